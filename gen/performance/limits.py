"""Proved bounds of loops as data: the file that `python -m performance optimal` writes; its table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from hashwright.explore.optimum import Proved
from hashwright.files import plan, toml
from performance.record import CoreRecord
from performance.regions import cycles, markdown, title

FILE: Final = Path("proved", "loops.toml")  # beside the records
COMMENT: Final = """\
# Bounds of loops, written by `python -m performance optimal`. bytes, operations: of an iteration.
# refuted: the greatest number of cycles of `iterations` that no periodic schedule reaches; found: the least
# one with a schedule, 0 for none."""
REMEDY: Final = "record where you can write"
REGION: Final = "proved"
TABLE: Final = "proved"  # of the file


def read(directory: Path) -> list[Proved]:
    """All bounds of the file beside the records, if there is one. Raises UserError if it is not one."""
    path = directory / FILE
    if not path.exists():
        return []
    return toml.load(path, _all, "a file of bounds", "restore it, or remove it")


def _all(content: Mapping[str, Any]) -> list[Proved]:
    return [toml.record(Proved, each) for each in toml.tables(content.get(TABLE, []), TABLE)]


def add(found: Iterable[Proved], directory: Path) -> Path:
    """Adds bounds to the file; they replace those of the same loops. Returns its path."""
    known = {_key(each): each for each in (*read(directory), *found)}
    path = directory / FILE
    plan.put(path, toml.written(COMMENT, {}, TABLE, map(asdict, sorted(known.values()))), REMEDY)
    return path


def applied(known: Sequence[Proved], record: CoreRecord) -> CoreRecord:
    """The record with the greater of its bounds and the proved ones."""
    proved = {
        (each.hash, each.kernel, each.target, each.schedule): each.bound
        for each in known
        if each.is_whole and each.core == record.core
    }
    figures = {
        (task, who): replace(figure, bound=max(figure.bound, proved.get(key, 0.0))) if figure.bound else figure
        for (task, who), figure in record.figures.items()
        for key in [(task.hash, task.kernel, who.target, who.schedule)]
    }
    return replace(record, figures=figures)


def _key(proved: Proved) -> tuple[str, ...]:
    return proved.hash, proved.kernel, proved.target, proved.schedule, proved.loop, proved.core


def table(known: Sequence[Proved]) -> str:
    """All bounds: a line for each loop, and a column for each core."""
    cores = sorted({each.core for each in known})
    loops = dict.fromkeys(_key(each)[:-1] for each in sorted(known))
    head = ["loop", "target", "schedule", "instructions"]
    head += [f"{title(core)}, cycles (cpb)" for core in cores]
    lines = []
    for loop in loops:
        by_core = {each.core: each for each in known if _key(each)[:-1] == loop}
        first = next(iter(by_core.values()))
        line = [f"{first.hash} {first.kernel}, {first.loop}", first.target, f"`{first.schedule or 'default'}`"]
        line.append(f"{first.operations}")
        for core in cores:
            each = by_core.get(core)
            line.append(f"{each.verdict} ({cycles(each.bound)})" if each else "")
        lines.append(line)
    return markdown(head, lines) if lines else "Nothing proved yet."
