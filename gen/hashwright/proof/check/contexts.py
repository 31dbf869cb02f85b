"""The contract of a function that begins messages in pieces, whose contexts are at pointers in an array.

Contexts are assumed to be disjoint from each other, from the pointers, and from the function's stack and code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hashwright.proof.check.blocks import DATA, ROOM
from hashwright.proof.check.coverage import Cases, below, case_of, divided
from hashwright.proof.check.fixed import pointer
from hashwright.proof.check.induction import BLOCKS, LoopContract, iterations, prove_iterations
from hashwright.proof.contract.functions import ContextsFunction
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import DONE, ZERO, Digits
from hashwright.proof.say.terms import POINTER, Term, choose, const, less, total, unknowns


@dataclass(frozen=True)
class ContextsContract(LoopContract):
    """A function between its caller and the description. Its loop is over contexts, or over pairs of them."""

    function: ContextsFunction
    several: int = 1  # contexts in an iteration
    others: int = 0  # contexts behind all iterations

    @property
    def out(self) -> Term:
        """The address of the pointers to what it writes."""
        return DATA

    @property
    def few(self) -> Term:
        """More iterations than there are pointers for in memory."""
        return const(ROOM // (self.several * CELL), POINTER)

    def coverage(self) -> Iterator[Cases]:
        """All numbers of contexts, in pairs and without."""
        number, pairs, _, allowed = divided("the number of contexts", ROOM // CELL, 2)
        yield Cases("numbers of contexts", frozenset([below(BLOCKS, ROOM // CELL)]), (less(BLOCKS, self.few),))
        some = (
            case_of({BLOCKS: pairs}, [(each.number(BLOCKS), number)], [less(BLOCKS, each.few)])
            for each in self.in_pairs()
        )
        yield Cases("numbers of contexts in pairs", allowed, tuple(some))

    def in_pairs(self) -> Sequence["ContextsContract"]:
        """The same for pairs of contexts, without and with another one behind them."""
        return [replace(self, several=2, others=others) for others in (0, 1)]

    def number(self, trips: Term) -> Term:
        """The number of contexts of that many iterations."""
        return total(((trips, self.several),), POINTER, self.others)

    def given(self, trips: Term) -> Precondition:
        """What holds at the call of the function, which has that many iterations."""
        number = self.number(trips)
        size = total(((number, CELL),), POINTER)
        return Precondition(
            arguments=(DATA, number),
            regions=(Region("ctx", DATA, size), *self._contexts(ZERO, trips, ZERO)),
            assumed=(less(trips, self.few), ~less(DATA + size, DATA)),
            public=(DATA, trips, DONE, *self._public(ZERO)),
            digits=Digits(({trips: ()},), {trips: trips}),
        )

    def iteration(self, done: Term) -> Precondition:
        """What holds before an iteration: other contexts are out of reach."""
        pointers, *_ = self.given(BLOCKS).regions
        contexts = self._contexts(done, BLOCKS, done + const(1, POINTER))
        return Precondition(regions=(pointers, *contexts), public=[*self._public(done)])

    def _contexts(self, done: Term, trips: Term, following: Term) -> Iterator[Region]:
        """The contexts of an iteration if there is one, and those behind all iterations if none follows."""
        size, none = const(self.function.layout.bytes, POINTER), const(0, POINTER)
        for each in self._of(done):
            yield self._context(each, choose(less(done, trips), size, none))
        for each in self._behind(trips):
            yield self._context(each, choose(less(following, trips), none, size))

    def _context(self, address: Term, size: Term) -> Region:
        return Region("a context", address, size, is_written=True, is_passing=True)

    def _public(self, done: Term) -> Iterator[Term]:
        """Addresses may depend on the pointers to contexts of an iteration, and to those behind it."""
        first = total(((done, self.several),), POINTER)
        for i in range(self.several + self.others):
            yield from unknowns(pointer(first + const(i, POINTER)))

    def _of(self, done: Term) -> Iterator[Term]:
        """The addresses of the contexts of an iteration."""
        return (pointer(total(((done, self.several),), POINTER, i)) for i in range(self.several))

    def _behind(self, trips: Term) -> Iterator[Term]:
        """The addresses of the contexts behind all iterations."""
        return (pointer(total(((trips, self.several),), POINTER, i)) for i in range(self.others))

    # The results.

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The contexts of an iteration are those of messages of no bytes, and in the end those behind them."""
        of_iteration = [] if done is None else [*self._of(done)]
        behind = [*self._behind(iterations(end))] if end.returned else []
        state, length, *_ = self.function.layout.offsets
        content = (state, self.function.initial), (length, bytes(CELL))
        return Frame(
            left=[
                Content(each, offset, const(int.from_bytes(wanted, "little"), 8 * len(wanted)), "a context")
                for each in (*of_iteration, *behind)
                for offset, wanted in content
            ],
            free=[(each, self.function.layout.bytes) for each in (*of_iteration, *behind)],
        )


def prove_contexts(contract: ContextsContract) -> None:
    """Raises Unproved if there is no proof for all numbers of contexts, one by one or in pairs."""
    try:
        prove_iterations(contract)
    except Unproved:
        for each in contract.in_pairs():
            prove_iterations(each)
