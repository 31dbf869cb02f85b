"""The agreement of predictions with measurements."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import correlation, median


@dataclass(frozen=True, slots=True)
class Agreement:
    """The agreement of predictions with measurements."""

    error: float  # the median of |predicted / measured - 1|
    rank: float  # Spearman's rank correlation: 1 for the same order, 0 for none


def agreement(pairs: Sequence[tuple[float, float]]) -> Agreement:
    """The agreement of pairs of prediction and measurement, at least one."""
    error = median(abs(predicted / found - 1) for predicted, found in pairs)
    columns = [_ranks([pair[side] for pair in pairs]) for side in (0, 1)]
    is_ordered = all(len(set(ranks)) > 1 for ranks in columns)
    return Agreement(error, correlation(*columns) if is_ordered else 0.0)


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each; equal values share theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]
