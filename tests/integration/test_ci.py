"""The pre-commit hook and the GitHub Action on the example.

Both install hashwright from this tree. What this does not catch: errors when its dependencies are fetched, and
how GitHub shows an annotation.
"""

import re
import shutil
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Final

import pytest
import yaml

from tests import needs, pages
from tests.integration.consumer import EDITED, KERNEL, ROOT, Consumer, offline, snapshot

PAGE: Final = "docs/vendoring.md"
SHELL: Final = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c")

# pre-commit


@pytest.fixture(scope="module")
def variables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment for pip and git; the environment of the hook is created once."""
    needs.program("git")
    top = tmp_path_factory.mktemp("tools")
    name = {
        f"GIT_{who}_{what}": "me@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    return {**offline(top / "packages"), **name, "PRE_COMMIT_HOME": str(top / "environments")}


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return snapshot(tmp_path_factory.mktemp("published") / "hashwright")


@pytest.fixture
def committed(consumer: Consumer, repository: Path, variables: dict[str, str]) -> Consumer:
    """The consumer under version control, with the hook."""

    def commit(directory: Path) -> str:
        git = ("git", "-C", directory)
        consumer.done(*git, "init", "--quiet", env=variables)
        consumer.done(*git, "add", ".", env=variables)
        consumer.done(*git, "commit", "--quiet", "--message", "all", env=variables)
        return consumer.done(*git, "rev-parse", "HEAD", env=variables).strip()

    if not (repository / ".git").exists():
        commit(repository)
    revision = consumer.done("git", "-C", repository, "rev-parse", "HEAD").strip()
    config = pages.content(PAGE, "repos:").replace("COMMIT", revision)
    config = config.replace("ADDRESS", str(repository))
    (consumer.root / ".pre-commit-config.yaml").write_text(config, encoding="utf-8")
    commit(consumer.root)
    return consumer


@pytest.mark.long
def test_pre_commit_runs_the_hook(committed: Consumer, variables: dict[str, str]) -> None:
    said = committed.done("pre-commit", "run", "--all-files", "--verbose", env=variables)
    assert "2 files are as generated" in said
    committed.edit()
    assert EDITED in committed.failed("pre-commit", "run", "--all-files", env=variables)


@pytest.mark.long
def test_a_commit_of_an_edited_file_is_refused(committed: Consumer, variables: dict[str, str]) -> None:
    committed.done("pre-commit", "install", env=variables)
    commit = ("git", "commit", "--all", "--message", "better")
    committed.edit()
    assert EDITED in committed.failed(*commit, env=variables)
    committed.done("git", "checkout", KERNEL)
    (committed.root / "Makefile").write_text("all:\n", encoding="utf-8")
    assert "no files to check" in committed.done(*commit, env=variables)


@pytest.mark.parametrize(
    ("name", "runs"),
    [
        ("hashwright.toml", True),
        ("hashwright.lock", True),
        ("lib/hashwright.lock", True),
        ("pyproject.toml", True),
        ("crypto/md5.c", True),
        ("crypto/md5.h", True),
        ("crypto/md5_blocks.S", True),
        ("crypto/md5_blocks_asm.s", True),
        ("crypto/md5_blocks.go", True),
        ("src/md5.rs", True),
        ("crypto/README.md", True),
        ("setup.py", False),
        ("my_hashwright.toml", False),
    ],
)
def test_the_hook_runs_for(name: str, runs: bool) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert bool(re.search(hook["files"], name)) == runs


# GitHub


@pytest.fixture(scope="module")
def installed(
    tmp_path_factory: pytest.TempPathFactory, repository: Path, variables: dict[str, str], made: Path
) -> dict[str, str]:
    """The variables of GitHub's runner after the first step."""
    temporary = tmp_path_factory.mktemp("runner") / "a temporary directory"
    runner = {"RUNNER_TEMP": str(temporary), "GITHUB_ACTION_PATH": str(repository)}
    (step, _) = steps()
    Consumer(made).done(*SHELL, step["run"], env={**variables, **runner})
    return runner


def steps() -> list[dict[str, Any]]:
    """The steps of the action, each a script for bash."""
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    assert action["runs"]["using"] == "composite"
    assert set(action["inputs"]) == {"manifest"}
    assert all(step["shell"] == "bash" for step in action["runs"]["steps"])
    return list(action["runs"]["steps"])


def checked(consumer: Consumer, installed: dict[str, str], manifest: str = "") -> CompletedProcess[str]:
    """Runs the second step like the runner: in the root of the repository, with the input filled in."""
    (_, step) = steps()
    assert step["env"] == {"MANIFEST": "${{ inputs.manifest }}"}
    return consumer.run(*SHELL, step["run"], env={**installed, "MANIFEST": manifest})


@pytest.mark.long
def test_the_action_checks_what_was_made(consumer: Consumer, installed: dict[str, str]) -> None:
    done = checked(consumer, installed)
    assert (done.returncode, done.stdout) == (0, "2 files are as generated\n")


def test_the_action_runs_its_own_hashwright(
    consumer: Consumer, installed: dict[str, str], tmp_path: Path
) -> None:
    """The action uses its own Python, although another one is present."""
    broken = tmp_path / "temporary"
    shutil.copytree(installed["RUNNER_TEMP"], broken)
    (broken / "hashwright/hashwright/cli/vendor.py").unlink()
    done = checked(consumer, {**installed, "RUNNER_TEMP": str(broken)})
    assert done.returncode == 1
    assert f"cannot import name 'vendor' from 'hashwright.cli' ({broken}" in done.stdout


def test_the_action_annotates_what_was_edited(consumer: Consumer, installed: dict[str, str]) -> None:
    consumer.edit()
    line = len(consumer.kernel.read_bytes().splitlines())
    done = checked(consumer, installed)
    assert done.returncode == 1
    assert f"::error file={KERNEL},line={line}::it was edited by hand" in done.stdout


def test_no_module_of_the_repository_runs(consumer: Consumer, installed: dict[str, str]) -> None:
    """Python's `-m` looks for modules in the current directory first."""
    assert all(re.findall(r"python3(.*) -m", step["run"]) == [" -P"] for step in steps())
    consumer.edit()
    (consumer.root / "hashwright").mkdir()
    for name in ("__init__", "__main__"):
        (consumer.root / f"hashwright/{name}.py").touch()
    assert checked(consumer, installed).returncode == 1


@pytest.mark.long
def test_the_action_accepts_a_manifest_from_elsewhere(consumer: Consumer, installed: dict[str, str]) -> None:
    """An annotation names the file from the root of the repository."""
    library = consumer.root / "my lib"
    library.mkdir()
    for name in ("hashwright.toml", "hashwright.lock", "crypto"):
        (consumer.root / name).rename(library / name)
    manifest = f"{library.name}/hashwright.toml"
    assert checked(consumer, installed).returncode == 2
    assert checked(consumer, installed, manifest).returncode == 0
    (library / KERNEL).unlink()
    done = checked(consumer, installed, manifest)
    assert done.returncode == 1
    assert f"::error file={library.name}/{KERNEL},line=1::it is missing" in done.stdout


def test_the_documentation_names_inputs_of_the_action() -> None:
    (use,) = yaml.safe_load(pages.content(PAGE, "- uses: OWNER/hashwright@COMMIT"))
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    assert use["uses"].split("/")[1] == "hashwright@COMMIT"
    assert use["with"]
    assert set(use["with"]) <= set(action["inputs"])
