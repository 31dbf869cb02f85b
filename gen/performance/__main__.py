"""Measurements for the pages: `make measure` and `make tables` run it.

python -m performance measure        # measures all tables of docs/measured/table.toml on this core
python -m performance pages          # measures nothing: makes the pages and the pictures from the records
python -m performance behind         # prints where the records show another implementation ahead of ours
python -m performance bench ...      # `hashwright bench`, and adds the figures to the record of this core
python -m performance optimal ...    # `hashwright explore --optimal`, and adds the bounds to their file
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from hashwright.bench import plot
from hashwright.bench.benchmark import Batch, BenchReport
from hashwright.bench.variants import Entrant
from hashwright.cli import bench as cli_bench
from hashwright.cli import optimum
from hashwright.cli.commands import main
from hashwright.cli.printing import news, quiet, width
from hashwright.cli.shared import CORE, progress, with_options
from hashwright.cli.tables import TableColumn
from hashwright.cli.tables import table as printed
from hashwright.errors import CheckFailed
from hashwright.native.progress import displayed_by
from hashwright.targets.cores import CORES
from performance import against, collection, limits, page, record, table
from performance.against import Standing
from performance.campaign import Campaign
from performance.table import TablesFile

NAME: Final = "python -m performance"
TABLE: Final = record.DIRECTORY / record.TABLE
BEHIND: Final = (  # the columns of `behind`
    TableColumn("task", is_text=True),
    TableColumn("peer"),
    TableColumn("best", is_number=True),
    TableColumn("default", is_number=True),
)
TABLES: Final = click.argument("tables", type=click.Path(path_type=Path), default=TABLE)


@click.group()
@click.pass_context
def performance(ctx: click.Context) -> None:
    """Measures the figures of docs/performance.md on this core, and makes the page and its pictures."""
    ctx.with_resource(displayed_by(progress))


@performance.command()
@TABLES
@CORE
@quiet
def measure(tables: Path, core_name: str | None) -> None:
    """Measures all TABLES on this core and makes the pages and the pictures from the records of all cores.

    The figures are stored beside TABLES in CORE.toml, each race as soon as it is measured. After Ctrl-C, the
    same command continues with the interrupted race.
    """
    known = table.read(tables)
    plot.require_drawable(known.picture)
    refused = Campaign(known, collection.core_here(core_name), collection.commit(), tables.parent).finish()
    _renew(known, tables.parent)
    if refused:
        raise CheckFailed("\n".join(refused))


@performance.command()
@TABLES
@quiet
def pages(tables: Path) -> None:
    """Makes the pages and the pictures from the records beside TABLES."""
    known = table.read(tables)
    plot.require_drawable(known.picture)
    _renew(known, tables.parent)


def _renew(known: TablesFile, directory: Path) -> None:
    for path in page.renew(known, record.known(directory), limits.read(directory)):
        news(f"wrote {path}", err=True)


@performance.command()
@partial(with_options, cli_bench.ARGUMENTS)
@CORE
def bench(core_name: str | None, **words: Any) -> None:
    """Does the same as `hashwright bench`, and adds the figures to the record of this core."""
    core, commit = collection.core_here(core_name), collection.commit()
    record.of(core.name, record.DIRECTORY)

    def keep(found: Sequence[Entrant], report: BenchReport, batch: Batch) -> None:
        figures = collection.figures(found, report, batch, core, commit)
        news(f"wrote {record.add(core.name, figures, record.DIRECTORY)}", err=True)

    cli_bench.race(keep=keep, **words)


@performance.command()
@partial(with_options, optimum.ARGUMENTS)
def optimal(**words: Any) -> None:
    """Does the same as `hashwright explore --optimal`, and adds the bounds to their file."""
    news(f"wrote {limits.add(optimum.prove(**words), record.DIRECTORY)}", err=True)


@performance.command()
@click.argument("directory", type=click.Path(path_type=Path, exists=True), default=record.DIRECTORY)
def behind(directory: Path) -> None:
    """Prints, for each core of DIRECTORY, the tasks in which our best kernel or our default is behind."""
    for each in record.known(directory):
        found = list(against.standings(each))
        score = against.score(found)
        rows = []
        for row in found:
            if row.is_best_behind or row.is_default_behind:
                best = f"{row.best:.3f}{'*' if row.is_sourced else ''}"
                rows.append((_task(row), row.peer, best, f"{row.default:.3f}" if row.default else "-"))
        click.echo(
            f"{CORES[each.core].title}, {len(found)} tasks with other implementations: "
            f"our best is behind in {score.best}, the default in C in {score.default}."
        )
        if rows:
            click.echo(f"\n{printed(BEHIND, rows, width())}\n")
    click.echo(
        "best: cycles of our fastest kernel, relative to the fastest other implementation. default: the same "
        "of the default schedule, by the compiler with which it is slowest; it is behind above "
        f"{1 + against.TOLERANCE:.2f}. *: a figure has a source instead of a commit."
    )


def _task(row: Standing) -> str:
    """The task in one line."""
    task = row.task
    parts = [f"{task.hash} {task.kernel}", row.what, f"{task.size} bytes"]
    parts += [f"{task.messages} messages, {task.lengths}"] if task.messages else []
    parts += [f"pieces of {task.pieces}"] if task.pieces else []
    return ", ".join(filter(None, parts))


if __name__ == "__main__":
    main(command=performance, name=NAME)
