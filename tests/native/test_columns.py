"""Columns of rows: their ends are checked, rows may be null, and results are digests or digits.

The oracle is hashlib. Arguments are between pages without access: at an end, or at odd addresses.
"""

import random
from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Final

import pytest

from hashwright.emit.emitters import GAS, C
from hashwright.interface.inputs import OFFSETS32, OFFSETS64, ROWS, InputForm
from hashwright.interface.merkle_damgard import HEX
from hashwright.native.compiler import find
from hashwright.native.library import SharedLibrary
from hashwright.native.memory import ALIGNED, FILL, Edges
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.verify.merkle_damgard.library import BatchLibrary
from tests import compiled
from tests.guard import survives
from tests.oracles import DIGEST

# Each way to compute steps and to write the end of a row: with masks, woven, step by step, and in assembly.
HERE: Final = [
    resolve(name, target, kernel="batch", emitter=emitter)
    for name, target, emitter in (
        ("md5", "portable", C),
        ("md5", "x86-64-avx2", C),
        ("md5", "x86-64-avx2", GAS),
        ("md5", "x86-64-avx512", C),
        ("md5", "aarch64-neon", C),
        ("ripemd160", "x86-64-avx2", C),
        ("ripemd160", "aarch64-neon", C),
    )
    if TARGETS[target].runs_here()
]
FORMS: Final = (OFFSETS32, OFFSETS64)

LENGTHS: Final[Sequence[Sequence[int]]] = (
    (8,),
    range(16),
    range(56),
    range(40, 130),
    (0, 55, 56, 63, 64, 500),
    (9, 4031, 4032, 9000),
)


def named(request: Request) -> str:
    return f"{request.stem}-{request.target.name}-{request.emitter}"


def opened(request: Request, optimised: bool = False) -> BatchLibrary:
    options = compiled.OPTIMISED if optimised else compiled.UNOPTIMISED
    return BatchLibrary(SharedLibrary(compiled.shared(request, find(), options), Edges()), request)


def results(
    request: Request, rows: Sequence[bytes], nulls: Sequence[bool] | None = None
) -> list[tuple[int, list[bytes]]]:
    digest = DIGEST[request.hash.name]
    made = [b"" if nulls and nulls[i] else digest(row) for i, row in enumerate(rows)]
    size = len(digest(b""))
    digests = [each or bytes(size) for each in made]
    return [(0, digests), (0, [each.hex().encode() or bytes(2 * size) for each in made])]


@pytest.mark.sampled
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_columns_with_and_without_nulls(request_: Request) -> None:
    library, rng = opened(request_), random.Random(1)

    def work(say: Callable[[str], None]) -> None:
        for count in (0, 1, 2, 33, 300):
            for lengths in (
                (8,),
                range(16),
                range(56),
                range(40, 130),
                (0, 55, 56, 63, 64, 500),
                (9, 4031, 4032, 9000),
            ):
                ends = [*accumulate((rng.choice([*lengths]) for _ in range(count)), initial=rng.choice((0, 3)))]
                data = rng.randbytes(ends[-1])
                rows = [data[start:end] for start, end in pairwise(ends)]
                first = rng.randrange(20)
                valid = rng.randbytes((first + count + 7) // 8)
                for form in FORMS:
                    say(f"{count} rows of {lengths} bytes between {form.name}")
                    assert library.column_between(form, data, len(data), ends) == results(request_, rows)
                    made = library.column_between(form, data, len(data), ends, (valid, first))
                    nulls = [valid[(first + i) // 8] >> (first + i) % 8 & 1 == 0 for i in range(count)]
                    assert made == results(request_, rows, nulls)

    survives(work)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_optimised_columns_of_several_windows(request_: Request) -> None:
    """gcc and clang may assume that no index is beyond an array."""
    library, rng = opened(request_, optimised=True), random.Random(2)
    for lengths in ((8,), (36,), range(40, 130), (0, 500, 5000)):
        ends = [*accumulate((rng.choice([*lengths]) for _ in range(2500)), initial=0)]
        data = rng.randbytes(ends[-1])
        rows = [data[start:end] for start, end in pairwise(ends)]
        assert library.column_between(OFFSETS32, data, len(data), ends) == results(request_, rows)


@pytest.mark.long
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_rows_with_a_stride(request_: Request) -> None:
    library, rng = opened(request_), random.Random(3)
    for length in (0, 1, 15, 16, 55, 56, 200):
        for stride in (0, 1, length, length + 7):
            data = rng.randbytes(stride * 49 + length)
            rows = [data[i * stride : i * stride + length] for i in range(50)]
            made = library.column_rows(data, len(data), stride, length, 50)
            assert made == results(request_, rows)


WRONG: Final[dict[str, tuple[InputForm, list[int]]]] = {
    "offsets that decrease": (OFFSETS32, [0, 5, 4, 6]),
    "offsets that decrease at the end": (OFFSETS64, [0, 5, 6, 5]),
    "an end beyond the data": (OFFSETS32, [0, 5, 6, 11]),
    "a negative offset of 32 bits": (OFFSETS32, [0, 5, 2**32 - 1, 2**32 - 1]),
    "a negative offset of 64 bits": (OFFSETS64, [2**64 - 5, 0, 1, 2]),
    "all offsets beyond the data": (OFFSETS64, [2**40] * 4),
}


@pytest.mark.long
@pytest.mark.parametrize("request_", HERE, ids=named)
@pytest.mark.parametrize("what", WRONG)
def test_wrong_offsets_write_nothing(request_: Request, what: str) -> None:
    form, offsets = WRONG[what]
    library = opened(request_)

    def work(say: Callable[[str], None]) -> None:
        for code, made in library.column_between(form, bytes(10), 10, offsets):
            assert code == -1
            assert set(b"".join(made)) == {FILL}

    survives(work)


@pytest.mark.long
@pytest.mark.parametrize("request_", HERE, ids=named)
@pytest.mark.parametrize(
    ("size", "stride", "row_bytes", "code"),
    [
        (10, 3, 4, 0),
        (9, 3, 4, -1),
        (10, 2**63, 1, -1),
        (10, 2**64 - 1, 1, -1),
        (10, 0, 11, -1),
        (10, 0, 2**64 - 1, -1),
        (10, 0, 10, 0),
    ],
)
def test_rows_must_end_within_the_data(
    request_: Request, size: int, stride: int, row_bytes: int, code: int
) -> None:
    library = opened(request_)

    def work(say: Callable[[str], None]) -> None:
        made = library.column_rows(bytes(size), size, stride, row_bytes, 3)
        assert [each for each, _ in made] == [code, code]

    survives(work)


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_pointers_that_are_missing_or_misaligned(request_: Request) -> None:
    library = opened(request_)
    memory = Edges()
    with memory.call():
        data, out = memory.given(bytes(64)), memory.room(64, align=ALIGNED)
        offsets = {OFFSETS32: array("I", range(6)), OFFSETS64: array("Q", range(6))}
        at = {form: memory.given(words.tobytes(), ALIGNED) or 0 for form, words in offsets.items()}
        for form in FORMS:
            call = library.function(form.column)
            assert call(data, 64, at[form], None, 0, 2, out.address) == 0
            assert call(data, 64, at[form], None, 0, 2, out.address + 1) == 0  # results have any alignment
            assert call(data, 64, at[form] + 1, None, 0, 2, out.address) == -1
            assert call(data, 64, None, None, 0, 2, out.address) == -1
            assert call(None, 64, at[form], None, 0, 2, out.address) == -1
            assert call(data, 64, at[form], None, 0, 2, None) == -1
            assert call(None, 0, None, None, 0, 0, None) == 0
        for end in ("", HEX):
            call = library.function(ROWS.column + end)
            assert call(data, 64, 8, 8, None, 0, 1, out.address + 1) == 0
            assert call(None, 64, 8, 8, None, 0, 1, out.address) == -1
            assert call(data, 64, 8, 8, None, 0, 1, None) == -1
            assert call(None, 0, 8, 8, None, 0, 0, None) == 0
    empty = results(request_, [b""] * 5)
    assert library.column_between(OFFSETS32, None, 0, [0] * 6) == empty
    assert library.column_rows(None, 0, 0, 0, 5) == empty
