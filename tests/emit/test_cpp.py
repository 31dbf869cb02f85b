"""One C++ file: compilers accept it, its functions are in the namespace, and they compute the hash."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit import cpp
from hashwright.errors import UserError
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import Asked, ask
from tests import needs

STRICT: Final = (
    *("-std=c++17", "-Wall", "-Wextra", "-Wconversion", "-Wsign-conversion", "-Werror"),
    *("-Wold-style-cast", "-Wzero-as-null-pointer-constant"),
)
# gcc finds more if it optimises, also in its own headers.
OWN: Final = {"g++": ("-O1", "-Wuseless-cast"), "clang++": ("-O0",)}
ASKED: Final = [
    ("md5", "portable,x86-64-sse2,x86-64-avx2,x86-64-avx512,aarch64-neon", "batch"),
    ("ripemd160", "portable,x86-64-bmi,aarch64", None),
    ("aegis128l", "portable,x86-64-aesni,x86-64-vaes-avx512vl,aarch64-aes", None),
    ("aegis256", "portable,x86-64-aesni,aarch64-aes", "batch"),
    ("md5", "portable,x86-64-avx2", "lanes"),
    ("md5", "auto", "batch"),
    ("aegis128x2", "x86-64-aesni-avx", None),
]
MAIN: Final = """#include <cstdio>
#include "md5_batch.hpp"

int main()
{
    const uint8_t *const messages[] = {reinterpret_cast<const uint8_t *>("message digest")};
    const std::size_t len[] = {14};
    uint8_t digest[1][16];

    md5::md5_batch(messages, len, digest, 1);
    for (uint8_t byte : digest[0])
        std::printf("%02x", byte);
}
"""


def asked_for(name: str, target: str, kernel: str | None) -> Asked:
    return ask(name, target, kernel=kernel, emitter="c++")


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("program", OWN)
@pytest.mark.parametrize(("name", "target", "kernel"), ASKED)
def test_compilers_accept_the_file(
    name: str, target: str, kernel: str | None, program: str, tmp_path: Path
) -> None:
    compiler = needs.program(*([program] if program == "g++" else [program, "clang++-22", "clang++-19"]))
    asked = asked_for(name, target, kernel)
    generate(asked).write(tmp_path)
    made = tmp_path / "made.o"
    command = [compiler, *STRICT, *OWN[program], "-c", f"{asked.stem}.cpp", "-o", str(made)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    symbols = subprocess.run(
        ["nm", "-C", "-g", "--defined-only", made], capture_output=True, text=True, check=True
    )
    names = [line.split(maxsplit=2)[2] for line in symbols.stdout.splitlines()]
    assert names
    assert [each for each in names if not each.startswith(f"{name}::")] == []


# About all code of some kind, and about what C++98 lacks.
UNAVOIDABLE: Final = ("padded", "unsafe-buffer-usage", "c++98-compat", "c++98-compat-pedantic")


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "target", "kernel"), ASKED)
def test_of_all_warnings_of_clang_four_are_given(
    name: str, target: str, kernel: str | None, tmp_path: Path
) -> None:
    compiler = needs.program("clang++", "clang++-22", "clang++-19")
    asked = asked_for(name, target, kernel)
    generate(asked).write(tmp_path)
    omitted = (f"-Wno-{each}" for each in UNAVOIDABLE)
    flags = ("-std=c++17", "-Weverything", "-Werror", *omitted, "-fsyntax-only")
    command = [compiler, *flags, f"{asked.stem}.cpp"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.long
def test_a_program_calls_the_namespace(tmp_path: Path) -> None:
    compiler = needs.program("g++")
    generate(asked_for("md5", "portable,x86-64-sse2", "batch")).write(tmp_path)
    (tmp_path / "main.cpp").write_text(MAIN, encoding="utf-8")
    command = [compiler, *STRICT, *OWN["g++"], "main.cpp", "md5_batch.cpp", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    assert done.stdout == "f96b697d7cb7938d525a2f31aaf161d0"


@pytest.mark.long
@pytest.mark.parametrize(("name", "target", "kernel"), ASKED)
def test_no_header_is_included_in_the_namespace(name: str, target: str, kernel: str | None) -> None:
    """And at each end of a condition, the namespace is open if it was at the beginning."""
    asked = asked_for(name, target, kernel)
    depth, before = 0, list[int]()
    for line in generate(asked).files[f"{asked.stem}.cpp"].decode().splitlines():
        depth += line == f"namespace {name} {{"
        depth -= line == f"}} // namespace {name}"
        assert depth in (0, 1)
        if line.startswith("#include"):
            assert depth == 0
        elif line.startswith("#if"):
            before.append(depth)
        elif re.match("#e(lse|lif|ndif)", line):
            assert depth == before[-1]
            if line.startswith("#endif"):
                before.pop()
    assert depth == 0
    assert before == []


def test_code_opens_the_namespace_after_its_comment() -> None:
    made = cpp.source(["#include <a.h>\n/* What\n * it does. */\nint f(void);"], {}, "own.hpp", "ns")
    text = "#include <a.h>\n\nnamespace ns {\n/* What\n * it does. */\nint f(void);\n} // namespace ns\n"
    assert made == f"{cpp.BEFORE}{text}{cpp.AFTER}"


def test_there_are_no_names_for_callers_in_c() -> None:
    with pytest.raises(UserError, match="write --emitter c, which has the same code"):
        sources(asked_for(*ASKED[0]))
