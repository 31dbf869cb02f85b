"""Loads a routine into this process, and checks and times it, without a compiler or files."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from hashwright.bench import timing
from hashwright.bench.contest import contest
from hashwright.bench.timing import Candidate
from hashwright.native import inprocess
from hashwright.native.progress import displayed_by, hidden
from hashwright.requests.request import Request
from hashwright.targets.routine import Routine

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

SIZE: Final = 16 << 10  # bytes of a message
BATCHED: Final = 192, 4 << 10  # messages of a batch, a multiple of any kernel's, and the bytes of each
SAMPLES: Final = 31


def measured_on(request: Request) -> tuple[int, int]:
    """How many messages a request's kernel is timed on, and the bytes of each."""
    if request.kernel.is_batch:
        return BATCHED
    return request.setting().messages, SIZE if request.length is None else request.length


@dataclass(frozen=True, slots=True)
class Trial:
    """The measurements of a kernel."""

    cpb: float  # core cycles per byte
    spread: float  # between the quartiles, over the median
    code_bytes: int


def candidate(request: Request, made: Routine) -> Candidate:
    """The routine of a request in this process, with the lifetime of the candidate.

    Raises UserError if PeachPy is missing or cannot encode it, and if this processor cannot run it.
    """
    loaded = inprocess.load(made)
    shape = request.kernel.timed[0].shape
    return Candidate(
        str(request.schedule), "ours", shape, (loaded.address,), code_bytes=len(loaded.memory), keeps=loaded
    )


def timed(request: Request, tried: Candidate, *, size: int | None = None, samples: int = SAMPLES) -> Trial:
    """The measurements of the request's kernel. No other process of this machine measures at the same time.

    Messages have this size, or that of `measured_on`. Raises CheckFailed if the result is wrong.
    """
    messages, usual = measured_on(request)
    task = contest(request.hash, request.kernel, usual if size is None else size, messages).task
    with alone(), displayed_by(hidden):
        (row,) = timing.measure([(tried, task)], samples=samples, runs=1).rows
    return Trial(row.cpb, row.spread, tried.code_bytes or 0)


@contextmanager
def alone() -> Iterator[None]:
    """A context in which only one process of this machine can be at a time, if the system supports locks."""
    if fcntl is None:
        yield
        return
    place = os.open(tempfile.gettempdir(), os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)
