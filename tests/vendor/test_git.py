"""Projects in git: merges, line ends, and clones that lack files or history. Each gets one right sentence."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

from hashwright.vendor.drift import Cause, check
from hashwright.vendor.manifest import read_manifest
from tests import needs
from tests.vendor.project import Done, run

LINES: Final = 'out = "crypto"\nindex = "crypto/README.md"\nkernel = [\n]\n'
TABLES: Final = 'out = "crypto"\n'
UNION: Final = "hashwright.lock merge=union\ncrypto/README.md merge=union\nhashwright.toml merge=union\n"
FIRST, SECOND, THIRD = ("md5", "portable"), ("ripemd160", "portable"), ("md5", "x86-64")


class Repository:
    """A project in a repository of git."""

    def __init__(self, root: Path, manifest: str) -> None:
        needs.program("git")
        self.root = root
        root.mkdir()
        self.git("init", "-q", "-b", "main")
        (root / "hashwright.toml").write_text(manifest, encoding="ascii")
        self.add(*FIRST)

    def git(self, *words: str) -> str:
        identity = ("-c", "user.name=n", "-c", "user.email=e@example.org")
        command = ["git", *identity, "-c", "protocol.file.allow=always", "-C", str(self.root), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout

    def add(self, hash_name: str, target: str) -> None:
        """Adds a kernel and commits it."""
        path = self.root / "hashwright.toml"
        text, out = path.read_text("ascii"), f"crypto/{target}"
        if "kernel = [" in text:
            line = f'    {{ hash = "{hash_name}", target = "{target}", out = "{out}" }},\n]'
            text = text.replace("]", line)
        else:
            text += f'\n[[kernel]]\nhash = "{hash_name}"\ntarget = "{target}"\nout = "{out}"\n'
        path.write_text(text, encoding="ascii")
        assert self.run("make", "--all").code == 0
        self.commit()

    def commit(self) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "A change")

    def branches(self) -> None:
        """Two branches that add a kernel each, merged."""
        self.git("checkout", "-q", "-b", "other")
        self.add(*SECOND)
        self.git("checkout", "-q", "main")
        self.add(*THIRD)
        self.git("merge", "other")

    def run(self, command: str, *words: str) -> Done:
        return run([command, *words, "--manifest", str(self.root / "hashwright.toml"), "--jobs", "1"])

    def causes(self) -> set[Cause]:
        return {each.cause for each in check(read_manifest(self.root / "hashwright.toml")).drifts}


def cloned(source: Repository, place: Path, *words: str) -> Repository:
    clone = Repository.__new__(Repository)
    clone.root = place
    command = ["git", *words[:2], "clone", "-q", *words[2:], source.root.as_uri(), str(place)]
    subprocess.run(command, capture_output=True, check=True)
    return clone


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "project", LINES)


def test_lines_of_two_branches_merge_without_a_conflict(project: Repository) -> None:
    (project.root / ".gitattributes").write_text(UNION, encoding="ascii")
    project.commit()
    project.branches()
    assert "<<<<<<<" not in (project.root / "hashwright.toml").read_text("ascii")
    assert project.run("make", "--all").code == 0
    assert project.run("check").out == "7 files are as generated\n"


def test_tables_of_two_branches_are_to_be_kept(tmp_path: Path) -> None:
    project = Repository(tmp_path / "project", TABLES)
    project.branches()
    for command in (["check"], ["make", "--all"]):
        done = project.run(*command)
        assert done.code == 2
        assert "keep the kernels of both sides, then run `hashwright make --all`" in done.err


@pytest.mark.long
def test_converted_line_ends(project: Repository, tmp_path: Path) -> None:
    clone = cloned(project, tmp_path / "clone", "-c", "core.autocrlf=true")
    assert b"\r\n" in (clone.root / "crypto" / "portable" / "md5.c").read_bytes()
    assert clone.causes() == {Cause.LINE_ENDS}
    assert clone.run("make", "--all").code == 0
    assert clone.causes() == set()


def test_a_shallow_clone(project: Repository, tmp_path: Path) -> None:
    clone = cloned(project, tmp_path / "clone", "-c", "core.autocrlf=false", "--depth", "1")
    assert clone.causes() == set()
    done = clone.run("digest", "--against", "HEAD~1")
    assert done.code == 2
    assert done.err.endswith(
        f"there is no commit 'HEAD~1' in {clone.root}; "
        "run `git fetch --unshallow`, or write one that `git log` lists\n"
    )
    assert "write one" in project.run("digest", "--against", "nothing").err
    assert "unshallow" not in project.run("digest", "--against", "nothing").err


def test_a_sparse_checkout(project: Repository) -> None:
    project.add(*THIRD)
    project.git("sparse-checkout", "set", "--cone", "crypto/portable")
    assert project.causes() == {Cause.SPARSE}
    done = project.run("check")
    assert "the sparse checkout leaves it out; to repair it: git sparse-checkout add crypto/x86-64" in done.out
    project.git("sparse-checkout", "add", "crypto/x86-64")
    assert project.causes() == set()


def test_a_sparse_checkout_without_a_directory_with_a_space(project: Repository) -> None:
    manifest = project.root / "hashwright.toml"
    manifest.write_text(manifest.read_text("ascii").replace("crypto/portable", "crypto/any processor"))
    assert project.run("make", "--all", "--prune").code == 0
    project.commit()
    project.git("sparse-checkout", "set", "--cone", "src")
    assert "to repair it: git sparse-checkout add 'crypto/any processor'\n" in project.run("check").out


def test_a_deleted_file(project: Repository) -> None:
    (project.root / "crypto" / "portable" / "md5.c").unlink()
    assert project.causes() == {Cause.MISSING}
    assert "it is missing; to repair it: hashwright make --all" in project.run("check").out


@pytest.mark.long
def test_a_submodule(project: Repository, tmp_path: Path) -> None:
    above = Repository.__new__(Repository)
    above.root = tmp_path / "above"
    above.root.mkdir()
    above.git("init", "-q")
    above.git("submodule", "add", project.root.as_uri(), "inside")
    inside = Repository.__new__(Repository)
    inside.root = above.root / "inside"
    assert inside.causes() == set()
    assert inside.run("digest", "--against", "HEAD").out.endswith("no output change since HEAD\n")
