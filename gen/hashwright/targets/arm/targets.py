"""Armv6, the 32-bit Arm of the ARM11: and-not, but no or-not.

The Armv6 Architecture Reference Manual (DDI 0100) defines the instructions; latencies are those of the ARM1136
Technical Reference Manual (DDI 0211): 1 cycle for all of them. Not modelled for words of 32 bits: a register
can be shifted or rotated as an operand, which is then needed a cycle earlier. Words of 64 bits are in two
registers: a carry goes from one to the other, and shifts use shifted operands.
"""

from dataclasses import replace
from typing import Final

from hashwright.graph.ir import bswap
from hashwright.graph.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.machine import Emulation, Insn, Target, insn, pair


def words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers, here and on AArch64."""
    return (
        pair("add", lambda x, y: x + y, "{0} + {1}", "add", ty),
        pair("sub", lambda x, y: x - y, "{0} - {1}", "add", ty),
        pair("and", lambda x, y: x & y, "{0} & {1}", "logic", ty),
        pair("orr", lambda x, y: x | y, "{0} | {1}", "logic", ty),
        pair("eor", lambda x, y: x ^ y, "{0} ^ {1}", "logic", ty),
        pair("bic", lambda x, y: x & ~y, "{0} & ~{1}", "logic", ty),
        insn("mvn", lambda x: ~x, c="~{0}", asm="mvn {d}, {0}", work="logic", ty=ty),
        insn(
            "ror",
            lambda x, *, n: x.rotl(n),
            c=portable.ROTATED[ty],
            asm=f"ror {{d}}, {{0}}, {ty.bits}-{{n}}",
            work="rotate",
            ty=ty,
        ),
        insn("lsl", lambda x, *, n: x << n, c="{0} << {n}", asm="lsl {d}, {0}, {n}", work="shift", ty=ty),
        insn("lsr", lambda x, *, n: x >> n, c="{0} >> {n}", asm="lsr {d}, {0}, {n}", work="shift", ty=ty),
        insn("rev", bswap, c=portable.swapped(ty), asm="rev {d}, {0}", work="shuffle", ty=ty),
    )


# By operation on two registers: the number of instructions, and their cycles.
PAIRED: Final = {"add": (2, 2), "sub": (2, 2), "ror": (4, 2), "lsl": (3, 2), "lsr": (3, 2)}
EACH: Final = (2, 1)  # if the registers are independent of each other


def _paired(each: Insn) -> Insn:
    size, latency = PAIRED.get(each.name, EACH)
    return replace(each, asm=(), size=size, latency=latency)


WORDS: Final = portable.general(Ty.U32, words(Ty.U32))

ARMV6: Final = Target(
    name="armv6",
    title="32-bit Arm since Armv6",
    features=frozenset({"armv6"}),
    units=(WORDS, portable.general(Ty.U64, map(_paired, words(Ty.U64)))),
    c_flags=("-march=armv6",),
    planes=(portable.planes(WORDS),),
    emulation=Emulation("arm-linux-none", ("-mcpu=arm1136j_s",), ("qemu-arm",)),
)
