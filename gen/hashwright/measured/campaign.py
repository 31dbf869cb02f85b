"""All tables measured, race by race. What is measured is in the record at once, and a campaign that was
interrupted goes on with the race in which it was.
"""

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from hashwright import plan
from hashwright.benchmark import BenchReport, run
from hashwright.benchmark import Tell as BenchTell
from hashwright.errors import CheckFailed, UserError
from hashwright.measured import record, recording
from hashwright.measured.table import TableRace, Tables
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.targets.cores import Core
from hashwright.variants import Entrant

REMEDY: Final = "measure where you can write"
MOST: Final = 1.1  # by which a race may be disturbed; beyond, it is run again
ATTEMPTS: Final = 3  # at a race

Tell = Callable[
    [str, float, int], None
]  # is called with what is being done, how many races are done, of how many


@dataclass(frozen=True, slots=True)
class Campaign:
    """The measuring of all tables on a core, from its beginning to its end."""

    tables: Tables
    core: Core
    commit: str
    directory: Path  # of the record

    @property
    def _notes(self) -> Path:
        """The file that says which races are done, and is there until all are."""
        return self.directory / f"{self.core.name}.unfinished"

    def finish(self, tell: Tell) -> list[str]:
        """Measures all that is left to be; returns a sentence for each candidate that was left out."""
        record.of(self.core.name, self.directory)
        races, refused = self.tables.races(), []
        done = self._done()
        for number, race in enumerate(races):
            if race.name in done:
                continue
            refused += self._measure(race, lambda what, share: tell(what, number + share, len(races)))  # noqa: B023
            done.append(race.name)
            plan.put(self._notes, "\n".join([self._head(), *done, ""]).encode(), REMEDY)
        self._notes.unlink(missing_ok=True)
        tell("done", len(races), len(races))
        return refused

    def _head(self) -> str:
        """What a campaign has to be of to be gone on with."""
        compilers = {name for table in self.tables.tables for name in table.compilers}
        return "; ".join((f"commit {self.commit}", *(cc.version() for cc in at_hand(sorted(compilers)))))

    def _done(self) -> list[str]:
        """The races that are done of a campaign like this one; none where it was of another commit."""
        try:
            head, *names = self._notes.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return []
        return names if head == self._head() else []

    def _measure(self, race: TableRace, tell: Callable[[str, float], None]) -> list[str]:
        found = list(race.entrants(at_hand(race.table.compilers), self.core.name))
        if not found:
            return []

        def told(what: str, done: int, of: int) -> None:
            tell(f"{race.name}: {what}", (done / of + (what != "compiling")) / 2)

        tell(f"{race.name}: compiling", 0.0)
        try:
            report = _least_disturbed(found, race, told)
        except CheckFailed as failed:
            return str(failed).splitlines()
        figures = recording.figures(found, report, race.batch, self.core, self.commit)
        record.add(self.core.name, figures, self.directory)
        return list(report.refused)


def _least_disturbed(found: Sequence[Entrant], race: TableRace, tell: BenchTell) -> BenchReport:
    """The report of the race, which is run again where the processor had other things to do."""
    reports: list[BenchReport] = []
    while len(reports) < ATTEMPTS and all(_disturbance(report) > MOST for report in reports):
        with tempfile.TemporaryDirectory(prefix="hashwright-", ignore_cleanup_errors=True) as place:
            samples = race.table.samples
            reports.append(
                run(found, Path(place), size=race.size, samples=samples, batch=race.batch, tell=tell)
            )
    return min(reports, key=_disturbance)


def _disturbance(report: BenchReport) -> float:
    """How much slower candidates were than where their buffers lay best, in the median of all candidates.

    Of a few, it is where buffers lie that makes them slower; of most, it is what else the processor had to do.
    """
    return median(row.cpb / row.low for row in report.rows)


def at_hand(names: Sequence[str]) -> list[Compiler]:
    """Those of the compilers that are here; the first that is, where none is."""
    found = []
    for name in names:
        try:
            found.append(compiler.find(name))
        except UserError:
            continue
    return found or [compiler.find()]
