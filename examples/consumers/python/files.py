"""Prints the MD5 digests of all files below a directory, in the order of the digests."""

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import digests

AT_A_TIME = 1000  # the number of files in memory


def hashed(paths: Sequence[Path]) -> Iterator[str]:
    """A line for each file, as md5sum prints it."""
    rest = iter(paths)
    while some := list(islice(rest, AT_A_TIME)):
        for path, digest in zip(some, digests.md5([path.read_bytes() for path in some]), strict=True):
            yield f"{digest.hex()}  {path}"


if __name__ == "__main__":
    files = [path for path in Path(sys.argv[1]).rglob("*") if path.is_file()]
    print("\n".join(sorted(hashed(files))))
