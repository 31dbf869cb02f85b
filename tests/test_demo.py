"""The demo, on a small file."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from hashwright.native import compiler
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import needs

DEMO = Path(__file__).resolve().parents[1] / "examples" / "demo.py"


@pytest.fixture
def demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool) -> ModuleType:
    """The demo's module, with its own build directory and a small workload."""
    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    spec = importlib.util.spec_from_file_location("demo", DEMO)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    monkeypatch.setattr(module, "FILE_BYTES", 3 << 20)
    monkeypatch.setattr(module, "PREFIX_BYTES", 1 << 10)
    monkeypatch.setattr(module, "SIZES", ((4096, 3),))
    if not full:
        monkeypatch.setattr(module, "HASHES", ("md5", "ripemd160", "aegis128l"))
    return module


@pytest.mark.long
def test_the_demo_agrees_with_everyone_and_keeps_what_it_made(
    demo: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert demo.main() == 0
    said = capsys.readouterr().out
    assert "DIFFERS" not in said
    assert "wrote build/md5.c" in said
    made = {path: path.stat().st_mtime_ns for path in demo.BUILD.glob("*.[chs]*")}
    made[demo.BUILD / "demo.bin"] = (demo.BUILD / "demo.bin").stat().st_mtime_ns
    assert demo.main() == 0
    said = capsys.readouterr().out
    assert "wrote" not in said
    assert "compiled" not in said
    assert {path: path.stat().st_mtime_ns for path in made} == made


def test_a_digest_that_differs_ends_the_demo_with_1(
    demo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "HASHES", ("md5", "aegis128l"))  # one that differs, before one that does not
    monkeypatch.setattr(MerkleDamgardLibrary, "digest_of_pieces", lambda self, pieces: bytes(16))
    monkeypatch.setattr(demo, "check", lambda request, cc: True)
    assert demo.main() == 1
    assert "DIFFERS" in capsys.readouterr().out
