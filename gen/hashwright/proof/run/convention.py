"""What a calling convention says of a function: the processor at its call, and what it may leave."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from hashwright.proof.find.loops import Spot, hold, registers
from hashwright.proof.find.sweep import Sweep, equal_above
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.addresses import unlocated
from hashwright.proof.run.stack import before_loss, is_left, is_unread, span
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, part, unknowns, without_constant

CELL: Final = POINTER // 8  # bytes of an argument on the stack


def at_call(
    image: Image,
    found: InstructionSet,
    values: Sequence[Term],
    assumed: Iterable[Term],
    public: Iterable[Term],
) -> MachineState:
    """The processor at the call of a function with these arguments; no memory but the stack may be used."""
    general, vectors, masks = found.registers()
    general[found.frame.pointer] = found.frame.entry
    in_registers = found.convention.arguments
    for name, term in zip(in_registers, values, strict=False):
        general[found.general.index(name)] = term
    state = MachineState(
        image,
        (),
        found.frame,
        general,
        vectors,
        masks,
        assumed=frozenset(each for each in assumed if not each.is_const),
        public=frozenset((*found.frame.entry.args, *public)),
    )
    for i, term in enumerate(values[len(in_registers) :]):
        hold(state, Spot("cells", found.frame.above + CELL * i, CELL, found.frame.entry), term)
    return state


def check_presence(image: Image, name: str) -> None:
    """Raises Unproved if the compiler has made no function of a static one."""
    if name not in image.symbols:
        raise Unproved(f"the compiler has expanded {name} where it is called")


def check_written(end: MachineState, wanted: Iterable[tuple[Term, Term]], sweep: Sweep) -> None:
    """Raises Unproved if memory differs from the expected output, and removes the output from the state."""
    expected: dict[Term, set[int]] = {}
    for address, term in wanted:
        anchor, offset = without_constant(address)
        expected.setdefault(anchor, set()).update(range(offset, offset + term.bits // 8))
        found = end.content(anchor, offset, term.bits // 8)
        if term.bits == POINTER:
            found = end.plain(found)
        at = sweep.difference(term, found)
        if at is not None:
            raise Unproved(f"what is written at {address} is something else from byte {at} on")
    remaining = {anchor: end.remaining(anchor) for anchor in end.cells if not span(anchor)}
    for anchor, found_ in remaining.items():
        del end.cells[anchor]
        if others := found_ - expected.get(anchor, set()):
            raise Unproved(f"something is written too early or besides: at {anchor} {min(others):+d}")


def check_return(
    found: InstructionSet,
    begun: MachineState,
    end: MachineState,
    result: Term | None,
    assumed: Iterable[Term] = (),
    tags: Collection[Term] = (),
) -> None:
    """Raises Unproved if a function, from its call on, breaks the convention or has a wrong result.

    The result is a number of 32 bits; None if it is not used. The tags are words that the stack must not hold.
    """
    found.check_return(begun, end)
    _check_secrets(found, begun, end, result, tags)
    if result and not equal_above(part(end.general[0], 0, WORD), result, assumed):
        raise Unproved("the result differs from the description")


def _check_secrets(
    found: InstructionSet, begun: MachineState, end: MachineState, result: Term | None, tags: Collection[Term]
) -> None:
    """Raises Unproved where a register holds something secret, or the stack an expected tag.

    What was in registers at the call is not secret: no argument is. What memcpy leaves is looked for only in
    the registers that every function clears; memset leaves nothing secret.
    """
    cleared, parts = found.cleared
    before = (term for _, term in registers(begun))
    open_ = end.public.union(*map(unknowns, before))
    check_tags(end, tags)
    for spot, term in registers(end):
        if unlocated(term) <= open_:
            continue
        is_result = (
            result and spot == Spot("general", 0) and unlocated(part(term, WORD, POINTER - WORD)) <= open_
        )
        is_cleared = spot.file == "vectors" and spot.number < cleared and spot.part < parts
        is_of_call = is_unread(term) or (is_left(term) and not is_cleared)
        if not (is_result or is_of_call):
            raise Unproved(f"the function leaves something secret in {spot}")


def check_tags(end: MachineState, tags: Collection[Term]) -> None:
    """Raises Unproved if the stack holds an expected tag, of which these are the words."""
    if not on_stack(end).isdisjoint(tags):
        raise Unproved("the function leaves the expected tag on the stack")


def on_stack(state: MachineState) -> set[Term]:
    """The words on the stack, also those that may have been overwritten."""
    found = {
        (before_loss(term), byte - byte % (WORD // 8))
        for anchor, cells in state.cells.items()
        if span(anchor)
        for term, byte in cells.values()
    }
    return {part(term, 8 * first, min(WORD, term.bits - 8 * first)) for term, first in found}
