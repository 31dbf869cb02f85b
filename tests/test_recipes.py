"""The recipes of CONTRIBUTING.md: each works in a copy of the tree, and its commands print what it shows.

A block of `diff` changes the file after `+++`, or creates it: its context and the lines that it removes must be
there once. What this does not catch: a recipe that forgets a part which its commands do not need.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.pages import RECIPES, ROOT, Block, blocks
from tests.patience import PATIENCE

PAGE: Final = "CONTRIBUTING.md"
COPIED: Final = ("gen", "templates", "schedules", "examples", "tests")
FILE: Final = re.compile(r"^\+\+\+ (\S+)$", re.MULTILINE)


def recipes() -> dict[str, list[Block]]:
    """The blocks of each recipe, by its heading."""
    found: dict[str, list[Block]] = {}
    heading = ""
    for block in blocks(PAGE):
        if block.section == RECIPES:
            (heading,) = re.findall(r"^### (.*)$", block.before, re.MULTILINE)[-1:] or (heading,)
            found.setdefault(heading, []).append(block)
    return found


def change(place: Path, diff: str) -> None:
    """Makes the changes of a block."""
    _, *parts = FILE.split(diff)
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        path = place / name
        source = path.read_text(encoding="utf-8") if path.exists() else ""
        for hunk in filter(None, re.split(r"^@@.*\n", text.lstrip("\n"), flags=re.MULTILINE)):
            lines = hunk.splitlines(keepends=True)
            assert all(line[0] in " +-" for line in lines), hunk
            before = "".join(line[1:] for line in lines if line[0] != "+")
            after = "".join(line[1:] for line in lines if line[0] != "-")
            assert source.count(before) == 1 if before else not source, f"{name} does not have once:\n{before}"
            source = source.replace(before, after) if before else after
        path.write_text(source, encoding="utf-8")


def done(place: Path, session: str) -> None:
    """Runs the commands of a block, each of which prints the lines after it, with others."""
    program = place / "bin" / "hashwright"
    program.parent.mkdir(exist_ok=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hashwright "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    path = os.pathsep.join((str(program.parent), str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(place / "gen")}
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, *expected = part.splitlines()
        ran = subprocess.run(
            command,
            cwd=place,
            env=environment,
            shell=True,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        printed = ran.stdout + ran.stderr
        assert ran.returncode == 0, f"{command}\n{printed}"
        assert [line for line in expected if line not in printed.splitlines()] == [], f"{command}\n{printed}"


def test_every_recipe_shows_that_it_worked() -> None:
    assert len(recipes()) == 10
    for heading, found in recipes().items():
        languages = {block.language for block in found}
        assert languages <= {"diff", "console"}, heading
        assert found[-1].language == "console", heading


@pytest.mark.long
@pytest.mark.parametrize("heading", recipes())
def test_a_recipe_works(heading: str, tmp_path: Path) -> None:
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name)  # with what Python has compiled
    for block in recipes()[heading]:
        (change if block.language == "diff" else done)(tmp_path, block.content)


def test_a_change_that_does_not_fit_is_seen(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\none\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"a\.py does not have once"):
        change(tmp_path, "+++ a.py\n@@\n-one\n+two\n")
    with pytest.raises(AssertionError, match=r"a\.py does not have once"):
        change(tmp_path, "+++ a.py\n@@\n+two\n")


def test_a_command_that_prints_something_else_is_seen(tmp_path: Path) -> None:
    done(tmp_path, "$ echo one; echo two\ntwo\n")
    with pytest.raises(AssertionError):
        done(tmp_path, "$ echo one\ntwo\n")
