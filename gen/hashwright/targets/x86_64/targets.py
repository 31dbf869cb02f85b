"""x86-64: its targets, by the features that each adds.

Latencies are those of Golden Cove (cores.py); vmovd has half of the measured latency of a move there and back.
Spellings are those of Intel's intrinsics guide.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.graph.ir import Node, aesround, bswap, const
from hashwright.graph.semantics import IN_LANES, Ty
from hashwright.targets import portable
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import GOLDEN_COVE
from hashwright.targets.features import Apart, Family
from hashwright.targets.machine import (
    OTHERS,
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
    """The instructions for words of a type in general registers, with these spellings of rotates."""
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

    def unit(ty: Ty, *more: Insn) -> Unit:
        return LIKE.timed(portable.general(ty, (*more, *insns(ty)), assembly.GENERAL[ty]))

    return unit(Ty.U32, LEA), unit(Ty.U64)


GENERAL: Final = _general(bmi=False)
GENERAL_BMI: Final = _general(bmi=True)


def _vector(width: int) -> tuple[str, str, str]:
    """The C names of vectors by size in bytes: a prefix, a suffix of whole-register operations, a type."""
    return {
        16: ("_mm", "si128", "__m128i"),
        32: ("_mm256", "si256", "__m256i"),
        64: ("_mm512", "si512", "__m512i"),
    }[width]


def _width(ty: Ty, lanes: int) -> int:
    """The size in bytes of vectors with this number of words."""
    return max(16, lanes * ty.bits // 8)


# Registers of 512 bits. These versions of clang include them in avx512f unless they are disabled, as in zig's
# baseline. Apple's clang has its own version numbers, and does not disable them.
EVEX512: Final = Apart(
    "evex512",
    "__EVEX512__",
    "defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 && !defined(__apple_build_version__)",
)


def _part(place: int) -> str:
    return f"_mm_loadu_si128((const __m128i *)(const void *)({{{place}}}))"


# Vectors from two halves.
_JOIN: Final = "_mm256_inserti128_si256(_mm256_castsi128_si256({}), {}, 1)"
_JOIN_WIDE: Final = "_mm512_inserti64x4(_mm512_castsi256_si512({}), {}, 1)"

# A vector from parts, each with its own pointer, by the bytes of the vector.
_ROWS: Final = {
    16: _part(0),
    32: _JOIN.format(_part(0), _part(1)),
    64: _JOIN_WIDE.format(_JOIN.format(_part(0), _part(1)), _JOIN.format(_part(2), _part(3))),
}

# A broadcast of a word, by its bits and the bytes of the vector.
_SPREAD: Final = {
    (32, 16): "_mm_set1_epi32((int){0})",
    (32, 32): "_mm256_set1_epi32((int){0})",
    (32, 64): "_mm512_set1_epi32((int){0})",
    (64, 16): "_mm_set1_epi64x((long long){0})",
    (64, 32): "_mm256_set1_epi64x((long long){0})",
    (64, 64): "_mm512_set1_epi64((long long){0})",
}


@dataclass(frozen=True, slots=True)
class _Lone:
    """The moves of a word to and from the first lane of a vector, in C."""

    load: str
    store: str
    of: str  # of a word {0}
    word: str  # of a vector {0}


_LONE: Final = {
    32: _Lone(
        "_mm_cvtsi32_si128((int)*({0}))",
        "{2} = (uint32_t)_mm_cvtsi128_si32({1})",
        "_mm_cvtsi32_si128((int){0})",
        "(uint32_t)_mm_cvtsi128_si32({0})",
    ),
    64: _Lone(
        "_mm_loadl_epi64((const __m128i *)(const void *)({0}))",
        "_mm_storel_epi64((__m128i *)(void *)({0}), {1})",
        "_mm_cvtsi64_si128((long long){0})",
        "(uint64_t)_mm_cvtsi128_si64({0})",
    ),
}


def _register(ty: Ty, lanes: int) -> Register:
    """The C representation of words in a vector: alone or side by side."""
    width = _width(ty, lanes)
    mm, si, c_type = _vector(width)
    load = f"{mm}_loadu_{si}((const {c_type} *)(const void *)({{0}}))"
    store = f"{mm}_storeu_{si}(({c_type} *)(void *)({{0}}), {{1}})"
    if lanes == 1:
        load, store = _LONE[ty.bits].load, _LONE[ty.bits].store
    return Register(
        c_type,
        lambda value: _SPREAD[ty.bits, width].format(f"{value:#0{ty.bits // 4 + 2}x}u"),
        load,
        store,
        "x",
        c_row=_ROWS[width] if lanes > 1 else "",
        c_zip=tuple(f"{mm}_unpack{half}_epi{ty.bits}({{0}}, {{1}})" for half in ("lo", "hi")),
        c_apart=EVEX512 if c_type == "__m512i" else None,
    )


# Two words of 32 bits in lanes 0 and 2.
_PAIR: Final = replace(
    _register(Ty.V32, 4),
    c_load="_mm_unpacklo_epi32(_mm_loadl_epi64((const __m128i *)(const void *)({0})), _mm_setzero_si128())",
    c_store="_mm_storel_epi64((__m128i *)(void *)({0}), _mm_shuffle_epi32({1}, 0x08))",
    c_row="",
)

# Words from pointers of 64 bits: from two, four, or eight of them by one instruction.
_POINTERS: Final = "_mm_loadu_si128((const __m128i *)(const void *)({0})), _mm_set1_epi64x((long long)({1}))"
_POINTERS_AVX: Final = (
    "_mm256_loadu_si256((const __m256i *)(const void *)({0})), _mm256_set1_epi64x((long long)({1}))"
)
_POINTERS_WIDE: Final = "_mm512_loadu_si512((const void *)({0})), _mm512_set1_epi64((long long)({1}))"
_GATHER: Final = f"_mm256_i64gather_epi32((const int *)0, _mm256_add_epi64({_POINTERS_AVX}), 1)"
_GATHER_WIDE: Final = f"_mm512_i64gather_epi32(_mm512_add_epi64({_POINTERS_WIDE}), (const int *)0, 1)"
_GATHERS: Final = {  # by bits of a word and bytes of the vector
    (32, 16): _GATHER,
    (32, 32): _JOIN.format(_GATHER, _GATHER.replace("{0}", "{0} + 4")),
    (32, 64): _JOIN_WIDE.format(_GATHER_WIDE, _GATHER_WIDE.replace("{0}", "{0} + 8")),
    (64, 16): f"_mm_i64gather_epi64((const long long *)0, _mm_add_epi64({_POINTERS}), 1)",
    (64, 32): f"_mm256_i64gather_epi64((const long long *)0, _mm256_add_epi64({_POINTERS_AVX}), 1)",
    (64, 64): f"_mm512_i64gather_epi64(_mm512_add_epi64({_POINTERS_WIDE}), (const long long *)0, 1)",
}


def bitwise(width: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """Bitwise operations on registers of this size in bytes."""
    mm, si, _ = _vector(width)

    def pair(name: str, c_name: str, sem: Callable[[Node, Node], Node]) -> Insn:
        asm = encoding.logic.replace("{name}", name)
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


def _arithmetic(width: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """The instructions of every vector extension since SSE2."""
    mm, _, _ = _vector(width)

    def pair(name: str, c_name: str, sem: Callable[[Node, Node], Node]) -> Insn:
        name = f"{name}{assembly.LETTERS[ty.bits]}"
        asm = encoding.sums.replace("{name}", name)
        return insn(name, sem, c=f"{mm}_{c_name}_epi{ty.bits}({{0}}, {{1}})", asm=asm, work="add", ty=ty)

    def shift(name: str, c_name: str, sem: Callable[..., Node]) -> Insn:
        name = f"{name}{assembly.LETTERS[ty.bits]}"
        asm = encoding.shift.replace("{name}", name)
        return insn(name, sem, c=f"{mm}_{c_name}_epi{ty.bits}({{0}}, {{n}})", asm=asm, work="shift", ty=ty)

    return (
        pair("padd", "add", lambda x, y: x + y),
        pair("psub", "sub", lambda x, y: x - y),
        *bitwise(width, ty, encoding),
        shift("psll", "slli", lambda x, *, n: x << n),
        shift("psrl", "srli", lambda x, *, n: x >> n),
    )


def _exchanged(width: int, encoding: assembly.Encoding) -> Insn:
    """A rotate by 32 exchanges the halves of each word of 64 bits."""
    mm, _, _ = _vector(width)
    return insn(
        "pshufd.32",
        lambda x: x.rotl(32),
        c=f"{mm}_shuffle_epi32({{0}}, 0xb1)",
        asm=f"{encoding.words}, 0xb1",
        work="shuffle",
        ty=Ty.V64,
        choice="rot=shuffle",
    )


def _halfword_shuffle(ty: Ty) -> tuple[Insn, ...]:
    """SSE2: a rotate by whole halfwords moves the halfwords of each word."""

    def rotate(count: int) -> Insn:
        size = ty.bits // 16  # halfwords of a word
        order = [place - place % size + (place - count // 16) % size for place in range(4)]
        number = f"{sum(source << 2 * place for place, source in enumerate(order)):#04x}"
        return insn(
            f"pshuflw+hw.{count}",
            lambda x: x.rotl(count),
            c=f"_mm_shufflehi_epi16(_mm_shufflelo_epi16({{0}}, {number}), {number})",
            asm=f"pshuflw {{d}}, {{0:m}}, {number}; pshufhw {{d}}, {{d}}, {number}",
            work="shuffle shuffle",
            ty=ty,
            choice="rot=shuffle",
        )

    counts = range(16, ty.bits, 16)
    return tuple(_exchanged(16, assembly.SSE) if count == 32 else rotate(count) for count in counts)


def _byte_shuffle(width: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """A rotate by whole bytes moves the bytes of each word."""

    def rotate(count: int) -> Insn:
        moved = [(byte - count // 8) % (ty.bits // 8) for byte in range(ty.bits // 8)]
        return _pshufb(width, encoding, str(count), lambda x: x.rotl(count), moved, ty, "rot=shuffle")

    counts = range(8, ty.bits, 8)
    return tuple(_exchanged(width, encoding) if count == 32 else rotate(count) for count in counts)


def _swap(width: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """The bytes of each word in reverse order."""
    return (_pshufb(width, encoding, "swap", bswap, range(ty.bits // 8)[::-1], ty),)


def _pshufb(
    width: int,
    encoding: assembly.Encoding,
    name: str,
    sem: Callable[[Node], Node],
    moved: Sequence[int],
    ty: Ty,
    choice: str = "",
) -> Insn:
    """A shuffle of the bytes of each word: moved gives the source of each byte of the result."""
    mm, _, _ = _vector(width)
    order = bytes(first + byte for first in range(0, 16, len(moved)) for byte in moved)
    words = [int.from_bytes(order[at : at + 4], "little") for at in range(0, 16, 4)] * (width // 16)
    table = ", ".join(f"(int){word:#010x}u" for word in reversed(words))
    return insn(
        f"pshufb.{name}",
        sem,
        c=f"{mm}_shuffle_epi8({{0}}, {mm}_set_epi32({table}))",
        asm=encoding.bytes,
        work="bytes",
        ty=ty,
        choice=choice,
        data=tuple(words),
    )


# Two words in lanes 0 and 2: each is doubled into its neighbour, then shifted as 64 bits.
DUP: Final = insn(
    "pshufd+psrlq",
    lambda x, *, n: x.rotl(n),
    c="_mm_srli_epi64(_mm_shuffle_epi32({0}, 0xa0), 32 - {n})",
    work="shuffle shift",
    ty=Ty.V32,
    choice="rot=dup",
)


def ternary(width: int, ty: Ty, letter: str, memory: str) -> Insn:
    """AVX-512: any function of three operands; memory is the flag of a memory operand."""
    mm, _, _ = _vector(width)
    return lookup(
        f"vpternlog{letter}",
        c=f"{mm}_ternarylogic_epi{WIDTHS[letter]}({{0}}, {{1}}, {{2}}, {{n:#04x}})",
        asm=f"vpternlog{letter} {{d}}, {{1}}, {{2:{memory}}}, {{n}}",
        work="ternary",
        ty=ty,
    )


WIDTHS: Final = {letter: bits for bits, letter in assembly.LETTERS.items()}


def _rotate(width: int, ty: Ty) -> Insn:
    """AVX-512: a rotate."""
    mm, _, _ = _vector(width)
    name = f"vprol{assembly.LETTERS[ty.bits]}"
    return insn(
        name,
        lambda x, *, n: x.rotl(n),
        c=f"{mm}_rol_epi{ty.bits}({{0}}, {{n}})",
        asm=f"{name} {{d}}, {{0:b}}, {{n}}",
        work="rotate",
        ty=ty,
    )


def _moves(word: Ty) -> tuple[Insn, ...]:
    """Moves between general registers and a word alone in a vector register."""
    name, lone = f"mov{assembly.LETTERS[word.bits]}", _LONE[word.bits]
    return (
        move(
            f"{name}.to",
            word,
            IN_LANES[word],
            c=lone.of.replace("{0}", "({0})"),
            asm=f"v{name} {{d}}, {{0:m}}",
            work="transfer",
        ),
        move(
            f"{name}.from",
            IN_LANES[word],
            word,
            c=lone.word,
            asm=f"v{name} {{d}}, {{0}}",
            work="transfer",
        ),
    )


def _xop(ty: Ty) -> tuple[Insn, ...]:
    """AMD's XOP: rotates and a bit select. AMD64 manual, volume 6."""
    name = f"vprot{assembly.LETTERS[ty.bits]}"
    return (
        insn(
            name,
            lambda x, *, n: x.rotl(n),
            c=f"_mm_roti_epi{ty.bits}({{0}}, {{n}})",
            asm=f"{name} {{d}}, {{0:m}}, {{n}}",
            work="rotate",
            ty=ty,
        ),
        insn(
            "vpcmov",
            lambda x, y, z: (x & z) | (y & ~z),
            c="_mm_cmov_si128({0}, {1}, {2})",
            asm="vpcmov {d}, {0}, {1}, {2:m}",
            work="ternary",
            ty=ty,
        ),
    )


# A step of MD5 has a latency of 5 cycles. On Zen 4 and Golden Cove, a step of a vector occupies the ports for
# 1.6 to 2.2 cycles, and of a zmm register for twice that. docs/performance.md, Several messages side by side.
CHAINS: Final = 3
CHAINS_ZMM: Final = 2


def _unit(ty: Ty, lanes: int, *insns: tuple[Insn, ...], file: RegisterFile) -> Unit:
    made = tuple(each for group in insns for each in group)
    chains = CHAINS_ZMM if _width(ty, lanes) == 64 else CHAINS
    return LIKE.timed(Unit(ty, lanes, _register(ty, lanes), made, file=file, chains=chains))


def aes_rounds(width: int, ty: Ty, encoding: assembly.Encoding) -> tuple[Insn, ...]:
    """AES rounds on the blocks of a register of this size in bytes, with a round key of zero and with any."""
    mm, si, _ = _vector(width)
    c = f"{mm}_aesenc_{'si128' if width == 16 else 'epi128'}({{0}}, {{1}})"
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
    insns = (*bitwise(16, block, encoding), *aes_rounds(16, block, encoding), *more)
    return LIKE.timed(Unit(block, 1, register, insns, file=file))


NAMES: Final = "_mm|__m(?:64|128|256|512)"  # the beginnings of the names of intrinsics and their types
# By feature: the parts of immintrin.h with its intrinsics, each after those that it uses.
PARTS: Final = {
    "ssse3": "tmmintrin.h",
    "aes": "wmmintrin.h",
    "avx": "avxintrin.h",
    "avx2": "avxintrin.h avx2intrin.h",
    "xop": "avxintrin.h xopintrin.h",
    "avx512f": "smmintrin.h avxintrin.h avx2intrin.h avx512fintrin.h",
    "avx512bw": "avx512bwintrin.h",
    "avx512vl": "avx512vlintrin.h",
    "vaes": "smmintrin.h avx512fintrin.h vaesintrin.h",
}


def parts(pragma: str) -> tuple[str, ...]:
    """The parts of immintrin.h with the intrinsics of these features."""
    return tuple(dict.fromkeys(" ".join(PARTS.get(each, "") for each in pragma.split(",")).split()))


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
        c_headers={"x86intrin.h" if pragma == "xop" else "immintrin.h": NAMES} if pragma else {},
        c_features=pragma,
        c_parts=parts(pragma),
    )


def _sse(ty: Ty, *more: tuple[Insn, ...]) -> Unit:
    insns = _arithmetic(16, ty, assembly.SSE)
    return _unit(ty, 128 // ty.bits, insns, *more, file=assembly.sse(ty.bits))


def _pair_of_words() -> Unit:
    """Two messages in one register, without assembly."""
    insns = (*_arithmetic(16, Ty.V32, assembly.SSE), DUP)
    return LIKE.timed(Unit(Ty.V32, 2, _PAIR, insns, chains=CHAINS))


def _avx2(ty: Ty) -> Unit:
    made = _unit(
        ty,
        256 // ty.bits,
        _arithmetic(32, ty, assembly.AVX),
        _byte_shuffle(32, ty, assembly.AVX),
        _swap(32, ty, assembly.AVX),
        file=assembly.avx(32, ty.bits),
    )
    return _gathering(made)


def _xop_unit(ty: Ty) -> Unit:
    made = _unit(
        ty,
        128 // ty.bits,
        _arithmetic(16, ty, assembly.AVX),
        _swap(16, ty, assembly.AVX),
        _xop(ty),
        file=assembly.avx(16, ty.bits),
    )
    # No core in the tables has XOP. AMD's processors with XOP took 2 cycles for most work in vectors.
    return differing(made, "add logic shift rotate ternary", lambda each: replace(each, latency=2))


# The end of a message: masked loads read no other bytes.
_END_WIDE: Final = (
    "_mm512_storeu_si512((void *)({0}), _mm512_mask_mov_epi8(_mm512_maskz_loadu_epi8("
    "((__mmask64)1 << ({2})) - 1, (const void *)({1})), (__mmask64)1 << ({2}), _mm512_set1_epi8((char)0x80)))"
)


def _avx512(ty: Ty, lanes: int, *more: tuple[Insn, ...]) -> Unit:
    width, encoding = _width(ty, lanes), assembly.AVX512[ty.bits]
    unit = _unit(
        ty,
        lanes,
        _arithmetic(width, ty, encoding),
        (_rotate(width, ty), ternary(width, ty, assembly.LETTERS[ty.bits], "b")),
        *more,
        file=assembly.avx512(lanes, ty.bits),
    )
    # Sums can broadcast a word from memory into every lane; a single word is only in the first lane.
    constant = _LONE[ty.bits].of if lanes == 1 else _SPREAD[ty.bits, width]
    end = _END_WIDE if width == 64 else ""
    register = replace(unit.register, constraint="v", c_from_word=constant, c_end=end)
    return _gathering(replace(unit, register=register))


def _gathering(unit: Unit) -> Unit:
    """The unit, with the gather instruction of AVX2."""
    gather = _GATHERS[unit.ty.bits, _width(unit.ty, unit.lanes)] if unit.lanes > 1 else ""
    return replace(unit, register=replace(unit.register, c_gather=gather))


# A vector rotate takes 2 cycles, so general registers are faster for one message. Compilers older than Zen 4
# identify it as a Zen 3 with AVX-512, which no Zen 3 has.
ZEN4: Final = Family(
    "AMD Zen 4",
    "AuthenticAMD",
    25,
    ("__znver4__", "__znver3__"),
    "measured: a rotation takes 2 cycles in vector registers, 1 in general ones",
)
ZEN5: Final = Family("AMD Zen 5", "AuthenticAMD", 26, ("__znver5__",), "not measured: assumed to be like Zen 4")

LANES: Final = tuple(IN_LANES.values())

# What measured best for AEGIS on Zen 3, by gcc 12 and clang 19 together, for 16 KiB.
DOWN: Final = {"results": "down"}

# What measured best for batches on Zen 3, by gcc 12 and clang 19: with copies, the core cannot keep the loop
# decoded, and those in the last block of a message are in vain.
BATCH_AVX2: Final = {(4, 256, "batch"): {"load": "transpose-ahead"}}

TARGETS: Final = (
    _target("x86-64", "any x86-64", "", GENERAL, ""),
    _target(
        "x86-64-sse2",
        "x86-64 with SSE2, 4 lanes",
        "sse2",
        (
            *GENERAL,
            _pair_of_words(),
            _sse(Ty.V32, _halfword_shuffle(Ty.V32)),
            _sse(Ty.V64, _halfword_shuffle(Ty.V64)),
        ),
        "sse2",
        rot="or",
    ),
    _target(
        "x86-64-ssse3",
        "x86-64 with SSSE3, 4 lanes",
        "ssse3",
        (
            *GENERAL,
            _pair_of_words(),
            *(_sse(ty, _byte_shuffle(16, ty, assembly.SSE), _swap(16, ty, assembly.SSE)) for ty in LANES),
        ),
        "ssse3",
        rot="shuffle",
    ),
    replace(
        _target(
            "x86-64-avx2",
            "x86-64 with AVX2 and BMI, 8 lanes",
            "avx2 bmi1 bmi2",
            (*GENERAL_BMI, *map(_avx2, LANES)),
            "avx2,bmi,bmi2",
            rot="shuffle",
        ),
        measured=BATCH_AVX2,
    ),
    _target(
        "x86-64-xop",
        "x86-64 with AMD's XOP, 4 lanes",
        "xop",
        (*GENERAL, *map(_xop_unit, LANES)),
        "xop",
    ),
    _target(
        "x86-64-avx512",
        "x86-64 with AVX-512 and BMI, 16 lanes",
        "avx512f avx512bw avx512vl bmi1 bmi2",
        (*GENERAL_BMI, *(_avx512(ty, 512 // ty.bits, _swap(64, ty, assembly.AVX)) for ty in LANES)),
        "avx512f,avx512bw,bmi,bmi2",
    ),
    _target("x86-64-bmi", "x86-64 with BMI1 and BMI2", "bmi1 bmi2", GENERAL_BMI, "bmi,bmi2"),
    _target(
        "x86-64-avx512vl",
        "x86-64 with AVX-512VL and BMI, 1, 4 or 8 lanes",
        "avx512f avx512vl bmi1 bmi2",
        (
            *GENERAL_BMI,
            *(
                unit
                for word, ty in IN_LANES.items()
                for unit in (
                    _avx512(ty, 1, _moves(word)),
                    _avx512(ty, 128 // ty.bits),
                    _avx512(ty, 256 // ty.bits),
                )
            ),
        ),
        "avx512f,avx512vl,bmi,bmi2",
        slower_on=(ZEN4, ZEN5),
        unit="v",
    ),
    # With two-operand instructions, no register is free for the copies that barriers need.
    _target(
        "x86-64-aesni",
        "x86-64 with AES-NI",
        "aes",
        (_aes("x", assembly.sse(Ty.B128.bits), assembly.SSE),),
        "aes",
        barriers="off",
        unroll="4",
    ),
    replace(
        _target(
            "x86-64-aesni-avx",
            "x86-64 with AES-NI and AVX",
            "aes avx",
            (_aes("x", assembly.avx(16, Ty.B128.bits), assembly.AVX),),
            "aes,avx",
            unroll="2",
        ),
        measured={(words, 128, OTHERS): DOWN for words in (6, 8)},
    ),
    _target(
        "x86-64-aesni-avx512vl",
        "x86-64 with AES-NI and AVX-512VL",
        "aes avx512f avx512vl",
        (_aes("v", assembly.blocks_avx512(16, 16), assembly.BLOCKS_AVX512, ternary(16, Ty.B128, "q", "m")),),
        "aes,avx512f,avx512vl",
        unroll="2",
    ),
)
