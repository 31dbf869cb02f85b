"""The proof of the static function of a batch that appends a piece of a message to its context.

A piece that completes no block has one of a few lengths. Another one has bytes for the unfinished block, any
number of whole blocks, and last bytes. Where an instruction first depends on the number of these, the paths for
all numbers of bytes in the unfinished block continue as one path: the content of a place is a number plus a
multiple of the room in that block, or the same on all of them, or unknown. Each number of last bytes is then
executed separately.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import ROOM
from hashwright.proof.check.contract import Obligation, StaticContract, discharge
from hashwright.proof.check.coverage import Cases, below, case_of, values
from hashwright.proof.check.digests import loaded
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.check.padding import (
    MESSAGE,
    WHOLE,
    context_length,
    context_of,
    context_region,
    rests,
)
from hashwright.proof.contract.functions import Padding, SchedulingFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.read.image import Image
from hashwright.proof.run.execute import OpenLoop, OpenStage, PathEnd, until_return
from hashwright.proof.run.meeting import common
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    Substitution,
    Term,
    const,
    is_zero,
    join,
    less,
    total,
    unknowns,
    var,
)

APPEND: Final = "append"
STEP: Final = 8  # bytes: compilers copy words at multiples of it
NONE: Final = const(-1, POINTER)  # no block is complete

BLOCK: Final = var("block", POINTER)
BEFORE: Final = var("blocks before", POINTER)  # of the message
SPACE: Final = var("room", POINTER)  # the bytes of the data for an unfinished block with some
REST: Final = var("last bytes", POINTER)  # of the data, after whole blocks


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A path to an instruction that depends on the number of last bytes."""

    room: int  # the bytes of the data for the unfinished block
    at: int  # the address of the instruction
    state: MachineState


def prove_appending(image: Image, function: SchedulingFunction) -> None:
    """Proves `append`, for each number of bytes in the unfinished block. Raises Unproved."""
    contract = AppendContract(image, function)
    discharge(contract)
    proof = _Proof(contract)
    try:
        arrivals = [*proof.arrivals(BLOCK)]
    except Unproved:
        arrivals = [each for block in distances(BLOCK) for each in proof.arrivals(block)]
    proof.check_tails(arrivals)


def distances(pointer: Term) -> Sequence[Term]:
    """A pointer by its distance from a multiple of STEP."""
    return [(pointer & const(-STEP, POINTER)) + const(rest, POINTER) for rest in range(STEP)]


def pieces(padding: Padding, used: int) -> Sequence[int]:
    """The lengths of pieces that complete no block after that many bytes of an unfinished one."""
    return range(padding.block_bytes - used)


def data_bytes(padding: Padding, room: Term, rest: Term) -> Term:
    """The length of a piece that completes a block by its first bytes; 0: it begins with a block."""
    whole = WHOLE + const(1, POINTER) if room is ZERO else WHOLE
    return total(((whole, padding.block_bytes), (room, 1), (rest, 1)), POINTER)


def appending_coverage(padding: Padding) -> Iterator[Cases]:
    """All addresses, all lengths of messages, and of pieces for each number of bytes in an unfinished block."""
    size, places = padding.block_bytes, padding.block_bytes.bit_length() - 1
    old, new = var("length", POINTER), var("len", POINTER)
    at = (case_of({}, [(each, BLOCK)]) for each in distances(BLOCK))
    yield Cases(f"addresses of {BLOCK}", frozenset(), tuple(at))
    blocks = total(((BEFORE, size),), POINTER)
    some = (case_of({BEFORE: old >> places}, [(blocks + const(used, POINTER), old)]) for used in rests(padding))
    yield Cases("lengths of a message", frozenset(), tuple(some))
    for used in rests(padding):
        room = const(-used % size, POINTER)
        behind = new - room
        known = {WHOLE: (behind >> places) - const(not used, POINTER), REST: behind & const(size - 1, POINTER)}
        long = case_of(
            known, [(data_bytes(padding, room, REST), new)], [below(WHOLE, ROOM // size), below(REST, size)]
        )
        short = (is_zero(new - const(each, POINTER)) for each in pieces(padding, used))
        what = f"lengths of a piece for {used} bytes of a block"
        yield Cases(what, frozenset([below(new, ROOM)]), (*short, long))
    yield values(str(REST), REST, rests(padding), size)


@dataclass(frozen=True)
class AppendContract(StaticContract):
    """`append` between its caller and the description."""

    name = APPEND

    @property
    def padding(self) -> Padding:
        return self.function.padding

    @property
    def context(self) -> Term:
        return context_of(self.padding)

    def given(self, before: Term, data: Term, block: Term = BLOCK) -> Precondition:
        """What holds at the call, for lengths of the message and of the data; it may not use the block."""
        return Precondition(
            arguments=(block, self.context, MESSAGE, data),
            regions=(context_region(self.padding), Region("data", MESSAGE, data)),
            contents=[context_length(self.padding, before)],
            assumed=(
                less(WHOLE, const(ROOM // self.padding.block_bytes, POINTER)),
                less(REST, const(self.padding.block_bytes, POINTER)),
                less(SPACE, const(self.padding.block_bytes, POINTER)),
                less(data, const(ROOM, POINTER)),
                ~less(MESSAGE + data, MESSAGE),
            ),
            public=(*unknowns(block), *unknowns(self.context), MESSAGE, BEFORE, WHOLE, REST, SPACE),
        )

    def length(self, used: int) -> Term:
        """The length of a message with that many bytes in the unfinished block."""
        return total(((BEFORE, self.padding.block_bytes),), POINTER, used)

    def obligations(self) -> Iterator[Obligation]:
        """Pieces that complete no block: those of no bytes change nothing, others are appended."""
        _, _, at, _ = self.padding.layout.offsets
        for used in rests(self.padding):
            for size in pieces(self.padding, used):
                what = f"the context after {size} bytes for {used} bytes of an unfinished block"
                last = (*loaded(self.context, at, used), *loaded(MESSAGE, 0, size))
                frame = self.frame(what, self.length(used + size), last, NONE) if size else Frame(result=NONE)
                given = self.given(self.length(used), const(size, POINTER))
                yield Obligation(given, frame)

    def frame(self, what: str, size: Term, last: Sequence[Term], result: Term) -> Frame:
        """The context of a message of that size with these last bytes; what follows them has any content."""
        _, length, rest, _ = self.padding.layout.offsets
        behind = self.context + const(rest + len(last), POINTER), self.padding.block_bytes - len(last)
        left = [Content(self.context, length, size, what)]
        left += [Content(self.context, rest, join(*last), what)] if last else []
        return Frame(left=left, free=[behind], result=result)


class _Proof:
    """The proof for pieces that complete a block."""

    def __init__(self, contract: AppendContract) -> None:
        self._contract, self._padding, self._set = contract, contract.padding, contract.instructions
        self._program = contract.program()
        self._places: set[int] = set()  # the instructions that depend on the number of last bytes
        self._sweep = Sweep()

    def arrivals(self, block: Term) -> Iterator[_Arrival]:
        """The paths to where the number of last bytes matters. Raises Unproved if the block is wrong there."""
        for room in rests(self._padding):
            for end in self._ends(self._head(block, room)):
                if end.at is None:
                    raise Unproved("the function returns before it has copied the last bytes of the data")
                self._check_block(end.state, block, room)
                yield _Arrival(room, end.at, end.state)

    def check_tails(self, arrivals: Sequence[_Arrival]) -> None:
        """Raises Unproved if the last bytes are not copied, or the result is wrong."""
        groups: dict[tuple[int, Term, bool], list[_Arrival]] = {}
        for each in arrivals:
            is_called = each.at in self._contract.image.imports
            back = self._set.return_address(each.state) if is_called else ZERO
            groups.setdefault((each.at, back, each.room > 0), []).append(each)
        for (at, _, is_some), several in groups.items():
            calls = max(each.state.calls for each in several)
            found = common(SPACE, [(each.room, each.state, Substitution({})) for each in several])
            for rest in rests(self._padding):
                self._check_tail(at, SPACE if is_some else ZERO, rest, found, calls)

    def _head(self, block: Term, room: int) -> MachineState:
        """The processor at the call, where that many bytes complete a block; 0: the data begin with one."""
        size = self._padding.block_bytes
        data = data_bytes(self._padding, const(room, POINTER), REST)
        state = self._contract.at_call(self._contract.given(self._contract.length(-room % size), data, block))
        if room:
            whole = const(size, POINTER)
            state.regions += (Region("block", block, whole, is_written=True, is_passing=True),)
        state.digits = SampledDigits(({REST: range(size)},), {REST: REST})
        return state

    def _ends(self, state: MachineState) -> Sequence[PathEnd]:
        """The ends of all paths: instructions that depend on the number of last bytes."""
        while True:
            try:
                return [*self._program.run(state.copy(), self._program.entry, self._is_open)]
            except OpenStage as stage:
                if stage.at in self._places:
                    raise Unproved(f"{stage}, at several places") from None
                self._places.add(stage.at)
            except OpenLoop as loop:
                raise Unproved(f"{loop} has an unknown number of iterations") from None

    def _is_open(self, state: MachineState, at: int) -> bool:
        """Does the instruction at an address, or a called function, depend on the number of last bytes?"""
        if at not in self._contract.image.imports:
            return at in self._places
        size = state.general[self._set.general.index(self._set.convention.arguments[2])]
        return state.digits.needed(size) is not None

    def _check_block(self, state: MachineState, block: Term, room: int) -> None:
        """Raises Unproved if the block that the data complete is not joined yet. Nothing may write it later."""
        used = -room % self._padding.block_bytes
        _, _, rest, _ = self._padding.layout.offsets
        wanted = join(
            *loaded(self._contract.context, rest, used), *loaded(MESSAGE, 0, self._padding.block_bytes - used)
        )
        what = f"the block of {used} bytes and {room} bytes of the data"
        frame = Frame(left=[Content(block, 0, wanted, what)]) if room else Frame()
        check_cut(self._head(block, room), state, frame, self._sweep)

    def _check_tail(self, at: int, room: Term, rest: int, content: Mapping[Spot, Term], calls: int) -> None:
        """Raises Unproved if that many last bytes are not copied, from an instruction on."""
        size = data_bytes(self._padding, room, const(rest, POINTER))
        start = self._contract.at_call(self._contract.given(self._contract.length(0), size))
        state, known = start.copy(), Substitution({REST: const(rest, POINTER)})
        state.calls = calls
        for spot, term in content.items():
            hold(state, spot, known(term))
        after = total(((BEFORE + WHOLE + const(1, POINTER), self._padding.block_bytes),), POINTER, rest)
        last = loaded(MESSAGE + size - const(rest, POINTER), 0, rest)
        frame = self._contract.frame(f"the context with {rest} last bytes", after, last, room)
        for end in until_return(self._program, state, at):
            check_exit(self._set, start, end, frame, self._sweep)
