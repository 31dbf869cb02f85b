"""The contract of a function that begins messages in pieces, whose contexts are at pointers in an array.

Contexts are assumed to be disjoint from each other, from the pointers, and from the function's stack and code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hashwright.proof.check.blocks import DATA, ROOM
from hashwright.proof.check.coverage import Cases, below, case_of, divided
from hashwright.proof.check.fixed import pointer
from hashwright.proof.check.induction import BLOCKS, LoopArray, LoopContract, iterations, prove_iterations
from hashwright.proof.contract.functions import ContextsFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Region, StateWords
from hashwright.proof.say.digits import ONE, ZERO, Digits
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

    def passed(self, trips: Term) -> Sequence[Term]:
        return DATA, self.number(trips)

    @property
    def arrays(self) -> Sequence[LoopArray]:
        """The pointers to contexts."""
        return (LoopArray(DATA, self.several * CELL, behind=const(self.others * CELL, POINTER)),)

    def digits(self, trips: Term) -> Digits:
        return SampledDigits(({trips: ()},), {trips: trips})

    def near(self, done: Term, trips: Term) -> Iterator[Region]:
        """The contexts of an iteration if there is one, and those behind all iterations if none follows."""
        size = const(self.function.layout.bytes, POINTER)
        own = [(each, choose(less(done, trips), size, ZERO)) for each in self._from(done, self.several)]
        last = choose(less(done + ONE, trips), ZERO, size)
        for address, there in (*own, *((each, last) for each in self._from(trips, self.others))):
            yield Region("a context", address, there, is_written=True, is_passing=True)

    def public(self, done: Term, trips: Term) -> set[Term]:
        """The pointers to contexts of an iteration, and to those behind it."""
        return set[Term]().union(*map(unknowns, self._from(done, self.several + self.others)))

    def _from(self, done: Term, number: int) -> Sequence[Term]:
        """The addresses of that many contexts behind those of `done` iterations."""
        return [pointer(total(((done, self.several),), POINTER, i)) for i in range(number)]

    # The results.

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The contexts of an iteration are those of messages of no bytes, and in the end those behind them."""
        of_iteration = [] if done is None else self._from(done, self.several)
        behind = self._from(iterations(end), self.others) if end.returned else []
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
