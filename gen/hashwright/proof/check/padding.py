"""The proofs of the static functions of a batch that pad the end of a message, in memory or in a context.

Objects in memory are assumed to be disjoint, and a context to be aligned as its type. What receives the last
blocks may be at any address.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hashwright.proof.check.blocks import ROOM
from hashwright.proof.check.chain import BYTE, length_in_bits
from hashwright.proof.check.contract import Obligation, StaticContract, discharge
from hashwright.proof.check.coverage import Cases, below, case_of
from hashwright.proof.check.digests import loaded
from hashwright.proof.contract.functions import Padding, SchedulingFunction
from hashwright.proof.read.image import Image
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.convention import check_presence
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, Term, const, extend, join, less, total, unknowns, var

PAD: Final = "pad"
END_CONTEXT: Final = "end_context"
BLOCKS: Final = 2  # the most blocks in which a message ends

END: Final = var("end", POINTER)
MESSAGE: Final = var("data", POINTER)
WHOLE: Final = var("whole blocks", POINTER)  # of the data
LENGTH: Final = var("length", POINTER)  # of the message
MADE: Final = var("blocks of the end", POINTER)  # what `pad` returns


def prove_padding(image: Image, function: SchedulingFunction) -> None:
    """Proves `pad`, for each number of bytes after the whole blocks. Raises Unproved."""
    discharge(PadContract(image, function))


def rests(padding: Padding) -> Sequence[int]:
    """The numbers of bytes after the whole blocks of a message."""
    return range(padding.block_bytes)


def padding_coverage(padding: Padding) -> Iterator[Cases]:
    """All lengths of what is padded."""
    size, given = padding.block_bytes, var("len", POINTER)
    known = {WHOLE: given >> size.bit_length() - 1}
    some = (
        case_of(known, [(whole_bytes(padding) + const(rest, POINTER), given)], [below(WHOLE, ROOM // size)])
        for rest in rests(padding)
    )
    yield Cases("lengths of a message to pad", frozenset([below(given, ROOM)]), tuple(some))


def whole_bytes(padding: Padding) -> Term:
    """The bytes of the whole blocks."""
    return total(((WHOLE, padding.block_bytes),), POINTER)


@dataclass(frozen=True)
class PadContract(StaticContract):
    """`pad` between its caller and the description."""

    name = PAD

    def obligations(self) -> Iterator[Obligation]:
        """For each number of bytes after the whole blocks: the last blocks, written to their address."""
        padding = self.function.padding
        for rest in rests(padding):
            wanted, size = self._wanted(rest), BLOCKS * padding.block_bytes
            what = f"the end of a message with {rest} bytes after its whole blocks"
            count = const(wanted.bits // BYTE // padding.block_bytes, POINTER)
            left = Content(END, 0, extend(wanted, BYTE * size), what)
            frame = Frame(left=[left], result=count)
            yield Obligation(self._given(rest), frame)

    def _given(self, rest: int) -> Precondition:
        """What holds at the call for data with that many bytes after their whole blocks."""
        padding = self.function.padding
        block, size, whole = padding.block_bytes, const(rest, POINTER), whole_bytes(padding)
        regions = [Region("the last blocks", END, const(BLOCKS * block, POINTER), is_written=True)]
        if rest:
            regions.append(Region("the last bytes of the data", MESSAGE + whole, size))
        return Precondition(
            arguments=(END, MESSAGE, whole + size, LENGTH),
            regions=regions,
            assumed=(less(WHOLE, const(ROOM // block, POINTER)),),
            public=(END, MESSAGE, WHOLE, LENGTH),
        )

    def _wanted(self, rest: int) -> Term:
        """The last blocks by the description."""
        padding = self.function.padding
        zeros = (const(each, BYTE) for each in padding.paddings[rest])
        bits = length_in_bits(LENGTH, padding.length_bytes, padding.byte_order)
        return join(*loaded(MESSAGE + whole_bytes(padding), 0, rest), *zeros, bits)


# Contexts.


def context_of(padding: Padding) -> Term:
    """The address of a context: a multiple of its alignment."""
    return var("ctx", POINTER) & const(-padding.layout.align, POINTER)


def context_region(padding: Padding) -> Region:
    return Region("ctx", context_of(padding), const(padding.layout.bytes, POINTER), True, is_given=True)


def context_length(padding: Padding, length: Term) -> Content:
    """The length in the context of a message."""
    return Content(context_of(padding), padding.layout.offsets[1], length)


@dataclass(frozen=True)
class EndContract(StaticContract):
    """`end_context` between its caller and the description, on the basis of the proof of `pad`."""

    name = END_CONTEXT

    @property
    def calls(self) -> Mapping[int, Call]:
        check_presence(self.image, PAD)
        return {self.image.function(PAD)[0]: self._pad}

    def _pad(self, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of `pad` for the message of the context, which nothing has changed."""
        if self._content(state) is not self._content(self.at_call(self._given)):
            raise Unproved(f"the context is changed before the call of {PAD}")
        for given, (name, wanted) in zip(arguments(state, found, 4), self._wanted(), strict=True):
            if not Sweep().equal(given, wanted):
                raise Unproved(f"{PAD} is called with another {name}: {given}")
        return returned(state, found, MADE)

    def _content(self, state: MachineState) -> Term:
        """What the context contains."""
        return state.content(context_of(self.function.padding), 0, self.function.padding.layout.bytes)

    def _wanted(self) -> Iterator[tuple[str, Term]]:
        """The arguments of `pad`, by name."""
        padding = self.function.padding
        yield "end", END
        yield "data", context_of(padding) + const(padding.layout.offsets[2], POINTER)
        yield "len", LENGTH & const(padding.block_bytes - 1, POINTER)
        yield "length", LENGTH

    @cached_property
    def _given(self) -> Precondition:
        padding = self.function.padding
        context = context_of(padding)
        return Precondition(
            arguments=(END, context),
            regions=[context_region(padding)],
            contents=[context_length(padding, LENGTH)],
            public=(END, *unknowns(context), LENGTH, MADE),
        )

    def obligations(self) -> Iterator[Obligation]:
        """Zeros in the context, and the number of blocks of the end."""
        padding = self.function.padding
        zeros = const(0, BYTE * padding.layout.bytes)
        left = Content(context_of(padding), 0, zeros, "the context at the end")
        yield Obligation(self._given, Frame(left=[left], result=MADE))


def prove_end(image: Image, function: SchedulingFunction) -> None:
    """Proves `end_context`. Raises Unproved."""
    discharge(EndContract(image, function))
