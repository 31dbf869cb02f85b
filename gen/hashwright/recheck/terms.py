"""Values of machine code as expressions over bit vectors, as instructions compute them.

There is no normal form. Expressions are interned, operations on constants are computed, and parts of joined
parts are these parts; everything else is left to the solver.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from hashwright.graph.semantics import INTS
from hashwright.recheck.refusal import NotRechecked

# Kinds. Those with bv are the words of SMT-LIB.
VAR, CONST, PART, JOIN, APPLY, LESS, CHOOSE = "var", "const", "part", "join", "apply", "less", "choose"
ADD, MUL, AND, OR, XOR, NOT, EQUAL = "bvadd", "bvmul", "bvand", "bvor", "bvxor", "bvnot", "bvcomp"
ALIKE: Final = (ADD, MUL, AND, OR, XOR, EQUAL, LESS)  # their operands have the same number of bits
POINTER: Final = 64
WORD: Final = 32  # bits of the words in which states and messages are compared
# By kind: its value, of which the lowest bits count, from the expression and the values of its operands.
OPERATIONS: Final[Mapping[str, Callable[..., int]]] = {
    CONST: lambda term: term.attr,
    PART: lambda term, x: x >> term.attr,
    JOIN: lambda term, *args: _joined(term.args, args),
    APPLY: lambda term, x: getattr(INTS, term.attr)(x),
    LESS: lambda _, x, y: x < y,
    CHOOSE: lambda _, condition, yes, no: yes if condition else no,
    ADD: lambda _, x, y: x + y,
    MUL: lambda _, x, y: x * y,
    AND: lambda _, x, y: x & y,
    OR: lambda _, x, y: x | y,
    XOR: lambda _, x, y: x ^ y,
    NOT: lambda _, x: ~x,
    EQUAL: lambda _, x, y: x == y,
}


@dataclass(slots=True, eq=False)
class BitVector:
    """An expression; two that are equal as trees are one object."""

    kind: str
    bits: int
    args: tuple["BitVector", ...]  # the lowest part first
    attr: Any  # the name of a variable or a function; a constant's value; the first bit of a part

    @property
    def is_const(self) -> bool:
        return self.kind == CONST

    def __add__(self, other: "BitVector") -> "BitVector":
        for x, y in ((self, other), (other, self)):
            if y.is_const and not y.attr:
                return x
            if y.is_const and x.kind == ADD and x.args[1].is_const:
                return x.args[0] + (x.args[1] + y)
        return make(ADD, self.bits, (other, self) if self.is_const else (self, other))

    def __sub__(self, other: "BitVector") -> "BitVector":
        return const(0, self.bits) if self is other else self + (~other + const(1, self.bits))

    def __and__(self, other: "BitVector") -> "BitVector":
        return make(AND, self.bits, (self, other))

    def __or__(self, other: "BitVector") -> "BitVector":
        return make(OR, self.bits, (self, other))

    def __xor__(self, other: "BitVector") -> "BitVector":
        return const(0, self.bits) if self is other else make(XOR, self.bits, (self, other))

    def __invert__(self) -> "BitVector":
        return self.args[0] if self.kind == NOT else make(NOT, self.bits, (self,))

    def __lshift__(self, count: int) -> "BitVector":
        count = min(count, self.bits)
        return join(const(0, count), part(self, 0, self.bits - count))

    def __rshift__(self, count: int) -> "BitVector":
        count = min(count, self.bits)
        return join(part(self, count, self.bits - count), const(0, count))


@cache
def _interned(kind: str, bits: int, args: tuple[BitVector, ...], attr: Any) -> BitVector:
    return BitVector(kind, bits, args, attr)


def make(kind: str, bits: int, args: tuple[BitVector, ...], attr: Any = None) -> BitVector:
    """An operation; a constant if its operands are constants."""
    if kind in ALIKE and args[0].bits != args[1].bits:
        raise NotRechecked("the log has operands of different sizes")
    term = _interned(kind, bits, args, attr)
    if kind != APPLY and all(arg.is_const for arg in args):
        return const(OPERATIONS[kind](term, *(arg.attr for arg in args)), bits)
    return term


def const(value: int, bits: int) -> BitVector:
    return _interned(CONST, bits, (), value & (1 << bits) - 1)


def var(name: str, bits: int = POINTER) -> BitVector:
    return _interned(VAR, bits, (), name)


def part(term: BitVector, first: int, bits: int) -> BitVector:
    """Some bits of a value, from the first one on."""
    if not 0 <= first <= term.bits - bits <= term.bits:
        raise NotRechecked(f"the log has {bits} bits of {term.bits} from bit {first} on")
    if bits == term.bits:
        return term
    if term.kind == PART:
        return part(term.args[0], term.attr + first, bits)
    if term.kind == ADD and not first:  # the low bits of a sum
        return part(term.args[0], 0, bits) + part(term.args[1], 0, bits)
    at = first
    for arg in term.args if term.kind == JOIN else ():
        if 0 <= at <= arg.bits - bits:
            return part(arg, at, bits)
        at -= arg.bits
    return make(PART, bits, (term,), first)


def _joined(parts: Sequence[BitVector], values: Sequence[int]) -> int:
    made = 0
    for term, value in zip(reversed(parts), reversed(values), strict=True):
        made = made << term.bits | value
    return made


def _pair(low: BitVector, high: BitVector) -> list[BitVector]:
    """Two values side by side, as one if they are constants or neighbours in a third."""
    if low.is_const and high.is_const:
        return [const(_joined([low, high], [low.attr, high.attr]), low.bits + high.bits)]
    if low.kind == high.kind == PART and low.args == high.args and low.attr + low.bits == high.attr:
        return [part(low.args[0], low.attr, low.bits + high.bits)]
    return [low, high]


def join(*parts: BitVector) -> BitVector:
    """Values side by side, the lowest first."""
    found: list[BitVector] = []
    for each in (each for each in parts if each.bits):
        found[-1:] = _pair(found[-1], each) if found else [each]
    return found[0] if len(found) == 1 else make(JOIN, sum(each.bits for each in found), tuple(found))


def multiple(term: BitVector, factor: int) -> BitVector:
    """The product of a number and a factor."""
    return term if factor == 1 else make(MUL, term.bits, (term, const(factor, term.bits)))


def extend(term: BitVector, bits: int) -> BitVector:
    """The same number with more bits."""
    return join(term, const(0, bits - term.bits))


def rotated(term: BitVector, count: int) -> BitVector:
    """A value rotated left."""
    low = -count % term.bits
    return join(part(term, low, term.bits - low), part(term, 0, low)) if low else term


def equal(x: BitVector, y: BitVector) -> BitVector:
    return const(1, 1) if x is y else make(EQUAL, 1, (x, y))


def less(x: BitVector, y: BitVector) -> BitVector:
    """Is the first less than the second, as numbers without signs?"""
    return make(LESS, 1, (x, y))


def choose(condition: BitVector, yes: BitVector, no: BitVector) -> BitVector:
    if condition.is_const:
        return yes if condition.attr else no
    return make(CHOOSE, yes.bits, (condition, yes, no))


def lanes(term: BitVector, bits: int) -> list[BitVector]:
    """The parts of a value, each of this number of bits."""
    return [part(term, first, bits) for first in range(0, term.bits, bits)]


def ordered(roots: Iterable[BitVector], known: Container[BitVector] = ()) -> list[BitVector]:
    """The expressions and all their subexpressions, each after its operands, without those that are known."""
    found: dict[BitVector, None] = {}
    stack = [*roots][::-1]
    while stack:
        term = stack.pop()
        if term in found or term in known:
            continue
        if missing := [arg for arg in term.args if arg not in found and arg not in known]:
            stack += [term, *reversed(missing)]
        else:
            found[term] = None
    return list(found)


def variables(*roots: BitVector) -> frozenset[BitVector]:
    return frozenset().union(*map(_variables, roots))


@cache
def _variables(root: BitVector) -> frozenset[BitVector]:
    return frozenset(term for term in ordered((root,)) if term.kind == VAR)


class Evaluation:
    """The values of expressions for given values of variables; other variables are random numbers."""

    def __init__(self, seed: int, known: Mapping[BitVector, int] | None = None) -> None:
        self._seed, self._known = seed, dict(known or {})

    def __call__(self, root: BitVector) -> int:
        for term in ordered((root,), self._known):
            if term.kind == VAR:
                value = Random(f"{self._seed} {term.attr}").getrandbits(term.bits)
            else:
                value = OPERATIONS[term.kind](term, *(self._known[arg] for arg in term.args))
            self._known[term] = value & (1 << term.bits) - 1
        return self._known[root]


def _uninterpreted(name: str) -> Callable[[BitVector], BitVector]:
    return lambda value: make(APPLY, value.bits, (value,), name)


READING: Final[Any] = SimpleNamespace(  # of descriptions as such expressions: semantics.Reading
    const=lambda value, ty: const(value, ty.bits),
    word=lambda value, ty: value,
    rotl=lambda value, count, bits: rotated(value, count),
    shr=lambda value, count: value >> count,
    part=part,
    join=lambda low, high, bits: join(low, high),
    aes_sub=_uninterpreted("aes_sub"),
    aes_mix=_uninterpreted("aes_mix"),
)
