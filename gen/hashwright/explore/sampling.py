"""Racing: times a program with few samples, and with more only if it may be among the best."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hashwright.bench.trial import Trial


@dataclass(frozen=True, slots=True)
class Heat:
    """A number of samples, and the limit for the next heat."""

    samples: int
    slower: float  # a program that is slower than the best by more than this share has no further heat


HEATS: Final = (Heat(7, 0.05), Heat(31, 0.01), Heat(101, 0.0))


def raced(timed: Callable[[int], Trial], best: float | None) -> Trial:
    """The last measurement of a program, which is timed with increasing numbers of samples.

    The best: core cycles per byte of the fastest so far, if there is one.
    """
    for heat in HEATS:
        trial = timed(heat.samples)
        if best is not None and trial.cpb > best * (1 + heat.slower):
            break
    return trial
