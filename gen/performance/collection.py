"""Records the figures of a run of `bench`."""

import subprocess
from collections.abc import Sequence
from typing import Final

from hashwright.bench.benchmark import Batch, BenchReport, RowSubject, timings
from hashwright.bench.variants import Entrant
from hashwright.emit.shell import PACKAGE
from hashwright.errors import UserError
from hashwright.requests.fastest import BEST
from hashwright.targets.cores import Core
from hashwright.targets.processor import identify
from performance.bounds import bound_of
from performance.record import Key, MeasuredTask, Measurement, Subject

ROOT: Final = PACKAGE.parents[1]
GENERATOR: Final = ("gen/hashwright", "templates", "schedules")  # the directories that determine the output
CHANGED: Final = "+"  # after a commit: the generator had uncommitted changes


def core_here(core_name: str | None) -> Core:
    """The core of this processor, the key of its figures; if it cannot be identified, the core of that name.

    Raises UserError for an unknown name, without any name, and if this processor has another core.
    """
    own, named = identify(), identify(core_name)
    if named.core is None:
        raise UserError(f"{own.why[:-1]}; write --core with the name of its core")
    if own.core and own.core != named.core:
        raise UserError(
            f"this processor has the core {own.name}, so its figures are not those of {named.name}; "
            f"write --core {own.name}, or leave it out"
        )
    return named.core


def commit() -> str:
    """The commit that last changed the generator. Raises UserError if git does not find it."""
    try:
        found = _git("log", "-1", "--format=%h", "--abbrev=12")
        return found + (CHANGED if _git("status", "--porcelain") else "")
    except (OSError, subprocess.CalledProcessError):
        raise UserError(
            f"git finds no commit of {ROOT}, and a record names the commit; measure in a clone"
        ) from None


def _git(*words: str) -> str:
    done = subprocess.run(
        ["git", *words, "--", *GENERATOR], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def figures(
    found: Sequence[Entrant], report: BenchReport, batch: Batch, core: Core, from_commit: str
) -> dict[Key, Measurement]:
    """The rows of the report of these entries as figures of the core."""
    made: dict[Key, Measurement] = {}
    bounds: dict[str, float | None] = {}  # by command, as compilers share them
    for row, timing in timings(found, report, batch).items():
        entry = timing.entry
        kernel = entry.request.kernel.name if entry else report.kernel
        messages = (report.messages or 0) if timing.lengths else 0
        if entry and not timing.what and (command := entry.request.command()) not in bounds:
            bounds[command] = bound_of(entry.request, core)
        task = MeasuredTask(report.hash, kernel, report.size, messages, timing.lengths, report.pieces or 0)
        made[task, _subject(timing)] = Measurement(
            commit=from_commit,
            compiler=entry.cc.version() if entry else "",
            cpb=row.cpb,
            spread=row.spread,
            low=row.low,
            high=row.high,
            bound=bounds[entry.request.command()] if entry and not timing.what else None,
            choices=str(entry.request.schedule) if entry and entry.asked == BEST else "",
        )
    return made


def _subject(timing: RowSubject) -> Subject:
    entry = timing.entry
    if not entry:
        return Subject(peer=timing.name)
    schedule = BEST if entry.asked == BEST else str(entry.request.schedule)
    request = entry.request
    return Subject(entry.cc.identity(), "", request.target.name, request.emitter, schedule, timing.what)
