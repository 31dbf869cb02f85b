"""Rules over sums, and over rotates as the shifts and sums that they are made of."""

from hashwright.ir import Node, const
from hashwright.rewrite import Pair, rule


@rule
def not_in_sum(rest: Node, x: Node) -> Pair:
    """~x is -1 - x: the -1 joins the constant and the add becomes a subtract."""
    return rest + ~x, (rest + const(-1, x.ty)) - x


@rule
def rotate_as_or(x: Node, n: int) -> Pair:
    """A rotate is both shifts put together."""
    return x.rotl(n), (x << n) | (x >> (32 - n))


@rule
def rotate_as_add(x: Node, n: int) -> Pair:
    """The shifted halves share no bit, so OR is ADD."""
    return x.rotl(n), (x << n) + (x >> (32 - n))


@rule
def rotate_into_sum(rest: Node, x: Node, n: int) -> Pair:
    """In a sum one half of the rotate is added to the rest while the other is still being shifted."""
    return rest + x.rotl(n), (rest + (x >> (32 - n))) + (x << n)


@rule
def rotate_left_into_sum(rest: Node, x: Node, n: int) -> Pair:
    """The same with the other half first, which a multiply-accumulate adds: x << n is x times a power of 2."""
    return rest + x.rotl(n), (rest + (x << n)) + (x >> (32 - n))
