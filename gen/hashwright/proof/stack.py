"""Addresses of a function's memory on the stack, relative to the stack pointer at its call."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hashwright.proof.terms import POINTER, Kind, Term, const, var

PUSHED: Final = const(-8, POINTER)  # the stack pointer is a multiple of 8 by all conventions
STACK_POINTER: Final = var("stack pointer", POINTER) & PUSHED  # at the call of the function
REMEMBERED: Final = 1 << 12  # cached spans
DEEPEST: Final = 1 << 16  # the most bytes of the stack that a function may use

ALIGN: Final = 16  # by all conventions
LEFT: Final = " after call "  # in the names of what calls leave in registers, and on the stack
UNREAD: Final = " that reads nothing"  # in those of what calls leave that read no memory


@dataclass(frozen=True, slots=True)
class StackUse:
    """How the functions of an instruction set use the stack."""

    pointer: int  # the number of the stack pointer
    below: int  # bytes below the stack pointer that a function may use
    above: int  # bytes that a call pushes
    least: int  # the stack pointer is always a multiple of it
    arguments: int = 0  # bytes above these with arguments
    align: int = ALIGN  # the stack pointer is a multiple of it before a call of the function


@lru_cache(REMEMBERED)
def span(anchor: Term) -> tuple[int, int] | None:
    """The least and the greatest distance of an anchor above the stack pointer; None if it is not on the stack.

    An anchor is the stack pointer itself, or a constant above it, rounded down to a multiple of a power of two.
    """
    if anchor is STACK_POINTER:
        return 0, 0
    if anchor.kind is not Kind.XOR or len(anchor.args) != 1 or len(anchor.attr) != 1:
        return None
    above = (anchor.args[0] & PUSHED) - STACK_POINTER
    (((_, mask)),) = anchor.attr
    step = (1 << POINTER) - mask
    if not above.is_const or step & step - 1:
        return None
    most = above.attr - (above.attr >> POINTER - 1 << POINTER)
    return most - step + 1, most


def alignment(anchor: Term, offset: int, frame: StackUse) -> int:
    """The greatest power of two, up to the anchor's alignment, that divides the address of a stack slot."""
    reach = span(anchor)
    assert reach
    step, offset = (
        (frame.align, offset - frame.above) if anchor is STACK_POINTER else (reach[1] - reach[0] + 1, offset)
    )
    return min(step, offset & -offset or step)


def is_allowed(pointer: tuple[Term, int], place: tuple[Term, int], size: int, frame: StackUse) -> bool:
    """May a function use that many bytes at a place? Place and stack pointer are anchors with offsets."""
    (anchor, at), (pointed, offset) = place, pointer
    reach, held = span(anchor), span(pointed)
    if not reach or not held:
        return False
    lowest = offset if anchor is pointed else held[1] + offset - reach[0]
    return (
        at >= lowest - frame.below
        and reach[0] + at >= -DEEPEST
        and reach[1] + at + size <= frame.above + frame.arguments
    )


def is_left(term: Term) -> bool:
    """Is it what a call has left in a register or on the stack?"""
    return term.kind is Kind.VAR and LEFT in str(term.attr)


def is_unread(term: Term) -> bool:
    """Is it what a call has left that reads no memory, and so nothing secret?"""
    return is_left(term) and str(term.attr).endswith(UNREAD)


def is_apart(place: tuple[Term, int], size: int, cells: Mapping[Term, Mapping[int, tuple[Term, int]]]) -> bool:
    """Is a place disjoint from all known parts of the stack with other anchors?

    What calls have left is not known, and never read.
    """
    anchor, at = place
    reach = span(anchor)
    assert reach
    for other, known in cells.items():
        spread = span(other)
        if other is anchor or not spread:
            continue
        kept = [each for each, (term, _) in known.items() if not is_left(term)]
        if kept:
            first, end = spread[0] + min(kept), spread[1] + max(kept) + 1
            if reach[0] + at < end and first < reach[1] + at + size:
                return False
    return True
