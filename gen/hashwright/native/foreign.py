"""Generated code for other processors: compiled to a program without a C library, which an emulator runs.

The program answers requests (templates/run/merkle_damgard.c.j2), so that one start of the emulator serves many
of them.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError
from hashwright.native.compiler import Compiler, ziglang
from hashwright.targets.machine import Emulation, Target

ROOM: Final = 1 << 20  # bytes for messages in the program
ALONE: Final = ("-ffreestanding", "-nostdlib", "-static", "-fno-stack-protector", "-fno-sanitize=all")

SUPPORT: Final = ("program.h", "program.c", "string.h")  # among the templates, in run


def compiler() -> Compiler:
    """The compiler for other processors. Raises UserError if it is not installed."""
    if not ziglang():
        raise UserError("there is no compiler for other processors; `pip install ziglang` installs one")
    return Compiler(ziglang())


def cross_compiler(how: Emulation) -> Compiler:
    """The compiler of shared libraries for another processor. Raises the errors of compiler()."""
    triple = how.triple.replace("-none", "-musl")  # ziglang has C headers only for a system
    return Compiler((*compiler().command, "-target", triple))


def emulation(target: Target) -> Emulation:
    """The emulation of the target on this machine. Raises UserError if there is none."""
    if not target.emulation:
        features = ", ".join(sorted(target.features))
        raise UserError(f"this machine cannot run code for '{target.name}'; use one that has {features}")
    if not shutil.which(target.emulation.command[0]):
        raise UserError(
            f"this machine cannot run code for '{target.name}' and there is no {target.emulation.command[0]}; "
            "`make setup-system` installs it"
        )
    return target.emulation


def build(sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)) -> Path:
    """Compiles sources, one of which defines run(), into a program in the directory."""
    for name in SUPPORT:
        (directory / name).write_bytes(render(f"run/{name}", {}))
    output = directory / "program"
    options = ["-target", how.triple, *how.flags, *ALONE, *flags, f"-I{directory}", "-o", str(output)]
    compiler().run([*options, str(directory / "program.c"), *map(str, sources)])
    return output


def build_driver(
    driver: bytes, sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)
) -> Path:
    """The program, in the directory, of a driver in C that includes the header beside the sources."""
    file = directory / "driver.c"
    file.write_bytes(driver)
    return build([file, *sources], directory, how, (*flags, f"-I{sources[0].parent}"))


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
