"""make --all: the files that it writes and keeps, and the state after an interruption."""

import functools
import itertools
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.files import plan
from hashwright.files.plan import UNFINISHED
from hashwright.vendor import production
from tests.patience import PATIENCE, complaints, wait_for
from tests.progress import displayed
from tests.vendor.project import ASSEMBLY, ENTRIES, Done, Project, python, run

C: Final = "crypto/any/aegis128l_mac.c"
KILLS: Final = 50  # with --full

MAIN: Final = "import sys; from hashwright.cli.commands import main; main(sys.argv[1:])"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "project")


def in_child(work: Callable[[], None]) -> int:
    """A process that does the work and exits with 0, or with 1 after an exception."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    return child


def test_writes_what_changed_and_the_lock(project: Project) -> None:
    done = project.make()
    assert done.code == 0
    assert done.out.splitlines()[-1] == "4 files written, 0 unchanged"
    assert f"wrote {project.root / C}\n" in done.out
    before = {path: path.stat().st_ino for path in project.root.rglob("*")}
    assert project.make().out == "0 files written, 4 unchanged\n"
    assert {path: path.stat().st_ino for path in project.root.rglob("*")} == before
    project.write({**ENTRIES[0], "spdx": "MIT"}, ENTRIES[1])
    assert project.make().out.splitlines()[-1] == "2 files written, 2 unchanged"


@pytest.mark.long
def test_several_processes_make_the_same(tmp_path: Path) -> None:
    entries = [{**entry, "out": f"{entry['out']}/{i}"} for i in range(3) for entry in (*ENTRIES, ASSEMBLY)]
    one, several = Project(tmp_path / "one", *entries), Project(tmp_path / "several", *entries)
    assert one.make().code == 0
    with displayed() as told:
        hashwright.make_all(several.manifest(), jobs=2)
    assert one.files() == several.files()
    assert told == [("generating kernels", i, len(entries)) for i in range(1, len(entries) + 1)]


def test_processes_share_the_kernels_by_hash(tmp_path: Path) -> None:
    hashes = ("md5", "aegis128l", "md5", "aegis128l", "md5", "ripemd160", "ripemd160")
    entries = [{"hash": name, "target": "portable", "out": f"{i}"} for i, name in enumerate(hashes)]
    shares = production._shares(Project(tmp_path, *entries).manifest().entries, 3)
    assert [list(share) for share in shares] == [[1, 3], [0, 2], [4, 5, 6]]


@pytest.mark.long
def test_kernels_that_are_chosen_from_are_kept_like_others(tmp_path: Path) -> None:
    both = {**ENTRIES[0], "hash": "aegis128x2", "target": "x86-64-aesni,x86-64-aesni-avx"}
    project = Project(tmp_path / "project", both, {**both, "target": "auto", "out": "crypto/auto"})
    assert project.make().out.splitlines()[-1] == "8 files written, 0 unchanged"
    assert project.run("check").out == "8 files are as generated\n"
    edited = project.root / "crypto/any/aegis128x2_mac_dispatch.c"
    edited.write_text(edited.read_text() + "/* better */\n")
    done = project.run("check")
    assert done.code == 1
    assert "aegis128x2_mac_dispatch.c: it was edited by hand" in done.out
    project.write(both, ENTRIES[1])
    causes = {each.path: each.cause for each in hashwright.check(project.manifest()).drifts}
    assert causes["crypto/auto/aegis128x2_mac.c"] is hashwright.Cause.ORPHAN
    assert project.make("--force").code == 0
    project.write({**both, "target": "x86-64-aesni-avx,x86-64-aesni"}, ENTRIES[1])
    assert {each.cause for each in hashwright.check(project.manifest()).drifts} == {
        hashwright.Cause.MANIFEST,
        hashwright.Cause.ORPHAN,
    }


@pytest.mark.long
def test_a_list_of_targets_makes_the_same_in_several_processes(tmp_path: Path) -> None:
    both = {"hash": "aegis128x2", "target": "x86-64-aesni,x86-64-aesni-avx"}
    entries = [{**ENTRIES[0], **both, "out": f"crypto/{i}"} for i in range(8)]
    one, several = Project(tmp_path / "one", *entries), Project(tmp_path / "several", *entries)
    assert one.make().code == 0
    hashwright.make_all(several.manifest(), jobs=2)
    assert one.files() == several.files()


def test_a_process_that_ends_is_reported(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    project.write(*[{**ENTRIES[0], "out": f"{i}"} for i in range(8)])
    monkeypatch.setattr(hashwright.vendor.production, "PROGRAM", "raise SystemExit(3)")
    done = run(["check", "--manifest", str(project.path), "--jobs", "2"])
    assert done.code == 2
    assert done.sentence.endswith("has ended; write --jobs 1 to use only one process")


# Files of the user.


def spared(project: Project, done: Done, before: dict[str, bytes]) -> None:
    assert done.code == 2
    assert project.files() == before
    assert project.make("--force").code == 0
    assert project.run("check").code == 0


def test_edited_by_hand(project: Project) -> None:
    project.made()
    (project.root / C).write_bytes((project.root / C).read_bytes() + b"/* mine */\n")
    project.write({**ENTRIES[0], "spdx": "MIT"}, {**ENTRIES[1], "spdx": "MIT"})
    before = project.files()
    done = project.make()
    assert done.sentence == (
        f"nothing was written: {C} was edited by hand; keep the edit elsewhere, or write --force to discard it"
    )
    spared(project, done, before)


def test_somebody_elses(project: Project) -> None:
    (project.root / C).parent.mkdir(parents=True)
    (project.root / C).write_bytes(b"int mine;\n")
    before = project.files()
    done = project.make()
    assert done.sentence == (
        f"nothing was written: {C} was not written by hashwright; "
        "write another path into hashwright.toml, or --force to replace the existing files"
    )
    spared(project, done, before)


def test_somebody_elses_page_is_not_the_index(project: Project) -> None:
    project.write(*ENTRIES, index="README.md")
    (project.root / "README.md").write_bytes(b"# Mine\n")
    before = project.files()
    spared(project, project.make(), before)


def test_a_file_of_an_older_generator_is_ours_without_a_lock(project: Project) -> None:
    project.made().lock.unlink()
    project.write(*({**entry, "spdx": "MIT"} for entry in ENTRIES))
    assert project.make().code == 0


def test_make_spares_somebody_elses_file(tmp_path: Path) -> None:
    words = ["make", "aegis128l", "--target", "x86-64-aesni", "--kernel", "mac", "--out", str(tmp_path)]
    mine = tmp_path / "aegis128l_mac.c"
    mine.write_bytes(b"int mine;\n")
    done = run(words)
    assert done.code == 2
    assert done.sentence == (
        f"{mine} was not written by hashwright and is not replaced; "
        "move it, or write --out with another directory"
    )
    assert [path.name for path in tmp_path.iterdir()] == ["aegis128l_mac.c"]
    mine.write_bytes(b"/* Generated by hashwright; do not edit. As before */\n")
    assert run(words).code == 0
    assert mine.stat().st_size > 1000


# Interruptions.


def check_whole(project: Project, old: dict[str, bytes], stopped: dict[str, bytes]) -> None:
    """Every file is old or new, and the next run completes the killed one and removes its temporary files."""
    assert project.make().code == 0
    new = project.files()
    kept = {path: content for path, content in stopped.items() if not path.endswith(UNFINISHED)}
    assert kept.keys() == old.keys() == new.keys()
    assert all(content in (old[path], new[path]) for path, content in kept.items())


@pytest.mark.long
def test_killed_at_any_moment_it_leaves_whole_files(project: Project, full: bool) -> None:
    rng = random.Random(0)
    start = time.perf_counter()
    project.made()
    took = time.perf_counter() - start
    for i in range(KILLS if full else 8):
        old = project.files()
        project.write(*({**entry, "prefix": f"p{i}_"} for entry in ENTRIES))
        child = in_child(lambda: sys.exit(project.make().code))
        time.sleep(rng.uniform(0.3, 1.0) * took)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        check_whole(project, old, project.files())
    assert project.run("check").code == 0


@pytest.mark.long
@pytest.mark.parametrize("is_renamed", [False, True])
def test_killed_at_any_rename_it_leaves_whole_files(project: Project, is_renamed: bool) -> None:
    """Each run is killed one rename later than the one before it, until one is not."""
    project.made()
    partial, rename = 0, os.replace

    def make(renames: int) -> None:
        def replace(source: str, target: str) -> None:
            nonlocal renames
            renames -= 1
            if renames == 0 and not is_renamed:
                os.kill(os.getpid(), signal.SIGKILL)
            rename(source, target)
            if renames == 0:
                os.kill(os.getpid(), signal.SIGKILL)

        pytest.MonkeyPatch().setattr(os, "replace", replace)
        sys.exit(project.make().code)

    for i in itertools.count(1):
        old = project.files()
        project.write(*({**entry, "prefix": f"p{i}_"} for entry in ENTRIES))
        _, status = os.waitpid(in_child(functools.partial(make, i)), 0)
        stopped = project.files()
        check_whole(project, old, stopped)
        if not os.WIFSIGNALED(status):
            break
        assert is_renamed == (not any(path.endswith(UNFINISHED) for path in stopped))
        changed = [stopped[path] != content for path, content in old.items()]
        partial += any(changed) and not all(changed)
    assert partial >= len(ENTRIES)
    assert project.run("check").code == 0


def test_litter_of_a_killed_run_is_removed_and_nothing_else(project: Project) -> None:
    project.made()
    place = (project.root / C).parent
    litter = place / f".aegis128l_mac.c.abcd1234{UNFINISHED}"
    others = [place / f".mine.c.abcd1234{UNFINISHED}", place / ".aegis128l_mac.c.swp"]
    for path in (litter, *others):
        path.write_bytes(b"")
    project.make()
    assert not litter.exists()
    assert all(path.exists() for path in others)


def test_processes_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    project = Project(tmp_path, *[{**ENTRIES[0], "out": f"{i}"} for i in range(60)])
    words = ("make", "--all", "--manifest", project.path, "--jobs", "2")
    with subprocess.Popen(python(MAIN, *words), stdout=subprocess.PIPE) as process:
        listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not listed.exists():
            process.kill()
            pytest.skip("this system does not tell the children of a process: Linux does, in /proc")
        children: list[str] = []
        while len(children) < 2 and process.poll() is None:
            children = listed.read_text().split()
            time.sleep(0.01)
        time.sleep(0.3)
        process.kill()
    assert len(children) == 2
    wait_for(lambda: not any(_is_running(child) for child in children))


def _is_running(process: str) -> bool:
    try:
        return re.search(r"\) (\w)", Path(f"/proc/{process}/stat").read_text())[1] not in "ZX"  # type: ignore[index]
    except OSError:
        return False


def test_two_runs_at_once(project: Project) -> None:
    """The second one reports the first; after the first is killed, the next one may run."""
    waiting = (
        "import sys, time; from hashwright import read_manifest; from hashwright.vendor.make import alone\n"
    )
    waiting += "from pathlib import Path\nwith alone(read_manifest(Path(sys.argv[1]))):\n"
    waiting += f"    print('in', flush=True); time.sleep({PATIENCE})"
    with subprocess.Popen(python(waiting, project.path), stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"in\n"
        done = project.make()
        process.kill()
    assert done.code == 2
    assert (
        done.sentence
        == f"another `hashwright make --all` is running in {project.root}; wait until it has ended"
    )
    assert project.files() == {}
    assert project.make().code == 0


# Full disks, and files that cannot be written.


@pytest.mark.long
def test_a_farm_of_links_is_checked_and_not_written(project: Project, tmp_path: Path) -> None:
    """As in sandboxes of Bazel, where each file of the project is a link."""
    project.made()
    farm = Project(tmp_path / "farm", *ENTRIES)
    for path in [each for each in project.root.rglob("*") if each.is_file()]:
        link = farm.root / path.relative_to(project.root)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(path)
    for words in (("check", "--full"), ("make", "--all")):
        assert farm.run(*words).code == 0
    file = project.root / "crypto/any/aegis128l_mac.c"
    file.write_bytes(file.read_bytes() + b"\n")
    assert farm.run("check").code == 1
    assert farm.run("make", "--all", "--force").err == (
        "hashwright: nothing was written: crypto/any/aegis128l_mac.c is a symbolic link; "
        "run `hashwright make --all` where the file itself is\n"
    )
    assert (farm.root / "crypto/any/aegis128l_mac.c").is_symlink()


def test_a_full_disk_leaves_the_old_files(project: Project) -> None:
    """A limit on the size of files simulates the disk: the first source is longer than the limit."""
    project.made()
    before = project.files()
    project.write(*({**entry, "prefix": "my_"} for entry in ENTRIES))
    program = "import resource, sys; sys.dont_write_bytecode = True; "
    program += f"resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)); {MAIN}"
    words = ("make", "--all", "--manifest", project.path, "--jobs", "1")
    done = subprocess.run(python(program, *words), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert complaints(done.stderr) == (
        f"hashwright: cannot write {project.root / C} (File too large); "
        "no file is half-written, and `hashwright make --all` continues from here\n"
    )
    assert project.files() == before
    assert project.make().code == 0
    assert project.run("check").code == 0


def test_no_space_in_the_middle_of_a_run(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written files are complete, and the others are unchanged."""
    project.made()
    old = project.files()
    project.write(*({**entry, "prefix": "my_"} for entry in ENTRIES))
    written: list[Path] = []

    def replace(path: Path, content: bytes) -> None:
        if len(written) == 2:
            raise OSError(28, "No space left on device")
        written.append(path)
        before(path, content)

    before = plan.replace
    with monkeypatch.context() as context:
        context.setattr(plan, "replace", replace)
        assert "(No space left on device); no file is half-written" in project.make().sentence
    stopped = project.files()
    assert sum(stopped[path] != old[path] for path in old) == 2
    assert project.make().code == 0
    new = project.files()
    assert all(stopped[path] in (old[path], new[path]) for path in new)
    assert project.run("check").code == 0


def test_a_directory_that_is_a_file(project: Project) -> None:
    (project.root / "crypto").write_bytes(b"")
    done = project.make()
    assert done.code == 2
    assert done.sentence.startswith(f"cannot write {project.root / C} (")
    assert (project.root / "crypto").read_bytes() == b""


def test_a_file_that_is_a_directory(project: Project) -> None:
    (project.root / C).mkdir(parents=True)
    for words in (["make", "--all"], ["check"]):
        done = project.run(*words)
        assert done.code == 2
        assert done.sentence == (
            f"cannot read {project.root / C} (Is a directory); make it a file that you can read, or remove it"
        )


def test_a_file_that_is_a_pipe(project: Project) -> None:
    """Which is not read, as nobody may write into it."""
    (project.root / C).parent.mkdir(parents=True)
    os.mkfifo(project.root / C)
    for words in (["make", "--all"], ["check"]):
        done = project.run(*words)
        assert done.code == 2
        assert done.sentence == (
            f"cannot read {project.root / C} (it is a pipe); make it a file that you can read, or remove it"
        )


def test_a_lock_that_cannot_be_read(project: Project) -> None:
    project.made().lock.unlink()
    kinds: dict[str, Callable[[], object]] = {
        "it is a pipe": lambda: os.mkfifo(project.lock),
        "Is a directory": project.lock.mkdir,
    }
    for why, make in kinds.items():
        make()
        for words in (["make", "--all"], ["check"]):
            assert project.run(*words).sentence == (
                f"cannot use {project.lock}: {why}; restore it, or remove it and run `hashwright make --all`"
            )
        if why == "it is a pipe":
            project.lock.unlink()


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a part of Linux")
def test_a_file_system_without_files(project: Project) -> None:
    """For the project, /proc is one of its directories."""
    content = hashwright.generate(project.manifest().entries[0].request).files["aegis128l_mac.c"]
    with pytest.raises(hashwright.UserError, match=r"cannot write /proc/hashwright\.c \("):
        hashwright.vendor.make._write(Path("/proc/hashwright.c"), content)
