"""The keys of a schedule and the values that each may have, for a hash's function on a target."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hashwright import emitters, represent
from hashwright.emit import load
from hashwright.errors import UserError
from hashwright.forms import fitting, labels
from hashwright.ir import Graph
from hashwright.lower.keys import LOOP, PLACES, has_rounds
from hashwright.lower.order import ORDERS
from hashwright.lower.rotates import WAYS, lacks_rotate
from hashwright.lower.units import KINDS, is_pattern, is_word, line_names, place
from hashwright.represent import Form
from hashwright.schedule import Schedule
from hashwright.semantics import Ty
from hashwright.targets.cores import CORES
from hashwright.targets.model import Machine, Target

# What a key that stands for an instruction may choose instead of it, if that is not just its absence.
OTHERWISE: Final[Mapping[str, str]] = {"const": "add"}

# Keys that have values besides those that are listed: (graph, value, values that are listed) -> is it one?
SPELLED: Final[Mapping[str, Callable[[Graph, str, Sequence[str]], bool]]] = {
    "unit": is_pattern,
    "neg": lambda graph, value, _: represent.is_words(graph, value),
}

SEVERAL: Final = "lanes"  # the kernel of several messages side by side
FIXED: Final = "fixed"  # the kernel of whole messages of one length
BATCH: Final = "batch"  # the kernel of whole messages of any lengths
WHOLE: Final = frozenset({FIXED, BATCH})  # kernels of whole messages: written in C, one for one message inside
ABREAST: Final = frozenset({SEVERAL, *WHOLE})  # kernels with lanes and streams
SINGLE: Final = "single"  # the listing of the kernel for one message, beside `compress` for several
NARROW: Final = "narrow"  # the listing of the kernel of one stream, beside that of several
SOURCE: Final = "source"  # instructions stay in the order of the steps
AHEAD, TRANSPOSE, COPY = "ahead", "transpose", "copy"  # how words come into lanes
ALL, ROUND = "all", "round"  # how much is written out: every step, or of each round what repeats
STREAMS: Final = ("1", "2", "3", "4")
HORIZONS: Final = ("2", "0", "1", "3", "4", "6", "8")  # cycles
SPARE: Final = ("1", "0", "2", "3")  # registers; all but one may hold values, as a rule: a spill costs little


@dataclass(frozen=True, slots=True)
class Setting:
    """What a kernel is lowered with: the machine, and every choice made."""

    machine: Machine
    schedule: Schedule
    lanes: int
    known: Mapping[str, int] = field(default_factory=dict)  # inputs whose values are known beforehand
    form: Form = field(default=Form())  # how the state is stored
    is_uniform: bool = False  # is it called as one of another number of messages is?
    as_stored: bool = False  # do message words come as the processor reads them, whatever the order of bytes?

    def __hash__(self) -> int:
        return hash((self.machine.insns, str(self.schedule), self.lanes))  # the rest tells few apart

    @property
    def is_rolled(self) -> bool:
        """Are the rounds loops?"""
        return self.schedule.choices.get("unroll") == ROUND

    @property
    def barriers(self) -> bool:
        """Is the C compiler kept from reordering sums?"""
        return self.schedule.choices.get("barriers") == "on"

    @property
    def streams(self) -> int:
        """How many independent vectors of lanes are interleaved."""
        return int(self.schedule.choices.get("streams", "1"))

    @property
    def messages(self) -> int:
        """How many messages are hashed side by side, at most: all lanes of the first stream come first."""
        return self.lanes * self.streams

    @property
    def c_lanes(self) -> str:
        """The number of lanes in C, where callers learn it from a function; empty: they know it."""
        return self.machine.c_lanes or (str(self.lanes) if self.is_uniform and self.messages > 1 else "")

    @property
    def abreast(self) -> str:
        """In names: x8 for eight lanes, x8x2 in two streams, xvl where the processor decides; empty for one.

        xn where another kernel may be called by the same name.
        """
        if self.messages == 1:
            return ""
        if self.is_uniform:
            return "xn"
        lanes = "vl" if self.machine.c_lanes else str(self.lanes)
        return f"x{lanes}x{self.streams}" if self.streams > 1 else f"x{lanes}"


def settle(graph: Graph, target: Target, schedule: Schedule, kernel: str, emitter: str = emitters.C) -> Setting:
    """The schedule with the target's defaults where it leaves a choice open, and the machine it makes.

    Functions' forms may stay open: forms.py chooses them. Raises UserError where the schedule chooses what
    does not exist, or what the target cannot honour.
    """
    target = target.holding(_word(graph))
    lanes = _lanes(target, schedule, kernel)
    keys = values(graph, target, kernel, lanes, emitter)
    chosen = {key: _default(target, key, allowed) for key, allowed in keys.items()}
    forms = labels(graph)
    for key, value in schedule.choices.items():
        if key in keys:
            is_spelled = key in SPELLED and SPELLED[key](graph, value, keys[key])
            if value not in keys[key] and not is_spelled:
                raise _unknown(key, value, keys[key], target)
            chosen[key] = value
        elif key not in forms:
            known = ", ".join([*keys, *forms]) or "none"
            raise UserError(
                f"'{key}' is no choice for this kernel on target '{target.name}'; write one of: {known}"
            )
    if chosen.get("unroll") == ROUND and not is_uniform(chosen):
        raise UserError(
            f"rounds that are loops work in one kind of register; write 'unit=s', or unroll={ALL} "
            f"with unit={chosen['unit']}"
        )
    machine = _machine(target, lanes, chosen)
    if emitter != emitters.C and machine.registers.keys() - machine.files.keys():
        raise UserError(
            f"there is no assembly for lanes={lanes} on target '{target.name}'; write --emitter c, "
            "or another number of lanes"
        )
    asked = {key: value for key, value in schedule.choices.items() if key in forms}
    placed = place(graph, chosen["unit"]) if asked and "unit" in chosen else graph
    for key, value in asked.items():
        if value not in fitting(placed, key, machine):
            raise _unknown(key, value, fitting(placed, key, machine), target)
        chosen[key] = value
    way = load.WAYS.get(chosen.get("load", ""))
    as_stored = emitter != emitters.C or (way is not None and not way.by_word)
    form = represent.form(graph, machine, chosen)
    return Setting(machine, Schedule(chosen), lanes, form=form, as_stored=as_stored)


def is_uniform(chosen: Mapping[str, str]) -> bool:
    """Do all rounds work in one kind of register?"""
    return chosen.get("unit", "s") in KINDS


def values(
    graph: Graph, target: Target, kernel: str, lanes: int, emitter: str = emitters.C
) -> dict[str, tuple[str, ...]]:
    """The keys that are not functions, each with its values, the first of which is the default."""
    target = target.holding(_word(graph))
    machine = _machine(target, lanes, {})
    keys: dict[str, tuple[str, ...]] = {}
    if len(line_names(graph)) > 1:
        keys["order"] = tuple(ORDERS)
    if kernel in ABREAST:
        keys["lanes"] = _widths(target)
        best = _streams(graph, target, lanes)
        keys["streams"] = (best, *(each for each in STREAMS[lanes == 1 :] if each != best))
    if is_word(graph):
        keys["unit"] = tuple(letter for letter, ty in KINDS.items() if ty in machine.registers)
    if lacks_rotate(machine):
        keys["rot"] = tuple(WAYS)
    keys |= _stored(graph, target, machine)
    if graph.state:
        keys["unroll"] = ("1", "2", "4", "8")
    if has_rounds(machine):
        keys["key"] = (LOOP, *PLACES)
    if emitter == emitters.C:
        keys |= _of_c(target, kernel, lanes)
    else:
        keys |= _of_assembly(graph, target, machine, kernel, lanes)
    if is_word(graph) and set(machine.registers) == {Ty.U32} and kernel not in ABREAST:
        keys["cache"] = ("auto", "0", "4", "8", "16") if emitter == emitters.C else ("0", "4", "8", "16")
    for choice in _of_instructions(target, lanes, emitter):
        key, _, value = choice.partition("=")
        keys[key] = tuple(dict.fromkeys((*keys.get(key, (OTHERWISE.get(key, "off"),)), value)))
    return keys


def _streams(graph: Graph, target: Target, lanes: int) -> str:
    """As many streams as keep the ports busy, if the registers hold their states and four values besides.

    A value that waits in memory costs less than a port that waits. One message alone takes two streams.
    """
    if lanes == 1:
        return "2"
    *_, unit = target.units_for(lanes)
    words = len(graph.outputs) * len(line_names(graph))
    room = (len(unit.file.names) - 4) // words if unit.file else 1
    return str(max(1, min(-(-unit.chains // len(line_names(graph))), room)))


def _of_instructions(target: Target, lanes: int, emitter: str) -> list[str]:
    """The choices that allow instructions, as key=value; in assembly, where it spells all of them."""
    chosen = [insn for unit in target.units_for(lanes) for insn in unit.insns if insn.choice]
    unspelled = {insn.choice for insn in chosen if not insn.asm} if emitter != emitters.C else set()
    return [insn.choice for insn in chosen if insn.choice not in unspelled]


def _stored(graph: Graph, target: Target, machine: Machine) -> dict[str, tuple[str, ...]]:
    """The keys that say how a state is stored."""
    if target.planes:
        return {"planes": tuple(str(unit.ty.bits) for unit in target.planes)}
    return represent.values(graph, machine)


def _of_c(target: Target, kernel: str, lanes: int) -> dict[str, tuple[str, ...]]:
    """The keys that only C has."""
    keys: dict[str, tuple[str, ...]] = {}
    if not target.planes:  # which have more words than there are registers to keep
        keys["barriers"] = ("on", "off")
    for unit in target.units_for(lanes) if lanes > 1 else ():
        keys["load"] = tuple(
            name for name, way in load.WAYS.items() if way.fits(unit) and (way.by_word or kernel != FIXED)
        )
    return keys


def _word(graph: Graph) -> int:
    """The bits of the graph's words, or of its blocks."""
    return max(node.ty.word for node in graph.inputs)


def _machine(target: Target, lanes: int, chosen: Mapping[str, str]) -> Machine:
    choices = [f"{key}={value}" for key, value in chosen.items()]
    if target.planes:
        return target.plane_machine(int(chosen.get("planes", target.planes[0].ty.bits)), choices)
    return target.machine(lanes, choices)


def _of_assembly(
    graph: Graph, target: Target, machine: Machine, kernel: str, lanes: int
) -> dict[str, tuple[str, ...]]:
    """The keys that only assembly has."""
    keys: dict[str, tuple[str, ...]] = {}
    isa = target.isa.name if target.isa else ""
    if is_word(graph) and len(line_names(graph)) == 1 and kernel not in ABREAST:
        keys["unroll"] = (ALL, ROUND)
    if kernel in ABREAST and lanes > 1 and any(file.transpose for file in machine.files.values()):
        keys["load"] = (TRANSPOSE, AHEAD, COPY)
    if graph.state and not has_rounds(machine):
        return keys  # AESE and AESMC stay side by side where nothing is moved
    cores = tuple(core.name for core in CORES.values() if core.isa == isa)
    # Lanes and AES rounds are bound by ports more than by latency: another order seldom gains, and may spill.
    keys["sched"] = (SOURCE, *cores) if lanes > 1 or graph.state else (*cores, SOURCE)
    return keys | {"ahead": HORIZONS, "spare": SPARE}


def _default(target: Target, key: str, allowed: tuple[str, ...]) -> str:
    preferred = target.defaults.get(key)
    return preferred if preferred in allowed else allowed[0]


def _unknown(key: str, value: str, allowed: tuple[str, ...], target: Target) -> UserError:
    return UserError(
        f"'{value}' is no value of '{key}' on target '{target.name}'; write one of: {', '.join(allowed)}"
    )


def _lanes(target: Target, schedule: Schedule, kernel: str) -> int:
    if kernel not in ABREAST:
        return 1
    widths = _widths(target)
    asked = schedule.choices.get("lanes", widths[0])
    if asked not in widths:
        raise _unknown("lanes", asked, widths, target)
    return int(asked)


def _widths(target: Target) -> tuple[str, ...]:
    """The numbers of lanes to choose from: 1 is one message in each stream."""
    return tuple(str(n) for n in (*sorted(target.lanes(), reverse=True), 1))
