"""Paths with different values of a digit, from where they meet on: one state, in terms of the digit."""

from collections.abc import Callable, Iterable, Sequence
from operator import is_
from typing import Final

from hashwright.proof.run.places import Spot, anything, held, hold, register_contents, registers, spots
from hashwright.proof.run.stack import is_lost, perhaps
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import POINTER, Term, byte_mask, const, join, split, total, unknowns

BYTE: Final = 8  # bits


def merged(
    before: MachineState, digit: Term, begun: Sequence[MachineState], ends: Sequence[MachineState]
) -> MachineState | None:
    """The state of paths that have begun in the same state for each value of a digit, in terms of the digit.

    A place has unknown content if no such term is known. None if the paths differ in more than their places.
    """
    if not all(map(_is_alike, begun, ends)):
        return None
    if any(digit in unknowns(anchor) for anchor in before.cells):
        return None
    made, values = before.copy(), before.digits.late[digit]
    made.calls, made.flags = max(each.calls for each in ends) + 1, {}

    def unknown(spot: Spot, found: Iterable[Term]) -> Term:
        first, *_ = contents = dict.fromkeys(found)
        return perhaps(anything(spot, first.bits, made.calls), contents)

    columns = (zip(*map(register_contents, states), strict=True) for states in (begun, ends))
    for (spot, _), old, new in zip(registers(before), *columns, strict=True):
        if old != new:
            hold(made, spot, as_function(digit, values, new) or unknown(spot, new))
    for anchor, at in dict.fromkeys(each for pair in zip(begun, ends, strict=True) for each in _changed(*pair)):
        spot = Spot("cells", at, 1, anchor)
        found = [each.content(anchor, at, 1) for each in ends]
        is_known = len({*found}) == 1 or not any(map(is_lost, found))
        term = as_function(digit, values, found) if is_known else None
        hold(made, spot, term or unknown(spot, (each.before(anchor, at, 1) for each in ends)))
    return made


def _is_alike(begun: MachineState, end: MachineState) -> bool:
    return begun.cleared == end.cleared and begun.digits == end.digits and begun.regions == end.regions


def _changed(begun: MachineState, end: MachineState) -> Iterable[tuple[Term, int]]:
    """The bytes of memory that may have changed."""
    for anchor, cells in end.cells.items():
        yield from ((anchor, at) for at, _ in cells.items() - begun.cells.get(anchor, {}).items())


def common(ways: Sequence[tuple[MachineState, Callable[[Term], Term]]]) -> dict[Spot, Term]:
    """The content of places where paths meet whose terms are renamed, if it is the same; else it is unknown."""
    made = dict[Spot, Term]()
    for spot, bits in {spot: term.bits for state, _ in ways for spot, term in spots(state)}.items():
        first, *others = {renamed(held(state, spot)) for state, renamed in ways}
        made[spot] = anything(spot, bits) if others else first
    return made


def as_function(digit: Term, values: Sequence[int], terms: Sequence[Term]) -> Term | None:
    """A term with the value of each of these terms for the value of the digit at its place, or None.

    The values increase.
    """
    first, bits = terms[0], terms[0].bits
    if all(each is first for each in terms):
        return first
    if bits == POINTER and values[1] == values[0] + 1 and (step := terms[1] - first).is_const:
        made = (total(((first, 1), (step, value - values[0])), POINTER) for value in values)
        if all(map(is_, terms, made)):
            return total(((first, 1), (digit, step.attr)), POINTER, -step.attr * values[0])
    if bits % BYTE:
        return None
    columns = zip(*(split(each, BYTE) for each in terms), strict=True)
    bytes_ = [_as_masked(digit, values, each) for each in columns]
    found = [each for each in bytes_ if each]
    return join(*found) if len(found) == len(bytes_) else None


def _as_masked(digit: Term, values: Sequence[int], bytes_: Sequence[Term]) -> Term | None:
    """The same for bytes that are one byte up to some value, and another one from there on."""
    first, last = bytes_[0], bytes_[-1]
    number = bytes_.index(last)
    if any(each is not first for each in bytes_[:number]) or any(each is not last for each in bytes_[number:]):
        return None
    ones = byte_mask(digit, values[number] - 1, BYTE) if number else const(-1, BYTE)
    return (last & ones) ^ (first & ~ones)
