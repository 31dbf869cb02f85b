"""Generated libraries called from Python through ctypes."""

import ctypes
from collections.abc import Sequence
from ctypes import c_char_p, c_int, c_void_p
from pathlib import Path
from struct import pack
from typing import Any, Final

from hashwright.native.memory import FILL, Memory

WORD: Final = 4  # bytes, to which states of words are aligned
LONG: Final = 8  # bytes, to which pointers, lengths, and states of messages in pieces are aligned


class Refused(ValueError):
    """A function returned -1."""

    def __init__(self, tag_bytes: int, *left: bytes) -> None:
        super().__init__(f"no tag has {tag_bytes} bytes")
        self.left = left  # what its outputs hold


class Library:
    """A loaded shared library whose symbols start with a prefix and the hash's name.

    Memory says where the arguments of its functions lie.
    """

    STATE_BYTES: Final = 1024  # room for the state of any message in pieces

    def __init__(self, path: Path, name: str, memory: Memory | None = None) -> None:
        self._library = ctypes.CDLL(str(path))
        self._name = name
        self._memory = memory or Memory()
        self.state = b""  # what the state of the last message in pieces holds
        self.state_bytes = self.STATE_BYTES

    def function(self, suffix: str, *argtypes: Any, restype: Any = None) -> Any:
        """The C function name + suffix, with its types."""
        function = self._library[self._name + suffix]
        function.argtypes, function.restype = argtypes, restype
        return function

    def _call(self, suffix: str, *arguments: int | None) -> int:
        """What the C function returns, if anything, for pointers and sizes, which are as wide."""
        code: int = self.function(suffix, *[c_void_p] * len(arguments), restype=c_int)(*arguments)
        return code

    def _on_state(self, suffix: str, *arguments: int | None) -> int:
        """The same for a function of a message in pieces, whose state is its first argument."""
        room = self._memory.room(self.state_bytes, self.state, LONG)
        code = self._call(suffix, room.address, *arguments)
        self.state = room.raw
        return code

    def _start(self) -> None:
        """The state of a new message, in which there is something else yet."""
        self.state = bytes([FILL]) * self.state_bytes

    def use(self, target: str | None, beside: str = "") -> bool:
        """Has the library a kernel for that target which runs here? It is taken; without a name, the best.

        Beside is that of the request.
        """
        suffix = "_".join(filter(None, (beside, "use")))
        code: int = self.function(f"_{suffix}", c_char_p, restype=c_int)(target.encode() if target else None)
        return code == 0

    def target(self, beside: str = "") -> str | None:
        """The target whose kernel is taken; None where this machine runs none."""
        suffix = "_".join(filter(None, (beside, "target")))
        name: bytes | None = self.function(f"_{suffix}", restype=c_char_p)()
        return name.decode() if name else None


def pointers(addresses: Sequence[int | None]) -> bytes:
    """Addresses as an array of pointers in memory; None is NULL."""
    return pack(f"={len(addresses)}Q", *(address or 0 for address in addresses))
