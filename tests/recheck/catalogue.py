"""The functions that are rechecked, of the cases of proofs on x86-64.

    python -m tests.recheck.catalogue [--only TEXT] [--part K/N]

proves and rechecks all of them, or those of cases whose names contain the text. It prints the seconds of the
processor and the outcome for each function, how many are rechecked, and how many functions of which kinds the
checker does not cover. The exit code is 1 if one is refused. Outcomes are stored in build/rechecked, so that
the same command continues after an interruption.
"""

import argparse
import json
import multiprocessing
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from hashwright.certify.log import Log
from hashwright.files.cache import digest, keep, recall
from hashwright.output.generate import sources
from hashwright.proof.contract.functions import ProvedFunction
from hashwright.recheck.contracts import contracts
from hashwright.recheck.log import PACKAGES, Rechecked, outcomes
from hashwright.recheck.terms import Unsupported
from hashwright.vendor.production import processors
from tests import compiled
from tests.proof.cases import COMPILERS, Case, cases
from tests.proof.catalogue import case_digest, part_of

KEPT: Final = Path(__file__).parents[2] / "build" / "rechecked"
Timed = tuple[Rechecked, float]  # the outcome for a function, and the processor time in seconds


def covered(case: Case) -> list[ProvedFunction]:
    """The functions of a case that the checker supports."""
    return [each for each in case.functions if is_supported(each)]


def is_supported(function: ProvedFunction) -> bool:
    try:
        return bool(contracts(function))
    except Unsupported:
        return False


def rechecked(case: Case) -> Iterator[Timed]:
    """The outcome for each of these functions."""
    with tempfile.TemporaryDirectory() as place:
        files = [compiled.written(case.asked) / name for name in sources(case.asked)]
        library = case.maker().bare_library(files, Path(place) / "library.so", case.flags)
        for function in covered(case):
            start, log = time.process_time(), Log()
            try:
                log.note(library, case.request, function)
                found = next(outcomes(str(log).splitlines()))
            except Exception as why:  # a fault of the proof; the other functions follow
                found = Rechecked(str(function), case.request.command(), refused=f"the proof failed: {why}")
            yield found, time.process_time() - start


def _outcomes(number: int) -> Sequence[Timed]:
    """The outcomes for the case of this number, which are stored."""
    case = cases()[number]
    kept = KEPT / digest([case_digest(case), *map(version, PACKAGES), Path(__file__).read_bytes()])
    if found := recall(kept):
        return [(Rechecked(*outcome), seconds) for outcome, seconds in json.loads(found)]
    made = [*rechecked(case)]
    keep(kept, json.dumps(made).encode())
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description="Rechecks the functions of the catalogue.")
    parser.add_argument("--only", default="", help="a part of the names of the cases")
    parser.add_argument("--part", default=(1, 1), type=part_of, metavar="K/N", help="the K-th of N parts")
    asked = parser.parse_args()
    (first, parts), total = asked.part, Counter[str]()
    mine = [
        i for i, each in enumerate(cases()) if each.compiler in COMPILERS["x86-64"] and asked.only in str(each)
    ]
    mine = mine[first - 1 :: parts]
    others = Counter(
        type(each).__name__ for i in mine for each in cases()[i].functions if not is_supported(each)
    )
    mine = [i for i in mine if covered(cases()[i])]
    # A process for each case: the checker remembers all claims.
    with multiprocessing.get_context("fork").Pool(processors(), maxtasksperchild=1) as pool:
        for number, found in zip(mine, pool.imap(_outcomes, mine), strict=True):
            for each, seconds in found:
                print(f"{seconds:6.2f} {cases()[number]}: {each}", flush=True)
                total.update(functions=1, rechecked=each.is_rechecked, refused=bool(each.refused))
    for kind, count in sorted(others.items()):
        print(f"not covered: {count} of the kind {kind}")
    count, every = total["rechecked"], total["functions"]
    print(f"{count} of {every} functions are rechecked; {others.total()} others are not covered")
    return int(bool(total["refused"]))


if __name__ == "__main__":
    sys.exit(main())
