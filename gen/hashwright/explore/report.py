"""The report of a study: one self-contained page."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from hashwright.emit.shell import fields_of, render
from hashwright.explain import figure
from hashwright.explore import gains
from hashwright.explore.finals import Finalist, Finals
from hashwright.explore.forecast import Agreement, agreement, bound
from hashwright.explore.programs import program
from hashwright.explore.space import ASSEMBLY, Point, Space
from hashwright.explore.study import MEASURED, Record, Study
from hashwright.files import plan
from hashwright.passes.forms import labels
from hashwright.requests.pipeline import stages
from hashwright.requests.schedule import Schedule
from hashwright.targets.cores import Core
from hashwright.targets.processor import without_model

TEMPLATE: Final = "explore/report.html.j2"
REMEDY: Final = "write --report with a path that you can write to"
TICKS: Final = 5  # of an axis, about
STEPS: Final = (1, 2, 2.5, 5, 10)  # between ticks, times a power of ten


@dataclass(frozen=True, slots=True)
class Axis:
    """A map from values to pixels."""

    low: float
    high: float
    start: float  # pixels of low
    end: float  # pixels of high

    def at(self, value: float) -> float:
        """The pixel of a value."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    @property
    def ticks(self) -> list[tuple[float, str]]:
        """Round values from low to high, with their text."""
        wide = (self.high - self.low) / TICKS
        power = 10 ** math.floor(math.log10(wide))
        step = next(each * power for each in STEPS if each * power >= wide)
        digits = max(0, -math.floor(math.log10(step) + 1e-9) + (step / power == 2.5))
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [(i * step, f"{i * step:.{digits}f}") for i in range(first, last + 1)]


def axis(values: Iterable[float], start: float, end: float, *, zero: bool = False) -> Axis:
    """An axis with some room around the values; with zero, it begins there."""
    found = list(values)
    low, high = min(found), max(found)
    room = (high - low) * 0.06 or abs(high) * 0.06 or 1.0
    return Axis(0.0 if zero else low - room, high + room, start, end)


def _axes(values: Iterable[float], records: Sequence[Record]) -> tuple[Axis, Axis]:
    """The axes of a picture of the cycles of records by these values."""
    return axis(values, 70, 860), axis((record.cpb for record in records), 330, 20)


def write(path: Path, study: Study, final: Finals) -> None:
    """Writes the report into the file. Raises UserError if it cannot be written."""
    plan.put(path, render(TEMPLATE, fields_of(_report(study, final))), REMEDY)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportPage:
    """The context of the template."""

    space: Space
    records: Sequence[Record]
    final: Finals
    winner: Finalist
    limit: float | None  # see limit
    differing: Mapping[int, str]  # see differing_choices
    bars: Axis
    sized: Sequence[Record]  # those with a known size of code
    size_axes: tuple[Axis, Axis]
    front: Sequence[Record]
    choices: Sequence[tuple[str, Sequence[gains.Gain]]]  # their gains, by key
    rules: Sequence[tuple[str, Sequence[gains.Gain]]]
    predicted: Sequence[Record]  # those with a prediction
    model_axes: tuple[Axis, ...]  # none: nothing was predicted
    agreed: Agreement | None
    core: Core | None
    without_model: str  # a sentence about omissions, without a model
    step: str  # drawn


def _report(study: Study, final: Finals) -> ReportPage:
    records = [record for record in study.records() if record.outcome == MEASURED]
    winner = final.ours[0].record
    assert winner
    point, on = _point(study, winner), study.on.core
    sized = [record for record in records if record.code_bytes]
    predicted = [record for record in records if on and record.predicted and record.written == ASSEMBLY]
    graph = study.space.hash.principal()
    for stage in stages(graph, point.request.setting()):
        graph = stage.graph
    graph, steps = figure.find_steps(graph, "")
    return ReportPage(
        space=study.space,
        records=study.records(),
        final=final,
        winner=final.ours[0],
        limit=limit(study, final, on) if on else None,
        differing=differing_choices([each.record for each in final.ours if each.record]),
        bars=axis([each.cpb for each in final.placed], 200, 840, zero=True),
        sized=sized,
        size_axes=_axes((record.code_bytes for record in sized), sized),
        front=front(sized),
        choices=by_key(gains.effects(study.records(), gains.choices)),
        rules=by_key(gains.rules(records, labels(study.space.hash.principal()))),
        predicted=predicted,
        model_axes=_axes((record.predicted for record in predicted), predicted) if predicted else (),
        agreed=agreement([(each.predicted, each.cpb) for each in predicted]) if predicted else None,
        core=on,
        without_model=without_model(),
        step=figure.svg(figure.figure(study.space.hash, graph, steps)),
    )


def _point(study: Study, record: Record) -> Point:
    return study.space.point(lambda name, _: record.picked[name])


def limit(study: Study, final: Finals, on: Core) -> float | None:
    """The least of the finalists' lower bounds, in core cycles per byte.

    None if it is unknown, for example if a compiler found better instructions.
    """
    least = min(bound(program(_point(study, each.record)), on) for each in final.ours if each.record)
    return least if 0 < least <= final.ours[0].cpb else None


def front(records: Sequence[Record]) -> list[Record]:
    """The records for which no other is both faster and smaller, from small to fast."""
    found: list[Record] = []
    for record in sorted(records, key=lambda each: (each.code_bytes, each.cpb)):
        if not found or record.cpb < found[-1].cpb:
            found.append(record)
    return found


def differing_choices(records: Sequence[Record]) -> dict[int, str]:
    """By number, the choices in which the records differ from each other."""
    chosen = {record.number: Schedule.parse(record.schedule).choices.items() for record in records}
    common = set.intersection(*map(set, chosen.values())) if chosen else set()
    return {number: _in_words(each - common) for number, each in chosen.items()}


def common_choices(records: Sequence[Record]) -> str:
    """The choices of all records."""
    chosen = [Schedule.parse(record.schedule).choices.items() for record in records]
    return _in_words(set.intersection(*map(set, chosen)) if chosen else set())


def _in_words(choices: Iterable[tuple[str, str]]) -> str:
    return ",".join(f"{key}={value}" for key, value in sorted(choices))


def by_key(found: Sequence[gains.Gain]) -> list[tuple[str, list[gains.Gain]]]:
    """Effects by key, in their order."""
    return [(key, list(group)) for key, group in groupby(found, key=lambda each: each.key)]
