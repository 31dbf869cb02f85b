"""Compiles generated files, runs them, and compares their results with the description.

The checks call every function of the interface, in one call and in pieces, with lengths beyond every loop and
message counts beyond every window. They test rejections as thoroughly as correct results. Code for this machine
runs in a child process, in which each argument is adjacent to an inaccessible page. Under an emulator, there
are no such pages, but what lies between arguments is compared; and there is no time limit.

What this does not catch: an error in the description itself that the published vectors miss, a value that is
wrong for few inputs, secrets that remain outside of states, packets of AEGIS batches of 2**29 bytes and more, a
call of another kernel than the selected one with correct results, and anything that depends on another compiler
or processor.
"""

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any, Final

from hashwright.errors import CheckFailed, UserError
from hashwright.native import child, foreign
from hashwright.native.child import Died, Say
from hashwright.native.compiler import Compiler, find, ziglang
from hashwright.native.library import Library, SharedLibrary, unloadable
from hashwright.native.memory import Edges
from hashwright.native.progress import doing
from hashwright.output.generate import sources
from hashwright.requests.alternatives import Alternatives, Asked, running
from hashwright.requests.request import AUTO, Request
from hashwright.targets.detect import architecture
from hashwright.targets.features import native
from hashwright.targets.machine import Target
from hashwright.verify.compare import Check, compare_cases
from hashwright.verify.selection import choices
from hashwright.verify.verifying import verifying_of

__all__ = ["Check", "compiler_for", "library_checks", "verify"]

SILENCE: Final = 300.0  # seconds after which an unfinished check counts as hanging; none takes more than two


def verify(asked: Asked, directory: Path, compiler: Compiler) -> Iterator[Check]:
    """Compiles the files of a request in the directory, calls all functions, and compares their results.

    Yields each comparison with the description as it ends. Of several targets, those that this machine
    supports are checked. Raises UserError if a file is missing, this machine cannot run the target, or the
    compiler fails.
    """
    files = [directory / name for name in sources(asked)]
    for file in files:
        if not file.is_file():
            raise UserError(f"there is no {file}; make it first: {asked.command()} --out {directory}")
    if isinstance(asked, Alternatives):
        foreign.require_here(compiler, "a list of targets, which this machine runs,")
    with tempfile.TemporaryDirectory() as place:
        checked = _checked(asked)
        if isinstance(asked, Alternatives) and not asked.is_compiled:
            with doing(f"compiling {asked.stem}"):
                library = _library(asked.first, files, Path(place), compiler)
            yield _choice(asked, library)
        for label, request in checked.items():
            if _runs_here(request.target, compiler):
                with doing(f"compiling {asked.stem}"):
                    library = _library(request, files, Path(place), compiler)
                checks = library_checks(request, library, SILENCE)
            else:
                checks = _foreign(request, files, Path(place), compiler)
            for check in checks:
                yield replace(check, name=label + check.name)


def _checked(asked: Asked) -> dict[str, Request]:
    """The requests to check, by the label of their checks: a target, or flags by which the compiler selects."""
    if not isinstance(asked, Alternatives):
        return {"": asked}
    here = running(asked)
    if not here:
        names = ", ".join(each.target.name for each in asked.kernels)
        raise UserError(f"this machine runs none of {names}; verify it on one that does")
    if asked.is_compiled:
        return {f"{' '.join(_flags(each)) or 'without flags'}: ": each for each in here}
    return {f"{each.target.name}: ": each for each in here}


def _flags(request: Request) -> list[str]:
    """The compiler flags for the processor."""
    own = request.target.enabling if request.among == AUTO else ()
    return [*request.flags, *own]


def _library(request: Request, files: Sequence[Path], place: Path, compiler: Compiler) -> Path:
    """The files as a shared library, with all kernels from which a program selects."""
    flags = _flags(request)
    path = place / "_".join(["library", *flags, ".so"])
    return path if path.exists() else compiler.exporting.shared_library(files, path, flags)


def compiler_for(target: Target, name: str | None) -> Compiler:
    """The compiler that verify uses for a target: the named one, or another that generates code for it.

    Raises UserError if there is none.
    """
    if not (target.runs_here() or name) and target.emulation:
        return foreign.compiler()
    found = find(name)
    foreign.require_fitting(found, f"target '{target.name}'", architecture(target.features))
    return found


def _runs_here(target: Target, compiler: Compiler) -> bool:
    """Does this machine run a compiler's code for a target?"""
    return target.runs_here() and foreign.made_by(compiler) in native()


def _take(library: Library, request: Request) -> None:
    """Selects one of several kernels in the library."""
    if request.own and not library.use(request.target.name):
        raise CheckFailed(
            f"the library does not detect that this machine supports '{request.target.name}', or the compiler "
            "is too early for it; leave it out, or write --cc with a newer one"
        )


def _choice(asked: Alternatives, library: Path) -> Check:
    """The check of how a program selects a kernel."""
    name = "the choice of a kernel"
    try:
        return compare_cases(name, choices(asked, library), lambda _: None)
    except Died as died:
        return Check(name, 1, False, died.how)


def library_checks(request: Request, library: Path, silence: float) -> Iterator[Check]:
    """The checks of a shared library for this machine in a child process, up to the first that terminates it.

    A check that takes `silence` seconds counts as hanging. Raises CheckFailed if the library cannot be loaded.
    """

    def work(say: Say) -> Iterator[Any]:
        opened = verifying_of(request.hash).open(SharedLibrary(library, Edges()), request)
        _take(opened, request)
        for name, cases in verifying_of(request.hash).checks(request, opened).items():
            yield name
            yield astuple(compare_cases(name, cases(), say))

    name = ""
    try:
        for message in child.results(work, silence):
            if isinstance(message, str):
                name = message
            else:
                yield Check(*message)
    except Died as died:
        if not name:
            raise unloadable(died.how) from died
        yield Check(name, 1, False, f"{died.how} for {died.where}" if died.where else died.how)


def _foreign(request: Request, files: Sequence[Path], place: Path, compiler: Compiler) -> Iterator[Check]:
    """The checks under an emulator."""
    own = None if compiler.command == ziglang() else compiler
    checking, emulation = verifying_of(request.hash), foreign.emulation(request.target, own)
    with doing(f"compiling {request.stem}"):
        program = foreign.build_calls(request, files, place, emulation)
    with foreign.CalledProgram(program, emulation, request) as code:
        for name, cases in checking.checks(request, checking.open(code, request)).items():
            yield compare_cases(name, cases(), lambda _: None)
