"""What object files give to a program that they are linked into, besides the functions that are proved.

The proof is of a library that is linked without start-up code. In a program, a linker puts more together: what
runs at the start is in sections of some names, and symbols are those of the whole program. Other sections name
libraries to be linked, or contain other code for the same functions.
"""

from collections.abc import Container, Iterable
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

from hashwright.errors import CheckFailed
from hashwright.proof.read.image import Sections

ADDRESSES: Final = 0x6FFF4C03  # the kind of LLVM's sections about symbols whose addresses are used
KINDS: Final = frozenset(
    (
        *("SHT_PROGBITS", "SHT_NOBITS", "SHT_NOTE", "SHT_AMD64_UNWIND", ADDRESSES),
        *("SHT_SYMTAB", "SHT_STRTAB", "SHT_RELA"),
    )
)
# Names, also with another word behind a dot: linkers only put sections of one name together.
NAMES: Final = (
    *(".text", ".rodata", ".data", ".bss"),
    *(".eh_frame", ".gcc_except_table", ".sframe", ".note.gnu", ".note.GNU-stack"),
    *(".symtab", ".strtab", ".shstrtab", ".rela", ".comment", ".llvm_addrsig"),
)
BEGINNINGS: Final = (".debug_", *(f"{each}." for each in NAMES))
ALLOCATED: Final = 2  # a flag of sections that are in memory


def check_objects(objects: Iterable[Path], functions: Container[str]) -> None:
    """Raises CheckFailed if an object file has an unusual section, or gives another symbol to a program.

    Weak symbols are others, too: a program may have a function in their place.
    """
    from elftools.elf.elffile import ELFFile

    for each in objects:
        with each.open("rb") as stream:
            elf: Any = ELFFile(stream)
            for section in islice(elf.iter_sections(), 1, None):  # the first one is none
                is_usual = section.name in NAMES or section.name.startswith(BEGINNINGS)
                if not is_usual or section["sh_type"] not in KINDS:
                    raise CheckFailed(f"{each.name} has an unusual section {section.name}; remove it")
            tables = elf.iter_sections("SHT_SYMTAB")
            for symbol in chain.from_iterable(table.iter_symbols() for table in tables):
                binding = symbol["st_info"]["bind"]
                is_here = symbol["st_shndx"] != "SHN_UNDEF" and binding != "STB_LOCAL"
                if is_here and (symbol.name not in functions or binding != "STB_GLOBAL"):
                    raise CheckFailed(f"{each.name} defines {symbol.name} for all of a program; make it static")


def sections_of(library: Path) -> Sections:
    """The sections of a linked library that are in memory."""
    from elftools.elf.elffile import ELFFile

    with library.open("rb") as stream:
        found: list[Any] = [each for each in ELFFile(stream).iter_sections() if each["sh_flags"] & ALLOCATED]
        return tuple(
            (range(at := each["sh_addr"], at + each["sh_size"]), each["sh_addralign"]) for each in found
        )
