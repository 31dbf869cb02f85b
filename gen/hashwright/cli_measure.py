"""`hashwright measure`: measures the tables of docs/performance.md on this core, and regenerates the page."""

from pathlib import Path
from typing import Final

import click

from hashwright import plot
from hashwright.cli_shared import CORE, progress
from hashwright.errors import CheckFailed
from hashwright.measured import page, record, recording, table
from hashwright.measured.campaign import Campaign

TABLE: Final = record.DIRECTORY / record.TABLE


@click.command()
@click.argument("tables", type=click.Path(path_type=Path), default=TABLE)
@click.option(
    "--pages", "is_drawn", is_flag=True, help="Measures nothing; regenerates the page and the picture."
)
@CORE
def measure(tables: Path, is_drawn: bool, core_name: str | None) -> None:
    """Measures all TABLES on this core and generates the page and the picture from the records of all cores.

    The figures are stored beside TABLES in CORE.toml, each race as soon as it is measured. After Ctrl-C, the
    same command continues with the interrupted race.

    Example: hashwright measure --pages
    """
    known = table.read(tables)
    plot.require_drawable(known.picture)
    refused: list[str] = []
    if not is_drawn:
        campaign = Campaign(known, recording.core_here(core_name), recording.commit(), tables.parent)
        with progress(auto_refresh=False) as tell:
            refused = campaign.finish(tell)
    for path in page.renew(known, record.known(tables.parent)):
        click.echo(f"wrote {path}", err=True)
    if refused:
        raise CheckFailed("\n".join(refused))
