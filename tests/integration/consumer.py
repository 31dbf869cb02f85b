"""A project that keeps generated kernels, and the tools that build and check it.

The tools are those of the `test` extra. Of the environment of the tests, they see only the PATH.
"""

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hashwright.hashes import HASHES
from hashwright.requests.request import serving
from tests import needs

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = "examples/vendoring"
MODULE: Final = "cmake/Hashwright.cmake"
BUILD_FILES: Final = ("CMakeLists.txt", "Makefile", "hashwright.toml", "main.c", "meson.build")

SCRIPTS: Final = Path(sysconfig.get_path("scripts"))  # the tools and hashwright
PATH: Final = os.pathsep.join((str(SCRIPTS), os.environ.get("PATH", os.defpath)))

KERNEL: Final = "crypto/md5.c"
EDITED: Final = f"{KERNEL}: it was edited by hand; --force discards the edit"

# The output of the example.
MESSAGE: Final = "message digest"
DIGEST: Final = "f96b697d7cb7938d525a2f31aaf161d0\n"


class Consumer:
    """The example of this repository as a separate project with its generated files."""

    def __init__(self, top: Path) -> None:
        self.root = top / EXAMPLE  # the CMake module is where the example expects it
        self.home = top / "home"

    @classmethod
    def make(cls, top: Path) -> "Consumer":
        """Copies the example to a directory and generates its kernels."""
        consumer = cls(top)
        consumer.root.mkdir(parents=True)
        consumer.home.mkdir()
        for name in BUILD_FILES:
            shutil.copy(ROOT / EXAMPLE / name, consumer.root)
        (top / MODULE).parent.mkdir()
        shutil.copy(ROOT / MODULE, top / MODULE)
        consumer.done("hashwright", "make", "--all")
        return consumer

    def run(
        self, *command: str | Path, path: str = PATH, env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command in the project's directory; the output includes standard error."""
        found = shutil.which(command[0], path=path)
        assert found, f"there is no {command[0]} on {path}"
        return subprocess.run(
            [found, *command[1:]],
            cwd=self.root,
            env={"PATH": path, "HOME": str(self.home), "LC_ALL": "C", **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            check=False,
        )

    def done(self, *command: str | Path, path: str = PATH, env: Mapping[str, str] | None = None) -> str:
        """The output of a command that succeeds."""
        run = self.run(*command, path=path, env=env)
        assert run.returncode == 0, run.stdout
        return run.stdout

    def failed(self, *command: str | Path, path: str = PATH, env: Mapping[str, str] | None = None) -> str:
        """The output of a command that fails."""
        run = self.run(*command, path=path, env=env)
        assert run.returncode != 0, run.stdout
        return run.stdout

    @property
    def manifest(self) -> Path:
        return self.root / "hashwright.toml"

    @property
    def lock(self) -> Path:
        return self.root / "hashwright.lock"

    @property
    def kernel(self) -> Path:
        """A generated file."""
        return self.root / KERNEL

    def assemble(self) -> None:
        """Changes the kernel to assembly for this machine."""
        able = [target for target in serving(HASHES["md5"]) if target.isa]
        target = next((each for each in able if each.runs_here()), able[0])
        needs.runs(target)
        text = self.manifest.read_text(encoding="utf-8")
        assembly = text.replace('"portable"', f'"{target.name}"\nemitter = "gas"')
        self.manifest.write_text(assembly, encoding="utf-8")
        assert "wrote crypto/md5_blocks.S" in self.done("hashwright", "make", "--all")

    def edit(self) -> None:
        """Edits it by hand without a change of the program."""
        self.kernel.write_bytes(self.kernel.read_bytes() + b"/* better */\n")

    def says(self, program: str, path: str = PATH) -> str:
        """The output of the built program for the message."""
        return self.done(self.root / program, MESSAGE, path=path)


def without_python(directory: Path, *tools: Path) -> str:
    """A PATH with a compiler, a shell's commands and these tools, but neither Python nor hashwright."""
    directory.mkdir()
    names = {"cc": needs.program("cc", "gcc", "clang"), "make": needs.program("make")}
    names |= {name: needs.program(name) for name in ("ar", "as", "ld", "ranlib", "rm", "sed", "sh")}
    names |= {tool.name: str(tool) for tool in tools}
    for name, target in names.items():
        (directory / name).symlink_to(target)
    path = str(directory)
    assert not any(shutil.which(name, path=path) for name in ("python", "python3", "hashwright"))
    return path


def cmake() -> Path:
    """CMake itself, which its package starts from a Python script."""
    spec = find_spec("cmake")
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "data" / "bin" / "cmake"


def ninja() -> Path:
    return SCRIPTS / "ninja"


def meson() -> Path:
    return SCRIPTS / "meson"


def snapshot(where: Path) -> Path:
    """This working tree as a repository without history, which a consumer's tools clone."""
    for name in (
        ".pre-commit-hooks.yaml",
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "action.yml",
        "pyproject.toml",
    ):
        where.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, where)
    for name in ("cmake", "gen", "schedules", "templates"):
        shutil.copytree(ROOT / name, where / name, ignore=shutil.ignore_patterns("__pycache__"))
    return where


def offline(packages: Path) -> dict[str, str]:
    """Variables for a pip that fetches nothing: hashwright and its build use the packages of these tests.

    hashwright itself is installed.
    """
    packages.mkdir()
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if "hashwright" not in path.name and path.suffix != ".pth":
            (packages / path.name).symlink_to(path)
    return {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it as the option's value: no isolation
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PYTHONPATH": str(packages),
    }
