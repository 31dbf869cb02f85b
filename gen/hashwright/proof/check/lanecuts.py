"""Heads of loops in the scheduler of a batch, and what is known there.

Every candidate is assumed until a path to the head refutes it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from hashwright.proof.check.assignment import SchedulingContract
from hashwright.proof.check.lanes import BLOCKS, LanesState
from hashwright.proof.check.runs import is_count, is_end, is_filled, is_least, is_same
from hashwright.proof.find.lanes import LANE, Advance, Advances, first_lane, lane_now
from hashwright.proof.run.places import Spot, anything, held, hold, spots
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Term,
    advanced,
    const,
    is_known,
    is_zero,
    less,
    topological,
    unknowns,
)


@dataclass(frozen=True, slots=True)
class Fact:
    """What may be known of a lane at a cut, at a distance from the lane of the cut."""

    name: str
    distance: int
    assume: Callable[[LanesState, Term], None]  # for the number of the lane
    check: Callable[[LanesState, Term], bool]


def facts(contract: SchedulingContract) -> Iterator[Fact]:
    lanes = const(contract.function.lanes, POINTER)

    def assume_exists(state: LanesState, lane: Term) -> None:
        if not lane.is_const:
            state.assumed |= {less(lane, lanes)}

    def assume_most(state: LanesState, lane: Term) -> None:
        if not lane.is_const:
            state.assumed |= {~less(lanes, lane)}

    yield Fact("at most all", 0, assume_most, lambda state, lane: state.holds(~less(lanes, lane)))
    yield Fact("empty", 0, _set_empty, lambda state, lane: state.holds(is_zero(state.get(BLOCKS, lane))))
    for distance in (0, 1):
        yield Fact("exists", distance, assume_exists, lambda state, lane: state.holds(less(lane, lanes)))
        yield Fact("filled", distance, _set_filled, is_filled)
        yield Fact("finished", distance, _set_finished, contract.are_finished)
    yield Fact(
        "all filled", 0, lambda state, _: _set_filled(state, lanes), lambda state, _: is_filled(state, lanes)
    )


def _set_empty(state: LanesState, lane: Term) -> None:
    state.assumed |= {is_zero(state.get(BLOCKS, lane))}


def _set_filled(state: LanesState, lane: Term) -> None:
    state.filled = lane


def _set_finished(state: LanesState, lane: Term) -> None:
    state.finished = lane


class Known(Protocol):
    """What may be known of a place at a cut."""

    def value(self, lane: Term) -> Term | None:
        """Its content for the number of the lane, if that is known."""

    def assume(self, state: LanesState, term: Term, lane: Term) -> None:
        """Assumes what is known of this content."""

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        """Is it known of this content?"""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Advancing:
    """The content of a place that is the same for each lane, or advances with its number."""

    advance: Advance

    def value(self, lane: Term) -> Term:
        return advanced(*self.advance, lane)

    def assume(self, state: LanesState, term: Term, lane: Term) -> None:
        pass

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        value = self.value(lane)
        if term is value:
            return True
        is_number = term.bits == value.bits and term.kind is not Kind.CHOOSE and unknowns(term) <= state.public
        return is_number and is_same(state, term, value)


@dataclass(frozen=True, slots=True)
class Gathered:
    """A number that is about all lanes below."""

    name: str  # of the state's mapping of such numbers
    is_one: Callable[[LanesState, Term, Term], bool]

    def value(self, _: Term) -> None:
        return None

    def assume(self, state: LanesState, term: Term, lane: Term) -> None:
        setattr(state, self.name, {**getattr(state, self.name), term: lane})

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        return is_known(term, state.public) and self.is_one(state, term, lane)


GATHERED: Final = (Gathered("least", is_least), Gathered("ends", is_end), Gathered("counts", is_count))


@dataclass
class LaneHead:
    """The head of a loop, and what is known there."""

    at: int
    facts: list[Fact]
    places: dict[Spot, list[Known]] | None = None  # None: no path has reached it
    has_lane: bool = False
    still: set[int] = field(default_factory=set)  # the cuts to which paths lead from it for the same lane

    def state(self, contract: SchedulingContract, begun: LanesState) -> LanesState:
        """The state of the processor there."""
        state = begun.copy()
        state.flags, state.cells = {}, {}
        state.pass_cut()
        state.has_advanced = False
        contract.enter(state)
        lane = LANE if self.has_lane else ZERO
        for fact in self.facts:
            fact.assume(state, lane + const(fact.distance, POINTER))
        assert self.places is not None
        for spot, known in self.places.items():
            bits = spot.part * 8 if spot.file == "cells" else held(begun, spot).bits
            values = (each.value(lane) for each in known)
            term = next(filter(None, values), None) or _content(state, spot, bits, is_public=bool(known))
            hold(state, spot, term)
            for each in known if not term.is_const else ():
                each.assume(state, term, lane)
        return state

    def meet(self, contract: SchedulingContract, state: LanesState) -> bool:
        """Forgets what does not hold on a path to the cut. Was something forgotten?"""
        contract.check(state)
        found = dict(spots(state))
        is_first = self.places is None
        if self.places is None:
            self.places = {spot: _candidates(term) for spot, term in found.items()}
        lane, is_changed = self._lane(contract, found)
        places = {spot: self._kept(spot, state, found.get(spot), lane) for spot in {*self.places, *found}}
        facts = [each for each in self.facts if each.check(state, lane + const(each.distance, POINTER))]
        is_changed |= is_first or places != self.places or facts != self.facts
        self.places, self.facts = places, facts
        return is_changed

    def is_next(self, contract: SchedulingContract, state: LanesState) -> bool:
        """Is it the cut of a later lane than that from which a path has come? There are not that many."""
        lane, _ = self._lane(contract, dict(spots(state)))
        more, lanes = lane - state.lane, contract.function.lanes
        is_more = self.has_lane and more.is_const and 0 < more.attr <= lanes
        return is_more and state.holds(less(state.lane, const(lanes, POINTER)))

    def _kept(self, spot: Spot, state: LanesState, term: Term | None, lane: Term) -> list[Known]:
        """What is still known of a place."""
        assert self.places is not None
        return [each for each in self.places.get(spot, ()) if term and each.holds(state, term, lane)]

    def _lane(self, contract: SchedulingContract, found: Mapping[Spot, Term]) -> tuple[Term, bool]:
        """The number of the lane on a path, by places that advance with it; is this the first path with one?"""
        known = self._advances()
        if self.has_lane:
            if not (lane := lane_now(known, found)):
                raise Unproved(f"no place is known to advance with the lane at {self.at:#x}")
            return lane, False
        if not (first := first_lane(known, found, contract.steps)):
            return ZERO, False
        lane, advances = first
        assert self.places is not None
        for spot, each in advances.items():
            others = (other for other in self.places[spot] if not isinstance(other, Advancing))
            self.places[spot] = [Advancing(each), *others]
        self.has_lane = True
        return lane, True

    def _advances(self) -> Advances:
        """The places whose content is the same for each lane, or advances with its number."""
        assert self.places is not None
        places = self.places.items()
        return {spot: each.advance for spot, known in places for each in known if isinstance(each, Advancing)}


def _content(state: LanesState, spot: Spot, bits: int, *, is_public: bool) -> Term:
    """An unknown content of a place."""
    found = anything(spot, bits)
    state.public |= {found} if is_public else set()
    return found


def _candidates(term: Term) -> list[Known]:
    """What may be known of a place with this content."""
    rigid = [Advancing(Advance(term))] if _is_rigid(term) else []
    return [*rigid, *GATHERED] if term.bits == POINTER else [*rigid]


def _is_rigid(term: Term) -> bool:
    """Is it the same at each time, so that it does not depend on what the function has done?"""
    return not any(_varies(each) for each in topological((term,)))


def _varies(term: Term) -> bool:
    is_of_call = term.kind is Kind.VAR and (
        term is LANE or " after call " in str(term.attr) or str(term.attr).startswith("anything")
    )
    return term.kind is Kind.APPLY or is_of_call
