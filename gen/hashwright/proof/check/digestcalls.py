"""Calls of functions that write digests of messages of one length, and have their own proofs.

A call is not executed: it is for the first messages whose digests are not written yet, so that how many are is
a number. Digests may be written once more before these.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from hashwright.proof.check.blocks import DATA
from hashwright.proof.check.fixed import DIGEST, passed
from hashwright.proof.check.induction import LoopContract
from hashwright.proof.contract.functions import FixedBatchFunction, FixedDigestFunction
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, held, hold
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Region, StateWords
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Substitution,
    Term,
    is_sum_within,
    less,
    quotient,
    total,
    var,
)

# A place out of the function's reach with the number of messages whose digests are written.
MADE_AT: Final = var("messages whose digests are written", POINTER)
MADE: Final = Spot("cells", 0, CELL, MADE_AT)
COUNT: Final = var("messages, or groups of them, of a call", POINTER)


DigestsFunction = FixedDigestFunction | FixedBatchFunction


class DigestsCaller(LoopContract):
    """The contract of a function that writes the digests of a number of messages by such calls alone."""

    @property
    @abstractmethod
    def assumes(self) -> Sequence[LoopContract]: ...

    @property
    @abstractmethod
    def number(self) -> Term:
        """The number of all messages."""

    @abstractmethod
    def are_next(
        self,
        state: MachineState,
        found: InstructionSet,
        function: DigestsFunction,
        first: Term,
        start: Term,
        number: Term,
    ) -> bool:
        """Is the first argument of a call for that many messages that of those from one on?"""

    @property
    def may_return(self) -> bool:
        return True

    @property
    def objects(self) -> Sequence[Region]:
        return (Region("the number of written digests", MADE_AT, ZERO),)

    @property
    def contents(self) -> Sequence[Content]:
        return (Content(MADE_AT, 0, ZERO),)

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The number of digests that calls have written: all of them when the function returns."""
        made = [Content(MADE_AT, 0, _now(end, self.number), "the number of written digests")]
        return Frame(left=made if end.returned else ())

    @property
    def calls(self) -> Mapping[int, Call]:
        """The calls that are not executed, by the address of the called function."""
        return {
            each.image.function(each.function.name)[0]: partial(self._called, each) for each in self.assumes
        }

    def _called(self, called: LoopContract, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of a function for messages, or for groups; returns where it returns to.

        Raises Unproved if the function is called for other messages, or for more than there are.
        """
        function = called.function
        names = passed(function, *([COUNT] if function.is_row else []))
        values = arguments(state, found, len(names))
        given = {COUNT: ONE, **dict(zip(names, values, strict=True))}
        if not all(state.same(given[name], value) for name, value in zip(names, values, strict=True)):
            raise Unproved(f"{function} is called for other numbers of messages than of digests")
        first, digest, count = given[DATA], state.plain(given[DIGEST]), state.plain(given[COUNT])
        made, number = held(state, MADE), total(((count, function.messages),), POINTER)
        if not state.holds(less(count, called.enough)):
            raise Unproved(f"a number of groups may be too large: {count}")
        start = quotient(digest - DIGEST, function.digest_bytes)
        if start is None or not _continues(state, made, start, number):
            raise Unproved(f"{function} is called for digests at another place: {digest}")
        if not _is_within(state, start, number, _now(state, self.number)):
            raise Unproved(f"{function} is called for more messages than there are: {count}")
        if not self.are_next(state, found, function, first, start, number):
            raise Unproved(f"{function} is called for other messages than the next ones: {first}")
        hold(state, MADE, start + number)
        return returned(state, found)


def _continues(state: MachineState, made: Term, start: Term, number: Term) -> bool:
    """Are that many messages from one on the next ones, perhaps after some that are done?"""
    return state.holds(~less(made, start)) and state.holds(~less(number, made - start))


def _now(state: MachineState, number: Term) -> Term:
    """A number in terms of the digits that are still open."""
    return Substitution(state.digits.now)(number)


def _is_within(state: MachineState, made: Term, number: Term, whole: Term) -> bool:
    """Can it be proved that `number` more messages than were done are not more than all?"""
    if is_sum_within(made + number, 0, whole):
        return True
    return state.holds(~less(whole, made)) and state.holds(~less(whole - made, number))
