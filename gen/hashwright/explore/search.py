"""The search: generates and measures points until the budget is exhausted."""

import math
import multiprocessing
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing.process import BaseProcess
from typing import Final

from hashwright.errors import UserError
from hashwright.explore.forecast import expected, likely
from hashwright.explore.patience import deaf, patient
from hashwright.explore.programs import Unmeasured, loaded, program, raced
from hashwright.explore.space import Space
from hashwright.explore.storage import relied_on
from hashwright.explore.study import EQUAL, FAILED, LEFT, MEASURED, PRUNED, Asked, Late, Record, Study
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.native.progress import Tell, shown
from hashwright.requests.request import find_hash
from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES, Core

TOLERANCE: Final = 1.2  # programs with a prediction above the best times this are skipped: docs/model.md
BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})([smh]?)")
SECONDS: Final[Mapping[str, int]] = {"s": 1, "m": 60, "h": 3600}
BATCH: Final = 8  # points of a large space that are ranked by the model
SHARE: Final = 0.5  # the share of them that is measured
WORKERS: Final = min(4, os.cpu_count() or 1)  # that generate programs; a machine measures one at a time


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a search. Its time begins when it is parsed, for all processes of the machine."""

    seconds: float = float("inf")  # of this run
    points: float = float("inf")  # of the study, in all its runs
    start: float = field(default_factory=time.monotonic, compare=False)

    @staticmethod
    def parse(text: str) -> "Budget":
        """Parses a budget. Raises UserError if the text is not one."""
        found = BUDGET.fullmatch(text)
        if not found:
            raise UserError(
                f"'{text}' is not a budget; write a time, such as 60s or 10m, or a number of schedules: 500"
            )
        number, unit = found.groups()
        return Budget(seconds=int(number) * SECONDS[unit]) if unit else Budget(points=int(number))

    @property
    def is_timed(self) -> bool:
        """Is its time limited?"""
        return not math.isinf(self.seconds)

    def before(self, seconds: float) -> "Budget":
        """The budget without its last seconds."""
        return replace(self, seconds=self.seconds - seconds)

    @property
    def passed(self) -> float:
        """The seconds since its start."""
        return time.monotonic() - self.start

    @property
    def left(self) -> float:
        """The seconds until its end; 0 after it."""
        return max(self.seconds - self.passed, 0)

    def is_over(self, points: int) -> bool:
        """Is it exhausted?"""
        return not self.left or points >= self.points


def search(study: Study, budget: Budget, model: Core | None = None) -> None:
    """Tries points until the budget is exhausted or none is left, and every worker of the study is done.

    With a model, nothing is measured: the predictions count.
    """
    parent = os.getppid()
    with shown(is_measuring=True) as tell, patient() as check:
        tell("starting with the generator's defaults", 0, 1, "nothing measured yet")

        def is_over() -> bool:
            check()
            # A worker ends if its parent died.
            return os.getppid() != parent or budget.is_over(study.tried())

        is_ranked = not study.is_small and (model or study.on.core)
        while batch := study.ask(is_over, BATCH if is_ranked else 1):
            for asked, record in _tried(study, batch, budget, model):
                check()
                study.tell(asked, record)
                _show(tell, study, budget)
                check()


def _show(tell: Tell, study: Study, budget: Budget) -> None:
    """Shows the counts of schedules, the best so far, and the time left."""
    records, best, seconds = study.records(), study.best(), budget.passed
    share = min(1, max(seconds / budget.seconds, len(records) / budget.points))
    what = counted(records) + (f" Best: {best.cpb:.3f} cpb." if best else "")
    tell(what, share, 1, f"{seconds * (1 - share) / share:.0f} s left" if share < 1 else "finishing")


def counted(records: Sequence[Record]) -> str:
    """The numbers of records by outcome, in a sentence."""
    counts = Counter(record.outcome for record in records)
    words = {MEASURED: "measured", EQUAL: "equal to these", PRUNED: "pruned", FAILED: "failed"}
    parts = [f"{counts[outcome]} {what}" for outcome, what in words.items() if counts[outcome]]
    return f"{len(records)} schedules tried: {', '.join(parts)}."


@dataclass(frozen=True, slots=True)
class _Draft:
    """A program that may be measured."""

    asked: Asked
    made: Unmeasured
    predicted: float  # core cycles per byte by the model; 0: unknown
    likely: float  # the same, corrected by measurements nearby

    def record(self, outcome: str) -> Record:
        """Its record without a measurement."""
        return Record(
            outcome,
            schedule=str(self.asked.point.request.schedule),
            predicted=self.predicted,
            rules=tuple(self.made.rules),
        )


def _tried(
    study: Study, batch: Sequence[Asked], budget: Budget, model: Core | None
) -> Iterator[tuple[Asked, Record]]:
    """The records of the points. Of several points, only those that are likely to be fast are measured.

    When the time is over, the others are left.
    """
    drafts = []
    for asked in batch:
        found = _drafted(study, asked, model) if budget.left else Record(LEFT)
        if isinstance(found, Record):
            yield asked, found
        else:
            drafts.append(found)
    drafts.sort(key=lambda draft: draft.likely)
    worth = math.ceil(len(drafts) * SHARE)
    for place, draft in enumerate(drafts):
        if not budget.left:
            yield draft.asked, Record(LEFT)
        elif model or place < worth:
            yield draft.asked, _measured(study, draft, model)
        else:
            yield draft.asked, draft.record(PRUNED)


def _drafted(study: Study, asked: Asked, model: Core | None) -> _Draft | Record:
    """The program of a point; or the record of the point, if it has no program, or a measured one."""
    schedule = str(asked.point.request.schedule)
    try:
        made = program(asked.point)
        measured = study.measured()
        if any(each.program == made.digest for each in measured):
            known = study.claim(asked, made.digest)
            assert known
            return replace(known, outcome=EQUAL, schedule=schedule)
        on = model or study.on.core
        predicted = expected(made, on) if on else 0.0
        return _Draft(asked, made, predicted, likely(predicted, asked.picked, measured))
    except Late:
        return Record(LEFT)
    except UserError as error:
        return Record(FAILED, schedule=schedule, why=str(error))


def _measured(study: Study, draft: _Draft, model: Core | None) -> Record:
    """The record of its measurement; without one if it is too slow, or if another worker measured it."""
    record = draft.record(MEASURED)
    best = study.best()
    try:
        known = study.claim(draft.asked, draft.made.digest)
        if known:
            return replace(known, outcome=EQUAL, schedule=record.schedule)
        if model:
            return replace(record, cpb=draft.predicted)
        if best and draft.predicted > best.cpb * TOLERANCE:
            return replace(record, outcome=PRUNED)
        with loaded(draft.made) as timed:
            got = raced(timed, best.cpb if best else None)
        return replace(record, cpb=got.cpb, spread=got.spread, code_bytes=got.code_bytes)
    except Late:
        return Record(LEFT)
    except UserError as error:
        return Record(FAILED, schedule=record.schedule, why=str(error))


@contextmanager
def helped(
    space: Space,
    address: str,
    budget: Budget,
    workers: int,
    model: Core | None = None,
    core_name: str | None = None,
) -> Iterator[Sequence[BaseProcess]]:
    """Starts the workers besides this one, which join the search, and ends them at the end."""
    context = multiprocessing.get_context("spawn")
    commands = {name: cc.command for name, cc in space.compilers.items()}
    named = space.hash.name, space.kernel, space.target.name, commands, space.length
    words = *named, address, budget, model and model.name, core_name
    helpers = [context.Process(target=_help, args=words, daemon=True) for _ in range(workers - 1)]
    with deaf():
        for helper in helpers:
            helper.start()
    try:
        yield helpers
        for helper in helpers:
            helper.join()
    finally:
        for helper in helpers:
            helper.terminate()
            helper.join()


def _help(
    hash_name: str,
    kernel: Kernel,
    target: str,
    commands: Mapping[str, Sequence[str]],
    length: str | None,
    address: str,
    budget: Budget,
    model_name: str | None,
    core_name: str | None,
) -> None:
    """Another worker of the same search. It reports no errors, because its parent encounters the same ones."""
    model = CORES[model_name] if model_name else None
    compilers = {name: Compiler(tuple(command)) for name, command in commands.items()}
    space = Space(find_hash(hash_name), kernel, TARGETS[target], compilers, length)
    try:
        with suppress(KeyboardInterrupt), relied_on(address):
            with patient():
                study = Study(space, address, model, core_name)
            search(study, budget, model)
    except UserError:
        sys.exit(UserError.exit_code)
