"""Sums by arrival: the same value, ready earlier, and never computed twice."""

from functools import reduce
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from hashwright.ir import Graph, Node, const, evaluate, topological, var
from hashwright.lower.sums import by_arrival
from hashwright.semantics import Op

NAMES: Final = "abcdefgh"
LATE: Final = 9  # operations before a late term is ready


def graph_of(*outputs: Node) -> Graph:
    inputs = tuple(node for node in topological(outputs) if node.op is Op.VAR)
    return Graph("sums", inputs, {f"o{i}": node for i, node in enumerate(outputs)})


def late(name: str) -> Node:
    """A value that is ready long after the inputs."""
    return reduce(lambda node, n: (node & var("mask")).rotl(n), range(1, LATE + 1), var(name))


def depth(root: Node) -> int:
    """How many operations follow each other."""
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
    """Opened, it would be computed once for each use: MD5 grew to 2,310 additions that way."""
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
    assert list(by_arrival(before).outputs) == ["o0"]


Terms = st.recursive(
    st.one_of(st.sampled_from([*map(var, NAMES), late("a")]), st.integers(0, 2**32 - 1).map(const)),
    lambda inner: st.one_of(
        st.builds(lambda x, y: x + y, inner, inner),
        st.builds(lambda x, y: x - y, inner, inner),
        st.builds(lambda x, y: x ^ y, inner, inner),
        st.builds(lambda x: x.rotl(5), inner),
    ),
    max_leaves=20,
)


@given(roots=st.lists(Terms, min_size=1, max_size=3), data=st.data())
def test_values_stay_and_operations_do_not_grow(roots: list[Node], data: st.DataObject) -> None:
    before = graph_of(*roots, *(node for node in topological(roots[:1]) if node.op is Op.ADD))
    after = by_arrival(before)
    env = {node.attr: data.draw(st.integers(0, 2**32 - 1)) for node in before.inputs}
    expected = evaluate(before.outputs.values(), env)
    assert evaluate(after.outputs.values(), env) == expected
    sums = (Op.ADD, Op.SUB, Op.XOR, Op.NOT)
    # A sum of subtracted terms alone costs one operation more: the difference from zero.
    assert count(after, *sums) <= count(before, *sums) + len(before.outputs)
