"""Decodes x86-64 instructions by capstone, and executes them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from hashwright.recheck.instructions import ALIGNED, CONDITIONS, MEANINGS, UNALIGNED
from hashwright.recheck.machine import Simulator
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.terms import WORD, BitVector, const, extend, join, lanes, part, var, variables

NAMES: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
SAVED: Final = ["rbx", "rbp", "r12", "r13", "r14", "r15"]
ARGUMENTS: Final = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"]
STACK: Final = NAMES.index("rsp")
BELOW: Final = 128  # bytes below the stack pointer that a function may use
LONGEST: Final = 15  # bytes of an instruction
IMAGE: Final = join(const(0, 12), var("image", 52))  # where the file is loaded
RIP: Final = -1  # the number of the register
WORDS: Final = 16  # of a vector register
GENERAL, VECTOR, MEMORY, NUMBER = "general", "vector", "memory", "number"  # kinds of operands
REGISTERS: Final = {  # by name: the kind, the number and the bits
    "rip": (GENERAL, RIP, 64),
    **{name: (GENERAL, i, 64) for i, name in enumerate(NAMES)},
    **{f"e{name[1:]}" if i < 8 else f"{name}d": (GENERAL, i, 32) for i, name in enumerate(NAMES)},
    **{
        f"{name[1:].removesuffix('x')}l" if i < 8 else f"{name}b": (GENERAL, i, 8)
        for i, name in enumerate(NAMES)
    },
    **{
        f"{name}{i}": (VECTOR, i, bits)
        for name, bits in (("xmm", 128), ("ymm", 256), ("zmm", 512))
        for i in range(32)
    },
}
# At most one prefix that is a part of the opcode, then REX: processors ignore or reinterpret other prefixes.
USUAL: Final = re.compile(
    rb"[\x66\xf2\xf3]?[\x40-\x4f]?[^\x26\x2e\x36\x3e\x40-\x4f\x64-\x67\xf0\xf2\xf3]", re.DOTALL
)
EVEX: Final = 0x62  # the first byte of a prefix
STORED: Final = 0x7E  # the opcode of vmovq to memory
IDLE: Final = ("nop", "endbr64")  # with any operands and prefixes


def registers(before: str = "") -> tuple[list[BitVector], list[list[BitVector]]]:
    """Variables for the general and the vector registers, whose names begin with a text."""
    vectors = [[var(f"{before}vector {i}.{word}", WORD) for word in range(WORDS)] for i in range(32)]
    return [var(before + name) for name in NAMES], vectors


@dataclass(frozen=True, slots=True)
class DecodedOperand:
    """An operand of an instruction: a register, memory, or a number."""

    kind: str
    bits: int
    place: int = 0  # of a register; the number
    terms: Sequence[tuple[int, int]] = ()  # of an address: registers and the places by which they are shifted
    displacement: int = 0
    element: int = 0  # the bits of an element of memory that is repeated; 0: none is

    def address(self, m: Simulator) -> BitVector:
        found = const(self.displacement, 64)
        for register, places in self.terms:
            found += (IMAGE if register == RIP else m.general[register]) << places
        return found


ONE: Final = DecodedOperand(NUMBER, 8, 1)


@dataclass(frozen=True, slots=True)
class DecodedInstruction:
    """An instruction with its operands."""

    address: int
    name: str
    code: bytes
    operands: Sequence[DecodedOperand] = ()

    @property
    def following(self) -> int:
        return self.address + len(self.code)

    @property
    def has_vectors(self) -> bool:
        return any(each.kind == VECTOR for each in self.operands)


@cache
def _reader() -> Any:
    import capstone

    reader = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    reader.detail = True
    return reader


def decoded(code: bytes, at: int) -> DecodedInstruction:
    """The instruction at an address, from the code there."""
    found = next(_reader().disasm(code[:LONGEST], at, 1), None)
    if not found:
        raise NotRechecked(f"there is no instruction at {at:#x}")
    made = DecodedInstruction(at, found.mnemonic, bytes(found.bytes))
    if made.name in IDLE:
        return made
    made = replace(made, operands=[_operand(each, found) for each in found.operands])
    if not USUAL.match(made.code) or (made.code[0] in b"\x66\xf2\xf3" and not made.has_vectors):
        raise Unsupported(f"the prefixes of {made.name} at {at:#x} are not usual")
    return _extended(made) if made.code[0] == EVEX else made


def _operand(found: Any, of: Any) -> DecodedOperand:
    from capstone import x86

    if found.type == x86.X86_OP_REG:
        kind, place, bits = _register(of.reg_name(found.reg))
        return DecodedOperand(kind, bits, place)
    if found.type == x86.X86_OP_IMM:
        return DecodedOperand(NUMBER, 8 * found.size, found.imm)
    pairs = (found.mem.base, 1), (found.mem.index, found.mem.scale)
    parts = [(*_register(of.reg_name(each)), scale) for each, scale in pairs if each]
    if any(bits != 64 for _, _, bits, _ in parts):
        raise Unsupported("an address has no 64 bits")
    terms = [(place, scale.bit_length() - 1) for _, place, _, scale in parts]
    following = of.address + of.size if (RIP, 0) in terms else 0
    return DecodedOperand(MEMORY, 8 * found.size, terms=terms, displacement=found.mem.disp + following)


def _register(name: str) -> tuple[str, int, int]:
    if name not in REGISTERS:
        raise Unsupported(f"the checker does not know the register {name}")
    return REGISTERS[name]


def _extended(i: DecodedInstruction) -> DecodedInstruction:
    """The instruction with the parts of an EVEX prefix that capstone does not report."""
    is_wide, last = i.code[2] >> 7, i.code[3]
    if last & 0x87 or (last & 0x10 and not any(each.kind == MEMORY for each in i.operands)):
        raise Unsupported(f"{i.name} has a mask or a mode of rounding")
    changes: dict[str, Any] = {"element": 32 << is_wide} if last & 0x10 else {}
    if (i.name, i.code[4], i.code[2] & 3, i.code[5] >> 6) == ("vmovq", STORED, 1, 1):
        # Capstone 5 multiplies this displacement of one byte by 16, not by the size of the access.
        changes["displacement"] = 8 * int.from_bytes(i.code[-1:], "little", signed=True)
    return replace(i, operands=[replace(x, **changes) if x.kind == MEMORY else x for x in i.operands])


def _read(m: Simulator, i: DecodedInstruction, x: DecodedOperand, bits: int) -> BitVector:
    """The value of a register, or of this number of bits of memory, or of a number."""
    match x.kind:
        case "number":
            return const(x.place, bits)
        case "memory":
            return m.load(x.address(m), bits // 8, _aligned(i, bits))
        case "vector":
            return part(join(*m.vectors[x.place]), 0, x.bits)
    return part(m.general[x.place], 0, x.bits)


def _write(m: Simulator, i: DecodedInstruction, x: DecodedOperand, value: BitVector) -> None:
    """Writes an operand. VEX and EVEX clear the rest of a vector; legacy instructions change only 128 bits."""
    if x.kind == MEMORY:
        m.store(x.address(m), value, _aligned(i, value.bits))
    elif x.kind == VECTOR:
        words = lanes(extend(value, max(value.bits, 128)), WORD)
        rest = [const(0, WORD)] * WORDS if i.name[0] == "v" else m.vectors[x.place]
        m.vectors[x.place] = [*words, *rest[len(words) :]]
    elif x.bits != value.bits:
        raise Unsupported(f"the operands of {i.name}")
    elif x.place == STACK:
        m.moved(extend(value, 64))
    else:
        m.general[x.place] = join(value, part(m.general[x.place], 8, 56)) if x.bits == 8 else extend(value, 64)


def _aligned(i: DecodedInstruction, bits: int) -> int:
    """The required alignment of an access, in bytes."""
    is_legacy = i.has_vectors and i.name[0] != "v" and bits == 128 and i.name not in UNALIGNED
    return bits // 8 if i.name in ALIGNED or is_legacy else 1


def _compute(m: Simulator, i: DecodedInstruction, *operands: DecodedOperand) -> None:
    """Executes an instruction whose meaning is in the table."""
    if i.name not in MEANINGS or not operands:
        raise Unsupported(f"the checker does not know {i.name}")
    meaning, (to, *others) = MEANINGS[i.name], operands
    number = others.pop() if meaning.is_numbered and others else ONE
    further = [number.place] * meaning.is_numbered + [_met(m, each) for each in meaning.condition]
    used = [*([to] if len(others) < meaning.sources else []), *others]
    if len(used) != meaning.sources or number.kind != NUMBER:
        raise Unsupported(f"the operands of {i.name}")
    bits = next((each.bits for each in (to, *others) if each.kind in (GENERAL, VECTOR)), to.bits)
    sources = []
    for each in used:
        size = each.element or (meaning.memory if each.kind == MEMORY or meaning.is_repeated else 0) or bits
        value = _read(m, i, each, size)
        is_repeated = each.element or meaning.is_repeated
        sources.append(join(*[part(value, 0, size)] * (bits // size)) if is_repeated else value)
    made = meaning.value(*sources, *further)
    if meaning.writes:
        _write(m, i, to, made)
    if meaning.flags is not None:
        kept = {name: flag for name, flag in m.flags.items() if name in meaning.kept}
        m.flags = kept | {name: flag(*sources, made) for name, flag in meaning.flags.items()}


def _met(m: Simulator, name: str) -> BitVector:
    """A condition by its letters, as a constant if it depends on nothing secret."""
    if name not in CONDITIONS:
        raise Unsupported(f"the checker does not know the condition {name}")
    try:
        met = CONDITIONS[name](m.flags)
    except KeyError:
        raise NotRechecked("a condition depends on an undefined flag") from None
    return const(m.decide(met), 1) if variables(met) <= m.public else met


def _pushed(m: Simulator, value: BitVector) -> None:
    m.moved(m.general[STACK] - const(8, 64))
    m.store(m.general[STACK], value)


def _popped(m: Simulator) -> BitVector:
    value = m.load(m.general[STACK], 8)
    m.moved(m.general[STACK] + const(8, 64))
    return value


def _clear_uppers(m: Simulator, _: DecodedInstruction) -> None:
    for each in m.vectors[:16]:
        each[4:] = [const(0, WORD)] * (WORDS - 4)


def _prefetch(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    if not variables(x.address(m)) <= m.public:
        raise NotRechecked("the address of a prefetch depends on a secret or on an address of the file")


SPECIAL: Final[dict[str, Callable[..., None]]] = {
    **dict.fromkeys(IDLE, lambda m, i: None),
    "vzeroupper": _clear_uppers,
    "prefetcht0": _prefetch,
    "push": lambda m, i, x: _pushed(m, _read(m, i, x, 64)),
    "pop": lambda m, i, to: _write(m, i, to, _popped(m)),
    "lea": lambda m, i, to, x: _write(m, i, to, part(x.address(m), 0, to.bits)),
}


def execute(m: Simulator, i: DecodedInstruction) -> int | BitVector:
    """Executes an instruction. Returns the address of the next one, or the value to which RET jumps."""
    if i.name == "ret" and not i.operands:
        return _popped(m)
    if i.name[0] == "j" and [each.kind for each in i.operands] == [NUMBER]:
        is_met = i.name == "jmp" or m.decide(_met(m, i.name[1:]))
        return i.operands[0].place if is_met else i.following
    SPECIAL.get(i.name, _compute)(m, i, *i.operands)
    return i.following
