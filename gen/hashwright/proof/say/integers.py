"""Claims about words as linear formulas over integers, in SMT-LIB 2.6, for z3.

A word is the remainder of a sum, which differs from it by a multiple of a power of two. What is not linear
is any number: a claim that holds for the formulas holds for the terms, but not conversely.
"""

from collections.abc import Iterable, Sequence

from hashwright.proof.say.formulas import Script, call, chain, choice, equal
from hashwright.proof.say.terms import Kind, Term, part, reached, signed


def has_multiples(claim: Term) -> bool:
    """Is there a sum with a factor that is no power of two, for which claims about bits are hard?"""
    sums = (each for each in reached((claim,)) if each.kind is Kind.SUM)
    return any(abs(signed(n, each.bits)).bit_count() > 1 for each in sums for n in each.attr[0])


def text(assumed: Iterable[Term], claim: Term) -> str:
    """The question whether the assumptions can be met, but not the claim. All are terms of one bit."""
    integers = _Integers()
    for each in assumed:
        integers.add(integers.condition(each))
    integers.add(call("not", integers.condition(claim)))
    return integers.text()


class _Integers(Script):
    """Terms as integers, and assertions about them."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[Term, str] = {}

    def condition(self, term: Term) -> str:
        """A term of one bit as a condition."""
        match term.kind:
            case Kind.ZERO:
                return equal(self._number(term.args[0]), "0")
            case Kind.LESS:
                return call("<", *map(self._number, term.args))
            case Kind.XOR:
                known = [self.condition(each) for each in term.args]
                return chain(
                    "xor", [chain("and", [known[i] for i in places] or ["true"]) for places, _ in term.attr]
                )
        return equal(self._number(term), "1")

    def _number(self, term: Term) -> str:
        """The name of a word."""
        if term not in self._known:
            self._known[term] = self._value(term)
        return self._known[term]

    def _value(self, term: Term) -> str:
        match term.kind:
            case Kind.CONST:
                return str(term.attr)
            case Kind.SUM:
                return self._remainder(term)
            case Kind.JOIN:
                return self.defined("n", "Int", _total(self._places(term.args)))
            case Kind.PART:
                return self._part(term)
            case Kind.CHOOSE:
                condition, *ways = term.args
                return self.defined("n", "Int", choice(self.condition(condition), *map(self._number, ways)))
            case Kind.XOR if field := _field(term):
                first, bits = field
                return self.defined(
                    "n", "Int", _multiple(1 << first, self._number(part(term.args[0], first, bits)))
                )
        return self._any(term.bits)

    def _places(self, terms: Sequence[Term]) -> Sequence[str]:
        """The values of joined terms at their places."""
        first, found = 0, []
        for each in terms:
            found.append(_multiple(1 << first, self._number(each)))
            first += each.bits
        return found

    def _remainder(self, term: Term) -> str:
        factors, constant = term.attr
        multiples = [
            _multiple(signed(factor, term.bits), self._number(each))
            for factor, each in zip(factors, term.args, strict=True)
        ]
        found, wraps = self._any(term.bits), self.declared("n", "Int")
        whole = [*multiples, _literal(signed(constant, term.bits)), _multiple(-1 << term.bits, wraps)]
        self.add(equal(found, _total(whole)))
        return found

    def _part(self, term: Term) -> str:
        (whole,), first = term.args, term.attr
        end = first + term.bits
        low, found, high = map(self._any, (first, term.bits, whole.bits - end))
        places = low, _multiple(1 << first, found), _multiple(1 << end, high)
        self.add(equal(self._number(whole), _total(places)))
        return found

    def _any(self, bits: int) -> str:
        """Any number of that many bits."""
        found = self.declared("n", "Int")
        self.add(call("<=", "0", found, str((1 << bits) - 1)))
        return found


def _total(values: Sequence[str]) -> str:
    return chain("+", values)


def _multiple(factor: int, value: str) -> str:
    return value if factor == 1 else call("*", _literal(factor), value)


def _literal(number: int) -> str:
    return str(number) if number >= 0 else call("-", str(-number))


def _field(term: Term) -> tuple[int, int] | None:
    """The first bit, and the number of bits, of which a bitwise function is one of its argument's; or None."""
    (places, mask), *others = term.attr
    first = (mask & -mask).bit_length() - 1
    bits = (mask >> first).bit_length()
    is_field = places == (0,) and not others and mask >> first == (1 << bits) - 1
    return (first, bits) if is_field else None
