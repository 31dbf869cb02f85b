"""Terms that are equal for all values of their variables, though their normal forms differ.

Terms with equal values for some inputs are proved equal by z3, from the variables on. In a proof what lies
deeper is a variable, the same for what is proved equal already; so each proof is small. What is not proved
within a bound of effort counts as different.
"""

from collections.abc import Iterable
from typing import Final

from hashwright.proof.terms import Term, reached, rebuilt, topological
from hashwright.proof.values import Formulas, Values

SAMPLES: Final = 8  # inputs for which equal terms have equal values
DEPTHS: Final = (2, 3, 4, 6, 10)  # to which proofs look into terms
EFFORT: Final = 300_000  # of z3 for one proof, in its own unit, which no clock decides
MOST: Final = 40  # proofs that may fail, after which terms count as different


class Sweep:
    """Classes of terms that are equal for all values of their variables."""

    def __init__(self) -> None:
        self._samples = tuple(map(Values, range(SAMPLES)))
        self._same: dict[Term, Term] = {}  # the first of its class
        self._firsts: dict[tuple[int, ...], list[Term]] = {}  # by bits and values
        self._failed = 0

    def equal(self, x: Term, y: Term) -> bool:
        """Are two terms equal, as far as can be proved?"""
        if x is y:
            return True
        if x.bits != y.bits or any(sample(x) != sample(y) for sample in self._samples):
            return False
        return self._first(x) is self._first(y)

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
        for depth in DEPTHS:
            if self._failed > MOST:
                return False
            leaves = _leaves((x, y), depth)
            if _equal(x, y, leaves):
                return True
            self._failed += 1
            if not any(leaf.args for leaf in leaves):
                return False
        return False


def equal_above(x: Term, y: Term, assumed: Iterable[Term] = ()) -> bool:
    """Are two terms equal where what is assumed holds, whatever the terms are that both are made of?"""
    if x is y:
        return True
    left, right = (x, *assumed), (y,)
    common = reached(left) & reached(right)
    return _equal(x, y, common & reached((*left, *right), common.__contains__), assumed)


def _leaves(roots: tuple[Term, Term], depth: int) -> list[Term]:
    """The terms that are reached below a depth, and the variables above it."""
    inner: dict[Term, None] = dict.fromkeys(roots)
    level: Iterable[Term] = roots
    for _ in range(depth - 1):
        level = [arg for term in level for arg in term.args if arg not in inner]
        inner |= dict.fromkeys(level)
    found = dict.fromkeys(arg for term in inner for arg in term.args if arg not in inner)
    return [*found, *(term for term in inner if not term.args and not term.is_const)]


def _equal(x: Term, y: Term, leaves: Iterable[Term], assumed: Iterable[Term] = ()) -> bool:
    """Are two terms equal whatever these are, where what is assumed holds?"""
    import z3

    formulas = Formulas(
        {leaf: z3.BitVec(f"leaf {i}", leaf.bits) for i, leaf in enumerate(leaves) if not leaf.is_const}
    )
    solver = z3.Solver()
    solver.set("rlimit", EFFORT)
    solver.add(*(formulas(each) == 1 for each in assumed))
    return bool(solver.check(formulas(x) != formulas(y)) == z3.unsat)
