"""Terms that are equal for all values of their variables, although their normal forms differ.

z3 proves that terms with equal values for some inputs are equal, starting at the variables. In a proof, deeper
terms are replaced by variables, by the same one for terms that are already proved equal, so that each proof is
small. Terms without a proof within a bound of effort count as different.
"""

from collections.abc import Iterable
from typing import Final

from hashwright.proof.say.counterexample import is_refuted
from hashwright.proof.say.formulas import Formulas, equal, given_to
from hashwright.proof.say.limits import CLOCK, EQUALITY_EFFORT, UNEQUAL
from hashwright.proof.say.terms import (
    WORD,
    Substitution,
    Term,
    const,
    is_zero,
    reached,
    rebuilt,
    split,
    topological,
)
from hashwright.proof.say.values import Values

SAMPLES: Final = 8  # inputs whose values decide which terms are compared
DEPTHS: Final = (2, 3, 4, 6, 10)  # the depths of terms in proofs


class Sweep:
    """Classes of terms that are equal for all values of their variables."""

    def __init__(self) -> None:
        self._samples = tuple(map(Values, range(SAMPLES)))
        self._same: dict[Term, Term] = {}  # by term: the first one of its class
        self._firsts: dict[tuple[int, ...], list[Term]] = {}  # by bits and values
        self._failed = 0

    def equal(self, x: Term, y: Term) -> bool:
        """Can two terms be proved equal?"""
        if x is y:
            return True
        if x.bits != y.bits or any(sample(x) != sample(y) for sample in self._samples):
            return False
        return self._first(x) is self._first(y)

    def difference(self, x: Term, y: Term) -> int | None:
        """The first byte of the first words that cannot be proved equal, or None."""
        if x is y:
            return None
        words = enumerate(zip(split(x), split(y), strict=True))
        return next((WORD // 8 * i for i, both in words if not self.equal(*both)), None)

    def _key(self, term: Term) -> tuple[int, ...]:
        return term.bits, *(sample(term) for sample in self._samples)

    def _first(self, root: Term) -> Term:
        for term in topological((root,)):
            if term not in self._same:
                made = rebuilt(term, tuple(self._same[arg] for arg in term.args))
                self._same[term] = self._classed(made) if made is term else self._first(made)
        return self._same[root]

    def _classed(self, term: Term) -> Term:
        known = self._firsts.setdefault(self._key(term), [])
        for each in known:
            if self._proved(each, term):
                return each
        known.append(term)
        return term

    def _proved(self, x: Term, y: Term) -> bool:
        CLOCK.check()
        for depth in DEPTHS:
            if self._failed > UNEQUAL:
                return False
            leaves = _leaves((x, y), depth)
            if _equal(x, y, leaves):
                return True
            self._failed += 1
            if not any(leaf.args for leaf in leaves):
                return False
        return False


def equal_above(x: Term, y: Term, assumed: Iterable[Term] = ()) -> bool:
    """Are two terms equal under the assumptions, for all values of their common subterms?"""
    known = {each: const(1, 1) for each in assumed} | {~each: const(0, 1) for each in assumed}
    x, y = map(Substitution(known), (x, y))
    if x is y:
        return True
    if is_refuted(tuple(assumed), is_zero(x - y)):
        return False
    left, right = (x, *assumed), (y,)
    common = reached(left) & reached(right)
    return _equal(x, y, common & reached((*left, *right), common.__contains__), assumed)


def _leaves(roots: tuple[Term, Term], depth: int) -> list[Term]:
    """The terms at a depth, and the variables above it."""
    inner: dict[Term, None] = dict.fromkeys(roots)
    level: Iterable[Term] = roots
    for _ in range(depth - 1):
        level = [arg for term in level for arg in term.args if arg not in inner]
        inner |= dict.fromkeys(level)
    found = dict.fromkeys(arg for term in inner for arg in term.args if arg not in inner)
    return [*found, *(term for term in inner if not term.args and not term.is_const)]


def _equal(x: Term, y: Term, leaves: Iterable[Term], assumed: Iterable[Term] = ()) -> bool:
    """Are two terms equal under the assumptions, for all values of these leaves?"""
    import z3

    formulas = Formulas(leaf for leaf in leaves if not leaf.is_const)
    formulas.assume(assumed)
    formulas.add(f"(not {equal(formulas.name(x), formulas.name(y))})")
    return bool(given_to(z3.Solver(), formulas.text(), EQUALITY_EFFORT).check() == z3.unsat)
