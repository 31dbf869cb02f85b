"""Files in memory, which are compared with the disk and then written, each as a whole or not at all."""

import errno
import hashlib
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.errors import UserError

MARK: Final = b"Generated; to make it again:"  # near the beginning of every file that is ours
MARKED: Final = 1 << 16  # the mark ends within this number of bytes, after the user's own text


def is_ours(content: bytes) -> bool:
    """Does a file have the mark of generated files?"""
    return MARK in content[:MARKED]


@dataclass(frozen=True, slots=True)
class Plan:
    """The files to write, by path relative to an output directory."""

    files: Mapping[str, bytes]

    def digest(self) -> str:
        """One SHA-256 over all paths and contents."""
        total = hashlib.sha256()
        for path in sorted(self.files):
            total.update(f"{path}\0{len(self.files[path])}\0".encode())
            total.update(self.files[path])
        return total.hexdigest()

    def spare_others(self, directory: Path) -> None:
        """Raises UserError if an existing file lacks the mark of generated files."""
        for name, content in self.files.items():
            path = directory / name
            try:
                there = path.read_bytes() if path.is_file() else content
            except OSError as error:
                raise UserError(
                    f"cannot read {path} ({error.strerror}); write --out with another directory"
                ) from None
            if there != content and not is_ours(there):
                raise UserError(
                    f"{path} was not written by hashwright and is not replaced; "
                    "move it, or write --out with another directory"
                )

    def write(self, directory: Path) -> list[Path]:
        """Writes the files that differ from the existing ones; returns the paths that changed.

        Each file is written as a whole or not at all. Raises UserError if it cannot be written.
        """
        changed = []
        for name, content in self.files.items():
            path = directory / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                if not path.is_file() or path.read_bytes() != content:
                    replace(path, content)
                    changed.append(path)
            except OSError as error:
                raise UserError(
                    f"cannot write {path} ({error.strerror}); write --out with a directory you can write to"
                ) from None
        return changed


def require_writable(path: Path, remedy: str) -> None:
    """Raises UserError, which ends with the remedy, if no file of this name can be written."""
    there = next(each for each in path.absolute().parents if each.exists())
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        raise UserError(f"cannot write {path} ({error.strerror}); {remedy}") from None


def put(path: Path, content: bytes, remedy: str) -> None:
    """Writes a file as a whole or not at all. Raises UserError, which ends with the remedy, if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace(path, content)
    except OSError as error:
        raise UserError(f"cannot write {path} ({error.strerror}); {remedy}") from None


UNFINISHED: Final = ".unfinished"


def replace(path: Path, content: bytes) -> None:
    """Writes a temporary file beside the file and renames it, so that the file is never incomplete.

    Raises OSError; the old file is then unchanged, and the temporary one removed.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=UNFINISHED, dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def remove_unfinished(path: Path) -> None:
    """Removes temporary files of killed processes beside a file."""
    pattern = re.compile(re.escape(f".{path.name}.") + r"[a-z0-9_]{8}" + re.escape(UNFINISHED))
    if path.parent.is_dir():
        for beside in list(path.parent.iterdir()):
            if pattern.fullmatch(beside.name):
                beside.unlink(missing_ok=True)


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
