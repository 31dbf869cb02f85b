"""An order of a loop's instructions by a periodic schedule of them on a core: a candidate for measuring."""

from graphlib import TopologicalSorter
from heapq import heappop, heappush
from typing import Final

from hashwright.errors import UserError
from hashwright.explore.periodic import Operation, Piece, Problem, Read, optimum
from hashwright.lower.body import LoopBody
from hashwright.targets.cores import Core
from hashwright.targets.effects import Effect, addressed, effect

MOST: Final = 100  # instructions of a loop; for more, the solver seldom ends

Order = tuple[int, ...]


def periodic_order(of: LoopBody, core: Core, seconds: float) -> Order | None:
    """The instructions as they start in the schedule that the solver finds in this time.

    None: it finds none, or there are too many instructions.
    """
    if len(of.instructions) > MOST:
        return None
    try:
        best = optimum(_problem(of, core), seconds)
    except UserError:  # OR-tools is not installed, or the core's table lacks an instruction
        return None
    return _kept(of, best.starts) if best.starts else None


def _problem(of: LoopBody, core: Core) -> Problem:
    """The instructions as they are: with their loads, copies and registers."""
    effects = [effect(ins, core.isa) for ins in of.instructions]
    last = {does.writes: number for number, does in enumerate(effects) if does.writes}
    written: dict[str, int] = {}
    operations = []
    for number, does in enumerate(effects):
        pipes = core.pipes(does.kind, does.file)
        pieces = [Piece(frozenset(pipes.ports), pipes.occupancy)] if pipes.ports else []
        if does.load and pipes is not core.pipes("load", does.file):
            load = core.pipes("load", does.file)
            pieces.append(Piece(frozenset(load.ports), load.occupancy))
        names = {*does.reads, *addressed(does.load or does.store)}
        reads = tuple(
            Read(source, _ready(effects[source], does, core), int(name not in written))
            for name in sorted(names)
            if (source := written.get(name, last.get(name))) is not None
        )
        operations.append(Operation(tuple(pieces), pipes.slots, reads))
        if does.writes:
            written[does.writes] = number
    return Problem(tuple(operations), width=core.width)


def _ready(source: Effect, user: Effect, core: Core) -> int:
    made, used = core.pipes(source.kind, source.file), core.pipes(user.kind, user.file)
    return made.latency + (0 if used.leaving else made.leaving)


def _kept(of: LoopBody, starts: tuple[int, ...]) -> Order:
    """The instructions by their starts, each after those that must precede it."""
    rest = TopologicalSorter(dict(enumerate(of.before)))
    rest.prepare()
    ready: list[tuple[int, int]] = []
    order = []
    while rest.is_active():
        for number in rest.get_ready():
            heappush(ready, (starts[number], number))
        _, number = heappop(ready)
        order.append(number)
        rest.done(number)
    return tuple(order)
