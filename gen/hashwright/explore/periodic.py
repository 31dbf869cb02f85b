"""Periodic schedules of a loop body, found or refuted by a constraint solver (OR-tools' CP-SAT).

A schedule repeats in each iteration: an operation of iteration n starts n periods after that of iteration 0.
Several iterations can be one problem, so that they may differ.
The constraints are necessary on a core that executes in any order: each cycle has a port for each piece of
work; a result is ready after its latency; instructions are renamed in program order, a number per cycle; and
between the cycles of renaming, the values that are still read fit into the registers, or they are spilled.
Words in memory are operands of an operation, or loaded separately; an operation that overwrites an operand
which is read later needs a copy.

What this leaves out, so that a period may be feasible here and unreachable on a core: windows and queues, the
choice of a port before the start, the instructions of the loop itself, and moves between iterations, which
unrolled loops avoid. If a core repeats nothing, it can be faster than a periodic schedule, by less than a cycle
per iteration of the problem.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Any

from hashwright.errors import UserError, pip_install


@dataclass(frozen=True, slots=True)
class Piece:
    """Work that occupies a port."""

    ports: frozenset[str]  # any of them
    occupancy: int = 1  # cycles
    after: int = 0  # cycles from the start of the operation


@dataclass(frozen=True, slots=True)
class Read:
    """An operand that another operation computes."""

    value: int  # the number of that operation
    ready: int  # cycles from its start until this one can start
    earlier: int = 0  # iterations


@dataclass(frozen=True, slots=True)
class Operation:
    """An instruction."""

    pieces: tuple[Piece, ...]
    slots: int = 1  # of renaming
    reads: tuple[Read, ...] = ()
    words: tuple[int, ...] = ()  # the numbers of words in memory that it reads
    folded: tuple[int, ...] = ()  # those of them that can be its own memory operand, at most one at once
    overwritten: tuple[int, ...] = ()  # the values of which it overwrites one; empty: none


@dataclass(frozen=True, slots=True)
class Problem:
    """A loop body on a core."""

    operations: tuple[Operation, ...]
    constants: tuple[bool, ...] = ()  # by word: is it the same in each iteration?
    registers: int = 1 << 10
    width: int = 1 << 10  # slots of renaming per cycle
    load: Piece = Piece(frozenset("l"))
    store: Piece = Piece(frozenset("s"))
    stores: int = 0  # results that are stored in each iteration
    forwarded: int = 4  # cycles more until a spilled value is ready

    def least(self) -> int:
        """The least period by ports alone, by renaming alone, and by latency alone."""
        slots = sum(each.slots for each in self.operations) + self.stores
        pieces = [piece for each in self.operations for piece in each.pieces]
        by_ports = [math.ceil(Fraction(work, len(ports))) for ports, work in demands(pieces)]
        least = max(1, math.ceil(Fraction(slots, self.width)), *by_ports)
        while _is_late(self.operations, least):
            least += 1
        return least

    def repeated(self, count: int) -> "Problem":
        """This number of iterations as one problem, which allows them to differ."""
        operations = len(self.operations)
        words = len(self.constants)

        def word(number: int, copy: int) -> int:
            return number if self.constants[number] else number + copy * words

        def read(each: Read, copy: int) -> Read:
            back, at = divmod(copy - each.earlier, count)
            return Read(each.value + at * operations, each.ready, -back)

        return replace(
            self,
            operations=tuple(
                replace(
                    each,
                    reads=tuple(read(one, copy) for one in each.reads),
                    words=tuple(word(number, copy) for number in each.words),
                    folded=tuple(word(number, copy) for number in each.folded),
                    overwritten=tuple(
                        read(one, copy).value for one in each.reads if one.value in each.overwritten
                    ),
                )
                for copy in range(count)
                for each in self.operations
            ),
            constants=self.constants * count,
            stores=self.stores * count,
        )


@dataclass(frozen=True, slots=True)
class Optimum:
    """The answer about a problem."""

    refuted: int  # the greatest period that is refuted
    found: int | None  # the least period with a schedule, if one was found
    starts: tuple[int, ...] = ()  # of the operations in it
    renamed: tuple[int, ...] = ()  # the cycles of their renaming

    @property
    def is_proved(self) -> bool:
        """Is the found period the optimum?"""
        return self.found == self.refuted + 1


def unions(pieces: Sequence[Piece]) -> set[frozenset[str]]:
    """The unions of the sets of ports: by Hall's theorem, work fits if it fits into each of them."""
    distinct = {piece.ports for piece in pieces}
    return {
        frozenset().union(*some)
        for count in range(1, len(distinct) + 1)
        for some in combinations(distinct, count)
    }


def demands(pieces: Sequence[Piece]) -> Iterator[tuple[frozenset[str], int]]:
    """By set of ports: the cycles of work that only these ports can execute."""
    for ports in unions(pieces):
        yield ports, sum(piece.occupancy for piece in pieces if piece.ports <= ports)


def _is_late(operations: Sequence[Operation], period: int) -> bool:
    """Does a cycle of reads take longer than its iterations?"""
    longest = [0] * len(operations)
    for _ in range(len(operations) + 1):
        before = longest[:]
        for number, each in enumerate(operations):
            for read in each.reads:
                longest[number] = max(longest[number], longest[read.value] + read.ready - period * read.earlier)
        if longest == before:
            return False
    return True


def optimum(problem: Problem, seconds: float, workers: int = 1) -> Optimum:
    """The least period of a problem, as far as it is found in this time; a period has half of what is left.

    If the time does not suffice for a period, longer ones may still have a schedule. Raises UserError without
    OR-tools.
    """
    until = time.monotonic() + seconds
    period = problem.least()
    refuted, step = period - 1, 1
    while (left := until - time.monotonic()) > 0:
        found = _Model(problem, period).solved(left / 2, workers)
        if found:
            return Optimum(refuted, period, *found)
        if found is None:
            step *= 2
        elif refuted == period - 1:
            refuted = period
        period += step
    return Optimum(refuted, None)


Schedule = tuple[tuple[int, ...], tuple[int, ...]]  # the starts, and the cycles of renaming


class _Model:
    """The constraints of a period."""

    def __init__(self, problem: Problem, period: int) -> None:
        self._problem = problem
        self._period = period
        self._cp = solver()
        self._model = self._cp.CpModel()
        self._slots: list[Any] = []  # further slots of renaming: copies, loads, spills
        self._loads: list[Any] = []  # loads
        operations = range(len(problem.operations))
        depth = sum(max((read.ready for read in each.reads), default=0) for each in problem.operations)
        depth += problem.forwarded * len(problem.operations)
        self._starts = [self._model.new_int_var(0, depth + period, f"start {i}") for i in operations]
        self._at = [self._cycles(f"at {i}") for i in operations]
        self._renamed = [self._cycles(f"renamed {i}") for i in operations]
        self._spilled = [self._model.new_bool_var(f"spilled {i}") for i in operations]
        self._from_memory: list[dict[int, Any]] = [{} for _ in operations]  # by word: is it the memory operand?
        self._registers()
        self._time()
        self._operands()
        self._ports()

    def _cycles(self, name: str) -> list[Any]:
        """A variable for each cycle of the period; exactly one is 1."""
        made = [self._model.new_bool_var(f"{name} in {cycle}") for cycle in range(self._period)]
        self._model.add_exactly_one(made)
        return made

    def _time(self) -> None:
        model, period = self._model, self._period
        model.add(self._at[0][0] == 1)  # of schedules that differ only in the first cycle, one
        for number, each in enumerate(self._problem.operations):
            rounds = model.new_int_var(0, 1 << 20, "")
            within = sum(cycle * at for cycle, at in enumerate(self._at[number]))
            model.add(self._starts[number] == period * rounds + within)
            for read in each.reads:
                ready = read.ready + self._problem.forwarded * self._spilled[read.value]
                model.add(self._starts[number] + period * read.earlier >= self._starts[read.value] + ready)
                if not read.earlier:
                    model.add(self._place(number) >= self._place(read.value))

    def _place(self, number: int) -> Any:
        return sum(cycle * at for cycle, at in enumerate(self._renamed[number]))

    def _is_renamed(self, number: int, cycle: int) -> Any:
        """Is it renamed in this cycle or an earlier one?"""
        return sum(self._renamed[number][: cycle + 1])

    def _readers(self) -> Iterator[tuple[int, int, int]]:
        """A value, an operation that reads it, and the iterations in between."""
        for number, each in enumerate(self._problem.operations):
            for read in each.reads:
                yield read.value, number, read.earlier

    def _registers(self) -> None:
        """The values that are alive after each cycle of renaming have registers, or are spilled."""
        model, operations = self._model, self._problem.operations
        far = 1 + max((read.earlier for each in operations for read in each.reads), default=0)
        for cycle in range(self._period):
            alive = []
            for value in range(len(operations)):
                counts = [
                    earlier + self._is_renamed(value, cycle) - self._is_renamed(reader, cycle)
                    for each, reader, earlier in self._readers()
                    if each == value
                ]
                if counts:
                    alive.append(model.new_int_var(0, far, ""))
                    for count in counts:
                        model.add(alive[-1] >= count - far * self._spilled[value])
            alive += self._words_alive(cycle)
            model.add(sum(alive) <= self._problem.registers)

    def _memory_operand(self, number: int, word: int) -> Any:
        """Is the word the memory operand of the operation?"""
        known = self._from_memory[number]
        if word not in known:
            known[word] = self._model.new_bool_var(f"{number} reads {word}")
            if word not in self._problem.operations[number].folded:
                self._model.add(known[word] == 0)
        return known[word]

    def _words_alive(self, cycle: int) -> Iterator[Any]:
        """Words in registers: constants in all cycles, others from the first to the last reader."""
        for word, is_constant in enumerate(self._problem.constants):
            users = [i for i, each in enumerate(self._problem.operations) if word in each.words]
            alive = self._model.new_bool_var("")
            for one in users:
                if is_constant:
                    self._model.add(alive >= 1 - self._memory_operand(one, word))
                for other in users:
                    if one != other and not is_constant:
                        inside = self._is_renamed(one, cycle) - self._is_renamed(other, cycle)
                        folded = self._memory_operand(one, word) + self._memory_operand(other, word)
                        self._model.add(alive >= inside - folded)
            yield alive

    def _operands(self) -> None:
        """Loads, copies and spills."""
        model, problem = self._model, self._problem
        for word, is_constant in enumerate(problem.constants):
            users = [i for i, each in enumerate(problem.operations) if word in each.words]
            self._loads += [self._memory_operand(user, word) for user in users]
            if users and not is_constant:
                is_loaded = model.new_bool_var(f"{word} is loaded")
                for user in users:
                    model.add(is_loaded >= 1 - self._memory_operand(user, word))
                self._loads.append(is_loaded)
                self._slots.append(is_loaded)
        for number, each in enumerate(problem.operations):
            spills = [self._spilled[read.value] for read in each.reads]
            self._loads += spills
            for value in spills:  # a load of its own, unless it is the memory operand
                folded = model.new_bool_var("")
                model.add(folded <= value)
                self._from_memory[number][-1 - len(self._from_memory[number])] = folded
                self._slots.append(value - folded)
            if self._from_memory[number]:
                model.add(sum(self._from_memory[number].values()) <= 1)
            if each.overwritten:
                self._overwrite(number, each)
        self._slots += self._spilled

    def _overwrite(self, number: int, each: Operation) -> None:
        """One of the operands is read last by this operation, or it is copied."""
        ends = []
        for value in dict.fromkeys(each.overwritten):
            end = self._model.new_bool_var(f"{number} ends {value}")
            for other_value, reader, earlier in self._readers():
                if other_value == value and reader != number:
                    mine = next(read.earlier for read in each.reads if read.value == value)
                    if earlier > mine:
                        self._model.add(end == 0)
                    elif earlier == mine:
                        self._model.add(self._place(reader) <= self._place(number)).only_enforce_if(end)
            ends.append(end)
        copied = self._model.new_bool_var(f"{number} has a copy")
        self._model.add(sum(ends) + copied >= 1)
        self._slots.append(copied)

    def _ports(self) -> None:
        """Each cycle has ports for the work that starts in it or goes on, and slots for what is renamed."""
        model, problem, period = self._model, self._problem, self._period
        pieces = [(i, piece) for i, each in enumerate(problem.operations) for piece in each.pieces]
        for ports in unions([piece for _, piece in pieces]):
            inside = [(i, piece) for i, piece in pieces if piece.ports <= ports]
            for cycle in range(period):
                work = [
                    self._at[i][(cycle - piece.after - busy) % period]
                    for i, piece in inside
                    for busy in range(piece.occupancy)
                ]
                model.add(sum(work) <= len(ports))
        for cycle in range(period):
            renamed = (each.slots * self._renamed[i][cycle] for i, each in enumerate(problem.operations))
            model.add(sum(renamed) <= problem.width)
        slots = sum(each.slots for each in problem.operations) + problem.stores
        model.add(slots + sum(self._slots) <= problem.width * period)
        for piece, count in (
            (problem.load, sum(self._loads)),
            (problem.store, problem.stores + sum(self._spilled)),
        ):
            model.add(piece.occupancy * count <= len(piece.ports) * period)

    def solved(self, seconds: float, workers: int) -> Schedule | tuple[()] | None:
        """A schedule; empty: there is none; None: the time was too short."""
        own = self._cp.CpSolver()
        own.parameters.max_time_in_seconds = seconds
        own.parameters.num_workers = workers
        status = own.solve(self._model)
        if status in (self._cp.OPTIMAL, self._cp.FEASIBLE):
            starts = tuple(map(own.value, self._starts))
            return starts, tuple(int(own.value(self._place(i))) for i in range(len(starts)))
        return () if status == self._cp.INFEASIBLE else None


def solver() -> Any:
    """OR-tools' CP-SAT. Raises UserError without it."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise UserError(f"--optimal needs OR-tools; write {pip_install('hashwright[optimal]')}") from None
    return cp_model
