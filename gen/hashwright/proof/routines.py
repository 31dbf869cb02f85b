"""The contract of a whole-message function: its arguments, and its results along each path by the description.

A path has stages: for each stream of data, the iterations of the loop over it, the pieces after these, and the
last bytes. All memory is assumed to be disjoint, except that output may replace its data.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from operator import or_
from typing import Final

from hashwright.ir import Graph
from hashwright.modes.proving import MessageFunction, Repetition, Stream
from hashwright.proof.architectures import INSTRUCTION_SETS
from hashwright.proof.digits import DONE, ONE, ZERO, Digits, Length
from hashwright.proof.image import Image
from hashwright.proof.imported import is_left
from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.loops import Spot, hold, spots
from hashwright.proof.stack import STACK_POINTER, span
from hashwright.proof.state import MachineState, Region, Unproved, word_at
from hashwright.proof.sweep import Sweep, equal_above
from hashwright.proof.terms import (
    POINTER,
    TERMS,
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
    without_constant,
)

ROOM: Final = 1 << 62  # bytes: every object in memory is smaller
CELL: Final = POINTER // 8
TAG_LENGTH: Final = var("tag_len", POINTER)

TRIPS, MORE, REST = range(
    3
)  # the position of a path in data: before an iteration, before a piece, before the last bytes
Stage = tuple[int, int]  # the number of the data, and the position
ENTRY: Final[Stage] = (-1, REST)

Values = Mapping[str, Term]  # the description's values, by name


@dataclass(frozen=True, slots=True)
class Described:
    """The description of a part of a path."""

    values: Values
    bytes: tuple[tuple[Term, Term], ...] = ()  # the output: addresses with their content afterwards


@dataclass(frozen=True)
class MessageContract:
    """A whole-message function between its caller and the description."""

    image: Image
    function: MessageFunction
    is_in_place: bool = False  # does the output overwrite its data?
    _tags: dict[tuple[object, ...], Term] = field(default_factory=dict)  # the cached tags

    @property
    def instructions(self) -> InstructionSet:
        found = INSTRUCTION_SETS[self.image.architecture](0)
        more = max(len(self.function.parameters) - len(found.convention.arguments), 0)
        return replace(found, frame=replace(found.frame, arguments=CELL * more))

    @cached_property
    def lengths(self) -> tuple[Length, ...]:
        return tuple(Length(each.length, _piece(each), each.pieces) for each in self.function.streams)

    @cached_property
    def end(self) -> Stage:
        return len(self.lengths), TRIPS

    @property
    def state(self) -> tuple[str, ...]:
        """The names of the words of the state."""
        return _state(self.function.streams[0].graph)

    def named(self, stage: Stage) -> dict[str, Term]:
        """Variables for the words of the state at a stage."""
        graph = self.function.streams[0].graph
        bits = {str(node.attr): node.ty.bits for node in graph.inputs}
        return {
            name: join(*(var(f"{name} from bit {at} on at {stage}", WORD) for at in range(0, bits[name], WORD)))
            for name in self.state
        }

    def now(self, stage: Stage) -> dict[Term, Term]:
        """The variables of lengths at a stage, each with itself as its value."""
        place, kind = stage
        found: list[Term] = []
        for i, length in enumerate(self.lengths):
            if i < place:
                found.append(length.full)
            elif i == place and kind == REST:
                found += [length.whole, *(each for each in length.digits() if each is length.rest)]
            else:
                found += length.digits()
        return {each: each for each in (*found, *([TAG_LENGTH] if self.function.end else []))}

    def _groups(self, stage: Stage) -> Iterator[dict[Term, range]]:
        """The digits that are open at a stage."""
        place, kind = stage
        for i, length in enumerate(self.lengths):
            passed = [length.trips, length.more][:kind] if i == place else []
            if i >= place:
                yield {each: range(few) for each, few in length.digits().items() if each not in passed}

    def _choices(self) -> dict[Term, tuple[int, ...]]:
        return {TAG_LENGTH: tuple(self.function.end)} if self.function.end else {}

    @property
    def is_valid(self) -> Term:
        """Is the length of the tag valid?"""
        return reduce(or_, (is_zero(TAG_LENGTH - const(size, POINTER)) for size in self.function.end))

    # The processor.

    def start(self, stage: Stage) -> MachineState:
        """The state of the processor at the call of the function, in terms of the variables of a stage."""
        found, now = self.instructions, self.now(stage)
        general, vectors, masks = found.registers()
        general[found.frame.pointer] = STACK_POINTER
        numbers = self.numbers(now)
        arguments = [numbers.get(name, self.pointer(name)) for name in self.function.parameters]
        in_registers = found.convention.arguments
        for name, term in zip(in_registers, arguments, strict=False):
            general[found.general.index(name)] = term
        regions = tuple(self._regions(stage, now))
        state = MachineState(
            self.image,
            regions,
            found.frame,
            general,
            vectors,
            masks,
            assumed=frozenset(each for each in self._assumed(now) if not each.is_const),
            public=frozenset(
                (*now, DONE, *STACK_POINTER.args, TAG_LENGTH, *map(self.pointer, self.function.parameters))
            ),
            digits=Digits(tuple(self._groups(stage)), now, self._choices()),
        )
        for i, term in enumerate(arguments[len(in_registers) :]):
            hold(state, Spot("cells", found.frame.above + CELL * i, CELL, STACK_POINTER), term)
        return state

    def pointer(self, name: str) -> Term:
        data = {each.out: each.data for each in self.function.streams if self.is_in_place}
        return var(data.get(name) or name, POINTER)

    def numbers(self, now: Mapping[Term, Term]) -> dict[str, Term]:
        """The numeric parameters, from the values of the variables."""
        found = {length.name: length.bytes(now) for length in self.lengths}
        return found | ({str(TAG_LENGTH.attr): now[TAG_LENGTH]} if self.function.end else {})

    def _regions(self, stage: Stage, now: Mapping[Term, Term]) -> Iterator[Region]:
        numbers = self.numbers(now)
        tags = set() if self.function.is_checked else {self.function.tag}
        written = {*tags, *(name for name, _ in self.function.stored)}
        for name, count in self.function.sizes.items():
            bytes_ = numbers[count] if isinstance(count, str) else const(count, POINTER)
            yield Region(name, self.pointer(name), bytes_, is_written=name in written)
        for i, (stream, length) in enumerate(zip(self.function.streams, self.lengths, strict=True)):
            if stream.out and stage[0] <= i <= stage[0] + 1:
                at, size = self._reach(stage, length, now) if i == stage[0] else (ZERO, numbers[stream.length])
                base = total(((self.pointer(stream.out), 1), (at, length.piece)), POINTER)
                yield Region(stream.out, base, size, is_written=True)
            if not (stream.out and self.is_in_place):
                yield Region(stream.data, self.pointer(stream.data), numbers[stream.length])

    def _reach(self, stage: Stage, length: Length, now: Mapping[Term, Term]) -> tuple[Term, Term]:
        """The number of pieces that were written before, and the most bytes until the next stage."""
        rest = now.get(length.rest, ZERO)
        if stage[1] == TRIPS:
            return total(((DONE, length.pieces),), POINTER), const(length.pieces * length.piece, POINTER)
        if stage[1] == MORE:
            size = total(((now[length.more], length.piece), (rest, 1)), POINTER)
            return total(((now[length.trips], length.pieces),), POINTER), size
        return length.wholes(now), rest

    def _assumed(self, now: Mapping[Term, Term]) -> Iterator[Term]:
        numbers = self.numbers(now)
        for stream, length in zip(self.function.streams, self.lengths, strict=True):
            bounds = {
                length.trips: ROOM // (length.piece * length.pieces),
                length.more: length.pieces,
                length.rest: length.piece,
                length.whole: ROOM // length.piece,
                length.full: ROOM,
            }
            yield from (less(each, const(bounds[each], POINTER)) for each in bounds if each in now)
            for base in {self.pointer(each) for each in (stream.data, stream.out) if each}:
                yield ~less(base + numbers[stream.length], base)

    # The description.

    def passed(self, begun: Stage, values: Values, digits: Digits, end: Stage) -> Described:
        """The description of a path from one stage to another, with these digits."""
        (i, kind), now, written = begun, digits.now, Described(values)
        done = DONE if kind == TRIPS and begun != self.end else ZERO
        if begun == ENTRY:
            written = Described(_run(self.function.begin, self._inputs()))
            i, kind = 0, TRIPS
        while (i, kind) != end or (begun == end and done is DONE):
            stream, length = self.function.streams[i], self.lengths[i]
            if kind == TRIPS:
                trips = done + ONE if (i, kind) == end else now[length.trips]
                if trips not in (done, done + ONE):
                    raise Unproved("a loop may end before the last iteration")
                for piece in range(0 if trips is done else length.pieces):
                    at = total(((done, length.pieces),), POINTER, piece)
                    written = self._absorbed(written, stream, length, at)
                if (i, kind) == end:
                    return written
                kind = MORE
            elif kind == MORE:
                first = total(((now[length.trips], length.pieces),), POINTER)
                for piece in range(_known(now.get(length.more, ZERO))):
                    written = self._absorbed(written, stream, length, first + const(piece, POINTER))
                kind = REST
            else:
                if rest := _known(now.get(length.rest, ZERO)):
                    written = self._absorbed(written, stream, length, length.wholes(now), rest)
                i, kind, done = i + 1, TRIPS, ZERO
        return written

    def _inputs(self) -> dict[str, Term]:
        bits = {str(node.attr): node.ty.bits for each in self.function.begin for node in each.graph.inputs}
        return {
            name: _loaded(self.pointer(base), offset, bits[name] // 8)
            for name, (base, offset) in self.function.inputs.items()
        }

    def _absorbed(
        self, before: Described, stream: Stream, length: Length, at: Term, rest: int = 0
    ) -> Described:
        """The description with one more piece, or a last one of fewer bytes."""
        graph, size = stream.graph, rest or length.piece
        data, out = (
            total(((self.pointer(each), 1), (at, length.piece)), POINTER) for each in (stream.data, stream.out)
        )
        piece = _loaded(data, 0, length.piece)
        if rest:
            fill = const(0, piece.bits)
            if stream.fill:
                fill = join(*stream.fill.evaluate(_taken(stream.fill, before.values), TERMS).values())
            piece = join(part(piece, 0, 8 * rest), part(fill, 8 * rest, fill.bits - 8 * rest))
        inputs, first = dict(before.values), 0
        for node in graph.inputs:
            if str(node.attr) not in self.state:
                inputs[str(node.attr)] = part(piece, first, node.ty.bits)
                first += node.ty.bits
        after = graph.evaluate(_taken(graph, inputs), TERMS)
        made = [term for name, term in after.items() if name not in self.state]
        values = dict(before.values) | {name: after[name] for name in self.state}
        return Described(
            values, before.bytes + (((out, part(join(*made), 0, 8 * size)),) if made and stream.out else ())
        )

    def finished(self, written: Described, end: MachineState) -> Described:
        """The results after the function has returned."""
        numbers, bytes_ = self.numbers(end.digits.now), list(written.bytes)
        for (base, offset), name in self.function.stored.items():
            term = numbers.get(name, const(0, POINTER))
            if name == "state":
                term = join(*(written.values[each] for each in self.state))
            bytes_.append((self.pointer(base) + const(offset, POINTER), term))
        if self.function.tag and not self.function.is_checked:
            bytes_.append((self.pointer(self.function.tag), self._tag(written.values, end)))
        return Described(written.values, tuple(bytes_))

    def verdict(self, values: Values, end: MachineState) -> Term:
        """Is the given tag the right one?"""
        tag = self._tag(values, end)
        unlike = tag ^ _loaded(self.pointer(self.function.tag), 0, tag.bits // 8)
        return is_zero(reduce(or_, (part(unlike, first, 8) for first in range(0, tag.bits, 8))))

    def _tag(self, values: Values, end: MachineState) -> Term:
        size = _known(end.digits.now[TAG_LENGTH])
        numbers = self.numbers(end.digits.now)
        mixed = join(*(numbers[name] << 3 for name in self.function.mixed))
        steps, key = self.function.end[size], (size, mixed, *values.values())
        if key not in self._tags:
            found = _run(steps, {**values, "lengths": mixed})
            self._tags[key] = join(*(found[str(name)] for name in steps[-1].graph.outputs))
        return self._tags[key]

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
        """Raises Unproved if output remains although the tag is wrong, or if anything else is cleared.

        None means a tag that may be right or wrong.
        """
        numbers = self.numbers(end.digits.now)
        written = tuple(
            (self.pointer(each.out), numbers[each.length])
            for each in self.function.streams
            if each.out and not end.holds(is_zero(numbers[each.length]))
        )
        if is_wrong is None and written:
            raise Unproved("what was written stays where the tag is wrong")
        if end.cleared != (written if is_wrong else ()):
            raise Unproved("what was written is not cleared where the tag is wrong, or cleared where it is not")

    def _check_secrets(self, end: MachineState, result: Term | None) -> None:
        """Raises Unproved where a register holds something secret, or the stack an expected tag.

        What memcpy and the like leave is looked for only in the registers that every function clears.
        """
        registers, parts = self.instructions.cleared
        before = dict(spots(self.start(ENTRY)))
        tags = {part(tag, first, WORD) for tag in self._tags.values() for first in range(0, tag.bits, WORD)}
        for spot, term in spots(end):
            if spot.anchor:
                if self.function.is_checked and term in tags and span(spot.anchor):
                    raise Unproved("the function leaves the expected tag on the stack")
                continue
            is_kept = term is before[spot] or (result and spot == Spot("general", 0))
            is_cleared = spot.file == "vectors" and spot.number < registers and spot.part < parts
            is_of_call = is_left(term) and not is_cleared
            if not (is_kept or is_of_call or unknowns(term) <= end.public):
                raise Unproved(f"the function leaves something secret in {spot}")

    def check_return(self, end: MachineState, result: Term | None, assumed: Iterable[Term] = ()) -> None:
        """Raises Unproved if the function breaks the calling convention or has a wrong result."""
        self.instructions.check_return(self.start(ENTRY), end)
        self._check_secrets(end, result)
        if result and not equal_above(part(end.general[0], 0, WORD), result, assumed):
            raise Unproved("the result differs from the description")


def _known(term: Term) -> int:
    if not term.is_const:
        raise Unproved(f"{term} is open where it is needed")
    return int(term.attr)


def _piece(stream: Stream) -> int:
    """The size of a piece in bytes."""
    state = _state(stream.graph)
    return sum(node.ty.bits for node in stream.graph.inputs if str(node.attr) not in state) // 8


def _state(graph: Graph) -> tuple[str, ...]:
    return tuple(str(node.attr) for node in graph.inputs if node.attr in graph.outputs)


def _taken(graph: Graph, values: Values) -> dict[str, Term]:
    """The values of a graph's inputs."""
    return {str(node.attr): values[str(node.attr)] for node in graph.inputs}


def _run(steps: Iterable[Repetition], values: Values) -> Values:
    for each in steps:
        for _ in range(each.times):
            values = {**values, **each.graph.evaluate(_taken(each.graph, values), TERMS)}
    return values


def _loaded(address: Term, offset: int, size: int) -> Term:
    """The content of memory that was not written."""
    return join(*(word_at(address, offset + at) for at in range(0, size, WORD // 8)))
