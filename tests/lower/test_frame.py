"""A function restores its caller's registers, and an unwinder finds them from every instruction."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.emit import gas
from hashwright.lower.frame import FrameStep, Unwind, epilogue, prologue
from hashwright.targets.architecture import DWARF
from hashwright.targets.routine import Ins, Mem, Routine
from hashwright.targets.x86_64.architecture import STACK
from tests.native.abi import AAPCS64, LP64, MICROSOFT, SYSTEM_V, Convention

START: Final = 1 << 20  # the stack pointer before a call
VECTOR: Final = 48  # bytes of a vector of variable width; no processor has this width


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of processor."""

    stack: str  # the stack pointer
    returned: int  # bytes that a call pushes to the stack
    arguments: tuple[str, ...]  # the registers in which bodies expect them
    general: tuple[str, ...]  # the general registers that a body may write
    vectors: Mapping[str, str]  # the same for vectors, with the names of the parts that callers may expect


X86: Final = Kind(
    "rsp",
    8,
    ("rdi", "rsi", "rdx"),
    ("rax", "rbx", "rcx", "rdx", "rdi", "rsi", *(f"r{n}" for n in range(8, 16))),
    {f"ymm{n}": f"xmm{n}" for n in range(16)},
)
ARM: Final = Kind(
    "sp",
    0,
    ("x0", "x1", "x2"),
    tuple(f"x{n}" for n in range(29) if n != 18),  # x18 belongs to the platform
    {f"v{n}": f"d{n}" for n in range(32)},
)
RISCV: Final = Kind(
    "sp",
    0,
    ("a0", "a1", "a2"),
    (*(f"a{n}" for n in range(8)), *(f"t{n}" for n in range(7)), *(f"s{n}" for n in range(12))),
    {},
)
SUMS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "mov": lambda x, y: y,
    "sub": lambda x, y: x - y,
    "add": lambda x, y: x + y,
    "addi": lambda x, y: x + y,
    "and": lambda x, y: x & y,
    "addvl": lambda x, y: x + VECTOR * y,
}
KINDS: Final[Mapping[str, Kind]] = {"sysv": X86, "ms": X86, "aapcs": ARM, "lp64": RISCV}
CONVENTIONS: Final[Mapping[str, Convention]] = {
    "sysv": SYSTEM_V,
    "ms": MICROSOFT,
    "aapcs": AAPCS64,
    "lp64": LP64,
}


@dataclass(slots=True)
class Machine:
    """Registers, a stack, and the unwind directives so far."""

    kind: Kind
    registers: dict[str, int]
    memory: dict[int, int] = field(default_factory=dict)  # by address; a vector is in one place
    base: str = ""  # the register relative to which the start is known
    distance: int = 0
    saved: dict[str, int] = field(default_factory=dict)  # addresses

    def do(self, ins: Ins) -> None:
        name, operands = ins.mnemonic, ins.operands
        places = [each for each in operands if isinstance(each, Mem)]
        registers = [each for each in operands if isinstance(each, str)]
        if name == "push":
            self.registers[self.kind.stack] -= 8
            self._store(registers, Mem(self.kind.stack))
        elif name == "pop":
            self._load(registers, Mem(self.kind.stack))
            self.registers[self.kind.stack] += 8
        elif name in ("stp", "str", "sd") or (name in ("mov", "movaps") and operands[0] in places):
            assert name != "movaps" or self._address(places[0]) % 16 == 0
            self._store(registers, places[0])
        elif name in ("ldp", "ldr", "ld", "movaps"):
            self._load(registers, places[0])
        elif name == "lea":
            self.registers[registers[0]] = self._address(places[0])
        elif name != "vzeroupper":
            values = [each if isinstance(each, int) else self.registers[str(each)] for each in operands]
            self.registers[registers[0]] = SUMS[name](*values[-2:])

    def _store(self, registers: list[str], place: Mem) -> None:
        for i, register in enumerate(registers):
            self.memory[self._address(place) + 8 * i] = self.registers[register]

    def _load(self, registers: list[str], place: Mem) -> None:
        for i, register in enumerate(registers):
            self.registers[register] = self.memory[self._address(place) + 8 * i]

    def _address(self, place: Mem) -> int:
        return self.registers[place.base] + place.disp

    def hear(self, unwind: Unwind) -> None:
        """Applies the directives for DWARF."""
        for directive in DWARF.get(unwind.what, ()):
            name, _, rest = directive.format(unwind.register, unwind.bytes).partition(" ")
            words = rest.split(", ")
            if name == ".cfi_adjust_cfa_offset":
                self.distance += int(words[0])
            elif name == ".cfi_def_cfa_register":
                self.base = words[0]
            elif name == ".cfi_rel_offset":
                self.saved[words[0]] = START - self.distance + int(words[1])
            else:
                assert name == ".cfi_restore"
                del self.saved[words[0]]


def names(abi: str) -> list[str]:
    """Every register that the convention or a body uses."""
    kind, convention = KINDS[abi], CONVENTIONS[abi]
    found = [*kind.general, *kind.vectors, *kind.vectors.values(), *convention.arguments, *convention.kept]
    return list(dict.fromkeys(found))


def run(machine: Machine, steps: Iterable[FrameStep], before: Mapping[str, int], abi: str) -> None:
    """Runs steps; after each, unwinding must find the caller's stack and its general registers."""
    for ins, unwind in steps:
        if ins:
            machine.do(ins)
        if unwind:
            machine.hear(unwind)
        assert machine.registers[machine.base] + machine.distance == START, (ins, unwind)
        for name in CONVENTIONS[abi].kept:
            if name in (machine.kind.stack, *machine.kind.vectors.values()):
                continue  # Windows has directives for vectors, DWARF here does not
            found = machine.memory[machine.saved[name]] if name in machine.saved else machine.registers[name]
            assert found == before[name], (name, ins, unwind)


def check(routine: Routine, abi: str) -> None:
    """Calls the routine with a body that overwrites every register that it may overwrite."""
    kind, convention = KINDS[abi], CONVENTIONS[abi]
    before = {name: 1000 + n for n, name in enumerate(names(abi))}
    before[kind.stack] = START - kind.returned
    machine = Machine(kind, dict(before), base=kind.stack, distance=kind.returned)
    run(machine, prologue(routine, abi), before, abi)

    for to, source in zip(routine.arguments, convention.arguments, strict=False):
        assert machine.registers[to] == before[source]
    bottom = machine.registers[kind.stack]
    size = routine.stack + VECTOR * routine.vectors
    if size and not routine.vectors:
        assert bottom % routine.align == 0
    if kind is X86:  # Windows requires an access to each page
        written = sorted([START, *machine.memory, bottom], reverse=True)
        assert max(above - below for above, below in pairwise(written)) <= STACK.page + routine.align
    machine.memory = {at: value for at, value in machine.memory.items() if not bottom <= at < bottom + size}
    for name in (*routine.clobbers, *routine.arguments):
        machine.registers[name] = machine.registers[kind.vectors.get(name, name)] = 0

    run(machine, epilogue(routine, abi), before, abi)
    for name in convention.kept:
        assert machine.registers[name] == before[name], name


@st.composite
def routines(draw: st.DrawFn, abi: str) -> Routine:
    """Any routine; a stack without an alignment of its own is less than a page."""
    kind = KINDS[abi]
    vectors = draw(st.integers(1, 100)) if abi == "aapcs" and draw(st.booleans()) else 0
    align = draw(st.sampled_from((4, 16, 32, 64) if kind is X86 else (16,)))
    stack = 16 * draw(st.integers(0, 1000 if align > 16 else 200)) if not vectors else 0
    usable = [*kind.general, *kind.vectors, *(["rbp"] if kind is X86 and (align <= 16 or not stack) else [])]
    clobbers = draw(st.sets(st.sampled_from(usable)))
    ordered = tuple(name for name in usable if name in clobbers)
    return Routine("f", kind.arguments, (), clobbers=ordered, stack=stack, align=align, vectors=vectors)


@pytest.mark.parametrize("abi", CONVENTIONS)
@given(data=st.data())
def test_callers_and_unwinders_find_what_they_should(abi: str, data: st.DataObject) -> None:
    check(data.draw(routines(abi)), abi)


# Line by line.


def lines(steps: Iterable[FrameStep], abi: str) -> list[str]:
    spell = {"aapcs": gas.arm, "lp64": gas.riscv}.get(abi, gas.intel)
    return [" ".join(spell(ins).split()) for ins, _ in steps if ins]


CASES: Final = {
    "nothing to keep": ("sysv", Routine("f", X86.arguments, (), clobbers=("rax", "xmm6")), [], []),
    "in the order of the convention": (
        "sysv",
        Routine("f", X86.arguments, (), clobbers=("r12", "rbx")),
        ["push rbx", "push r12"],
        ["pop r12", "pop rbx"],
    ),
    "a stack as it is aligned": (
        "sysv",
        Routine("f", X86.arguments, (), clobbers=("rbx", "xmm3"), stack=40, align=16),
        ["push rbx", "sub rsp, 48"],
        ["add rsp, 48", "pop rbx"],
    ),
    "a stack with an alignment of its own": (
        "sysv",
        Routine("f", X86.arguments, (), clobbers=("ymm3",), stack=9000, align=32),
        [
            *("push rbp", "mov rbp, rsp"),
            *("sub rsp, 0x1000", "mov qword ptr [rsp], rsp", "sub rsp, 0x1000", "mov qword ptr [rsp], rsp"),
            *("sub rsp, 0x328", "and rsp, -32"),
        ],
        ["vzeroupper", "lea rsp, [rbp]", "pop rbp"],
    ),
    "arguments by another convention": (
        "ms",
        Routine("f", X86.arguments, (), clobbers=("rax",)),
        ["push rdi", "push rsi", "mov rdi, rcx", "mov rsi, rdx", "mov rdx, r8"],
        ["pop rsi", "pop rdi"],
    ),
    "vectors that are kept": (
        "ms",
        Routine("f", (), (), clobbers=("xmm5", "xmm7", "xmm12")),
        ["sub rsp, 40", "movaps xmmword ptr [rsp], xmm7", "movaps xmmword ptr [rsp + 16], xmm12"],
        ["movaps xmm7, xmmword ptr [rsp]", "movaps xmm12, xmmword ptr [rsp + 16]", "add rsp, 40"],
    ),
    "pairs on Arm": (
        "aapcs",
        Routine("f", ARM.arguments, (), clobbers=("x8", "x19", "x20", "x21", "v8", "v16"), stack=32, align=16),
        ["sub sp, sp, #32", "stp x19, x20, [sp]", "str x21, [sp, #16]", "str d8, [sp, #24]", "sub sp, sp, #32"],
        ["add sp, sp, #32", "ldp x19, x20, [sp]", "ldr x21, [sp, #16]", "ldr d8, [sp, #24]", "add sp, sp, #32"],
    ),
    "one at a time on RISC-V": (
        "lp64",
        Routine("f", RISCV.arguments, (), clobbers=("t0", "s0", "s11", "a3"), stack=48, align=16),
        ["addi sp, sp, -16", "sd s0, 0(sp)", "sd s11, 8(sp)", "addi sp, sp, -48"],
        ["addi sp, sp, 48", "ld s0, 0(sp)", "ld s11, 8(sp)", "addi sp, sp, 16"],
    ),
    "vectors of any width": (
        "aapcs",
        Routine("f", ARM.arguments, (), clobbers=("z3",), vectors=40),
        ["sub sp, sp, #16", "str x29, [sp]", "mov x29, sp", "addvl sp, sp, #-31", "addvl sp, sp, #-9"],
        ["mov sp, x29", "ldr x29, [sp]", "add sp, sp, #16"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_prologues_and_epilogues(case: str) -> None:
    abi, routine, before, after = CASES[case]
    assert lines(prologue(routine, abi), abi) == before
    assert lines(epilogue(routine, abi), abi) == after
