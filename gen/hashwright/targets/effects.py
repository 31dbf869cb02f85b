"""The operands and kinds of work of machine instructions.

Cores distinguish kinds of work: see cores.py. A target's tables contain the kinds of its instructions, and
their spellings show the use of operands. For the other instructions of a routine, the sources are volume 2 of
Intel's Software Developer's Manual and the Arm Architecture Reference Manual (DDI 0487).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final

from hashwright.errors import UserError
from hashwright.targets import TARGETS
from hashwright.targets.assembly import DESTINATION, Token, spelling
from hashwright.targets.cores import GENERAL, VECTOR, WIDE
from hashwright.targets.machine import Insn
from hashwright.targets.routine import Ins, Mem

# The use of the first operand; or memory is read, and the value is not used.
RESULT, CHANGED, READ, FETCHED = "result", "changed", "read", "fetched"
MERGES: Final = "p0/m"  # inactive lanes keep its value

# The instructions outside the tables of targets, by instruction set and by the use of the first operand: kinds
# of work, and the mnemonics of each.
AROUND: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "x86_64": {
        RESULT: {
            "move": "mov movdqa movdqu vmovdqa vmovdqu vmovdqa32 vmovdqu32 vmovdqa64 vmovdqu64 "
            "vpbroadcastd vpbroadcastq",
            "logic": "vpcmpeqd",
            "interleave": "vpunpckldq vpunpckhdq vpunpcklqdq vpunpckhqdq",
            "insert": "vinserti128 vinserti32x4 vinserti64x4",
            "permute": "vshufi64x2",
        },
        CHANGED: {
            "logic": "cmovne pcmpeqd",
            "interleave": "punpckldq punpckhdq punpcklqdq punpckhqdq",
        },
        READ: {
            "logic": "test cmp",
            "branch": "jz jnz",
            "insert": "vextracti128 vextracti32x4 vextracti64x4",
        },
        FETCHED: {"move": "prefetcht0"},
    },
    "aarch64": {
        RESULT: {
            "move": "mov movprfx movi ldr ld1rw ld1rd",
            "add": "subs address cntw cntd addvl index",
            "logic": "csel ptrue",
            "interleave": "zip1 zip2 uzp1",
            "gather": "ld1d ld1w",
        },
        READ: {"logic": "cmp", "move": "str st1w st1d", "branch": "cbz b.ne"},
        FETCHED: {"move": "prfm"},
    },
    "riscv64": {
        RESULT: {"move": "mv li lla lw ld", "add": "add addi"},
        READ: {"move": "sw sd", "branch": "beqz bnez"},
    },
}


def _around(isa: str) -> Iterator[tuple[str, str, str]]:
    """Mnemonic, kind of work and use of the first operand, from the table."""
    for fate, kinds in AROUND[isa].items():
        for kind, mnemonics in kinds.items():
            yield from ((mnemonic, kind, fate) for mnemonic in mnemonics.split())


def _written(insn: Insn, text: str) -> Iterator[tuple[str, str, str]]:
    """The same for a spelling, for the instructions between an operand and the result."""
    spelled, kinds = spelling(text), insn.work.split()
    is_overwritten = len(spelled.named) < len(insn.operands) + len(insn.more)
    first = len(spelled) - len(kinds)
    for number, (mnemonic, operands) in enumerate(spelled.lines):
        sources = [each.name for each in operands[1:] if isinstance(each, Token)]
        is_read = DESTINATION not in sources and (is_overwritten or number > 0)
        if number >= first:
            yield mnemonic, kinds[number - first], CHANGED if is_read or MERGES in operands else RESULT


def _spellings(isa: str) -> list[tuple[Insn, str]]:
    """The instructions of an instruction set with each of their spellings, the best ones of all first."""
    targets = [target for target in TARGETS.values() if target.isa and target.isa.name == isa]
    insns = dict.fromkeys(insn for target in targets for unit in target.units for insn in unit.insns)
    ranked = [(rank, insn, text) for insn in insns for rank, text in enumerate(insn.asm)]
    return [(insn, text) for _, insn, text in sorted(ranked, key=itemgetter(0))]


def _work(isa: str) -> dict[str, tuple[str, str]]:
    """By mnemonic: kind of work, and the use of the first operand.

    A spelling other than the best may be of another kind, as LEA is for ADD: its own instruction has the kind.
    """
    found = {mnemonic: (kind, fate) for mnemonic, kind, fate in _around(isa)}
    for insn, text in _spellings(isa):
        for mnemonic, kind, fate in _written(insn, text):
            known, before = found.get(mnemonic, (kind, fate))
            found[mnemonic] = (known, CHANGED if CHANGED in (before, fate) else fate)
    return found


WORK: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {isa: _work(isa) for isa in AROUND}
INDEPENDENT: Final = frozenset({"pcmpeqd", "vpcmpeqd"})  # of a register compared with itself

# Kinds that depend on the operands; LEA3 is a sum of three.
LOAD, STORE, MOVE, IMMEDIATE, LEA, LEA3 = "load", "store", "move", "immediate", "lea", "lea3"


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of one machine instruction. A register has the same name at every width."""

    kind: str  # of work
    file: str  # the class of its registers
    reads: tuple[str, ...]  # registers, without those of memory addresses; the first operand first
    writes: str  # a register; empty: none
    load: Mem | None
    store: Mem | None
    changes: bool  # is the written register's previous value an operand, too?


@lru_cache(1 << 14)  # the variants of a routine share most of their instructions
def effect(ins: Ins, isa: str) -> Effect:
    """The effect of an instruction. Raises UserError for one that is not in the table."""
    if ins.mnemonic not in WORK[isa]:
        raise UserError(f"no core's table has '{ins.mnemonic}'; write a schedule without it")
    kind, fate = WORK[isa][ins.mnemonic]
    registers = [name for each in ins.operands if isinstance(each, str) and (name := common(each))]
    memory = next((each for each in ins.operands if isinstance(each, Mem)), None)
    is_address = kind == LEA or (memory is not None and bool(memory.label))
    is_written = fate == READ or (fate != FETCHED and ins.operands and ins.operands[0] is memory)
    store = memory if is_written else None
    load = memory if store is None and not is_address else None
    writes = registers[0] if fate in (RESULT, CHANGED) and store is None else ""
    reads = tuple(registers[1:] if fate == RESULT and writes else registers)
    is_changed = fate == CHANGED and bool(writes)
    if ins.mnemonic in INDEPENDENT and len(set(registers)) == 1:
        reads, is_changed = (), False
    if is_address:
        reads += addressed(memory)
    if kind in (MOVE, "transfer"):
        kind = LOAD if load else STORE if store else kind if reads else IMMEDIATE
    if kind == LEA and memory and memory.index and memory.disp:
        kind = LEA3
    return Effect(kind, _class(ins), reads, writes, load, store, is_changed)


def addressed(memory: Mem | None) -> tuple[str, ...]:
    """The registers of an address."""
    return tuple(common(each) for each in (memory.base, memory.index) if each) if memory else ()


REGISTER: Final = re.compile(
    r"\{?(?:(?:[xyz]mm|[vqz])(?P<vector>\d+)|(?P<arm>[wxp]\d+)|(?P<riscv>[ast]\d+)|[re]?(?P<x86>[a-ds]?[ipx]|\d+)d?$)"
)


@lru_cache(1 << 10)
def common(operand: str) -> str:
    """The name of a register at any width or element; empty for other operands."""
    found = REGISTER.match(operand)
    if not found:
        return ""
    if found["vector"]:
        return f"v{found['vector']}"
    return found["x86"] or found["riscv"] or found["arm"].replace("w", "x")


def _class(ins: Ins) -> str:
    """The class of its first register."""
    first = next((each for each in ins.operands if isinstance(each, str) and common(each)), "")
    return WIDE if first.startswith("zmm") else VECTOR if common(first).startswith("v") else GENERAL


FIXED: Final = 4  # bytes of an instruction
X86: Final = {GENERAL: 3, VECTOR: 5, WIDE: 6}  # bytes of one without displacement and immediate, about
AVX512: Final = re.compile(
    r"v(pternlog|prol|p(and|andn|or|xor)[dq]$|\w+(32|64)(x\d)?$)"
)  # as long as wide ones
SHORT, LONG = 1, 4  # bytes of a number


def size(ins: Ins, isa: str) -> int:
    """The bytes of an instruction; an estimate for x86, without details of prefixes: 5 % off in a kernel."""
    if isa != "x86_64":
        return FIXED
    file = WIDE if AVX512.match(ins.mnemonic) else _class(ins)
    numbers = [
        each.disp // (each.bytes if file == WIDE else 1) for each in ins.operands if isinstance(each, Mem)
    ]
    numbers += [each for each in ins.operands if isinstance(each, int)]
    return X86[file] + sum(SHORT if -128 <= each < 128 else LONG for each in numbers if each)
