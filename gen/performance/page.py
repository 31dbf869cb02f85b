"""Generates the tables and the pictures of the pages from the records of cores, between marks."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from hashwright.explore.optimum import Proved
from hashwright.files import plan
from performance import limits, tricks
from performance.answers import answers, drawn
from performance.record import CoreRecord
from performance.regions import filled, title
from performance.sheets import OLD, sheet
from performance.table import TablesFile, Trick

CORES_REGION: Final = "cores"
BEST_REGION: Final = "best"
REMEDY: Final = "write where you can write"


def renew(tables: TablesFile, records: Sequence[CoreRecord], known: Sequence[Proved] = ()) -> list[Path]:
    """Regenerates the pages and the pictures; returns the paths of those that changed. known: proved bounds."""
    made = {tables.page: page(tables, records, known).encode(), **pictures(tables, records, known)}
    if tables.tricks:
        made[tables.tricks] = page_of_tricks(tables.tricks, tables.trick, records).encode()
    changed = [path for path, content in made.items() if not path.exists() or path.read_bytes() != content]
    for path in changed:
        plan.put(path, made[path], REMEDY)
    return changed


def pictures(
    tables: TablesFile, records: Sequence[CoreRecord], known: Sequence[Proved] = ()
) -> dict[Path, bytes]:
    """The pictures, by path."""
    return drawn(tables, [limits.applied(known, record) for record in records])


def page(tables: TablesFile, records: Sequence[CoreRecord], known: Sequence[Proved] = ()) -> str:
    """The page of all tables with each region regenerated."""
    records = [limits.applied(known, record) for record in records]
    regions: dict[str, Callable[[], str]] = {
        CORES_REGION: lambda: "\n".join(line for record in records for line in _core(record)),
        BEST_REGION: lambda: answers(tables, records),
        **{table.name: lambda table=table: sheet(table, records) for table in tables.tables},  # type: ignore[misc]
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


def _core(record: CoreRecord) -> Iterator[str]:
    """The sources of the figures of a core."""
    commits = sorted({figure.commit for figure in record.figures.values()} - record.sources.keys())
    compilers = sorted({figure.compiler for figure in record.figures.values()} - {""})
    at = f"; generator {', '.join(commits)}" if commits else ""
    by = f"; {', '.join(compilers)}" if compilers else ""
    yield f"- **{title(record.core)}**{at}{by}."
    for name, source in sorted(record.sources.items()):
        count = sum(figure.commit == name for figure in record.figures.values())
        yield f"    - {OLD} {source} ({count} of {len(record.figures)} figures)"
