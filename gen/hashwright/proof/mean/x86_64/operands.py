"""The operands of an x86-64 instruction in a state."""

import re
from collections.abc import Sequence
from typing import Final

from hashwright.proof.read.instruction import VECTOR, Instruction, MemoryOperand, RegisterPart
from hashwright.proof.run.operands import Operands, is_vector
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import Term, const

ALIGNED: Final = re.compile(r"v?mov(dqa(32|64)?|ap[sd])")
UNALIGNED: Final = re.compile(r"mov(dqu|up[sd])")
BLOCK: Final = 128  # bits of a block; most instructions work on each block alone
OLD: Final = 16  # vector registers that legacy encodings name


class X86Operands(Operands):
    """Operands; the encoding determines alignment and the upper parts of vector registers.

    Upper halves are in use from a write of more than 128 bits on, until vzeroupper. Processors take tens of
    cycles for instructions of the legacy encoding meanwhile. Raises Unproved for such an instruction.
    """

    def __init__(self, state: MachineState, instruction: Instruction) -> None:
        super().__init__(state, instruction)
        if instruction.is_legacy and any(map(is_vector, instruction.operands)):
            state.refuse_uppers("an instruction of the legacy encoding is executed")

    def refuse_unaligned(self, memory: MemoryOperand, width: int) -> None:
        """Legacy encodings, and moves of aligned data, need addresses that are multiples of their size."""
        found = self.instruction
        if ALIGNED.fullmatch(found.name) or (found.is_legacy and not UNALIGNED.fullmatch(found.name)):
            self.state.refuse_unaligned(self.address(memory), width // 8)

    def above(self, parts: Sequence[Term]) -> Sequence[Term]:
        """Legacy encodings leave the upper parts unchanged."""
        return parts if self.instruction.is_legacy else super().above(parts)

    def put_lanes(self, lanes: Sequence[Term]) -> None:
        """Writes the first operand, and notes where that is an upper half."""
        super().put_lanes(lanes)
        register = self.instruction.operands[0]
        is_old = isinstance(register, RegisterPart) and register.file == VECTOR and register.number < OLD
        if is_old and sum(lane.bits for lane in lanes) > BLOCK:
            self.state.uppers = const(1, 1)
