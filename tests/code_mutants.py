"""Random changes of machine code, which the proof must reject if they matter.

    python -m tests.code_mutants md5 --target x86-64-bmi --cc gcc --seed 1 --count 200
    python -m tests.code_mutants aegis128l --target x86-64-aesni --kernel encrypt --emitter gas \
        --function aegis128l_encrypt_loop
    python -m tests.code_mutants --all --seed 1 --count 1000

Each change is one of CHANGES, in the bytes of a function: the named one, or the first that can be proved.
Rejected changes are listed by the reason; if an input refutes one, the changed function is called with it. If
the proof has no input, the checks of `verify` look for one.
Accepted changes must be equivalent: they are called beside the description with random inputs, and listed for a
reader. What this does not catch: an accepted change that differs only for rare inputs.

--all spreads the changes over the functions of tests/proof/subjects.py, adds their faults, and prints tables.
tests/proof/equivalent.py shows why accepted changes do the same; the reasons of the others are in
tests/proof/accepted.toml. A change without a reason is an error. --log keeps the fate of each change, so that
the same command continues an interrupted run. After Ctrl-C the tables are of what is known so far.
"""

import argparse
import json
import multiprocessing
import random
import re
import signal
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from hashwright.certify.once import proof_version
from hashwright.certify.prove import failing_check, proving_compiler, replay_for
from hashwright.certify.refute import example
from hashwright.certify.verdict import Replay, Verdict, verdict
from hashwright.files.cache import digest
from hashwright.output.generate import generate, sources
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.contract.functions import BlockFunction, MessageFunction, ProvedFunction, proving_of
from hashwright.proof.mean.architectures import MACHINES
from hashwright.proof.read.image import read_image
from hashwright.proof.say.values import Values
from hashwright.requests.request import Request, resolve
from hashwright.vendor.production import processors
from tests.proof.changes import ENCODINGS, CodeChange, CodePiece, InstructionChanges
from tests.proof.equivalent import REASONS
from tests.proof.subjects import SUBJECTS, Fault, Subject

INPUTS: Final = 16  # the number of random inputs for an accepted change
SILENCE: Final = 20.0  # seconds after which a check of a changed library counts as hanging


def _bit(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """One bit."""
    code[rng.randrange(piece.first, piece.end)] ^= 1 << rng.randrange(8)
    return True


def _byte(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """One byte."""
    code[rng.randrange(piece.first, piece.end)] ^= rng.randrange(1, 256)
    return True


def _changed(rng: random.Random, code: bytes, encoding: InstructionChanges) -> tuple[str, bytes]:
    """The name of a random change, and the changed code."""
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
        elif change == "instruction moved":  # after the next ones, up to eight
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


def _changes(library: Path, function: str, seed: int) -> Iterator[tuple[str, bytes]]:
    """Different changes of a function of a library: the name of each, and the changed code."""
    image = read_image(library)
    _, code = image.function(function)
    rng, seen = random.Random(seed), {code}
    while True:
        change, made = _changed(rng, code, ENCODINGS[image.architecture])
        if made not in seen:
            seen.add(made)
            yield change, made


def mutants(library: Path, function: str, place: Path, seed: int, count: int) -> Iterator[Mutant]:
    """Changed copies of a library, each with a different change of a function."""
    data, image = library.read_bytes(), read_image(library)
    _, code = image.function(function)
    encoding = ENCODINGS[image.architecture]
    for number, (change, made) in zip(range(count), _changes(library, function, seed), strict=False):
        yield _written(place / f"{number}.so", data, code, made, change, encoding)


def _written(
    path: Path, data: bytes, code: bytes, made: bytes, change: str, encoding: InstructionChanges
) -> Mutant:
    """A copy of a library in which a function has other code."""
    start = data.index(code)
    path.write_bytes(data[:start] + made + data[start + len(code) :])
    at = next((i for i, (x, y) in enumerate(zip(code, made, strict=True)) if x != y), 0)
    return Mutant(path, change, at, *(_at(encoding.pieces(each), at) for each in (code, made)))


def _at(pieces: Sequence[CodePiece], at: int) -> str:
    return next(each.text for each in pieces if at < each.end)


ACCEPTED, WRONG = "accepted", "ACCEPTED, WRONG"
REFUTED, REFUSED, RIGHT = "refuted by an input", "refused", "REFUTED, BUT RIGHT"
UNCALLED = "refuted, not called"  # this machine lacks the instructions


def behaves(path: Path, function: BlockFunction, run: Replay) -> bool:
    """Does a library's function compute the description for random inputs?"""
    contract = BlockContract(read_image(path), function)
    return all(
        run(path, function, told) == told.wanted
        for seed in range(INPUTS)
        for told in [example(contract, seed % 4, Values(seed))]
    )


def judged(mutant: Mutant, function: ProvedFunction, request: Request) -> tuple[str, Verdict]:
    """The verdict of the proof on a mutant, and whether the verdict is correct."""
    run = replay_for(function, request, MACHINES[read_image(mutant.path).architecture])
    found = verdict(mutant.path, function, run)
    if found.is_proved:
        is_right = not isinstance(function, BlockFunction) or not run or behaves(mutant.path, function, run)
        return (ACCEPTED if is_right else WRONG), found
    if not found.difference:
        is_shown = request.target.runs_here() and failing_check(request, mutant.path, SILENCE)
        return (REFUTED if is_shown else REFUSED), found
    if not run:
        return UNCALLED, found
    return (REFUTED if found.is_replayed else RIGHT), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hash", nargs="?", default="md5")
    parser.add_argument("--target", default="native")
    parser.add_argument("--kernel", default="blocks")
    parser.add_argument("--emitter", default="c")
    parser.add_argument("--function", default="")
    parser.add_argument("--cc")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--all", action="store_true", dest="is_all")
    parser.add_argument("--log", type=Path, default=Path("build/code_mutants.jsonl"))
    asked = parser.parse_args()
    if asked.is_all:
        sys.exit(_all(asked.seed, asked.count, asked.log))
    request = resolve(asked.hash, asked.target, kernel=asked.kernel, emitter=asked.emitter)
    with tempfile.TemporaryDirectory() as place:
        library = _compiled(request, asked.cc, Path(place))
        functions = proving_of(request.hash).functions(request)
        function = next(each for each in functions if asked.function in ("", each.name))
        _list(request, function, library, Path(place), asked.seed, asked.count)


def _compiled(request: Request, cc: str | None, place: Path) -> Path:
    generate(request).write(place)
    files = [place / name for name in sources(request)]
    return proving_compiler(request, cc).shared_library(files, place / "library.so", request.target.c_flags)


def _list(request: Request, function: BlockFunction, library: Path, place: Path, seed: int, count: int) -> None:
    totals: Counter[str] = Counter()
    for mutant in mutants(library, function.name, place, seed, count):
        kind, found = judged(mutant, function, request)
        totals[kind] += 1
        why = found.difference.step if found.difference else found.why
        print(
            f"{kind}: {mutant.change} at {mutant.at:#x}: {mutant.before} -> {mutant.after}: {why}", flush=True
        )
    print(dict(totals))


# All functions.

PATIENCE: Final = 120  # seconds of processor time for a proof
LISTED: Final = Path(__file__).parent / "proof" / "accepted.toml"
OF_ONE: Final = re.compile(r"^\w+( from bit \d+ on)?( of message \d+)?(?= differs from)")
REGISTER: Final = r"\b([re][a-d]x|[re][sbd][pi]|[rxwvd]\d+|mm|[cdefgs]s)\b"
NAMED: Final = re.compile(rf"(?<=written at ).*|(?<=depends on ).*|(?<=outside of ).*|{REGISTER}|\d+")


class TooLong(Exception):
    """A proof takes too long."""


@dataclass(frozen=True, slots=True)
class Task:
    """A change of a function."""

    subject: Subject
    change: str
    fault: Fault | None
    made: bytes  # the changed function; empty if the file has a fault

    def key(self) -> str:
        """Everything on which its result depends."""
        return digest((proof_version(), str(self.subject), self.change, repr(self.fault), self.made))


@dataclass(frozen=True, slots=True)
class Fate:
    """The result of a change."""

    subject: str
    change: str
    where: str  # the first changed instruction, before and after
    kind: str
    why: str  # the reason of a refusal; of an accepted change, the reason why it has no effect


def _all(seed: int, count: int, log: Path) -> int:
    """The exit code after changes of all functions."""
    log.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    known = {row["key"]: Fate(**row["fate"]) for row in rows}
    tasks = list(_tasks(seed, count))
    print(f"{len(tasks)} changes of {len(SUBJECTS)} functions", file=sys.stderr, flush=True)
    keys = [task.key() for task in tasks]
    missing = {key: task for key, task in zip(keys, tasks, strict=True) if key not in known}
    order = random.Random(seed).sample(
        list(missing), len(missing)
    )  # an interrupted run has changes of each kind
    try:
        with multiprocessing.get_context("fork").Pool(processors()) as pool, log.open("a") as stream:
            made = pool.imap(fate_of, (missing[key] for key in order))
            for number, (key, fate) in enumerate(zip(order, made, strict=True), len(keys) - len(order) + 1):
                known[key] = fate
                row = {"key": key, "fate": {name: getattr(fate, name) for name in Fate.__slots__}}
                print(json.dumps(row), file=stream, flush=True)
                if not number % 20:
                    print(f"{number} of {len(keys)}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("interrupted; the tables are of what is known so far", file=sys.stderr)
    explained = [_explained(task, known[key]) for task, key in zip(tasks, keys, strict=True) if key in known]
    print("\n".join(_tables(explained)))
    return int(
        any(fate.kind in (WRONG, RIGHT) or (fate.kind == ACCEPTED and not fate.why) for fate in explained)
    )


def _tasks(seed: int, count: int) -> Iterator[Task]:
    """The faults, and random changes of each function in proportion to its share, in rotation."""
    faults = [(subject, fault) for subject in SUBJECTS for fault in subject.faults]
    for subject, fault in faults[:count]:
        yield Task(subject, fault.what, fault, b"")
    left, shares = count - len(faults), sum(subject.share for subject in SUBJECTS)
    ends = [sum(each.share for each in SUBJECTS[: i + 1]) for i in range(len(SUBJECTS))]
    for subject, end in zip(SUBJECTS, ends, strict=True):
        number = left * end // shares - left * (end - subject.share) // shares
        changed = _changes(subject.library(), subject.function, seed)
        for _ in range(number):
            change, made = next(changed)
            yield Task(subject, change, None, made)


def fate_of(task: Task) -> Fate:
    """The result of a change, computed in a separate process."""

    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, stop)
    library = task.subject.library(task.fault)
    image = read_image(library)
    _, code = image.function(task.subject.function)
    encoding, data = ENCODINGS[image.architecture], library.read_bytes()
    with tempfile.TemporaryDirectory() as place:
        mutant = _written(Path(place) / "changed.so", data, code, task.made or code, task.change, encoding)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        try:
            kind, found = judged(mutant, task.subject.proved(), task.subject.request())
            why = found.why
        except TooLong:
            kind, why = REFUSED, f"no proof is found in {PATIENCE} seconds"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    where = f"{mutant.at:#x}: {mutant.before} -> {mutant.after}" if task.made else ""
    return Fate(str(task.subject), task.change, where, kind, why)


@cache
def _listed() -> Mapping[str, str]:
    """The reasons for accepted changes that a person found, by function and change."""
    return {
        f"{subject}: {where}": why
        for subject, of_subject in tomllib.loads(LISTED.read_text(encoding="utf-8")).items()
        for where, why in of_subject.items()
    }


def _explained(task: Task, fate: Fate) -> Fate:
    """An accepted change with the reason why it has no effect, if one is known."""
    if fate.kind != ACCEPTED or not task.made:
        return fate
    image = read_image(task.subject.library())
    _, code = image.function(task.subject.function)
    is_cleared = isinstance(task.subject.proved(), MessageFunction)
    why = REASONS[image.architecture](code, task.made, is_cleared)
    return replace(fate, why=why or _listed().get(f"{fate.subject}: {fate.where}", ""))


def _is_open(fate: Fate) -> bool:
    """Is it an accepted change without a reason, or a wrong verdict?"""
    return fate.kind in (WRONG, RIGHT) or (fate.kind == ACCEPTED and not fate.why)


def _tables(fates: Sequence[Fate]) -> Iterator[str]:
    kinds = (REFUTED, UNCALLED, REFUSED, ACCEPTED, WRONG, RIGHT)
    counts = Counter((fate.change, fate.kind) for fate in fates)
    names = dict.fromkeys(fate.change for fate in fates)
    shown = [kind for kind in kinds if any(counts[name, kind] for name in names)]
    yield from _table(("change", "mutants", *shown), [
        *(
            (name, sum(counts[name, kind] for kind in kinds), *(counts[name, kind] for kind in shown))
            for name in names
        ),
        ("all", len(fates), *(sum(counts[name, kind] for name in names) for kind in shown)),
    ])  # fmt: skip
    refused = Counter(_kind_of(fate.why) for fate in fates if fate.kind in (REFUTED, UNCALLED, REFUSED))
    yield from _table(("refused because", "mutants"), refused.most_common())
    accepted = Counter(fate.why or "NO REASON" for fate in fates if fate.kind == ACCEPTED)
    yield from _table(("accepted because", "mutants"), accepted.most_common())
    for fate in fates:
        if _is_open(fate):
            yield f"{fate.kind}: {fate.subject}: {fate.change}: {fate.where}: {fate.why}"


def _kind_of(why: str) -> str:
    """A reason without names, numbers and addresses."""
    short = why.partition(": ")[0].partition(", by ")[0].partition(" at 0x")[0]
    return NAMED.sub("...", OF_ONE.sub("a word that is left", short))


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    lines = [head, *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for number, line in enumerate(lines):
        cells = [cell.rjust(width) if i and number else cell.ljust(width) for i, (cell, width) in
                 enumerate(zip(line, widths, strict=True))]  # fmt: skip
        yield "| " + " | ".join(cells) + " |"
        if not number:
            yield "|-" + "-|-".join("-" * width for width in widths) + "-|"
    yield ""


if __name__ == "__main__":
    main()
