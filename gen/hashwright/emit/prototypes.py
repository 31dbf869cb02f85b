"""Prototypes of C functions, for headers, definitions and callers."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

# The bytes of a value of each C type, where pointers have 64 bits.
SCALARS: Final = {
    "char": 1,
    "int": 4,
    "size_t": 8,
    "uint8_t": 1,
    "uint16_t": 2,
    "uint32_t": 4,
    "uint64_t": 8,
    "void": 0,
}
POINTER: Final = 8


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function. It prints as its declaration in C."""

    declaration: str  # with {} for its name: uint8_t {}[16]
    name: str
    is_state: bool = False  # does it point to the state of a message in pieces?

    def __str__(self) -> str:
        return self.declaration.format(self.name)

    @property
    def type(self) -> str:
        """Its type without its name."""
        return self.declaration.format("").rstrip()

    @property
    def is_pointer(self) -> bool:
        return "*" in self.declaration or "[" in self.declaration


@dataclass(frozen=True, slots=True)
class Field(Parameter):
    """A field of a struct. It prints as its declaration in C."""

    what: str = ""  # its content

    @property
    def align(self) -> int:
        """The alignment in bytes."""
        return POINTER if "*" in self.declaration else SCALARS[self.declaration.split()[0]]

    @property
    def bytes(self) -> int:
        pointed = re.search(r"\(\*[^\[]*\)", self.declaration)
        lengths = [] if pointed else re.findall(r"\[(\w+)\]", self.declaration)
        return reduce(lambda size, length: size * int(length), lengths, self.align)


@dataclass(frozen=True, slots=True)
class Struct:
    """A record, laid out as C does where pointers have 64 bits."""

    fields: tuple[Field, ...]

    @property
    def align(self) -> int:
        return max(field.align for field in self.fields)

    @property
    def offsets(self) -> Sequence[int]:
        """The offset of each field, and after them the size of the record."""
        found, end = [], 0
        for field in self.fields:
            found.append(_up(end, field.align))
            end = found[-1] + field.bytes
        return [*found, _up(end, self.align)]

    @property
    def bytes(self) -> int:
        return self.offsets[-1]


def _up(size: int, align: int) -> int:
    """The size rounded up to a multiple."""
    return size + -size % align


@dataclass(frozen=True, slots=True)
class Prototype:
    """A function. It prints as its declaration in C, without the semicolon."""

    returns: str  # a type
    name: str
    parameters: tuple[Parameter, ...] = ()
    starts: bool = False  # does it start a message in pieces?

    def __str__(self) -> str:
        return f"{self.beginning}({', '.join(map(str, self.parameters)) or 'void'})"

    @property
    def beginning(self) -> str:
        """The result and the name."""
        return f"{self.returns}{'' if self.returns.endswith('*') else ' '}{self.name}"

    @property
    def arguments(self) -> str:
        """The names of the parameters, for a call with the same arguments."""
        return ", ".join(each.name for each in self.parameters)

    @property
    def is_void(self) -> bool:
        return self.returns == "void"


def count(name: str) -> Parameter:
    """A number of bytes, or of other things."""
    return Parameter("size_t {}", name)


def bytes_in(name: str) -> Parameter:
    """Bytes that a function reads."""
    return Parameter("const uint8_t *{}", name)


def bytes_out(name: str) -> Parameter:
    """Bytes that a function writes."""
    return Parameter("uint8_t *{}", name)
