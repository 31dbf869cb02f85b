"""A sample of cases has every value of every axis, and a run reports the omitted cases."""

import random
import re
import subprocess
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.request import resolve
from tests import selection
from tests.selection import Case, sample, values

TESTS: Final = Path(__file__).parent
CASES: Final = {
    "-".join(case): Case(case) for case in product(("md5", "ripemd160", "aegis128l"), ("gcc", "clang"), "0123")
}


@dataclass(frozen=True)
class Flagged:
    """A type of values without a name."""

    level: str
    flags: tuple[str, ...]


def test_every_value_is_in_the_sample() -> None:
    chosen = sample(CASES)
    assert chosen < CASES.keys()
    assert Case().union(*(CASES[name] for name in chosen)) == Case().union(*CASES.values())


def test_known_values_need_no_case() -> None:
    known = Case(("md5", "ripemd160", "gcc", "clang", "1", "2", "3"))
    chosen = sample(CASES, known)
    assert Case().union(*(CASES[name] for name in chosen)) >= {"aegis128l", "0"}
    assert len(chosen) < len(sample(CASES))


def test_of_cases_without_axes_there_is_one() -> None:
    assert len(sample(dict.fromkeys("abc", Case()))) == 1


def test_the_order_of_the_cases_changes_nothing() -> None:
    names = random.Random(1).sample([*CASES], len(CASES))
    assert sample({name: CASES[name] for name in names}) == sample(CASES)


def test_the_values_of_requests_and_records() -> None:
    request = resolve("md5", "x86-64-avx2", kernel="lanes", schedule="lanes=8,streams=2")
    words = {"md5", "x86-64-avx2", "lanes", "lanes=8", "streams=2"}
    assert words <= {*values("request", request)}
    named = resolve("md5", "x86-64-avx2", kernel="lanes", schedule="lanes=8,streams=2", prefix="my_")
    assert {*values("request", named)} == {*values("request", request)}
    assert {*values("asked", request)} == {*values("request", request)}
    assert {*values("target", request.target)} == {"x86-64-avx2"}
    assert {*values("flags", Flagged("-O2", ("-g",)))} == {"-O2", "-g"}
    assert {*values("size", 16)} == {"size: 16"}


def test_what_is_quick_is_there() -> None:
    assert [name for name in selection.QUICK if not (TESTS / name).exists()] == []


@pytest.mark.long
def test_the_longest_modules_come_first() -> None:
    """Each exists, and the first test of a run is one of the longest module."""
    assert [name for name in selection.LONGEST if not (TESTS / name).exists()] == []
    quick, *_ = selection.QUICK
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        *(str(TESTS / each) for each in (quick, selection.LONGEST[0])),
    ]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert done.stdout.startswith(f"tests/{selection.LONGEST[0]}:"), done.stdout


def test_a_long_test_is_left_out(request: pytest.FixtureRequest) -> None:
    test = request.node
    assert selection.left_out([test]) == set()
    assert selection.left_out([test], (True,)) == {test}
    test.add_marker("long")
    assert selection.left_out([test]) == {test}
    assert selection.left_out([test], (True,)) == set()
    assert selection.left_out([test], (False, True)) == set()


@pytest.mark.long
def test_no_long_test_begins_after_its_time() -> None:
    """Others do."""
    command = [sys.executable, "-m", "pytest", "--long", "-rs", "-k", "test_a_run_says or left_out"]
    done = subprocess.run(
        [*command, "--within", "0", __file__], cwd=TESTS.parent, capture_output=True, text=True, check=False
    )
    assert re.search(r"SKIPPED \[2\] tests/conftest\.py:\d+: 0 minutes were over", done.stdout), done.stdout
    assert "1 passed, 2 skipped" in done.stdout, done.stdout


def collected(*words: str) -> list[str]:
    """pytest's output for a module of sampled tests, in two processes as in `make test`."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "-k", "nothing_of_this_name", *words]
    done = subprocess.run(
        [*command, "tests/native/test_wipe.py"], cwd=TESTS.parent, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()


@pytest.mark.long
@pytest.mark.parametrize("words", [(), ("--full",)])
def test_a_run_says_how_many_cases_it_leaves_out(words: tuple[str, ...]) -> None:
    said = [line for line in collected(*words) if "were left out; pytest --full runs all" in line]
    assert len(said) == (0 if words else 1)
    assert all(int(line.split()[0]) > 0 for line in said)
