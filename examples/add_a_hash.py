"""Adds a hash from outside the package: SHA-1, as in FIPS 180-4. It is then like those that come with it.

Run it: it makes SHA-1 for any processor and for this one, compiles both and compares them with hashlib.
"""

import hashlib
import tempfile
from functools import cache
from pathlib import Path

from hashwright.generate import generate
from hashwright.hashes import HASHES
from hashwright.hashes.merkle_damgard import Line, MerkleDamgard, State
from hashwright.ir import Node, const
from hashwright.native import compiler
from hashwright.native.library import MerkleDamgardLibrary
from hashwright.request import resolve
from hashwright.verify import verify

IV = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)  # section 5.3.1
K = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6)  # section 4.2.1


def ch(x: Node, y: Node, z: Node) -> Node:
    return (x & y) ^ (~x & z)


def parity(x: Node, y: Node, z: Node) -> Node:
    return x ^ y ^ z


def maj(x: Node, y: Node, z: Node) -> Node:
    return (x & y) ^ (x & z) ^ (y & z)


FUNCTIONS = (ch, parity, maj, parity)


@cache
def word(i: int, m: tuple[Node, ...]) -> Node:
    """A word of the message schedule of section 6.1.2, step 1."""
    if i < 16:
        return m[i]
    return (word(i - 3, m) ^ word(i - 8, m) ^ word(i - 14, m) ^ word(i - 16, m)).rotl(1)


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """One of the 80 steps of section 6.1.2, step 3. Returns the next (a, b, c, d, e)."""
    a, b, c, d, e = state
    t = a.rotl(5) + FUNCTIONS[i // 20](b, c, d) + e + const(K[i // 20]) + word(i, m)
    return t, a, b.rotl(30), c, d


SHA1 = MerkleDamgard(
    name="sha1",
    title="SHA-1",
    source="FIPS 180-4",
    iv=IV,
    lines=(Line(name="", rounds=tuple(f.__name__ for f in FUNCTIONS), round_steps=20, step=step),),
    combine=lambda before, after: tuple(x + y for x, y in zip(before, after, strict=True)),
    byte_order="big",
    vectors=((b"abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),),
)
HASHES[SHA1.name] = SHA1


def main() -> None:
    cc = compiler.find()
    for target in ("portable", "native"):
        request = resolve("sha1", target)
        with tempfile.TemporaryDirectory() as place:
            generate(request).write(Path(place))
            for check in verify(request, Path(place), cc):
                print(f"{request.target.name}: {check.name}: {'ok' if check.passed else check.failure}")
            library = cc.shared_library([Path(place) / "sha1.c"], Path(place) / "sha1.so")
            for message in (b"", b"abc", bytes(1000)):
                made = MerkleDamgardLibrary(library, SHA1).digest(message)
                assert made == hashlib.sha1(message, usedforsecurity=False).digest(), message
            print(f"{request.target.name}: the digests are those of hashlib")


if __name__ == "__main__":
    main()
