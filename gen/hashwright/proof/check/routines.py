"""The contract of a whole-message function: the processor at its call and at each stage, and its results."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from hashwright.proof.check.arguments import TAG_LENGTH, Arguments
from hashwright.proof.check.described import Description
from hashwright.proof.check.planes import PlaneCaller
from hashwright.proof.contract.functions import MessageFunction
from hashwright.proof.find.sweep import Sweep
from hashwright.proof.mean.architectures import INSTRUCTION_SETS
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import CELL, at_call, check_return, check_written
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import DONE, ENTRY, Stage
from hashwright.proof.say.terms import POINTER, Term, is_zero, less, unknowns, var


@dataclass(frozen=True)
class MessageContract(PlaneCaller):
    """A whole-message function between its caller and the description."""

    image: Image
    function: MessageFunction

    @cached_property
    def arguments(self) -> Arguments:
        return Arguments(self.function)

    @cached_property
    def description(self) -> Description:
        return Description(self.arguments)

    @cached_property
    def instructions(self) -> InstructionSet:
        found = INSTRUCTION_SETS[self.image.architecture](0)
        more = max(len(self.function.parameters) - len(found.convention.arguments), 0)
        return replace(found, frame=replace(found.frame, arguments=CELL * more))

    # The processor.

    def starts(self) -> Iterator[MachineState]:
        """The states of the processor at the call: one for each case that is executed by itself."""
        yield self.entry

    @cached_property
    def entry(self) -> MachineState:
        """The state of the processor at the call of the function."""
        return self.start(ENTRY)

    def start(self, stage: Stage) -> MachineState:
        """The state of the processor at the call of the function, in terms of the variables of a stage."""
        arguments = self.arguments
        now = arguments.now(stage)
        state = self._called(arguments.numbers(now), arguments.assumed(now))
        state.regions = tuple(arguments.regions(stage))
        state.digits = arguments.digits(stage)
        state.cleared = arguments.cleared(now) if stage != ENTRY else ()
        state.clearable = arguments.cleared(now, is_refused=True)
        state.public |= {*now, DONE, *arguments.some}
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
        pointers = {
            each: self.arguments.pointer(each) for each in self.function.parameters if each not in numbers
        }
        values = [numbers.get(name) or pointers[name] for name in self.function.parameters]
        public = set().union(*map(unknowns, pointers.values()))
        return at_call(self.image, self.instructions, values, assumed, public)

    # Checks of a function's results.

    @property
    def expected_tags(self) -> Collection[Term]:
        """The words of tags that the function must not leave on the stack."""
        return self.description.tags() if self.function.is_checked else ()

    def check_written(self, end: MachineState, wanted: Iterable[tuple[Term, Term]], sweep: Sweep) -> None:
        """Raises Unproved if memory differs from the expected output, and removes the output from the state."""
        check_written(end, wanted, sweep)

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
        end.cleared = ()

    def check_return(self, end: MachineState, result: Term | None, assumed: Iterable[Term] = ()) -> None:
        """Raises Unproved if the function breaks the calling convention or has a wrong result."""
        check_return(self.instructions, self.entry, end, result, assumed, self.expected_tags)
