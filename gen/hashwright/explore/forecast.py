"""Predictions of a program's cycles before it is measured, corrected by measurements, and how they agree."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from statistics import correlation, median
from typing import Final

from hashwright.emit.emitters import GAS
from hashwright.explore.model import cycles
from hashwright.explore.periodic import Piece, demands
from hashwright.explore.programs import Unmeasured
from hashwright.explore.space import WRITTEN, Picked
from hashwright.explore.study import Record
from hashwright.explore.trace import SCALED, WORD
from hashwright.graph.ir import Node
from hashwright.graph.semantics import Ty
from hashwright.lower.order import Listing
from hashwright.lower.recurrence import recurrence
from hashwright.output.catalogue import CatalogueRow
from hashwright.output.generate import routines
from hashwright.output.writing import writing_of
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import Core, Pipes
from hashwright.targets.machine import Insn
from hashwright.targets.routine import Routine

NEAREST: Final = 3  # measured points whose error counts


def expected(made: Unmeasured, core: Core) -> float:
    """Core cycles per byte: for assembly by the simulation of the core, for C by the bound of its instructions.

    Raises UserError if assembly has an instruction that the core's table lacks.
    """
    request = made.point.request
    if request.emitter != GAS:
        return bound(made, core)
    at_once = writing_of(request.hash).loop(request).bytes * _messages(request.setting())
    return cycles(made.routine or looping_routine(request, made.listings), core) / at_once


def looping_routine(request: Request, listings: Mapping[str, Listing]) -> Routine:
    """The routine in which a kernel in assembly spends its time."""
    symbol = writing_of(request.hash).loop(request).symbol
    return next(routine for routine in routines(request, listings) if routine.symbol == symbol)


def bound(made: Unmeasured, core: Core) -> float:
    """The lower bound of core cycles per byte, for any order of instructions.

    It counts only the hash's own instructions, not loads, copies and spills. It is 0 for code for any
    processor, whose instructions depend on the compiler.
    """
    request = made.point.request
    row = CatalogueRow(request, "", {}, dict.fromkeys(made.listings, (0, 0)))
    listing, files = made.listings[row.principal], request.setting().machine.files
    if not files:
        return 0.0
    least = _throughput(listing, core, files)
    if request.hash.inner:
        least = max(least, loop(listing, core, files))
    return least / row.bytes_at_once / _messages(request.setting())


def _messages(setting: Setting) -> int:
    """The number of messages side by side; if it depends on the processor, that of the known cores."""
    return setting.streams * SCALED // WORD if setting.machine.c_lanes else setting.messages


def loop(listing: Listing, core: Core, files: Mapping[Ty, RegisterFile]) -> float:
    """The cycles of a block by latency alone, if each continues with the state of the previous one."""
    graph = listing.graph
    state = tuple(node.attr for node in graph.inputs if node.attr in graph.outputs)

    def takes(_: Node, node: Node) -> int:
        return core.latency(node.attr.insn, files[node.ty].operand_bytes)

    return float(recurrence(replace(graph, state=state), takes) or 0)


def _throughput(listing: Listing, core: Core, files: Mapping[Ty, RegisterFile]) -> float:
    """The cycles in which these instructions can start, by the core's width and by its ports."""
    work = [
        Piece(frozenset(pipes.ports), pipes.occupancy)
        for node in listing.instructions
        if node.ty in files
        for pipes in _machine_work(node.attr.insn, core, files[node.ty].operand_bytes)
        if pipes.ports
    ]
    started: int = sum(node.attr.insn.size for node in listing.instructions)
    return max(started / core.width, *(float(busy / len(ports)) for ports, busy in demands(work)))


def _machine_work(insn: Insn, core: Core, register_bytes: int) -> list[Pipes]:
    """The work of each machine instruction; those beyond its kinds of work are of the first kind."""
    work = core.work(insn, register_bytes)
    return work + work[:1] * (insn.size - len(work))


def likely(predicted: float, picked: Picked, measured: Sequence[Record]) -> float:
    """The likely core cycles per byte of a point, by the nearest measured points.

    This is the prediction times the ratio of measurement to prediction of these points. Without a prediction
    (0), it is their measurement. Without measured points in the same language, it is the prediction.
    """
    known = [each for each in measured if each.picked[WRITTEN] == picked[WRITTEN]]
    nearest = nsmallest(NEAREST, known, key=lambda each: _apart(each.picked, picked))
    if not nearest:
        return predicted
    return (predicted or 1.0) * median(each.cpb / (each.predicted or 1.0) for each in nearest)


def _apart(one: Picked, other: Picked) -> int:
    """The number of picks in which two points differ."""
    return sum(other.get(name) != value for name, value in one.items()) + len(other.keys() - one.keys())


@dataclass(frozen=True, slots=True)
class Agreement:
    """The agreement of predictions with measurements."""

    error: float  # the median of |predicted / measured - 1|
    rank: float  # Spearman's rank correlation: 1 for the same order, 0 for none


def agreement(pairs: Sequence[tuple[float, float]]) -> Agreement:
    """The agreement of pairs of prediction and measurement, at least one."""
    error = median(abs(predicted / found - 1) for predicted, found in pairs)
    columns = [_ranks([pair[side] for pair in pairs]) for side in (0, 1)]
    is_ordered = all(len(set(ranks)) > 1 for ranks in columns)
    return Agreement(error, correlation(*columns) if is_ordered else 0.0)


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each; equal values share theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]
