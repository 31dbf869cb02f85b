"""The errors that a user sees."""

from collections.abc import Iterable


class UserError(Exception):
    """A sentence that names the error and says what to write instead."""

    exit_code = 2  # bad usage


class CheckFailed(UserError):
    """A check failed."""

    exit_code = 1


def unknown(what: str, value: str, known: Iterable[str]) -> UserError:
    """The error for a name that is not among the known ones."""
    return UserError(f"there is no {what} '{value}'; write one of: {', '.join(known)}")
