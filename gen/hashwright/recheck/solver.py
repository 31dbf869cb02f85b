"""Claims about expressions, which bitwuzla proves for all values of their variables."""

from collections.abc import Iterable
from typing import Any, Final

from hashwright.recheck.terms import (
    ADD,
    AND,
    EQUAL,
    MUL,
    NOT,
    OR,
    VAR,
    XOR,
    BitVector,
    ordered,
    variables,
)

MILLISECONDS: Final = 10_000  # the most time for one claim


class Solver:
    """Proves claims under assumptions. The same question about other variables is asked once."""

    def __init__(self) -> None:
        import bitwuzla

        self._library = bitwuzla
        self._manager = bitwuzla.TermManager()
        self._options = bitwuzla.Options()
        self._options.set(bitwuzla.Option.TIME_LIMIT_PER, MILLISECONDS)
        self._answers: dict[tuple[object, ...], bool] = {}
        self._made: dict[BitVector, Any] = {}
        self._functions: dict[str, Any] = {}
        kind = bitwuzla.Kind
        self._kinds = {
            ADD: kind.BV_ADD,
            AND: kind.BV_AND,
            OR: kind.BV_OR,
            XOR: kind.BV_XOR,
            NOT: kind.BV_NOT,
            MUL: kind.BV_MUL,
            EQUAL: kind.BV_COMP,
        }
        self.asked = 0  # questions to the solver

    def holds(self, claim: BitVector, assumed: Iterable[BitVector] = ()) -> bool:
        """Is a claim of one bit true wherever the assumptions are?"""
        if claim.is_const:
            return bool(claim.attr)
        known = [*assumed]
        near = [each for each in known if variables(each) <= variables(claim)]
        far = _relevant(claim, known)
        return self._answer(claim, *near) or (len(far) > len(near) and self._answer(claim, *far))

    def _answer(self, *question: BitVector) -> bool:
        key = _structure(question)
        if key not in self._answers:
            self._answers[key] = self._ask(*question)
        return self._answers[key]

    def _ask(self, claim: BitVector, *assumed: BitVector) -> bool:
        self.asked += 1
        solver = self._library.Bitwuzla(self._manager, self._options)
        for term, wanted in ((claim, 0), *((each, 1) for each in assumed)):
            bit = self._manager.mk_bv_value(self._manager.mk_bv_sort(1), wanted)
            solver.assert_formula(self._manager.mk_term(self._library.Kind.EQUAL, [self._term(term), bit]))
        return bool(solver.check_sat() == self._library.Result.UNSAT)

    def _term(self, root: BitVector) -> Any:
        for each in ordered((root,), self._made):
            self._made[each] = self._translated(each, [self._made[arg] for arg in each.args])
        return self._made[root]

    def _translated(self, term: BitVector, args: list[Any]) -> Any:
        manager, kind = self._manager, self._library.Kind
        match term.kind:
            case "const":
                return manager.mk_bv_value(manager.mk_bv_sort(term.bits), term.attr)
            case "var":
                return manager.mk_const(manager.mk_bv_sort(term.bits), str(term.attr))
            case "part":
                return manager.mk_term(kind.BV_EXTRACT, args, [term.attr + term.bits - 1, term.attr])
            case "join":
                return manager.mk_term(kind.BV_CONCAT, args[::-1])
            case "less":
                return self._bit(manager.mk_term(kind.BV_ULT, args))
            case "choose":
                is_set = manager.mk_term(kind.EQUAL, [args[0], manager.mk_bv_one(manager.mk_bv_sort(1))])
                return manager.mk_term(kind.ITE, [is_set, *args[1:]])
            case "apply":
                return manager.mk_term(kind.APPLY, [self._function(term), *args])
        return manager.mk_term(self._kinds[term.kind], args)

    def _bit(self, formula: Any) -> Any:
        sort = self._manager.mk_bv_sort(1)
        return self._manager.mk_term(
            self._library.Kind.ITE, [formula, self._manager.mk_bv_one(sort), self._manager.mk_bv_zero(sort)]
        )

    def _function(self, term: BitVector) -> Any:
        if term.attr not in self._functions:
            sort = self._manager.mk_bv_sort(term.bits)
            self._functions[term.attr] = self._manager.mk_const(
                self._manager.mk_fun_sort([sort], sort), term.attr
            )
        return self._functions[term.attr]


def _relevant(claim: BitVector, assumed: list[BitVector]) -> list[BitVector]:
    """The assumptions that share variables with the claim, also by way of others."""
    reached, found = variables(claim), list[BitVector]()
    while new := [each for each in assumed if each not in found and not variables(each).isdisjoint(reached)]:
        found += new
        reached = reached.union(*map(variables, new))
    return found


def _structure(roots: Iterable[BitVector]) -> tuple[object, ...]:
    """A question in which variables have numbers instead of names."""
    numbers: dict[BitVector, int] = {}
    found: list[object] = []
    for term in ordered(roots := tuple(roots)):
        numbers[term] = len(numbers)
        name = None if term.kind == VAR else term.attr
        found.append((term.kind, term.bits, name, tuple(numbers[arg] for arg in term.args)))
    return (*found, *(numbers[each] for each in roots))
