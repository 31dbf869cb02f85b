"""The limits of a proof, all of them. Beyond one of them there is no proof, and a sentence says which it is."""

from collections.abc import Iterator
from time import process_time
from typing import Final

SECONDS: Final = 600  # of processor time for a function
TERMS: Final = 10_000_000  # with their arguments, that are made
PRODUCTS: Final = 1 << 16  # of a product of two sums
CHECKED: Final = 256  # steps between two looks at the clock
LISTED: Final = 1 << 16  # of each list that is read in a file: symbols, relocations, constants

# Execution.
PATHS: Final = 1 << 10  # open conditions of a function's execution
STEPS: Final = 50_000  # instructions on a path, after which a loop counts as endless
ALL_STEPS: Final = 500_000  # instructions on all paths of a function
ACCESS: Final = 1 << 16  # bytes that an instruction loads or stores
PROBED: Final = 200  # instructions within which paths for each value of a digit meet
STACK: Final = 1 << 16  # bytes of the stack that a function uses

# Cuts and invariants.
LOOPS: Final = 8  # of a function
CUTS: Final = 40  # of a function, where lengths are looked at
ATTEMPTS: Final = 30  # at an invariant of a loop over data
RUNS: Final = 200  # executions from the head of another loop, each of which forgets something

# z3, in its own unit, which is independent of time.
EFFORT: Final = 10_000_000  # one question about bit vectors
LITTLE_EFFORT: Final = 50_000  # the same, before it is tried as one about integers, which often takes less
INTEGERS_EFFORT: Final = 1_000_000  # one question about integers
EQUALITY_EFFORT: Final = 300_000  # one question whether two terms are equal
UNEQUAL: Final = 40  # failed questions of that kind, after which all terms count as different
VALUES: Final = 256  # of a term, that are listed


class Unproved(Exception):
    """The reason why code is not proved, as a sentence."""


class _Clock:
    """The processor time that the proof of a function has used."""

    def __init__(self) -> None:
        self._begun = process_time()

    def start(self) -> None:
        self._begun = process_time()

    def check(self) -> None:
        """Raises Unproved if the time is up."""
        if process_time() - self._begun > SECONDS:
            raise Unproved(f"the proof takes too much time: more than {SECONDS} seconds of the processor")

    def steps(self, count: int) -> Iterator[int]:
        """That many numbers. Raises Unproved if the time is up meanwhile."""
        for number in range(count):
            if not number % CHECKED:
                self.check()
            yield number


CLOCK: Final = _Clock()


def check_terms(made: int) -> None:
    """Raises Unproved if a proof has made too many terms."""
    if made > TERMS:
        raise Unproved(f"the proof needs too many terms: more than {TERMS}")


def check_products(count: int) -> None:
    """Raises Unproved if a product of two sums has too many products."""
    if count > PRODUCTS:
        raise Unproved(f"the proof needs too many products in one term: more than {PRODUCTS}")
