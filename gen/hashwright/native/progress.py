"""Reports of steps that may take long, from a function to its caller."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Doing(Protocol):
    """Shows a step while it is in progress."""

    def __call__(self, what: str, done: int = 0, of: int = 1) -> AbstractContextManager[None]: ...


def silently(what: str, done: int = 0, of: int = 1) -> AbstractContextManager[None]:
    """Shows nothing."""
    return nullcontext()
