"""SHA-256, as in FIPS 180-4."""

from functools import cache

from hashwright.graph.ir import Node, const
from hashwright.hashes import HASHES
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

PRIMES = [n for n in range(2, 312) if all(n % d for d in range(2, n))]  # the first 64
K = [int(2**32 * (n ** (1 / 3) % 1)) for n in PRIMES]  # section 4.2.2


def turned(x: Node, *counts: int) -> tuple[Node, ...]:
    """The word rotated right by each count."""
    return tuple(x.rotl(32 - count) for count in counts)


@cache
def word(i: int, m: tuple[Node, ...]) -> Node:
    """A word of the message schedule of section 6.2.2, step 1."""
    if i < 16:
        return m[i]
    x, y = word(i - 15, m), word(i - 2, m)
    (x7, x18), (y17, y19) = turned(x, 7, 18), turned(y, 17, 19)
    return (x7 ^ x18 ^ (x >> 3)) + (y17 ^ y19 ^ (y >> 10)) + word(i - 7, m) + word(i - 16, m)


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 64 steps of section 6.2.2, step 3. Returns the next (a, ..., h)."""
    a, b, c, d, e, f, g, h = state
    (a2, a13, a22), (e6, e11, e25) = turned(a, 2, 13, 22), turned(e, 6, 11, 25)
    t = h + (e6 ^ e11 ^ e25) + ((e & f) ^ (~e & g)) + const(K[i]) + word(i, m)
    return t + (a2 ^ a13 ^ a22) + ((a & b) ^ (a & c) ^ (b & c)), a, b, c, d + t, e, f, g


HASHES["sha256"] = SHA256 = MerkleDamgard(
    name="sha256",
    title="SHA-256",
    source="FIPS 180-4",
    iv=tuple(int(2**32 * (n**0.5 % 1)) for n in PRIMES[:8]),  # section 5.3.3
    lines=(Line(rounds=("step",), round_steps=64, step=step),),
    byte_order="big",
    vectors=((b"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),),
)
