"""The table of candidates that `bench` and `explore` print: a line for each, in the width of the terminal."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

import click

from hashwright.cli import tables
from hashwright.cli.printing import sentence, width
from hashwright.cli.tables import TableColumn


@dataclass(frozen=True, slots=True)
class Shown:
    """A candidate."""

    name: str
    figures: Sequence[str]  # the cells after the name
    is_ours: bool = False


@dataclass(frozen=True, slots=True)
class ShortNames:
    """Short names of candidates."""

    common: str  # what the full names of all our candidates begin with
    of: dict[str, str]  # by full name: the rest of it, or a number
    numbered: dict[str, str]  # by number: the rest of the name


def shortened(lines: Sequence[Shown], room: int) -> ShortNames:
    """Names of at most this number of characters: without their common beginning, or else a number."""
    ours = [line.name for line in lines if line.is_ours]
    common = "" if all(len(name) <= room for name in ours) else _common(ours)
    names = {name: name.removeprefix(common) for name in ours}
    numbers = {f"#{i}": rest for i, rest in enumerate(names.values(), 1) if len(rest) > room}
    of_rest = {rest: number for number, rest in numbers.items()}
    return ShortNames(common, {name: of_rest.get(rest, rest) for name, rest in names.items()}, numbers)


def _common(names: Sequence[str]) -> str:
    """What the targets that begin several names have in common, as in x86-64-; a letter follows it."""
    parts = [re.split("[ ,]", name)[0].split("-")[:-1] for name in names]
    alike = [each[0] for each in takewhile(lambda each: len(set(each)) == 1, zip(*parts, strict=False))]
    found = "".join(f"{part}-" for part in alike) if len(names) > 1 else ""
    return found if all(name[len(found)].isalpha() for name in names) else ""


def figure(value: float) -> str:
    """A number with four digits or more."""
    return f"{value:.3f}" if value < 10 else f"{value:.2f}"


def printed(title: str, heads: Sequence[str], lines: Sequence[Shown]) -> None:
    """Prints the title, the table, and below it the names that are numbers in the table."""
    widths = [max(map(len, column)) for column in zip(heads, *(line.figures for line in lines), strict=True)]
    labels = shortened(lines, width() - sum(tables.GAP + each for each in widths))
    sentence(title + (f"; names without {labels.common}" if labels.common else ""))
    columns = [TableColumn("name", is_text=True), *(TableColumn(head, is_number=True) for head in heads)]
    rows = [(labels.of.get(line.name, line.name), *line.figures) for line in lines]
    click.echo(f"\n{tables.table(columns, rows, width())}\n")
    for number, name in labels.numbered.items():
        sentence(f"{number}: {name}")
