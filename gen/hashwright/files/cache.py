"""Results that are cached on the disk, and digests of their inputs.

The cache may be removed at any time. If nothing can be written there, every result is computed again.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from hashwright.files import plan


def user_cache() -> Path:
    """The directory of the user's cache; the null device if the user has none."""
    return user_directory("XDG_CACHE_HOME", Path(".cache")) or Path(os.devnull)


def user_directory(variable: str, in_home: Path) -> Path | None:
    """Our directory of a kind, as the XDG base directory specification has it; none if the user has no home."""
    given = Path(os.environ.get(variable, ""))
    if given.is_absolute():
        return given / "hashwright"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / in_home / "hashwright" if home.is_absolute() else None


def recall(path: Path) -> bytes:
    """The content of a file of the cache; empty if there is none."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def keep(path: Path, content: bytes) -> None:
    """Writes a result to the cache, in a directory that git ignores."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / ".gitignore").write_bytes(b"*\n")
        plan.replace(path, content)


def digest(parts: Iterable[str | bytes]) -> str:
    """One SHA-256 of parts, each with its length."""
    total = sha256()
    for part in parts:
        content = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        total.update(f"{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()
