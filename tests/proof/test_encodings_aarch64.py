"""Random encodings of AArch64 that the proof accepts do in the emulator what it takes them to do.

They are those of known instructions with some bits flipped.

    python -m tests.proof.test_encodings_aarch64 --seed 1 --seconds 600

looks longer, and prints the encodings with another meaning.
"""

import random
import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from hashwright.errors import CheckFailed
from hashwright.proof.mean.aarch64 import aapcs
from hashwright.proof.read.aarch64 import BLOCK
from hashwright.proof.run.state import Unproved
from hashwright.targets import TARGETS
from tests import needs
from tests.proof.emulated import EmulatedForm, Emulator, forms
from tests.proof.seeds import look
from tests.proof.test_emulated import besides

INPUTS: Final = 3  # for each encoding
FLIPPED: Final = (1, 1, 2, 3, 5)  # bits


@cache
def _known() -> Sequence[int]:
    return [word for (word,) in struct.iter_unpack("<I", besides())]


def accepted(rng: random.Random, count: int) -> Sequence[EmulatedForm]:
    """That many random encodings; three of them may differ in registers and immediates alone."""
    found: dict[object, EmulatedForm] = {}
    while len(found) < count:
        word = rng.choice(_known())
        for _ in range(rng.choice(FLIPPED)):
            word ^= 1 << rng.randrange(32)
        for kind, each in forms(word.to_bytes(4, "little")):
            if each.meant(BLOCK).name in aapcs(BLOCK).meanings:
                found.setdefault((kind, rng.randrange(3)), each)
    return [*found.values()]


def faults(found: Sequence[EmulatedForm]) -> Iterator[str]:
    """The encodings that do something else, or that the emulator does not run."""
    first = 0
    while first < len(found):
        with Emulator(found[first:], BLOCK) as emulator:
            for number, each in enumerate(found[first:]):
                first += 1
                try:
                    unlike = [fault for seed in range(INPUTS) for fault in emulator.unlike(number, seed)]
                except Unproved:  # it depends on the operands
                    continue
                except CheckFailed as why:
                    yield f"{each.code.hex()}, {each}: {why}"
                    break
                if unlike:
                    yield f"{each.code.hex()}, {each}: {unlike[0]}"


def _needed() -> None:
    needs.package("capstone", "pypcode", "elftools", "z3")
    needs.foreign(TARGETS["aarch64-sve2"])


@pytest.mark.long
def test_many_encodings() -> None:
    _needed()
    assert [*faults(accepted(random.Random(0), 400))] == []


@pytest.mark.long
def test_a_wrong_meaning_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of two registers is taken for their difference."""
    _needed()
    ((_, found),) = forms(0x8B030041.to_bytes(4, "little"))
    assert not [*faults([found])]
    monkeypatch.setitem(aapcs(BLOCK).meanings, "add", aapcs(BLOCK).meanings["sub"])
    assert [*faults([found])]


@pytest.mark.long
def test_an_encoding_that_is_not_run_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    _needed()
    read = replace(aapcs(BLOCK), decode=lambda code, address: aapcs(BLOCK).decode(b"\x41\0\3\x8b", address))
    monkeypatch.setattr("tests.proof.emulated.aapcs", lambda bits: read)
    assert [*faults([EmulatedForm(bytes(4))])]


if __name__ == "__main__":
    look(__doc__, lambda seed: faults(accepted(random.Random(seed), 200)))
