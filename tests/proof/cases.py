"""The cases of proofs: which functions of which requests, by which compiler.

They are the kernels of each hash on each target, and what else the catalogue has.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from hashwright.alternatives import Alternatives, Asked, parts
from hashwright.emitters import C
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.modes import proving_of
from hashwright.modes.aegis.description import Aegis
from hashwright.modes.proving import BlockFunction, MessageFunction, ProvedFunction, StateFunction
from hashwright.native.compiler import Compiler
from hashwright.proof.image import read_image
from hashwright.proof.once import AnyContract, prove_now
from hashwright.proof.state import Unproved
from hashwright.proof.verdict import contract_of
from hashwright.request import Request, resolve, serving
from hashwright.targets.detect import architecture
from hashwright.vendor import read_manifest
from tests import needs

# By family: kernels with their schedules and emitters. A file of AEGIS in assembly contains all its loops.
KERNELS: Final = {
    "merkle_damgard": ((("blocks", ""), ("lanes", "streams=1"), ("lanes", "")), ("c", "gas")),
    "aegis": ((("encrypt", ""),), ("gas",)),
}
CATALOGUE: Final = read_manifest(Path(__file__).parents[2] / "hashwright.toml")
ALONE: Final = (MessageFunction, StateFunction)  # each has a case of its own
# By architecture: keys of needs.COMPILERS; gcc and clang compile for this machine.
COMPILERS: Final = {"x86-64": ("gcc", "clang"), "aarch64": ("ziglang",)}


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel by one compiler."""

    request: Request
    functions: tuple[ProvedFunction, ...]  # for vectors of the same length; of a library; or one of AEGIS in C
    compiler: str  # a key of needs.COMPILERS
    asked: Asked  # of which the request is a part, and whose files are compiled

    def __str__(self) -> str:
        request = self.request
        if isinstance(function := self.functions[0], ALONE):  # in C, which may be around loops in assembly
            language = request.emitter if request.language == C else f"{C} around {request.emitter}"
            return f"{function} {request.target.name} {language} {self.compiler}"
        bits = max((each.vector_bits for each in self.functions if isinstance(each, BlockFunction)), default=0)
        choices = f" {request.schedule}" if str(request.schedule) else ""
        length = f" {bits} bits" if bits else ""
        return f"{request.stem} {request.target.name} {request.emitter}{choices}{length} {self.compiler}"

    def maker(self) -> Compiler:
        if self.compiler != "ziglang":
            return needs.compiler(self.compiler)
        return needs.cross(next(each.target for each in parts(self.asked) if each.target.emulation))

    @property
    def flags(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(flag for each in parts(self.asked) for flag in each.target.c_flags))

    def verdict(self, library: Path, prove: Callable[[AnyContract], None] = prove_now) -> str:
        """Why a function of it is not proved; empty if all are."""
        for function in self.functions:
            try:
                prove(contract_of(read_image(library), function))
            except Unproved as why:
                return str(why)
        return ""


def cases() -> Iterator[Case]:
    """Every block function: for one message, and for several in one stream and in more; the loops of AEGIS.

    They are followed by the functions of libraries, and by what else the catalogue has.
    """
    known: set[Covered] = set()
    for asked, request in (*_systematic(), *_catalogued()):
        for compiler in compilers(asked, request):
            for functions in _grouped(request):
                found = {covered(request, str(each), compiler): each for each in functions}
                if new := tuple(each for key, each in found.items() if key not in known):
                    yield Case(request, new, compiler, asked)
                known |= found.keys()


Covered = tuple[str, str, str, str]  # a function by its target, emitter, name and compiler


def covered(request: Request, function: str, compiler: str) -> Covered:
    return request.target.name, request.language, function, compiler


def compilers(asked: Asked, request: Request) -> Sequence[str]:
    """Those whose code for a part of what is asked for is proved."""
    own = architecture(request.target.features)
    kinds = {own} if own else {architecture(each.target.features) for each in parts(asked)} - {""}
    return [each for kind in sorted(kinds or {"x86-64"}) for each in COMPILERS.get(kind, ())]


def _systematic() -> Iterator[tuple[Asked, Request]]:
    """Requests for each hash and each target: of single kernels, then of libraries.

    Libraries of AEGIS in several lanes, whose functions take longest to prove, are only those of the catalogue.
    """
    pairs = [(name, target.name) for name, hash_ in HASHES.items() for target in serving(hash_)]
    for name, target in pairs:
        kernels, emitters = KERNELS[HASHES[name].family]
        for emitter, (kernel, schedule) in product(emitters, kernels):
            with suppress(UserError):  # the target does not support that kernel
                request = resolve(name, target, kernel=kernel, emitter=emitter, schedule=schedule)
                yield request, request
    for name, target in pairs:
        if not isinstance(hash_ := HASHES[name], Aegis) or hash_.lanes == 1:
            request = resolve(name, target)
            yield request, request


def _catalogued() -> Iterator[tuple[Asked, Request]]:
    """The requests of the catalogue, but those that `hashwright prove` refuses."""
    for entry in CATALOGUE.entries:
        asked = entry.asked
        if not (isinstance(asked, Alternatives) and (asked.is_compiled or asked.is_guarded)):
            yield from ((asked, each) for each in parts(asked))


def _grouped(request: Request) -> Iterable[Sequence[ProvedFunction]]:
    """The functions of each case: those for vectors of the same length, those of a library, or a single one."""
    groups: dict[object, list[ProvedFunction]] = {}
    for each in proving_of(request.hash).all(request):
        key = each.name if isinstance(each, ALONE) else type(each)
        groups.setdefault((key, getattr(each, "vector_bits", 0)), []).append(each)
    return groups.values()
