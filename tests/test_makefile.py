"""The Makefile: steps that it does not repeat, and its messages when it fails. No test installs anything."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests import needs

ROOT: Final = Path(__file__).parents[1]

# A Python that records its calls, lacks the parts that an environment variable names, and creates environments
# with itself.
PYTHON: Final = """#!/bin/sh
echo "$*" >>"$NOTES"
case "$*" in
*"(3, 11)"*) [ "$LACKS" != age ] ;;
*ensurepip*) [ "$LACKS" != ensurepip ] ;;
*"import peachpy"*) [ "$LACKS" != peachpy ] ;;
*purelib*) echo .venv/site ;;
*"-m venv"*) mkdir -p .venv/bin .venv/site && cp "$0" .venv/bin/python ;;
*version_info*) echo "$0" | grep -c other ;;
esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("python", "other"):
        (tmp_path / name).write_text(PYTHON, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def make(clone: Path, *words: str, lacks: str = "", path: str = os.defpath) -> subprocess.CompletedProcess[str]:
    notes = clone / "notes"
    notes.write_text("", encoding="utf-8")
    return subprocess.run(
        [needs.program("make"), *words],
        cwd=clone,
        env={"PATH": path, "NOTES": str(notes), "LACKS": lacks},
        capture_output=True,
        text=True,
        check=False,
    )


def calls(clone: Path) -> list[str]:
    """The recorded calls of programs."""
    return (clone / "notes").read_text(encoding="utf-8").splitlines()


def installs(clone: Path) -> list[str]:
    """The packages that pip was called to install."""
    return [line.split()[-1] for line in calls(clone) if "pip install" in line]


def test_all_that_tests_need_is_installed_at_once(clone: Path) -> None:
    assert make(clone, ".venv/.test", "PYTHON=./python").returncode == 0
    assert installs(clone) == [".[test]"]


def test_the_set_up_is_made_once(clone: Path) -> None:
    assert make(clone, "setup", "PYTHON=./python").returncode == 0
    assert installs(clone) == [".[demo]"]
    assert make(clone, "setup", "PYTHON=./python").returncode == 0
    assert installs(clone) == []
    assert make(clone, "setup").returncode == 0
    assert installs(clone) == []


def test_the_set_up_is_made_again_where_the_packages_change(clone: Path) -> None:
    make(clone, "setup", "PYTHON=./python")
    stamp = (clone / ".venv" / ".demo").stat().st_mtime
    os.utime(clone / "pyproject.toml", (stamp + 1, stamp + 1))
    make(clone, "setup")
    assert installs(clone) == [".[demo]"]


def test_a_compiler_is_installed_where_there_is_none(clone: Path) -> None:
    programs = clone / "programs"
    programs.mkdir()
    for name in ("sh", "mkdir", "cp", "touch", "grep"):
        (programs / name).symlink_to(needs.program(name))
    assert make(clone, "setup", "PYTHON=./python", path=str(programs)).returncode == 0
    assert installs(clone) == [".[demo,compiler]"]


def test_another_python_takes_no_environment_away(clone: Path) -> None:
    make(clone, "setup", "PYTHON=./python")
    done = make(clone, "setup", "PYTHON=./other")
    assert done.returncode != 0
    assert "make: .venv was not made by ./other; remove it first: make clean\n" in done.stderr


def peachpy(clone: Path) -> list[str]:
    """The files of PeachPy in the environment."""
    return sorted(path.name for path in (clone / ".venv" / "site").iterdir())


def test_peachpy_is_copied_from_where_it_is_installed(clone: Path) -> None:
    (clone / "place" / "peachpy").mkdir(parents=True)
    (clone / "place" / "six.py").touch()
    setup = ("setup", "PYTHON=./python", "PEACHPY=place")
    assert make(clone, *setup).returncode == 0
    assert peachpy(clone) == []
    (clone / ".venv" / ".peachpy").unlink()
    assert make(clone, *setup, lacks="peachpy").returncode == 0
    assert peachpy(clone) == ["peachpy", "six.py"]
    assert "-m compileall -q .venv/site/peachpy" in calls(clone)


@pytest.fixture
def packages(clone: Path) -> Path:
    """A directory of programs that provide two packages with one file each."""
    programs = clone / "programs"
    programs.mkdir()
    scripts = {
        "apt-get": 'echo "apt-get $*" >>"$NOTES"; touch peachpy.deb six.deb',
        "dpkg-deb": '[ "$1" = -x ] && mkdir -p "$3/place" && touch "$3/place/${2%.deb}" "$3/place/six.py"',
    }
    for name, script in scripts.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    return programs


def test_peachpy_is_taken_out_of_its_package_where_it_is_not_installed(clone: Path, packages: Path) -> None:
    setup = ("setup", "PYTHON=./python", "PEACHPY=/place")
    assert make(clone, *setup, lacks="peachpy", path=f"{packages}:{os.defpath}").returncode == 0
    assert "apt-get download python3-peachpy python3-six" in calls(clone)
    assert peachpy(clone) == ["peachpy", "six.py"]


@pytest.mark.parametrize("program", ["apt-get", "dpkg-deb", "mktemp"])
def test_the_set_up_goes_on_without_peachpy(clone: Path, packages: Path, program: str) -> None:
    (packages / program).write_text("#!/bin/sh\necho E: no network >&2; exit 100\n", encoding="utf-8")
    (packages / program).chmod(0o755)
    setup = ("setup", "PYTHON=./python", "PEACHPY=/place")
    done = make(clone, *setup, lacks="peachpy", path=f"{packages}:{os.defpath}")
    assert (done.returncode, done.stderr) == (0, "")
    assert installs(clone) == [".[demo]"]
    assert peachpy(clone) == []
    make(clone, *setup, lacks="peachpy")
    assert not any("peachpy" in line for line in calls(clone))


@pytest.mark.parametrize(
    ("python", "lacks", "sentence"),
    [
        ("no-python", "", "is not there; install Python 3.11 or newer"),
        ("./python", "age", "is older than Python 3.11; name a newer one: make PYTHON=python3.12 setup"),
        (
            "./python",
            "ensurepip",
            "cannot make environments; on Debian and Ubuntu: apt-get install python3-venv",
        ),
    ],
    ids=["no Python", "an old Python", "no ensurepip"],
)
def test_what_is_missing_is_said(clone: Path, python: str, lacks: str, sentence: str) -> None:
    done = make(clone, "setup", f"PYTHON={python}", lacks=lacks)
    assert done.returncode != 0
    assert f"make: {python} {sentence}\n" in done.stderr
    assert not (clone / ".venv").exists()


def test_system_packages_need_apt(clone: Path) -> None:
    programs = clone / "programs"
    programs.mkdir()
    (programs / "sh").symlink_to(needs.program("sh"))
    done = make(clone, "setup-system", path=str(programs))
    assert done.returncode != 0
    assert "make: there is no apt-get here; install what these Debian packages hold: gcc " in done.stderr


# Debian's programs: dpkg-query knows the packages in the file `installed`, apt-cache all except llvm-19.
DEBIAN: Final = {
    "dpkg-query": 'grep -qx "$4" installed && echo "install ok installed"',
    "apt-cache": '[ "$2" != llvm-19 ]',
    "apt-get": 'echo "apt-get $*" >>"$NOTES"',
    "id": 'echo "$LACKS"',  # here, the missing part is being root
}


@pytest.fixture
def debian(clone: Path) -> Path:
    """A directory with all available programs."""
    programs = clone / "programs"
    programs.mkdir()
    for name in ("sh", "grep", "env", "rm"):
        (programs / name).symlink_to(needs.program(name))
    for name, script in DEBIAN.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    (clone / "installed").write_text("gcc\n", encoding="utf-8")
    return programs


def test_missing_system_packages_are_installed(clone: Path, debian: Path) -> None:
    done = make(clone, "setup-system", lacks="0", path=str(debian))
    assert done.returncode == 0, done.stderr
    update, install = calls(clone)
    assert update == "apt-get update -qq"
    named = [word for word in install.split()[2:] if not word.startswith("-")]
    assert named == [
        "libc6-dev",
        "clang-19",
        "libclang-rt-19-dev",
        "qemu-user",
        "python3-peachpy",
        "python3-venv",
        "postgresql",
        "chromium",
        "valgrind",
        "tcc",
        "pcc",
        "gcc-aarch64-linux-gnu",
        "libc6-dev-arm64-cross",
    ]
    assert "There is no package llvm-19 here; it is left out." in done.stdout

    (clone / "installed").write_text("\n".join(["gcc", "llvm-19", *named]), encoding="utf-8")
    done = make(clone, "setup-system", lacks="0", path=str(debian))
    assert done.stdout == "All system packages are installed.\n"
    assert calls(clone) == []


def test_installed_packages_may_hold_peachpy(clone: Path, debian: Path) -> None:
    stamp = clone / ".venv" / ".peachpy"
    make(clone, "setup", "PYTHON=./python")
    make(clone, "setup-system", lacks="0", path=str(debian))
    assert not stamp.exists()
    make(clone, "setup")
    assert stamp.exists()


def test_a_failing_apt_is_a_failure(clone: Path, debian: Path) -> None:
    for failing in ("update", "install"):
        (debian / "apt-get").write_text(f'#!/bin/sh\n[ "$1" != {failing} ]\n', encoding="utf-8")
        assert make(clone, "setup-system", lacks="0", path=str(debian)).returncode != 0


def test_system_packages_need_root(clone: Path, debian: Path) -> None:
    done = make(clone, "setup-system", lacks="1000", path=str(debian))
    assert done.returncode != 0
    assert (
        "make: only root can install packages and there is no sudo; as root: apt-get install libc6"
        in done.stderr
    )
    assert calls(clone) == []

    (debian / "sudo").write_text('#!/bin/sh\necho "sudo $*" >>"$NOTES"\nexec "$@"\n', encoding="utf-8")
    (debian / "sudo").chmod(0o755)
    assert make(clone, "setup-system", lacks="1000", path=str(debian)).returncode == 0
    assert [line.split()[0] for line in calls(clone)] == ["sudo", "apt-get"] * 2


@pytest.mark.parametrize("variable", ["", "LONG", "FULL"])
def test_a_variable_adds_tests(clone: Path, variable: str) -> None:
    words = make(clone, "--dry-run", "test", *([f"{variable}=1"] if variable else [])).stdout.split()
    assert {"--long", "--full"}.intersection(words) == ({f"--{variable.lower()}"} if variable else set())


def test_every_target_is_in_the_help(clone: Path) -> None:
    told = {line.split()[1] for line in make(clone, "help").stdout.splitlines() if line.startswith("make ")}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    (phony,) = (line for line in makefile if line.startswith(".PHONY: help"))
    assert told | {"help"} == set(phony.split()[1:])
