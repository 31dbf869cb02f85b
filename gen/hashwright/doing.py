"""How a function tells its caller of steps that may take long."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Doing(Protocol):
    """Shows one of several things that are done, while it is done."""

    def __call__(self, what: str, done: int = 0, of: int = 1) -> AbstractContextManager[None]: ...


def silently(what: str, done: int = 0, of: int = 1) -> AbstractContextManager[None]:
    """Shows nothing."""
    return nullcontext()
