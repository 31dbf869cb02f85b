"""A project for tests, and the command line in this process."""

import io
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import hashwright
from hashwright.cli.commands import main
from hashwright.vendor.manifest import LOCK, NAME, Manifest
from hashwright.vendor.remembered import place
from tests.patience import complaints

# The kernels that are generated fastest.
ENTRIES: Final = (
    {"hash": "aegis128l", "target": "x86-64-aesni", "kernel": "mac", "out": "crypto/any"},
    {"hash": "aegis128l", "target": "x86-64-aesni-avx", "kernel": "mac", "out": "crypto/avx"},
)
# One in assembly, with options.
ASSEMBLY: Final = {
    "hash": "md5",
    "target": "x86-64-bmi",
    "kernel": "blocks",
    "emitter": "gas",
    "syntax": "intel",
    "cet": "on",
    "visibility": "hidden",
    "out": "crypto/assembly",
}


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = (f"\\u{ord(c):04x}" if c in '"\\\x7f' or c < " " else c for c in value)
        return f'"{"".join(escaped)}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{toml(key)} = {toml(each)}' for key, each in value.items())} }}"
    return str(value)


def text(*entries: Mapping[str, object], **top: object) -> str:
    """A manifest."""
    lines = [f"{key} = {toml(value)}" for key, value in top.items()]
    for entry in entries:
        lines += ["", "[[kernel]]", *(f"{key} = {toml(value)}" for key, value in entry.items())]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Done:
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence of an error."""
        assert self.err.startswith("hashwright: "), self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.removeprefix("hashwright: ").rstrip("\n")


def run(words: Sequence[str]) -> Done:
    """Runs the command line in this process, without its progress. Exceptions other than exits propagate."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main(list(words))
        except SystemExit as exit_:
            code = exit_.code or 0
    assert isinstance(code, int)
    return Done(code, out.getvalue(), complaints(err.getvalue()))


class Project:
    """A directory with a manifest."""

    def __init__(self, root: Path, *entries: Mapping[str, object], **top: object) -> None:
        self.root = root
        root.mkdir(exist_ok=True)
        self.write(*(entries or ENTRIES), **top)

    def write(self, *entries: Mapping[str, object], **top: object) -> None:
        """Writes another manifest."""
        self.path.write_text(text(*entries, **top), encoding="utf-8")

    @property
    def path(self) -> Path:
        return self.root / NAME

    @property
    def lock(self) -> Path:
        return self.root / LOCK

    @property
    def remembered(self) -> Path:
        return place(self.path)

    def manifest(self) -> Manifest:
        return hashwright.read_manifest(self.path)

    def run(self, *words: str) -> Done:
        """A command on this project, in one process."""
        return run([*words, "--manifest", str(self.path), "--jobs", "1"])

    def check(self, *words: str) -> tuple[int, str, str]:
        """The result of check: exit code, output, error."""
        done = self.run("check", *words)
        return done.code, done.out, done.err

    def make(self, *words: str) -> Done:
        return self.run("make", "--all", *words)

    def made(self) -> "Project":
        """This project with all its files."""
        done = self.make()
        assert done.code == 0, done.err
        return self

    def copied(self, root: Path) -> "Project":
        """The project with all its files in another directory."""
        shutil.copytree(self.root, root)
        return Project(root)

    def files(self) -> dict[str, bytes]:
        """Every file except the manifest, by path."""
        return {
            path.relative_to(self.root).as_posix(): path.read_bytes()
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and path != self.path
        }


def python(program: str, *words: str | Path) -> list[str]:
    """The command that runs a program in another process."""
    return [sys.executable, "-c", program, *map(str, words)]
