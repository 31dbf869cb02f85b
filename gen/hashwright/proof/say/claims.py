"""Claims under assumptions, which values refute, or z3 proves: as bit vectors, or as integers.

An answer depends only on the structure of the question, in which variables have numbers instead of names. One
that is remembered is therefore the one that a later proof would find, whatever a process has proved before.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from hashwright.proof.say import integers
from hashwright.proof.say.counterexample import is_refuted
from hashwright.proof.say.formulas import NONE, Formulas, equal
from hashwright.proof.say.limits import CLOCK, EFFORT, LITTLE_EFFORT
from hashwright.proof.say.terms import Kind, Term, const, less, remembered, topological, unknowns

REMEMBERED: Final = 1 << 12  # cached claims and assumptions of a proof
ANSWERS: Final = 1 << 16  # remembered answers of a process

Node = tuple[Kind, int, tuple[int, ...], Any]  # a term: kind, bits, the numbers of its arguments, and attr


class Question(NamedTuple):
    """Terms of one bit: does the last one follow from the others?"""

    nodes: tuple[Node, ...]  # the terms in them, each after its arguments; variables have no names
    roots: tuple[int, ...]  # the numbers of the nodes of the terms themselves


@remembered(REMEMBERED)
def follows(assumed: frozenset[Term], claim: Term) -> bool:
    """Can a claim be proved under assumptions? All are terms of one bit."""
    return any(_answer(_question((*sorted(each, key=_order), claim))) for each in _ways(assumed))


def _ways(assumed: frozenset[Term]) -> Iterable[frozenset[Term]]:
    """The assumptions with powers of two as bounds, with which many claims are the same; then as they are."""
    return dict.fromkeys((frozenset(map(_rounded, assumed)), assumed))


def _rounded(assumption: Term) -> Term:
    """An assumption with a bound of a variable that is a power of two."""
    if assumption.kind is not Kind.LESS:
        return assumption
    left, right = assumption.args
    if left.kind is not Kind.VAR or not right.is_const or not 0 < right.attr <= 1 << right.bits - 1:
        return assumption
    return less(left, const(1 << (right.attr - 1).bit_length(), right.bits))


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
    names = [each.attr for each in topological((assumption,)) if each.kind is Kind.VAR]
    return repr([(kind.value, *rest) for kind, *rest in _question((assumption,)).nodes]), repr(names)


def _question(roots: Sequence[Term]) -> Question:
    numbers = {term: number for number, term in enumerate(topological(roots))}
    nodes = (
        (
            term.kind,
            term.bits,
            tuple(numbers[arg] for arg in term.args),
            None if term.kind is Kind.VAR else term.attr,
        )
        for term in numbers
    )
    return Question(tuple(nodes), tuple(numbers[each] for each in roots))


@lru_cache(ANSWERS)
def _answer(question: Question) -> bool:
    CLOCK.check()
    *assumed, claim = _terms(question)
    if is_refuted(assumed, claim):
        return False
    is_about_integers = integers.has_multiples(claim)
    if is_about_integers and integers.follows(assumed, claim):
        return True
    found = _decided(assumed, claim, LITTLE_EFFORT)
    if found is None and not is_about_integers and integers.follows(assumed, claim):
        return True
    return bool(_decided(assumed, claim, EFFORT) if found is None else found)


def _decided(assumed: Sequence[Term], claim: Term, effort: int) -> bool | None:
    """Does a claim about bit vectors follow? None if that effort does not decide it."""
    import z3

    formulas = Formulas()
    formulas.assume(assumed)
    formulas.add(equal(formulas.name(claim), NONE))
    solver = z3.SimpleSolver()  # the tactics of z3.Solver cost more than most claims
    found = formulas.given_to(solver, effort).check()
    return None if found == z3.unknown else bool(found == z3.unsat)


def _terms(question: Question) -> Sequence[Term]:
    """The terms of a question. They are not interned, so that the terms of a proof stay as they are."""
    made: list[Term] = []
    for number, (kind, bits, args, attr) in enumerate(question.nodes):
        named = str(number) if kind is Kind.VAR else attr
        made.append(Term(kind, bits, tuple(made[each] for each in args), named))
    return [made[each] for each in question.roots]
