"""Guesses of what places contain at the head of a loop over blocks, by its first iterations."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hashwright.proof.find.content import Content
from hashwright.proof.find.progress import Progress
from hashwright.proof.run.places import Spot, anything
from hashwright.proof.say.conditions import StateWords
from hashwright.proof.say.digits import DONE, ONE, ZERO
from hashwright.proof.say.terms import Substitution, Term, unknowns
from hashwright.proof.say.values import Values


class Iterations(Protocol):
    """What can be found out about the iterations of a loop."""

    @property
    def first(self) -> dict[Spot, Term]:
        """The content of each place at the start of the loop, for all states."""

    @property
    def read(self) -> set[int]:
        """The general registers that an iteration with this content reads before it writes them."""

    @property
    def same(self) -> set[Term]:
        """The variables that are the same in all iterations."""

    def after(self, done: Term, content: dict[Spot, Term]) -> dict[Spot, Term]:
        """The content of each place after an iteration; the same if no path returns to the head."""


class Watched(list[Term]):
    """Registers, and which of them the code has read before it has written them, also in copies."""

    def __init__(self, terms: Iterable[Term], read: set[int], written: Iterable[int] = ()) -> None:
        super().__init__(terms)
        self.read = read
        self._written = {*written}

    def __getitem__(self, place: Any) -> Any:
        if place not in self._written:
            self.read.add(place)
        return super().__getitem__(place)

    def __setitem__(self, place: Any, term: Any) -> None:
        if not isinstance(place, slice):
            self._written.add(place)
        super().__setitem__(place, term)

    def copy(self) -> "Watched":
        return Watched(self, self.read, self._written)


@dataclass(frozen=True)
class LoopGuess:
    """The guess of each phase: of all iterations or, where these alternate, of even and of odd ones."""

    iterations: Iterations
    done: Sequence[Term]  # by phase: the number of iterations before
    now: Sequence[StateWords]  # by phase: the words of the states then, as variables
    following: Callable[[int], StateWords]  # those an iteration later, by phase

    def __call__(self) -> list[dict[Spot, Term]]:
        """The guessed content of each place in each phase.

        In the first phase: a word of the states, or the initial content plus what the first iterations added. A
        register that an iteration writes first may have any content.
        """
        first, progress = self.iterations.first, Progress(self.iterations.same)
        after = self.iterations.after(self._number(0), first)
        kept = self._words(after)
        for number in range(1, len(self.done)):
            after = self.iterations.after(self._number(number), after)
        found = [
            {spot: anything(spot, term.bits) for spot, term in after.items()}
            | {
                spot: guessed
                for spot, term in first.items()
                if term is after.get(spot, term) or self._is_needed(spot)
                if (guessed := progress(term, after.get(spot, term)))
            }
            | kept
            | self._outputs()
        ]
        for phase in range(1, len(self.done)):
            before = found[-1]
            found.append(self._renamed(phase, before, self.iterations.after(self.done[phase - 1], before)))
        return found

    def _number(self, phase: int) -> Term:
        """The number of iterations before the first one of a phase."""
        return Substitution({DONE: ZERO})(self.done[phase])

    def _words(self, after: Content) -> dict[Spot, Term]:
        """The places with words of the states at the start of the loop, and their content at every head.

        The content is unknown if it differs after the first iteration, for a sample.
        """
        now, first, sample = self.now[0], self.iterations.first, Values(0, {DONE: 0})
        meant = Values(0, {name: sample(self.following(0)[word]) for word, name in now.items()})
        return {
            spot: term
            if after is first or meant(term) == sample(after.get(spot, term))
            else anything(spot, term.bits)
            for spot, term in first.items()
            if not unknowns(term).isdisjoint(now.values())
        }

    def _outputs(self) -> dict[Spot, Term]:
        """The places with output words of the iteration before the loop, and those of the one before each head.

        The code may compute them otherwise: they are known by their values for a sample.
        """
        if self._number(0) is ZERO:
            return {}
        sample, before = Values(0, {DONE: 0}), Substitution({DONE: DONE - ONE})
        following = self.following(len(self.done) - 1)
        made = [before(term) for word, term in following.items() if word not in self.now[0]]
        meant = {(sample(term), term.bits): term for term in made}
        values = {spot: (sample(term), term.bits) for spot, term in self.iterations.first.items()}
        return {spot: meant[each] for spot, each in values.items() if each in meant}

    def _is_needed(self, spot: Spot) -> bool:
        """Does the first iteration read the content of a place at the head, as far as is known?"""
        return spot.file != "general" or spot.number in self.iterations.read

    def _renamed(self, phase: int, before: Content, after: Content) -> dict[Spot, Term]:
        """The content of places after an iteration into a phase, in terms of the words of the states then."""
        rename = Substitution({self.following(phase - 1)[word]: now for word, now in self.now[phase].items()})
        stale = {*self.now[phase - 1].values(), *(anything(spot, term.bits) for spot, term in before.items())}
        renamed = ((spot, rename(term)) for spot, term in after.items())
        return {
            spot: term if stale.isdisjoint(unknowns(term)) else anything(spot, term.bits)
            for spot, term in renamed
        }
