"""Go packages: their functions, and descriptions as statements."""

from collections.abc import Iterable, Iterator, Mapping
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


@dataclass(frozen=True, slots=True)
class GoParameter:
    """A parameter of a function in Go."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class GoFunction:
    """A function in Go."""

    name: str
    parameters: tuple[GoParameter, ...]

    @property
    def declared(self) -> str:
        return ", ".join(f"{each.name} {each.type}" for each in self.parameters)

    @property
    def arguments(self) -> str:
        return ", ".join(each.name for each in self.parameters)


def camel(name: str) -> str:
    """A name with underscores as Go writes it: init_update as initUpdate."""
    first, *more = name.split("_")
    return first + _capitalised(more)


def kernel_suffix(target: str) -> str:
    """What the names of functions for a target end with: X8664Vaes for x86-64-vaes."""
    return _capitalised(target.split("-"))


def _capitalised(words: Iterable[str]) -> str:
    return "".join(map(str.capitalize, words))


ROUNDS: Final = 8  # AES rounds that the function aesRounds computes at a time
# By operation: the expression of blocks {0} and {1}.
OF_BLOCKS: Final[Mapping[Op, str]] = {Op.XOR: "xor({0}, {1})", Op.AND: "and({0}, {1})", Op.NOT: "not({0})"}


def block_statements(graph: Graph, names: dict[Node, str]) -> list[str]:
    """The statements that compute a graph over AES blocks from named inputs. They name the other nodes.

    Rounds that do not depend on each other are computed together.
    """
    nodes = [node for node in graph.nodes() if node not in names]
    level = dict.fromkeys(names, 0)
    for node in nodes:
        level[node] = max((level[arg] for arg in node.args), default=0) + (node.op is Op.AES_MIX)
    made: list[str] = []
    for now in sorted({*level.values()}):
        here = [node for node in nodes if level[node] == now and node.op is not Op.AES_SUB]
        mixed = [node for node in here if node.op is Op.AES_MIX]
        for first in range(0, len(mixed), ROUNDS):
            made += _rounds(mixed[first : first + ROUNDS], names)
        made += _block_operations((node for node in here if node.op is not Op.AES_MIX), names)
    return made


def _rounds(nodes: Iterable[Node], names: dict[Node, str]) -> Iterator[str]:
    rounds = f"r{len(names)}"
    yield f"{rounds} := [{ROUNDS}]block{{{', '.join(names[node.args[0].args[0]] for node in nodes)}}}"
    yield f"aesRounds(&{rounds})"
    names |= {node: f"{rounds}[{i}]" for i, node in enumerate(nodes)}


def _block_operations(nodes: Iterable[Node], names: dict[Node, str]) -> Iterator[str]:
    for node in nodes:
        if node.op is Op.CONST:
            low, high = node.attr & (1 << 64) - 1, node.attr >> 64
            names[node] = f"block{{{low:#x}, {high:#x}}}" if node.attr else "block{}"
        else:
            names[node] = f"x{len(names)}"
            yield f"{names[node]} := {OF_BLOCKS[node.op].format(*(names[arg] for arg in node.args))}"
