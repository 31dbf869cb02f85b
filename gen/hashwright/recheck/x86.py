"""Decodes x86-64 instructions by capstone, and executes them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from hashwright.recheck.instructions import ALIGNED, CONDITIONS, MEANINGS, UNALIGNED
from hashwright.recheck.machine import POINTER, Simulator
from hashwright.recheck.terms import WORD, BitVector, NotRechecked, Unsupported, const, join, var

NAMES: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
SAVED, ARGUMENTS = ["rbx", "rbp", "r12", "r13", "r14", "r15"], ["rdi", "rsi", "rdx", "rcx", "r8", "r9"]
LONGEST, WORDS = 15, 16  # bytes of an instruction; words of a vector register
IMAGE: Final = join(const(0, 12), var("image", 52))  # where the file is loaded
GENERAL, VECTOR, MEMORY, NUMBER = "general", "vector", "memory", "number"  # kinds of operands
REGISTERS: Final = {  # by name: the kind, the bits and the number
    **{name: (GENERAL, 64, i) for i, name in enumerate(NAMES)},
    **{f"e{name[1:]}" if i < 8 else f"{name}d": (GENERAL, 32, i) for i, name in enumerate(NAMES)},
    **{f"{name[1]}l" if i < 4 else f"{name[1:]}l": (GENERAL, 8, i) for i, name in enumerate(NAMES[:8])},
    **{f"{name}b": (GENERAL, 8, i) for i, name in enumerate(NAMES) if i >= 8},
    **{f"{'xyz'[i // 32]}mm{i % 32}": (VECTOR, 128 << i // 32, i % 32) for i in range(96)},
}
# VEX, EVEX or XOP without a prefix; or at most one prefix that is a part of the opcode, then REX.
USUAL: Final = re.compile(rb"[b\x8f\xc4\xc5]|[f\xf2\xf3]?[@-O]?[^&.6>@-Obd-g\x8f\xc4\xc5\xf0\xf2\xf3]", re.S)
PREFIXED: Final = ("movdqu", "lddqu", "movq", "pshuflw", "pshufhw")  # by F2 or F3
EVEX, STORED = 0x62, 0x7E  # the first byte of a prefix; the opcode of vmovq to memory
IDLE: Final = re.compile(rb"[f.]*(\x90|\x0f\x1f.*)|\xf3\x0f\x1e\xfa", re.S)  # nop and endbr64
# Capstone's groups that tell of no feature, and features by the first byte, the name and the operands.
SILENT: Final = re.compile("sse[12]|cmov|mode64|jump|branch_relative|ret|(no)?vlx|avx512|bmi")
NEEDED: Final = {
    "bmi1": ".* andn ",
    "avx": "c[45] v",
    "avx2": "c4 vbroadcasti",
    "avx512vl": "62",
    "avx512bw": "62 vpshuf[bhl]",
    "avx512dq": "62 v(pinsr|pextr|(and|andn|or|xor)ps)",
    "vaes": "62 vaesenc|.* vaesenc [yz]",
    "xop": "8f v",
}


def general(name: str) -> tuple[str, int]:
    return GENERAL, NAMES.index(name)


def registers(before: str = "") -> dict[tuple[str | int, ...], BitVector]:
    """Variables for the general and the vector registers, whose names begin with a text."""
    made: dict[tuple[str | int, ...], BitVector] = {general(name): var(before + name) for name in NAMES}
    places = ((i, at) for i in range(32) for at in range(WORDS))
    return made | {(VECTOR, *place): var("{}vector {}.{}".format(before, *place), WORD) for place in places}


class DecodedOperand(NamedTuple):
    """An operand of an instruction: a register, memory, or a number."""

    kind: str
    bits: int
    place: int = 0  # of a register; the number
    terms: Sequence[tuple[str, int]] = ()  # of an address: registers and factors
    displacement: int = 0
    element: int = 0  # the bits of an element of memory that is repeated; 0: none is

    def address(self, m: Simulator) -> BitVector:
        found = const(self.displacement, 64)
        for name, factor in self.terms:
            found += (IMAGE if name == "rip" else m.registers[general(name)]) << factor.bit_length() - 1
        return found


class DecodedInstruction(NamedTuple):
    """An instruction with its operands."""

    name: str  # empty if it does nothing
    code: bytes
    following: int  # the address after it
    operands: Sequence[DecodedOperand] = ()
    needs: frozenset[str] = frozenset()  # features that not all processors have

    @property
    def has_vectors(self) -> bool:
        return any(each.kind == VECTOR for each in self.operands)

    def execute(self, m: Simulator) -> int | BitVector:
        """Executes it. Returns the address of the next instruction, or the value to which RET jumps."""
        whole: tuple[Any, ...] = self.name, *self.operands
        match whole:
            case ["ret"]:
                return _popped(m)
            case ["jmp", DecodedOperand(kind="number", place=to)]:
                return to
            case [name, DecodedOperand(kind="number", place=to)] if name[0] == "j" and name[1:] in CONDITIONS:
                return to if m.decide(_met(m, name[1:])) else self.following
            case ["push", x]:
                value = self._read(m, x, 64)
                m.moved(m.registers[POINTER] - const(8, 64))
                m.store(m.registers[POINTER], value)
            case ["pop", to]:
                self._write(m, to, _popped(m))
            case ["lea", to, x]:
                self._write(m, to, x.address(m).part(0, to.bits))
            case ["prefetcht0", x]:
                if not x.address(m).variables <= m.public:
                    raise NotRechecked("a prefetched address depends on a secret or on that of the file")
            case ["vzeroupper"]:
                m.registers |= {(VECTOR, i, at): const(0, WORD) for i in range(16) for at in range(4, WORDS)}
            case [name, to, *others] if name in MEANINGS:
                self._compute(m, to, others)
            case _ if self.name:
                raise Unsupported(f"the checker does not know {self.name}")
        return self.following

    def _compute(self, m: Simulator, to: DecodedOperand, others: list[DecodedOperand]) -> None:
        """Executes an instruction whose meaning is in the table."""
        meaning, target = MEANINGS[self.name], [to]
        number = others.pop() if meaning.is_numbered and others else DecodedOperand(NUMBER, 8, 1)
        further = [number.place] * meaning.is_numbered + [_met(m, each) for each in meaning.condition]
        used = [*target[: len(others) < meaning.sources], *others]
        is_counted = meaning.is_numbered and not self.has_vectors  # a shift, neither by nothing nor by too much
        is_known = number.kind == NUMBER and (not is_counted or 0 < number.place < to.bits)
        if len(used) != meaning.sources or not is_known:
            raise Unsupported(f"the checker does not know {self.name} with such operands")
        bits = next((each.bits for each in (to, *others) if each.kind in (GENERAL, VECTOR)), to.bits)
        sources = []
        for each in used:
            size = each.element or (meaning.memory if each.kind == MEMORY or meaning.is_repeated else 0) or bits
            value, is_repeated = self._read(m, each, size), each.element or meaning.is_repeated
            sources.append(join(*[value.part(0, size)] * (bits // size)) if is_repeated else value)
        made = meaning.value(*sources, *further)
        if meaning.writes:
            self._write(m, to, made)
        if meaning.flags is not None:
            kept = {name: flag for name, flag in m.flags.items() if name in meaning.kept}
            m.flags = kept | {name: flag(*sources, made) for name, flag in meaning.flags.items()}

    def _read(self, m: Simulator, x: DecodedOperand, bits: int) -> BitVector:
        """The value of a register, or of this number of bits of memory, or of a number."""
        if x.kind == NUMBER:
            return const(x.place, bits)
        if x.kind == MEMORY:
            return m.load(x.address(m), bits // 8, self._aligned(bits))
        if x.kind == VECTOR:
            return join(*(m.registers[VECTOR, x.place, at] for at in range(x.bits // WORD)))
        return m.registers[GENERAL, x.place].part(0, x.bits)

    def _write(self, m: Simulator, x: DecodedOperand, value: BitVector) -> None:
        """Writes an operand. VEX and EVEX clear the rest of a vector, legacy instructions change 128 bits."""
        if x.kind == MEMORY:
            m.store(x.address(m), value, self._aligned(value.bits))
        elif x.kind == VECTOR:
            size = WORDS * WORD if self.name[0] == "v" else max(value.bits, 128)
            words = value.extended(size).lanes(WORD)
            m.registers |= {(VECTOR, x.place, at): word for at, word in enumerate(words)}
        elif x.bits != value.bits:
            raise Unsupported(f"the checker does not know {self.name} with such operands")
        elif (GENERAL, x.place) == POINTER:
            m.moved(value.extended(64))
        else:  # 32 bits clear the others, 8 bits do not
            rest = m.registers[GENERAL, x.place].part(8, 56) if x.bits == 8 else const(0, 64 - x.bits)
            m.registers[GENERAL, x.place] = join(value, rest)

    def _aligned(self, bits: int) -> int:
        """The required alignment of an access, in bytes."""
        is_legacy = self.has_vectors and self.name[0] != "v" and bits == 128 and self.name not in UNALIGNED
        return bits // 8 if self.name in ALIGNED or is_legacy else 1


def _popped(m: Simulator) -> BitVector:
    value = m.load(m.registers[POINTER], 8)
    m.moved(m.registers[POINTER] + const(8, 64))
    return value


def _met(m: Simulator, name: str) -> BitVector:
    """A condition by its letters, as a constant if it depends on nothing secret."""
    condition, is_opposite = CONDITIONS[name]
    try:
        met = ~condition(m.flags) if is_opposite else condition(m.flags)
    except KeyError:
        raise NotRechecked("a condition depends on an undefined flag") from None
    return const(m.decide(met), 1) if met.variables <= m.public else met


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
    made = DecodedInstruction(found.mnemonic, bytes(found.bytes), at + found.size)
    if IDLE.fullmatch(made.code):
        return made._replace(name="")
    try:
        made = made._replace(operands=[_operand(each, found) for each in found.operands])
    except KeyError as name:
        raise Unsupported(f"the checker does not know the register {name.args[0]} in {made.name}") from None
    needless = b"f\xf2\xf3" if not made.has_vectors else b"\xf2\xf3" if made.name not in PREFIXED else b""
    if not USUAL.match(made.code) or made.code[0] in needless:
        raise Unsupported(f"the prefixes of {made.name} at {at:#x} are not usual")
    text, groups = f"{made.code[0]:x} {made.name} {found.op_str}", map(found.group_name, found.groups)
    needs = frozenset(each for each, kind in NEEDED.items() if re.match(kind, text))
    made = made._replace(needs=needs.union(each for each in groups if not SILENT.fullmatch(each)))
    return _extended(made) if made.code[0] == EVEX else made


def _operand(found: Any, of: Any) -> DecodedOperand:
    from capstone import x86

    if found.type == x86.X86_OP_REG:
        return DecodedOperand(*REGISTERS[of.reg_name(found.reg)])
    if found.type == x86.X86_OP_IMM:
        return DecodedOperand(NUMBER, 8 * found.size, found.imm)
    pairs = (found.mem.base, 1), (found.mem.index, found.mem.scale)
    terms = [(of.reg_name(each), factor) for each, factor in pairs if each]
    if unknown := {name for name, _ in terms} - {"rip", *NAMES}:
        raise KeyError(min(unknown))
    following = of.address + of.size if ("rip", 1) in terms else 0
    return DecodedOperand(MEMORY, 8 * found.size, terms=terms, displacement=found.mem.disp + following)


def _extended(i: DecodedInstruction) -> DecodedInstruction:
    """The instruction with the parts of an EVEX prefix that capstone does not report."""
    is_wide, last = i.code[2] >> 7, i.code[3]
    banned = 0x87 if any(each.kind == MEMORY for each in i.operands) else 0x97
    if last & banned or last & 0x60 == 0x60:
        raise Unsupported(f"{i.name} has a mask, a mode of rounding or no length")
    changes: dict[str, Any] = {"element": 32 << is_wide} if last & 0x10 else {}
    if (i.name, i.code[4], i.code[2] & 3, i.code[5] >> 6) == ("vmovq", STORED, 1, 1):
        # Capstone 5 multiplies this displacement of one byte by 16, not by the size of the access.
        changes["displacement"] = 8 * int.from_bytes(i.code[-1:], "little", signed=True)
    return i._replace(operands=[x._replace(**changes) if x.kind == MEMORY else x for x in i.operands])
