"""Machine code before it is written: instructions with their operands, and the routines made of them."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mem:
    """An operand in memory, at base + scale * index + disp, or at disp behind a label."""

    base: str  # a 64-bit register; empty: relative to the label
    disp: int = 0  # bytes
    index: str = ""  # a 64-bit register; empty: none
    scale: int = 1
    label: str = ""  # of a table of the same routine
    bytes: int = 4  # that are read or written
    broadcast: int = 0  # into how many lanes the element is repeated; 0: it is the whole operand
    is_scaled: bool = False  # does disp count vectors, whose width the processor decides?


@dataclass(frozen=True, slots=True)
class Label:
    """A place in a routine: where a jump leads, or where it stands."""

    name: str
    align: int = 1  # bytes, of the place itself


Operand = str | int | Mem | Label  # a register by name, an immediate, memory, the target of a jump


@dataclass(frozen=True, slots=True)
class Ins:
    """One machine instruction, its destination first, as Intel and Arm write it."""

    mnemonic: str
    operands: tuple[Operand, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A comment on what follows."""

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
    """A function with a C prototype, as it is between the conventions of its callers.

    The body reads its arguments from `arguments`, may overwrite them and every register in `clobbers`, and
    falls through its end to return. It has `stack` bytes from the stack pointer up to itself, if any.
    """

    symbol: str
    arguments: tuple[str, ...]  # registers, those of the processor's main convention
    body: tuple[AsmLine, ...]
    tables: tuple[Table, ...] = ()
    clobbers: tuple[str, ...] = ()  # registers by their widest names, in a fixed order
    stack: int = 0  # bytes
    align: int = 1  # of the stack pointer over these bytes
    vectors: int = 0  # below these bytes, whose width the processor decides
    prototype: str = ""  # as C declares it
    held: tuple[tuple[str, str], ...] = ()  # by parameter: the register that the body reads it from
    carried: tuple[tuple[str, str], ...] = ()  # by value: the register that has it where the loop begins

    def instructions(self) -> Iterator[Ins]:
        """The instructions alone."""
        return (line for line in self.body if isinstance(line, Ins))
