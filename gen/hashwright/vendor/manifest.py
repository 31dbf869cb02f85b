"""The manifest of a project with vendored kernels: a list of the kernels and the directories of their files.

It is `hashwright.toml`, or the table `[tool.hashwright]` of a `pyproject.toml`.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from errno import ELOOP
from pathlib import Path, PurePosixPath, PureWindowsPath
from stat import S_ISLNK
from typing import Any, Final

from hashwright.emit.emitters import EMITTERS, OBJ, OPTIONS, C
from hashwright.emit.identifiers import DEFAULT_LICENCE
from hashwright.errors import UserError, instead, unknown
from hashwright.files import toml
from hashwright.files.plan import read_file, read_kept, read_text
from hashwright.interface.functions import declared
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import templates
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.banner import read_head
from hashwright.requests.fastest import BEST
from hashwright.requests.request import Request

NAME: Final = "hashwright.toml"
PYPROJECT: Final = "pyproject.toml"
LOCK: Final = "hashwright.lock"


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the manifest. All values are strings."""

    name: str
    what: str
    default: str | None  # None: the key is required
    example: str
    shared: bool = False  # may it be at the top, for all kernels?
    about_request: bool = True  # is it an option of the request, or only about its files?


WRITTEN: Final = {name: emitter for name, emitter in EMITTERS.items() if name != OBJ}  # those that write text

# In the order of the manifest that `init` writes.
KEYS: Final = {
    key.name: key
    for key in (
        Key("hash", "the hash: see `hashwright list`", None, "md5"),
        Key("target", "the target, or several, separated by commas: see `hashwright list`", None, "portable"),
        Key("kernel", "one kernel instead of the whole library", LIBRARY.name, "blocks"),
        Key("length", "the length of a message in bytes, for the kernel `fixed`", "", "32"),
        Key("schedule", "choices that change no result: see `hashwright list HASH TARGET`", "", "g=add,i=sub"),
        Key("emitter", f"the language: {', '.join(WRITTEN)}", C, "gas"),
        *(
            Key(option.name, f"{option.what}: {', '.join(option.values)}", option.default, option.values[-1])
            for option in OPTIONS.values()
            if any(option in emitter.options for emitter in WRITTEN.values())
        ),
        Key("out", "the directory of the files, relative to this file", None, "crypto", True, False),
        Key("prefix", "the first characters of every external symbol", "", "my_", True),
        Key("symbol", "the name that replaces the hash's name in external symbols", "", "fast_md5"),
        Key("name", "the whole names of functions", "", "blocks=my_compress"),
        Key("file", "the name that replaces the hash's name in file names", "", "fast_md5"),
        Key("copyright", "a line at the top of the files", "", "Copyright 2026 Jane Doe", True),
        Key("spdx", "the licence of the files", DEFAULT_LICENCE, DEFAULT_LICENCE, True),
        Key("head", "a file with a text for the top of the files", "", "LICENSE-HEADER", True),
    )
}

INDEX: Final = Key("index", "a page that lists all kernels", "", "crypto/README.md", True, False)
TABLES: Final = "kernel"
OWN_TABLE: Final = re.compile(r"^\s*\[+\s*tool\s*\.\s*hashwright\b", re.MULTILINE)  # in a pyproject.toml


class ManifestError(UserError):
    """An error in a manifest, with its line."""

    def __init__(self, path: Path, line: int, sentence: str) -> None:
        super().__init__(f"{path}: {sentence}")
        self.path = path
        self.line = line  # from 1
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Entry:
    """One kernel of a manifest."""

    number: int  # among the manifest's kernels, from 1
    asked: Asked
    out: str  # the directory of its files, relative to the manifest's, with /

    @property
    def request(self) -> Request:
        """The request, or the best of several."""
        return parts(self.asked)[0]

    @property
    def outputs(self) -> tuple[str, ...]:
        """Its files, relative to the manifest's directory."""
        return tuple(self.place(name) for name in templates(self.asked))

    def place(self, name: str) -> str:
        """The path of one of its files, relative to the manifest's directory."""
        return str(PurePosixPath(self.out) / name)


@dataclass(frozen=True, slots=True)
class Manifest:
    """The kernels of a project. `read_manifest` returns only valid ones."""

    path: Path
    entries: tuple[Entry, ...]
    index: str = ""  # the page that lists all kernels, relative to the manifest's directory; empty: none
    text: str = field(default="", repr=False)

    @property
    def root(self) -> Path:
        """The directory to which all paths are relative."""
        return self.path.parent

    @property
    def lock(self) -> Path:
        return self.root / LOCK

    @property
    def heads(self) -> tuple[str, ...]:
        """The files with texts for the top of others, relative to its directory."""
        return tuple(sorted({entry.request.head for entry in self.entries} - {""}))

    @property
    def outputs(self) -> tuple[str, ...]:
        """All its files, relative to its directory."""
        of_kernels = (output for entry in self.entries for output in entry.outputs)
        return (*of_kernels, *([self.index] if self.index else []))

    def locate(self, output: str) -> Path:
        """The path of an output on the disk."""
        return self.root.joinpath(*output.split("/"))

    def shown(self, output: str) -> str:
        """An output as one would write it from here."""
        located, here = self.locate(output), Path.cwd()
        return str(located.relative_to(here)) if located.is_relative_to(here) else str(located)


def find_manifest(start: Path) -> Path:
    """The manifest of a directory, or of the nearest one above it. Raises UserError if there is none."""
    for directory in (start.absolute(), *start.absolute().parents):
        own, shared = directory / NAME, directory / PYPROJECT
        if shared.is_file() and _has_table(shared):
            if os.path.lexists(own):
                raise UserError(f"{own} and [tool.hashwright] in {shared} are both there; keep one of them")
            return shared
        if os.path.lexists(own):  # whatever it is: the reader says what is wrong with it
            return own
    raise UserError(f"there is no {NAME} in {start.absolute()} or above; `hashwright init` writes one")


def _has_table(pyproject: Path) -> bool:
    try:
        text = read_text(pyproject)
    except (OSError, UnicodeDecodeError):
        return False  # the reader reports it
    try:
        tool = toml.parse(text).get("tool")
    except toml.NotToml:
        return bool(OWN_TABLE.search(text))
    return isinstance(tool, dict) and "hashwright" in tool


def read_manifest(path: Path | None = None) -> Manifest:
    """The manifest in a file, or without one, of the current directory or the nearest one above it.

    Raises ManifestError if it is wrong, UserError where there is none.
    """
    found = None if path else find_manifest(Path())
    path = (path or found or Path()).absolute()
    mend = "write --manifest with one that exists"
    if found:
        mend = "make it a file that you can read, or remove it"
    try:
        content = read_kept(path) if found else read_file(path)
        text = content.decode("utf-8-sig")  # some editors on Windows begin with a byte order mark
    except OSError as error:
        raise UserError(f"cannot read {path} ({error.strerror}); {mend}") from None
    except UnicodeDecodeError:
        raise ManifestError(path, 1, "it is not UTF-8; save it as UTF-8") from None
    return parse_manifest(text, path)


def parse_manifest(text: str, path: Path) -> Manifest:
    """The manifest in a text, as if it were in a file.

    >>> from pathlib import Path
    >>> text = '''
    ... out = "crypto"
    ... [[kernel]]
    ... hash = "md5"
    ... target = "portable"
    ... '''
    >>> parse_manifest(text, Path("/project/hashwright.toml")).entries[0].request.command()
    'hashwright make md5 --target portable'
    """
    return _Reader(text, path).manifest()


class _Reader:
    """Reads one manifest, with the lines of its keys for error messages."""

    def __init__(self, text: str, path: Path) -> None:
        self._text = text
        self._path = path
        self._is_farm = path.is_symlink()  # as all files of a project are in sandboxes of Bazel and Nix
        self._seen: dict[str, str] = {}  # each output in lower case, for file systems without case -> its owner
        self._folders: dict[str, str] = {}  # the directories above them, likewise -> the owner of one in it

    def manifest(self) -> Manifest:
        table = self._table()
        tables = table.pop(TABLES, [])
        if not isinstance(tables, list):
            sentence = f"'{TABLES}' is not a list of tables; write [[{TABLES}]] before each kernel"
            raise self._wrong(sentence, TABLES)
        shared = {key.name: key for key in KEYS.values() if key.shared}
        top = self._checked(table, {**shared, INDEX.name: INDEX}, 0)
        index = self._inside(top.pop(INDEX.name), 0, INDEX.name) if top.get(INDEX.name) else ""
        for name in (self._path.name, LOCK):
            self._claim(name, 0, "the manifest and its lock", "")
        if index:
            self._claim(index, 0, INDEX.name, INDEX.name)
        entries = tuple(self._entry(each, i, top) for i, each in enumerate(tables, 1))
        for entry in entries:
            for output in entry.outputs:
                self._claim(output, entry.number, f"{TABLES} {entry.number}", "out")
        return Manifest(self._path, entries, index, self._text)

    def _table(self) -> dict[str, Any]:
        try:
            table = toml.parse(self._text)
        except toml.NotToml as error:
            kept = "keep the kernels of both sides, then run `hashwright make --all`"
            sentence = f"{error.why}; {kept}" if error.is_merge else str(error)
            raise ManifestError(self._path, error.line, sentence) from None
        if self._path.name != PYPROJECT:
            return table
        tool = table.get("tool")
        table = tool.get("hashwright") if isinstance(tool, dict) else None  # type: ignore[assignment]
        if not isinstance(table, dict):
            raise self._wrong("there is no table [tool.hashwright]; write one")
        return table

    def _checked(self, table: object, keys: Mapping[str, Key], number: int) -> dict[str, str]:
        """The table, checked: all keys are known, and all values are usable strings."""
        if not isinstance(table, dict):
            raise self._wrong(f"it is {_kind(table)}, not a table; write [[{TABLES}]] before it", "", number)
        for name, value in table.items():
            if name not in keys:
                known = keys if number else [*keys, f"[[{TABLES}]]"]
                raise self._wrong(f"'{name}' is not a key; {instead(name, known)}", name, number)
            if not isinstance(value, str):
                wanted = f'write a string, as in {name} = "{keys[name].example}"'
                raise self._wrong(f"'{name}' is {_kind(value)}; {wanted}", name, number)
            if not value.isprintable():
                raise self._wrong(
                    f"'{name}' has a character that cannot be printed; leave it out", name, number
                )
        return dict(table)

    def _entry(self, table: object, number: int, top: Mapping[str, str]) -> Entry:
        given = {**top, **self._checked(table, KEYS, number)}
        for key in KEYS.values():
            if key.default is None and key.name not in given:
                raise self._wrong(f'there is no {key.name}; write {key.name} = "{key.example}"', "", number)
        if given["target"] == "native":
            sentence = "'native' is another processor on another machine; write target with the name of one"
            raise self._wrong(sentence, "target", number)
        if given.get("schedule") == BEST:
            sentence = "'best' is another schedule on another machine; write schedule with its choices"
            raise self._wrong(sentence, "schedule", number)
        if given.get("emitter") == OBJ:
            sentence = f"an object file is built, not kept; write emitter with one of: {', '.join(WRITTEN)}"
            raise self._wrong(sentence, "emitter", number)
        if given.get("emitter", C) not in WRITTEN:
            raise self._wrong(str(unknown("emitter", given["emitter"], WRITTEN)), "emitter", number)
        out = self._inside(given["out"], number, "out")
        words = {key.name: given[key.name] for key in KEYS.values() if key.about_request and key.name in given}
        words |= self._head(words.get("head", ""), number)
        try:
            asked = ask(words.pop("hash"), words.pop("target"), **words)
            list(declared(asked))  # raises for a name of a function that does not exist
        except UserError as error:
            sentence = re.sub(rf"--({'|'.join(KEYS)})\b", r"\1", str(error))  # in a manifest, without --
            guilty = next((word for word in re.findall(r"[a-z-]+", sentence) if word in KEYS), "")
            raise self._wrong(sentence, guilty, number) from None
        return Entry(number, asked, out)

    def _head(self, written: str, number: int) -> dict[str, str]:
        """The arguments of a request for the text at the top, which is in a file of the project."""
        if not written:
            return {}
        path = self._inside(written, number, "head")
        try:
            return {"head": path, "head_text": read_head(self._path.parent / path, path)}
        except UserError as error:
            raise self._wrong(str(error).replace("--head", "head"), "head", number) from None

    def _inside(self, written: str, number: int, key: str) -> str:
        """A path below the manifest's directory, in its shortest form."""
        path = PurePosixPath(written)
        windows = PureWindowsPath(written)
        if path.is_absolute() or windows.drive or windows.root or "\\" in written:
            raise self._wrong(
                f"'{written}' is not a relative path; write one relative to the manifest, with /", key, number
            )
        if ".." in path.parts:
            raise self._wrong(f"'{written}' leads out of the project; write a path without ..", key, number)
        root = self._path.parent
        if _in_circle(root / path) or not (
            self._is_farm or (root / path).resolve().is_relative_to(root.resolve())
        ):
            raise self._wrong(f"'{written}' leads out of the project by a symbolic link", key, number)
        if key == INDEX.name and not path.name:
            raise self._wrong(f"'{written}' is not a file; write one, as in {INDEX.example}", key, number)
        return str(path)

    def _claim(self, output: str, number: int, whose: str, key: str) -> None:
        """Records the owner of an output; two paths may be the same by links, or if case does not matter."""
        path = self._path.parent / output
        same = str(path.parent.resolve() / path.name).casefold()
        try:
            is_link = S_ISLNK(path.lstat().st_mode)
        except (FileNotFoundError, NotADirectoryError):
            is_link = False
        except OSError as error:
            raise self._wrong(
                f"{output} cannot be a path ({error.strerror}); write another {key}", key, number
            ) from None
        if is_link and number and not self._is_farm:
            raise self._wrong(f"{output} is a symbolic link; remove it, or write another out", key, number)
        other = self._seen.setdefault(same, whose)
        if other is not whose:
            raise self._wrong(f"{output} already belongs to {other}; write another {key}", key, number)
        above = [str(each) for each in Path(same).parents]
        if other := next((self._seen[each] for each in above if each in self._seen), ""):
            raise self._wrong(f"{output} is below a file of {other}; write another {key}", key, number)
        if other := self._folders.get(same, ""):
            raise self._wrong(f"{output} is a directory for {other}; write another {key}", key, number)
        self._folders.update(dict.fromkeys(above, whose))

    def _wrong(self, sentence: str, key: str = "", number: int = 0) -> ManifestError:
        where = f"{TABLES} {number}: " if number else ""
        return ManifestError(self._path, toml.line_of(self._text, TABLES, number, key), where + sentence)


def _in_circle(path: Path) -> bool:
    """Does the path contain a loop of symbolic links?"""
    for each in (path, *path.parents):
        try:
            each.stat()
        except OSError as error:
            if error.errno == ELOOP:
                return True
    return False


def _kind(value: object) -> str:
    numbers = dict.fromkeys((int, float), "a number")
    kinds = {bool: "a truth value", list: "a list", dict: "a table", str: "text"} | numbers
    return kinds.get(type(value), "a date or a time")
