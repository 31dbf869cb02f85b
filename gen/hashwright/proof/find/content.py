"""Guesses of what places contain where paths meet at a cut, in the variables of the cut."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Protocol

from hashwright.proof.find.progress import Progress
from hashwright.proof.run.addresses import unlocated
from hashwright.proof.run.places import Spot, held, spots
from hashwright.proof.run.stack import STACK_GUARD
from hashwright.proof.run.state import MachineState, chosen
from hashwright.proof.say.digits import DONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Substitution,
    Term,
    extend,
    factors,
    signed,
    split,
    topological,
    total,
    unknowns,
)

Content = Mapping[Spot, Term]  # of places


@dataclass(frozen=True, slots=True)
class PathArrival:
    """A path that has reached a cut."""

    state: MachineState
    values: Mapping[str, Term]  # the description's, by name
    done: Term  # the number of iterations of the loop


class Meeting(Protocol):
    """What is known of the paths to a cut."""

    @property
    def values(self) -> Mapping[str, Term]:
        """Variables for the description's values."""

    @property
    def now(self) -> Mapping[Term, Term]:
        """The variables of lengths and addresses, by themselves."""

    @property
    def digits(self) -> Iterable[Term]:
        """The variables of the length at the cut."""

    @property
    def few(self) -> Iterable[tuple[Term, Term]]:
        """Numbers that may be constants on each path: in variables of the cut, and on the paths."""

    @property
    def before(self) -> Iterable[Term]:
        """What the caller's places contain, in variables of the cut."""

    def meaning(self, values: Mapping[str, Term], arrival: PathArrival) -> Substitution:
        """The values of these variables on a path."""

    def wrong(self, content: Content, arrivals: Iterable[PathArrival]) -> Content:
        """The places whose content differs from this one on a path, with unknown content."""

    def unknown(self, spot: Spot, *found: Term, public: AbstractSet[Term] = frozenset()) -> Term:
        """The unknown content of a place with one of these contents, which public values may determine."""


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


def guess(cut: Meeting, arrivals: Iterable[PathArrival]) -> dict[Spot, Term]:
    """The content of places by the path whose lengths are most open; by several where others differ."""
    ways = sorted(
        arrivals,
        key=lambda each: sum(not each.state.digits.now.get(digit, ZERO).is_const for digit in cut.digits),
    )
    found = dict(_rewritten(cut, ways[-1]))
    for variable, digit in cut.few:
        by_digit = {each.state.digits.now.get(digit): each for each in ways}
        known = [by_digit[each] for each in by_digit if each and each.is_const][-2:]
        if len(known) == 2:
            found |= dict(_stepped(cut, cut.wrong(found, known), variable, digit, *known))
    return found


def guess_progress(cut: Meeting, content: Content, after: MachineState | None) -> dict[Spot, Term]:
    """The content of places in all iterations, by that before and after the first one, if there is one."""
    found = dict(spots(after)) if after else content
    public = after.public if after else frozenset[Term]()
    progress, named = Progress(), {each for term in cut.values.values() for each in unknowns(term)}

    def in_all(spot: Spot, term: Term) -> Term:
        then = found.get(spot, term)
        return progress(term, then) or cut.unknown(spot, term, then, public=public)

    return {
        spot: in_all(spot, term) if named.isdisjoint(unknowns(term)) else term for spot, term in content.items()
    }


def guess_result(cut: Meeting, arrivals: Sequence[PathArrival], name: str, variable: Term) -> dict[Spot, Term]:
    """The same guess; a number that is a value of the description on all paths is that variable.

    It is not the same number on all of them.
    """
    values = {each.values[name] for each in arrivals}
    if len(values) == 1 and values.pop().is_const:
        return guess(cut, arrivals)

    def is_value(spot: Spot, bits: int) -> bool:
        return bits in (variable.bits, POINTER) and all(
            each.state.same(held(each.state, spot), extend(each.values[name], bits)) for each in arrivals
        )

    return {
        spot: extend(variable, term.bits) if is_value(spot, term.bits) else term
        for spot, term in guess(cut, arrivals).items()
    }


def _stepped(
    cut: Meeting, found: Iterable[Spot], variable: Term, digit: Term, one: PathArrival, other: PathArrival
) -> Iterator[tuple[Spot, Term]]:
    """The content of places as a sum of multiples of variables; two paths show the multiple of one."""
    states = [each.state for each in (one, other)]
    first, second = (each.digits.now[digit].attr for each in states)
    renamed = [_renamed(cut, each) for each in (one, other)]
    for spot in found:
        contents = [held(each, spot) for each in states]
        if all(map(_is_number, contents, states)):
            known, more = (
                rename(_plain(term, each)) for rename, each, term in zip(renamed, states, contents, strict=True)
            )
            step = more - known
            if step.is_const and not signed(step.attr, POINTER) % (second - first):
                factor = signed(step.attr, POINTER) // (second - first)
                yield spot, total(((known, 1), (variable, factor)), POINTER, -factor * first)


def _rewritten(cut: Meeting, arrival: PathArrival) -> Iterator[tuple[Spot, Term]]:
    """The content of places on a path that has reached a cut, in terms of the cut's variables."""
    state = arrival.state
    words = {
        old: new
        for name, term in cut.values.items()
        for old, new in zip(split(arrival.values[name]), split(term), strict=True)
    }
    words = {~old: ~new for old, new in words.items()} | words  # code may hold complements
    generalise = Substitution({old: new for old, new in words.items() if not old.is_const})
    allowed = {
        STACK_GUARD,
        *cut.now,
        *(each for term in cut.values.values() for each in unknowns(term)),
        *(each for term in cut.before for each in unknowns(term)),
        *state.public - {DONE, *state.digits.now},
    } - ({DONE, *state.digits.now} - {*cut.now})
    renamed = _renamed(cut, arrival)
    for spot, term in spots(state):
        made = generalise(term)
        if _is_number(term, state):
            made = renamed(_plain(term, state))
        inner = {each for each in topological((made,)) if each.kind is Kind.VAR and unlocated(each)}
        yield spot, made if inner <= allowed else cut.unknown(spot, term, public=state.public)


def _renamed(cut: Meeting, arrival: PathArrival) -> _Inverse:
    """The variables of a path in terms of those of the cut, which are sums of multiples of them.

    Multiples that are not variables of the cut are omitted.
    """
    meaning = cut.meaning({}, arrival)
    return _Inverse({each: meaning(each) for each in cut.now if meaning(each) is not each})


def _plain(term: Term, state: MachineState) -> Term:
    """A number as a sum of multiples of variables, and of choices, which other paths may not have made."""
    return term if chosen(term) else state.plain(term)


def _is_number(term: Term, state: MachineState) -> bool:
    """Is it a length or an address?"""
    return term.bits == POINTER and unknowns(term) <= state.public
