"""The proof of the static function of a batch that appends a piece of a message to its context.

It copies bytes by calls of another function, which is proved for each number of bytes below that of a block. So
which bytes it copies is a matter of numbers alone: it is executed for all lengths at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import ROOM
from hashwright.proof.check.contract import Obligation, StaticContract, discharge
from hashwright.proof.check.coverage import Cases, below, values
from hashwright.proof.check.digests import loaded
from hashwright.proof.check.padding import MESSAGE, context_length, context_of, rests
from hashwright.proof.contract.functions import Padding, SchedulingFunction
from hashwright.proof.read.image import Image
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.convention import CELL, check_presence
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import POINTER, Term, const, is_zero, join, unknowns, var

APPEND: Final = "append"
COPY: Final = "copy_few"
NONE: Final = const(-1, POINTER)  # no block is complete

BLOCK: Final = var("block", POINTER)
OLD: Final = var("length", POINTER)  # of the message, before it
NEW: Final = var("len", POINTER)  # of the data
TO: Final = var("to", POINTER)
FROM: Final = var("from", POINTER)

Copy = tuple[Term, Term, Term]  # two addresses, to which and from which, and the number of bytes


def prove_appending(image: Image, function: SchedulingFunction) -> None:
    """Proves `append`, and the function that copies its bytes. Raises Unproved."""
    discharge(CopyContract(image, function))
    discharge(AppendContract(image, function))


def appending_coverage(padding: Padding) -> Iterator[Cases]:
    """All numbers of bytes to be copied."""
    yield values("the bytes to be copied", var("bytes", POINTER), rests(padding), padding.block_bytes)


@dataclass(frozen=True)
class CopyContract(StaticContract):
    """The function that copies fewer bytes than a block has. They are disjoint from their copy."""

    name = COPY

    def obligations(self) -> Iterator[Obligation]:
        for number in rests(self.function.padding):
            size = const(number, POINTER)
            given = Precondition(
                arguments=(TO, FROM, size),
                regions=(Region("the copy", TO, size, is_written=True), Region("the bytes", FROM, size)),
                public=(TO, FROM),
            )
            bytes_ = [join(*loaded(FROM, 0, number))] if number else []
            left = [Content(TO, 0, each, f"a copy of {number} bytes") for each in bytes_]
            yield Obligation(given, Frame(left=left))


@dataclass(slots=True)
class AppendingState(MachineState):
    """A processor that executes the function."""

    copies: tuple[Copy, ...] = ()  # in their order

    def _about(self, claim: Term) -> frozenset[Term]:
        """All assumptions: the length of the message may be in only one of them."""
        return self.assumed


@dataclass(frozen=True)
class AppendContract(StaticContract):
    """`append` between its caller and the description."""

    name = APPEND

    @property
    def calls(self) -> Mapping[int, Call]:
        check_presence(self.image, COPY)
        return {self.image.function(COPY)[0]: self._copy}

    def at_call(self, given: Precondition) -> AppendingState:
        return extended(super().at_call(given), AppendingState)

    def obligations(self) -> Iterator[Obligation]:
        """The length of the message is all that it may access itself."""
        padding = self.function.padding
        context, length = context_of(padding), context_length(padding, OLD)
        given = Precondition(
            arguments=(BLOCK, context, MESSAGE, NEW),
            regions=[Region("the length", length.address, const(CELL, POINTER), True, is_given=True)],
            contents=[length],
            assumed=[below(NEW, ROOM)],
            public=(BLOCK, *unknowns(context), MESSAGE, OLD, NEW),
        )
        yield Obligation(given, self._frame)

    def _copy(self, state: MachineState, found: InstructionSet) -> Term:
        """Notes a copy."""
        assert isinstance(state, AppendingState)
        to, source, size = arguments(state, found)
        if not state.holds(below(size, self.function.padding.block_bytes)):
            raise Unproved(f"too many bytes may be copied: {size}")
        state.copies += ((to, source, size),)
        return returned(state, found)

    def _frame(self, end: MachineState) -> Frame:
        """The length afterwards, and the result. Raises Unproved where other bytes are copied."""
        assert isinstance(end, AppendingState)
        found = ((copies, result) for known, copies, result in self._ways() if end.holds(known))
        wanted, result = next(found, (None, NONE))
        if wanted is None or len(end.copies) != len(wanted):
            raise Unproved("other bytes are copied than those of a block, and those behind the last one")
        for copy, other in zip(end.copies, wanted, strict=True):
            if not all(map(end.same, copy, other)):
                raise Unproved(f"other bytes are copied than {other[2]} from {other[1]} to {other[0]}")
        return Frame(left=[context_length(self.function.padding, OLD + NEW)], result=result)

    def _ways(self) -> Iterator[tuple[Term, Sequence[Copy], Term]]:
        """What is copied, and the result, by a condition on the lengths. One of these is met."""
        padding = self.function.padding
        _, _, rest, _ = padding.layout.offsets
        buffer, size = context_of(padding) + const(rest, POINTER), const(padding.block_bytes, POINTER)
        used = OLD & size - const(1, POINTER)
        room, last = size - used, used + NEW & size - const(1, POINTER)
        is_short, is_begun = below(used + NEW, padding.block_bytes), ~is_zero(used)
        behind = buffer, MESSAGE + NEW - last, last
        yield is_zero(NEW), (), NONE
        yield is_short, ((buffer + used, MESSAGE, NEW),), NONE
        yield ~is_short & ~is_begun, (behind,), ZERO
        yield ~is_short & is_begun, ((BLOCK, buffer, used), (BLOCK + used, MESSAGE, room), behind), room
