"""A check is not repeated if, and only if, nothing has changed."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.shell import PACKAGE
from hashwright.output.generate import Made, make
from hashwright.requests.alternatives import Asked
from hashwright.requests.pipeline import Lower
from hashwright.vendor import drift, production, remembered
from tests.vendor.project import ENTRIES, Project

C: Final = "crypto/any/aegis128l_mac.c"
FINE: Final = (0, "4 files are as generated\n", "")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project that has been checked."""
    project = Project(tmp_path / "project").made()
    assert not project.remembered.exists()
    assert project.check() == FINE
    return project


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The kernels that are generated from now on."""
    made: list[object] = []

    def noted(asked: Asked, lower: Lower) -> Made:
        made.append(asked)
        return make(asked, lower)

    monkeypatch.setattr(production, "make", noted)
    return made


@pytest.fixture
def generator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of another generator with the same output."""
    root = tmp_path / "generator"
    for path in ("gen/hashwright/lower/cover.py", "templates/c/aegis.c.j2", "schedules/md5.toml"):
        (root / path).parent.mkdir(parents=True)
        (root / path).write_bytes(b"first")
    monkeypatch.setattr(remembered, "PACKAGE", root / "gen" / "hashwright")
    return root


def test_an_unchanged_project_is_not_made_again(project: Project, made: list[object]) -> None:
    before = project.files()
    assert project.check() == FINE
    assert made == []
    assert project.files() == before


def test_full_makes_everything_again(project: Project, made: list[object]) -> None:
    assert project.check("--full") == FINE
    assert len(made) == len(ENTRIES)
    project.remembered.unlink()
    assert project.check("--full") == FINE
    made.clear()
    assert project.check() == FINE
    assert made == []


@pytest.mark.long
@pytest.mark.parametrize("path", [C, "hashwright.lock", "hashwright.toml"])
def test_a_byte_of_the_project_changed(project: Project, made: list[object], path: str) -> None:
    with (project.root / path).open("ab") as file:
        file.write(b"\n")
    for _ in range(2):
        code, *_ = project.check()
        assert code == (path == C)
        assert made
        if path == C:  # a difference is found each time
            made.clear()


def test_an_output_that_cannot_be_read(project: Project) -> None:
    (project.root / C).unlink()
    assert project.check()[0] == 1
    (project.root / C).mkdir()
    code, _, err = project.check()
    assert code == 2
    assert err.startswith(f"hashwright: cannot read {project.root / C} (Is a directory); make it a file that ")


@pytest.mark.parametrize(
    "path", ["gen/hashwright/lower/cover.py", "templates/c/aegis.c.j2", "schedules/md5.toml"]
)
def test_a_byte_of_the_generator_changed(
    generator: Path, project: Project, made: list[object], path: str
) -> None:
    assert project.check() == FINE
    assert made == []
    (generator / path).write_bytes(b"First")
    assert project.check() == FINE
    assert len(made) == len(ENTRIES)
    assert project.check() == FINE
    assert len(made) == len(ENTRIES)


def test_the_generator_is_this_one_and_what_renders_its_templates() -> None:
    sources = list(remembered.sources())
    root = PACKAGE.parents[1]
    assert {root / "templates/c/aegis.c.j2", PACKAGE / "output" / "generate.py"} <= set(sources)
    assert any(path.parts[-2:] == ("jinja2", "runtime.py") for path in sources)
    assert any(path.parent == root / "schedules" for path in sources)


@pytest.mark.parametrize("content", [b"", b"\xff\0", b"0" * 64])
def test_a_damaged_memory_is_none(project: Project, made: list[object], content: bytes) -> None:
    kept = project.remembered.read_bytes()
    project.remembered.write_bytes(content)
    assert project.check() == FINE
    assert len(made) == len(ENTRIES)
    assert project.remembered.read_bytes() == kept


def test_the_memory_of_another_project_is_none(project: Project, made: list[object], tmp_path: Path) -> None:
    other = Project(tmp_path / "other", ENTRIES[0]).made()
    assert other.check() == (0, "2 files are as generated\n", "")
    project.remembered.write_bytes(other.remembered.read_bytes())
    made.clear()
    assert project.check() == FINE
    assert len(made) == len(ENTRIES)


def test_where_nothing_can_be_kept_everything_is_checked(
    tmp_path: Path, made: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in its place simulates a directory without write access, because root can write to any."""
    project = Project(tmp_path / "project").made()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "cache").write_bytes(b"")
    made.clear()
    for count in (1, 2):
        assert project.check() == FINE
        assert len(made) == count * len(ENTRIES)


def test_no_file_of_a_project_says_that_it_was_checked(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who edits a project could also write what a check keeps of it: where others check it, it is not read."""
    with (project.root / C).open("ab") as file:
        file.write(b"/* edited */\n")
    monkeypatch.setattr(drift, "_drift", lambda *_: [])
    assert project.check("--full") == FINE
    kept = project.remembered.read_bytes()
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in (".hashwright/checked", "checked"):
        path = project.root / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(kept)
        assert project.check()[0] == 1
