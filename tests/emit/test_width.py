"""No line of any output is too long, whatever its names are."""

import re
from typing import Final

import pytest

from hashwright.emit.tidy import COLUMNS
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask

PREFIX: Final = "some_longer_prefix_"
UNBROKEN: Final = re.compile(r"//go:build ")  # Go reads one line


@pytest.mark.parametrize(
    ("name", "target", "kernel", "emitter"),
    [
        ("aegis128l", "x86-64-aesni", None, "c"),
        ("md5", "portable,x86-64-avx2", "lanes", "c"),
        ("aegis128l", "x86-64-vaes", None, "gas"),
        ("ripemd160", "aarch64", "blocks", "gas"),
        ("md5", "riscv64", "blocks", "gas"),
        ("ripemd160", "x86-64-avx2", "lanes", "go"),
        ("md5", "x86-64,x86-64-bmi,aarch64", "blocks", "go"),
    ],
)
def test_no_line_is_too_long(name: str, target: str, kernel: str | None, emitter: str) -> None:
    for file, text in generate(ask(name, target, kernel=kernel, emitter=emitter, prefix=PREFIX)).files.items():
        lines = [line for line in text.decode().split("\n") if not UNBROKEN.match(line)]
        assert max(map(len, lines)) <= COLUMNS, file
