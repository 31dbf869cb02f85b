"""Checks how a program selects one of the kernels of several targets, with and without the environment.

What this does not catch: a selection that is wrong on other processors.
"""

import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from hashwright.native import child
from hashwright.native.child import Say
from hashwright.native.library import Library
from hashwright.output.dispatch import choosing
from hashwright.requests.alternatives import Alternatives
from hashwright.targets.features import native
from hashwright.verify.compare import Case, Cases

NO_TARGET: Final = "no target"


def best(asked: Alternatives) -> str:
    """The target that a program selects here if none is named; in a batch, for several messages."""
    able = [each.target.name for each in asked.kernels if each.target.runs_here()]
    here = (each for each in choosing(asked).processors if not each.isa or each.isa in native())
    fast = (
        each.target
        for processors in islice(here, 1)
        for each in processors.choices
        if each.target in able
        if asked.kernel.is_batch or not any(family.is_here() for family in each.slower_on)
    )
    return next(fast, asked.kernels[-1].target.name)


def choices(asked: Alternatives, library: Path) -> Cases:
    """The kernels that a program selects by the environment, and after calls that select others.

    A library selects once, so each case runs in its own process.
    """
    variable, expected = choosing(asked).variable, best(asked)
    runs = {each.target.name: each.target.runs_here() for each in asked.kernels}

    def apart(work: Callable[[Library], object], named: str | None) -> object:
        def working(_: Say) -> Iterator[object]:
            if variable:
                os.environ.pop(variable, None)
            if named is not None:
                os.environ[variable] = named
            yield work(Library(library, asked.first))

        return next(child.results(working, child.SILENCE))

    able = [name for name in runs if runs[name]]
    unable = [NO_TARGET, *(name for name in runs if not runs[name])]
    asked_for = [(name, each) for name in able for each in (name, *unable)]

    def used(opened: Library) -> list[list[object]]:
        return [[opened.use(each), opened.target()] for each in (*(each for _, each in asked_for), None)]

    for name in (*runs, NO_TARGET, None) if variable else (None,):
        given = f"{variable}={name}" if name else f"no {variable}"
        yield Case(given, partial(apart, Library.target, name), name if name and runs.get(name) else expected)
    taken = [*([each == name, name] for name, each in asked_for), [True, expected]]
    yield Case(f"calls that take {', '.join(able)} one after the other", partial(apart, used, None), taken)
