"""x86-64: instructions as capstone reads them, and what each of them does."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial, reduce
from typing import Any, Final

from hashwright.recheck.machine import Simulator, numbered
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.terms import (
    APPLY,
    BitVector,
    choose,
    const,
    equal,
    extend,
    join,
    lanes,
    less,
    make,
    part,
    rotated,
    var,
    variables,
)

NAMES: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
SAVED: Final = ["rbx", "rbp", "r12", "r13", "r14", "r15"]
ARGUMENTS: Final = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"]
STACK: Final = NAMES.index("rsp")
BELOW: Final = 128  # bytes below the stack pointer that a function may use
LONGEST: Final = 15  # bytes of an instruction
IMAGE: Final = join(const(0, 12), var("image", 52))  # where the file is loaded
WORDS: Final = {"xmm": 4, "ymm": 8, "zmm": 16}  # words of 32 bits
EVEX: Final = 0x62  # the first byte of a prefix
STORED: Final = 0x7E  # the opcode of vmovq to memory
IDLE: Final = ("nop", "endbr64")  # whatever their operands and prefixes are
CONDITIONS: Final = {
    "e": ("z", 1),
    "ne": ("z", 0),
    "b": ("c", 1),
    "ae": ("c", 0),
    "s": ("s", 1),
    "ns": ("s", 0),
}


def entry() -> Iterator[BitVector]:
    """The contents of registers at the call of a function, as variables."""
    yield from map(var, NAMES)
    for number in range(32):
        yield from numbered(f"vector {number}", 16, 32)


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

        self._found, self._instruction = found, instruction
        self.is_register = found.type == x86.X86_OP_REG
        self.is_memory = found.type == x86.X86_OP_MEM
        self.name = instruction.reg_name(found.reg) if self.is_register else ""
        self.number = found.imm if found.type == x86.X86_OP_IMM else None
        self.size = found.size
        self.displacement = found.mem.disp if self.is_memory else 0
        self.element = 0  # the bytes of an element of memory that is repeated; 0: none is
        if self.is_register and self.name[0] == "k":
            raise Unsupported("an instruction has a mask")

    @property
    def bits(self) -> int:
        """The bits of a general register, or of memory or a number beside one."""
        return _registers()[self.name][1] if self.name in _registers() else 8 * self.size

    @property
    def words(self) -> int:
        """The words of a vector register; 0 if it is none."""
        return WORDS.get(self.name[:3], 0)

    @property
    def vector(self) -> int:
        return int(self.name[3:])

    def address(self, machine: Simulator) -> BitVector:
        from capstone import x86

        where = self._found.mem
        if where.segment:
            raise Unsupported("an address has a segment")
        if where.base == x86.X86_REG_RIP:
            return IMAGE + const(self._instruction.address + self._instruction.size + self.displacement, 64)
        found = const(self.displacement, 64)
        for register, scale in ((where.base, 1), (where.index, where.scale)):
            if register:
                number, bits = _registers().get(self._instruction.reg_name(register), (0, 0))
                if bits != 64:
                    raise Unsupported("an address has no 64 bits")
                found = (machine.general[number] << scale.bit_length() - 1) + found
        return found


class DecodedInstruction:
    """An instruction with its operands."""

    def __init__(self, found: Any) -> None:
        self.address, self.size, self.name = found.address, found.size, found.mnemonic
        self.bytes = bytes(found.bytes)
        self.operands = [] if self.name in IDLE else [DecodedOperand(each, found) for each in found.operands]
        self.following: int = self.address + self.size
        repeat, segment, narrow, short = found.prefix
        is_vector = any(each.words for each in self.operands)
        if self.name not in IDLE and (segment or short or ((repeat or narrow) and not is_vector)):
            raise Unsupported(f"the prefixes of {self} are not usual")
        if self.bytes[0] == EVEX:
            self._read_evex()

    def _read_evex(self) -> None:
        """Reads what capstone does not report of a prefix of EVEX: masks and repeated elements."""
        wide, last = self.bytes[2] >> 7, self.bytes[3]
        memory = [each for each in self.operands if each.is_memory]
        if last & 0x87 or (last & 0x10 and not memory):
            raise Unsupported(f"{self} has a mask or a mode of rounding")
        for each in memory if last & 0x10 else ():
            each.element = 8 if wide else 4
        if (
            self.name == "vmovq"
            and self.bytes[4] == STORED
            and self.bytes[2] & 3 == 1
            and self.bytes[5] >> 6 == 1
        ):
            # Capstone 5 multiplies this displacement of one byte by 16. The size of the access is the factor.
            for each in memory:
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


# General registers.


def read(m: Simulator, x: DecodedOperand, bits: int) -> BitVector:
    if x.number is not None:
        return const(x.number, bits)
    if x.is_memory:
        return m.load(x.address(m), bits // 8)
    number, own = _registers().get(x.name, (0, 0))
    if own != bits:
        raise Unsupported(f"the register {x.name} is not supported here")
    return part(m.general[number], 0, bits)


def write(m: Simulator, x: DecodedOperand, value: BitVector) -> None:
    if x.is_memory:
        m.store(x.address(m), value)
        return
    number, own = _registers().get(x.name, (0, 0))
    if own != value.bits:
        raise Unsupported(f"the register {x.name} is not supported here")
    if own == 8:
        value = join(value, part(m.general[number], 8, 56))
    if number == STACK:
        m.moved(extend(value, 64))
    else:
        m.general[number] = extend(value, 64)


def _result(m: Simulator, value: BitVector, **flags: BitVector) -> BitVector:
    """Sets the flags that depend on a result, and those that are given; others are undefined."""
    m.flags = {"z": equal(value, const(0, value.bits)), "s": part(value, value.bits - 1, 1), **flags}
    return value


ZERO: Final = const(0, 1)


def _sum(m: Simulator, x: BitVector, y: BitVector) -> BitVector:
    made = x + y
    return _result(m, made, c=less(made, x), o=part(~(x ^ y) & (x ^ made), x.bits - 1, 1))


def _difference(m: Simulator, x: BitVector, y: BitVector) -> BitVector:
    made = x - y
    return _result(m, made, c=less(x, y), o=part((x ^ y) & (x ^ made), x.bits - 1, 1))


def _bitwise(
    function: Callable[[BitVector, BitVector], BitVector], m: Simulator, x: BitVector, y: BitVector
) -> BitVector:
    return _result(m, function(x, y), c=ZERO, o=ZERO)


Binary = Callable[[Simulator, BitVector, BitVector], BitVector]
AND_: Final[Binary] = partial(_bitwise, lambda x, y: x & y)
ANDN: Final[Binary] = partial(_bitwise, lambda x, y: ~x & y)
BINARY: Final[dict[str, Binary]] = {
    "add": _sum,
    "sub": _difference,
    "and": AND_,
    "or": partial(_bitwise, lambda x, y: x | y),
    "xor": partial(_bitwise, lambda x, y: x ^ y),
}


def _binary(
    function: Binary, m: Simulator, _: DecodedInstruction, x: DecodedOperand, y: DecodedOperand
) -> None:
    write(m, x, function(m, read(m, x, x.bits), read(m, y, x.bits)))


def _compared(
    function: Binary, m: Simulator, _: DecodedInstruction, x: DecodedOperand, y: DecodedOperand
) -> None:
    function(m, read(m, x, x.bits), read(m, y, x.bits))


def _step(by: int, m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    """inc and dec, which leave the carry."""
    carry = {name: flag for name, flag in m.flags.items() if name == "c"}
    write(m, x, (_sum if by > 0 else _difference)(m, read(m, x, x.bits), const(1, x.bits)))
    m.flags = {name: flag for name, flag in m.flags.items() if name != "c"} | carry


def _not(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    write(m, x, ~read(m, x, x.bits))


def _negated(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    write(m, x, _difference(m, const(0, x.bits), read(m, x, x.bits)))


def _rotated(
    sign: int,
    m: Simulator,
    _: DecodedInstruction,
    x: DecodedOperand,
    count: DecodedOperand | None = None,
) -> None:
    places = _count(count, x.bits)
    write(m, x, rotated(read(m, x, x.bits), sign * places))
    m.flags = {name: flag for name, flag in m.flags.items() if name not in "co"}


def _shifted(
    is_left: bool,
    m: Simulator,
    _: DecodedInstruction,
    x: DecodedOperand,
    count: DecodedOperand | None = None,
) -> None:
    places, value = _count(count, x.bits), read(m, x, x.bits)
    write(m, x, _result(m, value << places if is_left else value >> places))


def _count(operand: DecodedOperand | None, bits: int) -> int:
    count = 1 if operand is None else operand.number
    if count is None or not 0 < count < bits:
        raise Unsupported("a shift by a register or by nothing")
    return int(count)


def _rorx(
    m: Simulator, _: DecodedInstruction, to: DecodedOperand, x: DecodedOperand, count: DecodedOperand
) -> None:
    write(m, to, rotated(read(m, x, to.bits), -_count(count, to.bits)))


def _andn(
    m: Simulator, _: DecodedInstruction, to: DecodedOperand, x: DecodedOperand, y: DecodedOperand
) -> None:
    write(m, to, ANDN(m, read(m, x, to.bits), read(m, y, to.bits)))


def _mov(m: Simulator, _: DecodedInstruction, to: DecodedOperand, x: DecodedOperand) -> None:
    write(m, to, read(m, x, to.bits))


def _lea(m: Simulator, _: DecodedInstruction, to: DecodedOperand, x: DecodedOperand) -> None:
    write(m, to, part(x.address(m), 0, to.bits))


def _bswap(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    write(m, x, join(*lanes(read(m, x, x.bits), 8)[::-1]))


def _push(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    value = read(m, x, 64)
    m.moved(m.general[STACK] - const(8, 64))
    m.store(m.general[STACK], value)


def _pop(m: Simulator, _: DecodedInstruction, x: DecodedOperand) -> None:
    value = m.load(m.general[STACK], 8)
    m.moved(m.general[STACK] + const(8, 64))
    write(m, x, value)


def condition(m: Simulator, name: str) -> BitVector:
    """The condition of a jump or a move, by its letters."""
    flags = m.flags
    try:
        if name in CONDITIONS:
            flag, wanted = CONDITIONS[name]
            return flags[flag] if wanted else ~flags[flag]
        if name in ("a", "be"):
            return flags["c"] | flags["z"] if name == "be" else ~(flags["c"] | flags["z"])
        if name in ("l", "ge"):
            return flags["s"] ^ flags["o"] if name == "l" else ~(flags["s"] ^ flags["o"])
        if name in ("g", "le"):
            smaller = (flags["s"] ^ flags["o"]) | flags["z"]
            return smaller if name == "le" else ~smaller
    except KeyError:
        raise NotRechecked("a condition depends on an undefined flag") from None
    raise Unsupported(f"the condition {name}")


def _chosen(name: str, m: Simulator, _: DecodedInstruction, to: DecodedOperand, x: DecodedOperand) -> None:
    met, new, old = condition(m, name), read(m, x, to.bits), read(m, to, to.bits)
    if variables(met) <= m.public:
        write(m, to, new if m.decide(met) else old)
    else:
        write(m, to, choose(met, new, old))


def _set(name: str, m: Simulator, _: DecodedInstruction, to: DecodedOperand) -> None:
    met = condition(m, name)
    if variables(met) <= m.public:
        met = const(m.decide(met), 1)
    write(m, to, extend(met, 8))


# Vectors, by words of 32 bits.


def words(m: Simulator, x: DecodedOperand, count: int, align: int = 1) -> list[BitVector]:
    """The words of a vector, or of memory."""
    if x.is_memory and x.element:
        return lanes(m.load(x.address(m), x.element), 32) * (4 * count // x.element)
    if x.is_memory:
        return lanes(m.load(x.address(m), 4 * count, align), 32)
    if x.words < count:
        raise Unsupported(f"the register {x.name} is not supported here")
    return m.vectors[x.vector][:count]


def put(
    m: Simulator, i: DecodedInstruction, x: DecodedOperand, value: Sequence[BitVector], align: int = 1
) -> None:
    """Sets a vector; instructions of VEX and EVEX set the rest of the register to zero."""
    if x.is_memory:
        m.store(x.address(m), join(*value), align)
        return
    rest = [const(0, 32)] * 16 if i.name[0] == "v" else m.vectors[x.vector]
    m.vectors[x.vector] = [*value, *rest[len(value) :]]


def _sources(
    m: Simulator, i: DecodedInstruction, operands: Sequence[DecodedOperand]
) -> tuple[DecodedOperand, list[list[BitVector]]]:
    """The target of an instruction and its two sources, the first of which may be the target."""
    to, *others = operands
    first, second = others if len(others) == 2 else (to, *others)
    is_legacy = i.name[0] != "v"
    return to, [words(m, first, to.words), words(m, second, to.words, 16 if is_legacy else 1)]


def _by_word(
    bits: int,
    function: Callable[[BitVector, BitVector], BitVector],
    m: Simulator,
    i: DecodedInstruction,
    *operands: DecodedOperand,
) -> None:
    to, (x, y) = _sources(m, i, operands)
    pairs = zip(lanes(join(*x), bits), lanes(join(*y), bits), strict=True)
    put(m, i, to, lanes(join(*(function(*each) for each in pairs)), 32))


def _shift(
    bits: int,
    function: Callable[[BitVector, int], BitVector],
    m: Simulator,
    i: DecodedInstruction,
    *operands: DecodedOperand,
) -> None:
    """A shift of each word by a constant."""
    to, x, count = operands if len(operands) == 3 else (operands[0], *operands)
    if count.number is None or not 0 <= count.number < bits:
        raise Unsupported("a shift of a vector by another one or by too much")
    source = join(*words(m, x, to.words))
    put(m, i, to, lanes(join(*(function(each, count.number) for each in lanes(source, bits))), 32))


def _moved(align: bool, m: Simulator, i: DecodedInstruction, to: DecodedOperand, x: DecodedOperand) -> None:
    count = to.words or x.words
    aligned = 4 * count if align else 1
    put(m, i, to, words(m, x, count, aligned), aligned)


def _single(
    bits: int, m: Simulator, i: DecodedInstruction, to: DecodedOperand, *others: DecodedOperand
) -> None:
    """movd, movq and vmovss: a word between a vector and anything else."""
    if len(others) != 1:
        raise Unsupported(f"{i} joins two vectors")
    (x,) = others
    if to.words:
        value = join(*m.vectors[x.vector][: bits // 32]) if x.words else read(m, x, bits)
        put(m, i, to, lanes(extend(value, 128), 32))
    else:
        write(m, to, join(*m.vectors[x.vector][: bits // 32]))


def _in_blocks(
    function: Callable[[Sequence[BitVector], Sequence[BitVector]], Iterable[BitVector]],
    m: Simulator,
    i: DecodedInstruction,
    *operands: DecodedOperand,
) -> None:
    """A function of each block of 128 bits of two vectors."""
    to, (x, y) = _sources(m, i, operands)
    found: list[BitVector] = []
    for first in range(0, to.words, 4):
        found += function(x[first : first + 4], y[first : first + 4])
    put(m, i, to, found)


def _shuffled_bytes(x: Sequence[BitVector], order: Sequence[BitVector]) -> list[BitVector]:
    source, places = lanes(join(*x), 8), lanes(join(*order), 8)
    if not all(each.is_const for each in places):
        raise Unsupported("a shuffle in an order that is not constant")
    made = [const(0, 8) if each.attr & 128 else source[each.attr & 15] for each in places]
    return lanes(join(*made), 32)


def _ternary(
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    y: DecodedOperand,
    z: DecodedOperand,
    table: DecodedOperand,
) -> None:
    def bit(a: BitVector, b: BitVector, c: BitVector) -> BitVector:
        products = [
            reduce(lambda p, q: p & q, (v if n >> k & 1 else ~v for k, v in ((2, a), (1, b), (0, c))))
            for n in range(8)
            if (table.number or 0) >> n & 1
        ]
        return reduce(lambda p, q: p | q, products, const(0, 32))

    sources = (words(m, each, to.words) for each in (to, y, z))
    put(m, i, to, [bit(*each) for each in zip(*sources, strict=True)])


def _inserted(
    count: int,
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    y: DecodedOperand,
    which: DecodedOperand,
) -> None:
    """A vector with another one of fewer words in it."""
    found, first = [*words(m, x, to.words)], count * ((which.number or 0) % (to.words // count))
    found[first : first + count] = words(m, y, count)
    put(m, i, to, found)


def _inserted_word(bits: int, m: Simulator, i: DecodedInstruction, *operands: DecodedOperand) -> None:
    """pinsrd and pinsrq: a vector with a word of a general register, or of memory, in it."""
    to, *others, y, which = operands
    found = lanes(join(*words(m, others[0] if others else to, to.words)), bits)
    found[(which.number or 0) % len(found)] = read(m, y, bits)
    put(m, i, to, lanes(join(*found), 32))


def _extracted_word(
    bits: int,
    m: Simulator,
    _: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    which: DecodedOperand,
) -> None:
    """pextrd and pextrq: a word of a vector, in a general register or in memory."""
    found = lanes(join(*m.vectors[x.vector][: x.words]), bits)
    write(m, to, found[(which.number or 0) % len(found)])


def _selected(
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    y: DecodedOperand,
    which: DecodedOperand,
) -> None:
    """vpcmov: bits of the first source where those of the last one are set, else of the second."""
    sources = (words(m, each, to.words) for each in (x, y, which))
    put(m, i, to, [(a & c) | (b & ~c) for a, b, c in zip(*sources, strict=True)])


def _extracted(
    count: int,
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    which: DecodedOperand,
) -> None:
    first = count * ((which.number or 0) % (x.words // count))
    put(m, i, to, m.vectors[x.vector][first : first + count])


def _shuffled_blocks(
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    y: DecodedOperand,
    order: DecodedOperand,
) -> None:
    """vshufi32x4: blocks of 128 bits, half of them from each source."""
    blocks, number = to.words // 4, order.number or 0
    width = blocks.bit_length() - 1
    found: list[BitVector] = []
    for place in range(blocks):
        source = words(m, x if place < blocks // 2 else y, to.words)
        which = number >> width * place & blocks - 1
        found += source[4 * which : 4 * which + 4]
    put(m, i, to, found)


def _permuted_blocks(
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    y: DecodedOperand,
    order: DecodedOperand,
) -> None:
    """vperm2i128: each block of 128 bits is one of four, or zero."""
    source, number = [*words(m, x, to.words), *words(m, y, to.words)], order.number or 0
    found: list[BitVector] = []
    for control in (number & 15, number >> 4 & 15):
        first = 4 * (control & 3)
        found += [const(0, 32)] * 4 if control & 8 else source[first : first + 4]
    put(m, i, to, found)


def _blended(m: Simulator, i: DecodedInstruction, *operands: DecodedOperand) -> None:
    """vpblendd: each word is that of the second source where a bit is set, else that of the first."""
    *vectors, which = operands
    to, (x, y) = _sources(m, i, vectors)
    put(m, i, to, [(y if (which.number or 0) >> at & 1 else x)[at] for at in range(to.words)])


def _shuffled_words(
    m: Simulator, i: DecodedInstruction, to: DecodedOperand, x: DecodedOperand, order: DecodedOperand
) -> None:
    """pshufd."""
    source, number = words(m, x, to.words, 1 if i.name[0] == "v" else 16), order.number or 0
    put(m, i, to, [source[4 * (at // 4) + (number >> 2 * (at % 4) & 3)] for at in range(to.words)])


def _shuffled_halves(
    first: int,
    m: Simulator,
    i: DecodedInstruction,
    to: DecodedOperand,
    x: DecodedOperand,
    order: DecodedOperand,
) -> None:
    """pshuflw and pshufhw: four halves of words in each block of 128 bits, from the first one on."""
    source = lanes(join(*words(m, x, to.words, 1 if i.name[0] == "v" else 16)), 16)
    made = [*source]
    for block in range(first, len(source), 8):
        made[block : block + 4] = [source[block + ((order.number or 0) >> 2 * at & 3)] for at in range(4)]
    put(m, i, to, lanes(join(*made), 32))


def _repeated(count: int, m: Simulator, i: DecodedInstruction, to: DecodedOperand, x: DecodedOperand) -> None:
    source = words(m, x, count) if x.is_memory or x.words else lanes(read(m, x, 32 * count), 32)
    put(m, i, to, source * (to.words // count))


def _cleared_uppers(m: Simulator, _: DecodedInstruction) -> None:
    for number in range(16):
        m.vectors[number][4:] = [const(0, 32)] * 12


def _aes(m: Simulator, i: DecodedInstruction, *operands: DecodedOperand) -> None:
    to, (x, key) = _sources(m, i, operands)
    made: list[BitVector] = []
    for first in range(0, to.words, 4):
        block = make(APPLY, 128, (join(*x[first : first + 4]),), "aes_sub")
        made += lanes(make(APPLY, 128, (block,), "aes_mix") ^ join(*key[first : first + 4]), 32)
    put(m, i, to, made)


Meaning = Callable[..., None]

MOVES: Final = {
    **dict.fromkeys(
        ["movdqa", "movaps", "movapd", "vmovdqa", "vmovdqa32", "vmovdqa64", "vmovaps", "vmovapd"], True
    ),
    **dict.fromkeys(
        ["movdqu", "movups", "movupd", "vmovdqu", "vmovdqu32", "vmovdqu64", "vmovups", "lddqu", "vlddqu"], False
    ),
}
BITWISE: Final[dict[str, Callable[[BitVector, BitVector], BitVector]]] = {
    "and": lambda x, y: x & y,
    "andn": lambda x, y: ~x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
}
BY_WORD: Final[dict[str, tuple[int, Callable[[BitVector, BitVector], BitVector]]]] = {
    "paddd": (32, lambda x, y: x + y),
    "psubd": (32, lambda x, y: x - y),
    "paddq": (64, lambda x, y: x + y),
    "psubq": (64, lambda x, y: x - y),
    "pcmpeqd": (32, lambda x, y: choose(equal(x, y), const(-1, 32), const(0, 32))),
}
SHIFTS: Final[dict[str, tuple[int, Callable[[BitVector, int], BitVector]]]] = {
    "pslld": (32, lambda x, n: x << n),
    "psrld": (32, lambda x, n: x >> n),
    "psllq": (64, lambda x, n: x << n),
    "psrlq": (64, lambda x, n: x >> n),
    "prold": (32, rotated),
    "protd": (32, rotated),
    "prord": (32, lambda x, n: rotated(x, -n)),
}
BLOCKS: Final[dict[str, Callable[[Sequence[BitVector], Sequence[BitVector]], Iterable[BitVector]]]] = {
    "punpckldq": lambda x, y: (x[0], y[0], x[1], y[1]),
    "punpckhdq": lambda x, y: (x[2], y[2], x[3], y[3]),
    "punpcklqdq": lambda x, y: (*x[:2], *y[:2]),
    "punpckhqdq": lambda x, y: (*x[2:], *y[2:]),
    "pshufb": _shuffled_bytes,
}
MEANINGS: Final[dict[str, Meaning]] = {
    **{name: partial(_binary, function) for name, function in BINARY.items()},
    "cmp": partial(_compared, _difference),
    "test": partial(_compared, AND_),
    "inc": partial(_step, 1),
    "dec": partial(_step, -1),
    "not": _not,
    "neg": _negated,
    "rol": partial(_rotated, 1),
    "ror": partial(_rotated, -1),
    "shl": partial(_shifted, True),
    "sal": partial(_shifted, True),
    "shr": partial(_shifted, False),
    "rorx": _rorx,
    "andn": _andn,
    "mov": _mov,
    "movabs": _mov,
    "lea": _lea,
    "bswap": _bswap,
    "push": _push,
    "pop": _pop,
    "nop": lambda m, i: None,
    "endbr64": lambda m, i: None,
    **{f"set{name}": partial(_set, name) for name in (*CONDITIONS, "a", "be", "l", "ge", "g", "le")},
    **{f"cmov{name}": partial(_chosen, name) for name in (*CONDITIONS, "a", "be", "l", "ge", "g", "le")},
    **{name: partial(_moved, align) for name, align in MOVES.items()},
    **{
        f"{v}p{name}{size}": partial(_by_word, 32, function)
        for name, function in BITWISE.items()
        for v, size in (("", ""), ("v", ""), ("v", "d"), ("v", "q"))
    },
    **{f"{name}ps": partial(_by_word, 32, function) for name, function in BITWISE.items()},
    **{f"v{name}ps": partial(_by_word, 32, function) for name, function in BITWISE.items()},
    **{v + name: partial(_by_word, *each) for name, each in BY_WORD.items() for v in ("", "v")},
    **{v + name: partial(_shift, *each) for name, each in SHIFTS.items() for v in ("", "v")},
    **{v + name: partial(_in_blocks, each) for name, each in BLOCKS.items() for v in ("", "v")},
    **{v + name: partial(_single, bits) for name, bits in (("movd", 32), ("movq", 64)) for v in ("", "v")},
    "vpternlogd": _ternary,
    "vpternlogq": _ternary,
    **{f"vinsert{kind}": partial(_inserted, 4) for kind in ("i128", "f128", "i32x4", "i64x2")},
    **{f"vinsert{kind}": partial(_inserted, 8) for kind in ("i64x4", "i32x8")},
    **{f"{v}pinsrd": partial(_inserted_word, 32) for v in ("", "v")},
    **{f"{v}pinsrq": partial(_inserted_word, 64) for v in ("", "v")},
    **{f"{v}pextrd": partial(_extracted_word, 32) for v in ("", "v")},
    **{f"{v}pextrq": partial(_extracted_word, 64) for v in ("", "v")},
    "vpcmov": _selected,
    **{f"vextract{kind}": partial(_extracted, 4) for kind in ("i128", "f128", "i32x4", "i64x2")},
    **{f"vextract{kind}": partial(_extracted, 8) for kind in ("i64x4", "i32x8")},
    "vshufi32x4": _shuffled_blocks,
    "vshufi64x2": _shuffled_blocks,
    "vpblendd": _blended,
    "vperm2i128": _permuted_blocks,
    "vperm2f128": _permuted_blocks,
    "pshufd": _shuffled_words,
    "vpshufd": _shuffled_words,
    **{v + "pshuflw": partial(_shuffled_halves, 0) for v in ("", "v")},
    **{v + "pshufhw": partial(_shuffled_halves, 4) for v in ("", "v")},
    "vmovss": partial(_single, 32),
    "vbroadcastss": partial(_repeated, 1),
    "vpbroadcastd": partial(_repeated, 1),
    "vpbroadcastq": partial(_repeated, 2),
    "vbroadcasti128": partial(_repeated, 4),
    "vbroadcasti32x4": partial(_repeated, 4),
    "vzeroupper": _cleared_uppers,
    "aesenc": _aes,
    "vaesenc": _aes,
}


def execute(m: Simulator, i: DecodedInstruction) -> int | BitVector:
    """Executes an instruction; the address of the next one, or where the function returns, a value."""
    if i.name == "ret" and not i.operands:
        back = m.load(m.general[STACK], 8)
        m.moved(m.general[STACK] + const(8, 64))
        return back
    if i.name[0] == "j" and len(i.operands) == 1 and i.operands[0].number is not None:
        is_met = i.name == "jmp" or m.decide(condition(m, i.name[1:]))
        return int(i.operands[0].number) if is_met else i.following
    if i.name not in MEANINGS:
        raise Unsupported(f"the checker does not know {i.name}")
    MEANINGS[i.name](m, i, *i.operands)
    return i.following
