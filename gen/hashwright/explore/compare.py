"""How near the model comes: kernels of MD5 and RIPEMD-160 simulated and measured on this machine.

    python -m hashwright.explore.compare        # 64 of them
    python -m hashwright.explore.compare 200    # more

They are drawn at random, always the same ones, from all schedules in assembly of all targets that run here.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import correlation, median
from typing import Final

from hashwright.errors import CheckFailed, UserError
from hashwright.explore.forecast import expected
from hashwright.explore.programs import measured, program
from hashwright.explore.space import Point, Space
from hashwright.hashes import HASHES
from hashwright.numbers import number
from hashwright.processor import here, identify
from hashwright.request import serving

COUNT: Final = 64
MOST: Final = 10_000
SIZE: Final = 1 << 10  # bytes of a message: caches, of which the model is silent, hold 64 of them


@dataclass(frozen=True, slots=True)
class Agreement:
    """How predictions agree with measurements, pair by pair."""

    error: float  # the median of |predicted / measured - 1|
    rank: float  # Spearman's rank correlation: 1 where both have the same order; 0 if there is none


def agreement(pairs: Sequence[tuple[float, float]]) -> Agreement:
    """Of pairs of what was predicted and what was measured, at least one."""
    error = median(abs(predicted / found - 1) for predicted, found in pairs)
    columns = [_ranks([pair[side] for pair in pairs]) for side in (0, 1)]
    is_ordered = all(len(set(ranks)) > 1 for ranks in columns)
    return Agreement(error, correlation(*columns) if is_ordered else 0.0)


def _ranks(values: Sequence[float]) -> list[float]:
    """The place of each in the order of all; equal ones share theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]


def points() -> Iterator[Point]:
    """Schedules in assembly that this machine can run, of each kernel and target by turns, without end."""
    rng = Random(0)
    spaces = [
        Space(hash_, kernel, target, {})
        for hash_ in HASHES.values()
        if hash_.inner
        for kernel in hash_.kernels.values()
        for target in serving(hash_)
        if target.isa and target.runs_here()
    ]
    able = [space for space in spaces if space.ways]
    while able:
        for space in able:
            yield space.point(lambda _, values: rng.choice(values))


def main(count: int) -> None:
    """Prints predicted and measured core cycles per byte of that many kernels, and how they agree.

    Raises UserError where there is no model of this processor's core.
    """
    on = identify().core
    if on is None:
        raise UserError(
            f"there is no model of this processor ({here().name}) to compare with; "
            "add its core to targets/cores.py"
        )
    print(f"{on.title}: predicted and measured cpb, error, kernel")
    pairs: list[tuple[float, float]] = []
    for point in points():
        try:
            made = program(point)
            predicted, found = expected(made, on), measured(made, size=SIZE).cpb
        except CheckFailed:
            raise
        except UserError:  # these choices do not go together
            continue
        request = point.request
        name = f"{request.hash.name} {request.kernel} {request.target.name} {request.schedule}"
        print(f"{predicted:7.3f} {found:7.3f} {predicted / found - 1:+7.1%}  {name}", flush=True)
        pairs.append((predicted, found))
        if len(pairs) == count:
            break
    agreed = agreement(pairs)
    print(f"{len(pairs)} kernels, median error {agreed.error:.1%}, rank correlation {agreed.rank:.3f}")


def _count(words: Sequence[str]) -> int:
    """How many kernels the command line asks for. Raises UserError where it is no such number."""
    text = " ".join(words) or str(COUNT)
    count = number(text, MOST)
    if not count:
        raise UserError(f"'{text}' is no number of kernels; write 1 to {MOST}")
    return count


if __name__ == "__main__":
    try:
        main(_count(sys.argv[1:]))
    except UserError as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)
