"""The proof of a function that begins, ends or clears a message in pieces of AEGIS, whose state is in memory.

The function is executed for an unfinished piece of no bytes and of some, with each length of the tag: there are
no loops over data. Objects in memory are assumed to be disjoint.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from hashwright.proof.check.arguments import ALIGN, PLACES, TAG_LENGTH, AlignedState, aligned_state, state_of
from hashwright.proof.check.contract import Obligation, discharge, not_null
from hashwright.proof.check.coverage import Cases, below, case_of
from hashwright.proof.check.described import (
    EXPECTED,
    RIGHT,
    WRONG,
    Values,
    absorbed,
    is_at,
    loaded,
    run,
    state_words,
    tag_of,
    tags_of,
    words_of,
)
from hashwright.proof.check.planes import PlaneCaller
from hashwright.proof.check.stored import check_distinct, stored_words
from hashwright.proof.contract.functions import StateFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ZERO, Length
from hashwright.proof.say.terms import (
    POINTER,
    Term,
    choose,
    const,
    is_zero,
    join,
    less,
    overwritten,
    var,
)

STATE, KEPT, PIECE, LENGTH, AT = "state", "kept", "piece", "len", "at"  # places in memory
LENGTHS: Final = (LENGTH, "ad_len")


@dataclass(frozen=True, slots=True)
class StateCase:
    """The number of bytes in the unfinished piece, and of the tag, where they matter: where a tag is made."""

    rest: Term = ZERO
    tag_len: int = 0


@dataclass(frozen=True)
class StateContract(PlaneCaller):
    """A function between its caller and the description."""

    function: StateFunction

    @cached_property
    def _len(self) -> Length:
        """The length of the message."""
        graph = self.function.update
        bits = sum(node.ty.bits for node in graph.inputs if str(node.attr) not in state_of(graph))
        return Length(LENGTH, bits // 8, 1)

    def cases(self) -> Iterator[StateCase]:
        """All cases of the function's arguments."""
        yield StateCase()
        for tag_len in self.function.end:
            yield from (StateCase(rest, tag_len) for rest in self._len.ways(self._len.rest))

    def coverage(self) -> Iterator[Cases]:
        """All lengths of the tag, and of the message."""
        given, length = var("a number", POINTER), self._len
        sizes = [const(size, POINTER) for size in self.function.end]
        invalid = case_of({}, [], [~is_zero(given - size) for size in sizes])
        valid = (case_of({}, [(size, given)]) for size in sizes)
        yield Cases("lengths of the tag", frozenset(), (invalid, *valid))
        rest = given & const(length.piece - 1, POINTER)
        known = {length.whole: given >> length.piece.bit_length() - 1, length.some: rest}
        every = (
            case_of(
                known,
                [(length.bytes({length.whole: length.whole, length.rest: each}), given)],
                [~is_zero(each), below(each, length.piece)] if each is length.some else [],
            )
            for each in length.ways(length.rest)
        )
        yield Cases("lengths of the message", frozenset(), tuple(every))

    @cached_property
    def _placed(self) -> AlignedState | None:
        """The state in memory if its words are aligned."""
        return aligned_state(self.function, self.function.parameters[0])

    # The processor.

    def obligations(self) -> Iterator[Obligation]:
        for case in self.cases():
            yield Obligation(self.given(case), partial(self.frame, case))

    def given(self, case: StateCase) -> Precondition:
        """What holds at the call of the function."""
        function = self.function
        tag_len = const(case.tag_len, POINTER) if case.tag_len else TAG_LENGTH
        first, *others = function.parameters
        arguments = (tag_len if each == TAG_LENGTH.attr else var(each, POINTER) for each in others)
        known = {name: self._length(name, case) for name in LENGTHS if name in function.places}
        if self._placed:
            known[AT] = self._placed.before
        invalid = (~is_zero(tag_len - const(size, POINTER)) for size in ([] if case.tag_len else function.end))
        length = self._len
        numbers = (TAG_LENGTH, length.whole, length.some, *([PLACES] if self._placed else []))
        public = (*numbers, *(var(each, POINTER) for each in (first, *others, *LENGTHS)))
        bounds = [~is_zero(length.some), less(length.some, const(length.piece, POINTER))]
        late: dict[Term, Sequence[int]] = {length.some: length.few}
        if self._placed:
            bounds.append(self._placed.bound)
            late[PLACES] = self._placed.places
        within = frozenset(late.keys() & {PLACES})
        words = {
            name: join(*self._stored(self.before(name))) for name in (STATE, KEPT) if name in function.places
        }
        contents = (
            *(Content(self._address, function.places[name], term) for name, term in known.items()),
            *(Content(self._words, function.places[name], term) for name, term in words.items()),
        )
        return Precondition(
            arguments=(self._address, *arguments),
            regions=[*self._regions(tag_len)],
            contents=() if function.begin else contents,  # there is no state before it begins
            assumed=(*invalid, *bounds, *not_null(function, self._tag, tag_len)),
            public=public,
            digits=SampledDigits((), {each: each for each in numbers}, late=late, within=within),
        )

    def _regions(self, tag_len: Term) -> Iterator[Region]:
        function = self.function
        for name, size in function.sizes.items():
            is_state = name == function.parameters[0]
            address = self._address if is_state else var(name, POINTER)
            yield Region(name, address, const(size, POINTER), is_state, is_given=not function.begin)
        if self._placed:
            yield self._placed.region(function.places[PIECE] + self._len.piece)
        if function.end:
            is_made = not function.is_checked
            yield Region("tag", self._tag, tag_len, is_written=is_made)

    @property
    def _address(self) -> Term:
        """The address of the state: a multiple of its type's alignment."""
        return self._placed.address if self._placed else self._words

    @property
    def _words(self) -> Term:
        """The address of its words."""
        unplaced = var(self.function.parameters[0], POINTER) & const(-ALIGN, POINTER)
        return self._placed.words if self._placed else unplaced

    @property
    def _tag(self) -> Term:
        return var("tag", POINTER)

    def _length(self, name: str, case: StateCase) -> Term:
        """A length at the call."""
        if name != LENGTH or not case.tag_len:
            return var(name, POINTER)
        return self._len.bytes({self._len.whole: self._len.whole, self._len.rest: case.rest})

    def before(self, place: str) -> Values:
        """Variables for the words of a state that is in a place at the call."""
        return state_words(self.function.update, f"in {place}")

    # The description.

    def _stored(self, values: Values) -> list[Term]:
        """The stored words of a state."""
        names = state_of(self.function.update)
        return list(stored_words(self.function.form, words_of(values[each] for each in names)))

    def ended(self, case: StateCase) -> Values:
        """The values after the steps to the tag of the message."""
        function = self.function
        held = loaded(self._words, function.places[PIECE], self._len.piece)
        values = self.before(STATE)
        if case.rest is not ZERO:
            piece = overwritten(const(0, held.bits), held, case.rest, self._len.few)
            values = absorbed(function.update, values, piece)
        numbers = {name: self._length(name, case) for name in LENGTHS} | {
            str(TAG_LENGTH.attr): const(case.tag_len, POINTER)
        }
        lengths = join(*(numbers[name] << 3 for name in function.mixed))
        return run(function.end[case.tag_len], {**values, "lengths": lengths})

    def left(self) -> Iterator[tuple[Term, Term]]:
        """The addresses and contents of the state in memory when the function has returned."""
        function, places, address = self.function, self.function.places, self._address
        if KEPT not in places or function.is_clearing:
            yield address, const(0, 8 * function.sizes[function.parameters[0]])
            return
        begun = self.before(KEPT)
        if function.begin:
            inputs = function.inputs.items()
            given = {name: loaded(var(base, POINTER), at, size) for name, (base, at, size) in inputs}
            begun = run(function.begin, given)
        for place in (STATE, KEPT):
            yield self._words + const(places[place], POINTER), join(*self._stored(begun))
        yield self._words + const(places[PIECE], POINTER), const(0, 8 * self._len.piece)
        yield address + const(places[LENGTH], POINTER), const(0, POINTER)
        if self._placed:
            yield address + const(places[AT], POINTER), self._placed.before

    # The results.

    def frame(self, case: StateCase, end: MachineState) -> Frame:
        """What the function leaves in a case."""
        function, wanted = self.function, [*self.left()]
        result, right, values = WRONG if function.end else None, None, dict[str, Term]()
        tags = {EXPECTED} if function.is_checked else set()
        if case.tag_len:
            values, result = {**self.ended(case)}, RIGHT
            tag = tag_of(function.end[case.tag_len], values, case.tag_len)
            if function.is_checked:
                right, tags = is_at(self._tag, tag), tags_of(function.end, values) | self.tags
                result = choose(right, RIGHT, WRONG)
            else:
                wanted.append((self._tag, tag))
        left = [Content(address, 0, term) for address, term in wanted]
        is_clean = not function.has_slices
        computed = [*values.values(), *(term for _, term in wanted)]
        return Frame(
            left=left,
            result=result,
            assumed=end.assumed,
            is_clean=is_clean,
            tags=tags,
            right=right,
            computed=computed,
        )


def prove_state(contract: StateContract) -> None:
    """Raises Unproved if there is no proof for all states, keys, nonces and tags."""
    check_distinct(contract.function.form, words_of(contract.before(STATE).values()))
    discharge(contract)
