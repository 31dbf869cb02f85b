"""Armv6, the 32-bit Arm of the ARM11: and-not, but no or-not.

What the instructions do is in the Armv6 Architecture Reference Manual (DDI 0100); latencies are those of the
ARM1136 Technical Reference Manual (DDI 0211) in cycles: 1 for all of them. That a register may be shifted or
rotated as an operand, at the price of needing it a cycle earlier, is not modelled for words of 32 bits. Words
of 64 bits are in two registers: a carry goes from one to the other, and shifts use shifted operands.
"""

from dataclasses import replace
from typing import Final

from hashwright.ir import bswap
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.model import Emulation, Insn, Target, insn


def words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers, here and on AArch64."""
    return (
        insn("add", lambda x, y: x + y, c="{0} + {1}", ty=ty),
        insn("sub", lambda x, y: x - y, c="{0} - {1}", ty=ty),
        insn("and", lambda x, y: x & y, c="{0} & {1}", ty=ty),
        insn("orr", lambda x, y: x | y, c="{0} | {1}", ty=ty),
        insn("eor", lambda x, y: x ^ y, c="{0} ^ {1}", ty=ty),
        insn("bic", lambda x, y: x & ~y, c="{0} & ~{1}", ty=ty),
        insn("mvn", lambda x: ~x, c="~{0}", ty=ty),
        insn("ror", lambda x, *, n: x.rotl(n), c=portable.ROTATED[ty], ty=ty),
        insn("lsl", lambda x, *, n: x << n, c="{0} << {n}", ty=ty),
        insn("lsr", lambda x, *, n: x >> n, c="{0} >> {n}", ty=ty),
        insn("rev", bswap, c=portable.swapped(ty), ty=ty),
    )


# By instruction on two registers: how many instructions it is, and how many cycles they take.
PAIRED: Final = {"add": (2, 2), "sub": (2, 2), "ror": (4, 2), "lsl": (3, 2), "lsr": (3, 2)}
EACH: Final = (2, 1)  # where the registers have nothing to do with each other


def _paired(each: Insn) -> Insn:
    size, latency = PAIRED.get(each.name, EACH)
    return replace(each, size=size, latency=latency)


WORDS: Final = portable.general(Ty.U32, words(Ty.U32))

ARMV6: Final = Target(
    name="armv6",
    title="32-bit Arm since Armv6",
    features=frozenset({"armv6"}),
    units=(WORDS, portable.general(Ty.U64, map(_paired, words(Ty.U64)))),
    c_flags=("-march=armv6",),
    planes=(portable.planes(WORDS),),
    emulation=Emulation("arm-linux-none", ("-mcpu=arm1136j_s",), ("qemu-arm", "-cpu", "arm1136")),
)
