"""Spellings of instructions in assembly: register files, and templates with placeholders for operands.

A spelling is one instruction or several, separated by semicolons, with the destination first. `{d}` is the
destination, `{0}`, `{1}` ... are the operands, names such as `{n}` are immediates, and `32-{n}` is computed. An
operand that the spelling does not name must already be in the destination. Letters after a colon allow other
operands: `{1:m}` memory of the register's width, `{1:b}` the same or a broadcast of one word, `{1:i}` an
immediate of 32 bits; `{0:q}` is the full name of the register, as in addresses, and `{0:w}` its name at the
width of the destination.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.routine import Ins, Label, Mem

DESTINATION: Final = "d"
PLACE: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


@dataclass(frozen=True, slots=True)
class Gather:
    """The gather of words from several addresses into vectors whose width depends on the processor."""

    ready: str  # the set-up
    vectors: int  # of pointers, for the words of a vector
    pointers: str  # a vector of them into {a}, from {m}
    words: str  # the words at {m}, and with two vectors of pointers at {n}, into {d}; {s} is spare
    advance: str  # adds {n} to the pointers {a}
    pointed: str  # the pointers {a} in an address
    count: str  # the lanes of {n} vectors into {d}
    apart: str  # 0, {n}, 2 * {n} ... into the offsets {d}; {s} is a spare general register
    further: str  # adds {n} to the offsets {d}
    offset: str  # the offsets {d} in an address
    scatter: str  # the words of {0} to {m}
    past: str  # adds {n} vectors to a pointer {d}


@dataclass(frozen=True, slots=True)
class Transpose:
    """The transposition of rows of 16 bytes, or of several such parts in one register, by words."""

    narrow: tuple[str, ...]  # the names of the registers for loading the first part of a row
    load: str  # the first part {m}
    insert: str  # the part {n} of {d} from {m}
    # The lower words of {0} and {1}, interleaved into {d}, which is not {0}; the upper words, where {d} is {0};
    # then the same for pairs of words, as long as 16 bytes contain two pairs.
    zips: tuple[tuple[str, str], ...]
    store: str  # the first part of {0} to {m}
    extract: str  # the part {n} of {0} to {m}
    even: str = ""  # with parts of 32 bytes: the even 16 bytes of {0}, then of {1}, into {d}
    odd: str = ""  # the odd ones; {d} is {0}
    narrower: "Transpose | None" = None  # with parts of 32 bytes: the same with parts of 16


@dataclass(frozen=True, slots=True)
class RegisterFile:
    """The registers for one type of value, with their loads, stores and moves."""

    names: tuple[str, ...]  # as operands, in the order of allocation
    bytes: int  # of a value in memory
    operand_bytes: int  # the size of a memory operand
    load: str  # a spelling with {m}, like the rest
    store: str
    move: str
    constant: str  # loads a constant {k}, or one at {m}
    constant_bytes: int  # of a constant in a table; 0: it is an immediate
    constant_reach: int = 0  # bytes from a register up that an address reaches; 0: a whole table
    transpose: Transpose | None = None  # for vectors with several lanes
    gather: Gather | None = None  # for vectors of a width set by the processor: all bytes then count vectors
    aligned: bool = False  # must memory operands be aligned to their width?
    copies_last: bool = False  # if an instruction must overwrite a copy, is a copy of the last operand faster?
    full: tuple[str, ...] = ()  # their full names, as in addresses, if they can be part of an address
    prefix: str = ""  # the move before an instruction that overwrites the copy, if it differs from `move`

    @property
    def called(self) -> tuple[str, ...]:
        """The registers as calling conventions name them."""
        return self.full or self.names


@dataclass(frozen=True, slots=True)
class Isa:
    """The spellings for the frame of a kernel, and the registers of conventions."""

    name: str  # names the template
    arguments: tuple[str, ...]  # registers in full, by the processor's main convention
    stack: str  # the stack pointer
    frame: str  # the register with its value if the stack has a larger alignment; empty: none is needed
    general: Mapping[Ty, RegisterFile]  # the general registers by the words in them
    skip: str  # jumps to {to} if {d} is 0
    repeat: str  # subtracts 1 from {d} and jumps to {to} unless the result is 0
    advance: str  # adds {n} to a pointer {d}
    follow: str  # adds {n} to {d} unless {c} is 1; {s} is spare
    table: str  # the address of {to} into {d}
    load: str  # a pointer {d} from {m}
    plus: str  # adds {0} to a pointer {d}
    copy: str  # a pointer {0} into {d}
    set: str  # makes {d} the number {n}
    fetch: str = ""  # prefetches the memory at {m}; empty: there is no such instruction
    fetches_far: bool = False  # is it measured to help C and Rust with long messages of AEGIS?
    result: str = ""  # the register of a function's result; empty: that of its first argument
    has_index: bool = True  # can an address be the sum of two registers?

    @property
    def pointers(self) -> tuple[str, ...]:
        """The general registers in full."""
        return self.general[Ty.U64].names


@dataclass(frozen=True, slots=True)
class Token:
    """A placeholder in a spelling."""

    text: str  # with {} for the placeholder; an immediate may be part of a difference
    name: str  # d, the number of an operand, or the name of an immediate
    flags: str

    def put(self, value: str | int) -> str:
        """The text with a value for the placeholder."""
        return self.text.replace("{}", str(value))


@dataclass(frozen=True, slots=True)
class Address:
    """An operand in brackets: a sum."""

    parts: tuple[Token | str, ...]


@dataclass(frozen=True, slots=True)
class Spelling:
    """A parsed spelling."""

    lines: tuple[tuple[str, tuple[Token | Address | str, ...]], ...]  # mnemonic, operands
    named: Mapping[int, str]  # by operand: its flags; others must be in the destination
    early: frozenset[int]  # operands read after the destination was written

    def __len__(self) -> int:
        return len(self.lines)


@cache
def spelling(text: str) -> Spelling:
    """Parses a spelling."""
    lines = []
    named: dict[int, str] = {}
    early: set[int] = set()
    for number, line in enumerate(text.split("; ")):
        mnemonic, _, rest = line.partition(" ")
        operands = tuple(_operand(each) for each in re.findall(r"\[[^\]]*\]|[^,\s][^,]*", rest))
        lines.append((mnemonic, operands))
        for token in (t for each in operands for t in (each.parts if isinstance(each, Address) else (each,))):
            if isinstance(token, Token) and token.name.isdigit():
                named[int(token.name)] = token.flags
                if number:
                    early.add(int(token.name))
    return Spelling(tuple(lines), named, frozenset(early))


def _operand(text: str) -> Token | Address | str:
    if text.startswith("["):
        return Address(tuple(_token(part) for part in text[1:-1].split(" + ")))
    return _token(text)


def _token(text: str) -> Token | str:
    found = PLACE.search(text)
    if not found:
        return text
    return Token(text.replace(found[0], "{}"), found[1], found[2] or "")


Filling = str | int | Mem | Label  # the name of a register, an immediate, memory, a label


def fill(spelled: Spelling, operands: Mapping[str, Filling], full: Mapping[str, str]) -> list[Ins]:
    """The instructions of a spelling for operands by name; full maps registers to their full names."""

    def value(token: Token | str) -> Filling:
        if isinstance(token, str):
            return int(token, 0) if token[0].isdigit() else token
        if "q" in token.flags:
            return token.put(full[token.name])
        given = operands[token.name]
        if isinstance(given, str):
            return token.put(_at_width(given, operands[DESTINATION]) if "w" in token.flags else given)
        return given if token.text == "{}" or not isinstance(given, int) else _difference(token.put(given))

    def address(parts: tuple[Token | str, ...]) -> Mem:
        values = [value(part) for part in parts]
        registers = [each for each in values if isinstance(each, str)]
        disp = sum(each for each in values if isinstance(each, int))
        signed = (disp + 2**31) % 2**32 - 2**31
        return Mem(registers[0], signed, "".join(registers[1:]))

    return [
        Ins(mnemonic, tuple(address(o.parts) if isinstance(o, Address) else value(o) for o in given))
        for mnemonic, given in spelled.lines
    ]


def _at_width(register: str, destination: Filling) -> str:
    """A vector register of x86-64 at the width of the destination: xmm7 as ymm7."""
    assert isinstance(destination, str), f"{destination} is not a register"
    return destination[0] + register[1:]


def _difference(text: str) -> int:
    whole, _, less = text.partition("-")
    return int(whole, 0) - int(less or "0", 0)


def simple(text: str, **operands: Filling) -> list[Ins]:
    """The instructions of a spelling with all operands given by name."""
    return fill(spelling(text), operands, {})


def spelled_out(file: RegisterFile, text: str, registers: Mapping[str, int], **operands: Filling) -> list[Ins]:
    """The instructions of a spelling for registers of a file by number, and other operands."""
    names = {name: file.names[number] for name, number in registers.items()}
    full = {name: file.full[number] for name, number in registers.items()} if file.full else {}
    return fill(spelling(text), names | operands, full)
