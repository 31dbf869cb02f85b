"""Runs single AArch64 instructions under an emulator, and compares them with their meanings over terms.

The program (emulated.c) reads the number of an instruction and a block of memory with the values of all
registers, and writes the block with their values afterwards. While the instruction runs, the stack pointer is
the middle of the block: masks and general registers are below it, vectors above.
"""

import random
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, Self

from hashwright.native import foreign
from hashwright.proof.mean.aarch64 import aapcs
from hashwright.proof.read.aarch64 import BLOCK, NAMES
from hashwright.proof.read.image import Image
from hashwright.proof.read.instruction import GENERAL, VECTOR, Instruction, MemoryOperand, RegisterPart, Shifted
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.terms import POINTER, WORD, Term, const, part, var
from hashwright.proof.say.values import Values
from hashwright.targets.aarch64.targets import TRIPLE
from hashwright.targets.machine import Emulation
from tests import compiled
from tests.proof.processor import drawn

SCRATCH: Final = var("scratch", POINTER)  # the address of the memory of operands
ROOM: Final = 512  # its size in bytes
LINK, STACK = NAMES.index("x30"), NAMES.index("sp")  # no tested instruction uses them
FLAGS: Final = {"s": 31, "z": 30, "c": 29, "o": 28}
# Instructions that jump, use an address relative to their own, sign one, or are parts of others (no name).
LEFT_OUT: Final = frozenset(
    ["b", "bl", "ret", "br", "cbz", "cbnz", "tbz", "tbnz", "adr", "adrp", "movprfx.z", "paciasp", "autiasp", ""]
)
UNSEEN: Final = frozenset(["nop", "bti", "bti c", "prfm", "prfum"])  # instructions without an effect

ENTER: Final = """
.arch armv8-a+sve
.globl enter
enter: // (sp meanwhile, address of the instruction)
stp x29, x30, [sp, -160]!
{saved}
adrp x2, kept
add x2, x2, :lo12:kept
mov x3, sp
str x3, [x2]
stur x1, [x0, -16]
mov sp, x0
ldur x0, [sp, -8]
msr nzcv, x0
{loads}
br x30
leave:
{stores}
mrs x0, nzcv
stur x0, [sp, -8]
adrp x2, kept
add x2, x2, :lo12:kept
ldr x3, [x2]
mov sp, x3
{restored}
ldp x29, x30, [sp], 160
ret
.globl instructions
instructions:
{instructions}
.bss
.balign 8
kept: .skip 8
"""


def _pairs(name: str) -> str:
    general = [f"{name} x{i}, x{i + 1}, [sp, {16 + 8 * (i - 19)}]" for i in range(19, 29, 2)]
    return "\n".join([*general, *(f"{name} d{i}, d{i + 1}, [sp, {96 + 8 * (i - 8)}]" for i in range(8, 16, 2))])


def _each(name: str) -> str:
    """Loads or stores of all registers."""
    short = {"ld": "ldur", "st": "stur"}[name]
    return "\n".join(
        [
            *(f"{name}r p{i}, [sp, {i - 256}, mul vl]" for i in range(16)),
            *(f"{name}r z{i}, [sp, {i}, mul vl]" for i in range(32)),
            *(f"{short} x{i}, [sp, {8 * i - 256}]" for i in range(LINK + (name == "ld"))),
        ]
    )


@dataclass(frozen=True, slots=True)
class EmulatedForm:
    """An instruction; its operand in memory, if it has one, is at the address in a register or in lanes."""

    code: bytes

    def meant(self, vector_bits: int) -> Instruction:
        return aapcs(vector_bits).decode(self.code, 0)

    def __str__(self) -> str:
        return self.meant(BLOCK).text


def _registers(found: Instruction) -> Iterator[RegisterPart]:
    for operand in found.operands:
        match operand:
            case RegisterPart():
                yield operand
            case Shifted(value=RegisterPart() as register):
                yield register
            case MemoryOperand():
                yield from (each for each in (operand.base, operand.index) if each)


def _memory(found: Instruction) -> MemoryOperand | None:
    return next((each for each in found.operands if isinstance(each, MemoryOperand)), None)


def forms(code: bytes) -> Iterator[tuple[object, EmulatedForm]]:
    """The instructions of code with distinct meanings, each by its kind."""
    for each in dict.fromkeys(code[at : at + 4] for at in range(0, len(code), 4)):
        word = each
        found = EmulatedForm(word).meant(BLOCK)
        memory = _memory(found)
        if memory and memory.base and memory.base.file == GENERAL:
            used = {each.number for each in _registers(found) if each.file == GENERAL}
            base = next(i for i in range(20, 30) if i not in used)
            changed = int.from_bytes(word, "little") & ~(0x1F << 5) | base << 5
            word = changed.to_bytes(4, "little")
            found = EmulatedForm(word).meant(BLOCK)
        used = {each.number for each in _registers(found) if each.file == GENERAL}
        if found.name not in LEFT_OUT | UNSEEN and used.isdisjoint((LINK, STACK)):
            kind = (found.name, found.condition, _is_in_place(found), *map(_kind, found.operands))
            yield kind, EmulatedForm(word)


def _is_in_place(found: Instruction) -> bool:
    """Is the register of the first operand also that of another one?"""
    used = [(each.file, each.number) for each in _registers(found)]
    return used[0] in used[1:] if used else False


def _kind(operand: object) -> object:
    match operand:
        case RegisterPart():
            return operand.file, operand.bits, operand.lane
        case Shifted():
            return operand.way, _kind(operand.value)
        case MemoryOperand():
            return (
                bool(operand.displacement),
                operand.moves is not None,
                _kind(operand.index),
                _kind(operand.base),
            )
    return type(operand)


def code_of(compiled_: Path) -> bytes:
    """The code of an object file."""
    from elftools.elf.elffile import ELFFile

    with compiled_.open("rb") as stream:
        table: Any = ELFFile(stream).get_section_by_name(".text")
        return bytes(table.data())


class Emulator:
    """Runs instructions on a processor with vectors of this number of bits."""

    def __init__(self, found: Sequence[EmulatedForm], vector_bits: int) -> None:
        self._forms, self._set = found, aapcs(vector_bits)
        self._vector, self._mask = vector_bits // 8, vector_bits // 64
        how = Emulation(TRIPLE, (), ("qemu-aarch64", "-cpu", f"max,sve-default-vector-length={self._vector}"))
        place = compiled.directory()
        source = place / "enter.S"
        source.write_text(_program(found), encoding="ascii")
        driver = Path(__file__).with_suffix(".c")
        path = foreign.build(
            [driver, source], place, how, ("-O1", f"-DVECTOR={self._vector}", f"-DROOM={ROOM}")
        )
        self._program = foreign.Program(path, how)
        (self._scratch,) = struct.unpack("<Q", self._program.ask(b"", 8))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._program.close()

    def unlike(self, number: int, seed: int) -> list[str]:
        """The differences between the processor and the meaning of a form, for random operands."""
        rng = random.Random(f"{seed} beside registers")
        found = self._set.decode(self._forms[number].code, 0)
        state, memory = self._state(seed, rng, found), _drawn_bytes(seed)
        for at in range(0, ROOM, 4):
            word = const(int.from_bytes(memory[at : at + 4], "little"), WORD)
            hold(state, Spot("cells", at, 4, SCRATCH), word)
        request = struct.pack("<Q", number) + self._block(state) + memory
        self._set.apply(state, found)
        left = self._program.ask(request, len(request) - 8)
        return list(self._differences(state, left[:-ROOM], left[-ROOM:]))

    def _state(self, seed: int, rng: random.Random, found: Instruction) -> MachineState:
        general = list(_general(seed))
        lanes = range(self._vector // 4)
        vectors = [list(each) for each in _vectors(seed, len(lanes))]
        memory = _memory(found)
        if memory and memory.base:
            offset = rng.randrange(0, 64)
            base = SCRATCH + const(offset - memory.displacement, POINTER)
            if memory.index and memory.index.file == VECTOR:
                distances = rng.sample(range(64), len(lanes))  # of words, so that none overlap
                vectors[memory.index.number] = [const(4 // memory.scale * each, WORD) for each in distances]
            elif memory.index:
                general[memory.index.number] = const(rng.randrange(8), POINTER)
            if memory.base.file == VECTOR:
                starts = (base + const(rng.randrange(128), POINTER) for _ in lanes[::2])
                vectors[memory.base.number] = [
                    part(each, first, WORD) for each in starts for first in (0, WORD)
                ]
            else:
                general[memory.base.number] = base
        # Masks that instructions read with others select all lanes, or some.
        masks = [
            const(rng.choice((-1, rng.getrandbits(self._set.mask_bits))), self._set.mask_bits)
            for _ in range(16)
        ]
        state = MachineState(
            Image("EM_AARCH64", (), {}),
            (Region("scratch", SCRATCH, const(ROOM, POINTER), is_written=True, is_given=True, align=16),),
            self._set.frame,
            general,
            vectors,
            masks,
            public=frozenset((SCRATCH,)),
        )
        state.flags = {letter: partial(const, rng.randrange(2), 1) for letter in FLAGS}
        return state

    def _values(self) -> Values:
        return Values(0, {SCRATCH: self._scratch})

    def _block(self, state: MachineState) -> bytes:
        """The registers as the program has them in memory."""
        values = self._values()
        flags = sum(values(made()) << FLAGS[letter] for letter, made in state.flags.items())
        masks = b"".join(values(each).to_bytes(self._mask, "little") for each in state.masks)
        general = struct.pack("<32Q", *(values(each) for each in state.general[:LINK]), 0, flags)
        vectors = b"".join(values(lane).to_bytes(4, "little") for lanes in state.vectors for lane in lanes)
        return masks.ljust(256 * self._mask - len(general), b"\0") + general + vectors

    def _differences(self, state: MachineState, block: bytes, memory: bytes) -> Iterator[str]:
        values, below = self._values(), 256 * self._mask
        general = struct.unpack("<32Q", block[below - 256 : below])
        for i, term in enumerate(state.general[:LINK]):
            if values(term) != general[i]:
                yield f"x{i} is {general[i]:#x}, not {values(term):#x}"
        for letter, made in state.flags.items():
            if values(made()) != general[31] >> FLAGS[letter] & 1:
                yield f"flag {letter} is not {values(made())}"
        for i, term in enumerate(state.masks):
            if values(term).to_bytes(self._mask, "little") != block[self._mask * i : self._mask * (i + 1)]:
                yield f"p{i} is another one"
        for i, lanes in enumerate(state.vectors):
            found = block[below + self._vector * i : below + self._vector * (i + 1)]
            if b"".join(values(lane).to_bytes(4, "little") for lane in lanes) != found:
                yield f"z{i} is {found[::-1].hex()}"
        if values(state.content(SCRATCH, 0, ROOM)).to_bytes(ROOM, "little") != memory:
            yield "memory is another one"


# Random inputs, the same for every form, because drawing them takes longer than all else.


@cache
def _general(seed: int) -> tuple[Term, ...]:
    rng = random.Random(f"{seed} general")
    words = (drawn(rng, 32) << 32 | drawn(rng, 32) if rng.random() < 0.5 else drawn(rng, 64) for _ in NAMES)
    return tuple(const(each, POINTER) for each in words)


@cache
def _vectors(seed: int, lanes: int) -> tuple[tuple[Term, ...], ...]:
    rng = random.Random(f"{seed} vectors")
    return tuple(tuple(const(drawn(rng, WORD), WORD) for _ in range(lanes)) for _ in range(32))


@cache
def _drawn_bytes(seed: int) -> bytes:
    rng = random.Random(f"{seed} memory")
    return b"".join(drawn(rng, 32).to_bytes(4, "little") for _ in range(ROOM // 4))


def _program(found: Sequence[EmulatedForm]) -> str:
    """The assembly of a program for these instructions."""
    return ENTER.format(
        saved=_pairs("stp"),
        loads=_each("ld"),
        stores=_each("st"),
        restored=_pairs("ldp"),
        instructions="\n".join(f".inst {int.from_bytes(form.code, 'little'):#x}\nb leave" for form in found),
    )
