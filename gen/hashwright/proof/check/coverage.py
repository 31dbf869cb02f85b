"""Whether the cases of a proof cover what a contract allows: a claim like any other."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Final

from hashwright.proof.run.state import Unproved
from hashwright.proof.say.claims import follows
from hashwright.proof.say.terms import POINTER, Substitution, Term, const, is_zero, less, total, var

NEVER: Final = const(0, 1)


@dataclass(frozen=True, slots=True)
class Cases:
    """What a function may be called with, and the cases of its proof: terms of one bit about parameters."""

    what: str  # the parameters, for a reader
    allowed: frozenset[Term]
    covered: tuple[Term, ...]  # by case


def case_of(
    known: Mapping[Term, Term], values: Iterable[tuple[Term, Term]], assumed: Iterable[Term] = ()
) -> Term:
    """Is a call of this case? The variables of the case are known in terms of parameters.

    Values of the case must be those of parameters, and what the case assumes must hold.
    """
    made = Substitution(known)
    same = (is_zero(made(value) - parameter) for value, parameter in values)
    return reduce(and_, (*same, *map(made, assumed)), const(1, 1))


def below(number: Term, limit: int) -> Term:
    return less(number, const(limit, POINTER))


def divided(what: str, limit: int, parts: int) -> tuple[Term, Term, Term, frozenset[Term]]:
    """A parameter below a limit, its quotient and remainder by a number of parts, and what is known of these.

    That there are such a quotient and remainder is taken for granted.
    """
    quotient, rest = (var(f"{each} of {what}", POINTER) for each in ("quotient", "remainder"))
    number = total(((quotient, parts), (rest, 1)), POINTER)
    known = below(quotient, limit // parts + 1), below(rest, parts), below(number, limit)
    return number, quotient, rest, frozenset(known)


def values(what: str, number: Term, some: Iterable[int], limit: int) -> Cases:
    """A parameter below a limit of which each value is a case."""
    covered = tuple(is_zero(number - const(each, POINTER)) for each in some)
    return Cases(f"values of {what}", frozenset([below(number, limit)]), covered)


def check_coverage(cases: Cases) -> None:
    """Raises Unproved if it cannot be proved that each call which is allowed is of one of the cases."""
    others = {~each for each in cases.covered}
    if NEVER not in others and not follows(cases.allowed | others, NEVER):
        raise Unproved(f"the cases of the proof may not cover all {cases.what}")
