"""Proved bounds are stored, replaced, shown, and used as bounds of figures."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.cli.commands import main
from hashwright.errors import UserError
from hashwright.explore.optimum import Proved
from performance import limits, record
from performance.__main__ import performance
from performance.record import CoreRecord, MeasuredTask, Measurement, Subject
from tests import needs

ROOT: Final = Path(__file__).parents[2]
OURS: Final = ROOT / record.DIRECTORY
ONE: Final = Proved("aegis256", "mac", "x86-64-aesni", "", "update_2", True, "zen4", 32.0, 3, 14, 26, 27)


def test_bounds_are_read_as_they_are_written(tmp_path: Path) -> None:
    other = replace(ONE, core="golden-cove", refuted=20, found=0)
    path = limits.add([ONE, other], tmp_path)
    assert limits.read(tmp_path) == sorted([ONE, other])
    better = replace(other, refuted=21)
    assert limits.add([better], tmp_path) == path
    assert limits.read(tmp_path) == sorted([ONE, better])


def test_the_file_of_the_repository_is_as_it_is_written(tmp_path: Path) -> None:
    path = limits.add(limits.read(OURS), tmp_path)
    assert path.read_bytes() == (OURS / limits.FILE).read_bytes()


def test_without_a_file_nothing_is_proved(tmp_path: Path) -> None:
    assert limits.read(tmp_path) == []


@pytest.mark.parametrize("text", ["proved = 1\n", "[[proved]]\nhash = 'md5'\n", "x"])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / limits.FILE
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match="is not a file of bounds"):
        limits.read(tmp_path)


def test_verdicts() -> None:
    assert ONE.verdict == "9"
    assert replace(ONE, found=30).verdict == "9 to 10"
    assert replace(ONE, found=0).verdict == "at least 9"
    assert ONE.bound == pytest.approx(9 / 32)


def test_the_table_has_a_line_for_each_loop() -> None:
    other = replace(ONE, core="golden-cove", refuted=20, found=0)
    head, _, *lines = limits.table([ONE, other]).splitlines()
    assert head.count("cpb") == 2
    assert len(lines) == 1
    assert "| at least 7 (0.219) | 9 (0.281) |" in lines[0]


def test_a_proved_bound_replaces_a_lower_one() -> None:
    task = MeasuredTask("aegis256", "mac", 16384)
    who = Subject("gcc 12", "", "x86-64-aesni", "c", "")
    figures = {
        (task, who): Measurement("", "", 0.3, bound=0.1),
        (task, replace(who, schedule="best")): Measurement("", "", 0.3, bound=0.1),
        (task, replace(who, what="other")): Measurement("", "", 0.3),
    }
    made = limits.applied([ONE], CoreRecord("zen4", figures))
    assert [figure.bound for figure in made.figures.values()] == [ONE.bound, 0.1, None]
    assert limits.applied([ONE], CoreRecord("zen3", figures)).figures == figures
    assert limits.applied([replace(ONE, is_whole=False)], CoreRecord("zen4", figures)).figures == figures


def test_the_command_prints_and_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.package("ortools")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("hashwright.explore.optimum.ENOUGH", 1)
    words = "optimal aegis256 --kernel mac --target x86-64-aesni-avx --core zen4 --schedule unroll=2"
    with pytest.raises(SystemExit) as ended:
        main([*words.split(), "--budget", "60s"], performance)
    assert not ended.value.code
    assert "update_2" in capsys.readouterr().out
    (found,) = limits.read(tmp_path / record.DIRECTORY)
    assert found.found == found.refuted + 1
