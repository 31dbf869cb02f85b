"""Words as their bits, each a function of single bytes of the input.

A bit is an exclusive or of Boolean functions, each of one byte or of two: AES maps single bytes, and a
keystream is a product of two. The functions are truth tables without a constant, so that equal bits are equal
objects.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from operator import and_, xor
from typing import Final

from hashwright.graph.semantics import INTS
from hashwright.proof.say.limits import Unproved
from hashwright.proof.say.terms import AES_MIX, AES_SUB, Kind, Term, topological

ROWS: Final = 256  # of the truth table of a byte
ONES: Final = (1 << ROWS) - 1
BLOCK_BYTES: Final = 16
CACHED: Final = 1 << 18

Bytes = tuple[int, ...]  # the numbers of the bytes of a function, in order: none, one or two
Bit = tuple[tuple[Bytes, int], ...]  # functions with distinct bytes, in order, each with its truth table
Word = tuple[Bit, ...]  # the lowest bit first

ZERO: Final[Bit] = ()
ONE: Final[Bit] = (((), 1),)


@cache
def _column(place: int) -> int:
    """The truth table of a bit of a byte."""
    return sum(1 << row for row in range(ROWS) if row >> place & 1)


def of_byte(number: int) -> Word:
    """The bits of a byte of the input."""
    return tuple((((number,), _column(place)),) for place in range(8))


@lru_cache(CACHED)
def exclusive(x: Bit, y: Bit) -> Bit:
    """The exclusive or of two bits."""
    made = dict(x)
    for bytes_, table in y:
        made[bytes_] = made.get(bytes_, 0) ^ table
    return tuple(sorted((bytes_, table) for bytes_, table in made.items() if table))


@lru_cache(CACHED)
def product(x: Bit, y: Bit) -> Bit:
    """The product of two bits. Raises Unproved if it is one of more than two bytes."""
    return reduce(exclusive, (_product(*one, *other) for one in x for other in y), ZERO)


@lru_cache(CACHED)
def _product(left: Bytes, table: int, right: Bytes, other: int) -> Bit:
    if not left:
        return ((right, other),)
    if not right:
        return ((left, table),)
    if left == right and len(left) == 1:
        return _with_table(left, table & other)
    if len(left) > 1 or len(right) > 1:
        raise Unproved("a bit is a product of more than two bytes")
    (first, table), (second, other) = sorted(((left, table), (right, other)))
    return (((*first, *second), sum(other << ROWS * row for row in range(ROWS) if table >> row & 1)),)


def _with_table(bytes_: Bytes, table: int) -> Bit:
    """The bit with this truth table of one byte."""
    if table & 1:
        return exclusive(ONE, _with_table(bytes_, table ^ ONES))
    return ((bytes_, table),) if table else ZERO


@lru_cache(CACHED)
def _tables(bits: tuple[Bit, ...]) -> tuple[Bytes, tuple[int, ...]] | None:
    """The byte that bits depend on, and their truth tables; None if there are more bytes or none."""
    found = {bytes_ for bit in bits for bytes_, _ in bit} - {()}
    if len(found) != 1 or len(byte := found.pop()) != 1:
        return None
    return byte, tuple(reduce(xor, (table if bytes_ else ONES for bytes_, table in bit), 0) for bit in bits)


@lru_cache(CACHED)
def _combined(products: tuple[tuple[int, ...], ...], tables: tuple[int, ...]) -> int:
    """The exclusive or of products of truth tables, each with the places of its factors."""
    return reduce(xor, (reduce(and_, (tables[each] for each in places), ONES) for places in products), 0)


def _function(products: tuple[tuple[int, ...], ...], bits: tuple[Bit, ...]) -> Bit:
    """The exclusive or of products of bits."""
    if found := _tables(bits):
        byte, tables = found
        return _with_table(byte, _combined(products, tables))
    return reduce(
        exclusive, (reduce(product, (bits[each] for each in places), ONE) for places in products), ZERO
    )


class TermBits:
    """The bits of terms, by those of their variables and words of memory, with the maps of FIPS 197."""

    def __init__(self, known: Mapping[Term, Word]) -> None:
        self._known = dict(known)

    def __call__(self, term: Term) -> Word:
        """Raises Unproved if a term is no bitwise function of what is known."""
        for each in topological((term,), self._known):
            self._known[each] = self._made(each)
        return self._known[term]

    def _made(self, term: Term) -> Word:
        args = [self._known[each] for each in term.args]
        match term.kind:
            case Kind.CONST:
                return _constant(term.attr, term.bits)
            case Kind.PART:
                return args[0][term.attr : term.attr + term.bits]
            case Kind.JOIN:
                return tuple(bit for arg in args for bit in arg)
            case Kind.ROTATE:
                return args[0][-term.attr :] + args[0][: -term.attr]
            case Kind.XOR:
                return tuple(
                    _function(tuple(places for places, mask in term.attr if mask >> at & 1), column)
                    for at, column in enumerate(zip(*args, strict=True))
                )
            case Kind.SUM:
                return _sum(term, args)
            case Kind.APPLY if term.attr in _MAPS:
                return _MAPS[term.attr](args[0])
            case _:
                raise Unproved(f"it is not known on which bytes this depends: {term}")


def _sum(term: Term, args: Sequence[Word]) -> Word:
    """A sum whose operands share no bit. Raises Unproved if they may."""
    factors, constant = term.attr
    found = _constant(constant, term.bits)
    for factor, arg in zip(factors, args, strict=True):
        places = factor.bit_length() - 1
        if factor != 1 << places:
            raise Unproved(f"it is not known on which bytes this depends: {term}")
        shifted = ((ZERO,) * places + arg)[: term.bits]
        if any(one and other for one, other in zip(found, shifted, strict=True)):
            raise Unproved(f"a sum may have a carry: {term}")
        found = tuple(map(exclusive, found, shifted))
    return found


def _constant(value: int, size: int) -> Word:
    return tuple(ONE if value >> at & 1 else ZERO for at in range(size))


def _sub(word: Word) -> Word:
    sbox, sources = _substitution()
    return tuple(bit for at in sources for bit in _substituted(sbox, word[8 * at : 8 * at + 8]))


def _mix(word: Word) -> Word:
    return tuple(reduce(exclusive, (word[each] for each in column), ZERO) for column in _mixed())


_MAPS: Final[Mapping[str, Callable[[Word], Word]]] = {AES_SUB: _sub, AES_MIX: _mix}


@cache
def _substitution() -> tuple[bytes, bytes]:
    """The S-box, and by byte of a block the byte from which SubBytes and ShiftRows make it."""

    def mapped(block: bytes) -> bytes:
        return INTS.aes_sub(int.from_bytes(block, "little")).to_bytes(BLOCK_BYTES, "little")

    sbox = bytes(mapped(bytes([value] * BLOCK_BYTES))[0] for value in range(ROWS))
    return sbox, bytes(map(sbox.index, mapped(bytes(range(BLOCK_BYTES)))))


@cache
def _mixed() -> tuple[tuple[int, ...], ...]:
    """By bit of a block: the bits whose exclusive or it is after MixColumns."""
    size = 8 * BLOCK_BYTES
    made = [INTS.aes_mix(1 << at) for at in range(size)]
    return tuple(tuple(at for at in range(size) if made[at] >> to & 1) for to in range(size))


@lru_cache(CACHED)
def _substituted(sbox: bytes, byte: Word) -> Word:
    """The bits of a byte of the S-box. Raises Unproved if its row depends on several bytes of the input."""
    found = _tables(byte)
    if not found:
        raise Unproved("a byte of the description depends on several bytes before the S-box")
    number, tables = found
    rows = [sbox[sum((table >> row & 1) << at for at, table in enumerate(tables))] for row in range(ROWS)]
    return tuple(
        _with_table(number, sum((made >> at & 1) << row for row, made in enumerate(rows))) for at in range(8)
    )
