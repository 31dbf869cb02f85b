"""Measures time and memory of make --all and check for 1, 10 and 100 requests, and for the catalogue.

    python tests/vendor/measure.py

Each runs once in a new process. The times are wall-clock times, so the machine should be idle.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from itertools import islice, product
from pathlib import Path
from typing import Final

import hashwright

ROOT: Final = Path(__file__).parents[2]
HASHES: Final = ("md5", "ripemd160")
TARGETS: Final = ("portable", "x86-64-bmi", "aarch64", "riscv64", "armv6")
COUNTS: Final = (1, 10, 100)


def manifest(count: int) -> str:
    """A number of libraries, cycling through hashes and targets, with prefixes."""
    words = islice(product(range(count), TARGETS, HASHES), count)
    return "".join(
        f'[[kernel]]\nhash = "{hash_}"\ntarget = "{target}"\nout = "{i}/{target}"\n'
        for i, target, hash_ in words
    )


def timed(*words: str | Path) -> tuple[float, float]:
    """Wall-clock seconds, and seconds of all processors."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    command = [sys.executable, "-m", "hashwright", *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report(name: str, path: Path) -> None:
    requests = len(hashwright.read_manifest(path).entries)
    for what, words in (("make --all", ("make", "--all")), ("check", ("check",))):
        seconds, busy = timed(*words, "--manifest", path)
        each = f"{1000 * busy / requests:.0f} ms a request"
        print(f"{name}: {what}: {seconds:.2f} s, {busy:.2f} s of processors, {each}", flush=True)


def main() -> None:
    print(f"{len(os.sched_getaffinity(0))} processors, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as place:
        for count in COUNTS:
            directory = Path(place) / str(count)
            directory.mkdir()
            path = directory / "hashwright.toml"
            path.write_text(manifest(count), encoding="utf-8")
            report(f"{count} requests", path)
        catalogue = Path(place) / "hashwright.toml"
        catalogue.write_bytes((ROOT / "hashwright.toml").read_bytes())
        report("catalogue", catalogue)
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"the largest process took {largest:.0f} MiB")


if __name__ == "__main__":
    main()
