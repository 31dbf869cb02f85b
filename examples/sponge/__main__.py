"""Generates the toy sponge for any processor and for this one, and checks the files."""

import tempfile
from pathlib import Path

from hashwright.native import compiler
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from hashwright.verify.run import verify


def main() -> None:
    cc = compiler.find()
    for target in ("portable", "native"):
        request = resolve("toysponge", target)
        with tempfile.TemporaryDirectory() as place:
            generate(request).write(Path(place))
            for check in verify(request, Path(place), cc):
                print(f"{request.target.name}: {check.name}: {'ok' if check.passed else check.failure}")


if __name__ == "__main__":
    main()
