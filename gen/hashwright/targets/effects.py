"""What machine instructions do with their operands, and what kind of work they are.

Kinds are what cores tell apart: see cores.py. What becomes of the operands is as in volume 2 of Intel's
Software Developer's Manual and in the Arm Architecture Reference Manual (DDI 0487).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hashwright.code import Ins, Mem
from hashwright.errors import UserError

GENERAL, VECTOR, WIDE = "general", "vector", "wide"  # classes of registers; wide ones have 512 bits
RESULT, CHANGED, READ = "result", "changed", "read"  # what becomes of the first operand

# By instruction set, and by what becomes of the first operand: kinds of work, and the mnemonics of each.
KINDS: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "x86_64": {
        RESULT: {
            "move": "mov movdqa movdqu vmovdqa vmovdqu vmovdqa32 vmovdqu32 vmovdqa64 vmovdqu64 vpbroadcastd",
            "transfer": "vmovd vmovq",
            "lea": "lea",
            "andn": "andn",
            "rotate": "rorx vprold vprotd",
            "add": "vpaddd vpsubd",
            "logic": "vpand vpor vpxor vpandn vpandd vpord vpxord vpandnd vpandq vporq vpxorq vpandnq vpcmpeqd",
            "ternary": "vpcmov",
            "shift": "vpslld vpsrld",
            "bytes": "vpshufb",
            "shuffle": "vpshufd vpshuflw vpshufhw pshufd pshuflw pshufhw",
            "interleave": "vpunpckldq vpunpckhdq vpunpcklqdq vpunpckhqdq",
            "insert": "vinserti128 vinserti32x4 vinserti64x4",
            "permute": "vshufi64x2 vperm2i128",
            "aes": "vaesenc",
        },
        CHANGED: {
            "add": "add sub paddd psubd",
            "logic": "and or xor not cmovne pand por pxor pandn pcmpeqd",
            "rotate": "rol",
            "ternary": "vpternlogd vpternlogq",
            "shift": "shl shr pslld psrld",
            "bytes": "bswap pshufb",
            "interleave": "punpckldq punpckhdq punpcklqdq punpckhqdq",
            "aes": "aesenc",
        },
        READ: {"logic": "test cmp", "branch": "jz jnz"},
    },
    "aarch64": {
        RESULT: {
            "move": "mov movprfx ldr ld1rw",
            "add": "add sub subs address cntw",
            "logic": "and orr eor bic orn eon mvn csel ptrue",
            "rotate": "ror",
            "ternary": "eor3 bcax",
            "shift": "shl ushr lsl lsr",
            "shuffle": "rev rev32",
            "interleave": "zip1 zip2 uzp1",
            "mix": "aesmc",
            "gather": "ld1d ld1w",
        },
        CHANGED: {
            "logic": "not",
            "select": "bsl bit bif bsl1n bsl2n nbsl",
            "insert": "sri",
            "shuffle": "revb",
            "accumulate": "usra",
            "rotate": "xar",
            "aes": "aese",
        },
        READ: {"logic": "cmp", "move": "str", "branch": "cbz b.ne"},
    },
}
WORK: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    # the same by mnemonic: kind of work, and what becomes of the first operand
    isa: {
        mnemonic: (kind, fate)
        for fate, kinds in fates.items()
        for kind, mnemonics in kinds.items()
        for mnemonic in mnemonics.split()
    }
    for isa, fates in KINDS.items()
}
INDEPENDENT: Final = frozenset({"pcmpeqd", "vpcmpeqd"})  # of what a register holds, compared with itself

# Kinds that depend on the operands; LEA3 is a sum of three.
LOAD, STORE, MOVE, IMMEDIATE, LEA, LEA3 = "load", "store", "move", "immediate", "lea", "lea3"


@dataclass(frozen=True, slots=True)
class Effect:
    """What one machine instruction does. Registers go by one name, however much of them is meant."""

    kind: str  # of work
    file: str  # the class of its registers
    reads: tuple[str, ...]  # registers, apart from those of addresses in memory; the first operand first
    writes: str  # a register; empty: none
    load: Mem | None
    store: Mem | None


@lru_cache(1 << 14)  # the variants of a routine share most of their instructions
def effect(ins: Ins, isa: str) -> Effect:
    """What an instruction does. Raises UserError for one that is not in the table."""
    if ins.mnemonic not in WORK[isa]:
        raise UserError(f"no core's table has '{ins.mnemonic}'; write a schedule that does without it")
    kind, fate = WORK[isa][ins.mnemonic]
    registers = [name for each in ins.operands if isinstance(each, str) and (name := common(each))]
    memory = next((each for each in ins.operands if isinstance(each, Mem)), None)
    is_address = kind == LEA or (memory is not None and bool(memory.label))
    store = memory if fate == READ or (ins.operands and ins.operands[0] is memory) else None
    load = memory if store is None and not is_address else None
    writes = registers[0] if fate != READ and store is None else ""
    reads = tuple(registers[1:] if fate == RESULT and writes else registers)
    if ins.mnemonic in INDEPENDENT and len(set(registers)) == 1:
        reads = ()
    if is_address:
        reads += addressed(memory)
    if kind in (MOVE, "transfer"):
        kind = LOAD if load else STORE if store else kind if reads else IMMEDIATE
    if kind == LEA and memory and memory.index and memory.disp:
        kind = LEA3
    return Effect(kind, _class(ins), reads, writes, load, store)


def addressed(memory: Mem | None) -> tuple[str, ...]:
    """The registers of an address."""
    return tuple(common(each) for each in (memory.base, memory.index) if each) if memory else ()


REGISTER: Final = re.compile(
    r"\{?(?:(?:[xyz]mm|[vqz])(?P<vector>\d+)|(?P<arm>[wxp]\d+)|[re]?(?P<x86>[a-ds]?[ipx]|\d+)d?$)"
)


@lru_cache(1 << 10)
def common(operand: str) -> str:
    """The name of a register whatever its width or its element; empty for what is none."""
    found = REGISTER.match(operand)
    if not found:
        return ""
    if found["vector"]:
        return f"v{found['vector']}"
    return found["x86"] or found["arm"].replace("w", "x")


def _class(ins: Ins) -> str:
    """The class of its first register."""
    first = next((each for each in ins.operands if isinstance(each, str) and common(each)), "")
    return WIDE if first.startswith("zmm") else VECTOR if common(first).startswith("v") else GENERAL


ARM: Final = 4  # bytes of an instruction
X86: Final = {GENERAL: 3, VECTOR: 5, WIDE: 6}  # bytes of one without displacement and immediate, about
AVX512: Final = re.compile(
    r"v(pternlog|prol|p(and|andn|or|xor)[dq]$|\w+(32|64)(x\d)?$)"
)  # as long as wide ones
SHORT, LONG = 1, 4  # bytes of a number


def size(ins: Ins, isa: str) -> int:
    """The bytes of an instruction; of x86 about, as prefixes are not told apart: 5 % off in a kernel."""
    if isa == "aarch64":
        return ARM
    file = WIDE if AVX512.match(ins.mnemonic) else _class(ins)
    numbers = [
        each.disp // (each.bytes if file == WIDE else 1) for each in ins.operands if isinstance(each, Mem)
    ]
    numbers += [each for each in ins.operands if isinstance(each, int)]
    return X86[file] + sum(SHORT if -128 <= each < 128 else LONG for each in numbers if each)
