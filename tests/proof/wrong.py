"""Functions for messages in files with faults: the reasons why they are not proved."""

from collections.abc import Callable, Mapping
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
    more: Mapping[str, str] | None = None,
) -> str:
    """The reason why a function is not proved with other parts of the C or the assembly; empty if it is."""
    files, changes = dict(plain(request).files), {line: other, **(more or {})}
    sources = [file for file in files if not file.endswith(".h")]
    for old, new in changes.items():
        assert any(old.encode() in files[file] for file in sources)
        files |= {file: files[file].replace(old.encode(), new.encode()) for file in sources}
    for file, text in files.items():
        (place / file).write_bytes(text)
    library = compiler.shared_library(
        [place / each for each in sources], place / "library.so", request.target.c_flags
    )
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
