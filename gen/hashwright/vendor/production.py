"""Generates the kernels of a manifest in memory, in several processes if that is faster.

The processes are started for each run, and end when their input ends, so that none outlives a killed run.
"""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import lru_cache
from queue import SimpleQueue
from threading import Lock
from typing import IO, Any, Final

from hashwright.errors import UserError
from hashwright.files import toml
from hashwright.interface.functions import declared
from hashwright.native.progress import shown
from hashwright.output.generate import make
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.pipeline import Lower, lower
from hashwright.vendor.manifest import TABLES, Entry, Manifest, ManifestError

WORTH: Final = 4  # the fewest kernels that justify another process
MOST: Final = 4  # the most processes, because each needs memory
KEPT: Final = 512  # listings that a process caches, each of some hundred KiB


@dataclass(frozen=True, slots=True)
class MadeEntry:
    """The files of one entry."""

    entry: Entry
    files: Mapping[str, bytes]  # by name, without the directory
    facts: Mapping[str, tuple[int, int]]  # by function: instructions, critical path in cycles
    rules: tuple[str, ...]  # those that fired, sorted


def processors() -> int:
    """The number of processors for this process."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def make_kernels(manifest: Manifest, jobs: int = 1) -> list[MadeEntry]:
    """The kernels of the manifest, in its order. Raises ManifestError if two define the same symbol.

    Several processes support only the hashes and targets of the package.
    """
    entries = manifest.entries
    jobs = max(1, min(jobs, MOST, len(entries) // WORTH))
    made: dict[int, _Parts] = {}
    with shown() as tell, closing(_here(entries) if jobs == 1 else _in_processes(entries, jobs)) as making:
        for place, each in making:
            made[place] = each
            tell("generating kernels", len(made), len(entries))
    kernels = [MadeEntry(entry, *made[place]) for place, entry in enumerate(entries)]
    _refuse_clashes(manifest, kernels)
    return kernels


_Parts = tuple[dict[str, bytes], dict[str, tuple[int, int]], tuple[str, ...]]
Making = Generator[tuple[int, _Parts], None, None]


def _remembering() -> Lower:
    """Lowers each kernel once: the files of a project have many kernels in common."""
    return lru_cache(KEPT)(lower)


def _make(asked: Asked, lower: Lower) -> _Parts:
    made = make(asked, lower)
    facts = {name: each.facts for name, each in made.listings.items()}
    numbers = {name: (fact.instructions, fact.critical_path) for name, fact in facts.items()}
    return (
        dict(made.plan.files),
        numbers,
        tuple(sorted({rule for fact in facts.values() for rule in fact.rules})),
    )


def _here(entries: Sequence[Entry]) -> Making:
    """The files of each entry, with its number."""
    lower = _remembering()
    for place, entry in enumerate(entries):
        yield place, _make(entry.asked, lower)


# Other processes: a line of JSON for each request, a line of JSON for each answer. No line of this file begins
# with an import of the program, which would be read as one of this module: see imports.py.

PROGRAM: Final = (
    "import gc, json, os, signal, sys\n"
    "gc.disable()\n"
    "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    "sys.path[:] = json.loads(sys.argv[1])\n"
    "from hashwright.vendor.production import serve\n"
    "serve(sys.stdin, sys.stdout)\n"
    "os._exit(0)\n"
)


def _in_processes(entries: Sequence[Entry], jobs: int) -> Making:
    """The same from several processes, in any order."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", PROGRAM, json.dumps(sys.path)]
    processes = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8") for _ in range(jobs)
    ]
    shares, taking = _shares(entries, jobs), Lock()
    idle: SimpleQueue[int] = SimpleQueue()
    for number in range(jobs):
        idle.put(number)

    def make_one(_: Entry) -> tuple[int, _Parts]:
        """Sends the next entry to an idle process; returns the entry's number and its files."""
        number = idle.get()
        try:
            with taking:
                place = shares[number].popleft() if shares[number] else max(shares, key=len).pop()
            return place, _asked(processes[number], entries[place].asked)
        finally:
            idle.put(number)

    try:
        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(make_one, entries)
    finally:
        for process in processes:
            _end(process)


def _shares(entries: Sequence[Entry], count: int) -> list[deque[int]]:
    """The numbers of the entries in equal shares; those of a hash share kernels and stay together."""
    places = sorted(range(len(entries)), key=lambda place: entries[place].asked.hash.name)
    return [deque(places[len(places) * i // count : len(places) * (i + 1) // count]) for i in range(count)]


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            with suppress(OSError):
                stream.close()


def _asked(process: "subprocess.Popen[str]", asked: Asked) -> _Parts:
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(json.dumps(_words(asked)) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
    except (OSError, ValueError):
        raise UserError(
            f"the process for `{asked.command()}` has ended; write --jobs 1 to use only one process"
        ) from None
    files = {name: text.encode() for name, text in answer["files"].items()}
    facts = {name: (pair[0], pair[1]) for name, pair in answer["facts"].items()}
    return files, facts, tuple(answer["rules"])


def _words(asked: Asked) -> dict[str, str]:
    first = parts(asked)[0]
    target = {"hash_name": first.hash.name, "target_name": first.asked, "head_text": first.head_text}
    return {**target, **first.words}


def serve(asked: IO[str], answers: IO[str]) -> None:
    """Generates the kernel of each line, until there are no more."""
    lower = _remembering()
    with suppress(BrokenPipeError):
        for line in asked:
            files, facts, rules = _make(ask(**json.loads(line)), lower)
            texts = {name: content.decode() for name, content in files.items()}
            answer: dict[str, Any] = {"files": texts, "facts": facts, "rules": rules}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()


def _refuse_clashes(manifest: Manifest, kernels: Sequence[MadeEntry]) -> None:
    """Checks symbols: all files of one directory may be in one program; other directories are alternatives."""
    seen: dict[tuple[str, str], Entry] = {}
    for kernel in kernels:
        entry = kernel.entry
        for symbol in (each.name for each in declared(entry.asked)):
            other = seen.setdefault((entry.out, symbol), entry)
            if other is not entry:
                raise ManifestError(
                    manifest.path,
                    toml.line_of(manifest.text, TABLES, entry.number, "out"),
                    f"{TABLES} {entry.number}: {symbol} already exists in {entry.out}, from {TABLES} "
                    f"{other.number}; write prefix or symbol for one of them, or another out",
                )
