"""The layout of a state's bits: plane b contains bit b of every byte, in one machine word or several.

A machine word contains one row of the blocks, or two, with all columns of all words of the state. The words of
the state are side by side, in slots, so that a rotate of each machine word moves every block by a slot.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, reduce
from itertools import product
from operator import or_
from typing import Final

from hashwright.graph.ir import Node, Var, const
from hashwright.graph.semantics import Ty

BLOCK: Final = Ty.B128
BITS, ROWS, COLUMNS = 8, 4, 4  # of a byte; of a block: FIPS 197, 3.4
SLOTS: Final = 8  # words of a state
HALF: Final = SLOTS // 2

Planes = tuple[tuple[Node, ...], ...]  # by bit, then by word of the plane


@dataclass(frozen=True, slots=True)
class Layout:
    """Planes in words of a type."""

    ty: Ty

    @property
    def words(self) -> int:
        """The number of words of a plane, and of a block."""
        return BLOCK.bits // self.ty.bits

    @property
    def rows(self) -> int:
        """The number of rows in a word."""
        return ROWS // self.words

    def at(self, slot: int, row: int, column: int) -> tuple[int, int]:
        """The word, and the bit in it."""
        word, inner = divmod(row % ROWS, self.rows)
        return word, (slot % SLOTS * self.rows + inner) * COLUMNS + column % COLUMNS

    def mask(self, slots: frozenset[int]) -> Node:
        """Ones in some slots."""
        width = self.ty.bits // SLOTS
        return const(sum(((1 << width) - 1) << slot * width for slot in slots), self.ty)

    def constant(self, value: int) -> Planes:
        """A block of this value in every slot."""
        found = [[0] * self.words for _ in range(BITS)]
        for slot, row, column, bit in product(range(SLOTS), range(ROWS), range(COLUMNS), range(BITS)):
            word, at = self.at(slot, row, column)
            found[bit][word] |= (value >> BITS * (ROWS * column + row) + bit & 1) << at
        return tuple(tuple(const(word, self.ty) for word in plane) for plane in found)


@dataclass(frozen=True, slots=True)
class Move:
    """A move of bytes, the same in each block."""

    rows: int = 0  # the distance of the row that a row receives
    skew: int = 0  # the distance, per row number, of the column that a column receives
    slots: int = 0  # the number of slots that a block moves up


@dataclass(frozen=True, slots=True)
class _Bits:
    """Bits of a word that stay together in a move."""

    word: int  # the source word
    count: int  # the left rotate
    to: int  # a mask of their destination


@cache
def _parts(layout: Layout, move: Move) -> tuple[tuple[_Bits, ...], ...]:
    """By word of a plane: the bits that it combines."""
    found: list[dict[tuple[int, int], int]] = [{} for _ in range(layout.words)]
    for slot, row, column in product(range(SLOTS), range(ROWS), range(COLUMNS)):
        word, to = layout.at(slot, row, column)
        source, at = layout.at(slot - move.slots, row + move.rows, column + move.skew * row)
        key = (source, (to - at) % layout.ty.bits)
        found[word][key] = found[word].get(key, 0) | 1 << to
    return tuple(tuple(_Bits(*key, to) for key, to in each.items()) for each in found)


def moved(planes: Planes, layout: Layout, move: Move) -> Planes:
    """The planes after a move of every byte."""
    return tuple(
        tuple(reduce(or_, (_put(plane[part.word], part) for part in parts)) for parts in _parts(layout, move))
        for plane in planes
    )


def rotated(word: Node, count: int) -> Node:
    """The word rotated left, or unchanged if the count is 0."""
    return word.rotl(count) if count else word


def _put(word: Node, part: _Bits) -> Node:
    """The bits in their new positions: shifted if none wraps around, and masked if other bits move, too."""
    ones, bits = word.ty.mask, word.ty.bits
    if part.to == ones:
        return rotated(word, part.count)
    if part.to & (1 << part.count) - 1 == 0:
        shifted, left = word << part.count, ones << part.count & ones
    elif part.to >> part.count == 0:
        shifted, left = word >> (bits - part.count), ones >> (bits - part.count)
    else:
        shifted, left = rotated(word, part.count), ones
    return shifted if part.to == left else shifted & const(part.to, word.ty)


def each(function: Callable[..., Node], *planes: Planes) -> Planes:
    """The function of the corresponding words of several planes."""
    return tuple(tuple(map(function, *rows)) for rows in zip(*planes, strict=True))


def word_of(block: Var, place: int) -> Var:
    """A word of a block, by its number."""
    return replace(block, part=f"_{place}")
