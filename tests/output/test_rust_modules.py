"""Rust without C: what rustc makes of the modules computes the description, and linters accept their text."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.native.compiler import find
from hashwright.output.generate import generate
from hashwright.output.rust_modules import MSRV
from hashwright.proof.report.proofs import proofs
from hashwright.requests.alternatives import Asked, ask
from hashwright.targets import TARGETS
from hashwright.verify.run import verify
from tests import needs

EVERYWHERE: Final = "portable,x86-64,x86-64-bmi,x86-64-avx512vl,aarch64"
KERNELS: Final = [
    ("md5", "portable", None, ""),
    ("md5", "x86-64", None, ""),
    ("md5", "x86-64-bmi", None, ""),
    ("md5", "x86-64-avx512vl", None, ""),
    ("ripemd160", "portable", None, ""),
    ("ripemd160", "x86-64-bmi", None, ""),
    ("ripemd160", "x86-64-avx512vl", None, ""),
    ("md5", "x86-64-bmi", "lanes", ""),
    ("md5", "x86-64-sse2", "lanes", "lanes=2"),
    ("md5", "x86-64-ssse3", "lanes", ""),
    ("md5", "x86-64-avx2", "lanes", ""),
    ("md5", "x86-64-avx2", "lanes", "load=transpose"),
    ("md5", "x86-64-avx2", "lanes", "load=copy,streams=1"),
    ("md5", "x86-64-avx2", "lanes", "load=gather"),
    ("ripemd160", "x86-64-avx512", "lanes", ""),
]


def modules() -> list[tuple[str, str, str | None]]:
    """The modules that linters read."""
    lists = [(name, EVERYWHERE, None) for name in ("md5", "ripemd160")]
    lanes = [("md5", target, "lanes") for target in ("x86-64-avx2", "portable,x86-64-avx2", "x86-64-bmi")]
    return [*lists, *lanes, ("md5", "portable", None), ("ripemd160", "x86-64-bmi", None)]


def asked_for(name: str, target: str, kernel: str | None, schedule: str = "") -> Asked:
    return ask(name, target, kernel=kernel, schedule=schedule, emitter="rust")


def crate(place: Path, asked: Asked) -> Path:
    """A crate without `std` that contains the module."""
    generate(asked).write(place / "src")
    manifest = (
        f'[package]\nname = "one"\nversion = "0.1.0"\nedition = "2024"\nrust-version = "{MSRV}"\n'
        "[features]\nstd = []\n"
    )
    (place / "Cargo.toml").write_text(manifest, encoding="utf-8")
    lines = f"//! One module.\n#![no_std]\n#![deny(warnings, clippy::pedantic)]\npub mod {asked.stem};\n"
    (place / "src" / "lib.rs").write_text(lines, encoding="utf-8")
    return place


def run(*command: object, place: Path) -> str:
    """The output of a command that succeeds."""
    done = subprocess.run([*map(str, command)], cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "target", "kernel", "schedule"), KERNELS)
def test_rustc_makes_what_the_description_says(
    name: str, target: str, kernel: str | None, schedule: str, tmp_path: Path
) -> None:
    needs.toolchain("rustc", "rustc")
    needs.runs(TARGETS[target])
    asked = asked_for(name, target, kernel, schedule)
    generate(asked).write(tmp_path)
    checks = list(verify(asked, tmp_path, find()))
    assert checks
    assert [(each.name, each.failure) for each in checks if not each.passed] == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "target", "kernel", "schedule"), KERNELS)
def test_compression_functions_are_proved(
    name: str, target: str, kernel: str | None, schedule: str, tmp_path: Path
) -> None:
    needs.toolchain("rustc", "rustc")
    asked = asked_for(name, target, kernel, schedule)
    generate(asked).write(tmp_path)
    (tmp_path / "made").mkdir()
    (verdict,) = proofs(asked, tmp_path, find(), tmp_path / "made").verdicts
    assert verdict.is_proved, verdict.why


@pytest.mark.long
@pytest.mark.parametrize("features", [(), ("--features=std",)])
@pytest.mark.parametrize(("name", "target", "kernel"), modules())
def test_clippy_and_rustfmt_accept_a_module(
    name: str, target: str, kernel: str | None, features: tuple[str, ...], tmp_path: Path
) -> None:
    cargo = needs.toolchain("cargo", "cargo")
    place = crate(tmp_path, asked_for(name, target, kernel))
    run(cargo, "clippy", "--quiet", *features, place=place)
    run("rustfmt", "--check", "--edition=2024", *(place / "src").glob("*.rs"), place=place)


def test_portable_code_is_safe() -> None:
    text = generate(asked_for("md5", "portable", None)).files["md5.rs"].decode()
    assert "#![forbid(unsafe_code)]" in text
    assert "unsafe {" not in text
    other = generate(asked_for("md5", "portable,x86-64-bmi", None)).files["md5.rs"].decode()
    assert "forbid" not in other


def test_a_module_imports_what_it_names() -> None:
    text = generate(asked_for("md5", "x86-64-avx2", "lanes")).files["md5_x8x3.rs"].decode()
    ((listed,),) = [re.findall(r"use core::arch::x86_64::\{(.*?)\};", text, re.DOTALL)]
    used = {*re.findall(r"\b_mm256\w+|\b__m256i\b", text)}
    assert {*re.findall(r"\w+", listed)} == used


@pytest.mark.parametrize(
    ("target", "kernel", "schedule", "sentence"),
    [
        (
            "aarch64-sve2",
            "lanes",
            "",
            "Rust has no stable intrinsics for target 'aarch64-sve2'",
        ),
        (
            "x86-64-xop",
            "lanes",
            "",
            "Rust has no stable intrinsics for target 'x86-64-xop'",
        ),
        ("portable", None, "barriers=on", "barriers need inline assembly"),
        ("x86-64-avx2", "batch", "", "without C for --kernel batch; write --emitter rust-c"),
    ],
)
def test_what_rust_does_not_have_is_refused(
    target: str, kernel: str | None, schedule: str, sentence: str
) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        generate(asked_for("md5", target, kernel, schedule))
