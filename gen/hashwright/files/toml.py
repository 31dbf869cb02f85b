"""Parses TOML that users write."""

import re
import tomllib
from typing import Any, Final

MARKS: Final = re.compile(r"^(<<<<<<<|\|\|\|\|\|\|\||=======|>>>>>>>)( |$)", re.MULTILINE)  # as git writes them
MERGED: Final = re.compile(rb"^<<<<<<< ", re.MULTILINE)
LONG: Final = re.compile(r"[0-9_]{4300,}")  # digits that Python does not read as a number
TWICE: Final = "Cannot overwrite a value"  # in a message of tomllib
LINE: Final = re.compile(r"line (\d+)")


class NotToml(ValueError):
    """The reason why a text is not TOML, and the remedy: a sentence whose subject is `it`."""

    def __init__(self, why: str, remedy: str, line: int, *, is_merge: bool = False) -> None:
        super().__init__(f"{why}; {remedy}")
        self.why = why
        self.line = line  # from 1
        self.is_merge = is_merge  # are there two sides of a merge in it?


def parse(text: str) -> dict[str, Any]:
    """The content of the text. Raises NotToml."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        if mark := MARKS.search(text):
            line = _line(text, mark)
            why = f"it contains merge markers at line {line}"
            raise NotToml(why, "resolve the merge", line, is_merge=True) from None
        if not isinstance(error, tomllib.TOMLDecodeError) and (long := LONG.search(text)):
            line = _line(text, long)
            raise NotToml(f"it has a number of too many digits at line {line}", "write fewer", line) from None
        found = LINE.search(str(error))
        if found and TWICE in str(error):
            line = int(found[1])
            key = text.splitlines()[line - 1].partition("=")[0].strip()
            why = f"it has '{key}' twice in one table, the second time at line {line}"
            raise NotToml(why, "leave one out, or divide the tables that a merge has joined", line) from None
        raise NotToml(f"it is not TOML: {error}", "correct it", int(found[1]) if found else 1) from None


def is_merged(content: bytes) -> bool:
    """Does a file contain merge markers?"""
    return MERGED.search(content) is not None


def _line(text: str, found: re.Match[str]) -> int:
    return text.count("\n", 0, found.start()) + 1
