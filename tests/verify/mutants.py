"""Random changes of generated files: finds those that `verify` accepts.

    python -m tests.verify.mutants --seed 1 --count 300

Each change is one operator, constant, condition, statement or order of arguments of a C file; of lines that
differ only in their numbers, such as the steps of a hash, one is drawn. Changes without a difference in the
compiled code are omitted. Accepted changes are printed as a diff: they must mean the same, or `verify` has a
gap. --log stores the fate of each change, and the same command continues an interrupted run.
"""

import argparse
import difflib
import json
import random
import re
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Final

from hashwright.errors import UserError
from hashwright.native.compiler import Compiler, find
from hashwright.requests.alternatives import Asked, ask
from hashwright.verify import run
from hashwright.verify.run import verify
from tests import compiled


class Quick(Compiler):
    """The compiler of this machine, without optimisation: most of the time goes to the checks."""

    def run(self, words: Sequence[str]) -> str:
        return super().run(["-O0" if word == "-O2" else word for word in words])


KINDS: Final[Mapping[str, tuple[str, str, Mapping[str, str]]]] = {
    "md5": ("md5", "portable", {}),
    "ripemd160": ("ripemd160", "portable", {}),
    "blocks": ("md5", "x86-64-bmi", {"kernel": "blocks"}),
    "lanes": ("md5", "portable", {"kernel": "lanes", "schedule": "streams=2"}),
    "lanes of vectors": ("md5", "x86-64-avx2", {"kernel": "lanes"}),
    "fixed": ("md5", "x86-64-avx2", {"kernel": "fixed", "length": "20"}),
    "batch": ("md5", "x86-64-avx2", {"kernel": "batch"}),
    "aegis128l": ("aegis128l", "x86-64-aesni", {}),
    "aegis256": ("aegis256", "x86-64-aesni", {}),
    "aegis128x2": ("aegis128x2", "x86-64-vaes", {}),
    "unrolled": ("aegis128l", "x86-64-aesni", {"schedule": "unroll=8"}),
    "bit planes": ("aegis128l", "portable", {}),
    "encrypt": ("aegis128l", "x86-64-aesni", {"kernel": "encrypt"}),
    "decrypt": ("aegis256", "x86-64-aesni", {"kernel": "decrypt"}),
    "mac": ("aegis128x2", "x86-64-aesni", {"kernel": "mac"}),
    "packets": ("aegis128l", "x86-64-aesni", {"kernel": "batch"}),
    "dispatch": ("md5", "portable,x86-64-bmi", {}),
    "dispatch of aegis": ("aegis128l", "portable,x86-64-aesni", {}),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Change:
    """One change of one file."""

    name: str  # of the file
    start: int  # of the changed text, in characters
    end: int
    text: str  # its replacement

    def made(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]

    def diff(self, source: str) -> str:
        before, after = (each.splitlines(keepends=True) for each in (source, self.made(source)))
        return "".join(difflib.unified_diff(before, after, self.name, self.name, n=2))


SILENCE: Final = 20.0  # seconds, for changes that hang
WORDS: Final = (
    (r"&&", "||"),
    (r"\|\|", "&&"),
    (r"==", "!="),
    (r"!=", "=="),
    (r"(?<= )<(?= )", "<="),
    (r"(?<= )<=(?= )", "<"),
    (r"(?<= )>(?= )", ">="),
    (r"(?<= )>=(?= )", ">"),
    (r"(?<= )\+(?= )", "-"),
    (r"(?<= )-(?= )", "+"),
    (r"(?<= )%(?= )", "/"),
    (r"(?<= )\^(?= )", "|"),
    (r"(?<= )&(?= )", "|"),
    (r"(?<= )\|(?= )", "&"),
    (r"(?<= )<<(?= )", ">>"),
    (r"(?<= )>>(?= )", "<<"),
    (r"\+=", "-="),
    (r"\|=|\^=", "="),
    (r"\buint64_t\b", "uint32_t"),
    (r"(?<=\bif \()(?=.)", "1 || "),
    (r"(?<=\bif \()(?=.)", "0 && "),
    (r"(?<=\breturn )\w+\(.*\)(?=;)", "0"),
)
NUMBER: Final = re.compile(r"(?<![\w.])(?:0x([0-9a-f]+)|(\d+))(?=u?(?:ll)?(?![\w.]))")
STATEMENT: Final = re.compile(
    r"^ +(?!(?:return|break|const|static|for|if|else|do|while)\b)[^;{}\n]*;(?=$)", re.M
)
CALL: Final = re.compile(r"(?<=\()([^(),;{}]+), ([^(),;{}]+)(?=[,)])")
SILENT: Final = re.compile(
    r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\])*\"|^#[^\n]*(?:\\\n[^\n]*)*", re.DOTALL | re.MULTILINE
)


def code(source: str) -> str:
    """A C file whose comments, strings and directives consist of @."""
    return SILENT.sub(lambda found: re.sub(r"[^\n]", "@", found[0]), source)


def changes(name: str, source: str) -> Iterator[Change]:
    """The changes of a C file, outside of comments, strings and directives."""
    plain = code(source)
    for pattern, text in WORDS:
        for found in re.finditer(pattern, plain):
            yield Change(name, *found.span(), text)
    for found in NUMBER.finditer(plain):
        value = int(found[1], 16) if found[1] else int(found[2])
        for other in (value + 1, value - 1) if value else (1,):
            yield Change(name, *found.span(), f"{other:#x}" if found[1] else str(other))
    for found in STATEMENT.finditer(plain):
        yield Change(name, *found.span(), "    ;")
    for found in CALL.finditer(plain):
        if found[1] != found[2] and " " not in found[1]:
            yield Change(name, *found.span(), f"{found[2]}, {found[1]}")


def shapes(source: str, changes: Iterable[Change]) -> dict[str, list[Change]]:
    """The changes of a file by their form without the numbers of the line."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        start = source.rfind("\n", 0, change.start) + 1
        end = source.find("\n", change.end)
        line = f"{source[start : change.start]}[{change.text}]{source[change.end : end]}"
        found.setdefault(re.sub(r"(?<![a-z])[0-9a-f]*\d[0-9a-f]*u?[a-z]?|\d+[a-z]?", "0", line), []).append(
            change
        )
    return found


@cache
def asked(kind: str) -> Asked:
    """The request of a kind of files."""
    hash_name, targets, more = KINDS[kind]
    return ask(hash_name, targets, **more)


def drawn(kind: str, count: int, seed: int) -> list[Change]:
    """Changes of the files of a kind, each of a different shape."""
    rng = random.Random(seed)
    by_shape = [
        each
        for path in sorted(compiled.written(asked(kind)).glob("*.c"))
        for source in [path.read_text(encoding="ascii")]
        for each in shapes(source, changes(path.name, source)).values()
    ]
    return [rng.choice(each) for each in rng.sample(by_shape, min(count, len(by_shape)))]


@cache
def code_of(source: str, name: str, headers: Path, level: str) -> bytes:
    """The object file of a text. Raises UserError if the compiler rejects it."""
    with tempfile.TemporaryDirectory() as place:
        file, made = Path(place) / name, Path(place) / "made.o"
        file.write_text(source, encoding="ascii")
        find().run([level, "-w", "-c", f"-I{headers}", "-o", str(made), str(file)])
        return made.read_bytes()


def fate(kind: str, change: Change) -> str:
    """The result of `verify` for a change: the reason of a rejection or an omission, or `passes`."""
    files = compiled.written(asked(kind))
    source = (files / change.name).read_text(encoding="ascii")
    texts = source, change.made(source)

    def is_same(level: str) -> bool:
        return len({code_of(text, change.name, files, level) for text in texts}) == 1

    try:
        if is_same("-O0"):
            return "same code"
    except UserError:
        return "no C"
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        for path in files.iterdir():
            (place / path.name).write_bytes(path.read_bytes())
        (place / change.name).write_text(texts[1], encoding="ascii")
        for check in verify(asked(kind), place, Quick(find().command)):
            if not check.passed:
                return f"refused: {check.name}: {check.failure}"[:300]
    return "same code" if is_same("-O2") else "passes"


Drawn = Callable[[str, int, int], Iterable[Change]]  # by kind, their number, and seed


def judge(
    module: str, about: str, drawn: Drawn, fate: Callable[[str, Change], str], bad: Collection[str]
) -> list[str]:
    """The fates, without reasons, of the changes that the command line wants; prints the bad ones as diffs."""
    kept = module.removeprefix("tests.").replace(".", "_")
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--kinds", nargs="*", default=[*KINDS], choices=KINDS, metavar="KIND")
    parser.add_argument("--log", type=Path, default=Path("build", f"{kept}.jsonl"))
    told = parser.parse_args()
    told.log.parent.mkdir(exist_ok=True)
    rows = [json.loads(line) for line in told.log.read_text().splitlines()] if told.log.exists() else []
    known = {row["diff"]: row["fate"] for row in rows}
    run.SILENCE = SILENCE  # type: ignore[misc]
    plans = [
        [(kind, each) for each in drawn(kind, -(-told.count // len(told.kinds)), told.seed)]
        for kind in told.kinds
    ]
    fates = []
    for kind, change in filter(None, chain(*zip_longest(*plans))):
        source = (compiled.written(asked(kind)) / change.name).read_text(encoding="ascii")
        diff = f"{kind}\n{change.diff(source)}"
        if diff not in known:
            known[diff] = fate(kind, change)
            with told.log.open("a") as log:
                log.write(json.dumps({"diff": diff, "fate": known[diff]}) + "\n")
        fates.append(known[diff].partition(":")[0])
        if fates[-1] in bad:
            print(f"{diff}\n{known[diff]}\n", flush=True)
    print(", ".join(f"{fates.count(each)} {each}" for each in sorted({*fates})))
    return fates


if __name__ == "__main__":
    judge("tests.verify.mutants", __doc__, drawn, fate, ("passes",))
