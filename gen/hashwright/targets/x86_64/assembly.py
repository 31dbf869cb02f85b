"""x86-64 in assembly: register files, and what distinguishes the encodings of its vector extensions.

Mnemonics and operands are those of Intel's Software Developer's Manual, volume 2, and of the AMD64 manual,
volume 6 (XOP).
"""

from dataclasses import dataclass, replace
from typing import Final

from hashwright.targets.assembly import Isa, RegisterFile, Transpose
from hashwright.targets.x86_64.architecture import STACK, X86_64

# What callers do not expect to find again comes first: see lower/frame.py.
_GENERAL: Final = ("ax", "cx", "8", "9", "10", "11", "dx", "di", "si", "bx", "bp", "12", "13", "14", "15")

GENERAL: Final = RegisterFile(
    names=tuple(f"r{name}d" if name.isdigit() else f"e{name}" for name in _GENERAL),
    bytes=4,
    operand_bytes=4,
    load="mov {d}, {m}",
    store="mov {m}, {0}",
    move="mov {d}, {0}",
    constant="mov {d}, {k}",
    constant_bytes=0,
    full=tuple(f"r{name}" for name in _GENERAL),
)

ISA: Final = Isa(
    name="x86_64",
    arguments=X86_64.conventions["sysv"].arguments,
    stack=STACK.pointer,
    frame=STACK.frame,
    words=GENERAL,
    skip="test {d}, {d}; jz {to}",
    repeat="sub {d}, 1; jnz {to}",
    advance="add {d}, {n}",
    follow="lea {s}, [{d} + {n}]; cmp {c}, 1; cmovne {d}, {s}",
    table="lea {d}, {to}",
    load="mov {d}, {m}",
    plus="add {d}, {0}",
    copy="mov {d}, {0}",
    set="mov {d}, {n}",
)


@dataclass(frozen=True, slots=True)
class Encoding:
    """How an extension writes what all of them have on vector registers; {name} is the name since SSE2."""

    sums: str
    logic: str  # bitwise operations of two operands
    complement: str
    complementing: str  # the kind of work that this is
    shift: str
    bytes: str  # a shuffle by a constant
    aes: str  # a round

    def sum(self, name: str) -> str:
        return self.sums.replace("{name}", name)

    def bitwise(self, name: str) -> str:
        return self.logic.replace("{name}", name)

    def shifted(self, name: str) -> str:
        return self.shift.replace("{name}", name)


SSE: Final = Encoding(
    sums="{name} {d}, {1:m}",
    logic="{name} {d}, {1:m}",
    complement="pcmpeqd {d}, {d}; pxor {d}, {0:m}",
    complementing="logic",
    shift="{name} {d}, {n}",
    bytes="pshufb {d}, {data:m}",
    aes="aesenc {d}, {1:m}",
)
AVX: Final = Encoding(
    sums="v{name} {d}, {0}, {1:m}",
    logic="v{name} {d}, {0}, {1:m}",
    complement="vpcmpeqd {d}, {d}, {d}; vpxor {d}, {d}, {0:m}",
    complementing="logic",
    shift="v{name} {d}, {0}, {n}",
    bytes="vpshufb {d}, {0}, {data:m}",
    aes="vaesenc {d}, {0}, {1:m}",
)
AVX512: Final = replace(
    AVX,
    sums="v{name} {d}, {0}, {1:b}",
    logic="v{name}d {d}, {0}, {1:b}",
    complement="vpternlogd {d}, {0}, {0}, 0x55",
    complementing="ternary",
)
BLOCKS_AVX512: Final = replace(
    AVX, logic="v{name}q {d}, {0}, {1:m}", complement="vpternlogq {d}, {0}, {0}, 0x55", complementing="ternary"
)


def _vectors(width: int, count: int) -> tuple[str, ...]:
    letter = {16: "x", 32: "y", 64: "z"}[width]
    return tuple(f"{letter}mm{n}" for n in (*range(6), *range(16, count), *range(6, 16)))


def _unpacked(count: int, load: str, insert: str) -> Transpose:
    """With instructions of three operands, on that many registers."""
    pairs = {
        "low_words": "vpunpckldq",
        "high_words": "vpunpckhdq",
        "low_pairs": "vpunpcklqdq",
        "high_pairs": "vpunpckhqdq",
    }
    spelt = {key: f"{name} {{d}}, {{0}}, {{1}}" for key, name in pairs.items()}
    return Transpose(narrow=_vectors(16, count), load=load, insert=insert, **spelt)


def _wide() -> Transpose:
    """With parts of 32 bytes in registers of 64: fewer have to be put together."""
    return replace(
        _unpacked(32, "vmovdqu32 {d}, {m}", "vinserti64x4 {d}, {d}, {m}, {n}"),
        narrow=_vectors(32, 32),
        even="vshufi64x2 {d}, {0}, {1}, 0x88",
        odd="vshufi64x2 {d}, {0}, {1}, 0xdd",
    )


def sse() -> RegisterFile:
    """xmm registers with instructions of two operands."""
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
            low_words="movdqa {d}, {0}; punpckldq {d}, {1}",
            high_words="punpckhdq {d}, {1}",
            low_pairs="movdqa {d}, {0}; punpcklqdq {d}, {1}",
            high_pairs="punpckhqdq {d}, {1}",
        ),
    )


def avx(width: int) -> RegisterFile:
    """xmm or ymm registers, of that many bytes, with instructions of three operands."""
    return RegisterFile(
        names=_vectors(width, 16),
        bytes=width,
        operand_bytes=width,
        load="vmovdqu {d}, {m}",
        store="vmovdqu {m}, {0}",
        move="vmovdqa {d}, {0}",
        constant="vmovdqa {d}, {m}",
        constant_bytes=width,
        transpose=_unpacked(16, "vmovdqu {d}, {m}", "vinserti128 {d}, {d}, {m}, {n}"),
    )


def avx512(lanes: int) -> RegisterFile:
    """Registers of AVX-512 for that many words; a lone word is in the first lane."""
    width = max(16, 4 * lanes)
    lone = lanes == 1
    return RegisterFile(
        names=_vectors(width, 32),
        bytes=4 if lone else width,
        operand_bytes=width,
        load="vmovd {d}, {m}" if lone else "vmovdqu32 {d}, {m}",
        store="vmovd {m}, {0}" if lone else "vmovdqu32 {m}, {0}",
        move="vmovdqa32 {d}, {0}",
        constant="vmovd {d}, {m}" if lone else "vpbroadcastd {d}, {m}",
        constant_bytes=4,
        # Zen 4 takes a cycle more for vpternlogd over a copy of an early operand: docs/zen4.md.
        copies_last=True,
        transpose=None
        if lone
        else _wide()
        if width == 64
        else _unpacked(32, "vmovdqu32 {d}, {m}", "vinserti32x4 {d}, {d}, {m}, {n}"),
    )


def blocks_avx512(width: int, count: int) -> RegisterFile:
    """That many registers of that many bytes for AES blocks; aesenc reaches xmm16 and up with VAES only."""
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
