"""Short and long messages: the default kernels of AEGIS beside the fastest peer, by compiler.

    python -m tests.performance.sizes [--cc CC]... [--only TEXT] [--samples NUMBER]

prints a table in Markdown with a row for each hash, kernel and size in bytes, or only for kernels whose names
contain the text. A ratio is the speed relative to the fastest peer; those below 1 are bold. The records have
messages of 16 KiB only, in which the start, the end and the comparison of the tag take little time.
"""

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hashwright.bench import timing
from hashwright.bench.benchmark import compile_all, peers
from hashwright.bench.timing import Row
from hashwright.bench.variants import entries
from hashwright.hashes import HASHES
from hashwright.modes.aegis import DECRYPT, ENCRYPT, KEYSTREAM, MAC, Aegis
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.native import compiler
from hashwright.native.compiler import Compiler

SIZES: Final = (31, 64, 256, 1 << 10, 4 << 10, 16 << 10, 1 << 20)
KERNELS: Final = (ENCRYPT, DECRYPT, MAC, KEYSTREAM)


def races(
    hash_: Hash, kernel: Kernel, compilers: Sequence[Compiler], samples: int
) -> Iterator[tuple[int, tuple[Row, ...]]]:
    """The sizes, each with the rows of the peers and of our kernel by each compiler."""
    with tempfile.TemporaryDirectory(prefix="hashwright-") as place:
        found = entries(hash_, LIBRARY, ("native",), compilers, ("",))
        made = compile_all(found, Path(place))
        for size in SIZES:
            lineup = peers(hash_, [kernel], size).joined_by(made, kernel)
            race = timing.measure(
                lineup.entrants, base=lineup.entrants[0][0].name, samples=samples, cc=compilers[0]
            )
            yield size, race.rows


def line(name: str, found: Sequence[Row]) -> str:
    """A row of the table: the peer's cycles per byte, and those of ours with their ratio."""
    peer = min((row for row in found if row.kind == "peer"), key=lambda row: row.cpb)
    cells = [name, f"{peer.cpb:.3f}"]
    for row in (row for row in found if row.kind == "ours"):
        ratio = f"{peer.cpb / row.cpb:.2f}"
        cells += [f"{row.cpb:.3f}", f"**{ratio}**" if row.cpb > peer.cpb else ratio]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cc", action="append")
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--samples", type=int, default=101, metavar="NUMBER")
    asked = parser.parse_args()
    compilers = [compiler.find(cc) for cc in asked.cc or (None,)]
    print("| kernel, bytes | peer |", *(f"{cc.identity()} | ratio |" for cc in compilers))
    print(f"|---|{'---|' * (1 + 2 * len(compilers))}")
    for hash_ in (each for each in HASHES.values() if isinstance(each, Aegis)):
        for kernel in KERNELS:
            if asked.only in (name := f"{hash_.name} {kernel}"):
                for size, found in races(hash_, kernel, compilers, asked.samples):
                    print(line(f"{name} {size}", found), flush=True)


if __name__ == "__main__":
    main()
