"""The textbook form of a cipher, byte by byte: what kernels without AES instructions are timed beside."""

import ctypes
from ctypes import c_void_p
from pathlib import Path
from typing import Final

from hashwright.emit.shell import render
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.kernels import Kernel
from hashwright.native.bench import Candidate
from hashwright.native.compiler import Compiler
from hashwright.request import Request
from hashwright.semantics import INTS, Op, Ty, meaning

NAME: Final = "textbook"


def textbook(request: Request, kernel: Kernel, cc: Compiler, directory: Path) -> Candidate | None:
    """The textbook form, compiled in a directory, where a request of AEGIS-128L needs no AES instructions.

    Raises CheckFailed with what the compiler says.
    """
    if request.hash is not AEGIS128L or not request.setting().representation.planes:
        return None
    directory.mkdir()
    source = directory / "textbook.c"
    source.write_bytes(render("bench/textbook.c.j2", {"sbox": [_substituted(byte) for byte in range(256)]}))
    library = ctypes.CDLL(str(cc.shared_library([source], directory / "textbook.so")))
    timed = kernel.timed[0]
    address = ctypes.cast(library[f"{NAME}_{timed.function}"], c_void_p).value or 0
    return Candidate(NAME, "peer", timed.shape, (address,))


def _substituted(byte: int) -> int:
    """The S-box of a byte: the first one of a block of which all bytes are the same."""
    block = INTS.join(byte * 0x0101010101010101, byte * 0x0101010101010101, 64)
    return int(meaning(INTS, Op.AES_SUB, Ty.B128, None, [block])) & 0xFF
