"""SHA-512, as in FIPS 180-4: SHA-256 in words of 64 bits, with other constants."""

from functools import cache
from math import isqrt

from hashwright.graph.ir import Node, const
from hashwright.graph.semantics import Ty
from hashwright.hashes import HASHES
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

PRIMES = [n for n in range(2, 410) if all(n % d for d in range(2, n))]  # the first 80


def cube_root(n: int) -> int:
    """The cube root rounded down, bit by bit."""
    root = 0
    for bit in reversed(range(n.bit_length() // 3 + 1)):
        root |= (1 << bit) * ((root | 1 << bit) ** 3 <= n)
    return root


K = [cube_root(n << 192) % 2**64 for n in PRIMES]  # section 4.2.3


def turned(x: Node, *counts: int) -> tuple[Node, ...]:
    """The word rotated right by each count."""
    return tuple(x.rotl(64 - count) for count in counts)


@cache
def word(i: int, m: tuple[Node, ...]) -> Node:
    """A word of the message schedule of section 6.4.2, step 1."""
    if i < 16:
        return m[i]
    x, y = word(i - 15, m), word(i - 2, m)
    (x1, x8), (y19, y61) = turned(x, 1, 8), turned(y, 19, 61)
    return (x1 ^ x8 ^ (x >> 7)) + (y19 ^ y61 ^ (y >> 6)) + word(i - 7, m) + word(i - 16, m)


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 80 steps of section 6.4.2, step 3. Returns the next (a, ..., h)."""
    a, b, c, d, e, f, g, h = state
    (a28, a34, a39), (e14, e18, e41) = turned(a, 28, 34, 39), turned(e, 14, 18, 41)
    t = h + (e14 ^ e18 ^ e41) + ((e & f) ^ (~e & g)) + const(K[i], Ty.U64) + word(i, m)
    return t + (a28 ^ a34 ^ a39) + ((a & b) ^ (a & c) ^ (b & c)), a, b, c, d + t, e, f, g


HASHES["sha512"] = SHA512 = MerkleDamgard(
    name="sha512",
    title="SHA-512",
    source="FIPS 180-4",
    word=Ty.U64,
    iv=tuple(isqrt(n << 128) % 2**64 for n in PRIMES[:8]),  # section 5.3.5
    lines=(Line(rounds=("step",), round_steps=80, step=step),),
    byte_order="big",
    vectors=(
        (
            b"abc",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
            "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        ),
    ),
)
