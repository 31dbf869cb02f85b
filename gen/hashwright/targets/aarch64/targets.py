"""AArch64: general registers, Advanced SIMD (NEON), the SHA3 extension, and SVE2 of any vector length.

Spellings are those of the Arm C Language Extensions (ACLE: arm_neon.h, arm_sve.h); what the instructions do is
in the Arm Architecture Reference Manual (DDI 0487). Latencies are those of Neoverse N2 (cores.py).

What is not modelled: a general register may be shifted as an operand of add or logic, which costs nothing or
a cycle; the accumulator of USRA and MLA is wanted 3 cycles later than the other operands; instructions that
overwrite an operand (BSL, SRI, USRA, MLA and most of SVE2) need a move where that operand is used again.
"""

from collections.abc import Callable
from typing import Final

from hashwright.ir import Node, bswap
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.aarch64 import assembly
from hashwright.targets.arm import targets as arm
from hashwright.targets.cores import NEOVERSE_N2
from hashwright.targets.machine import SCALAR, Emulation, Insn, Register, Target, Unit, insn

LIKE: Final = NEOVERSE_N2  # the core whose latencies the targets have


def _words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers."""
    return (
        *arm.words(ty),
        arm.pair("orn", lambda x, y: x | ~y, "{0} | ~{1}", "logic", ty),
        arm.pair("eon", lambda x, y: x ^ ~y, "{0} ^ ~{1}", "logic", ty),
    )


GENERAL: Final = (
    LIKE.timed(Unit(Ty.U32, SCALAR, portable.WORD, _words(Ty.U32), file=assembly.GENERAL)),
    LIKE.timed(portable.general(Ty.U64, _words(Ty.U64))),
)


def bitwise(ty: Ty, c: str) -> tuple[Insn, ...]:
    """Bitwise operations on vector registers, whose C names end like this."""

    def pair(name: str, c_name: str, sem: Callable[[Node, Node], Node]) -> Insn:
        asm = f"{name} {{d}}.16b, {{0}}.16b, {{1}}.16b"
        return insn(name, sem, c=f"v{c_name}q_{c}({{0}}, {{1}})", asm=asm, work="logic", ty=ty)

    return (
        pair("and", "and", lambda x, y: x & y),
        pair("orr", "orr", lambda x, y: x | y),
        pair("eor", "eor", lambda x, y: x ^ y),
        pair("bic", "bic", lambda x, y: x & ~y),
        pair("orn", "orn", lambda x, y: x | ~y),
        insn(
            "mvn",
            lambda x: ~x,
            c=f"vmvnq_{c}({{0}})",
            asm="mvn {d}.16b, {0}.16b",
            work="logic",
            ty=ty,
        ),
    )


def sha3(ty: Ty, c: str) -> tuple[Insn, ...]:
    """Bitwise operations of three operands, likewise."""

    def of_three(name: str, sem: Callable[[Node, Node, Node], Node]) -> Insn:
        return insn(
            name,
            sem,
            c=f"v{name}q_{c}({{0}}, {{1}}, {{2}})",
            asm=f"{name} {{d}}.16b, {{0}}.16b, {{1}}.16b, {{2}}.16b",
            work="ternary",
            ty=ty,
        )

    return (
        of_three("eor3", lambda x, y, z: x ^ y ^ z),
        of_three("bcax", lambda x, y, z: x ^ (y & ~z)),
    )


def _vector(
    name: str,
    sem: Callable[..., Node],
    c: str,
    asm: str | tuple[str, ...],
    work: str,
    choice: str = "",
) -> Insn:
    """An instruction on words in lanes, or one for each kind of work."""
    return insn(
        name,
        sem,
        c=c,
        asm=asm,
        work=work,
        ty=Ty.V32,
        size=len(work.split()),
        choice=choice,
    )


NEON: Final = (
    _vector("add", lambda x, y: x + y, "vaddq_u32({0}, {1})", "add {d}.4s, {0}.4s, {1}.4s", "add"),
    _vector("sub", lambda x, y: x - y, "vsubq_u32({0}, {1})", "sub {d}.4s, {0}.4s, {1}.4s", "add"),
    *bitwise(Ty.V32, "u32"),
    _vector(
        "bsl",
        lambda m, x, y: (m & x) | (~m & y),
        "vbslq_u32({0}, {1}, {2})",
        # One of the three operands is overwritten; which one is free to choose.
        (
            "bsl {d}.16b, {1}.16b, {2}.16b",
            "bit {d}.16b, {1}.16b, {0}.16b",
            "bif {d}.16b, {2}.16b, {0}.16b",
        ),
        "select",
    ),
    _vector("shl", lambda x, *, n: x << n, "vshlq_n_u32({0}, {n})", "shl {d}.4s, {0}.4s, {n}", "shift"),
    _vector("ushr", lambda x, *, n: x >> n, "vshrq_n_u32({0}, {n})", "ushr {d}.4s, {0}.4s, {n}", "shift"),
    _vector(
        "rev32",
        bswap,
        "vreinterpretq_u32_u8(vrev32q_u8(vreinterpretq_u8_u32({0})))",
        "rev32 {d}.16b, {0}.16b",
        "shuffle",
    ),
    _vector(
        "rev32.16",
        lambda x: x.rotl(16),
        "vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32({0})))",
        "rev32 {d}.8h, {0}.8h",
        "shuffle",
    ),
)


def _sri(way: str) -> Insn:
    """Shift left, then shift right and insert below."""
    return _vector(
        "shl+sri",
        lambda x, *, n: x.rotl(n),
        "vsriq_n_u32(vshlq_n_u32({0}, {n}), {0}, 32 - {n})",
        "shl {d}.4s, {0}.4s, {n}; sri {d}.4s, {0}.4s, 32-{n}",
        "shift insert",
        choice=f"rot={way}",
    )


NEON_ROTATES: Final = (
    _sri("sri"),
    _vector(
        "usra",
        lambda y, x, *, n: y + (x >> n),
        "vsraq_n_u32({0}, {1}, {n})",
        "usra {d}.4s, {1}.4s, {n}",
        "accumulate",
        choice="rot=usra",
    ),
    _sri("usra"),  # where nothing is added
    # A compiler may see the shift and the sum in it, and make them instead.
    _vector(
        "mla",
        lambda y, x, *, n: y + (x << n),
        "vmlaq_n_u32({0}, {1}, 1u << {n})",
        (),
        "accumulate",
        choice="rot=mla",
    ),
    _sri("mla"),
)

SHA3: Final = sha3(Ty.V32, "u32")


def _neon_constant(value: int) -> str:
    return f"vdupq_n_u32({value:#010x}u)"


NEON_WORDS: Final = Register(
    "uint32x4_t",
    _neon_constant,
    "vld1q_u32({0})",
    "vst1q_u32({0}, {1})",
    "w",
    c_row="vreinterpretq_u32_u8(vld1q_u8({0}))",
    c_zip=("vzip1q_u32({0}, {1})", "vzip2q_u32({0}, {1})"),
)

# Two words, each of them twice, so that a rotate of 64 bits is a rotate of both copies.
NEON_PAIRS: Final = Register(
    "uint32x4_t",
    _neon_constant,
    "vcombine_u32(vdup_lane_u32(vld1_u32({0}), 0), vdup_lane_u32(vld1_u32({0}), 1))",
    "vst1_u32({0}, vmovn_u64(vreinterpretq_u64_u32({1})))",
    "w",
)

XAR_OF_PAIRS: Final = _vector(
    "xar",
    lambda x, *, n: x.rotl(n),
    "vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32({0}), vdupq_n_u64(0), 32 - {n}))",
    (),
    "rotate",
)

ALL: Final = "svptrue_b32(), "  # every lane

SVE_WORDS: Final = Register(
    "svuint32_t",
    lambda value: f"svdup_n_u32({value:#010x}u)",
    f"svld1_u32({ALL}{{0}})",
    f"svst1_u32({ALL}{{0}}, {{1}})",
    "w",
)


def _sve_pair(name: str, sem: Callable[[Node, Node], Node], work: str) -> Insn:
    """An operation of two operands; a bitwise one is written for lanes of any width."""
    lane = "s" if work == "add" else "d"
    asm = f"{name} {{d}}.{lane}, {{0}}.{lane}, {{1}}.{lane}"
    return _vector(name, sem, f"sv{name}_u32_x({ALL}{{0}}, {{1}})", asm, work)


def _sve_three(name: str, sem: Callable[[Node, Node, Node], Node], work: str) -> Insn:
    """A bitwise operation of three operands, which overwrites the first."""
    asm = f"{name} {{d}}.d, {{d}}.d, {{1}}.d, {{2}}.d"
    return _vector(name, sem, f"sv{name}_u32({{0}}, {{1}}, {{2}})", asm, work)


SVE2: Final = (
    _sve_pair("add", lambda x, y: x + y, "add"),
    _sve_pair("sub", lambda x, y: x - y, "add"),
    _sve_pair("and", lambda x, y: x & y, "logic"),
    _sve_pair("orr", lambda x, y: x | y, "logic"),
    _sve_pair("eor", lambda x, y: x ^ y, "logic"),
    _sve_pair("bic", lambda x, y: x & ~y, "logic"),
    _vector("not", lambda x: ~x, f"svnot_u32_x({ALL}{{0}})", "not {d}.s, p0/m, {0}.s", "logic"),
    _sve_three("eor3", lambda x, y, z: x ^ y ^ z, "ternary"),
    _sve_three("bcax", lambda x, y, z: x ^ (y & ~z), "ternary"),
    _sve_three("bsl", lambda x, y, m: (x & m) | (y & ~m), "select"),
    _sve_three("bsl1n", lambda x, y, m: (~x & m) | (y & ~m), "select"),
    _sve_three("bsl2n", lambda x, y, m: (x & m) | (~y & ~m), "select"),
    _sve_three("nbsl", lambda x, y, m: ~((x & m) | (y & ~m)), "select"),
    _vector(
        "lsl", lambda x, *, n: x << n, f"svlsl_n_u32_x({ALL}{{0}}, {{n}})", "lsl {d}.s, {0}.s, {n}", "shift"
    ),
    _vector(
        "lsr", lambda x, *, n: x >> n, f"svlsr_n_u32_x({ALL}{{0}}, {{n}})", "lsr {d}.s, {0}.s, {n}", "shift"
    ),
    _vector("revb", bswap, f"svrevb_u32_x({ALL}{{0}})", "revb {d}.s, p0/m, {0}.s", "shuffle"),
    _vector(
        "xar",
        lambda x, *, n: x.rotl(n),
        "svxar_n_u32({0}, svdup_n_u32(0), 32 - {n})",
        "mov {d}.s, 0; xar {d}.s, {d}.s, {0}.s, 32-{n}",
        "rotate",
        choice="rot=xar",
    ),
    _vector(
        "lsl+sri",
        lambda x, *, n: x.rotl(n),
        f"svsri_n_u32(svlsl_n_u32_x({ALL}{{0}}, {{n}}), {{0}}, 32 - {{n}})",
        "lsl {d}.s, {0}.s, {n}; sri {d}.s, {0}.s, 32-{n}",
        "shift insert",
        choice="rot=sri",
    ),
)


def _neon(*insns: Insn) -> Unit:
    return LIKE.timed(Unit(Ty.V32, 4, NEON_WORDS, insns, file=assembly.NEON_WORDS))


def _sve() -> Unit:
    return LIKE.timed(Unit(Ty.V32, 64, SVE_WORDS, SVE2, c_lanes="svcntw()", file=assembly.SVE_WORDS))


TRIPLE: Final = "aarch64-linux-none"

TARGETS: Final = (
    Target(
        name="aarch64-neon",
        title="AArch64 with SIMD (NEON), 4 lanes",
        features=frozenset({"aarch64", "asimd"}),
        units=(*GENERAL, _neon(*NEON, *NEON_ROTATES)),
        defaults={"rot": "sri"},
        c_headers=("arm_neon.h",),
        emulation=Emulation(TRIPLE, (), ("qemu-aarch64",)),
        isa=assembly.ISA,
    ),
    Target(
        name="aarch64-sha3",
        title="AArch64 with SIMD and its SHA3 extension, 4 lanes, or 2 whose rotates are one instruction",
        features=frozenset({"aarch64", "asimd", "sha3"}),
        units=(
            *GENERAL,
            LIKE.timed(Unit(Ty.V32, 2, NEON_PAIRS, (*NEON, *SHA3, XAR_OF_PAIRS))),
            _neon(*NEON, *NEON_ROTATES, *SHA3),
        ),
        defaults={"rot": "sri"},
        c_headers=("arm_neon.h",),
        c_features="arch=armv8.2-a+sha3",
        emulation=Emulation(TRIPLE, ("-mcpu=generic+sha3",), ("qemu-aarch64", "-cpu", "max")),
        isa=assembly.ISA,
    ),
    Target(
        name="aarch64-sve2",
        title="AArch64 with SVE2, as many lanes as its vectors hold: 4 to 64",
        features=frozenset({"aarch64", "sve2"}),
        units=(*GENERAL, _sve()),
        defaults={"rot": "xar"},
        c_headers=("arm_sve.h",),
        c_features="arch=armv8-a+sve2",
        emulation=Emulation(TRIPLE, ("-mcpu=generic+sve2",), ("qemu-aarch64", "-cpu", "max")),
        isa=assembly.ISA,
    ),
    Target(
        name="aarch64",
        title="AArch64, any",
        features=frozenset({"aarch64"}),
        units=GENERAL,
        emulation=Emulation(TRIPLE, (), ("qemu-aarch64",)),
        isa=assembly.ISA,
    ),
)
