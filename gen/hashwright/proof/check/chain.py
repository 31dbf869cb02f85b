"""A message by the description of a Merkle-Damgard hash, over terms.

The compression function is uninterpreted, as block functions have their own proofs: equal states and equal
blocks give equal states.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.proof.contract.functions import ByteOrder, DigestFunction
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    apply,
    const,
    extend,
    join,
    reversed_bytes,
    split,
    total,
    var,
)

BYTE: Final = 8  # bits
CONTENT: Final = var("what is in memory", WORD)


@dataclass(frozen=True, slots=True)
class Chain:
    """A message, as far as it is known."""

    words: tuple[Term, ...]  # of the state, after its whole blocks
    length: Term  # in bytes
    rest: tuple[Term, ...] = ()  # the bytes of the unfinished block

    def appended(self, data: Sequence[Term], block_bytes: int) -> "Chain":
        """The message with further bytes."""
        words, rest = self.words, (*self.rest, *data)
        while len(rest) >= block_bytes:
            words, rest = compressed(words, join(*rest[:block_bytes])), rest[block_bytes:]
        return Chain(words, self.length + const(len(data), POINTER), rest)

    def absorbed(self, address: Term, blocks: Term, block_bytes: int) -> "Chain":
        """The message with a number of further whole blocks, from an address on."""
        assert not self.rest
        words = all_compressed(self.words, address, blocks)
        return replace(self, words=words, length=total(((self.length, 1), (blocks, block_bytes)), POINTER))

    def digest(self, function: DigestFunction) -> Term:
        """The digest of the message, if it ends here (RFC 1321, 3.1 to 3.4)."""
        padding = [const(each, BYTE) for each in function.paddings[len(self.rest)]]
        padded = self.appended(padding, function.blocks.block_bytes)
        bits = length_in_bits(self.length, function.length_bytes, function.byte_order)
        state = join(*compressed(padded.words, join(*padded.rest, bits)))
        words = split(state, function.blocks.state()[0].ty.bits)
        return join(*(ordered(each, function.byte_order) for each in words))


def compressed(words: Sequence[Term], block: Term) -> tuple[Term, ...]:
    """The words of a state after a block."""
    return tuple(apply(f"word {i} after a block", *words, *split(block)) for i in range(len(words)))


def all_compressed(words: Sequence[Term], address: Term, blocks: Term) -> tuple[Term, ...]:
    """The words of a state after a number of blocks in memory that nobody writes. Their content is secret."""
    return tuple(apply(f"word {i} after blocks", *words, address, blocks, CONTENT) for i in range(len(words)))


def length_in_bits(length: Term, size: int, byte_order: ByteOrder) -> Term:
    """The length of a message as its padding ends with it, in that many bytes."""
    return ordered(extend(length, BYTE * size) << 3, byte_order)


def ordered(word: Term, byte_order: ByteOrder) -> Term:
    """A word as it is in memory, or a word of memory as a number."""
    return word if byte_order == "little" else reversed_bytes(word)
