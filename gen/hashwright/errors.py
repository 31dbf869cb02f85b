"""The one kind of error that a user meets."""

from collections.abc import Iterable


class UserError(Exception):
    """A sentence that names what is wrong and says what to write instead."""


def unknown(what: str, value: str, known: Iterable[str]) -> UserError:
    """The error for a name that is not among the known ones."""
    return UserError(f"there is no {what} '{value}'; write one of: {', '.join(known)}")
