"""The contract of a function for messages of one length: for one, or for groups of several side by side.

Digests of several messages are assumed to be disjoint from these and from the pointers to them, and all of
these from the function's stack and code. Messages may overlap, and the digest of one may be in its place.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.proof.check.blocks import BYTES, DATA, ROOM
from hashwright.proof.check.chain import ordered
from hashwright.proof.check.digests import loaded
from hashwright.proof.check.induction import LoopArray, LoopContract
from hashwright.proof.contract.functions import FixedDigestFunction, ProvedFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState, word_at
from hashwright.proof.say.conditions import NO_DIGITS, Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import ONE, ZERO, Digits
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    choose,
    const,
    join,
    less,
    split,
    total,
    var,
    without_constant,
)

DIGEST: Final = var("digest", POINTER)


def pointer_in(array: Term, number: Term) -> Term:
    """The pointer with that number in an array."""
    anchor, offset = without_constant(total(((array, 1), (number, CELL)), POINTER))
    return join(word_at(anchor, offset), word_at(anchor, offset + BYTES))


def pointer(number: Term) -> Term:
    """The address of the message with that number, in the array of pointers."""
    return pointer_in(DATA, number)


def passed(function: ProvedFunction, *count: Term) -> Sequence[Term]:
    """The arguments: messages, digests and their number, if it is one for several. A slice has its own."""
    return DATA, *(count if function.has_slices else ()), DIGEST, *count


def if_there(number: Term, trips: Term, size: int) -> Term:
    """That many bytes for an iteration if there is one with that number; else none."""
    return choose(less(number, trips), const(size, POINTER), ZERO)


@dataclass(frozen=True)
class FixedContract(LoopContract):
    """A function between its caller and the description."""

    function: FixedDigestFunction

    @property
    def out(self) -> Term:
        """The address of the digests."""
        return DIGEST

    @property
    def few(self) -> Term:
        """More groups than objects in memory have."""
        return const(-(-ROOM // (self.function.messages * max(CELL, self.function.digest_bytes))), POINTER)

    def passed(self, trips: Term) -> Sequence[Term]:
        return passed(self.function, *([trips] if self.function.is_row else []))

    @property
    def arrays(self) -> Sequence[LoopArray]:
        pointers = LoopArray(DATA, self.function.messages * CELL)
        return self._made, *([pointers] if self.function.is_row else [])

    @property
    def _made(self) -> LoopArray:
        """The digests."""
        return LoopArray(DIGEST, self.function.messages * self.function.digest_bytes, True)

    def digits(self, trips: Term) -> Digits:
        """What follows the loop may depend on whether their number is even, where digests are written late."""
        return SampledDigits(({trips: ()},), {trips: trips}) if self.function.is_late else NO_DIGITS

    @property
    def has_loop(self) -> bool:
        return self.function.is_row

    @property
    def skipped(self) -> int:
        """The first iterations, which differ from the others."""
        return int(self.function.is_late)

    def iteration(self, done: Term) -> Precondition:
        """The same. Digests of the preceding group that are written late are in reach, with any content."""
        found, made = super().iteration(done), self._made
        if not self.function.is_late or done is ZERO:
            return found
        base, size = made.at(done - ONE), 2 * made.size
        late = made.region(base, const(size, POINTER))
        return replace(
            found,
            regions=[late if each.is_written else each for each in found.regions],
            contents=[
                Content(base, at, var(f"{DIGEST} {at} before {done}", WORD)) for at in range(0, size, BYTES)
            ],
        )

    def near(self, done: Term, trips: Term) -> Iterator[Region]:
        """The messages of the group after that many groups, and those of the next, if there are groups.

        A loop may load the next messages ahead.
        """
        size = self.function.length
        for group in (done, done + ONE) if self.function.is_row else (done,):
            there = if_there(group, trips, size)
            result = None if self.function.is_row else DIGEST
            yield from (
                Region("a message", each, there, piece=max(size, 1), result=result)
                for each in self._messages(group)
            )

    def _messages(self, group: Term) -> list[Term]:
        """The addresses of the messages of a group."""
        several = self.function.messages
        if not self.function.is_row:
            return [DATA]
        return [pointer(total(((group, several),), POINTER, i)) for i in range(several)]

    # The description.

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        """The words of the digests of the group after that many groups."""
        return {
            (number, message): word
            for message in range(self.function.messages)
            for number, word in enumerate(self._digest(self.inputs(before, message, done)))
        }

    def inputs(self, before: StateWords, message: int, done: Term, piece: int = 0) -> dict[str, Term]:
        """The description's inputs for a message of the group after that many groups, by name."""
        function, size = self.function, self.function.words()[0].ty.bits
        content = loaded(self._messages(done)[message], 0, function.length)
        padded = split(join(*content, *(const(each, 8) for each in function.padding)), size)
        state = zip(function.state(), (const(word, size) for word in function.initial), strict=True)
        words = zip(function.words(), (ordered(word, function.byte_order) for word in padded), strict=True)
        return {str(node.attr): word for node, word in (*state, *words)}

    def _digest(self, env: Mapping[str, Term]) -> Iterator[Term]:
        """The digest of a message, in words of memory."""
        after, order = self.function.graph.evaluate(env, TERMS), self.function.byte_order
        words = (ordered(after[str(node.attr)], order) for node in self.function.state())
        return iter(split(join(*words)))

    # The results.

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The digests of the group after `done` groups, and of the preceding one if they are late.

        At the head of a loop, those of the group itself may then be any.
        """
        if done is None:
            return Frame()
        left, is_late = list[Content](), self.function.is_late
        if is_late and done is not ZERO:
            left += self._left(done - ONE, self.absorbed({}, done - ONE))
        if is_late and not end.returned:
            return Frame(left=left, free=[(self._made.at(done), self._made.size)])
        return Frame(left=[*left, *self._left(done, words)])

    def _left(self, done: Term, words: StateWords) -> Iterator[Content]:
        """The digests of the group after that many groups."""
        for (number, message), term in words.items():
            place = self.function.digest_bytes * message + BYTES * number
            yield Content(self._made.at(done), place, term, f"the digest of message {message}")
