"""The user's own text at the top of every file: plain text with fields such as {file}."""

from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Final

from hashwright.errors import UserError

FIELDS: Final = ("file", "hash", "kernel", "target", "command", "version", "licence")
LONGEST: Final = 8192  # characters; files/plan.py looks for the mark of generated files after them
MOST: Final = 8 * LONGEST  # bytes that are read: of a character 4 at most, and spaces that are left out
MARKS: Final = ("/*", "*/")
LINE_COMMENTS: Final = (".go", ".rs", ".s")  # suffixes of files whose comments begin with //; .s is Go assembly


def read_head(path: Path, name: str) -> str:
    """The text in a file, which the user gave by this name. Raises UserError if it cannot be used."""
    try:
        with path.open("rb") as stream:
            read = stream.read(MOST + 1)
        if len(read) > MOST:
            raise UserError(f"{name} has more than {MOST} bytes; write 1 to {LONGEST} characters of text")
        text = read.decode("utf-8")
    except OSError as error:
        raise UserError(
            f"cannot read {name} ({error.strerror}); write --head with a file that is there"
        ) from None
    except UnicodeDecodeError:
        raise UserError(f"{name} is not UTF-8; save it as UTF-8") from None
    text = "\n".join(line.rstrip() for line in text.strip().splitlines())
    _check(text, name)
    return text


def _check(text: str, name: str) -> None:
    """Raises UserError if a field is wrong, or if the text or the file's name cannot be in a comment."""
    known = ", ".join(f"{{{each}}}" for each in FIELDS)
    if not text or len(text) > LONGEST:
        raise UserError(f"{name} has {len(text)} characters of text; write 1 to {LONGEST}")
    for each in (*text.replace("\n", "").replace("\t", ""), *name):
        if not each.isprintable():
            raise UserError(f"{name!r} has the character {each!r}, which cannot be printed; leave it out")
    for mark in MARKS:
        if mark in text or mark in name:
            raise UserError(f"{name} has '{mark}', which cannot be in a comment of C; write the text alone")
    try:
        pieces = list(Formatter().parse(text))
    except ValueError:
        raise UserError(
            f"a brace in {name} belongs to no field; write {{{{ or }}}} for a brace, or one of: {known}"
        ) from None
    for _, field, form, conversion in pieces:
        if field is not None and (field not in FIELDS or form or conversion):
            written = f"{{{field}{'!' + conversion if conversion else ''}{':' + form if form else ''}}}"
            raise UserError(f"{name} has the field {written}, which does not exist; write one of: {known}")


def head_comment(text: str, values: Mapping[str, str], file: str) -> str:
    """The comment at the top of a file of that name; empty without a text."""
    if not text:
        return ""
    lines = text.format(**values, file=file).split("\n")
    if file.endswith(LINE_COMMENTS):
        return "".join(f"// {line}".rstrip() + "\n" for line in [*lines, ""])
    return "\n".join(["/*", *(f" * {line}".rstrip() for line in lines), " */", ""])
