"""Compares the files of a project with its manifest, its lock and the generator.

What this does not catch: a manifest and a lock that were changed together with the files by another generator,
and the behaviour of the compiled files: see `hashwright verify`.
"""

import difflib
import shlex
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count, takewhile
from typing import Final

from hashwright.files.plan import is_ours
from hashwright.files.toml import is_merged, is_pointer
from hashwright.vendor import inputs
from hashwright.vendor.changelog import output_changes
from hashwright.vendor.lock import Lock, Output, digest_of, read_lock
from hashwright.vendor.manifest import LOCK, Manifest
from hashwright.vendor.project import ALL, PRUNE, Wanted, content_of, unlisted, wanted, with_plain_ends
from hashwright.vendor.repository import left_out

NAMED: Final = 8  # changed inputs in one sentence
COMPARED: Final = 1 << 20  # the most bytes of a file for a diff
MERGE: Final = "it contains merge markers; keep either side"
CRLF: Final = "its lines end in CRLF; write `* text=auto eol=lf` into .gitattributes, so that git leaves them"


POINTER: Final = "it is a pointer of Git LFS, in place of the file"
SPARSE: Final = "the sparse checkout leaves it out"
UNLISTED: Final = "hashwright wrote it, but the manifest does not list it; add it to the manifest, or remove it"


class Cause(StrEnum):
    """The cause of a difference."""

    MISSING = "missing"
    SPARSE = "not checked out"
    EDITED = "edited by hand"
    GENERATOR = "generator changed"
    MANIFEST = "manifest changed"
    LINE_ENDS = "line ends"
    MERGE = "merge markers"
    POINTER = "pointer of Git LFS"
    LOCK = "lock"
    OTHERS = "not ours"
    ORPHAN = "no longer in the manifest"
    UNLISTED = "not in the manifest"


@dataclass(frozen=True, slots=True)
class Drift:
    """A file that differs from the generator's output."""

    path: str  # relative to the manifest's directory
    cause: Cause
    sentence: str
    mend: str  # the command
    there: bytes = field(default=b"", repr=False)  # the file
    made: bytes = field(default=b"", repr=False)  # the generator's output; empty: there is none

    @property
    def message(self) -> str:
        """The difference, and the command that repairs it."""
        return f"{self.sentence}; to repair it: {self.mend}"

    @property
    def diff(self) -> str:
        """A unified diff, from the file to the generator's output; empty if there is none."""
        return unified(self.path, self.there, self.made) if self.made else ""

    @property
    def line(self) -> int:
        """The first line of the file that differs, from 1."""
        return first_difference(self.there, self.made) if self.made else 1


@dataclass(frozen=True, slots=True)
class Report:
    """The result of `check`."""

    compared: int  # files: the outputs, and other files that differ
    drifts: tuple[Drift, ...]
    is_lock_stale: bool  # was the lock written by inputs that make the same outputs?
    changes: tuple[str, ...] = ()  # of the output since the version that wrote the lock, if they may be a cause

    @property
    def passed(self) -> bool:
        return not self.drifts


def check(manifest: Manifest, *, jobs: int = 1) -> Report:
    """Generates everything in memory and compares it with the files and the lock.

    Raises UserError if the lock or a file cannot be read.
    """
    lock = read_lock(manifest.lock)
    want = wanted(manifest, jobs)
    drifts = [] if lock else [Drift(LOCK, Cause.MISSING, "it is missing", ALL)]
    sparse = left_out(manifest.root, [path for path in want.files if not manifest.locate(path).exists()])
    for path in want.files:
        drifts += _drift(manifest, path, want, lock, sparse)
    for path in orphans(manifest, lock, want):
        here = "it is no longer in the manifest" if content_of(manifest, path) is not None else ""
        sentence = here or "neither the file nor its entry in the manifest exists"
        drifts.append(Drift(path, Cause.ORPHAN, sentence, PRUNE if here else ALL))
    listed = {*want.files, *(lock.outputs if lock else ())}
    drifts += [Drift(path, Cause.UNLISTED, UNLISTED, PRUNE) for path in unlisted(manifest, listed)]
    stale = lock is not None and not drifts and lock.inputs != want.lock.inputs
    is_older = lock is not None and any(drift.cause is Cause.GENERATOR for drift in drifts)
    changes = output_changes(lock.generator) if lock and is_older else ()
    return Report(len({*want.files, *(drift.path for drift in drifts)}), tuple(drifts), stale, changes)


def orphans(manifest: Manifest, lock: Lock | None, want: Wanted) -> list[str]:
    """Outputs of the last run that are no longer in the manifest."""
    return sorted(set(lock.outputs) - set(want.files)) if lock else []


def _drift(
    manifest: Manifest, path: str, want: Wanted, lock: Lock | None, sparse: Container[str]
) -> list[Drift]:
    """The difference of one output, if any."""
    content, there = want.files[path], content_of(manifest, path)
    locked = lock.outputs.get(path) if lock else None
    if there is None:
        new = lock is not None and not locked
        if path in sparse:
            place = path.rpartition("/")[0] or path
            return [Drift(path, Cause.SPARSE, SPARSE, f"git sparse-checkout add {shlex.quote(place)}")]
        why = "it is new in the manifest" if new else "it is missing"
        return [Drift(path, Cause.MANIFEST if new else Cause.MISSING, why, ALL)]
    if there == content:
        if not lock or (locked and locked.sha256 in ("", digest_of(content))):
            return []
        why = f"{LOCK} has another digest for it" if locked else f"{LOCK} does not have it"
        return [Drift(path, Cause.LOCK, why, ALL)]
    if with_plain_ends(there) == content:
        return [Drift(path, Cause.LINE_ENDS, CRLF, ALL)]
    if is_pointer(there):
        return [Drift(path, Cause.POINTER, POINTER, "git lfs pull")]
    cause, why, mend = _why(path, there, want, lock)
    return [Drift(path, cause, why, mend, there, content)]


def _why(path: str, there: bytes, want: Wanted, lock: Lock | None) -> tuple[Cause, str, str]:
    """The cause of a file's difference from the current output."""
    locked = lock.outputs.get(path) if lock else None
    if is_merged(there):
        return Cause.MERGE, MERGE, ALL
    if not lock or not locked or not locked.sha256:
        if not is_ours(there):
            return Cause.OTHERS, "it was not written by hashwright; move it away", ALL
        if lock and locked:
            return (*_changed(path, locked, want, lock), ALL)
        return Cause.LOCK, f"it differs from the current output, and {LOCK} does not show why", ALL
    changed = _changed(path, locked, want, lock)
    if digest_of(with_plain_ends(there)) != locked.sha256:
        besides = f"; besides, {changed[1]}" if digest_of(want.files[path]) != locked.sha256 else ""
        return Cause.EDITED, f"it was edited by hand; --force discards the edit{besides}", f"{ALL} --force"
    return (*changed, ALL)


def _changed(path: str, locked: Output, want: Wanted, lock: Lock) -> tuple[Cause, str]:
    """The changed input of an output."""
    now, after = want.lock.outputs[path], want.lock.inputs
    if now.command != locked.command:
        return Cause.MANIFEST, f"the manifest changed: it was `{locked.command}` and is `{now.command}`"
    names = set(want.inputs[path])
    if now.command != ALL:  # the rules that fired before are unknown: a removed one may be the cause
        gone = {name for name in lock.inputs.keys() - after.keys() if name.startswith(inputs.RULE)}
        modules = {name for name in {*lock.inputs, *after} if name.startswith(inputs.MODULE)}
        names |= gone | (modules - inputs.of_index().keys())
    differing = sorted(name for name in names if lock.inputs.get(name) != after.get(name))
    versions = f" (hashwright {lock.generator}, now {want.lock.generator})"
    versions = versions if lock.generator != want.lock.generator else ""
    if differing and all(name.startswith(inputs.HEAD) for name in differing):
        return Cause.MANIFEST, f"the text at the top changed: {_named(differing)}"
    if differing:
        return Cause.GENERATOR, f"the generator changed: {_named(differing)}{versions}"
    if now.command == ALL:
        if lock.outputs == want.lock.outputs:
            return Cause.EDITED, "it was edited by hand, or by a merge"
        if lock.outputs.keys() != want.lock.outputs.keys():
            return Cause.MANIFEST, "the list of kernels changed"
        return Cause.GENERATOR, "the kernels that it lists changed"
    if versions:
        return Cause.GENERATOR, f"the text at the top names the version{versions}"
    return Cause.GENERATOR, f"nothing that {LOCK} names changed: another version of Jinja2 made it"


def _named(names: list[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(names[:NAMED]) + more


def unified(path: str, there: bytes, content: bytes) -> str:
    """The diff from the file to the output."""
    if len(there) > COMPARED:
        return f"--- {path}\n+++ {path} (as generated): the file is too long for a diff\n"
    before, after = (_lines(each) for each in (there, content))
    return "".join(_ended(difflib.unified_diff(before, after, path, f"{path} (as generated)")))


def _lines(content: bytes) -> list[str]:
    return content.decode("utf-8", "backslashreplace").splitlines(keepends=True)


def _ended(lines: Iterable[str]) -> Iterable[str]:
    for line in lines:
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def first_difference(there: bytes, content: bytes) -> int:
    """The first line of the file that differs, from 1."""
    before, after = there.splitlines(), content.splitlines()
    same = takewhile(lambda i: before[i : i + 1] == after[i : i + 1] != [], count())
    return min(sum(1 for _ in same) + 1, max(len(before), 1))
