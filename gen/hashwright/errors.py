"""The errors that a user sees."""

import shlex
import sys
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

BYTES: Final = 0xDC00  # plus a byte: what it becomes in a text (PEP 383)
CLOSE: Final = 0.6  # the ratio of common characters from which a name is a likely misspelling


class UserError(Exception):
    """A sentence that names the error and says what to write instead."""

    exit_code = 2  # bad usage


class CheckFailed(UserError):
    """A check failed."""

    exit_code = 1


def visible(text: str) -> str:
    """The text, with escapes such as \\x1b in place of characters that are not printable.

    Bytes that are no text in arguments and names of files, which Python reads as lone surrogates, are \\xff.

    >>> visible("x\\udcff")
    'x\\\\xff'
    """
    return "".join(each if each.isprintable() else escaped(each) for each in text)


def escaped(text: str) -> str:
    """The text with such escapes in place of all characters outside ASCII."""
    return "".join(_escaped(each) for each in text)


def _escaped(character: str) -> str:
    number = ord(character)
    return f"\\x{number - BYTES:02x}" if 0x80 <= number - BYTES <= 0xFF else ascii(character)[1:-1]


def pip_install(package: str) -> str:
    """The command that installs a package, or an extra of hashwright, for the Python of this process."""
    return f"`{shlex.join([sys.executable, '-m', 'pip', 'install', package])}`"


def closest(value: str, known: Iterable[str]) -> str:
    """The name that the value most likely means; empty if there is none, or not only one.

    It is the shortest name of which the value is a part, or else the one that the value misspells, or else the
    shortest one with a part that begins so.
    """
    known = list(known)
    if whole := [name for name in known if f"-{value.lower()}-" in f"-{name}-"]:
        return min(whole, key=len)
    ratios = {name: SequenceMatcher(None, value.lower(), name).ratio() for name in known}
    best = [name for name, ratio in ratios.items() if ratio == max(ratios.values()) >= CLOSE]
    begun = [name for name in known if value and f"-{value.lower()}" in f"-{name}"]
    return best[0] if len(best) == 1 else min(begun, key=len, default="")


def instead(value: str, known: Iterable[str], meant: str = "") -> str:
    """What to write instead of a value: one of these names, first the one that is meant, or the closest one."""
    names = dict.fromkeys(known)
    first = meant or closest(value, names)
    others = ", ".join(name for name in names if name != first)
    return f"write {first}{', or one of: ' if others else ''}{others}" if first else f"write one of: {others}"


def unknown(what: str, value: str, known: Iterable[str], of: str = "", meant: str = "") -> UserError:
    """The error for a name that is not among the known ones, of a thing if they are its own."""
    return UserError(f"there is no {what} '{value}'{of and f' of {of}'}; {instead(value, known, meant)}")
