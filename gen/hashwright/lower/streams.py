"""Streams: copies of a kernel for other messages, interleaved so that one works while another waits."""

from dataclasses import replace
from typing import Final

from hashwright.ir import Graph, Node, mk
from hashwright.semantics import Op

NAMES: Final = "abcd"  # of streams, behind the names of their inputs and outputs


def names(count: int) -> tuple[str, ...]:
    """The streams' names; one stream alone has none."""
    return tuple(NAMES[:count]) if count > 1 else ("",)


def interleave_streams(graph: Graph, count: int) -> Graph:
    """So many copies of the kernel, each step in all of them before the next step."""
    copies = [_copy(graph, stream) for stream in names(count)]
    return replace(
        graph,
        inputs=tuple(node for copy in copies for node in copy.inputs),
        outputs={name: node for copy in copies for name, node in copy.outputs.items()},
        steps=tuple(step for row in zip(*(copy.steps for copy in copies), strict=True) for step in row),
        early=frozenset(name for copy in copies for name in copy.early),
        big_endian=frozenset(name for copy in copies for name in copy.big_endian),
    )


def _copy(graph: Graph, stream: str) -> Graph:
    """The kernel with the stream's name behind those of inputs and outputs."""

    def rename(node: Node) -> Node:
        return mk(Op.VAR, node.ty, (), node.attr + stream) if node.op is Op.VAR else node

    copy = graph.map(rename)
    return replace(
        copy,
        inputs=tuple(map(rename, graph.inputs)),
        outputs={name + stream: node for name, node in copy.outputs.items()},
        steps=tuple(replace(step, stream=stream) for step in copy.steps),
        early=frozenset(name + stream for name in graph.early),
        big_endian=frozenset(name + stream for name in graph.big_endian),
    )
