"""The requirements of tests beyond the environment of `make test`.

All skips are here, each with a sentence that names what is missing and the command that installs it. A missing
feature of the processor, which cannot be installed, is named as such.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import CheckFailed
from hashwright.native.compiler import Compiler, ziglang
from hashwright.native.foreign import cross_compiler
from hashwright.targets.machine import Target

SETUP: Final = "`make setup-system` installs it"

# The C compilers of tests, each with the possible names of its program.
COMPILERS: Final[Mapping[str, tuple[str, ...]]] = {
    "gcc": ("gcc",),
    "clang": ("clang", "clang-22", "clang-21", "clang-20", "clang-19"),
    "ziglang": (),
}


def program(*names: str) -> str:
    """The path of the first available one of these programs."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    pytest.skip(f"there is no {' or '.join(names)} on the PATH; {SETUP}")


def toolchain(name: str, package: str) -> str:
    """The path of a program of a language, which is in that package of Debian and Ubuntu."""
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"there is no {name} on the PATH; `apt-get install {package}` installs it")
    return path


@cache
def system_python() -> str:
    """The Python of the system, which every user can run, with environments."""
    path = shutil.which("python3", path=os.defpath)
    command = (path or "false", "-c", "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))")
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip(f"the system has no Python 3.11 or newer with environments; {SETUP}")
    return command[0]


@cache
def rust(version: str, component: str = "rustc") -> tuple[str, ...]:
    """The command that runs a program of that Rust."""
    rustup = toolchain("rustup", "rustup")
    command = (rustup, "run", version, *component.split())
    done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        remedy = f"rustup toolchain install {version} --component {component.removeprefix('cargo ')}"
        pytest.skip(f"there is no {component} of Rust {version} here; `{remedy}` installs it")
    return command


@cache
def rust_target(triple: str) -> None:
    """The standard library of Rust for other processors."""
    command = (toolchain("rustc", "rustc"), "--print", "target-libdir", "--target", triple)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not Path(done.stdout.strip() or os.devnull).is_dir():
        pytest.skip(f"there is no Rust for {triple} here; `rustup target add {triple}` installs it")


@cache
def crate(name: str, version: str = "1") -> None:
    """cargo, and that crate in that version."""
    cargo = toolchain("cargo", "cargo")
    with tempfile.TemporaryDirectory() as place:
        manifest = f'[package]\nname = "none"\nversion = "0.0.0"\n[dependencies]\n{name} = "{version}"\n'
        Path(place, "Cargo.toml").write_text(manifest, encoding="utf-8")
        Path(place, "src").mkdir()
        Path(place, "src", "lib.rs").touch()
        done = subprocess.run([cargo, "fetch"], cwd=place, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"the crate {name} is not here: {done.stderr.strip().splitlines()[-1]}")


@cache
def compiler(kind: str) -> Compiler:
    """The compiler of this kind, a key of COMPILERS."""
    if kind == "ziglang":
        package("ziglang")
        return Compiler(ziglang())
    return Compiler((program(*COMPILERS[kind]),))


def package(*names: str) -> None:
    """These Python packages."""
    for name in names:
        if not find_spec(name):
            pip = f"{sys.executable} -m pip install {name}"
            pytest.skip(f"there is no Python package {name} here; `{pip}` installs it")


def peachpy() -> None:
    """PeachPy."""
    if not find_spec("peachpy"):
        pytest.skip(f"there is no PeachPy here; {SETUP}")


def postgresql() -> Path:
    """The directory of PostgreSQL's server programs, which Debian keeps off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else Path(program("initdb")).parent


def chromium() -> str:
    """A headless browser."""
    return program("chromium", "chromium-browser", "google-chrome")


def runs(target: Target) -> None:
    """A processor that runs code for the target."""
    if not target.runs_here():
        missing = ", ".join(sorted(target.features))
        pytest.skip(f"no code for {target.name} runs here: the processor must have {missing}")


@cache
def header(name: str, compiler: Compiler) -> None:
    """A C header that the compiler finds."""
    try:
        compiler.run(["-E", "-include", name, "-x", "c", os.devnull])
    except CheckFailed:
        pytest.skip(f"there is no {name} here; {SETUP}")


def device(path: str) -> None:
    """A device."""
    if not Path(path).exists():
        pytest.skip(f"this system has no {path}")


def cross(target: Target) -> Compiler:
    """The compiler that makes shared libraries for another processor."""
    assert target.emulation
    package("ziglang")
    return cross_compiler(target.emulation)


def foreign(target: Target) -> None:
    """The compiler and the emulator for another processor."""
    if target.emulation is None:
        runs(target)
    else:
        package("ziglang")
        program(target.emulation.command[0])
