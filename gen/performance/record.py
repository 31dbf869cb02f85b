"""The measurements on a core: a file that `make measure` and `python -m performance bench` write."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Any, Final, TypeVar

from hashwright.emit.emitters import GAS
from hashwright.errors import UserError, unknown
from hashwright.files import plan, toml
from hashwright.targets.cores import CORES

DIRECTORY: Final = Path("docs/measured")
VERSION: Final = 1  # of the format
COMMENT: Final = """\
# The measurements of a core, written by `make measure` and `python -m performance bench`. cpb: median of core
# cycles per byte; low, high: the medians with the best and the worst positions of buffers; spread: the
# interquartile range divided by the median; bound: the core's lower bound; commit: the generator's commit, or
# the name of a source."""
REMEDY: Final = "measure where you can write"
DIGITS: Final = 4  # after the point
ASSEMBLY: Final = "assembly"  # the maker of what needs no compiler


@dataclass(frozen=True, slots=True, order=True)
class MeasuredTask:
    """A task of a measurement."""

    hash: str
    kernel: str
    size: int  # bytes of a message
    messages: int = 0  # of a batch
    lengths: str = ""  # of its messages: a key of contest.LENGTHS
    pieces: int = 0  # bytes of each update of a message in pieces


@dataclass(frozen=True, slots=True, order=True)
class Subject:
    """The subject of a figure."""

    cc: str = ""  # the compiler, as in gcc 12; empty if unknown
    peer: str = ""  # another implementation, by name; empty: ours
    target: str = ""  # of another implementation: the target with its instructions, if known
    emitter: str = ""
    schedule: str = ""  # as given
    what: str = ""  # as in Timed.what

    @property
    def maker(self) -> str:
        """The compiler, or assembly."""
        return ASSEMBLY if self.emitter == GAS else self.cc


@dataclass(frozen=True, slots=True)
class Measurement:
    """A figure."""

    commit: str  # of the generator; or a key of the record's sources
    compiler: str  # the first line of its version text
    cpb: float  # core cycles per byte: the median
    spread: float | None = None  # as in bench.Row; None: not recorded
    low: float | None = None
    high: float | None = None
    bound: float | None = None  # the core's lower bound in cycles per byte; None: unknown
    choices: str = ""  # the choices of the schedule `best`


def place(maker: str) -> tuple[bool, bool, str]:
    """The order of makers: gcc, clang, assembly."""
    return maker == ASSEMBLY, maker.startswith("clang"), maker


Key = tuple[MeasuredTask, Subject]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CoreRecord:
    """All measurements on a core."""

    core: str
    figures: Mapping[Key, Measurement] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)  # the sources of figures without a commit

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.core}.toml"

    def is_sourced(self, figure: Measurement) -> bool:
        """Has the figure a source instead of a commit?"""
        return figure.commit in self.sources

    def joined_by(self, figures: Mapping[Key, Measurement]) -> "CoreRecord":
        """The same with these figures, which replace those with the same keys."""
        return replace(self, figures={**self.figures, **figures})


# The fields that a group has for all of its figures.
SHARED: Final = ("hash", "kernel", "size", "messages", "lengths", "pieces", "cc", "compiler", "commit")
ORDER: Final = ("peer", "target", "emitter", "schedule", "what")  # of figures in it


def text(record: CoreRecord) -> bytes:
    """The text of the record's file: one line per figure, in a fixed order."""
    figures = sorted(
        ({**asdict(task), **asdict(who), **asdict(figure)} for (task, who), figure in record.figures.items()),
        key=lambda line: [line[key] for key in (*SHARED, *ORDER)],
    )
    lines = [COMMENT, "", *_values({"version": VERSION, "core": record.core})]
    if record.sources:
        lines += ["", "# The sources of figures without a commit.", "[sources]"]
        lines += _values(dict(sorted(record.sources.items())))
    for about, members in groupby(figures, key=lambda line: {key: line[key] for key in SHARED}):
        lines += ["", "[[measured]]"]
        lines += _values({key: about[key] for key in SHARED if about[key] or key in NEEDED})
        lines += ["figures = [", *(f"    {{ {', '.join(_values(_row(line)))} }}," for line in members), "]"]
    return "\n".join([*lines, ""]).encode()


def _row(line: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a line that the group lacks; for our kernels with the schedule, even the default."""
    ours = () if line["peer"] else ("schedule",)
    return {
        key: line[key] for key in line if key not in SHARED and (line[key] not in ("", None) or key in ours)
    }


def _values(values: Mapping[str, Any]) -> list[str]:
    """Keys and values in TOML, with few digits."""
    short = {key: round(value, DIGITS) if isinstance(value, float) else value for key, value in values.items()}
    return [f"{key} = {value}" for key, value in toml.values(short).items()]


NAMES: Final[Mapping[Any, list[str]]] = {
    kind: [each.name for each in fields(kind)] for kind in (MeasuredTask, Subject, Measurement)
}
NEEDED: Final = ("hash", "kernel", "size", "commit")


def read(path: Path) -> CoreRecord:
    """The record in a file. Raises UserError if it is not a record, or of another core than its name."""
    return toml.load(path, partial(_read, path), "a record of measurements", "restore it, or remove it")


def _read(path: Path, values: Mapping[str, Any]) -> CoreRecord:
    if (version := values.get("version")) != VERSION:
        raise UserError(
            f"{path} has version {version!r} of the format, and this hashwright reads only {VERSION}; "
            "use the hashwright that wrote it, or move it away and measure again"
        )
    core = values.get("core")
    if not isinstance(core, str) or core not in CORES:
        raise UserError(f"{path}: {unknown('core', str(core), CORES)}")
    if core != path.stem:
        raise UserError(
            f"{path} is the record of the core {core}, not of {path.stem}; name it {core}.toml, or move it away"
        )
    return CoreRecord(core, _figures(values.get("measured", [])), _sources(values.get("sources", {})))


def _sources(values: Any) -> dict[str, str]:
    if not isinstance(values, dict) or not all(isinstance(each, str) for each in values.values()):
        raise ValueError(f"'sources' is {values!r}, not a table of texts")
    return values


def _figures(groups: Any) -> dict[Key, Measurement]:
    """The figures of groups. Raises ValueError if one is wrong, or occurs twice."""
    found: dict[Key, Measurement] = {}
    for number, group in enumerate(toml.tables(groups, "measured"), 1):
        where = f"[[measured]] {number}: "
        about = {key: value for key, value in group.items() if key != "figures"}
        for row in toml.tables(group.get("figures"), "figures"):
            line = {"compiler": "", **about, **row}
            key = _part(MeasuredTask, line, where), _part(Subject, line, where)
            if strange := sorted(line.keys() - set(chain(*NAMES.values()))):
                raise ValueError(f"{where}'{strange[0]}' is not a field")
            if key in found:
                raise ValueError(f"{where}a figure occurs twice: {key}")
            found[key] = _part(Measurement, line, where)
    return found


def _part(kind: type[T], line: Mapping[str, Any], where: str) -> T:
    """One of the records of which a line has the fields."""
    return toml.record(kind, {name: line[name] for name in NAMES[kind] if name in line}, where)


def known(directory: Path) -> list[CoreRecord]:
    """The records of a directory, by the names of their cores; other files are ignored."""
    return [read(path) for path in sorted(directory.glob("*.toml")) if path.name != TABLE]


TABLE: Final = "table.toml"  # the tables to measure: see table.py


def of(core: str, directory: Path) -> CoreRecord:
    """The record of a core, empty if there is none yet. Raises UserError if it could not be written."""
    path = directory / CoreRecord(core).file
    plan.require_writable(path, REMEDY)
    return read(path) if path.exists() else CoreRecord(core)


def write(record: CoreRecord, directory: Path) -> Path:
    """Writes the record into the directory, as a whole or not at all; returns its path."""
    path = directory / record.file
    plan.put(path, text(record), REMEDY)
    return path


def add(core: str, figures: Mapping[Key, Measurement], directory: Path) -> Path:
    """Adds figures to the record of the core; they replace those with the same keys."""
    return write(of(core, directory).joined_by(figures), directory)
