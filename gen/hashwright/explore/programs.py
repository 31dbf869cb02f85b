"""The program of a point of the space. Different points may have the same program."""

import hashlib
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.bench.contest import compiled, ours
from hashwright.bench.timing import Candidate
from hashwright.bench.trial import Trial, candidate, timed
from hashwright.errors import CheckFailed, UserError
from hashwright.explore.space import Point
from hashwright.files.plan import Plan
from hashwright.lower.order import Listing
from hashwright.native import compiler
from hashwright.output.generate import generate, is_called, lower_all, make, routines, sources
from hashwright.targets.routine import Note, Routine

COMMENT: Final = re.compile(rb"/\*.*?\*/", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Unmeasured:
    """A kernel before it is measured."""

    point: Point
    text: str  # a digest of its instructions, or of its files
    listings: Mapping[str, Listing]  # by function
    routine: Routine | None  # if all of it is assembly
    plan: Plan | None  # if some of it is C

    @property
    def digest(self) -> str:
        """The common key of equal programs: the text, and the compiler."""
        return f"{self.text} {self.point.written}"

    @property
    def rules(self) -> list[str]:
        """The rules that fired."""
        return sorted({rule for listing in self.listings.values() for rule in listing.facts.rules})


def program(point: Point) -> Unmeasured:
    """The program of the point. Raises UserError if it has none."""
    request = point.request
    if point.cc is None and not is_called(request):
        listings: Mapping[str, Listing] = lower_all(request)
        routine = next(iter(routines(request, listings)))
        lines = [line for line in routine.body if not isinstance(line, Note)]
        text = repr((routine.arguments, lines, routine.tables, routine.stack, routine.align)).encode()
        return Unmeasured(point, _digest(text), listings, routine, None)
    made = make(request)
    texts = [COMMENT.sub(b"", made.plan.files[name]) for name in sources(request)]
    return Unmeasured(point, _digest(*texts), made.listings, None, made.plan)


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


Timed = Callable[[int], Trial]  # with a number of samples


@contextmanager
def loaded(made: Unmeasured, *, size: int | None = None) -> Iterator[Timed]:
    """The program ready to be checked and timed as by `trial.timed`.

    It is loaded into this process if possible; otherwise a compiler builds a library. Raises CheckFailed if the
    compiler fails, and UserError if the program cannot run here. The yielded function raises CheckFailed if the
    program is wrong.
    """
    request = made.point.request
    with tempfile.TemporaryDirectory(prefix="hashwright-", ignore_cleanup_errors=True) as place:
        tried = _in_process(made) or _compiled(made, Path(place))
        yield lambda samples: timed(request, tried, size=size, samples=samples)


def _in_process(made: Unmeasured) -> Candidate | None:
    """The routine in this process, if PeachPy is installed and supports its instructions."""
    if not made.routine:
        return None
    try:
        return candidate(made.point.request, made.routine)
    except CheckFailed:
        raise
    except UserError:
        return None


def _compiled(made: Unmeasured, directory: Path) -> Candidate:
    request = made.point.request
    plan = made.plan or generate(request)
    library = compiled(plan, request, made.point.cc or compiler.find(), directory)
    return ours(request, request.kernel, library)[0]


@dataclass(frozen=True, slots=True)
class Heat:
    """A number of samples, and the limit for the next heat."""

    samples: int
    slower: float  # a program that is slower than the best by more than this share has no further heat


HEATS: Final = (Heat(7, 0.05), Heat(31, 0.01), Heat(101, 0.0))


def raced(timed: Callable[[int], Trial], best: float | None) -> Trial:
    """The last measurement of a program, which is timed with increasing numbers of samples.

    The best: core cycles per byte of the fastest so far, if there is one.
    """
    for heat in HEATS:
        trial = timed(heat.samples)
        if best is not None and trial.cpb > best * (1 + heat.slower):
            break
    return trial
