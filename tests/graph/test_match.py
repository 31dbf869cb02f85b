"""Patterns: commutative operations in both orders, variables and immediates bound once."""

import pytest

from hashwright.graph.ir import Node, const, mk, var
from hashwright.graph.match import matches
from hashwright.graph.semantics import Op, Ty
from hashwright.targets.machine import Imm

A, B, C = var("a"), var("b"), var("c")
X, Y, Z = var("x"), var("y"), var("z")


def found(pattern: Node, node: Node) -> list[dict[str, Node]]:
    """The values of the pattern's variables in each match, by name."""
    return [
        {str(key.attr): value for key, value in bound.items() if isinstance(key, Node)}
        for bound in matches(pattern, node)
    ]


def test_a_variable_matches_any_expression_of_its_type() -> None:
    assert found(X, A + B) == [{"x": A + B}]
    assert found(X, const(5)) == [{"x": const(5)}]
    assert found(var("x", Ty.B128), A) == []


def test_both_orders_of_a_commutative_operation() -> None:
    assert found(X + Y, A + B) == [{"x": A, "y": B}, {"x": B, "y": A}]
    assert found(X + ~Y, ~A + B) == [{"x": B, "y": A}]
    assert found((X & Y) | Z, C | (A & B)) == [{"x": A, "y": B, "z": C}, {"x": B, "y": A, "z": C}]


def test_one_order_of_a_difference() -> None:
    assert found(X - Y, A - B) == [{"x": A, "y": B}]
    assert found(X - ~Y, ~A - B) == []


def test_a_variable_matches_the_same_expression_everywhere() -> None:
    pattern = (X & Y) | (~X & Z)
    assert found(pattern, (A & B) | (~A & C)) == [{"x": A, "y": B, "z": C}]
    assert found(pattern, (B & A) | (C & ~A)) == [{"x": A, "y": B, "z": C}]
    assert found(pattern, (A & B) | (~B & C)) == [{"x": B, "y": A, "z": C}]
    assert found(pattern, (A & B) | (~C & C)) == []
    assert found(X + X, A + A)[0] == {"x": A}
    assert found(X + X, A + B) == []


@pytest.mark.parametrize("node", [A - B, A & B, A.rotl(3), A, const(3)], ids=str)
def test_other_operations_do_not_match(node: Node) -> None:
    assert found(X + Y, node) == []


def test_counts_and_constants_match_themselves_only() -> None:
    assert found(X.rotl(3), A.rotl(3)) == [{"x": A}]
    assert found(X.rotl(3), A.rotl(4)) == []
    assert found(X + const(7), A + const(7)) == [{"x": A}]
    assert found(X + const(7), A + const(8)) == []


def test_an_immediate_matches_the_same_count_everywhere() -> None:
    n = Imm("n")
    turned = mk(Op.ROTL, Ty.U32, (X,), n)
    assert [bound[n] for bound in matches(turned, A.rotl(9))] == [9]
    both = turned ^ mk(Op.ROTL, Ty.U32, (Y,), n)
    assert [bound[n] for bound in matches(both, A.rotl(9) ^ B.rotl(9))] == [9, 9]
    assert not list(matches(both, A.rotl(9) ^ B.rotl(8)))


def test_the_same_word_in_another_register_is_no_match() -> None:
    assert found(var("x", Ty.V32) + var("y", Ty.V32), A + B) == []
