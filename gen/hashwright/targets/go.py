"""Go's rules for functions in assembly: free registers, and the names of processors and of their levels.

Sources: "A Quick Guide to Go's Assembler", "Go internal ABI specification", "Minimum requirements" of Go's
wiki, for the levels of GOAMD64, and go/build with internal/syslist, for the names of files.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.targets.aarch64.architecture import AARCH64
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.machine import Machine
from hashwright.targets.x86_64.architecture import X86_64

ALIGNED: Final = 32  # bytes: Go's linker aligns no table more
# Names of files that Go ignores, and of those that it builds only for tests, for a system or for a processor.
CONDITIONAL: Final = re.compile(
    r"_.*|.*_(?:test"
    "|aix|android|darwin|dragonfly|freebsd|hurd|illumos|ios|js|linux|nacl|netbsd|openbsd|plan9|solaris|wasip1"
    "|windows|zos|386|amd64|amd64p32|arm|armbe|arm64|arm64be|loong64|mips|mipsle|mips64|mips64le|mips64p32"
    "|mips64p32le|ppc|ppc64|ppc64le|riscv|riscv64|s390|s390x|sparc|sparc64|wasm)"
)


@dataclass(frozen=True, slots=True)
class GoArchitecture:
    """Go's rules for an architecture."""

    reserved: tuple[str, ...]  # general registers that functions must not use
    stack: str  # the register that points to the stack of a body
    levels: Sequence[tuple[str, frozenset[str]]]  # build constraints, each with the features that it adds
    detected: frozenset[str]  # features that packages detect at run time, and that the assembler supports


GO: Final[Mapping[str, GoArchitecture]] = {  # by the name of the instruction set
    "x86_64": GoArchitecture(
        reserved=("r14", "r15"),  # the goroutine, and global symbols with -dynlink
        stack="rsp",
        levels=(
            ("amd64", frozenset({"x86-64", "sse2"})),
            ("amd64.v2", frozenset({"ssse3"})),
            ("amd64.v3", frozenset({"avx", "avx2", "bmi1", "bmi2"})),
            ("amd64.v4", frozenset({"avx512f", "avx512bw", "avx512vl"})),
        ),
        detected=frozenset(X86_64.features) - {"xop"},
    ),
    "aarch64": GoArchitecture(
        reserved=("x18", "x26", "x27", "x28"),  # the system, closures, the assembler, the goroutine
        stack="x25",
        levels=(("arm64", frozenset({"aarch64", "asimd"})),),
        detected=frozenset(AARCH64.features) - {"sve2"},
    ),
}


def constraint(isa: str, features: frozenset[str]) -> str:
    """The build constraint of Go for processors with these features; empty if there is none."""
    left = features
    for name, more in GO[isa].levels:
        left -= more
        if not left:
            return name
    return ""


def undetected(isa: str, features: frozenset[str]) -> frozenset[str]:
    """The features that every processor of the architecture lacks, or that packages cannot detect."""
    _, always = GO[isa].levels[0]
    return features - always - GO[isa].detected


def left_by_go(machine: Machine) -> Machine:
    """The machine with the registers and the alignment of tables that Go leaves to functions in assembly."""
    go = GO[machine.assembly.name]
    taken = {*go.reserved, go.stack}
    general = {ty: _without(file, taken) for ty, file in machine.assembly.general.items()}
    isa = replace(machine.assembly, general=general, stack=go.stack)
    files = {ty: _unaligned(_without(file, taken)) for ty, file in machine.files.items()}
    return replace(machine, files=files, isa=isa)


def _without(file: RegisterFile, taken: set[str]) -> RegisterFile:
    """The registers without these, which are given by their full names."""
    full = file.full or file.names
    kept = [i for i, name in enumerate(full) if name not in taken]
    names = tuple(file.names[i] for i in kept)
    return replace(file, names=names, full=tuple(full[i] for i in kept) if file.full else ())


def _unaligned(file: RegisterFile) -> RegisterFile:
    """The registers with loads of constants that need no more alignment than Go's linker ensures."""
    return replace(file, constant=file.load) if file.constant_bytes > ALIGNED else file
