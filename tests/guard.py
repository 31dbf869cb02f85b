"""A separate process for code that gets memory next to a guard page.

The code under test runs in a forked child, so that a signal fails only one test and names the input.
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

from hashwright.native import memory

WORDS: Final = 4096  # bytes for the child's last announcement


class Guarded(memory.Guarded):
    """A buffer between guard pages, with data at either of them."""

    def at_end(self, data: bytes) -> int:
        """The address of a copy of data that ends at the upper guard page."""
        return self.put(self.size - len(data), data)

    def at_start(self, data: bytes) -> int:
        """The address of a copy of data that begins at the lower guard page."""
        return self.put(0, data)


def bytes_at(address: int, length: int) -> bytes:
    return ctypes.string_at(address, length)


def survives(work: Callable[[Callable[[str], None]], None]) -> None:
    """Runs work in a child; fails with its last announcement if it raises, or if a signal ends it.

    The argument of work is a function that announces the current input.
    """
    outcome, last = outcome_of(work)
    if outcome < 0:
        pytest.fail(f"{signal.Signals(-outcome).name} at: {last}", pytrace=False)
    if outcome > 0:
        pytest.fail(last, pytrace=False)


def outcome_of(work: Callable[[Callable[[str], None]], None]) -> tuple[int, str]:
    """How the child ended (0, 1 after an exception, or minus the signal), and its last announcement."""
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
