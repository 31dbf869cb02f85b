"""What git says of a project's files."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from hashwright.errors import UserError


def git(root: Path, *words: str, given: str = "") -> bytes:
    """What a command of git prints; empty if it fails. Raises UserError if there is no git."""
    try:
        return subprocess.run(
            ["git", "-C", str(root), *words], input=given.encode(), capture_output=True, check=False
        ).stdout
    except OSError as error:
        raise UserError(f"cannot run git ({error.strerror}); install it") from None


def left_out(root: Path, paths: Sequence[str]) -> frozenset[str]:
    """Those of the paths, relative to the directory, that a sparse checkout leaves out; none without git."""
    if not paths:
        return frozenset()
    try:
        listed = git(root, "ls-files", "-t", "-z", "--", *paths).decode("utf-8", "surrogateescape")
    except UserError:
        return frozenset()
    return frozenset(line[2:] for line in listed.split("\0") if line.startswith("S "))


def is_shallow(root: Path) -> bool:
    """Does the clone lack the history?"""
    return git(root, "rev-parse", "--is-shallow-repository").strip() == b"true"
