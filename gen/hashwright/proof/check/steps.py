"""The contract of a function of a batch that compresses a block of each of several rows in each step.

The states after each step are assumed to be disjoint from the states before it, and from blocks, pointers, and
the function's stack and code. The states before a step may be those after an earlier one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from hashwright.proof.check.blocks import BYTES, DATA, ROOM, loaded_inputs
from hashwright.proof.check.fixed import if_there, pointer_in
from hashwright.proof.check.induction import LoopArray, LoopContract
from hashwright.proof.contract.functions import StepsFunction
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Content, Frame, Region, StateWords
from hashwright.proof.say.digits import ONE
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    const,
    split,
    total,
    var,
)

FROM: Final = var("from", POINTER)
MADE: Final = var("made", POINTER)


@dataclass(frozen=True)
class StepsContract(LoopContract):
    """Such a function between its caller and the description."""

    function: StepsFunction

    @property
    def out(self) -> Term:
        """The address of the states after the first step."""
        return MADE

    @property
    def few(self) -> Term:
        """More steps than there is memory for their states."""
        return const(ROOM // self._bytes, POINTER)

    @property
    def _words(self) -> int:
        """The words of a state."""
        return sum(node.ty.bits for node in self.function.state()) // WORD

    @property
    def _bytes(self) -> int:
        """The bytes of the states of all rows."""
        return BYTES * self._words * self.function.messages

    def passed(self, trips: Term) -> Sequence[Term]:
        return FROM, DATA, MADE, trips

    @property
    def arrays(self) -> Sequence[LoopArray]:
        return LoopArray(FROM, CELL), LoopArray(DATA, self.function.messages * CELL), self._made

    @property
    def _made(self) -> LoopArray:
        """The states after each step."""
        return LoopArray(MADE, self._bytes, True, self.function.aligned)

    def near(self, done: Term, trips: Term) -> Iterator[Region]:
        """The states before a step, its blocks, and those of the next one, if there are such steps."""
        size, block = self._bytes, self.function.piece_bytes
        states = if_there(done, trips, size)
        yield Region("states", pointer_in(FROM, done), states, align=self.function.aligned, piece=size)
        for step in (done, done + ONE):
            for message in range(self.function.messages):
                yield Region("a block", self._block(step, message), if_there(step, trips, block), piece=block)

    def _block(self, step: Term, message: int) -> Term:
        """The address of the block of a row in a step."""
        return pointer_in(DATA, total(((step, self.function.messages),), POINTER, message))

    # The description.

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        """The words of the states after the step that follows that many."""
        return {
            (number, message): word
            for message in range(self.function.messages)
            for number, word in enumerate(self._after(done, message))
        }

    def _after(self, done: Term, message: int) -> Iterator[Term]:
        """The words of the state of a row after a step."""
        function = self.function
        offsets = (self._offset(number, message) for number in count())
        graph = function.graph
        env = loaded_inputs(graph, function.state(), pointer_in(FROM, done), offsets)
        env |= loaded_inputs(graph, function.words(), self._block(done, message), count(0, BYTES))
        after = graph.evaluate(env, TERMS)
        for node in function.state():
            yield from split(after[str(node.attr)])

    def _offset(self, word: int, message: int) -> int:
        """The offset of a word of a state from the first one."""
        return BYTES * (word * self.function.messages + message)

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The states after the step that follows that many."""
        if done is None:
            return Frame()
        made = self._made.at(done)
        return Frame(
            left=[
                Content(made, self._offset(*word), term, f"the state of row {word[1]} after a step")
                for word, term in words.items()
            ]
        )
