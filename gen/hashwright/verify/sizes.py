"""The length of a state of a message in pieces, and the offset of its count of bytes.

Both are derived from the writes of functions, and so are independent of the layout.
"""

from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, Final, Protocol

from hashwright.native.memory import ALIGNED, FILL

COUNTED: Final = 3, 11  # bytes
ROOM: Final = 4096  # bytes, more than any state needs


class Stateful(Protocol):
    """A library that processes a message in pieces."""

    state: bytes
    order: str  # of bytes, as struct writes it


def measure_states(library: Stateful, whole: Callable[[], Any], size: str = "state_bytes") -> Any:
    """Determines the length of a library's states from the writes of a whole message, and returns its result.

    The length is the library's attribute `size`.
    """
    setattr(library, size, ROOM)
    made = whole()
    touched = max((i for i, byte in enumerate(library.state) if byte != FILL), default=0)
    setattr(library, size, (touched // ALIGNED + 1) * ALIGNED)
    return made


def counter(library: Stateful, count: Callable[[bytes], object]) -> int | None:
    """The offset in a state of the number of bytes that a function counted, or None if the state lacks it."""
    places = []
    for length in COUNTED:
        count(bytes(length))
        words = range(0, len(library.state), ALIGNED)
        places.append({at for at in words if unpack_from(f"{library.order}Q", library.state, at) == (length,)})
    found = set.intersection(*places)
    return found.pop() if len(found) == 1 else None


def set_counter(library: Stateful, at: int | None, count: int) -> None:
    """Sets the count of bytes in the state of the current message."""
    if at is not None:
        word = pack(f"{library.order}Q", count)
        library.state = library.state[:at] + word + library.state[at + len(word) :]
