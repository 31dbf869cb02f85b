"""AArch64: general registers, Advanced SIMD (NEON), the SHA3 extension, and SVE2 of any vector length.

Spellings are those of the Arm C Language Extensions (ACLE: arm_neon.h, arm_sve.h). The Arm Architecture
Reference Manual (DDI 0487) defines the instructions. Latencies are those of Neoverse N2 (cores.py).

Not modelled: add and logic can shift a general register as an operand, at no cost or one cycle; the accumulator
of USRA is needed 3 cycles later than the other operands; instructions that overwrite an operand (BSL, SRI, USRA
and most of SVE2) need a move if that operand is used again.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from hashwright.graph.ir import Node, bswap
from hashwright.graph.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.aarch64 import assembly
from hashwright.targets.arm import targets as arm
from hashwright.targets.cores import NEOVERSE_N2
from hashwright.targets.machine import Emulation, Insn, Register, Target, Unit, insn, pair

LIKE: Final = NEOVERSE_N2  # the core whose latencies the targets have
# The macros of each header, for all targets: the first file of a unit includes it for all files.
NEON_MACROS: Final = ("__ARM_FEATURE_AES", "__ARM_FEATURE_SHA3")
SVE_MACROS: Final = ("__ARM_FEATURE_SVE", "__ARM_FEATURE_SVE2")
# The headers, each with a pattern for its names.
ARM_NEON: Final = {"arm_neon.h": r"u?int\d+x\d|v[a-z0-9_]+_[us]\d"}
ARM_SVE: Final = {"arm_sve.h": "sv"}


def _words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers."""
    return (
        *arm.words(ty),
        pair("orn", lambda x, y: x | ~y, "{0} | ~{1}", "logic", ty),
        pair("eon", lambda x, y: x ^ ~y, "{0} ^ ~{1}", "logic", ty),
    )


GENERAL: Final = tuple(
    LIKE.timed(portable.general(ty, _words(ty), file)) for ty, file in assembly.GENERAL.items()
)


# For types without vmvnq in ACLE.
COMPLEMENTS: Final = {"u64": "vreinterpretq_u64_u32(vmvnq_u32(vreinterpretq_u32_u64({0})))"}


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
            c=COMPLEMENTS.get(c, f"vmvnq_{c}({{0}})"),
            asm="mvn {d}.16b, {0}.16b",
            work="logic",
            ty=ty,
        ),
    )


def sha3(ty: Ty, c: str) -> tuple[Insn, ...]:
    """Bitwise operations of three operands on vector registers, whose C names end like this."""

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
    ty: Ty, name: str, sem: Callable[..., Node], c: str, asm: str | tuple[str, ...], work: str, choice: str = ""
) -> Insn:
    """An instruction on words in lanes, or one for each kind of work."""
    return insn(name, sem, c=c, asm=asm, work=work, ty=ty, choice=choice)


def _neon(ty: Ty) -> tuple[Insn, ...]:
    """The instructions of Advanced SIMD for words of a type."""
    u, lane = f"u{ty.bits}", LANE[ty]

    def swapped(bits: int, element: str) -> tuple[str, str]:
        """The instruction that reverses elements of this size in each word, in C and in assembly."""
        c = f"vreinterpretq_{u}_u{bits}(vrev{ty.bits}q_u{bits}(vreinterpretq_u{bits}_{u}({{0}})))"
        return c, f"rev{ty.bits} {{d}}.{element}, {{0}}.{element}"

    return (
        _vector(ty, "add", lambda x, y: x + y, f"vaddq_{u}({{0}}, {{1}})", _three("add", lane), "add"),
        _vector(ty, "sub", lambda x, y: x - y, f"vsubq_{u}({{0}}, {{1}})", _three("sub", lane), "add"),
        *bitwise(ty, u),
        _vector(
            ty,
            "bsl",
            lambda m, x, y: (m & x) | (~m & y),
            f"vbslq_{u}({{0}}, {{1}}, {{2}})",
            # The instruction overwrites one of the three operands; any of them can be the one.
            (
                "bsl {d}.16b, {1}.16b, {2}.16b",
                "bit {d}.16b, {1}.16b, {0}.16b",
                "bif {d}.16b, {2}.16b, {0}.16b",
            ),
            "select",
        ),
        _vector(
            ty,
            "shl",
            lambda x, *, n: x << n,
            f"vshlq_n_{u}({{0}}, {{n}})",
            f"shl {{d}}.{lane}, {{0}}.{lane}, {{n}}",
            "shift",
        ),
        _vector(
            ty,
            "ushr",
            lambda x, *, n: x >> n,
            f"vshrq_n_{u}({{0}}, {{n}})",
            f"ushr {{d}}.{lane}, {{0}}.{lane}, {{n}}",
            "shift",
        ),
        _vector(ty, f"rev{ty.bits}", bswap, *swapped(8, "16b"), "shuffle"),
        _vector(
            ty,
            f"rev{ty.bits}.{ty.bits // 2}",
            lambda x: x.rotl(ty.bits // 2),
            *swapped(ty.bits // 2, HALVES[ty]),
            "shuffle",
        ),
    )


LANE: Final = {Ty.V32: "4s", Ty.V64: "2d"}
HALVES: Final = {Ty.V32: "8h", Ty.V64: "4s"}  # of the words


def _three(name: str, lane: str) -> str:
    return f"{name} {{d}}.{lane}, {{0}}.{lane}, {{1}}.{lane}"


def _sri(ty: Ty, way: str) -> Insn:
    """Shift left, then shift right and insert below."""
    u, lane = f"u{ty.bits}", LANE[ty]
    return _vector(
        ty,
        "shl+sri",
        lambda x, *, n: x.rotl(n),
        f"vsriq_n_{u}(vshlq_n_{u}({{0}}, {{n}}), {{0}}, {ty.bits} - {{n}})",
        f"shl {{d}}.{lane}, {{0}}.{lane}, {{n}}; sri {{d}}.{lane}, {{0}}.{lane}, {ty.bits}-{{n}}",
        "shift insert",
        choice=f"rot={way}",
    )


def _usra(ty: Ty) -> Insn:
    u, lane = f"u{ty.bits}", LANE[ty]
    return _vector(
        ty,
        "usra",
        lambda y, x, *, n: y + (x >> n),
        f"vsraq_n_{u}({{0}}, {{1}}, {{n}})",
        f"usra {{d}}.{lane}, {{1}}.{lane}, {{n}}",
        "accumulate",
        choice="rot=usra",
    )


def _neon_rotates(ty: Ty) -> tuple[Insn, ...]:
    return (_sri(ty, "sri"), _usra(ty), _sri(ty, "usra"))  # the last one if nothing is added


# A compiler may replace it by the shift and the sum. There is none for 64-bit words.
MULTIPLIED: Final = (
    _vector(
        Ty.V32,
        "mla",
        lambda y, x, *, n: y + (x << n),
        "vmlaq_n_u32({0}, {1}, 1u << {n})",
        (),
        "accumulate",
        choice="rot=mla",
    ),
    _sri(Ty.V32, "mla"),
)


def _neon_register(ty: Ty) -> Register:
    u = f"u{ty.bits}"
    return Register(
        f"uint{ty.bits}x{128 // ty.bits}_t",
        lambda value: f"vdupq_n_{u}({value:#0{ty.bits // 4 + 2}x}u)",
        f"vld1q_{u}({{0}})",
        f"vst1q_{u}({{0}}, {{1}})",
        "w",
        c_row=f"vreinterpretq_{u}_u8(vld1q_u8({{0}}))",
        c_zip=(f"vzip1q_{u}({{0}}, {{1}})", f"vzip2q_{u}({{0}}, {{1}})"),
    )


# Two words, each of them twice, so that a shift of 64 bits rotates the word.
NEON_PAIRS: Final = replace(
    _neon_register(Ty.V32),
    c_load="vcombine_u32(vdup_lane_u32(vld1_u32({0}), 0), vdup_lane_u32(vld1_u32({0}), 1))",
    c_store="vst1_u32({0}, vmovn_u64(vreinterpretq_u64_u32({1})))",
    c_row="",
    c_zip=(),
)

XAR_OF_PAIRS: Final = _vector(
    Ty.V32,
    "xar",
    lambda x, *, n: x.rotl(n),
    "vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32({0}), vdupq_n_u64(0), 32 - {n}))",
    (),
    "rotate",
)

# For words of 64 bits, SHA3 also has a rotate of an XOR.
SHA3_ROTATES: Final = (
    _vector(
        Ty.V64,
        "xar",
        lambda x, y, *, n: (x ^ y).rotl(n),
        "vxarq_u64({0}, {1}, 64 - {n})",
        "xar {d}.2d, {0}.2d, {1}.2d, 64-{n}",
        "rotate",
    ),
    _vector(
        Ty.V64,
        "xar.0",
        lambda x, *, n: x.rotl(n),
        "vxarq_u64({0}, vdupq_n_u64(0), 64 - {n})",
        "movi {d}.2d, 0; xar {d}.2d, {0}.2d, {d}.2d, 64-{n}",
        "rotate",
    ),
    _vector(
        Ty.V64,
        "rax1",
        lambda x, y: x ^ y.rotl(1),
        "vrax1q_u64({0}, {1})",
        _three("rax1", "2d"),
        "rotate",
    ),
)


def _sve2(ty: Ty) -> tuple[Insn, ...]:
    """The instructions of SVE2 for words of a type."""
    u, all_, lane = f"u{ty.bits}", f"svptrue_b{ty.bits}(), ", SVE_LANE[ty]

    def pair(name: str, sem: Callable[[Node, Node], Node], work: str) -> Insn:
        """An operation of two operands; a bitwise one has the same spelling for all lanes."""
        asm = _three(name, lane if work == "add" else "d")
        return _vector(ty, name, sem, f"sv{name}_{u}_x({all_}{{0}}, {{1}})", asm, work)

    def three(name: str, sem: Callable[[Node, Node, Node], Node], work: str) -> Insn:
        """A bitwise operation of three operands, which overwrites the first."""
        asm = f"{name} {{d}}.d, {{d}}.d, {{1}}.d, {{2}}.d"
        return _vector(ty, name, sem, f"sv{name}_{u}({{0}}, {{1}}, {{2}})", asm, work)

    def shift(name: str, sem: Callable[..., Node]) -> Insn:
        asm = f"{name} {{d}}.{lane}, {{0}}.{lane}, {{n}}"
        return _vector(ty, name, sem, f"sv{name}_n_{u}_x({all_}{{0}}, {{n}})", asm, "shift")

    def one(name: str, sem: Callable[[Node], Node], work: str) -> Insn:
        asm = f"{name} {{d}}.{lane}, p0/m, {{0}}.{lane}"
        return _vector(ty, name, sem, f"sv{name}_{u}_x({all_}{{0}})", asm, work)

    return (
        pair("add", lambda x, y: x + y, "add"),
        pair("sub", lambda x, y: x - y, "add"),
        pair("and", lambda x, y: x & y, "logic"),
        pair("orr", lambda x, y: x | y, "logic"),
        pair("eor", lambda x, y: x ^ y, "logic"),
        pair("bic", lambda x, y: x & ~y, "logic"),
        one("not", lambda x: ~x, "logic"),
        three("eor3", lambda x, y, z: x ^ y ^ z, "ternary"),
        three("bcax", lambda x, y, z: x ^ (y & ~z), "ternary"),
        three("bsl", lambda x, y, m: (x & m) | (y & ~m), "select"),
        three("bsl1n", lambda x, y, m: (~x & m) | (y & ~m), "select"),
        three("bsl2n", lambda x, y, m: (x & m) | (~y & ~m), "select"),
        three("nbsl", lambda x, y, m: ~((x & m) | (y & ~m)), "select"),
        shift("lsl", lambda x, *, n: x << n),
        shift("lsr", lambda x, *, n: x >> n),
        one("revb", bswap, "shuffle"),
        _vector(
            ty,
            "xar",
            lambda x, *, n: x.rotl(n),
            f"svxar_n_{u}({{0}}, svdup_n_{u}(0), {ty.bits} - {{n}})",
            f"mov {{d}}.{lane}, 0; xar {{d}}.{lane}, {{d}}.{lane}, {{0}}.{lane}, {ty.bits}-{{n}}",
            "rotate",
            choice="rot=xar",
        ),
        _vector(
            ty,
            "lsl+sri",
            lambda x, *, n: x.rotl(n),
            f"svsri_n_{u}(svlsl_n_{u}_x({all_}{{0}}, {{n}}), {{0}}, {ty.bits} - {{n}})",
            f"lsl {{d}}.{lane}, {{0}}.{lane}, {{n}}; sri {{d}}.{lane}, {{0}}.{lane}, {ty.bits}-{{n}}",
            "shift insert",
            choice="rot=sri",
        ),
    )


SVE_LANE: Final = {Ty.V32: "s", Ty.V64: "d"}
LONGEST: Final = 2048  # bits of a vector


def _sve_register(ty: Ty) -> Register:
    u, all_ = f"u{ty.bits}", f"svptrue_b{ty.bits}(), "
    return Register(
        f"svuint{ty.bits}_t",
        lambda value: f"svdup_n_{u}({value:#0{ty.bits // 4 + 2}x}u)",
        f"svld1_{u}({all_}{{0}})",
        f"svst1_{u}({all_}{{0}}, {{1}})",
        "w",
    )


def _neon_unit(ty: Ty, *insns: Insn) -> Unit:
    lanes = 128 // ty.bits
    return LIKE.timed(Unit(ty, lanes, _neon_register(ty), (*_neon(ty), *insns), file=assembly.neon(ty.bits)))


def _sve_unit(ty: Ty) -> Unit:
    lanes, letter = LONGEST // ty.bits, "w" if ty is Ty.V32 else "d"
    file = assembly.sve(ty.bits)
    return LIKE.timed(Unit(ty, lanes, _sve_register(ty), _sve2(ty), c_lanes=f"svcnt{letter}()", file=file))


TRIPLE: Final = "aarch64-linux-none"
ANY_CPU: Final = ("-cpu", "max")  # of the emulator: one with all features


def target(
    name: str,
    title: str,
    features: str,
    units: tuple[Unit, ...],
    *,
    headers: Mapping[str, str] = ARM_NEON,
    macros: tuple[str, ...] = NEON_MACROS,
    c_features: str = "",
    gcc_features: str = "",
    arch: str = "",
    cpu: tuple[str, ...] = ANY_CPU,
    defaults: Mapping[str, str],
) -> Target:
    """A target with these features of processors, separated by spaces, besides those of every AArch64.

    The other arguments are the fields of Target; cpu is the emulator's.
    """
    generic = f"-mcpu=generic+{c_features.replace(',', '+')}"
    return Target(
        name=name,
        title=title,
        features=frozenset({"aarch64", *features.split()}),
        units=units,
        defaults=defaults,
        c_headers=headers,
        c_features=c_features,
        gcc_features=gcc_features,
        c_macros=macros,
        arch=arch,
        emulation=Emulation(TRIPLE, (generic,) if c_features else (), ("qemu-aarch64", *cpu)),
        isa=assembly.ISA,
    )


TARGETS: Final = (
    target(
        "aarch64-neon",
        "AArch64 with SIMD (NEON), 4 lanes",
        "asimd",
        (
            *GENERAL,
            _neon_unit(Ty.V32, *_neon_rotates(Ty.V32), *MULTIPLIED),
            _neon_unit(Ty.V64, *_neon_rotates(Ty.V64)),
        ),
        arch="armv8-a",
        cpu=(),
        defaults={"rot": "sri"},
    ),
    target(
        "aarch64-sha3",
        "AArch64 with SIMD and SHA3, 2 or 4 lanes",
        "asimd sha3",
        (
            *GENERAL,
            LIKE.timed(Unit(Ty.V32, 2, NEON_PAIRS, (*_neon(Ty.V32), *sha3(Ty.V32, "u32"), XAR_OF_PAIRS))),
            _neon_unit(Ty.V32, *_neon_rotates(Ty.V32), *MULTIPLIED, *sha3(Ty.V32, "u32")),
            _neon_unit(Ty.V64, *sha3(Ty.V64, "u64"), *SHA3_ROTATES),
        ),
        c_features="sha3",
        gcc_features="arch=armv8.2-a+sha3",
        arch="armv8.2-a+sha3",
        defaults={"rot": "sri"},
    ),
    target(
        "aarch64-sve2",
        "AArch64 with SVE2, 4 to 64 lanes by vector length",
        "sve2",
        (*GENERAL, *map(_sve_unit, SVE_LANE)),
        headers=ARM_SVE,
        macros=SVE_MACROS,
        c_features="sve2",
        gcc_features="+sve2",
        arch="armv8-a+sve+sve2",
        defaults={"rot": "xar"},
    ),
    target("aarch64", "any AArch64", "", GENERAL, headers={}, macros=(), cpu=(), defaults={}),
)
