"""Random changes of machine code, to see whether the proof refuses every one that matters.

    python -m tests.code_mutants md5 --target x86-64-bmi --cc gcc --seed 1 --count 200
    python -m tests.code_mutants aegis128l --target x86-64-aesni --kernel encrypt --emitter gas \
        --function aegis128l_encrypt_turns

Each change is one of CHANGES, made in the bytes of a function: the one that is named, or the first that can
be proved. What is refused is listed by the reason; where an input shows what is wrong, the changed function
is called with it. What is accepted must be equivalent: it is called beside the description with random
inputs, and listed for a reader. What this does not catch: a change that is accepted and differs for rare
inputs alone.
"""

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.generate import generate, sources
from hashwright.modes import proving_of
from hashwright.modes.proving import BlockFunction
from hashwright.native.compiler import find
from hashwright.proof.blocks import Contract
from hashwright.proof.decode import decoded
from hashwright.proof.image import read_image
from hashwright.proof.refute import example
from hashwright.proof.replay import replayed
from hashwright.proof.values import Values
from hashwright.proof.verdict import Verdict, verdict
from hashwright.request import Request, resolve

NOP: Final = 0x90
INPUTS: Final = 16  # with which what is accepted is called

Code = Sequence[Any]  # instructions of iced-x86


def _offsets(code: bytearray, each: Any) -> Any:
    """Where the constants of an instruction are, as iced-x86 tells of what a decoder has just decoded."""
    import iced_x86

    decoder = iced_x86.Decoder(64, bytes(code[each.ip : each.next_ip]))
    return decoder.get_constant_offsets(decoder.decode())


def _bit(rng: random.Random, code: bytearray, _: Code) -> None:
    """One bit."""
    code[rng.randrange(len(code))] ^= 1 << rng.randrange(8)


def _byte(rng: random.Random, code: bytearray, _: Code) -> None:
    """One byte."""
    code[rng.randrange(len(code))] ^= rng.randrange(1, 256)


def _dropped(rng: random.Random, code: bytearray, found: Code) -> None:
    """An instruction left out."""
    each = rng.choice(found)
    code[each.ip : each.next_ip] = bytes([NOP]) * each.len


def _doubled(rng: random.Random, code: bytearray, found: Code) -> None:
    """An instruction again, in the place of the next one that is as long."""
    each = rng.choice(found)
    after = next((other for other in found if other.ip > each.ip and other.len == each.len), each)
    code[after.ip : after.next_ip] = code[each.ip : each.next_ip]


def _moved(rng: random.Random, code: bytearray, found: Code) -> None:
    """An instruction behind the next ones, up to eight."""
    place = rng.randrange(len(found) - 9)
    first, last = found[place], found[place + rng.randrange(1, 9)]
    code[first.ip : last.next_ip] = code[first.next_ip : last.next_ip] + code[first.ip : first.next_ip]


def _constant(rng: random.Random, code: bytearray, found: Code) -> None:
    """A bit of an immediate or of a displacement."""
    while True:
        each = rng.choice(found)
        offsets = _offsets(code, each)
        places = [
            (offsets.immediate_offset, offsets.immediate_size),
            (offsets.displacement_offset, offsets.displacement_size),
        ]
        at, size = rng.choice(places)
        if size:
            code[each.ip + at + rng.randrange(size)] ^= 1 << rng.randrange(8)
            return


def _offset(rng: random.Random, code: bytearray, found: Code) -> None:
    """A load or a store one word away."""
    while True:
        each = rng.choice(found)
        offsets = _offsets(code, each)
        if offsets.displacement_size:
            at = each.ip + offsets.displacement_offset
            code[at] = code[at] + rng.choice((-4, 4)) & 0xFF
            return


def _exchanged(rng: random.Random, code: bytearray, found: Code) -> None:
    """Another register in an instruction: the last three bits of its last byte but the constants."""
    each = rng.choice(found)
    offsets = _offsets(code, each)
    ends = [each.len, *filter(None, (offsets.immediate_offset, offsets.displacement_offset))]
    code[each.ip + min(ends) - 1] ^= rng.choice((1, 2, 4, 8, 16, 32))


CHANGES: Final[Mapping[str, Callable[[random.Random, bytearray, Code], None]]] = {
    "bit": _bit,
    "byte": _byte,
    "instruction dropped": _dropped,
    "instruction doubled": _doubled,
    "instruction moved": _moved,
    "bit of a constant": _constant,
    "load or store at another offset": _offset,
    "another register": _exchanged,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed library."""

    path: Path
    change: str  # a key of CHANGES
    at: int  # where in the function the first changed byte is
    before: str  # the instruction there
    after: str


def mutants(library: Path, function: str, place: Path, seed: int, count: int) -> Iterator[Mutant]:
    """Changed copies of a library, each with another change of a function."""
    data = library.read_bytes()
    _, code = read_image(library).function(function)
    start = data.index(code)
    found = list(decoded(code, 0))
    rng = random.Random(seed)
    seen = {code}
    while len(seen) <= count:
        change = rng.choice(list(CHANGES))
        made = bytearray(code)
        CHANGES[change](rng, made, found)
        if bytes(made) not in seen:
            path = place / f"{len(seen)}.so"
            path.write_bytes(data[:start] + made + data[start + len(code) :])
            seen.add(bytes(made))
            at = next(i for i, (x, y) in enumerate(zip(code, made, strict=True)) if x != y)
            yield Mutant(path, change, at, _at(found, at), _at(list(decoded(bytes(made), 0)), at))


def _at(found: Code, at: int) -> str:
    return str(next(each for each in found if at < each.next_ip))


def behaves(path: Path, function: BlockFunction) -> bool:
    """Does a library's function leave what the description does, for random inputs?"""
    contract = Contract(read_image(path), function)
    return all(
        replayed(path, function, told) == told.wanted
        for seed in range(INPUTS)
        for told in [example(contract, seed % 4, Values(seed))]
    )


def judged(mutant: Mutant, function: BlockFunction) -> tuple[str, Verdict]:
    """What the proof says of a mutant, and whether that is right."""
    found = verdict(mutant.path, function, runs=True)
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
    return find(cc).shared_library(files, place / "library.so", request.target.c_flags)


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
