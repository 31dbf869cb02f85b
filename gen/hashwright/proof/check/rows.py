"""The contract of a function for any number of messages of one length, which are at a fixed distance.

It computes the pointers to some messages at a time, on the stack, and calls functions for these. The last time,
there may be fewer of them. Messages may overlap.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import ROOM
from hashwright.proof.check.coverage import Cases, below, case_of, divided, values
from hashwright.proof.check.digestcalls import DigestsCaller, DigestsFunction
from hashwright.proof.check.fixed import DIGEST, FixedContract
from hashwright.proof.check.groups import BatchContract
from hashwright.proof.check.induction import BLOCKS
from hashwright.proof.contract.functions import FixedRowsFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.calls import placed
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import ONE, ZERO, Digits
from hashwright.proof.say.terms import POINTER, Term, const, less, part, product, total, var
from hashwright.proof.say.values import Values

ROWS: Final = var("rows", POINTER)
STRIDE: Final = var("stride", POINTER)
SPARE: Final = var("places that are left the last time", POINTER)


@dataclass(frozen=True)
class RowsContract(DigestsCaller):
    """A function between its caller and the description. Its loop is over arrays of pointers."""

    function: FixedRowsFunction

    @property
    def assumes(self) -> tuple[FixedContract | BatchContract, ...]:
        batch = BatchContract(self.image, self.function.batch)
        return (*batch.assumes, batch)

    @property
    def few(self) -> Term:
        """More iterations than there are digests for in memory."""
        return const(ROOM // (self.function.part * self.function.batch.digest_bytes) + 2, POINTER)

    @property
    def number(self) -> Term:
        return total(((BLOCKS, self.function.part), (SPARE, -1)), POINTER)

    def coverage(self) -> Iterator[Cases]:
        """All numbers of messages, by arrays of pointers and the places that are left in the last one."""
        part, limit = self.function.part, ROOM // self.function.batch.digest_bytes
        number, arrays, others, allowed = divided("the number of messages", limit, part)
        ways = ({BLOCKS: arrays, SPARE: ZERO}, {BLOCKS: arrays + ONE, SPARE: const(part, POINTER) - others})
        some = (case_of(known, [(self.number, number)], self.bounds(BLOCKS)) for known in ways)
        yield Cases("numbers of messages", allowed, tuple(some))
        yield values(str(SPARE), SPARE, self._spare, part)

    @property
    def _spare(self) -> range:
        """The numbers of places that may be left the last time."""
        return range(self.function.part)

    def bounds(self, trips: Term) -> Sequence[Term]:
        """What is assumed of the number of arrays, and of the places that are left in the last one."""
        places = total(((trips, self.function.part),), POINTER)
        return less(trips, self.few), below(SPARE, self.function.part), ~less(places, SPARE)

    def passed(self, trips: Term) -> Sequence[Term]:
        places = total(((trips, self.function.part),), POINTER)
        return ROWS, STRIDE, DIGEST, places - SPARE

    def digits(self, trips: Term) -> Digits:
        samples = {value: Values(0, {SPARE: value}) for value in self._spare}
        return SampledDigits(({trips: ()},), {trips: trips, SPARE: SPARE}, divided={SPARE: samples})

    def are_next(
        self,
        state: MachineState,
        found: InstructionSet,
        function: DigestsFunction,
        first: Term,
        start: Term,
        number: Term,
    ) -> bool:
        """Is the first argument of a call that message, or an array of pointers to the messages from it on?"""
        if not function.is_row:
            return state.same(first, self._message(start))
        if not number.is_const:
            raise Unproved(f"{function} is called for a number of messages that varies: {number}")
        if not (size := CELL * number.attr):
            return True
        place = placed(state, found, first, size, is_store=False)
        pointers = state.content(place.anchor, place.offset, size)
        return all(
            state.same(part(pointers, CELL * 8 * i, POINTER), self._message(start + const(i, POINTER)))
            for i in range(number.attr)
        )

    def _message(self, number: Term) -> Term:
        """The address of the message with that number."""
        return ROWS + product(STRIDE, number)
