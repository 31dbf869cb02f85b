"""Generated files compiled and loaded, each combination once per test process.

Optimised files are compiled once for all processes of a run.
"""

import atexit
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.alternatives import Asked
from hashwright.emitters import C
from hashwright.errors import UserError
from hashwright.generate import generate, sources
from hashwright.hashes import HASHES
from hashwright.kernels import LIBRARY, Kernel
from hashwright.modes.aegis.library import AegisLibrary
from hashwright.modes.hash import Hash
from hashwright.modes.merkle_damgard.library import MerkleDamgardLibrary
from hashwright.native.compiler import Compiler
from hashwright.request import Request, resolve, serving
from hashwright.targets.machine import Target
from tests.patience import PATIENCE

OPTIMISED: Final = ("-O2",)
# For tests of the text: gcc needs up to 20 times as long to optimise a kernel of lanes.
UNOPTIMISED: Final = ("-O0",)
STRICT: Final = (
    "-std=c99",
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wshadow",
    "-Wstrict-prototypes",
    "-Wmissing-prototypes",
    "-Wundef",
    "-Wcast-qual",
    "-Wcast-align",
    "-Werror",
)

_place: Final = tempfile.TemporaryDirectory(prefix="hashwright-tests-")
_written: Final[dict[str, Path]] = {}  # by the command of the request
_shared: Final[dict[tuple[str, tuple[str, ...], tuple[str, ...]], Path]] = {}  # and of compiler and flags
atexit.register(_place.cleanup)
objects: Path = Path(_place.name)  # of one process, unless conftest.py names a shared directory


def directory() -> Path:
    """A new directory that lasts as long as the tests, whose processes share the place of all."""
    return Path(tempfile.mkdtemp(dir=_place.name))


@cache
def requests() -> tuple[Request, ...]:
    """A request for each hash, each target that supports it, and each kernel of blocks on that target.

    Kernels of whole messages use these, and have separate tests: test_fixed.py, test_batch.py.
    """
    return tuple(
        request
        for hash_ in HASHES.values()
        for target in serving(hash_)
        for kernel in (LIBRARY, *hash_.kernels.values())
        if not kernel.whole
        if (request := _request(hash_, target, kernel))
    )


def _request(hash_: Hash, target: Target, kernel: Kernel) -> Request | None:
    try:
        return resolve(hash_.name, target.name, kernel=kernel.name)
    except UserError:  # the target does not support that kernel
        return None


def running(family: str = "", kernel: Kernel = LIBRARY) -> list[Request]:
    """The requests for a kernel of a family, or of all, whose code runs here, each code once.

    Several targets have the same library: they differ only in kernels for several messages. Ciphers of several
    lanes are omitted if registers do not hold their words: see test_aegis_family.py.
    """
    distinct: dict[object, Request] = {}
    for request in requests():
        if family in ("", request.hash.family) and request.kernel == kernel and request.target.runs_here():
            setting = request.setting()
            if setting.representation.parts:
                continue
            code = (
                request.hash.name,
                str(setting.schedule),
                tuple(insn.name for insn in setting.machine.insns),
            )
            distinct.setdefault(code, request)
    return list(distinct.values())


def named(request: Request) -> str:
    """The request as the name of a test."""
    return f"{request.hash.name}-{request.target.name}-{request.kernel}"


def written(request: Asked) -> Path:
    """The directory that holds the request's files."""
    command = request.command()
    if command not in _written:
        _written[command] = directory()
        generate(request).write(_written[command])
    return _written[command]


def shared(request: Request, compiler: Compiler, flags: tuple[str, ...] = OPTIMISED) -> Path:
    """The request's files as a shared library."""
    key = (request.command(), _program(compiler), flags)
    if key not in _shared:
        _shared[key] = _linked(request, compiler, directory() / "library.so", flags)
    return _shared[key]


def _linked(request: Request, compiler: Compiler, output: Path, flags: tuple[str, ...]) -> Path:
    files = [written(request) / name for name in sources(request)]
    if flags == OPTIMISED:
        return Remembering(compiler.command).shared_library(files, output)
    return prepared(request, compiler, ("-O2", "-fPIC", *flags)).shared_library(files, output, flags)


def object_file(source: Path, compiler: Compiler) -> Path:
    """A file in C, optimised, without a warning, for programs and libraries.

    The first process that needs it compiles it; its key is all of our text that the compiler reads.
    """
    flags = (*OPTIMISED, "-fPIC", *STRICT)
    known = repr((_program(compiler), flags, source.name, *_read(source)))
    output = objects / f"{hashlib.sha256(known.encode()).hexdigest()}.o"
    if not output.exists():
        own = output.with_stem(f"{output.stem}-{os.getpid()}")
        run([*compiler.command, "-c", *flags, "-o", own, source])
        own.replace(output)
    return output


def _read(source: Path) -> Iterator[str]:
    """A file and those that it includes from its directory."""
    text = source.read_text(encoding="ascii")
    yield text
    for name in re.findall('#include "(.+)"', text):
        yield from _read(source.with_name(name))


class Remembering(Compiler):
    """A compiler that uses already compiled objects for a library."""

    def shared_library(self, sources: Sequence[Path], output: Path, flags: Sequence[str] = ()) -> Path:
        if not flags:
            sources = [object_file(each, self) if each.suffix == ".c" else each for each in sources]
        return super().shared_library(sources, output, flags)


@cache
def _program(compiler: Compiler) -> tuple[str, ...]:
    """The compiler by its executable: cc is often gcc."""
    program, *options = compiler.command
    return os.path.realpath(shutil.which(program) or program), *options


def prepared(asked: Asked, compiler: Compiler, flags: Sequence[str]) -> Compiler:
    """The compiler with precompiled headers of intrinsics, for the request's C files and these flags.

    Reading these headers takes as long as compiling a kernel, and changes no byte of it. test_warnings.py
    checks that files include the headers that they need.
    """
    headers = tuple(asked.target.c_headers) if isinstance(asked, Request) and asked.emitter == C else ()
    return _prepared(headers, compiler, tuple(flags)) if headers else compiler


@cache
def _prepared(headers: tuple[str, ...], compiler: Compiler, flags: tuple[str, ...]) -> Compiler:
    header = directory() / "intrinsics.h"
    header.write_text("".join(f"#include <{each}>\n" for each in headers), encoding="ascii")
    compiler.run([*flags, "-x", "c-header", "-o", f"{header}.gch", str(header)])
    return Compiler((*compiler.command, "-include", str(header)))


def merkle_damgard(
    request: Request, compiler: Compiler, flags: tuple[str, ...] = OPTIMISED
) -> MerkleDamgardLibrary:
    """The request's library, loaded."""
    return MerkleDamgardLibrary(shared(request, compiler, flags), request)


def aegis(request: Request, compiler: Compiler, flags: tuple[str, ...] = OPTIMISED) -> AegisLibrary:
    """The request's library, loaded."""
    return AegisLibrary(shared(request, compiler, flags), request)


def run(command: Sequence[str | Path], **options: str | Path) -> str:
    """The output of a program that must succeed; on failure, the test fails with its output."""
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        cwd=options.get("cwd"),
    )
    if done.returncode != 0:
        words = " ".join(str(word) for word in command)
        pytest.fail(f"{words}\nexit code {done.returncode}\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout
