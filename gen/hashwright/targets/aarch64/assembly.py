"""AArch64 in assembly: register files and frames.

Mnemonics and operands are those of the Arm Architecture Reference Manual (DDI 0487).
"""

from dataclasses import replace
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.aarch64.architecture import AARCH64
from hashwright.targets.assembly import Gather, Isa, RegisterFile, Transpose

# Caller-saved registers come first; x18 belongs to the platform, x29 and x30 to the frame.
_NUMBERS: Final = (*range(8, 18), *range(8), *range(19, 29))

_FULL: Final = tuple(f"x{n}" for n in _NUMBERS)

WORDS: Final = RegisterFile(
    names=tuple(f"w{n}" for n in _NUMBERS),
    full=_FULL,
    bytes=4,
    operand_bytes=4,
    load="ldr {d}, {m}",
    store="str {0}, {m}",
    move="mov {d}, {0}",
    constant="ldr {d}, {m}",
    constant_bytes=4,
)
LONG_WORDS: Final = replace(WORDS, names=_FULL, bytes=8, operand_bytes=8, constant_bytes=8)
GENERAL: Final = {Ty.U32: WORDS, Ty.U64: LONG_WORDS}

_CONVENTION: Final = AARCH64.conventions["aapcs"]

ISA: Final = Isa(
    name="aarch64",
    arguments=_CONVENTION.arguments,
    stack=_CONVENTION.stack.pointer,
    frame="",
    general=GENERAL,
    skip="cbz {d}, {to}",
    repeat="subs {d}, {d}, 1; b.ne {to}",
    advance="add {d}, {d}, {n}",
    follow="add {s}, {d}, {n}; cmp {c}, 1; csel {d}, {d}, {s}, eq",
    table="address {d}, {to}",  # a macro of the template
    load="ldr {d}, {m}",
    plus="add {d}, {d}, {0}",
    copy="mov {d}, {0}",
    set="mov {d}, {n}",
    fetch="prfm pldl1keep, {m}",
)

_VECTOR_NUMBERS: Final = (*range(8), *range(16, 32), *range(8, 16))

_ZIPS: Final = {
    bits: (f"zip1 {{d}}.{lane}, {{0}}.{lane}, {{1}}.{lane}", f"zip2 {{d}}.{lane}, {{0}}.{lane}, {{1}}.{lane}")
    for bits, lane in ((32, "4s"), (64, "2d"))
}


def neon(bits: int) -> RegisterFile:
    """Vectors of 16 bytes for words of this number of bits."""
    return RegisterFile(
        names=tuple(f"v{n}" for n in _VECTOR_NUMBERS),
        full=tuple(f"q{n}" for n in _VECTOR_NUMBERS),
        bytes=16,
        operand_bytes=16,
        load="ldr {d:q}, {m}",
        store="str {0:q}, {m}",
        move="mov {d}.16b, {0}.16b",
        constant="ldr {d:q}, {m}",
        constant_bytes=16,
        transpose=Transpose(
            narrow=tuple(f"q{n}" for n in _VECTOR_NUMBERS),
            load="ldr {d}, {m}",
            insert="",  # a row is a register
            zips=tuple(pair for width, pair in _ZIPS.items() if width >= bits),
            store="str {0}, {m}",
            extract="",
        ),
    )


# For words that are narrower than addresses, the pointers to the lanes of a vector are in two.
_GATHERS: Final = {
    32: {
        "ready": "ptrue p0.s; ptrue p1.d",
        "pointers": "ld1d {{a}.d}, p1/z, {m}",
        "words": "ld1w {{d}.d}, p1/z, {m}; ld1w {{s}.d}, p1/z, {n}; uzp1 {d}.s, {d}.s, {s}.s",
        "offset": "{d}.s, uxtw",
    },
    64: {
        "ready": "ptrue p0.d",
        "pointers": "ld1d {{a}.d}, p0/z, {m}",
        "words": "ld1d {{d}.d}, p0/z, {m}",
        "offset": "{d}.d",
    },
}


def sve(bits: int) -> RegisterFile:
    """Vectors of any length for words of this number of bits."""
    word, lane = {32: ("w", "s"), 64: ("d", "d")}[bits]
    return RegisterFile(
        names=tuple(f"z{n}" for n in _VECTOR_NUMBERS),
        bytes=1,
        operand_bytes=1,
        load="ldr {d}, {m}",
        store="str {0}, {m}",
        move="mov {d}.d, {0}.d",
        prefix="movprfx {d}, {0}",
        constant=f"ld1r{word} {{{{d}}.{lane}}}, p0/z, {{m}}",
        constant_bytes=bits // 8,
        constant_reach=bits // 8 << 6,
        gather=Gather(
            **_GATHERS[bits],
            vectors=64 // bits,
            advance="add {a}.d, {a}.d, {n}",
            pointed="{a}.d",
            count=f"cnt{word} {{d}}, all, mul {{n}}",
            apart=f"mov {{s}}, {{n}}; index {{d}}.{lane}, 0, {{s}}",
            further=f"add {{d}}.{lane}, {{d}}.{lane}, {{n}}",
            scatter=f"st1{word} {{{{0}}.{lane}}}, p0, {{m}}",
            past="addvl {d}, {d}, {n}",
        ),
    )
