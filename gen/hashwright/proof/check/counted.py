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
from dataclasses import dataclass, field, fields, replace
from typing import Final, Generic, Self, TypeVar

from hashwright.proof.check.contract import StaticContract
from hashwright.proof.check.engine import establish, refuse_cycles
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.find.steps import UNLIKE, Guesses, after_first, on_entry
from hashwright.proof.run.places import Spot, anything, hold, spots
from hashwright.proof.run.stack import LEFT
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.limits import LOOPS, RUNS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Substitution,
    Term,
    advanced,
    const,
    is_known,
    is_zero,
    join,
    less,
    part,
    reached,
    uncollected,
    var,
)

LIMIT: Final = const(1 << 11, POINTER)  # more iterations than a loop has
COUNTS: Final = "counts"  # the file of the counts, as of registers


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

    def same(self, one: Term, other: Term) -> bool:
        """Can two terms be proved equal?"""
        if one is other:
            return True
        return one.bits == other.bits and self.holds(is_zero(one - other))


State = TypeVar("State", bound=CountedState)
Extended = TypeVar("Extended", bound=MachineState)


def extended(state: MachineState, kind: type[Extended]) -> Extended:
    """The same processor, with what a contract adds."""
    return kind(**{each.name: getattr(state, each.name) for each in fields(MachineState)})


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


@dataclass(slots=True)
class _Place:
    """What is known of a place at a head."""

    bits: int
    base: Term | None  # its content on entry; None: the content is no multiple of the number of iterations
    step: int
    counts: frozenset[int]  # those of which it has the low bits
    is_public: bool

    def value(self, spot: Spot, counts: Sequence[Term], number: Term) -> Term:
        """The content after that many iterations."""
        if self.base:
            return advanced(self.base, self.step, number)
        unknown = anything(spot, self.bits)
        if not self.counts:
            return unknown
        low = counts[min(self.counts)]
        return join(low, part(unknown, low.bits, self.bits - low.bits)) if low.bits < self.bits else low


@dataclass(slots=True)
class _Head:
    """The head of a loop."""

    at: int
    guesses: Guesses | None  # None: there are none so far, and the first iteration is executed
    places: dict[Spot, _Place] | None = None  # None: no path has arrived
    facts: Sequence[Term] = ()
    claims: Sequence[int] = ()
    outer: frozenset[int] = frozenset()  # the heads of which the numbers of iterations are variables here
    before: set[int] = field(default_factory=set)  # the heads from which it is entered
    entered: frozenset[int] = frozenset()  # the addresses on the first path to it
    is_followed: bool = False

    @property
    def number(self) -> Term:
        """The number of iterations."""
        return _iterations(self.at) if self.guesses is not None else ZERO

    def state(self, contract: CountedContract[State], begun: State) -> State:
        """The state of the processor there."""
        assert self.places is not None
        state = begun.copy()
        contract.enter(state)
        state.cells, state.flags, number = {}, {}, self.number
        counts = [
            self.places[Spot(COUNTS, i)].value(Spot(COUNTS, i), (), number) for i in range(len(state.counts))
        ]
        for spot, place in self.places.items():
            hold(state, spot, place.value(spot, counts, number))
        numbers = (_iterations(at) for at in (*self.outer, self.at))
        opened = (anything(spot, each.bits) for spot, each in self.places.items() if each.is_public)
        state.public = state.public.union(numbers, opened)
        claims = contract.claims(state, number)
        known = (*self.facts, less(number, LIMIT), *(claims[i] for i in self.claims))
        state.assumed = begun.assumed | {each for each in known if not each.is_const}
        return state

    def meet(self, contract: CountedContract[State], state: State, begun: "_Head | None") -> bool:
        """Forgets what does not hold on a path to the head. Was something forgotten?"""
        contract.settle(state)
        outer: frozenset[int] = begun.outer | {begun.at} if begun else frozenset()
        is_again, found = self.at in outer, _places(state)
        if begun and is_again:
            if outside := next((at for at in state.seen if at in self.entered), None):
                raise _NewHead(outside)  # of a loop around this one
            if self.guesses is None:
                raise _Guessed(self.at, self._guesses(state, found))
            number = self.number + ONE
            if not state.holds(less(number, LIMIT)):
                raise Unproved(f"a loop that may not end: at {self.at:#x}")
        else:
            number = ZERO
            self.before |= {begun.at} if begun else set()
        claims = contract.claims(state, number)
        if self.places is None:
            self._begin(state, found, len(claims))
            self.outer = outer - {self.at}
            self.entered = frozenset(state.seen) | (begun.entered if begun else frozenset())
        places = self.places or {}
        known = self.outer, self.facts, self.claims, places
        self.outer = self.outer & outer
        self.facts = [each for each in self.facts if state.holds(each)]
        self.claims = [i for i in self.claims if state.holds(claims[i])]
        spots_ = dict.fromkeys((*found, *places))
        self.places = {spot: self._kept(spot, state, found.get(spot), number) for spot in spots_}
        return not self.is_followed or known != (self.outer, self.facts, self.claims, self.places)

    def _begin(self, state: State, found: Mapping[Spot, Term], claims: int) -> None:
        """Takes what is known on the first path for what is known."""
        self.places = {}
        for spot, term in found.items():
            if self.guesses is None:
                guess = on_entry(term, () if spot.file == COUNTS else state.counts)
            else:
                guess = self.guesses.get(spot, UNLIKE)
            base = term if guess.step is not None and _is_rigid(term) else None
            self.places[spot] = _Place(term.bits, base, guess.step or 0, guess.counts, is_public=True)
        self.facts, self.claims = [each for each in state.assumed if _is_rigid(each)], range(claims)

    def _guesses(self, state: State, found: Mapping[Spot, Term]) -> Guesses:
        """What the first iteration shows of places."""
        assert self.places is not None
        alike = {
            spot: (each, found[spot])
            for spot, each in self.places.items()
            if spot in found and found[spot].bits == each.bits
        }
        return {
            spot: after_first(each.base, term, _alike(state, each, term))
            for spot, (each, term) in alike.items()
        }

    def _kept(self, spot: Spot, state: State, term: Term | None, number: Term) -> _Place:
        """What is still known of a place."""
        assert self.places is not None
        place = self.places.get(spot)
        if not place or not term or term.bits != place.bits:
            bits = place.bits if place else term.bits if term else 0
            return _Place(bits, None, 0, frozenset(), is_public=False)
        is_advancing = place.base and state.same(term, advanced(place.base, place.step, number))
        return replace(
            place,
            base=place.base if is_advancing else None,
            counts=_alike(state, place, term),
            is_public=place.is_public and is_known(term, state.public),
        )


def _alike(state: CountedState, place: _Place, term: Term) -> frozenset[int]:
    """The counts of which a place still has the low bits."""
    found = ((i, state.counts[i]) for i in place.counts)
    return frozenset(i for i, each in found if state.same(part(term, 0, each.bits), each))


def _iterations(at: int) -> Term:
    """The number of iterations of the loop at an address."""
    return var(f"iterations at {at:#x}", POINTER)


def _places(state: CountedState) -> dict[Spot, Term]:
    return dict(spots(state)) | {Spot(COUNTS, i): term for i, term in enumerate(state.counts)}


def _is_rigid(term: Term) -> bool:
    """Is it the same at each time, so that it does not depend on what the function has done?"""
    return not any(
        each.kind is Kind.APPLY
        or (each.kind is Kind.VAR and (str(each.attr).startswith("anything") or LEFT in str(each.attr)))
        for each in reached((term,))
    )


@uncollected()
def prove_counted(contract: CountedContract[State]) -> None:
    """Raises Unproved if the function may do something else, or may not end."""
    guesses: dict[int, Guesses | None] = {}
    while True:
        try:
            _check(contract, {at: _Head(at, each) for at, each in guesses.items()})
            return
        except _NewHead as found:
            if len(guesses) == LOOPS or found.at in guesses:
                raise Unproved(f"too many loops: {found}") from None
            guesses[found.at] = None
        except _Guessed as made:
            guesses[made.at] = made.guesses


def _check(contract: CountedContract[State], heads: Mapping[int, _Head]) -> None:
    program, begun = contract.program(), contract.start()
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

    def paths(state: State, at: int, head: _Head | None) -> Iterator[int]:
        """Follows all paths to the next heads; the heads of which something is forgotten."""
        for end in program.run(state, at, is_stop, executes_loops=False):
            reached_ = end.state
            assert isinstance(reached_, type(state))
            if end.at is None:
                check_exit(contract.instructions, begun, reached_, contract.frame(reached_), Sweep())
                continue
            check_cut(begun, reached_, Frame(), Sweep())
            if heads[end.at].meet(contract, reached_, head):
                yield end.at

    def follow(at: int) -> Iterator[int]:
        heads[at].is_followed = True
        return paths(heads[at].state(contract, begun), at, heads[at])

    establish(paths(begun.copy(), program.entry, None), follow, RUNS)
    refuse_cycles({at: each.before for at, each in heads.items()})
