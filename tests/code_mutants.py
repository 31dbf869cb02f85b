"""Random changes of machine code, which the proof must reject if they matter.

    python -m tests.code_mutants md5 --target x86-64-bmi --cc gcc --seed 1 --count 200
    python -m tests.code_mutants aegis128l --target x86-64-aesni --kernel encrypt --emitter gas \
        --function aegis128l_encrypt_turns

Each change is one of CHANGES, in the bytes of a function: the named one, or the first that can be proved.
Rejected changes are listed by the reason; if an input refutes one, the changed function is called with it.
Accepted changes must be equivalent: they are called beside the description with random inputs, and listed for a
reader. What this does not catch: an accepted change that differs only for rare inputs.
"""

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hashwright.generate import generate, sources
from hashwright.modes import proving_of
from hashwright.modes.proving import BlockFunction
from hashwright.proof import proving_compiler
from hashwright.proof.blocks import Contract
from hashwright.proof.emulated import emulated
from hashwright.proof.image import read_image
from hashwright.proof.refute import example
from hashwright.proof.replay import replayed
from hashwright.proof.values import Values
from hashwright.proof.verdict import Replay, Verdict, verdict
from hashwright.request import Request, resolve
from tests.proof.changes import ENCODINGS, CodeChange, CodePiece, InstructionChanges

INPUTS: Final = 16  # the number of random inputs for an accepted change


def _bit(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """One bit."""
    code[rng.randrange(piece.first, piece.end)] ^= 1 << rng.randrange(8)
    return True


def _byte(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """One byte."""
    code[rng.randrange(piece.first, piece.end)] ^= rng.randrange(1, 256)
    return True


def _changed(rng: random.Random, code: bytes, encoding: InstructionChanges) -> tuple[str, bytes]:
    """A random change's name, and the code with it."""
    pieces = encoding.pieces(code)
    while True:
        made = bytearray(code)
        change, place = rng.choice([*CHANGES, *encoding.changes]), rng.randrange(len(pieces))
        each = pieces[place]
        if change == "instruction dropped":
            made[each.first : each.end] = encoding.nop * ((each.end - each.first) // len(encoding.nop))
        elif change == "instruction doubled":  # in place of the next one of the same length
            size = each.end - each.first
            after = next((other for other in pieces[place + 1 :] if other.end - other.first == size), each)
            made[after.first : after.end] = code[each.first : each.end]
        elif change == "instruction moved":  # behind the next ones, up to eight
            last = pieces[min(place + rng.randrange(1, 9), len(pieces) - 1)]
            made[each.first : last.end] = code[each.end : last.end] + code[each.first : each.end]
        elif not {**SINGLE, **encoding.changes}[change](rng, made, each):
            continue
        return change, bytes(made)


SINGLE: Final[Mapping[str, CodeChange]] = {"bit": _bit, "byte": _byte}
CHANGES: Final = (*SINGLE, "instruction dropped", "instruction doubled", "instruction moved")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed library."""

    path: Path
    change: str  # its name
    at: int  # the offset of the first changed byte in the function
    before: str  # the instruction at that offset
    after: str


def mutants(library: Path, function: str, place: Path, seed: int, count: int) -> Iterator[Mutant]:
    """Changed copies of a library, each with a different change of a function."""
    data, image = library.read_bytes(), read_image(library)
    _, code = image.function(function)
    encoding, start = ENCODINGS[image.architecture], data.index(code)
    rng = random.Random(seed)
    seen = {code}
    while len(seen) <= count:
        change, made = _changed(rng, code, encoding)
        if made not in seen:
            path = place / f"{len(seen)}.so"
            path.write_bytes(data[:start] + made + data[start + len(code) :])
            seen.add(made)
            at = next(i for i, (x, y) in enumerate(zip(code, made, strict=True)) if x != y)
            yield Mutant(path, change, at, *(_at(encoding.pieces(each), at) for each in (code, made)))


def _at(pieces: Sequence[CodePiece], at: int) -> str:
    return next(each.text for each in pieces if at < each.end)


def _replay(path: Path) -> Replay:
    """The caller of a library's functions."""
    return emulated if read_image(path).architecture == "EM_AARCH64" else replayed


def behaves(path: Path, function: BlockFunction) -> bool:
    """Does a library's function compute the description for random inputs?"""
    contract, run = Contract(read_image(path), function), _replay(path)
    return all(
        run(path, function, told) == told.wanted
        for seed in range(INPUTS)
        for told in [example(contract, seed % 4, Values(seed))]
    )


def judged(mutant: Mutant, function: BlockFunction) -> tuple[str, Verdict]:
    """The verdict of the proof on a mutant, and whether it is right."""
    found = verdict(mutant.path, function, _replay(mutant.path))
    if found.is_proved:
        return ("accepted, equivalent" if behaves(mutant.path, function) else "ACCEPTED, WRONG"), found
    if not found.difference:
        return "refused", found
    return ("refuted by an input" if found.is_replayed else "REFUTED, BUT RIGHT"), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hash")
    parser.add_argument("--target", default="native")
    parser.add_argument("--kernel", default="blocks")
    parser.add_argument("--emitter", default="c")
    parser.add_argument("--function", default="")
    parser.add_argument("--cc")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    asked = parser.parse_args()
    request = resolve(asked.hash, asked.target, kernel=asked.kernel, emitter=asked.emitter)
    with tempfile.TemporaryDirectory() as place:
        library = _compiled(request, asked.cc, Path(place))
        functions = proving_of(request.hash).functions(request)
        function = next(each for each in functions if asked.function in ("", each.name))
        _list(function, library, Path(place), asked.seed, asked.count)


def _compiled(request: Request, cc: str | None, place: Path) -> Path:
    generate(request).write(place)
    files = [place / name for name in sources(request)]
    return proving_compiler(request, cc).shared_library(files, place / "library.so", request.target.c_flags)


def _list(function: BlockFunction, library: Path, place: Path, seed: int, count: int) -> None:
    totals: Counter[str] = Counter()
    for mutant in mutants(library, function.name, place, seed, count):
        kind, found = judged(mutant, function)
        totals[kind] += 1
        why = found.difference.step if found.difference else found.why
        print(
            f"{kind}: {mutant.change} at {mutant.at:#x}: {mutant.before} -> {mutant.after}: {why}", flush=True
        )
    print(dict(totals))


if __name__ == "__main__":
    main()
