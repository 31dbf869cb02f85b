"""The selection of tests: a sample, or all with `--full`; and the quick tests.

The order is here, too: a run ends with its last process, so the longest modules come first.

An exhaustive test has a case for each combination of hashes, targets, kernels, compilers, flags: its axes. It
is marked `sampled`. The sample of a run has a case of each test, and each value of each axis at least once:
under whatever name of the axis, as `request` and `asked` both name a request. The mark may name arguments that
are not axes: for a test marked `sampled("seed")`, one seed is enough.

A test marked `long` shows of a whole what others show of its parts, or in many cases what they show in few, or
needs more than two seconds of processor time where others of its module need less. It runs with
`pytest --long`, as in continuous integration, with `--full`, and alone with `-m long`. Beside other tests, the
sample of the long ones adds only the values of axes that the sample of the others lacks.
"""

import hashlib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from heapq import heapify, heappop, heappush
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.alternatives import Alternatives
from hashwright.requests.request import Request

# The modules of `pytest -m quick`, or their directories.
QUICK: Final = (
    *("requests/test_alternatives.py", "requests/test_bind.py", "graph/test_ir.py", "test_layers.py"),
    *("graph/test_match.py", "files/test_plan.py", "emit/test_prototypes.py", "rules/test_rules.py"),
    *("requests/test_registry.py", "requests/test_schedule.py", "graph/test_straightline.py"),
    *("emit/test_shell.py", "hashes", "passes/planes/test_slicing.py"),
    *("lower/test_allocate.py", "lower/test_cover.py", "passes/test_keys.py", "lower/test_order.py"),
    *("lower/test_recurrence.py", "passes/test_streams.py", "lower/test_urgency.py"),
    *("targets/test_cores.py", "targets/test_effects.py", "vendor/test_manifest.py", "verify/test_modes.py"),
)

# The slowest modules, the slowest first. Their order matters if several processes share the modules.
LONGEST: Final = (
    *("native/test_builds.py", "test_pages.py", "emit/test_go_packages.py", "test_package.py"),
    *("native/test_dispatch.py", "cli/test_explore.py", "output/test_rust_modules.py"),
    *("native/test_unity.py", "certify/test_command.py", "emit/test_go.py", "proof/test_scheduling.py"),
    *("integration/test_build_systems.py", "native/test_auto.py", "proof/test_planes.py"),
    *("proof/test_emulated.py", "native/test_batch.py", "bench/test_timing.py", "test_site.py"),
    *("explore/test_fleet.py", "test_catalogue.py", "vendor/test_make.py", "proof/test_records.py"),
    *("cli/test_commands.py", "recheck/test_recheck.py", "vendor/test_check.py"),
    *("test_determinism.py", "bench/test_benchmark.py", "test_recipes.py", "native/test_aegis.py"),
    *("test_examples.py", "integration/test_consumers.py", "proof/test_code_mutants.py"),
    *("integration/test_ci.py", "proof/test_routines.py", "emit/test_cpp.py"),
    *("interface/test_names.py", "proof/test_linked_changes.py", "native/test_fixed.py"),
    *("proof/test_processor.py", "proof/test_padding.py", "proof/test_encodings.py"),
)

Case = frozenset[str]  # the values of a case on its axes


@cache
def is_quick(path: Path) -> bool:
    """Is a module quick?"""
    return any(path.is_relative_to(Path(__file__).parent / name) for name in QUICK)


@cache
def place(path: Path) -> int:
    """The rank of a module among the longest, or after them."""
    name = path.relative_to(Path(__file__).parent).as_posix()
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)


def values(axis: str, part: object) -> Iterator[str]:
    """The values in a parameter: the options of a request, the name of a record or else all its fields.

    A word means the same on every axis: md5 is a hash. A number does not.
    """
    if isinstance(part, Request | Alternatives):
        unnamed = re.sub(r" --prefix \S+", "", part.command())  # a name that a test gives is no choice
        yield from re.split("[ ,]", unnamed)
    elif isinstance(part, str):
        yield part
    elif isinstance(part, int):
        yield f"{axis}: {part}"
    elif isinstance(part, tuple):
        for place, each in enumerate(part):
            yield from values(f"{axis} {place}", each)
    elif is_dataclass(part):
        names = [field.name for field in fields(part)]
        for name in ["name"] if "name" in names else names:
            yield from values(f"{axis} {name}", getattr(part, name))


def sample(cases: Mapping[str, Case], known: Iterable[str] = ()) -> set[str]:
    """The names of few cases that have every unknown value together: repeatedly that with the most new ones.

    Digests of parameters decide between equal cases: as if by chance, but the same in every run, and the same
    for tests with the same parameters, which then share a fixture and what it compiles.
    """

    def rank(name: str) -> tuple[bytes, str]:
        return hashlib.sha256(ascii(name.partition("[")[2]).encode()).digest(), name

    names = sorted(cases, key=rank)
    chosen, covered = set[str](), {*known}
    heap = [(-len(cases[name] - covered), place, name) for place, name in enumerate(names)]
    heapify(heap)
    while heap:
        before, place, name = heappop(heap)
        new = len(cases[name] - covered)  # which is never more than before
        if new == -before and (new or not chosen):
            covered |= cases[name]
            chosen.add(name)
        elif new:
            heappush(heap, (-new, place, name))
    return chosen


def left_out(items: Iterable[pytest.Item], long: Collection[bool] = (False,)) -> set[pytest.Item]:
    """Tests that a run omits: those that are not in its sample, the long tests or the others.

    Both run if `long` is (False, True), only the long tests if it is (True,).
    """
    found = set[pytest.Item]()
    cases: dict[bool, dict[str, pytest.Function]] = {each: {} for each in long}
    for item in items:
        is_long = bool(item.get_closest_marker("long"))
        if is_long not in cases:
            found.add(item)
        elif (
            item.get_closest_marker("sampled")
            and isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
        ):
            cases[is_long][item.nodeid] = item
    known = Case()
    for each in cases.values():
        axes = {name: _case(item) for name, item in each.items()}
        chosen = sample(axes, known)
        known = known.union(*(axes[name] for name in chosen))
        found |= {item for name, item in each.items() if name not in chosen}
    return found


def _case(item: pytest.Function) -> Case:
    no_axes = {name for marker in item.iter_markers("sampled") for name in marker.args}
    axes = {axis: part for axis, part in item.callspec.params.items() if axis not in no_axes}
    test = f"{item.path.stem}::{item.originalname}"
    return Case((test, *(each for axis, part in axes.items() for each in values(axis, part))))
