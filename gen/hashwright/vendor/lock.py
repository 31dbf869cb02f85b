"""The lock: what was written last, and what it was made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hashwright import toml
from hashwright.errors import UserError

FORMAT: Final = 2
READ: Final = (1, FORMAT)  # 1 had the inputs of each output besides
LATER: Final = 1 << 32  # no format will have so great a number

HEAD: Final = """\
# Written by `hashwright make --all`; `hashwright check` compares the files with it. Not for editing.
"""


def digest_of(content: bytes) -> str:
    return sha256(content).hexdigest()


def generator() -> str:
    """The version of this hashwright."""
    from importlib.metadata import PackageNotFoundError, version  # which takes a while

    try:
        return version("hashwright")
    except PackageNotFoundError:
        return "unknown"


@dataclass(frozen=True, slots=True)
class Output:
    """A file as it was written last."""

    sha256: str
    command: str  # what makes it


@dataclass(frozen=True, slots=True)
class Lock:
    """Everything that was written last."""

    generator: str = ""  # the version that wrote it
    inputs: Mapping[str, str] = field(default_factory=dict)  # the digest of each input
    outputs: Mapping[str, Output] = field(default_factory=dict)  # by path, relative to the lock's directory

    def text(self) -> str:
        """The lock as TOML, in one order."""
        lines = [HEAD, f"format = {FORMAT}", f"generator = {quoted(self.generator)}", "", "[inputs]"]
        lines += [f"{quoted(name)} = {quoted(self.inputs[name])}" for name in sorted(self.inputs)]
        for path in sorted(self.outputs):
            output = self.outputs[path]
            lines += ["", "[[output]]", f"path = {quoted(path)}", f"sha256 = {quoted(output.sha256)}"]
            lines += [f"command = {quoted(output.command)}"]
        return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A TOML string of printable characters."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read_lock(path: Path) -> Lock | None:
    """The lock in a file, or None where there is none.

    Raises UserError where it cannot be read or was written in a later format.
    """
    try:
        table = toml.parse(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UserError(f"cannot read {path} ({error.strerror})") from None
    except toml.NotToml as error:
        raise _broken(path, error.why) from None
    except UnicodeDecodeError:
        raise _broken(path, "it is not UTF-8") from None
    written = table.get("format")
    if isinstance(written, int) and FORMAT < written < LATER:
        raise UserError(
            f"{path} was written in format {written}, by hashwright {table.get('generator')}; "
            f"this is hashwright {generator()}, which knows {FORMAT}; install that version or a later one"
        )
    try:
        return _read(table)
    except (KeyError, TypeError, AttributeError):
        raise _broken(path, "something is missing in it") from None


def _read(table: dict[str, Any]) -> Lock:
    outputs = {
        _text(each["path"]): Output(_text(each["sha256"]), _text(each["command"]))
        for each in table.get("output", [])
    }
    inputs = {name: _text(digest) for name, digest in table["inputs"].items()}
    if table["format"] not in READ:
        raise KeyError("format")
    return Lock(_text(table["generator"]), inputs, outputs)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _broken(path: Path, why: str) -> UserError:
    return UserError(
        f"cannot use {path}: {why}; restore it, or remove it and let `hashwright make --all` write it anew"
    )
