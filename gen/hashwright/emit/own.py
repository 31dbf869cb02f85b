"""The internal names of C files: each has a prefix of its own, so that one unit may include several.

The names of variables and members end with an underscore where programs often have macros of these names.
"""

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
# Macros of programs and of headers of systems: attributes, words of other languages, and what windows.h has.
OFTEN_DEFINED: Final = """
    used unused packed hidden weak noinline pure hot cold likely unlikely always_inline fallthrough
    begin end then repeat until loop forever is isnt not and or xor eq ne lt gt le ge mod var foreach
    min max swap near far small hyper pascal interface optional unix linux sun mips arm i386 vax
    major minor signals slots emit check verify require nil null
    private public protected import export local global
"""
MACROS: Final = frozenset(OFTEN_DEFINED.split())

ENUM: Final = re.compile(r"^ *enum \{(.*?)\}", re.DOTALL | re.MULTILINE)
CONSTANT: Final = re.compile(r"(?:^|,)\s*(\w+)")


def prefixed(text: str, label: str, stem: str) -> str:
    """The text of the C file with that stem, in which its own names begin with the label and the stem."""
    used = {*TOKEN.findall(text)}
    own = {name: f"{name}_" for name in used & MACROS} | {
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
