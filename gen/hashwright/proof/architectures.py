"""The instruction sets whose code can be proved."""

from collections.abc import Mapping
from typing import Final

from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.x86_64 import SYSTEM_V

INSTRUCTION_SETS: Final[Mapping[str, InstructionSet]] = {"EM_X86_64": SYSTEM_V}  # as ELF calls the machine
