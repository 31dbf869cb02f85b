"""The first pages for readers: their commands work, and the files that they name exist."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hashwright.generate import generate
from hashwright.request import resolve
from hashwright.targets import TARGETS
from tests import compiled, needs

ROOT: Final = Path(__file__).parents[1]


def text_of(page: str) -> str:
    """A page of the repository."""
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """Each fenced block: the text before it, its language and its content."""
    parts = text.split("```")
    for before, block in zip(parts[::2], parts[1::2], strict=False):
        language, _, content = block.partition("\n")
        yield before, language, content


def session(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block with its output."""
    for part in block.removeprefix("$ ").split("\n$ "):
        command, _, output = part.partition("\n")
        yield command, output.rstrip("\n")


@pytest.mark.long
@pytest.mark.parametrize(
    ("page", "target"),
    [("README.md", "portable"), ("docs/tutorial.md", "x86-64-aesni"), ("docs/dispatch.md", "x86-64")],
)
def test_what_a_page_shows_works(page: str, target: str, tmp_path: Path) -> None:
    needs.program("cc")
    needs.runs(TARGETS[target])
    (tmp_path / ".venv").symlink_to(sys.prefix)
    environment = {**os.environ, "PATH": f"{sys.prefix}/bin{os.pathsep}{os.environ['PATH']}"}
    commands = 0
    for before, language, content in blocks(text_of(page)):
        if language in ("c", "toml"):
            name = re.findall(r"`(\w+\.(?:c|toml))`", before)[-1]
            (tmp_path / name).write_text(content, encoding="utf-8")
        for command, output in session(content) if language == "console" else ():
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stderr}"
            assert done.stdout.rstrip("\n") == output, command
            commands += 1
    assert commands >= 3


@pytest.mark.parametrize(("name", "count"), [("md5", 3), ("aegis128l", 1)])
def test_the_examples_of_batches_work(name: str, count: int, tmp_path: Path) -> None:
    needs.program("cc")
    texts = [text for _, kind, text in blocks(text_of("docs/batches.md")) if kind == "c"]
    examples = [text for text in texts if f"{name}_batch.h" in text]
    assert len(examples) == count
    generate(resolve(name, "portable", kernel="batch")).write(tmp_path)
    for text in examples:
        (tmp_path / "main.c").write_text(text, encoding="utf-8")
        compiled.run(["cc", "-o", tmp_path / "main", tmp_path / "main.c", tmp_path / f"{name}_batch.c"])
        compiled.run([tmp_path / "main"])


def test_the_map_names_files_that_exist() -> None:
    rows = re.findall(r"^\|(.*)\|$", text_of("CONTRIBUTING.md"), re.MULTILINE)
    named = {path for row in rows for path in re.findall(r"`([\w./]+(?:/|\.py|\.toml))`", row)}
    assert len(named) > 15
    missing = [
        path for path in named if not any((base / path).exists() for base in (ROOT, ROOT / "gen/hashwright"))
    ]
    assert missing == []


def test_the_layout_names_what_exists() -> None:
    _, _, table = text_of("README.md").partition("\n## Where things are\n")
    named = re.findall(r"^\| `([\w./]+)`", table, re.MULTILINE)
    assert len(named) >= 4
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_first_page_is_short() -> None:
    assert len(text_of("README.md").splitlines()) <= 200
