"""MovedOrder are read back to the same order, and refused where they are of another loop."""

from random import Random
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.lower.body import LoopBody, body
from hashwright.lower.permutation import TEXT, MovedOrder, digest, moved
from hashwright.output.generate import generate, lower_all, routines
from hashwright.requests.registry import MOVES
from hashwright.requests.request import Request, resolve
from hashwright.targets.routine import Routine

TARGET: Final = "x86-64-aesni-avx512vl"


def request(schedule: str, kernel: str = "encrypt") -> Request:
    return resolve("aegis256", TARGET, kernel=kernel, schedule=schedule, emitter="gas")


def loops(asked: Request) -> dict[Routine, LoopBody]:
    made = routines(asked, lower_all(asked))
    found = {routine: body(routine, asked.setting().machine) for routine in made}
    return {routine: each for routine, each in found.items() if each}


def encrypting(asked: Request) -> LoopBody:
    return next(each for routine, each in loops(asked).items() if "encrypt_2" in routine.symbol)


@pytest.mark.parametrize("count", [1, 2, 7, 40])
def test_orders_are_read_back(count: int) -> None:
    rng, of = Random(count), encrypting(request("unroll=2"))
    for _ in range(50):
        order = tuple(rng.sample(range(count), count))
        text = str(MovedOrder.of(order, of))
        assert TEXT.fullmatch(text)
        assert MovedOrder.parse(text).order(count) == order


def test_the_fewest_instructions_move() -> None:
    of = encrypting(request("unroll=2"))
    assert MovedOrder.of(range(9), of).places == ()
    assert MovedOrder.of((1, 2, 3, 0, 4), of).places == ((0, 3),)
    assert MovedOrder.of((4, 0, 1, 2, 3), of).places == ((4, 0),)


@pytest.mark.parametrize("places", [((0, 9),), ((9, 0),), ((0, 1), (0, 2)), ((0, 1), (2, 1))])
def test_places_that_are_no_order_are_refused(places: tuple[tuple[int, int], ...]) -> None:
    assert MovedOrder("", places).order(9) is None


def test_a_kernel_has_the_order_of_its_moves() -> None:
    of = encrypting(request("unroll=2"))
    count = len(of.instructions)
    order = next(
        each
        for at in range(count)
        for each in [(*range(at), at + 1, at, *range(at + 2, count))]
        if at + 1 < count and of.allows(each) and of.ordered(each)
    )
    asked = request(f"unroll=2,{MOVES.name}={MovedOrder.of(order, of)}")
    (changed,) = (each.instructions for each in loops(asked).values() if each.instructions == of.ordered(order))
    assert changed != of.instructions
    assert generate(asked).digest() == generate(asked).digest() != generate(request("unroll=2")).digest()
    assert generate(request(f"unroll=2,{MOVES.name}=off")).files.keys() == generate(asked).files.keys()


def test_moves_apply_to_the_loop_in_a_library_too() -> None:
    of = encrypting(request("unroll=2"))
    order = (1, 0, *range(2, len(of.instructions)))
    if not of.allows(order):
        order = tuple(range(len(of.instructions)))
    asked = request(f"unroll=2,{MOVES.name}={MovedOrder.of(order, of)}", "library")
    assert any(each.instructions == of.ordered(order) for each in loops(asked).values())


def test_moves_of_another_loop_are_refused_with_a_remedy() -> None:
    moves = MovedOrder.of((1, 0), encrypting(request("unroll=2")))
    with pytest.raises(UserError, match="another loop than this kernel's; leave moves out, or explore again"):
        generate(request(f"unroll=1,{MOVES.name}={moves}"))


def test_moves_that_change_results_are_refused() -> None:
    of = encrypting(request("unroll=2"))
    late = max(range(len(of.instructions)), key=lambda number: len(of.before[number]))
    text = f"{digest(of)}.{late}-0"
    with pytest.raises(UserError, match="changes the results of its loop"):
        generate(request(f"unroll=2,{MOVES.name}={text}"))
    with pytest.raises(UserError, match="changes the results of its loop"):
        generate(request(f"unroll=2,{MOVES.name}={digest(of)}.0-999"))


@pytest.mark.parametrize("text", ["on", "1-2", "abcdef.1", "abcdef.1-2-3", "ABCDEF.1-2", "abcde"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(UserError, match="not a value of 'moves'"):
        generate(request(f"unroll=2,{MOVES.name}={text}"))


def test_c_has_no_moves() -> None:
    with pytest.raises(UserError, match="not a choice"):
        resolve("aegis256", TARGET, kernel="encrypt", schedule="moves=off", emitter="c")


def test_new_registers_are_clobbered() -> None:
    """A register that only the other order uses is saved where a convention requires it."""
    asked = request("unroll=2")
    machine = asked.setting().machine
    routine, of = next((r, each) for r, each in loops(asked).items() if r.symbol.endswith("encrypt_loop"))
    rng, order = Random(2), list(range(len(of.instructions)))
    for _ in range(100):
        near = order[:]
        near.insert(rng.randrange(len(near)), near.pop(rng.randrange(len(near))))
        if of.allows(near) and of.ordered(near):
            order = near
        (made,) = moved([routine], MovedOrder.of(order, of), machine)
        if len(made.clobbers) > len(routine.clobbers):
            break
    else:
        pytest.fail("no order uses another register")
    used = {
        each for ins in made.instructions() for each in ins.operands if isinstance(each, str) and "mm" in each
    }
    assert {name.removeprefix("z").removeprefix("x").removeprefix("y") for name in used} <= {
        name.removeprefix("z").removeprefix("x").removeprefix("y") for name in made.clobbers
    }
