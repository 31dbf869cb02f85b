"""The distributions: built, and installed alone."""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

import pytest
import yaml
from packaging.requirements import Requirement

from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from tests import needs

ROOT: Final = Path(__file__).parents[1]
NOBODY: Final = 65534
# A command of a user without the rights of root.
USER: Final = (
    ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups") if os.getuid() == 0 else ()
)


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


def wheel_of(installed: Distribution, place: Path) -> None:
    """Writes an installed distribution as a wheel for every Python: its compiled modules are optional."""
    name = f"{installed.name.replace('-', '_')}-{installed.version}-py3-none-any.whl"
    with zipfile.ZipFile(place / name, "w") as archive:
        for file in installed.files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts and file.suffix != ".so":
                archive.write(file.locate(), file.as_posix())


@pytest.fixture(scope="session")
def wheels(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory for pip without a network: our wheel, and what it needs."""
    place = tmp_path_factory.mktemp("wheels")
    shutil.copy(built[0], place)
    (alone,) = Distribution.discover(name="hashwright", path=[str(built[0])])
    for name in {*required(alone), "pip"}:
        wheel_of(distribution(name), place)
    return place


def pip_options(wheels: Path) -> list[str]:
    return [
        "--quiet",
        "--no-index",
        "--no-cache-dir",
        "--disable-pip-version-check",
        "--find-links",
        str(wheels),
    ]


def install(python: str, wheels: Path, home: Path) -> Path:
    """The programs of a new environment with only the wheel and its requirements."""
    run([python, "-m", "venv", "--without-pip", home], home.parent)
    pip = [sys.executable, "-m", "pip", "--python", f"{home}/bin/python", "install"]
    run([*pip, *pip_options(wheels), "hashwright"], home.parent)
    return home / "bin"


@pytest.fixture(scope="session")
def installed(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment of this Python."""
    return install(sys.executable, wheels, tmp_path_factory.mktemp("elsewhere") / "venv")


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


def test_the_installed_packages_are_small(installed: Path) -> None:
    # setuptools of Python 3.11 comes with every environment
    installed_files = [
        each
        for place in installed.parent.glob("lib/python3*/site-packages/*")
        if place.name.split("-")[0] not in ("setuptools", "pkg_resources", "_distutils_hack")
        for each in (place, *place.rglob("*"))
        if each.is_file()
    ]
    assert any(each.suffix == ".pyc" for each in installed_files)
    assert sum(each.stat().st_size for each in installed_files) < 15_000_000


PYTHONS: Final = [f"3.{minor}" for minor in range(11, 15)]


def test_the_metadata_and_the_workflow_name_every_python() -> None:
    classifiers = distribution("hashwright").metadata.get_all("Classifier", [])
    prefix = "Programming Language :: Python :: 3."
    assert [each.rpartition(" ")[2] for each in classifiers if each.startswith(prefix)] == PYTHONS
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["first-hour"]["strategy"]["matrix"]["python"] == PYTHONS


@pytest.mark.long
@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_makes_the_same_bytes(version: str, wheels: Path, installed: Path, tmp_path: Path) -> None:
    python = f"python{version}"
    found = subprocess.run(
        [needs.toolchain(python, python), "-c", "import sys; print(sys.executable)"],
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode != 0:
        pytest.skip(f"{python} does not start; select it, for example with `pyenv global`")
    is_this = version == f"{sys.version_info.major}.{sys.version_info.minor}"
    programs = installed if is_this else install(found.stdout.strip(), wheels, tmp_path / "venv")
    hashwright = programs / "hashwright"
    words = ("md5", "--target", "portable")
    run([hashwright, "make", *words, "--out", "out"], tmp_path)
    made = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert made == generate(resolve("md5", "portable")).files
    needs.program("cc")
    assert "published vectors" in run([hashwright, "verify", *words, "--out", "out"], tmp_path)
    assert "cycles per byte" in run([hashwright, "bench", *words, "--size", "64", "--samples", "3"], tmp_path)


def test_an_installation_is_small(installed: Path) -> None:
    """Without bytecode, which Python writes at the first start."""
    files = [path for path in installed.parent.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sum(path.lstat().st_size for path in files if not path.is_symlink()) < 15e6


@pytest.fixture
def shared() -> Iterator[Path]:
    """A directory that a user without the rights of root owns."""
    with tempfile.TemporaryDirectory(prefix="hashwright-user-") as place:
        if USER:
            os.chown(place, NOBODY, NOBODY)
        yield Path(place)


@pytest.mark.long
def test_the_first_hour_of_a_user_without_root(wheels: Path, shared: Path) -> None:
    """The user makes an environment with the system's Python, and installs the wheel with pip."""
    needs.program("cc")
    if USER:
        needs.program(USER[0])
    for file in (*wheels.iterdir(), ROOT / "tests/first_hour.sh"):
        shutil.copy(file, shared)
    hour = shared / "hour"
    run([*USER, "mkdir", hour], shared)
    run([*USER, needs.system_python(), "-m", "venv", "venv"], shared)
    run([*USER, "venv/bin/pip", "install", *pip_options(shared), "hashwright"], shared)
    command = ["env", f"PATH={shared}/venv/bin{os.pathsep}{os.defpath}", "sh", "../first_hour.sh"]
    assert run([*USER, *command], hour).endswith("\nThe first hour is over.\n")


@pytest.mark.long
def test_pipx_installs_a_program(wheels: Path, tmp_path: Path) -> None:
    needs.package("pipx")
    home = ["env", f"HOME={tmp_path}", f"PIPX_HOME={tmp_path}/pipx", f"PIPX_BIN_DIR={tmp_path}/bin"]
    pipx = [*home, sys.executable, "-m", "pipx"]
    run([*pipx, "install", f"--pip-args={shlex.join(pip_options(wheels))}", "hashwright"], tmp_path)
    run([tmp_path / "bin/hashwright", "make", "md5", "--target", "portable", "--out", "out"], tmp_path)
    made = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert made == generate(resolve("md5", "portable")).files


def sentence(command: Sequence[str | Path], cwd: Path, **environment: str) -> str:
    """What a command prints that fails with a user's error."""
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr + done.stdout
    return done.stderr


@pytest.mark.long
def test_without_a_compiler_files_are_made_and_a_sentence_names_one(installed: Path, tmp_path: Path) -> None:
    words = ("md5", "--target", "portable", "--out", "out")
    run([installed / "hashwright", "make", *words], tmp_path)
    told = sentence([installed / "hashwright", "verify", *words], tmp_path, PATH=str(installed))
    assert told == (
        "hashwright: no C compiler is on the PATH; install gcc or clang, or write "
        f"`{installed.parent.resolve()}/bin/python -m pip install ziglang`\n"
    )


# A command without the right of root to write everywhere.
PLAIN: Final = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.getuid() == 0 else ()


@pytest.mark.long
def test_in_a_directory_that_only_can_be_read(installed: Path, tmp_path: Path) -> None:
    """Files there are verified, and a sentence reports what cannot be written."""
    needs.program("cc")
    if PLAIN:
        needs.program(PLAIN[0])
    words = ("md5", "--target", "portable", "--out", ".")
    run([installed / "hashwright", "make", *words], tmp_path)
    tmp_path.chmod(0o555)
    try:
        assert "published vectors" in run([*PLAIN, installed / "hashwright", "verify", *words], tmp_path)
        again = [*PLAIN, installed / "hashwright", "make", *words]
        assert run(again, tmp_path).count("unchanged") == 2
        told = sentence([*again, "--prefix", "my_"], tmp_path, PATH=os.defpath)
    finally:
        tmp_path.chmod(0o755)
    assert told == (
        "hashwright: cannot write md5.h (Permission denied); write --out with a directory you can write to\n"
    )


@pytest.mark.long
def test_on_a_full_disk_no_file_changes(installed: Path, tmp_path: Path) -> None:
    """A limit on the size of files, in blocks of 512 bytes, simulates the disk: the source is longer."""
    command = f"ulimit -f 16; exec {installed}/hashwright make md5 --target portable --out out"
    told = sentence(["sh", "-c", command], tmp_path, PATH=os.defpath)
    assert told == (
        "hashwright: cannot write out/md5.c (File too large); write --out with a directory you can write to\n"
    )
    assert list((tmp_path / "out").iterdir()) == []
