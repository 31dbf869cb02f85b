"""Checks that need not be repeated.

A check that finds everything as made leaves one digest of all that it depends on: the bytes of the manifest, of
the lock, of the outputs, and of what makes them. It is in a directory of its own beside the lock, which may be
removed at any time.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hashwright import plan
from hashwright.emit.shell import PACKAGE
from hashwright.vendor.drift import Report
from hashwright.vendor.manifest import LOCK, Manifest

DIRECTORY: Final = ".hashwright"
NAME: Final = "checked"
RENDERING: Final = ("jinja2", "markupsafe")  # packages of others that make outputs
BESIDE: Final = ("templates", "schedules")  # directories of the repository; in a wheel they are in the package


def unless_same(manifest: Manifest, check: Callable[[], Report], *, full: bool = False) -> Report:
    """What check finds.

    Unless full is given, it is not called where all bytes are as when it last found everything as made.
    """
    before, kept = _digest(manifest), manifest.root / DIRECTORY / NAME
    if not full and before and before == _read(kept):
        return Report(len(manifest.outputs), (), is_lock_stale=False)
    report = check()
    if report.passed and not report.is_lock_stale and before and before == _digest(manifest):
        with suppress(OSError):  # where nothing can be kept, everything is checked again
            kept.parent.mkdir(exist_ok=True)
            (kept.parent / ".gitignore").write_bytes(b"*\n")
            plan.replace(kept, before)
    return report


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _digest(manifest: Manifest) -> bytes:
    """One digest of all that a check depends on; empty where something of it cannot be read."""
    total = sha256(sys.version.encode())
    try:
        for path in (
            *_sources(),
            manifest.path,
            *map(manifest.locate, (LOCK, *manifest.heads, *manifest.outputs)),
        ):
            content = path.read_bytes()
            total.update(f"\0{path}\0{len(content)}\0".encode("utf-8", "surrogateescape"))
            total.update(content)
    except OSError:
        return b""
    return total.hexdigest().encode()


def _sources() -> Iterator[Path]:
    """Every file of what makes outputs."""
    specs = (find_spec(name) for name in RENDERING)
    packages = (Path(spec.origin).parent for spec in specs if spec and spec.origin)
    for directory in (PACKAGE, *(PACKAGE.parents[1] / name for name in BESIDE), *packages):
        for path in sorted(directory.rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                yield path
