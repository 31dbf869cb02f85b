"""A study loses no measurement and repeats none, even if workers die or resume."""

import fcntl
import math
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hashwright.errors import UserError
from hashwright.explore import search as searching
from hashwright.explore import study as studying
from hashwright.explore.neighbours import key
from hashwright.explore.patience import patient
from hashwright.explore.programs import Unmeasured, program
from hashwright.explore.search import Budget, search
from hashwright.explore.space import Space
from hashwright.explore.storage import _JournalLock, default, relied_on
from hashwright.explore.study import (
    AGAIN,
    EQUAL,
    FAILED,
    LEFT,
    MEASURED,
    PROGRAM,
    WORKER,
    Asked,
    Late,
    Record,
    Study,
)
from hashwright.native import compiler
from hashwright.targets.cores import CORES
from hashwright.targets.processor import Identified
from tests.explore.spaces import figure, narrow, pretend, space, study, with_other_horizons

EVER = Budget(points=10**6)


def test_a_study_is_where_the_user_keeps_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/user")
    monkeypatch.setenv("XDG_STATE_HOME", "/states")
    assert default("md5 blocks") == Path("/states/hashwright/md5-blocks.journal")
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert default("md5 blocks") == Path("/home/user/.local/state/hashwright/md5-blocks.journal")


def test_a_user_without_a_home_names_the_file_of_a_study(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as a user of whom its system knows only the number."""
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(UserError, match="has no home directory for the measurements; write --storage with a"):
        default("md5 blocks")


def no_home() -> Path:
    raise RuntimeError


def all_points(of: Space) -> list[str]:
    points = of.points(100)
    assert points
    return sorted(map(str, points))


def asked(of: Study) -> Asked:
    (found,) = of.ask(lambda: False)
    return found


def dead() -> str:
    """A dead worker of this machine."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return f"{platform.node()}:{process.pid}:{time.time():.0f}"


def test_a_small_space_is_tried_whole_and_equal_programs_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Unmeasured] = []
    pretend(monkeypatch, ran.append)
    of = study(narrow(), tmp_path)
    search(of, EVER)
    records = of.records()
    assert sorted(str(record.picked) for record in records) == all_points(of.space)
    assert [record.outcome for record in records].count(MEASURED) == len(ran)
    assert len({made.digest for made in ran}) == len(ran) < len(records)
    best = of.best()
    assert best
    assert best.cpb == min(map(figure, ran))
    for record in records:
        assert record.cpb == figure(next(made for made in ran if made.digest == record.program))


def test_the_same_study_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Unmeasured] = []
    pretend(monkeypatch, ran.append)
    of = narrow()
    search(study(of, tmp_path), Budget(points=1))
    assert len(ran) == 1

    def interrupt(made: Unmeasured) -> None:
        signal.raise_signal(signal.SIGINT)

    pretend(monkeypatch, interrupt)
    with pytest.raises(KeyboardInterrupt):
        search(study(of, tmp_path), EVER)
    pretend(monkeypatch, ran.append)
    monkeypatch.setattr(studying, "_runs", lambda pid: False)  # the worker's process counts as dead
    after = study(of, tmp_path)
    search(after, EVER)
    assert sorted(str(record.picked) for record in after.records()) == all_points(of)
    assert len({made.digest for made in ran}) == len(ran)


def test_a_large_space_starts_with_the_generators_own_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    of = study(space("md5", "blocks", "x86-64"), tmp_path)
    search(of, Budget(points=4))
    own = list(of.space.defaults())
    assert [record.picked for record in of.records()][: len(own)] == own
    assert len(of.records()) == 4


def test_a_point_that_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    of = study(space("md5", "blocks", "x86-64"), tmp_path)
    search(of, Budget(points=2))
    of._queue(of.records()[0].picked)
    search(of, Budget(points=4))
    points = [str(record.picked) for record in of.records()]
    assert len(points) == len(set(points)) == 4


def test_what_a_dead_worker_was_at_is_queued_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    of = study(narrow(), tmp_path)
    first = asked(of)
    first.trial.set_user_attr(WORKER, dead())
    second = asked(of)
    while second.trial.params != first.trial.params:
        of.tell(second, Record(MEASURED, cpb=1.0, program="another"))
        second = asked(of)
    assert second.trial.user_attrs[AGAIN] == 1
    second.trial.set_user_attr(WORKER, dead())
    search(of, EVER)
    (lost,) = [record for record in of.records() if record.outcome == FAILED]
    assert lost.why == "its worker died at it twice"
    of.tell(first, Record(MEASURED, cpb=0.1))  # it was alive, but is too late
    assert lost in of.records()
    assert all(record.cpb != 0.1 for record in of.records())


def zombie() -> str:
    """A dead worker that its parent has not waited for."""
    process = subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE)
    assert process.stdout
    process.stdout.read()  # until it closes its end
    while studying._runs(process.pid):
        time.sleep(0.01)
    return f"{platform.node()}:{process.pid}:{time.time():.0f}"


def test_a_worker_that_takes_too_long_or_is_gone_is_dead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    of = study(narrow(), tmp_path)
    trial = asked(of).trial
    here = platform.node()

    def is_orphan(worker: str) -> bool:
        trial.set_user_attr(WORKER, worker)
        (found,) = of._trials(studying.RUNNING)
        return studying._is_orphan(found)

    now = time.time()
    assert not is_orphan(f"{here}:{os.getpid()}:{now:.0f}")
    assert not is_orphan(f"elsewhere:1:{now:.0f}")
    assert is_orphan(f"elsewhere:1:{now - studying.LEASE - 5:.0f}")
    assert is_orphan(dead())
    assert is_orphan(zombie())


def meanwhile(monkeypatch: pytest.MonkeyPatch, *what: Callable[[], object]) -> list[float]:
    """Runs one event during each wait of a worker; returns the durations of the waits."""
    waited: list[float] = []

    def wait(seconds: float) -> None:
        what[len(waited)]()
        waited.append(seconds)

    monkeypatch.setattr(time, "sleep", wait)
    return waited


@pytest.mark.parametrize("asked_first", [True, False])
def test_who_comes_second_waits_for_what_the_first_measures(
    asked_first: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = study(narrow(), tmp_path)
    other = study(of.space, tmp_path)
    points = [asked(of), asked(other)]
    first, second = points if asked_first else points[::-1]
    assert of.claim(first, "the same") is None
    waited = meanwhile(monkeypatch, lambda: None, lambda: of.tell(first, Record(MEASURED, cpb=2.0)))
    known = other.claim(second, "the same")
    assert known
    assert (known.cpb, len(waited)) == (2.0, 2)


def test_of_two_that_claim_at_once_who_asked_later_takes_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = study(narrow(), tmp_path)
    other = study(of.space, tmp_path)
    first, second = asked(of), asked(other)
    mark = studying._mark
    waited = meanwhile(monkeypatch, lambda: of.tell(first, Record(MEASURED, cpb=3.0)))

    def at_once(asked_: Asked, digest: str) -> None:
        mark(asked_, digest)
        if digest and not waited:
            mark(first, digest)

    monkeypatch.setattr(studying, "_mark", at_once)
    known = other.claim(second, "the same")
    assert known
    assert (known.cpb, len(waited)) == (3.0, 1)
    assert second.trial.user_attrs[PROGRAM] == "the same"


def test_who_asked_first_measures_once_the_other_took_its_claim_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = study(narrow(), tmp_path)
    first, second = asked(of), asked(of)
    studying._mark(second, "the same")
    meanwhile(monkeypatch, lambda: studying._mark(second, ""))
    assert of.claim(first, "the same") is None


def test_a_worker_that_was_considered_dead_is_informed(tmp_path: Path) -> None:
    of = study(narrow(), tmp_path)
    first = asked(of)
    of._finish(first.trial.number, "FAIL")
    with pytest.raises(Late):
        of.claim(first, "any")


def test_a_wrong_program_is_reported_and_the_search_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(made: Unmeasured) -> None:
        raise UserError("it is wrong")

    pretend(monkeypatch, wrong)
    of = study(narrow(), tmp_path)
    search(of, EVER)
    assert {record.why for record in of.records()} == {"it is wrong"}
    assert of.best() is None
    assert sorted(str(record.picked) for record in of.records()) == all_points(of.space)


def test_what_must_be_slow_is_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Unmeasured] = []
    pretend(monkeypatch, ran.append)
    monkeypatch.setattr(studying, "identify", lambda _: Identified("zen4", CORES["zen4"], ""))
    monkeypatch.setattr(searching, "expected", lambda made, core: 1.0 if not ran else 99.0)
    of = study(narrow(), tmp_path)
    search(of, EVER)
    assert len(ran) == 1
    outcomes = [record.outcome for record in of.records()]
    assert set(outcomes) == {MEASURED, EQUAL, studying.PRUNED}
    assert {record.predicted for record in of.records() if record.outcome == studying.PRUNED} == {99.0}


@pytest.mark.long
def test_of_several_points_the_likely_ones_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Unmeasured] = []
    pretend(monkeypatch, ran.append)
    monkeypatch.setattr(studying, "identify", lambda _: Identified("zen4", CORES["zen4"], ""))
    monkeypatch.setattr(searching, "expected", lambda made, core: figure(made))  # the model is exact
    monkeypatch.setattr(searching, "TOLERANCE", 9.0)
    of = study(space("md5", "blocks", "x86-64-bmi"), tmp_path)
    begun = len({key(each) for each in (*of.space.defaults(), *of.space.best())})
    search(of, Budget(points=begun))
    first = len(of.records())
    assert first == begun
    search(of, Budget(points=begun + searching.BATCH))
    last = of.records()[begun:]
    kept = [each for each in last if each.outcome == MEASURED]
    left = [each for each in last if each.outcome == studying.PRUNED]
    assert len(kept) + len(left) + sum(each.outcome == EQUAL for each in last) == searching.BATCH
    assert 0 < len(kept) <= searching.BATCH * searching.SHARE
    assert max(each.cpb for each in kept) <= min(each.predicted for each in left)


def test_when_the_time_is_over_the_rest_of_a_batch_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what was generated; the next search tries it."""
    ran: list[Unmeasured] = []
    spent = Budget(seconds=60, start=-math.inf)
    assert spent.left == 0
    assert spent.is_over(0)
    pretend(monkeypatch, ran.append)
    of = study(narrow(), tmp_path)
    batch = of.ask(lambda: False)
    assert [each.outcome for _, each in searching._tried(of, batch, spent, None)] == [LEFT]
    budgets = iter([Budget(), spent])  # it ends between the two
    monkeypatch.setattr(Budget, "left", property(lambda _: next(budgets).seconds - 60))
    assert [each.outcome for _, each in searching._tried(of, batch, Budget(), None)] == [LEFT]
    assert ran == []


@pytest.mark.parametrize("address", ["{}", "sqlite:///{}"])
def test_a_storage_that_is_lost_is_reported(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "study"
    address = address.format(file)
    of = Study(narrow(), address)

    def lose(made: Unmeasured) -> None:
        file.unlink()
        file.mkdir()

    pretend(monkeypatch, lose)
    with (
        pytest.raises(UserError, match=r"study was lost \(.*\); when it is available again, the same command"),
        relied_on(address),
    ):
        search(of, EVER)


def test_other_faults_are_not_reported_as_faults_of_the_storage(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), relied_on(str(tmp_path)):
        raise ZeroDivisionError
    with pytest.raises(FileNotFoundError), relied_on(str(tmp_path / "x")):
        (tmp_path / "y").read_text()


def test_the_lock_of_who_was_killed_is_free(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.touch()
    imports = "from pathlib import Path; from hashwright.explore.storage import _JournalLock"
    command = [
        sys.executable,
        "-c",
        f"{imports}; _JournalLock(Path({str(path)!r})).acquire(); print('held', flush=True); input()",
    ]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as holder, path.open() as file:  # type: ignore[call-overload]
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        holder.kill()
        holder.wait()
        lock = _JournalLock(path)
        assert lock.acquire()
        lock.release()
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_other_compilers_make_another_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No search reaches points that this machine cannot generate."""
    pretend(monkeypatch)
    search(study(narrow(), tmp_path), EVER)
    other = replace(narrow(), compilers={"another": compiler.find()})
    of = study(other, tmp_path)
    assert of.records() == []
    search(of, EVER)
    assert {record.written for record in of.records()} == {"C, another"}


def test_another_version_of_the_space_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = space("md5", "blocks", "x86-64")
    study(of, tmp_path)
    study(of, tmp_path)
    with_other_horizons(monkeypatch)
    with pytest.raises(UserError, match="by another version of hashwright; remove it, or write --storage"):
        study(of, tmp_path)


def test_another_generator_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = narrow()
    study(of, tmp_path)
    monkeypatch.setattr(studying, "program", lambda point: replace(program(point), text="otherwise"))
    with pytest.raises(UserError, match="by another version of hashwright"):
        study(of, tmp_path)


@pytest.mark.parametrize(
    ("text", "seconds", "points"),
    [
        ("60s", 60, float("inf")),
        ("10m", 600, float("inf")),
        ("2h", 7200, float("inf")),
        ("500", float("inf"), 500),
    ],
)
def test_budgets(text: str, seconds: float, points: float) -> None:
    budget = Budget.parse(text)
    assert (budget.seconds, budget.points) == (seconds, points)


@pytest.mark.parametrize("text", ["", "0", "-5", "1.5m", "60 s", "soon", "s"])
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(UserError, match="is not a budget; write a time, such as 60s"):
        Budget.parse(text)


def test_ctrl_c_is_heard_at_a_good_moment() -> None:
    before = signal.getsignal(signal.SIGINT)
    done: list[str] = []

    def work(number: signal.Signals, times: int, *, checks: bool) -> None:
        with patient() as check:
            for _ in range(times):
                signal.raise_signal(number)
            done.append(f"{number.name} amid")
            if checks:
                check()
            done.append(f"{number.name} to the end")

    for number, times, checks in (
        (signal.SIGINT, 1, True),
        (signal.SIGTERM, 1, False),
        (signal.SIGINT, 2, False),
    ):
        with pytest.raises(KeyboardInterrupt):
            work(number, times, checks=checks)
    assert done == ["SIGINT amid", "SIGTERM amid", "SIGTERM to the end"]
    assert signal.getsignal(signal.SIGINT) is before
