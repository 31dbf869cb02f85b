"""The C compilers of this machine, and the shared libraries that they build."""

import logging
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

from hashwright.errors import CheckFailed, UserError, pip_install
from hashwright.targets.rust import MSRV

LOG: Final = logging.getLogger(__name__)
# A compiler prints at most so many bytes, and so many of its messages are read: macros may expand endlessly.
OUTPUT: Final = 1 << 22
MESSAGE: Final = 1 << 16
# How objects are compiled, and the options of a command that are there instead.
COMPILED: Final = (
    ("-O2", re.compile(r"-O(\d+|[sgz]|fast)?|--optimize(=.*)?")),
    ("-fPIC", re.compile(r"-f(no-)?(pi[ce]|PI[CE])")),
)
HIDING: Final = "-fvisibility="  # the beginning of options that may hide functions
RUST: Final = ".rs"  # the suffix of sources that rustc compiles
OBJECTS: Final = (".o", ".obj")  # the suffixes of files that are compiled already
# How it does: without unwinding, and for a library that the linker of the C compiler makes.
RUSTC: Final = (
    *("rustc", "--edition=2024", "--crate-type=rlib", "--emit=obj"),
    *("-Copt-level=3", "-Cpanic=abort", "-Ccodegen-units=1", "-Crelocation-model=pic"),
)
TOOLCHAINS: Final = ("rust-toolchain", "rust-toolchain.toml")  # files in which rustup finds which rustc runs
RUST_FLAG: Final = "-C"  # the beginning of flags that only rustc reads
# Options, suffixes of files, and files of options that decide what a compiler reads and writes.
DECIDES: Final = frozenset(["-c", "-E", "-S", "-M", "-MM", "-o", "-x", "-fsyntax-only", "-###", "--version"])
OPTIONS: Final = re.compile(r"@.*|-W[apl],(.*,)?@.*|--?(specs|config).*")
INPUTS: Final = (".c", ".cc", ".cpp", ".s", ".S", ".a", ".so", *OBJECTS)
# Variables of the environment that decide what gcc, clang and zig read.
ENVIRONMENT: Final = (
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX"),
    *("CCC_OVERRIDE_OPTIONS", "CLANG_NO_DEFAULT_CONFIG", "ZIG_LIB_DIR", "ZIG_LIBC"),
)
ZIG: Final = (sys.executable, "-m", "ziglang", "cc")
ZIG_HAS_NO_CACHE: Final = "unable to resolve zig cache directory"  # in its message

# By preference. The last one is the compiler of the `ziglang` package, if installed.
NAMES: Final = ("cc", "gcc", "clang", "clang-22", "clang-21", "clang-20", "clang-19")


@dataclass(frozen=True, slots=True)
class Compiler:
    """A C compiler as the start of a command line."""

    command: tuple[str, ...]

    def __str__(self) -> str:
        return shlex.join(self.command)

    def version(self) -> str:
        """The first line of the compiler's version text."""
        return _first(_said_of_itself(self.command))

    @property
    def options(self) -> tuple[str, ...]:
        """The variables that decide what it reads, and the words of the command after the program."""
        others = (f"{name}={value}" for name in ENVIRONMENT if (value := os.environ.get(name)))
        return (*others, *self.command[len(ZIG) if self.command[: len(ZIG)] == ZIG else 1 :])

    @property
    def compiled(self) -> tuple[str, ...]:
        """How it compiles objects, besides the words of the command."""
        return tuple(word for word, others in COMPILED if not any(map(others.fullmatch, self.command)))

    @property
    def shared(self) -> tuple[str, ...]:
        """How it compiles shared libraries."""
        return (*self.compiled, "-shared")

    @property
    def exporting(self) -> "Compiler":
        """The same, so that shared libraries have the functions that its options hide."""
        hides = any(word.startswith(HIDING) for word in self.options)
        return Compiler((*self.command, f"{HIDING}default")) if hides else self

    def identity(self) -> str:
        """Its kind and its major version, such as `gcc 12` or `clang 19`."""
        text = _said_of_itself(self.command)
        kind = "clang" if "clang" in text else "gcc"
        numbers = re.findall(r"\b(\d+)\.\d+\.\d+", _first(text))
        return f"{kind} {numbers[-1] if numbers else 'of unknown version'}"

    def shared_library(self, sources: Sequence[Path], output: Path, flags: Sequence[str] = ()) -> Path:
        """Compiles sources into a shared library. Raises UserError with the compiler's message."""
        linked = [self._linked(source, output, flags) for source in sources]
        more = rust_library() if any(RUST in each.suffixes for each in sources) else []
        self.run([*self.shared, *_of_c(flags), "-o", str(output), *map(word, [*linked, *more])])
        if not output.is_file():
            raise CheckFailed(
                f"'{self}' is not a C compiler: it did not write {output.name}; write --cc with another"
            )
        return output

    def bare_library(self, sources: Sequence[Path], output: Path, flags: Sequence[str] = ()) -> Path:
        """The same, without the code that compilers add to run when a library is loaded."""
        objects = self.objects(sources, output.with_suffix(""), flags)
        return self.shared_library(objects, output, (*flags, "-nostdlib"))

    def objects(self, sources: Sequence[Path], directory: Path, flags: Sequence[str] = ()) -> list[Path]:
        """Compiles sources into objects in a new directory. Raises UserError with the compiler's message."""
        directory.mkdir()
        return [self._object(source, directory, flags) for source in sources]

    def displaced(
        self, sources: Sequence[Path], directory: Path, paddings: Sequence[int], flags: Sequence[str] = ()
    ) -> tuple[Path, ...]:
        """Compiles C sources once, and links a shared library for each displacement of the code in bytes.

        Raises UserError with the compiler's message.
        """
        objects = [self._object(source, directory, flags) for source in sources]
        libraries = []
        for padding in paddings:
            source = directory / f"behind{padding}.c"
            # A linker that drops unused sections keeps a symbol that other libraries may use.
            text = f".text\\n.globl padding\\npadding: .skip {padding}\\n"
            source.write_text(f'__asm__("{text}");\n', encoding="ascii")
            first = self._object(source, directory, flags)
            libraries.append(self.shared_library([first, *objects], source.with_suffix(".so"), flags))
        return tuple(libraries)

    def _object(self, source: Path, directory: Path, flags: Sequence[str]) -> Path:
        if source.suffix in OBJECTS:
            return source
        output = directory / f"{source.name}.o"
        if source.suffix == RUST:
            return rust_object(source, output, flags)
        self.run([*self.compiled, *_of_c(flags), "-c", "-o", str(output), word(source)])
        return output

    def _linked(self, source: Path, library: Path, flags: Sequence[str]) -> Path:
        """The file that the C compiler reads: a source in C, or the object of another source."""
        return self._object(source, library.parent, flags) if source.suffix == RUST else source

    def included(self, source: Path, place: Path, flags: Sequence[str] = ()) -> list[Path]:
        """The files that it reads for a source in C or assembly, with `-I` and a place.

        Raises UserError with the compiler's message, or if the compiler does not tell.
        """
        rule = self.run([*self.compiled, *_of_c(flags), "-M", "-MF", "-", "-I", word(place), word(source)])
        words = shlex.shlex(rule.replace("\\\n", " "), posix=True)  # a rule of make: spaces have a backslash
        words.quotes = words.commenters = ""
        words.whitespace_split = True
        found = [Path(each.removesuffix(":").replace("$$", "$")) for each in words]
        if source.absolute() not in found:
            raise CheckFailed(
                f"'{self}' does not tell which files it reads; leave out options for that, or move {source} "
                "to a path without backslashes and control characters"
            )
        return found

    def run(self, words: Sequence[str]) -> str:
        """The compiler's output for these arguments. Raises UserError with its message if it fails."""
        return _run([*self.command, *words])


def rust_version() -> str:
    """The first line of rustc's version text. Raises CheckFailed if a project runs another program for it."""
    here = Path.cwd()
    for file in (each / name for each in (here, *here.parents) for name in TOOLCHAINS):
        if file.is_file() and _is_own_toolchain(file):
            raise CheckFailed(f"{file} names a path, where rustup finds another rustc; write a channel there")
    return _first(_said_of_itself(RUSTC[:1]))


def _is_own_toolchain(file: Path) -> bool:
    """Does a file name the path of the programs that rustup runs? Otherwise it names an installed version."""
    try:
        found = tomllib.loads(file.read_text("utf-8")).get("toolchain")
    except (OSError, ValueError):  # not read, or a name alone
        return False
    return isinstance(found, dict) and "path" in found


def rust_object(source: Path, output: Path, flags: Sequence[str] = (), triple: str = "") -> Path:
    """Compiles a crate into an object, for this machine or for that triple.

    Raises UserError with rustc's message, or if there is no rustc.
    """
    if not shutil.which(RUSTC[0]):
        raise UserError("there is no rustc on the PATH; install Rust, or write --emitter c")
    version = rust_version().removeprefix("rustc ").partition(" ")[0]
    if _numbers(version) < _numbers(MSRV):
        raise UserError(f"rustc {version} is older than {MSRV}; install a newer Rust, or write --emitter c")
    own = [each for each in flags if each.startswith(RUST_FLAG)]
    _run([*RUSTC, *_for_triple(triple), *own, "-o", str(output), word(source)])
    return output


def _for_triple(triple: str) -> list[str]:
    return ["--target", triple] if triple else []


def rust_library(triple: str = "") -> list[Path]:
    """The archives of Rust's `core`, which has the functions that end a program in a panic.

    Raises UserError if there is none for the triple.
    """
    place = Path(_run([RUSTC[0], "--print", "target-libdir", *_for_triple(triple)]).strip())
    if not place.is_dir():
        raise UserError(f"there is no Rust for {triple}; `rustup target add {triple}` installs it")
    return [path for name in ("core", "compiler_builtins") for path in place.glob(f"lib{name}-*.rlib")]


def _numbers(version: str) -> list[int]:
    """The numbers of a version, in the order in which versions compare."""
    return [int(each) for each in re.findall(r"\d+", version.partition("-")[0])]


def word(path: Path) -> str:
    """A path as a word of a command: absolute, since others may be options or, with @, files of options."""
    return str(path.absolute())


def _of_c(flags: Sequence[str]) -> list[str]:
    """The flags that a C compiler reads."""
    return [each for each in flags if not each.startswith(RUST_FLAG)]


def names(compilers: Iterable[Compiler]) -> dict[str, Compiler]:
    """The compilers by identity, and by their commands, too, where several have the same identity."""
    found = {cc: cc.identity() for cc in compilers}
    alike = Counter(found.values())
    return {name if alike[name] == 1 else f"{name} ({cc})": cc for cc, name in found.items()}


def find(name: str | None = None) -> Compiler:
    """The compiler of this name, or that of $CC, the PATH or the ziglang package.

    Raises UserError if there is none, or if its options decide what it reads and writes.
    """
    wanted = name or os.environ.get("CC")
    if wanted:
        command = ziglang() if wanted == "ziglang" else _words(wanted)
        if not command or not shutil.which(command[0]):
            raise UserError(f"there is no compiler '{wanted}'; write --cc with one that is on the PATH")
        for each in command[1:]:
            if each in DECIDES or OPTIONS.fullmatch(each) or (each.endswith(INPUTS) and each[:1] != "-"):
                raise UserError(f"'{each}' decides what the compiler '{wanted}' reads or writes; leave it out")
        return Compiler(command)
    found = available()
    if not found:
        raise UserError(
            f"no C compiler is on the PATH; install gcc or clang, or write {pip_install('ziglang')}"
        )
    return found[0]


def _words(command: str) -> tuple[str, ...]:
    """The words of a command, split as in a shell; none if a quotation is open."""
    try:
        return tuple(shlex.split(command))
    except ValueError:
        return ()


def available() -> list[Compiler]:
    """The available compilers, by preference, each once."""
    found: dict[Path, Compiler] = {}
    for name in NAMES:
        path = shutil.which(name)
        if path:
            found.setdefault(Path(path).resolve(), Compiler((name,)))
    if ziglang():
        found[Path("ziglang")] = Compiler(ziglang())
    return list(found.values())


def ziglang() -> tuple[str, ...]:
    """The clang of the ziglang package, or nothing if it is not installed.

    Its default is this machine's processor; the baseline is the default of other compilers.
    """
    return (*ZIG, "-mcpu=baseline") if find_spec("ziglang") else ()


@cache
def _said_of_itself(command: tuple[str, ...]) -> str:
    return _run([*command, "--version"], is_asked=True)  # tcc also complains that it has nothing to compile


def _first(text: str) -> str:
    """The first line with text, or what says that there is none."""
    return next(filter(str.strip, text.splitlines()), "a compiler that names no version")


def _run(command: list[str], *, is_asked: bool = False) -> str:
    LOG.info("%s", shlex.join(command))
    with TemporaryFile() as out, TemporaryFile() as err:  # which take gigabytes, unlike this process
        code = subprocess.run(command, stdout=out, stderr=err, check=False).returncode
        output, errors, more = _beginning(out, OUTPUT), _beginning(err, MESSAGE), _size(out) > OUTPUT
    if code != 0 and not (is_asked and output):
        message = (errors or output[:MESSAGE]).strip()
        if ZIG_HAS_NO_CACHE in message:
            raise UserError(
                "zig keeps its cache in the user's home directory, and there is none; name another one in "
                "ZIG_GLOBAL_CACHE_DIR, or write --cc with another compiler"
            )
        raise CheckFailed(f"the compiler failed: {shlex.join(command)}\n{message}")
    if more:
        raise CheckFailed(f"the compiler printed more than {OUTPUT:,} bytes: {shlex.join(command)}")
    return output


def _beginning(file: IO[bytes], limit: int) -> str:
    """What a file contains, or the beginning of more than a number of bytes."""
    file.seek(0)
    text = file.read(limit).decode(errors="surrogateescape").replace("\r\n", "\n")
    more = _size(file) - limit
    return f"{text}\n... and {more:,} more bytes" if more > 0 else text


def _size(file: IO[bytes]) -> int:
    return os.fstat(file.fileno()).st_size
