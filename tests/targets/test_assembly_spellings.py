"""Compares each spelling of each instruction in assembly with its meaning, in every possible variant.

For each kind of register, one program has a function for each variant: operands in every order with the same
meaning, in registers, in memory, as one word for all lanes, as immediates; the destination separate, or the
register of an operand. Further constants of a spelling are operands, too. What this does not catch: a spelling
that is wrong only for an immediate that is not among the samples; the code around a kernel.
"""

import itertools
import random
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit import gas
from hashwright.graph.ir import const, evaluate
from hashwright.graph.semantics import Ty
from hashwright.lower.allocate import _orders, immediate
from hashwright.native import foreign
from hashwright.native.compiler import find
from hashwright.targets import TARGETS
from hashwright.targets.assembly import (
    Address,
    Filling,
    Isa,
    RegisterFile,
    Spelling,
    Token,
    fill,
    simple,
    spelled_out,
    spelling,
)
from hashwright.targets.machine import Applied, Insn, Target, Unit
from hashwright.targets.routine import Ins, Mem
from tests import compiled, needs
from tests.targets.test_spellings import COLUMNS, EDGES, named, operand_types, sampled

APART: Final = 64  # bytes from one operand to the next, as many as vectors have
ROWS: Final = 10
OPERANDS: Final = 3  # the most operands of an instruction
SVE_BYTES: Final = 16  # bytes of the vectors under the emulator
TABLES: Final = (0xCA, 0x96, 0x1B)  # functions of three operands, in every variant
CONSTANTS: Final = {  # by the bits of a word: those that are immediates
    32: (5, 0x7FFFFFFF, 0x80000000, 0xD76AA478),
    64: (5, 0x7FFFFFFF, 0xFFFFFFFF80000000, 0xFFFFFFFFD76AA478),
}
# Registers that a function may overwrite; arguments point to the result, to each operand, and to constants.
FREE: Final = {
    "x86_64": ("rax", *(f"r{n}" for n in range(9, 12))),
    "aarch64": tuple(f"x{n}" for n in range(8, 18)),
    "riscv64": tuple(f"t{n}" for n in range(7)),
}
KEPT_VECTORS: Final = tuple(f"{kind}{n}" for kind in "vz" for n in range(8, 16))

Lanes = Sequence[int]


@dataclass(frozen=True, slots=True)
class Case:
    """A function."""

    name: str
    types: Sequence[Ty]  # the types of the operands
    ty: Ty  # the type of the result
    lines: Sequence[Ins]
    wanted: Callable[[Sequence[Lanes], int], int]  # from the operands' lanes: the result's lane of that number
    table: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Bench:
    """The registers and memory for a unit's instructions."""

    unit: Unit
    isa: Isa
    files: Mapping[Ty, RegisterFile]

    @property
    def lanes(self) -> int:
        return SVE_BYTES * 8 // self.unit.ty.bits if self.unit.c_lanes else max(self.unit.lanes, 1)

    def place(self, operand: int, ty: Ty) -> Mem:
        """The place of an operand in memory; -1: the result."""
        file = self.files[ty]
        return Mem(self.isa.arguments[1 + operand], bytes=file.bytes, is_scaled=file.gather is not None)

    @property
    def constants(self) -> dict[tuple[int, Ty], int]:
        """The further constants of spellings, and their offsets in the table."""
        found = dict.fromkeys((value, insn.sem.ty) for insn in self.unit.insns for value in insn.more)
        return {constant: APART * number for number, constant in enumerate(found)}

    def source(self, insn: Insn, operand: int) -> tuple[str, Mem]:
        """The lines that load an operand into a register, and its place in memory."""
        ty, besides = taken(insn)[operand], operand - len(insn.operands)
        file = self.files[ty]
        if besides < 0:
            return file.load, self.place(operand, ty)
        base, at = self.isa.arguments[1 + OPERANDS], self.constants[insn.more[besides], ty]
        return file.constant, Mem(base, at, bytes=file.constant_bytes)

    def registers(self, ty: Ty, number: int) -> list[int]:
        """Four registers, others for each number."""
        file = self.files[ty]
        names = file.full or file.names
        is_general = not set(FREE[self.isa.name]).isdisjoint(names)
        able = FREE[self.isa.name] if is_general else [name for name in file.names if name not in KEPT_VECTORS]
        pool = [(names if is_general else file.names).index(name) for name in able]
        return [pool[(number + i) % len(pool)] for i in range(4)]


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of a spelling."""

    order: tuple[int, ...]  # by place in the spelling: the number of the operand
    imms: tuple[int, ...]
    kinds: Mapping[int, str | int]  # by operand: memory, word (for all lanes), or an immediate; else a register
    shared: int = -1  # the operand whose register is the destination's; -1: none
    moves: bool = False  # is the overwritten operand copied from another register?


def taken(insn: Insn) -> list[Ty]:
    """The type of each operand of a spelling, the constants last."""
    return [*operand_types(insn), *(insn.sem.ty for _ in insn.more)]


def variants(applied: Applied, spelled: Spelling, files: Mapping[Ty, RegisterFile]) -> Iterator[Variant]:
    """Every variant of a spelling, the plainest first."""
    types = taken(applied.insn)
    for order, imms in _orders(applied):
        plain = Variant((*order, *range(len(order), len(types))), imms, {})
        every = [plain, *_changed(plain, spelled, files, types)]
        yield from every if not _adds_a_number(spelled) else filter(_has_a_number, every)


def _adds_a_number(spelled: Spelling) -> bool:
    """Has the spelling an address in which an operand can only be a number?"""
    addresses = [each for _, operands in spelled.lines for each in operands if isinstance(each, Address)]
    return any(isinstance(part, Token) and "i" in part.flags for each in addresses for part in each.parts)


def _has_a_number(variant: Variant) -> bool:
    return any(isinstance(kind, int) for kind in variant.kinds.values())


def _changed(
    plain: Variant, spelled: Spelling, files: Mapping[Ty, RegisterFile], types: Sequence[Ty]
) -> Iterator[Variant]:
    for place, operand in enumerate(plain.order):
        flags = spelled.named.get(place)
        file = files[types[operand]]
        if flags is None:
            yield replace(plain, moves=True)
            continue
        if {*flags} & {"m", "b"} and file.bytes == file.operand_bytes:
            yield replace(plain, kinds={operand: "memory"})
        if "b" in flags:
            yield replace(plain, kinds={operand: "word"})
        if "i" in flags:
            yield from (replace(plain, kinds={operand: value}) for value in CONSTANTS[types[operand].bits])
        if len(spelled.named) == len(types) and place not in spelled.early:
            yield replace(plain, shared=operand)


def samples(insn: Insn) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Immediates, and whether all variants use them."""
    values = [sampled(insn, name) for name in insn.imms]
    for number, imms in enumerate(itertools.product(*values)):
        yield imms, imms[0] in TABLES if insn.lookup else number == 0


def cases(bench: Bench) -> Iterator[Case]:
    """All functions of a unit."""
    number = 0
    for insn in bench.unit.insns:
        for text in insn.asm:
            spelled = spelling(text)
            for imms, is_thorough in samples(insn):
                applied = Applied(insn, imms)
                all_ = variants(applied, spelled, bench.files)
                for variant in all_ if is_thorough else itertools.islice(all_, 1):
                    yield case(bench, applied, text, variant, number)
                    number += 1
    yield from moves(bench)


def case(bench: Bench, applied: Applied, text: str, variant: Variant, number: int) -> Case:
    """The function for a variant."""
    insn, spelled = applied.insn, spelling(text)
    types, every = operand_types(insn), taken(insn)
    file = bench.files[insn.sem.ty]
    *held, to = bench.registers(types[0], number)
    if insn.sem.ty is not types[0]:
        to = bench.registers(insn.sem.ty, number)[-1]
    elif variant.shared >= 0:
        to = held[variant.shared]
    before: list[Ins] = simple(file.gather.ready) if file.gather else []
    last: list[Ins] = []
    given: dict[str, Filling] = dict(zip(insn.imms, variant.imms, strict=True))
    full: dict[str, str] = {}
    for place, operand in enumerate(variant.order):
        its, kind = bench.files[every[operand]], variant.kinds.get(operand)
        load, mem = bench.source(insn, operand)
        if kind == "memory":
            given[str(place)] = replace(mem, bytes=its.operand_bytes)
        elif kind == "word":
            given[str(place)] = replace(
                mem, bytes=its.constant_bytes, broadcast=its.operand_bytes // its.constant_bytes
            )
        elif isinstance(kind, int):
            given[str(place)] = immediate(const(kind, every[operand]), spelled.named[place]) or 0
        else:
            is_direct = place not in spelled.named and not variant.moves
            register = to if is_direct else held[operand]
            before += spelled_out(its, load, {"d": register}, m=mem)
            if place in spelled.named:
                given[str(place)] = its.names[register]
                full |= {str(place): its.full[register]} if its.full else {}
            elif variant.moves:
                last = spelled_out(its, its.prefix or its.move, {"d": to, "0": register})
    given["d"] = file.names[to]
    if insn.data:
        given["data"] = Mem("", label=f"t{number}", bytes=file.operand_bytes)
    after = spelled_out(file, file.store, {"0": to}, m=bench.place(-1, insn.sem.ty))
    meaning = applied.meaning()

    @cache
    def meant(*values: int) -> int:
        (value,) = evaluate([meaning], applied.bind(values))
        return int(value)

    def wanted(operands: Sequence[Lanes], lane: int) -> int:
        values = []
        for operand, its_lanes in enumerate(operands):
            kind = variant.kinds.get(operand)
            values.append(kind if isinstance(kind, int) else its_lanes[0 if kind == "word" else lane])
        return meant(*values)

    lines = [*before, *last, *fill(spelled, given, full), *after]
    return Case(f"{applied}: {text}, {variant}", types, insn.sem.ty, lines, wanted, insn.data)


def always(value: int) -> Callable[[Sequence[Lanes], int], int]:
    return lambda operands, lane: value


def moves(bench: Bench) -> Iterator[Case]:
    """The lines that copy values between registers, and load constants."""
    ty, file = bench.unit.ty, bench.files[bench.unit.ty]
    source, to, *_ = bench.registers(ty, 0)
    mem = bench.place(0, ty)
    before: list[Ins] = simple(file.gather.ready) if file.gather else []
    after = spelled_out(file, file.store, {"0": to}, m=bench.place(-1, ty))
    loaded = spelled_out(file, file.load, {"d": source}, m=mem)
    moved = spelled_out(file, file.move, {"d": to, "0": source})
    yield Case("move", [ty], ty, [*loaded, *moved, *after], lambda operands, lane: operands[0][lane])
    if not file.constant_bytes:
        for value in EDGES:
            made = spelled_out(file, file.constant, {"d": to}, k=value)
            yield Case(f"the constant {value:#x}", [], ty, [*made, *after], always(value))
        return
    word = Mem(mem.base, bytes=file.constant_bytes)
    is_repeated = file.constant_bytes < bench.lanes * ty.bits // 8
    yield Case(
        "a constant in memory",
        [ty],
        ty,
        [*before, *spelled_out(file, file.constant, {"d": to}, m=word), *after],
        lambda operands, lane: operands[0][0 if is_repeated else lane],
    )


def assembly(bench: Bench, made: Sequence[Case]) -> str:
    """The file with the functions."""
    spell = gas.SYNTAXES["att" if bench.isa.name == "x86_64" else bench.isa.name]
    lines = ["#define L(name) .L##name", " .section .rodata", " .p2align 6", " .globl constants", "constants:"]
    for value, ty in bench.constants:
        repeated = value.to_bytes(ty.bits // 8, "little") * (8 * APART // ty.bits)
        lines.append(f" .byte {', '.join(map(str, repeated))}")
    for number, each in enumerate(made):
        if each.table:
            words = ", ".join(map(hex, each.table))
            lines += [" .section .rodata", " .p2align 6", f"L(t{number}): .long {words}"]
        lines += [" .text", f" .globl f{number}", f"f{number}:", *gas.text(each.lines, spell), " ret"]
    return "\n".join([*lines, ' .section .note.GNU-stack, "", %progbits', ""])


DRIVER: Final = """#include "program.h"
typedef void function(void *result, const void *x, const void *y, const void *z, const void *constants);
extern function {names};
extern const uint8_t constants[];
static function *const functions[] = {{{names}}};
static _Alignas(64) uint8_t operands[{operands}][{rows}][{apart}], result[{rows}][{apart}];
void run(void)
{{
    take(operands, sizeof operands);
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {{
        for (size_t row = 0; row < {rows}; row++)
            functions[i](result[row], operands[0][row], operands[1][row], operands[2][row], constants);
        give(result, sizeof result);
    }}
}}
"""


def built(target: Target, bench: Bench, made: Sequence[Case]) -> tuple[str | Path, ...]:
    """The command that runs the program."""
    place = compiled.directory()
    names = ", ".join(f"f{number}" for number in range(len(made)))
    files = {
        "functions.S": assembly(bench, made),
        "driver.c": DRIVER.format(names=names, operands=OPERANDS, rows=ROWS, apart=APART),
    }
    for name, content in files.items():
        (place / name).write_text(content, encoding="ascii")
    sources = [place / name for name in files]
    if target.emulation:
        needs.package("ziglang")
        program, *options = target.emulation.command
        needs.program(program)
        if bench.unit.c_lanes:
            options[-1] += f",sve-default-vector-length={SVE_BYTES}"
        return (program, *options, foreign.build(sources, place, target.emulation, ("-O1",)))
    output = place / "program"
    words = [*compiled.UNOPTIMISED, f"-I{place}", "-o", str(output)]
    find().run([*words, *map(str, (*foreign.support(place), *sources))])
    return (output,)


def drawn() -> list[list[bytes]]:
    """By operand and row: all its lanes."""
    rng = random.Random(3)
    columns = [[column.to_bytes(4, "little") * (APART // 4)] for column in COLUMNS]
    edges = [b"".join(rng.choice(EDGES).to_bytes(4, "little") for _ in range(APART // 4)) for _ in range(9)]
    return [
        [*column, *edges[3 * i : 3 * i + 3], *(rng.randbytes(APART) for _ in range(ROWS - 4))]
        for i, column in enumerate(columns)
    ]


def lanes(data: bytes, ty: Ty, count: int) -> list[int]:
    size = ty.bits // 8
    return [int.from_bytes(data[at : at + size], "little") for at in range(0, size * count, size)]


def _units() -> list[tuple[Target, Unit]]:
    """Each unit with assembly that can run here, natively or under an emulator, once."""
    distinct: dict[object, tuple[Target, Unit]] = {}
    for target in TARGETS.values():
        for unit in target.units if target.runs_here() or target.emulation else ():
            if unit.file:
                distinct.setdefault((unit.insns, unit.lanes), (target, unit))
    return list(distinct.values())


@pytest.mark.sampled("unit")
@pytest.mark.parametrize(("target", "unit"), _units(), ids=named)
def test_spellings_mean_what_they_say(target: Target, unit: Unit) -> None:
    assert target.isa
    files = {each.ty: each.file for each in target.units_for(unit.lanes or 1) if each.file}
    bench = Bench(unit, target.isa, files)
    made = list(cases(bench))
    operands = drawn()
    given = b"".join(row for rows in operands for row in rows)
    done = subprocess.run(built(target, bench, made), input=given, capture_output=True, check=True)
    assert len(done.stdout) == len(made) * ROWS * APART
    for number, each in enumerate(made):
        for row in range(ROWS):
            start = APART * (ROWS * number + row)
            result = lanes(done.stdout[start : start + APART], each.ty, bench.lanes)
            values = [lanes(rows[row], ty, bench.lanes) for rows, ty in zip(operands, each.types, strict=False)]
            expected = [each.wanted(values, lane) for lane in range(bench.lanes)]
            assert result == expected, f"{each.name} of {[[hex(v) for v in some] for some in values]}"
