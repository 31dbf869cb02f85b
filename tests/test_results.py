"""What was found is written, read, and used by `--schedule best`."""

import platform
import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright import processor, results
from hashwright.errors import UserError
from hashwright.modes.merkle_damgard.description import BLOCKS
from hashwright.processor import Processor
from hashwright.request import find_hash, resolve
from hashwright.results import Best, Found

SOME = Processor("AuthenticAMD", "25", "17", "1", ("x86-64",))
BEST = Best(
    "x86-64-bmi",
    "c",
    "g=plain",
    4.5,
    4.4,
    4.6,
    0.001,
    2000,
    16384,
    301,
    'cc "x" \\ 1',
    "a peer",
    5.0,
    9,
    "2026-01-02",
)
FOUND = Found("md5", "blocks", "A processor", "AuthenticAMD", "25", "17", "1", "x86-64", (BEST,))


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of the schedules, where the commands run, on some processor, with none shipped."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(results, "here", lambda: SOME)
    monkeypatch.setattr(results, "SHIPPED", ())
    return tmp_path / "schedules"


def test_what_is_written_is_read(place: Path) -> None:
    path, kept = results.write(FOUND, place)
    assert kept == []
    assert path == place / "md5-blocks.amd-25-17.toml"
    assert results.read_results(path) == FOUND
    assert path.read_bytes() == results.write(FOUND, place)[0].read_bytes()


def test_other_targets_and_emitters_stay(place: Path) -> None:
    other, faster = replace(BEST, emitter="gas"), replace(BEST, cpb=4.2, high=4.3)
    results.write(replace(FOUND, best=(other,)), place)
    results.write(FOUND, place)
    path, kept = results.write(replace(FOUND, best=(faster,)), place)
    assert results.read_results(path).best == (faster, other)
    assert kept == []


def test_what_was_faster_stays_with_its_evidence(place: Path) -> None:
    results.write(FOUND, place)
    worse = replace(BEST, cpb=4.45, high=4.7, samples=3, schedule="g=xor", date="2026-01-03")
    path, kept = results.write(replace(FOUND, best=(worse,)), place)
    assert results.read_results(path).best == (BEST,)
    assert kept == [BEST]
    as_good = replace(worse, high=BEST.high)
    results.write(replace(FOUND, best=(as_good,)), place)
    assert results.read_results(path).best == (as_good,)


def test_each_length_of_messages_has_its_own(place: Path) -> None:
    def told(length: int, cpb: float, schedule: str) -> Found:
        best = replace(BEST, schedule=schedule, cpb=cpb, low=cpb, high=cpb, bytes=length)
        return replace(FOUND, kernel="fixed", best=(best,))

    results.write(told(55, 1.0, "g=plain"), place)
    path, kept = results.write(told(16, 4.0, "g=xor"), place)
    assert kept == []
    assert [each.bytes for each in results.read_results(path).best] == [16, 55]
    for length, schedule in (("16", "g=xor"), ("55", "g=plain")):
        request = resolve("md5", "x86-64-bmi", kernel="fixed", length=length, schedule="best")
        assert str(request.schedule) == schedule
    with pytest.raises(UserError, match=r"fixed --length 32 on .* explore md5 --kernel fixed --length 32 -"):
        resolve("md5", "x86-64-bmi", kernel="fixed", length="32", schedule="best")


@pytest.mark.parametrize("schedule", ["g=nothing", "nothing=1", "no schedule"])
def test_what_can_be_made_no_more_is_told_and_gives_way(place: Path, schedule: str) -> None:
    results.write(replace(FOUND, best=(replace(BEST, schedule=schedule, high=1.0),)), place)
    with pytest.raises(UserError, match=r"md5-blocks.amd-25-17.toml is of another .*; explore again: `"):
        resolve("md5", "x86-64-bmi", schedule="best")
    path, kept = results.write(FOUND, place)
    assert (results.read_results(path).best, kept) == ((BEST,), [])


def test_where_nothing_can_be_written_is_told_before_the_search(place: Path) -> None:
    results.require_storable(find_hash("md5"), BLOCKS)
    assert not place.exists()
    place.write_text("no directory")
    with pytest.raises(UserError, match=r"cannot write schedules/md5-blocks\..*; explore where"):
        results.require_storable(find_hash("md5"), BLOCKS)
    place.unlink()
    place.mkdir()
    (place / FOUND.file).write_text("damaged")
    with pytest.raises(UserError, match="is no file of schedules"):
        results.require_storable(find_hash("md5"), BLOCKS)


def test_the_best_schedule_is_taken(place: Path) -> None:
    results.write(replace(FOUND, best=(BEST, replace(BEST, emitter="gas", schedule="g=xor"))), place)
    for emitter, schedule in (("c", "g=plain"), ("gas", "g=xor"), ("obj", "g=xor")):
        request = resolve("md5", "x86-64-bmi", kernel="blocks", schedule="best", emitter=emitter)
        assert str(request.schedule) == schedule
        assert f"--schedule {schedule}" in request.command()
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=plain"


def test_shipped_schedules_come_second(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = place.parent / "shipped"
    monkeypatch.setattr(results, "SHIPPED", (shipped,))
    results.write(replace(FOUND, best=(replace(BEST, schedule="g=add"),)), shipped)
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=add"
    results.write(FOUND, place)
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=plain"


def test_where_nothing_is_known_the_command_that_finds_it_is_told(place: Path) -> None:
    results.write(FOUND, place)
    with pytest.raises(UserError, match=r"`hashwright explore md5 --kernel blocks --target x86-64`"):
        resolve("md5", "x86-64", schedule="best")
    with pytest.raises(UserError, match=r"for this processor \(amd-25-17\)"):
        resolve("md5", "x86-64-bmi", kernel="lanes", schedule="best")


@pytest.mark.parametrize("text", ["", "best = 3", "[[best]]\ntarget = 'x'", "hash = \xff"])
def test_what_is_no_file_of_schedules_is_refused(place: Path, text: str) -> None:
    path = place / FOUND.file
    path.parent.mkdir()
    path.write_text(text, encoding="latin-1")
    with pytest.raises(UserError, match="is no file of schedules"):
        resolve("md5", "x86-64-bmi", schedule="best")


WRONG: Final[Mapping[Any, tuple[str, ...]]] = {
    str: ("3", "['x']", "{ a = 'x' }", "true", "2026-01-02"),
    int: ("'3'", "[3]", "3.0", "true"),
    float: ("'3.0'", "[3.0]", "true", "nan", "inf"),
}


@pytest.mark.parametrize("kind", [Best, Found])
def test_a_field_of_another_type_is_told_with_its_value(kind: type[Best] | type[Found], place: Path) -> None:
    path, _ = results.write(FOUND, place)
    text = path.read_text(encoding="utf-8")
    for each in fields(kind):
        for value in WRONG.get(each.type, ()):
            path.write_text(
                re.sub(rf"(?m)^{each.name} = .*$", f"{each.name} = {value}", text), encoding="utf-8"
            )
            with pytest.raises(UserError) as refused:
                resolve("md5", "x86-64-bmi", schedule="best")
            (read,) = tomllib.loads(f"x = {value}").values()
            assert f"{path.name} is no file of schedules (" in str(refused.value)
            assert f"'{each.name}' is {read!r}, no " in str(refused.value)
            assert str(refused.value).endswith("; remove it, and explore again")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('schedule = "g=plain"\n', "", "[[best]] 1: 'schedule' is missing"),
        ('hash = "md5"', 'hash = "md5"\nnothing = 3', "'nothing' is no field"),
        ("[[best]]", "[best]", "'best' is {"),
        ("cpb = 4.5", f"cpb = {'9' * 5000}", "it has a number of too many digits at line "),
    ],
)
def test_what_a_file_lacks_or_has_too_much_is_told(old: str, new: str, why: str, place: Path) -> None:
    path, _ = results.write(FOUND, place)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(UserError, match=rf"is no file of schedules \({re.escape(why)}"):
        results.read_results(path)


def test_a_whole_number_of_cycles_is_a_number(place: Path) -> None:
    path, _ = results.write(replace(FOUND, best=(replace(BEST, cpb=4),)), place)
    assert results.read_results(path).best[0].cpb == 4


def shipped() -> list[Path]:
    return sorted((Path(__file__).parents[1] / "schedules").glob("*.toml"))


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.name)
def test_what_is_shipped_can_be_made(path: Path) -> None:
    found = results.read_results(path)
    assert path.name == found.file
    assert tomllib.loads(path.read_text())["best"]
    for each in found.best:
        resolve(found.hash, each.target, kernel=found.kernel, schedule=each.schedule, emitter=each.emitter)
        assert each.low <= each.cpb <= each.high


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ({"vendor_id": "GenuineIntel", "cpu family": "6", "model": "143", "stepping": "8"}, "intel-6-143"),
        ({"cpu implementer": "0x41", "cpu architecture": "8", "cpu part": "0xd4f"}, "arm-8-0xd4f"),
        ({"vendor_id": "CentaurHauls", "cpu family": "7"}, "centaurhauls-7"),
        ({}, "unknown"),
    ],
)
def test_processors_have_names(told: dict[str, str], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor, "cpuinfo", lambda: told)
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    processor.here.cache_clear()
    try:
        assert processor.here().name == name
    finally:
        processor.here.cache_clear()
