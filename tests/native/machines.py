"""The processors of assembly, with the compilers and emulators for them on this machine."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.native.compiler import Compiler
from hashwright.targets import TARGETS
from tests import compiled, needs


@dataclass(frozen=True, slots=True)
class Machine:
    """A kind of processor, with a compiler that makes ELF files for it."""

    name: str  # of the target that any such processor is
    kind: str  # of the compiler, a key of needs.COMPILERS
    options: tuple[str, ...] = ()  # of that compiler, always
    alone: tuple[str, ...] = ()  # of that compiler, for a program
    emulator: tuple[str, ...] = ()  # the start of the emulator's command line; empty: this machine

    def compiler(self) -> Compiler:
        """Its compiler; skips the test if it is missing, or compiles for another processor."""
        if not self.emulator:
            needs.runs(TARGETS[self.name])
        return needs.compiler(self.kind)

    def runner(self) -> tuple[str, ...]:
        """The start of the emulator's command line; skips the test if it is missing."""
        if self.emulator:
            needs.program(self.emulator[0])
        return self.emulator

    def compile(self, source: Path, flags: Sequence[str] = ()) -> Path:
        """The object file of a source."""
        return self._made(f"{source.stem}.o", [*flags, "-c"], [source])

    def assemble(self, text: str) -> Path:
        """The object file of an assembly text that needs the C preprocessor."""
        source = compiled.directory() / "assembly.S"
        source.write_text(text, encoding="ascii")
        return self.compile(source)

    def program(self, inputs: Iterable[Path]) -> Path:
        """The program of object files and sources."""
        return self._made("program", self.alone, inputs)

    def library(self, objects: Iterable[Path]) -> Path:
        """The shared library of only these object files."""
        return self._made("library.so", ["-shared", "-nostdlib"], objects)

    def _made(self, name: str, flags: Sequence[str], inputs: Iterable[Path]) -> Path:
        output = compiled.directory() / name
        self.compiler().run([*self.options, "-O2", *flags, "-o", str(output), *map(str, inputs)])
        return output


X86_64: Final = Machine("x86-64", "gcc")
AARCH64: Final = Machine(
    "aarch64",
    "ziglang",
    (
        # Linux lets functions use x18; the convention leaves it to the platform.
        *("-target", "aarch64-linux-none", "-mcpu=generic+reserve_x18"),
        *("-ffreestanding", "-fno-stack-protector", "-fno-sanitize=all"),
    ),
    ("-nostdlib", "-static"),
    ("qemu-aarch64", "-cpu", "max,sve-default-vector-length=256"),  # in bytes: the longest vectors
)
RISCV64: Final = Machine(
    "riscv64",
    "ziglang",
    ("-target", "riscv64-linux-none", "-ffreestanding", "-fno-stack-protector", "-fno-sanitize=all"),
    ("-nostdlib", "-static"),
    ("qemu-riscv64", "-cpu", "rv64,zbb=true"),
)
MACHINES: Final = {"x86_64": X86_64, "aarch64": AARCH64, "riscv64": RISCV64}  # by the name of the assembly
