"""`hashwright list`: the hashes, targets, kernels, emitters and choices, as tables or as JSON for scripts."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final

import click

from hashwright.cli.complete import hashes, targets
from hashwright.cli.printing import width
from hashwright.cli.shared import AS_JSON
from hashwright.cli.tables import TableColumn, table
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
    for text in _choices(hash_, on) if hash_ and on else _of_hash(hash_) if hash_ else _overview():
        click.echo(f"{text}\n")
    if not hash_:
        for each in ARCHITECTURES.values():
            if each.systems:
                click.echo(f"Programs select targets for {each.name} at run time on {each.systems}.")
        click.echo(
            f"Emitters: {', '.join(EMITTERS)}.\n{identify().why}\n{preferences.about(identify())}\n{NEXT}"
        )


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose last column is text."""
    columns = (*(TableColumn(head) for head in heads[:-1]), TableColumn(heads[-1], is_text=True))
    return table(columns, list(rows), width())


def _overview() -> Iterator[str]:
    """All hashes and targets."""
    rows = ((each.name, " ".join(each.kernels)) for each in HASHES.values())
    yield _table(("HASH", "KERNELS, besides the whole library"), rows)
    yield _targets(TARGETS.values())


def _targets(targets: Iterable[Target]) -> str:
    rows = ((each.name, "yes" if each.runs_here() else "no", each.title) for each in targets)
    return _table(("TARGET", "HERE", "DESCRIPTION"), rows)


def _of_hash(hash_: Hash) -> Iterator[str]:
    """The kernels, the targets and the emitters of a hash."""
    kernels = ((each.name, each.what) for each in (LIBRARY, *hash_.kernels.values()))
    yield _table(("KERNEL", "DESCRIPTION"), kernels)
    yield _targets(serving(hash_))
    yield _table(("EMITTER", "OPTION", "VALUES", "DESCRIPTION"), _emitters(hash_))


def _emitters(hash_: Hash) -> Iterator[Sequence[str]]:
    """The emitters and their options."""
    for emitter in EMITTERS.values():
        yield emitter.name, "", "", emitter.what
        for option in emitter.options:
            if not option.families or hash_.family in option.families:
                yield "", f"--{option.name}", ", ".join(option.values), option.what


def _choices(hash_: Hash, target: Target) -> Iterator[str]:
    """For each kind of kernel, the keys and values of a schedule."""
    for kernel in schedules.kernels(hash_):
        rows = list(_values(schedules.choices(hash_, target, kernel)))
        title = click.wrap_text(f"{hash_.name}, {target.name}, --kernel {kernel} (gas: all assembly)", width())
        table_ = _table(("KEY", "VALUE", "EMITTER", "DEFAULT", "MEANING"), rows)
        yield f"{title}\n\n{table_}" if rows else f"{hash_.name} on {target.name} has no choices."


def _values(offers: Iterable[schedules.Offer]) -> Iterator[Sequence[str]]:
    """Each key, and its values below it."""
    last = ""
    for offer in offers:
        if offer.key != last:
            yield offer.key, "", "", "", schedules.about(offer.key)
        last = offer.key
        default = "yes" if offer.default == offer.emitters else ", ".join((*offer.default, *offer.functions))
        what = "" if offer.what == schedules.about(offer.key) else offer.what
        yield "", offer.value, ", ".join(offer.emitters), default, what


def _as_json(hash_: Hash | None, target: Target | None) -> Any:
    """What is listed, as data for JSON."""
    if hash_ and target:
        return [
            {"kernel": kernel.name, **asdict(offer)}
            for kernel in schedules.kernels(hash_)
            for offer in schedules.choices(hash_, target, kernel)
        ]
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
            {"name": each.name, "what": each.what, "options": {one.name: one.values for one in each.options}}
            for each in EMITTERS.values()
        ],
        "core": identify().name,
    }
