"""The contract of a function that begins messages in pieces, whose contexts are at pointers in an array.

Contexts are assumed to be disjoint from each other, from the pointers, and from the function's stack and code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hashwright.proof.check.blocks import DATA, ROOM
from hashwright.proof.check.fixed import pointer
from hashwright.proof.check.induction import LoopArray, LoopContract
from hashwright.proof.contract.functions import ContextsFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Content, Frame, Region, StateWords
from hashwright.proof.say.digits import ZERO, Digits
from hashwright.proof.say.terms import POINTER, Term, choose, const, less


@dataclass(frozen=True)
class ContextsContract(LoopContract):
    """A function between its caller and the description. Its loop is over contexts."""

    function: ContextsFunction

    @property
    def out(self) -> Term:
        """The address of the pointers to what it writes."""
        return DATA

    @property
    def few(self) -> Term:
        """More iterations than there are pointers for in memory."""
        return const(ROOM // CELL, POINTER)

    def passed(self, trips: Term) -> Sequence[Term]:
        return DATA, trips

    @property
    def arrays(self) -> Sequence[LoopArray]:
        """The pointers to contexts."""
        return (LoopArray(DATA, CELL),)

    def digits(self, trips: Term) -> Digits:
        return SampledDigits(({trips: ()},), {trips: trips})

    def near(self, done: Term, trips: Term) -> Iterator[Region]:
        """The context of an iteration, if there is one."""
        there = choose(less(done, trips), const(self.function.layout.bytes, POINTER), ZERO)
        yield Region("a context", pointer(done), there, is_written=True, is_passing=True)

    # The results.

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The context of an iteration is that of a message of no bytes."""
        if done is None:
            return Frame()
        state, length, *_ = self.function.layout.offsets
        content = (state, self.function.initial), (length, bytes(CELL))
        return Frame(
            left=[
                Content(
                    pointer(done), offset, const(int.from_bytes(wanted, "little"), 8 * len(wanted)), "a context"
                )
                for offset, wanted in content
            ],
            free=[(pointer(done), self.function.layout.bytes)],
        )
