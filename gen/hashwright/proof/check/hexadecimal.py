"""The proof of a function that writes the lower-case hexadecimal digits of a digest.

The digits are assumed to be disjoint from the digest, and both from the function's stack and code.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import BYTES
from hashwright.proof.check.chain import BYTE
from hashwright.proof.check.contract import Contract, Obligation
from hashwright.proof.check.digests import loaded
from hashwright.proof.contract.functions import DigitsFunction
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.terms import POINTER, Term, choose, const, extend, join, less, part, var

HEX: Final = var("hex", POINTER)
DIGEST: Final = var("digest", POINTER)
HALF: Final = 4  # bits of a digit


@dataclass(frozen=True)
class DigitsContract(Contract):
    """Such a function between its caller and the description."""

    function: DigitsFunction

    def obligations(self) -> Iterator[Obligation]:
        """All digits, word by word."""
        size, digits = self.function.digest_bytes, [*self._digits()]
        words = (join(*digits[at : at + BYTES]) for at in range(0, len(digits), BYTES))
        frame = Frame(left=[Content(HEX, BYTES * i, word, "digits") for i, word in enumerate(words)])
        given = Precondition(
            arguments=(HEX, DIGEST),
            regions=(
                Region("the digits", HEX, const(2 * size, POINTER), is_written=True),
                Region("the digest", DIGEST, const(size, POINTER)),
            ),
            public=(HEX, DIGEST),
        )
        yield Obligation(given, frame)

    def _digits(self) -> Iterator[Term]:
        """The digits in order, the upper one of each byte first."""
        for byte in loaded(DIGEST, 0, self.function.digest_bytes):
            for half in (part(byte, HALF, HALF), part(byte, 0, HALF)):
                number = extend(half, BYTE)
                is_letter = less(const(9, BYTE), number)
                letter, digit = (const(ord(first), BYTE) for first in "a0")
                yield choose(is_letter, number - const(10, BYTE) + letter, number + digit)
