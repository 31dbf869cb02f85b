"""Adds a hash from outside the package: SHA-1, described in sha1.py. Afterwards it is a hash like the others.

Run it: it generates SHA-1 for any processor and for this one, compiles both and compares them with hashlib.
"""

import hashlib
import tempfile
from pathlib import Path

from sha1 import SHA1

from hashwright.native import compiler
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from hashwright.verify.run import verify


def main() -> None:
    cc = compiler.find()
    for target in ("portable", "native"):
        request = resolve(SHA1.name, target)
        with tempfile.TemporaryDirectory() as place:
            generate(request).write(Path(place))
            for check in verify(request, Path(place), cc):
                print(f"{request.target.name}: {check.name}: {'ok' if check.passed else check.failure}")
            library = cc.shared_library([Path(place) / "sha1.c"], Path(place) / "sha1.so")
            for message in (b"", b"abc", bytes(1000)):
                made = MerkleDamgardLibrary(library, request).digest(message)
                assert made == hashlib.sha1(message, usedforsecurity=False).digest(), message
            print(f"{request.target.name}: the digests are those of hashlib")


if __name__ == "__main__":
    main()
