"""Files made in memory: compared, then written whole or not at all."""

import hashlib
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hashwright.errors import UserError


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be written, by path relative to an output directory."""

    files: Mapping[str, bytes]

    def digest(self) -> str:
        """One SHA-256 over all paths and contents."""
        total = hashlib.sha256()
        for path in sorted(self.files):
            total.update(f"{path}\0{len(self.files[path])}\0".encode())
            total.update(self.files[path])
        return total.hexdigest()

    def write(self, directory: Path) -> list[Path]:
        """Writes what differs from what is there; returns the paths that changed.

        Each file appears whole under its name or not at all. Raises UserError where it cannot be written.
        """
        changed = []
        for name, content in self.files.items():
            path = directory / name
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                if not path.is_file() or path.read_bytes() != content:
                    _replace(path, content)
                    changed.append(path)
            except OSError as error:
                raise UserError(
                    f"cannot write {path} ({error.strerror}); write --out with a directory you can write to"
                ) from None
        return changed


def _replace(path: Path, content: bytes) -> None:
    """Writes to a temporary name beside the file and renames it, so that no half-written file is seen."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink()
        raise


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
