"""RISC-V with 64-bit registers: without rotates, and with the bit manipulation extension Zbb.

The RISC-V Instruction Set Manual, volume I (RV64I, and the chapter on Zbb), defines the instructions. Sums and
shifts of words of 32 bits are ADDW, SUBW, SLLIW, SRLIW, and RORIW in Zbb, which also has ANDN, ORN, XNOR and
REV8. The latencies are those of SiFive's U74 (U74-MC Core Complex Manual): 1 cycle for all of them.
"""

from collections.abc import Callable
from typing import Final

from hashwright.graph.ir import Node, bswap
from hashwright.graph.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.machine import Emulation, Insn, Target, Unit, insn, pair
from hashwright.targets.riscv64 import assembly


def _suffix(ty: Ty) -> str:
    """The suffix of instructions for words of a type."""
    return "w" if ty is Ty.U32 else ""


def _shift(name: str, sem: Callable[..., Node], c: str, ty: Ty) -> Insn:
    return insn(name, sem, c=c, asm=f"{name} {{d}}, {{0}}, {{n}}", work="shift", ty=ty)


def _base(ty: Ty) -> tuple[Insn, ...]:
    """The instructions of every processor for words of a type."""
    w = _suffix(ty)
    return (
        pair(f"add{w}", lambda x, y: x + y, "{0} + {1}", "add", ty),
        pair(f"sub{w}", lambda x, y: x - y, "{0} - {1}", "add", ty),
        pair("and", lambda x, y: x & y, "{0} & {1}", "logic", ty),
        pair("or", lambda x, y: x | y, "{0} | {1}", "logic", ty),
        pair("xor", lambda x, y: x ^ y, "{0} ^ {1}", "logic", ty),
        insn("not", lambda x: ~x, c="~{0}", asm="not {d}, {0}", work="logic", ty=ty),
        _shift(f"slli{w}", lambda x, *, n: x << n, "{0} << {n}", ty),
        _shift(f"srli{w}", lambda x, *, n: x >> n, "{0} >> {n}", ty),
    )


def _zbb(ty: Ty) -> tuple[Insn, ...]:
    """The instructions of Zbb for words of a type."""
    rori = f"rori{_suffix(ty)}"
    return (
        pair("andn", lambda x, y: x & ~y, "{0} & ~{1}", "logic", ty),
        pair("orn", lambda x, y: x | ~y, "{0} | ~{1}", "logic", ty),
        pair("xnor", lambda x, y: x ^ ~y, "{0} ^ ~{1}", "logic", ty),
        insn(
            rori,
            lambda x, *, n: x.rotl(n),
            c=portable.ROTATED[ty],
            asm=f"{rori} {{d}}, {{0}}, {ty.bits}-{{n}}",
            work="rotate",
            ty=ty,
        ),
    )


# The only rotate of planes: passes/rotates.py has those of words.
ROTATE: Final = insn(
    "slli+srli+or", lambda x, *, n: x.rotl(n), c=portable.ROTATED[Ty.U64], ty=Ty.U64, latency=2, size=3
)
REV8: Final = insn("rev8", bswap, c=portable.swapped(Ty.U64), asm="rev8 {d}, {0}", work="shuffle", ty=Ty.U64)


def _general(ty: Ty, *insns: Insn) -> Unit:
    return portable.general(ty, insns, assembly.GENERAL[ty])


WORDS: Final = _general(Ty.U32, *_base(Ty.U32))
WORDS_ZBB: Final = _general(Ty.U32, *_base(Ty.U32), *_zbb(Ty.U32))
LONG_WORDS: Final = _general(Ty.U64, *_base(Ty.U64))
LONG_WORDS_ZBB: Final = _general(Ty.U64, *_base(Ty.U64), *_zbb(Ty.U64), REV8)

TRIPLE: Final = "riscv64-linux-none"

TARGETS: Final = (
    Target(
        name="riscv64",
        title="any 64-bit RISC-V",
        features=frozenset({"riscv64"}),
        units=(WORDS, LONG_WORDS),
        c_flags=("-march=rv64gc",),
        planes=(portable.planes(_general(Ty.U64, *LONG_WORDS.insns, ROTATE)),),
        isa=assembly.ISA,
        emulation=Emulation(TRIPLE, (), ("qemu-riscv64",)),
    ),
    Target(
        name="riscv64-zbb",
        title="64-bit RISC-V with Zbb",
        features=frozenset({"riscv64", "zbb"}),
        units=(WORDS_ZBB, LONG_WORDS_ZBB),
        c_flags=("-march=rv64gc_zbb",),
        planes=(portable.planes(LONG_WORDS_ZBB),),
        isa=assembly.ISA,
        emulation=Emulation(TRIPLE, ("-mcpu=baseline_rv64+zbb",), ("qemu-riscv64", "-cpu", "rv64,zbb=true")),
    ),
)
