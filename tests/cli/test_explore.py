"""`hashwright explore`, run as by a user."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from hashwright.bench import contest
from hashwright.cli import explore as cli_explore
from hashwright.cli.commands import main
from hashwright.errors import UserError
from hashwright.explore.search import Budget
from hashwright.explore.space import Space
from hashwright.explore.storage import connect
from hashwright.modes.kernel import Kernel
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.requests import fastest
from hashwright.requests.request import find_hash
from hashwright.targets import TARGETS
from hashwright.targets.processor import here, identify
from tests import needs
from tests.patience import PATIENCE, complaints, wait_for

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = [sys.executable, "-m", "hashwright"]
ENVIRONMENT: Final = {**os.environ, "PYTHONPATH": str(ROOT / "gen"), "COLUMNS": "200", "XDG_STATE_HOME": ""}


def ran(place: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """The command in a directory that is also its home."""
    return subprocess.run(
        [*COMMAND, *words],
        cwd=place,
        env={**ENVIRONMENT, "HOME": str(place)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.long
def test_it_finds_writes_resumes_and_is_used(tmp_path: Path) -> None:
    """With one worker; test_pages.py runs a command of the README with several."""
    needs.package("optuna")
    needs.runs(TARGETS["x86-64-aesni"])
    cc = str(needs.compiler("gcc"))
    words = ["explore", "aegis128l", "--kernel", "mac", "--target", "x86-64-aesni", "--cc", cc]
    words += ["--samples", "3", "--workers", "1", "--budget", "2", "--plot", "bars.svg", "--record"]
    done = ran(tmp_path, *words)
    assert (done.returncode, complaints(done.stderr)) == (0, "")
    (told,) = [line for line in done.stdout.splitlines() if "schedules tried" in line]
    assert told.startswith("2 ")
    file = tmp_path / "schedules" / fastest.name("aegis128l", "mac", identify().name)
    best, assembled = fastest.read_results(file).best
    assert (best.target, best.emitter, best.samples) == ("x86-64-aesni", "c", 3)
    assert assembled.emitter == "gas"
    assert f"wrote schedules/{file.name}" in done.stdout
    assert (tmp_path / "build" / "aegis128l-mac-x86-64-aesni.html").is_file()
    assert "<svg" in (tmp_path / "bars.svg").read_text()
    journal = tmp_path / ".local" / "state" / "hashwright" / "aegis128l-mac-x86-64-aesni.journal"
    before = journal.read_bytes()

    used = "hashwright make aegis128l --kernel mac --target x86-64-aesni --schedule best"
    assert f"To use it: {used.removesuffix(' --schedule best')}" in done.stdout  # --emitter gas may follow
    made = ran(tmp_path, *used.split()[1:])
    assert made.returncode == 0
    assert f"--schedule {best.schedule}" in (tmp_path / "aegis128l_mac.c").read_text()

    again = ran(tmp_path, *words)
    assert told in again.stdout
    assert journal.read_bytes()[: len(before)] == before
    assert b'"params"' not in journal.read_bytes()[len(before) :]


@pytest.mark.long
def test_without_being_asked_it_records_nothing_and_names_the_schedule(tmp_path: Path) -> None:
    needs.package("optuna")
    words = ["explore", "md5", "--target", "portable", "--cc", str(needs.compiler("gcc")), "--samples", "3"]
    done = ran(tmp_path, *words, "--workers", "1", "--budget", "2")
    assert (done.returncode, complaints(done.stderr)) == (0, "")
    assert not (tmp_path / "schedules").exists()
    told, command = done.stdout.splitlines()[-1].split(": hashwright ")
    assert told == "To use it"
    assert "best" not in command
    assert ran(tmp_path, *command.split()).returncode == 0


def test_a_time_that_is_too_short_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.package("optuna")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Budget, "left", 0.0)
    with pytest.raises(SystemExit) as ended:
        main(["explore", "md5", "--target", "portable", "--storage", "x", "--workers", "1", "--budget", "1s"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(
        "the time was over before a schedule of md5 blocks portable was measured; write a longer --budget\n"
    )


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("kernel", [("batch",), ("fixed", "--length", "32")])
def test_whole_messages_have_a_last_round(kernel: tuple[str, ...], tmp_path: Path) -> None:
    needs.package("optuna")
    words = ["md5", "--kernel", *kernel, "--target", "portable", "--cc", str(needs.compiler("gcc"))]
    done = ran(tmp_path, "explore", *words, "--samples", "3", "--workers", "1", "--budget", "2", "--record")
    assert (done.returncode, complaints(done.stderr)) == (0, "")
    assert "2 schedules tried: " in done.stdout
    (best,) = fastest.read_results(
        tmp_path / "schedules" / fastest.name("md5", kernel[0], identify().name)
    ).best
    assert best.bytes == (32 if kernel[0] == "fixed" else 4096)
    made = ran(tmp_path, "make", *words[:-2], "--schedule", "best")
    assert made.returncode == 0


@pytest.mark.long
def test_a_worker_that_is_killed_is_reported(tmp_path: Path) -> None:
    needs.package("optuna")
    words = ["explore", "md5", "--target", "x86-64", "--model-only", "zen4", "--budget", "20", "--workers", "2"]
    words += ["--storage", str(tmp_path / "journal")]
    running = subprocess.Popen(
        [*COMMAND, *words],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    worker: list[int] = []

    def is_at_work() -> bool:
        found = map(int, children.read_text().split())
        worker.extend(pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
        return bool(worker)

    wait_for(is_at_work)
    os.kill(worker[0], signal.SIGKILL)
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, told
    assert complaints(told) == "A worker ended early (SIGKILL); nothing is lost.\n"


def is_there(group: int) -> bool:
    """Is a process of the group there?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.long
def test_an_interrupted_search_reports_what_is_stored_and_leaves_no_worker(tmp_path: Path) -> None:
    needs.package("optuna")
    needs.peachpy()
    needs.runs(TARGETS["x86-64"])
    journal = tmp_path / "journal"
    words = [
        "explore",
        "md5",
        "--target",
        "x86-64",
        "--budget",
        "10m",
        "--storage",
        str(journal),
        "--workers",
        "2",
    ]
    running = subprocess.Popen(
        [*COMMAND, *words],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(lambda: journal.exists() and b"measured" in journal.read_bytes())
    os.killpg(running.pid, signal.SIGINT)  # like Ctrl-C, also to compilers and workers
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, told
    assert f"schedules are stored in {journal}; the same command continues the search." in told
    assert "Traceback" not in told
    assert b"compiler failed" not in journal.read_bytes()
    wait_for(lambda: not is_there(running.pid))  # the tracker of the workers' resources ends a moment later


@pytest.mark.parametrize(
    ("words", "sentences"),
    [
        ("--budget soon", ["'soon' is not a budget", "write a time, such as 60s"]),
        ("--storage foo://x", ["there is no storage 'foo'", "postgresql://..."]),
        (
            "--storage postgresql://me:secret@127.0.0.1:1/x",
            ["cannot reach the storage postgresql://me@", "check that it runs and accepts you"],
        ),
        (
            "--storage /proc/none/x",
            ["cannot reach the storage /proc/none/x", "write --storage with another file"],
        ),
        (
            "--storage sqlite:////proc/none/x",
            ["cannot reach the storage sqlite:////proc/none/x", "another file"],
        ),
        ("--storage sqlite://", ["sqlite:// does not name a file", "write --storage with another file"]),
        ("--storage sqlite:///:memory:", ["sqlite:///:memory: does not name a file"]),
        ("--plot /proc/self/x.svg", ["cannot write /proc/self/x.svg", "write --plot with a path"]),
        ("--report /proc/none/x", ["cannot write /proc/none/x", "write --report with a path"]),
        ("--samples 1", ["write 2 or more"]),
        (
            "--target portable --model-only zen4",
            ["no model of a processor for 'portable'", "leave --model-only out"],
        ),
        ("--target aarch64", ["cannot run code for 'aarch64'", "write --model-only with one of: neoverse-n2"]),
        ("--target aarch64 --model-only zen4", ["there is no core 'zen4'", "neoverse-n2"]),
        ("--target riscv64", ["cannot run code for 'riscv64'", "explore on one that has"]),
        ("--kernel mac", ["there is no kernel 'mac' of md5", "blocks, lanes"]),
        ("--plot x.gif", ["'.gif' is not a kind of picture"]),
        ("--kernel fixed --length 0", ["empty messages", "a greater --length"]),
    ],
)
def test_what_is_wrong_and_what_to_write(
    words: str,
    sentences: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    needs.package("psycopg")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(SystemExit) as ended:
        main(["explore", "md5", *words.split()])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert len(told.splitlines()) == 1
    for sentence in sentences:
        assert sentence in told
    assert "secret" not in told


def test_a_kernel_that_nothing_times_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    later = Kernel("later", "a kernel to come")
    monkeypatch.setattr(MerkleDamgard, "kernels", {**find_hash("md5").kernels, "later": later})
    with pytest.raises(UserError, match=r"the kernel 'later' of md5 cannot be timed yet; .* blocks, lanes"):
        contest.require_timed(find_hash("md5"), later)
    of = Space(find_hash("md5"), later, TARGETS["x86-64"], {"gcc": Compiler(("gcc",))})
    assert list(of.ways)


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    needs.package("optuna")
    file = tmp_path / "mine"
    for text in ("one line", "{}\n", '{"op_code":0}\n'):
        file.write_text(text)
        with pytest.raises(UserError, match="mine is not an Optuna journal, or it is damaged; write --storage"):
            connect(str(file))
        assert file.read_text() == text
    file.write_text("")
    connect(str(file))


@pytest.mark.long
def test_a_full_disk_is_reported_and_loses_no_result(tmp_path: Path) -> None:
    needs.package("optuna")
    journal = tmp_path / "journal"
    words = ["explore", "md5", "--target", "aarch64", "--model-only", "neoverse-n2", "--workers", "1"]
    words += ["--storage", str(journal)]
    assert ran(tmp_path, *words, "--budget", "2").returncode == 0
    room = journal.stat().st_size + 1500  # in the middle of a line of the next point
    limited = "import resource, sys; sys.dont_write_bytecode = True; "
    limited += f"resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); "
    limited += "from hashwright.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", limited, *words, "--budget", "4"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert f"the storage {journal} was lost (File too large); when it is available again" in done.stderr
    assert "Traceback" not in done.stderr
    assert not journal.read_bytes().endswith(b"\n")
    again = ran(tmp_path, *words, "--budget", "4")
    assert (again.returncode, complaints(again.stderr)) == (0, "")
    assert "4 schedules tried" in again.stdout


def test_without_a_compiler_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.package("optuna")
    needs.runs(TARGETS["x86-64"])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(compiler, "ziglang", lambda: None)
    done = CliRunner().invoke(cli_explore.explore, ["md5", "--target", "x86-64", "--storage", "journal"])
    assert isinstance(done.exception, UserError)
    assert str(done.exception).startswith("no C compiler is on the PATH; install gcc or clang")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
@pytest.mark.sampled("core", "is_told")
@pytest.mark.parametrize(("core", "is_told"), [("unknown_core", True), ("known_core", False)])
def test_where_there_is_no_model_it_is_reported_before_the_search(
    core: str, is_told: bool, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.package("optuna")
    request.getfixturevalue(core)
    monkeypatch.chdir(tmp_path)
    words = ["aegis128l", "--kernel", "mac", "--target", "x86-64-aesni", "--cc", str(needs.compiler("gcc"))]
    needs.runs(TARGETS["x86-64-aesni"])
    words += ["--samples", "3", "--workers", "1", "--budget", "2", "--storage", "journal", "--report", "page"]
    done = CliRunner().invoke(cli_explore.explore, words, catch_exceptions=False)
    sentence = f"There is no model of this processor ({here().name}): explore measures every schedule"
    assert done.output.startswith(sentence) == is_told
    assert "2 schedules tried" in done.output
    assert (sentence in (tmp_path / "page").read_text()) == is_told


def test_a_core_that_is_not_here_is_asked_of_its_model(tmp_path: Path) -> None:
    needs.package("optuna")
    words = ["explore", "md5", "--target", "aarch64", "--model-only", "neoverse-n2", "--budget", "3"]
    done = ran(tmp_path, *words, "--workers", "1")
    assert (done.returncode, complaints(done.stderr)) == (0, "")
    assert "that the model of Arm Neoverse N2 predicts" in done.stdout
    assert not (tmp_path / "schedules").exists()
