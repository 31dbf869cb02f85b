"""Generates the tables of a page, between marks, from the records of cores: columns for each core."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.bench import plot
from hashwright.emit.emitters import GAS
from hashwright.files import plan
from hashwright.performance import limits, tricks
from hashwright.performance.limits import Proved
from hashwright.performance.record import CoreRecord, Key, MeasuredTask, Measurement, Subject
from hashwright.performance.regions import Line, cycles, filled, markdown, title
from hashwright.performance.table import Goal, PageTable, TablesFile, Trick

CORES_REGION, GOALS_REGION = "cores", "goals"
REMEDY: Final = "write where you can write"
RANGE: Final = 0.02  # a wider range over the places of buffers is shown
SPREAD: Final = 0.01  # a larger spread is shown
OLD: Final = "\\*"  # the mark of figures without a commit
ASSEMBLY, BOUND, OTHERS = "assembly", "bound", "others"


def renew(tables: TablesFile, records: Sequence[CoreRecord], known: Sequence[Proved] = ()) -> list[Path]:
    """Regenerates the pages and the picture; returns the paths of those that changed."""
    made = {tables.page: page(tables, records, known).encode(), tables.picture: picture(tables, records)}
    if tables.tricks:
        made[tables.tricks] = page_of_tricks(tables.tricks, tables.trick, records).encode()
    changed = [path for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    for path in changed:
        plan.put(path, made[path], REMEDY)
    return changed


def page(tables: TablesFile, records: Sequence[CoreRecord], known: Sequence[Proved] = ()) -> str:
    """The page of all tables with each region regenerated; known: the proved bounds."""
    records = [limits.applied(known, record) for record in records]
    regions: dict[str, Callable[[], str]] = {
        CORES_REGION: lambda: _cores(records),
        GOALS_REGION: lambda: _goals(tables.goals, records),
        **{table.name: lambda table=table: _table(table, records) for table in tables.tables},  # type: ignore[misc]
    }
    if known:
        regions[limits.REGION] = lambda: limits.table(known)
    return filled(tables.page, regions)


def page_of_tricks(path: Path, known: Sequence[Trick], records: Sequence[CoreRecord]) -> str:
    """The page of tricks with each region regenerated."""
    regions: dict[str, Callable[[], str]] = {
        tricks.ALL_REGION: lambda: tricks.summary(known, records),
        **{tricks.anchor(each): lambda each=each: tricks.section(each, records) for each in known},  # type: ignore[misc]
    }
    return filled(path, regions)


# One table.


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of figures of a core."""

    record: CoreRecord
    cc: str = ""  # of C; empty: another kind of column
    kind: str = ""

    @property
    def head(self) -> str:
        return f"{title(self.record.core)}, {self.cc or self.kind}"

    def cell(self, task: MeasuredTask, row: Subject) -> str:
        """The figure of our kernel, or of another implementation."""
        figures = {who: figure for (what, who), figure in self.record.figures.items() if what == task}
        if row.peer:
            return self._of_peer({who.peer: figure for who, figure in figures.items() if who.peer}, row.peer)
        alike = {who: figure for who, figure in figures.items() if not who.peer and _ours(who) == row}
        if self.kind == BOUND:
            return (
                f"{min(bounds):.3f}"
                if (bounds := [each.bound for each in alike.values() if each.bound])
                else ""
            )
        able = [
            figure
            for who, figure in alike.items()
            if (who.emitter == GAS and self.kind == ASSEMBLY) or (who.emitter != GAS and who.cc == self.cc)
        ]
        return _cell(min(able, key=lambda each: each.cpb), self.record) if able else ""

    def _of_peer(self, peers: Mapping[str, Measurement], name: str) -> str:
        """The figure of another implementation; a compiled one is in the column of its compiler."""
        wanted = f"{name} {self.cc}" if self.cc else name if self.kind == OTHERS else ""
        return _cell(peers[wanted], self.record) if wanted in peers else ""


def _ours(who: Subject) -> Subject:
    """The subject without emitter and compiler."""
    return Subject(target=who.target, schedule=who.schedule, what=who.what)


def _cell(figure: Measurement, record: CoreRecord) -> str:
    parts = [cycles(figure.cpb)]
    notes = []
    if figure.low and figure.high and figure.high - figure.low > RANGE * figure.cpb:
        notes.append(f"{figure.low:.3f} to {figure.high:.3f}")
    if figure.spread and figure.spread >= SPREAD:
        notes.append(f"{figure.spread:.1%}".replace("%", " %"))
    parts += [f"({'; '.join(notes)})"] if notes else []
    return " ".join(parts) + (OLD if figure.commit in record.sources else "")


def _table(table: PageTable, records: Sequence[CoreRecord]) -> str:
    """The figures of a table."""
    rows: list[tuple[MeasuredTask, Subject]] = []
    tasks = list(dict.fromkeys(task for race in table.races() for task in race.tasks()))
    for task in tasks:
        (race,) = (race for race in table.races() if task in race.tasks())
        whats = [each.what for each in race.kernel.timings(race.pieces)]
        rows += [
            (task, Subject(target=target, schedule=schedule, what=what))
            for target, schedule in race.rows()
            for what in whats
        ]
        rows += [(task, Subject(peer=name)) for name in _peers(task, records)]
    columns = [column for record in records for column in _columns(record, tasks)]
    lines = [(task, row, [column.cell(task, row) for column in columns]) for task, row in rows]
    lines = [line for line in lines if any(line[2])]
    if not lines:
        return "Not measured yet."
    filled = [i for i in range(len(columns)) if any(cells[i] for _, _, cells in lines)]
    names = _labels([(task, row) for task, row, _ in lines], table.names)
    head = [*names[0], *(columns[i].head for i in filled)]
    body = [
        [*label, *(cells[i] for i in filled)] for label, (_, _, cells) in zip(names[1:], lines, strict=True)
    ]
    return markdown(head, body)


def _peers(task: MeasuredTask, records: Sequence[CoreRecord]) -> list[str]:
    """The other implementations of a task in any record, without their compilers."""
    found = {
        who.peer.removesuffix(cc).rstrip() if cc else who.peer
        for record in records
        for what, who in record.figures
        if what == task and who.peer
        for cc in [next((cc for cc in _compilers(record, [task]) if who.peer.endswith(f" {cc}")), "")]
    }
    return sorted(found)


def _columns(record: CoreRecord, tasks: Sequence[MeasuredTask]) -> Iterator[_Column]:
    yield from (_Column(record, cc=cc) for cc in _compilers(record, tasks))
    yield from (_Column(record, kind=kind) for kind in (ASSEMBLY, BOUND, OTHERS))


def _compilers(record: CoreRecord, tasks: Sequence[MeasuredTask]) -> list[str]:
    """The compilers of the record's figures of the tasks, gcc first."""
    found = {who.cc for task, who in record.figures if task in tasks and who.cc}
    return sorted(found, key=lambda cc: (cc.startswith("clang"), cc))


def _labels(rows: Sequence[tuple[MeasuredTask, Subject]], names: Mapping[tuple[str, str], str]) -> list[Line]:
    """The heads of the columns in which rows differ, then the cells of each row."""
    kinds: dict[str, Callable[[MeasuredTask, Subject], str]] = {
        "hash": lambda task, _: task.hash,
        "kernel": lambda task, _: task.kernel,
        "bytes": lambda task, _: f"{task.size:,}",
        "messages": lambda task, _: f"{task.messages:,}" if task.messages else "",
        "lengths": lambda task, _: task.lengths,
        "pieces": lambda task, _: f"{task.pieces:,}" if task.pieces else "",
        "target": lambda _, row: row.peer or row.target,
        "schedule": lambda _, row: "" if row.peer else names.get((row.target, row.schedule)) or _schedule(row),
        "": lambda _, row: row.what,
    }
    shown = {
        name: cell
        for name, cell in kinds.items()
        if name == "target" or len({cell(*r) for r in rows} - {""}) > 1
    }
    return [[*shown], *([cell(*row) for cell in shown.values()] for row in rows)]


def _schedule(row: Subject) -> str:
    return f"`{row.schedule}`" if row.schedule else "default"


# All of them.


def _cores(records: Sequence[CoreRecord]) -> str:
    """The sources of the figures of each core."""
    return "\n".join(line for record in records for line in _core(record))


def _core(record: CoreRecord) -> Iterator[str]:
    commits = sorted({figure.commit for figure in record.figures.values()} - record.sources.keys())
    compilers = sorted({figure.compiler for figure in record.figures.values()} - {""})
    at = f"; generator {', '.join(commits)}" if commits else ""
    by = f"; {', '.join(compilers)}" if compilers else ""
    yield f"- **{title(record.core)}**{at}{by}."
    for name, source in sorted(record.sources.items()):
        count = sum(figure.commit == name for figure in record.figures.values())
        yield f"    - {OLD} {source} ({count} of {len(record.figures)} figures)"


@dataclass(frozen=True, slots=True)
class Fastest:
    """The fastest kernels for a task on a core, ours and others."""

    ours: tuple[Key, Measurement] | None
    others: tuple[Key, Measurement] | None

    @classmethod
    def of(cls, goal: Goal, record: CoreRecord) -> "Fastest":
        found = [
            (key, figure) for key, figure in record.figures.items() if key[0] == goal.task and not key[1].what
        ]
        targets = {key[1].target for key, _ in found} if not goal.targets else {"", *goal.targets}
        able = [each for each in found if each[0][1].target in targets]
        return cls(
            min((each for each in able if not each[0][1].peer), key=lambda each: each[1].cpb, default=None),
            min(
                (each for each in able if each[0][1].peer and goal.peer in ("", each[0][1].peer)),
                key=lambda each: each[1].cpb,
                default=None,
            ),
        )


def _goals(goals: Sequence[Goal], records: Sequence[CoreRecord]) -> str:
    """The best of each, the aim, and the best of others."""
    head = [""]
    for record in records:
        head += [f"{title(record.core)}, best", "aim", BOUND, "by", "best of others"]
    lines = [[goal.name, *(cell for record in records for cell in _goal(goal, record))] for goal in goals]
    return markdown(head, lines)


def _goal(goal: Goal, record: CoreRecord) -> Line:
    best = Fastest.of(goal, record)
    aim = f"{aimed:g}" if (aimed := goal.aim.get(record.core)) else ""
    if not best.ours:
        return ["", aim, "", "", ""]
    (_, who), figure = best.ours
    by = ", ".join(filter(None, (who.target, f"`{who.schedule}`" if who.schedule else "", _by(who))))
    bound = f"{figure.bound:.3f}" if figure.bound else ""
    other = f"{_cell(best.others[1], record)} {best.others[0][1].peer}" if best.others else ""
    return [_cell(figure, record), aim, bound, by, other]


def _by(who: Subject) -> str:
    return ASSEMBLY if who.emitter == GAS else who.cc


# The picture.


def picture(tables: TablesFile, records: Sequence[CoreRecord]) -> bytes:
    """The speeds of the best relative to the best of others, as an SVG."""
    bars = []
    for goal in tables.goals if records else ():
        pairs = [(record, Fastest.of(goal, record)) for record in records if goal.is_drawn]
        speeds = {
            title(record.core): plot.Pair(best.ours[1].cpb, best.others[1].cpb, best.others[0][1].peer)
            for record, best in pairs
            if best.ours and best.others
        }
        if speeds:
            bars.append((goal.name, speeds))
    return plot.comparison(bars)
