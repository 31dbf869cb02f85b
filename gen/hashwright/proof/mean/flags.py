"""Arithmetic on general registers and its flags: sign (s), zero (z), carry (c) and overflow (o)."""

from collections.abc import Callable, Mapping
from typing import Final

from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands, top
from hashwright.proof.run.state import Flags
from hashwright.proof.say.terms import Term, const, is_zero, less

# The flags that an instruction sets, from its two operands and its result.
FlagSetting = Callable[[Term, Term, Term], Flags]
# Whether a condition is met, given a function that reads a flag.
Condition = Callable[[Callable[[str], Term]], Term]

# Conditions of signed numbers, which have the same names on both architectures.
LESS: Final[Condition] = lambda flag: flag("s") ^ flag("o")
LESS_OR_EQUAL: Final[Condition] = lambda flag: LESS(flag) | flag("z")


def result_flags(result: Term) -> Flags:
    return {"s": lambda: top(result), "z": lambda: is_zero(result)}


def logic_flags(_x: Term, _y: Term, result: Term) -> Flags:
    none = const(0, 1)
    return {**result_flags(result), "c": lambda: none, "o": lambda: none}


def add_flags(x: Term, y: Term, result: Term) -> Flags:
    overflow = lambda: top((x ^ result) & (y ^ result))
    return {**result_flags(result), "c": lambda: less(result, x), "o": overflow}


def sub_flags(x: Term, y: Term, result: Term) -> Flags:
    """The flags of a difference whose carry is its borrow, as on x86-64."""
    return {**result_flags(result), "c": lambda: less(x, y), "o": lambda: top((x ^ y) & (x ^ result))}


def binary(
    function: Callable[[Term, Term], Term],
    flags: FlagSetting | None = None,
    *,
    first: int = 0,
    is_kept: bool = True,
) -> Meaning:
    """An operation on two operands, the first of which has a number; its result may only set flags."""

    def run(operands: Operands) -> None:
        x, y = operands.get(first), operands.get(first + 1)
        result = function(x, y)
        if flags:
            operands.set_flags(flags(x, y, result))
        if is_kept:
            operands.put(0, result)

    return run


def nothing(_: Operands) -> None:
    """It changes nothing."""


def decided_by(conditions: Mapping[str, Condition], opposites: Mapping[str, str]) -> Callable[[Operands], Term]:
    """The test of an instruction's condition, from conditions and the opposites of some of them."""

    def is_met(operands: Operands) -> Term:
        name = operands.instruction.condition
        if name in opposites:
            return ~conditions[opposites[name]](operands.state.flag)
        if name not in conditions:
            raise operands.unknown()
        return conditions[name](operands.state.flag)

    return is_met
