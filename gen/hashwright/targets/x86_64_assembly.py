"""x86-64 in assembly: register files, and the spellings of its instructions.

Mnemonics and operands are those of Intel's Software Developer's Manual, volume 2, and of the AMD64 manual,
volume 6 (XOP).
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from hashwright.targets.assembly import Isa, RegisterFile, Transpose
from hashwright.targets.model import Insn, spelled

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
    arguments=("rdi", "rsi", "rdx", "rcx", "r8", "r9"),
    stack="rsp",
    frame="rbp",
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

WORDS: Final = {
    "add": ("add {d}, {1:mi}", "lea {d}, [{0:q} + {1:q}]", "lea {d}, [{0:q} + {1:i}]"),
    "sub": ("sub {d}, {1:mi}",),
    "and": ("and {d}, {1:mi}",),
    "or": ("or {d}, {1:mi}",),
    "xor": ("xor {d}, {1:mi}",),
    "not": ("not {d}",),
    "rotl": ("rol {d}, {n}",),
    "shl": ("shl {d}, {n}",),
    "shr": ("shr {d}, {n}",),
    "bswap": ("bswap {d}",),
    "lea": ("lea {d}, [{0:q} + {1:q} + {k}]",),
    "andn": ("andn {d}, {0}, {1:m}",),
}
WORDS_BMI: Final = WORDS | {"rotl": ("rol {d}, {n}", "rorx {d}, {0:m}, 32-{n}")}

BINARY: Final = ("paddd", "psubd", "pand", "por", "pxor", "pandn")
SHUFFLES: Final = ("pshufb.8", "pshufb.16", "pshufb.24", "pshufb.swap")
SSE: Final = {
    **{name: (f"{name} {{d}}, {{1:m}}",) for name in BINARY},
    "pslld": ("pslld {d}, {n}",),
    "psrld": ("psrld {d}, {n}",),
    "pnot": ("pcmpeqd {d}, {d}; pxor {d}, {0:m}",),
    "pshuflw+hw": ("pshuflw {d}, {0:m}, 0xb1; pshufhw {d}, {d}, 0xb1",),
    **dict.fromkeys(SHUFFLES, ("pshufb {d}, {data:m}",)),
    "aesenc": ("aesenc {d}, {1:m}",),
    "aesenc.0": ("aesenc {d}, {1:m}",),
}
AVX: Final = {
    **{name: (f"v{name} {{d}}, {{0}}, {{1:m}}",) for name in BINARY},
    "pslld": ("vpslld {d}, {0}, {n}",),
    "psrld": ("vpsrld {d}, {0}, {n}",),
    "pnot": ("vpcmpeqd {d}, {d}, {d}; vpxor {d}, {d}, {0:m}",),
    "pshuflw+hw": ("vpshuflw {d}, {0:m}, 0xb1; vpshufhw {d}, {d}, 0xb1",),
    **dict.fromkeys(SHUFFLES, ("vpshufb {d}, {0}, {data:m}",)),
    "vprotd": ("vprotd {d}, {0:m}, {n}",),
    "vpcmov": ("vpcmov {d}, {0}, {1}, {2:m}",),
    "aesenc": ("vaesenc {d}, {0}, {1:m}",),
    "aesenc.0": ("vaesenc {d}, {0}, {1:m}",),
}
AVX512: Final = {
    "paddd": ("vpaddd {d}, {0}, {1:b}",),
    "psubd": ("vpsubd {d}, {0}, {1:b}",),
    **{name: (f"v{name}d {{d}}, {{0}}, {{1:b}}",) for name in BINARY[2:]},
    "vprold": ("vprold {d}, {0:b}, {n}",),
    "pslld": ("vpslld {d}, {0}, {n}",),
    "psrld": ("vpsrld {d}, {0}, {n}",),
    "pshufb.swap": ("vpshufb {d}, {0}, {data:m}",),
    "vpternlogd": ("vpternlogd {d}, {1}, {2:b}, {n}",),
    "pnot": ("vpternlogd {d}, {0}, {0}, 0x55",),
    "movd.to": ("vmovd {d}, {0:m}",),
    "movd.from": ("vmovd {d}, {0}",),
}
BLOCKS_AVX512: Final = {
    **{name: (f"v{name}q {{d}}, {{0}}, {{1:m}}",) for name in BINARY[2:]},
    "pnot": ("vpternlogq {d}, {0}, {0}, 0x55",),
    "aesenc": ("vaesenc {d}, {0}, {1:m}",),
    "aesenc.0": ("vaesenc {d}, {0}, {1:m}",),
    "vpternlogq": ("vpternlogq {d}, {1}, {2:m}, {n}",),
}


PAIRS: Final = {
    **{name: (f"{name} {{d}}, {{0}}, {{1:m}}",) for name in ("vpxor", "vpand", "vpor", "vpandn", "vaesenc")},
    "vpnot": ("vpcmpeqd {d}, {d}, {d}; vpxor {d}, {d}, {0:m}",),
    "vaesenc.0": ("vaesenc {d}, {0}, {1:m}",),
    "vperm2i128": ("vperm2i128 {d}, {0}, {0}, 1",),
    "vpternlogq": ("vpternlogq {d}, {1}, {2:m}, {n}",),
}
FOURS: Final = {
    **{
        name: (f"{name} {{d}}, {{0}}, {{1:m}}",) for name in ("vpxorq", "vpandq", "vporq", "vpandnq", "vaesenc")
    },
    "vpnotq": ("vpternlogq {d}, {0}, {0}, 0x55",),
    "vaesenc.0": ("vaesenc {d}, {0}, {1:m}",),
    "vpternlogq": ("vpternlogq {d}, {1}, {2:m}, {n}",),
}
ROUND_KEYS: Final = {"aesenc.0": (0,), "vaesenc.0": (0,)}


def words(insns: Iterable[Insn]) -> tuple[Insn, ...]:
    """The general instructions, with BMI's where they are among them."""
    insns = tuple(insns)
    return spelled(insns, WORDS_BMI if any(each.name == "andn" for each in insns) else WORDS)


def _vectors(width: int, count: int) -> tuple[str, ...]:
    letter = {16: "x", 32: "y", 64: "z"}[width]
    return tuple(f"{letter}mm{n}" for n in (*range(6), *range(16, count), *range(6, 16)))


def _unpacked(count: int, load: str, insert: str) -> Transpose:
    """With instructions of three operands, on so many registers."""
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
    """xmm or ymm registers, of so many bytes, with instructions of three operands."""
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
    """Registers of AVX-512 for so many words; a lone word is in the first lane."""
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
    """So many registers of so many bytes for AES blocks; aesenc reaches xmm16 and up with VAES only."""
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
