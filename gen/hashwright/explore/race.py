"""Racing: a program is timed with few samples, and with more only where it may be among the best."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hashwright.native.trial import Trial


@dataclass(frozen=True, slots=True)
class Heat:
    """A time that is taken."""

    samples: int
    slower: float  # than the best by more than this share: no further heat


HEATS: Final = (Heat(7, 0.05), Heat(31, 0.01), Heat(101, 0.0))


def raced(timed: Callable[[int], Trial], best: float | None) -> Trial:
    """What was measured at last of a program that is timed with a number of samples.

    The best: core cycles per byte of the fastest so far, if there is one.
    """
    for heat in HEATS:
        trial = timed(heat.samples)
        if best is not None and trial.cpb > best * (1 + heat.slower):
            break
    return trial
