"""Work that may crash, in a separate process that reports its results.

A function that is called at its address can crash, hang, exit, or overwrite its caller's memory. A forked child
therefore calls it, and sends every result as a line of JSON. The parent treats any other input as a crash.

What this does not catch: a function that writes a plausible result over a wrong one. If the system cannot fork
(Windows), the work runs in this process, and a crash ends it.
"""

import faulthandler
import json
import mmap
import os
import select
import signal
import time
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from typing import Any, Final, NoReturn

from hashwright.errors import CheckFailed, UserError

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

SILENCE: Final = 60.0  # seconds without a result after which a child counts as hung; at most two are usual
LEAVING: Final = 5.0  # seconds in which a child must end after its last result
PAGE: Final = mmap.PAGESIZE  # bytes for the child's current work
LONGEST: Final = 1 << 20  # bytes of a result

SIGNALS: Final = {
    "SIGSEGV": "segmentation fault",
    "SIGBUS": "bus error",
    "SIGILL": "illegal instruction",
    "SIGFPE": "arithmetic exception",
    "SIGABRT": "abort",
    "SIGTRAP": "trap",
    "SIGSYS": "bad system call",
}

Say = Callable[[str], None]  # announces the next work, so that the parent knows where a child died
Work = Callable[[Say], Iterator[Any]]  # yields results that JSON can represent


class Died(Exception):
    """A child ended before its work did."""

    def __init__(self, how: str, where: str) -> None:
        super().__init__(f"{how} at {where}")
        self.how = how  # such as "crashed (segmentation fault)"
        self.where = where  # its last announcement; may be empty


def results(work: Work, silence: float) -> Generator[Any, None, None]:
    """The results of work in a child, as they arrive.

    Raises Died if the child does not end its work, or sends nothing for `silence` seconds, and the UserError
    that the work raises.
    """
    if not hasattr(os, "fork"):
        yield from work(lambda _: None)
        return
    said = mmap.mmap(-1, PAGE)
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        # Python warns because a child could wait for locks of other threads; this one does not.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        os.close(reading)
        _run(work, writing, said)
    os.close(writing)
    ended = False
    try:
        for line in _lines(reading, silence):
            kind, value = _parsed(line)
            if kind == "result":
                yield value
            elif kind == "error":
                raise (CheckFailed if value[0] == CheckFailed.exit_code else UserError)(str(value[1]))
            elif kind == "failed":
                raise Died(f"failed ({value})", _shown(said))
            else:
                ended = True
                return
        how = _outcome(child)
        ended = True
        raise Died(how, _shown(said))
    except TimeoutError:
        raise Died(f"gave no result for {silence:g} seconds", _shown(said)) from None
    except (ValueError, TypeError, IndexError, KeyError):
        raise Died("sent an invalid result", _shown(said)) from None
    finally:
        os.close(reading)
        _end(child, ended)


def _run(work: Work, writing: int, said: mmap.mmap) -> NoReturn:
    """The child: does the work and never returns."""
    code = 1

    def send(kind: str, value: Any = None) -> None:
        data = json.dumps([kind, value]).encode() + b"\n"
        while data:
            data = data[os.write(writing, data) :]

    def say(where: str) -> None:
        said[:] = where.encode(errors="replace")[:PAGE].ljust(PAGE, b"\0")

    try:
        _quietly()
        for each in work(say):
            send("result", each)
        send("end")
        code = 0
    except UserError as error:
        send("error", [error.exit_code, str(error)])
    except BaseException as error:
        send("failed", f"{type(error).__name__}: {error}")
    finally:
        os._exit(code)


def _quietly() -> None:
    """Discards the output of crashes and of the code, and disables core files."""
    faulthandler.disable()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    if resource:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nowhere, standard)


def _lines(reading: int, silence: float) -> Iterator[bytes]:
    """The child's output, line by line, to its end. Raises TimeoutError after `silence` seconds without any."""
    heard = b""
    until = time.monotonic() + silence
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            raise TimeoutError
        more = os.read(reading, 1 << 16)
        if not more:
            return
        heard += more
        *lines, heard = heard.split(b"\n")
        if len(heard) > LONGEST:
            raise ValueError("no line has this length")
        for line in lines:
            yield line
            until = time.monotonic() + silence


def _parsed(line: bytes) -> tuple[str, Any]:
    """The content of a line. Raises ValueError if it is not one of ours."""
    message = json.loads(line)
    kinds = ("result", "error", "failed", "end")
    if not (isinstance(message, list) and len(message) == 2 and message[0] in kinds):
        raise ValueError("no result has this form")
    return message[0], message[1]


def _outcome(child: int) -> str:
    """Waits for a child that closed its end of the pipe too early; returns how it ended."""
    until = time.monotonic() + LEAVING
    pid, status = os.waitpid(child, os.WNOHANG)
    while pid == 0 and time.monotonic() < until:
        time.sleep(0.001)
        pid, status = os.waitpid(child, os.WNOHANG)
    if pid == 0:
        _end(child, False)
        return "sent no result"
    code = os.waitstatus_to_exitcode(status)
    if code >= 0:
        return f"ended its process with exit code {code}"
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = f"signal {-code}"
    return f"crashed ({SIGNALS.get(name, name)})"


def _end(child: int, is_over: bool) -> None:
    """Waits for the child, and kills it first if it is not done."""
    with suppress(ChildProcessError, ProcessLookupError):
        if not is_over:
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _shown(said: mmap.mmap) -> str:
    """The child's last announcement, reduced to printable text."""
    text = said[:].split(b"\0", 1)[0].decode(errors="replace")
    return "".join(each if each.isprintable() else "?" for each in text)
