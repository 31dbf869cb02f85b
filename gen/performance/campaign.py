"""Measures all tables, race by race. Each race is recorded immediately, so that an interrupted campaign
continues with the interrupted race.
"""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from hashwright.bench.benchmark import BenchReport, run
from hashwright.bench.variants import Entrant
from hashwright.errors import CheckFailed, UserError
from hashwright.files import plan
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.native.progress import shown
from hashwright.targets.cores import Core
from performance import collection, record
from performance.table import TableRace, TablesFile

REMEDY: Final = "measure where you can write"
MOST: Final = 1.1  # the disturbance above which a race is repeated
ATTEMPTS: Final = 3  # for a race


@dataclass(frozen=True, slots=True)
class Campaign:
    """The measurement of all tables on a core."""

    tables: TablesFile
    core: Core
    commit: str
    directory: Path  # of the record

    @property
    def _notes(self) -> Path:
        """The file that lists the completed races; it exists until all are done."""
        return self.directory / f"{self.core.name}.unfinished"

    def finish(self) -> list[str]:
        """Measures the remaining races; returns a sentence for each omitted candidate."""
        record.of(self.core.name, self.directory)
        races, refused = self.tables.races(), []
        done = self._done()
        with shown(is_measuring=True) as tell:
            for number, race in enumerate(races):
                if race.name in done:
                    continue
                tell(race.name, number, len(races))
                refused += self._measure(race)
                done.append(race.name)
                plan.put(self._notes, "\n".join([self._head(), *done, ""]).encode(), REMEDY)
        self._notes.unlink(missing_ok=True)
        return refused

    def _head(self) -> str:
        """The identity of a campaign, which must be the same to continue it."""
        compilers = {name for table in self.tables.tables for name in table.compilers}
        return "; ".join((f"commit {self.commit}", *(cc.version() for cc in available(sorted(compilers)))))

    def _done(self) -> list[str]:
        """The completed races of this campaign; none if it was another one."""
        try:
            head, *names = self._notes.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return []
        return names if head == self._head() else []

    def _measure(self, race: TableRace) -> list[str]:
        found = list(race.entrants(available(race.table.compilers), self.core.name))
        if not found:
            return []
        try:
            report = _least_disturbed(found, race)
        except CheckFailed as failed:
            return str(failed).splitlines()
        figures = collection.figures(found, report, race.batch, self.core, self.commit)
        record.add(self.core.name, figures, self.directory)
        return list(report.refused)


def _least_disturbed(found: Sequence[Entrant], race: TableRace) -> BenchReport:
    """The report of the race, which is repeated if other work disturbed it."""
    reports: list[BenchReport] = []
    while len(reports) < ATTEMPTS and all(_disturbance(report) > MOST for report in reports):
        with tempfile.TemporaryDirectory(prefix="hashwright-", ignore_cleanup_errors=True) as place:
            samples = race.table.samples
            reports.append(
                run(
                    found,
                    Path(place),
                    size=race.size,
                    pieces=race.pieces,
                    samples=samples,
                    batch=race.batch,
                )
            )
    return min(reports, key=_disturbance)


def _disturbance(report: BenchReport) -> float:
    """The slowdown of candidates relative to their best place of buffers, in the median of all candidates.

    If few candidates are slower, the cause is the position of the buffers; if most are, other work on the
    processor.
    """
    return median(row.cpb / row.low for row in report.rows)


def available(names: Sequence[str]) -> list[Compiler]:
    """Those compilers that are available, or else the first available compiler."""
    found = []
    for name in names:
        try:
            found.append(compiler.find(name))
        except UserError:
            continue
    return found or [compiler.find()]
