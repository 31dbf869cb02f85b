"""Which of some programs to measure: what the model expects of each, put right by its errors nearby."""

from collections.abc import Sequence
from heapq import nsmallest
from statistics import median
from typing import Final

from hashwright.explore.space import WRITTEN, Picked
from hashwright.explore.study import Record

NEAREST: Final = 3  # measured points whose error counts


def likely(predicted: float, picked: Picked, measured: Sequence[Record]) -> float:
    """What a point is likely to take, in core cycles per byte, by those that differ from it least.

    That is what the model says times what they took over what it said of them. Where it says nothing (0), it is
    what they took. Without any that is written in the same way, it is what the model says.
    """
    known = [each for each in measured if each.picked[WRITTEN] == picked[WRITTEN]]
    nearest = nsmallest(NEAREST, known, key=lambda each: _apart(each.picked, picked))
    if not nearest:
        return predicted
    return (predicted or 1.0) * median(each.cpb / (each.predicted or 1.0) for each in nearest)


def _apart(one: Picked, other: Picked) -> int:
    """In how many picks two points differ."""
    return sum(other.get(name) != value for name, value in one.items()) + len(other.keys() - one.keys())
