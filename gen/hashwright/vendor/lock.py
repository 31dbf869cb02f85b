"""The lock: the last written files, and their inputs."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.files import toml
from hashwright.files.installed import version

FORMAT: Final = 3
READ: Final = (1, 2, FORMAT)  # in 2 an output was a table of several lines; in 1 also with its inputs
LATER: Final = 1 << 32  # above all numbers of formats
KEY: Final = re.compile(r'("[^"]*"|\w+) = ')

HEAD: Final = """\
# Written by `hashwright make --all`; `hashwright check` compares the files with it. Do not edit.
"""


def digest_of(content: bytes) -> str:
    return sha256(content).hexdigest()


@dataclass(frozen=True, slots=True)
class Output:
    """A file as last written."""

    sha256: str  # empty for the index, which every addition changes, so that it is compared with the output
    command: str  # the command that generates it


@dataclass(frozen=True, slots=True)
class Lock:
    """All files as last written."""

    generator: str = ""  # the version that wrote it
    source: str = ""  # the digest of all its inputs, used or not; empty: unknown
    inputs: Mapping[str, str] = field(default_factory=dict)  # the digest of each input
    outputs: Mapping[str, Output] = field(default_factory=dict)  # by path, relative to the lock's directory

    def text(self) -> str:
        """The lock in TOML: one line for each output and input, in a fixed order, so that git can merge it."""
        lines = [HEAD, f"format = {FORMAT}", f"generator = {quoted(self.generator)}"]
        lines += [f"source = {quoted(self.source)}", "", "output = ["]
        lines += [_row(path, self.outputs[path]) for path in sorted(self.outputs)]
        lines += ["]", "", "[inputs]"]
        lines += [f"{quoted(name)} = {quoted(self.inputs[name])}" for name in sorted(self.inputs)]
        return "\n".join(lines) + "\n"


def _row(path: str, output: Output) -> str:
    words = {"path": path, "sha256": output.sha256, "command": output.command}
    return f"    {{ {', '.join(f'{name} = {quoted(each)}' for name, each in words.items() if each)} }},"


def quoted(text: str) -> str:
    """A TOML string of printable characters."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read_lock(path: Path) -> Lock | None:
    """The lock in a file, or None if there is no file.

    Raises UserError if it cannot be read or has a later format.
    """
    try:
        table = _parsed(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UserError(f"cannot read {path} ({error.strerror})") from None
    except toml.NotToml as error:
        raise _merged(path, error.why) if error.is_merge else _broken(path, error.why) from None
    except UnicodeDecodeError:
        raise _broken(path, "it is not UTF-8") from None
    written = table.get("format")
    if isinstance(written, int) and FORMAT < written < LATER:
        raise UserError(
            f"{path} was written in format {written}, by hashwright {table.get('generator')}; "
            f"this is hashwright {version()}, which reads up to {FORMAT}; install that version or a later one"
        )
    try:
        return _read(table)
    except (KeyError, TypeError, AttributeError):
        raise _broken(path, "something is missing in it") from None


def _parsed(text: str) -> dict[str, Any]:
    """The content of the text. Raises NotToml.

    With merge=union, git keeps a line of each branch if both have changed it: the last one counts.
    """
    try:
        return toml.parse(text)
    except toml.NotToml as error:
        found = [(KEY.match(line) or [number], line) for number, line in enumerate(text.splitlines())]
        lines = {key[0]: line for key, line in found}
        if error.is_merge or len(lines) == len(found):
            raise
        return toml.parse("\n".join(lines.values()))


def _read(table: dict[str, Any]) -> Lock:
    outputs = {
        _text(each["path"]): Output(_text(each.get("sha256", "")), _text(each["command"]))
        for each in table.get("output", [])
    }
    inputs = {name: _text(digest) for name, digest in table["inputs"].items()}
    if table["format"] not in READ:
        raise KeyError("format")
    return Lock(_text(table["generator"]), _text(table.get("source", "")), inputs, outputs)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _merged(path: Path, why: str) -> UserError:
    return UserError(f"cannot use {path}: {why}; keep either side, then run `hashwright make --all`")


def _broken(path: Path, why: str) -> UserError:
    return UserError(f"cannot use {path}: {why}; restore it, or remove it and run `hashwright make --all`")
