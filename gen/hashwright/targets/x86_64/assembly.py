"""x86-64 in assembly: register files, and the differences between the encodings of its vector extensions.

Mnemonics and operands are those of Intel's Software Developer's Manual, volume 2, and of the AMD64 manual,
volume 6 (XOP).
"""

from dataclasses import dataclass, replace
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile, Transpose
from hashwright.targets.x86_64.architecture import STACK, X86_64

# Caller-saved registers come first: see lower/frame.py.
_GENERAL: Final = ("ax", "cx", "8", "9", "10", "11", "dx", "di", "si", "bx", "bp", "12", "13", "14", "15")

_FULL: Final = tuple(f"r{name}" for name in _GENERAL)

WORDS: Final = RegisterFile(
    names=tuple(f"r{name}d" if name.isdigit() else f"e{name}" for name in _GENERAL),
    bytes=4,
    operand_bytes=4,
    load="mov {d}, {m}",
    store="mov {m}, {0}",
    move="mov {d}, {0}",
    constant="mov {d}, {k}",
    constant_bytes=0,
    full=_FULL,
)
LONG_WORDS: Final = replace(
    WORDS, names=_FULL, bytes=8, operand_bytes=8, constant="mov {d}, {m}", constant_bytes=8
)
GENERAL: Final = {Ty.U32: WORDS, Ty.U64: LONG_WORDS}

ISA: Final = Isa(
    name="x86_64",
    arguments=X86_64.conventions["sysv"].arguments,
    stack=STACK.pointer,
    frame=STACK.frame,
    general=GENERAL,
    skip="test {d}, {d}; jz {to}",
    repeat="sub {d}, 1; jnz {to}",
    advance="add {d}, {n}",
    follow="lea {s}, [{d} + {n}]; cmp {c}, 1; cmovne {d}, {s}",
    table="lea {d}, {to}",
    load="mov {d}, {m}",
    plus="add {d}, {0}",
    copy="mov {d}, {0}",
    set="mov {d}, {n}",
    fetch="prefetcht0 {m}",
    fetches_far=True,
    result="rax",
)


@dataclass(frozen=True, slots=True)
class Encoding:
    """The spellings of an extension for the common vector instructions; {name} is the name since SSE2."""

    sums: str
    logic: str  # bitwise operations of two operands
    complement: str
    complementing: str  # its kind of work
    shift: str
    words: str  # a shuffle by an immediate of words of 32 bits
    bytes: str  # a shuffle by a constant
    aes: str  # a round


SSE: Final = Encoding(
    sums="{name} {d}, {1:m}",
    logic="{name} {d}, {1:m}",
    complement="pcmpeqd {d}, {d}; pxor {d}, {0:m}",
    complementing="logic",
    shift="{name} {d}, {n}",
    words="pshufd {d}, {0:m}",
    bytes="pshufb {d}, {data:m}",
    aes="aesenc {d}, {1:m}",
)
AVX: Final = Encoding(
    sums="v{name} {d}, {0}, {1:m}",
    logic="v{name} {d}, {0}, {1:m}",
    complement="vpcmpeqd {d}, {d}, {d}; vpxor {d}, {d}, {0:m}",
    complementing="logic",
    shift="v{name} {d}, {0}, {n}",
    words="vpshufd {d}, {0:m}",
    bytes="vpshufb {d}, {0}, {data:m}",
    aes="vaesenc {d}, {0}, {1:m}",
)


def avx512_encoding(letter: str, memory: str) -> Encoding:
    """The encoding of AVX-512 for words of a letter; memory is the flag of a memory operand."""
    return replace(
        AVX,
        sums=f"v{{name}} {{d}}, {{0}}, {{1:{memory}}}",
        logic=f"v{{name}}{letter} {{d}}, {{0}}, {{1:{memory}}}",
        complement=f"vpternlog{letter} {{d}}, {{0}}, {{0}}, 0x55",
        complementing="ternary",
    )


LETTERS: Final = {32: "d", 64: "q"}  # by the bits of a word
AVX512: Final = {bits: avx512_encoding(letter, "b") for bits, letter in LETTERS.items()}
BLOCKS_AVX512: Final = avx512_encoding("q", "m")


def _vectors(width: int, count: int) -> tuple[str, ...]:
    letter = {16: "x", 32: "y", 64: "z"}[width]
    return tuple(f"{letter}mm{n}" for n in (*range(6), *range(16, count), *range(6, 16)))


# By the bits of the zipped elements.
UNPACKED: Final = {32: ("punpckldq", "punpckhdq"), 64: ("punpcklqdq", "punpckhqdq")}


def _zips(bits: int, low: str, high: str) -> tuple[tuple[str, str], ...]:
    """The zips for words of this number of bits, with these spellings of the two instructions {name}."""
    names = [pair for width, pair in UNPACKED.items() if width >= bits]
    return tuple((low.replace("{name}", lower), high.replace("{name}", upper)) for lower, upper in names)


def _unpacked(bits: int, count: int, move: str, part: str) -> Transpose:
    """A transpose with instructions of three operands, on this number of registers; `part` ends mnemonics."""
    spelt = "v{name} {d}, {0}, {1}"
    return Transpose(
        narrow=_vectors(16, count),
        load=f"{move} {{d}}, {{m}}",
        insert=f"vinserti{part} {{d}}, {{d}}, {{m}}, {{n}}",
        zips=_zips(bits, spelt, spelt),
        store=f"{move} {{m}}, {{0}}",
        extract=f"vextracti{part} {{m}}, {{0}}, {{n}}",
    )


def _wide(bits: int) -> Transpose:
    """A transpose of parts of 32 bytes in registers of 64, which need fewer inserts."""
    return replace(
        _unpacked(bits, 32, "vmovdqu32", "64x4"),
        narrow=_vectors(32, 32),
        narrower=_unpacked(bits, 32, "vmovdqu32", "32x4"),
        even="vshufi64x2 {d}, {0}, {1}, 0x88",
        odd="vshufi64x2 {d}, {0}, {1}, 0xdd",
    )


def sse(bits: int) -> RegisterFile:
    """xmm registers with instructions of two operands, for words of this number of bits."""
    return RegisterFile(
        names=_vectors(16, 16),
        bytes=16,
        operand_bytes=16,
        load="movdqu {d}, {m}",
        store="movdqu {m}, {0}",
        move="movdqa {d}, {0}",
        constant="movdqa {d}, {m}",
        constant_bytes=16,
        aligned=True,
        transpose=Transpose(
            narrow=_vectors(16, 16),
            load="movdqu {d}, {m}",
            insert="",  # a row is a register
            zips=_zips(bits, "movdqa {d}, {0}; {name} {d}, {1}", "{name} {d}, {1}"),
            store="movdqu {m}, {0}",
            extract="",
        ),
    )


def avx(width: int, bits: int) -> RegisterFile:
    """xmm or ymm registers with instructions of three operands; width in bytes, words in bits."""
    return RegisterFile(
        names=_vectors(width, 16),
        bytes=width,
        operand_bytes=width,
        load="vmovdqu {d}, {m}",
        store="vmovdqu {m}, {0}",
        move="vmovdqa {d}, {0}",
        constant="vmovdqa {d}, {m}",
        constant_bytes=width,
        transpose=_unpacked(bits, 16, "vmovdqu", "128"),
    )


def avx512(lanes: int, bits: int) -> RegisterFile:
    """Registers of AVX-512 for this number of words; a lone word is in the first lane."""
    size, letter = bits // 8, LETTERS[bits]
    width = max(16, size * lanes)
    lone = lanes == 1
    name = f"vmov{letter}" if lone else f"vmovdqu{bits}"
    return RegisterFile(
        names=_vectors(width, 32),
        bytes=size if lone else width,
        operand_bytes=width,
        load=f"{name} {{d}}, {{m}}",
        store=f"{name} {{m}}, {{0}}",
        move=f"vmovdqa{bits} {{d}}, {{0}}",
        constant=f"vmov{letter} {{d}}, {{m}}" if lone else f"vpbroadcast{letter} {{d}}, {{m}}",
        constant_bytes=size,
        # On Zen 4, vpternlogd has an additional cycle of latency over a copy of an early operand: docs/zen4.md.
        copies_last=True,
        transpose=None if lone else _wide(bits) if width == 64 else _unpacked(bits, 32, "vmovdqu32", "32x4"),
    )


def blocks_avx512(width: int, count: int) -> RegisterFile:
    """This number of registers for AES blocks; width in bytes; aesenc supports xmm16 and up only with VAES."""
    return RegisterFile(
        names=_vectors(width, count),
        bytes=width,
        operand_bytes=width,
        load="vmovdqu64 {d}, {m}",
        store="vmovdqu64 {m}, {0}",
        move="vmovdqa64 {d}, {0}",
        constant="vmovdqa64 {d}, {m}",
        constant_bytes=width,
    )
