"""The operands of an x86-64 instruction in a state."""

import re
from collections.abc import Sequence
from typing import Final

from hashwright.proof.instruction import MemoryOperand
from hashwright.proof.operands import Operands
from hashwright.proof.terms import Term

ALIGNED: Final = re.compile(r"v?mov(dqa(32|64)?|ap[sd])")
UNALIGNED: Final = re.compile(r"mov(dqu|up[sd])")


class X86Operands(Operands):
    """Operands; the encoding determines alignment and the upper parts of vector registers."""

    def refuse_unaligned(self, memory: MemoryOperand, width: int) -> None:
        """Legacy encodings, and moves of aligned data, need addresses that are multiples of their size."""
        found = self.instruction
        if ALIGNED.fullmatch(found.name) or (found.is_legacy and not UNALIGNED.fullmatch(found.name)):
            self.state.refuse_unaligned(self.address(memory), width // 8)

    def above(self, parts: Sequence[Term]) -> Sequence[Term]:
        """Legacy encodings leave the upper parts unchanged."""
        return parts if self.instruction.is_legacy else super().above(parts)
