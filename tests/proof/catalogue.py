"""The functions that are proved, by compiler, and why others are not.

    python -m tests.proof.catalogue [--update] [--only TEXT] [--part K/N]

proves all of them, or those of cases whose names contain the text, and compares the verdicts with proved.toml,
or writes it and unproved.toml. It prints which share of the catalogue's functions is proved. It takes some
minutes, but only seconds if nothing has changed: verdicts and compiled files are stored in build/proofs, and
proofs in the user's cache, each by a digest of everything that it depends on. N machines prove a part each.
"""

import argparse
import multiprocessing
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from hashwright.certify.once import prove_once, reader_versions
from hashwright.files.cache import digest, keep, recall
from hashwright.output.generate import sources
from hashwright.vendor.production import processors
from hashwright.vendor.remembered import sources as generator_files
from tests import compiled
from tests.kept import environment, kept_objects
from tests.proof import inventory
from tests.proof.cases import Case, cases

LIST: Final = Path(__file__).with_name("proved.toml")
KEPT: Final = Path(__file__).parents[2] / "build" / "proofs"
UNJUDGED: Final = "not judged yet"  # the reason for a new case


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
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--part", default=(1, 1), type=part_of, metavar="K/N")
    asked = parser.parse_args()
    verdicts = judged()
    first, parts = asked.part
    groups = _groups([i for i, case in enumerate(cases()) if asked.only in str(case)])[first - 1 :: parts]
    with ProcessPoolExecutor(processors(), multiprocessing.get_context("fork")) as pool:
        for group, results in zip(groups, pool.map(_all_found, groups), strict=True):
            for number, (why, seconds) in zip(group, results, strict=True):
                verdicts[str(cases()[number])] = why
                print(f"{seconds:6.2f} {cases()[number]}: {why or 'proved'}", flush=True)
    found = inventory.reasons(verdicts)
    if asked.update:
        LIST.write_text(written(verdicts), encoding="utf-8")
        inventory.LIST.write_text(inventory.written(found), encoding="utf-8")
    elif tomllib.loads(written(verdicts)) != listed():
        sys.exit("the verdicts are not those of proved.toml")
    print(inventory.summary(found))


def judged() -> dict[str, str]:
    """The reasons why cases are not proved, by proved.toml; empty for those that are."""
    known = {case: why for each in listed().values() for case, why in each.items()}
    return {str(case): known.get(str(case), UNJUDGED) for case in cases()}


def part_of(text: str) -> tuple[int, int]:
    """The number of a part, from 1 on, and how many there are."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise argparse.ArgumentTypeError(f"'{text}' is no part; write 2/8 for the second of eight parts")
    return int(number), int(count)


def _groups(numbers: Sequence[int]) -> Sequence[Sequence[int]]:
    """The numbers of cases by their compiled files, so that one process compiles and reads them."""

    def files(number: int) -> tuple[str, str, str]:
        case = cases()[number]
        return case.asked.command(), case.compiler, str(case.flags)

    return [[*each] for _, each in groupby(numbers, files)]


def _all_found(numbers: Sequence[int]) -> Sequence[tuple[str, float]]:
    return [*map(_found, numbers)]


def _found(number: int) -> tuple[str, float]:
    """The reason why a function of the case of this number is not proved, and the processor time in seconds."""
    start = time.process_time()
    case = cases()[number]
    kept = KEPT / case_digest(case)
    if not (found := recall(kept).decode()):
        found = _reason(_anew(case)) or PROVED
        keep(kept, found.encode())
    return found.removeprefix(PROVED), time.process_time() - start


PROVED: Final = "proved"


def case_digest(case: Case) -> str:
    """A digest of everything on which the verdict on a case depends."""
    return digest([_generator(), str(case), *case.maker().command, case.maker().version(), *environment()])


def _anew(case: Case) -> str:
    """The verdict on a case, whose compiled files and proofs may be cached."""
    files = [compiled.written(case.asked) / name for name in sources(case.asked)]
    return case.verdict(kept_objects(case.maker(), files, KEPT, case.flags), prove_once)


@cache
def _generator() -> str:
    """A digest of everything that generates and proves code."""
    files = (*generator_files(), Path(__file__), Path(__file__).with_name("cases.py"))
    return digest(
        [sys.version, *reader_versions(), *(part for file in files for part in (str(file), file.read_bytes()))]
    )


def _reason(why: str) -> str:
    """A reason without the parts that depend on the compiler: addresses and terms."""
    return why.partition(":")[0].partition(", by ")[0]


if __name__ == "__main__":
    main()
