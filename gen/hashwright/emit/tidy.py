"""The layout of C and assembly: no line is longer than COLUMNS, and no header is included for nothing."""

import re
import sys
import textwrap
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

COLUMNS: Final = 100
STEP: Final = "    "  # by which a continued line is indented
DEEPEST: Final = 4  # of these, at most
CONTINUED: Final = " \\"  # ends a line that the next one continues, in directives and shell commands

STRING: Final = r'"(?:\\.|[^"\\])*"'
BINARY: Final = (r"\?|:", r"\|\|", "&&", r"\|", r"\^", "&", "[!=]=", "[<>]=?", "<<|>>", "[-+]", "[*/%]")
# Where code may be broken, the loosest first: after the first three and after a bracket, before operators.
PLACES: Final = ("; ", ", ", r" [-+*/|&^]?= ", *(rf" (?:{each}) " for each in BINARY), r"[(\[{]")
ASSIGNMENT: Final = 2  # its index
TOKEN: Final = re.compile(
    "|".join([STRING, *(f"(?P<p{i}>{each})" for i, each in enumerate(PLACES)), r"[)\]}]"])
)
GLUE: Final = "\0"  # in place of a blank at which a command is not broken
# An option with its value, or another word of a command; what is quoted is not broken.
ARGUMENT: Final = re.compile(r"""(?:--\S+ (?!-))?(?:'[^']*'|"[^"]*"|[^\s'"])+""")
REMARK: Final = re.compile(rf"(?P<code>(?:{STRING}|[^\"])*?\S)\s+(?P<remark>/\*.*\*/|//.*)")


def fitted(text: str, *, is_assembly: bool = False) -> str:
    """The text without lines that are too long: comments are filled anew, C is broken between operands."""
    lines = text.split("\n")
    return "\n".join(_fitted(lines, is_assembly)) if any(len(line) > COLUMNS for line in lines) else text


def without_idle_includes(text: str, headers: Mapping[str, str]) -> str:
    """The text without those headers of which it uses no name, given what their names look like."""
    for header, names in headers.items():
        line = f"#include <{header}>\n"
        if line in text and not re.search(rf"\b(?:{names})", text.replace(line, "")):
            text = text.replace(line, "")
    return text


def _fitted(lines: list[str], is_assembly: bool) -> Iterator[str]:
    at, in_comment = 0, False
    while at < len(lines):
        line = lines[at]
        at += 1
        if len(line) > COLUMNS and in_comment:
            paragraph = [line]
            while _goes_on(line, lines[at]):
                paragraph.append(lines[at])
                at += 1
            yield from _filled(paragraph)
        elif len(line) > COLUMNS:
            ends_macro = at > 1 and lines[at - 2].endswith(CONTINUED)
            yield from _code(line, sys.maxsize if is_assembly else COLUMNS, ends_macro)
        else:
            yield line
        in_comment = line.rfind("/*") > line.rfind("*/") or (in_comment and "*/" not in line)


def _goes_on(line: str, after: str) -> bool:
    """Is the line after one of a comment part of the same paragraph?"""
    star = line.index("*")
    return re.match(r"\* \S", after[star:]) is not None and not line.startswith(" " * star + "*  ")


def _filled(paragraph: list[str]) -> Iterator[str]:
    """Lines of a comment as one paragraph; what is indented in it is a command."""
    start = re.match(r"\s*\* *", paragraph[0])
    assert start
    is_command = start[0].endswith("    ")
    width = COLUMNS - len(CONTINUED) * is_command
    words = " ".join(line[len(start[0]) :] for line in paragraph)
    if not is_command:
        yield from _wrapped(words, width, start[0], start[0])
        return
    kept = ARGUMENT.sub(lambda found: found[0].replace(" ", GLUE), words)
    *lines, last = _wrapped(kept, width, start[0], start[0] + STEP)
    yield from (line.replace(GLUE, " ") + CONTINUED for line in lines)
    yield last.replace(GLUE, " ")


def _wrapped(text: str, width: int, first: str, later: str) -> list[str]:
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=later,
        break_long_words=False,
        break_on_hyphens=False,
    )


def remark(text: str, indent: str) -> list[str]:
    """A comment of its own."""
    line = f"{indent}/* {text} */"
    if len(line) <= COLUMNS:
        return [line]
    return [f"{indent}/*", *_wrapped(text, COLUMNS, f"{indent} * ", f"{indent} * "), f"{indent} */"]


def _code(line: str, width: int, ends_macro: bool) -> Iterator[str]:
    """One line that is too long: a comment at its end goes above it, the rest is broken at the width.

    In a macro each line but the last goes on behind a backslash.
    """
    content = line.removesuffix(CONTINUED)
    is_continued = content != line or line.startswith("#") or ends_macro
    indent = content[: len(content) - len(content.lstrip())]
    if content.startswith(f"{indent}/*") and content.endswith("*/"):
        yield from remark(content.strip()[2:-2].strip(), indent)
        return
    if not is_continued and (found := REMARK.fullmatch(content)):
        text = found["remark"]
        yield from [indent + text] if text.startswith("//") else remark(text[2:-2].strip(), indent)
        content = found["code"]
    pieces = _broken(content, indent, width - len(CONTINUED) * is_continued)
    yield from (each + CONTINUED * is_continued for each in pieces[:-1])
    yield pieces[-1] + CONTINUED * (content + CONTINUED == line)


def _broken(code: str, indent: str, width: int) -> list[str]:
    """A line of code in pieces, broken where the fewest brackets are open, there at the loosest operator.

    After an assignment it is broken only where all the rest fits into one line.
    """
    pieces, rest, depth = [], code, 0
    while len(rest) > width:
        start = len(rest) - len(rest.lstrip())
        places = [place for place in _places(rest) if start < place.column < len(rest)]
        within = [
            place
            for place in places
            if len(rest[: place.column].rstrip()) <= width
            and (place.kind != ASSIGNMENT or len(indent + STEP + rest[place.column :]) <= width)
        ]
        if not places:
            break
        at = min(within, key=lambda each: (each.depth, each.kind, -each.column)) if within else places[0]
        pieces.append(rest[: at.column].rstrip())
        depth += at.depth
        rest = indent + STEP * min(max(depth, 1), DEEPEST) + rest[at.column :].lstrip()
    return [*pieces, rest]


class _Place(NamedTuple):
    """Where code may be broken."""

    depth: int  # brackets that are open there
    kind: int  # of the operator, as an index of PLACES
    column: int


def _places(code: str) -> Iterator[_Place]:
    """All places where a line may be broken."""
    depth = 0
    for token in TOKEN.finditer(code):
        if token[0] in ")]}":
            depth -= 1
        elif token.lastgroup:
            kind = int(token.lastgroup[1:])
            is_bracket = kind == len(PLACES) - 1
            depth += is_bracket
            yield _Place(depth, kind, token.end() if kind <= ASSIGNMENT or is_bracket else token.start())
