"""The content of each place at the head of a loop, as a function of the number of iterations."""

from collections.abc import Container

from hashwright.proof.say.digits import DONE
from hashwright.proof.say.terms import (
    WORD,
    Term,
    factors,
    part,
    product,
    rebuilt,
)


class Progress:
    """The general content of places by their contents before and after the first iterations; with a cache.

    The steps are numbers, or sums of multiples of some variables, which are the same in all iterations.
    """

    def __init__(self, same: Container[Term] = ()) -> None:
        self._same = same
        self._known: dict[tuple[Term, Term], Term | None] = {}

    def __call__(self, first: Term, second: Term) -> Term | None:
        """The content of a place, or None."""
        if first is second:
            return first
        if first.bits != second.bits:
            return None
        if (first, second) not in self._known:
            self._known[first, second] = self._by_arguments(first, second) or self._by_step(first, second)
        return self._known[first, second]

    def _by_arguments(self, first: Term, second: Term) -> Term | None:
        """The same operation on other arguments."""
        if first.kind is not second.kind or first.attr != second.attr or len(first.args) != len(second.args):
            return None
        args: list[Term] = []
        for x, y in zip(first.args, second.args, strict=True):
            if not (arg := self(x, y)):
                return None
            args.append(arg)
        return rebuilt(first, tuple(args))

    def _by_step(self, first: Term, second: Term) -> Term | None:
        """The first content and a multiple of the number of iterations."""
        if first.bits < WORD:
            return None
        multiples, _ = factors(step := second - first)
        if any(each not in self._same for each in multiples):
            return None
        return first + product(part(DONE, 0, first.bits), step)
