"""Prototypes of C functions, for headers, definitions and callers."""

from dataclasses import dataclass


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
