"""Linked files: the bytes at each address after loading."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError

EXECUTABLE, WRITABLE = 1, 2  # bits of a segment's flags
POINTER_BYTES: Final = 8
ELSEWHERE: Final = 1 << 60  # the first of the addresses for functions of other files
SLOTS: Final = ("R_X86_64_JUMP_SLOT", "R_X86_64_GLOB_DAT", "R_AARCH64_JUMP_SLOT")


@dataclass(frozen=True, slots=True)
class Segment:
    """Bytes from an address on."""

    address: int
    data: bytes
    is_constant: bool
    is_code: bool

    def holds(self, address: int, size: int) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)


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
    )  # the targets of calls that the loader writes, by the address of the slot

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

    def digest(self, name: str) -> str:
        """The digest of the bytes of a function."""
        return sha256(self.function(name)[1]).hexdigest()


def read_image(path: Path) -> Image:
    """Raises ImportError without pyelftools."""
    from elftools.elf.elffile import ELFFile

    with path.open("rb") as stream:
        elf: Any = ELFFile(stream)
        segments = tuple(
            Segment(
                each["p_vaddr"], each.data(), not each["p_flags"] & WRITABLE, bool(each["p_flags"] & EXECUTABLE)
            )
            for each in elf.iter_segments("PT_LOAD")
        )
        symbols = {
            symbol.name: (symbol["st_value"], symbol["st_size"])
            for table in (".symtab", ".dynsym")
            if (section := elf.get_section_by_name(table))
            for symbol in section.iter_symbols()
            if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_size"]
        }
        slots = dict(_slots(elf))
        imports = {ELSEWHERE + i: name for i, name in enumerate(sorted({*slots.values()} - {*symbols}))}
        places = {name: at for at, name in imports.items()} | {name: at for name, (at, _) in symbols.items()}
        return Image(
            f"{elf['e_machine']}{'' if elf.little_endian else ' big-endian'}",
            segments,
            symbols,
            imports,
            {at: places[name] for at, name in slots.items()},
        )


def _slots(elf: Any) -> Iterator[tuple[int, str]]:
    """The addresses at which the loader writes the addresses of functions, and the functions."""
    from elftools.elf.enums import ENUM_RELOC_TYPE_AARCH64, ENUM_RELOC_TYPE_x64

    numbers: dict[str, int] = {**ENUM_RELOC_TYPE_x64, **ENUM_RELOC_TYPE_AARCH64}
    for section in elf.iter_sections("SHT_RELA"):
        symbols = elf.get_section(section["sh_link"])
        for each in section.iter_relocations():
            if each["r_info_type"] in {numbers.get(name) for name in SLOTS} and each["r_info_sym"]:
                yield each["r_offset"], symbols.get_symbol(each["r_info_sym"]).name
