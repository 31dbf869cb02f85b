"""Functions executed from one place to the next: along every way, as far as conditions leave it open."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from hashwright.proof.image import Image
from hashwright.proof.imported import call
from hashwright.proof.instruction import Instruction
from hashwright.proof.instructionset import InstructionSet, Jump
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.terms import Term

STEPS: Final = 100_000  # instructions of a way, after which a loop is endless

Stops = Callable[[MachineState, int], bool]  # does a way end at an address?


@dataclass(frozen=True, slots=True)
class PathEnd:
    """Where a way ends."""

    state: MachineState
    at: int | None  # an address where a way is to stop; None: the function has returned
    trace: Sequence[int] = ()  # the addresses that it has passed


class OpenLoop(Exception):
    """A way has come back to an address, and conditions were open on it."""

    def __init__(self, head: int, state: MachineState) -> None:
        super().__init__(f"a loop at {head:#x}")
        self.head = head
        self.state = state


class OpenDigit(Exception):
    """What the instruction at an address does depends on a digit that is open."""

    def __init__(self, at: int, digit: Term) -> None:
        super().__init__(f"{digit} is open at {at:#x}")
        self.at = at
        self.digit = digit


@dataclass(slots=True)
class _Path:
    """How far a way has got."""

    state: MachineState
    at: int
    begun: int  # where it began
    opened: set[int] = field(default_factory=set)  # where it has been when the last open condition was met
    since: set[int] = field(default_factory=set)  # where it has been since then
    trace: list[int] = field(default_factory=list)  # all of that in its order
    calls: list[set[int]] = field(default_factory=list)  # where it had been, of calls that have not returned

    def passed(self) -> None:
        """It has passed the address where it is."""
        self.since.add(self.at)
        self.trace.append(self.at)

    def called(self) -> None:
        """It has called a function."""
        self.calls.append(self.opened | self.since)

    def returned(self) -> None:
        """It has left a function, which may be called again."""
        if self.calls:
            before = self.calls.pop()
            self.opened &= before
            self.since &= before

    def fork(self, state: MachineState, at: int, *, is_open: bool) -> "_Path":
        """A way on from a condition, which may have been open."""
        opened, since = (self.opened | self.since, set()) if is_open else (set(self.opened), set(self.since))
        return _Path(state, at, self.begun, opened, since, [*self.trace], [*self.calls])


class Executor:
    """A function of an image, and what it calls."""

    def __init__(self, image: Image, name: str, instructions: InstructionSet) -> None:
        self.entry, _ = image.function(name)
        self._image, self._set = image, instructions
        self._instructions: dict[int, Instruction] = {}

    def run(self, state: MachineState, at: int, stops: Stops) -> Iterator[PathEnd]:
        """The ends of all ways from an address: at a stop, or where the function returns.

        A way that began at a stop ends there only after an open condition: loops in between are executed.

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

    def _ends(self, way: _Path, stops: Stops) -> PathEnd | list[_Path]:
        """The end of a way, or the ways from the next open condition on."""
        state = way.state
        for _ in range(STEPS):
            if stops(state, way.at) and (way.opened or way.at != way.begun):
                return PathEnd(state, way.at, way.trace)
            if way.at in self._image.imports:
                way.at = self._called(state, way.at)
                way.returned()
                continue
            if way.at in way.opened:
                raise OpenLoop(way.at, state)
            way.passed()
            found = self._at(way.at)
            try:
                jump = self._execute(state, found)
                if not jump:
                    way.at = found.following
                elif not jump.condition.is_const:
                    return sorted(self._both(way, found, jump), key=lambda each: -each.at)
                elif not jump.condition.attr:
                    way.at = found.following
                elif jump.is_return and not jump.target.is_const:
                    state.returned = jump.target
                    return PathEnd(state, None, way.trace)
                else:
                    way.at = _target(found, jump)
                    if jump.is_call:
                        way.called()
                    if jump.is_return:
                        way.returned()
            except Unproved as why:
                raise Unproved(f"{why}, by {found}" if str(found) not in str(why) else str(why)) from None
        raise Unproved(f"a loop without an end at {way.at:#x}")

    def _both(self, way: _Path, found: Instruction, jump: Jump) -> Iterator[_Path]:
        """The ways on which a condition is met and is not, those that can be gone."""
        met = way.state.branch(jump.condition)
        if digit := way.state.digits.needed(met):
            raise OpenDigit(way.state.flags_at, digit)
        both = ((met, _target(found, jump)), (~met, found.following))
        possible = [(each, at) for each, at in both if not way.state.holds(~each)]
        for each, at in possible:
            state = way.state.copy()
            state.assume(each)
            yield way.fork(state, at, is_open=len(possible) > 1 or not state.digits.groups)

    def _called(self, state: MachineState, at: int) -> int:
        """Where a function of another file returns to."""
        size = state.general[self._set.general.index(self._set.convention.arguments[2])]
        if digit := state.digits.needed(size):
            raise OpenDigit(at, digit)
        back = call(self._image.imports[at], state, self._set)
        if not back.is_const:
            raise Unproved(f"it is not known where {self._image.imports[at]} returns to")
        return int(back.attr)

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
