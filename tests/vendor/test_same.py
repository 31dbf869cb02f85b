"""The same files and the same lock everywhere, and the digest that shows it."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import hashwright
from tests.test_determinism import CIRCUMSTANCES, PACKAGES, SOURCES, pythons
from tests.vendor.project import ASSEMBLY, ENTRIES, Project, run

KERNELS: Final = (
    *ENTRIES,
    ASSEMBLY,
    {"hash": "md5", "target": "portable", "out": "crypto"},
    {"hash": "md5", "target": "x86-64-avx512vl", "kernel": "lanes", "out": "crypto", "prefix": "my_"},
)
MAIN: Final = "import sys; from hashwright.cli.commands import main; main(sys.argv[1:])"


def made_by(python: str, project: Project, **environment: str) -> dict[str, bytes]:
    """The files that another process generates."""
    words = ("make", "--all", "--manifest", str(project.path), "--jobs", "1")
    path = f"{SOURCES}:{PACKAGES}"
    done = subprocess.run(
        [python, "-c", MAIN, *words],
        env={"HOME": str(project.root), "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return project.files()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return Project(tmp_path_factory.mktemp("here"), *KERNELS, index="README.md").made().files()


@pytest.mark.long
@pytest.mark.sampled("circumstances")
@pytest.mark.parametrize("circumstances", CIRCUMSTANCES)
def test_circumstances_change_nothing(circumstances: str, tmp_path: Path, expected: dict[str, bytes]) -> None:
    project = Project(tmp_path, *KERNELS, index="README.md")
    assert made_by(sys.executable, project, **CIRCUMSTANCES[circumstances]) == expected


@pytest.mark.long
@pytest.mark.sampled("python")
@pytest.mark.parametrize("python", pythons())
def test_another_python_changes_nothing(python: str, tmp_path: Path, expected: dict[str, bytes]) -> None:
    assert made_by(python, Project(tmp_path, *KERNELS, index="README.md")) == expected


def test_the_files_are_those_of_the_command_in_the_lock(tmp_path: Path) -> None:
    project = Project(tmp_path, *KERNELS).made()
    manifest = project.manifest()
    for entry in manifest.entries:
        for name, content in hashwright.generate(entry.request).files.items():
            assert manifest.locate(entry.place(name)).read_bytes() == content
            assert f'command = "{entry.request.command()}"' in project.lock.read_text(encoding="utf-8")


# digest.


def git(root: Path, *words: str) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", "-C", str(root), *identity, *words], check=True, capture_output=True)


@pytest.fixture
def committed(tmp_path: Path) -> Project:
    """A project in a subdirectory of a repository."""
    git(tmp_path, "init", "--quiet")
    project = Project(tmp_path / "below").made()
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "first")
    return project


def test_the_digest_is_that_of_all_files(committed: Project) -> None:
    files = {path: content for path, content in committed.files().items() if path != "hashwright.lock"}
    assert committed.run("digest").out == f"{hashwright.Plan(files).digest()}\n"


def test_no_output_change(committed: Project) -> None:
    for path in committed.files():
        (committed.root / path).unlink()  # the content of the disk does not matter
    done = committed.run("digest", "--against", "HEAD")
    assert done.code == 0
    assert done.out.splitlines()[1:] == ["no output change since HEAD"]


def test_output_changes(committed: Project) -> None:
    committed.write({**ENTRIES[0], "spdx": "MIT"}, {**ENTRIES[1], "out": "crypto/other"})
    done = committed.run("digest", "--against", "HEAD")
    assert done.code == 1
    assert done.sentence == "the output changed since HEAD; list it in the changelog, or find out why"
    assert done.out.splitlines()[1:] == [
        "crypto/any/aegis128l_mac.c differs",
        "crypto/any/aegis128l_mac.h differs",
        "crypto/other/aegis128l_mac.c is not in HEAD",
        "crypto/other/aegis128l_mac.h is not in HEAD",
    ]


@pytest.mark.parametrize("revision", ["nope", "--all", "HEAD:below", ""])
def test_no_such_revision(committed: Project, revision: str) -> None:
    done = committed.run("digest", f"--against={revision}")
    assert done.code == 2
    assert done.sentence.startswith(f"there is no commit '{revision}' in {committed.root}; write one")


def test_no_repository_and_no_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path)
    assert "there is no commit 'HEAD'" in project.run("digest", "--against", "HEAD").sentence
    monkeypatch.setenv("PATH", str(tmp_path))
    assert project.run("digest", "--against", "HEAD").sentence.startswith("cannot run git (")


def test_help_describes_both_makes() -> None:
    assert "`make --all --help`" in run(["make", "--help"]).out
    assert "--force" in run(["make", "--all", "--help"]).out
