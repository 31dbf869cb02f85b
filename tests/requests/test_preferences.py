"""The default targets and schedules of cores: the entries are valid, and requests follow them."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from hashwright.cli import list as cli_list
from hashwright.hashes import HASHES
from hashwright.requests import preferences, request
from hashwright.requests.preferences import EVIDENCE
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES
from hashwright.targets.machine import Target
from hashwright.targets.processor import Identified
from tests.cli.test_commands import inside

ONE = ("md5", "ripemd160")
FULL = "x86-64 sse2 ssse3 avx2 bmi1 bmi2 avx512f avx512bw avx512vl aes avx vaes"


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Makes this processor appear as a core with these features."""

    def pretend(name: str, features: str) -> None:
        core = Identified(name, CORES.get(name), "")
        monkeypatch.setattr(request, "identify", lambda _=None: core)
        monkeypatch.setattr(Target, "runs_here", lambda self: self.features <= {*features.split()})

    return pretend


@pytest.mark.parametrize("each", EVIDENCE, ids=lambda each: f"{each.core}-{each.hash}")
def test_every_entry_can_be_made(each: preferences.Evidence) -> None:
    assert each.core in CORES
    for preference in each.preferred:
        isa = TARGETS[preference.target].isa
        assert isa
        assert isa.name == CORES[each.core].isa
        for kernel in (None, next(iter(HASHES[each.hash].kernels))):
            resolve(each.hash, preference.target, kernel=kernel, schedule=preference.schedule)


def test_every_core_has_evidence() -> None:
    found = {(each.core, each.hash) for each in EVIDENCE}
    assert {pair for pair in found if pair[1] in ONE} == {*product(CORES, ONE)}
    assert found >= {*product(("golden-cove", "zen4"), HASHES)}


@pytest.mark.parametrize(
    ("core", "features", "hash_name", "target", "schedule"),
    [
        ("golden-cove", FULL, "md5", "x86-64-avx512vl", ""),
        ("golden-cove", "x86-64 avx2 bmi1 bmi2", "md5", "x86-64", ""),
        ("golden-cove", FULL, "ripemd160", "x86-64-avx512vl", "unit=svvss/ssvvs"),
        ("zen3", "x86-64 avx2 bmi1 bmi2", "md5", "x86-64-bmi", ""),
        ("zen3", "x86-64 avx2", "ripemd160", "x86-64", ""),
        ("zen4", FULL, "md5", "x86-64-bmi", ""),
        ("zen4", FULL, "ripemd160", "x86-64-bmi", ""),
        ("skylake-x", FULL, "ripemd160", "x86-64-bmi", ""),
        ("zen3", "x86-64 avx avx2 aes vaes", "aegis128l", "x86-64-vaes", ""),
        ("zen3", "x86-64 avx avx2 aes vaes", "aegis128x4", "x86-64-vaes", ""),
        ("zen4", FULL, "aegis256", "x86-64-vaes-avx512vl", ""),
        ("golden-cove", "x86-64 avx avx2 aes vaes", "aegis128l", "x86-64-vaes", ""),
        ("some-core", "x86-64 bmi1 bmi2", "md5", "x86-64-bmi", ""),
    ],
)
def test_the_native_target_is_that_of_the_evidence(
    core: str, features: str, hash_name: str, target: str, schedule: str, on: Callable[[str, str], None]
) -> None:
    on(core, features)
    for kernel in (None, next(iter(HASHES[hash_name].kernels))):
        made = resolve(hash_name, kernel=kernel)
        assert (made.target.name, str(made.schedule)) == (target, schedule)
        assert f"--target {target}" in made.command()
        assert ("--schedule" in made.command()) == bool(schedule)
    assert resolve(hash_name, target).schedule.choices == {}  # a named target has the same defaults everywhere
    own = {"ripemd160": "order=line", "md5": "g=add"}.get(hash_name, "unroll=1")
    assert str(resolve(hash_name, schedule=own).schedule) == own


def test_several_messages_are_not_concerned(on: Callable[[str, str], None]) -> None:
    on("zen4", FULL)
    assert resolve("md5", kernel="lanes").target.name == "x86-64-avx512"
    on("golden-cove", FULL)
    assert resolve("ripemd160", kernel="lanes").schedule.choices == {}
    assert resolve("ripemd160", kernel="fixed", length="32").schedule.choices == {}


def test_where_nothing_better_is_known_the_default_is_that_of_the_core(
    on: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hashwright.requests.fastest.SHIPPED", ())
    on("zen4", FULL)
    made = resolve("ripemd160", "x86-64-avx512vl", kernel="blocks", schedule="best")
    assert str(made.schedule) == "unit=s"
    (note,) = made.notes
    assert "so the default is used" in note


@pytest.mark.parametrize(
    ("core", "told"),
    [
        ("zen3", ()),
        ("zen4", ()),
        ("golden-cove", ()),
        (
            "zen5",
            (
                "For md5 and ripemd160 on the core zen5, --target native follows the model, "
                "for lack of measurements.",
            ),
        ),
        (
            "some-core",
            (
                "There are no measurements and no model of some-core: "
                "--target native selects the last target of `hashwright list` that runs here.",
            ),
        ),
    ],
)
def test_missing_measurements_are_reported(
    core: str, told: tuple[str, ...], on: Callable[[str, str], None]
) -> None:
    on(core, FULL)
    assert resolve("md5").notes == told
    assert resolve("md5", "x86-64").notes == ()
    assert resolve("md5", kernel="lanes").notes == ()


def test_make_and_list_say_what_was_never_measured(
    on: Callable[[str, str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on("skylake-x", FULL)
    core = Identified("skylake-x", CORES["skylake-x"], "")
    monkeypatch.setattr(cli_list, "identify", lambda: core)
    made = inside("make", "ripemd160", "--kernel", "blocks", "--out", tmp_path)
    told = "For md5 and ripemd160 on the core skylake-x, --target native follows the model"
    assert (made.code, made.err.count("\n")) == (0, 1)
    assert made.err.startswith(told)
    assert "--target x86-64-bmi" in (tmp_path / "ripemd160_blocks.c").read_text()
    assert told in inside("list").out
    assert inside("make", "ripemd160", "--target", "x86-64-bmi", "--out", tmp_path).err == ""
