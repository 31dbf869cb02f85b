"""The command line. Exit codes: 0 success, 1 a check failed, 2 wrong usage."""

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import click

from hashwright.cli import vendor as cli_vendor
from hashwright.cli.complete import among, choices, emitters, hashes, kernels, targets
from hashwright.cli.list import list_
from hashwright.cli.printing import RUNS, bad, good, news, quiet, say
from hashwright.cli.shared import (
    CC,
    CERTIFICATE,
    CORE,
    HASH,
    LENGTH,
    Number,
    OrOther,
    emitter_option,
    progress,
    with_options,
)
from hashwright.emit.emitters import EMITTERS, GAS, OBJ, OPTIONS, C
from hashwright.emit.identifiers import DEFAULT_LICENCE
from hashwright.errors import CheckFailed, UserError, closest, unknown, visible
from hashwright.explain import figure
from hashwright.explain.changes import changes
from hashwright.explain.machine import machine_figure
from hashwright.files.installed import version
from hashwright.files.plan import Plan
from hashwright.graph import ir
from hashwright.hashes import HASHES
from hashwright.lower.order import machine_lines
from hashwright.native.compiler import find as find_compiler
from hashwright.native.progress import displayed_by
from hashwright.output.generate import generate, lower_all, routines, sources
from hashwright.passes.planes.sbox import circuit
from hashwright.passes.representation import Representation
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.banner import FIELDS
from hashwright.requests.pipeline import lower, stages
from hashwright.requests.request import NATIVE, Request, known_inputs, resolve, serving
from hashwright.requests.settings import Setting
from hashwright.rules import RULES
from hashwright.vendor.inputs import source
from hashwright.verify.compare import Check
from hashwright.verify.run import compiler_for
from hashwright.verify.run import verify as verify_files


def _imported(place: str) -> click.Command:
    """The command MODULE.NAME of the command line."""
    module, name = place.split(".")
    command: click.Command = getattr(import_module(f"hashwright.cli.{module}"), name)
    return command


SHORT: Final = """\
hashwright generates optimised hash kernels, in C and in assembly.

  hashwright list                            lists the hashes, targets and emitters
  hashwright make md5 --target portable      writes md5.c and md5.h
  hashwright verify md5 --target portable    compiles them and compares them with the description
  hashwright --help                          lists all commands
  hashwright COMMAND --help                  describes a command and its options"""

WHOLE: Final = 1000  # characters, more than a sentence has

# Commands with imports that others do not need.
LATER: Final = {
    "bench": "bench.bench",
    "explore": "explore.explore",
    "recheck": "prove.recheck",
}


class Commands(click.Group):
    """Commands, some of which are imported on first use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *LATER])

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands with the whole first sentence of each."""
        known = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        rows = [(name, each.get_short_help_str(WHOLE)) for name, each in known.items() if each]
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, known = args[0], self.list_commands(ctx)
        if name not in known and not name.startswith("-") and not ctx.resilient_parsing:
            raise unknown("command", name, known)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Where click would exit with 1 if the reader of the output closed the pipe, this is no error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            _let_go(sys.stdout)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _imported(LATER[cmd_name]) if cmd_name in LATER else super().get_command(ctx, cmd_name)


def _version(ctx: click.Context, _param: click.Parameter, is_asked: bool) -> None:
    if is_asked:
        click.echo(f"hashwright {version()}, source {source()}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: hashwright make md5 --target portable",
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Prints the version."
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Generates optimised hash kernels from one description of each hash."""
    ctx.with_resource(displayed_by(progress))
    if ctx.invoked_subcommand is None:
        click.echo(SHORT)


WRITTEN: Final = (
    # the language of a kernel, and its options
    click.option(
        "--emitter",
        shell_complete=emitters,
        help=f"The emitter; see `list HASH`: {', '.join(EMITTERS)}.  [default: {C}]",
    ),
    *(emitter_option(option) for option in OPTIONS.values()),
)


CHOSEN: Final = (
    # the kernel, and its schedule
    click.option(
        "--kernel", shell_complete=kernels, help="One kernel instead of the whole library; see `list HASH`."
    ),
    LENGTH,
    click.option(
        "--schedule",
        default="",
        shell_complete=choices,
        help="Choices such as g=add,i=sub; see `list HASH TARGET`. No choice changes a result.",
    ),
    CORE,
)

REQUEST: Final = (
    # a request, and the directory of its files
    click.option(
        "--target",
        default="native",
        show_default=True,
        shell_complete=targets,
        help="The processor; see `list HASH`. With several, separated by commas, the program selects one; with "
        "auto, the compiler does.",
    ),
    *CHOSEN,
    click.option("--prefix", default="", help="A prefix of every external symbol."),
    click.option("--symbol", default="", help="A name that replaces the hash's name in external symbols."),
    click.option(
        "--name",
        multiple=True,
        callback=lambda _ctx, _param, given: ",".join(given),
        metavar="FUNCTION=NAME",
        help="The whole name of a function, such as blocks=my_compress; with a wrong FUNCTION, prints all.",
    ),
    click.option("--file", default="", help="A name that replaces the hash's name in file names."),
    click.option(
        "--copyright", default="", help="A line of text at the top of every file, such as a copyright notice."
    ),
    click.option("--spdx", default=DEFAULT_LICENCE, show_default=True, help="The licence of the output."),
    click.option(
        "--head",
        default="",
        metavar="FILE",
        help=f"A text for the top of every file, with fields: {', '.join(f'{{{each}}}' for each in FIELDS)}.",
    ),
    *WRITTEN,
    click.option(
        "--out",
        type=click.Path(path_type=Path),
        default=Path(),
        help="The directory of the files.  [default: the current directory]",
    ),
)


def request_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the arguments and options of a request."""
    return with_options((HASH, *REQUEST), command)


@cli.command(
    cls=OrOther,
    flag="--all",
    other=lambda: cli_vendor.make_all,
    epilog="`make --all` writes the kernels of a manifest: see `make --all --help`.",
)
@request_options
@quiet
def make(out: Path, **words: str) -> None:
    """Writes the files of HASH: a header, and C, assembly or an object file.

    Example: hashwright make md5 --target portable --out src
    """
    if str(out) == "-":
        raise UserError(
            "--out is a directory, and - is none; write --out with one, or print a file by "
            "`hashwright show HASH TARGET --stage text`"
        )
    asked = _asked(words)
    plan = generate(asked)
    plan.spare_others(out)
    changed = plan.write(out)
    for name in plan.files:
        path = out / name
        news(f"{'wrote' if path in changed else 'unchanged'} {path}")
    if words["target"] == NATIVE:
        _tell_native(parts(asked)[0])


def _tell_native(request: Request) -> None:
    """Prints the target that native selected, and one that runs on any processor."""
    names = [target.name for target in serving(request.hash) if not target.features]
    elsewhere = f"; --target {names[0]} generates files for any processor" if names else ""
    news(f"native selects {request.target.name} here ({request.target.title}){elsewhere}")


@cli.command()
@request_options
@CC
@quiet
@RUNS
def verify(out: Path, cc: str | None, **words: str) -> None:
    """Compiles the files that `make` wrote and compares their results with the description of HASH.

    Accepts the options of `make`.

    Example: hashwright verify md5 --target portable --out src
    """
    asked = _asked(words)
    chosen = compiler_for(asked.target, cc) if isinstance(asked, Request) else find_compiler(cc)
    files = " and ".join(str(out / name) for name in sources(asked))
    checks: list[Check] = []
    for check in verify_files(asked, out, chosen):
        if not checks:
            news(f"{files}, compiled by {chosen.version()}")
        checks.append(check)
        _tell(check)
    if not all(check.passed for check in checks):
        raise CheckFailed(f"the code in {files} does not compute {asked.hash.title}; generate it again")


def _tell(check: Check) -> None:
    """Prints the result of a check; with --quiet, only a failure."""
    if check.passed:
        news(f"  {check.name}: {check.cases} cases: {good('ok')}")
    else:
        say(f"  {check.name}: {check.cases} cases: {bad(check.failure)}")


@cli.command(
    cls=OrOther,
    flag="--all",
    other=partial(_imported, "prove.prove_all"),
    epilog="`prove --all` proves the kernels of a manifest: see `prove --all --help`.",
)
@click.argument("subject", metavar="[HASH | RULE]", required=False, shell_complete=hashes)
@partial(with_options, REQUEST)
@CC
@CERTIFICATE
@click.option(
    "--object",
    "library",
    type=click.Path(path_type=Path),
    help="A shared library to prove instead of compiling files.",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path),
    help="Writes what the proofs found, for `hashwright recheck`.",
)
@quiet
@RUNS
def prove(
    subject: str | None,
    out: Path,
    cc: str | None,
    certify: bool,
    library: Path | None,
    log: Path | None,
    **words: str,
) -> None:
    """Compiles the files that `make` wrote and proves that their machine code computes the description of HASH.

    A proof covers all states, messages and numbers of blocks. Without HASH, proves RULE, or all rewrite
    rules, for all values of their variables.

    Example: hashwright prove md5 --target x86-64 --out src
    """
    from hashwright.cli.prove import prove_code, prove_object, prove_rules

    if library and (certify or cc or subject not in HASHES):
        raise UserError("--object is for a HASH, without --cc and --certificate; leave the others out")
    if library:
        prove_object(_asked({**words, "hash_name": str(subject)}), library, log)
    elif subject in HASHES:
        prove_code(_asked({**words, "hash_name": subject}), out, cc, log, certify=certify)
    elif log:
        raise UserError("--log applies to machine code; write HASH before it")
    elif certify:
        raise UserError("--certificate applies to machine code; write HASH before it, or --all")
    elif subject in (None, *RULES):
        prove_rules([RULES[subject]] if subject else RULES.values())
    else:
        raise unknown("hash or rule", str(subject), [*HASHES, *RULES])


STAGES: Final = ("graph", "rewritten", "machine", "text")
UNBOUND: Final = ("graph", "text")  # stages to which --bind does not apply
SELECTED: Final = "cover"  # the pass after which a graph consists of instructions


@cli.command()
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
    request = _request(words)
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
    for option in (
        "kernel",
        "length",
        "schedule",
        "emitter",
        "function",
        "bind",
        "step",
        "steps",
        "stage",
        "lines",
    ):
        command += [f"--{option}", str(words[option])] if words[option] else []
    command += ["--listed"] if words["listed"] else []
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
                raise UserError(f"cannot write {path}; name a path that you can write to") from None
            say(f"wrote {path}")


def _asked(words: dict[str, Any]) -> Asked:
    return _noted(ask(words["hash_name"], words["target"], **_more(words)))


def _request(words: dict[str, Any]) -> Request:
    return _noted(resolve(words["hash_name"], words["target"], **_more(words)))


AskedT = TypeVar("AskedT", bound=Asked)


def _noted(asked: AskedT) -> AskedT:
    """Prints the notes of a request on standard error, and returns the request."""
    for note in dict.fromkeys(note for each in parts(asked) for note in each.notes):
        say(note, err=True)
    return asked


NAMES: Final = (
    "prefix",
    "symbol",
    "name",
    "file",
    "copyright",
    "spdx",
    "head",
)  # words about names and first lines


def _more(words: dict[str, Any]) -> dict[str, Any]:
    """The options of a request besides its hash and target."""
    named = ("kernel", "schedule", "length", *(each for each in NAMES if each in words))
    options = {name: words[each.key] for name, each in OPTIONS.items() if words[each.key]}
    core = {"core": words["core_name"]}
    return {**{name: words[name] for name in named}, **core, "emitter": words["emitter"] or C, **options}


for command in (list_, *cli_vendor.COMMANDS):
    cli.add_command(command)


def main(words: Sequence[str] | None = None, command: click.Command = cli, name: str = "hashwright") -> None:
    """The entry point of a command line: every error is a sentence on stderr, without a traceback."""
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")  # it may lack characters of file names
    try:
        code = command.main(words, standalone_mode=False, prog_name=name)
        if sys.stdout:
            sys.stdout.flush()
    except UserError as error:
        code = _complain(str(error), error.exit_code)
    except click.ClickException as error:
        code = _complain(_usage(error), 2)
    except (click.Abort, KeyboardInterrupt):
        code = _complain("interrupted; no file is incomplete.", 130)
    except BrokenPipeError:
        code = 0  # the reader of the output closed the pipe: not an error
        _let_go(sys.stdout)
    except OSError as error:
        code = _complain(_of_system(error), 2)
    sys.exit(code)


def _of_system(error: OSError) -> str:
    """An error of the system; one without a file name concerns the output."""
    if error.filename is not None:
        return f"cannot use {error.filename} ({error.strerror}); name another path, or get the right to it"
    _let_go(sys.stdout)
    return f"cannot write the output ({error.strerror}); redirect it elsewhere."


def _usage(error: click.ClickException) -> str:
    """A mistake that click found, in one sentence."""
    context: click.Context | None = getattr(error, "ctx", None)
    see = f"see `{context.command_path if context else 'hashwright'} --help`"
    if context and isinstance(error, click.NoSuchOption):
        names = {name.strip("-") for param in context.command.get_params(context) for name in param.opts}
        near = closest(error.option_name.strip("-"), names)
        return f"there is no option '{error.option_name}'; {f'write --{near}, or ' if near else ''}{see}"
    sentence = visible(error.format_message().rstrip("."))
    return f"{sentence[:1].lower()}{sentence[1:]}; {see}"


def _complain(sentence: str, code: int) -> int:
    lines = "\n".join(map(visible, sentence.split("\n")))
    try:
        say(f"{bad('hashwright:')} {lines}", err=True)
    except OSError:
        _let_go(sys.stderr)
    return code


def _let_go(stream: IO[str]) -> None:
    """Redirects a stream to the null device: Python flushes it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
