"""The tables to measure on every core, and their presentation: parses their file."""

import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

from hashwright.bench.benchmark import Batch
from hashwright.bench.variants import Entrant
from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.files import toml
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.requests.fastest import BEST
from hashwright.requests.request import Request, resolve
from hashwright.requests.schedule import Schedule
from performance.record import MeasuredTask

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PageTable:
    """One table of the page."""

    name: str  # the region of the page that it fills
    hashes: tuple[str, ...]
    kernels: tuple[str, ...]
    schedules: Mapping[str, tuple[str, ...]]  # by target
    names: Mapping[tuple[str, str], str] = field(
        default_factory=dict
    )  # of targets with schedules, if they have some
    emitters: tuple[str, ...] = (C, GAS)  # those that support the kernel
    compilers: tuple[str, ...] = ("gcc", "clang-19")  # the available ones; the first also assembles
    sizes: tuple[int, ...] = (16384,)
    messages: tuple[int, ...] = (0,)  # of batches
    lengths: tuple[str, ...] = ("",)
    pieces: tuple[int, ...] = (0,)  # bytes of each update of a message; 0: in one call
    samples: int = 301

    def races(self) -> "Iterator[TableRace]":
        """The runs of `bench` that measure it."""
        for name, kernel, *numbers in product(
            self.hashes, self.kernels, self.sizes, self.messages, self.pieces
        ):
            yield TableRace(self, HASHES[name], HASHES[name].kernels[kernel], *numbers)


@dataclass(frozen=True, slots=True)
class TableRace:
    """One run of `bench`: the part of a table that is timed side by side."""

    table: PageTable
    hash: Hash
    kernel: Kernel
    size: int
    messages: int
    pieces: int

    @property
    def name(self) -> str:
        """A unique description of the race."""
        words = [self.table.name, self.hash.name, self.kernel.name, str(self.size)]
        words += [str(self.messages)] if self.messages else []
        words += [f"in {self.pieces}"] if self.pieces else []
        return " ".join(words)

    @property
    def batch(self) -> Batch:
        """The messages of batches."""
        return Batch(self.messages, self.table.lengths) if self.messages else Batch()

    def tasks(self) -> list[MeasuredTask]:
        """The tasks of the race, by lengths."""
        name, kernel = self.hash.name, self.kernel.name
        return [
            MeasuredTask(name, kernel, self.size, self.messages, each, self.pieces)
            for each in self.table.lengths
        ]

    def rows(self) -> Iterator[tuple[str, str]]:
        """Each target and schedule, as in a record."""
        if self.table.names:
            yield from self.table.names
            return
        for target, schedules in self.table.schedules.items():
            for schedule in schedules:
                yield target, schedule if schedule == BEST else str(Schedule.parse(schedule))

    def entrants(self, compilers: Sequence[Compiler], core: str) -> Iterator[Entrant]:
        """All entrants, without targets that do not run here and unknown best schedules.

        Raises UserError for a schedule with which no emitter can generate the kernel.
        """
        for target, schedule in self.rows():
            for request in self.requests(target, schedule, core):
                if request.target.runs_here():
                    for cc in compilers if request.emitter == C else compilers[:1]:
                        name = " ".join((target, request.emitter, schedule or "default", cc.identity()))
                        yield Entrant(name, request, cc, schedule)

    def requests(self, target: str, schedule: str, core: str) -> list[Request]:
        """The requests for the kernel, one for each emitter that supports it."""
        found: list[Request] = []
        refused: list[UserError] = []
        for emitter in self.table.emitters:
            try:
                made = resolve(
                    self.hash.name,
                    target,
                    kernel=self.kernel.name,
                    schedule=schedule,
                    emitter=emitter,
                    length=str(self.size) if self.kernel.sized else None,
                    core=core if schedule == BEST else None,
                )
            except UserError as error:
                refused.append(error)
                continue
            if schedule != BEST or not made.notes:  # a note reports that there is no best one
                found.append(made)
        if not found and schedule != BEST:
            raise UserError(f"table '{self.table.name}': {refused[0]}")
        return found


@dataclass(frozen=True, slots=True)
class Goal:
    """The best kernel for a task, beside the best of others."""

    name: str
    hash: str
    kernel: str
    targets: tuple[str, ...] = ()  # empty: all
    size: int = 16384
    messages: int = 0
    lengths: str = ""
    peers: tuple[str, ...] = ()  # what the names of others of the same kind begin with; empty: all are
    is_drawn: bool = True  # is it in the picture of the first page?

    @property
    def task(self) -> MeasuredTask:
        return MeasuredTask(self.hash, self.kernel, self.size, self.messages, self.lengths)


@dataclass(frozen=True, slots=True)
class PictureGroup:
    """Hashes whose best kernels are shown in one picture."""

    title: str
    picture: Path
    hashes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A kernel with a trick, or without; or another implementation."""

    target: str = ""
    schedule: str = ""
    kernel: str = ""  # empty: that of the trick
    size: int = 0  # 0: that of the trick
    emitter: str = ""  # empty: figures of all, and the instructions of C
    peer: str = ""  # another implementation, by name


@dataclass(frozen=True, slots=True)
class Trick:
    """A section of the page of tricks."""

    name: str  # its heading
    hash: str
    kernel: str
    function: str  # whose instructions are counted
    before: Side
    after: Side
    size: int = 16384


@dataclass(frozen=True, slots=True)
class TablesFile:
    """The content of the file."""

    page: Path
    picture: Path
    tables: tuple[PageTable, ...]
    goals: tuple[Goal, ...]
    groups: tuple[PictureGroup, ...] = ()
    tricks: Path | None = None  # the page of tricks, if there is one
    trick: tuple[Trick, ...] = ()

    def races(self) -> list[TableRace]:
        return [race for table in self.tables for race in table.races()]

    def goals_of(self, group: PictureGroup) -> list[Goal]:
        return [goal for goal in self.goals if goal.hash in group.hashes]


KEYS: Final = ("page", "picture", "table", "goal", "group")
TRICKS: Final = ("tricks", "trick")  # if there is a page of tricks


def read(path: Path) -> TablesFile:
    """The content of a file of tables. Raises UserError if it is not one."""
    try:
        content = toml.parse(path.read_text(encoding="utf-8"))
        if strange := sorted(content.keys() - set(TRICKS) ^ set(KEYS)):
            raise ValueError(f"'{strange[0]}' is {'missing' if strange[0] in KEYS else 'not a key'}")
        page, picture = (_beside(path, content[key]) for key in KEYS[:2])
        tables = tuple(_record(PageTable, _unfolded(each, path.parent)) for each in content["table"])
        goals = tuple(_record(Goal, each) for each in content["goal"])
        groups = tuple(
            _record(PictureGroup, {**each, "picture": _beside(path, each.get("picture"))})
            for each in content["group"]
        )
        tricks = _beside(path, content["tricks"]) if "tricks" in content else None
        trick = tuple(map(_trick, content.get("trick", ())))
        return TablesFile(page, picture, tables, goals, groups, tricks, trick)
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}; name a file of tables") from error
    except (ValueError, TypeError, AttributeError) as error:
        raise UserError(f"{path} is not a file of tables ({error}); correct it") from error


def _beside(path: Path, name: object) -> Path:
    """The path that a file names relative to itself."""
    return Path(os.path.normpath(path.parent / str(name)))


def _trick(content: Mapping[str, Any]) -> Trick:
    sides = {key: _record(Side, content[key]) for key in ("before", "after") if key in content}
    return _record(Trick, {**content, **sides})


def _unfolded(content: Mapping[str, Any], directory: Path) -> dict[str, Any]:
    """A table with the schedules, and their names, from the file of variants that it may name instead."""
    own = dict(content)
    if "variants" in own:
        found = tomllib.loads((directory / own.pop("variants")).read_text(encoding="utf-8"))["variant"]
        names = {(each["target"], str(Schedule.parse(each["schedule"]))): each["name"] for each in found}
        targets = dict.fromkeys(target for target, _ in names)
        own["schedules"] = {
            each: [schedule for target, schedule in names if target == each] for each in targets
        }
        own["names"] = names
    return own


def _record(kind: type[T], content: Mapping[str, Any]) -> T:
    """A record from its fields. Raises ValueError if one is wrong."""
    return toml.record(kind, {key: _frozen(each) for key, each in content.items()}, f"{content.get('name')}: ")


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    return {key: _frozen(each) for key, each in value.items()} if isinstance(value, dict) else value
