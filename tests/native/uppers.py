"""Can code of x86-64 reach an instruction without VEX while upper halves of vector registers are in use?

Processors then merge or save these halves, which takes tens of cycles. Upper halves are in use from an
instruction that writes more than 128 bits of one of the first sixteen registers until vzeroupper or vzeroall.
All ways through a function are followed, and into functions of its section that it calls. Whoever else is
called, or returned to, must find them not in use.

What this does not catch: halves that callers from outside, or functions elsewhere, leave in use; jumps to
addresses that are computed, but that they are taken to lead to all places of the function that nothing else
leads to.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
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
    """A function of a section: where it lies, and whether other files can call it."""

    name: str
    start: int
    end: int
    is_global: bool


@dataclass(frozen=True, slots=True)
class Place:
    """An instruction that is reached."""

    at: int  # address
    dirty: bool  # with upper halves in use?
    called: bool  # and was its function called so?


Call = tuple[Function, bool]  # and whether it is called with upper halves in use


def faults(path: Path) -> list[str]:
    """Where an object file has instructions that must not be reached with upper halves in use, and are."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        found: list[str] = []
        for number, section in enumerate(elf.iter_sections()):
            functions = list(_functions(elf, number))
            if functions:
                moved = {
                    each["r_offset"] for table in _relocations(elf, number) for each in table.iter_relocations()
                }
                found += _Section(section.data(), functions, moved).faults()
        return found


def _functions(elf: Any, number: int) -> Iterator[Function]:
    for symbol in elf.get_section_by_name(".symtab").iter_symbols():
        if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_shndx"] == number:
            start, is_global = symbol["st_value"], symbol["st_info"]["bind"] != "STB_LOCAL"
            yield Function(symbol.name, start, start + symbol["st_size"], is_global)


def _relocations(elf: Any, number: int) -> Iterator[Any]:
    return (each for each in elf.iter_sections() if each["sh_type"] == "SHT_RELA" and each["sh_info"] == number)


class _Section:
    """The functions of a section, and in which states their instructions are reached."""

    def __init__(self, code: bytes, functions: Sequence[Function], moved: Collection[int]) -> None:
        machine = Cs(CS_ARCH_X86, CS_MODE_64)
        machine.detail = True
        self._insns: dict[int, Any] = {}
        self._owner: dict[int, Function] = {}
        for each in functions:
            for insn in machine.disasm(code[each.start : each.end], each.start):
                self._insns[insn.address], self._owner[insn.address] = insn, each
        self._functions = functions
        self._moved = moved  # the places that the linker fills in
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
        for at, owner in self._owner.items():
            if all(Place(at, dirty, called) not in self._reached for dirty in BOTH for called in BOTH):
                self._follow([replace(jump, at=at) for jump in self._computed[owner]])
        return list(self._faults)

    def _follow(self, places: list[Place]) -> None:
        while places:
            place = places.pop()
            if place not in self._reached and place.at in self._insns:
                self._reached.add(place)
                places += self._next(self._insns[place.at], place)

    def _next(self, insn: Any, place: Place) -> list[Place]:
        """Where an instruction leads."""
        after, call = replace(place, at=insn.address + insn.size), (self._owner[place.at], place.called)
        if insn.mnemonic in TRAPS:
            return []
        if insn.group(CS_GRP_RET):
            return self._return(insn, call, place.dirty)
        if insn.group(CS_GRP_CALL):
            target = self._target(insn)
            if target is None:
                self._refuse(insn, place.dirty)
                return [replace(after, dirty=False)]
            made = (self._owner[target], place.dirty)
            self._behind[made].add((after.at, place.called))
            return [
                Place(target, place.dirty, place.dirty),
                *(replace(after, dirty=state) for state in self._returned[made]),
            ]
        if insn.group(CS_GRP_JUMP):
            return ([] if insn.mnemonic == "jmp" else [after]) + self._jump(insn, call, place)
        if _is_legacy(insn):
            self._refuse(insn, place.dirty)
        return [replace(after, dirty=insn.mnemonic not in CLEAN and (place.dirty or _is_wide(insn)))]

    def _target(self, insn: Any) -> int | None:
        """The place in the section that a jump or a call leads to, if it is one."""
        is_moved = any(at in self._moved for at in range(insn.address, insn.address + insn.size))
        if is_moved or insn.operands[0].type != X86_OP_IMM or insn.operands[0].imm not in self._owner:
            return None
        place: int = insn.operands[0].imm
        return place

    def _jump(self, insn: Any, call: Call, place: Place) -> list[Place]:
        target = self._target(insn)
        if target is None and insn.operands[0].type == X86_OP_IMM:
            return self._return(insn, call, place.dirty)  # by a function elsewhere
        if target is None:
            self._computed[call[0]].add(place)
            return []
        made = (self._owner[target], place.dirty)
        if made[0] == call[0]:
            return [replace(place, at=target)]
        self._before[made].add(call)
        further = [each for state in self._returned[made] for each in self._return(insn, call, state)]
        return [Place(target, place.dirty, place.dirty), *further]

    def _return(self, insn: Any, call: Call, dirty: bool) -> list[Place]:
        if dirty in self._returned[call]:
            return []
        if call[0].is_global:
            self._refuse(insn, dirty)
        self._returned[call].add(dirty)
        further = [place for each in self._before[call] for place in self._return(insn, each, dirty)]
        return [Place(at, dirty, called) for at, called in self._behind[call]] + further

    def _refuse(self, insn: Any, dirty: bool) -> None:
        if dirty:
            owner = self._owner[insn.address]
            text = f"{owner.name}+{insn.address - owner.start:#x}: {insn.mnemonic} {insn.op_str}"
            self._faults[text.strip()] = None


def _is_legacy(insn: Any) -> bool:
    """Is it an instruction for vector registers that has no VEX?"""
    first = next(byte for byte in insn.bytes if byte not in PREFIXES)
    names = {insn.reg_name(each) for registers in insn.regs_access() for each in registers}
    return first not in ENCODED and not NARROW.isdisjoint(names)


def _is_wide(insn: Any) -> bool:
    """Does it write more than 128 bits of one of the first sixteen registers?"""
    return any(each.type == X86_OP_REG and insn.reg_name(each.reg) in WIDE for each in insn.operands[:1])
