"""Compares each instruction's spelling with its meaning, on edge and random operands.

For each unit of a target, one program has a function for each instruction with each of its immediates. What
this does not catch: a spelling that is wrong only for an immediate that is not among the samples.
"""

import itertools
import random
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

from hashwright.emit.c import body
from hashwright.emit.shell import render
from hashwright.graph.ir import Graph, Node, Var, evaluate, var
from hashwright.graph.semantics import BLOCKS, Op, Ty
from hashwright.lower.cover import cover
from hashwright.lower.order import listing
from hashwright.native import foreign
from hashwright.native.compiler import find
from hashwright.output.generate import lower_all
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from hashwright.targets.machine import Applied, Insn, Register, Target, Unit
from tests import compiled, needs, outside

EDGES: Final = (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x5A0FF0C3)
COLUMNS: Final = (0xF0F0F0F0, 0xCCCCCCCC, 0xAAAAAAAA)  # every combination of three operands' bits
LONGEST: Final = 64  # lanes
WORDS: Final = 4 * LONGEST
LOOKUP_ROWS: Final = 8  # operands of a function given by its truth table: the first row shows all of it

IMMEDIATES: Final = {"n": range(1, 32), "k": (0, 1, 0x7FFFFFFF, 0x80000000, 0xD76AA478, 0xFFFFFFFF)}

Rows = list[tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Case:
    """An instruction with its immediates."""

    insn: Insn
    imms: tuple[int, ...]


def cases(unit: Unit) -> Iterator[Case]:
    for insn in unit.insns:
        samples = [sampled(insn, imm) for imm in insn.imms]
        for imms in itertools.product(*samples):
            yield Case(insn, imms)


# Of words of 64 bits in lanes some: lanes of 32 bits have all, by the same notation.
FEW_TABLES: Final = (0x01, 0x1B, 0x80, 0x96, 0xCA, 0xE8)
FEW_COUNTS: Final = (1, 7, 8, 15, 16, 24, 31, 32, 33, 40, 48, 56, 61, 63)


def sampled(insn: Insn, imm: str) -> Sequence[int]:
    """Values of an immediate."""
    ty = insn.sem.ty
    if insn.lookup:
        return FEW_TABLES if ty is Ty.V64 else range(256)
    counts = FEW_COUNTS if ty is Ty.V64 else range(1, ty.bits)
    return (IMMEDIATES | {"n": counts})[imm]


def repeated(value: int, ty: Ty) -> int:
    """A value of 32 bits, repeated to fill the type."""
    return sum(value << at for at in range(0, ty.bits, 32))


def drawn(ty: Ty) -> Rows:
    """The operands, a row for each execution of the instruction."""
    rng = random.Random(ty.bits)
    columns = tuple(repeated(column, ty) for column in COLUMNS)
    edges = EDGES if ty.bits == 32 else tuple(rng.getrandbits(ty.bits) for _ in EDGES)
    rows = [columns, *itertools.product(edges, repeat=3)][: WORDS * 32 // ty.bits]
    while len(rows) < WORDS * 32 // ty.bits:
        rows.append((rng.getrandbits(ty.bits), rng.getrandbits(ty.bits), rng.getrandbits(ty.bits)))
    return rows


def registers(target: Target, unit: Unit) -> dict[Ty, Register]:
    if unit in target.planes:
        return {unit.ty: unit.register}
    return {each.ty: each.register for each in target.units_for(unit.lanes or 1)}


def operand_types(insn: Insn) -> list[Ty]:
    """The type of each operand: that of the result, except in moves from the other kind of register."""
    names = {str(node.attr): node.ty for node in _variables(insn.sem)}
    return [names.get(operand, insn.sem.ty) for operand in insn.operands]


def _variables(node: Node) -> Iterator[Node]:
    if node.op is Op.VAR:
        yield node
    for arg in node.args:
        yield from _variables(arg)


def text(target: Target, unit: Unit) -> str:
    """The program: it reads three arrays, and writes one for each case."""
    held = registers(target, unit)
    size = unit.ty.bits // 8
    attribute = f'__attribute__((target("{target.c_features}"))) ' if target.c_features else ""
    is_of_words = unit not in target.planes and unit.ty not in BLOCKS
    pointer = f"uint{unit.ty.bits}_t" if is_of_words else "uint8_t"
    step = unit.c_lanes or str(max(unit.lanes, 1))
    lines = [*(f"#include <{header}>" for header in target.c_headers), '#include "program.h"']
    lines += [f"enum {{ SIZE = {size}, UNIT = sizeof({pointer}), COUNT = {len(drawn(unit.ty))} }};"]
    lines += [f"static {pointer} operands[3][COUNT * SIZE / UNIT], result[COUNT * SIZE / UNIT];"]
    lines += ["static inline uint32_t rotl32(uint32_t x, int n) { return x << n | x >> (32 - n); }"]
    for number, case in enumerate(cases(unit)):
        lines += [
            f"{attribute}static void f{number}(void) {{",
            f"for (size_t i = 0; i < COUNT; i += {step}) {{",
        ]
        for name, place, ty in zip("xyz", range(3), operand_types(case.insn), strict=False):
            at = f"(operands[{place}] + i * SIZE / UNIT)"
            lines.append(f"{held[ty].c_type} {name} = {held[ty].load(at)};")
        spelled = case.insn.c.format(*"xyz", **dict(zip(case.insn.imms, case.imms, strict=True)))
        to = held[case.insn.sem.ty]
        lines.append(f"{to.c_type} made = {spelled};")
        lines.append(to.store("(result + i * SIZE / UNIT)", "made") + "; } }")
    count = sum(1 for _ in cases(unit))
    for number, value in enumerate(EDGES, count):
        lines += [
            f"{attribute}static void f{number}(void) {{",
            f"for (size_t i = 0; i < COUNT; i += {step}) {{",
        ]
        lines.append(f"{held[unit.ty].c_type} made = {held[unit.ty].c_const(repeated(value, unit.ty))};")
        lines.append(held[unit.ty].store("(result + i * SIZE / UNIT)", "made") + "; } }")
    lines += ["static void (*const functions[])(void) = {"]
    lines += [", ".join(f"f{number}" for number in range(count + len(EDGES))), "};"]
    lines += ["void run(void) { take(operands, sizeof operands);"]
    lines += ["for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {"]
    lines += ["functions[i](); give(result, sizeof result); } }"]
    return "\n".join(lines) + "\n"


def built(target: Target, program: str) -> tuple[str, ...]:
    """The command that runs the program."""
    place = compiled.directory()
    source = place / "spellings.c"
    source.write_text(program)
    if target.runs_here():
        flags = (*compiled.UNOPTIMISED, *target.c_flags)
        objects = [compiled.object_file(each, find(), flags) for each in (source, *foreign.support(place))]
        find().run(["-o", str(place / "program"), *map(str, objects)])
        return (str(place / "program"),)
    assert target.emulation
    needs.package("ziglang")
    needs.program(target.emulation.command[0])
    # Unoptimised, a division by a constant needs a function of a library, which a program without one lacks.
    made = foreign.build([source], place, target.emulation, ("-O1",))
    return (*target.emulation.command, str(made))


def answers(target: Target, unit: Unit) -> list[list[int]]:
    """The results of each function of the program."""
    size = unit.ty.bits // 8
    rows = drawn(unit.ty)
    given = b"".join(row[place].to_bytes(size, "little") for place in range(3) for row in rows)
    done = subprocess.run(built(target, text(target, unit)), input=given, capture_output=True, check=True)
    count = sum(1 for _ in cases(unit)) + len(EDGES)
    assert len(done.stdout) == count * len(rows) * size
    words = [done.stdout[at : at + size] for at in range(0, len(done.stdout), size)]
    numbers = [int.from_bytes(word, "little") for word in words]
    return [numbers[at : at + len(rows)] for at in range(0, len(numbers), len(rows))]


def _units() -> list[tuple[Target, Unit]]:
    """Each unit that can run here, natively or under an emulator, once."""
    distinct: dict[object, tuple[Target, Unit]] = {}
    for target in TARGETS.values():
        for unit in (*target.planes, *target.units) if target.runs_here() or target.emulation else ():
            kind = target.emulation.triple if target.emulation else ""
            distinct.setdefault((unit.insns, unit.lanes, kind), (target, unit))
    return list(distinct.values())


def named(part: Target | Unit) -> str:
    return part.name if isinstance(part, Target) else f"{part.ty.name}-{part.lanes}"


@pytest.mark.sampled("unit")
@pytest.mark.parametrize(("target", "unit"), _units(), ids=named)
def test_spellings_mean_what_they_say(target: Target, unit: Unit) -> None:
    rows = drawn(unit.ty)
    found = answers(target, unit)
    for case, made in zip(cases(unit), found, strict=False):
        applied = Applied(case.insn, case.imms)
        meaning = applied.meaning()
        types = operand_types(case.insn)
        for row, value in itertools.islice(
            zip(rows, made, strict=True), LOOKUP_ROWS if case.insn.lookup else None
        ):
            # Of values that are narrower than the unit's registers, the low bits count.
            operands = [word & ty.mask for word, ty in zip(row, types, strict=False)]
            (expected,) = evaluate([meaning], applied.bind(operands))
            assert value & case.insn.sem.ty.mask == expected, f"{applied} of {[hex(word) for word in row]}"
    for value, made in zip(EDGES, found[-len(EDGES) :], strict=True):
        assert set(made) == {repeated(value, unit.ty)}, f"the constant {value:#x}"


def test_every_immediate_has_samples() -> None:
    units = [unit for target in TARGETS.values() for unit in (*target.units, *target.planes)]
    insns = [insn for unit in units for insn in unit.insns]
    assert {imm for insn in insns for imm in insn.imms} <= set(IMMEDIATES)


# Instructions that no available machine can run.


def test_xop_compiles() -> None:
    target = TARGETS["x86-64-xop"]
    place = compiled.directory()
    (place / "program.h").write_bytes(render("run/program.h", {}))
    for unit in target.units:
        source = place / f"{unit.ty.name}.c"
        source.write_text(text(target, unit))
        compiled.object_file(source, find(), compiled.UNOPTIMISED)


@pytest.mark.long
@pytest.mark.parametrize("name", ["md5", "ripemd160", "sha512"])
@pytest.mark.parametrize("kernel", ["library", "lanes"])
def test_xop_listings_compute_the_hash(name: str, kernel: str) -> None:
    one = "streams=1" if kernel == "lanes" else ""
    with outside.added("sha512"):
        request = resolve(name, "x86-64-xop", kernel=kernel, schedule=one)
    graph = lower_all(request)["compress"].graph
    rng = random.Random(1)
    for _ in range(5):
        env = {str(node.attr): rng.getrandbits(node.ty.bits) for node in graph.inputs}
        assert graph.evaluate(env) == request.hash.principal().evaluate(env)


# Nested spellings.


@cache
def _operands(ty: Ty) -> tuple[Node, ...]:
    return tuple(var(name, ty) for name in "abc")


def spelled(target: str, made: Node) -> str:
    """The single expression for the node on a target."""
    machine = TARGETS[target].machine(1, ())
    graph = Graph("expression", _operands(made.ty), {Var("out"): made})
    written = body(listing(cover(graph, machine)), machine, barriers=False)
    assert written.statements == ()
    return written.outputs[Var("out")]


def test_operands_that_are_negated_keep_their_parentheses() -> None:
    a, b, c = _operands(Ty.U32)
    assert spelled("x86-64-bmi", ~(~a & b) & c) == "~(~a & b) & c"
    assert spelled("aarch64", (a & ~b) & ~c) == "a & ~b & ~c"
    assert spelled("armv6", a & ~(b & ~c)) == "a & ~(b & ~c)"
    assert spelled("aarch64", a | ~(b + c)) == "a | ~(b + c)"


def test_shifts_keep_their_parentheses() -> None:
    a, b, _ = _operands(Ty.U32)
    assert spelled("riscv64", a + (b << 3)) == "a + (b << 3)"
    assert spelled("riscv64", (a & b) >> 3) == "(a & b) >> 3"
    assert spelled("riscv64", a << 3 | a >> 29) == "(a << 3) | (a >> 29)"
