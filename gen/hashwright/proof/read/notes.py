"""What a linked file tells processors that check where indirect jumps lead: its properties, in notes."""

import struct
from collections.abc import Iterator
from typing import Any, Final

PLACES: Final = ("PT_NOTE", "PT_GNU_PROPERTY")
PROPERTIES: Final = "NT_GNU_PROPERTY_TYPE_0"
HEADER: Final = struct.Struct("<II")  # of a property: its kind, and its bytes
ALIGN: Final = 8  # bytes
# By architecture: the property of a file that each of its parts has what the bits say.
KINDS: Final = {"EM_X86_64": 0xC0000002, "EM_AARCH64": 0xC0000000}
PADS: Final = 1  # a bit


def is_guarded(elf: Any) -> bool:
    """Does the file say that indirect jumps and calls lead to landing pads only?"""
    return any(
        kind == KINDS.get(elf["e_machine"]) and bits[0] & PADS for kind, bits in _properties(elf) if bits
    )


def _properties(elf: Any) -> Iterator[tuple[int, bytes]]:
    """The kind and the content of each property."""
    from elftools.elf.notes import iter_notes

    for segment in (each for each in elf.iter_segments() if each["p_type"] in PLACES):
        for note in iter_notes(elf, segment["p_offset"], segment["p_filesz"]):
            data, at = note["n_descdata"], 0
            while note["n_type"] == PROPERTIES and at < len(data):
                kind, size = HEADER.unpack_from(data, at)
                first = at + HEADER.size
                yield kind, data[first : first + size]
                at = first + size + -size % ALIGN
