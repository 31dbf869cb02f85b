"""The proof of the static functions of a batch that assign messages to lanes, each from cut to cut."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from hashwright.proof.check.appending import prove_appending
from hashwright.proof.check.assignment import SchedulingContract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.check.heads import prove_heads
from hashwright.proof.check.laneheads import LaneHead, facts
from hashwright.proof.check.lanes import (
    ARGUMENTS,
    BEGUN,
    BLOCKS,
    BUSY,
    END,
    FIRST,
    IN_USE,
    KNOWN,
    NUMBER,
    STATE,
    WORK,
    Element,
    LanesState,
)
from hashwright.proof.check.padding import prove_end, prove_padding
from hashwright.proof.check.runs import OF_LANES, is_count, is_end, is_filled, is_least, is_some
from hashwright.proof.check.sorting import prove_sort
from hashwright.proof.check.window import prove_next
from hashwright.proof.check.wrapper import prove_wrapper
from hashwright.proof.contract.functions import BatchKind, SchedulingFunction
from hashwright.proof.find.advances import first_arrivals
from hashwright.proof.find.jumps import at_heads
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import check_presence
from hashwright.proof.run.execute import PathEnd
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, Term, const, is_zero, less, var

OWN: Final = var("its lane", POINTER)  # the argument of the function that continues one


@dataclass(frozen=True, slots=True)
class Static:
    """A static function with a proof of its own."""

    name: str  # the end of its name
    arguments: tuple[Term, ...]
    begin: Callable[[SchedulingContract, LanesState], None]  # assumes what is known at its call
    end: Callable[[SchedulingContract, LanesState], str]  # what is wrong at its return; empty if nothing is
    is_loop: bool = False  # is it a loop over lanes without branches?


def _begin_lane(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    state.may_change = lambda each: each.name != BLOCKS or each.number is OWN
    state.assumed |= {less(OWN, const(contract.function.lanes, POINTER)), is_zero(state.get(BLOCKS, OWN))}


def _end_lane(contract: SchedulingContract, state: LanesState) -> str:
    is_advanced = [*contract.new(state)] or contract.moves(state)
    is_right = is_advanced or is_some(state, state.get(BLOCKS, OWN))
    return "" if is_right else "the lane may have no blocks afterwards"


def _begin_lanes(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)


def _end_lanes(contract: SchedulingContract, state: LanesState) -> str:
    is_right = is_filled(state, const(contract.function.lanes, POINTER))
    return "" if is_right else "a lane may have no blocks afterwards"


def _begin_survey(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    state.may_change = lambda each: each.name in (BUSY, END)
    state.filled = const(contract.function.lanes, POINTER)


def _end_survey(contract: SchedulingContract, state: LanesState) -> str:
    lanes = const(contract.function.lanes, POINTER)
    if not is_least(state, state.general[0], lanes):
        return f"a lane may have fewer blocks than {state.general[0]}, or none"
    if END in contract.function.places and not is_end(state, state.get(END), lanes):
        return f"a lane from {state.get(END)} on may have a message"
    if not is_count(state, state.get(BUSY), lanes):
        return f"{state.get(BUSY)} may be no number of lanes with messages"
    return ""


def _begin_end(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
    state.assumed |= {is_zero(known - begun), is_zero(first + known - NUMBER)}


def _end_end(contract: SchedulingContract, state: LanesState) -> str:
    is_right = contract.are_finished(state, const(contract.function.lanes, POINTER))
    return "" if is_right else "a message may have no result"


def _begin_all(contract: SchedulingContract, state: LanesState) -> None:
    state.begins = True
    places, lanes = contract.function.places, range(contract.function.lanes)
    names = (*(f"{STATE} {i}" for i in range(contract.function.words)), *OF_LANES)
    alone = (FIRST, KNOWN, BEGUN, *({END, IN_USE} & {*places}))
    words = (*product(names, lanes), *((name, 0) for name in alone))
    for name, number in words:  # each has any content
        state.work[Element(name, const(number, POINTER))] = var(f"nothing in {name} {number}", places[name][1])


def _end_all(_: SchedulingContract, state: LanesState) -> str:
    return "" if state.has_ended and not state.work else "the function returns too early"


STATICS: Final = (
    Static("lane", (WORK, ARGUMENTS, NUMBER, OWN), _begin_lane, _end_lane),
    Static("survey", (WORK,), _begin_survey, _end_survey, is_loop=True),
    Static("lanes", (WORK, ARGUMENTS, NUMBER), _begin_lanes, _end_lanes),
    Static("end", (WORK, ARGUMENTS), _begin_end, _end_end),
    Static("all", (WORK, ARGUMENTS, NUMBER), _begin_all, _end_all),
)


# By what a batch processes: the proofs of the functions that join blocks of a message.
JOINING: Final[Mapping[BatchKind, Sequence[Callable[[Image, SchedulingFunction], None]]]] = {
    BatchKind.WHOLE: (prove_padding,),
    BatchKind.RESTS: (prove_padding,),
    BatchKind.PIECES: (prove_appending,),
    BatchKind.ENDS: (prove_padding, prove_end),
}


def prove_scheduling(contract: SchedulingContract) -> None:
    """Raises Unproved if a result may be wrong or missing, or if a function is unsafe."""
    image, function = contract.image, contract.function
    for prove in (prove_wrapper, prove_next, prove_sort, *JOINING[function.kind]):
        prove(image, function)
    prove_lanes(contract)


def prove_lanes(contract: SchedulingContract, statics: Sequence[Static] = STATICS) -> None:
    """Proves the functions that assign messages to lanes, or some of them. Raises Unproved."""
    for static in statics:
        check_presence(contract.image, contract.function.static(static.name))
        for fixed in contract.cases():
            begun = contract.begun(static.arguments, fixed)
            static.begin(contract, begun)
            _prove_static(contract, static, begun)


def _prove_static(contract: SchedulingContract, static: Static, begun: LanesState) -> None:
    """Proves a static function, from its call on. Raises Unproved."""
    program = contract.static(static.name)
    hints = first_arrivals(program, begun) if static.is_loop else []

    def finish(end: LanesState) -> None:
        check_exit(contract.instructions, begun, end, Frame(), Sweep())
        contract.check(end)
        if wrong := static.end(contract, end):
            raise Unproved(wrong)

    def attempt(heads: Sequence[int]) -> None:
        cuts = {at: LaneHead(at, contract, [*facts(contract)]) for at in heads}

        def run(state: LanesState, at: int) -> Iterator[PathEnd]:
            return program.run(state, at, lambda _, at: at in cuts)

        prove_heads(cuts, begun, program.entry, run, finish, hints)

    at_heads(attempt, [at for _, at in hints[:1]])
