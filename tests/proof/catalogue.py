"""Which functions are proved, of which compiler's code, and why others are not.

    python -m tests.proof.catalogue [--update]

proves all of them, and compares the verdicts with proved.toml, or writes it. It takes some minutes.
"""

import argparse
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.modes import proving_of
from hashwright.modes.proving import BlockFunction
from hashwright.proof.blocks import Contract
from hashwright.proof.image import read_image
from hashwright.proof.induction import prove
from hashwright.proof.state import Unproved
from hashwright.request import Request, resolve, serving
from hashwright.targets.detect import architecture
from tests import compiled, needs

LIST: Final = Path(__file__).with_name("proved.toml")
# By family: kernels with their schedules and emitters. A file of AEGIS in assembly holds all its loops.
KERNELS: Final = {
    "merkle_damgard": ((("blocks", ""), ("lanes", "streams=1"), ("lanes", "")), ("c", "gas")),
    "aegis": ((("encrypt", ""),), ("gas",)),
}
# By architecture and family, keys of needs.COMPILERS; gcc and clang make code for this machine.
COMPILERS: Final = {
    ("x86-64", "merkle_damgard"): ("gcc", "clang"),
    ("x86-64", "aegis"): ("gcc", "clang"),
    ("aarch64", "merkle_damgard"): ("ziglang",),
}


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel as one compiler makes it."""

    request: Request
    functions: tuple[BlockFunction, ...]  # for vectors of the same length
    compiler: str  # a key of needs.COMPILERS

    def __str__(self) -> str:
        request, bits = self.request, max((each.vector_bits for each in self.functions), default=0)
        choices = f" {request.schedule}" if str(request.schedule) else ""
        length = f" {bits} bits" if bits else ""
        return f"{request.stem} {request.target.name} {request.emitter}{choices}{length} {self.compiler}"

    def verdict(self) -> str:
        """Why a function of it is not proved; empty where all are."""
        target = self.request.target
        compiler = needs.cross(target) if self.compiler == "ziglang" else needs.compiler(self.compiler)
        library = compiled.shared(self.request, compiler, tuple(target.c_flags))
        for function in self.functions:
            try:
                prove(Contract(read_image(library), function))
            except Unproved as why:
                return str(why)
        return "" if self.functions else "one state may be stored as different words"


def cases() -> Iterator[Case]:
    """Every block function: of one message, and of several in one stream and in more; the loops of AEGIS."""
    for name, hash_ in HASHES.items():
        kernels, emitters = KERNELS[hash_.family]
        for target in serving(hash_):
            compilers = COMPILERS.get((architecture(target.features) or "x86-64", hash_.family), ())
            for emitter in emitters if compilers else ():
                yield from _of(name, target.name, emitter, kernels, compilers)


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
        except UserError:  # the target does not make that kernel
            continue
        if request.stem not in seen:
            seen.add(request.stem)
            functions = proving_of(request.hash).functions(request)
            for bits in dict.fromkeys(each.vector_bits for each in functions) or (0,):
                of_length = tuple(each for each in functions if each.vector_bits == bits)
                yield from (Case(request, of_length, compiler) for compiler in compilers)


def listed() -> Mapping[str, Mapping[str, str]]:
    """What proved.toml says: by case, nothing where it is proved, else why not."""
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
    for case in cases():
        start = time.process_time()
        verdicts[str(case)] = _reason(case.verdict())
        print(f"{time.process_time() - start:6.2f} {case}: {verdicts[str(case)] or 'proved'}", flush=True)
    if is_update:
        LIST.write_text(written(verdicts), encoding="utf-8")
    elif tomllib.loads(written(verdicts)) != listed():
        sys.exit("the verdicts are not those of proved.toml")


def _reason(why: str) -> str:
    """A reason without what differs from compiler to compiler: addresses and terms."""
    return why.partition(":")[0].partition(", by ")[0]


if __name__ == "__main__":
    main()
