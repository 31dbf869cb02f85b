"""The contents of registers at and after a call of a function whose code is not executed."""

from dataclasses import replace
from typing import Final

import pytest

from hashwright.proof.mean.aarch64 import aapcs
from hashwright.proof.mean.imported import call
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.aarch64 import BLOCK
from hashwright.proof.read.image import Image
from hashwright.proof.run.addresses import located
from hashwright.proof.run.calls import bound, returned
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import is_of_time
from hashwright.proof.run.stack import is_left
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.digits import Digits
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    choose,
    const,
    is_zero,
    less,
    part,
    unknowns,
    var,
    without_constant,
)

LENGTH: Final = var("length", POINTER)
SECRET: Final = var("key", WORD)

SETS: Final = {"x86-64": SYSTEM_V, "aarch64": aapcs(BLOCK)}


def _state(found: InstructionSet) -> MachineState:
    general, vectors, masks = found.registers()
    general[found.frame.pointer] = found.frame.entry
    return MachineState(
        Image(found.architecture.name, (), {}),
        (),
        found.frame,
        general,
        vectors,
        masks,
        public=frozenset((LENGTH,)),
    )


@pytest.mark.parametrize("name", SETS)
def test_a_secret_may_stay_in_a_register(name: str) -> None:
    found, one, other = SETS[name], 0, 17  # vector registers that no call preserves
    state = _state(found)
    state.vectors[one][0] = SECRET
    state.general[1] = LENGTH
    stack = state.general[found.frame.pointer]
    returned(state, found)
    state.general[found.frame.pointer] = stack
    assert not is_left(state.vectors[one][0])
    assert state.vectors[one][0] is not SECRET
    assert all(map(is_left, (state.vectors[one][1], *state.vectors[other], state.general[1])))
    returned(state, found)
    assert not is_left(state.vectors[one][0])
    assert all(map(is_left, (state.vectors[one][1], *state.vectors[other])))


@pytest.mark.parametrize("name", SETS)
def test_what_the_convention_preserves_stays(name: str) -> None:
    found = SETS[name]
    state = _state(found)
    saved = [found.general.index(each) for each in found.convention.saved]
    for number in saved:
        state.general[number] = LENGTH
    returned(state, found)
    assert all(state.general[number] is LENGTH for number in saved)


def test_an_open_number_of_bytes_over_what_is_lost_is_lost() -> None:
    """Bytes behind them have the content of before, which is not known."""
    state, count, few = _state(SYSTEM_V), var("count", POINTER), range(1, 4)
    state.digits = Digits((), late={count: few})
    state.public |= {*state.frame.entry.args, count}
    state.assumed |= {less(count, const(few[-1] + 1, POINTER))}
    place, source = (state.frame.entry - const(each, POINTER) for each in (16, 32))
    state.store(source, const(0, WORD))
    state.copy_some(place, source, count)
    assert state.load(place, 2)
    state.lose_below(0)
    state.store(source, const(0, WORD))
    state.copy_some(place, source, count)
    assert any(map(is_of_time, unknowns(state.load(place, 2))))


@pytest.mark.parametrize("name", SETS)
def test_a_call_that_fails_leaves_the_stack_as_it_was(name: str) -> None:
    """Its caller may go on with another number of bytes."""
    found = SETS[name]
    state = _state(found)
    for each, term in zip(found.convention.arguments, (found.frame.entry, SECRET, LENGTH), strict=False):
        state.general[found.general.index(each)] = term
    with pytest.raises(Unproved, match="varies"):
        call("memset", state, found)
    assert state.frame == found.frame


@pytest.mark.parametrize(("name", "is_refused"), [("x86-64", False), ("aarch64", True)])
def test_the_loader_is_told_which_function_to_look_up(name: str, is_refused: bool) -> None:
    """By a register, or else by code that is read with the file."""
    found, slot, other = SETS[name], 0x4000, 0x4008
    state = _state(found)
    state.image = replace(state.image, late=frozenset((slot,)))
    number = found.general.index(found.slot or "rax")
    state.general[number] = located(state.image, slot)
    bound(state, found, slot)
    state.general[number] = located(state.image, other)
    bound(state, found, other)  # which was looked up before
    state.general[number] = located(state.image, other)
    if is_refused:
        with pytest.raises(Unproved, match="may look up another function"):
            bound(state, found, slot)
    else:
        bound(state, found, slot)


def test_of_long_vectors_the_loader_preserves_a_part() -> None:
    found = aapcs(2 * BLOCK)
    state = _state(found)
    before = [[*each] for each in state.vectors]
    bound(state, found, 0x4000)
    kept = [[x is y for x, y in zip(*each, strict=True)] for each in zip(before, state.vectors, strict=True)]
    parts = [4 * (number < 8) or 2 * (number < 16) for number in range(32)]  # of 32 bits
    assert kept == [[i < count for i in range(8)] for count in parts]


def test_slots_at_one_of_two_addresses_are_other_unknowns_each_time() -> None:
    """The loader may look a function up between two loads."""
    state, slots = _state(SYSTEM_V), {0x4000: 0x5000, 0x4008: 0x5008}
    state.image = replace(state.image, slots=slots, late=frozenset(slots))
    address = choose(is_zero(LENGTH), *(located(state.image, slot) for slot in slots))
    assert state.load(address, POINTER // 8) is not state.load(address, POINTER // 8)


def test_bytes_are_at_the_one_address_at_which_there_are_any() -> None:
    """As in slices of Rust: those of a null pointer are none, and have another address."""
    state, given, other = _state(SYSTEM_V), var("given", POINTER), const(1, POINTER)
    state.public |= {given}
    one = const(1, POINTER)
    chosen = choose(is_zero(given), other, given) + LENGTH
    assert state.settled(chosen, LENGTH) is chosen
    state.assumed |= {~is_zero(given) | is_zero(LENGTH)}
    assert state.settled(chosen, LENGTH) is given + LENGTH
    assert state.settled(chosen, LENGTH + one) is chosen
    state.assumed |= {~is_zero(LENGTH)}
    assert state.settled(chosen, one) is given + LENGTH


def _in_place(to: Term, source: Term, size: Term) -> tuple[Region, ...]:
    """Data, and what may be written in their place."""
    written = Region("to", to, size, is_written=True, is_given=True)
    return written, Region("source", source, size, output=to - source)


@pytest.mark.parametrize("is_known", [False, True])
def test_data_that_output_replaces_are_read_at_the_address_of_the_output(is_known: bool) -> None:
    state, to, source = _state(SYSTEM_V), var("to", POINTER), var("source", POINTER)
    state.public |= {to, source}
    size = const(16, POINTER)
    state.regions = _in_place(to, source, size)
    before = state.load(source, 8)
    state.assumed |= {is_zero(to - source)} if is_known else set()
    assert (state.load(to, 8) is before) is is_known
    state.store(to, const(0, POINTER))
    assert state.load(to + const(8, POINTER), 8)
    if is_known:
        with pytest.raises(Unproved, match="where output may have been written"):
            state.load(to, 8)


@pytest.mark.parametrize("is_known", [False, True])
def test_copies_are_of_data_that_output_replaces(is_known: bool) -> None:
    """Of a number of bytes that is open, and from an address that is another one if there are none."""
    found, to, source, few = SYSTEM_V, var("to", POINTER), var("source", POINTER), range(1, 8)
    state, size = _state(found), const(16, POINTER)
    state.public |= {to, source}
    state.digits = Digits((), late={LENGTH: few})
    state.regions = _in_place(to, source, size)
    state.assumed |= {less(LENGTH, const(8, POINTER)), ~is_zero(LENGTH)}
    state.assumed |= {~is_zero(to) | is_zero(LENGTH)}
    state.assumed |= {is_zero(to - source)} if is_known else set()
    before, stack = state.load(source, 8), found.frame.entry - const(64, POINTER)
    state.store(stack, const(0, POINTER))
    arguments = (stack, choose(is_zero(to), const(1, POINTER), to), LENGTH)
    for name, value in zip(found.convention.arguments, arguments, strict=False):
        state.general[found.general.index(name)] = value
    state.general[found.frame.pointer] = stack - const(32, POINTER)
    call("memcpy", state, found)
    copied = state.content(*without_constant(stack), 1)
    assert (copied is part(before, 0, 8)) is is_known
