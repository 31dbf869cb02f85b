"""A study: the tried points of a space on a kind of processor, in a storage that several workers share.

A study consists of Optuna's trials. Workers share only the storage: each requests a point, claims its program,
and stores the outcome. The point of a worker that died is queued once more. If several workers generate the
same program at the same time, one of them measures it.
"""

import os
import platform
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from hashwright.errors import UserError
from hashwright.explore import storage
from hashwright.explore.neighbours import key, neighbour
from hashwright.explore.programs import program
from hashwright.explore.space import WRITTEN, Picked, Point, Space
from hashwright.targets.cores import Core
from hashwright.targets.processor import here, identify

if TYPE_CHECKING:
    from optuna import Study as OptunaStudy
    from optuna import Trial
    from optuna.trial import FrozenTrial

SMALL: Final = 512  # all points of a space are tried if it has at most this number
LEASE: Final = 120  # seconds; a longer trial counts as abandoned
WAIT: Final = 0.2  # seconds between checks of another worker's measurement
STARTUP: Final = 24  # random points before the sampler learns
SAMPLED: Final = 4  # every fourth point comes from the sampler; the others are neighbours of the best

# Attributes of a study and of a trial.
SPACE: Final = "space"
WORKER: Final = "worker"
PROGRAM: Final = "program"
AGAIN: Final = "again"
STORED: Final = "told"

WAITING, RUNNING = "WAITING", "RUNNING"  # states of trials that are not finished

# The outcomes of a point.
MEASURED: Final = "measured"
EQUAL: Final = "equal"  # its program was measured for another point
PRUNED: Final = "pruned"  # by the model
FAILED: Final = "failed"
LEFT: Final = "left"  # it was already tried, or another worker has it


@dataclass(frozen=True, slots=True)
class Record:
    """The outcome of a point."""

    outcome: str  # one of the above
    picked: Picked = field(default_factory=dict)
    schedule: str = ""
    program: str = ""  # its digest
    cpb: float = 0.0  # core cycles per byte, measured, also of an equal one
    spread: float = 0.0  # between the quartiles, over the median
    code_bytes: int = 0
    predicted: float = 0.0  # core cycles per byte by the model; 0: unknown
    rules: tuple[str, ...] = ()  # that fired
    why: str = ""  # the reason of a failure
    number: int = -1  # of the trial, from 0

    @property
    def written(self) -> str:
        """Its language, as in Space.ways."""
        return self.picked[WRITTEN]


class Late(Exception):
    """Another worker has the point of this one, which was too slow."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A point for this worker to try."""

    trial: "Trial"
    point: Point

    @property
    def picked(self) -> Picked:
        """Every pick of it."""
        return _picked(self.trial.params)


class Study:
    """The study of a space on this kind of processor, or by the model of a core."""

    def __init__(
        self, space: Space, address: str, model: Core | None = None, core_name: str | None = None
    ) -> None:
        """Opens or starts the study; core_name is the name of this processor's core, if given.

        Raises UserError if the storage cannot be reached, or has the study of another version of the space.
        """
        store = storage.connect(address)
        import optuna
        from optuna.exceptions import ExperimentalWarning
        from optuna.samplers import TPESampler

        self.space = space
        self.on = identify(core_name)
        self._address = address
        self._finished: dict[int, Record | None] = {}  # by number
        self._random = Random()  # only of this worker
        self._asked_points = 0  # the number of points that this worker requested
        warnings.simplefilter("ignore", ExperimentalWarning)
        sampler = TPESampler(n_startup_trials=STARTUP, multivariate=True, group=True, constant_liar=True)
        where = f"the model of {model.name}" if model else here().identity
        self._study: OptunaStudy = optuna.create_study(
            storage=store,
            study_name=f"{space.name} in {', '.join(space.ways)} on {where}",
            sampler=sampler,
            load_if_exists=True,
        )
        self._check()
        points = space.points(SMALL)
        self.is_small = points is not None  # are all its points tried?
        self._queue_first(points or [])

    def _check(self) -> None:
        """Rejects the study of another version of the space; marks a new one."""
        ours = f"{self.space.digest()} {self._made()}"
        if self._study.user_attrs.setdefault(SPACE, ours) != ours:
            raise UserError(
                f"{storage.masked(self._address)} has a study of {self.space.name} by another version of "
                "hashwright; remove it, or write --storage with another place"
            )
        self._study.set_user_attr(SPACE, ours)

    def _made(self) -> str:
        """A digest of the default kernel of each emitter: it differs between most versions of the generator."""
        made: dict[str, str] = {}
        for picked in self.space.defaults():
            point = self.space.point(lambda name, _, picked=picked: picked[name])  # type: ignore[misc]
            if point.request.emitter not in made:
                made[point.request.emitter] = program(point).text
        return " ".join(made.values())

    def _queue_first(self, points: Sequence[Picked]) -> None:
        """Queues the starting points: the generator's defaults, uniform choices, the best of any core.

        In a small space all points follow, in a random order.
        """
        known = self._known() | {key(_picked(_parameters(trial))) for trial in self._trials(WAITING)}
        first = (*self.space.defaults(), *self.space.uniform(), *self.space.best())
        for picked in (*first, *Random(0).sample(points, len(points))):
            if key(picked) not in known:
                known.add(key(picked))
                self._queue(picked)

    def _queue(self, picked: Picked) -> None:
        parameters: dict[str, str] = {}
        self.space.walk(lambda name, able: parameters.setdefault(_parameter(name, able), picked[name]))
        self._study.enqueue_trial(parameters)

    def _trials(self, *states: str) -> "list[FrozenTrial]":
        """The trials in these states, or all."""
        from optuna.trial import TrialState

        wanted = tuple(TrialState[state] for state in states) or None
        return self._study.get_trials(deepcopy=False, states=wanted)

    def records(self) -> list[Record]:
        """The records so far, in the order of the trials.

        If two workers tried the same point at the same time, the second record is omitted.
        """
        for trial in self._trials():
            if trial.state.is_finished() and trial.number not in self._finished:
                self._finished[trial.number] = _record(trial)
        first: dict[str, Record] = {}
        for _, record in sorted(self._finished.items()):
            if record:
                first.setdefault(key(record.picked), record)
        return list(first.values())

    def measured(self) -> list[Record]:
        """The measured records, each program once."""
        return [record for record in self.records() if record.outcome == MEASURED]

    def best(self) -> Record | None:
        """The fastest."""
        return min(self.measured(), key=lambda record: record.cpb, default=None)

    def tried(self) -> int:
        """The number of points tried, or in progress."""
        return len(self.records()) + len(self._alive())

    def _alive(self) -> "list[FrozenTrial]":
        """The points in progress, by any worker."""
        return [trial for trial in self._trials(RUNNING) if not _is_orphan(trial)]

    def _known(self) -> set[str]:
        """The tried points."""
        return {key(record.picked) for record in self.records()}

    def ask(self, is_over: Callable[[], bool], most: int = 1) -> list[Asked]:
        """At most `most` points to try; none if none is left or the study is over, and all workers are done.

        A queued point is returned by itself.
        """
        while True:
            self._queue_orphans()
            found = self._asked(is_over, most)
            if found or not self._alive():
                return found
            time.sleep(WAIT)

    def _asked(self, is_over: Callable[[], bool], most: int) -> list[Asked]:
        """The same without waiting for other workers."""
        found: list[Asked] = []
        known = self._known()
        while len(found) < most and not is_over():
            is_queued = bool(self._trials(WAITING))
            if (is_queued and found) or (self.is_small and not is_queued):
                break
            asked = self._queued() if is_queued else self._proposed(known)
            picked = key(asked.picked)
            if picked in known:
                self.tell(asked, Record(LEFT))
                continue
            known.add(picked)
            found.append(asked)
            if is_queued:
                break
        return found

    def _proposed(self, known: set[str]) -> Asked:
        """A neighbour of one of the best; every few points, or without a neighbour, the sampler's point."""
        self._asked_points += 1
        is_local = self._asked_points % SAMPLED != 0
        if is_local and (picked := neighbour(self.space, self._best(), known, self._random)):
            self._queue(picked)
        return self._queued()

    def _best(self) -> list[list[Picked]]:
        """The measured points of each emitter, the fastest first."""
        found = defaultdict[str, list[Picked]](list)
        for each in sorted(self.measured(), key=lambda each: each.cpb):
            found[self.space.emitter(each.written)].append(each.picked)
        return list(found.values())

    def _queued(self) -> Asked:
        """The first queued point, or the sampler's if none is queued."""
        trial = self._study.ask()
        trial.set_user_attr(WORKER, f"{platform.node()}:{os.getpid()}:{time.time():.0f}")
        point = self.space.point(
            lambda name, able: str(trial.suggest_categorical(_parameter(name, able), able))
        )
        return Asked(trial, point)

    def _queue_orphans(self) -> None:
        """Queues the points of workers that died again, once."""
        for trial in self._trials(RUNNING):
            again = trial.user_attrs.get(AGAIN, 0)
            if _is_orphan(trial) and self._finish(trial.number, "FAIL") and not again:
                self._study.enqueue_trial(_parameters(trial), user_attrs={AGAIN: again + 1})

    def claim(self, asked: Asked, digest: str) -> Record | None:
        """The record of the program, after waiting for another worker that measures it.

        None: this worker must measure it. Of two simultaneous claims, the later worker withdraws its claim and
        waits. Raises Late if this worker was considered dead.
        """
        claimed = False
        while True:
            others = [
                trial
                for trial in self._trials()
                if trial.user_attrs.get(PROGRAM) == digest and trial.number != asked.trial.number
            ]
            records = [record for record in map(_record, others) if record and record.outcome == MEASURED]
            rivals = [trial for trial in others if not trial.state.is_finished() and not _is_orphan(trial)]
            if records or not rivals:
                if claimed:
                    return records[0] if records else None
                _mark(asked, digest)
                claimed = True
            elif claimed and min(rival.number for rival in rivals) < asked.trial.number:
                _mark(asked, "")
                claimed = False
            else:
                time.sleep(WAIT)

    def tell(self, asked: Asked, record: Record) -> None:
        """Stores the outcome of a point, unless this worker was considered dead and another has the point."""
        from optuna.exceptions import UpdateFinishedTrialError

        with suppress(UpdateFinishedTrialError):
            asked.trial.set_user_attr(STORED, _stored(record))
            if record.outcome == PRUNED and record.predicted:
                asked.trial.report(record.predicted, 0)
        self._finish(asked.trial.number, STATES[record.outcome], record.cpb or None)

    def add(self, record: Record) -> None:
        """Stores a measured point that no worker asked for. Its picks may have values that the space lacks."""
        from optuna.distributions import CategoricalDistribution
        from optuna.trial import create_trial

        able: dict[str, Sequence[str]] = {}

        def pick(name: str, values: Sequence[str]) -> str:
            value = record.picked[name]
            able[name] = values if value in values else [value]
            return value

        self.space.walk(pick)
        names = {name: _parameter(name, values) for name, values in able.items()}
        self._study.add_trial(
            create_trial(
                value=record.cpb,
                params={names[name]: record.picked[name] for name in able},
                distributions={names[name]: CategoricalDistribution(values) for name, values in able.items()},
                user_attrs={STORED: _stored(record)},
            )
        )

    def _finish(self, number: int, state: str, value: float | None = None) -> bool:
        """Ends a trial; False where another worker has done so."""
        from optuna.exceptions import OptunaError
        from optuna.trial import TrialState

        try:
            self._study.tell(number, value, state=TrialState[state])
        except (OptunaError, ValueError, RuntimeError):
            return False
        return True


# Optuna's state for each outcome. Optuna's sampler ignores failures.
STATES: Final = {MEASURED: "COMPLETE", EQUAL: "COMPLETE", PRUNED: "PRUNED", FAILED: "FAIL", LEFT: "FAIL"}


def _stored(record: Record) -> dict[str, Any]:
    """The fields of a record that its trial has nowhere else."""
    found = asdict(record)
    del found["picked"], found["program"], found["number"]
    return {key: value for key, value in found.items() if value}


def _mark(asked: Asked, digest: str) -> None:
    """Claims the program, or none."""
    from optuna.exceptions import UpdateFinishedTrialError

    try:
        asked.trial.set_user_attr(PROGRAM, digest)
    except UpdateFinishedTrialError:
        raise Late from None


def _parameter(name: str, able: Sequence[str]) -> str:
    """Optuna's name of a pick, which contains the values, as a parameter has the same values everywhere."""
    return f"{name}={'|'.join(able)}"


def _parameters(trial: "FrozenTrial") -> dict[str, str]:
    """The picks of the trial, by Optuna's names."""
    return trial.params or trial.system_attrs.get("fixed_params", {})


def _picked(parameters: dict[str, str]) -> Picked:
    """The picks of the trial, by our names."""
    return {name.partition("=")[0]: value for name, value in parameters.items()}


def _is_orphan(trial: "FrozenTrial") -> bool:
    """Has the worker of an unfinished trial died?"""
    host, _, rest = trial.user_attrs.get(WORKER, "").partition(":")
    if not host:
        return False  # it has only just asked
    pid, _, started = rest.partition(":")
    if time.time() - float(started) > LEASE:
        return True
    return host == platform.node() and not _runs(int(pid))


def _runs(pid: int) -> bool:
    """Does the process exist on this machine, other than as a zombie?"""
    if os.name == "nt":
        return True  # the system offers no check
    try:
        os.kill(pid, 0)
        state = Path("/proc", str(pid), "stat").read_text(encoding="utf-8").rpartition(")")[2]
    except ProcessLookupError:
        return False
    except OSError:  # another user's, or a system without /proc
        return True
    return "Z" not in state


def _record(trial: "FrozenTrial") -> Record | None:
    """The outcome of a finished trial, if it stored one."""
    stored = dict(trial.user_attrs.get(STORED, {}))
    if not trial.state.is_finished() or stored.get("outcome") == LEFT:
        return None
    if not stored or trial.state.name != STATES[stored["outcome"]]:  # its worker died, or was considered dead
        if AGAIN not in trial.user_attrs:
            return None
        stored = {"outcome": FAILED, "why": "its worker died at it twice"}
    stored["rules"] = tuple(stored.get("rules", ()))
    digest = trial.user_attrs.get(PROGRAM, "")
    return Record(picked=_picked(trial.params), program=digest, number=trial.number, **stored)
