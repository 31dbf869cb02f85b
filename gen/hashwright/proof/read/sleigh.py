"""A second reading of AArch64 instructions, by SLEIGH, which must be that of capstone."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final

REMEMBERED: Final = 1 << 14  # instructions at their addresses
# Where SLEIGH spells an instruction otherwise: its spelling, and capstone's.
SPELLED: Final = tuple(
    (re.compile(found), other)
    for found, other in (
        (r" +", " "),
        (r"(, x\w+)#0x0\]$", r"\1]"),  # of pypcode 4, for a shift by no bits
        (r"^b\.cs\b", "b.hs"),
        (r"^b\.cc\b", "b.lo"),
        (r", cs$", ", hs"),
        (r", cc$", ", lo"),
        (r"^fmov (z\d+\.[sd]), #0\.0$", r"mov \1, #0"),
        (r"^dupm? z", "mov z"),
        (r"^mov (z\d+\.([sd])), z(\d+)\.\2\[0x0\]$", r"mov \1, \2\3"),
        (r"^orr ([wx]\d+), [wx]zr, #", r"mov \1, #"),
        (r"^orr (z\d+\.d), (z\d+\.d), \2$", r"mov \1, \2"),
        (r"^orn (z\d+\.d), \1, #", r"orr \1, \1, #"),  # of immediates, there is only the other one
    )
)
FIELD: Final = re.compile(r"^bfm (([xw])\d+, \w+), #(\w+), #(\w+)$")  # that bfi moves to other bits
BITS: Final = {"x": 64, "w": 32}
# Instructions of SVE2, which SLEIGH does not read, by the bits that are not those of registers.
SVE2: Final = {
    0x04203800: "eor3 z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04603800: "bcax z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04203C00: "bsl z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04603C00: "bsl1n z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04A03C00: "bsl2n z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04E03C00: "nbsl z{d}.d, z{d}.d, z{m}.d, z{k}.d",
    0x04603400: "xar z{d}.s, z{d}.s, z{k}.s, #{under32}",
    0x04A03400: "xar z{d}.d, z{d}.d, z{k}.d, #{under64}",
    0x04E03400: "xar z{d}.d, z{d}.d, z{k}.d, #{under32}",
    0x4540F000: "sri z{d}.s, z{k}.s, #{under32}",
    0x4580F000: "sri z{d}.d, z{k}.d, #{under64}",
    0x45C0F000: "sri z{d}.d, z{k}.d, #{under32}",
}
FIXED: Final = 0xFFE0FC00


@cache
def _context() -> Any:
    import pypcode

    return pypcode.Context("AARCH64:LE:64:v8A")


@lru_cache(REMEMBERED)
def spelled(word: int, address: int) -> tuple[str, str]:
    """An instruction's name and operands, as capstone spells them; empty if it is none, or not known.

    Raises ImportError without pypcode.
    """
    name, _, operands = next(_read(word, address), "").partition(" ")
    return name, operands


def _read(word: int, address: int) -> Iterator[str]:
    if word & FIXED in SVE2:
        d, k, m = (word >> first & 31 for first in (0, 5, 16))
        yield SVE2[word & FIXED].format(d=d, k=k, m=m, under32=32 - m, under64=64 - m)
    else:
        yield from map(_as_capstone, _by_sleigh(word, address))


def _by_sleigh(word: int, address: int) -> Iterator[str]:
    import pypcode

    try:
        found = _context().disassemble(word.to_bytes(4, "little"), address)
    except (pypcode.BadDataError, pypcode.UnimplError):
        return
    yield from (f"{each.mnem} {each.body}".lower() for each in found.instructions)


def _as_capstone(text: str) -> str:
    for found, other in SPELLED:
        text = found.sub(other, text)
    if field := FIELD.match(text):
        registers, letter, *places = field.groups()
        first, last = (int(each, 0) for each in places)
        return f"bfi {registers}, #{BITS[letter] - first}, #{last + 1}"
    return text
