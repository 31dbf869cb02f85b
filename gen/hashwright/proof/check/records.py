"""The proof of a function for an array of records, each of which has the arguments of a whole-message function.

It is proved for any record: from where the code first uses it to where the code first uses the next one, or
returns. Names of arguments are those of the current record. Records are assumed to be disjoint from each other
and from all that they point to, and what is written for one of them from all that others point to.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from hashwright.proof.check.arguments import ROOM, Arguments
from hashwright.proof.check.cuts import Cut, MessageProof
from hashwright.proof.check.described import RIGHT, WRONG, Described, Description, Values
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.check.invariants import Invariant
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.check.stages import StatePlaces
from hashwright.proof.contract.functions import RecordsFunction
from hashwright.proof.find.content import PathArrival, guess_result
from hashwright.proof.run.execute import PathEnd
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ENTRY, ONE, ZERO, Stage
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, WORD, Term, choose, const, is_zero, less, total, var

LEFT: Final = var("records left", POINTER)  # with the current one
BEFORE: Final = var("result of the records before", WORD)
RESULT: Final = "result"  # the last field of a record, and the description's value for those before


@dataclass(frozen=True)
class RecordArguments(Arguments):
    """The arguments of the function, and those of the current record."""

    function: RecordsFunction

    @property
    def record(self) -> Term:
        """The address of the record."""
        return self.pointer(self.function.parameters[0])

    @property
    def result(self) -> int:
        """The offset of the result in a record."""
        return self.function.fields[RESULT]

    @property
    def decided(self) -> tuple[Term, ...]:
        return (*super().decided, is_zero(BEFORE), is_zero(BEFORE) | is_zero(~BEFORE))

    def now(self, stage: Stage) -> dict[Term, Term]:
        return super().now(stage) | {each: each for each in (self.record, LEFT)}

    def numbers(self, now: Mapping[Term, Term]) -> dict[str, Term]:
        return super().numbers(now) | {self.function.parameters[1]: LEFT}

    def assumed(self, now: Mapping[Term, Term]) -> Iterator[Term]:
        yield from super().assumed(now)
        yield less(LEFT, const(ROOM // self.function.record.bytes, POINTER))
        yield ~less(self._behind(LEFT), self.record)
        yield ~is_zero(LEFT)

    def fields(self, now: Mapping[Term, Term]) -> dict[str, Term]:
        """What the fields of the record contain, except the result."""
        numbers = self.numbers(now)
        return {
            name: numbers.get(name) or self.pointer(name) for name in self.function.fields if name != RESULT
        }

    def regions(self, stage: Stage) -> Iterator[Region]:
        yield from super().regions(stage)
        result = const(self.result, POINTER)
        yield Region("a record", self.record, result, is_passing=True)
        word = const(WORD // 8, POINTER)
        yield Region("the result of a record", self.record + result, word, is_written=True, is_passing=True)
        yield self.following(ONE)

    def following(self, done: Term) -> Region:
        """The first record that is not used yet, behind a number of others."""
        size = const(self.function.record.bytes, POINTER)
        return Region("the next record", self._behind(done), size, is_written=True, is_passing=True, digit=LEFT)

    def _behind(self, done: Term) -> Term:
        return total(((self.record, 1), (done, self.function.record.bytes)), POINTER)

    def reached(self, stage: Stage, now: Mapping[Term, Term], done: Term) -> dict[Term, Term]:
        """The same. Where a record is first used, its arguments are other ones than those of the path."""
        known = super().reached(stage, now, done)
        if stage != ENTRY:
            return known
        own = {self.pointer(name) for name in self.function.fields}
        own |= {variable for each in self.lengths for variable in each.variables}
        others = {each: var(f"{each.attr} of the next record", POINTER) for each in own}
        return known | others | {self.record: self._behind(done), LEFT: LEFT - done}


@dataclass(frozen=True)
class RecordDescription(Description):
    """The description for the current record."""

    def named(self, stage: Stage) -> dict[str, Term]:
        return {RESULT: BEFORE} if stage == ENTRY else super().named(stage)


@dataclass(frozen=True)
class RecordsContract(MessageContract):
    """A function between its caller and the description."""

    function: RecordsFunction

    @cached_property
    def arguments(self) -> RecordArguments:
        return RecordArguments(self.function)

    @cached_property
    def description(self) -> RecordDescription:
        return RecordDescription(self.arguments)

    # The processor.

    def starts(self) -> Iterator[MachineState]:
        """The state of the processor at the call, where no record is used yet: there may be none."""
        state = self.entry.copy()
        state.cells, state.regions = {}, (self.arguments.following(ZERO),)
        state.assumed -= {~is_zero(LEFT)}
        yield state

    def given(self, stage: Stage) -> Precondition:
        found, fields = super().given(stage), self.arguments.fields(self.arguments.now(stage))
        pointers = (self.arguments.pointer(name) for name in fields)
        return replace(found, contents=[*self._fields(fields)], public={*found.public, BEFORE, *pointers})

    # What it leaves.

    def passed(self, end: MachineState, written: Described) -> Frame:
        """The same, and the fields of the record."""
        frame = super().passed(end, written)
        return replace(frame, left=[*frame.left, *self._fields(self.arguments.fields(end.digits.now))])

    def done(self, end: MachineState, frame: Frame) -> Frame:
        """The same as the function leaves for a record whose result is in memory."""
        assert frame.result
        result = Content(self.arguments.record, self.arguments.result, frame.result, "the result in a record")
        fields = self._fields(self.arguments.fields(end.digits.now))
        return replace(frame, left=[*frame.left, *fields, result])

    def _fields(self, values: Mapping[str, Term]) -> Iterator[Content]:
        """The fields of the record, which are only read."""
        for name, term in values.items():
            yield Content(self.arguments.record, self.function.fields[name], term, name)


def prove_records(contract: RecordsContract) -> None:
    """Raises Unproved if there is no proof for all numbers of records."""
    _RecordsProof(contract).check()


@dataclass
class _Head(Cut):
    """Where the code first uses a record."""

    invariant: Invariant = field(default_factory=dict)
    begun: MachineState | None = None  # the state from which paths have continued
    results: int = 0  # how many different results there were when the invariant was guessed


class _RecordsProof(MessageProof):
    """The cuts of a function, and the paths between them and from one record to the next."""

    _contract: RecordsContract

    def __init__(self, contract: RecordsContract) -> None:
        super().__init__(contract)
        self._heads: dict[tuple[int, Term], _Head] = {}  # by address and stack pointer

    def check(self) -> None:
        contract, begin = self._contract, Cut(self._program.entry, ENTRY, ZERO)
        for start in contract.starts():
            for end in self._ends(begin, start, {}):
                frame = Frame(tags=contract.tags_before, computed=contract.computed({}))
                check_cut(contract.entry, end.state, frame, self._sweep)
                self._follow(end, self._begun_result(end.state), ZERO)
        while head := next(filter(self._is_changed, self._heads.values()), None):
            assert head.begun
            self._go_on(self._ends(head, head.begun, {}), head, {})
            self._through_cuts()

    def _begun_result(self, state: MachineState) -> Term:
        """The result before the first record: whether the length of the tag is valid."""
        claim = self._arguments.is_valid
        if state.holds(claim):
            return RIGHT
        return WRONG if state.holds(~claim) else choose(claim, RIGHT, WRONG)

    # Paths.

    def _digit(self, state: MachineState, at: int) -> Term | None:
        return LEFT if (at, LEFT) in self._stops else super()._digit(state, at)

    def _go_on(self, ends: Iterable[PathEnd], cut: Cut, values: Values) -> None:
        """The same, where paths may have reached the next record."""
        inside: list[PathEnd] = []
        for end in ends:
            if end.at is not None and self._digit(end.state, end.at) is LEFT:
                self._finish(end, cut, values)
            else:
                inside.append(end)
        super()._go_on(inside, cut, values)

    def _finish(self, end: PathEnd, cut: Cut, values: Values) -> None:
        """Checks the results where the function is done with a record."""
        frame = self._contract.done(end.state, self._frame(end.state, cut, values))
        check_cut(self._contract.entry, end.state, frame, self._sweep)
        assert frame.result
        known = {each: const(1, 1) for each in frame.assumed} | {~each: const(0, 1) for each in frame.assumed}
        end.state.substitute(known)
        before = const(0, WORD) if end.state.holds(is_zero(BEFORE)) else BEFORE
        self._follow(end, before | frame.result, ONE)

    def _follow(self, end: PathEnd, result: Term, done: Term) -> None:
        """Checks that the function returns this result if there is no other record, and else goes on."""
        contract, state, left = self._contract, end.state, LEFT - done
        if end.at is None:
            if not state.holds(is_zero(left)):
                raise Unproved("the function returns before the last record")
            frame = replace(contract.refused(state), cleared=(), result=result, tags=())  # they were looked for
            check_exit(contract.instructions, contract.entry, state, frame, self._sweep)
            return
        if not state.holds(~is_zero(left)):
            raise Unproved("what is behind the last record may be used")
        stack = state.general[contract.instructions.frame.pointer]
        head = self._heads.setdefault((end.at, stack), _Head(end.at, ENTRY, LEFT))
        head.arrivals.append(PathArrival(state, {RESULT: result}, done))

    # Invariants.

    def _is_changed(self, head: _Head) -> bool:
        """Is more possible at a head than where paths have continued from there? They do so from now on."""
        self._sweep = Sweep()
        places = StatePlaces(self._contract, ENTRY, self._sweep)
        results, known = len({each.values[RESULT] for each in head.arrivals}), head.invariant
        if head.results < min(results, 2):  # a place with the result is guessed by two results
            head.results, known = results, guess_result(places, head.arrivals, RESULT, BEFORE)
        known = known | places.wrong(known, head.arrivals)
        state, before = self._state(head, places, known), head.begun
        if before and (known, state.assumed, state.digits) == (head.invariant, before.assumed, before.digits):
            return False
        head.invariant, head.begun = known, state
        return True
