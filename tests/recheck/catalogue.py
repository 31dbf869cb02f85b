"""The functions that are rechecked, of the cases of proofs on x86-64.

    python -m tests.recheck.catalogue [--only TEXT] [--part K/N]

proves and rechecks all of them, or those of cases whose names contain the text, and prints how many are
rechecked, and how many functions of which kinds the checker does not cover. The exit code is 1 if one is
refused.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hashwright.output.generate import sources
from hashwright.proof.contract.functions import ProvedFunction
from hashwright.proof.report.log import Log
from hashwright.recheck.contracts import contracts
from hashwright.recheck.log import Rechecked, outcomes
from hashwright.recheck.terms import Unsupported
from tests import compiled
from tests.proof.cases import COMPILERS, Case, cases


def covered(case: Case) -> list[ProvedFunction]:
    """The functions of a case that the checker supports."""
    return [each for each in case.functions if is_supported(each)]


def is_supported(function: ProvedFunction) -> bool:
    try:
        return bool(contracts(function))
    except Unsupported:
        return False


def rechecked(case: Case) -> Iterator[Rechecked]:
    """The outcome for each of these functions."""
    with tempfile.TemporaryDirectory() as place:
        files = [compiled.written(case.asked) / name for name in sources(case.asked)]
        library = case.maker().bare_library(files, Path(place) / "library.so", case.flags)
        log = Log()
        for function in covered(case):
            log.note(library, case.request, function)
    names = set(map(str, covered(case)))
    return (each for each in outcomes(str(log).splitlines()) if each.function in names)


def main() -> int:
    parser = argparse.ArgumentParser(description="Rechecks the functions of the catalogue.")
    parser.add_argument("--only", default="", help="a part of the names of the cases")
    parser.add_argument("--part", default="1/1", metavar="K/N", help="the K-th of N parts")
    asked = parser.parse_args()
    first, parts = map(int, asked.part.split("/"))
    mine = [each for each in cases() if each.compiler in COMPILERS["x86-64"] and asked.only in str(each)]
    found, others = list[Rechecked](), Counter[str]()
    for case in mine[first - 1 :: parts]:
        others.update(type(each).__name__ for each in case.functions if not is_supported(each))
        for each in rechecked(case) if covered(case) else ():
            print(f"{case}: {each}", flush=True)
            found.append(each)
    for kind, count in sorted(others.items()):
        print(f"not covered: {count} of the kind {kind}")
    count = sum(each.is_rechecked for each in found)
    print(f"{count} of {len(found)} functions are rechecked; {others.total()} others are not covered")
    return int(any(each.refused for each in found))


if __name__ == "__main__":
    sys.exit(main())
