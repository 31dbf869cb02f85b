"""x86-64: its targets, by the features that each adds.

Latencies are those of Golden Cove (docs/golden-cove.md) in cycles.
"""

from hashwright.ir import aesround
from hashwright.semantics import Ty
from hashwright.targets.model import Register, Target, insn


def _set_epi64x(value: int) -> str:
    high, low = value >> 64, value & (1 << 64) - 1
    return f"_mm_set_epi64x((int64_t){high:#018x}u, (int64_t){low:#018x}u)"


XMM_BLOCK = Register(
    "__m128i",
    _set_epi64x,
    "_mm_loadu_si128((const __m128i *)(const void *)({0}))",
    "_mm_storeu_si128((__m128i *)(void *)({0}), {1})",
)

AESNI = Target(
    name="x86-64-aesni",
    title="x86-64 with AES-NI",
    features=frozenset({"x86-64", "aes"}),
    registers={Ty.B128: XMM_BLOCK},
    insns=(
        insn("pxor", lambda x, y: x ^ y, c="_mm_xor_si128({0}, {1})", ty=Ty.B128),
        insn("pand", lambda x, y: x & y, c="_mm_and_si128({0}, {1})", ty=Ty.B128),
        insn("por", lambda x, y: x | y, c="_mm_or_si128({0}, {1})", ty=Ty.B128),
        insn("pandn", lambda x, y: ~x & y, c="_mm_andnot_si128({0}, {1})", ty=Ty.B128),
        insn("aesenc", aesround, c="_mm_aesenc_si128({0}, {1})", ty=Ty.B128, latency=3),
    ),
    c_headers=("immintrin.h",),
    c_features="aes",
)
