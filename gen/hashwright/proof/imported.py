"""The meanings of functions of the C library that compilers call."""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Final

from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.state import MachineState, Unproved
from hashwright.proof.terms import POINTER, WORD, Kind, Term, const, join, part, var

LEFT: Final = "left by a call"
_serials: Final = count()


def call(name: str, state: MachineState, found: InstructionSet) -> Term:
    """Applies the meaning of a function to the state; returns the address to which it returns.

    The registers that the convention does not preserve have unknown values afterwards.
    """
    if name not in _FUNCTIONS or not found.frame.above:
        raise Unproved(f"it is not known what {name} does")
    state.refuse_uppers(f"{name} is called")
    arguments = [state.general[found.general.index(each)] for each in found.convention.arguments[:3]]
    _FUNCTIONS[name](state, *arguments)
    stack = state.general[found.frame.pointer]
    back = state.load(stack, POINTER // 8)
    kept = {found.frame.pointer, *(found.general.index(each) for each in found.convention.saved)}
    state.general = [each if i in kept else _anything(POINTER) for i, each in enumerate(state.general)]
    state.general[found.frame.pointer] = stack + const(found.frame.above, POINTER)
    state.vectors = [[_anything(WORD) for _ in each] for each in state.vectors]
    state.masks = [_anything(each.bits) for each in state.masks]
    state.flags = {}
    state.general[0] = arguments[0]
    return back


def _anything(bits: int) -> Term:
    return var(f"{LEFT} {next(_serials)}", bits)


def is_left(term: Term) -> bool:
    """Is it what a function of the library has left in a register?"""
    return term.kind is Kind.VAR and str(term.attr).startswith(LEFT)


def _size(state: MachineState, size: Term) -> int:
    size = state.plain(size)
    if not size.is_const:
        raise Unproved(f"a call for a number of bytes that varies: {size}")
    return int(size.attr)


def _copy(state: MachineState, to: Term, source: Term, size: Term) -> None:
    if count_ := _size(state, size):
        state.store(to, state.load(source, count_))


def _fill(state: MachineState, to: Term, value: Term, size: Term) -> None:
    if not state.plain(size).is_const and part(value, 0, 8) is const(0, 8):
        state.clear(state.plain(to), state.plain(size))
    elif count_ := _size(state, size):
        state.store(to, join(*[part(value, 0, 8)] * count_))


_FUNCTIONS: Final[Mapping[str, Callable[[MachineState, Term, Term, Term], None]]] = {
    "memcpy": _copy,
    "memset": _fill,
}
