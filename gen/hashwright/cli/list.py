"""`hashwright list`: the hashes, targets, kernels, emitters and choices, as tables or as JSON for scripts."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final

import click
from rich import box
from rich.markup import escape
from rich.table import Column, Table

from hashwright.cli.complete import hashes, targets
from hashwright.cli.printing import console
from hashwright.cli.shared import AS_JSON
from hashwright.emit.emitters import EMITTERS
from hashwright.explain import options as schedules
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY
from hashwright.requests import preferences
from hashwright.requests.request import find_hash, find_target, serving
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES
from hashwright.targets.machine import Target
from hashwright.targets.processor import identify

NEXT: Final = "`list HASH` lists its kernels and targets; `list HASH TARGET` lists its keys of --schedule."


@click.command("list")
@click.argument("hash_name", metavar="[HASH]", required=False, shell_complete=hashes)
@click.argument("target", metavar="[TARGET]", required=False, shell_complete=targets)
@AS_JSON
def list_(hash_name: str | None, target: str | None, as_json: bool) -> None:
    """Lists hashes, targets, kernels, emitters, and choices of schedules.

    Without HASH, lists the hashes, targets and emitters. With HASH, lists the kernels and the targets of that
    hash and the options of the emitters. With HASH and TARGET, lists the values of --schedule.

    Example: hashwright list md5 x86-64-avx2
    """
    hash_ = find_hash(hash_name) if hash_name else None
    on = find_target(hash_, target) if hash_ and target else None
    if as_json:
        click.echo(json.dumps(_as_json(hash_, on), indent=2))
        return
    for table in _choices(hash_, on) if hash_ and on else _of_hash(hash_) if hash_ else _overview():
        console().print(table)
    if not hash_:
        for each in ARCHITECTURES.values():
            if each.systems:
                click.echo(f"Programs select targets for {each.name} at run time on {each.systems}.")
        click.echo(
            f"Emitters: {', '.join(EMITTERS)}.\n{identify().why}\n{preferences.about(identify())}\n{NEXT}"
        )


def _table(*columns: Column | str, title: str | None = None) -> Table:
    return Table(*columns, box=None, pad_edge=False, title=title, title_justify="left")


def _overview() -> Iterator[Table]:
    """All hashes and targets."""
    hashes = _table("HASH", "KERNELS, besides the whole library")
    for hash_ in HASHES.values():
        hashes.add_row(hash_.name, " ".join(hash_.kernels))
    yield hashes
    yield _targets(TARGETS.values())


def _targets(targets: Iterable[Target]) -> Table:
    table = _table(Column("TARGET", no_wrap=True), "HERE", "DESCRIPTION")
    for target in targets:
        table.add_row(target.name, _here(target), target.title)
    return table


def _here(target: Target) -> str:
    return "yes" if target.runs_here() else "no"


def _of_hash(hash_: Hash) -> Iterator[Table]:
    """The kernels, the targets and the emitters of a hash."""
    kernels = _table("KERNEL", "DESCRIPTION")
    for kernel in (LIBRARY, *hash_.kernels.values()):
        kernels.add_row(kernel.name, kernel.what)
    yield kernels
    yield _targets(serving(hash_))
    emitters = _table("EMITTER", Column("OPTION", no_wrap=True), Column("VALUES", no_wrap=True), "DESCRIPTION")
    for emitter in EMITTERS.values():
        emitters.add_row(emitter.name, "", "", emitter.what)
        for option in emitter.options:
            if not option.families or hash_.family in option.families:
                emitters.add_row("", f"--{option.name}", ", ".join(option.values), option.what)
    yield emitters


def _offers(hash_: Hash, target: Target) -> Iterator[tuple[str, schedules.Offer]]:
    """The choices of a schedule, by kind of kernel."""
    for kernel in schedules.kernels(hash_):
        for offer in schedules.choices(hash_, target, kernel):
            yield kernel.name, offer


def _choices(hash_: Hash, target: Target) -> Iterator[Table]:
    """For each kind of kernel, the keys and values of a schedule."""
    for kernel in schedules.kernels(hash_):
        table = Table(
            *("key", "value", "emitter", "default", "meaning"),
            title=f"{hash_.name}, {target.name}, --kernel {kernel} (gas: all assembly)",
            box=box.SIMPLE,
            pad_edge=False,
        )
        last = ""
        for choice in schedules.choices(hash_, target, kernel):
            if choice.key != last:
                table.add_row(choice.key, "", "", "", f"[bold]{schedules.about(choice.key)}[/]")
            default = (
                "yes" if choice.default == choice.emitters else ", ".join((*choice.default, *choice.functions))
            )
            what = "" if choice.what == schedules.about(choice.key) else escape(choice.what)
            table.add_row("", choice.value, ", ".join(choice.emitters), default, what)
            last = choice.key
        if last:
            yield table
        else:
            click.echo(f"{hash_.name} on {target.name} has no choices.")


def _as_json(hash_: Hash | None, target: Target | None) -> Any:
    """What is listed, as data for JSON."""
    if hash_ and target:
        return [{"kernel": kernel, **asdict(offer)} for kernel, offer in _offers(hash_, target)]
    targets = serving(hash_) if hash_ else TARGETS.values()
    return {
        "hashes": [
            {
                "name": each.name,
                "title": each.title,
                "kernels": {kernel.name: kernel.what for kernel in (LIBRARY, *each.kernels.values())},
                "targets": [target.name for target in serving(each)],
            }
            for each in ([hash_] if hash_ else HASHES.values())
        ],
        "targets": [
            {"name": each.name, "title": each.title, "runs_here": each.runs_here()} for each in targets
        ],
        "emitters": [
            {
                "name": each.name,
                "what": each.what,
                "options": {option.name: option.values for option in each.options},
            }
            for each in EMITTERS.values()
        ],
        "core": identify().name,
    }
