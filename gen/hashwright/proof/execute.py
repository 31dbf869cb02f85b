"""Functions executed from one place to the next: along every path, as far as conditions leave it open."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.proof import general, vector
from hashwright.proof.decode import LONGEST, Instruction, decode
from hashwright.proof.general import condition, pop, push
from hashwright.proof.image import Image
from hashwright.proof.operands import Operands
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.terms import Term, const

MEANINGS: Final = general.MEANINGS | vector.MEANINGS
STEPS: Final = 100_000  # instructions of a path, after which a loop is endless


@dataclass(frozen=True, slots=True)
class PathEnd:
    """Where a path ends."""

    state: MachineState
    at: int | None  # an address where a path is to stop; None: the function has returned


class OpenLoop(Exception):
    """A path has come back to an address, and conditions were open on it."""

    def __init__(self, head: int) -> None:
        super().__init__(f"a loop at {head:#x}")
        self.head = head


@dataclass(slots=True)
class _Path:
    """How far a path is executed."""

    state: MachineState
    at: int
    begun: int  # where it began
    opened: frozenset[int] = frozenset()  # where it has been when the last open condition was met
    since: frozenset[int] = frozenset()  # where it has been since then


class Executor:
    """A function of an image, and what it calls."""

    def __init__(self, image: Image, name: str) -> None:
        self.entry, _ = image.function(name)
        self._image = image
        self._instructions: dict[int, Instruction] = {}

    def run(self, state: MachineState, at: int, stops: Collection[int]) -> Iterator[PathEnd]:
        """The ends of all paths from an address: at a stop, or where the function returns.

        From a stop, that is where a path comes to one after an open condition: loops in between are executed.

        Raises Unproved where an instruction is unknown, an access is outside of all regions, or what is done
        depends on what is secret, and OpenLoop where a path has no end.
        """
        paths = [_Path(state, at, at)]
        while paths:
            path = paths.pop()
            following = self._ends(path, stops)
            if isinstance(following, PathEnd):
                yield following
            else:
                paths += following

    def _ends(self, path: _Path, stops: Collection[int]) -> PathEnd | list[_Path]:
        """The end of a path, or the paths from the next open condition on."""
        state, at, visited = path.state, path.at, set(path.since)
        for _ in range(STEPS):
            if at in stops and (path.opened or path.begun not in stops):
                return PathEnd(state, at)
            if at in path.opened:
                raise OpenLoop(at)
            visited.add(at)
            found = self._at(at)
            try:
                if found.name == "j":
                    met = condition(Operands(state, found))
                    if not met.is_const:
                        return list(self._both(path, found, met, visited))
                    at = _target(found) if met.attr else found.following
                elif found.name == "jmp":
                    at = _target(found)
                elif found.name == "call":
                    push(Operands(state, found), const(found.following, 64))
                    at = _target(found)
                elif found.name == "ret":
                    address = pop(Operands(state, found))
                    if not address.is_const:
                        state.returned = address
                        return PathEnd(state, None)
                    at = address.attr
                else:
                    self._execute(state, found)
                    at = found.following
            except Unproved as why:
                raise Unproved(f"{why}, by {found}" if str(found) not in str(why) else str(why)) from None
        raise Unproved(f"a loop without an end at {at:#x}")

    def _both(self, path: _Path, found: Instruction, met: Term, visited: set[int]) -> Iterator[_Path]:
        """The paths on which a condition is met and is not, those that can be gone."""
        path.state.refuse_secrets("a branch", met)
        for each, at in ((met, _target(found)), (~met, found.following)):
            if not path.state.holds(~each):
                state = path.state.copy()
                state.assumed |= {each}
                yield _Path(state, at, path.begun, path.opened | visited)

    def _at(self, at: int) -> Instruction:
        """The instruction at an address."""
        if at not in self._instructions:
            code = self._image.code(at, LONGEST)
            if not code:
                raise Unproved(f"there is no instruction at {at:#x}")
            self._instructions[at] = decode(code, at)
        return self._instructions[at]

    def _execute(self, state: MachineState, found: Instruction) -> None:
        if found.name not in MEANINGS:
            raise Unproved(f"it is not known what this instruction does: {found}")
        MEANINGS[found.name](Operands(state, found))


def _target(found: Instruction) -> int:
    """Where an instruction jumps to."""
    (target,) = found.operands
    if not isinstance(target, int):
        raise Unproved(f"it is not known where this instruction goes: {found}")
    return target
