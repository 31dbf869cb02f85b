"""The meanings of functions of the C library by which a program selects a kernel. Their results are public."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from hashwright.proof.read.image import Image
from hashwright.proof.run.addresses import in_file
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.choosing import ChoosingState
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import span
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, apply, part, unknowns, var, without_constant

LONGEST: Final = 256  # bytes of a constant string
ENVIRONMENT: Final = "environment at call "  # in the names of addresses of its strings, or 0


def auxiliary(number: int) -> Term:
    """An entry of the auxiliary vector, which does not change."""
    return var(f"auxiliary vector {number}", POINTER)


def order(text: bytes, other: Term) -> Term:
    """The result of the comparison of a constant string with the one at an address, which nobody changes."""
    return part(apply(f"order of {text!r} and", other), 0, WORD)


def string(image: Image, address: Term) -> bytes | None:
    """The constant string at an address, without its end; None if there is none."""
    at = in_file(image, address)
    if at is None:
        return None
    found = (image.read(at, size) for size in range(1, LONGEST))
    return next((each[:-1] for each in found if each and not each[-1]), None)


def calls(image: Image) -> Mapping[int, Callable[[MachineState, InstructionSet], Term]]:
    """The functions of these that a file calls, by their addresses."""
    return {at: partial(_call, name) for at, name in image.imports.items() if name in _FUNCTIONS}


def _call(name: str, state: MachineState, found: InstructionSet) -> Term:
    """Applies the meaning of a function to the state; returns the address to which it returns."""
    assert isinstance(state, ChoosingState)
    first, second, _ = arguments(state, found)
    result = _FUNCTIONS[name](state, first, second)
    state.public |= unknowns(result)
    return returned(state, found, result)


def _environment(state: ChoosingState, name: Term, _: Term) -> Term:
    if not state.variable or string(state.image, name) != state.variable.encode():
        raise Unproved(f"another variable of the environment is read than '{state.variable}': at {name}")
    found = var(f"{ENVIRONMENT}{state.calls}", POINTER)
    state.asked |= {found}
    return found


def _auxiliary(_: ChoosingState, number: Term, __: Term) -> Term:
    if not number.is_const:
        raise Unproved(f"an entry of the auxiliary vector whose number is not known: {number}")
    return auxiliary(number.attr)


def _comparison(state: ChoosingState, one: Term, other: Term) -> Term:
    """Strings of the caller compare the same each time.

    Those on the stack are the function's own, and public; as many bytes are read as the constant has.
    """
    text, second = (string(state.image, each) for each in (one, other))
    for each, against in ((one, second), (other, text)):
        if against is not None and span(without_constant(each)[0]):
            state.refuse_secrets("a comparison", state.load(each, len(against) + 1))
        elif string(state.image, each) is None:
            state.compared |= {each}
    if text is None or other not in state.compared:
        return var(f"comparison {state.calls}", WORD)
    return order(text, other)


_FUNCTIONS: Final[Mapping[str, Callable[[ChoosingState, Term, Term], Term]]] = {
    "getenv": _environment,
    "getauxval": _auxiliary,
    "strcmp": _comparison,
}
