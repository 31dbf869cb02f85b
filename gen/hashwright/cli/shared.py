"""Parts that the commands share: options, the parsing of numbers, and progress."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import click
from rich.progress import BarColumn, Progress, TextColumn

from hashwright.cli.complete import among, hashes, kernels, targets
from hashwright.cli.printing import console, is_quiet
from hashwright.emit.emitters import OFF, ON, Option
from hashwright.native.progress import Tell
from hashwright.requests.numbers import number
from hashwright.targets.cores import CORES

HASH: Final = click.argument("hash_name", metavar="HASH", shell_complete=hashes)
# An option of commands that use the best schedules, or find them.
CORE: Final = click.option(
    "--core",
    "core_name",
    shell_complete=among(CORES),
    help=f"The core whose schedules apply: {', '.join(CORES)}.  [default: this processor's core]",
)
LENGTH: Final = click.option("--length", help="The length of a message in bytes, for the kernel `fixed`.")
TARGET: Final = click.option(
    "--target", default="native", show_default=True, shell_complete=targets, help="The processor; see `list`."
)
CC: Final = click.option("--cc", help="The C compiler.  [default: $CC, or the first found]")
CERTIFICATE: Final = click.option(
    "--certificate",
    "certify",
    is_flag=True,
    help="Writes a certificate of each proof beside the files.  [default: compares existing ones]",
)


def with_options(options: Sequence[Callable[[Any], Any]], command: Callable[..., None]) -> Callable[..., None]:
    """The command with these options, in their order."""
    for option in reversed(options):
        command = option(command)
    return command


def kernel_option(what: str) -> Callable[[Any], Any]:
    """The option that names one kernel, of which this text is the description."""
    return click.option(
        "--kernel", shell_complete=kernels, help=f"{what}; see `list HASH`.  [default: the hash's first]"
    )


def emitter_option(option: Option) -> Callable[[Any], Any]:
    """An emitter's option on the command line: a flag if its values are on and off."""
    if option.values == (OFF, ON):
        return click.option(f"--{option.name}", flag_value=ON, default=None, help=f"Writes {option.what}.")
    return click.option(
        f"--{option.name}",
        shell_complete=among(option.values),
        help=f"Sets {option.what}: {', '.join(option.values)}.",
    )


PLOT: Final = click.option(
    "--plot",
    "picture",
    type=click.Path(path_type=Path),
    help="A file for a bar chart; its name ends in .svg or .png.",
)
AS_JSON: Final = click.option("--json", "as_json", is_flag=True, help="Prints JSON, for scripts.")

SILENCE: Final = 5  # seconds after which a command without a progress bar prints a line


@contextmanager
def progress(is_measuring: bool) -> Iterator[Tell]:
    """A progress bar on stderr, or a line now and then if stderr is not a terminal; nothing with --quiet.

    Except during measurements, which it would disturb, a second thread draws the bar or repeats the line.
    """
    screen, is_muted = console(stderr=True), is_quiet()
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[count]}")
    bar = Progress(
        *columns,
        console=screen,
        disable=is_muted or not screen.is_terminal,
        transient=True,
        auto_refresh=not is_measuring,
    )
    task = bar.add_task("", total=None, count="")
    line, said = "", time.monotonic()

    def say() -> None:
        nonlocal said
        if line and not is_muted and time.monotonic() - said >= SILENCE:
            said = time.monotonic()
            click.echo(line, err=True)

    def tell(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
        nonlocal line
        count = count or f"{done:.0f} of {of:.0f}"
        bar.update(task, description=what, completed=done, total=of, count=count, refresh=True)
        line = f"{what}: {count}"
        if not screen.is_terminal:
            say()

    with bar, nullcontext() if is_measuring or screen.is_terminal else _repeated(say):
        yield tell


@contextmanager
def _repeated(act: Callable[[], None]) -> Iterator[None]:
    """Does something every second, in a thread."""
    is_over = threading.Event()

    def repeat() -> None:
        while not is_over.wait(1):
            act()

    thread = threading.Thread(target=repeat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


class OrOther(click.Command):
    """A command for a hash and, with a flag, another one, which accepts other options."""

    def __init__(self, *words: Any, flag: str, other: Callable[[], click.Command], **more: Any) -> None:
        super().__init__(*words, **more)
        self.flag = flag
        self._other = other

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if self.flag in args:
            return self._other().make_context(f"{info_name} {self.flag}", args, parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


class Number(click.IntRange):
    """A number within bounds, parsed like all numbers of users."""

    name = "number"  # in --help

    def __init__(self, least: int, most: int) -> None:
        super().__init__(least, most)
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Raises click.BadParameter if it is not such a number."""
        read = number(str(value), self._most)
        if read is None or read < self._least:
            self.fail(f"'{value}' is not a number from {self._least} to {self._most}.", param, ctx)
        return read
