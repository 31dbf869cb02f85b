"""Guesses of the heads of loops, by the jumps in the code of a function."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from hashwright.proof.read.image import Image
from hashwright.proof.read.instruction import Instruction
from hashwright.proof.run.execute import Executor, OpenLoop
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.limits import LOOPS

Found = TypeVar("Found")
RETURN: Final = "ret"  # the name of the instruction in all sets


def backward(program: Executor, image: Image, name: str) -> set[int]:
    """The addresses to which instructions of the function may jump back, unless it returns from there.

    Among them are the heads of its loops, and perhaps numbers that only look like an address.
    """
    first, code = image.function(name)
    inside, at = range(first, first + len(code)), first
    found, before = set[int](), set[int]()
    while at in inside:
        each = program.instruction(at)
        before.add(at)
        found |= before.intersection(_numbers(each))
        at = each.following
    return {each for each in found if not _returns_from(program, each, inside)}


def _returns_from(program: Executor, at: int, inside: range) -> bool:
    """Does code from an address on lead to the end of the function without a jump?"""
    while at in inside and (each := program.instruction(at)).name != RETURN:
        if any(to in inside for to in _numbers(each)):
            return False
        at = each.following
    return True


def _numbers(found: Instruction) -> list[int]:
    """The operands that may be addresses of code."""
    return [each for each in found.operands if isinstance(each, int)]


def at_heads(attempt: Callable[[Sequence[int]], Found], heads: Iterable[int] = ()) -> Found:
    """What an attempt finds with cuts at the heads of loops. Raises Unproved where there are too many.

    An attempt without one of them raises OpenLoop. It is then repeated with this head.
    """
    known = [*heads]
    while True:
        try:
            return attempt(known)
        except OpenLoop as loop:
            if loop.head in known or len(known) == LOOPS:
                raise Unproved(f"{loop} has no end") from None
            known.append(loop.head)
