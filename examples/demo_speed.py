"""The third part of the demo: the speed of our functions in memory, beside those that they replace."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from hashwright.bench.benchmark import CompiledKernel, peers
from hashwright.bench.contest import ours
from hashwright.bench.timing import Row, measure
from hashwright.emit.emitters import C
from hashwright.modes.kernel import Kernel
from hashwright.native import compiler
from hashwright.requests.fastest import BEST, results
from hashwright.requests.request import Request
from hashwright.targets.processor import Identified, identify
from performance import record
from performance.fastest import Fastest
from performance.record import CoreRecord
from performance.table import Goal

RECORDS: Final = Path(__file__).resolve().parents[1] / record.DIRECTORY
SIZES: Final = ((16 << 10, 301), (64 << 20, 13))  # lengths of a message, each with the number of samples
IN_CACHE: Final = 1 << 20  # bytes; longer messages come from memory
EVEN: Final = 0.995  # ratios from here on are printed as 1.00 or more
NAMES: Final = {"blocks": "message", "mac": "MAC"}  # of the functions that are timed


def in_words(size: int) -> str:
    return f"{size >> 20} MiB" if size >> 20 else f"{size >> 10} KiB"


@dataclass(frozen=True)
class Race:
    """Our function for a kernel, and the one that it replaces, with messages of one size."""

    request: Request
    kernel: Kernel
    size: int  # bytes
    ours: Row
    other: Row | None  # None: there is none here

    @property
    def times(self) -> float | None:
        """Our speed relative to the other's."""
        return self.other.cpb / self.ours.cpb if self.other else None

    @property
    def is_behind(self) -> bool:
        return self.times is not None and self.times < EVEN


def raced(request: Request, library: Path, cc: compiler.Compiler, console: Console) -> Iterator[Race]:
    """The races of the hash's functions."""
    made = [CompiledKernel("hashwright", request, (library,))]
    for kernel in request.hash.kernels.values():
        if not ours(request, kernel, library):
            continue
        for size, samples in SIZES:
            field = peers(request.hash, [kernel], size)
            others = field.entrants
            *_, whole = field.joined_by(made, kernel).entrants  # of a function for blocks, the one for messages
            with console.status(f"timing {request.hash.title}, {kernel}, {in_words(size)}"):
                rows = measure([*others, whole], samples=samples, runs=1, cc=cc).rows
            yield Race(request, kernel, size, rows[-1], rows[0] if others else None)
            if size == SIZES[0][0]:
                for sentence in field.notes if not others else ():
                    console.print(sentence)


def table_of_races(races: Sequence[Race]) -> Table:
    """The speeds: a line for each function, below its hash."""
    table = Table("", box=box.SIMPLE, show_edge=False)
    for size, _ in SIZES:
        for column in ("ours", "theirs", "times"):
            table.add_column(f"{in_words(size)}\n{column}", justify="right", no_wrap=True)
    for title_, of_hash in groupby(races, lambda race: race.request.hash.title):
        table.add_row(f"[bold]{title_}[/]")
        for kernel, sizes in groupby(of_hash, lambda race: race.kernel):
            numbers = [cell for race in sizes for cell in cells(race)]
            table.add_row(f"  {NAMES.get(kernel.name, kernel.name)}", *numbers)
    return table


def cells(race: Race) -> tuple[str, str, str]:
    if not race.other:
        return f"{race.ours.gbps:.2f}", "", ""
    times = f"{race.times:.2f}"
    return f"{race.ours.gbps:.2f}", f"{race.other.gbps:.2f}", f"[yellow]{times}[/]" if race.is_behind else times


def legend(races: Sequence[Race], cc: compiler.Compiler) -> str:
    """A sentence about the columns."""
    names = dict.fromkeys(race.other.name for race in races if race.other)
    theirs = f" theirs: {' and '.join(names)}. times: our speed over theirs." if names else ""
    return f"Medians on one core. ours: in C, compiled by {cc.identity()}.{theirs}"


def reasons(races: Sequence[Race]) -> Iterator[str]:
    """A sentence for each function that is slower than the other, with what makes it faster."""
    behind = [race for race in races if race.is_behind]
    if any(race.size > IN_CACHE for race in behind):
        yield "Memory limits the speed of large messages: these ratios vary by a tenth from run to run."
    for race in behind:
        if race.size <= IN_CACHE:
            yield f"{race.request.hash.title} {race.kernel}: {remedy(race)}"


def remedy(race: Race) -> str:
    """The fastest schedule that is known for this core, or how to find one."""
    request, on = race.request, identify()
    cpb, command = min([*recorded(race, on), *explored(race, on)], default=(race.ours.cpb, ""))
    if cpb < EVEN * race.ours.cpb:
        return (
            f"another schedule or compiler is faster here: {command}, takes {cpb:.3f} cycles per byte, "
            f"not {race.ours.cpb:.3f}."
        )
    words = f"hashwright explore {request.hash.name} --kernel {race.kernel}"
    return f"no faster schedule is known for this processor; {words} searches for one."


def recorded(race: Race, on: Identified) -> Iterator[tuple[float, str]]:
    """The cycles per byte of the fastest kernel in the record of the core, if there is one, and its command."""
    path = RECORDS / CoreRecord(on.name).file
    if path.exists():
        goal = Goal("", race.request.hash.name, race.kernel.name, size=race.size)
        if best := Fastest.of(goal, record.read(path)).ours:
            (_, who), figure = best
            yield figure.cpb, command(race, who.target, who.schedule, who.emitter, who.cc)


def explored(race: Race, on: Identified) -> Iterator[tuple[float, str]]:
    """The same for what `explore` has found on the core."""
    for best in results(race.request.hash, race.kernel, on):
        if best.bytes == race.size:
            yield best.cpb, command(race, best.target, BEST, best.emitter, best.compiler)


def command(race: Race, target: str, schedule: str, emitter: str, cc: str) -> str:
    """The command that makes a kernel, and its compiler."""
    words = f"hashwright make {race.request.hash.name} --kernel {race.kernel} --target {target}"
    words += f" --schedule {schedule}" if schedule else ""
    return f"{words}, compiled by {cc}" if emitter == C else f"{words} --emitter {emitter}"
