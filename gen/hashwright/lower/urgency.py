"""List scheduling: orders the instructions of a listing for a core.

In each cycle the ready instructions start, those with the longest path to the end first, as many as the core's
ports accept. An instruction is delayed if its result is not needed soon, so that the result does not occupy a
register, or if there is no register for its result. See Muchnick, "Advanced Compiler Design and Implementation"
(1997), 17.1.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hashwright.ir import Node
from hashwright.lower.order import Listing
from hashwright.semantics import Op, Ty
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import Core


def by_urgency(
    listing: Listing, core: Core, files: Mapping[Ty, RegisterFile], room: Mapping[Ty, int], ahead: int
) -> Listing:
    """The same listing in another order, with the given maximum of live values of each type if possible.

    An instruction may start up to the horizon, in cycles, before the most urgent one.
    """
    return replace(listing, instructions=tuple(_Scheduler(listing, core, files, room, ahead).run()))


class _Scheduler:
    def __init__(
        self,
        listing: Listing,
        core: Core,
        files: Mapping[Ty, RegisterFile],
        room: Mapping[Ty, int],
        ahead: int,
    ) -> None:
        self._core = core
        self._files = files
        self._room = room
        self._ahead = ahead
        self._waiting = dict.fromkeys(listing.instructions)
        self._users: dict[Node, list[Node]] = {node: [] for node in listing.instructions}
        for node in listing.instructions:
            for arg in _values(node):
                self._users[arg].append(node)
        self._left = {node: len(users) for node, users in self._users.items()}  # uses to come
        for node in listing.graph.outputs.values():
            self._left[node] = self._left.get(node, 0) + 1
        found = {each.attr.insn: files[each.ty].operand_bytes for each in listing.instructions}
        ports = {insn: core.ports(insn, size) for insn, size in found.items()}
        latencies = {insn: core.latency(insn, size) for insn, size in found.items()}
        self._ports = {each: ports[each.attr.insn] for each in listing.instructions}
        self._latency = {each: latencies[each.attr.insn] for each in listing.instructions}
        self._deadline = _deadlines(listing, self._latency)
        self._by_deadline = sorted(listing.instructions, key=self._deadline.__getitem__)
        self._first = 0  # the first of them that may not have started
        self._missing = {node: len(_values(node)) for node in listing.instructions}  # operands not yet started
        self._able = dict.fromkeys(listing.instructions, 0)  # the cycle in which the others are ready
        self._idle = 0  # the cycle from which on all are ready
        self._alive: dict[Ty, dict[Node, None]] = {ty: {} for ty in files}

    def run(self) -> Sequence[Node]:
        order: list[Node] = []
        cycle = 0
        while self._waiting:
            started = list(self._starting(cycle))
            if not started and self._idle <= cycle:  # no register is free
                started = [self._giving_way(cycle)]
                self._start(started[0], cycle)
            order += started
            cycle += 1
        return order

    def _urgent(self) -> Iterator[Node]:
        """The instructions that have not started, by their deadlines."""
        while self._by_deadline[self._first] not in self._waiting:
            self._first += 1
        for place in range(self._first, len(self._by_deadline)):
            if self._by_deadline[place] in self._waiting:
                yield self._by_deadline[place]

    def _starting(self, cycle: int) -> Iterator[Node]:
        """The instructions that start in a cycle."""
        taken: set[str] = set()
        horizon = self._deadline[next(self._urgent())] + self._ahead
        for node in self._urgent():
            if len(taken) == self._core.width or self._deadline[node] > horizon:
                return
            if not self._is_ready(node, cycle):
                continue
            free = [port for port in self._ports[node] if port not in taken]
            if free and self._fits(node):
                taken.add(free[-1])
                self._start(node, cycle)
                yield node

    def _giving_way(self, cycle: int) -> Node:
        """The instruction that starts if no register is free: one that ends the life of a value, if any."""
        able = [
            user
            for values in self._alive.values()
            for value in values
            if self._left[value] == 1
            for user in self._users[value]
            if user in self._waiting and user.ty is value.ty and self._is_ready(user, cycle)
        ]
        urgent = (node for node in self._urgent() if self._is_ready(node, cycle))
        return min(able, key=self._deadline.__getitem__, default=None) or next(urgent)

    def _is_ready(self, node: Node, cycle: int) -> bool:
        return not self._missing[node] and self._able[node] <= cycle

    def _fits(self, node: Node) -> bool:
        """Is there a register for its result?"""
        ending = [arg for arg in _values(node) if self._left[arg] == 1 and arg.ty is node.ty]
        return len(self._alive[node.ty]) + 1 - len(ending) <= self._room[node.ty]

    def _start(self, node: Node, cycle: int) -> None:
        del self._waiting[node]
        ready = cycle + self._latency[node]
        self._idle = max(self._idle, ready)
        for user in self._users[node]:
            self._missing[user] -= 1
            self._able[user] = max(self._able[user], ready)
        self._alive[node.ty][node] = None
        for arg in _values(node):
            self._left[arg] -= 1
            if not self._left[arg]:
                del self._alive[arg.ty][arg]


def _values(node: Node) -> list[Node]:
    """The operands that need registers of their own; inputs and constants are also in memory."""
    return [arg for arg in dict.fromkeys(node.args) if arg.op is Op.INSN]


def _deadlines(listing: Listing, latency: Mapping[Node, int]) -> dict[Node, int]:
    """The cycle, counted backwards from the end, in which each instruction must start at the latest."""
    start: dict[Node, int] = {}
    last: dict[Node, int] = {}  # the cycle in which each value must be ready
    for node in reversed(listing.instructions):
        start[node] = last.get(node, 0) - latency[node]
        for arg in node.args:
            last[arg] = min(last.get(arg, 0), start[node])
    return start
