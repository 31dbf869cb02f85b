"""The parts of a file that compilers may read in another way than the one whose code is proved.

What this does not catch: what depends on flags or compilers without such a part, such as the order of bytes in
a word, the bits of a size or of an address in sums, the order of what arguments of a call do, and what is not
defined.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from hashwright.emit.identifiers import FLOATING, TAKEN
from hashwright.native.compiler import RUST

# The files between a program and what is proved, by the ends of their names, with their comments. In C, a
# backslash or ??/ may join the end of a comment from two lines, and other characters than those of ASCII may be
# read with the next one. A program in Rust compiles the module, with functions that those for programs in C do
# not use. What has no end has no group.
BETWEEN: Final = {
    ".h": re.compile(rb"/\*(?:(?!\*/|\\|\?\?/)[\0-\x7f])*(\*/)?"),
    RUST: re.compile(rb"^ *//.*()", re.MULTILINE),
}
ASSEMBLY: Final = ".S"
Lines = list[list[bytes]]  # the words of each line that has some

LINE_END: Final = re.compile(rb"\r?\n")
CONTINUED: Final = re.compile(rb"\\\r?\n")  # the end of a line that has not ended
SPACES: Final = re.compile(rb"[ \t]+")  # in the lines of all compilers: other characters end some of them

# What lets a compiler read other parts of a file, or other files, or what depends on where and when it runs. In
# comments and quotations, too: only compilers know where these end. ??/ may be a backslash.
# So may be what a string has for the assembler, whose names of directives it can divide or spell otherwise. In
# C90, a comment may begin with the second character of //*. Only some compilers continue a line that has spaces
# behind its backslash. By some encodings, a backslash or the end of a comment belongs to a character before it.
ALWAYS: Final = rb"[\"#]|%:|\?\?|//\*|[^\t -~]|asm|\\[ \t]+$"
IN_ASSEMBLY: Final = rb"(?i:\.(?:if|else|inc|macro|irp|rept|mri))"
# Names of the compiler and its headers, such as __PIC__ and _POSIX_C_SOURCE; what is a number in C23, and
# earlier the beginning of a quotation; what has the type of its value in C23, and earlier is an int; numbers
# that are unsigned in C90 alone; types that are declared in a statement, which in C90 are also those of the
# next ones; and sizes: those of expressions, such as 'a' and x == y, are other ones in C++, which also has abs
# and div for several types. A system, or a flag, decides how many bits most types have and where they may be,
# so that members of a struct are elsewhere in a union, how exact fractions are, which numbers characters are,
# whether these and fields have a sign, whatever the name of their type, and what becomes of numbers with a sign
# that are too large.
IN_C: Final = (
    rb"__|\b_[A-Z]|_pragma|\b\d[\w.]*'\w|\bauto\b|\b[1-9]\d{9,}(?!\w*[uU])"
    rb"|\b(?:enum|struct|union|typedef)\b"
    rb"|(?:\(|^)(?:[ \t]*\b(?:const|volatile|(?:un)?signed|short|int(?:\d+_t)?|s?size_t|ptrdiff_t)\b)+"
    rb"[ \t]*(?:\)|$)|\*[ \t]*\)[ \t]*[&(]"
    rb"|:[ \t]*(?:\d\w*[ \t]*[;,]|\w+[ \t]*;|\(|$)|^[ \t]*:"
    rb"|^(?![ \t]*(?:\*[^/]*$|//|case\b|default\b))[^?]*[^:?]:[^:?]*[;,]"
    rb"|\b(?:long|float|double|w(?:char|int)_t)\b|(?<!signed )\bchar\b"
    rb"|intmax_t|intptr_t|_least|LEAST|_fast|FAST|_(?:Float|Decimal|Complex|Generic)|_(?:MAX|MIN|WIDTH|BIT|C)\b"
    rb"|\b(?:abs|div|offsetof|sizeof|_?[aA]lignof)\b|\b\d+(?:\.|[eE][-+]?\d)|(?<![\w.])\.\d"
    rb"|\b0[xX][\da-fA-F]*[.pP]|\b(?:0[xX][\da-fA-F]+|\d+)[uU]?[lL]|\bL'|'\\|'[^']{1,4}'"
)
# The current place in assembly, and a label of which more is said than that a jump leads there: how far they
# are from each other depends on the encodings that an assembler chooses.
DISTANT: Final = rb"(?<![\w$.])\.(?![\w$.])|\b\d+[bf]\b(?!\s*(?:$|/))|[^\s\w$,]\d+[bf]\b"
# In assembly, behind a name that may be a macro, such as linux, whose label is then a number; and between
# instructions, where some assemblers, as for AArch64 on macOS, begin a comment.
DIVIDING: Final = rb"[:;]"
# Operators that assemblers apply in another order: 5+2&3 is 7 for ELF, and 3 for macOS; by gcc, 1 shl 2+1 is 5,
# and by clang 8; of rax*2*2, clang reads rax*2. / may begin a comment.
OPERATORS: Final = (
    rb"[|&^!~<>=]|\w[ \t]*/[ \t]*[-+\d(]|\)[ \t]*/|\w[ \t]*\*[^*,/]*\*[ \t]*[\w(]"
    rb"|(?i:(?:\)|\b\d\w*[ \t])[ \t]*(?:and|x?or|sh[lr]|mod|eq|ne|[lg][te])\b|[,(\[][ \t]*not\b)"
)
# Calls of the C library, of which only these are the same everywhere: types of others, such as labs and pow,
# and the numbers that they return, as memcmp does, are not. A system also decides what other types and macros
# of headers are, such as off_t and WCONTINUED, and on how many bits _lrotl works. `end` is a word of comments.
# In C++, a type may be called, as in size_t(-1), and templates tell types from others, which may be the same.
# A function that is inline alone is one for all of a program with -fgnu89-inline.
SAME: Final = {"memcpy", "memset", "strcmp", "getenv", "getauxval", "end"}
_CALLED: Final = "|".join(
    (*sorted(TAKEN - SAME), "(?:imax|ll?)?(?:abs|div)", "r?index", r"ffs\w*", FLOATING.pattern)
)
OF_LIBRARY: Final = (
    rf"\b(?:{_CALLED})[ \t)]*(?:\(|$)|\b(?!(?:sv)?u?int\d|size_t)\w+_t\b|\bu(?:int|long|short)\b|\b_lrot"
    r"|\b(?:signed|short|int(?:\d+_t)?|size_t)[ \t]*(?:[({>]|$)|\b(?:class|decltype|template)\b"
    r"|(?<!static )\binline\b|\b(?:W[A-Z]{4,}|FD_\w+|NFDBITS|EXIT_\w+|BYTE_ORDER|[A-Z]+_ENDIAN)\b"
).encode()
ALL: Final = b"|".join((ALWAYS, IN_ASSEMBLY, IN_C, OF_LIBRARY))
# By whether a source is assembly: what depends on more than the text, and the beginnings of lines that all read
# alike. In assembly, a macro may be a part of the name of a directive.
DEPENDENT: Final = {False: re.compile(ALL), True: re.compile(b"|".join((ALL, DIVIDING, DISTANT, OPERATORS)))}
PLAIN: Final = {False: re.compile(rb"[ \t]*#[ \t]*(?:define|undef)\b"), True: re.compile(rb"[ \t]*\d+:")}
WORD: Final = re.compile(rb"\w+")
APART: Final = re.compile(rb"^[ \t]*(?:#|$)|\*/[ \t]*$")  # what is before a function: directives, comments
DIRECTIVE: Final = re.compile(rb"[ \t]*#[ \t]*(\w+)")
# Macros that a line defines, or of which it says whether they are defined.
MACRO: Final = re.compile(rb"(?:#[ \t]*(?:define|undef|ifn?def)[ \t]+|\bdefined[ \t]*(?:\([ \t]*)?)(\w+)")
SYSTEM: Final = re.compile(rb"^ *# *include *<([!-=?-~]+)>", re.MULTILINE)
NESTED: Final = {b"if": 1, b"ifdef": 1, b"ifndef": 1, b"endif": -1}  # the change of how many are open


def system_headers(content: bytes) -> set[str]:
    """The headers that a file includes by `<>`, which compilers also look for in directories of `-I`."""
    return {each.decode("ascii") for each in SYSTEM.findall(content)}


def between(name: str, content: bytes) -> Lines | None:
    """What a file between a program and what is proved says, without comments; None if it is no such file."""
    comment = next((each for end, each in BETWEEN.items() if name.endswith(end)), None)
    return comment and _words(LINE_END.split(comment.sub(_without_comment, content)))


def _without_comment(found: re.Match[bytes]) -> bytes:
    return found[0] if found[1] is None else b" "


def conditional(source: Path, content: bytes) -> Lines:
    """The lines of a source that a compiler may leave out, or read in another way, with their conditions.

    So may be those that use macros of such lines. Names in them could stand for something else, too: macros of
    their words count, and functions with a condition in them as a whole.
    """
    is_assembly, lines = source.suffix == ASSEMBLY, LINE_END.split(CONTINUED.sub(b"", content))
    starts = [plain.end() if (plain := PLAIN[is_assembly].match(line)) else 0 for line in lines]
    using: dict[bytes, set[int]] = {}  # the numbers of lines, by each word in them
    defining: dict[bytes, set[int]] = {}  # likewise, by the macros that they define
    for number, line in enumerate(lines):
        for where, named in (using, WORD.findall(line, starts[number])), (defining, MACRO.findall(line)):
            for each in named:
                where.setdefault(each, set()).add(number)
    between_conditions = _between_conditions(lines)
    found = {number for number, line in enumerate(lines) if DEPENDENT[is_assembly].search(line, starts[number])}
    found |= between_conditions.union(
        *(each for each in _functions(lines) if not between_conditions.isdisjoint(each))
    )
    for names, where in ((MACRO, using), (WORD, defining)):
        left = [*found]
        while left:
            for name in names.findall(lines[left.pop()]):
                more = where.pop(name, set()) - found
                found |= more
                left += more
    return _words((lines[number] for number in sorted(found)), is_assembly=is_assembly)


def _between_conditions(lines: Sequence[bytes]) -> set[int]:
    """The numbers of lines between conditions."""
    depth, numbers = 0, set[int]()
    for number, line in enumerate(lines):
        if depth:
            numbers.add(number)
        found = DIRECTIVE.match(line)
        depth += NESTED.get(found[1], 0) if found else 0
    return numbers


def _functions(lines: Sequence[bytes]) -> Iterator[range]:
    """The numbers of the lines of each function, or of others that end with a brace at the left."""
    first, is_inside = 0, False
    for number, line in enumerate(lines):
        is_inside |= line.count(b"{") > line.count(b"}")
        if line.startswith(b"}") or (not is_inside and APART.search(line)):
            if is_inside:
                yield range(first, number + 1)
            first, is_inside = number + 1, False


def _words(lines: Iterable[bytes], *, is_assembly: bool = True) -> Lines:
    """The words of each line; those of lines together between which C sees no difference."""
    found, is_apart = list[list[bytes]](), True
    for line in filter(None, (each.strip(b" \t") for each in lines)):
        was_apart, is_apart = is_apart, is_assembly or line.startswith(b"#") or b"//" in line
        if is_apart or was_apart:
            found.append([])
        found[-1] += SPACES.split(line)
    return found
