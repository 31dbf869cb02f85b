"""Defers Ctrl-C to a safe moment, so that it interrupts no write to a storage and kills no compiler."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def patient() -> Iterator[Callable[[], None]]:
    """Defers Ctrl-C and similar signals; the yielded function raises KeyboardInterrupt if there was one.

    The end of the block raises it, too; a second Ctrl-C raises it immediately. For use in the main thread.
    """
    noted: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        if number in noted:
            raise KeyboardInterrupt
        noted.append(number)

    def check() -> None:
        if noted:
            raise KeyboardInterrupt

    before = {number: signal.signal(number, note) for number in SIGNALS}
    try:
        yield check
        check()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that start in this context ignore Ctrl-C until they enable it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
