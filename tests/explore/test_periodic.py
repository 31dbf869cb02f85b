"""The optimum of tiny loop bodies is that of an exhaustive search."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.explore.periodic import Operation, Optimum, Piece, Problem, Read, optimum
from tests import needs

SECONDS: Final = 60.0
ONE, TWO = frozenset("a"), frozenset("ab")


def solved(problem: Problem) -> Optimum:
    needs.package("ortools")
    return optimum(problem, SECONDS)


def exhaustive(problem: Problem) -> int:
    """The least period, by trying all cycles of starts and of renaming."""
    period = 1
    while not any(_is_schedule(problem, period, starts) for starts in _starts(problem, period)):
        period += 1
    return period


def _starts(problem: Problem, period: int) -> Iterator[tuple[int, ...]]:
    depth = sum(max((read.ready for read in each.reads), default=0) for each in problem.operations) + period
    return product(range(depth), repeat=len(problem.operations))


def _is_schedule(problem: Problem, period: int, starts: tuple[int, ...]) -> bool:
    for number, each in enumerate(problem.operations):
        for read in each.reads:
            if starts[number] + period * read.earlier < starts[read.value] + read.ready:
                return False
    if not _has_ports(problem, period, starts):
        return False
    renamed = product(range(period), repeat=len(starts))
    return any(_fits(problem, period, each) for each in renamed)


def _has_ports(problem: Problem, period: int, starts: tuple[int, ...]) -> bool:
    """Is there an assignment of ports?"""
    pieces = [
        (start, piece) for start, each in zip(starts, problem.operations, strict=True) for piece in each.pieces
    ]
    for ports in product(*(sorted(piece.ports) for _, piece in pieces)):
        busy = [
            (port, (start + piece.after + cycle) % period)
            for port, (start, piece) in zip(ports, pieces, strict=True)
            for cycle in range(piece.occupancy)
        ]
        if len({*busy}) == len(busy):
            return True
    return False


def _fits(problem: Problem, period: int, renamed: tuple[int, ...]) -> bool:
    """Do registers and slots suffice, for problems without spills, words and copies?"""
    reads = [
        (read.value, number, read.earlier)
        for number, each in enumerate(problem.operations)
        for read in each.reads
    ]
    if any(not earlier and renamed[value] > renamed[number] for value, number, earlier in reads):
        return False
    for cycle in range(period):
        if (
            sum(each.slots for each, at in zip(problem.operations, renamed, strict=True) if at == cycle)
            > problem.width
        ):
            return False
        alive = [0] * len(renamed)
        for value, number, earlier in reads:
            alive[value] = max(alive[value], earlier + (renamed[value] <= cycle) - (renamed[number] <= cycle))
        if sum(alive) > problem.registers:
            return False
    return True


def random_problem(rng: Random) -> Problem:
    operations = []
    for number in range(3):
        reads = [Read(rng.randrange(number), rng.randint(1, 2)) for _ in range(rng.randint(0, 1)) if number]
        reads += [Read(rng.randrange(3), rng.randint(1, 3), 1)] if rng.random() < 0.6 else []
        piece = Piece(rng.choice((ONE, TWO)), rng.choice((1, 1, 2)))
        operations.append(Operation((piece,), reads=tuple(reads)))
    return Problem(tuple(operations), width=rng.choice((1, 2, 4)))


@pytest.mark.parametrize("seed", range(12))
def test_the_optimum_is_that_of_an_exhaustive_search(seed: int) -> None:
    """Ports by Hall's theorem are exact for work of one cycle, and here for longer work."""
    problem = random_problem(Random(seed))
    found = solved(problem)
    assert found.is_proved
    assert found.found == exhaustive(problem)
    assert _is_schedule(problem, found.found, found.starts)


def chain(count: int, latency: int) -> Problem:
    """Operations of which each reads the previous one; the first reads the last of the previous iteration."""
    return Problem(
        tuple(
            Operation((Piece(TWO),), reads=(Read((number - 1) % count, latency, int(number == 0)),))
            for number in range(count)
        ),
    )


def test_latency_bounds_a_chain() -> None:
    assert solved(chain(3, 4)).found == 12


def test_renaming_bounds_independent_work() -> None:
    problem = Problem(tuple(Operation(()) for _ in range(7)), width=3)
    assert solved(problem).found == 3


def test_ports_bound_independent_work() -> None:
    problem = Problem(tuple(Operation((Piece(TWO, 2),)) for _ in range(3)))
    assert solved(problem).found == 3


def test_ports_and_latency_together_can_exceed_each() -> None:
    """Alone, each bound is 2 cycles: two operations one after the other, and two pieces of work on one port."""
    first = Operation((Piece(ONE),), reads=(Read(1, 1, 1),))
    second = Operation((Piece(ONE),), reads=(Read(0, 2),))
    assert solved(Problem((first, second))).found == 3


def crossed(registers: int, width: int = 1) -> Problem:
    """Four values, all of which an operation at the end reads again."""
    firsts = [Operation(()) for _ in range(4)]
    last = Operation((), reads=tuple(Read(number, 1) for number in range(4)))
    return Problem((*firsts, last), registers=registers, width=width)


def test_spills_take_slots_where_registers_do_not_suffice() -> None:
    """With a slot per cycle, four values are alive at the end; a spill is a store and a load."""
    assert solved(crossed(registers=4)).found == 5
    without = solved(crossed(registers=3)).found
    assert without
    assert without > 5


def test_a_word_is_an_operand_once() -> None:
    """Two words of one operation: one of them is loaded separately, in a slot of its own."""
    both = Operation((), words=(0, 1), folded=(0, 1))
    assert solved(Problem((both,), constants=(False, False), width=1)).found == 2
    assert solved(Problem((both,), constants=(True, False), width=1)).found == 1
    neither = Operation((), words=(0, 1))
    assert solved(Problem((neither,), constants=(False, False), width=1)).found == 3


def test_loads_need_ports() -> None:
    """In a register, one load in a slot of its own; without one, only two readers of one cycle share a load."""
    one = Operation((), words=(0,), folded=(0,))
    problem = Problem((one,) * 6, constants=(False,), load=Piece(ONE), width=2, registers=1)
    assert solved(problem).found == 4
    assert solved(replace(problem, registers=0)).found == 5


def test_a_constant_takes_a_register_all_the_time() -> None:
    """Otherwise the other value is spilled, and ready later."""
    constant, other = Operation((), words=(0,)), Operation((), reads=(Read(1, 1, 1),))
    assert solved(Problem((constant, other), constants=(True,), registers=2)).found == 1
    assert solved(Problem((constant, other), constants=(True,), registers=1, forwarded=3)).found == 4


def test_an_operand_that_is_read_later_is_copied() -> None:
    """The first operation overwrites a value that the last one still reads."""
    value = Operation(())
    changed = Operation((), reads=(Read(0, 1),), overwritten=(0,))
    later = Operation((), reads=(Read(0, 1), Read(1, 1)))
    assert solved(Problem((value, changed, later), width=1)).found == 4
    assert solved(Problem((value, changed, Operation((), reads=(Read(1, 1),))), width=1)).found == 3


def test_what_is_not_solved_in_time_is_said() -> None:
    needs.package("ortools")
    found = optimum(chain(9, 2), 0.0)
    assert found.found is None
    assert found.refuted == 17


def test_without_or_tools_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(UserError, match=r"pip install 'hashwright\[optimal\]'"):
        optimum(chain(2, 2), 1.0)


def test_iterations_that_differ_can_be_faster() -> None:
    """Three pieces of work on two ports take two cycles of each iteration, and three of two."""
    problem = Problem(tuple(Operation((Piece(TWO),)) for _ in range(3)))
    assert solved(problem).found == 2
    assert solved(problem.repeated(2)).found == 3


@pytest.mark.parametrize("seed", range(4))
def test_repeating_a_problem_is_no_slower(seed: int) -> None:
    problem = random_problem(Random(seed))
    one, two = solved(problem).found, solved(problem.repeated(2)).found
    assert one
    assert two
    assert 2 * problem.least() - 1 <= two <= 2 * one


def test_reads_of_repeated_iterations() -> None:
    """A value of two iterations ago is in the same copy of the previous iteration of the problem."""
    first = Operation((), reads=(Read(0, 1, 1), Read(0, 1, 2)), words=(0, 1), folded=(1,), overwritten=(0,))
    made = Problem((first,), constants=(True, False), stores=1).repeated(2)
    assert [each.reads for each in made.operations] == [
        (Read(1, 1, 1), Read(0, 1, 1)),
        (Read(0, 1, 0), Read(1, 1, 1)),
    ]
    assert [each.words for each in made.operations] == [(0, 1), (0, 3)]
    assert [each.folded for each in made.operations] == [(1,), (3,)]
    assert made.constants == (True, False, True, False)
    assert made.stores == 2
