"""Adds a mode of operation from outside the package: a toy sponge over words of 64 bits.

Its permutation is eight rounds of BLAKE2b's G (RFC 7693, section 3.1) without message words. It is not secure:
it only shows the parts of a mode's package.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from hashwright.emit.shell import add_templates
from hashwright.graph.ir import Graph, Node, Step, numbered, row
from hashwright.graph.semantics import Ty
from hashwright.graph.straightline import straightline
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel

State = tuple[Node, ...]
WORD_BYTES = 8
PERMUTE = Kernel("permute", "the permutation of the state")


@dataclass(frozen=True, kw_only=True)
class Sponge(Hash):
    """A sponge: blocks of a message are XORed into the first words of a state, which is permuted after each."""

    family: ClassVar[str] = "sponge"
    room: ClassVar[str] = __name__
    kernels: ClassVar[Mapping[str, Kernel]] = {PERMUTE.name: PERMUTE}

    words: int  # the number of words in the state
    rate_words: int  # the number of words in a block
    digest_bytes: int
    rounds: int
    round: Callable[[State], State]
    vectors: tuple[tuple[bytes, str], ...]

    @property
    def rate_bytes(self) -> int:
        return WORD_BYTES * self.rate_words

    @cached_property
    def permute(self) -> Graph:
        """The permutation: s0 ... in and out."""
        state = given = row("s", self.words, Ty.U64)
        steps = []
        for i in range(self.rounds):
            state = self.round(state)
            steps.append(Step("", i, i, "round", state))
        return Graph("permute", given, numbered("s", state), tuple(steps))

    def principal(self) -> Graph:
        return self.permute

    def functions(self) -> Mapping[str, Graph]:
        return {"permute": self.permute}

    def padded(self, data: bytes) -> bytes:
        """A one bit, zeros, and a one bit at the end of the last block."""
        zeros = -(len(data) + 2) % self.rate_bytes
        return data + b"\x01" + bytes(zeros) + b"\x80"

    def digest(self, data: bytes) -> bytes:
        """The digest of a message, by evaluating the description."""
        permuted, padded = straightline(self.permute), self.padded(data)
        state = (0,) * self.words
        for at in range(0, len(padded), self.rate_bytes):
            block = padded[at : at + self.rate_bytes].ljust(WORD_BYTES * self.words, b"\0")
            state = permuted(*(x ^ y for x, y in zip(state, words_of(block), strict=True)))
        return b"".join(word.to_bytes(WORD_BYTES, "little") for word in state)[: self.digest_bytes]


def words_of(data: bytes) -> Iterable[int]:
    return (int.from_bytes(data[i : i + WORD_BYTES], "little") for i in range(0, len(data), WORD_BYTES))


def g(a: Node, b: Node, c: Node, d: Node) -> State:
    """The mixing function G, with zeros for message words."""
    a = a + b
    d = (d ^ a).rotl(64 - 32)
    c = c + d
    b = (b ^ c).rotl(64 - 24)
    a = a + b
    d = (d ^ a).rotl(64 - 16)
    c = c + d
    b = (b ^ c).rotl(64 - 63)
    return a, b, c, d


def mixed(state: State) -> State:
    """A round: G on the columns, then on the diagonals."""
    v = list(state)
    for shift in (0, 1):
        for i in range(4):
            places = [4 * j + (i + shift * j) % 4 for j in range(4)]
            for place, word in zip(places, g(*(v[each] for each in places)), strict=True):
                v[place] = word
    return tuple(v)


add_templates(Path(__file__).parent / "templates")
HASHES["toysponge"] = TOYSPONGE = Sponge(
    name="toysponge",
    title="a toy sponge",
    source="RFC 7693, section 3.1, and no more",
    words=16,
    rate_words=8,
    digest_bytes=32,
    rounds=8,
    round=mixed,
    vectors=(
        (b"", "a7e4a2ead0e3e5fbfa271476345f66327ae7c2f8459a2d8fb3ed385c2c8a7417"),
        (b"abc", "840c46af13b2ca981443e8bafb4110575393877045942e3fe22d1e54db7a1479"),
    ),
)
