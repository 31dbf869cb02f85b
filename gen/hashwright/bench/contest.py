"""The contest that `bench` times: a kernel's task, our functions for it, and the other implementations."""

import ctypes
import random
from collections.abc import Callable, Mapping
from ctypes import c_void_p
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hashwright.bench.elf import symbol_sizes
from hashwright.bench.racing import racing_of
from hashwright.bench.timing import Candidate, Task
from hashwright.errors import UserError
from hashwright.files.plan import Plan
from hashwright.interface.functions import public
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.native.library import load
from hashwright.output.generate import sources
from hashwright.requests.request import Request

SEED: Final = 0x68617368  # of the data, which is the same in every run
EACH: Final = "each"  # the shape of functions that are called for each message
SLOW: Final = 1 << 20  # bytes beyond which the description is too slow as an oracle: it takes minutes


@dataclass(frozen=True, slots=True)
class Contest:
    """A task, and the other implementations of it."""

    task: Task
    peers: tuple[Candidate, ...]
    absent: tuple[str, ...]  # a sentence for each peer that is not available


EQUAL: Final = "equal"


@dataclass(frozen=True, slots=True)
class Lengths:
    """The lengths of the messages of a batch."""

    what: str  # in words, with {size}
    draw: Callable[[random.Random, int, int], list[int]]  # (rng, size, count) -> bytes of each


LENGTHS: Final[Mapping[str, Lengths]] = {
    EQUAL: Lengths("{size} bytes each", lambda rng, size, count: [size] * count),
    "even": Lengths(
        "uniform from 0 to twice {size} bytes",
        lambda rng, size, count: [rng.randint(0, 2 * size) for _ in range(count)],
    ),
    "near": Lengths(
        "uniform from half to three halves of {size} bytes",
        lambda rng, size, count: [rng.randint(size // 2, size + size // 2) for _ in range(count)],
    ),
    "few": Lengths(
        "one of fifty of ten times {size} bytes, the others uniform from 0 to {size}",
        lambda rng, size, count: [
            10 * size if rng.randrange(50) == 0 else rng.randint(0, size) for _ in range(count)
        ],
    ),
    "giant": Lengths(
        "one of a hundred times {size} bytes, the others of a tenth of them",
        lambda rng, size, count: rng.sample([100 * size, *[size // 10] * (count - 1)], count),
    ),
}


def contest(
    hash_: Hash, kernel: Kernel, size: int, messages: int = 1, lengths: str = EQUAL, pieces: int = 0
) -> Contest:
    """The contest for a kernel of the hash on a number of messages, each of this size in bytes.

    The messages of a batch have the lengths of the given name, scaled by the size. Peers for one message get
    all bytes as one message; for a batch, they get the messages one by one. With pieces, a message is in pieces
    of this number of bytes. Raises UserError if there is no contest.
    """
    require_timed(hash_, kernel, pieces)
    if pieces > size:
        raise UserError(f"{size} bytes are less than a piece of {pieces}; write --pieces {size} or fewer")
    race = racing_of(hash_)
    task = race.task(hash_, kernel, LENGTHS[lengths].draw(random.Random(SEED), size, messages))
    peers: list[Candidate] = []
    absent: list[str] = []
    for found in (race.peers_in_pieces if pieces else race.peers)(hash_, kernel):
        if isinstance(found, Candidate):
            peers.append(found)
        else:
            absent.append(found)
    return Contest(replace(task, piece=pieces), tuple(peers), tuple(absent))


def require_timed(hash_: Hash, kernel: Kernel, pieces: int = 0) -> None:
    """Raises UserError if the kernel cannot be timed, or not on messages in pieces."""
    if kernel.timings(pieces):
        return
    known = ", ".join(name for name, each in hash_.kernels.items() if each.timings(pieces))
    what = f"cannot be timed {'on messages in pieces' if pieces else 'yet'}"
    remedy = f"write --kernel with one of: {known}" if known else "leave --pieces out"
    raise UserError(f"the kernel '{kernel}' of {hash_.name} {what}; {remedy}")


def ours(request: Request, kernel: Kernel, *libraries: Path, pieces: int = 0) -> list[Candidate]:
    """The functions for a kernel in the compiled library of a request, or in several displaced ones."""
    loaded, sizes = [load(library) for library in libraries], symbol_sizes(libraries[0])
    interface = public(request)
    found = []
    for each in kernel.timings(pieces):
        symbols = [interface[name].name for name in each.functions if name in interface]
        places, *copies = (
            tuple(at for symbol in symbols if (at := address(library, symbol))) for library in loaded
        )
        if len(places) == len(each.functions):
            size = sum(sizes[symbol] for symbol in symbols) if sizes.keys() >= set(symbols) else None
            shape = each.shape_of(is_single=request.setting().is_single)
            found.append(Candidate(each.name, "ours", shape, places, tuple(copies), size))
    return found


def compiled(made: Plan, request: Request, cc: Compiler, directory: Path) -> Path:
    """The files of a request, compiled to a library. Raises CheckFailed with the compiler's message."""
    made.write(directory)
    files = [directory / name for name in sources(request)]
    return cc.exporting.shared_library(files, directory / "kernel.so", request.flags)


def address(library: ctypes.CDLL, symbol: str) -> int | None:
    """The address of a function, or None if the library has none of that name."""
    if not hasattr(library, symbol):
        return None
    return ctypes.cast(library[symbol], c_void_p).value


def affordable(hash_: Hash, size: int) -> None:
    """Raises UserError if the description is too slow as an oracle for this size."""
    if size > SLOW:
        raise UserError(f"no {hash_.title} here is fast enough to check {size} bytes; write {SLOW} or fewer")
