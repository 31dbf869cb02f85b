"""Caches the results of checks.

A check that finds no difference stores one digest of all its inputs: the bytes of the manifest, of the lock, of
the outputs, and of the generator. The digest is in the user's cache: in the project, somebody else could have
written it.
"""

import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hashwright.emit.shell import PACKAGE
from hashwright.files.cache import digest, keep, recall, user_cache
from hashwright.files.plan import read_file
from hashwright.vendor.drift import Report
from hashwright.vendor.manifest import LOCK, Manifest
from hashwright.vendor.project import unlisted

RENDERING: Final = ("jinja2", "markupsafe")  # third-party packages that affect outputs
BESIDE: Final = ("templates", "schedules")  # directories of the repository; in a wheel they are in the package


def unless_same(manifest: Manifest, check: Callable[[], Report], *, full: bool = False) -> Report:
    """The result of check.

    Without full, check is not called if no byte has changed since it last found no difference.
    """
    before, kept = _digest(manifest), place(manifest.path)
    is_same = before and before == recall(kept) and not unlisted(manifest, manifest.outputs)
    if is_same and not full:
        return Report(len(manifest.outputs), (), is_lock_stale=False)
    report = check()
    if report.passed and not report.is_lock_stale and before and before == _digest(manifest):
        keep(kept, before)
    return report


def place(manifest: Path) -> Path:
    """The file with the digest of the project of a manifest."""
    return user_cache() / "checked" / digest([str(manifest.resolve())])


def _digest(manifest: Manifest) -> bytes:
    """One digest of all inputs of a check; empty if one of them is no file or cannot be read."""
    paths = (*sources(), manifest.path, *map(manifest.locate, (LOCK, *manifest.heads, *manifest.outputs)))
    if not all(path.is_file() for path in paths):
        return b""
    try:
        parts = [part for path in paths for part in (str(path), read_file(path))]
    except OSError:
        return b""
    return digest((sys.version, *parts)).encode()


def sources() -> Iterator[Path]:
    """Every file that affects outputs."""
    specs = (find_spec(name) for name in RENDERING)
    packages = (Path(spec.origin).parent for spec in specs if spec and spec.origin)
    for directory in (PACKAGE, *(PACKAGE.parents[1] / name for name in BESIDE), *packages):
        for path in sorted(directory.rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                yield path
