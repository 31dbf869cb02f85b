"""The arguments of a whole-message function: its lengths in digits, and the memory that a path may use.

A path has stages: for each stream of data, the iterations of the loop over it, the pieces after these, and the
last bytes. All memory is assumed to be disjoint, except that output may replace its data: these have another
address, but from no place is loaded after output may have been stored there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_
from typing import Final

from hashwright.proof.check.contract import not_null
from hashwright.proof.check.coverage import Cases, below, case_of, divided
from hashwright.proof.contract.functions import AegisFunction, Function, MessageFunction, Stream
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.digits import DONE, MORE, REST, TRIPS, ZERO, Digits, Length, Stage
from hashwright.proof.say.terms import POINTER, Term, const, is_zero, less, total, var

ROOM: Final = 1 << 62  # bytes: every object in memory is smaller
TAG_LENGTH: Final = var("tag_len", POINTER)
FROM_WORDS: Final = ("state", "piece")  # what is stored in and behind the words of a state


ALIGN: Final = 8  # of a state in memory, as its type in C
PLACES: Final = var("places before the words", POINTER)  # of a state in memory, each of that many bytes


@dataclass(frozen=True)
class AlignedState:
    """A state in memory whose words begin at one of several places.

    Where a message begins, that is the first multiple of a number of bytes. After that, an assignment may have
    moved the state.
    """

    pointer_name: str
    aligned: int  # that number of bytes
    begins: bool

    @property
    def words(self) -> Term:
        """The address of the words."""
        step = self.aligned if self.begins else ALIGN
        return total(((var(self.pointer_name, POINTER), step),), POINTER)

    @property
    def before(self) -> Term:
        """The bytes before them."""
        return total(((PLACES, ALIGN),), POINTER)

    @property
    def address(self) -> Term:
        return self.words - self.before

    @property
    def places(self) -> range:
        return range(self.aligned // ALIGN)

    @property
    def bound(self) -> Term:
        """What is assumed of the number of places."""
        return less(PLACES, const(len(self.places), POINTER))

    def region(self, size: int) -> Region:
        """The words, which are a part of what is at the address."""
        align = self.aligned if self.begins else ALIGN
        return Region(
            f"{self.pointer_name} from its words on",
            self.words,
            const(size, POINTER),
            True,
            align,
            is_given=not self.begins,
        )


def aligned_state(function: AegisFunction, pointer: str) -> AlignedState | None:
    """The state to which a parameter points, if its words are aligned."""
    return AlignedState(pointer, function.aligned, begins=bool(function.begin)) if function.aligned else None


@dataclass(frozen=True)
class Arguments:
    """The arguments of a function."""

    function: MessageFunction

    @cached_property
    def lengths(self) -> tuple[Length, ...]:
        return tuple(Length(each.length, _piece(each), each.pieces) for each in self.function.streams)

    @cached_property
    def end(self) -> Stage:
        return len(self.lengths), TRIPS

    # Numbers.

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
        found += [TAG_LENGTH] if self.function.end else []
        found += [PLACES] if self.placed else []
        return {each: each for each in found}

    def reached(self, stage: Stage, now: Mapping[Term, Term], done: Term) -> dict[Term, Term]:
        """The values of a stage's variables on a path that reaches it, after that many iterations."""
        known, wanted = {DONE: done}, self.now(stage)
        for length in self.lengths:
            found = {length.whole: length.wholes, length.full: length.bytes}
            for each in wanted:
                if each in found:
                    known[each] = found[each](now)
                elif each in now:
                    known[each] = now[each]
        return known

    @cached_property
    def some(self) -> frozenset[Term]:
        """The numbers of last bytes where there are some."""
        return frozenset(length.some for length in self.lengths)

    def digits(self, stage: Stage) -> Digits:
        """The digits that are open at a stage."""
        choices = {TAG_LENGTH: tuple(self.function.end)} if self.function.end else {}
        late: dict[Term, Sequence[int]] = {each.some: each.few for each in self.lengths}
        if self.placed:
            late[PLACES] = self.placed.places
        return SampledDigits(
            tuple(self._groups(stage)), self.now(stage), choices, late, frozenset(late.keys() & {PLACES})
        )

    def _groups(self, stage: Stage) -> Iterator[dict[Term, range]]:
        place, kind = stage
        for i, length in enumerate(self.lengths):
            passed = [length.trips, length.more][:kind] if i == place else []
            if i >= place:
                yield {each: range(few) for each, few in length.digits().items() if each not in passed}

    @property
    def is_valid(self) -> Term:
        """Is the length of the tag valid?"""
        return reduce(or_, self.tag_sizes.values())

    @property
    def tag_sizes(self) -> Mapping[Term, Term]:
        """For each valid length: is it the tag's?"""
        sizes = (const(size, POINTER) for size in self.function.end)
        return {size: is_zero(TAG_LENGTH - size) for size in sizes}

    @property
    def decided(self) -> tuple[Term, ...]:
        """What paths to a cut may have decided."""
        return (self.is_valid, ~self.is_valid) if self.function.end else ()

    def numbers(self, now: Mapping[Term, Term]) -> dict[str, Term]:
        """The lengths, from the values of the variables."""
        found = {length.name: length.bytes(now) for length in self.lengths}
        if self.function.end:
            found[str(TAG_LENGTH.attr)] = now[TAG_LENGTH]
        if self.function.both:
            found[self.function.both] = found[self.function.behind] + now[TAG_LENGTH]
        return found

    def _bounds(self, length: Length) -> dict[Term, int]:
        """More than each variable of a length."""
        return {
            length.trips: -(-ROOM // (length.piece * length.pieces)),
            length.more: length.pieces,
            length.rest: length.piece,
            length.whole: ROOM // length.piece,
            length.full: ROOM,
        }

    def assumed(self, now: Mapping[Term, Term]) -> Iterator[Term]:
        """What is known of the variables, and of the ends of data."""
        numbers = self.numbers(now)
        for stream, length in zip(self.function.streams, self.lengths, strict=True):
            bounds = self._bounds(length)
            yield from (less(each, const(bounds[each], POINTER)) for each in bounds if each in now)
            for base in {self.pointer(each) for each in (stream.data, stream.out) if each}:
                yield ~less(base + numbers[stream.length], base)
                yield from not_null(self.function, *self.passed(base, numbers[stream.length]))
        if self.function.tag:
            yield from not_null(self.function, self.pointer(self.function.tag), now[TAG_LENGTH])
        if self.placed:
            yield self.placed.bound
        if self.function.both:  # one object contains the data and the tag
            yield less(now[TAG_LENGTH], const(ROOM, POINTER))

    def passed(self, base: Term, size: Term) -> tuple[Term, Term]:
        """The pointer to data and their length that are passed for these."""
        return base, size

    @cached_property
    def replacing(self) -> frozenset[Term]:
        """For each output: does it replace its data?"""
        both = (each for each in self.function.streams if each.out and each.data)
        return frozenset(is_zero(self.pointer(each.out) - self.pointer(each.data)) for each in both)

    def coverage(self) -> Iterator[Cases]:
        """All lengths, in digits, and all values of each digit."""
        number = var("a number", POINTER)
        for length in self.lengths:
            bits = length.piece.bit_length() - 1
            whole, trips, more, division = divided("the pieces", ROOM >> bits, length.pieces)
            rest = number & const(length.piece - 1, POINTER)
            known = {length.trips: trips, length.more: more, length.rest: rest}
            digits = {each: each for each in length.digits()}
            bounds = self._bounds(length)
            assumed = [below(each, bounds[each]) for each in digits]
            allowed = division | {below(number, ROOM), is_zero((number >> bits) - whole)}
            in_digits = case_of(known, [(length.bytes(digits), number)], assumed)
            yield Cases(f"values of {length.name}", allowed, (in_digits,))
            for digit, few in length.digits().items():
                ways = [
                    case_of({length.some: number}, [(each, number)], self._of_some(length, each))
                    for each in length.ways(digit)
                ]
                if few:
                    yield Cases(f"values of {digit}", frozenset([below(number, few)]), tuple(ways))

    def _of_some(self, length: Length, way: Term) -> list[Term]:
        """What is assumed of last bytes, if there are some."""
        return [~is_zero(way), below(way, length.piece)] if way is length.some else []

    # Memory.

    def pointer(self, name: str) -> Term:
        if self.placed and name == self.placed.pointer_name:
            return self.placed.address
        return var(name, POINTER)

    @cached_property
    def placed(self) -> AlignedState | None:
        """The state in memory if its words are aligned."""
        return aligned_state(self.function, next((name for name, _ in self.function.stored), ""))

    def place(self, base: str, offset: int, value: str) -> Term:
        """The address of a stored value: words, and the piece behind them, are relative to the first word."""
        is_behind = self.placed and value in FROM_WORDS
        return (self.placed.words if self.placed and is_behind else self.pointer(base)) + const(offset, POINTER)

    def tag(self, now: Mapping[Term, Term]) -> Term:
        """The address of the tag."""
        behind = self.function.behind
        return self.pointer(self.function.tag) + (self.numbers(now)[behind] if behind else ZERO)

    def regions(self, stage: Stage) -> Iterator[Region]:
        """The memory that a path may use until the next stage."""
        function, now = self.function, self.now(stage)
        numbers, written = self.numbers(now), {name for name, _ in function.stored}
        for name, bytes_ in function.sizes.items():
            is_made, is_given = name in written, not function.begin
            yield Region(name, self.pointer(name), const(bytes_, POINTER), is_made, is_given=is_given)
        if self.placed:
            yield self.placed.region(function.words_bytes)
        for i, (stream, length) in enumerate(zip(function.streams, self.lengths, strict=True)):
            if stream.out and stage[0] <= i:
                at, size, piece = ZERO, numbers[stream.length], 1
                if i == stage[0]:
                    at, size, piece = self._reach(stage, length, now)
                to = self.pointer(stream.out)
                out = Region(
                    stream.out,
                    total(((to, 1), (at, length.piece)), POINTER),
                    size,
                    is_written=True,
                    is_passing=True,
                    piece=piece,
                )
                yield out
                if stream.data:
                    source = self.pointer(stream.data)
                    base, behind = out.base + (source - to), to - source
                    yield replace(out, name=stream.data, base=base, is_written=False, output=behind)
            if not stream.out:
                yield Region(stream.data, self.pointer(stream.data), numbers[stream.length])
        if function.tag:
            made = not function.is_checked
            yield Region("tag", self.tag(now), now[TAG_LENGTH], made, is_passing=made)

    def _reach(self, stage: Stage, length: Length, now: Mapping[Term, Term]) -> tuple[Term, Term, int]:
        """The number of pieces that were written before, the bytes that follow, and those of an iteration."""
        rest = now.get(length.rest, ZERO)
        if stage[1] == TRIPS:
            size = length.pieces * length.piece
            return (
                total(((DONE, length.pieces),), POINTER),
                length.bytes(now) - total(((DONE, size),), POINTER),
                size,
            )
        if stage[1] == MORE:
            left = total(((now[length.more], length.piece), (rest, 1)), POINTER)
            return total(((now[length.trips], length.pieces),), POINTER), left, 1
        return length.wholes(now), rest, 1

    def cleared(self, now: Mapping[Term, Term]) -> tuple[tuple[Term, Term], ...]:
        """Memory that the function sets to 0 if it refuses the tag."""
        numbers = self.numbers(now)
        return tuple(
            (self.pointer(each.out), numbers[each.length]) for each in self.function.streams if each.out
        )


def state_of(graph: Function) -> tuple[str, ...]:
    """The names of the words of the state."""
    return tuple(str(node.attr) for node in graph.inputs if node.attr in graph.outputs)


def _piece(stream: Stream) -> int:
    """The size of a piece in bytes: of data, or of output if there are no data."""
    graph, state = stream.graph, state_of(stream.graph)
    words = {node.attr: node for node in graph.inputs} if stream.data else graph.outputs
    return sum(node.ty.bits for name, node in words.items() if str(name) not in state) // 8
