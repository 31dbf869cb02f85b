"""Logs of proofs, which are rechecked function by function."""

import base64
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from hashwright.errors import UserError
from hashwright.proof.contract.functions import BlockFunction, proving_of
from hashwright.recheck.blocks import BlockCheck
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.solver import Solver
from hashwright.requests.request import resolve

PACKAGES: Final = ("bitwuzla", "capstone")


class Rechecked(NamedTuple):
    """What the checker says of a function."""

    function: str
    command: str  # that makes it, as the log says
    refused: str = ""  # why the log does not show its proof
    uncovered: str = ""  # why the checker does not cover it

    @property
    def is_rechecked(self) -> bool:
        return not self.refused and not self.uncovered

    def __str__(self) -> str:
        if self.refused:
            return f"{self.function}: not rechecked: {self.refused}"
        return f"{self.function}: {f'not covered: {self.uncovered}' if self.uncovered else 'rechecked'}"


def outcomes(lines: Iterable[str]) -> Iterator[Rechecked]:
    """The outcome for each function of a log. Raises UserError if the text is no log."""
    file: LoadedFile | str = "the log names no file"
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            if "library" in entry:
                file = _file(base64.b64decode(entry["library"], validate=True))
                continue
            name, request = str(entry["function"]), dict(entry["request"])
        except (AttributeError, KeyError, TypeError, ValueError):
            raise UserError(f"line {number} is no line of a log; write one by hashwright prove --log") from None
        yield _outcome(file, name, request, entry)


def _file(content: bytes) -> LoadedFile | str:
    """The library, or why it is none."""
    try:
        return LoadedFile(content)
    except NotRechecked as why:
        return str(why)


def _outcome(
    file: LoadedFile | str, name: str, words: dict[str, str | None], entry: dict[str, Any]
) -> Rechecked:
    try:
        request = resolve(**words)  # type: ignore[arg-type]
    except (TypeError, UserError) as why:
        return Rechecked(name, "", refused=f"the log names no request: {why}")
    found = Rechecked(name, request.command())
    function = {str(each): each for each in proving_of(request.hash).functions(request)}.get(name)
    try:
        if isinstance(file, str):
            raise NotRechecked(file)
        if not isinstance(function, BlockFunction) or "cuts" not in entry:
            raise Unsupported("the checker supports block functions only")
        BlockCheck(file, function, entry, Solver()).check()
    except NotRechecked as why:
        return found._replace(refused=str(why))
    except Unsupported as why:
        return found._replace(uncovered=str(why))
    except Exception as fault:  # a fault of the checker, or of the log, is no proof
        return found._replace(refused=f"the checker failed: {type(fault).__name__} {fault}".strip())
    return found
