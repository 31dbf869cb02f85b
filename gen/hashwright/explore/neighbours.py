"""Local search: neighbours of the best measured points."""

from collections.abc import Sequence
from random import Random
from typing import Final

from hashwright.explore.space import Picked, Space

BEST: Final = 6  # points of a language whose neighbours are tried
CHANGES: Final = (1, 1, 2)  # the number of changed picks, one of these at random
TRIES: Final = 100  # attempts to find a new neighbour


def neighbour(space: Space, best: Sequence[Sequence[Picked]], known: set[str], rng: Random) -> Picked | None:
    """A new point that differs from one of the best in one or two picks.

    best: the points of each language, the fastest first. All languages are equally likely, because a choice
    that is fast in C may be slow in assembly. If a change excludes a value, another value is picked. Returns
    None if it finds no such point.
    """
    for _ in range(TRIES if best else 0):
        near = rng.choice(rng.choice(best)[:BEST])
        found = _changed(space, near, set(rng.sample(list(near), min(len(near), rng.choice(CHANGES)))), rng)
        if found != near and key(found) not in known:
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
    """The identity of a point."""
    return ",".join(f"{name}={value}" for name, value in sorted(picked.items()))
