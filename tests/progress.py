"""Progress as a list, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from hashwright.native.progress import displayed_by


@contextmanager
def displayed() -> Iterator[list[tuple[str, float, float]]]:
    """A list of the progress of all work in this context: what, how much of it is done, and of how much."""
    told: list[tuple[str, float, float]] = []

    def tell(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
        told.append((what, done, of))

    with displayed_by(lambda is_measuring: nullcontext(tell)):
        yield told
