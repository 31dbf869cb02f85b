"""Compiled MD5 and RIPEMD-160 compared with hashlib: lengths, alignments, pieces, states, edges of memory."""

import ctypes
import mmap
import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.interface.functions import public
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler, find
from hashwright.requests.request import Request, resolve
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import compiled
from tests.guard import Guarded, bytes_at, outcome_of, survives
from tests.kernels import BLOCK_BYTES
from tests.oracles import DIGEST, DigestVector, digest_vectors

pytestmark = pytest.mark.sampled

REQUESTS: Final = compiled.running(MerkleDamgard.family)
LONGEST: Final = 64 * 1024

Library = MerkleDamgardLibrary
Oracle = Callable[[Any], bytes]


@pytest.fixture(params=REQUESTS, ids=compiled.named, scope="module")
def request_(request: pytest.FixtureRequest) -> Request:
    made: Request = request.param
    return made


@pytest.fixture(scope="module")
def hash_(request_: Request) -> MerkleDamgard:
    assert isinstance(request_.hash, MerkleDamgard)
    return request_.hash


@pytest.fixture(scope="module")
def oracle(request_: Request) -> Oracle:
    return DIGEST[request_.hash.name]


@pytest.fixture(scope="module")
def library(request_: Request, compiler: Compiler) -> Library:
    """The kernel from each compiler."""
    return compiled.merkle_damgard(request_, compiler)


# The shell around the kernel is the same for every target, so one target represents all.


@pytest.fixture(params=DIGEST, scope="module")
def shell_request(request: pytest.FixtureRequest) -> Request:
    return resolve(request.param, "portable")


@pytest.fixture(scope="module")
def shell_hash(shell_request: Request) -> MerkleDamgard:
    assert isinstance(shell_request.hash, MerkleDamgard)
    return shell_request.hash


@pytest.fixture(scope="module")
def shell_oracle(shell_request: Request) -> Oracle:
    return DIGEST[shell_request.hash.name]


@pytest.fixture(scope="module")
def shell(shell_request: Request, compiler: Compiler) -> Library:
    """The portable library from each compiler."""
    return compiled.merkle_damgard(shell_request, compiler)


class Buffer:
    """Memory with room for any alignment."""

    def __init__(self, size: int) -> None:
        self._memory = ctypes.create_string_buffer(size + 2 * BLOCK_BYTES)
        self._base = -(-ctypes.addressof(self._memory) // BLOCK_BYTES) * BLOCK_BYTES

    def put(self, data: bytes, alignment: int) -> int:
        ctypes.memmove(self._base + alignment, data, len(data))
        return self._base + alignment


def around_blocks(longest: int) -> list[int]:
    """The lengths around each multiple of a block, and around those at which padding needs one more block."""
    edges = (-1, 0, 1, BLOCK_BYTES - 9, BLOCK_BYTES - 8)
    return [
        length
        for k in range(1, longest // BLOCK_BYTES + 1)
        for edge in edges
        if (length := k * BLOCK_BYTES + edge)
    ]


# Messages.


def test_published_vectors(library: Library, hash_: MerkleDamgard) -> None:
    vectors: list[DigestVector] = digest_vectors(hash_.name)
    assert len(vectors) >= 7
    for vector in vectors:
        assert library.digest(vector.message).hex() == vector.digest, vector.message[:80]


def test_every_length_at_every_alignment(library: Library, oracle: Oracle) -> None:
    rng = random.Random(300)
    buffer = Buffer(300)
    for length in range(301):
        data = rng.randbytes(length)
        expected = oracle(data)
        for alignment in range(16):
            assert library.digest(buffer.put(data, alignment), length) == expected, (length, alignment)


@cache
def digests_around_blocks(name: str, longest: int) -> tuple[bytes, list[tuple[int, bytes]]]:
    """A message, and for each length the digest of that prefix."""
    data = random.Random(64).randbytes(longest + BLOCK_BYTES)
    return data, [(length, DIGEST[name](data[:length])) for length in around_blocks(longest)]


def test_lengths_around_blocks(library: Library, hash_: MerkleDamgard, full: bool) -> None:
    data, expected = digests_around_blocks(hash_.name, LONGEST if full else LONGEST // 8)
    for length, digest in expected:
        assert library.digest(data[:length]) == digest, length


@pytest.mark.parametrize("flags", [("-O0",), ("-O1",), ("-O3",), ("-Os",)], ids=" ".join)
def test_at_every_level_of_optimisation(request_: Request, oracle: Oracle, flags: tuple[str, ...]) -> None:
    library = compiled.merkle_damgard(request_, find(), flags)
    rng = random.Random(3)
    for length in [*range(130), *around_blocks(1024)]:
        data = rng.randbytes(length)
        assert library.digest(data) == oracle(data), length


@given(data=st.data())
def test_a_message_in_random_pieces(shell: Library, shell_oracle: Oracle, data: st.DataObject) -> None:
    sizes = st.one_of(st.integers(0, 3), st.integers(60, 68), st.integers(0, 300))
    pieces = data.draw(
        st.lists(sizes, max_size=12).map(lambda drawn: [random.Random(n).randbytes(n) for n in drawn])
    )
    assert shell.digest_of_pieces(pieces) == shell_oracle(b"".join(pieces))


def test_a_message_cut_in_two_at_every_place(shell: Library, shell_oracle: Oracle) -> None:
    data = random.Random(2).randbytes(2 * BLOCK_BYTES + 10)
    for length in (BLOCK_BYTES - 1, BLOCK_BYTES, 2 * BLOCK_BYTES, len(data)):
        expected = shell_oracle(data[:length])
        for cut in range(length + 1):
            assert shell.digest_of_pieces([data[:cut], data[cut:length]]) == expected, (length, cut)


def test_a_message_byte_by_byte(shell: Library, shell_oracle: Oracle) -> None:
    data = random.Random(1).randbytes(1000)
    assert shell.digest_of_pieces([data[i : i + 1] for i in range(len(data))]) == shell_oracle(data)


def test_pieces_at_every_alignment(shell: Library, shell_hash: MerkleDamgard, shell_oracle: Oracle) -> None:
    data = random.Random(16).randbytes(3 * BLOCK_BYTES)
    buffer = Buffer(len(data))
    update = shell.function("update")
    for alignment in range(16):
        for first in range(0, BLOCK_BYTES, 7):
            address = buffer.put(data, alignment)
            context = ctypes.create_string_buffer(context_bytes(shell_hash))
            shell.function("init")(context)
            update(context, address, first)
            update(context, address + first, len(data) - first)
            assert final(shell, shell_hash, context) == shell_oracle(data), (alignment, first)


def test_no_data_at_all(shell: Library, shell_hash: MerkleDamgard, shell_oracle: Oracle) -> None:
    """A length of 0 with a NULL pointer, before, between and after data."""
    assert shell.digest(0, 0) == shell_oracle(b"")
    update = shell.function("update")
    context = ctypes.create_string_buffer(context_bytes(shell_hash))
    shell.function("init")(context)
    for piece in (None, b"abc", None, bytes(BLOCK_BYTES), None):
        update(context, piece, len(piece or b""))
    assert final(shell, shell_hash, context) == shell_oracle(b"abc" + bytes(BLOCK_BYTES))


@pytest.mark.long
@pytest.mark.parametrize("name", DIGEST)
def test_a_length_of_more_than_32_bits(name: str) -> None:
    """2 to the 29 bytes are 2 to the 32 bits: the length's upper word. Zeros need no memory if only read."""
    library = compiled.merkle_damgard(resolve(name, "portable"), find())
    size = 2**29 + 1
    zeros = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    address = ctypes.addressof(ctypes.c_char.from_buffer(zeros))
    assert library.digest(address, size) == DIGEST[name](zeros)


# The context.


def context_bytes(hash_: MerkleDamgard) -> int:
    """The size of the context in the header: state, length in 64 bits, one block."""
    state = 4 * len(hash_.iv)
    return state + state % 8 + 8 + BLOCK_BYTES


def final(library: Library, hash_: MerkleDamgard, context: Any) -> bytes:
    out = ctypes.create_string_buffer(hash_.digest_bytes)
    library.function("final")(context, out)
    return out.raw


def test_the_context_is_cleared_at_the_end(shell: Library, shell_hash: MerkleDamgard) -> None:
    size = context_bytes(shell_hash)
    context = ctypes.create_string_buffer(b"\xaa" * (size + 32), size + 32)
    shell.function("init")(context)
    shell.function("update")(context, b"secret" * 20, 120)
    final(shell, shell_hash, context)
    assert context.raw == bytes(size) + b"\xaa" * 32


def test_contexts_do_not_touch_each_other(
    shell: Library, shell_hash: MerkleDamgard, shell_oracle: Oracle
) -> None:
    update = shell.function("update")
    contexts = [ctypes.create_string_buffer(context_bytes(shell_hash)) for _ in range(3)]
    for context in contexts:
        shell.function("init")(context)
    for _ in range(10):
        for i, context in enumerate(contexts):
            update(context, bytes([i]) * 23, 23)
    assert [final(shell, shell_hash, context) for context in contexts] == [
        shell_oracle(bytes([i]) * 230) for i in range(3)
    ]


# Whole blocks into a state.


def test_blocks_from_any_state(library: Library, hash_: MerkleDamgard) -> None:
    """The description on ints is the oracle: hashlib starts from the initial state only."""
    rng = random.Random(7)
    edges = [(0,) * len(hash_.iv), (2**32 - 1,) * len(hash_.iv), (2**31,) * len(hash_.iv)]
    states = edges + [tuple(rng.getrandbits(32) for _ in hash_.iv) for _ in range(30)]
    for state in states:
        data = rng.choice((bytes, lambda n: b"\xff" * n, rng.randbytes))(rng.randrange(5) * BLOCK_BYTES)
        expected = state
        for i in range(0, len(data), BLOCK_BYTES):
            expected = hash_.absorb(expected, data[i : i + BLOCK_BYTES])
        assert library.blocks(state, data, len(data) // BLOCK_BYTES) == expected, (state, data)


def test_blocks_chain(library: Library, hash_: MerkleDamgard, oracle: Oracle) -> None:
    """For every division into calls, the last state is hashlib's digest."""
    rng = random.Random(8)
    for nblocks in range(1, 12):
        data = rng.randbytes(nblocks * BLOCK_BYTES - 9)
        padded = data + hash_.pad(len(data))
        for cut in range(nblocks + 1):
            middle = library.blocks(hash_.iv, padded, cut)
            end = library.blocks(middle, padded[cut * BLOCK_BYTES :], nblocks - cut)
            assert b"".join(word.to_bytes(4, hash_.byte_order) for word in end) == oracle(data), (nblocks, cut)


def test_blocks_at_every_alignment(library: Library, hash_: MerkleDamgard) -> None:
    data = random.Random(9).randbytes(3 * BLOCK_BYTES)
    buffer = Buffer(len(data))
    expected = library.blocks(hash_.iv, data, 3)
    for alignment in range(16):
        assert library.blocks(hash_.iv, buffer.put(data, alignment), 3) == expected, alignment


def test_no_blocks_leave_the_state_as_it_is(library: Library, hash_: MerkleDamgard) -> None:
    state = tuple(range(len(hash_.iv)))
    assert library.blocks(state, b"", 0) == state
    assert library.blocks(state, 0, 0) == state  # NULL


# The edges of memory.


def test_nothing_is_read_outside_the_message(library: Library, oracle: Oracle) -> None:
    def work(say: Callable[[str], None]) -> None:
        memory = Guarded(400)
        for length in range(301):
            data = random.Random(length).randbytes(length)
            for where, place in (("before", memory.at_end), ("after", memory.at_start)):
                say(f"a message of {length} bytes {where} a page without access")
                assert library.digest(place(data), length) == oracle(data)

    survives(work)


def test_nothing_is_read_outside_blocks_and_state(library: Library, hash_: MerkleDamgard) -> None:
    blocks = library.function("blocks")

    def work(say: Callable[[str], None]) -> None:
        memory, states = Guarded(10 * BLOCK_BYTES), Guarded(64)
        initial = b"".join(word.to_bytes(4, "little") for word in hash_.iv)
        for nblocks in range(10):
            data = random.Random(nblocks).randbytes(nblocks * BLOCK_BYTES)
            expected = library.blocks(hash_.iv, data, nblocks)
            for place, place_state in ((memory.at_end, states.at_end), (memory.at_start, states.at_start)):
                say(f"{nblocks} blocks")
                state = place_state(initial)
                blocks(state, place(data), nblocks)
                made = bytes_at(state, len(initial))
                assert (
                    tuple(int.from_bytes(made[i : i + 4], "little") for i in range(0, len(made), 4)) == expected
                )

    survives(work)


def test_nothing_is_touched_outside_context_and_digest(
    shell: Library, shell_hash: MerkleDamgard, shell_oracle: Oracle
) -> None:
    init = shell.function("init")
    update = shell.function("update")
    end = shell.function("final")

    def work(say: Callable[[str], None]) -> None:
        contexts, memory, digests = Guarded(256), Guarded(300), Guarded(64)
        empty, no_digest = bytes(context_bytes(shell_hash)), bytes(shell_hash.digest_bytes)
        for first in range(0, 130):
            data = random.Random(first).randbytes(first + 70)
            say(f"pieces of {first} and 70 bytes")
            context = contexts.at_end(empty) if first % 2 else contexts.at_start(empty)
            digest = digests.at_end(no_digest) if first % 2 else digests.at_start(no_digest)
            init(context)
            update(context, memory.at_end(data[:first]), first)
            update(context, memory.at_end(data[first:]), 70)
            end(context, digest)
            assert bytes_at(digest, shell_hash.digest_bytes) == shell_oracle(data)

    survives(work)


OVERREADING: Final = """
#include <stddef.h>
#include <stdint.h>
unsigned reads(const uint8_t *data, size_t len);
unsigned reads(const uint8_t *data, size_t len)
{
    const volatile uint8_t *p = data;
    unsigned sum = 0;
    for (size_t i = 0; i < len; i++)
        sum += p[i];
    return sum;
}
"""


@pytest.mark.parametrize(
    ("shift", "more", "crashes"),
    [(0, 0, False), (0, 1, True), (-1, 0, True)],
    ids=["exactly the message", "one byte after", "one byte before"],
)
def test_the_guard_pages_catch_what_they_are_for(shift: int, more: int, crashes: bool) -> None:
    place = compiled.directory()
    (place / "reads.c").write_text(OVERREADING)
    library = ctypes.CDLL(str(find().shared_library([place / "reads.c"], place / "reads.so")))
    library.reads.argtypes = (ctypes.c_void_p, ctypes.c_size_t)

    def work(say: Callable[[str], None]) -> None:
        memory = Guarded(100)
        say("reading")
        library.reads((memory.at_start if shift else memory.at_end)(bytes(100)) + shift, 100 + more)

    outcome, last = outcome_of(work)
    assert (outcome, last) == (-11 if crashes else 0, "reading")


def test_a_guarded_check_that_fails_says_why() -> None:
    def work(say: Callable[[str], None]) -> None:
        say("never mind")
        raise AssertionError("42 is not 43")

    outcome, last = outcome_of(work)
    assert outcome == 1
    assert "42 is not 43" in last


# Names.


def test_libraries_with_different_prefixes_link_into_one_program(
    shell_request: Request, shell_hash: MerkleDamgard, shell_oracle: Oracle
) -> None:
    """A symbol without the prefix would be defined twice."""
    wanted = [
        resolve(shell_hash.name, shell_request.target.name, prefix=prefix) for prefix in ("", "one_", "two_")
    ]
    sources = [compiled.written(each) / f"{shell_hash.name}.c" for each in wanted]
    path = find().shared_library(sources, compiled.directory() / "all.so")
    for each in wanted:
        library = MerkleDamgardLibrary(path, each)
        assert library.digest(b"abc") == library.digest_of_pieces([b"a", b"bc"]) == shell_oracle(b"abc")


def test_the_kernel_alone(request_: Request) -> None:
    """Compiled by one compiler; test_warnings.py has each of them compile it."""
    alone = resolve(request_.hash.name, request_.target.name, kernel="blocks")
    library, whole = compiled.merkle_damgard(alone, find()), compiled.merkle_damgard(request_, find())
    assert isinstance(alone.hash, MerkleDamgard)
    data = random.Random(5).randbytes(5 * BLOCK_BYTES)
    assert library.blocks(alone.hash.iv, data, 5) == whole.blocks(alone.hash.iv, data, 5)
    loaded = ctypes.CDLL(str(compiled.shared(alone, find())))
    assert [name for name, each in public(request_).items() if hasattr(loaded, each.name)] == ["blocks"]
