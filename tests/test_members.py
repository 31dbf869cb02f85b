"""MD4, SHA-1, SHA-256 and SHA-512, described outside the package, on every target and as every kernel.

The tests compare the descriptions with other implementations; `verify` then compares the generated files with
the descriptions. What this does not catch: a schedule that no case selects.
"""

import ast
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from Crypto.Hash import MD4

from hashwright.hashes import HASHES
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.output.generate import generate
from hashwright.requests.pipeline import lower
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from hashwright.targets.machine import SCALAR, Target
from hashwright.verify.run import compiler_for, verify
from tests import kernels, needs, outside
from tests.outside import EXAMPLES

LINES: Final = {"md4": 20, "sha1": 30, "sha256": 40, "sha512": 45}  # the most lines of code
BIG_ENDIAN: Final = ("sha1", "sha256", "sha512")

DIGEST: Final = {
    "md4": lambda data: MD4.new(data).digest(),
    "sha1": lambda data: hashlib.sha1(data, usedforsecurity=False).digest(),
    "sha256": lambda data: hashlib.sha256(data).digest(),
    "sha512": lambda data: hashlib.sha512(data).digest(),
}


@pytest.fixture(autouse=True, scope="module")
def members() -> Iterator[None]:
    """The hashes among the others, until the end of these tests."""
    with outside.added(*LINES):
        yield


@pytest.mark.parametrize("name", LINES)
def test_a_description_is_short(name: str) -> None:
    """The number of lines that are neither empty nor documentation."""
    source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    told = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    code = [line for number, line in enumerate(source.splitlines(), 1) if line and number not in told]
    assert len(code) <= LINES[name]


@pytest.mark.parametrize("name", LINES)
def test_a_description_is_what_others_compute(name: str) -> None:
    rng = random.Random(name)
    hash_ = HASHES[name]
    assert isinstance(hash_, MerkleDamgard)
    for length in (0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 300):
        data = rng.randbytes(length)
        assert hash_.digest(data) == DIGEST[name](data), length


# SHA-512 takes long: its cases below have every unit, and test_spellings.py the one that runs nowhere.
@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", ["md4", "sha1", "sha256"])
def test_every_target_lowers_it(name: str) -> None:
    """For one message and for several, in C and in assembly: each listing computes the description."""
    described = HASHES[name].principal()
    size = described.word // 8
    for request in _distinct(name):
        made = lower(described, request.setting()).graph
        is_swapped = request.setting().as_stored and name in BIG_ENDIAN
        for env in kernels.inputs(described):
            given = {n: _swapped(v, size) if is_swapped and n.startswith("m") else v for n, v in env.items()}
            assert made.evaluate(given) == described.evaluate(env), request.command()


def _distinct(name: str) -> list[Request]:
    """A request for each way in which it is lowered: many targets share a unit."""
    found: dict[object, Request] = {}
    word = HASHES[name].principal().word
    for target in serving(HASHES[name]):
        for kernel in ("blocks", "lanes") if target.lanes(word) else ("blocks",):
            for emitter in ("c", "gas") if target.isa and _is_written(target, kernel, word) else ("c",):
                one = "streams=1" if kernel == "lanes" else ""
                request = resolve(name, target.name, kernel=kernel, emitter=emitter, schedule=one)
                setting = request.setting()
                found.setdefault((setting.machine.insns, str(setting.schedule), setting.as_stored), request)
    return list(found.values())


def _is_written(target: Target, kernel: str, word: int) -> bool:
    """Is there assembly for the kernel's default number of lanes?"""
    lanes = max(target.lanes(word)) if kernel == "lanes" else SCALAR
    return any(unit.file and unit.lanes == lanes for unit in target.holding(word).units)


def _swapped(word: int, size: int) -> int:
    return int.from_bytes(word.to_bytes(size, "little"), "big")


# Generated, compiled, and run here or under an emulator: hash, target, kernel, emitter, schedule.
CASES: Final = [
    tuple(each.split())
    for each in """
    md4 portable library c
    md4 x86-64-avx2 lanes gas
    md4 aarch64-neon lanes gas
    md4 riscv64-zbb blocks gas rounds=loop
    sha1 x86-64-bmi library gas
    sha1 x86-64-sse2 lanes gas
    sha1 x86-64-avx512vl blocks gas
    sha1 x86-64-avx512vl lanes c load=transpose
    sha1 aarch64-sve2 lanes gas
    sha1 armv6 library c
    sha1 x86-64-ssse3 fixed c
    sha1 x86-64-avx2 fixed gas load=transpose
    sha256 portable library c
    sha256 x86-64 library gas
    sha256 x86-64-bmi blocks gas
    sha256 x86-64-avx2 batch c
    sha256 x86-64-avx2 lanes gas load=ahead
    sha256 x86-64-avx2 lanes c load=gather
    sha256 x86-64-avx2 batch c load=transpose-ahead
    sha256 x86-64-avx512 lanes gas
    sha256 x86-64-avx512 lanes c load=transpose,streams=2
    sha256 x86-64-avx512vl lanes gas lanes=4
    sha256 aarch64 library gas
    sha256 aarch64-sha3 lanes gas
    sha256 aarch64-sha3 lanes c load=transpose
    sha256 aarch64-sve2 lanes c
    sha256 riscv64 library c
    sha256 riscv64-zbb library c
    sha256 riscv64 blocks gas
    sha256 riscv64-zbb library gas
    sha512 portable library c
    sha512 armv6 library c
    sha512 riscv64-zbb library c
    sha512 riscv64 library gas
    sha512 riscv64-zbb library gas
    sha512 aarch64 library gas
    sha512 aarch64-neon lanes gas load=ahead
    sha512 aarch64-sha3 lanes c load=transpose
    sha512 aarch64-sha3 lanes gas
    sha512 aarch64-sve2 fixed c
    sha512 aarch64-sve2 fixed gas
    sha512 aarch64-neon fixed gas
    sha512 x86-64-avx512 fixed gas
    sha512 aarch64-sve2 lanes gas
    sha512 x86-64 library gas
    sha512 x86-64-bmi blocks obj
    sha512 x86-64-sse2 lanes obj
    sha512 x86-64-ssse3 lanes gas load=copy
    sha512 x86-64-avx2 lanes gas load=ahead
    sha512 x86-64-avx2 lanes c load=gather
    sha512 x86-64-avx2 lanes c load=transpose-ahead
    sha512 x86-64-avx2 batch c
    sha512 x86-64-avx512 lanes gas streams=2
    sha512 x86-64-avx512vl blocks gas
    sha512 x86-64-avx512vl library c
    sha512 x86-64-avx512vl lanes obj lanes=2
    """.strip().splitlines()
]


@pytest.mark.sampled("case")
@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_what_is_made_is_right(case: tuple[str, ...], tmp_path: Path) -> None:
    name, target, kernel, emitter, *schedule = case
    emulation = TARGETS[target].emulation
    if emulation and not TARGETS[target].runs_here():
        needs.program(*emulation.command[:1])
        needs.package("ziglang")
    else:
        needs.runs(TARGETS[target])
    length = {"length": "32"} if kernel == "fixed" else {}
    request: Request = resolve(
        name, target, kernel=kernel, emitter=emitter, schedule="".join(schedule), **length
    )
    generate(request).write(tmp_path)
    checks = list(verify(request, tmp_path, compiler_for(request.target, None)))
    assert checks
    assert all(check.passed for check in checks), checks
