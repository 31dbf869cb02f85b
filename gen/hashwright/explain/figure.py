"""A drawing of one step: its inputs on top, a box for each operation, the critical path in bold.

A box is in the row of the cycle by which its value is needed, counted from the arrival of the last input.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from hashwright.emit.shell import fields_of, render
from hashwright.errors import UserError
from hashwright.explain.changes import ready
from hashwright.explain.names import state
from hashwright.ir import Graph, Node, Step, heading, infix, topological
from hashwright.lower.order import delay
from hashwright.modes.hash import Hash
from hashwright.semantics import Op

Edge = tuple[Node, Node]  # from an argument to its user

# In pixels.
BOX: Final = (66, 26)  # at least
LETTER: Final = 8
GAP: Final = 88  # between the centres of neighbours in a row, unless a box is wider
ROW: Final = 58
MARGIN: Final = 60
THIN: Final = 0.3  # the part of a gap for an edge that passes through a row
SWEEPS: Final = 8


@dataclass(frozen=True, slots=True)
class Figure:
    """A step as boxes and edges, without positions."""

    title: str
    inputs: Mapping[Node, str]  # the name of each, in the order of the drawing
    operations: Mapping[Node, str]  # the text in each box, each after its arguments
    outputs: Mapping[Node, str]  # the names of the step's results
    edges: Mapping[Edge, bool]  # is it on the critical path?
    rows: Mapping[Node, int]  # inputs in row 0
    first_cycle: int  # the cycle of row 0; the last input arrives in cycle 0

    @property
    def texts(self) -> dict[Node, str]:
        """The text of each input and operation."""
        return {**self.inputs, **self.operations}


def find_step(graph: Graph, text: str) -> tuple[Graph, Step]:
    """The step that a user names as N or LINE:N, counted from 1, with its graph; without a name, a middle step.

    A graph without steps is one step. Raises UserError if no step has this name.
    """
    if not graph.steps:
        whole = Step("", 0, 0, graph.name, tuple(graph.outputs.values()))
        graph = replace(graph, steps=(whole,))
    lines = tuple(dict.fromkeys(step.line for step in graph.steps))
    line, _, number = text.rpartition(":")
    in_line = [step for step in graph.steps if step.line == (line or lines[0])]
    if not text:
        first = [step for step in in_line if step.round == 0]
        return graph, first[len(first) // 2]
    for step in in_line:
        if number == str(step.index + 1):
            return graph, step
    last = max(step.index for step in graph.steps) + 1
    named = [f"{line}:" for line in lines if line]
    how = f"a number from 1 to {last}" + (f", with {' or '.join(named)} before it" if named else "")
    raise UserError(f"there is no step '{text}' in {graph.name}; write {how}")


def figure(hash_: Hash, graph: Graph, step: Step) -> Figure:
    """The step as boxes and edges."""
    owner = graph.owners()
    nodes = [node for node in topological(step.made) if owner[node] is step and node.args]
    known = state(hash_, graph, step.line, step.index, step.stream)
    edges = list(dict.fromkeys((arg, node) for node in nodes for arg in node.args))
    used = dict.fromkeys(arg for arg, _ in edges if arg not in nodes)
    order = [*(node for node in known if node in used), *(node for node in used if node not in known)]
    order.sort(key=lambda node: (node not in known, node.op is Op.CONST, known.get(node, "")))
    after = state(hash_, graph, step.line, step.index + 1, step.stream) or {
        n: str(word) for word, n in graph.outputs.items()
    }
    when = ready(graph)
    critical = _critical(max(step.made, key=lambda node: when[node]), nodes, when)
    rows, first_cycle = _rows(nodes, max(used, key=lambda node: when[node]))
    return Figure(
        title=heading(step) if len(graph.steps) > 1 else graph.name,
        inputs={node: known.get(node) or _called(node, owner[node]) for node in order},
        operations={node: _operation(node) for node in nodes},
        outputs={node: f"{after[node]}'" for node in step.made if node in after},
        edges={edge: edge in critical for edge in edges},
        rows={**rows, **dict.fromkeys(order, 0)},
        first_cycle=first_cycle,
    )


def _cycles(arg: Node, node: Node) -> int:
    """From an operand to the result."""
    return int(node.attr.insn.latency) + delay(arg, node) if node.op is Op.INSN else 1


def _critical(last: Node, nodes: Sequence[Node], when: Mapping[Node, int]) -> set[Edge]:
    """The edges on which any delay delays the last value."""
    found: set[Edge] = set()
    queue = [last]
    for node in queue:
        if node in nodes:
            tight = [arg for arg in node.args if when[arg] + _cycles(arg, node) == when[node]]
            found |= {(arg, node) for arg in tight}
            queue += tight
    return found


def _rows(nodes: Sequence[Node], last_input: Node) -> tuple[dict[Node, int], int]:
    """The row of each operation, from 1, and the cycle of row 0."""
    to_end: dict[Node, int] = {}  # cycles from the value to the end of the step
    for node in reversed(nodes):
        to_end.setdefault(node, 0)
        for arg in node.args:
            to_end[arg] = max(to_end.get(arg, 0), to_end[node] + _cycles(arg, node))
    longest = max(to_end.values())
    return {node: longest - to_end[node] for node in nodes}, to_end[last_input] - longest


def _operation(node: Node) -> str:
    if node.op is Op.INSN:
        return str(node.attr)
    return f"{node.op.value} {node.attr}" if node.attr is not None else node.op.value


def _called(node: Node, maker: Step | None) -> str:
    """The name of an input that is not a word of the state."""
    if not node.args:
        return infix(node)
    return f"from {maker.index + 1}" if maker else node.op.value


@dataclass(frozen=True, slots=True)
class Named:
    """The context of the template for Graphviz."""

    figure: Figure
    names: Mapping[Node, str]  # of inputs and operations


@dataclass(frozen=True, slots=True)
class Titled:
    """The context of the template of a page, besides a layout."""

    command: str  # that makes the page


# A position in the layout: a box, or the crossing of an edge and a row.
Waypoint = Node | tuple[Edge, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """The context of templates of images: all positions, in pixels."""

    figure: Figure
    at: Mapping[Waypoint, tuple[float, float]]
    paths: Sequence[tuple[str, bool]]  # edges as SVG paths, and whether each is on the critical path
    box: tuple[int, int]
    wide: Mapping[Node, int]
    row: int
    margin: int
    width: float
    height: int
    cycles: range  # of the rows


def dot(drawn: Figure) -> str:
    """The figure as Graphviz text."""
    names = {node: f"n{i}" for i, node in enumerate((*drawn.inputs, *drawn.operations))}
    return render("explain/step.dot.j2", fields_of(Named(drawn, names))).decode()


def html(drawn: Figure, command: str) -> str:
    """The figure as a self-contained page, with the command that makes it."""
    return render("explain/step.html.j2", fields_of(Titled(command), _layout(drawn))).decode()


def svg(drawn: Figure) -> str:
    """The figure as an SVG image, for a page with only one of them."""
    return render("explain/step.svg.j2", fields_of(_layout(drawn))).decode()


def _layout(drawn: Figure) -> Drawing:
    chains = {edge: _chain(edge, drawn.rows) for edge in drawn.edges}
    levels: list[list[Waypoint]] = [[] for _ in range(max(drawn.rows.values()) + 1)]
    for node, row in drawn.rows.items():
        levels[row].append(node)
    levels[0] = list(drawn.inputs)
    for edge, chain in chains.items():
        for place in chain[1:-1]:
            assert isinstance(place, tuple)
            levels[place[1]].append((edge, place[1]))
    wide = {node: max(BOX[0], LETTER * len(text) + 14) for node, text in drawn.texts.items()}
    half: dict[Waypoint, float] = {node: (pixels + GAP - BOX[0]) / GAP / 2 for node, pixels in wide.items()}
    x = _columns(levels, list(chains.values()), half)
    left = min(x.values())
    at: dict[Waypoint, tuple[float, float]] = {
        place: (round(MARGIN + 40 + (x[place] - left) * GAP, 1), MARGIN + row * ROW)
        for row, level in enumerate(levels)
        for place in level
    }
    return Drawing(
        figure=drawn,
        at=at,
        paths=[(_curve([at[place] for place in chains[edge]]), bold) for edge, bold in drawn.edges.items()],
        box=BOX,
        wide=wide,
        row=ROW,
        margin=MARGIN,
        width=max(px for px, _ in at.values()) + 2 * MARGIN,
        height=MARGIN * 2 + ROW * len(levels),
        cycles=range(drawn.first_cycle, drawn.first_cycle + len(levels)),
    )


def _chain(edge: Edge, rows: Mapping[Node, int]) -> list[Waypoint]:
    """An edge from row to row."""
    source, target = edge
    return [source, *((edge, row) for row in range(rows[source] + 1, rows[target])), target]


def _columns(
    levels: Sequence[list[Waypoint]], chains: Sequence[Sequence[Waypoint]], half: Mapping[Waypoint, float]
) -> dict[Waypoint, float]:
    """The column of each position: near its connections, and apart from its neighbours in the row.

    half is half the width of each box. Sweeps down and up, and each time sorts a row by the mean column of the
    connections. Inputs keep their order.
    """
    above: dict[Waypoint, list[Waypoint]] = {}
    below: dict[Waypoint, list[Waypoint]] = {}
    for chain in chains:
        for upper, lower in pairwise(chain):
            above.setdefault(lower, []).append(upper)
            below.setdefault(upper, []).append(lower)
    x: dict[Waypoint, float] = {place: float(i) for level in levels for i, place in enumerate(level)}
    _spread(levels[0], dict(x), x, half)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        near = above if down else below
        for level in levels[1:] if down else levels[-2:0:-1]:
            wanted = {
                place: sum(x[other] for other in near[place]) / len(near[place]) if place in near else x[place]
                for place in level
            }
            level.sort(key=lambda place: wanted[place])
            _spread(level, wanted, x, half)
    return x


def _spread(
    level: Sequence[Waypoint],
    wanted: Mapping[Waypoint, float],
    x: dict[Waypoint, float],
    half: Mapping[Waypoint, float],
) -> None:
    """Moves a row towards its preferred columns, as far as there is room."""
    edge = float("-inf")
    for place in level:
        own = half.get(place, THIN / 2)  # an edge that passes through has no box
        x[place] = max(wanted[place], edge + own)
        edge = x[place] + own
    shift = sum(wanted[place] - x[place] for place in level) / len(level)
    for place in level:
        x[place] += shift


def _curve(points: Sequence[tuple[float, float]]) -> str:
    """An SVG path from the lower edge of the first box to the upper edge of the last."""
    half = BOX[1] / 2
    ends = [(points[0][0], points[0][1] + half), *points[1:-1], (points[-1][0], points[-1][1] - half)]
    text = f"M{ends[0][0]:g} {ends[0][1]:g}"
    for (x0, y0), (x1, y1) in pairwise(ends):
        middle = (y0 + y1) / 2
        text += f"C{x0:g} {middle:g} {x1:g} {middle:g} {x1:g} {y1:g}"
    return text
