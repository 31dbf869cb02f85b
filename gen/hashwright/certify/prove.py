"""Proofs that the functions of a request, as a compiler made them, compute the description for all inputs.

The files are compiled and linked (`built`), and the verdict on each function is found (`verdict`, `once`). If
there is no proof, a search looks for an input that shows why (`refute`, `replay`), and for a call by the
checks of `verify`. docs/proof.md states what is proved and what is trusted.
"""

import re
import tempfile
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hashwright.certify.built import Build, builds, features_for, is_for_several, kernels_for
from hashwright.certify.conditions import between, conditional, system_headers
from hashwright.certify.emulated import can_emulate, emulated
from hashwright.certify.log import Log
from hashwright.certify.replay import replayed
from hashwright.certify.verdict import Replay, Verdict, verdict
from hashwright.errors import CheckFailed, UserError, pip_install, visible
from hashwright.files.plan import read_file
from hashwright.interface.functions import own, public
from hashwright.native.child import SILENCE
from hashwright.native.compiler import OBJECTS, RUST, RUSTC, Compiler, find, rust_version
from hashwright.native.foreign import cross_compiler, require_fitting
from hashwright.native.progress import doing
from hashwright.output.generate import generate, sources
from hashwright.proof.check.loading import check_loading
from hashwright.proof.contract.functions import BlockFunction, ProvedFunction
from hashwright.proof.mean.architectures import MACHINES
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.read.objects import read_objects
from hashwright.proof.say.limits import Unproved
from hashwright.requests.alternatives import Alternatives, Asked, parts, told_apart
from hashwright.requests.request import Request
from hashwright.targets.detect import architecture
from hashwright.targets.features import native
from hashwright.verify.run import library_checks

__all__ = [
    "Proofs",
    "Uncovered",
    "Verdict",
    "failing_check",
    "object_proofs",
    "proofs",
    "proving_compiler",
    "replay_for",
    "require_python",
]

PACKAGES: Final = ("iced_x86", "capstone", "pypcode", "elftools", "z3")
PRECOMPILED: Final = (".gch", ".pch")  # the ends of the names of headers that compilers have read before
GLOBAL: Final = re.compile(rb"^ +\.globl +SYMBOL\((\w+)\)$", re.M)  # a function in the generator's assembly
ELF: Final = "elf"  # the kind of object files that can be linked into what is proved
EMULATED: Final = "aarch64"  # the architecture whose functions the emulator calls


class Uncovered(UserError):
    """The reason why nothing of a request, or of a compiler's code for it, can be proved."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """The proofs of a request's files."""

    asked: Asked
    files: tuple[Path, ...]
    changed: Mapping[Path, bytes]  # those that are not the generator's, with what it makes
    compiler: Compiler
    flags: tuple[str, ...]  # the compiler flags that the targets need; without those that select a kernel
    verdicts: Iterator[Verdict]  # computed on demand
    uncovered: tuple[str, ...]  # functions without a proof, and kernels that are not compiled
    called: tuple[tuple[Request, Path], ...]  # kernels that run here, each with its library
    others: frozenset[str]  # what the object files need of a program, besides the C library

    @property
    def version(self) -> str:
        """What made the machine code, or linked it."""
        return rust_version() if self._is_rust else self.compiler.version()

    @property
    def options(self) -> tuple[str, ...]:
        """The compiler's options, without those that select a kernel."""
        return (*(RUSTC[1:] if self._is_rust else (*self.compiler.options, *self.compiler.shared)), *self.flags)

    @property
    def _is_rust(self) -> bool:
        return any(each.suffix == RUST for each in self.files)

    def told(self) -> str:
        """What is proved: the files and how they are compiled."""
        files = dict.fromkeys((*self.files, *self.changed))
        names = " and ".join(f"{each}{' (changed)' if each in self.changed else ''}" for each in files)
        how = f" with {' '.join(self.options)}" if self.changed else ""
        done = "linked" if all(each.suffix in OBJECTS for each in self.files) else "compiled"
        return f"{names}, {done} by {self.version}{how}"

    def require_same_conditions(self) -> None:
        """Raises CheckFailed if a file that was changed has other parts where flags or other files decide.

        What is proved is what one compiler makes with some flags; a program may use others. Likewise if it
        needs functions that it does not call: linkers take them from others' files, with what runs at a start.
        """
        if self.others:
            name = visible(min(self.others))
            raise CheckFailed(f"{self.files[0]} needs {name} of a program; remove it")
        sources = {file: made for file, made in self.changed.items() if file.suffix not in OBJECTS}
        for file, made in sources.items():
            if conditional(file, read_file(file)) != conditional(file, made):
                raise CheckFailed(
                    f"{file} has other parts that depend on flags or on other files, of which this is no "
                    f"proof; make it again: {self.asked.command()} --out {file.parent}"
                )

    def failing(self, found: Iterable[Verdict]) -> str:
        """A failing check of the code with the call that shows it, if a verdict has no call; else empty."""
        if all(each.is_proved or each.is_replayed for each in found):
            return ""
        return next(filter(None, (failing_check(*each) for each in self.called)), "")


def failing_check(request: Request, library: Path, silence: float = SILENCE) -> str:
    """The first failing check of a library for this machine, with the call that shows it; empty if none fails.

    A check that takes `silence` seconds fails.
    """
    try:
        checks = library_checks(request, library, silence)
        return next((f"{each.name}: {each.failure}" for each in checks if not each.passed), "")
    except CheckFailed as why:
        return str(why)


def proofs(
    asked: Asked,
    directory: Path,
    compiler: Compiler,
    place: Path,
    log: Log | None = None,
) -> Proofs:
    """Compiles the files in the directory and proves the machine code. The log receives what is proved.

    Raises Uncovered if nothing can be proved, CheckFailed if a header declares something else than the
    generator's, and UserError if a package or a file is missing or the compiler fails.
    """
    _require_covered(asked)
    files = tuple(directory / name for name in sources(asked))
    texts = {directory / name: text for name, text in generate(asked).files.items()}
    _require_files(asked, directory, texts)
    require_python()
    made = _architecture_of(compiler, asked)
    found = builds(asked, made)
    libraries, images = list[Path](), list[Image]()
    for number, build in enumerate(found):
        with doing(f"compiling {asked.stem}", number, len(found)):
            _require_own_headers(compiler, files, texts, build.flags)
            objects = compiler.objects(files, place / f"objects{number}", build.flags)
            is_linked = all(RUST not in each.suffixes for each in objects)
            with _in_one_line():
                names = {*_names(asked, build, made), *_assembled(texts.values())}
                images.append(read_objects(objects, names if is_linked else None))
            library = compiler.bare_library(objects, place / f"library{number}.so", build.flags)
            if read_image(library).starts:
                raise CheckFailed(
                    f"{files[0].name} has code that runs when it is loaded or unloaded; remove it"
                )
            libraries.append(library)
    exported = libraries
    if compiler.exporting != compiler:
        exported = [
            compiler.exporting.bare_library(files, place / f"exported{number}.so", build.flags)
            for number, build in enumerate(found)
        ]
    return Proofs(
        asked,
        files,
        {
            each: text
            for each, text in texts.items()
            if not between(each.name, text) and read_file(each) != text
        },
        compiler,
        found[0].flags if len(found) == 1 else (),
        _verdicts(found, libraries, images, made, log),
        (
            *dict.fromkeys(name for build in found for name in _others(asked, build, made)),
            *_elsewhere(asked, made),
        ),
        tuple(_called(asked, found, exported, made)),
        frozenset[str]().union(*(each.others for each in images)),
    )


def _require_files(asked: Asked, directory: Path, made: Mapping[Path, bytes]) -> None:
    """Raises UserError if a file is missing, and CheckFailed if one says something else than the generator's.

    What they say is compared for files between a program and what is proved, without comments. CheckFailed is
    also raised if a file may be read in place of a header.
    """
    command = f"{asked.command()} --out {directory}"
    for file in (*(directory / name for name in sources(asked)), *made):
        if not file.is_file():
            raise UserError(f"there is no {file}; make it first: {command}")
    system = set().union(*map(system_headers, made.values()))
    read = {f"{name}{end}": name for name in system for end in ("", *PRECOMPILED)}
    read |= {f"{file.name}{end}": file.name for file in made for end in PRECOMPILED}
    for other, name in sorted(read.items()):
        if (directory / other).exists():
            raise CheckFailed(
                f"with -I {directory}, compilers read {directory / other} in place of {name}; "
                f"write --out with a directory without a file of that name"
            )
    for file, text in made.items():
        if between(file.name, read_file(file)) != between(file.name, text):
            raise CheckFailed(f"{file} declares something else than what is proved; make it again: {command}")


def _require_own_headers(
    compiler: Compiler, files: Sequence[Path], made: Container[Path], flags: Sequence[str]
) -> None:
    """Raises CheckFailed if `-I` and the files' directory lets the compiler read other files there.

    Headers of the system include others of it, which are looked for there, too.
    """
    for file in (each for each in files if each.suffix not in (RUST, *OBJECTS)):
        place = file.parent.absolute()
        for each in compiler.included(file, place, flags):
            if each.is_relative_to(place) and file.parent / each.relative_to(place) not in made:
                raise CheckFailed(
                    f"with -I {file.parent}, the compiler reads {each}, which is not the generator's; "
                    f"write --out with a directory without it"
                )


def object_proofs(
    asked: Asked, library: Path, log: Log | None = None
) -> tuple[Iterator[Verdict], tuple[str, ...]]:
    """The proofs of a shared library that somebody has linked, and the functions that they do not cover.

    Raises Uncovered if nothing can be proved, UserError if the file is missing, and CheckFailed if it cannot be
    read, or if code that runs when it is loaded or unloaded may change memory.
    """
    _require_covered(asked)
    require_python()
    if not library.is_file():
        raise UserError(f"there is no file {library}; write --object with a shared library")
    with _in_one_line():
        image = read_image(library)
        if image.others:
            raise CheckFailed(
                f"{library} needs {min(image.others)}, of which nothing is known; link it without"
            )
    made = MACHINES.get(image.architecture, "")
    of_another = not is_for_several(asked) and any(
        architecture(each.target.features) not in ("", made) for each in parts(asked)
    )
    found = [] if of_another or not made else builds(asked, made)
    if len(found) != 1:
        wanted = ", ".join(each.target.name for each in parts(asked))
        raise Uncovered(f"{library} is not code for one of {wanted}; write --target with the one of its code")
    needed = [features_for(function, request, made) for request, function in found[0].functions]
    _check_loading(replace(image, features=frozenset.intersection(*needed)))
    return _verdicts(found, [library], [image], made, log), tuple(_others(asked, found[0], made))


def _check_loading(image: Image) -> None:
    """Raises CheckFailed if code that runs when a file is loaded or unloaded may change what others use."""
    try:
        check_loading(image)
    except Unproved as why:
        raise CheckFailed(
            f"the linked file has code of its own that runs when it is loaded or unloaded; remove it: {why}"
        ) from None


def _verdicts(
    built: Sequence[Build],
    libraries: Sequence[Path],
    images: Sequence[Image],
    made: str,
    log: Log | None,
) -> Iterator[Verdict]:
    every = [
        (build, library, image, request, function)
        for build, library, image in zip(built, libraries, images, strict=True)
        for request, function in build.functions
    ]
    for number, (build, library, image, request, function) in enumerate(every):
        with doing(f"proving {function.name}", number, len(every)):
            features = features_for(function, request, made)
            found = verdict(library, function, replay_for(function, request, made), features, image)
            if log and found.is_proved:
                log.note(library, request, function)
        if build.selected:
            by = f"Compiled with {' '.join(build.flags)}" if build.flags else "Compiled without such flags"
            name = told_apart(build.selected, found.function)
            found = replace(found, function=name, claim=f"{by}: {found.claim}")
        yield found


def _called(
    asked: Asked, built: Sequence[Build], libraries: Sequence[Path], made: str
) -> Iterator[tuple[Request, Path]]:
    """The kernels whose functions can be called on this machine, each with its library."""
    for build, library in zip(built, libraries, strict=True):
        for request in (build.selected,) if build.selected else kernels_for(asked, made):
            if _runs_here(request, made):
                yield request, library


def _declared(asked: Asked, build: Build, made: str) -> Iterator[str]:
    """The functions that are declared."""
    shared = [public(asked.first)] if isinstance(asked, Alternatives) else []
    apart = () if build.selected else kernels_for(asked, made)
    return (each.name for found in (*shared, *map(own, apart)) for each in found.values())


def _names(asked: Asked, build: Build, made: str) -> Iterator[str]:
    """The functions that are declared, or proved, without static ones."""
    yield from _declared(asked, build, made)
    yield from (each.name for _, each in build.functions if not getattr(each, "is_static", False))


def _assembled(texts: Iterable[bytes]) -> Iterator[str]:
    """The functions in assembly as the generator writes it, some of which only C beside it declares."""
    return (name.decode() for text in texts for name in GLOBAL.findall(text))


def _others(asked: Asked, build: Build, made: str) -> Iterator[str]:
    """The functions that are declared and not proved."""
    covered = {function.name for _, function in build.functions}
    for each in _declared(asked, build, made):
        if each not in covered:
            yield told_apart(build.selected, each) if build.selected else each


def _elsewhere(asked: Asked, made: str) -> Iterator[str]:
    """The kernels that are not in code for an architecture."""
    there = kernels_for(asked, made)
    return (f"the kernel for {each.target.name}" for each in parts(asked) if each not in there)


def proving_compiler(asked: Asked, name: str | None) -> Compiler:
    """The compiler of that name; without a name, one that generates code for the target.

    Raises Uncovered if there is none for another processor, and UserError if there is none at all.
    """
    target = parts(asked)[0].target
    if target.emulation and not target.runs_here() and not name:
        with _uncovered():
            return cross_compiler(target.emulation)
    return find(name)


def require_python() -> None:
    """Raises UserError if Python leaves out assertions, on which proofs rely, or if it has not all packages."""
    if not __debug__:
        raise UserError("proofs need Python's assertions; write hashwright without PYTHONOPTIMIZE or python -O")
    missing = [name for name in PACKAGES if not find_spec(name)]
    if missing:
        raise UserError(
            f"proofs of machine code need {', '.join(missing)}; write {pip_install('hashwright[proof]')}"
        )


def _require_covered(asked: Asked) -> None:
    """Raises Uncovered if nothing of a request can be proved."""
    for request in () if is_for_several(asked) else parts(asked):
        if architecture(request.target.features) not in ("", *MACHINES.values()):
            raise Uncovered(
                f"code for '{request.target.name}' cannot be proved yet; "
                f"write --target with one of {' or '.join(MACHINES.values())}"
            )
    if any(request.options.get("format", ELF) != ELF for request in parts(asked)):
        raise Uncovered(f"proofs read ELF files alone; write --format {ELF}")
    with _uncovered():
        sources(asked)
    if not any(builds(asked, made) for made in MACHINES.values()):
        raise Uncovered(
            f"no function of {asked.hash.name} --kernel {parts(asked)[0].kernel} can be proved yet; "
            "write md5 or ripemd160, with --kernel blocks or lanes, or without --kernel; or a cipher of AEGIS, "
            "in assembly and in Rust without --schedule defer=run"
        )


@contextmanager
def _in_one_line() -> Iterator[None]:
    """Shows names in files, which may contain the ends of lines, as one would write them."""
    try:
        yield
    except CheckFailed as why:
        raise CheckFailed(visible(str(why))) from None


@contextmanager
def _uncovered() -> Iterator[None]:
    """Turns a user's error into the reason why nothing can be proved."""
    try:
        yield
    except UserError as why:
        raise Uncovered(str(why)) from None


def _architecture_of(compiler: Compiler, asked: Asked) -> str:
    """The architecture of a compiler's code. Raises Uncovered if the targets are for another one."""
    made = MACHINES.get(_machine_of(compiler), "")
    wanted = {architecture(request.target.features) or made for request in parts(asked)}
    is_right = bool(builds(asked, made)) if is_for_several(asked) else wanted == {made}
    if not (made and is_right):
        name = parts(asked)[0].target.name
        with _uncovered():
            require_fitting(compiler, f"target '{name}'", next(iter(wanted)))
        raise Uncovered(f"'{compiler}' makes no code for '{name}'; write --cc with one that does")
    return made


@cache
def _machine_of(compiler: Compiler) -> str:
    """The machine of a compiler's code, by its name in ELF."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place) / "variable.c"
        source.write_bytes(b"int variable;\n")
        return read_image(compiler.shared_library([source], source.with_suffix(".so"))).architecture


def replay_for(function: ProvedFunction, request: Request, made: str) -> Replay | None:
    """The way to call a function in code for that architecture; None if there is none here."""
    if not isinstance(function, BlockFunction) or function.is_static:
        return None
    if _runs_here(request, made):
        return replayed
    return emulated if made == EMULATED and can_emulate(function) else None


def _runs_here(request: Request, made: str) -> bool:
    """Does code for that architecture, and for the request's target, run on this machine?"""
    return made in native() and request.target.runs_here()
