"""Checks that a compiled function follows its calling convention.

A separate program (abi/) sets every register, calls the function, and returns the registers for comparison. The
stack and the memory of arguments are at addresses chosen here, with nothing in between; the bytes around them
on their pages are compared.

What this does not catch: behaviour with other arguments; a write of the previous content; use of memory below
the stack pointer if the convention has no red zone.
"""

import io
import random
import signal
import struct
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.native.foreign import support
from tests import compiled
from tests.native.machines import AARCH64, RISCV64, X86_64, Machine
from tests.patience import PATIENCE

PLACE: Final = Path(__file__).parent / "abi"
PAGE: Final = 1 << 16  # bytes: whole pages of any processor
BASE: Final = 1 << 44  # the address of the first region
APART: Final = 1 << 32  # bytes from one region to the next
STACK: Final = 2 * PAGE  # bytes
FRAME: Final = 4096  # bytes at its end that belong to the caller


@dataclass(frozen=True, slots=True)
class Register:
    """The position of a register, or of a part of one, in the memory of the program."""

    at: int  # in bytes
    size: int  # in bytes
    mask: int = -1  # the bits that count

    def get(self, registers: bytes | bytearray) -> int:
        """The bits that count."""
        return int.from_bytes(registers[self.at : self.at + self.size], "little") & self.mask

    def put(self, registers: bytearray, value: int) -> None:
        """Sets all bits."""
        registers[self.at : self.at + self.size] = value.to_bytes(self.size, "little")


# The layout is that of abi/x86-64.S and similar files.
X86: Final[Mapping[str, Register]] = {
    **{
        name: Register(8 * n, 8)
        for n, name in enumerate(("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp"))
    },
    **{f"r{n}": Register(8 * n, 8) for n in range(8, 16)},
    "direction flag": Register(128, 8, 1 << 10),
    "MXCSR": Register(136, 4, 0xFFC0),  # without the flags that arithmetic raises
    "x87 control word": Register(144, 2),
    "x87 stack": Register(152, 2),  # which of its registers are empty
    **{f"xmm{n}": Register(192 + 64 * n, 16) for n in range(16)},
    **{f"upper half of ymm{n}": Register(208 + 64 * n, 16) for n in range(16)},
    **{f"upper half of zmm{n}": Register(224 + 64 * n, 32) for n in range(16)},
}
ARM: Final[Mapping[str, Register]] = {
    **{f"x{n}": Register(8 * n, 8) for n in range(30)},
    "sp": Register(248, 8),
    "FPCR": Register(256, 8),
    **{f"d{n}": Register(272 + 16 * n, 8) for n in range(32)},
}
RISCV: Final[Mapping[str, Register]] = {
    name: Register(8 * n, 8)
    for n, name in enumerate(
        (
            *("sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
            *(f"a{n}" for n in range(8)),
            *(f"s{n}" for n in range(2, 12)),
            *(f"t{n}" for n in range(3, 7)),
        ),
        2,
    )
}
BYTES: Final = 2240  # enough for each


@dataclass(frozen=True, slots=True, eq=False)
class Convention:
    """A calling convention."""

    name: str
    machine: Machine
    registers: Mapping[str, Register]
    preset: Mapping[str, int]  # the values of some at the call; the others are arbitrary
    stack: str  # the stack pointer
    arguments: tuple[str, ...]  # the registers of the first ones; the others are on the stack
    shadow: int  # bytes at the start of the caller's frame that the function may use
    kept: tuple[str, ...]  # registers that the function preserves
    cleared: tuple[str, ...]  # registers that it preserves or clears

    def __str__(self) -> str:
        return self.name


def _x86(name: str, arguments: str, shadow: int, kept: str) -> Convention:
    states = ("direction flag", "MXCSR", "x87 control word", "x87 stack")
    preset = dict(zip(states, (0, 0x7F80, 0x0F7F, 0xFFFF), strict=True))  # both round towards zero
    uppers = tuple(each for each in X86 if each.startswith("upper"))
    all_kept = ("rsp", "rbx", "rbp", "r12", "r13", "r14", "r15", *kept.split(), *states)
    return Convention(name, X86_64, X86, preset, "rsp", tuple(arguments.split()), shadow, all_kept, uppers)


SYSTEM_V: Final = _x86("System V", "rdi rsi rdx rcx r8 r9", 0, "")
MICROSOFT: Final = _x86(
    "Microsoft", "rcx rdx r8 r9", 32, "rdi rsi xmm6 xmm7 xmm8 xmm9 xmm10 xmm11 xmm12 xmm13 xmm14 xmm15"
)
AAPCS64: Final = Convention(
    "AAPCS64",
    AARCH64,
    ARM,
    {"FPCR": 3 << 22},  # rounds towards zero
    "sp",
    tuple(f"x{n}" for n in range(8)),
    0,
    ("sp", *(f"x{n}" for n in range(18, 30)), *(f"d{n}" for n in range(8, 16)), "FPCR"),
    (),
)
LP64: Final = Convention(
    "LP64",
    RISCV64,
    RISCV,
    {},
    "sp",
    tuple(f"a{n}" for n in range(8)),
    0,
    ("sp", "gp", "tp", *(f"s{n}" for n in range(12))),
    (),
)


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory of an argument."""

    content: "bytes | tuple[Memory, ...]"  # or the pointers there
    written: bool = False  # may the function change it?


@dataclass(frozen=True, slots=True)
class Region:
    """Pages that the function can access."""

    name: str
    address: int
    image: bytes  # their content
    start: int  # of the part that the function may use, in bytes from the address
    end: int
    written: bool  # may it write there?


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a call."""

    violations: list[str]  # of the convention, each named by the register or the memory
    contents: list[bytes]  # of memory that may be written, in the order of arguments; none after a signal


@dataclass(frozen=True, slots=True)
class Caller:
    """A program that calls functions."""

    command: tuple[str | Path, ...]
    symbols: tuple[str, ...]  # of the functions


def caller(machine: Machine, objects: Iterable[Path], symbols: Iterable[str]) -> Caller:
    """The program that calls these functions of object files."""
    names = tuple(symbols)
    table = compiled.directory() / "functions.c"
    declared = "".join(f"extern void {name}(void);\n" for name in names)
    table.write_text(f"{declared}void (*const functions[])(void) = {{{', '.join(names)}}};\n", encoding="ascii")
    runner = machine.runner()
    return Caller((*runner, machine.program([*_callers(machine), table, *objects])), names)


@cache
def _callers(machine: Machine) -> tuple[Path, ...]:
    """The object files of the program except the table of functions."""
    place = compiled.directory()
    sources = (*support(place), PLACE / "caller.c", PLACE / f"{machine.name}.S")
    return tuple(machine.compile(source, [f"-I{place}"]) for source in sources)


def violations(
    program: Caller, symbol: str, convention: Convention, arguments: Sequence[int | Memory]
) -> list[str]:
    """The violations of the convention, each once; empty if there are none.

    Memory begins at the start of a page in one call, and ends at the end of one in another.
    """
    found = [call(program, symbol, convention, arguments, at_end=at_end).violations for at_end in (False, True)]
    return list(dict.fromkeys(each for names in found for each in names))


def call(
    program: Caller, symbol: str, convention: Convention, arguments: Sequence[int | Memory], *, at_end: bool
) -> Outcome:
    """Calls the function with integers and memory, which is at the end of pages or at their start."""
    regions: list[Region] = []
    values = [_placed(each, f"argument {n}", regions, at_end) for n, each in enumerate(arguments)]
    others = struct.pack(f"<{len(values[len(convention.arguments) :])}Q", *values[len(convention.arguments) :])
    frame = STACK - FRAME + convention.shadow
    image = _page(len(regions), STACK, frame, others)
    regions.append(Region("its stack", BASE + len(regions) * APART, image, 0, frame + len(others), True))

    before = bytearray(_anything(len(regions), BYTES))
    held = {**convention.preset, convention.stack: regions[-1].address + STACK - FRAME}
    for name, value in (*held.items(), *zip(convention.arguments, values, strict=False)):
        convention.registers[name].put(before, value)

    told = _run(program, symbol, regions, before)
    number, address = struct.unpack("<2Q", told.read(16))
    if number:
        return Outcome([_struck(number, address, regions)], [])
    after = told.read(BYTES)
    changed, contents = [], []
    for region in (each for each in regions if each.written):
        image = told.read(len(region.image))
        if image[region.end :] != region.image[region.end :]:
            changed.append(f"memory past {region.name}")
        contents.append(image[region.start : region.end])
    for name in (*convention.kept, *convention.cleared):
        register = convention.registers[name]
        left = register.get(after)
        if left != register.get(before) and (left or name not in convention.cleared):
            changed.append(name)
    return Outcome(changed, contents[:-1])


def _placed(argument: int | Memory, name: str, regions: list[Region], at_end: bool) -> int:
    """The value of an argument; its memory is added to the regions."""
    if isinstance(argument, int):
        return argument
    content = argument.content
    if isinstance(content, tuple):
        pointers = [_placed(each, f"{name}[{n}]", regions, at_end) for n, each in enumerate(content)]
        content = struct.pack(f"<{len(pointers)}Q", *pointers)
    size = max(1, -(-len(content) // PAGE)) * PAGE
    start = size - len(content) if at_end else 0
    image = _page(len(regions), size, start, content)
    address = BASE + len(regions) * APART
    regions.append(Region(name, address, image, start, start + len(content), argument.written))
    return address + start


def _run(program: Caller, symbol: str, regions: Sequence[Region], registers: bytes | bytearray) -> io.BytesIO:
    """The program's report of a call."""
    request = [struct.pack("<3Q", program.symbols.index(symbol), len(registers), len(regions))]
    for region in regions:
        request += [struct.pack("<3Q", region.address, len(region.image), region.written), region.image]
    given = b"".join([*request, registers])
    done = subprocess.run(program.command, input=given, capture_output=True, check=False, timeout=PATIENCE)
    if done.returncode != 0:
        pytest.fail(f"the calling program ended with {done.returncode}: {done.stderr.decode()}", pytrace=False)
    return io.BytesIO(done.stdout)


def _struck(number: int, address: int, regions: Sequence[Region]) -> str:
    """The description of a signal of a memory access."""
    for region in regions:
        offset = address - region.address
        if -APART // 2 < offset < APART // 2:
            if region.start <= offset < region.end:
                return f"{region.name}, which is not to be written"
            return f"memory {'before' if offset < region.start else 'past'} {region.name}"
    return f"{signal.Signals(number).name} at 0x{address:x}"


def _page(seed: int, size: int, at: int, content: bytes) -> bytes:
    """A content among other bytes."""
    others = _anything(seed, size)
    return others[:at] + content + others[at + len(content) :]


@cache
def _anything(seed: int, size: int) -> bytes:
    """Bytes that no function writes by chance."""
    return random.Random(seed).randbytes(size)
