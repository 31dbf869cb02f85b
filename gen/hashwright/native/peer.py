"""Another implementation in a shared library, as a user names it to have it timed beside ours."""

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.kernels import Kernel
from hashwright.native import child
from hashwright.native.bench import Candidate
from hashwright.native.child import Died, Say
from hashwright.native.contest import address
from hashwright.native.elf import symbol_sizes

FORM: Final = "[NAME=]FILE:FUNCTION[:MESSAGES]"
PARTS: Final = re.compile(
    r"(?:(?P<name>[^=]+)=)?(?P<file>.+?):(?P<function>[A-Za-z_]\w*)(?::(?P<messages>\d+))?"
)


@dataclass(frozen=True, slots=True)
class Peer:
    """A function of a user's, with the prototype that our kernel has."""

    name: str  # in the table
    file: Path
    function: str
    messages: int | None  # that a call takes side by side; None where it is not said

    def candidate(self, kernel: Kernel) -> tuple[Candidate, int]:
        """It as a candidate for the kernel, and how many messages it takes; loads the library.

        Raises UserError if there is no such library or function, or the kernel wants another number.
        """
        library = self._load()
        if kernel.is_row and not self.messages:
            raise UserError(
                f"'{self.name}' does not say how many messages it takes side by side, 1 at least; "
                f"write --peer {self.file}:{self.function}:MESSAGES"
            )
        if not kernel.is_row and self.messages is not None:
            raise UserError(
                f"'{self.name}' has a number of messages, which {kernel} does not take side by side; "
                f"write --peer {self.file}:{self.function}"
            )
        found = address(library, self.function)
        if not found:
            raise UserError(f"{self.file} has no function '{self.function}'; write one that it exports")
        size = symbol_sizes(self.file).get(self.function)
        candidate = Candidate(self.name, "peer", kernel.name, (found,), size, file=str(self.file))
        return candidate, self.messages or 1

    def _load(self) -> ctypes.CDLL:
        if not self.file.is_file():
            raise UserError(f"there is no file {self.file}; write --peer {FORM}")
        path, remedy = str(self.file.resolve()), "write --peer with a shared library for this machine"

        def load(_: Say) -> Iterator[Any]:
            ctypes.CDLL(path)
            yield from ()

        try:
            for _ in child.results(load, child.SILENCE):  # its own code runs when it is loaded, and may crash
                pass
            return ctypes.CDLL(path)
        except (Died, OSError) as error:
            why = error.how if isinstance(error, Died) else error
            raise UserError(f"cannot load {self.file} ({why}); {remedy}") from None


def read_peer(text: str) -> Peer:
    """A peer as it is written in a command. Raises UserError if that is not FORM."""
    parts = PARTS.fullmatch(text)
    if not parts:
        raise UserError(f"'{text}' names no function of a library; write --peer {FORM}")
    name, file, function, messages = parts.groups()
    return Peer(name or function, Path(file), function, int(messages) if messages else None)
