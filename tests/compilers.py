"""Compiles a kernel in C of each mode and target of the catalogue with each compiler, and counts the messages.

    python -m tests.compilers --cc gcc --cc clang-19 --cc aarch64-linux-gnu-gcc --cc ziglang

prints the table of docs/consumers.md, and the messages of the compilers about files on stderr. zig compiles
code for all other processors, because it contains their headers; a file takes it some seconds. zig and cross
compilers compile C99 only. Each compiler takes some minutes.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hashwright.emit.emitters import C
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import made_by
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import parts
from hashwright.targets.detect import architecture
from hashwright.targets.features import native
from hashwright.targets.machine import Target
from hashwright.vendor.manifest import Entry
from tests.catalogued import catalogue
from tests.compiled import STRICT

CPP: Final = ("-xc++", "-std=c++11", "-Wall", "-Wextra", "-Wpedantic")
ZIG: Final = ("-fno-sanitize=undefined",)  # disables zig's default checks

C99: Final = ("-O0", *STRICT)
# By column head.
FORMS: Final = {
    "C99, pedantic": C99,
    "C++11": ("-fsyntax-only", *CPP),
    "`-march=native`": ("-O0", "-march=native", *STRICT),
}
ELSEWHERE: Final = "other processors"


@dataclass(frozen=True, slots=True)
class Cell:
    """The files that one compiler compiles in one form."""

    compiled: int
    faults: tuple[str, ...]  # the compiler's messages about the others

    def __str__(self) -> str:
        return f"{self.compiled} of {self.compiled + len(self.faults)}"


def sample() -> list[Entry]:
    """The first kernel in C of each mode and target of the catalogue."""
    kinds: dict[object, Entry] = {}
    for entry in catalogue().entries:
        if entry.request.emitter == C:
            kinds.setdefault((entry.request.asked, entry.request.hash.family), entry)
    return list(kinds.values())


def said(compiler: Compiler, flags: Sequence[str], source: Path) -> tuple[str, ...]:
    """The errors and warnings of a compiler about a file, without those about an empty file."""
    told = (line for line in _lines(compiler, flags, source) if line not in _always(compiler, tuple(flags)))
    return tuple(told)


@cache
def _always(compiler: Compiler, flags: tuple[str, ...]) -> frozenset[str]:
    """A compiler's messages about its flags: the name of this machine's processor may imply unusual ones."""
    with tempfile.TemporaryDirectory() as place:
        empty = Path(place) / "empty.c"
        empty.write_text("typedef int not_empty;\n", encoding="ascii")
        return frozenset(_lines(compiler, flags, empty))


def _lines(compiler: Compiler, flags: Sequence[str], source: Path) -> list[str]:
    with tempfile.TemporaryDirectory() as place:
        words = [flag for flag in flags if flag != "-Werror"]  # the warnings are counted instead
        command = [*compiler.command, "-c", *words, "-o", f"{place}/out.o", str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    told = [line for line in lines if "warning:" in line or "error:" in line]
    return told if told or done.returncode == 0 else [f"exit code {done.returncode}", *lines[:1]]


def is_for(entry: Entry, made: str) -> bool:
    """Does a compiler for an architecture compile the entry's files?"""
    kinds = {architecture(each.features) for each in targets(entry)}
    return kinds <= {"", made} or len(kinds - {""}) > 1


def targets(entry: Entry) -> Iterator[Target]:
    """The target of its kernels."""
    yield from (each.target for each in parts(entry.asked))


def cells(compiler: Compiler, entries: Sequence[Entry], place: Path) -> dict[str, Cell]:
    """The results of a compiler for the kernels, by form."""
    made = made_by(compiler)
    here = [entry for entry in entries if is_for(entry, made)]
    if "zig" not in str(compiler):
        forms = {form: flags for form, flags in FORMS.items() if made in native() or flags == C99}
        return {form: _cell(compiler, here, flags, place) for form, flags in forms.items()}
    others = [
        _cell(_crossing(compiler, entry), [entry], (*C99, *ZIG), place)
        for entry in entries
        if not is_for(entry, made)
    ]
    elsewhere = Cell(sum(each.compiled for each in others), tuple(f for each in others for f in each.faults))
    return {next(iter(FORMS)): _cell(compiler, here, (*C99, *ZIG), place), ELSEWHERE: elsewhere}


def _crossing(zig: Compiler, entry: Entry) -> Compiler:
    """The compiler for the processor of the entry."""
    how = next(each.emulation for each in targets(entry) if each.emulation)
    system = "-musleabi" if how.triple.startswith("arm") else "-musl"
    return Compiler((*zig.command, "-target", how.triple.replace("-none", system), *how.flags))


def _cell(compiler: Compiler, entries: Sequence[Entry], flags: Sequence[str], place: Path) -> Cell:
    faults, count = [], 0
    for entry in entries:
        for name in sources(entry.asked):
            source = place / str(entry.number) / name
            told = said(compiler, flags, source)
            count += not told
            faults += [f"{entry.asked.command()}: {told[0]}"] if told else []
    return Cell(count, tuple(faults))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cc", action="append", required=True, help="a compiler; may be given again")
    compilers = [find(name) for name in parser.parse_args().cc]
    entries, faults = sample(), []
    heads = [*FORMS, ELSEWHERE]
    print(f"| Compiler | {' | '.join(heads)} |\n|{'---|' * (len(heads) + 1)}")
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        for entry in entries:
            generate(entry.asked).write(place / str(entry.number))
        for compiler in compilers:
            made = cells(compiler, entries, place)
            row = [str(made[head]) if head in made else "" for head in heads]
            name = f"{compiler.identity()}{' (zig)' if ELSEWHERE in made else ''}"
            name += "" if made_by(compiler) in native() else f" for {made_by(compiler)}"
            print(f"| {name} | {' | '.join(row)} |", flush=True)
            found = [f"{name}, {head}: {fault}" for head, cell in made.items() for fault in cell.faults]
            print(*found, sep="\n", end="\n" * bool(found), file=sys.stderr, flush=True)
            faults += found
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
