"""SHA-1, as in FIPS 180-4."""

from functools import cache

from hashwright.graph.ir import Node, const
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import IV, h
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

K = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6)  # section 4.2.1
MIX = (
    lambda x, y, z: (x & y) ^ (~x & z),
    h,
    lambda x, y, z: (x & y) ^ (x & z) ^ (y & z),
    h,
)


@cache
def word(i: int, m: tuple[Node, ...]) -> Node:
    """A word of the message schedule of section 6.1.2, step 1."""
    if i < 16:
        return m[i]
    return (word(i - 3, m) ^ word(i - 8, m) ^ word(i - 14, m) ^ word(i - 16, m)).rotl(1)


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 80 steps of section 6.1.2, step 3. Returns the next (a, b, c, d, e)."""
    a, b, c, d, e = state
    return a.rotl(5) + MIX[i // 20](b, c, d) + e + const(K[i // 20]) + word(i, m), a, b.rotl(30), c, d


HASHES["sha1"] = SHA1 = MerkleDamgard(
    name="sha1",
    title="SHA-1",
    source="FIPS 180-4",
    iv=(*IV, 0xC3D2E1F0),  # section 5.3.1
    lines=(Line(rounds=("Ch", "Parity", "Maj", "Parity"), round_steps=20, step=step),),
    byte_order="big",
    vectors=((b"abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),),
)
