"""Counts the instructions of kernels for Arm's vectors, which no machine here can time.

The counts are those of clang 22's code for a block of all messages, beside the same hash in handwritten style
(macros.py). With SVE2, both copy the words of the messages in a loop, which is not counted; with NEON, the
counts include loading the words.
"""

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native import foreign
from hashwright.requests.request import Request, resolve
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import compiled, needs
from tests.kernels import BLOCK_BYTES
from tests.native import macros
from tests.native.objectcode import examine_function

BUDGET: Final = Path(__file__).with_name("instruction_budget.toml")
UPDATE: Final = "pytest tests/native/test_counts.py --update-budget -n 0"
REQUESTS: Final = {
    " ".join(filter(None, (hash_name, target, schedule))): resolve(
        hash_name, target, kernel="lanes", schedule=schedule
    )
    for hash_name in ("md5", "ripemd160")
    for target, schedule in (
        ("aarch64-neon", ""),
        ("aarch64-neon", "load=transpose"),
        ("aarch64-sha3", ""),
        ("aarch64-sha3", "load=transpose"),
        ("aarch64-sve2", ""),
    )
}


@cache
def base(name: str) -> Path:
    """The source of the baseline."""
    request = REQUESTS[name]
    path = compiled.written(request) / "macros.c"
    path.write_text(macros.source(request))
    return path


def counted(request: Request, source: Path) -> int:
    """The instructions of a block of all messages."""
    compiler, how = needs.compiler("ziglang"), request.target.emulation
    assert how
    output = compiled.directory() / "kernel.o"
    flags = ["-target", how.triple, *how.flags, *foreign.ALONE, "-O2", f"-I{source.parent}"]
    compiled.run([*compiler.command, *flags, "-c", "-o", output, source])
    return examine_function(output, f"{request.hash.name}_{request.setting().abreast}_blocks").instructions


@pytest.mark.sampled("name")
@pytest.mark.parametrize(("name", "request_"), REQUESTS.items(), ids=REQUESTS)
def test_a_kernel_keeps_its_number_of_instructions(name: str, request_: Request, updates_budget: bool) -> None:
    needs.package("capstone")
    own = counted(request_, compiled.written(request_) / f"{request_.stem}.c")
    budget = tomllib.loads(BUDGET.read_text()) if BUDGET.exists() else {}
    if updates_budget:
        budget[name] = {"kernel": own, "macros": counted(request_, base(name))}
        _write(budget)
        return
    assert own <= budget[name]["kernel"], f"to accept it: {UPDATE}"


def _write(budget: dict[str, dict[str, int]]) -> None:
    lines = [f"# Instructions for a block of all messages, by clang 22. Written by: {UPDATE}"]
    for name, row in sorted(budget.items()):
        inside = ", ".join(f"{key} = {value}" for key, value in row.items())
        lines.append(f'"{name}" = {{ {inside} }}')
    BUDGET.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", ["md5 aarch64-neon", "ripemd160 aarch64-sve2"])
def test_the_base_is_the_hash(name: str) -> None:
    """So that the kernel is not compared with code that computes less."""
    request = REQUESTS[name]
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    how = foreign.emulation(request.target)
    needs.program(how.command[0])
    program = foreign.build_calls(request, [base(name)], compiled.directory(), how)
    with foreign.CalledProgram(program, how, request) as code:
        library, setting = MerkleDamgardLibrary(code, request), request.setting()
        lanes = library.lanes() if setting.c_lanes else setting.messages
        messages = [bytes([lane]) * 100 for lane in range(lanes)]
        padded = [message + hash_.pad(len(message)) for message in messages]
        states = library.lanes_blocks([hash_.iv] * lanes, padded, len(padded[0]) // BLOCK_BYTES)
    for message, state in zip(messages, states, strict=True):
        expected = hashlib.new(hash_.name, message).digest()
        assert b"".join(word.to_bytes(4, "little") for word in state) == expected
