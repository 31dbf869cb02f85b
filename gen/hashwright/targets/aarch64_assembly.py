"""AArch64 in assembly: register files, and the spellings of its instructions.

Mnemonics and operands are those of the Arm Architecture Reference Manual (DDI 0487).
"""

from typing import Final

from hashwright.targets.assembly import Isa, RegisterFile

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

ISA: Final = Isa(
    name="aarch64",
    arguments=tuple(f"x{n}" for n in range(8)),
    stack="sp",
    frame="",
    words=GENERAL,
    skip="cbz {d}, {to}",
    repeat="subs {d}, {d}, 1; b.ne {to}",
    advance="add {d}, {d}, {n}",
    table="address {d}, {to}",  # a macro of the template
    load="ldr {d}, {m}",
    plus="add {d}, {d}, {0}",
    copy="mov {d}, {0}",
    set="mov {d}, {n}",
)

WORDS: Final = {
    **{
        name: (f"{name} {{d}}, {{0}}, {{1}}",)
        for name in ("add", "sub", "and", "orr", "eor", "bic", "orn", "eon")
    },
    "mvn": ("mvn {d}, {0}",),
    "ror": ("ror {d}, {0}, 32-{n}",),
}

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
)

_BITWISE: Final = ("and", "orr", "eor", "bic", "orn")
NEON: Final = {
    **{name: (f"{name} {{d}}.4s, {{0}}.4s, {{1}}.4s",) for name in ("add", "sub")},
    **{name: (f"{name} {{d}}.16b, {{0}}.16b, {{1}}.16b",) for name in _BITWISE},
    "mvn": ("mvn {d}.16b, {0}.16b",),
    # One of the three operands is overwritten; which one is free to choose.
    "bsl": (
        "bsl {d}.16b, {1}.16b, {2}.16b",
        "bit {d}.16b, {1}.16b, {0}.16b",
        "bif {d}.16b, {2}.16b, {0}.16b",
    ),
    "shl": ("shl {d}.4s, {0}.4s, {n}",),
    "ushr": ("ushr {d}.4s, {0}.4s, {n}",),
    "rev32.16": ("rev32 {d}.8h, {0}.8h",),
    "shl+sri": ("shl {d}.4s, {0}.4s, {n}; sri {d}.4s, {0}.4s, 32-{n}",),
    "usra": ("usra {d}.4s, {1}.4s, {n}",),
    "eor3": ("eor3 {d}.16b, {0}.16b, {1}.16b, {2}.16b",),
    "bcax": ("bcax {d}.16b, {0}.16b, {1}.16b, {2}.16b",),
}
