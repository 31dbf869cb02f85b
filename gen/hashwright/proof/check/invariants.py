"""What is true at a cut on every path that reaches it, and what makes it a proof, whoever has guessed it.

An invariant gives the content of each place in variables of the cut. It is compared with the content on each
path: from the call of the function, and from the cut itself. A place with another content has an unknown one
from then on, and the paths from the cut are followed again. What is unknown in a general register that has no
secret on any path is as what a call leaves there: it may stay in the register, but nothing may depend on it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from hashwright.proof.run.addresses import unlocated
from hashwright.proof.run.calls import leftover
from hashwright.proof.run.places import (
    Spot,
    anything,
    held,
    in_memory,
    is_anything,
    is_of_time,
    registers,
    spots,
)
from hashwright.proof.run.stack import before_loss, is_left, is_lost, lost
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import Substitution, Term, unknowns

Invariant = dict[Spot, Term]  # the content of places
Equality = Callable[[MachineState, Term, Term], bool]  # can two terms be proved equal on a path?


@dataclass(frozen=True, slots=True)
class ArrivedPath:
    """A path that has reached a cut."""

    state: MachineState
    meant: Substitution  # the values of the cut's variables on the path


@dataclass(frozen=True)
class PathComparison:
    """Compares the content of places with what is expected."""

    begun: MachineState  # at the call of the function
    equal: Equality

    def wrong(self, content: Mapping[Spot, Term], arrivals: Iterable[ArrivedPath]) -> Invariant:
        """The places whose content is another one on a path, or is left out here, with unknown content."""
        arrivals, own = tuple(arrivals), registers(self.begun)
        wrong = {spot: anything(spot, term.bits) for spot, term in own if spot not in content}
        wrong |= {spot: self.unknown(spot, term) for spot, term in content.items() if not is_own(spot, term)}
        certain = {spot: term for spot, term in content.items() if not is_anything(term)}
        known: dict[Term, set[int]] = {}
        for spot in content:
            if spot.anchor:
                known.setdefault(spot.anchor, set()).update(_bytes(spot))
        for arrival in arrivals:
            for spot, term in certain.items():
                found = held(arrival.state, spot)
                if found is arrival.meant(term) and spot not in wrong:
                    continue
                expected = wrong.get(spot, term)
                if not (is_anything(expected) or self._admits(spot, expected, found, arrival)):
                    wrong[spot] = self._now_unknown(spot, found, expected, arrivals)
            for spot, found in _besides(arrival.state, known):
                expected = wrong.get(spot, found)
                if not is_anything(expected):
                    wrong[spot] = self.unknown(spot, found, expected)
        return wrong

    def _admits(self, spot: Spot, known: Term, term: Term, arrival: ArrivedPath) -> bool:
        """May a place have that content, by the content that is known of it?"""
        if _is_of_call(spot, known) and self._is_open(spot, term, arrival.state.public):
            return True
        return self.equal(arrival.state, arrival.meant(known), term)

    def _now_unknown(self, spot: Spot, found: Term, known: Term, arrivals: Iterable[ArrivedPath]) -> Term:
        """The unknown content of a place, which differs from what was known of it on one of the paths."""
        contents = ((held(each.state, spot), each.state.public) for each in arrivals)
        is_open = all(self._is_open(spot, *each) for each in contents)
        return _leftover(spot, found.bits) if is_open else self.unknown(spot, found, known)

    def unknown(self, spot: Spot, *found: Term, public: AbstractSet[Term] = frozenset()) -> Term:
        """Unknown content; what calls have left if each of the found contents is that, or no secret."""
        is_open = all(self._is_open(spot, each, public) for each in found)
        return _leftover(spot, found[0].bits) if is_open else anything(spot, found[0].bits)

    def _is_left(self, spot: Spot, term: Term) -> bool:
        return _is_of_call(spot, term) or term is self._before.get(spot) or not unlocated(term)

    def _is_open(self, spot: Spot, term: Term, public: AbstractSet[Term]) -> bool:
        """The same, or in a general register what is computed from public values."""
        return self._is_left(spot, term) or (spot.file == "general" and unlocated(term) <= public)

    @cached_property
    def _before(self) -> Mapping[Spot, Term]:
        """The content of each place when the function is called."""
        return dict(spots(self.begun))


def is_own(spot: Spot, term: Term) -> bool:
    """Are all unknown contents in it those of the place itself? Others may have changed, each at its time."""
    times = {each for each in unknowns(term) if is_of_time(each)}
    return all(each in (anything(spot, each.bits), before_loss(_leftover(spot, each.bits))) for each in times)


def _leftover(spot: Spot, bits: int) -> Term:
    """What calls have left in a place: in memory, it is never read."""
    left = leftover(f"{spot} {spot.part}", bits)
    return lost(left) if spot.anchor else left


def _is_of_call(spot: Spot, term: Term) -> bool:
    """Is it what a call has left in a place, or lost there?"""
    return is_lost(term) if spot.anchor else is_left(term)


def _besides(state: MachineState, known: Mapping[Term, set[int]]) -> Iterator[tuple[Spot, Term]]:
    """The places in memory, and their content, that have other bytes than the known ones, by anchor."""
    passing = {region.anchor for region in state.regions if region.is_passing}
    for anchor, cells in state.cells.items():
        others = set() if anchor in passing else cells.keys() - known.get(anchor, set())
        for spot, term in in_memory(anchor, cells) if others else ():
            if not others.isdisjoint(_bytes(spot)):
                yield spot, term


def _bytes(spot: Spot) -> range:
    """The offsets of the bytes of a place in memory."""
    return range(spot.number, spot.number + spot.part)
