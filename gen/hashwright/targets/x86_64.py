"""x86-64: its targets, by the features that each adds.

Latencies are those of Golden Cove in cycles, as in docs/golden-cove.md: add, logic, andn, rol, vpaddd, vpxor,
vpternlogd, vprold, vpslld 1; aesenc to another AES instruction 3, to others 5; vmovd there and back 4.
Spellings are those of Intel's intrinsics guide.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.ir import Node, aesround, bswap, const
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets import x86_64_assembly as assembly
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.features import Apart, Family
from hashwright.targets.model import (
    SCALAR,
    Insn,
    Register,
    Target,
    Unit,
    immediate,
    insn,
    lookup,
    move,
    spelled,
)

BYPASS: Final = 2  # cycles more from aesenc to what is no AES instruction

LEA: Final = insn(
    "lea", lambda x, y, *, k: (x + immediate(k)) + y, c="{0} + {k:#010x}u + {1}", choice="const=lea"
)
SCALAR_UNIT: Final = Unit(
    Ty.U32, SCALAR, portable.WORD, assembly.words((LEA, *portable.words(Ty.U32))), file=assembly.GENERAL
)


def _andn(ty: Ty) -> Insn:
    return insn("andn", lambda x, y: ~x & y, c="~{0} & {1}", ty=ty)


BMI_UNIT: Final = replace(SCALAR_UNIT, insns=assembly.words((*SCALAR_UNIT.insns, _andn(Ty.U32))))

GENERAL: Final = (SCALAR_UNIT, portable.LONG_WORDS)
GENERAL_BMI: Final = (BMI_UNIT, portable.general(Ty.U64, (*portable.LONG_WORDS.insns, _andn(Ty.U64))))


def _vector(lanes: int) -> tuple[str, str, str]:
    """What the C names of a vector's width are made of: prefix, suffix of whole-register operations, type."""
    return {
        1: ("_mm", "si128", "__m128i"),
        2: ("_mm", "si128", "__m128i"),
        4: ("_mm", "si128", "__m128i"),
        8: ("_mm256", "si256", "__m256i"),
        16: ("_mm512", "si512", "__m512i"),
    }[lanes]


# Registers of 512 bits. These versions of clang include them in avx512f unless they are switched off, as zig
# does for its baseline. Apple's clang has version numbers of its own, and nothing switches them off there.
EVEX512: Final = Apart(
    "evex512",
    "__EVEX512__",
    "defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 && !defined(__apple_build_version__)",
)


def _register(lanes: int) -> Register:
    """How words lie in a vector: alone, in lanes 0 and 2, or side by side."""
    mm, si, c_type = _vector(lanes)
    load, store = {
        1: ("_mm_cvtsi32_si128((int)*({0}))", "*({0}) = (uint32_t)_mm_cvtsi128_si32({1})"),
        2: (
            "_mm_unpacklo_epi32(_mm_loadl_epi64((const __m128i *)(const void *)({0})), _mm_setzero_si128())",
            "_mm_storel_epi64((__m128i *)(void *)({0}), _mm_shuffle_epi32({1}, 0x08))",
        ),
    }.get(
        lanes,
        (
            f"{mm}_loadu_{si}((const {c_type} *)(const void *)({{0}}))",
            f"{mm}_storeu_{si}(({c_type} *)(void *)({{0}}), {{1}})",
        ),
    )
    return Register(
        c_type,
        lambda value: f"{mm}_set1_epi32((int){value:#010x}u)",
        load,
        store,
        "x",
        c_row=_ROWS.get(lanes, ""),
        c_zip=tuple(f"{mm}_unpack{half}_epi32({{0}}, {{1}})" for half in ("lo", "hi")),
        c_apart=EVEX512 if c_type == "__m512i" else None,
    )


def _part(place: int) -> str:
    return f"_mm_loadu_si128((const __m128i *)(const void *)({{{place}}}))"


# Vectors put together from halves.
_JOIN: Final = "_mm256_inserti128_si256(_mm256_castsi128_si256({}), {}, 1)"
_JOIN_WIDE: Final = "_mm512_inserti64x4(_mm512_castsi256_si512({}), {}, 1)"

# Parts of a vector, each from a pointer of its own.
_ROWS: Final = {
    4: _part(0),
    8: _JOIN.format(_part(0), _part(1)),
    16: _JOIN_WIDE.format(_JOIN.format(_part(0), _part(1)), _JOIN.format(_part(2), _part(3))),
}

# Words from pointers of 64 bits: from four, or eight, of them by one instruction.
_GATHER: Final = (
    "_mm256_i64gather_epi32((const int *)0, _mm256_add_epi64("
    "_mm256_loadu_si256((const __m256i *)(const void *)({0})), _mm256_set1_epi64x((long long)({1}))), 1)"
)
_GATHER_WIDE: Final = (
    "_mm512_i64gather_epi32(_mm512_add_epi64("
    "_mm512_loadu_si512((const void *)({0})), _mm512_set1_epi64((long long)({1}))), (const int *)0, 1)"
)
_GATHERS: Final = {
    4: _GATHER,
    8: _JOIN.format(_GATHER, _GATHER.replace("{0}", "{0} + 4")),
    16: _JOIN_WIDE.format(_GATHER_WIDE, _GATHER_WIDE.replace("{0}", "{0} + 8")),
}


def _arithmetic(lanes: int) -> tuple[Insn, ...]:
    """What every vector extension since SSE2 has."""
    mm, si, _ = _vector(lanes)
    word = Ty.V32
    ones = f"{mm}_set1_epi32(-1)"
    return (
        insn("paddd", lambda x, y: x + y, c=f"{mm}_add_epi32({{0}}, {{1}})", ty=word),
        insn("psubd", lambda x, y: x - y, c=f"{mm}_sub_epi32({{0}}, {{1}})", ty=word),
        insn("pand", lambda x, y: x & y, c=f"{mm}_and_{si}({{0}}, {{1}})", ty=word),
        insn("por", lambda x, y: x | y, c=f"{mm}_or_{si}({{0}}, {{1}})", ty=word),
        insn("pxor", lambda x, y: x ^ y, c=f"{mm}_xor_{si}({{0}}, {{1}})", ty=word),
        insn("pandn", lambda x, y: ~x & y, c=f"{mm}_andnot_{si}({{0}}, {{1}})", ty=word),
        insn("pnot", lambda x: ~x, c=f"{mm}_xor_{si}({{0}}, {ones})", ty=word),
    )


def _shifts(lanes: int) -> tuple[Insn, ...]:
    mm, _, _ = _vector(lanes)
    return (
        insn("pslld", lambda x, *, n: x << n, c=f"{mm}_slli_epi32({{0}}, {{n}})", ty=Ty.V32),
        insn("psrld", lambda x, *, n: x >> n, c=f"{mm}_srli_epi32({{0}}, {{n}})", ty=Ty.V32),
    )


def _halfword_shuffle(lanes: int) -> tuple[Insn, ...]:
    """A rotate by 16 swaps the halves of each word."""
    mm, _, _ = _vector(lanes)
    spelt = f"{mm}_shufflehi_epi16({mm}_shufflelo_epi16({{0}}, 0xb1), 0xb1)"
    return (
        insn("pshuflw+hw", lambda x: x.rotl(16), c=spelt, ty=Ty.V32, latency=2, size=2, choice="rot=shuffle"),
    )


def _byte_shuffle(lanes: int) -> tuple[Insn, ...]:
    """A rotate by whole bytes moves the bytes of each word."""

    def rotate(count: int) -> Insn:
        moved = [(byte - count // 8) % 4 for byte in range(4)]
        return _pshufb(lanes, str(count), lambda x: x.rotl(count), moved, "rot=shuffle")

    return tuple(rotate(count) for count in (8, 16, 24))


def _swap(lanes: int) -> tuple[Insn, ...]:
    """The bytes of each word in reverse order."""
    return (_pshufb(lanes, "swap", bswap, [3, 2, 1, 0]),)


def _pshufb(lanes: int, name: str, sem: Callable[[Node], Node], moved: Sequence[int], choice: str = "") -> Insn:
    """A shuffle of the bytes of each word: each byte of the result is the one that moved tells."""
    mm, _, _ = _vector(lanes)
    words = ["0x" + "".join(f"{word + byte:02x}" for byte in reversed(moved)) for word in (12, 8, 4, 0)] * (
        max(lanes, 4) // 4
    )
    table = ", ".join(f"(int){word}u" for word in words)
    spelt = f"{mm}_shuffle_epi8({{0}}, {mm}_set_epi32({table}))"
    made = insn(f"pshufb.{name}", sem, c=spelt, ty=Ty.V32, choice=choice)
    return replace(made, data=tuple(int(word, 16) for word in reversed(words)))


def _dup() -> tuple[Insn, ...]:
    """Two words in lanes 0 and 2: each is doubled into its neighbour, then shifted as 64 bits."""
    spelt = "_mm_srli_epi64(_mm_shuffle_epi32({0}, 0xa0), 32 - {n})"
    return (
        insn(
            "pshufd+psrlq", lambda x, *, n: x.rotl(n), c=spelt, ty=Ty.V32, latency=2, size=2, choice="rot=dup"
        ),
    )


def _ternary(lanes: int) -> tuple[Insn, ...]:
    """AVX-512: rotates, and any function of three operands."""
    mm, _, _ = _vector(lanes)
    return (
        insn("vprold", lambda x, *, n: x.rotl(n), c=f"{mm}_rol_epi32({{0}}, {{n}})", ty=Ty.V32),
        lookup("vpternlogd", c=f"{mm}_ternarylogic_epi32({{0}}, {{1}}, {{2}}, {{n:#04x}})", ty=Ty.V32),
    )


def _moves() -> tuple[Insn, ...]:
    """Between general registers and a word alone in a vector register; the latency of one of two ways."""
    return (
        move("movd.to", Ty.U32, Ty.V32, c="_mm_cvtsi32_si128((int)({0}))", latency=2),
        move("movd.from", Ty.V32, Ty.U32, c="(uint32_t)_mm_cvtsi128_si32({0})", latency=2),
    )


def _xop() -> tuple[Insn, ...]:
    """AMD's XOP: rotates and a bit select. AMD64 manual, volume 6."""
    return (
        insn("vprotd", lambda x, *, n: x.rotl(n), c="_mm_roti_epi32({0}, {n})", ty=Ty.V32, latency=2),
        insn(
            "vpcmov",
            lambda x, y, z: (x & z) | (y & ~z),
            c="_mm_cmov_si128({0}, {1}, {2})",
            ty=Ty.V32,
            latency=2,
        ),
    )


def _slower(insns: tuple[Insn, ...], latency: int) -> tuple[Insn, ...]:
    return tuple(replace(each, latency=latency) for each in insns)


# A step of MD5 waits 5 cycles; Zen 4 and Golden Cove compute one of a vector in 1.6 to 2.2, of a zmm register
# in twice as many. docs/performance.md, Several messages side by side.
CHAINS: Final = 3
CHAINS_ZMM: Final = 2


def _unit(lanes: int, *insns: tuple[Insn, ...]) -> Unit:
    made = tuple(each for group in insns for each in group)
    chains = CHAINS_ZMM if lanes == 16 else CHAINS
    return Unit(Ty.V32, lanes, _register(lanes), made, chains=chains)


HALVES: Final = "_mm_set_epi64x((int64_t){1}, (int64_t){0})"


def _set_epi64x(value: int) -> str:
    return HALVES.format(f"{value & (1 << 64) - 1:#018x}u", f"{value >> 64:#018x}u")


def _aes(constraint: str, file: RegisterFile, spellings: Mapping[str, tuple[str, ...]], *more: Insn) -> Unit:
    """AES blocks in xmm registers."""
    block = Ty.B128
    register = Register(
        "__m128i",
        _set_epi64x,
        "_mm_loadu_si128((const __m128i *)(const void *)({0}))",
        "_mm_storeu_si128((__m128i *)(void *)({0}), {1})",
        constraint,
        c_from_halves=(HALVES,),
    )
    insns = (
        insn("pxor", lambda x, y: x ^ y, c="_mm_xor_si128({0}, {1})", ty=block),
        insn("pand", lambda x, y: x & y, c="_mm_and_si128({0}, {1})", ty=block),
        insn("por", lambda x, y: x | y, c="_mm_or_si128({0}, {1})", ty=block),
        insn("pandn", lambda x, y: ~x & y, c="_mm_andnot_si128({0}, {1})", ty=block),
        insn("pnot", lambda x: ~x, c="_mm_xor_si128({0}, _mm_set1_epi32(-1))", ty=block),
        insn(
            "aesenc.0",
            lambda x: aesround(x, const(0, block)),
            c="_mm_aesenc_si128({0}, _mm_setzero_si128())",
            ty=block,
            latency=3,
            bypass=BYPASS,
        ),
        insn("aesenc", aesround, c="_mm_aesenc_si128({0}, {1})", ty=block, latency=3, bypass=BYPASS),
    )
    return _written(Unit(block, 1, register, (*insns, *more)), file, spellings)


AES_TERNARY: Final = lookup("vpternlogq", c="_mm_ternarylogic_epi64({0}, {1}, {2}, {n:#04x})", ty=Ty.B128)


def _target(
    name: str,
    title: str,
    needs: str,
    units: tuple[Unit, ...],
    pragma: str,
    slower_on: tuple[Family, ...] = (),
    **defaults: str,
) -> Target:
    return Target(
        name=name,
        title=title,
        features=frozenset({"x86-64", *needs.split()}),
        units=units,
        slower_on=slower_on,
        isa=assembly.ISA,
        defaults=defaults,
        c_headers=("x86intrin.h" if pragma == "xop" else "immintrin.h",) if pragma else (),
        c_features=pragma,
    )


def _written(unit: Unit, file: RegisterFile, spellings: Mapping[str, tuple[str, ...]]) -> Unit:
    """The unit with its assembly."""
    return replace(unit, file=file, insns=spelled(unit.insns, spellings, assembly.ROUND_KEYS))


def _sse(*more: tuple[Insn, ...]) -> Unit:
    return _written(_unit(4, _arithmetic(4), _shifts(4), *more), assembly.sse(), assembly.SSE)


def _avx512(lanes: int, *more: tuple[Insn, ...]) -> Unit:
    unit = _unit(lanes, _arithmetic(lanes), _shifts(lanes), _ternary(lanes), *more)
    unit = _written(unit, assembly.avx512(lanes), assembly.AVX512)
    # Sums take a word from memory into every lane; a lone word needs to be in the first one only.
    constant = "_mm_cvtsi32_si128((int){0})" if lanes == 1 else f"{_vector(lanes)[0]}_set1_epi32((int){{0}})"
    return _gathering(replace(unit, register=replace(unit.register, constraint="v", c_from_word=constant)))


def _gathering(unit: Unit) -> Unit:
    """The same with the instruction that gathers, which came with AVX2."""
    return replace(unit, register=replace(unit.register, c_gather=_GATHERS.get(unit.lanes, "")))


# A vector rotate takes 2 cycles, so that general registers are faster for one message. To compilers older than
# Zen 4 it is a Zen 3 with AVX-512, which no Zen 3 has.
ZEN4: Final = Family("AMD Zen 4", "AuthenticAMD", 25, ("__znver4__", "__znver3__"), "docs/zen4.md")
ZEN5: Final = Family("AMD Zen 5", "AuthenticAMD", 26, ("__znver5__",), "not measured: taken to be as Zen 4 is")

AVX2_UNIT: Final = _unit(8, _arithmetic(8), _shifts(8), _byte_shuffle(8), _swap(8))

TARGETS: Final = (
    _target("x86-64", "x86-64, any", "", GENERAL, ""),
    _target(
        "x86-64-sse2",
        "x86-64 with SSE2, 4 lanes",
        "sse2",
        (*GENERAL, _unit(2, _arithmetic(2), _shifts(2), _dup()), _sse(_halfword_shuffle(4))),
        "sse2",
        rot="or",
    ),
    _target(
        "x86-64-ssse3",
        "x86-64 with SSSE3, 4 lanes",
        "ssse3",
        (*GENERAL, _unit(2, _arithmetic(2), _shifts(2), _dup()), _sse(_byte_shuffle(4), _swap(4))),
        "ssse3",
        rot="shuffle",
    ),
    _target(
        "x86-64-avx2",
        "x86-64 with AVX2 and BMI, 8 lanes",
        "avx2 bmi1 bmi2",
        (
            *GENERAL_BMI,
            _gathering(_written(AVX2_UNIT, assembly.avx(32), assembly.AVX)),
        ),
        "avx2,bmi,bmi2",
        rot="shuffle",
    ),
    _target(
        "x86-64-xop",
        "x86-64 with AMD's XOP, 4 lanes",
        "xop",
        (
            *GENERAL,
            _written(
                _unit(4, _slower((*_arithmetic(4), *_shifts(4)), 2), _swap(4), _xop()),
                assembly.avx(16),
                assembly.AVX,
            ),
        ),
        "xop",
    ),
    _target(
        "x86-64-avx512",
        "x86-64 with AVX-512 and BMI, 16 lanes",
        "avx512f avx512bw bmi1 bmi2",
        (*GENERAL_BMI, _avx512(16, _swap(16))),
        "avx512f,avx512bw,bmi,bmi2",
    ),
    _target("x86-64-bmi", "x86-64 with BMI1 and BMI2", "bmi1 bmi2", GENERAL_BMI, "bmi,bmi2"),
    _target(
        "x86-64-avx512vl",
        "x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes",
        "avx512f avx512vl bmi1 bmi2",
        (*GENERAL_BMI, _avx512(1, _moves()), _avx512(4), _avx512(8)),
        "avx512f,avx512vl,bmi,bmi2",
        slower_on=(ZEN4, ZEN5),
        unit="v",
    ),
    # Two-operand instructions leave no register for the copies that barriers ask for.
    _target(
        "x86-64-aesni",
        "x86-64 with AES-NI",
        "aes",
        (_aes("x", assembly.sse(), assembly.SSE),),
        "aes",
        barriers="off",
        unroll="4",
    ),
    _target(
        "x86-64-aesni-avx",
        "x86-64 with AES-NI and AVX",
        "aes avx",
        (_aes("x", assembly.avx(16), assembly.AVX),),
        "aes,avx",
        unroll="2",
    ),
    _target(
        "x86-64-aesni-avx512vl",
        "x86-64 with AES-NI and AVX-512VL",
        "aes avx512f avx512vl",
        (_aes("v", assembly.blocks_avx512(16, 16), assembly.BLOCKS_AVX512, AES_TERNARY),),
        "aes,avx512f,avx512vl",
        unroll="2",
    ),
)
