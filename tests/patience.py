"""How long tests wait for other programs."""

import time
from collections.abc import Callable
from typing import Final

# For what hangs, and for nothing else: under an emulator, or on a machine that is busy with other work, a
# program may take twenty times as long as it does alone.
PATIENCE: Final = 30 * 60  # seconds


def wait_for(condition: Callable[[], object]) -> None:
    """Until the condition holds."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.01)
