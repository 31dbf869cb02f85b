"""Claims about sums with factors that are no powers of two, as linear formulas over integers, for z3.

A word is the remainder of a sum, which differs from it by a multiple of a power of two. What is not linear
is any number: a claim that holds for the formulas holds for the terms, but not conversely.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import count
from typing import Any, Final

from hashwright.proof.terms import Kind, Term, part, reached

EFFORT: Final = 1_000_000  # the limit of one question in z3's own unit, which is independent of time


def has_multiples(claim: Term) -> bool:
    """Is there a sum with a factor that is no power of two, for which claims about bits are hard?"""
    sums = (each for each in reached((claim,)) if each.kind is Kind.SUM)
    return any(abs(_signed(n, each.bits)).bit_count() > 1 for each in sums for n in each.attr[0])


def follows(assumed: Iterable[Term], claim: Term) -> bool:
    """Can a claim be proved under assumptions? All are terms of one bit."""
    import z3

    formulas, solver = _Integers(), z3.Solver()
    solver.set("rlimit", EFFORT)
    solver.add(*map(formulas.condition, assumed), z3.Not(formulas.condition(claim)))
    solver.add(*formulas.bounds)
    return bool(solver.check() == z3.unsat)


class _Integers:
    """Terms as integers, and the conditions that bound these."""

    def __init__(self) -> None:
        import z3

        self._z3 = z3
        self._known: dict[Term, Any] = {}
        self._names = count()
        self.bounds: list[Any] = []

    def condition(self, term: Term) -> Any:
        """A term of one bit as a condition."""
        match term.kind:
            case Kind.ZERO:
                return self._number(term.args[0]) == 0
            case Kind.LESS:
                left, right = map(self._number, term.args)
                return left < right
            case Kind.XOR:
                known = [self.condition(each) for each in term.args]
                return reduce(
                    self._z3.Xor, (self._z3.And(*(known[i] for i in places)) for places, _ in term.attr)
                )
        return self._number(term) == 1

    def _number(self, term: Term) -> Any:
        if term not in self._known:
            self._known[term] = self._value(term)
        return self._known[term]

    def _value(self, term: Term) -> Any:
        match term.kind:
            case Kind.CONST:
                return self._z3.IntVal(term.attr)
            case Kind.SUM:
                return self._remainder(term)
            case Kind.JOIN:
                first, found = 0, self._z3.IntVal(0)
                for each in term.args:
                    found, first = found + (self._number(each) * (1 << first)), first + each.bits
                return found
            case Kind.PART:
                return self._part(term)
            case Kind.XOR if field := _field(term):
                first, bits = field
                return self._number(part(term.args[0], first, bits)) * (1 << first)
        return self._any(term.bits)

    def _remainder(self, term: Term) -> Any:
        factors, constant = (term.attr[0], term.attr[1])
        whole = self._z3.IntVal(_signed(constant, term.bits))
        for factor, each in zip(factors, term.args, strict=True):
            whole = whole + _signed(factor, term.bits) * self._number(each)
        found, wraps = self._any(term.bits), self._z3.Int(f"wraps {next(self._names)}")
        self.bounds.append(found == whole - wraps * (1 << term.bits))
        return found

    def _part(self, term: Term) -> Any:
        (whole,), first = term.args, term.attr
        low, found, high = map(self._any, (first, term.bits, whole.bits - first - term.bits))
        parts = low + found * (1 << first) + high * (1 << first + term.bits)
        self.bounds.append(self._number(whole) == parts)
        return found

    def _any(self, bits: int) -> Any:
        """Any number of that many bits."""
        found = self._z3.Int(f"number {next(self._names)}")
        self.bounds.append(self._z3.And(found >= 0, found < 1 << bits))
        return found


def _field(term: Term) -> tuple[int, int] | None:
    """The first bit, and the number of bits, of which a bitwise function is one of its argument's; or None."""
    (places, mask), *others = term.attr
    first = (mask & -mask).bit_length() - 1
    bits = (mask >> first).bit_length()
    is_field = places == (0,) and not others and mask >> first == (1 << bits) - 1
    return (first, bits) if is_field else None


def _signed(value: int, bits: int) -> int:
    return value - (value >> bits - 1 << bits)
