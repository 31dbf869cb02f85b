"""Random changes of generated C: finds those that the proof accepts.

    python -m tests.proof.source_mutants --seed 1 --count 300

Each change is one of those of tests/verify/mutants.py, or one of CHANGES, most of which take effect for one
number or one address only, so that tests of random inputs miss them. The functions whose code differs are
proved, until one is refused. Accepted changes are printed as a diff: they must mean the same, or the proof has
a gap. If `verify` rejects one, that is an error. --log stores the fate of each change, and the same command
continues an interrupted run. What this does not catch: a function whose code differs only in what it calls, if
other functions differ.
"""

import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from hashwright.certify.built import Build, builds, features_for
from hashwright.certify.once import prove_now
from hashwright.errors import CheckFailed
from hashwright.output.generate import sources
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.read.image import Image
from hashwright.proof.read.objects import read_objects
from hashwright.proof.run.state import Unproved
from hashwright.verify.run import verify
from tests import compiled, needs
from tests.verify.mutants import STATEMENT, Change, Quick, asked, changes, code, judge, shapes

MADE: Final = "x86-64"  # the architecture of the code
NUMBERS: Final = ("7", "33", "255", "4096", "12345", "0x100000000")
DEFINED: Final = re.compile(
    r"^(?!typedef|struct|enum)\w[\w *\n]*?\b\w+\(([^{};]*)\)\n\{\n(.*?)^\}", re.M | re.S
)
NUMBER: Final = re.compile(r"\b(?:size_t|uint64_t|uint32_t|int) (?:const )?(\w+)(?=[,)]|$)")
COUNTED: Final = re.compile(r"(?<![\w.>])\w+->(?:\w*len|length|left|blocks|at)\b(?!\[)")  # in memory
BYTES: Final = re.compile(r"\b(const )?uint8_t (?:\*(?:const )?)?(\w+)(?:\[\w+\])?(?=[,)]|$)")
CONDITION: Final = re.compile(r"\b(?:if|while) \(()|\bfor \([^;]*; ()[^;]+; ")
DECLARES: Final = re.compile(r" +(?:const )?[A-Za-z_]\w*(?: const)? \**\w+(?:\[\w+\])?(?: =|;|,)")


@dataclass(frozen=True, slots=True)
class Function:
    """The text of a function of a file, without comments and strings."""

    start: int  # of its statements, in characters of the file
    text: str
    numbers: Sequence[str]  # what it is given
    pointers: Sequence[str]
    written: Sequence[str]  # those to bytes that it may write

    def statements(self) -> Iterator[re.Match[str]]:
        """Those that may be left out, but declarations, on one line each."""
        found = STATEMENT.finditer(self.text)
        return (each for each in found if not DECLARES.match(each[0]) and "@" not in each[0])

    def conditions(self) -> Iterator[tuple[int, int]]:
        for found in CONDITION.finditer(self.text):
            start = max(found.start(1), found.start(2))
            yield start, _end(self.text, start)


def _end(text: str, start: int) -> int:
    """The end of a condition, which a parenthesis or a semicolon ends."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth < 0 or (not depth and text[at] == ";"):
            return at
    return len(text)


Made = tuple[int, int, str]  # from where to where in a function, and the text there
Making = Callable[[Function, random.Random], Iterator[Made]]


def _rare(function: Function, rng: random.Random) -> Iterator[str]:
    """Conditions that hold for nearly all numbers and addresses."""
    yield from (f"{each} != {rng.choice(NUMBERS)}" for each in function.numbers)
    for one in function.pointers:
        yield from (f"{one} != 0", f"(uintptr_t){one} % 64 != 13")
        yield from (f"{one} + {rng.choice([0, 16])} != {other}" for other in function.pointers if other != one)


def _rarely(function: Function, rng: random.Random) -> Iterator[Made]:
    """A condition is another one, rarely."""
    for start, end in function.conditions():
        for rare in _rare(function, rng):
            yield start, end, f"({function.text[start:end]}) && {rare}"
            yield start, end, f"({function.text[start:end]}) || !({rare})"


def _left_out(function: Function, rng: random.Random) -> Iterator[Made]:
    """A statement is left out, rarely."""
    for each in function.statements():
        for rare in _rare(function, rng):
            yield each.start(), each.start(), f"    if ({rare})\n"


def _written(function: Function, rng: random.Random) -> Iterator[Made]:
    """A byte is changed, rarely."""
    for each in function.statements():
        for rare, name in ((rare, name) for rare in _rare(function, rng) for name in function.written):
            yield (
                each.start(),
                each.start(),
                f"    if (!({rare}))\n    {name}[{rng.choice([0, 1, 15])}] ^= 1;\n",
            )


def _read(function: Function, rng: random.Random) -> Iterator[Made]:
    """A byte is read that is not used."""
    for each in function.statements():
        for name in function.pointers:
            place = rng.choice([f"{name} - 1", *(f"{name} + {number}" for number in function.numbers)])
            yield each.start(), each.start(), f"    (void)*(volatile const uint8_t *)({place});\n"


def _stored(function: Function, rng: random.Random) -> Iterator[Made]:
    """An input is written as it is."""
    for each in function.statements():
        for name in {*function.pointers} - {*function.written}:
            value = f"*(const volatile uint8_t *){name}"
            yield each.start(), each.start(), f"    *(volatile uint8_t *)(uintptr_t){name} = {value};\n"


def _doubled(function: Function, rng: random.Random) -> Iterator[Made]:
    """A statement is executed twice."""
    for each in function.statements():
        yield each.start(), each.start(), f"{each[0]}\n"


def _exchanged(function: Function, rng: random.Random) -> Iterator[Made]:
    """Two statements are in the other order."""
    for one, other in pairwise(function.statements()):
        if function.text[one.end() : other.start()] == "\n":
            yield one.start(), other.end(), f"{other[0]}\n{one[0]}"


def _other(function: Function, rng: random.Random) -> Iterator[Made]:
    """A number is one more or less, or has fewer bits; a pointer is another one."""
    for name in (*function.numbers, *function.pointers):
        others = [each for each in function.pointers if each != name]
        for found in re.finditer(
            rf"(?<![\w.>&]){re.escape(name)}\b(?! ?(?:=[^=]|[-+]=|\+\+|--|\[))", function.text
        ):
            if name in function.numbers:
                yield *found.span(), rng.choice([f"({name} + 1)", f"({name} - 1)", f"(uint32_t){name}"])
            elif others:
                yield *found.span(), rng.choice(others)


def _bits(function: Function, rng: random.Random) -> Iterator[Made]:
    """A bit of a number is another one."""
    for found in re.finditer(r"(?<![\w.])\d+(?![\w.])", function.text):
        value = int(found[0])
        yield *found.span(), str(value ^ 1 << rng.randrange(max(value.bit_length() + 1, 3)))


CHANGES: Final[Sequence[Making]] = (
    *(_rarely, _left_out, _written, _read, _stored, _doubled, _exchanged, _other, _bits),
)


def functions(source: str) -> Iterator[Function]:
    """The functions of a C file."""
    for found in DEFINED.finditer(code(source)):
        given, text = found[1], found[2]
        numbers = (*NUMBER.findall(given), *dict.fromkeys(COUNTED.findall(text)))
        pointers = BYTES.findall(given)
        names, written = [name for _, name in pointers], [name for const, name in pointers if not const]
        yield Function(found.start(2), text, numbers, names, written)


def _made(making: Making, name: str, source: str, rng: random.Random) -> Iterator[Change]:
    for each in functions(source):
        for start, end, text in making(each, rng):
            yield Change(name, each.start + start, each.start + end, text)


def drawn(kind: str, count: int, seed: int) -> Iterator[Change]:
    """Changes of the files of a kind: in rotation by CHANGES, and each of those of a different shape."""
    rng = random.Random(seed)
    pools = [list[list[Change]]() for _ in (*CHANGES, changes)]
    for path in sorted(compiled.written(asked(kind)).glob("*.c")):
        source = path.read_text(encoding="ascii")
        found = [*(_made(each, path.name, source, rng) for each in CHANGES), changes(path.name, source)]
        for pool, made in zip(pools, found, strict=True):
            pool.extend(shapes(source, made).values())
    for pool in pools:
        rng.shuffle(pool)
    for number in range(count):
        if pool := pools[number % len(pools)]:
            yield rng.choice(pool.pop())


@cache
def build(kind: str) -> Build:
    """The functions that are proved, and how their files are compiled."""
    return builds(asked(kind), MADE)[0]


def image(kind: str, files: Path) -> Image:
    """The object files of C files. Raises UserError if the compiler rejects one."""
    with tempfile.TemporaryDirectory() as place:
        paths = [files / name for name in sources(asked(kind))]
        return read_objects(needs.compiler("gcc").objects(paths, Path(place) / "objects", build(kind).flags))


@cache
def honest(kind: str) -> Image:
    return image(kind, compiled.written(asked(kind)))


def why_not(kind: str, found: Image) -> str:
    """The reason why a function whose code differs is not proved; empty if all are."""
    codes = [
        {str(each): of.function(each.name)[1] for _, each in build(kind).functions}
        for of in (honest(kind), found)
    ]
    unlike = [pair for pair in build(kind).functions if len({made[str(pair[1])] for made in codes}) > 1]
    for request, each in sorted(unlike or build(kind).functions, key=lambda pair: len(codes[1][str(pair[1])])):
        features = features_for(each, request, MADE)
        try:
            prove_now(contract_of(replace(found, features=features), each))
        except (Unproved, CheckFailed) as why:
            return f"{each}: {why}"
    return ""


REFUSED, ACCEPTED, WRONG = "refused", "accepted", "ACCEPTED, WRONG"


def fate(kind: str, change: Change) -> str:
    """What the proof says to a change, with a reason, or why it is no change."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for path in compiled.written(asked(kind)).iterdir():
            (place / path.name).write_bytes(path.read_bytes())
        made = change.made((place / change.name).read_text(encoding="ascii"))
        (place / change.name).write_text(made, encoding="ascii")
        try:
            found = image(kind, place)
        except CheckFailed as why:
            return f"{REFUSED}: {why}" if "compiler failed" not in str(why) else "no C"
        if found == honest(kind):
            return "same code"
        if why_not_ := why_not(kind, found):
            return f"{REFUSED}: {why_not_}"[:300]
        for check in verify(asked(kind), place, Quick(needs.compiler("gcc").command)):
            if not check.passed:
                return f"{WRONG}: {check.name}: {check.failure}"[:300]
    return ACCEPTED


if __name__ == "__main__":
    sys.exit(WRONG in judge("tests.proof.source_mutants", __doc__, drawn, fate, (ACCEPTED, WRONG)))
