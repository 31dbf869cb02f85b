"""The progress of long work: the work reports it, and the caller decides how it is displayed.

Without `displayed_by`, nothing is displayed.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Protocol


class Tell(Protocol):
    """Shows the current work, the part of it that is done, the total, and a text in place of both numbers."""

    def __call__(self, what: str, done: float = 0, of: float = 1, count: str = "") -> None: ...


Display = Callable[[bool], AbstractContextManager[Tell]]  # called with `is_measuring`: see shown


def _ignored(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
    """Shows nothing."""


def hidden(_is_measuring: bool) -> AbstractContextManager[Tell]:
    """The display that shows nothing."""
    return nullcontext(_ignored)


_display: ContextVar[Display] = ContextVar("display", default=hidden)


@contextmanager
def displayed_by(display: Display) -> Iterator[None]:
    """Displays the progress of all work in this context."""
    token = _display.set(display)
    try:
        yield
    finally:
        _display.reset(token)


@contextmanager
def shown(*, is_measuring: bool = False) -> Iterator[Tell]:
    """Displays the progress of work. Work that reports its own in this context is a part of the current step.

    During measurements, no thread may refresh the display.
    """
    with _display.get()(is_measuring) as tell:
        step, before, all_ = "", 0.0, 1.0

        def whole(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
            nonlocal step, before, all_
            step, before, all_ = what, done, of
            tell(what, done, of, count)

        def part(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
            tell(f"{step}: {what}", before + done / of, all_, count)

        with displayed_by(lambda _: nullcontext(part)):
            yield whole


@contextmanager
def doing(what: str, done: float = 0, of: float = 1) -> Iterator[None]:
    """Displays one step while it is in progress."""
    with shown() as tell:
        tell(what, done, of)
        yield
