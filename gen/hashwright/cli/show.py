"""`hashwright show`: the stages of a kernel, as text or as drawings."""

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from hashwright.cli.complete import among, targets
from hashwright.cli.printing import say
from hashwright.cli.shared import CHOSEN, HASH, WRITTEN, Number, request_for, with_options
from hashwright.emit.emitters import GAS, OBJ, OPTIONS
from hashwright.errors import UserError, unknown
from hashwright.explain import figure
from hashwright.explain.changes import changes
from hashwright.explain.machine import machine_figure
from hashwright.files.plan import put
from hashwright.graph import ir
from hashwright.lower.order import machine_lines
from hashwright.output.generate import generate, lower_all, routines, sources
from hashwright.passes.planes.sbox import circuit
from hashwright.passes.representation import Representation
from hashwright.requests.pipeline import lower, stages
from hashwright.requests.request import Request, known_inputs
from hashwright.requests.settings import Setting

STAGES: Final = ("graph", "rewritten", "machine", "text")
UNBOUND: Final = ("graph", "text")  # stages to which --bind does not apply
# The options that a drawing names in its command.
REPEATED: Final = (
    *("kernel", "length", "schedule", "emitter", "function"),
    *("bind", "step", "steps", "stage", "lines"),
)
SELECTED: Final = "cover"  # the pass after which a graph consists of instructions


@click.command()
@HASH
@click.argument("target", default="native", shell_complete=targets)
@partial(with_options, (*CHOSEN, *WRITTEN))
@click.option("--function", help="One function of the hash instead of all.")
@click.option("--bind", default="", help="Known inputs to fold: iv, or words such as m14=0x100,m15=0.")
@click.option(
    "--stage", shell_complete=among(STAGES), help=f"The stage to show: {', '.join(STAGES)}.  [default: machine]"
)
@click.option("--diff", is_flag=True, help="Shows the changes of each pass up to --stage rewritten.")
@click.option(
    "--dot", type=click.Path(path_type=Path), help="A file for a graph of one step for Graphviz; - is stdout."
)
@click.option(
    "--html", type=click.Path(path_type=Path), help="A file for a graph of one step in HTML; - is stdout."
)
@click.option(
    "--step",
    default="",
    help="The step to draw, N or LINE:N, counted from 1.  [default: one of the first round]",
)
@click.option(
    "--steps",
    type=Number(1, 1000),
    help="The number of steps to draw, from --step on, in the order of computation.  [default: 1]",
)
@click.option(
    "--listed",
    is_flag=True,
    help="Draws a row for each operation, in the order of the listing, with the number of live values.",
)
@click.option(
    "--lines",
    default="",
    help="With --stage text and an emitter of assembly: the instructions of the loop to draw, such as 1-20.",
)
def show(stage: str | None, **words: Any) -> None:
    """Shows a stage of HASH for TARGET: the mathematics, the rewritten graph, the instructions, or the text.

    Example: hashwright show md5 x86-64-bmi --stage rewritten
    """
    drawing = bool(words["dot"] or words["html"])
    stage = stage or ("rewritten" if words["diff"] or drawing else "machine")
    _refuse_what_does_not_go(stage, words)
    request = request_for(words)
    known = known_inputs(request.hash, words["bind"])
    setting = replace(request.setting(), known=known)
    described = request.hash.functions()
    functions = {name: (graph, replace(setting.of(name), known=known)) for name, graph in described.items()}
    if planes := setting.representation.planes:
        functions["sbox"] = (circuit(planes), replace(setting, representation=Representation()))
    function = words["function"]
    if function not in (None, *functions):
        raise unknown("function", str(function), functions, request.hash.name)
    chosen = {name: each for name, each in functions.items() if function in (None, name)}
    if drawing and stage == "text":
        _write_drawing(request, _machine_figure(request, words["lines"]), words | {"stage": stage})
    elif drawing:
        graph, own = functions[function] if function else (request.hash.principal(), setting)
        _draw(request, own, graph, words | {"stage": stage})
    elif stage == "text":
        click.echo(generate(request).files[sources(request)[0]], nl=False)
    else:
        for name, (graph, own) in chosen.items():
            title, lines = _lines(request, own, graph, "diff" if words["diff"] else stage)
            click.echo(f"{name}:{title}")
            for line in lines:
                click.echo(f"  {line}")


def _refuse_what_does_not_go(stage: str, words: Mapping[str, Any]) -> None:
    """Raises UserError for an unknown stage, and for an option of `show` that does not apply to the stage."""
    if stage not in STAGES:
        raise unknown("stage", stage, STAGES)
    if words["diff"] and stage != "rewritten":
        raise UserError(f"--diff does not apply to --stage {stage}; write --stage rewritten")
    drawing = words["dot"] or words["html"]
    if drawing and stage == "text" and not words["lines"]:
        raise UserError(
            "a text has no steps to draw; write --lines, or --stage with one of: graph, rewritten, machine"
        )
    for name in ("step", "steps", "listed", "lines"):
        if words[name] and not drawing:
            raise UserError(f"--{name} applies to drawings; write --dot FILE or --html FILE with it")
    if words["lines"] and (stage != "text" or words["emitter"] != GAS):
        raise UserError("--lines applies to assembly; write --stage text --emitter gas with it")
    if stage == "text" and words["emitter"] == OBJ:
        raise UserError("an object file is not text; write --stage machine, or another --emitter")
    for name, option in OPTIONS.items():
        if words[option.key] and stage != "text":
            raise UserError(f"--{name} does not apply to --stage {stage}; write --stage text")
    if words["bind"] and stage in UNBOUND:
        raise UserError(f"--bind does not apply to --stage {stage}; write --stage rewritten or machine")


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
    """Draws steps."""
    reached, steps = figure.find_steps(
        _reached(setting, graph, words["stage"]), words["step"], words["steps"] or 1
    )
    listed: Sequence[ir.Node] = ()
    if words["listed"]:
        listed = lower(graph, setting).instructions if words["stage"] == "machine" else reached.nodes()
    _write_drawing(request, figure.figure(request.hash, reached, steps, listed), words)


LINES: Final = re.compile(r"(\d{1,6})-(\d{1,6})")


def _machine_figure(request: Request, lines: str) -> figure.Figure:
    """The drawing of some instructions of the first routine."""
    found = LINES.fullmatch(lines)
    first, last = map(int, found.groups()) if found else (0, 0)
    if not 1 <= first <= last:
        raise UserError(f"'{lines}' does not name instructions; write the first and the last, such as 1-20")
    routine = routines(request, lower_all(request))[0]
    return machine_figure(routine, request.setting().machine.assembly.name, first, last)


def _write_drawing(request: Request, drawn: figure.Figure, words: dict[str, Any]) -> None:
    """A drawing as Graphviz text, as a page, or both."""
    command = ["hashwright", "show", request.hash.name, request.target.name]
    for option in REPEATED:
        command += [f"--{option}", str(words[option])] if words[option] else []
    command += ["--listed"] if words["listed"] else []
    texts = {"dot": figure.dot(drawn), "html": figure.html(drawn, shlex.join(command))}
    for path, text in ((words[option], text) for option, text in texts.items()):
        if path == Path("-"):
            click.echo(text, nl=False)
        elif path:
            put(path, text.encode(), "name a path that you can write to")
            say(f"wrote {path}")
