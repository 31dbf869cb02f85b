"""The parts of an AES round over bit planes."""

from operator import xor

from hashwright.passes.planes.layout import BITS, Layout, Move, Planes, each, moved
from hashwright.passes.planes.sbox import sbox


def sub(planes: Planes, layout: Layout) -> Planes:
    """SubBytes and ShiftRows. With one more rotate, blocks move to the next slot, where AEGIS needs them."""
    words = (sbox(bits) for bits in zip(*planes, strict=True))
    return moved(tuple(zip(*words, strict=True)), layout, Move(skew=1, slots=1))


def mix(planes: Planes, layout: Layout) -> Planes:
    """MixColumns: twice the sum of a row and the next one, and the three other rows."""
    second, third, fourth = (moved(planes, layout, Move(rows=rows)) for rows in (1, 2, 3))
    others = each(xor, second, each(xor, third, fourth))
    return each(xor, others, _doubled(each(xor, planes, second)))


def _doubled(planes: Planes) -> Planes:
    """Every byte times x: FIPS 197, 4.2.1."""
    *low, top = planes
    shifted = (top, *low)
    reduced = each(xor, shifted, (top,) * BITS)
    return tuple(reduced[bit] if bit in (1, 3, 4) else shifted[bit] for bit in range(BITS))
