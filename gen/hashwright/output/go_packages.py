"""Go packages that select a kernel at run time, by the features of the processor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hashwright.emit import gas, plan9
from hashwright.emit.go import GoFunction
from hashwright.emit.plan9 import GoRoutine
from hashwright.errors import UserError
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.output.writing import GoCalls, GoKernelCode, GoWriting, writing_of
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.request import Request
from hashwright.targets.architecture import Cpuid, Hwcap
from hashwright.targets.detect import architecture, askable
from hashwright.targets.go import GO


@dataclass(frozen=True, slots=True)
class GoKernel:
    """A kernel that a package can select."""

    constant: str  # its number
    tests: tuple[str, ...]  # expressions that are true if the processor has what it needs
    functions: tuple[GoFunction, ...]  # in assembly
    calls: Mapping[str, GoCalls]
    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class GoProcessor:
    """The context of the file for one architecture."""

    goarch: str
    kernels: tuple[GoKernel, ...]  # the best first
    known: int  # the bits of the features that the kernels need, in AT_HWCAP
    common: int  # those that all Arm processors of iOS have


@dataclass(frozen=True, slots=True)
class GoAssembly:
    """The context of the file with the assembly of a kernel."""

    routines: tuple[tuple[GoFunction, GoRoutine], ...]
    counts: tuple[str, ...]  # a sentence for each
    goarch: str
    is_x86: bool


@dataclass(frozen=True, slots=True)
class GoPackage:
    """The context of all files of a package."""

    package: str
    goarches: tuple[str, ...]
    called: tuple[GoFunction, ...]  # functions that a kernel computes, or the description
    values: Mapping[str, int]  # of the description


def writing(hash_: Hash, kernel: Kernel) -> GoWriting:
    """How a package for the kernel is written. Raises UserError if there is none."""
    found = writing_of(hash_).go.get(kernel.name)
    if not found:
        raise UserError(f"{hash_.title} has no Go package for --kernel {kernel}; leave --emitter out")
    return found


def goarch(request: Request) -> str:
    """Go's name of the architecture of a request."""
    (name, _), *_ = GO[request.setting().machine.assembly.name].levels
    return name


def templates(asked: Asked) -> dict[str, str]:
    """The template of each of the files, by file name."""
    template, kernels = writing(asked.hash, asked.kernel).template, parts(asked)
    goarches = dict.fromkeys(map(goarch, kernels))
    stem = asked.stem
    found = {f"{stem}.go": f"{template}.go.j2", f"{stem}_generic.go": f"{template}_generic.go.j2"}
    found |= {f"{each.stem}_asm.s": "go/kernel.s.j2" for each in kernels}
    found |= {f"{stem}_{each}.go": f"go/{each}.go.j2" for each in goarches}
    found |= {f"{stem}_cpuid_amd64.s": "go/cpuid.s.j2"} if "amd64" in goarches else {}
    return found | {f"{stem}_other.go": "go/other.go.j2"}


def assembly(request: Request, code: GoKernelCode) -> GoAssembly:
    """The context of the file with the assembly of a kernel."""
    isa = request.setting().machine.assembly
    return GoAssembly(
        tuple((function, plan9.written(made, isa.name, isa.stack)) for function, made in code.routines),
        tuple(f"{function.name}: {gas.counted(made).partition(': ')[2]}" for function, made in code.routines),
        goarch(request),
        isa.name == "x86_64",
    )


def package(asked: Asked, called: Sequence[GoFunction]) -> GoPackage:
    """The context of all files of a package."""
    goarches = tuple(dict.fromkeys(map(goarch, parts(asked))))
    values = writing(asked.hash, asked.kernel).values
    return GoPackage(parts(asked)[0].public_name, goarches, tuple(called), values)


def processors(asked: Asked, codes: Sequence[GoKernelCode]) -> dict[str, GoProcessor]:
    """The context of the file for each architecture, by Go's name of it."""
    found: dict[str, list[tuple[Request, GoKernelCode]]] = {}
    for request, code in zip(parts(asked), codes, strict=True):
        found.setdefault(goarch(request), []).append((request, code))
    return {name: _processor(name, pairs) for name, pairs in found.items()}


def _processor(name: str, pairs: Sequence[tuple[Request, GoKernelCode]]) -> GoProcessor:
    bits = {
        feature: 1 << how.bit
        for request, _ in pairs
        for feature, how in _asked(request).items()
        if isinstance(how, Hwcap)
    }
    return GoProcessor(
        name,
        tuple(_kernel(*pair) for pair in pairs),
        sum(bits.values()),
        bits.get("aes", 0),
    )


def _asked(request: Request) -> Mapping[str, Any]:
    """The features that the program must ask for, each with the way to ask."""
    _, always = GO[request.setting().machine.assembly.name].levels[0]
    features = request.target.features - always
    known = askable(architecture(request.target.features))
    return {name: how for name, how in known.items() if name in features}


def _kernel(request: Request, code: GoKernelCode) -> GoKernel:
    return GoKernel(
        code.suffix[0].lower() + code.suffix[1:],
        tuple(map(_test, _asked(request).values())),
        tuple(function for function, _ in code.routines),
        code.calls,
        code.values,
    )


def _test(how: Cpuid | Hwcap) -> str:
    if isinstance(how, Hwcap):
        return f"has({how.bit})"
    return f"has({how.leaf}, {how.register}, {how.bit}, {how.kept:#x})"
