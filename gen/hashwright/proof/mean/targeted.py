"""The meanings of vector instructions from targets' entries whose assembly spelling is one instruction."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from hashwright.graph.ir import evaluator
from hashwright.proof.run.operands import Operands
from hashwright.proof.say.terms import TERMS, WORD, Term, lookup
from hashwright.targets.machine import Applied, Insn

TABLES = range(1 << 8)  # truth tables of three operands


def results(
    insn: Insn, places: Mapping[str, int], immediate: Callable[[int], int] = int, is_by_lane: bool = False
) -> Callable[[Operands], Sequence[Term]]:
    """The lanes of an instruction's result from its operands, whose places the spelling shows.

    An operand of the entry has the name {0}, {1} or {2}; one without a place is the result {d}, or at place 0.
    The other function converts an immediate of the instruction to that of the entry. A bitwise function has
    lanes of words, as which registers are held, unless it is by lane.
    """
    sources = [places.get(f"{{{number}}}", places.get("{d}", 0)) for number in range(len(insn.operands))]
    bits = min(insn.sem.ty.word, WORD) if insn.is_bitwise and not is_by_lane else insn.sem.ty.word
    allowed = TABLES if insn.lookup else range(bits)
    function = cache(partial(_function, insn))

    def made(operands: Operands) -> Sequence[Term]:
        immediates = (immediate(operands.immediate()),) if insn.imms else ()
        if any(each not in allowed for each in immediates):
            raise operands.unknown()  # a shift by all bits, which entries do not cover
        return list(map(function(*immediates), *(operands.lanes(place, bits) for place in sources)))

    return made


def _function(insn: Insn, *immediates: int) -> Callable[..., Term]:
    """The function from lanes of the operands to those of the result."""
    if insn.lookup:
        (table,) = immediates
        return partial(lookup, table)
    value = evaluator([Applied(insn, immediates).meaning()], TERMS)
    return lambda *lanes: value(dict(zip(insn.operands, lanes, strict=True)))[0]
