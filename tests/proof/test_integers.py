"""Claims about sums, which are proved over integers."""

from collections.abc import Sequence
from typing import Final

import pytest

from hashwright.proof.say import claims
from hashwright.proof.say.integers import has_multiples, text
from hashwright.proof.say.limits import INTEGERS_EFFORT
from hashwright.proof.say.terms import Term, const, extend, is_zero, join, less, part, product, total, var
from tests import needs

N, M = var("n", 64), var("m", 64)
RECIPROCAL: Final = 0xAAAAAAAAAAAAAAAB  # of 3, times a power of two


def _follows(assumed: Sequence[Term], claim: Term) -> bool | None:
    return claims._decided(text(assumed, claim), INTEGERS_EFFORT)


def _quotient(term: Term, reciprocal: int = RECIPROCAL, places: int = 5) -> Term:
    """The quotient by 48, as compilers compute it."""
    whole = product(extend(term, 128), const(reciprocal, 128))
    return part(whole, 64, 64) >> places


def _sum(n: int, m: int, constant: int = 0) -> Term:
    return total(((N, n), (M, m)), 64, constant)


FEW: Final = less(N, const(1 << 50, 64)), less(M, const(48, 64))
CLAIMS: Final = {
    "a quotient": (FEW, is_zero(_quotient(_sum(48, 1)) - N), True),
    "a quotient of a sum that wraps": (FEW[1:], is_zero(_quotient(_sum(48, 1)) - N), False),
    "a quotient with too large a rest": (FEW[:1], is_zero(_quotient(_sum(48, 1)) - N), False),
    "a quotient by another number": (FEW, is_zero(_quotient(_sum(47, 1)) - N), False),
    "a quotient by another reciprocal": (FEW, is_zero(_quotient(_sum(48, 1), RECIPROCAL - 1) - N), False),
    "another quotient": (FEW, is_zero(_quotient(_sum(48, 1), places=4) - N), False),
    "a larger sum": (FEW, less(_sum(48, 1), _sum(48, 1, 1)), True),
    "a larger sum that may wrap": ((), less(_sum(48, 1), _sum(48, 1, 1)), False),
    "a difference": ((*FEW, ~less(N, M)), less(_sum(48, -1), _sum(48, 0, 1)), True),
    "a difference that may be negative": (FEW, less(_sum(48, -1), _sum(48, 0, 1)), False),
    "one of two": (FEW, ~(is_zero(N) & ~less(_sum(48, 1), const(48, 64))), True),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_what_follows(name: str) -> None:
    needs.package("z3")
    assumed, claim, is_proved = CLAIMS[name]
    assert has_multiples(claim)
    assert bool(_follows(assumed, claim)) is is_proved


def test_words_of_a_sum_are_parts_of_it() -> None:
    needs.package("z3")
    low, high = part(_sum(48, 1), 0, 16), part(_sum(48, 1), 16, 48)
    assert _follows(FEW, is_zero(extend(high, 64)) ^ less(const(0xFFFF, 64), _sum(48, 1)))
    assert not _follows(FEW, is_zero(extend(low, 64)) ^ less(const(0xFFFF, 64), _sum(48, 1)))
    assert _follows(FEW, is_zero(join(low, high) - _sum(48, 1)))


def test_powers_of_two_are_no_multiples() -> None:
    assert not has_multiples(less(total(((N, 64), (M, -8)), 64, 5), M))
