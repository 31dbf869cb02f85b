"""Functions whose loops count: what each place holds at the head of a loop, by the number of its iterations.

Paths lead from one head to the next. At a head, the number of iterations since the loop was entered is a
variable. The content of a place is then its content on entry and a multiple of this number, or unknown, or
its low bits are those of a count: of what the function has done so far, which its contract keeps. The
multiples are those of the first iteration. All else is what holds on each path that arrives. Loops of
constant length are no exception. A loop ends because its number of iterations stays below a limit, and
because no loop is entered again except from inside another one, whose number has grown.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, Generic, Self, TypeVar

from hashwright.proof.check.contract import StaticContract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.check.heads import Fact, Head, Headway, Place, claimed, is_rigid, prove_heads
from hashwright.proof.find.counting import COUNTS, UNLIKE, Guesses, after_first, on_entry
from hashwright.proof.run.execute import PathEnd
from hashwright.proof.run.places import Spot, anything, held
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.limits import LOOPS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    Substitution,
    Term,
    advanced,
    const,
    is_known,
    less,
    var,
)

LIMIT: Final = const(1 << 11, POINTER)  # more iterations than a loop has


@dataclass(slots=True)
class CountedState(MachineState):
    """A processor that executes such a function."""

    counts: list[Term] = field(default_factory=list)
    seen: dict[int, None] = field(default_factory=dict)  # the addresses that it has visited since the last head

    def copy(self) -> Self:
        return replace(MachineState.copy(self), counts=list(self.counts), seen=dict(self.seen))

    def substitute(self, known: Mapping[Term, Term]) -> None:
        """Replaces variables by terms, everywhere."""
        MachineState.substitute(self, known)
        self.counts = [*map(Substitution(known), self.counts)]


State = TypeVar("State", bound=CountedState)


class CountedContract(StaticContract, Generic[State]):
    """Such a function between its caller and the description."""

    @abstractmethod
    def start(self) -> State:
        """The state of the processor at the call of the function."""

    @abstractmethod
    def settle(self, state: State) -> None:
        """Forgets, at a head, what later paths need not know. Raises Unproved where no iteration may begin."""

    @abstractmethod
    def enter(self, state: State) -> None:
        """Makes the state at the call of the function one at a head, of which nothing else is known."""

    @abstractmethod
    def claims(self, state: State, number: Term) -> Sequence[Term]:
        """What may hold at a head after that many iterations."""

    @abstractmethod
    def frame(self, end: State) -> Frame:
        """What the function leaves. Raises Unproved if it has not done its work."""


class _NewHead(Exception):
    """A path has returned to an address that is no head so far."""

    def __init__(self, at: int) -> None:
        super().__init__(f"a loop at {at:#x}")
        self.at = at


class _Guessed(Exception):
    """The first iteration of a loop shows what to expect of all of them."""

    def __init__(self, at: int, guesses: Guesses) -> None:
        super().__init__(f"the steps of the loop at {at:#x}")
        self.at = at
        self.guesses = guesses


@dataclass
class _Head(Head[CountedState]):
    """The head of a loop."""

    guesses: Guesses | None = None  # None: there are none so far, and the first iteration is executed
    outer: frozenset[int] = frozenset()  # the heads of which the numbers of iterations are variables here
    entered: frozenset[int] = frozenset()  # the addresses on the first path to it

    @property
    def number(self) -> Term:
        """The number of iterations."""
        return _iterations(self.at) if self.guesses is not None else ZERO

    def state(self, begun: CountedState) -> CountedState:
        assert self.places is not None
        state = begun.copy()
        self.contract.enter(state)
        state.cells, state.flags = {}, {}
        state.public |= {_iterations(at) for at in (*self.outer, self.at)}
        state.assumed |= {each for each in [less(self.number, LIMIT)] if not each.is_const}
        known = {_iterations(self.at): self.number}
        spots_ = {count: Spot(COUNTS, i) for i, count in enumerate(self._counts(state))}
        counts = {count: self.places[spot].content(spot, Substitution(known)) for count, spot in spots_.items()}
        self.hold(state, Substitution(known | counts), self.number)
        return state

    def meet(self, state: CountedState, source: Head[CountedState] | None) -> bool:
        self.contract.settle(state)
        assert source is None or isinstance(source, _Head)
        outer: frozenset[int] = source.around if source else frozenset()
        number, found, is_first = ZERO, self.found(state), self.places is None
        if self.at in outer:
            if outside := next((at for at in state.seen if at in self.entered), None):
                raise _NewHead(outside)  # of a loop around this one
            if self.guesses is None:
                assert self.places is not None
                terms = {spot: each.terms for spot, each in self.places.items()}
                counts = zip(self._counts(state), state.counts, strict=True)
                raise _Guessed(self.at, after_first(terms, found, [*counts], state.same))
            number = self.number + ONE
            if not state.holds(less(number, LIMIT)):
                raise Unproved(f"a loop that may not end: at {self.at:#x}")
        if self.places is None:
            self._begin(state, found)
            self.outer = outer - {self.at}
            self.entered = frozenset(state.seen) | (source.entered if source else frozenset())
        before, self.outer = self.outer, self.outer & outer
        values = {_iterations(self.at): number, **dict(zip(self._counts(state), state.counts, strict=True))}
        is_weaker = self.weaken(state, found, Substitution(values), number)
        return is_weaker or is_first or before != self.outer

    @property
    def around(self) -> frozenset[int]:
        """The heads of the loops in which a path from here is."""
        return self.outer | {self.at}

    def headway(self, state: CountedState, source: Head[CountedState]) -> Headway:
        """A path that has entered a loop has made none: only the number of iterations has a limit."""
        assert isinstance(source, _Head)
        return Headway.MADE if self.at in source.around else Headway.NONE

    def found(self, state: CountedState) -> dict[Spot, Term]:
        return super().found(state) | {Spot(COUNTS, i): term for i, term in enumerate(state.counts)}

    def _counts(self, state: CountedState) -> list[Term]:
        """Variables for the counts at the head."""
        return [var(f"count {i} at {self.at:#x}", each.bits) for i, each in enumerate(state.counts)]

    def _begin(self, state: CountedState, found: Mapping[Spot, Term]) -> None:
        """Takes what is known on the first path for what is known."""
        self.places, counts, guesses = {}, self._counts(state), self.guesses or on_entry(found, state.counts)
        for spot, term in found.items():
            guess = guesses.get(spot, UNLIKE)
            is_known = guess.step is not None and is_rigid(term)
            base = [advanced(term, guess.step or 0, _iterations(self.at))] if is_known else []
            self.places[spot] = Place(term.bits, (*base, *(counts[i] for i in sorted(guess.counts))))
            self.facts.append(_public(spot, term.bits))
        rigid = (partial(_same, each) for each in state.assumed if is_rigid(each))
        claims = (partial(_claim, self.contract, i) for i in range(len(self.contract.claims(state, ZERO))))
        self.facts += map(claimed, (*rigid, *claims))


def _public(spot: Spot, bits: int) -> Fact[Any]:
    """A place whose content, if it is not known, is public."""
    unknown = {anything(spot, bits)}

    def assume(state: MachineState, _: Term) -> None:
        state.public |= unknown

    return Fact(assume, lambda state, _: is_known(held(state, spot), state.public))


def _same(claim: Term, _: MachineState, __: Term) -> Term:
    return claim


def _claim(contract: CountedContract[State], i: int, state: State, number: Term) -> Term:
    return contract.claims(state, number)[i]


def _iterations(at: int) -> Term:
    """The number of iterations of the loop at an address."""
    return var(f"iterations at {at:#x}", POINTER)


def prove_counted(contract: CountedContract[State]) -> None:
    """Raises Unproved if the function may do something else, or may not end."""
    guesses: dict[int, Guesses | None] = {}
    while True:
        try:
            _check(contract, {at: _Head(at, contract, guesses=each) for at, each in guesses.items()})
            return
        except _NewHead as found:
            if len(guesses) == LOOPS or found.at in guesses:
                raise Unproved(f"too many loops: {found}") from None
            guesses[found.at] = None
        except _Guessed as made:
            guesses[made.at] = made.guesses


def _check(contract: CountedContract[Any], heads: Mapping[int, _Head]) -> None:
    program = contract.program()
    begun: CountedState = contract.start()
    elsewhere = {*contract.calls, *contract.image.imports}  # the code of these functions is not executed

    def is_stop(state: MachineState, at: int) -> bool:
        assert isinstance(state, CountedState)
        if at in heads:
            if state.seen:
                return True
        elif at in elsewhere:
            return False
        elif at in state.seen:
            raise _NewHead(at)
        state.seen[at] = None
        return False

    def run(state: CountedState, at: int) -> Iterator[PathEnd]:
        return program.run(state, at, is_stop, executes_loops=False)

    def finish(end: CountedState) -> None:
        check_exit(contract.instructions, begun, end, contract.frame(end), Sweep())

    prove_heads(heads, begun, program.entry, run, finish)
