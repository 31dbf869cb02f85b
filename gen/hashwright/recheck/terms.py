"""Values of machine code as expressions over bit vectors, as instructions compute them.

There is no normal form. Expressions are interned, operations on constants are computed, and parts of joined
parts are these parts; everything else is left to the solver.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from random import Random
from typing import Any, Final

from hashwright.graph.semantics import INTS, Ty
from hashwright.recheck.refusal import NotRechecked

# Kinds, by the words that the solver has for operations.
VAR, CONST, ADD, AND, OR, XOR, NOT, MUL = "var", "const", "add", "and", "or", "xor", "not", "mul"
PART, JOIN, EQUAL, LESS, CHOOSE, APPLY = "part", "concat", "comp", "ult", "choose", "apply"
ALIKE: Final = (ADD, AND, OR, XOR, MUL, EQUAL, LESS)  # their operands have the same number of bits
POINTER: Final = 64
WORD: Final = 32  # bits of the words in which states and messages are compared
OPERATIONS: Final[Mapping[str, Callable[..., int]]] = {
    ADD: lambda x, y: x + y,
    MUL: lambda x, y: x * y,
    AND: lambda x, y: x & y,
    OR: lambda x, y: x | y,
    XOR: lambda x, y: x ^ y,
    NOT: lambda x: ~x,
    EQUAL: lambda x, y: int(x == y),
    LESS: lambda x, y: int(x < y),
    CHOOSE: lambda condition, yes, no: yes if condition else no,
    # Functions that proofs treat as uninterpreted.
    "aes_sub": INTS.aes_sub,
    "aes_mix": INTS.aes_mix,
}


class BitVector:
    """An expression; two that are equal as trees are one object."""

    __slots__ = ("args", "attr", "bits", "kind")

    def __init__(self, kind: str, bits: int, args: tuple["BitVector", ...], attr: Any) -> None:
        self.kind = kind
        self.bits = bits
        self.args = args
        self.attr = attr  # the name of a variable or a function; a constant's value; the first bit of a part

    @property
    def is_const(self) -> bool:
        return self.kind == CONST

    def __add__(self, other: "BitVector") -> "BitVector":
        for x, y in ((self, other), (other, self)):
            if y.is_const and not y.attr:
                return x
            if y.is_const and x.kind == ADD and x.args[1].is_const:
                return x.args[0] + const(x.args[1].attr + y.attr, x.bits)
        args = (other, self) if self.is_const else (self, other)
        return make(ADD, self.bits, args)

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
        return join(const(0, count), part(self, 0, self.bits - count)) if count else self

    def __rshift__(self, count: int) -> "BitVector":
        return join(part(self, count, self.bits - count), const(0, count)) if count else self


@cache
def _interned(kind: str, bits: int, args: tuple[BitVector, ...], attr: Any) -> BitVector:
    return BitVector(kind, bits, args, attr)


def make(kind: str, bits: int, args: tuple[BitVector, ...], attr: Any = None) -> BitVector:
    """An operation; a constant if its arguments are constants."""
    if kind in ALIKE and len({arg.bits for arg in args}) > 1:
        raise NotRechecked("the log has operands of different sizes")
    term = _interned(kind, bits, args, attr)
    if kind != APPLY and all(arg.is_const for arg in args):
        return const(_value(term, [arg.attr for arg in args]), bits)
    return term


def const(value: int, bits: int) -> BitVector:
    return _interned(CONST, bits, (), value & (1 << bits) - 1)


def var(name: str, bits: int = POINTER) -> BitVector:
    return _interned(VAR, bits, (), name)


def part(term: BitVector, first: int, bits: int) -> BitVector:
    """Some bits of a value, from the first one on."""
    if not 0 <= first <= term.bits - bits:
        raise NotRechecked(f"the log has {bits} bits of {term.bits} from bit {first} on")
    if bits == term.bits:
        return term
    if term.kind == PART:
        return part(term.args[0], term.attr + first, bits)
    if term.kind == JOIN:
        at = 0
        for arg in term.args:
            if at <= first and first + bits <= at + arg.bits:
                return part(arg, first - at, bits)
            at += arg.bits
    if term.kind == ADD and not first:  # the low bits of a sum
        return part(term.args[0], 0, bits) + part(term.args[1], 0, bits)
    return make(PART, bits, (term,), first)


def join(*parts: BitVector) -> BitVector:
    """Values side by side, the lowest first."""
    found: list[BitVector] = []
    for each in parts:
        if not each.bits:
            continue
        last = found[-1] if found else None
        if last and last.is_const and each.is_const:
            found[-1] = const(each.attr << last.bits | last.attr, last.bits + each.bits)
        elif (
            last
            and last.kind == each.kind == PART
            and last.args == each.args
            and last.attr + last.bits == each.attr
        ):
            found[-1] = part(last.args[0], last.attr, last.bits + each.bits)
        else:
            found.append(each)
    return found[0] if len(found) == 1 else make(JOIN, sum(each.bits for each in found), tuple(found))


def multiple(term: BitVector, factor: int) -> BitVector:
    """The product of a number and a factor."""
    return term if factor == 1 else make(MUL, term.bits, (term, const(factor, term.bits)))


def extend(term: BitVector, bits: int) -> BitVector:
    """The same number with more bits."""
    return join(term, const(0, bits - term.bits))


def rotated(term: BitVector, count: int) -> BitVector:
    """A value rotated left."""
    count %= term.bits
    return join(part(term, term.bits - count, count), part(term, 0, term.bits - count)) if count else term


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


def _value(term: BitVector, args: Sequence[int]) -> int:
    if term.kind == CONST:
        return int(term.attr)
    if term.kind == PART:
        return args[0] >> int(term.attr)
    if term.kind == JOIN:
        places = accumulate((arg.bits for arg in term.args), initial=0)
        return sum(arg << place for arg, place in zip(args, places, strict=False))
    return OPERATIONS[term.attr if term.kind == APPLY else term.kind](*args)


class Evaluation:
    """The values of expressions for given values of variables; other variables are random numbers."""

    def __init__(self, seed: int, known: Mapping[BitVector, int] | None = None) -> None:
        self._seed = seed
        self._known = dict(known or {})

    def __call__(self, root: BitVector) -> int:
        for term in ordered((root,), self._known):
            if term.kind == VAR:
                self._known[term] = Random(f"{self._seed} {term.attr}").getrandbits(term.bits)
            else:
                self._known[term] = _value(term, [self._known[arg] for arg in term.args]) & (1 << term.bits) - 1
        return self._known[root]


def ordered(roots: Iterable[BitVector], known: Any = ()) -> list[BitVector]:
    """The expressions and all their subexpressions, each after its arguments."""
    found: dict[BitVector, None] = {}
    stack = [each for each in roots if each not in known]
    stack.reverse()
    while stack:
        term = stack[-1]
        missing = (
            [arg for arg in term.args if arg not in found and arg not in known] if term not in found else []
        )
        if missing:
            stack += reversed(missing)
        else:
            found[stack.pop()] = None
    return list(found)


def variables(*roots: BitVector) -> frozenset[BitVector]:
    return frozenset().union(*map(_variables, roots))


@cache
def _variables(root: BitVector) -> frozenset[BitVector]:
    return frozenset(term for term in ordered((root,)) if term.kind == VAR)


class BitVectorReading:
    """Reads descriptions as such expressions."""

    def const(self, value: int, ty: Ty) -> BitVector:
        return const(value, ty.bits)

    def word(self, value: BitVector, ty: Ty) -> BitVector:
        return value

    def rotl(self, value: BitVector, count: int, bits: int) -> BitVector:
        return rotated(value, count)

    def shr(self, value: BitVector, count: int) -> BitVector:
        return value >> count

    def part(self, value: BitVector, first: int, bits: int) -> BitVector:
        return part(value, first, bits)

    def join(self, low: BitVector, high: BitVector, bits: int) -> BitVector:
        return join(low, high)

    def aes_sub(self, value: BitVector) -> BitVector:
        return make(APPLY, value.bits, (value,), "aes_sub")

    def aes_mix(self, value: BitVector) -> BitVector:
        return make(APPLY, value.bits, (value,), "aes_mix")


READING: Final = BitVectorReading()
