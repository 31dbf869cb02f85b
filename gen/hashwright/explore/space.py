"""The space of schedules: every way in which the generator can generate a kernel for a target.

The space is derived: keys and values come from requests/registry.py, the forms of functions from
passes/forms.py, and the conflicts are those that `settle` rejects. A point is a sequence of picks, each of
which may depend on earlier ones; the picking function makes it a search or an enumeration.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.graph.ir import Graph
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.passes import forms
from hashwright.requests.choice import Choice
from hashwright.requests.fastest import found_anywhere
from hashwright.requests.pipeline import open_forms
from hashwright.requests.registry import CHOICES, LANES, UNIT
from hashwright.requests.request import Request, resolve
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import Setting, in_units, settle, values
from hashwright.targets.machine import Target

ASSEMBLY: Final = "assembly"
WRITTEN: Final = "written"  # the name of the first pick: assembly, or C by one of the compilers

Pick = Callable[[str, Sequence[str]], str]  # a name and the values -> the picked value
Picked = dict[str, str]  # every pick of a point, by name


@dataclass(frozen=True, slots=True)
class Point:
    """One way to generate the kernel."""

    request: Request
    written: str  # as in Space.ways
    cc: Compiler | None  # its compiler; None: it is assembly


@dataclass(frozen=True)
class Space:
    """All ways to generate a kernel for a target."""

    hash: Hash
    kernel: Kernel
    target: Target
    compilers: Mapping[str, Compiler]  # by identity
    length: str | None = None  # bytes of a message, only for the kernel `fixed`

    @property
    def name(self) -> str:
        """Hash, kernel and target, as in `md5 blocks x86-64-bmi`."""
        return " ".join(filter(None, (self.hash.name, self.kernel.name, self.length, self.target.name)))

    @cached_property
    def ways(self) -> dict[str, Compiler | None]:
        """The languages of the kernel, each with its compiler."""
        assembly = {ASSEMBLY: None} if self._lanes[GAS] else {}
        return assembly | {f"C, {name}": cc for name, cc in self.compilers.items() if self._lanes[C]}

    def point(self, pick: Pick) -> Point:
        """The picked point."""
        written, schedule = self.walk(pick)
        return Point(self.request(schedule, self.emitter(written)), written, self.ways[written])

    def walk(self, pick: Pick) -> tuple[str, Schedule]:
        """The picked language and schedule."""
        written = pick(WRITTEN, list(self.ways))
        return written, Schedule(self._choices(pick, self.emitter(written)))

    def points(self, at_most: int) -> list[Picked] | None:
        """The picks of every point, or None if there are more than a limit."""
        found: list[Picked] = []
        trail: list[tuple[str, Sequence[str], int]] = []  # each pick: its name, its values, the index of one
        while not found or trail:
            if len(found) == at_most:
                return None
            trail = self._trail([which for _, _, which in trail])
            found.append({name: able[which] for name, able, which in trail})
            while trail and trail[-1][2] + 1 == len(trail[-1][1]):
                trail.pop()
            if trail:
                name, able, which = trail.pop()
                trail.append((name, able, which + 1))
        return found

    def _trail(self, which: Sequence[int]) -> list[tuple[str, Sequence[str], int]]:
        """The picks with these numbers, followed by first values."""
        done: list[tuple[str, Sequence[str], int]] = []

        def pick(name: str, able: Sequence[str]) -> str:
            done.append((name, able, which[len(done)] if len(done) < len(which) else 0))
            return able[done[-1][2]]

        self.walk(pick)
        return done

    def defaults(self) -> Iterator[Picked]:
        """The generator's defaults for each language."""
        for written in self.ways:
            yield self._near(written, Schedule(self._widest(written)))

    def uniform(self) -> Iterator[Picked]:
        """The defaults with a single letter in choices that are composed of letters."""
        for written in self.ways:
            lanes = self._widest(written)
            for key, able in self._values(LANES.of(Schedule(lanes)), written).items():
                if (spelling := CHOICES[key].spelling) and spelling.parts:
                    for letter in able:
                        yield self._near(written, Schedule({**lanes, key: letter}))

    def _widest(self, written: str) -> dict[str, str]:
        """The choice of the maximum number of lanes, if there is one."""
        return {LANES.name: self._lanes[self.emitter(written)][0]} if self._is_abreast else {}

    def best(self) -> Iterator[Picked]:
        """For each language, the best known schedules of any core: those of this target, then those of others.

        Schedules of another target are reduced to the choices of this one.
        """
        for written in self.ways:
            emitter = self.emitter(written)
            for schedule in found_anywhere(self.hash, self.kernel, self.target.name, emitter):
                if str(LANES.of(schedule)) not in self._lanes[emitter]:
                    continue
                able = {*self._values(LANES.of(schedule), written), *forms.labels(self.hash.principal())}
                shared = {key: value for key, value in schedule.choices.items() if key in able}
                with suppress(UserError):  # this target may lack a value
                    yield self._near(written, Schedule(shared))

    def _values(self, lanes: int, written: str) -> Mapping[str, Sequence[str]]:
        """The values by key."""
        return values(self.hash.principal(), self.target, self.kernel, lanes, self.emitter(written))

    def _near(self, written: str, schedule: Schedule) -> Picked:
        """The picks of a schedule, without those that the space lacks."""
        graph = self.hash.principal()
        setting = settle(graph, self.target, schedule, self.kernel, self.emitter(written))
        preferred = {label: found[0] for label, found in open_forms(graph, setting).items()}
        preferred |= {**setting.schedule.choices, WRITTEN: written}
        picked: Picked = {}

        def pick(name: str, able: Sequence[str]) -> str:
            wanted = _picked_of(preferred, name)
            return picked.setdefault(name, wanted if wanted in able else able[0])

        self.walk(pick)
        return picked

    def digest(self) -> str:
        """The identity of this version of the space.

        What it does not catch: a value that exists only in combination with values other than the first.
        """
        seen: list[str] = []

        def pick(name: str, able: Sequence[str]) -> str:
            seen.append(f"{name}: {', '.join(able)}")
            return able[0]

        for emitter, lanes in self._lanes.items():
            if lanes:
                self._choices(pick, emitter)
        return hashlib.sha256("\n".join(seen).encode()).hexdigest()[:12]

    def request(self, schedule: Schedule, emitter: str) -> Request:
        """The request of a schedule."""
        return resolve(
            self.hash.name,
            self.target.name,
            kernel=self.kernel.name,
            schedule=str(schedule),
            emitter=emitter,
            length=self.length,
        )

    def emitter(self, written: str) -> str:
        """The emitter of a language."""
        return C if self.ways[written] else GAS

    def _choices(self, pick: Pick, emitter: str) -> dict[str, str]:
        """The picked schedule."""
        graph = self.hash.principal()
        chosen: dict[str, str] = {}
        if self._is_abreast:
            chosen[LANES.name] = pick(LANES.name, self._lanes[emitter])
        idle = set(chosen)
        keys = values(graph, self.target, self.kernel, LANES.of(Schedule(chosen)), emitter)
        for key, able in keys.items():
            if key not in idle:
                chosen[key] = _value(CHOICES[key], able, graph, Schedule(chosen), pick)
                idle.update(CHOICES[key].value(chosen[key]).idle)
        setting = settle(graph, self.target, Schedule(chosen), self.kernel, emitter)
        for label, fitting in self._forms(graph, setting).items():
            chosen[label] = pick(label, fitting)
        return chosen

    @cached_property
    def _is_abreast(self) -> bool:
        """Does the kernel have a choice of lanes?"""
        return LANES.name in values(self.hash.principal(), self.target, self.kernel, 1)

    @cached_property
    def _lanes(self) -> dict[str, list[str]]:
        """By emitter, the numbers of lanes that it supports, the default first; none: no such kernel."""
        counts = (*self.target.lanes(self.hash.principal().word), 1)
        able = [{LANES.name: str(n)} for n in counts] if self._is_abreast else [{}]
        found: dict[str, list[str]] = {GAS: [], C: []}
        for emitter, able_here in found.items():
            for lanes in sorted(able, key=lambda chosen: -LANES.of(Schedule(chosen))):
                try:
                    self.request(Schedule(lanes), emitter)
                except UserError:
                    continue
                able_here.append(str(LANES.of(Schedule(lanes))))
        return found

    @cached_property
    def _fitting(self) -> dict[tuple[str, ...], dict[str, tuple[str, ...]]]:
        """The cache of `_forms`."""
        return {}

    def _forms(self, graph: Graph, setting: Setting) -> dict[str, tuple[str, ...]]:
        """The forms of each function that fit the setting."""
        insns = (f"{each.name} {each.sem.ty}" for each in setting.machine.insns)
        key = (str(UNIT.of(setting.schedule)), *map(str, setting.machine.registers), *insns)
        if key not in self._fitting:
            placed = in_units(graph, setting.schedule)
            self._fitting[key] = {
                label: forms.fitting(placed, label, setting.machine) for label in forms.labels(graph)
            }
        return self._fitting[key]


def _picked_of(chosen: Mapping[str, str], name: str) -> str:
    """The value of a pick of that name: one letter of a composed value, or the letter for all."""
    key, *places = name.split(".")
    value = chosen.get(key, "")
    if not places:
        return value
    line, place = map(int, places)
    lines = value.split("/")
    letters = lines[line if len(lines) > 1 else 0]
    return letters[place if len(letters) > 1 else 0]


def _value(choice: Choice[Any], able: Sequence[str], graph: Graph, schedule: Schedule, pick: Pick) -> str:
    """A value that fits the schedule; a composed value is picked letter by letter."""
    parts = choice.spelling and choice.spelling.parts
    if not parts:
        return pick(choice.name, tuple(word for word in able if not choice.value(word).clash(schedule)))
    if len(able) == 1:
        return able[0]
    lines = [
        "".join(pick(f"{choice.name}.{line}.{i}", able) for i in range(count))
        for line, count in enumerate(parts(graph))
    ]
    return "/".join(lines) if len(set("".join(lines))) > 1 else lines[0][0]
