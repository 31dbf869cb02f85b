"""The trace of a routine: its instructions in execution order, and the stores that its loads read."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from hashwright.targets.effects import common, effect
from hashwright.targets.routine import Ins, Label, Mem, Operand, Routine

FAR: Final = 1 << 32  # bytes between the memory of different arguments
WORD: Final = 4  # bytes
SCALED: Final = 16  # bytes of a vector whose width depends on the processor: that of the known cores
STACK: Final = "sp"  # by its common name

SIGNS: Final = {"add": 1, "sub": -1, "subs": -1}  # the sign of the operand in tracked instructions
NONE: Final = -1  # no store


class Executed(NamedTuple):
    """An executed instruction."""

    number: int  # in the body
    source: int  # the last of the stores that it loads from, from 0; or NONE
    is_whole: bool  # does that store cover the whole load?


def trace(routine: Routine, isa: str) -> Iterator[Sequence[Executed]]:
    """Iterations of the routine's outermost loop, without end. A step has the instruction's number in the body.

    The first iteration includes the code before the loop. Inner loops are unrolled by their number of
    iterations, which must be a constant of the routine.
    """
    body = routine.body
    places = {line.name: number for number, line in enumerate(body) if isinstance(line, Label)}
    back = {
        number: places[operand.name]
        for number, line in enumerate(body)
        if isinstance(line, Ins)
        for operand in line.operands
        if isinstance(operand, Label) and places[operand.name] < number
    }
    outermost = max(back)
    pointers = enumerate((*routine.arguments, STACK), 1)
    known: dict[str, int | None] = {common(name): FAR * place for place, name in pointers}
    stored: dict[int, int] = {}  # by address of a word
    steps: list[Executed] = []
    done = at = 0
    counter = ""  # the register that changed last
    while True:
        line = body[at]
        if isinstance(line, Ins):
            does = effect(line, isa)
            steps.append(Executed(at, *_source(does.load, known, stored)))
            if does.store:
                stored |= dict.fromkeys(_words(does.store, known), done)
                done += 1
            if does.writes:
                counter = does.writes
                known[counter] = _value(line, known)
            if at == outermost:
                yield steps
                steps = []
            if at in back and (at == outermost or known[counter]):
                at = back[at]
        at += 1


def _source(mem: Mem | None, known: Mapping[str, int | None], stored: Mapping[int, int]) -> tuple[int, bool]:
    """The last step that stored to part of this address, and whether it stored all of it."""
    if mem is None:
        return NONE, True
    found = [stored.get(word, NONE) for word in _words(mem, known)]
    return max(found, default=NONE), min(found, default=NONE) == max(found, default=NONE)


def _words(mem: Mem, known: Mapping[str, int | None]) -> range:
    """The addresses of the words of a memory operand; none if unknown."""
    base, index = known.get(common(mem.base)), known.get(common(mem.index)) if mem.index else 0
    if base is None or index is None:
        return range(0)
    unit = SCALED if mem.is_scaled else 1
    at = base + mem.scale * index + unit * mem.disp
    return range(at, at + unit * mem.bytes, WORD)


def _value(ins: Ins, known: Mapping[str, int | None]) -> int | None:
    """The result of a tracked instruction."""
    if ins.mnemonic == "mov":
        return _number(ins.operands[1], known)
    if ins.mnemonic not in SIGNS:
        return None
    first, second = (_number(each, known) for each in ins.operands[-2:])
    return None if first is None or second is None else first + SIGNS[ins.mnemonic] * second


def _number(operand: Operand, known: Mapping[str, int | None]) -> int | None:
    if isinstance(operand, int):
        return operand
    return known.get(common(operand)) if isinstance(operand, str) else None
