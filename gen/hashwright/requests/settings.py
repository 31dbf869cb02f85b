"""The settings of a kernel: a schedule with every choice made, for a hash's function on a target."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hashwright.emit import emitters
from hashwright.errors import UserError, instead
from hashwright.graph.ir import Graph, Var
from hashwright.modes.kernel import Kernel
from hashwright.passes import representation as represent
from hashwright.passes.forms import fitting, labels
from hashwright.passes.replacing import keeps_operands
from hashwright.passes.representation import Representation
from hashwright.passes.units import place
from hashwright.requests.choice import Scope
from hashwright.requests.registry import (
    BARRIERS,
    CHOICES,
    DEFER,
    GROUP,
    LANES,
    LOAD,
    NEG,
    PACK,
    PLANES,
    ROUNDS,
    STREAMS,
    UNIT,
)
from hashwright.requests.schedule import Schedule
from hashwright.targets.machine import Machine, Target

SINGLE: Final = "single"  # the listing of the kernel for one message, beside `compress` for several


@dataclass(frozen=True, slots=True)
class Setting:
    """The settings with which a kernel is lowered: the machine, and every choice."""

    machine: Machine
    schedule: Schedule
    lanes: int
    known: Mapping[Var, int] = field(default_factory=dict)  # inputs with known values
    representation: Representation = field(default=Representation())  # how the state is stored
    is_uniform: bool = False  # do kernels for other numbers of messages have the same interface?
    as_stored: bool = False  # are message words in the processor's order of bytes, not the hash's?
    is_single: bool = False  # does a block function compress one block, without a loop?
    # Of a library: the settings of the functions that kernels compute alone, by function. The form of the state
    # between calls is that of the library.
    own: Mapping[str, "Setting"] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.machine, str(self.schedule), self.lanes))  # few settings differ in the rest

    @property
    def schedules(self) -> tuple[Schedule, ...]:
        """The schedule, and those of the functions with settings of their own."""
        return self.schedule, *(each.schedule for each in self.own.values())

    def of(self, function: str) -> "Setting":
        """The settings of a function."""
        return self.own.get(function, self)

    @property
    def is_rolled(self) -> bool:
        """Are the rounds loops?"""
        return ROUNDS.of(self.schedule)

    @property
    def barriers(self) -> bool:
        """Do barriers keep the C compiler from reordering sums?"""
        return BARRIERS.of(self.schedule)

    @property
    def replaces_late(self) -> bool:
        """Are the words of a state in parts, in C, replaced after their last use? See passes/replacing.py."""
        in_c = BARRIERS.is_in(self.schedule)
        return self.representation.parts is not None and in_c and keeps_operands(self.machine)

    @property
    def streams(self) -> int:
        """The number of interleaved independent vectors of lanes."""
        return STREAMS.of(self.schedule)

    @property
    def messages(self) -> int:
        """The maximum number of messages side by side: all lanes of the first stream come first."""
        return self.lanes * self.streams

    @property
    def c_lanes(self) -> str:
        """The number of lanes in C, if callers get it from a function; empty: it is fixed."""
        return self.machine.c_lanes or (str(self.lanes) if self.is_uniform and self.messages > 1 else "")

    @property
    def abreast(self) -> str:
        """In names: x8 for eight lanes, x8x2 in two streams, xvl if the processor decides; empty for one.

        xn if another kernel may have the same name.
        """
        if self.messages == 1:
            return ""
        if self.is_uniform:
            return "xn"
        lanes = "vl" if self.machine.c_lanes else str(self.lanes)
        return f"x{lanes}x{self.streams}" if self.streams > 1 else f"x{lanes}"


def settle(
    graph: Graph, target: Target, schedule: Schedule, kernel: Kernel, emitter: str = emitters.C
) -> Setting:
    """The schedule with the target's defaults for open choices, and the resulting machine.

    The forms of functions may stay open: passes/forms.py chooses them. Raises UserError for an unknown choice,
    and for one that the target does not support.
    """
    target = target.holding(graph.word)
    scope = _scope(graph, target, kernel, _lanes(graph, target, schedule, kernel, emitter), emitter)
    able = {key: choice for key, choice in CHOICES.items() if choice.applies(scope)}
    forms = labels(graph)
    for key, value in schedule.choices.items():
        if key in able and not able[key].accepts(scope, value):
            raise _unknown(key, value, able[key].words(scope), target)
        if key not in able and key not in forms:
            known = [*able, *forms]
            raise UserError(
                f"'{key}' is not a choice for this kernel on target '{target.name}'; "
                f"{instead(key, known) if known else 'leave it out'}"
            )
    chosen = {key: schedule.choices.get(key) or choice.settled(scope) for key, choice in able.items()}
    made = Schedule(chosen)
    for key, choice in able.items():
        if clash := choice.value(chosen[key]).clash(made):
            raise UserError(clash)
    machine = _machine(target, scope.lanes, made)
    lacking = [ty for ty in machine.registers if ty not in machine.files]
    if scope.is_assembly and lacking:
        what = f"lanes={scope.lanes}" if kernel.lanes else f"words of {lacking[0].bits} bits"
        others = ", or another number of lanes" * kernel.lanes
        raise UserError(f"there is no assembly for {what} on target '{target.name}'; write --emitter c{others}")
    asked = {key: value for key, value in schedule.choices.items() if key in forms}
    placed = in_units(graph, made) if asked else graph
    for key, value in asked.items():
        if value not in fitting(placed, key, machine):
            raise _unknown(key, value, fitting(placed, key, machine), target)
    way = LOAD.of(made)
    as_stored = scope.is_assembly or (way is not None and not way.by_word)
    representation = represent.representation(
        graph,
        machine,
        NEG.of(made),
        DEFER.of(made),
        PACK.of(made),
        is_in_planes=PLANES.is_in(made),
        is_abreast=bool(graph.state) and scope.lanes > 1,
        group=GROUP.of(made),
    )
    return Setting(
        machine, Schedule(chosen | asked), scope.lanes, representation=representation, as_stored=as_stored
    )


def in_units(graph: Graph, schedule: Schedule) -> Graph:
    """The function with its steps in the units of the schedule, if it chooses them."""
    return place(graph, UNIT.of(schedule)) if UNIT.is_in(schedule) else graph


def values(
    graph: Graph, target: Target, kernel: Kernel, lanes: int, emitter: str = emitters.C
) -> dict[str, tuple[str, ...]]:
    """The keys that are not functions, each with its values, the default first."""
    scope = _scope(graph, target.holding(graph.word), kernel, lanes, emitter)
    return {key: choice.words(scope) for key, choice in CHOICES.items() if choice.applies(scope)}


def _scope(graph: Graph, target: Target, kernel: Kernel, lanes: int, emitter: str) -> Scope:
    return Scope(graph, target, _machine(target, lanes, Schedule()), kernel, lanes, emitter)


def _machine(target: Target, lanes: int, schedule: Schedule) -> Machine:
    choices = [f"{key}={value}" for key, value in schedule.choices.items()]
    if target.planes:
        return target.plane_machine(PLANES.of(schedule) or target.planes[0].ty.bits, choices)
    return target.machine(lanes, choices)


def _unknown(key: str, value: str, allowed: Sequence[str], target: Target) -> UserError:
    return UserError(
        f"'{value}' is not a value of '{key}' on target '{target.name}'; {instead(value, allowed)}"
    )


def _lanes(graph: Graph, target: Target, schedule: Schedule, kernel: Kernel, emitter: str) -> int:
    """The number of lanes; the other choices depend on it."""
    scope = _scope(graph, target, kernel, 1, emitter)
    if not LANES.applies(scope):
        return LANES.neutral
    asked = schedule.choices.get(LANES.name) or LANES.settled(scope)
    if not LANES.accepts(scope, asked):
        raise _unknown(LANES.name, asked, LANES.words(scope), target)
    return LANES.value(asked).does
