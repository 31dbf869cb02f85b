"""Addresses of a function's memory on the stack, relative to the stack pointer at its call."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hashwright.proof.say.limits import STACK
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Term,
    apply,
    const,
    remembered,
    signed,
    var,
    without_constant,
)

POINTERS: Final = {  # the stack pointer at the call of a function, by the number of which it is a multiple
    least: var("stack pointer", POINTER) & const(-least, POINTER) for least in (8, 16)
}
STACK_GUARD: Final = var("stack guard", POINTER)  # the same as long as a thread exists
REMEMBERED: Final = 1 << 12  # cached spans

ALIGN: Final = 16  # of the stack pointer before a call, by all conventions
LEFT: Final = " after call "  # in the names of what calls leave in registers, and on the stack
KEPT: Final = " kept in call "  # in the names of what a call may have left where a secret was
CURRENT: Final = " at call "  # in the names of what an instruction or a call finds out each time
UNREAD: Final = " that reads nothing"  # in those of what calls leave that read no memory
LOST: Final = "perhaps overwritten"  # the name of the function of what was in a place before
PERHAPS: Final = "unknown, perhaps one of"  # that of the function of unknown content and of what it may be


@dataclass(frozen=True, slots=True)
class StackUse:
    """How the functions of an instruction set use the stack."""

    pointer: int  # the number of the stack pointer
    below: int  # bytes below the stack pointer that a function may use
    above: int  # bytes that a call pushes
    least: int  # the stack pointer is always a multiple of it
    arguments: int = 0  # bytes above these with arguments
    guard: str = ""  # the variable of the C library with the stack guard, where it is one

    @property
    def entry(self) -> Term:
        """The stack pointer at the call of the function."""
        return POINTERS[self.least]


@remembered(REMEMBERED)
def span(anchor: Term) -> tuple[int, int] | None:
    """The least and the greatest distance of an anchor above the stack pointer; None if it is not on the stack.

    An anchor is the stack pointer itself, or a constant above it, rounded down to a multiple of a power of two.
    """
    if anchor in POINTERS.values():
        return 0, 0
    if anchor.kind is not Kind.XOR or len(anchor.args) != 1 or len(anchor.attr) != 1:
        return None
    ways = ((anchor.args[0] & const(-least, POINTER)) - entry for least, entry in POINTERS.items())
    above = next((each for each in ways if each.is_const), None)
    (((_, mask)),) = anchor.attr
    step = (1 << POINTER) - mask
    if not above or step & step - 1:
        return None
    most = signed(above.attr, POINTER)
    return most - step + 1, most


def alignment(anchor: Term, offset: int, frame: StackUse) -> int:
    """The greatest power of two, up to the anchor's alignment, that divides the address of a stack slot."""
    reach = span(anchor)
    assert reach
    step, offset = (
        (ALIGN, offset - frame.above) if anchor in POINTERS.values() else (reach[1] - reach[0] + 1, offset)
    )
    return min(step, offset & -offset or step)


def allowed(pointer: tuple[Term, int], anchor: Term, size: int, frame: StackUse) -> range:
    """The offsets from an anchor at which a function may use that many bytes.

    The stack pointer is an anchor with an offset.
    """
    pointed, offset = pointer
    reach, held = span(anchor), span(pointed)
    if not reach or not held:
        return range(0)
    lowest = offset if anchor is pointed else held[1] + offset - reach[0]
    first = max(lowest - frame.below, -STACK - reach[0])
    return range(first, frame.above + frame.arguments - reach[1] - size + 1)


def is_on_stack(pointer: Term, frame: StackUse) -> bool:
    """Is a stack pointer on a function's own stack, or where it is after the function has returned?"""
    anchor, offset = without_constant(pointer)
    reach = span(anchor)
    if not reach:
        return False
    least, most = reach
    return least + offset >= -STACK and most + offset <= frame.above


def is_left(term: Term) -> bool:
    """Is it what a call has left in a register or on the stack?"""
    return term.kind is Kind.VAR and LEFT in str(term.attr)


def is_unread(term: Term) -> bool:
    """Is it what a call has left that reads no memory, and so nothing secret?"""
    return is_left(term) and str(term.attr).endswith(UNREAD)


def lost(term: Term) -> Term:
    """What is in a place where this was before a store, or a call, that may have overwritten it."""
    return term if may_be_overwritten(term) else apply(LOST, term)


def may_be_overwritten(term: Term) -> bool:
    """Is it content of memory that is not known, and never read?"""
    if term.kind in (Kind.PART, Kind.JOIN):
        return any(map(may_be_overwritten, term.args))
    return term.kind is Kind.APPLY and term.attr == LOST


def is_lost(term: Term) -> bool:
    """Is it that, or what a call has left, which code may keep but not use?"""
    if term.kind in (Kind.PART, Kind.JOIN):
        return any(map(is_lost, term.args))
    return is_left(term) or may_be_overwritten(term)


def before_loss(term: Term) -> Term:
    """What was in a place before its content was lost, if it is."""
    return term.args[0] if term.kind is Kind.APPLY and term.attr == LOST else term


def perhaps(unknown: Term, contents: Iterable[Term]) -> Term:
    """Unknown content that may be one of these, or be computed from them: what is secret there stays known."""
    return apply(PERHAPS, unknown, *contents)


def is_perhaps(term: Term) -> bool:
    return term.kind is Kind.APPLY and term.attr == PERHAPS


@remembered(REMEMBERED)
def distance(anchor: Term, other: Term) -> tuple[int, int] | None:
    """The least and the greatest distance of an anchor above another one; None if one is not on the stack."""
    reach, spread = span(anchor), span(other)
    return (reach[0] - spread[1], reach[1] - spread[0]) if reach and spread else None
