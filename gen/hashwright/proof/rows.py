"""The contract of a function for any number of messages of one length, which are at a fixed distance.

It computes the pointers to some messages at a time, on the stack, and calls functions for these. The last time,
there may be fewer of them. Messages may overlap.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.modes.proving import FixedRowsFunction
from hashwright.proof.batches import BatchContract
from hashwright.proof.blockcalls import placed
from hashwright.proof.blocks import BLOCKS, ROOM, StateWords, Uniform
from hashwright.proof.convention import CELL, at_call
from hashwright.proof.digestcalls import (
    MADE,
    DigestsCall,
    DigestsFunction,
    begin,
    calls,
    check_all_written,
    is_same,
)
from hashwright.proof.digits import DONE, Digits
from hashwright.proof.fixed import DIGEST, FixedContract
from hashwright.proof.image import Image
from hashwright.proof.induction import prove_iterations
from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.loops import held
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.sweep import Sweep
from hashwright.proof.terms import POINTER, Term, const, less, part, product, total, uncollected, var
from hashwright.proof.values import Values

ROWS: Final = var("rows", POINTER)
STRIDE: Final = var("stride", POINTER)
SPARE: Final = var("places that are left the last time", POINTER)


@dataclass(frozen=True)
class RowsContract(Uniform):
    """A function between its caller and the description. Its loop is over arrays of pointers."""

    image: Image
    function: FixedRowsFunction

    @property
    def out(self) -> None:
        """Where its output begins: it writes none itself."""
        return

    @property
    def assumes(self) -> tuple[FixedContract | BatchContract, ...]:
        """The contracts that its proof depends on: functions that it calls have their own proofs."""
        batch = BatchContract(self.image, self.function.batch)
        return (*batch.assumes, batch)

    @property
    def instructions(self) -> InstructionSet:
        return BatchContract(self.image, self.function.batch).instructions

    @property
    def few(self) -> Term:
        """More iterations than there are digests for in memory."""
        return const(ROOM // (self.function.part * self.function.batch.digest_bytes) + 2, POINTER)

    @property
    def number(self) -> Term:
        """The number of all messages."""
        return total(((BLOCKS, self.function.part), (SPARE, -1)), POINTER)

    def start(self, turns: Term) -> MachineState:
        """The state of the processor at the call of the function, which has that many iterations."""
        places = total(((turns, self.function.part),), POINTER)
        values = (ROWS, STRIDE, DIGEST, places - SPARE)
        assumed = less(turns, self.few), less(SPARE, const(self.function.part, POINTER)), ~less(places, SPARE)
        state = at_call(
            self.image, self.instructions, values, assumed, (ROWS, STRIDE, DIGEST, SPARE, turns, DONE)
        )
        samples = {value: Values(0, {SPARE: value}) for value in range(self.function.part)}
        state.digits = Digits(({turns: ()},), {turns: turns, SPARE: SPARE}, divided={SPARE: samples})
        begin(state)
        return state

    def enter(self, state: MachineState, done: Term) -> None:
        pass

    def before(self) -> StateWords:
        return {}

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        return {}

    def check_written(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        pass

    def check_return(self, end: MachineState, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if the function does not write all digests, or breaks the calling convention."""
        self.instructions.check_return(self.start(BLOCKS), end)
        check_all_written(end, self.number)

    def are_next(
        self, state: MachineState, found: InstructionSet, function: DigestsFunction, first: Term, number: Term
    ) -> bool:
        """Is the first argument of a call the next message, or an array of pointers to the next messages?"""
        made = held(state, MADE)
        if not function.is_row:
            return is_same(state, first, self._message(made))
        if not number.is_const:
            raise Unproved(f"{function} is called for a number of messages that varies: {number}")
        if not (size := CELL * number.attr):
            return True
        place = placed(state, found, first, size, is_store=False)
        pointers = state.content(place.anchor, place.offset, size)
        return all(
            is_same(state, part(pointers, CELL * 8 * i, POINTER), self._message(made + const(i, POINTER)))
            for i in range(number.attr)
        )

    def _message(self, number: Term) -> Term:
        """The address of the message with that number."""
        return ROWS + product(STRIDE, number)

    def calls(self) -> Mapping[int, DigestsCall]:
        """The calls that are not executed, by the address of the called function."""
        return calls(self, self.assumes)


@uncollected()
def prove_rows(contract: RowsContract) -> None:
    """Raises Unproved if there is no proof for all messages, distances and numbers of messages."""
    prove_iterations(contract, contract.calls())
