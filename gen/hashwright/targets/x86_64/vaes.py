"""x86-64 with VAES: two AES blocks in a ymm register, and with AVX-512 four in a zmm register.

Latencies are those of Golden Cove (cores.py), but AES rounds in zmm registers are assumed to have no bypass
delay to other instructions. Spellings are those of Intel's intrinsics guide.
"""

from dataclasses import replace
from typing import Final

from hashwright.graph.ir import Node, halves, join
from hashwright.graph.semantics import Ty
from hashwright.targets.machine import OTHERS, Insn, Register, Target, Unit, differing, insn
from hashwright.targets.x86_64 import assembly
from hashwright.targets.x86_64 import targets as x86_64

BLOCK: Final = Ty.B128
PAIR: Final = Ty.B256
FOUR: Final = Ty.B512


def _words(value: int, bits: int) -> str:
    """A constant in C, 64 bits at a time, the highest first."""
    return ", ".join(f"(int64_t){value >> shift & (1 << 64) - 1:#018x}u" for shift in range(bits - 64, -1, -64))


def _exchanged(x: Node) -> Node:
    low, high = halves(x)
    return join(high, low)


INSNS: Final = (
    *x86_64.bitwise(32, PAIR, assembly.AVX),
    *x86_64.aes_rounds(32, PAIR, assembly.AVX),
    insn(
        "vperm2i128",
        _exchanged,
        c="_mm256_permute2x128_si256({0}, {0}, 1)",
        asm="vperm2i128 {d}, {0}, {0}, 1",
        work="permute",
        ty=PAIR,
    ),
    insn(
        "vinserti128",
        join,
        c="_mm256_inserti128_si256(_mm256_castsi128_si256({0}), {1}, 1)",
        asm="vinserti128 {d}, {0:w}, {1:m}, 1",
        work="insert",
        ty=BLOCK,
    ),
    insn(
        "vbroadcasti128",
        lambda x: join(x, x),
        c="_mm256_broadcastsi128_si256({0})",
        asm="vinserti128 {d}, {0:w}, {0}, 1",
        work="insert",
        ty=BLOCK,
    ),
    insn(
        "low",
        lambda x: halves(x)[0],
        c="_mm256_castsi256_si128({0})",
        asm="vmovdqa {d}, {0:w}",
        ty=PAIR,
        latency=0,
        size=0,
    ),
    insn(
        "vextracti128",
        lambda x: halves(x)[1],
        c="_mm256_extracti128_si256({0}, 1)",
        asm="vextracti128 {d}, {0}, 1",
        work="insert",
        ty=PAIR,
    ),
)


def _pairs(constraint: str, *more: Insn) -> Unit:
    register = Register(
        "__m256i",
        lambda value: f"_mm256_set_epi64x({_words(value, PAIR.bits)})",
        "_mm256_loadu_si256((const __m256i *)(const void *)({0}))",
        "_mm256_storeu_si256((__m256i *)(void *)({0}), {1})",
        constraint,
        c_unzip=tuple(f"_mm256_permute2x128_si256({{0}}, {{1}}, {which})" for which in ("0x20", "0x31")),
        c_zip=tuple(f"_mm256_permute2x128_si256({{0}}, {{1}}, {which})" for which in ("0x20", "0x31")),
        c_join="_mm256_inserti128_si256(_mm256_castsi128_si256({0}), {1}, 1)",
        c_halves=("_mm256_castsi256_si128({0})", "_mm256_extracti128_si256({0}, 1)"),
    )
    return x86_64.LIKE.timed(Unit(PAIR, 1, register, (*INSNS, *more), file=assembly.avx(32, PAIR.bits)))


WIDE: Final = (
    *x86_64.bitwise(64, FOUR, assembly.BLOCKS_AVX512),
    *x86_64.aes_rounds(64, FOUR, assembly.BLOCKS_AVX512),
    insn(
        "vbroadcasti32x4",
        lambda x: join(join(x, x), join(x, x)),
        c="_mm512_broadcast_i32x4({0})",
        asm="vshufi64x2 {d}, {0:w}, {0:w}, 0",
        work="permute",
        ty=BLOCK,
    ),
    insn(
        "vinserti64x4",
        join,
        c="_mm512_inserti64x4(_mm512_castsi256_si512({0}), {1}, 1)",
        asm="vinserti64x4 {d}, {0:w}, {1:m}, 1",
        work="insert",
        ty=PAIR,
    ),
    insn(
        "low2",
        lambda x: halves(x)[0],
        c="_mm512_castsi512_si256({0})",
        asm="vmovdqa64 {d}, {0:w}",
        ty=FOUR,
        latency=0,
        size=0,
    ),
    insn(
        "vextracti64x4",
        lambda x: halves(x)[1],
        c="_mm512_extracti64x4_epi64({0}, 1)",
        asm="vextracti64x4 {d}, {0}, 1",
        work="insert",
        ty=FOUR,
    ),
    x86_64.ternary(64, FOUR, "q", "m"),
)
_FOURS: Final = Unit(
    FOUR,
    1,
    Register(
        "__m512i",
        lambda value: f"_mm512_set_epi64({_words(value, FOUR.bits)})",
        "_mm512_loadu_si512((const void *)({0}))",
        "_mm512_storeu_si512((void *)({0}), {1})",
        "v",
        c_unzip=tuple(f"_mm512_shuffle_i64x2({{0}}, {{1}}, {which})" for which in ("0x88", "0xdd")),
        c_zip=tuple(
            f"_mm512_permutex2var_epi64({{0}}, _mm512_set_epi64({order}), {{1}})"
            for order in ("11, 10, 3, 2, 9, 8, 1, 0", "15, 14, 7, 6, 13, 12, 5, 4")
        ),
        c_join="_mm512_inserti64x4(_mm512_castsi256_si512({0}), {1}, 1)",
        c_halves=("_mm512_castsi512_si256({0})", "_mm512_extracti64x4_epi64({0}, 1)"),
        c_apart=x86_64.EVEX512,
    ),
    WIDE,
    file=assembly.blocks_avx512(64, 32),
)
FOURS: Final = differing(x86_64.LIKE.timed(_FOURS), "aes", lambda each: replace(each, bypass=0))


# By gcc 12 and clang 19 together, for 16 KiB, and batches for 250 bytes to 1.5 KiB: on Zen 3 without AVX-512,
# and on Zen 4. On Zen 3, two or more updates in an iteration have fewer moves than one, and the same speed in
# every run; pieces of 64 bytes to 1 KiB count there, too: with more than two, gcc spills in encryption. With
# AVX-512, AEGIS-128X2 and the encryption of AEGIS-128X4 are by pieces of 1 KiB on Golden Cove, too: with the
# output first, there are fewer moves, and gcc loads the words of the message once.
TWO: Final = {**x86_64.DOWN, "unroll": "2"}
MEASURED: Final = {
    **{(words, bits, OTHERS): TWO for words in (6, 8) for bits in (128, 256)},
    (8, 128, OTHERS): {**TWO, "pack": "off"},
    (8, 128, "encrypt"): {**x86_64.DOWN, "pack": "off"},
    (8, 256, "encrypt"): x86_64.DOWN,
    (8, 256, "mac"): {**x86_64.DOWN, "unroll": "4"},
    (8, 256, "batch"): {**x86_64.DOWN, "load": "pair"},
    (6, 128, "mac"): {"results": "up", "unroll": "6"},
    (6, 256, "batch"): {**x86_64.DOWN, "unroll": "4"},
    (6, 512, "encrypt"): {"unroll": "6"},
    (6, 512, "mac"): {"group": "4", "unroll": "8"},
}
MEASURED_AVX512: Final = {
    (8, 512, OTHERS): {"results": "last", "unroll": "2"},
    (8, 512, "encrypt"): {"results": "late", "unroll": "2"},
    (8, 512, "decrypt"): {"defer": "two", "results": "last", "unroll": "2"},
    (8, 256, "encrypt"): {"results": "late"},
    (8, 256, "decrypt"): {"results": "late"},
    (6, 512, OTHERS): {"results": "late", "unroll": "8"},
    (6, 256, OTHERS): {"unroll": "2"},
    (6, 128, OTHERS): {"unroll": "2"},
}


def _with_wide(blocks: str, units: tuple[Unit, ...], name: str, title: str, needs: str) -> Target:
    """The target of that name for blocks, with additional wider registers."""
    narrow = next(target for target in x86_64.TARGETS if target.name == blocks)
    pragma = ",".join((narrow.c_features, *needs.split()))
    return replace(
        narrow,
        name=name,
        title=title,
        features=narrow.features | set(needs.split()),
        units=(*narrow.units, *units),
        c_features=pragma,
        c_parts=x86_64.parts(pragma),
        defaults={"pack": "2+copy"},
    )


TARGETS: Final = (
    replace(
        _with_wide("x86-64-aesni-avx", (_pairs("x"),), "x86-64-vaes", "x86-64 with VAES and AVX2", "avx2 vaes"),
        measured=MEASURED,
    ),
    replace(
        _with_wide(
            "x86-64-aesni-avx512vl",
            (_pairs("v", x86_64.ternary(32, PAIR, "q", "m")), FOURS),
            "x86-64-vaes-avx512vl",
            "x86-64 with VAES and AVX-512VL",
            "vaes",
        ),
        measured=MEASURED_AVX512,
    ),
)
