"""A project's outputs, as generated and on the disk."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from hashwright.errors import UserError
from hashwright.files.installed import version
from hashwright.files.plan import is_ours, read_kept
from hashwright.output import catalogue
from hashwright.vendor import inputs
from hashwright.vendor.lock import Lock, Output, digest_of
from hashwright.vendor.manifest import Manifest
from hashwright.vendor.production import MadeEntry, make_kernels

ALL: Final = "hashwright make --all"
PRUNE: Final = f"{ALL} --prune"
SUFFIXES: Final = (".c", ".h", ".cpp", ".hpp", ".S", ".s", ".go", ".rs")  # of generated files


@dataclass(frozen=True, slots=True)
class Wanted:
    """Every generated output, and its lock."""

    files: Mapping[str, bytes]  # by path relative to the manifest's directory, sorted
    inputs: Mapping[str, tuple[str, ...]]  # by path: the names of its inputs, besides the modules
    lock: Lock


def wanted(manifest: Manifest, jobs: int = 1) -> Wanted:
    """The outputs of a manifest, generated in memory. Raises ManifestError if two kernels clash."""
    kernels = make_kernels(manifest, jobs)
    files: dict[str, bytes] = {}
    outputs: dict[str, Output] = {}
    needed: dict[str, tuple[str, ...]] = {}
    for kernel in kernels:
        asked = kernel.entry.asked
        for name, content in kernel.files.items():
            path = kernel.entry.place(name)
            files[path] = content
            outputs[path] = Output(digest_of(content), asked.command())
            needed[path] = tuple(inputs.needed(asked, name, kernel.rules))
    digests = inputs.digests(kernel.entry.asked for kernel in kernels)
    if manifest.index:
        page = index(manifest, kernels)
        files[manifest.index] = page
        digests |= inputs.of_index()
        outputs[manifest.index] = Output("", ALL)
        needed[manifest.index] = tuple(inputs.of_index())
    lock = Lock(version(), inputs.source(), dict(sorted(digests.items())), outputs)
    return Wanted(dict(sorted(files.items())), needed, lock)


def index(manifest: Manifest, kernels: list[MadeEntry]) -> bytes:
    """The page that lists all kernels, with links relative to its path."""
    rows = [
        catalogue.CatalogueRow(kernel.entry.asked, kernel.entry.out, kernel.files, kernel.facts)
        for kernel in kernels
    ]
    return catalogue.page(rows, manifest.index)


def content_of(manifest: Manifest, output: str) -> bytes | None:
    """The file of an output, or None if there is none. Raises UserError if it cannot be read."""
    return read(manifest.locate(output))


def unlisted(manifest: Manifest, known: Container[str]) -> list[str]:
    """Generated files in the directories of the outputs that are not among these, sorted."""
    places = {PurePosixPath(output).parent for output in manifest.outputs}
    beside = (
        (str(place / path.name), path)
        for place in places
        if (here := manifest.locate(str(place))).is_dir()
        for path in here.iterdir()
        if path.suffix in SUFFIXES and path.is_file() and not path.is_symlink()
    )
    return sorted(name for name, path in beside if name not in known and is_ours(read(path) or b""))


def read(path: Path) -> bytes | None:
    try:
        return read_kept(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise UserError(
            f"cannot read {path} ({error.strerror}); make it a file that you can read, or remove it"
        ) from None


def with_plain_ends(content: bytes) -> bytes:
    """The content with LF at the ends of lines."""
    return content.replace(b"\r\n", b"\n")
