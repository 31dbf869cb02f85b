"""RIPEMD-160, as in Dobbertin, Bosselaers, Preneel: RIPEMD-160, a strengthened version of RIPEMD (1996)."""

from typing import Final

from hashwright.graph.ir import Node, const
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

IV: Final = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)

# Appendix A of the paper. The added constants are the square and the cube roots of 2, 3, 5 and 7.
K_LEFT: Final = (0, 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)
K_RIGHT: Final = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9, 0)

RHO: Final = (7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8)
PI: Final = tuple((9 * i + 5) % 16 for i in range(16))

# The rotation of a message word in each round, by the word's number, the same in both lines.
SHIFT: Final = (
    (11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8),
    (12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7),
    (13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9),
    (14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6),
    (15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5),
)


def f1(x: Node, y: Node, z: Node) -> Node:
    return x ^ y ^ z


def f2(x: Node, y: Node, z: Node) -> Node:
    return (x & y) | (~x & z)


def f3(x: Node, y: Node, z: Node) -> Node:
    return (x | ~y) ^ z


def f4(x: Node, y: Node, z: Node) -> Node:
    return (x & z) | (y & ~z)


def f5(x: Node, y: Node, z: Node) -> Node:
    return x ^ (y | ~z)


FUNCTIONS: Final = (f1, f2, f3, f4, f5)


def word(r: int, i: int) -> int:
    """The message word of the i-th step of round r in the left line: rho, applied r times."""
    for _ in range(r):
        i = RHO[i]
    return i


def left(i: int, state: State, m: tuple[Node, ...]) -> State:
    r = i // 16
    w = word(r, i % 16)
    return step(FUNCTIONS[r](*state[1:4]), K_LEFT[r], SHIFT[r][w], state, m[w])


def right(i: int, state: State, m: tuple[Node, ...]) -> State:
    r = i // 16
    w = word(r, PI[i % 16])
    return step(FUNCTIONS[4 - r](*state[1:4]), K_RIGHT[r], SHIFT[r][w], state, m[w])


def step(mixed: Node, k: int, s: int, state: State, m: Node) -> State:
    """One step of one line. Returns the next (a, b, c, d, e)."""
    a, b, c, d, e = state
    t = (a + mixed + m + const(k)).rotl(s) + e
    return e, t, b, c.rotl(10), d


def combine(h: State, x: State, y: State) -> State:
    """The state after a block: the incoming one and the ends of both lines, each one word further."""
    return tuple(h[(i + 1) % 5] + x[(i + 2) % 5] + y[(i + 3) % 5] for i in range(5))


# Appendix B of the paper.
VECTORS: Final = (
    (b"", "9c1185a5c5e9fc54612808977ee8f548b2258d31"),
    (b"a", "0bdc9d2d256b3ee9daae347be6f4dc835a467ffe"),
    (b"abc", "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"),
    (b"message digest", "5d0689ef49d2fae572b881b123a85ffa21595f36"),
    (b"abcdefghijklmnopqrstuvwxyz", "f71c27109c692c1b56bbdceb5b9d2865b3708dbc"),
    (
        b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "12a053384a9c0c88e405a06c27dcf49ada62eb2b",
    ),
    (
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "b0e20b6e3116640286ed3a87a5713079b21f5189",
    ),
    (8 * b"1234567890", "9b752e45573d4b39f4dbd3323cab82bf63326bfb"),
)

RIPEMD160: Final = MerkleDamgard(
    name="ripemd160",
    title="RIPEMD-160",
    source="Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996",
    iv=IV,
    lines=(
        Line(name="left", rounds=("f1", "f2", "f3", "f4", "f5"), round_steps=16, step=left),
        Line(name="right", rounds=("f5", "f4", "f3", "f2", "f1"), round_steps=16, step=right),
    ),
    combine=combine,
    byte_order="little",
    vectors=VECTORS,
)
