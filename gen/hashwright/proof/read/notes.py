"""What a file tells processors that check where indirect jumps lead, and loaders, in notes."""

import re
import struct
from collections.abc import Iterator
from typing import Any, Final

from hashwright.proof.read.loader import content

PLACES: Final = ("PT_NOTE", "PT_GNU_PROPERTY")
HEADER: Final = struct.Struct("<II")  # of a property: its kind, and its bytes
WORD: Final = 4  # bytes: of a property, and those of which its place is a multiple
# By architecture: the property of a file that each of its parts has what the bits say.
KINDS: Final = {"EM_X86_64": 0xC0000002, "EM_AARCH64": 0xC0000000}
PADS: Final = 1  # a bit
# What a program needs if one of its files says so: properties whose kinds are from 0xb0008000 or 0xc0008000 on,
# and a note with the first version of the system.
NEEDS: Final = re.compile(rb"[\x80-\xff]\0[\xb0\xc0]\x04\0\0\0|\x04\0\0\0\x10\0\0\0\x01\0\0\0GNU\0")


def is_guarded(elf: Any) -> bool:
    """May the file say that indirect jumps and calls lead to landing pads only?

    Loaders find notes in different ways, so that the property counts wherever it is in them.
    """
    return any(promises_pads(elf["e_machine"], each) for each in loaded_notes(elf))


def loaded_notes(elf: Any) -> Iterator[bytes]:
    """The notes of a linked file."""
    notes = (each for each in elf.iter_segments() if each["p_type"] in PLACES)
    return (content(elf, each["p_vaddr"], max(each["p_filesz"], each["p_memsz"])) for each in notes)


def promises_pads(machine: str, notes: bytes) -> bool:
    """Do notes say so?"""
    wanted = HEADER.pack(KINDS.get(machine, 0), WORD)
    found = (at + HEADER.size for at in range(0, len(notes), WORD) if notes.startswith(wanted, at))
    return any(notes[at : at + 1] and notes[at] & PADS for at in found)


def say_needs(notes: bytes) -> bool:
    """Do notes say what a program needs? Loaders refuse it where the processor or the system lacks that."""
    return bool(NEEDS.search(notes))
