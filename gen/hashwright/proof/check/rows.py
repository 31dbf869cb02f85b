"""The contract of a function for any number of messages of one length, which are at a fixed distance.

It computes the pointers to some messages at a time, on the stack, and calls functions for these. The last time,
there may be fewer of them. Messages may overlap.
"""

from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.batches import BatchContract
from hashwright.proof.check.blocks import BLOCKS, ROOM
from hashwright.proof.check.fixed import DIGEST, FixedContract
from hashwright.proof.check.induction import prove_iterations
from hashwright.proof.contract.functions import FixedRowsFunction
from hashwright.proof.find.loops import held
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.blockcalls import placed
from hashwright.proof.run.convention import CELL, at_call
from hashwright.proof.run.digestcalls import MADE, DigestsCaller, DigestsFunction, begin, is_same
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import DONE, Digits
from hashwright.proof.say.terms import POINTER, Term, const, less, part, product, total, var
from hashwright.proof.say.values import Values

ROWS: Final = var("rows", POINTER)
STRIDE: Final = var("stride", POINTER)
SPARE: Final = var("places that are left the last time", POINTER)


@dataclass(frozen=True)
class RowsContract(DigestsCaller):
    """A function between its caller and the description. Its loop is over arrays of pointers."""

    image: Image
    function: FixedRowsFunction

    @property
    def assumes(self) -> tuple[FixedContract | BatchContract, ...]:
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
        return total(((BLOCKS, self.function.part), (SPARE, -1)), POINTER)

    def start(self, trips: Term) -> MachineState:
        """The state of the processor at the call of the function, which has that many iterations."""
        places = total(((trips, self.function.part),), POINTER)
        values = (ROWS, STRIDE, DIGEST, places - SPARE)
        assumed = (
            less(trips, self.few),
            less(SPARE, const(self.function.part, POINTER)),
            ~less(places, SPARE),
        )
        state = at_call(
            self.image, self.instructions, values, assumed, (ROWS, STRIDE, DIGEST, SPARE, trips, DONE)
        )
        samples = {value: Values(0, {SPARE: value}) for value in range(self.function.part)}
        state.digits = Digits(({trips: ()},), {trips: trips, SPARE: SPARE}, divided={SPARE: samples})
        begin(state)
        return state

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


def prove_rows(contract: RowsContract) -> None:
    """Raises Unproved if there is no proof for all messages, distances and numbers of messages."""
    prove_iterations(contract, contract.calls())
