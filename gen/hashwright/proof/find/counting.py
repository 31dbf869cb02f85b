"""Guesses of what a place contains at the head of a loop that counts, by the first iteration."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.run.places import Spot
from hashwright.proof.say.terms import POINTER, Term, part


@dataclass(frozen=True, slots=True)
class Guess:
    """What is expected of a place in all iterations."""

    step: int | None  # what each one adds; None: no number
    counts: frozenset[int]  # the numbers of the counts of which the place has the low bits


COUNTS: Final = "counts"  # the file of the counts, as of registers
Guesses = Mapping[Spot, Guess]
UNLIKE: Final = Guess(None, frozenset())


def on_entry(found: Mapping[Spot, Term], counts: Sequence[Term]) -> Guesses:
    """The guesses before the first iteration: contents stay the same, or are counts."""

    def alike(spot: Spot, term: Term) -> Iterator[int]:
        for i, each in enumerate(() if spot.file == COUNTS else counts):
            if term.bits == POINTER and part(term, 0, each.bits) is each:
                yield i

    return {spot: Guess(0, frozenset(alike(spot, term))) for spot, term in found.items()}


def after_first(
    before: Mapping[Spot, Sequence[Term]],
    found: Mapping[Spot, Term],
    counts: Sequence[tuple[Term, Term]],
    same: Callable[[Term, Term], bool],
) -> Guesses:
    """The guesses after the first iteration, by what places may contain before it.

    Counts are variables, each with its value after the iteration.
    """
    guesses: dict[Spot, Guess] = {}
    variables = [each for each, _ in counts]
    for spot, term in found.items():
        terms = before.get(spot, ())
        alike = (
            i for i, (each, now) in enumerate(counts) if each in terms and same(part(term, 0, now.bits), now)
        )
        base = next((each for each in terms if each not in variables), None)
        guesses[spot] = Guess(_step(base, term), frozenset(alike))
    return guesses


def _step(base: Term | None, term: Term) -> int | None:
    """What one iteration adds to the content on entry, if that is known; None if it is no number."""
    step = term - base if base else None
    is_step = step and step.is_const and (not step.attr or step.bits == POINTER)
    return step.attr if step and is_step else None
