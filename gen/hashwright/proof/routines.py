"""The contract of a whole-message function: the processor at its call and at each stage, and its results."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from hashwright.modes.proving import MessageFunction
from hashwright.proof.architectures import INSTRUCTION_SETS
from hashwright.proof.arguments import TAG_LENGTH, Arguments
from hashwright.proof.described import Description
from hashwright.proof.digits import DONE, ENTRY, Stage
from hashwright.proof.image import Image
from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.loops import Spot, hold, spots
from hashwright.proof.stack import STACK_POINTER, is_left, span
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.sweep import Sweep, equal_above
from hashwright.proof.terms import (
    POINTER,
    WORD,
    Term,
    is_zero,
    less,
    part,
    unknowns,
    var,
    without_constant,
)

CELL: Final = POINTER // 8


@dataclass(frozen=True)
class MessageContract:
    """A whole-message function between its caller and the description."""

    image: Image
    function: MessageFunction
    is_in_place: bool = False  # does the output overwrite its data?

    @cached_property
    def arguments(self) -> Arguments:
        return Arguments(self.function, self.is_in_place)

    @cached_property
    def description(self) -> Description:
        return Description(self.arguments)

    @cached_property
    def instructions(self) -> InstructionSet:
        found = INSTRUCTION_SETS[self.image.architecture](0)
        more = max(len(self.function.parameters) - len(found.convention.arguments), 0)
        return replace(found, frame=replace(found.frame, arguments=CELL * more))

    # The processor.

    def start(self, stage: Stage) -> MachineState:
        """The state of the processor at the call of the function, in terms of the variables of a stage."""
        arguments = self.arguments
        now = arguments.now(stage)
        state = self._called(arguments.numbers(now), arguments.assumed(now))
        state.regions = tuple(arguments.regions(stage))
        state.digits = arguments.digits(stage)
        state.cleared = arguments.cleared(now) if stage != ENTRY else ()
        state.public |= {*now, DONE}
        return state

    def start_short(self) -> MachineState:
        """The same where the data with the tag are shorter than a tag: no memory but the stack may be used."""
        both = var(self.function.both, POINTER)
        numbers = {self.function.both: both, str(TAG_LENGTH.attr): TAG_LENGTH}
        state = self._called(numbers, (less(both, TAG_LENGTH),))
        state.public |= {both, TAG_LENGTH}
        return state

    def _called(self, numbers: Mapping[str, Term], assumed: Iterable[Term]) -> MachineState:
        """The state of the processor at the call with these numbers; no memory but the stack may be used."""
        found = self.instructions
        general, vectors, masks = found.registers()
        general[found.frame.pointer] = STACK_POINTER
        pointers = {
            each: self.arguments.pointer(each) for each in self.function.parameters if each not in numbers
        }
        values = [numbers.get(name) or pointers[name] for name in self.function.parameters]
        in_registers = found.convention.arguments
        for name, term in zip(in_registers, values, strict=False):
            general[found.general.index(name)] = term
        state = MachineState(
            self.image,
            (),
            found.frame,
            general,
            vectors,
            masks,
            assumed=frozenset(each for each in assumed if not each.is_const),
            public=frozenset((*STACK_POINTER.args, *pointers.values())),
        )
        for i, term in enumerate(values[len(in_registers) :]):
            hold(state, Spot("cells", found.frame.above + CELL * i, CELL, STACK_POINTER), term)
        return state

    # Checks of a function's results.

    def check_written(self, end: MachineState, wanted: Iterable[tuple[Term, Term]], sweep: Sweep) -> None:
        """Raises Unproved if memory differs from the expected output, and removes the output from the state."""
        expected: dict[Term, set[int]] = {}
        for address, term in wanted:
            anchor, offset = without_constant(address)
            expected.setdefault(anchor, set()).update(range(offset, offset + term.bits // 8))
            found = end.content(anchor, offset, term.bits // 8)
            at = sweep.difference(term, found)
            if at is not None:
                raise Unproved(f"what is written at {address} is something else from byte {at} on")
        for anchor in [each for each in end.cells if not span(each)]:
            others = set(end.cells.pop(anchor)) - expected.get(anchor, set())
            if others:
                raise Unproved(f"something is written too early or besides: at {anchor} {min(others):+d}")

    def check_cleared(self, end: MachineState, is_wrong: bool | None) -> None:
        """Raises Unproved unless that is cleared which must be, and output if and only if the tag is wrong.

        None means a tag that may be right or wrong.
        """
        found, cleared, refused = (
            tuple((address, size) for address, size in places if not end.holds(is_zero(size)))
            for places in (
                end.cleared,
                self.arguments.cleared(end.digits.now),
                self.arguments.cleared(end.digits.now, is_refused=True),
            )
        )
        if is_wrong is None and refused != cleared:
            raise Unproved("what was written stays where the tag is wrong")
        if found != (refused if is_wrong else cleared):
            raise Unproved("what was written is not cleared where the tag is wrong, or cleared where it is not")

    def _check_secrets(self, end: MachineState, result: Term | None) -> None:
        """Raises Unproved where a register holds something secret, or the stack an expected tag.

        What was in registers at the call is not secret: no argument is. What memcpy and the like leave is
        looked for only in the registers that every function clears.
        """
        registers, parts = self.instructions.cleared
        before = (term for spot, term in spots(self.start(ENTRY)) if not spot.anchor)
        open_ = end.public.union(*map(unknowns, before))
        tags = self.description.tags()
        for spot, term in spots(end):
            if spot.anchor:
                if self.function.is_checked and term in tags and span(spot.anchor):
                    raise Unproved("the function leaves the expected tag on the stack")
                continue
            is_result = result and spot == Spot("general", 0)
            is_cleared = spot.file == "vectors" and spot.number < registers and spot.part < parts
            is_of_call = is_left(term) and not is_cleared
            if not (is_result or is_of_call or unknowns(term) <= open_):
                raise Unproved(f"the function leaves something secret in {spot}")

    def check_return(self, end: MachineState, result: Term | None, assumed: Iterable[Term] = ()) -> None:
        """Raises Unproved if the function breaks the calling convention or has a wrong result."""
        self.instructions.check_return(self.start(ENTRY), end)
        self._check_secrets(end, result)
        if result and not equal_above(part(end.general[0], 0, WORD), result, assumed):
            raise Unproved("the result differs from the description")
