"""What commands print: results, news and details, in colours on a terminal."""

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import click
from rich.console import Console

from hashwright.errors import UserError
from hashwright.requests.numbers import number

NARROWEST: Final = 50  # columns in which a table can be read
WIDEST: Final = 10_000

QUIET: Final = "hashwright.quiet"  # keys of the context's `meta`
VERBOSE: Final = "hashwright.verbose"

good: Final = partial(click.style, fg="green")
bad: Final = partial(click.style, fg="red", bold=True)


class _Console(Console):
    """A console for which a reader that closes the pipe is an error like any other."""

    def on_broken_pipe(self) -> None:
        """Raises the error, where rich would end the process."""
        raise  # noqa: PLE0704


def console(*, stderr: bool = False) -> Console:
    """A console with the width of $COLUMNS, if that is a number, or else the width that rich detects."""
    columns = number(os.environ.get("COLUMNS", ""), WIDEST)
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    width = max(columns, NARROWEST) if columns else None
    return _Console(stderr=stderr, highlight=False, width=width, _environ=environment)


def say(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Prints a result or a warning, with the styles of its parts on terminals that show colours."""
    screen = console(stderr=err)
    click.echo(text, err=err, nl=nl, color=screen.color_system is not None and not screen.no_color)


def news(text: str, *, err: bool = False) -> None:
    """Prints what went as it should, unless --quiet."""
    if not is_quiet():
        say(text, err=err)


def is_quiet() -> bool:
    """Is --quiet on the command line?"""
    context = click.get_current_context(silent=True)
    return bool(context and context.meta.get(QUIET))


class _Details(logging.Handler):
    """Prints the package's log on standard error, below a progress bar if there is one."""

    def emit(self, record: logging.LogRecord) -> None:
        say(self.format(record), err=True)


LOG: Final = logging.getLogger("hashwright")


def _volume(key: str, ctx: click.Context, _param: click.Parameter, is_asked: bool) -> None:
    """Remembers one of the two options. Raises UserError if the other one is there, too."""
    if not is_asked:
        return
    ctx.meta[key] = True
    if {QUIET, VERBOSE} <= ctx.meta.keys():
        raise UserError("--quiet and --verbose are opposites; write one of them")
    if key == VERBOSE:
        handler, level = _Details(), LOG.level
        LOG.addHandler(handler)
        LOG.setLevel(logging.INFO)
        ctx.call_on_close(partial(LOG.removeHandler, handler))
        ctx.call_on_close(partial(LOG.setLevel, level))


def _flag(name: str, key: str, text: str) -> Callable[[Any], Any]:
    words = (f"-{name[0]}", f"--{name}")
    return click.option(*words, is_flag=True, expose_value=False, callback=partial(_volume, key), help=text)


quiet: Final = _flag("quiet", QUIET, "Prints only results, warnings and errors.")


def verbose(what: str) -> Callable[[Any], Any]:
    """The option to print more."""
    return _flag("verbose", VERBOSE, f"Also prints {what}.")


RUNS: Final = verbose("every command of a compiler that it runs")
