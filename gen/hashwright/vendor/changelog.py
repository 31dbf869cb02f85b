"""Why the output differs from that of an earlier version: *Output changes* in the changelog."""

import re
from collections.abc import Iterator
from typing import Final

from hashwright.emit.shell import PACKAGE

NAME: Final = "CHANGELOG.md"
VERSION: Final = re.compile(r"^## (\d+)\.(\d+)\.(\d+).*?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
CHANGES: Final = re.compile(r"^### Output changes\n(.*?)(?=^### |\Z)", re.MULTILINE | re.DOTALL)
ENTRY: Final = re.compile(r"^- (.*?)(?=^- |^$|\Z)", re.MULTILINE | re.DOTALL)


def output_changes(since: str, text: str | None = None) -> tuple[str, ...]:
    """The changes of the output in versions after this one, the newest first; none if it is no version.

    Without a text, of the changelog of the package, which is at the top of a checkout.
    """
    if not (found := re.match(r"(\d+)\.(\d+)\.(\d+)", since)):
        return ()
    if text is None:
        places = (PACKAGE / NAME, PACKAGE.parents[1] / NAME)
        text = next((each.read_text("utf-8") for each in places if each.is_file()), "")
    return tuple(_entries(text, tuple(map(int, found.groups()))))


def _entries(text: str, since: tuple[int, ...]) -> Iterator[str]:
    for *numbers, content in VERSION.findall(text):
        if tuple(map(int, numbers)) > since:
            for changes in CHANGES.findall(content):
                yield from (" ".join(entry.split()) for entry in ENTRY.findall(changes))
