"""The body of a loop as machine instructions that can change places: dependences, and registers for any order.

An instruction stays after those whose results it reads in registers, flags or memory. A vector register only
names a value: in another order a value may be in another register, if one is free from the first to the last
instruction that has the value. A value that an iteration begins or ends with keeps its register, and so does
every general register. A body with jumps has no other order.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from hashwright.targets.assembly import Isa, spelling
from hashwright.targets.cores import GENERAL
from hashwright.targets.effects import IMMEDIATE, LEA, LEA3, LOAD, MOVE, STORE, common, effect
from hashwright.targets.machine import Machine
from hashwright.targets.routine import Ins, Label, Mem, Note, Operand, Routine

FLAGS: Final = "flags"
READS_FLAGS: Final = frozenset({"cmovne", "csel"})  # besides jumps
KEEPS_FLAGS: Final = frozenset(
    {LOAD, STORE, MOVE, IMMEDIATE, LEA, LEA3}
)  # kinds of work; all other work may change them
GLUED: Final = frozenset({"movprfx"})  # is part of the next instruction
NUMBER: Final = re.compile(r"\d+")
NEVER: Final = 1 << 30


@dataclass(slots=True)
class _Value:
    """A value in a register, which instructions may overwrite with another one of the same register."""

    register: str  # by its common name
    is_fixed: bool  # must it be in this register?
    uses: list[int] = field(default_factory=list)  # instructions that read or write it
    is_carried: bool = False  # from the previous iteration
    is_kept: bool = False  # for the next one


@dataclass(frozen=True, slots=True)
class LoopBody:
    """The instructions of an iteration in the generator's order."""

    instructions: tuple[Ins, ...]
    start: int  # their place in the body of the routine
    end: int  # the first line of the routine after them
    before: tuple[frozenset[int], ...]  # by instruction: those that must precede it
    _values: tuple[_Value, ...]
    _operands: tuple[tuple[tuple[str, int], ...], ...]  # by instruction: registers as read, and their values
    _results: tuple[int | None, ...]  # by instruction: the value that it writes
    _pool: tuple[str, ...]  # the registers for values, in the order of preference

    def allows(self, order: Sequence[int]) -> bool:
        """Are all dependences kept?"""
        place = {number: at for at, number in enumerate(order)}
        return all(place[each] < place[number] for number, found in enumerate(self.before) for each in found)

    def ordered(self, order: Sequence[int]) -> tuple[Ins, ...] | None:
        """The instructions in this order, with registers for it; None if the registers do not suffice."""
        registers = self._registers(order)
        if registers is None:
            return None
        return tuple(self._renamed(number, registers) for number in order)

    def _registers(self, order: Sequence[int]) -> list[str] | None:
        """The register of each value: values get theirs in program order, by need only."""
        place = {number: at for at, number in enumerate(order)}
        spans = [
            (
                -1 if value.is_carried else min(place[use] for use in value.uses),
                NEVER if value.is_kept else max(place[use] for use in value.uses),
            )
            for value in self._values
        ]
        found = [value.register for value in self._values]
        taken: dict[str, list[tuple[int, int]]] = {}
        fixed = [number for number, value in enumerate(self._values) if value.is_fixed]
        for number in fixed:
            taken.setdefault(found[number], []).append(spans[number])
        for ends in taken.values():
            ends.sort()
            if any(end > start for (_, end), (start, _) in pairwise(ends)):
                return None
        for number in sorted({*range(len(found))} - {*fixed}, key=spans.__getitem__):
            start, end = spans[number]
            gaps = {
                register: gap
                for register in dict.fromkeys((found[number], *self._pool))
                if (gap := _gap(taken.get(register, ()), start, end)) is not None
            }
            if not gaps:
                return None
            home = found[number]
            found[number] = home if home in gaps else min(gaps, key=gaps.__getitem__)
            taken.setdefault(found[number], []).append((start, end))
        return found

    def _renamed(self, number: int, registers: Sequence[str]) -> Ins:
        ins = self.instructions[number]
        named = {name: registers[value] for name, value in self._operands[number]}
        written = self._results[number]
        if written is None:
            return replace(ins, operands=tuple(_operand(each, named) for each in ins.operands))
        first, *others = ins.operands
        assert isinstance(first, str), "a result is in a register"
        result = {common(first): registers[written]}
        operands = (_operand(first, result), *(_operand(each, result | named) for each in others))
        return replace(ins, operands=operands)


def _gap(spans: Iterable[tuple[int, int]], start: int, end: int) -> int | None:
    """The distance from the end of a value to the next value in a register; None if they overlap."""
    next_one = NEVER
    for first, last in spans:
        if first < end and start < last:
            return None
        if first >= end:
            next_one = min(next_one, first)
    return next_one - end


def _operand(operand: Operand, read: dict[str, str]) -> Operand:
    if isinstance(operand, Mem):
        base, index = (
            _named(each, read.get(common(each), common(each))) for each in (operand.base, operand.index)
        )
        return replace(operand, base=base, index=index)
    if isinstance(operand, str) and (name := common(operand)) in read:
        return _named(operand, read[name])
    return operand


def _named(operand: str, register: str) -> str:
    """The operand with the number of a vector register; general registers keep their names."""
    return operand if common(operand) == register else NUMBER.sub(register[1:], operand, count=1)


def body(routine: Routine, machine: Machine) -> LoopBody | None:
    """The body of the routine's loop; None if there is none, or if it contains jumps."""
    found = _extent(routine, machine.assembly)
    if found is None:
        return None
    start, end = found
    vectors = [file for ty, file in machine.files.items() if ty.kind == "vector"]
    names = dict.fromkeys(common(name) for file in vectors for name in file.names)
    return _Reader(routine, machine.assembly, names, start, end).body()


def _extent(routine: Routine, isa: Isa) -> tuple[int, int] | None:
    """The lines from the loop's label to the lines that repeat it."""
    lines = routine.body
    places = {line.name: number for number, line in enumerate(lines) if isinstance(line, Label)}
    jumps = [
        (number, places[operand.name])
        for number, line in enumerate(lines)
        if isinstance(line, Ins)
        for operand in line.operands
        if isinstance(operand, Label) and operand.name in places
    ]
    back = [(number, to) for number, to in jumps if to < number]
    if len(back) != 1:
        return None
    ((jump, label),) = back
    end = jump + 1 - len(spelling(isa.repeat))
    inside = lines[label + 1 : end]
    is_plain = all(
        isinstance(line, Note) or (isinstance(line, Ins) and line.mnemonic not in GLUED) for line in inside
    )
    return (label + 1, end) if is_plain and not any(label < number < end for number, _ in jumps) else None


class _Reader:
    """Reads the body of a loop from a routine."""

    def __init__(self, routine: Routine, isa: Isa, vectors: Collection[str], start: int, end: int) -> None:
        self._isa = isa
        self._vectors = vectors
        self._start, self._end = start, end
        self._instructions = [line for line in routine.body[start:end] if isinstance(line, Ins)]
        self._effects = [effect(ins, isa.name) for ins in self._instructions]
        after = (line for line in routine.body[end:] if isinstance(line, Ins))
        self._read_after = {name for line in after for name in _read(line, isa.name)}
        self._values: list[_Value] = []
        self._before: list[set[int]] = [set() for _ in self._instructions]

    def body(self) -> LoopBody:
        operands, results = self._registers()
        self._flags()
        self._memory()
        used = dict.fromkeys(value.register for value in self._values if value.register in self._vectors)
        through = self._read_after - {*used}  # set before the loop, and read after it
        return LoopBody(
            tuple(self._instructions),
            self._start,
            self._end,
            tuple(map(frozenset, self._before)),
            tuple(self._values),
            tuple(operands),
            tuple(results),
            tuple(name for name in dict.fromkeys((*used, *self._vectors)) if name not in through),
        )

    def _registers(self) -> tuple[list[tuple[tuple[str, int], ...]], list[int | None]]:
        """The values of all operands, and the order that they demand."""
        current: dict[str, int] = {}
        written: dict[int, int] = {}  # by value: the last instruction that wrote it
        readers: dict[int, list[int]] = {}  # by value: the instructions that read it since then
        operands: list[tuple[tuple[str, int], ...]] = []
        results: list[int | None] = []
        for number, (ins, does) in enumerate(zip(self._instructions, self._effects, strict=True)):
            names = _read(ins, self._isa.name)
            for name in names:
                if name not in current:
                    current[name] = self._new(name, is_carried=True)
                value = current[name]
                self._before[number] |= {written[value]} if value in written else set()
                readers.setdefault(value, []).append(number)
                self._values[value].uses.append(number)
            operands.append(tuple((name, current[name]) for name in names))
            results.append(None)
            if not does.writes:
                continue
            name = does.writes
            if name not in current or (name in self._vectors and not does.changes):
                current[name] = self._new(name, is_carried=False)
            value = current[name]
            self._before[number] |= {*readers.get(value, []), *([written[value]] if value in written else [])}
            self._before[number] -= {number}
            written[value], readers[value] = number, []
            self._values[value].uses.append(number)
            results[number] = value
        carried = {value.register for value in self._values if value.is_carried} | self._read_after
        for name, value in current.items():
            if name in carried:
                self._values[value].is_kept = self._values[value].is_fixed = True
        return operands, results

    def _new(self, name: str, *, is_carried: bool) -> int:
        is_fixed = is_carried or name not in self._vectors
        self._values.append(_Value(name, is_fixed, is_carried=is_carried))
        return len(self._values) - 1

    def _flags(self) -> None:
        """A reader of flags stays after their writer, and all other writers on their side of both."""
        writers = [
            number
            for number, (ins, does) in enumerate(zip(self._instructions, self._effects, strict=True))
            if does.file == GENERAL and does.kind not in KEEPS_FLAGS and ins.mnemonic not in READS_FLAGS
        ]
        for number, ins in enumerate(self._instructions):
            if ins.mnemonic in READS_FLAGS:
                source = max(each for each in writers if each < number)
                self._before[number].add(source)
                self._before[source] |= {each for each in writers if each < source}
                for later in writers:
                    self._before[later] |= {number} if later > number else set()

    def _memory(self) -> None:
        """A store stays on its side of all accesses to the same memory."""
        changed: set[str] = set()
        accesses: list[tuple[int, Mem, bool, bool]] = []  # instruction, place, is it a store, is it known
        for number, does in enumerate(self._effects):
            for mem in filter(None, (does.load, does.store)):
                names = {common(each) for each in (mem.base, mem.index) if each}
                is_store, is_known = mem is does.store, not names & changed
                for earlier, other, was_store, was_known in accesses:
                    if (is_store or was_store) and _may_meet(
                        mem, other, self._isa.stack, is_known=is_known and was_known
                    ):
                        self._before[number].add(earlier)
                accesses.append((number, mem, is_store, is_known))
            changed.add(does.writes)


def _read(ins: Ins, isa: str) -> tuple[str, ...]:
    """The registers that an instruction reads, also for addresses, each once."""
    does = effect(ins, isa)
    memory = [each for each in ins.operands if isinstance(each, Mem)]
    names = [common(each) for mem in memory for each in (mem.base, mem.index) if each]
    return tuple(dict.fromkeys(filter(None, (*does.reads, *names))))


def _may_meet(one: Mem, other: Mem, stack: str, *, is_known: bool) -> bool:
    """May two places share a byte?

    The memory of different arguments is the same or disjoint: functions work in place, or elsewhere.
    """
    if (one.base == stack) != (other.base == stack):
        return False
    if not is_known or one.index != other.index or one.is_scaled != other.is_scaled:
        return True
    return one.disp < other.disp + other.bytes and other.disp < one.disp + one.bytes
