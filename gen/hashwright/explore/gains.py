"""The gain of each choice: main effects, estimated from all measurements."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from hashwright.explore.study import EQUAL, MEASURED, Record
from hashwright.requests.registry import MOVES
from hashwright.requests.schedule import Schedule

STEEP: Final = 8  # a program twice as slow as the fastest counts 2^-8 as much
FOUND, OFF = "found", "off"  # in place of all moves, and without any
RIDGE: Final = 1e-3  # a regularization that separates choices that always occur together

Column = tuple[str, str]  # a key and a value
Factors = Callable[[Record], Mapping[str, str]]  # the choices, by key


@dataclass(frozen=True, slots=True)
class Gain:
    """A value of a choice."""

    key: str
    value: str
    slower: float  # than the best value of the key, as a share, all else being equal
    best: float  # core cycles per byte of the fastest program that has it
    count: int  # programs that have it


def choices(record: Record) -> Mapping[str, str]:
    """The schedule, and the language of the kernel. All moves count as one value."""
    chosen = Schedule.parse(record.schedule).choices
    moves = {MOVES.name: FOUND} if chosen.get(MOVES.name, OFF) != OFF else {}
    return {"written": record.written, **chosen, **moves}


def rules(records: Sequence[Record], forms: Collection[str]) -> list[Gain]:
    """The rules that fired, in place of the forms that contain them."""
    known = sorted({rule for record in records for rule in record.rules})

    def factors(record: Record) -> dict[str, str]:
        others = {key: value for key, value in choices(record).items() if key not in forms}
        return others | {rule: "on" if rule in record.rules else "off" for rule in known}

    return [each for each in effects(records, factors) if each.key in known]


def effects(records: Sequence[Record], factors: Factors) -> list[Gain]:
    """The effects of the factors that vary: the greatest effect first, and the best value of each factor first.

    The model of the logarithm of the cycles is a sum with one term for each value, fitted by least squares,
    with more weight on fast programs. If a choice exists only with some values of another one, the effect of
    the other one is computed with the choice of the fastest program. What this does not catch: interactions of
    two choices beyond the sum of both.
    """
    measured = [record for record in records if record.outcome in (MEASURED, EQUAL)]
    chosen = [factors(record) for record in measured]
    values: dict[str, list[str]] = {}
    for each in chosen:
        for key, value in each.items():
            if value not in values.setdefault(key, []):
                values[key].append(value)
    columns = [(key, value) for key, found in values.items() if len(found) > 1 for value in found]
    if not columns:
        return []
    cycles = [record.cpb for record in measured]
    usual: dict[str, str] = {}  # of each key, the value in the fastest program that has it
    for _, each in sorted(zip(cycles, chosen, strict=True), key=lambda pair: pair[0]):
        usual = {**each, **usual}
    others = [(key, value) for key, value in columns if usual[key] != value]
    part = dict.fromkeys(columns, 0.0) | _parts(others, chosen, cycles)
    least = {key: min(part[key, value] for k, value in columns if k == key) for key, _ in columns}
    found_effects = [
        Gain(
            key,
            value,
            slower=exp(part[key, value] - least[key]) - 1,
            best=min(r.cpb for r, each in zip(measured, chosen, strict=True) if each.get(key) == value),
            count=sum(each.get(key) == value for each in chosen),
        )
        for key, value in columns
    ]
    span = {key: max(each.slower for each in found_effects if each.key == key) for key, _ in columns}
    return sorted(found_effects, key=lambda each: (-span[each.key], each.key, each.slower))


def _parts(
    columns: Sequence[Column], chosen: Sequence[Mapping[str, str]], cycles: Sequence[float]
) -> dict[Column, float]:
    """The part of each column in the logarithm of the cycles, relative to a program without any of them."""
    import numpy as np

    has = np.array(
        [[True, *(each.get(key) == value for key, value in columns)] for each in chosen], dtype=float
    )
    weighed = has.T * (min(cycles) / np.array(cycles)) ** STEEP
    ridge = np.diag([0.0] + [RIDGE] * len(columns))
    parts = np.linalg.solve(weighed @ has + ridge, weighed @ np.log(cycles))
    return dict(zip(columns, map(float, parts[1:]), strict=True))
