"""The contract of a function for messages of one length: for one, or for groups of several side by side.

Digests are assumed to be disjoint from the messages and from the pointers to them, and all of these from the
function's stack and code. Messages may overlap.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import BYTES, DATA, ROOM
from hashwright.proof.check.chain import ordered
from hashwright.proof.check.contract import discharge
from hashwright.proof.check.digests import loaded
from hashwright.proof.check.induction import BLOCKS, LoopContract, prove_iterations
from hashwright.proof.contract.functions import FixedDigestFunction
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState, word_at
from hashwright.proof.say.conditions import NO_DIGITS, Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import DONE, ONE, ZERO, Digits
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
    unknowns,
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

    def given(self, groups: Term) -> Precondition:
        """What holds at the call of the function."""
        function = self.function
        values = (DATA, DIGEST, *([groups] if function.is_row else []))
        sizes = {DIGEST: self._many(groups, function.digest_bytes)}
        if function.is_row:
            sizes[DATA] = self._many(groups, CELL)
        assumed = (less(groups, self.few), *(~less(base + size, base) for base, size in sizes.items()))
        objects = [
            Region(
                str(base),
                base,
                size,
                is_written=base is DIGEST,
                is_passing=base is DIGEST,
                piece=function.messages * (CELL if base is DATA else function.digest_bytes),
            )
            for base, size in sizes.items()
        ]
        messages = [*self._near(ZERO, groups)]
        return Precondition(
            arguments=values,
            regions=[*objects, *messages],
            assumed=assumed,
            public={*values, DONE}.union(*(unknowns(each.base) for each in messages)),
            # What follows the loop may depend on whether their number is even.
            digits=Digits(({groups: ()},), {groups: groups}) if function.is_late else NO_DIGITS,
        )

    @property
    def skipped(self) -> int:
        """The first iterations, which differ from the others."""
        return int(self.function.is_late)

    def iteration(self, done: Term) -> Precondition:
        """What holds before an iteration: digests of other groups, and other messages, are out of reach.

        Where digests are written late, those of the preceding group are in reach, too, with any content.
        """
        late = self.skipped if done is not ZERO else 0
        base = self._made(done - const(late, POINTER))
        size = (1 + late) * self.function.messages * self.function.digest_bytes
        made = Region(str(DIGEST), base, const(size, POINTER), is_written=True, is_passing=True)
        pointers = (each for each in self.given(BLOCKS).regions if each.base is DATA)
        messages = [*self._near(done, BLOCKS)]
        return Precondition(
            regions=[made, *pointers, *messages],
            contents=[
                Content(base, at, var(f"{DIGEST} {at} before {done}", WORD))
                for at in range(0, size if late else 0, BYTES)
            ],
            public=set[Term]().union(*(unknowns(each.base) for each in messages)),
        )

    def _near(self, done: Term, groups: Term) -> Iterator[Region]:
        """The messages of the group after that many groups, and those of the next, if there are groups.

        A loop may load the next messages ahead.
        """
        size, none = const(self.function.length, POINTER), const(0, POINTER)
        piece = max(self.function.length, 1)
        for group in (done, done + ONE) if self.function.is_row else (done,):
            addresses = self._messages(group)
            there = choose(less(group, groups), size, none)
            yield from (Region("a message", each, there, piece=piece) for each in addresses)

    def _messages(self, group: Term) -> list[Term]:
        """The addresses of the messages of a group."""
        several = self.function.messages
        if not self.function.is_row:
            return [DATA]
        return [pointer(total(((group, several),), POINTER, i)) for i in range(several)]

    def _many(self, groups: Term, size: int) -> Term:
        """That many bytes for each message of a number of groups."""
        return total(((groups, self.function.messages * size),), POINTER)

    def _made(self, done: Term) -> Term:
        """The address of the digests of the group after that many groups."""
        return DIGEST + self._many(done, self.function.digest_bytes)

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
            return Frame(
                left=left, free=[(self._made(done), self.function.messages * self.function.digest_bytes)]
            )
        return Frame(left=[*left, *self._left(done, words)])

    def _left(self, done: Term, words: StateWords) -> Iterator[Content]:
        """The digests of the group after that many groups."""
        for (number, message), term in words.items():
            place = self.function.digest_bytes * message + BYTES * number
            yield Content(self._made(done), place, term, f"the digest of message {message}")


def prove_fixed(contract: FixedContract) -> None:
    """Raises Unproved if there is no proof for all messages and numbers of groups."""
    if contract.function.is_row:
        prove_iterations(contract)
    else:
        discharge(contract)
