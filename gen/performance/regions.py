"""The parts of a page that are generated, between marks."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from hashwright.errors import UserError
from hashwright.targets.cores import CORES

BEGIN, END = "<!-- measured: {} -->", "<!-- end of measured -->"
REGION: Final = re.compile(
    re.escape(BEGIN).replace(r"\{\}", r"(?P<name>[\w-]+)") + "\n.*?" + re.escape(END), re.DOTALL
)

Line = list[str]  # the cells of a line of a table


def filled(page: Path, regions: Mapping[str, Callable[[], str]]) -> str:
    """The page with each region regenerated. Raises UserError if a region or its content is missing."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot read {page}: {error.strerror}; restore it") from error
    there = [found["name"] for found in REGION.finditer(text)]
    if wrong := sorted(set(there) ^ regions.keys()):
        what = "has no region" if wrong[0] in regions else "has a region without a table,"
        raise UserError(f"{page} {what} '{wrong[0]}'; write {BEGIN.format(wrong[0])} and {END}, or remove it")
    return REGION.sub(lambda found: _region(found["name"], regions[found["name"]]()), text)


def _region(name: str, content: str) -> str:
    return f"{BEGIN.format(name)}\n\n{content}\n\n{END}"


def markdown(head: Line, lines: Sequence[Line]) -> str:
    """A table."""
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *lines))


def code(choices: str) -> str:
    """The choices of a schedule, which may break after each comma."""
    return f"<code>{choices.replace(',', ',<wbr>')}</code>" if "," in choices else choices and f"`{choices}`"


def cycles(cpb: float) -> str:
    """A figure in cycles per byte."""
    return f"{cpb:.2f}" if cpb >= 10 else f"{cpb:.3f}"


def title(core: str) -> str:
    """The name of a core, without its vendor."""
    return CORES[core].title.partition(" ")[2]


def folded(summary: str, content: str) -> str:
    """Content that a reader unfolds."""
    return f'<details markdown="1">\n<summary>{summary}</summary>\n\n{content}\n\n</details>'
