"""Parts that the commands share: options, the parsing of numbers, and progress."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from hashwright.cli.complete import among, choices, emitters, hashes, kernels, targets
from hashwright.cli.printing import ERASED, is_quiet, is_terminal, say, width
from hashwright.emit.emitters import EMITTERS, OFF, ON, OPTIONS, C, Option
from hashwright.emit.identifiers import DEFAULT_LICENCE
from hashwright.native.progress import Tell
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.banner import FIELDS
from hashwright.requests.numbers import number
from hashwright.requests.request import Request, resolve
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
    """The option that names one kernel, described by this text."""
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


# The arguments and options of a request.
request_options: Final = partial(with_options, (HASH, *REQUEST))


def asked_for(words: dict[str, Any]) -> Asked:
    """What the options of a request ask for, whose notes are printed on standard error."""
    return _noted(ask(words["hash_name"], words["target"], **_more(words)))


def request_for(words: dict[str, Any]) -> Request:
    """What they ask for, if that is for a single target, whose notes are printed likewise."""
    return _noted(resolve(words["hash_name"], words["target"], **_more(words)))


AskedT = TypeVar("AskedT", bound=Asked)


def _noted(asked: AskedT) -> AskedT:
    """Prints the notes of a request on standard error, and returns the request."""
    for note in dict.fromkeys(note for each in parts(asked) for note in each.notes):
        say(note, err=True)
    return asked


# Words about names and first lines.
NAMES: Final = ("prefix", "symbol", "name", "file", "copyright", "spdx", "head")


def _more(words: dict[str, Any]) -> dict[str, Any]:
    """The options of a request besides its hash and target."""
    keys: Sequence[str] = ("kernel", "schedule", "length", *NAMES)
    named = {name: words[name] for name in keys if name in words}
    options = {name: words[each.key] for name, each in OPTIONS.items() if words[each.key]}
    return {**named, "core": words["core_name"], "emitter": words["emitter"] or C, **options}


PLOT: Final = click.option(
    "--plot",
    "picture",
    type=click.Path(path_type=Path),
    help="A file for a bar chart; its name ends in .svg or .png.",
)
AS_JSON: Final = click.option("--json", "as_json", is_flag=True, help="Prints JSON, for scripts.")

SILENCE: Final = 5  # seconds after which a command without a progress bar prints a line
BAR: Final = 20  # characters of a progress bar


@contextmanager
def progress(is_measuring: bool) -> Iterator[Tell]:
    """A progress bar on stderr, or a line now and then if stderr is not a terminal; nothing with --quiet.

    The bar is erased at the end. Without a terminal and except during measurements, which it would disturb, a
    second thread repeats the line.
    """
    has_bar, is_muted = is_terminal(err=True), is_quiet()
    line, said = "", time.monotonic()

    def remind() -> None:
        nonlocal said
        if line and not is_muted and time.monotonic() - said >= SILENCE:
            said = time.monotonic()
            click.echo(line, err=True)

    def tell(what: str, done: float = 0, of: float = 1, count: str = "") -> None:
        nonlocal line
        line = f"{what}: {count or f'{done:.0f} of {of:.0f}'}"
        if not has_bar:
            remind()
        elif not is_muted:
            bar = ("#" * round(BAR * done / of)).ljust(BAR, ".")
            click.echo(f"{bar} {line[: width() - BAR - 2]}{ERASED}\r", nl=False, err=True, color=True)

    with nullcontext() if is_measuring or has_bar else _repeated(remind):
        try:
            yield tell
        finally:
            if has_bar and line and not is_muted:
                click.echo(ERASED, nl=False, err=True, color=True)


@contextmanager
def _repeated(act: Callable[[], None]) -> Iterator[None]:
    """Does something every second, in a thread if the system has one for it."""
    is_over = threading.Event()

    def repeat() -> None:
        while not is_over.wait(1):
            act()

    thread = threading.Thread(target=repeat, daemon=True)
    with suppress(RuntimeError):
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        if thread.is_alive():
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
