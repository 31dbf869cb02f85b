"""Every target supports every word operation at 32 and at 64 bits, in general registers and in lanes.

If a machine has no instruction for an operation, a pass expands it: a rotate as shifts, a reversal of bytes as
rotates. test_spellings.py checks the results of compiled instructions.
"""

import random
import subprocess
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from hashwright.emit.c import body
from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, Step, Var, bswap, const, numbered, var
from hashwright.graph.semantics import BLOCKS, IN_LANES, Op, Ty
from hashwright.lower.cover import computes, cover
from hashwright.modes.kernel import LIBRARY
from hashwright.passes.endian import as_stored
from hashwright.passes.rotates import BY_OR, spell_rotates
from hashwright.requests.pipeline import lower
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import settle
from hashwright.targets import TARGETS
from hashwright.targets.machine import Machine, Target, Unit
from tests.targets.test_spellings import EDGES, built, repeated

SAMPLES: Final = 20
OPERATIONS: Final[dict[str, Callable[[Node, Node], Node]]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "not": lambda x, _: ~x,
    "bswap": lambda x, _: bswap(x),
}
COUNTED: Final[dict[str, Callable[[Node, int], Node]]] = {
    "rotl": lambda x, n: x.rotl(n),
    "shl": lambda x, n: x << n,
    "shr": lambda x, n: x >> n,
}


def expressions(ty: Ty) -> Iterator[tuple[str, Node]]:
    """Each operation on words of a type, with each count and with a constant."""
    x, y = var("x", ty), var("y", ty)
    for name, function in OPERATIONS.items():
        yield name, function(x, y)
        yield f"{name} of a constant", function(x, const(repeated(0x9E3779B9, ty), ty))
    for name, shift in COUNTED.items():
        for count in range(1, ty.bits):
            yield f"{name} {count}", shift(x, count)


def holding_words() -> list[Target]:
    """The targets that are not for AES blocks only."""
    return [each for each in TARGETS.values() if {unit.ty for unit in each.units}.difference(BLOCKS)]


def units() -> list[tuple[Target, Unit]]:
    return [(target, unit) for target in holding_words() for unit in target.units if unit.ty not in BLOCKS]


def selected(expression: Node, machine: Machine) -> Graph:
    """The expression in the machine's instructions."""
    operands = tuple(var(name, expression.ty) for name in "xy")
    graph = Graph("one", operands, {Var("out"): expression})
    for spell in (as_stored, lambda graph, machine: spell_rotates(graph, machine, BY_OR)):
        graph, _ = spell(graph, machine)
    return cover(graph, machine)


def named(pair: tuple[Target, Unit]) -> str:
    target, unit = pair
    return f"{target.name}-{unit.ty.name}-{unit.lanes}"


@pytest.mark.parametrize("target", holding_words(), ids=lambda target: target.name)
def test_general_registers_hold_words_of_both_widths(target: Target) -> None:
    assert {unit.ty for unit in target.units if unit.ty.kind == "general"} == {Ty.U32, Ty.U64}


@pytest.mark.parametrize("target", holding_words(), ids=lambda target: target.name)
def test_lanes_hold_words_of_both_widths(target: Target) -> None:
    """In vectors of the same width, also in assembly; two words of 32 bits may be spread over one vector."""
    lanes = {word: [unit for unit in target.units if unit.ty is ty] for word, ty in IN_LANES.items()}
    full = {
        word: {unit.lanes * unit.ty.bits: bool(unit.file) for unit in units if unit.lanes > 1 and unit.file}
        for word, units in lanes.items()
    }
    assert full[Ty.U32] == full[Ty.U64]
    assert [any(unit.lanes == 1 for unit in units) for units in lanes.values()] in ([True] * 2, [False] * 2)


def bitwise_in(target: Target, word: Ty) -> dict[tuple[str, int], set[str]]:
    """By kind and bits of register, 0 for one word: the functions that one instruction computes."""
    found: dict[tuple[str, int], set[str]] = {}
    for ty in (word, IN_LANES[word]):
        x, y, z = (var(name, ty) for name in "xyz")
        functions = {
            "andn": x & ~y,
            "orn": x | ~y,
            "xnor": x ^ ~y,
            "eor3": x ^ y ^ z,
            "bcax": x ^ (y & ~z),
            "select": (x & z) | (y & ~z),
            "majority": (x & y) | (x & z) | (y & z),
        }
        for unit in (each for each in target.holding(ty.word).units if each.ty is ty and each.file):
            machine = Machine(target.name, {ty: unit.register}, unit.insns)
            able = {name for name, function in functions.items() if computes(machine, function)}
            found[ty.kind, unit.lanes * ty.bits if unit.lanes > 1 else 0] = able
    return found


@pytest.mark.parametrize("target", holding_words(), ids=lambda target: target.name)
def test_words_of_both_widths_have_the_same_bitwise_instructions(target: Target) -> None:
    narrow, wide = (bitwise_in(target, word) for word in IN_LANES)
    assert narrow == wide
    assert bool(narrow) == bool(target.isa)


@pytest.mark.parametrize("pair", units(), ids=named)
def test_assembly_has_every_operation(pair: tuple[Target, Unit]) -> None:
    """If a unit has assembly, every instruction of an operation has a spelling."""
    target, unit = pair
    insns = [insn for insn in unit.insns if not insn.choice or unit.ty.kind == "general"]
    if unit.file:
        assert not [insn.name for insn in insns if not insn.asm], target.name
    elif unit.lanes != 2:  # a pair of spread words has none
        assert not target.isa


@pytest.mark.long
@pytest.mark.parametrize("pair", units(), ids=named)
def test_every_operation_has_instructions(pair: tuple[Target, Unit]) -> None:
    target, unit = pair
    machine = target.holding(unit.ty.word).machine(unit.lanes or 1, ())
    rng = random.Random(1)
    for name, expression in expressions(unit.ty):
        made = selected(expression, machine)
        assert {node.op for node in made.nodes()} <= {Op.INSN, Op.VAR, Op.CONST}, name
        before = Graph("one", made.inputs, {Var("out"): expression})
        for _ in range(SAMPLES):
            env = {operand: rng.choice((rng.getrandbits(unit.ty.bits), *EDGES)) for operand in "xy"}
            assert made.evaluate(env) == before.evaluate(env), name


def test_a_machine_without_an_instruction_is_seen() -> None:
    portable = TARGETS["portable"].holding(64).machine(1, ())
    lacking = Machine("toy", portable.registers, tuple(i for i in portable.insns if i.sem.op is not Op.SHR))
    with pytest.raises(UserError, match="no instruction for '>>' on general registers of 64 bits"):
        selected(var("x", Ty.U64) >> 3, lacking)


# A kernel of 64-bit words: the function G of BLAKE2b (RFC 7693, 3.1) on a column, then on a diagonal.


def mixed(v: tuple[Node, ...], x: Node, y: Node) -> tuple[Node, ...]:
    a, b, c, d = v
    a = a + b + x
    d = (d ^ a).rotl(64 - 32)
    c = c + d
    b = (b ^ c).rotl(64 - 24)
    a = a + b + y
    d = (d ^ a).rotl(64 - 16)
    c = c + d
    return a, (b ^ c).rotl(64 - 63), c, d


def kernel() -> Graph:
    inputs = tuple(var(name, Ty.U64) for name in ("a", "b", "c", "d", "x", "y"))
    first = mixed(inputs[:4], *inputs[4:])
    last = mixed((first[1], first[2], first[3], first[0]), inputs[5], const(0x6A09E667F3BCC908, Ty.U64))
    steps = (Step("", 0, 0, "g", first), Step("", 1, 0, "g", last))
    return Graph("mix", inputs, numbered("k", last), steps, frozenset({Var("x"), Var("y")}))


def expected(values: list[int]) -> list[int]:
    """An independent reference over ints."""
    mask = 2**64 - 1

    def g(v: list[int], x: int, y: int) -> list[int]:
        a, b, c, d = v
        for word, down, along in ((x, 32, 24), (y, 16, 63)):
            a = (a + b + word) & mask
            d ^= a
            d = (d >> down | d << (64 - down)) & mask
            c = (c + d) & mask
            b ^= c
            b = (b >> along | b << (64 - along)) & mask
        return [a, b, c, d]

    *v, x, y = values
    a, b, c, d = g(v, x, y)
    return g([b, c, d, a], y, 0x6A09E667F3BCC908)


ROWS: Final = 64


def text(target: Target) -> str:
    """The program that computes the kernel for each row of inputs."""
    graph = kernel()
    setting = settle(graph, target, Schedule({}), LIBRARY)
    registers = setting.machine.registers
    listing = lower(graph, setting)
    made = body(listing, setting.machine, barriers=setting.barriers)
    attribute = f'__attribute__((target("{target.c_features}"))) ' if target.c_features else ""
    lines = [
        *(f"#include <{header}>" for header in target.c_headers),
        '#include "program.h"',
        '#define KEEP(constraint, x) __asm__("" : "+" constraint(x))',
        f"static uint64_t in[{ROWS}][{len(graph.inputs)}], out[{ROWS}][{len(graph.outputs)}];",
        f"static const uint64_t k[] = {{{', '.join([*(f'{value:#x}u' for value in made.table), '0'])}}};",
        f"{attribute}void run(void) {{ take(in, sizeof in); for (size_t i = 0; i < {ROWS}; i++) {{",
    ]
    for place, node in enumerate(listing.graph.inputs):
        register = registers[node.ty]
        lines.append(f"const {register.c_type} {node.attr} = {register.load(f'(in[i] + {place})')};")
    lines += made.statements
    for place, (name, written) in enumerate(made.outputs.items()):
        register = registers[listing.graph.outputs[name].ty]
        lines.append(f"{register.c_type} o{place} = {written};")
        lines.append(f"{register.store(f'(out[i] + {place})', f'o{place}')};")
    return "\n".join([*lines, "} give(out, sizeof out); }", ""])


def distinct() -> list[Target]:
    """The targets that run here or are emulated, each machine for words of 64 bits once."""
    found: dict[object, Target] = {}
    for target in holding_words():
        if target.runs_here() or target.emulation:
            emulated = target.emulation.triple if target.emulation else ""
            found.setdefault((target.holding(64).machine(1, ()).insns, emulated), target)
    return list(found.values())


@pytest.mark.parametrize("target", distinct(), ids=lambda target: target.name)
def test_a_kernel_of_64_bit_words_computes_what_it_means(target: Target) -> None:
    rng = random.Random(64)
    rows = [[rng.getrandbits(64) for _ in kernel().inputs] for _ in range(ROWS)]
    given = b"".join(value.to_bytes(8, "little") for row in rows for value in row)
    done = subprocess.run(built(target, text(target)), input=given, capture_output=True, check=True)
    found = [int.from_bytes(done.stdout[at : at + 8], "little") for at in range(0, len(done.stdout), 8)]
    assert found == [value for row in rows for value in expected(row)]
