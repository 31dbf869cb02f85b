"""The proof of a block function: before its loop, in any iteration of it, and after it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import count
from typing import Final

from hashwright.proof.check.contract import Contract, Obligation
from hashwright.proof.check.engine import establish
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.check.invariants import ArrivedPath, Invariant, PathComparison
from hashwright.proof.find.iterations import LoopGuess, Watched
from hashwright.proof.find.jumps import backward
from hashwright.proof.run.convention import limit
from hashwright.proof.run.execute import Executor, OpenLoop, PathEnd
from hashwright.proof.run.places import Spot, hold, settle, spots
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import NO_DIGITS, Content, Frame, Precondition, Region, StateWords
from hashwright.proof.say.digits import DONE, ONE, Digits
from hashwright.proof.say.limits import ATTEMPTS, LOOPS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Substitution,
    Term,
    const,
    is_zero,
    less,
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

    def at(self, done: Term) -> Term:
        """The address of what is used after `done` iterations."""
        return total(((self.base, 1), (done, self.size)), POINTER)

    def region(self, base: Term, size: Term) -> Region:
        is_out = self.is_written
        return Region(str(self.base), base, size, is_out, self.align, is_passing=is_out, piece=self.size)

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


@dataclass(frozen=True, slots=True)
class LoopProof:
    """What the proof of a loop has found: the invariant of each phase, of iterations in turn."""

    program: Executor
    head: int  # its address
    done: Sequence[Term]  # by phase: the number of iterations before
    now: Sequence[StateWords]  # by phase: the words of the states then, as variables
    content: Sequence[Mapping[Spot, Term]]  # by phase: of places at the head
    left: Term  # at least that many iterations follow at the head
    run: Callable[[int], Iterable[PathEnd]]  # executes an iteration of a phase


def prove_iterations(contract: LoopContract) -> LoopProof | None:
    """What the proof finds for all numbers of iterations of the function's loop; None if no loop is reached.

    Raises Unproved if there is no proof.
    """
    program, start = contract.program(), contract.start(BLOCKS)
    heads, arrivals = _until_loops(contract, program, start)
    sweep = Sweep()
    for each in arrivals:
        if each.at is None and not each.state.holds(is_zero(iterations(each.state))):
            raise Unproved("the function returns before the last block")
        _check(contract, start, each, None, contract.before(), sweep)
    if len(heads) != 1:
        raise Unproved(
            f"{len(heads)} of its loops have a variable number of iterations; proofs support one such loop"
        )
    arrived = [each.state for each in arrivals if each.at is not None]
    for done in range(contract.skipped):
        arrived = [*_after_iteration(contract, program, start, heads[0], arrived, const(done, POINTER), sweep)]
    return _prove_loop(contract, program, heads[0], arrived, sweep) if arrived else None


def _check(
    contract: LoopContract,
    start: MachineState,
    end: PathEnd,
    done: Term | None,
    words: StateWords,
    sweep: Sweep,
) -> None:
    """Raises Unproved if a path has other effects than those of its iteration, if there was one."""
    frame = contract.frame(end.state, done, words)
    if end.at is None:
        check_exit(contract.instructions, start, end.state, frame, sweep)
    else:
        check_cut(start, end.state, frame, sweep)


def _after_iteration(
    contract: LoopContract,
    program: Executor,
    start: MachineState,
    head: int,
    arrived: Iterable[MachineState],
    done: Term,
    sweep: Sweep,
) -> Iterator[MachineState]:
    """The states at the head after one more iteration; checks the results where the function returns."""
    wanted = contract.absorbed(contract.before(), done)
    for begun in arrived:
        if not begun.holds(less(done, iterations(begun))):
            raise Unproved("a loop that writes may continue after the last block")
        limit(begun, contract.iteration(done))
        for end in program.run(begun, head, lambda _, at: at == head):
            state = end.state
            if end.at is None and not state.holds(is_zero(iterations(state) - done - ONE)):
                raise Unproved("the loop ends before the last block")
            _check(contract, start, end, done, wanted, sweep)
            if end.at is not None:
                settle(state)
                yield state


def _prove_loop(
    contract: LoopContract, program: Executor, head: int, arrived: Sequence[MachineState], sweep: Sweep
) -> LoopProof:
    """Proves the loop by an invariant of all iterations or, where these alternate, of even and of odd ones."""
    trips = _Trips(contract, program, head, arrived, sweep)
    try:
        return _Induction(contract, trips, arrived, sweep, 1).check()
    except Unproved as why:
        with suppress(Unproved):
            return _Induction(contract, trips, arrived, sweep, 2).check()
        raise why from None


def _until_loops(
    contract: LoopContract, program: Executor, start: MachineState
) -> tuple[list[int], list[PathEnd]]:
    """The heads of the loops that are reached first, and the states there.

    The only address to which the function jumps back counts as one if it is reached. Others are found by
    execution.
    """
    back = backward(program, contract.image, contract.name)
    heads = [*back] if len(back) == 1 else []
    while True:
        try:
            ends = list(program.run(start.copy(), program.entry, lambda _, at: at in heads))
            return [head for head in heads if any(each.at == head for each in ends)], ends
        except OpenLoop as loop:
            if loop.head in heads or len(heads) == LOOPS:
                raise Unproved(f"{loop} has no end") from None
            heads.append(loop.head)


def _now(contract: LoopContract, phase: int) -> StateWords:
    """Variables for the words of the states at the head."""
    return {word: var(f"now {term} {phase}", WORD) for word, term in contract.before().items()}


class _Reread:
    """The ends of paths, each of which is computed when it is first wanted."""

    def __init__(self, ends: Iterator[PathEnd]) -> None:
        self._known: list[PathEnd] = []
        self._others = ends
        self._why: Unproved | None = None

    def __iter__(self) -> Iterator[PathEnd]:
        for number in count():
            if number == len(self._known) and not self._extend():
                return
            yield self._known[number]

    def _extend(self) -> bool:
        """Computes one more. Raises Unproved again where that has failed before."""
        if self._why:
            raise self._why
        try:
            found = next(self._others, None)
        except Unproved as why:
            self._why = why
            raise
        self._known += [found] if found else []
        return bool(found)


class _Trips:
    """Iterations of the loop over blocks, of which the last ones are cached."""

    def __init__(
        self,
        contract: LoopContract,
        program: Executor,
        head: int,
        arrived: Sequence[MachineState],
        sweep: Sweep,
    ) -> None:
        self._contract, self._program, self._head, self._sweep = contract, program, head, sweep
        self._start = arrived[0]
        self._few = contract.few
        self.begun = contract.start(BLOCKS)
        # At least that many blocks are left at the head.
        more = less(const(contract.skipped, POINTER), BLOCKS)
        self.left = ONE if all(each.holds(more) for each in arrived) else NONE
        self._last: dict[Term, tuple[Invariant, _Reread]] = {}  # by the number of absorbed blocks
        self.read: set[int] = set()  # general registers that the first iteration reads before it writes them
        self.same = {*self._start.public} - self._start.digits.now.keys()
        # The content of each place at the start of the loop, for all states.
        now = _now(contract, 0)
        generalise = Substitution({old: now[word] for word, old in contract.before().items()})
        self.first = {spot: generalise(term) for spot, term in spots(self._start)}

    def proof(
        self, done: Sequence[Term], now: Sequence[StateWords], invariants: Sequence[Invariant]
    ) -> LoopProof:
        """The proof by these invariants."""
        runs = [partial(self._run, *each) for each in zip(done, invariants, strict=True)]
        return LoopProof(self._program, self._head, done, now, invariants, self.left, lambda i: runs[i]())

    def ends(self, done: Term, invariant: Invariant) -> Iterable[PathEnd]:
        """The ends of an iteration from the head, with this content of places, after `done` blocks."""
        if done not in self._last or self._last[done][0] != invariant:
            self._last[done] = dict(invariant), _Reread(self._run(done, invariant))
        return self._last[done][1]

    def _run(self, done: Term, invariant: Invariant) -> Iterator[PathEnd]:
        state = self._start.copy()
        for spot, term in invariant.items():
            hold(state, spot, term)
        state.flags, state.digits = {}, self.begun.digits
        if invariant is self.first:
            state.general = Watched(state.general, self.read)
        limit(state, self._contract.iteration(done))
        bounds = [~less(BLOCKS, done + self.left), *(less(each, self._few) for each in (done, *unknowns(done)))]
        state.assumed = self.begun.assumed | {each for each in bounds if not each.is_const}
        try:
            for each in self._program.run(state, self._head, lambda _, at: at == self._head):
                if each.at is not None:
                    settle(each.state)
                yield each
        except OpenLoop as loop:
            raise Unproved(f"{loop} is inside another one") from None

    def after(self, done: Term, invariant: Invariant) -> Invariant:
        """The content of each place after an iteration; unchanged if no path returns to the head."""
        ends = (each.state for each in self.ends(done, invariant) if each.at is not None)
        return next((dict(spots(state)) for state in ends), invariant)


class _Induction:
    """The loop over blocks, in which each iteration absorbs one block.

    Each phase has an invariant. A loop that alternates between two buffers has two phases: even and odd
    iterations.
    """

    def __init__(
        self, contract: LoopContract, trips: _Trips, arrived: Sequence[MachineState], sweep: Sweep, phases: int
    ) -> None:
        self._contract, self._trips, self._arrived, self._sweep = contract, trips, arrived, sweep
        before = contract.before()
        # By phase: the number of absorbed blocks, and the states at the head.
        first = contract.skipped
        self._done = [total(((DONE, phases),), POINTER, first + phase) for phase in range(phases)]
        self._now = [_now(contract, phase) for phase in range(phases)]
        self._begin = Substitution({DONE: NONE, **{self._now[0][word]: old for word, old in before.items()}})

    @cached_property
    def _next(self) -> list[StateWords]:
        """The states one iteration later."""
        pairs = zip(self._now, self._done, strict=True)
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
            for phase, now in enumerate(self._now)
        ]

    def check(self) -> LoopProof:
        if self._contract.out and self._trips.left is NONE:
            raise Unproved("a loop that writes may continue after the last block")
        invariants = LoopGuess(self._trips, self._done, self._now, self._next.__getitem__)()
        compared = PathComparison(self._trips.begun, lambda _, x, y: self._sweep.equal(x, y))
        arrived = [ArrivedPath(state, self._begin) for state in self._arrived]
        invariants[0] |= compared.wrong(invariants[0], arrived)

        def follow(phase: int) -> Iterator[int]:
            done, following = self._done[phase], (phase + 1) % len(invariants)
            for each in self._trips.ends(done, invariants[phase]):
                if each.at is None:
                    continue
                if not each.state.holds(~less(iterations(each.state), done + ONE + self._trips.left)):
                    raise Unproved("the loop continues after the last block")
                arrival = ArrivedPath(each.state, self._meant[following])
                wrong = compared.wrong(invariants[following], [arrival])
                invariants[following] |= wrong
                yield from [following] if wrong else ()

        establish(range(len(invariants)), follow, ATTEMPTS)
        self._check_ends([*map(self._trips.ends, self._done, invariants)])
        return self._trips.proof(self._done, self._now, invariants)

    def _check_ends(self, ends: Sequence[Iterable[PathEnd]]) -> None:
        """Checks that the loop ends exactly after the last block, and that the function's results are right."""
        for phase, arrivals in enumerate(ends):
            done = self._done[phase]
            for each in arrivals:
                ways: list[tuple[Term | None, StateWords]] = [(done, self._next[phase])]
                if each.at is None:
                    after = {done + ONE: ways[0], done: (None, self._now[phase])}
                    left = iterations(each.state)
                    ways = [way for count, way in after.items() if each.state.holds(is_zero(left - count))]
                if not ways:
                    raise Unproved("the loop ends before the last block")
                _check(self._contract, self._trips.begun, each, *ways[0], self._sweep)
