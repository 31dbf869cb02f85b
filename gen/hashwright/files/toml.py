"""TOML that users write: its text, records from its tables, and files of records."""

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from math import isfinite
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar, get_args

from hashwright.errors import UserError
from hashwright.files.plan import read_text

MARKS: Final = re.compile(r"^(<<<<<<<|\|\|\|\|\|\|\||=======|>>>>>>>)( |$)", re.MULTILINE)  # as git writes them
MERGED: Final = re.compile(rb"^<<<<<<< ", re.MULTILINE)
LONG: Final = re.compile(r"[0-9_]{4300,}")  # digits that Python does not read as a number
DOTS: Final = 500  # in a line, at most: tomllib reads keys in a time that is the square of their parts
TWICE: Final = "Cannot overwrite a value"  # in a message of tomllib
LINE: Final = re.compile(r"line (\d+)")
KINDS: Final[Mapping[Any, str]] = {str: "text", int: "whole number", float: "number", bool: "truth value"}

T = TypeVar("T")


class NotToml(ValueError):
    """The reason why a text is not TOML, and the remedy: a sentence whose subject is `it`."""

    def __init__(
        self, why: str, remedy: str, line: int, *, is_merge: bool = False, is_pointer: bool = False
    ) -> None:
        super().__init__(f"{why}; {remedy}")
        self.why = why
        self.line = line  # from 1
        self.is_merge = is_merge  # are there two sides of a merge in it?
        self.is_pointer = is_pointer  # is it one of Git LFS?


def parse(text: str) -> dict[str, Any]:
    """The content of the text. Raises NotToml."""
    if is_pointer(text.encode()):
        raise NotToml(
            "it is a pointer of Git LFS, in place of the file", "run `git lfs pull`", 1, is_pointer=True
        )
    if dotted := next((n for n, each in enumerate(text.split("\n"), 1) if each.count(".") > DOTS), 0):
        raise NotToml(f"it has more than {DOTS} dots in line {dotted}", "divide the line", dotted)
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


def load(path: Path, read: Callable[[dict[str, Any]], T], what: str, remedy: str) -> T:
    """The result of `read` for the content of a file.

    Raises UserError if the file cannot be read, or if `read` raises ValueError, because it is not `what`.
    """
    if path.is_fifo():
        raise UserError(f"{path} is a pipe, not {what}; {remedy}")
    try:
        return read(parse(read_text(path)))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}; repair it, or remove it") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{path} is not {what} (it is not UTF-8); {remedy}") from error
    except ValueError as error:
        raise UserError(f"{path} is not {what} ({error}); {remedy}") from error


def is_merged(content: bytes) -> bool:
    """Does a file contain merge markers?"""
    return MERGED.search(content) is not None


def is_pointer(content: bytes) -> bool:
    """Is it what Git LFS writes in place of a file that it has not fetched?"""
    return content.startswith(b"version https://git-lfs.github.com/spec/")


def _line(text: str, found: re.Match[str]) -> int:
    return text.count("\n", 0, found.start()) + 1


def line_of(text: str, name: str, number: int, key: str = "") -> int:
    """The line of a key in a table of the list of that name, or else of the table; 0 is the whole text."""
    begin = re.compile(rf"^\s*\[\[\s*([\w-]+\s*\.\s*)*{name}\s*\]\]|(^|=\s*\[)\s*\{{", re.MULTILINE)
    begins = [0, *(found.end() - 1 for found in begin.finditer(text))]
    first = begins[min(number, len(begins) - 1)]
    last = begins[number + 1] if 0 < number < len(begins) - 1 else len(text)
    written = re.compile(rf"(^[\s\[]*|[{{,]\s*)[\"']?{re.escape(key)}[\"']?\s*[=.\]]", re.MULTILINE)
    found = written.search(text, first, last) if key else None
    return text.count("\n", 0, found.end() if found else first) + 1


def tables(value: object, name: str) -> list[dict[str, Any]]:
    """The value of a key as a list of tables. Raises ValueError if it is none."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise ValueError(f"'{name}' is {value!r}, not a list of tables")
    return value


def record(kind: type[T], table: Mapping[str, Any], where: str = "") -> T:
    """A dataclass from a table whose keys are its fields.

    Raises ValueError, with `where` before its text, if a key is missing or unknown, or if a text, a number or a
    truth value has another type; numbers are finite and not negative.
    """
    known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    needed = {n for n, each in known.items() if each.default is MISSING and each.default_factory is MISSING}
    if strange := sorted({*(table.keys() - known.keys()), *(needed - table.keys())}):
        raise ValueError(f"{where}'{strange[0]}' is {'missing' if strange[0] in known else 'not a field'}")
    for name, value in table.items():
        declared = known[name].type
        types = get_args(declared) if isinstance(declared, UnionType) else (declared,)
        wanted = next((each for each in KINDS if each in types), None)
        kinds = (float, int) if wanted is float else (wanted,)
        is_right = type(value) in kinds and (wanted is not float or (isfinite(value) and value >= 0))
        if wanted and not is_right:
            raise ValueError(f"{where}'{name}' is {value!r}, not a {KINDS[wanted]}")
    return kind(**table)


def values(content: Mapping[str, Any]) -> dict[str, str]:
    """The values of a table in TOML, whose texts and numbers are those of JSON."""
    return {key: json.dumps(value, ensure_ascii=False) for key, value in content.items()}


def written(comment: str, content: Mapping[str, Any], name: str, rows: Iterable[Mapping[str, Any]]) -> bytes:
    """A file with a comment, values, and a list of tables of that name."""
    blocks = [comment, _lines(content), *(f"[[{name}]]\n{_lines(row)}" for row in rows)]
    return ("\n\n".join(filter(None, blocks)) + "\n").encode()


def _lines(content: Mapping[str, Any]) -> str:
    return "\n".join(f"{key} = {value}" for key, value in values(content).items())
