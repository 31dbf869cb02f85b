"""Times functions in alternation, in core cycles, and rejects those with wrong results.

All candidates run on one pinned core, on buffers with the same content. Each round takes one sample of each
candidate, in a random order. Each part of a run has other positions of the buffers and of copies of our code. A
figure is the median over all positions; its range is from the median of the fastest position to that of the
slowest.

Each candidate has a separate process, and is called once in each position before it is timed. A candidate that
is wrong, writes outside its output, crashes or hangs, then or later, is omitted with a sentence; the others are
timed.

Each candidate is warmed up before every sample. A chain of instructions with known latency is timed directly
before and after the sample: it converts time to core cycles, independently of the clock and of the rate of the
time stamps. It takes about 10 microseconds, because the clock of some cores rises 10 to 70 microseconds after
code on 512 bits. Independent instructions, timed in the same way, detect work on the core's second thread. If
the clock changed or the core was shared, the warm-up and the sample are repeated, for up to 10 milliseconds. Of
the sample, the chain and the others, the fastest of several runs of 1 to 6 microseconds counts, because some
hypervisors stop a core for a few microseconds every 50.

What this does not catch: a clock that changes within a sample and back; other work on the caches or on the
memory, which causes spread and, if it lasts, slowness; a core that is shared all the time; pauses in a call
that is longer than the time between them (a call longer than a millisecond counts only the time of this
thread); cold caches and a cold vector unit, which the warm-up hides; the few cycles of an indirect call, which
matter for short messages; the position of other implementations' code, which is the same throughout a run; a
core whose chain has another latency than the harness assumes.
"""

import ctypes
import math
import mmap
import os
import random
import select
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_size_t, c_void_p
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, Literal, NamedTuple

from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError, unknown
from hashwright.native import child, compiler
from hashwright.native.child import Died
from hashwright.native.compiler import Compiler
from hashwright.native.progress import shown

HARNESS: Final = "bench/harness.c"  # among the templates; its table SHAPES is the list of signatures
SEED: Final = 0x2545F4914F6CDD1D  # of the random order
PAGE: Final = 4096
UNSTEADY: Final = 0.05  # a larger spread reflects the machine's other work rather than the candidate
REPORT: Final = 30  # rounds between two reports of progress
ORPHANED: Final = 5.0  # seconds after which a waiting process checks that its parent still exists
FILL: Final = 0xAA  # the bytes around a buffer
FEWEST: Final = 5  # samples of a place
# The least time of the harness's witness, in memory that all processes of candidates share.
LEAST: Final = c_double.from_buffer(mmap.mmap(-1, ctypes.sizeof(c_double)))
LEAST.value = math.inf


class Placement(NamedTuple):
    """The positions of buffers and of code."""

    input: int  # bytes from the start of a page
    output: int
    between: int  # bytes from the end of a message to the start of the next one
    code: int  # bytes by which our code is displaced


PLACES: Final = (
    Placement(0, PAGE // 2, 0, 0),  # far apart; messages of whole pages share the sets of a cache
    Placement(16, 16, 16, 1040),  # alike, as malloc places large blocks: a store aliases a later load
    Placement(0, 64, 64, 2080),
    Placement(64, 0, 0, 3120),
    Placement(5, 1024, 21, 528),  # as records of TLS: a header of 5 bytes, a tag of 16
    Placement(48, 3120, 0, 1584),
)

ADVICE: Final[Mapping[str, str]] = {  # by kind of candidate: the remedy for wrong output
    "ours": "run `hashwright verify` on it",
    "peer": "it needs the prototype of our kernel, continues from the given state, and lane i is message i",
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A function to be timed."""

    name: str
    kind: Literal["ours", "peer"]
    shape: str  # its calling sequence: a name in the harness's table SHAPES
    functions: tuple[int, ...]  # the addresses that the shape calls
    copies: tuple[tuple[int, ...], ...] = ()  # the addresses of copies, for the places after the first
    code_bytes: int | None = None  # the length of the functions, if known
    keeps: Any = None  # an object that must outlive the calls
    file: str = ""  # its file, as given by the user

    def __str__(self) -> str:
        return f"'{self.name}' of {self.file}" if self.file else f"'{self.name}'"

    def at(self, place: int) -> tuple[int, ...]:
        """The addresses that the shape calls in one of the places."""
        return (self.functions, *self.copies)[place % (1 + len(self.copies))]


@dataclass(frozen=True, slots=True)
class Task:
    """The input of each call of a candidate, and its expected output."""

    size: int  # bytes that a call processes
    data: bytes  # the input; longer than size if a tag follows
    expected: Mapping[str, bytes]  # by shape: the output after one call
    lengths: tuple[int, ...] = ()  # of the messages in the input, one after the other; empty: one message
    initial: bytes = b""  # the output before the first call: a state, if calls chain one
    key: bytes = bytes(16)
    nonce: bytes = bytes(16)
    out_each: int = 0  # bytes of the result of each message, if each has one
    block: int = 0  # bytes of a block, if functions are called for blocks
    piece: int = 0  # bytes of each update of a message in pieces; 0: all

    def laid_out(self, between: int) -> tuple[bytes, list[int]]:
        """The data with a gap between messages, and their offsets; data with a tail has no gap."""
        lengths = self.lengths or (self.size,)
        gap = bytes([FILL]) * (between if len(self.data) == self.size else 0)
        starts = list(accumulate((length + len(gap) for length in lengths[:-1]), initial=0))
        if not gap:
            return self.data, starts
        ends = list(accumulate(lengths))
        return gap.join(
            self.data[end - length : end] for end, length in zip(ends, lengths, strict=True)
        ), starts


@dataclass(frozen=True, slots=True)
class Row:
    """The measurements of a candidate: medians over its samples."""

    name: str
    kind: Literal["ours", "peer"]
    cpb: float  # core cycles per byte
    gbps: float  # 10^9 bytes per second
    ratio: float  # its speed, by cpb, relative to the base
    spread: float  # of cpb: the distance of the quartiles over the median, in each place; their median
    code_bytes: int | None = None  # of the candidate
    low: float = 0.0  # core cycles per byte in the fastest place of the buffers, and in the slowest
    high: float = 0.0


@dataclass(frozen=True, slots=True)
class RaceResult:
    """The rows of candidates that passed their check and were timed, in the order of the candidates."""

    rows: tuple[Row, ...]
    ghz: float  # the clock of the core during the run
    runs: int  # the number of runs; this is the run with the least spread
    taken: tuple[tuple[float, ...], ...]  # the samples of each row, by round: core cycles per byte
    base: str  # the candidate that ratios refer to
    refused: tuple[str, ...]  # a sentence for each candidate that failed its check and was not timed


def measure(
    entrants: Sequence[tuple[Candidate, Task]],
    *,
    base: str | None = None,
    samples: int = 301,
    runs: int = 3,
    until: float = math.inf,
    cc: Compiler | None = None,
) -> RaceResult:
    """Checks and times candidates, each with its task. Ratios refer to the base, or to the first candidate.

    A candidate that fails its check is omitted; if it is the base, ratios refer to the first that passes. If a
    spread is above UNSTEADY, all candidates are measured again, up to the maximum of runs, if that ends before
    the time `until` of the monotonic clock. The run with the least spread counts: runs are not mixed, so that
    ratios compare candidates that ran side by side.

    Raises CheckFailed if no candidate is left, UserError for a base that is not a candidate.
    """
    names = [candidate.name for candidate, _ in entrants]
    if base not in (None, *names):
        raise unknown("candidate", str(base), names)
    enough(samples)
    harness = _harness(cc or compiler.find())
    given = {key: _Given(task) for key, task in {id(task): task for _, task in entrants}.items()}
    runners = [_Runner(harness, candidate, given[id(task)], samples) for candidate, task in entrants]
    for runner in runners:
        runner.check()
    best: dict[_Runner, list[_Sample]] = {}
    done, longest = 0, 0.0
    while not done or (done < runs and time.monotonic() + longest < until and _worst(best) > UNSTEADY):
        start = time.monotonic()
        taken = _run([runner for runner in runners if not runner.fault], samples)
        kept, found = (
            {runner: row for runner, row in run.items() if not runner.fault} for run in (best, taken)
        )
        if not found:
            raise CheckFailed("\n".join(runner.fault for runner in runners))
        best = min(kept or found, found, key=_worst)
        done, longest = done + 1, max(longest, time.monotonic() - start)
    refused = tuple(runner.fault for runner in runners if runner.fault)
    names = [runner.candidate.name for runner in best]
    base = base if base in names else names[0]
    cycles = {runner: [sample.cycles / runner.size for sample in row] for runner, row in best.items()}
    against = median(next(cpb for runner, cpb in cycles.items() if runner.candidate.name == base))
    rows = tuple(
        Row(
            runner.candidate.name,
            runner.candidate.kind,
            cpb=median(cpb),
            gbps=runner.size / median(sample.ns for sample in best[runner]),
            ratio=against / median(cpb),
            spread=_spread(cpb),
            code_bytes=runner.candidate.code_bytes,
            low=min(map(median, by_place(cpb))),
            high=max(map(median, by_place(cpb))),
        )
        for runner, cpb in cycles.items()
    )
    ghz = median(sample.cycles / sample.ns for row in best.values() for sample in row)
    return RaceResult(rows, ghz, done, tuple(map(tuple, cycles.values())), base, refused)


def enough(samples: int) -> None:
    """Raises UserError if the samples are too few for a spread."""
    if samples < 2:
        raise UserError(f"{samples} samples have no spread; write 2 or more")


@contextmanager
def pinned() -> Iterator[None]:
    """Pins this thread to one processor, if the system supports it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _shares(samples: int) -> Iterator[tuple[int, int]]:
    """The first sample of each place of the buffers, and of the next one."""
    count = max(1, min(len(PLACES), samples // FEWEST))
    for place in range(count):
        yield samples * place // count, samples * (place + 1) // count


def by_place(values: Sequence[float]) -> list[Sequence[float]]:
    """Samples of a candidate, grouped by the place of the buffers."""
    return [values[first:last] for first, last in _shares(len(values))]


def _spread(values: Sequence[float]) -> float:
    """The spread within a place."""
    found = [quantiles(each, n=4, method="inclusive") for each in by_place(values)]
    return median((high - low) / middle for low, middle, high in found)


def _worst(taken: Mapping["_Runner", Sequence["_Sample"]]) -> float:
    """The greatest spread of a candidate."""
    return max(_spread([sample.cycles for sample in row]) for row in taken.values())


class _Native(Structure):
    """The harness's candidate."""

    _fields_ = (
        ("functions", POINTER(c_void_p)),
        ("shape", c_size_t),
        ("data", c_void_p),
        ("out", c_void_p),
        ("size", c_size_t),
        ("messages", POINTER(c_void_p)),
        ("lengths", POINTER(c_size_t)),
        ("count", c_size_t),
        ("key", c_char_p),
        ("nonce", c_char_p),
        ("out_each", c_size_t),
        ("block", c_size_t),
        ("piece", c_size_t),
    )


class _Sample(Structure):
    """The harness's sample: the time of one call."""

    _fields_ = (("cycles", c_double), ("ns", c_double))
    cycles: float
    ns: float


@cache
def _harness(cc: Compiler) -> ctypes.CDLL:
    """The harness, compiled once in a process."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        source = Path(place) / "harness.c"
        source.write_bytes(render(HARNESS, {}))
        harness = ctypes.CDLL(str(cc.exporting.shared_library([source], Path(place) / "harness.so")))
    harness.hashwright_bench_shape.argtypes = [c_char_p]
    harness.hashwright_bench_shape.restype = c_int
    harness.hashwright_bench_call.argtypes = [POINTER(_Native)]
    harness.hashwright_bench_call.restype = None
    harness.hashwright_bench_take.argtypes = [POINTER(_Native), POINTER(c_double), POINTER(_Sample)]
    harness.hashwright_bench_take.restype = None
    return harness


class _Given:
    """A task in memory."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._out_bytes = max(len(task.initial), *map(len, task.expected.values()))
        self.size = task.size
        self.lay(0)

    def lay(self, place: int) -> None:
        """Puts input and output into one of the places, on pages of their own."""
        self._place, layout = place, PLACES[place]
        self._data, self._starts = self._task.laid_out(layout.between)
        self._in, self._out = _Buffer(len(self._data), layout.input), _Buffer(self._out_bytes, layout.output)
        ctypes.memmove(self._in.address, self._data, len(self._data))
        ctypes.memmove(self._out.address, self._task.initial, len(self._task.initial))

    def prepare(self, harness: ctypes.CDLL, candidate: Candidate) -> _Native:
        """The argument of the harness, valid until the buffers move."""
        shape = harness.hashwright_bench_shape(candidate.shape.encode())
        if shape < 0 or candidate.shape not in self._task.expected:
            raise unknown("shape for this task", candidate.shape, self._task.expected)
        functions = (c_void_p * len(candidate.functions))(*candidate.at(self._place))
        lengths = self._task.lengths or (self._task.size,)
        starts = (self._in.address + start for start in self._starts)
        return _Native(
            functions,
            shape,
            self._in.address,
            self._out.address,
            self._task.size,
            (c_void_p * len(lengths))(*starts),
            (c_size_t * len(lengths))(*lengths),
            len(lengths),
            self._task.key,
            self._task.nonce,
            self._task.out_each,
            self._task.block,
            self._task.piece or self._task.size,
        )

    def called(self, harness: ctypes.CDLL, candidate: Candidate) -> Iterator[str]:
        """The fault of the candidate's call in each of the places; empty: none."""
        expected = self._task.expected[candidate.shape]
        for place in range(len(PLACES)):
            self.lay(place)
            harness.hashwright_bench_call(self.prepare(harness, candidate))
            is_right = ctypes.string_at(self._out.address, len(expected)) == expected
            is_kept = ctypes.string_at(self._in.address, len(self._data)) == self._data
            is_inside = is_kept and self._in.is_alone() and self._out.is_alone()
            yield ("" if is_right else WRONG) if is_inside else STRAYS


WRONG: Final = "is wrong"
STRAYS: Final = "writes out of bounds"


class Stopwatch:
    """Times candidates of a task in this process, which a candidate may crash: see child.py."""

    def __init__(self, task: Task, cc: Compiler | None = None) -> None:
        self._harness = _harness(cc or compiler.find())
        self._given = _Given(task)

    def is_right(self, candidate: Candidate) -> bool:
        """Does it compute the expected output, in every place?"""
        return not any(self._given.called(self._harness, candidate))

    def lay(self, number: int) -> None:
        """Puts the buffers into one of the places."""
        self._given.lay(number % len(PLACES))

    def cpb(self, candidate: Candidate) -> float:
        """One sample, in core cycles per byte."""
        native, result = self._given.prepare(self._harness, candidate), _Sample()
        self._harness.hashwright_bench_take(byref(native), byref(LEAST), byref(result))
        return result.cycles / self._given.size


class _Buffer:
    """Memory at an offset from the start of a page, with a page or more on each side."""

    def __init__(self, size: int, offset: int) -> None:
        self._memory = (ctypes.c_uint8 * (size + 4 * PAGE))()
        start = ctypes.addressof(self._memory)
        ctypes.memset(start, FILL, len(self._memory))
        self.address = -(-start // PAGE) * PAGE + PAGE + offset
        ctypes.memset(self.address, 0, size)
        self._sides = (
            (start, self.address - start),
            (self.address + size, start + len(self._memory) - self.address - size),
        )

    def is_alone(self) -> bool:
        """Are the bytes around it unchanged?"""
        return all(ctypes.string_at(at, size) == bytes([FILL]) * size for at, size in self._sides)


class _Runner:
    """A candidate that is called in a separate process."""

    def __init__(self, harness: ctypes.CDLL, candidate: Candidate, given: _Given, samples: int) -> None:
        given.prepare(harness, candidate)  # raises if it cannot be called
        self.candidate = candidate
        self.size = given.size
        self.fault = ""  # the reason why it is omitted, as a sentence
        self._harness = harness
        self._given = given
        self._samples = samples

    def check(self) -> None:
        """Calls the candidate in a process of its own."""
        work = child.results(lambda _: self._given.called(self._harness, self.candidate), child.SILENCE)
        try:
            said = list(work)
            how = next(filter(None, said), "" if len(said) == len(PLACES) else WRONG)
        except Died as died:
            how = died.how
        if how:
            when = "for" if how in (WRONG, STRAYS) else "when it was called for"
            self._leave(f"{how} {when} {self.size} bytes, so it is not timed")

    @contextmanager
    def running(self) -> Iterator[Callable[[], "_Sample | None"]]:
        """A function that takes the next sample in the process. It returns None if the process has ended."""
        waits, goes = os.pipe()
        results = child.results(lambda _: self._taken(waits), child.SILENCE)

        def sample() -> _Sample | None:
            if self.fault:
                return None
            os.write(goes, b"!")
            try:
                return _sample(*next(results))
            except Died as died:
                self._leave(f"{died.how} while it was timed")
            except (TypeError, ValueError, StopIteration):
                self._leave("overwrote its measurements")
            return None

        try:
            yield sample
        finally:
            results.close()
            os.close(waits)
            os.close(goes)

    def _taken(self, waits: int) -> Iterator[tuple[float, float]]:
        """A sample for each byte received: cycles, and nanoseconds."""
        parent = os.getppid()
        with pinned():
            for number, (first, last) in enumerate(_shares(self._samples)):
                self._given.lay(number)
                native, result = self._given.prepare(self._harness, self.candidate), _Sample()
                for _ in range(first, last):
                    if not _goes_on(waits, parent):
                        return
                    self._harness.hashwright_bench_take(byref(native), byref(LEAST), byref(result))
                    yield result.cycles, result.ns

    def _leave(self, why: str) -> None:
        self.fault = f"{self.candidate} {why}; {ADVICE[self.candidate.kind]}"


def _goes_on(waits: int, parent: int) -> bool:
    """Waits for a byte; returns False if the sending process was killed."""
    while hasattr(os, "fork") and not select.select([waits], [], [], ORPHANED)[0]:
        if os.getppid() != parent:
            return False
    return bool(os.read(waits, 1))


def _run(runners: Sequence[_Runner], samples: int) -> dict[_Runner, list["_Sample"]]:
    """The samples of each candidate, up to its fault if it has one."""
    rng = random.Random(SEED)
    taken: dict[_Runner, list[_Sample]] = {runner: [] for runner in runners}
    order = list(runners)
    with ExitStack() as stack:
        tell = stack.enter_context(shown(is_measuring=True))
        tell("timing", 0, samples)
        next_of = {runner: stack.enter_context(runner.running()) for runner in runners}
        for round_ in range(1, samples + 1):
            rng.shuffle(order)
            for runner in order:
                if sample := next_of[runner]():
                    taken[runner].append(sample)
            if round_ % REPORT == 0 or round_ == samples:
                tell("timing", round_, samples)
    return taken


def _sample(cycles: float, ns: float) -> _Sample:
    """The times of a call from a child. Raises TypeError or ValueError for invalid ones."""
    if not all(math.isfinite(number) and number > 0 for number in (cycles, ns)):
        raise ValueError(f"{cycles} cycles in {ns} ns are not a time")
    return _Sample(cycles, ns)
