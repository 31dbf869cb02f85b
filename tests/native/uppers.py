"""Finds x86-64 instructions without VEX that are reached while upper halves of vector registers are in use.

Processors then merge or save these halves, which takes tens of cycles. Upper halves are in use from an
instruction that writes more than 128 bits of one of the first sixteen registers until vzeroupper or vzeroall.
All paths through a function are followed, and into called functions of its section. Upper halves must not be in
use at other calls, and at returns.

What this does not catch: halves that outside callers, or functions elsewhere, leave in use. Computed jumps are
assumed to reach all otherwise unreached places of the function.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Any, Final

from capstone import CS_ARCH_X86, CS_GRP_CALL, CS_GRP_JUMP, CS_GRP_RET, CS_MODE_64, Cs
from capstone.x86 import X86_OP_IMM, X86_OP_REG
from elftools.elf.elffile import ELFFile

PREFIXES: Final = frozenset((0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65, 0x67))  # of segments and the size of addresses
ENCODED: Final = frozenset((0x62, 0x8F, 0xC4, 0xC5))  # the first bytes of EVEX, XOP and VEX
CLEAN: Final = frozenset(("vzeroupper", "vzeroall"))
BOTH: Final = (False, True)
WIDE: Final = frozenset(f"{kind}mm{n}" for kind in "yz" for n in range(16))
NARROW: Final = frozenset(f"xmm{n}" for n in range(16))
TRAPS: Final = frozenset(("ud2", "hlt"))


@dataclass(frozen=True, slots=True)
class Function:
    """A function of a section: its position, and whether other files can call it."""

    name: str
    start: int
    end: int
    is_global: bool


@dataclass(frozen=True, slots=True)
class Place:
    """An instruction that is reached."""

    at: int  # address
    dirty: bool  # with upper halves in use?
    called: bool  # was its function called with upper halves in use?


Call = tuple[Function, bool]  # and whether it is called with upper halves in use


class Flow(Enum):
    """The successors of an instruction."""

    ON = auto()
    BRANCH = auto()
    JUMP = auto()
    CALL = auto()
    RETURN = auto()
    NOWHERE = auto()


FLOWS: Final = {CS_GRP_RET: Flow.RETURN, CS_GRP_CALL: Flow.CALL, CS_GRP_JUMP: Flow.BRANCH}


@dataclass(frozen=True, slots=True)
class Meaning:
    """The relevant properties of an instruction, independent of its position."""

    flow: Flow
    distance: int | None  # from its own address to the one that it names
    is_legacy: bool  # is it an instruction for vector registers that has no VEX?
    is_wide: bool  # does it write more than 128 bits of one of the first sixteen registers?
    cleans: bool


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction of a section."""

    at: int
    size: int
    text: str
    owner: Function
    meaning: Meaning


def faults(path: Path) -> list[str]:
    """The instructions of an object file that are wrongly reached with upper halves in use."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        found: list[str] = []
        for number, functions in _functions(elf).items():
            moved = {
                each["r_offset"] for table in _relocations(elf, number) for each in table.iter_relocations()
            }
            found += _Section(elf.get_section(number).data(), functions, moved).faults()
        return found


def _functions(elf: Any) -> dict[int, list[Function]]:
    """The functions of each section, by its number."""
    found = defaultdict(list)
    table = elf.get_section_by_name(".symtab")  # none if the file is for another architecture
    for symbol in table.iter_symbols() if table else ():
        if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_shndx"] != "SHN_UNDEF":
            start, is_global = symbol["st_value"], symbol["st_info"]["bind"] != "STB_LOCAL"
            found[symbol["st_shndx"]].append(Function(symbol.name, start, start + symbol["st_size"], is_global))
    return found


def _relocations(elf: Any, number: int) -> Iterator[Any]:
    return (each for each in elf.iter_sections() if each["sh_type"] == "SHT_RELA" and each["sh_info"] == number)


class _Section:
    """The functions of a section, with the states in which their instructions are reached."""

    def __init__(self, code: bytes, functions: Sequence[Function], moved: Collection[int]) -> None:
        machine = Cs(CS_ARCH_X86, CS_MODE_64)
        self._insns = {
            at: Instruction(at, size, f"{name} {operands}".strip(), each, _meaning(code[at : at + size]))
            for each in functions
            for at, size, name, operands in machine.disasm_lite(code[each.start : each.end], each.start)
        }
        self._functions = functions
        self._moved = moved  # the places that the linker fills
        self._reached: set[Place] = set()
        self._returned: defaultdict[Call, set[bool]] = defaultdict(set)
        self._behind: defaultdict[Call, set[tuple[int, bool]]] = defaultdict(
            set
        )  # calls: the place, and in which
        self._before: defaultdict[Call, set[Call]] = defaultdict(set)  # calls that end by a jump to this one
        self._computed: defaultdict[Function, set[Place]] = defaultdict(set)  # jumps
        self._faults: dict[str, None] = {}

    def faults(self) -> list[str]:
        self._follow([Place(each.start, False, False) for each in self._functions if each.is_global])
        for at, insn in self._insns.items():
            if all(Place(at, dirty, called) not in self._reached for dirty in BOTH for called in BOTH):
                self._follow([replace(jump, at=at) for jump in self._computed[insn.owner]])
        return list(self._faults)

    def _follow(self, places: list[Place]) -> None:
        while places:
            place = places.pop()
            if place not in self._reached and place.at in self._insns:
                self._reached.add(place)
                places += self._next(self._insns[place.at], place)

    def _next(self, insn: Instruction, place: Place) -> list[Place]:
        """The successors of an instruction."""
        meaning, after, call = insn.meaning, insn.at + insn.size, (insn.owner, place.called)
        match meaning.flow:
            case Flow.NOWHERE:
                return []
            case Flow.RETURN:
                return self._return(insn, call, place.dirty)
            case Flow.CALL:
                return self._call(insn, after, place)
            case Flow.JUMP:
                return self._jump(insn, call, place)
            case Flow.BRANCH:
                return [replace(place, at=after), *self._jump(insn, call, place)]
        if meaning.is_legacy:
            self._refuse(insn, place.dirty)
        return [Place(after, not meaning.cleans and (place.dirty or meaning.is_wide), place.called)]

    def _target(self, insn: Instruction) -> Instruction | None:
        """The target of a jump or a call, if it is in the section."""
        distance = insn.meaning.distance
        if distance is None or any(at in self._moved for at in range(insn.at, insn.at + insn.size)):
            return None
        return self._insns.get(insn.at + distance)

    def _call(self, insn: Instruction, after: int, place: Place) -> list[Place]:
        target = self._target(insn)
        if target is None:
            self._refuse(insn, place.dirty)
            return [Place(after, False, place.called)]
        made = (target.owner, place.dirty)
        self._behind[made].add((after, place.called))
        return [
            Place(target.at, place.dirty, place.dirty),
            *(Place(after, state, place.called) for state in self._returned[made]),
        ]

    def _jump(self, insn: Instruction, call: Call, place: Place) -> list[Place]:
        target = self._target(insn)
        if target is None and insn.meaning.distance is not None:
            return self._return(insn, call, place.dirty)  # by a function elsewhere
        if target is None:
            self._computed[call[0]].add(place)
            return []
        made = (target.owner, place.dirty)
        if made[0] == call[0]:
            return [replace(place, at=target.at)]
        self._before[made].add(call)
        further = [each for state in self._returned[made] for each in self._return(insn, call, state)]
        return [Place(target.at, place.dirty, place.dirty), *further]

    def _return(self, insn: Instruction, call: Call, dirty: bool) -> list[Place]:
        if dirty in self._returned[call]:
            return []
        if call[0].is_global:
            self._refuse(insn, dirty)
        self._returned[call].add(dirty)
        further = [place for each in self._before[call] for place in self._return(insn, each, dirty)]
        return [Place(at, dirty, called) for at, called in self._behind[call]] + further

    def _refuse(self, insn: Instruction, dirty: bool) -> None:
        if dirty:
            self._faults[f"{insn.owner.name}+{insn.at - insn.owner.start:#x}: {insn.text}"] = None


@cache
def _disassembler() -> Any:
    machine = Cs(CS_ARCH_X86, CS_MODE_64)
    machine.detail = True
    return machine


@cache
def _meaning(code: bytes) -> Meaning:
    """The properties of an instruction at address 0: few differ, and details are ten times as slow."""
    insn = next(_disassembler().disasm(code, 0))
    flow = next((flow for group, flow in FLOWS.items() if insn.group(group)), Flow.ON)
    if flow is Flow.BRANCH and insn.mnemonic == "jmp":
        flow = Flow.JUMP
    if insn.mnemonic in TRAPS:
        flow = Flow.NOWHERE
    operands = insn.operands
    is_direct = flow is not Flow.ON and operands and operands[0].type == X86_OP_IMM
    first = next(byte for byte in code if byte not in PREFIXES)
    names = {insn.reg_name(each) for registers in insn.regs_access() for each in registers}
    written = {insn.reg_name(each.reg) for each in operands[:1] if each.type == X86_OP_REG}
    return Meaning(
        flow,
        operands[0].imm if is_direct else None,
        is_legacy=first not in ENCODED and not NARROW.isdisjoint(names),
        is_wide=not WIDE.isdisjoint(written),
        cleans=insn.mnemonic in CLEAN,
    )
