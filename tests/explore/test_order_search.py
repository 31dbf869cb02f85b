"""The search in orders of instructions: what it finds is valid, stored, and made again from the schedule."""

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.explore import gains, order_search
from hashwright.explore.finals import is_current
from hashwright.explore.space import ASSEMBLY, WRITTEN
from hashwright.explore.study import MEASURED, Record, Study
from hashwright.lower.permutation import digest
from hashwright.native import inprocess
from hashwright.output.generate import generate
from hashwright.requests import fastest
from hashwright.requests.fastest import Best, Found
from hashwright.requests.registry import MOVES
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule
from tests import needs
from tests.explore.spaces import space, study

ROOT: Final = Path(__file__).parents[2]
KERNELS: Final = (("aegis128l", "mac", "x86-64-aesni-avx"), ("md5", "blocks", "x86-64-bmi"))

SHORT: Final = 0.5  # seconds of a search


def searched(tmp_path: Path, hash_name: str, kernel: str, target: str) -> Study:
    """A study with one measured kernel in assembly."""
    needs.peachpy()
    of = study(space(hash_name, kernel, target), tmp_path)
    assert order_search.is_able(of.space)
    (picked,) = (each for each in of.space.defaults() if each[WRITTEN] == ASSEMBLY)
    _, schedule = of.space.walk(lambda name, _: picked[name])
    of.add(Record(MEASURED, picked, str(schedule), cpb=9.0))
    return of


def displaced(self: object, runners: Sequence[order_search._TimedOrder], samples: int) -> list[float]:
    """Fictitious cycles per byte: the farther instructions are from their places, the fewer."""
    return [8 / (1 + sum(abs(place - at) for at, place in enumerate(each.order))) for each in runners]


@pytest.fixture
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is timed, and each look at the clock takes 0.1 seconds; results are compared as always."""
    monkeypatch.setattr(order_search._Climber, "_timed", displaced)
    ticks = count(step=0.1)
    monkeypatch.setattr(order_search, "time", SimpleNamespace(monotonic=lambda: next(ticks)))


@pytest.mark.usefixtures("timeless")
@pytest.mark.parametrize(
    ("hash_name", "kernel", "target"), [pytest.param(*KERNELS[0], marks=pytest.mark.long), KERNELS[1]]
)
def test_what_it_finds_is_stored_and_made_again(
    hash_name: str, kernel: str, target: str, tmp_path: Path
) -> None:
    of = searched(tmp_path, hash_name, kernel, target)
    order_search.improve(of, 2.0)
    before, *after = of.records()
    assert before.cpb == 9.0
    (found,) = after
    assert 0 < found.cpb < 9
    assert found.picked[MOVES.name] != "off"
    assert Schedule.parse(found.schedule)[MOVES.name] == found.picked[MOVES.name]
    plain, moved = (
        resolve(hash_name, target, kernel=kernel, schedule=each.schedule, emitter="gas")
        for each in (before, found)
    )
    assert generate(moved).files != generate(plain).files
    assert of.best() == found


@pytest.mark.long
@pytest.mark.usefixtures("timeless")
def test_it_goes_on_from_an_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another run of the same study starts with the order that the first one found."""
    of = searched(tmp_path, *KERNELS[0])
    order_search.improve(of, 2.0)
    (_, first) = of.records()
    monkeypatch.setattr(order_search._Climber, "run", lambda self, until: iter([(self._kernel.order, 1.0)]))
    order_search.improve(of, 1.0)
    assert [each.schedule for each in of.records()][1:] == [first.schedule]


def test_an_interrupted_search_keeps_what_it_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = searched(tmp_path, *KERNELS[0])

    def interrupted(kernel: order_search._OrderedKernel, until: float) -> None:
        places = range(len(kernel.order) - 1)
        kernel.order = next(
            order
            for at in places
            for order in [(*places[:at], at + 1, at, *range(at + 2, len(kernel.order)))]
            if kernel.body.allows(order) and kernel.moved(order)
        )
        raise KeyboardInterrupt

    monkeypatch.setattr(order_search, "_climb", interrupted)
    with pytest.raises(KeyboardInterrupt):
        order_search.improve(of, 1.0)
    assert len(of.records()) == 2


def test_a_wrong_kernel_is_never_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If dependences were not seen, the comparison with the description would reject the order."""
    of = searched(tmp_path, *KERNELS[0])
    (kernel,) = order_search._ordered_kernels(of)
    monkeypatch.setattr("hashwright.lower.body.LoopBody.allows", lambda self, order: True)
    climber = order_search._Climber(kernel, tmp_path)
    monkeypatch.setattr(climber._watch, "is_right", lambda candidate: False)
    assert len(list(climber.run(time.monotonic() + SHORT))) == 1


def test_without_peachpy_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(routine: object) -> None:
        raise UserError("PeachPy is not installed")

    monkeypatch.setattr(inprocess, "load", missing)
    assert not order_search.is_able(space(*KERNELS[0]))


def test_kernels_with_the_same_loop_are_searched_once(tmp_path: Path) -> None:
    of = searched(tmp_path, *KERNELS[0])
    (record,) = of.records()
    of.add(Record(MEASURED, {**record.picked, "horizon": "4"}, record.schedule, cpb=8.0))
    found = list(order_search._ordered_kernels(of))
    assert len({digest(each.body) for each in found}) == len(found) == 1


def test_loops_that_peachpy_cannot_encode_keep_their_order(tmp_path: Path) -> None:
    of = searched(tmp_path, "aegis128l", "encrypt", "x86-64-vaes")
    (record,) = of.records()
    wide = {"pack": "2+copy"}  # 32 bytes in a register
    schedule = Schedule({**Schedule.parse(record.schedule).choices, **wide})
    of.add(Record(MEASURED, {**record.picked, **wide}, str(schedule), cpb=8.0))
    found = list(order_search._ordered_kernels(of))
    assert [each.request.schedule["pack"] for each in found] == ["off"]


def test_entries_with_moves_of_another_loop_are_replaced(tmp_path: Path) -> None:
    """A result with another loop than the generator's counts as one of another version."""
    plain = Best(
        "x86-64-aesni-avx",
        "gas",
        "unroll=1",
        1.0,
        1.0,
        1.0,
        0.0,
        1,
        16384,
        9,
        "cc",
        "",
        0.0,
        1,
        "2026-01-01",
        "cpu",
    )
    about = Found("aegis128l", "mac", "zen4", (plain,))
    assert is_current(plain, about)
    stale = replace(plain, schedule="moves=abcdef.1-0,unroll=1", high=0.5)
    assert not is_current(stale, about)
    fastest.write(replace(about, best=(stale,)), tmp_path)
    _, kept = fastest.write(about, tmp_path, is_current)
    assert not kept


def test_all_moves_are_one_value_in_the_report() -> None:
    record = Record(MEASURED, {WRITTEN: ASSEMBLY}, "moves=abcdef.1-0,unroll=1")
    assert gains.choices(record)[MOVES.name] == gains.FOUND
    assert gains.choices(replace(record, schedule="moves=off"))[MOVES.name] == "off"


@pytest.mark.sampled
@pytest.mark.parametrize("path", sorted((ROOT / fastest.DIRECTORY).glob("*.toml")), ids=lambda path: path.stem)
def test_the_included_schedules_are_current(path: Path) -> None:
    """After a change of a loop, `explore` finds its moves again; until then, the entry must not be included."""
    about = fastest.read_results(path)
    stale = [each.schedule for each in about.best if not is_current(each, about)]
    assert not stale, f"explore {about.hash} --kernel {about.kernel} again on {about.core}, or remove the entry"
