"""The examples of consumers: the commands of each README work and print the output that it shows."""

import importlib
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

from hashwright.bench.aegis.racing import libaegis
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from hashwright.targets.rust import MSRV
from tests import needs
from tests.outside import EXAMPLES
from tests.pages import ROOT
from tests.patience import PATIENCE

CONSUMERS: Final = EXAMPLES / "consumers"
BLOCK: Final = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def x86_64(place: Path) -> None:
    """OpenSSL's static library for x86-64."""
    needs.runs(TARGETS["x86-64"])
    found = subprocess.run(["cc", "-print-file-name=libcrypto.a"], capture_output=True, text=True, check=True)
    if not Path(found.stdout.strip()).is_absolute():
        pytest.skip("there is no static library of OpenSSL here; `apt-get install libssl-dev` installs it")


def replacements(place: Path) -> None:
    """Compilers of C and C++, and rustc."""
    needs.program("c++")
    needs.toolchain("rustc", "rustc")


NEEDS: Final[Mapping[str, Callable[[Path], object]]] = {
    "rust-digest": lambda place: needs.crate("digest", "0.11"),
    "rust-aead": lambda place: needs.crate("aead", "0.6"),
    "rust-aegis": lambda place: needs.crate("aegis", "0.9"),
    "rust-columns": lambda place: needs.toolchain("cargo", "cargo"),
    "go": lambda place: needs.toolchain("go", "golang-go"),
    "go-aead": lambda place: needs.toolchain("go", "golang-go"),
    "python": lambda place: needs.program("cc"),
    "zig": lambda place: needs.package("ziglang"),
    "openssl": x86_64,
    "replacements": replacements,
    "libaegis": lambda place: needs.program("cc"),
    "bitcoin": lambda place: needs.program("c++"),
    "isa-l": lambda place: needs.program("cc"),
    "md5-simd": lambda place: needs.toolchain("go", "golang-go"),
}
SLOW: Final = ("rust-aegis",)  # they compile other libraries
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
@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=[pytest.mark.long] if each in SLOW else []) for each in NEEDS]
)
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


def generated(name: str, place: Path, path: str) -> Path:
    """A copy of that project, with the kernels that the first commands of its README write."""
    shutil.copytree(CONSUMERS / name, place)
    NEEDS[name](place)
    lines = dict(BLOCK.findall((place / "README.md").read_text(encoding="utf-8")))["sh"].splitlines()
    commands = "\n".join(line for line in lines if line.startswith("hashwright "))
    succeeds("sh", "-ec", commands, place=place, env={**os.environ, "PATH": path})
    return place


def succeeds(*command: str, place: Path, env: Mapping[str, str] | None = None) -> str:
    """The messages of a command that succeeds."""
    done = subprocess.run(
        command, cwd=place, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


CRATES: Final = ("rust-digest", "rust-aead", "rust-columns")  # which their owners could publish


@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", CRATES)
def test_a_crate_can_be_published(name: str, tmp_path: Path, path: str) -> None:
    cargo = needs.toolchain("cargo", "cargo")
    place = generated(name, tmp_path / name, path)
    succeeds(cargo, "fmt", "--check", place=place)
    succeeds(cargo, "clippy", "--quiet", "--", "-Dwarnings", place=place)
    succeeds(cargo, "clippy", "--quiet", "--lib", "--no-default-features", "--", "-Dwarnings", place=place)
    assert "Verifying" in succeeds(cargo, "package", "--allow-dirty", place=place)


@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", CRATES)
def test_the_oldest_rust_compiles_a_crate(name: str, tmp_path: Path, path: str) -> None:
    oldest = needs.rust(f"{MSRV}.0", "cargo")
    succeeds(*oldest, "check", "--quiet", place=generated(name, tmp_path / name, path))


def test_an_older_rust_refuses_a_crate_in_one_sentence(tmp_path: Path) -> None:
    older = needs.rust("1.88.0", "cargo")
    place = tmp_path / "columns"
    shutil.copytree(CONSUMERS / "rust-columns", place)
    done = subprocess.run([*older, "check"], cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert re.search(
        rf"requires rustc {re.escape(MSRV)}$|rustc {re.escape(MSRV)} or newer", done.stderr, re.M
    ), done.stderr


def test_every_consumer_is_run() -> None:
    assert {each.name for each in CONSUMERS.iterdir() if each.is_dir()} == {*NEEDS}
    readme = (CONSUMERS / "README.md").read_text(encoding="utf-8")
    assert all(f"[{name}]({name})" in readme for name in NEEDS)


# What docs/consumers.md says of libaegis.


def rows(section: str, columns: int) -> list[list[str]]:
    """The cells of the rows of that section's table with so many columns."""
    _, _, rest = (ROOT / "docs/consumers.md").read_text(encoding="utf-8").partition(f"\n## {section}\n")
    lines = [line.strip("|").split("|") for line in rest.partition("\n## ")[0].splitlines() if line[:1] == "|"]
    found = [[cell.strip() for cell in cells] for cells in lines if len(cells) == columns]
    return found[2:]  # without the head


def test_the_sizes_of_states_are_those_of_both_libraries() -> None:
    needs.package("pyaegis")
    ffi = importlib.import_module("pyaegis._aegis_ffi").ffi
    table = rows("libaegis", 5)
    assert len(table) == 6
    for cipher, *cells in table:
        name, ours, theirs = cipher.strip("`"), cells[::2], cells[1::2]
        header = generate(resolve(name, "x86-64-aesni")).files[f"{name}.h"].decode()
        constants = dict(re.findall(r"^#define (\w+) (\d+)$", header, re.MULTILINE))
        assert [constants[f"{name.upper()}_{each}"] for each in ("STATE_BYTES", "MAC_STATE_BYTES")] == ours
        assert constants[f"{name.upper()}_STATE_ALIGNMENT"] == "8"
        assert [str(ffi.sizeof(f"{name}_{each}")) for each in ("state", "mac_state")] == theirs
        assert all(int(our) <= int(their) for our, their in zip(ours, theirs, strict=True))


def test_functions_have_the_names_of_both_libraries() -> None:
    needs.package("pyaegis")
    lib = libaegis()
    header = generate(resolve("aegis128l", "portable")).files["aegis128l.h"].decode()
    table = rows("libaegis", 2)
    assert len(table) == 11
    for theirs, ours in table:
        assert [name for name in re.findall(r"`(aegis\w+)", theirs) if not hasattr(lib, name)] == []
        assert [name for name in re.findall(r"`(aegis\w+)", ours) if f" {name}(" not in header] == []
