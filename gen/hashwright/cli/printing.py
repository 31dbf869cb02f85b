"""What commands print: results, news and details, in colours on a terminal."""

import logging
import os
import shutil
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import click

from hashwright.errors import UserError
from hashwright.requests.numbers import number

NARROWEST: Final = 50  # columns in which a table can be read
WIDEST: Final = 10_000

ERASED: Final = "\x1b[K"  # erases the rest of a line on terminals

QUIET: Final = "hashwright.quiet"  # keys of the context's `meta`
VERBOSE: Final = "hashwright.verbose"

good: Final = partial(click.style, fg="green")
bad: Final = partial(click.style, fg="red", bold=True)


def width() -> int:
    """The characters of a line: the number in $COLUMNS, or else the width of the terminal, or 80."""
    asked = number(os.environ.get("COLUMNS", ""), WIDEST)
    return max(asked or shutil.get_terminal_size().columns, NARROWEST)


def is_terminal(*, err: bool = False) -> bool:
    """Is standard output, or standard error, a terminal that moves its cursor?"""
    stream = sys.stderr if err else sys.stdout
    return os.environ.get("TERM") != "dumb" and stream is not None and stream.isatty()


def _has_colours(*, err: bool) -> bool:
    """Does it show colours? $NO_COLOR and $FORCE_COLOR are conventions of many programs."""
    is_forced = bool(os.environ.get("FORCE_COLOR")) and os.environ.get("TERM") != "dumb"
    return not os.environ.get("NO_COLOR") and (is_forced or is_terminal(err=err))


def say(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Prints a result or a warning, with the styles of its parts on terminals that show colours.

    It takes the place of a progress bar, if there is one: the cursor is at its beginning.
    """
    shown = text if _has_colours(err=err) else click.unstyle(text)
    click.echo(ERASED + shown if is_terminal(err=err) else shown, err=err, nl=nl, color=True)


def sentence(text: str) -> None:
    """Prints a sentence, with line breaks between words on a terminal."""
    click.echo(click.wrap_text(text, width()) if is_terminal() else text)


def news(text: str, *, err: bool = False) -> None:
    """Prints what went as it should, unless --quiet."""
    if not is_quiet():
        say(text, err=err)


def is_quiet() -> bool:
    """Is --quiet on the command line?"""
    context = click.get_current_context(silent=True)
    return bool(context and context.meta.get(QUIET))


class _Details(logging.Handler):
    """Prints the package's log on standard error."""

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
