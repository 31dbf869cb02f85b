"""Shell completion of names, such as those of hashes and targets, and of the keys and values of schedules."""

from collections.abc import Callable, Iterable, Iterator

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class

from hashwright.emit.emitters import EMITTERS
from hashwright.errors import UserError
from hashwright.explain import options
from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY
from hashwright.requests.request import AUTO, COMMA, find_kernel, find_target, serving, writes
from hashwright.targets import TARGETS

Complete = Callable[[click.Context, click.Parameter, str], list[str]]


@add_completion_class
class Bash(BashComplete):
    """Bash, for which = separates words: --schedule g=add has four, and a completion replaces the last one."""

    # no space behind a key, whose value follows
    source_template = BashComplete.source_template.replace(
        "    return 0", "    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace\n    return 0"
    )

    def get_completion_args(self) -> tuple[list[str], str]:
        args, incomplete = super().get_completion_args()
        words = "\n".join([*args, incomplete]).replace("\n=", "=").replace("=\n", "=").split("\n")
        return words[:-1], words[-1]

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        before = "".join(incomplete.rpartition("=")[:2])
        found = super().get_completions(args, incomplete)
        return [CompletionItem(item.value.removeprefix(before), item.type) for item in found]


def hashes(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The hashes."""
    return _beginning(incomplete, HASHES)


def targets(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The targets of the hash on the line, the last one of several with commas."""
    hash_ = _hash(ctx)
    before, comma, last = incomplete.rpartition(COMMA)
    names = [target.name for target in (serving(hash_) if hash_ else TARGETS.values())]
    return [before + comma + name for name in _beginning(last, [*names, *([] if comma else ["native", AUTO])])]


def kernels(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The kernels of the hash on the line, or of all hashes."""
    hash_ = _hash(ctx)
    found = (name for each in ([hash_] if hash_ else HASHES.values()) for name in each.kernels)
    return _beginning(incomplete, dict.fromkeys([LIBRARY.name, *found]))


def emitters(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The emitters that support the hash, the target and the kernel on the line."""
    hash_, target = _hash(ctx), TARGETS.get(str(ctx.params.get("target")))
    kernel = (hash_.kernels if hash_ else {}).get(str(ctx.params.get("kernel")), LIBRARY)
    return _beginning(
        incomplete, (name for name in EMITTERS if not (hash_ and target) or writes(name, hash_, target, kernel))
    )


def among(words: Iterable[str]) -> Complete:
    """The completion of an option that accepts one of these words."""
    return lambda ctx, param, incomplete: _beginning(incomplete, words)


def choices(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The keys, and behind = the values, of the last choice of a schedule for the request on the line."""
    before, comma, last = incomplete.rpartition(COMMA)
    key, equals, value = last.partition("=")
    offered = dict(_offered(ctx))
    if equals:
        return [f"{before}{comma}{key}={each}" for each in _beginning(value, offered.get(key, ()))]
    return [f"{before}{comma}{each}=" for each in _beginning(key, offered)]


def _offered(ctx: click.Context) -> Iterator[tuple[str, list[str]]]:
    """The values by key."""
    hash_ = _hash(ctx)
    if hash_ is None:
        return
    try:
        kernel = find_kernel(hash_, ctx.params.get("kernel"))
        target = find_target(hash_, ctx.params.get("target") or "native", kernel)
        found = list(options.choices(hash_, target, kernel))
    except UserError:  # the command itself reports the error
        return
    for key in dict.fromkeys(each.key for each in found):
        yield key, [each.value for each in found if each.key == key]


def _hash(ctx: click.Context) -> Hash | None:
    """The hash on the line."""
    given = (ctx.params.get("hash_name"), ctx.params.get("name"), *ctx.args)  # in args before an open option
    return next((HASHES[name] for name in given if name in HASHES), None)


def _beginning(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]
