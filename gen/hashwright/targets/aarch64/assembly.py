"""AArch64 in assembly: register files, and what frames are made of.

Mnemonics and operands are those of the Arm Architecture Reference Manual (DDI 0487).
"""

from typing import Final

from hashwright.targets.aarch64.architecture import AARCH64
from hashwright.targets.assembly import Gather, Isa, RegisterFile, Transpose

# What callers do not expect to find again comes first; x18 belongs to the platform, x29 and x30 to the frame.
_NUMBERS: Final = (*range(8, 18), *range(8), *range(19, 29))

GENERAL: Final = RegisterFile(
    names=tuple(f"w{n}" for n in _NUMBERS),
    full=tuple(f"x{n}" for n in _NUMBERS),
    bytes=4,
    operand_bytes=4,
    load="ldr {d}, {m}",
    store="str {0}, {m}",
    move="mov {d}, {0}",
    constant="ldr {d}, {m}",
    constant_bytes=4,
)

_CONVENTION: Final = AARCH64.conventions["aapcs"]

ISA: Final = Isa(
    name="aarch64",
    arguments=_CONVENTION.arguments,
    stack=_CONVENTION.stack.pointer,
    frame="",
    words=GENERAL,
    skip="cbz {d}, {to}",
    repeat="subs {d}, {d}, 1; b.ne {to}",
    advance="add {d}, {d}, {n}",
    follow="add {s}, {d}, {n}; cmp {c}, 1; csel {d}, {d}, {s}, eq",
    table="address {d}, {to}",  # a macro of the template
    load="ldr {d}, {m}",
    plus="add {d}, {d}, {0}",
    copy="mov {d}, {0}",
    set="mov {d}, {n}",
)

_VECTOR_NUMBERS: Final = (*range(8), *range(16, 32), *range(8, 16))

NEON_WORDS: Final = RegisterFile(
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
        low_words="zip1 {d}.4s, {0}.4s, {1}.4s",
        high_words="zip2 {d}.4s, {0}.4s, {1}.4s",
        low_pairs="zip1 {d}.2d, {0}.2d, {1}.2d",
        high_pairs="zip2 {d}.2d, {0}.2d, {1}.2d",
    ),
)

SVE_WORDS: Final = RegisterFile(
    names=tuple(f"z{n}" for n in _VECTOR_NUMBERS),
    bytes=1,
    operand_bytes=1,
    load="ldr {d}, {m}",
    store="str {0}, {m}",
    move="mov {d}.d, {0}.d",
    prefix="movprfx {d}, {0}",
    constant="ld1rw {{d}.s}, p0/z, {m}",
    constant_bytes=4,
    gather=Gather(
        ready="ptrue p0.s; ptrue p1.d",
        pointers="ld1d {{a}.d}, p1/z, {m}",
        words="ld1w {{d}.d}, p1/z, {m}; ld1w {{s}.d}, p1/z, {n}; uzp1 {d}.s, {d}.s, {s}.s",
        advance="add {a}.d, {a}.d, {n}",
        pointed="{a}.d",
        count="cntw {d}, all, mul {n}",
    ),
)
