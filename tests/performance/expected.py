"""Figures of a core that is not at hand, from those of another core and the model of both.

    python -m tests.performance.expected CORE FROM HASH...

replaces, in the record of CORE, the figures of the default schedules of these hashes. Use it where the
generated code has changed since CORE was measured. The estimates are the figures of the core FROM, multiplied
by the ratio of the cycles that the model gives for the loop in assembly on both cores. Their targets are those
of which CORE has figures. They have the source `model` instead of a commit, so that the page marks them.

It prints how far such estimates are from figures that were measured on both cores, of all other hashes.
"""

import argparse
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from statistics import median, quantiles
from typing import Final

from hashwright.emit.emitters import GAS
from hashwright.errors import UserError
from hashwright.explore import forecast
from hashwright.explore.programs import Unmeasured
from hashwright.explore.space import Point
from hashwright.hashes import HASHES
from hashwright.output.generate import lower_all
from hashwright.requests.request import resolve
from hashwright.targets.cores import CORES
from performance import record
from performance.bounds import bound_of
from performance.record import CoreRecord, Key, Measurement
from performance.regions import title

SOURCE: Final = "model"


def estimates(of: str, source: CoreRecord, targets: Collection[str]) -> Iterator[tuple[Key, Measurement]]:
    """The figures of the default schedules for these targets, as they would be on the core `of`."""
    for (task, who), figure in source.figures.items():
        if who.peer or who.schedule or task.lengths or who.target not in targets:
            continue
        if ratio := _ratio(task.hash, task.kernel, who.target, of, source.core):
            bound = figure.bound and _bound(task.hash, task.kernel, who.target, of)
            made = replace(figure, commit=SOURCE, cpb=figure.cpb * ratio, bound=bound)
            yield (task, who), replace(made, spread=None, low=None, high=None)


@cache
def _ratio(hash_: str, kernel: str, target: str, *cores: str) -> float | None:
    """The cycles of the loop in assembly on the first core, relative to the second; None if there is none."""
    try:
        request = resolve(hash_, target, kernel=kernel, emitter=GAS)
    except UserError:
        return None
    made = Unmeasured(Point(request, "", None), "", lower_all(request), None, None)
    first, second = (forecast.expected(made, CORES[core]) for core in cores)
    return first / second


@cache
def _bound(hash_: str, kernel: str, target: str, core: str) -> float | None:
    return bound_of(resolve(hash_, target, kernel=kernel), CORES[core])


def joined(on: CoreRecord, source: CoreRecord, hashes: Collection[str]) -> tuple[CoreRecord, list[float]]:
    """The record with the estimates of these hashes; for others, estimates relative to measured figures."""
    targets = {who.target for _, who in on.figures if who.target}
    made, errors = {}, []
    for key, estimate in estimates(on.core, source, targets):
        if key[0].hash in hashes:
            made[key] = estimate
        elif (measured := on.figures.get(key)) and measured.commit not in on.sources:
            errors.append(estimate.cpb / measured.cpb - 1)
    text = f"{title(source.core)}'s figures, multiplied by the ratio of the model's cycles on both cores."
    return replace(on.joined_by(made), sources={**on.sources, SOURCE: text}), errors


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("core", choices=CORES)
    parser.add_argument("source", choices=CORES, metavar="FROM")
    parser.add_argument("hashes", choices=HASHES, nargs="+", metavar="HASH")
    asked = parser.parse_args()
    on, source = (record.of(core, record.DIRECTORY) for core in (asked.core, asked.source))
    result, errors = joined(on, source, asked.hashes)
    path = record.write(result, record.DIRECTORY)
    count = sum(figure.commit == SOURCE for figure in result.figures.values())
    print(f"{path}: {count} of {len(result.figures)} figures are estimates.")
    if len(errors) > 1:
        low, *_, high = quantiles(errors, n=20)
        print(f"{len(errors)} figures were measured on both cores. By estimates they are")
        print(f"{median(errors):+.1%} in the median, and 90 % are {low:+.1%} to {high:+.1%}.")


if __name__ == "__main__":
    main()
