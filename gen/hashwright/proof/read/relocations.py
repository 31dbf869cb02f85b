"""What linkers write into the code and the data of object files, by the numbers of relocations in ELF."""

import re
from collections.abc import Mapping
from typing import Final

X86_64, AARCH64 = "EM_X86_64", "EM_AARCH64"
PAGE_BITS: Final = 12
FIELD: Final = 4  # bytes of what is written into an instruction
# By architecture: the relocations of functions that may be called by a slot, and of slots.
CALLS: Final = {X86_64: (4,), AARCH64: (282, 283)}
SLOTS: Final = {X86_64: (9, 41, 42), AARCH64: (311, 312)}
PAGE_OF_SLOT: Final = 311
START: Final = {X86_64: -FIELD, AARCH64: 0}  # the addend for the beginning of a function or a slot
NEAR: Final = {X86_64: (2,), AARCH64: (275, 277, 278, 284, 285, 286, 299)}  # of other places
POINTERS: Final = {X86_64: 1, AARCH64: 257}  # of addresses in data
DISTANCES: Final = {X86_64: 2, AARCH64: 261}  # of a place from that of the distance, in 32 bits
DATA: Final[Mapping[str, Mapping[int, int]]] = {  # with the bytes that are written
    X86_64: {1: 8, 2: 4, 24: 8},
    AARCH64: {257: 8, 260: 8, 261: 4},
}
# The instructions of AArch64 that each is for: the bits that say so, and their values.
JUMP, PAGES = (0xFC000000, 0x14000000), (0x9F000000, 0x90000000)
SUM, LOAD = (0xFFC00000, 0x91000000), (0x3B000000, 0x39000000)
FORMS: Final = {
    282: JUMP,
    283: (0xFC000000, 0x94000000),
    **dict.fromkeys((275, 311), PAGES),
    277: SUM,
    **dict.fromkeys((278, 284, 285, 286, 299), LOAD),
    312: (0xFFC00000, 0xF9400000),  # of a general register: linkers may change it to a sum
}
# The bits by which a displacement is shifted.
SCALES: Final = {277: 0, 278: 0, 284: 1, 285: 2, 286: 3, 312: 3, 299: 4}
# Code that jumps to the address in a slot: what linkers write into it, each with an addend.
STUBS: Final = {
    X86_64: (bytes.fromhex("ff2500000000"), ((2, 2, -FIELD),)),
    AARCH64: (bytes.fromhex("10000090 110240f9 10020091 20021fd6"), ((0, 275, 0), (4, 286, 0), (8, 277, 0))),
}


# x86-64 code before the field of a slot: linkers may change other instructions without regard.
BEFORE: Final = 3  # bytes
LOADING: Final = rb"[\x48\x4c]\x8b[\x05\x0d\x15\x1d\x25\x2d\x35\x3d]"
GOING: Final = rb".?\xff[\x15\x25]"
# By relocation, which tells linkers whether there is a prefix for registers.
LOADED: Final = {
    number: re.compile(form, re.DOTALL)
    for number, form in ((9, LOADING + b"|" + GOING), (41, GOING), (42, LOADING))
}


def written(machine: str, kind: int, code: bytes, at: int, to: int) -> int | None:
    """The four bytes at the end of code with a place, as a linker writes it at an address; None: not known.

    The place has the addend, which on x86-64 is negative, since distances are those from the next instruction.
    """
    if kind not in (*CALLS[machine], *SLOTS[machine], *NEAR[machine]):
        return None
    if machine == X86_64:
        is_known = kind not in SLOTS[machine] or LOADED[kind].fullmatch(code[:-FIELD])
        return to - at & 0xFFFFFFFF if is_known else None
    word = int.from_bytes(code[-FIELD:], "little")
    mask, form = FORMS[kind]
    if word & mask != form:
        return None
    if kind in CALLS[machine]:
        return None if to - at & 3 else form | to - at >> 2 & ~mask
    if FORMS[kind] is PAGES:
        pages = (to >> PAGE_BITS) - (at >> PAGE_BITS)
        return word & 0x9F00001F | (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5
    scale = SCALES[kind]
    low = to & (1 << PAGE_BITS) - 1
    if low & (1 << scale) - 1 or (FORMS[kind] is LOAD and scale != _scale(word)):
        return None
    return word & ~(0xFFF << 10) | low >> scale << 10


def _scale(word: int) -> int:
    """The bits by which the displacement of a load or a store is shifted: those of its size."""
    is_whole = word >> 30 == 0 and word >> 26 & 1 and word >> 23 & 1  # of a vector register
    return 4 if is_whole else word >> 30
