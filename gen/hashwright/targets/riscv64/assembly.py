"""RISC-V in assembly: the register file and frames.

Mnemonics and pseudo-instructions are those of The RISC-V Instruction Set Manual, volume I, and of the RISC-V
Assembly Programmer's Manual. The assembler replaces a branch that does not reach its target by two. Words in
memory may be at any address, as the extension Zicclsm allows.
"""

from dataclasses import replace
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile
from hashwright.targets.riscv64.architecture import RISCV64

_CONVENTION: Final = RISCV64.conventions["lp64"]

# Caller-saved registers come first.
_NAMES: Final = (*(f"t{n}" for n in range(7)), *_CONVENTION.arguments, *_CONVENTION.saved)

WORDS: Final = RegisterFile(  # the upper half of a register is the sign extension of the word, or arbitrary
    names=_NAMES,
    full=_NAMES,
    bytes=4,
    operand_bytes=4,
    load="lw {d}, {m}",
    store="sw {0}, {m}",
    move="mv {d}, {0}",
    constant="lw {d}, {m}",
    constant_bytes=4,
)
LONG_WORDS: Final = replace(
    WORDS,
    bytes=8,
    operand_bytes=8,
    load="ld {d}, {m}",
    store="sd {0}, {m}",
    constant="ld {d}, {m}",
    constant_bytes=8,
)
GENERAL: Final = {Ty.U32: WORDS, Ty.U64: LONG_WORDS}

ISA: Final = Isa(
    name="riscv64",
    arguments=_CONVENTION.arguments,
    stack=_CONVENTION.stack.pointer,
    frame="",
    general=GENERAL,
    skip="beqz {d}, {to}",
    repeat="addi {d}, {d}, -1; bnez {d}, {to}",
    advance="addi {d}, {d}, {n}",
    follow="",  # only for lanes
    table="lla {d}, {to}",
    load="ld {d}, {m}",
    plus="add {d}, {d}, {0}",
    copy="mv {d}, {0}",
    set="li {d}, {n}",
    has_index=False,
)
