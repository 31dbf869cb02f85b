"""The content of places at the head of a loop, guessed from the first two values."""

from typing import Final

import pytest

from hashwright.proof.digits import DONE
from hashwright.proof.loops import Progress
from hashwright.proof.terms import Term, const, join, memory, total, var

AT: Final = var("at", 64)
X: Final = var("x", 32)


def _on(trips: Term = DONE, step: int = 64) -> Term:
    return total(((AT, 1), (trips, step)), 64)


# The content of a place before and after the first iteration, and the guess.
PROGRESS: Final = {
    "the same": (X, X, X),
    "an address": (AT, _on(const(1, 64)), _on()),
    "a word of memory": (memory(AT), memory(_on(const(1, 64))), memory(_on())),
    "words side by side": (join(memory(AT), X), join(memory(_on(const(1, 64))), X), join(memory(_on()), X)),
    "a word behind a pointer": (
        memory(join(memory(AT), memory(AT)) + const(4, 64)),
        memory(join(*[memory(_on(const(1, 64)))] * 2) + const(4, 64)),
        memory(join(*[memory(_on())] * 2) + const(4, 64)),
    ),
    "something else": (X, memory(AT), None),
    "more words": (join(memory(AT), X), join(X, X), None),
}


@pytest.mark.parametrize("name", PROGRESS)
def test_what_changes_evenly_is_a_function_of_the_trips(name: str) -> None:
    first, second, wanted = PROGRESS[name]
    assert Progress()(first, second) is wanted
