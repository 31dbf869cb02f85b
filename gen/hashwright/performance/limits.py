"""Proved bounds of loops as data: the file that `hashwright explore --optimal --record` writes; its table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from hashwright.files import plan, toml
from hashwright.performance.record import CoreRecord
from hashwright.performance.regions import cycles, markdown, title

FILE: Final = Path("proved", "loops.toml")  # beside the records
COMMENT: Final = """\
# Bounds of loops, written by `hashwright explore --optimal --record`. bytes, operations: of an iteration.
# refuted: the greatest number of cycles of `iterations` that no periodic schedule reaches; found: the least
# one with a schedule, 0 for none."""
REMEDY: Final = "record where you can write"
REGION: Final = "proved"
TABLE: Final = "proved"  # of the file


@dataclass(frozen=True, slots=True, order=True)
class Proved:
    """What is known about a loop of a kernel on a core."""

    hash: str
    kernel: str
    target: str
    schedule: str  # as given
    loop: str
    is_whole: bool  # is it the loop of the kernel, not one round of it?
    core: str
    bytes: float  # that an iteration processes, of all messages
    iterations: int  # after which schedules repeat
    operations: int  # instructions of an iteration
    refuted: int  # cycles of these iterations: the greatest number that is refuted
    found: int  # the least number with a schedule; 0: none was found

    @property
    def bound(self) -> float:
        """Cycles per byte that no periodic schedule is below."""
        return self._least / self.bytes

    @property
    def _least(self) -> float:
        """Cycles of an iteration."""
        return (self.refuted + 1) / self.iterations

    @property
    def verdict(self) -> str:
        """The cycles of an iteration: the optimum, or what is known about it."""
        if self.found == self.refuted + 1:
            return f"{self._least:g}"
        found = self.found / self.iterations
        return f"{self._least:g} to {found:g}" if self.found else f"at least {self._least:g}"


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
