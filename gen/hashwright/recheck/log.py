"""Rechecks the proofs of a log, function by function."""

import base64
import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

from hashwright.errors import UserError
from hashwright.proof.contract.functions import proving_of
from hashwright.recheck.contracts import contracts
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.terms import NotRechecked, Unsupported
from hashwright.recheck.walk import FunctionCheck
from hashwright.requests.request import Request, resolve
from hashwright.targets.x86_64.architecture import X86_64, promised

PACKAGES: Final = ("bitwuzla", "capstone")
OTHERS: Final = {"go", "macho", "coff"}  # an emitter, and kinds of object files, with other conventions
WRITE_LOG: Final = "write one by `hashwright prove HASH --log FILE`"  # the remedy for what is none


class Rechecked(NamedTuple):
    """The outcome for a function."""

    function: str
    command: str  # that generates it, by the log
    library: str = ""  # the SHA-256 of the file
    refused: str = ""  # the reason why the log does not prove it
    uncovered: str = ""  # the reason why the checker does not cover it

    @property
    def is_rechecked(self) -> bool:
        return not self.refused and not self.uncovered

    def __str__(self) -> str:
        why = f"not rechecked: {self.refused}" if self.refused else f"not covered: {self.uncovered}"
        text = f"{self.function}: {'rechecked' if self.is_rechecked else why}"
        return text.encode("unicode_escape").decode()  # one line, whatever a log contains


def outcomes(lines: Iterable[str]) -> Iterator[Rechecked]:
    """The outcome for each function of the kernels of a log. Raises UserError if the text is not a log."""
    library, digest, expected, seen = b"", "", dict[Rechecked, None](), set[Rechecked]()  # without a reason
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            if "library" in entry:
                library = base64.b64decode(entry["library"], validate=True)
                digest = sha256(library).hexdigest()
                continue
            name, words = ascii(entry["function"])[1:-1], dict(entry["request"])
        except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
            raise UserError(f"line {number} is no line of a log; {WRITE_LOG}") from None
        try:
            request = resolve(**words, head="")  # the log names no file that is read
            functions = {str(each): each for each in proving_of(request.hash).all(request)}
        except Exception as why:  # whatever values the log has
            yield Rechecked(name, "", refused=f"the log names no request: {why}")
            continue
        found = Rechecked(name, request.command(), digest)
        expected |= dict.fromkeys(found._replace(function=each) for each in functions)
        twice = found._replace(refused="the log contains it twice")
        yield twice if found in seen else _outcome(found, library, functions.get(name), entry, request)
        seen.add(found)
    yield from (each._replace(uncovered="the log does not contain it") for each in expected if each not in seen)


def _outcome(found: Rechecked, library: bytes, function: Any, entry: Any, request: Request) -> Rechecked:
    try:
        file, kept, proofs, target = LoadedFile(library), contracts(function), entry["proofs"], request.target
        has, code, kinds = target.features, entry["instructions"], {request.emitter, *request.options.values()}
        if OTHERS & kinds or (has and X86_64.name not in has) or target.name not in request.asked.split(","):
            raise NotRechecked("the command in the log makes no library for x86-64 that C calls")
        if len(kept) != len(proofs):
            raise NotRechecked("the log has other proofs of the function than it needs")
        for contract, proof in zip(kept, proofs, strict=True):
            if lacking := FunctionCheck(file, found.function, contract, code, proof).check() - promised(has):
                raise NotRechecked(f"the target does not promise {min(lacking)}, which the code needs")
    except NotRechecked as why:
        return found._replace(refused=str(why))
    except Unsupported as why:
        return found._replace(uncovered=str(why))
    except Exception as fault:  # a fault of the checker, or of the log, is no proof
        return found._replace(refused=f"the log or the checker is wrong; write the log anew: {fault!r:.80}")
    return found
