"""What holds where paths meet: the content of each place, in variables of the stage at which they meet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from hashwright.proof.check.described import Values
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.find.content import PathArrival
from hashwright.proof.run.addresses import unlocated
from hashwright.proof.run.calls import leftover
from hashwright.proof.run.places import Spot, anything, held, in_memory, is_anything, spots
from hashwright.proof.run.stack import is_left, is_lost
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.digits import REST, Stage
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Substitution,
    Term,
    const,
    is_zero,
    part,
    unknowns,
)

Invariant = dict[Spot, Term]


@dataclass(frozen=True)
class StatePlaces:
    """The places in the state of a processor at a stage."""

    contract: MessageContract
    stage: Stage
    sweep: Sweep

    @cached_property
    def values(self) -> Values:
        """Variables for the description's values."""
        return self.contract.description.named(self.stage)

    @cached_property
    def now(self) -> Mapping[Term, Term]:
        return self.contract.arguments.now(self.stage)

    @property
    def digits(self) -> Iterable[Term]:
        """The variables of the length at the cut."""
        return self.contract.arguments.lengths[self.stage[0]].digits()

    @property
    def few(self) -> Iterator[tuple[Term, Term]]:
        """Numbers that may be constants on each path: in variables of the cut, and on the paths."""
        place, kind = self.stage
        if kind == REST:
            length = self.contract.arguments.lengths[place]
            yield length.whole & const(length.pieces - 1, POINTER), length.more
        yield from ((each, each) for each in self.now)

    @property
    def before(self) -> Iterator[Term]:
        """What the caller's places contain, in variables of the cut."""
        return (term for _, term in spots(self.contract.start(self.stage)))

    def fixed(self, arrivals: Iterable[PathArrival]) -> dict[Term, Term]:
        """The variables of a cut with the same number on all paths that reach it."""
        meanings = [self.meaning({}, each) for each in arrivals]
        found = {each: {meaning(each) for meaning in meanings} for each in self.now}
        return {each: term for each, (term, *others) in found.items() if term.is_const and not others}

    def meaning(self, values: Values, arrival: PathArrival) -> Substitution:
        """The values of a cut's variables on a path that reaches it."""
        known = self.contract.arguments.reached(self.stage, arrival.state.digits.now, arrival.done)
        for name, term in values.items():
            for first in range(0, term.bits, WORD):
                known[part(term, first, WORD)] = part(arrival.values[name], first, WORD)
        return Substitution(known)

    def wrong(self, content: Mapping[Spot, Term], arrivals: Iterable[PathArrival]) -> Invariant:
        """The places whose content differs from this one on a path, with unknown content."""
        wrong: Invariant = {}
        certain = {spot: term for spot, term in content.items() if not is_anything(term)}
        known: dict[Term, set[int]] = {}
        for spot in content:
            if spot.anchor:
                known.setdefault(spot.anchor, set()).update(_bytes(spot))
        for arrival in arrivals:
            meant = self.meaning(self.values, arrival)
            for spot, term in certain.items():
                found = held(arrival.state, spot)
                if found is meant(term) and spot not in wrong:
                    continue
                expected = wrong.get(spot, term)
                if not (is_anything(expected) or self._admits(spot, expected, found, meant, arrival)):
                    wrong[spot] = self.unknown(spot, found, expected)
            for spot, found in _besides(arrival.state, known):
                expected = wrong.get(spot, found)
                if not is_anything(expected):
                    wrong[spot] = self.unknown(spot, found, expected)
        return wrong

    def _admits(self, spot: Spot, known: Term, term: Term, meant: Substitution, arrival: PathArrival) -> bool:
        """May a place have that content, by the content that is known of it?"""
        if _is_of_call(spot, known) and self._is_left(spot, term):
            return True
        return self._equal(meant(known), term, arrival)

    def unknown(self, spot: Spot, *found: Term) -> Term:
        """Unknown content; what calls have left if each of the found contents is that, or no secret."""
        is_known = all(self._is_left(spot, each) for each in found)
        return leftover(f"{spot} {spot.part}", found[0].bits) if is_known else anything(spot, found[0].bits)

    def _is_left(self, spot: Spot, term: Term) -> bool:
        return _is_of_call(spot, term) or term is self._before.get(spot) or not unlocated(term)

    @cached_property
    def _before(self) -> Mapping[Spot, Term]:
        """The content of each place when the function is called."""
        return dict(spots(self.contract.entry))

    def _equal(self, x: Term, y: Term, arrival: PathArrival) -> bool:
        if x is y or x.bits != y.bits:
            return x is y
        if (unknowns(x) | unknowns(y)) <= arrival.state.public:
            return arrival.state.holds(is_zero(x - y))
        return self.sweep.equal(x, y)


def _is_of_call(spot: Spot, term: Term) -> bool:
    """Is it what a call has left in a place, or lost there?"""
    return is_lost(term) if spot.anchor else is_left(term)


def _besides(state: MachineState, known: Mapping[Term, set[int]]) -> Iterator[tuple[Spot, Term]]:
    """The places in memory, and their content, that have other bytes than the known ones, by anchor."""
    for anchor, cells in state.cells.items():
        others = cells.keys() - known.get(anchor, set())
        for spot, term in in_memory(anchor, cells) if others else ():
            if not others.isdisjoint(_bytes(spot)):
                yield spot, term


def _bytes(spot: Spot) -> range:
    """The offsets of the bytes of a place in memory."""
    return range(spot.number, spot.number + spot.part)
