"""Where another implementation is ahead, by the records; the committed numbers may only fall."""

import tomllib
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.cli.commands import main
from performance import record
from performance.__main__ import performance
from performance.against import score, standings
from performance.record import CoreRecord, MeasuredTask, Measurement, Subject

ROOT: Final = Path(__file__).parents[2]
COMMITTED: Final = Path(__file__).with_name("behind.toml")
RECORDS: Final = {each.core: each for each in record.known(ROOT / record.DIRECTORY)}

TASK: Final = MeasuredTask("md5", "lanes", 64)
PEER: Final = Subject(peer="other")
GCC: Final = Subject("gcc 12", "", "x86-64-avx2", "c", "")
CLANG: Final = Subject("clang 19", "", "x86-64-avx2", "c", "")
WIDER: Final = Subject("gcc 12", "", "x86-64-avx512", "c", "")
BEST: Final = Subject("gcc 12", "", "x86-64-avx512", "gas", "best")


@pytest.mark.parametrize("core", RECORDS)
def test_no_more_tasks_are_behind_than_before(core: str) -> None:
    committed = tomllib.loads(COMMITTED.read_text(encoding="utf-8"))
    found = asdict(score(list(standings(RECORDS[core]))))
    assert found == committed[core], (
        f"correct {COMMITTED.relative_to(ROOT)} if these numbers are smaller; if they are greater, "
        "`python -m performance behind` shows what became slower"
    )


def record_of(figures: dict[Subject, float]) -> CoreRecord:
    return CoreRecord(
        "zen4", {(TASK, who): Measurement(commit="", compiler="", cpb=cpb) for who, cpb in figures.items()}
    )


def test_a_default_is_judged_by_its_slowest_compiler_and_its_best_target() -> None:
    (found,) = standings(record_of({PEER: 1.0, GCC: 1.5, WIDER: 0.8, CLANG: 1.2, BEST: 0.7}))
    assert (found.best, found.default) == (0.7, 1.2)
    assert (found.is_best_behind, found.is_default_behind) == (False, True)


def test_the_fastest_peer_counts() -> None:
    (found,) = standings(record_of({PEER: 1.0, Subject(peer="faster"): 0.5, GCC: 0.6}))
    assert found.peer == "faster"
    assert found.is_best_behind
    assert score([found]).best == 1


def test_a_default_within_the_tolerance_is_not_behind() -> None:
    (found,) = standings(record_of({PEER: 1.0, GCC: 1.009}))
    assert (found.is_best_behind, found.is_default_behind) == (True, False)


def test_a_figure_with_a_source_is_marked() -> None:
    behind = record_of({PEER: 1.0, GCC: 1.5})
    assert [each.is_sourced for each in standings(behind)] == [False]
    assert [each.is_sourced for each in standings(replace(behind, sources={"": "the model"}))] == [True]


def test_tasks_without_a_peer_or_without_ours_do_not_count() -> None:
    assert not list(standings(record_of({GCC: 1.0})))
    assert not list(standings(record_of({PEER: 1.0})))


def test_the_command_prints_the_tasks(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["behind", str(ROOT / record.DIRECTORY)], performance)
    assert not ended.value.code
    printed = capsys.readouterr().out
    for core, each in RECORDS.items():
        found = list(standings(each))
        behind = [row for row in found if row.is_best_behind or row.is_default_behind]
        assert f"{len(found)} tasks with other implementations" in printed, core
        assert all(f"{row.best:.3f}" in printed for row in behind), core


def test_a_directory_that_does_not_exist_is_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["behind"], performance)
    assert ended.value.code
    assert "Path 'docs/measured' does not exist" in capsys.readouterr().err
