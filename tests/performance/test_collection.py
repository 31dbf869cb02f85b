"""The figures that `python -m performance bench` stores, and those that it rejects. No test asserts a speed."""

import math
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from hashwright.bench import timing
from hashwright.cli.commands import main
from hashwright.errors import UserError
from hashwright.native import compiler
from hashwright.targets import TARGETS, processor
from hashwright.targets.cores import CORES
from hashwright.targets.processor import Identified, identify
from performance import collection, record
from performance.__main__ import performance
from tests import needs

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`python -m performance bench` on a Zen 4, with these words: exit code and standard error."""
    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(timing, "UNSTEADY", math.inf)
    monkeypatch.setattr("hashwright.cli.shared.SILENCE", math.inf)
    monkeypatch.setattr(collection, "commit", lambda: "abc")
    _has(monkeypatch, "zen4")

    def called(*words: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as ended:
            main(["bench", *words, "--samples", "2"], performance)
        return int(ended.value.code or 0), capsys.readouterr().err

    return called


def _has(monkeypatch: pytest.MonkeyPatch, core: str | None) -> None:
    """Makes this processor have that core, or one that no table names."""
    own = Identified(core or "intel-6-1", CORES.get(core or ""), f"This processor has {core}.")
    monkeypatch.setattr(collection, "identify", lambda name=None: identify(name) if name else own)


def _kept() -> record.CoreRecord:
    return record.read(record.DIRECTORY / "zen4.toml")


def test_each_row_is_a_figure(run: Run) -> None:
    code, err = run("md5", "--target", "portable", "--schedule", "", "--schedule", "g=add", "--size", "128")
    assert (code, err) == (0, "wrote docs/measured/zen4.toml\n")
    found = _kept().figures
    cc = compiler.find()
    task = record.MeasuredTask("md5", "blocks", 128)
    ours = {who.schedule: figure for (what, who), figure in found.items() if what == task and not who.peer}
    assert set(ours) == {"", "g=add"}
    assert {who.cc for _, who in found if not who.peer} == {cc.identity()}
    assert {(figure.commit, figure.compiler, figure.bound) for figure in ours.values()} == {
        ("abc", cc.version(), None)  # the instructions of portable C are unknown
    }
    peers = [(who.peer, figure.compiler) for (_, who), figure in found.items() if who.peer]
    assert len(peers) == 1
    assert not peers[0][1]
    for figure in found.values():
        assert figure.low is not None
        assert figure.high is not None
        assert 0 < figure.low <= figure.cpb <= figure.high
        assert figure.spread is not None


@pytest.mark.long
def test_batches_are_kept_by_their_lengths_and_functions(run: Run) -> None:
    assert run("md5", "--kernel", "batch", "--target", "portable", "--size", "64", "--messages", "3")[0] == 0
    tasks = {(task.lengths, task.messages, who.what) for task, who in _kept().figures if not who.peer}
    whats = "", "in pieces", "column"
    assert tasks == {(lengths, 3, what) for lengths in ("equal", "even") for what in whats}
    peers = {(task.lengths, who.peer.split(" ")[0]) for task, who in _kept().figures if who.peer}
    assert {("equal", "in"), ("even", "in")} <= peers


@pytest.mark.long
def test_pieces_are_kept_by_their_length(run: Run) -> None:
    words = ("aegis128l", "--target", "portable", "--size", "64")
    assert run(*words, "--pieces", "16")[0] == 0
    assert run(*words, "--pieces", "32")[0] == 0
    assert {task.pieces for task, who in _kept().figures if not who.peer} == {16, 32}
    assert {task.pieces for task, who in _kept().figures if who.peer} <= {16, 32}


def test_the_bound_is_kept_where_there_is_one(run: Run) -> None:
    needs.runs(TARGETS["x86-64"])
    assert run("md5", "--target", "x86-64", "--size", "64")[0] == 0
    (figure,) = (figure for (_, who), figure in _kept().figures.items() if not who.peer)
    assert figure.bound == 4.5156  # 5 cycles a step in F and I, 4 in G and H, and one cycle of the end


def test_figures_are_only_of_the_core_that_has_measured_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("md5", "--target", "portable", "--size", "64")
    code, err = run(*words, "--core", "golden-cove")
    assert code == 2
    assert "this processor has the core zen4, so its figures are not those of golden-cove; " in err
    code, err = run(*words, "--core", "zen9")
    assert code == 2
    assert "there is no core 'zen9'; write one of: golden-cove" in err
    _has(monkeypatch, None)
    code, err = run(*words)
    assert code == 2
    assert "write --core with the name of its core" in err
    assert not record.DIRECTORY.exists()
    assert run(*words, "--core", "golden-cove") == (0, "wrote docs/measured/golden-cove.toml\n")


def test_a_record_of_another_version_is_refused_before_anything_is_measured(run: Run) -> None:
    record.DIRECTORY.mkdir(parents=True)
    path = record.DIRECTORY / "zen4.toml"
    path.write_text("version = 2\n", encoding="utf-8")
    code, err = run("md5", "--target", "portable", "--size", "64")
    assert code == 2
    assert "has version 2 of the format" in err
    assert len(err.splitlines()) == 1
    assert path.read_text(encoding="utf-8") == "version = 2\n"


def test_figures_have_the_commit_that_changed_the_generator_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.program("git")
    monkeypatch.setattr(collection, "ROOT", tmp_path)
    with pytest.raises(UserError, match=r"git finds no commit of .*; measure in a clone"):
        collection.commit()

    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=tmp_path, check=True)

    git("init", "-q")
    for name in ("gen/hashwright/a.py", "docs/a.md"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("", encoding="utf-8")
        git("add", name)
        git("commit", "-qm", name)
        if name == "gen/hashwright/a.py":
            first = collection.commit()
    assert collection.commit() == first
    assert len(first) == 12
    (tmp_path / "gen/hashwright/a.py").write_text("1\n", encoding="utf-8")
    assert collection.commit() == f"{first}+"


def test_the_identified_core_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    del monkeypatch
    own = processor.identify()
    if own.core:
        assert collection.core_here(None) == own.core
