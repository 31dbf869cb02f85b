"""Checks of the names of files and symbols of the output, and of the text in their first lines."""

import re
from collections.abc import Container
from typing import Final

from hashwright.errors import UserError

IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
FILE: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*")
# What rustc makes of a path: a length before each name, and the older mangling ends with a hash.
MANGLED: Final = re.compile(r"_ZN(\w+)17h[0-9a-f]{16}E|_R(?:N[vt])+C(?:s\w*?_)?(?=\d)(\w+)")
DEFAULT_LICENCE: Final = "0BSD"
# The keywords of C up to C23 and of C++, whose programs may include headers.
KEYWORDS: Final = frozenset(
    re.findall(
        r"\w+",
        """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t
    char8_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
    constinit continue decltype default delete do double dynamic_cast else enum explicit export extern
    false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
    operator or or_eq private protected public register reinterpret_cast requires restrict return short
    signed sizeof static static_assert static_cast struct switch template this thread_local throw true
    try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t
    while xor xor_eq
    """,
    )
)


# Functions that generated files call, and the one with which programs begin.
TAKEN: Final = frozenset({"getenv", "main", "memcpy", "memset", "strcmp"})


def own_name(name: str, label: str, stem: str, taken: Container[str]) -> str:
    """A name within the C file with that stem: it begins with the label and the stem.

    The stem is in capitals if the name is; the label keeps its case, because C is case-sensitive. The name ends
    with an underscore if the result is a name that is taken.
    """
    prefix = label + _prefix(stem.upper() if name.isupper() else stem)
    made = name if name.startswith(prefix) else prefix + name
    return f"{made}_" if made != name and made in taken else made


def short_name(name: str, stem: str) -> str:
    """The name that own_name() made into this one, with any label."""
    _, prefix, short = name.rpartition(_prefix(stem))
    return short.removesuffix("_") if prefix else name


def rust_path(symbol: str) -> str:
    """The path of a function within a module of a crate, such as `Type::function`, by rustc's symbol for it.

    Empty for other symbols, such as those of generic functions. Both of rustc's manglings are read.
    """
    found = MANGLED.fullmatch(symbol)
    rest, names = (found[1] or found[2]) if found else "", list[str]()
    while size := re.match(r"\d+", rest):
        end = size.end() + int(size[0])
        names.append(rest[size.end() : end])
        rest = rest[end:]
    return "" if rest else "::".join(names[2:])


def _prefix(stem: str) -> str:
    """The beginning of the names of a file, which is an identifier."""
    found = re.sub(r"\W", "_", f"{stem}_")
    return f"n{found}" if found[0].isdigit() else found


def check_names(prefix: str, symbol: str, file: str) -> None:
    """Raises UserError if symbols or files cannot have these names; an empty name is the hash's own."""
    for option, name in (("prefix", prefix), ("symbol", symbol)):
        if name and not IDENTIFIER.fullmatch(name):
            raise UserError(
                f"{option} {name!r} is not a C identifier; write letters, digits and underscores, "
                "no digit first"
            )
    if symbol and prefix + symbol in KEYWORDS:
        raise UserError(
            f"symbol {symbol!r} makes '{prefix}{symbol}', a keyword of C or C++; write --symbol {symbol}_"
        )
    if file and not FILE.fullmatch(file):
        raise UserError(
            f"file {file!r} is not a file name without suffix; write letters, digits, hyphens and "
            "underscores, and the directory with --out"
        )


def read_names(text: str) -> dict[str, str]:
    """The names of functions in a text such as blocks=my_compress,init=my_begin, by their tasks.

    Raises UserError if the text has another form, or if one of them is not a name that a function can have.
    """
    found: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        task, _, name = part.partition("=")
        if not IDENTIFIER.fullmatch(name):
            raise UserError(
                f"--name {part!r} does not name a function; write the function and a C identifier, "
                "such as --name blocks=my_compress"
            )
        if name in KEYWORDS or name in TAKEN:
            raise UserError(
                f"--name {part!r} is a name of C or C++; write another one, such as --name {task}=my_{name}"
            )
        if task in found:
            raise UserError(f"--name has two names for '{task}'; leave one of them out")
        found[task] = name
    return found


def _canonical(spdx: str) -> str:
    """The expression in the spelling of the SPDX list; empty if it is none."""
    from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression  # a long list

    try:
        return str(canonicalize_license_expression(spdx))
    except InvalidLicenseExpression:
        return ""


def check_first_lines(spdx: str, holder: str) -> None:
    """Raises UserError if the licence is not valid, or the copyright line cannot be in a C comment."""
    if spdx != DEFAULT_LICENCE and ((known := _canonical(spdx)) != spdx or not spdx):
        remedy = f"'{known}'" if known else f"one like {DEFAULT_LICENCE}, GPL-3.0-only or 'MIT OR Apache-2.0'"
        raise UserError(f"{spdx!r} is not an SPDX licence expression; write {remedy}")
    if holder and (not holder.isprintable() or not holder.strip() or "*/" in holder or "/*" in holder):
        raise UserError(
            f"copyright {holder!r} cannot be in a C comment; write one line of text without /* and */"
        )
