"""Generated files compiled and loaded, each combination once per test process.

A file in C is compiled once for all processes of a run, with the same compiler and flags.
"""

import atexit
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import CheckFailed, UserError
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.native.compiler import RUST, Compiler, available
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import Asked
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from hashwright.targets.machine import Target
from hashwright.verify.aegis.library import AegisLibrary
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import needs
from tests.patience import PATIENCE

OPTIMISED: Final = ("-O2",)
# For tests of the text: optimising a kernel of lanes takes gcc up to 20 times as long.
UNOPTIMISED: Final = ("-O0",)
# Zig checks unoptimised code for undefined behaviour. Traps need no library.
ZIG_TRAPS: Final = ("-fsanitize-trap=undefined",)
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
    "-Wbad-function-cast",
    "-Wvla",
    "-Wdeclaration-after-statement",
    "-Werror",
)

STRICTLY: Final = (*OPTIMISED, "-fPIC", *STRICT)
# A library of an assembly file, which need not contain a note about the stack.
LINKED: Final = ("-shared", "-nostdlib", "-Wl,-z,noexecstack")

_number: Final = count()
_place: Final = tempfile.TemporaryDirectory(prefix="hashwright-tests-")
_written: Final[dict[str, Path]] = {}  # by the command of the request
_shared: Final[dict[tuple[str, tuple[str, ...], tuple[str, ...]], Path]] = {}  # and of compiler and flags
atexit.register(_place.cleanup)
objects: Path = Path(_place.name)  # of one process, unless conftest.py names a shared directory
# The headers of intrinsics: reading them takes as long as compiling a kernel.
INTRINSICS: Final = tuple(sorted({header for target in TARGETS.values() for header in target.c_headers}))


def directory() -> Path:
    """A new directory that exists during the tests; their processes share its parent directory."""
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
    """The directory with the request's files."""
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


def unoptimised(compiler: Compiler) -> tuple[str, ...]:
    """The flags that compile fastest."""
    return (*UNOPTIMISED, *(ZIG_TRAPS if "ziglang" in compiler.command else ()))


def _linked(request: Request, compiler: Compiler, output: Path, flags: tuple[str, ...]) -> Path:
    files = [written(request) / name for name in sources(request)]
    if flags == OPTIMISED:
        return Remembering(compiler.command).shared_library(files, output)
    return compiler.shared_library(files, output, flags)


def object_file(source: Path, compiler: Compiler, flags: tuple[str, ...] = STRICTLY) -> Path:
    """A file in C as an object, for programs and libraries: optimised, without a warning.

    The first process that needs it compiles it; its key is all of our text that the compiler reads.
    """
    return _once(
        ".o",
        (_program(compiler), flags, source.name, *_read(source)),
        lambda output: run([*prepared([source], compiler, flags).command, "-c", *flags, "-o", output, source]),
    )


def _once(suffix: str, key: object, make: Callable[[Path], object]) -> Path:
    """The file for the key, which the first process of a run that needs it makes."""
    output = objects / f"{hashlib.sha256(repr(key).encode()).hexdigest()}{suffix}"
    if not output.exists():
        own = output.with_name(f"{os.getpid()}-{next(_number)}-{output.name}")
        make(own)
        own.replace(output)
    return output


def _read(source: Path) -> Iterator[str]:
    """A file and those that it includes from its directory."""
    text = source.read_text(encoding="ascii")
    yield text
    for name in re.findall('#include "(.+)"', text):
        yield from _read(source.parent / name)


class Remembering(Compiler):
    """A compiler that uses already compiled objects for a library, which give no warning."""

    def shared_library(self, sources: Sequence[Path], output: Path, flags: Sequence[str] = ()) -> Path:
        if not flags:
            sources = [object_file(each, self) if each.suffix == ".c" else each for each in sources]
        return super().shared_library(sources, output, flags)


_compiler_shared_library: Final = Compiler.shared_library


def shared_library(self: Compiler, sources: Sequence[Path], output: Path, flags: Sequence[str] = ()) -> Path:
    """A replacement for Compiler.shared_library: a run makes each library once.

    What a known compiler does not compile is left to the real method, which says why.
    """
    in_c = all(each.suffix != RUST for each in sources)
    if in_c and type(self) is Compiler and _program(self)[0] in KNOWN:
        with suppress(pytest.fail.Exception, CheckFailed, OSError, UnicodeDecodeError):
            key = (_program(self), tuple(flags), [(each.name, *_read(each)) for each in sources])
            return Path(shutil.copyfile(_once(".so", key, partial(_link, self, sources, flags)), output))
    return _compiler_shared_library(self, sources, output, flags)


_compiler_object: Final = Compiler._object


def displaced_object(self: Compiler, source: Path, directory: Path, flags: Sequence[str]) -> Path:
    """A replacement for Compiler._object: a run makes each object once."""
    if source.suffix != RUST and type(self) is Compiler and _program(self)[0] in KNOWN:
        with suppress(pytest.fail.Exception, UnicodeDecodeError):
            made = object_file(source, self, (*self.compiled, *flags))
            return Path(shutil.copyfile(made, directory / f"{source.name}.o"))
    return _compiler_object(self, source, directory, flags)


def _link(compiler: Compiler, sources: Sequence[Path], flags: Sequence[str], output: Path) -> None:
    each = (*compiler.compiled, *flags)
    files = [object_file(file, compiler, each) if file.suffix == ".c" else file for file in sources]
    _compiler_shared_library(compiler, files, output, flags)


def _program(compiler: Compiler) -> tuple[str, ...]:
    """The compiler by its executable: cc is often gcc."""
    program, *options = compiler.command
    return os.path.realpath(shutil.which(program) or program), *options


# The executables of the compilers of this machine.
KNOWN: Final = frozenset(_program(each)[0] for each in available())


def prepared(files: Sequence[Path], compiler: Compiler, flags: Sequence[str]) -> Compiler:
    """The compiler with precompiled headers of the intrinsics that the files include, for these flags.

    They change no byte of the result. Assembly cannot include them.
    """
    if any(each.suffix != ".c" for each in files):
        return compiler
    text = "".join(each.read_text(encoding="ascii") for each in files)
    headers = tuple(each for each in INTRINSICS if f"#include <{each}>\n" in text)
    return Compiler((*compiler.command, *_intrinsics(headers, compiler, tuple(flags)))) if headers else compiler


@cache
def _intrinsics(headers: tuple[str, ...], compiler: Compiler, flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags that include precompiled headers; none if the compiler has no such header.

    Files for several architectures include headers that are not for all of them.
    """
    text = "".join(f"#include <{each}>\n" for each in headers)
    key = (text, _program(compiler), flags)
    header = _once(".h", key, lambda output: output.write_text(text, encoding="ascii"))
    words = (*compiler.command, *flags, "-x", "c-header")
    with suppress(pytest.fail.Exception):
        _once(".h.gch", key, lambda output: run([*words, "-o", output, header]))
        return "-include", str(header)
    return ()


def merkle_damgard(
    request: Request, compiler: Compiler, flags: tuple[str, ...] = OPTIMISED
) -> MerkleDamgardLibrary:
    """The request's library, loaded; skips the test if this processor cannot run it."""
    needs.runs(request.target)
    return MerkleDamgardLibrary(shared(request, compiler, flags), request)


def aegis(request: Request, compiler: Compiler, flags: tuple[str, ...] = OPTIMISED) -> AegisLibrary:
    """The request's library, loaded; skips the test if this processor cannot run it."""
    needs.runs(request.target)
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
