"""Proofs that machine code computes what a description says, for all inputs and numbers of blocks.

Bytes of a linked file (`image`) are decoded as instructions of an architecture (`x86_64`, `aarch64`) and
executed over terms in normal form (`terms`, `state`, `operands`, `execute`). What they leave is compared with
the graphs of the description that no pass has seen (`blocks`, `induction`, `loops`, `sweep`). Where there is no
proof, an input is looked for that shows why (`refute`, `replay`). What is proved, and what is trusted, is in
docs/proof.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hashwright.alternatives import Alternatives, Asked, parts
from hashwright.errors import UserError
from hashwright.generate import sources
from hashwright.interface import declared
from hashwright.modes import proving_of
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import cross_compiler
from hashwright.proof.architectures import MACHINES
from hashwright.proof.image import read_image
from hashwright.proof.replay import replayed
from hashwright.proof.verdict import Verdict, verdict
from hashwright.targets.detect import architecture
from hashwright.targets.features import native

__all__ = ["Proofs", "Verdict", "proofs", "proving_compiler"]

PACKAGES: Final = ("iced_x86", "capstone", "elftools", "z3")


@dataclass(frozen=True, slots=True)
class Proofs:
    """What is proved of the files of a request."""

    files: tuple[Path, ...]
    verdicts: Iterator[Verdict]  # which are made as they are asked for
    uncovered: tuple[str, ...]  # functions that nothing is proved of


def proofs(asked: Asked, directory: Path, compiler: Compiler, place: Path) -> Proofs:
    """Compiles the files in the directory, and proves what came out.

    Raises UserError where a package or a file is missing, the compiler fails, or no function of that kind of
    processor, or of the request, can be proved.
    """
    if isinstance(asked, Alternatives) and asked.is_compiled:
        raise UserError("what a compiler chooses is proved target by target; write --target with one of them")
    if isinstance(asked, Alternatives) and asked.is_guarded:
        raise UserError("kernels are proved for one architecture at a time; write --target with those of one")
    for request in parts(asked):
        if architecture(request.target.features) not in ("", *MACHINES.values()):
            raise UserError(
                f"code for '{request.target.name}' cannot be proved yet; "
                f"write --target with one of {' or '.join(MACHINES.values())}"
            )
    functions = {
        str(each): (request, each)
        for request in parts(asked)
        for each in proving_of(request.hash).functions(request)
    }
    if not functions:
        raise UserError(
            f"no function of {asked.hash.name} --kernel {parts(asked)[0].kernel} can be proved yet; "
            "write md5 or ripemd160, with --kernel blocks or lanes, or without --kernel; or a cipher of AEGIS "
            "with --emitter gas, but not with --schedule defer=run"
        )
    files = tuple(directory / name for name in sources(asked))
    for file in files:
        if not file.is_file():
            raise UserError(f"there is no {file}; make it first: {asked.command()} --out {directory}")
    _require()
    flags = dict.fromkeys(flag for request in parts(asked) for flag in request.target.c_flags)
    library = compiler.shared_library(files, place / "library.so", list(flags))
    made = _architecture_of(library, compiler, asked)
    covered = {each.name for _, each in functions.values()}
    others = dict.fromkeys(each.name for each in declared(asked) if each.name not in covered)
    verdicts = (
        verdict(library, each, replayed if made in native() and request.target.runs_here() else None)
        for request, each in functions.values()
    )
    return Proofs(files, verdicts, tuple(others))


def proving_compiler(asked: Asked, name: str | None) -> Compiler:
    """The compiler of that name; without one, one that makes code for the target.

    Raises UserError where there is none.
    """
    target = parts(asked)[0].target
    if target.emulation and not target.runs_here() and not name:
        return cross_compiler(target.emulation)
    return find(name)


def _architecture_of(library: Path, compiler: Compiler, asked: Asked) -> str:
    """The architecture that a library is for. Raises UserError where the targets are for another one."""
    made = MACHINES.get(read_image(library).architecture, "")
    wanted = {architecture(request.target.features) or made for request in parts(asked)}
    if wanted != {made} or not made:
        raise UserError(
            f"'{compiler}' makes no code for '{parts(asked)[0].target.name}'; write --cc with one that does"
        )
    return made


def _require() -> None:
    """Raises UserError where a package is missing that proofs need."""
    missing = [name for name in PACKAGES if not find_spec(name)]
    if missing:
        raise UserError(
            f"proofs of machine code need {', '.join(missing)}; write `pip install 'hashwright[proof]'`"
        )
