"""The contract of a function that appends data to a message in pieces of AEGIS, whose state is in memory.

The data begin with a head that completes the unfinished piece. Addresses and lengths are those of the data
after it: what follows a head of any length is proved once. Data that complete no piece follow bytes of the
unfinished one, whose number is a variable: their head has fewer than no bytes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from hashwright.proof.check.arguments import ROOM, Arguments
from hashwright.proof.check.contract import not_null
from hashwright.proof.check.coverage import Cases, below, case_of
from hashwright.proof.check.described import Described, Description, Values, absorbed, loaded, number_of, run
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.contract.functions import Repetition, Stream, UpdateFunction
from hashwright.proof.run.convention import put
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ENTRY, ZERO, Digits, Length, Stage
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    const,
    is_zero,
    join,
    less,
    part,
    total,
    unknowns,
    var,
)

STATE, PIECE, LENGTH, AT = "state", "piece", "len", "at"  # the values in memory
HEAD: Final = var("bytes of the head", POINTER)
BEFORE: Final = var("pieces before", POINTER)  # of the message, with the one that the head completes
OLD: Final = var("length of the message", POINTER)  # at the call
NEW: Final = var("length of the data", POINTER)
USED: Final = var("bytes of the unfinished piece", POINTER)  # where the data do not complete it
LAST: Final = const(-1, POINTER)  # the number of that one, where the first piece after the head is 0


@dataclass(frozen=True)
class UpdateLength(Length):
    """The variables for the length of data whose last bytes are left in memory."""

    def ways(self, digit: Term) -> Sequence[Term]:
        return tuple(const(value, POINTER) for value in range(self.digits().get(digit, 0)))


@dataclass(frozen=True)
class UpdateArguments(Arguments):
    """The arguments of a function."""

    function: UpdateFunction

    @property
    def state(self) -> Term:
        """The address of the state."""
        return self.pointer(self.function.parameters[0])

    @property
    def stream(self) -> Stream:
        return self.function.streams[0]

    @cached_property
    def lengths(self) -> tuple[Length, ...]:
        return tuple(UpdateLength(each.name, each.piece, each.pieces) for each in super().lengths)

    @property
    def length(self) -> Length:
        return self.lengths[0]

    def now(self, stage: Stage) -> dict[Term, Term]:
        return super().now(stage) | {each: each for each in (HEAD, BEFORE)}

    def at(self, name: str) -> Term:
        """The address of a value in memory."""
        return self.place(self.function.parameters[0], self.function.place(name), name)

    def regions(self, stage: Stage) -> Iterator[Region]:
        data = {self.pointer(each) for each in (self.stream.data, self.stream.out) if each}
        for each in super().regions(stage):
            is_headed = stage == ENTRY and each.base in data
            yield replace(each, base=each.base - HEAD, size=each.size + HEAD) if is_headed else each

    def passed(self, base: Term, size: Term) -> tuple[Term, Term]:
        return base - HEAD, size + HEAD

    def before(self, digits: Digits) -> int:
        """The bytes of the unfinished piece at the call."""
        return -number_of(digits.now[HEAD]) % self.length.piece

    def is_completed(self, digits: Digits) -> bool:
        """Do the data complete the unfinished piece, if there is one?"""
        return USED not in unknowns(digits.now[HEAD])

    def total(self, digits: Digits) -> Term:
        """The length of the message after the call."""
        before = total(((BEFORE, self.length.piece),), POINTER)
        return before + self.length.bytes(digits.now)


@dataclass(frozen=True)
class UpdateDescription(Description):
    """The description of a function with these arguments."""

    arguments: UpdateArguments

    @cached_property
    def before(self) -> Values:
        """The words of the state at the call."""
        return self.named(ENTRY)

    def called(self) -> dict[str, Term]:
        """The state in memory at the call, but the unfinished piece."""
        length = total(((BEFORE, self.arguments.length.piece), (HEAD, -1)), POINTER)
        return {STATE: self._stored(self.before), LENGTH: length} | self._place()

    def _place(self) -> dict[str, Term]:
        """The place of the words, if it is stored."""
        placed = self.arguments.placed
        return {AT: placed.before} if placed else {}

    def begun(self, digits: Digits) -> Described:
        if not self.arguments.is_completed(digits) or not (used := self.arguments.before(digits)):
            return Described(self.before)
        piece = self.arguments.length.piece
        message = self._message(self.before, LAST, used, piece)
        after, out = self._made(self.before, LAST, message, used, piece)
        return Described(after, out)

    def _absorbed(
        self, before: Described, stream: Stream, length: Length, at: Term, rest: Term | None = None
    ) -> Described:
        return before if rest else super()._absorbed(before, stream, length, at)

    def finished(self, written: Described, digits: Digits) -> Described:
        arguments, values = self.arguments, written.values
        length, now = arguments.length, digits.now
        bytes_ = {STATE: self._stored(values), LENGTH: arguments.total(digits)} | self._place()
        left = tuple((arguments.at(name), term) for name, term in bytes_.items())
        if not arguments.is_completed(digits):
            return Described(values, (*left, *self._continued(number_of(now[length.rest] + now[HEAD]))))
        rest = number_of(now[length.rest])
        out: tuple[tuple[Term, Term], ...] = ()
        if rest:
            message = self._message(values, length.wholes(now), 0, rest)
            _, out = self._made(values, length.wholes(now), message, 0, rest)
            piece = part(message, 0, 8 * rest)
            if behind := self.keystream(values, rest):
                piece = join(piece, behind)
            out = (*out, (arguments.at(PIECE), piece))
        return Described(values, (*written.bytes, *left, *out))

    def _continued(self, size: int) -> Iterator[tuple[Term, Term]]:
        """The output and the message for data that do not complete a piece, whose keystream is in memory."""
        if not size:
            return
        arguments, stream = self.arguments, self.arguments.stream
        held = arguments.at(PIECE) + USED
        message = given = loaded(arguments.pointer(stream.data) + USED, 0, size)
        if stream.out:
            made = given ^ loaded(held, 0, size)
            message = made if stream.fill else given
            yield arguments.pointer(stream.out) + USED, made
        yield held, message

    def check_keystream(self) -> None:
        """Raises Unproved unless the output is the exclusive or of the data with the keystream."""
        stream, bits = self.arguments.stream, 8 * self.arguments.length.piece
        if not (mask := self.keystream(self.before)):
            return
        given = join(*(var(f"data from bit {at} on", WORD) for at in range(0, bits, WORD)))
        after = absorbed(stream.graph, self.before, given)
        made = join(*(term for name, term in after.items() if name not in self.state))
        if made is not given ^ mask:
            raise Unproved("the output is not that of a keystream")

    def keystream(self, values: Values, first: int = 0) -> Term | None:
        """The keystream of a piece from a byte on; None if there is none."""
        graph = self.arguments.function.keystream
        if not graph:
            return None
        made = run((Repetition(graph),), values)
        found = join(*(made[str(name)] for name in graph.outputs))
        return part(found, 8 * first, found.bits - 8 * first)

    def _message(self, values: Values, at: Term, used: int, size: int) -> Term:
        """The message bytes of a piece, and zeros: the used ones are in memory, and others are data."""
        stream, length = self.arguments.stream, self.arguments.length
        held = loaded(self.arguments.at(PIECE), 0, length.piece)
        address = total(((self.arguments.pointer(stream.data), 1), (at, length.piece)), POINTER)
        data = loaded(address, 0, length.piece)
        if stream.fill and (mask := self.keystream(values)):
            data ^= mask
        parts = (held, 0, used), (data, used, size), (const(0, data.bits), size, length.piece)
        return join(*(part(term, 8 * first, 8 * (end - first)) for term, first, end in parts if first < end))

    def _made(
        self, values: Values, at: Term, message: Term, used: int, size: int
    ) -> tuple[Values, tuple[tuple[Term, Term], ...]]:
        """The words of the state after a piece of these message bytes, and the output for its data."""
        stream = self.arguments.stream
        mask = self.keystream(values) if stream.fill else None
        after = absorbed(stream.graph, values, message ^ mask if mask else message)
        made = [term for name, term in after.items() if name not in self.state]
        words = {name: after[name] for name in self.state}
        if not made or size == used:
            return words, ()
        to = total(((self.arguments.pointer(stream.out), 1), (at, self.arguments.length.piece)), POINTER, used)
        return words, ((to, part(join(*made), 8 * used, 8 * (size - used))),)


@dataclass(frozen=True)
class UpdateContract(MessageContract):
    """A function between its caller and the description."""

    function: UpdateFunction

    @cached_property
    def arguments(self) -> UpdateArguments:
        return UpdateArguments(self.function)

    @cached_property
    def description(self) -> UpdateDescription:
        return UpdateDescription(self.arguments)

    def coverage(self) -> Iterator[Cases]:
        """The same, and all lengths of messages with all lengths of data, which complete a piece or do not."""
        yield from super().coverage()
        piece, places = self.arguments.length.piece, self.arguments.length.piece.bit_length() - 1
        length = self.description.called()[LENGTH]
        before, used = OLD >> places, OLD & const(piece - 1, POINTER)
        unfinished = case_of({BEFORE: before, HEAD: ZERO - used}, [(length, OLD)])
        yield Cases("lengths of a message", frozenset(), (unfinished,))
        for number in range(piece):
            head = const(-number % piece, POINTER)
            known = {BEFORE: before + const(number > 0, POINTER), HEAD: head}
            allowed = is_zero(used - const(number, POINTER))
            yield Cases("lengths of a message", frozenset([allowed]), (case_of(known, [(length, OLD)]),))
            short = [
                is_zero(NEW - const(size, POINTER)) for size in range(piece - 1) if 0 < number < piece - size
            ]
            what = f"lengths of data for {number} bytes of a piece"
            yield Cases(what, frozenset([below(NEW, ROOM)]), (*short, below(NEW - head, ROOM)))

    # The processor.

    def starts(self) -> Iterator[MachineState]:
        self.description.check_keystream()
        piece = self.arguments.length.piece
        yield from map(self._begun_short, range(piece - 1))
        yield from map(self._begun, range(piece))

    def given(self, stage: Stage) -> Precondition:
        found = super().given(stage)
        called = self.description.called().items() if stage == ENTRY else ()
        return replace(found, contents=[Content(self.arguments.at(name), 0, term) for name, term in called])

    def _begun(self, used: int) -> MachineState:
        """The state of the processor at the call with that many bytes in the unfinished piece."""
        state = self.entry.copy()
        state.substitute({HEAD: const(-used % self.arguments.length.piece, POINTER)})
        if used and (behind := self.description.keystream(self.description.before, used)):
            put(state, Content(self.arguments.at(PIECE), used, behind))
        return state

    def _begun_short(self, size: int) -> MachineState:
        """The state of the processor at the call with data of that many bytes that complete no piece."""
        arguments, length = self.arguments, self.arguments.length
        few = dict.fromkeys(length.digits(), ZERO)
        state = self.entry.copy()
        state.substitute(few | {length.rest: USED + const(size, POINTER), HEAD: ZERO - USED})
        state.assumed = frozenset((~is_zero(USED), less(USED, const(length.piece - size, POINTER))))
        if arguments.placed:
            state.assumed |= {arguments.placed.bound}
        for each in self._pointers.values():
            state.assumed |= {*not_null(self.function, each + USED, const(size, POINTER))}
        late = {**state.digits.late, USED: range(1, length.piece - size)}
        within = state.digits.within | {USED}
        state.digits = replace(state.digits, now={**state.digits.now, USED: USED}, late=late, within=within)
        state.public |= {USED}
        place = Region(PIECE, arguments.at(PIECE) + USED, const(size, POINTER), True, is_given=True)
        state.regions = (*state.regions, place)
        return state

    @property
    def _pointers(self) -> Mapping[str, Term]:
        """The addresses of the data and of the output, after the head."""
        stream = self.arguments.stream
        return {each: self.arguments.pointer(each) for each in (stream.data, stream.out) if each}

    def _called(self, numbers: Mapping[str, Term]) -> Precondition:
        arguments, stream, pointers = self.arguments, self.arguments.stream, self._pointers
        values = {}
        for name, pointer in pointers.items():
            values[name], values[stream.length] = arguments.passed(pointer, numbers[stream.length])
        called = super()._called(values)
        return replace(called, public={*called.public, *pointers.values()})

    # What it leaves.

    def finished(self, end: MachineState, written: Described) -> Frame:
        """The same; a function with output returns the number of bytes that it has written.

        If the data complete a piece, what is behind the last bytes of the message has any content.
        """
        arguments, digits = self.arguments, end.digits
        size = arguments.length.bytes(digits.now) + digits.now[HEAD]
        free = [(arguments.at(PIECE), arguments.length.piece)] if arguments.is_completed(digits) else []
        return replace(super().finished(end, written), free=free, result=size if arguments.stream.out else None)
