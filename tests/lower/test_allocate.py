"""The allocator's code computes the listing, in few registers and with the fewest moves."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hashwright.emit import gas
from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, Step, Var, const, var
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.allocate import FAR, Allocated, Constants, Home, StackFrame, allocate
from hashwright.lower.order import listing
from hashwright.targets import TARGETS
from hashwright.targets.machine import Machine, apply
from hashwright.targets.routine import Ins, Mem
from tests.lower.processor import Processor
from tests.targets.test_spellings import operand_types


def machine(target: str, lanes: int, *choices: str) -> Machine:
    return TARGETS[target].holding(32).machine(lanes, choices)


GENERAL: Final = machine("x86-64-bmi", 1, "const=lea")
SSE: Final = machine("x86-64-sse2", 4, "rot=shuffle")
MIXED: Final = machine("x86-64-avx512vl", 1, "const=lea")
AVX512: Final = machine("x86-64-avx512", 16)
ARM: Final = machine("aarch64", 1)
NEON: Final = machine("aarch64-sha3", 4, "rot=sri", "rot=usra")
SVE: Final = machine("aarch64-sve2", 64, "rot=xar", "rot=sri")
MACHINES: Final = {
    "general x86": GENERAL,
    "SSE": SSE,
    "AVX-512 and general": MIXED,
    "AVX-512": AVX512,
    "general Arm": ARM,
    "NEON": NEON,
    "SVE": SVE,
    "RISC-V": machine("riscv64-zbb", 1),
}


@dataclass(frozen=True, slots=True)
class Pointers:
    """General registers that no value may occupy."""

    state: str
    message: str
    table: str


def pointers(on: Machine) -> Pointers:
    assert on.isa
    return Pointers(*on.isa.general[Ty.U32].full[-3:])


def framed(on: Machine, graph: Graph, registers: int, entering: int | None) -> StackFrame:
    """The environment of a graph: the number of registers of each kind, and of inputs that are already in them.

    Inputs that are also outputs are the state, which is in registers only if no number is given. The others,
    the message, are in aligned memory.
    """
    assert on.isa
    at = pointers(on)
    carried = {node: graph.outputs[node.attr] for node in graph.inputs if node.attr in graph.outputs}
    homes: dict[Node, Home] = {}
    entry: dict[Node, int] = {}
    for number, (ty, file) in enumerate(on.files.items()):
        inputs = [node for node in graph.inputs if node.ty is ty]
        for i, node in enumerate(inputs):
            base = at.state if node in carried else at.message
            mem = Mem(base, 1024 * number + file.bytes * i, bytes=file.bytes, is_scaled=file.gather is not None)
            if entering is not None or node not in carried:
                homes[node] = Home(mem, aligned=node not in carried)
        entry |= {node: i for i, node in enumerate([node for node in inputs if node in carried][:entering])}
    free = {ty: tuple(range(registers)) for ty in on.files}
    return StackFrame(on.files, free, homes, entry, carried, Constants(at.table), on.isa.stack)


# Any listing.

WORDS: Final = (0x12345678, 0xFFFFFFFF, 5)  # constants
INPUTS: Final = 3  # inputs of each type, of the state and of the message
LATELY: Final = 0.7  # the share of operands that are among the last values


def drawn(on: Machine, size: int, seed: int) -> Graph:
    """A graph of at most this number of the machine's instructions."""
    rng = random.Random(seed)
    inputs = [var(Var(f"{kind}{ty.kind}", i), ty) for ty in on.files for kind in "sm" for i in range(INPUTS)]
    values = {ty: [const(word, ty) for word in WORDS] for ty in on.files}
    for node in reversed(inputs):
        values[node.ty].append(node)
    insns = [insn for insn in on.insns if insn.asm and not insn.data]
    for _ in range(size):
        insn = rng.choice(insns)
        args = tuple(
            rng.choice(values[ty][-INPUTS:] if rng.random() < LATELY else values[ty])
            for ty in operand_types(insn)
        )
        imms = {"n": rng.randrange(256) if insn.lookup else rng.randrange(1, 32), "k": rng.choice(WORDS)}
        node = apply(insn, args, tuple(imms[name] for name in insn.imms))
        values[node.ty].append(node)
    outputs = {
        Var(f"s{ty.kind}", i): node for ty in on.files for i, node in enumerate(values[ty][: -INPUTS - 1 : -1])
    }
    return Graph("drawn", tuple(inputs), outputs)


def check(on: Machine, graph: Graph, frame: StackFrame, made: Allocated) -> None:
    """Runs the code twice, so that the second iteration starts from the results of the first."""
    assert on.isa
    rng = random.Random(1)
    env = {str(node.attr): rng.getrandbits(32) for node in graph.inputs}
    processor = Processor(on.isa.name, on.files.values())
    for node, home in frame.homes.items():
        processor.store(home.mem, env[str(node.attr)])
    names = {node: on.files[node.ty].names[register] for node, register in frame.entry.items()}
    processor.registers |= {name: env[str(node.attr)] for node, name in names.items()}
    for i, word in enumerate(frame.constants.words):
        processor.memory[frame.constants.base, 4 * i] = word
    for _ in range(2):
        processor.run(made.lines)
        env |= graph.evaluate(env)
        for node in frame.carried.keys() & frame.homes.keys():
            assert processor.load(frame.homes[node].mem) == env[str(node.attr)], node
        for node, name in names.items():
            assert processor.registers[name] == env[str(node.attr)], node
    used = {on.files[ty].names[i] for ty, registers in made.used.items() for i in registers}
    assert set(processor.registers) == used
    assert all(set(made.used[ty]) <= set(frame.free[ty]) for ty in made.used)
    assert all(disp < made.stack for base, disp in processor.memory if base == on.isa.stack)


@pytest.mark.parametrize("name", MACHINES)
@settings(max_examples=40)
@given(
    size=st.integers(0, 200),
    seed=st.integers(0, 1 << 32),
    registers=st.integers(5, 8),
    entering=st.none() | st.integers(0, INPUTS),
)
def test_what_is_written_does_what_the_listing_says(
    name: str, size: int, seed: int, registers: int, entering: int | None
) -> None:
    on = MACHINES[name]
    graph = drawn(on, size, seed)
    frame = framed(on, graph, registers, entering)
    check(on, graph, frame, allocate(listing(graph), frame))


# Small listings, line by line.

SPELL: Final = {"x86_64": gas.intel, "aarch64": gas.arm}
REGISTERS: Final = ("a", "b", "c", "d")  # inputs that are in these registers, in this order
MEMORY: Final = ("m", "n")  # inputs that are in memory, in this order


class Names:
    """Instructions of a machine by name, and inputs of a type."""

    def __init__(self, on: Machine, ty: Ty) -> None:
        self._insns = {each.name: each for each in on.insns if each.sem.ty is ty}
        self._ty = ty

    def __call__(self, name: str, *args: Node, imm: int | None = None) -> Node:
        return apply(self._insns[name], args, () if imm is None else (imm,))

    def __getattr__(self, name: str) -> Node:
        return var(name, self._ty)

    def const(self, value: int) -> Node:
        return const(value, self._ty)


X: Final = Names(GENERAL, Ty.U32)
S: Final = Names(SSE, Ty.V32)
Z: Final = Names(AVX512, Ty.V32)
L: Final = Names(MIXED, Ty.V32)  # a lone word in a vector register
LX: Final = Names(MIXED, Ty.U32)
A: Final = Names(ARM, Ty.U32)
N: Final = Names(NEON, Ty.V32)
V: Final = Names(SVE, Ty.V32)


def allocated(
    on: Machine,
    outputs: Mapping[str, Node],
    *,
    registers: int = 8,
    aligned: bool = True,
    first: Sequence[Node] = (),
) -> tuple[list[str], Allocated]:
    """The lines for outputs, and for other values before them.

    Outputs with the names of inputs are these in the next iteration; others may stay anywhere.
    """
    assert on.isa
    named = {Var(name): node for name, node in outputs.items()}
    graph = Graph("small", (), named, (Step("", 0, 0, "", (*first, *outputs.values())),))
    found = {str(node.attr): node for node in graph.nodes() if node.op is Op.VAR}
    found |= {name: var(name, node.ty) for name, node in outputs.items() if name in REGISTERS}
    homes: dict[Node, Home] = {}
    held = {node: REGISTERS.index(name) for name, node in sorted(found.items()) if name in REGISTERS}
    for node in found.values():
        if node not in held:
            file = on.files[node.ty]
            disp = file.bytes * MEMORY.index(str(node.attr))
            homes[node] = Home(Mem("sp", disp, bytes=file.bytes, is_scaled=file.gather is not None), aligned)
    entry = {node: register for node, register in held.items() if node.attr in named}
    carried = {node: named[node.attr] for node in entry}
    free = {ty: tuple(range(registers)) for ty in on.files}
    frame = StackFrame(on.files, free, homes, entry, carried, Constants("k"), "s", held=held)
    made = allocate(listing(replace(graph, inputs=tuple(found.values()))), frame)
    spell = SPELL[on.isa.name]
    return [" ".join(spell(line).split()) for line in made.lines if isinstance(line, Ins)], made


TWO: Final = {"y": X.a, "z": X.b}
SELECT: Final = 0xCA  # of vpternlogd: the second operand where the first one is 1, else the third
CASES: Final[dict[str, tuple[Machine, dict[str, Node], list[str]]]] = {
    # Operands that are overwritten.
    "one that dies": (GENERAL, {"x": X("xor", X.a, X.b)}, ["xor eax, ecx"]),
    "the other one that dies": (GENERAL, {"x": X("xor", X.a, X.b), "y": X.a}, ["xor ecx, eax"]),
    "the only one that may be": (
        GENERAL,
        {"x": X("sub", X.a, X.b), "y": X.a},
        ["mov r8d, eax", "sub r8d, ecx"],
    ),
    "none dies": (GENERAL, {"x": X("xor", X.a, X.b), **TWO}, ["mov r8d, eax", "xor r8d, ecx"]),
    "twice the same": (GENERAL, {"x": X("add", X.a, X.a)}, ["add eax, eax"]),
    "SSE's and-not": (SSE, {"x": S("pandn", S.a, S.b), "y": S.b}, ["pandn xmm0, xmm1"]),
    "the first of three": (
        AVX512,
        {"x": Z("vpternlogd", Z.a, Z.b, Z.c, imm=SELECT), "y": Z.b, "z": Z.c},
        ["vpternlogd zmm0, zmm1, zmm2, 202"],
    ),
    "the second": (
        AVX512,
        {"x": Z("vpternlogd", Z.a, Z.b, Z.c, imm=SELECT), "y": Z.a, "z": Z.c},
        ["vpternlogd zmm1, zmm0, zmm2, 226"],
    ),
    "the third": (
        AVX512,
        {"x": Z("vpternlogd", Z.a, Z.b, Z.c, imm=SELECT), "y": Z.a, "z": Z.b},
        ["vpternlogd zmm2, zmm0, zmm1, 184"],
    ),
    "the mask of a select": (
        NEON,
        {"x": N("bsl", N.a, N.b, N.c), "y": N.b, "z": N.c},
        ["bsl v0.16b, v1.16b, v2.16b"],
    ),
    "what a select takes where the mask is 1": (
        NEON,
        {"x": N("bsl", N.a, N.b, N.c), "y": N.a, "z": N.c},
        ["bif v1.16b, v2.16b, v0.16b"],
    ),
    "what it takes where it is 0": (
        NEON,
        {"x": N("bsl", N.a, N.b, N.c), "y": N.a, "z": N.b},
        ["bit v2.16b, v1.16b, v0.16b"],
    ),
    "none of SVE's dies": (
        SVE,
        {"x": V("bcax", V.a, V.b, V.c), "y": V.a},
        ["movprfx z3, z0", "bcax z3.d, z3.d, z1.d, z2.d"],
    ),
    # Sequences that read an operand after writing the result.
    "shift and insert": (
        NEON,
        {"x": N("shl+sri", N.a, imm=7)},
        ["shl v1.4s, v0.4s, #7", "sri v1.4s, v0.4s, #25"],
    ),
    "not": (SSE, {"x": S("pnot", S.a)}, ["pcmpeqd xmm1, xmm1", "pxor xmm1, xmm0"]),
    "xar with zero": (SVE, {"x": V("xar", V.a, imm=7)}, ["mov z1.s, #0", "xar z1.s, z1.s, z0.s, #25"]),
    # Instructions instead of moves.
    "lea": (GENERAL, {"x": X("add", X.a, X.b), **TWO}, ["lea r8d, [rax + rcx]"]),
    "lea with a constant": (GENERAL, {"x": X("add", X.a, X.const(5)), "y": X.a}, ["lea ecx, [rax + 5]"]),
    "no lea where there is no need": (GENERAL, {"x": X("add", X.a, X.const(5))}, ["add eax, 5"]),
    "lea as an instruction": (
        GENERAL,
        {"x": X("lea", X.a, X.b, imm=0xD76AA478)},
        ["lea eax, [rax + rcx - 0x28955b88]"],
    ),
    "rorx": (GENERAL, {"x": X("rotl", X.a, imm=7), "y": X.a}, ["rorx ecx, eax, 25"]),
    "no rorx where there is no need": (GENERAL, {"x": X("rotl", X.a, imm=7)}, ["rol eax, 7"]),
    # Operands in memory.
    "the only one that may be in memory": (
        GENERAL,
        {"x": X("andn", X.m, X.n)},
        ["mov eax, dword ptr [sp]", "andn eax, eax, dword ptr [sp + 4]"],
    ),
    "one of two words": (
        GENERAL,
        {"x": X("add", X.m, X.n)},
        ["mov eax, dword ptr [sp]", "add eax, dword ptr [sp + 4]"],
    ),
    "a word that is rotated": (GENERAL, {"x": X("rotl", X.m, imm=7)}, ["rorx eax, dword ptr [sp], 25"]),
    "a vector": (AVX512, {"x": Z("paddd", Z.a, Z.m)}, ["vpaddd zmm0, zmm0, zmmword ptr [sp]"]),
    "a constant in every lane": (
        AVX512,
        {"x": Z("paddd", Z.a, Z.const(5))},
        ["vpaddd zmm0, zmm0, dword ptr [k]{1to16}"],
    ),
    "a word in every lane": (MIXED, {"x": L("paddd", L.a, L.m)}, ["vpaddd xmm0, xmm0, dword ptr [sp]{1to4}"]),
    "Arm has none": (ARM, {"x": A("add", A.a, A.m)}, ["ldr w9, [sp]", "add w8, w8, w9"]),
    "a constant twice": (
        ARM,
        {"x": A("add", A.a, A.const(5)), "y": A("add", A.b, A.const(5))},
        ["ldr w10, [k]", "add w8, w8, w10", "add w9, w9, w10"],
    ),
    # Words that change the kind of register.
    "in memory for a vector": (
        MIXED,
        {"x": L("paddd", L.a, L("movd.to", LX.m))},
        ["vpaddd xmm0, xmm0, dword ptr [sp]{1to4}"],
    ),
    "in memory for a general register": (
        MIXED,
        {"x": LX("add", LX.a, LX("movd.from", L.m))},
        ["add eax, dword ptr [sp]"],
    ),
    "in a register": (
        MIXED,
        {"x": L("paddd", L.a, L("movd.to", LX("rotl", LX.b, imm=3)))},
        ["rol ecx, 3", "vmovd xmm1, ecx", "vpaddd xmm0, xmm0, xmm1"],
    ),
    # The end of an iteration.
    "at once in its register": (
        GENERAL,
        {"x": X("sub", X.c, X.a), "a": X("andn", X.b, X.m), "b": X.b},
        ["sub r8d, eax", "andn eax, ecx, dword ptr [sp]"],
    ),
    "into another one": (GENERAL, {"a": X.b}, ["mov eax, ecx"]),
    "one after the other": (GENERAL, {"a": X.b, "b": X.c, "c": X.c}, ["mov eax, ecx", "mov ecx, r8d"]),
    "a ring": (GENERAL, {"a": X.b, "b": X.a}, ["mov r8d, ecx", "mov ecx, eax", "mov eax, r8d"]),
    "a ring of three": (
        GENERAL,
        {"a": X.b, "b": X.c, "c": X.a},
        ["mov r9d, ecx", "mov ecx, r8d", "mov r8d, eax", "mov eax, r9d"],
    ),
    # The first register that is free then already contains its value.
    "a ring beside others": (
        GENERAL,
        {"b": X.c, "c": X.b, "a": X.d, "d": X.d},
        ["mov eax, r9d", "mov r10d, r8d", "mov r8d, ecx", "mov ecx, r10d"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_small_listings(case: str) -> None:
    on, outputs, expected = CASES[case]
    lines, made = allocated(on, outputs)
    assert lines == expected
    assert made.stack == 0


def test_a_vector_that_may_lie_anywhere_is_loaded() -> None:
    """Operands of SSE in memory must be aligned."""
    outputs = {"x": S("paddd", S.a, S.m)}
    assert allocated(SSE, outputs)[0] == ["paddd xmm0, xmmword ptr [sp]"]
    assert allocated(SSE, outputs, aligned=False)[0] == ["movdqu xmm1, xmmword ptr [sp]", "paddd xmm0, xmm1"]


def turned(count: int, source: Node) -> list[Node]:
    """A number of values."""
    return [X("rotl", source, imm=n) for n in range(1, count + 1)]


def mixed(values: Sequence[Node]) -> Node:
    """All of them combined into one, the latest first."""
    return reduce(lambda x, y: X("xor", x, y), reversed(values))


def test_values_are_spilled_and_their_places_used_again() -> None:
    """With four registers, one of them reserved: of seven values, those with the latest uses are spilled."""
    values = turned(7, X.a)
    end = mixed(values)
    lines, made = allocated(GENERAL, {"x": end, "y": X.a}, registers=4, first=values)
    stores = [line for line in lines if line.startswith("mov dword ptr [s")]
    reads = [line for line in lines if line.startswith("xor") and "ptr [s" in line]
    assert (len(stores), len(reads), made.stack) == (4, 4, 16)
    assert stores[:2] == ["mov dword ptr [s], ecx", "mov dword ptr [s + 4], r8d"]
    assert reads[-1] == "xor ecx, dword ptr [s]"
    more = turned(7, end)
    _, made = allocated(GENERAL, {"x": mixed(more), "y": end}, registers=4, first=[*values, end, *more])
    assert made.stack == 16


def test_what_can_be_read_again_is_not_spilled() -> None:
    values = turned(3, X.m)
    lines, made = allocated(GENERAL, {"x": X("xor", mixed(values), X.m)}, registers=3, first=values)
    assert made.stack == 0
    assert lines[-1] == "xor r8d, dword ptr [sp]"


def chain(count: int, value: Node) -> list[Node]:
    """A chain of instructions, each of which waits for the preceding one."""
    made = [value]
    for _ in range(count):
        made.append(X("rotl", made[-1], imm=1))
    return made[1:]


def test_what_can_be_read_again_goes_before_what_is_needed_later() -> None:
    """It is in a register because AND-NOT accepts only its other operand from memory."""
    value, word = X("rotl", X.b, imm=3), X("andn", X.m, X.a)
    pair = turned(2, word)
    early = chain(15, mixed([word, *pair]))
    late = chain(20, X("xor", early[-1], X.m))
    _, made = allocated(
        GENERAL,
        {"x": X("xor", late[-1], value)},
        registers=4,
        first=[word, value, *pair, *early, *late],
    )
    assert made.stack == 0


@pytest.mark.parametrize(("distance", "moves"), [(20, 1), (FAR + 10, 0)])
def test_what_is_far_and_can_be_read_again_is_overwritten(distance: int, moves: int) -> None:
    word, difference = X("andn", X.m, X.a), X("sub", X.m, X.b)
    between = chain(distance, X.c)
    first = [word, difference, *between]
    lines, _ = allocated(GENERAL, {"x": X("xor", between[-1], X.m), "y": word, "z": difference}, first=first)
    assert len([line for line in lines if line.startswith("mov") and "[" not in line]) == moves


def test_an_instruction_without_a_spelling_is_refused() -> None:
    nowhere = replace(GENERAL.insns[0], name="nowhere", asm=())
    with pytest.raises(
        UserError, match="'nowhere' has no spelling in assembly; write --emitter c, or a schedule"
    ):
        allocated(GENERAL, {"x": apply(nowhere, (X.a, X.b), (1,))})


def test_cached_inputs_are_loaded_first() -> None:
    x = X("xor", X("xor", X.a, X.m), X.n)
    graph = Graph("small", (X.m, X.n, X.a), {Var("a"): x})
    frame = framed(GENERAL, graph, 8, 1)
    made = allocate(listing(graph), replace(frame, cached=(X.n,)))
    assert made.lines[0] == Ins("mov", ("ecx", frame.homes[X.n].mem))
    check(GENERAL, graph, frame, made)


def test_each_constant_is_in_the_table_once() -> None:
    constants = Constants("k")
    assert constants.home((5,), 4).mem.disp == 0
    assert constants.home((6,), 16).mem == Mem("k", 16, bytes=16)
    assert constants.home((5,), 4).mem.disp == 0
    assert constants.home((1, 2), 16).mem.disp == 32
    assert constants.home((5,), 16).mem.disp == 48  # repeated is another one
    assert constants.words == [5, 0, 0, 0, 6, 6, 6, 6, 1, 2, 1, 2, 5, 5, 5, 5]


# Regressions.


def test_an_output_that_is_an_input_is_read_before_it_is_overwritten() -> None:
    """Neither is in a register."""
    turned = X("rotl", X.b, imm=3)
    graph = Graph("turning", (X.a, X.b), {Var("a"): X.b, Var("b"): turned})
    frame = framed(GENERAL, graph, 5, 0)
    check(GENERAL, graph, frame, allocate(listing(graph), frame))


def test_a_spilled_word_is_not_read_by_another_kind_of_register_after_its_last_use() -> None:
    """Another word has replaced it by then."""
    values = turned(6, X.b)
    last = X("xor", X.a, mixed(values))
    more = turned(6, last)
    other = L("movd.to", X.a)
    out = X("xor", LX("movd.from", L("vprold", other, imm=3)), mixed(more))
    steps = (Step("", 0, 0, "", (*values, mixed(values), other, last, *more, mixed(more), out)),)
    graph = Graph("spilling", (X.a, X.b), {Var("a"): out, Var("b"): mixed(more)}, steps)
    frame = framed(MIXED, graph, 4, None)
    frame = replace(frame, entry={X.a: 0, X.b: 1})
    check(MIXED, graph, frame, allocate(listing(graph), frame))
