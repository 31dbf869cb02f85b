"""Routines in this process, which PeachPy encodes."""

import ctypes
import mmap
import os
from dataclasses import dataclass
from typing import Any

from hashwright.emit.encode import DISTANCE, FunctionBytes, encode
from hashwright.errors import UserError
from hashwright.native.memory import protect
from hashwright.targets import features
from hashwright.targets.routine import Routine


@dataclass(frozen=True, slots=True)
class FunctionInMemory:
    """A function in memory, with the lifetime of this object."""

    memory: mmap.mmap
    address: int
    function: Any  # of ctypes; its arguments are integers and pointers

    def __call__(self, *arguments: Any) -> None:
        """Calls it with integers, addresses, or arrays of ctypes."""
        self.function(*arguments)


def load(routine: Routine) -> FunctionInMemory:
    """The routine as a function of this process, by the convention of System V.

    Raises UserError if PeachPy is missing or cannot encode an instruction, and if this machine cannot run it.
    """
    if "x86-64" not in features.native() or os.name != "posix":
        raise UserError(
            f"'{routine.symbol}' is x86-64 code for Linux and macOS, which this machine does not run"
        )
    image = _image(encode(routine, "sysv"))
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    memory = mmap.mmap(-1, len(image), flags=flags, prot=mmap.PROT_READ | mmap.PROT_WRITE)
    memory.write(image)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    try:
        protect(address, len(image), mmap.PROT_READ | mmap.PROT_EXEC)
    except OSError as error:
        raise UserError(
            f"this system does not allow code generation at run time ({error.strerror}); write --emitter gas"
        ) from None
    pointers = [ctypes.c_void_p] * len(routine.arguments)
    return FunctionInMemory(memory, address, ctypes.CFUNCTYPE(None, *pointers)(address))


def _image(encoded: FunctionBytes) -> bytes:
    """The code followed by the tables, which it addresses relative to itself."""
    tables = len(encoded.code) + -len(encoded.code) % encoded.align
    image = bytearray(encoded.code.ljust(tables, b"\xcc") + encoded.tables)
    for fixup in encoded.fixups:
        distance = tables + fixup.to - fixup.end
        image[fixup.at : fixup.at + DISTANCE] = distance.to_bytes(DISTANCE, "little", signed=True)
    return bytes(image)
