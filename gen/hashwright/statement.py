"""A statement for reviewers: the commands that prove, test and time what a file contains."""

import shlex
import textwrap
from typing import Final

from hashwright.alternatives import Alternatives, Asked, parts
from hashwright.emit.tidy import COLUMNS
from hashwright.emitters import GAS, GO, C
from hashwright.kernels import LIBRARY
from hashwright.modes import has_proofs, proving_of
from hashwright.modes.proving import ARCHITECTURES
from hashwright.request import Request
from hashwright.targets.detect import architecture

MARGIN: Final = 3  # columns before the text of a comment
NAMED: Final = 2  # functions, at most; of more it gives the number
UNREAD: Final = "`hashwright prove` and `hashwright verify` do not cover Go."


def statement(asked: Asked, own: Request | None) -> list[str]:
    """The lines of the statement in a file of the request, or in one that several requests share."""
    if parts(asked)[0].emitter == GO:
        return [UNREAD]
    names = _proved(asked, own) if own else []
    proved = ", ".join(names) if len(names) <= NAMED else f"{len(names)} functions"
    text = "; ".join(
        [
            *([f"proof of {proved}: `hashwright prove`"] if names else []),
            "test of all functions: `hashwright verify`",
            "options as above.",
        ]
    )
    speed = f" Speed: `{_bench(own)}`." if own else ""
    width = COLUMNS - MARGIN
    return textwrap.wrap(
        text[0].upper() + text[1:] + speed, width, break_long_words=False, break_on_hyphens=False
    )


def _proved(asked: Asked, request: Request) -> list[str]:
    """The functions of a request that `hashwright prove` covers."""
    if isinstance(asked, Alternatives) and (asked.is_compiled or asked.is_guarded):
        return []  # what is proved depends on the compiler
    is_read = architecture(request.target.features) in ("", *ARCHITECTURES) and request.language in (C, GAS)
    if not is_read or not has_proofs(request.hash):
        return []
    return list(dict.fromkeys(each.name for each in proving_of(request.hash).functions(request)))


def _bench(request: Request) -> str:
    """The command that times the kernel of a request."""
    words = ["hashwright", "bench", request.hash.name, "--target", request.target.name]
    for option, value, default in (
        ("--kernel", request.kernel.name, LIBRARY.name),
        ("--size", "" if request.length is None else str(request.length), ""),
        ("--schedule", str(request.schedule), ""),
        ("--emitter", request.language, C),
    ):
        words += [option, value] if value != default else []
    return shlex.join(words)
