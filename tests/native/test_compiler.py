"""The words of a compiler's command."""

from pathlib import Path

import pytest

from hashwright.native.compiler import Compiler
from tests import needs


class Own(Compiler):
    """A compiler whose objects tests do not share."""


@pytest.mark.parametrize("name", ["@own", "-O0"])
def test_no_path_is_an_option(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """gcc takes @own/own.c for a file with words of its command, if there is an own/own.c."""
    monkeypatch.chdir(tmp_path)
    for file, text in (
        (f"{name}/own.c", "int wanted;\n"),
        ("other.c", "int other;\n"),
        ("own/own.c", "other.c"),
    ):
        Path(file).parent.mkdir(exist_ok=True)
        Path(file).write_text(text, encoding="ascii")
    compiler = Own(needs.compiler("gcc").command)
    (found,) = compiler.objects([Path(name) / "own.c"], tmp_path / "objects")
    assert b"wanted" in found.read_bytes()
    library = compiler.shared_library([Path(name) / "own.c"], tmp_path / "own.so")
    assert b"wanted" in library.read_bytes()
