"""The contract of a function of a Merkle-Damgard hash: its arguments and its results, case by case.

A case fixes the number of bytes in the unfinished block at the call, and the number of bytes that follow.
Objects in memory are assumed to be disjoint, but a digest may be in the place of the message. A context is
assumed to be aligned as its type.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from hashwright.proof.check.blocks import BYTES, ROOM, BlockContract
from hashwright.proof.check.chain import Chain, all_compressed, compressed
from hashwright.proof.check.contract import Contract, not_null
from hashwright.proof.check.coverage import Cases, below, case_of
from hashwright.proof.check.selection import SelectionContract
from hashwright.proof.contract.functions import DigestFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.calls import arguments, placed, returned
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import REMEMBERED, MachineState, Unproved, word_at
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Term,
    const,
    factors,
    is_zero,
    join,
    less,
    part,
    remembered,
    split,
    total,
    var,
    without_constant,
)

PARAMETERS: Final = ("ctx", "data", "len", "digest")
CONTEXT, DATA, LENGTH, DIGEST = PARAMETERS
MESSAGE: Final = var(DATA, POINTER)
BEFORE: Final = var("blocks before", POINTER)  # of the message at the call of the function
MORE: Final = var("more bytes", POINTER)
TRIPS: Final = var("blocks", POINTER)  # of the data
OLD: Final = var("length of the message", POINTER)  # at the call
NEW: Final = var("length of the data", POINTER)


@dataclass(frozen=True, slots=True)
class LengthCase:
    """The length of a message, and the data that follow: a head, whole blocks, and last bytes."""

    filled: int = 0  # bytes of the unfinished block at the call
    head: int = 0  # bytes of the data that complete it
    blocks: Term = ZERO
    rest: int = 0
    is_open: bool = False  # do one or more bytes follow the head, in a number that is still open?

    def size(self, block_bytes: int) -> Term:
        """The number of bytes of data."""
        if self.is_open:
            return MORE + const(self.head + 1, POINTER)
        return total(((self.blocks, block_bytes),), POINTER, self.head + self.rest)


@dataclass(frozen=True)
class DigestContract(Contract):
    """A function between its caller and the description."""

    function: DigestFunction

    @property
    def assumes(self) -> tuple[Contract, ...]:
        """The contracts that its proof depends on: functions that it calls have their own proofs."""
        blocks, selection = self.function.blocks, self.function.selection
        if not selection:
            return (BlockContract(self.image, blocks),)
        kernels = next(each.calls for each in selection.callers if each.name == blocks.name)
        image = replace(self.image, features=None)  # a kernel is selected if the processor has what it needs
        own = (BlockContract(image, replace(blocks, name=name)) for name in kernels)
        return (SelectionContract(self.image, selection), *own)

    @property
    def block_bytes(self) -> int:
        return self.function.blocks.block_bytes

    @property
    def _context(self) -> Term:
        """The address of the context: a multiple of its alignment."""
        return var(CONTEXT, POINTER) & const(-self.function.layout.align, POINTER)

    def cases(self) -> Iterator[LengthCase]:
        """All cases of the function's arguments."""
        size = self.block_bytes
        for filled in range(1 if self.function.begins else size):
            if not self.function.appends:
                yield LengthCase(filled)
                continue
            room = -filled % size
            yield from (LengthCase(filled, rest=rest) for rest in range(size - filled))
            if room:
                yield LengthCase(filled, head=room)
            yield LengthCase(filled, head=room, is_open=True)

    def continued(self) -> Iterator[LengthCase]:
        """The cases of one or more bytes of data after a whole number of blocks."""
        for rest in range(self.block_bytes):
            yield LengthCase(blocks=TRIPS if rest else TRIPS + const(1, POINTER), rest=rest)

    def coverage(self) -> Iterator[Cases]:
        """All lengths of messages and of data; then all numbers of bytes after the head of the data."""
        size, places = self.block_bytes, self.block_bytes.bit_length() - 1
        filled = [const(each, POINTER) for each in range(size)]
        blocks, used = OLD >> places, OLD & const(size - 1, POINTER)
        every = tuple(case_of({}, [(used, each)]) for each in filled)
        yield Cases("lengths of a message", frozenset(), (const(1, 1),) if self.function.begins else every)
        for number in range(1 if self.function.begins else size):
            allowed = is_zero(used - filled[number])
            cases = [case for case in self.cases() if case.filled == number]
            if not self.function.begins:
                begun = case_of({BEFORE: blocks}, [(self._length(LengthCase(number)), OLD)])
                yield Cases("lengths of a message", frozenset([allowed]), (begun,))
            data = [
                case_of(
                    {MORE: NEW - const(case.head + 1, POINTER)},
                    [(case.size(size), NEW)] if self.function.appends else [],
                    [below(MORE, ROOM)] if case.is_open else [],
                )
                for case in cases
            ]
            yield Cases(
                f"lengths of data for {number} bytes of a block", frozenset([below(NEW, ROOM)]), tuple(data)
            )
        last = [
            case_of(
                {TRIPS: (NEW >> places) - const(not case.rest, POINTER)},
                [(case.size(size), NEW)],
                [below(TRIPS, ROOM // size)],
            )
            for case in self.continued()
        ]
        yield Cases("lengths of data after a head", frozenset((below(NEW, ROOM), ~is_zero(NEW))), tuple(last))

    # The processor.

    def start(self, case: LengthCase) -> MachineState:
        """The state of the processor at the call of the function."""
        function, size = self.function, case.size(self.block_bytes)
        pointers = {CONTEXT: self._context, DATA: MESSAGE, DIGEST: var(DIGEST, POINTER)}
        values = {**pointers, LENGTH: size}
        sizes = {
            CONTEXT: const(function.layout.bytes, POINTER),
            DATA: size,
            DIGEST: const(BYTES * len(self._initial), POINTER),
        }
        bounds = (
            less(MORE, const(ROOM, POINTER)),
            less(TRIPS, const(ROOM // self.block_bytes, POINTER)),
            less(size, const(ROOM, POINTER)),
            ~less(MESSAGE + size, MESSAGE),
            *not_null(self.function, MESSAGE, size),
        )
        passed = [values[name] for name in function.parameters]
        public = (var(CONTEXT, POINTER), MESSAGE, pointers[DIGEST], BEFORE, MORE, TRIPS)
        objects = [
            Region(
                name,
                base,
                sizes[name],
                name != DATA,
                is_passing=name == DIGEST,
                is_given=name == CONTEXT and not function.begins,
                result=var(DIGEST, POINTER) if name == DATA else None,
            )
            for name, base in pointers.items()
            if name in function.parameters
        ]
        _, length, *_ = function.layout.offsets
        known = [] if function.begins else [Content(self._context, length, self._length(case))]
        return self.at_call(
            Precondition(
                arguments=passed,
                regions=objects,
                contents=known,
                assumed=bounds,
                public=public,
                digits=SampledDigits(({TRIPS: ()},), {TRIPS: TRIPS}),
            )
        )

    @cached_property
    def begun(self) -> MachineState:
        """The registers and the memory at the call, which callers expect to find again."""
        return self.start(LengthCase())

    def _length(self, case: LengthCase) -> Term:
        """The length of the message at the call of the function."""
        return total(((BEFORE, self.block_bytes),), POINTER, case.filled)

    @property
    def _initial(self) -> tuple[Term, ...]:
        bits = self.function.blocks.state()[0].ty.bits
        return tuple(split(join(*(const(word, bits) for word in self.function.initial))))

    # The description.

    def called(self, case: LengthCase) -> Chain:
        """The message at the call of the function."""
        if self.function.begins:
            return Chain(self._initial, ZERO)
        state, _, rest, _ = self.function.layout.offsets
        words = (word_at(self._context, state + BYTES * i) for i in range(len(self._initial)))
        return Chain(tuple(words), self._length(case), loaded(self._context, rest, case.filled))

    def headed(self, case: LengthCase) -> Chain:
        """The message after the head of the data."""
        return self.called(case).appended(loaded(MESSAGE, 0, case.head), self.block_bytes)

    def finished(self, case: LengthCase, headed: Chain) -> Chain:
        """The message after all data, from the message after their head."""
        if case.is_open:
            raise Unproved("the function returns where the number of bytes is not known")
        chain, first = headed, MESSAGE + const(case.head, POINTER)
        if case.blocks is not ZERO:
            chain = chain.absorbed(first, case.blocks, self.block_bytes)
            first = total(((first, 1), (case.blocks, self.block_bytes)), POINTER)
        return chain.appended(loaded(first, 0, case.rest), self.block_bytes)

    # The results.

    def frame(self, case: LengthCase, headed: Chain) -> Frame:
        """What the function leaves: a context's unfinished block has any content after the message's bytes."""
        left = [Content(*each) for each in self._left(self.finished(case, headed))]
        return Frame(
            left=left, free=() if self.function.ends else [(self._context, self.function.layout.bytes)]
        )

    def _left(self, chain: Chain) -> Iterator[tuple[Term, int, Term, str]]:
        """The results in memory: the value of a parameter, an offset, the content, and the parameter."""
        function = self.function
        has_context = CONTEXT in function.parameters
        if function.ends:
            yield var(DIGEST, POINTER), 0, chain.digest(function), DIGEST
            if has_context:
                yield self._context, 0, const(0, 8 * function.layout.bytes), CONTEXT
            return
        words, length, rest, _ = function.layout.offsets
        yield self._context, words, join(*chain.words), CONTEXT
        yield self._context, length, chain.length, CONTEXT
        if chain.rest:
            yield self._context, rest, join(*chain.rest), CONTEXT

    # The function of blocks, which has its own proof: a call is not executed, but its results are known.

    @property
    def calls(self) -> Mapping[int, Call]:
        """The calls that are not executed, by the address of the called function."""
        return {self.image.function(self.function.blocks.name)[0]: self._compress}

    def is_open(self, state: MachineState) -> bool:
        """Is the number of blocks of a call open?"""
        _, _, count = arguments(state, self.instructions)
        multiples, _ = factors(state.plain(count))
        return any(each.args for each in multiples)

    def _compress(self, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of a call; returns the address to which it returns.

        Raises Unproved if the caller violates an assumption of the function's proof.
        """
        to, data, count = arguments(state, found)
        size, count = BYTES * len(self._initial), state.plain(count)
        state.refuse_secrets("a number of blocks", count)
        if not state.holds(less(count, const(ROOM // self.block_bytes, POINTER))):
            raise Unproved(f"a number of blocks may be too large: {count}")
        place = placed(state, found, to, size, is_store=True)
        words = tuple(split(state.load(to, size)))
        if not count.is_const:
            state.require_constant(data, total(((count, self.block_bytes),), POINTER))
            words = all_compressed(words, data, count)
        elif bytes_ := self.block_bytes * count.attr:
            other = placed(state, found, data, bytes_, is_store=False)
            if not state.are_apart(place, size, other, bytes_):
                raise Unproved(f"the state and the blocks of a call may overlap: at {to} and {data}")
            for block in split(state.load(data, bytes_), 8 * self.block_bytes):
                words = compressed(words, block)
        state.store(to, join(*words))
        return returned(state, found)


def loaded(address: Term, offset: int, size: int) -> tuple[Term, ...]:
    """The bytes of memory that the function has not written."""
    anchor, first = without_constant(address)
    return tuple(_byte(anchor, at) for at in range(first + offset, first + offset + size))


@remembered(REMEMBERED)
def _byte(anchor: Term, offset: int) -> Term:
    return part(word_at(anchor, offset), 8 * (offset % BYTES), 8)
