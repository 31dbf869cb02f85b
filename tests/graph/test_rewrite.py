"""Rewriting: the places and the records of rules; no form changes the result of a step."""

from collections.abc import Iterator
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, Step, Var, numbered, topological, var
from hashwright.graph.rewrite import Pair, Rule, apply, rewrite, rule, rule_for
from hashwright.graph.semantics import Ty
from hashwright.hashes import HASHES
from hashwright.lower.cover import cover
from hashwright.lower.sums import by_arrival
from hashwright.passes import forms
from hashwright.requests.request import Request, resolve
from hashwright.rules.bitwise import select_as_add
from hashwright.rules.prove import counterexample, difference
from hashwright.rules.sums import not_in_sum, rotate_as_or
from tests import kernels

X, Y, Z, W = map(var, "xyzw")
KERNELS: Final = list(kernels.distinct(HASHES.values()))


@rule
def and_to_or(x: Node, y: Node) -> Pair:
    """A false rule that shows where rules are applied."""
    return x & y, x | y


@rule
def or_to_xor(x: Node, y: Node) -> Pair:
    """A false rule that shows the order in which rules are applied."""
    return x | y, x ^ y


def graph(*made: Node) -> Graph:
    """A graph with a step for each expression."""
    steps = tuple(Step("", i, i, f"L{i}", (node,)) for i, node in enumerate(made))
    return Graph("g", (X, Y, Z, W), numbered("o", made), steps)


def test_rules_are_applied_from_the_arguments_up() -> None:
    inner = X & Y
    changed, fired = rewrite(graph(inner & Z), lambda *_: (and_to_or,))
    assert changed.outputs[Var("o", 0)] is (X | Y) | Z
    assert [(firing.before, firing.after) for firing in fired] == [
        (X & Y, X | Y),
        ((X | Y) & Z, (X | Y) | Z),
    ]


def test_a_shared_node_is_rewritten_once() -> None:
    shared = X & Y
    changed, fired = rewrite(graph(shared + Z, shared - W), lambda *_: (and_to_or,))
    assert [firing.before for firing in fired] == [shared]
    assert changed.outputs[Var("o", 0)].args[0] is changed.outputs[Var("o", 1)].args[0] is X | Y


def test_each_rule_sees_what_the_one_before_made() -> None:
    changed, fired = rewrite(graph(X & Y), lambda *_: (and_to_or, or_to_xor))
    assert changed.outputs[Var("o", 0)] is X ^ Y
    assert [firing.rule for firing in fired] == [and_to_or, or_to_xor]
    assert rewrite(graph(X & Y), lambda *_: (or_to_xor, and_to_or))[0].outputs[Var("o", 0)] is X | Y


def test_steps_choose_their_rules_and_firings_name_them() -> None:
    def rules_of(_: Node, step: Step | None) -> tuple[Rule, ...]:
        return (and_to_or,) if step and step.label == "L1" else ()

    before = graph(X & Y, (X & Y) & Z)
    changed, fired = rewrite(before, rules_of)
    assert changed.outputs[Var("o", 0)] is X & Y  # a value that two steps need belongs to the first
    assert changed.outputs[Var("o", 1)] is (X & Y) | Z
    assert [firing.step for firing in fired] == [before.steps[1]]
    assert [step.made for step in changed.steps] == [(X & Y,), ((X & Y) | Z,)]


def test_a_rule_finds_both_orders_of_what_commutes() -> None:
    for node in ((X & Z) | (Y & ~Z), (~Z & Y) | (Z & X), (Z & X) | (~Z & Y), (Y & ~Z) | (X & Z)):
        after = apply(select_as_add, node)
        assert after is not None
        assert difference((node, after)) is None


def test_a_variable_stands_for_one_value_only() -> None:
    assert apply(select_as_add, (X & Z) | (Y & ~W)) is None
    assert apply(and_to_or, (X + Y) & (X + Y + Z)) is (X + Y) | (X + Y + Z)


def test_a_rule_keeps_the_type_of_its_node() -> None:
    vector = var("x", Ty.V32).rotl(9)
    after = apply(rotate_as_or, vector)
    assert after is not None
    assert {node.ty for node in topological((after,))} == {Ty.V32}
    assert apply(not_in_sum, var("x", Ty.B128) + ~var("y", Ty.B128)) is not None


def test_a_rule_is_refused_at_a_type_that_it_is_not_proved_for() -> None:
    """A rule for 32 bits that would be wrong at 64."""

    @rule
    def rotate_of_32_bits(x: Node, n: int) -> Pair:
        """A rule that is true for 32 bits only."""
        return x.rotl(n), (x << n) | (x >> (32 - n))

    assert counterexample(rotate_of_32_bits) is None
    x = var("x", Ty.U64)
    with pytest.raises(UserError) as refused:
        apply(rotate_of_32_bits, x.rotl(7))
    assert str(refused.value) == (
        "rule 'rotate_of_32_bits' is proved for U32, V32, not for U64, the type of x <<< 7; "
        "write it with rule_for(..., Ty.U64), and prove it"
    )
    assert apply(rotate_of_32_bits, x + x) is None
    assert apply(rotate_as_or, x.rotl(7)) is (x << 7) | (x >> 57)
    with pytest.raises(
        UserError, match=r"'rotate_of_32_bits' cannot be written for U64: .*; write its width as "
    ):
        counterexample(rule_for(Ty.U32, Ty.U64)(rotate_of_32_bits.statement))


def test_a_count_of_a_rule_is_the_same_everywhere() -> None:
    @rule
    def rotate_of_shift(x: Node, n: int) -> Pair:
        """False."""
        return (x << n).rotl(n), x

    assert apply(rotate_of_shift, (X << 5).rotl(5)) is X
    assert apply(rotate_of_shift, (X << 5).rotl(6)) is None


# The forms.


def steps_in_each_form(request: Request) -> Iterator[tuple[str, Graph, Graph]]:
    """One step of each function, as described, and as instructions in each form that the machine supports."""
    setting = request.setting()
    described = request.hash.principal()
    for stage in kernels.lowered(request, described.name):
        if stage.name == "forms":
            break
        described = stage.graph
    for group in dict.fromkeys(forms._group(step) for step in described.steps):
        alone = forms._alone(described, group)
        for name, changed in forms._fitting(alone.graph, setting.machine).items():
            inputs = dict.fromkeys(alone.inputs, 0)
            covered = cover(by_arrival(changed, inputs), setting.machine, inputs)
            yield f"{group[0]}={name}", alone.graph, covered


@pytest.mark.sampled
@pytest.mark.parametrize("request_", KERNELS, ids=kernels.named)
def test_every_form_of_every_function_keeps_the_meaning(request_: Request) -> None:
    tried = set()
    for name, described, covered in steps_in_each_form(request_):
        for env in (env for seed in range(10) for env in kernels.inputs(described, seed)):
            assert covered.evaluate(env) == described.evaluate(env), name
        tried.add(name)
    assert {f"{label}=plain" for label in forms.labels(request_.hash.principal())} <= tried


@pytest.mark.sampled
@pytest.mark.parametrize("hash_name", ["md5", "ripemd160"])
@pytest.mark.parametrize("kernel", ["x86-64-bmi library", "x86-64-sse2 lanes"])
def test_every_form_of_every_function_is_proved(hash_name: str, kernel: str) -> None:
    """For all inputs of the step."""
    target, kind = kernel.split()
    for name, described, covered in steps_in_each_form(resolve(hash_name, target, kernel=kind)):
        for pair in zip(described.outputs.values(), covered.outputs.values(), strict=True):
            found = difference(pair)
            assert found is None, f"{name}: {found}"
