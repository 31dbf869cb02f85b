"""Our kernels beside the fastest other implementation, task by task, from the record of a core."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.emit.emitters import C
from performance.record import CoreRecord, MeasuredTask, Measurement, Subject

TOLERANCE: Final = 0.01  # a default that is slower by at most this share is as fast


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of a task, or of one function of it, for which there is another implementation."""

    task: MeasuredTask
    what: str  # as in Timed.what
    peer: str  # the fastest
    best: float  # cycles of our fastest kernel, relative to the peer's
    default: float | None  # the same of the default in C, by the compiler that makes the slowest; None: unknown
    is_sourced: bool  # has the peer's figure or our fastest one a source instead of a commit?

    @property
    def is_best_behind(self) -> bool:
        return self.best > 1

    @property
    def is_default_behind(self) -> bool:
        return self.default is not None and self.default > 1 + TOLERANCE


@dataclass(frozen=True, slots=True)
class Score:
    """The numbers of tasks in which we are behind."""

    best: int
    default: int


def standings(record: CoreRecord) -> Iterator[Standing]:
    """All tasks with figures of ours and of others."""
    grouped: dict[tuple[MeasuredTask, str], dict[Subject, Measurement]] = {}
    for (task, who), figure in record.figures.items():
        grouped.setdefault((task, who.what), {})[who] = figure
    for (task, what), figures in sorted(grouped.items()):
        peers = {who: figure for who, figure in figures.items() if who.peer}
        ours = {who: figure for who, figure in figures.items() if not who.peer}
        if not peers or not ours:
            continue
        peer, best = _fastest(peers), _fastest(ours)
        default = _default(ours)
        yield Standing(
            task,
            what,
            peer.peer,
            best=ours[best].cpb / peers[peer].cpb,
            default=None if default is None else default / peers[peer].cpb,
            is_sourced=record.is_sourced(peers[peer]) or record.is_sourced(ours[best]),
        )


def _fastest(figures: dict[Subject, Measurement]) -> Subject:
    return min(figures, key=lambda who: figures[who].cpb)


def _default(ours: dict[Subject, Measurement]) -> float | None:
    """The default schedule of the best target, in C, by the compiler with which it is slowest."""
    by: dict[str, float] = {}
    for who, figure in ours.items():
        if who.emitter == C and not who.schedule:
            by[who.cc] = min(figure.cpb, by.get(who.cc, figure.cpb))
    return max(by.values(), default=None)


def score(found: Sequence[Standing]) -> Score:
    """How often our best kernel and our default are behind."""
    return Score(sum(each.is_best_behind for each in found), sum(each.is_default_behind for each in found))
