"""x86-64: its targets, by the features that each adds.

Latencies are those of Golden Cove (cores.py); vmovd has half of those there and back. Spellings are those of
Intel's intrinsics guide.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from hashwright.ir import Node, aesround, bswap, const
from hashwright.semantics import Ty
from hashwright.targets import portable
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import GOLDEN_COVE
from hashwright.targets.features import Apart, Family
from hashwright.targets.machine import (
    SCALAR,
    Insn,
    Register,
    Target,
    Unit,
    differing,
    immediate,
    insn,
    lookup,
    move,
)
from hashwright.targets.x86_64 import assembly

LIKE: Final = GOLDEN_COVE  # the core whose latencies the targets have


def _words(ty: Ty, *rotates: str) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers, where rotates are written in these ways."""
    return (
        insn(
            "add",
            lambda x, y: x + y,
            c="{0} + {1}",
            asm=("add {d}, {1:mi}", "lea {d}, [{0:q} + {1:q}]", "lea {d}, [{0:q} + {1:i}]"),
            work="add",
            ty=ty,
        ),
        insn("sub", lambda x, y: x - y, c="{0} - {1}", asm="sub {d}, {1:mi}", work="add", ty=ty),
        insn("and", lambda x, y: x & y, c="{0} & {1}", asm="and {d}, {1:mi}", work="logic", ty=ty),
        insn("or", lambda x, y: x | y, c="{0} | {1}", asm="or {d}, {1:mi}", work="logic", ty=ty),
        insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}", asm="xor {d}, {1:mi}", work="logic", ty=ty),
        insn("not", lambda x: ~x, c="~{0}", asm="not {d}", work="logic", ty=ty),
        insn("rotl", lambda x, *, n: x.rotl(n), c=portable.ROTATED[ty], asm=rotates, work="rotate", ty=ty),
        insn("shl", lambda x, *, n: x << n, c="{0} << {n}", asm="shl {d}, {n}", work="shift", ty=ty),
        insn("shr", lambda x, *, n: x >> n, c="{0} >> {n}", asm="shr {d}, {n}", work="shift", ty=ty),
        insn("bswap", bswap, c=portable.swapped(ty), asm="bswap {d}", work="bytes", ty=ty),
    )


LEA: Final = insn(
    "lea",
    lambda x, y, *, k: (x + immediate(k)) + y,
    c="{0} + {k:#010x}u + {1}",
    asm="lea {d}, [{0:q} + {1:q} + {k}]",
    work="lea",
    choice="const=lea",
)


def _general(bmi: bool) -> tuple[Unit, Unit]:
    """The general registers, for words of 32 bits and of 64, without BMI1 and BMI2 or with them."""

    def insns(ty: Ty) -> tuple[Insn, ...]:
        rotates = ("rol {d}, {n}", *([f"rorx {{d}}, {{0:m}}, {ty.bits}-{{n}}"] if bmi else []))
        andn = insn("andn", lambda x, y: ~x & y, c="~{0} & {1}", asm="andn {d}, {0}, {1:m}", work="andn", ty=ty)
        return (*_words(ty, *rotates), *([andn] if bmi else []))

    words = Unit(Ty.U32, SCALAR, portable.WORD, (LEA, *insns(Ty.U32)), file=assembly.GENERAL)
    return LIKE.timed(words), LIKE.timed(portable.general(Ty.U64, insns(Ty.U64)))


GENERAL: Final = _general(bmi=False)
GENERAL_BMI: Final = _general(bmi=True)


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


def bitwise(lanes: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """Bitwise operations on registers of the width of that many words of 32 bits."""
    mm, si, _ = _vector(lanes)

    def pair(name: str, c_name: str, sem: Callable[[Node, Node], Node]) -> Insn:
        asm = encoding.bitwise(name)
        return insn(name, sem, c=f"{mm}_{c_name}_{si}({{0}}, {{1}})", asm=asm, work="logic", ty=ty)

    return (
        pair("pand", "and", lambda x, y: x & y),
        pair("por", "or", lambda x, y: x | y),
        pair("pxor", "xor", lambda x, y: x ^ y),
        pair("pandn", "andnot", lambda x, y: ~x & y),
        insn(
            "pnot",
            lambda x: ~x,
            c=f"{mm}_xor_{si}({{0}}, {mm}_set1_epi32(-1))",
            asm=encoding.complement,
            work=encoding.complementing,
            ty=ty,
        ),
    )


def _arithmetic(lanes: int, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """What every vector extension since SSE2 has."""
    mm, _, _ = _vector(lanes)

    def pair(name: str, c_name: str, sem: Callable[[Node, Node], Node]) -> Insn:
        asm = encoding.sum(name)
        return insn(name, sem, c=f"{mm}_{c_name}_epi32({{0}}, {{1}})", asm=asm, work="add", ty=Ty.V32)

    return (
        pair("paddd", "add", lambda x, y: x + y),
        pair("psubd", "sub", lambda x, y: x - y),
        *bitwise(lanes, Ty.V32, encoding),
    )


def _shifts(lanes: int, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    mm, _, _ = _vector(lanes)

    def shift(name: str, c_name: str, sem: Callable[..., Node]) -> Insn:
        asm = encoding.shifted(name)
        return insn(name, sem, c=f"{mm}_{c_name}_epi32({{0}}, {{n}})", asm=asm, work="shift", ty=Ty.V32)

    return (
        shift("pslld", "slli", lambda x, *, n: x << n),
        shift("psrld", "srli", lambda x, *, n: x >> n),
    )


def _halfword_shuffle() -> tuple[Insn, ...]:
    """SSE2: a rotate by 16 swaps the halves of each word."""
    return (
        insn(
            "pshuflw+hw",
            lambda x: x.rotl(16),
            c="_mm_shufflehi_epi16(_mm_shufflelo_epi16({0}, 0xb1), 0xb1)",
            asm="pshuflw {d}, {0:m}, 0xb1; pshufhw {d}, {d}, 0xb1",
            work="shuffle shuffle",
            ty=Ty.V32,
            size=2,
            choice="rot=shuffle",
        ),
    )


def _byte_shuffle(lanes: int, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """A rotate by whole bytes moves the bytes of each word."""

    def rotate(count: int) -> Insn:
        moved = [(byte - count // 8) % 4 for byte in range(4)]
        return _pshufb(lanes, encoding, str(count), lambda x: x.rotl(count), moved, "rot=shuffle")

    return tuple(rotate(count) for count in (8, 16, 24))


def _swap(lanes: int, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """The bytes of each word in reverse order."""
    return (_pshufb(lanes, encoding, "swap", bswap, [3, 2, 1, 0]),)


def _pshufb(
    lanes: int,
    encoding: assembly.Encoding,
    name: str,
    sem: Callable[[Node], Node],
    moved: Sequence[int],
    choice: str = "",
) -> Insn:
    """A shuffle of the bytes of each word: each byte of the result is the one that moved tells."""
    mm, _, _ = _vector(lanes)
    words = ["0x" + "".join(f"{word + byte:02x}" for byte in reversed(moved)) for word in (12, 8, 4, 0)] * (
        max(lanes, 4) // 4
    )
    table = ", ".join(f"(int){word}u" for word in words)
    return insn(
        f"pshufb.{name}",
        sem,
        c=f"{mm}_shuffle_epi8({{0}}, {mm}_set_epi32({table}))",
        asm=encoding.bytes,
        work="bytes",
        ty=Ty.V32,
        choice=choice,
        data=tuple(int(word, 16) for word in reversed(words)),
    )


def _dup() -> tuple[Insn, ...]:
    """Two words in lanes 0 and 2: each is doubled into its neighbour, then shifted as 64 bits."""
    return (
        insn(
            "pshufd+psrlq",
            lambda x, *, n: x.rotl(n),
            c="_mm_srli_epi64(_mm_shuffle_epi32({0}, 0xa0), 32 - {n})",
            work="shuffle shift",
            ty=Ty.V32,
            size=2,
            choice="rot=dup",
        ),
    )


WIDTHS: Final = {"d": 32, "q": 64}  # bits that a letter stands for


def ternary(lanes: int, ty: Ty, letter: str, memory: str) -> Insn:
    """AVX-512: any function of three operands, of which memory holds one in the form of that flag."""
    mm, _, _ = _vector(lanes)
    return lookup(
        f"vpternlog{letter}",
        c=f"{mm}_ternarylogic_epi{WIDTHS[letter]}({{0}}, {{1}}, {{2}}, {{n:#04x}})",
        asm=f"vpternlog{letter} {{d}}, {{1}}, {{2:{memory}}}, {{n}}",
        work="ternary",
        ty=ty,
    )


def _rotate(lanes: int) -> Insn:
    """AVX-512: a rotate."""
    mm, _, _ = _vector(lanes)
    return insn(
        "vprold",
        lambda x, *, n: x.rotl(n),
        c=f"{mm}_rol_epi32({{0}}, {{n}})",
        asm="vprold {d}, {0:b}, {n}",
        work="rotate",
        ty=Ty.V32,
    )


def _moves() -> tuple[Insn, ...]:
    """Between general registers and a word alone in a vector register."""
    return (
        move(
            "movd.to",
            Ty.U32,
            Ty.V32,
            c="_mm_cvtsi32_si128((int)({0}))",
            asm="vmovd {d}, {0:m}",
            work="transfer",
        ),
        move(
            "movd.from",
            Ty.V32,
            Ty.U32,
            c="(uint32_t)_mm_cvtsi128_si32({0})",
            asm="vmovd {d}, {0}",
            work="transfer",
        ),
    )


def _xop() -> tuple[Insn, ...]:
    """AMD's XOP: rotates and a bit select. AMD64 manual, volume 6."""
    return (
        insn(
            "vprotd",
            lambda x, *, n: x.rotl(n),
            c="_mm_roti_epi32({0}, {n})",
            asm="vprotd {d}, {0:m}, {n}",
            work="rotate",
            ty=Ty.V32,
        ),
        insn(
            "vpcmov",
            lambda x, y, z: (x & z) | (y & ~z),
            c="_mm_cmov_si128({0}, {1}, {2})",
            asm="vpcmov {d}, {0}, {1}, {2:m}",
            work="ternary",
            ty=Ty.V32,
        ),
    )


# A step of MD5 waits 5 cycles; Zen 4 and Golden Cove compute one of a vector in 1.6 to 2.2, of a zmm register
# in twice as many. docs/performance.md, Several messages side by side.
CHAINS: Final = 3
CHAINS_ZMM: Final = 2


def _unit(lanes: int, *insns: tuple[Insn, ...], file: RegisterFile | None = None) -> Unit:
    made = tuple(each for group in insns for each in group)
    chains = CHAINS_ZMM if lanes == 16 else CHAINS
    return LIKE.timed(Unit(Ty.V32, lanes, _register(lanes), made, file=file, chains=chains))


def aes_rounds(lanes: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """AES rounds on the blocks of a register, with a round key of zero and with any."""
    mm, si, _ = _vector(lanes)
    c = f"{mm}_aesenc_{'si128' if lanes == 4 else 'epi128'}({{0}}, {{1}})"
    return (
        insn(
            "aesenc.0",
            lambda x: aesround(x, const(0, ty)),
            c=c.replace("{1}", f"{mm}_setzero_{si}()"),
            asm=encoding.aes,
            work="aes",
            ty=ty,
            more=(0,),
        ),
        insn("aesenc", aesround, c=c, asm=encoding.aes, work="aes", ty=ty),
    )


HALVES: Final = "_mm_set_epi64x((int64_t){1}, (int64_t){0})"


def _set_epi64x(value: int) -> str:
    return HALVES.format(f"{value & (1 << 64) - 1:#018x}u", f"{value >> 64:#018x}u")


def _aes(constraint: str, file: RegisterFile, encoding: assembly.Encoding, *more: Insn) -> Unit:
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
    insns = (*bitwise(4, block, encoding), *aes_rounds(4, block, encoding), *more)
    return LIKE.timed(Unit(block, 1, register, insns, file=file))


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


def _sse(*more: tuple[Insn, ...]) -> Unit:
    return _unit(4, _arithmetic(4, assembly.SSE), _shifts(4, assembly.SSE), *more, file=assembly.sse())


def _pair_of_words() -> Unit:
    """Two messages in one register, of which there is no assembly."""
    return _unit(2, _arithmetic(2, assembly.SSE), _shifts(2, assembly.SSE), _dup())


def _avx512(lanes: int, *more: tuple[Insn, ...]) -> Unit:
    unit = _unit(
        lanes,
        _arithmetic(lanes, assembly.AVX512),
        _shifts(lanes, assembly.AVX512),
        (_rotate(lanes), ternary(lanes, Ty.V32, "d", "b")),
        *more,
        file=assembly.avx512(lanes),
    )
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

AVX2_UNIT: Final = _unit(
    8,
    _arithmetic(8, assembly.AVX),
    _shifts(8, assembly.AVX),
    _byte_shuffle(8, assembly.AVX),
    _swap(8, assembly.AVX),
    file=assembly.avx(32),
)
# No core's table is of a processor with XOP: AMD's took 2 cycles for most work in vectors.
XOP_UNIT: Final = differing(
    _unit(
        4,
        _arithmetic(4, assembly.AVX),
        _shifts(4, assembly.AVX),
        _swap(4, assembly.AVX),
        _xop(),
        file=assembly.avx(16),
    ),
    "add logic shift rotate ternary",
    lambda each: replace(each, latency=2),
)

TARGETS: Final = (
    _target("x86-64", "x86-64, any", "", GENERAL, ""),
    _target(
        "x86-64-sse2",
        "x86-64 with SSE2, 4 lanes",
        "sse2",
        (*GENERAL, _pair_of_words(), _sse(_halfword_shuffle())),
        "sse2",
        rot="or",
    ),
    _target(
        "x86-64-ssse3",
        "x86-64 with SSSE3, 4 lanes",
        "ssse3",
        (*GENERAL, _pair_of_words(), _sse(_byte_shuffle(4, assembly.SSE), _swap(4, assembly.SSE))),
        "ssse3",
        rot="shuffle",
    ),
    _target(
        "x86-64-avx2",
        "x86-64 with AVX2 and BMI, 8 lanes",
        "avx2 bmi1 bmi2",
        (
            *GENERAL_BMI,
            _gathering(AVX2_UNIT),
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
            XOP_UNIT,
        ),
        "xop",
    ),
    _target(
        "x86-64-avx512",
        "x86-64 with AVX-512 and BMI, 16 lanes",
        "avx512f avx512bw bmi1 bmi2",
        (*GENERAL_BMI, _avx512(16, _swap(16, assembly.AVX512))),
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
        (_aes("v", assembly.blocks_avx512(16, 16), assembly.BLOCKS_AVX512, ternary(4, Ty.B128, "q", "m")),),
        "aes,avx512f,avx512vl",
        unroll="2",
    ),
)
