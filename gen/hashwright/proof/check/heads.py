"""Heads of loops whose invariant is found by elimination: of candidates, those are left that hold on each path.

A candidate is a content of a place, as a term in the variables of the head, or a fact. Both may depend on a
number: of the loop's iterations, or of a lane.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from hashwright.proof.check.engine import establish, refuse_cycles
from hashwright.proof.check.exits import check_cut
from hashwright.proof.run.execute import PathEnd
from hashwright.proof.run.places import Spot, anything, hold, is_of_time, spots
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.limits import RUNS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import Kind, Substitution, Term, join, part, reached

State = TypeVar("State", bound=MachineState)


class Fact(NamedTuple, Generic[State]):
    """What may be known at a head, for the number."""

    assume: Callable[[State, Term], None]
    check: Callable[[State, Term], bool]


def claimed(claim: Callable[[State, Term], Term]) -> Fact[State]:
    """A term of one bit, for the number."""

    def assume(state: State, number: Term) -> None:
        state.assumed |= {each for each in [claim(state, number)] if not each.is_const}

    return Fact(assume, lambda state, number: state.holds(claim(state, number)))


class Headway(Enum):
    """How much nearer a path from one head to another, or back, has come to the end of the function."""

    MADE = "there are not that many such paths"
    LATER = "a number of lanes is greater; there are not that many if it is never smaller"
    NONE = "it is not known to be nearer"
    BACK = "that number may be smaller"


class Place(NamedTuple):
    """What a place may contain at a head."""

    bits: int
    terms: tuple[Term, ...]  # its content, or its lowest bits; the first one counts

    def content(self, spot: Spot, known: Substitution) -> Term:
        """The content, with these values of variables; what is not known is a variable."""
        unknown = anything(spot, self.bits)
        if not self.terms:
            return unknown
        low = known(self.terms[0])
        return join(low, part(unknown, low.bits, self.bits - low.bits)) if low.bits < self.bits else low


@dataclass
class Head(ABC, Generic[State]):
    """The head of a loop, and what is known there."""

    at: int  # its address
    contract: Any
    facts: list[Fact[State]] = field(default_factory=list)
    places: dict[Spot, Place] | None = None  # None: no path has reached it
    before: set[tuple[int, Headway]] = field(default_factory=set)  # the heads from which paths lead to it

    @abstractmethod
    def state(self, begun: State) -> State:
        """The state of the processor there."""

    @abstractmethod
    def meet(self, state: State, source: "Head[State] | None") -> bool:
        """Omits what does not hold on a path to the head. Are there then other paths from there?"""

    @abstractmethod
    def headway(self, state: State, source: "Head[State]") -> Headway:
        """That of a path from another head, or from this one."""

    def hold(self, state: State, known: Substitution, number: Term) -> None:
        """Makes a state one at the head, with these values of variables."""
        assert self.places is not None
        for spot, place in self.places.items():
            hold(state, spot, place.content(spot, known))
        for fact in self.facts:
            fact.assume(state, number)

    def found(self, state: State) -> dict[Spot, Term]:
        """The content of all places on a path to the head."""
        return dict(spots(state))

    def weaken(self, state: State, found: Mapping[Spot, Term], meant: Substitution, number: Term) -> bool:
        """Omits what does not hold on a path, with these values of variables. Was something omitted?"""
        assert self.places is not None
        places: dict[Spot, Place] = {}
        for spot, (bits, terms) in self.places.items():
            is_met = partial(self._is_met, state, found.get(spot))
            places[spot] = Place(bits, tuple(each for each in terms if is_met(meant(each))))
        places |= {spot: Place(term.bits, ()) for spot, term in found.items() if spot not in places}
        facts = [each for each in self.facts if each.check(state, number)]
        is_weaker = (places, facts) != (self.places, self.facts)
        self.places, self.facts = places, facts
        return is_weaker

    def _is_met(self, state: State, found: Term | None, wanted: Term) -> bool:
        return found is not None and self.equal(state, part(found, 0, wanted.bits), wanted)

    def equal(self, state: State, found: Term, wanted: Term) -> bool:
        """Can the content of a place be proved to be this?"""
        return state.same(found, wanted)


def prove_heads(
    heads: Mapping[int, Head[State]],
    begun: State,
    entry: int,
    run: Callable[[State, int], Iterable[PathEnd]],
    finish: Callable[[State], None],
    hints: Iterable[tuple[State, int]] = (),
) -> None:
    """Raises Unproved if a path from the call or from a head is wrong, or if there may be no end.

    `run` follows the paths from an address to the next heads, and `finish` checks those that have returned.
    Hints are other paths to heads, which only make less known there.
    """

    def paths(state: State, at: int, source: Head[State] | None) -> Iterator[int]:
        for end in run(state, at):
            reached_ = end.state
            assert isinstance(reached_, type(begun))
            if end.at is None:
                finish(reached_)
                continue
            check_cut(begun, reached_, Frame(), Sweep())
            head = heads[end.at]
            if head.meet(reached_, source):
                yield end.at
            if source:
                head.before.add((source.at, head.headway(reached_, source)))

    def follow(at: int) -> Iterator[int]:
        for each in heads.values():
            each.before = {path for path in each.before if path[0] != at}
        return paths(heads[at].state(begun), at, heads[at])

    first = [*paths(begun.copy(), entry, None)]
    for state, at in hints:
        heads[at].meet(state.copy(), None)
    establish(first, follow, RUNS)
    refuse_cycles(without_progress(heads))


def without_progress(heads: Mapping[int, Head[State]]) -> Mapping[int, Set[int]]:
    """By head, those from which paths lead to it that may have made no progress."""
    found = {headway for each in heads.values() for _, headway in each.before}
    made = {Headway.MADE} if Headway.BACK in found else {Headway.MADE, Headway.LATER}
    return {
        at: {source for source, headway in each.before if headway not in made} for at, each in heads.items()
    }


def is_rigid(term: Term, varying: Container[Term] = ()) -> bool:
    """Is it the same at each time, so that it does not depend on what the function has done?"""
    return not any(is_of_time(each) or each.kind is Kind.APPLY or each in varying for each in reached((term,)))
