"""The proof of a whole-message function: along every path from one cut to the next.

Cuts are the heads of loops over data, and the places where the code first reads the number of remaining pieces
or bytes. All paths that reach a cut continue as one path, whose invariant defines the content of each place.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import takewhile
from typing import Final

from hashwright.proof.described import Values
from hashwright.proof.digits import DONE, ENTRY, NO_DIGIT, ONE, TRIPS, ZERO, Stage
from hashwright.proof.execute import Executor, OpenDigit, OpenLoop, PathEnd
from hashwright.proof.imported import leftover
from hashwright.proof.loops import Spot, anything, held, hold, is_anything, progressing, spots
from hashwright.proof.routines import MessageContract
from hashwright.proof.stack import is_left
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.sweep import Sweep
from hashwright.proof.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    choose,
    const,
    factors,
    is_zero,
    less,
    part,
    topological,
    total,
    uncollected,
    unknowns,
)

ATTEMPTS: Final = 30  # the most attempts at an invariant
CUTS: Final = 40  # the most cuts of a function

Invariant = dict[Spot, Term]
WRONG: Final = const(-1, WORD)  # the result of functions that refuse a tag


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A path that has reached a cut."""

    state: MachineState
    values: Values  # the description's values
    done: Term  # the number of iterations of the loop


@dataclass
class Cut:
    """An address that paths reach at a stage."""

    at: int
    stage: Stage
    digit: Term  # the digit that is open before it
    arrivals: list[_Arrival] = field(default_factory=list)


@uncollected()
def prove_message(contract: MessageContract) -> None:
    """Raises Unproved if there is no proof for all inputs of all lengths."""
    _Proof(contract).check()
    if any(each.out not in ("", each.data) for each in contract.function.streams):
        _Proof(replace(contract, is_in_place=True)).check()


class _Inverse:
    """Rewrites sums in other variables, each of which is a multiple of an old one plus a constant."""

    def __init__(self, meaning: Mapping[Term, Term]) -> None:
        self._old: dict[Term, tuple[Term, int, int]] = {}
        for new, term in meaning.items():
            found, constant = factors(term)
            if len(found) == 1:
                ((old, step),) = found.items()
                self._old[old] = new, step, constant

    def __call__(self, term: Term) -> Term:
        found, constant = factors(term)
        made: list[tuple[Term, int]] = []
        for each, factor in found.items():
            new, step, first = self._old.get(each, (each, 1, 0))
            if factor % step:
                return term
            made.append((new, factor // step))
            constant -= factor // step * first
        return total(made, POINTER, constant)


class _Proof:
    """The cuts of a function, and the paths between them."""

    def __init__(self, contract: MessageContract) -> None:
        self._contract = contract
        self._arguments = contract.arguments
        self._described = contract.description
        self._program = Executor(contract.image, contract.function.name, contract.instructions)
        self._stops: dict[tuple[int, Term], Stage] = {}
        self._cuts: dict[tuple[int, Term], Cut] = {}
        self._sweep = Sweep()
        self._kinds = {
            digit: (i, kind)
            for i, length in enumerate(contract.arguments.lengths)
            for kind, digit in enumerate((length.trips, length.more, length.rest))
        }

    def check(self) -> None:
        begin = Cut(self._program.entry, ENTRY, ZERO)
        self._go_on(self._ends(begin, self._contract.start(ENTRY), {}), begin, {})
        while self._cuts:
            key = min(self._cuts, key=lambda each: (self._cuts[each].stage, each[0]))
            self._through(self._cuts.pop(key))
        if self._contract.function.both:
            self._check_short()

    def _check_short(self) -> None:
        """Checks that the function refuses data which are shorter than the tag that they should end with."""
        contract = self._contract
        try:
            for end in self._program.run(contract.start_short(), self._program.entry, lambda *_: False):
                if end.state.cleared:
                    raise Unproved("something is cleared where the data are shorter than a tag")
                contract.check_written(end.state, (), self._sweep)
                contract.check_return(end.state, WRONG)
        except OpenLoop as loop:
            raise Unproved(f"{loop} where the data are shorter than a tag") from None

    # Paths.

    def _stopped(self, state: MachineState, at: int) -> bool:
        return self._digit(state, at) is not None

    def _digit(self, state: MachineState, at: int) -> Term | None:
        """The digit at which a path stops."""
        group = state.digits.group() or {NO_DIGIT: ()}
        is_few = all(group.values())  # before that, paths stop only at the head of the loop
        found = (each for each in group if is_few or not group[each])
        return next((each for each in found if (at, each) in self._stops), None)

    def _ends(self, cut: Cut, state: MachineState, values: Values) -> list[PathEnd]:
        """The ends of the paths from a cut, which stop at cuts that are found along them."""
        if self._contract.function.is_checked:
            state.verdict = partial(self._verdict, cut, values)
        while len(self._stops) < CUTS:
            try:
                return list(self._program.run(state.copy(), cut.at, self._stopped))
            except OpenDigit as found:
                self._stops[found.at, found.digit] = self._stage(found.digit)
            except OpenLoop as loop:
                group = loop.state.digits.group()
                digit = next(iter(group), None)
                if digit is None or group[digit] or (loop.head, digit) in self._stops:
                    raise Unproved(f"{loop} has an unknown number of iterations") from None
                self._stops[loop.head, digit] = self._stage(digit)
        raise Unproved("there are too many places where lengths are looked at")

    def _verdict(self, cut: Cut, values: Values, end: MachineState) -> Term | None:
        """Is the tag right, on a path from a cut? None if the path has not reached the comparison."""
        described = self._described
        try:
            passed = described.passed(cut.stage, values, end.digits, self._arguments.end)
            return described.verdict(passed.values, end.digits)
        except Unproved:
            return None

    def _stage(self, digit: Term) -> Stage:
        return self._kinds.get(digit, self._arguments.end)

    def _go_on(self, ends: Iterable[PathEnd], cut: Cut, values: Values) -> None:
        """Checks the results of paths from a cut, and joins the paths that have reached another cut."""
        contract = self._contract
        for end in ends:
            state = end.state
            if end.at is None:
                self._check_return(cut, values, state)
                continue
            digit = self._digit(state, end.at)
            assert digit is not None
            stage = self._stage(digit)
            passed = self._described.passed(cut.stage, values, state.digits, stage)
            contract.check_cleared(state, is_wrong=False)
            contract.check_written(state, passed.bytes, self._sweep)
            found = self._cuts.setdefault((end.at, digit), Cut(end.at, stage, digit))
            found.arrivals.append(_Arrival(state, passed.values, ZERO))

    def _check_return(self, cut: Cut, values: Values, state: MachineState) -> None:
        contract, function, described = self._contract, self._contract.function, self._described
        if function.end and state.holds(~self._arguments.is_valid):
            contract.check_cleared(state, function.is_checked)
            contract.check_written(state, (), self._sweep)
            contract.check_return(state, WRONG)
            return
        passed = described.passed(cut.stage, values, state.digits, self._arguments.end)
        passed = described.finished(passed, state.digits)
        right = described.verdict(passed.values, state.digits) if function.is_checked else const(1, 1)
        known = [each for each in (right, ~right) if each in state.assumed]
        is_wrong = known == [~right] if known or not function.is_checked else None
        contract.check_cleared(state, is_wrong)
        contract.check_written(state, () if is_wrong else passed.bytes, self._sweep)
        met = const(not is_wrong, 1) if known else right
        contract.check_return(state, choose(met, const(0, WORD), WRONG) if function.end else None, known)

    # Invariants.

    def _through(self, cut: Cut) -> None:
        """Finds the invariant of a cut, and continues from there."""
        self._sweep = Sweep()
        values = self._described.named(cut.stage)
        invariant = self._guess(cut, values)
        is_head = cut.stage[1] == TRIPS and cut.stage != self._arguments.end
        for _ in range(ATTEMPTS):
            invariant |= self._wrong(cut, invariant, values, cut.arrivals)
            ends: list[PathEnd] = []
            back: list[PathEnd] = []
            states = [*self._states(cut, invariant)]
            self._meet(cut, states, values)
            for state in states:
                for end in self._ends(cut, state, values):
                    is_back = is_head and end.at == cut.at and self._digit(end.state, cut.at) is cut.digit
                    (back if is_back else ends).append(end)
            wrong = self._wrong(cut, invariant, values, [self._again(cut, end, values) for end in back])
            if not wrong:
                self._go_on(ends, cut, values)
                return
            invariant |= wrong
        raise Unproved("no invariant of the loop is found")

    def _meet(self, cut: Cut, states: Sequence[MachineState], values: Values) -> None:
        """Finds the cut where ways go on as one that began with different values of the last digit."""
        if cut.digit is NO_DIGIT or any(each.digits.group() for each in states):
            return
        left, right = (self._ends(cut, each, values)[0].trace for each in states[:2])
        same = takewhile(lambda pair: pair[0] == pair[1], zip(reversed(left), reversed(right), strict=False))
        once = [at for at, _ in same if left.count(at) == right.count(at) == 1]
        if once:
            self._stops[once[-1], NO_DIGIT] = self._arguments.end

    def _again(self, cut: Cut, end: PathEnd, values: Values) -> _Arrival:
        """A path that has returned to the head of its loop."""
        state = end.state
        passed = self._described.passed(cut.stage, values, state.digits, cut.stage)
        self._contract.check_cleared(state, is_wrong=False)
        self._contract.check_written(state, passed.bytes, self._sweep)
        if not state.holds(self._begun(cut, DONE + ONE)):
            raise Unproved("a loop may continue after the last iteration")
        return _Arrival(state, passed.values, DONE + ONE)

    def _states(self, cut: Cut, invariant: Invariant, done: Term = DONE) -> Iterator[MachineState]:
        """The states of the processor at a cut, one for each value of its digit."""
        contract = self._contract
        state = contract.start(cut.stage)
        for spot, term in invariant.items():
            hold(state, spot, term)
        if contract.function.end and all(each.state.holds(self._arguments.is_valid) for each in cut.arrivals):
            state.assumed |= {self._arguments.is_valid}
        state.substitute(self._fixed(cut))
        few = next((group[cut.digit] for group in state.digits.groups if cut.digit in group), ())
        if cut.stage[1] == TRIPS and cut.stage != self._arguments.end:
            state.assumed |= {self._begun(cut, DONE)}
            if done is not DONE:
                state.substitute({DONE: done})
            yield state
        if cut.digit is NO_DIGIT:
            yield state
        for value in few:
            found = state.copy()
            found.substitute({cut.digit: const(value, POINTER)})
            yield found

    def _begun(self, cut: Cut, done: Term) -> Term:
        """The condition at the head of a loop after that many iterations: it may have ended, or one follows."""
        trips = self._arguments.lengths[cut.stage[0]].trips
        is_left = all(each.state.holds(less(ZERO, each.state.digits.now[trips])) for each in cut.arrivals)
        return less(done, trips) if is_left else ~less(trips, done)

    def _fixed(self, cut: Cut) -> dict[Term, Term]:
        """The variables of a cut with the same number on all paths that reach it."""
        meanings = [self._meaning(cut, {}, each) for each in cut.arrivals]
        found = {each: {meaning(each) for meaning in meanings} for each in self._arguments.now(cut.stage)}
        return {each: term for each, (term, *others) in found.items() if term.is_const and not others}

    def _meaning(self, cut: Cut, values: Values, arrival: _Arrival) -> Substitution:
        """The values of a cut's variables on a path that reaches it."""
        now = arrival.state.digits.now
        known: dict[Term, Term] = {DONE: arrival.done}
        for length in self._arguments.lengths:
            found = {length.whole: length.wholes, length.full: length.bytes}
            for each in self._arguments.now(cut.stage):
                if each in found:
                    known[each] = found[each](now)
                elif each in now:
                    known[each] = now[each]
        for name, term in values.items():
            for first in range(0, term.bits, WORD):
                known[part(term, first, WORD)] = part(arrival.values[name], first, WORD)
        return Substitution(known)

    def _wrong(self, cut: Cut, invariant: Invariant, values: Values, arrivals: Iterable[_Arrival]) -> Invariant:
        """The places whose content differs from the invariant, with unknown content."""
        wrong: Invariant = {}
        for arrival in arrivals:
            meant = self._meaning(cut, values, arrival)
            for spot, term in self._places(arrival.state, invariant):
                known = wrong.get(spot) or invariant.get(spot)
                if not known or not self._admits(spot, known, term, meant, arrival):
                    wrong[spot] = self._unknown(spot, term, known or term)
        return wrong

    def _admits(self, spot: Spot, known: Term, term: Term, meant: Substitution, arrival: _Arrival) -> bool:
        """May a place have that content, by the content that is known of it?"""
        if is_anything(known) or (is_left(known) and self._is_left(spot, term)):
            return True
        return self._equal(meant(known), term, arrival)

    def _unknown(self, spot: Spot, *found: Term) -> Term:
        """Unknown content; what calls have left if each of the found contents is that, or the caller's."""
        is_known = all(self._is_left(spot, each) for each in found)
        return leftover(f"{spot} {spot.part}", found[0].bits) if is_known else anything(spot, found[0].bits)

    def _is_left(self, spot: Spot, term: Term) -> bool:
        return is_left(term) or term is self._before.get(spot)

    @cached_property
    def _before(self) -> Mapping[Spot, Term]:
        """The content of each place when the function is called."""
        return dict(spots(self._contract.start(ENTRY)))

    def _places(self, state: MachineState, invariant: Invariant) -> Iterator[tuple[Spot, Term]]:
        """Every place with its content, also those that hold what they held at the call."""
        found = dict(spots(state))
        yield from found.items()
        yield from ((spot, held(state, spot)) for spot in invariant if spot not in found)

    def _equal(self, x: Term, y: Term, arrival: _Arrival) -> bool:
        if x is y or x.bits != y.bits:
            return x is y
        if (unknowns(x) | unknowns(y)) <= arrival.state.public:
            return arrival.state.holds(is_zero(x - y))
        return self._sweep.equal(x, y)

    def _guess(self, cut: Cut, values: Values) -> Invariant:
        """The guess of places at a cut, by the first path that reached it and the first iteration."""
        arrival = max(
            cut.arrivals, key=lambda each: sum(not x.is_const for x in each.state.digits.now.values())
        )
        invariant = dict(self._rewritten(cut, values, arrival))
        if cut.stage[1] != TRIPS or cut.stage == self._arguments.end:
            return invariant
        (state,) = self._states(cut, invariant, ZERO)
        back = (end.state for end in self._ends(cut, state, values) if end.at == cut.at)
        after = next((dict(spots(each)) for each in back), invariant)
        named = {unknown for term in values.values() for unknown in unknowns(term)}
        return {
            spot: term
            if not named.isdisjoint(unknowns(term))
            else progressing(term, after.get(spot, term)) or anything(spot, term.bits)
            for spot, term in invariant.items()
        }

    def _rewritten(self, cut: Cut, values: Values, arrival: _Arrival) -> Iterator[tuple[Spot, Term]]:
        """The content of places on a path that has reached a cut, in terms of the cut's variables."""
        contract, state = self._contract, arrival.state
        words = {
            part(arrival.values[name], first, WORD): part(term, first, WORD)
            for name, term in values.items()
            for first in range(0, term.bits, WORD)
        }
        generalise = Substitution({old: new for old, new in words.items() if not old.is_const})
        variables = contract.start(cut.stage)
        allowed = {
            *self._arguments.now(cut.stage),
            *(each for term in values.values() for each in unknowns(term)),
            *(each for _, term in spots(variables) for each in unknowns(term)),
            *state.public - {DONE, *state.digits.now},
        } - ({DONE, *state.digits.now} - {*self._arguments.now(cut.stage)})
        renamed = self._renamed(cut, arrival)
        for spot, term in spots(state):
            made = generalise(term)
            if term.bits == POINTER and unknowns(term) <= state.public:
                made = renamed(state.plain(term))
            inner = {each for each in topological((made,)) if each.kind is Kind.VAR}
            yield spot, made if inner <= allowed else self._unknown(spot, term)

    def _renamed(self, cut: Cut, arrival: _Arrival) -> _Inverse:
        """The variables of a path in terms of those of the cut, which are sums of multiples of them.

        Multiples that are not variables of the cut are omitted.
        """
        stage = self._arguments.now(cut.stage)
        meaning = self._meaning(cut, {}, arrival)
        return _Inverse({each: meaning(each) for each in stage if meaning(each) is not each})
