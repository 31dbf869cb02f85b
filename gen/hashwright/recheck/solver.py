"""Proves claims about expressions for all values of their variables, by bitwuzla."""

from collections.abc import Iterable
from typing import Any, Final

from hashwright.recheck.terms import VAR, BitVector, ordered, variables

MILLISECONDS: Final = 10_000  # the most time for one claim


class Solver:
    """Proves claims under assumptions. Questions that differ only in the names of variables are asked once."""

    def __init__(self) -> None:
        import bitwuzla

        self._library = bitwuzla
        self._manager = bitwuzla.TermManager()
        self._options = bitwuzla.Options()
        self._options.set(bitwuzla.Option.TIME_LIMIT_PER, MILLISECONDS)
        self._answers: dict[tuple[object, ...], bool] = {}
        self._made: dict[BitVector, Any] = {}
        self._functions: dict[str, Any] = {}
        self.asked = 0  # questions to the solver

    def holds(self, claim: BitVector, assumed: Iterable[BitVector] = ()) -> bool:
        """Is a claim of one bit true if the assumptions are?"""
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
        solver.assert_formula(self._made_of("NOT", self._is_set(self._term(claim))))
        for each in assumed:
            solver.assert_formula(self._is_set(self._term(each)))
        return bool(solver.check_sat() == self._library.Result.UNSAT)

    def _term(self, root: BitVector) -> Any:
        for each in ordered((root,), self._made):
            self._made[each] = self._translated(each, [self._made[arg] for arg in each.args])
        return self._made[root]

    def _translated(self, term: BitVector, args: list[Any]) -> Any:
        sort = self._manager.mk_bv_sort(term.bits)
        match term.kind:
            case "const":
                return self._manager.mk_bv_value(sort, term.attr)
            case "var":
                return self._manager.mk_const(sort, str(term.attr))
            case "part":
                kind = self._library.Kind.BV_EXTRACT
                return self._manager.mk_term(kind, args, [term.attr + term.bits - 1, term.attr])
            case "concat":
                return self._made_of("BV_CONCAT", *args[::-1])
            case "ult":
                one, zero = self._manager.mk_bv_one(sort), self._manager.mk_bv_zero(sort)
                return self._made_of("ITE", self._made_of("BV_ULT", *args), one, zero)
            case "choose":
                return self._made_of("ITE", self._is_set(args[0]), *args[1:])
            case "apply":
                return self._made_of("APPLY", self._function(term), *args)
        return self._made_of(f"BV_{term.kind.upper()}", *args)

    def _made_of(self, kind: str, *args: Any) -> Any:
        return self._manager.mk_term(getattr(self._library.Kind, kind), [*args])

    def _is_set(self, bit: Any) -> Any:
        return self._made_of("EQUAL", bit, self._manager.mk_bv_one(self._manager.mk_bv_sort(1)))

    def _function(self, term: BitVector) -> Any:
        if term.attr not in self._functions:
            sort = self._manager.mk_bv_sort(term.bits)
            self._functions[term.attr] = self._manager.mk_const(
                self._manager.mk_fun_sort([sort], sort), term.attr
            )
        return self._functions[term.attr]


def _relevant(claim: BitVector, assumed: list[BitVector]) -> list[BitVector]:
    """The assumptions that share variables with the claim, directly or through other assumptions."""
    reached, found = variables(claim), list[BitVector]()
    while new := [each for each in assumed if each not in found and not variables(each).isdisjoint(reached)]:
        found += new
        reached = reached.union(*map(variables, new))
    return found


def _structure(roots: Iterable[BitVector]) -> tuple[object, ...]:
    """The structure of a question, in which variables have numbers instead of names."""
    numbers: dict[BitVector, int] = {}
    found: list[object] = []
    for term in ordered(roots := tuple(roots)):
        numbers[term] = len(numbers)
        name = None if term.kind == VAR else term.attr
        found.append((term.kind, term.bits, name, tuple(numbers[arg] for arg in term.args)))
    return (*found, *(numbers[each] for each in roots))
