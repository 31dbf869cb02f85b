"""The best figures: a picture and a table for each group of hashes, and the picture of the first page."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hashwright.bench.plot import Mark, comparison
from performance.fastest import Fastest
from performance.record import CoreRecord, Subject
from performance.regions import Line, code, markdown, title
from performance.sheets import BOUND, in_short
from performance.table import Goal, TablesFile

SIGN: Final = "*"  # in pictures: the mark of figures without a commit
HEADS: Final = ("core", "ours", "others", "times", BOUND, "by")


def answers(tables: TablesFile, records: Sequence[CoreRecord]) -> str:
    """A section for each group: its picture, and the best of each task on each core."""
    return "\n\n".join(
        part
        for group in tables.groups
        for part in _section(group.title, group.picture, tables.goals_of(group), records)
    )


def _section(name: str, picture: Path, goals: Sequence[Goal], records: Sequence[CoreRecord]) -> Iterator[str]:
    yield f"### {name}"
    yield f"![{name}: our best kernels, the best of others, and bounds]({picture.name})"
    lines = [line for goal in goals for line in _lines(goal, records)]
    yield (markdown([*HEADS], lines) if lines else "Not measured yet.")


def _lines(goal: Goal, records: Sequence[CoreRecord]) -> Iterator[Line]:
    """The name of the task, then a line for each core on which ours was measured."""
    found = {record.core: Fastest.of(goal, record) for record in records}
    if any(best.ours for best in found.values()):
        yield [f"**{goal.name}**", *[""] * (len(HEADS) - 1)]
    for record in records:
        best = found[record.core]
        if best.ours:
            (_, who), figure = best.ours
            other = f"{in_short(best.others[1], record)} {best.others[0][1].peer}" if best.others else ""
            times = f"{best.times:.2f}" if best.times else ""
            bound = f"{figure.bound:.3f}" if figure.bound else ""
            yield [title(record.core), in_short(figure, record), other, times, bound, _made(who)]


def _made(who: Subject) -> str:
    return ", ".join(filter(None, (who.target, code(who.schedule), who.maker)))


def drawn(tables: TablesFile, records: Sequence[CoreRecord]) -> dict[Path, bytes]:
    """The pictures, by path: that of the first page, and one for each group."""
    wanted = {tables.picture: [goal for goal in tables.goals if goal.is_drawn]}
    wanted |= {group.picture: tables.goals_of(group) for group in tables.groups}
    cores = [title(record.core) for record in records]
    return {path: comparison(list(_marks(goals, records)), cores) for path, goals in wanted.items()}


def _marks(goals: Sequence[Goal], records: Sequence[CoreRecord]) -> Iterator[tuple[str, list[Mark]]]:
    """The marks of each task: one for each core with figures of ours and of others."""
    for goal in goals:
        marks = []
        for record in records:
            best = Fastest.of(goal, record)
            if best.ours and best.others:
                ours, ((_, who), other) = best.ours[1], best.others
                words = in_short(ours, record, SIGN), f"{who.peer} {in_short(other, record, SIGN)}"
                marks.append(Mark(title(record.core), ours.cpb, other.cpb, ours.bound, *words))
        if marks:
            yield goal.name, marks
