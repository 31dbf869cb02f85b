"""The kernels to time: all combinations of targets, compilers and schedules, or those of a file of variants."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

from hashwright.emit.emitters import C, find_emitter
from hashwright.errors import UserError, instead, unknown
from hashwright.files import toml
from hashwright.files.plan import read_text
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler, find, names
from hashwright.requests.request import Request, find_target, resolve


@dataclass(frozen=True, slots=True)
class Entrant:
    """One of our kernels in a race, before it is generated."""

    name: str
    request: Request
    cc: Compiler
    asked: str = ""  # the schedule as given, which may be `best`


def one_of(hash_: Hash, kernel: str | None) -> Kernel:
    """The kernel of that name, or the hash's first one. Raises UserError if there is none."""
    if kernel is not None and kernel not in hash_.kernels:
        raise unknown("kernel", kernel, hash_.kernels, hash_.name)
    return hash_.kernels[kernel or next(iter(hash_.kernels))]


def entries(
    hash_: Hash,
    kernel: Kernel,
    targets: Sequence[str],
    compilers: Sequence[Compiler],
    schedules: Sequence[str],
    emitters: Sequence[str] = (C,),
    length: str | None = None,
    **options: str,
) -> list[Entrant]:
    """The kernels of each target with each schedule, emitter and compiler, named by their differences.

    `options` are those of all emitters.

    Raises UserError if an argument is wrong or a target cannot run here.
    """
    targets, schedules = list(dict.fromkeys(targets)), list(dict.fromkeys(schedules))
    emitters, named = list(dict.fromkeys(emitters)), names(compilers)
    found = {}
    for target, emitter, schedule, (name, cc) in product(targets, emitters, schedules, named.items()):
        request = resolve(
            hash_.name,
            target,
            kernel=kernel.name,
            schedule=schedule,
            emitter=emitter,
            length=length,
            **options,
        )
        if not request.target.runs_here():
            raise UserError(f"{_cannot_run(request)}; write --target with one that `hashwright list` says runs")
        words = [request.target.name] if len(targets) > 1 else []
        words += [emitter] if len(emitters) > 1 else []
        words += [schedule or "default"] if len(schedules) > 1 else []
        words += [name] if len(named) > 1 else []
        entry = Entrant(" ".join(words) or request.target.name, request, cc, schedule)
        found[request.command(), cc] = entry
    return [*found.values()]


def _cannot_run(request: Request) -> str:
    needed = ", ".join(sorted(request.target.features))
    return f"this machine cannot run code for '{request.target.name}', which needs {needed}"


# A file of variants.

NEEDED: Final = ("name", "target", "schedule")
KEYS: Final = (*NEEDED, "kernel", "emitter", "cc")
TABLE: Final = "variant"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of a file."""

    entries: list[Entrant]
    notes: tuple[str, ...]  # a sentence for each omitted variant


def read_variants(path: Path, hash_: Hash, kernel: Kernel, compilers: Sequence[Compiler]) -> Variants:
    """The variants in a file, each with its own compiler or else with each of these.

    A variant whose target cannot run here is omitted. Raises UserError with the line of the error.
    """
    found: list[Entrant] = []
    notes: list[str] = []
    named = names(compilers)
    for variant in _tables(path):
        request = variant.request(hash_, kernel)
        if not request.target.runs_here():
            notes.append(f"'{variant.words['name']}' is left out: {_cannot_run(request)}.")
            continue
        own = variant.compiler()
        for name, cc in [("", own)] if own else named.items():
            words = [variant.words["name"], *([name] if name and len(named) > 1 else [])]
            found.append(Entrant(" ".join(words), request, cc, variant.words["schedule"]))
    if not found:
        raise UserError(f"none of the variants of {path} runs here; " + " ".join(notes))
    return Variants(found, tuple(notes))


@dataclass(frozen=True, slots=True)
class _Table:
    """One table of a file of variants."""

    place: Callable[[str], str]  # the position of a key, in words
    words: Mapping[str, str]

    def request(self, hash_: Hash, usual: Kernel) -> Request:
        """Its request. Raises UserError that names the wrong key."""
        named, target = self.words.get("kernel"), self.words["target"]
        kernel = self._reads("kernel", lambda: one_of(hash_, named)) if named is not None else usual
        emitter = self.words.get("emitter", C)
        self._reads("target", lambda: find_target(hash_, target, kernel))
        self._reads("emitter", lambda: find_emitter(emitter))
        return self._reads(
            "schedule",
            lambda: resolve(
                hash_.name, target, kernel=kernel.name, schedule=self.words["schedule"], emitter=emitter
            ),
        )

    def compiler(self) -> Compiler | None:
        """The compiler that it names."""
        return self._reads("cc", lambda: find(self.words["cc"])) if "cc" in self.words else None

    def _reads(self, key: str, read: Callable[[], T]) -> T:
        try:
            return read()
        except UserError as error:
            raise UserError(f"{self.place(key)}: {error}") from error


def _tables(path: Path) -> Iterator[_Table]:
    """The tables of the file, checked."""
    try:
        text = read_text(path)
        content = toml.parse(text)
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}; write --variants with a TOML file") from error
    except toml.NotToml as error:
        raise UserError(f"{path}: {error}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{path} is not UTF-8; save it as UTF-8") from error
    tables = content.get(TABLE)
    strange = sorted(content.keys() - {TABLE})
    if strange:
        raise UserError(
            f"{_place(path, text, 0, strange[0])}: there is no '{strange[0]}'; write [[{TABLE}]] tables"
        )
    if not isinstance(tables, list) or not tables:
        raise UserError(f"{path} has no variants; write [[{TABLE}]] tables with the keys {', '.join(KEYS)}")
    names: set[str] = set()
    for number, table in enumerate(tables, 1):
        place = partial(_place, path, text, number)
        _check(table, place)
        if table["name"] in names:
            raise UserError(f"{place('name')}: there are two variants '{table['name']}'; name each differently")
        names.add(table["name"])
        yield _Table(place, table)


def _check(table: Mapping[str, Any], place: Callable[[str], str]) -> None:
    for key, value in table.items():
        if key not in KEYS:
            raise UserError(f"{place(key)}: a variant has no '{key}'; {instead(key, KEYS)}")
        if not isinstance(value, str) or not (value or key == "schedule"):
            raise UserError(f"{place(key)}: '{key}' is not text; write it in quotes")
    for key in NEEDED:
        if key not in table:
            raise UserError(f"{place('')}: the variant lacks '{key}'; write {key} = \"...\"")


def _place(path: Path, text: str, number: int, key: str) -> str:
    return f"{path}, line {toml.line_of(text, TABLE, number, key)}"
