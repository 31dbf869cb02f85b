"""Kernels for any number of messages of any lengths, compared with other implementations."""

import ctypes
import hashlib
import random
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from struct import pack
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.interface.batch import EXACT, RANKS, WINDOW
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import CalledProgram, build_calls
from hashwright.output.generate import generate, lower_all, routines, sources
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from hashwright.targets.machine import Emulation
from hashwright.verify.merkle_damgard.library import BatchLibrary, MerkleDamgardLibrary
from tests import compiled, needs
from tests.guard import Guarded, bytes_at, survives
from tests.kernels import BLOCK_BYTES
from tests.native.test_fixed import S390X
from tests.native.test_sanitizers import SANITIZERS, flags
from tests.native.test_warnings import STRICT_CPP, compile_only, cpp
from tests.oracles import DIGEST

pytestmark = pytest.mark.sampled

MERKLE_DAMGARD: Final = [hash_ for hash_ in HASHES.values() if isinstance(hash_, MerkleDamgard)]
PORTABLE: Final = "portable"  # one message in each stream
MOST: Final = 1 << 20  # bytes of one buffer that contains all messages
POOL: Final = random.Random(0).randbytes(MOST)


def batch(hash_: MerkleDamgard, target: str, schedule: str = "", emitter: str = C) -> Request:
    return resolve(hash_.name, target, kernel="batch", schedule=schedule, emitter=emitter)


def named(request: Request) -> str:
    return f"{request.hash.name}-{request.target.name}-{request.schedule}-{request.emitter}"


def here() -> list[Request]:
    """Each hash for each number of lanes that runs here, with fewer streams than lanes and with more."""
    distinct: dict[object, Request] = {}
    for hash_, emitter in product(MERKLE_DAMGARD, (C, GAS)):
        for target in serving(hash_):
            for schedule in ("", "lanes=4,streams=3") if target.runs_here() else ():
                with suppress(UserError):  # the target has no four lanes, or no assembly
                    request = batch(hash_, target.name, schedule, emitter)
                    distinct.setdefault((hash_.name, request.setting().abreast, emitter), request)
    return list(distinct.values())


HERE: Final = here()
ROOT: Final = Path(__file__).parents[2]
SOME: Final = [r for r in HERE if r.setting().messages < 8]


def opened(request: Request, compiler: Compiler | None = None) -> BatchLibrary:
    flags = compiled.OPTIMISED if compiler else compiled.UNOPTIMISED
    return BatchLibrary(compiled.shared(request, compiler or find(), flags), request)


def digests(request: Request, messages: Sequence[bytes | None]) -> list[bytes]:
    return [DIGEST[request.hash.name](message or b"") for message in messages]


def cut(lengths: Sequence[int], seed: int = 0) -> list[bytes]:
    """Different messages of these lengths."""
    rng = random.Random(seed)
    starts = (rng.randrange(MOST - length + 1) for length in lengths)
    return [POOL[start : start + length] for start, length in zip(starts, lengths, strict=True)]


def distributions(lanes: int) -> Iterator[list[int]]:
    """Unfavourable and favourable lengths of messages in a batch."""
    rng = random.Random(lanes)
    borders = [BLOCK_BYTES * n + more for n in range(4) for more in (0, 1, 54, 55, 56, 63)]
    yield []
    yield from ([length] for length in borders)
    yield from ([200] * n for n in (2, lanes - 1, lanes, lanes + 1, 3 * lanes))
    yield borders * 2  # in and out of order
    yield list(range(300))  # all different
    yield list(range(1000, 700, -1))
    yield [*[3] * 50, 100_000, *[3] * 50]  # one giant
    yield [0] * (2 * lanes + 1)
    yield [rng.choice((0, 5000)) for _ in range(200)]
    yield [rng.randrange(4097) for _ in range(WINDOW + 300)]  # more than are sorted together
    yield [rng.randrange(100) for _ in range(2 * WINDOW)]
    yield [BLOCK_BYTES * blocks for blocks in range(EXACT // 2, 3 * EXACT, 3)]  # where ranks become coarse


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_any_distribution_of_lengths(request_: Request) -> None:
    library = opened(request_)
    for lengths in distributions(request_.setting().messages):
        messages = cut(lengths)
        assert library.batch(messages) == digests(request_, messages), lengths[:5]


@pytest.mark.long
@given(data=st.data())
def test_any_number_and_any_lengths(data: st.DataObject, full: bool) -> None:
    request = data.draw(st.sampled_from(HERE if full else HERE[::4]))
    length = st.one_of(st.integers(0, 130), st.integers(0, 5000))
    messages = cut(data.draw(st.lists(length, max_size=120)), data.draw(st.integers(0, 1000)))
    assert opened(request).batch(messages) == digests(request, messages)


@pytest.mark.parametrize("request_", SOME, ids=named)
def test_messages_that_lie_nowhere_and_digests_of_none(request_: Request) -> None:
    library = opened(request_)
    messages = [None, b"a", None, b"b" * 100, None]
    assert library.batch(messages) == digests(request_, messages)
    function = library.function("batch")
    function(None, None, None, 0)


@pytest.mark.long
def test_a_message_whose_blocks_have_no_rank_of_their_own() -> None:
    """They exceed the greatest rank. Addresses may be the same."""
    least = EXACT << (RANKS - EXACT) // (EXACT // 2)
    assert least == 1 << 20
    length = least * BLOCK_BYTES
    request = batch(HASHES["md5"], "native")  # type: ignore[arg-type]
    memory = bytes(length)
    address = ctypes.cast(ctypes.c_char_p(memory), ctypes.c_void_p).value
    lanes = request.setting().messages
    lengths = [7] * lanes + [length, length - BLOCK_BYTES]
    made = opened(request).batch_at([address] * len(lengths), lengths)
    assert made[-2:] == digests(request, [memory, memory[BLOCK_BYTES:]])
    assert made[:-2] == digests(request, [bytes(7)] * lanes)


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_nothing_is_touched_outside_messages_and_digests(request_: Request) -> None:
    library = opened(request_)
    assert isinstance(request_.hash, MerkleDamgard)
    size = request_.hash.digest_bytes
    lengths = [0, 1, 55, 56, 63, 64, 65, 127, 128, 300] * 5
    count, messages = len(lengths), cut(lengths)
    function = library.function("batch")

    def work(say: Callable[[str], None]) -> None:
        memories, results = [Guarded(length) for length in lengths], Guarded(count * size)
        sizes = (ctypes.c_size_t * count)(*lengths)
        for at_end in (True, False):
            say("at the end" if at_end else "at the start")
            places = [m.at_end if at_end else m.at_start for m in memories]
            data = (ctypes.c_void_p * count)(*(p(m) for p, m in zip(places, messages, strict=True)))
            out = (results.at_end if at_end else results.at_start)(bytes(count * size))
            function(data, sizes, out, count)
            assert bytes_at(out, count * size) == b"".join(digests(request_, messages))

    survives(work)


# Messages in pieces.

PIECES: Final = (0, 0, 0, 1, 54, 55, 56, 63, 64, 65, 119, 127, 128, 129, 500, 4096)  # bytes of each


class Streams:
    """Messages in pieces side by side, and their digests by other implementations."""

    def __init__(self, library: BatchLibrary, request: Request, count: int) -> None:
        self._library = library
        self._own = [hashlib.new(request.hash.name, usedforsecurity=False) for _ in range(count)]
        library.start_all(count)

    def update(self, which: Sequence[int], pieces: Sequence[bytes | None]) -> None:
        """Appends pieces to messages of these numbers."""
        self._library.update_all(pieces, which)
        for i, piece in zip(which, pieces, strict=True):
            self._own[i].update(piece or b"")

    def finish(self) -> None:
        """Ends all messages, the last first; contexts must be cleared."""
        count = len(self._own)
        backwards = range(count - 1, -1, -1)
        assert self._library.finish_all(backwards) == [self._own[i].digest() for i in backwards]
        assert self._library.state == bytes(self._library.state_bytes * count)


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_pieces_of_any_lengths(request_: Request) -> None:
    """Pieces of different messages in every call, in any order; an empty piece may have no address."""
    library, lanes = opened(request_), request_.setting().messages
    for count in (0, 1, 2, lanes - 1, lanes, lanes + 1, 3 * lanes + 2, WINDOW + 77):
        rng = random.Random(count)
        streams = Streams(library, request_, count)
        for turn in range(5):
            which = rng.sample(range(count), rng.randint(count // 2, count))
            pieces = cut([rng.choice(PIECES) for _ in which], turn)
            streams.update(which, [piece or rng.choice((None, b"")) for piece in pieces])
        streams.finish()


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_a_giant_piece_among_tiny_ones(request_: Request) -> None:
    streams = Streams(opened(request_), request_, 150)
    rng = random.Random(1)
    for giant in (None, 3, 149):
        lengths = [MOST if i == giant else rng.randrange(70) for i in range(150)]
        streams.update(range(150), cut(lengths))
    streams.finish()


@given(data=st.data())
def test_any_pieces_of_a_few_messages(data: st.DataObject, full: bool) -> None:
    request = data.draw(st.sampled_from(HERE if full else HERE[::4]))
    count = data.draw(st.integers(1, 40))
    streams = Streams(opened(request), request, count)
    lengths = st.one_of(st.integers(0, 130), st.integers(0, 3000))
    for _ in range(data.draw(st.integers(0, 4))):
        which = data.draw(st.lists(st.integers(0, count - 1), unique=True))
        streams.update(which, cut([data.draw(lengths) for _ in which]))
    streams.finish()


@pytest.mark.parametrize("request_", SOME, ids=named)
def test_counts_beyond_32_bits_side_by_side(request_: Request) -> None:
    """Contexts with different counts in every lane. The content of the earlier bytes has no influence."""
    hash_, library = request_.hash, opened(request_)
    assert isinstance(hash_, MerkleDamgard)
    counts = [BLOCK_BYTES * (2**exponent + i) for i, exponent in enumerate((0, 22, 23, 26, 27, 40, 54))]
    tails = cut([1, 55, 56, 63, 64, 200, 0])
    library.start_all(len(counts))
    at = 4 * len(hash_.iv) + 4 * (len(hash_.iv) % 2)
    for i, count in enumerate(counts):
        place = i * library.state_bytes + at
        assert library.state[place : place + 8] == bytes(8)
        library.state = library.state[:place] + pack("=Q", count) + library.state[place + 8 :]
    library.update_all(tails)
    expected = []
    for count, tail in zip(counts, tails, strict=True):
        padded, state = tail + hash_.pad(count + len(tail)), hash_.iv
        for start in range(0, len(padded), BLOCK_BYTES):
            state = hash_.absorb(state, padded[start : start + BLOCK_BYTES])
        expected.append(b"".join(word.to_bytes(4, hash_.byte_order) for word in state))
    assert library.finish_all() == expected


@pytest.mark.parametrize("name", ["md5", "ripemd160"])
def test_the_library_goes_on_with_the_same_contexts(name: str) -> None:
    """A message may be started, continued and ended by the functions for one and by those for many."""
    request, whole = resolve(name, PORTABLE, kernel="batch"), resolve(name, PORTABLE)
    sources = [compiled.written(each) / f"{each.stem}.c" for each in (request, whole)]
    path = find().shared_library(sources, compiled.directory() / "both.so", ("-O0",))
    many, one = BatchLibrary(path, request), MerkleDamgardLibrary(path, whole)
    size = one.state_bytes = many.state_bytes
    rng, count = random.Random(2), 8
    pieces = [cut([rng.choice(PIECES) for _ in range(count)], turn) for turn in range(4)]
    for alone in range(6):  # the iteration in which messages are processed one by one
        many.start_all(count)
        for turn in range(6):
            states, digests_ = [], []
            if turn != alone:
                if turn == 0:
                    many.start_all(count)
                elif turn < 5:
                    many.update_all(pieces[turn - 1])
                else:
                    digests_ = many.finish_all()
                continue
            for i in range(count):
                one.state = many.state[i * size : (i + 1) * size]
                if turn == 0:
                    one.start()
                elif turn < 5:
                    one.update(pieces[turn - 1][i])
                else:
                    digests_.append(one.finish())
                states.append(one.state)
            many.state = b"".join(states)
        assert digests_ == digests(request, [b"".join(each) for each in zip(*pieces, strict=True)])


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_nothing_is_touched_outside_pieces_and_contexts(request_: Request) -> None:
    library = opened(request_)
    assert isinstance(request_.hash, MerkleDamgard)
    size, lengths = request_.hash.digest_bytes, [0, 1, 63, 64, 65, 127, 128, 300]
    count = len(lengths)
    init, update, final = (library.function(f"{each}_batch") for each in ("init", "update", "final"))

    def work(say: Callable[[str], None]) -> None:
        memories, results = [Guarded(300) for _ in lengths], Guarded(count * size)
        contexts = [Guarded(library.state_bytes) for _ in lengths]
        for at_end in (True, False):
            ctx = (ctypes.c_void_p * count)(
                *((c.at_end if at_end else c.at_start)(bytes(library.state_bytes)) for c in contexts)
            )
            init(ctx, count)
            rounds = [cut(lengths[turn:] + lengths[:turn], turn) for turn in range(count)]
            for turn, pieces in enumerate(rounds):
                say(f"turn {turn}, {'at the end' if at_end else 'at the start'}")
                places = [m.at_end if at_end else m.at_start for m in memories]
                data = (ctypes.c_void_p * count)(*(p(piece) for p, piece in zip(places, pieces, strict=True)))
                update(ctx, data, (ctypes.c_size_t * count)(*map(len, pieces)), count)
            out = (results.at_end if at_end else results.at_start)(bytes(count * size))
            final(ctx, out, count)
            whole = [b"".join(each) for each in zip(*rounds, strict=True)]
            assert bytes_at(out, count * size) == b"".join(digests(request_, whole))

    survives(work)


def test_pieces_of_no_messages() -> None:
    library = opened(SOME[0])
    library.function("init_batch")(None, 0)
    library.function("update_batch")(None, None, None, 0)
    library.function("final_batch")(None, None, 0)


# How it compiles.


@pytest.mark.parametrize("request_", SOME, ids=named)
def test_by_every_compiler_without_a_warning(request_: Request, compiler: Compiler) -> None:
    messages = cut(list(range(200)))
    assert opened(request_, compiler).batch(messages) == digests(request_, messages)
    halves = [[message[::2] for message in messages], [message[1::2] for message in messages]]
    whole = [b"".join(each) for each in zip(*halves, strict=True)]
    assert opened(request_, compiler).batch_of_pieces(halves) == digests(request_, whole)


def test_the_header_is_one_of_cpp(compiler: Compiler) -> None:
    cpp(compiler)
    request, place = batch(MERKLE_DAMGARD[0], PORTABLE), compiled.directory()
    (place / "user.cpp").write_text(f'#include "{request.stem}.h"\n#include "{request.stem}.h"\n')
    compile_only(compiler, place / "user.cpp", f"-I{compiled.written(request)}", *STRICT_CPP)


@pytest.mark.parametrize("prefix", ["", "my_", "MY_"])
def test_the_header_is_compatible_with_that_of_the_library(prefix: str) -> None:
    """Headers in both orders, and together with those of another prefix: a context is declared once."""
    place, files = compiled.directory(), ("md5.h", "md5_batch.h")
    for kernel in (None, "batch"):
        request = resolve("md5", PORTABLE, kernel=kernel, prefix=prefix)
        generate(request).write(place / "theirs")
        generate(resolve("md5", PORTABLE, kernel=kernel)).write(place)
    for order in (files, files[::-1]):
        paths = [*order, *(f"theirs/{name}" for name in order)]
        text = "".join(f'#include "{path}"\n' for path in paths)
        (place / "user.c").write_text(text + f"{prefix}md5_ctx theirs;\nmd5_ctx ours;\n")
        compile_only(find(), place / "user.c", "-c", f"-I{place}", *compiled.STRICT)


@pytest.mark.parametrize(
    ("name", "target", "schedule"),
    [
        ("md5", "x86-64-sse2", ""),
        ("md5", "x86-64-avx2", "streams=3"),
        ("ripemd160", "x86-64-avx512vl", "streams=2"),
        ("ripemd160", PORTABLE, ""),
    ],
)
@pytest.mark.parametrize("level", ["-O0", "-O2", pytest.param("-O3", marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_the_stack_is_no_deeper_than_the_header_says(
    name: str, target: str, schedule: str, level: str, kind: str
) -> None:
    """The frames of the function and of the deepest function that it calls, without memcpy and memset."""
    needs.runs(TARGETS["x86-64"])
    request = resolve(name, target, kernel="batch", schedule=schedule)
    source, output = compiled.written(request) / f"{request.stem}.c", compiled.directory() / "out.o"
    command = needs.compiler(kind).command
    compiled.run([*command, level, "-fstack-usage", "-c", "-o", output, source])
    rows = [line.split("\t") for line in output.with_suffix(".su").read_text().splitlines()]
    frames = {function.rsplit(":", 1)[1]: int(size) for function, size, _ in rows}
    blocks = [size for function, size in frames.items() if function.endswith("_blocks")]
    called = (f"{name}_{each}" for each in ("batch", "update_batch", "final_batch"))
    inner = sum(frames.get(each, 0) for each in ("hash_all", "run"))
    deepest = max(frames[each] for each in called) + inner + max(blocks, default=0)
    columns = (size for function, size in frames.items() if "_hash_column_" in function)
    deepest += max(columns) + frames[f"{name}_batch_hash_long"]
    prose = source.with_suffix(".h").read_text().replace("\n * ", " ")
    said = re.findall(r"(?:at most|or) (\d+) KiB", prose)
    optimised, unoptimised = (1024 * int(each) for each in said)
    assert deepest <= (unoptimised if level == "-O0" else optimised)


@pytest.mark.parametrize("request_", [each for each in HERE if each.emitter == GAS], ids=named)
def test_assembly_uses_less_stack_than_the_header_states(request_: Request) -> None:
    """The C around it uses the same stack as in the test above."""
    deepest = max(each.stack + each.align for each in routines(request_, lower_all(request_)))
    prose = generate(request_).files[f"{request_.stem}.h"].decode()
    (said,) = (1024 * int(each) for each in re.findall(r"at most (\d+) KiB", prose.replace("\n * ", " ")))
    assert deepest < said // 2
    assert "-O0" not in prose


def test_the_page_names_the_stack_of_the_catalogue() -> None:
    """It named less than most headers."""
    headers = [each.read_text(encoding="ascii") for each in (ROOT / "out").rglob("*_batch.h")]
    said = [int(each) for header in headers for each in re.findall(r"at most (\d+) KiB", header)]
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert f"in the catalogue {min(said)} to {max(said)} KiB" in page


def test_assembly_of_batches_links_beside_all_other_kernels() -> None:
    """Its block functions have their own names."""
    kernels = (None, "lanes", "batch")
    requests = [resolve("md5", "x86-64-avx2", kernel=kernel, emitter=GAS) for kernel in kernels]
    sets = [{each.symbol for each in routines(request, lower_all(request))} for request in requests]
    assert len(set.union(*sets)) == sum(map(len, sets))


def test_it_is_reentrant() -> None:
    """Threads call the same function with different messages; ctypes releases the lock."""
    request = batch(HASHES["md5"], "native")  # type: ignore[arg-type]
    library = opened(request)
    work = [cut([seed + 3 * i for i in range(900)], seed) for seed in range(4)]
    made: dict[int, list[list[bytes]]] = {}
    start = threading.Barrier(len(work))

    def hash_all(seed: int) -> None:
        start.wait()
        made[seed] = [library.batch(work[seed]) for _ in range(5)]

    threads = [threading.Thread(target=hash_all, args=(seed,)) for seed in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == {seed: [digests(request, messages)] * 5 for seed, messages in enumerate(work)}


FOREIGN: Final = [
    (batch(hash_, target, schedule, emitter), way)
    for hash_ in MERKLE_DAMGARD
    for target, schedule, emitter in (
        ("aarch64-neon", "", C),
        ("aarch64-neon", "", GAS),
        ("aarch64-sha3", "streams=2", C),
        ("aarch64-sve2", "", C),
        ("aarch64-sve2", "streams=2", C),
        ("aarch64-sve2", "streams=2", GAS),
        ("armv6", "", C),
        ("riscv64", "", C),
        ("riscv64", "", GAS),
    )
    if not TARGETS[target].runs_here() and (way := TARGETS[target].emulation)
] + [(batch(hash_, PORTABLE), S390X) for hash_ in MERKLE_DAMGARD]
VECTOR_BITS: Final = (128, 256, 2048)  # of SVE


@pytest.mark.long
@pytest.mark.parametrize(("request_", "way"), FOREIGN, ids=lambda x: named(x) if isinstance(x, Request) else "")
def test_on_other_processors(request_: Request, way: Emulation) -> None:
    needs.package("ziglang")
    needs.program(way.command[0])
    assert isinstance(request_.hash, MerkleDamgard)
    files = [compiled.written(request_) / name for name in sources(request_)]
    program = build_calls(request_, files, compiled.directory(), way, ("-O1",))
    for emulation in lengths_of_vectors(request_, way):
        with CalledProgram(program, emulation, request_) as code:
            library = BatchLibrary(code, request_)
            for count, most in ((0, 0), (1, 200), (7, 200), (200, 130), (150, 1000)):
                messages = cut([random.Random(i).randrange(most + 1) for i in range(count)])
                assert library.batch(messages) == digests(request_, messages), count
            rounds = [cut([(37 * i + 64 * turn) % 200 for i in range(150)], turn) for turn in range(3)]
            whole = [b"".join(each) for each in zip(*rounds, strict=True)]
            assert library.batch_of_pieces(rounds) == digests(request_, whole)


def lengths_of_vectors(request: Request, way: Emulation) -> Iterator[Emulation]:
    """The emulation for each length of the vectors, if the processor determines it."""
    if not request.setting().machine.c_lanes:
        yield way
        return
    *command, _ = way.command
    for bits in VECTOR_BITS:
        yield Emulation(way.triple, way.flags, (*command, f"max,sve-default-vector-length={bits // 8}"))


# Under sanitizers. Messages are in memory of exactly their size.

PROGRAM: Final = """
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "NAME_batch.h"

static uint64_t drawn(uint64_t *x)
{
    *x ^= (*x & UINT64_MAX >> 13) << 13;  // sanitizers report bits that a shift loses
    *x ^= *x >> 7;
    *x ^= (*x & UINT64_MAX >> 17) << 17;
    return *x;
}

/* Contexts and pieces have memory of exactly their size. */
static int is_same_in_pieces(const uint8_t *const *msg, const size_t *len, uint8_t (*digest)[BYTES], size_t n,
                             uint64_t *x)
{
    NAME_ctx **ctx = malloc(n * sizeof *ctx);
    uint8_t **data = malloc(n * sizeof *data), (*made)[BYTES] = malloc(n * sizeof *made);
    size_t *part = malloc(n * sizeof *part), *done = calloc(n, sizeof *done), left = 1;
    int is_same;

    for (size_t i = 0; i < n; i++)
        ctx[i] = malloc(sizeof *ctx[i]);
    NAME_init_batch(ctx, n);
    while (left != 0) {
        left = 0;
        for (size_t i = 0; i < n; i++) {
            const size_t rest = len[i] - done[i];

            part[i] = (size_t)(drawn(x) % 200);
            if (part[i] > rest)
                part[i] = rest;
            data[i] = part[i] ? malloc(part[i]) : NULL;
            if (part[i])
                memcpy(data[i], msg[i] + done[i], part[i]);
            done[i] += part[i];
            left += rest - part[i];
        }
        NAME_update_batch(ctx, (const uint8_t *const *)data, part, n);
        for (size_t i = 0; i < n; i++)
            free(data[i]);
    }
    NAME_final_batch(ctx, made, n);
    is_same = memcmp(made, digest, n * sizeof *made) == 0;
    for (size_t i = 0; i < n; i++)
        free(ctx[i]);
    free(ctx);
    free(data);
    free(made);
    free(part);
    free(done);
    return is_same;
}

int main(int argc, char **argv)
{
    const size_t n = (size_t)atol(argv[argc - 2]), most = (size_t)atol(argv[argc - 1]);
    const uint8_t **msg = malloc(n * sizeof *msg);
    size_t *len = malloc(n * sizeof *len);
    uint8_t (*digest)[BYTES] = malloc(n * sizeof *digest);
    uint64_t x = 88172645463325252u;

    for (size_t i = 0; i < n; i++) {
        len[i] = (size_t)(drawn(&x) % (most + 1));
        uint8_t *made = malloc(len[i] ? len[i] : 1);
        for (size_t j = 0; j < len[i]; j++)
            made[j] = (uint8_t)(7 * i + 3 * j + len[i]);
        msg[i] = len[i] ? made : (free(made), NULL);
    }
    NAME_batch(msg, len, digest, n);
    if (!is_same_in_pieces(msg, len, digest, n, &x))
        return 1;
    // fewer than lanes, some of which then repeat blocks without a message
    for (size_t few = 0; few < 40; few++)
        if (!is_same_in_pieces(msg, len, digest, few, &x))
            return 1;
    for (size_t i = 0; i < n; i++) {
        printf("%zu ", len[i]);
        for (size_t j = 0; j < BYTES; j++)
            printf("%02x", digest[i][j]);
        puts("");
        free((void *)msg[i]);
    }
    free(msg);
    free(len);
    free(digest);
    return 0;
}
"""
LONGEST: Final = 600
# Two in two streams, and the fewest in lanes, which compile fastest.
SANITIZED: Final = [
    r for r in SOME if (r.hash.name, r.target.name == PORTABLE) in {("md5", False), ("ripemd160", True)}
]


# And lanes that repeat blocks that nobody has written.
UNWRITTEN: Final = resolve("md5", "x86-64-sse2", kernel="batch")
UNDER_SANITIZERS: Final = [*product(SANITIZED, SANITIZERS), (UNWRITTEN, ("clang", "memory"))]


@pytest.mark.long
@pytest.mark.parametrize(
    ("request_", "kind", "sanitizers"),
    [(each, *way) for each, way in UNDER_SANITIZERS],
    ids=["-".join((*way, named(each))) for each, way in UNDER_SANITIZERS],
)
def test_many_messages_under_sanitizers(
    request_: Request, kind: str, sanitizers: str, pytestconfig: pytest.Config
) -> None:
    """A million: pytest tests/native/test_batch.py -k many_messages --messages 1000000."""
    compiler = needs.compiler(kind)
    assert isinstance(request_.hash, MerkleDamgard)
    place, files = compiled.directory(), compiled.written(request_)
    text = PROGRAM.replace("NAME", request_.hash.name).replace("BYTES", str(request_.hash.digest_bytes))
    (place / "main.c").write_text(text)
    texts = [place / "main.c", *(files / name for name in sources(request_))]
    words = map(str, (*flags(sanitizers), f"-I{files}", "-o", place / "main", *texts))
    compiled.prepared(texts, compiler, flags(sanitizers)).run([*words])
    count = str(pytestconfig.getoption("--messages"))
    patterns = [bytes((start + 3 * j) & 0xFF for j in range(LONGEST)) for start in range(256)]
    lines = compiled.run([place / "main", count, str(LONGEST)]).splitlines()
    assert len(lines) == int(count)
    for i, line in enumerate(lines):
        length, made = line.split()
        message = patterns[(7 * i + int(length)) & 0xFF][: int(length)]
        assert made == DIGEST[request_.hash.name](message).hex(), i


# The files of a request.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            {"emitter": "obj"},
            "--emitter obj does not write --kernel batch; leave --emitter out, or write --emitter gas",
        ),
        ({"length": "32"}, "write --kernel fixed with it"),
        ({"schedule": "lanes=5"}, "'5' is not a value of 'lanes'"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        resolve("md5", "x86-64-avx2", kernel="batch", **words)


def test_it_prints_as_the_command_that_makes_it() -> None:
    request = batch(HASHES["ripemd160"], "x86-64-avx2", "streams=2")  # type: ignore[arg-type]
    command = "hashwright make ripemd160 --target x86-64-avx2 --kernel batch --schedule streams=2"
    assert request.command() == command
    assert list(generate(request).files) == ["ripemd160_batch.h", "ripemd160_batch.c"]
