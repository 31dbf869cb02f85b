"""Rules over bitwise operations."""

from hashwright.ir import Node
from hashwright.rewrite import ANY, Pair, rule_for


@rule_for(*ANY)
def select_as_add(x: Node, y: Node, z: Node) -> Pair:
    """The halves share no bit, so OR is ADD, and only x & z waits for x."""
    return (x & z) | (y & ~z), (x & z) + (y & ~z)


@rule_for(*ANY)
def disjoint_xor_as_add(x: Node, y: Node, z: Node) -> Pair:
    """The halves share no bit, so XOR is ADD, too."""
    return (x & z) ^ (y & ~z), (x & z) + (y & ~z)


@rule_for(*ANY)
def select_as_xor(x: Node, y: Node, z: Node) -> Pair:
    """A select without NOT: where z is set, flip y to x. x ^ y does not wait for z."""
    return (x & z) | (y & ~z), ((x ^ y) & z) ^ y


@rule_for(*ANY)
def select_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """The halves share no bit, so XOR is OR: the form of a select in other rules."""
    return (x & z) ^ (y & ~z), (x & z) | (y & ~z)


@rule_for(*ANY)
def majority_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """One pair of ones or all three, never two, so XOR is OR: the form of a majority in other rules."""
    return (x & y) ^ (x & z) ^ (y & z), (x & y) | (x & z) | (y & z)


@rule_for(*ANY)
def majority_as_add(x: Node, y: Node, z: Node) -> Pair:
    """Where y and z differ x decides, elsewhere they do: the parts share no bit, and only one waits for x."""
    return (x & y) | (x & z) | (y & z), (y & z) + (x & (y ^ z))


@rule_for(*ANY)
def majority_as_xor(x: Node, y: Node, z: Node) -> Pair:
    """Where y is alone it is flipped. If words move each step, y ^ z was x ^ y in the previous step."""
    return (x & y) | (x & z) | (y & z), ((x ^ y) & (y ^ z)) ^ y


@rule_for(*ANY)
def majority_as_select(x: Node, y: Node, z: Node) -> Pair:
    """By the bits of y ^ z: where they differ x decides, elsewhere y does; one select after x."""
    return (x & y) | (x & z) | (y & z), (x & (y ^ z)) | (y & ~(y ^ z))


@rule_for(*ANY)
def or_not_as_select(x: Node, y: Node, z: Node) -> Pair:
    """By the bits of x: where x is set the result is ~y, elsewhere ~(y ^ z); one select after x."""
    return y ^ (x | ~z), ~((x & y) | (~x & (y ^ z)))


@rule_for(*ANY)
def not_out_of_or(x: Node, y: Node, z: Node) -> Pair:
    """x | ~z is the complement of z & ~x, an and-not, and a NOT leaves an XOR freely."""
    return y ^ (x | ~z), ~(y ^ (z & ~x))


@rule_for(*ANY)
def xor_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """Two XORs with z cancel: from right to left, x ^ y comes from x ^ y ^ z if that has been computed."""
    return (x ^ (y ^ z)) ^ z, x ^ y
