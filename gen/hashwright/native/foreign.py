"""Generated code for other processors: compiled to a program without a C library, which an emulator runs.

The program calls functions one after the other (templates/run/calls.c.j2), so that one start of the emulator
serves many calls.
"""

import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import c_int32
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Self

from hashwright.emit.prototypes import Prototype
from hashwright.emit.shell import fields_of, render
from hashwright.errors import CheckFailed, UserError, pip_install
from hashwright.interface.functions import Interface, public
from hashwright.native.compiler import RUST, Compiler, available, rust_library, rust_object, word, ziglang
from hashwright.native.memory import FILL, Data, Memory, Room, Strayed
from hashwright.requests.request import Request
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES
from hashwright.targets.features import native
from hashwright.targets.machine import Emulation, Target
from hashwright.targets.rust import rust_architecture

ROOM: Final = 1 << 22  # bytes for the arguments of a call in the program
RESULT: Final = 8  # bytes of the result of a call
ALONE: Final = ("-ffreestanding", "-nostdlib", "-static", "-fno-stack-protector", "-fno-sanitize=all")

MADE: Final = "architecture "  # the beginning of the line that names it
ZIGLANG: Final = "python3 -m ziglang cc"

SUPPORT: Final = ("program.h", "stream.c", "program.c", "string.h")  # among the templates, in run


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
        way_out = f"use one that has {features}" if features else "write --cc with another one"
        by = f" by '{compiler}'" if compiler else ""
        raise UserError(f"this machine cannot run code for '{target.name}'{by}; {way_out}")
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
        output = source.with_suffix(".i")
        compiler.run(["-E", "-o", str(output), str(source)])
        text = output.read_text(encoding="utf-8", errors="replace") if output.is_file() else ""
        found = [line for line in text.splitlines() if line.startswith(MADE)]
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


def support(directory: Path) -> Sequence[Path]:
    """Writes the files of any such program into the directory; those to compile."""
    paths = [directory / name for name in SUPPORT]
    for path in paths:
        path.write_bytes(render(f"run/{path.name}", {}))
    return [path for path in paths if path.suffix == ".c"]


def build(sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)) -> Path:
    """Compiles sources, one of which defines run(), into a program in the directory."""
    output = directory / "program"
    own = [] if how.compiler else ["-target", how.triple, *how.flags]
    options = [*own, *ALONE, *flags, f"-I{directory}", "-o", str(output)]
    made = Compiler(how.compiler) if how.compiler else compiler()
    made.run([*options, *map(word, (*support(directory), *sources))])
    return output


MOST: Final = 10  # arguments of a function


@dataclass(frozen=True, slots=True, kw_only=True)
class Driver:
    """The template context of a program that calls the functions of a request."""

    prototypes: Interface
    most: int = MOST
    room: int = ROOM


def build_calls(
    request: Request, sources: Sequence[Path], directory: Path, how: Emulation, flags: Sequence[str] = ("-O2",)
) -> Path:
    """The program, in the directory, that calls the functions of the request's files."""
    file = directory / "calls.c"
    file.write_bytes(render("run/calls.c.j2", fields_of(Driver(prototypes=public(request)))))
    made = [each for source in sources for each in _from_rust(request, source, directory)]
    return build([file, *made], directory, how, (*flags, f"-I{sources[0].parent}"))


def _from_rust(request: Request, source: Path, directory: Path) -> list[Path]:
    """What the C compiler reads for a source: itself, or the object of one in Rust with Rust's library."""
    if source.suffix != RUST:
        return [source]
    triple = rust_architecture(request.target).triple
    library = rust_library(triple)
    return [rust_object(source, directory / f"{source.name}.o", request.flags, triple), *library]


class Program:
    """A program that is running under an emulator."""

    def __init__(self, path: Path, how: Emulation) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*how.command, str(path)], stdin=pipe, stdout=pipe, stderr=pipe)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

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


class CalledProgram(Program):
    """The code of a request in such a program."""

    def __init__(self, path: Path, how: Emulation, request: Request) -> None:
        super().__init__(path, how)
        self._numbers = {each.name: number for number, each in enumerate(public(request).values())}
        about = struct.Struct("<3Q")
        self.memory = Arena(*about.unpack(self.ask(b"", about.size)))

    def function(self, prototype: Prototype) -> Callable[..., int]:
        """A function. Calling it raises Strayed if it wrote outside of its outputs."""

        def call(*arguments: int | None) -> int:
            words = [each or 0 for each in arguments] + [0] * (MOST - len(arguments))
            sent = bytes(self.memory.content)
            head = struct.pack(f"<{2 + MOST}Q", self._numbers[prototype.name], len(sent), *words)
            answer = self.ask(head + sent, RESULT + len(sent))
            self.memory.receive(answer[RESULT:])
            made = int.from_bytes(answer[:RESULT], "little")
            return c_int32(made).value if prototype.returns == "int" else made

        return call


class Arena(Memory):
    """Memory in such a program. What it contains is sent before each call, and received after it.

    Arguments are at addresses of any alignment that their types permit.
    """

    def __init__(self, address: int, pointer_bytes: int, is_little: int) -> None:
        super().__init__()
        self.order = "<" if is_little else ">"
        self.size = {4: "I", 8: "Q"}[pointer_bytes]
        self._address = address
        self._calls = 0
        self.content = bytearray()
        self._outputs: list[slice] = []

    @contextmanager
    def call(self) -> Iterator[None]:
        """The same."""
        self._calls += 1
        self.content.clear()
        self._outputs.clear()
        yield

    def given(self, data: Data, align: int = 1) -> int | None:
        """The same; an address is used unchanged."""
        return self._put(data, align) if isinstance(data, bytes) else data

    def room(self, size: int, held: bytes = b"", align: int = 1) -> Room:
        """The same."""
        address = self._put(held.ljust(size, bytes([FILL])), align)
        self._outputs.append(self.place(address, size))
        return _SentRoom(address, size, self)

    def place(self, address: int, size: int) -> slice:
        """The part of the content at an address."""
        return slice(address - self._address, address - self._address + size)

    def receive(self, content: bytes) -> None:
        """Replaces the content. Raises Strayed if another part than an output differs."""
        for part in self._outputs:
            self.content[part] = content[part]
        if self.content != content:
            raise Strayed("outside its outputs")

    def _put(self, data: bytes, align: int) -> int:
        """The address of a copy of data, after the others."""
        end = self._address + len(self.content)
        address = -(-(end + 1 + self._calls % 16) // align) * align
        self.content += bytes([FILL]) * (address - end) + data
        if len(self.content) > ROOM - 1:
            raise UserError(f"{len(self.content)} bytes are too many for one call; write fewer than {ROOM}")
        return address


@dataclass(frozen=True, slots=True)
class _SentRoom(Room):
    """A buffer in a program."""

    arena: Arena

    @property
    def raw(self) -> bytes:
        return bytes(self.arena.content[self.arena.place(self.address, self.size)])
