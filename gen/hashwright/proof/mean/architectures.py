"""The instruction sets whose code can be proved."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from hashwright.proof.mean.aarch64 import aapcs
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.say.terms import POINTER

# By the machine's name in ELF and, for code with vectors of any length, by the bits of a vector.
INSTRUCTION_SETS: Final[Mapping[str, Callable[[int], InstructionSet]]] = {
    "EM_X86_64": lambda _: SYSTEM_V,
    "EM_AARCH64": aapcs,
}


def instruction_set(machine: str, vector_bits: int = 0, arguments: int = 0) -> InstructionSet:
    """The instruction set of a file, for a function with that many arguments; some may be on the stack."""
    found = INSTRUCTION_SETS[machine](vector_bits)
    more = max(arguments - len(found.convention.arguments), 0)
    return replace(found, frame=replace(found.frame, arguments=POINTER // 8 * more)) if more else found


# The same, by the names of targets' architectures.
MACHINES: Final[Mapping[str, str]] = {
    machine: found(0).architecture.name for machine, found in INSTRUCTION_SETS.items()
}
