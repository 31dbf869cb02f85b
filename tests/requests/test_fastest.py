"""The best schedules are written, read, and used by `--schedule best`."""

import platform
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.errors import UserError
from hashwright.modes.merkle_damgard import BLOCKS
from hashwright.output.generate import generate
from hashwright.requests import fastest, request
from hashwright.requests.fastest import Best, Found
from hashwright.requests.request import find_hash, resolve
from hashwright.targets import processor
from hashwright.targets.cores import CORES
from hashwright.targets.processor import Identified

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
    "A processor",
)
FOUND = Found("md5", "blocks", "some-core", (BEST,))
SOME = Identified("some-core", None, "")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of schedules, for commands on a fixed processor without included schedules."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(request, "identify", lambda _=None: SOME)
    monkeypatch.setattr(fastest, "SHIPPED", ())
    return tmp_path / "schedules"


def test_what_is_written_is_read(place: Path) -> None:
    path, kept = fastest.write(FOUND, place)
    assert kept == []
    assert path == place / "md5-blocks.some-core.toml"
    assert fastest.read_results(path) == FOUND
    assert path.read_bytes() == fastest.write(FOUND, place)[0].read_bytes()


def test_other_targets_and_emitters_stay(place: Path) -> None:
    other, faster = replace(BEST, emitter="gas"), replace(BEST, cpb=4.2, high=4.3)
    fastest.write(replace(FOUND, best=(other,)), place)
    fastest.write(FOUND, place)
    path, kept = fastest.write(replace(FOUND, best=(faster,)), place)
    assert fastest.read_results(path).best == (faster, other)
    assert kept == []


def test_what_was_faster_stays_with_its_evidence(place: Path) -> None:
    fastest.write(FOUND, place)
    worse = replace(BEST, cpb=4.45, high=4.7, samples=3, schedule="g=xor", date="2026-01-03")
    path, kept = fastest.write(replace(FOUND, best=(worse,)), place)
    assert fastest.read_results(path).best == (BEST,)
    assert kept == [BEST]
    as_good = replace(worse, high=BEST.high)
    fastest.write(replace(FOUND, best=(as_good,)), place)
    assert fastest.read_results(path).best == (as_good,)


def test_each_length_of_messages_has_its_own(place: Path) -> None:
    def told(length: int, cpb: float, schedule: str) -> Found:
        best = replace(BEST, schedule=schedule, cpb=cpb, low=cpb, high=cpb, bytes=length)
        return replace(FOUND, kernel="fixed", best=(best,))

    fastest.write(told(55, 1.0, "g=plain"), place)
    path, kept = fastest.write(told(16, 4.0, "g=xor"), place)
    assert kept == []
    assert [each.bytes for each in fastest.read_results(path).best] == [16, 55]
    for length, schedule in (("16", "g=xor"), ("55", "g=plain")):
        request = resolve("md5", "x86-64-bmi", kernel="fixed", length=length, schedule="best")
        assert str(request.schedule) == schedule
    made = resolve("md5", "x86-64-bmi", kernel="fixed", length="32", schedule="best")
    assert not made.schedule.choices
    assert re.search(r"fixed --length 32 in C on .* explore md5 --kernel fixed --length 32 -", made.notes[0])


@pytest.mark.parametrize("schedule", ["g=nothing", "nothing=1", "no schedule"])
def test_an_unsupported_schedule_is_reported_and_replaced(place: Path, schedule: str) -> None:
    fastest.write(replace(FOUND, best=(replace(BEST, schedule=schedule, high=1.0),)), place)
    with pytest.raises(
        UserError, match=r"md5-blocks.some-core.toml is from another version .*; explore again: `"
    ):
        resolve("md5", "x86-64-bmi", schedule="best")
    path, kept = fastest.write(FOUND, place)
    assert (fastest.read_results(path).best, kept) == ((BEST,), [])


def test_a_directory_without_write_access_is_reported_before_the_search(place: Path) -> None:
    fastest.require_storable(find_hash("md5"), BLOCKS, SOME)
    assert not place.exists()
    place.write_text("no directory")
    with pytest.raises(UserError, match=r"cannot write schedules/md5-blocks\..*; explore where"):
        fastest.require_storable(find_hash("md5"), BLOCKS, SOME)
    place.unlink()
    place.mkdir()
    (place / FOUND.file).write_text("damaged")
    with pytest.raises(UserError, match="is not a file of schedules"):
        fastest.require_storable(find_hash("md5"), BLOCKS, SOME)


def test_the_best_schedule_is_taken(place: Path) -> None:
    fastest.write(replace(FOUND, best=(BEST, replace(BEST, emitter="gas", schedule="g=xor"))), place)
    for emitter, schedule in (("c", "g=plain"), ("gas", "g=xor"), ("obj", "g=xor")):
        request = resolve("md5", "x86-64-bmi", kernel="blocks", schedule="best", emitter=emitter)
        assert str(request.schedule) == schedule
        assert f"--schedule {schedule}" in request.command()
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=plain"


def test_shipped_schedules_come_second(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = place.parent / "shipped"
    monkeypatch.setattr(fastest, "SHIPPED", (shipped,))
    fastest.write(replace(FOUND, best=(replace(BEST, schedule="g=add"),)), shipped)
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=add"
    fastest.write(FOUND, place)
    assert str(resolve("md5", "x86-64-bmi", schedule="best").schedule) == "g=plain"


def test_without_results_the_default_is_used_and_reported(
    place: Path,
) -> None:
    fastest.write(FOUND, place)
    for wanted, told in (
        ({"target_name": "x86-64"}, r"`hashwright explore md5 --kernel blocks --target x86-64 --record`$"),
        ({"target_name": "x86-64-bmi", "kernel": "lanes"}, r"for the core some-core, so the default is used"),
        ({"target_name": "x86-64-bmi", "emitter": "gas"}, r"in assembly on target 'x86-64-bmi'"),
    ):
        made = resolve("md5", **wanted, schedule="best")
        assert made == resolve("md5", **wanted)
        (note,) = made.notes
        assert re.search(told, note)
    assert resolve("md5", "x86-64-bmi", schedule="best").notes == ()


@pytest.mark.parametrize("text", ["", "best = 3", "[[best]]\ntarget = 'x'", "hash = \xff"])
def test_what_is_no_file_of_schedules_is_refused(place: Path, text: str) -> None:
    path = place / FOUND.file
    path.parent.mkdir()
    path.write_text(text, encoding="latin-1")
    with pytest.raises(UserError, match="is not a file of schedules"):
        resolve("md5", "x86-64-bmi", schedule="best")


WRONG: Final[Mapping[Any, tuple[str, ...]]] = {
    str: ("3", "['x']", "{ a = 'x' }", "true", "2026-01-02"),
    int: ("'3'", "[3]", "3.0", "true"),
    float: ("'3.0'", "[3.0]", "true", "nan", "inf"),
}


@pytest.mark.parametrize("kind", [Best, Found])
def test_a_field_of_another_type_is_reported_with_its_value(
    kind: type[Best] | type[Found], place: Path
) -> None:
    path, _ = fastest.write(FOUND, place)
    text = path.read_text(encoding="utf-8")
    for each in fields(kind):
        for value in WRONG.get(each.type, ()):
            path.write_text(
                re.sub(rf"(?m)^{each.name} = .*$", f"{each.name} = {value}", text), encoding="utf-8"
            )
            with pytest.raises(UserError) as refused:
                resolve("md5", "x86-64-bmi", schedule="best")
            (read,) = tomllib.loads(f"x = {value}").values()
            assert f"{path.name} is not a file of schedules (" in str(refused.value)
            assert f"'{each.name}' is {read!r}, not a " in str(refused.value)
            assert str(refused.value).endswith("; remove it, and explore again")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('schedule = "g=plain"\n', "", "[[best]] 1: 'schedule' is missing"),
        ('hash = "md5"', 'hash = "md5"\nnothing = 3', "'nothing' is not a field"),
        ("[[best]]", "[best]", "'best' is {"),
        ("cpb = 4.5", f"cpb = {'9' * 5000}", "it has a number of too many digits at line "),
    ],
)
def test_missing_and_unknown_fields_are_reported(old: str, new: str, why: str, place: Path) -> None:
    path, _ = fastest.write(FOUND, place)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(UserError, match=rf"is not a file of schedules \({re.escape(why)}"):
        fastest.read_results(path)


def test_a_whole_number_of_cycles_is_a_number(place: Path) -> None:
    path, _ = fastest.write(replace(FOUND, best=(replace(BEST, cpb=4),)), place)
    assert fastest.read_results(path).best[0].cpb == 4


SCHEDULES: Final = Path(__file__).parents[2] / "schedules"


def shipped() -> list[Path]:
    return sorted(SCHEDULES.glob("*.toml"))


@pytest.mark.long
@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.name)
def test_what_is_shipped_can_be_made(path: Path) -> None:
    found = fastest.read_results(path)
    assert path.name == found.file
    assert tomllib.loads(path.read_text())["best"]
    for each in found.best:
        resolve(found.hash, each.target, kernel=found.kernel, schedule=each.schedule, emitter=each.emitter)
        assert each.low <= each.cpb <= each.high


@pytest.mark.long
@pytest.mark.parametrize(
    ("about", "best"),
    [
        (about, each)
        for about in map(fastest.read_results, shipped())
        for each in about.best
        if "aegis" in about.hash
    ],
    ids=lambda each: each.file if isinstance(each, Found) else f"{each.target} {each.emitter}",
)
def test_what_is_shipped_for_aegis_is_read_back_to_the_same_bytes(
    about: Found, best: Best, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Generating also compares the loop with the one whose instructions the schedule moves."""
    place.mkdir()
    (place / about.file).write_text((SCHEDULES / about.file).read_text())
    monkeypatch.setattr(request, "identify", lambda _=None: replace(SOME, name=about.core))
    made = [
        resolve(about.hash, best.target, kernel=about.kernel, schedule=text, emitter=best.emitter)
        for text in (best.schedule, fastest.BEST)
    ]
    assert generate(made[0]).digest() == generate(made[1]).digest()


INTEL: Final = {"vendor_id": "GenuineIntel", "cpu family": "6"}
AMD: Final = {"vendor_id": "AuthenticAMD", "cpu family": "25"}


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Mapping[str, str], str], None]]:
    """Makes this processor report this model and these features."""

    def pretend(told: Mapping[str, str], features: str) -> None:
        monkeypatch.setattr(processor, "cpuinfo", lambda: told)
        monkeypatch.setattr(processor, "native", lambda: frozenset(features.split()))
        monkeypatch.setattr(platform, "system", lambda: "Linux")
        processor.here.cache_clear()

    yield pretend
    processor.here.cache_clear()


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ({**INTEL, "model": "143", "stepping": "8"}, "intel-6-143"),
        ({"cpu implementer": "0x41", "cpu architecture": "8", "cpu part": "0xd4f"}, "arm-8-0xd4f"),
        ({"vendor_id": "CentaurHauls", "cpu family": "7"}, "centaurhauls-7"),
        ({}, "unknown"),
    ],
)
def test_processors_have_names(
    told: dict[str, str], name: str, on: Callable[[Mapping[str, str], str], None]
) -> None:
    on(told, "")
    assert processor.here().name == name


@pytest.mark.parametrize(
    ("told", "features", "name", "why"),
    [
        ({**INTEL, "model": "143"}, "", "golden-cove", "by its family 6 and model 143."),
        ({**INTEL, "model": "207"}, "", "golden-cove", "by its family 6 and model 207."),
        ({**INTEL, "model": "173"}, "amx_tile", "golden-cove", "by its family 6 and model 173."),
        ({**INTEL, "model": "85"}, "avx512f", "skylake-x", "by its family 6 and model 85."),
        (
            {**INTEL, "model": "167"},
            "amx_tile",
            "golden-cove",
            "by its feature amx_tile, although its model is 167.",
        ),
        (
            {**INTEL, "model": "1"},
            "avx512_fp16",
            "golden-cove",
            "by its feature avx512_fp16, although its model is 1.",
        ),
        (
            {**INTEL, "model": "167"},
            "avx512f",
            "intel-6-167",
            "There is no table of the core of this processor",
        ),
        ({**AMD, "model": "1"}, "avx2", "zen3", "by its family 25 and model 1."),
        ({**AMD, "model": "1"}, "avx512f", "zen4", "by its feature avx512f, although its model is 1."),
        ({**AMD, "model": "97"}, "avx2", "zen4", "by its family 25 and model 97."),
        ({**AMD, "model": "7"}, "avx2", "amd-25-7", "There is no table of the core of this processor"),
        ({}, "amx_tile avx512f", "unknown", "There is no table of the core of this processor"),
    ],
)
def test_a_core_is_known_by_its_model_or_by_its_features(
    told: dict[str, str], features: str, name: str, why: str, on: Callable[[Mapping[str, str], str], None]
) -> None:
    on(told, features)
    found = processor.identify()
    assert (found.name, found.core) == (name, CORES.get(name))
    assert why in found.why


def test_what_was_found_on_one_model_serves_all_of_the_core(
    place: Path, monkeypatch: pytest.MonkeyPatch, on: Callable[[Mapping[str, str], str], None]
) -> None:
    monkeypatch.setattr(request, "identify", processor.identify)
    fastest.write(replace(FOUND, core="golden-cove"), place)
    for told, features in (({**INTEL, "model": "143"}, ""), ({**INTEL, "model": "167"}, "amx_tile")):
        on(told, features)
        assert resolve("md5", "x86-64-bmi", schedule="best").schedule.choices == {"g": "plain"}
    on({**AMD, "model": "17"}, "")
    (note,) = resolve("md5", "x86-64-bmi", schedule="best").notes
    assert "for the core zen4, so the default is used; find it: `hashwright explore md5" in note
    assert resolve("md5", "x86-64-bmi", schedule="best", core="golden-cove").schedule.choices == {"g": "plain"}


def test_a_core_that_is_none_or_that_nothing_asks_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "identify", processor.identify)
    with pytest.raises(UserError, match="there is no core 'golden'; write golden-cove, or one of: skylake-x,"):
        processor.identify("golden")
    with pytest.raises(UserError, match="there is no core 'golden'; write golden-cove, or one of: skylake-x,"):
        resolve("md5", "x86-64-bmi", core="golden")  # before the error about the use of --core
    with pytest.raises(
        UserError, match="--core selects the best schedule on zen4; write --schedule best with it"
    ):
        resolve("md5", "x86-64-bmi", core="zen4")


def test_the_best_of_all_cores_are_found(place: Path) -> None:
    one, two = replace(BEST, schedule="g=xor"), replace(BEST, schedule="g=nothing")
    fastest.write(replace(FOUND, core="a", best=(BEST, replace(two, emitter="gas"))), place)
    fastest.write(replace(FOUND, core="b", best=(one, replace(one, target="x86-64"))), place)
    fastest.write(replace(FOUND, core="c", kernel="lanes", best=(replace(BEST, schedule="f=plain"),)), place)
    found = fastest.found_anywhere(find_hash("md5"), BLOCKS, "x86-64-bmi", "c")
    assert [each.choices for each in found] == [{"g": "plain"}, {"g": "xor"}]
    assert fastest.found_anywhere(find_hash("md5"), BLOCKS, "x86-64-bmi", "gas") == []
