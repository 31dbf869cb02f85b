"""Runs single instructions on this machine's processor, and compares them with their meanings over terms."""

import ctypes
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final

from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image
from hashwright.proof.read.instruction import REPEATED
from hashwright.proof.read.x86_64 import NAMES, decode, decoded
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.terms import POINTER, WORD, Term, const, var
from hashwright.proof.say.values import Values
from hashwright.targets import TARGETS

SCRATCH: Final = var("scratch", POINTER)  # the address of the memory of operands
ROOM: Final = 64  # its size in bytes
STACK: Final = SYSTEM_V.frame.pointer
LANES: Final = SYSTEM_V.vector_bits // WORD
# The number of this processor's vector registers, their bytes, and how one is moved.
COUNT, BYTES, MOVE = (
    (32, 64, "vmovdqu64 zmm") if TARGETS["x86-64-avx512vl"].runs_here() else (16, 32, "vmovdqu ymm")
)
MASKS: Final = range(SYSTEM_V.masks if TARGETS["x86-64-avx512vl"].runs_here() else 0)
FLAGS: Final = {"c": 0, "z": 6, "s": 7, "o": 11}
ALWAYS: Final = 0x202  # flags that are set while a program runs
LEFT_OUT: Final = (
    *("push", "pop", "leave", "ret", "call", "jmp", "j", "endbr64", "nop", "prefetcht0"),
    *REPEATED,  # they access memory at the addresses in registers
)

PROGRAM: Final = """
.intel_syntax noprefix
.data
.balign 64
.globl general, vectors, masks, flags
general: .zero 128
vectors: .zero 2048
masks: .zero 64
flags: .quad 0
kept: .quad 0
.text
"""


@dataclass(frozen=True, slots=True)
class Form:
    """An instruction. Its memory operand, if it has one, is at a distance from the address in a register."""

    code: bytes
    base: int | None  # the number of that register
    displacement: int = 0  # that distance

    def __str__(self) -> str:
        return decode(self.code, 0).text


def forms(code: bytes, is_wanted: Callable[[int], bool]) -> Iterator[tuple[int, Form]]:
    """The wanted instructions of a function with distinct meanings, by iced-x86's number of their form."""
    import iced_x86
    from iced_x86 import OpKind, Register, RegisterExt

    for found in decoded(code, 0):
        if not is_wanted(found.code):
            continue
        kinds = [found.op_kind(i) for i in range(found.op_count)]
        used = [found.op_register(i) for i, kind in enumerate(kinds) if kind == OpKind.REGISTER]
        is_address = decode(code[found.ip :], 0).name == "lea"
        used += [found.memory_base, found.memory_index] if is_address else []
        full = {RegisterExt.full_register(each) for each in used if each}
        if decode(code[found.ip :], 0).name in LEFT_OUT or full & {Register.RSP, Register.RIP}:
            continue
        base = None
        if OpKind.MEMORY in kinds and not is_address:
            high = {Register.AH, Register.CH, Register.DH, Register.BH} & {*used}  # not beside the last eight
            base = next(i for i in (range(6, 8) if high else range(8, 16)) if Register.RAX + i not in full)
            found.memory_base, found.memory_index = Register.RAX + base, Register.NONE
            found.memory_displacement, found.memory_displ_size = 0, 0
        encoder = iced_x86.Encoder(64)
        encoder.encode(found, 0)
        yield found.code, Form(encoder.take_buffer(), base)


def written(found: Sequence[Form]) -> str:
    """A function for each form: it loads registers and flags from memory, and stores them there."""
    general = [(i, name) for i, name in enumerate(NAMES) if i != STACK]
    lines = [PROGRAM]
    store, register = MOVE.split()
    for number, form in enumerate(found):
        lines += [f".globl form{number}", f"form{number}:"]
        lines += [f"push {name}" for name in ("rbx", "rbp", "r12", "r13", "r14", "r15")]
        lines += ["mov [rip+kept], rsp"]
        lines += [f"{MOVE}{i}, [rip+vectors+{4 * LANES * i}]" for i in range(COUNT)]
        lines += [f"kmovq k{i}, [rip+masks+{8 * i}]" for i in MASKS]
        lines += ["push qword ptr [rip+flags]", "popfq"]
        lines += [f"mov {name}, [rip+general+{8 * i}]" for i, name in general]
        lines += [f".byte {', '.join(map(str, form.code))}"]
        lines += [f"mov [rip+general+{8 * i}], {name}" for i, name in general]
        lines += ["pushfq", "pop qword ptr [rip+flags]"]
        lines += [f"{store} [rip+vectors+{4 * LANES * i}], {register}{i}" for i in range(COUNT)]
        lines += [f"kmovq [rip+masks+{8 * i}], k{i}" for i in MASKS]
        lines += ["mov rsp, [rip+kept]", "vzeroupper"]
        lines += [f"pop {name}" for name in ("r15", "r14", "r13", "r12", "rbp", "rbx")]
        lines += ["cld", "ret"]
    return "\n".join([*lines, '.section .note.GNU-stack,"",@progbits', ""])


def drawn(rng: random.Random, bits: int) -> int:
    """A random number, or one near the ends of the range."""
    edges = (0, 1, -1, 1 << bits - 1, (1 << bits - 1) - 1, -2)
    return rng.choice([rng.choice(edges), rng.getrandbits(bits)]) & (1 << bits) - 1


@dataclass(frozen=True, slots=True)
class Inputs:
    """The contents of registers and memory before an instruction."""

    general: tuple[int, ...]
    vectors: tuple[int, ...]
    terms: tuple[tuple[Term, ...], ...]  # the lanes of the vectors
    masks: tuple[int, ...]
    memory: bytes
    flags: dict[str, int]


@cache
def random_inputs(seed: int) -> Inputs:
    """Random inputs, the same for every form, because drawing them takes longer than all else."""
    rng = random.Random(seed)
    general = tuple(
        drawn(rng, 32) << 32 | drawn(rng, 32) if rng.random() < 0.5 else drawn(rng, 64) for _ in range(16)
    )
    vectors = tuple(drawn(rng, WORD) for _ in range(32 * LANES))
    words = [const(each, WORD) for each in vectors]
    terms = tuple(tuple(words[at : at + LANES]) for at in range(0, len(words), LANES))
    memory = b"".join(drawn(rng, 32).to_bytes(4, "little") for _ in range(ROOM // 4))
    flags = {letter: rng.randrange(2) for letter in FLAGS}
    masks = tuple(drawn(rng, SYSTEM_V.mask_bits) for _ in range(SYSTEM_V.masks))
    return Inputs(general, vectors, terms, masks, memory, flags)


class Processor:
    """Forms as functions in this process."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))
        self.general = (ctypes.c_uint64 * 16).in_dll(self._library, "general")
        self.vectors = (ctypes.c_uint32 * (32 * LANES)).in_dll(self._library, "vectors")
        self.masks = (ctypes.c_uint64 * SYSTEM_V.masks).in_dll(self._library, "masks")
        self.flags = ctypes.c_uint64.in_dll(self._library, "flags")
        self._memory = (ctypes.c_uint8 * (2 * ROOM))()
        start = ctypes.addressof(self._memory)
        self.scratch = start + -start % ROOM

    def unlike(self, number: int, form: Form, seed: int) -> list[str]:
        """The differences between the processor and the meaning of a form, for random operands."""
        inputs = random_inputs(seed)
        state = _state(inputs, form)
        meant = decode(form.code, 0)
        SYSTEM_V.apply(state, meant)
        self.run(number, form, inputs)
        return list(self._differences(state))

    def run(self, number: int, form: Form, inputs: Inputs) -> None:
        """Calls a form; the results are in the fields."""
        self.general[:] = list(inputs.general)
        if form.base is not None:
            self.general[form.base] = self.scratch - form.displacement
        self.vectors[:] = list(inputs.vectors)
        self.masks[:] = list(inputs.masks)
        self.flags.value = ALWAYS | sum(inputs.flags[letter] << bit for letter, bit in FLAGS.items())
        ctypes.memmove(self.scratch, inputs.memory, ROOM)
        self._library[f"form{number}"]()

    def _differences(self, state: MachineState) -> Iterator[str]:
        values = Values(0, {SCRATCH: self.scratch})
        for i, term in enumerate(state.general):
            if i != STACK and values(term) != self.general[i]:
                yield f"{NAMES[i]} is {self.general[i]:#x}, not {values(term):#x}"
        for i, lanes in enumerate(state.vectors[:COUNT]):
            found = self.vectors[LANES * i : LANES * i + BYTES // 4]
            if [values(lane) for lane in lanes[: BYTES // 4]] != list(found):
                yield f"vector {i} is another one"
        for i in MASKS:
            if values(state.masks[i]) != self.masks[i]:
                yield f"k{i} is {self.masks[i]:#x}, not {values(state.masks[i]):#x}"
        for letter, term in ((letter, made()) for letter, made in state.flags.items()):
            if values(term) != self.flags.value >> FLAGS[letter] & 1:
                yield f"flag {letter} is not {values(term)}"
        content = state.content(SCRATCH, 0, ROOM)
        if values(content).to_bytes(ROOM, "little") != ctypes.string_at(self.scratch, ROOM):
            yield "memory is another one"


def _state(inputs: Inputs, form: Form) -> MachineState:
    first = SCRATCH - const(form.displacement, POINTER)
    scratch = Region("scratch", SCRATCH, const(ROOM, POINTER), is_written=True, is_given=True, align=ROOM)
    state = MachineState(
        Image("EM_X86_64", (), {}),
        (scratch,),
        SYSTEM_V.frame,
        [first if i == form.base else const(each, POINTER) for i, each in enumerate(inputs.general)],
        [list(lanes) for lanes in inputs.terms],
        [const(each, SYSTEM_V.mask_bits) for each in inputs.masks],
        public=frozenset((SCRATCH,)),
    )
    state.flags = {letter: partial(const, bit, 1) for letter, bit in inputs.flags.items()}
    for at in range(0, ROOM, 4):
        word = const(int.from_bytes(inputs.memory[at : at + 4], "little"), WORD)
        hold(state, Spot("cells", at, 4, SCRATCH), word)
    return state
