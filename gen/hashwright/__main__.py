"""The entry point: handles Ctrl-C before the command line is imported."""

import os
import signal
from typing import Final

INTERRUPTED: Final = 130  # the exit code


def main() -> None:
    """Runs the command line. During its import, which takes a moment, Ctrl-C ends the process silently."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # and is not ignored, as in the background of a shell
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    from hashwright.cli import commands

    signal.signal(signal.SIGINT, before)
    commands.main()


if __name__ == "__main__":
    main()
