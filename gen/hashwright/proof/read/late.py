"""Functions that the loader looks up when they are called for the first time.

Until then, the slot of such a function leads to code that passes its number, or its slot, to the loader.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from hashwright.errors import CheckFailed

AT_ONCE: Final = {"DT_FLAGS": 8, "DT_FLAGS_1": 1}  # flags by which the loader looks up all functions at once
ADDRESS: Final = 8  # bytes
LANDING: Final = {"EM_X86_64": b"\xf3\x0f\x1e\xfa", "EM_AARCH64": b"\x5f\x24\x03\xd5"}  # for indirect jumps
# An instruction that pushes a number, and a jump, which may have a prefix.
NUMBERED: Final = re.compile(rb"\x68(.{4})\xf2?\xe9(.{4})", re.DOTALL)
LONGEST: Final = 32  # bytes of such code

Read = Callable[[int, int], bytes]  # that many bytes of memory from an address on, or fewer


def is_late(dynamic: Mapping[Any, int]) -> bool:
    """Does the loader look up functions when they are called, by its dynamic entries?"""
    at_once = "DT_BIND_NOW" in dynamic or any(dynamic.get(each, 0) & flag for each, flag in AT_ONCE.items())
    return "DT_JMPREL" in dynamic and not at_once


def own_places(dynamic: Mapping[Any, int]) -> Sequence[int]:
    """Where the loader then writes two addresses for itself: of its record of the file, and of its code."""
    return [dynamic["DT_PLTGOT"] + ADDRESS * i for i in (1, 2)] if is_late(dynamic) else []


def refuse_other_calls(machine: str, read: Read, own: Sequence[int], slots: Sequence[int]) -> None:
    """Raises CheckFailed unless slots, in the order of their numbers, lead to the loader at first."""
    landing = LANDING.get(machine, b"")
    for number, slot in enumerate(slots):
        at = int.from_bytes(read(slot, ADDRESS), "little")
        at += len(landing) * (read(at, len(landing)) == landing)
        if machine == "EM_X86_64":  # which passes the number
            found = NUMBERED.match(read(at, LONGEST))
            is_own = found and _number(found[1]) == number
            at = at + found.end() + _number(found[2]) if found and is_own else 0
        codes = (*_x86_64(at, own), *_aarch64(at, own))
        if not any(read(at, len(each)) == each for each in codes) or any(read(own[0], ADDRESS)):
            raise CheckFailed(f"it is not known what is called by {slot:#x} at first; link with -Wl,-z,now")


def has_pad(machine: str, read: Read, slot: int) -> bool:
    """Does a slot lead to a landing pad at first?"""
    pad = LANDING.get(machine, b"")
    return read(int.from_bytes(read(slot, ADDRESS), "little"), len(pad)) == pad


def _x86_64(at: int, own: Sequence[int]) -> Iterator[bytes]:
    """The code at an address that passes the record of the file to the code of the loader."""
    for jump in (b"\xff\x25", b"\xf2\xff\x25"):
        made = b"\xff\x35" + _distance(own[0] - at - 6)
        yield made + jump + _distance(own[1] - at - len(made + jump) - 4)


def _aarch64(at: int, own: Sequence[int]) -> Iterator[bytes]:
    """The same: x16 and x30 are saved, and x16 is then the place of the address of that code."""
    pages, low = (own[1] >> 12) - (at + 4 >> 12), own[1] & 0xFFF
    page = 0x90000010 | (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5
    words = 0xA9BF7BF0, page, 0xF9400211 | low // 8 << 10, 0x91000210 | low << 10, 0xD61F0220
    yield b"".join(each.to_bytes(4, "little") for each in words)


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little", signed=True)


def _distance(number: int) -> bytes:
    return (number & 0xFFFFFFFF).to_bytes(4, "little")
