"""What the commands share: how wide they print, and how they read numbers."""

import os
from typing import Any, Final

import click
from rich.console import Console

from hashwright.numbers import number
from hashwright.targets.cores import CORES

NARROWEST: Final = 50  # columns in which a table can be read
WIDEST: Final = 10_000

# An option of what asks for the best schedules, or finds them.
CORE: Final = click.option(
    "--core", "core_name", help=f"the core: {', '.join(CORES)}  [default: that of this processor]"
)


def console(*, stderr: bool = False) -> Console:
    """A console as wide as $COLUMNS says, if that is a number of columns, or else as rich finds."""
    columns = number(os.environ.get("COLUMNS", ""), WIDEST)
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    width = max(columns, NARROWEST) if columns else None
    return Console(stderr=stderr, highlight=False, width=width, _environ=environment)


class Number(click.IntRange):
    """A number from the least to the most that makes sense, read as all numbers are."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(least, most)
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Raises click.BadParameter where it is none."""
        read = number(str(value), self._most)
        if read is None or read < self._least:
            self.fail(f"'{value}' is no number from {self._least} to {self._most}.", param, ctx)
        return read
