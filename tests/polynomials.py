"""Words of AES blocks as polynomials over GF(2): a domain in which equal functions are equal values.

Every bitwise function of variables has one polynomial, a sum of products of variables. The result of an AES map
for a polynomial is a new variable, the same for the same polynomial: a proof holds for any such maps. All bits
of a block are alike, so constants other than 0 and all ones are variables, too.
"""

from dataclasses import dataclass
from typing import Final

from hashwright.graph.semantics import Ty

BLOCK_BITS: Final = Ty.B128.bits

Polynomial = frozenset[frozenset[object]]  # the products of the sum
ZERO: Final[Polynomial] = frozenset()
ONE: Final[Polynomial] = frozenset({frozenset()})


def _variable(name: object) -> Polynomial:
    return frozenset({frozenset({name})})


@dataclass(frozen=True, slots=True)
class Word:
    """Blocks, the first of which is the least significant, each as a polynomial."""

    blocks: tuple[Polynomial, ...]

    def __xor__(self, other: "Word") -> "Word":
        return Word(tuple(x ^ y for x, y in zip(self.blocks, other.blocks, strict=True)))

    def __and__(self, other: "Word") -> "Word":
        return Word(tuple(_times(x, y) for x, y in zip(self.blocks, other.blocks, strict=True)))

    def __or__(self, other: "Word") -> "Word":
        return self ^ other ^ (self & other)

    def __invert__(self) -> "Word":
        return Word(tuple(x ^ ONE for x in self.blocks))


def _times(x: Polynomial, y: Polynomial) -> Polynomial:
    made = ZERO
    for left in x:
        for right in y:
            made ^= {left | right}
    return made


class Polynomials:
    """The domain: see semantics.Reading. It has no sums and no shifts of words."""

    def const(self, value: int, ty: Ty) -> Word:
        mask = (1 << BLOCK_BITS) - 1
        return Word(tuple(_constant(value >> at & mask) for at in range(0, ty.bits, BLOCK_BITS)))

    def var(self, name: str, ty: Ty) -> Word:
        return Word(tuple(_variable((name, at)) for at in range(ty.bits // BLOCK_BITS)))

    def word(self, value: Word, ty: Ty) -> Word:
        assert len(value.blocks) == ty.bits // BLOCK_BITS
        return value

    def rotl(self, value: Word, count: int, bits: int) -> Word:
        raise NotImplementedError

    def shr(self, value: Word, count: int) -> Word:
        raise NotImplementedError

    def part(self, value: Word, first: int, bits: int) -> Word:
        return Word(value.blocks[first // BLOCK_BITS : (first + bits) // BLOCK_BITS])

    def join(self, low: Word, high: Word, bits: int) -> Word:
        return Word(low.blocks + high.blocks)

    def aes_sub(self, value: Word) -> Word:
        return Word((_variable(("aes_sub", *value.blocks)),))

    def aes_mix(self, value: Word) -> Word:
        return Word((_variable(("aes_mix", *value.blocks)),))


def _constant(value: int) -> Polynomial:
    """The constant: one of each pair of complements is a variable."""
    complement = value ^ (1 << BLOCK_BITS) - 1
    lesser = min(value, complement)
    bare = _variable(lesser) if lesser else ZERO
    return bare if lesser == value else bare ^ ONE
