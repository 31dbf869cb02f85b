"""Streams: interleaved copies of a kernel for several messages, which hide each other's latency."""

from dataclasses import replace
from typing import Final

from hashwright.graph.ir import Graph, Node, Var, var
from hashwright.graph.semantics import Op

NAMES: Final = "abcd"  # of streams


def names(count: int) -> tuple[str, ...]:
    """The streams' names; a single stream has none."""
    return tuple(NAMES[:count]) if count > 1 else ("",)


def interleave_streams(graph: Graph, count: int) -> Graph:
    """Interleaved copies of the kernel: each step of all copies precedes the next step."""
    copies = [_copy(graph, stream) for stream in names(count)]
    return replace(
        graph,
        inputs=tuple(node for copy in copies for node in copy.inputs),
        outputs={name: node for copy in copies for name, node in copy.outputs.items()},
        steps=tuple(step for row in zip(*(copy.steps for copy in copies), strict=True) for step in row),
        early=frozenset(name for copy in copies for name in copy.early),
        state=tuple(word for copy in copies for word in copy.state),
        big_endian=frozenset(name for copy in copies for name in copy.big_endian),
    )


def _copy(graph: Graph, stream: str) -> Graph:
    """The kernel with the inputs and outputs of the stream."""

    def own(word: Var) -> Var:
        return replace(word, stream=stream)

    def owned(node: Node) -> Node:
        return var(own(node.attr), node.ty) if node.op is Op.VAR else node

    copy = graph.map(owned)
    return replace(
        copy,
        inputs=tuple(map(owned, graph.inputs)),
        outputs={own(word): node for word, node in copy.outputs.items()},
        steps=tuple(replace(step, stream=stream) for step in copy.steps),
        early=frozenset(map(own, graph.early)),
        state=tuple(map(own, graph.state)),
        big_endian=frozenset(map(own, graph.big_endian)),
    )
