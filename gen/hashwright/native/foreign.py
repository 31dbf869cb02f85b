"""Generated code for other processors: compiled to a program without a C library, which an emulator runs.

The program answers requests (templates/run/merkle_damgard.c.j2), so that one start of the emulator serves many
of them.
"""

import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError, pip_install
from hashwright.interface.functions import Interface
from hashwright.native.compiler import Compiler, available, ziglang
from hashwright.requests.request import Request
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES
from hashwright.targets.features import native
from hashwright.targets.machine import Emulation, Target

ROOM: Final = 1 << 20  # bytes for messages in the program
ALONE: Final = ("-ffreestanding", "-nostdlib", "-static", "-fno-stack-protector", "-fno-sanitize=all")

MADE: Final = "architecture "  # the beginning of the line that names it
ZIGLANG: Final = "python3 -m ziglang cc"

SUPPORT: Final = ("program.h", "program.c", "string.h")  # among the templates, in run


def compiler() -> Compiler:
    """The compiler for other processors. Raises UserError if it is not installed."""
    if not ziglang():
        raise UserError(f"there is no compiler for other processors; {pip_install('ziglang')} installs one")
    return Compiler(ziglang())


def cross_compiler(how: Emulation) -> Compiler:
    """The compiler of shared libraries for another processor. Raises the errors of compiler()."""
    triple = how.triple.replace("-none", "-musl")  # ziglang has C headers only for a system
    return Compiler((*compiler().command, "-target", triple))


def emulation(target: Target, compiler: Compiler | None = None) -> Emulation:
    """The emulation on this machine of code for the target, by a compiler for its architecture if one is given.

    Raises UserError if there is none.
    """
    how = target.emulation
    if compiler:
        made = made_by(compiler)
        same = (each.emulation for each in TARGETS.values() if each.features == {made})
        how = how or next(same, None)
        how = replace(how, compiler=compiler.command) if how else None
    if not how:
        features = ", ".join(sorted(target.features))
        raise UserError(f"this machine cannot run code for '{target.name}'; use one that has {features}")
    if not shutil.which(how.command[0]):
        raise UserError(
            f"this machine cannot run code for '{target.name}' and there is no {how.command[0]}; "
            "`make setup-system` installs it"
        )
    return how


@cache
def made_by(compiler: Compiler) -> str:
    """The architecture for which a compiler generates code; empty for one that is not among ours.

    Raises CheckFailed if it is no C compiler.
    """
    lines = (f"#if {each.condition}\n{MADE}{each.name}\n#endif\n" for each in ARCHITECTURES.values())
    with TemporaryDirectory() as place:
        source = Path(place) / "architecture.c"
        source.write_text("".join(lines), encoding="ascii")
        found = [line for line in compiler.run(["-E", str(source)]).splitlines() if line.startswith(MADE)]
    return found[0].removeprefix(MADE) if found else ""


def require_here(compiler: Compiler, name: str) -> None:
    """Raises UserError if a compiler generates code for another architecture than this machine's."""
    require_fitting(compiler, name, next(each for each in ARCHITECTURES if each in native()))


def require_fitting(compiler: Compiler, name: str, wanted: str) -> None:
    """Raises UserError if a compiler generates code for another architecture than the wanted one of `name`."""
    made = made_by(compiler)
    if wanted in ("", made):
        return
    fitting = f"{wanted}-linux-gnu-gcc"
    near = (each for each in available() if made_by(each) == wanted)
    other = str(next(near, None) or (fitting if shutil.which(fitting) else ""))
    other = other or f"'{ZIGLANG} -target {wanted.replace('-', '_')}-linux-musl'"
    raise UserError(
        f"'{compiler}' compiles for {made or 'another architecture'}, and {name} needs {wanted}; "
        f"write --cc {other}"
    )


def build(sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)) -> Path:
    """Compiles sources, one of which defines run(), into a program in the directory."""
    for name in SUPPORT:
        (directory / name).write_bytes(render(f"run/{name}", {}))
    output = directory / "program"
    own = [] if how.compiler else ["-target", how.triple, *how.flags]
    options = [*own, *ALONE, *flags, f"-I{directory}", "-o", str(output)]
    made = Compiler(how.compiler) if how.compiler else compiler()
    made.run([*options, str(directory / "program.c"), *map(str, sources)])
    return output


def build_driver(
    driver: bytes, sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)
) -> Path:
    """The program, in the directory, of a driver in C that includes the header beside the sources."""
    file = directory / "driver.c"
    file.write_bytes(driver)
    return build([file, *sources], directory, how, (*flags, f"-I{sources[0].parent}"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Driver:
    """The template context of a program that answers queries by calling the files of a request."""

    request: Request
    kernels: frozenset[str]  # the names of the kernels that it calls
    prototypes: Interface
    room: int  # the most bytes of a query
    queries: type[IntEnum]


class Program:
    """A program that is running under an emulator."""

    def __init__(self, path: Path, how: Emulation) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*how.command, str(path)], stdin=pipe, stdout=pipe, stderr=pipe)

    def ask(self, request: bytes, size: int) -> bytes:
        """The program's answer, of this size in bytes. Raises CheckFailed if the program crashes."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            self._process.stdin.write(request)
            self._process.stdin.flush()
            answer = self._process.stdout.read(size)
        except BrokenPipeError:
            answer = b""
        if len(answer) != size:
            _, output = self._process.communicate()
            died = f"exit code {self._process.returncode}, {output.decode().strip()}"
            raise CheckFailed(f"the program crashed under the emulator: {died}")
        return answer

    def close(self) -> None:
        """Ends the program."""
        if self._process.poll() is None:
            self._process.communicate()
