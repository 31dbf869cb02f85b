"""Guesses of the lane at the head of a loop over lanes, by places whose content advances with its number."""

from collections.abc import Container, Mapping
from typing import Final, NamedTuple, TypeVar

from hashwright.proof.run.execute import Executor, PathEnd, Stops
from hashwright.proof.run.places import Spot
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import POINTER, Term, advanced, factors, signed, total, var

LANE: Final = var("lane", POINTER)  # at a cut
State = TypeVar("State", bound=MachineState)


class Advance(NamedTuple):
    """How the content of a place advances with the number of the lane."""

    base: Term  # for the first lane
    step: int = 0


Advances = Mapping[Spot, Advance]


def lane_now(known: Advances, found: Mapping[Spot, Term]) -> Term | None:
    """The number of the lane, by the content that places have now; None if no place advances."""
    votes = _votes({spot: each for spot, each in known.items() if each.step}, found)
    return _latest(votes) if votes else None


def first_lane(
    known: Advances, found: Mapping[Spot, Term], steps: Container[int]
) -> tuple[Term, Advances] | None:
    """The same where places have first advanced, one of them by such a step; with the places that did."""
    now = {spot: found[spot] - each.base for spot, each in known.items() if _is_number(spot, found)}
    stepped = {spot: Advance(known[spot].base, _step(distance)) for spot, distance in now.items()}
    votes = _votes({spot: each for spot, each in stepped.items() if each.step in steps}, found)
    if not votes:
        return None
    lane = _latest(votes)
    others = {spot: Advance(known[spot].base, _quotient(distance, lane)) for spot, distance in now.items()}
    moved = {spot: each for spot, each in others.items() if each.step}
    return lane, votes[lane] | {
        spot: each for spot, each in moved.items() if advanced(*each, lane) is found[spot]
    }


def _votes(known: Advances, found: Mapping[Spot, Term]) -> dict[Term, dict[Spot, Advance]]:
    """The places that advance, by the number of the lane that their content shows."""
    votes: dict[Term, dict[Spot, Advance]] = {}
    for spot, each in known.items():
        if _is_number(spot, found):
            items, constant = factors(found[spot] - each.base)
            rest = constant % each.step or items.get(LANE, 0) % each.step
            if items.keys() <= {LANE} and not rest:
                number = total(((LANE, items.get(LANE, 0) // each.step),), POINTER, constant // each.step)
                votes.setdefault(number, {})[spot] = each
    return votes


def _is_number(spot: Spot, found: Mapping[Spot, Term]) -> bool:
    return spot in found and found[spot].bits == POINTER


def _latest(votes: Mapping[Term, Advances]) -> Term:
    """The greatest lane: other places, such as a count of lanes with messages, may have stayed."""
    return max(votes, key=lambda number: signed(factors(number)[1], POINTER))


def _step(distance: Term) -> int:
    items, constant = factors(distance)
    return items.get(LANE, constant)


def _quotient(distance: Term, lane: Term) -> int:
    """What is added for each lane, if a distance is that of a lane; 0 if it is not known."""
    if not lane.is_const:
        return factors(distance)[0].get(LANE, 0)
    whole = signed(distance.attr, POINTER) if distance.is_const else 0
    return int(whole // lane.attr)


def first_arrivals(program: Executor, begun: State) -> list[tuple[State, int]]:
    """The first two arrivals at the head of a loop, so that it need not be executed for each lane."""
    seen = set[int]()

    def is_again(_: MachineState, at: int) -> bool:
        is_known = at in seen
        seen.add(at)
        return is_known

    def arrival(stops: Stops) -> PathEnd:
        return next(program.run(begun.copy(), program.entry, stops))

    again = arrival(is_again)
    if again.at is None:
        return []
    found = [arrival(lambda _, at: at == again.at).state, again.state]
    return [(state, again.at) for state in found if isinstance(state, type(begun))]
