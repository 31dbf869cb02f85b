"""The harness, the tasks and the peers. No test asserts a speed."""

import ctypes
import math
import mmap
import os
import random
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.bench import contest, timing
from hashwright.bench.aegis import racing as aegis_races
from hashwright.bench.benchmark import compile_entrant
from hashwright.bench.contest import ours
from hashwright.bench.merkle_damgard import racing
from hashwright.bench.peer import read_peer
from hashwright.bench.timing import PAGE, PLACES, Candidate, Stopwatch, Task, measure
from hashwright.bench.variants import Entrant, one_of
from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError
from hashwright.hashes import HASHES
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.modes.aegis import DECRYPT, ENCRYPT, MAC
from hashwright.modes.kernel import Kernel
from hashwright.modes.merkle_damgard import BATCH, BLOCKS, LANES
from hashwright.native import child
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from tests import needs, oracles
from tests.compiled import UNOPTIMISED
from tests.kept import kept_library
from tests.progress import displayed

WARNINGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
DIGESTS = ("md5", "ripemd160")
Digest = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p)


def candidate(name: str, function: Callable[[int, int, int], None]) -> Candidate:
    """A Python function (data, size, output) as a candidate that digests."""
    callback = Digest(function)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    assert address
    return Candidate(name, "ours", "digest", (address,), keeps=callback)


def copier(data: int, size: int, out: int) -> None:
    ctypes.memmove(out, data, size)


def each_at(task: Task, candidates: Iterable[Candidate]) -> list[tuple[Candidate, Task]]:
    """All candidates for the same task."""
    return [(candidate, task) for candidate in candidates]


COPY = Task(16, bytes(range(16)), {"digest": bytes(range(16))})


@pytest.fixture(scope="module")
def cc() -> Compiler:
    """Any compiler."""
    from hashwright.native import compiler

    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    return compiler.find()


def build(name: str, directory: Path, cc: Compiler) -> Path:
    """The shared library of a hash for this machine."""
    request = resolve(name, "native")
    generate(request).write(directory)
    return kept_library(cc, [directory / f"{name}.c"], directory)[0]


@pytest.mark.long
def test_the_harness_compiles_without_warnings(compiler: Compiler, tmp_path: Path) -> None:
    source = tmp_path / "harness.c"
    source.write_bytes(render(timing.HARNESS, {}))
    assert compiler.shared_library([source], tmp_path / "harness.so", WARNINGS).is_file()


def test_every_compiler_makes_a_harness_that_measures(compiler: Compiler) -> None:
    race = measure(each_at(COPY, [candidate("copy", copier)]), samples=2, cc=compiler)
    assert race.rows[0].cpb > 0
    assert 0.1 < race.ghz < 10


def test_rows_are_finite_and_in_the_candidates_order(cc: Compiler) -> None:
    names = ["one", "two", "three"]
    runners = each_at(COPY, [candidate(name, copier) for name in names])
    rows = measure(runners, base="two", samples=3, cc=cc).rows
    assert [row.name for row in rows] == names
    for row in rows:
        assert row.kind == "ours"
        assert all(math.isfinite(x) and x > 0 for x in (row.cpb, row.gbps, row.ratio))
        assert math.isfinite(row.spread)
        assert row.spread >= 0
        assert row.ratio == pytest.approx(rows[1].cpb / row.cpb)


def test_a_sample_is_repeated_while_the_core_is_shared(
    cc: Compiler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The witness's least time cannot be reached, so the core seems to be shared all the time."""
    record = tmp_path / "calls"

    def long(data: int, size: int, out: int) -> None:
        with record.open("a", encoding="ascii") as calls:
            calls.write("!")
        time.sleep(0.0015)  # longer than LONG_NS: the warm-up and each attempt call it once
        copier(data, size, out)

    monkeypatch.setattr(timing.LEAST, "value", 1e-9)
    measure(each_at(COPY, [candidate("long", long)]), samples=2, runs=1, cc=cc)
    assert len(record.read_text(encoding="ascii")) > len(timing.PLACES) + 2 * 2
    assert timing.LEAST.value == 1e-9


def test_the_processes_of_candidates_share_the_least_time_of_the_witness(
    cc: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing.LEAST, "value", math.inf)
    measure(each_at(COPY, [candidate("copy", copier)]), samples=20, runs=1, cc=cc)
    assert 0 < timing.LEAST.value < 2


# A clock that advances by 20 us from one reading to the next, after the readings that show how long a reading
# takes. A pause of 4 us precedes every fifth one.
PAUSES: Final = b"""
#define _POSIX_C_SOURCE 200809L
#include <time.h>
static int paused(clockid_t clock, struct timespec *t)
{
    static long reading, ns;
    (void)clock;
    ns += ++reading <= 2000 ? 20 : 20000 + (reading % 5 == 0 ? 4000 : 0);
    t->tv_sec = ns / 1000000000;
    t->tv_nsec = ns % 1000000000;
    return 0;
}
#define clock_gettime paused
"""


def test_pauses_of_the_core_change_no_figure(cc: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    made = PAUSES + render(timing.HARNESS, {}).replace(b"#define _POSIX_C_SOURCE 200809L\n", b"")
    monkeypatch.setattr(timing, "render", lambda name, fields: made)
    monkeypatch.setattr(timing, "_harness", timing._harness.__wrapped__)  # it is compiled for this test alone
    monkeypatch.setattr(timing.LEAST, "value", math.inf)
    calls = 512 * 6 // 20 + 1  # of a run of 6 us: the last 512 calls of the warm-up took 20 us
    cycles = 7200  # of the chain, which takes as long as a run
    assert Stopwatch(COPY, cc).cpb(candidate("copy", copier)) == pytest.approx(cycles / calls / COPY.size)


def test_all_candidates_alternate(cc: Compiler, tmp_path: Path) -> None:
    record = tmp_path / "calls"  # another process calls them

    def recording(name: str) -> Candidate:
        def function(data: int, size: int, out: int) -> None:
            with record.open("a", encoding="ascii") as calls:
                calls.write(f"{name}\n")
            copier(data, size, out)

        return candidate(name, function)

    names = ["one", "two", "three"]
    measure(each_at(COPY, [recording(name) for name in names]), samples=20, runs=1, cc=cc)
    calls = record.read_text(encoding="ascii").split()
    turns = [name for i, name in enumerate(calls) if i == 0 or name != calls[i - 1]]
    assert set(turns) == set(names)
    assert len(turns) > 20  # interleaved, not one candidate after the other
    follows = set(pairwise(turns))
    assert len(follows) == 6  # each after each other: the order is random


def test_candidates_may_have_different_tasks(cc: Compiler) -> None:
    other = Task(8, bytes(8), {"digest": bytes(8)})
    runners = [*each_at(COPY, [candidate("one", copier)]), *each_at(other, [candidate("two", copier)])]
    assert [row.name for row in measure(runners, samples=2, cc=cc).rows] == ["one", "two"]


def test_a_restless_run_is_measured_again_up_to_a_bound(cc: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "UNSTEADY", -1.0)
    with displayed() as told:
        race = measure(each_at(COPY, [candidate("copy", copier)]), samples=40, runs=2, cc=cc)
    assert race.runs == 2
    assert told == 2 * [("timing", 0, 40), ("timing", 30, 40), ("timing", 40, 40)]


def test_a_restless_run_is_not_repeated_when_the_time_is_over(
    cc: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "UNSTEADY", -1.0)
    entrants = each_at(COPY, [candidate("copy", copier)])
    assert measure(entrants, samples=2, runs=3, until=time.monotonic(), cc=cc).runs == 1


def test_buffers_lie_elsewhere_in_each_part_of_a_run(cc: Compiler) -> None:
    seen = mmap.mmap(-1, PAGE)  # shared with the child

    def note(data: int, size: int, out: int) -> None:
        copier(data, size, out)
        count, here = seen[0], bytes((data % PAGE // 16, out % PAGE // 16))
        if count == 0 or seen[2 * count - 1 : 2 * count + 1] != here:
            seen[2 * count + 1 : 2 * count + 3] = here
            seen[0] = count + 1

    (row,) = measure(each_at(COPY, [candidate("note", note)]), samples=30, runs=1, cc=cc).rows
    places = [place for layout in PLACES for place in (layout.input // 16, layout.output // 16)]
    assert seen[0] == 2 * len(PLACES)  # first they are checked, then timed
    assert list(seen[1 : 1 + 2 * seen[0]]) == 2 * places
    assert row.low <= row.cpb <= row.high


@pytest.mark.parametrize(
    ("data", "lengths", "between", "laid", "starts"),
    [
        (b"abcde", (2, 3), 2, b"ab\xaa\xaacde", [0, 4]),
        (b"abcde", (0, 4, 1), 1, b"\xaaabcd\xaae", [0, 1, 6]),
        (b"abcde", (2, 3), 0, b"abcde", [0, 2]),
        (b"abcde", (), 2, b"abcde", [0]),
        (b"abcdetail", (2, 3), 2, b"abcdetail", [0, 2]),
    ],
    ids=("apart", "empty", "together", "one", "tail"),
)
def test_messages_lie_apart_where_nothing_follows_them(
    data: bytes, lengths: tuple[int, ...], between: int, laid: bytes, starts: list[int]
) -> None:
    assert Task(5, data, {}, lengths).laid_out(between) == (laid, starts)


def test_a_candidate_that_is_wrong_in_one_place_is_refused(cc: Compiler) -> None:
    def aligned(data: int, size: int, out: int) -> None:
        copier(data, size if data % 16 == 0 else 0, out)

    runners = [candidate("aligned", aligned), candidate("good one", copier)]
    (sentence,) = measure(each_at(COPY, runners), samples=2, cc=cc).refused
    assert sentence.startswith("'aligned' is wrong for 16 bytes, so it is not timed; ")


def test_the_figure_is_of_all_places_and_the_range_from_the_best_to_the_worst() -> None:
    slow, fast = [3.0, 3.1, 2.9, 3.0, 3.2], [1.0, 1.1, 0.9, 1.0, 1.2]
    assert timing.by_place(slow + fast) == [slow, fast]
    assert timing.by_place(slow) == [slow]
    assert [len(each) for each in timing.by_place([1.0] * 301)] == [50, 50, 50, 50, 50, 51]


def test_a_wrong_candidate_is_refused_by_name(cc: Compiler) -> None:
    def wrong(data: int, size: int, out: int) -> None:
        copier(data, size - 1, out)

    runners = [candidate("bad one", wrong), candidate("good one", copier)]
    race = measure(each_at(COPY, runners), base="bad one", samples=2, cc=cc)
    (sentence,) = race.refused
    assert sentence.startswith("'bad one' is wrong for 16 bytes, so it is not timed; ")
    assert [row.name for row in race.rows] == ["good one"]
    assert (race.base, race.rows[0].ratio) == ("good one", 1)
    with pytest.raises(CheckFailed, match="'bad one' is wrong"):
        measure(each_at(COPY, [candidate("bad one", wrong)]), samples=2, cc=cc)


CRASHES: Final = """
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define DIGEST const void *data, size_t len, unsigned char *digest
#define UNUSED (void)data, (void)len, (void)digest

static int calls;

static void copy(DIGEST) { memcpy(digest, data, len); }

void faults(DIGEST) { UNUSED; *(volatile char *)16 = *digest; }
void is_illegal(DIGEST) { UNUSED; raise(SIGILL); }
void aborts(DIGEST) { UNUSED; abort(); }
void ends(DIGEST) { copy(data, len, digest); exit(0); }
void hangs(DIGEST) { for (;;) copy(data, len, digest); }
void overruns(DIGEST) { UNUSED; volatile char here = 0; volatile char *p = &here; for (;;) *p++ = 1; }
void later(DIGEST) { copy(data, len, digest); if (++calls == 100) abort(); }
void sleeps_later(DIGEST) { copy(data, len, digest); if (++calls == 100) for (;;) calls = 100; }
void scribbles_later(DIGEST)
{
    copy(data, len, digest);
    if (++calls == 100)
        for (size_t i = 0; i < 1 << 28; i++) digest[i] = 1;
}
void writes_before(DIGEST) { copy(data, len, digest); digest[-1] ^= 1; }
void writes_behind(DIGEST) { copy(data, len, digest); digest[len] ^= 1; }
void writes_input(DIGEST) { copy(data, len, digest); *(unsigned char *)data ^= 1; }
"""


@pytest.fixture(scope="module")
def crashing(tmp_path_factory: pytest.TempPathFactory, cc: Compiler) -> Path:
    """A library of functions that fail in every way instead of returning a digest."""
    place = tmp_path_factory.mktemp("crashing")
    (place / "crashing.c").write_text(CRASHES, encoding="ascii")
    return cc.shared_library([place / "crashing.c"], place / "crashing.so")


def from_library(library: Path, name: str) -> Candidate:
    return read_peer(f"x={library}:{name}").candidate(BLOCKS, "digest")[0]


@pytest.mark.sampled("name", "how")
@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("faults", r"crashed \((segmentation fault|bus error)\)"),
        ("is_illegal", r"crashed \(illegal instruction\)"),
        ("aborts", r"crashed \(abort\)"),
        ("ends", "ended its process with exit code 0"),
        ("hangs", "gave no result for 2 seconds"),
        ("overruns", "crashed"),
    ],
)
def test_what_crashes_is_left_out(
    name: str, how: str, cc: Compiler, crashing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "SILENCE", 2.0)
    race = measure(
        each_at(COPY, [from_library(crashing, name), candidate("copy", copier)]), samples=2, runs=1, cc=cc
    )
    assert [row.name for row in race.rows] == ["copy"]
    (sentence,) = race.refused
    assert re.match(f"'x' of {re.escape(str(crashing))} {how}.* when it was called for 16 bytes, so ", sentence)
    assert "the prototype of our kernel" in sentence


@pytest.mark.long
@pytest.mark.sampled("name", "how")
@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("later", r"crashed \(abort\) while it was timed"),
        ("sleeps_later", "gave no result for 3 seconds while it was timed"),
        ("scribbles_later", "crashed|sent an invalid result|overwrote its measurements"),
    ],
)
def test_what_breaks_while_it_is_timed_is_left_out(
    name: str, how: str, cc: Compiler, crashing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "SILENCE", 3.0)
    runners = [candidate("copy", copier), from_library(crashing, name), candidate("again", copier)]
    race = measure(each_at(COPY, runners), base="x", samples=12, runs=2, cc=cc)
    assert [row.name for row in race.rows] == ["copy", "again"]
    assert [len(samples) for samples in race.taken] == [12, 12]
    assert race.base == "copy"
    (sentence,) = race.refused
    assert re.match(f"'x' of {re.escape(str(crashing))} ({how})", sentence)
    assert sentence.endswith("; it needs " + timing.ADVICE["peer"].removeprefix("it needs "))
    with pytest.raises(CheckFailed, match=r"^'x' of "):
        measure(each_at(COPY, runners[1:2]), samples=12, runs=1, cc=cc)


@pytest.mark.parametrize("name", ["writes_before", "writes_behind", "writes_input"])
def test_what_writes_where_it_must_not_is_left_out(name: str, cc: Compiler, crashing: Path) -> None:
    runners = [from_library(crashing, name), candidate("copy", copier)]
    race = measure(each_at(COPY, runners), samples=2, runs=1, cc=cc)
    assert [row.name for row in race.rows] == ["copy"]
    (sentence,) = race.refused
    assert "writes out of bounds for 16 bytes, so it is not timed; it needs the prototype" in sentence


def test_who_waits_for_a_killed_parent_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "ORPHANED", 0.01)
    waits, goes = os.pipe()
    assert not timing._goes_on(waits, os.getppid() + 1)
    os.write(goes, b"!")
    assert timing._goes_on(waits, os.getppid() + 1)
    os.close(waits)
    os.close(goes)


def test_nothing_of_one_candidate_can_be_broken_by_another(cc: Compiler, tmp_path: Path) -> None:
    """Another candidate changes the code of its neighbour, which is then wrong."""
    source = tmp_path / "beside.c"
    source.write_text(
        "#include <stdlib.h>\n#include <string.h>\nstatic int is_broken;\n"
        "void breaks(const void *data, size_t len, unsigned char *digest)\n"
        "{ memcpy(digest, data, len); is_broken = 1; }\n"
        "void suffers(const void *data, size_t len, unsigned char *digest)\n"
        "{ memcpy(digest, data, len); if (is_broken) abort(); }\n"
    )
    library = cc.shared_library([source], tmp_path / "beside.so")
    runners = [replace(from_library(library, name), name=name) for name in ("breaks", "suffers")]
    race = measure(each_at(COPY, runners), samples=2, runs=1, cc=cc)
    assert [row.name for row in race.rows] == ["breaks", "suffers"]


def test_what_crashes_when_it_is_loaded_is_no_peer(cc: Compiler, tmp_path: Path) -> None:
    source = tmp_path / "bad.c"
    source.write_text(
        "#include <stdlib.h>\n__attribute__((constructor)) static void start(void) { abort(); }\n"
        "void f(void);\nvoid f(void) {}\n"
    )
    library = cc.shared_library([source], tmp_path / "bad.so")
    with pytest.raises(UserError, match=r"cannot load .*bad.so \(crashed \(abort\)\); write --peer"):
        read_peer(f"{library}:f").candidate(BLOCKS, "blocks")


def test_a_wrong_library_is_refused(cc: Compiler, tmp_path: Path) -> None:
    source = tmp_path / "md5.c"
    source.write_text(
        "#include <stddef.h>\n"
        "void md5(const void *data, size_t len, unsigned char *digest)\n"
        "{ (void)data; (void)len; for (int i = 0; i < 16; i++) digest[i] = (unsigned char)i; }\n"
    )
    library, _ = kept_library(cc, [source], tmp_path)
    hash_ = HASHES["md5"]
    wrong = ours(resolve("md5", "portable"), BLOCKS, library)
    assert len(wrong) == 1  # it has no block function
    with pytest.raises(CheckFailed, match="'hashwright' is wrong"):
        measure(each_at(contest.contest(hash_, BLOCKS, 64).task, wrong), samples=2, cc=cc)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", HASHES)
@pytest.mark.parametrize("size", [64, 4096])
def test_made_kernels_and_peers_pass_the_check(name: str, size: int, cc: Compiler, tmp_path: Path) -> None:
    request = resolve(name, "native")
    library = build(name, tmp_path, cc)
    kernels = {kernel: ours(request, kernel, library) for kernel in request.hash.kernels.values()}
    assert any(kernels.values())
    for kernel, made in kernels.items():
        if not made:
            continue  # not in the library form
        given = contest.contest(request.hash, kernel, size)
        rows = measure(each_at(given.task, [*given.peers, *made]), samples=2, cc=cc).rows
        assert "ours" in {row.kind for row in rows}
        assert given.absent or "peer" in {row.kind for row in rows}


@pytest.mark.long
@pytest.mark.parametrize("name", DIGESTS)
def test_kernels_for_several_messages_pass_the_check(name: str, cc: Compiler, tmp_path: Path) -> None:
    request = resolve(name, "native", kernel="lanes")
    messages = request.setting().messages
    generate(request).write(tmp_path)
    library, _ = kept_library(cc, [tmp_path / f"{request.stem}.c"], tmp_path, UNOPTIMISED)
    made = ours(request, LANES, library)
    assert made
    given = contest.contest(request.hash, LANES, 192, messages)
    assert given.task.size == 192 * messages
    rows = measure(each_at(given.task, [*given.peers, *made]), samples=2, cc=cc).rows
    assert rows[-1].name == "hashwright lanes"


@pytest.mark.long
@pytest.mark.sampled("pieces")
@pytest.mark.parametrize("pieces", [1, 7, 64, 300])
@pytest.mark.parametrize("kernel", [ENCRYPT, DECRYPT, MAC], ids=str)
def test_functions_for_pieces_pass_the_check(kernel: Kernel, pieces: int, cc: Compiler, tmp_path: Path) -> None:
    """The candidates are our whole library and libaegis; the last piece of a message is shorter."""
    for name in (name for name, hash_ in HASHES.items() if kernel.name in hash_.kernels):
        (tmp_path / name).mkdir()
        made = ours(resolve(name, "native"), kernel, build(name, tmp_path / name, cc), pieces=pieces)
        given = contest.contest(HASHES[name], kernel, 300, pieces=pieces)
        assert given.task.expected == contest.contest(HASHES[name], kernel, 300).task.expected
        rows = measure(each_at(given.task, [*given.peers, *made]), samples=2, cc=cc).rows
        assert [row.kind for row in rows] == [*("peer" for _ in given.peers), "ours"]
        assert given.peers or "libaegis is absent" in given.absent[0]


@pytest.mark.parametrize("pieces", [0, 5, 48])
def test_updates_get_all_pieces_in_order(pieces: int, cc: Compiler) -> None:
    """The last piece may be shorter; without a number, there is one piece."""
    lengths: list[int] = []

    def init(_: int, first: int, second: int) -> None:
        assert (ctypes.string_at(first, 1), ctypes.string_at(second, 1)) == (b"n", b"k")
        lengths.clear()

    def update(_: int, data: int, size: int) -> None:
        assert ctypes.string_at(data, size) == message[sum(lengths) : sum(lengths) + size]
        lengths.append(size)

    def final(_: int, tag: int, __: int) -> None:
        ctypes.memmove(tag, bytes(lengths).ljust(16, b"\0"), 16)

    kinds = ((init, ctypes.c_void_p), (update, ctypes.c_size_t), (final, ctypes.c_size_t))
    calls = [
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, last)(function) for function, last in kinds
    ]
    message = bytes(range(48))
    size = pieces or 48
    sizes = [size] * (48 // size) + ([48 % size] if 48 % size else [])
    expected = {"mac_pieces": bytes(sizes).ljust(16, b"\0")}
    task = Task(48, message, expected, key=b"k" * 16, nonce=b"n" * 16, piece=pieces)
    addresses = tuple(ctypes.cast(call, ctypes.c_void_p).value or 0 for call in calls)
    one = Candidate("one", "ours", "mac_pieces", addresses, keeps=calls)
    assert measure([(one, task)], samples=2, cc=cc).rows


@pytest.mark.parametrize("kernel", [ENCRYPT, DECRYPT, MAC], ids=str)
def test_a_wrong_end_of_pieces_is_refused(kernel: Kernel, cc: Compiler, tmp_path: Path) -> None:
    made = ours(resolve("aegis128l", "native"), kernel, build("aegis128l", tmp_path, cc), pieces=16)
    task = contest.contest(AEGIS128L, kernel, 100, pieces=16).task
    wrong = replace(task, data=task.data[:-1] + bytes([task.data[-1] ^ 1]))  # of a message to decrypt, the tag
    with pytest.raises(CheckFailed, match="'hashwright' is wrong for 100 bytes"):
        measure(each_at(wrong, made), samples=2, cc=cc)


def test_even_lengths_are_from_none_to_twice_the_size() -> None:
    drawn = contest.LENGTHS["even"].draw(random.Random(1), 2, 1000)
    assert {*drawn} == {0, 1, 2, 3, 4}


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", DIGESTS)
@pytest.mark.parametrize("lengths", contest.LENGTHS)
def test_batches_pass_the_check(name: str, lengths: str, cc: Compiler, tmp_path: Path) -> None:
    request = resolve(name, "portable", kernel="batch")
    generate(request).write(tmp_path)
    library, _ = kept_library(cc, [tmp_path / f"{request.stem}.c"], tmp_path, UNOPTIMISED)
    given = contest.contest(HASHES[name], BATCH, 100, 20, lengths)
    assert len(given.task.lengths) == 20
    assert given.task.size == sum(given.task.lengths) == len(given.task.data)
    assert (len(set(given.task.lengths)) == 1) == (lengths == "equal")
    made = ours(request, BATCH, library)
    rows = measure(each_at(given.task, [*given.peers, *made]), samples=2, cc=cc).rows
    assert rows[-1].kind == "ours"


def test_a_batch_of_no_bytes_is_refused() -> None:
    with pytest.raises(UserError, match="no cycles per byte; write a greater --size"):
        contest.contest(HASHES["md5"], BATCH, 0, 5)


@pytest.mark.parametrize("name", DIGESTS)
def test_without_libcrypto_hashlib_is_timed(name: str, cc: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "libcrypto", lambda: None)
    given = contest.contest(HASHES[name], BLOCKS, 128)
    assert "libcrypto is absent" in given.absent[0]
    if not given.peers:
        assert f"hashlib has no {name}" in given.absent[1]
        return
    assert [peer.name for peer in given.peers] == ["hashlib"]
    assert measure(each_at(given.task, given.peers), samples=2, cc=cc).rows[0].kind == "peer"


@pytest.mark.parametrize("name", DIGESTS)
def test_all_oracles_agree_on_a_digest_task(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    task = contest.contest(HASHES[name], BLOCKS, 192).task
    assert task.expected["digest"] == oracles.DIGEST[name](task.data)
    monkeypatch.setattr(racing, "_in_hashlib", lambda _: False)
    assert contest.contest(HASHES[name], BLOCKS, 192).task == task
    monkeypatch.setattr(racing, "libcrypto", lambda: None)
    assert contest.contest(HASHES[name], BLOCKS, 192).task == task


@pytest.mark.parametrize("kernel", AEGIS128L.kernels.values(), ids=str)
def test_all_oracles_agree_on_an_aegis_task(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    hash_ = HASHES["aegis128l"]
    task = contest.contest(hash_, kernel, 100).task
    monkeypatch.setattr(aegis_races, "libaegis", lambda: None)
    without = contest.contest(hash_, kernel, 100)
    assert without.task == task
    assert without.peers == ()
    assert "libaegis is absent" in without.absent[0]


def test_nothing_slow_is_an_oracle_for_much_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aegis_races, "libaegis", lambda: None)
    with pytest.raises(UserError, match="write 1048576 or fewer"):
        contest.contest(HASHES["aegis128l"], ENCRYPT, 2 << 20)


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: one_of(HASHES["md5"], "mac"), "no kernel 'mac' of md5; write one of: blocks"),
        (lambda: contest.contest(HASHES["md5"], BLOCKS, 65), "write a multiple of 64"),
        (lambda: contest.contest(HASHES["md5"], BLOCKS, 0), "write a multiple of 64"),
        (lambda: contest.contest(HASHES["aegis128l"], MAC, 0), "write 1 or more"),
        (lambda: contest.contest(HASHES["aegis128l"], MAC, 64, 2), "one message at a time"),
        (lambda: contest.contest(HASHES["aegis128l"], MAC, 64, pieces=65), "write --pieces 64 or fewer"),
        (lambda: contest.contest(HASHES["md5"], BLOCKS, 64, pieces=8), "cannot be .*; leave --pieces out"),
        (
            lambda: measure(each_at(COPY, [candidate("a", copier)]), base="b"),
            "no candidate 'b'; write one of: a",
        ),
        (lambda: measure(each_at(COPY, [candidate("a", copier)]), samples=1), "write 2 or more"),
        (lambda: measure(each_at(COPY, [replace(candidate("a", copier), shape="x")])), "no shape .* 'x'"),
    ],
)
def test_bad_words_are_refused(ask: Callable[[], Any], sentence: str, cc: Compiler) -> None:
    with pytest.raises(UserError, match=sentence):
        ask()


def test_a_library_is_kept_until_its_source_changes(cc: Compiler, tmp_path: Path) -> None:
    source, header = tmp_path / "one.c", tmp_path / "one.h"
    header.write_text("#define ONE 1\n")
    source.write_text('#include "one.h"\nint one(void);\nint one(void) { return ONE; }\n')
    first, compiled = kept_library(cc, [source], tmp_path)
    assert compiled
    assert kept_library(cc, [source], tmp_path) == (first, False)
    assert kept_library(cc, [source], tmp_path, ["-g"])[1]
    header.write_text("#define ONE (3 - 2)\n")
    second, compiled = kept_library(cc, [source], tmp_path)
    assert compiled
    assert second != first
    assert ctypes.CDLL(str(second)).one() == 1


def test_a_sample_is_cycles_and_time() -> None:
    sample = timing._sample(3.0, 5.0)
    assert (sample.cycles, sample.ns) == (3.0, 5.0)


@pytest.mark.long
def test_each_place_calls_a_copy_of_our_code_at_another_position(compiler: Compiler, tmp_path: Path) -> None:
    request = resolve("md5", "portable", kernel="blocks")
    made = compile_entrant(Entrant("one", request, compiler), tmp_path / "made")
    (one,) = ours(request, request.kernel, *made.libraries)
    first = one.at(0)[0]
    moved = [(one.at(place)[0] - first) % PAGE for place in range(len(PLACES))]
    assert moved == [place.code for place in PLACES]
    assert len(set(moved)) == len(moved)


def test_a_copy_that_is_wrong_is_refused(cc: Compiler) -> None:
    def late(data: int, size: int, out: int) -> None:
        copier(data, size - 1, out)

    good, bad = candidate("good", copier), candidate("bad", late)
    both = replace(good, name="both", copies=(good.functions, bad.functions), keeps=(good, bad))
    race = measure(each_at(COPY, [good, both]), samples=2, cc=cc)
    assert [row.name for row in race.rows] == ["good"]
    assert race.refused == ("'both' is wrong for 16 bytes, so it is not timed; run `hashwright verify` on it",)
