"""The layout of files: no line is longer than COLUMNS, and every included header is used."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

COLUMNS: Final = 100
KEPT: Final = 1 << 14  # cached lines: the files of a project have many in common
STEP: Final = "    "  # the indent of a continued line
DEEPEST: Final = 4  # the most indents of a line
CONTINUED: Final = " \\"  # the end of a line that the next one continues, in directives and shell commands

STRING: Final = r'"(?:\\.|[^"\\])*"'
BINARY: Final = (r"\?|:", r"\|\|", "&&", r"\|", r"\^", "&", "[!=]=", "[<>]=?", "<<|>>", "[-+]", "[*/%]")
# Where code may be broken, loosest places first: after the first three and after a bracket, before operators.
PLACES: Final = ("; ", ", ", r" [-+*/|&^]?= ", *(rf" (?:{each}) " for each in BINARY), r"[(\[{]")
ASSIGNMENT: Final = 2  # its index
BEGINNING: Final = r'(?=[ ;,"()\[\]{}])'  # the characters that start a token
TOKENS: Final = (STRING, *(f"(?P<p{i}>{each})" for i, each in enumerate(PLACES)), r"[)\]}]")
TOKEN: Final = re.compile(f"{BEGINNING}(?:{'|'.join(TOKENS)})")
GLUE: Final = "\0"  # replaces a blank at which a command is not broken
# An option with its value, or another word of a command; quoted text is not broken.
ARGUMENT: Final = re.compile(r"""(?:--\S+ (?!-))?(?:'[^']*'|"[^"]*"|[^\s'"])+""")
MARK: Final = re.compile(r"\s*(?:\*|//[/!]?)(?= )")  # the beginning of a line of a comment
REMARK: Final = re.compile(rf"(?P<code>(?:{STRING}|[^\"])*?\S)\s+(?P<remark>/\*.*\*/|//.*)")


class Language(Enum):
    """The languages of files, which differ in how lines of code may be broken."""

    C = auto()  # a backslash continues directives and macros
    ASSEMBLY = auto()  # for C's preprocessor: a backslash continues every line
    RUST = auto()
    GO = auto()  # the end of a line may end a statement: code is not broken


def fitted(text: str, language: Language = Language.C) -> str:
    """The text without lines that are too long: comments are refilled, code is broken between operands."""
    lines = text.split("\n")
    laid_out: list[str] = []
    after = 0  # the number of lines that are already laid out
    in_comment = False
    for number, line in enumerate(lines):
        if len(line) > COLUMNS and number >= after:
            laid_out += lines[after:number]
            after = number + 1
            if (mark := MARK.match(line)) and (in_comment or mark[0].lstrip() != "*"):
                paragraph = _paragraph(line, mark[0], lines[after:])
                after = number + len(paragraph)
                laid_out += _filled(paragraph, mark[0])
            else:
                is_macro = line.startswith("#") or (number > 0 and lines[number - 1].endswith(CONTINUED))
                laid_out += _code(line, language, is_macro and language is not Language.RUST)
        if "*" in line and (begin := line.rfind("/*")) != (end := line.rfind("*/")):
            in_comment = begin > end
    return "\n".join([*laid_out, *lines[after:]])


def without_idle_includes(text: str, includes: Mapping[str, str]) -> str:
    """The text without the includes that it does not use, given patterns of the names in each header."""
    for lines, names in includes.items():
        if lines in text and not re.search(rf"\b(?:{names})", text.replace(lines, "")):
            text = text.replace(lines, "")
    return text


def _paragraph(first: str, mark: str, later: Iterable[str]) -> list[str]:
    """A line of a comment, and the later lines of its paragraph."""
    if first.startswith(f"{mark}  "):  # a command
        return [first]
    return [first, *takewhile(re.compile(rf"{re.escape(mark)} \S").match, later)]


def _filled(paragraph: list[str], mark: str) -> Iterator[str]:
    """Lines of a comment with the same mark as one paragraph; indented text is a command."""
    text = paragraph[0].removeprefix(mark)
    start = mark + " " * (len(text) - len(text.lstrip()))
    is_command = start.endswith("    ")
    width = COLUMNS - len(CONTINUED) * is_command
    words = " ".join(line[len(start) :] for line in paragraph)
    if not is_command:
        yield from _wrapped(words, width, start, start)
        return
    kept = ARGUMENT.sub(lambda found: found[0].replace(" ", GLUE), words)
    *lines, last = _wrapped(kept, width, start, start + STEP)
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
    """A comment on its own lines."""
    line = f"{indent}/* {text} */"
    if len(line) <= COLUMNS:
        return [line]
    return [f"{indent}/*", *_wrapped(text, COLUMNS, f"{indent} * ", f"{indent} * "), f"{indent} */"]


def _code(line: str, language: Language, is_macro: bool) -> Iterator[str]:
    """A line that is too long: its trailing comment moves above it, and the rest is broken."""
    content = line.removesuffix(CONTINUED)
    is_macro = is_macro or content != line
    indent = content[: len(content) - len(content.lstrip())]
    if content.startswith(f"{indent}/*") and content.endswith("*/"):
        yield from remark(content.strip()[2:-2].strip(), indent)
        return
    may_remark = not is_macro and ("/*" in content or "//" in content)
    if may_remark and (found := REMARK.fullmatch(content)):
        text = found["remark"]
        yield from [indent + text] if text.startswith("//") else remark(text[2:-2].strip(), indent)
        content = found["code"]
    if language is Language.GO:
        yield content
        return
    goes_on = CONTINUED * (is_macro or language is Language.ASSEMBLY)
    pieces = _broken(content, indent, COLUMNS - len(goes_on))
    yield from (each + goes_on for each in pieces[:-1])
    yield pieces[-1] + CONTINUED * (content + CONTINUED == line)


@lru_cache(KEPT)
def _broken(code: str, indent: str, width: int) -> tuple[str, ...]:
    """A line of code in pieces, broken where the fewest brackets are open, and there at the loosest operator.

    It is broken after an assignment only if all the rest fits into one line.
    """
    pieces, rest, depth = [], code, 0
    while len(rest) > width and (at := _best(rest, indent, width)):
        pieces.append(rest[: at.column].rstrip())
        depth += at.depth
        rest = indent + STEP * min(max(depth, 1), DEEPEST) + rest[at.column :].lstrip()
    return *pieces, rest


def _best(code: str, indent: str, width: int) -> "_Place | None":
    """The place where a line is broken: within the width, else between words, else the first place."""
    start = len(code) - len(code.lstrip())
    first, within = None, []
    for place in _places(code):
        if not start < place.column < len(code):
            continue
        first = first or place
        if len(code[: place.column].rstrip()) > width:
            break
        if place.kind != ASSIGNMENT or len(indent + STEP + code[place.column :]) <= width:
            within.append(place)
    if first and not within:
        return _between_words(code, start, width) or first
    return min(within, key=lambda each: (each.depth, each.kind, -each.column), default=None)


def _between_words(code: str, start: int, width: int) -> "_Place | None":
    """The last place between two words of a declaration within the width, such as between a type and a name."""
    words = re.compile(r"(?:\w+ )+(?=\w)").match(code, start, width)
    return _Place(0, len(PLACES), words.end()) if words else None


class _Place(NamedTuple):
    """A place where code may be broken."""

    depth: int  # the number of open brackets
    kind: int  # the operator, as an index of PLACES
    column: int


def _places(code: str) -> Iterator[_Place]:
    """All places at which a line may be broken."""
    depth = 0
    for token in TOKEN.finditer(code):
        if token[0] in ")]}":
            depth -= 1
        elif token.lastgroup:
            kind = int(token.lastgroup[1:])
            is_bracket = kind == len(PLACES) - 1
            depth += is_bracket
            yield _Place(depth, kind, token.end() if kind <= ASSIGNMENT or is_bracket else token.start())
