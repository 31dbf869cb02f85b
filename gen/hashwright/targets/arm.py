"""Armv6, the 32-bit Arm of the ARM11: and-not, but no or-not.

What the instructions do is in the Armv6 Architecture Reference Manual (DDI 0100); latencies are those of the
ARM1136 Technical Reference Manual (DDI 0211) in cycles: 1 for all of them. That a register may be shifted or
rotated as an operand, at the price of needing it a cycle earlier, is not modelled.
"""

from typing import Final

from hashwright.ir import bswap
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.model import SCALAR, Emulation, Target, Unit, insn

GENERAL: Final = Unit(
    Ty.U32,
    SCALAR,
    portable.WORD,
    (
        insn("add", lambda x, y: x + y, c="{0} + {1}"),
        insn("sub", lambda x, y: x - y, c="{0} - {1}"),
        insn("and", lambda x, y: x & y, c="{0} & {1}"),
        insn("orr", lambda x, y: x | y, c="{0} | {1}"),
        insn("eor", lambda x, y: x ^ y, c="{0} ^ {1}"),
        insn("bic", lambda x, y: x & ~y, c="{0} & ~{1}"),
        insn("mvn", lambda x: ~x, c="~{0}"),
        insn("ror", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})"),
        insn("lsl", lambda x, *, n: x << n, c="{0} << {n}"),
        insn("lsr", lambda x, *, n: x >> n, c="{0} >> {n}"),
        insn("rev", bswap, c=portable.SWAPPED),
    ),
)

ARMV6: Final = Target(
    name="armv6",
    title="32-bit Arm since Armv6",
    features=frozenset({"armv6"}),
    units=(GENERAL,),
    c_flags=("-march=armv6",),
    planes=(portable.planes(Ty.U32, insn("bic", lambda x, y: x & ~y, c="{0} & ~{1}")),),
    emulation=Emulation("arm-linux-none", ("-mcpu=arm1136j_s",), ("qemu-arm", "-cpu", "arm1136")),
)
