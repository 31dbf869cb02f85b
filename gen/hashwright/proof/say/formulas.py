"""Terms in SMT-LIB 2.6, the language of solvers.

z3 reads a text in one call, which takes less time than a call for each operation.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hashwright.proof.say.terms import Kind, Term, topological

ONE, NONE = "#b1", "#b0"


class Script:
    """Declarations, definitions and assertions for a solver."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, assertion: str) -> None:
        self._lines.append(call("assert", assertion))

    def declared(self, kind: str, sort: str) -> str:
        """The name of a new variable, which begins with its kind."""
        name = f"{kind}{len(self._lines)}"
        self._lines.append(f"(declare-const {name} {sort})")
        return name

    def defined(self, kind: str, sort: str, value: str) -> str:
        """The name of a value, which begins with its kind."""
        name = f"{kind}{len(self._lines)}"
        self._lines.append(f"(define-fun {name} () {sort} {value})")
        return name

    def text(self) -> str:
        """All of it."""
        return "\n".join(self._lines)


def given_to(solver: Any, text: str, effort: int) -> Any:
    """A solver of z3 that has read a text, with a limit of effort in its own unit."""
    solver.set("rlimit", effort)
    solver.from_string(text)
    return solver


class Formulas(Script):
    """Definitions of terms, and assertions about them."""

    def __init__(self, variables: Iterable[Term] = ()) -> None:
        """Terms that count as variables may have any values."""
        super().__init__()
        self._names: dict[Term, str] = {}
        self._functions: dict[tuple[Any, ...], str] = {}
        for each in variables:
            self._names[each] = self.variable(each.bits)

    def name(self, term: Term) -> str:
        """The name of a term, which is defined before."""
        for each in topological((term,), self._names):
            self._names[each] = self._named(each)
        return self._names[term]

    def variable(self, bits: int) -> str:
        """The name of a new variable."""
        return self.declared("v", _sort(bits))

    def assume(self, assumed: Iterable[Term]) -> None:
        """Asserts terms of one bit."""
        for each in assumed:
            self.add(equal(self.name(each), ONE))

    def _named(self, term: Term) -> str:
        if term.kind is Kind.VAR:
            return self.variable(term.bits)
        if term.kind is Kind.CONST:
            return _constant(term.attr, term.bits)
        args = [self._names[arg] for arg in term.args]
        if term.kind in (Kind.APPLY, Kind.MEMORY):
            value = call(self._function(term), *args)
        else:
            value = _VALUES[term.kind](term, args)
        return self.defined("t", _sort(term.bits), value)

    def _function(self, term: Term) -> str:
        """The name of an uninterpreted function; memory is one of addresses."""
        sorts = [_sort(each.bits) for each in term.args]
        key = (term.kind, term.attr, term.bits, *sorts)
        if key not in self._functions:
            self._functions[key] = f"f{len(self._functions)}"
            self._lines.append(f"(declare-fun {self._functions[key]} ({' '.join(sorts)}) {_sort(term.bits)})")
        return self._functions[key]


def equal(x: str, y: str) -> str:
    return call("=", x, y)


def call(name: str, *args: str) -> str:
    return f"({name} {' '.join(args)})"


def chain(name: str, args: Sequence[str]) -> str:
    """An operation that combines any number of values."""
    return call(name, *args) if len(args) > 1 else args[0]


def _sort(bits: int) -> str:
    return f"(_ BitVec {bits})"


def _constant(value: int, bits: int) -> str:
    return f"(_ bv{value} {bits})"


def choice(condition: str, yes: str, no: str) -> str:
    return call("ite", condition, yes, no)


def _sum(term: Term, args: Sequence[str]) -> str:
    factors, constant = term.attr
    multiples = [
        arg if factor == 1 else call("bvmul", _constant(factor, term.bits), arg)
        for factor, arg in zip(factors, args, strict=True)
    ]
    return chain("bvadd", [*multiples, *([_constant(constant, term.bits)] if constant else [])])


def _xor_of_products(term: Term, args: Sequence[str]) -> str:
    products = []
    for places, mask in term.attr:
        masks = [] if places and mask == term.mask else [_constant(mask, term.bits)]
        products.append(chain("bvand", [*(args[i] for i in places), *masks]))
    return chain("bvxor", products)


def _mask(term: Term, args: Sequence[str]) -> str:
    bits = term.args[0].bits
    numbers = range(term.attr, term.attr + term.bits // 8)
    are_less = [call("bvugt", args[0], _constant(number, bits)) for number in reversed(numbers)]
    return chain("concat", [choice(each, "#xff", "#x00") for each in are_less])


_VALUES: Final[dict[Kind, Callable[[Term, Sequence[str]], str]]] = {
    Kind.SUM: _sum,
    Kind.PRODUCT: lambda term, args: chain("bvmul", args),
    Kind.XOR: _xor_of_products,
    Kind.ROTATE: lambda term, args: call(f"(_ rotate_left {term.attr})", *args),
    Kind.PART: lambda term, args: call(f"(_ extract {term.attr + term.bits - 1} {term.attr})", *args),
    Kind.JOIN: lambda term, args: chain("concat", args[::-1]),
    Kind.ZERO: lambda term, args: choice(equal(args[0], _constant(0, term.args[0].bits)), ONE, NONE),
    Kind.LESS: lambda term, args: choice(call("bvult", *args), ONE, NONE),
    Kind.CHOOSE: lambda term, args: choice(equal(args[0], ONE), *args[1:]),
    Kind.MASK: _mask,
}
