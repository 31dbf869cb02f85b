"""`hashwright bench`: generates and compiles kernels, and times them in alternation with their peers."""

import math
import os
import platform
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from hashwright.bench import timing as bench
from hashwright.bench.contest import EQUAL, LENGTHS, contest, ours
from hashwright.bench.peer import FORM, Peer
from hashwright.bench.racing import racing_of
from hashwright.bench.timing import UNSTEADY, Candidate, RaceResult, Row, Task
from hashwright.bench.variants import Entrant
from hashwright.errors import UserError, unknown
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel, Timed
from hashwright.native.compiler import Compiler, names
from hashwright.native.foreign import require_here
from hashwright.native.progress import shown
from hashwright.output.generate import generate, sources
from hashwright.requests.request import Request
from hashwright.targets.features import cpuinfo


@dataclass(frozen=True, slots=True)
class CompiledKernel:
    """A compiled kernel."""

    name: str
    request: Request
    libraries: tuple[Path, ...]  # with the code at different positions, one for each place of `bench`


@dataclass(frozen=True, slots=True)
class BenchReport:
    """The measurements, with the processor and the compilers."""

    hash: str
    kernel: str
    size: int  # bytes of a message
    samples: int  # of each candidate
    base: str  # the candidate that ratios refer to
    processor: str
    ghz: float  # the clock during the measurement
    compilers: tuple[str, ...]
    made: Mapping[str, Mapping[str, str]]  # by candidate: the command that generates it, and the compiler
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    taken: tuple[tuple[float, ...], ...]  # as in bench.Race
    messages: int | None = None  # of a batch
    refused: tuple[str, ...] = ()  # as in bench.Race
    pieces: int | None = None  # bytes of each update of a message in pieces

    def as_json(self) -> dict[str, Any]:
        """The report for JSON: without the single samples."""
        return {key: value for key, value in asdict(self).items() if key != "taken"}


def compile_entrant(entry: Entrant, directory: Path) -> CompiledKernel:
    """Generates and compiles an entry in its own directory. Raises CheckFailed with the compiler's message."""
    request = entry.request
    require_here(entry.cc, "this machine")
    generate(request).write(directory)
    files = [directory / name for name in sources(request)]
    paddings = [place.code for place in bench.PLACES]
    libraries = entry.cc.exporting.displaced(files, directory, paddings, request.flags)
    return CompiledKernel(entry.name, request, libraries)


def compile_all(found: Sequence[Entrant], directory: Path) -> list[CompiledKernel]:
    """Compiles the entries in a directory, several at a time."""
    made: list[CompiledKernel] = []
    with shown(is_measuring=True) as tell, ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        tell("compiling", 0, len(found))
        for one in pool.map(compile_entrant, found, (directory / str(i) for i in range(len(found)))):
            made.append(one)
            tell("compiling", len(made), len(found))
    return made


Work = tuple[Kernel, int, str]  # a kernel, the number of messages, and their lengths


@dataclass(frozen=True, slots=True)
class Batch:
    """The messages of batches."""

    messages: int = 4096  # in a call
    lengths: tuple[str, ...] = (EQUAL, "even")  # keys of LENGTHS

    def works(self, kernel: Kernel, messages: int) -> list[Work]:
        """The works of a kernel: one, or for a batch one with each kind of lengths."""
        if not kernel.is_batch:
            return [(kernel, messages, EQUAL)]
        return [(kernel, self.messages, lengths) for lengths in self.lengths]

    def named(self, name: str, work: Work) -> str:
        """The name of a candidate with this work."""
        kernel, _, lengths = work
        return f"{name}, {lengths}" if kernel.is_batch else name

    def notes(self, size: int) -> Iterator[str]:
        """The meaning of the names of lengths."""
        yield from (f"{name}: {LENGTHS[name].what.format(size=size)}." for name in self.lengths)


@dataclass(frozen=True, slots=True)
class Lineup:
    """The candidates, each with its task."""

    hash: Hash
    size: int  # of each message
    entrants: tuple[tuple[Candidate, Task], ...]
    batch: Batch
    tasks: Mapping[Work, Task]  # by kernel, number of messages, and lengths
    notes: tuple[str, ...]  # about peers
    pieces: int = 0  # bytes of each update of a message; 0: it is in one call

    def beside(self, kernel: Kernel, more: Iterable[tuple[Candidate, int]]) -> "Lineup":
        """Adds other candidates for the kernel, each with its number of messages."""
        tasks = dict(self.tasks)
        runners: list[tuple[Candidate, Task]] = []
        for candidate, messages in more:
            for key in self.batch.works(kernel, messages):
                if key not in tasks:
                    tasks[key] = contest(self.hash, kernel, self.size, *key[1:], self.pieces).task
                runners.append((replace(candidate, name=self.batch.named(candidate.name, key)), tasks[key]))
        return replace(self, entrants=(*self.entrants, *runners), tasks=tasks)

    def joined_by(self, made: Sequence[CompiledKernel], kernel: Kernel) -> "Lineup":
        """Adds our compiled kernels; for a whole library, its functions for the work of the kernel."""
        field = self
        for each in made:
            request = each.request
            which = kernel if request.kernel == LIBRARY else request.kernel
            messages = request.setting().messages
            found = ours(request, which, *each.libraries, pieces=self.pieces)
            timed = which.timings(self.pieces)
            field = field.beside(which, ((_called(each.name, one, timed), messages) for one in found))
        return field


def _called(name: str, candidate: Candidate, timed: Iterable[Timed]) -> Candidate:
    """Our function for a kernel, with the name of the entry."""
    what = next((each.what for each in timed if each.shape == candidate.shape), "")
    return replace(candidate, name=_joined(name, what))


def _joined(name: str, what: str) -> str:
    return ", ".join(filter(None, (name, what)))


@dataclass(frozen=True, slots=True)
class RowSubject:
    """The subject of a row of a report."""

    entry: Entrant | None  # None: another implementation
    name: str  # of the entry or the other implementation
    what: str = ""  # as in Timed.what
    lengths: str = ""  # of the messages of a batch


def timings(found: Sequence[Entrant], report: BenchReport, batch: Batch) -> dict[Row, RowSubject]:
    """The subject of each row of the report of these entries."""
    known = {
        batch.named(_joined(entry.name, each.what), work): RowSubject(entry, entry.name, each.what, lengths)
        for entry in found
        for kernel in (_timed(entry),)
        for each in kernel.timings(report.pieces or 0)
        for work in batch.works(kernel, 1)
        for lengths in (work[2] if kernel.is_batch else "",)
    }
    others = {
        row.name: RowSubject(None, row.name.removesuffix(f", {lengths}"), lengths=lengths)
        for row in report.rows
        for lengths in (batch.lengths if report.messages else ("",))
        if row.name.endswith(f", {lengths}") or not lengths
    }
    return {row: known.get(row.name) or others[row.name] for row in report.rows}


def _timed(entry: Entrant) -> Kernel:
    """The kernel that is timed for an entry; for a library, its first kernel."""
    kernel, hash_ = entry.request.kernel, entry.request.hash
    return next(iter(hash_.kernels.values())) if kernel == LIBRARY else kernel


def counterparts(found: Sequence[Entrant], kernel: Kernel, directory: Path) -> list[Candidate]:
    """Other implementations in C, compiled by each compiler of the entries."""
    made: dict[Compiler, Candidate] = {}
    for entry in found:
        if entry.cc not in made:
            place = directory / f"counterpart{len(made)}"
            one = racing_of(entry.request.hash).counterpart(entry.request, kernel, entry.cc, place)
            made |= {entry.cc: one} if one else {}
    if len(made) == 1:
        return [*made.values()]
    return [replace(made[cc], name=f"{made[cc].name} {name}") for name, cc in names(made).items()]


def peers(hash_: Hash, kernels: Sequence[Kernel], size: int, batch: Batch = Batch(), pieces: int = 0) -> Lineup:
    """The peers of these kernels, for messages of this size in bytes, whole or in pieces of this length.

    Raises UserError if the size is wrong.
    """
    entrants: dict[str, tuple[Candidate, Task]] = {}
    tasks: dict[Work, Task] = {}
    notes: list[str] = []
    for key in (key for kernel in dict.fromkeys(kernels) for key in batch.works(kernel, 1)):
        kernel = key[0]
        given = contest(hash_, kernel, size, *key[1:], pieces)
        tasks[key] = given.task
        notes += given.absent
        for peer in given.peers:
            name = peer.name if peer.shape == WHOLE or len(set(kernels)) == 1 else f"{peer.name} {kernel}"
            name = batch.named(name, key)
            if name not in entrants:
                entrants[name] = (replace(peer, name=name), given.task)
                notes += _about(hash_, peer, size)
    return Lineup(hash_, size, tuple(entrants.values()), batch, tasks, tuple(dict.fromkeys(notes)), pieces)


WHOLE: Final = "digest"  # the shape of functions that hash a message with its padding


def _about(hash_: Hash, peer: Candidate, size: int) -> list[str]:
    if peer.shape != WHOLE:
        return []
    blocks = size // hash_.rate_bytes
    return [f"{peer.name} is called for whole messages and pads them: {blocks + 1} blocks for our {blocks}."]


def run(
    found: Sequence[Entrant],
    directory: Path,
    *,
    size: int,
    pieces: int = 0,
    base: str | None = None,
    samples: int = 301,
    batch: Batch | None = None,
    more: Sequence[Peer] = (),
    notes: Sequence[str] = (),
    until: float = math.inf,
) -> BenchReport:
    """Generates the entries in a directory and times them in alternation with the peers, and with further ones.

    Messages have this size. They are in pieces of the given number of bytes, or in one call.

    Ratios refer to the candidate of that name, or to the first peer, or to the first entry if there is none. A
    candidate that fails its check is omitted, with a sentence in the report. After the time `until`, as in
    `measure`, no run is repeated.

    Raises UserError for an unknown base and for a peer that cannot be timed, CheckFailed for a kernel that does
    not compile and if no candidate passes its check.
    """
    bench.enough(samples)
    if more and pieces:
        raise UserError(
            "a --peer is one function, but a message in pieces needs three; leave --peer or --pieces out"
        )
    hash_, kernel = found[0].request.hash, found[0].request.kernel
    kernels = [entry.request.kernel for entry in found]
    batch = batch or Batch()
    is_batch = any(each.is_batch for each in kernels)
    field = peers(hash_, kernels, size, batch, pieces)
    shape = kernel.timed[0].shape_of(is_single=found[0].request.setting().is_single)
    field = field.beside(kernel, [peer.candidate(kernel, shape) for peer in more])
    if not pieces:
        field = field.beside(kernel, ((each, 1) for each in counterparts(found, kernel, directory)))
    notes = [*notes, *(batch.notes(size) if is_batch else ())]
    named = [batch.named(each.name, work) for each in found for work in batch.works(each.request.kernel, 1)]
    known = [*(candidate.name for candidate, _ in field.entrants), *named]
    if twice := next((name for name in known if known.count(name) > 1), ""):  # possible for a user's peers
        raise UserError(f"there are two candidates '{twice}'; write --peer {FORM} with another NAME")
    if base not in (None, *known):
        raise unknown("base", str(base), known)
    field = field.joined_by(compile_all(found, directory), kernel)
    cc = found[0].cc
    race = bench.measure(field.entrants, base=base or known[0], samples=samples, until=until, cc=cc)
    return BenchReport(
        hash=hash_.name,
        kernel=kernel.name,
        size=size,
        samples=samples,
        base=race.base,
        processor=processor(),
        ghz=race.ghz,
        compilers=tuple(dict.fromkeys(entry.cc.version() for entry in found)),
        made={entry.name: {"command": entry.request.command(), "cc": str(entry.cc)} for entry in found},
        notes=(*notes, *field.notes, *_unsteady(race)),
        rows=race.rows,
        taken=race.taken,
        messages=batch.messages if is_batch else None,
        pieces=pieces or None,
        refused=race.refused,
    )


def _unsteady(race: RaceResult) -> Iterator[str]:
    """Warnings about rows with a large spread."""
    unsteady = [row.name for row in race.rows if row.spread > UNSTEADY]
    if unsteady:
        yield (
            f"Spread above {UNSTEADY:.0%} in the best of {race.runs} runs: {', '.join(unsteady)}. "
            "Other work disturbed the measurement; repeat it when the machine is idle."
        )


def processor() -> str:
    """The name of the processor."""
    info = cpuinfo()
    if "model name" in info:
        numbers = [f"{key.removeprefix('cpu ')} {info[key]}" for key in ("cpu family", "model") if key in info]
        return " ".join([info["model name"], *([f"({', '.join(numbers)})"] if numbers else [])])
    if platform.system() == "Darwin":
        command = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return platform.processor() or platform.machine()
