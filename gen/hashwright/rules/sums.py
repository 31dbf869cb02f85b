"""Rules over sums, and over rotates as shifts and sums."""

from functools import reduce
from operator import or_

from hashwright.graph.ir import Node, bswap, const
from hashwright.graph.rewrite import ANY, WORDS, Pair, rule_for


@rule_for(*ANY)
def not_in_sum(rest: Node, x: Node) -> Pair:
    """~x is -1 - x: the -1 joins the constant and the add becomes a subtract."""
    return rest + ~x, (rest + const(-1, x.ty)) - x


@rule_for(*WORDS)
def bswap_as_rotates(x: Node) -> Pair:
    """Rotates by odd numbers of bytes move each byte of a word to its position; masks combine the results."""
    count = x.ty.bits // 8
    masks = {
        odd: sum(0xFF << 8 * byte for byte in range(count) if (2 * byte + 1) % count == odd)
        for odd in range(1, count, 2)
    }
    return bswap(x), reduce(or_, (x.rotl(8 * odd) & const(mask, x.ty) for odd, mask in masks.items()))


@rule_for(*WORDS)
def rotate_as_or(x: Node, n: int) -> Pair:
    """A rotate is the OR of two shifts."""
    return x.rotl(n), (x << n) | (x >> (x.ty.bits - n))


@rule_for(*WORDS)
def rotate_as_add(x: Node, n: int) -> Pair:
    """The shifted halves share no bit, so OR is ADD."""
    return x.rotl(n), (x << n) + (x >> (x.ty.bits - n))


@rule_for(*WORDS)
def rotate_into_sum(rest: Node, x: Node, n: int) -> Pair:
    """In a sum, one half of the rotate is added to the rest while the other half is shifted."""
    return rest + x.rotl(n), (rest + (x >> (x.ty.bits - n))) + (x << n)


@rule_for(*WORDS)
def rotate_left_into_sum(rest: Node, x: Node, n: int) -> Pair:
    """The other half first, which a multiply-accumulate adds: x << n is x times a power of 2."""
    return rest + x.rotl(n), (rest + (x << n)) + (x >> (x.ty.bits - n))
