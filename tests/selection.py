"""Which tests a run holds: of exhaustive tests a sample of the cases, or all with `--full`; and what is quick.

An exhaustive test has a case for each combination of hashes, targets, kernels, compilers, flags: its axes. It
is marked `sampled`. Its sample has each value of each axis at least once.
"""

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

import pytest

from hashwright.alternatives import Alternatives
from hashwright.request import Request

# What `pytest -m quick` runs: modules, or directories of them.
QUICK: Final = (
    *(
        "test_alternatives.py",
        "test_bind.py",
        "test_choices.py",
        "test_interface.py",
        "test_ir.py",
        "test_layers.py",
    ),
    *("test_match.py", "test_plan.py", "test_prototypes.py", "test_represent.py", "test_rules.py"),
    *("test_schedule.py", "test_selection.py", "test_straightline.py"),
    *("emit/test_encode.py", "emit/test_shell.py", "hashes", "planes/test_slicing.py", "requests"),
    *("lower/test_allocate.py", "lower/test_cover.py", "lower/test_keys.py", "lower/test_order.py"),
    *("lower/test_recurrence.py", "lower/test_streams.py", "lower/test_sums.py", "lower/test_urgency.py"),
    *("targets/test_cores.py", "targets/test_effects.py", "vendor/test_manifest.py", "verify/test_modes.py"),
)

Case = frozenset[str]  # its value on each axis


def is_quick(path: Path) -> bool:
    """Is a module quick?"""
    return any(path.is_relative_to(Path(__file__).parent / name) for name in QUICK)


def values(axis: str, part: object) -> Iterator[str]:
    """The values in a parameter: of a request its options, of a record its name or else all fields."""
    if isinstance(part, Request | Alternatives):
        yield from (f"{axis}: {word}" for word in re.split("[ ,]", part.command()))
    elif isinstance(part, str | int):
        yield f"{axis}: {part}"
    elif isinstance(part, tuple):
        for place, each in enumerate(part):
            yield from values(f"{axis} {place}", each)
    elif is_dataclass(part):
        names = [field.name for field in fields(part)]
        for name in ["name"] if "name" in names else names:
            yield from values(f"{axis} {name}", getattr(part, name))


def sample(cases: Iterable[Case]) -> set[Case]:
    """Cases that together have every value. A new case changes little of the choice: it is by digests."""
    chosen, covered = set[Case](), set[str]()
    for case in sorted(cases, key=lambda case: hashlib.sha256(repr(sorted(case)).encode()).digest()):
        if not case <= covered:
            covered |= case
            chosen.add(case)
    return chosen


def left_out(items: Iterable[pytest.Item]) -> set[pytest.Item]:
    """The cases that are not in the samples."""
    tests: dict[str, dict[pytest.Item, Case]] = defaultdict(dict)
    for item in items:
        if item.get_closest_marker("sampled") and isinstance(item, pytest.Function):
            tests[item.nodeid.partition("[")[0]][item] = _case(item)
    found = set[pytest.Item]()
    for cases in tests.values():
        chosen = sample(cases.values())
        found |= {item for item, case in cases.items() if case and case not in chosen}
    return found


def _case(item: pytest.Function) -> Case:
    """Empty where a test has no parameters."""
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    return Case(each for axis, part in parameters.items() for each in values(axis, part))
