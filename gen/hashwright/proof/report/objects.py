"""What object files give to a program that they are linked into, besides the functions that are proved.

The proof is of a library that is linked without start-up code. In a program, a linker puts more together: what
runs at the start is in sections of some names, and symbols are those of the whole program.
"""

from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Final

from hashwright.errors import CheckFailed

# Sections of memory, also with another word behind a dot: linkers only put those of one name together.
SECTIONS: Final = (
    *(".text", ".rodata", ".data", ".bss"),
    *(".eh_frame", ".gcc_except_table", ".sframe", ".note.gnu"),
)
ALLOCATED: Final = 2  # a flag of sections that are in memory


def check_objects(objects: Iterable[Path], functions: Container[str]) -> None:
    """Raises CheckFailed if an object file defines another symbol, or has an unusual section in memory."""
    from elftools.elf.elffile import ELFFile

    for each in objects:
        with each.open("rb") as stream:
            elf: Any = ELFFile(stream)
            for section in elf.iter_sections():
                if section["sh_flags"] & ALLOCATED and not _is_usual(section.name):
                    raise CheckFailed(f"{each.name} has an unusual section {section.name}; remove it")
            symbols = elf.get_section_by_name(".symtab")
            for symbol in symbols.iter_symbols() if symbols else ():
                is_here = symbol["st_shndx"] != "SHN_UNDEF" and symbol["st_info"]["bind"] != "STB_LOCAL"
                if is_here and symbol.name not in functions:
                    raise CheckFailed(f"{each.name} defines {symbol.name} for all of a program; make it static")


def _is_usual(name: str) -> bool:
    return any(name == each or name.startswith(f"{each}.") for each in SECTIONS)
