"""The meanings of vector instructions from targets' entries."""

import re
from collections.abc import Iterator
from typing import Final

from hashwright.graph.semantics import Op
from hashwright.proof.mean.targeted import results
from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands
from hashwright.targets.machine import Insn
from hashwright.targets.x86_64 import targets, vaes

SPELLING: Final = re.compile(r"(\w+) \{d\}((?:, \{[0-9n](?::\w+)?\})+)")
SOURCE: Final = re.compile(r"\{([0-9n])(?::\w+)?\}")


def _entries() -> Iterator[tuple[str, Meaning]]:
    """Each spelling with operands and immediates alone as a name of the decoder, with its meaning.

    Moves between kinds of registers, and of a low half, are not about lanes.
    """
    units = (unit for target in (*vaes.TARGETS, *targets.TARGETS) for unit in target.units if unit.lanes)
    moves = (Op.MOVE, Op.LOW)
    for insn in (each for unit in units for each in unit.insns if not each.more and each.sem.op not in moves):
        for mnemonic, sources in (found.groups() for each in insn.asm if (found := SPELLING.fullmatch(each))):
            yield mnemonic, _meaning(insn, SOURCE.findall(sources))


def _meaning(insn: Insn, sources: list[str]) -> Meaning:
    made = results(insn, {f"{{{each}}}": place for place, each in enumerate(sources, 1)})

    def run(operands: Operands) -> None:
        operands.put_lanes(made(operands))

    return run


MEANINGS: Final[dict[str, Meaning]] = dict(_entries())
