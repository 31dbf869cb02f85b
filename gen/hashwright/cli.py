"""The command line. Exit codes: 0 done, 1 a check failed, 2 bad usage."""

import os
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

import click
from rich.markup import escape
from rich.table import Column, Table

from hashwright import cli_vendor, ir
from hashwright.alternatives import Asked, ask
from hashwright.choices import Setting
from hashwright.cli_shared import CORE, console
from hashwright.emitters import EMITTERS, OBJ, OFF, ON, OPTIONS, C, Option
from hashwright.errors import CheckFailed, UserError, unknown
from hashwright.explain import figure, schedules
from hashwright.explain.changes import changes
from hashwright.generate import generate, sources
from hashwright.hashes import HASHES
from hashwright.kernels import LIBRARY
from hashwright.lower.order import machine_lines
from hashwright.modes.hash import Hash
from hashwright.native.compiler import find as find_compiler
from hashwright.pipeline import lower, stages
from hashwright.plan import Plan
from hashwright.processor import identify
from hashwright.request import Request, find_hash, find_target, known_inputs, resolve, serving
from hashwright.rules import RULES
from hashwright.targets import TARGETS
from hashwright.targets.machine import Target
from hashwright.verify import compiler_for
from hashwright.verify import verify as verify_files


def _bench() -> click.Command:
    from hashwright.cli_bench import bench

    return bench


def _explore() -> click.Command:
    from hashwright.cli_explore import explore

    return explore


LATER: Final = {"bench": _bench, "explore": _explore}  # commands that import much of which others need nothing


class Commands(click.Group):
    """Commands, some of which are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *LATER])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return LATER[cmd_name]() if cmd_name in LATER else super().get_command(ctx, cmd_name)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def cli() -> None:
    """Makes optimised hash kernels from one description of each hash."""


def _option(option: Option) -> Callable[[Any], Any]:
    """An emitter's option on the command line: a flag where it is on or off. Silence is the default."""
    if option.values == (OFF, ON):
        return click.option(f"--{option.name}", flag_value=ON, default=None, help=option.what)
    return click.option(f"--{option.name}", help=f"{option.what}: {' or '.join(option.values)}")


WRITTEN: Final = (
    # what a kernel is written in, and how
    click.option("--emitter", help=f"what it is written in: {' or '.join(EMITTERS)}  [default: {C}]"),
    *(_option(option) for option in OPTIONS.values()),
)


REQUEST: Final = (
    # how a hash is wanted, and where its files are
    click.option(
        "--target",
        default="native",
        show_default=True,
        help="the processor, see `list`; several with commas, or auto, to choose from later",
    ),
    click.option("--kernel", help="one kernel instead of the whole library form; see `list`"),
    click.option("--length", help="the bytes of a message, of the kernel `fixed`"),
    click.option("--schedule", default="", help="choices such as g=add,i=sub; see `list HASH TARGET`"),
    CORE,
    click.option("--prefix", default="", help="put before every external symbol"),
    click.option("--symbol", default="", help="what external symbols have in place of the hash's name"),
    click.option("--file", default="", help="what the names of files have in place of the hash's name"),
    click.option("--copyright", default="", help="a line of text at the top of every file"),
    click.option("--spdx", default="0BSD", show_default=True, help="the licence of the output"),
    *WRITTEN,
    click.option(
        "--out",
        type=click.Path(path_type=Path),
        default=Path(),
        help="the directory of the files  [default: this one]",
    ),
)


def request_options(command: Callable[..., None]) -> Callable[..., None]:
    """The words that make a request: a hash and how it is wanted."""
    return _with((click.argument("hash_name", metavar="HASH"), *REQUEST), command)


def _with(options: Sequence[Callable[[Any], Any]], command: Callable[..., None]) -> Callable[..., None]:
    """The command with these options, in their order."""
    for option in reversed(options):
        command = option(command)
    return command


@cli.command("list")
@click.argument("hash_name", metavar="[HASH]", required=False)
@click.argument("target", required=False, default="native")
def list_(hash_name: str | None, target: str) -> None:
    """Lists hashes, kernels, targets, emitters; with HASH and TARGET, what --schedule may choose for them."""
    if hash_name is not None:
        for table in _choices(find_hash(hash_name), find_target(find_hash(hash_name), target)):
            console().print(table)
        return
    hashes = Table("hash", "kernel", "what it is", "targets", title="Hashes")
    for hash_ in HASHES.values():
        able = "\n".join(target.name for target in serving(hash_))
        hashes.add_row(hash_.name, LIBRARY.name, f"{hash_.title}, {LIBRARY.what}", able)
        for kernel in hash_.kernels.values():
            hashes.add_row("", kernel.name, kernel.what, "")
    targets = Table("target", "what it is", "runs here", title="Targets")
    for each in TARGETS.values():
        targets.add_row(each.name, each.title, "yes" if each.runs_here() else "no")
    for table in (hashes, targets, _emitters()):
        console().print(table)
    click.echo(identify().why)


def _emitters() -> Table:
    """What kernels can be written in, each with its options below it."""
    columns = "emitter", Column("option", no_wrap=True), Column("values", no_wrap=True), "what it is"
    table = Table(*columns, title="Emitters, and the values of their options, the default first")
    for emitter in EMITTERS.values():
        table.add_row(emitter.name, "", "", emitter.what)
        for option in emitter.options:
            table.add_row("", f"--{option.name}", ", ".join(option.values), option.what)
    return table


def _choices(hash_: Hash, target: Target) -> Iterator[Table]:
    """For each kind of kernel, the keys and values of a schedule."""
    for kernel in schedules.kernels(hash_):
        table = Table(
            *("key", "value", "emitter", "default", "what it is"),
            title=f"{hash_.name}, {target.name}, --kernel {kernel} (gas: all assembly)",
        )
        last = ""
        for choice in schedules.choices(hash_.principal(), target, kernel):
            if choice.key != last:
                table.add_row(choice.key, "", "", "", f"[bold]{schedules.about(choice.key)}[/]")
            default = "yes" if choice.default == choice.emitters else ", ".join(choice.default)
            table.add_row("", choice.value, ", ".join(choice.emitters), default, escape(choice.what))
            last = choice.key
        if last:
            yield table
        else:
            click.echo(f"{hash_.name} on {target.name} leaves nothing to choose.")


@cli.command(cls=cli_vendor.MakeOrAll, epilog="`make --all` makes what a manifest lists: `make --all --help`.")
@request_options
def make(out: Path, **words: str) -> None:
    """Writes the files of HASH: a header, and C, assembly or an object file."""
    plan = generate(_asked(words))
    plan.spare_others(out)
    changed = plan.write(out)
    for name in plan.files:
        path = out / name
        click.echo(f"{'wrote' if path in changed else 'unchanged'} {path}")


@cli.command()
@request_options
@click.option("--cc", help="the C compiler  [default: $CC, or the first found]")
def verify(out: Path, cc: str | None, **words: str) -> None:
    """Compiles what `make` wrote and compares it with the description of HASH."""
    asked = _asked(words)
    chosen = compiler_for(asked.target, cc) if isinstance(asked, Request) else find_compiler(cc)
    checks = list(verify_files(asked, out, chosen))
    files = " and ".join(str(out / name) for name in sources(asked))
    click.echo(f"{files}, compiled by {chosen.version()}")
    for check in checks:
        verdict = check.failure or "ok"
        click.echo(f"  {check.name}: {check.cases} cases: {verdict}")
    if not all(check.passed for check in checks):
        raise CheckFailed(f"what is in {files} is not {asked.hash.title}; make it again")


@cli.command()
@click.argument("name", metavar="[HASH | RULE]", required=False)
@partial(_with, REQUEST)
@click.option("--cc", help="the C compiler  [default: $CC, or the first found]")
def prove(name: str | None, out: Path, cc: str | None, **words: str) -> None:
    """Proves the machine code of HASH: compiles what `make` wrote, and compares it with the description.

    It holds for all states, messages and numbers of blocks. Without HASH, proves RULE, or all rewrite rules,
    for all values of their variables.
    """
    from hashwright.cli_prove import prove_code, prove_rules

    if name in HASHES:
        asked = _asked({**words, "hash_name": name})
        chosen = compiler_for(asked.target, cc) if isinstance(asked, Request) else find_compiler(cc)
        prove_code(asked, out, chosen)
    elif name in (None, *RULES):
        prove_rules([RULES[name]] if name else RULES.values())
    else:
        raise unknown("hash or rule", str(name), [*HASHES, *RULES])


STAGES: Final = ("graph", "rewritten", "machine", "text")
UNBOUND: Final = ("graph", "text")  # stages before and beyond what --bind folds
SELECTED: Final = "cover"  # the pass after which a graph is one of instructions


@cli.command()
@click.argument("hash_name", metavar="HASH")
@click.argument("target", default="native")
@click.option("--kernel", help="one kernel instead of the whole library form; see `list`")
@click.option("--length", help="the bytes of a message, of the kernel `fixed`")
@click.option("--schedule", default="", help="choices such as g=add,i=sub; see `list HASH TARGET`")
@CORE
@partial(_with, WRITTEN)
@click.option("--function", help="one function of the hash instead of all")
@click.option("--bind", default="", help="known inputs to fold: iv, or words such as m14=0x100,m15=0")
@click.option("--stage", help=f"one of {', '.join(STAGES)}  [default: machine]")
@click.option(
    "--diff", is_flag=True, help="pass by pass, what changed on the way to --stage rewritten and beyond"
)
@click.option(
    "--dot", type=click.Path(path_type=Path), help="draw one step into this file, for Graphviz; - is stdout"
)
@click.option(
    "--html", type=click.Path(path_type=Path), help="draw one step into this file, as a page; - is stdout"
)
@click.option(
    "--step", default="", help="the step to draw: N or LINE:N, from 1  [default: one of the first round]"
)
def show(stage: str | None, **words: Any) -> None:
    """Shows HASH on its way to TARGET: as mathematics, after rewriting, as instructions, or as text."""
    drawing = words["dot"] or words["html"]
    stage = stage or ("rewritten" if words["diff"] or drawing else "machine")
    _refuse_what_does_not_go(stage, words)
    request = _request(words)
    setting = replace(request.setting(), known=known_inputs(request.hash, words["bind"]))
    functions = request.hash.functions()
    function = words["function"]
    if function not in (None, *functions):
        raise unknown(f"function of {request.hash.name}", str(function), functions)
    chosen = {name: graph for name, graph in functions.items() if function in (None, name)}
    if drawing:
        graph = functions[function] if function else request.hash.principal()
        _draw(request, setting, graph, words | {"stage": stage})
    elif stage == "text":
        click.echo(generate(request).files[sources(request)[0]], nl=False)
    else:
        for name, graph in chosen.items():
            title, lines = _lines(request, setting, graph, "diff" if words["diff"] else stage)
            click.echo(f"{name}:{title}")
            for line in lines:
                click.echo(f"  {line}")


def _refuse_what_does_not_go(stage: str, words: Mapping[str, Any]) -> None:
    """Raises UserError where the stage is none, or another word of `show` does not go with it."""
    if stage not in STAGES:
        raise unknown("stage", stage, STAGES)
    if words["diff"] and stage != "rewritten":
        raise UserError(f"--diff does not go with --stage {stage}; write --stage rewritten")
    if (words["dot"] or words["html"]) and stage == "text":
        raise UserError("a text has no steps to draw; write --stage with one of: graph, rewritten, machine")
    if words["step"] and not (words["dot"] or words["html"]):
        raise UserError("--step says what to draw; write --dot FILE or --html FILE with it")
    if stage == "text" and words["emitter"] == OBJ:
        raise UserError("an object file is no text; write --stage machine, or another --emitter")
    for name in OPTIONS:
        if words[name] and stage != "text":
            raise UserError(f"--{name} does not go with --stage {stage}; write --stage text")
    if words["bind"] and stage in UNBOUND:
        raise UserError(f"--bind does not go with --stage {stage}; write --stage rewritten or machine")


def _lines(request: Request, setting: Setting, graph: ir.Graph, stage: str) -> tuple[str, Iterable[str]]:
    """One function as a title and lines."""
    if stage == "diff":
        return "", changes(request.hash, graph, setting)
    if stage == "machine":
        made = lower(graph, setting)
        return f" {made.facts}", machine_lines(made)
    return "", ir.listing(_reached(setting, graph, stage))


def _reached(setting: Setting, graph: ir.Graph, stage: str) -> ir.Graph:
    """The graph at a stage."""
    if stage == "graph":
        return graph
    for each in stages(graph, setting):
        if stage == "rewritten" and each.name == SELECTED:
            break
        graph = each.graph
    return graph


def _draw(request: Request, setting: Setting, graph: ir.Graph, words: dict[str, Any]) -> None:
    """One step as Graphviz text, as a page, or both."""
    graph, step = figure.find_step(_reached(setting, graph, words["stage"]), words["step"])
    drawn = figure.figure(request.hash, graph, step)
    command = ["hashwright", "show", request.hash.name, request.target.name]
    for option in ("kernel", "length", "schedule", "emitter", "function", "bind", "step", "stage"):
        command += [f"--{option}", words[option]] if words[option] else []
    for path, text in (
        (words["dot"], figure.dot(drawn)),
        (words["html"], figure.html(drawn, shlex.join(command))),
    ):
        if path == Path("-"):
            click.echo(text, nl=False)
        elif path:
            try:
                Plan({path.name: text.encode()}).write(path.parent)
            except UserError:
                raise UserError(f"cannot write {path}; write a path that you can write to") from None
            click.echo(f"wrote {path}")


def _asked(words: dict[str, Any]) -> Asked:
    return ask(words["hash_name"], words["target"], **_more(words))


def _request(words: dict[str, Any]) -> Request:
    return resolve(words["hash_name"], words["target"], **_more(words))


NAMES: Final = ("prefix", "symbol", "file", "copyright", "spdx")  # words about names and first lines


def _more(words: dict[str, Any]) -> dict[str, Any]:
    """The words of a request besides its hash and target."""
    named = ("kernel", "schedule", "length", *(each for each in NAMES if each in words))
    options = {name: words[name] for name in OPTIONS if words[name]}
    core = {"core": words["core_name"]}
    return {**{name: words[name] for name in named}, **core, "emitter": words["emitter"] or C, **options}


for command in cli_vendor.COMMANDS:
    cli.add_command(command)


def main(words: Sequence[str] | None = None) -> None:
    """The entry point, for the words of the command line: every error is a sentence on stderr, no traceback."""
    try:
        code = cli.main(words, standalone_mode=False, prog_name="hashwright")
        if sys.stdout:
            sys.stdout.flush()
    except UserError as error:
        code = _complain(str(error), error.exit_code)
    except click.ClickException as error:
        code = _complain(f"{error.format_message()} See `hashwright --help`.", 2)
    except (click.Abort, KeyboardInterrupt):
        code = _complain("interrupted; nothing was left half-written.", 130)
    except BrokenPipeError:
        code = 0  # the reader of our output went away: not an error
        _let_go(sys.stdout)
    except OSError as error:
        if error.filename is not None:
            raise
        _let_go(sys.stdout)  # what names no file is about a stream
        code = _complain(f"cannot write the output ({error.strerror}); send it to another place.", 2)
    sys.exit(code)


def _complain(sentence: str, code: int) -> int:
    try:
        click.echo(f"hashwright: {sentence}", err=True)
    except OSError:
        _let_go(sys.stderr)
    return code


def _let_go(stream: IO[str]) -> None:
    """Sends what the stream still holds, and what comes, to nowhere: Python writes it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
