"""Converts blocks in memory to planes and back.

The 256 bits of two blocks have addresses of 8 bits: the bit of the byte, the row, the column, and the block.
The low bits of an address are the position in a word, and the high bits the number of the word. One step
exchanges two bits of all addresses, with masked exchanges of bits between two words or within each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import product
from operator import or_
from typing import Final

from hashwright.graph.ir import Node, const
from hashwright.graph.semantics import Ty
from hashwright.passes.planes.layout import BITS, HALF, SLOTS, Layout, Planes, rotated

Words = tuple[Node, ...]

ADDRESS: Final = ("b0", "b1", "b2", "r0", "r1", "c0", "c1", "block")  # least significant first


@dataclass(frozen=True, slots=True)
class _Network:
    """The exchanges from blocks to words whose bits are in the order of planes, one plane after the other."""

    exchanges: tuple[tuple[int, int], ...]  # of two bits of the addresses, the lower one first
    address: tuple[str, ...]  # afterwards

    def at(self, bit: int, row: int, column: int, block: int) -> int:
        """The address of the bit of a byte: the number of the word above the position in it."""
        values = {"block": block}
        values |= {f"b{i}": bit >> i & 1 for i in range(3)}
        values |= {f"r{i}": row >> i & 1 for i in range(2)}
        values |= {f"c{i}": column >> i & 1 for i in range(2)}
        return sum(values[name] << i for i, name in enumerate(self.address))


@cache
def _network(layout: Layout) -> _Network:
    place = layout.ty.bits.bit_length() - 1  # the number of address bits for the position in a word
    inner = ("c0", "c1", "r0", "r1")[: 2 + layout.rows.bit_length() - 1]  # the order in a slot: see Layout.at
    wanted = {place - 1: "block", **dict(enumerate(inner))}
    address, exchanges = list(ADDRESS), []
    for to, name in wanted.items():
        at = address.index(name)
        if at != to:
            address[at], address[to] = address[to], address[at]
            exchanges.append((min(at, to), max(at, to)))
    return _Network(tuple(exchanges), tuple(address))


def spread(blocks: Words, layout: Layout) -> Planes:
    """One or two blocks, least significant words first, in the first slot and the middle one; others are 0."""
    network = _network(layout)
    words = [*blocks, *[const(0, layout.ty)] * (2 * layout.words - len(blocks))]
    for exchange in network.exchanges:
        words = _exchanged(words, *exchange)
    mask = layout.mask(frozenset((0, HALF)))

    def found(bit: int, word: int) -> Node:
        source, place = divmod(network.at(bit, word * layout.rows, 0, 0), layout.ty.bits)
        return words[source] >> place & mask

    return tuple(tuple(found(bit, word) for word in range(layout.words)) for bit in range(BITS))


def gather(planes: Planes, slot: int, layout: Layout) -> Words:
    """The block in a slot, and the block half of the slots further, in the order of memory."""
    network, bits = _network(layout), layout.ty.bits
    parts: list[list[Node]] = [[] for _ in range(2 * layout.words)]
    mask = layout.mask(frozenset((0, HALF)))
    for bit, word in product(range(BITS), range(layout.words)):
        to, place = divmod(network.at(bit, word * layout.rows, 0, 0), bits)
        turned = rotated(planes[bit][word], (place - slot * bits // SLOTS) % bits)
        parts[to].append(turned & (mask << place))
    words = [reduce(or_, each) for each in parts]
    for exchange in reversed(network.exchanges):
        words = _exchanged(words, *exchange)
    return tuple(words)


def _exchanged(words: Sequence[Node], low: int, high: int) -> list[Node]:
    """The words with two bits of all addresses exchanged."""
    ty = words[0].ty
    place = ty.bits.bit_length() - 1
    made = list(words)
    if high < place:
        distance = (1 << high) - (1 << low)
        mask = _mask(ty, {low: 1, high: 0})
        for i, word in enumerate(words):
            strange = (word ^ word >> distance) & mask
            made[i] = word ^ strange ^ strange << distance
        return made
    for i in (i for i in range(len(words)) if not i >> (high - place) & 1):
        j = i | 1 << (high - place)
        strange = (words[i] >> (1 << low) ^ words[j]) & _mask(ty, {low: 0})
        made[i] = words[i] ^ strange << (1 << low)
        made[j] = words[j] ^ strange
    return made


def _mask(ty: Ty, address: dict[int, int]) -> Node:
    """Ones at the positions in a word whose addresses have these bits."""
    places = (at for at in range(ty.bits) if all(at >> bit & 1 == value for bit, value in address.items()))
    return const(sum(1 << at for at in places), ty)
