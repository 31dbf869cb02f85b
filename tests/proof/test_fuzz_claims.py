"""Claims that are proved hold for all values of their variables, which are few enough to try all of them.

    python -m tests.proof.test_fuzz_claims --seed 1 --seconds 600

looks longer, and prints the seeds whose claims are proved and do not hold.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product as pairs
from typing import Final

import pytest

from hashwright.certify.once import uncollected
from hashwright.proof.say.claims import follows, near
from hashwright.proof.say.terms import (
    Term,
    choose,
    const,
    extend,
    is_zero,
    less,
    part,
    product,
    unknowns,
    var,
)
from hashwright.proof.say.values import Values
from tests.proof.seeds import look

SIZES: Final = (3, 4, 5)  # bits of a variable
OPERATIONS: Final[Sequence[Callable[[Term, Term], Term]]] = (
    *(lambda x, y: x + y, lambda x, y: x - y, product),
    *(lambda x, y: x & y, lambda x, y: x | y, lambda x, y: x ^ y),
    *(lambda x, y: choose(less(x, y), x, y), lambda x, y: choose(is_zero(x), y, x)),
)


class Drawn:
    """Random terms and conditions over two variables."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.bits = self.rng.choice(SIZES)
        self.variables = [var(name, self.bits) for name in ("x", "y")]

    def number(self, depth: int = 2) -> Term:
        rng = self.rng
        if not depth or rng.random() < 0.2:
            edge = rng.choice([1, 2, 3, -1, 1 << self.bits - 1, rng.randrange(1 << self.bits)])
            return rng.choice([*self.variables, const(edge, self.bits)])
        found = self.number(depth - 1)
        if rng.random() < 0.3:
            places = rng.randrange(1, self.bits)
            shifted = (found << places, found >> places, extend(part(found, 0, places), self.bits))
            return rng.choice(shifted)
        return rng.choice(OPERATIONS)(found, self.number(depth - 1))

    def condition(self) -> Term:
        one, other = self.number(), self.number()
        found = self.rng.choice([less(one, other), is_zero(one - other), is_zero(one)])
        return ~found if self.rng.random() < 0.4 else found

    def samples(self) -> Iterator[Values]:
        """All values of the variables."""
        for found in pairs(range(1 << self.bits), repeat=2):
            yield Values(0, dict(zip(self.variables, found, strict=True)))


def judged(seed: int) -> tuple[bool, bool]:
    """Is a random claim proved under random assumptions, and does it hold?"""
    with uncollected():
        drawn = Drawn(seed)
        assumed = frozenset(drawn.condition() for _ in range(drawn.rng.randrange(3)))
        claim = drawn.condition()
        is_proved = follows(near(assumed, claim) if drawn.rng.random() < 0.5 else assumed, claim)
        holds = all(value(claim) for value in drawn.samples() if all(map(value, assumed)))
        return is_proved, holds


def wrong(seeds: range) -> list[int]:
    return [seed for seed in seeds if judged(seed) == (True, False)]


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_claims_that_are_proved_hold(first: int) -> None:
    found = [judged(seed) for seed in range(first, first + 100)]
    assert (True, False) not in found
    assert found.count((True, True)) > found.count((False, True))  # most of those that hold are proved


@pytest.mark.long
def test_many_claims_that_are_proved_hold(full: bool) -> None:
    assert wrong(range(1000, 4000 if full else 2000)) == []


def test_a_wrong_answer_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.follows", lambda assumed, claim: bool(unknowns(claim)))
    assert wrong(range(50))


if __name__ == "__main__":
    look(__doc__, lambda seed: ("proved, and wrong" for _ in wrong(range(seed, seed + 1))))
