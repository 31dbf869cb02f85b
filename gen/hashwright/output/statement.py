"""A statement for reviewers: the commands that prove, test and time what a file contains."""

import shlex
import textwrap
from typing import Final

from hashwright.emit.emitters import CPP, GAS, GO, RUST, SINGLE_BLOCK, C
from hashwright.emit.tidy import COLUMNS
from hashwright.interface.functions import own
from hashwright.modes.kernel import LIBRARY
from hashwright.proof.contract.functions import ARCHITECTURES, has_proofs, proving_of
from hashwright.requests.alternatives import Alternatives, Asked, parts
from hashwright.requests.request import Request
from hashwright.targets.detect import architecture

MARGIN: Final = 3  # columns before the text of a comment
NAMED: Final = 2  # the most functions that it names; of more, it gives the number
UNREAD: Final = "`hashwright prove` and `hashwright verify` do not cover Go."
LISTED: Final = "what it can of rustc's code, and lists the rest"  # each version makes other code
SAME: Final = "`hashwright prove` and `hashwright verify` cover the same code of --emitter c."


def statement(asked: Asked, request: Request | None) -> list[str]:
    """The lines of the statement in a file of the request, or in one that several requests share."""
    if parts(asked)[0].emitter == GO:
        return [UNREAD]
    if parts(asked)[0].emitter == CPP:
        return [SAME]
    proved = _proved(asked, request) if request else ""
    proof = f"`hashwright prove` proves {proved}, and " if proved else ""
    text = f"With the options above, {proof}`hashwright verify` tests all functions."
    speed = f" `{_bench(request)}` measures the speed." if request else ""
    return textwrap.wrap(text + speed, COLUMNS - MARGIN, break_long_words=False, break_on_hyphens=False)


def _proved(asked: Asked, request: Request) -> str:
    """The public functions of a request that `hashwright prove` covers; empty if there are none."""
    if isinstance(asked, Alternatives) and asked.is_compiled:
        return ""  # what is proved depends on the compiler
    is_read = architecture(request.target.features) in ("", *ARCHITECTURES) and request.language in (C, GAS)
    if not is_read or not has_proofs(request.hash):
        return ""
    covered = {each.name for each in proving_of(request.hash).all(request)}
    if request.emitter == RUST:
        return LISTED if covered else ""
    declared = [each.name for each in own(request).values()]
    names = [each for each in declared if each in covered]
    if len(names) <= NAMED:
        return ", ".join(names)
    return "all functions" if names == declared else f"{len(names)} of {len(declared)} functions"


def _bench(request: Request) -> str:
    """The command that times the kernel of a request."""
    words = ["hashwright", "bench", request.hash.name, "--target", request.target.name]
    for option, value, default in (
        ("--kernel", request.kernel.name, LIBRARY.name),
        ("--size", "" if request.length is None else str(request.length), ""),
        ("--schedule", str(request.schedule), ""),
        ("--emitter", request.emitter, C),
    ):
        words += [option, value] if value != default else []
    words += [f"--{SINGLE_BLOCK}"] if request.setting().is_single else []
    return shlex.join(words)
