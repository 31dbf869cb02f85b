"""What compilers make of the kernels is held to a budget: the critical path and the spills.

A compiler that undoes a schedule shows here, in the step where it does. The budget names compilers by kind
and major version; one that it does not name is not held to anything.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.generate import lower_all
from hashwright.ir import heading
from hashwright.lower.order import Listing, arrivals
from hashwright.native.compiler import Compiler
from hashwright.native.objectcode import CodeFacts, examine
from hashwright.request import Request, resolve
from tests import compiled, needs

BUDGET: Final = Path(__file__).with_name("object_budget.toml")

KERNELS: Final = [
    resolve(hash_name, target, kernel=kernel, schedule=schedule)
    for hash_name in ("md5", "ripemd160")
    for target, kernel, schedule in (
        ("portable", "blocks", ""),
        ("x86-64", "blocks", ""),
        ("x86-64-bmi", "blocks", ""),
        ("x86-64-avx512vl", "blocks", ""),
        ("x86-64-sse2", "lanes", ""),
        ("x86-64-ssse3", "lanes", ""),
        ("x86-64-avx2", "lanes", ""),
        ("x86-64-avx512vl", "lanes", ""),
        ("x86-64-avx512", "lanes", ""),
    )
] + [resolve("ripemd160", "x86-64-avx512vl", kernel="blocks", schedule="unit=svvss/sssvs")]


def _examined(request: Request, compiler: Compiler) -> CodeFacts:
    lanes = request.setting().lanes
    function = f"_x{lanes}_blocks" if lanes > 1 else "_blocks"
    return examine(compiled.shared(request, compiler), request.hash.name + function)


def _name(request: Request) -> str:
    return request.command().removeprefix("hashwright make ")


@pytest.mark.parametrize("request_", KERNELS, ids=_name)
def test_a_compiler_keeps_the_order_of_the_sums(
    request_: Request, compiler: Compiler, updates_budget: bool
) -> None:
    budget = tomllib.loads(BUDGET.read_text(encoding="utf-8"))
    facts = _examined(request_, compiler)
    found = {"critical_path": facts.critical_path, "spills": facts.spills}
    if updates_budget:
        budget.setdefault(_name(request_), {})[compiler.identity()] = found
        _write(budget)
        return
    allowed = budget.get(_name(request_), {}).get(compiler.identity())
    if allowed is None:
        return
    assert facts.critical_path <= allowed["critical_path"], (
        f"{compiler.identity()} made {_name(request_)} slower: {facts.critical_path} cycles in a row, "
        f"{allowed['critical_path']} before; it begins in {_first_late_step(request_, facts)}"
    )
    assert facts.spills <= allowed["spills"], (
        f"{compiler.identity()} stores {facts.spills} values of {_name(request_)} to the stack, "
        f"{allowed['spills']} before; to accept it: pytest {Path(__file__).name} --update-budget -n 0"
    )


def _first_late_step(request: Request, facts: CodeFacts) -> str:
    """The first step whose rotate is later than the model says by more than any one before it."""
    listing = lower_all(request)["compress"]
    expected = _rotates(listing)
    for (cycle, name), seen in zip(expected, facts.rotates, strict=False):
        if seen > cycle + 2:
            return name
    return "no one step"


def _rotates(listing: Listing) -> list[tuple[int, str]]:
    ready, owner = arrivals(listing.graph), listing.graph.owners()
    rows = []
    for node in listing.instructions:
        step = owner[node]
        if node.attr.insn.name in ("rotl", "vprold") and step is not None:
            rows.append((ready[node], heading(step)))
    return sorted(rows, key=lambda row: row[0])


def _write(budget: dict[str, Any]) -> None:
    lines = ["# Written by: pytest tests/native/test_objectcode.py --update-budget -n 0\n"]
    for kernel in sorted(budget):
        lines.append(f'\n["{kernel}"]\n')
        lines += [
            f'"{name}" = {{ critical_path = {row["critical_path"]}, spills = {row["spills"]} }}\n'
            for name, row in sorted(budget[kernel].items())
        ]
    BUDGET.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize("kind", ["clang", "ziglang"])
def test_a_compiler_that_reorders_is_caught(kind: str) -> None:
    """Without barriers clang adds the constant last: the gate must see that, and where it begins."""
    compiler = needs.compiler(kind)
    request = resolve("md5", "x86-64-bmi", kernel="blocks", schedule="barriers=off")
    facts = _examined(request, compiler)
    held = _examined(resolve("md5", "x86-64-bmi", kernel="blocks"), compiler)
    assert facts.critical_path > held.critical_path
    assert _first_late_step(request, facts).startswith("step ")
