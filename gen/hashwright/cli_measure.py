"""`hashwright measure`: the tables of docs/performance.md measured on this core, and made anew."""

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
    "--pages", "is_drawn", is_flag=True, help="Measures nothing: makes the page and the picture anew."
)
@CORE
def measure(tables: Path, is_drawn: bool, core_name: str | None) -> None:
    """Measures all TABLES on this core and makes the page and the picture from the records of all cores.

    Figures are kept beside TABLES in CORE.toml, where each race is added as soon as it is measured. Ctrl-C ends
    it; the same command then goes on with the race in which it was.

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
