"""Lines of Go's assembler for a routine, in Plan 9 syntax: sources before the destination.

Instructions are written as mnemonics, not as machine code: Go's assembler supports nearly all of them, a table
of names is shorter than an encoder for AArch64, and people and Go's tools can read the text.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.gas import Spell, number
from hashwright.targets.routine import AsmLine, Ins, Label, Mem, Note, Operand, Routine, Table

# Mnemonics that differ from those of the manuals in capitals.
X86: Final[Mapping[str, str]] = {
    "movdqa": "MOVOA",
    "movdqu": "MOVOU",
    "paddd": "PADDL",
    "psubd": "PSUBL",
    "pslld": "PSLLL",
    "psrld": "PSRLL",
    "pcmpeqd": "PCMPEQL",
    "punpckldq": "PUNPCKLLQ",
    "punpckhdq": "PUNPCKHLQ",
    "jz": "JEQ",
    "jnz": "JNE",
    "cmovne": "CMOV{size}NE",
    **{name: f"{name.upper()}{{size}}" for name in ("add", "and", "andn", "cmp", "lea", "mov", "not", "or")},
    **{name: f"{name.upper()}{{size}}" for name in ("rol", "rorx", "sub", "test", "xor")},
}
KEPT: Final = ("cmp",)  # the operands of these have the order of the manuals
WIDE: Final = re.compile(r"r([a-ds][xip]|[sb]p|\d+)")  # a general register of 64 bits
VECTOR: Final = re.compile(r"([xyz])mm(\d+)")


def x86(ins: Ins) -> str:
    """An x86-64 instruction."""
    is_wide = any(isinstance(each, str) and WIDE.fullmatch(each) for each in ins.operands)
    mnemonic = X86.get(ins.mnemonic, ins.mnemonic.upper()).format(size="Q" if is_wide else "L")
    spread = any(isinstance(each, Mem) and each.broadcast for each in ins.operands)
    operands = [_x86(each) for each in (ins.operands if ins.mnemonic in KEPT else reversed(ins.operands))]
    return f"{mnemonic}{'.BCST' * spread} {', '.join(operands)}".rstrip()


def _x86(operand: Operand) -> str:
    if isinstance(operand, Mem):
        index = f"({_general(operand.index)}*{operand.scale})" if operand.index else ""
        return f"{_at(operand.disp)}({_general(operand.base)}){index}" if operand.base else _symbol(operand)
    if isinstance(operand, Label):
        return operand.name
    if isinstance(operand, int):
        return f"${number(operand)}"
    vector = VECTOR.fullmatch(operand)
    return f"{vector[1].upper()}{vector[2]}" if vector else _general(operand)


def _general(name: str) -> str:
    """A general register of x86-64, whose name in Go does not depend on its width."""
    number = re.fullmatch(r"r(\d+)d?", name)
    return f"R{number[1]}" if number else name[1:].upper()


# AArch64's, by mnemonic and kind of the first operand; w, x, q and v are the letters of registers.
_WORDS: Final = ("add", "and", "bic", "eor", "mvn", "orn", "orr", "ror", "sub")
_VECTORS: Final = (
    "add",
    "and",
    "bcax",
    "bif",
    "bit",
    "bsl",
    "eor",
    "eor3",
    "mov",
    "orr",
    "rev32",
    "shl",
    "sri",
    "sub",
)
ARM: Final[Mapping[str, str]] = {
    **{f"{name} w": f"{name.upper()}W" for name in _WORDS},
    **{f"{name} v": f"V{name.upper()}" for name in (*_VECTORS, "ushr", "zip1", "zip2")},
    "add x": "ADD",
    "aese v": "AESE",
    "aesmc v": "AESMC",
    "address x": "MOVD",
    "b.ne ": "BNE",
    "cbz x": "CBZ",
    "ldr q": "FMOVQ",
    "ldr w": "MOVWU",
    "ldr x": "MOVD",
    "mov w": "MOVWU",
    "mov x": "MOVD",
    "prfm p": "PRFM",
    "str q": "FMOVQ",
    "str w": "MOVW",
    "subs x": "SUBS",
}
# Instructions that Go's assembler lacks: the word without register numbers, which start at bits 0, 5 and 16.
ENCODED: Final[Mapping[str, int]] = {
    "bic v": 0x4E601C00,
    "orn v": 0x4EE01C00,
    "not v": 0x6E205800,
    "mvn v": 0x6E205800,
}
HINT: Final = "pldl1keep"  # of a prefetch
FIRST_KEPT: Final = ("cbz", "str")  # the operands of these have the order of the manuals
ARRANGED: Final = re.compile(r"v(\d+)\.(\d+)([bhsd])")


def arm(ins: Ins) -> str:
    """An AArch64 instruction."""
    first = ins.operands[0]
    key = f"{ins.mnemonic} {first[0] if isinstance(first, str) else ''}"
    if key in ENCODED:
        numbers = [int(found[1]) for each in ins.operands if (found := ARRANGED.fullmatch(str(each)))]
        word = ENCODED[key] | sum(number << at for number, at in zip(numbers, (0, 5, 16), strict=False))
        return f"WORD ${word:#x} // {ins.mnemonic} {', '.join(map(str, ins.operands))}"
    operands = [_arm(each) for each in (ins.operands if ins.mnemonic in FIRST_KEPT else reversed(ins.operands))]
    return f"{ARM[key]} {', '.join(operands)}"


def _arm(operand: Operand) -> str:
    if isinstance(operand, Mem):
        return f"{_at(operand.disp)}({_arm(operand.base)})" if operand.base else f"${_symbol(operand)}"
    if isinstance(operand, Label):
        return operand.name
    if isinstance(operand, int):
        return f"${number(operand)}"
    if operand == HINT:
        return operand.upper()
    if arranged := ARRANGED.fullmatch(operand):
        return f"V{arranged[1]}.{arranged[3].upper()}{arranged[2]}"
    return f"{'F' if operand[0] == 'q' else 'R'}{operand[1:]}"


def _symbol(mem: Mem) -> str:
    """A table of the same file."""
    return f"{mem.label}<>{f'+{mem.disp}' * bool(mem.disp)}(SB)"


def _at(disp: int) -> str:
    return str(disp) if disp else ""


SYNTAXES: Final[Mapping[str, Spell]] = {"x86_64": x86, "aarch64": arm}


def text(lines: Sequence[AsmLine], spell: Spell) -> Iterator[str]:
    """The lines as text; a comment follows the preceding instruction on its line."""
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        if isinstance(line, Label):
            yield from [f"\tPCALIGN ${line.align}"] if line.align > 1 else []
            yield f"{line.name}:"
        elif isinstance(line, Ins):
            yield f"\t{spell(line)}{f' // {after.text}' if isinstance(after, Note) else ''}"


@dataclass(frozen=True, slots=True)
class GoRoutine:
    """A routine as a template reads it."""

    tables: tuple[Table, ...]
    lines: tuple[str, ...]
    frame: int  # bytes of the stack
    arguments: tuple[str, ...]  # registers


@dataclass(frozen=True, slots=True)
class GoFrame:
    """How a body addresses its part of Go's stack frame, whose end is at the stack pointer."""

    align: int  # the alignment of the stack pointer, in bytes
    end: int  # bytes that belong to Go
    pointer: str  # the register that points to the part, aligned, if the stack pointer does not
    lines: tuple[str, ...]  # the lines that set it
    kept: str  # the general register that Go saves for a function with a frame


FRAMES: Final[Mapping[str, GoFrame]] = {
    "x86_64": GoFrame(8, 0, "rbp", ("LEAQ {slack}(SP), BP", "ANDQ $-{align}, BP"), "rbp"),
    "aarch64": GoFrame(0, 16, "x25", ("ADD $16, RSP, R25",), ""),  # after the link register
}
NAMES: Final[Mapping[str, Callable[[str], str]]] = {"x86_64": _general, "aarch64": _arm}


def written(routine: Routine, isa: str, stack: str) -> GoRoutine:
    """The text of a routine whose body uses the stack upwards from that register."""
    spell, go = SYNTAXES[isa], FRAMES[isa]
    body, frame = routine.body, routine.stack
    begin: list[str] = []
    if routine.stack and routine.align > go.align:
        assert go.pointer not in routine.clobbers, f"{go.pointer} points to the frame"
        places = {"slack": routine.align - 1, "align": routine.align}
        begin = [f"\t{each.format(**places)}" for each in go.lines]
        body = tuple(_renamed(line, stack, go.pointer) for line in body)
        frame += go.end + routine.align
    elif go.kept in routine.clobbers:
        frame = max(frame, 8)
    end = [f"\t{spell(Ins('vzeroupper'))}"] if any(name[0] in "yz" for name in routine.clobbers) else []
    lines = (*begin, *text(body, spell), *end)
    return GoRoutine(routine.tables, lines, frame + -frame % 8, tuple(map(NAMES[isa], routine.arguments)))


def _renamed(line: AsmLine, register: str, other: str) -> AsmLine:
    """A line with one register replaced by another."""
    if not isinstance(line, Ins):
        return line

    def renamed(operand: Operand) -> Operand:
        if isinstance(operand, Mem) and operand.base == register:
            return replace(operand, base=other)
        return other if operand == register else operand

    return Ins(line.mnemonic, tuple(map(renamed, line.operands)))
