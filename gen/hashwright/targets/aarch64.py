"""AArch64: general registers, Advanced SIMD (NEON), the SHA3 extension, and SVE2 of any vector length.

Spellings are those of the Arm C Language Extensions (ACLE: arm_neon.h, arm_sve.h); what the instructions do is
in the Arm Architecture Reference Manual (DDI 0487). Latencies are those of the Neoverse N2 Software
Optimization Guide in cycles: integer arithmetic, logic and EXTR (which is ROR) 1; vector arithmetic, logic,
selects, reversals, shifts and shifts with insertion 2; the SHA3 group (EOR3, BCAX, XAR) 2; shift and
accumulate, and multiply-accumulate 4.

What is not modelled: a general register may be shifted as an operand of add or logic, which costs nothing or
a cycle; the accumulator of USRA and MLA is wanted 3 cycles later than the other operands; instructions that
overwrite an operand (BSL, SRI, USRA, MLA and most of SVE2) need a move where that operand is used again.
"""

from typing import Final

from hashwright.ir import bswap
from hashwright.semantics import Ty
from hashwright.targets import aarch64_assembly as assembly
from hashwright.targets import arm, portable
from hashwright.targets.model import SCALAR, Emulation, Insn, Register, Target, Unit, insn, spelled

LOGIC: Final = 2  # cycles, of vectors: arithmetic, logic, select, shift
ACCUMULATE: Final = 4


def _words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers."""
    return (
        *arm.words(ty),
        insn("orn", lambda x, y: x | ~y, c="{0} | ~{1}", ty=ty),
        insn("eon", lambda x, y: x ^ ~y, c="{0} ^ ~{1}", ty=ty),
    )


GENERAL: Final = (
    Unit(Ty.U32, SCALAR, portable.WORD, spelled(_words(Ty.U32), assembly.WORDS), file=assembly.GENERAL),
    portable.general(Ty.U64, _words(Ty.U64)),
)

NEON: Final = (
    insn("add", lambda x, y: x + y, c="vaddq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("sub", lambda x, y: x - y, c="vsubq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("and", lambda x, y: x & y, c="vandq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("orr", lambda x, y: x | y, c="vorrq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("eor", lambda x, y: x ^ y, c="veorq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("bic", lambda x, y: x & ~y, c="vbicq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("orn", lambda x, y: x | ~y, c="vornq_u32({0}, {1})", ty=Ty.V32, latency=LOGIC),
    insn("mvn", lambda x: ~x, c="vmvnq_u32({0})", ty=Ty.V32, latency=LOGIC),
    insn("bsl", lambda m, x, y: (m & x) | (~m & y), c="vbslq_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
    insn("shl", lambda x, *, n: x << n, c="vshlq_n_u32({0}, {n})", ty=Ty.V32, latency=LOGIC),
    insn("ushr", lambda x, *, n: x >> n, c="vshrq_n_u32({0}, {n})", ty=Ty.V32, latency=LOGIC),
    insn(
        "rev32",
        bswap,
        c="vreinterpretq_u32_u8(vrev32q_u8(vreinterpretq_u8_u32({0})))",
        ty=Ty.V32,
        latency=LOGIC,
    ),
    insn(
        "rev32.16",
        lambda x: x.rotl(16),
        c="vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32({0})))",
        ty=Ty.V32,
        latency=LOGIC,
    ),
)


def _sri(way: str) -> Insn:
    """Shift left, then shift right and insert below."""
    spelled = "vsriq_n_u32(vshlq_n_u32({0}, {n}), {0}, 32 - {n})"
    sem = lambda x, *, n: x.rotl(n)
    return insn("shl+sri", sem, c=spelled, ty=Ty.V32, latency=2 * LOGIC, size=2, choice=f"rot={way}")


NEON_ROTATES: Final = (
    _sri("sri"),
    insn(
        "usra",
        lambda y, x, *, n: y + (x >> n),
        c="vsraq_n_u32({0}, {1}, {n})",
        ty=Ty.V32,
        latency=ACCUMULATE,
        choice="rot=usra",
    ),
    _sri("usra"),  # where nothing is added
    # A compiler may see the shift and the sum in it, and make them instead.
    insn(
        "mla",
        lambda y, x, *, n: y + (x << n),
        c="vmlaq_n_u32({0}, {1}, 1u << {n})",
        ty=Ty.V32,
        latency=ACCUMULATE,
        choice="rot=mla",
    ),
    _sri("mla"),
)

SHA3: Final = (
    insn("eor3", lambda x, y, z: x ^ y ^ z, c="veor3q_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
    insn("bcax", lambda x, y, z: x ^ (y & ~z), c="vbcaxq_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
)


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

XAR_OF_PAIRS: Final = insn(
    "xar",
    lambda x, *, n: x.rotl(n),
    c="vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32({0}), vdupq_n_u64(0), 32 - {n}))",
    ty=Ty.V32,
    latency=LOGIC,
)

ALL: Final = "svptrue_b32(), "  # every lane

SVE_WORDS: Final = Register(
    "svuint32_t",
    lambda value: f"svdup_n_u32({value:#010x}u)",
    f"svld1_u32({ALL}{{0}})",
    f"svst1_u32({ALL}{{0}}, {{1}})",
    "w",
)

SVE2: Final = (
    insn("add", lambda x, y: x + y, c=f"svadd_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("sub", lambda x, y: x - y, c=f"svsub_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("and", lambda x, y: x & y, c=f"svand_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("orr", lambda x, y: x | y, c=f"svorr_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("eor", lambda x, y: x ^ y, c=f"sveor_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("bic", lambda x, y: x & ~y, c=f"svbic_u32_x({ALL}{{0}}, {{1}})", ty=Ty.V32, latency=LOGIC),
    insn("not", lambda x: ~x, c=f"svnot_u32_x({ALL}{{0}})", ty=Ty.V32, latency=LOGIC),
    insn("eor3", lambda x, y, z: x ^ y ^ z, c="sveor3_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
    insn("bcax", lambda x, y, z: x ^ (y & ~z), c="svbcax_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
    insn("bsl", lambda x, y, m: (x & m) | (y & ~m), c="svbsl_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC),
    insn(
        "bsl1n", lambda x, y, m: (~x & m) | (y & ~m), c="svbsl1n_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC
    ),
    insn(
        "bsl2n", lambda x, y, m: (x & m) | (~y & ~m), c="svbsl2n_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC
    ),
    insn(
        "nbsl", lambda x, y, m: ~((x & m) | (y & ~m)), c="svnbsl_u32({0}, {1}, {2})", ty=Ty.V32, latency=LOGIC
    ),
    insn("lsl", lambda x, *, n: x << n, c=f"svlsl_n_u32_x({ALL}{{0}}, {{n}})", ty=Ty.V32, latency=LOGIC),
    insn("lsr", lambda x, *, n: x >> n, c=f"svlsr_n_u32_x({ALL}{{0}}, {{n}})", ty=Ty.V32, latency=LOGIC),
    insn("revb", bswap, c=f"svrevb_u32_x({ALL}{{0}})", ty=Ty.V32, latency=LOGIC),
    insn(
        "xar",
        lambda x, *, n: x.rotl(n),
        c="svxar_n_u32({0}, svdup_n_u32(0), 32 - {n})",
        ty=Ty.V32,
        latency=LOGIC,
        choice="rot=xar",
    ),
    insn(
        "lsl+sri",
        lambda x, *, n: x.rotl(n),
        c=f"svsri_n_u32(svlsl_n_u32_x({ALL}{{0}}, {{n}}), {{0}}, 32 - {{n}})",
        ty=Ty.V32,
        latency=2 * LOGIC,
        size=2,
        choice="rot=sri",
    ),
)


def _neon(*insns: Insn) -> Unit:
    return Unit(Ty.V32, 4, NEON_WORDS, spelled(insns, assembly.NEON), file=assembly.NEON_WORDS)


def _sve() -> Unit:
    insns = spelled(SVE2, assembly.SVE2)
    return Unit(Ty.V32, 64, SVE_WORDS, insns, c_lanes="svcntw()", file=assembly.SVE_WORDS)


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
            Unit(Ty.V32, 2, NEON_PAIRS, (*NEON, *SHA3, XAR_OF_PAIRS)),
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
