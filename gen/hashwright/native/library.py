"""Generated libraries called from Python: through ctypes, or in a program under an emulator."""

import ctypes
from collections.abc import Callable, Mapping
from ctypes import c_char_p, c_int, c_size_t, c_void_p
from pathlib import Path
from typing import Any, Final, Protocol

from hashwright.emit.prototypes import Prototype
from hashwright.errors import CheckFailed
from hashwright.interface.functions import public
from hashwright.native.memory import ALIGNED, FILL, Memory
from hashwright.requests.request import Request

CODES: Final = {4: "I", 8: "Q"}  # Python's type code, by the bytes of a word
RESULTS: Final[Mapping[str, Any]] = {"void": None, "int": c_int, "size_t": c_size_t, "const char *": c_char_p}


class Refused(ValueError):
    """A function returned -1."""

    def __init__(self, tag_bytes: int, *left: bytes) -> None:
        super().__init__(f"no tag has {tag_bytes} bytes")
        self.left = left  # the content of its outputs


class Misreturned(ValueError):
    """A function returned an invalid value."""


class Code(Protocol):
    """Compiled code."""

    @property
    def memory(self) -> Memory:
        """The memory of the arguments of its functions."""

    def function(self, prototype: Prototype) -> Callable[..., Any]:
        """A function, which accepts addresses and numbers."""


def load(path: Path) -> ctypes.CDLL:
    """A library that a compiler made, in this process. Raises CheckFailed if it cannot be loaded."""
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        raise unloadable(f"failed ({error})") from error


def unloadable(how: str) -> CheckFailed:
    """The error if compiled code cannot be loaded."""
    return CheckFailed(f"loading the compiled code {how}; write --cc with another compiler or other options")


class SharedLibrary:
    """A shared library in this process."""

    def __init__(self, path: Path, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self._library = load(path)

    def function(self, prototype: Prototype) -> Callable[..., Any]:
        """The C function, with its types."""
        function = self._library[prototype.name]
        function.argtypes = [c_void_p if each.is_pointer else c_size_t for each in prototype.parameters]
        function.restype = RESULTS[prototype.returns]
        return function


class Library:
    """The code of a request, alone or with the kernels of other targets."""

    STATE_BYTES: Final = 2048  # room for the state of any message in pieces

    def __init__(self, code: Path | Code, request: Request) -> None:
        self._code: Code = SharedLibrary(code) if isinstance(code, Path) else code
        self._memory = self._code.memory
        self.order = self._memory.order
        self._interface = public(request)
        self.state = b""  # the content of the state of the last message in pieces
        self.state_bytes = self.STATE_BYTES

    def function(self, name: str) -> Any:
        """The C function of that name in the interface."""
        return self._code.function(self._interface[name])

    def _call(self, name: str, *arguments: int | None) -> int:
        """The result of the C function, if any, for pointers and sizes.

        Raises Misreturned if that is an int other than 0 and -1.
        """
        code: int | None = self.function(name)(*arguments)
        if self._interface[name].returns == "int" and code not in (0, -1):
            raise Misreturned(f"{code} instead of 0 or -1")
        return code or 0

    def _on_state(self, name: str, *arguments: int | None) -> int:
        """Calls a function of a message in pieces, whose first argument is the state."""
        room = self._memory.room(len(self.state), self.state, ALIGNED)
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


def cut(data: bytes, size: int) -> list[bytes]:
    """The data in parts of that number of bytes."""
    return [data[i : i + size] for i in range(0, len(data), size)]
