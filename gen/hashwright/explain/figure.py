"""A drawing of one step or several: the inputs on top, a box for each operation, the critical path in bold.

A box is in the row of the cycle by which its value is needed, counted from the arrival of the last input; or
in the row of its place in a listing, which shows how long values are alive.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import fmean
from typing import Final

from hashwright.emit.shell import fields_of, render
from hashwright.errors import UserError
from hashwright.explain.changes import ready
from hashwright.explain.names import state
from hashwright.graph.ir import Graph, Node, Step, heading, infix, topological
from hashwright.graph.semantics import Op
from hashwright.lower.order import delay
from hashwright.modes.hash import Hash

Vertex = Hashable  # what an input or an operation of a drawing is: a node, or the number of an instruction
Edge = tuple[Vertex, Vertex]  # from an argument to its user

# In pixels.
BOX: Final = (66, 26)  # at least
LETTER: Final = 8
GAP: Final = 88  # between the centres of neighbours in a row, unless a box is wider
ROW: Final = 58
LISTED_ROW: Final = 44
TOP: Final = 24  # above the centre of the first row
MARGIN: Final = 60  # left and right
THIN: Final = 0.3  # the part of a gap for an edge that passes through a row
SWEEPS: Final = 8


@dataclass(frozen=True, slots=True)
class Figure:
    """Steps as boxes and edges, without positions."""

    title: str
    inputs: Mapping[Vertex, str]  # the name of each, in the order of the drawing
    operations: Mapping[Vertex, str]  # the text in each box, each after its arguments
    outputs: Mapping[Vertex, str]  # the names of the steps' results
    edges: Mapping[Edge, bool]  # is it on the critical path?
    rows: Mapping[Vertex, int]  # inputs in row 0
    first_cycle: int  # the cycle of row 0; the last input arrives in cycle 0
    alive: Sequence[int] = ()  # if rows are places in a listing: the number of values that are alive after each

    @property
    def texts(self) -> dict[Vertex, str]:
        """The text of each input and operation."""
        return {**self.inputs, **self.operations}


def find_steps(graph: Graph, text: str, count: int = 1) -> tuple[Graph, tuple[Step, ...]]:
    """Steps in the order of computation, from the one that a user names as N or LINE:N, with their graph.

    N counts from 1. Without a name, the first is a middle one. A graph without steps is one step. Raises
    UserError if no step has this name, or if too few steps follow.
    """
    if not graph.steps:
        whole = Step("", 0, 0, graph.name, tuple(graph.outputs.values()))
        graph = replace(graph, steps=(whole,))
    first = graph.steps.index(_named(graph, text))
    if count > len(graph.steps) - first:
        raise UserError(f"{graph.name} has {len(graph.steps) - first} steps from there on, not {count}")
    return graph, graph.steps[first : first + count]


def _named(graph: Graph, text: str) -> Step:
    """The step of that name, of the first stream."""
    lines = tuple(dict.fromkeys(step.line for step in graph.steps))
    line, _, number = text.rpartition(":")
    in_line = [step for step in graph.steps if step.line == (line or lines[0])]
    if not text:
        first = [step for step in in_line if step.round == 0]
        return first[len(first) // 2]
    for step in in_line:
        if number == str(step.index + 1):
            return step
    last = max(step.index for step in graph.steps) + 1
    named = [f"{line}:" for line in lines if line]
    how = f"a number from 1 to {last}" + (f", with {' or '.join(named)} before it" if named else "")
    raise UserError(f"there is no step '{text}' in {graph.name}; write {how}")


def figure(hash_: Hash, graph: Graph, steps: Sequence[Step], listed: Sequence[Node] = ()) -> Figure:
    """The steps as boxes and edges, with rows by cycle, or by the places of the operations in a listing."""
    owner = graph.owners()
    made = dict.fromkeys(node for step in steps for node in step.made)
    nodes = [node for node in topological(made) if owner[node] in steps and node.args]
    edges = list(dict.fromkeys((arg, node) for node in nodes for arg in node.args))
    used = dict.fromkeys(arg for arg, _ in edges if arg not in nodes)
    inner = {arg for arg, _ in edges} if steps[1:] else set()  # values that only the steps themselves use
    known, after, results = _states(hash_, graph, steps)
    after = after or {node: str(word) for word, node in graph.outputs.items()}
    order = [*(node for node in known if node in used), *(node for node in used if node not in known)]
    order.sort(key=lambda node: (node not in known, node.op is Op.CONST, known.get(node, "")))
    when = ready(graph)
    critical = _critical([max(each, key=lambda node: when[node]) for each in results], nodes, when)
    rows, first_cycle = _rows(nodes, max(used, key=lambda node: when[node]))
    if listed:
        nodes.sort(key=listed.index)
        rows = {node: place for place, node in enumerate(nodes, 1)}
    return Figure(
        title=_title(graph, steps),
        inputs={node: known.get(node) or _called(node, owner[node]) for node in order},
        operations={node: _operation(node) for node in nodes},
        outputs={node: f"{after[node]}'" for node in made if node in after and node not in inner},
        edges={edge: edge in critical for edge in edges},
        rows={node: rows.get(node, 0) for node in (*order, *nodes)},
        first_cycle=first_cycle,
        alive=_alive(graph, nodes, used, listed) if listed else (),
    )


def _title(graph: Graph, steps: Sequence[Step]) -> str:
    if len(graph.steps) == 1:
        return graph.name
    return " to ".join(dict.fromkeys((heading(steps[0]), heading(steps[-1]))))


def _states(
    hash_: Hash, graph: Graph, steps: Sequence[Step]
) -> tuple[dict[Node, str], dict[Node, str], list[list[Node]]]:
    """The names of the words before the steps and after them; and by chain, the results of its last step.

    The names of words of several chains end with the first letter of their line or stream.
    """
    chains: dict[tuple[str, str], list[Step]] = {}
    for step in steps:
        chains.setdefault((step.line, step.stream), []).append(step)
    before: dict[Node, str] = {}
    after: dict[Node, str] = {}
    for (line, stream), own in chains.items():
        name = f"/{(line or stream)[0]}" if len(chains) > 1 else ""
        for names, count in ((before, own[0].index), (after, own[-1].index + 1)):
            words = state(hash_, graph, line, count, stream).items()
            names |= {node: letter + name for node, letter in words}
    return before, after, [list(own[-1].made) for own in chains.values()]


def _alive(
    graph: Graph, nodes: Sequence[Node], inputs: Iterable[Node], listed: Sequence[Node]
) -> tuple[int, ...]:
    """The number of values that are alive before the operations, and after each of them.

    Without constants, and without message words, which are read from memory.
    """
    place = {node: number for number, node in enumerate(nodes, 1)}
    later = set(listed[listed.index(nodes[-1]) + 1 :])
    kept = {arg for node in later for arg in node.args} | set(graph.outputs.values())
    last = {node: len(nodes) for node in nodes if node in kept}
    for node in inputs:
        if node.op is not Op.CONST and not (node.op is Op.VAR and node.attr in graph.early):
            last[node] = len(nodes) if node in kept else 0
    for node in nodes:
        for arg in node.args:
            if arg in place or arg in last:
                last[arg] = max(last.get(arg, 0), place[node] - 1)
    return tuple(
        sum(place.get(node, 0) <= number <= end for node, end in last.items())
        for number in range(len(nodes) + 1)
    )


def _cycles(arg: Node, node: Node) -> int:
    """From an operand to the result."""
    return int(node.attr.insn.latency) + delay(arg, node) if node.op is Op.INSN else 1


def _critical(last: Sequence[Node], nodes: Sequence[Node], when: Mapping[Node, int]) -> set[Edge]:
    """The edges where any delay makes one of the last values late."""
    found: set[Edge] = set()
    queue = list(last)
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
    names: Mapping[Vertex, str]  # of inputs and operations


@dataclass(frozen=True, slots=True)
class Titled:
    """The context of the template of a page, besides a layout."""

    command: str  # that makes the page


# A position in the layout: a box, or the crossing of an edge and a row.
Waypoint = Vertex | tuple[Edge, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """The context of templates of images: all positions, in pixels."""

    figure: Figure
    at: Mapping[Waypoint, tuple[float, float]]
    paths: Sequence[tuple[str, bool]]  # edges as SVG paths, and whether each is on the critical path
    box: tuple[int, int]
    wide: Mapping[Vertex, int]
    row: int
    top: int
    width: float
    height: int
    marks: Sequence[str]  # beside the rows


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
    row = LISTED_ROW if drawn.alive else ROW
    wide = {node: LETTER * len(text) + 14 for node, text in drawn.texts.items()}
    wide |= {node: max(BOX[0], wide[node]) for node in drawn.operations}
    apart = {node: GAP - BOX[0] if node in drawn.operations else LETTER for node in wide}
    half: dict[Waypoint, float] = {node: (pixels + apart[node]) / GAP / 2 for node, pixels in wide.items()}
    x = _columns(levels, list(chains.values()), half)
    left = min(x.values())
    at: dict[Waypoint, tuple[float, float]] = {
        place: (round(MARGIN + 40 + (x[place] - left) * GAP, 1), TOP + number * row)
        for number, level in enumerate(levels)
        for place in level
    }
    return Drawing(
        figure=drawn,
        at=at,
        paths=[(_curve([at[place] for place in chains[edge]]), bold) for edge, bold in drawn.edges.items()],
        box=BOX,
        wide=wide,
        row=row,
        top=TOP,
        width=max(px for px, _ in at.values()) + MARGIN,
        height=TOP + row * len(levels),
        marks=_marks(drawn, len(levels)),
    )


def _marks(drawn: Figure, rows: int) -> list[str]:
    """The text beside each row; the last one has the unit."""
    numbers = drawn.alive or range(drawn.first_cycle, drawn.first_cycle + rows)
    *marks, last = map(str, numbers)
    return [*marks, f"{last} alive" if drawn.alive else f"cycle {last}"]


def _chain(edge: Edge, rows: Mapping[Vertex, int]) -> list[Waypoint]:
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
                place: fmean(x[other] for other in near[place]) if place in near else x[place]
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
    shift = fmean(wanted[place] - x[place] for place in level)
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
