"""RISC-V with 64-bit registers: without rotates, and with the bit manipulation extension Zbb.

What the instructions do is in The RISC-V Instruction Set Manual, volume I (RV64I, and the chapter on Zbb): of
words of 32 bits, sums and shifts are ADDW, SUBW, SLLIW, SRLIW, and RORIW in Zbb, which also has ANDN, ORN, XNOR
and REV8. All of them take 1 cycle in SiFive's U74 (U74-MC Core Complex Manual), and are assumed to do so here.
"""

from typing import Final

from hashwright.ir import bswap
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.machine import Emulation, Insn, Target, insn


def _suffix(ty: Ty) -> str:
    """How instructions for words of a type end."""
    return "w" if ty is Ty.U32 else ""


def _base(ty: Ty) -> tuple[Insn, ...]:
    """What every processor has for words of a type."""
    w = _suffix(ty)
    return (
        insn(f"add{w}", lambda x, y: x + y, c="{0} + {1}", ty=ty),
        insn(f"sub{w}", lambda x, y: x - y, c="{0} - {1}", ty=ty),
        insn("and", lambda x, y: x & y, c="{0} & {1}", ty=ty),
        insn("or", lambda x, y: x | y, c="{0} | {1}", ty=ty),
        insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}", ty=ty),
        insn("not", lambda x: ~x, c="~{0}", ty=ty),
        insn(f"slli{w}", lambda x, *, n: x << n, c="{0} << {n}", ty=ty),
        insn(f"srli{w}", lambda x, *, n: x >> n, c="{0} >> {n}", ty=ty),
    )


def _zbb(ty: Ty) -> tuple[Insn, ...]:
    """What Zbb adds for words of a type."""
    return (
        insn("andn", lambda x, y: x & ~y, c="{0} & ~{1}", ty=ty),
        insn("orn", lambda x, y: x | ~y, c="{0} | ~{1}", ty=ty),
        insn("xnor", lambda x, y: x ^ ~y, c="{0} ^ ~{1}", ty=ty),
        insn(f"rori{_suffix(ty)}", lambda x, *, n: x.rotl(n), c=portable.ROTATED[ty], ty=ty),
    )


# Planes have no other way to rotate: see lower/rotates.py for what words of 32 bits have.
ROTATE: Final = insn(
    "slli+srli+or", lambda x, *, n: x.rotl(n), c=portable.ROTATED[Ty.U64], ty=Ty.U64, latency=2, size=3
)
REV8: Final = insn("rev8", bswap, c=portable.swapped(Ty.U64), ty=Ty.U64)

LONG_WORDS: Final = portable.general(Ty.U64, (*_base(Ty.U64), ROTATE))
LONG_WORDS_ZBB: Final = portable.general(Ty.U64, (*_base(Ty.U64), *_zbb(Ty.U64), REV8))

TRIPLE: Final = "riscv64-linux-none"

TARGETS: Final = (
    Target(
        name="riscv64",
        title="RISC-V, 64 bits, any",
        features=frozenset({"riscv64"}),
        units=(portable.general(Ty.U32, _base(Ty.U32)), LONG_WORDS),
        c_flags=("-march=rv64gc",),
        planes=(portable.planes(LONG_WORDS),),
        emulation=Emulation(TRIPLE, (), ("qemu-riscv64",)),
    ),
    Target(
        name="riscv64-zbb",
        title="RISC-V, 64 bits, with Zbb",
        features=frozenset({"riscv64", "zbb"}),
        units=(portable.general(Ty.U32, (*_base(Ty.U32), *_zbb(Ty.U32))), LONG_WORDS_ZBB),
        c_flags=("-march=rv64gc_zbb",),
        planes=(portable.planes(LONG_WORDS_ZBB),),
        emulation=Emulation(TRIPLE, ("-mcpu=baseline_rv64+zbb",), ("qemu-riscv64", "-cpu", "rv64,zbb=true")),
    ),
)
