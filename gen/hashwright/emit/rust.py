"""Rust declarations for C: functions, and the layout of records."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from hashwright.emit.prototypes import Parameter, Prototype, Struct

TYPES: Final = {  # by C type
    "char": "core::ffi::c_char",
    "int": "core::ffi::c_int",
    "size_t": "usize",
    "uint8_t": "u8",
    "uint32_t": "u32",
    "uint64_t": "u64",
    "void": "core::ffi::c_void",
}
RECORD: Final = "Record"  # the module's name for a struct that its C functions accept
KEYWORDS: Final = frozenset({"in"})
DECLARATOR: Final = re.compile(r"(const )?(\w+) ?((?:\*(?:const )?)*)")


@dataclass(frozen=True, slots=True)
class RustField:
    """A field of a record."""

    name: str
    type: str
    offset: int  # in bytes, with pointers of 64 bits


@dataclass(frozen=True, slots=True)
class RustRecord:
    """A struct."""

    name: str
    fields: tuple[RustField, ...]
    bytes: int  # with pointers of 64 bits
    align: int  # in bytes, likewise


@dataclass(frozen=True, slots=True)
class Rust:
    """Further data for the templates of Rust."""

    foreign: tuple[str, ...]  # the functions of C, as Rust declares them
    records: tuple[RustRecord, ...]
    files: tuple[str, ...]  # the C files and headers


def about_rust(prototypes: Iterable[Prototype], structs: Mapping[str, Struct], files: Sequence[str]) -> Rust:
    """The data for the functions that a program calls, and for the structs of these functions, by C type."""
    types = {**TYPES, **{each: f"{struct.role.capitalize()}{RECORD}" for each, struct in structs.items()}}
    records = [_record(types[each], struct, types) for each, struct in structs.items()]
    return Rust(tuple(_function(each, types) for each in prototypes), tuple(records), tuple(files))


def _function(prototype: Prototype, types: Mapping[str, str]) -> str:
    parameters = ", ".join(f"{_name(each)}: {_passed(each, types)}" for each in prototype.parameters)
    returns = "" if prototype.is_void else f" -> {_passed(Parameter(prototype.returns + '{}', ''), types)}"
    return f"fn {prototype.name}({parameters}){returns}"


def _name(parameter: Parameter) -> str:
    return f"r#{parameter.name}" if parameter.name in KEYWORDS else parameter.name


def _parts(parameter: Parameter, types: Mapping[str, str]) -> tuple[str, bool, list[str]]:
    """The type without arrays, whether its target is constant, and the lengths of the arrays."""
    before, after = parameter.declaration.split("{}")
    found = DECLARATOR.match(before)
    assert found, f"not a C declaration that Rust supports: {parameter}"
    constant, base, stars = found.groups()
    is_constant, text = bool(constant), types[base]
    for star in re.findall(r"\*(?:const )?", stars):
        text, is_constant = f"*{'const' if is_constant else 'mut'} {text}", "const" in star
    return text, is_constant, re.findall(r"\[(\w*)\]", after)


def _array(element: str, lengths: Iterable[str]) -> str:
    return reduce(lambda inner, length: f"[{inner}; {length}]", reversed([*lengths]), element)


def _passed(parameter: Parameter, types: Mapping[str, str]) -> str:
    """The type of a parameter: arrays are passed as pointers to their first element."""
    text, is_constant, lengths = _parts(parameter, types)
    if not lengths:
        return text
    rest = lengths if "(*" in parameter.declaration else lengths[1:]
    return f"*{'const' if is_constant else 'mut'} {_array(text, rest)}"


def _record(name: str, struct: Struct, types: Mapping[str, str]) -> RustRecord:
    fields = []
    for field, offset in zip(struct.fields, struct.offsets, strict=False):
        text, _, lengths = _parts(field, types)
        fields.append(RustField(_name(field), _array(text, lengths), offset))
    return RustRecord(name, tuple(fields), struct.bytes, struct.align)
