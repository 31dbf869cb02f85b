"""Sums by arrival: the same value, an earlier result, and no repeated computation."""

import random
from functools import reduce
from typing import Final

import pytest

from hashwright.graph.ir import Graph, Node, Var, const, evaluate, numbered, topological, var
from hashwright.graph.semantics import Op
from hashwright.lower.sums import by_arrival

NAMES: Final = "abcdefgh"
LATE: Final = 9  # operations before a late term is ready


def graph_of(*outputs: Node) -> Graph:
    inputs = tuple(node for node in topological(outputs) if node.op is Op.VAR)
    return Graph("sums", inputs, numbered("o", outputs))


def late(name: str) -> Node:
    """A value that is ready long after the inputs."""
    return reduce(lambda node, n: (node & var("mask")).rotl(n), range(1, LATE + 1), var(name))


def depth(root: Node) -> int:
    """The length of the longest chain of operations."""
    ready: dict[Node, int] = {}
    for node in topological([root]):
        ready[node] = max((ready[arg] + 1 for arg in node.args), default=0)
    return ready[root]


def count(graph: Graph, *ops: Op) -> int:
    return sum(node.op in ops for node in graph.nodes())


def test_what_arrives_last_is_added_last() -> None:
    slow = late("a")
    (out,) = by_arrival(graph_of(slow + var("b") + var("c") + const(7))).outputs.values()
    assert out.op is Op.ADD
    assert slow in out.args
    assert depth(out) == depth(slow) + 1


def test_it_makes_no_difference_where_the_late_term_stood() -> None:
    slow, b, c = late("a"), var("b"), var("c")
    for written in (slow + b + c, b + slow + c, b + (c + slow), (b + const(1)) + (slow + c)):
        (out,) = by_arrival(graph_of(written)).outputs.values()
        assert depth(out) == depth(slow) + 1, written


def test_what_is_subtracted_last_arrives_last() -> None:
    slow = late("a")
    (out,) = by_arrival(graph_of(var("b") - slow + var("c"))).outputs.values()
    assert out == (var("b") + var("c")) - slow or out == (var("c") + var("b")) - slow


def test_a_shared_sum_stays_closed() -> None:
    """A flattened sum would be computed once for each use, which increased MD5 to 2,310 additions."""
    shared = var("a") + var("b") + var("c")
    before = graph_of(shared + var("d"), shared + var("e"), shared + late("f"))
    after = by_arrival(before)
    assert count(after, Op.ADD, Op.SUB) == count(before, Op.ADD, Op.SUB) == 5


def test_constants_are_merged() -> None:
    (out,) = by_arrival(graph_of((var("a") + const(3)) + (var("b") - const(5)) + const(2))).outputs.values()
    assert out in (var("a") + var("b"), var("b") + var("a"))


def test_steps_are_rebuilt_along() -> None:
    before = graph_of(var("a") + var("b") + var("c"))
    assert by_arrival(before).inputs == before.inputs
    assert list(by_arrival(before).outputs) == [Var("o", 0)]


@pytest.mark.parametrize(
    "node",
    [
        var("a") - (var("b") - var("c")),
        var("a") - (var("b") + var("c")),
        var("a") - (var("b") - (var("c") - var("d"))),
        (var("a") - var("b")) - (var("c") - var("d")),
        const(0) - var("a") - var("b"),
        const(5) - (var("a") - const(7)),
        var("a") - (late("b") - var("c")),
    ],
    ids=str,
)
def test_signs(node: Node) -> None:
    rng = random.Random(5)
    env = {name: rng.getrandbits(32) for name in (*NAMES, "mask")}
    assert by_arrival(graph_of(node)).evaluate(env) == {"o0": evaluate([node], env)[0]}


def drawn(rng: random.Random) -> Graph:
    """A random kernel of mostly sums, whose later values depend on the earlier ones."""
    nodes = [*map(var, NAMES), late("a"), const(rng.getrandbits(32)), const(1)]
    for _ in range(rng.randrange(3, 20)):
        x, y = rng.choice(nodes), rng.choice(nodes[-4:])
        nodes.append(rng.choice((x + y, y + x, x - y, y - x, x ^ y, y.rotl(5))))
    return graph_of(*rng.sample(nodes, rng.randrange(3)), nodes[-1])


def test_values_stay_and_operations_do_not_grow() -> None:
    rng = random.Random(2310)
    for _ in range(1000):
        before = drawn(rng)
        after = by_arrival(before)
        env = {name: rng.getrandbits(32) for name in (*NAMES, "mask")}
        assert after.evaluate(env) == before.evaluate(env)
        # A sum of only subtracted terms costs one more operation: the difference from zero.
        sums = (Op.ADD, Op.SUB, Op.XOR, Op.NOT)
        assert count(after, *sums) <= count(before, *sums) + len(before.outputs)


def test_nothing_is_ready_later() -> None:
    rng = random.Random(257)
    for _ in range(300):
        before = drawn(rng)
        after = by_arrival(before)
        for name, node in before.outputs.items():
            assert depth(after.outputs[name]) <= depth(node) + 1, before
