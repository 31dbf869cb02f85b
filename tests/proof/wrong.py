"""Functions for messages in files with faults: the reasons why they are not proved."""

from collections.abc import Callable
from pathlib import Path

from hashwright.certify.once import prove_now
from hashwright.errors import CheckFailed
from hashwright.native.compiler import Compiler
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.contract.functions import ProvedFunction, proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import Request
from tests.plain import plain

Prove = Callable[[Contract], None]


def changed(
    request: Request,
    name: str,
    line: str,
    other: str,
    compiler: Compiler,
    place: Path,
    prove: Prove = prove_now,
) -> str:
    """The reason why a function is not proved with another part of the C or the assembly; empty if it is."""
    files = plain(request).files
    assert any(line.encode() in text for file, text in files.items() if not file.endswith(".h"))
    for file, text in files.items():
        made = text if file.endswith(".h") else text.replace(line.encode(), other.encode())
        (place / file).write_bytes(made)
    sources = [place / each for each in files if not each.endswith(".h")]
    library = compiler.shared_library(sources, place / "library.so", request.target.c_flags)
    return why_not(request, name, library, prove)


def why_not(request: Request, name: str, library: Path, prove: Prove = prove_now) -> str:
    """The reason why a function of a linked file is not proved; empty if it is."""
    found = proving_of(request.hash).message_functions(request)
    return reason(library, next(each for each in found if str(each) == f"{request.name}_{name}"), prove)


def reason(library: Path, function: ProvedFunction, prove: Prove = prove_now) -> str:
    """The reason why this function of a linked file is not proved; empty if it is."""
    try:
        prove(contract_of(read_image(library), function))
    except (Unproved, CheckFailed) as why:
        return str(why)
    return ""
