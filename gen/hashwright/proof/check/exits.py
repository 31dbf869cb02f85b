"""The effects of a part of a function, all of them, compared with its frame: at a cut, and where it returns.

What is at a cut in regions that the next part may use, too, is left to the invariant of the cut.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Set
from typing import Final

from hashwright.proof.check.invariants import is_own
from hashwright.proof.run.addresses import is_base, unlocated
from hashwright.proof.run.calls import SIGNED
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, register_contents, registers
from hashwright.proof.run.stack import LOST, PERHAPS, STACK_GUARD, before_loss, is_left, is_unread, span
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame
from hashwright.proof.say.sweep import Sweep, equal_above
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    const,
    is_zero,
    part,
    reached,
    remembered,
    split,
    unknowns,
    without_constant,
)

RESULT: Final = Spot("general", 0)
BYTE: Final = 8  # bits
# Terms of which others are computed, and those that may say whether a tag is right.
SOURCES: Final = (Kind.VAR, Kind.APPLY, Kind.MEMORY)
CONDITIONS: Final = (Kind.ZERO, Kind.LESS)
MARKS: Final = (LOST, PERHAPS, SIGNED)  # functions that only say what a term may be
REMEMBERED: Final = 1 << 12  # cached comparisons of conditions, and what terms are computed from


def check_cut(begun: MachineState, end: MachineState, frame: Frame, sweep: Sweep) -> None:
    """Raises Unproved if the effects of a path to a cut are others than those of the frame.

    The path has begun in memory with the content of the first state. What is compared is removed from the other
    one.
    """
    kept = {each.anchor for each in end.regions if not each.is_passing}
    _check_memory(begun, end, frame, kept, sweep)


def check_exit(
    found: InstructionSet, begun: MachineState, end: MachineState, frame: Frame, sweep: Sweep
) -> None:
    """Raises Unproved if a function, from its call on, leaves something else than its frame says.

    It then breaks the calling convention, writes something else, has another result, or leaves secrets.
    """
    found.check_return(begun, end)
    _check_memory(begun, end, frame, (), sweep)
    if frame.result is not None:
        _check_result(end, frame.result, frame)
    if frame.is_clean:
        _refuse_leftovers(found, begun, end, frame.result is not None)


def _check_memory(
    begun: MachineState, end: MachineState, frame: Frame, kept: Container[Term], sweep: Sweep
) -> None:
    for each in frame.left:
        _check_left(end, each, frame, sweep)
    compared = _bytes_of((each.address, each.term.bits // BYTE) for each in frame.left)
    _refuse_others(begun, end, compared)
    free = _bytes_of(frame.free)  # may have any content
    own = [each for each in end.cells if not span(each) and each not in kept]
    others = [(anchor, at) for anchor in own for at in end.remaining(anchor) - compared[anchor] - free[anchor]]
    same = Substitution(end.digits.now)
    for anchor, at in sorted(others, key=str):
        if end.content(anchor, at, 1) is not same(begun.content(anchor, at, 1)):
            raise Unproved(f"something is written too early or besides: at {anchor} {at:+d}")
    for anchor in own:
        del end.cells[anchor]
    _check_cleared(end, frame)
    if frame.tags:
        _refuse_tags(end, frame)


def _bytes_of(places: Iterable[tuple[Term, int]]) -> defaultdict[Term, set[int]]:
    """The bytes of memory at addresses, of which each has a number of bytes: by anchor."""
    found = defaultdict[Term, set[int]](set)
    for address, size in places:
        anchor, offset = without_constant(address)
        found[anchor].update(range(offset, offset + size))
    return found


def _refuse_others(begun: MachineState, end: MachineState, compared: Mapping[Term, Set[int]]) -> None:
    """Raises Unproved where memory that is not compared has what the function was not given.

    That is what registers and the stack contain at the call, what calls leave, and where the program is.
    """
    before = set[Term]().union(*map(unknowns, register_contents(begun))) - begun.public
    before |= {STACK_GUARD, *end.frame.entry.args}

    def is_given(each: Term, anchor: Term, at: int) -> bool:
        """May it be in a byte of memory? What is unknown there since a cut was looked at where it was known."""
        if each.kind is Kind.MEMORY:
            return not span(without_constant(each.args[0])[0])
        size = each.bits // BYTE
        places = (Spot("cells", first, size, anchor) for first in range(at - size + 1, at + 1))
        return each not in before and bool(unlocated(each)) and any(is_own(spot, each) for spot in places)

    for anchor in [each for each in end.cells if not (span(each) or is_base(each))]:
        for at in end.cells[anchor].keys() - compared.get(anchor, set()):
            for each in unknowns(end.content(anchor, at, 1)):
                if not is_given(each, anchor, at):
                    raise Unproved(f"{each}, which is not given to the function, is at {anchor} {at:+d}")


def _refuse_tags(end: MachineState, frame: Frame) -> None:
    """Raises Unproved where a tag may be on the stack.

    That of other data, or of lengths in another form, is computed by functions that are not the description's.
    """
    given, stored = [Substitution({})], on_stack(end)
    inside = reached(stored)
    applied, described = _applied(inside), reached(frame.computed)
    # Where paths for each value have met; but functions of other values are then on the stack.
    if not applied <= described and any(each.attr == PERHAPS for each in inside):
        values = ((digit, value) for digit, few in end.digits.late.items() for value in few)
        given += [Substitution({digit: const(value, POINTER)}) for digit, value in values]
    tags = (known(tag) for known in given for tag in frame.tags)
    parts = parts_of(tag for tag in tags if not (of := _applied(sources(tag))) or of & applied)
    rights = dict.fromkeys(known(frame.right) for known in given) if frame.right else ()
    among = frozenset[Term]().union(*parts)

    def is_closed(each: Term) -> bool:
        """Is it one of these, or a condition that says whether a tag is right?"""
        return each in among or (each.kind in CONDITIONS and any(_is_either(each, right) for right in rights))

    found = (reached((byte,), is_closed) for byte in stored)
    if any(part_ <= each for each in found for part_ in parts):
        raise Unproved("the function leaves the expected tag on the stack")
    if not applied - described <= reached(known(each) for known in given[1:] for each in frame.computed):
        raise Unproved("the function leaves on the stack what the description does not compute")


def _applied(terms: Iterable[Term]) -> set[Term]:
    """The functions among terms, with their arguments."""
    return {each for each in terms if each.kind is Kind.APPLY and each.attr not in MARKS}


def parts_of(tags: Iterable[Term]) -> set[frozenset[Term]]:
    """What each byte of tags is computed from."""
    return {sources(each) for tag in tags for each in split(tag, BYTE)}


def _check_left(end: MachineState, left: Content, frame: Frame, sweep: Sweep) -> None:
    """Raises Unproved if memory has another content."""
    anchor, offset = without_constant(left.address)
    found, wanted = end.content(anchor, offset, left.term.bits // 8), left.term
    if wanted.bits == POINTER:
        found = end.plain(found)
    at = sweep.difference(wanted, found)
    if at is not None and not (wanted.bits <= POINTER and _is_same(end, found, wanted, frame)):
        raise Unproved(f"{left} differs from the description from byte {left.offset + at} on")


def _check_result(end: MachineState, wanted: Term, frame: Frame) -> None:
    found = part(end.general[0], 0, wanted.bits)
    if not _is_same(end, found, wanted, frame):
        raise Unproved(f"the result differs from the description: {found} instead of {wanted}")


def _is_same(end: MachineState, found: Term, wanted: Term, frame: Frame) -> bool:
    """Can two numbers be proved equal, under what is known?"""
    return (
        found is wanted
        or end.holds(is_zero(found - wanted))
        or equal_above(found, wanted, tuple(frame.assumed))
    )


def _check_cleared(end: MachineState, frame: Frame) -> None:
    """Raises Unproved unless that is cleared which must be, and nothing else. All of it is removed."""
    found, wanted = (
        [(address, size) for address, size in places if not end.holds(is_zero(size))]
        for places in (end.cleared, frame.cleared)
    )
    if found != wanted:
        raise Unproved("what was written is not cleared where the tag is wrong, or cleared where it is not")
    end.cleared = ()


def _refuse_leftovers(found: InstructionSet, begun: MachineState, end: MachineState, has_result: bool) -> None:
    """Raises Unproved where a register has something secret, except in a result.

    What was in registers at the call is not secret: no argument is. What memcpy leaves is looked for only in
    the registers that every function clears; memset leaves nothing secret.
    """
    cleared, parts = found.cleared
    open_ = end.public.union(*map(unknowns, register_contents(begun)))
    for spot, term in registers(end):
        if unlocated(term) <= open_:
            continue
        is_result = has_result and spot == RESULT and unlocated(part(term, WORD, POINTER - WORD)) <= open_
        is_cleared = spot.file == "vectors" and spot.number < cleared and spot.part < parts
        is_of_call = is_unread(term) or (is_left(term) and not is_cleared)
        if not (is_result or is_of_call):
            raise Unproved(f"the function leaves something secret in {spot}")


def on_stack(state: MachineState) -> set[Term]:
    """The bytes that are stored on the stack, also those that may have been overwritten."""
    stored = {each for anchor in state.cells if span(anchor) for each in state.cells[anchor].values()}
    return {part(before_loss(term), BYTE * at, BYTE) for term, at in stored}


@remembered(REMEMBERED)
def sources(term: Term) -> frozenset[Term]:
    """What a term is computed from."""

    def is_source(each: Term) -> bool:
        return each.kind in SOURCES and each.attr not in MARKS

    return frozenset(filter(is_source, reached((term,), is_source)))


@remembered(REMEMBERED)
def _is_either(condition: Term, right: Term) -> bool:
    """Is a condition the same as another one, or its opposite?"""
    is_near = sources(right) <= sources(condition)
    return is_near and any(each is condition or equal_above(condition, each) for each in (right, ~right))
