"""The last round: times the best programs of a study, built as users build them, and the peers."""

import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from hashwright.bench import benchmark
from hashwright.bench.benchmark import Batch, BenchReport
from hashwright.bench.contest import EQUAL as EQUALLY_LONG
from hashwright.bench.trial import alone, measured_on
from hashwright.bench.variants import Entrant
from hashwright.emit.emitters import C
from hashwright.errors import UserError
from hashwright.explore.study import MEASURED, Record, Study
from hashwright.hashes import HASHES
from hashwright.native import compiler
from hashwright.output.generate import lower_all, routines
from hashwright.requests.fastest import Best, Found
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule

FINALISTS: Final = 10
SECONDS: Final = 15.0  # that they need
SHARE: Final = 0.3  # at most, of the time of a search
RESAMPLES: Final = 2000
CONFIDENCE: Final = 95  # per cent
SEED: Final = 1  # of the resampling


@dataclass(frozen=True, slots=True)
class Finalist:
    """A finalist, or a peer."""

    name: str
    record: Record | None  # None: a peer
    emitter: str  # of a finalist
    command: str  # that generates it
    compiler: str  # that built it
    cpb: float  # core cycles per byte: the median
    interval: tuple[float, float]  # of that median
    slower: tuple[float, float]  # the range of shares by which it is slower than our best
    spread: float
    code_bytes: int | None

    @property
    def is_tied(self) -> bool:
        """May it be as fast as the best?"""
        return self.slower[0] <= 0


@dataclass(frozen=True, slots=True)
class Finals:
    """The candidates, the fastest first, and their machine."""

    placed: tuple[Finalist, ...]
    report: BenchReport
    day: date

    @property
    def in_short(self) -> BenchReport:
        """The report of only the best in each language, and the peers."""
        first: dict[str, str] = {}
        for each in self.placed:
            first.setdefault(each.record.written if each.record else each.name, each.name)
        rows = {row.name: row for row in self.report.rows}
        return replace(self.report, rows=tuple(replace(rows[of], name=way) for way, of in first.items()))

    @property
    def ours(self) -> list[Finalist]:
        return [each for each in self.placed if each.record]

    @property
    def peers(self) -> list[Finalist]:
        return [each for each in self.placed if not each.record]


def finalists(records: Sequence[Record], most: int = FINALISTS) -> list[Record]:
    """The best programs, at most this number, and at least the best in each language."""
    ordered = sorted((each for each in records if each.outcome == MEASURED), key=lambda each: each.cpb)
    best: dict[str, Record] = {}
    for each in ordered:
        best.setdefault(each.written, each)
    chosen = ordered[:most]
    return chosen + [each for each in best.values() if each not in chosen]


def finals(study: Study, *, samples: int, seconds: float = float("inf")) -> Finals | None:
    """The last round of a study, or None if none of its programs runs.

    In less time, it has fewer programs, and is not repeated if other work disturbed it.
    """
    end = time.monotonic() + seconds
    chosen = finalists(study.records(), round(FINALISTS * min(seconds / SECONDS, 1)))
    if not chosen:
        return None
    space = study.space
    entries: dict[str, tuple[Record, Entrant]] = {}  # by the name of its row
    for record in chosen:
        request = space.request(Schedule.parse(record.schedule), space.emitter(record.written))
        messages, size = measured_on(request)
        batch = Batch(messages, (EQUALLY_LONG,))
        name = f"{record.written} #{record.number}"
        raced = batch.named(name, (space.kernel, messages, EQUALLY_LONG))
        entries[raced] = record, Entrant(name, request, space.ways[record.written] or compiler.find())
    with tempfile.TemporaryDirectory(prefix="hashwright-") as place, alone():
        report = benchmark.run(
            [entry for _, entry in entries.values()],
            Path(place),
            size=size,
            samples=samples,
            batch=batch,
            until=end,
        )
    taken = {row.name: taken for row, taken in zip(report.rows, report.taken, strict=True)}
    best = min((row for row in report.rows if row.name in entries), key=lambda row: row.cpb)
    placed = []
    for row in sorted(report.rows, key=lambda row: row.cpb):
        entered, entry = entries.get(row.name, (None, None))
        ratios = [mine / its - 1 for mine, its in zip(taken[row.name], taken[best.name], strict=True)]
        placed.append(
            Finalist(
                name=row.name,
                record=entered,
                emitter=entry.request.emitter if entry else "",
                command=entry.request.command() if entry else "",
                compiler=entry.cc.version() if entry else "",
                cpb=row.cpb,
                interval=interval(taken[row.name]),
                slower=interval(ratios),
                spread=row.spread,
                code_bytes=row.code_bytes,
            )
        )
    return Finals(tuple(placed), replace(report, taken=()), date.today())


def found(study: Study, final: Finals) -> Found:
    """The results of a study: the best of each emitter."""
    space = study.space
    peer = final.peers[0] if final.peers else None
    best: dict[str, Best] = {}
    for each in final.ours:
        assert each.record
        if each.emitter not in best:
            best[each.emitter] = Best(
                target=space.target.name,
                emitter=each.emitter,
                schedule=each.record.schedule,
                cpb=round(each.cpb, 4),
                low=round(each.interval[0], 4),
                high=round(each.interval[1], 4),
                spread=round(each.spread, 4),
                code_bytes=each.code_bytes or 0,
                bytes=final.report.size,
                samples=final.report.samples,
                compiler=each.compiler,
                peer=peer.name if peer else "",
                peer_cpb=round(peer.cpb, 4) if peer else 0.0,
                tried=len(study.records()),
                date=final.day.isoformat(),
                processor=final.report.processor,
            )
    return Found(
        hash=space.hash.name,
        kernel=space.kernel.name,
        core=study.on.name,
        best=tuple(best.values()),
    )


def is_current(best: Best, about: Found) -> bool:
    """Does the generator still make the kernel of an entry, with the loop that its moves name?"""
    hash_ = HASHES[about.hash]
    try:
        request = resolve(
            about.hash,
            best.target,
            kernel=about.kernel,
            schedule=best.schedule,
            emitter=best.emitter,
            length=str(best.bytes) if hash_.kernels[about.kernel].sized else None,
        )
        if best.emitter != C:
            routines(request, lower_all(request))
    except UserError:
        return False
    return True


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """The confidence interval of the median, by the percentiles of the medians of resamples.

    See Efron and Tibshirani, "An Introduction to the Bootstrap" (1993), 13.
    """
    import numpy as np

    drawn = np.random.default_rng(SEED).choice(np.asarray(samples), (RESAMPLES, len(samples)))
    low, high = np.percentile(np.median(drawn, axis=1), [(100 - CONFIDENCE) / 2, (100 + CONFIDENCE) / 2])
    return float(low), float(high)
