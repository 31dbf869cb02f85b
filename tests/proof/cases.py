"""The cases of proofs: which functions of which requests, by which compiler.

They are the kernels of each hash on each target, and what else the catalogue has.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from hashwright.certify.built import Build, builds, features_for
from hashwright.certify.once import prove_now
from hashwright.emit.emitters import GO, C
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.modes.aegis import Aegis
from hashwright.native.compiler import Compiler
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.contract.functions import (
    BlockFunction,
    ContextsFunction,
    CountFunction,
    DigitsFunction,
    FixedBatchFunction,
    FixedDigestFunction,
    FixedRowsFunction,
    MessageFunction,
    ProvedFunction,
    SchedulingFunction,
    SelectingFunction,
    StateFunction,
    StepsFunction,
)
from hashwright.proof.mean.architectures import MACHINES
from hashwright.proof.read.objects import read_objects
from hashwright.proof.run.state import Unproved
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets.detect import architecture
from tests import needs
from tests.catalogued import catalogue

# By family: kernels with their schedules and emitters. A file of AEGIS in assembly contains all its loops.
KERNELS: Final = {
    "merkle_damgard": ((("blocks", ""), ("lanes", "streams=1"), ("lanes", "")), ("c", "gas")),
    "aegis": ((("encrypt", ""),), ("gas",)),
}
CATALOGUE: Final = catalogue()
# Each of these has a case of its own.
ALONE: Final = (
    MessageFunction,
    StateFunction,
    FixedDigestFunction,
    FixedBatchFunction,
    FixedRowsFunction,
    ContextsFunction,
    CountFunction,
    SchedulingFunction,
    StepsFunction,
    DigitsFunction,
)
# By architecture: keys of needs.COMPILERS; gcc and clang compile for this machine.
COMPILERS: Final = {"x86-64": ("gcc", "clang"), "aarch64": ("ziglang",)}


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel by one compiler."""

    request: Request
    functions: tuple[ProvedFunction, ...]  # for vectors of the same length; of a library; or one of AEGIS in C
    compiler: str  # a key of needs.COMPILERS
    asked: Asked  # of which the request is a part, and whose files are compiled
    flags: tuple[str, ...]  # with which they are compiled

    def __str__(self) -> str:
        request, function = self.request, self.functions[0]
        if selection := getattr(function, "selection", None):
            what = "selection" if isinstance(function, SelectingFunction) else "library"
            return f"{selection.name} {what} of {request.among} {request.emitter} {self.compiler}"
        by = " by flags" if request.among and not request.own else ""
        if isinstance(function, ALONE):  # in C, which may be around loops in assembly
            language = request.emitter if request.language == C else f"{C} around {request.emitter}"
            return f"{function} {request.target.name}{by} {language} {self.compiler}"
        bits = max((each.vector_bits for each in self.functions if isinstance(each, BlockFunction)), default=0)
        choices = f" {request.schedule}" if str(request.schedule) else ""
        length = f" {bits} bits" if bits else ""
        what = function.name if by and isinstance(function, BlockFunction) else request.stem
        blocks = " blocks" if request.kernel.is_batch else ""  # beside the function of that name
        return f"{what}{blocks} {request.target.name}{by} {request.emitter}{choices}{length} {self.compiler}"

    def maker(self) -> Compiler:
        if self.compiler != "ziglang":
            return needs.compiler(self.compiler)
        targets = [each.target for each in parts(self.asked) if architecture(each.target.features) in COMPILERS]
        return needs.cross(next(each for each in targets if each.emulation))

    def verdict(self, objects: Sequence[Path], prove: Callable[[Contract], None] = prove_now) -> str:
        """The reason why a function of these object files is not proved; empty if all are proved."""
        image = read_objects(objects)
        for function in self.functions:
            features = features_for(function, self.request, MACHINES.get(image.architecture, ""))
            try:
                prove(contract_of(replace(image, features=features), function))
            except Unproved as why:
                return str(why)
        return ""


@cache
def cases() -> Sequence[Case]:
    """Every block function: for one message, and for several in one stream and in more; the loops of AEGIS.

    They are followed by the functions of libraries, and by what else the catalogue has.
    """
    return [*_new()]


def _new() -> Iterator[Case]:
    known: set[Covered] = set()
    for asked in (*_systematic(), *(entry.asked for entry in CATALOGUE.entries)):
        for compiler, build in built(asked):
            for request, functions in _grouped(build):
                found = {covered(request, str(each), compiler): each for each in functions}
                if new := tuple(each for key, each in found.items() if key not in known):
                    yield Case(request, new, compiler, asked, build.flags)
                known |= found.keys()


Covered = tuple[
    str, str, str, str, str
]  # a function by its list of targets, target, emitter, name and compiler


def covered(request: Request, function: str, compiler: str) -> Covered:
    named = f"{request.hash.name} {function}"  # functions of planes have names without the hash's
    named += " in a batch" if request.kernel.is_batch else ""  # where other functions have the same names
    return request.among, request.target.name, request.language, named, compiler


def built(asked: Asked) -> Iterator[tuple[str, Build]]:
    """The ways to compile the files of a request, each with its compiler."""
    if parts(asked)[0].emitter == GO:
        return
    for made in architectures(asked):
        yield from product(COMPILERS[made], builds(asked, made))


def architectures(asked: Asked) -> Sequence[str]:
    """The architectures for which its files are compiled: this machine's, if they are for any processor."""
    found = {architecture(each.target.features) for each in parts(asked)} - {""}
    return [each for each in sorted(found or {"x86-64"}) if each in COMPILERS]


def compilers(asked: Asked, request: Request) -> Sequence[str]:
    """The architectures with proofs, for a part of the request."""
    own = architecture(request.target.features)
    kinds = {own} if own else {architecture(each.target.features) for each in parts(asked)} - {""}
    return [each for kind in sorted(kinds or {"x86-64"}) for each in COMPILERS.get(kind, ())]


def _systematic() -> Iterator[Request]:
    """Requests for each hash and each target: of single kernels, then of libraries.

    Libraries of AEGIS in several lanes, whose functions take longest to prove, are only those of the catalogue.
    """
    pairs = [(name, target.name) for name, hash_ in HASHES.items() for target in serving(hash_)]
    for name, target in pairs:
        kernels, emitters = KERNELS[HASHES[name].family]
        for emitter, (kernel, schedule) in product(emitters, kernels):
            with suppress(UserError):  # the target does not support that kernel
                yield resolve(name, target, kernel=kernel, emitter=emitter, schedule=schedule)
    for name, target in pairs:
        if not isinstance(hash_ := HASHES[name], Aegis) or hash_.lanes == 1:
            yield resolve(name, target)


def _grouped(build: Build) -> Iterator[tuple[Request, Sequence[ProvedFunction]]]:
    """The functions of each case: those for vectors of the same length, those of a library, or a single one."""
    groups: dict[object, list[tuple[Request, ProvedFunction]]] = {}
    for request, each in build.functions:
        key = each.name if isinstance(each, ALONE) else type(each)
        of = request.command(), request.target.name
        groups.setdefault((*of, key, getattr(each, "vector_bits", 0)), []).append((request, each))
    for pairs in groups.values():
        yield pairs[0][0], [each for _, each in pairs]
