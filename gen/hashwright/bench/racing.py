"""What a mode provides so that its kernels can be timed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.bench.timing import Candidate, Task
from hashwright.modes.kernel import Kernel
from hashwright.modes.part import Part
from hashwright.native.compiler import Compiler
from hashwright.requests.request import Request


@dataclass(frozen=True, slots=True, kw_only=True)
class Racing:
    """How kernels are timed."""

    task: Callable[[Any, Kernel, Sequence[int]], Task]  # by hash, kernel, and length of each message in bytes
    # The candidate that is compiled in a directory and timed beside a kernel.
    counterpart: Callable[[Request, Kernel, Compiler, Path], Candidate | None] = lambda *_: None
    peers: Callable[[Any, Kernel], Iterator[Candidate | str]]  # or a sentence for each that is absent
    # Those for messages in pieces.
    peers_in_pieces: Callable[[Any, Kernel], Iterator[Candidate | str]] = lambda *_: iter(())


racing_of: Final = Part(Racing, "hashwright.bench.{}.racing", "racing").of
