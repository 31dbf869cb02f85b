"""Linked files: the bytes that a processor would find at each address."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from hashwright.errors import UserError

EXECUTABLE, WRITABLE = 1, 2  # bits of a segment's flags


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

    architecture: str  # as ELF calls it: EM_X86_64; and big-endian, where it is
    segments: tuple[Segment, ...]
    symbols: dict[str, tuple[int, int]]  # by function: its address and how many bytes it has

    def read(self, address: int, size: int) -> bytes | None:
        """Bytes that no program changes; None where there are none."""
        for each in self.segments:
            if each.is_constant and each.holds(address, size):
                start = address - each.address
                return each.data[start : start + size]
        return None

    def code(self, address: int, most: int) -> bytes:
        """What is executed from an address on, so many bytes at most; none where there is no code."""
        for each in self.segments:
            if each.is_code and each.is_constant and each.holds(address, 1):
                start = address - each.address
                return each.data[start : start + most]
        return b""

    def function(self, name: str) -> tuple[int, bytes]:
        """The address and the bytes of a function. Raises UserError where there is none of that name."""
        if name not in self.symbols:
            raise UserError(f"there is no function {name} in what was compiled; make the files again")
        address, size = self.symbols[name]
        code = self.read(address, size)
        assert code is not None, f"the code of {name} is not constant"
        return address, code

    def digest(self, name: str) -> str:
        """What tells the bytes of a function from others."""
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
        return Image(f"{elf['e_machine']}{'' if elf.little_endian else ' big-endian'}", segments, symbols)
