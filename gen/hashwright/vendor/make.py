"""Writes the files of a project that changed, each as a whole, and the lock last."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from hashwright.errors import UserError
from hashwright.files import plan
from hashwright.files.toml import is_merged, is_pointer
from hashwright.vendor.drift import orphans
from hashwright.vendor.lock import Lock, digest_of, read_lock
from hashwright.vendor.manifest import LOCK, Manifest
from hashwright.vendor.project import ALL, Wanted, content_of, read, unlisted, wanted, with_plain_ends


@dataclass(frozen=True, slots=True)
class Written:
    """The result of `make --all`. Paths are relative to the manifest's directory."""

    changed: tuple[str, ...]  # without the lock
    unchanged: tuple[str, ...]
    orphans: tuple[str, ...]  # generated files that are not in the manifest
    is_pruned: bool  # were they removed?


def make_all(manifest: Manifest, *, force: bool = False, prune: bool = False, jobs: int = 1) -> Written:
    """Writes every output of the manifest that differs, then the lock; with prune, removes the other ones.

    Raises UserError, before anything is written, if a file was edited by hand or not generated (unless force is
    given), or if another run is in progress; and if a file cannot be written.
    """
    with alone(manifest):
        lock = read_lock(manifest.lock)
        want = wanted(manifest, jobs)
        there = {path: content_of(manifest, path) for path in want.files}
        left = [path for path in orphans(manifest, lock, want) if content_of(manifest, path) is not None]
        others = unlisted(manifest, {*want.files, *left})
        if not force:
            removed = {path: content_of(manifest, path) for path in (left if prune else ())}
            _refuse(manifest, want, lock, {**there, **removed})
        changed = [path for path in want.files if there[path] != want.files[path]]
        for path in changed:
            if manifest.locate(path).is_symlink():
                raise UserError(
                    f"nothing was written: {path} is a symbolic link; run `{ALL}` where the file itself is"
                )
        for path in (*want.files, LOCK):
            _try(manifest.locate(path), plan.remove_unfinished)
        for path in changed:
            _write(manifest.locate(path), want.files[path])
        for path in (*left, *others) if prune else ():
            _try(manifest.locate(path), Path.unlink)
        kept = {path: lock.outputs[path] for path in left} if lock and not prune else {}
        text = replace(want.lock, outputs={**want.lock.outputs, **kept}).text().encode()
        if read(manifest.lock) != text:
            _write(manifest.lock, text)
    unchanged = tuple(path for path in want.files if path not in changed)
    return Written(tuple(changed), unchanged, (*left, *others), prune)


def _refuse(manifest: Manifest, want: Wanted, lock: Lock | None, there: dict[str, bytes | None]) -> None:
    edited, others, merged = [], [], []
    for path, content in there.items():
        if content is None or with_plain_ends(content) == want.files.get(path):
            continue
        locked = lock.outputs.get(path) if lock else None
        digest = locked.sha256 if locked else ""
        if not digest and not plan.is_ours(content):
            others.append(path)
        elif digest and is_merged(content):
            merged.append(path)
        elif digest and digest_of(with_plain_ends(content)) != digest and not is_pointer(content):
            edited.append(path)
    if merged:
        raise UserError(
            f"nothing was written: there are merge markers in {', '.join(merged)}; keep either side, "
            f"then run `{ALL}`"
        )
    if edited:
        raise UserError(
            f"nothing was written: {', '.join(edited)} {_was(edited)} edited by hand; "
            "keep the edit elsewhere, or write --force to discard it"
        )
    if others:
        raise UserError(
            f"nothing was written: {', '.join(others)} {_was(others)} not written by hashwright; "
            f"write another path into {manifest.path.name}, or --force to replace the existing files"
        )


def _was(paths: list[str]) -> str:
    return "was" if len(paths) == 1 else "were"


def _write(path: Path, content: bytes) -> None:
    def write(path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        plan.replace(path, content)

    _try(path, write)


def _try(path: Path, work: Callable[[Path], None]) -> None:
    try:
        work(path)
    except OSError as error:
        raise UserError(
            f"cannot write {path} ({error.strerror}); no file is half-written, and `{ALL}` continues from here"
        ) from None


@contextmanager
def alone(manifest: Manifest) -> Iterator[None]:
    """Locks the project against other runs. The system releases the lock even if this run is killed.

    On a file system without locks, runs are not excluded. Raises UserError if another run is in progress.
    """
    try:
        handle = os.open(_locked(manifest), os.O_RDONLY)
    except OSError as error:
        raise UserError(
            f"cannot read {manifest.root} ({error.strerror}); run `{ALL}` where you can read it"
        ) from None
    try:
        if not _acquire(handle):
            raise UserError(f"another `{ALL}` is running in {manifest.root}; wait until it has ended")
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _locked(manifest: Manifest) -> Path:
        return manifest.path

    def _acquire(handle: int) -> bool:
        os.lseek(handle, 1 << 30, os.SEEK_SET)  # beyond the end of the file
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(manifest: Manifest) -> Path:
        return manifest.root

    def _acquire(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # no locks on this file system
        return True
