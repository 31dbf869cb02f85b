"""A mode of operation from outside the package, with words of 64 bits: written and checked like any other.

The reference here is independent of the example's description: over ints, by BLAKE2b's G as in RFC 7693,
section 3.1.
"""

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.output.generate import generate
from hashwright.requests.pipeline import lower
from hashwright.requests.request import resolve, serving
from hashwright.targets import TARGETS
from hashwright.verify.run import compiler_for, verify
from tests import kernels, needs, outside
from tests.compiled import run

MASK: Final = 2**64 - 1
NAME: Final = "toysponge"


@pytest.fixture(scope="module")
def sponge() -> Iterator[ModuleType]:
    """The example, whose hash is among the others until the end of these tests."""
    with outside.added("sponge") as modules:
        yield modules["sponge"]


def rotated(word: int, down: int) -> int:
    return (word >> down | word << 64 - down) & MASK


def mix(v: list[int], a: int, b: int, c: int, d: int) -> None:
    for down, along in ((32, 24), (16, 63)):
        v[a] = (v[a] + v[b]) & MASK
        v[d] = rotated(v[d] ^ v[a], down)
        v[c] = (v[c] + v[d]) & MASK
        v[b] = rotated(v[b] ^ v[c], along)


COLUMNS: Final = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS: Final = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def reference(data: bytes) -> bytes:
    padded = bytearray(data + bytes(-(len(data) + 2) % 64 + 2))
    padded[len(data)] |= 0x01
    padded[-1] |= 0x80
    v = [0] * 16
    for at in range(0, len(padded), 64):
        for i in range(8):
            v[i] ^= int.from_bytes(padded[at + 8 * i : at + 8 * i + 8], "little")
        for _ in range(8):
            for places in (*COLUMNS, *DIAGONALS):
                mix(v, *places)
    return b"".join(word.to_bytes(8, "little") for word in v[:4])


def test_the_description_is_the_reference(sponge: ModuleType) -> None:
    hash_ = sponge.TOYSPONGE
    for length in (0, 1, 61, 62, 63, 64, 65, 127, 300):
        data = bytes(i * 7 % 256 for i in range(length))
        assert hash_.digest(data) == reference(data), length
    for data, digest in hash_.vectors:
        assert digest == reference(data).hex()


def served() -> list[str]:
    """The targets that support it."""
    with outside.added("sponge"):
        return [target.name for target in serving(HASHES[NAME])]


SERVED: Final = served()


def test_every_target_of_words_serves_it() -> None:
    assert {"portable", "armv6", "riscv64", "aarch64-neon", "x86-64-bmi"} <= set(SERVED)


@pytest.mark.usefixtures("sponge")
@pytest.mark.parametrize("target", SERVED)
def test_each_listing_computes_what_is_described(target: str) -> None:
    request = resolve(NAME, target)
    described = request.hash.principal()
    assert {ty.bits for ty in request.setting().machine.registers} == {64}
    made = lower(described, request.setting()).graph
    for env in kernels.inputs(described):
        assert made.evaluate(env) == described.evaluate(env)


def distinct() -> list[str]:
    """The targets whose code runs here or is emulated, each code once."""
    found: dict[object, str] = {}
    for target in map(TARGETS.__getitem__, SERVED):
        here = target.runs_here()
        if here or target.emulation:
            emulated = "" if here or not target.emulation else target.emulation.triple
            found.setdefault((target.holding(64).machine(1, ()).insns, emulated), target.name)
    return list(found.values())


@pytest.mark.long
@pytest.mark.usefixtures("sponge")
@pytest.mark.parametrize("target", distinct())
def test_what_is_made_is_what_is_described(target: str) -> None:
    request = resolve(NAME, target)
    if not request.target.runs_here():
        needs.foreign(request.target)
    with tempfile.TemporaryDirectory() as place:
        generate(request).write(Path(place))
        checks = list(verify(request, Path(place), compiler_for(request.target, None)))
    assert [(check.name, check.failure) for check in checks] == [
        ("published vectors", ""),
        ("random messages", ""),
    ]
    assert all(check.cases for check in checks)


@pytest.mark.usefixtures("sponge")
def test_a_wrong_digest_is_seen() -> None:
    request = resolve(NAME, "portable")
    with tempfile.TemporaryDirectory() as place:
        generate(request).write(Path(place))
        file = Path(place, f"{NAME}.c")
        text = file.read_text(encoding="utf-8")
        assert "0x80u" in text
        file.write_text(text.replace("0x80u", "0x40u"), encoding="utf-8")
        checks = list(verify(request, Path(place), compiler_for(request.target, None)))
    assert [check.passed for check in checks] == [False, False]


@pytest.mark.usefixtures("sponge")
def test_what_the_mode_lacks_is_a_sentence() -> None:
    with pytest.raises(UserError, match="a toy sponge is written in C only; leave --emitter out"):
        generate(resolve(NAME, "x86-64", emitter="gas"))


@pytest.mark.usefixtures("sponge")
def test_what_a_target_lacks_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    target = TARGETS["x86-64"]
    bare = replace(target, units=tuple(replace(unit, file=None) for unit in target.units))
    monkeypatch.setitem(TARGETS, target.name, bare)
    with pytest.raises(
        UserError, match="no assembly for words of 64 bits on target 'x86-64'; write --emitter c"
    ):
        resolve(NAME, "x86-64", emitter="gas")


def test_the_example_runs() -> None:
    told = run([sys.executable, "-m", "sponge"], cwd=outside.EXAMPLES)
    assert told.splitlines()[-1].endswith("ok")
