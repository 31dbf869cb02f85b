"""The variables of a stage, in which the invariants of its cuts are."""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from hashwright.proof.check.described import Values
from hashwright.proof.check.invariants import ArrivedPath, Invariant, PathComparison
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.find.content import PathArrival
from hashwright.proof.run.places import Spot, spots
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.digits import REST, Stage
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    Substitution,
    Term,
    const,
    is_zero,
    split,
    unknowns,
)


@dataclass(frozen=True)
class StatePlaces:
    """The places in the state of a processor at a stage."""

    contract: MessageContract
    stage: Stage
    sweep: Sweep

    @cached_property
    def values(self) -> Values:
        """Variables for the description's values."""
        return self.contract.description.named(self.stage)

    @cached_property
    def now(self) -> Mapping[Term, Term]:
        return self.contract.arguments.now(self.stage)

    @property
    def digits(self) -> Iterable[Term]:
        """The variables of the length at the cut."""
        return self.contract.arguments.lengths[self.stage[0]].digits()

    @property
    def few(self) -> Iterator[tuple[Term, Term]]:
        """Numbers that may be constants on each path: in variables of the cut, and on the paths."""
        place, kind = self.stage
        if kind == REST:
            length = self.contract.arguments.lengths[place]
            yield length.whole & const(length.pieces - 1, POINTER), length.more
        yield from ((each, each) for each in self.now)

    @property
    def before(self) -> Iterator[Term]:
        """What the caller's places contain, in variables of the cut."""
        return (term for _, term in spots(self.contract.start(self.stage)))

    def fixed(self, arrivals: Iterable[PathArrival]) -> dict[Term, Term]:
        """The variables of a cut with the same number on all paths that reach it."""
        meanings = [self.meaning({}, each) for each in arrivals]
        found = {each: {meaning(each) for meaning in meanings} for each in self.now}
        return {each: term for each, (term, *others) in found.items() if term.is_const and not others}

    def meaning(self, values: Values, arrival: PathArrival) -> Substitution:
        """The values of a cut's variables on a path that reaches it."""
        known = self.contract.arguments.reached(self.stage, arrival.state.digits.now, arrival.done)
        for name, term in values.items():
            known |= zip(split(term), split(arrival.values[name]), strict=True)
        return Substitution(known)

    def wrong(self, content: Mapping[Spot, Term], arrivals: Iterable[PathArrival]) -> Invariant:
        """The places whose content differs from this one on a path, with unknown content."""
        paths = (ArrivedPath(each.state, self.meaning(self.values, each)) for each in arrivals)
        return self._comparison.wrong(content, paths)

    def unknown(self, spot: Spot, *found: Term, public: AbstractSet[Term] = frozenset()) -> Term:
        """The unknown content of a place with one of these contents, which public values may determine."""
        return self._comparison.unknown(spot, *found, public=public)

    @cached_property
    def _comparison(self) -> PathComparison:
        return PathComparison(self.contract.entry, self._equal)

    def _equal(self, state: MachineState, x: Term, y: Term) -> bool:
        if x is y or x.bits != y.bits:
            return x is y
        if (unknowns(x) | unknowns(y)) <= state.public:
            return state.holds(is_zero(x - y))
        return self.sweep.equal(x, y)
