"""Every kernel that runs here as Rust beside the same kernel as C by clang of the same LLVM.

    python -m tests.performance.rust [--cc CC] [--only TEXT] [--samples NUMBER]

prints a table in Markdown with a row for each function, target and size, or only for those whose names contain
the text. A ratio is the time in Rust relative to that in C; those above 1.02 are bold.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hashwright.bench.benchmark import Batch, Lineup, compile_all, peers
from hashwright.bench.timing import RaceResult, Row, measure
from hashwright.bench.variants import entries
from hashwright.emit.emitters import RUST, C
from hashwright.hashes import HASHES
from hashwright.modes.aegis import Aegis
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.requests.request import serving
from hashwright.targets.machine import Target
from hashwright.targets.rust import rust_features

LIMIT: Final = 1.02
BATCH: Final = Batch(messages=1024, lengths=("near",))


def sizes(hash_: Hash, kernel: Kernel) -> tuple[int, ...]:
    """The lengths of messages in bytes; one for a kernel for messages of one length."""
    if kernel.sized:
        return (32,)
    if kernel.is_batch:
        return (1500,) if isinstance(hash_, Aegis) else (85,)
    return (64, 200, 16 << 10) if isinstance(hash_, Aegis) else (16 << 10,)


def races(
    hash_: Hash, kernel: Kernel, target: Target, cc: Compiler, samples: int
) -> Iterator[tuple[int, RaceResult]]:
    """The sizes, each with the times of the functions of a kernel in both languages."""
    lengths = sizes(hash_, kernel)
    length = str(lengths[0]) if kernel.sized else None
    found = entries(hash_, kernel, (target.name,), (cc,), ("",), (C, RUST), length)
    with tempfile.TemporaryDirectory(prefix="hashwright-") as place:
        made = compile_all(found, Path(place))
        for size in lengths:
            field = Lineup(hash_, size, (), BATCH, peers(hash_, [kernel], size, BATCH).tasks, ())
            yield size, measure(field.joined_by(made, kernel).entrants, samples=samples, cc=cc)


def pairs(rows: Iterator[Row]) -> Iterator[tuple[str, Row, Row]]:
    """The functions of a race: what each processes, and its rows in C and in Rust."""
    found = {row.name: row for row in rows}
    for name, row in found.items():
        language, comma, what = name.partition(", ")
        if language == C:
            yield what, row, found[f"{RUST}{comma}{what}"]


def line(name: str, in_c: Row, in_rust: Row) -> str:
    """A row of the table."""
    ratio = in_rust.cpb / in_c.cpb
    shown = f"**{ratio:.3f}**" if ratio > LIMIT else f"{ratio:.3f}"
    return f"| {name} | {in_c.cpb:.3f} | {in_rust.cpb:.3f} | {shown} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cc", default="ziglang")
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--samples", type=int, default=101, metavar="NUMBER")
    asked = parser.parse_args()
    cc = compiler.find(asked.cc)
    print(f"| kernel | {cc.identity()} | Rust | ratio |\n|---|---|---|---|")
    for hash_ in HASHES.values():
        for kernel in hash_.kernels.values():
            for target in serving(hash_):
                name = f"{hash_.name} {kernel} {target.name}"
                if asked.only not in name or rust_features(target) is None or not target.runs_here():
                    continue
                for size, found in races(hash_, kernel, target, cc, asked.samples):
                    for what, *rows in pairs(iter(found.rows)):
                        print(line(" ".join(filter(None, (name, str(size), what))), *rows), flush=True)


if __name__ == "__main__":
    main()
