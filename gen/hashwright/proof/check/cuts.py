"""The proof of a whole-message function: along every path from one cut to the next.

Cuts are the heads of loops over data, and the places where the code first reads the number of remaining pieces
or bytes. All paths that reach a cut continue as one path, whose invariant defines the content of each place.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

from hashwright.proof.check.arguments import TAG_LENGTH
from hashwright.proof.check.described import WRONG, Values
from hashwright.proof.check.engine import establish
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.check.invariants import Invariant
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.check.stages import StatePlaces
from hashwright.proof.find.content import PathArrival, guess, guess_progress
from hashwright.proof.run.calls import returns
from hashwright.proof.run.execute import OpenLoop, OpenStage, PathEnd, until_return
from hashwright.proof.run.places import hold, is_anything
from hashwright.proof.run.stack import perhaps
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.digits import DONE, ENTRY, ONE, TRIPS, ZERO, Stage
from hashwright.proof.say.limits import ATTEMPTS, CUTS
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import Term, is_zero, less


@dataclass
class Cut:
    """An address that paths reach at a stage."""

    at: int
    stage: Stage
    digit: Term  # the digit that is open before it
    known: frozenset[Term] = frozenset()  # of output, that it replaces its data on all paths that reach it
    arrivals: list[PathArrival] = field(default_factory=list)
    may_end: bool = False  # of a loop: may the last iteration have ended there?


def prove_message(contract: MessageContract) -> None:
    """Raises Unproved if there is no proof for all inputs of all lengths."""
    MessageProof(contract).check()


class MessageProof:
    """The cuts of a function, and the paths between them."""

    def __init__(self, contract: MessageContract) -> None:
        self._contract = contract
        self._arguments = contract.arguments
        self._described = contract.description
        self._program = contract.program()
        self._stops: set[tuple[int, Term]] = set()  # addresses with the digits that are open there
        # Also by the stack pointer and where functions return, of each call of a loop, and by what is known.
        self._cuts: dict[tuple[int, Term, Term, frozenset[Term], frozenset[Term]], Cut] = {}
        self._sweep = Sweep()
        self._kinds = {
            digit: (i, kind)
            for i, length in enumerate(contract.arguments.lengths)
            for kind, digit in enumerate((length.trips, length.more, length.rest))
        }

    def check(self) -> None:
        begin = Cut(self._program.entry, ENTRY, ZERO)
        for start in self._contract.starts():
            self._go_on(self._ends(begin, start, {}), begin, {})
        self._through_cuts()
        if self._contract.function.both:
            self._check_short()

    def _through_cuts(self) -> None:
        """Continues from all cuts that paths have reached, in the order of their stages."""
        while self._cuts:
            key = min(self._cuts, key=lambda each: (self._cuts[each].stage, each[0]))
            self._through(self._cuts.pop(key))

    def _check_short(self) -> None:
        """Checks that the function refuses data which are shorter than the tag that they should end with."""
        contract = self._contract
        refused = Frame(result=WRONG, is_clean=not contract.function.has_slices)
        for end in until_return(self._program, contract.start_short()):
            check_exit(contract.instructions, contract.entry, end, refused, self._sweep)

    # Paths.

    def _stopped(self, state: MachineState, at: int) -> bool:
        return self._digit(state, at) is not None

    def _digit(self, state: MachineState, at: int) -> Term | None:
        """The digit at which a path stops."""
        group = state.digits.group()
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
            except OpenStage as found:
                if (found.at, found.digit) in self._stops:
                    raise Unproved(f"{found}, although paths continue from there separately") from None
                self._stops.add((found.at, found.digit))
            except OpenLoop as loop:
                group = loop.state.digits.group()
                digit = next(iter(group), None)
                if digit is None or group[digit] or (loop.head, digit) in self._stops:
                    raise Unproved(f"{loop} has an unknown number of iterations") from None
                self._stops.add((loop.head, digit))
        raise Unproved("there are too many places where lengths are looked at")

    def _verdict(self, cut: Cut, values: Values, end: MachineState) -> Term | None:
        """Is the tag right, on a path from a cut? None if the path has not reached the comparison."""
        described = self._described
        try:
            passed = described.passed(cut.stage, values, end.digits, self._arguments.end)
            return described.verdict(passed.values, end.digits)
        except Unproved:
            return None

    def _go_on(self, ends: Iterable[PathEnd], cut: Cut, values: Values) -> None:
        """Checks the results of paths from a cut, and joins the paths that have reached another cut."""
        contract = self._contract
        for end in ends:
            state = end.state
            if end.at is None:
                self._finish(end, cut, values)
                continue
            digit = self._digit(state, end.at)
            assert digit is not None
            stage = self._kinds[digit]
            if stage == cut.stage and stage[1] == TRIPS:  # where the number of iterations begins with 0 again
                raise Unproved(f"a loop continues in another one: at {end.at:#x}")
            passed = self._described.passed(cut.stage, values, state.digits, stage)
            check_cut(contract.entry, state, contract.passed(state, passed), self._sweep)
            stack = state.general[contract.instructions.frame.pointer]
            known = frozenset(filter(state.holds, self._arguments.replacing))
            key = end.at, digit, stack, returns(state, contract.instructions), known
            found = self._cuts.setdefault(key, Cut(end.at, stage, digit, known))
            found.arrivals.append(PathArrival(state, passed.values, ZERO))

    def _finish(self, end: PathEnd, cut: Cut, values: Values) -> None:
        """Checks the results where the function has returned."""
        contract, frame = self._contract, self._frame(end.state, cut, values)
        check_exit(contract.instructions, contract.entry, end.state, frame, self._sweep)

    def _frame(self, state: MachineState, cut: Cut, values: Values) -> Frame:
        """What the function leaves at the end of a path from a cut."""
        if self._contract.function.end and state.holds(~self._arguments.is_valid):
            return self._contract.refused(state)
        passed = self._described.passed(cut.stage, values, state.digits, self._arguments.end)
        return self._contract.finished(state, passed)

    # Invariants.

    def _through(self, cut: Cut) -> None:
        """Finds the invariant of a cut, and continues from there."""
        self._sweep = Sweep()
        places = StatePlaces(self._contract, cut.stage, self._sweep)
        values, invariant = places.values, self._guess(cut, places)
        is_head = cut.stage[1] == TRIPS
        ends: list[PathEnd] = []

        def is_back(end: PathEnd) -> bool:
            return is_head and end.at == cut.at and self._digit(end.state, cut.at) is cut.digit

        def follow(at: int) -> Iterator[int]:
            invariant.update(places.wrong(invariant, cut.arrivals))
            states = self._states(cut, places, invariant)
            found = [end for state in states for end in self._ends(cut, state, values)]
            ends[:] = [end for end in found if not is_back(end)]
            may_end = cut.may_end
            again = [self._again(cut, end, values) for end in found if is_back(end)]
            wrong = places.wrong(invariant, again)
            invariant.update(wrong)
            yield from [at] if wrong or cut.may_end is not may_end else ()

        establish([cut.at], follow, ATTEMPTS)
        self._go_on(ends, cut, values)

    def _again(self, cut: Cut, end: PathEnd, values: Values) -> PathArrival:
        """A path that has returned to the head of its loop."""
        state = end.state
        passed = self._described.passed(cut.stage, values, state.digits, cut.stage)
        check_cut(self._contract.entry, state, self._contract.passed(state, passed), self._sweep)
        if not state.holds(self._begun(cut, DONE + ONE)):
            if cut.may_end:
                raise Unproved("a loop may continue after the last iteration")
            cut.may_end = True
        return PathArrival(state, passed.values, DONE + ONE)

    def _states(
        self, cut: Cut, places: StatePlaces, invariant: Invariant, done: Term = DONE
    ) -> Iterator[MachineState]:
        """The states of the processor at a cut, one for each value of its digit."""
        state = self._state(cut, places, invariant)
        if cut.stage[1] == TRIPS:
            begun = (self._begun(cut, each) for each in (ZERO, DONE))
            state.assumed |= {each for each in begun if not each.is_const}
            if done is not DONE:
                state.substitute({DONE: done})
            yield state
        for value in self._arguments.lengths[cut.stage[0]].ways(cut.digit):
            found = state.copy()
            found.substitute({cut.digit: value})
            found.assumed |= {~is_zero(each) for each in self._arguments.some & {value}}
            yield found

    def _state(self, cut: Cut, places: StatePlaces, invariant: Invariant) -> MachineState:
        """The state of the processor at a cut, before its digit has a value."""
        contract = self._contract
        state = contract.start(cut.stage)
        for spot, term in invariant.items():
            may_be_tag = contract.tags_before and is_anything(term) and not spot.anchor
            hold(state, spot, perhaps(term, contract.tags_before) if may_be_tag else term)
        state.assumed |= cut.known
        paths = [(each.state, places.meaning(places.values, each)) for each in cut.arrivals]

        def is_met(claim: Term) -> bool:
            return all(path.holds(meant(claim)) for path, meant in paths)

        state.assumed |= set(filter(is_met, self._arguments.decided))
        state.substitute(places.fixed(cut.arrivals))
        for size, claim in self._arguments.tag_sizes.items():
            if is_met(claim):
                state.substitute({TAG_LENGTH: size})
        return state

    def _begun(self, cut: Cut, done: Term) -> Term:
        """The condition at the head of a loop after that many iterations: it may have ended, or one follows."""
        trips = self._arguments.lengths[cut.stage[0]].trips
        begun = (each.state.holds(less(ZERO, each.state.digits.now[trips])) for each in cut.arrivals)
        return less(done, trips) if not cut.may_end and all(begun) else ~less(trips, done)

    def _guess(self, cut: Cut, places: StatePlaces) -> Invariant:
        """The guess of places at a cut, by the paths that have reached it and the first iteration."""
        invariant = guess(places, cut.arrivals)
        if cut.stage[1] != TRIPS:
            return invariant
        (state,) = self._states(cut, places, invariant, ZERO)
        back = (end.state for end in self._ends(cut, state, places.values) if end.at == cut.at)
        return guess_progress(places, invariant, next(back, None))
