"""A choice of a schedule as a record: its documentation, its values, and the kernels that have it.

A schedule is text, `key=value`. Only the record of a key parses this text: it returns the values of a kernel to
`settle` and `list`, the values to try to `explore`, and the typed value to a pass (`of`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from hashwright.emit.emitters import C
from hashwright.graph.ir import Graph
from hashwright.modes.kernel import Kernel
from hashwright.requests.schedule import Schedule
from hashwright.targets.machine import OTHERS, Machine, Target

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Scope:
    """A kernel on a target, which determines its choices."""

    graph: Graph  # the hash's principal function
    target: Target
    machine: Machine  # without the instructions that a choice allows
    kernel: Kernel
    lanes: int
    emitter: str

    @property
    def is_assembly(self) -> bool:
        """Is the emitter one of assembly?"""
        return self.emitter != C

    @property
    def measured(self) -> Mapping[str, str]:
        """The choices that measured best on the target; for messages side by side, those of their kernel."""
        bits = max((node.ty.bits for node in self.graph.inputs), default=0) * self.lanes
        shape, found = (len(self.graph.state or self.graph.outputs), bits), self.target.measured
        others = {} if self.lanes > 1 else found.get((*shape, OTHERS), {})
        return found.get((*shape, self.kernel.name), others)

    def allowing(self, key: str) -> tuple[str, ...]:
        """The values of a key that allow instructions; in assembly, only if it spells all of them."""
        insns = [insn for unit in self.target.units_for(self.lanes) for insn in unit.insns if insn.choice]
        unspelled = {insn.choice for insn in insns if not insn.asm} if self.is_assembly else set()
        pairs = (insn.choice.partition("=") for insn in insns if insn.choice not in unspelled)
        return tuple(dict.fromkeys(value for name, _, value in pairs if name == key))


@dataclass(frozen=True, slots=True)
class Value(Generic[T_co]):
    """A value of a choice."""

    word: str  # in a schedule
    does: T_co  # the value for passes and emitters
    doc: str
    idle: tuple[str, ...] = ()  # choices that have no effect in combination with it
    # The conflict with the rest of a schedule, as a sentence; empty if there is none.
    clash: Callable[[Schedule], str] = lambda schedule: ""


@dataclass(frozen=True, slots=True)
class SpelledValues(Generic[T_co]):
    """Values that are parsed: numbers, and composed values."""

    read: Callable[[str], T_co]
    # Is the text an unlisted value for the function? The last argument is the kernel's listed values.
    fits: Callable[[Graph, str, Sequence[str]], bool] = lambda graph, text, words: False
    # If a text consists of letters: the number of letters in each part; slashes separate the parts.
    parts: Callable[[Graph], Sequence[int]] | None = None


@dataclass(frozen=True, slots=True)
class Choice(Generic[T_co]):
    """A key of schedules."""

    name: str  # the key
    doc: str
    applies: Callable[[Scope], bool]  # does the kernel have the choice?
    neutral: T_co  # the value for passes if it does not
    values: tuple[Value[T_co], ...] = ()
    spelling: SpelledValues[T_co] | None = None  # of further values
    able: Callable[[Scope], Sequence[str]] | None = None  # the listed values of the kernel; None: all in values
    # The generator's preferred one, unless another measured best; None: that of the target, or else the first.
    default: Callable[[Scope], str] | None = None

    def of(self, schedule: Schedule) -> T_co:
        """The typed value of the schedule, for passes."""
        return self.value(schedule[self.name]).does if self.is_in(schedule) else self.neutral

    def is_in(self, schedule: Schedule) -> bool:
        """Does the schedule have the choice?"""
        return self.name in schedule.choices

    def value(self, word: str) -> Value[T_co]:
        """The record of a value. A parsed value has the documentation of the choice."""
        for value in self.values:
            if value.word == word:
                return value
        assert self.spelling, f"'{self.name}' has no value '{word}'"
        return Value(word, self.spelling.read(word), self.doc)

    def words(self, scope: Scope) -> tuple[str, ...]:
        """The listed values of the kernel, the generator's preferred one first."""
        able = self.able(scope) if self.able else [value.word for value in self.values]
        first = [self.default(scope)] if self.default else []
        return tuple(dict.fromkeys((*first, *able)))

    def settled(self, scope: Scope) -> str:
        """The value if a schedule leaves the choice open."""
        words = self.words(scope)
        preferred = scope.measured.get(self.name)
        if preferred is None and self.default is None:
            preferred = scope.target.defaults.get(self.name)
        return preferred if preferred in words else words[0]

    def accepts(self, scope: Scope, text: str) -> bool:
        """Does the kernel support this value?"""
        words = self.words(scope)
        return text in words or (self.spelling is not None and self.spelling.fits(scope.graph, text, words))
