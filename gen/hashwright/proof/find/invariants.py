"""What holds where paths meet: the content of each place, in variables of the stage at which they meet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from hashwright.proof.check.described import Values
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.find.loops import Spot, anything, held, in_memory, is_anything, spots
from hashwright.proof.find.sweep import Sweep
from hashwright.proof.run.addresses import unlocated
from hashwright.proof.run.calls import leftover
from hashwright.proof.run.stack import is_left, is_lost
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.digits import DONE, REST, ZERO, Stage
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    const,
    factors,
    is_zero,
    part,
    topological,
    total,
    unknowns,
)

Invariant = dict[Spot, Term]


@dataclass(frozen=True, slots=True)
class PathArrival:
    """A path that has reached a cut."""

    state: MachineState
    values: Values  # the description's values
    done: Term  # the number of iterations of the loop

    def holds_now(self, claim: Term) -> bool:
        """Does a claim about variables of lengths hold, with the values that they have on the path?"""
        return self.state.holds(Substitution(self.state.digits.now)(claim))


class _Inverse:
    """Rewrites sums in other variables, each of which is a sum of multiples of old ones."""

    def __init__(self, meaning: Mapping[Term, Term]) -> None:
        # By the old variable with the least multiple: that, and the sum of it in terms of others.
        self._old: dict[Term, tuple[int, Term]] = {}
        for new, term in meaning.items():
            found, constant = factors(term)
            if found:
                old, step = min(found.items(), key=lambda each: abs(each[1]))
                others = [(each, -factor) for each, factor in found.items() if each is not old]
                self._old[old] = step, total(((new, 1), *others), POINTER, -constant)

    def __call__(self, term: Term) -> Term:
        found, constant = factors(term)
        made: list[tuple[Term, int]] = []
        for each, factor in found.items():
            step, other = self._old.get(each, (1, each))
            if factor % step:
                return term
            made.append((other, factor // step))
        return total(made, POINTER, constant)


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
    def _now(self) -> Mapping[Term, Term]:
        return self.contract.arguments.now(self.stage)

    def fixed(self, arrivals: Iterable[PathArrival]) -> dict[Term, Term]:
        """The variables of a cut with the same number on all paths that reach it."""
        meanings = [self._meaning({}, each) for each in arrivals]
        found = {each: {meaning(each) for meaning in meanings} for each in self._now}
        return {each: term for each, (term, *others) in found.items() if term.is_const and not others}

    def _meaning(self, values: Values, arrival: PathArrival) -> Substitution:
        """The values of a cut's variables on a path that reaches it."""
        known = self.contract.arguments.reached(self.stage, arrival.state.digits.now, arrival.done)
        for name, term in values.items():
            for first in range(0, term.bits, WORD):
                known[part(term, first, WORD)] = part(arrival.values[name], first, WORD)
        return Substitution(known)

    def wrong(self, invariant: Invariant, arrivals: Iterable[PathArrival]) -> Invariant:
        """The places whose content differs from the invariant, with unknown content."""
        wrong: Invariant = {}
        certain = {spot: term for spot, term in invariant.items() if not is_anything(term)}
        known: dict[Term, set[int]] = {}
        for spot in invariant:
            if spot.anchor:
                known.setdefault(spot.anchor, set()).update(_bytes(spot))
        for arrival in arrivals:
            meant = self._meaning(self.values, arrival)
            for spot, term in certain.items():
                found = held(arrival.state, spot)
                if found is meant(term) and spot not in wrong:
                    continue
                expected = wrong.get(spot, term)
                if not (is_anything(expected) or self._admits(spot, expected, found, meant, arrival)):
                    wrong[spot] = self._unknown(spot, found, expected)
            for spot, found in _besides(arrival.state, known):
                expected = wrong.get(spot, found)
                if not is_anything(expected):
                    wrong[spot] = self._unknown(spot, found, expected)
        return wrong

    def _admits(self, spot: Spot, known: Term, term: Term, meant: Substitution, arrival: PathArrival) -> bool:
        """May a place have that content, by the content that is known of it?"""
        if _is_of_call(spot, known) and self._is_left(spot, term):
            return True
        return self._equal(meant(known), term, arrival)

    def _unknown(self, spot: Spot, *found: Term) -> Term:
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

    def guess(self, arrivals: Iterable[PathArrival]) -> Invariant:
        """The content of places by the path whose lengths are most open; by several where others differ."""
        digits = self.contract.arguments.lengths[self.stage[0]].digits()
        ways = sorted(
            arrivals,
            key=lambda each: sum(not each.state.digits.now.get(digit, ZERO).is_const for digit in digits),
        )
        invariant = dict(self._rewritten(ways[-1]))
        for variable, digit in self._few():
            found = {each.state.digits.now.get(digit): each for each in ways}
            known = [found[each] for each in found if each and each.is_const][-2:]
            if len(known) == 2:
                invariant |= dict(self._stepped(self.wrong(invariant, known), variable, digit, *known))
        return invariant

    def _few(self) -> Iterator[tuple[Term, Term]]:
        """Numbers that may be constants on each path: in variables of the cut, and on the paths."""
        place, kind = self.stage
        if kind == REST:
            length = self.contract.arguments.lengths[place]
            yield length.whole & const(length.pieces - 1, POINTER), length.more
        yield from ((each, each) for each in self._now)

    def _stepped(
        self, found: Iterable[Spot], variable: Term, digit: Term, one: PathArrival, other: PathArrival
    ) -> Iterator[tuple[Spot, Term]]:
        """The content of places as a sum of multiples of variables, one of which two paths show."""
        states = [each.state for each in (one, other)]
        first, second = (each.digits.now[digit].attr for each in states)
        renamed = [self._renamed(each) for each in (one, other)]
        for spot in found:
            contents = [held(each, spot) for each in states]
            if all(map(_is_number, contents, states)):
                known, more = (
                    rename(each.plain(term))
                    for rename, each, term in zip(renamed, states, contents, strict=True)
                )
                step = more - known
                if step.is_const and not signed(step) % (second - first):
                    factor = signed(step) // (second - first)
                    yield spot, total(((known, 1), (variable, factor)), POINTER, -factor * first)

    def _rewritten(self, arrival: PathArrival) -> Iterator[tuple[Spot, Term]]:
        """The content of places on a path that has reached a cut, in terms of the cut's variables."""
        state = arrival.state
        words = {
            part(arrival.values[name], first, WORD): part(term, first, WORD)
            for name, term in self.values.items()
            for first in range(0, term.bits, WORD)
        }
        words = {~old: ~new for old, new in words.items()} | words  # code may hold complements
        generalise = Substitution({old: new for old, new in words.items() if not old.is_const})
        variables = self.contract.start(self.stage)
        allowed = {
            *self._now,
            *(each for term in self.values.values() for each in unknowns(term)),
            *(each for _, term in spots(variables) for each in unknowns(term)),
            *state.public - {DONE, *state.digits.now},
        } - ({DONE, *state.digits.now} - {*self._now})
        renamed = self._renamed(arrival)
        for spot, term in spots(state):
            made = generalise(term)
            if _is_number(term, state):
                made = renamed(state.plain(term))
            inner = {each for each in topological((made,)) if each.kind is Kind.VAR and unlocated(each)}
            yield spot, made if inner <= allowed else self._unknown(spot, term)

    def _renamed(self, arrival: PathArrival) -> _Inverse:
        """The variables of a path in terms of those of the cut, which are sums of multiples of them.

        Multiples that are not variables of the cut are omitted.
        """
        meaning = self._meaning({}, arrival)
        return _Inverse({each: meaning(each) for each in self._now if meaning(each) is not each})


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


def _is_number(term: Term, state: MachineState) -> bool:
    """Is it a length or an address?"""
    return term.bits == POINTER and unknowns(term) <= state.public


def signed(term: Term) -> int:
    """The value of a constant, negative if its highest bit is set."""
    value: int = term.attr
    return value - (value >> term.bits - 1 << term.bits)
