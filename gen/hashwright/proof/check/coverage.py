"""Whether the cases of a proof cover what a contract allows: a claim like any other."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Final

from hashwright.proof.run.state import Unproved
from hashwright.proof.say.claims import follows
from hashwright.proof.say.terms import POINTER, Substitution, Term, const, is_zero, less

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


def check_coverage(cases: Cases) -> None:
    """Raises Unproved if it cannot be proved that each call which is allowed is of one of the cases."""
    others = {~each for each in cases.covered}
    if NEVER not in others and not follows(cases.allowed | others, NEVER):
        raise Unproved(f"the cases of the proof may not cover all {cases.what}")
