"""The fastest kernels for a task on a core, ours and others."""

from dataclasses import dataclass

from performance.record import CoreRecord, Key, Measurement
from performance.table import Goal

Found = tuple[Key, Measurement]


@dataclass(frozen=True, slots=True)
class Fastest:
    """The fastest for a goal: None if none was measured."""

    ours: Found | None
    others: Found | None

    @classmethod
    def of(cls, goal: Goal, record: CoreRecord) -> "Fastest":
        """The fastest with the goal's targets, and the fastest of the implementations that it names."""
        targets = {"", *goal.targets}
        able = [
            (key, figure)
            for key, figure in record.figures.items()
            if key[0] == goal.task and not key[1].what and (not goal.targets or key[1].target in targets)
        ]
        ours = [each for each in able if not each[0][1].peer]
        others = [each for each in able if each[0][1].peer and each[0][1].peer.startswith(goal.peers or ("",))]
        return cls(min(ours, key=_cpb, default=None), min(others, key=_cpb, default=None))

    @property
    def times(self) -> float | None:
        """Our speed relative to that of the fastest other; None if either was not measured."""
        return self.others[1].cpb / self.ours[1].cpb if self.ours and self.others else None


def _cpb(found: Found) -> float:
    return found[1].cpb
