"""Bit planes of blocks, assembled bit by bit from the definition of the layout.

Bit b of the byte in a row and a column is in plane b. Words of 32 bits contain one row, words of 64 bits two.
In a word, the columns come first, then the rows, then the slots.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

SLOTS, BITS, ROWS, COLUMNS = 8, 8, 4, 4


def _places(width: int) -> Iterable[tuple[int, int, int, int, int]]:
    """Every bit: its slot, its number in the block, its plane, the plane's word, its number there."""
    rows = width // 32
    for slot, bit, row, column in product(range(SLOTS), range(BITS), range(ROWS), range(COLUMNS)):
        place = column + COLUMNS * (row % rows) + COLUMNS * rows * slot
        yield slot, 8 * (row + ROWS * column) + bit, bit, row // rows, place


def planes(blocks: Mapping[int, int], width: int) -> list[list[int]]:
    """The planes of blocks by slot, in words of this number of bits; other slots are zero."""
    made = [[0] * (128 // width) for _ in range(BITS)]
    for slot, at, plane, word, place in _places(width):
        made[plane][word] |= (blocks.get(slot, 0) >> at & 1) << place
    return made


def blocks(held: Sequence[Sequence[int]], width: int) -> dict[int, int]:
    """The blocks in planes, by slot."""
    made = dict.fromkeys(range(SLOTS), 0)
    for slot, at, plane, word, place in _places(width):
        made[slot] |= (held[plane][word] >> place & 1) << at
    return made


def words(values: Iterable[int], width: int) -> list[int]:
    """Blocks as in memory, in little-endian words."""
    data = b"".join(value.to_bytes(16, "little") for value in values)
    return [int.from_bytes(data[i : i + width // 8], "little") for i in range(0, len(data), width // 8)]
