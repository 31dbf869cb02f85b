"""Batches of rows, of messages between offsets, and of messages that continue from states.

The oracles are hashlib and hmac. Arguments are between pages without access: at an end, or at odd addresses.
"""

import ctypes
import hashlib
import hmac
import random
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise, product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.emit.emitters import CPP, GAS, C
from hashwright.interface.batch import WINDOW
from hashwright.interface.inputs import OFFSETS32, OFFSETS64, InputForm
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import find
from hashwright.native.library import SharedLibrary
from hashwright.native.memory import Edges
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.verify.merkle_damgard.library import BatchLibrary, FixedLibrary
from tests import compiled, needs
from tests.guard import survives
from tests.native.test_sanitizers import SANITIZERS, flags
from tests.oracles import DIGEST

BLOCK: Final = 64  # bytes


def here(kernel: str, *, length: str | None = None, emitters: Sequence[str] = (C,)) -> list[Request]:
    rows = product(("md5", "ripemd160"), ("portable", "x86-64-avx2", "aarch64-neon"), emitters)
    return [
        resolve(name, target, kernel=kernel, length=length, emitter=emitter)
        for name, target, emitter in rows
        if TARGETS[target].runs_here() and (emitter == C or target != "portable")
    ]


def named(request: Request) -> str:
    return f"{request.stem}-{request.target.name}-{request.emitter}"


BATCHES: Final = here("batch", emitters=(C, GAS))
FIXED: Final = [each for length in ("0", "5", "32", "55") for each in here("fixed", length=length)]


def batches(request: Request) -> BatchLibrary:
    return BatchLibrary(SharedLibrary(compiled.shared(request, find(), compiled.UNOPTIMISED), Edges()), request)


def digests(request: Request, messages: Sequence[bytes]) -> list[bytes]:
    return [DIGEST[request.hash.name](message) for message in messages]


def strides(length: int) -> tuple[int, ...]:
    """Strides of rows that are identical, overlap, touch, and are apart, at addresses of any alignment."""
    return (0, 1, length - length // 3, length, length + 1, length + 13)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", BATCHES, ids=named)
def test_rows_of_any_stride(request_: Request) -> None:
    library, rng = batches(request_), random.Random(1)

    def work(say: Callable[[str], None]) -> None:
        for count, length in product((0, 1, 2, 50), (0, 1, 55, 56, BLOCK, 3 * BLOCK + 1)):
            for stride in strides(length):
                say(f"{count} rows of {length} bytes, {stride} apart")
                data = rng.randbytes(stride * max(count - 1, 0) + length)
                rows = [data[i * stride : i * stride + length] for i in range(count)]
                assert library.batch_rows(data, stride, length, count) == digests(request_, rows)

    survives(work)


def test_more_rows_than_are_put_in_order_at_a_time() -> None:
    data, count = random.Random(2).randbytes(3 * WINDOW), 2 * WINDOW + 5
    rows = [data[i : i + 70] for i in range(count)]
    assert batches(BATCHES[0]).batch_rows(data, 1, 70, count) == digests(BATCHES[0], rows)


@pytest.mark.sampled
@pytest.mark.parametrize("request_", FIXED, ids=named)
def test_rows_of_a_length_that_is_known(request_: Request) -> None:
    path = compiled.shared(request_, find(), compiled.UNOPTIMISED)
    library, rng, length = (
        FixedLibrary(SharedLibrary(path, Edges()), request_),
        random.Random(3),
        request_.length,
    )
    assert length is not None
    part = 8 * request_.setting().messages  # the number of pointers that are computed at a time

    def work(say: Callable[[str], None]) -> None:
        for count, stride in product((0, 1, part - 1, part, part + 1, 2 * part + 3), strides(length)):
            say(f"{count} rows, {stride} apart")
            data = rng.randbytes(stride * max(count - 1, 0) + length)
            rows = [data[i * stride : i * stride + length] for i in range(count)]
            assert library.batch_rows(data, stride, count) == digests(request_, rows)

    survives(work)


@pytest.mark.long
@pytest.mark.parametrize("form", [OFFSETS32, OFFSETS64], ids=lambda form: form.name)
@pytest.mark.parametrize("request_", BATCHES, ids=named)
def test_messages_between_offsets(request_: Request, form: InputForm) -> None:
    """The first offset is arbitrary; equal offsets delimit empty messages."""
    library, rng = batches(request_), random.Random(4)

    def work(say: Callable[[str], None]) -> None:
        for count, first in product((0, 1, 2, 50), (0, 3)):
            for most in (0, 1, 60, 500):
                say(f"{count} messages of at most {most} bytes from {first} on")
                lengths = [rng.choice((0, rng.randrange(most + 1), most)) for _ in range(count)]
                offsets = [*accumulate(lengths, initial=first)]
                data = rng.randbytes(offsets[-1])
                messages = [data[start:end] for start, end in pairwise(offsets)]
                assert library.batch_between(form, data, offsets) == digests(request_, messages)

    survives(work)


@given(lengths=st.lists(st.integers(0, 300), max_size=100), first=st.integers(0, 100))
def test_any_messages_between_offsets(lengths: list[int], first: int) -> None:
    offsets = [*accumulate(lengths, initial=first)]
    data = random.Random(5).randbytes(offsets[-1])
    messages = [data[start:end] for start, end in pairwise(offsets)]
    made = batches(BATCHES[0]).batch_between(OFFSETS64, data, offsets)
    assert made == digests(BATCHES[0], messages)


@pytest.mark.parametrize(("form", "first"), [(OFFSETS32, 3 << 30), (OFFSETS64, 5 << 40)])
def test_offsets_use_all_their_bits(form: InputForm, first: int) -> None:
    """The base is far before the data, and need not be accessible."""
    request, messages = BATCHES[0], [b"a", b"", b"message digest" * 20]
    memory = ctypes.create_string_buffer(b"".join(messages))
    offsets = [*accumulate(map(len, messages), initial=first)]
    base = (ctypes.addressof(memory) - first) % 2**64
    assert batches(request).batch_between(form, base, offsets) == digests(request, messages)


@pytest.mark.parametrize("request_", BATCHES, ids=named)
def test_no_messages_and_messages_that_lie_nowhere(request_: Request) -> None:
    library = batches(request_)
    nowhere: dict[str, tuple[int | None, ...]] = {
        "batch_rows": (None, 0, 0, None),
        "batch_offsets32": (None, None, None),
        "batch_offsets64": (None, None, None),
        "batch_from": (None, None, 0, None, None, None),
    }
    for name, arguments in nowhere.items():
        library.function(name)(*arguments, 0)
    empty = digests(request_, [b""] * 9)
    assert library.batch_rows(None, 0, 0, 9) == empty
    for form in (OFFSETS32, OFFSETS64):
        assert library.batch_between(form, None, [0] * 10) == empty


# From states and counts.


def absorbed(hash_: MerkleDamgard, data: bytes) -> tuple[int, ...]:
    state = hash_.iv
    for i in range(0, len(data), BLOCK):
        state = hash_.absorb(state, data[i : i + BLOCK])
    return state


@pytest.mark.parametrize("request_", BATCHES, ids=named)
def test_hmac_of_many_messages(request_: Request) -> None:
    """Each key is one block in an inner and in an outer state; then one key for all."""
    hash_, library, rng = request_.hash, batches(request_), random.Random(6)
    assert isinstance(hash_, MerkleDamgard)
    for count in (0, 1, 50):
        keys = [rng.randbytes(BLOCK) for _ in range(max(count, 1))]
        messages = [rng.randbytes(rng.choice((0, 1, 55, 56, 64, 200))) for _ in range(count)]
        inner, outer = (
            [absorbed(hash_, bytes(byte ^ pad for byte in key)) for key in keys] for pad in (0x36, 0x5C)
        )
        for each in (True, False):
            several = len(keys) if each else 1
            counts = [BLOCK] * several
            made = library.batch_from(inner[:several], counts, messages, each=each)
            made = library.batch_from(outer[:several], counts, made, each=each)
            of_message = keys if each else keys[:1] * count
            assert made == [
                hmac.new(key, message, hash_.name).digest()
                for key, message in zip(of_message, messages, strict=False)
            ]


def test_counts_beyond_32_bits() -> None:
    request, counts, messages = BATCHES[0], [BLOCK << 26, BLOCK << 40, 0], [b"a", b"b" * 100, b""]
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    expected = []
    for count, message in zip(counts, messages, strict=True):
        padded, state = message + hash_.pad(count + len(message)), hash_.iv
        for i in range(0, len(padded), BLOCK):
            state = hash_.absorb(state, padded[i : i + BLOCK])
        expected.append(hash_.bytes_of(state))
    assert batches(request).batch_from([hash_.iv] * 3, counts, messages, each=True) == expected


# Under sanitizers.

PROGRAM: Final = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include HEADER
NAMESPACE

enum { COUNT = 40, ROWS = 3, SIZE = 10 };

static void show(uint8_t digest[COUNT][16])
{
    for (size_t i = 0; i < COUNT; i++) {
        for (size_t j = 0; j < 16; j++)
            printf("%02x", digest[i][j]);
        puts("");
    }
}

/* What is no column, in memory of exactly its size: each call returns -1, and accesses nothing else. */
static const uint64_t wrong[][ROWS + 1] = {
    {0, 5, 4, 6}, {0, 5, 6, 5}, {0, 5, 6, SIZE + 1}, {0, 5, 0xffffffff, 0xffffffff},
    {11, 11, 11, 11}, {0xfffffffb, 0, 1, 2},
};

static int refused(const uint8_t *data, const uint64_t *ends)
{
    uint32_t *const offsets32 = (uint32_t *)malloc(sizeof(uint32_t) * (ROWS + 1));
    uint64_t *const offsets64 = (uint64_t *)malloc(sizeof(uint64_t) * (ROWS + 1));
    const uint32_t *const misaligned = (const uint32_t *)((uintptr_t)offsets32 + 1);
    int codes = 0;

    for (size_t i = 0; i <= ROWS; i++)
        offsets64[i] = offsets32[i] = (uint32_t)ends[i];
    codes += md5_column_offsets32(data, SIZE, offsets32, NULL, 0, ROWS, NULL);
    codes += md5_column_offsets32(data, SIZE, offsets32, NULL, 0, ROWS, (uint8_t(*)[16])(uintptr_t)1);
    codes += md5_column_offsets64(data, SIZE, offsets64, NULL, 0, ROWS, (uint8_t(*)[16])(uintptr_t)1);
    codes += md5_column_offsets32_hex(data, SIZE, offsets32, NULL, 0, ROWS, (uint8_t(*)[32])(uintptr_t)1);
    codes += md5_column_offsets64_hex(data, SIZE, offsets64, NULL, 0, ROWS, (uint8_t(*)[32])(uintptr_t)1);
    codes += md5_column_offsets32(data, SIZE, misaligned, NULL, 0, ROWS, (uint8_t(*)[16])(uintptr_t)1);
    codes += md5_column_rows(data, SIZE, (size_t)-1, 1, NULL, 0, ROWS, (uint8_t(*)[16])(uintptr_t)1);
    codes += md5_column_rows(data, SIZE, 4, 3, NULL, 0, ROWS, (uint8_t(*)[16])(uintptr_t)1);
    codes += md5_column_rows_hex(NULL, SIZE, 1, 1, NULL, 0, ROWS, (uint8_t(*)[32])(uintptr_t)1);
    free(offsets32);
    free(offsets64);
    return codes;
}

int main(void)
{
    static uint32_t none32[COUNT + 1], offsets32[COUNT + 1];
    static uint64_t none64[COUNT + 1], offsets64[COUNT + 1];
    static uint8_t digest[COUNT][16];
    const size_t bytes = COUNT * (COUNT - 1) / 2;
    uint8_t *const data = (uint8_t *)malloc(bytes), *const column = (uint8_t *)malloc(SIZE);

    for (size_t i = 0; i < bytes; i++)
        data[i] = (uint8_t)i;
    for (size_t i = 0; i < COUNT; i++)
        offsets64[i + 1] = offsets32[i + 1] = offsets32[i] + (uint32_t)i;
    md5_batch_offsets32(data, offsets32, digest, COUNT);
    show(digest);
    md5_batch_offsets64(data, offsets64, digest, COUNT);
    show(digest);
    md5_batch_rows(data, 10, bytes - 10 * (COUNT - 1), digest, COUNT);
    show(digest);
    md5_batch_rows(NULL, 10, 0, digest, COUNT);
    show(digest);
    md5_batch_offsets32(NULL, none32, digest, COUNT);
    show(digest);
    md5_batch_offsets64(NULL, none64, digest, COUNT);
    show(digest);
    memset(column, 0, SIZE);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (refused(column, wrong[i]) != -9)
            return 1;
    free(column);
    free(data);
    return 0;
}
"""


@pytest.mark.sampled
@pytest.mark.parametrize("emitter", [C, pytest.param(CPP, marks=pytest.mark.long)])
@pytest.mark.parametrize(("kind", "sanitizers"), SANITIZERS)
def test_under_sanitizers(kind: str, sanitizers: str, emitter: str) -> None:
    compiler, request = needs.compiler(kind), resolve("md5", "portable", kernel="batch", emitter=emitter)
    place, files = compiled.directory(), compiled.written(request)
    header, source = (files / f"md5_batch.{each}" for each in (("hpp", "cpp") if emitter == CPP else "hc"))
    main = place / f"main{source.suffix}"
    namespace = "using namespace md5;" if emitter == CPP else ""
    main.write_text(PROGRAM.replace("HEADER", f'"{header.name}"').replace("NAMESPACE", namespace))
    words = (*flags(sanitizers), f"-I{files}", "-o", place / "main", main, source)
    compiler.run([*map(str, words)])
    count, size = 40, 780
    data, ends = bytes(i % 256 for i in range(size)), [*accumulate(range(count), initial=0)]
    between = [data[start:end] for start, end in pairwise(ends)]
    rows = [data[10 * i : 10 * i + size - 10 * (count - 1)] for i in range(count)]
    messages = [*between * 2, *rows, *[b""] * (3 * count)]
    assert compiled.run([place / "main"]).split() == [hashlib.md5(each).hexdigest() for each in messages]
