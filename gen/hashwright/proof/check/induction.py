"""The proof of a block function: before its loop, in any iteration of it, and after it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Self

from hashwright.proof.check.contract import Contract, Obligation, discharge
from hashwright.proof.check.engine import establish
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.check.invariants import ArrivedPath, Invariant, PathComparison
from hashwright.proof.find.iterations import LoopGuess, Watched
from hashwright.proof.find.jumps import at_heads, backward
from hashwright.proof.run.convention import limit
from hashwright.proof.run.execute import OpenLoop, PathEnd
from hashwright.proof.run.places import hold, settle, spots
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import NO_DIGITS, Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import DONE, ONE, Digits
from hashwright.proof.say.limits import ATTEMPTS, STEPS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Substitution,
    Term,
    const,
    is_zero,
    less,
    spelled,
    total,
    unknowns,
    var,
)

BLOCKS: Final = var("nblocks", POINTER)  # the number of all iterations
NONE: Final = const(0, POINTER)


@dataclass(frozen=True, slots=True)
class LoopArray:
    """An array of which each iteration of a loop uses the next bytes, and writes no others."""

    base: Term
    size: int  # the bytes of an iteration
    is_written: bool = False
    align: int = 1
    behind: Term = NONE  # the bytes behind those of all iterations
    is_read: bool = False  # where it is written: may it be read before?

    def at(self, done: Term) -> Term:
        """The address of what is used after `done` iterations."""
        return total(((self.base, 1), (done, self.size)), POINTER)

    def region(self, base: Term, size: Term) -> Region:
        is_out = self.is_written
        return Region(
            str(self.base),
            base,
            size,
            is_out,
            self.align,
            is_passing=is_out,
            piece=self.size,
            is_given=self.is_read,
        )

    def whole(self, trips: Term) -> Region:
        """All of it, for that many iterations."""
        return self.region(self.base, total(((trips, self.size), (self.behind, 1)), POINTER))

    def reach(self, done: Term, trips: Term) -> Region:
        """What the iteration after `done` iterations may use."""
        return self.region(self.at(done), const(self.size, POINTER)) if self.is_written else self.whole(trips)


class LoopContract(Contract, ABC):
    """A function whose loop computes the same in each iteration, between its caller and the description."""

    @property
    @abstractmethod
    def few(self) -> Term:
        """More iterations than there can be."""

    @property
    def enough(self) -> Term:
        """More iterations, or messages, than objects in memory have, for callers."""
        return self.few

    @property
    def out(self) -> Term | None:
        """Where the output begins; None if there is none."""
        return None

    @property
    def has_loop(self) -> bool:
        """Has the function a loop? Otherwise it has one iteration."""
        return True

    @property
    def may_return(self) -> bool:
        """May the function return before its loop, where its frame holds?"""
        return False

    @property
    def skipped(self) -> int:
        """The first iterations, which differ from the others and are executed one by one."""
        return 0

    @abstractmethod
    def passed(self, trips: Term) -> Sequence[Term]:
        """The arguments of a call that has that many iterations."""

    @property
    def arrays(self) -> Sequence[LoopArray]:
        return ()

    @property
    def objects(self) -> Sequence[Region]:
        """The memory that all iterations use."""
        return ()

    def near(self, done: Term, trips: Term) -> Iterator[Region]:
        """Other memory of the iteration after `done` iterations, where there are that many in all."""
        return iter(())

    def public(self, done: Term, trips: Term) -> set[Term]:
        """The variables on which the addresses of this memory depend."""
        return set[Term]().union(*(unknowns(each.base) for each in self.near(done, trips)))

    @property
    def contents(self) -> Sequence[Content]:
        """What is known of memory at the call."""
        return ()

    def bounds(self, trips: Term) -> Sequence[Term]:
        """What is known of the arguments if there are that many iterations."""
        return (less(trips, self.few),)

    def digits(self, trips: Term) -> Digits:
        """The numbers of iterations that paths may determine."""
        return NO_DIGITS

    def given(self, trips: Term) -> Precondition:
        """What holds at the call of the function, which has that many iterations."""
        passed, wholes = self.passed(trips), [each.whole(trips) for each in self.arrays]
        known = map(unknowns, (*passed, *(each.base for each in wholes)))
        return Precondition(
            arguments=passed,
            regions=(*self.objects, *wholes, *self.near(NONE, trips)),
            contents=self.contents,
            assumed=(*self.bounds(trips), *(~less(each.base + each.size, each.base) for each in wholes)),
            public=self.public(NONE, trips).union({DONE}, *known),
            digits=self.digits(trips),
        )

    def start(self, trips: Term) -> MachineState:
        """The state of the processor at the call of the function."""
        return self.at_call(self.given(trips))

    def iteration(self, done: Term) -> Precondition:
        """What holds before the iteration after `done` iterations: what others write is out of reach."""
        arrays = (each.reach(done, BLOCKS) for each in self.arrays)
        return Precondition(
            regions=(*self.objects, *arrays, *self.near(done, BLOCKS)), public=self.public(done, BLOCKS)
        )

    @abstractmethod
    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """What must be left after the iteration that follows `done` iterations, or before the first one.

        These are the words then. If the function has returned, that is what it must leave.
        """

    def obligations(self) -> Iterator[Obligation]:
        """The call with one iteration, for a function that has no loop."""
        words = self.absorbed(self.before(), NONE)
        yield Obligation(self.given(ONE), lambda end: self.frame(end, NONE, words))

    def before(self) -> StateWords:
        """The words that the loop changes, at the call of the function."""
        return {}

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        """The words after one more iteration, and its output words, by the description."""
        return {}


def iterations(state: MachineState) -> Term:
    """The number of all iterations of a loop, which a path may have determined."""
    return state.digits.now.get(BLOCKS, BLOCKS)


def prove_iterations(contract: LoopContract) -> "LoopProof | None":
    """What the proof finds for all numbers of iterations of the function's loop; None if no loop is reached.

    Raises Unproved if there is no proof.
    """
    if contract.has_loop:
        return _Proof(contract).check()
    discharge(contract)
    return None


class _Proof:
    """The paths to the loop, and from its head."""

    def __init__(self, contract: LoopContract) -> None:
        self.contract, self.program = contract, contract.program()
        self.start, self.sweep = contract.start(BLOCKS), Sweep()
        self.head = 0  # of the loop

    def check(self) -> "LoopProof | None":
        heads, arrivals = self._until_loops()
        for each in arrivals:
            is_over = self.contract.may_return or each.state.holds(is_zero(iterations(each.state)))
            if each.at is None and not is_over:
                raise Unproved("the function returns before the last block")
            self.check_end(each, None, self.contract.before())
        if len(heads) != 1:
            raise Unproved(
                f"{len(heads)} of its loops have a variable number of iterations; proofs support one such loop"
            )
        (self.head,) = heads
        arrived = [each.state for each in arrivals if each.at is not None]
        for done in range(self.contract.skipped):
            arrived = [*self._after_iteration(arrived, const(done, POINTER))]
        return self._prove_loop(arrived) if arrived else None

    def check_end(self, end: PathEnd, done: Term | None, words: StateWords) -> None:
        """Raises Unproved if a path has other effects than those of its iteration, if there was one."""
        frame = self.contract.frame(end.state, done, words)
        if end.at is None:
            check_exit(self.contract.instructions, self.start, end.state, frame, self.sweep)
        else:
            check_cut(self.start, end.state, frame, self.sweep)

    def run(self, state: MachineState) -> Iterator[PathEnd]:
        """The ends of an iteration from the head."""
        try:
            for end in self.program.run(state, self.head, lambda _, at: at == self.head):
                if end.at is not None:
                    settle(end.state)
                yield end
        except OpenLoop as loop:
            raise Unproved(f"{loop} is inside another one") from None

    def _after_iteration(self, arrived: Iterable[MachineState], done: Term) -> Iterator[MachineState]:
        """The states at the head after one more iteration; checks the results where the function returns."""
        wanted = self.contract.absorbed(self.contract.before(), done)
        for begun in arrived:
            if not begun.holds(less(done, iterations(begun))):
                raise Unproved("a loop that writes may continue after the last block")
            limit(begun, self.contract.iteration(done))
            for end in self.run(begun):
                state = end.state
                if end.at is None and not state.holds(is_zero(iterations(state) - done - ONE)):
                    raise Unproved("the loop ends before the last block")
                self.check_end(end, done, wanted)
                if end.at is not None:
                    yield state

    def _prove_loop(self, arrived: Sequence[MachineState]) -> "LoopProof":
        """Proves the loop by an invariant of all iterations or, where they alternate, of even and odd ones."""
        try:
            return LoopProof(self, arrived, 1).check()
        except Unproved as why:
            with suppress(Unproved):
                return LoopProof(self, arrived, 2).check()
            raise why from None

    def _until_loops(self) -> tuple[list[int], list[PathEnd]]:
        """The heads of the loops that are reached first, and the states there.

        The only address to which the function jumps back counts as one if it is reached. Others are found by
        execution.
        """

        def ends(heads: Sequence[int]) -> tuple[list[int], list[PathEnd]]:
            found = [*self.program.run(self.start.copy(), self.program.entry, lambda _, at: at in heads)]
            return [head for head in heads if any(each.at == head for each in found)], found

        back = backward(self.program, self.contract.image, self.contract.name)
        return at_heads(ends, back if len(back) == 1 else ())


class LoopProof:
    """The loop, in which each iteration absorbs one block, and what its proof finds.

    Each phase has an invariant. A loop that alternates between two buffers has two phases: even and odd
    iterations.
    """

    def __init__(self, proof: _Proof, arrived: Sequence[MachineState], phases: int) -> None:
        contract = proof.contract
        self._proof, self._contract, self._arrived = proof, contract, arrived
        self.program, self.head = proof.program, proof.head
        # At least that many blocks are left at the head.
        more = less(const(contract.skipped, POINTER), BLOCKS)
        self.left = ONE if all(each.holds(more) for each in arrived) else NONE
        # By phase: the number of absorbed blocks, and variables for the words of the states at the head.
        self.done = [total(((DONE, phases),), POINTER, contract.skipped + phase) for phase in range(phases)]
        self.now: list[StateWords] = [
            {word: var(f"now {spelled(term)} {phase}", WORD) for word, term in contract.before().items()}
            for phase in range(phases)
        ]
        words = {word: (old, self.now[0][word]) for word, old in contract.before().items()}
        self._begin = {DONE: NONE, **{now: old for old, now in words.values()}}
        self.content: list[Invariant] = []  # by phase: of places at the head
        # For guesses: the content of each place at the start of the loop, for all states, the general registers
        # that the first iteration reads before it writes them, and the variables that stay the same.
        generalise = Substitution(dict(words.values()))
        self.first = {spot: generalise(term) for spot, term in spots(arrived[0])}
        self.read = set[int]()
        self.same = {*arrived[0].public} - arrived[0].digits.now.keys()

    @cached_property
    def _next(self) -> list[StateWords]:
        """The states one iteration later."""
        pairs = zip(self.now, self.done, strict=True)
        return [self._contract.absorbed(now, done) for now, done in pairs]

    @cached_property
    def _meant(self) -> list[Substitution]:
        """The terms of a phase's invariant at the end of an iteration from the preceding phase."""
        return [
            Substitution(
                {
                    **({} if phase else {DONE: DONE + ONE}),
                    **{now[word]: self._next[phase - 1][word] for word in now},
                }
            )
            for phase, now in enumerate(self.now)
        ]

    def check(self) -> Self:
        """Raises Unproved if there is no proof."""
        if self._contract.out and self.left is NONE:
            raise Unproved("a loop that writes may continue after the last block")
        self.content = invariants = LoopGuess(self, self.done, self.now, self._next.__getitem__)()
        compared = PathComparison(self._proof.start, lambda _, x, y: self._proof.sweep.equal(x, y))
        # A path may have determined digits of the arguments.
        arrived = [
            ArrivedPath(state, Substitution({**self._begin, **state.digits.now})) for state in self._arrived
        ]
        invariants[0] |= compared.wrong(invariants[0], arrived)
        ends: dict[int, list[PathEnd]] = {}  # by phase: of the paths with its last invariant

        def follow(phase: int) -> Iterator[int]:
            done, following = self.done[phase], (phase + 1) % len(invariants)
            ends[phase] = [*self.run(phase)]
            for each in ends[phase]:
                if each.at is None:
                    continue
                if not each.state.holds(~less(iterations(each.state), done + ONE + self.left)):
                    raise Unproved("the loop continues after the last block")
                arrival = ArrivedPath(each.state, self._meant[following])
                wrong = compared.wrong(invariants[following], [arrival])
                invariants[following] |= wrong
                yield from [following] if wrong else ()

        establish(range(len(invariants)), follow, ATTEMPTS)
        for phase, found in ends.items():
            for each in found:
                self._check_end(each, phase)
        return self

    def run(self, phase: int) -> Iterator[PathEnd]:
        """The ends of an iteration of a phase."""
        return self._run(self.done[phase], self.content[phase])

    def _run(self, done: Term, invariant: Invariant) -> Iterator[PathEnd]:
        """The ends of an iteration from the head, with this content of places, after `done` blocks."""
        state, begun = self._arrived[0].copy(), self._proof.start
        phase = self.done.index(done) if done in self.done else 0
        state.calls += STEPS * phase  # so that what calls leave has another name in each phase
        for spot, term in invariant.items():
            hold(state, spot, term)
        state.flags, state.digits = {}, begun.digits
        if invariant is self.first:
            state.general = Watched(state.general, self.read)
        limit(state, self._contract.iteration(done))
        few = (less(each, self._contract.few) for each in (done, *unknowns(done)))
        bounds = (~less(BLOCKS, done + self.left), *few)
        state.assumed = begun.assumed | {each for each in bounds if not each.is_const}
        return self._proof.run(state)

    def after(self, done: Term, invariant: Invariant) -> Invariant:
        """The content of each place after an iteration; unchanged if no path returns to the head."""
        ends = (each.state for each in self._run(done, invariant) if each.at is not None)
        return next((dict(spots(state)) for state in ends), invariant)

    def _check_end(self, end: PathEnd, phase: int) -> None:
        """Checks that the loop ends exactly after the last block, and that the function's results are right."""
        done = self.done[phase]
        ways: list[tuple[Term | None, StateWords]] = [(done, self._next[phase])]
        if end.at is None:
            after = {done + ONE: ways[0], done: (None, self.now[phase])}
            left = iterations(end.state)
            ways = [way for count, way in after.items() if end.state.holds(is_zero(left - count))]
        if not ways:
            raise Unproved("the loop ends before the last block")
        self._proof.check_end(end, *ways[0])
