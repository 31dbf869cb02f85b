"""How large the part of the proofs is that must be right: the lines of each module.

    python -m tests.proof.trusted

These are the modules that a proof executes, without those in `find`, whose guesses are checked.
"""

from collections.abc import Mapping
from typing import Final

from hashwright.certify.once import DOORS, START
from hashwright.emit.shell import PACKAGE
from hashwright.vendor.imports import reached

ROOM: Final = "hashwright.proof."
GUESSES: Final = "hashwright.proof.find"


def lines() -> Mapping[str, int]:
    """The lines of each of these modules."""
    found = reached(START, PACKAGE, DOORS)
    return {
        name.removeprefix(ROOM): len(path.read_text("utf-8").splitlines())
        for name, path in sorted(found.items())
        if name.startswith(ROOM) and not name.startswith(GUESSES)
    }


def main() -> None:
    by_module = lines()
    for room in dict.fromkeys(name.partition(".")[0] for name in by_module):
        own = {name: count for name, count in by_module.items() if name.partition(".")[0] == room}
        print(f"{room}: {sum(own.values())} lines in {len(own)} modules")
        for name, count in own.items():
            print(f"  {count:5} {name}")
    print(f"all: {sum(by_module.values())} lines in {len(by_module)} modules")


if __name__ == "__main__":
    main()
