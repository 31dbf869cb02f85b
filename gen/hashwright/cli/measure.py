"""`hashwright measure`: measures the tables of docs/performance.md on this core, and regenerates the page."""

from pathlib import Path
from typing import Final

import click
from rich import box
from rich.table import Table

from hashwright.bench import plot
from hashwright.cli.printing import console, news, quiet
from hashwright.cli.shared import CORE
from hashwright.errors import CheckFailed, UserError
from hashwright.performance import against, collection, limits, page, record, table
from hashwright.performance.against import Standing
from hashwright.performance.campaign import Campaign
from hashwright.targets.cores import CORES

TABLE: Final = record.DIRECTORY / record.TABLE


@click.command()
@click.argument("tables", type=click.Path(path_type=Path), default=TABLE)
@click.option(
    "--pages", "is_drawn", is_flag=True, help="Measures nothing; regenerates the page and the pictures."
)
@click.option(
    "--against-peers",
    "is_compared",
    is_flag=True,
    help="Measures nothing; prints where the records show another implementation ahead of ours.",
)
@CORE
@quiet
def measure(tables: Path, is_drawn: bool, is_compared: bool, core_name: str | None) -> None:
    """Measures all TABLES on this core and generates the page and the pictures from the records of all cores.

    The figures are stored beside TABLES in CORE.toml, each race as soon as it is measured. After Ctrl-C, the
    same command continues with the interrupted race.

    Example: hashwright measure --pages
    """
    if is_compared and is_drawn:
        raise UserError("--pages and --against-peers are two commands; write one of them")
    known = table.read(tables)
    if is_compared:
        _compare(tables.parent)
        return
    plot.require_drawable(known.picture)
    refused: list[str] = []
    if not is_drawn:
        campaign = Campaign(known, collection.core_here(core_name), collection.commit(), tables.parent)
        refused = campaign.finish()
    for path in page.renew(known, record.known(tables.parent), limits.read(tables.parent)):
        news(f"wrote {path}", err=True)
    if refused:
        raise CheckFailed("\n".join(refused))


def _compare(directory: Path) -> None:
    """Prints a table for each core: the tasks in which our best kernel or our default is behind."""
    for each in record.known(directory):
        found = list(against.standings(each))
        score = against.score(found)
        shown = Table("task", "peer", box=box.SIMPLE, pad_edge=False)
        for head in ("best", "default"):
            shown.add_column(head, justify="right")
        for row in found:
            if row.is_best_behind or row.is_default_behind:
                best = f"{row.best:.3f}{'*' if row.is_sourced else ''}"
                shown.add_row(_task(row), row.peer, best, f"{row.default:.3f}" if row.default else "-")
        click.echo(
            f"{CORES[each.core].title}, {len(found)} tasks with other implementations: "
            f"our best is behind in {score.best}, the default in C in {score.default}."
        )
        if shown.row_count:
            console().print(shown)
    click.echo(
        "best: cycles of our fastest kernel, relative to the fastest other implementation. default: the same "
        "of the default schedule, by the compiler with which it is slowest; it is behind above "
        f"{1 + against.TOLERANCE:.2f}. *: a figure has a source instead of a commit, such as the model."
    )


def _task(row: Standing) -> str:
    """The task in one line."""
    task = row.task
    parts = [f"{task.hash} {task.kernel}", row.what, f"{task.size} bytes"]
    parts += [f"{task.messages} messages, {task.lengths}"] if task.messages else []
    parts += [f"pieces of {task.pieces}"] if task.pieces else []
    return ", ".join(filter(None, parts))
