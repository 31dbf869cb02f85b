"""The passes from a description to a listing, by name, in their order."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from hashwright import forms
from hashwright.choices import Setting, in_units
from hashwright.ir import Graph
from hashwright.lower.cover import cover
from hashwright.lower.endian import as_stored
from hashwright.lower.keys import choose, place_keys
from hashwright.lower.order import BY_HALF, Listing, by_halves, interleave, listing
from hashwright.lower.recurrence import recurrence
from hashwright.lower.reuse import reuse_xors
from hashwright.lower.rotates import spell_rotates
from hashwright.lower.streams import interleave_streams
from hashwright.lower.sums import KEPT, by_arrival
from hashwright.lower.urgency import by_urgency
from hashwright.represent import CHANGES, Change
from hashwright.requests.choice import Choice
from hashwright.requests.registry import HORIZON, KEY, ORDER, ROT, SCHED, SPARE, STREAMS, UNIT
from hashwright.rewrite import Firing

Changed = tuple[Graph, tuple[Firing, ...]]


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass: from a kernel to the same kernel in another form, with the rules that fired."""

    name: str
    what: str
    run: Callable[[Graph, Setting], Changed]
    applies: Callable[[Graph, Setting], bool] = lambda graph, setting: True  # does the kernel need it?


def _forms(graph: Graph, setting: Setting) -> Changed:
    return forms.change(graph, forms.choose(graph, setting.machine, setting.schedule.choices))


def _reuse(graph: Graph, setting: Setting) -> Changed:
    asked = setting.schedule.choices
    labels = [label for label in forms.labels(graph) if asked.get(label) == "reuse"]
    return reuse_xors(graph, labels) if labels else (graph, ())


def _keys(graph: Graph, setting: Setting) -> Changed:
    return place_keys(graph, KEY.of(setting.schedule) or choose(graph, setting.machine)), ()


def _bind(graph: Graph, setting: Setting) -> Changed:
    inputs = {node.attr for node in graph.inputs}
    known = {name: value for name, value in setting.known.items() if name in inputs}
    return graph.bind(known) if known else graph, ()


def _halves(graph: Graph, setting: Setting) -> Changed:
    return by_halves(graph) if ORDER.of(setting.schedule) is BY_HALF else graph, ()


_sums: Final = lru_cache(KEPT)(by_arrival)
_cover: Final = lru_cache(KEPT)(cover)


def _has(choice: Choice[Any]) -> Callable[[Graph, Setting], bool]:
    """Does the schedule make the choice?"""
    return lambda graph, setting: choice.is_in(setting.schedule)


def _stored(change: Change) -> Pass:
    """The pass for one change of the state's representation."""
    return Pass(
        change.name,
        change.what,
        lambda graph, setting: (change.run(graph, setting.representation), ()),
        lambda graph, setting: change.is_in(setting.representation),
    )


PASSES: Final = (
    Pass("bind", "known inputs folded", _bind),
    *map(_stored, CHANGES),
    Pass("order", "lines interleaved", lambda g, s: (interleave(g, ORDER.of(s.schedule)), ()), _has(ORDER)),
    Pass("units", "steps placed", lambda g, s: (in_units(g, s.schedule), ()), _has(UNIT)),
    Pass(
        "bytes",
        "big-endian words as the processor reads them",
        lambda g, s: as_stored(g, s.machine),
        lambda g, s: s.as_stored and bool(g.big_endian),
    ),
    Pass("rotates", "rotates spelled", lambda g, s: spell_rotates(g, s.machine, ROT.of(s.schedule)), _has(ROT)),
    Pass("forms", "functions in their forms", _forms),
    Pass("sums", "sums by arrival", lambda g, s: (_sums(g), ())),
    Pass("keys", "round keys placed", _keys, _has(KEY)),
    Pass("reuse", "XORs reused", _reuse),
    Pass("cover", "instructions selected", lambda g, s: (_cover(g, s.machine), ())),
    Pass("halves", "halves of steps interleaved", _halves, _has(ORDER)),
    Pass("streams", "streams interleaved", lambda g, s: (interleave_streams(g, s.streams), ()), _has(STREAMS)),
)


@dataclass(frozen=True, slots=True)
class Stage:
    """The kernel after a pass."""

    name: str
    graph: Graph
    firings: tuple[Firing, ...]


def stages(graph: Graph, setting: Setting) -> Iterator[Stage]:
    """The kernel as described, then after each pass."""
    yield Stage("graph", graph, ())
    for each in PASSES:
        if each.applies(graph, setting):
            graph, fired = each.run(graph, setting)
            yield Stage(each.name, graph, fired)


def open_forms(graph: Graph, setting: Setting) -> dict[str, list[str]]:
    """By function, the forms of its steps if the schedule leaves them open."""
    reached = graph
    for stage in stages(graph, setting):
        if stage.name == "forms":
            break
        reached = stage.graph
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
