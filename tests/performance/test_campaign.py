"""A campaign measures all tables, and can be interrupted at any moment and continued."""

import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from hashwright.bench import benchmark, timing
from hashwright.cli.commands import main
from hashwright.errors import CheckFailed
from hashwright.native import compiler
from hashwright.targets.cores import CORES
from performance import campaign, collection, record, table
from performance.__main__ import performance
from performance.campaign import Campaign
from tests import needs

TABLES: Final = """
page = "page.md"
picture = "picture.svg"
group = []

[[table]]
name = "short"
hashes = ["md5"]
kernels = ["blocks"]
sizes = [64, 128]
samples = 2
compilers = ["no-such-cc"]
[table.schedules]
portable = ["", "best"]

[[table]]
name = "long"
hashes = ["md5"]
kernels = ["blocks"]
sizes = [192]
samples = 2
compilers = ["no-such-cc"]
[table.schedules]
portable = ["g=add"]

[[goal]]
name = "MD5"
hash = "md5"
kernel = "blocks"
size = 64
"""
PAGE: Final = "".join(
    f"<!-- measured: {name} -->\n<!-- end of measured -->\n" for name in ("cores", "best", "short", "long")
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with tables and a page."""
    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    monkeypatch.setattr(timing, "UNSTEADY", math.inf)
    monkeypatch.setattr(campaign, "MOST", math.inf)
    (tmp_path / "table.toml").write_text(TABLES, encoding="utf-8")
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    return tmp_path


def begun(place: Path, commit: str = "abc") -> Campaign:
    return Campaign(table.read(place / "table.toml"), CORES["zen4"], commit, place)


def raced(place: Path, monkeypatch: pytest.MonkeyPatch, commit: str = "abc", ends_at: int = 99) -> list[int]:
    """Continues the campaign up to the race of this number; returns the sizes of all started races."""
    sizes: list[int] = []
    run = benchmark.run

    def noting(found: Any, directory: Path, **words: Any) -> Any:
        sizes.append(words["size"])
        if len(sizes) == ends_at:
            raise KeyboardInterrupt
        return run(found, directory, **words)

    with monkeypatch.context() as patched:
        patched.setattr("performance.campaign.run", noting)
        if ends_at < 99:
            with pytest.raises(KeyboardInterrupt):
                begun(place, commit).finish()
        else:
            assert begun(place, commit).finish() == []
    return sizes


def ours(place: Path) -> list[tuple[int, str, str]]:
    known = record.read(place / "zen4.toml").figures
    return sorted(
        (task.size, who.schedule, figure.commit) for (task, who), figure in known.items() if not who.peer
    )


def test_a_campaign_goes_on_where_it_was_interrupted(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert raced(place, monkeypatch, ends_at=2) == [64, 128]
    assert ours(place) == [(64, "", "abc")]
    assert raced(place, monkeypatch, ends_at=2) == [128, 192]
    assert ours(place) == [(64, "", "abc"), (128, "", "abc")]
    assert raced(place, monkeypatch) == [192]
    assert ours(place) == [(64, "", "abc"), (128, "", "abc"), (192, "g=add", "abc")]
    assert sorted(each.name for each in place.iterdir()) == ["page.md", "table.toml", "zen4.toml"]


@pytest.mark.long
def test_one_that_is_done_begins_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for commit in ("abc", "def"):
        assert raced(place, monkeypatch, commit) == [64, 128, 192]
    assert {commit for _, _, commit in ours(place)} == {"def"}


@pytest.mark.long
def test_one_of_another_commit_begins_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raced(place, monkeypatch, ends_at=3)
    assert raced(place, monkeypatch, "def") == [64, 128, 192]


def interrupted(*_: Any) -> None:
    raise KeyboardInterrupt


MOMENTS: Final[dict[str, dict[str, Any]]] = {
    "record": {"of": record.of, "add": interrupted},
    "plan": {"put": interrupted},
}


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_lost_whenever_it_is_interrupted(
    moment: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted before the record is written, and between the record and the note that the race is done."""

    raced(place, monkeypatch, ends_at=2)
    with monkeypatch.context() as patched:
        patched.setattr(f"performance.campaign.{moment}", SimpleNamespace(**MOMENTS[moment]))
        with pytest.raises(KeyboardInterrupt):
            begun(place).finish()
    assert ours(place) == [(64, "", "abc"), *([(128, "", "abc")] if moment == "plan" else [])]
    assert raced(place, monkeypatch) == [128, 192]


def test_a_file_of_notes_that_is_broken_is_none(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "zen4.unfinished").write_bytes(b"\xff")
    assert raced(place, monkeypatch) == [64, 128, 192]


def test_failures_are_reported_and_the_rest_measured(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = benchmark.run

    def failing(found: Any, directory: Path, **words: Any) -> Any:
        if words["size"] == 128:
            raise CheckFailed("all are wrong")
        return run(found, directory, **words)

    monkeypatch.setattr("performance.campaign.run", failing)
    assert begun(place).finish() == ["all are wrong"]
    assert [size for size, _, _ in ours(place)] == [64, 192]


@pytest.mark.sampled("disturbed", "runs")
@pytest.mark.parametrize(
    ("disturbed", "runs"), [((), 3), ((0,), 4), ((1, 2), 5), ((0, 1, 2), 5)], ids=("none", "one", "two", "all")
)
def test_a_race_that_was_disturbed_is_run_again(
    disturbed: tuple[int, ...], runs: int, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A race runs at most three times; the least disturbed run counts."""
    run = benchmark.run
    found: list[float] = []

    def disturbing(entrants: Any, directory: Path, **words: Any) -> Any:
        report = run(entrants, directory, **words)
        slow = 2.0 + len(found) if len(found) in disturbed else 1.0
        rows = tuple(replace(row, low=1.0, cpb=slow) for row in report.rows)
        found.append(slow)
        return replace(report, rows=rows)

    monkeypatch.setattr(campaign, "MOST", 1.1)
    monkeypatch.setattr(campaign, "run", disturbing)
    begun(place).finish()
    assert len(found) == runs
    measured = {figure.cpb for figure in record.read(place / "zen4.toml").figures.values()}
    assert measured == ({1.0, 2.0} if len(disturbed) == 3 else {1.0})


def test_the_command_measures_and_makes_the_page(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(collection, "core_here", lambda name: CORES["zen4"])
    monkeypatch.setattr(collection, "commit", lambda: "abc")
    monkeypatch.setattr("hashwright.cli.shared.SILENCE", 0)
    lines = "short md5 blocks 64: 0 of 3\nshort md5 blocks 64: compiling: 0 of 3\n"
    for word, said in (("measure", lines), ("pages", "")):
        with pytest.raises(SystemExit) as ended:
            main([word, str(place / "table.toml")], performance)
        assert not ended.value.code
        err = capsys.readouterr().err
        assert err.startswith(said)
    assert "wrote" not in err  # nothing has changed
    page = (place / "page.md").read_text(encoding="utf-8")
    assert "| target | schedule |" not in page  # all rows of a table have one schedule here
    assert f"| {compiler.find().identity()} |" in page
    assert "abc" in page
