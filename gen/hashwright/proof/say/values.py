"""The values of terms for given values of their variables."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import prod
from operator import xor
from random import Random
from typing import Final

from hashwright.graph.semantics import INTS
from hashwright.proof.say.terms import AES_MIX, AES_SUB, Kind, Term, topological

FUNCTIONS: Final[Mapping[str, Callable[[int], int]]] = {AES_SUB: INTS.aes_sub, AES_MIX: INTS.aes_mix}


def value(term: Term, args: Sequence[int]) -> int:
    """The value of a term that is not a variable, from the values of its arguments."""
    return _VALUE[term.kind](term, *args) & term.mask


def _xor_of_products(term: Term, *args: int) -> int:
    return reduce(xor, (reduce(lambda x, i: x & args[i], places, mask) for places, mask in term.attr), 0)


def _joined(term: Term, *args: int) -> int:
    made = first = 0
    for arg, known in zip(term.args, args, strict=True):
        made |= known << first
        first += arg.bits
    return made


def _sum(term: Term, *args: int) -> int:
    factors, constant = term.attr
    return int(constant + sum(factor * arg for factor, arg in zip(factors, args, strict=True)))


def _applied(term: Term, *args: int) -> int:
    """The value of a function; an unknown function gives a number at random for its arguments."""
    if function := FUNCTIONS.get(term.attr):
        return function(*args)
    return Random(f"{term.attr} {args}").getrandbits(term.bits)


def _mask(term: Term, count: int) -> int:
    ones: int = 8 * min(max(count - term.attr, 0), term.bits // 8)
    return (1 << ones) - 1


_VALUE: Final[dict[Kind, Callable[..., int]]] = {
    Kind.CONST: lambda term: term.attr,
    Kind.SUM: _sum,
    Kind.PRODUCT: lambda term, *args: prod(args),
    Kind.XOR: _xor_of_products,
    Kind.ROTATE: lambda term, x: x << term.attr | x >> term.bits - term.attr,
    Kind.PART: lambda term, x: x >> term.attr,
    Kind.JOIN: _joined,
    Kind.APPLY: _applied,
    Kind.ZERO: lambda term, x: not x,
    Kind.LESS: lambda term, x, y: x < y,
    Kind.CHOOSE: lambda term, condition, yes, no: yes if condition else no,
    Kind.MASK: _mask,
}


class Values:
    """The values of terms for one assignment of the variables, which are drawn at random unless given."""

    def __init__(self, seed: int, known: Mapping[Term, int] | None = None) -> None:
        self._seed = seed
        self._known = dict(known or {})

    def __call__(self, term: Term) -> int:
        if term.is_const:
            return int(term.attr)
        for each in topological((term,), self._known):
            self._known[each] = self._value(each)
        return self._known[term]

    def _value(self, term: Term) -> int:
        if term.kind is Kind.VAR:
            return Random(f"{self._seed} {term.attr}").getrandbits(term.bits)
        if term.kind is Kind.MEMORY:
            return Random(f"{self._seed} at {self._known[term.args[0]]}").getrandbits(term.bits)
        return value(term, [self._known[arg] for arg in term.args])
