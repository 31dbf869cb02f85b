"""`hashwright prove`: proves rewrite rules, and functions of machine code."""

import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import click
from rich.markup import escape
from rich.table import Column, Table

from hashwright.alternatives import Asked
from hashwright.cli_shared import console, progress
from hashwright.errors import CheckFailed
from hashwright.proof import Verdict, proofs, proving_compiler
from hashwright.prove import Counterexample, cases, counterexample
from hashwright.rewrite import ANY, Rule

SHOWN: Final = 16  # digits of a digest


def prove_rules(rules: Iterable[Rule]) -> None:
    """Proves rules for all values of their variables, at every type that they name."""
    table = Table(Column("rule", no_wrap=True), "statement", "why", "types", "cases", "verdict", "seconds")
    false: dict[str, Counterexample] = {}
    for rule in _in_turn(list(rules)):
        start = time.perf_counter()
        found = counterexample(rule)
        seconds = time.perf_counter() - start
        if found:
            false[rule.name] = found
        left, right = map(str, rule.sides())
        verdict = "FALSE" if found else "true"
        types = "any" if rule.types == ANY else ", ".join(ty.name for ty in rule.types)
        count = str(sum(1 for _ in cases(rule)))
        table.add_row(
            rule.name, escape(f"{left}\n= {right}"), rule.why, types, count, verdict, f"{seconds:.2f}"
        )
    console().print(table)
    for name, each in false.items():
        click.echo(f"{name}: {each}")
    if false:
        raise CheckFailed(f"not true for all values: {', '.join(false)}; see the counterexamples")


def _in_turn(rules: Sequence[Rule]) -> Iterator[Rule]:
    """The rules, with progress."""
    with progress() as tell:
        for number, rule in enumerate(rules):
            tell(f"proving {rule.name}", number, len(rules))
            yield rule


def prove_code(asked: Asked, out: Path, cc: str | None) -> None:
    """Compiles the files that `make` wrote and proves every supported function."""
    compiler = proving_compiler(asked, cc)
    with tempfile.TemporaryDirectory() as place:
        found = proofs(asked, out, compiler, Path(place))
        click.echo(f"{' and '.join(map(str, found.files))}, compiled by {compiler.version()}")
        verdicts = []
        for verdict in found.verdicts:
            click.echo(f"  {_told(verdict)}")
            verdicts.append(verdict)
    if found.uncovered:
        click.echo(f"  not covered: {', '.join(found.uncovered)}")
    wrong = [each.function for each in verdicts if not each.is_proved]
    if wrong:
        raise CheckFailed(f"not proved: {', '.join(wrong)}; see why above")


def _told(verdict: Verdict) -> str:
    """A verdict as lines of text."""
    name = f"{verdict.function} (sha256 {verdict.digest[:SHOWN]})"
    if verdict.is_proved:
        return f"{name}: proved for all states, messages and numbers of blocks"
    if not verdict.difference:
        return f"{name}: not proved: {verdict.why}"
    replayed = ", as a call of it shows" if verdict.is_replayed else ""
    return "\n    ".join([f"{name}: REFUTED{replayed}", *str(verdict.difference).splitlines()])
