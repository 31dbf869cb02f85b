"""The proof of a public function of a batch: it passes its arguments on, with memory for the work on its stack.

It stores a record of the arguments on its stack and calls one function, with the addresses of the work and of
this record, and the number of messages. The called function may use the work. The caller's memory, and that
of the arguments which are passed on, is not accessed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hashwright.proof.check.contract import Contract, Obligation, discharge
from hashwright.proof.check.lanes import ALIGN, argument
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.read.image import Image
from hashwright.proof.run.calls import arguments, placed, returned
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    const,
    extend,
    is_zero,
    part,
    var,
)

NUMBER: Final = "n"  # the parameter with the number of messages
NOTHING: Final = ("NULL", "0")  # what is passed on for arguments that a function does not have
IS_SET: Final = " != 0"  # behind the name of a parameter: whether it is not zero


@dataclass(slots=True)
class WrapperState(MachineState):
    """A processor that executes such a function."""

    is_processed: bool = False  # has it called the other one?


@dataclass(frozen=True)
class WrapperContract(Contract):
    """The function between its caller and the one that it calls."""

    function: SchedulingFunction

    @property
    def calls(self) -> Mapping[int, Call]:
        return {self.image.function(self.function.static("all"))[0]: self.call}

    @cached_property
    def work_bytes(self) -> int:
        """The bytes of the work that the called function may use."""
        return max(offset + bits // 8 * count for offset, bits, count in self.function.places.values())

    def obligations(self) -> Iterator[Obligation]:
        """Nothing is left but what the called function writes."""
        values = [argument(each) for each in self.function.parameters]
        yield Obligation(Precondition(arguments=values, public=values), self._frame)

    def at_call(self, given: Precondition) -> WrapperState:
        return extended(super().at_call(given), WrapperState)

    def _frame(self, end: MachineState) -> Frame:
        assert isinstance(end, WrapperState)
        if not end.is_processed:
            raise Unproved("the function returns before the messages are processed")
        return Frame()

    def wanted(self, given: str) -> Term:
        """What is passed on, by its expression in C."""
        if given in NOTHING:
            return const(0, POINTER)
        if given.endswith(IS_SET):  # an int
            return extend(~is_zero(part(argument(given.removesuffix(IS_SET)), 0, WORD)), POINTER)
        return argument(given)

    def call(self, state: MachineState, found: InstructionSet) -> Term:
        """Passes everything on; afterwards, the work may have any content."""
        assert isinstance(state, WrapperState)
        if state.is_processed:
            raise Unproved("the messages are processed twice")
        state.is_processed = True
        work, record, number = arguments(state, found)
        layout = self.function.arguments
        place = placed(state, found, work, self.work_bytes, is_store=True)
        other = placed(state, found, record, layout.bytes, is_store=True)
        state.refuse_unaligned(work, ALIGN)
        if not state.are_apart(place, self.work_bytes, other, layout.bytes):
            raise Unproved("the work and the arguments may overlap")
        if number is not argument(NUMBER):
            raise Unproved(f"another number of messages is passed on: {number}")
        for each, offset in zip(layout.fields, layout.offsets, strict=False):
            passed = state.content(other.anchor, other.offset + offset, CELL)
            wanted = self.wanted(self.function.given[each.name])
            if not state.same(passed, wanted):
                raise Unproved(f"another {each.name} is passed on: {passed}")
        state.store(work, var("anything in the work", 8 * self.work_bytes))
        return returned(state, found)


def prove_wrapper(image: Image, function: SchedulingFunction) -> None:
    """Raises Unproved if something else is passed on, or the function does anything else."""
    discharge(WrapperContract(image, function))
