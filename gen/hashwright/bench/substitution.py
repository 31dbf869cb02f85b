"""A function of a library in this process, replaced by routines in this process."""

import ctypes
import mmap
import struct
from pathlib import Path
from typing import Final

from hashwright.bench.contest import address
from hashwright.errors import UserError
from hashwright.native.inprocess import FunctionInMemory
from hashwright.native.memory import protect

JUMP: Final = b"\xff\x25\x00\x00\x00\x00"  # of x86-64, to the address after it


class Replaced:
    """A function of a library that jumps to another one."""

    def __init__(self, library: Path, symbol: str) -> None:
        """Raises UserError if the library has no such function, or if the system allows no changes of code."""
        at = address(ctypes.CDLL(str(library)), symbol)
        if at is None:
            raise UserError(f"{library} does not export '{symbol}'; write --visibility exported")
        page = at - at % mmap.PAGESIZE
        end = at + len(JUMP) + ctypes.sizeof(ctypes.c_void_p)
        try:
            protect(page, end - page, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        except OSError as error:
            raise UserError(
                f"this system does not allow changes of code ({error.strerror}); explore C, with --cc"
            ) from None
        self._at = at

    def by(self, other: FunctionInMemory) -> None:
        """From now on it jumps to the other function, which must exist as long."""
        code = JUMP + struct.pack("<Q", other.address)
        ctypes.memmove(self._at, code, len(code))
