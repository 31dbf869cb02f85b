"""Claims under assumptions, which values refute, or z3 proves: as bit vectors, or as integers.

Variables have numbers instead of names in the text for z3, whose answers are remembered by the text. One that
is remembered is therefore the one that a later proof would find, whatever a process has proved before.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Final

from hashwright.proof.say import integers
from hashwright.proof.say.counterexample import is_refuted
from hashwright.proof.say.formulas import NONE, Formulas, equal, given_to
from hashwright.proof.say.limits import CLOCK, EFFORT, INTEGERS_EFFORT, LITTLE_EFFORT
from hashwright.proof.say.terms import Term, remembered, spelled, unknowns

REMEMBERED: Final = 1 << 12  # cached claims and assumptions of a proof
ANSWERS: Final = 1 << 16  # remembered answers of a process


@remembered(REMEMBERED)
def follows(assumptions: frozenset[Term], claim: Term) -> bool:
    """Can a claim be proved under assumptions? All are terms of one bit."""
    CLOCK.check()
    assumed = sorted(assumptions, key=_order)
    if is_refuted(assumed, claim):
        return False
    is_about_integers = integers.has_multiples(claim)
    if is_about_integers and _decided(integers.text(assumed, claim), INTEGERS_EFFORT):
        return True
    text = _text(assumed, claim)
    found = _decided(text, LITTLE_EFFORT)
    if found is None and not is_about_integers and _decided(integers.text(assumed, claim), INTEGERS_EFFORT):
        return True
    return bool(_decided(text, EFFORT) if found is None else found)


def near(assumed: Iterable[Term], claim: Term) -> frozenset[Term]:
    """The assumptions that share unknowns with a claim, directly or through others.

    Those about an unknown that occurs nowhere else are omitted, too. What follows from fewer follows from all.
    """
    mentioned = {each: unknowns(each) for each in assumed}
    found = set(unknowns(claim))
    count = Counter(chain(found, *mentioned.values()))
    left = [each for each, about in mentioned.items() if all(count[one] > 1 for one in about)]
    kept: list[Term] = []
    while more := [each for each in left if not found.isdisjoint(mentioned[each])]:
        kept += more
        left = [each for each in left if each not in more]
        found.update(*(mentioned[each] for each in more))
    return frozenset(kept)


@remembered(REMEMBERED)
def _order(assumption: Term) -> tuple[str, str]:
    """The place of an assumption among others: by its structure, then by the names in it."""
    return _text((), assumption), spelled(assumption)


def _text(assumed: Iterable[Term], claim: Term) -> str:
    """The question whether the assumptions can be met, but not the claim."""
    formulas = Formulas()
    formulas.assume(assumed)
    formulas.add(equal(formulas.name(claim), NONE))
    return formulas.text()


@lru_cache(ANSWERS)
def _decided(text: str, effort: int) -> bool | None:
    """Can what a text asserts not be met? None if that effort does not decide it."""
    import z3

    # The tactics of z3.Solver cost more than most claims.
    found = given_to(z3.SimpleSolver(), text, effort).check()
    return None if found == z3.unknown else bool(found == z3.unsat)
