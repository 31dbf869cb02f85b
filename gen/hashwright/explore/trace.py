"""The instructions of a routine in the order in which they run, and what loads read of what was stored."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from hashwright.code import Ins, Label, Mem, Operand, Routine
from hashwright.targets.effects import common, effect

FAR: Final = 1 << 32  # bytes between what different arguments point to
WORD: Final = 4  # bytes
SCALED: Final = 16  # bytes of a vector whose width the processor decides: that of the cores that are known
STACK: Final = "sp"  # by its common name

SIGNS: Final = {"add": 1, "sub": -1, "subs": -1}  # of what is added by instructions that are followed
NONE: Final = -1  # no store


class Executed(NamedTuple):
    """An instruction that is run."""

    number: int  # in the body
    source: int  # the last of the stores that it loads from, from 0; or NONE
    is_whole: bool  # is that all that it loads?


def trace(routine: Routine, isa: str, turns: int) -> Iterator[Sequence[Executed]]:
    """So many turns of the routine's outermost loop, instructions by their number in the body.

    The first turn begins with what stands before the loop. Loops inside it are followed as often as they are
    run, which has to be a constant of the routine.
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
    while turns:
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
                turns -= 1
            if at in back and (at == outermost or known[counter]):
                at = back[at]
        at += 1


def _source(mem: Mem | None, known: Mapping[str, int | None], stored: Mapping[int, int]) -> tuple[int, bool]:
    """The last step that stored some of what lies there, and whether it stored it all."""
    if mem is None:
        return NONE, True
    found = [stored.get(word, NONE) for word in _words(mem, known)]
    return max(found, default=NONE), min(found, default=NONE) == max(found, default=NONE)


def _words(mem: Mem, known: Mapping[str, int | None]) -> range:
    """The addresses of the words that an operand in memory is; none where that is not known."""
    base, index = known.get(common(mem.base)), known.get(common(mem.index)) if mem.index else 0
    if base is None or index is None:
        return range(0)
    unit = SCALED if mem.is_scaled else 1
    at = base + mem.scale * index + unit * mem.disp
    return range(at, at + unit * mem.bytes, WORD)


def _value(ins: Ins, known: Mapping[str, int | None]) -> int | None:
    """The number that an instruction makes, where it is one that is followed."""
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
