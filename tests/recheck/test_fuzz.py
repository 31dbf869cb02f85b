"""Logs, libraries and code with random changes are refused in one sentence, or are right."""

import base64
import ctypes
import json
import random
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from hashwright.errors import UserError
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.log import Rechecked, outcomes
from hashwright.recheck.terms import NotRechecked, Unsupported
from hashwright.recheck.x86 import decoded
from hashwright.requests.request import resolve
from tests import needs
from tests.recheck.test_recheck import Entries, logged

JUNK: tuple[Any, ...] = (None, -1, 0, 1 << 70, 1.5, "", "done", [], {}, [[]], ["const", 1, 64], ["memory", []])


@pytest.fixture(scope="module")
def loop() -> Entries:
    """The log of a loop that is rechecked fast."""
    return logged(resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="gas"), only="decrypt_loop")


@pytest.fixture(scope="module")
def blocks() -> Entries:
    return logged(resolve("md5", "x86-64-bmi", kernel="blocks", emitter="gas"))


def own(entries: Entries) -> Rechecked:
    """The outcome for the function of a log."""
    return next(outcomes(map(json.dumps, entries)))


def library(entries: Entries) -> bytes:
    return base64.b64decode(entries[0]["library"])


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value of JSON: a list or an object, and the index or the key."""
    for key in range(len(node)) if isinstance(node, list) else [*node]:
        yield node, key
        if isinstance(node[key], list | dict):
            yield from places(node[key])


def test_logs_with_random_changes_are_refused_or_right(loop: Entries, full: bool) -> None:
    rng, said = random.Random(1), [str(own(loop))]
    for _ in range(1000 if full else 15):
        changed = deepcopy(loop)
        parent, key = rng.choice([*places(changed[1])])
        for part in rng.choices([changed[1]["proofs"][0]["cuts"], changed[1]["request"], None]):
            parent, key = rng.choice([*places(part)]) if part else (parent, key)
        parent[key] = rng.choice(JUNK)
        try:
            said.append(str(own(changed)))
        except UserError as why:
            said.append(str(why))
    assert said[0].endswith(": rechecked")
    assert not [each for each in said if "\n" in each]


def test_libraries_with_random_changes_are_refused_in_one_way(loop: Entries, full: bool) -> None:
    rng, content, said = random.Random(1), library(loop), list[str]()
    for _ in range(20_000 if full else 1000):
        changed = bytearray(content)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(0x1000 if rng.random() < 0.5 else len(content))
            changed[at] = rng.choice([0, 1, 0xFF, rng.randrange(256)])
        try:
            file = LoadedFile(bytes(changed))
            start = file.function("aegis128l_decrypt_loop")
            file.code(start, 15)
            file.constant(start, 16)
        except (NotRechecked, Unsupported) as why:
            said.append(str(why))
    assert said
    assert not [each for each in said if "\n" in each]


def test_code_with_random_changes_is_refused_or_right(blocks: Entries, full: bool) -> None:
    """Bytes of instructions are others, which the log reads in the same way."""
    needs.package("capstone")
    rng, accepted = random.Random(1), 0
    for _ in range(300 if full else 8):
        changed = deepcopy(blocks)
        each = rng.choice(changed[1]["instructions"])
        code = bytearray.fromhex(each[1])
        code[rng.randrange(len(code))] ^= 1 << rng.randrange(8)
        content = library(changed).replace(bytes.fromhex(each[1]), bytes(code))  # wherever it occurs
        changed[0]["library"] = base64.b64encode(content).decode("ascii")
        read_again(changed)
        if own(changed).is_rechecked:
            accepted += 1
            assert digest(content) == digest(library(blocks)), f"{each[1]} as {code.hex()}"
    assert accepted < (60 if full else 4)


def read_again(entries: Entries) -> None:
    """Makes the log read the library's instructions as they are."""
    file = LoadedFile(library(entries))
    for each in entries[1]["instructions"]:
        try:
            each[1] = decoded(file.code(each[0], 15), each[0]).code.hex()
        except Exception:  # there is no such instruction
            each[1] = ""


def digest(content: bytes) -> list[int]:
    """The state of MD5 after some blocks."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "library.so"
        path.write_bytes(content)
        state, data = (ctypes.c_uint32 * 4)(1, 2, 3, 4), bytes(i * 7 & 255 for i in range(192))
        ctypes.CDLL(str(path)).md5_blocks(state, data, ctypes.c_size_t(3))
    return list(state)
