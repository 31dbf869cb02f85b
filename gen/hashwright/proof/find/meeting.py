"""Guesses of the address where paths with different values of a digit meet, up to which they are executed."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from hashwright.proof.run.execute import PathEnd, Stops
from hashwright.proof.say.limits import PROBED

ALIKE: Final = 64  # instructions, after which paths count as the same

Way = TypeVar("Way")


def meeting(firsts: Sequence[Callable[[Stops], PathEnd]], stops: Stops, common: int) -> int | None:
    """The address by some of the paths, without their common instructions; None if none is found."""
    ends = [each(_limited(stops)) for each in representatives(firsts)]
    return where([[*each.way.trace[common:], each.way.at] for each in ends])


def representatives(ways: Sequence[Way]) -> Sequence[Way]:
    """Of the ways for each value from 1 on those for powers of two, and the last one."""
    return [*(ways[(1 << i) - 1] for i in range(len(ways).bit_length())), ways[-1]]


def where(traces: Sequence[Sequence[int]]) -> int | None:
    """The first address that paths visit once and from which on they continue alike; None if there is none."""
    times = [Counter(each) for each in traces]
    for at in traces[0]:
        if all(each[at] == 1 for each in times):
            first, *others = (each[each.index(at) :][:ALIKE] for each in traces)
            if all(each == first for each in others):
                return at
    return None


def _limited(stops: Stops) -> Stops:
    """These stops, and one after a limited number of instructions."""
    left = iter(range(PROBED))
    return lambda state, at: stops(state, at) or next(left, None) is None
