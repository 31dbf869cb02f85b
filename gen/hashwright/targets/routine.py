"""Machine code before emission: instructions with their operands, and routines of instructions."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mem:
    """A memory operand, at base + scale * index + disp, or at disp behind a label."""

    base: str  # a 64-bit register; empty: relative to the label
    disp: int = 0  # bytes
    index: str = ""  # a 64-bit register; empty: none
    scale: int = 1
    label: str = ""  # of a table of the same routine
    bytes: int = 4  # read or written
    broadcast: int = 0  # the number of lanes that receive the element; 0: it is the whole operand
    is_scaled: bool = False  # does disp count vectors, whose width depends on the processor?


@dataclass(frozen=True, slots=True)
class Label:
    """A position in a routine: the target of a jump, or the label itself."""

    name: str
    align: int = 1  # bytes, of the label itself


Operand = str | int | Mem | Label  # a register by name, an immediate, memory, the target of a jump


@dataclass(frozen=True, slots=True)
class Ins:
    """One machine instruction, its destination first, as in the notation of Intel and Arm."""

    mnemonic: str
    operands: tuple[Operand, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A comment on the lines after it."""

    text: str


AsmLine = Ins | Label | Note


@dataclass(frozen=True, slots=True)
class Table:
    """Constants in a read-only section."""

    label: str
    words: tuple[int, ...]  # of 32 bits
    align: int  # bytes


@dataclass(frozen=True, slots=True)
class Routine:
    """A function with a C prototype, without the code of the calling convention.

    The body reads its arguments from `arguments`, may overwrite them and every register in `clobbers`, and
    falls through its end to return. It may use `stack` bytes from the stack pointer up.
    """

    symbol: str
    arguments: tuple[str, ...]  # registers of the processor's main convention
    body: tuple[AsmLine, ...]
    tables: tuple[Table, ...] = ()
    clobbers: tuple[str, ...] = ()  # registers by their widest names, in a fixed order
    stack: int = 0  # bytes
    align: int = 1  # of the stack pointer over these bytes
    vectors: int = 0  # below these bytes, whose width depends on the processor
    prototype: str = ""  # in C
    held: tuple[tuple[str, str], ...] = ()  # by parameter: its register at the start of the body
    carried: tuple[tuple[str, str], ...] = ()  # by value: its register where the loop begins

    def instructions(self) -> Iterator[Ins]:
        """The instructions, without labels and notes."""
        return (line for line in self.body if isinstance(line, Ins))
