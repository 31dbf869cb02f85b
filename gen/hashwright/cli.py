"""The command line. Exit codes: 0 done, 1 a check failed, 2 bad usage."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from hashwright import ir
from hashwright.errors import CheckFailed, UserError, unknown
from hashwright.generate import generate, lower_all
from hashwright.hashes import HASHES
from hashwright.lower.order import machine_lines
from hashwright.native import compiler
from hashwright.request import Request, find_hash, resolve, serving
from hashwright.targets import TARGETS
from hashwright.verify import verify as verify_files


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def cli() -> None:
    """Makes optimised hash kernels from one description of each hash."""


def request_options(command: Callable[..., None]) -> Callable[..., None]:
    """The words that make a request: a hash and how it is wanted."""
    for option in reversed(
        (
            click.argument("hash_name", metavar="HASH"),
            click.option("--target", default="native", show_default=True, help="the processor; see `list`"),
            click.option("--kernel", help="one kernel instead of the whole library form; see `list`"),
            click.option("--schedule", default="", help="choices such as g=add,i=sub; see `list HASH TARGET`"),
            click.option("--prefix", default="", help="put before every external symbol"),
            click.option("--spdx", default="0BSD", show_default=True, help="the licence of the output"),
            click.option(
                "--out",
                type=click.Path(path_type=Path),
                default=Path(),
                help="the directory of the files  [default: this one]",
            ),
        )
    ):
        command = option(command)
    return command


@cli.command("list")
def list_() -> None:
    """Lists hashes, kernels and targets, and what this machine can run."""
    hashes = Table("hash", "kernel", "what it is", "targets", title="Hashes")
    for hash_ in HASHES.values():
        able = "\n".join(target.name for target in serving(hash_))
        hashes.add_row(hash_.name, "library", f"{hash_.title}, the whole library form", able)
        for kernel, what in hash_.kernels.items():
            hashes.add_row("", kernel, what, "")
    targets = Table("target", "what it is", "runs here", title="Targets")
    for target in TARGETS.values():
        targets.add_row(target.name, target.title, "yes" if target.runs_here() else "no")
    console = Console()
    console.print(hashes)
    console.print(targets)


@cli.command()
@request_options
def make(out: Path, **words: str) -> None:
    """Writes the C file and the header of HASH."""
    plan = generate(_request(words))
    changed = plan.write(out)
    for name in plan.files:
        path = out / name
        click.echo(f"{'wrote' if path in changed else 'unchanged'} {path}")


@cli.command()
@request_options
@click.option("--cc", help="the C compiler  [default: $CC, or the first found]")
def verify(out: Path, cc: str | None, **words: str) -> None:
    """Compiles what `make` wrote and compares it with the description of HASH."""
    request = _request(words)
    chosen = compiler.find(cc)
    failed = False
    click.echo(f"{out / request.hash.name}.c, compiled by {chosen.version()}")
    for check in verify_files(request, out, chosen):
        failed |= not check.passed
        verdict = "ok" if check.passed else f"DIFFERS for {check.failure}"
        click.echo(f"  {check.name}: {check.cases} cases: {verdict}")
    if failed:
        raise CheckFailed(f"{out / request.hash.name}.c does not compute {request.hash.title}; make it again")


STAGES: Final = ("graph", "machine", "text")


@cli.command()
@click.argument("hash_name", metavar="HASH")
@click.argument("target", default="native")
@click.option("--stage", default="machine", show_default=True, help=f"one of {', '.join(STAGES)}")
@click.option("--function", help="one function of the hash instead of all")
def show(hash_name: str, target: str, stage: str, function: str | None) -> None:
    """Shows HASH on its way to TARGET: as mathematics, as instructions, or as text."""
    if stage not in STAGES:
        raise unknown("stage", stage, STAGES)
    names = list(find_hash(hash_name).functions())
    if function not in (None, *names):
        raise unknown(f"function of {hash_name}", str(function), names)
    if stage == "graph":
        for name in [function] if function else names:
            click.echo(f"{name}:")
            click.echo("\n".join(f"  {line}" for line in ir.listing(find_hash(hash_name).functions()[name])))
        return
    request = resolve(hash_name, target)
    if stage == "text":
        click.echo(generate(request).files[f"{hash_name}.c"], nl=False)
        return
    for name, listing in lower_all(request).items():
        if function in (None, name):
            click.echo(f"{name}: {listing.facts}")
            click.echo("\n".join(f"  {line}" for line in machine_lines(listing)))


def _request(words: dict[str, Any]) -> Request:
    return resolve(
        words["hash_name"],
        words["target"],
        kernel=words["kernel"],
        schedule=words["schedule"],
        prefix=words["prefix"],
        spdx=words["spdx"],
    )


def main() -> None:
    """The entry point: every error is a sentence on stderr, never a traceback."""
    try:
        code = cli.main(standalone_mode=False, prog_name="hashwright")
    except UserError as error:
        code = _complain(str(error), error.exit_code)
    except click.ClickException as error:
        code = _complain(f"{error.format_message()} See `hashwright --help`.", 2)
    except (click.Abort, KeyboardInterrupt):
        code = _complain("interrupted; nothing was left half-written.", 130)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output went away: not an error
        code = 0
    sys.exit(code)


def _complain(sentence: str, code: int) -> int:
    click.echo(f"hashwright: {sentence}", err=True)
    return code
