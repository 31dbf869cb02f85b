"""What holds at the call of a function, and what it may leave: the two sides of a contract, as data."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hashwright.proof.say.digits import Digits
from hashwright.proof.say.terms import POINTER, Term, const, without_constant

NO_DIGITS: Final = Digits(())

# The words of states, as described or as stored, by the numbers of the word and of the message. The output
# words of a block follow the stored ones.
StateWords = Mapping[tuple[int, int], Term]


@dataclass(frozen=True, slots=True)
class Region:
    """Memory that a function may use."""

    name: str
    base: Term  # its address
    size: Term  # in bytes; a sum without a carry
    is_written: bool = False  # may the function write it?
    align: int = 1  # its address is a multiple of that many bytes
    is_passing: bool = False  # does another one replace it at the next cut?
    piece: int = 1  # the number of bytes that are proved to be inside at once
    output: Term | None = None  # the distance from it to output, which may be in its place
    digit: Term | None = None  # the open digit that decides whether it exists
    result: Term | None = None  # the address of one that may be in its place: nothing is read once it is begun
    is_given: bool = (
        False  # if it is written: may the function read what it has not written since the last cut?
    )

    @property
    def anchor(self) -> Term:
        """Its address without a constant."""
        return without_constant(self.base)[0]


class Content(NamedTuple):
    """What is in memory."""

    base: Term
    offset: int  # bytes from there on
    term: Term
    name: str = ""  # of what is at the base, for a reader

    @property
    def address(self) -> Term:
        return self.base + const(self.offset, POINTER)

    def __str__(self) -> str:
        return self.name or f"what is written at {self.address}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Precondition:
    """What holds at the call of a function, or at the head of an iteration. All else is unknown."""

    arguments: Sequence[Term] = ()  # in order
    regions: Sequence[Region] = ()  # the memory that it may use, besides its stack and constants
    contents: Sequence[Content] = ()  # what is known of memory
    assumed: Collection[Term] = ()  # terms of one bit that are set
    public: Collection[Term] = ()  # the variables that branches and addresses may depend on
    digits: Digits = NO_DIGITS
    # Addresses, each with a number of bytes, which varies: what may be set to zero as a whole.
    clearable: Sequence[tuple[Term, Term]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What a part of a function must leave, and what it may change. All other memory stays as it was."""

    left: Sequence[Content] = ()
    free: Sequence[tuple[Term, int]] = ()  # addresses, each with a number of bytes of any content
    cleared: Sequence[tuple[Term, Term]] = ()  # addresses, each with a number of bytes, which varies, of zeros
    result: Term | None = None  # the lowest bits of what it returns; None: the caller does not use it
    assumed: Collection[Term] = ()  # what is known, besides, of terms of one bit
    is_clean: bool = False  # must registers be free of secrets when it returns?
    tags: Collection[Term] = ()  # of which nothing may be on the stack
    right: Term | None = None  # except this condition: whether one of them is right
    computed: Collection[Term] = ()  # by the description: what else functions compute is not there either
