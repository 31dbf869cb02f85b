"""Compares results with expected values, case by case."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hashwright.native.child import Say
from hashwright.native.library import Misreturned, Refused
from hashwright.native.memory import Strayed

SEED: Final = 0x68617368  # every run checks the same messages
SHOWN: Final = 64  # the most bytes of an input that a message shows


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one comparison with the description, over many inputs."""

    name: str
    cases: int
    passed: bool
    failure: str  # the fault, and the input that shows it; empty if all agree


@dataclass(frozen=True, slots=True)
class Case:
    """One call."""

    given: str  # its input, in words
    made: Callable[[], Any]
    expected: Any
    parts: Sequence[str] = ()  # the inputs in words, if results are lists


Cases = Iterator[Case]
Checks = Mapping[str, Callable[[], Cases]]  # by name


def compare_cases(name: str, cases: Cases, say: Say) -> Check:
    """Compares all cases, up to the first that differs; announces each before the call."""
    count = 0
    for case in cases:
        count += max(1, len(case.parts))
        say(case.given)
        failure = _failure(case)
        if failure:
            return Check(name, count, False, failure)
    return Check(name, count, True, "")


def _failure(case: Case) -> str:
    """The fault of the result of the call; empty if it is correct."""
    try:
        made = case.made()
    except Refused as error:
        return f"RETURNS -1 ({error}) for {case.given}"
    except Misreturned as error:
        return f"RETURNS {error} for {case.given}"
    except Strayed as error:
        return f"WRITES {error} for {case.given}"
    if made == case.expected:
        return ""
    rows = zip(case.parts, made, case.expected, strict=True) if case.parts else ()
    given = next((part for part, one, other in rows if one != other), case.given)
    return f"DIFFERS for {given}: {first_difference(made, case.expected)}"


def first_difference(made: Any, expected: Any, what: str = "the result") -> str:
    """The first value in which two results differ, in words; `what` names the results."""
    ordered = (bytes, tuple, list)
    if not (isinstance(made, ordered) and isinstance(expected, ordered) and len(made) == len(expected)):
        return f"{what} is {made!r}, not {expected!r}"
    pairs = enumerate(zip(made, expected, strict=True))
    place, (one, other) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
    if isinstance(made, bytes):
        return f"byte {place} of {what} is {one:#04x}, not {other:#04x}"
    return first_difference(one, other, f"part {place} of {what}")


def shown(data: bytes) -> str:
    """An input as readable text, the same in every run."""
    if not data:
        return "no bytes"
    return data.hex() if len(data) <= SHOWN else f"{data[:SHOWN].hex()}... ({len(data)} bytes)"


def split(data: bytes, rng: random.Random) -> list[bytes]:
    """The data in pieces of random length, some of them empty."""
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(5)))
    return [data[i:j] for i, j in zip([0, *cuts], [*cuts, len(data)], strict=True)]
