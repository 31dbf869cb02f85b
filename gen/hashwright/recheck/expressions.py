"""The expressions by which logs describe the contents of registers and memory."""

from collections.abc import Callable
from typing import Any, Final

from hashwright.recheck.refusal import NotRechecked
from hashwright.recheck.terms import BitVector, const, join, multiple, part, rotated

MOST: Final = 512  # bits of a value


def computed(content: Any, meant: Callable[[Any], BitVector]) -> BitVector:
    """The value of an expression of the log, from the values of its operands."""
    match content:
        case ["const", value, bits]:
            return _const(value, bits)
        case ["sum", bits, constant, items]:
            found = _const(constant, bits)
            for factor, each in items:
                found += multiple(meant(each), factor)
            return found
        case ["xor", bits, products]:
            found = _const(0, bits)
            for mask, factors in products:
                product = _const(mask, bits)
                for each in factors:
                    product &= meant(each)
                found ^= product
            return found
        case ["part", first, bits, term]:
            return part(meant(term), first, bits)
        case ["join", *terms]:
            return join(*map(meant, terms))
        case ["rotate", count, term]:
            return rotated(meant(term), count)
    raise NotRechecked(f"{content} in the log is no expression")


def _const(value: int, bits: int) -> BitVector:
    if not 0 < bits <= MOST:
        raise NotRechecked(f"the log has a number of {bits} bits")
    return const(value, bits)
