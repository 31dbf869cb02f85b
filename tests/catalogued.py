"""The catalogue of the repository: read once in a process, because many modules of tests have its kernels."""

from functools import cache
from pathlib import Path

from hashwright.vendor.manifest import Manifest, read_manifest


@cache
def catalogue() -> Manifest:
    """The manifest of the catalogue."""
    return read_manifest(Path(__file__).parents[1] / "hashwright.toml")
