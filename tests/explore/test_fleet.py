"""Several workers at one study in a real PostgreSQL, of which one is killed."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.explore.storage import connect
from hashwright.explore.study import MEASURED, RUNNING, WORKER, Study
from hashwright.targets import TARGETS
from tests import needs
from tests.explore.spaces import space

ROOT: Final = Path(__file__).parents[2]
POINTS: Final = 16
WORKERS: Final = 4
PATIENCE: Final = 60  # seconds


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a server that is there for the test only; root may not run one, so that nobody does."""
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
            wait_for((place / ".s.PGSQL.5432").exists)
            yield f"postgresql://test@/postgres?host={place}"
        finally:
            server.send_signal(signal.SIGINT)  # a fast shutdown
            server.wait()


def wait_for(condition: Any) -> None:
    """Until the condition holds."""
    start = time.monotonic()
    while not condition():
        assert time.monotonic() - start < PATIENCE
        time.sleep(0.05)


def worker(address: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.explore.worker", address, str(POINTS)]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "gen")})


def test_four_workers_of_which_one_is_killed_lose_nothing_and_count_nothing_twice(database: str) -> None:
    needs.peachpy()
    needs.runs(TARGETS["x86-64"])
    of = space("md5", "blocks", "x86-64")
    study = Study(of, database)
    workers = [worker(database) for _ in range(WORKERS)]
    victim = workers[0]
    at: list[dict[str, str]] = []

    def is_at_work() -> bool:
        for trial in study._trials(RUNNING):
            if f":{victim.pid}:" in trial.user_attrs.get(WORKER, "") and trial.params:
                at[:] = [dict(trial.params)]
                return True
        return False

    wait_for(is_at_work)
    victim.kill()
    victim.wait()
    assert [each.wait(PATIENCE) for each in workers[1:]] == [0] * (WORKERS - 1)

    records = study.records()
    assert POINTS <= len(records) < POINTS + WORKERS
    points = [str(record.picked) for record in records]
    assert len(set(points)) == len(points)
    measured = [record.program for record in records if record.outcome == MEASURED]
    assert len(set(measured)) == len(measured) > 0
    lost = {name.partition("=")[0]: value for name, value in at[0].items()}
    assert any(lost.items() <= record.picked.items() for record in records)
    states = [trial.state.name for trial in study._trials()]
    assert "RUNNING" not in states


def test_passwords_are_not_shown() -> None:
    needs.package("psycopg")
    with pytest.raises(Exception, match=r"postgresql://me@127.0.0.1:1/x ") as error:
        connect("postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(error.value)
