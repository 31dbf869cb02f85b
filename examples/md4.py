"""MD4, as in RFC 1320."""

from hashwright.graph.ir import Node, const
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import IV, f, h
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State

K = (0, 0x5A827999, 0x6ED9EBA1)
MIX = (f, lambda x, y, z: (x & y) | (x & z) | (y & z), h)
WORD = (range(16), [4 * i % 16 + i // 4 for i in range(16)], [int(f"{i:04b}"[::-1], 2) for i in range(16)])
ROTATION = ((3, 7, 11, 19), (3, 5, 9, 13), (3, 9, 11, 15))


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 48 steps of section 3.4. Returns the next (a, b, c, d)."""
    (a, b, c, d), r = state, i // 16
    return d, (a + MIX[r](b, c, d) + m[WORD[r][i % 16]] + const(K[r])).rotl(ROTATION[r][i % 4]), b, c


HASHES["md4"] = MD4 = MerkleDamgard(
    name="md4",
    title="MD4",
    source="RFC 1320",
    iv=IV,
    lines=(Line(rounds=("F", "G", "H"), round_steps=16, step=step),),
    byte_order="little",
    vectors=((b"abc", "a448017aaf21d8525fc10ae87aa6729d"),),
)
