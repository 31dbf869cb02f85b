"""The changes of instructions by `tests.code_mutants`, for each architecture."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hashwright.proof.read.aarch64 import BLOCK
from hashwright.proof.read.aarch64 import decode as decode_aarch64
from hashwright.proof.read.x86_64 import decoded


@dataclass(frozen=True, slots=True)
class CodePiece:
    """An instruction in the code of a function."""

    first: int  # the offset of its first byte
    end: int
    text: str


CodeChange = Callable[[random.Random, bytearray, CodePiece], bool]  # False if the instruction has no such part


@dataclass(frozen=True, slots=True)
class InstructionChanges:
    """The functions that find instructions in code and change them."""

    pieces: Callable[[bytes], Sequence[CodePiece]]
    nop: bytes
    changes: Mapping[str, CodeChange]


# x86-64.


def _pieces_x86(code: bytes) -> Sequence[CodePiece]:
    return [CodePiece(each.ip, each.next_ip, str(each)) for each in decoded(code, 0)]


def _offsets(code: bytearray, piece: CodePiece) -> Any:
    """The offsets of the constants in the instruction that a decoder of iced-x86 decoded last."""
    import iced_x86

    decoder = iced_x86.Decoder(64, bytes(code[piece.first : piece.end]))
    return decoder.get_constant_offsets(decoder.decode())


def _constant_x86(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """A bit of an immediate or of a displacement."""
    offsets = _offsets(code, piece)
    places = [
        (offsets.immediate_offset, offsets.immediate_size),
        (offsets.displacement_offset, offsets.displacement_size),
    ]
    at, size = rng.choice(places)
    if size:
        code[piece.first + at + rng.randrange(size)] ^= 1 << rng.randrange(8)
    return bool(size)


def _offset_x86(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """A load or a store one word away."""
    offsets = _offsets(code, piece)
    if offsets.displacement_size:
        at = piece.first + offsets.displacement_offset
        code[at] = code[at] + rng.choice((-4, 4)) & 0xFF
    return bool(offsets.displacement_size)


def _register_x86(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """Another register in an instruction: the lowest three bits of its last byte before the constants."""
    offsets = _offsets(code, piece)
    ends = [piece.end - piece.first, *filter(None, (offsets.immediate_offset, offsets.displacement_offset))]
    code[piece.first + min(ends) - 1] ^= rng.choice((1, 2, 4, 8, 16, 32))
    return True


UNPACKED: Final = {0x62: 0x6A, 0x6A: 0x62, 0x6C: 0x6D, 0x6D: 0x6C}  # of low lanes, and of high ones
HALVES: Final = ("vperm2", "vinsert", "vextract")  # the immediate selects one of two lanes
CHOICES: Final = ("pshufd", "vpshufd", "vpermq", "vshufi64x2", "vshufi32x4")  # one of four lanes, four times


def _lanes_x86(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """Exchanges two lanes of an instruction that moves lanes: low and high ones, or two of an immediate."""
    name, immediate = piece.text.partition(" ")[0], piece.end - 1
    if name.startswith(HALVES):
        code[immediate] ^= 1
        return True
    if name in CHOICES:
        x, y = rng.sample(range(4), 2)
        unlike = (code[immediate] >> 2 * x ^ code[immediate] >> 2 * y) & 3
        code[immediate] ^= unlike << 2 * x | unlike << 2 * y
        return bool(unlike)
    if name.startswith(("punpck", "vpunpck")):
        at = next(i for i in range(piece.first + 1, piece.end) if code[i] in UNPACKED)
        code[at] = UNPACKED[code[at]]
        return True
    return False


# AArch64.

WORD: Final = 4  # bytes of an instruction
IMMEDIATES: Final = range(10, 22)  # the bits where most instructions have theirs
OFFSETS: Final = {"ldr": 10, "str": 10, "ldp": 15, "stp": 15}  # the lowest bit of an offset that counts words
PAIRED: Final = 14  # the bit that chooses one of two such as zip1 and zip2 of NEON
REGISTERS: Final = (*range(10), *range(16, 21))  # the bits of most instructions' registers


def _pieces_aarch64(code: bytes) -> Sequence[CodePiece]:
    return [
        CodePiece(at, at + WORD, decode_aarch64(code[at : at + WORD], at, BLOCK).text)
        for at in range(0, len(code), WORD)
    ]


def _flip(code: bytearray, piece: CodePiece, bit: int) -> None:
    code[piece.first + bit // 8] ^= 1 << bit % 8


def _constant_aarch64(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """A bit of an immediate or of a displacement."""
    if "#" in piece.text:
        _flip(code, piece, rng.choice(IMMEDIATES))
    return "#" in piece.text


def _offset_aarch64(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """A load or a store one word away."""
    first = OFFSETS.get(piece.text.partition(" ")[0])
    if first:
        word = int.from_bytes(code[piece.first : piece.end], "little") + rng.choice((-1, 1)) * (1 << first)
        code[piece.first : piece.end] = (word & 0xFFFFFFFF).to_bytes(WORD, "little")
    return bool(first)


def _lanes_aarch64(_: random.Random, code: bytearray, piece: CodePiece) -> bool:
    """Moves the lanes of the other halves, or the other lane of each pair."""
    is_moved = piece.text.startswith(("zip", "uzp", "trn"))
    if is_moved:
        _flip(code, piece, PAIRED)
    return is_moved


def _register_aarch64(rng: random.Random, code: bytearray, piece: CodePiece) -> bool:
    _flip(code, piece, rng.choice(REGISTERS))
    return True


def _named(
    constant: CodeChange, offset: CodeChange, register: CodeChange, lanes: CodeChange
) -> Mapping[str, CodeChange]:
    return {
        "two lanes exchanged": lanes,
        "bit of a constant": constant,
        "load or store at another offset": offset,
        "another register": register,
    }


ENCODINGS: Final[Mapping[str, InstructionChanges]] = {
    "EM_X86_64": InstructionChanges(
        _pieces_x86, b"\x90", _named(_constant_x86, _offset_x86, _register_x86, _lanes_x86)
    ),
    "EM_AARCH64": InstructionChanges(
        _pieces_aarch64,
        b"\x1f\x20\x03\xd5",
        _named(_constant_aarch64, _offset_aarch64, _register_aarch64, _lanes_aarch64),
    ),
}
