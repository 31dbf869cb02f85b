"""Another implementation in a shared library, which a user names to time it beside ours."""

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.bench.contest import address
from hashwright.bench.elf import symbol_sizes
from hashwright.bench.timing import Candidate
from hashwright.errors import UserError
from hashwright.modes.kernel import Kernel
from hashwright.native import child
from hashwright.native.child import Died, Say

FORM: Final = "[NAME=]FILE:FUNCTION[:MESSAGES]"
PARTS: Final = re.compile(
    r"(?:(?P<name>[^=]+)=)?(?P<file>.+?):(?P<function>[A-Za-z_]\w*)(?::(?P<messages>\d+))?"
)


@dataclass(frozen=True, slots=True)
class Peer:
    """A user's function with the prototype of our kernel."""

    name: str  # in the table
    file: Path
    function: str
    messages: int | None  # the number side by side in a call; None if not given

    def candidate(self, kernel: Kernel, shape: str) -> tuple[Candidate, int]:
        """The candidate of that shape for the kernel, and its number of messages; loads the library.

        Raises UserError if there is no such library or function, or if the number does not fit the kernel.
        """
        library = self._load()
        if kernel.is_row and not self.messages:
            raise UserError(
                f"'{self.name}' lacks the number of messages of a call, at least 1; "
                f"write --peer {self.file}:{self.function}:MESSAGES"
            )
        if not kernel.is_row and self.messages is not None:
            raise UserError(
                f"'{self.name}' has a number of messages, but {kernel} processes one at a time; "
                f"write --peer {self.file}:{self.function}"
            )
        found = address(library, self.function)
        if not found:
            raise UserError(f"{self.file} has no function '{self.function}'; write one that it exports")
        size = symbol_sizes(self.file).get(self.function)
        candidate = Candidate(self.name, "peer", shape, (found,), code_bytes=size, file=str(self.file))
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
    """Parses a peer of the command line. Raises UserError if it does not have the FORM."""
    parts = PARTS.fullmatch(text)
    if not parts:
        raise UserError(f"'{text}' does not name a function of a library; write --peer {FORM}")
    name, file, function, messages = parts.groups()
    return Peer(name or function, Path(file), function, int(messages) if messages else None)
