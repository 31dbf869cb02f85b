"""The space contains all choices, each point generates a kernel, and equal programs are recognised."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.explore.programs import program
from hashwright.explore.search import Budget, search
from hashwright.explore.space import ASSEMBLY, WRITTEN, Picked, Space
from hashwright.modes.merkle_damgard import BLOCKS
from hashwright.passes import forms
from hashwright.requests import fastest, settings
from hashwright.requests.fastest import Best, Found
from hashwright.requests.registry import CHOICES
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule
from tests.explore.spaces import OPEN, narrow, pretend, space, study, with_other_horizons


def offered(of: Space, wanted: Picked) -> dict[str, Sequence[str]]:
    """All options on the path to that point."""
    seen: dict[str, Sequence[str]] = {}

    def pick(name: str, able: Sequence[str]) -> str:
        seen[name] = able
        return wanted[name] if wanted.get(name) in able else able[0]

    of.walk(pick)
    return seen


def test_a_small_space_is_listed_whole() -> None:
    of = narrow()
    points = of.points(100)
    assert points
    seen = offered(of, {})
    assert [len(able) for name, able in seen.items() if name in OPEN] == [1, 2, 2]
    assert len(points) == 4
    assert points == [dict(zip(seen, values, strict=True)) for values in product(*seen.values())]
    assert of.points(len(points)) == points
    assert of.points(len(points) - 1) is None


@pytest.mark.parametrize("written", [0, 1])
def test_every_value_of_every_key_can_be_picked(written: int) -> None:
    of = space("ripemd160", "blocks", "x86-64-bmi")
    way = list(of.ways)[written]
    emitter = "gas" if way == "assembly" else "c"
    seen = offered(of, {WRITTEN: way})
    graph = of.hash.principal()
    keys = settings.values(graph, of.target, BLOCKS, 1, emitter)
    assert {key: tuple(able) for key, able in seen.items() if key in keys} == {
        key: able for key, able in keys.items() if key != "unit"
    }
    setting = settings.settle(graph, of.target, Schedule(), BLOCKS, emitter)
    for label in forms.labels(graph):
        assert tuple(seen[label]) == forms.fitting(graph, label, setting.machine)


def test_units_are_picked_round_by_round() -> None:
    of = space("md5", "blocks", "x86-64-avx512vl")
    mixed = dict.fromkeys(("unit.0.0", "unit.0.1", "unit.0.2"), "s") | {"unit.0.3": "v"}
    _, schedule = of.walk(lambda name, able: mixed.get(name, able[0]))
    assert schedule["unit"] == "sssv"
    assert of.walk(lambda name, able: "v" if name.startswith("unit") else able[0])[1]["unit"] == "v"


IDLE: Final = {
    (choice.name, value.word): value.idle
    for choice in CHOICES.values()
    for value in choice.values
    if value.idle
}


def test_values_beside_which_others_make_no_difference() -> None:
    assert IDLE == {("rounds", "loop"): ("cache",), ("sched", "source"): ("horizon", "spare")}


@pytest.mark.parametrize(("key", "value"), IDLE)
def test_what_makes_no_difference_is_not_picked(key: str, value: str) -> None:
    of = space("md5", "blocks", "x86-64")
    keys = offered(of, {key: value})
    assert not set(IDLE[key, value]) & keys.keys()
    assert set(IDLE[key, value]) <= offered(of, {}).keys()


@pytest.mark.parametrize(
    ("hash_name", "kernel", "target"),
    [
        ("md5", "blocks", "x86-64"),
        ("md5", "lanes", "x86-64-avx2"),
        ("ripemd160", "blocks", "x86-64-avx512vl"),
        ("ripemd160", "lanes", "aarch64-sha3"),
        ("aegis128l", "encrypt", "x86-64-aesni-avx"),
    ],
)
def test_the_generators_own_choices_are_in_the_space(hash_name: str, kernel: str, target: str) -> None:
    of = space(hash_name, kernel, target)
    defaults = list(of.defaults())
    assert [picked[WRITTEN] for picked in defaults] == list(of.ways)
    for picked in defaults:
        point = of.point(lambda name, able, picked=picked: picked[name])  # type: ignore[misc]
        default = settings.settle(
            of.hash.principal(), of.target, Schedule(), of.kernel, point.request.emitter
        ).schedule
        chosen = point.request.schedule.choices
        assert {key: value for key, value in default.choices.items() if key in chosen}.items() <= chosen.items()
        assert default.choices.keys() - chosen.keys() <= {key for keys in IDLE.values() for key in keys}


@pytest.mark.long
def test_the_best_of_any_core_are_in_the_space_and_tried_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedules = {
        ("a", GAS): "const=add,f1=reuse,sched=zen5,spare=2,unit=svvss/sssvs",
        ("b", C): "const=add,f1=reuse,f3=select,order=step,unit=svvvv/vvvvs",
        ("c", C): "f2=xor,order=line,unit=v",
    }
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fastest, "SHIPPED", ())
    for (core, emitter), schedule in schedules.items():
        best = Best("x86-64-avx512vl", emitter, schedule, 1, 1, 1, 0, 1, 1, 1, "", "", 0, 1, "", "")
        fastest.write(Found("ripemd160", "blocks", core, (best,)), tmp_path / "schedules")
    of = space("ripemd160", "blocks", "x86-64-avx512vl")
    picked = list(of.best())
    made = [of.walk(lambda name, _, picked=each: picked[name]) for each in picked]  # type: ignore[misc]
    assert [written == ASSEMBLY for written, _ in made] == [True, False, False]
    for (_, chosen), wanted in zip(made, schedules.values(), strict=True):
        assert Schedule.parse(wanted).choices.items() <= chosen.choices.items()
    pretend(monkeypatch)
    begun = study(of, tmp_path)
    own = [*of.defaults(), *of.uniform(), *picked]
    first = [each for number, each in enumerate(own) if each not in own[:number]]
    search(begun, Budget(points=len(first)))
    assert [each.picked for each in begun.records()] == first


def test_a_choice_that_is_composed_is_tried_with_each_letter_alone() -> None:
    of = space("ripemd160", "blocks", "x86-64-avx512vl")
    made = [of.walk(lambda name, _, picked=each: picked[name])[1] for each in of.uniform()]  # type: ignore[misc]
    assert [schedule["unit"] for schedule in made] == ["s", "v"] * len(of.ways)
    assert list(space("ripemd160", "lanes", "x86-64-avx512").uniform()) == [
        *space("ripemd160", "lanes", "x86-64-avx512").defaults()
    ]


def test_the_best_of_other_targets_come_after_those_of_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {
        "x86-64-bmi": "cache=8,const=lea,order=line,unit=s",  # kernels in vectors have no choice `cache`
        "x86-64-avx512vl": "order=round,unit=v",
        "x86-64-avx512": "order=half,unit=s",
    }
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fastest, "SHIPPED", ())
    best = [Best(target, GAS, it, 1, 1, 1, 0, 1, 1, 1, "", "", 0, 1, "", "") for target, it in found.items()]
    fastest.write(Found("ripemd160", "blocks", "a", tuple(best)), tmp_path / "schedules")
    of = space("ripemd160", "blocks", "x86-64-avx512vl")
    made = [of.walk(lambda name, _, picked=each: picked[name])[1] for each in of.best()]  # type: ignore[misc]
    assert [(each["order"], each["unit"]) for each in made] == [("round", "v"), ("half", "s"), ("line", "s")]
    assert made[2]["const"] == "lea"


def test_lanes_that_a_target_lacks_are_not_taken_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fastest, "SHIPPED", ())
    best = Best("x86-64-avx2", GAS, "lanes=8", 1, 1, 1, 0, 1, 1, 1, "", "", 0, 1, "", "")
    fastest.write(Found("md5", "lanes", "a", (best,)), tmp_path / "schedules")
    assert list(space("md5", "lanes", "x86-64-avx2").best())
    assert not list(space("md5", "lanes", "x86-64-sse2").best())


def test_equal_programs_have_one_digest() -> None:
    of = space("md5", "blocks", "x86-64")
    chosen = {WRITTEN: "assembly", "sched": "golden-cove", "horizon": "2"}
    made = [
        program(of.point(lambda name, able, one=one: one.get(name, able[0])))  # type: ignore[misc]
        for one in (chosen, chosen | {"spare": "0"}, chosen | {"g": "add"})
    ]
    assert str(made[0].point.request.schedule) != str(made[1].point.request.schedule)
    assert made[0].digest == made[1].digest != made[2].digest


def test_the_digest_of_c_leaves_out_the_command_and_holds_the_compiler() -> None:
    one = narrow()
    of = replace(one, compilers={**one.compilers, "another": next(iter(one.compilers.values()))})
    points = of.points(10)
    assert points
    made = [program(of.point(lambda name, _, picked=picked: picked[name])) for picked in points]  # type: ignore[misc]
    first, second = made[: len(made) // 2], made[len(made) // 2 :]
    assert len({each.point.request.command() for each in first}) > len({each.text for each in first})
    assert [each.text for each in first] == [each.text for each in second]
    assert not {each.digest for each in first} & {each.digest for each in second}


def test_another_version_of_the_space_has_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = space("md5", "blocks", "x86-64").digest()
    with_other_horizons(monkeypatch)
    assert space("md5", "blocks", "x86-64").digest() != before


def test_rounds_that_are_loops_work_in_one_unit() -> None:
    of = space("md5", "blocks", "x86-64-avx512vl")
    assembly = {WRITTEN: "assembly"}
    mixed = {"unit.0.0": "s", "unit.0.1": "v", "unit.0.2": "s", "unit.0.3": "v"}
    one = dict.fromkeys(mixed, "v")
    assert "loop" in offered(of, {**assembly, **one})["rounds"]
    assert "loop" not in offered(of, {**assembly, **mixed})["rounds"]
    with pytest.raises(
        UserError,
        match=r"rounds as loops need one kind of register; write 'unit=s', or rounds=inline with unit=svsv",
    ):
        resolve(
            "md5", "x86-64-avx512vl", kernel="blocks", schedule="unit=svsv,rounds=loop", emitter="gas"
        ).setting()
