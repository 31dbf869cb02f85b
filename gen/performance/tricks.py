"""The counts and the gains of tricks: a kernel without a trick and with it, from the records of cores."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from hashwright.emit.emitters import C
from hashwright.hashes import HASHES
from hashwright.output.generate import lower_all
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule
from performance.record import CoreRecord, MeasuredTask, Subject, place
from performance.regions import cycles, markdown, title
from performance.table import Side, Trick

ALL_REGION: Final = "tricks"
NOT_MEASURED: Final = "not measured"


@dataclass(frozen=True, slots=True)
class Speedup:
    """Two figures by the same compiler on the same core, in cycles per byte."""

    before: float
    after: float

    @property
    def share(self) -> float:
        return self.after / self.before - 1

    def __str__(self) -> str:
        return f"{cycles(self.before)} → {cycles(self.after)} ({_percent(self.share)})"


def _percent(share: float) -> str:
    return f"{share:+.1%}".replace("%", "\N{NO-BREAK SPACE}%").replace("+0.0", "0.0").replace("-0.0", "0.0")


def anchor(trick: Trick) -> str:
    """The name of the trick's region, and of its heading in a link."""
    return re.sub(r"[^\w]+", "-", trick.name.lower()).strip("-")


def gains(trick: Trick, record: CoreRecord) -> dict[str, Speedup]:
    """The gain by each compiler that made both, and in assembly."""
    before, after = (_figures(trick, side, record) for side in (trick.before, trick.after))
    # Per byte of what the first kernel processes: padding is no part of a message.
    scale = (trick.after.size or trick.size) / (trick.before.size or trick.size)
    return {by: Speedup(before[by], after[by] * scale) for by in before if by in after}


def _figures(trick: Trick, side: Side, record: CoreRecord) -> dict[str, float]:
    """The figures of one kernel, by compiler."""
    task = MeasuredTask(trick.hash, side.kernel or trick.kernel, side.size or trick.size)
    schedule = str(Schedule.parse(side.schedule))
    found: dict[str, float] = {}
    for (what, who), figure in record.figures.items():
        if what != task or who.what:
            continue
        if who.peer and side.peer and who.peer.startswith(f"{side.peer} "):
            found[who.peer.removeprefix(f"{side.peer} ")] = figure.cpb
        elif not side.peer and _is_it(who, side, schedule):
            found[who.maker] = figure.cpb
    return {maker: found[maker] for maker in sorted(found, key=place)}


def _is_it(who: Subject, side: Side, schedule: str) -> bool:
    same = (who.target, who.schedule) == (side.target, schedule)
    return same and not who.peer and who.emitter == (side.emitter or who.emitter)


@dataclass(frozen=True, slots=True)
class StaticCounts:
    """The static counts of one function for one stream."""

    instructions: int
    path: Fraction  # cycles: the critical path, or those of a call that continues with the previous state


@cache  # the section of a trick and the table of all tricks have the same
def counts(trick: Trick, side: Side) -> StaticCounts | None:
    """The counts of the trick's function; None for other implementations."""
    if side.peer:
        return None
    kernel = HASHES[trick.hash].kernels[side.kernel or trick.kernel]
    request = resolve(
        trick.hash,
        side.target,
        kernel=kernel.name,
        schedule=side.schedule,
        emitter=side.emitter or C,
        length=str(side.size or trick.size) if kernel.sized else None,
    )
    facts = lower_all(request)[trick.function].facts
    path = Fraction(facts.critical_path) if facts.loop is None else facts.loop
    return StaticCounts(facts.instructions // request.setting().streams, path)


def _both(before: object, after: object) -> str:
    return f"{before} → {after}" if before != after else f"{after}"


def _counted(trick: Trick) -> tuple[str, str]:
    """The instructions and the critical path, before and after; empty if they are not those of one function."""
    one, two = (counts(trick, side) for side in (trick.before, trick.after))
    if not one or not two:
        return "", ""
    return _both(one.instructions, two.instructions), _both(f"{float(one.path):g}", f"{float(two.path):g}")


def section(trick: Trick, records: Sequence[CoreRecord]) -> str:
    """The counts of a trick, and its gain by core and compiler."""
    found = [gains(trick, record) for record in records]
    head = ["", *(title(record.core) for record in records)]
    makers = dict.fromkeys(by for each in found for by in each)
    lines = [[f"cpb, {by}", *(str(each.get(by, NOT_MEASURED)) for each in found)] for by in makers]
    instructions, path = _counted(trick)
    static = f"Instructions: {instructions}. Critical path: {path} cycles." if instructions else ""
    return "\n\n".join(filter(None, (static, markdown(head, lines) if lines else "No core was measured.")))


def summary(tricks: Sequence[Trick], records: Sequence[CoreRecord]) -> str:
    """A table of all tricks: on each core the smallest and the largest gain by a compiler."""
    head = ["Trick", "Instructions", "Critical path", *(title(record.core) for record in records)]
    lines = []
    for trick in tricks:
        cells = [_range([gain.share for gain in gains(trick, record).values()]) for record in records]
        lines.append([f"[{trick.name}](#{anchor(trick)})", *_counted(trick), *cells])
    return markdown(head, lines)


def _range(shares: Sequence[float]) -> str:
    if not shares:
        return NOT_MEASURED
    return " to ".join(dict.fromkeys((_percent(min(shares)), _percent(max(shares)))))
