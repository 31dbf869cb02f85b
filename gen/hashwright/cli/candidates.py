"""The table of candidates that `bench` and `explore` print: a line for each, in the width of the terminal."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

GAP: Final = 2  # columns between two columns of the table


@dataclass(frozen=True, slots=True)
class Shown:
    """A candidate."""

    name: str
    figures: Sequence[str]  # the cells after the name
    is_ours: bool = False
    is_bold: bool = False


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


def printed(screen: Console, title: str, heads: Sequence[str], lines: Sequence[Shown]) -> None:
    """Prints the title, the table, and below it the names that are numbers in the table."""
    widths = [max(map(len, column)) for column in zip(heads, *(line.figures for line in lines), strict=True)]
    labels = shortened(lines, screen.width - sum(GAP + width for width in widths))
    said(screen, title + (f"; names without {labels.common}" if labels.common else ""))
    table = Table(Column("name", overflow="fold"), box=None, padding=(0, GAP, 0, 0), pad_edge=False)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for line in lines:
        name = escape(labels.of.get(line.name, line.name))
        table.add_row(f"[bold]{name}[/]" if line.is_bold else name, *line.figures)
    screen.print("", table, "", sep="\n")
    for number, name in labels.numbered.items():
        said(screen, f"{number}: {name}")


def said(screen: Console, sentence: str) -> None:
    """Prints a sentence, with line breaks between words on a terminal."""
    screen.print(escape(sentence), soft_wrap=not screen.is_terminal)
