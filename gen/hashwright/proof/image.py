"""Linked files: the bytes at each address after loading."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.naming import short_name

REMEMBERED: Final = 8  # files, whose functions are proved one after the other
EXECUTABLE, WRITABLE = 1, 2  # bits of a segment's flags
POINTER_BYTES: Final = 8
ELSEWHERE: Final = 1 << 60  # the first of the addresses for functions of other files
SLOTS: Final = ("R_X86_64_JUMP_SLOT", "R_X86_64_GLOB_DAT", "R_AARCH64_JUMP_SLOT")
RELATIVE: Final = ("R_X86_64_RELATIVE", "R_AARCH64_RELATIVE")


@dataclass(frozen=True, slots=True)
class Segment:
    """Bytes from an address on."""

    address: int
    data: bytes
    is_constant: bool
    is_code: bool

    def holds(self, address: int, size: int) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)


@dataclass(frozen=True, slots=True)
class _Relocation:
    """A place whose content the loader writes."""

    at: int  # its address
    kind: str  # by its name in ELF; empty if it is not known
    symbol: str  # empty: none
    addend: int


@dataclass(frozen=True, slots=True)
class Variable:
    """Memory that programs change."""

    address: int
    initial: bytes


@dataclass(frozen=True)
class Image:
    """A linked ELF file."""

    architecture: str  # by its name in ELF: EM_X86_64; with big-endian, if it is
    segments: tuple[Segment, ...]
    symbols: dict[str, tuple[int, int]]  # by function: its address and its size in bytes
    imports: Mapping[int, str] = field(
        default_factory=dict
    )  # functions of other files, by addresses that this module assigns
    pointers: Mapping[int, int] = field(
        default_factory=dict
    )  # the addresses that the loader writes, by the address of the slot
    variables: Mapping[str, Variable] = field(default_factory=dict)  # by name
    statics: tuple[Mapping[str, tuple[int, int]], ...] = ()  # the static functions of each file that was linked

    def read(self, address: int, size: int) -> bytes | None:
        """Bytes that no program changes; None if there are none."""
        if address in self.pointers and size == POINTER_BYTES:
            return self.pointers[address].to_bytes(size, "little")
        for each in self.segments:
            if each.is_constant and each.holds(address, size):
                start = address - each.address
                return each.data[start : start + size]
        return None

    def code(self, address: int, most: int) -> bytes:
        """The code from an address on, at most that many bytes; empty if there is no code."""
        for each in self.segments:
            if each.is_code and each.is_constant and each.holds(address, 1):
                start = address - each.address
                return each.data[start : start + most]
        return b""

    def function(self, name: str) -> tuple[int, bytes]:
        """The address and the bytes of a function. Raises UserError if there is none of that name."""
        if name not in self.symbols:
            raise UserError(f"there is no function {name} in what was compiled; make the files again")
        address, size = self.symbols[name]
        code = self.read(address, size)
        assert code is not None, f"the code of {name} is not constant"
        return address, code

    def of_file(self, name: str) -> "Image":
        """The same, where static functions are those of a function's file, if several files have such ones.

        Linkers keep the code of a file together: its file is that of the last static function before it.
        """
        at = self.symbols.get(name, (0, 0))[0]
        starts = {start: file for file in self.statics for start, _ in file.values() if start <= at}
        return replace(self, symbols={**self.symbols, **starts[max(starts)]}) if starts else self

    def digest(self, name: str) -> str:
        """The digest of the bytes of a function; empty if there is no such function."""
        return sha256(self.function(name)[1]).hexdigest() if name in self.symbols else ""


def read_image(path: Path) -> Image:
    """Raises ImportError without pyelftools."""
    return _image(path.read_bytes())


@lru_cache(REMEMBERED)
def _image(file: bytes) -> Image:
    from elftools.elf.elffile import ELFFile

    with BytesIO(file) as stream:
        elf: Any = ELFFile(stream)
        slots, relative = dict(_slots(elf)), dict(_relative(elf))
        segments = (*_segments(elf), *_constant_parts(elf))
        statics = tuple(_statics(elf))
        symbols = {name: place for file in statics for name, place in file.items()} | {
            symbol.name: (symbol["st_value"], symbol["st_size"])
            for table in (".symtab", ".dynsym")
            if (section := elf.get_section_by_name(table))
            for symbol in section.iter_symbols()
            if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_size"]
            if symbol["st_info"]["bind"] != "STB_LOCAL"
        }
        imports = {ELSEWHERE + i: name for i, name in enumerate(sorted({*slots.values()} - {*symbols}))}
        places = {name: at for at, name in imports.items()} | {name: at for name, (at, _) in symbols.items()}
        return Image(
            f"{elf['e_machine']}{'' if elf.little_endian else ' big-endian'}",
            segments,
            symbols,
            imports,
            relative | {at: places[name] for at, name in slots.items()},
            dict(_variables(elf)),
            statics,
        )


def _statics(elf: Any) -> Iterator[dict[str, tuple[int, int]]]:
    """The static functions of each file, by their names without the file's own prefix."""
    section, found = elf.get_section_by_name(".symtab"), dict[str, tuple[int, int]]()
    stem = ""
    for symbol in section.iter_symbols() if section else ():
        kind, binding = symbol["st_info"]["type"], symbol["st_info"]["bind"]
        if kind == "STT_FILE":
            yield found
            found, stem = {}, Path(symbol.name).stem
        elif kind == "STT_FUNC" and binding == "STB_LOCAL" and symbol["st_size"]:
            found[short_name(symbol.name, stem)] = symbol["st_value"], symbol["st_size"]
    yield found


def _segments(elf: Any) -> Iterator[Segment]:
    """What is loaded, as it is before the loader writes addresses."""
    for each in elf.iter_segments("PT_LOAD"):
        flags = each["p_flags"]
        yield Segment(each["p_vaddr"], each.data(), not flags & WRITABLE, bool(flags & EXECUTABLE))


def _constant_parts(elf: Any) -> Iterator[Segment]:
    """The memory that is only read after the loader has written addresses, without the places of these."""
    slots = sorted(each.at for each in _relocations(elf))
    for segment in elf.iter_segments("PT_GNU_RELRO"):
        first, data = segment["p_vaddr"], segment.data()
        end = first + len(data)
        for at in (*(each for each in slots if first <= each < end), end):
            if first < at:
                yield Segment(first, data[first - end + len(data) : at - end + len(data)], True, False)
            first = at + POINTER_BYTES


def _variables(elf: Any) -> Iterator[tuple[str, Variable]]:
    """The objects of the file in memory that the program writes."""
    symbols = elf.get_section_by_name(".symtab")
    for symbol in symbols.iter_symbols() if symbols else ():
        address, size = symbol["st_value"], symbol["st_size"]
        if symbol["st_info"]["type"] != "STT_OBJECT" or _is_in(elf, "PT_GNU_RELRO", address):
            continue
        for each in elf.iter_segments("PT_LOAD"):
            start = address - each["p_vaddr"]
            if each["p_flags"] & WRITABLE and 0 <= start <= each["p_memsz"] - size:
                yield symbol.name, Variable(address, each.data()[start : start + size].ljust(size, b"\0"))


def _is_in(elf: Any, kind: str, address: int) -> bool:
    return any(0 <= address - each["p_vaddr"] < each["p_memsz"] for each in elf.iter_segments(kind))


def _slots(elf: Any) -> Iterator[tuple[int, str]]:
    """The addresses at which the loader writes the addresses of functions, and the functions."""
    for each in _relocations(elf):
        if each.kind in SLOTS and each.symbol:
            yield each.at, each.symbol


def _relative(elf: Any) -> Iterator[tuple[int, int]]:
    """Constants that the loader writes: addresses as if the file were loaded at 0, by where they are."""
    for each in _relocations(elf):
        if each.kind in RELATIVE and _is_in(elf, "PT_GNU_RELRO", each.at):
            yield each.at, each.addend


def _relocations(elf: Any) -> Iterator[_Relocation]:
    from elftools.elf.enums import ENUM_RELOC_TYPE_AARCH64, ENUM_RELOC_TYPE_x64

    kinds = {"EM_X86_64": ENUM_RELOC_TYPE_x64, "EM_AARCH64": ENUM_RELOC_TYPE_AARCH64}.get(elf["e_machine"], {})
    names = {number: name for name, number in kinds.items()}
    for section in elf.iter_sections("SHT_RELA"):
        symbols = elf.get_section(section["sh_link"])
        for each in section.iter_relocations():
            number = each["r_info_sym"]
            symbol = symbols.get_symbol(number).name if number else ""
            yield _Relocation(each["r_offset"], names.get(each["r_info_type"], ""), symbol, each["r_addend"])
