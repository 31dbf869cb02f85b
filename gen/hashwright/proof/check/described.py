"""The results of a whole-message function along each path, by the description."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from typing import Final

from hashwright.proof.check.arguments import TAG_LENGTH, Arguments, state_of
from hashwright.proof.check.stored import check_distinct, stored_words
from hashwright.proof.contract.functions import Function, Repetition, Stream
from hashwright.proof.run.state import Unproved, word_at
from hashwright.proof.say.digits import DONE, ENTRY, MORE, ONE, REST, TRIPS, ZERO, Digits, Length, Stage
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    const,
    is_zero,
    join,
    overwritten,
    part,
    split,
    total,
    var,
    without_constant,
)

CELL: Final = WORD // 8  # bytes: words of memory are at multiples of it from an anchor
RIGHT: Final = const(0, WORD)  # the result of functions that accept a tag, or write one
WRONG: Final = const(-1, WORD)  # that of functions that refuse it
EXPECTED: Final = var("expected tag of a message before", WORD)

Values = Mapping[str, Term]  # the description's values, by name


@dataclass(frozen=True, slots=True)
class Described:
    """The description of a part of a path."""

    values: Values
    bytes: tuple[tuple[Term, Term], ...] = ()  # the output: addresses with their content afterwards


@dataclass(frozen=True)
class Description:
    """The description of a function with these arguments."""

    arguments: Arguments
    tags: set[Term] = field(default_factory=set)  # all tags so far, of each length
    _ends: dict[tuple[object, ...], Values] = field(default_factory=dict)  # the cached values with them

    @property
    def state(self) -> tuple[str, ...]:
        """The names of the words of the state."""
        return state_of(self.arguments.function.streams[0].graph)

    def named(self, stage: Stage) -> dict[str, Term]:
        """Variables for the words of the state at a stage."""
        return state_words(self.arguments.function.streams[0].graph, f"at {stage}")

    def passed(self, begun: Stage, values: Values, digits: Digits, end: Stage) -> Described:
        """The description of a path from one stage to another, with these digits."""
        (i, kind), now, written = begun, digits.now, Described(values)
        function, lengths = self.arguments.function, self.arguments.lengths
        done = DONE if kind == TRIPS else ZERO
        if begun == ENTRY:
            written = self.begun(digits)
            i, kind = 0, TRIPS
        while (i, kind) != end or (begun == end and done is DONE):
            stream, length = function.streams[i], lengths[i]
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
                for piece in range(number_of(now.get(length.more, ZERO))):
                    written = self._absorbed(written, stream, length, first + const(piece, POINTER))
                kind = REST
            else:
                rest = now.get(length.rest, ZERO)
                if rest is length.rest:
                    raise Unproved(f"{rest} is open where it is needed")
                if rest is not ZERO:
                    written = self._absorbed(written, stream, length, length.wholes(now), rest)
                i, kind, done = i + 1, TRIPS, ZERO
        return written

    def begun(self, digits: Digits) -> Described:
        """The description before the first iteration, with these digits."""
        return Described(self.initial)

    @cached_property
    def initial(self) -> Values:
        """The values before the first iteration."""
        return run(self.arguments.function.begin, self._inputs())

    def _inputs(self) -> dict[str, Term]:
        function = self.arguments.function
        bits = {str(node.attr): node.ty.bits for each in function.begin for node in each.graph.inputs}
        return {
            name: loaded(self.arguments.pointer(base), offset, bits[name] // 8)
            for name, (base, offset) in function.inputs.items()
        }

    def _absorbed(
        self, before: Described, stream: Stream, length: Length, at: Term, rest: Term | None = None
    ) -> Described:
        """The description with one more piece, or a last one of fewer bytes."""
        graph = stream.graph
        data, out = (
            total(((self.arguments.pointer(each), 1), (at, length.piece)), POINTER)
            for each in (stream.data, stream.out)
        )
        piece = loaded(data, 0, length.piece)
        if rest and stream.data:
            fill = const(0, piece.bits)
            if stream.fill:
                fill = join(*stream.fill.evaluate(_taken(stream.fill, before.values), TERMS).values())
            piece = overwritten(fill, piece, rest, length.few)
        after = absorbed(graph, before.values, piece)
        made = [term for name, term in after.items() if name not in self.state]
        values = dict(before.values) | {name: after[name] for name in self.state}
        if not made or not stream.out:
            return Described(values, before.bytes)
        written = join(*made)
        if rest:
            written = overwritten(loaded(out, 0, length.piece), written, rest, length.few)
            written = part(written, 0, 8 * (rest.attr if rest.is_const else length.few[-1]))
        return Described(values, (*before.bytes, (out, written)))

    def finished(self, written: Described, digits: Digits) -> Described:
        """The results after the function has returned."""
        arguments, function = self.arguments, self.arguments.function
        numbers, bytes_ = arguments.numbers(digits.now), list(written.bytes)
        if arguments.placed:
            numbers["at"] = arguments.placed.before
        for (base, offset), name in function.stored.items():
            term = self._stored(written.values) if name == "state" else numbers.get(name, ZERO)
            bytes_.append((arguments.place(base, offset, name), term))
        if function.tag and not function.is_checked:
            bytes_.append((arguments.tag(digits.now), self._tag(written.values, digits)))
        return Described(written.values, tuple(bytes_))

    def _stored(self, values: Values) -> Term:
        """The stored words of a state."""
        form = self.arguments.function.form
        assert form
        check_distinct(form, words_of(self.named(ENTRY).values()))
        return join(*stored_words(form, words_of(values[each] for each in self.state)))

    def verdict(self, values: Values, digits: Digits) -> Term:
        """Is the given tag the right one?"""
        return is_at(self.arguments.tag(digits.now), self._tag(values, digits))

    def _tag(self, values: Values, digits: Digits) -> Term:
        size = number_of(digits.now[TAG_LENGTH])
        return tag_of(self.arguments.function.end[size], self.ended(values, digits), size)

    def ended(self, values: Values, digits: Digits) -> Values:
        """The values after the steps to the tag."""
        size, function = number_of(digits.now[TAG_LENGTH]), self.arguments.function
        numbers = self.arguments.numbers(digits.now)
        mixed = join(*(numbers[name] << 3 for name in function.mixed))
        key = size, mixed, *values.values()
        if key not in self._ends:
            self._ends[key] = found = run(function.end[size], {**values, "lengths": mixed})
            self.tags.update(tags_of(function.end, found))
        return self._ends[key]


def state_words(graph: Function, when: str) -> dict[str, Term]:
    """Variables for the words of the state at some time."""
    bits = {str(node.attr): node.ty.bits for node in graph.inputs}
    return {
        name: join(*(var(f"{name} from bit {at} on {when}", WORD) for at in range(0, bits[name], WORD)))
        for name in state_of(graph)
    }


def words_of(terms: Iterable[Term]) -> list[Term]:
    return [word for term in terms for word in split(term)]


def number_of(term: Term) -> int:
    """The number that a term is. Raises Unproved if it is none."""
    if not term.is_const:
        raise Unproved(f"{term} is open where it is needed")
    return int(term.attr)


def _taken(graph: Function, values: Values) -> dict[str, Term]:
    """The values of a graph's inputs."""
    return {str(node.attr): values[str(node.attr)] for node in graph.inputs}


def absorbed(graph: Function, values: Values, piece: Term) -> Values:
    """The outputs of a graph for a piece of data, from the words of the state."""
    inputs, state, first = dict(values), state_of(graph), 0
    for node in graph.inputs:
        if str(node.attr) not in state:
            inputs[str(node.attr)] = part(piece, first, node.ty.bits)
            first += node.ty.bits
    return graph.evaluate(_taken(graph, inputs), TERMS)


def tag_of(steps: Sequence[Repetition], values: Values, size: int) -> Term:
    """The tag of that many bytes, by the values after the steps to it."""
    lanes = join(*(values[str(name)] for name in steps[-1].graph.outputs))
    return part(lanes, 0, 8 * size)


def tags_of(ends: Mapping[int, Sequence[Repetition]], values: Values) -> set[Term]:
    """The tags of each length, by the values after the steps to one of them."""
    return {tag_of(steps, run(steps[-1:], values), size) for size, steps in ends.items()}


def is_at(address: Term, tag: Term) -> Term:
    """Are the bytes in memory from an address on those of a tag?"""
    unlike = tag ^ loaded(address, 0, tag.bits // 8)
    return is_zero(reduce(or_, split(unlike, 8)))


def run(steps: Iterable[Repetition], values: Values) -> Values:
    """The values after the steps."""
    for each in steps:
        for _ in range(each.times):
            values = {**values, **each.graph.evaluate(_taken(each.graph, values), TERMS)}
    return values


def loaded(address: Term, offset: int, size: int) -> Term:
    """The content of memory that was not written."""
    anchor, first = without_constant(address)
    first += offset
    words = range(first - first % CELL, first + size, CELL)
    return part(join(*(word_at(anchor, at) for at in words)), 8 * (first % CELL), 8 * size)
