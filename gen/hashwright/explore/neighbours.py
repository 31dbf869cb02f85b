"""Local search: points that differ little from the best that were measured."""

from collections.abc import Sequence
from random import Random
from typing import Final

from hashwright.explore.space import Picked, Space

BEST: Final = 6  # points whose neighbours are looked for
CHANGES: Final = (1, 1, 2)  # picks that are changed, one of these at random
TRIES: Final = 100  # looks for a neighbour that is not known


def neighbour(space: Space, best: Sequence[Picked], known: set[str], rng: Random) -> Picked | None:
    """A point that differs from one of the first of the best in a pick or two, and is none of those known.

    What is no longer there beside a change is picked anew. None: it found no such point.
    """
    for _ in range(TRIES if best else 0):
        near = rng.choice(best[:BEST])
        found = _changed(space, near, set(rng.sample(list(near), min(len(near), rng.choice(CHANGES)))), rng)
        if key(found) not in known:
            return found
    return None


def _changed(space: Space, near: Picked, changed: set[str], rng: Random) -> Picked:
    """The point with other values of those picks."""
    found: Picked = {}

    def pick(name: str, able: Sequence[str]) -> str:
        if name not in found:
            kept = [near[name]] if near.get(name) in able else able
            others = [value for value in able if value != near[name]] if name in changed else []
            found[name] = rng.choice(others or kept)
        return found[name]

    space.walk(pick)
    return found


def key(picked: Picked) -> str:
    """What tells a point from others."""
    return ",".join(f"{name}={value}" for name, value in sorted(picked.items()))
