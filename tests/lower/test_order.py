"""The order of steps, and the counts of a listing."""

from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Step, Var, var
from hashwright.graph.semantics import Op
from hashwright.hashes.md5 import MD5
from hashwright.hashes.ripemd160 import RIPEMD160
from hashwright.lower.order import arrivals, interleave, listing, machine_lines
from hashwright.output.generate import lower_all
from hashwright.requests.registry import ORDER
from hashwright.requests.request import resolve
from hashwright.targets.machine import apply, insn

ADD = insn("add", lambda x, y: x + y, c="{0} + {1}")
SLOW = insn("slow", lambda x, y: x ^ y, c="slow({0}, {1})", latency=3, size=2)
A, B = var("a"), var("b")
ORDERS: Final = [value.word for value in ORDER.values]


def places(order: str) -> list[tuple[str, int]]:
    return [(step.line, step.index) for step in interleave(RIPEMD160.compress, ORDER.value(order).does).steps]


def test_line_by_line() -> None:
    assert places("line") == [(line, i) for line in ("left", "right") for i in range(80)]


def test_round_by_round() -> None:
    assert places("round") == [
        (line, 16 * r + i) for r in range(5) for line in ("left", "right") for i in range(16)
    ]


def test_step_by_step() -> None:
    assert places("step") == [(line, i) for i in range(80) for line in ("left", "right")]


@pytest.mark.parametrize("order", ORDERS)
def test_a_hash_of_one_line_has_one_order(order: str) -> None:
    assert interleave(MD5.compress, ORDER.value(order).does) == MD5.compress


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_changes_no_value(order: str) -> None:
    env = {str(node.attr): 0x01234567 * i & 0xFFFFFFFF for i, node in enumerate(RIPEMD160.compress.inputs)}
    made = interleave(RIPEMD160.compress, ORDER.value(order).does)
    assert made.evaluate(env) == RIPEMD160.compress.evaluate(env)


@pytest.mark.parametrize("order", ORDERS)
def test_instructions_are_in_the_order_of_the_steps(order: str) -> None:
    made = lower_all(resolve("ripemd160", "portable", schedule=f"order={order}"))["compress"]
    left = dict.fromkeys(node for step in made.graph.steps for node in step.made)  # some by both lines
    places_left = [made.instructions.index(node) for node in left]
    assert places_left == sorted(places_left)
    assert [(step.line, step.index) for step in made.graph.steps if not step.part] == places(order)


def test_half_step_by_half_step() -> None:
    made = lower_all(resolve("ripemd160", "portable", schedule="order=half"))["compress"]
    halves = [(step.line, bool(step.part)) for step in made.graph.steps if step.index == 40]
    assert halves == [("left", True), ("right", True), ("left", False), ("right", False)]
    owner = made.graph.owners()
    sizes = Counter(owner[node] for node in made.instructions)
    first, rest = ([sizes[s] for s in made.graph.steps if bool(s.part) is half] for half in (True, False))
    assert all(many - few in (0, 1) for few, many in zip(first, rest, strict=True))


def test_an_order_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UserError, match="'sideways' is not a value of 'order'"):
        resolve("ripemd160", "portable", schedule="order=sideways")


def toy() -> Graph:
    total = apply(ADD, (A, B))
    mixed = apply(SLOW, (total, A))
    return Graph(
        "toy",
        (A, B),
        {Var("x"): apply(ADD, (mixed, total)), Var("y"): B},
        (Step("", 0, 0, "f", (total,)), Step("", 1, 0, "g", (mixed,))),
    )


def test_instructions_and_cycles_are_counted() -> None:
    facts = listing(toy()).facts
    assert facts.instructions == 1 + 2 + 1  # a sequence counts all of its instructions
    assert facts.critical_path == 1 + 3 + 1


AES = replace(insn("aes", lambda x, y: x ^ y, c="aes({0}, {1})", latency=3), bypass=2)


def test_a_value_is_ready_for_another_kind_of_unit_later() -> None:
    """A value is ready after the move to another kind of unit, but without delay in units of one kind."""
    made = apply(AES, (A, B))
    among, beyond = apply(AES, (made, B)), apply(ADD, (made, B))
    ready = arrivals(Graph("toy", (A, B), {Var("x"): among, Var("y"): beyond}))
    assert ready[made] == 3
    assert ready[among] == 3 + 3
    assert ready[beyond] == 3 + 2 + 1


def test_the_operand_that_arrives_last_decides() -> None:
    """The last one may be computed earlier, but in another kind of unit."""
    early, late = apply(AES, (A, B)), apply(ADD, (apply(SLOW, (A, B)), B))
    ready = arrivals(Graph("toy", (A, B), {Var("x"): apply(ADD, (early, late))}))
    assert (ready[early], ready[late]) == (3, 4)
    assert max(ready.values()) == 3 + 2 + 1


def test_every_instruction_follows_its_arguments() -> None:
    made = listing(toy())
    assert all(node.op is Op.INSN for node in made.instructions)
    for place, node in enumerate(made.instructions):
        assert all(arg.op is Op.VAR or arg in made.instructions[:place] for arg in node.args)


def test_an_output_that_is_an_input_takes_no_time() -> None:
    assert listing(Graph("none", (A,), {Var("x"): A})).facts.critical_path == 0


def test_a_listing_can_be_read() -> None:
    lines = [" ".join(line.split()) for line in machine_lines(listing(toy()))]
    assert lines == [
        "# step 1, f",
        "v0 = add a, b # cycle 1",
        "# step 2, g",
        "v1 = slow v0, a # cycle 4",
        "v2 = add v1, v0 # cycle 5",
        "x' = v2",
        "y' = b",
    ]
