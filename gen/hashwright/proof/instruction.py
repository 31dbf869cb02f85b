"""Machine code as instructions in one small form, whatever the processor."""

from dataclasses import dataclass
from typing import Final

GENERAL: Final = "general"
VECTOR: Final = "vector"
MASK: Final = "mask"


@dataclass(frozen=True, slots=True)
class RegisterPart:
    """A register, or a part of one."""

    file: str  # GENERAL, VECTOR, MASK, or the name of one that is none of them
    number: int
    first: int  # the lowest bit of the part
    bits: int
    lane: int = 0  # bits of a lane, where the instruction says into which the register is divided


@dataclass(frozen=True, slots=True)
class MemoryOperand:
    """A place in memory: the sum of what is there."""

    bits: int  # of what is loaded or stored; of one element where it is repeated
    displacement: int
    base: RegisterPart | None = None
    index: RegisterPart | None = None
    scale: int = 1
    is_repeated: bool = False  # is one element loaded into all lanes?
    moves: int = 0  # what is added to the base, with the displacement or instead of it


@dataclass(frozen=True, slots=True)
class Shifted:
    """An operand that is shifted, or extended and then shifted, before it is used."""

    value: RegisterPart | int
    way: str  # such as lsl
    places: int


DecodedOperand = RegisterPart | MemoryOperand | Shifted | int  # an int is an immediate


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction. What it jumps to is an operand."""

    address: int
    following: int  # the address of the next one
    name: str  # with prefixes, segments and masks before it; of conditional ones without the condition: j, set
    operands: tuple[DecodedOperand, ...]
    text: str  # as an assembler would spell it
    condition: str = ""  # under which it does something, such as ne
    is_legacy: bool = False  # does it leave the upper parts of a vector register as they are?

    def __str__(self) -> str:
        return f"{self.text} at {self.address:#x}"
