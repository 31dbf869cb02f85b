"""A block kernel as a Go package: its names, and the description as statements."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.emit.plan9 import GoRoutine
from hashwright.graph.ir import Graph, Node
from hashwright.graph.semantics import Op

# By operation: the expression of arguments {0} and {1}, in words of {bits} bits.
EXPRESSIONS: Final[Mapping[Op, str]] = {
    Op.ADD: "{0} + {1}",
    Op.SUB: "{0} - {1}",
    Op.AND: "{0} & {1}",
    Op.OR: "{0} | {1}",
    Op.XOR: "{0} ^ {1}",
    Op.NOT: "^{0}",
    Op.ROTL: "bits.RotateLeft{bits}({0}, {n})",
    Op.SHL: "{0} << {n}",
    Op.SHR: "{0} >> {n}",
    Op.BSWAP: "bits.ReverseBytes{bits}({0})",
}


@dataclass(frozen=True, slots=True)
class Go:
    """Further data for the templates of Go."""

    package: str
    function: str  # the assembly's name: blocks, x8x3Blocks
    exported: str  # the part of exported names before Blocks and Lanes: empty, X8x3
    constraint: str  # the build constraint of the assembly
    constraints: tuple[str, ...]  # those of all processors with assembly
    stored: tuple[str, ...]  # the names of the words of the state
    message: tuple[str, ...]  # and of the message
    statements: tuple[str, ...]  # the description
    results: tuple[str, ...]  # the names of the words of the next state
    routine: GoRoutine
    is_x86: bool
    counts: str  # a sentence


def statements(graph: Graph) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The statements that compute a graph's outputs from its inputs, and the names of the outputs' values."""
    names: dict[Node, str] = {}
    made = tuple(_statements(graph, names))
    return made, tuple(names[node] for node in graph.outputs.values())


def _statements(graph: Graph, names: dict[Node, str]) -> Iterator[str]:
    for node in graph.nodes():
        if node.op is Op.CONST:
            names[node] = hex(node.attr)
        elif node.op is Op.VAR:
            names[node] = str(node.attr)
        else:
            names[node] = f"t{len(names)}"
            arguments = (names[each] for each in node.args)
            text = EXPRESSIONS[node.op].format(*arguments, bits=node.ty.bits, n=node.attr)
            yield f"{names[node]} := {text}"
