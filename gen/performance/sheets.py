"""The figures of a table: the fastest on each core, then, folded, all of each core."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from performance.record import CoreRecord, MeasuredTask, Measurement, Subject, place
from performance.regions import Line, code, cycles, folded, markdown, title
from performance.table import PageTable

WIDEST: Final = 7  # columns that fit a page
RANGE: Final = 0.02  # a wider range over the places of buffers is shown
SPREAD: Final = 0.01  # a larger spread is shown
OLD: Final = "\\*"  # the mark of figures without a commit
BOUND: Final = "bound"

# A task, and our kernel without emitter and compiler, or another implementation.
Row = tuple[MeasuredTask, Subject]
Made = tuple[str, Measurement]  # its maker; empty: unknown
Figures = Mapping[Row, Sequence[Made]]


def sheet(table: PageTable, records: Sequence[CoreRecord]) -> str:
    """The fastest of each row on each core, and below it a folded table for each core."""
    figures = {record.core: _figures(record) for record in records}
    rows = list(_rows(table, figures.values()))
    overview = {title(record.core): _fastest(figures[record.core], record) for record in records}
    parts = [_grid(table, rows, overview)]
    for record in records:
        found = figures[record.core]
        makers = dict.fromkeys(by for row in rows for by, _ in found.get(row, ()) if by)
        columns = {by: _by(by, found, record) for by in sorted(makers, key=place)}
        made = _grid(table, rows, {**columns, BOUND: _bound(found)}, beside=_by("", found, record))
        parts.append(folded(f"{title(record.core)}, by compiler", made) if made else "")
    return "\n\n".join(filter(None, parts)) or "Not measured yet."


def _figures(record: CoreRecord) -> Figures:
    """The figures of a record by row. The names of others that a compiler of the record made end with it."""
    compilers = {who.cc for _, who in record.figures if who.cc}
    found: dict[Row, list[Made]] = {}
    for (task, who), figure in record.figures.items():
        cc = next((cc for cc in compilers if who.peer.endswith(f" {cc}")), who.maker)
        if who.peer:
            row = Subject(peer=who.peer.removesuffix(f" {cc}") if cc else who.peer)
        else:
            row = Subject(target=who.target, schedule=who.schedule, what=who.what)
        found.setdefault((task, row), []).append((cc, figure))
    return found


def _rows(table: PageTable, figures: Collection[Figures]) -> Iterator[Row]:
    """Ours in the order of the table, if a core has a figure, then the others of any core, task by task."""
    peers = sorted({row for each in figures for row in each if row[1].peer})
    for task in dict.fromkeys(task for race in table.races() for task in race.tasks()):
        (race,) = (race for race in table.races() if task in race.tasks())
        whats = [each.what for each in race.kernel.timings(race.pieces)]
        for target, schedule in race.rows():
            ours = [(task, Subject(target=target, schedule=schedule, what=what)) for what in whats]
            yield from (row for row in ours if any(row in each for each in figures))
        yield from (row for row in peers if row[0] == task)


# The cells of a column.

Cell = Callable[[Row], str]


def _fastest(found: Figures, record: CoreRecord) -> Cell:
    """The fastest of all compilers, without its range."""

    def cell(row: Row) -> str:
        made = [figure for _, figure in found.get(row, ())]
        return in_short(min(made, key=_cpb), record) if made else ""

    return cell


def _by(by: str, found: Figures, record: CoreRecord) -> Cell:
    """The fastest by this compiler, with its range."""

    def cell(row: Row) -> str:
        made = [figure for maker, figure in found.get(row, ()) if maker == by]
        return in_full(min(made, key=_cpb), record) if made else ""

    return cell


def _bound(found: Figures) -> Cell:
    def cell(row: Row) -> str:
        bounds = [figure.bound for _, figure in found.get(row, ()) if figure.bound]
        return f"{min(bounds):.3f}" if bounds else ""

    return cell


def _cpb(figure: Measurement) -> float:
    return figure.cpb


def in_short(figure: Measurement, record: CoreRecord, mark: str = OLD) -> str:
    """A figure without its range."""
    return cycles(figure.cpb) + _mark(figure, record, mark)


def _mark(figure: Measurement, record: CoreRecord, mark: str = OLD) -> str:
    return mark if record.is_sourced(figure) else ""


def in_full(figure: Measurement, record: CoreRecord) -> str:
    """A figure with its range and its spread, where they matter."""
    notes = []
    if figure.low and figure.high and figure.high - figure.low > RANGE * figure.cpb:
        notes.append(f"{figure.low:.3f} to {figure.high:.3f}")
    if figure.spread and figure.spread >= SPREAD:
        notes.append(f"{figure.spread:.1%}".replace("%", " %"))
    return cycles(figure.cpb) + (f" ({'; '.join(notes)})" if notes else "") + _mark(figure, record)


# Tables.


def _grid(
    table: PageTable, rows: Sequence[Row], columns: Mapping[str, Cell], beside: Cell | None = None
) -> str:
    """Tables of the rows and columns with figures, each with few enough columns; below them other figures.

    Empty if there is no figure.
    """
    cells = {row: [cell(row) for cell in columns.values()] for row in rows}
    others = {row: beside(row) for row in rows} if beside else {}
    rows = [row for row in rows if any(cells[row]) or others.get(row)]
    used = [i for i in range(len(columns)) if any(cells[row][i] for row in rows)]
    heads, labels = _labels(rows, table.names)
    above = max(0, len(heads) + len(used) - WIDEST)  # the number of labels that are headings, not columns
    parts = []
    for heading, group in groupby(rows, key=lambda row: labels[row][:above]):
        members = list(group)
        words = [
            f"{head} {word}" if word[:1].isdigit() else word for head, word in zip(heads, heading, strict=False)
        ]
        body = [[*labels[row][above:], *(cells[row][i] for i in used)] for row in members if any(cells[row])]
        beyond = [f"{row[1].peer} {others[row]}" for row in members if others.get(row)]
        parts += [f"**{', '.join(filter(None, words))}**"] if any(words) else []
        parts += [markdown([*heads[above:], *([*columns][i] for i in used)], body)] if body else []
        parts += [f"Others: {', '.join(beyond)}."] if beyond else []
    return "\n\n".join(parts)


def _labels(rows: Sequence[Row], names: Mapping[tuple[str, str], str]) -> tuple[Line, Mapping[Row, Line]]:
    """The heads of the columns in which rows differ, and the cells of each row."""
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
        if name == "target" or len({cell(*row) for row in rows} - {""}) > 1
    }
    return [*shown], {row: [cell(*row) for cell in shown.values()] for row in rows}


def _schedule(row: Subject) -> str:
    return code(row.schedule) or "default"
