"""The changes of each pass: the rules that fired, with an example, and size and critical path."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hashwright.explain.names import shortened, state
from hashwright.graph.ir import Graph, Node, heading
from hashwright.graph.rewrite import Firing
from hashwright.graph.semantics import Op
from hashwright.lower.order import EARLIEST, arrivals
from hashwright.lower.sums import Arrival
from hashwright.modes.hash import Hash
from hashwright.requests.pipeline import PASSES, Stage, stages
from hashwright.requests.settings import Setting


@dataclass(frozen=True, slots=True)
class Size:
    """A graph in numbers: in operations of one cycle each, or in a target's instructions and latencies."""

    operations: int
    path: int  # cycles from an input to the last output


def measures(graph: Graph) -> Size:
    """The size of the graph, and its critical path."""
    operations = sum(node.attr.insn.size if node.op is Op.INSN else 1 for node in graph.nodes() if node.args)
    when = ready(graph)
    return Size(operations, max((when[node] for node in graph.outputs.values()), default=0))


def ready(graph: Graph) -> dict[Node, int]:
    """When each value is ready: by the target's latencies; before selection, one cycle per operation."""
    nodes = graph.nodes()
    if any(node.op is Op.INSN for node in nodes):
        return arrivals(graph)
    arrival = Arrival({**graph.starts(), **{node: EARLIEST for node in nodes if node.op is Op.CONST}})
    return {node: arrival.at(node) for node in nodes}


def changes(hash_: Hash, graph: Graph, setting: Setting) -> Iterator[str]:
    """The passes over one function of the hash, in lines."""
    what = {each.name: each.what for each in PASSES}
    before: Stage | None = None
    for stage in stages(graph, setting):
        now = measures(stage.graph)
        if before is None:
            yield f"as described: {now.operations} operations, critical path {now.path}"
        else:
            yield f"{stage.name}: {what[stage.name]}"
            yield from _indented(_rules(hash_, stage) if stage.firings else _example(hash_, before, stage))
            yield from _indented(_selected(stage.graph))
            was = measures(before.graph)
            unit = "operations to instructions" if stage.name == "cover" else "operations"
            counted = f"{unit} {was.operations} -> {now.operations}"
            yield f"    {counted}, critical path {was.path} -> {now.path} cycles"
        before = stage


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


def _rules(hash_: Hash, stage: Stage) -> Iterator[str]:
    """Each rule that fired in the steps of one function, with its first application."""
    groups: dict[tuple[str, str], list[Firing]] = {}
    for firing in stage.firings:
        label = firing.step.label if firing.step else "the outputs"
        groups.setdefault((firing.rule.name, label), []).append(firing)
    for (rule, label), fired in groups.items():
        first = fired[0]
        times = "once" if len(fired) == 1 else f"{len(fired)} times"
        yield f"{rule} in {label}, {times}, {_where(fired)}:"
        step = first.step
        letters = state(hash_, stage.graph, step.line, step.index) if step else {}
        yield from _pair(*shortened((first.before, first.after), letters))


def _where(fired: Iterable[Firing]) -> str:
    """The steps, from 1, by line, as ranges."""
    lines: dict[str, list[int]] = {}
    for firing in fired:
        if firing.step:
            lines.setdefault(firing.step.line, []).append(firing.step.index + 1)
    return " and ".join(" ".join(filter(None, (line, f"steps {_ranges(at)}"))) for line, at in lines.items())


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers in ascending order as ranges: 1-16, 20."""
    ranges: list[list[int]] = []
    for number in sorted(set(numbers)):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ", ".join(f"{first}-{last}" if first < last else f"{first}" for first, last in ranges)


def _example(hash_: Hash, before: Stage, after: Stage) -> Iterator[str]:
    """The first step that changed, for passes without rules."""
    if after.name == "cover" or len(after.graph.steps) > len(before.graph.steps):
        return
    for step in after.graph.steps:
        (was,) = (s for s in before.graph.steps if (s.line, s.index) == (step.line, step.index))
        old, new = (
            shortened(made[:1], state(hash_, stage.graph, step.line, step.index))
            for made, stage in ((was.made, before), (step.made, after))
        )
        if old != new:
            yield f"for example {heading(step)}:"
            yield from _pair(*old, *new)
            return


def _pair(old: str, new: str) -> Iterator[str]:
    yield f"       {old}"
    yield f"    -> {new}"


def _selected(graph: Graph) -> Iterator[str]:
    """The count of each selected instruction."""
    counted = Counter(node.attr.insn.name for node in graph.nodes() if node.op is Op.INSN)
    if counted:
        yield ", ".join(f"{name} {times}" for name, times in counted.most_common())
