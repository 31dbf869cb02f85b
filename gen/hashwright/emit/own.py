"""The internal names of C files: each has a prefix of its own, so that one unit may include several."""

import re
from collections.abc import Iterator
from typing import Final

from hashwright.emit.identifiers import own_name

COMMENT: Final = r"/\*.*?\*/"
STRING: Final = r'"(?:\\.|[^"\\])*"'
TOKEN: Final = re.compile(rf"{COMMENT}|{STRING}|^#include .*?$|\b[A-Za-z_]\w*", re.DOTALL | re.MULTILINE)
NAMED: Final = re.compile(r"\b[A-Z][A-Z0-9_]*\b|\b[A-Za-z_]\w*(?=\()")  # in a comment: a macro, or a function

STATIC: Final = "static|INLINE|OUTLINED"  # the beginnings of definitions that other files do not see
DEFINED: Final = (  # at the beginning of a line
    re.compile(r"^#define ([A-Za-z]\w*)\b(?! __builtin_)", re.MULTILINE),  # without functions of C
    re.compile(rf"^(?:{STATIC})\b[^(\[=;{{]*?\b(\w+)(?= ?[(\[=;])", re.MULTILINE),
    re.compile(r"^typedef [^{;\[]*?\b(\w+)(?=[;\[])", re.MULTILINE),
    re.compile(r"^\} (\w+)(?=[;\[])", re.MULTILINE),
)
ENUM: Final = re.compile(r"^ *enum \{(.*?)\}", re.DOTALL | re.MULTILINE)
CONSTANT: Final = re.compile(r"(?:^|,)\s*(\w+)")


def prefixed(text: str, label: str, stem: str) -> str:
    """The text of the C file with that stem, in which its own names begin with the label and the stem."""
    used = {*TOKEN.findall(text)}
    own = {
        name: own_name(name, label, stem, used) for name in _defined(re.sub(COMMENT, "", text, flags=re.DOTALL))
    }

    def renamed(found: re.Match[str]) -> str:
        token = found[0]
        if token.startswith("/*"):
            return NAMED.sub(lambda word: own.get(word[0], word[0]), token)
        return own.get(token, token)

    return TOKEN.sub(renamed, text)


def _defined(code: str) -> Iterator[str]:
    """The names that the file defines for itself."""
    for pattern in DEFINED:
        yield from pattern.findall(code)
    for constants in ENUM.findall(code):
        yield from CONSTANT.findall(constants)
