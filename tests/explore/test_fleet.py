"""Several workers on one study in a real PostgreSQL; one of them is killed."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.errors import UserError
from hashwright.explore.storage import connect
from hashwright.explore.study import MEASURED, RUNNING, WORKER, Study, _picked
from hashwright.targets import TARGETS
from tests import needs
from tests.explore.spaces import space
from tests.patience import PATIENCE, wait_for

ROOT: Final = Path(__file__).parents[2]
POINTS: Final = 12
WORKERS: Final = 4


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a server for the test. PostgreSQL refuses to run as root: the user `nobody` runs it."""
    programs = needs.postgresql()
    needs.package("psycopg")
    user: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="hashwright-", ignore_cleanup_errors=True) as name:
        place = Path(name)
        if user:
            place.chmod(0o755)
            subprocess.run(["chown", "nobody:nogroup", place], check=True)
        data = place / "data"
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": place, **user}
        subprocess.run(
            [programs / "initdb", "-D", data, "-A", "trust", "-U", "test", "-N"], check=True, **quiet
        )
        options = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(place)]
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, *options], stderr=subprocess.DEVNULL, **quiet
        )
        try:
            answers: list[str | Path] = [programs / "pg_isready", "--quiet", "--host", place]
            wait_for(lambda: subprocess.run(answers, check=False).returncode == 0)  # its socket is there before
            yield f"postgresql://test@/postgres?host={place}"
        finally:
            server.send_signal(signal.SIGINT)  # a fast shutdown
            server.wait()


def worker(address: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.explore.worker", address, str(POINTS)]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "gen")})


@pytest.mark.long
def test_four_workers_of_which_one_is_killed_lose_nothing_and_count_nothing_twice(database: str) -> None:
    needs.peachpy()
    needs.runs(TARGETS["x86-64"])
    of = space("md5", "blocks", "x86-64")
    workers = [worker(database) for _ in range(WORKERS)]  # each of them tries to create the tables
    study = Study(of, database)
    own = len(list(of.defaults()))
    at_work: list[tuple[int, dict[str, str]]] = []  # the process and its point

    def is_at_work() -> bool:
        """Does one process a point that no other has? Every worker may have queued the first points."""
        for trial in study._trials(RUNNING):
            if trial.number >= WORKERS * own and WORKER in trial.user_attrs and trial.params:
                at_work.append((int(trial.user_attrs[WORKER].split(":")[1]), _picked(trial.params)))
        return bool(at_work)

    wait_for(is_at_work)
    pid, lost = at_work[0]
    (victim,) = [each for each in workers if each.pid == pid]
    victim.kill()
    codes = [each.wait(PATIENCE) for each in workers if each is not victim]
    assert codes == [0] * (WORKERS - 1)
    assert victim.wait() == -signal.SIGKILL

    records = study.records()
    assert POINTS <= len(records) < POINTS + WORKERS
    points = [str(record.picked) for record in records]
    assert len(set(points)) == len(points)
    measured = [record.program for record in records if record.outcome == MEASURED]
    assert len(set(measured)) == len(measured) > 0
    assert any(lost.items() <= record.picked.items() for record in records)
    states = [trial.state.name for trial in study._trials()]
    assert "RUNNING" not in states


def test_what_a_server_refuses_is_reported(database: str) -> None:
    way_out = r"; check that it runs and accepts you, or write --storage with another"
    with pytest.raises(UserError, match=r'\(.*database "none" does not exist\)' + way_out):
        connect(database.replace("/postgres?", "/none?"))
    with pytest.raises(UserError, match=r'\(.*role "me" does not exist\)' + way_out) as error:
        connect(database.replace("test@", "me:secret@"))
    assert "secret" not in str(error.value)


def test_passwords_are_not_shown() -> None:
    needs.package("psycopg")
    with pytest.raises(Exception, match=r"postgresql://me@127.0.0.1:1/x ") as error:
        connect("postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(error.value)
