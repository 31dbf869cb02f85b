"""The meanings of vector instructions from targets' entries."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from hashwright.proof.mean.aarch64.operands import ArmOperands
from hashwright.proof.mean.targeted import results
from hashwright.proof.run.instructionset import Meaning
from hashwright.targets.aarch64 import aes, targets
from hashwright.targets.machine import Insn

SPELLING: Final = re.compile(r"(\w+) \{d\}\.(\d*)([bhsd]), (.+)")
PREDICATE: Final = "p0/m"


def _entries() -> Iterator[tuple[str, Meaning]]:
    """Each spelling as a name of the decoder, with its meaning.

    An entry of which an operand is a constant has the spelling of the entry for any operand.
    """
    units = (unit for target in (*aes.TARGETS, *targets.TARGETS) for unit in target.units if unit.lanes)
    for insn in (insn for unit in units for insn in unit.insns if not insn.more):
        for spelling in insn.asm:
            found = SPELLING.fullmatch(spelling)
            if found and ";" not in spelling:
                mnemonic, count, lane, sources = found.groups()
                file, predicated = "v" if count else "z", "/m" if f" {PREDICATE}," in spelling else ""
                yield f"{mnemonic}.{file}{count}{lane}{predicated}", _meaning(insn, sources.split(", "))


def _meaning(insn: Insn, sources: list[str]) -> Meaning:
    is_predicated = sources[0] == PREDICATE  # each bit of a predicate is about a lane
    places = {each.partition(".")[0]: place for place, each in enumerate(sources, 1)}
    made = results(insn, places, partial(_immediate, sources[-1]), is_predicated)

    def run(operands: ArmOperands) -> None:
        lanes = made(operands)
        operands.put_lanes(operands.merged(1, lanes) if is_predicated else lanes)

    return run


def _immediate(spelled: str, found: int) -> int:
    """The immediate n of an entry, which is spelled as n or as the difference of a number and n."""
    number, _, _ = spelled.rpartition("-")
    return int(number) - found if number else found


MEANINGS: Final[dict[str, Meaning]] = dict(_entries())
