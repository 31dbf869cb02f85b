"""The entry point: handles signals before the command line is imported."""

import gc
import os
import signal
import time
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130  # the exit code
# Signals that end a process without Python's clean-up, which removes temporary directories.
ENDING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

TWICE: Final = 1.0  # seconds in which further signals are the same request


def _end(number: int, _: FrameType | None) -> None:
    """Ends the command as Ctrl-C does; another signal, later than a second, ends the process at once.

    `timeout` sends two: one to its command, and one to all processes of its group.
    """
    began = time.monotonic()

    def again(number: int, _: FrameType | None) -> None:
        if time.monotonic() - began > TWICE:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    for each in ENDING:
        if signal.getsignal(each) is _end:
            signal.signal(each, again)
    raise KeyboardInterrupt(number)


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
    for number in ENDING:
        if signal.getsignal(number) is signal.SIG_DFL:  # and is not ignored, as by nohup
            signal.signal(number, _end)
    commands.main()


if __name__ == "__main__":
    main()
