"""RISC-V with 64-bit registers: without rotates, and with the bit manipulation extension Zbb.

What the instructions do is in The RISC-V Instruction Set Manual, volume I (RV64I, and the chapter on Zbb): sums
and shifts of words are ADDW, SUBW, SLLIW, SRLIW, and RORIW in Zbb, which also has ANDN, ORN and XNOR. All of
them take 1 cycle in SiFive's U74 (U74-MC Core Complex Manual), and are taken to do so here.
"""

from typing import Final

from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.model import SCALAR, Emulation, Target, Unit, insn

BASE: Final = (
    insn("addw", lambda x, y: x + y, c="{0} + {1}"),
    insn("subw", lambda x, y: x - y, c="{0} - {1}"),
    insn("and", lambda x, y: x & y, c="{0} & {1}"),
    insn("or", lambda x, y: x | y, c="{0} | {1}"),
    insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}"),
    insn("not", lambda x: ~x, c="~{0}"),
    insn("slliw", lambda x, *, n: x << n, c="{0} << {n}"),
    insn("srliw", lambda x, *, n: x >> n, c="{0} >> {n}"),
)

ZBB: Final = (
    insn("andn", lambda x, y: x & ~y, c="{0} & ~{1}"),
    insn("orn", lambda x, y: x | ~y, c="{0} | ~{1}"),
    insn("xnor", lambda x, y: x ^ ~y, c="{0} ^ ~{1}"),
    insn("roriw", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})"),
)

PLANES_ZBB: Final = (
    insn("andn", lambda x, y: x & ~y, c="{0} & ~{1}", ty=Ty.U64),
    insn("orn", lambda x, y: x | ~y, c="{0} | ~{1}", ty=Ty.U64),
    insn("xnor", lambda x, y: x ^ ~y, c="{0} ^ ~{1}", ty=Ty.U64),
)

TRIPLE: Final = "riscv64-linux-none"

TARGETS: Final = (
    Target(
        name="riscv64",
        title="RISC-V, 64 bits, any",
        features=frozenset({"riscv64"}),
        units=(Unit(Ty.U32, SCALAR, portable.WORD, BASE),),
        c_flags=("-march=rv64gc",),
        planes=(portable.planes(Ty.U64, rotate=3),),
        emulation=Emulation(TRIPLE, (), ("qemu-riscv64",)),
    ),
    Target(
        name="riscv64-zbb",
        title="RISC-V, 64 bits, with Zbb",
        features=frozenset({"riscv64", "zbb"}),
        units=(Unit(Ty.U32, SCALAR, portable.WORD, (*BASE, *ZBB)),),
        c_flags=("-march=rv64gc_zbb",),
        planes=(portable.planes(Ty.U64, *PLANES_ZBB),),
        emulation=Emulation(TRIPLE, ("-mcpu=baseline_rv64+zbb",), ("qemu-riscv64", "-cpu", "rv64,zbb=true")),
    ),
)
