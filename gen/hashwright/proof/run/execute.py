"""Executes functions from one address to the next, along every path that conditions leave open."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from hashwright.proof.read.image import ELSEWHERE, Image
from hashwright.proof.read.instruction import Instruction
from hashwright.proof.read.relocations import FIELD
from hashwright.proof.run.addresses import in_code, is_found_by_loader, located, slot_of
from hashwright.proof.run.calls import bound
from hashwright.proof.run.instructionset import InstructionSet, Jump
from hashwright.proof.run.meeting import merged
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import OpenChoice, OpenDigit
from hashwright.proof.say.limits import ALL_STEPS, CLOCK, PATHS, STEPS
from hashwright.proof.say.terms import POINTER, Term, const

NOWHERE: Final = -1  # no address
LANDING: Final = ("endbr64",)  # where indirect jumps lead; code for AArch64 has none
CALLED: Final = (*LANDING, "bti c", "paciasp")  # where functions begin that others call

Watch = Callable[[MachineState, Instruction, Sequence[int]], None]  # the state after it, the addresses so far
Stops = Callable[[MachineState, int], bool]  # does a path end at an address?
Call = Callable[
    [MachineState, InstructionSet], Term
]  # applies a function's meaning; the address to which it returns


class OpenLoop(Exception):
    """A path with open conditions has returned to an address."""

    def __init__(self, head: int, state: MachineState) -> None:
        super().__init__(f"a loop at {head:#x}")
        self.head = head
        self.state = state


class OpenStage(Exception):
    """The effect of the instruction at an address depends on an open digit."""

    def __init__(self, at: int, digit: Term) -> None:
        super().__init__(f"{digit} is open at {at:#x}")
        self.at = at
        self.digit = digit


@dataclass(slots=True)
class _Path:
    """The progress of a path."""

    state: MachineState
    at: int
    begun: int  # its first address
    opened: set[int] = field(default_factory=set)  # addresses that it visited before the last open condition
    since: set[int] = field(default_factory=set)  # addresses that it has visited since then
    trace: list[int] = field(default_factory=list)  # all of them, in their order
    calls: list[set[int]] = field(default_factory=list)  # by open call: the addresses that it visited before

    def passed(self) -> None:
        """It has visited its address."""
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

    def copy(self) -> "_Path":
        return self.fork(self.state.copy(), self.at, is_open=False)

    def fork(self, state: MachineState, at: int, *, is_open: bool) -> "_Path":
        """The path after a condition, which may have been open."""
        opened, since = (self.opened | self.since, set()) if is_open else (set(self.opened), set(self.since))
        return _Path(state, at, self.begun, opened, since, [*self.trace], [*self.calls])


@dataclass(frozen=True, slots=True)
class PathEnd:
    """The end of a path."""

    way: _Path
    at: int | None  # the address of a stop; None: the function has returned

    @property
    def state(self) -> MachineState:
        return self.way.state


def _ignored(state: MachineState, found: Instruction, trace: Sequence[int]) -> None:
    """Watches nothing."""


Meets = Callable[[Sequence[Callable[[Stops], PathEnd]], Stops, int], int | None]
# Guesses where paths meet: by the first end of each, with some stops, and the number of common instructions.


def _nowhere(*_: object) -> None:
    """Paths do not meet."""


class Executor:
    """A function of an image and the functions that it calls, some of which have a given meaning.

    The loops of `bounded` functions end after a fixed number of iterations at the latest, and are executed.
    """

    def __init__(
        self,
        image: Image,
        name: str,
        instructions: InstructionSet,
        calls: Mapping[int, Call] | None = None,
        bounded: Iterable[str] = (),
        meets: Meets = _nowhere,
    ) -> None:
        self.entry, _ = image.function(name)
        self._image, self._name, self._set, self._meets = image, name, instructions, meets
        self._instructions: dict[int, Instruction] = {}
        self._bounded = [range(at, at + len(code)) for at, code in map(image.function, bounded)]
        self._open = self._steps = 0  # conditions and instructions so far
        self.watch: Watch = _ignored  # is called after each instruction
        self._calls = {at: partial(instructions.call, name) for at, name in image.imports.items()} | dict(
            calls or {}
        )

    def run(
        self, state: MachineState, at: int, stops: Stops, *, executes_loops: bool = True
    ) -> Iterator[PathEnd]:
        """The ends of all paths from an address: at a stop, or where the function returns.

        A path that starts at a stop ends there only after an open condition, if loops in between are executed.

        Raises Unproved if an instruction is unknown, an access is outside all regions, or control flow depends
        on a secret, and OpenLoop if a path has no end.
        """
        return self._run(_Path(state, at, at if executes_loops else NOWHERE), stops)

    def read(self) -> Iterator[Instruction]:
        """The instructions that were decoded, in the order of their addresses."""
        return (self._instructions[at] for at in sorted(self._instructions))

    def _run(self, way: _Path, stops: Stops) -> Iterator[PathEnd]:
        ways = [way]
        while ways:
            way = ways.pop()
            try:
                following = self._ends(way, stops)
            except OpenChoice as choice:
                both = self._forked(way, choice.condition, way.at, way.at)
                following = sorted(both, key=lambda each: bool(each.state.digits.group()))
            if isinstance(following, PathEnd):
                yield following
            else:
                ways += following

    def _ends(self, way: _Path, stops: Stops) -> PathEnd | list[_Path]:
        """The end of a path, or the paths from the next open condition on."""
        state = way.state
        for _ in CLOCK.steps(STEPS):
            if stops(state, way.at) and (way.opened or way.at != way.begun):
                return PathEnd(way, way.at)
            if way.at in self._calls:
                if following := self._behind(way, stops):
                    return following
                continue
            if way.at in way.opened and not any(way.at in each for each in self._bounded):
                raise OpenLoop(way.at, state)
            found, digit = self.instruction(way.at), None
            try:
                jump = self._execute(state, found)
                way.passed()
                self.watch(state, found, way.trace)
                if not jump:
                    way.at = found.following
                elif digit := state.undetermined(jump.condition):
                    pass
                elif not jump.condition.is_const:
                    return self._both(way, found, jump)
                elif not jump.condition.attr:
                    way.at = found.following
                elif end := self._jumped(way, found, jump):
                    return end
            except Unproved as why:
                raise Unproved(f"{why}, by {found}" if str(found) not in str(why) else str(why)) from None
            if digit:
                return self._by_value(way, digit, stops)
        raise Unproved(f"a loop without an end at {way.at:#x}")

    def _behind(self, way: _Path, stops: Stops) -> PathEnd | list[_Path] | None:
        """Goes on after a call of a function that is not executed; the end of the path if that was a jump."""
        try:
            back = self._called(way.state, way.at)
        except OpenDigit as needed:
            if needed.digit not in way.state.digits.late:
                raise OpenStage(way.at, needed.digit) from None
            return self._by_value(way, needed.digit, stops)
        if (at := way.state.come_back(back)) is None:
            return PathEnd(way, None)
        way.at = at
        way.returned()
        return None

    def _jumped(self, way: _Path, found: Instruction, jump: Jump) -> PathEnd | None:
        """Goes to the target of an instruction; the end of the path if that is the function's caller."""
        if jump.is_return:
            if way.state.come_back(jump.target) is None:
                return PathEnd(way, None)
            way.returned()
        way.at = _target(self._image, found, jump)
        if not (jump.is_return or isinstance(found.operands[-1], int)):
            self.check_landing(way.at, CALLED if jump.is_veneer else LANDING)
        if is_found_by_loader(jump.target):
            bound(way.state, self._set, slot_of(jump.target))
        if jump.is_call:
            way.state.call(located(self._image, found.following))
            way.called()
        return None

    def _both(self, way: _Path, found: Instruction, jump: Jump) -> list[_Path]:
        """The feasible ones of the paths on which a jump's condition is met and is not met."""
        met = way.state.branch(jump.condition)
        if digit := way.state.digits.needed(met):
            raise OpenStage(way.state.flags_at if jump.reads_flags else found.address, digit)
        ways = self._forked(way, met, _target(self._image, found, jump), found.following)
        return sorted(ways, key=lambda each: -each.at)

    def _forked(self, way: _Path, met: Term, at: int, following: int) -> Iterator[_Path]:
        """The feasible ones of the paths on which a condition is met, and is not met, each with its address.

        A condition that divides the values of a number is not open: each time, fewer are left. One on an open
        digit that may be any number is, even if what is assumed decides it: a loop may have as many iterations.
        """
        both = ((met, at), (~met, following))
        is_dividing = bool(way.state.digits.samples(met))
        possible = [(each, target) for each, target in both if not way.state.holds(~each)]
        is_open = len(possible) > 1
        self._open += is_open
        if self._open > PATHS:
            raise Unproved(f"the function has too many paths: more than {PATHS} open conditions")
        for each, target in possible:
            state = way.state.copy()
            if is_open:  # otherwise it follows from what is assumed
                state.assume(each)
            is_counted = (is_open or way.state.digits.is_endless(met)) and not is_dividing
            yield way.fork(state, target, is_open=is_counted or not state.digits.groups)

    def _by_value(self, way: _Path, digit: Term, stops: Stops) -> list[_Path]:
        """The paths for each value of a digit; a single one from where they meet, if they do."""
        ways = [way.copy() for _ in way.state.digits.late[digit]]
        for each, value in zip(ways, way.state.digits.late[digit], strict=True):
            each.state.substitute({digit: const(value, POINTER)})
        firsts = [partial(self._first, each) for each in ways]
        at = self._meets(firsts, stops, len(way.trace) + 1)
        if at is None:
            return ways
        ends: list[PathEnd] = []
        for each in ways:
            found = [*self._run(each.copy(), _or_at(stops, at))]
            if [end.at for end in found] != [at]:
                return ways
            ends += found
        met = merged(way.state, digit, [each.state for each in ways], [end.state for end in ends])
        return [ends[0].way.fork(met, at, is_open=True)] if met else ways

    def _first(self, way: _Path, stops: Stops) -> PathEnd:
        return next(self._run(way.copy(), stops))

    def _called(self, state: MachineState, at: int) -> Term:
        """The address to which a function returns whose code is not executed."""
        size = state.general[self._set.general.index(self._set.convention.arguments[2])]
        if digit := state.digits.needed(size):
            raise OpenStage(at, digit)
        return self._calls[at](state, self._set)

    def instruction(self, at: int) -> Instruction:
        """The instruction at an address."""
        if at not in self._instructions:
            code = self._image.code(at, self._set.longest)
            if not code:
                raise Unproved(f"there is no instruction at {at:#x}, where code continues")
            if self._image.alignment(at) < self._set.unit:
                raise Unproved(f"the code at {at:#x} may be at no multiple of {self._set.unit} bytes")
            found = self._set.decode(code, at)
            self._check_fields(found)
            if self._image.features is not None and (missing := found.needs - self._image.features):
                raise Unproved(f"the target does not promise {min(missing)}, which {found} needs")
            self._instructions[at] = found
        return self._instructions[at]

    def _check_fields(self, found: Instruction) -> None:
        """Raises Unproved where a linker writes into another part of an instruction than the place it names."""
        links, field_ = self._image.links, found.address + found.field
        for each in range(found.address - FIELD + 1, found.following):
            if each in links and (each != field_ or each + FIELD > found.following):
                raise Unproved(f"it is not known what a linker makes of this instruction: {found}")

    def check_landing(self, at: int, pads: Container[str]) -> None:
        """Raises Unproved if processors that check indirect jumps would not go there."""
        is_guarded = at > ELSEWHERE and self._image.part(at) in self._image.guarded
        if is_guarded and self.instruction(at).name not in pads:
            raise Unproved(f"the linked file says that it has landing pads, but there is none at {at:#x}")

    def _execute(self, state: MachineState, found: Instruction) -> Jump | None:
        """Raises OpenChoice before the instruction has an effect: it is executed again on each path."""
        self._steps += 1
        before = [*state.general]
        if self._steps > ALL_STEPS:
            raise Unproved(f"the function has too many paths: more than {ALL_STEPS} instructions")
        try:
            return self._set.apply(state, found)
        except OpenDigit as needed:
            raise OpenStage(found.address, needed.digit) from None
        except OpenChoice:
            state.general[:] = before
            raise


def until_return(program: Executor, start: MachineState, at: int | None = None) -> Iterator[MachineState]:
    """The states in which a function returns that has no loop with a variable number of iterations.

    It is executed from its entry, or from another address on.
    """
    try:
        ends = program.run(start, program.entry if at is None else at, lambda *_: False)
        yield from (end.state for end in ends)
    except OpenLoop as loop:
        raise Unproved(f"{loop} has an unknown number of iterations") from None


def _or_at(stops: Stops, place: int) -> Stops:
    return lambda state, at: at == place or stops(state, at)


def _target(image: Image, found: Instruction, jump: Jump) -> int:
    """The address to which an instruction jumps."""
    at = in_code(image, jump.target)
    if at is None:
        raise Unproved(f"it is not known where this instruction goes: {found}")
    return at
