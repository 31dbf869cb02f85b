"""Values of machine code as expressions over bit vectors, and claims about them, which bitwuzla proves.

There is no normal form. Expressions are interned, operations on constants are computed, parts of joined parts
are these parts, and parts of bitwise operations are operations of parts; everything else is left to the
solver. A question to it is text in SMT-LIB, in which variables have numbers instead of names, so that it is
asked once.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial, reduce
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from hashwright.graph.semantics import INTS

VAR, CONST, PART, JOIN, ADD, NOT = "var", "const", "part", "join", "add", "not"
BITWISE: Final = (NOT, "and", "or", "xor")
BLOCK: Final = "(_ BitVec 128)"
START: Final = ("(set-logic QF_UFBV)", *(f"(declare-fun aes_{x} ({BLOCK}) {BLOCK})" for x in ("sub", "mix")))
MILLISECONDS, WORD = 10_000, 32  # the most for one question; bits of words in which states are compared
# By kind: the value, from an expression and the values of its operands, cut to its bits; the form in SMT-LIB.
KINDS: Final[Mapping[str, tuple[Callable[..., Any], str]]] = {
    CONST: (lambda term: term.attr, "(_ bv{term.attr} {term.bits})"),
    PART: (lambda term, x: x >> term.attr[0], "((_ extract {term.attr[1]} {term.attr[0]}) {args})"),
    JOIN: (
        lambda term, *of: reduce(lambda made, x: made << x[0].bits | x[1], zip(term.args, of, strict=True), 0),
        "(concat {args})",
    ),
    "apply": (lambda term, x: getattr(INTS, term.attr)(x), "({term.attr} {args})"),
    "choose": (lambda _, condition, yes, no: yes if condition else no, "(ite (= #b1 {0}) {1} {2})"),
    "less": (lambda _, x, y: x < y, "(ite (bvult {args}) #b1 #b0)"),
    "equal": (lambda _, x, y: x == y, "(bvcomp {args})"),
    ADD: (lambda _, x, y: x + y, "(bvadd {args})"),
    "multiply": (lambda _, x, y: x * y, "(bvmul {args})"),
    "and": (lambda _, x, y: x & y, "(bvand {args})"),
    "or": (lambda _, x, y: x | y, "(bvor {args})"),
    "xor": (lambda _, x, y: x ^ y, "(bvxor {args})"),
    NOT: (lambda _, x: ~x, "(bvnot {args})"),
}


class NotRechecked(Exception):
    """The log does not prove the function; the reason is a sentence."""


class Unsupported(Exception):
    """The checker does not support a part of the code or the log; the reason is a sentence."""


@dataclass(slots=True, eq=False)
class BitVector:
    """An expression; two that are equal as trees are one object."""

    kind: str
    bits: int
    args: tuple["BitVector", ...]  # those of JOIN: the highest first
    attr: Any  # the name of a variable or a function; a constant's value; the first and the last bit of a part

    @property
    def is_const(self) -> bool:
        return self.kind == CONST

    @property
    def variables(self) -> frozenset["BitVector"]:
        return variables(self)

    def __add__(self, other: "BitVector") -> "BitVector":
        for x, y in ((self, other), (other, self)):
            if y.is_const and not y.attr:
                return x
            if x.kind == ADD and x.args[1].is_const:  # the constant is added last
                return x.args[0] + (x.args[1] + y) if y.is_const else (x.args[0] + y) + x.args[1]
        return make(ADD, self.bits, *((other, self) if self.is_const else (self, other)))

    def __sub__(self, other: "BitVector") -> "BitVector":
        return const(0, self.bits) if self is other else self + (~other + const(1, self.bits))

    def __mul__(self, factor: int) -> "BitVector":
        if factor in (0, 1):
            return self if factor else const(0, self.bits)
        return make("multiply", self.bits, self, const(factor, self.bits))

    def __and__(self, other: "BitVector") -> "BitVector":
        return make("and", self.bits, self, other)

    def __or__(self, other: "BitVector") -> "BitVector":
        return make("or", self.bits, self, other)

    def __xor__(self, other: "BitVector") -> "BitVector":
        return const(0, self.bits) if self is other else make("xor", self.bits, self, other)

    def __invert__(self) -> "BitVector":
        return self.args[0] if self.kind == NOT else make(NOT, self.bits, self)

    def __lshift__(self, count: int) -> "BitVector":
        return join(const(0, count), self.part(0, self.bits - count))

    def __rshift__(self, count: int) -> "BitVector":
        return self.part(count, self.bits - count).extended(self.bits)

    def equal(self, other: "BitVector") -> "BitVector":
        is_same = self is other
        return make("equal", 1, self, other) if self.bits == other.bits and not is_same else const(is_same, 1)

    def less(self, other: "BitVector") -> "BitVector":
        """Is it less than another one, as numbers without signs?"""
        return make("less", 1, self, other)

    def choose(self, yes: "BitVector", no: "BitVector") -> "BitVector":
        return (yes if self.attr else no) if self.is_const else make("choose", yes.bits, self, yes, no)

    def part(self, first: int, bits: int) -> "BitVector":
        """Some bits, from the first one on."""
        if not 0 <= first <= self.bits - bits <= self.bits:
            raise NotRechecked(f"there are no {bits} bits from bit {first} on in {self.bits} bits")
        if bits == self.bits:
            return self
        if self.kind == PART:
            return self.args[0].part(self.attr[0] + first, bits)
        if self.kind in BITWISE or (self.kind == ADD and not first):
            made: BitVector = KINDS[self.kind][0](self, *(arg.part(first, bits) for arg in self.args))
            return made
        at = first
        for arg in reversed(self.args) if self.kind == JOIN else ():
            if 0 <= at <= arg.bits - bits:
                return arg.part(at, bits)
            at -= arg.bits
        return make(PART, bits, self, attr=(first, first + bits - 1))

    def lanes(self, bits: int) -> list["BitVector"]:
        """The parts of this number of bits."""
        return [self.part(first, bits) for first in range(0, self.bits, bits)]

    def extended(self, bits: int) -> "BitVector":
        """The same number with more bits."""
        return join(self, const(0, bits - self.bits))

    def rotated(self, count: int) -> "BitVector":
        """The bits rotated left."""
        low = -count % self.bits
        return join(self.part(low, self.bits - low), self.part(0, low))


@cache
def make(kind: str, bits: int, *args: BitVector, attr: Any = None) -> BitVector:
    """An operation; a constant if its operands are constants."""
    if len(args) == 2 and kind != JOIN and args[0].bits != args[1].bits:
        raise NotRechecked("the log has operands of different sizes")
    term = BitVector(kind, bits, args, attr)
    if args and kind != "apply" and all(arg.is_const for arg in args):
        return const(KINDS[kind][0](term, *(arg.attr for arg in args)), bits)
    return term


def const(value: int, bits: int) -> BitVector:
    return make(CONST, bits, attr=value & (1 << bits) - 1)


def var(name: str, bits: int = 64) -> BitVector:
    return make(VAR, bits, attr=name)


@cache
def join(*parts: BitVector) -> BitVector:
    """Values side by side, the lowest first."""
    found: list[BitVector] = []
    for each in (each for each in parts if each.bits):
        found[-1:] = _pair(found[-1], each) if found else [each]
    return found[0] if len(found) == 1 else make(JOIN, sum(each.bits for each in found), *found[::-1])


def _pair(low: BitVector, high: BitVector) -> Sequence[BitVector]:
    """Two values side by side, as one if they are constants or neighbours in a third."""
    if low.is_const and high.is_const:
        return [const(high.attr << low.bits | low.attr, low.bits + high.bits)]
    if low.kind == high.kind == PART and low.args == high.args and low.attr[1] + 1 == high.attr[0]:
        return [low.args[0].part(low.attr[0], low.bits + high.bits)]
    return low, high


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


@cache
def variables(*roots: BitVector) -> frozenset[BitVector]:
    return frozenset(term for term in ordered(roots) if term.kind == VAR)


def evaluated(root: BitVector, known: dict[BitVector, int], seed: int = 0) -> int:
    """The value of an expression; `known` has those of some, and learns others. Variables are random."""
    for term in ordered((root,), known):
        if term.kind == VAR:
            known[term] = Random(f"{seed} {term.attr}").getrandbits(term.bits)
        else:
            known[term] = KINDS[term.kind][0](term, *(known[arg] for arg in term.args)) & (1 << term.bits) - 1
    return known[root]


@cache
def holds(claim: BitVector, assumed: tuple[BitVector, ...] = ()) -> bool:
    """Is a claim of one bit true if the assumptions are? If samples refute it, the solver is not asked."""
    if any(not sample(claim) and all(map(sample, assumed)) for sample in SAMPLES):
        return False
    return bool(claim.attr) if claim.is_const else _is_impossible(_asked(~claim, *assumed))


def _asked(*bits: BitVector) -> str:
    """The question whether all bits can be 1."""
    lines, names = [*START], dict[BitVector, str]()
    for number, term in enumerate(ordered(bits)):
        args, name, sort = [names[arg] for arg in term.args], f"v{number}", f"(_ BitVec {term.bits})"
        if term.kind == VAR:
            lines.append(f"(declare-const {name} {sort})")
        else:
            value = KINDS[term.kind][1].format(*args, args=" ".join(args), term=term)
            lines.append(f"(define-fun {name} () {sort} {value})")
        names[term] = name
    return "\n".join([*lines, *(f"(assert (= {names[each]} #b1))" for each in bits)])


@cache
def _is_impossible(question: str) -> bool:
    import bitwuzla

    options = bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, MILLISECONDS)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
    parser.parse(question, True, False)
    return bool(parser.bitwuzla().check_sat() == bitwuzla.Result.UNSAT)


SAMPLES: Final = tuple(partial(evaluated, known={}, seed=seed) for seed in range(2))
READING: Final[Any] = SimpleNamespace(  # of descriptions as such expressions: semantics.Reading
    const=lambda value, ty: const(value, ty.bits),
    word=lambda value, ty: value,
    rotl=lambda value, count, bits: value.rotated(count),
    shr=lambda value, count: value >> count,
    part=BitVector.part,
    join=lambda low, high, bits: join(low, high),
    aes_sub=lambda value: make("apply", value.bits, value, attr="aes_sub"),
    aes_mix=lambda value: make("apply", value.bits, value, attr="aes_mix"),
)
