"""The processor at the call of a function, by its calling convention."""

from dataclasses import replace
from typing import Final

from hashwright.proof.read.image import Image
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Precondition
from hashwright.proof.say.terms import POINTER, WORD, Substitution, part, without_constant

CELL: Final = POINTER // 8  # bytes of an argument on the stack


def at_call(image: Image, found: InstructionSet, given: Precondition) -> MachineState:
    """The processor at the call of a function."""
    general, vectors, masks = found.registers()
    general[found.frame.pointer] = found.frame.entry
    in_registers = found.convention.arguments
    for name, term in zip(in_registers, given.arguments, strict=False):
        general[found.general.index(name)] = term
    state = MachineState(
        image,
        tuple(given.regions),
        found.frame,
        general,
        vectors,
        masks,
        assumed=frozenset(each for each in given.assumed if not each.is_const),
        public=frozenset((*found.frame.entry.args, *given.public)),
        digits=given.digits,
        clearable=tuple(given.clearable),
    )
    on_stack = given.arguments[len(in_registers) :]
    for i, term in enumerate(on_stack):
        put(state, Content(found.frame.entry, found.frame.above + CELL * i, term))
    for each in given.contents:
        put(state, each)
    return state


def put(state: MachineState, content: Content) -> None:
    """Sets the content of memory: a number, or words."""
    anchor, first = without_constant(content.address)
    bits = content.term.bits
    step = bits if bits <= POINTER or bits % WORD else WORD
    for at in range(0, bits, step):
        spot = Spot("cells", first + at // 8, step // 8, anchor)
        hold(state, spot, part(content.term, at, step))


def limit(state: MachineState, given: Precondition) -> None:
    """Limits a state at the head of an iteration to what holds there, besides an invariant."""
    known = Substitution(state.digits.now)
    state.regions = tuple(replace(each, base=known(each.base), size=known(each.size)) for each in given.regions)
    state.public |= {*given.public}
    for each in given.contents:
        put(state, each)


def check_presence(image: Image, name: str) -> None:
    """Raises Unproved if the compiler has made no function of a static one."""
    if name not in image.symbols:
        raise Unproved(f"the compiler has expanded {name} where it is called")
