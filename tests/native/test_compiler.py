"""The words of a compiler's command."""

from pathlib import Path

import pytest

from hashwright.errors import UserError
from hashwright.native.compiler import Compiler, find
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


@pytest.mark.parametrize("word", ["-c", "-E", "-S", "-M", "-o", "-fsyntax-only", "--version", "a.c", "a.o"])
def test_a_compiler_does_not_decide_what_it_reads_and_writes(word: str) -> None:
    gcc = needs.compiler("gcc").command[0]
    with pytest.raises(UserError, match=f"^'{word}' decides what the compiler '{gcc} {word} -O1' reads or "):
        find(f"{gcc} {word} -O1")


def test_options_may_have_words_of_their_own() -> None:
    gcc = needs.compiler("gcc").command[0]
    assert find(f"{gcc} -v -include config.h -I own").command[1:] == ("-v", "-include", "config.h", "-I", "own")
