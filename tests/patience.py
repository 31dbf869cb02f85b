"""Timeouts of tests for other programs, and the progress messages of long commands."""

import re
import time
from collections.abc import Callable
from typing import Final

# Only for programs that hang: under an emulator, or on a busy machine, a program may take twenty times as long
# as usual.
PATIENCE: Final = 30 * 60  # seconds

# A command that runs for ten seconds, for example on a busy machine, prints a line.
PROGRESS: Final = re.compile(r"^.+: (\d+ of \d+|\d+ s left|finishing|nothing measured yet)\n", re.MULTILINE)


def wait_for(condition: Callable[[], object]) -> None:
    """Waits until the condition holds."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.01)


def complaints(stderr: str) -> str:
    """The text on stderr except progress messages."""
    return PROGRESS.sub("", stderr)
