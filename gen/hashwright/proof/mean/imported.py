"""The meanings of functions of the C library that compilers call."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import UNREAD
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import OpenDigit
from hashwright.proof.say.limits import STACK
from hashwright.proof.say.terms import Term, const, join, less, part

FILL: Final = "memset"


def call(name: str, state: MachineState, found: InstructionSet) -> Term:
    """Applies the meaning of a function to the state; returns the address to which it returns."""
    plain = CHECKED.get(name, name)
    if plain not in _FUNCTIONS:
        raise Unproved(f"it is not known what {name} does")
    first, *others, room = arguments(state, found, 4)
    if name in CHECKED and not state.holds(~less(room, state.plain(others[-1]))):
        raise Unproved(f"{name} may end the program: it may be called for more bytes than there are")
    frame = state.frame
    state.frame = replace(frame, below=-found.frame.above)  # below that is the stack of the function itself
    try:
        _FUNCTIONS[plain](state, first, *others)
    finally:
        state.frame = frame
    return returned(state, found, first, reads=UNREAD if plain == FILL and others[0].is_const else "")


def _size(state: MachineState, size: Term) -> int:
    if digit := state.digits.undetermined(size):
        raise OpenDigit(digit)
    if not size.is_const:
        raise Unproved(f"a call for a number of bytes that varies: {size}")
    if size.attr > STACK:
        raise Unproved(f"a call for too many bytes: {size}")
    return int(size.attr)


def _copy(state: MachineState, to: Term, source: Term, size: Term) -> None:
    to, source = (state.settled(each, size) for each in (to, source))
    size = state.plain(size)
    if size in state.digits.late:
        state.refuse_overlap(to, source, state.digits.late[size][-1])
        state.copy_some(to, source, size)
    elif count_ := _size(state, size):
        state.refuse_overlap(to, source, count_)
        state.store(to, state.load(source, count_))


def _fill(state: MachineState, to: Term, value: Term, size: Term) -> None:
    to, size = state.plain(state.settled(to, size)), state.plain(size)
    if not (size.is_const or to.args) and part(value, 0, 8) is const(0, 8):
        state.clear(to, size)
    elif count_ := _size(state, size):
        state.store(to, join(*[part(value, 0, 8)] * count_))


_FUNCTIONS: Final[Mapping[str, Callable[[MachineState, Term, Term, Term], None]]] = {
    "memcpy": _copy,
    FILL: _fill,
}
# What -D_FORTIFY_SOURCE puts in their place: functions that end the program if there are fewer bytes.
CHECKED: Final = {f"__{name}_chk": name for name in _FUNCTIONS}
