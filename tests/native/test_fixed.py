"""Kernels for messages of one length, alone and in batches, compared with other implementations."""

import ctypes
import random
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import CalledProgram, build_calls
from hashwright.output.generate import generate, lower_all, sources
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from hashwright.targets.machine import Emulation, Target
from hashwright.verify.merkle_damgard.library import FixedLibrary
from tests import compiled, needs
from tests.guard import Guarded, bytes_at, survives
from tests.oracles import DIGEST

pytestmark = pytest.mark.sampled

MERKLE_DAMGARD: Final = [hash_ for hash_ in HASHES.values() if isinstance(hash_, MerkleDamgard)]
MOST: Final = 55
EDGES: Final = (0, 1, 3, 4, 7, 31, 32, 36, 55)  # whole words, pairs of words, parts of words
ASSEMBLED: Final = (4, 5, 11, 16, 30, 32, 52, 55)
S390X: Final = Emulation("s390x-linux-none", (), ("qemu-s390x",))  # most significant byte first


def fixed(hash_: MerkleDamgard, target: str, length: int, schedule: str = "", emitter: str = C) -> Request:
    words = {"kernel": "fixed", "length": str(length), "schedule": schedule, "emitter": emitter}
    return resolve(hash_.name, target, **words)


def named(request: Request) -> str:
    return f"{request.stem}-{request.target.name}-{request.emitter}-{request.schedule}"


def here() -> list[Request]:
    """Every target that runs here: each of the lengths for one of them, two for the others, and streams."""
    found = []
    for hash_ in MERKLE_DAMGARD:
        for target in serving(hash_):
            if target.runs_here():
                lengths = EDGES if target.name in ("x86-64-sse2", "aarch64-neon") else (0, 30, 32)
                found += [fixed(hash_, target.name, length) for length in lengths]
                found.append(fixed(hash_, target.name, 30, "streams=3"))
                if target.lanes(32):
                    found.append(fixed(hash_, target.name, 33, "load=copy"))
                if target.isa:
                    found += assembled(hash_, target)
    return found


def assembled(hash_: MerkleDamgard, target: Target) -> list[Request]:
    """In assembly: each part of a word, groups of 8, 4 and no words that are transposed, each way to load."""
    lengths = ASSEMBLED if target.name in ("x86-64-avx2", "x86-64-avx512", "aarch64-neon") else (32, 33)
    found = [fixed(hash_, target.name, length, "", GAS) for length in lengths]
    if target.lanes(32):
        for schedule in ("load=transpose,streams=1", "load=copy,streams=2"):
            found += [fixed(hash_, target.name, length, schedule, GAS) for length in (32, 55)]
    return found


HERE: Final = here()


def opened(request: Request, compiler: Compiler | None = None) -> FixedLibrary:
    flags = compiled.OPTIMISED if compiler else compiled.UNOPTIMISED
    return FixedLibrary(compiled.shared(request, compiler or find(), flags), request)


def digests(request: Request, messages: list[bytes]) -> list[bytes]:
    return [DIGEST[request.hash.name](message) for message in messages]


def drawn(request: Request, count: int) -> list[bytes]:
    assert request.length is not None
    rng = random.Random(count)
    return [rng.randbytes(request.length) for _ in range(count)]


@pytest.mark.parametrize("hash_", MERKLE_DAMGARD, ids=lambda hash_: hash_.name)
def test_every_length(hash_: MerkleDamgard, full: bool) -> None:
    """All in one library: symbols contain the length. A full run covers all kernels that compile quickly."""
    lengths = range(MOST + 1) if full and hash_ is MD5 else EDGES
    requests = [fixed(hash_, "portable", length) for length in lengths]
    sources = [compiled.written(request) / f"{request.stem}.c" for request in requests]
    path = find().shared_library(sources, compiled.directory() / "all.so", ("-O0",))
    for request in requests:
        library = FixedLibrary(path, request)
        messages = drawn(request, 5)
        assert [library.digest(message) for message in messages] == digests(request, messages), request.length
        assert library.batch(messages) == digests(request, messages), request.length


@pytest.mark.long
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_groups_and_what_is_left(request_: Request) -> None:
    library, group = opened(request_), request_.setting().messages
    for count in (0, 1, group - 1, group, group + 1, 2 * group, 5 * group + 3):
        messages = drawn(request_, count)
        assert library.batch(messages) == digests(request_, messages), count
        assert [library.digest(message) for message in messages[:3]] == digests(request_, messages[:3])


BATCHES: Final = [r for r in HERE if r.length == 30 and not r.schedule.choices]


@pytest.mark.long
@given(data=st.data())
def test_any_number_of_messages(data: st.DataObject, full: bool) -> None:
    request = data.draw(st.sampled_from(BATCHES if full else BATCHES[::4]))
    messages = data.draw(st.lists(st.binary(min_size=30, max_size=30), max_size=100))
    assert opened(request).batch(messages) == digests(request, messages)


@pytest.mark.parametrize("request_", [r for r in HERE if r.length in (0, 33)], ids=named)
def test_by_every_compiler_without_a_warning(request_: Request, compiler: Compiler) -> None:
    messages = drawn(request_, 50)
    assert opened(request_, compiler).batch(messages) == digests(request_, messages)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_nothing_is_touched_outside_messages_and_digests(request_: Request) -> None:
    library = opened(request_)
    hash_ = request_.hash
    assert isinstance(hash_, MerkleDamgard)
    count, size = request_.setting().messages + 1, hash_.digest_bytes
    messages = drawn(request_, count)
    batch = library.function("batch")

    def work(say: Callable[[str], None]) -> None:
        memories, results = [Guarded(64) for _ in messages], Guarded(count * size)
        for at_end in (True, False):
            say("at the end" if at_end else "at the start")
            places = [m.at_end if at_end else m.at_start for m in memories]
            data = (ctypes.c_void_p * count)(*(p(m) for p, m in zip(places, messages, strict=True)))
            out = (results.at_end if at_end else results.at_start)(bytes(count * size))
            batch(data, out, count)
            assert bytes_at(out, count * size) == b"".join(digests(request_, messages))

    survives(work)


FOREIGN: Final = [
    (fixed(hash_, target, 30), TARGETS[target].emulation)
    for hash_ in MERKLE_DAMGARD
    for target in ("aarch64-neon", "aarch64-sha3", "aarch64-sve2", "armv6", "riscv64")
    if not TARGETS[target].runs_here()
]
ASSEMBLED_FOREIGN: Final = [
    (fixed(hash_, target, length, "", GAS), TARGETS[target].emulation)
    for hash_ in MERKLE_DAMGARD
    for target in ("aarch64", "aarch64-neon", "aarch64-sha3", "aarch64-sve2", "riscv64", "riscv64-zbb")
    if not TARGETS[target].runs_here()
    for length in ASSEMBLED
]
BIG_ENDIAN: Final = [
    (fixed(hash_, "portable", length), S390X) for hash_ in MERKLE_DAMGARD for length in (30, 32)
]


@pytest.mark.long
@pytest.mark.parametrize(
    ("request_", "way"),
    [*FOREIGN, *ASSEMBLED_FOREIGN, *BIG_ENDIAN],
    ids=lambda x: named(x) if isinstance(x, Request) else "",
)
def test_on_other_processors(request_: Request, way: Emulation) -> None:
    needs.package("ziglang")
    needs.program(way.command[0])
    assert isinstance(request_.hash, MerkleDamgard)
    files = [compiled.written(request_) / name for name in sources(request_)]
    program = build_calls(request_, files, compiled.directory(), way, ("-O1",))
    with CalledProgram(program, way, request_) as code:
        library = FixedLibrary(code, request_)
        for count in (0, 1, 7, 150):
            messages = drawn(request_, count)
            assert library.batch(messages) == digests(request_, messages), count


def test_what_is_known_is_folded() -> None:
    """RFC 1321's padding and length, and the first steps, are constants, and no zero word is added."""
    alone = lower_all(resolve("md5", "x86-64-avx2", kernel="blocks"))["compress"]
    made = lower_all(fixed(HASHES["md5"], "x86-64-avx2", 32))  # type: ignore[arg-type]
    assert [str(node.attr) for node in made["single"].graph.inputs] == [f"m{i}" for i in range(8)]
    assert made["single"].facts.instructions <= alone.facts.instructions - 40
    text = generate(fixed(HASHES["md5"], "x86-64-avx2", 8)).files["md5_8.c"].decode()  # type: ignore[arg-type]
    assert "0xd76aa477u" in text
    assert "0xf8fa0bccu" in text


def test_a_message_of_no_bytes_is_a_constant() -> None:
    made = lower_all(fixed(HASHES["md5"], "portable", 0))  # type: ignore[arg-type]
    assert {each.facts.instructions for each in made.values()} == {0}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"kernel": "fixed"}, "there is no length of messages that fit into one block of md5"),
        ({"kernel": "fixed", "length": "56"}, "'56' is not a length .* write --length with 0 to 55"),
        ({"kernel": "fixed", "length": "-1"}, "'-1' is not a length .* write --length with 0 to 55"),
        ({"kernel": "fixed", "length": "many"}, "'many' is not a length"),
        ({"kernel": "blocks", "length": "32"}, "write --kernel fixed with it"),
        ({"length": "32"}, "write --kernel fixed with it"),
        (
            {"kernel": "fixed", "length": "3", "emitter": "gas"},
            "does not support 3 bytes, .*; leave --emitter out, or write --length with 4 to 55",
        ),
        (
            {"kernel": "fixed", "length": "32", "emitter": "obj"},
            "does not write --kernel fixed; leave --emitter out, or write --emitter gas",
        ),
        ({"kernel": "fixed", "length": "32", "schedule": "load=gather"}, "'gather' is not a value of 'load'"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        resolve("md5", "x86-64-avx2", **words)


def test_it_prints_as_the_command_that_makes_it() -> None:
    request = fixed(HASHES["ripemd160"], "portable", 32)  # type: ignore[arg-type]
    assert request.command() == "hashwright make ripemd160 --target portable --kernel fixed --length 32"
    assert list(generate(request).files) == ["ripemd160_32.h", "ripemd160_32.c"]
