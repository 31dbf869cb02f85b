"""What is compiled again only after a change of its inputs, for tests."""

import hashlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from hashwright.native.compiler import ENVIRONMENT, Compiler


def environment() -> list[str]:
    """What compilers read there."""
    return [f"{name}={os.environ.get(name, '')}" for name in ENVIRONMENT]


def kept_library(
    cc: Compiler, sources: Sequence[Path], directory: Path, flags: Sequence[str] = ()
) -> tuple[Path, bool]:
    """The shared library of C sources in the directory, and whether it was compiled.

    Its name contains a digest of the compiler, the variables that it reads, the flags, the sources and the
    headers of the same names. What this does not catch: a change in any other header.
    """
    library = directory / f"{_kept(cc, sources, flags)}.so"
    if library.is_file():
        return library, False
    directory.mkdir(parents=True, exist_ok=True)
    unfinished = library.with_suffix(f".{os.getpid()}.so")
    cc.shared_library(sources, unfinished, flags)
    unfinished.replace(library)
    return library, True


def kept_objects(
    cc: Compiler, sources: Sequence[Path], directory: Path, flags: Sequence[str] = ()
) -> Sequence[Path]:
    """The object files of C sources, in a directory there with such a name."""
    objects = directory / _kept(cc, sources, flags)
    if not objects.is_dir():
        directory.mkdir(parents=True, exist_ok=True)
        unfinished = objects.with_suffix(f".{os.getpid()}")
        cc.objects(sources, unfinished, flags)
        try:
            unfinished.replace(objects)
        except OSError:
            if not objects.is_dir():  # which another process has made meanwhile
                raise
            shutil.rmtree(unfinished)
    return sorted(objects.iterdir())


def _kept(cc: Compiler, sources: Sequence[Path], flags: Sequence[str]) -> str:
    inputs = hashlib.sha256(repr((cc.command, cc.version(), tuple(flags), environment())).encode())
    for source in sources:
        for path in (source.with_suffix(".h"), source):
            if path.is_file():
                inputs.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{sources[0].stem}-{inputs.hexdigest()[:12]}"
