"""The block functions that are rechecked, of the cases of proofs on x86-64.

    python -m tests.recheck.catalogue [--only TEXT]

proves and rechecks all of them, or those of cases whose names contain the text, in about 20 minutes, and prints
how many are rechecked. The exit code is 1 if one is refused or not covered.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hashwright.output.generate import sources
from hashwright.proof.contract.functions import BlockFunction
from hashwright.proof.report.log import Log
from hashwright.recheck.log import Rechecked, outcomes
from tests import compiled
from tests.proof.cases import COMPILERS, Case, cases


def covered(case: Case) -> list[BlockFunction]:
    """The functions of a case that the checker supports."""
    blocks = [each for each in case.functions if isinstance(each, BlockFunction)]
    return [each for each in blocks if not each.made() and not each.is_static]


def rechecked(case: Case) -> Iterator[Rechecked]:
    """The outcome for each of these functions."""
    with tempfile.TemporaryDirectory() as place:
        files = [compiled.written(case.asked) / name for name in sources(case.asked)]
        library = case.maker().bare_library(files, Path(place) / "library.so", case.flags)
        log = Log()
        for function in covered(case):
            log.note(library, case.request, function)
    names = {function.name for function in covered(case)}
    return (each for each in outcomes(str(log).splitlines()) if each.function in names)


def main() -> int:
    parser = argparse.ArgumentParser(description="Rechecks the block functions of the catalogue.")
    parser.add_argument("--only", default="", help="a part of the names of the cases")
    only = parser.parse_args().only
    found = []
    for case in cases():
        if case.compiler in COMPILERS["x86-64"] and only in str(case) and covered(case):
            for each in rechecked(case):
                print(f"{case}: {each}", flush=True)
                found.append(each.is_rechecked)
    print(f"{sum(found)} of {len(found)} functions are rechecked")
    return int(not all(found))


if __name__ == "__main__":
    sys.exit(main())
