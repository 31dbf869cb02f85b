"""Machine code as instructions in one small form for all architectures."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

GENERAL: Final = "general"
VECTOR: Final = "vector"
MASK: Final = "mask"
GUARD: Final = "the stack guard"  # a number of the thread, which -fstack-protector puts on the stack
# Instructions of x86-64 that fill and copy memory, whose names say where.
REPEATED: Final = tuple(f"rep {name}{unit}" for name in ("stos", "movs") for unit in "bdq")


@dataclass(frozen=True, slots=True)
class RegisterPart:
    """A register, or a part of one."""

    file: str  # GENERAL, VECTOR, MASK, GUARD, or the name of another register
    number: int
    first: int  # the lowest bit of the part
    bits: int
    lane: int = 0  # bits of a lane, if the instruction divides the register into lanes


@dataclass(frozen=True, slots=True)
class MemoryOperand:
    """A place in memory, whose address is a sum."""

    bits: int  # the size of the access; that of one element if it is repeated
    displacement: int
    base: RegisterPart | None = None
    index: RegisterPart | None = None
    scale: int = 1
    is_repeated: bool = False  # is one element loaded into all lanes?
    is_relative: bool = False  # is the displacement a place in the file?
    moves: int | None = None  # the update of the base, with the displacement or instead of it, if there is one


@dataclass(frozen=True, slots=True)
class Shifted:
    """An operand that is shifted, or extended and then shifted, before it is used."""

    value: RegisterPart | int
    way: str  # such as lsl
    places: int


DecodedOperand = RegisterPart | MemoryOperand | Shifted | int  # an int is an immediate


class Noted(tuple[DecodedOperand, ...]):
    """Operands of an instruction, with the numbers of those that its meaning has looked at."""

    seen: set[int]

    def __new__(cls, operands: Iterable[DecodedOperand]) -> Self:
        made = super().__new__(cls, operands)
        made.seen = set()
        return made

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            self.seen.update(range(*place.indices(len(self))))
        else:
            self.seen.add(place % len(self))
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[DecodedOperand]:
        self.seen.update(range(len(self)))
        return super().__iter__()


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction. The target of a jump is an operand."""

    address: int
    following: int  # the address of the next one
    # After prefixes, segments, and what a mask does to lanes; conditional instructions without the condition:
    # j, set.
    name: str
    operands: tuple[DecodedOperand, ...]
    text: str  # in assembler syntax
    condition: str = ""  # the condition of its effect, such as ne
    needs: frozenset[str] = frozenset()  # features that not every processor of the architecture has
    is_legacy: bool = False  # does it leave the upper parts of a vector register unchanged?
    field: int = 0  # where it contains the distance of the place that it names, in bytes from its address on

    def __str__(self) -> str:
        return f"{self.text} at {self.address:#x}"
