"""List scheduling: orders the instructions of a listing for a core.

In each cycle, ready instructions start, those with the longest path to the end first, as many as the core's
ports accept. An instruction is delayed if its result is not needed soon, so that the result occupies no
register, or if no register is free for the result. See Muchnick, "Advanced Compiler Design and Implementation"
(1997), 17.1.
"""

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import replace

from hashwright.graph.ir import Node
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.order import Listing
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import Core
from hashwright.targets.machine import Insn


def by_urgency(
    listing: Listing, core: Core, files: Mapping[Ty, RegisterFile], room: Mapping[Ty, int], ahead: int
) -> Listing:
    """The same listing in another order, with the given maximum of live values of each type if possible.

    An instruction may start up to the horizon, in cycles, before the most urgent one.
    """
    return replace(listing, instructions=tuple(_Scheduler(listing, core, files, room, ahead).run()))


class _Scheduler:
    """The state of one run. Instructions are numbers: their ranks by deadline."""

    def __init__(
        self,
        listing: Listing,
        core: Core,
        files: Mapping[Ty, RegisterFile],
        room: Mapping[Ty, int],
        ahead: int,
    ) -> None:
        found = {each.attr.insn: files[each.ty].operand_bytes for each in listing.instructions}
        ports = {insn: core.ports(insn, size) for insn, size in found.items()}
        latencies = {insn: core.latency(insn, size) for insn, size in found.items()}
        deadlines = _deadlines(listing, latencies)
        self._nodes = sorted(listing.instructions, key=deadlines.__getitem__)
        rank = {node: number for number, node in enumerate(self._nodes)}
        self._width = core.width
        self._ahead = ahead
        self._room = room
        self._deadline = [deadlines[node] for node in self._nodes]
        self._ports = [ports[node.attr.insn] for node in self._nodes]
        self._latency = [latencies[node.attr.insn] for node in self._nodes]
        self._operands = [[rank[arg] for arg in _values(node)] for node in self._nodes]
        self._overwritable = [
            [operand for operand in operands if self._nodes[operand].ty is node.ty]
            for node, operands in zip(self._nodes, self._operands, strict=True)
        ]
        self._users: list[list[int]] = [[] for _ in self._nodes]
        for node in listing.instructions:
            for operand in self._operands[rank[node]]:
                self._users[operand].append(rank[node])
        self._left = [len(users) for users in self._users]  # remaining uses
        for node in listing.graph.outputs.values():
            if node in rank:
                self._left[rank[node]] += 1
        self._missing = [len(operands) for operands in self._operands]  # operands that have not started
        self._able = [0] * len(self._nodes)  # the cycle in which each one without missing operands is ready
        self._open = [number for number, missing in enumerate(self._missing) if not missing]  # sorted
        self._has_started = [False] * len(self._nodes)
        self._first = 0  # the first that may not have started
        self._idle = 0  # the cycle from which on all are ready
        self._alive: dict[Ty, dict[int, None]] = {ty: {} for ty in files}

    def run(self) -> Sequence[Node]:
        order: list[int] = []
        cycle = 0
        while len(order) < len(self._nodes):
            started = self._starting(cycle)
            if not started and self._idle <= cycle:  # no register is free
                started = [self._giving_way(cycle)]
                self._start(started[0], cycle)
            order += started
            cycle += 1
        return [self._nodes[number] for number in order]

    def _starting(self, cycle: int) -> list[int]:
        """The instructions that start in a cycle."""
        started: list[int] = []
        taken: set[str] = set()
        while self._has_started[self._first]:
            self._first += 1
        horizon = self._deadline[self._first] + self._ahead
        place = 0
        while place < len(self._open) and len(taken) < self._width:
            number = self._open[place]
            if self._deadline[number] > horizon:
                break
            place += 1
            if self._able[number] <= cycle and self._fits(number):
                free = [port for port in self._ports[number] if port not in taken]
                if free:
                    taken.add(free[-1])
                    self._start(number, cycle)
                    started.append(number)
                    place -= 1
        return started

    def _giving_way(self, cycle: int) -> int:
        """The instruction that starts if no register is free: one with the last use of a value, if possible."""
        ready = [number for number in self._open if self._able[number] <= cycle]
        ending = [
            user
            for values in self._alive.values()
            for value in values
            if self._left[value] == 1
            for user in self._users[value]
            if value in self._overwritable[user] and user in ready
        ]
        return min(ending, key=self._deadline.__getitem__, default=ready[0])

    def _fits(self, number: int) -> bool:
        """Is there a register for its result?"""
        ty = self._nodes[number].ty
        over = len(self._alive[ty]) + 1 - self._room[ty]
        return over <= 0 or over <= sum(self._left[each] == 1 for each in self._overwritable[number])

    def _start(self, number: int, cycle: int) -> None:
        self._has_started[number] = True
        self._open.remove(number)
        ready = cycle + self._latency[number]
        self._idle = max(self._idle, ready)
        for user in self._users[number]:
            self._missing[user] -= 1
            self._able[user] = max(self._able[user], ready)
            if not self._missing[user]:
                insort(self._open, user)
        self._alive[self._nodes[number].ty][number] = None
        for operand in self._operands[number]:
            self._left[operand] -= 1
            if not self._left[operand]:
                del self._alive[self._nodes[operand].ty][operand]


def _values(node: Node) -> list[Node]:
    """The operands that need registers of their own; inputs and constants are also in memory."""
    return [arg for arg in dict.fromkeys(node.args) if arg.op is Op.INSN]


def _deadlines(listing: Listing, latencies: Mapping[Insn, int]) -> dict[Node, int]:
    """The cycle, counted backwards from the end, in which each instruction must start at the latest."""
    start: dict[Node, int] = {}
    last: dict[Node, int] = {}  # the cycle in which each value must be ready
    for node in reversed(listing.instructions):
        start[node] = last.get(node, 0) - latencies[node.attr.insn]
        for arg in node.args:
            last[arg] = min(last.get(arg, 0), start[node])
    return start
