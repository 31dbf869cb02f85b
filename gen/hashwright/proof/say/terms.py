"""Values of machine code as terms: interned, and in a normal form, so that most equal values are one object.

Words have any number of bits. A sum is a multiset of terms with one constant. A bitwise function is an
exclusive or of products, each with a mask. Shifts are masked rotations, so that both halves of a rotation
combine. Values of several parts are joined, and operations apply part by part where possible. The AES maps are
uninterpreted functions: equal arguments give equal results.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from functools import _lru_cache_wrapper, cache, lru_cache, partial, reduce
from itertools import chain, count
from operator import attrgetter, or_
from typing import Any, Final, TypeVar
from weakref import ref

from hashwright.graph.semantics import Ty
from hashwright.proof.say import limits


class Kind(Enum):
    """The kind of a term."""

    VAR = "var"  # attr: its name
    CONST = "const"  # attr: its value
    SUM = "sum"  # attr: a coefficient for each argument, and a constant
    PRODUCT = "product"  # of the arguments, which are no sums; one may occur several times
    XOR = "xor"  # attr: the XORed products, each with the places of its factors and a mask
    ROTATE = "rotate"  # attr: the count, left
    PART = "part"  # attr: the first bit
    JOIN = "join"  # the parts, the lowest first
    APPLY = "apply"  # attr: the name of an uninterpreted function
    MEMORY = "memory"  # the word at an address at the call of the function
    ZERO = "zero"  # one bit: is the argument zero?
    LESS = "less"  # one bit: is the first less than the second, without signs?
    CHOOSE = "choose"  # the second if the first, one bit, is set; else the third
    MASK = "mask"  # of bytes with ones or zeros; attr: the number of the first; ones if less than the argument

    __hash__ = object.__hash__  # Enum's own is slow


REMEMBERED: Final = 1 << 16  # cached rotations, parts, bitwise functions, addresses and sets of unknowns
WORD: Final = 32  # bits; shorter parts of a sum are not sums, so that they can be joined again
POINTER: Final = 64
SERIAL: Final = attrgetter("serial")
MOST: Final = 300  # the most products of a bitwise function; if it had more, its operands become variables
FEW: Final = 7  # likewise for a disjunction; (a ^ b) | (c ^ d), as in a comparison, has one more

_most: Final = ContextVar("most", default=MOST)


Products = dict[frozenset["Term"], int]  # the factors of each product and its mask


class Term:
    """A value. Terms that are the same object are equal; others may be equal, too."""

    __slots__ = ("__weakref__", "_products", "args", "attr", "bits", "kind", "serial")

    def __init__(self, kind: Kind, bits: int, args: tuple["Term", ...], attr: Any) -> None:
        self.kind = kind
        self.bits = bits
        self.args = args
        self.attr = attr
        self.serial = next(_serials)
        self._products: Products | None = None

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1

    @property
    def is_const(self) -> bool:
        return self.kind is Kind.CONST

    def products(self) -> Products:
        """The term as a bitwise function of terms that are not bitwise functions."""
        if self._products is None:
            found = _products(self)
            if any(self in factors for factors in found):
                return found  # not kept: a term that refers to itself would never be forgotten
            self._products = found
        return self._products

    def __add__(self, other: "Term") -> "Term":
        return total(((self, 1), (other, 1)), self.bits)

    def __sub__(self, other: "Term") -> "Term":
        return total(((self, 1), (other, -1)), self.bits)

    def __and__(self, other: "Term") -> "Term":
        return _conjunction(self, other)

    def __or__(self, other: "Term") -> "Term":
        return _disjunction(self, other)

    def __xor__(self, other: "Term") -> "Term":
        return _difference(self, other)

    def __invert__(self) -> "Term":
        return self ^ const(-1, self.bits)

    def __lshift__(self, places: int) -> "Term":
        if self.kind is Kind.SUM and self.bits == POINTER > places:  # an address or a length, not rotated
            return total(((self, 1 << places),), self.bits)
        return _shifted(self, places, places)

    def __rshift__(self, places: int) -> "Term":
        if self.bits == POINTER == 2 * places and (self.kind is Kind.SUM or _left_shift(self)):
            return extend(part(self, WORD, WORD), POINTER)  # as it is in a vector, whose parts are words
        return _shifted(self, -places, -places)

    def __repr__(self) -> str:
        return shown(self, 4)


_serials: Final = count()


class _Table:
    """All interned terms, each after its arguments."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], ref[Term]] = {}
        self._room = 1 << 16  # the number of terms at which unused ones are removed
        self._made = 0  # terms, with their arguments, since others were forgotten

    def __call__(self, kind: Kind, bits: int, args: tuple[Term, ...] = (), attr: Any = None) -> Term:
        key = (kind, bits, args, attr)
        known = self._known.get(key)
        term = known() if known else None
        if term is None:
            term = Term(kind, bits, args, attr)
            self._known[key] = ref(term)
            self._made += 1 + len(args)
            limits.check_terms(self._made)
            if len(self._known) > self._room:
                self.tidy()
        return term

    def forget(self) -> None:
        """Begins another proof."""
        self._made = 0
        self.tidy()

    def tidy(self) -> None:
        """Removes the terms that nothing uses."""
        keys = list(self._known)
        while keys:  # a term before its arguments, which its key refers to
            key = keys.pop()
            if self._known[key]() is None:
                del self._known[key]
        self._room = max(self._room, 2 * len(self._known))


_make: Final = _Table()

_Result = TypeVar("_Result")
_caches: "Final[list[_lru_cache_wrapper[Any]]]" = []


def remembered(size: int | None) -> "Callable[[Callable[..., _Result]], _lru_cache_wrapper[_Result]]":
    """Caches that many results of a function of terms, or all of them, until all are forgotten."""

    def made(function: Callable[..., _Result]) -> "_lru_cache_wrapper[_Result]":
        found = lru_cache(size)(function)
        _caches.append(found)
        return found

    return made


def forget() -> None:
    """Forgets the terms of other proofs: their order in normal forms is that in which they were made."""
    for each in _caches:
        each.cache_clear()
    _make.forget()


@contextmanager
def nested() -> Iterator[None]:
    """Bitwise functions of several products are operands like variables meanwhile, also of rotations and parts.

    That is no normal form, but circuits stay as small as they are.
    """
    _forget()
    token = _most.set(FEW)
    try:
        yield
    finally:
        _most.reset(token)
        _forget()


def _forget() -> None:
    for each in (part, rotate, _conjunction, _difference, _disjunction):
        each.cache_clear()


@remembered(REMEMBERED)
def const(value: int, bits: int) -> Term:
    return _make(Kind.CONST, bits, (), value & (1 << bits) - 1)


def var(name: str, bits: int) -> Term:
    return _make(Kind.VAR, bits, (), name)


def apply(name: str, *args: Term) -> Term:
    """An uninterpreted function, with as many bits as its first argument."""
    return _make(Kind.APPLY, args[0].bits, args, name)


def memory(address: Term) -> Term:
    """The word at an address at the call of the function."""
    return _make(Kind.MEMORY, WORD, (address,))


# Sums.


def total(items: Iterable[tuple[Term, int]], bits: int, constant: int = 0) -> Term:
    """The sum of terms with coefficients, and of a constant."""
    mask = (1 << bits) - 1
    found: dict[Term, int] = {}
    stack = list(items)
    sums = 0
    unlike_sums = False  # is there a term that was not yet examined as a part of a sum?
    while stack:
        term, coefficient = stack.pop()
        if term.kind is Kind.CONST:
            constant += coefficient * term.attr
        elif term.kind is Kind.SUM:
            sums += 1
            factors, more = term.attr
            constant += coefficient * more
            if coefficient == 1 and len(found) < len(factors):  # the smaller sum is added to the larger one
                items, found = found.items(), dict(zip(term.args, factors, strict=True))
            else:
                items = zip(term.args, (coefficient * factor for factor in factors), strict=True)
            for arg, factor in items:
                found[arg] = found.get(arg, 0) + factor & mask
        elif term.kind in _LINEAR and (multiple := _LINEAR[term.kind](term)):
            other, factor, more = multiple
            constant += coefficient * more
            stack.append((other, coefficient * factor))
        else:
            unlike_sums |= term.kind is Kind.XOR
            found[term] = found.get(term, 0) + coefficient & mask
    if 0 in found.values():
        found = {term: factor for term, factor in found.items() if factor}
    if not unlike_sums and sums < 2:
        return _sum(found, bits, constant & mask)
    functions = [term for term in found if term.kind is Kind.XOR]
    merged = _merged(found, functions)
    if merged is not found:
        return total(merged.items(), bits, constant)
    if any(map(_left_shift, functions)) and (len(found) > 1 or constant & mask or 1 not in found.values()):
        linear = (
            (term.args[0].args[0], factor << places) if (places := _left_shift(term)) else (term, factor)
            for term, factor in found.items()
        )
        return total(linear, bits, constant)
    return _sum(found, bits, constant & mask)


Linear = tuple["Term", int, int]  # a term, a factor and a constant


def _complemented(term: Term) -> Linear | None:
    """A complement: ~x is -x - 1."""
    return (~term, -1, -1) if term.products().get(_NOTHING) == term.mask else None


def _above_zeros(term: Term) -> Linear | None:
    """A number of 64 bits whose low bits are zero."""
    zeros, *rest = term.args
    if term.bits != POINTER or not zeros.is_const or zeros.attr:
        return None
    return extend(join(*rest), POINTER), 1 << zeros.bits, 0


_LINEAR: Final = {Kind.XOR: _complemented, Kind.JOIN: _above_zeros}


def _sum(found: Mapping[Term, int], bits: int, constant: int) -> Term:
    if not found:
        return const(constant, bits)
    if len(found) == 1 and not constant:
        ((term, factor),) = found.items()
        places = factor.bit_length() - 1
        if factor == 1 << places:
            return term << places if places else term
    order = sorted(found, key=SERIAL)
    if len(found) == 1 and constant == found[order[0]] == (1 << bits) - 1 and order[0].kind is Kind.XOR:
        return ~order[0]
    return _make(Kind.SUM, bits, tuple(order), (tuple(map(found.__getitem__, order)), constant))


def advanced(base: Term, step: int, number: Term) -> Term:
    """What that many steps have made of a term, which may be no number if the steps are 0."""
    return total(((base, 1), (number, step)), base.bits) if step else base


def product(x: Term, y: Term) -> Term:
    """The product of two terms, as a sum of products of terms that are no sums."""
    (left, constant), (right, more) = factors(x), factors(y)
    limits.check_products(len(left) * len(right))
    both = ((_monomial(a, b), n * m) for a, n in left.items() for b, m in right.items())
    alone = ((each, n * number) for of, number in ((left, more), (right, constant)) for each, n in of.items())
    return total((*both, *alone), x.bits, constant * more)


def _monomial(*operands: Term) -> Term:
    args = (arg for each in operands for arg in (each.args if each.kind is Kind.PRODUCT else (each,)))
    return _make(Kind.PRODUCT, operands[0].bits, tuple(sorted(args, key=SERIAL)))


def low_product(x: Term, y: Term) -> Term:
    """The product of the low halves of two terms, which has as many bits as they.

    A low half is what the high one leaves of the term, so that such products add up to one of whole terms.
    """
    half = x.bits // 2
    low = (total(((each, 1), (extend(part(each, half, half), x.bits), -1 << half)), x.bits) for each in (x, y))
    return product(*low)


def _left_shift(term: Term) -> int:
    """The number of bits by which the term was shifted left; 0 if it was not."""
    if term.kind is not Kind.XOR or len(term.args) != 1 or term.args[0].kind is not Kind.ROTATE:
        return 0
    places: int = term.args[0].attr
    shifted = (((0,), term.mask << places & term.mask),)
    return places if term.attr == shifted else 0


def _merged(found: dict[Term, int], functions: Sequence[Term]) -> dict[Term, int]:
    """The items of a sum, with functions that share no bit merged; the same object if there are none."""
    for i, term in enumerate(functions):
        for other in functions[:i]:
            if found[term] == found[other] and not _and(term.products(), other.products()):
                rest = {each: factor for each, factor in found.items() if each not in (term, other)}
                made = term ^ other
                rest[made] = rest.get(made, 0) + found[term]
                return rest
    return found


# Bitwise functions.

_NOTHING: Final[frozenset[Term]] = frozenset()  # a constant has no factors


def _products(term: Term) -> Products:
    if term.kind is Kind.CONST:
        return {_NOTHING: term.attr} if term.attr else {}
    if term.kind is Kind.XOR:
        return {frozenset(term.args[i] for i in places): mask for places, mask in term.attr}
    if term.kind is Kind.SUM and _is_complement(term):  # of a sum and its complement, only one is a factor
        return _xor(_complement(term).products(), {_NOTHING: term.mask})
    if term.kind is Kind.SUM and (multiple := _multiple(term)):
        return multiple.products()
    zeros = _zeros(term)
    if not zeros:
        return {frozenset((term,)): term.mask}
    low = term.attr[1] & zeros
    above = term - const(low, term.bits)
    alone = {frozenset((above,)): term.mask & ~zeros}
    return _xor({}, above.products() if above.kind is Kind.XOR else alone, {_NOTHING: low})


def _is_complement(term: Term) -> bool:
    """Is it the complement of a sum, rather than the sum? Half of the modulus is its own negative."""
    factors, constant = term.attr
    half = 1 << term.bits - 1
    return bool(next((each for each in factors if each != half), constant) & half)


def _zeros(term: Term) -> int:
    """The low bits that are zero in every argument of a sum, as a mask."""
    if term.kind is not Kind.SUM:
        return 0
    found = 0
    for arg, factor in zip(term.args, term.attr[0], strict=True):
        found |= factor * (reduce(or_, (mask for _, mask in arg.attr)) if arg.kind is Kind.XOR else 1)
        if found & 1:
            return 0
    return (found & -found) - 1


def _multiple(term: Term) -> Term | None:
    """A sum of multiples of a power of two as a shifted sum with its lowest bits; None if it is not one."""
    factors, constant = term.attr
    common: int = reduce(or_, factors)
    step = common & -common
    if step == 1:
        return None
    places = step.bit_length() - 1
    divided = total(
        zip(term.args, (each >> places for each in factors), strict=True), term.bits, constant >> places
    )
    return _shifted(divided, places, places) ^ const(constant & step - 1, term.bits)


def _complement(term: Term) -> Term:
    return total(((term, -1),), term.bits, -1)


def _xor(*operands: Products) -> Products:
    """Their exclusive or. Masks of the first operand are not empty."""
    first, *others = operands
    made = dict(first)
    for products in others:
        for factors, mask in products.items():
            if left := made.get(factors, 0) ^ mask:
                made[factors] = left
            else:
                made.pop(factors, None)
    return made


def _and(left: Products, right: Products) -> Products:
    made: Products = {}
    for factors, mask in left.items():
        for others, other in right.items():
            if mask & other:
                key = factors | others
                made[key] = made.get(key, 0) ^ mask & other
    return {factors: mask for factors, mask in made.items() if mask}


def _opaque(term: Term) -> Products:
    """A term as a variable, unless it is a product."""
    products = term.products()
    return products if len(products) < 2 else {frozenset((term,)): term.mask}


def _is_nested(term: Term) -> bool:
    """Is it a function that is an operand like a variable?"""
    return _most.get() == FEW and len(term.attr) > 1


def _is_partly_opaque(term: Term) -> bool:
    return term.kind is Kind.XOR and any(arg.kind is Kind.XOR for arg in term.args)


def bitwise(function: Callable[..., Products], *operands: Term, opaque: Container[int] = ()) -> Term:
    """The term of a function of the operands' products. Operands at opaque places are variables or products."""
    if any(operand.kind is Kind.JOIN for operand in operands):
        return _by_pieces(partial(bitwise, function, opaque=opaque), operands)
    made = function(
        *(_opaque(each) if place in opaque else each.products() for place, each in enumerate(operands))
    )
    if len(made) > _most.get():
        made = function(*map(_opaque, operands))
    return _bitwise(made, operands[0].bits)


@remembered(REMEMBERED)
def _conjunction(x: Term, y: Term) -> Term:
    return bitwise(_and, x, y)


@remembered(REMEMBERED)
def _difference(x: Term, y: Term) -> Term:
    return bitwise(_xor, x, y)


@remembered(REMEMBERED)
def _disjunction(*operands: Term) -> Term:
    """The complement of a product where there would be many products: a chain of any order is one product."""
    if any(operand.kind is Kind.JOIN for operand in operands):
        return _by_pieces(_disjunction, operands)
    x, y = operands
    left, right = x.products(), y.products()
    both = _and(left, right)
    made = {} if any(map(_is_partly_opaque, operands)) else _xor(left, right, both)
    if not 0 < len(made) <= (FEW if both else _most.get()):
        made = _xor(_and(_opaque(~x), _opaque(~y)), {_NOTHING: x.mask})
    return _bitwise(made, x.bits)


def _by_pieces(function: Callable[..., Term], operands: Sequence[Term]) -> Term:
    """A function of words that is one of each of their parts."""
    pieces = _pieces(operands)
    return join(*(function(*(part(each, first, size) for each in operands)) for first, size in pieces))


def _pieces(operands: Sequence[Term]) -> Iterator[tuple[int, int]]:
    """Parts, by first bit and size, such that none crosses a boundary in any of the operands."""
    ends = {operands[0].bits}
    for operand in operands:
        end = 0
        for arg in operand.args if operand.kind is Kind.JOIN else ():
            end += arg.bits
            ends.add(end)
    first = 0
    for end in sorted(ends):
        yield first, end - first
        first = end


def _bitwise(products: Products, bits: int) -> Term:
    mask = (1 << bits) - 1
    if products.keys() <= {_NOTHING}:
        return const(products.get(_NOTHING, 0), bits)
    leaves = sorted(_NOTHING.union(*products), key=SERIAL)
    if len(leaves) == 1 and (same := _of_one(leaves[0], products, mask)):
        return same
    place = {leaf: i for i, leaf in enumerate(leaves)}.__getitem__
    attr = sorted([(tuple(sorted(map(place, factors))), each) for factors, each in products.items()])
    made = _make(Kind.XOR, bits, tuple(leaves), tuple(attr))
    made._products = products
    return made


def _of_one(leaf: Term, products: Products, mask: int) -> Term | None:
    """The function of one term if it is that term or a sum; else None."""
    zeros, rest = _zeros(leaf), products.get(_NOTHING, 0)
    kept = products[frozenset((leaf,))]
    if kept | zeros != mask:
        below = (kept & -kept) - 1  # bits that are zero in a number that is rounded down
        is_rounded = leaf.bits == POINTER and leaf.kind is not Kind.ROTATE and kept | below == mask
        if not is_rounded or not 0 < rest <= below:
            return None
        return _bitwise({frozenset((leaf,)): kept}, leaf.bits) + const(rest, leaf.bits)
    if not rest & ~zeros:
        return leaf + const(rest, leaf.bits) if rest else leaf
    if leaf.kind is Kind.SUM and rest | zeros == mask:
        return _complement(leaf + const(~rest, leaf.bits))
    return None


@cache
def _rows(table: int, count_: int) -> Sequence[int]:
    """The products in the algebraic normal form of a table: those with an odd number of set rows below them."""
    return [
        row
        for row in range(1 << count_)
        if sum(table >> each & 1 for each in range(row + 1) if each & row == each) % 2
    ]


def lookup(table: int, *operands: Term) -> Term:
    """The bitwise function with this truth table, whose lowest bit is the value for all operands zero.

    The first operand is the highest bit of a row's number.
    """
    count_ = len(operands)

    def function(ones: Products, *products: Products) -> Products:
        made: list[Products] = [{}]
        for row in _rows(table, count_):
            term = ones
            for place in range(count_):
                if row >> count_ - 1 - place & 1:
                    term = _and(term, products[place])
            made.append(term)
        return _xor(*made)

    ones = const(operands[0].mask, operands[0].bits)  # an operand, so that it has parts as the others have
    return bitwise(function, ones, *operands)


# Rotations, shifts and parts.


@remembered(REMEMBERED)
def rotate(term: Term, places: int) -> Term:
    """A term rotated left."""
    bits = term.bits
    places %= bits
    if not places:
        return term
    if term.kind is Kind.CONST:
        return const(term.attr << places | term.attr >> bits - places, bits)
    if term.kind is Kind.ROTATE:
        return rotate(term.args[0], places + term.attr)
    if term.kind is Kind.JOIN:
        return join(part(term, bits - places, places), part(term, 0, bits - places))
    if term.kind is Kind.SUM and (multiple := _multiple(term)):
        return rotate(multiple, places)
    if term.kind is Kind.XOR and not _is_nested(term):
        return from_products(
            term, lambda arg: rotate(arg, places), lambda mask: _rotated(mask, places, bits), bits
        )
    return _make(Kind.ROTATE, bits, (term,), places)


def _rotated(value: int, places: int, bits: int) -> int:
    return (value << places | value >> bits - places) & (1 << bits) - 1


def _shifted(term: Term, places: int, left: int) -> Term:
    """A term shifted left by a count of places, or right if the count is negative."""
    if abs(places) >= term.bits:
        return const(0, term.bits)
    if not places:
        return term
    zeros = const(0, abs(places))
    if term.kind is Kind.JOIN:
        kept = term.bits - abs(places)
        return join(zeros, part(term, 0, kept)) if left > 0 else join(part(term, -places, kept), zeros)
    mask = term.mask << places & term.mask if left > 0 else term.mask >> -places
    return rotate(term, places) & const(mask, term.bits)


def from_products(term: Term, leaf: Callable[[Term], Term], mask: Callable[[int], int], bits: int) -> Term:
    """The bitwise function with other leaves and other masks. Leaves that are functions stay variables."""
    closed = {place for place, arg in enumerate(term.args) if arg.kind is Kind.XOR}
    leaves = [leaf(arg) for arg in term.args]
    operands = [*leaves, *(const(mask(each), bits) for _, each in term.attr)]
    places = [each for each, _ in term.attr]

    def function(*products: Products) -> Products:
        made = []
        for number, factors in enumerate(places):
            product = products[len(leaves) + number]
            for factor in factors:
                product = _and(product, products[factor])
            made.append(product)
        return _xor(*made)

    return bitwise(function, *operands, opaque=closed)


@remembered(REMEMBERED)
def part(term: Term, first: int, bits: int) -> Term:
    """That many bits of a term, from `first` on."""
    if first == 0 and bits == term.bits:
        return term
    kind = term.kind
    if kind is Kind.CONST:
        return const(term.attr >> first, bits)
    if kind is Kind.PART:
        return part(term.args[0], first + term.attr, bits)
    if kind is Kind.JOIN:
        return _part_of_join(term, first, bits)
    if kind is Kind.SUM and (found := _part_of_sum(term, first, bits)):
        return found
    if kind is Kind.PRODUCT and not first and bits >= WORD:
        return reduce(product, (part(arg, 0, bits) for arg in term.args))
    if first == bits == WORD and term.bits == POINTER and _left_shift(term):
        return _make(Kind.PART, bits, (term,), first)
    if kind is Kind.XOR and not _is_nested(term):
        mask = (1 << bits) - 1
        return from_products(term, lambda arg: part(arg, first, bits), lambda each: each >> first & mask, bits)
    if kind is Kind.ROTATE:
        start = (first - term.attr) % term.bits
        if start + bits <= term.bits:
            return part(term.args[0], start, bits)
    if kind is Kind.CHOOSE:
        return choose(term.args[0], *(part(arg, first, bits) for arg in term.args[1:]))
    if kind is Kind.MASK and not first % 8 and not bits % 8:
        return byte_mask(term.args[0], term.attr + first // 8, bits)
    return _make(Kind.PART, bits, (term,), first)


def _part_of_sum(term: Term, first: int, bits: int) -> Term | None:
    """A part of a sum, of whose low words each is a sum; None if it has no other form."""
    if not first and bits >= WORD:
        factors, constant = term.attr
        items = [(part(arg, 0, bits), factor) for arg, factor in zip(term.args, factors, strict=True)]
        return total(items, bits, constant)
    if first + bits <= WORD < term.bits:
        return part(part(term, 0, WORD), first, bits)
    if first == bits == WORD and term.bits == POINTER:
        return _make(Kind.PART, bits, (term,), first)  # joined with the low half, it is the term again
    multiple = _multiple(term)
    return part(multiple, first, bits) if multiple else None


def _part_of_join(term: Term, first: int, bits: int) -> Term:
    found, end = [], first + bits
    start = 0
    for arg in term.args:
        above = start + arg.bits
        if above > first:
            if start >= first and above <= end:
                found.append(arg)
            else:
                low = first - start if first > start else 0
                found.append(part(arg, low, (end - start if end < above else arg.bits) - low))
            if above >= end:
                break
        start = above
    return found[0] if len(found) == 1 else join(*found)


@remembered(REMEMBERED)
def join(*parts: Term) -> Term:
    """Terms joined into one, the lowest first."""
    flat: list[Term] = []
    for each in parts:
        for piece in each.args if each.kind is Kind.JOIN else (each,):
            if flat and (both := _adjacent(flat[-1], piece)):
                flat[-1] = both
            else:
                flat.append(piece)
    if len(flat) == 1:
        return flat[0]
    return _cyclic(flat) or _make(Kind.JOIN, sum(each.bits for each in flat), tuple(flat))


def _adjacent(low: Term, high: Term) -> Term | None:
    """Two parts as one if they are adjacent in the same term; else None."""
    bits = low.bits + high.bits
    if low.is_const and high.is_const:
        return const(low.attr | high.attr << low.bits, bits)
    if low.kind is high.kind is Kind.PART and low.args == high.args and low.attr + low.bits == high.attr:
        return part(low.args[0], low.attr, bits)
    if (
        high.kind is Kind.PART
        and high.attr >= low.bits
        and part(high.args[0], high.attr - low.bits, low.bits) is low
    ):  # the low half of a sum is a sum
        return part(high.args[0], high.attr - low.bits, bits)
    if low.kind is high.kind is Kind.MASK and low.args == high.args and low.attr + low.bits // 8 == high.attr:
        return byte_mask(low.args[0], low.attr, bits)
    if low.kind is high.kind is Kind.XOR and len(low.args) == len(high.args):
        return _adjacent_functions(low, high)
    return None


def _adjacent_functions(low: Term, high: Term) -> Term | None:
    """The same bitwise function of adjacent parts as one."""
    whole: dict[Term, Term] = {}
    for arg in low.args:
        if arg.kind not in (Kind.PART, Kind.MASK):
            return None
        above = next((each for each in high.args if each.kind is arg.kind and _adjacent(arg, each)), None)
        if above is None:
            return None
        whole[arg] = above
    above_products = high.products()
    made: Products = {}
    for factors, mask in low.products().items():
        other = above_products.get(frozenset(whole[each] for each in factors))
        if other is None:
            return None
        joined = frozenset(each for factor in factors if (each := _adjacent(factor, whole[factor])))
        made[joined] = mask | other << low.bits
    return _bitwise(made, low.bits + high.bits) if len(made) == len(above_products) else None


def _cyclic(parts: Sequence[Term]) -> Term | None:
    """A rotated term, if these are all its parts in cyclic order; else None."""
    first = parts[0]
    if first.kind is not Kind.PART or sum(each.bits for each in parts) != first.args[0].bits:
        return None
    at = first.attr
    for each in parts:
        if each.kind is not Kind.PART or each.args != first.args or each.attr != at:
            return None
        at = (at + each.bits) % first.args[0].bits
    return rotate(first.args[0], first.args[0].bits - first.attr)


def extend(term: Term, bits: int) -> Term:
    """A term with zeros above it."""
    return term if term.bits == bits else join(term, const(0, bits - term.bits))


def byte_mask(count_: Term, first: int, bits: int) -> Term:
    """Bytes of ones, and of zeros from the byte on with that number. The first byte has a number, too."""
    if count_.is_const:
        return const((1 << 8 * min(max(count_.attr - first, 0), bits // 8)) - 1, bits)
    return _make(Kind.MASK, bits, (count_,), first)


def overwritten(term: Term, other: Term, count_: Term, few: Sequence[int]) -> Term:
    """A term with as many bytes of another one in place of its first ones; the number is one of a few."""
    if count_.is_const:
        bits = 8 * int(count_.attr)
        return join(part(other, 0, bits), part(term, bits, term.bits - bits))
    least, most = few[0], few[-1]
    ones = const(-1, 8 * least), byte_mask(count_, least, 8 * (most - least)), const(0, term.bits - 8 * most)
    chosen = join(*(each for each in ones if each.bits))
    return (other & chosen) ^ (term & ~chosen)


def split(term: Term, bits: int = WORD) -> list[Term]:
    """The parts of a term with that many bits, the lowest first; the last one may have fewer."""
    return [part(term, first, min(bits, term.bits - first)) for first in range(0, term.bits, bits)]


def reversed_bytes(term: Term) -> Term:
    return join(*split(term, 8)[::-1])


# Conditions: terms of one bit.


def is_zero(term: Term) -> Term:
    if term.is_const:
        return const(not term.attr, 1)
    if term.kind is Kind.JOIN and term.args[-1].is_const and not term.args[-1].attr:
        return is_zero(join(*term.args[:-1]))
    words = tuple(_disjoined(term))
    if words != (term.args if term.kind is Kind.JOIN else (term,)) and not any(word.bits % 8 for word in words):
        term = reduce(or_, chain.from_iterable(split(word, 8) for word in words))
    return _make(Kind.ZERO, 1, (term,))


def _disjoined(term: Term) -> Iterator[Term]:
    """Terms that are all zero if and only if this one is: the parts of disjunctions, joined or not."""
    match term:
        case Term(kind=Kind.JOIN):
            parts: Iterable[Term] = term.args
        case Term(kind=Kind.XOR, attr=(((), ones), ((_, _, *_), mask))) if ones == mask == term.mask:
            parts = (~each for each in term.args)
        case _:
            yield term
            return
    for each in parts:
        yield from _disjoined(each)


def less(left: Term, right: Term) -> Term:
    """Is one less than the other, both unsigned?"""
    if left is right:
        return const(0, 1)
    if left.is_const and not left.attr:
        return ~is_zero(right)
    if left.is_const and right.is_const:
        return const(left.attr < right.attr, 1)
    return _make(Kind.LESS, 1, (left, right))


def choose(condition: Term, yes: Term, no: Term) -> Term:
    if condition.is_const or yes is no:
        return yes if condition.attr else no
    if _NOTHING in condition.products():
        condition, yes, no = ~condition, no, yes
    return _make(Kind.CHOOSE, yes.bits, (condition, yes, no))


# Terms as an interpretation of a description.


class Terms:
    """Words as terms, for `ir.evaluate`: the operations that Python's operators do not cover."""

    def const(self, value: int, ty: Ty) -> Term:
        return const(value, ty.bits)

    def word(self, value: Term, ty: Ty) -> Term:
        return value

    def rotl(self, value: Term, places: int, bits: int) -> Term:
        return rotate(value, places)

    def shr(self, value: Term, places: int) -> Term:
        return value >> places

    def part(self, value: Term, first: int, bits: int) -> Term:
        return part(value, first, bits)

    def join(self, low: Term, high: Term, bits: int) -> Term:
        return join(low, high)

    def unknown(self, name: str, ty: Ty, args: Sequence[Term]) -> Term:
        """The value of an uninterpreted function: each of its words is one of all words of the arguments."""
        given = [word for arg in args for word in split(arg)]
        return join(*(apply(f"{name} from bit {at} on", *given) for at in range(0, ty.bits, WORD)))

    def aes_sub(self, value: Term) -> Term:
        return apply(AES_SUB, value)

    def aes_mix(self, value: Term) -> Term:
        return apply(AES_MIX, value)


AES_SUB: Final = "aes_sub"
AES_MIX: Final = "aes_mix"
TERMS: Final = Terms()


# Operations for users of terms.


def factors(term: Term) -> tuple[dict[Term, int], int]:
    """A term as a sum: its multiples and the constant, all signed."""
    more = total(((term, 1),), term.bits, 1)  # a single multiple would be a shift, not a sum
    if more.kind is not Kind.SUM:
        return ({}, signed(more.attr, term.bits) - 1) if more.is_const else ({more: 1}, -1)
    found, constant = more.attr
    multiples = (signed(each, term.bits) for each in found)
    return dict(zip(more.args, multiples, strict=True)), signed(constant, term.bits) - 1


def signed(value: int, bits: int) -> int:
    """A number of that many bits, negative if the highest one is set."""
    return value - (value >> bits - 1 << bits)


def quotient(term: Term, divisor: int) -> Term | None:
    """A sum of multiples of a number, divided by it; None if it is not known to be one."""
    found, constant = factors(term)
    places, items = divisor.bit_length() - 1, []
    for arg, each in found.items():
        if each % divisor == 0:
            items.append((arg, each // divisor))
        elif divisor == 1 << places and arg >> places << places is arg:
            items.append((arg >> places, each))
        else:
            return None
    return None if constant % divisor else total(items, term.bits, constant // divisor)


def is_sum_within(small: Term, more: int, large: Term) -> bool:
    """Are the multiples of one sum non-negative and at most those of the other?

    The same must hold for the constants, after `more` is added to that of the first.
    """
    (found, constant), (room, end) = factors(small), factors(large)
    return 0 <= constant <= end - more and all(
        0 <= found.get(arg, 0) <= room.get(arg, 0) for arg in {*found, *room}
    )


@remembered(REMEMBERED)
def without_constant(term: Term) -> tuple[Term, int]:
    """A term as the sum of a term and a signed constant; constant bits of a bitwise function are added, too."""
    bits = term.products().get(_NOTHING, 0) if term.kind is Kind.XOR else 0
    if bits and not any(mask & bits for factors, mask in term.products().items() if factors):
        return term ^ const(bits, term.bits), bits
    constant = term.attr[1] if term.kind is Kind.SUM else 0
    return total(((term, 1),), term.bits, -constant), signed(constant, term.bits)


def topological(roots: Iterable[Term], known: Container[Term] = ()) -> list[Term]:
    """Every term in the roots, each after its arguments, without the known ones."""
    order: dict[Term, None] = {}
    for root in roots:
        stack = [root]
        while stack:
            term = stack[-1]
            if term in order or term in known:
                stack.pop()
                continue
            missing = [arg for arg in term.args if arg not in order and arg not in known]
            stack += missing
            if not missing:
                order[stack.pop()] = None
    return list(order)


_REBUILT: Final[dict[Kind, Callable[[Term, tuple[Term, ...]], Term]]] = {
    Kind.VAR: lambda term, args: term,
    Kind.CONST: lambda term, args: term,
    Kind.SUM: lambda term, args: total(zip(args, term.attr[0], strict=True), term.bits, term.attr[1]),
    Kind.PRODUCT: lambda term, args: reduce(product, args),
    Kind.XOR: lambda term, args: from_products(
        term, dict(zip(term.args, args, strict=True)).__getitem__, lambda mask: mask, term.bits
    ),
    Kind.ROTATE: lambda term, args: rotate(args[0], term.attr),
    Kind.PART: lambda term, args: part(args[0], term.attr, term.bits),
    Kind.JOIN: lambda term, args: join(*args),
    Kind.APPLY: lambda term, args: apply(term.attr, *args),
    Kind.MEMORY: lambda term, args: memory(*args),
    Kind.ZERO: lambda term, args: is_zero(args[0]),
    Kind.LESS: lambda term, args: less(*args),
    Kind.CHOOSE: lambda term, args: choose(*args),
    Kind.MASK: lambda term, args: byte_mask(args[0], term.attr, term.bits),
}


def rebuilt(term: Term, args: tuple[Term, ...]) -> Term:
    """The term with other arguments."""
    return term if args == term.args else _REBUILT[term.kind](term, args)


class Substitution:
    """Replaces terms within terms, with a cache."""

    def __init__(self, known: Mapping[Term, Term]) -> None:
        self._done = dict(known)

    def __call__(self, term: Term) -> Term:
        done = self._done
        if not term.args or term in done:
            return done.get(term, term)
        stack = [term]
        while stack:
            each = stack[-1]
            if missing := [arg for arg in each.args if arg not in done]:
                stack += missing
            else:
                stack.pop()
                if each not in done:
                    done[each] = rebuilt(each, tuple(map(done.__getitem__, each.args)))
        return done[term]


@remembered(REMEMBERED)
def unknowns(root: Term) -> frozenset[Term]:
    """The variables and the words of memory that a term depends on, without those of addresses."""
    found = reached((root,), lambda term: term.kind is Kind.MEMORY)
    return frozenset(term for term in found if term.kind in (Kind.VAR, Kind.MEMORY))


def is_known(root: Term, known: frozenset[Term]) -> bool:
    """Does a term depend on these unknowns alone?"""
    return unknowns(root) <= known


def reached(roots: Iterable[Term], is_closed: Callable[[Term], bool] = lambda _: False) -> set[Term]:
    """Every term in the roots, without the arguments of closed terms."""
    found: set[Term] = set()
    stack = list(roots)
    while stack:
        term = stack.pop()
        if term not in found:
            found.add(term)
            if not is_closed(term):
                stack += term.args
    return found


def shown(term: Term, depth: int) -> str:
    """A term as text, to that depth, with at most eight operands each."""
    if term.kind is Kind.VAR:
        return str(term.attr)
    if term.kind is Kind.CONST:
        return f"{term.attr:#x}"
    if term.kind is Kind.MEMORY:
        anchor, offset = without_constant(term.args[0])
        return f"[{shown(anchor, depth)}{offset:+d}]"
    inside = [shown(arg, depth - 1) if depth else "..." for arg in term.args[:8]]
    inside += ["..."] * (len(term.args) > 8)
    if term.kind is Kind.SUM:
        factors, constant = term.attr
        numbers = [signed(each, term.bits) for each in (*factors, constant)]
        texts = [
            f"{factor} {text}" if factor != 1 else text for factor, text in zip(numbers, inside, strict=False)
        ]
        return " + ".join([*texts, *([str(numbers[-1])] if constant else [])])
    details = f"{term.attr}, " if isinstance(term.attr, int | str) else ""
    return f"{term.kind.value}({details}{', '.join(inside)})"


@remembered(REMEMBERED)
def spelled(term: Term) -> str:
    """A term as text that no other term has."""
    if term.kind is Kind.VAR:
        return str(term.attr) if term.bits == POINTER else f"{term.attr}:{term.bits}"
    return f"{term.kind.value}:{term.bits}({', '.join([repr(term.attr), *map(spelled, term.args)])})"
