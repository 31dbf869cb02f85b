"""Functions executed from one place to the next: along every way, as far as conditions leave it open."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.proof.image import Image
from hashwright.proof.instruction import Instruction
from hashwright.proof.instructionset import InstructionSet, Jump
from hashwright.proof.state import MachineState, Unproved

STEPS: Final = 100_000  # instructions of a way, after which a loop is endless


@dataclass(frozen=True, slots=True)
class PathEnd:
    """Where a way ends."""

    state: MachineState
    at: int | None  # an address where a way is to stop; None: the function has returned


class OpenLoop(Exception):
    """A way has come back to an address, and conditions were open on it."""

    def __init__(self, head: int) -> None:
        super().__init__(f"a loop at {head:#x}")
        self.head = head


@dataclass(slots=True)
class _Path:
    """How far a way has got."""

    state: MachineState
    at: int
    begun: int  # where it began
    opened: frozenset[int] = frozenset()  # where it has been when the last open condition was met
    since: frozenset[int] = frozenset()  # where it has been since then


class Executor:
    """A function of an image, and what it calls."""

    def __init__(self, image: Image, name: str, instructions: InstructionSet) -> None:
        self.entry, _ = image.function(name)
        self._image, self._set = image, instructions
        self._instructions: dict[int, Instruction] = {}

    def run(self, state: MachineState, at: int, stops: Collection[int]) -> Iterator[PathEnd]:
        """The ends of all ways from an address: at a stop, or where the function returns.

        From a stop, that is where a way comes to one after an open condition: loops in between are executed.

        Raises Unproved where an instruction is unknown, an access is outside of all regions, or what is done
        depends on what is secret, and Loop where a way has no end.
        """
        ways = [_Path(state, at, at)]
        while ways:
            way = ways.pop()
            following = self._ends(way, stops)
            if isinstance(following, PathEnd):
                yield following
            else:
                ways += following

    def _ends(self, way: _Path, stops: Collection[int]) -> PathEnd | list[_Path]:
        """The end of a way, or the ways from the next open condition on."""
        state, at, visited = way.state, way.at, set(way.since)
        for _ in range(STEPS):
            if at in stops and (way.opened or way.begun not in stops):
                return PathEnd(state, at)
            if at in way.opened:
                raise OpenLoop(at)
            visited.add(at)
            found = self._at(at)
            try:
                jump = self._execute(state, found)
                if not jump:
                    at = found.following
                elif not jump.condition.is_const:
                    return list(self._both(way, found, jump, visited))
                elif not jump.condition.attr:
                    at = found.following
                elif jump.is_return and not jump.target.is_const:
                    state.returned = jump.target
                    return PathEnd(state, None)
                else:
                    at = _target(found, jump)
            except Unproved as why:
                raise Unproved(f"{why}, by {found}" if str(found) not in str(why) else str(why)) from None
        raise Unproved(f"a loop without an end at {at:#x}")

    def _both(self, way: _Path, found: Instruction, jump: Jump, visited: set[int]) -> Iterator[_Path]:
        """The ways on which a condition is met and is not, those that can be gone."""
        met = jump.condition
        way.state.refuse_secrets("a branch", met)
        for each, at in ((met, _target(found, jump)), (~met, found.following)):
            if not way.state.holds(~each):
                state = way.state.copy()
                state.assumed |= {each}
                yield _Path(state, at, way.begun, way.opened | visited)

    def _at(self, at: int) -> Instruction:
        """The instruction at an address."""
        if at not in self._instructions:
            code = self._image.code(at, self._set.longest)
            if not code:
                raise Unproved(f"there is no instruction at {at:#x}")
            self._instructions[at] = self._set.decode(code, at)
        return self._instructions[at]

    def _execute(self, state: MachineState, found: Instruction) -> Jump | None:
        if found.name not in self._set.meanings:
            raise Unproved(f"it is not known what this instruction does: {found}")
        return self._set.meanings[found.name](self._set.operands(state, found))


def _target(found: Instruction, jump: Jump) -> int:
    """Where an instruction jumps to."""
    if not jump.target.is_const:
        raise Unproved(f"it is not known where this instruction goes: {found}")
    return int(jump.target.attr)
