"""The simulation of a core: predicts the cycles of an iteration of a routine's loop.

The core renames instructions in program order, up to its width in a cycle. Renaming stalls if the reorder
buffer, the physical registers or the store queue is full. An instruction waits in one of the queues of the
ports. It starts when its operands are ready and a port is free; the older of two instructions starts first. No
younger instruction delays an older one, so one pass in program order determines when each starts. The model
ignores data caches and branch mispredictions. docs/model.md describes its accuracy.
"""

import math
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import accumulate, islice
from typing import Final

from hashwright.explore.trace import NONE, Executed, trace
from hashwright.targets.cores import GENERAL, VECTOR, WIDE, Core, Pipes
from hashwright.targets.effects import LOAD, STORE, Effect, addressed, effect, size
from hashwright.targets.routine import Ins, Routine

STEADY: Final = 1000  # instructions, more than a core has in flight: as many warm it up, and as many count
LEAD: Final = 3  # no work is bound to the fuller port if the difference in waiting work is greater
SLACK: Final = 4  # the next queue in rotation is skipped if another has this much less work
LINE, ENTRY = 64, 8  # bytes of code, and the most of their instructions in an entry of the decoded cache
NEVER: Final = 1 << 60
WIDE_BYTES: Final = 64  # of a wide register; smaller loads are those of other registers
LOADED: Final = ""  # the register of a value that an instruction loads for its own use


def cycles(routine: Routine, core: Core) -> float:
    """Cycles of an iteration of the routine's outermost loop in the steady state.

    Raises UserError for an instruction that no table knows.
    """
    machine, iterations = _Simulator(routine, core), trace(routine, core.isa)
    first = next(iterations)
    count = math.ceil(STEADY / len(first))
    steps = first, *islice(iterations, 2 * count - 1)
    ends = [machine.run(each) for each in steps]
    return max((ends[-1] - ends[count - 1]) / count, _supplied(routine, steps[-1], core))


def _supplied(routine: Routine, steps: Sequence[Executed], core: Core) -> float:
    """The cycles in which the front end delivers the instructions of an iteration, by the size of the loop."""
    sizes = {number: size(line, core.isa) for number, line in enumerate(routine.body) if isinstance(line, Ins)}
    places = dict(zip(sizes, accumulate(sizes.values()), strict=True))
    lines = Counter(place // LINE for place in places.values())
    if sum(math.ceil(count / ENTRY) for count in lines.values()) <= core.cached:
        return 0.0
    fetched = core.fetched[sum(sizes.values()) > core.code]
    within = Counter(places[step.number] // LINE for step in steps)
    decoded = sum(math.ceil(count / core.decoded) for count in within.values())
    return max(decoded, sum(sizes[step.number] for step in steps) / fetched)


@dataclass(slots=True)
class _Queue:
    """A queue of work that waits for ports."""

    number: int
    room: int
    starts: list[int] = field(default_factory=list)  # when each piece of work in it starts, as a heap

    def waiting(self, now: int) -> int:
        """The work that has not started before that cycle."""
        while self.starts and self.starts[0] < now:
            heappop(self.starts)
        return len(self.starts)


Choice = tuple[_Queue, tuple[int, ...]]  # a queue, and those of its ports that can execute the work, by number


@dataclass(frozen=True, slots=True)
class _Work:
    """The operation of an instruction, or the load of its memory operand."""

    pipes: Pipes
    slots: int  # rename slots
    reads: tuple[int, ...]  # registers by number; the first operand first
    writes: int | None
    choices: tuple[Choice, ...]  # none: it ends at renaming
    results: int | None = None  # the file of the physical register that its result takes, if any
    is_load: bool = False
    is_store: bool = False
    is_renamed: bool = False  # does it forward recent stores without latency?
    forwarded: int = 0  # cycles from a store to the result of a load from the same address


class _Simulator:
    def __init__(self, routine: Routine, core: Core) -> None:
        self._core = core
        self._ports = {port: number for number, port in enumerate(" ".join(core.queues).split())}
        self._queues = [(names.split(), _Queue(i, room)) for i, (names, room) in enumerate(core.queues.items())]
        self._registers: dict[str, int] = {}
        self._known: dict[tuple[str, str], tuple[Pipes, tuple[Choice, ...]]] = {}  # by kind of work and file
        self._work = {
            number: tuple(self._pieces(effect(line, core.isa)))
            for number, line in enumerate(routine.body)
            if isinstance(line, Ins)
        }
        self._ready = [0] * len(self._registers)  # by register: when its value is ready for any kind of work
        self._within = self._ready[:]  # the same for work of the kind that computed it
        self._busy = [0] * len(self._ports)  # by port: a bit for each cycle
        self._next = 0  # the next queue in rotation
        # By port: the work that waits for it.
        self._bound = [_Queue(number, NEVER) for number in range(len(self._ports))]
        self._counted = 0, [0] * len(self._ports)  # a cycle, and the work that waited for each port then
        self._binding = 0  # the work bound in that cycle
        self._window = deque([0] * core.window, core.window)  # when the last renamed instructions were done
        # By file: when the last results were done.
        self._results = tuple(deque([0] * room, room) for room in core.results)
        self._stored: list[int] = []  # by store: when its data was ready
        self._left = [0] * core.stores  # by store, after core.stores entries: when it was in the cache
        self._cycle = self._used = 0  # the cycle in which an instruction is renamed, and the slots in use

    def _numbers(self, *names: str) -> tuple[int, ...]:
        return tuple(self._registers.setdefault(name, len(self._registers)) for name in names)

    def _pieces(self, does: Effect) -> Iterator[_Work]:
        pipes, choices = self._pipes(does.kind, does.file)
        address = self._numbers(*addressed(does.load or does.store))
        reads, slots = self._numbers(*does.reads), pipes.slots
        results = int(does.file != GENERAL) if does.writes and choices else None
        writes = self._numbers(does.writes)[0] if does.writes else None
        if does.load:
            is_alone = does.kind == LOAD
            is_narrow = does.file == WIDE and does.load.bytes < WIDE_BYTES
            loads, ways = self._pipes(LOAD, VECTOR if is_narrow else does.file)
            (loaded,) = self._numbers(LOADED)
            yield _Work(
                loads,
                slots,
                address,
                writes if is_alone else loaded,
                ways,
                results if is_alone else None,
                is_load=True,
                is_renamed=is_alone and does.file == GENERAL,
                forwarded=self._pipes(STORE, does.file)[0].latency,
            )
            if is_alone:
                return
            reads, slots, address = (*reads, loaded), 0, ()
        yield _Work(pipes, slots, (*reads, *address), writes, choices, results, is_store=does.store is not None)

    def _pipes(self, kind: str, file: str) -> tuple[Pipes, tuple[Choice, ...]]:
        if (kind, file) not in self._known:
            pipes = self._core.pipes(kind, file)
            found = (
                (queue, tuple(self._ports[port] for port in pipes.ports if port in names))
                for names, queue in self._queues
            )
            self._known[kind, file] = pipes, tuple((queue, ports) for queue, ports in found if ports)
        return self._known[kind, file]

    def run(self, steps: Sequence[Executed]) -> int:
        """Simulates these steps. Returns the cycle, from the start, in which all steps so far are done."""
        for step in steps:
            done, pieces = self._window[-1], self._work[step.number]
            for piece in pieces:
                start = self._started(piece, self._renamed(piece))
                end = self._ended(piece, start, step)
                if piece.writes is not None:
                    self._ready[piece.writes] = end + piece.pipes.leaving
                    self._within[piece.writes] = end
                done = max(done, end)
                if piece.is_store:
                    self._stored.append(start)
                    self._left.append(max(done, self._left[-self._core.committed] + 1))
            for piece in pieces:
                if piece.results is not None:
                    self._results[piece.results].append(done)
            self._window.append(done)
        return self._window[-1]

    def _renamed(self, piece: _Work) -> int:
        """The cycle in which it is renamed: the first with a slot, and with room for it in flight."""
        self._used += piece.slots
        if self._used > self._core.width:
            self._wait(self._cycle + 1, piece)
        free = self._window[0]
        if piece.results is not None:
            free = max(free, self._results[piece.results][0])
        if piece.is_store:
            free = max(free, self._left[-self._core.stores])
        if free > self._cycle:
            self._wait(free, piece)
        return self._cycle

    def _wait(self, cycle: int, piece: _Work) -> None:
        self._cycle, self._used = cycle, piece.slots

    def _started(self, piece: _Work, renamed: int) -> int:
        """The cycle in which it starts, and occupies its port."""
        pipes = piece.pipes
        times = self._within if pipes.leaving else self._ready
        start = max([times[register] for register in piece.reads], default=0)
        if pipes.first:
            start = max(start, times[piece.reads[0]] + pipes.first)
        if not piece.choices:
            return max(start, renamed)
        queue, ports = self._chosen(piece.choices, renamed)
        if len(queue.starts) >= queue.room:
            self._wait(heappop(queue.starts), piece)
        if self._core.binds:
            ports = (self._least(ports),)
        start = self._taken(ports, max(start, self._cycle), pipes.occupancy)
        heappush(queue.starts, start)
        if self._core.binds:
            heappush(self._bound[ports[0]].starts, start)
        return start

    def _least(self, ports: tuple[int, ...]) -> int:
        """The port with the least waiting work; for every second work of a cycle, the next one if it is close.

        Work that is bound in the same cycle does not count yet. See A. Abel and J. Reineke, "uiCA: Accurate
        Throughput Prediction of Basic Blocks on Recent Intel Microarchitectures" (ICS 2022).
        """
        if self._counted[0] != self._cycle:
            self._counted = self._cycle, [queue.waiting(self._cycle) for queue in self._bound]
            self._binding = 0
        waiting = self._counted[1]
        first, *others = sorted(ports, key=lambda port: (waiting[port], -port))
        self._binding += 1
        if others and self._binding % 2 == 0 and waiting[others[0]] < waiting[first] + LEAD:
            return others[0]
        return first

    def _ended(self, piece: _Work, start: int, step: Executed) -> int:
        """The cycle in which its result is ready."""
        end = start + piece.pipes.latency
        if piece.is_store:
            return start + 1
        if piece.pipes.stale and start > self._ready[piece.reads[0]] + 1:
            return end + piece.pipes.stale
        if not piece.is_load or step.source == NONE:
            return end
        if not step.is_whole:
            return max(end, self._left[self._core.stores + step.source] + self._core.blocked)
        stored = self._stored[step.source]
        if piece.is_renamed and len(self._stored) - step.source <= self._core.renamed:
            return stored
        return max(end, stored + piece.forwarded)

    def _chosen(self, choices: tuple[Choice, ...], now: int) -> Choice:
        """The next queue in rotation of those that are not much longer than the shortest."""
        if len(choices) == 1:
            choices[0][0].waiting(now)
            return choices[0]
        most = min(queue.waiting(now) for queue, _ in choices) + SLACK
        able = [choice for choice in choices if len(choice[0].starts) <= most]
        found = next((choice for choice in able if choice[0].number >= self._next), able[0])
        self._next = found[0].number + 1
        return found

    def _taken(self, ports: tuple[int, ...], when: int, occupancy: int) -> int:
        """Occupies the first of the ports that is free for this number of cycles; returns the first cycle."""
        found, taken = NEVER, 0
        for port in ports:
            free = ~self._busy[port] >> when
            for _ in range(occupancy - 1):
                free &= free >> 1
            at = when + (free & -free).bit_length() - 1
            if at < found:
                found, taken = at, port
                if at == when:
                    break
        self._busy[taken] |= (1 << occupancy) - 1 << found
        return found
