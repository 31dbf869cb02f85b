"""Memory that ends where nothing may be read, and a process to die in.

A buffer against a page without access turns a read or a write of one byte too far into a signal. The code under
test runs in a forked child, so that the signal fails one test and tells at which input it came.
"""

import ctypes
import faulthandler
import mmap
import os
import signal
import traceback
from collections.abc import Callable
from typing import Final

import pytest

PAGE: Final = mmap.PAGESIZE
NO_ACCESS: Final = 0  # PROT_NONE
WORDS: Final = 4096  # bytes for the child's last words

_libc: Final = ctypes.CDLL(None, use_errno=True)
_libc.mprotect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)


class Guarded:
    """A buffer of whole pages between two pages without access."""

    def __init__(self, size: int) -> None:
        self._inner = -(-max(size, 1) // PAGE) * PAGE
        self._memory = mmap.mmap(-1, self._inner + 2 * PAGE)
        self._first = ctypes.addressof(ctypes.c_char.from_buffer(self._memory)) + PAGE
        for page in (self._first - PAGE, self._first + self._inner):
            if _libc.mprotect(page, PAGE, NO_ACCESS) != 0:
                raise OSError(ctypes.get_errno(), "mprotect")

    def at_end(self, data: bytes) -> int:
        """The address of a copy of data whose last byte is the last that may be touched."""
        return self._put(self._first + self._inner - len(data), data)

    def at_start(self, data: bytes) -> int:
        """The address of a copy of data whose first byte is the first that may be touched."""
        return self._put(self._first, data)

    def _put(self, address: int, data: bytes) -> int:
        ctypes.memmove(address, data, len(data))
        return address


def bytes_at(address: int, length: int) -> bytes:
    return ctypes.string_at(address, length)


def survives(work: Callable[[Callable[[str], None]], None]) -> None:
    """Runs work in a child; fails where it raises, or where a signal ends it, telling what it said last.

    Work is given the function to say with what it is busy.
    """
    outcome, last = outcome_of(work)
    if outcome < 0:
        pytest.fail(f"{signal.Signals(-outcome).name} at: {last}", pytrace=False)
    if outcome > 0:
        pytest.fail(last, pytrace=False)


def outcome_of(work: Callable[[Callable[[str], None]], None]) -> tuple[int, str]:
    """How the child ended (0, 1 after an exception, or minus the signal), and the last that it said."""
    heard = mmap.mmap(-1, WORDS)

    def say(what: str) -> None:
        heard[:] = what.encode()[:WORDS].ljust(WORDS, b"\0")

    child = os.fork()
    if child == 0:
        code = 1
        try:
            faulthandler.disable()
            work(say)
            code = 0
        except BaseException:
            say(traceback.format_exc()[-WORDS:])
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), heard[:].rstrip(b"\0").decode(errors="replace")
