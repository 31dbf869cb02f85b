"""Sweeping proves equalities that the normal form misses, and no false ones."""

import sys
from functools import reduce
from typing import Final

import pytest

from hashwright.proof.say.sweep import Sweep, equal_above
from hashwright.proof.say.terms import Term, const, is_zero, rotate, var
from tests import needs

X, Y, Z = (var(name, 32) for name in "xyz")


@pytest.fixture(autouse=True)
def _packages() -> None:
    needs.package("z3")


def _added(x: Term, y: Term) -> Term:
    """The sum, from the common bits and the bits of either."""
    return (x & y) + (x | y)


def _chain(add: bool) -> Term:
    """Many sums, each rotated, so that no proof of all at once ends."""
    return reduce(lambda x, y: rotate(x + y if add else _added(x, y), 7), [Y, Z, X] * 8, X)


EQUAL: Final = {
    "a sum": (_added(X, Y), X + Y),
    "a chain of sums": (_chain(True), _chain(False)),
    "a difference": ((X | Y) - Y, X & ~Y),
}


@pytest.mark.parametrize("name", EQUAL)
def test_what_is_equal_is_proved(name: str) -> None:
    left, right = EQUAL[name]
    assert left is not right
    assert Sweep().equal(left, right)


def test_what_differs_for_one_value_of_four_billion_is_not_equal() -> None:
    d = X ^ const(0xDEADBEEF, 32)
    rare = (d | const(0, 32) - d) >> 31
    assert not Sweep().equal(rare, const(1, 32))
    assert not Sweep().equal(_chain(True) + rare, _chain(False) + const(1, 32))


def test_what_is_equal_only_under_an_assumption_is_proved_only_under_it() -> None:
    assert equal_above(X + Z, X, [is_zero(Z)])
    assert not equal_above(X + Z, X)


def test_values_show_what_differs_without_z3(monkeypatch: pytest.MonkeyPatch) -> None:
    """z3 takes half a minute to give up such a question about a hash."""
    monkeypatch.setitem(sys.modules, "z3", None)
    assert not equal_above(_chain(True), _chain(False) + X, [is_zero(Z)])
