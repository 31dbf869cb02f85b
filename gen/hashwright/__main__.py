"""The entry point: handles Ctrl-C before the command line is imported."""

import gc
import os
import signal
from typing import Final

INTERRUPTED: Final = 130  # the exit code


def main() -> None:
    """Runs the command line. During its import, which takes a moment, Ctrl-C ends the process silently."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # and is not ignored, as in the background of a shell
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:  # a file that is opened later, or a pipe, would be taken for the stream
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
    os.environ["PYTHONSAFEPATH"] = "1"  # other processes read no modules in the current directory
    gc.disable()
    from hashwright.cli import commands

    gc.freeze()  # nothing that was imported is ever garbage
    gc.enable()
    signal.signal(signal.SIGINT, before)
    commands.main()


if __name__ == "__main__":
    main()
