"""Generated libraries called from Python through ctypes."""

import ctypes
from collections.abc import Mapping, Sequence
from ctypes import c_char_p, c_int, c_size_t, c_void_p
from pathlib import Path
from struct import pack
from typing import Any, Final

from hashwright.interface.functions import public
from hashwright.native.memory import FILL, Memory
from hashwright.requests.request import Request

CODES: Final = {4: "I", 8: "Q"}  # Python's type code, by the bytes of a word
LONG: Final = 8  # bytes, to which pointers, lengths, and states of messages in pieces are aligned
RESULTS: Final[Mapping[str, Any]] = {"void": None, "int": c_int, "size_t": c_size_t, "const char *": c_char_p}


class Refused(ValueError):
    """A function returned -1."""

    def __init__(self, tag_bytes: int, *left: bytes) -> None:
        super().__init__(f"no tag has {tag_bytes} bytes")
        self.left = left  # the content of its outputs


class Misreturned(ValueError):
    """A function returned an invalid value."""


class Library:
    """A loaded shared library of a request, alone or with the kernels of other targets.

    `Memory` places the arguments of its functions.
    """

    STATE_BYTES: Final = 2048  # room for the state of any message in pieces

    def __init__(self, path: Path, request: Request, memory: Memory | None = None) -> None:
        self._library = ctypes.CDLL(str(path))
        self._interface = public(request)
        self._memory = memory or Memory()
        self.state = b""  # the content of the state of the last message in pieces
        self.state_bytes = self.STATE_BYTES

    def function(self, name: str) -> Any:
        """The C function of that name in the interface, with its types."""
        prototype = self._interface[name]
        function = self._library[prototype.name]
        function.argtypes = [c_void_p if each.is_pointer else c_size_t for each in prototype.parameters]
        function.restype = RESULTS[prototype.returns]
        return function

    def _call(self, name: str, *arguments: int | None) -> int:
        """The result of the C function, if any, for pointers and sizes.

        Raises Misreturned if that is an int other than 0 and -1.
        """
        code: int | None = self.function(name)(*arguments)
        if self._interface[name].returns == "int" and code not in (0, -1):
            raise Misreturned(f"{code} instead of 0 or -1")
        return code or 0

    def _on_state(self, name: str, *arguments: int | None) -> int:
        """The same for a function of a message in pieces, whose state is its first argument."""
        room = self._memory.room(len(self.state), self.state, LONG)
        code = self._call(name, room.address, *arguments)
        self.state = room.raw
        return code

    def _start(self) -> None:
        """The state of a new message, with arbitrary content."""
        self.state = bytes([FILL]) * self.state_bytes

    def use(self, target: str | None) -> bool:
        """Selects the kernel for that target, or the best; returns False if none runs here."""
        code: int = self.function("use")(target.encode() if target else None)
        return code == 0

    def target(self) -> str | None:
        """The target of the selected kernel; None if none runs here."""
        name: bytes | None = self.function("target")()
        return name.decode() if name else None


def pointers(addresses: Sequence[int | None]) -> bytes:
    """Addresses as an array of pointers in memory; None is NULL."""
    return pack(f"={len(addresses)}Q", *(address or 0 for address in addresses))


def cut(data: bytes, size: int) -> list[bytes]:
    """The data in parts of that number of bytes."""
    return [data[i : i + size] for i in range(0, len(data), size)]
