"""The distributions: built, and installed alone."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

import pytest
import yaml
from packaging.requirements import Requirement

from hashwright.files.cache import keep
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from hashwright.vendor.remembered import DIRECTORY, NAME

ROOT: Final = Path(__file__).parents[1]


def run(command: Sequence[str | Path], cwd: Path) -> str:
    """The output of the command. The environment is empty: only the directory determines the modules."""
    done = subprocess.run(
        command, cwd=cwd, env={"PATH": os.defpath}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def build(source: Path, out: Path) -> tuple[Path, Path]:
    """The wheel and the sdist of a source tree, built by the backend of pyproject.toml without a network."""
    run([sys.executable, "-m", "hatchling", "build", "-d", out], source)
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, sdist


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def required(of: Distribution) -> set[str]:
    """The names of all distributions that one needs, without extras, directly or not."""
    found: set[str] = set()
    for line in of.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= {requirement.name, *required(distribution(requirement.name))}
    return found


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return build(ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def installed(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment with only the wheel and its requirements."""
    home = tmp_path_factory.mktemp("elsewhere") / "venv"
    run([sys.executable, "-m", "venv", "--without-pip", home], home.parent)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    run([*pip, "install", "--quiet", "--no-index", "--no-deps", built[0]], home.parent)
    (packages,) = home.glob("lib/*/site-packages")
    (wheel,) = Distribution.discover(name="hashwright", path=[str(packages)])
    for name in required(wheel):
        for file in distribution(name).files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file.locate(), packages / file)
    return home / "bin"


def test_wheel_holds_templates_schedules_and_licence(built: tuple[Path, Path]) -> None:
    names = contents(built[0]).keys()
    for directory in ("templates", "schedules"):
        files = [path for path in (ROOT / directory).rglob("*") if path.is_file()]
        assert files
        assert {f"hashwright/{path.relative_to(ROOT).as_posix()}" for path in files} <= names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"hashwright"}


def test_an_index_accepts_both(built: tuple[Path, Path]) -> None:
    run([sys.executable, "-m", "twine", "check", "--strict", *built], ROOT)


def test_the_citation_names_the_version() -> None:
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {metadata['project']['version']}\n" in citation


def test_sdist_builds_the_same_after_a_check(built: tuple[Path, Path], tmp_path: Path) -> None:
    run(["tar", "-xzf", built[1]], tmp_path)
    (source,) = tmp_path.iterdir()
    keep(source / DIRECTORY / NAME, b"checked")
    wheel, sdist = build(source, tmp_path / "dist")
    assert contents(wheel) == contents(built[0])
    listings = [run(["tar", "-tzf", each], tmp_path).splitlines() for each in (sdist, built[1])]
    assert set(listings[0]) == set(listings[1])


def test_a_release_names_its_repository(built: tuple[Path, Path], tmp_path: Path) -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    (step,) = (
        each
        for each in workflow["jobs"]["build"]["steps"]
        if each.get("name") == "The distributions name this repository"
    )
    run(["tar", "-xzf", built[1]], tmp_path)
    (source,) = tmp_path.iterdir()
    forge = ["GITHUB_SERVER_URL=https://forge.example", "GITHUB_REPOSITORY=someone/hashwright"]
    run(["env", *forge, "bash", "-euo", "pipefail", "-c", step["run"]], source)
    wheel, _ = build(source, tmp_path / "dist")
    (metadata,) = (text for name, text in contents(wheel).items() if name.endswith(".dist-info/METADATA"))
    lines = metadata.decode().splitlines()
    assert "Project-URL: Source, https://forge.example/someone/hashwright" in lines
    assert "Project-URL: Changelog, https://forge.example/someone/hashwright/blob/main/CHANGELOG.md" in lines


@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize("start", [["hashwright"], ["python", "-m", "hashwright"]], ids=" ".join)
@pytest.mark.parametrize("name", ["md5", "aegis128l"])
def test_installed_wheel_makes_the_same_bytes(
    installed: Path, tmp_path: Path, start: list[str], name: str
) -> None:
    program, *arguments = start
    target = {"md5": "portable", "aegis128l": "x86-64-aesni"}[name]
    run([installed / program, *arguments, "make", name, "--target", target, "--out", "out"], tmp_path)
    made = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert made == generate(resolve(name, target)).files


def test_installed_wheel_runs_from_its_own_files(installed: Path, tmp_path: Path) -> None:
    where = run([installed / "python", "-c", "import hashwright; print(hashwright.__file__)"], tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
