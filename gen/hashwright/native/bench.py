"""Functions timed beside each other in core cycles, and refused where what they compute is wrong.

All candidates run on one pinned core, on buffers of the same contents, one sample of each by turns in a random
order. The buffers lie elsewhere in each part of a run: a figure is the median over all places, and its range is
from the median of the fastest place to that of the slowest. Each candidate has a process of its own, in which
nothing of another can be broken, and is called once in each place before it is timed. One that is wrong, writes
beside its output, crashes or hangs, then or later, is left out with a sentence; the others are timed. Each is
warmed up before every sample. A chain of instructions of known latency is timed right before and right after
the sample: it turns time into core cycles, whatever the clock does meanwhile and whatever rate the time stamps
have. A sample around which the clock changed is taken again.

What this does not catch: a clock that changes within a sample and back; other work on the core's second
thread, on the caches or on the memory, which shows as spread and, if it lasts, as slowness; the time that a
hypervisor takes, and in samples of 60 microseconds that of other processes, which the median forgives (of a
call that lasts longer than a millisecond only the time in which this thread ran is counted); cold caches and
a cold vector unit, which the warming hides; the few cycles of an indirect call, which count in short
messages; where code lies, which is the same in all of a run; a core whose chain has another latency than the
harness knows.
"""

import ctypes
import math
import os
import random
import select
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_size_t, c_void_p
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, Literal

from hashwright.emit.shell import render
from hashwright.errors import CheckFailed, UserError, unknown
from hashwright.native import child, compiler
from hashwright.native.child import Died
from hashwright.native.compiler import Compiler

HARNESS: Final = "bench/harness.c"  # among the templates; its table SHAPES is the list of signatures
SEED: Final = 0x2545F4914F6CDD1D  # of the random order
PAGE: Final = 4096
UNSTEADY: Final = 0.05  # a spread above it tells more of the machine's other work than of the candidate
TOLD: Final = 30  # turns between two words on how far a run is
ORPHANED: Final = 5.0  # seconds after which a process that waits looks whether its parent is still there
FILL: Final = 0xAA  # what lies around a buffer
FEWEST: Final = 5  # samples of a place

# Where inputs and outputs lie, in bytes from the start of a page.
PLACES: Final = (
    (0, PAGE // 2),  # far apart
    (16, 16),  # alike, as malloc puts large blocks: a store looks as if it hit a load that follows
    (0, 64),
    (64, 0),
    (5, 1024),  # behind the header of a record of TLS
    (48, 3120),
)

ADVICE: Final[Mapping[str, str]] = {  # by kind of candidate: what to do where its output is wrong
    "ours": "run `hashwright verify` on it",
    "peer": "it needs the prototype of our kernel, goes on from the state it is given, and lane i is message i",
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A function to be timed."""

    name: str
    kind: Literal["ours", "peer"]
    shape: str  # how it is called: a name in the harness's table SHAPES
    functions: tuple[int, ...]  # the addresses that the shape calls
    code_bytes: int | None = None  # how long the function is, where that is known
    keeps: Any = None  # what must live as long as the addresses are called
    file: str = ""  # that it comes from, as the user wrote it

    def __str__(self) -> str:
        return f"'{self.name}' of {self.file}" if self.file else f"'{self.name}'"


@dataclass(frozen=True, slots=True)
class Task:
    """What each call of a candidate is given, and what it has to make of it."""

    size: int  # bytes that a call works through
    data: bytes  # what it reads; longer than size where a tag follows
    expected: Mapping[str, bytes]  # by shape: what the output holds after one call
    lengths: tuple[int, ...] = ()  # of the messages that these bytes are, one after the other; empty: of one
    initial: bytes = b""  # what the output holds before the first call: a state, where calls chain one
    key: bytes = bytes(16)
    nonce: bytes = bytes(16)
    out_each: int = 0  # bytes that the result of each message takes, where each has one
    block: int = 0  # bytes of a block, where functions are called for blocks


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of a candidate: medians over its samples."""

    name: str
    kind: Literal["ours", "peer"]
    cpb: float  # core cycles per byte
    gbps: float  # 10^9 bytes per second
    ratio: float  # its speed, by cpb, over the speed of the base
    spread: float  # of cpb: the distance of the quartiles over the median, in each place; their median
    code_bytes: int | None = None  # of the candidate
    low: float = 0.0  # core cycles per byte in the fastest place of the buffers, and in the slowest
    high: float = 0.0


@dataclass(frozen=True, slots=True)
class Race:
    """The rows of candidates that passed their check and ran by turns, in the order of the candidates."""

    rows: tuple[Row, ...]
    ghz: float  # the clock of the core while they ran
    runs: int  # how often all was measured; this is the run with the least spread
    taken: tuple[tuple[float, ...], ...]  # the samples of each row, by turns: core cycles per byte
    base: str  # the candidate that ratios are to
    refused: tuple[str, ...]  # a sentence for each candidate that failed its check and was not timed


Tell = Callable[[int, int], None]  # is called with how many turns are done, and of how many


def measure(
    entrants: Sequence[tuple[Candidate, Task]],
    *,
    base: str | None = None,
    samples: int = 301,
    runs: int = 3,
    cc: Compiler | None = None,
    tell: Tell = lambda done, of: None,
) -> Race:
    """Checks and times candidates, each at its task; ratios are to the candidate named base, or to the first.

    One that fails its check is left out; where that is the base, ratios are to the first that passes. Where the
    spread of one is above UNSTEADY, all is measured again, up to that many runs. The one with the least spread
    counts: runs are not mixed, so that ratios are of candidates that ran beside each other.

    Raises CheckFailed if no candidate is left, UserError for a base that is none of the candidates.
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
    done = 0
    while not done or (done < runs and _worst(best) > UNSTEADY):
        taken = _run([runner for runner in runners if not runner.fault], samples, tell)
        kept, found = (
            {runner: row for runner, row in run.items() if not runner.fault} for run in (best, taken)
        )
        if not found:
            raise CheckFailed("\n".join(runner.fault for runner in runners))
        best = min(kept or found, found, key=_worst)
        done += 1
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
    return Race(rows, ghz, done, tuple(map(tuple, cycles.values())), base, refused)


def enough(samples: int) -> None:
    """Raises UserError if so few samples have no spread."""
    if samples < 2:
        raise UserError(f"{samples} samples have no spread; write 2 or more")


@contextmanager
def pinned() -> Iterator[None]:
    """Keeps this thread on one processor, where the system can do that."""
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
    """Samples of a candidate, divided by the place where the buffers lay."""
    return [values[first:last] for first, last in _shares(len(values))]


def _spread(values: Sequence[float]) -> float:
    """That within a place."""
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
    )


class _Sample(Structure):
    """The harness's sample: what one call took."""

    _fields_ = (("cycles", c_double), ("ns", c_double))
    cycles: float
    ns: float


@cache
def _harness(cc: Compiler) -> ctypes.CDLL:
    """The harness, compiled once in a process."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        source = Path(place) / "harness.c"
        source.write_bytes(render(HARNESS, {}))
        harness = ctypes.CDLL(str(cc.shared_library([source], Path(place) / "harness.so")))
    harness.hashwright_bench_shape.argtypes = [c_char_p]
    harness.hashwright_bench_shape.restype = c_int
    harness.hashwright_bench_call.argtypes = [POINTER(_Native)]
    harness.hashwright_bench_call.restype = None
    harness.hashwright_bench_take.argtypes = [POINTER(_Native), POINTER(_Sample)]
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
        offsets = PLACES[place]
        self._in, self._out = _Buffer(len(self._task.data), offsets[0]), _Buffer(self._out_bytes, offsets[1])
        ctypes.memmove(self._in.address, self._task.data, len(self._task.data))
        ctypes.memmove(self._out.address, self._task.initial, len(self._task.initial))

    def prepare(self, harness: ctypes.CDLL, candidate: Candidate) -> _Native:
        """What the harness is given, as long as all lies where it is."""
        shape = harness.hashwright_bench_shape(candidate.shape.encode())
        if shape < 0 or candidate.shape not in self._task.expected:
            raise unknown("shape for this task", candidate.shape, self._task.expected)
        functions = (c_void_p * len(candidate.functions))(*candidate.functions)
        lengths = self._task.lengths or (self._task.size,)
        starts = accumulate(lengths[:-1], initial=self._in.address)
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
        )

    def called(self, harness: ctypes.CDLL, candidate: Candidate) -> Iterator[str]:
        """What is wrong with the candidate's call in each of the places; empty: nothing."""
        expected = self._task.expected[candidate.shape]
        for place in range(len(PLACES)):
            self.lay(place)
            harness.hashwright_bench_call(self.prepare(harness, candidate))
            is_right = ctypes.string_at(self._out.address, len(expected)) == expected
            is_kept = ctypes.string_at(self._in.address, len(self._task.data)) == self._task.data
            is_inside = is_kept and self._in.is_alone() and self._out.is_alone()
            yield ("" if is_right else WRONG) if is_inside else STRAYS


WRONG: Final = "is wrong"
STRAYS: Final = "writes where it must not"


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
        """Is what lies around it as it was?"""
        return all(ctypes.string_at(at, size) == bytes([FILL]) * size for at, size in self._sides)


class _Runner:
    """A candidate that is called in a process of its own."""

    def __init__(self, harness: ctypes.CDLL, candidate: Candidate, given: _Given, samples: int) -> None:
        given.prepare(harness, candidate)  # refuses what cannot be called
        self.candidate = candidate
        self.size = given.size
        self.fault = ""  # the sentence that says why it is left out
        self._harness = harness
        self._given = given
        self._samples = samples

    def check(self) -> None:
        """Calls the candidate, in a process for that alone."""
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
        """What takes its next sample in that process, or returns None where it is no more."""
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
                self._leave("wrote over what was measured of it")
            return None

        try:
            yield sample
        finally:
            results.close()
            os.close(waits)
            os.close(goes)

    def _taken(self, waits: int) -> Iterator[tuple[float, float]]:
        """A sample each time that there is a byte to be read: cycles, and nanoseconds."""
        parent = os.getppid()
        with pinned():
            for number, (first, last) in enumerate(_shares(self._samples)):
                self._given.lay(number)
                native, result = self._given.prepare(self._harness, self.candidate), _Sample()
                for _ in range(first, last):
                    if not _goes_on(waits, parent):
                        return
                    self._harness.hashwright_bench_take(byref(native), byref(result))
                    yield result.cycles, result.ns

    def _leave(self, why: str) -> None:
        self.fault = f"{self.candidate} {why}; {ADVICE[self.candidate.kind]}"


def _goes_on(waits: int, parent: int) -> bool:
    """Waits for a byte; is there one? There is none where the process that would send it was killed."""
    while hasattr(os, "fork") and not select.select([waits], [], [], ORPHANED)[0]:
        if os.getppid() != parent:
            return False
    return bool(os.read(waits, 1))


def _run(runners: Sequence[_Runner], samples: int, tell: Tell) -> dict[_Runner, list["_Sample"]]:
    """The samples of each candidate; of one that gets a fault, those before it."""
    rng = random.Random(SEED)
    taken: dict[_Runner, list[_Sample]] = {runner: [] for runner in runners}
    order = list(runners)
    tell(0, samples)
    with ExitStack() as stack:
        next_of = {runner: stack.enter_context(runner.running()) for runner in runners}
        for turn in range(1, samples + 1):
            rng.shuffle(order)
            for runner in order:
                if sample := next_of[runner]():
                    taken[runner].append(sample)
            if turn % TOLD == 0 or turn == samples:
                tell(turn, samples)
    return taken


def _sample(cycles: float, ns: float) -> _Sample:
    """What a child sends of a call. Raises TypeError or ValueError where that is no time."""
    if not all(math.isfinite(number) and number > 0 for number in (cycles, ns)):
        raise ValueError(f"{cycles} cycles in {ns} ns are no time")
    return _Sample(cycles, ns)
