"""Proofs of rules: true ones pass, and false ones have a counterexample."""

import sys
from collections.abc import Callable

import pytest

from hashwright.errors import UserError
from hashwright.graph.ir import Node, const, evaluate, var
from hashwright.graph.rewrite import Pair, rule
from hashwright.graph.semantics import Ty
from hashwright.rules.prove import counterexample, difference

X, Y = var("x"), var("y")


def or_is_add(x: Node, y: Node) -> Pair:
    return x | y, x + y


def double_negation_off_by_one(x: Node) -> Pair:
    return ~x, const(-2, x.ty) - x


def differs_for_one_value(x: Node) -> Pair:
    """(x ^ k) and -(x ^ k) share the top bit of their OR, except where x is k."""
    d = x ^ const(0xDEADBEEF, x.ty)
    return (d | (const(0, x.ty) - d)) >> 31, const(1, x.ty)


def rotates_the_wrong_way(x: Node, n: int) -> Pair:
    return x.rotl(n), (x >> n) | (x << (32 - n))


def wrong_for_the_last_count(x: Node, n: int) -> Pair:
    return x << n, x if n == 31 else x << n


FALSE = (
    or_is_add,
    double_negation_off_by_one,
    differs_for_one_value,
    rotates_the_wrong_way,
    wrong_for_the_last_count,
)


@pytest.mark.parametrize("statement", FALSE, ids=lambda statement: str(statement.__name__))
def test_a_false_rule_has_a_counterexample_that_is_one(statement: Callable[..., Pair]) -> None:
    found = counterexample(rule(statement))
    assert found is not None
    assert found.pair in rule(statement).instances(Ty.U32)
    left, right = evaluate(found.pair, found.values)
    assert left != right
    assert f"{left:#x}" in str(found)
    assert f"{right:#x}" in str(found)
    for name, value in found.values.items():
        assert f"{name} = {value:#x}" in str(found)


def test_a_difference_in_one_value_of_four_billion_is_found() -> None:
    found = counterexample(rule(differs_for_one_value))
    assert found
    assert found.values == {"x": 0xDEADBEEF}


@pytest.mark.parametrize("ty", Ty)
def test_the_true_passes_at_every_type(ty: Ty) -> None:
    x, y = var("x", ty), var("y", ty)
    assert difference(((x & y) + (x | y), x + y)) is None


def test_both_maps_of_aes_may_be_any() -> None:
    """They are uninterpreted: the only known property is that equal arguments give equal results."""
    from hashwright.graph.ir import aesround

    x, y = var("x", Ty.B128), var("y", Ty.B128)
    assert difference((aesround(x, y), aesround(x, const(0, Ty.B128)) ^ y)) is None
    assert difference((aesround(x, y), aesround(y, x))) is not None


@pytest.mark.parametrize(
    ("statement", "name"),
    [
        (lambda x, y: (x & x, x + y), "<lambda>"),
        (lambda rest, x, y: (rest + x, rest + x + (y ^ y) + y), "<lambda>"),
    ],
)
def test_a_variable_on_the_right_only_is_refused_by_name(statement: Callable[..., Pair], name: str) -> None:
    with pytest.raises(UserError) as caught:
        rule(statement)
    assert f"rule '{name}' has 'y' on its right side only" in str(caught.value)


def test_without_z3_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "z3", None)
    with pytest.raises(
        UserError, match=r"^z3 is not installed; write `.* -m pip install 'hashwright\[prove\]'`$"
    ):
        difference((X + Y, Y + X))
