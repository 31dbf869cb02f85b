"""Decodes x86-64 instructions by capstone, and executes them."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from hashwright.recheck.instructions import ALIGNED, CONDITIONS, MEANINGS, UNALIGNED
from hashwright.recheck.machine import Simulator, numbered
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.terms import BitVector, choose, const, extend, join, lanes, part, var, variables

NAMES: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
SAVED: Final = ["rbx", "rbp", "r12", "r13", "r14", "r15"]
ARGUMENTS: Final = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"]
STACK: Final = NAMES.index("rsp")
BELOW: Final = 128  # bytes below the stack pointer that a function may use
LONGEST: Final = 15  # bytes of an instruction
IMAGE: Final = join(const(0, 12), var("image", 52))  # where the file is loaded
BITS: Final = {"xmm": 128, "ymm": 256, "zmm": 512}
WORD: Final = 32
WORDS: Final = 16  # of a vector register
# At most one prefix that is a part of the opcode, then REX: processors ignore or reinterpret other prefixes.
USUAL: Final = re.compile(
    rb"[\x66\xf2\xf3]?[\x40-\x4f]?[^\x26\x2e\x36\x3e\x40-\x4f\x64-\x67\xf0\xf2\xf3]", re.DOTALL
)
EVEX: Final = 0x62  # the first byte of a prefix
STORED: Final = 0x7E  # the opcode of vmovq to memory
IDLE: Final = ("nop", "endbr64")  # with any operands and prefixes


def entry() -> Iterator[BitVector]:
    """The contents of registers at the call of a function, as variables."""
    yield from map(var, NAMES)
    for number in range(32):
        yield from numbered(f"vector {number}", WORDS, WORD)


@cache
def _registers() -> dict[str, tuple[int, int]]:
    """General registers of 8, 32 and 64 bits, by name: the number and the bits."""
    found = {name: (i, 64) for i, name in enumerate(NAMES)}
    for i, name in enumerate(NAMES):
        found[f"e{name[1:]}" if i < 8 else f"{name}d"] = (i, 32)
        found[f"{name[1:].removesuffix('x')}l" if i < 8 else f"{name}b"] = (i, 8)
    return found


class DecodedOperand:
    """An operand of an instruction: a register, memory, or a number."""

    def __init__(self, found: Any, instruction: Any) -> None:
        from capstone import x86

        self.text = instruction.reg_name(found.reg) if found.type == x86.X86_OP_REG else ""
        self.is_memory = found.type == x86.X86_OP_MEM
        self.number: int | None = found.imm if found.type == x86.X86_OP_IMM else None
        self.is_vector = self.text[:3] in BITS
        self.displacement = found.mem.disp if self.is_memory else 0
        self.element = 0  # the bits of an element of memory that is repeated; 0: none is
        self.bits = 8 * found.size
        if self.is_vector:
            self.place, self.bits = int(self.text[3:]), BITS[self.text[:3]]
        elif self.text:
            if self.text not in _registers():
                raise Unsupported(f"the checker does not know the register {self.text}")
            self.place, self.bits = _registers()[self.text]
        if self.is_memory:
            where, name = found.mem, instruction.reg_name
            self._terms = [
                (name(each), scale) for each, scale in ((where.base, 1), (where.index, where.scale)) if each
            ]
            self._following = instruction.address + instruction.size

    def address(self, machine: Simulator) -> BitVector:
        found = const(self.displacement, 64)
        for name, scale in self._terms:
            if name == "rip":
                return IMAGE + const(self._following + self.displacement, 64)
            if name not in NAMES:
                raise Unsupported("an address has no 64 bits")
            found = (machine.general[NAMES.index(name)] << scale.bit_length() - 1) + found
        return found


class DecodedInstruction:
    """An instruction with its operands."""

    def __init__(self, found: Any) -> None:
        self.address, self.name, self.bytes = found.address, found.mnemonic, bytes(found.bytes)
        self.following: int = found.address + found.size
        self.operands: list[DecodedOperand] = []
        if self.name in IDLE:
            return
        if not USUAL.match(self.bytes):
            raise Unsupported(f"the prefixes of {self} are not usual")
        self.operands = [DecodedOperand(each, found) for each in found.operands]
        if self.bytes[0] in b"\x66\xf2\xf3" and not any(each.is_vector for each in self.operands):
            raise Unsupported(f"the prefixes of {self} are not usual")
        if self.bytes[0] == EVEX:
            self._read_evex()

    def _read_evex(self) -> None:
        """Reads the parts of an EVEX prefix that capstone does not report: masks and repeated elements."""
        wide, last = self.bytes[2] >> 7, self.bytes[3]
        memory = [each for each in self.operands if each.is_memory]
        if last & 0x87 or (last & 0x10 and not memory):
            raise Unsupported(f"{self} has a mask or a mode of rounding")
        for each in memory:
            each.element = (64 if wide else 32) if last & 0x10 else 0
            if (self.name, self.bytes[4], self.bytes[2] & 3, self.bytes[5] >> 6) == ("vmovq", STORED, 1, 1):
                # Capstone 5 multiplies this displacement of one byte by 16, not by the size of the access.
                each.displacement = 8 * int.from_bytes(self.bytes[-1:], "little", signed=True)

    def __str__(self) -> str:
        return f"{self.name} at {self.address:#x}"


class Decoder:
    """Capstone as a decoder of x86-64."""

    def __init__(self) -> None:
        import capstone

        self._reader = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
        self._reader.detail = True

    def __call__(self, code: bytes, at: int) -> DecodedInstruction:
        found = next(self._reader.disasm(code[:LONGEST], at, 1), None)
        if not found:
            raise NotRechecked(f"there is no instruction at {at:#x}")
        return DecodedInstruction(found)


def _read(m: Simulator, i: DecodedInstruction, x: DecodedOperand, bits: int) -> BitVector:
    """The value of a register, or of this number of bits of memory, or of a number."""
    if x.number is not None:
        return const(x.number, bits)
    if x.is_memory:
        return m.load(x.address(m), bits // 8, _aligned(i, bits))
    if x.is_vector:
        return part(join(*m.vectors[x.place]), 0, x.bits)
    return part(m.general[x.place], 0, x.bits)


def _write(m: Simulator, i: DecodedInstruction, x: DecodedOperand, value: BitVector) -> None:
    """Writes an operand. VEX and EVEX clear the rest of a vector; legacy instructions change only 128 bits."""
    if x.is_memory:
        m.store(x.address(m), value, _aligned(i, value.bits))
    elif x.is_vector:
        words = lanes(extend(value, max(value.bits, 128)), WORD)
        rest = [const(0, WORD)] * WORDS if i.name[0] == "v" else m.vectors[x.place]
        m.vectors[x.place] = [*words, *rest[len(words) :]]
    elif x.bits != value.bits:
        raise Unsupported(f"the operands of {i}")
    elif x.bits == 8:
        m.general[x.place] = join(value, part(m.general[x.place], 8, 56))
    elif x.place == STACK:
        m.moved(extend(value, 64))
    else:
        m.general[x.place] = extend(value, 64)


def _aligned(i: DecodedInstruction, bits: int) -> int:
    """The required alignment of an access, in bytes."""
    is_vector = any(each.is_vector for each in i.operands)
    is_legacy = is_vector and i.name[0] != "v" and bits == 128 and i.name not in UNALIGNED
    return bits // 8 if i.name in ALIGNED or is_legacy else 1


def _compute(m: Simulator, i: DecodedInstruction) -> None:
    """Executes an instruction whose meaning is in the table."""
    if i.name not in MEANINGS:
        raise Unsupported(f"the checker does not know {i.name}")
    meaning, (to, *others) = MEANINGS[i.name], i.operands
    numbers = [others.pop().number if others else 1] if meaning.is_numbered else []
    operands = [*([to] if len(others) < meaning.sources else []), *others]
    if len(operands) != meaning.sources or None in numbers:
        raise Unsupported(f"the operands of {i}")
    bits = next((each.bits for each in (to, *others) if each.text), to.bits)
    sources = []
    for each in operands:
        size = each.element or (meaning.memory if each.is_memory or meaning.is_repeated else 0) or bits
        value = _read(m, i, each, size)
        if each.element or meaning.is_repeated:
            value = join(*[part(value, 0, size)] * (bits // size))
        sources.append(value)
    made = meaning.value(*sources, *numbers)
    if meaning.writes:
        _write(m, i, to, made)
    if meaning.flags:
        kept = {name: flag for name, flag in m.flags.items() if name in meaning.kept}
        flags = meaning.flags(*sources, made).items()
        m.flags = {name: flag for name, flag in flags if name not in meaning.kept} | kept


def _condition(m: Simulator, name: str) -> BitVector:
    """The condition of a jump or a move, by its letters."""
    if name not in CONDITIONS:
        raise Unsupported(f"the checker does not know the condition {name}")
    try:
        return CONDITIONS[name](m.flags)
    except KeyError:
        raise NotRechecked("a condition depends on an undefined flag") from None


def _met(m: Simulator, name: str) -> BitVector:
    """The same, as a constant if it depends on nothing secret."""
    met = _condition(m, name)
    return const(m.decide(met), 1) if variables(met) <= m.public else met


def _choose(m: Simulator, i: DecodedInstruction) -> None:
    """SETcc and CMOVcc."""
    if i.name.startswith("set"):
        _write(m, i, i.operands[0], extend(_met(m, i.name[3:]), 8))
    else:
        to, x = i.operands
        _write(m, i, to, choose(_met(m, i.name[4:]), _read(m, i, x, to.bits), _read(m, i, to, to.bits)))


def _clear_uppers(m: Simulator, _: DecodedInstruction) -> None:
    for number in range(16):
        m.vectors[number][4:] = [const(0, WORD)] * 12


def _push(m: Simulator, i: DecodedInstruction, x: DecodedOperand) -> None:
    value = _read(m, i, x, 64)
    m.moved(m.general[STACK] - const(8, 64))
    m.store(m.general[STACK], value)


def _popped(m: Simulator) -> BitVector:
    value = m.load(m.general[STACK], 8)
    m.moved(m.general[STACK] + const(8, 64))
    return value


def _prefetch(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    if not variables(x.address(m)) <= m.public:
        raise NotRechecked("the address of a prefetch depends on a secret or on an address of the file")


SPECIAL: Final[dict[str, Callable[..., None]]] = {
    **dict.fromkeys(IDLE, lambda m, i: None),
    "vzeroupper": _clear_uppers,
    "prefetcht0": _prefetch,
    "push": _push,
    "pop": lambda m, i, to: _write(m, i, to, _popped(m)),
    "lea": lambda m, i, to, x: _write(m, i, to, part(x.address(m), 0, to.bits)),
}


def execute(m: Simulator, i: DecodedInstruction) -> int | BitVector:
    """Executes an instruction. Returns the address of the next one, or the value to which RET jumps."""
    if i.name == "ret" and not i.operands:
        return _popped(m)
    if i.name[0] == "j" and len(i.operands) == 1 and i.operands[0].number is not None:
        is_met = i.name == "jmp" or m.decide(_condition(m, i.name[1:]))
        return int(i.operands[0].number) if is_met else i.following
    if i.name in SPECIAL:
        SPECIAL[i.name](m, i, *i.operands)
    elif i.name.startswith(("set", "cmov")):
        _choose(m, i)
    else:
        _compute(m, i)
    return i.following
