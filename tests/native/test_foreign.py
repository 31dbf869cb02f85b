"""Code for other processors, run under an emulator."""

import random
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError
from hashwright.hashes import HASHES
from hashwright.modes.kernel import LIBRARY
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native import foreign
from hashwright.native.compiler import find
from hashwright.native.foreign import CalledProgram
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve, serving
from hashwright.requests.settings import values
from hashwright.targets import TARGETS
from hashwright.targets.machine import Emulation, Target
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from hashwright.verify.run import compiler_for, verify
from tests import compiled, needs
from tests.kernels import BLOCK_BYTES
from tests.native.test_lanes import (
    MERKLE_DAMGARD,
    absorbed,
    as_digest,
    drawn,
    every_lanes,
    named,
    whole_messages,
)
from tests.oracles import DIGEST, digest_vectors

pytestmark = pytest.mark.sampled

S390X: Final = Emulation("s390x-linux-none", (), ("qemu-s390x",))  # big-endian
AARCH64_BE: Final = Emulation("aarch64_be-linux-none", (), ("qemu-aarch64_be",))
FOREIGN: Final = [target for target in TARGETS.values() if target.emulation]

# Those that differ in the instructions for one message at a time.
ONE_AT_A_TIME: Final = ("aarch64", "armv6", "riscv64", "riscv64-zbb")
STRICT: Final = ("-std=c99", "-Wall", "-Wextra", "-Wconversion", "-pedantic", "-Werror")
SVE: Final = (128, 256, 512, 2048)  # bits in a vector


def one_at_a_time() -> list[Request]:
    """The library form of each hash with each rotate."""
    found = []
    for hash_ in MERKLE_DAMGARD:
        for name in ONE_AT_A_TIME:
            ways = values(hash_.principal(), TARGETS[name], LIBRARY, 1).get("rot", ())
            for schedule in [f"rot={way}" for way in ways] or [""]:
                found.append(resolve(hash_.name, name, schedule=schedule))
    return found


LANES: Final = [request for request in every_lanes(here=False) if request.target.emulation]


def how(target: Target) -> Emulation:
    assert target.emulation
    needs.package("ziglang")
    needs.program(target.emulation.command[0])
    return target.emulation


def built(request: Request, way: Emulation, flags: tuple[str, ...] = ("-O2",)) -> Path:
    source = compiled.written(request) / f"{request.stem}.c"
    return foreign.build_calls(request, [source], compiled.directory(), way, flags)


@contextmanager
def started(path: Path, way: Emulation, request: Request) -> Iterator[MerkleDamgardLibrary]:
    with CalledProgram(path, way, request) as code:
        yield MerkleDamgardLibrary(code, request)


def check_library(library: MerkleDamgardLibrary, hash_: MerkleDamgard) -> None:
    rng = random.Random(1)
    for vector in digest_vectors(hash_.name):
        if len(vector.message) < 100_000:
            assert library.digest(vector.message).hex() == vector.digest
    for length in (*range(BLOCK_BYTES + 2), 119, 120, 127, 128, 129, 1000):
        message = rng.randbytes(length)
        assert library.digest(message) == DIGEST[hash_.name](message), length
        cut = rng.randrange(length + 1)
        assert library.digest_of_pieces([message[:cut], b"", message[cut:]]) == DIGEST[hash_.name](message)
    for nblocks in (0, 1, 3):
        (state,), (data,) = drawn(hash_, 1, nblocks, rng)
        assert library.blocks(state, data, nblocks) == absorbed(hash_, [state], [data])[0]


def check_lanes(library: MerkleDamgardLibrary, hash_: MerkleDamgard, lanes: int) -> None:
    rng = random.Random(lanes)
    padded, digests = whole_messages(hash_, lanes, rng)
    made = library.lanes_blocks([hash_.iv] * lanes, padded, len(padded[0]) // BLOCK_BYTES)
    assert [as_digest(hash_, state) for state in made] == digests
    for nblocks in (0, 1, 2)[: 2 if lanes > 16 else 3]:
        states, messages = drawn(hash_, lanes, nblocks, rng)
        assert library.lanes_blocks(states, messages, nblocks) == absorbed(hash_, states, messages)


@pytest.mark.parametrize("request_", one_at_a_time(), ids=named)
def test_one_message_at_a_time(request_: Request) -> None:
    way = how(request_.target)
    assert isinstance(request_.hash, MerkleDamgard)
    with started(built(request_, way), way, request_) as library:
        check_library(library, request_.hash)


@pytest.mark.parametrize("name", DIGEST)
def test_portable_code_where_the_most_significant_byte_comes_first(name: str) -> None:
    needs.package("ziglang")
    needs.program(S390X.command[0])
    request = resolve(name, "portable")
    assert isinstance(request.hash, MerkleDamgard)
    with started(built(request, S390X), S390X, request) as library:
        check_library(library, request.hash)


@pytest.mark.long
@pytest.mark.parametrize("name", DIGEST)
@pytest.mark.parametrize("way", ["ahead", "copy", "transpose"])
def test_lanes_where_the_most_significant_byte_comes_first(name: str, way: str) -> None:
    """Pairs of words are copied in the byte order of the processor."""
    needs.package("ziglang")
    needs.program(AARCH64_BE.command[0])
    request = resolve(name, "aarch64-neon", kernel="lanes", schedule=f"load={way}")
    assert isinstance(request.hash, MerkleDamgard)
    with started(built(request, AARCH64_BE), AARCH64_BE, request) as library:
        check_lanes(library, request.hash, request.setting().messages)


@pytest.mark.long
@pytest.mark.parametrize("request_", [r for r in LANES if not r.setting().machine.c_lanes], ids=named)
def test_several_messages(request_: Request) -> None:
    way = how(request_.target)
    assert isinstance(request_.hash, MerkleDamgard)
    with started(built(request_, way, ("-O1",)), way, request_) as library:
        check_lanes(library, request_.hash, request_.setting().messages)


@pytest.mark.long
@pytest.mark.parametrize("request_", [r for r in LANES if r.setting().machine.c_lanes], ids=named)
def test_as_many_messages_as_the_vector_length_holds(request_: Request) -> None:
    """One program, by default on processors with vectors of several lengths."""
    way = how(request_.target)
    assert isinstance(request_.hash, MerkleDamgard)
    program = built(request_, way, ("-O1",))
    for bits in SVE if not request_.schedule.choices else SVE[:1]:
        cpu = f"max,sve-default-vector-length={bits // 8}"
        longer = replace(way, command=("qemu-aarch64", "-cpu", cpu))
        with started(program, longer, request_) as library:
            assert library.lanes() == bits // 32 * request_.setting().streams
            check_lanes(library, request_.hash, library.lanes())


@pytest.mark.parametrize("target", FOREIGN, ids=lambda target: target.name)
def test_the_flags_of_the_table_are_enough(target: Target) -> None:
    """Another compiler than the one for running, with only the flags that users see."""
    assert target.emulation
    compiler = needs.compiler("clang")
    place = compiled.directory()
    (place / "string.h").write_bytes(render("run/string.h", {}))
    kernel = "lanes" if target.lanes(32) else None
    name = next(name for name, hash_ in HASHES.items() if target in serving(hash_))
    request = resolve(name, target.name, kernel=kernel)
    source = compiled.written(request) / f"{request.stem}.c"
    system = "gnueabi" if target.emulation.triple.startswith("arm-") else "gnu"
    words = [
        f"--target={target.emulation.triple.replace('none', system)}",
        *target.c_flags,
        "-ffreestanding",
        f"-I{place}",
    ]
    compiler.run([*words, *STRICT, "-O2", "-c", "-o", str(place / "object.o"), str(source)])


# verify and its failures.


@pytest.fixture
def request_() -> Request:
    request = resolve("md5", "aarch64-neon", kernel="lanes")
    how(request.target)
    if request.target.runs_here():
        pytest.skip("this machine needs no emulator for it; what is meant here is one that does")
    return request


def test_verify_runs_foreign_code(request_: Request, tmp_path: Path) -> None:
    generate(request_).write(tmp_path)
    checks = list(verify(request_, tmp_path, compiler_for(request_.target, None)))
    assert [check.name for check in checks] == ["blocks from random states, others in each lane"]
    assert all(check.passed and check.cases == 20 for check in checks)


def test_verify_names_the_lane_that_is_wrong(request_: Request, tmp_path: Path) -> None:
    generate(request_).write(tmp_path)
    source = tmp_path / f"{request_.stem}.c"
    wrong = source.read_text().replace("data[j]", "data[j & 1]").replace("data[2]", "data[0]")
    assert wrong != source.read_text()
    source.write_text(wrong)
    (check,) = verify(request_, tmp_path, compiler_for(request_.target, None))
    assert not check.passed
    assert check.failure.startswith("DIFFERS for lane 2 of 4, state ")


def test_a_compiler_for_another_architecture_is_refused(request_: Request) -> None:
    wanted = "gcc' compiles for x86-64, and target 'aarch64-neon' needs aarch64; write --cc "
    with pytest.raises(UserError, match=wanted):
        compiler_for(request_.target, needs.program("gcc"))


@pytest.mark.parametrize("target", ["portable", "aarch64-neon"])
def test_verify_accepts_a_cross_compiler(target: str, tmp_path: Path) -> None:
    compiler = needs.program("aarch64-linux-gnu-gcc")
    request = resolve("md5", target, kernel="lanes")
    how(TARGETS["aarch64-neon"])
    generate(request).write(tmp_path)
    checks = [*verify(request, tmp_path, compiler_for(request.target, compiler))]
    assert [check.passed for check in checks] == [True]


@pytest.mark.parametrize("arch", ["arm", "thumb"])
def test_verify_accepts_a_compiler_for_later_processors(arch: str, tmp_path: Path) -> None:
    """As distributions have for Arm: the emulator had a processor of Armv6 alone."""
    request = resolve("md5", "portable")
    how(TARGETS["armv6"])
    generate(request).write(tmp_path)
    zig = shlex.join([*foreign.compiler().command, "-target", f"{arch}-linux-none", "-mcpu=cortex_a8"])
    checks = [*verify(request, tmp_path, compiler_for(request.target, zig))]
    assert all(check.passed for check in checks)


def test_a_list_of_targets_is_for_this_machine(tmp_path: Path) -> None:
    compiler = needs.program("aarch64-linux-gnu-gcc")
    asked = ask("md5", "portable,x86-64-bmi")
    generate(asked).write(tmp_path)
    with pytest.raises(
        UserError, match="and a list of targets, which this machine runs, needs x86-64; write --cc "
    ):
        next(verify(asked, tmp_path, find(compiler)))


def test_without_an_emulator_there_is_a_sentence(
    request_: Request, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    generate(request_).write(tmp_path)
    compiler = compiler_for(request_.target, None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UserError, match="there is no qemu-aarch64; `make setup-system` installs it"):
        list(verify(request_, tmp_path, compiler))


def test_without_ziglang_there_is_a_sentence(request_: Request, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "ziglang", lambda: ())
    with pytest.raises(UserError, match=r"`.* -m pip install ziglang` installs one"):
        compiler_for(request_.target, None)


def test_a_target_without_an_emulator_is_refused() -> None:
    with pytest.raises(UserError, match="use one that has x86-64, xop"):
        foreign.emulation(TARGETS["x86-64-xop"])


def test_a_processor_that_lacks_an_instruction_is_reported() -> None:
    request = resolve("md5", "aarch64-sve2", kernel="lanes")
    way = how(request.target)
    program = built(request, way, ("-O1",))
    with (
        pytest.raises(CheckFailed, match="the program crashed under the emulator"),
        started(program, replace(way, command=("qemu-aarch64", "-cpu", "cortex-a57")), request) as library,
    ):
        library.lanes()


def test_too_much_for_one_call_is_refused(request_: Request) -> None:
    way = how(request_.target)
    with (
        started(built(request_, way, ("-O0",)), way, request_) as library,
        pytest.raises(UserError, match="too many for one call"),
    ):
        library.lanes_blocks([(0, 0, 0, 0)] * 4, [bytes(foreign.ROOM)] * 4, foreign.ROOM // BLOCK_BYTES)
