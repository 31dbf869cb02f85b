"""Heads of loops in the scheduler of a batch, and what is known there.

Every candidate is assumed until a path to the head refutes it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from hashwright.proof.check.assignment import SchedulingContract
from hashwright.proof.check.heads import Fact, Head, Headway, Place, claimed, is_rigid
from hashwright.proof.check.lanes import BEGUN, BLOCKS, FIRST, KNOWN, NUMBER, LanesState
from hashwright.proof.check.runs import is_count, is_end, is_filled, is_least
from hashwright.proof.find.advances import LANE, Advance, Advances, first_lane, lane_now
from hashwright.proof.run.places import Spot, held, is_anything
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Substitution,
    Term,
    advanced,
    const,
    is_known,
    is_zero,
    less,
    unknowns,
)


def facts(contract: SchedulingContract) -> Iterator[Fact[LanesState]]:
    """What may be known of lanes, for the number of the lane at the head."""
    lanes = const(contract.function.lanes, POINTER)
    yield claimed(lambda state, _: is_zero(state.get(BEGUN) - state.get(KNOWN)))
    yield claimed(lambda state, _: is_zero(state.get(FIRST) + state.get(KNOWN) - NUMBER))
    yield claimed(lambda _, lane: ~less(lanes, lane))
    yield claimed(lambda state, lane: is_zero(state.get(BLOCKS, lane)))
    for distance in (0, 1):
        yield _further(distance, claimed(lambda _, lane: less(lane, lanes)))
        yield _further(distance, Fact(_set_filled, is_filled))
        yield _further(distance, Fact(_set_finished, contract.are_finished))
    yield Fact(lambda state, _: _set_filled(state, lanes), lambda state, _: is_filled(state, lanes))


def _further(distance: int, fact: Fact[LanesState]) -> Fact[LanesState]:
    """The same for a lane at a distance from that of the head."""
    more = const(distance, POINTER)
    return Fact(
        lambda state, lane: fact.assume(state, lane + more), lambda state, lane: fact.check(state, lane + more)
    )


def _set_filled(state: LanesState, lane: Term) -> None:
    state.filled = lane


def _set_finished(state: LanesState, lane: Term) -> None:
    state.finished = lane


# Numbers that are about all lanes below: by the name of the state's mapping of such numbers.
GATHERED: Final = {"least": is_least, "ends": is_end, "counts": is_count}


def _gathered(spot: Spot, name: str) -> Fact[LanesState]:
    """A place with a number that is about all lanes below."""

    def assume(state: LanesState, lane: Term) -> None:
        term = held(state, spot)
        if not term.is_const:
            setattr(state, name, {**getattr(state, name), term: lane})
        state.public |= {term} if is_anything(term) else set()

    def check(state: LanesState, lane: Term) -> bool:
        term = held(state, spot)
        return is_known(term, state.public) and GATHERED[name](state, term, lane)

    return Fact(assume, check)


@dataclass
class LaneHead(Head[LanesState]):
    """The head of a loop, at which the number of a lane may be a variable."""

    advances: dict[Spot, Advance] = field(default_factory=dict)  # the places by which the lane is found
    has_lane: bool = False

    def state(self, begun: LanesState) -> LanesState:
        state = begun.copy()
        state.flags, state.cells = {}, {}
        state.pass_cut()
        state.has_advanced = False
        self.contract.enter(state)
        state.lane = LANE if self.has_lane else ZERO
        self.hold(state, Substitution({LANE: state.lane}), state.lane)
        return state

    def meet(self, state: LanesState, source: Head[LanesState] | None) -> bool:
        self.contract.check(state)
        found, is_first = self.found(state), self.places is None
        if self.places is None:
            self.advances = {spot: Advance(term) for spot, term in found.items() if is_rigid(term, [LANE])}
            self.places = {
                spot: Place(term.bits, (term,) if spot in self.advances else ()) for spot, term in found.items()
            }
            numbers = (spot for spot, term in found.items() if term.bits == POINTER)
            self.facts += [_gathered(spot, name) for spot in numbers for name in GATHERED]
        lane, is_changed = self._lane(found)
        is_weaker = self.weaken(state, found, Substitution({LANE: lane}), lane)
        return is_weaker or is_changed or is_first

    def headway(self, state: LanesState, source: Head[LanesState]) -> Headway:
        """That of a call, or of the number of the lane."""
        if state.has_advanced:
            return Headway.MADE
        lane, _ = self._lane(self.found(state))
        more, lanes = lane - state.lane, self.contract.function.lanes
        if not (more.is_const and more.attr <= lanes):
            return Headway.BACK
        if not (more.attr and state.holds(less(state.lane, const(lanes, POINTER)))):
            return Headway.NONE
        return Headway.MADE if source is self else Headway.LATER

    def equal(self, state: LanesState, found: Term, wanted: Term) -> bool:
        is_number = found.kind is not Kind.CHOOSE and unknowns(found) <= state.public
        return found is wanted or (is_number and state.same(found, wanted))

    def _lane(self, found: Mapping[Spot, Term]) -> tuple[Term, bool]:
        """The number of the lane on a path, by places that advance with it; is this the first path with one?"""
        assert self.places is not None
        known: Advances = {spot: each for spot, each in self.advances.items() if self.places[spot].terms}
        if self.has_lane:
            if not (lane := lane_now(known, found)):
                raise Unproved(f"no place is known to advance with the lane at {self.at:#x}")
            return lane, False
        if not (first := first_lane(known, found, self.contract.steps)):
            return ZERO, False
        lane, advances = first
        for spot, each in advances.items():
            self.advances[spot] = each
            self.places[spot] = Place(self.places[spot].bits, (advanced(*each, LANE),))
        self.has_lane = True
        return lane, True
