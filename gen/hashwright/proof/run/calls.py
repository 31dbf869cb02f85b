"""Calls of functions whose code is not executed: what all of them do, and the memory that they are given."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from hashwright.proof.run.addresses import in_file, located, unlocated
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import ALIGN, KEPT, LEFT, UNREAD, allowed, is_left, perhaps, span
from hashwright.proof.run.state import Location, MachineState, Unproved
from hashwright.proof.say.terms import POINTER, WORD, Kind, Term, const, join, part, var, without_constant

SIGNED: Final = "signed return address"  # the name of the function of an address and the stack pointer
VECTORS: Final = 8  # registers for arguments that are vectors, in both conventions
BLOCK: Final = 128  # bits of each of them, which the loader preserves


def arguments(state: MachineState, found: InstructionSet, number: int = 3) -> tuple[Term, ...]:
    """The first arguments of a function that is called now."""
    return tuple(state.general[found.general.index(each)] for each in found.convention.arguments[:number])


def above(state: MachineState, found: InstructionSet) -> Term:
    """The stack pointer of the caller, at a call."""
    return state.general[found.frame.pointer] + const(found.frame.above, POINTER)


def returned(
    state: MachineState,
    found: InstructionSet,
    result: Term | None = None,
    *,
    reads: str = "",
    secrets: Sequence[Term] = (),
) -> Term:
    """Applies to the state what all calls have in common; returns the address to which they return.

    The registers that the convention does not preserve, and memory below the stack pointer, have unknown
    values afterwards. A result has the lowest bits of the first register. UNREAD says of a call that it reads
    no memory; secrets are what it may leave in registers. Raises Unproved if the stack pointer may be no
    multiple of ALIGN at the call.
    """
    state.refuse_unaligned(above(state, found), ALIGN)
    state.refuse_uppers("a function is called")
    back = found.return_address(state)
    state.general[found.frame.pointer] = above(state, found)
    _use(state, found, found.convention.saved, reads=reads, secrets=secrets)
    if result is not None:
        rest = part(state.general[0], result.bits, POINTER - result.bits) if result.bits < POINTER else None
        state.general[0] = join(result, rest) if rest else result
    return back


def bound(state: MachineState, found: InstructionSet, slot: int) -> None:
    """Applies to the state that the loader looks up a function when it is called for the first time.

    Arguments, and what functions preserve, stay as they are. Raises Unproved if it may look up another one.
    """
    told = state.general[found.general.index(found.slot)] if found.slot else None
    if told and slot in state.image.late and told is not located(state.image, slot):
        raise Unproved(f"the loader may look up another function than that of {slot:#x}")
    convention = found.convention
    _use(state, found, (*convention.arguments, *convention.saved, *found.link), VECTORS, reads=UNREAD)


def _use(
    state: MachineState,
    found: InstructionSet,
    kept: Iterable[str],
    blocks: int = 0,
    *,
    reads: str = "",
    secrets: Sequence[Term] = (),
) -> None:
    """Applies to the state that other code uses memory below the stack pointer and all but some registers.

    Of vector registers, those parts that functions preserve stay as they are, and blocks of the first ones.
    """
    state.calls += 1
    general, vectors, masks = _registers(state, found, f"{LEFT}{state.calls}{reads}", secrets)
    for number in (*map(found.general.index, kept), found.frame.pointer):
        general[number] = state.general[number]
    parts = dict.fromkeys(range(blocks), BLOCK // WORD)
    saved = found.convention.saved_vector_bytes * 8 // WORD
    parts |= {int(name[1:]): saved for name in found.convention.saved_vectors}
    for number, count in parts.items():
        vectors[number][:count] = state.vectors[number][:count]
    state.general, state.vectors, state.masks, state.flags = general, vectors, masks, {}
    state.lose_below(0)


def _registers(
    state: MachineState, found: InstructionSet, when: str, secrets: Sequence[Term]
) -> tuple[list[Term], list[list[Term]], list[Term]]:
    """The registers after a call that may write each of them, or leave it unchanged."""

    def is_open(term: Term, first: Term) -> bool:
        return term is first or is_left(term) or unlocated(term) <= state.public

    def after(old: Sequence[Term], caller: Sequence[Term], new: list[Term]) -> list[Term]:
        if old == caller and not secrets:
            return new
        return [
            made if not secrets and is_open(term, first) else _kept(made, (term, *secrets))
            for term, first, made in zip(old, caller, new, strict=True)
        ]

    (general, vectors, masks), made = found.registers(), found.registers(when)
    return (
        after(state.general, general, made[0]),
        list(map(after, state.vectors, vectors, made[1])),
        after(state.masks, masks, made[2]),
    )


def _kept(new: Term, secrets: Sequence[Term]) -> Term:
    """The content of a register after a call that may have left one of these secrets there."""
    return perhaps(var(str(new.attr).replace(LEFT, KEPT), new.bits), secrets)


def leftover(place: str, bits: int) -> Term:
    """What one of several calls has left in a place."""
    return var(f"{place}{LEFT}of several", bits)


def is_kept(stack: Term, anchor: Term, offset: int, size: int, found: InstructionSet) -> bool:
    """Does a place on the stack lie above the stack pointer, where no function that is called writes?"""
    return offset in allowed(without_constant(stack), anchor, size, replace(found.frame, below=0))


def returns(state: MachineState, found: InstructionSet) -> frozenset[Term]:
    """The addresses in the file to which functions return: in their register, and above the stack pointer."""
    stack = state.general[found.frame.pointer]
    stored = {
        unsigned(term)
        for anchor, cells in state.cells.items()
        if span(anchor)
        for at, (term, _) in cells.items()
        if is_kept(stack, anchor, at, 1, found)
    }
    linked = {unsigned(state.general[found.general.index(each)]) for each in found.link}
    return frozenset(each for each in stored | linked if in_file(state.image, each) is not None)


def unsigned(address: Term) -> Term:
    """A return address without the signature that AArch64 code may have added to it."""
    return address.args[0] if address.kind is Kind.APPLY and address.attr == SIGNED else address


def placed(state: MachineState, found: InstructionSet, address: Term, size: int, *, is_store: bool) -> Location:
    """The location of memory for a function. Raises Unproved if the function's own stack may be there."""
    place = state.place(address, size, is_store)
    if not is_store:
        state.refuse_lost(place, size, address)
    if span(place.anchor) and not is_kept(above(state, found), place.anchor, place.offset, size, found):
        raise Unproved(f"a call is given memory below the stack pointer: at {address}")
    return place
