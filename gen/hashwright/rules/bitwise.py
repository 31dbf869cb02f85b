"""Rules over bitwise operations."""

from hashwright.graph.ir import Node
from hashwright.graph.rewrite import ANY, Pair, rule_for


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
    """A select without NOT: x ^ y flips y to x where z is set, and does not wait for z."""
    return (x & z) | (y & ~z), ((x ^ y) & z) ^ y


@rule_for(*ANY)
def select_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """The halves share no bit, so XOR is OR, the form of a select in other rules."""
    return (x & z) ^ (y & ~z), (x & z) | (y & ~z)


@rule_for(*ANY)
def majority_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """Either one pair is ones or all three are, so XOR is OR, the form of a majority in other rules."""
    return (x & y) ^ (x & z) ^ (y & z), (x & y) | (x & z) | (y & z)


@rule_for(*ANY)
def majority_as_add(x: Node, y: Node, z: Node) -> Pair:
    """x decides where y and z differ, and y & z elsewhere: the parts share no bit, and only one waits for x."""
    return (x & y) | (x & z) | (y & z), (y & z) + (x & (y ^ z))


@rule_for(*ANY)
def majority_as_xor(x: Node, y: Node, z: Node) -> Pair:
    """y is flipped where it differs from both others. If words move in each step, y ^ z was x ^ y before."""
    return (x & y) | (x & z) | (y & z), ((x ^ y) & (y ^ z)) ^ y


@rule_for(*ANY)
def majority_as_select(x: Node, y: Node, z: Node) -> Pair:
    """A select by y ^ z: x decides where y and z differ, y elsewhere. Only one select waits for x."""
    return (x & y) | (x & z) | (y & z), (x & (y ^ z)) | (y & ~(y ^ z))


@rule_for(*ANY)
def or_not_as_select(x: Node, y: Node, z: Node) -> Pair:
    """A select by x: the result is ~y where x is set, ~(y ^ z) elsewhere. Only one select waits for x."""
    return y ^ (x | ~z), ~((x & y) | (~x & (y ^ z)))


@rule_for(*ANY)
def not_out_of_or(x: Node, y: Node, z: Node) -> Pair:
    """x | ~z is the complement of z & ~x, an and-not; a NOT moves out of an XOR at no cost."""
    return y ^ (x | ~z), ~(y ^ (z & ~x))


@rule_for(*ANY)
def xor_of_xor(x: Node, y: Node, z: Node) -> Pair:
    """Two XORs with z cancel. From right to left, this computes x ^ y from x ^ y ^ z, which is known."""
    return (x ^ (y ^ z)) ^ z, x ^ y
