"""The contract of a whole-message function: the processor at its call and at each stage, and its results."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from hashwright.proof.check.arguments import TAG_LENGTH, Arguments
from hashwright.proof.check.coverage import Cases
from hashwright.proof.check.described import EXPECTED, RIGHT, WRONG, Described, Description, Values
from hashwright.proof.check.planes import PlaneCaller
from hashwright.proof.contract.functions import MessageFunction
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition
from hashwright.proof.say.digits import DONE, ENTRY, Stage
from hashwright.proof.say.terms import POINTER, Term, choose, const, is_zero, less, unknowns, var


@dataclass(frozen=True)
class MessageContract(PlaneCaller):
    """A whole-message function between its caller and the description."""

    function: MessageFunction

    @cached_property
    def arguments(self) -> Arguments:
        return Arguments(self.function)

    @cached_property
    def description(self) -> Description:
        return Description(self.arguments)

    def coverage(self) -> Iterable[Cases]:
        return self.arguments.coverage()

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
        return self.at_call(self.given(stage))

    def given(self, stage: Stage) -> Precondition:
        """What holds at the call, in terms of the variables of a stage."""
        arguments = self.arguments
        now = arguments.now(stage)
        called = self._called(arguments.numbers(now))
        return replace(
            called,
            regions=[*arguments.regions(stage)],
            assumed=[*arguments.assumed(now)],
            public={*called.public, *now, DONE, *arguments.some},
            digits=arguments.digits(stage),
            clearable=arguments.cleared(now),
        )

    def start_short(self) -> MachineState:
        """The same where the data with the tag are shorter than a tag: no memory but the stack may be used."""
        both = var(self.function.both, POINTER)
        called = self._called({self.function.both: both, str(TAG_LENGTH.attr): TAG_LENGTH})
        public = {*called.public, both, TAG_LENGTH}
        return self.at_call(replace(called, assumed=[less(both, TAG_LENGTH)], public=public))

    def _called(self, numbers: Mapping[str, Term]) -> Precondition:
        """The arguments of a call with these numbers; no memory but the stack may be used."""
        pointers = {
            each: self.arguments.pointer(each) for each in self.function.parameters if each not in numbers
        }
        values = [numbers.get(name) or pointers[name] for name in self.function.parameters]
        return Precondition(arguments=values, public=set[Term]().union(*map(unknowns, pointers.values())))

    # What it leaves.

    @property
    def tags_before(self) -> Sequence[Term]:
        """Expected tags that may be in registers whose content is not known at a cut."""
        return (EXPECTED,) if self.function.is_checked else ()

    def computed(self, values: Values) -> Collection[Term]:
        """What the description has computed where it has these values."""
        return (*values.values(), *self.description.initial.values()) if self.function.is_checked else ()

    def passed(self, end: MachineState, written: Described) -> Frame:
        """What a path leaves at a cut: its output, addresses with their content."""
        left = [Content(address, 0, term) for address, term in written.bytes]
        return Frame(left=left, tags=self.tags_before, computed=self.computed(written.values))

    def refused(self, end: MachineState) -> Frame:
        """What the function leaves where the length of the tag is invalid."""
        return self._end(end, (), is_refused=self.function.is_checked, result=WRONG)

    def finished(self, end: MachineState, written: Described) -> Frame:
        """What the function leaves after this by the description. Raises Unproved if that is not known."""
        function, described = self.function, self.description.finished(written, end.digits)
        if not function.is_checked:
            return self._end(end, described.bytes, result=RIGHT if function.end else None)
        right = self.description.verdict(described.values, end.digits)
        known = [each for each in (right, ~right) if each in end.assumed]
        is_refused = known == [~right]
        cleared = self.arguments.cleared(end.digits.now)
        if not known and any(not end.holds(is_zero(size)) for _, size in cleared):
            raise Unproved("what was written stays where the tag is wrong")
        result = choose(const(not is_refused, 1) if known else right, RIGHT, WRONG)
        written_ = () if is_refused else described.bytes
        frame = self._end(end, written_, is_refused=is_refused, result=result, assumed=known)
        ended = self.description.ended(described.values, end.digits)
        return replace(frame, right=right, computed=self.computed(ended))

    def _end(
        self,
        end: MachineState,
        written: Iterable[tuple[Term, Term]],
        *,
        result: Term | None,
        is_refused: bool = False,
        assumed: Sequence[Term] = (),
    ) -> Frame:
        return Frame(
            left=[Content(address, 0, term) for address, term in written],
            cleared=self.arguments.cleared(end.digits.now) if is_refused else (),
            result=result,
            assumed=assumed,
            is_clean=not self.function.has_slices,
            tags={*self.tags_before, *self.description.tags, *self.tags} if self.function.is_checked else (),
            computed=self.computed({}),
        )
