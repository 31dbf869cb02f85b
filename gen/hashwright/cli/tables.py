"""Tables in the width of the terminal."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

import click

GAP: Final = 2  # characters between two columns
LEAST: Final = 12  # characters of a column whose lines are broken


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column of a table."""

    head: str
    is_number: bool = False  # numbers are aligned on the right
    is_text: bool = False  # texts share the width that the other columns leave


def table(columns: Sequence[TableColumn], rows: Sequence[Sequence[str]], width: int) -> str:
    """The lines of a table with a cell for each column and row, below the heads of its columns.

    Texts are broken between words, so that lines have at most `width` characters where that is possible.
    """
    rows = [[each.head for each in columns], *rows]
    longest = [max(map(_length, cells)) for cells in zip(*rows, strict=True)]
    texts = sum(each for column, each in zip(columns, longest, strict=True) if column.is_text)
    room = width - sum(longest) + texts - GAP * (len(columns) - 1)
    widths = [
        max(LEAST, each * room // texts) if column.is_text and texts > room else each
        for column, each in zip(columns, longest, strict=True)
    ]
    return "\n".join(line for row in rows for line in _lines(columns, row, widths))


def _length(text: str) -> int:
    """The characters that a terminal shows."""
    return len(click.unstyle(text))


def _lines(columns: Sequence[TableColumn], row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """The lines of one row."""
    broken = [
        textwrap.wrap(cell, width) if column.is_text else [cell]
        for column, cell, width in zip(columns, row, widths, strict=True)
    ]
    for parts in zip_longest(*broken, fillvalue=""):
        padded = []
        for column, part, width in zip(columns, parts, widths, strict=True):
            blank = " " * (width - _length(part))
            padded.append(blank + part if column.is_number else part + blank)
        yield (" " * GAP).join(padded).rstrip()
