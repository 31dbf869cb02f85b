"""The progress of work, and of work within work."""

from hashwright.native.progress import displayed_by, doing, hidden, shown
from tests.progress import displayed


def test_work_within_work_is_a_part_of_its_step() -> None:
    with displayed() as told, shown() as outer:
        outer("race 4", 3, 10)
        with shown() as inner:
            inner("timing", 1, 2)
        outer("race 5", 4, 10)
    assert told == [("race 4", 3, 10), ("race 4: timing", 3.5, 10), ("race 5", 4, 10)]


def test_work_in_a_hidden_context_or_after_the_context_shows_nothing() -> None:
    with displayed() as told, displayed_by(hidden), doing("hidden"):
        pass
    with doing("nowhere"):
        pass
    assert told == []
