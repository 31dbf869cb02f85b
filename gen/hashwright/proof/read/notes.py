"""What a linked file tells processors that check where indirect jumps lead: its properties, in notes."""

import struct
from typing import Any, Final

from hashwright.proof.read.loader import content

PLACES: Final = ("PT_NOTE", "PT_GNU_PROPERTY")
HEADER: Final = struct.Struct("<II")  # of a property: its kind, and its bytes
WORD: Final = 4  # bytes: of a property, and those of which its place is a multiple
# By architecture: the property of a file that each of its parts has what the bits say.
KINDS: Final = {"EM_X86_64": 0xC0000002, "EM_AARCH64": 0xC0000000}
PADS: Final = 1  # a bit


def is_guarded(elf: Any) -> bool:
    """May the file say that indirect jumps and calls lead to landing pads only?

    Loaders find notes in different ways, so that the property counts wherever it is in them.
    """
    wanted = HEADER.pack(KINDS.get(elf["e_machine"], 0), WORD)
    for segment in (each for each in elf.iter_segments() if each["p_type"] in PLACES):
        data = content(elf, segment["p_vaddr"], max(segment["p_filesz"], segment["p_memsz"]))
        found = (at + HEADER.size for at in range(0, len(data), WORD) if data.startswith(wanted, at))
        if any(data[at : at + 1] and data[at] & PADS for at in found):
            return True
    return False
