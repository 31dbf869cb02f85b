"""The functions that are proved, by compiler, and why others are not.

    python -m tests.proof.catalogue [--update]

proves all of them, and compares the verdicts with proved.toml, or writes it. It takes some minutes, but only
seconds if nothing has changed: verdicts and compiled files are stored in build/proofs, and proofs in the user's
cache, each by a digest of everything that it depends on.
"""

import argparse
import multiprocessing
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hashwright.cache import digest, keep, recall
from hashwright.errors import UserError
from hashwright.generate import sources
from hashwright.hashes import HASHES
from hashwright.modes import proving_of
from hashwright.modes.aegis.description import Aegis
from hashwright.modes.hash import Hash
from hashwright.modes.proving import BlockFunction, DigestFunction, MessageFunction, ProvedFunction
from hashwright.native.compiler import Compiler
from hashwright.native.kept import kept_library
from hashwright.proof.image import read_image
from hashwright.proof.once import AnyContract, prove_now, prove_once, reader_versions
from hashwright.proof.state import Unproved
from hashwright.proof.verdict import contract_of
from hashwright.request import Request, resolve, serving
from hashwright.targets.detect import architecture
from hashwright.vendor.kernels import processors
from hashwright.vendor.remembered import sources as generator_files
from tests import compiled, needs

LIST: Final = Path(__file__).with_name("proved.toml")
KEPT: Final = Path(__file__).parents[2] / "build" / "proofs"
# By family: kernels with their schedules and emitters. A file of AEGIS in assembly contains all its loops.
KERNELS: Final = {
    "merkle_damgard": ((("blocks", ""), ("lanes", "streams=1"), ("lanes", "")), ("c", "gas")),
    "aegis": ((("encrypt", ""),), ("gas",)),
}
# Compiled for AEGIS in several lanes, whose functions for whole messages take longest to prove.
IN_LANES: Final = tuple(
    f"aegis128x2_{name} x86-64-vaes c gcc"
    for name in ("encrypt_detached", "decrypt_detached", "mac", "mac_verify", "init")
)
# By architecture and family: keys of needs.COMPILERS; gcc and clang compile for this machine.
COMPILERS: Final = {
    ("x86-64", "merkle_damgard"): ("gcc", "clang"),
    ("x86-64", "aegis"): ("gcc", "clang"),
    ("aarch64", "merkle_damgard"): ("ziglang",),
    ("aarch64", "aegis"): ("ziglang",),
}


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel by one compiler."""

    request: Request
    functions: tuple[ProvedFunction, ...]  # for vectors of the same length; of a library; or one of AEGIS in C
    compiler: str  # a key of needs.COMPILERS

    def __str__(self) -> str:
        request = self.request
        if isinstance(function := next(iter(self.functions), None), MessageFunction):
            return f"{function} {request.target.name} {request.emitter} {self.compiler}"
        bits = max((each.vector_bits for each in self.functions if isinstance(each, BlockFunction)), default=0)
        choices = f" {request.schedule}" if str(request.schedule) else ""
        length = f" {bits} bits" if bits else ""
        return f"{request.stem} {request.target.name} {request.emitter}{choices}{length} {self.compiler}"

    def maker(self) -> Compiler:
        return needs.cross(self.request.target) if self.compiler == "ziglang" else needs.compiler(self.compiler)

    def verdict(self, library: Path, prove: Callable[[AnyContract], None] = prove_now) -> str:
        """Why a function of it is not proved; empty if all are."""
        for function in self.functions:
            try:
                prove(contract_of(read_image(library), function))
            except Unproved as why:
                return str(why)
        return "" if self.functions else "one state may be stored as different words"


def cases() -> Iterator[Case]:
    """Every block function: for one message, and for several in one stream and in more; the loops of AEGIS.

    They are followed by the functions for whole messages: of libraries, and of AEGIS in C.
    """
    for name, hash_ in HASHES.items():
        kernels, emitters = KERNELS[hash_.family]
        for target in serving(hash_):
            compilers = _compilers(target.features, hash_.family)
            for emitter in emitters if compilers else ():
                yield from _of(name, target.name, emitter, kernels, compilers)
    for name, target in ((name, target) for name, hash_ in HASHES.items() for target in serving(hash_)):
        request = resolve(name, target.name)
        functions = list(proving_of(request.hash).message_functions(request))
        of_library = tuple(each for each in functions if isinstance(each, DigestFunction))
        for compiler in _compilers(target.features, request.hash.family):
            if of_library:
                yield Case(request, of_library, compiler)
            found = (
                Case(request, (each,), compiler) for each in functions if isinstance(each, MessageFunction)
            )
            yield from (case for case in found if _lanes(request.hash) == 1 or str(case) in IN_LANES)


def _lanes(hash_: Hash) -> int:
    """The blocks in a word of a cipher."""
    return hash_.lanes if isinstance(hash_, Aegis) else 1


def _compilers(features: frozenset[str], family: str) -> Sequence[str]:
    """Those whose code for such a processor is proved."""
    return COMPILERS.get((architecture(features) or "x86-64", family), ())


def _of(
    name: str,
    target: str,
    emitter: str,
    kernels: Sequence[tuple[str, str]],
    compilers: Sequence[str],
) -> Iterator[Case]:
    seen = set()
    for kernel, schedule in kernels:
        try:
            request = resolve(name, target, kernel=kernel, emitter=emitter, schedule=schedule)
        except UserError:  # the target does not support that kernel
            continue
        if request.stem not in seen:
            seen.add(request.stem)
            functions = proving_of(request.hash).functions(request)
            for bits in dict.fromkeys(each.vector_bits for each in functions) or (0,):
                of_length = tuple(each for each in functions if each.vector_bits == bits)
                yield from (Case(request, of_length, compiler) for compiler in compilers)


def listed() -> Mapping[str, Mapping[str, str]]:
    """The content of proved.toml: by case, empty if it is proved, else the reason."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))


def written(verdicts: Mapping[str, str]) -> str:
    """The text of proved.toml."""
    proved = [f'"{case}" = ""' for case, why in verdicts.items() if not why]
    others = [f'"{case}" = "{why}"' for case, why in verdicts.items() if why]
    return "\n".join(
        [
            "# Which functions are proved, of which compiler's code.",
            "# python -m tests.proof.catalogue --update",
            "",
            "[proved]",
            *proved,
            "",
            "[not-proved]",
            *others,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    is_update = parser.parse_args().update
    verdicts = {}
    with ProcessPoolExecutor(processors(), multiprocessing.get_context("fork")) as pool:
        for case, (why, seconds) in zip(_cases(), pool.map(_found, range(len(_cases()))), strict=True):
            verdicts[str(case)] = why
            print(f"{seconds:6.2f} {case}: {why or 'proved'}", flush=True)
    if is_update:
        LIST.write_text(written(verdicts), encoding="utf-8")
    elif tomllib.loads(written(verdicts)) != listed():
        sys.exit("the verdicts are not those of proved.toml")


@cache
def _cases() -> tuple[Case, ...]:
    return tuple(cases())


def _found(number: int) -> tuple[str, float]:
    """Why a function of the case with that number is not proved, and the seconds of processor time."""
    start = time.process_time()
    case = _cases()[number]
    kept = KEPT / digest([_generator(), str(case), *case.maker().command, case.maker().version()])
    if not (found := recall(kept).decode()):
        found = _reason(_anew(case)) or PROVED
        keep(kept, found.encode())
    return found.removeprefix(PROVED), time.process_time() - start


PROVED: Final = "proved"


def _anew(case: Case) -> str:
    """The verdict on a case, whose compiled files and proofs may be cached."""
    files = [compiled.written(case.request) / name for name in sources(case.request)]
    library, _ = kept_library(case.maker(), files, KEPT, case.request.target.c_flags)
    return case.verdict(library, prove_once)


@cache
def _generator() -> str:
    """A digest of everything that generates and proves code."""
    files = (*generator_files(), Path(__file__))
    return digest(
        [sys.version, *reader_versions(), *(part for file in files for part in (str(file), file.read_bytes()))]
    )


def _reason(why: str) -> str:
    """A reason without the parts that depend on the compiler: addresses and terms."""
    return why.partition(":")[0].partition(", by ")[0]


if __name__ == "__main__":
    main()
