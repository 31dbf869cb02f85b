"""AArch64 instructions in the small form, parsed from the text of capstone, and of a second decoder.

For operands of SVE, capstone 5 provides only the text.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import repeat
from typing import Any, Final

from hashwright.proof.read.instruction import (
    GENERAL,
    MASK,
    VECTOR,
    DecodedOperand,
    Instruction,
    MemoryOperand,
    RegisterPart,
    Shifted,
)
from hashwright.proof.read.sleigh import spelled as second
from hashwright.proof.say.terms import POINTER, WORD

LONGEST: Final = 4  # bytes of an instruction
WITH_PREFIX: Final = 2 * LONGEST  # bytes of one with its prefix
# The prefix of an instruction, and those that may have one, always or with an immediate: others have no defined
# result with it.
PREFIX: Final = "movprfx.z"
PREFIXED: Final = frozenset(
    (
        *("eor3.zd", "bcax.zd", "bsl.zd", "bsl1n.zd", "bsl2n.zd", "nbsl.zd", "xar.zs", "xar.zd"),
        *(f"{name}.z{lane}/m" for name in ("mad", "not", "revb") for lane in "sd"),
    )
)
PREFIXED_IMMEDIATES: Final = frozenset(
    f"{name}.z{lane}" for name in ("add", "sub", "and", "orr", "eor") for lane in "sd"
)
PAD: Final = "bti c"  # the landing pad of calls, which one without an operand is not
ZERO: Final = "zero"  # the register that is always zero
STACK: Final = 31  # the number of the stack pointer
NAMES: Final = (*(f"x{i}" for i in range(STACK)), "sp")
LANES: Final = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}  # bits
EXTENDED: Final = (("sxtw", GENERAL), ("uxtw", VECTOR))  # ways in which words are distances, by register
# Instructions that load or store whole vectors, whose displacements count in vectors.
WHOLE: Final = ("ldr.z", "str.z", "ld1w.zs/z", "ld1d.zd/z", "st1w.zs/", "st1d.zd/")
BLOCK: Final = 128  # bits of the part of a vector register that is named v

CONDITIONS: Final = frozenset(
    ["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"]
)
WAYS: Final = ("lsl", "lsr", "asr", "ror", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx")

TIMES: Final = "mul"  # the way of an immediate that is a factor; another one there is a pattern without a name

_GENERAL: Final = re.compile(r"([xw])(\d+|zr)|(w?)sp")
_SCALAR: Final = re.compile(r"([bsdq])(\d+)")  # numbers of 16 bits need a feature that no target has
_VECTOR: Final = re.compile(r"([vz])(\d+)(?:\.(\d*)([bhsdq])(?:\[(\w+)\])?)?")
_MASK: Final = re.compile(r"p(\d+)(?:\.([bhsd])|/[zm])?")
_NUMBER: Final = re.compile(r"#?(-?)(0x[0-9a-f]+|\d+)")
_SHIFT: Final = re.compile(rf"({'|'.join(WAYS)})(?: #(\w+))?")
# Suffixes that change no meaning: of patterns, landing pads and prefetching.
_SILENT: Final = re.compile(r"all|c|p(?:ld|li|st)l[123](?:keep|strm)")
# Braces around lists have no meaning.
_OPERAND: Final = re.compile(r"\[[^]]*\]!?|[^,{}\[\]]+(?:\[\w+\])?")

# A vector of equal words, in which capstone does not extend the sign: DUP (immediate).
DUP, DUP_BITS, SHIFT_BIT = 0x2538C000, 0xFF3FC000, 1 << 13


@cache
def _capstone() -> Any:
    import capstone

    return capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)


def decode(code: bytes, address: int, vector_bits: int) -> Instruction:
    """The first instruction of code, for vectors of that many bits. Raises ImportError without capstone."""
    found = next(_capstone().disasm_lite(code[:LONGEST], address), None)
    if not found:
        return Instruction(address, address + LONGEST, "", (), f".inst 0x{code[:LONGEST][::-1].hex()}")
    *_, spelled, text = found
    word = int.from_bytes(code[:LONGEST], "little")
    made = _instruction(spelled, text, word, address, vector_bits)
    if word & DUP_BITS == DUP:
        value = (word >> 5 & 0xFF ^ 0x80) - 0x80
        made = replace(made, operands=(made.operands[0], value << 8 if word & SHIFT_BIT else value))
    if made.name and not _is_same(made, _instruction(*second(word, address), word, address, vector_bits)):
        return replace(made, name="", text=f"{made.text}, which another decoder reads otherwise")
    if made.name == PREFIX:
        following = decode(code[LONGEST:], made.following, vector_bits)
        if not _may_have(following, made.operands[0]):
            return replace(made, name="", text=f"{made.text}, which is no prefix of {following}")
    return made


def _may_have(found: Instruction, prefixed: DecodedOperand) -> bool:
    """May an instruction have a prefix for a register? It must be its result, and no further source."""
    is_immediate = bool(found.operands) and not isinstance(found.operands[-1], RegisterPart)
    if found.name not in PREFIXED and not (is_immediate and found.name in PREFIXED_IMMEDIATES):
        return False
    result, *sources = found.operands
    others = sources if found.name.endswith("/m") else sources[1:]
    return _is_vector(result, prefixed) and not any(_is_vector(each, prefixed) for each in others)


def _is_vector(operand: DecodedOperand, other: DecodedOperand) -> bool:
    """Are two operands the same vector register, in whatever lanes?"""
    return (
        isinstance(operand, RegisterPart)
        and isinstance(other, RegisterPart)
        and (operand.file, operand.number) == (VECTOR, other.number)
    )


def _instruction(spelled: str, text: str, word: int, address: int, vector_bits: int) -> Instruction:
    """An instruction from its name and its operands as text; without a name if an operand is unknown."""
    mnemonic, _, condition = spelled.partition(".")
    pieces = list(_pieces(text))
    if pieces and pieces[-1] in CONDITIONS:
        condition = pieces.pop()
    name = PAD if f"{spelled} {text}" == PAD else mnemonic + shape(text)
    operands = _Reader(vector_bits, name).operands(pieces)
    return Instruction(
        address=address,
        following=address + LONGEST,
        name="" if None in operands else name,
        operands=tuple(each for each in operands if each is not None),
        text=f"{spelled} {text}".strip(),
        condition=condition,
        needs=_needs(mnemonic, word & CLASS == SVE),
    )


def _is_same(one: Instruction, other: Instruction) -> bool:
    """Do two readers read the same? What this does not catch: what both of them read wrongly."""
    return (one.name, one.condition, len(one.operands)) == (
        other.name,
        other.condition,
        len(other.operands),
    ) and all(map(_is_same_operand, one.operands, other.operands, repeat(one.operands[:1])))


def _is_same_operand(one: DecodedOperand, other: DecodedOperand, first: Sequence[DecodedOperand]) -> bool:
    """Are two operands the same? Immediates are compared in as many bits as the first operand has."""
    if isinstance(one, int) and isinstance(other, int):
        bits = first[0].bits if isinstance(first[0], RegisterPart) else POINTER
        return not (one - other) & (1 << bits) - 1
    return one == other


CLASS, SVE = 0xF << 25, 2 << 25  # the bits of an encoding that say of what kind it is, and their value for SVE
# The instructions outside SVE that not every processor with SIMD has, by feature.
NEEDED: Final = {
    **dict.fromkeys(("aese", "aesd", "aesmc", "aesimc"), "aes"),
    **dict.fromkeys(("eor3", "bcax", "rax1", "xar"), "sha3"),
}


@cache
def _needs(mnemonic: str, is_sve: bool) -> frozenset[str]:
    """The features that an instruction needs; instructions that no table names are unknown anyway."""
    if is_sve:
        return frozenset({"sve2"})
    return frozenset({NEEDED[mnemonic]} if mnemonic in NEEDED else ())


def shape(text: str) -> str:
    """The first register if it is not a general one, and the kind of predication: .4s, .s/m."""
    first = text.partition(",")[0].strip("{} ")
    kind = ""
    if scalar := _SCALAR.fullmatch(first):
        kind = f".{scalar[1]}"
    elif vector := _VECTOR.fullmatch(first):
        element = "[]" if vector[5] else ""
        kind = f".{vector[1]}{vector[3] or ''}{vector[4] or ''}{element}"
    elif mask := _MASK.fullmatch(first):
        kind = f".p{mask[2] or ''}"
    found = re.search(r"\bp\d+(/[zm])?(?=,|$)", text.partition(",")[2])
    return kind + ((found[1] or "/") if found else "")


class _Reader:
    """Reads the text of operands."""

    def __init__(self, vector_bits: int, name: str) -> None:
        self._vector_bits = vector_bits
        self._name = name

    def operands(self, pieces: Iterable[str]) -> list[DecodedOperand | None]:
        """Each operand; None for an unknown one."""
        made: list[DecodedOperand | None] = []
        for piece in pieces:
            last = made[-1] if made else None
            shift = _SHIFT.fullmatch(piece)
            if shift and isinstance(last, RegisterPart | int):
                made[-1] = Shifted(last, shift[1], int(shift[2] or "0", 0))
            elif isinstance(last, MemoryOperand) and (number := _number(piece)) is not None:
                made[-1] = replace(last, moves=number)
            elif piece.startswith("["):
                made.append(self._memory(piece))
            elif not _SILENT.fullmatch(piece):
                made.append(self._simple(piece))
        return made

    def _simple(self, piece: str) -> DecodedOperand | None:
        if general := _GENERAL.fullmatch(piece):
            letter, number, word = general.groups()
            bits = WORD if letter == "w" or word else POINTER
            if number == "zr":
                return RegisterPart(ZERO, STACK, 0, bits)
            return RegisterPart(GENERAL, int(number or STACK), 0, bits)
        if scalar := _SCALAR.fullmatch(piece):
            return RegisterPart(VECTOR, int(scalar[2]), 0, LANES[scalar[1]])
        if vector := _VECTOR.fullmatch(piece):
            return self._vector(*vector.groups())
        if mask := _MASK.fullmatch(piece):
            return RegisterPart(MASK, int(mask[1]), 0, self._vector_bits // 8, LANES.get(mask[2], 0))
        number = _number(piece.removeprefix(f"{TIMES} "))
        return number if number is None or not piece.startswith(TIMES) else Shifted(number, TIMES, 0)

    def _vector(self, file: str, number: str, count: str, lane: str, index: str) -> RegisterPart:
        whole, bits = BLOCK if file == "v" else self._vector_bits, LANES.get(lane, 0)
        if index:
            return RegisterPart(VECTOR, int(number), int(index, 0) * bits, bits, bits)
        return RegisterPart(VECTOR, int(number), 0, int(count) * bits if count else whole, bits)

    def _memory(self, piece: str) -> MemoryOperand | None:
        pieces = list(_pieces(piece.strip("[]!")))
        unit = 1
        if pieces[-1] == "mul vl":
            if self._name not in WHOLE:
                return None
            pieces.pop()
            unit = self._vector_bits // 8
        match self.operands(pieces):
            case [RegisterPart() as base]:
                return MemoryOperand(0, 0, base)
            case [RegisterPart() as base, int(count)]:
                displacement = unit * count
                return MemoryOperand(0, displacement, base, moves=displacement if piece.endswith("!") else None)
            case [RegisterPart() as base, RegisterPart() as index]:
                return MemoryOperand(0, 0, base, index)
            case [RegisterPart() as base, Shifted(value=RegisterPart() as index, way="lsl", places=places)]:
                return MemoryOperand(0, 0, base, index, 1 << places)
            case [RegisterPart() as base, Shifted(value=RegisterPart() as index, way=way, places=places)] if (
                way,
                index.file,
            ) in EXTENDED:
                return MemoryOperand(0, 0, base, index, 1 << places)
        return None


def _pieces(text: str) -> Iterator[str]:
    return (each.strip() for each in _OPERAND.findall(text) if each.strip())


def _number(piece: str) -> int | None:
    found = _NUMBER.fullmatch(piece)
    if not found:
        return None
    value = int(found[2], 16 if found[2].startswith("0x") else 10)
    value -= value >> POINTER - 1 << POINTER
    return -value if found[1] else value
