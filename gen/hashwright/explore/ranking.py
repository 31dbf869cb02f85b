"""Ranks programs for measurement: the predictions of the model, corrected by its errors nearby."""

from collections.abc import Sequence
from heapq import nsmallest
from statistics import median
from typing import Final

from hashwright.explore.space import WRITTEN, Picked
from hashwright.explore.study import Record

NEAREST: Final = 3  # measured points whose error counts


def likely(predicted: float, picked: Picked, measured: Sequence[Record]) -> float:
    """The likely core cycles per byte of a point, by the nearest measured points.

    This is the prediction times the ratio of measurement to prediction of these points. Without a prediction
    (0), it is their measurement. Without measured points in the same language, it is the prediction.
    """
    known = [each for each in measured if each.picked[WRITTEN] == picked[WRITTEN]]
    nearest = nsmallest(NEAREST, known, key=lambda each: _apart(each.picked, picked))
    if not nearest:
        return predicted
    return (predicted or 1.0) * median(each.cpb / (each.predicted or 1.0) for each in nearest)


def _apart(one: Picked, other: Picked) -> int:
    """The number of picks in which two points differ."""
    return sum(other.get(name) != value for name, value in one.items()) + len(other.keys() - one.keys())
