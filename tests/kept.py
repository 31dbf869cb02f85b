"""Shared libraries that are compiled again only after a change of their inputs, for tests."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

from hashwright.native.compiler import Compiler


def kept_library(
    cc: Compiler, sources: Sequence[Path], directory: Path, flags: Sequence[str] = ()
) -> tuple[Path, bool]:
    """The shared library of C sources in the directory, and whether it was compiled.

    Its name contains a digest of the compiler, the flags, the sources and the headers of the same names. What
    this does not catch: a change in any other header.
    """
    inputs = hashlib.sha256(repr((cc.command, cc.version(), tuple(flags))).encode())
    for source in sources:
        for path in (source.with_suffix(".h"), source):
            if path.is_file():
                inputs.update(hashlib.sha256(path.read_bytes()).digest())
    library = directory / f"{sources[0].stem}-{inputs.hexdigest()[:12]}.so"
    if library.is_file():
        return library, False
    directory.mkdir(parents=True, exist_ok=True)
    unfinished = library.with_suffix(f".{os.getpid()}.so")
    cc.shared_library(sources, unfinished, flags)
    unfinished.replace(library)
    return library, True
