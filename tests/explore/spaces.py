"""Shared parts of the tests of `explore`: small spaces, and programs that need no time to measure."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final

import pytest

from hashwright.bench.trial import Trial
from hashwright.explore import search
from hashwright.explore.programs import Timed, Unmeasured
from hashwright.explore.space import Pick, Space
from hashwright.explore.study import Study
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.requests.registry import CHOICES, HORIZON
from hashwright.requests.request import find_hash, find_kernel
from hashwright.requests.schedule import Schedule
from hashwright.targets import TARGETS
from tests import needs


def space(hash_name: str, kernel: str, target: str, kind: type[Space] = Space) -> Space:
    """The space of a kernel, with one compiler."""
    needs.package("optuna")
    found = compiler.find()
    hash_ = find_hash(hash_name)
    return kind(hash_, find_kernel(hash_, kernel), TARGETS[target], {found.identity(): found})


class Narrow(Space):
    """A space in which most choices are fixed: four points in C, which generate two programs."""

    @cached_property
    def ways(self) -> dict[str, Compiler | None]:
        return {name: cc for name, cc in super().ways.items() if cc}

    def walk(self, pick: Pick) -> tuple[str, Schedule]:
        return super().walk(lambda name, able: pick(name, able[:2] if name in OPEN else able[:1]))


OPEN: Final = ("written", "barriers", "update")


def narrow() -> Space:
    return space("aegis128l", "mac", "x86-64-aesni-avx", Narrow)


def study(of: Space, place: Path) -> Study:
    return Study(of, str(place / "journal"))


def figure(made: Unmeasured) -> float:
    """Fictitious cycles per byte: a number from 1 to 2, derived from the program."""
    return 1 + int(hashlib.sha256(made.digest.encode()).hexdigest()[:4], 16) / 0xFFFF


def pretend(monkeypatch: pytest.MonkeyPatch, tell: Callable[[Unmeasured], None] = lambda made: None) -> None:
    """Replaces measurements by fictitious figures; tell is called with each program that would run."""

    @contextmanager
    def loaded(made: Unmeasured) -> Iterator[Timed]:
        tell(made)
        yield lambda samples: Trial(figure(made), 0.001, 1000)

    monkeypatch.setattr(search, "loaded", loaded)
    monkeypatch.setattr(search, "expected", lambda made, core: 0.0)


def with_other_horizons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes the generator's values of one choice."""
    other = replace(HORIZON, able=lambda case: ("2", "9"))
    monkeypatch.setitem(CHOICES, HORIZON.name, other)
