"""Functions for messages in files with faults: why they are not proved."""

from pathlib import Path

from hashwright.generate import generate
from hashwright.modes import proving_of
from hashwright.modes.proving import ProvedFunction
from hashwright.native.compiler import Compiler
from hashwright.proof.image import read_image
from hashwright.proof.once import prove_now
from hashwright.proof.state import Unproved
from hashwright.proof.verdict import contract_of
from hashwright.request import Request


def changed(request: Request, name: str, line: str, other: str, compiler: Compiler, place: Path) -> str:
    """Why a function is not proved if a part of the C is another one; empty if it is."""
    for file, text in generate(request).files.items():
        assert line.encode() in text or not file.endswith(".c")
        made = text.replace(line.encode(), other.encode()) if file.endswith(".c") else text
        (place / file).write_bytes(made)
    sources = [place / each for each in generate(request).files if not each.endswith(".h")]
    library = compiler.shared_library(sources, place / "library.so", request.target.c_flags)
    return why_not(request, name, library)


def why_not(request: Request, name: str, library: Path) -> str:
    """Why a function of a linked file is not proved; empty if it is."""
    found = proving_of(request.hash).message_functions(request)
    return reason(library, next(each for each in found if str(each) == f"{request.name}_{name}"))


def reason(library: Path, function: ProvedFunction) -> str:
    """Why this function of a linked file is not proved; empty if it is."""
    try:
        prove_now(contract_of(read_image(library), function))
    except Unproved as why:
        return str(why)
    return ""
