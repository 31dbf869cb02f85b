"""What Rust reads of C: functions, and the layout of records."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from hashwright.prototypes import Field, Parameter, Prototype

# By C type: the Rust type, and the bytes of a value where pointers have 64 bits.
SCALARS: Final = {
    "char": ("core::ffi::c_char", 1),
    "int": ("core::ffi::c_int", 4),
    "size_t": ("usize", 8),
    "uint8_t": ("u8", 1),
    "uint32_t": ("u32", 4),
    "uint64_t": ("u64", 8),
    "void": ("core::ffi::c_void", 0),
}
POINTER: Final = 8  # bytes
RECORD: Final = "Record"  # what the module calls the only struct that its C functions take
KEYWORDS: Final = frozenset({"in"})
DECLARATOR: Final = re.compile(r"(const )?(\w+) ?((?:\*(?:const )?)*)")


@dataclass(frozen=True, slots=True)
class RustField:
    """A field of a record."""

    name: str
    type: str
    offset: int  # in bytes, where pointers have 64 bits


@dataclass(frozen=True, slots=True)
class Rust:
    """What the templates of Rust read besides."""

    foreign: tuple[str, ...]  # the functions of C, as Rust declares them
    layout: tuple[RustField, ...]  # of the record; empty: there is none
    size: int  # of the record in bytes, where pointers have 64 bits
    align: int  # likewise
    files: tuple[str, ...]  # the C files and headers


def about_rust(prototypes: Iterable[Prototype], record: Sequence[Field], files: Sequence[str]) -> Rust:
    """What the templates read, for the functions that a program calls."""
    layout = tuple(_layout(record))
    align = max((_align(field) for field in record), default=1)
    end = layout[-1].offset + _size(record[-1]) if layout else 0
    return Rust(tuple(map(_function, prototypes)), layout, end + -end % align, align, tuple(files))


def _function(prototype: Prototype) -> str:
    parameters = ", ".join(f"{_name(each)}: {_passed(each)}" for each in prototype.parameters)
    returns = "" if prototype.is_void else f" -> {_passed(Parameter(prototype.returns + '{}', ''))}"
    return f"fn {prototype.name}({parameters}){returns}"


def _name(parameter: Parameter) -> str:
    return f"r#{parameter.name}" if parameter.name in KEYWORDS else parameter.name


def _parts(parameter: Parameter) -> tuple[str, bool, list[str]]:
    """The type before any array, whether what it points to is constant, and the lengths of arrays."""
    before, after = parameter.declaration.split("{}")
    found = DECLARATOR.match(before)
    assert found, f"no declaration of C that Rust can read: {parameter}"
    constant, base, stars = found.groups()
    is_constant, text = bool(constant), SCALARS.get(base, (RECORD, 0))[0]
    for star in re.findall(r"\*(?:const )?", stars):
        text, is_constant = f"*{'const' if is_constant else 'mut'} {text}", "const" in star
    return text, is_constant, re.findall(r"\[(\w*)\]", after)


def _array(element: str, lengths: Iterable[str]) -> str:
    return reduce(lambda inner, length: f"[{inner}; {length}]", reversed([*lengths]), element)


def _passed(parameter: Parameter) -> str:
    """The type of a parameter: arrays are passed as pointers to their first element."""
    text, is_constant, lengths = _parts(parameter)
    if not lengths:
        return text
    rest = lengths if "(*" in parameter.declaration else lengths[1:]
    return f"*{'const' if is_constant else 'mut'} {_array(text, rest)}"


def _align(field: Field) -> int:
    """The bytes that the address of a field is a multiple of."""
    return POINTER if "*" in field.declaration else SCALARS[field.declaration.split()[0]][1]


def _size(field: Field) -> int:
    return reduce(lambda size, length: size * int(length), _parts(field)[2], _align(field))


def _layout(record: Iterable[Field]) -> Iterator[RustField]:
    end = 0
    for field in record:
        text, _, lengths = _parts(field)
        offset = end + -end % _align(field)
        yield RustField(_name(field), _array(text, lengths), offset)
        end = offset + _size(field)
