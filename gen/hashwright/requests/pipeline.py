"""The passes from a description to a listing, by name, in their order."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from hashwright.graph.ir import Graph, Var
from hashwright.graph.rewrite import Firing, Rule
from hashwright.lower.cover import cover
from hashwright.lower.order import BY_HALF, Listing, by_halves, interleave, listing
from hashwright.lower.recurrence import recurrence
from hashwright.lower.sums import by_arrival
from hashwright.lower.urgency import by_urgency
from hashwright.passes import forms
from hashwright.passes.endian import as_stored
from hashwright.passes.keys import RoundKey, choose, place_keys
from hashwright.passes.replacing import Results, in_order
from hashwright.passes.representation import CHANGES, Change
from hashwright.passes.reuse import reuse_xors
from hashwright.passes.rotates import spell_rotates
from hashwright.passes.streams import interleave_streams
from hashwright.passes.units import place
from hashwright.requests.choice import Choice
from hashwright.requests.registry import HORIZON, KEY, ORDER, RESULTS, ROT, SCHED, SPARE, STREAMS, UNIT
from hashwright.requests.settings import Setting
from hashwright.targets.machine import Machine

KEPT: Final = 1024  # cached results of passes, each of some hundred KiB, which kernels of a project share

Changed = tuple[Graph, tuple[Firing, ...]]


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass: from a kernel to the same kernel in another form, with the rules that fired."""

    name: str
    what: str
    run: Callable[[Graph, Any], Changed]  # the second argument is the result of `reads`
    reads: Callable[[Graph, Setting], Any]  # it returns None if the kernel does not need the pass


def _silently(run: Callable[[Graph, Any], Graph]) -> Callable[[Graph, Any], Changed]:
    """A pass without rules."""
    return lambda graph, read: (run(graph, read), ())


def _chosen(choice: Choice[Any]) -> Callable[[Graph, Setting], Any]:
    """The value of a choice, if the schedule has the choice."""
    return lambda graph, setting: choice.of(setting.schedule) if choice.is_in(setting.schedule) else None


def _known(graph: Graph, setting: Setting) -> tuple[tuple[Var, int], ...] | None:
    inputs = {node.attr for node in graph.inputs}
    return tuple((name, value) for name, value in setting.known.items() if name in inputs) or None


def _forms(graph: Graph, setting: Setting) -> tuple[Machine, tuple[tuple[str, str], ...]]:
    """The machine, and the selected forms by function."""
    asked = setting.schedule.choices
    return setting.machine, tuple((label, asked[label]) for label in forms.labels(graph) if label in asked)


def _in_forms(graph: Graph, read: tuple[Machine, tuple[tuple[str, str], ...]]) -> Changed:
    machine, asked = read
    return forms.change(graph, forms.choose(graph, machine, dict(asked)))


def _reused(graph: Graph, setting: Setting) -> tuple[str, ...]:
    asked = setting.schedule.choices
    return tuple(label for label in forms.labels(graph) if asked.get(label) == "reuse")


def _keys(graph: Graph, setting: Setting) -> tuple[Machine, RoundKey | None] | None:
    """The machine, and the selected place of round keys, if the schedule has one."""
    return (setting.machine, KEY.of(setting.schedule)) if KEY.is_in(setting.schedule) else None


def _in_keys(graph: Graph, read: tuple[Machine, RoundKey | None]) -> Graph:
    machine, asked = read
    return place_keys(graph, asked or choose(graph, machine))


def _rotates(graph: Graph, setting: Setting) -> tuple[Machine, Sequence[Rule]] | None:
    return (setting.machine, ROT.of(setting.schedule)) if ROT.is_in(setting.schedule) else None


def _results(graph: Graph, setting: Setting) -> Results | None:
    """The order of the results of an update, if there is a choice."""
    return RESULTS.of(setting.schedule) if RESULTS.is_in(setting.schedule) and graph.steps else None


def _stored(change: Change) -> Pass:
    """The pass for one change of the state's representation."""
    return Pass(
        change.name,
        change.what,
        _silently(change.run),
        lambda graph, setting: setting.representation if change.is_in(setting.representation) else None,
    )


PASSES: Final = (
    Pass("bind", "known inputs folded", _silently(lambda g, known: g.bind(dict(known))), _known),
    *map(_stored, CHANGES),
    Pass("results", "results of updates ordered", _silently(in_order), _results),
    Pass("order", "lines interleaved", _silently(interleave), _chosen(ORDER)),
    Pass("units", "steps placed", _silently(place), _chosen(UNIT)),
    Pass(
        "bytes",
        "big-endian words as the processor reads them",
        as_stored,
        lambda g, s: s.machine if s.as_stored and g.big_endian else None,
    ),
    Pass("rotates", "rotates spelled", lambda g, read: spell_rotates(g, *read), _rotates),
    Pass("forms", "functions in their forms", _in_forms, _forms),
    Pass("sums", "sums by arrival", _silently(lambda g, _: by_arrival(g)), lambda g, s: True),
    Pass("keys", "round keys placed", _silently(_in_keys), _keys),
    Pass("reuse", "XORs reused", lambda g, labels: reuse_xors(g, labels) if labels else (g, ()), _reused),
    Pass("cover", "instructions selected", _silently(cover), lambda g, s: s.machine),
    Pass(
        "halves",
        "halves of steps interleaved",
        _silently(lambda g, _: by_halves(g)),
        lambda g, s: True if ORDER.is_in(s.schedule) and ORDER.of(s.schedule) is BY_HALF else None,
    ),
    Pass("streams", "streams interleaved", _silently(interleave_streams), _chosen(STREAMS)),
)


@lru_cache(KEPT)
def _run(each: Pass, graph: Graph, read: Any) -> Changed:
    """The result of a pass, which is shared by kernels with the same first passes."""
    return each.run(graph, read)


@dataclass(frozen=True, slots=True)
class Stage:
    """The kernel after a pass."""

    name: str
    graph: Graph
    firings: tuple[Firing, ...]


def stages(graph: Graph, setting: Setting) -> Iterator[Stage]:
    """The described kernel, then the kernel after each pass."""
    yield Stage("graph", graph, ())
    for each in PASSES:
        if (read := each.reads(graph, setting)) is not None:
            graph, fired = _run(each, graph, read)
            yield Stage(each.name, graph, fired)


def before(name: str, graph: Graph, setting: Setting) -> Graph:
    """The kernel before the pass of that name."""
    for stage in stages(graph, setting):
        if stage.name == name:
            break
        graph = stage.graph
    return graph


def open_forms(graph: Graph, setting: Setting) -> dict[str, list[str]]:
    """By function, the forms of its steps if the schedule leaves them open."""
    reached = before("forms", graph, setting)
    found: dict[str, list[str]] = {}
    for (label, _), form in forms.choose(reached, setting.machine, {}).items():
        found.setdefault(label, []).append(form)
    return found


Lower = Callable[[Graph, Setting], Listing]


def lower(graph: Graph, setting: Setting) -> Listing:
    """The listing of a description's function."""
    fired: list[Firing] = []
    for stage in stages(graph, setting):
        fired += stage.firings
        graph = stage.graph
    made = listing(graph)
    if core := SCHED.of(setting.schedule):
        files, spare = setting.machine.files, SPARE.of(setting.schedule)
        room = {ty: len(file.names) - spare for ty, file in files.items()}
        made = by_urgency(made, core, files, room, HORIZON.of(setting.schedule))
    counts: dict[str, int] = {}
    for firing in fired:
        counts[firing.rule.name] = counts.get(firing.rule.name, 0) + 1
    return replace(made, facts=replace(made.facts, rules=counts, loop=recurrence(made.graph)))
