"""`hashwright explore --optimal`: the least cycles of a kernel's loops by a constraint solver."""

from functools import partial
from typing import Any, Final

import click

from hashwright.bench.variants import one_of
from hashwright.cli.complete import choices
from hashwright.cli.printing import quiet, width
from hashwright.cli.shared import CORE, HASH, LENGTH, TARGET, kernel_option, with_options
from hashwright.cli.tables import TableColumn, table
from hashwright.emit.emitters import GAS
from hashwright.errors import UserError
from hashwright.explore.optimum import Proved, parts
from hashwright.explore.periodic import optimum, solver
from hashwright.explore.search import Budget
from hashwright.native.progress import shown
from hashwright.requests.request import Request, find_hash, resolve
from hashwright.targets.cores import Core
from hashwright.targets.processor import identify

ARGUMENTS: Final = (
    HASH,
    kernel_option("The kernel"),
    LENGTH,
    TARGET,
    click.option("--schedule", "asked", default="", shell_complete=choices, help="Choices as for `make`."),
    click.option("--budget", default="60s", show_default=True, help="A time such as 60s or 10m."),
    CORE,
    quiet,
)


@click.command()
@click.option(
    "--optimal", is_flag=True, required=True, expose_value=False, help="Proves the least cycles of the loops."
)
@partial(with_options, ARGUMENTS)
def optimal(**words: Any) -> None:
    """Proves the least cycles of an iteration of a kernel's loops in assembly on a core.

    A hash with rounds has a loop of each round. The order of instructions, registers, loads, copies and spills
    are free; the core's table is the model. docs/explore.md describes what it leaves out.

    Example: hashwright explore aegis256 --kernel mac --target x86-64-aesni --optimal --core zen4
    """
    prove(**words)


def prove(hash_name: str, asked: str, core_name: str | None, **words: Any) -> list[Proved]:
    """Proves the bounds that the command line asks for, prints them, and returns them."""
    solver()  # raises if it is not installed
    hash_ = find_hash(hash_name)
    kernel = one_of(hash_, words["kernel"])
    named = {"kernel": kernel.name, "schedule": asked, "length": words["length"]}
    request = resolve(hash_.name, words["target"], emitter=GAS, **named)
    core = identify(core_name).core
    if core is None:
        raise UserError("this processor has no core table; write --core with the name of a core")
    found = _proved(request, asked, core, Budget.parse(words["budget"]).seconds)
    _print(found, core)
    return found


def _proved(request: Request, asked: str, core: Core, seconds: float) -> list[Proved]:
    """The bounds of all loops, each found in an equal part of the time."""
    loops = list(parts(request, core))
    found = []
    with shown() as tell:
        for number, part in enumerate(loops):
            tell(f"{part.name} on {core.title}", number, len(loops))
            best = optimum(part.problem, seconds / len(loops))
            found.append(
                Proved(
                    request.hash.name,
                    request.kernel.name,
                    request.target.name,
                    asked,
                    part.name,
                    part.is_whole,
                    core.name,
                    part.bytes,
                    part.iterations,
                    len(part.problem.operations) // part.iterations,
                    best.refuted,
                    best.found or 0,
                )
            )
    return found


def _print(found: list[Proved], core: Core) -> None:
    numbers = (TableColumn(head, is_number=True) for head in ("instructions", "cycles", "cpb"))
    rows = [(each.loop, f"{each.operations}", each.verdict, f"{each.bound:.4f}") for each in found]
    click.echo(f"{table((TableColumn('loop', is_text=True), *numbers), rows, width())}\n")
    click.echo(
        f"cycles: of an iteration of a periodic schedule on {core.title}; one number is the proved optimum. "
        "'9 to 11': less than 9 is refuted, and 11 is found. 'at least 9': the time was too short for more."
    )
