"""The results of `explore`: small files, one for each kernel and core, that `--schedule best` reads.

`--schedule best` searches the directory `schedules` of the current directory, then the files that come with
hashwright.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.emit.emitters import GAS, C
from hashwright.emit.shell import PACKAGE
from hashwright.errors import UserError
from hashwright.files import plan, toml
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import settle
from hashwright.targets import TARGETS
from hashwright.targets.processor import Identified

BEST: Final = "best"  # in place of a schedule
DIRECTORY: Final = "schedules"
COMMENT: Final = """\
# The best schedules found by `hashwright explore {hash} --kernel {kernel}`; `--schedule best` reads them.
# cpb: median of core cycles per byte; low and high: its 95 % confidence interval."""
REMEDY: Final = "explore where you can write"

# At the top of the repository, or in a wheel inside the package, like the templates.
SHIPPED: Final = (PACKAGE / DIRECTORY, PACKAGE.parents[1] / DIRECTORY)


@dataclass(frozen=True, slots=True)
class Best:
    """The best schedule of a target and emitter, with the evidence."""

    target: str
    emitter: str  # c, or gas for all assembly
    schedule: str
    cpb: float  # core cycles per byte: the median
    low: float  # the bounds of that median
    high: float
    spread: float  # between the quartiles, over the median
    code_bytes: int
    bytes: int  # of a message
    samples: int
    compiler: str
    peer: str  # the fastest other implementation; empty: there was none
    peer_cpb: float
    tried: int  # the number of points tried
    date: str  # of the measurement: year, month, day
    processor: str  # the name that the measured processor reports


@dataclass(frozen=True, slots=True)
class Found:
    """The best schedules of a kernel on a core."""

    hash: str
    kernel: str
    core: str  # its name, or that of a processor without a core table
    best: tuple[Best, ...]  # by target and emitter, and by length if messages have one length

    @property
    def file(self) -> str:
        """The name of its file."""
        return name(self.hash, self.kernel, self.core)


def name(hash_name: str, kernel: str, core: str) -> str:
    """The name of the file about a kernel on a core."""
    return f"{hash_name}-{kernel}.{core}.toml"


def read_results(path: Path) -> Found:
    """The content of a file. Raises UserError if it is not a file of schedules."""
    return toml.load(path, _found, "a file of schedules", "remove it, and explore again")


def _found(values: Mapping[str, Any]) -> Found:
    """The content of a file from its values. Raises ValueError if one is wrong."""
    tables = enumerate(toml.tables(values.get(BEST, []), BEST), 1)
    best = tuple(toml.record(Best, each, f"[[{BEST}]] {number}: ") for number, each in tables)
    return toml.record(Found, {**values, BEST: best})


def require_storable(hash_: Hash, kernel: Kernel, on: Identified) -> None:
    """Raises UserError if `write` could not write or extend the file of the core."""
    path = Path(DIRECTORY, name(hash_.name, kernel.name, on.name))
    plan.require_writable(path, REMEDY)
    if path.exists():
        read_results(path)


def can_be_made(best: Best, about: Found) -> bool:
    """Does the generator still support the schedule?"""
    try:
        hash_ = HASHES[about.hash]
        _settle(best, hash_, hash_.kernels[about.kernel])
    except (UserError, KeyError):
        return False
    return True


def write(
    found: Found, directory: Path, is_current: Callable[[Best, Found], bool] = can_be_made
) -> tuple[Path, list[Best]]:
    """Writes the file into the directory. Entries of other targets and emitters remain, and so do faster ones.

    is_current decides which entries can still be used. Returns the path of the file, and the old entries that
    remain in place of new ones.
    """
    path = directory / found.file
    kernel = HASHES[found.hash].kernels[found.kernel]
    best = {_key(kernel, each): each for each in found.best}
    kept = []
    for old in read_results(path).best if path.exists() else ():
        new = best.get(_key(kernel, old))
        # By the upper bound of the median: with few samples, or much noise, it may be high.
        if new is None or (old.high < new.high and is_current(old, found)):
            best[_key(kernel, old)] = old
            kept += [old] if new else []
    about = {key: value for key, value in asdict(found).items() if key != BEST}
    comment = COMMENT.format(hash=found.hash, kernel=found.kernel)
    plan.put(path, toml.written(comment, about, BEST, (asdict(best[key]) for key in sorted(best))), REMEDY)
    return path, kept


def _key(kernel: Kernel, best: Best) -> tuple[str, str, int]:
    """The key of an entry, unique in a file."""
    return best.target, best.emitter, best.bytes if kernel.sized else 0


def _settle(best: Best, hash_: Hash, kernel: Kernel) -> None:
    settle(hash_.principal(), TARGETS[best.target], Schedule.parse(best.schedule), kernel, best.emitter)


def best(
    hash_: Hash, kernel: Kernel, target: str, emitter: str, length: int | None, on: Identified
) -> str | None:
    """The best known schedule for the kernel on a core; a library has the schedule of its first kernel.

    The kernel `fixed` has one for each length of messages. None: there is none. Raises UserError if the file is
    from another version.
    """
    kernel = _explored(hash_, kernel)
    wanted = (target, C if emitter == C else GAS, length or 0)
    for path in _known(name(hash_.name, kernel.name, on.name)):
        for each in read_results(path).best:
            if _key(kernel, each) == wanted:
                try:
                    _settle(each, hash_, kernel)
                except UserError as error:
                    raise UserError(
                        f"{path} is from another version of hashwright ({error}); explore again: "
                        f"{_command(hash_, kernel, target, length)}"
                    ) from error
                return each.schedule
    return None


def results(hash_: Hash, kernel: Kernel, on: Identified) -> list[Best]:
    """The best known schedules for the kernel on a core."""
    return [each for path in _known(name(hash_.name, kernel.name, on.name)) for each in read_results(path).best]


def without_best(
    hash_: Hash, kernel: Kernel, target: str, emitter: str, length: int | None, on: Identified
) -> str:
    """The note that `best` uses the default, with the command that finds a schedule."""
    kernel = _explored(hash_, kernel)
    what = f"{hash_.name} --kernel {kernel}{_sized(length)} in {'C' if emitter == C else 'assembly'}"
    return (
        f"No best schedule of {what} on target '{target}' is known for the core {on.name}, "
        f"so the default is used; find it: {_command(hash_, kernel, target, length)}"
    )


def _explored(hash_: Hash, kernel: Kernel) -> Kernel:
    """The kernel whose schedules a kernel uses."""
    return next(iter(hash_.kernels.values())) if kernel == LIBRARY else kernel


def _sized(length: int | None) -> str:
    return "" if length is None else f" --length {length}"


def _command(hash_: Hash, kernel: Kernel, target: str, length: int | None) -> str:
    """The command that finds the best schedule."""
    return f"`hashwright explore {hash_.name} --kernel {kernel}{_sized(length)} --target {target} --record`"


def found_anywhere(hash_: Hash, kernel: Kernel, target: str, emitter: str) -> list[Schedule]:
    """The best known schedules for the kernel on any core, for messages of any length, each once.

    Those of the target come first, then those of others.
    """
    files = map(read_results, _known(name(hash_.name, kernel.name, "*")))
    found = [
        each for about in files for each in about.best if each.emitter == emitter and can_be_made(each, about)
    ]
    found.sort(key=lambda each: each.target != target)
    return [Schedule.parse(schedule) for schedule in dict.fromkeys(each.schedule for each in found)]


def _known(pattern: str) -> Iterator[Path]:
    """The files of that name, the user's first."""
    for directory in (Path(DIRECTORY), *SHIPPED):
        yield from sorted(directory.glob(pattern))
