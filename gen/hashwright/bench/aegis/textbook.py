"""The textbook form of a cipher, byte by byte: the peer of kernels without AES instructions."""

import ctypes
from ctypes import c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hashwright.bench.timing import Candidate
from hashwright.emit.shell import fields_of, render
from hashwright.graph.semantics import INTS, Op, Ty, meaning
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.interface.aegis import interface
from hashwright.interface.functions import Interface
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.requests.request import Request

NAME: Final = "textbook"
PROTOTYPES: Final = interface(AEGIS128L, NAME, AEGIS128L.kernels)


def textbook(request: Request, kernel: Kernel, cc: Compiler, directory: Path) -> Candidate | None:
    """The textbook form, compiled in a directory, if a request of AEGIS-128L needs no AES instructions.

    Raises CheckFailed with the compiler's messages.
    """
    if request.hash is not AEGIS128L or not request.setting().representation.planes:
        return None
    directory.mkdir()
    source = directory / "textbook.c"
    source.write_bytes(render("bench/textbook.c.j2", fields_of(Textbook())))
    library = ctypes.CDLL(str(cc.exporting.shared_library([source], directory / "textbook.so")))
    timed = kernel.timed[0]
    address = ctypes.cast(library[PROTOTYPES[timed.functions[0]].name], c_void_p).value or 0
    return Candidate(NAME, "peer", timed.shape, (address,))


def _substituted(byte: int) -> int:
    """The S-box of a byte: the first byte of a block whose bytes are all the same."""
    block = INTS.join(byte * 0x0101010101010101, byte * 0x0101010101010101, 64)
    return int(meaning(INTS, Op.AES_SUB, Ty.B128, None, [block])) & 0xFF


@dataclass(frozen=True, slots=True)
class Textbook:
    """The template context."""

    prototypes: Interface = field(default_factory=lambda: PROTOTYPES)
    sbox: tuple[int, ...] = field(default_factory=lambda: tuple(map(_substituted, range(256))))
