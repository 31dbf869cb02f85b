"""Orders by periodic schedules keep the dependences of a loop."""

import sys
from typing import Final

import pytest

from hashwright.explore.periodic_order import periodic_order
from hashwright.targets.cores import CORES
from tests import needs
from tests.lower.test_body import loop_of, request

SECONDS: Final = 30.0
CASES: Final = (
    ("aegis128l", "mac", "x86-64-aesni-avx", "unroll=1"),
    ("aegis256", "encrypt", "x86-64-aesni-avx512vl", "unroll=2"),
)


@pytest.mark.parametrize("core", ["zen4", "golden-cove"])
@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_the_order_is_one_of_the_loop(case: tuple[str, str, str, str], core: str) -> None:
    needs.package("ortools")
    _, of, _ = loop_of(request(*case))
    order = periodic_order(of, CORES[core], SECONDS)
    assert order
    assert sorted(order) == list(range(len(of.instructions)))
    assert order != tuple(sorted(order))
    assert of.allows(order)


def test_without_or_tools_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    _, of, _ = loop_of(request(*CASES[0]))
    assert periodic_order(of, CORES["zen4"], SECONDS) is None


def test_long_loops_have_none() -> None:
    _, of, _ = loop_of(request("md5", "blocks", "x86-64-bmi", ""))
    assert periodic_order(of, CORES["zen4"], SECONDS) is None
