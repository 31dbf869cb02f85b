"""Ranking: the model's prediction, corrected by measurements of nearby points."""

import pytest

from hashwright.explore.ranking import NEAREST, likely
from hashwright.explore.study import MEASURED, Record


def record(cpb: float, predicted: float, **picked: str) -> Record:
    return Record(MEASURED, picked={"written": "assembly", **picked}, cpb=cpb, predicted=predicted)


POINT = {"written": "assembly", "f": "a", "g": "b"}
NEAR = [record(6.6, 6.0, f="a", g="b"), record(3.3, 3.0, f="a", g="c"), record(5.5, 5.0, f="a", g="d")]
FAR = [record(9.0, 3.0, f="x", g="y") for _ in range(NEAREST)]


def test_the_errors_of_the_nearest_count() -> None:
    assert likely(4.0, POINT, [*FAR, *NEAR]) == pytest.approx(4.4)


def test_what_is_written_otherwise_does_not_count() -> None:
    others = [record(9.0, 3.0, f="a", g="b", written="C")]
    assert likely(4.0, POINT, others) == 4.0
    assert likely(4.0, POINT, [*others, *NEAR]) == pytest.approx(4.4)


def test_where_the_model_is_silent_the_nearest_say_what_it_takes() -> None:
    assert likely(0.0, POINT, [record(cpb, 0.0, f="a", g="b") for cpb in (5.0, 7.0, 6.0)]) == 6.0
