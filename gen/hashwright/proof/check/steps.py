"""The contract of a function of a batch that compresses a block of each of several rows in each step.

The states after each step are assumed to be disjoint from the states before it, and from blocks, pointers, and
the function's stack and code. The states before a step may be those after an earlier one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from hashwright.proof.check.blocks import BYTES, DATA, ROOM, loaded_inputs
from hashwright.proof.check.fixed import pointer_in
from hashwright.proof.check.induction import BLOCKS, LoopContract
from hashwright.proof.contract.functions import StepsFunction
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import DONE, ONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    choose,
    const,
    less,
    split,
    total,
    unknowns,
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

    def given(self, steps: Term) -> Precondition:
        """What holds at the call of the function."""
        several = self.function.messages
        sizes = {FROM: CELL, DATA: several * CELL, MADE: self._bytes}
        wholes = {base: total(((steps, size),), POINTER) for base, size in sizes.items()}
        near = [*self._near(ZERO, steps)]
        return Precondition(
            arguments=(FROM, DATA, MADE, steps),
            regions=[
                *(self._region(base, size, sizes[base], base) for base, size in wholes.items()),
                *near,
            ],
            assumed=(
                less(steps, self.few),
                *(~less(base + size, base) for base, size in wholes.items()),
            ),
            public={*wholes, steps, DONE}.union(*(unknowns(each.base) for each in near)),
        )

    def _region(self, base: Term, size: Term, piece: int, of: Term) -> Region:
        is_made = of is MADE
        align = self.function.aligned if is_made else 1
        return Region(str(of), base, size, is_made, align, is_passing=is_made, piece=piece)

    def iteration(self, done: Term) -> Precondition:
        """What holds before a step: the states of others are out of reach, and so are their blocks."""
        made = self._region(self._made(done), const(self._bytes, POINTER), self._bytes, MADE)
        arrays = (each for each in self.given(BLOCKS).regions if each.base in (FROM, DATA))
        near = [*self._near(done, BLOCKS)]
        return Precondition(
            regions=[made, *arrays, *near],
            public=set[Term]().union(*(unknowns(each.base) for each in near)),
        )

    def _near(self, done: Term, steps: Term) -> Iterator[Region]:
        """The states before a step, its blocks, and those of the next one, if there are such steps."""
        none, block = const(0, POINTER), self.function.piece_bytes
        there = less(done, steps)
        states = choose(there, const(self._bytes, POINTER), none)
        yield Region("states", pointer_in(FROM, done), states, align=self.function.aligned, piece=self._bytes)
        for step in (done, done + ONE):
            size = choose(less(step, steps), const(block, POINTER), none)
            for message in range(self.function.messages):
                yield Region("a block", self._block(step, message), size, piece=block)

    def _block(self, step: Term, message: int) -> Term:
        """The address of the block of a row in a step."""
        return pointer_in(DATA, total(((step, self.function.messages),), POINTER, message))

    def _made(self, done: Term) -> Term:
        """The address of the states after the step that follows that many."""
        return total(((MADE, 1), (done, self._bytes)), POINTER)

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
        return Frame(
            left=[
                Content(self._made(done), self._offset(*word), term, f"the state of row {word[1]} after a step")
                for word, term in words.items()
            ]
        )
