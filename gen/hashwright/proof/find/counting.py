"""Guesses of what a place contains at the head of a loop that counts, by the first iteration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.run.places import Spot
from hashwright.proof.say.terms import POINTER, Term, part


@dataclass(frozen=True, slots=True)
class Guess:
    """What is expected of a place in all iterations."""

    step: int | None  # what each one adds; None: no number
    counts: frozenset[int]  # the numbers of the counts of which the place has the low bits


Guesses = Mapping[Spot, Guess]
UNLIKE: Final = Guess(None, frozenset())


def on_entry(term: Term, counts: Sequence[Term]) -> Guess:
    """The guess before the first iteration: the content stays the same, or is a count."""
    alike = (i for i, each in enumerate(counts) if term.bits == POINTER and part(term, 0, each.bits) is each)
    return Guess(0, frozenset(alike))


def after_first(base: Term | None, term: Term, counts: frozenset[int]) -> Guess:
    """The guess by the content on entry, if it is known, that after the first iteration, and counts so far."""
    step = term - base if base else None
    is_step = step and step.is_const and (not step.attr or step.bits == POINTER)
    return Guess(step.attr if step and is_step else None, counts)
