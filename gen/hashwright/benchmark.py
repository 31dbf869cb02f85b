"""Kernels made, compiled and timed beside each other and beside the peers: what `hashwright bench` does.

The kernels are those of a product of targets, compilers and schedules, or those that a file of variants names.
"""

import os
import platform
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

from hashwright.choices import BATCH
from hashwright.emitters import C, find_emitter
from hashwright.errors import UserError, unknown
from hashwright.generate import generate, sources
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import BLOCK_BYTES
from hashwright.native import bench
from hashwright.native.bench import UNSTEADY, Candidate, Race, Row, Task
from hashwright.native.compiler import Compiler, find
from hashwright.native.contest import EQUAL, LENGTHS, contest, ours
from hashwright.native.peer import FORM, Peer
from hashwright.native.textbook import textbook
from hashwright.plan import Plan
from hashwright.request import LIBRARY, Request, find_hash, find_target, resolve
from hashwright.targets.features import cpuinfo


@dataclass(frozen=True, slots=True)
class Entry:
    """One of our kernels in a race, before it is made."""

    name: str
    request: Request
    cc: Compiler


@dataclass(frozen=True, slots=True)
class Made:
    """A compiled kernel."""

    name: str
    request: Request
    library: Path


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured, and on what."""

    hash: str
    kernel: str
    size: int  # bytes of a message
    samples: int  # of each candidate
    base: str  # the candidate that ratios are to
    processor: str
    ghz: float  # the clock while it was measured
    compilers: tuple[str, ...]
    made: Mapping[str, Mapping[str, str]]  # by candidate: the command that makes it, and the compiler
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    taken: tuple[tuple[float, ...], ...]  # as in bench.Race
    messages: int | None = None  # of a batch

    def told(self) -> dict[str, Any]:
        """The report as JSON has it: all but every sample."""
        return {key: value for key, value in asdict(self).items() if key != "taken"}


Tell = Callable[
    [str, int, int], None
]  # is called with what is being done, how much of it is done, and of how much


def silent(what: str, done: int, of: int) -> None:
    """Tells nobody."""


def first_kernel(hash_: Hash) -> str:
    """The kernel that is timed where none is named."""
    return next(iter(hash_.kernels))


def entries(
    hash_name: str,
    kernel: str | None,
    targets: Sequence[str],
    compilers: Sequence[Compiler],
    schedules: Sequence[str],
    emitters: Sequence[str] = (C,),
    length: str | None = None,
) -> list[Entry]:
    """The kernels of each target with each schedule by each emitter and compiler, named by what differs.

    Raises UserError where a word is wrong or a target cannot run here.
    """
    kernel = _kernel(hash_name, kernel)
    targets, schedules = list(dict.fromkeys(targets)), list(dict.fromkeys(schedules))
    compilers, emitters = list(dict.fromkeys(compilers)), list(dict.fromkeys(emitters))
    found = []
    for target, emitter, schedule, cc in product(targets, emitters, schedules, compilers):
        request = resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter=emitter, length=length)
        if not request.target.runs_here():
            raise UserError(f"{_cannot_run(request)}; write --target with one that `hashwright list` says runs")
        words = [request.target.name] if len(targets) > 1 else []
        words += [emitter] if len(emitters) > 1 else []
        words += [schedule or "default"] if len(schedules) > 1 else []
        words += [cc.identity()] if len(compilers) > 1 else []
        found.append(Entry(" ".join(words) or request.target.name, request, cc))
    return _each_its_name(found)


def _each_its_name(found: Sequence[Entry]) -> list[Entry]:
    """The entries without those that are there twice; compilers that are alike are told apart by command."""
    once = {(entry.request.command(), entry.cc): entry for entry in found}
    names = [entry.name for entry in once.values()]
    return [
        entry if names.count(entry.name) == 1 else replace(entry, name=f"{entry.name} ({entry.cc})")
        for entry in once.values()
    ]


def _kernel(hash_name: str, kernel: str | None) -> str:
    hash_ = find_hash(hash_name)
    if kernel is not None and kernel not in hash_.kernels:
        raise unknown(f"kernel of {hash_.name}", kernel, hash_.kernels)
    return kernel or first_kernel(hash_)


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

    entries: list[Entry]
    notes: tuple[str, ...]  # a sentence for each that is left out


def read_variants(path: Path, hash_name: str, kernel: str | None, compilers: Sequence[Compiler]) -> Variants:
    """The variants in a file, each by its own compiler or else by each of these.

    A variant whose target cannot run here is left out. Raises UserError with the line of what is wrong.
    """
    kernel = _kernel(hash_name, kernel)
    found: list[Entry] = []
    notes: list[str] = []
    for variant in _tables(path):
        request = variant.request(hash_name, kernel)
        if not request.target.runs_here():
            notes.append(f"'{variant.words['name']}' is left out: {_cannot_run(request)}.")
            continue
        own = variant.compiler()
        for cc in [own] if own else dict.fromkeys(compilers):
            told = f" {cc.identity()}" if not own and len(compilers) > 1 else ""
            found.append(Entry(variant.words["name"] + told, request, cc))
    if not found:
        raise UserError(f"none of the variants of {path} runs here; " + " ".join(notes))
    return Variants(found, tuple(notes))


@dataclass(frozen=True, slots=True)
class _Variant:
    """One table of a file of variants."""

    place: Callable[[str], str]  # where a key is, in words
    words: Mapping[str, str]

    def request(self, hash_name: str, kernel: str) -> Request:
        """What it asks for. Raises UserError that names the key that is wrong."""
        chosen, target = self.words.get("kernel", kernel), self.words["target"]
        self._reads("kernel", lambda: _kernel(hash_name, chosen))
        emitter = self.words.get("emitter", C)
        self._reads("target", lambda: find_target(find_hash(hash_name), target, chosen))
        self._reads("emitter", lambda: find_emitter(emitter))
        return self._reads(
            "schedule",
            lambda: resolve(hash_name, target, kernel=chosen, schedule=self.words["schedule"], emitter=emitter),
        )

    def compiler(self) -> Compiler | None:
        """The one that it names."""
        return self._reads("cc", lambda: find(self.words["cc"])) if "cc" in self.words else None

    def _reads(self, key: str, read: Callable[[], T]) -> T:
        try:
            return read()
        except UserError as error:
            raise UserError(f"{self.place(key)}: {error}") from error


def _tables(path: Path) -> Iterator[_Variant]:
    """The tables of the file, checked for what a table must be."""
    try:
        text = path.read_text(encoding="utf-8")
        told = tomllib.loads(text)
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}; write --variants with a TOML file") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UserError(f"{path} is no TOML: {error}") from error
    tables = told.get(TABLE)
    strange = sorted(told.keys() - {TABLE})
    if strange:
        raise UserError(
            f"{_place(path, text, 0)(strange[0])}: there is no '{strange[0]}'; write [[{TABLE}]] tables"
        )
    if not isinstance(tables, list) or not tables:
        raise UserError(f"{path} has no variants; write [[{TABLE}]] tables with the keys {', '.join(KEYS)}")
    names: set[str] = set()
    for number, table in enumerate(tables, 1):
        place = _place(path, text, number)
        _check(table, place)
        if table["name"] in names:
            raise UserError(f"{place('name')}: there are two variants '{table['name']}'; name each differently")
        names.add(table["name"])
        yield _Variant(place, table)


def _check(table: Mapping[str, Any], place: Callable[[str], str]) -> None:
    for key, value in table.items():
        if key not in KEYS:
            raise UserError(f"{place(key)}: a variant has no '{key}'; write one of: {', '.join(KEYS)}")
        if not isinstance(value, str) or not (value or key == "schedule"):
            raise UserError(f"{place(key)}: '{key}' is no text; write it in quotes")
    for key in NEEDED:
        if key not in table:
            raise UserError(f"{place('')}: the variant lacks '{key}'; write {key} = \"...\"")


def _place(path: Path, text: str, number: int) -> Callable[[str], str]:
    """Tells in which line a key of the table of that number is, or else the table; 0 is what is before."""

    def place(key: str) -> str:
        at, seen = 0, 0
        for line, words in enumerate(text.splitlines(), 1):
            if re.match(rf"\s*\[\[\s*{TABLE}\s*\]\]", words):
                seen += 1
                at = line if seen == number else at
            elif seen == number and key and re.match(rf"[\s\[\"']*{re.escape(key)}[\"'\s]*[=.\]]", words):
                at = line
        return f"{path}, line {at}" if at else str(path)

    return place


# Making and timing.


def make(entry: Entry, directory: Path) -> Made:
    """Makes and compiles an entry in a directory of its own. Raises CheckFailed with what the compiler says."""
    library = compiled(generate(entry.request), entry.request, entry.cc, directory)
    return Made(entry.name, entry.request, library)


def compiled(made: Plan, request: Request, cc: Compiler, directory: Path) -> Path:
    """What was made of a request, as a library in a directory of its own. Raises CheckFailed as `make` does."""
    made.write(directory)
    files = [directory / name for name in sources(request)]
    return cc.shared_library(files, directory / "kernel.so", request.target.c_flags)


def make_all(found: Sequence[Entry], directory: Path, tell: Tell = silent) -> list[Made]:
    """Makes the entries in a directory, several at a time."""
    made = []
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for one in pool.map(make, found, (directory / str(i) for i in range(len(found)))):
            made.append(one)
            tell("compiling", len(made), len(found))
    return made


@dataclass(frozen=True, slots=True)
class Batch:
    """What batches are timed on."""

    messages: int = 4096  # in a call
    lengths: tuple[str, ...] = (EQUAL, "even")  # keys of LENGTHS, each of which is timed

    def works(self, kernel: str, messages: int) -> list[tuple[str, int, str]]:
        """What the kernel is timed on: itself, how many messages, their lengths. Others take what they can."""
        if kernel != BATCH:
            return [(kernel, messages, EQUAL)]
        return [(kernel, self.messages, lengths) for lengths in self.lengths]

    def named(self, name: str, work: tuple[str, int, str]) -> str:
        """A candidate's name at such a work."""
        kernel, _, lengths = work
        return f"{name}, {lengths}" if kernel == BATCH else name

    def told(self, size: int) -> Iterator[str]:
        """What the names of lengths mean."""
        yield from (f"{name}: {LENGTHS[name].what.format(size=size)}." for name in self.lengths)


@dataclass(frozen=True, slots=True)
class Field:
    """Who runs, each at its task."""

    hash: Hash
    size: int  # of each message
    entrants: tuple[tuple[Candidate, Task], ...]
    batch: Batch
    tasks: Mapping[tuple[str, int, str], Task]  # by kernel, number of messages, and lengths
    notes: tuple[str, ...]  # about peers

    def names(self) -> list[str]:
        return [candidate.name for candidate, _ in self.entrants]

    def beside(self, kernel: str, more: Iterable[tuple[Candidate, int]]) -> "Field":
        """The same with other candidates for the kernel, each for so many messages."""
        tasks = dict(self.tasks)
        runners: list[tuple[Candidate, Task]] = []
        for candidate, messages in more:
            for key in self.batch.works(kernel, messages):
                if key not in tasks:
                    tasks[key] = contest(self.hash, kernel, self.size, *key[1:]).task
                runners.append((replace(candidate, name=self.batch.named(candidate.name, key)), tasks[key]))
        return replace(self, entrants=(*self.entrants, *runners), tasks=tasks)

    def joined_by(self, made: Sequence[Made], kernel: str) -> "Field":
        """The same with our compiled kernels; of a library of the whole form all that serves for the kernel."""
        field = self
        for each in made:
            request = each.request
            which = kernel if request.kernel == LIBRARY else request.kernel
            messages = request.setting().messages
            found = ours(self.hash, which, each.library, request.prefix, request.beside)
            field = field.beside(which, ((_called(each.name, one, which), messages) for one in found))
        return field


def _called(name: str, candidate: Candidate, kernel: str) -> Candidate:
    """Our function for a kernel, by the name of the entry."""
    return replace(candidate, name=name if candidate.shape == kernel else f"{name}, one call")


def textbooks(found: Sequence[Entry], kernel: str, directory: Path) -> list[Candidate]:
    """The textbook form by each compiler, where a kernel needs no AES instructions."""
    compilers = dict.fromkeys(entry.cc for entry in found if entry.request.setting().form.planes)
    made = [textbook(kernel, cc, directory / f"textbook{i}") for i, cc in enumerate(compilers)]
    names = [cc.identity() if len(made) > 1 else "" for cc in compilers]
    return [replace(each, name=f"{each.name} {name}".strip()) for each, name in zip(made, names, strict=True)]


def peers(hash_: Hash, kernels: Sequence[str], size: int, batch: Batch = Batch()) -> Field:
    """The peers that there are for these kernels, at one message of so many bytes.

    Raises UserError where the size is wrong.
    """
    entrants: dict[str, tuple[Candidate, Task]] = {}
    tasks: dict[tuple[str, int, str], Task] = {}
    notes: list[str] = []
    for key in (key for kernel in dict.fromkeys(kernels) for key in batch.works(kernel, 1)):
        kernel = key[0]
        given = contest(hash_, kernel, size, *key[1:])
        tasks[key] = given.task
        notes += given.absent
        for peer in given.peers:
            name = peer.name if peer.shape == WHOLE or len(set(kernels)) == 1 else f"{peer.name} {kernel}"
            name = batch.named(name, key)
            if name not in entrants:
                entrants[name] = (replace(peer, name=name), given.task)
                notes += _about(peer, size)
    return Field(hash_, size, tuple(entrants.values()), batch, tasks, tuple(dict.fromkeys(notes)))


WHOLE: Final = "digest"  # the shape of functions that hash a message, and so its padding, too


def _about(peer: Candidate, size: int) -> list[str]:
    if peer.shape != WHOLE:
        return []
    blocks = size // BLOCK_BYTES
    return [f"{peer.name} is called for whole messages and pads them: {blocks + 1} blocks for our {blocks}."]


def run(
    found: Sequence[Entry],
    directory: Path,
    *,
    size: int,
    base: str | None = None,
    samples: int = 301,
    batch: Batch | None = None,
    more: Sequence[Peer] = (),
    notes: Sequence[str] = (),
    tell: Tell = silent,
) -> Report:
    """Makes the entries in a directory and times them beside the peers, and beside more of them.

    Ratios are to the candidate of that name, or to the first peer, or to the first entry where there is none.
    Raises UserError for a base that is not there and for a peer that cannot be timed, CheckFailed for a wrong
    kernel or one that does not compile.
    """
    bench.enough(samples)
    hash_, kernel = found[0].request.hash, found[0].request.kernel
    kernels = [entry.request.kernel for entry in found]
    batch = batch or Batch()
    field = peers(hash_, kernels, size, batch)
    field = field.beside(kernel, [peer.candidate(kernel) for peer in more])
    field = field.beside(kernel, ((each, 1) for each in textbooks(found, kernel, directory)))
    notes = [*notes, *(batch.told(size) if BATCH in kernels else ())]
    known = [*field.names(), *_names(found, batch)]
    _told_apart(known)
    if base not in (None, *known):
        raise unknown("base", str(base), known)
    chosen = base or known[0]
    field = field.joined_by(make_all(found, directory, tell), kernel)
    race = bench.measure(
        field.entrants,
        base=chosen,
        samples=samples,
        cc=found[0].cc,
        tell=lambda done, of: tell("timing", done, of),
    )
    return Report(
        hash=hash_.name,
        kernel=kernel,
        size=size,
        samples=samples,
        base=chosen,
        processor=processor(),
        ghz=race.ghz,
        compilers=tuple(dict.fromkeys(entry.cc.version() for entry in found)),
        made={entry.name: {"command": entry.request.command(), "cc": str(entry.cc)} for entry in found},
        notes=(*notes, *field.notes, *_unsteady(race)),
        rows=race.rows,
        taken=race.taken,
        messages=batch.messages if BATCH in kernels else None,
    )


def _names(found: Sequence[Entry], batch: Batch) -> Iterator[str]:
    """What our candidates are called."""
    for entry in found:
        for work in batch.works(entry.request.kernel, 1):
            yield batch.named(entry.name, work)


def _told_apart(names: Sequence[str]) -> None:
    """Raises UserError where two candidates have one name, as a user's peers may have."""
    for name in names:
        if names.count(name) > 1:
            raise UserError(f"there are two candidates '{name}'; write --peer {FORM} with another NAME")


def _unsteady(race: Race) -> Iterator[str]:
    """What a reader should know before believing the rows."""
    unsteady = [row.name for row in race.rows if row.spread > UNSTEADY]
    if unsteady:
        yield (
            f"Spread above {UNSTEADY:.0%} in the best of {race.runs} runs: {', '.join(unsteady)}. "
            "Something else uses the machine; measure again when it is quiet."
        )


def processor() -> str:
    """What the processor is called."""
    told = cpuinfo()
    if "model name" in told:
        numbers = [f"{key.removeprefix('cpu ')} {told[key]}" for key in ("cpu family", "model") if key in told]
        return " ".join([told["model name"], *([f"({', '.join(numbers)})"] if numbers else [])])
    if platform.system() == "Darwin":
        command = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return platform.processor() or platform.machine()
