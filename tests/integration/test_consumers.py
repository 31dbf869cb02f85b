"""The examples of consumers: the commands of each README work and print the output that it shows."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from hashwright.targets import TARGETS
from tests import needs
from tests.outside import EXAMPLES
from tests.patience import PATIENCE

CONSUMERS: Final = EXAMPLES / "consumers"
BLOCK: Final = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def crates(place: Path) -> None:
    """cargo, and the crates of the project."""
    cargo = needs.toolchain("cargo", "cargo")
    (place / "src/md5_build.rs").touch()  # cargo requires this file
    done = subprocess.run(
        [cargo, "fetch"], cwd=place, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    (place / "src/md5_build.rs").unlink()
    if done.returncode != 0:
        pytest.skip(f"the crates that the example needs are not here: {done.stderr.strip().splitlines()[-1]}")


def x86_64(place: Path) -> None:
    """OpenSSL's static library for x86-64."""
    needs.runs(TARGETS["x86-64"])
    found = subprocess.run(["cc", "-print-file-name=libcrypto.a"], capture_output=True, text=True, check=True)
    if not Path(found.stdout.strip()).is_absolute():
        pytest.skip("there is no static library of OpenSSL here; `apt-get install libssl-dev` installs it")


NEEDS: Final[Mapping[str, Callable[[Path], object]]] = {
    "rust": crates,
    "go": lambda place: needs.toolchain("go", "golang-go"),
    "python": lambda place: needs.program("cc"),
    "zig": lambda place: needs.package("ziglang"),
    "openssl": x86_64,
    "libaegis": lambda place: needs.program("cc"),
    "bitcoin": lambda place: needs.program("c++"),
    "isa-l": lambda place: needs.program("cc"),
    "md5-simd": lambda place: needs.toolchain("go", "golang-go"),
}
PROGRAMS: Final = {"hashwright": "-m hashwright", "zig": "-m ziglang", "python3": ""}


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A search path on which this package's commands come first."""
    place = tmp_path / "bin"
    place.mkdir()
    for name, words in PROGRAMS.items():
        program = place / name
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
    return f"{place}{os.pathsep}{os.environ['PATH']}"


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", NEEDS)
def test_the_commands_of_the_readme_print_what_it_says(name: str, tmp_path: Path, path: str) -> None:
    place = tmp_path / name
    shutil.copytree(CONSUMERS / name, place)
    NEEDS[name](place)
    blocks = dict(BLOCK.findall((place / "README.md").read_text(encoding="utf-8")))
    done = subprocess.run(
        ["sh", "-ec", blocks["sh"]],
        cwd=place,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    printed = [line for line in done.stdout.splitlines(keepends=True) if not line.startswith("wrote ")]
    assert "".join(printed) == blocks["text"]


def test_every_consumer_is_run() -> None:
    assert {each.name for each in CONSUMERS.iterdir() if each.is_dir()} == {*NEEDS}
    readme = (CONSUMERS / "README.md").read_text(encoding="utf-8")
    assert all(f"[{name}]({name})" in readme for name in NEEDS)
