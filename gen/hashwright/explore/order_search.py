"""Local search in the order of instructions: moves instructions of the loops of the best kernels in assembly.

A neighbour of an order has one instruction, a run of them, or two that changed places, within the dependences
(lower/body.py). Neighbours are timed beside the order that they come from, in one process, so that changes of
the clock and other work affect all of them alike. The fastest neighbour replaces the order unless it is slower
in further samples. See Kuepper et al., "CryptOpt: Verified Compilation with Randomized Program Search for
Cryptographic Primitives" (PLDI 2023), for a search that measures orders.
"""

import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from hashwright.bench.contest import compiled, contest, ours
from hashwright.bench.substitution import Replaced
from hashwright.bench.timing import Candidate, Stopwatch, pinned
from hashwright.bench.trial import alone, candidate, measured_on
from hashwright.emit.emitters import GAS
from hashwright.errors import UserError
from hashwright.explore.forecast import looping_routine
from hashwright.explore.periodic_order import Order, periodic_order
from hashwright.explore.space import ASSEMBLY, Space
from hashwright.explore.study import Record, Study
from hashwright.lower.body import LoopBody, body
from hashwright.lower.permutation import MovedOrder, digest, reordered
from hashwright.native import child, compiler, inprocess
from hashwright.native.progress import shown
from hashwright.output.generate import generate, is_called, lower_all
from hashwright.requests.registry import MOVES
from hashwright.requests.request import Request
from hashwright.requests.schedule import Schedule
from hashwright.targets.routine import Routine

STAGES: Final = (4, 2, 1)  # the number of kernels whose orders are searched, in equal parts of the time
BESIDE: Final = 5  # neighbours that are timed beside an order
FEW, MORE, MANY = 5, 15, 61  # samples of each: at first; before an order replaces another one; of a result
FARTHEST: Final = 12  # places by which an instruction moves at once
LONGEST: Final = 4  # instructions that move together
GAIN: Final = 0.001  # a result is faster by this share than the previous one
TRIES: Final = 200  # attempts to find a neighbour
GUESSING: Final = 0.1  # of the time for orders
SHARE: Final = 0.4  # of the time for schedules and orders


@dataclass(slots=True, eq=False)
class _OrderedKernel:
    """A kernel whose loop has other orders, and the fastest order so far."""

    record: Record
    request: Request  # in the generator's order
    routine: Routine
    body: LoopBody
    order: Order
    cpb: float
    guess: Order | None = None  # an order to try first

    def moved(self, order: Order) -> Routine | None:
        """The routine in this order, if the registers suffice."""
        return reordered(self.routine, self.body, order, self.request.setting().machine)


def is_able(space: Space) -> bool:
    """Can this process time loops in other orders?"""
    try:
        return _loop(_request(space, Schedule())) is not None
    except UserError:  # there is no assembly
        return False


def improve(study: Study, seconds: float) -> None:
    """Searches orders for the best kernels of the study, and adds the fastest to it, even if interrupted."""
    start = time.monotonic()
    kernels = list(islice(_ordered_kernels(study), STAGES[0]))
    try:
        with shown(is_measuring=True) as tell:
            for stage, count in enumerate(STAGES):
                kernels.sort(key=lambda each: each.cpb)
                if count == 1 and kernels and study.on.core:
                    kernels[0].guess = periodic_order(kernels[0].body, study.on.core, seconds * GUESSING)
                for number, kernel in enumerate(chosen := kernels[:count]):
                    best = min(each.cpb for each in kernels)
                    tell(f"Moving instructions. Best: {best:.3f} cpb.", time.monotonic() - start, seconds)
                    _climb(kernel, start + seconds * (stage + (number + 1) / len(chosen)) / len(STAGES))
    finally:
        for kernel in kernels:
            if list(kernel.order) != sorted(kernel.order):
                study.add(_record(kernel))


def _ordered_kernels(study: Study) -> Iterator[_OrderedKernel]:
    """The kernels of the study in assembly with different loops, the fastest first."""
    known: set[str] = set()
    for record in sorted(study.measured(), key=lambda each: each.cpb):
        if record.written != ASSEMBLY:
            continue
        schedule = Schedule.parse(record.schedule)
        request = _request(study.space, schedule)
        found = _loop(request)
        if found and digest(found[1]) not in known:
            known.add(digest(found[1]))
            count = len(found[1].instructions)
            moves = MOVES.of(schedule)
            order = (moves and moves.order(count)) or tuple(range(count))
            yield _OrderedKernel(record, request, *found, order, record.cpb)


def _request(space: Space, schedule: Schedule) -> Request:
    """The request of a schedule in assembly, in the generator's order."""
    chosen = {key: word for key, word in schedule.choices.items() if key != MOVES.name}
    return space.request(Schedule(chosen), GAS)


def _loop(request: Request) -> tuple[Routine, LoopBody] | None:
    """The routine in which a kernel spends its time, and its loop, if other orders of it can be timed here."""
    routine = looping_routine(request, lower_all(request))
    found = body(routine, request.setting().machine)
    if not found:
        return None
    try:
        inprocess.load(routine)
    except UserError:  # PeachPy cannot encode it
        return None
    return routine, found


def _record(kernel: _OrderedKernel) -> Record:
    moves = str(MovedOrder.of(kernel.order, kernel.body))
    schedule = Schedule({**kernel.request.schedule.choices, MOVES.name: moves})
    picked = {**kernel.record.picked, MOVES.name: moves}
    return replace(kernel.record, picked=picked, schedule=str(schedule), cpb=kernel.cpb)


def _climb(kernel: _OrderedKernel, until: float) -> None:
    """Searches until a time of the monotonic clock, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="hashwright-", ignore_cleanup_errors=True) as place:
        silence = max(until - time.monotonic(), 0) + child.SILENCE
        work = child.results(lambda _: _Climber(kernel, Path(place)).run(until), silence)
        with suppress(child.Died):
            for order, cpb in work:
                kernel.order, kernel.cpb = tuple(order), cpb


@dataclass(frozen=True, slots=True)
class _TimedOrder:
    """An order that can be timed."""

    order: Order
    ready: Callable[[], Candidate]  # makes the candidate run this order


class _Climber:
    """A search in this process, which the code of a candidate may crash."""

    def __init__(self, kernel: _OrderedKernel, place: Path) -> None:
        self._kernel = kernel
        self._random = Random(0)
        self._known: set[Order] = set()
        messages, size = measured_on(kernel.request)
        request = kernel.request
        self._watch = Stopwatch(contest(request.hash, request.kernel, size, messages).task)
        self._timed_order = self._called(place) if is_called(request) else self._whole

    def _whole(self, order: Order, routine: Routine) -> _TimedOrder:
        made = candidate(self._kernel.request, routine)
        return _TimedOrder(order, lambda: made)

    def _called(self, place: Path) -> Callable[[Order, Routine], _TimedOrder]:
        """Orders of a loop that compiled code calls."""
        request = self._kernel.request
        library = compiled(generate(request), request, compiler.find(), place)
        (caller, *_) = ours(request, request.kernel, library)
        loop = Replaced(library, self._kernel.routine.symbol)

        def timed(order: Order, routine: Routine) -> _TimedOrder:
            loaded = inprocess.load(routine)

            def ready() -> Candidate:
                loop.by(loaded)
                return caller

            return _TimedOrder(order, ready)

        return timed

    def run(self, until: float) -> Iterator[tuple[Order, float]]:
        """Faster and faster orders, each with its core cycles per byte; first the given one, measured here."""
        routine = self._kernel.moved(self._kernel.order)
        assert routine, "it was measured"
        now = self._timed_order(self._kernel.order, routine)
        with pinned():
            best = now, self._timed([now], MANY)[0]
            yield now.order, best[1]
            guesses = [self._kernel.guess] if self._kernel.guess else []
            while time.monotonic() < until:
                near = self._made(chain(guesses, self._neighbours(now.order)))
                others, guesses = list(islice(near, BESIDE)), []
                if not others:
                    return
                cycles = self._timed([now, *others], FEW)
                rival = min(zip(cycles[1:], others, strict=True), key=lambda each: each[0])[1]
                if min(cycles[1:]) > cycles[0]:
                    continue
                was, now_is = self._timed([now, rival], MORE)
                if now_is > was or not self._watch.is_right(rival.ready()):
                    continue
                now = rival
                if now_is < best[1] * (1 - GAIN):
                    before, after = self._timed([best[0], now], MANY)
                    if after < before:
                        best = now, after
                        yield now.order, after

    def _timed(self, orders: Sequence[_TimedOrder], samples: int) -> list[float]:
        """The median of each, timed in alternation."""
        taken: list[list[float]] = [[] for _ in orders]
        order = list(range(len(orders)))
        with alone():
            for number in range(samples):
                self._watch.lay(number)
                self._random.shuffle(order)
                for which in order:
                    taken[which].append(self._watch.cpb(orders[which].ready()))
        return [median(each) for each in taken]

    def _neighbours(self, order: Order) -> Iterator[Order]:
        """New orders near an order that keep its dependences."""
        for _ in range(TRIES):
            near = self._changed(order)
            if near not in self._known and self._kernel.body.allows(near):
                self._known.add(near)
                yield near

    def _made(self, orders: Iterable[Order]) -> Iterator[_TimedOrder]:
        """Those of the orders for which the registers suffice."""
        for order in orders:
            if routine := self._kernel.moved(order):
                yield self._timed_order(order, routine)

    def _changed(self, order: Order) -> Order:
        """The order with a run of instructions, or two instructions, in other places."""
        made = list(order)
        at = self._random.randrange(len(made))
        to = min(max(at + self._random.randint(-FARTHEST, FARTHEST), 0), len(made) - 1)
        if self._random.random() < 0.25:
            made[at], made[to] = made[to], made[at]
        else:
            run = made[at : at + self._random.choice((1, 1, 1, self._random.randint(2, LONGEST)))]
            del made[at : at + len(run)]
            made[to:to] = run
        return tuple(made)
