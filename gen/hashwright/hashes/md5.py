"""MD5, as in RFC 1321."""

from math import floor, sin
from typing import Final

from hashwright.graph.ir import Node, const
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

IV: Final = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476)  # section 3.3
K: Final = tuple(floor(2**32 * abs(sin(i + 1))) for i in range(64))  # section 3.4, the table T
ROTATION: Final = ((7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21))


def f(x: Node, y: Node, z: Node) -> Node:
    return (x & y) | (~x & z)


def g(x: Node, y: Node, z: Node) -> Node:
    return (x & z) | (y & ~z)


def h(x: Node, y: Node, z: Node) -> Node:
    return x ^ y ^ z


def i(x: Node, y: Node, z: Node) -> Node:
    return y ^ (x | ~z)


MIX: Final = (f, g, h, i)
WORD: Final = (lambda i: i, lambda i: 5 * i + 1, lambda i: 3 * i + 5, lambda i: 7 * i)


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 64 steps of section 3.4. Returns the next (a, b, c, d)."""
    a, b, c, d = state
    r = i // 16
    t = a + MIX[r](b, c, d) + m[WORD[r](i) % 16] + const(K[i])
    return d, b + t.rotl(ROTATION[r][i % 4]), b, c


# Appendix A.5.
VECTORS: Final = (
    (b"", "d41d8cd98f00b204e9800998ecf8427e"),
    (b"a", "0cc175b9c0f1b6a831c399e269772661"),
    (b"abc", "900150983cd24fb0d6963f7d28e17f72"),
    (b"message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    (b"abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "d174ab98d277d9f5a5611c2c9f419d9f",
    ),
    (8 * b"1234567890", "57edf4a22be3c955ac49da2e2107b67a"),
)

MD5: Final = MerkleDamgard(
    name="md5",
    title="MD5",
    source="RFC 1321",
    iv=IV,
    lines=(Line(rounds=("F", "G", "H", "I"), round_steps=16, step=step),),
    byte_order="little",
    vectors=VECTORS,
)
