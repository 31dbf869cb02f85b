"""The command line. Exit codes: 0 success, 1 a check failed, 2 wrong usage."""

import errno
import os
import signal
import sys
import tempfile
from codecs import register_error
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, Final

import click

from hashwright.cli import vendor as cli_vendor
from hashwright.cli.complete import hashes
from hashwright.cli.list import list_
from hashwright.cli.printing import RUNS, bad, good, news, quiet, say
from hashwright.cli.shared import (
    CC,
    CERTIFICATE,
    REQUEST,
    OrOther,
    asked_for,
    progress,
    request_options,
    with_options,
)
from hashwright.errors import CheckFailed, UserError, closest, escaped, unknown, visible
from hashwright.files.installed import version
from hashwright.hashes import HASHES
from hashwright.native.compiler import find as find_compiler
from hashwright.native.progress import displayed_by
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import parts
from hashwright.requests.request import NATIVE, Request, serving
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


# Python leaves such files where a disk was full.
PYCACHE: Final = "remove the directories __pycache__, or the one that PYTHONPYCACHEPREFIX names"
ESCAPES: Final = "hashwright.escapes"  # what streams do with characters that they lack
SHORT: Final = """\
hashwright generates optimised hash kernels, in C and in assembly.

  hashwright list                            lists the hashes, targets and emitters
  hashwright make md5 --target portable      writes md5.c and md5.h
  hashwright verify md5 --target portable    compiles them and compares them with the description
  hashwright --help                          lists all commands
  hashwright COMMAND --help                  describes a command and its options"""

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # errors of a directory without room for a file
ROOM: Final = 1 << 20  # bytes: as much as a command writes there
WHOLE: Final = 1000  # characters, more than a sentence has

# Commands with imports that others do not need.
LATER: Final = {
    "bench": "bench.bench",
    "explore": "explore.explore",
    "recheck": "prove.recheck",
    "show": "show.show",
}


class Commands(click.Group):
    """Commands, some of which are imported on first use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *LATER])

    def inner(self, ctx: click.Context) -> set[str]:
        """The options of the commands."""
        known = [each for name in self.list_commands(ctx) if (each := self.get_command(ctx, name))]
        return {name for each in known for param in each.params for name in param.opts}

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
    asked = asked_for(words)
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
    asked = asked_for(words)
    chosen = compiler_for(asked.target, cc) if isinstance(asked, Request) else find_compiler(cc)
    files = " and ".join(str(out / name) for name in sources(asked))
    checks: list[Check] = []
    for check in verify_files(asked, out, chosen):
        if not checks:
            news(f"{files}, compiled by {chosen.version()}")
        checks.append(check)
        _tell(check)
    if not all(check.passed for check in checks):
        raise CheckFailed(
            f"the code in {files}, compiled by '{chosen}', does not compute {asked.hash.title}; generate it "
            "again, or write --cc with another compiler or other options"
        )


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
        prove_object(asked_for({**words, "hash_name": str(subject)}), library, log)
    elif subject in HASHES:
        prove_code(asked_for({**words, "hash_name": subject}), out, cc, log, certify=certify)
    elif log:
        raise UserError("--log applies to machine code; write HASH before it")
    elif certify:
        raise UserError("--certificate applies to machine code; write HASH before it, or --all")
    elif subject in (None, *RULES):
        prove_rules([RULES[subject]] if subject else RULES.values())
    else:
        raise unknown("hash or rule", str(subject), [*HASHES, *RULES])


for command in (list_, *cli_vendor.COMMANDS):
    cli.add_command(command)


def main(words: Sequence[str] | None = None, command: click.Command = cli, name: str = "hashwright") -> None:
    """The entry point of a command line: every error is a sentence on stderr, without a traceback."""
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        register_error(ESCAPES, _spell)
        sys.stdout.reconfigure(errors=ESCAPES)  # it may lack characters of file names
    try:
        code = command.main(words, standalone_mode=False, prog_name=name)
        if sys.stdout:
            sys.stdout.flush()
    except UserError as error:
        code = _complain(str(error), error.exit_code)
    except click.ClickException as error:
        code = _complain(_usage(error), 2)
    except (click.Abort, KeyboardInterrupt) as error:
        if isinstance(error.__cause__, EOFError):  # click takes it for the end of an answer, and there are none
            code = _complain(f"a file of Python ends too early ({error.__cause__}); {PYCACHE}", 2)
        else:
            code = _complain("interrupted; no file is incomplete.", 128 + _signal_of(error))
    except BrokenPipeError:
        code = 0  # the reader of the output closed the pipe: not an error
        _let_go(sys.stdout)
    except OSError as error:
        code = _complain(_of_system(error), 2)
    except MemoryError:
        code = _complain("there is too little memory; free some, or write smaller files", 2)
    sys.exit(code)


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Escapes in place of the characters that a stream lacks."""
    assert isinstance(error, UnicodeEncodeError)
    return escaped(error.object[error.start : error.end]), error.end


def _signal_of(error: BaseException) -> int:
    """The signal that interrupted a command: click raises another exception because of that of a signal."""
    cause = error.__cause__ or error
    return int(cause.args[0]) if cause.args else signal.SIGINT


def _of_system(error: OSError) -> str:
    """An error of the system. One without a file name is found by trying again what may have failed."""
    if error.filename is not None:
        return f"cannot use {error.filename} ({error.strerror}); name another path, or get the right to it"
    if _fails(Path.cwd):
        return "there is no current directory any more; change to one that exists"
    is_full = error.errno in FULL
    # With PYTHONUNBUFFERED, nothing is left to be written again.
    if sys.stdout and (_fails(sys.stdout.flush) or (is_full and not _fails(_write_temporary))):
        _let_go(sys.stdout)
        return f"cannot write the output ({error.strerror}); redirect it elsewhere."
    if _fails(tempfile.gettempdir):
        return "there is no directory for temporary files; name one that can be written to in TMPDIR"
    if is_full:
        return (
            f"cannot write a temporary file ({error.strerror}); free some space in {tempfile.gettempdir()}, or "
            "name another directory in TMPDIR"
        )
    return (
        f"the system refuses a file, a process or a pipe ({error.strerror}); raise the limits that "
        "`ulimit -a` prints, or end other programs"
    )


def _write_temporary() -> None:
    with tempfile.TemporaryDirectory() as place:
        Path(place, "trial").write_bytes(bytes(ROOM))


def _fails(work: Callable[[], object]) -> bool:
    try:
        work()
    except OSError:
        return True
    return False


def _usage(error: click.ClickException) -> str:
    """A mistake that click found, in one sentence."""
    context: click.Context | None = getattr(error, "ctx", None)
    see = f"see `{context.command_path if context else 'hashwright'} --help`"
    if context and isinstance(error, click.NoSuchOption):
        params = context.command.get_params(context)
        names = {name.strip("-") for each in params if isinstance(each, click.Option) for name in each.opts}
        if isinstance(context.command, Commands) and error.option_name in context.command.inner(context):
            return f"{error.option_name} is an option of commands; write it behind the command"
        if error.option_name.strip("-") in {each.name for each in params if isinstance(each, click.Argument)}:
            return f"'{error.option_name}' is no option here; write its value alone, or {see}"
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
