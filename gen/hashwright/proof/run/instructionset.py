"""An instruction set in proofs: decoding, meanings, registers, and return addresses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hashwright.proof.read.instruction import REPEATED, Instruction
from hashwright.proof.run.operands import Operands
from hashwright.proof.run.stack import StackUse, is_on_stack
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, const, remembered, var, without_constant
from hashwright.targets.architecture import Architecture, Convention


@dataclass(frozen=True, slots=True)
class Jump:
    """The target of an instruction if a condition, a term of one bit, is met."""

    condition: Term
    target: Term
    is_return: bool = False
    is_call: bool = False
    is_veneer: bool = False  # may it lead to the landing pad of a call?
    reads_flags: bool = True  # does the condition depend on flags? Otherwise on operands


ALWAYS: Final = const(1, 1)
# Instructions that do nothing, whatever their operands are, and those whose names say which operands they have.
IDLE: Final = ("nop", "bti", "bti c", *REPEATED)

Meaning = Callable[[Any], Jump | None]  # of the instruction set's operands; None: the next instruction follows


def _is_lowered(pointer: Term, now: Term) -> bool:
    """Is the stack pointer below what it was? Then no memory has come below it."""
    (anchor, first), (other, second) = without_constant(pointer), without_constant(now)
    return anchor is other and second <= first


@remembered(None)
def _unknown(names: tuple[str, ...], bits: int, when: str) -> tuple[Term, ...]:
    """A variable of each name, which may contain the place of it among them."""
    return tuple(var(f"{name.format(i)}{when}", bits) for i, name in enumerate(names))


@dataclass(frozen=True, slots=True, kw_only=True)
class InstructionSet:
    """An instruction set, with vector registers of one length."""

    architecture: Architecture
    convention: Convention
    decode: Callable[[bytes, int], Instruction]  # the first instruction of code at an address
    longest: int  # bytes of an instruction, with a prefix
    unit: int  # the address of each instruction is a multiple of that many bytes, or the processor stops
    operands: Callable[[MachineState, Instruction], Operands]
    meanings: Mapping[str, Meaning]
    call: Callable[[str, MachineState, "InstructionSet"], Term]  # applies a function of the C library, by name
    general: tuple[str, ...]  # the names of the general registers, by number
    vectors: int  # the number of vector registers
    vector_bits: int
    masks: int  # the number of mask registers
    mask_bits: int
    frame: StackUse
    return_address: Callable[[MachineState], Term]  # from the state at the call of a function
    link: tuple[str, ...] = ()  # the general registers with the return address at a call
    slot: str = ""  # the general register with the slot of a function that the loader is to look up
    has: Callable[[str], Term]  # is what the processor or its system says that it has a feature?
    cleared: tuple[int, int] = (0, 0)  # the first vector registers, and parts of each, that all functions clear

    def registers(self, when: str = "") -> tuple[list[Term], list[list[Term]], list[Term]]:
        """General registers, vector registers by part, and masks, of which nothing is known then."""
        lanes, bits = self.vector_bits // WORD, self.mask_bits
        return (
            list(_unknown(self.general, POINTER, when)),
            [list(_unknown((f"vector {i}.{{}}",) * lanes, WORD, when)) for i in range(self.vectors)],
            list(_unknown(("mask {}",) * self.masks, bits, when)),
        )

    def apply(self, state: MachineState, found: Instruction) -> Jump | None:
        """Applies the meaning of an instruction to the state. Raises Unproved if there is none."""
        if found.name not in self.meanings:
            raise Unproved(f"it is not known what this instruction does: {found}")
        operands, pointer = self.operands(state, found), state.general[self.frame.pointer]
        jump = self.meanings[found.name](operands)
        if len(operands.decoded.seen) < len(found.operands) and found.name not in IDLE:
            raise Unproved(f"it is not known what an operand of this instruction does: {found}")
        self._check_stack(state, pointer)
        return jump

    def _check_stack(self, state: MachineState, pointer: Term) -> None:
        """Raises Unproved where the stack pointer, which was here, leaves the function's own stack.

        Signals may overwrite what is below it: memory of the caller, or of anybody.
        """
        now = state.general[self.frame.pointer]
        if now is pointer:
            return
        if not is_on_stack(now, self.frame):
            raise Unproved(f"the stack pointer leaves the function's stack: {now}")
        if not _is_lowered(pointer, now):
            state.lose_below(self.frame.below)

    def check_return(self, start: MachineState, end: MachineState) -> None:
        """Raises Unproved if the function does not preserve its caller's registers, or returns elsewhere."""
        for name in self.convention.saved:
            number = self.general.index(name)
            if end.general[number] is not start.general[number]:
                raise Unproved(f"{name} is not restored")
        if end.general[self.frame.pointer] is not self.frame.entry + const(self.frame.above, POINTER):
            raise Unproved("the stack pointer is not restored")
        parts = self.convention.saved_vector_bytes // (WORD // 8)
        for name in self.convention.saved_vectors:
            number = int(name[1:])
            if end.vectors[number][:parts] != start.vectors[number][:parts]:
                raise Unproved(f"{name} is not restored")
        end.refuse_uppers("the function returns")
        if end.returned is not self.return_address(start) or end.active is not start.active:
            raise Unproved("the function does not return to its caller")
