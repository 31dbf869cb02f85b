"""Budgets of the number of instructions and the critical path of each kernel.

They include the instructions of the catalogue's assembly, with those that its listings do not show. Values stay
right while kernels grow: only counting shows the growth. After an intended change of the numbers,
`pytest tests/lower/test_budget.py --update-budget` writes them, and the diff is for the review.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.emitters import GAS
from hashwright.emit.gas import moves
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import lower_all, routines
from hashwright.requests.request import Request
from hashwright.targets.routine import Routine
from tests import compiled
from tests.catalogued import catalogue

BUDGET: Final = Path(__file__).parents[1] / "budget.toml"
UPDATE: Final = "pytest tests/lower/test_budget.py --update-budget"

# The library form of a Merkle-Damgard hash contains the kernel `blocks`; the kernels of an AEGIS cipher contain
# functions of its library form.
REQUESTS: Final = {
    " ".join((request.hash.name, request.target.name, request.kernel.name)): request
    for request in compiled.requests()
    if (request.kernel == LIBRARY) == (request.hash.family == "aegis")
} | {
    entry.request.command().removeprefix("hashwright make "): entry.request
    for entry in catalogue().entries
    if entry.request.emitter == GAS
}


def counted(request: Request) -> dict[str, dict[str, int]]:
    """By function: its instructions and critical path, or the counts of its assembly."""
    listings = lower_all(request)
    if request.emitter == GAS:
        made = routines(request, listings)
        return {routine.symbol: _of_routine(routine) for routine in made}
    return {
        name: {"instructions": made.facts.instructions, "critical_path": made.facts.critical_path}
        for name, made in listings.items()
    }


def _of_routine(routine: Routine) -> dict[str, int]:
    every = list(routine.instructions())
    return {"instructions": len(every), "moves": moves(routine), "stack_bytes": routine.stack}


def written(budget: Mapping[str, Mapping[str, Mapping[str, int]]]) -> str:
    lines = [f"# Instructions and critical paths of all kernels; `{UPDATE}` writes this file."]
    for name, functions in budget.items():
        lines += ["", f'["{name}"]']
        for function, numbers in functions.items():
            inside = ", ".join(f"{key} = {value}" for key, value in numbers.items())
            lines.append(f"{function} = {{ {inside} }}")
    return "\n".join(lines) + "\n"


def read() -> dict[str, dict[str, dict[str, int]]]:
    return tomllib.loads(BUDGET.read_text(encoding="ascii"))


@pytest.fixture(scope="module")
def budget(request: pytest.FixtureRequest) -> dict[str, dict[str, dict[str, int]]]:
    if request.config.getoption("--update-budget"):
        BUDGET.write_text(
            written({name: counted(wanted) for name, wanted in REQUESTS.items()}), encoding="ascii"
        )
    return read()


@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize(("name", "request_"), REQUESTS.items(), ids=REQUESTS)
def test_a_kernel_keeps_its_budget(
    name: str, request_: Request, budget: dict[str, dict[str, dict[str, int]]]
) -> None:
    made = counted(request_)
    assert made == budget.get(name), f"if this is meant, write the new numbers: {UPDATE}"


def test_the_budget_names_no_kernel_that_is_gone(budget: dict[str, dict[str, dict[str, int]]]) -> None:
    assert set(budget) <= set(REQUESTS), f"if this is meant, write the new numbers: {UPDATE}"


def test_the_budget_is_written_as_it_is_read() -> None:
    sample = {"md5 portable blocks": {"compress": {"instructions": 5, "critical_path": 2}}}
    assert tomllib.loads(written(sample)) == sample
