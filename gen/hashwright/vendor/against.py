"""Compares the current output with that of a commit."""

from dataclasses import dataclass
from pathlib import Path

from hashwright.errors import UserError
from hashwright.files.plan import Plan
from hashwright.vendor.manifest import Manifest
from hashwright.vendor.project import wanted
from hashwright.vendor.repository import git, is_shallow


@dataclass(frozen=True, slots=True)
class Comparison:
    """The current outputs compared with those of a commit."""

    digest: str  # one SHA-256 over all outputs
    changed: tuple[str, ...]  # different in the commit
    added: tuple[str, ...]  # not in the commit


def digest(manifest: Manifest, *, jobs: int = 1) -> str:
    """One SHA-256, in hexadecimal, over the paths and contents of all current outputs of the manifest.

    `jobs` is the number of processes. Raises ManifestError if two kernels define the same symbol.
    """
    return Plan(wanted(manifest, jobs).files).digest()


def compare(manifest: Manifest, revision: str, *, jobs: int = 1) -> Comparison:
    """Compares the current output with that of a git revision.

    Raises UserError if there is no git, no repository or no such revision.
    """
    commit = git(
        manifest.root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"
    )
    if not commit:
        remedy = "run `git fetch --unshallow`, or " if is_shallow(manifest.root) else ""
        raise UserError(
            f"there is no commit '{revision}' in {manifest.root}; {remedy}write one that `git log` lists"
        )
    made = wanted(manifest, jobs).files
    held = _held(manifest.root, commit.decode().strip(), list(made))
    changed = tuple(path for path in made if held[path] is not None and held[path] != made[path])
    return Comparison(Plan(made).digest(), changed, tuple(path for path in made if held[path] is None))


def _held(root: Path, commit: str, paths: list[str]) -> dict[str, bytes | None]:
    """The files of a commit; None for a file that it lacks."""
    answers = git(root, "cat-file", "--batch", given="".join(f"{commit}:./{path}\n" for path in paths))
    found: dict[str, bytes | None] = {}
    for path in paths:
        head, _, rest = answers.partition(b"\n")
        if b" blob " not in head:
            found[path], answers = None, rest
            continue
        size = int(head.rsplit(b" ", 1)[1])
        found[path], answers = rest[:size], rest[size + 1 :]
    return found
