"""Lengths of data in digits: iterations of a loop, pieces that are left after it, bytes that are left then.

A path through a function determines the digits of each length in this order. The number of iterations is
arbitrary. Each number of pieces after them is proved separately. Of last bytes there are none or some, whose
number is determined only where more than how many bytes are copied depends on it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Substitution,
    Term,
    const,
    factors,
    is_zero,
    quotient,
    total,
    unknowns,
    var,
)
from hashwright.proof.say.values import Values

DONE: Final = var("done", POINTER)  # the number of iterations that a loop has done
ONE: Final = const(1, POINTER)
ZERO: Final = const(0, POINTER)

# The position of a path in data: before an iteration, before a piece, before the last bytes.
TRIPS, MORE, REST = range(3)
Stage = tuple[int, int]  # the number of the data, and the position
ENTRY: Final[Stage] = (-1, REST)


class OpenDigit(Exception):
    """What follows depends on an open digit."""

    def __init__(self, digit: Term) -> None:
        super().__init__(f"{digit} is open")
        self.digit = digit


class OpenChoice(Exception):
    """Which of two values an instruction chooses depends on an open condition, and on it what follows."""

    def __init__(self, condition: Term) -> None:
        super().__init__(f"{condition} is open")
        self.condition = condition


@dataclass(frozen=True)
class Length:
    """The variables for the length of some data."""

    name: str
    piece: int  # bytes in a piece
    pieces: int  # pieces in an iteration

    def _var(self, what: str) -> Term:
        return var(f"{self.name} {what}", POINTER)

    @property
    def trips(self) -> Term:
        return self._var("iterations")

    @property
    def more(self) -> Term:
        return self._var("pieces after them")

    @property
    def rest(self) -> Term:
        return self._var("last bytes")

    @property
    def some(self) -> Term:
        """The number of the last bytes where there are some."""
        return self._var("last bytes of some")

    @property
    def whole(self) -> Term:
        """The number of all pieces."""
        return self._var("pieces")

    @property
    def full(self) -> Term:
        return var(self.name, POINTER)

    @property
    def variables(self) -> tuple[Term, ...]:
        """All of them."""
        return self.trips, self.more, self.rest, self.some, self.whole, self.full

    def digits(self) -> dict[Term, int]:
        """The digits in their order, each with the number of its values; 0 means any number."""
        found = {self.trips: 0, self.more: self.pieces, self.rest: self.piece}
        return {each: count for each, count in found.items() if count != 1}

    @property
    def few(self) -> Sequence[int]:
        """The numbers of last bytes where there are some."""
        return range(1, self.piece)

    def ways(self, digit: Term) -> Sequence[Term]:
        """The values of a digit that paths determine separately."""
        if digit is self.rest:
            return ZERO, self.some
        return tuple(const(value, POINTER) for value in range(self.digits().get(digit, 0)))

    def wholes(self, now: Mapping[Term, Term]) -> Term:
        """The number of pieces, from the values of the variables."""
        more = now.get(self.more, ZERO)
        return now.get(self.whole) or total(((now[self.trips], self.pieces), (more, 1)), POINTER)

    def bytes(self, now: Mapping[Term, Term]) -> Term:
        """The length, from the values of the variables."""
        rest = now.get(self.rest, ZERO)
        return now.get(self.full) or total(((self.wholes(now), self.piece), (rest, 1)), POINTER)


@dataclass(frozen=True, slots=True)
class Digits:
    """The digits that a path has determined."""

    groups: Sequence[Mapping[Term, Sequence[int]]]  # for each length: the digits, each with its values, if few
    now: Mapping[Term, Term] = field(default_factory=dict)  # the value of each variable; itself if it is open
    choices: Mapping[Term, Sequence[int]] = field(default_factory=dict)  # numbers that follow from all digits
    late: Mapping[Term, Sequence[int]] = field(default_factory=dict)  # those that paths need not determine
    # Those that are distances within a region. What follows a number of last bytes is a region of its own.
    within: frozenset[Term] = frozenset()
    # Numbers whose values the paths from a condition divide among them, each value with those of terms.
    divided: Mapping[Term, Mapping[int, Values]] = field(default_factory=dict)

    def group(self) -> Mapping[Term, Sequence[int]]:
        """The open digits of the first length that has any."""
        opened = ({each: group[each] for each in group if self.now.get(each) is each} for group in self.groups)
        return next(filter(None, opened), {})

    def needed(self, condition: Term) -> Term | None:
        """The first digit with few values that the condition depends on and that must be determined now."""
        group = self.group()
        if not all(group.values()):
            return None
        return next(
            (each for each in group if each in unknowns(condition) and self.depends(condition, each, group)),
            None,
        )

    def is_endless(self, condition: Term) -> bool:
        """Does a condition, whatever is known of it, mention an open digit that may be any number?"""
        mentioned = unknowns(condition)
        return any(each in mentioned and not values for each, values in self.group().items())

    def undetermined(self, term: Term) -> Term | None:
        """The first digit that the term depends on and that a path need not determine otherwise."""
        mentioned = unknowns(term)
        found = {each: values for each, values in self.late.items() if each in mentioned}
        return next((each for each in found if self.depends(term, each, found)), None)

    def mentions_divided(self, term: Term) -> bool:
        return bool(self.divided) and not unknowns(term).isdisjoint(self.divided)

    def samples(self, term: Term) -> Mapping[int, Values]:
        """The values of the divided number on which alone a term depends; none if there is no such number."""
        if not self.divided or len(found := unknowns(term)) != 1:
            return {}
        return self.divided.get(next(iter(found)), {})

    def claims(self, condition: Term) -> Iterator[tuple[Term, Mapping[Term, Term]]]:
        """The claims that a condition may decide, each with the digits that follow from it."""
        mentioned, group = unknowns(condition), self.group()
        for each, values in self.choices.items() if not group else ():
            yield from ((is_zero(each - x), {each: x}) for x in (const(value, POINTER) for value in values))
        for each, values in group.items():
            if each in mentioned and not values and (solution := _solved(condition, each)):
                yield is_zero(each - solution), {each: solution}
            elif each in mentioned:
                found = (ZERO,) if values else (DONE + ONE, DONE) if DONE in mentioned else (ZERO, ONE)
                yield from ((is_zero(each - value), {each: value}) for value in found)

    def reach(self, term: Term) -> tuple[int, int] | None:
        """The least and the greatest value of a sum of distances within a region; None if it is no such sum."""
        found, constant = factors(term)
        if not found.keys() <= self.within:
            return None
        ends = [
            sorted((factor * values[0], factor * values[-1]))
            for values, factor in ((self.late[each], factor) for each, factor in found.items())
        ]
        return constant + sum(least for least, _ in ends), constant + sum(most for _, most in ends)

    def linear(self, term: Term) -> Term:
        """The term as a sum of multiples of its variables, if one is guessed."""
        return term

    def depends(self, term: Term, digit: Term, group: Mapping[Term, Sequence[int]]) -> bool:
        """Does a term with this digit depend on it, among others of a group, as far as is guessed?"""
        return True

    def substituted(self, known: Substitution) -> "Digits":
        return replace(self, now={each: known(term) for each, term in self.now.items()})


def _solved(condition: Term, variable: Term) -> Term | None:
    """The value of a variable by a linear equation of integers; None if there is none."""
    if condition.kind is not Kind.ZERO:
        return None
    own = factors(condition.args[0])[0].get(variable, 0)
    found = quotient(condition.args[0], own) if own else None
    return variable - found if found else None
