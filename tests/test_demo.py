"""The demo, on a small file."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from hashwright.bench.timing import Row
from hashwright.native import compiler
from hashwright.requests.request import resolve
from hashwright.targets.cores import CORES
from hashwright.targets.processor import Identified
from tests import needs

EXAMPLES: Final = Path(__file__).resolve().parents[1] / "examples"


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The demo's module, with its own build directory and a small workload."""
    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    monkeypatch.syspath_prepend(EXAMPLES)
    module = importlib.import_module("demo")
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    for name, value in {"FILE_BYTES": 3 << 20, "PREFIX_BYTES": 1 << 10, "RUNS": 1}.items():
        monkeypatch.setattr(sys.modules["demo_file"], name, value)
    monkeypatch.setattr(sys.modules["demo_speed"], "SIZES", ((4096, 3),))
    monkeypatch.setenv("COLUMNS", "80")
    return module


@pytest.mark.long
def test_the_demo_agrees_with_everyone_and_keeps_what_it_made(
    demo: ModuleType, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """It prints a line for each hash, in 80 columns; with --verbose, a line for each check and file."""
    hashes = tuple(demo.HASHES) if full else ("md5", "ripemd160", "aegis128l")
    assert demo.main((), hashes) == 0
    said = capsys.readouterr().out
    assert "DIFFERS" not in said
    assert said.count(": ok\n") == len(hashes)
    assert max(map(len, said.splitlines())) <= 80
    assert "hashwright" in said.partition("2. build/demo.bin")[2]
    made = {path: path.stat().st_mtime_ns for path in demo.BUILD.glob("*.[chs]*")}
    made[demo.BUILD / "demo.bin"] = (demo.BUILD / "demo.bin").stat().st_mtime_ns
    assert demo.main(("--verbose",), hashes) == 0
    said = capsys.readouterr().out
    assert "unchanged build/md5.c" in said
    assert "MD5: published vectors, 7 cases" in said
    assert "wrote" not in said
    assert "compiled by cc" not in said
    assert {path: path.stat().st_mtime_ns for path in made} == made


def test_a_digest_that_differs_ends_the_demo_with_1(
    demo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.program("md5sum")
    wrong = tmp_path / "wrong.c"
    source = (EXAMPLES / "digest_file.c").read_text(encoding="utf-8")
    wrong.write_text(source.replace("piece, length)", "piece, length - 1)"), encoding="utf-8")
    monkeypatch.setattr(sys.modules["demo_file"], "PROGRAM", wrong)
    monkeypatch.setattr(demo, "check", lambda *_, **__: True)
    monkeypatch.setattr(demo, "raced", lambda *_: ())
    assert demo.main((), ("md5", "aegis128l")) == 1  # one that differs, before one that does not
    assert "DIFFERS: " in capsys.readouterr().out


def test_a_machine_without_other_programs_says_so(
    demo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = sys.modules["demo_file"]
    monkeypatch.setattr(file, "PROGRAMS", {})
    monkeypatch.setattr(file.hashlib, "file_digest", _unsupported)
    monkeypatch.setattr(demo, "check", lambda *_, **__: True)
    monkeypatch.setattr(demo, "raced", lambda *_: ())
    assert demo.main((), ("md5",)) == 0
    assert "no other MD5 here" in capsys.readouterr().out


def _unsupported(*_: object) -> None:
    raise ValueError("unsupported hash type")


def test_what_is_behind_gets_a_remedy(demo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a core with a faster recorded schedule that schedule, and else a search."""
    speed = sys.modules["demo_speed"]
    request = resolve("md5", "x86-64")

    def sentences(ours: float, theirs: float, core: str, size: int = 16384) -> list[str]:
        monkeypatch.setattr(speed, "identify", lambda: Identified(core, CORES.get(core), ""))
        rows = [Row("", "ours", cpb, 1.0, 1.0, 0.0) for cpb in (ours, theirs)]
        return list(speed.reasons([speed.Race(request, request.hash.kernels["blocks"], size, *rows)]))

    assert sentences(4.5, 4.6, "zen4") == []
    (known,) = sentences(5.0, 4.8, "zen4")
    assert known.startswith(
        "MD5 blocks: another schedule or compiler is faster here: hashwright make md5 --kernel blocks"
    )
    assert known.endswith("cycles per byte, not 5.000.")
    for core, cpb in (("zen4", 4.3), ("skylake-x", 5.0), ("amd-1-1", 5.0)):
        (unknown,) = sentences(cpb, cpb - 0.1, core)
        assert unknown.endswith("hashwright explore md5 --kernel blocks searches for one.")
    assert sentences(5.0, 4.8, "zen4", 64 << 20) == [
        "Memory limits the speed of large messages: these ratios vary by a tenth from run to run."
    ]


def test_a_schedule_that_was_explored_is_a_remedy(demo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the record of the core has no faster kernel."""
    speed = sys.modules["demo_speed"]
    request = resolve("aegis256x4", "x86-64-vaes-avx512vl")
    monkeypatch.setattr(speed, "identify", lambda: Identified("zen4", CORES["zen4"], ""))
    monkeypatch.setattr(speed, "recorded", lambda *_: ())
    rows = [Row("", "ours", cpb, 1.0, 1.0, 0.0) for cpb in (0.125, 0.12)]
    (found,) = speed.reasons([speed.Race(request, request.hash.kernels["decrypt"], 16384, *rows)])
    assert "--target x86-64-vaes-avx512vl --schedule best" in found
    assert found.endswith("cycles per byte, not 0.125.")
