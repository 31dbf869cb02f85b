"""The meanings of vector instructions from targets' entries whose assembly spelling is one instruction."""

import re
from collections.abc import Iterator
from typing import Final

from hashwright.ir import evaluator, topological
from hashwright.proof.aarch64.operands import ArmOperands
from hashwright.proof.instructionset import Meaning
from hashwright.proof.operands import Operands
from hashwright.proof.terms import TERMS, WORD
from hashwright.semantics import BITWISE, Op
from hashwright.targets.aarch64 import aes, targets
from hashwright.targets.machine import Applied, Insn

SPELLING: Final = re.compile(r"(\w+) \{d\}\.(\d*)([bhsd]), (.+)")


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
                file, predicated = "v" if count else "z", "/m" if " p0/m," in spelling else ""
                yield f"{mnemonic}.{file}{count}{lane}{predicated}", _meaning(insn, sources.split(", "))


def _meaning(insn: Insn, sources: list[str]) -> Meaning:
    # The operand that is overwritten may be a source of its own in the spelling, {d}, or none.
    named = {each.partition(".")[0]: place for place, each in enumerate(sources, 1)}
    places = [named.get(f"{{{number}}}", named.get("{d}", 0)) for number in range(len(insn.operands))]
    bits, is_predicated = insn.sem.ty.word, sources[0] == "p0/m"
    if _is_bitwise(insn) and not is_predicated:  # each bit of a predicate is about a lane
        bits = min(bits, WORD)

    def run(operands: Operands) -> None:
        assert isinstance(operands, ArmOperands)
        immediates = (_immediate(sources[-1], operands.immediate()),) if insn.imms else ()
        if any(each not in range(bits) for each in immediates):
            raise operands.unknown()  # a shift by all bits, which entries do not cover
        value = evaluator([Applied(insn, immediates).meaning()], TERMS)
        columns = zip(*(operands.lanes(place, bits) for place in places), strict=True)
        made = [one for lanes in columns for one in value(dict(zip(insn.operands, lanes, strict=True)))]
        operands.put_lanes(operands.merged(1, made) if is_predicated else made)

    return run


def _is_bitwise(insn: Insn) -> bool:
    """Does it do the same with each bit, so that its lanes may be words, as which registers are held?"""
    return all(node.op in BITWISE or node.op is Op.VAR for node in topological((insn.sem,)))


def _immediate(spelled: str, found: int) -> int:
    """The immediate n of an entry, which is spelled as n or as the difference of a number and n."""
    number, _, _ = spelled.rpartition("-")
    return int(number) - found if number else found


MEANINGS: Final[dict[str, Meaning]] = dict(_entries())
