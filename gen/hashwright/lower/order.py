"""The order in which a graph's values are computed, and the counts of a listing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, heading, infix
from hashwright.graph.semantics import Op

# The order of the steps of several lines: a sort key, from the numbers of the lines and a step.
Order = Callable[[Mapping[str, int], Step], tuple[int, ...]]

BY_STEP: Final[Order] = lambda place, step: (step.index, place[step.line])
BY_ROUND: Final[Order] = lambda place, step: (step.round, place[step.line], step.index)
BY_LINE: Final[Order] = lambda place, step: (place[step.line], step.index)
BY_HALF: Final[Order] = lambda place, step: (step.index, not step.part, place[step.line])  # see by_halves

FIRST_HALF: Final = "half"  # the part of a step before its rest

EARLIEST: Final = -2  # when constants are ready


@dataclass(frozen=True, slots=True)
class Facts:
    """The static counts of a listing."""

    instructions: int  # without constants and inputs
    critical_path: int  # cycles from an input to the last output, by the target's latencies
    rules: Mapping[str, int] = field(default_factory=dict)  # the number of times each rule fired
    loop: Fraction | None = None  # cycles of a call by latency, if each continues with the previous state

    def __str__(self) -> str:
        return f"{self.instructions} instructions, {self.paths()}"

    def paths(self) -> str:
        """The bounds by latency, as text."""
        loop = f" ({float(self.loop):.4g} per iteration of a loop)" if self.loop is not None else ""
        return f"critical path {self.critical_path} cycles{loop}"

    def sentences(self, name: str, what: str) -> list[str]:
        """The counts of a function of that name, for the work `what` of one call or iteration."""
        fired = ", ".join(f"{rule} {times} times" for rule, times in self.rules.items())
        rules = [f"Rules: {fired}."] if fired else []
        return [f"{name}: {self.instructions} instructions for {what}, {self.paths()}.", *rules]


@dataclass(frozen=True, slots=True)
class Listing:
    """A kernel as instructions in their final order."""

    graph: Graph
    instructions: tuple[Node, ...]  # INSN nodes, each after its arguments
    facts: Facts


def interleave(graph: Graph, order: Order) -> Graph:
    """The same kernel with the steps of its lines in the given order."""
    place = {line: i for i, line in enumerate(dict.fromkeys(step.line for step in graph.steps))}

    return replace(graph, steps=tuple(sorted(graph.steps, key=lambda step: order(place, step))))


def by_halves(graph: Graph) -> Graph:
    """The same kernel of instructions, with each step split into halves of its instructions."""
    instructions: dict[Step | None, list[Node]] = {}
    owner = graph.owners()
    for node in graph.nodes():
        if node.op is Op.INSN:
            instructions.setdefault(owner[node], []).append(node)
    users: dict[Node, list[Node]] = {}
    for node in graph.nodes():
        for arg in node.args:
            users.setdefault(arg, []).append(node)
    steps: list[Step] = []
    for step in graph.steps:
        mine = instructions.get(step, [])
        first = dict.fromkeys(mine[: len(mine) // 2])
        left = tuple(node for node in first if any(user not in first for user in users.get(node, [])))
        steps += [replace(step, made=left, part=FIRST_HALF), step] if left else [step]
    return interleave(replace(graph, steps=tuple(steps)), BY_HALF)


def arrivals(graph: Graph, inputs: Mapping[Node, int] | None = None) -> dict[Node, int]:
    """The cycle in which each value is ready if only latency delays it.

    The graph, or the mapping, says when inputs are ready.
    """
    ready: dict[Node, int] = dict(graph.starts() if inputs is None else inputs)
    delayed = dict(ready)  # for instructions without a bypass: see Insn.delay
    for node in graph.nodes():
        if node.op is Op.INSN:
            insn = node.attr.insn
            ready[node] = max(map((ready if insn.bypass else delayed).__getitem__, node.args)) + insn.latency
            delayed[node] = ready[node] + insn.bypass
        else:
            delayed[node] = ready.setdefault(node, EARLIEST if node.op is Op.CONST else 0)
    return ready


def delay(arg: Node, node: Node) -> int:
    """The additional cycles, beyond the latency, until an instruction can use a value."""
    return int(arg.attr.insn.delay(node.attr.insn)) if arg.op is Op.INSN else 0


def listing(graph: Graph) -> Listing:
    """The listing of a graph of instructions, in the order of its steps."""
    instructions = tuple(node for node in graph.nodes() if node.op is Op.INSN)
    ready = arrivals(graph)
    path = max((0, *(ready[node] for node in graph.outputs.values())))
    return Listing(graph, instructions, Facts(sum(node.attr.insn.size for node in instructions), path))


def machine_lines(listing: Listing) -> Iterator[str]:
    """The listing in readable form: a line for each instruction, with the cycle in which it is ready."""
    owner = listing.graph.owners()
    ready = arrivals(listing.graph)
    names: dict[Node, str] = {}
    current: Step | None = None
    for node in listing.instructions:
        step = owner[node]
        if step is not None and step != current:
            yield f"# {heading(step)}"
        current = step
        args = ", ".join(names.get(arg) or infix(arg) for arg in node.args)
        names[node] = f"v{len(names)}"
        yield f"{names[node]:<6} = {f'{node.attr} {args}':<40} # cycle {ready[node]}"
    for name, node in listing.graph.outputs.items():
        yield f"{name}' = {names.get(node) or infix(node)}"
