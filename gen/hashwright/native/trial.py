"""One kernel made, loaded into this process, checked and timed, without compiler and files."""

from dataclasses import dataclass
from typing import Final

from hashwright.generate import lower_all
from hashwright.native import bench, inprocess
from hashwright.native.bench import Candidate
from hashwright.native.contest import OURS, contest
from hashwright.request import Request
from hashwright.routines import routines

SIZE: Final = 16 << 10  # bytes of a message
SAMPLES: Final = 31


@dataclass(frozen=True, slots=True)
class Trial:
    """What was measured of a kernel."""

    cpb: float  # core cycles per byte
    spread: float  # between the quartiles, over the median
    code_bytes: int


def candidate(request: Request, name: str) -> Candidate:
    """The request's kernel in this process, for as long as the candidate is there.

    Raises UserError where PeachPy is missing or cannot encode it, and where this processor cannot run it.
    """
    setting = request.setting()
    made = next(iter(routines(request.hash, request.prefix, setting, lower_all(request))))
    loaded = inprocess.load(made)
    shape, _, _ = OURS[request.kernel][0]
    return Candidate(name, "ours", shape, (loaded.address,), keeps=loaded)


def trial(request: Request, *, size: int = SIZE, samples: int = SAMPLES) -> Trial:
    """The kernel of the request, timed on messages of so many bytes.

    Raises CheckFailed where what it computes is wrong, and UserError as `candidate` does.
    """
    setting = request.setting()
    task = contest(request.hash, request.kernel, size, setting.messages).task
    tried = candidate(request, str(request.schedule))
    (row,) = bench.measure([(tried, task)], samples=samples, runs=1).rows
    return Trial(row.cpb, row.spread, len(tried.keeps.memory))
