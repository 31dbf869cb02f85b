"""Racing: only candidates that may be the best get all samples."""

import pytest

from hashwright.bench.trial import Trial
from hashwright.explore.sampling import HEATS, raced


@pytest.mark.parametrize(
    ("best", "cpb", "heats"),
    [(None, 5.0, 3), (5.0, 5.5, 1), (5.0, 5.2, 2), (5.0, 5.02, 3), (5.0, 4.0, 3)],
)
def test_samples_by_how_slow_it_is(best: float | None, cpb: float, heats: int) -> None:
    taken: list[int] = []

    def timed(samples: int) -> Trial:
        taken.append(samples)
        return Trial(cpb, samples, 100)

    got = raced(timed, best)
    assert taken == [heat.samples for heat in HEATS[:heats]]
    assert got.spread == taken[-1]
