"""Timeouts of tests for other programs."""

import time
from collections.abc import Callable
from typing import Final

# Only for programs that hang: under an emulator, or on a busy machine, a program may take twenty times as long
# as alone.
PATIENCE: Final = 30 * 60  # seconds


def wait_for(condition: Callable[[], object]) -> None:
    """Waits until the condition holds."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.01)
