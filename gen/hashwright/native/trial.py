"""One kernel made, loaded into this process, checked and timed, without compiler and files."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from hashwright.code import Routine
from hashwright.generate import lower_all, routines
from hashwright.native import bench, inprocess
from hashwright.native.bench import Candidate
from hashwright.native.contest import contest
from hashwright.request import Request

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

SIZE: Final = 16 << 10  # bytes of a message
BATCHED: Final = 192, 4 << 10  # messages of a batch, whole turns of any kernel, and the bytes of each
SAMPLES: Final = 31


def measured_on(request: Request) -> tuple[int, int]:
    """How many messages a request's kernel is timed on, and the bytes of each."""
    if request.kernel.is_batch:
        return BATCHED
    return request.setting().messages, SIZE if request.length is None else request.length


@dataclass(frozen=True, slots=True)
class Trial:
    """What was measured of a kernel."""

    cpb: float  # core cycles per byte
    spread: float  # between the quartiles, over the median
    code_bytes: int


def candidate(request: Request, made: Routine) -> Candidate:
    """The routine of a request in this process, for as long as the candidate is there.

    Raises UserError if PeachPy is missing or cannot encode it, and where this processor cannot run it.
    """
    loaded = inprocess.load(made)
    shape = request.kernel.timed[0].shape
    return Candidate(str(request.schedule), "ours", shape, (loaded.address,), len(loaded.memory), keeps=loaded)


def timed(request: Request, tried: Candidate, *, size: int | None = None, samples: int = SAMPLES) -> Trial:
    """What is measured of the request's kernel, beside no other on this machine.

    That is on messages of that many bytes, if not of those of `measured_on`. Raises CheckFailed if what it
    computes is wrong.
    """
    messages, usual = measured_on(request)
    task = contest(request.hash, request.kernel, usual if size is None else size, messages).task
    with alone():
        (row,) = bench.measure([(tried, task)], samples=samples, runs=1).rows
    return Trial(row.cpb, row.spread, tried.code_bytes or 0)


def trial(request: Request, *, size: int | None = None, samples: int = SAMPLES) -> Trial:
    """The kernel of the request made, loaded, and `timed`; raises what `candidate` and `timed` do."""
    made = next(iter(routines(request, lower_all(request))))
    return timed(request, candidate(request, made), size=size, samples=samples)


@contextmanager
def alone() -> Iterator[None]:
    """Waits until no other process of this machine is in here, where the system can tell."""
    if fcntl is None:
        yield
        return
    place = os.open(tempfile.gettempdir(), os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)
