"""The instructions of a loop in another order, from a short text.

The text has a digest of the loop in the generator's order, then the instructions that move: the number of each,
and its place. So `3f9a1c.12-3.14-20` moves the instruction 12 of the loop 3f9a1c to place 3, and 14 to place
20; the others fill the remaining places in their order.
"""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from hashwright.errors import UserError
from hashwright.lower.body import LoopBody, body
from hashwright.lower.frame import clobbered
from hashwright.targets.machine import Machine
from hashwright.targets.routine import Routine

DIGITS: Final = 6  # of a digest
TEXT: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}(?:\.\d{{1,5}}-\d{{1,5}})*")


@dataclass(frozen=True, slots=True)
class MovedOrder:
    """An order of the instructions of a loop."""

    loop: str  # the digest of the loop
    places: tuple[tuple[int, int], ...]  # the number of an instruction, and its place; by place

    def __str__(self) -> str:
        return ".".join((self.loop, *(f"{number}-{place}" for number, place in self.places)))

    @staticmethod
    def parse(text: str) -> "MovedOrder":
        """The moves that print as text, which TEXT matches."""
        loop, *found = text.split(".")
        pairs = (each.split("-") for each in found)
        return MovedOrder(loop, tuple((int(number), int(place)) for number, place in pairs))

    @staticmethod
    def of(order: Sequence[int], of: LoopBody) -> "MovedOrder":
        """The fewest moves that make the order: all but a longest increasing run of numbers move."""
        kept = _increasing(order)
        places = tuple((number, place) for place, number in enumerate(order) if number not in kept)
        return MovedOrder(digest(of), places)

    def order(self, count: int) -> tuple[int, ...] | None:
        """The order of that number of instructions; None if it is none of them."""
        at = {place: number for number, place in self.places}
        moved = {number for number, _ in self.places}
        if not len(at) == len(moved) == len(self.places) or max((*at, *moved), default=0) >= count:
            return None
        others = iter(sorted({*range(count)} - moved))
        return tuple(at[place] if place in at else next(others) for place in range(count))


def _increasing(order: Sequence[int]) -> set[int]:
    """The numbers of a longest increasing subsequence."""
    ends: list[int] = []  # by length: the least last number
    before: dict[int, int | None] = {}
    for number in order:
        at = bisect_left(ends, number)
        before[number] = ends[at - 1] if at else None
        ends[at : at + 1] = [number]
    found: set[int] = set()
    last = ends[-1] if ends else None
    while last is not None:
        found.add(last)
        last = before[last]
    return found


def digest(of: LoopBody) -> str:
    """The identity of a loop: its instructions in the generator's order."""
    return sha256(repr(of.instructions).encode()).hexdigest()[:DIGITS]


def reordered(routine: Routine, of: LoopBody, order: Sequence[int], machine: Machine) -> Routine | None:
    """The routine with its loop in that order; None if the registers do not suffice."""
    made = of.ordered(order)
    if made is None:
        return None
    lines = (*routine.body[: of.start], *made, *routine.body[of.end :])
    clobbers = dict.fromkeys((*routine.clobbers, *clobbered(lines, machine.files, machine.assembly)))
    return replace(routine, body=lines, clobbers=tuple(clobbers))


def moved(routines: Sequence[Routine], moves: MovedOrder, machine: Machine) -> tuple[Routine, ...]:
    """The routines, the loop of the moves in its other order.

    Raises UserError if none of them has that loop, and for an order that changes its results.
    """
    loops = [body(routine, machine) for routine in routines]
    if not any(each and digest(each) == moves.loop for each in loops):
        raise UserError(
            f"'moves={moves}' is of another loop than this kernel's; leave moves out, or explore again"
        )
    return tuple(
        _moved(routine, each, moves, machine) if each and digest(each) == moves.loop else routine
        for routine, each in zip(routines, loops, strict=True)
    )


def _moved(routine: Routine, of: LoopBody, moves: MovedOrder, machine: Machine) -> Routine:
    order = moves.order(len(of.instructions))
    made = reordered(routine, of, order, machine) if order and of.allows(order) else None
    if not made:
        raise UserError(f"'moves={moves}' changes the results of its loop; leave moves out, or explore again")
    return made
