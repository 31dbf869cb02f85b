"""The accuracy of the model: compares predictions and measurements of kernels of MD5 and RIPEMD-160.

    python -m tests.explore.compare        # 64 kernels, measured on this machine
    python -m tests.explore.compare 200    # more
    python -m tests.explore.compare FILE   # the output of one of these, on any machine

The kernels are drawn at random, always the same ones, from all schedules in assembly of all targets that run
here.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from hashwright.bench.trial import SAMPLES, Trial
from hashwright.emit.emitters import GAS
from hashwright.errors import CheckFailed, UserError
from hashwright.explore.forecast import agreement, expected
from hashwright.explore.programs import Unmeasured, loaded, program
from hashwright.explore.space import ASSEMBLY, Point, Space
from hashwright.hashes import HASHES
from hashwright.requests.numbers import number
from hashwright.requests.request import resolve, serving
from hashwright.targets.cores import CORES, Core
from hashwright.targets.processor import here, identify

COUNT: Final = 64
MOST: Final = 10_000
COMMAND: Final = "tests.explore.compare"
HEAD: Final = ": predicted and measured cpb, error, kernel"  # after the title of the core
LINE: Final = re.compile(
    r" *[0-9.]+ +(?P<measured>[0-9.]+) +[-+][0-9.]+%"
    r"  (?P<hash>\S+) (?P<kernel>\S+) (?P<target>\S+) (?P<schedule>\S*)"
)
END: Final = re.compile(r"\d+ kernels, median error .*|")
TRIALS: Final = 5  # for each kernel; the fastest counts, because other work on the machine slows some by half
SIZE: Final = 1 << 10  # bytes of a message: 64 of them fit into the caches, which the model ignores


def points() -> Iterator[Point]:
    """Schedules in assembly that this machine can run, of each kernel and target in rotation, without end."""
    rng = Random(0)
    spaces = [
        Space(hash_, kernel, target, {})
        for hash_ in HASHES.values()
        if hash_.inner
        for kernel in hash_.kernels.values()
        if not kernel.whole
        for target in serving(hash_)
        if target.isa and target.runs_here()
    ]
    able = [space for space in spaces if space.ways]
    while able:
        for space in able:
            yield space.point(lambda _, values: rng.choice(values))


@dataclass(frozen=True, slots=True)
class Compared:
    """A kernel with its prediction and its measurement."""

    point: Point
    predicted: float  # core cycles per byte
    measured: float

    def __str__(self) -> str:
        request = self.point.request
        name = f"{request.hash.name} {request.kernel} {request.target.name} {request.schedule}"
        return f"{self.predicted:7.3f} {self.measured:7.3f} {self.predicted / self.measured - 1:+7.1%}  {name}"


def measured(made: Unmeasured, *, size: int | None = None) -> Trial:
    """Times a program; raises the errors of `loaded`."""
    with loaded(made, size=size) as time:
        return time(SAMPLES)


def main(words: Sequence[str]) -> None:
    """Prints the predicted and measured core cycles per byte of kernels, and the agreement of both.

    Raises UserError if there is no model of the core.
    """
    text = " ".join(words)
    if text and not text.isdigit() and Path(text).is_file():
        on, compared = read(Path(text))
    else:
        count = _count(words)
        own = identify().core
        if own is None:
            raise UserError(
                f"there is no model of this processor ({here().name}) to compare with; "
                "add its core to targets/cores.py"
            )
        on, compared = own, islice(_measured_here(own), count)
    print(f"{on.title}{HEAD}")
    pairs: list[tuple[float, float]] = []
    for each in compared:
        print(each, flush=True)
        pairs.append((each.predicted, each.measured))
    agreed = agreement(pairs)
    print(f"{len(pairs)} kernels, median error {agreed.error:.1%}, rank correlation {agreed.rank:.3f}")


def _measured_here(on: Core) -> Iterator[Compared]:
    """Kernels with new measurements, without end."""
    for point in points():
        try:
            made = program(point)
            fastest = min(measured(made, size=SIZE).cpb for _ in range(TRIALS))
            yield Compared(point, expected(made, on), fastest)
        except CheckFailed:
            raise
        except UserError:  # these choices conflict
            continue


def read(path: Path) -> tuple[Core, Iterator[Compared]]:
    """The core of a file that this module printed, and its kernels with new predictions.

    Raises UserError if it is not such a file, or from another version.
    """
    head, *lines = path.read_text("utf-8").splitlines() or [""]
    core = next((each for each in CORES.values() if head == f"{each.title}{HEAD}"), None)
    if core is None:
        raise UserError(f"{path} is not the output of `python -m {COMMAND}`; name a file with its output")
    return core, (_read(path, line, core) for line in lines if not END.fullmatch(line))


def _read(path: Path, line: str, core: Core) -> Compared:
    """The kernel of a line."""
    found = LINE.fullmatch(line)
    if not found:
        raise UserError(f"{path} has a line that `python -m {COMMAND}` does not print: {line!r}; remove it")
    request = resolve(
        found["hash"], found["target"], kernel=found["kernel"], schedule=found["schedule"], emitter=GAS
    )
    point = Point(request, ASSEMBLY, None)
    return Compared(point, expected(program(point), core), float(found["measured"]))


def _count(words: Sequence[str]) -> int:
    """The number of kernels on the command line. Raises UserError if it is neither a number nor a file."""
    text = " ".join(words) or str(COUNT)
    count = number(text, MOST)
    if not count:
        raise UserError(
            f"'{text}' is not a number of kernels; write 1 to {MOST}, or a file with earlier output"
        )
    return count


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except UserError as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)
