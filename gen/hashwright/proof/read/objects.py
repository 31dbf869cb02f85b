"""Object files, as any linker may put them into a program.

A linker decides where each section is, what is before and behind it, and merges equal constants. So each
section, and each constant that may be merged, is a part of the image with an unknown address of its own. One
part leads to another only where the file tells linkers so.
"""

from bisect import bisect
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import BytesIO
from itertools import chain, islice, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from hashwright.errors import CheckFailed
from hashwright.files.plan import read_file
from hashwright.proof.read.image import (
    BROKEN,
    ELSEWHERE,
    Image,
    Link,
    Segment,
    Variable,
    machine,
    named_symbols,
    statics,
    together,
)
from hashwright.proof.read.loader import LIBRARY, PAGE, POINTER_BYTES, REMEMBERED, UNDEFINED, few
from hashwright.proof.read.notes import promises_pads, say_needs
from hashwright.proof.read.relocations import (
    AARCH64,
    BEFORE,
    CALLS,
    DATA,
    DISTANCES,
    FIELD,
    PAGE_OF_SLOT,
    POINTERS,
    SLOTS,
    START,
    STUBS,
    written,
)

CONTENT, NOTES, GROUP = "SHT_PROGBITS", "SHT_NOTE", "SHT_GROUP"
ADDRESSES: Final = 0x6FFF4C03  # the kind of LLVM's sections about symbols whose addresses are used
# What functions may use. Linkers put sections of one name, with another word behind a dot, together.
CODE, STACK, PROPERTIES = ".text", ".note.GNU-stack", ".note.gnu.property"
USED: Final = (CODE, ".rodata", ".data", ".bss")
# By type of sections, after which linkers treat them differently, their names.
KINDS: Final[Mapping[object, tuple[str, ...]]] = {
    CONTENT: (*USED, ".eh_frame", ".gcc_except_table", ".sframe", ".comment", STACK),
    "SHT_NOBITS": (".bss",),
    NOTES: (PROPERTIES,),
    "SHT_AMD64_UNWIND": (".eh_frame",),
    ADDRESSES: (".llvm_addrsig",),
    "SHT_SYMTAB": (".symtab",),
    "SHT_STRTAB": (".strtab", ".shstrtab"),
    "SHT_RELA": (".rela",),
    GROUP: (".group",),
}
OF_DEBUGGERS: Final = (".debug_", ".rela.debug_")  # the beginnings of names
LARGEST: Final = 1 << 26  # bytes of a section
# What object files may need: of the C library, and what linkers define.
NEEDED: Final = LIBRARY | {"_GLOBAL_OFFSET_TABLE_"}
KEPT: Final = ".data.rel.ro"  # what the loader makes read-only after it has written addresses there
SYMBOLS: Final = frozenset(f"STT_{each}" for each in ("NOTYPE", "OBJECT", "FUNC", "SECTION", "FILE"))
WRITABLE, ALLOCATED, EXECUTABLE, MERGED, STRINGS = FLAGS = 1, 2, 4, 16, 32  # of sections
OF_RELOCATIONS: Final = 0x240  # their flags: they are of a section, and in a group


def read_objects(files: Sequence[Path], functions: Container[str] | None = None) -> Image:
    """The object files of a request, whose functions these are. Raises CheckFailed if they cannot be read.

    Likewise for unusual sections, and for symbols that they give to a program besides the functions: what runs
    at the start of a program is in sections of some names, others name libraries to be linked, or contain other
    code for the same functions, and symbols are those of the whole program, weak ones if it has no other. If no
    program links the files, such as those of Rust, no functions are given, symbols may be others, and it is not
    noted what they need.
    """
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    try:
        found = {each.name: ELFFile(BytesIO(read_file(each))) for each in files}
        for name, elf in found.items():
            _check(name, elf, functions)
        made = _Parts([*found.values()]).image()
        return made if functions is not None else replace(made, others=frozenset())
    except (ELFError, *BROKEN) as why:
        raise CheckFailed(f"what was compiled is no object file that a proof can read: {why}") from None


def _check(name: str, elf: Any, functions: Container[str] | None) -> None:
    """Raises CheckFailed for an unusual section, and for symbols of others."""
    for section in islice(elf.iter_sections(), 1, None):  # the first one is none
        kind = section["sh_type"]
        is_of_debugger = kind == CONTENT and section.name.startswith(OF_DEBUGGERS[0])
        is_usual = _is_of(section.name, *KINDS.get(kind, ())) or is_of_debugger
        is_usual &= not (section["sh_flags"] & ALLOCATED and _is_of_debuggers(section))
        is_usual &= not (section["sh_flags"] & ~sum(FLAGS) and _is_of(section.name, *USED))
        is_usual &= not section["sh_flags"] & EXECUTABLE or _is_of(section.name, CODE)
        is_usual &= kind != GROUP or all(map(_is_of_debuggers, _members(elf, section)))
        if not is_usual:
            raise CheckFailed(f"{name} has an unusual section {section.name}; leave out what makes it")
        if kind == NOTES and say_needs(section.data()):
            raise CheckFailed(f"{name} says in {section.name} what a program needs; leave out -mneeded")
    if not elf.get_section_by_name(STACK):  # then linkers make the stacks of a program executable
        raise CheckFailed(f"{name} does not say that stacks are not executed; add a section {STACK}")
    tables = [*elf.iter_sections("SHT_SYMTAB")]
    relocations = [*elf.iter_sections("SHT_RELA")]
    if not all(_is_read(elf, each) for each in relocations):
        raise CheckFailed(f"{name} has relocations that linkers may give to the loader; compile it again")
    of = [each["sh_info"] for each in relocations]
    first = sum(each["sh_info"] for each in tables)  # the number of local symbols, which are the first ones
    is_local = [each["st_info"]["bind"] == "STB_LOCAL" for each in _symbols(elf)]
    is_ordered = all(each is (number < first) for number, each in enumerate(is_local))
    made = elf["e_type"], elf.elfclass, len({*of})
    if made != ("ET_REL", 64, len(of)) or len(tables) > 1 or not is_ordered:
        raise CheckFailed(f"{name} is no object file as compilers make them; compile it again")
    for symbol in _symbols(elf):
        binding, is_here = symbol["st_info"]["bind"], symbol["st_shndx"] != UNDEFINED
        is_own = functions is None or (binding == "STB_GLOBAL" and symbol.name in functions)
        is_own &= symbol.name not in NEEDED
        if is_here and binding != "STB_LOCAL" and not is_own:
            raise CheckFailed(f"{name} defines {symbol.name} for all of a program; make it static or rename it")
        is_known = is_here or (binding == "STB_GLOBAL" and _is_public(symbol)) or not symbol.name
        if symbol["st_info"]["type"] not in SYMBOLS or not is_known:
            raise CheckFailed(f"it is not known what a program has for {symbol.name} of {name}; remove it")


def _is_read(elf: Any, relocations: Any) -> bool:
    """Do linkers read relocations, those of one section? Otherwise they put them among those for the loader."""
    of, table = (elf.get_section(relocations[each]) for each in ("sh_info", "sh_link"))
    is_usual = not relocations["sh_flags"] & ~OF_RELOCATIONS and of["sh_type"] not in ("SHT_NULL", "SHT_RELA")
    return is_usual and table["sh_type"] == "SHT_SYMTAB" and relocations.name == f".rela{of.name}"


def _members(elf: Any, group: Any) -> Iterator[Any]:
    """The sections of a group, which linkers leave out if another file has that group."""
    numbers = memoryview(group.data()).cast("I")
    return map(elf.get_section, islice(numbers, 1, None))  # the first one is flags


def _is_of_debuggers(section: Any) -> bool:
    return bool(section.name.startswith(OF_DEBUGGERS))


@lru_cache(REMEMBERED)
def _symbols(elf: Any) -> Sequence[Any]:
    tables = (table.iter_symbols() for table in elf.iter_sections("SHT_SYMTAB"))
    return few(chain.from_iterable(tables), "symbols")


def _is_function(symbol: Any) -> bool:
    return bool(symbol["st_info"]["type"] == "STT_FUNC")


def _is_public(symbol: Any) -> bool:
    """May a function of another file be in its place?"""
    visible = symbol["st_other"]["visibility"]
    return bool(symbol["st_info"]["bind"] != "STB_LOCAL" and visible == "STV_DEFAULT")


@dataclass(frozen=True, slots=True)
class _Part:
    """What linkers keep together."""

    data: bytearray
    align: int  # the address is a multiple of that many bytes
    is_constant: bool
    is_code: bool
    written: list[range] = field(default_factory=list)  # by linkers, into data

    def segments(self, at: int) -> Iterator[Segment]:
        """What it has at an address, without what linkers write into data."""
        ends = sorted({0, len(self.data), *(end for each in self.written for end in (each.start, each.stop))})
        for first, end in pairwise(ends):
            if not any(first in each for each in self.written):
                yield Segment(at + first, bytes(self.data[first:end]), self.is_constant, self.is_code)


class _Parts:
    """The parts of object files."""

    def __init__(self, elfs: Sequence[Any]) -> None:
        self._elfs, self._machine = elfs, elfs[0]["e_machine"]
        self._parts: dict[int, _Part] = {}  # by address
        # By the numbers of a file and of its section: where parts begin in the section, and their addresses.
        self._sections: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._links, self._pointers, self._slots = dict[int, Link](), dict[int, int](), dict[int, int]()
        self._distances = dict[int, Link]()
        self._imports, self._stubs = dict[str, int](), dict[int, int]()  # the latter by slot
        self._reached = dict[tuple[bool, int], int]()  # slots, by whether they are late and where they lead
        self._late, self._touched = set[int](), set[int]()  # what linkers write
        for file, elf in enumerate(elfs):
            for number, section in enumerate(elf.iter_sections()):
                if section["sh_flags"] & ALLOCATED and _is_of(section.name, *USED):
                    self._sections[file, number] = [*self._placed(section)]
        self._own = {
            symbol.name: (self._place(file, symbol).place, symbol["st_size"] * _is_function(symbol))
            for file, elf in enumerate(elfs)
            for symbol in _symbols(elf)
            if symbol["st_info"]["bind"] != "STB_LOCAL" and symbol["st_shndx"] != UNDEFINED
        }
        for file, elf in enumerate(elfs):
            for table in elf.iter_sections("SHT_RELA"):
                if places := self._sections.get((file, table["sh_info"])):
                    self._relocate(file, places, table, elf.get_section(table["sh_link"]))

    def image(self) -> Image:
        """The files as they are in memory."""
        made = [*chain.from_iterable(statics(elf, self._finder(file)) for file, elf in enumerate(self._elfs))]
        return Image(
            machine(self._elfs[0]),
            tuple(segment for at, part in self._parts.items() for segment in part.segments(at)),
            together(made) | self._own,
            {at: name for name, at in self._imports.items()},
            self._pointers,
            self._slots,
            frozenset(self._late),
            dict(chain.from_iterable(map(self._variables, range(len(self._elfs))))),
            tuple(made),
            guarded=self._guarded(),
            parts={at: part.align for at, part in self._parts.items()},
            links=self._links,
            distances=self._distances,
            others=frozenset(self._undefined()) - self._own.keys() - NEEDED,
        )

    def _undefined(self) -> Iterator[str]:
        """The names of symbols that other files of a program must define."""
        symbols = chain.from_iterable(map(_symbols, self._elfs))
        return (each.name for each in symbols if each["st_shndx"] == UNDEFINED and each.name)

    def _guarded(self) -> frozenset[int]:
        """The parts of files that say that indirect jumps lead to landing pads, and what linkers add.

        Processors check it if all files of a program say so.
        """
        files = {file for file, elf in enumerate(self._elfs) if _is_guarded(elf)}
        others = (places for (file, _), places in self._sections.items() if file not in files)
        return frozenset(self._parts) - {at for each in others for _, at in each} if files else frozenset()

    def _placed(self, section: Any) -> Iterator[tuple[int, int]]:
        """Puts a section into parts: where each begins in the section, and its address."""
        flags, align = section["sh_flags"], section["sh_addralign"] & -section["sh_addralign"] or 1
        if section["sh_size"] > LARGEST:
            raise CheckFailed(f"{section.name} has {section['sh_size']} bytes, which are too many; remove it")
        is_constant = not flags & WRITABLE or _is_of(section.name, KEPT)
        data = bytes(section["sh_size"]) if section["sh_type"] == "SHT_NOBITS" else section.data()
        starts = few(_starts(data, section["sh_entsize"] or 1, flags), f"constants in {section.name}")
        for start, end in zip(starts, (*starts[1:], len(data)), strict=True):
            own = min(align, start & -start or align)
            yield start, self._add(bytearray(data[start:end]), own, is_constant, bool(flags & EXECUTABLE))

    def _add(self, data: bytearray, align: int, is_constant: bool, is_code: bool) -> int:
        """The address of a new part, which no other one touches."""
        last = next(reversed(self._parts), 0)
        at = last + PAGE + (len(self._parts[last].data) // PAGE * PAGE if last else 0)
        self._parts[at] = _Part(data, align, is_constant, is_code)
        return at

    def _place(self, file: int, symbol: Any, addend: int = 0) -> Link:
        """A place that a symbol names, in the part of the symbol."""
        if not (parts := self._sections.get((file, symbol["st_shndx"]))):
            raise CheckFailed(f"it is not known where {symbol.name or 'a section'} is in a program; remove it")
        value = symbol["st_value"]
        near = value + addend if symbol["st_info"]["type"] == "STT_SECTION" else value
        start, at = _before(parts, near)
        return Link(at, at + value + addend - start)

    def _finder(self, file: int) -> Callable[[Any], int]:
        return lambda symbol: self._place(file, symbol).place

    def _variables(self, file: int) -> Iterator[tuple[str, Variable]]:
        """The small objects in memory that programs change."""
        for symbol, name in named_symbols(self._elfs[file]):
            size = symbol["st_size"]
            if symbol["st_info"]["type"] == "STT_OBJECT" and size <= PAGE:
                part, at, _ = self._place(file, symbol)
                if not self._parts[part].is_constant:
                    yield name, Variable(at, bytes(self._parts[part].data[at - part : at - part + size]))

    def _relocate(self, file: int, places: Sequence[tuple[int, int]], table: Any, symbols: Any) -> None:
        """Writes what linkers write into a section."""
        pages = dict[int, int]()  # by slot: the last instruction with its page
        for each in few(table.iter_relocations(), "relocations"):
            kind, symbol = each["r_info_type"], symbols.get_symbol(each["r_info_sym"])
            start, part = _before(places, each["r_offset"])
            at, is_code = part + each["r_offset"] - start, self._parts[part].is_code
            size = FIELD if is_code else DATA[self._machine].get(kind)
            touched = {*range(at, at + (size or 0))}
            end = part + len(self._parts[part].data)
            if not size or at + size > end or touched & self._touched:
                raise CheckFailed(f"it is not known what linkers write for {symbol.name} ({kind}); remove it")
            self._touched |= touched
            if is_code:
                link = self._target(file, part, kind, symbol, each["r_addend"])
                if kind == PAGE_OF_SLOT:
                    pages[link.place] = at
                if kind in SLOTS[self._machine]:
                    link = link._replace(page=pages.get(link.place, 0))
                self._write(part, at, kind, link)
                continue
            self._parts[part].written.append(range(at - part, at - part + size))
            if _is_public(symbol) or not self._parts[part].is_constant:
                continue
            link = self._place(file, symbol, each["r_addend"])
            if kind == DISTANCES[self._machine]:
                self._distances[at] = link
            elif kind == POINTERS[self._machine] and 0 <= link.place - link.part <= len(
                self._parts[link.part].data
            ):
                self._pointers[at] = link.place

    def _write(self, part: int, at: int, kind: int, link: Link) -> None:
        """Writes a place into an instruction."""
        data, first = self._parts[part].data, at - part
        code = bytes(data[max(first - BEFORE, 0) : first + FIELD])
        if (made := written(self._machine, kind, code, at, link.place)) is None:
            raise CheckFailed(f"it is not known what linkers write into instructions by {kind}; remove it")
        data[first : first + FIELD] = made.to_bytes(FIELD, "little")
        self._links[at] = link

    def _target(self, file: int, part: int, kind: int, symbol: Any, addend: int) -> Link:
        """Where an instruction of a part leads for a symbol: to its place, or to a slot, or to code with one.

        On AArch64, linkers may put such code between sections.
        """
        is_slot, is_public = kind in SLOTS[self._machine], _is_public(symbol)
        is_far = self._machine == AARCH64 and not is_public and self._place(file, symbol).part != part
        is_call = kind in CALLS[self._machine] and (is_public or is_far)
        if not (is_slot or is_call):
            return self._place(file, symbol, addend)
        start = START[self._machine]
        if addend != start and not (is_call and is_far):
            raise CheckFailed(f"it is not known what a program has behind {symbol.name}; name a symbol there")
        at = self._stub(file, symbol, addend - start) if is_call else self._slot(file, symbol, is_late=False)
        return Link(at, at + start)

    def _slot(self, file: int, symbol: Any, behind: int = 0, *, is_late: bool) -> int:
        """The place where the loader writes the address of a symbol, which may be that of another function.

        For code of the file, it may be the address of a place that many bytes behind the symbol.
        """
        name, is_public = symbol.name, _is_public(symbol)
        if not is_public:
            to = self._place(file, symbol, behind).place
        elif name in self._own:
            to, _ = self._own[name]
        else:
            to = self._imports.setdefault(name, ELSEWHERE - len(self._imports))
        if (key := (is_late, to)) not in self._reached:
            at = self._reached[key] = self._add(bytearray(POINTER_BYTES), POINTER_BYTES, False, False)
            (self._slots if is_public or is_late else self._pointers)[at] = to
            self._late |= {at} if is_late else set()
        return self._reached[key]

    def _stub(self, file: int, symbol: Any, behind: int) -> int:
        """Code that jumps to the address in a slot, into which the loader writes it late."""
        slot = self._slot(file, symbol, behind, is_late=True)
        code, fields = STUBS[self._machine]
        if slot not in self._stubs:
            at = self._stubs[slot] = self._add(bytearray(code), PAGE, True, True)
            for first, kind, addend in fields:
                self._write(at, at + first, kind, Link(slot, slot + addend))
        return self._stubs[slot]


def _before(places: Sequence[tuple[int, int]], offset: int) -> tuple[int, int]:
    """The last place that begins at an offset or before it; the first one if there is none."""
    return places[max(bisect(places, offset, key=itemgetter(0)) - 1, 0)]


def _starts(data: bytes, size: int, flags: int) -> Iterator[int]:
    """Where the parts of a section begin: it is one part, unless linkers merge constants or strings in it."""
    yield 0
    if flags & MERGED:
        ends = range(size, len(data), size)
        yield from (each for each in ends if not flags & STRINGS or not any(data[each - size : each]))


def _is_of(section: str, *names: str) -> bool:
    """Do linkers put a section together with one of these?"""
    return section in names or section.startswith(tuple(f"{each}." for each in names))


def _is_guarded(elf: Any) -> bool:
    notes = (each.data() for each in elf.iter_sections(NOTES))
    return any(promises_pads(elf["e_machine"], each) for each in notes)
