"""Memory for the arguments of C functions: from Python, or between guard pages."""

import ctypes
import mmap
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from struct import pack
from typing import Any, Final

PAGE: Final = mmap.PAGESIZE
NO_ACCESS: Final = 0  # PROT_NONE
ALIGNED: Final = 8  # bytes, to which arrays, and states of messages in pieces are aligned
FILL: Final = 0xAA  # the content of outputs and their surroundings before a call


def protect(address: int, size: int, rights: int) -> None:
    """Sets the access rights of pages, as the flags of mmap name them. Raises OSError if the system refuses."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), rights):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


Data = bytes | int | None  # bytes to place, an address, or a null pointer


class Strayed(Exception):
    """A function wrote out of bounds."""


@dataclass(frozen=True, slots=True)
class Room:
    """A buffer for an output."""

    address: int
    size: int

    @property
    def raw(self) -> bytes:
        """Its content, valid until the next call gets its arguments."""
        return ctypes.string_at(self.address, self.size)


class Memory(threading.local):
    """The arguments of successive calls, in memory from Python. Each thread has its own."""

    order = "<" if sys.byteorder == "little" else ">"  # of bytes, as struct writes it
    size = "Q"  # struct's code of a pointer and of a size_t

    def __init__(self) -> None:
        self._kept: list[Any] = []

    @contextmanager
    def call(self) -> Iterator[None]:
        """The context of a call and of the placement of its arguments."""
        self._kept.clear()
        yield

    def given(self, data: Data, align: int = 1) -> int | None:
        """The address of an input, with an alignment in bytes."""
        del align  # the alignment of Python's memory suffices
        return data if data is None or isinstance(data, int) else self._keep(data, len(data))

    def all_given(self, each: Sequence[Data]) -> list[int | None]:
        """The addresses of several inputs."""
        return [self.given(data) for data in each]

    def pointers(self, each: Sequence[Data]) -> int | None:
        """The address of an array of pointers to several inputs."""
        return self.numbers(self.size, [address or 0 for address in self.all_given(each)])

    def numbers(self, code: str, numbers: Sequence[int]) -> int | None:
        """The address of an array of numbers of the type that struct denotes so."""
        return self.given(self.packed(code, numbers), ALIGNED)

    def packed(self, code: str, numbers: Sequence[int]) -> bytes:
        """The content of such an array."""
        return pack(f"{self.order}{len(numbers)}{code}", *numbers)

    def room(self, size: int, held: bytes = b"", align: int = 1) -> Room:
        """An output of this size, which begins with `held`."""
        del align
        return Room(self._keep(held.ljust(size, bytes([FILL])), size), size)

    def _keep(self, data: bytes, size: int) -> int:
        buffer = ctypes.create_string_buffer(data, max(size, 1))
        self._kept.append(buffer)
        return ctypes.addressof(buffer)


class Guarded:
    """A buffer of whole pages between two guard pages, if the system supports them.

    A read or a write one byte out of bounds raises a signal.
    """

    def __init__(self, size: int) -> None:
        self.size = -(-max(size, 1) // PAGE) * PAGE
        self._memory = mmap.mmap(-1, self.size + 2 * PAGE)
        self.first = ctypes.addressof(ctypes.c_char.from_buffer(self._memory)) + PAGE
        for page in (self.first - PAGE, self.first + self.size) if os.name == "posix" else ():
            protect(page, PAGE, NO_ACCESS)

    def put(self, offset: int, data: bytes) -> int:
        """The address of a copy of data, at an offset from the lower guard page."""
        ctypes.memmove(self.first + offset, data, len(data))
        return self.first + offset

    @property
    def raw(self) -> bytes:
        return ctypes.string_at(self.first, self.size)


@dataclass(frozen=True, slots=True)
class _Watched:
    """A buffer as it was before a call."""

    buffer: Guarded
    before: bytes  # its whole content
    start: int  # of the part that the function may write
    end: int


class Edges(Memory):
    """The same between guard pages.

    Each argument is at the end of its pages, at their start, or at an odd address, which alternates from call
    to call. The pointer of an empty argument is null in every third call.
    """

    ALONE: Final = 48  # the most arguments with pages of their own; further inputs are contiguous

    def __init__(self) -> None:
        super().__init__()
        self._buffers: list[Guarded] = []
        self._watched: list[_Watched] = []
        self._calls = 0

    @contextmanager
    def call(self) -> Iterator[None]:
        """The same. Raises Strayed if the call wrote over an input, or outside its outputs."""
        self._watched.clear()
        self._calls += 1
        yield
        for each in self._watched:
            after = each.buffer.raw
            if each.before[: each.start] != after[: each.start] or each.before[each.end :] != after[each.end :]:
                raise Strayed("outside its outputs" if each.start != each.end else "to its input")

    def given(self, data: Data, align: int = 1) -> int | None:
        """The same; an address is used unchanged."""
        if data is None or isinstance(data, int):
            return data
        if not data and self._edge() == 0:
            return None
        return self._put(data, align, 0)

    def all_given(self, each: Sequence[Data]) -> list[int | None]:
        """The same."""
        if len(each) <= self.ALONE:
            return super().all_given(each)
        apart = [data for data in each if isinstance(data, bytes)]
        at = self.given(b"".join(apart)) or 0
        addresses: list[int | None] = []
        for data in each:
            addresses.append(at if isinstance(data, bytes) else data)
            at += len(data) if isinstance(data, bytes) else 0
        return addresses

    def room(self, size: int, held: bytes = b"", align: int = 1) -> Room:
        """The same."""
        return Room(self._put(held.ljust(size, bytes([FILL])), align, size), size)

    def _edge(self) -> int:
        """The position of the next argument: 0 for the end, 1 for the start, 2 for an odd address."""
        return (self._calls + len(self._watched)) % 3

    def _put(self, data: bytes, align: int, writable: int) -> int:
        buffer = self._buffer(len(data))
        odd = 1 + 2 * (self._calls % 16)
        offset = (buffer.size - len(data), 0, -(-odd // align) * align)[self._edge()]
        held = (bytes([FILL]) * offset + data).ljust(buffer.size, bytes([FILL]))
        buffer.put(0, held)
        self._watched.append(_Watched(buffer, held, offset, offset + writable))
        return buffer.first + offset

    def _buffer(self, size: int) -> Guarded:
        """The next buffer with room for this number of bytes, and for some around them."""
        which, least = len(self._watched), size + PAGE // 2
        if which == len(self._buffers):
            self._buffers.append(Guarded(least))
        if self._buffers[which].size < least:
            self._buffers[which] = Guarded(least)
        return self._buffers[which]
