/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for the compiler's target.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target auto
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-vaes-avx512vl, x86-64-vaes, x86-64-aesni-avx512vl,
 *     x86-64-aesni-avx, x86-64-aesni, aarch64-aes-sha3, aarch64-aes, riscv64-zbb, riscv64, armv6,
 *     portable.
 * x86-64-vaes-avx512vl:
 * State words are stored in pairs, each with its counterpart in the second half.
 * State words s3: also stored with their halves exchanged.
 * update: 7 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * encrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * decrypt: 10 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * x86-64-vaes:
 * State words are stored in pairs, each with its counterpart in the second half.
 * State words s3: also stored with their halves exchanged.
 * update: 7 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * encrypt: 11 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * decrypt: 12 instructions for 32 bytes, critical path 6 cycles (5 per iteration of a loop).
 * x86-64-aesni-avx512vl:
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 14 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 14 instructions for 32 bytes, critical path 6 cycles (4 per iteration of a loop).
 * x86-64-aesni-avx:
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 18 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 20 instructions for 32 bytes, critical path 6 cycles (4.5 per iteration of a loop).
 * x86-64-aesni:
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 18 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 20 instructions for 32 bytes, critical path 6 cycles (4.5 per iteration of a loop).
 * aarch64-aes-sha3:
 * State words s3, s7: stored as complements.
 * update: 24 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 28 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 28 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * aarch64-aes:
 * update: 26 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 34 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 34 instructions for 32 bytes, critical path 8 cycles (6.667 per iteration of a
 *     loop).
 * riscv64-zbb:
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 636 instructions for 32 bytes, critical path 38 cycles (37 per iteration of a loop).
 * encrypt: 840 instructions for 32 bytes, critical path 38 cycles (37 per iteration of a
 *     loop).
 * decrypt: 840 instructions for 32 bytes, critical path 52 cycles (52 per iteration of a
 *     loop).
 * riscv64:
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 756 instructions for 32 bytes, critical path 40 cycles (39 per iteration of a loop).
 * encrypt: 1088 instructions for 32 bytes, critical path 40 cycles (39 per iteration of a
 *     loop).
 * decrypt: 1088 instructions for 32 bytes, critical path 55 cycles (55 per iteration of a
 *     loop).
 * armv6:
 * The state is stored in bit planes of 32-bit words; no table is read.
 * update: 904 instructions for 32 bytes, critical path 34 cycles (33 per iteration of a loop).
 * encrypt: 1264 instructions for 32 bytes, critical path 34 cycles (33 per iteration of a
 *     loop).
 * decrypt: 1264 instructions for 32 bytes, critical path 42 cycles (42 per iteration of a
 *     loop).
 * portable:
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 644 instructions for 32 bytes, critical path 39 cycles (38 per iteration of a loop).
 * encrypt: 848 instructions for 32 bytes, critical path 39 cycles (38 per iteration of a
 *     loop).
 * decrypt: 848 instructions for 32 bytes, critical path 52 cycles (52 per iteration of a
 *     loop).
 */
#include "aegis128l.h"

#if ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AES__) && defined(__AVX512F__) && defined(__AVX512VL__) && defined(__VAES__) \
    && ( \
    !(defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 \
        && !defined(__apple_build_version__)) || defined(__EVEX512__))

/* x86-64-vaes-avx512vl */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with aegis128l_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#define AEGIS128L_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128L_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128L_END_SHORT \
    aegis128l_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128L_HELD : "xmm16")
#else
#define AEGIS128L_BEGIN_SHORT ((void)0)
#define AEGIS128L_END_SHORT aegis128l_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128L_INLINE void aegis128l_clear_first(void)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m256i aegis128l_block2;

AEGIS128L_INLINE
aegis128l_block2 aegis128l_load2(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store2(uint8_t *p, aegis128l_block2 x)
{
    _mm256_storeu_si256((__m256i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block2 to[5], const aegis128l_block2 from[5])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block2 s[5], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    const __m256i x2 = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), x1, 1);
    s[0] = _mm256_xor_si256(_mm256_inserti128_si256(_mm256_castsi128_si256(nonce), nonce, 1),
        _mm256_inserti128_si256(_mm256_castsi128_si256(key), key, 1));
    s[1] = x2;
    s[2] = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u)),
        _mm_xor_si128(key,
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), 1);
    s[3] = x2;
    s[4] = _mm256_inserti128_si256(_mm256_castsi128_si256(x1),
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu), 1);
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block2 s[5], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), key, 1), s0, 0x96);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block2 s[5], aegis128l_block2 m0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    const __m256i t_1 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_2 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_3 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_4 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_5 = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block2 s[5], aegis128l_block2 m0,
    aegis128l_block2 *c0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    const __m256i x1 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_ternarylogic_epi64(_mm256_xor_si256(s1, m0), s2, s3, 0x78), x1);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x1, u3);
    *c0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block2 s[5], aegis128l_block2 c0,
    aegis128l_block2 *m0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    const __m256i x1 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_ternarylogic_epi64(_mm256_xor_si256(s1, c0), s2, s3, 0x78), x1);
    const __m256i t_2 =
        _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()), s0, t_1, 0x96);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x1, u3);
    *m0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block2 s[5], aegis128l_block2 *z0)
{
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    *z0 = _mm256_xor_si256(_mm256_ternarylogic_epi64(s2, s3, s1, 0x6a),
        _mm256_permute2x128_si256(s2, s2, 1));
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block2 s[5], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block2 s2 = s[2];
    *t = _mm_xor_si128(_mm256_castsi256_si128(s2), lengths);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block2 s[5], aegis128l_block t)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(t), t, 1), s0, 0x96);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block2 s[5], aegis128l_block *t0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    *t0 = _mm_xor_si128(
        _mm_ternarylogic_epi64(_mm256_extracti128_si256(s1, 1), _mm256_extracti128_si256(s0, 1),
            _mm_xor_si128(_mm256_castsi256_si128(s3), _mm256_castsi256_si128(s2)), 0x96),
        _mm_ternarylogic_epi64(_mm256_castsi256_si128(s1), _mm256_castsi256_si128(s0),
            _mm256_extracti128_si256(s2, 1), 0x96));
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block2 s[5], aegis128l_block2 *t0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    *t0 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s3, s2), s1, s0, 0x96);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block2 s[5], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block2 s[5], const uint8_t *p)
{
    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    aegis128l_update(s, aegis128l_load2(p));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block2 s[5], const uint8_t *p, size_t len)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load2(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block2 s[5], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block2 s[5], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block2 t0;

        aegis128l_tag256(s, &t0);
        aegis128l_store2(to, t0);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block2 s[5], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m)
{
    aegis128l_block2 c0;

    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    aegis128l_encrypt_(s, aegis128l_load2(m), &c0);
    aegis128l_store2(c, c0);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c)
{
    aegis128l_block2 m0;

    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    aegis128l_decrypt_(s, aegis128l_load2(c), &m0);
    aegis128l_store2(m, m0);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block2 z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0);
    aegis128l_store2(last, z0);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block2 s[5], const uint8_t *from)
{
    s[0] = aegis128l_load2(from);
    s[1] = aegis128l_load2(from + 32);
    s[2] = aegis128l_load2(from + 64);
    s[3] = aegis128l_load2(from + 96);
    s[4] = aegis128l_load2(from + 128);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block2 s[5])
{
    aegis128l_store2(to, s[0]);
    aegis128l_store2(to + 32, s[1]);
    aegis128l_store2(to + 64, s[2]);
    aegis128l_store2(to + 96, s[3]);
    aegis128l_store2(to + 128, s[4]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block2 s[5];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 160, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];
    aegis128l_block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0);
        aegis128l_store2(piece, z0);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];
    aegis128l_block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0);
        aegis128l_store2(piece, z0);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block2 s[5])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 160, s);
    aegis128l_wipe(st->kept + 320, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block2 s[5];

    aegis128l_thaw(s, st->kept + 160);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block2 s[5];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 320, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block2 s[5], const uint8_t *p, size_t len)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 320;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 32; room -= 32, data += 32, len -= 32)
            aegis128l_store2(piece + 32 - room, aegis128l_load2(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 320 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AES__) && defined(__AVX__) && defined(__AVX2__) && defined(__VAES__)

/* x86-64-vaes */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with aegis128l_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__)) && defined(__AVX512VL__)
#define AEGIS128L_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128L_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128L_END_SHORT \
    aegis128l_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128L_HELD : "xmm16")
#else
#define AEGIS128L_BEGIN_SHORT ((void)0)
#define AEGIS128L_END_SHORT aegis128l_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128L_INLINE void aegis128l_clear_first(void)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m256i aegis128l_block2;

AEGIS128L_INLINE
aegis128l_block2 aegis128l_load2(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store2(uint8_t *p, aegis128l_block2 x)
{
    _mm256_storeu_si256((__m256i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block2 to[5], const aegis128l_block2 from[5])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block2 s[5], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    const __m256i x2 = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), x1, 1);
    s[0] = _mm256_xor_si256(_mm256_inserti128_si256(_mm256_castsi128_si256(nonce), nonce, 1),
        _mm256_inserti128_si256(_mm256_castsi128_si256(key), key, 1));
    s[1] = x2;
    s[2] = _mm256_inserti128_si256(
        _mm256_castsi128_si256(
            _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u)),
        _mm_xor_si128(key,
            _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu)), 1);
    s[3] = x2;
    s[4] = _mm256_inserti128_si256(_mm256_castsi128_si256(x1),
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu), 1);
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block2 s[5], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    s[0] = _mm256_xor_si256(
        _mm256_aesenc_epi128(u3, _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), key, 1)),
        s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block2 s[5], aegis128l_block2 m0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    const __m256i t_1 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_2 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_3 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_4 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_5 = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block2 s[5], aegis128l_block2 m0,
    aegis128l_block2 *c0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    __m256i x1 = _mm256_xor_si256(_mm256_xor_si256(s1, m0), _mm256_and_si256(s2, s3));
    AEGIS128L_KEEP("x", x1);
    const __m256i x2 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 = _mm256_xor_si256(x1, x2);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, m0), s0);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x2, u3);
    *c0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block2 s[5], aegis128l_block2 c0,
    aegis128l_block2 *m0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    __m256i x1 = _mm256_xor_si256(_mm256_xor_si256(s1, c0), _mm256_and_si256(s2, s3));
    AEGIS128L_KEEP("x", x1);
    const __m256i x2 = _mm256_permute2x128_si256(s2, s2, 1);
    const __m256i t_1 = _mm256_xor_si256(x1, x2);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(u3, _mm256_setzero_si256()),
        _mm256_xor_si256(s0, t_1));
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(x2, u3);
    *m0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block2 s[5], aegis128l_block2 *z0)
{
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    __m256i x1 = _mm256_xor_si256(_mm256_and_si256(s2, s3), s1);
    AEGIS128L_KEEP("x", x1);
    *z0 = _mm256_xor_si256(x1, _mm256_permute2x128_si256(s2, s2, 1));
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block2 s[5], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block2 s2 = s[2];
    *t = _mm_xor_si128(_mm256_castsi256_si128(s2), lengths);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block2 s[5], aegis128l_block t)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    const aegis128l_block2 u3 = s[4];
    s[0] = _mm256_xor_si256(
        _mm256_aesenc_epi128(u3, _mm256_inserti128_si256(_mm256_castsi128_si256(t), t, 1)), s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(_mm256_permute2x128_si256(s2, s2, 1), u3);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block2 s[5], aegis128l_block *t0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    __m128i x1 = _mm_xor_si128(_mm256_castsi256_si128(s3), _mm256_castsi256_si128(s2));
    AEGIS128L_KEEP("x", x1);
    __m128i x2 = _mm_xor_si128(_mm256_castsi256_si128(s1), _mm256_castsi256_si128(s0));
    AEGIS128L_KEEP("x", x2);
    __m128i x3 = _mm_xor_si128(x2, _mm256_extracti128_si256(s2, 1));
    AEGIS128L_KEEP("x", x3);
    *t0 = _mm_xor_si128(
        _mm_xor_si128(
            _mm_xor_si128(_mm256_extracti128_si256(s1, 1), _mm256_extracti128_si256(s0, 1)), x1),
        x3);
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block2 s[5], aegis128l_block2 *t0)
{
    const aegis128l_block2 s0 = s[0];
    const aegis128l_block2 s1 = s[1];
    const aegis128l_block2 s2 = s[2];
    const aegis128l_block2 s3 = s[3];
    *t0 = _mm256_xor_si256(_mm256_xor_si256(s3, s2), _mm256_xor_si256(s1, s0));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block2 s[5], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block2 s[5], const uint8_t *p)
{
    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    aegis128l_update(s, aegis128l_load2(p));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block2 s[5], const uint8_t *p, size_t len)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load2(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block2 s[5], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block2 s[5], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block2 t0;

        aegis128l_tag256(s, &t0);
        aegis128l_store2(to, t0);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block2 s[5], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m)
{
    aegis128l_block2 c0;

    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    aegis128l_encrypt_(s, aegis128l_load2(m), &c0);
    aegis128l_store2(c, c0);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block2 s[5], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c)
{
    aegis128l_block2 m0;

    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    aegis128l_decrypt_(s, aegis128l_load2(c), &m0);
    aegis128l_store2(m, m0);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block2 z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0);
    aegis128l_store2(last, z0);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block2 s[5], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block2 s[5], const uint8_t *from)
{
    s[0] = aegis128l_load2(from);
    s[1] = aegis128l_load2(from + 32);
    s[2] = aegis128l_load2(from + 64);
    s[3] = aegis128l_load2(from + 96);
    s[4] = aegis128l_load2(from + 128);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block2 s[5])
{
    aegis128l_store2(to, s[0]);
    aegis128l_store2(to + 32, s[1]);
    aegis128l_store2(to + 64, s[2]);
    aegis128l_store2(to + 96, s[3]);
    aegis128l_store2(to + 128, s[4]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block2 s[5];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 160, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];
    aegis128l_block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0);
        aegis128l_store2(piece, z0);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 160;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];
    aegis128l_block2 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0);
        aegis128l_store2(piece, z0);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 160 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block2 s[5])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 160, s);
    aegis128l_wipe(st->kept + 320, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block2 s[5];

    aegis128l_thaw(s, st->kept + 160);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block2 s[5];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 320, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block2 s[5];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block2 s[5], const uint8_t *p, size_t len)
{
    aegis128l_block2 r[5];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 320;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block2 s[5];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 32; room -= 32, data += 32, len -= 32)
            aegis128l_store2(piece + 32 - room, aegis128l_load2(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load2(piece));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block2 s[5];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 320 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AES__) && defined(__AVX512F__) && defined(__AVX512VL__)

/* x86-64-aesni-avx512vl */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with aegis128l_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#define AEGIS128L_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128L_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128L_END_SHORT \
    aegis128l_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128L_HELD : "xmm16")
#else
#define AEGIS128L_BEGIN_SHORT ((void)0)
#define AEGIS128L_END_SHORT aegis128l_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128L_INLINE void aegis128l_clear_first(void)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block to[8], const aegis128l_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(nonce, key);
    const __m128i x2 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x2;
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, nonce), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, key), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s0, s1);
    const __m128i t_3 = _mm_aesenc_si128(s1, s2);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_6 = _mm_aesenc_si128(s4, s5);
    const __m128i t_7 = _mm_aesenc_si128(s5, s6);
    const __m128i t_8 = _mm_aesenc_si128(s6, s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block s[8], aegis128l_block m0,
    aegis128l_block m1, aegis128l_block *c0, aegis128l_block *c1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 =
        _mm_ternarylogic_epi64(_mm_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, m0, 0x96);
    const __m128i t_2 =
        _mm_ternarylogic_epi64(_mm_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, m1, 0x96);
    const __m128i t_3 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block s[8], aegis128l_block c0,
    aegis128l_block c1, aegis128l_block *m0, aegis128l_block *m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 =
        _mm_ternarylogic_epi64(_mm_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, c0, 0x96);
    const __m128i t_2 =
        _mm_ternarylogic_epi64(_mm_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, c1, 0x96);
    const __m128i t_3 =
        _mm_ternarylogic_epi64(_mm_aesenc_si128(s7, _mm_setzero_si128()), t_1, s0, 0x96);
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 =
        _mm_ternarylogic_epi64(_mm_aesenc_si128(s3, _mm_setzero_si128()), t_2, s4, 0x96);
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = _mm_ternarylogic_epi64(_mm_xor_si128(s1, s6), s2, s3, 0x78);
    *z1 = _mm_ternarylogic_epi64(_mm_xor_si128(s5, s2), s6, s7, 0x78);
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = _mm_xor_si128(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, t), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    *t0 = _mm_ternarylogic_epi64(_mm_xor_si128(s5, s4), _mm_xor_si128(s3, s2),
        _mm_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = _mm_ternarylogic_epi64(_mm_xor_si128(s3, s2), s1, s0, 0x96);
    *t1 = _mm_ternarylogic_epi64(_mm_xor_si128(s7, s6), s5, s4, 0x96);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block s[8], const uint8_t *p)
{
    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    AEGIS128L_KEEP("v", s[5]);
    AEGIS128L_KEEP("v", s[6]);
    AEGIS128L_KEEP("v", s[7]);
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block s[8], uint8_t *c, const uint8_t *m)
{
    aegis128l_block c0, c1;

    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    AEGIS128L_KEEP("v", s[5]);
    AEGIS128L_KEEP("v", s[6]);
    AEGIS128L_KEEP("v", s[7]);
    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 16), &c0, &c1);
    aegis128l_store(c, c0);
    aegis128l_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis128l_encrypt_at(r, c, m);
        aegis128l_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block s[8], uint8_t *m, const uint8_t *c)
{
    aegis128l_block m0, m1;

    AEGIS128L_KEEP("v", s[0]);
    AEGIS128L_KEEP("v", s[1]);
    AEGIS128L_KEEP("v", s[2]);
    AEGIS128L_KEEP("v", s[3]);
    AEGIS128L_KEEP("v", s[4]);
    AEGIS128L_KEEP("v", s[5]);
    AEGIS128L_KEEP("v", s[6]);
    AEGIS128L_KEEP("v", s[7]);
    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 16), &m0, &m1);
    aegis128l_store(m, m0);
    aegis128l_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis128l_decrypt_at(r, m, c);
        aegis128l_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AES__) && defined(__AVX__)

/* x86-64-aesni-avx */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with aegis128l_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__)) && defined(__AVX512VL__)
#define AEGIS128L_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128L_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128L_END_SHORT \
    aegis128l_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128L_HELD : "xmm16")
#else
#define AEGIS128L_BEGIN_SHORT ((void)0)
#define AEGIS128L_END_SHORT aegis128l_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128L_INLINE void aegis128l_clear_first(void)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block to[8], const aegis128l_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(nonce, key);
    const __m128i x2 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x2;
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, nonce), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, key), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s0, s1);
    const __m128i t_3 = _mm_aesenc_si128(s1, s2);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_6 = _mm_aesenc_si128(s4, s5);
    const __m128i t_7 = _mm_aesenc_si128(s5, s6);
    const __m128i t_8 = _mm_aesenc_si128(s6, s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block s[8], aegis128l_block m0,
    aegis128l_block m1, aegis128l_block *c0, aegis128l_block *c1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    __m128i x1 = _mm_xor_si128(s6, m0);
    AEGIS128L_KEEP("x", x1);
    const __m128i t_1 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), x1);
    __m128i x2 = _mm_xor_si128(s2, m1);
    AEGIS128L_KEEP("x", x2);
    const __m128i t_2 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), x2);
    const __m128i t_3 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block s[8], aegis128l_block c0,
    aegis128l_block c1, aegis128l_block *m0, aegis128l_block *m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    __m128i x1 = _mm_xor_si128(s6, c0);
    AEGIS128L_KEEP("x", x1);
    const __m128i t_1 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), x1);
    __m128i x2 = _mm_xor_si128(s2, c1);
    AEGIS128L_KEEP("x", x2);
    const __m128i t_2 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), x2);
    const __m128i t_3 =
        _mm_xor_si128(_mm_aesenc_si128(s7, _mm_setzero_si128()), _mm_xor_si128(s0, t_1));
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 =
        _mm_xor_si128(_mm_aesenc_si128(s3, _mm_setzero_si128()), _mm_xor_si128(s4, t_2));
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = _mm_xor_si128(_mm_xor_si128(s1, s6), _mm_and_si128(s2, s3));
    *z1 = _mm_xor_si128(_mm_xor_si128(s5, s2), _mm_and_si128(s6, s7));
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = _mm_xor_si128(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, t), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    *t0 = _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s5, s4), _mm_xor_si128(s3, s2)),
        _mm_xor_si128(_mm_xor_si128(s1, s0), s6));
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = _mm_xor_si128(_mm_xor_si128(s3, s2), _mm_xor_si128(s1, s0));
    *t1 = _mm_xor_si128(_mm_xor_si128(s7, s6), _mm_xor_si128(s5, s4));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block s[8], const uint8_t *p)
{
    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    AEGIS128L_KEEP("x", s[5]);
    AEGIS128L_KEEP("x", s[6]);
    AEGIS128L_KEEP("x", s[7]);
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block s[8], uint8_t *c, const uint8_t *m)
{
    aegis128l_block c0, c1;

    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    AEGIS128L_KEEP("x", s[5]);
    AEGIS128L_KEEP("x", s[6]);
    AEGIS128L_KEEP("x", s[7]);
    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 16), &c0, &c1);
    aegis128l_store(c, c0);
    aegis128l_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis128l_encrypt_at(r, c, m);
        aegis128l_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block s[8], uint8_t *m, const uint8_t *c)
{
    aegis128l_block m0, m1;

    AEGIS128L_KEEP("x", s[0]);
    AEGIS128L_KEEP("x", s[1]);
    AEGIS128L_KEEP("x", s[2]);
    AEGIS128L_KEEP("x", s[3]);
    AEGIS128L_KEEP("x", s[4]);
    AEGIS128L_KEEP("x", s[5]);
    AEGIS128L_KEEP("x", s[6]);
    AEGIS128L_KEEP("x", s[7]);
    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 16), &m0, &m1);
    aegis128l_store(m, m0);
    aegis128l_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis128l_decrypt_at(r, m, c);
        aegis128l_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \
    && defined(__AES__)

/* x86-64-aesni */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#if defined(__AVX__)
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#else
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "pxor {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

/*
 * The begin and the end of functions with few instructions. As with aegis128l_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__)) && defined(__AVX512VL__)
#define AEGIS128L_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128L_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128L_END_SHORT \
    aegis128l_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128L_HELD : "xmm16")
#else
#define AEGIS128L_BEGIN_SHORT ((void)0)
#define AEGIS128L_END_SHORT aegis128l_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128L_INLINE void aegis128l_clear_first(void)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#if defined(__AVX__)
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#else
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "pxor {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
            "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
#endif
}

typedef __m128i aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block to[8], const aegis128l_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const __m128i x1 = _mm_xor_si128(nonce, key);
    const __m128i x2 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x2;
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, nonce), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, key), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s0, s1);
    const __m128i t_3 = _mm_aesenc_si128(s1, s2);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_6 = _mm_aesenc_si128(s4, s5);
    const __m128i t_7 = _mm_aesenc_si128(s5, s6);
    const __m128i t_8 = _mm_aesenc_si128(s6, s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block s[8], aegis128l_block m0,
    aegis128l_block m1, aegis128l_block *c0, aegis128l_block *c1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), _mm_xor_si128(s6, m0));
    const __m128i t_2 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), _mm_xor_si128(s2, m1));
    const __m128i t_3 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block s[8], aegis128l_block c0,
    aegis128l_block c1, aegis128l_block *m0, aegis128l_block *m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const __m128i t_1 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), _mm_xor_si128(s6, c0));
    const __m128i t_2 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), _mm_xor_si128(s2, c1));
    const __m128i t_3 =
        _mm_xor_si128(_mm_aesenc_si128(s7, _mm_setzero_si128()), _mm_xor_si128(s0, t_1));
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 =
        _mm_xor_si128(_mm_aesenc_si128(s3, _mm_setzero_si128()), _mm_xor_si128(s4, t_2));
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = _mm_xor_si128(_mm_xor_si128(s1, s6), _mm_and_si128(s2, s3));
    *z1 = _mm_xor_si128(_mm_xor_si128(s5, s2), _mm_and_si128(s6, s7));
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = _mm_xor_si128(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, t), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    *t0 = _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s5, s4), _mm_xor_si128(s3, s2)),
        _mm_xor_si128(_mm_xor_si128(s1, s0), s6));
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = _mm_xor_si128(_mm_xor_si128(s3, s2), _mm_xor_si128(s1, s0));
    *t1 = _mm_xor_si128(_mm_xor_si128(s7, s6), _mm_xor_si128(s5, s4));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block s[8], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 128; len -= 128, p += 128) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
        aegis128l_update_at(r, p + 64);
        aegis128l_update_at(r, p + 96);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block s[8], uint8_t *c, const uint8_t *m)
{
    aegis128l_block c0, c1;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 16), &c0, &c1);
    aegis128l_store(c, c0);
    aegis128l_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 4; count -= 4, m += 128, c += 128) {
        aegis128l_encrypt_at(r, c, m);
        aegis128l_encrypt_at(r, c + 32, m + 32);
        aegis128l_encrypt_at(r, c + 64, m + 64);
        aegis128l_encrypt_at(r, c + 96, m + 96);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block s[8], uint8_t *m, const uint8_t *c)
{
    aegis128l_block m0, m1;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 16), &m0, &m1);
    aegis128l_store(m, m0);
    aegis128l_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 4; count -= 4, c += 128, m += 128) {
        aegis128l_decrypt_at(r, m, c);
        aegis128l_decrypt_at(r, m + 32, c + 32);
        aegis128l_decrypt_at(r, m + 64, c + 64);
        aegis128l_decrypt_at(r, m + 96, c + 96);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 128; len -= 128, p += 128) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
        aegis128l_update_at(r, p + 64);
        aegis128l_update_at(r, p + 96);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];
    AEGIS128L_BEGIN_SHORT;

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    AEGIS128L_END_SHORT;
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__aarch64__) || defined(_M_ARM64)) && !defined(__AARCH64EB__) \
    && defined(__ARM_FEATURE_AES) && defined(__ARM_NEON) && defined(__ARM_FEATURE_SHA3)

/* aarch64-aes-sha3 */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_AES")
#undef __ARM_FEATURE_AES
#define __ARM_FEATURE_AES 1
#pragma push_macro("__ARM_FEATURE_SHA3")
#undef __ARM_FEATURE_SHA3
#define __ARM_FEATURE_SHA3 1
#endif
#include <arm_neon.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_AES")
#pragma pop_macro("__ARM_FEATURE_SHA3")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint8x16_t aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return vld1q_u8(p);
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    vst1q_u8(p, x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block to[8], const aegis128l_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const uint8x16_t x1 = veorq_u8(nonce, key);
    s[0] = x1;
    s[1] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[2] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[3] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0ed03d92aae7c224)),
            vcreate_u64(UINT64_C(0x22d74a8cbdceeedf))));
    s[4] = x1;
    s[5] = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    s[6] = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    s[7] = vbcaxq_u8(key, vdupq_n_u8(0xff),
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0xff))), nonce, s0);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0xff))), key, s4);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const uint8x16_t t_1 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0xff))), m0, s0);
    const uint8x16_t t_2 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_5 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0xff))), m1, s4);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block s[8], aegis128l_block m0,
    aegis128l_block m1, aegis128l_block *c0, aegis128l_block *c1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const uint8x16_t t_1 = vbcaxq_u8(veor3q_u8(s6, m0, s1), s2, s3);
    const uint8x16_t t_2 = vbcaxq_u8(veor3q_u8(s2, m1, s5), s6, s7);
    const uint8x16_t t_3 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0xff))), m0, s0);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_7 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0xff))), m1, s4);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block s[8], aegis128l_block c0,
    aegis128l_block c1, aegis128l_block *m0, aegis128l_block *m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    const uint8x16_t t_1 = vbcaxq_u8(veor3q_u8(s6, c0, s1), s2, s3);
    const uint8x16_t t_2 = vbcaxq_u8(veor3q_u8(s2, c1, s5), s6, s7);
    const uint8x16_t t_3 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0xff))), s0, t_1);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_7 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0xff))), s4, t_2);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = veor3q_u8(vbicq_u8(s2, s3), s1, s6);
    *z1 = veor3q_u8(vbicq_u8(s6, s7), s5, s2);
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = veorq_u8(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    s[0] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0xff))), t, s0);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0xff))), t, s4);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    uint8x16_t x1 = veor3q_u8(s1, s0, s6);
    AEGIS128L_KEEP("w", x1);
    *t0 = vbcaxq_u8(veor3q_u8(veorq_u8(s5, s4), s3, s2), vdupq_n_u8(0xff), x1);
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = vbcaxq_u8(veorq_u8(s3, s2), vdupq_n_u8(0xff), veorq_u8(s1, s0));
    *t1 = vbcaxq_u8(veorq_u8(s7, s6), vdupq_n_u8(0xff), veorq_u8(s5, s4));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block s[8], const uint8_t *p)
{
    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block s[8], uint8_t *c, const uint8_t *m)
{
    aegis128l_block c0, c1;

    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 16), &c0, &c1);
    aegis128l_store(c, c0);
    aegis128l_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis128l_encrypt_at(r, c, m);
        aegis128l_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block s[8], uint8_t *m, const uint8_t *c)
{
    aegis128l_block m0, m1;

    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 16), &m0, &m1);
    aegis128l_store(m, m0);
    aegis128l_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis128l_decrypt_at(r, m, c);
        aegis128l_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__aarch64__) || defined(_M_ARM64)) && !defined(__AARCH64EB__) \
    && defined(__ARM_FEATURE_AES) && defined(__ARM_NEON)

/* aarch64-aes */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_AES")
#undef __ARM_FEATURE_AES
#define __ARM_FEATURE_AES 1
#pragma push_macro("__ARM_FEATURE_SHA3")
#undef __ARM_FEATURE_SHA3
#define __ARM_FEATURE_SHA3 1
#endif
#include <arm_neon.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_AES")
#pragma pop_macro("__ARM_FEATURE_SHA3")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint8x16_t aegis128l_block;

AEGIS128L_INLINE
aegis128l_block aegis128l_load(const uint8_t *p)
{
    return vld1q_u8(p);
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_block x)
{
    vst1q_u8(p, x);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_block to[8], const aegis128l_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_INLINE void aegis128l_initial(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const uint8x16_t x1 = veorq_u8(nonce, key);
    const uint8x16_t x2 = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    s[0] = x1;
    s[1] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[2] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[3] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[4] = x1;
    s[5] = x2;
    s[6] = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    s[7] = x2;
}

AEGIS128L_INLINE void aegis128l_init_update(aegis128l_block s[8], aegis128l_block key,
    aegis128l_block nonce)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(nonce, s0);
    AEGIS128L_KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(key, s4);
    AEGIS128L_KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_INLINE void aegis128l_update(aegis128l_block s[8], aegis128l_block m0, aegis128l_block m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s0, m0);
    AEGIS128L_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    const uint8x16_t t_2 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x2 = veorq_u8(s4, m1);
    AEGIS128L_KEEP("w", x2);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_INLINE void aegis128l_encrypt_(aegis128l_block s[8], aegis128l_block m0,
    aegis128l_block m1, aegis128l_block *c0, aegis128l_block *c1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, m0);
    AEGIS128L_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, m1);
    AEGIS128L_KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    uint8x16_t x3 = veorq_u8(s0, m0);
    AEGIS128L_KEEP("w", x3);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x3);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x4 = veorq_u8(s4, m1);
    AEGIS128L_KEEP("w", x4);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x4);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_decrypt_(aegis128l_block s[8], aegis128l_block c0,
    aegis128l_block c1, aegis128l_block *m0, aegis128l_block *m1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, c0);
    AEGIS128L_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, c1);
    AEGIS128L_KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    const uint8x16_t t_3 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), s0), t_1);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_7 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), s4), t_2);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_INLINE void aegis128l_keystream(aegis128l_block s[8], aegis128l_block *z0,
    aegis128l_block *z1)
{
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *z0 = veorq_u8(veorq_u8(s1, s6), vandq_u8(s2, s3));
    *z1 = veorq_u8(veorq_u8(s5, s2), vandq_u8(s6, s7));
}

AEGIS128L_INLINE void aegis128l_mixin(aegis128l_block s[8], aegis128l_block lengths,
    aegis128l_block *t)
{
    const aegis128l_block s2 = s[2];
    *t = veorq_u8(lengths, s2);
}

AEGIS128L_INLINE void aegis128l_final_update(aegis128l_block s[8], aegis128l_block t)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(t, s0);
    AEGIS128L_KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(t, s4);
    AEGIS128L_KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_INLINE void aegis128l_tag128(aegis128l_block s[8], aegis128l_block *t0)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    *t0 = veorq_u8(veorq_u8(veorq_u8(s5, s4), veorq_u8(s3, s2)), veorq_u8(veorq_u8(s1, s0), s6));
}

AEGIS128L_INLINE void aegis128l_tag256(aegis128l_block s[8], aegis128l_block *t0,
    aegis128l_block *t1)
{
    const aegis128l_block s0 = s[0];
    const aegis128l_block s1 = s[1];
    const aegis128l_block s2 = s[2];
    const aegis128l_block s3 = s[3];
    const aegis128l_block s4 = s[4];
    const aegis128l_block s5 = s[5];
    const aegis128l_block s6 = s[6];
    const aegis128l_block s7 = s[7];
    *t0 = veorq_u8(veorq_u8(s3, s2), veorq_u8(s1, s0));
    *t1 = veorq_u8(veorq_u8(s7, s6), veorq_u8(s5, s4));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(nonce));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_block s[8], const uint8_t *p)
{
    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_block s[8], uint64_t low, uint64_t high)
{
    aegis128l_block t;

    aegis128l_mixin(s, vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_block s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_block t0;

        aegis128l_tag128(s, &t0);
        aegis128l_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_block t0, t1;

        aegis128l_tag256(s, &t0, &t1);
        aegis128l_store(to, t0);
        aegis128l_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_block s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_block s[8], uint8_t *c, const uint8_t *m)
{
    aegis128l_block c0, c1;

    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 16), &c0, &c1);
    aegis128l_store(c, c0);
    aegis128l_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis128l_encrypt_at(r, c, m);
        aegis128l_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_block s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_block s[8], uint8_t *m, const uint8_t *c)
{
    aegis128l_block m0, m1;

    AEGIS128L_KEEP("w", s[0]);
    AEGIS128L_KEEP("w", s[1]);
    AEGIS128L_KEEP("w", s[2]);
    AEGIS128L_KEEP("w", s[3]);
    AEGIS128L_KEEP("w", s[4]);
    AEGIS128L_KEEP("w", s[5]);
    AEGIS128L_KEEP("w", s[6]);
    AEGIS128L_KEEP("w", s[7]);
    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 16), &m0, &m1);
    aegis128l_store(m, m0);
    aegis128l_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis128l_decrypt_at(r, m, c);
        aegis128l_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0, &z1);
    aegis128l_store(last, z0);
    aegis128l_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_block s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_block s[8], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 16);
    s[2] = aegis128l_load(from + 32);
    s[3] = aegis128l_load(from + 48);
    s[4] = aegis128l_load(from + 64);
    s[5] = aegis128l_load(from + 80);
    s[6] = aegis128l_load(from + 96);
    s[7] = aegis128l_load(from + 112);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_block s[8])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 16, s[1]);
    aegis128l_store(to + 32, s[2]);
    aegis128l_store(to + 48, s[3]);
    aegis128l_store(to + 64, s[4]);
    aegis128l_store(to + 80, s[5]);
    aegis128l_store(to + 96, s[6]);
    aegis128l_store(to + 112, s[7]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];
    aegis128l_block z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0, &z1);
        aegis128l_store(piece, z0);
        aegis128l_store(piece + 16, z1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_block s[8])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_block s[8];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_block s[8];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_block s[8];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_block s[8], const uint8_t *p, size_t len)
{
    aegis128l_block r[8];

    aegis128l_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_update_at(r, p);
        aegis128l_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_block s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 16));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_block s[8];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__riscv) && __riscv_xlen == 64) && defined(__riscv_zbb)

/* riscv64-zbb */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint64_t aegis128l_word;

AEGIS128L_INLINE
aegis128l_word aegis128l_load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_word to[16], const aegis128l_word from[16])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
    to[8] = from[8];
    to[9] = from[9];
    to[10] = from[10];
    to[11] = from[11];
    to[12] = from[12];
    to[13] = from[13];
    to[14] = from[14];
    to[15] = from[15];
}

static void aegis128l_initial(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const uint64_t x1 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x2 = (x1 << 32) ^ key_0;
    const uint64_t x3 = x1 ^ nonce_0;
    const uint64_t x4 = ((x2 >> 1) ^ x3) & UINT64_C(0x5555555555555555);
    const uint64_t x5 = (x4 << 1) ^ x2;
    const uint64_t x6 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x7 = (x6 << 32) ^ key_1;
    const uint64_t x8 = x6 ^ nonce_1;
    const uint64_t x9 = ((x7 >> 1) ^ x8) & UINT64_C(0x5555555555555555);
    const uint64_t x10 = (x9 << 1) ^ x7;
    const uint64_t x11 = ((x5 >> 2) ^ x10) & UINT64_C(0x3333333333333333);
    const uint64_t x12 = (x11 << 2) ^ x5;
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = x14 & UINT64_C(0x000000ff000000ff);
    const uint64_t x16 = (x14 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x17 = x4 ^ x3;
    const uint64_t x18 = x9 ^ x8;
    const uint64_t x19 = ((x17 >> 2) ^ x18) & UINT64_C(0x3333333333333333);
    const uint64_t x20 = (x19 << 2) ^ x17;
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = x22 & UINT64_C(0x000000ff000000ff);
    const uint64_t x24 = (x22 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x25 = x11 ^ x10;
    const uint64_t x26 = ((x25 >> 4) ^ x25) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x27 = x26 ^ x25 ^ (x26 << 4);
    const uint64_t x28 = x27 & UINT64_C(0x000000ff000000ff);
    const uint64_t x29 = (x27 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x30 = x19 ^ x18;
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = x32 & UINT64_C(0x000000ff000000ff);
    const uint64_t x34 = (x32 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x35 = (x14 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x36 = (x14 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x37 = (x22 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x38 = (x22 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x39 = (x27 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x40 = (x27 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x41 = (x32 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x42 = (x32 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x15 ^ UINT64_C(0xb6dbb600dbb6db00) ^ (x15 << 32 | x15 >> (64 - 32))
        ^ ((x15 << 56 | x15 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x15 << 48 | x15 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x15 << 40 | x15 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[1] = x16 ^ UINT64_C(0x6db66d00b66db600) ^ (x16 << 32 | x16 >> (64 - 32))
        ^ ((x16 << 56 | x16 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x16 << 48 | x16 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x16 << 40 | x16 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[2] = x23 ^ UINT64_C(0x4229420029422900) ^ (x23 << 32 | x23 >> (64 - 32))
        ^ ((x23 << 56 | x23 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x23 << 48 | x23 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x23 << 40 | x23 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[3] = x24 ^ UINT64_C(0x9442940042944200) ^ (x24 << 32 | x24 >> (64 - 32))
        ^ ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x24 << 48 | x24 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x24 << 40 | x24 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[4] = x28 ^ UINT64_C(0x2492240092249200) ^ (x28 << 32 | x28 >> (64 - 32))
        ^ ((x28 << 56 | x28 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x28 << 48 | x28 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x28 << 40 | x28 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[5] = x29 ^ UINT64_C(0x2492240092249200) ^ (x29 << 32 | x29 >> (64 - 32))
        ^ ((x29 << 56 | x29 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x29 << 48 | x29 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x29 << 40 | x29 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[6] = x33 ^ UINT64_C(0x8013800013801300) ^ (x33 << 32 | x33 >> (64 - 32))
        ^ ((x33 << 56 | x33 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x33 << 48 | x33 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x33 << 40 | x33 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[7] = x34 ^ UINT64_C(0x6a8b6a008b6a8b00) ^ (x34 << 32 | x34 >> (64 - 32))
        ^ ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x34 << 48 | x34 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x34 << 40 | x34 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[8] = x35 ^ UINT64_C(0x0cd90c00d90cd900) ^ (x35 << 32 | x35 >> (64 - 32))
        ^ ((x35 << 56 | x35 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x35 << 48 | x35 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x35 << 40 | x35 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[9] = x36 ^ UINT64_C(0x4cb54c00b54cb500) ^ (x36 << 32 | x36 >> (64 - 32))
        ^ ((x36 << 56 | x36 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x36 << 48 | x36 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x36 << 40 | x36 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[10] = x37 ^ UINT64_C(0xc09ec0009ec09e00) ^ (x37 << 32 | x37 >> (64 - 32))
        ^ ((x37 << 56 | x37 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x37 << 48 | x37 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x37 << 40 | x37 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[11] = x38 ^ UINT64_C(0x8c2e8c002e8c2e00) ^ (x38 << 32 | x38 >> (64 - 32))
        ^ ((x38 << 56 | x38 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x38 << 48 | x38 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x38 << 40 | x38 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[12] = x39 ^ UINT64_C(0x802b80002b802b00) ^ (x39 << 32 | x39 >> (64 - 32))
        ^ ((x39 << 56 | x39 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x39 << 48 | x39 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x39 << 40 | x39 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[13] = x40 ^ UINT64_C(0xc8f0c800f0c8f000) ^ (x40 << 32 | x40 >> (64 - 32))
        ^ ((x40 << 56 | x40 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x40 << 48 | x40 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x40 << 40 | x40 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[14] = x41 ^ UINT64_C(0x88a18800a188a100) ^ (x41 << 32 | x41 >> (64 - 32))
        ^ ((x41 << 56 | x41 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x41 << 48 | x41 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x41 << 40 | x41 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[15] = x42 ^ UINT64_C(0x00a00000a000a000) ^ (x42 << 32 | x42 >> (64 - 32))
        ^ ((x42 << 56 | x42 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x42 << 48 | x42 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x42 << 40 | x42 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
}

static void aegis128l_init_update(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & ~x5;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ key_0;
    const uint64_t x130 = x128 ^ nonce_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ key_1;
    const uint64_t x135 = x133 ^ nonce_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t x142 = x141 & UINT64_C(0x000000ff000000ff);
    const uint64_t x143 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x144 = x143 ^ x106;
    const uint64_t x145 = x127 ^ x124;
    const uint64_t x146 = (x141 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x147 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x148 = x147 ^ ~(x118 ^ x119);
    const uint64_t x149 = ((x148 << 8 | x148 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x148 << 7 | x148 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x148 << 11 | x148 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x150 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x151 = x150 ^ ~(x110 ^ x111);
    const uint64_t x152 = ((x151 << 6 | x151 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x151 << 10 | x151 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x151 << 5 | x151 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x151 << 9 | x151 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x153 =
        ((x149 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x152 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x131 ^ x130;
    const uint64_t x155 = x136 ^ x135;
    const uint64_t x156 = ((x154 >> 2) ^ x155) & UINT64_C(0x3333333333333333);
    const uint64_t x157 = (x156 << 2) ^ x154;
    const uint64_t x158 = ((x157 >> 4) ^ x157) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x159 = x158 ^ x157 ^ (x158 << 4);
    const uint64_t x160 = x159 & UINT64_C(0x000000ff000000ff);
    const uint64_t x161 =
        ((x152 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x149 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x162 = x161 ^ x152;
    const uint64_t x163 = (x159 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x164 = x153 ^ x149;
    const uint64_t x165 = x150 ^ (x114 ^ (x86 & x82));
    const uint64_t x166 = x165 ^ ((x87 & x74) ^ x98);
    const uint64_t x167 = ((x166 << 6 | x166 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x166 << 10 | x166 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x166 << 5 | x166 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x166 << 9 | x166 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x168 = x147 ^ (x122 ^ (x33 & x29));
    const uint64_t x169 = x168 ^ ((x34 & x21) ^ x45);
    const uint64_t x170 = ((x169 << 8 | x169 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x169 << 7 | x169 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x169 << 11 | x169 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x171 =
        ((x167 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x170 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x171 ^ x167;
    const uint64_t x173 =
        ((x170 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x167 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x174 = x138 ^ x137;
    const uint64_t x175 = ((x174 >> 4) ^ x174) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x176 = x175 ^ x174 ^ (x175 << 4);
    const uint64_t x177 = x176 & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x173 ^ x170;
    const uint64_t x179 = (x176 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x180 = x47 ^ (x37 & x19);
    const uint64_t x181 = x180 ^ (x117 ^ x120);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 = x100 ^ (x90 & x72);
    const uint64_t x184 = x183 ^ (x109 ^ x112);
    const uint64_t x185 = ((x184 << 6 | x184 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x184 << 10 | x184 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x184 << 5 | x184 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x184 << 9 | x184 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x186 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x185 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x156 ^ x155;
    const uint64_t x188 = ((x187 >> 4) ^ x187) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x189 = x188 ^ x187 ^ (x188 << 4);
    const uint64_t x190 = x189 & UINT64_C(0x000000ff000000ff);
    const uint64_t x191 =
        ((x185 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 = x191 ^ x185;
    const uint64_t x193 = (x189 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x194 = x186 ^ x182;
    const uint64_t x195 = x180 ^ x121;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 = x183 ^ x113;
    const uint64_t x198 = ((x197 << 6 | x197 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x197 << 10 | x197 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x197 << 5 | x197 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x197 << 9 | x197 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x198 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = (x141 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x201 =
        ((x198 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x198;
    const uint64_t x203 = (x141 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x204 = x199 ^ x196;
    const uint64_t x205 = x104 ^ x96;
    const uint64_t x206 = x165 ^ ~(x205 ^ ((x91 & x70) ^ x94));
    const uint64_t x207 = ((x206 << 6 | x206 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x206 << 10 | x206 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x206 << 5 | x206 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x206 << 9 | x206 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x208 = x51 ^ x43;
    const uint64_t x209 = x168 ^ ~(x208 ^ ((x38 & x17) ^ x41));
    const uint64_t x210 = ((x209 << 8 | x209 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x209 << 7 | x209 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x209 << 11 | x209 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x211 =
        ((x207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x210 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = x211 ^ x207;
    const uint64_t x213 =
        ((x210 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x214 = (x159 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x213 ^ x210;
    const uint64_t x216 = (x159 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x217 = x197 ^ ~x205;
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 = x195 ^ ~x208;
    const uint64_t x220 = ((x219 << 8 | x219 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x219 << 7 | x219 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x219 << 11 | x219 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x220 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = x221 ^ x218;
    const uint64_t x223 =
        ((x220 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x224 = (x176 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = x223 ^ x220;
    const uint64_t x226 = (x176 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x227 = (x189 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x228 = (x189 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x142 << 32 | x142 >> (64 - 32)) ^ p0));
    s[1] = x144 ^ x145 ^ (x125 ^ ((x146 << 32 | x146 >> (64 - 32)) ^ p1));
    s[2] = x153 ^ ((x160 << 32 | x160 >> (64 - 32)) ^ p2) ^ x162 ^ (x108 ^ x145);
    s[3] = x161 ^ ((x163 << 32 | x163 >> (64 - 32)) ^ p3) ^ x164 ^ (x144 ^ x126);
    s[4] = x164 ^ x172 ^ (x173 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ p4));
    s[5] = x162 ^ x178 ^ (x171 ^ ((x179 << 32 | x179 >> (64 - 32)) ^ p5));
    s[6] = x186 ^ ((x190 << 32 | x190 >> (64 - 32)) ^ p6) ^ x178 ^ (x192 ^ x108);
    s[7] = x191 ^ ((x193 << 32 | x193 >> (64 - 32)) ^ p7) ^ x172 ^ (x194 ^ x144);
    s[8] = x199 ^ ((x200 << 32 | x200 >> (64 - 32)) ^ p8) ^ x194 ^ (x202 ^ x108);
    s[9] = x201 ^ ((x203 << 32 | x203 >> (64 - 32)) ^ p9) ^ x192 ^ (x204 ^ x144);
    s[10] = x212 ^ x204 ^ (x213 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ p10));
    s[11] = x215 ^ x202 ^ (x211 ^ ((x216 << 32 | x216 >> (64 - 32)) ^ p11));
    s[12] = x222 ^ x215 ^ (x223 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ p12));
    s[13] = x225 ^ x212 ^ (x221 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ p13));
    s[14] = x225 ^ (x107 ^ ((x227 << 32 | x227 >> (64 - 32)) ^ p14) ^ x144);
    s[15] = x222 ^ (x143 ^ ((x228 << 32 | x228 >> (64 - 32)) ^ p15) ^ x108);
}

static void aegis128l_update(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & ~x5;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ m0_0;
    const uint64_t x130 = x128 ^ m1_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ m0_1;
    const uint64_t x135 = x133 ^ m1_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t t_1 = x108 ^ x126 ^ (x127 ^ ((x141 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x142 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x106;
    const uint64_t x144 = x127 ^ x124;
    const uint64_t t_2 =
        x143 ^ x144 ^ (x125 ^ (((x141 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = x145 ^ ~(x118 ^ x119);
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = x148 ^ ~(x110 ^ x111);
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x131 ^ x130;
    const uint64_t x153 = x136 ^ x135;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x159 = x158 ^ x150;
    const uint64_t t_3 = x151 ^ ((x157 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x159 ^ (x108 ^ x144);
    const uint64_t x160 = x151 ^ x147;
    const uint64_t t_4 =
        x158 ^ (((x157 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x160 ^ (x143 ^ x126);
    const uint64_t x161 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x162 = x161 ^ ((x87 & x74) ^ x98);
    const uint64_t x163 = ((x162 << 6 | x162 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x162 << 10 | x162 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x162 << 5 | x162 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x162 << 9 | x162 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x164 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x165 = x164 ^ ((x34 & x21) ^ x45);
    const uint64_t x166 = ((x165 << 8 | x165 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x165 << 7 | x165 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x165 << 11 | x165 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x167 =
        ((x163 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x166 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x168 = x167 ^ x163;
    const uint64_t x169 =
        ((x166 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x163 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x138 ^ x137;
    const uint64_t x171 = ((x170 >> 4) ^ x170) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x172 = x171 ^ x170 ^ (x171 << 4);
    const uint64_t t_5 = x160 ^ x168 ^ (x169 ^ ((x172 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x173 = x169 ^ x166;
    const uint64_t t_6 =
        x159 ^ x173 ^ (x167 ^ (((x172 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x174 = x47 ^ (x37 & x19);
    const uint64_t x175 = x174 ^ (x117 ^ x120);
    const uint64_t x176 = ((x175 << 8 | x175 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x175 << 7 | x175 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x175 << 11 | x175 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x177 = x100 ^ (x90 & x72);
    const uint64_t x178 = x177 ^ (x109 ^ x112);
    const uint64_t x179 = ((x178 << 6 | x178 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x178 << 10 | x178 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x178 << 5 | x178 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x178 << 9 | x178 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x180 =
        ((x176 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x179 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x181 = x154 ^ x153;
    const uint64_t x182 = ((x181 >> 4) ^ x181) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x183 = x182 ^ x181 ^ (x182 << 4);
    const uint64_t x184 =
        ((x179 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x176 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x179;
    const uint64_t t_7 = x180 ^ ((x183 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x173 ^ (x185 ^ x108);
    const uint64_t x186 = x180 ^ x176;
    const uint64_t t_8 =
        x184 ^ (((x183 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x168 ^ (x186 ^ x143);
    const uint64_t x187 = x174 ^ x121;
    const uint64_t x188 = ((x187 << 8 | x187 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x187 << 7 | x187 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x187 << 11 | x187 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x189 = x177 ^ x113;
    const uint64_t x190 = ((x189 << 6 | x189 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x189 << 10 | x189 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x189 << 5 | x189 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x189 << 9 | x189 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x191 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x190 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 =
        ((x190 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x190;
    const uint64_t t_9 =
        x191 ^ (((x141 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x186 ^ (x193 ^ x108);
    const uint64_t x194 = x191 ^ x188;
    const uint64_t t_10 =
        x192 ^ (((x141 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x185 ^ (x194 ^ x143);
    const uint64_t x195 = x104 ^ x96;
    const uint64_t x196 = x161 ^ ~(x195 ^ ((x91 & x70) ^ x94));
    const uint64_t x197 = ((x196 << 6 | x196 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x196 << 10 | x196 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x196 << 5 | x196 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x196 << 9 | x196 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x198 = x51 ^ x43;
    const uint64_t x199 = x164 ^ ~(x198 ^ ((x38 & x17) ^ x41));
    const uint64_t x200 = ((x199 << 8 | x199 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x199 << 7 | x199 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x199 << 11 | x199 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x201 =
        ((x197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x197;
    const uint64_t x203 =
        ((x200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        x202 ^ x194 ^ (x203 ^ (((x157 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x204 = x203 ^ x200;
    const uint64_t t_12 =
        x204 ^ x193 ^ (x201 ^ (((x157 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x205 = x189 ^ ~x195;
    const uint64_t x206 = ((x205 << 6 | x205 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x205 << 10 | x205 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x205 << 5 | x205 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x205 << 9 | x205 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x207 = x187 ^ ~x198;
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x206 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x206;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x206 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        x210 ^ x204 ^ (x211 ^ (((x172 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x212 = x211 ^ x208;
    const uint64_t t_14 =
        x212 ^ x202 ^ (x209 ^ (((x172 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_15 =
        x212 ^ (x107 ^ (((x183 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x143);
    const uint64_t t_16 =
        x210 ^ (x142 ^ (((x183 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x108);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
    s[8] = t_9;
    s[9] = t_10;
    s[10] = t_11;
    s[11] = t_12;
    s[12] = t_13;
    s[13] = t_14;
    s[14] = t_15;
    s[15] = t_16;
}

static void aegis128l_encrypt_(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1, aegis128l_word *c0_0, aegis128l_word *c0_1,
    aegis128l_word *c1_0, aegis128l_word *c1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (m0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (m0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (m1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (m1_1 ^ x57);
    const uint64_t x59 = p4 ^ p8;
    const uint64_t x60 = p2 ^ p14;
    const uint64_t x61 = x59 ^ x60;
    const uint64_t x62 = x61 ^ p6;
    const uint64_t x63 = x62 ^ p12;
    const uint64_t x64 = p8 ^ p14;
    const uint64_t x65 = x63 ^ x64;
    const uint64_t x66 = x62 ^ p4;
    const uint64_t x67 = p10 ^ p12;
    const uint64_t x68 = x66 ^ x67;
    const uint64_t x69 = x65 ^ x68;
    const uint64_t x70 = x64 & ~x63;
    const uint64_t x71 = (x59 & x69) ^ x70;
    const uint64_t x72 = x61 & x66;
    const uint64_t x73 = x67 ^ p0;
    const uint64_t x74 = x73 ^ p2;
    const uint64_t x75 = p4 ^ p14;
    const uint64_t x76 = x74 ^ x75;
    const uint64_t x77 = x66 ^ p0;
    const uint64_t x78 = x71 ^ (x72 ^ x63 ^ (x76 & x77));
    const uint64_t x79 = x73 ^ p8;
    const uint64_t x80 = x70 ^ (x75 & x68);
    const uint64_t x81 = x68 ^ x72 ^ ((x79 & p0) ^ x75) ^ x80;
    const uint64_t x82 = x78 ^ x81;
    const uint64_t x83 = x65 ^ x67;
    const uint64_t x84 = x60 & x83;
    const uint64_t x85 = x83 ^ ((x73 & ~p2) ^ x60) ^ x84 ^ x71;
    const uint64_t x86 = x78 & x85;
    const uint64_t x87 = x73 ^ p14;
    const uint64_t x88 = x65 ^ p0;
    const uint64_t x89 = x83 ^ p14 ^ x80 ^ (x84 ^ (x87 & x88));
    const uint64_t x90 = x86 ^ x89;
    const uint64_t x91 = (x82 & x90) ^ x81;
    const uint64_t x92 = ((x86 ^ x81) & (x89 ^ x85)) ^ x89;
    const uint64_t x93 = x89 & (x92 ^ x90);
    const uint64_t x94 = (x91 & (x93 ^ x90)) ^ x82;
    const uint64_t x95 = x93 ^ (x92 ^ x85);
    const uint64_t x96 = x94 ^ x95;
    const uint64_t x97 = x92 ^ x91;
    const uint64_t x98 = x96 ^ x97;
    const uint64_t x99 = x98 & x59;
    const uint64_t x100 = x99 ^ (x97 & x64);
    const uint64_t x101 = x94 & x73;
    const uint64_t x102 = x100 ^ x101;
    const uint64_t x103 = x95 & x76;
    const uint64_t x104 = x95 ^ x92;
    const uint64_t x105 = x102 ^ (x103 ^ (x104 & x61));
    const uint64_t x106 = x94 ^ x91;
    const uint64_t x107 = x106 & x83;
    const uint64_t x108 = x98 & x69;
    const uint64_t x109 = x107 ^ (x97 & x65) ^ x108;
    const uint64_t x110 = x105 ^ x109;
    const uint64_t x111 = ((x110 << 8 | x110 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x110 << 7 | x110 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x110 << 11 | x110 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x112 = p5 ^ p9;
    const uint64_t x113 = p3 ^ p15;
    const uint64_t x114 = x112 ^ x113;
    const uint64_t x115 = x114 ^ p7;
    const uint64_t x116 = x115 ^ p13;
    const uint64_t x117 = p9 ^ p15;
    const uint64_t x118 = x116 ^ x117;
    const uint64_t x119 = x115 ^ p5;
    const uint64_t x120 = p11 ^ p13;
    const uint64_t x121 = x119 ^ x120;
    const uint64_t x122 = x118 ^ x121;
    const uint64_t x123 = x117 & ~x116;
    const uint64_t x124 = (x112 & x122) ^ x123;
    const uint64_t x125 = x114 & x119;
    const uint64_t x126 = x120 ^ p1;
    const uint64_t x127 = x126 ^ p3;
    const uint64_t x128 = p5 ^ p15;
    const uint64_t x129 = x127 ^ x128;
    const uint64_t x130 = x119 ^ p1;
    const uint64_t x131 = x124 ^ (x125 ^ x116 ^ (x129 & x130));
    const uint64_t x132 = x126 ^ p9;
    const uint64_t x133 = x123 ^ (x128 & x121);
    const uint64_t x134 = x121 ^ x125 ^ ((x132 & p1) ^ x128) ^ x133;
    const uint64_t x135 = x131 ^ x134;
    const uint64_t x136 = x118 ^ x120;
    const uint64_t x137 = x113 & x136;
    const uint64_t x138 = x136 ^ ((x126 & ~p3) ^ x113) ^ x137 ^ x124;
    const uint64_t x139 = x131 & x138;
    const uint64_t x140 = x126 ^ p15;
    const uint64_t x141 = x118 ^ p1;
    const uint64_t x142 = x136 ^ p15 ^ x133 ^ (x137 ^ (x140 & x141));
    const uint64_t x143 = x139 ^ x142;
    const uint64_t x144 = (x135 & x143) ^ x134;
    const uint64_t x145 = ((x139 ^ x134) & (x142 ^ x138)) ^ x142;
    const uint64_t x146 = x142 & (x145 ^ x143);
    const uint64_t x147 = (x144 & (x146 ^ x143)) ^ x135;
    const uint64_t x148 = x146 ^ (x145 ^ x138);
    const uint64_t x149 = x147 ^ x148;
    const uint64_t x150 = x145 ^ x144;
    const uint64_t x151 = x149 ^ x150;
    const uint64_t x152 = x151 & x112;
    const uint64_t x153 = x152 ^ (x150 & x117);
    const uint64_t x154 = x147 & x126;
    const uint64_t x155 = x153 ^ x154;
    const uint64_t x156 = x148 & x129;
    const uint64_t x157 = x148 ^ x145;
    const uint64_t x158 = x155 ^ (x156 ^ (x157 & x114));
    const uint64_t x159 = x147 ^ x144;
    const uint64_t x160 = x159 & x136;
    const uint64_t x161 = x151 & x122;
    const uint64_t x162 = x160 ^ (x150 & x118) ^ x161;
    const uint64_t x163 = x158 ^ x162;
    const uint64_t x164 = ((x163 << 6 | x163 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x163 << 10 | x163 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x163 << 5 | x163 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x163 << 9 | x163 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x165 =
        ((x111 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x164 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x166 = x165 ^ x111;
    const uint64_t x167 = x144 & x141;
    const uint64_t x168 = (x147 & x127) ^ x167;
    const uint64_t x169 = x159 & x113;
    const uint64_t x170 = x145 & p1;
    const uint64_t x171 = x160 ^ (x157 & x119);
    const uint64_t x172 = x169 ^ x170 ^ x171;
    const uint64_t x173 = (x153 ^ x168) ^ ~x172;
    const uint64_t x174 = ((x173 << 6 | x173 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x173 << 10 | x173 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x173 << 5 | x173 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x173 << 9 | x173 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x175 = x91 & x88;
    const uint64_t x176 = (x94 & x74) ^ x175;
    const uint64_t x177 = x106 & x60;
    const uint64_t x178 = x92 & p0;
    const uint64_t x179 = x107 ^ (x104 & x66);
    const uint64_t x180 = x177 ^ x178 ^ x179;
    const uint64_t x181 = (x100 ^ x176) ^ ~x180;
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 =
        ((x174 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x184 = x183 ^ x174;
    const uint64_t x185 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x174 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x186 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x187 = (x186 << 32) ^ m0_0;
    const uint64_t x188 = x186 ^ m1_0;
    const uint64_t x189 = ((x187 >> 1) ^ x188) & UINT64_C(0x5555555555555555);
    const uint64_t x190 = (x189 << 1) ^ x187;
    const uint64_t x191 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x192 = (x191 << 32) ^ m0_1;
    const uint64_t x193 = x191 ^ m1_1;
    const uint64_t x194 = ((x192 >> 1) ^ x193) & UINT64_C(0x5555555555555555);
    const uint64_t x195 = (x194 << 1) ^ x192;
    const uint64_t x196 = ((x190 >> 2) ^ x195) & UINT64_C(0x3333333333333333);
    const uint64_t x197 = (x196 << 2) ^ x190;
    const uint64_t x198 = ((x197 >> 4) ^ x197) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x199 = x198 ^ x197 ^ (x198 << 4);
    const uint64_t t_5 = x166 ^ x184 ^ (x185 ^ ((x199 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x200 =
        ((x164 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x111 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x164;
    const uint64_t x202 = x185 ^ x182;
    const uint64_t t_6 =
        x201 ^ x202 ^ (x183 ^ (((x199 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x203 = x102 ^ (x108 ^ (x96 & x68));
    const uint64_t x204 = x203 ^ ~(x176 ^ x177);
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x155 ^ (x161 ^ (x149 & x121));
    const uint64_t x207 = x206 ^ ~(x168 ^ x169);
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x189 ^ x188;
    const uint64_t x211 = x194 ^ x193;
    const uint64_t x212 = ((x210 >> 2) ^ x211) & UINT64_C(0x3333333333333333);
    const uint64_t x213 = (x212 << 2) ^ x210;
    const uint64_t x214 = ((x213 >> 4) ^ x213) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x215 = x214 ^ x213 ^ (x214 << 4);
    const uint64_t x216 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x217 = x216 ^ x208;
    const uint64_t t_7 = x209 ^ ((x215 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x217 ^ (x166 ^ x202);
    const uint64_t x218 = x209 ^ x205;
    const uint64_t t_8 =
        x216 ^ (((x215 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x218 ^ (x201 ^ x184);
    const uint64_t x219 = x206 ^ (x172 ^ (x144 & x140));
    const uint64_t x220 = x219 ^ ((x145 & x132) ^ x156);
    const uint64_t x221 = ((x220 << 6 | x220 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x220 << 10 | x220 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x220 << 5 | x220 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x220 << 9 | x220 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x222 = x203 ^ (x180 ^ (x91 & x87));
    const uint64_t x223 = x222 ^ ((x92 & x79) ^ x103);
    const uint64_t x224 = ((x223 << 8 | x223 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x223 << 7 | x223 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x223 << 11 | x223 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x225 =
        ((x221 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x226 = x225 ^ x221;
    const uint64_t x227 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x221 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x228 = x196 ^ x195;
    const uint64_t x229 = ((x228 >> 4) ^ x228) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x230 = x229 ^ x228 ^ (x229 << 4);
    const uint64_t t_9 = x218 ^ x226 ^ (x227 ^ ((x230 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x231 = x227 ^ x224;
    const uint64_t t_10 =
        x217 ^ x231 ^ (x225 ^ (((x230 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x232 = x105 ^ (x95 & x77);
    const uint64_t x233 = x232 ^ (x175 ^ x178);
    const uint64_t x234 = ((x233 << 8 | x233 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x233 << 7 | x233 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x233 << 11 | x233 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x235 = x158 ^ (x148 & x130);
    const uint64_t x236 = x235 ^ (x167 ^ x170);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 =
        ((x234 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x239 = x212 ^ x211;
    const uint64_t x240 = ((x239 >> 4) ^ x239) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x241 = x240 ^ x239 ^ (x240 << 4);
    const uint64_t x242 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x234 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x243 = x242 ^ x237;
    const uint64_t t_11 =
        x238 ^ ((x241 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x231 ^ (x243 ^ x166);
    const uint64_t x244 = x238 ^ x234;
    const uint64_t t_12 =
        x242 ^ (((x241 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x226 ^ (x244 ^ x201);
    const uint64_t x245 = x232 ^ x179;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 = x235 ^ x171;
    const uint64_t x248 = ((x247 << 6 | x247 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x247 << 10 | x247 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x247 << 5 | x247 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x247 << 9 | x247 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x251 = x250 ^ x248;
    const uint64_t t_13 =
        x249 ^ (((x199 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x244 ^ (x251 ^ x166);
    const uint64_t x252 = x249 ^ x246;
    const uint64_t t_14 =
        x250 ^ (((x199 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x243 ^ (x252 ^ x201);
    const uint64_t x253 = x162 ^ x154;
    const uint64_t x254 = x219 ^ ~(x253 ^ ((x149 & x128) ^ x152));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x109 ^ x101;
    const uint64_t x257 = x222 ^ ~(x256 ^ ((x96 & x75) ^ x99));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        x260 ^ x252 ^ (x261 ^ (((x215 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        x262 ^ x251 ^ (x259 ^ (((x215 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x263 = x247 ^ ~x253;
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = x245 ^ ~x256;
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        x268 ^ x262 ^ (x269 ^ (((x230 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        x270 ^ x260 ^ (x267 ^ (((x230 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_19 =
        x270 ^ (x165 ^ (((x241 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x201);
    const uint64_t t_20 =
        x268 ^ (x200 ^ (((x241 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x166);
    *c0_0 = t_1;
    *c0_1 = t_2;
    *c1_0 = t_3;
    *c1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_decrypt_(aegis128l_word s[16], aegis128l_word c0_0, aegis128l_word c0_1,
    aegis128l_word c1_0, aegis128l_word c1_1, aegis128l_word *m0_0, aegis128l_word *m0_1,
    aegis128l_word *m1_0, aegis128l_word *m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (c0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (c0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (c1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (c1_1 ^ x57);
    const uint64_t x59 = ((t_1 >> 32) ^ t_3) & UINT64_C(0x00000000ffffffff);
    const uint64_t x60 = (x59 << 32) ^ t_1;
    const uint64_t x61 = x59 ^ t_3;
    const uint64_t x62 = ((x60 >> 1) ^ x61) & UINT64_C(0x5555555555555555);
    const uint64_t x63 = (x62 << 1) ^ x60;
    const uint64_t x64 = ((t_2 >> 32) ^ t_4) & UINT64_C(0x00000000ffffffff);
    const uint64_t x65 = (x64 << 32) ^ t_2;
    const uint64_t x66 = x64 ^ t_4;
    const uint64_t x67 = ((x65 >> 1) ^ x66) & UINT64_C(0x5555555555555555);
    const uint64_t x68 = (x67 << 1) ^ x65;
    const uint64_t x69 = ((x63 >> 2) ^ x68) & UINT64_C(0x3333333333333333);
    const uint64_t x70 = (x69 << 2) ^ x63;
    const uint64_t x71 = ((x70 >> 4) ^ x70) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x72 = x71 ^ x70 ^ (x71 << 4);
    const uint64_t x73 = p4 ^ p8;
    const uint64_t x74 = p2 ^ p14;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x75 ^ p6;
    const uint64_t x77 = x76 ^ p12;
    const uint64_t x78 = p8 ^ p14;
    const uint64_t x79 = x77 ^ x78;
    const uint64_t x80 = x76 ^ p4;
    const uint64_t x81 = p10 ^ p12;
    const uint64_t x82 = x80 ^ x81;
    const uint64_t x83 = x79 ^ x82;
    const uint64_t x84 = x78 & ~x77;
    const uint64_t x85 = (x73 & x83) ^ x84;
    const uint64_t x86 = x75 & x80;
    const uint64_t x87 = x81 ^ p0;
    const uint64_t x88 = x87 ^ p2;
    const uint64_t x89 = p4 ^ p14;
    const uint64_t x90 = x88 ^ x89;
    const uint64_t x91 = x80 ^ p0;
    const uint64_t x92 = x85 ^ (x86 ^ x77 ^ (x90 & x91));
    const uint64_t x93 = x87 ^ p8;
    const uint64_t x94 = x84 ^ (x89 & x82);
    const uint64_t x95 = x82 ^ x86 ^ ((x93 & p0) ^ x89) ^ x94;
    const uint64_t x96 = x92 ^ x95;
    const uint64_t x97 = x79 ^ x81;
    const uint64_t x98 = x74 & x97;
    const uint64_t x99 = x97 ^ ((x87 & ~p2) ^ x74) ^ x98 ^ x85;
    const uint64_t x100 = x92 & x99;
    const uint64_t x101 = x87 ^ p14;
    const uint64_t x102 = x79 ^ p0;
    const uint64_t x103 = x97 ^ p14 ^ x94 ^ (x98 ^ (x101 & x102));
    const uint64_t x104 = x100 ^ x103;
    const uint64_t x105 = (x96 & x104) ^ x95;
    const uint64_t x106 = ((x100 ^ x95) & (x103 ^ x99)) ^ x103;
    const uint64_t x107 = x103 & (x106 ^ x104);
    const uint64_t x108 = (x105 & (x107 ^ x104)) ^ x96;
    const uint64_t x109 = x107 ^ (x106 ^ x99);
    const uint64_t x110 = x108 ^ x109;
    const uint64_t x111 = x106 ^ x105;
    const uint64_t x112 = x110 ^ x111;
    const uint64_t x113 = x112 & x73;
    const uint64_t x114 = x113 ^ (x111 & x78);
    const uint64_t x115 = x108 & x87;
    const uint64_t x116 = x114 ^ x115;
    const uint64_t x117 = x109 & x90;
    const uint64_t x118 = x109 ^ x106;
    const uint64_t x119 = x116 ^ (x117 ^ (x118 & x75));
    const uint64_t x120 = x108 ^ x105;
    const uint64_t x121 = x120 & x97;
    const uint64_t x122 = x112 & x83;
    const uint64_t x123 = x121 ^ (x111 & x79) ^ x122;
    const uint64_t x124 = x119 ^ x123;
    const uint64_t x125 = ((x124 << 8 | x124 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x124 << 7 | x124 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x124 << 11 | x124 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x126 = p5 ^ p9;
    const uint64_t x127 = p3 ^ p15;
    const uint64_t x128 = x126 ^ x127;
    const uint64_t x129 = x128 ^ p7;
    const uint64_t x130 = x129 ^ p13;
    const uint64_t x131 = p9 ^ p15;
    const uint64_t x132 = x130 ^ x131;
    const uint64_t x133 = x129 ^ p5;
    const uint64_t x134 = p11 ^ p13;
    const uint64_t x135 = x133 ^ x134;
    const uint64_t x136 = x132 ^ x135;
    const uint64_t x137 = x131 & ~x130;
    const uint64_t x138 = (x126 & x136) ^ x137;
    const uint64_t x139 = x128 & x133;
    const uint64_t x140 = x134 ^ p1;
    const uint64_t x141 = x140 ^ p3;
    const uint64_t x142 = p5 ^ p15;
    const uint64_t x143 = x141 ^ x142;
    const uint64_t x144 = x133 ^ p1;
    const uint64_t x145 = x138 ^ (x139 ^ x130 ^ (x143 & x144));
    const uint64_t x146 = x140 ^ p9;
    const uint64_t x147 = x137 ^ (x142 & x135);
    const uint64_t x148 = x135 ^ x139 ^ ((x146 & p1) ^ x142) ^ x147;
    const uint64_t x149 = x145 ^ x148;
    const uint64_t x150 = x132 ^ x134;
    const uint64_t x151 = x127 & x150;
    const uint64_t x152 = x150 ^ ((x140 & ~p3) ^ x127) ^ x151 ^ x138;
    const uint64_t x153 = x145 & x152;
    const uint64_t x154 = x140 ^ p15;
    const uint64_t x155 = x132 ^ p1;
    const uint64_t x156 = x150 ^ p15 ^ x147 ^ (x151 ^ (x154 & x155));
    const uint64_t x157 = x153 ^ x156;
    const uint64_t x158 = (x149 & x157) ^ x148;
    const uint64_t x159 = ((x153 ^ x148) & (x156 ^ x152)) ^ x156;
    const uint64_t x160 = x156 & (x159 ^ x157);
    const uint64_t x161 = (x158 & (x160 ^ x157)) ^ x149;
    const uint64_t x162 = x160 ^ (x159 ^ x152);
    const uint64_t x163 = x161 ^ x162;
    const uint64_t x164 = x159 ^ x158;
    const uint64_t x165 = x163 ^ x164;
    const uint64_t x166 = x165 & x126;
    const uint64_t x167 = x166 ^ (x164 & x131);
    const uint64_t x168 = x161 & x140;
    const uint64_t x169 = x167 ^ x168;
    const uint64_t x170 = x162 & x143;
    const uint64_t x171 = x162 ^ x159;
    const uint64_t x172 = x169 ^ (x170 ^ (x171 & x128));
    const uint64_t x173 = x161 ^ x158;
    const uint64_t x174 = x173 & x150;
    const uint64_t x175 = x165 & x136;
    const uint64_t x176 = x174 ^ (x164 & x132) ^ x175;
    const uint64_t x177 = x172 ^ x176;
    const uint64_t x178 = ((x177 << 6 | x177 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x177 << 10 | x177 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x177 << 5 | x177 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x177 << 9 | x177 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x179 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x178 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x180 = x179 ^ x125;
    const uint64_t x181 = x158 & x155;
    const uint64_t x182 = (x161 & x141) ^ x181;
    const uint64_t x183 = x173 & x127;
    const uint64_t x184 = x159 & p1;
    const uint64_t x185 = x174 ^ (x171 & x133);
    const uint64_t x186 = x183 ^ x184 ^ x185;
    const uint64_t x187 = (x167 ^ x182) ^ ~x186;
    const uint64_t x188 = ((x187 << 6 | x187 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x187 << 10 | x187 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x187 << 5 | x187 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x187 << 9 | x187 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x189 = x105 & x102;
    const uint64_t x190 = (x108 & x88) ^ x189;
    const uint64_t x191 = x120 & x74;
    const uint64_t x192 = x106 & p0;
    const uint64_t x193 = x121 ^ (x118 & x80);
    const uint64_t x194 = x191 ^ x192 ^ x193;
    const uint64_t x195 = (x114 ^ x190) ^ ~x194;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x188;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_5 = (x72 & UINT64_C(0x000000ff000000ff)) ^ (p0 ^ (x180 ^ (x198 ^ x199)));
    const uint64_t x200 =
        ((x178 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x178;
    const uint64_t x202 = x199 ^ x196;
    const uint64_t t_6 =
        ((x72 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p1 ^ (x201 ^ (x202 ^ x197)));
    const uint64_t x203 = x62 ^ x61;
    const uint64_t x204 = x67 ^ x66;
    const uint64_t x205 = ((x203 >> 2) ^ x204) & UINT64_C(0x3333333333333333);
    const uint64_t x206 = (x205 << 2) ^ x203;
    const uint64_t x207 = ((x206 >> 4) ^ x206) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x208 = x207 ^ x206 ^ (x207 << 4);
    const uint64_t x209 = x169 ^ (x175 ^ (x163 & x135));
    const uint64_t x210 = x209 ^ ~(x182 ^ x183);
    const uint64_t x211 = ((x210 << 6 | x210 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x210 << 10 | x210 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x210 << 5 | x210 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x210 << 9 | x210 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x212 = x116 ^ (x122 ^ (x110 & x82));
    const uint64_t x213 = x212 ^ ~(x190 ^ x191);
    const uint64_t x214 = ((x213 << 8 | x213 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x213 << 7 | x213 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x213 << 11 | x213 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x215 =
        ((x211 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x214 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x216 = x215 ^ x211;
    const uint64_t x217 =
        ((x214 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x211 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_7 =
        (x208 & UINT64_C(0x000000ff000000ff)) ^ (p2 ^ (x180 ^ (x202 ^ (x216 ^ x217))));
    const uint64_t x218 = x217 ^ x214;
    const uint64_t t_8 =
        ((x208 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p3 ^ (x201 ^ (x198 ^ (x218 ^ x215))));
    const uint64_t x219 = x69 ^ x68;
    const uint64_t x220 = ((x219 >> 4) ^ x219) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x221 = x220 ^ x219 ^ (x220 << 4);
    const uint64_t x222 = x209 ^ (x186 ^ (x158 & x154));
    const uint64_t x223 = x222 ^ ((x159 & x146) ^ x170);
    const uint64_t x224 = ((x223 << 6 | x223 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x223 << 10 | x223 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x223 << 5 | x223 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x223 << 9 | x223 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x225 = x212 ^ (x194 ^ (x105 & x101));
    const uint64_t x226 = x225 ^ ((x106 & x93) ^ x117);
    const uint64_t x227 = ((x226 << 8 | x226 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x226 << 7 | x226 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x226 << 11 | x226 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x228 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x227 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x229 = x228 ^ x224;
    const uint64_t x230 =
        ((x227 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_9 = (x221 & UINT64_C(0x000000ff000000ff)) ^ (p4 ^ (x218 ^ (x229 ^ x230)));
    const uint64_t x231 = x230 ^ x227;
    const uint64_t t_10 =
        ((x221 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p5 ^ (x216 ^ (x231 ^ x228)));
    const uint64_t x232 = x205 ^ x204;
    const uint64_t x233 = ((x232 >> 4) ^ x232) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x234 = x233 ^ x232 ^ (x233 << 4);
    const uint64_t x235 = x172 ^ (x162 & x144);
    const uint64_t x236 = x235 ^ (x181 ^ x184);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 = x119 ^ (x109 & x91);
    const uint64_t x239 = x238 ^ (x189 ^ x192);
    const uint64_t x240 = ((x239 << 8 | x239 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x239 << 7 | x239 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x239 << 11 | x239 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x241 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x240 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x242 = x241 ^ x237;
    const uint64_t x243 =
        ((x240 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        (x234 & UINT64_C(0x000000ff000000ff)) ^ (p6 ^ (x180 ^ (x231 ^ (x242 ^ x243))));
    const uint64_t x244 = x243 ^ x240;
    const uint64_t t_12 =
        ((x234 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p7 ^ (x201 ^ (x229 ^ (x244 ^ x241))));
    const uint64_t x245 = x235 ^ x185;
    const uint64_t x246 = ((x245 << 6 | x245 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x245 << 10 | x245 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x245 << 5 | x245 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x245 << 9 | x245 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x247 = x238 ^ x193;
    const uint64_t x248 = ((x247 << 8 | x247 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x247 << 7 | x247 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x247 << 11 | x247 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x249 ^ x246;
    const uint64_t x251 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        ((x72 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p8 ^ (x180 ^ (x244 ^ (x250 ^ x251))));
    const uint64_t x252 = x251 ^ x248;
    const uint64_t t_14 =
        ((x72 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p9 ^ (x201 ^ (x242 ^ (x252 ^ x249))));
    const uint64_t x253 = x176 ^ x168;
    const uint64_t x254 = x222 ^ ~(x253 ^ ((x163 & x142) ^ x166));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x123 ^ x115;
    const uint64_t x257 = x225 ^ ~(x256 ^ ((x110 & x89) ^ x113));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        ((x208 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p10 ^ (x252 ^ (x260 ^ x261)));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        ((x208 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p11 ^ (x250 ^ (x262 ^ x259)));
    const uint64_t x263 = x245 ^ ~x253;
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = x247 ^ ~x256;
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        ((x221 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p12 ^ (x262 ^ (x268 ^ x269)));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        ((x221 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p13 ^ (x260 ^ (x270 ^ x267)));
    const uint64_t t_19 =
        ((x234 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p14 ^ (x270 ^ (x201 ^ x179)));
    const uint64_t t_20 =
        ((x234 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p15 ^ (x268 ^ (x180 ^ x200)));
    *m0_0 = t_1;
    *m0_1 = t_2;
    *m1_0 = t_3;
    *m1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_keystream(aegis128l_word s[16], aegis128l_word *z0_0, aegis128l_word *z0_1,
    aegis128l_word *z1_0, aegis128l_word *z1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    *z0_0 = (x52 << 32) ^ x50;
    *z0_1 = (x58 << 32) ^ x56;
    *z1_0 = x52 ^ x51;
    *z1_1 = x58 ^ x57;
}

static void aegis128l_mixin(aegis128l_word s[16], aegis128l_word lengths_0,
    aegis128l_word lengths_1, aegis128l_word *t_0, aegis128l_word *t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = ((p0 << 48 | p0 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p1 & UINT64_C(0x00ff000000ff0000))
        | ((p8 << 56 | p8 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p9 << 8 | p9 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x2 = ((x1 >> 4) ^ x1) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x3 = x2 ^ x1 ^ (x2 << 4);
    const uint64_t x4 = ((p4 << 48 | p4 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p5 & UINT64_C(0x00ff000000ff0000))
        | ((p12 << 56 | p12 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p13 << 8 | p13 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((x3 >> 2) ^ x6) & UINT64_C(0x3333333333333333);
    const uint64_t x8 = (x7 << 2) ^ x3;
    const uint64_t x9 = ((p2 << 48 | p2 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p3 & UINT64_C(0x00ff000000ff0000))
        | ((p10 << 56 | p10 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p11 << 8 | p11 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = ((p6 << 48 | p6 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p7 & UINT64_C(0x00ff000000ff0000))
        | ((p14 << 56 | p14 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p15 << 8 | p15 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = ((x11 >> 2) ^ x14) & UINT64_C(0x3333333333333333);
    const uint64_t x16 = (x15 << 2) ^ x11;
    const uint64_t x17 = ((x8 >> 1) ^ x16) & UINT64_C(0x5555555555555555);
    const uint64_t x18 = (x17 << 1) ^ x8;
    const uint64_t x19 = x7 ^ x6;
    const uint64_t x20 = x15 ^ x14;
    const uint64_t x21 = ((x19 >> 1) ^ x20) & UINT64_C(0x5555555555555555);
    const uint64_t x22 = (x21 << 1) ^ x19;
    *t_0 = ((((x18 >> 32) ^ (x17 ^ x16)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_0 ^ x18);
    *t_1 = ((((x22 >> 32) ^ (x21 ^ x20)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_1 ^ x22);
}

static void aegis128l_final_update(aegis128l_word s[16], aegis128l_word t_0, aegis128l_word t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & ~x5;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = (t_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ t_0;
    const uint64_t x130 = ((x129 >> 1) ^ x128) & UINT64_C(0x5555555555555555);
    const uint64_t x131 = (x130 << 1) ^ x129;
    const uint64_t x132 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x133 = (x132 << 32) ^ t_1;
    const uint64_t x134 = ((x133 >> 1) ^ x132) & UINT64_C(0x5555555555555555);
    const uint64_t x135 = (x134 << 1) ^ x133;
    const uint64_t x136 = ((x131 >> 2) ^ x135) & UINT64_C(0x3333333333333333);
    const uint64_t x137 = (x136 << 2) ^ x131;
    const uint64_t x138 = ((x137 >> 4) ^ x137) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x139 = x138 ^ x137 ^ (x138 << 4);
    const uint64_t x140 = x139 & UINT64_C(0x000000ff000000ff);
    const uint64_t x141 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x142 = x141 ^ x106;
    const uint64_t x143 = x127 ^ x124;
    const uint64_t x144 = (x139 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = x145 ^ ~(x118 ^ x119);
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = x148 ^ ~(x110 ^ x111);
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x130 ^ x128;
    const uint64_t x153 = x134 ^ x132;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 = x157 & UINT64_C(0x000000ff000000ff);
    const uint64_t x159 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x160 = x159 ^ x150;
    const uint64_t x161 = (x157 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x162 = x151 ^ x147;
    const uint64_t x163 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x164 = x163 ^ ((x87 & x74) ^ x98);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x167 = x166 ^ ((x34 & x21) ^ x45);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x136 ^ x135;
    const uint64_t x173 = ((x172 >> 4) ^ x172) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x174 = x173 ^ x172 ^ (x173 << 4);
    const uint64_t x175 = x174 & UINT64_C(0x000000ff000000ff);
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = (x174 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x47 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x117 ^ x120);
    const uint64_t x180 = ((x179 << 8 | x179 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x179 << 7 | x179 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x179 << 11 | x179 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x181 = x100 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x109 ^ x112);
    const uint64_t x183 = ((x182 << 6 | x182 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x182 << 10 | x182 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x182 << 5 | x182 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x182 << 9 | x182 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x154 ^ x153;
    const uint64_t x186 = ((x185 >> 4) ^ x185) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x187 = x186 ^ x185 ^ (x186 << 4);
    const uint64_t x188 = x187 & UINT64_C(0x000000ff000000ff);
    const uint64_t x189 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x190 = x189 ^ x183;
    const uint64_t x191 = (x187 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x192 = x184 ^ x180;
    const uint64_t x193 = x178 ^ x121;
    const uint64_t x194 = ((x193 << 8 | x193 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x193 << 7 | x193 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x193 << 11 | x193 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x195 = x181 ^ x113;
    const uint64_t x196 = ((x195 << 6 | x195 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x195 << 10 | x195 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x195 << 5 | x195 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x195 << 9 | x195 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = (x139 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x199 ^ x196;
    const uint64_t x201 = (x139 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x202 = x197 ^ x194;
    const uint64_t x203 = x104 ^ x96;
    const uint64_t x204 = x163 ^ ~(x203 ^ ((x91 & x70) ^ x94));
    const uint64_t x205 = ((x204 << 6 | x204 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x204 << 10 | x204 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x204 << 5 | x204 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x204 << 9 | x204 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x206 = x51 ^ x43;
    const uint64_t x207 = x166 ^ ~(x206 ^ ((x38 & x17) ^ x41));
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x205;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = (x157 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x213 = x211 ^ x208;
    const uint64_t x214 = (x157 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x195 ^ ~x203;
    const uint64_t x216 = ((x215 << 6 | x215 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x215 << 10 | x215 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x215 << 5 | x215 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x215 << 9 | x215 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x217 = x193 ^ ~x206;
    const uint64_t x218 = ((x217 << 8 | x217 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x217 << 7 | x217 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x217 << 11 | x217 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 = x219 ^ x216;
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = (x174 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x223 = x221 ^ x218;
    const uint64_t x224 = (x174 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = (x187 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x226 = (x187 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x140 << 32 | x140 >> (64 - 32)) ^ (x140 ^ p0)));
    s[1] = x142 ^ x143 ^ (x125 ^ ((x144 << 32 | x144 >> (64 - 32)) ^ (x144 ^ p1)));
    s[2] = x151 ^ ((x158 << 32 | x158 >> (64 - 32)) ^ (x158 ^ p2)) ^ x160 ^ (x108 ^ x143);
    s[3] = x159 ^ ((x161 << 32 | x161 >> (64 - 32)) ^ (x161 ^ p3)) ^ x162 ^ (x142 ^ x126);
    s[4] = x162 ^ x170 ^ (x171 ^ ((x175 << 32 | x175 >> (64 - 32)) ^ (x175 ^ p4)));
    s[5] = x160 ^ x176 ^ (x169 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ (x177 ^ p5)));
    s[6] = x184 ^ ((x188 << 32 | x188 >> (64 - 32)) ^ (x188 ^ p6)) ^ x176 ^ (x190 ^ x108);
    s[7] = x189 ^ ((x191 << 32 | x191 >> (64 - 32)) ^ (x191 ^ p7)) ^ x170 ^ (x192 ^ x142);
    s[8] = x197 ^ ((x198 << 32 | x198 >> (64 - 32)) ^ (x198 ^ p8)) ^ x192 ^ (x200 ^ x108);
    s[9] = x199 ^ ((x201 << 32 | x201 >> (64 - 32)) ^ (x201 ^ p9)) ^ x190 ^ (x202 ^ x142);
    s[10] = x210 ^ x202 ^ (x211 ^ ((x212 << 32 | x212 >> (64 - 32)) ^ (x212 ^ p10)));
    s[11] = x213 ^ x200 ^ (x209 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ (x214 ^ p11)));
    s[12] = x220 ^ x213 ^ (x221 ^ ((x222 << 32 | x222 >> (64 - 32)) ^ (x222 ^ p12)));
    s[13] = x223 ^ x210 ^ (x219 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ (x224 ^ p13)));
    s[14] = x223 ^ (x107 ^ ((x225 << 32 | x225 >> (64 - 32)) ^ (x225 ^ p14)) ^ x142);
    s[15] = x220 ^ (x141 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ (x226 ^ p15)) ^ x108);
}

static void aegis128l_tag128(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 24 | p1 >> (64 - 24)) ^ (p1 << 32 | p1 >> (64 - 32))
        ^ ((p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48)))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1 ^ (p1 << 16 | p1 >> (64 - 16)));
    const uint64_t x2 = (p8 << 24 | p8 >> (64 - 24)) ^ (p8 << 32 | p8 >> (64 - 32))
        ^ ((p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48)))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8 ^ (p8 << 16 | p8 >> (64 - 16)));
    const uint64_t x3 = (p9 << 24 | p9 >> (64 - 24)) ^ (p9 << 32 | p9 >> (64 - 32))
        ^ ((p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48)))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9 ^ (p9 << 16 | p9 >> (64 - 16)));
    const uint64_t x4 = (
        ((p0 << 24 | p0 >> (64 - 24)) ^ (p0 << 32 | p0 >> (64 - 32))
            ^ ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48)))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0 ^ (p0 << 16 | p0 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 24 | p5 >> (64 - 24)) ^ (p5 << 32 | p5 >> (64 - 32))
        ^ ((p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48)))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5 ^ (p5 << 16 | p5 >> (64 - 16)));
    const uint64_t x8 = (p12 << 24 | p12 >> (64 - 24)) ^ (p12 << 32 | p12 >> (64 - 32))
        ^ ((p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48)))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12 ^ (p12 << 16 | p12 >> (64 - 16)));
    const uint64_t x9 = (p13 << 24 | p13 >> (64 - 24)) ^ (p13 << 32 | p13 >> (64 - 32))
        ^ ((p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48)))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13 ^ (p13 << 16 | p13 >> (64 - 16)));
    const uint64_t x10 = (
        ((p4 << 24 | p4 >> (64 - 24)) ^ (p4 << 32 | p4 >> (64 - 32))
            ^ ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48)))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4 ^ (p4 << 16 | p4 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 24 | p3 >> (64 - 24)) ^ (p3 << 32 | p3 >> (64 - 32))
        ^ ((p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48)))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3 ^ (p3 << 16 | p3 >> (64 - 16)));
    const uint64_t x16 = (p10 << 24 | p10 >> (64 - 24)) ^ (p10 << 32 | p10 >> (64 - 32))
        ^ ((p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48)))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10 ^ (p10 << 16 | p10 >> (64 - 16)));
    const uint64_t x17 = (p11 << 24 | p11 >> (64 - 24)) ^ (p11 << 32 | p11 >> (64 - 32))
        ^ ((p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48)))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11 ^ (p11 << 16 | p11 >> (64 - 16)));
    const uint64_t x18 = (
        ((p2 << 24 | p2 >> (64 - 24)) ^ (p2 << 32 | p2 >> (64 - 32))
            ^ ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48)))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2 ^ (p2 << 16 | p2 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 24 | p7 >> (64 - 24)) ^ (p7 << 32 | p7 >> (64 - 32))
        ^ ((p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48)))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7 ^ (p7 << 16 | p7 >> (64 - 16)));
    const uint64_t x22 = (p14 << 24 | p14 >> (64 - 24)) ^ (p14 << 32 | p14 >> (64 - 32))
        ^ ((p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48)))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14 ^ (p14 << 16 | p14 >> (64 - 16)));
    const uint64_t x23 = (p15 << 24 | p15 >> (64 - 24)) ^ (p15 << 32 | p15 >> (64 - 32))
        ^ ((p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48)))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15 ^ (p15 << 16 | p15 >> (64 - 16)));
    const uint64_t x24 = (
        ((p6 << 24 | p6 >> (64 - 24)) ^ (p6 << 32 | p6 >> (64 - 32))
            ^ ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48)))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6 ^ (p6 << 16 | p6 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x13 ^ x12;
    const uint64_t x32 = x27 ^ x26;
    const uint64_t x33 = ((x31 >> 1) ^ x32) & UINT64_C(0x5555555555555555);
    const uint64_t x34 = (x33 << 1) ^ x31;
    *t0_0 = ((((x30 >> 32) ^ (x29 ^ x28)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x30;
    *t0_1 = ((((x34 >> 32) ^ (x33 ^ x32)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x34;
}

static void aegis128l_tag256(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t1_0, aegis128l_word *t1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1);
    const uint64_t x2 = (p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8);
    const uint64_t x3 = (p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9);
    const uint64_t x4 = (
        ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)) & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5);
    const uint64_t x8 = (p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12);
    const uint64_t x9 = (p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13);
    const uint64_t x10 = (
        ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)) & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3);
    const uint64_t x16 = (p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10);
    const uint64_t x17 = (p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11);
    const uint64_t x18 = (
        ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7);
    const uint64_t x22 = (p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14);
    const uint64_t x23 = (p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15);
    const uint64_t x24 = (
        ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6)) & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x29 ^ x28;
    const uint64_t x32 = ((x30 >> 32) ^ x31) & UINT64_C(0x00000000ffffffff);
    const uint64_t x33 = x13 ^ x12;
    const uint64_t x34 = x27 ^ x26;
    const uint64_t x35 = ((x33 >> 1) ^ x34) & UINT64_C(0x5555555555555555);
    const uint64_t x36 = (x35 << 1) ^ x33;
    const uint64_t x37 = x35 ^ x34;
    const uint64_t x38 = ((x36 >> 32) ^ x37) & UINT64_C(0x00000000ffffffff);
    *t0_0 = (x32 << 32) ^ x30;
    *t0_1 = (x38 << 32) ^ x36;
    *t1_0 = x32 ^ x31;
    *t1_1 = x38 ^ x37;
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_word s[16], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(key + 8), aegis128l_load(nonce),
        aegis128l_load(nonce + 8));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(key + 8),
            aegis128l_load(nonce), aegis128l_load(nonce + 8));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_word s[16], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 8), aegis128l_load(p + 16),
        aegis128l_load(p + 24));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 8),
            aegis128l_load(last + 16), aegis128l_load(last + 24));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_word s[16], uint64_t low, uint64_t high)
{
    aegis128l_word t_0, t_1;

    aegis128l_mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t_0, t_1);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_word t0_0, t0_1;

        aegis128l_tag128(s, &t0_0, &t0_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        aegis128l_word t0_0, t0_1, t1_0, t1_1;

        aegis128l_tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 16, t1_0);
        aegis128l_wipe(&t1_0, sizeof t1_0);
        aegis128l_store(to + 24, t1_1);
        aegis128l_wipe(&t1_1, sizeof t1_1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_word s[16], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_word s[16], uint8_t *c, const uint8_t *m)
{
    aegis128l_word c0_0, c0_1, c1_0, c1_1;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 8), aegis128l_load(m + 16),
        aegis128l_load(m + 24), &c0_0, &c0_1, &c1_0, &c1_1);
    aegis128l_store(c, c0_0);
    aegis128l_store(c + 8, c0_1);
    aegis128l_store(c + 16, c1_0);
    aegis128l_store(c + 24, c1_1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_word s[16], uint8_t *m, const uint8_t *c)
{
    aegis128l_word m0_0, m0_1, m1_0, m1_1;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 8), aegis128l_load(c + 16),
        aegis128l_load(c + 24), &m0_0, &m0_1, &m1_0, &m1_1);
    aegis128l_store(m, m0_0);
    aegis128l_store(m + 8, m0_1);
    aegis128l_store(m + 16, m1_0);
    aegis128l_store(m + 24, m1_1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
    aegis128l_store(last, z0_0);
    aegis128l_store(last + 8, z0_1);
    aegis128l_store(last + 16, z1_0);
    aegis128l_store(last + 24, z1_1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_word s[16], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 8);
    s[2] = aegis128l_load(from + 16);
    s[3] = aegis128l_load(from + 24);
    s[4] = aegis128l_load(from + 32);
    s[5] = aegis128l_load(from + 40);
    s[6] = aegis128l_load(from + 48);
    s[7] = aegis128l_load(from + 56);
    s[8] = aegis128l_load(from + 64);
    s[9] = aegis128l_load(from + 72);
    s[10] = aegis128l_load(from + 80);
    s[11] = aegis128l_load(from + 88);
    s[12] = aegis128l_load(from + 96);
    s[13] = aegis128l_load(from + 104);
    s[14] = aegis128l_load(from + 112);
    s[15] = aegis128l_load(from + 120);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_word s[16])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 8, s[1]);
    aegis128l_store(to + 16, s[2]);
    aegis128l_store(to + 24, s[3]);
    aegis128l_store(to + 32, s[4]);
    aegis128l_store(to + 40, s[5]);
    aegis128l_store(to + 48, s[6]);
    aegis128l_store(to + 56, s[7]);
    aegis128l_store(to + 64, s[8]);
    aegis128l_store(to + 72, s[9]);
    aegis128l_store(to + 80, s[10]);
    aegis128l_store(to + 88, s[11]);
    aegis128l_store(to + 96, s[12]);
    aegis128l_store(to + 104, s[13]);
    aegis128l_store(to + 112, s[14]);
    aegis128l_store(to + 120, s[15]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_word s[16])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_word s[16];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__riscv) && __riscv_xlen == 64)

/* riscv64 */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint64_t aegis128l_word;

AEGIS128L_INLINE
aegis128l_word aegis128l_load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_word to[16], const aegis128l_word from[16])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
    to[8] = from[8];
    to[9] = from[9];
    to[10] = from[10];
    to[11] = from[11];
    to[12] = from[12];
    to[13] = from[13];
    to[14] = from[14];
    to[15] = from[15];
}

static void aegis128l_initial(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const uint64_t x1 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x2 = (x1 << 32) ^ key_0;
    const uint64_t x3 = x1 ^ nonce_0;
    const uint64_t x4 = ((x2 >> 1) ^ x3) & UINT64_C(0x5555555555555555);
    const uint64_t x5 = (x4 << 1) ^ x2;
    const uint64_t x6 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x7 = (x6 << 32) ^ key_1;
    const uint64_t x8 = x6 ^ nonce_1;
    const uint64_t x9 = ((x7 >> 1) ^ x8) & UINT64_C(0x5555555555555555);
    const uint64_t x10 = (x9 << 1) ^ x7;
    const uint64_t x11 = ((x5 >> 2) ^ x10) & UINT64_C(0x3333333333333333);
    const uint64_t x12 = (x11 << 2) ^ x5;
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = x14 & UINT64_C(0x000000ff000000ff);
    const uint64_t x16 = (x14 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x17 = x4 ^ x3;
    const uint64_t x18 = x9 ^ x8;
    const uint64_t x19 = ((x17 >> 2) ^ x18) & UINT64_C(0x3333333333333333);
    const uint64_t x20 = (x19 << 2) ^ x17;
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = x22 & UINT64_C(0x000000ff000000ff);
    const uint64_t x24 = (x22 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x25 = x11 ^ x10;
    const uint64_t x26 = ((x25 >> 4) ^ x25) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x27 = x26 ^ x25 ^ (x26 << 4);
    const uint64_t x28 = x27 & UINT64_C(0x000000ff000000ff);
    const uint64_t x29 = (x27 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x30 = x19 ^ x18;
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = x32 & UINT64_C(0x000000ff000000ff);
    const uint64_t x34 = (x32 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x35 = (x14 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x36 = (x14 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x37 = (x22 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x38 = (x22 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x39 = (x27 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x40 = (x27 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x41 = (x32 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x42 = (x32 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x15 ^ UINT64_C(0xb6dbb600dbb6db00) ^ (x15 << 32 | x15 >> (64 - 32))
        ^ ((x15 << 56 | x15 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x15 << 48 | x15 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x15 << 40 | x15 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[1] = x16 ^ UINT64_C(0x6db66d00b66db600) ^ (x16 << 32 | x16 >> (64 - 32))
        ^ ((x16 << 56 | x16 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x16 << 48 | x16 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x16 << 40 | x16 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[2] = x23 ^ UINT64_C(0x4229420029422900) ^ (x23 << 32 | x23 >> (64 - 32))
        ^ ((x23 << 56 | x23 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x23 << 48 | x23 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x23 << 40 | x23 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[3] = x24 ^ UINT64_C(0x9442940042944200) ^ (x24 << 32 | x24 >> (64 - 32))
        ^ ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x24 << 48 | x24 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x24 << 40 | x24 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[4] = x28 ^ UINT64_C(0x2492240092249200) ^ (x28 << 32 | x28 >> (64 - 32))
        ^ ((x28 << 56 | x28 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x28 << 48 | x28 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x28 << 40 | x28 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[5] = x29 ^ UINT64_C(0x2492240092249200) ^ (x29 << 32 | x29 >> (64 - 32))
        ^ ((x29 << 56 | x29 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x29 << 48 | x29 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x29 << 40 | x29 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[6] = x33 ^ UINT64_C(0x8013800013801300) ^ (x33 << 32 | x33 >> (64 - 32))
        ^ ((x33 << 56 | x33 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x33 << 48 | x33 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x33 << 40 | x33 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[7] = x34 ^ UINT64_C(0x6a8b6a008b6a8b00) ^ (x34 << 32 | x34 >> (64 - 32))
        ^ ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x34 << 48 | x34 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x34 << 40 | x34 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[8] = x35 ^ UINT64_C(0x0cd90c00d90cd900) ^ (x35 << 32 | x35 >> (64 - 32))
        ^ ((x35 << 56 | x35 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x35 << 48 | x35 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x35 << 40 | x35 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[9] = x36 ^ UINT64_C(0x4cb54c00b54cb500) ^ (x36 << 32 | x36 >> (64 - 32))
        ^ ((x36 << 56 | x36 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x36 << 48 | x36 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x36 << 40 | x36 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[10] = x37 ^ UINT64_C(0xc09ec0009ec09e00) ^ (x37 << 32 | x37 >> (64 - 32))
        ^ ((x37 << 56 | x37 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x37 << 48 | x37 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x37 << 40 | x37 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[11] = x38 ^ UINT64_C(0x8c2e8c002e8c2e00) ^ (x38 << 32 | x38 >> (64 - 32))
        ^ ((x38 << 56 | x38 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x38 << 48 | x38 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x38 << 40 | x38 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[12] = x39 ^ UINT64_C(0x802b80002b802b00) ^ (x39 << 32 | x39 >> (64 - 32))
        ^ ((x39 << 56 | x39 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x39 << 48 | x39 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x39 << 40 | x39 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[13] = x40 ^ UINT64_C(0xc8f0c800f0c8f000) ^ (x40 << 32 | x40 >> (64 - 32))
        ^ ((x40 << 56 | x40 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x40 << 48 | x40 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x40 << 40 | x40 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[14] = x41 ^ UINT64_C(0x88a18800a188a100) ^ (x41 << 32 | x41 >> (64 - 32))
        ^ ((x41 << 56 | x41 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x41 << 48 | x41 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x41 << 40 | x41 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[15] = x42 ^ UINT64_C(0x00a00000a000a000) ^ (x42 << 32 | x42 >> (64 - 32))
        ^ ((x42 << 56 | x42 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x42 << 48 | x42 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x42 << 40 | x42 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
}

static void aegis128l_init_update(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ key_0;
    const uint64_t x130 = x128 ^ nonce_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ key_1;
    const uint64_t x135 = x133 ^ nonce_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t x142 = x141 & UINT64_C(0x000000ff000000ff);
    const uint64_t x143 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x144 = x143 ^ x106;
    const uint64_t x145 = x127 ^ x124;
    const uint64_t x146 = (x141 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x147 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x148 = ~(x147 ^ (x118 ^ x119));
    const uint64_t x149 = ((x148 << 8 | x148 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x148 << 7 | x148 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x148 << 11 | x148 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x150 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x151 = ~(x150 ^ (x110 ^ x111));
    const uint64_t x152 = ((x151 << 6 | x151 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x151 << 10 | x151 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x151 << 5 | x151 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x151 << 9 | x151 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x153 =
        ((x149 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x152 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x131 ^ x130;
    const uint64_t x155 = x136 ^ x135;
    const uint64_t x156 = ((x154 >> 2) ^ x155) & UINT64_C(0x3333333333333333);
    const uint64_t x157 = (x156 << 2) ^ x154;
    const uint64_t x158 = ((x157 >> 4) ^ x157) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x159 = x158 ^ x157 ^ (x158 << 4);
    const uint64_t x160 = x159 & UINT64_C(0x000000ff000000ff);
    const uint64_t x161 =
        ((x152 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x149 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x162 = x161 ^ x152;
    const uint64_t x163 = (x159 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x164 = x153 ^ x149;
    const uint64_t x165 = x150 ^ (x114 ^ (x86 & x82));
    const uint64_t x166 = x165 ^ ((x87 & x74) ^ x98);
    const uint64_t x167 = ((x166 << 6 | x166 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x166 << 10 | x166 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x166 << 5 | x166 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x166 << 9 | x166 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x168 = x147 ^ (x122 ^ (x33 & x29));
    const uint64_t x169 = x168 ^ ((x34 & x21) ^ x45);
    const uint64_t x170 = ((x169 << 8 | x169 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x169 << 7 | x169 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x169 << 11 | x169 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x171 =
        ((x167 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x170 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x171 ^ x167;
    const uint64_t x173 =
        ((x170 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x167 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x174 = x138 ^ x137;
    const uint64_t x175 = ((x174 >> 4) ^ x174) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x176 = x175 ^ x174 ^ (x175 << 4);
    const uint64_t x177 = x176 & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x173 ^ x170;
    const uint64_t x179 = (x176 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x180 = x47 ^ (x37 & x19);
    const uint64_t x181 = x180 ^ (x117 ^ x120);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 = x100 ^ (x90 & x72);
    const uint64_t x184 = x183 ^ (x109 ^ x112);
    const uint64_t x185 = ((x184 << 6 | x184 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x184 << 10 | x184 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x184 << 5 | x184 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x184 << 9 | x184 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x186 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x185 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x156 ^ x155;
    const uint64_t x188 = ((x187 >> 4) ^ x187) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x189 = x188 ^ x187 ^ (x188 << 4);
    const uint64_t x190 = x189 & UINT64_C(0x000000ff000000ff);
    const uint64_t x191 =
        ((x185 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 = x191 ^ x185;
    const uint64_t x193 = (x189 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x194 = x186 ^ x182;
    const uint64_t x195 = x180 ^ x121;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 = x183 ^ x113;
    const uint64_t x198 = ((x197 << 6 | x197 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x197 << 10 | x197 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x197 << 5 | x197 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x197 << 9 | x197 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x198 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = (x141 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x201 =
        ((x198 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x198;
    const uint64_t x203 = (x141 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x204 = x199 ^ x196;
    const uint64_t x205 = x104 ^ x96;
    const uint64_t x206 = ~(x165 ^ (x205 ^ ((x91 & x70) ^ x94)));
    const uint64_t x207 = ((x206 << 6 | x206 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x206 << 10 | x206 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x206 << 5 | x206 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x206 << 9 | x206 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x208 = x51 ^ x43;
    const uint64_t x209 = ~(x168 ^ (x208 ^ ((x38 & x17) ^ x41)));
    const uint64_t x210 = ((x209 << 8 | x209 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x209 << 7 | x209 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x209 << 11 | x209 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x211 =
        ((x207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x210 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = x211 ^ x207;
    const uint64_t x213 =
        ((x210 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x214 = (x159 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x213 ^ x210;
    const uint64_t x216 = (x159 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x217 = ~(x197 ^ x205);
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 = ~(x195 ^ x208);
    const uint64_t x220 = ((x219 << 8 | x219 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x219 << 7 | x219 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x219 << 11 | x219 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x220 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = x221 ^ x218;
    const uint64_t x223 =
        ((x220 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x224 = (x176 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = x223 ^ x220;
    const uint64_t x226 = (x176 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x227 = (x189 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x228 = (x189 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x142 << 32 | x142 >> (64 - 32)) ^ p0));
    s[1] = x144 ^ x145 ^ (x125 ^ ((x146 << 32 | x146 >> (64 - 32)) ^ p1));
    s[2] = x153 ^ ((x160 << 32 | x160 >> (64 - 32)) ^ p2) ^ x162 ^ (x108 ^ x145);
    s[3] = x161 ^ ((x163 << 32 | x163 >> (64 - 32)) ^ p3) ^ x164 ^ (x144 ^ x126);
    s[4] = x164 ^ x172 ^ (x173 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ p4));
    s[5] = x162 ^ x178 ^ (x171 ^ ((x179 << 32 | x179 >> (64 - 32)) ^ p5));
    s[6] = x186 ^ ((x190 << 32 | x190 >> (64 - 32)) ^ p6) ^ x178 ^ (x192 ^ x108);
    s[7] = x191 ^ ((x193 << 32 | x193 >> (64 - 32)) ^ p7) ^ x172 ^ (x194 ^ x144);
    s[8] = x199 ^ ((x200 << 32 | x200 >> (64 - 32)) ^ p8) ^ x194 ^ (x202 ^ x108);
    s[9] = x201 ^ ((x203 << 32 | x203 >> (64 - 32)) ^ p9) ^ x192 ^ (x204 ^ x144);
    s[10] = x212 ^ x204 ^ (x213 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ p10));
    s[11] = x215 ^ x202 ^ (x211 ^ ((x216 << 32 | x216 >> (64 - 32)) ^ p11));
    s[12] = x222 ^ x215 ^ (x223 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ p12));
    s[13] = x225 ^ x212 ^ (x221 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ p13));
    s[14] = x225 ^ (x107 ^ ((x227 << 32 | x227 >> (64 - 32)) ^ p14) ^ x144);
    s[15] = x222 ^ (x143 ^ ((x228 << 32 | x228 >> (64 - 32)) ^ p15) ^ x108);
}

static void aegis128l_update(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ m0_0;
    const uint64_t x130 = x128 ^ m1_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ m0_1;
    const uint64_t x135 = x133 ^ m1_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t t_1 = x108 ^ x126 ^ (x127 ^ ((x141 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x142 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x106;
    const uint64_t x144 = x127 ^ x124;
    const uint64_t t_2 =
        x143 ^ x144 ^ (x125 ^ (((x141 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x118 ^ x119));
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x110 ^ x111));
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x131 ^ x130;
    const uint64_t x153 = x136 ^ x135;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x159 = x158 ^ x150;
    const uint64_t t_3 = x151 ^ ((x157 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x159 ^ (x108 ^ x144);
    const uint64_t x160 = x151 ^ x147;
    const uint64_t t_4 =
        x158 ^ (((x157 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x160 ^ (x143 ^ x126);
    const uint64_t x161 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x162 = x161 ^ ((x87 & x74) ^ x98);
    const uint64_t x163 = ((x162 << 6 | x162 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x162 << 10 | x162 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x162 << 5 | x162 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x162 << 9 | x162 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x164 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x165 = x164 ^ ((x34 & x21) ^ x45);
    const uint64_t x166 = ((x165 << 8 | x165 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x165 << 7 | x165 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x165 << 11 | x165 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x167 =
        ((x163 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x166 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x168 = x167 ^ x163;
    const uint64_t x169 =
        ((x166 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x163 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x138 ^ x137;
    const uint64_t x171 = ((x170 >> 4) ^ x170) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x172 = x171 ^ x170 ^ (x171 << 4);
    const uint64_t t_5 = x160 ^ x168 ^ (x169 ^ ((x172 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x173 = x169 ^ x166;
    const uint64_t t_6 =
        x159 ^ x173 ^ (x167 ^ (((x172 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x174 = x47 ^ (x37 & x19);
    const uint64_t x175 = x174 ^ (x117 ^ x120);
    const uint64_t x176 = ((x175 << 8 | x175 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x175 << 7 | x175 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x175 << 11 | x175 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x177 = x100 ^ (x90 & x72);
    const uint64_t x178 = x177 ^ (x109 ^ x112);
    const uint64_t x179 = ((x178 << 6 | x178 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x178 << 10 | x178 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x178 << 5 | x178 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x178 << 9 | x178 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x180 =
        ((x176 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x179 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x181 = x154 ^ x153;
    const uint64_t x182 = ((x181 >> 4) ^ x181) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x183 = x182 ^ x181 ^ (x182 << 4);
    const uint64_t x184 =
        ((x179 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x176 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x179;
    const uint64_t t_7 = x180 ^ ((x183 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x173 ^ (x185 ^ x108);
    const uint64_t x186 = x180 ^ x176;
    const uint64_t t_8 =
        x184 ^ (((x183 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x168 ^ (x186 ^ x143);
    const uint64_t x187 = x174 ^ x121;
    const uint64_t x188 = ((x187 << 8 | x187 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x187 << 7 | x187 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x187 << 11 | x187 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x189 = x177 ^ x113;
    const uint64_t x190 = ((x189 << 6 | x189 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x189 << 10 | x189 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x189 << 5 | x189 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x189 << 9 | x189 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x191 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x190 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 =
        ((x190 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x190;
    const uint64_t t_9 =
        x191 ^ (((x141 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x186 ^ (x193 ^ x108);
    const uint64_t x194 = x191 ^ x188;
    const uint64_t t_10 =
        x192 ^ (((x141 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x185 ^ (x194 ^ x143);
    const uint64_t x195 = x104 ^ x96;
    const uint64_t x196 = ~(x161 ^ (x195 ^ ((x91 & x70) ^ x94)));
    const uint64_t x197 = ((x196 << 6 | x196 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x196 << 10 | x196 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x196 << 5 | x196 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x196 << 9 | x196 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x198 = x51 ^ x43;
    const uint64_t x199 = ~(x164 ^ (x198 ^ ((x38 & x17) ^ x41)));
    const uint64_t x200 = ((x199 << 8 | x199 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x199 << 7 | x199 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x199 << 11 | x199 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x201 =
        ((x197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x197;
    const uint64_t x203 =
        ((x200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        x202 ^ x194 ^ (x203 ^ (((x157 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x204 = x203 ^ x200;
    const uint64_t t_12 =
        x204 ^ x193 ^ (x201 ^ (((x157 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x205 = ~(x189 ^ x195);
    const uint64_t x206 = ((x205 << 6 | x205 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x205 << 10 | x205 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x205 << 5 | x205 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x205 << 9 | x205 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x207 = ~(x187 ^ x198);
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x206 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x206;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x206 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        x210 ^ x204 ^ (x211 ^ (((x172 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x212 = x211 ^ x208;
    const uint64_t t_14 =
        x212 ^ x202 ^ (x209 ^ (((x172 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_15 =
        x212 ^ (x107 ^ (((x183 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x143);
    const uint64_t t_16 =
        x210 ^ (x142 ^ (((x183 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x108);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
    s[8] = t_9;
    s[9] = t_10;
    s[10] = t_11;
    s[11] = t_12;
    s[12] = t_13;
    s[13] = t_14;
    s[14] = t_15;
    s[15] = t_16;
}

static void aegis128l_encrypt_(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1, aegis128l_word *c0_0, aegis128l_word *c0_1,
    aegis128l_word *c1_0, aegis128l_word *c1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (m0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (m0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (m1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (m1_1 ^ x57);
    const uint64_t x59 = p4 ^ p8;
    const uint64_t x60 = p2 ^ p14;
    const uint64_t x61 = x59 ^ x60;
    const uint64_t x62 = x61 ^ p6;
    const uint64_t x63 = x62 ^ p12;
    const uint64_t x64 = p8 ^ p14;
    const uint64_t x65 = x63 ^ x64;
    const uint64_t x66 = x62 ^ p4;
    const uint64_t x67 = p10 ^ p12;
    const uint64_t x68 = x66 ^ x67;
    const uint64_t x69 = x65 ^ x68;
    const uint64_t x70 = x64 & x65;
    const uint64_t x71 = (x59 & x69) ^ x70;
    const uint64_t x72 = x61 & x66;
    const uint64_t x73 = x67 ^ p0;
    const uint64_t x74 = x73 ^ p2;
    const uint64_t x75 = p4 ^ p14;
    const uint64_t x76 = x74 ^ x75;
    const uint64_t x77 = x66 ^ p0;
    const uint64_t x78 = x71 ^ (x72 ^ x63 ^ (x76 & x77));
    const uint64_t x79 = x73 ^ p8;
    const uint64_t x80 = x70 ^ (x75 & x68);
    const uint64_t x81 = x68 ^ x72 ^ ((x79 & p0) ^ x75) ^ x80;
    const uint64_t x82 = x78 ^ x81;
    const uint64_t x83 = x65 ^ x67;
    const uint64_t x84 = x60 & x83;
    const uint64_t x85 = x83 ^ ((x74 & x73) ^ x60) ^ x84 ^ x71;
    const uint64_t x86 = x78 & x85;
    const uint64_t x87 = x73 ^ p14;
    const uint64_t x88 = x65 ^ p0;
    const uint64_t x89 = x83 ^ p14 ^ x80 ^ (x84 ^ (x87 & x88));
    const uint64_t x90 = x86 ^ x89;
    const uint64_t x91 = (x82 & x90) ^ x81;
    const uint64_t x92 = ((x86 ^ x81) & (x89 ^ x85)) ^ x89;
    const uint64_t x93 = x89 & (x92 ^ x90);
    const uint64_t x94 = (x91 & (x93 ^ x90)) ^ x82;
    const uint64_t x95 = x93 ^ (x92 ^ x85);
    const uint64_t x96 = x94 ^ x95;
    const uint64_t x97 = x92 ^ x91;
    const uint64_t x98 = x96 ^ x97;
    const uint64_t x99 = x98 & x59;
    const uint64_t x100 = x99 ^ (x97 & x64);
    const uint64_t x101 = x94 & x73;
    const uint64_t x102 = x100 ^ x101;
    const uint64_t x103 = x95 & x76;
    const uint64_t x104 = x95 ^ x92;
    const uint64_t x105 = x102 ^ (x103 ^ (x104 & x61));
    const uint64_t x106 = x94 ^ x91;
    const uint64_t x107 = x106 & x83;
    const uint64_t x108 = x98 & x69;
    const uint64_t x109 = x107 ^ (x97 & x65) ^ x108;
    const uint64_t x110 = x105 ^ x109;
    const uint64_t x111 = ((x110 << 8 | x110 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x110 << 7 | x110 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x110 << 11 | x110 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x112 = p5 ^ p9;
    const uint64_t x113 = p3 ^ p15;
    const uint64_t x114 = x112 ^ x113;
    const uint64_t x115 = x114 ^ p7;
    const uint64_t x116 = x115 ^ p13;
    const uint64_t x117 = p9 ^ p15;
    const uint64_t x118 = x116 ^ x117;
    const uint64_t x119 = x115 ^ p5;
    const uint64_t x120 = p11 ^ p13;
    const uint64_t x121 = x119 ^ x120;
    const uint64_t x122 = x118 ^ x121;
    const uint64_t x123 = x117 & x118;
    const uint64_t x124 = (x112 & x122) ^ x123;
    const uint64_t x125 = x114 & x119;
    const uint64_t x126 = x120 ^ p1;
    const uint64_t x127 = x126 ^ p3;
    const uint64_t x128 = p5 ^ p15;
    const uint64_t x129 = x127 ^ x128;
    const uint64_t x130 = x119 ^ p1;
    const uint64_t x131 = x124 ^ (x125 ^ x116 ^ (x129 & x130));
    const uint64_t x132 = x126 ^ p9;
    const uint64_t x133 = x123 ^ (x128 & x121);
    const uint64_t x134 = x121 ^ x125 ^ ((x132 & p1) ^ x128) ^ x133;
    const uint64_t x135 = x131 ^ x134;
    const uint64_t x136 = x118 ^ x120;
    const uint64_t x137 = x113 & x136;
    const uint64_t x138 = x136 ^ ((x127 & x126) ^ x113) ^ x137 ^ x124;
    const uint64_t x139 = x131 & x138;
    const uint64_t x140 = x126 ^ p15;
    const uint64_t x141 = x118 ^ p1;
    const uint64_t x142 = x136 ^ p15 ^ x133 ^ (x137 ^ (x140 & x141));
    const uint64_t x143 = x139 ^ x142;
    const uint64_t x144 = (x135 & x143) ^ x134;
    const uint64_t x145 = ((x139 ^ x134) & (x142 ^ x138)) ^ x142;
    const uint64_t x146 = x142 & (x145 ^ x143);
    const uint64_t x147 = (x144 & (x146 ^ x143)) ^ x135;
    const uint64_t x148 = x146 ^ (x145 ^ x138);
    const uint64_t x149 = x147 ^ x148;
    const uint64_t x150 = x145 ^ x144;
    const uint64_t x151 = x149 ^ x150;
    const uint64_t x152 = x151 & x112;
    const uint64_t x153 = x152 ^ (x150 & x117);
    const uint64_t x154 = x147 & x126;
    const uint64_t x155 = x153 ^ x154;
    const uint64_t x156 = x148 & x129;
    const uint64_t x157 = x148 ^ x145;
    const uint64_t x158 = x155 ^ (x156 ^ (x157 & x114));
    const uint64_t x159 = x147 ^ x144;
    const uint64_t x160 = x159 & x136;
    const uint64_t x161 = x151 & x122;
    const uint64_t x162 = x160 ^ (x150 & x118) ^ x161;
    const uint64_t x163 = x158 ^ x162;
    const uint64_t x164 = ((x163 << 6 | x163 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x163 << 10 | x163 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x163 << 5 | x163 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x163 << 9 | x163 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x165 =
        ((x111 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x164 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x166 = x165 ^ x111;
    const uint64_t x167 = x144 & x141;
    const uint64_t x168 = (x147 & x127) ^ x167;
    const uint64_t x169 = x159 & x113;
    const uint64_t x170 = x145 & p1;
    const uint64_t x171 = x160 ^ (x157 & x119);
    const uint64_t x172 = x169 ^ x170 ^ x171;
    const uint64_t x173 = ~(x153 ^ x168 ^ x172);
    const uint64_t x174 = ((x173 << 6 | x173 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x173 << 10 | x173 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x173 << 5 | x173 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x173 << 9 | x173 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x175 = x91 & x88;
    const uint64_t x176 = (x94 & x74) ^ x175;
    const uint64_t x177 = x106 & x60;
    const uint64_t x178 = x92 & p0;
    const uint64_t x179 = x107 ^ (x104 & x66);
    const uint64_t x180 = x177 ^ x178 ^ x179;
    const uint64_t x181 = ~(x100 ^ x176 ^ x180);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 =
        ((x174 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x184 = x183 ^ x174;
    const uint64_t x185 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x174 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x186 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x187 = (x186 << 32) ^ m0_0;
    const uint64_t x188 = x186 ^ m1_0;
    const uint64_t x189 = ((x187 >> 1) ^ x188) & UINT64_C(0x5555555555555555);
    const uint64_t x190 = (x189 << 1) ^ x187;
    const uint64_t x191 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x192 = (x191 << 32) ^ m0_1;
    const uint64_t x193 = x191 ^ m1_1;
    const uint64_t x194 = ((x192 >> 1) ^ x193) & UINT64_C(0x5555555555555555);
    const uint64_t x195 = (x194 << 1) ^ x192;
    const uint64_t x196 = ((x190 >> 2) ^ x195) & UINT64_C(0x3333333333333333);
    const uint64_t x197 = (x196 << 2) ^ x190;
    const uint64_t x198 = ((x197 >> 4) ^ x197) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x199 = x198 ^ x197 ^ (x198 << 4);
    const uint64_t t_5 = x166 ^ x184 ^ (x185 ^ ((x199 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x200 =
        ((x164 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x111 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x164;
    const uint64_t x202 = x185 ^ x182;
    const uint64_t t_6 =
        x201 ^ x202 ^ (x183 ^ (((x199 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x203 = x102 ^ (x108 ^ (x96 & x68));
    const uint64_t x204 = ~(x203 ^ (x176 ^ x177));
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x155 ^ (x161 ^ (x149 & x121));
    const uint64_t x207 = ~(x206 ^ (x168 ^ x169));
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x189 ^ x188;
    const uint64_t x211 = x194 ^ x193;
    const uint64_t x212 = ((x210 >> 2) ^ x211) & UINT64_C(0x3333333333333333);
    const uint64_t x213 = (x212 << 2) ^ x210;
    const uint64_t x214 = ((x213 >> 4) ^ x213) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x215 = x214 ^ x213 ^ (x214 << 4);
    const uint64_t x216 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x217 = x216 ^ x208;
    const uint64_t t_7 = x209 ^ ((x215 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x217 ^ (x166 ^ x202);
    const uint64_t x218 = x209 ^ x205;
    const uint64_t t_8 =
        x216 ^ (((x215 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x218 ^ (x201 ^ x184);
    const uint64_t x219 = x206 ^ (x172 ^ (x144 & x140));
    const uint64_t x220 = x219 ^ ((x145 & x132) ^ x156);
    const uint64_t x221 = ((x220 << 6 | x220 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x220 << 10 | x220 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x220 << 5 | x220 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x220 << 9 | x220 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x222 = x203 ^ (x180 ^ (x91 & x87));
    const uint64_t x223 = x222 ^ ((x92 & x79) ^ x103);
    const uint64_t x224 = ((x223 << 8 | x223 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x223 << 7 | x223 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x223 << 11 | x223 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x225 =
        ((x221 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x226 = x225 ^ x221;
    const uint64_t x227 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x221 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x228 = x196 ^ x195;
    const uint64_t x229 = ((x228 >> 4) ^ x228) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x230 = x229 ^ x228 ^ (x229 << 4);
    const uint64_t t_9 = x218 ^ x226 ^ (x227 ^ ((x230 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x231 = x227 ^ x224;
    const uint64_t t_10 =
        x217 ^ x231 ^ (x225 ^ (((x230 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x232 = x105 ^ (x95 & x77);
    const uint64_t x233 = x232 ^ (x175 ^ x178);
    const uint64_t x234 = ((x233 << 8 | x233 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x233 << 7 | x233 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x233 << 11 | x233 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x235 = x158 ^ (x148 & x130);
    const uint64_t x236 = x235 ^ (x167 ^ x170);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 =
        ((x234 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x239 = x212 ^ x211;
    const uint64_t x240 = ((x239 >> 4) ^ x239) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x241 = x240 ^ x239 ^ (x240 << 4);
    const uint64_t x242 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x234 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x243 = x242 ^ x237;
    const uint64_t t_11 =
        x238 ^ ((x241 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x231 ^ (x243 ^ x166);
    const uint64_t x244 = x238 ^ x234;
    const uint64_t t_12 =
        x242 ^ (((x241 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x226 ^ (x244 ^ x201);
    const uint64_t x245 = x232 ^ x179;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 = x235 ^ x171;
    const uint64_t x248 = ((x247 << 6 | x247 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x247 << 10 | x247 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x247 << 5 | x247 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x247 << 9 | x247 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x251 = x250 ^ x248;
    const uint64_t t_13 =
        x249 ^ (((x199 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x244 ^ (x251 ^ x166);
    const uint64_t x252 = x249 ^ x246;
    const uint64_t t_14 =
        x250 ^ (((x199 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x243 ^ (x252 ^ x201);
    const uint64_t x253 = x162 ^ x154;
    const uint64_t x254 = ~(x219 ^ (x253 ^ ((x149 & x128) ^ x152)));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x109 ^ x101;
    const uint64_t x257 = ~(x222 ^ (x256 ^ ((x96 & x75) ^ x99)));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        x260 ^ x252 ^ (x261 ^ (((x215 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        x262 ^ x251 ^ (x259 ^ (((x215 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x263 = ~(x247 ^ x253);
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = ~(x245 ^ x256);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        x268 ^ x262 ^ (x269 ^ (((x230 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        x270 ^ x260 ^ (x267 ^ (((x230 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_19 =
        x270 ^ (x165 ^ (((x241 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x201);
    const uint64_t t_20 =
        x268 ^ (x200 ^ (((x241 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x166);
    *c0_0 = t_1;
    *c0_1 = t_2;
    *c1_0 = t_3;
    *c1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_decrypt_(aegis128l_word s[16], aegis128l_word c0_0, aegis128l_word c0_1,
    aegis128l_word c1_0, aegis128l_word c1_1, aegis128l_word *m0_0, aegis128l_word *m0_1,
    aegis128l_word *m1_0, aegis128l_word *m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (c0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (c0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (c1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (c1_1 ^ x57);
    const uint64_t x59 = ((t_1 >> 32) ^ t_3) & UINT64_C(0x00000000ffffffff);
    const uint64_t x60 = (x59 << 32) ^ t_1;
    const uint64_t x61 = x59 ^ t_3;
    const uint64_t x62 = ((x60 >> 1) ^ x61) & UINT64_C(0x5555555555555555);
    const uint64_t x63 = (x62 << 1) ^ x60;
    const uint64_t x64 = ((t_2 >> 32) ^ t_4) & UINT64_C(0x00000000ffffffff);
    const uint64_t x65 = (x64 << 32) ^ t_2;
    const uint64_t x66 = x64 ^ t_4;
    const uint64_t x67 = ((x65 >> 1) ^ x66) & UINT64_C(0x5555555555555555);
    const uint64_t x68 = (x67 << 1) ^ x65;
    const uint64_t x69 = ((x63 >> 2) ^ x68) & UINT64_C(0x3333333333333333);
    const uint64_t x70 = (x69 << 2) ^ x63;
    const uint64_t x71 = ((x70 >> 4) ^ x70) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x72 = x71 ^ x70 ^ (x71 << 4);
    const uint64_t x73 = p4 ^ p8;
    const uint64_t x74 = p2 ^ p14;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x75 ^ p6;
    const uint64_t x77 = x76 ^ p12;
    const uint64_t x78 = p8 ^ p14;
    const uint64_t x79 = x77 ^ x78;
    const uint64_t x80 = x76 ^ p4;
    const uint64_t x81 = p10 ^ p12;
    const uint64_t x82 = x80 ^ x81;
    const uint64_t x83 = x79 ^ x82;
    const uint64_t x84 = x78 & x79;
    const uint64_t x85 = (x73 & x83) ^ x84;
    const uint64_t x86 = x75 & x80;
    const uint64_t x87 = x81 ^ p0;
    const uint64_t x88 = x87 ^ p2;
    const uint64_t x89 = p4 ^ p14;
    const uint64_t x90 = x88 ^ x89;
    const uint64_t x91 = x80 ^ p0;
    const uint64_t x92 = x85 ^ (x86 ^ x77 ^ (x90 & x91));
    const uint64_t x93 = x87 ^ p8;
    const uint64_t x94 = x84 ^ (x89 & x82);
    const uint64_t x95 = x82 ^ x86 ^ ((x93 & p0) ^ x89) ^ x94;
    const uint64_t x96 = x92 ^ x95;
    const uint64_t x97 = x79 ^ x81;
    const uint64_t x98 = x74 & x97;
    const uint64_t x99 = x97 ^ ((x88 & x87) ^ x74) ^ x98 ^ x85;
    const uint64_t x100 = x92 & x99;
    const uint64_t x101 = x87 ^ p14;
    const uint64_t x102 = x79 ^ p0;
    const uint64_t x103 = x97 ^ p14 ^ x94 ^ (x98 ^ (x101 & x102));
    const uint64_t x104 = x100 ^ x103;
    const uint64_t x105 = (x96 & x104) ^ x95;
    const uint64_t x106 = ((x100 ^ x95) & (x103 ^ x99)) ^ x103;
    const uint64_t x107 = x103 & (x106 ^ x104);
    const uint64_t x108 = (x105 & (x107 ^ x104)) ^ x96;
    const uint64_t x109 = x107 ^ (x106 ^ x99);
    const uint64_t x110 = x108 ^ x109;
    const uint64_t x111 = x106 ^ x105;
    const uint64_t x112 = x110 ^ x111;
    const uint64_t x113 = x112 & x73;
    const uint64_t x114 = x113 ^ (x111 & x78);
    const uint64_t x115 = x108 & x87;
    const uint64_t x116 = x114 ^ x115;
    const uint64_t x117 = x109 & x90;
    const uint64_t x118 = x109 ^ x106;
    const uint64_t x119 = x116 ^ (x117 ^ (x118 & x75));
    const uint64_t x120 = x108 ^ x105;
    const uint64_t x121 = x120 & x97;
    const uint64_t x122 = x112 & x83;
    const uint64_t x123 = x121 ^ (x111 & x79) ^ x122;
    const uint64_t x124 = x119 ^ x123;
    const uint64_t x125 = ((x124 << 8 | x124 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x124 << 7 | x124 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x124 << 11 | x124 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x126 = p5 ^ p9;
    const uint64_t x127 = p3 ^ p15;
    const uint64_t x128 = x126 ^ x127;
    const uint64_t x129 = x128 ^ p7;
    const uint64_t x130 = x129 ^ p13;
    const uint64_t x131 = p9 ^ p15;
    const uint64_t x132 = x130 ^ x131;
    const uint64_t x133 = x129 ^ p5;
    const uint64_t x134 = p11 ^ p13;
    const uint64_t x135 = x133 ^ x134;
    const uint64_t x136 = x132 ^ x135;
    const uint64_t x137 = x131 & x132;
    const uint64_t x138 = (x126 & x136) ^ x137;
    const uint64_t x139 = x128 & x133;
    const uint64_t x140 = x134 ^ p1;
    const uint64_t x141 = x140 ^ p3;
    const uint64_t x142 = p5 ^ p15;
    const uint64_t x143 = x141 ^ x142;
    const uint64_t x144 = x133 ^ p1;
    const uint64_t x145 = x138 ^ (x139 ^ x130 ^ (x143 & x144));
    const uint64_t x146 = x140 ^ p9;
    const uint64_t x147 = x137 ^ (x142 & x135);
    const uint64_t x148 = x135 ^ x139 ^ ((x146 & p1) ^ x142) ^ x147;
    const uint64_t x149 = x145 ^ x148;
    const uint64_t x150 = x132 ^ x134;
    const uint64_t x151 = x127 & x150;
    const uint64_t x152 = x150 ^ ((x141 & x140) ^ x127) ^ x151 ^ x138;
    const uint64_t x153 = x145 & x152;
    const uint64_t x154 = x140 ^ p15;
    const uint64_t x155 = x132 ^ p1;
    const uint64_t x156 = x150 ^ p15 ^ x147 ^ (x151 ^ (x154 & x155));
    const uint64_t x157 = x153 ^ x156;
    const uint64_t x158 = (x149 & x157) ^ x148;
    const uint64_t x159 = ((x153 ^ x148) & (x156 ^ x152)) ^ x156;
    const uint64_t x160 = x156 & (x159 ^ x157);
    const uint64_t x161 = (x158 & (x160 ^ x157)) ^ x149;
    const uint64_t x162 = x160 ^ (x159 ^ x152);
    const uint64_t x163 = x161 ^ x162;
    const uint64_t x164 = x159 ^ x158;
    const uint64_t x165 = x163 ^ x164;
    const uint64_t x166 = x165 & x126;
    const uint64_t x167 = x166 ^ (x164 & x131);
    const uint64_t x168 = x161 & x140;
    const uint64_t x169 = x167 ^ x168;
    const uint64_t x170 = x162 & x143;
    const uint64_t x171 = x162 ^ x159;
    const uint64_t x172 = x169 ^ (x170 ^ (x171 & x128));
    const uint64_t x173 = x161 ^ x158;
    const uint64_t x174 = x173 & x150;
    const uint64_t x175 = x165 & x136;
    const uint64_t x176 = x174 ^ (x164 & x132) ^ x175;
    const uint64_t x177 = x172 ^ x176;
    const uint64_t x178 = ((x177 << 6 | x177 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x177 << 10 | x177 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x177 << 5 | x177 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x177 << 9 | x177 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x179 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x178 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x180 = x179 ^ x125;
    const uint64_t x181 = x158 & x155;
    const uint64_t x182 = (x161 & x141) ^ x181;
    const uint64_t x183 = x173 & x127;
    const uint64_t x184 = x159 & p1;
    const uint64_t x185 = x174 ^ (x171 & x133);
    const uint64_t x186 = x183 ^ x184 ^ x185;
    const uint64_t x187 = ~(x167 ^ x182 ^ x186);
    const uint64_t x188 = ((x187 << 6 | x187 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x187 << 10 | x187 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x187 << 5 | x187 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x187 << 9 | x187 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x189 = x105 & x102;
    const uint64_t x190 = (x108 & x88) ^ x189;
    const uint64_t x191 = x120 & x74;
    const uint64_t x192 = x106 & p0;
    const uint64_t x193 = x121 ^ (x118 & x80);
    const uint64_t x194 = x191 ^ x192 ^ x193;
    const uint64_t x195 = ~(x114 ^ x190 ^ x194);
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x188;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_5 = (x72 & UINT64_C(0x000000ff000000ff)) ^ (p0 ^ (x180 ^ (x198 ^ x199)));
    const uint64_t x200 =
        ((x178 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x178;
    const uint64_t x202 = x199 ^ x196;
    const uint64_t t_6 =
        ((x72 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p1 ^ (x201 ^ (x202 ^ x197)));
    const uint64_t x203 = x62 ^ x61;
    const uint64_t x204 = x67 ^ x66;
    const uint64_t x205 = ((x203 >> 2) ^ x204) & UINT64_C(0x3333333333333333);
    const uint64_t x206 = (x205 << 2) ^ x203;
    const uint64_t x207 = ((x206 >> 4) ^ x206) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x208 = x207 ^ x206 ^ (x207 << 4);
    const uint64_t x209 = x169 ^ (x175 ^ (x163 & x135));
    const uint64_t x210 = ~(x209 ^ (x182 ^ x183));
    const uint64_t x211 = ((x210 << 6 | x210 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x210 << 10 | x210 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x210 << 5 | x210 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x210 << 9 | x210 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x212 = x116 ^ (x122 ^ (x110 & x82));
    const uint64_t x213 = ~(x212 ^ (x190 ^ x191));
    const uint64_t x214 = ((x213 << 8 | x213 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x213 << 7 | x213 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x213 << 11 | x213 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x215 =
        ((x211 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x214 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x216 = x215 ^ x211;
    const uint64_t x217 =
        ((x214 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x211 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_7 =
        (x208 & UINT64_C(0x000000ff000000ff)) ^ (p2 ^ (x180 ^ (x202 ^ (x216 ^ x217))));
    const uint64_t x218 = x217 ^ x214;
    const uint64_t t_8 =
        ((x208 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p3 ^ (x201 ^ (x198 ^ (x218 ^ x215))));
    const uint64_t x219 = x69 ^ x68;
    const uint64_t x220 = ((x219 >> 4) ^ x219) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x221 = x220 ^ x219 ^ (x220 << 4);
    const uint64_t x222 = x209 ^ (x186 ^ (x158 & x154));
    const uint64_t x223 = x222 ^ ((x159 & x146) ^ x170);
    const uint64_t x224 = ((x223 << 6 | x223 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x223 << 10 | x223 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x223 << 5 | x223 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x223 << 9 | x223 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x225 = x212 ^ (x194 ^ (x105 & x101));
    const uint64_t x226 = x225 ^ ((x106 & x93) ^ x117);
    const uint64_t x227 = ((x226 << 8 | x226 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x226 << 7 | x226 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x226 << 11 | x226 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x228 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x227 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x229 = x228 ^ x224;
    const uint64_t x230 =
        ((x227 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_9 = (x221 & UINT64_C(0x000000ff000000ff)) ^ (p4 ^ (x218 ^ (x229 ^ x230)));
    const uint64_t x231 = x230 ^ x227;
    const uint64_t t_10 =
        ((x221 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p5 ^ (x216 ^ (x231 ^ x228)));
    const uint64_t x232 = x205 ^ x204;
    const uint64_t x233 = ((x232 >> 4) ^ x232) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x234 = x233 ^ x232 ^ (x233 << 4);
    const uint64_t x235 = x172 ^ (x162 & x144);
    const uint64_t x236 = x235 ^ (x181 ^ x184);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 = x119 ^ (x109 & x91);
    const uint64_t x239 = x238 ^ (x189 ^ x192);
    const uint64_t x240 = ((x239 << 8 | x239 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x239 << 7 | x239 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x239 << 11 | x239 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x241 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x240 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x242 = x241 ^ x237;
    const uint64_t x243 =
        ((x240 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        (x234 & UINT64_C(0x000000ff000000ff)) ^ (p6 ^ (x180 ^ (x231 ^ (x242 ^ x243))));
    const uint64_t x244 = x243 ^ x240;
    const uint64_t t_12 =
        ((x234 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p7 ^ (x201 ^ (x229 ^ (x244 ^ x241))));
    const uint64_t x245 = x235 ^ x185;
    const uint64_t x246 = ((x245 << 6 | x245 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x245 << 10 | x245 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x245 << 5 | x245 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x245 << 9 | x245 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x247 = x238 ^ x193;
    const uint64_t x248 = ((x247 << 8 | x247 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x247 << 7 | x247 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x247 << 11 | x247 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x249 ^ x246;
    const uint64_t x251 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        ((x72 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p8 ^ (x180 ^ (x244 ^ (x250 ^ x251))));
    const uint64_t x252 = x251 ^ x248;
    const uint64_t t_14 =
        ((x72 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p9 ^ (x201 ^ (x242 ^ (x252 ^ x249))));
    const uint64_t x253 = x176 ^ x168;
    const uint64_t x254 = ~(x222 ^ (x253 ^ ((x163 & x142) ^ x166)));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x123 ^ x115;
    const uint64_t x257 = ~(x225 ^ (x256 ^ ((x110 & x89) ^ x113)));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        ((x208 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p10 ^ (x252 ^ (x260 ^ x261)));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        ((x208 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p11 ^ (x250 ^ (x262 ^ x259)));
    const uint64_t x263 = ~(x245 ^ x253);
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = ~(x247 ^ x256);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        ((x221 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p12 ^ (x262 ^ (x268 ^ x269)));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        ((x221 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p13 ^ (x260 ^ (x270 ^ x267)));
    const uint64_t t_19 =
        ((x234 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p14 ^ (x270 ^ (x201 ^ x179)));
    const uint64_t t_20 =
        ((x234 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p15 ^ (x268 ^ (x180 ^ x200)));
    *m0_0 = t_1;
    *m0_1 = t_2;
    *m1_0 = t_3;
    *m1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_keystream(aegis128l_word s[16], aegis128l_word *z0_0, aegis128l_word *z0_1,
    aegis128l_word *z1_0, aegis128l_word *z1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    *z0_0 = (x52 << 32) ^ x50;
    *z0_1 = (x58 << 32) ^ x56;
    *z1_0 = x52 ^ x51;
    *z1_1 = x58 ^ x57;
}

static void aegis128l_mixin(aegis128l_word s[16], aegis128l_word lengths_0,
    aegis128l_word lengths_1, aegis128l_word *t_0, aegis128l_word *t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = ((p0 << 48 | p0 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p1 & UINT64_C(0x00ff000000ff0000))
        | ((p8 << 56 | p8 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p9 << 8 | p9 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x2 = ((x1 >> 4) ^ x1) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x3 = x2 ^ x1 ^ (x2 << 4);
    const uint64_t x4 = ((p4 << 48 | p4 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p5 & UINT64_C(0x00ff000000ff0000))
        | ((p12 << 56 | p12 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p13 << 8 | p13 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((x3 >> 2) ^ x6) & UINT64_C(0x3333333333333333);
    const uint64_t x8 = (x7 << 2) ^ x3;
    const uint64_t x9 = ((p2 << 48 | p2 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p3 & UINT64_C(0x00ff000000ff0000))
        | ((p10 << 56 | p10 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p11 << 8 | p11 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = ((p6 << 48 | p6 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p7 & UINT64_C(0x00ff000000ff0000))
        | ((p14 << 56 | p14 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p15 << 8 | p15 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = ((x11 >> 2) ^ x14) & UINT64_C(0x3333333333333333);
    const uint64_t x16 = (x15 << 2) ^ x11;
    const uint64_t x17 = ((x8 >> 1) ^ x16) & UINT64_C(0x5555555555555555);
    const uint64_t x18 = (x17 << 1) ^ x8;
    const uint64_t x19 = x7 ^ x6;
    const uint64_t x20 = x15 ^ x14;
    const uint64_t x21 = ((x19 >> 1) ^ x20) & UINT64_C(0x5555555555555555);
    const uint64_t x22 = (x21 << 1) ^ x19;
    *t_0 = ((((x18 >> 32) ^ (x17 ^ x16)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_0 ^ x18);
    *t_1 = ((((x22 >> 32) ^ (x21 ^ x20)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_1 ^ x22);
}

static void aegis128l_final_update(aegis128l_word s[16], aegis128l_word t_0, aegis128l_word t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = (t_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ t_0;
    const uint64_t x130 = ((x129 >> 1) ^ x128) & UINT64_C(0x5555555555555555);
    const uint64_t x131 = (x130 << 1) ^ x129;
    const uint64_t x132 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x133 = (x132 << 32) ^ t_1;
    const uint64_t x134 = ((x133 >> 1) ^ x132) & UINT64_C(0x5555555555555555);
    const uint64_t x135 = (x134 << 1) ^ x133;
    const uint64_t x136 = ((x131 >> 2) ^ x135) & UINT64_C(0x3333333333333333);
    const uint64_t x137 = (x136 << 2) ^ x131;
    const uint64_t x138 = ((x137 >> 4) ^ x137) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x139 = x138 ^ x137 ^ (x138 << 4);
    const uint64_t x140 = x139 & UINT64_C(0x000000ff000000ff);
    const uint64_t x141 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x142 = x141 ^ x106;
    const uint64_t x143 = x127 ^ x124;
    const uint64_t x144 = (x139 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x118 ^ x119));
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x110 ^ x111));
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x130 ^ x128;
    const uint64_t x153 = x134 ^ x132;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 = x157 & UINT64_C(0x000000ff000000ff);
    const uint64_t x159 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x160 = x159 ^ x150;
    const uint64_t x161 = (x157 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x162 = x151 ^ x147;
    const uint64_t x163 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x164 = x163 ^ ((x87 & x74) ^ x98);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x167 = x166 ^ ((x34 & x21) ^ x45);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x136 ^ x135;
    const uint64_t x173 = ((x172 >> 4) ^ x172) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x174 = x173 ^ x172 ^ (x173 << 4);
    const uint64_t x175 = x174 & UINT64_C(0x000000ff000000ff);
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = (x174 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x47 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x117 ^ x120);
    const uint64_t x180 = ((x179 << 8 | x179 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x179 << 7 | x179 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x179 << 11 | x179 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x181 = x100 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x109 ^ x112);
    const uint64_t x183 = ((x182 << 6 | x182 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x182 << 10 | x182 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x182 << 5 | x182 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x182 << 9 | x182 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x154 ^ x153;
    const uint64_t x186 = ((x185 >> 4) ^ x185) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x187 = x186 ^ x185 ^ (x186 << 4);
    const uint64_t x188 = x187 & UINT64_C(0x000000ff000000ff);
    const uint64_t x189 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x190 = x189 ^ x183;
    const uint64_t x191 = (x187 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x192 = x184 ^ x180;
    const uint64_t x193 = x178 ^ x121;
    const uint64_t x194 = ((x193 << 8 | x193 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x193 << 7 | x193 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x193 << 11 | x193 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x195 = x181 ^ x113;
    const uint64_t x196 = ((x195 << 6 | x195 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x195 << 10 | x195 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x195 << 5 | x195 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x195 << 9 | x195 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = (x139 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x199 ^ x196;
    const uint64_t x201 = (x139 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x202 = x197 ^ x194;
    const uint64_t x203 = x104 ^ x96;
    const uint64_t x204 = ~(x163 ^ (x203 ^ ((x91 & x70) ^ x94)));
    const uint64_t x205 = ((x204 << 6 | x204 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x204 << 10 | x204 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x204 << 5 | x204 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x204 << 9 | x204 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x206 = x51 ^ x43;
    const uint64_t x207 = ~(x166 ^ (x206 ^ ((x38 & x17) ^ x41)));
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x205;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = (x157 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x213 = x211 ^ x208;
    const uint64_t x214 = (x157 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = ~(x195 ^ x203);
    const uint64_t x216 = ((x215 << 6 | x215 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x215 << 10 | x215 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x215 << 5 | x215 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x215 << 9 | x215 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x217 = ~(x193 ^ x206);
    const uint64_t x218 = ((x217 << 8 | x217 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x217 << 7 | x217 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x217 << 11 | x217 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 = x219 ^ x216;
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = (x174 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x223 = x221 ^ x218;
    const uint64_t x224 = (x174 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = (x187 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x226 = (x187 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x140 << 32 | x140 >> (64 - 32)) ^ (x140 ^ p0)));
    s[1] = x142 ^ x143 ^ (x125 ^ ((x144 << 32 | x144 >> (64 - 32)) ^ (x144 ^ p1)));
    s[2] = x151 ^ ((x158 << 32 | x158 >> (64 - 32)) ^ (x158 ^ p2)) ^ x160 ^ (x108 ^ x143);
    s[3] = x159 ^ ((x161 << 32 | x161 >> (64 - 32)) ^ (x161 ^ p3)) ^ x162 ^ (x142 ^ x126);
    s[4] = x162 ^ x170 ^ (x171 ^ ((x175 << 32 | x175 >> (64 - 32)) ^ (x175 ^ p4)));
    s[5] = x160 ^ x176 ^ (x169 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ (x177 ^ p5)));
    s[6] = x184 ^ ((x188 << 32 | x188 >> (64 - 32)) ^ (x188 ^ p6)) ^ x176 ^ (x190 ^ x108);
    s[7] = x189 ^ ((x191 << 32 | x191 >> (64 - 32)) ^ (x191 ^ p7)) ^ x170 ^ (x192 ^ x142);
    s[8] = x197 ^ ((x198 << 32 | x198 >> (64 - 32)) ^ (x198 ^ p8)) ^ x192 ^ (x200 ^ x108);
    s[9] = x199 ^ ((x201 << 32 | x201 >> (64 - 32)) ^ (x201 ^ p9)) ^ x190 ^ (x202 ^ x142);
    s[10] = x210 ^ x202 ^ (x211 ^ ((x212 << 32 | x212 >> (64 - 32)) ^ (x212 ^ p10)));
    s[11] = x213 ^ x200 ^ (x209 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ (x214 ^ p11)));
    s[12] = x220 ^ x213 ^ (x221 ^ ((x222 << 32 | x222 >> (64 - 32)) ^ (x222 ^ p12)));
    s[13] = x223 ^ x210 ^ (x219 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ (x224 ^ p13)));
    s[14] = x223 ^ (x107 ^ ((x225 << 32 | x225 >> (64 - 32)) ^ (x225 ^ p14)) ^ x142);
    s[15] = x220 ^ (x141 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ (x226 ^ p15)) ^ x108);
}

static void aegis128l_tag128(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 24 | p1 >> (64 - 24)) ^ (p1 << 32 | p1 >> (64 - 32))
        ^ ((p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48)))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1 ^ (p1 << 16 | p1 >> (64 - 16)));
    const uint64_t x2 = (p8 << 24 | p8 >> (64 - 24)) ^ (p8 << 32 | p8 >> (64 - 32))
        ^ ((p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48)))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8 ^ (p8 << 16 | p8 >> (64 - 16)));
    const uint64_t x3 = (p9 << 24 | p9 >> (64 - 24)) ^ (p9 << 32 | p9 >> (64 - 32))
        ^ ((p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48)))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9 ^ (p9 << 16 | p9 >> (64 - 16)));
    const uint64_t x4 = (
        ((p0 << 24 | p0 >> (64 - 24)) ^ (p0 << 32 | p0 >> (64 - 32))
            ^ ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48)))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0 ^ (p0 << 16 | p0 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 24 | p5 >> (64 - 24)) ^ (p5 << 32 | p5 >> (64 - 32))
        ^ ((p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48)))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5 ^ (p5 << 16 | p5 >> (64 - 16)));
    const uint64_t x8 = (p12 << 24 | p12 >> (64 - 24)) ^ (p12 << 32 | p12 >> (64 - 32))
        ^ ((p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48)))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12 ^ (p12 << 16 | p12 >> (64 - 16)));
    const uint64_t x9 = (p13 << 24 | p13 >> (64 - 24)) ^ (p13 << 32 | p13 >> (64 - 32))
        ^ ((p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48)))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13 ^ (p13 << 16 | p13 >> (64 - 16)));
    const uint64_t x10 = (
        ((p4 << 24 | p4 >> (64 - 24)) ^ (p4 << 32 | p4 >> (64 - 32))
            ^ ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48)))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4 ^ (p4 << 16 | p4 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 24 | p3 >> (64 - 24)) ^ (p3 << 32 | p3 >> (64 - 32))
        ^ ((p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48)))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3 ^ (p3 << 16 | p3 >> (64 - 16)));
    const uint64_t x16 = (p10 << 24 | p10 >> (64 - 24)) ^ (p10 << 32 | p10 >> (64 - 32))
        ^ ((p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48)))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10 ^ (p10 << 16 | p10 >> (64 - 16)));
    const uint64_t x17 = (p11 << 24 | p11 >> (64 - 24)) ^ (p11 << 32 | p11 >> (64 - 32))
        ^ ((p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48)))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11 ^ (p11 << 16 | p11 >> (64 - 16)));
    const uint64_t x18 = (
        ((p2 << 24 | p2 >> (64 - 24)) ^ (p2 << 32 | p2 >> (64 - 32))
            ^ ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48)))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2 ^ (p2 << 16 | p2 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 24 | p7 >> (64 - 24)) ^ (p7 << 32 | p7 >> (64 - 32))
        ^ ((p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48)))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7 ^ (p7 << 16 | p7 >> (64 - 16)));
    const uint64_t x22 = (p14 << 24 | p14 >> (64 - 24)) ^ (p14 << 32 | p14 >> (64 - 32))
        ^ ((p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48)))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14 ^ (p14 << 16 | p14 >> (64 - 16)));
    const uint64_t x23 = (p15 << 24 | p15 >> (64 - 24)) ^ (p15 << 32 | p15 >> (64 - 32))
        ^ ((p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48)))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15 ^ (p15 << 16 | p15 >> (64 - 16)));
    const uint64_t x24 = (
        ((p6 << 24 | p6 >> (64 - 24)) ^ (p6 << 32 | p6 >> (64 - 32))
            ^ ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48)))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6 ^ (p6 << 16 | p6 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x13 ^ x12;
    const uint64_t x32 = x27 ^ x26;
    const uint64_t x33 = ((x31 >> 1) ^ x32) & UINT64_C(0x5555555555555555);
    const uint64_t x34 = (x33 << 1) ^ x31;
    *t0_0 = ((((x30 >> 32) ^ (x29 ^ x28)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x30;
    *t0_1 = ((((x34 >> 32) ^ (x33 ^ x32)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x34;
}

static void aegis128l_tag256(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t1_0, aegis128l_word *t1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1);
    const uint64_t x2 = (p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8);
    const uint64_t x3 = (p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9);
    const uint64_t x4 = (
        ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)) & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5);
    const uint64_t x8 = (p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12);
    const uint64_t x9 = (p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13);
    const uint64_t x10 = (
        ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)) & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3);
    const uint64_t x16 = (p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10);
    const uint64_t x17 = (p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11);
    const uint64_t x18 = (
        ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7);
    const uint64_t x22 = (p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14);
    const uint64_t x23 = (p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15);
    const uint64_t x24 = (
        ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6)) & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x29 ^ x28;
    const uint64_t x32 = ((x30 >> 32) ^ x31) & UINT64_C(0x00000000ffffffff);
    const uint64_t x33 = x13 ^ x12;
    const uint64_t x34 = x27 ^ x26;
    const uint64_t x35 = ((x33 >> 1) ^ x34) & UINT64_C(0x5555555555555555);
    const uint64_t x36 = (x35 << 1) ^ x33;
    const uint64_t x37 = x35 ^ x34;
    const uint64_t x38 = ((x36 >> 32) ^ x37) & UINT64_C(0x00000000ffffffff);
    *t0_0 = (x32 << 32) ^ x30;
    *t0_1 = (x38 << 32) ^ x36;
    *t1_0 = x32 ^ x31;
    *t1_1 = x38 ^ x37;
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_word s[16], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(key + 8), aegis128l_load(nonce),
        aegis128l_load(nonce + 8));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(key + 8),
            aegis128l_load(nonce), aegis128l_load(nonce + 8));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_word s[16], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 8), aegis128l_load(p + 16),
        aegis128l_load(p + 24));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 8),
            aegis128l_load(last + 16), aegis128l_load(last + 24));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_word s[16], uint64_t low, uint64_t high)
{
    aegis128l_word t_0, t_1;

    aegis128l_mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t_0, t_1);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_word t0_0, t0_1;

        aegis128l_tag128(s, &t0_0, &t0_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        aegis128l_word t0_0, t0_1, t1_0, t1_1;

        aegis128l_tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 16, t1_0);
        aegis128l_wipe(&t1_0, sizeof t1_0);
        aegis128l_store(to + 24, t1_1);
        aegis128l_wipe(&t1_1, sizeof t1_1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_word s[16], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_word s[16], uint8_t *c, const uint8_t *m)
{
    aegis128l_word c0_0, c0_1, c1_0, c1_1;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 8), aegis128l_load(m + 16),
        aegis128l_load(m + 24), &c0_0, &c0_1, &c1_0, &c1_1);
    aegis128l_store(c, c0_0);
    aegis128l_store(c + 8, c0_1);
    aegis128l_store(c + 16, c1_0);
    aegis128l_store(c + 24, c1_1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_word s[16], uint8_t *m, const uint8_t *c)
{
    aegis128l_word m0_0, m0_1, m1_0, m1_1;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 8), aegis128l_load(c + 16),
        aegis128l_load(c + 24), &m0_0, &m0_1, &m1_0, &m1_1);
    aegis128l_store(m, m0_0);
    aegis128l_store(m + 8, m0_1);
    aegis128l_store(m + 16, m1_0);
    aegis128l_store(m + 24, m1_1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
    aegis128l_store(last, z0_0);
    aegis128l_store(last + 8, z0_1);
    aegis128l_store(last + 16, z1_0);
    aegis128l_store(last + 24, z1_1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_word s[16], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 8);
    s[2] = aegis128l_load(from + 16);
    s[3] = aegis128l_load(from + 24);
    s[4] = aegis128l_load(from + 32);
    s[5] = aegis128l_load(from + 40);
    s[6] = aegis128l_load(from + 48);
    s[7] = aegis128l_load(from + 56);
    s[8] = aegis128l_load(from + 64);
    s[9] = aegis128l_load(from + 72);
    s[10] = aegis128l_load(from + 80);
    s[11] = aegis128l_load(from + 88);
    s[12] = aegis128l_load(from + 96);
    s[13] = aegis128l_load(from + 104);
    s[14] = aegis128l_load(from + 112);
    s[15] = aegis128l_load(from + 120);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_word s[16])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 8, s[1]);
    aegis128l_store(to + 16, s[2]);
    aegis128l_store(to + 24, s[3]);
    aegis128l_store(to + 32, s[4]);
    aegis128l_store(to + 40, s[5]);
    aegis128l_store(to + 48, s[6]);
    aegis128l_store(to + 56, s[7]);
    aegis128l_store(to + 64, s[8]);
    aegis128l_store(to + 72, s[9]);
    aegis128l_store(to + 80, s[10]);
    aegis128l_store(to + 88, s[11]);
    aegis128l_store(to + 96, s[12]);
    aegis128l_store(to + 104, s[13]);
    aegis128l_store(to + 112, s[14]);
    aegis128l_store(to + 120, s[15]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_word s[16])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_word s[16];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#elif (defined(__arm__) && __ARM_ARCH >= 6)

/* armv6 */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint32_t aegis128l_word;

AEGIS128L_INLINE
aegis128l_word aegis128l_load(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_word to[32], const aegis128l_word from[32])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
    to[8] = from[8];
    to[9] = from[9];
    to[10] = from[10];
    to[11] = from[11];
    to[12] = from[12];
    to[13] = from[13];
    to[14] = from[14];
    to[15] = from[15];
    to[16] = from[16];
    to[17] = from[17];
    to[18] = from[18];
    to[19] = from[19];
    to[20] = from[20];
    to[21] = from[21];
    to[22] = from[22];
    to[23] = from[23];
    to[24] = from[24];
    to[25] = from[25];
    to[26] = from[26];
    to[27] = from[27];
    to[28] = from[28];
    to[29] = from[29];
    to[30] = from[30];
    to[31] = from[31];
}

static void aegis128l_initial(aegis128l_word s[32], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word key_2, aegis128l_word key_3, aegis128l_word nonce_0, aegis128l_word nonce_1,
    aegis128l_word nonce_2, aegis128l_word nonce_3)
{
    const uint32_t x1 = ((key_0 >> 16) ^ nonce_0) & UINT32_C(0x0000ffff);
    const uint32_t x2 = (x1 << 16) ^ key_0;
    const uint32_t x3 = ((key_1 >> 16) ^ nonce_1) & UINT32_C(0x0000ffff);
    const uint32_t x4 = (x3 << 16) ^ key_1;
    const uint32_t x5 = ((x2 >> 1) ^ x4) & UINT32_C(0x55555555);
    const uint32_t x6 = (x5 << 1) ^ x2;
    const uint32_t x7 = ((key_2 >> 16) ^ nonce_2) & UINT32_C(0x0000ffff);
    const uint32_t x8 = (x7 << 16) ^ key_2;
    const uint32_t x9 = ((key_3 >> 16) ^ nonce_3) & UINT32_C(0x0000ffff);
    const uint32_t x10 = (x9 << 16) ^ key_3;
    const uint32_t x11 = ((x8 >> 1) ^ x10) & UINT32_C(0x55555555);
    const uint32_t x12 = (x11 << 1) ^ x8;
    const uint32_t x13 = ((x6 >> 2) ^ x12) & UINT32_C(0x33333333);
    const uint32_t x14 = (x13 << 2) ^ x6;
    const uint32_t x15 = x14 & UINT32_C(0x000f000f);
    const uint32_t x16 = (x14 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x17 = x1 ^ nonce_0;
    const uint32_t x18 = x3 ^ nonce_1;
    const uint32_t x19 = ((x17 >> 1) ^ x18) & UINT32_C(0x55555555);
    const uint32_t x20 = (x19 << 1) ^ x17;
    const uint32_t x21 = x7 ^ nonce_2;
    const uint32_t x22 = x9 ^ nonce_3;
    const uint32_t x23 = ((x21 >> 1) ^ x22) & UINT32_C(0x55555555);
    const uint32_t x24 = (x23 << 1) ^ x21;
    const uint32_t x25 = ((x20 >> 2) ^ x24) & UINT32_C(0x33333333);
    const uint32_t x26 = (x25 << 2) ^ x20;
    const uint32_t x27 = x26 & UINT32_C(0x000f000f);
    const uint32_t x28 = (x26 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x29 = x5 ^ x4;
    const uint32_t x30 = x11 ^ x10;
    const uint32_t x31 = ((x29 >> 2) ^ x30) & UINT32_C(0x33333333);
    const uint32_t x32 = (x31 << 2) ^ x29;
    const uint32_t x33 = x32 & UINT32_C(0x000f000f);
    const uint32_t x34 = (x32 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x35 = x19 ^ x18;
    const uint32_t x36 = x23 ^ x22;
    const uint32_t x37 = ((x35 >> 2) ^ x36) & UINT32_C(0x33333333);
    const uint32_t x38 = (x37 << 2) ^ x35;
    const uint32_t x39 = x38 & UINT32_C(0x000f000f);
    const uint32_t x40 = (x38 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x41 = x13 ^ x12;
    const uint32_t x42 = x41 & UINT32_C(0x000f000f);
    const uint32_t x43 = (x41 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x44 = x25 ^ x24;
    const uint32_t x45 = x44 & UINT32_C(0x000f000f);
    const uint32_t x46 = (x44 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x47 = x31 ^ x30;
    const uint32_t x48 = x47 & UINT32_C(0x000f000f);
    const uint32_t x49 = (x47 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x50 = x37 ^ x36;
    const uint32_t x51 = x50 & UINT32_C(0x000f000f);
    const uint32_t x52 = (x50 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x53 = (x14 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x54 = (x14 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x55 = (x26 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x56 = (x26 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x57 = (x32 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x58 = (x32 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x59 = (x38 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x60 = (x38 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x61 = (x41 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x62 = (x41 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x63 = (x44 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x64 = (x44 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x65 = (x47 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x66 = (x47 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x67 = (x50 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x68 = (x50 >> 12) & UINT32_C(0x000f000f);
    s[0] = x15 ^ UINT32_C(0x6b60b6b0) ^ (x15 << 16 | x15 >> (32 - 16))
        ^ ((x15 << 28 | x15 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x15 << 24 | x15 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x15 << 20 | x15 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[1] = x16 ^ UINT32_C(0xbdb0dbd0) ^ (x16 << 16 | x16 >> (32 - 16))
        ^ ((x16 << 28 | x16 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x16 << 24 | x16 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x16 << 20 | x16 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[2] = x27 ^ UINT32_C(0xd6d06d60) ^ (x27 << 16 | x27 >> (32 - 16))
        ^ ((x27 << 28 | x27 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x27 << 24 | x27 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x27 << 20 | x27 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[3] = x28 ^ UINT32_C(0x6b60b6b0) ^ (x28 << 16 | x28 >> (32 - 16))
        ^ ((x28 << 28 | x28 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x28 << 24 | x28 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x28 << 20 | x28 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[4] = x33 ^ UINT32_C(0x29209290) ^ (x33 << 16 | x33 >> (32 - 16))
        ^ ((x33 << 28 | x33 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x33 << 24 | x33 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x33 << 20 | x33 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[5] = x34 ^ UINT32_C(0x42402420) ^ (x34 << 16 | x34 >> (32 - 16))
        ^ ((x34 << 28 | x34 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x34 << 24 | x34 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x34 << 20 | x34 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[6] = x39 ^ UINT32_C(0x42402420) ^ (x39 << 16 | x39 >> (32 - 16))
        ^ ((x39 << 28 | x39 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x39 << 24 | x39 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x39 << 20 | x39 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[7] = x40 ^ UINT32_C(0x94904940) ^ (x40 << 16 | x40 >> (32 - 16))
        ^ ((x40 << 28 | x40 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x40 << 24 | x40 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x40 << 20 | x40 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[8] = x42 ^ UINT32_C(0x42402420) ^ (x42 << 16 | x42 >> (32 - 16))
        ^ ((x42 << 28 | x42 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x42 << 24 | x42 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x42 << 20 | x42 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[9] = x43 ^ UINT32_C(0x29209290) ^ (x43 << 16 | x43 >> (32 - 16))
        ^ ((x43 << 28 | x43 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x43 << 24 | x43 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x43 << 20 | x43 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[10] = x45 ^ UINT32_C(0x42402420) ^ (x45 << 16 | x45 >> (32 - 16))
        ^ ((x45 << 28 | x45 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x45 << 24 | x45 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x45 << 20 | x45 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[11] = x46 ^ UINT32_C(0x29209290) ^ (x46 << 16 | x46 >> (32 - 16))
        ^ ((x46 << 28 | x46 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x46 << 24 | x46 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x46 << 20 | x46 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[12] = x48 ^ UINT32_C(0x03003030) ^ (x48 << 16 | x48 >> (32 - 16))
        ^ ((x48 << 28 | x48 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x48 << 24 | x48 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x48 << 20 | x48 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[13] = x49 ^ UINT32_C(0x81801810) ^ (x49 << 16 | x49 >> (32 - 16))
        ^ ((x49 << 28 | x49 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x49 << 24 | x49 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x49 << 20 | x49 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[14] = x51 ^ UINT32_C(0xaba0bab0) ^ (x51 << 16 | x51 >> (32 - 16))
        ^ ((x51 << 28 | x51 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x51 << 24 | x51 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x51 << 20 | x51 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[15] = x52 ^ UINT32_C(0x68608680) ^ (x52 << 16 | x52 >> (32 - 16))
        ^ ((x52 << 28 | x52 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x52 << 24 | x52 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x52 << 20 | x52 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[16] = x53 ^ UINT32_C(0xc9c09c90) ^ (x53 << 16 | x53 >> (32 - 16))
        ^ ((x53 << 28 | x53 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x53 << 24 | x53 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x53 << 20 | x53 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[17] = x54 ^ UINT32_C(0x0d00d0d0) ^ (x54 << 16 | x54 >> (32 - 16))
        ^ ((x54 << 28 | x54 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x54 << 24 | x54 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x54 << 20 | x54 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[18] = x55 ^ UINT32_C(0xc5c05c50) ^ (x55 << 16 | x55 >> (32 - 16))
        ^ ((x55 << 28 | x55 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x55 << 24 | x55 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x55 << 20 | x55 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[19] = x56 ^ UINT32_C(0x4b40b4b0) ^ (x56 << 16 | x56 >> (32 - 16))
        ^ ((x56 << 28 | x56 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x56 << 24 | x56 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x56 << 20 | x56 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[20] = x57 ^ UINT32_C(0x0e00e0e0) ^ (x57 << 16 | x57 >> (32 - 16))
        ^ ((x57 << 28 | x57 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x57 << 24 | x57 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x57 << 20 | x57 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[21] = x58 ^ UINT32_C(0xc9c09c90) ^ (x58 << 16 | x58 >> (32 - 16))
        ^ ((x58 << 28 | x58 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x58 << 24 | x58 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x58 << 20 | x58 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[22] = x59 ^ UINT32_C(0xcec0ece0) ^ (x59 << 16 | x59 >> (32 - 16))
        ^ ((x59 << 28 | x59 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x59 << 24 | x59 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x59 << 20 | x59 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[23] = x60 ^ UINT32_C(0x82802820) ^ (x60 << 16 | x60 >> (32 - 16))
        ^ ((x60 << 28 | x60 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x60 << 24 | x60 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x60 << 20 | x60 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[24] = x61 ^ UINT32_C(0x0b00b0b0) ^ (x61 << 16 | x61 >> (32 - 16))
        ^ ((x61 << 28 | x61 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x61 << 24 | x61 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x61 << 20 | x61 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[25] = x62 ^ UINT32_C(0x82802820) ^ (x62 << 16 | x62 >> (32 - 16))
        ^ ((x62 << 28 | x62 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x62 << 24 | x62 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x62 << 20 | x62 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[26] = x63 ^ UINT32_C(0x80800800) ^ (x63 << 16 | x63 >> (32 - 16))
        ^ ((x63 << 28 | x63 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x63 << 24 | x63 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x63 << 20 | x63 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[27] = x64 ^ UINT32_C(0xcfc0fcf0) ^ (x64 << 16 | x64 >> (32 - 16))
        ^ ((x64 << 28 | x64 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x64 << 24 | x64 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x64 << 20 | x64 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[28] = x65 ^ UINT32_C(0x81801810) ^ (x65 << 16 | x65 >> (32 - 16))
        ^ ((x65 << 28 | x65 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x65 << 24 | x65 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x65 << 20 | x65 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[29] = x66 ^ UINT32_C(0x8a80a8a0) ^ (x66 << 16 | x66 >> (32 - 16))
        ^ ((x66 << 28 | x66 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x66 << 24 | x66 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x66 << 20 | x66 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[30] = (x67 << 16 | x67 >> (32 - 16)) ^ x67
        ^ ((x67 << 28 | x67 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x67 << 24 | x67 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x67 << 20 | x67 >> (32 - 20)) & UINT32_C(0x00f00000)));
    s[31] = x68 ^ UINT32_C(0x0a00a0a0) ^ (x68 << 16 | x68 >> (32 - 16))
        ^ ((x68 << 28 | x68 >> (32 - 28)) & UINT32_C(0xf0000000))
        ^ (((x68 << 24 | x68 >> (32 - 24)) & UINT32_C(0x0f000000))
        ^ ((x68 << 20 | x68 >> (32 - 20)) & UINT32_C(0x00f00000)));
}

static void aegis128l_init_update(aegis128l_word s[32], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word key_2, aegis128l_word key_3, aegis128l_word nonce_0, aegis128l_word nonce_1,
    aegis128l_word nonce_2, aegis128l_word nonce_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p9 ^ p17;
    const uint32_t x2 = p5 ^ p29;
    const uint32_t x3 = x1 ^ x2;
    const uint32_t x4 = x3 ^ p13;
    const uint32_t x5 = x4 ^ p25;
    const uint32_t x6 = p17 ^ p29;
    const uint32_t x7 = x5 ^ x6;
    const uint32_t x8 = x4 ^ p9;
    const uint32_t x9 = p21 ^ p25;
    const uint32_t x10 = x8 ^ x9;
    const uint32_t x11 = x7 ^ x10;
    const uint32_t x12 = x6 & ~x5;
    const uint32_t x13 = (x1 & x11) ^ x12;
    const uint32_t x14 = x3 & x8;
    const uint32_t x15 = x9 ^ p1;
    const uint32_t x16 = x15 ^ p5;
    const uint32_t x17 = p9 ^ p29;
    const uint32_t x18 = x16 ^ x17;
    const uint32_t x19 = x8 ^ p1;
    const uint32_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint32_t x21 = x15 ^ p17;
    const uint32_t x22 = x12 ^ (x17 & x10);
    const uint32_t x23 = x10 ^ x14 ^ ((x21 & p1) ^ x17) ^ x22;
    const uint32_t x24 = x20 ^ x23;
    const uint32_t x25 = x7 ^ x9;
    const uint32_t x26 = x2 & x25;
    const uint32_t x27 = x25 ^ ((x15 & ~p5) ^ x2) ^ x26 ^ x13;
    const uint32_t x28 = x20 & x27;
    const uint32_t x29 = x15 ^ p29;
    const uint32_t x30 = x7 ^ p1;
    const uint32_t x31 = x25 ^ p29 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint32_t x32 = x28 ^ x31;
    const uint32_t x33 = (x24 & x32) ^ x23;
    const uint32_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint32_t x35 = x31 & (x34 ^ x32);
    const uint32_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint32_t x37 = x35 ^ (x34 ^ x27);
    const uint32_t x38 = x36 ^ x37;
    const uint32_t x39 = x34 ^ x33;
    const uint32_t x40 = x38 ^ x39;
    const uint32_t x41 = x40 & x1;
    const uint32_t x42 = x41 ^ (x39 & x6);
    const uint32_t x43 = x36 & x15;
    const uint32_t x44 = x42 ^ x43;
    const uint32_t x45 = x37 & x18;
    const uint32_t x46 = x37 ^ x34;
    const uint32_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint32_t x48 = x36 ^ x33;
    const uint32_t x49 = x48 & x25;
    const uint32_t x50 = x40 & x11;
    const uint32_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint32_t x52 = x47 ^ x51;
    const uint32_t x53 = ((x52 << 3 | x52 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x52 << 7 | x52 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x54 = p8 ^ p16;
    const uint32_t x55 = p4 ^ p28;
    const uint32_t x56 = x54 ^ x55;
    const uint32_t x57 = x56 ^ p12;
    const uint32_t x58 = x57 ^ p24;
    const uint32_t x59 = p16 ^ p28;
    const uint32_t x60 = x58 ^ x59;
    const uint32_t x61 = x57 ^ p8;
    const uint32_t x62 = p20 ^ p24;
    const uint32_t x63 = x61 ^ x62;
    const uint32_t x64 = x60 ^ x63;
    const uint32_t x65 = x59 & ~x58;
    const uint32_t x66 = (x54 & x64) ^ x65;
    const uint32_t x67 = x56 & x61;
    const uint32_t x68 = x62 ^ p0;
    const uint32_t x69 = x68 ^ p4;
    const uint32_t x70 = p8 ^ p28;
    const uint32_t x71 = x69 ^ x70;
    const uint32_t x72 = x61 ^ p0;
    const uint32_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint32_t x74 = x68 ^ p16;
    const uint32_t x75 = x65 ^ (x70 & x63);
    const uint32_t x76 = x63 ^ x67 ^ ((x74 & p0) ^ x70) ^ x75;
    const uint32_t x77 = x73 ^ x76;
    const uint32_t x78 = x60 ^ x62;
    const uint32_t x79 = x55 & x78;
    const uint32_t x80 = x78 ^ ((x68 & ~p4) ^ x55) ^ x79 ^ x66;
    const uint32_t x81 = x73 & x80;
    const uint32_t x82 = x68 ^ p28;
    const uint32_t x83 = x60 ^ p0;
    const uint32_t x84 = x78 ^ p28 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint32_t x85 = x81 ^ x84;
    const uint32_t x86 = (x77 & x85) ^ x76;
    const uint32_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint32_t x88 = x84 & (x87 ^ x85);
    const uint32_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint32_t x90 = x88 ^ (x87 ^ x80);
    const uint32_t x91 = x89 ^ x90;
    const uint32_t x92 = x87 ^ x86;
    const uint32_t x93 = x91 ^ x92;
    const uint32_t x94 = x93 & x54;
    const uint32_t x95 = x94 ^ (x92 & x59);
    const uint32_t x96 = x89 & x68;
    const uint32_t x97 = x95 ^ x96;
    const uint32_t x98 = x90 & x71;
    const uint32_t x99 = x90 ^ x87;
    const uint32_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint32_t x101 = x89 ^ x86;
    const uint32_t x102 = x101 & x78;
    const uint32_t x103 = x93 & x64;
    const uint32_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint32_t x105 = x100 ^ x104;
    const uint32_t x106 = (x105 << 4 | x105 >> (32 - 4));
    const uint32_t x107 = x53 ^ x106;
    const uint32_t x108 = p11 ^ p19;
    const uint32_t x109 = p7 ^ p31;
    const uint32_t x110 = x108 ^ x109;
    const uint32_t x111 = x110 ^ p15;
    const uint32_t x112 = x111 ^ p27;
    const uint32_t x113 = p19 ^ p31;
    const uint32_t x114 = x112 ^ x113;
    const uint32_t x115 = x111 ^ p11;
    const uint32_t x116 = p23 ^ p27;
    const uint32_t x117 = x115 ^ x116;
    const uint32_t x118 = x114 ^ x117;
    const uint32_t x119 = x113 & ~x112;
    const uint32_t x120 = (x108 & x118) ^ x119;
    const uint32_t x121 = x110 & x115;
    const uint32_t x122 = x116 ^ p3;
    const uint32_t x123 = x122 ^ p7;
    const uint32_t x124 = p11 ^ p31;
    const uint32_t x125 = x123 ^ x124;
    const uint32_t x126 = x115 ^ p3;
    const uint32_t x127 = x120 ^ (x121 ^ x112 ^ (x125 & x126));
    const uint32_t x128 = x122 ^ p19;
    const uint32_t x129 = x119 ^ (x124 & x117);
    const uint32_t x130 = x117 ^ x121 ^ ((x128 & p3) ^ x124) ^ x129;
    const uint32_t x131 = x127 ^ x130;
    const uint32_t x132 = x114 ^ x116;
    const uint32_t x133 = x109 & x132;
    const uint32_t x134 = x132 ^ ((x122 & ~p7) ^ x109) ^ x133 ^ x120;
    const uint32_t x135 = x127 & x134;
    const uint32_t x136 = x122 ^ p31;
    const uint32_t x137 = x114 ^ p3;
    const uint32_t x138 = x132 ^ p31 ^ x129 ^ (x133 ^ (x136 & x137));
    const uint32_t x139 = x135 ^ x138;
    const uint32_t x140 = (x131 & x139) ^ x130;
    const uint32_t x141 = ((x135 ^ x130) & (x138 ^ x134)) ^ x138;
    const uint32_t x142 = x138 & (x141 ^ x139);
    const uint32_t x143 = (x140 & (x142 ^ x139)) ^ x131;
    const uint32_t x144 = x142 ^ (x141 ^ x134);
    const uint32_t x145 = x143 ^ x144;
    const uint32_t x146 = x141 ^ x140;
    const uint32_t x147 = x145 ^ x146;
    const uint32_t x148 = x147 & x108;
    const uint32_t x149 = x148 ^ (x146 & x113);
    const uint32_t x150 = x140 & x137;
    const uint32_t x151 = (x143 & x123) ^ x150;
    const uint32_t x152 = x143 ^ x140;
    const uint32_t x153 = x152 & x109;
    const uint32_t x154 = x141 & p3;
    const uint32_t x155 = x152 & x132;
    const uint32_t x156 = x144 ^ x141;
    const uint32_t x157 = x155 ^ (x156 & x115);
    const uint32_t x158 = x153 ^ x154 ^ x157;
    const uint32_t x159 = ~(x149 ^ x151 ^ x158);
    const uint32_t x160 = ((x159 << 1 | x159 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x159 << 5 | x159 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x161 = p10 ^ p18;
    const uint32_t x162 = p6 ^ p30;
    const uint32_t x163 = x161 ^ x162;
    const uint32_t x164 = x163 ^ p14;
    const uint32_t x165 = x164 ^ p26;
    const uint32_t x166 = p18 ^ p30;
    const uint32_t x167 = x165 ^ x166;
    const uint32_t x168 = x164 ^ p10;
    const uint32_t x169 = p22 ^ p26;
    const uint32_t x170 = x168 ^ x169;
    const uint32_t x171 = x167 ^ x170;
    const uint32_t x172 = x166 & ~x165;
    const uint32_t x173 = (x161 & x171) ^ x172;
    const uint32_t x174 = x163 & x168;
    const uint32_t x175 = x169 ^ p2;
    const uint32_t x176 = x175 ^ p6;
    const uint32_t x177 = p10 ^ p30;
    const uint32_t x178 = x176 ^ x177;
    const uint32_t x179 = x168 ^ p2;
    const uint32_t x180 = x173 ^ (x174 ^ x165 ^ (x178 & x179));
    const uint32_t x181 = x175 ^ p18;
    const uint32_t x182 = x172 ^ (x177 & x170);
    const uint32_t x183 = x170 ^ x174 ^ ((x181 & p2) ^ x177) ^ x182;
    const uint32_t x184 = x180 ^ x183;
    const uint32_t x185 = x167 ^ x169;
    const uint32_t x186 = x162 & x185;
    const uint32_t x187 = x185 ^ ((x175 & ~p6) ^ x162) ^ x186 ^ x173;
    const uint32_t x188 = x180 & x187;
    const uint32_t x189 = x175 ^ p30;
    const uint32_t x190 = x167 ^ p2;
    const uint32_t x191 = x185 ^ p30 ^ x182 ^ (x186 ^ (x189 & x190));
    const uint32_t x192 = x188 ^ x191;
    const uint32_t x193 = (x184 & x192) ^ x183;
    const uint32_t x194 = ((x188 ^ x183) & (x191 ^ x187)) ^ x191;
    const uint32_t x195 = x191 & (x194 ^ x192);
    const uint32_t x196 = (x193 & (x195 ^ x192)) ^ x184;
    const uint32_t x197 = x195 ^ (x194 ^ x187);
    const uint32_t x198 = x196 ^ x197;
    const uint32_t x199 = x194 ^ x193;
    const uint32_t x200 = x198 ^ x199;
    const uint32_t x201 = x200 & x161;
    const uint32_t x202 = x201 ^ (x199 & x166);
    const uint32_t x203 = x193 & x190;
    const uint32_t x204 = (x196 & x176) ^ x203;
    const uint32_t x205 = x196 ^ x193;
    const uint32_t x206 = x205 & x162;
    const uint32_t x207 = x194 & p2;
    const uint32_t x208 = x205 & x185;
    const uint32_t x209 = x197 ^ x194;
    const uint32_t x210 = x208 ^ (x209 & x168);
    const uint32_t x211 = x206 ^ x207 ^ x210;
    const uint32_t x212 = ~(x202 ^ x204 ^ x211);
    const uint32_t x213 = ((x212 << 2 | x212 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x212 << 6 | x212 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x214 = x160 ^ x213;
    const uint32_t x215 = x33 & x30;
    const uint32_t x216 = (x36 & x16) ^ x215;
    const uint32_t x217 = x48 & x2;
    const uint32_t x218 = x34 & p1;
    const uint32_t x219 = x49 ^ (x46 & x8);
    const uint32_t x220 = x217 ^ x218 ^ x219;
    const uint32_t x221 = ~(x42 ^ x216 ^ x220);
    const uint32_t x222 = ((x221 << 3 | x221 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x221 << 7 | x221 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x223 = ((key_0 >> 16) ^ nonce_0) & UINT32_C(0x0000ffff);
    const uint32_t x224 = (x223 << 16) ^ key_0;
    const uint32_t x225 = ((key_1 >> 16) ^ nonce_1) & UINT32_C(0x0000ffff);
    const uint32_t x226 = (x225 << 16) ^ key_1;
    const uint32_t x227 = ((x224 >> 1) ^ x226) & UINT32_C(0x55555555);
    const uint32_t x228 = (x227 << 1) ^ x224;
    const uint32_t x229 = ((key_2 >> 16) ^ nonce_2) & UINT32_C(0x0000ffff);
    const uint32_t x230 = (x229 << 16) ^ key_2;
    const uint32_t x231 = ((key_3 >> 16) ^ nonce_3) & UINT32_C(0x0000ffff);
    const uint32_t x232 = (x231 << 16) ^ key_3;
    const uint32_t x233 = ((x230 >> 1) ^ x232) & UINT32_C(0x55555555);
    const uint32_t x234 = (x233 << 1) ^ x230;
    const uint32_t x235 = ((x228 >> 2) ^ x234) & UINT32_C(0x33333333);
    const uint32_t x236 = (x235 << 2) ^ x228;
    const uint32_t x237 = x236 & UINT32_C(0x000f000f);
    const uint32_t x238 = x196 & x175;
    const uint32_t x239 = x202 ^ x238;
    const uint32_t x240 = x197 & x178;
    const uint32_t x241 = x239 ^ (x240 ^ (x209 & x163));
    const uint32_t x242 = x200 & x171;
    const uint32_t x243 = x208 ^ (x199 & x167) ^ x242;
    const uint32_t x244 = x241 ^ x243;
    const uint32_t x245 = ((x244 << 2 | x244 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x244 << 6 | x244 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x246 = x245 ^ x53;
    const uint32_t x247 = x86 & x83;
    const uint32_t x248 = (x89 & x69) ^ x247;
    const uint32_t x249 = x101 & x55;
    const uint32_t x250 = x87 & p0;
    const uint32_t x251 = x102 ^ (x99 & x61);
    const uint32_t x252 = x249 ^ x250 ^ x251;
    const uint32_t x253 = ~(x95 ^ x248 ^ x252);
    const uint32_t x254 = (x253 << 4 | x253 >> (32 - 4));
    const uint32_t x255 = x160 ^ x254;
    const uint32_t x256 = (x236 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x257 = x143 & x122;
    const uint32_t x258 = x149 ^ x257;
    const uint32_t x259 = x144 & x125;
    const uint32_t x260 = x258 ^ (x259 ^ (x156 & x110));
    const uint32_t x261 = x147 & x118;
    const uint32_t x262 = x155 ^ (x146 & x114) ^ x261;
    const uint32_t x263 = x260 ^ x262;
    const uint32_t x264 = ((x263 << 1 | x263 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x263 << 5 | x263 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x265 = x264 ^ x245;
    const uint32_t x266 = x222 ^ x254;
    const uint32_t x267 = x223 ^ nonce_0;
    const uint32_t x268 = x225 ^ nonce_1;
    const uint32_t x269 = ((x267 >> 1) ^ x268) & UINT32_C(0x55555555);
    const uint32_t x270 = (x269 << 1) ^ x267;
    const uint32_t x271 = x229 ^ nonce_2;
    const uint32_t x272 = x231 ^ nonce_3;
    const uint32_t x273 = ((x271 >> 1) ^ x272) & UINT32_C(0x55555555);
    const uint32_t x274 = (x273 << 1) ^ x271;
    const uint32_t x275 = ((x270 >> 2) ^ x274) & UINT32_C(0x33333333);
    const uint32_t x276 = (x275 << 2) ^ x270;
    const uint32_t x277 = x276 & UINT32_C(0x000f000f);
    const uint32_t x278 = x213 ^ x222;
    const uint32_t x279 = (x276 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x280 = x264 ^ x106;
    const uint32_t x281 = x44 ^ (x50 ^ (x38 & x10));
    const uint32_t x282 = ~(x281 ^ (x216 ^ x217));
    const uint32_t x283 = ((x282 << 3 | x282 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x282 << 7 | x282 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x284 = x227 ^ x226;
    const uint32_t x285 = x233 ^ x232;
    const uint32_t x286 = ((x284 >> 2) ^ x285) & UINT32_C(0x33333333);
    const uint32_t x287 = (x286 << 2) ^ x284;
    const uint32_t x288 = x287 & UINT32_C(0x000f000f);
    const uint32_t x289 = x258 ^ (x261 ^ (x145 & x117));
    const uint32_t x290 = ~(x289 ^ (x151 ^ x153));
    const uint32_t x291 = ((x290 << 1 | x290 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x290 << 5 | x290 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x292 = x239 ^ (x242 ^ (x198 & x170));
    const uint32_t x293 = ~(x292 ^ (x204 ^ x206));
    const uint32_t x294 = ((x293 << 2 | x293 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x293 << 6 | x293 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x295 = x291 ^ x294;
    const uint32_t x296 = (x287 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x297 = x97 ^ (x103 ^ (x91 & x63));
    const uint32_t x298 = ~(x297 ^ (x248 ^ x249));
    const uint32_t x299 = (x298 << 4 | x298 >> (32 - 4));
    const uint32_t x300 = x291 ^ x299;
    const uint32_t x301 = x269 ^ x268;
    const uint32_t x302 = x273 ^ x272;
    const uint32_t x303 = ((x301 >> 2) ^ x302) & UINT32_C(0x33333333);
    const uint32_t x304 = (x303 << 2) ^ x301;
    const uint32_t x305 = x304 & UINT32_C(0x000f000f);
    const uint32_t x306 = x283 ^ x299;
    const uint32_t x307 = x294 ^ x283;
    const uint32_t x308 = (x304 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x309 = x289 ^ (x158 ^ (x140 & x136));
    const uint32_t x310 = x309 ^ ((x141 & x128) ^ x259);
    const uint32_t x311 = ((x310 << 1 | x310 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x310 << 5 | x310 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x312 = x292 ^ (x211 ^ (x193 & x189));
    const uint32_t x313 = x312 ^ ((x194 & x181) ^ x240);
    const uint32_t x314 = ((x313 << 2 | x313 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x313 << 6 | x313 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x315 = x311 ^ x314;
    const uint32_t x316 = x281 ^ (x220 ^ (x33 & x29));
    const uint32_t x317 = x316 ^ ((x34 & x21) ^ x45);
    const uint32_t x318 = ((x317 << 3 | x317 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x317 << 7 | x317 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x319 = x235 ^ x234;
    const uint32_t x320 = x319 & UINT32_C(0x000f000f);
    const uint32_t x321 = x297 ^ (x252 ^ (x86 & x82));
    const uint32_t x322 = x321 ^ ((x87 & x74) ^ x98);
    const uint32_t x323 = (x322 << 4 | x322 >> (32 - 4));
    const uint32_t x324 = x311 ^ x323;
    const uint32_t x325 = (x319 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x326 = x318 ^ x323;
    const uint32_t x327 = x275 ^ x274;
    const uint32_t x328 = x327 & UINT32_C(0x000f000f);
    const uint32_t x329 = x314 ^ x318;
    const uint32_t x330 = (x327 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x331 = x47 ^ (x37 & x19);
    const uint32_t x332 = x331 ^ (x215 ^ x218);
    const uint32_t x333 = ((x332 << 3 | x332 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x332 << 7 | x332 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x334 = x286 ^ x285;
    const uint32_t x335 = x334 & UINT32_C(0x000f000f);
    const uint32_t x336 = x260 ^ (x144 & x126);
    const uint32_t x337 = x336 ^ (x150 ^ x154);
    const uint32_t x338 = ((x337 << 1 | x337 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x337 << 5 | x337 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x339 = x241 ^ (x197 & x179);
    const uint32_t x340 = x339 ^ (x203 ^ x207);
    const uint32_t x341 = ((x340 << 2 | x340 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x340 << 6 | x340 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x342 = x338 ^ x341;
    const uint32_t x343 = (x334 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x344 = x100 ^ (x90 & x72);
    const uint32_t x345 = x344 ^ (x247 ^ x250);
    const uint32_t x346 = (x345 << 4 | x345 >> (32 - 4));
    const uint32_t x347 = x338 ^ x346;
    const uint32_t x348 = x303 ^ x302;
    const uint32_t x349 = x348 & UINT32_C(0x000f000f);
    const uint32_t x350 = x333 ^ x346;
    const uint32_t x351 = x341 ^ x333;
    const uint32_t x352 = (x348 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x353 = x331 ^ x219;
    const uint32_t x354 = ((x353 << 3 | x353 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x353 << 7 | x353 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x355 = (x236 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x356 = x336 ^ x157;
    const uint32_t x357 = ((x356 << 1 | x356 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x356 << 5 | x356 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x358 = x339 ^ x210;
    const uint32_t x359 = ((x358 << 2 | x358 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x358 << 6 | x358 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x360 = x357 ^ x359;
    const uint32_t x361 = (x236 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x362 = x344 ^ x251;
    const uint32_t x363 = (x362 << 4 | x362 >> (32 - 4));
    const uint32_t x364 = x357 ^ x363;
    const uint32_t x365 = (x276 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x366 = x354 ^ x363;
    const uint32_t x367 = x359 ^ x354;
    const uint32_t x368 = (x276 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x369 = x262 ^ x257;
    const uint32_t x370 = ~(x309 ^ (x369 ^ ((x145 & x124) ^ x148)));
    const uint32_t x371 = ((x370 << 1 | x370 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x370 << 5 | x370 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x372 = x243 ^ x238;
    const uint32_t x373 = ~(x312 ^ (x372 ^ ((x198 & x177) ^ x201)));
    const uint32_t x374 = ((x373 << 2 | x373 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x373 << 6 | x373 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x375 = x371 ^ x374;
    const uint32_t x376 = x51 ^ x43;
    const uint32_t x377 = ~(x316 ^ (x376 ^ ((x38 & x17) ^ x41)));
    const uint32_t x378 = ((x377 << 3 | x377 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x377 << 7 | x377 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x379 = (x287 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x380 = x104 ^ x96;
    const uint32_t x381 = ~(x321 ^ (x380 ^ ((x91 & x70) ^ x94)));
    const uint32_t x382 = (x381 << 4 | x381 >> (32 - 4));
    const uint32_t x383 = x371 ^ x382;
    const uint32_t x384 = (x287 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x385 = x378 ^ x382;
    const uint32_t x386 = (x304 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x387 = (x304 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x388 = x374 ^ x378;
    const uint32_t x389 = ~(x356 ^ x369);
    const uint32_t x390 = ((x389 << 1 | x389 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x389 << 5 | x389 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x391 = ~(x358 ^ x372);
    const uint32_t x392 = ((x391 << 2 | x391 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x391 << 6 | x391 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x393 = x390 ^ x392;
    const uint32_t x394 = ~(x353 ^ x376);
    const uint32_t x395 = ((x394 << 3 | x394 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x394 << 7 | x394 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x396 = (x319 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x397 = ~(x362 ^ x380);
    const uint32_t x398 = (x397 << 4 | x397 >> (32 - 4));
    const uint32_t x399 = x390 ^ x398;
    const uint32_t x400 = (x319 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x401 = x395 ^ x398;
    const uint32_t x402 = (x327 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x403 = (x327 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x404 = x392 ^ x395;
    const uint32_t x405 = (x334 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x406 = (x334 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x407 = (x348 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x408 = (x348 >> 12) & UINT32_C(0x000f000f);
    s[0] = x107 ^ x214 ^ (x222 ^ ((x237 << 16 | x237 >> (32 - 16)) ^ p0));
    s[1] = x246 ^ x255 ^ (x213 ^ ((x256 << 16 | x256 >> (32 - 16)) ^ p1));
    s[2] = x265 ^ x266 ^ (x160 ^ ((x277 << 16 | x277 >> (32 - 16)) ^ p2));
    s[3] = x278 ^ (x254 ^ ((x279 << 16 | x279 >> (32 - 16)) ^ p3)) ^ x280;
    s[4] = x283 ^ ((x288 << 16 | x288 >> (32 - 16)) ^ p4) ^ x295 ^ (x107 ^ x266);
    s[5] = x294 ^ ((x296 << 16 | x296 >> (32 - 16)) ^ p5) ^ x300 ^ (x246 ^ x278);
    s[6] = x291 ^ ((x305 << 16 | x305 >> (32 - 16)) ^ p6) ^ x306 ^ (x265 ^ x214);
    s[7] = x307 ^ x280 ^ (x255 ^ (x299 ^ ((x308 << 16 | x308 >> (32 - 16)) ^ p7)));
    s[8] = x306 ^ x315 ^ (x318 ^ ((x320 << 16 | x320 >> (32 - 16)) ^ p8));
    s[9] = x307 ^ x324 ^ (x314 ^ ((x325 << 16 | x325 >> (32 - 16)) ^ p9));
    s[10] = x295 ^ x326 ^ (x311 ^ ((x328 << 16 | x328 >> (32 - 16)) ^ p10));
    s[11] = x329 ^ (x323 ^ ((x330 << 16 | x330 >> (32 - 16)) ^ p11)) ^ x300;
    s[12] = x333 ^ ((x335 << 16 | x335 >> (32 - 16)) ^ p12) ^ x326 ^ (x342 ^ x107);
    s[13] = x341 ^ ((x343 << 16 | x343 >> (32 - 16)) ^ p13) ^ x329 ^ (x347 ^ x246);
    s[14] = x338 ^ ((x349 << 16 | x349 >> (32 - 16)) ^ p14) ^ x315 ^ (x350 ^ x265);
    s[15] = x324 ^ x351 ^ (x280 ^ (x346 ^ ((x352 << 16 | x352 >> (32 - 16)) ^ p15)));
    s[16] = x354 ^ ((x355 << 16 | x355 >> (32 - 16)) ^ p16) ^ x350 ^ (x360 ^ x107);
    s[17] = x359 ^ ((x361 << 16 | x361 >> (32 - 16)) ^ p17) ^ x351 ^ (x364 ^ x246);
    s[18] = x357 ^ ((x365 << 16 | x365 >> (32 - 16)) ^ p18) ^ x342 ^ (x366 ^ x265);
    s[19] = x347 ^ x367 ^ (x280 ^ (x363 ^ ((x368 << 16 | x368 >> (32 - 16)) ^ p19)));
    s[20] = x375 ^ x366 ^ (x378 ^ ((x379 << 16 | x379 >> (32 - 16)) ^ p20));
    s[21] = x383 ^ x367 ^ (x374 ^ ((x384 << 16 | x384 >> (32 - 16)) ^ p21));
    s[22] = x385 ^ x360 ^ (x371 ^ ((x386 << 16 | x386 >> (32 - 16)) ^ p22));
    s[23] = x364 ^ (x382 ^ ((x387 << 16 | x387 >> (32 - 16)) ^ p23)) ^ x388;
    s[24] = x393 ^ x385 ^ (x395 ^ ((x396 << 16 | x396 >> (32 - 16)) ^ p24));
    s[25] = x399 ^ x388 ^ (x392 ^ ((x400 << 16 | x400 >> (32 - 16)) ^ p25));
    s[26] = x401 ^ x375 ^ (x390 ^ ((x402 << 16 | x402 >> (32 - 16)) ^ p26));
    s[27] = x383 ^ (x398 ^ ((x403 << 16 | x403 >> (32 - 16)) ^ p27)) ^ x404;
    s[28] = x401 ^ (x53 ^ ((x405 << 16 | x405 >> (32 - 16)) ^ p28) ^ x265);
    s[29] = x404 ^ (x245 ^ ((x406 << 16 | x406 >> (32 - 16)) ^ p29) ^ x280);
    s[30] = x393 ^ (x264 ^ ((x407 << 16 | x407 >> (32 - 16)) ^ p30) ^ x107);
    s[31] = x399 ^ (x246 ^ (p31 ^ x106 ^ (x408 << 16 | x408 >> (32 - 16))));
}

static void aegis128l_update(aegis128l_word s[32], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m0_2, aegis128l_word m0_3, aegis128l_word m1_0, aegis128l_word m1_1,
    aegis128l_word m1_2, aegis128l_word m1_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p9 ^ p17;
    const uint32_t x2 = p5 ^ p29;
    const uint32_t x3 = x1 ^ x2;
    const uint32_t x4 = x3 ^ p13;
    const uint32_t x5 = x4 ^ p25;
    const uint32_t x6 = p17 ^ p29;
    const uint32_t x7 = x5 ^ x6;
    const uint32_t x8 = x4 ^ p9;
    const uint32_t x9 = p21 ^ p25;
    const uint32_t x10 = x8 ^ x9;
    const uint32_t x11 = x7 ^ x10;
    const uint32_t x12 = x6 & ~x5;
    const uint32_t x13 = (x1 & x11) ^ x12;
    const uint32_t x14 = x3 & x8;
    const uint32_t x15 = x9 ^ p1;
    const uint32_t x16 = x15 ^ p5;
    const uint32_t x17 = p9 ^ p29;
    const uint32_t x18 = x16 ^ x17;
    const uint32_t x19 = x8 ^ p1;
    const uint32_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint32_t x21 = x15 ^ p17;
    const uint32_t x22 = x12 ^ (x17 & x10);
    const uint32_t x23 = x10 ^ x14 ^ ((x21 & p1) ^ x17) ^ x22;
    const uint32_t x24 = x20 ^ x23;
    const uint32_t x25 = x7 ^ x9;
    const uint32_t x26 = x2 & x25;
    const uint32_t x27 = x25 ^ ((x15 & ~p5) ^ x2) ^ x26 ^ x13;
    const uint32_t x28 = x20 & x27;
    const uint32_t x29 = x15 ^ p29;
    const uint32_t x30 = x7 ^ p1;
    const uint32_t x31 = x25 ^ p29 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint32_t x32 = x28 ^ x31;
    const uint32_t x33 = (x24 & x32) ^ x23;
    const uint32_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint32_t x35 = x31 & (x34 ^ x32);
    const uint32_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint32_t x37 = x35 ^ (x34 ^ x27);
    const uint32_t x38 = x36 ^ x37;
    const uint32_t x39 = x34 ^ x33;
    const uint32_t x40 = x38 ^ x39;
    const uint32_t x41 = x40 & x1;
    const uint32_t x42 = x41 ^ (x39 & x6);
    const uint32_t x43 = x36 & x15;
    const uint32_t x44 = x42 ^ x43;
    const uint32_t x45 = x37 & x18;
    const uint32_t x46 = x37 ^ x34;
    const uint32_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint32_t x48 = x36 ^ x33;
    const uint32_t x49 = x48 & x25;
    const uint32_t x50 = x40 & x11;
    const uint32_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint32_t x52 = x47 ^ x51;
    const uint32_t x53 = ((x52 << 3 | x52 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x52 << 7 | x52 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x54 = p8 ^ p16;
    const uint32_t x55 = p4 ^ p28;
    const uint32_t x56 = x54 ^ x55;
    const uint32_t x57 = x56 ^ p12;
    const uint32_t x58 = x57 ^ p24;
    const uint32_t x59 = p16 ^ p28;
    const uint32_t x60 = x58 ^ x59;
    const uint32_t x61 = x57 ^ p8;
    const uint32_t x62 = p20 ^ p24;
    const uint32_t x63 = x61 ^ x62;
    const uint32_t x64 = x60 ^ x63;
    const uint32_t x65 = x59 & ~x58;
    const uint32_t x66 = (x54 & x64) ^ x65;
    const uint32_t x67 = x56 & x61;
    const uint32_t x68 = x62 ^ p0;
    const uint32_t x69 = x68 ^ p4;
    const uint32_t x70 = p8 ^ p28;
    const uint32_t x71 = x69 ^ x70;
    const uint32_t x72 = x61 ^ p0;
    const uint32_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint32_t x74 = x68 ^ p16;
    const uint32_t x75 = x65 ^ (x70 & x63);
    const uint32_t x76 = x63 ^ x67 ^ ((x74 & p0) ^ x70) ^ x75;
    const uint32_t x77 = x73 ^ x76;
    const uint32_t x78 = x60 ^ x62;
    const uint32_t x79 = x55 & x78;
    const uint32_t x80 = x78 ^ ((x68 & ~p4) ^ x55) ^ x79 ^ x66;
    const uint32_t x81 = x73 & x80;
    const uint32_t x82 = x68 ^ p28;
    const uint32_t x83 = x60 ^ p0;
    const uint32_t x84 = x78 ^ p28 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint32_t x85 = x81 ^ x84;
    const uint32_t x86 = (x77 & x85) ^ x76;
    const uint32_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint32_t x88 = x84 & (x87 ^ x85);
    const uint32_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint32_t x90 = x88 ^ (x87 ^ x80);
    const uint32_t x91 = x89 ^ x90;
    const uint32_t x92 = x87 ^ x86;
    const uint32_t x93 = x91 ^ x92;
    const uint32_t x94 = x93 & x54;
    const uint32_t x95 = x94 ^ (x92 & x59);
    const uint32_t x96 = x89 & x68;
    const uint32_t x97 = x95 ^ x96;
    const uint32_t x98 = x90 & x71;
    const uint32_t x99 = x90 ^ x87;
    const uint32_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint32_t x101 = x89 ^ x86;
    const uint32_t x102 = x101 & x78;
    const uint32_t x103 = x93 & x64;
    const uint32_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint32_t x105 = x100 ^ x104;
    const uint32_t x106 = (x105 << 4 | x105 >> (32 - 4));
    const uint32_t x107 = x53 ^ x106;
    const uint32_t x108 = p11 ^ p19;
    const uint32_t x109 = p7 ^ p31;
    const uint32_t x110 = x108 ^ x109;
    const uint32_t x111 = x110 ^ p15;
    const uint32_t x112 = x111 ^ p27;
    const uint32_t x113 = p19 ^ p31;
    const uint32_t x114 = x112 ^ x113;
    const uint32_t x115 = x111 ^ p11;
    const uint32_t x116 = p23 ^ p27;
    const uint32_t x117 = x115 ^ x116;
    const uint32_t x118 = x114 ^ x117;
    const uint32_t x119 = x113 & ~x112;
    const uint32_t x120 = (x108 & x118) ^ x119;
    const uint32_t x121 = x110 & x115;
    const uint32_t x122 = x116 ^ p3;
    const uint32_t x123 = x122 ^ p7;
    const uint32_t x124 = p11 ^ p31;
    const uint32_t x125 = x123 ^ x124;
    const uint32_t x126 = x115 ^ p3;
    const uint32_t x127 = x120 ^ (x121 ^ x112 ^ (x125 & x126));
    const uint32_t x128 = x122 ^ p19;
    const uint32_t x129 = x119 ^ (x124 & x117);
    const uint32_t x130 = x117 ^ x121 ^ ((x128 & p3) ^ x124) ^ x129;
    const uint32_t x131 = x127 ^ x130;
    const uint32_t x132 = x114 ^ x116;
    const uint32_t x133 = x109 & x132;
    const uint32_t x134 = x132 ^ ((x122 & ~p7) ^ x109) ^ x133 ^ x120;
    const uint32_t x135 = x127 & x134;
    const uint32_t x136 = x122 ^ p31;
    const uint32_t x137 = x114 ^ p3;
    const uint32_t x138 = x132 ^ p31 ^ x129 ^ (x133 ^ (x136 & x137));
    const uint32_t x139 = x135 ^ x138;
    const uint32_t x140 = (x131 & x139) ^ x130;
    const uint32_t x141 = ((x135 ^ x130) & (x138 ^ x134)) ^ x138;
    const uint32_t x142 = x138 & (x141 ^ x139);
    const uint32_t x143 = (x140 & (x142 ^ x139)) ^ x131;
    const uint32_t x144 = x142 ^ (x141 ^ x134);
    const uint32_t x145 = x143 ^ x144;
    const uint32_t x146 = x141 ^ x140;
    const uint32_t x147 = x145 ^ x146;
    const uint32_t x148 = x147 & x108;
    const uint32_t x149 = x148 ^ (x146 & x113);
    const uint32_t x150 = x140 & x137;
    const uint32_t x151 = (x143 & x123) ^ x150;
    const uint32_t x152 = x143 ^ x140;
    const uint32_t x153 = x152 & x109;
    const uint32_t x154 = x141 & p3;
    const uint32_t x155 = x152 & x132;
    const uint32_t x156 = x144 ^ x141;
    const uint32_t x157 = x155 ^ (x156 & x115);
    const uint32_t x158 = x153 ^ x154 ^ x157;
    const uint32_t x159 = ~(x149 ^ x151 ^ x158);
    const uint32_t x160 = ((x159 << 1 | x159 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x159 << 5 | x159 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x161 = p10 ^ p18;
    const uint32_t x162 = p6 ^ p30;
    const uint32_t x163 = x161 ^ x162;
    const uint32_t x164 = x163 ^ p14;
    const uint32_t x165 = x164 ^ p26;
    const uint32_t x166 = p18 ^ p30;
    const uint32_t x167 = x165 ^ x166;
    const uint32_t x168 = x164 ^ p10;
    const uint32_t x169 = p22 ^ p26;
    const uint32_t x170 = x168 ^ x169;
    const uint32_t x171 = x167 ^ x170;
    const uint32_t x172 = x166 & ~x165;
    const uint32_t x173 = (x161 & x171) ^ x172;
    const uint32_t x174 = x163 & x168;
    const uint32_t x175 = x169 ^ p2;
    const uint32_t x176 = x175 ^ p6;
    const uint32_t x177 = p10 ^ p30;
    const uint32_t x178 = x176 ^ x177;
    const uint32_t x179 = x168 ^ p2;
    const uint32_t x180 = x173 ^ (x174 ^ x165 ^ (x178 & x179));
    const uint32_t x181 = x175 ^ p18;
    const uint32_t x182 = x172 ^ (x177 & x170);
    const uint32_t x183 = x170 ^ x174 ^ ((x181 & p2) ^ x177) ^ x182;
    const uint32_t x184 = x180 ^ x183;
    const uint32_t x185 = x167 ^ x169;
    const uint32_t x186 = x162 & x185;
    const uint32_t x187 = x185 ^ ((x175 & ~p6) ^ x162) ^ x186 ^ x173;
    const uint32_t x188 = x180 & x187;
    const uint32_t x189 = x175 ^ p30;
    const uint32_t x190 = x167 ^ p2;
    const uint32_t x191 = x185 ^ p30 ^ x182 ^ (x186 ^ (x189 & x190));
    const uint32_t x192 = x188 ^ x191;
    const uint32_t x193 = (x184 & x192) ^ x183;
    const uint32_t x194 = ((x188 ^ x183) & (x191 ^ x187)) ^ x191;
    const uint32_t x195 = x191 & (x194 ^ x192);
    const uint32_t x196 = (x193 & (x195 ^ x192)) ^ x184;
    const uint32_t x197 = x195 ^ (x194 ^ x187);
    const uint32_t x198 = x196 ^ x197;
    const uint32_t x199 = x194 ^ x193;
    const uint32_t x200 = x198 ^ x199;
    const uint32_t x201 = x200 & x161;
    const uint32_t x202 = x201 ^ (x199 & x166);
    const uint32_t x203 = x193 & x190;
    const uint32_t x204 = (x196 & x176) ^ x203;
    const uint32_t x205 = x196 ^ x193;
    const uint32_t x206 = x205 & x162;
    const uint32_t x207 = x194 & p2;
    const uint32_t x208 = x205 & x185;
    const uint32_t x209 = x197 ^ x194;
    const uint32_t x210 = x208 ^ (x209 & x168);
    const uint32_t x211 = x206 ^ x207 ^ x210;
    const uint32_t x212 = ~(x202 ^ x204 ^ x211);
    const uint32_t x213 = ((x212 << 2 | x212 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x212 << 6 | x212 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x214 = x160 ^ x213;
    const uint32_t x215 = x33 & x30;
    const uint32_t x216 = (x36 & x16) ^ x215;
    const uint32_t x217 = x48 & x2;
    const uint32_t x218 = x34 & p1;
    const uint32_t x219 = x49 ^ (x46 & x8);
    const uint32_t x220 = x217 ^ x218 ^ x219;
    const uint32_t x221 = ~(x42 ^ x216 ^ x220);
    const uint32_t x222 = ((x221 << 3 | x221 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x221 << 7 | x221 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x223 = ((m0_0 >> 16) ^ m1_0) & UINT32_C(0x0000ffff);
    const uint32_t x224 = (x223 << 16) ^ m0_0;
    const uint32_t x225 = ((m0_1 >> 16) ^ m1_1) & UINT32_C(0x0000ffff);
    const uint32_t x226 = (x225 << 16) ^ m0_1;
    const uint32_t x227 = ((x224 >> 1) ^ x226) & UINT32_C(0x55555555);
    const uint32_t x228 = (x227 << 1) ^ x224;
    const uint32_t x229 = ((m0_2 >> 16) ^ m1_2) & UINT32_C(0x0000ffff);
    const uint32_t x230 = (x229 << 16) ^ m0_2;
    const uint32_t x231 = ((m0_3 >> 16) ^ m1_3) & UINT32_C(0x0000ffff);
    const uint32_t x232 = (x231 << 16) ^ m0_3;
    const uint32_t x233 = ((x230 >> 1) ^ x232) & UINT32_C(0x55555555);
    const uint32_t x234 = (x233 << 1) ^ x230;
    const uint32_t x235 = ((x228 >> 2) ^ x234) & UINT32_C(0x33333333);
    const uint32_t x236 = (x235 << 2) ^ x228;
    const uint32_t t_1 = x107 ^ x214 ^ (x222 ^ ((x236 & UINT32_C(0x000f000f)) ^ p0));
    const uint32_t x237 = x196 & x175;
    const uint32_t x238 = x202 ^ x237;
    const uint32_t x239 = x197 & x178;
    const uint32_t x240 = x238 ^ (x239 ^ (x209 & x163));
    const uint32_t x241 = x200 & x171;
    const uint32_t x242 = x208 ^ (x199 & x167) ^ x241;
    const uint32_t x243 = x240 ^ x242;
    const uint32_t x244 = ((x243 << 2 | x243 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x243 << 6 | x243 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x245 = x244 ^ x53;
    const uint32_t x246 = x86 & x83;
    const uint32_t x247 = (x89 & x69) ^ x246;
    const uint32_t x248 = x101 & x55;
    const uint32_t x249 = x87 & p0;
    const uint32_t x250 = x102 ^ (x99 & x61);
    const uint32_t x251 = x248 ^ x249 ^ x250;
    const uint32_t x252 = ~(x95 ^ x247 ^ x251);
    const uint32_t x253 = (x252 << 4 | x252 >> (32 - 4));
    const uint32_t x254 = x160 ^ x253;
    const uint32_t t_2 = x245 ^ x254 ^ (x213 ^ (((x236 >> 8) & UINT32_C(0x000f000f)) ^ p1));
    const uint32_t x255 = x143 & x122;
    const uint32_t x256 = x149 ^ x255;
    const uint32_t x257 = x144 & x125;
    const uint32_t x258 = x256 ^ (x257 ^ (x156 & x110));
    const uint32_t x259 = x147 & x118;
    const uint32_t x260 = x155 ^ (x146 & x114) ^ x259;
    const uint32_t x261 = x258 ^ x260;
    const uint32_t x262 = ((x261 << 1 | x261 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x261 << 5 | x261 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x263 = x262 ^ x244;
    const uint32_t x264 = x222 ^ x253;
    const uint32_t x265 = x223 ^ m1_0;
    const uint32_t x266 = x225 ^ m1_1;
    const uint32_t x267 = ((x265 >> 1) ^ x266) & UINT32_C(0x55555555);
    const uint32_t x268 = (x267 << 1) ^ x265;
    const uint32_t x269 = x229 ^ m1_2;
    const uint32_t x270 = x231 ^ m1_3;
    const uint32_t x271 = ((x269 >> 1) ^ x270) & UINT32_C(0x55555555);
    const uint32_t x272 = (x271 << 1) ^ x269;
    const uint32_t x273 = ((x268 >> 2) ^ x272) & UINT32_C(0x33333333);
    const uint32_t x274 = (x273 << 2) ^ x268;
    const uint32_t t_3 = x263 ^ x264 ^ (x160 ^ ((x274 & UINT32_C(0x000f000f)) ^ p2));
    const uint32_t x275 = x213 ^ x222;
    const uint32_t x276 = x262 ^ x106;
    const uint32_t t_4 = x275 ^ (x253 ^ (((x274 >> 8) & UINT32_C(0x000f000f)) ^ p3)) ^ x276;
    const uint32_t x277 = x44 ^ (x50 ^ (x38 & x10));
    const uint32_t x278 = ~(x277 ^ (x216 ^ x217));
    const uint32_t x279 = ((x278 << 3 | x278 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x278 << 7 | x278 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x280 = x227 ^ x226;
    const uint32_t x281 = x233 ^ x232;
    const uint32_t x282 = ((x280 >> 2) ^ x281) & UINT32_C(0x33333333);
    const uint32_t x283 = (x282 << 2) ^ x280;
    const uint32_t x284 = x256 ^ (x259 ^ (x145 & x117));
    const uint32_t x285 = ~(x284 ^ (x151 ^ x153));
    const uint32_t x286 = ((x285 << 1 | x285 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x285 << 5 | x285 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x287 = x238 ^ (x241 ^ (x198 & x170));
    const uint32_t x288 = ~(x287 ^ (x204 ^ x206));
    const uint32_t x289 = ((x288 << 2 | x288 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x288 << 6 | x288 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x290 = x286 ^ x289;
    const uint32_t t_5 = x279 ^ ((x283 & UINT32_C(0x000f000f)) ^ p4) ^ x290 ^ (x107 ^ x264);
    const uint32_t x291 = x97 ^ (x103 ^ (x91 & x63));
    const uint32_t x292 = ~(x291 ^ (x247 ^ x248));
    const uint32_t x293 = (x292 << 4 | x292 >> (32 - 4));
    const uint32_t x294 = x286 ^ x293;
    const uint32_t t_6 = x289 ^ (((x283 >> 8) & UINT32_C(0x000f000f)) ^ p5) ^ x294 ^ (x245 ^ x275);
    const uint32_t x295 = x267 ^ x266;
    const uint32_t x296 = x271 ^ x270;
    const uint32_t x297 = ((x295 >> 2) ^ x296) & UINT32_C(0x33333333);
    const uint32_t x298 = (x297 << 2) ^ x295;
    const uint32_t x299 = x279 ^ x293;
    const uint32_t t_7 = x286 ^ ((x298 & UINT32_C(0x000f000f)) ^ p6) ^ x299 ^ (x263 ^ x214);
    const uint32_t x300 = x289 ^ x279;
    const uint32_t t_8 =
        x300 ^ x276 ^ (x254 ^ (x293 ^ (((x298 >> 8) & UINT32_C(0x000f000f)) ^ p7)));
    const uint32_t x301 = x284 ^ (x158 ^ (x140 & x136));
    const uint32_t x302 = x301 ^ ((x141 & x128) ^ x257);
    const uint32_t x303 = ((x302 << 1 | x302 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x302 << 5 | x302 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x304 = x287 ^ (x211 ^ (x193 & x189));
    const uint32_t x305 = x304 ^ ((x194 & x181) ^ x239);
    const uint32_t x306 = ((x305 << 2 | x305 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x305 << 6 | x305 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x307 = x303 ^ x306;
    const uint32_t x308 = x277 ^ (x220 ^ (x33 & x29));
    const uint32_t x309 = x308 ^ ((x34 & x21) ^ x45);
    const uint32_t x310 = ((x309 << 3 | x309 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x309 << 7 | x309 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x311 = x235 ^ x234;
    const uint32_t t_9 = x299 ^ x307 ^ (x310 ^ ((x311 & UINT32_C(0x000f000f)) ^ p8));
    const uint32_t x312 = x291 ^ (x251 ^ (x86 & x82));
    const uint32_t x313 = x312 ^ ((x87 & x74) ^ x98);
    const uint32_t x314 = (x313 << 4 | x313 >> (32 - 4));
    const uint32_t x315 = x303 ^ x314;
    const uint32_t t_10 = x300 ^ x315 ^ (x306 ^ (((x311 >> 8) & UINT32_C(0x000f000f)) ^ p9));
    const uint32_t x316 = x310 ^ x314;
    const uint32_t x317 = x273 ^ x272;
    const uint32_t t_11 = x290 ^ x316 ^ (x303 ^ ((x317 & UINT32_C(0x000f000f)) ^ p10));
    const uint32_t x318 = x306 ^ x310;
    const uint32_t t_12 = x318 ^ (x314 ^ (((x317 >> 8) & UINT32_C(0x000f000f)) ^ p11)) ^ x294;
    const uint32_t x319 = x47 ^ (x37 & x19);
    const uint32_t x320 = x319 ^ (x215 ^ x218);
    const uint32_t x321 = ((x320 << 3 | x320 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x320 << 7 | x320 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x322 = x282 ^ x281;
    const uint32_t x323 = x258 ^ (x144 & x126);
    const uint32_t x324 = x323 ^ (x150 ^ x154);
    const uint32_t x325 = ((x324 << 1 | x324 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x324 << 5 | x324 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x326 = x240 ^ (x197 & x179);
    const uint32_t x327 = x326 ^ (x203 ^ x207);
    const uint32_t x328 = ((x327 << 2 | x327 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x327 << 6 | x327 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x329 = x325 ^ x328;
    const uint32_t t_13 = x321 ^ ((x322 & UINT32_C(0x000f000f)) ^ p12) ^ x316 ^ (x329 ^ x107);
    const uint32_t x330 = x100 ^ (x90 & x72);
    const uint32_t x331 = x330 ^ (x246 ^ x249);
    const uint32_t x332 = (x331 << 4 | x331 >> (32 - 4));
    const uint32_t x333 = x325 ^ x332;
    const uint32_t t_14 =
        x328 ^ (((x322 >> 8) & UINT32_C(0x000f000f)) ^ p13) ^ x318 ^ (x333 ^ x245);
    const uint32_t x334 = x297 ^ x296;
    const uint32_t x335 = x321 ^ x332;
    const uint32_t t_15 = x325 ^ ((x334 & UINT32_C(0x000f000f)) ^ p14) ^ x307 ^ (x335 ^ x263);
    const uint32_t x336 = x328 ^ x321;
    const uint32_t t_16 =
        x315 ^ x336 ^ (x276 ^ (x332 ^ (((x334 >> 8) & UINT32_C(0x000f000f)) ^ p15)));
    const uint32_t x337 = x319 ^ x219;
    const uint32_t x338 = ((x337 << 3 | x337 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x337 << 7 | x337 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x339 = x323 ^ x157;
    const uint32_t x340 = ((x339 << 1 | x339 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x339 << 5 | x339 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x341 = x326 ^ x210;
    const uint32_t x342 = ((x341 << 2 | x341 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x341 << 6 | x341 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x343 = x340 ^ x342;
    const uint32_t t_17 =
        x338 ^ (((x236 >> 4) & UINT32_C(0x000f000f)) ^ p16) ^ x335 ^ (x343 ^ x107);
    const uint32_t x344 = x330 ^ x250;
    const uint32_t x345 = (x344 << 4 | x344 >> (32 - 4));
    const uint32_t x346 = x340 ^ x345;
    const uint32_t t_18 =
        x342 ^ (((x236 >> 12) & UINT32_C(0x000f000f)) ^ p17) ^ x336 ^ (x346 ^ x245);
    const uint32_t x347 = x338 ^ x345;
    const uint32_t t_19 =
        x340 ^ (((x274 >> 4) & UINT32_C(0x000f000f)) ^ p18) ^ x329 ^ (x347 ^ x263);
    const uint32_t x348 = x342 ^ x338;
    const uint32_t t_20 =
        x333 ^ x348 ^ (x276 ^ (x345 ^ (((x274 >> 12) & UINT32_C(0x000f000f)) ^ p19)));
    const uint32_t x349 = x260 ^ x255;
    const uint32_t x350 = ~(x301 ^ (x349 ^ ((x145 & x124) ^ x148)));
    const uint32_t x351 = ((x350 << 1 | x350 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x350 << 5 | x350 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x352 = x242 ^ x237;
    const uint32_t x353 = ~(x304 ^ (x352 ^ ((x198 & x177) ^ x201)));
    const uint32_t x354 = ((x353 << 2 | x353 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x353 << 6 | x353 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x355 = x351 ^ x354;
    const uint32_t x356 = x51 ^ x43;
    const uint32_t x357 = ~(x308 ^ (x356 ^ ((x38 & x17) ^ x41)));
    const uint32_t x358 = ((x357 << 3 | x357 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x357 << 7 | x357 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_21 = x355 ^ x347 ^ (x358 ^ (((x283 >> 4) & UINT32_C(0x000f000f)) ^ p20));
    const uint32_t x359 = x104 ^ x96;
    const uint32_t x360 = ~(x312 ^ (x359 ^ ((x91 & x70) ^ x94)));
    const uint32_t x361 = (x360 << 4 | x360 >> (32 - 4));
    const uint32_t x362 = x351 ^ x361;
    const uint32_t t_22 = x362 ^ x348 ^ (x354 ^ (((x283 >> 12) & UINT32_C(0x000f000f)) ^ p21));
    const uint32_t x363 = x358 ^ x361;
    const uint32_t t_23 = x363 ^ x343 ^ (x351 ^ (((x298 >> 4) & UINT32_C(0x000f000f)) ^ p22));
    const uint32_t x364 = x354 ^ x358;
    const uint32_t t_24 = x346 ^ (x361 ^ (((x298 >> 12) & UINT32_C(0x000f000f)) ^ p23)) ^ x364;
    const uint32_t x365 = ~(x339 ^ x349);
    const uint32_t x366 = ((x365 << 1 | x365 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x365 << 5 | x365 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x367 = ~(x341 ^ x352);
    const uint32_t x368 = ((x367 << 2 | x367 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x367 << 6 | x367 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x369 = x366 ^ x368;
    const uint32_t x370 = ~(x337 ^ x356);
    const uint32_t x371 = ((x370 << 3 | x370 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x370 << 7 | x370 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_25 = x369 ^ x363 ^ (x371 ^ (((x311 >> 4) & UINT32_C(0x000f000f)) ^ p24));
    const uint32_t x372 = ~(x344 ^ x359);
    const uint32_t x373 = (x372 << 4 | x372 >> (32 - 4));
    const uint32_t x374 = x366 ^ x373;
    const uint32_t t_26 = x374 ^ x364 ^ (x368 ^ (((x311 >> 12) & UINT32_C(0x000f000f)) ^ p25));
    const uint32_t x375 = x371 ^ x373;
    const uint32_t t_27 = x375 ^ x355 ^ (x366 ^ (((x317 >> 4) & UINT32_C(0x000f000f)) ^ p26));
    const uint32_t x376 = x368 ^ x371;
    const uint32_t t_28 = x362 ^ (x373 ^ (((x317 >> 12) & UINT32_C(0x000f000f)) ^ p27)) ^ x376;
    const uint32_t t_29 = x375 ^ (x53 ^ (((x322 >> 4) & UINT32_C(0x000f000f)) ^ p28) ^ x263);
    const uint32_t t_30 = x376 ^ (x244 ^ (((x322 >> 12) & UINT32_C(0x000f000f)) ^ p29) ^ x276);
    const uint32_t t_31 = x369 ^ (x262 ^ (((x334 >> 4) & UINT32_C(0x000f000f)) ^ p30) ^ x107);
    const uint32_t t_32 = x374 ^ (x245 ^ (p31 ^ x106 ^ ((x334 >> 12) & UINT32_C(0x000f000f))));
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
    s[8] = t_9;
    s[9] = t_10;
    s[10] = t_11;
    s[11] = t_12;
    s[12] = t_13;
    s[13] = t_14;
    s[14] = t_15;
    s[15] = t_16;
    s[16] = t_17;
    s[17] = t_18;
    s[18] = t_19;
    s[19] = t_20;
    s[20] = t_21;
    s[21] = t_22;
    s[22] = t_23;
    s[23] = t_24;
    s[24] = t_25;
    s[25] = t_26;
    s[26] = t_27;
    s[27] = t_28;
    s[28] = t_29;
    s[29] = t_30;
    s[30] = t_31;
    s[31] = t_32;
}

static void aegis128l_encrypt_(aegis128l_word s[32], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m0_2, aegis128l_word m0_3, aegis128l_word m1_0, aegis128l_word m1_1,
    aegis128l_word m1_2, aegis128l_word m1_3, aegis128l_word *c0_0, aegis128l_word *c0_1,
    aegis128l_word *c0_2, aegis128l_word *c0_3, aegis128l_word *c1_0, aegis128l_word *c1_1,
    aegis128l_word *c1_2, aegis128l_word *c1_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p0 & (p0 << 28 | p0 >> (32 - 28));
    const uint32_t x2 = (x1 << 16 | x1 >> (32 - 16)) ^ ((p0 << 20 | p0 >> (32 - 20)) ^ p0);
    const uint32_t x3 = p1 & (p1 << 28 | p1 >> (32 - 28));
    const uint32_t x4 = (x3 << 16 | x3 >> (32 - 16)) ^ ((p1 << 20 | p1 >> (32 - 20)) ^ p1);
    const uint32_t x5 = p16 & (p16 << 28 | p16 >> (32 - 28));
    const uint32_t x6 = (x5 << 16 | x5 >> (32 - 16)) ^ ((p16 << 20 | p16 >> (32 - 20)) ^ p16);
    const uint32_t x7 = p17 & (p17 << 28 | p17 >> (32 - 28));
    const uint32_t x8 = (x7 << 16 | x7 >> (32 - 16)) ^ ((p17 << 20 | p17 >> (32 - 20)) ^ p17);
    const uint32_t x9 = ((x2 << 8 | x2 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x4 << 16 | x4 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x6 << 12 | x6 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x8 << 20 | x8 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x10 = p8 & (p8 << 28 | p8 >> (32 - 28));
    const uint32_t x11 = (x10 << 16 | x10 >> (32 - 16)) ^ ((p8 << 20 | p8 >> (32 - 20)) ^ p8);
    const uint32_t x12 = p9 & (p9 << 28 | p9 >> (32 - 28));
    const uint32_t x13 = (x12 << 16 | x12 >> (32 - 16)) ^ ((p9 << 20 | p9 >> (32 - 20)) ^ p9);
    const uint32_t x14 = p24 & (p24 << 28 | p24 >> (32 - 28));
    const uint32_t x15 = (x14 << 16 | x14 >> (32 - 16)) ^ ((p24 << 20 | p24 >> (32 - 20)) ^ p24);
    const uint32_t x16 = p25 & (p25 << 28 | p25 >> (32 - 28));
    const uint32_t x17 = (x16 << 16 | x16 >> (32 - 16)) ^ ((p25 << 20 | p25 >> (32 - 20)) ^ p25);
    const uint32_t x18 = ((x11 << 8 | x11 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x13 << 16 | x13 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x15 << 12 | x15 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x17 << 20 | x17 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x19 = ((x9 >> 2) ^ x18) & UINT32_C(0x33333333);
    const uint32_t x20 = (x19 << 2) ^ x9;
    const uint32_t x21 = p4 & (p4 << 28 | p4 >> (32 - 28));
    const uint32_t x22 = (x21 << 16 | x21 >> (32 - 16)) ^ ((p4 << 20 | p4 >> (32 - 20)) ^ p4);
    const uint32_t x23 = p5 & (p5 << 28 | p5 >> (32 - 28));
    const uint32_t x24 = (x23 << 16 | x23 >> (32 - 16)) ^ ((p5 << 20 | p5 >> (32 - 20)) ^ p5);
    const uint32_t x25 = p20 & (p20 << 28 | p20 >> (32 - 28));
    const uint32_t x26 = (x25 << 16 | x25 >> (32 - 16)) ^ ((p20 << 20 | p20 >> (32 - 20)) ^ p20);
    const uint32_t x27 = p21 & (p21 << 28 | p21 >> (32 - 28));
    const uint32_t x28 = (x27 << 16 | x27 >> (32 - 16)) ^ ((p21 << 20 | p21 >> (32 - 20)) ^ p21);
    const uint32_t x29 = ((x22 << 8 | x22 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x24 << 16 | x24 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x26 << 12 | x26 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x28 << 20 | x28 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x30 = p12 & (p12 << 28 | p12 >> (32 - 28));
    const uint32_t x31 = (x30 << 16 | x30 >> (32 - 16)) ^ ((p12 << 20 | p12 >> (32 - 20)) ^ p12);
    const uint32_t x32 = p13 & (p13 << 28 | p13 >> (32 - 28));
    const uint32_t x33 = (x32 << 16 | x32 >> (32 - 16)) ^ ((p13 << 20 | p13 >> (32 - 20)) ^ p13);
    const uint32_t x34 = p28 & (p28 << 28 | p28 >> (32 - 28));
    const uint32_t x35 = (x34 << 16 | x34 >> (32 - 16)) ^ ((p28 << 20 | p28 >> (32 - 20)) ^ p28);
    const uint32_t x36 = p29 & (p29 << 28 | p29 >> (32 - 28));
    const uint32_t x37 = (x36 << 16 | x36 >> (32 - 16)) ^ ((p29 << 20 | p29 >> (32 - 20)) ^ p29);
    const uint32_t x38 = ((x31 << 8 | x31 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x33 << 16 | x33 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x35 << 12 | x35 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x37 << 20 | x37 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x39 = ((x29 >> 2) ^ x38) & UINT32_C(0x33333333);
    const uint32_t x40 = (x39 << 2) ^ x29;
    const uint32_t x41 = ((x20 >> 1) ^ x40) & UINT32_C(0x55555555);
    const uint32_t x42 = (x41 << 1) ^ x20;
    const uint32_t x43 = p2 & (p2 << 28 | p2 >> (32 - 28));
    const uint32_t x44 = (x43 << 16 | x43 >> (32 - 16)) ^ ((p2 << 20 | p2 >> (32 - 20)) ^ p2);
    const uint32_t x45 = p3 & (p3 << 28 | p3 >> (32 - 28));
    const uint32_t x46 = (x45 << 16 | x45 >> (32 - 16)) ^ ((p3 << 20 | p3 >> (32 - 20)) ^ p3);
    const uint32_t x47 = p18 & (p18 << 28 | p18 >> (32 - 28));
    const uint32_t x48 = (x47 << 16 | x47 >> (32 - 16)) ^ ((p18 << 20 | p18 >> (32 - 20)) ^ p18);
    const uint32_t x49 = p19 & (p19 << 28 | p19 >> (32 - 28));
    const uint32_t x50 = (x49 << 16 | x49 >> (32 - 16)) ^ ((p19 << 20 | p19 >> (32 - 20)) ^ p19);
    const uint32_t x51 = ((x44 << 8 | x44 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x46 << 16 | x46 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x48 << 12 | x48 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x50 << 20 | x50 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x52 = p10 & (p10 << 28 | p10 >> (32 - 28));
    const uint32_t x53 = (x52 << 16 | x52 >> (32 - 16)) ^ ((p10 << 20 | p10 >> (32 - 20)) ^ p10);
    const uint32_t x54 = p11 & (p11 << 28 | p11 >> (32 - 28));
    const uint32_t x55 = (x54 << 16 | x54 >> (32 - 16)) ^ ((p11 << 20 | p11 >> (32 - 20)) ^ p11);
    const uint32_t x56 = p26 & (p26 << 28 | p26 >> (32 - 28));
    const uint32_t x57 = (x56 << 16 | x56 >> (32 - 16)) ^ ((p26 << 20 | p26 >> (32 - 20)) ^ p26);
    const uint32_t x58 = p27 & (p27 << 28 | p27 >> (32 - 28));
    const uint32_t x59 = (x58 << 16 | x58 >> (32 - 16)) ^ ((p27 << 20 | p27 >> (32 - 20)) ^ p27);
    const uint32_t x60 = ((x53 << 8 | x53 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x55 << 16 | x55 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x57 << 12 | x57 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x59 << 20 | x59 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x61 = ((x51 >> 2) ^ x60) & UINT32_C(0x33333333);
    const uint32_t x62 = (x61 << 2) ^ x51;
    const uint32_t x63 = p6 & (p6 << 28 | p6 >> (32 - 28));
    const uint32_t x64 = (x63 << 16 | x63 >> (32 - 16)) ^ ((p6 << 20 | p6 >> (32 - 20)) ^ p6);
    const uint32_t x65 = p7 & (p7 << 28 | p7 >> (32 - 28));
    const uint32_t x66 = (x65 << 16 | x65 >> (32 - 16)) ^ ((p7 << 20 | p7 >> (32 - 20)) ^ p7);
    const uint32_t x67 = p22 & (p22 << 28 | p22 >> (32 - 28));
    const uint32_t x68 = (x67 << 16 | x67 >> (32 - 16)) ^ ((p22 << 20 | p22 >> (32 - 20)) ^ p22);
    const uint32_t x69 = p23 & (p23 << 28 | p23 >> (32 - 28));
    const uint32_t x70 = (x69 << 16 | x69 >> (32 - 16)) ^ ((p23 << 20 | p23 >> (32 - 20)) ^ p23);
    const uint32_t x71 = ((x64 << 8 | x64 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x66 << 16 | x66 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x68 << 12 | x68 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x70 << 20 | x70 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x72 = p14 & (p14 << 28 | p14 >> (32 - 28));
    const uint32_t x73 = (x72 << 16 | x72 >> (32 - 16)) ^ ((p14 << 20 | p14 >> (32 - 20)) ^ p14);
    const uint32_t x74 = p15 & (p15 << 28 | p15 >> (32 - 28));
    const uint32_t x75 = (x74 << 16 | x74 >> (32 - 16)) ^ ((p15 << 20 | p15 >> (32 - 20)) ^ p15);
    const uint32_t x76 = p30 & (p30 << 28 | p30 >> (32 - 28));
    const uint32_t x77 = (x76 << 16 | x76 >> (32 - 16)) ^ ((p30 << 20 | p30 >> (32 - 20)) ^ p30);
    const uint32_t x78 = p31 & (p31 << 28 | p31 >> (32 - 28));
    const uint32_t x79 = (x78 << 16 | x78 >> (32 - 16)) ^ ((p31 << 20 | p31 >> (32 - 20)) ^ p31);
    const uint32_t x80 = ((x73 << 8 | x73 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x75 << 16 | x75 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x77 << 12 | x77 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x79 << 20 | x79 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x81 = ((x71 >> 2) ^ x80) & UINT32_C(0x33333333);
    const uint32_t x82 = (x81 << 2) ^ x71;
    const uint32_t x83 = ((x62 >> 1) ^ x82) & UINT32_C(0x55555555);
    const uint32_t x84 = (x83 << 1) ^ x62;
    const uint32_t x85 = ((x42 >> 16) ^ x84) & UINT32_C(0x0000ffff);
    const uint32_t t_1 = (x85 << 16) ^ (m0_0 ^ x42);
    const uint32_t x86 = x41 ^ x40;
    const uint32_t x87 = x83 ^ x82;
    const uint32_t x88 = ((x86 >> 16) ^ x87) & UINT32_C(0x0000ffff);
    const uint32_t t_2 = (x88 << 16) ^ (m0_1 ^ x86);
    const uint32_t x89 = x19 ^ x18;
    const uint32_t x90 = x39 ^ x38;
    const uint32_t x91 = ((x89 >> 1) ^ x90) & UINT32_C(0x55555555);
    const uint32_t x92 = (x91 << 1) ^ x89;
    const uint32_t x93 = x61 ^ x60;
    const uint32_t x94 = x81 ^ x80;
    const uint32_t x95 = ((x93 >> 1) ^ x94) & UINT32_C(0x55555555);
    const uint32_t x96 = (x95 << 1) ^ x93;
    const uint32_t x97 = ((x92 >> 16) ^ x96) & UINT32_C(0x0000ffff);
    const uint32_t t_3 = (x97 << 16) ^ (m0_2 ^ x92);
    const uint32_t x98 = x91 ^ x90;
    const uint32_t x99 = x95 ^ x94;
    const uint32_t x100 = ((x98 >> 16) ^ x99) & UINT32_C(0x0000ffff);
    const uint32_t t_4 = (x100 << 16) ^ (m0_3 ^ x98);
    const uint32_t t_5 = x85 ^ (m1_0 ^ x84);
    const uint32_t t_6 = x88 ^ (m1_1 ^ x87);
    const uint32_t t_7 = x97 ^ (m1_2 ^ x96);
    const uint32_t t_8 = x100 ^ (m1_3 ^ x99);
    const uint32_t x101 = p9 ^ p17;
    const uint32_t x102 = p5 ^ p29;
    const uint32_t x103 = x101 ^ x102;
    const uint32_t x104 = x103 ^ p13;
    const uint32_t x105 = x104 ^ p25;
    const uint32_t x106 = p17 ^ p29;
    const uint32_t x107 = x105 ^ x106;
    const uint32_t x108 = x104 ^ p9;
    const uint32_t x109 = p21 ^ p25;
    const uint32_t x110 = x108 ^ x109;
    const uint32_t x111 = x107 ^ x110;
    const uint32_t x112 = x106 & ~x105;
    const uint32_t x113 = (x101 & x111) ^ x112;
    const uint32_t x114 = x103 & x108;
    const uint32_t x115 = x109 ^ p1;
    const uint32_t x116 = x115 ^ p5;
    const uint32_t x117 = p9 ^ p29;
    const uint32_t x118 = x116 ^ x117;
    const uint32_t x119 = x108 ^ p1;
    const uint32_t x120 = x113 ^ (x114 ^ x105 ^ (x118 & x119));
    const uint32_t x121 = x115 ^ p17;
    const uint32_t x122 = x112 ^ (x117 & x110);
    const uint32_t x123 = x110 ^ x114 ^ ((x121 & p1) ^ x117) ^ x122;
    const uint32_t x124 = x120 ^ x123;
    const uint32_t x125 = x107 ^ x109;
    const uint32_t x126 = x102 & x125;
    const uint32_t x127 = x125 ^ ((x115 & ~p5) ^ x102) ^ x126 ^ x113;
    const uint32_t x128 = x120 & x127;
    const uint32_t x129 = x115 ^ p29;
    const uint32_t x130 = x107 ^ p1;
    const uint32_t x131 = x125 ^ p29 ^ x122 ^ (x126 ^ (x129 & x130));
    const uint32_t x132 = x128 ^ x131;
    const uint32_t x133 = (x124 & x132) ^ x123;
    const uint32_t x134 = ((x128 ^ x123) & (x131 ^ x127)) ^ x131;
    const uint32_t x135 = x131 & (x134 ^ x132);
    const uint32_t x136 = (x133 & (x135 ^ x132)) ^ x124;
    const uint32_t x137 = x135 ^ (x134 ^ x127);
    const uint32_t x138 = x136 ^ x137;
    const uint32_t x139 = x134 ^ x133;
    const uint32_t x140 = x138 ^ x139;
    const uint32_t x141 = x140 & x101;
    const uint32_t x142 = x141 ^ (x139 & x106);
    const uint32_t x143 = x136 & x115;
    const uint32_t x144 = x142 ^ x143;
    const uint32_t x145 = x137 & x118;
    const uint32_t x146 = x137 ^ x134;
    const uint32_t x147 = x144 ^ (x145 ^ (x146 & x103));
    const uint32_t x148 = x136 ^ x133;
    const uint32_t x149 = x148 & x125;
    const uint32_t x150 = x140 & x111;
    const uint32_t x151 = x149 ^ (x139 & x107) ^ x150;
    const uint32_t x152 = x147 ^ x151;
    const uint32_t x153 = ((x152 << 3 | x152 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x152 << 7 | x152 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x154 = p8 ^ p16;
    const uint32_t x155 = p4 ^ p28;
    const uint32_t x156 = x154 ^ x155;
    const uint32_t x157 = x156 ^ p12;
    const uint32_t x158 = x157 ^ p24;
    const uint32_t x159 = p16 ^ p28;
    const uint32_t x160 = x158 ^ x159;
    const uint32_t x161 = x157 ^ p8;
    const uint32_t x162 = p20 ^ p24;
    const uint32_t x163 = x161 ^ x162;
    const uint32_t x164 = x160 ^ x163;
    const uint32_t x165 = x159 & ~x158;
    const uint32_t x166 = (x154 & x164) ^ x165;
    const uint32_t x167 = x156 & x161;
    const uint32_t x168 = x162 ^ p0;
    const uint32_t x169 = x168 ^ p4;
    const uint32_t x170 = p8 ^ p28;
    const uint32_t x171 = x169 ^ x170;
    const uint32_t x172 = x161 ^ p0;
    const uint32_t x173 = x166 ^ (x167 ^ x158 ^ (x171 & x172));
    const uint32_t x174 = x168 ^ p16;
    const uint32_t x175 = x165 ^ (x170 & x163);
    const uint32_t x176 = x163 ^ x167 ^ ((x174 & p0) ^ x170) ^ x175;
    const uint32_t x177 = x173 ^ x176;
    const uint32_t x178 = x160 ^ x162;
    const uint32_t x179 = x155 & x178;
    const uint32_t x180 = x178 ^ ((x168 & ~p4) ^ x155) ^ x179 ^ x166;
    const uint32_t x181 = x173 & x180;
    const uint32_t x182 = x168 ^ p28;
    const uint32_t x183 = x160 ^ p0;
    const uint32_t x184 = x178 ^ p28 ^ x175 ^ (x179 ^ (x182 & x183));
    const uint32_t x185 = x181 ^ x184;
    const uint32_t x186 = (x177 & x185) ^ x176;
    const uint32_t x187 = ((x181 ^ x176) & (x184 ^ x180)) ^ x184;
    const uint32_t x188 = x184 & (x187 ^ x185);
    const uint32_t x189 = (x186 & (x188 ^ x185)) ^ x177;
    const uint32_t x190 = x188 ^ (x187 ^ x180);
    const uint32_t x191 = x189 ^ x190;
    const uint32_t x192 = x187 ^ x186;
    const uint32_t x193 = x191 ^ x192;
    const uint32_t x194 = x193 & x154;
    const uint32_t x195 = x194 ^ (x192 & x159);
    const uint32_t x196 = x189 & x168;
    const uint32_t x197 = x195 ^ x196;
    const uint32_t x198 = x190 & x171;
    const uint32_t x199 = x190 ^ x187;
    const uint32_t x200 = x197 ^ (x198 ^ (x199 & x156));
    const uint32_t x201 = x189 ^ x186;
    const uint32_t x202 = x201 & x178;
    const uint32_t x203 = x193 & x164;
    const uint32_t x204 = x202 ^ (x192 & x160) ^ x203;
    const uint32_t x205 = x200 ^ x204;
    const uint32_t x206 = (x205 << 4 | x205 >> (32 - 4));
    const uint32_t x207 = x153 ^ x206;
    const uint32_t x208 = p11 ^ p19;
    const uint32_t x209 = p7 ^ p31;
    const uint32_t x210 = x208 ^ x209;
    const uint32_t x211 = x210 ^ p15;
    const uint32_t x212 = x211 ^ p27;
    const uint32_t x213 = p19 ^ p31;
    const uint32_t x214 = x212 ^ x213;
    const uint32_t x215 = x211 ^ p11;
    const uint32_t x216 = p23 ^ p27;
    const uint32_t x217 = x215 ^ x216;
    const uint32_t x218 = x214 ^ x217;
    const uint32_t x219 = x213 & ~x212;
    const uint32_t x220 = (x208 & x218) ^ x219;
    const uint32_t x221 = x210 & x215;
    const uint32_t x222 = x216 ^ p3;
    const uint32_t x223 = x222 ^ p7;
    const uint32_t x224 = p11 ^ p31;
    const uint32_t x225 = x223 ^ x224;
    const uint32_t x226 = x215 ^ p3;
    const uint32_t x227 = x220 ^ (x221 ^ x212 ^ (x225 & x226));
    const uint32_t x228 = x222 ^ p19;
    const uint32_t x229 = x219 ^ (x224 & x217);
    const uint32_t x230 = x217 ^ x221 ^ ((x228 & p3) ^ x224) ^ x229;
    const uint32_t x231 = x227 ^ x230;
    const uint32_t x232 = x214 ^ x216;
    const uint32_t x233 = x209 & x232;
    const uint32_t x234 = x232 ^ ((x222 & ~p7) ^ x209) ^ x233 ^ x220;
    const uint32_t x235 = x227 & x234;
    const uint32_t x236 = x222 ^ p31;
    const uint32_t x237 = x214 ^ p3;
    const uint32_t x238 = x232 ^ p31 ^ x229 ^ (x233 ^ (x236 & x237));
    const uint32_t x239 = x235 ^ x238;
    const uint32_t x240 = (x231 & x239) ^ x230;
    const uint32_t x241 = ((x235 ^ x230) & (x238 ^ x234)) ^ x238;
    const uint32_t x242 = x238 & (x241 ^ x239);
    const uint32_t x243 = (x240 & (x242 ^ x239)) ^ x231;
    const uint32_t x244 = x242 ^ (x241 ^ x234);
    const uint32_t x245 = x243 ^ x244;
    const uint32_t x246 = x241 ^ x240;
    const uint32_t x247 = x245 ^ x246;
    const uint32_t x248 = x247 & x208;
    const uint32_t x249 = x248 ^ (x246 & x213);
    const uint32_t x250 = x240 & x237;
    const uint32_t x251 = (x243 & x223) ^ x250;
    const uint32_t x252 = x243 ^ x240;
    const uint32_t x253 = x252 & x209;
    const uint32_t x254 = x241 & p3;
    const uint32_t x255 = x252 & x232;
    const uint32_t x256 = x244 ^ x241;
    const uint32_t x257 = x255 ^ (x256 & x215);
    const uint32_t x258 = x253 ^ x254 ^ x257;
    const uint32_t x259 = ~(x249 ^ x251 ^ x258);
    const uint32_t x260 = ((x259 << 1 | x259 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x259 << 5 | x259 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x261 = p10 ^ p18;
    const uint32_t x262 = p6 ^ p30;
    const uint32_t x263 = x261 ^ x262;
    const uint32_t x264 = x263 ^ p14;
    const uint32_t x265 = x264 ^ p26;
    const uint32_t x266 = p18 ^ p30;
    const uint32_t x267 = x265 ^ x266;
    const uint32_t x268 = x264 ^ p10;
    const uint32_t x269 = p22 ^ p26;
    const uint32_t x270 = x268 ^ x269;
    const uint32_t x271 = x267 ^ x270;
    const uint32_t x272 = x266 & ~x265;
    const uint32_t x273 = (x261 & x271) ^ x272;
    const uint32_t x274 = x263 & x268;
    const uint32_t x275 = x269 ^ p2;
    const uint32_t x276 = x275 ^ p6;
    const uint32_t x277 = p10 ^ p30;
    const uint32_t x278 = x276 ^ x277;
    const uint32_t x279 = x268 ^ p2;
    const uint32_t x280 = x273 ^ (x274 ^ x265 ^ (x278 & x279));
    const uint32_t x281 = x275 ^ p18;
    const uint32_t x282 = x272 ^ (x277 & x270);
    const uint32_t x283 = x270 ^ x274 ^ ((x281 & p2) ^ x277) ^ x282;
    const uint32_t x284 = x280 ^ x283;
    const uint32_t x285 = x267 ^ x269;
    const uint32_t x286 = x262 & x285;
    const uint32_t x287 = x285 ^ ((x275 & ~p6) ^ x262) ^ x286 ^ x273;
    const uint32_t x288 = x280 & x287;
    const uint32_t x289 = x275 ^ p30;
    const uint32_t x290 = x267 ^ p2;
    const uint32_t x291 = x285 ^ p30 ^ x282 ^ (x286 ^ (x289 & x290));
    const uint32_t x292 = x288 ^ x291;
    const uint32_t x293 = (x284 & x292) ^ x283;
    const uint32_t x294 = ((x288 ^ x283) & (x291 ^ x287)) ^ x291;
    const uint32_t x295 = x291 & (x294 ^ x292);
    const uint32_t x296 = (x293 & (x295 ^ x292)) ^ x284;
    const uint32_t x297 = x295 ^ (x294 ^ x287);
    const uint32_t x298 = x296 ^ x297;
    const uint32_t x299 = x294 ^ x293;
    const uint32_t x300 = x298 ^ x299;
    const uint32_t x301 = x300 & x261;
    const uint32_t x302 = x301 ^ (x299 & x266);
    const uint32_t x303 = x293 & x290;
    const uint32_t x304 = (x296 & x276) ^ x303;
    const uint32_t x305 = x296 ^ x293;
    const uint32_t x306 = x305 & x262;
    const uint32_t x307 = x294 & p2;
    const uint32_t x308 = x305 & x285;
    const uint32_t x309 = x297 ^ x294;
    const uint32_t x310 = x308 ^ (x309 & x268);
    const uint32_t x311 = x306 ^ x307 ^ x310;
    const uint32_t x312 = ~(x302 ^ x304 ^ x311);
    const uint32_t x313 = ((x312 << 2 | x312 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x312 << 6 | x312 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x314 = x260 ^ x313;
    const uint32_t x315 = x133 & x130;
    const uint32_t x316 = (x136 & x116) ^ x315;
    const uint32_t x317 = x148 & x102;
    const uint32_t x318 = x134 & p1;
    const uint32_t x319 = x149 ^ (x146 & x108);
    const uint32_t x320 = x317 ^ x318 ^ x319;
    const uint32_t x321 = ~(x142 ^ x316 ^ x320);
    const uint32_t x322 = ((x321 << 3 | x321 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x321 << 7 | x321 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x323 = ((m0_0 >> 16) ^ m1_0) & UINT32_C(0x0000ffff);
    const uint32_t x324 = (x323 << 16) ^ m0_0;
    const uint32_t x325 = ((m0_1 >> 16) ^ m1_1) & UINT32_C(0x0000ffff);
    const uint32_t x326 = (x325 << 16) ^ m0_1;
    const uint32_t x327 = ((x324 >> 1) ^ x326) & UINT32_C(0x55555555);
    const uint32_t x328 = (x327 << 1) ^ x324;
    const uint32_t x329 = ((m0_2 >> 16) ^ m1_2) & UINT32_C(0x0000ffff);
    const uint32_t x330 = (x329 << 16) ^ m0_2;
    const uint32_t x331 = ((m0_3 >> 16) ^ m1_3) & UINT32_C(0x0000ffff);
    const uint32_t x332 = (x331 << 16) ^ m0_3;
    const uint32_t x333 = ((x330 >> 1) ^ x332) & UINT32_C(0x55555555);
    const uint32_t x334 = (x333 << 1) ^ x330;
    const uint32_t x335 = ((x328 >> 2) ^ x334) & UINT32_C(0x33333333);
    const uint32_t x336 = (x335 << 2) ^ x328;
    const uint32_t t_9 = x207 ^ x314 ^ (x322 ^ ((x336 & UINT32_C(0x000f000f)) ^ p0));
    const uint32_t x337 = x296 & x275;
    const uint32_t x338 = x302 ^ x337;
    const uint32_t x339 = x297 & x278;
    const uint32_t x340 = x338 ^ (x339 ^ (x309 & x263));
    const uint32_t x341 = x300 & x271;
    const uint32_t x342 = x308 ^ (x299 & x267) ^ x341;
    const uint32_t x343 = x340 ^ x342;
    const uint32_t x344 = ((x343 << 2 | x343 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x343 << 6 | x343 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x345 = x344 ^ x153;
    const uint32_t x346 = x186 & x183;
    const uint32_t x347 = (x189 & x169) ^ x346;
    const uint32_t x348 = x201 & x155;
    const uint32_t x349 = x187 & p0;
    const uint32_t x350 = x202 ^ (x199 & x161);
    const uint32_t x351 = x348 ^ x349 ^ x350;
    const uint32_t x352 = ~(x195 ^ x347 ^ x351);
    const uint32_t x353 = (x352 << 4 | x352 >> (32 - 4));
    const uint32_t x354 = x260 ^ x353;
    const uint32_t t_10 = x345 ^ x354 ^ (x313 ^ (((x336 >> 8) & UINT32_C(0x000f000f)) ^ p1));
    const uint32_t x355 = x243 & x222;
    const uint32_t x356 = x249 ^ x355;
    const uint32_t x357 = x244 & x225;
    const uint32_t x358 = x356 ^ (x357 ^ (x256 & x210));
    const uint32_t x359 = x247 & x218;
    const uint32_t x360 = x255 ^ (x246 & x214) ^ x359;
    const uint32_t x361 = x358 ^ x360;
    const uint32_t x362 = ((x361 << 1 | x361 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x361 << 5 | x361 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x363 = x362 ^ x344;
    const uint32_t x364 = x322 ^ x353;
    const uint32_t x365 = x323 ^ m1_0;
    const uint32_t x366 = x325 ^ m1_1;
    const uint32_t x367 = ((x365 >> 1) ^ x366) & UINT32_C(0x55555555);
    const uint32_t x368 = (x367 << 1) ^ x365;
    const uint32_t x369 = x329 ^ m1_2;
    const uint32_t x370 = x331 ^ m1_3;
    const uint32_t x371 = ((x369 >> 1) ^ x370) & UINT32_C(0x55555555);
    const uint32_t x372 = (x371 << 1) ^ x369;
    const uint32_t x373 = ((x368 >> 2) ^ x372) & UINT32_C(0x33333333);
    const uint32_t x374 = (x373 << 2) ^ x368;
    const uint32_t t_11 = x363 ^ x364 ^ (x260 ^ ((x374 & UINT32_C(0x000f000f)) ^ p2));
    const uint32_t x375 = x313 ^ x322;
    const uint32_t x376 = x362 ^ x206;
    const uint32_t t_12 = x375 ^ (x353 ^ (((x374 >> 8) & UINT32_C(0x000f000f)) ^ p3)) ^ x376;
    const uint32_t x377 = x144 ^ (x150 ^ (x138 & x110));
    const uint32_t x378 = ~(x377 ^ (x316 ^ x317));
    const uint32_t x379 = ((x378 << 3 | x378 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x378 << 7 | x378 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x380 = x327 ^ x326;
    const uint32_t x381 = x333 ^ x332;
    const uint32_t x382 = ((x380 >> 2) ^ x381) & UINT32_C(0x33333333);
    const uint32_t x383 = (x382 << 2) ^ x380;
    const uint32_t x384 = x356 ^ (x359 ^ (x245 & x217));
    const uint32_t x385 = ~(x384 ^ (x251 ^ x253));
    const uint32_t x386 = ((x385 << 1 | x385 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x385 << 5 | x385 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x387 = x338 ^ (x341 ^ (x298 & x270));
    const uint32_t x388 = ~(x387 ^ (x304 ^ x306));
    const uint32_t x389 = ((x388 << 2 | x388 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x388 << 6 | x388 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x390 = x386 ^ x389;
    const uint32_t t_13 = x379 ^ ((x383 & UINT32_C(0x000f000f)) ^ p4) ^ x390 ^ (x207 ^ x364);
    const uint32_t x391 = x197 ^ (x203 ^ (x191 & x163));
    const uint32_t x392 = ~(x391 ^ (x347 ^ x348));
    const uint32_t x393 = (x392 << 4 | x392 >> (32 - 4));
    const uint32_t x394 = x386 ^ x393;
    const uint32_t t_14 = x389 ^ (((x383 >> 8) & UINT32_C(0x000f000f)) ^ p5) ^ x394 ^ (x345 ^ x375);
    const uint32_t x395 = x367 ^ x366;
    const uint32_t x396 = x371 ^ x370;
    const uint32_t x397 = ((x395 >> 2) ^ x396) & UINT32_C(0x33333333);
    const uint32_t x398 = (x397 << 2) ^ x395;
    const uint32_t x399 = x379 ^ x393;
    const uint32_t t_15 = x386 ^ ((x398 & UINT32_C(0x000f000f)) ^ p6) ^ x399 ^ (x363 ^ x314);
    const uint32_t x400 = x389 ^ x379;
    const uint32_t t_16 =
        x400 ^ x376 ^ (x354 ^ (x393 ^ (((x398 >> 8) & UINT32_C(0x000f000f)) ^ p7)));
    const uint32_t x401 = x384 ^ (x258 ^ (x240 & x236));
    const uint32_t x402 = x401 ^ ((x241 & x228) ^ x357);
    const uint32_t x403 = ((x402 << 1 | x402 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x402 << 5 | x402 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x404 = x387 ^ (x311 ^ (x293 & x289));
    const uint32_t x405 = x404 ^ ((x294 & x281) ^ x339);
    const uint32_t x406 = ((x405 << 2 | x405 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x405 << 6 | x405 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x407 = x403 ^ x406;
    const uint32_t x408 = x377 ^ (x320 ^ (x133 & x129));
    const uint32_t x409 = x408 ^ ((x134 & x121) ^ x145);
    const uint32_t x410 = ((x409 << 3 | x409 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x409 << 7 | x409 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x411 = x335 ^ x334;
    const uint32_t t_17 = x399 ^ x407 ^ (x410 ^ ((x411 & UINT32_C(0x000f000f)) ^ p8));
    const uint32_t x412 = x391 ^ (x351 ^ (x186 & x182));
    const uint32_t x413 = x412 ^ ((x187 & x174) ^ x198);
    const uint32_t x414 = (x413 << 4 | x413 >> (32 - 4));
    const uint32_t x415 = x403 ^ x414;
    const uint32_t t_18 = x400 ^ x415 ^ (x406 ^ (((x411 >> 8) & UINT32_C(0x000f000f)) ^ p9));
    const uint32_t x416 = x410 ^ x414;
    const uint32_t x417 = x373 ^ x372;
    const uint32_t t_19 = x390 ^ x416 ^ (x403 ^ ((x417 & UINT32_C(0x000f000f)) ^ p10));
    const uint32_t x418 = x406 ^ x410;
    const uint32_t t_20 = x418 ^ (x414 ^ (((x417 >> 8) & UINT32_C(0x000f000f)) ^ p11)) ^ x394;
    const uint32_t x419 = x147 ^ (x137 & x119);
    const uint32_t x420 = x419 ^ (x315 ^ x318);
    const uint32_t x421 = ((x420 << 3 | x420 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x420 << 7 | x420 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x422 = x382 ^ x381;
    const uint32_t x423 = x358 ^ (x244 & x226);
    const uint32_t x424 = x423 ^ (x250 ^ x254);
    const uint32_t x425 = ((x424 << 1 | x424 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x424 << 5 | x424 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x426 = x340 ^ (x297 & x279);
    const uint32_t x427 = x426 ^ (x303 ^ x307);
    const uint32_t x428 = ((x427 << 2 | x427 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x427 << 6 | x427 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x429 = x425 ^ x428;
    const uint32_t t_21 = x421 ^ ((x422 & UINT32_C(0x000f000f)) ^ p12) ^ x416 ^ (x429 ^ x207);
    const uint32_t x430 = x200 ^ (x190 & x172);
    const uint32_t x431 = x430 ^ (x346 ^ x349);
    const uint32_t x432 = (x431 << 4 | x431 >> (32 - 4));
    const uint32_t x433 = x425 ^ x432;
    const uint32_t t_22 =
        x428 ^ (((x422 >> 8) & UINT32_C(0x000f000f)) ^ p13) ^ x418 ^ (x433 ^ x345);
    const uint32_t x434 = x397 ^ x396;
    const uint32_t x435 = x421 ^ x432;
    const uint32_t t_23 = x425 ^ ((x434 & UINT32_C(0x000f000f)) ^ p14) ^ x407 ^ (x435 ^ x363);
    const uint32_t x436 = x428 ^ x421;
    const uint32_t t_24 =
        x415 ^ x436 ^ (x376 ^ (x432 ^ (((x434 >> 8) & UINT32_C(0x000f000f)) ^ p15)));
    const uint32_t x437 = x419 ^ x319;
    const uint32_t x438 = ((x437 << 3 | x437 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x437 << 7 | x437 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x439 = x423 ^ x257;
    const uint32_t x440 = ((x439 << 1 | x439 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x439 << 5 | x439 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x441 = x426 ^ x310;
    const uint32_t x442 = ((x441 << 2 | x441 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x441 << 6 | x441 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x443 = x440 ^ x442;
    const uint32_t t_25 =
        x438 ^ (((x336 >> 4) & UINT32_C(0x000f000f)) ^ p16) ^ x435 ^ (x443 ^ x207);
    const uint32_t x444 = x430 ^ x350;
    const uint32_t x445 = (x444 << 4 | x444 >> (32 - 4));
    const uint32_t x446 = x440 ^ x445;
    const uint32_t t_26 =
        x442 ^ (((x336 >> 12) & UINT32_C(0x000f000f)) ^ p17) ^ x436 ^ (x446 ^ x345);
    const uint32_t x447 = x438 ^ x445;
    const uint32_t t_27 =
        x440 ^ (((x374 >> 4) & UINT32_C(0x000f000f)) ^ p18) ^ x429 ^ (x447 ^ x363);
    const uint32_t x448 = x442 ^ x438;
    const uint32_t t_28 =
        x433 ^ x448 ^ (x376 ^ (x445 ^ (((x374 >> 12) & UINT32_C(0x000f000f)) ^ p19)));
    const uint32_t x449 = x360 ^ x355;
    const uint32_t x450 = ~(x401 ^ (x449 ^ ((x245 & x224) ^ x248)));
    const uint32_t x451 = ((x450 << 1 | x450 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x450 << 5 | x450 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x452 = x342 ^ x337;
    const uint32_t x453 = ~(x404 ^ (x452 ^ ((x298 & x277) ^ x301)));
    const uint32_t x454 = ((x453 << 2 | x453 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x453 << 6 | x453 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x455 = x451 ^ x454;
    const uint32_t x456 = x151 ^ x143;
    const uint32_t x457 = ~(x408 ^ (x456 ^ ((x138 & x117) ^ x141)));
    const uint32_t x458 = ((x457 << 3 | x457 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x457 << 7 | x457 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_29 = x455 ^ x447 ^ (x458 ^ (((x383 >> 4) & UINT32_C(0x000f000f)) ^ p20));
    const uint32_t x459 = x204 ^ x196;
    const uint32_t x460 = ~(x412 ^ (x459 ^ ((x191 & x170) ^ x194)));
    const uint32_t x461 = (x460 << 4 | x460 >> (32 - 4));
    const uint32_t x462 = x451 ^ x461;
    const uint32_t t_30 = x462 ^ x448 ^ (x454 ^ (((x383 >> 12) & UINT32_C(0x000f000f)) ^ p21));
    const uint32_t x463 = x458 ^ x461;
    const uint32_t t_31 = x463 ^ x443 ^ (x451 ^ (((x398 >> 4) & UINT32_C(0x000f000f)) ^ p22));
    const uint32_t x464 = x454 ^ x458;
    const uint32_t t_32 = x446 ^ (x461 ^ (((x398 >> 12) & UINT32_C(0x000f000f)) ^ p23)) ^ x464;
    const uint32_t x465 = ~(x439 ^ x449);
    const uint32_t x466 = ((x465 << 1 | x465 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x465 << 5 | x465 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x467 = ~(x441 ^ x452);
    const uint32_t x468 = ((x467 << 2 | x467 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x467 << 6 | x467 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x469 = x466 ^ x468;
    const uint32_t x470 = ~(x437 ^ x456);
    const uint32_t x471 = ((x470 << 3 | x470 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x470 << 7 | x470 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_33 = x469 ^ x463 ^ (x471 ^ (((x411 >> 4) & UINT32_C(0x000f000f)) ^ p24));
    const uint32_t x472 = ~(x444 ^ x459);
    const uint32_t x473 = (x472 << 4 | x472 >> (32 - 4));
    const uint32_t x474 = x466 ^ x473;
    const uint32_t t_34 = x474 ^ x464 ^ (x468 ^ (((x411 >> 12) & UINT32_C(0x000f000f)) ^ p25));
    const uint32_t x475 = x471 ^ x473;
    const uint32_t t_35 = x475 ^ x455 ^ (x466 ^ (((x417 >> 4) & UINT32_C(0x000f000f)) ^ p26));
    const uint32_t x476 = x468 ^ x471;
    const uint32_t t_36 = x462 ^ (x473 ^ (((x417 >> 12) & UINT32_C(0x000f000f)) ^ p27)) ^ x476;
    const uint32_t t_37 = x475 ^ (x153 ^ (((x422 >> 4) & UINT32_C(0x000f000f)) ^ p28) ^ x363);
    const uint32_t t_38 = x476 ^ (x344 ^ (((x422 >> 12) & UINT32_C(0x000f000f)) ^ p29) ^ x376);
    const uint32_t t_39 = x469 ^ (x362 ^ (((x434 >> 4) & UINT32_C(0x000f000f)) ^ p30) ^ x207);
    const uint32_t t_40 = x474 ^ (x345 ^ (p31 ^ x206 ^ ((x434 >> 12) & UINT32_C(0x000f000f))));
    *c0_0 = t_1;
    *c0_1 = t_2;
    *c0_2 = t_3;
    *c0_3 = t_4;
    *c1_0 = t_5;
    *c1_1 = t_6;
    *c1_2 = t_7;
    *c1_3 = t_8;
    s[0] = t_9;
    s[1] = t_10;
    s[2] = t_11;
    s[3] = t_12;
    s[4] = t_13;
    s[5] = t_14;
    s[6] = t_15;
    s[7] = t_16;
    s[8] = t_17;
    s[9] = t_18;
    s[10] = t_19;
    s[11] = t_20;
    s[12] = t_21;
    s[13] = t_22;
    s[14] = t_23;
    s[15] = t_24;
    s[16] = t_25;
    s[17] = t_26;
    s[18] = t_27;
    s[19] = t_28;
    s[20] = t_29;
    s[21] = t_30;
    s[22] = t_31;
    s[23] = t_32;
    s[24] = t_33;
    s[25] = t_34;
    s[26] = t_35;
    s[27] = t_36;
    s[28] = t_37;
    s[29] = t_38;
    s[30] = t_39;
    s[31] = t_40;
}

static void aegis128l_decrypt_(aegis128l_word s[32], aegis128l_word c0_0, aegis128l_word c0_1,
    aegis128l_word c0_2, aegis128l_word c0_3, aegis128l_word c1_0, aegis128l_word c1_1,
    aegis128l_word c1_2, aegis128l_word c1_3, aegis128l_word *m0_0, aegis128l_word *m0_1,
    aegis128l_word *m0_2, aegis128l_word *m0_3, aegis128l_word *m1_0, aegis128l_word *m1_1,
    aegis128l_word *m1_2, aegis128l_word *m1_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p0 & (p0 << 28 | p0 >> (32 - 28));
    const uint32_t x2 = (x1 << 16 | x1 >> (32 - 16)) ^ ((p0 << 20 | p0 >> (32 - 20)) ^ p0);
    const uint32_t x3 = p1 & (p1 << 28 | p1 >> (32 - 28));
    const uint32_t x4 = (x3 << 16 | x3 >> (32 - 16)) ^ ((p1 << 20 | p1 >> (32 - 20)) ^ p1);
    const uint32_t x5 = p16 & (p16 << 28 | p16 >> (32 - 28));
    const uint32_t x6 = (x5 << 16 | x5 >> (32 - 16)) ^ ((p16 << 20 | p16 >> (32 - 20)) ^ p16);
    const uint32_t x7 = p17 & (p17 << 28 | p17 >> (32 - 28));
    const uint32_t x8 = (x7 << 16 | x7 >> (32 - 16)) ^ ((p17 << 20 | p17 >> (32 - 20)) ^ p17);
    const uint32_t x9 = ((x2 << 8 | x2 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x4 << 16 | x4 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x6 << 12 | x6 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x8 << 20 | x8 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x10 = p8 & (p8 << 28 | p8 >> (32 - 28));
    const uint32_t x11 = (x10 << 16 | x10 >> (32 - 16)) ^ ((p8 << 20 | p8 >> (32 - 20)) ^ p8);
    const uint32_t x12 = p9 & (p9 << 28 | p9 >> (32 - 28));
    const uint32_t x13 = (x12 << 16 | x12 >> (32 - 16)) ^ ((p9 << 20 | p9 >> (32 - 20)) ^ p9);
    const uint32_t x14 = p24 & (p24 << 28 | p24 >> (32 - 28));
    const uint32_t x15 = (x14 << 16 | x14 >> (32 - 16)) ^ ((p24 << 20 | p24 >> (32 - 20)) ^ p24);
    const uint32_t x16 = p25 & (p25 << 28 | p25 >> (32 - 28));
    const uint32_t x17 = (x16 << 16 | x16 >> (32 - 16)) ^ ((p25 << 20 | p25 >> (32 - 20)) ^ p25);
    const uint32_t x18 = ((x11 << 8 | x11 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x13 << 16 | x13 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x15 << 12 | x15 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x17 << 20 | x17 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x19 = ((x9 >> 2) ^ x18) & UINT32_C(0x33333333);
    const uint32_t x20 = (x19 << 2) ^ x9;
    const uint32_t x21 = p4 & (p4 << 28 | p4 >> (32 - 28));
    const uint32_t x22 = (x21 << 16 | x21 >> (32 - 16)) ^ ((p4 << 20 | p4 >> (32 - 20)) ^ p4);
    const uint32_t x23 = p5 & (p5 << 28 | p5 >> (32 - 28));
    const uint32_t x24 = (x23 << 16 | x23 >> (32 - 16)) ^ ((p5 << 20 | p5 >> (32 - 20)) ^ p5);
    const uint32_t x25 = p20 & (p20 << 28 | p20 >> (32 - 28));
    const uint32_t x26 = (x25 << 16 | x25 >> (32 - 16)) ^ ((p20 << 20 | p20 >> (32 - 20)) ^ p20);
    const uint32_t x27 = p21 & (p21 << 28 | p21 >> (32 - 28));
    const uint32_t x28 = (x27 << 16 | x27 >> (32 - 16)) ^ ((p21 << 20 | p21 >> (32 - 20)) ^ p21);
    const uint32_t x29 = ((x22 << 8 | x22 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x24 << 16 | x24 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x26 << 12 | x26 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x28 << 20 | x28 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x30 = p12 & (p12 << 28 | p12 >> (32 - 28));
    const uint32_t x31 = (x30 << 16 | x30 >> (32 - 16)) ^ ((p12 << 20 | p12 >> (32 - 20)) ^ p12);
    const uint32_t x32 = p13 & (p13 << 28 | p13 >> (32 - 28));
    const uint32_t x33 = (x32 << 16 | x32 >> (32 - 16)) ^ ((p13 << 20 | p13 >> (32 - 20)) ^ p13);
    const uint32_t x34 = p28 & (p28 << 28 | p28 >> (32 - 28));
    const uint32_t x35 = (x34 << 16 | x34 >> (32 - 16)) ^ ((p28 << 20 | p28 >> (32 - 20)) ^ p28);
    const uint32_t x36 = p29 & (p29 << 28 | p29 >> (32 - 28));
    const uint32_t x37 = (x36 << 16 | x36 >> (32 - 16)) ^ ((p29 << 20 | p29 >> (32 - 20)) ^ p29);
    const uint32_t x38 = ((x31 << 8 | x31 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x33 << 16 | x33 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x35 << 12 | x35 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x37 << 20 | x37 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x39 = ((x29 >> 2) ^ x38) & UINT32_C(0x33333333);
    const uint32_t x40 = (x39 << 2) ^ x29;
    const uint32_t x41 = ((x20 >> 1) ^ x40) & UINT32_C(0x55555555);
    const uint32_t x42 = (x41 << 1) ^ x20;
    const uint32_t x43 = p2 & (p2 << 28 | p2 >> (32 - 28));
    const uint32_t x44 = (x43 << 16 | x43 >> (32 - 16)) ^ ((p2 << 20 | p2 >> (32 - 20)) ^ p2);
    const uint32_t x45 = p3 & (p3 << 28 | p3 >> (32 - 28));
    const uint32_t x46 = (x45 << 16 | x45 >> (32 - 16)) ^ ((p3 << 20 | p3 >> (32 - 20)) ^ p3);
    const uint32_t x47 = p18 & (p18 << 28 | p18 >> (32 - 28));
    const uint32_t x48 = (x47 << 16 | x47 >> (32 - 16)) ^ ((p18 << 20 | p18 >> (32 - 20)) ^ p18);
    const uint32_t x49 = p19 & (p19 << 28 | p19 >> (32 - 28));
    const uint32_t x50 = (x49 << 16 | x49 >> (32 - 16)) ^ ((p19 << 20 | p19 >> (32 - 20)) ^ p19);
    const uint32_t x51 = ((x44 << 8 | x44 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x46 << 16 | x46 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x48 << 12 | x48 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x50 << 20 | x50 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x52 = p10 & (p10 << 28 | p10 >> (32 - 28));
    const uint32_t x53 = (x52 << 16 | x52 >> (32 - 16)) ^ ((p10 << 20 | p10 >> (32 - 20)) ^ p10);
    const uint32_t x54 = p11 & (p11 << 28 | p11 >> (32 - 28));
    const uint32_t x55 = (x54 << 16 | x54 >> (32 - 16)) ^ ((p11 << 20 | p11 >> (32 - 20)) ^ p11);
    const uint32_t x56 = p26 & (p26 << 28 | p26 >> (32 - 28));
    const uint32_t x57 = (x56 << 16 | x56 >> (32 - 16)) ^ ((p26 << 20 | p26 >> (32 - 20)) ^ p26);
    const uint32_t x58 = p27 & (p27 << 28 | p27 >> (32 - 28));
    const uint32_t x59 = (x58 << 16 | x58 >> (32 - 16)) ^ ((p27 << 20 | p27 >> (32 - 20)) ^ p27);
    const uint32_t x60 = ((x53 << 8 | x53 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x55 << 16 | x55 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x57 << 12 | x57 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x59 << 20 | x59 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x61 = ((x51 >> 2) ^ x60) & UINT32_C(0x33333333);
    const uint32_t x62 = (x61 << 2) ^ x51;
    const uint32_t x63 = p6 & (p6 << 28 | p6 >> (32 - 28));
    const uint32_t x64 = (x63 << 16 | x63 >> (32 - 16)) ^ ((p6 << 20 | p6 >> (32 - 20)) ^ p6);
    const uint32_t x65 = p7 & (p7 << 28 | p7 >> (32 - 28));
    const uint32_t x66 = (x65 << 16 | x65 >> (32 - 16)) ^ ((p7 << 20 | p7 >> (32 - 20)) ^ p7);
    const uint32_t x67 = p22 & (p22 << 28 | p22 >> (32 - 28));
    const uint32_t x68 = (x67 << 16 | x67 >> (32 - 16)) ^ ((p22 << 20 | p22 >> (32 - 20)) ^ p22);
    const uint32_t x69 = p23 & (p23 << 28 | p23 >> (32 - 28));
    const uint32_t x70 = (x69 << 16 | x69 >> (32 - 16)) ^ ((p23 << 20 | p23 >> (32 - 20)) ^ p23);
    const uint32_t x71 = ((x64 << 8 | x64 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x66 << 16 | x66 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x68 << 12 | x68 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x70 << 20 | x70 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x72 = p14 & (p14 << 28 | p14 >> (32 - 28));
    const uint32_t x73 = (x72 << 16 | x72 >> (32 - 16)) ^ ((p14 << 20 | p14 >> (32 - 20)) ^ p14);
    const uint32_t x74 = p15 & (p15 << 28 | p15 >> (32 - 28));
    const uint32_t x75 = (x74 << 16 | x74 >> (32 - 16)) ^ ((p15 << 20 | p15 >> (32 - 20)) ^ p15);
    const uint32_t x76 = p30 & (p30 << 28 | p30 >> (32 - 28));
    const uint32_t x77 = (x76 << 16 | x76 >> (32 - 16)) ^ ((p30 << 20 | p30 >> (32 - 20)) ^ p30);
    const uint32_t x78 = p31 & (p31 << 28 | p31 >> (32 - 28));
    const uint32_t x79 = (x78 << 16 | x78 >> (32 - 16)) ^ ((p31 << 20 | p31 >> (32 - 20)) ^ p31);
    const uint32_t x80 = ((x73 << 8 | x73 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x75 << 16 | x75 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x77 << 12 | x77 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x79 << 20 | x79 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x81 = ((x71 >> 2) ^ x80) & UINT32_C(0x33333333);
    const uint32_t x82 = (x81 << 2) ^ x71;
    const uint32_t x83 = ((x62 >> 1) ^ x82) & UINT32_C(0x55555555);
    const uint32_t x84 = (x83 << 1) ^ x62;
    const uint32_t x85 = ((x42 >> 16) ^ x84) & UINT32_C(0x0000ffff);
    const uint32_t t_1 = (x85 << 16) ^ (c0_0 ^ x42);
    const uint32_t x86 = x41 ^ x40;
    const uint32_t x87 = x83 ^ x82;
    const uint32_t x88 = ((x86 >> 16) ^ x87) & UINT32_C(0x0000ffff);
    const uint32_t t_2 = (x88 << 16) ^ (c0_1 ^ x86);
    const uint32_t x89 = x19 ^ x18;
    const uint32_t x90 = x39 ^ x38;
    const uint32_t x91 = ((x89 >> 1) ^ x90) & UINT32_C(0x55555555);
    const uint32_t x92 = (x91 << 1) ^ x89;
    const uint32_t x93 = x61 ^ x60;
    const uint32_t x94 = x81 ^ x80;
    const uint32_t x95 = ((x93 >> 1) ^ x94) & UINT32_C(0x55555555);
    const uint32_t x96 = (x95 << 1) ^ x93;
    const uint32_t x97 = ((x92 >> 16) ^ x96) & UINT32_C(0x0000ffff);
    const uint32_t t_3 = (x97 << 16) ^ (c0_2 ^ x92);
    const uint32_t x98 = x91 ^ x90;
    const uint32_t x99 = x95 ^ x94;
    const uint32_t x100 = ((x98 >> 16) ^ x99) & UINT32_C(0x0000ffff);
    const uint32_t t_4 = (x100 << 16) ^ (c0_3 ^ x98);
    const uint32_t t_5 = x85 ^ (c1_0 ^ x84);
    const uint32_t t_6 = x88 ^ (c1_1 ^ x87);
    const uint32_t t_7 = x97 ^ (c1_2 ^ x96);
    const uint32_t t_8 = x100 ^ (c1_3 ^ x99);
    const uint32_t x101 = ((t_1 >> 16) ^ t_5) & UINT32_C(0x0000ffff);
    const uint32_t x102 = (x101 << 16) ^ t_1;
    const uint32_t x103 = ((t_2 >> 16) ^ t_6) & UINT32_C(0x0000ffff);
    const uint32_t x104 = (x103 << 16) ^ t_2;
    const uint32_t x105 = ((x102 >> 1) ^ x104) & UINT32_C(0x55555555);
    const uint32_t x106 = (x105 << 1) ^ x102;
    const uint32_t x107 = ((t_3 >> 16) ^ t_7) & UINT32_C(0x0000ffff);
    const uint32_t x108 = (x107 << 16) ^ t_3;
    const uint32_t x109 = ((t_4 >> 16) ^ t_8) & UINT32_C(0x0000ffff);
    const uint32_t x110 = (x109 << 16) ^ t_4;
    const uint32_t x111 = ((x108 >> 1) ^ x110) & UINT32_C(0x55555555);
    const uint32_t x112 = (x111 << 1) ^ x108;
    const uint32_t x113 = ((x106 >> 2) ^ x112) & UINT32_C(0x33333333);
    const uint32_t x114 = (x113 << 2) ^ x106;
    const uint32_t x115 = p9 ^ p17;
    const uint32_t x116 = p5 ^ p29;
    const uint32_t x117 = x115 ^ x116;
    const uint32_t x118 = x117 ^ p13;
    const uint32_t x119 = x118 ^ p25;
    const uint32_t x120 = p17 ^ p29;
    const uint32_t x121 = x119 ^ x120;
    const uint32_t x122 = x118 ^ p9;
    const uint32_t x123 = p21 ^ p25;
    const uint32_t x124 = x122 ^ x123;
    const uint32_t x125 = x121 ^ x124;
    const uint32_t x126 = x120 & ~x119;
    const uint32_t x127 = (x115 & x125) ^ x126;
    const uint32_t x128 = x117 & x122;
    const uint32_t x129 = x123 ^ p1;
    const uint32_t x130 = x129 ^ p5;
    const uint32_t x131 = p9 ^ p29;
    const uint32_t x132 = x130 ^ x131;
    const uint32_t x133 = x122 ^ p1;
    const uint32_t x134 = x127 ^ (x128 ^ x119 ^ (x132 & x133));
    const uint32_t x135 = x129 ^ p17;
    const uint32_t x136 = x126 ^ (x131 & x124);
    const uint32_t x137 = x124 ^ x128 ^ ((x135 & p1) ^ x131) ^ x136;
    const uint32_t x138 = x134 ^ x137;
    const uint32_t x139 = x121 ^ x123;
    const uint32_t x140 = x116 & x139;
    const uint32_t x141 = x139 ^ ((x129 & ~p5) ^ x116) ^ x140 ^ x127;
    const uint32_t x142 = x134 & x141;
    const uint32_t x143 = x129 ^ p29;
    const uint32_t x144 = x121 ^ p1;
    const uint32_t x145 = x139 ^ p29 ^ x136 ^ (x140 ^ (x143 & x144));
    const uint32_t x146 = x142 ^ x145;
    const uint32_t x147 = (x138 & x146) ^ x137;
    const uint32_t x148 = ((x142 ^ x137) & (x145 ^ x141)) ^ x145;
    const uint32_t x149 = x145 & (x148 ^ x146);
    const uint32_t x150 = (x147 & (x149 ^ x146)) ^ x138;
    const uint32_t x151 = x149 ^ (x148 ^ x141);
    const uint32_t x152 = x150 ^ x151;
    const uint32_t x153 = x148 ^ x147;
    const uint32_t x154 = x152 ^ x153;
    const uint32_t x155 = x154 & x115;
    const uint32_t x156 = x155 ^ (x153 & x120);
    const uint32_t x157 = x150 & x129;
    const uint32_t x158 = x156 ^ x157;
    const uint32_t x159 = x151 & x132;
    const uint32_t x160 = x151 ^ x148;
    const uint32_t x161 = x158 ^ (x159 ^ (x160 & x117));
    const uint32_t x162 = x150 ^ x147;
    const uint32_t x163 = x162 & x139;
    const uint32_t x164 = x154 & x125;
    const uint32_t x165 = x163 ^ (x153 & x121) ^ x164;
    const uint32_t x166 = x161 ^ x165;
    const uint32_t x167 = ((x166 << 3 | x166 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x166 << 7 | x166 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x168 = p8 ^ p16;
    const uint32_t x169 = p4 ^ p28;
    const uint32_t x170 = x168 ^ x169;
    const uint32_t x171 = x170 ^ p12;
    const uint32_t x172 = x171 ^ p24;
    const uint32_t x173 = p16 ^ p28;
    const uint32_t x174 = x172 ^ x173;
    const uint32_t x175 = x171 ^ p8;
    const uint32_t x176 = p20 ^ p24;
    const uint32_t x177 = x175 ^ x176;
    const uint32_t x178 = x174 ^ x177;
    const uint32_t x179 = x173 & ~x172;
    const uint32_t x180 = (x168 & x178) ^ x179;
    const uint32_t x181 = x170 & x175;
    const uint32_t x182 = x176 ^ p0;
    const uint32_t x183 = x182 ^ p4;
    const uint32_t x184 = p8 ^ p28;
    const uint32_t x185 = x183 ^ x184;
    const uint32_t x186 = x175 ^ p0;
    const uint32_t x187 = x180 ^ (x181 ^ x172 ^ (x185 & x186));
    const uint32_t x188 = x182 ^ p16;
    const uint32_t x189 = x179 ^ (x184 & x177);
    const uint32_t x190 = x177 ^ x181 ^ ((x188 & p0) ^ x184) ^ x189;
    const uint32_t x191 = x187 ^ x190;
    const uint32_t x192 = x174 ^ x176;
    const uint32_t x193 = x169 & x192;
    const uint32_t x194 = x192 ^ ((x182 & ~p4) ^ x169) ^ x193 ^ x180;
    const uint32_t x195 = x187 & x194;
    const uint32_t x196 = x182 ^ p28;
    const uint32_t x197 = x174 ^ p0;
    const uint32_t x198 = x192 ^ p28 ^ x189 ^ (x193 ^ (x196 & x197));
    const uint32_t x199 = x195 ^ x198;
    const uint32_t x200 = (x191 & x199) ^ x190;
    const uint32_t x201 = ((x195 ^ x190) & (x198 ^ x194)) ^ x198;
    const uint32_t x202 = x198 & (x201 ^ x199);
    const uint32_t x203 = (x200 & (x202 ^ x199)) ^ x191;
    const uint32_t x204 = x202 ^ (x201 ^ x194);
    const uint32_t x205 = x203 ^ x204;
    const uint32_t x206 = x201 ^ x200;
    const uint32_t x207 = x205 ^ x206;
    const uint32_t x208 = x207 & x168;
    const uint32_t x209 = x208 ^ (x206 & x173);
    const uint32_t x210 = x203 & x182;
    const uint32_t x211 = x209 ^ x210;
    const uint32_t x212 = x204 & x185;
    const uint32_t x213 = x204 ^ x201;
    const uint32_t x214 = x211 ^ (x212 ^ (x213 & x170));
    const uint32_t x215 = x203 ^ x200;
    const uint32_t x216 = x215 & x192;
    const uint32_t x217 = x207 & x178;
    const uint32_t x218 = x216 ^ (x206 & x174) ^ x217;
    const uint32_t x219 = x214 ^ x218;
    const uint32_t x220 = (x219 << 4 | x219 >> (32 - 4));
    const uint32_t x221 = x167 ^ x220;
    const uint32_t x222 = p11 ^ p19;
    const uint32_t x223 = p7 ^ p31;
    const uint32_t x224 = x222 ^ x223;
    const uint32_t x225 = x224 ^ p15;
    const uint32_t x226 = x225 ^ p27;
    const uint32_t x227 = p19 ^ p31;
    const uint32_t x228 = x226 ^ x227;
    const uint32_t x229 = x225 ^ p11;
    const uint32_t x230 = p23 ^ p27;
    const uint32_t x231 = x229 ^ x230;
    const uint32_t x232 = x228 ^ x231;
    const uint32_t x233 = x227 & ~x226;
    const uint32_t x234 = (x222 & x232) ^ x233;
    const uint32_t x235 = x224 & x229;
    const uint32_t x236 = x230 ^ p3;
    const uint32_t x237 = x236 ^ p7;
    const uint32_t x238 = p11 ^ p31;
    const uint32_t x239 = x237 ^ x238;
    const uint32_t x240 = x229 ^ p3;
    const uint32_t x241 = x234 ^ (x235 ^ x226 ^ (x239 & x240));
    const uint32_t x242 = x236 ^ p19;
    const uint32_t x243 = x233 ^ (x238 & x231);
    const uint32_t x244 = x231 ^ x235 ^ ((x242 & p3) ^ x238) ^ x243;
    const uint32_t x245 = x241 ^ x244;
    const uint32_t x246 = x228 ^ x230;
    const uint32_t x247 = x223 & x246;
    const uint32_t x248 = x246 ^ ((x236 & ~p7) ^ x223) ^ x247 ^ x234;
    const uint32_t x249 = x241 & x248;
    const uint32_t x250 = x236 ^ p31;
    const uint32_t x251 = x228 ^ p3;
    const uint32_t x252 = x246 ^ p31 ^ x243 ^ (x247 ^ (x250 & x251));
    const uint32_t x253 = x249 ^ x252;
    const uint32_t x254 = (x245 & x253) ^ x244;
    const uint32_t x255 = ((x249 ^ x244) & (x252 ^ x248)) ^ x252;
    const uint32_t x256 = x252 & (x255 ^ x253);
    const uint32_t x257 = (x254 & (x256 ^ x253)) ^ x245;
    const uint32_t x258 = x256 ^ (x255 ^ x248);
    const uint32_t x259 = x257 ^ x258;
    const uint32_t x260 = x255 ^ x254;
    const uint32_t x261 = x259 ^ x260;
    const uint32_t x262 = x261 & x222;
    const uint32_t x263 = x262 ^ (x260 & x227);
    const uint32_t x264 = x254 & x251;
    const uint32_t x265 = (x257 & x237) ^ x264;
    const uint32_t x266 = x257 ^ x254;
    const uint32_t x267 = x266 & x223;
    const uint32_t x268 = x255 & p3;
    const uint32_t x269 = x266 & x246;
    const uint32_t x270 = x258 ^ x255;
    const uint32_t x271 = x269 ^ (x270 & x229);
    const uint32_t x272 = x267 ^ x268 ^ x271;
    const uint32_t x273 = ~(x263 ^ x265 ^ x272);
    const uint32_t x274 = ((x273 << 1 | x273 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x273 << 5 | x273 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x275 = p10 ^ p18;
    const uint32_t x276 = p6 ^ p30;
    const uint32_t x277 = x275 ^ x276;
    const uint32_t x278 = x277 ^ p14;
    const uint32_t x279 = x278 ^ p26;
    const uint32_t x280 = p18 ^ p30;
    const uint32_t x281 = x279 ^ x280;
    const uint32_t x282 = x278 ^ p10;
    const uint32_t x283 = p22 ^ p26;
    const uint32_t x284 = x282 ^ x283;
    const uint32_t x285 = x281 ^ x284;
    const uint32_t x286 = x280 & ~x279;
    const uint32_t x287 = (x275 & x285) ^ x286;
    const uint32_t x288 = x277 & x282;
    const uint32_t x289 = x283 ^ p2;
    const uint32_t x290 = x289 ^ p6;
    const uint32_t x291 = p10 ^ p30;
    const uint32_t x292 = x290 ^ x291;
    const uint32_t x293 = x282 ^ p2;
    const uint32_t x294 = x287 ^ (x288 ^ x279 ^ (x292 & x293));
    const uint32_t x295 = x289 ^ p18;
    const uint32_t x296 = x286 ^ (x291 & x284);
    const uint32_t x297 = x284 ^ x288 ^ ((x295 & p2) ^ x291) ^ x296;
    const uint32_t x298 = x294 ^ x297;
    const uint32_t x299 = x281 ^ x283;
    const uint32_t x300 = x276 & x299;
    const uint32_t x301 = x299 ^ ((x289 & ~p6) ^ x276) ^ x300 ^ x287;
    const uint32_t x302 = x294 & x301;
    const uint32_t x303 = x289 ^ p30;
    const uint32_t x304 = x281 ^ p2;
    const uint32_t x305 = x299 ^ p30 ^ x296 ^ (x300 ^ (x303 & x304));
    const uint32_t x306 = x302 ^ x305;
    const uint32_t x307 = (x298 & x306) ^ x297;
    const uint32_t x308 = ((x302 ^ x297) & (x305 ^ x301)) ^ x305;
    const uint32_t x309 = x305 & (x308 ^ x306);
    const uint32_t x310 = (x307 & (x309 ^ x306)) ^ x298;
    const uint32_t x311 = x309 ^ (x308 ^ x301);
    const uint32_t x312 = x310 ^ x311;
    const uint32_t x313 = x308 ^ x307;
    const uint32_t x314 = x312 ^ x313;
    const uint32_t x315 = x314 & x275;
    const uint32_t x316 = x315 ^ (x313 & x280);
    const uint32_t x317 = x307 & x304;
    const uint32_t x318 = (x310 & x290) ^ x317;
    const uint32_t x319 = x310 ^ x307;
    const uint32_t x320 = x319 & x276;
    const uint32_t x321 = x308 & p2;
    const uint32_t x322 = x319 & x299;
    const uint32_t x323 = x311 ^ x308;
    const uint32_t x324 = x322 ^ (x323 & x282);
    const uint32_t x325 = x320 ^ x321 ^ x324;
    const uint32_t x326 = ~(x316 ^ x318 ^ x325);
    const uint32_t x327 = ((x326 << 2 | x326 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x326 << 6 | x326 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x328 = x274 ^ x327;
    const uint32_t x329 = x147 & x144;
    const uint32_t x330 = (x150 & x130) ^ x329;
    const uint32_t x331 = x162 & x116;
    const uint32_t x332 = x148 & p1;
    const uint32_t x333 = x163 ^ (x160 & x122);
    const uint32_t x334 = x331 ^ x332 ^ x333;
    const uint32_t x335 = ~(x156 ^ x330 ^ x334);
    const uint32_t x336 = ((x335 << 3 | x335 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x335 << 7 | x335 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_9 = (x114 & UINT32_C(0x000f000f)) ^ (p0 ^ (x221 ^ (x328 ^ x336)));
    const uint32_t x337 = x310 & x289;
    const uint32_t x338 = x316 ^ x337;
    const uint32_t x339 = x311 & x292;
    const uint32_t x340 = x338 ^ (x339 ^ (x323 & x277));
    const uint32_t x341 = x314 & x285;
    const uint32_t x342 = x322 ^ (x313 & x281) ^ x341;
    const uint32_t x343 = x340 ^ x342;
    const uint32_t x344 = ((x343 << 2 | x343 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x343 << 6 | x343 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x345 = x344 ^ x167;
    const uint32_t x346 = x200 & x197;
    const uint32_t x347 = (x203 & x183) ^ x346;
    const uint32_t x348 = x215 & x169;
    const uint32_t x349 = x201 & p0;
    const uint32_t x350 = x216 ^ (x213 & x175);
    const uint32_t x351 = x348 ^ x349 ^ x350;
    const uint32_t x352 = ~(x209 ^ x347 ^ x351);
    const uint32_t x353 = (x352 << 4 | x352 >> (32 - 4));
    const uint32_t x354 = x274 ^ x353;
    const uint32_t t_10 = ((x114 >> 8) & UINT32_C(0x000f000f)) ^ (p1 ^ (x345 ^ (x354 ^ x327)));
    const uint32_t x355 = x101 ^ t_5;
    const uint32_t x356 = x103 ^ t_6;
    const uint32_t x357 = ((x355 >> 1) ^ x356) & UINT32_C(0x55555555);
    const uint32_t x358 = (x357 << 1) ^ x355;
    const uint32_t x359 = x107 ^ t_7;
    const uint32_t x360 = x109 ^ t_8;
    const uint32_t x361 = ((x359 >> 1) ^ x360) & UINT32_C(0x55555555);
    const uint32_t x362 = (x361 << 1) ^ x359;
    const uint32_t x363 = ((x358 >> 2) ^ x362) & UINT32_C(0x33333333);
    const uint32_t x364 = (x363 << 2) ^ x358;
    const uint32_t x365 = x257 & x236;
    const uint32_t x366 = x263 ^ x365;
    const uint32_t x367 = x258 & x239;
    const uint32_t x368 = x366 ^ (x367 ^ (x270 & x224));
    const uint32_t x369 = x261 & x232;
    const uint32_t x370 = x269 ^ (x260 & x228) ^ x369;
    const uint32_t x371 = x368 ^ x370;
    const uint32_t x372 = ((x371 << 1 | x371 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x371 << 5 | x371 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x373 = x372 ^ x344;
    const uint32_t x374 = x336 ^ x353;
    const uint32_t t_11 = (x364 & UINT32_C(0x000f000f)) ^ (p2 ^ (x373 ^ (x374 ^ x274)));
    const uint32_t x375 = x372 ^ x220;
    const uint32_t x376 = x327 ^ x336;
    const uint32_t t_12 = ((x364 >> 8) & UINT32_C(0x000f000f)) ^ (p3 ^ (x375 ^ (x376 ^ x353)));
    const uint32_t x377 = x105 ^ x104;
    const uint32_t x378 = x111 ^ x110;
    const uint32_t x379 = ((x377 >> 2) ^ x378) & UINT32_C(0x33333333);
    const uint32_t x380 = (x379 << 2) ^ x377;
    const uint32_t x381 = x366 ^ (x369 ^ (x259 & x231));
    const uint32_t x382 = ~(x381 ^ (x265 ^ x267));
    const uint32_t x383 = ((x382 << 1 | x382 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x382 << 5 | x382 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x384 = x338 ^ (x341 ^ (x312 & x284));
    const uint32_t x385 = ~(x384 ^ (x318 ^ x320));
    const uint32_t x386 = ((x385 << 2 | x385 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x385 << 6 | x385 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x387 = x383 ^ x386;
    const uint32_t x388 = x158 ^ (x164 ^ (x152 & x124));
    const uint32_t x389 = ~(x388 ^ (x330 ^ x331));
    const uint32_t x390 = ((x389 << 3 | x389 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x389 << 7 | x389 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_13 = (x380 & UINT32_C(0x000f000f)) ^ (x221 ^ (x374 ^ (x387 ^ x390)) ^ p4);
    const uint32_t x391 = x211 ^ (x217 ^ (x205 & x177));
    const uint32_t x392 = ~(x391 ^ (x347 ^ x348));
    const uint32_t x393 = (x392 << 4 | x392 >> (32 - 4));
    const uint32_t x394 = x383 ^ x393;
    const uint32_t t_14 =
        ((x380 >> 8) & UINT32_C(0x000f000f)) ^ (p5 ^ (x345 ^ (x376 ^ (x394 ^ x386))));
    const uint32_t x395 = x357 ^ x356;
    const uint32_t x396 = x361 ^ x360;
    const uint32_t x397 = ((x395 >> 2) ^ x396) & UINT32_C(0x33333333);
    const uint32_t x398 = (x397 << 2) ^ x395;
    const uint32_t x399 = x390 ^ x393;
    const uint32_t t_15 = (x398 & UINT32_C(0x000f000f)) ^ (x328 ^ (x399 ^ x383) ^ (p6 ^ x373));
    const uint32_t x400 = x386 ^ x390;
    const uint32_t t_16 =
        ((x398 >> 8) & UINT32_C(0x000f000f)) ^ (x375 ^ (x354 ^ (x400 ^ x393)) ^ p7);
    const uint32_t x401 = x113 ^ x112;
    const uint32_t x402 = x381 ^ (x272 ^ (x254 & x250));
    const uint32_t x403 = x402 ^ ((x255 & x242) ^ x367);
    const uint32_t x404 = ((x403 << 1 | x403 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x403 << 5 | x403 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x405 = x384 ^ (x325 ^ (x307 & x303));
    const uint32_t x406 = x405 ^ ((x308 & x295) ^ x339);
    const uint32_t x407 = ((x406 << 2 | x406 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x406 << 6 | x406 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x408 = x404 ^ x407;
    const uint32_t x409 = x388 ^ (x334 ^ (x147 & x143));
    const uint32_t x410 = x409 ^ ((x148 & x135) ^ x159);
    const uint32_t x411 = ((x410 << 3 | x410 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x410 << 7 | x410 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_17 = (x401 & UINT32_C(0x000f000f)) ^ (p8 ^ (x399 ^ (x408 ^ x411)));
    const uint32_t x412 = x391 ^ (x351 ^ (x200 & x196));
    const uint32_t x413 = x412 ^ ((x201 & x188) ^ x212);
    const uint32_t x414 = (x413 << 4 | x413 >> (32 - 4));
    const uint32_t x415 = x404 ^ x414;
    const uint32_t t_18 = ((x401 >> 8) & UINT32_C(0x000f000f)) ^ (p9 ^ (x400 ^ (x415 ^ x407)));
    const uint32_t x416 = x363 ^ x362;
    const uint32_t x417 = x411 ^ x414;
    const uint32_t t_19 = (x416 & UINT32_C(0x000f000f)) ^ (p10 ^ (x387 ^ (x417 ^ x404)));
    const uint32_t x418 = x407 ^ x411;
    const uint32_t t_20 = ((x416 >> 8) & UINT32_C(0x000f000f)) ^ (p11 ^ (x394 ^ (x418 ^ x414)));
    const uint32_t x419 = x379 ^ x378;
    const uint32_t x420 = x368 ^ (x258 & x240);
    const uint32_t x421 = x420 ^ (x264 ^ x268);
    const uint32_t x422 = ((x421 << 1 | x421 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x421 << 5 | x421 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x423 = x340 ^ (x311 & x293);
    const uint32_t x424 = x423 ^ (x317 ^ x321);
    const uint32_t x425 = ((x424 << 2 | x424 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x424 << 6 | x424 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x426 = x422 ^ x425;
    const uint32_t x427 = x161 ^ (x151 & x133);
    const uint32_t x428 = x427 ^ (x329 ^ x332);
    const uint32_t x429 = ((x428 << 3 | x428 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x428 << 7 | x428 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_21 = (x419 & UINT32_C(0x000f000f)) ^ (x417 ^ (x426 ^ x429) ^ (p12 ^ x221));
    const uint32_t x430 = x214 ^ (x204 & x186);
    const uint32_t x431 = x430 ^ (x346 ^ x349);
    const uint32_t x432 = (x431 << 4 | x431 >> (32 - 4));
    const uint32_t x433 = x422 ^ x432;
    const uint32_t t_22 =
        ((x419 >> 8) & UINT32_C(0x000f000f)) ^ (x345 ^ (x418 ^ (x433 ^ x425)) ^ p13);
    const uint32_t x434 = x397 ^ x396;
    const uint32_t x435 = x429 ^ x432;
    const uint32_t t_23 = (x434 & UINT32_C(0x000f000f)) ^ (x435 ^ x422 ^ p14 ^ (x373 ^ x408));
    const uint32_t x436 = x425 ^ x429;
    const uint32_t t_24 =
        ((x434 >> 8) & UINT32_C(0x000f000f)) ^ (x415 ^ (x436 ^ x432) ^ (p15 ^ x375));
    const uint32_t x437 = x420 ^ x271;
    const uint32_t x438 = ((x437 << 1 | x437 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x437 << 5 | x437 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x439 = x423 ^ x324;
    const uint32_t x440 = ((x439 << 2 | x439 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x439 << 6 | x439 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x441 = x438 ^ x440;
    const uint32_t x442 = x427 ^ x333;
    const uint32_t x443 = ((x442 << 3 | x442 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x442 << 7 | x442 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_25 =
        ((x114 >> 4) & UINT32_C(0x000f000f)) ^ (p16 ^ (x221 ^ (x435 ^ (x441 ^ x443))));
    const uint32_t x444 = x430 ^ x350;
    const uint32_t x445 = (x444 << 4 | x444 >> (32 - 4));
    const uint32_t x446 = x438 ^ x445;
    const uint32_t t_26 =
        ((x114 >> 12) & UINT32_C(0x000f000f)) ^ (p17 ^ (x345 ^ (x436 ^ (x446 ^ x440))));
    const uint32_t x447 = x443 ^ x445;
    const uint32_t t_27 =
        ((x364 >> 4) & UINT32_C(0x000f000f)) ^ (p18 ^ (x373 ^ (x426 ^ (x447 ^ x438))));
    const uint32_t x448 = x440 ^ x443;
    const uint32_t t_28 =
        ((x364 >> 12) & UINT32_C(0x000f000f)) ^ (p19 ^ (x375 ^ (x433 ^ (x448 ^ x445))));
    const uint32_t x449 = x370 ^ x365;
    const uint32_t x450 = ~(x402 ^ (x449 ^ ((x259 & x238) ^ x262)));
    const uint32_t x451 = ((x450 << 1 | x450 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x450 << 5 | x450 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x452 = x342 ^ x337;
    const uint32_t x453 = ~(x405 ^ (x452 ^ ((x312 & x291) ^ x315)));
    const uint32_t x454 = ((x453 << 2 | x453 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x453 << 6 | x453 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x455 = x451 ^ x454;
    const uint32_t x456 = x165 ^ x157;
    const uint32_t x457 = ~(x409 ^ (x456 ^ ((x152 & x131) ^ x155)));
    const uint32_t x458 = ((x457 << 3 | x457 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x457 << 7 | x457 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_29 = ((x380 >> 4) & UINT32_C(0x000f000f)) ^ (p20 ^ (x447 ^ (x455 ^ x458)));
    const uint32_t x459 = x218 ^ x210;
    const uint32_t x460 = ~(x412 ^ (x459 ^ ((x205 & x184) ^ x208)));
    const uint32_t x461 = (x460 << 4 | x460 >> (32 - 4));
    const uint32_t x462 = x451 ^ x461;
    const uint32_t t_30 = ((x380 >> 12) & UINT32_C(0x000f000f)) ^ (p21 ^ (x448 ^ (x462 ^ x454)));
    const uint32_t x463 = x458 ^ x461;
    const uint32_t t_31 = ((x398 >> 4) & UINT32_C(0x000f000f)) ^ (p22 ^ (x441 ^ (x463 ^ x451)));
    const uint32_t x464 = x454 ^ x458;
    const uint32_t t_32 = ((x398 >> 12) & UINT32_C(0x000f000f)) ^ (p23 ^ (x446 ^ (x464 ^ x461)));
    const uint32_t x465 = ~(x437 ^ x449);
    const uint32_t x466 = ((x465 << 1 | x465 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x465 << 5 | x465 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x467 = ~(x439 ^ x452);
    const uint32_t x468 = ((x467 << 2 | x467 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x467 << 6 | x467 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x469 = x466 ^ x468;
    const uint32_t x470 = ~(x442 ^ x456);
    const uint32_t x471 = ((x470 << 3 | x470 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x470 << 7 | x470 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t t_33 = ((x401 >> 4) & UINT32_C(0x000f000f)) ^ (p24 ^ (x463 ^ (x469 ^ x471)));
    const uint32_t x472 = ~(x444 ^ x459);
    const uint32_t x473 = (x472 << 4 | x472 >> (32 - 4));
    const uint32_t x474 = x466 ^ x473;
    const uint32_t t_34 = ((x401 >> 12) & UINT32_C(0x000f000f)) ^ (p25 ^ (x464 ^ (x474 ^ x468)));
    const uint32_t x475 = x471 ^ x473;
    const uint32_t t_35 = ((x416 >> 4) & UINT32_C(0x000f000f)) ^ (x455 ^ (x475 ^ x466) ^ p26);
    const uint32_t x476 = x468 ^ x471;
    const uint32_t t_36 = ((x416 >> 12) & UINT32_C(0x000f000f)) ^ (x462 ^ (x476 ^ x473) ^ p27);
    const uint32_t t_37 = ((x419 >> 4) & UINT32_C(0x000f000f)) ^ (p28 ^ (x475 ^ (x373 ^ x167)));
    const uint32_t t_38 = ((x419 >> 12) & UINT32_C(0x000f000f)) ^ (p29 ^ (x476 ^ (x375 ^ x344)));
    const uint32_t t_39 = ((x434 >> 4) & UINT32_C(0x000f000f)) ^ (x469 ^ (x221 ^ x372) ^ p30);
    const uint32_t t_40 = ((x434 >> 12) & UINT32_C(0x000f000f)) ^ (x474 ^ (x345 ^ x220) ^ p31);
    *m0_0 = t_1;
    *m0_1 = t_2;
    *m0_2 = t_3;
    *m0_3 = t_4;
    *m1_0 = t_5;
    *m1_1 = t_6;
    *m1_2 = t_7;
    *m1_3 = t_8;
    s[0] = t_9;
    s[1] = t_10;
    s[2] = t_11;
    s[3] = t_12;
    s[4] = t_13;
    s[5] = t_14;
    s[6] = t_15;
    s[7] = t_16;
    s[8] = t_17;
    s[9] = t_18;
    s[10] = t_19;
    s[11] = t_20;
    s[12] = t_21;
    s[13] = t_22;
    s[14] = t_23;
    s[15] = t_24;
    s[16] = t_25;
    s[17] = t_26;
    s[18] = t_27;
    s[19] = t_28;
    s[20] = t_29;
    s[21] = t_30;
    s[22] = t_31;
    s[23] = t_32;
    s[24] = t_33;
    s[25] = t_34;
    s[26] = t_35;
    s[27] = t_36;
    s[28] = t_37;
    s[29] = t_38;
    s[30] = t_39;
    s[31] = t_40;
}

static void aegis128l_keystream(aegis128l_word s[32], aegis128l_word *z0_0, aegis128l_word *z0_1,
    aegis128l_word *z0_2, aegis128l_word *z0_3, aegis128l_word *z1_0, aegis128l_word *z1_1,
    aegis128l_word *z1_2, aegis128l_word *z1_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p0 & (p0 << 28 | p0 >> (32 - 28));
    const uint32_t x2 = (x1 << 16 | x1 >> (32 - 16)) ^ ((p0 << 20 | p0 >> (32 - 20)) ^ p0);
    const uint32_t x3 = p1 & (p1 << 28 | p1 >> (32 - 28));
    const uint32_t x4 = (x3 << 16 | x3 >> (32 - 16)) ^ ((p1 << 20 | p1 >> (32 - 20)) ^ p1);
    const uint32_t x5 = p16 & (p16 << 28 | p16 >> (32 - 28));
    const uint32_t x6 = (x5 << 16 | x5 >> (32 - 16)) ^ ((p16 << 20 | p16 >> (32 - 20)) ^ p16);
    const uint32_t x7 = p17 & (p17 << 28 | p17 >> (32 - 28));
    const uint32_t x8 = (x7 << 16 | x7 >> (32 - 16)) ^ ((p17 << 20 | p17 >> (32 - 20)) ^ p17);
    const uint32_t x9 = ((x2 << 8 | x2 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x4 << 16 | x4 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x6 << 12 | x6 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x8 << 20 | x8 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x10 = p8 & (p8 << 28 | p8 >> (32 - 28));
    const uint32_t x11 = (x10 << 16 | x10 >> (32 - 16)) ^ ((p8 << 20 | p8 >> (32 - 20)) ^ p8);
    const uint32_t x12 = p9 & (p9 << 28 | p9 >> (32 - 28));
    const uint32_t x13 = (x12 << 16 | x12 >> (32 - 16)) ^ ((p9 << 20 | p9 >> (32 - 20)) ^ p9);
    const uint32_t x14 = p24 & (p24 << 28 | p24 >> (32 - 28));
    const uint32_t x15 = (x14 << 16 | x14 >> (32 - 16)) ^ ((p24 << 20 | p24 >> (32 - 20)) ^ p24);
    const uint32_t x16 = p25 & (p25 << 28 | p25 >> (32 - 28));
    const uint32_t x17 = (x16 << 16 | x16 >> (32 - 16)) ^ ((p25 << 20 | p25 >> (32 - 20)) ^ p25);
    const uint32_t x18 = ((x11 << 8 | x11 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x13 << 16 | x13 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x15 << 12 | x15 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x17 << 20 | x17 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x19 = ((x9 >> 2) ^ x18) & UINT32_C(0x33333333);
    const uint32_t x20 = (x19 << 2) ^ x9;
    const uint32_t x21 = p4 & (p4 << 28 | p4 >> (32 - 28));
    const uint32_t x22 = (x21 << 16 | x21 >> (32 - 16)) ^ ((p4 << 20 | p4 >> (32 - 20)) ^ p4);
    const uint32_t x23 = p5 & (p5 << 28 | p5 >> (32 - 28));
    const uint32_t x24 = (x23 << 16 | x23 >> (32 - 16)) ^ ((p5 << 20 | p5 >> (32 - 20)) ^ p5);
    const uint32_t x25 = p20 & (p20 << 28 | p20 >> (32 - 28));
    const uint32_t x26 = (x25 << 16 | x25 >> (32 - 16)) ^ ((p20 << 20 | p20 >> (32 - 20)) ^ p20);
    const uint32_t x27 = p21 & (p21 << 28 | p21 >> (32 - 28));
    const uint32_t x28 = (x27 << 16 | x27 >> (32 - 16)) ^ ((p21 << 20 | p21 >> (32 - 20)) ^ p21);
    const uint32_t x29 = ((x22 << 8 | x22 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x24 << 16 | x24 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x26 << 12 | x26 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x28 << 20 | x28 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x30 = p12 & (p12 << 28 | p12 >> (32 - 28));
    const uint32_t x31 = (x30 << 16 | x30 >> (32 - 16)) ^ ((p12 << 20 | p12 >> (32 - 20)) ^ p12);
    const uint32_t x32 = p13 & (p13 << 28 | p13 >> (32 - 28));
    const uint32_t x33 = (x32 << 16 | x32 >> (32 - 16)) ^ ((p13 << 20 | p13 >> (32 - 20)) ^ p13);
    const uint32_t x34 = p28 & (p28 << 28 | p28 >> (32 - 28));
    const uint32_t x35 = (x34 << 16 | x34 >> (32 - 16)) ^ ((p28 << 20 | p28 >> (32 - 20)) ^ p28);
    const uint32_t x36 = p29 & (p29 << 28 | p29 >> (32 - 28));
    const uint32_t x37 = (x36 << 16 | x36 >> (32 - 16)) ^ ((p29 << 20 | p29 >> (32 - 20)) ^ p29);
    const uint32_t x38 = ((x31 << 8 | x31 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x33 << 16 | x33 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x35 << 12 | x35 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x37 << 20 | x37 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x39 = ((x29 >> 2) ^ x38) & UINT32_C(0x33333333);
    const uint32_t x40 = (x39 << 2) ^ x29;
    const uint32_t x41 = ((x20 >> 1) ^ x40) & UINT32_C(0x55555555);
    const uint32_t x42 = (x41 << 1) ^ x20;
    const uint32_t x43 = p2 & (p2 << 28 | p2 >> (32 - 28));
    const uint32_t x44 = (x43 << 16 | x43 >> (32 - 16)) ^ ((p2 << 20 | p2 >> (32 - 20)) ^ p2);
    const uint32_t x45 = p3 & (p3 << 28 | p3 >> (32 - 28));
    const uint32_t x46 = (x45 << 16 | x45 >> (32 - 16)) ^ ((p3 << 20 | p3 >> (32 - 20)) ^ p3);
    const uint32_t x47 = p18 & (p18 << 28 | p18 >> (32 - 28));
    const uint32_t x48 = (x47 << 16 | x47 >> (32 - 16)) ^ ((p18 << 20 | p18 >> (32 - 20)) ^ p18);
    const uint32_t x49 = p19 & (p19 << 28 | p19 >> (32 - 28));
    const uint32_t x50 = (x49 << 16 | x49 >> (32 - 16)) ^ ((p19 << 20 | p19 >> (32 - 20)) ^ p19);
    const uint32_t x51 = ((x44 << 8 | x44 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x46 << 16 | x46 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x48 << 12 | x48 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x50 << 20 | x50 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x52 = p10 & (p10 << 28 | p10 >> (32 - 28));
    const uint32_t x53 = (x52 << 16 | x52 >> (32 - 16)) ^ ((p10 << 20 | p10 >> (32 - 20)) ^ p10);
    const uint32_t x54 = p11 & (p11 << 28 | p11 >> (32 - 28));
    const uint32_t x55 = (x54 << 16 | x54 >> (32 - 16)) ^ ((p11 << 20 | p11 >> (32 - 20)) ^ p11);
    const uint32_t x56 = p26 & (p26 << 28 | p26 >> (32 - 28));
    const uint32_t x57 = (x56 << 16 | x56 >> (32 - 16)) ^ ((p26 << 20 | p26 >> (32 - 20)) ^ p26);
    const uint32_t x58 = p27 & (p27 << 28 | p27 >> (32 - 28));
    const uint32_t x59 = (x58 << 16 | x58 >> (32 - 16)) ^ ((p27 << 20 | p27 >> (32 - 20)) ^ p27);
    const uint32_t x60 = ((x53 << 8 | x53 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x55 << 16 | x55 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x57 << 12 | x57 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x59 << 20 | x59 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x61 = ((x51 >> 2) ^ x60) & UINT32_C(0x33333333);
    const uint32_t x62 = (x61 << 2) ^ x51;
    const uint32_t x63 = p6 & (p6 << 28 | p6 >> (32 - 28));
    const uint32_t x64 = (x63 << 16 | x63 >> (32 - 16)) ^ ((p6 << 20 | p6 >> (32 - 20)) ^ p6);
    const uint32_t x65 = p7 & (p7 << 28 | p7 >> (32 - 28));
    const uint32_t x66 = (x65 << 16 | x65 >> (32 - 16)) ^ ((p7 << 20 | p7 >> (32 - 20)) ^ p7);
    const uint32_t x67 = p22 & (p22 << 28 | p22 >> (32 - 28));
    const uint32_t x68 = (x67 << 16 | x67 >> (32 - 16)) ^ ((p22 << 20 | p22 >> (32 - 20)) ^ p22);
    const uint32_t x69 = p23 & (p23 << 28 | p23 >> (32 - 28));
    const uint32_t x70 = (x69 << 16 | x69 >> (32 - 16)) ^ ((p23 << 20 | p23 >> (32 - 20)) ^ p23);
    const uint32_t x71 = ((x64 << 8 | x64 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x66 << 16 | x66 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x68 << 12 | x68 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x70 << 20 | x70 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x72 = p14 & (p14 << 28 | p14 >> (32 - 28));
    const uint32_t x73 = (x72 << 16 | x72 >> (32 - 16)) ^ ((p14 << 20 | p14 >> (32 - 20)) ^ p14);
    const uint32_t x74 = p15 & (p15 << 28 | p15 >> (32 - 28));
    const uint32_t x75 = (x74 << 16 | x74 >> (32 - 16)) ^ ((p15 << 20 | p15 >> (32 - 20)) ^ p15);
    const uint32_t x76 = p30 & (p30 << 28 | p30 >> (32 - 28));
    const uint32_t x77 = (x76 << 16 | x76 >> (32 - 16)) ^ ((p30 << 20 | p30 >> (32 - 20)) ^ p30);
    const uint32_t x78 = p31 & (p31 << 28 | p31 >> (32 - 28));
    const uint32_t x79 = (x78 << 16 | x78 >> (32 - 16)) ^ ((p31 << 20 | p31 >> (32 - 20)) ^ p31);
    const uint32_t x80 = ((x73 << 8 | x73 >> (32 - 8)) & UINT32_C(0x000f000f))
        | ((x75 << 16 | x75 >> (32 - 16)) & UINT32_C(0x0f000f00))
        | ((x77 << 12 | x77 >> (32 - 12)) & UINT32_C(0x00f000f0))
        | ((x79 << 20 | x79 >> (32 - 20)) & UINT32_C(0xf000f000));
    const uint32_t x81 = ((x71 >> 2) ^ x80) & UINT32_C(0x33333333);
    const uint32_t x82 = (x81 << 2) ^ x71;
    const uint32_t x83 = ((x62 >> 1) ^ x82) & UINT32_C(0x55555555);
    const uint32_t x84 = (x83 << 1) ^ x62;
    const uint32_t x85 = ((x42 >> 16) ^ x84) & UINT32_C(0x0000ffff);
    const uint32_t x86 = x41 ^ x40;
    const uint32_t x87 = x83 ^ x82;
    const uint32_t x88 = ((x86 >> 16) ^ x87) & UINT32_C(0x0000ffff);
    const uint32_t x89 = x19 ^ x18;
    const uint32_t x90 = x39 ^ x38;
    const uint32_t x91 = ((x89 >> 1) ^ x90) & UINT32_C(0x55555555);
    const uint32_t x92 = (x91 << 1) ^ x89;
    const uint32_t x93 = x61 ^ x60;
    const uint32_t x94 = x81 ^ x80;
    const uint32_t x95 = ((x93 >> 1) ^ x94) & UINT32_C(0x55555555);
    const uint32_t x96 = (x95 << 1) ^ x93;
    const uint32_t x97 = ((x92 >> 16) ^ x96) & UINT32_C(0x0000ffff);
    const uint32_t x98 = x91 ^ x90;
    const uint32_t x99 = x95 ^ x94;
    const uint32_t x100 = ((x98 >> 16) ^ x99) & UINT32_C(0x0000ffff);
    *z0_0 = (x85 << 16) ^ x42;
    *z0_1 = (x88 << 16) ^ x86;
    *z0_2 = (x97 << 16) ^ x92;
    *z0_3 = (x100 << 16) ^ x98;
    *z1_0 = x85 ^ x84;
    *z1_1 = x88 ^ x87;
    *z1_2 = x97 ^ x96;
    *z1_3 = x100 ^ x99;
}

static void aegis128l_mixin(aegis128l_word s[32], aegis128l_word lengths_0,
    aegis128l_word lengths_1, aegis128l_word lengths_2, aegis128l_word lengths_3,
    aegis128l_word *t_0, aegis128l_word *t_1, aegis128l_word *t_2, aegis128l_word *t_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = ((p0 << 24 | p0 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p1 & UINT32_C(0x0f000f00)) | ((p16 << 28 | p16 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p17 << 4 | p17 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x2 = ((p8 << 24 | p8 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p9 & UINT32_C(0x0f000f00)) | ((p24 << 28 | p24 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p25 << 4 | p25 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x3 = ((x1 >> 2) ^ x2) & UINT32_C(0x33333333);
    const uint32_t x4 = (x3 << 2) ^ x1;
    const uint32_t x5 = ((p4 << 24 | p4 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p5 & UINT32_C(0x0f000f00)) | ((p20 << 28 | p20 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p21 << 4 | p21 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x6 = ((p12 << 24 | p12 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p13 & UINT32_C(0x0f000f00)) | ((p28 << 28 | p28 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p29 << 4 | p29 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x7 = ((x5 >> 2) ^ x6) & UINT32_C(0x33333333);
    const uint32_t x8 = (x7 << 2) ^ x5;
    const uint32_t x9 = ((x4 >> 1) ^ x8) & UINT32_C(0x55555555);
    const uint32_t x10 = (x9 << 1) ^ x4;
    const uint32_t x11 = ((p2 << 24 | p2 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p3 & UINT32_C(0x0f000f00)) | ((p18 << 28 | p18 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p19 << 4 | p19 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x12 = ((p10 << 24 | p10 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p11 & UINT32_C(0x0f000f00)) | ((p26 << 28 | p26 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p27 << 4 | p27 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x13 = ((x11 >> 2) ^ x12) & UINT32_C(0x33333333);
    const uint32_t x14 = (x13 << 2) ^ x11;
    const uint32_t x15 = ((p6 << 24 | p6 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p7 & UINT32_C(0x0f000f00)) | ((p22 << 28 | p22 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p23 << 4 | p23 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x16 = ((p14 << 24 | p14 >> (32 - 24)) & UINT32_C(0x000f000f))
        | (p15 & UINT32_C(0x0f000f00)) | ((p30 << 28 | p30 >> (32 - 28)) & UINT32_C(0x00f000f0))
        | ((p31 << 4 | p31 >> (32 - 4)) & UINT32_C(0xf000f000));
    const uint32_t x17 = ((x15 >> 2) ^ x16) & UINT32_C(0x33333333);
    const uint32_t x18 = (x17 << 2) ^ x15;
    const uint32_t x19 = ((x14 >> 1) ^ x18) & UINT32_C(0x55555555);
    const uint32_t x20 = x9 ^ x8;
    const uint32_t x21 = x3 ^ x2;
    const uint32_t x22 = x7 ^ x6;
    const uint32_t x23 = ((x21 >> 1) ^ x22) & UINT32_C(0x55555555);
    const uint32_t x24 = (x23 << 1) ^ x21;
    const uint32_t x25 = x13 ^ x12;
    const uint32_t x26 = x17 ^ x16;
    const uint32_t x27 = ((x25 >> 1) ^ x26) & UINT32_C(0x55555555);
    const uint32_t x28 = x23 ^ x22;
    *t_0 = ((((x10 >> 16) ^ ((x19 << 1) ^ x14)) & UINT32_C(0x0000ffff)) << 16) ^ (lengths_0 ^ x10);
    *t_1 = ((((x20 >> 16) ^ (x19 ^ x18)) & UINT32_C(0x0000ffff)) << 16) ^ (lengths_1 ^ x20);
    *t_2 = ((((x24 >> 16) ^ ((x27 << 1) ^ x25)) & UINT32_C(0x0000ffff)) << 16) ^ (lengths_2 ^ x24);
    *t_3 = ((((x28 >> 16) ^ (x27 ^ x26)) & UINT32_C(0x0000ffff)) << 16) ^ (lengths_3 ^ x28);
}

static void aegis128l_final_update(aegis128l_word s[32], aegis128l_word t_0, aegis128l_word t_1,
    aegis128l_word t_2, aegis128l_word t_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = p9 ^ p17;
    const uint32_t x2 = p5 ^ p29;
    const uint32_t x3 = x1 ^ x2;
    const uint32_t x4 = x3 ^ p13;
    const uint32_t x5 = x4 ^ p25;
    const uint32_t x6 = p17 ^ p29;
    const uint32_t x7 = x5 ^ x6;
    const uint32_t x8 = x4 ^ p9;
    const uint32_t x9 = p21 ^ p25;
    const uint32_t x10 = x8 ^ x9;
    const uint32_t x11 = x7 ^ x10;
    const uint32_t x12 = x6 & ~x5;
    const uint32_t x13 = (x1 & x11) ^ x12;
    const uint32_t x14 = x3 & x8;
    const uint32_t x15 = x9 ^ p1;
    const uint32_t x16 = x15 ^ p5;
    const uint32_t x17 = p9 ^ p29;
    const uint32_t x18 = x16 ^ x17;
    const uint32_t x19 = x8 ^ p1;
    const uint32_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint32_t x21 = x15 ^ p17;
    const uint32_t x22 = x12 ^ (x17 & x10);
    const uint32_t x23 = x10 ^ x14 ^ ((x21 & p1) ^ x17) ^ x22;
    const uint32_t x24 = x20 ^ x23;
    const uint32_t x25 = x7 ^ x9;
    const uint32_t x26 = x2 & x25;
    const uint32_t x27 = x25 ^ ((x15 & ~p5) ^ x2) ^ x26 ^ x13;
    const uint32_t x28 = x20 & x27;
    const uint32_t x29 = x15 ^ p29;
    const uint32_t x30 = x7 ^ p1;
    const uint32_t x31 = x25 ^ p29 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint32_t x32 = x28 ^ x31;
    const uint32_t x33 = (x24 & x32) ^ x23;
    const uint32_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint32_t x35 = x31 & (x34 ^ x32);
    const uint32_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint32_t x37 = x35 ^ (x34 ^ x27);
    const uint32_t x38 = x36 ^ x37;
    const uint32_t x39 = x34 ^ x33;
    const uint32_t x40 = x38 ^ x39;
    const uint32_t x41 = x40 & x1;
    const uint32_t x42 = x41 ^ (x39 & x6);
    const uint32_t x43 = x36 & x15;
    const uint32_t x44 = x42 ^ x43;
    const uint32_t x45 = x37 & x18;
    const uint32_t x46 = x37 ^ x34;
    const uint32_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint32_t x48 = x36 ^ x33;
    const uint32_t x49 = x48 & x25;
    const uint32_t x50 = x40 & x11;
    const uint32_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint32_t x52 = x47 ^ x51;
    const uint32_t x53 = ((x52 << 3 | x52 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x52 << 7 | x52 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x54 = p8 ^ p16;
    const uint32_t x55 = p4 ^ p28;
    const uint32_t x56 = x54 ^ x55;
    const uint32_t x57 = x56 ^ p12;
    const uint32_t x58 = x57 ^ p24;
    const uint32_t x59 = p16 ^ p28;
    const uint32_t x60 = x58 ^ x59;
    const uint32_t x61 = x57 ^ p8;
    const uint32_t x62 = p20 ^ p24;
    const uint32_t x63 = x61 ^ x62;
    const uint32_t x64 = x60 ^ x63;
    const uint32_t x65 = x59 & ~x58;
    const uint32_t x66 = (x54 & x64) ^ x65;
    const uint32_t x67 = x56 & x61;
    const uint32_t x68 = x62 ^ p0;
    const uint32_t x69 = x68 ^ p4;
    const uint32_t x70 = p8 ^ p28;
    const uint32_t x71 = x69 ^ x70;
    const uint32_t x72 = x61 ^ p0;
    const uint32_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint32_t x74 = x68 ^ p16;
    const uint32_t x75 = x65 ^ (x70 & x63);
    const uint32_t x76 = x63 ^ x67 ^ ((x74 & p0) ^ x70) ^ x75;
    const uint32_t x77 = x73 ^ x76;
    const uint32_t x78 = x60 ^ x62;
    const uint32_t x79 = x55 & x78;
    const uint32_t x80 = x78 ^ ((x68 & ~p4) ^ x55) ^ x79 ^ x66;
    const uint32_t x81 = x73 & x80;
    const uint32_t x82 = x68 ^ p28;
    const uint32_t x83 = x60 ^ p0;
    const uint32_t x84 = x78 ^ p28 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint32_t x85 = x81 ^ x84;
    const uint32_t x86 = (x77 & x85) ^ x76;
    const uint32_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint32_t x88 = x84 & (x87 ^ x85);
    const uint32_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint32_t x90 = x88 ^ (x87 ^ x80);
    const uint32_t x91 = x89 ^ x90;
    const uint32_t x92 = x87 ^ x86;
    const uint32_t x93 = x91 ^ x92;
    const uint32_t x94 = x93 & x54;
    const uint32_t x95 = x94 ^ (x92 & x59);
    const uint32_t x96 = x89 & x68;
    const uint32_t x97 = x95 ^ x96;
    const uint32_t x98 = x90 & x71;
    const uint32_t x99 = x90 ^ x87;
    const uint32_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint32_t x101 = x89 ^ x86;
    const uint32_t x102 = x101 & x78;
    const uint32_t x103 = x93 & x64;
    const uint32_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint32_t x105 = x100 ^ x104;
    const uint32_t x106 = (x105 << 4 | x105 >> (32 - 4));
    const uint32_t x107 = x53 ^ x106;
    const uint32_t x108 = p11 ^ p19;
    const uint32_t x109 = p7 ^ p31;
    const uint32_t x110 = x108 ^ x109;
    const uint32_t x111 = x110 ^ p15;
    const uint32_t x112 = x111 ^ p27;
    const uint32_t x113 = p19 ^ p31;
    const uint32_t x114 = x112 ^ x113;
    const uint32_t x115 = x111 ^ p11;
    const uint32_t x116 = p23 ^ p27;
    const uint32_t x117 = x115 ^ x116;
    const uint32_t x118 = x114 ^ x117;
    const uint32_t x119 = x113 & ~x112;
    const uint32_t x120 = (x108 & x118) ^ x119;
    const uint32_t x121 = x110 & x115;
    const uint32_t x122 = x116 ^ p3;
    const uint32_t x123 = x122 ^ p7;
    const uint32_t x124 = p11 ^ p31;
    const uint32_t x125 = x123 ^ x124;
    const uint32_t x126 = x115 ^ p3;
    const uint32_t x127 = x120 ^ (x121 ^ x112 ^ (x125 & x126));
    const uint32_t x128 = x122 ^ p19;
    const uint32_t x129 = x119 ^ (x124 & x117);
    const uint32_t x130 = x117 ^ x121 ^ ((x128 & p3) ^ x124) ^ x129;
    const uint32_t x131 = x127 ^ x130;
    const uint32_t x132 = x114 ^ x116;
    const uint32_t x133 = x109 & x132;
    const uint32_t x134 = x132 ^ ((x122 & ~p7) ^ x109) ^ x133 ^ x120;
    const uint32_t x135 = x127 & x134;
    const uint32_t x136 = x122 ^ p31;
    const uint32_t x137 = x114 ^ p3;
    const uint32_t x138 = x132 ^ p31 ^ x129 ^ (x133 ^ (x136 & x137));
    const uint32_t x139 = x135 ^ x138;
    const uint32_t x140 = (x131 & x139) ^ x130;
    const uint32_t x141 = ((x135 ^ x130) & (x138 ^ x134)) ^ x138;
    const uint32_t x142 = x138 & (x141 ^ x139);
    const uint32_t x143 = (x140 & (x142 ^ x139)) ^ x131;
    const uint32_t x144 = x142 ^ (x141 ^ x134);
    const uint32_t x145 = x143 ^ x144;
    const uint32_t x146 = x141 ^ x140;
    const uint32_t x147 = x145 ^ x146;
    const uint32_t x148 = x147 & x108;
    const uint32_t x149 = x148 ^ (x146 & x113);
    const uint32_t x150 = x140 & x137;
    const uint32_t x151 = (x143 & x123) ^ x150;
    const uint32_t x152 = x143 ^ x140;
    const uint32_t x153 = x152 & x109;
    const uint32_t x154 = x141 & p3;
    const uint32_t x155 = x152 & x132;
    const uint32_t x156 = x144 ^ x141;
    const uint32_t x157 = x155 ^ (x156 & x115);
    const uint32_t x158 = x153 ^ x154 ^ x157;
    const uint32_t x159 = ~(x149 ^ x151 ^ x158);
    const uint32_t x160 = ((x159 << 1 | x159 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x159 << 5 | x159 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x161 = p10 ^ p18;
    const uint32_t x162 = p6 ^ p30;
    const uint32_t x163 = x161 ^ x162;
    const uint32_t x164 = x163 ^ p14;
    const uint32_t x165 = x164 ^ p26;
    const uint32_t x166 = p18 ^ p30;
    const uint32_t x167 = x165 ^ x166;
    const uint32_t x168 = x164 ^ p10;
    const uint32_t x169 = p22 ^ p26;
    const uint32_t x170 = x168 ^ x169;
    const uint32_t x171 = x167 ^ x170;
    const uint32_t x172 = x166 & ~x165;
    const uint32_t x173 = (x161 & x171) ^ x172;
    const uint32_t x174 = x163 & x168;
    const uint32_t x175 = x169 ^ p2;
    const uint32_t x176 = x175 ^ p6;
    const uint32_t x177 = p10 ^ p30;
    const uint32_t x178 = x176 ^ x177;
    const uint32_t x179 = x168 ^ p2;
    const uint32_t x180 = x173 ^ (x174 ^ x165 ^ (x178 & x179));
    const uint32_t x181 = x175 ^ p18;
    const uint32_t x182 = x172 ^ (x177 & x170);
    const uint32_t x183 = x170 ^ x174 ^ ((x181 & p2) ^ x177) ^ x182;
    const uint32_t x184 = x180 ^ x183;
    const uint32_t x185 = x167 ^ x169;
    const uint32_t x186 = x162 & x185;
    const uint32_t x187 = x185 ^ ((x175 & ~p6) ^ x162) ^ x186 ^ x173;
    const uint32_t x188 = x180 & x187;
    const uint32_t x189 = x175 ^ p30;
    const uint32_t x190 = x167 ^ p2;
    const uint32_t x191 = x185 ^ p30 ^ x182 ^ (x186 ^ (x189 & x190));
    const uint32_t x192 = x188 ^ x191;
    const uint32_t x193 = (x184 & x192) ^ x183;
    const uint32_t x194 = ((x188 ^ x183) & (x191 ^ x187)) ^ x191;
    const uint32_t x195 = x191 & (x194 ^ x192);
    const uint32_t x196 = (x193 & (x195 ^ x192)) ^ x184;
    const uint32_t x197 = x195 ^ (x194 ^ x187);
    const uint32_t x198 = x196 ^ x197;
    const uint32_t x199 = x194 ^ x193;
    const uint32_t x200 = x198 ^ x199;
    const uint32_t x201 = x200 & x161;
    const uint32_t x202 = x201 ^ (x199 & x166);
    const uint32_t x203 = x193 & x190;
    const uint32_t x204 = (x196 & x176) ^ x203;
    const uint32_t x205 = x196 ^ x193;
    const uint32_t x206 = x205 & x162;
    const uint32_t x207 = x194 & p2;
    const uint32_t x208 = x205 & x185;
    const uint32_t x209 = x197 ^ x194;
    const uint32_t x210 = x208 ^ (x209 & x168);
    const uint32_t x211 = x206 ^ x207 ^ x210;
    const uint32_t x212 = ~(x202 ^ x204 ^ x211);
    const uint32_t x213 = ((x212 << 2 | x212 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x212 << 6 | x212 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x214 = x160 ^ x213;
    const uint32_t x215 = x33 & x30;
    const uint32_t x216 = (x36 & x16) ^ x215;
    const uint32_t x217 = x48 & x2;
    const uint32_t x218 = x34 & p1;
    const uint32_t x219 = x49 ^ (x46 & x8);
    const uint32_t x220 = x217 ^ x218 ^ x219;
    const uint32_t x221 = ~(x42 ^ x216 ^ x220);
    const uint32_t x222 = ((x221 << 3 | x221 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x221 << 7 | x221 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x223 = (t_0 >> 16) & UINT32_C(0x0000ffff);
    const uint32_t x224 = (x223 << 16) ^ t_0;
    const uint32_t x225 = (t_1 >> 16) & UINT32_C(0x0000ffff);
    const uint32_t x226 = (x225 << 16) ^ t_1;
    const uint32_t x227 = ((x224 >> 1) ^ x226) & UINT32_C(0x55555555);
    const uint32_t x228 = (x227 << 1) ^ x224;
    const uint32_t x229 = (t_2 >> 16) & UINT32_C(0x0000ffff);
    const uint32_t x230 = (x229 << 16) ^ t_2;
    const uint32_t x231 = (t_3 >> 16) & UINT32_C(0x0000ffff);
    const uint32_t x232 = (x231 << 16) ^ t_3;
    const uint32_t x233 = ((x230 >> 1) ^ x232) & UINT32_C(0x55555555);
    const uint32_t x234 = (x233 << 1) ^ x230;
    const uint32_t x235 = ((x228 >> 2) ^ x234) & UINT32_C(0x33333333);
    const uint32_t x236 = (x235 << 2) ^ x228;
    const uint32_t x237 = x236 & UINT32_C(0x000f000f);
    const uint32_t x238 = x196 & x175;
    const uint32_t x239 = x202 ^ x238;
    const uint32_t x240 = x197 & x178;
    const uint32_t x241 = x239 ^ (x240 ^ (x209 & x163));
    const uint32_t x242 = x200 & x171;
    const uint32_t x243 = x208 ^ (x199 & x167) ^ x242;
    const uint32_t x244 = x241 ^ x243;
    const uint32_t x245 = ((x244 << 2 | x244 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x244 << 6 | x244 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x246 = x245 ^ x53;
    const uint32_t x247 = x86 & x83;
    const uint32_t x248 = (x89 & x69) ^ x247;
    const uint32_t x249 = x101 & x55;
    const uint32_t x250 = x87 & p0;
    const uint32_t x251 = x102 ^ (x99 & x61);
    const uint32_t x252 = x249 ^ x250 ^ x251;
    const uint32_t x253 = ~(x95 ^ x248 ^ x252);
    const uint32_t x254 = (x253 << 4 | x253 >> (32 - 4));
    const uint32_t x255 = x160 ^ x254;
    const uint32_t x256 = (x236 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x257 = x143 & x122;
    const uint32_t x258 = x149 ^ x257;
    const uint32_t x259 = x144 & x125;
    const uint32_t x260 = x258 ^ (x259 ^ (x156 & x110));
    const uint32_t x261 = x147 & x118;
    const uint32_t x262 = x155 ^ (x146 & x114) ^ x261;
    const uint32_t x263 = x260 ^ x262;
    const uint32_t x264 = ((x263 << 1 | x263 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x263 << 5 | x263 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x265 = x264 ^ x245;
    const uint32_t x266 = x222 ^ x254;
    const uint32_t x267 = ((x223 >> 1) ^ x225) & UINT32_C(0x55555555);
    const uint32_t x268 = (x267 << 1) ^ x223;
    const uint32_t x269 = ((x229 >> 1) ^ x231) & UINT32_C(0x55555555);
    const uint32_t x270 = (x269 << 1) ^ x229;
    const uint32_t x271 = ((x268 >> 2) ^ x270) & UINT32_C(0x33333333);
    const uint32_t x272 = (x271 << 2) ^ x268;
    const uint32_t x273 = x272 & UINT32_C(0x000f000f);
    const uint32_t x274 = x213 ^ x222;
    const uint32_t x275 = (x272 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x276 = x264 ^ x106;
    const uint32_t x277 = x44 ^ (x50 ^ (x38 & x10));
    const uint32_t x278 = ~(x277 ^ (x216 ^ x217));
    const uint32_t x279 = ((x278 << 3 | x278 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x278 << 7 | x278 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x280 = x227 ^ x226;
    const uint32_t x281 = x233 ^ x232;
    const uint32_t x282 = ((x280 >> 2) ^ x281) & UINT32_C(0x33333333);
    const uint32_t x283 = (x282 << 2) ^ x280;
    const uint32_t x284 = x283 & UINT32_C(0x000f000f);
    const uint32_t x285 = x258 ^ (x261 ^ (x145 & x117));
    const uint32_t x286 = ~(x285 ^ (x151 ^ x153));
    const uint32_t x287 = ((x286 << 1 | x286 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x286 << 5 | x286 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x288 = x239 ^ (x242 ^ (x198 & x170));
    const uint32_t x289 = ~(x288 ^ (x204 ^ x206));
    const uint32_t x290 = ((x289 << 2 | x289 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x289 << 6 | x289 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x291 = x287 ^ x290;
    const uint32_t x292 = (x283 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x293 = x97 ^ (x103 ^ (x91 & x63));
    const uint32_t x294 = ~(x293 ^ (x248 ^ x249));
    const uint32_t x295 = (x294 << 4 | x294 >> (32 - 4));
    const uint32_t x296 = x287 ^ x295;
    const uint32_t x297 = x267 ^ x225;
    const uint32_t x298 = x269 ^ x231;
    const uint32_t x299 = ((x297 >> 2) ^ x298) & UINT32_C(0x33333333);
    const uint32_t x300 = (x299 << 2) ^ x297;
    const uint32_t x301 = x300 & UINT32_C(0x000f000f);
    const uint32_t x302 = x279 ^ x295;
    const uint32_t x303 = x290 ^ x279;
    const uint32_t x304 = (x300 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x305 = x285 ^ (x158 ^ (x140 & x136));
    const uint32_t x306 = x305 ^ ((x141 & x128) ^ x259);
    const uint32_t x307 = ((x306 << 1 | x306 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x306 << 5 | x306 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x308 = x288 ^ (x211 ^ (x193 & x189));
    const uint32_t x309 = x308 ^ ((x194 & x181) ^ x240);
    const uint32_t x310 = ((x309 << 2 | x309 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x309 << 6 | x309 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x311 = x307 ^ x310;
    const uint32_t x312 = x277 ^ (x220 ^ (x33 & x29));
    const uint32_t x313 = x312 ^ ((x34 & x21) ^ x45);
    const uint32_t x314 = ((x313 << 3 | x313 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x313 << 7 | x313 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x315 = x235 ^ x234;
    const uint32_t x316 = x315 & UINT32_C(0x000f000f);
    const uint32_t x317 = x293 ^ (x252 ^ (x86 & x82));
    const uint32_t x318 = x317 ^ ((x87 & x74) ^ x98);
    const uint32_t x319 = (x318 << 4 | x318 >> (32 - 4));
    const uint32_t x320 = x307 ^ x319;
    const uint32_t x321 = (x315 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x322 = x314 ^ x319;
    const uint32_t x323 = x271 ^ x270;
    const uint32_t x324 = x323 & UINT32_C(0x000f000f);
    const uint32_t x325 = x310 ^ x314;
    const uint32_t x326 = (x323 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x327 = x47 ^ (x37 & x19);
    const uint32_t x328 = x327 ^ (x215 ^ x218);
    const uint32_t x329 = ((x328 << 3 | x328 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x328 << 7 | x328 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x330 = x282 ^ x281;
    const uint32_t x331 = x330 & UINT32_C(0x000f000f);
    const uint32_t x332 = x260 ^ (x144 & x126);
    const uint32_t x333 = x332 ^ (x150 ^ x154);
    const uint32_t x334 = ((x333 << 1 | x333 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x333 << 5 | x333 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x335 = x241 ^ (x197 & x179);
    const uint32_t x336 = x335 ^ (x203 ^ x207);
    const uint32_t x337 = ((x336 << 2 | x336 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x336 << 6 | x336 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x338 = x334 ^ x337;
    const uint32_t x339 = (x330 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x340 = x100 ^ (x90 & x72);
    const uint32_t x341 = x340 ^ (x247 ^ x250);
    const uint32_t x342 = (x341 << 4 | x341 >> (32 - 4));
    const uint32_t x343 = x334 ^ x342;
    const uint32_t x344 = x299 ^ x298;
    const uint32_t x345 = x344 & UINT32_C(0x000f000f);
    const uint32_t x346 = x329 ^ x342;
    const uint32_t x347 = x337 ^ x329;
    const uint32_t x348 = (x344 >> 8) & UINT32_C(0x000f000f);
    const uint32_t x349 = x327 ^ x219;
    const uint32_t x350 = ((x349 << 3 | x349 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x349 << 7 | x349 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x351 = (x236 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x352 = x332 ^ x157;
    const uint32_t x353 = ((x352 << 1 | x352 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x352 << 5 | x352 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x354 = x335 ^ x210;
    const uint32_t x355 = ((x354 << 2 | x354 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x354 << 6 | x354 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x356 = x353 ^ x355;
    const uint32_t x357 = (x236 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x358 = x340 ^ x251;
    const uint32_t x359 = (x358 << 4 | x358 >> (32 - 4));
    const uint32_t x360 = x353 ^ x359;
    const uint32_t x361 = (x272 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x362 = x350 ^ x359;
    const uint32_t x363 = x355 ^ x350;
    const uint32_t x364 = (x272 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x365 = x262 ^ x257;
    const uint32_t x366 = ~(x305 ^ (x365 ^ ((x145 & x124) ^ x148)));
    const uint32_t x367 = ((x366 << 1 | x366 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x366 << 5 | x366 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x368 = x243 ^ x238;
    const uint32_t x369 = ~(x308 ^ (x368 ^ ((x198 & x177) ^ x201)));
    const uint32_t x370 = ((x369 << 2 | x369 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x369 << 6 | x369 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x371 = x367 ^ x370;
    const uint32_t x372 = x51 ^ x43;
    const uint32_t x373 = ~(x312 ^ (x372 ^ ((x38 & x17) ^ x41)));
    const uint32_t x374 = ((x373 << 3 | x373 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x373 << 7 | x373 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x375 = (x283 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x376 = x104 ^ x96;
    const uint32_t x377 = ~(x317 ^ (x376 ^ ((x91 & x70) ^ x94)));
    const uint32_t x378 = (x377 << 4 | x377 >> (32 - 4));
    const uint32_t x379 = x367 ^ x378;
    const uint32_t x380 = (x283 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x381 = x374 ^ x378;
    const uint32_t x382 = (x300 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x383 = (x300 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x384 = x370 ^ x374;
    const uint32_t x385 = ~(x352 ^ x365);
    const uint32_t x386 = ((x385 << 1 | x385 >> (32 - 1)) & UINT32_C(0x11111111))
        | ((x385 << 5 | x385 >> (32 - 5)) & UINT32_C(0xeeeeeeee));
    const uint32_t x387 = ~(x354 ^ x368);
    const uint32_t x388 = ((x387 << 2 | x387 >> (32 - 2)) & UINT32_C(0x33333333))
        | ((x387 << 6 | x387 >> (32 - 6)) & UINT32_C(0xcccccccc));
    const uint32_t x389 = x386 ^ x388;
    const uint32_t x390 = ~(x349 ^ x372);
    const uint32_t x391 = ((x390 << 3 | x390 >> (32 - 3)) & UINT32_C(0x77777777))
        | ((x390 << 7 | x390 >> (32 - 7)) & UINT32_C(0x88888888));
    const uint32_t x392 = (x315 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x393 = ~(x358 ^ x376);
    const uint32_t x394 = (x393 << 4 | x393 >> (32 - 4));
    const uint32_t x395 = x386 ^ x394;
    const uint32_t x396 = (x315 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x397 = x391 ^ x394;
    const uint32_t x398 = (x323 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x399 = (x323 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x400 = x388 ^ x391;
    const uint32_t x401 = (x330 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x402 = (x330 >> 12) & UINT32_C(0x000f000f);
    const uint32_t x403 = (x344 >> 4) & UINT32_C(0x000f000f);
    const uint32_t x404 = (x344 >> 12) & UINT32_C(0x000f000f);
    s[0] = x107 ^ x214 ^ (x222 ^ ((x237 << 16 | x237 >> (32 - 16)) ^ (x237 ^ p0)));
    s[1] = x246 ^ x255 ^ (x213 ^ ((x256 << 16 | x256 >> (32 - 16)) ^ (x256 ^ p1)));
    s[2] = x265 ^ x266 ^ (x160 ^ ((x273 << 16 | x273 >> (32 - 16)) ^ (x273 ^ p2)));
    s[3] = x274 ^ (x254 ^ ((x275 << 16 | x275 >> (32 - 16)) ^ (x275 ^ p3))) ^ x276;
    s[4] = x279 ^ ((x284 << 16 | x284 >> (32 - 16)) ^ (x284 ^ p4)) ^ x291 ^ (x107 ^ x266);
    s[5] = x290 ^ ((x292 << 16 | x292 >> (32 - 16)) ^ (x292 ^ p5)) ^ x296 ^ (x246 ^ x274);
    s[6] = x287 ^ ((x301 << 16 | x301 >> (32 - 16)) ^ (x301 ^ p6)) ^ x302 ^ (x265 ^ x214);
    s[7] = x303 ^ x276 ^ (x255 ^ (x295 ^ ((x304 << 16 | x304 >> (32 - 16)) ^ (x304 ^ p7))));
    s[8] = x302 ^ x311 ^ (x314 ^ ((x316 << 16 | x316 >> (32 - 16)) ^ (x316 ^ p8)));
    s[9] = x303 ^ x320 ^ (x310 ^ ((x321 << 16 | x321 >> (32 - 16)) ^ (x321 ^ p9)));
    s[10] = x291 ^ x322 ^ (x307 ^ ((x324 << 16 | x324 >> (32 - 16)) ^ (x324 ^ p10)));
    s[11] = x325 ^ (x319 ^ ((x326 << 16 | x326 >> (32 - 16)) ^ (x326 ^ p11))) ^ x296;
    s[12] = x329 ^ ((x331 << 16 | x331 >> (32 - 16)) ^ (x331 ^ p12)) ^ x322 ^ (x338 ^ x107);
    s[13] = x337 ^ ((x339 << 16 | x339 >> (32 - 16)) ^ (x339 ^ p13)) ^ x325 ^ (x343 ^ x246);
    s[14] = x334 ^ ((x345 << 16 | x345 >> (32 - 16)) ^ (x345 ^ p14)) ^ x311 ^ (x346 ^ x265);
    s[15] = x320 ^ x347 ^ (x276 ^ (x342 ^ ((x348 << 16 | x348 >> (32 - 16)) ^ (x348 ^ p15))));
    s[16] = x350 ^ ((x351 << 16 | x351 >> (32 - 16)) ^ (x351 ^ p16)) ^ x346 ^ (x356 ^ x107);
    s[17] = x355 ^ ((x357 << 16 | x357 >> (32 - 16)) ^ (x357 ^ p17)) ^ x347 ^ (x360 ^ x246);
    s[18] = x353 ^ ((x361 << 16 | x361 >> (32 - 16)) ^ (x361 ^ p18)) ^ x338 ^ (x362 ^ x265);
    s[19] = x343 ^ x363 ^ (x276 ^ (x359 ^ ((x364 << 16 | x364 >> (32 - 16)) ^ (x364 ^ p19))));
    s[20] = x371 ^ x362 ^ (x374 ^ ((x375 << 16 | x375 >> (32 - 16)) ^ (x375 ^ p20)));
    s[21] = x379 ^ x363 ^ (x370 ^ ((x380 << 16 | x380 >> (32 - 16)) ^ (x380 ^ p21)));
    s[22] = x381 ^ x356 ^ (x367 ^ ((x382 << 16 | x382 >> (32 - 16)) ^ (x382 ^ p22)));
    s[23] = x360 ^ (x378 ^ ((x383 << 16 | x383 >> (32 - 16)) ^ (x383 ^ p23))) ^ x384;
    s[24] = x389 ^ x381 ^ (x391 ^ ((x392 << 16 | x392 >> (32 - 16)) ^ (x392 ^ p24)));
    s[25] = x395 ^ x384 ^ (x388 ^ ((x396 << 16 | x396 >> (32 - 16)) ^ (x396 ^ p25)));
    s[26] = x397 ^ x371 ^ (x386 ^ ((x398 << 16 | x398 >> (32 - 16)) ^ (x398 ^ p26)));
    s[27] = x379 ^ (x394 ^ ((x399 << 16 | x399 >> (32 - 16)) ^ (x399 ^ p27))) ^ x400;
    s[28] = x397 ^ (x53 ^ ((x401 << 16 | x401 >> (32 - 16)) ^ (x401 ^ p28)) ^ x265);
    s[29] = x400 ^ (x245 ^ ((x402 << 16 | x402 >> (32 - 16)) ^ (x402 ^ p29)) ^ x276);
    s[30] = x389 ^ (x264 ^ ((x403 << 16 | x403 >> (32 - 16)) ^ (x403 ^ p30)) ^ x107);
    s[31] = x395 ^ (x246 ^ (p31 ^ x106 ^ ((x404 << 16 | x404 >> (32 - 16)) ^ x404)));
}

static void aegis128l_tag128(aegis128l_word s[32], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t0_2, aegis128l_word *t0_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = (p1 << 12 | p1 >> (32 - 12)) ^ (p1 << 16 | p1 >> (32 - 16))
        ^ ((p1 << 20 | p1 >> (32 - 20)) ^ (p1 << 24 | p1 >> (32 - 24)))
        ^ ((p1 << 28 | p1 >> (32 - 28)) ^ p1 ^ (p1 << 8 | p1 >> (32 - 8)));
    const uint32_t x2 = (p16 << 12 | p16 >> (32 - 12)) ^ (p16 << 16 | p16 >> (32 - 16))
        ^ ((p16 << 20 | p16 >> (32 - 20)) ^ (p16 << 24 | p16 >> (32 - 24)))
        ^ ((p16 << 28 | p16 >> (32 - 28)) ^ p16 ^ (p16 << 8 | p16 >> (32 - 8)));
    const uint32_t x3 = (p17 << 12 | p17 >> (32 - 12)) ^ (p17 << 16 | p17 >> (32 - 16))
        ^ ((p17 << 20 | p17 >> (32 - 20)) ^ (p17 << 24 | p17 >> (32 - 24)))
        ^ ((p17 << 28 | p17 >> (32 - 28)) ^ p17 ^ (p17 << 8 | p17 >> (32 - 8)));
    const uint32_t x4 = (
        ((p0 << 12 | p0 >> (32 - 12)) ^ (p0 << 16 | p0 >> (32 - 16))
            ^ ((p0 << 20 | p0 >> (32 - 20)) ^ (p0 << 24 | p0 >> (32 - 24)))
            ^ ((p0 << 28 | p0 >> (32 - 28)) ^ p0 ^ (p0 << 8 | p0 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x1 << 8 | x1 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x2 << 4 | x2 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x3 << 12 | x3 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x5 = (p9 << 12 | p9 >> (32 - 12)) ^ (p9 << 16 | p9 >> (32 - 16))
        ^ ((p9 << 20 | p9 >> (32 - 20)) ^ (p9 << 24 | p9 >> (32 - 24)))
        ^ ((p9 << 28 | p9 >> (32 - 28)) ^ p9 ^ (p9 << 8 | p9 >> (32 - 8)));
    const uint32_t x6 = (p24 << 12 | p24 >> (32 - 12)) ^ (p24 << 16 | p24 >> (32 - 16))
        ^ ((p24 << 20 | p24 >> (32 - 20)) ^ (p24 << 24 | p24 >> (32 - 24)))
        ^ ((p24 << 28 | p24 >> (32 - 28)) ^ p24 ^ (p24 << 8 | p24 >> (32 - 8)));
    const uint32_t x7 = (p25 << 12 | p25 >> (32 - 12)) ^ (p25 << 16 | p25 >> (32 - 16))
        ^ ((p25 << 20 | p25 >> (32 - 20)) ^ (p25 << 24 | p25 >> (32 - 24)))
        ^ ((p25 << 28 | p25 >> (32 - 28)) ^ p25 ^ (p25 << 8 | p25 >> (32 - 8)));
    const uint32_t x8 = (
        ((p8 << 12 | p8 >> (32 - 12)) ^ (p8 << 16 | p8 >> (32 - 16))
            ^ ((p8 << 20 | p8 >> (32 - 20)) ^ (p8 << 24 | p8 >> (32 - 24)))
            ^ ((p8 << 28 | p8 >> (32 - 28)) ^ p8 ^ (p8 << 8 | p8 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x5 << 8 | x5 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x6 << 4 | x6 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x7 << 12 | x7 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x9 = ((x4 >> 2) ^ x8) & UINT32_C(0x33333333);
    const uint32_t x10 = (x9 << 2) ^ x4;
    const uint32_t x11 = (p5 << 12 | p5 >> (32 - 12)) ^ (p5 << 16 | p5 >> (32 - 16))
        ^ ((p5 << 20 | p5 >> (32 - 20)) ^ (p5 << 24 | p5 >> (32 - 24)))
        ^ ((p5 << 28 | p5 >> (32 - 28)) ^ p5 ^ (p5 << 8 | p5 >> (32 - 8)));
    const uint32_t x12 = (p20 << 12 | p20 >> (32 - 12)) ^ (p20 << 16 | p20 >> (32 - 16))
        ^ ((p20 << 20 | p20 >> (32 - 20)) ^ (p20 << 24 | p20 >> (32 - 24)))
        ^ ((p20 << 28 | p20 >> (32 - 28)) ^ p20 ^ (p20 << 8 | p20 >> (32 - 8)));
    const uint32_t x13 = (p21 << 12 | p21 >> (32 - 12)) ^ (p21 << 16 | p21 >> (32 - 16))
        ^ ((p21 << 20 | p21 >> (32 - 20)) ^ (p21 << 24 | p21 >> (32 - 24)))
        ^ ((p21 << 28 | p21 >> (32 - 28)) ^ p21 ^ (p21 << 8 | p21 >> (32 - 8)));
    const uint32_t x14 = (
        ((p4 << 12 | p4 >> (32 - 12)) ^ (p4 << 16 | p4 >> (32 - 16))
            ^ ((p4 << 20 | p4 >> (32 - 20)) ^ (p4 << 24 | p4 >> (32 - 24)))
            ^ ((p4 << 28 | p4 >> (32 - 28)) ^ p4 ^ (p4 << 8 | p4 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x11 << 8 | x11 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x12 << 4 | x12 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x13 << 12 | x13 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x15 = (p13 << 12 | p13 >> (32 - 12)) ^ (p13 << 16 | p13 >> (32 - 16))
        ^ ((p13 << 20 | p13 >> (32 - 20)) ^ (p13 << 24 | p13 >> (32 - 24)))
        ^ ((p13 << 28 | p13 >> (32 - 28)) ^ p13 ^ (p13 << 8 | p13 >> (32 - 8)));
    const uint32_t x16 = (p28 << 12 | p28 >> (32 - 12)) ^ (p28 << 16 | p28 >> (32 - 16))
        ^ ((p28 << 20 | p28 >> (32 - 20)) ^ (p28 << 24 | p28 >> (32 - 24)))
        ^ ((p28 << 28 | p28 >> (32 - 28)) ^ p28 ^ (p28 << 8 | p28 >> (32 - 8)));
    const uint32_t x17 = (p29 << 12 | p29 >> (32 - 12)) ^ (p29 << 16 | p29 >> (32 - 16))
        ^ ((p29 << 20 | p29 >> (32 - 20)) ^ (p29 << 24 | p29 >> (32 - 24)))
        ^ ((p29 << 28 | p29 >> (32 - 28)) ^ p29 ^ (p29 << 8 | p29 >> (32 - 8)));
    const uint32_t x18 = (
        ((p12 << 12 | p12 >> (32 - 12)) ^ (p12 << 16 | p12 >> (32 - 16))
            ^ ((p12 << 20 | p12 >> (32 - 20)) ^ (p12 << 24 | p12 >> (32 - 24)))
            ^ ((p12 << 28 | p12 >> (32 - 28)) ^ p12 ^ (p12 << 8 | p12 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x15 << 8 | x15 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x16 << 4 | x16 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x17 << 12 | x17 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x19 = ((x14 >> 2) ^ x18) & UINT32_C(0x33333333);
    const uint32_t x20 = (x19 << 2) ^ x14;
    const uint32_t x21 = ((x10 >> 1) ^ x20) & UINT32_C(0x55555555);
    const uint32_t x22 = (x21 << 1) ^ x10;
    const uint32_t x23 = (p3 << 12 | p3 >> (32 - 12)) ^ (p3 << 16 | p3 >> (32 - 16))
        ^ ((p3 << 20 | p3 >> (32 - 20)) ^ (p3 << 24 | p3 >> (32 - 24)))
        ^ ((p3 << 28 | p3 >> (32 - 28)) ^ p3 ^ (p3 << 8 | p3 >> (32 - 8)));
    const uint32_t x24 = (p18 << 12 | p18 >> (32 - 12)) ^ (p18 << 16 | p18 >> (32 - 16))
        ^ ((p18 << 20 | p18 >> (32 - 20)) ^ (p18 << 24 | p18 >> (32 - 24)))
        ^ ((p18 << 28 | p18 >> (32 - 28)) ^ p18 ^ (p18 << 8 | p18 >> (32 - 8)));
    const uint32_t x25 = (p19 << 12 | p19 >> (32 - 12)) ^ (p19 << 16 | p19 >> (32 - 16))
        ^ ((p19 << 20 | p19 >> (32 - 20)) ^ (p19 << 24 | p19 >> (32 - 24)))
        ^ ((p19 << 28 | p19 >> (32 - 28)) ^ p19 ^ (p19 << 8 | p19 >> (32 - 8)));
    const uint32_t x26 = (
        ((p2 << 12 | p2 >> (32 - 12)) ^ (p2 << 16 | p2 >> (32 - 16))
            ^ ((p2 << 20 | p2 >> (32 - 20)) ^ (p2 << 24 | p2 >> (32 - 24)))
            ^ ((p2 << 28 | p2 >> (32 - 28)) ^ p2 ^ (p2 << 8 | p2 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x23 << 8 | x23 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x24 << 4 | x24 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x25 << 12 | x25 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x27 = (p11 << 12 | p11 >> (32 - 12)) ^ (p11 << 16 | p11 >> (32 - 16))
        ^ ((p11 << 20 | p11 >> (32 - 20)) ^ (p11 << 24 | p11 >> (32 - 24)))
        ^ ((p11 << 28 | p11 >> (32 - 28)) ^ p11 ^ (p11 << 8 | p11 >> (32 - 8)));
    const uint32_t x28 = (p26 << 12 | p26 >> (32 - 12)) ^ (p26 << 16 | p26 >> (32 - 16))
        ^ ((p26 << 20 | p26 >> (32 - 20)) ^ (p26 << 24 | p26 >> (32 - 24)))
        ^ ((p26 << 28 | p26 >> (32 - 28)) ^ p26 ^ (p26 << 8 | p26 >> (32 - 8)));
    const uint32_t x29 = (p27 << 12 | p27 >> (32 - 12)) ^ (p27 << 16 | p27 >> (32 - 16))
        ^ ((p27 << 20 | p27 >> (32 - 20)) ^ (p27 << 24 | p27 >> (32 - 24)))
        ^ ((p27 << 28 | p27 >> (32 - 28)) ^ p27 ^ (p27 << 8 | p27 >> (32 - 8)));
    const uint32_t x30 = (
        ((p10 << 12 | p10 >> (32 - 12)) ^ (p10 << 16 | p10 >> (32 - 16))
            ^ ((p10 << 20 | p10 >> (32 - 20)) ^ (p10 << 24 | p10 >> (32 - 24)))
            ^ ((p10 << 28 | p10 >> (32 - 28)) ^ p10 ^ (p10 << 8 | p10 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x27 << 8 | x27 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x28 << 4 | x28 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x29 << 12 | x29 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x31 = ((x26 >> 2) ^ x30) & UINT32_C(0x33333333);
    const uint32_t x32 = (x31 << 2) ^ x26;
    const uint32_t x33 = (p7 << 12 | p7 >> (32 - 12)) ^ (p7 << 16 | p7 >> (32 - 16))
        ^ ((p7 << 20 | p7 >> (32 - 20)) ^ (p7 << 24 | p7 >> (32 - 24)))
        ^ ((p7 << 28 | p7 >> (32 - 28)) ^ p7 ^ (p7 << 8 | p7 >> (32 - 8)));
    const uint32_t x34 = (p22 << 12 | p22 >> (32 - 12)) ^ (p22 << 16 | p22 >> (32 - 16))
        ^ ((p22 << 20 | p22 >> (32 - 20)) ^ (p22 << 24 | p22 >> (32 - 24)))
        ^ ((p22 << 28 | p22 >> (32 - 28)) ^ p22 ^ (p22 << 8 | p22 >> (32 - 8)));
    const uint32_t x35 = (p23 << 12 | p23 >> (32 - 12)) ^ (p23 << 16 | p23 >> (32 - 16))
        ^ ((p23 << 20 | p23 >> (32 - 20)) ^ (p23 << 24 | p23 >> (32 - 24)))
        ^ ((p23 << 28 | p23 >> (32 - 28)) ^ p23 ^ (p23 << 8 | p23 >> (32 - 8)));
    const uint32_t x36 = (
        ((p6 << 12 | p6 >> (32 - 12)) ^ (p6 << 16 | p6 >> (32 - 16))
            ^ ((p6 << 20 | p6 >> (32 - 20)) ^ (p6 << 24 | p6 >> (32 - 24)))
            ^ ((p6 << 28 | p6 >> (32 - 28)) ^ p6 ^ (p6 << 8 | p6 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x33 << 8 | x33 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x34 << 4 | x34 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x35 << 12 | x35 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x37 = (p15 << 12 | p15 >> (32 - 12)) ^ (p15 << 16 | p15 >> (32 - 16))
        ^ ((p15 << 20 | p15 >> (32 - 20)) ^ (p15 << 24 | p15 >> (32 - 24)))
        ^ ((p15 << 28 | p15 >> (32 - 28)) ^ p15 ^ (p15 << 8 | p15 >> (32 - 8)));
    const uint32_t x38 = (p30 << 12 | p30 >> (32 - 12)) ^ (p30 << 16 | p30 >> (32 - 16))
        ^ ((p30 << 20 | p30 >> (32 - 20)) ^ (p30 << 24 | p30 >> (32 - 24)))
        ^ ((p30 << 28 | p30 >> (32 - 28)) ^ p30 ^ (p30 << 8 | p30 >> (32 - 8)));
    const uint32_t x39 = (p31 << 12 | p31 >> (32 - 12)) ^ (p31 << 16 | p31 >> (32 - 16))
        ^ ((p31 << 20 | p31 >> (32 - 20)) ^ (p31 << 24 | p31 >> (32 - 24)))
        ^ ((p31 << 28 | p31 >> (32 - 28)) ^ p31 ^ (p31 << 8 | p31 >> (32 - 8)));
    const uint32_t x40 = (
        ((p14 << 12 | p14 >> (32 - 12)) ^ (p14 << 16 | p14 >> (32 - 16))
            ^ ((p14 << 20 | p14 >> (32 - 20)) ^ (p14 << 24 | p14 >> (32 - 24)))
            ^ ((p14 << 28 | p14 >> (32 - 28)) ^ p14 ^ (p14 << 8 | p14 >> (32 - 8))))
        & UINT32_C(0x000f000f)) | ((x37 << 8 | x37 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x38 << 4 | x38 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x39 << 12 | x39 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x41 = ((x36 >> 2) ^ x40) & UINT32_C(0x33333333);
    const uint32_t x42 = (x41 << 2) ^ x36;
    const uint32_t x43 = ((x32 >> 1) ^ x42) & UINT32_C(0x55555555);
    const uint32_t x44 = x21 ^ x20;
    const uint32_t x45 = x9 ^ x8;
    const uint32_t x46 = x19 ^ x18;
    const uint32_t x47 = ((x45 >> 1) ^ x46) & UINT32_C(0x55555555);
    const uint32_t x48 = (x47 << 1) ^ x45;
    const uint32_t x49 = x31 ^ x30;
    const uint32_t x50 = x41 ^ x40;
    const uint32_t x51 = ((x49 >> 1) ^ x50) & UINT32_C(0x55555555);
    const uint32_t x52 = x47 ^ x46;
    *t0_0 = ((((x22 >> 16) ^ ((x43 << 1) ^ x32)) & UINT32_C(0x0000ffff)) << 16) ^ x22;
    *t0_1 = ((((x44 >> 16) ^ (x43 ^ x42)) & UINT32_C(0x0000ffff)) << 16) ^ x44;
    *t0_2 = ((((x48 >> 16) ^ ((x51 << 1) ^ x49)) & UINT32_C(0x0000ffff)) << 16) ^ x48;
    *t0_3 = ((((x52 >> 16) ^ (x51 ^ x50)) & UINT32_C(0x0000ffff)) << 16) ^ x52;
}

static void aegis128l_tag256(aegis128l_word s[32], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t0_2, aegis128l_word *t0_3, aegis128l_word *t1_0, aegis128l_word *t1_1,
    aegis128l_word *t1_2, aegis128l_word *t1_3)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const aegis128l_word p16 = s[16];
    const aegis128l_word p17 = s[17];
    const aegis128l_word p18 = s[18];
    const aegis128l_word p19 = s[19];
    const aegis128l_word p20 = s[20];
    const aegis128l_word p21 = s[21];
    const aegis128l_word p22 = s[22];
    const aegis128l_word p23 = s[23];
    const aegis128l_word p24 = s[24];
    const aegis128l_word p25 = s[25];
    const aegis128l_word p26 = s[26];
    const aegis128l_word p27 = s[27];
    const aegis128l_word p28 = s[28];
    const aegis128l_word p29 = s[29];
    const aegis128l_word p30 = s[30];
    const aegis128l_word p31 = s[31];
    const uint32_t x1 = (p1 << 20 | p1 >> (32 - 20)) ^ (p1 << 24 | p1 >> (32 - 24))
        ^ ((p1 << 28 | p1 >> (32 - 28)) ^ p1);
    const uint32_t x2 = (p16 << 20 | p16 >> (32 - 20)) ^ (p16 << 24 | p16 >> (32 - 24))
        ^ ((p16 << 28 | p16 >> (32 - 28)) ^ p16);
    const uint32_t x3 = (p17 << 20 | p17 >> (32 - 20)) ^ (p17 << 24 | p17 >> (32 - 24))
        ^ ((p17 << 28 | p17 >> (32 - 28)) ^ p17);
    const uint32_t x4 = (
        ((p0 << 20 | p0 >> (32 - 20)) ^ (p0 << 24 | p0 >> (32 - 24))
            ^ ((p0 << 28 | p0 >> (32 - 28)) ^ p0)) & UINT32_C(0x000f000f))
        | ((x1 << 8 | x1 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x2 << 4 | x2 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x3 << 12 | x3 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x5 = (p9 << 20 | p9 >> (32 - 20)) ^ (p9 << 24 | p9 >> (32 - 24))
        ^ ((p9 << 28 | p9 >> (32 - 28)) ^ p9);
    const uint32_t x6 = (p24 << 20 | p24 >> (32 - 20)) ^ (p24 << 24 | p24 >> (32 - 24))
        ^ ((p24 << 28 | p24 >> (32 - 28)) ^ p24);
    const uint32_t x7 = (p25 << 20 | p25 >> (32 - 20)) ^ (p25 << 24 | p25 >> (32 - 24))
        ^ ((p25 << 28 | p25 >> (32 - 28)) ^ p25);
    const uint32_t x8 = (
        ((p8 << 20 | p8 >> (32 - 20)) ^ (p8 << 24 | p8 >> (32 - 24))
            ^ ((p8 << 28 | p8 >> (32 - 28)) ^ p8)) & UINT32_C(0x000f000f))
        | ((x5 << 8 | x5 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x6 << 4 | x6 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x7 << 12 | x7 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x9 = ((x4 >> 2) ^ x8) & UINT32_C(0x33333333);
    const uint32_t x10 = (x9 << 2) ^ x4;
    const uint32_t x11 = (p5 << 20 | p5 >> (32 - 20)) ^ (p5 << 24 | p5 >> (32 - 24))
        ^ ((p5 << 28 | p5 >> (32 - 28)) ^ p5);
    const uint32_t x12 = (p20 << 20 | p20 >> (32 - 20)) ^ (p20 << 24 | p20 >> (32 - 24))
        ^ ((p20 << 28 | p20 >> (32 - 28)) ^ p20);
    const uint32_t x13 = (p21 << 20 | p21 >> (32 - 20)) ^ (p21 << 24 | p21 >> (32 - 24))
        ^ ((p21 << 28 | p21 >> (32 - 28)) ^ p21);
    const uint32_t x14 = (
        ((p4 << 20 | p4 >> (32 - 20)) ^ (p4 << 24 | p4 >> (32 - 24))
            ^ ((p4 << 28 | p4 >> (32 - 28)) ^ p4)) & UINT32_C(0x000f000f))
        | ((x11 << 8 | x11 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x12 << 4 | x12 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x13 << 12 | x13 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x15 = (p13 << 20 | p13 >> (32 - 20)) ^ (p13 << 24 | p13 >> (32 - 24))
        ^ ((p13 << 28 | p13 >> (32 - 28)) ^ p13);
    const uint32_t x16 = (p28 << 20 | p28 >> (32 - 20)) ^ (p28 << 24 | p28 >> (32 - 24))
        ^ ((p28 << 28 | p28 >> (32 - 28)) ^ p28);
    const uint32_t x17 = (p29 << 20 | p29 >> (32 - 20)) ^ (p29 << 24 | p29 >> (32 - 24))
        ^ ((p29 << 28 | p29 >> (32 - 28)) ^ p29);
    const uint32_t x18 = (
        ((p12 << 20 | p12 >> (32 - 20)) ^ (p12 << 24 | p12 >> (32 - 24))
            ^ ((p12 << 28 | p12 >> (32 - 28)) ^ p12)) & UINT32_C(0x000f000f))
        | ((x15 << 8 | x15 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x16 << 4 | x16 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x17 << 12 | x17 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x19 = ((x14 >> 2) ^ x18) & UINT32_C(0x33333333);
    const uint32_t x20 = (x19 << 2) ^ x14;
    const uint32_t x21 = ((x10 >> 1) ^ x20) & UINT32_C(0x55555555);
    const uint32_t x22 = (x21 << 1) ^ x10;
    const uint32_t x23 = (p3 << 20 | p3 >> (32 - 20)) ^ (p3 << 24 | p3 >> (32 - 24))
        ^ ((p3 << 28 | p3 >> (32 - 28)) ^ p3);
    const uint32_t x24 = (p18 << 20 | p18 >> (32 - 20)) ^ (p18 << 24 | p18 >> (32 - 24))
        ^ ((p18 << 28 | p18 >> (32 - 28)) ^ p18);
    const uint32_t x25 = (p19 << 20 | p19 >> (32 - 20)) ^ (p19 << 24 | p19 >> (32 - 24))
        ^ ((p19 << 28 | p19 >> (32 - 28)) ^ p19);
    const uint32_t x26 = (
        ((p2 << 20 | p2 >> (32 - 20)) ^ (p2 << 24 | p2 >> (32 - 24))
            ^ ((p2 << 28 | p2 >> (32 - 28)) ^ p2)) & UINT32_C(0x000f000f))
        | ((x23 << 8 | x23 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x24 << 4 | x24 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x25 << 12 | x25 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x27 = (p11 << 20 | p11 >> (32 - 20)) ^ (p11 << 24 | p11 >> (32 - 24))
        ^ ((p11 << 28 | p11 >> (32 - 28)) ^ p11);
    const uint32_t x28 = (p26 << 20 | p26 >> (32 - 20)) ^ (p26 << 24 | p26 >> (32 - 24))
        ^ ((p26 << 28 | p26 >> (32 - 28)) ^ p26);
    const uint32_t x29 = (p27 << 20 | p27 >> (32 - 20)) ^ (p27 << 24 | p27 >> (32 - 24))
        ^ ((p27 << 28 | p27 >> (32 - 28)) ^ p27);
    const uint32_t x30 = (
        ((p10 << 20 | p10 >> (32 - 20)) ^ (p10 << 24 | p10 >> (32 - 24))
            ^ ((p10 << 28 | p10 >> (32 - 28)) ^ p10)) & UINT32_C(0x000f000f))
        | ((x27 << 8 | x27 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x28 << 4 | x28 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x29 << 12 | x29 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x31 = ((x26 >> 2) ^ x30) & UINT32_C(0x33333333);
    const uint32_t x32 = (x31 << 2) ^ x26;
    const uint32_t x33 = (p7 << 20 | p7 >> (32 - 20)) ^ (p7 << 24 | p7 >> (32 - 24))
        ^ ((p7 << 28 | p7 >> (32 - 28)) ^ p7);
    const uint32_t x34 = (p22 << 20 | p22 >> (32 - 20)) ^ (p22 << 24 | p22 >> (32 - 24))
        ^ ((p22 << 28 | p22 >> (32 - 28)) ^ p22);
    const uint32_t x35 = (p23 << 20 | p23 >> (32 - 20)) ^ (p23 << 24 | p23 >> (32 - 24))
        ^ ((p23 << 28 | p23 >> (32 - 28)) ^ p23);
    const uint32_t x36 = (
        ((p6 << 20 | p6 >> (32 - 20)) ^ (p6 << 24 | p6 >> (32 - 24))
            ^ ((p6 << 28 | p6 >> (32 - 28)) ^ p6)) & UINT32_C(0x000f000f))
        | ((x33 << 8 | x33 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x34 << 4 | x34 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x35 << 12 | x35 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x37 = (p15 << 20 | p15 >> (32 - 20)) ^ (p15 << 24 | p15 >> (32 - 24))
        ^ ((p15 << 28 | p15 >> (32 - 28)) ^ p15);
    const uint32_t x38 = (p30 << 20 | p30 >> (32 - 20)) ^ (p30 << 24 | p30 >> (32 - 24))
        ^ ((p30 << 28 | p30 >> (32 - 28)) ^ p30);
    const uint32_t x39 = (p31 << 20 | p31 >> (32 - 20)) ^ (p31 << 24 | p31 >> (32 - 24))
        ^ ((p31 << 28 | p31 >> (32 - 28)) ^ p31);
    const uint32_t x40 = (
        ((p14 << 20 | p14 >> (32 - 20)) ^ (p14 << 24 | p14 >> (32 - 24))
            ^ ((p14 << 28 | p14 >> (32 - 28)) ^ p14)) & UINT32_C(0x000f000f))
        | ((x37 << 8 | x37 >> (32 - 8)) & UINT32_C(0x0f000f00))
        | ((x38 << 4 | x38 >> (32 - 4)) & UINT32_C(0x00f000f0))
        | ((x39 << 12 | x39 >> (32 - 12)) & UINT32_C(0xf000f000));
    const uint32_t x41 = ((x36 >> 2) ^ x40) & UINT32_C(0x33333333);
    const uint32_t x42 = (x41 << 2) ^ x36;
    const uint32_t x43 = ((x32 >> 1) ^ x42) & UINT32_C(0x55555555);
    const uint32_t x44 = (x43 << 1) ^ x32;
    const uint32_t x45 = ((x22 >> 16) ^ x44) & UINT32_C(0x0000ffff);
    const uint32_t x46 = x21 ^ x20;
    const uint32_t x47 = x43 ^ x42;
    const uint32_t x48 = ((x46 >> 16) ^ x47) & UINT32_C(0x0000ffff);
    const uint32_t x49 = x9 ^ x8;
    const uint32_t x50 = x19 ^ x18;
    const uint32_t x51 = ((x49 >> 1) ^ x50) & UINT32_C(0x55555555);
    const uint32_t x52 = (x51 << 1) ^ x49;
    const uint32_t x53 = x31 ^ x30;
    const uint32_t x54 = x41 ^ x40;
    const uint32_t x55 = ((x53 >> 1) ^ x54) & UINT32_C(0x55555555);
    const uint32_t x56 = (x55 << 1) ^ x53;
    const uint32_t x57 = ((x52 >> 16) ^ x56) & UINT32_C(0x0000ffff);
    const uint32_t x58 = x51 ^ x50;
    const uint32_t x59 = x55 ^ x54;
    const uint32_t x60 = ((x58 >> 16) ^ x59) & UINT32_C(0x0000ffff);
    *t0_0 = (x45 << 16) ^ x22;
    *t0_1 = (x48 << 16) ^ x46;
    *t0_2 = (x57 << 16) ^ x52;
    *t0_3 = (x60 << 16) ^ x58;
    *t1_0 = x45 ^ x44;
    *t1_1 = x48 ^ x47;
    *t1_2 = x57 ^ x56;
    *t1_3 = x60 ^ x59;
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_word s[32], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(key + 4), aegis128l_load(key + 8),
        aegis128l_load(key + 12), aegis128l_load(nonce), aegis128l_load(nonce + 4),
        aegis128l_load(nonce + 8), aegis128l_load(nonce + 12));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(key + 4),
            aegis128l_load(key + 8), aegis128l_load(key + 12), aegis128l_load(nonce),
            aegis128l_load(nonce + 4), aegis128l_load(nonce + 8), aegis128l_load(nonce + 12));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_word s[32], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 4), aegis128l_load(p + 8),
        aegis128l_load(p + 12), aegis128l_load(p + 16), aegis128l_load(p + 20),
        aegis128l_load(p + 24), aegis128l_load(p + 28));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_word s[32], const uint8_t *p, size_t len)
{
    aegis128l_word r[32];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 4),
            aegis128l_load(last + 8), aegis128l_load(last + 12), aegis128l_load(last + 16),
            aegis128l_load(last + 20), aegis128l_load(last + 24), aegis128l_load(last + 28));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_word s[32], uint64_t low, uint64_t high)
{
    aegis128l_word t_0, t_1, t_2, t_3;

    aegis128l_mixin(s, (uint32_t)(low), (uint32_t)(low >> 32), (uint32_t)(high),
        (uint32_t)(high >> 32), &t_0, &t_1, &t_2, &t_3);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t_0, t_1, t_2, t_3);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_word s[32], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_word t0_0, t0_1, t0_2, t0_3;

        aegis128l_tag128(s, &t0_0, &t0_1, &t0_2, &t0_3);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 4, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 8, t0_2);
        aegis128l_wipe(&t0_2, sizeof t0_2);
        aegis128l_store(to + 12, t0_3);
        aegis128l_wipe(&t0_3, sizeof t0_3);
    }
    if (tag_len == 32) {
        aegis128l_word t0_0, t0_1, t0_2, t0_3, t1_0, t1_1, t1_2, t1_3;

        aegis128l_tag256(s, &t0_0, &t0_1, &t0_2, &t0_3, &t1_0, &t1_1, &t1_2, &t1_3);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 4, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 8, t0_2);
        aegis128l_wipe(&t0_2, sizeof t0_2);
        aegis128l_store(to + 12, t0_3);
        aegis128l_wipe(&t0_3, sizeof t0_3);
        aegis128l_store(to + 16, t1_0);
        aegis128l_wipe(&t1_0, sizeof t1_0);
        aegis128l_store(to + 20, t1_1);
        aegis128l_wipe(&t1_1, sizeof t1_1);
        aegis128l_store(to + 24, t1_2);
        aegis128l_wipe(&t1_2, sizeof t1_2);
        aegis128l_store(to + 28, t1_3);
        aegis128l_wipe(&t1_3, sizeof t1_3);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_word s[32], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_word s[32], uint8_t *c, const uint8_t *m)
{
    aegis128l_word c0_0, c0_1, c0_2, c0_3, c1_0, c1_1, c1_2, c1_3;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 4), aegis128l_load(m + 8),
        aegis128l_load(m + 12), aegis128l_load(m + 16), aegis128l_load(m + 20),
        aegis128l_load(m + 24), aegis128l_load(m + 28), &c0_0, &c0_1, &c0_2, &c0_3, &c1_0, &c1_1,
        &c1_2, &c1_3);
    aegis128l_store(c, c0_0);
    aegis128l_store(c + 4, c0_1);
    aegis128l_store(c + 8, c0_2);
    aegis128l_store(c + 12, c0_3);
    aegis128l_store(c + 16, c1_0);
    aegis128l_store(c + 20, c1_1);
    aegis128l_store(c + 24, c1_2);
    aegis128l_store(c + 28, c1_3);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_word s[32], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_word r[32];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_word s[32], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_word s[32], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[32];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[32];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_word s[32], uint8_t *m, const uint8_t *c)
{
    aegis128l_word m0_0, m0_1, m0_2, m0_3, m1_0, m1_1, m1_2, m1_3;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 4), aegis128l_load(c + 8),
        aegis128l_load(c + 12), aegis128l_load(c + 16), aegis128l_load(c + 20),
        aegis128l_load(c + 24), aegis128l_load(c + 28), &m0_0, &m0_1, &m0_2, &m0_3, &m1_0, &m1_1,
        &m1_2, &m1_3);
    aegis128l_store(m, m0_0);
    aegis128l_store(m + 4, m0_1);
    aegis128l_store(m + 8, m0_2);
    aegis128l_store(m + 12, m0_3);
    aegis128l_store(m + 16, m1_0);
    aegis128l_store(m + 20, m1_1);
    aegis128l_store(m + 24, m1_2);
    aegis128l_store(m + 28, m1_3);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_word s[32], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_word r[32];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_word s[32], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_word z0_0, z0_1, z0_2, z0_3, z1_0, z1_1, z1_2, z1_3;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0_0, &z0_1, &z0_2, &z0_3, &z1_0, &z1_1, &z1_2, &z1_3);
    aegis128l_store(last, z0_0);
    aegis128l_store(last + 4, z0_1);
    aegis128l_store(last + 8, z0_2);
    aegis128l_store(last + 12, z0_3);
    aegis128l_store(last + 16, z1_0);
    aegis128l_store(last + 20, z1_1);
    aegis128l_store(last + 24, z1_2);
    aegis128l_store(last + 28, z1_3);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_word s[32], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[32];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[32];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[32];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_word s[32], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 4);
    s[2] = aegis128l_load(from + 8);
    s[3] = aegis128l_load(from + 12);
    s[4] = aegis128l_load(from + 16);
    s[5] = aegis128l_load(from + 20);
    s[6] = aegis128l_load(from + 24);
    s[7] = aegis128l_load(from + 28);
    s[8] = aegis128l_load(from + 32);
    s[9] = aegis128l_load(from + 36);
    s[10] = aegis128l_load(from + 40);
    s[11] = aegis128l_load(from + 44);
    s[12] = aegis128l_load(from + 48);
    s[13] = aegis128l_load(from + 52);
    s[14] = aegis128l_load(from + 56);
    s[15] = aegis128l_load(from + 60);
    s[16] = aegis128l_load(from + 64);
    s[17] = aegis128l_load(from + 68);
    s[18] = aegis128l_load(from + 72);
    s[19] = aegis128l_load(from + 76);
    s[20] = aegis128l_load(from + 80);
    s[21] = aegis128l_load(from + 84);
    s[22] = aegis128l_load(from + 88);
    s[23] = aegis128l_load(from + 92);
    s[24] = aegis128l_load(from + 96);
    s[25] = aegis128l_load(from + 100);
    s[26] = aegis128l_load(from + 104);
    s[27] = aegis128l_load(from + 108);
    s[28] = aegis128l_load(from + 112);
    s[29] = aegis128l_load(from + 116);
    s[30] = aegis128l_load(from + 120);
    s[31] = aegis128l_load(from + 124);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_word s[32])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 4, s[1]);
    aegis128l_store(to + 8, s[2]);
    aegis128l_store(to + 12, s[3]);
    aegis128l_store(to + 16, s[4]);
    aegis128l_store(to + 20, s[5]);
    aegis128l_store(to + 24, s[6]);
    aegis128l_store(to + 28, s[7]);
    aegis128l_store(to + 32, s[8]);
    aegis128l_store(to + 36, s[9]);
    aegis128l_store(to + 40, s[10]);
    aegis128l_store(to + 44, s[11]);
    aegis128l_store(to + 48, s[12]);
    aegis128l_store(to + 52, s[13]);
    aegis128l_store(to + 56, s[14]);
    aegis128l_store(to + 60, s[15]);
    aegis128l_store(to + 64, s[16]);
    aegis128l_store(to + 68, s[17]);
    aegis128l_store(to + 72, s[18]);
    aegis128l_store(to + 76, s[19]);
    aegis128l_store(to + 80, s[20]);
    aegis128l_store(to + 84, s[21]);
    aegis128l_store(to + 88, s[22]);
    aegis128l_store(to + 92, s[23]);
    aegis128l_store(to + 96, s[24]);
    aegis128l_store(to + 100, s[25]);
    aegis128l_store(to + 104, s[26]);
    aegis128l_store(to + 108, s[27]);
    aegis128l_store(to + 112, s[28]);
    aegis128l_store(to + 116, s[29]);
    aegis128l_store(to + 120, s[30]);
    aegis128l_store(to + 124, s[31]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[32];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[32];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[32];
    aegis128l_word z0_0, z0_1, z0_2, z0_3, z1_0, z1_1, z1_2, z1_3;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 4),
            aegis128l_load(piece + 8), aegis128l_load(piece + 12), aegis128l_load(piece + 16),
            aegis128l_load(piece + 20), aegis128l_load(piece + 24), aegis128l_load(piece + 28));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z0_2, &z0_3, &z1_0, &z1_1, &z1_2, &z1_3);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 4, z0_1);
        aegis128l_store(piece + 8, z0_2);
        aegis128l_store(piece + 12, z0_3);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 20, z1_1);
        aegis128l_store(piece + 24, z1_2);
        aegis128l_store(piece + 28, z1_3);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_word s[32];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[32];
    aegis128l_word z0_0, z0_1, z0_2, z0_3, z1_0, z1_1, z1_2, z1_3;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 4),
            aegis128l_load(piece + 8), aegis128l_load(piece + 12), aegis128l_load(piece + 16),
            aegis128l_load(piece + 20), aegis128l_load(piece + 24), aegis128l_load(piece + 28));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z0_2, &z0_3, &z1_0, &z1_1, &z1_2, &z1_3);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 4, z0_1);
        aegis128l_store(piece + 8, z0_2);
        aegis128l_store(piece + 12, z0_3);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 20, z1_1);
        aegis128l_store(piece + 24, z1_2);
        aegis128l_store(piece + 28, z1_3);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_word s[32];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_word s[32])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_word s[32];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[32];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[32];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_word s[32], const uint8_t *p, size_t len)
{
    aegis128l_word r[32];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[32];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 4; room -= 4, data += 4, len -= 4)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 4),
            aegis128l_load(piece + 8), aegis128l_load(piece + 12), aegis128l_load(piece + 16),
            aegis128l_load(piece + 20), aegis128l_load(piece + 24), aegis128l_load(piece + 28));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_word s[32];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

/* portable */

#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_INLINE int aegis128l_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#if defined(__AVX__)
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#else
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "pxor {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

typedef uint64_t aegis128l_word;

AEGIS128L_INLINE
aegis128l_word aegis128l_load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_word to[16], const aegis128l_word from[16])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
    to[8] = from[8];
    to[9] = from[9];
    to[10] = from[10];
    to[11] = from[11];
    to[12] = from[12];
    to[13] = from[13];
    to[14] = from[14];
    to[15] = from[15];
}

static void aegis128l_initial(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const uint64_t x1 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x2 = (x1 << 32) ^ key_0;
    const uint64_t x3 = x1 ^ nonce_0;
    const uint64_t x4 = ((x2 >> 1) ^ x3) & UINT64_C(0x5555555555555555);
    const uint64_t x5 = (x4 << 1) ^ x2;
    const uint64_t x6 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x7 = (x6 << 32) ^ key_1;
    const uint64_t x8 = x6 ^ nonce_1;
    const uint64_t x9 = ((x7 >> 1) ^ x8) & UINT64_C(0x5555555555555555);
    const uint64_t x10 = (x9 << 1) ^ x7;
    const uint64_t x11 = ((x5 >> 2) ^ x10) & UINT64_C(0x3333333333333333);
    const uint64_t x12 = (x11 << 2) ^ x5;
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = x14 & UINT64_C(0x000000ff000000ff);
    const uint64_t x16 = (x14 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x17 = x4 ^ x3;
    const uint64_t x18 = x9 ^ x8;
    const uint64_t x19 = ((x17 >> 2) ^ x18) & UINT64_C(0x3333333333333333);
    const uint64_t x20 = (x19 << 2) ^ x17;
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = x22 & UINT64_C(0x000000ff000000ff);
    const uint64_t x24 = (x22 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x25 = x11 ^ x10;
    const uint64_t x26 = ((x25 >> 4) ^ x25) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x27 = x26 ^ x25 ^ (x26 << 4);
    const uint64_t x28 = x27 & UINT64_C(0x000000ff000000ff);
    const uint64_t x29 = (x27 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x30 = x19 ^ x18;
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = x32 & UINT64_C(0x000000ff000000ff);
    const uint64_t x34 = (x32 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x35 = (x14 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x36 = (x14 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x37 = (x22 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x38 = (x22 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x39 = (x27 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x40 = (x27 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x41 = (x32 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x42 = (x32 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x15 ^ UINT64_C(0xb6dbb600dbb6db00) ^ (x15 << 32 | x15 >> (64 - 32))
        ^ ((x15 << 56 | x15 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x15 << 48 | x15 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x15 << 40 | x15 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[1] = x16 ^ UINT64_C(0x6db66d00b66db600) ^ (x16 << 32 | x16 >> (64 - 32))
        ^ ((x16 << 56 | x16 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x16 << 48 | x16 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x16 << 40 | x16 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[2] = x23 ^ UINT64_C(0x4229420029422900) ^ (x23 << 32 | x23 >> (64 - 32))
        ^ ((x23 << 56 | x23 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x23 << 48 | x23 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x23 << 40 | x23 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[3] = x24 ^ UINT64_C(0x9442940042944200) ^ (x24 << 32 | x24 >> (64 - 32))
        ^ ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x24 << 48 | x24 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x24 << 40 | x24 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[4] = x28 ^ UINT64_C(0x2492240092249200) ^ (x28 << 32 | x28 >> (64 - 32))
        ^ ((x28 << 56 | x28 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x28 << 48 | x28 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x28 << 40 | x28 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[5] = x29 ^ UINT64_C(0x2492240092249200) ^ (x29 << 32 | x29 >> (64 - 32))
        ^ ((x29 << 56 | x29 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x29 << 48 | x29 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x29 << 40 | x29 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[6] = x33 ^ UINT64_C(0x8013800013801300) ^ (x33 << 32 | x33 >> (64 - 32))
        ^ ((x33 << 56 | x33 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x33 << 48 | x33 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x33 << 40 | x33 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[7] = x34 ^ UINT64_C(0x6a8b6a008b6a8b00) ^ (x34 << 32 | x34 >> (64 - 32))
        ^ ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x34 << 48 | x34 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x34 << 40 | x34 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[8] = x35 ^ UINT64_C(0x0cd90c00d90cd900) ^ (x35 << 32 | x35 >> (64 - 32))
        ^ ((x35 << 56 | x35 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x35 << 48 | x35 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x35 << 40 | x35 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[9] = x36 ^ UINT64_C(0x4cb54c00b54cb500) ^ (x36 << 32 | x36 >> (64 - 32))
        ^ ((x36 << 56 | x36 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x36 << 48 | x36 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x36 << 40 | x36 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[10] = x37 ^ UINT64_C(0xc09ec0009ec09e00) ^ (x37 << 32 | x37 >> (64 - 32))
        ^ ((x37 << 56 | x37 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x37 << 48 | x37 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x37 << 40 | x37 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[11] = x38 ^ UINT64_C(0x8c2e8c002e8c2e00) ^ (x38 << 32 | x38 >> (64 - 32))
        ^ ((x38 << 56 | x38 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x38 << 48 | x38 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x38 << 40 | x38 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[12] = x39 ^ UINT64_C(0x802b80002b802b00) ^ (x39 << 32 | x39 >> (64 - 32))
        ^ ((x39 << 56 | x39 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x39 << 48 | x39 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x39 << 40 | x39 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[13] = x40 ^ UINT64_C(0xc8f0c800f0c8f000) ^ (x40 << 32 | x40 >> (64 - 32))
        ^ ((x40 << 56 | x40 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x40 << 48 | x40 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x40 << 40 | x40 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[14] = x41 ^ UINT64_C(0x88a18800a188a100) ^ (x41 << 32 | x41 >> (64 - 32))
        ^ ((x41 << 56 | x41 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x41 << 48 | x41 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x41 << 40 | x41 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[15] = x42 ^ UINT64_C(0x00a00000a000a000) ^ (x42 << 32 | x42 >> (64 - 32))
        ^ ((x42 << 56 | x42 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x42 << 48 | x42 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x42 << 40 | x42 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
}

static void aegis128l_init_update(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ key_0;
    const uint64_t x130 = x128 ^ nonce_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ key_1;
    const uint64_t x135 = x133 ^ nonce_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t x142 = x141 & UINT64_C(0x000000ff000000ff);
    const uint64_t x143 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x144 = x143 ^ x106;
    const uint64_t x145 = x127 ^ x124;
    const uint64_t x146 = (x141 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x147 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x148 = ~(x147 ^ (x118 ^ x119));
    const uint64_t x149 = ((x148 << 8 | x148 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x148 << 7 | x148 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x148 << 11 | x148 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x150 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x151 = ~(x150 ^ (x110 ^ x111));
    const uint64_t x152 = ((x151 << 6 | x151 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x151 << 10 | x151 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x151 << 5 | x151 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x151 << 9 | x151 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x153 =
        ((x149 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x152 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x131 ^ x130;
    const uint64_t x155 = x136 ^ x135;
    const uint64_t x156 = ((x154 >> 2) ^ x155) & UINT64_C(0x3333333333333333);
    const uint64_t x157 = (x156 << 2) ^ x154;
    const uint64_t x158 = ((x157 >> 4) ^ x157) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x159 = x158 ^ x157 ^ (x158 << 4);
    const uint64_t x160 = x159 & UINT64_C(0x000000ff000000ff);
    const uint64_t x161 =
        ((x152 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x149 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x162 = x161 ^ x152;
    const uint64_t x163 = (x159 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x164 = x153 ^ x149;
    const uint64_t x165 = x150 ^ (x114 ^ (x86 & x82));
    const uint64_t x166 = x165 ^ ((x87 & x74) ^ x98);
    const uint64_t x167 = ((x166 << 6 | x166 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x166 << 10 | x166 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x166 << 5 | x166 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x166 << 9 | x166 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x168 = x147 ^ (x122 ^ (x33 & x29));
    const uint64_t x169 = x168 ^ ((x34 & x21) ^ x45);
    const uint64_t x170 = ((x169 << 8 | x169 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x169 << 7 | x169 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x169 << 11 | x169 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x171 =
        ((x167 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x170 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x171 ^ x167;
    const uint64_t x173 =
        ((x170 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x167 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x174 = x138 ^ x137;
    const uint64_t x175 = ((x174 >> 4) ^ x174) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x176 = x175 ^ x174 ^ (x175 << 4);
    const uint64_t x177 = x176 & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x173 ^ x170;
    const uint64_t x179 = (x176 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x180 = x47 ^ (x37 & x19);
    const uint64_t x181 = x180 ^ (x117 ^ x120);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 = x100 ^ (x90 & x72);
    const uint64_t x184 = x183 ^ (x109 ^ x112);
    const uint64_t x185 = ((x184 << 6 | x184 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x184 << 10 | x184 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x184 << 5 | x184 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x184 << 9 | x184 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x186 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x185 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x156 ^ x155;
    const uint64_t x188 = ((x187 >> 4) ^ x187) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x189 = x188 ^ x187 ^ (x188 << 4);
    const uint64_t x190 = x189 & UINT64_C(0x000000ff000000ff);
    const uint64_t x191 =
        ((x185 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 = x191 ^ x185;
    const uint64_t x193 = (x189 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x194 = x186 ^ x182;
    const uint64_t x195 = x180 ^ x121;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 = x183 ^ x113;
    const uint64_t x198 = ((x197 << 6 | x197 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x197 << 10 | x197 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x197 << 5 | x197 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x197 << 9 | x197 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x198 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = (x141 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x201 =
        ((x198 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x198;
    const uint64_t x203 = (x141 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x204 = x199 ^ x196;
    const uint64_t x205 = x104 ^ x96;
    const uint64_t x206 = ~(x165 ^ (x205 ^ ((x91 & x70) ^ x94)));
    const uint64_t x207 = ((x206 << 6 | x206 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x206 << 10 | x206 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x206 << 5 | x206 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x206 << 9 | x206 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x208 = x51 ^ x43;
    const uint64_t x209 = ~(x168 ^ (x208 ^ ((x38 & x17) ^ x41)));
    const uint64_t x210 = ((x209 << 8 | x209 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x209 << 7 | x209 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x209 << 11 | x209 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x211 =
        ((x207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x210 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = x211 ^ x207;
    const uint64_t x213 =
        ((x210 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x214 = (x159 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x213 ^ x210;
    const uint64_t x216 = (x159 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x217 = ~(x197 ^ x205);
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 = ~(x195 ^ x208);
    const uint64_t x220 = ((x219 << 8 | x219 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x219 << 7 | x219 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x219 << 11 | x219 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x220 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = x221 ^ x218;
    const uint64_t x223 =
        ((x220 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x224 = (x176 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = x223 ^ x220;
    const uint64_t x226 = (x176 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x227 = (x189 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x228 = (x189 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x142 << 32 | x142 >> (64 - 32)) ^ p0));
    s[1] = x144 ^ x145 ^ (x125 ^ ((x146 << 32 | x146 >> (64 - 32)) ^ p1));
    s[2] = x153 ^ ((x160 << 32 | x160 >> (64 - 32)) ^ p2) ^ x162 ^ (x108 ^ x145);
    s[3] = x161 ^ ((x163 << 32 | x163 >> (64 - 32)) ^ p3) ^ x164 ^ (x144 ^ x126);
    s[4] = x164 ^ x172 ^ (x173 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ p4));
    s[5] = x162 ^ x178 ^ (x171 ^ ((x179 << 32 | x179 >> (64 - 32)) ^ p5));
    s[6] = x186 ^ ((x190 << 32 | x190 >> (64 - 32)) ^ p6) ^ x178 ^ (x192 ^ x108);
    s[7] = x191 ^ ((x193 << 32 | x193 >> (64 - 32)) ^ p7) ^ x172 ^ (x194 ^ x144);
    s[8] = x199 ^ ((x200 << 32 | x200 >> (64 - 32)) ^ p8) ^ x194 ^ (x202 ^ x108);
    s[9] = x201 ^ ((x203 << 32 | x203 >> (64 - 32)) ^ p9) ^ x192 ^ (x204 ^ x144);
    s[10] = x212 ^ x204 ^ (x213 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ p10));
    s[11] = x215 ^ x202 ^ (x211 ^ ((x216 << 32 | x216 >> (64 - 32)) ^ p11));
    s[12] = x222 ^ x215 ^ (x223 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ p12));
    s[13] = x225 ^ x212 ^ (x221 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ p13));
    s[14] = x225 ^ (x107 ^ ((x227 << 32 | x227 >> (64 - 32)) ^ p14) ^ x144);
    s[15] = x222 ^ (x143 ^ ((x228 << 32 | x228 >> (64 - 32)) ^ p15) ^ x108);
}

static void aegis128l_update(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ m0_0;
    const uint64_t x130 = x128 ^ m1_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ m0_1;
    const uint64_t x135 = x133 ^ m1_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t t_1 = x108 ^ x126 ^ (x127 ^ ((x141 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x142 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x106;
    const uint64_t x144 = x127 ^ x124;
    const uint64_t t_2 =
        x143 ^ x144 ^ (x125 ^ (((x141 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x118 ^ x119));
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x110 ^ x111));
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x131 ^ x130;
    const uint64_t x153 = x136 ^ x135;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x159 = x158 ^ x150;
    const uint64_t t_3 = x151 ^ ((x157 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x159 ^ (x108 ^ x144);
    const uint64_t x160 = x151 ^ x147;
    const uint64_t t_4 =
        x158 ^ (((x157 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x160 ^ (x143 ^ x126);
    const uint64_t x161 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x162 = x161 ^ ((x87 & x74) ^ x98);
    const uint64_t x163 = ((x162 << 6 | x162 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x162 << 10 | x162 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x162 << 5 | x162 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x162 << 9 | x162 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x164 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x165 = x164 ^ ((x34 & x21) ^ x45);
    const uint64_t x166 = ((x165 << 8 | x165 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x165 << 7 | x165 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x165 << 11 | x165 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x167 =
        ((x163 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x166 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x168 = x167 ^ x163;
    const uint64_t x169 =
        ((x166 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x163 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x138 ^ x137;
    const uint64_t x171 = ((x170 >> 4) ^ x170) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x172 = x171 ^ x170 ^ (x171 << 4);
    const uint64_t t_5 = x160 ^ x168 ^ (x169 ^ ((x172 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x173 = x169 ^ x166;
    const uint64_t t_6 =
        x159 ^ x173 ^ (x167 ^ (((x172 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x174 = x47 ^ (x37 & x19);
    const uint64_t x175 = x174 ^ (x117 ^ x120);
    const uint64_t x176 = ((x175 << 8 | x175 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x175 << 7 | x175 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x175 << 11 | x175 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x177 = x100 ^ (x90 & x72);
    const uint64_t x178 = x177 ^ (x109 ^ x112);
    const uint64_t x179 = ((x178 << 6 | x178 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x178 << 10 | x178 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x178 << 5 | x178 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x178 << 9 | x178 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x180 =
        ((x176 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x179 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x181 = x154 ^ x153;
    const uint64_t x182 = ((x181 >> 4) ^ x181) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x183 = x182 ^ x181 ^ (x182 << 4);
    const uint64_t x184 =
        ((x179 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x176 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x179;
    const uint64_t t_7 = x180 ^ ((x183 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x173 ^ (x185 ^ x108);
    const uint64_t x186 = x180 ^ x176;
    const uint64_t t_8 =
        x184 ^ (((x183 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x168 ^ (x186 ^ x143);
    const uint64_t x187 = x174 ^ x121;
    const uint64_t x188 = ((x187 << 8 | x187 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x187 << 7 | x187 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x187 << 11 | x187 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x189 = x177 ^ x113;
    const uint64_t x190 = ((x189 << 6 | x189 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x189 << 10 | x189 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x189 << 5 | x189 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x189 << 9 | x189 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x191 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x190 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 =
        ((x190 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x190;
    const uint64_t t_9 =
        x191 ^ (((x141 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x186 ^ (x193 ^ x108);
    const uint64_t x194 = x191 ^ x188;
    const uint64_t t_10 =
        x192 ^ (((x141 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x185 ^ (x194 ^ x143);
    const uint64_t x195 = x104 ^ x96;
    const uint64_t x196 = ~(x161 ^ (x195 ^ ((x91 & x70) ^ x94)));
    const uint64_t x197 = ((x196 << 6 | x196 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x196 << 10 | x196 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x196 << 5 | x196 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x196 << 9 | x196 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x198 = x51 ^ x43;
    const uint64_t x199 = ~(x164 ^ (x198 ^ ((x38 & x17) ^ x41)));
    const uint64_t x200 = ((x199 << 8 | x199 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x199 << 7 | x199 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x199 << 11 | x199 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x201 =
        ((x197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x197;
    const uint64_t x203 =
        ((x200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        x202 ^ x194 ^ (x203 ^ (((x157 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x204 = x203 ^ x200;
    const uint64_t t_12 =
        x204 ^ x193 ^ (x201 ^ (((x157 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x205 = ~(x189 ^ x195);
    const uint64_t x206 = ((x205 << 6 | x205 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x205 << 10 | x205 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x205 << 5 | x205 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x205 << 9 | x205 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x207 = ~(x187 ^ x198);
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x206 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x206;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x206 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        x210 ^ x204 ^ (x211 ^ (((x172 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x212 = x211 ^ x208;
    const uint64_t t_14 =
        x212 ^ x202 ^ (x209 ^ (((x172 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_15 =
        x212 ^ (x107 ^ (((x183 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x143);
    const uint64_t t_16 =
        x210 ^ (x142 ^ (((x183 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x108);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
    s[8] = t_9;
    s[9] = t_10;
    s[10] = t_11;
    s[11] = t_12;
    s[12] = t_13;
    s[13] = t_14;
    s[14] = t_15;
    s[15] = t_16;
}

static void aegis128l_encrypt_(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1, aegis128l_word *c0_0, aegis128l_word *c0_1,
    aegis128l_word *c1_0, aegis128l_word *c1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (m0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (m0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (m1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (m1_1 ^ x57);
    const uint64_t x59 = p4 ^ p8;
    const uint64_t x60 = p2 ^ p14;
    const uint64_t x61 = x59 ^ x60;
    const uint64_t x62 = x61 ^ p6;
    const uint64_t x63 = x62 ^ p12;
    const uint64_t x64 = p8 ^ p14;
    const uint64_t x65 = x63 ^ x64;
    const uint64_t x66 = x62 ^ p4;
    const uint64_t x67 = p10 ^ p12;
    const uint64_t x68 = x66 ^ x67;
    const uint64_t x69 = x65 ^ x68;
    const uint64_t x70 = x64 & x65;
    const uint64_t x71 = (x59 & x69) ^ x70;
    const uint64_t x72 = x61 & x66;
    const uint64_t x73 = x67 ^ p0;
    const uint64_t x74 = x73 ^ p2;
    const uint64_t x75 = p4 ^ p14;
    const uint64_t x76 = x74 ^ x75;
    const uint64_t x77 = x66 ^ p0;
    const uint64_t x78 = x71 ^ (x72 ^ x63 ^ (x76 & x77));
    const uint64_t x79 = x73 ^ p8;
    const uint64_t x80 = x70 ^ (x75 & x68);
    const uint64_t x81 = x68 ^ x72 ^ ((x79 & p0) ^ x75) ^ x80;
    const uint64_t x82 = x78 ^ x81;
    const uint64_t x83 = x65 ^ x67;
    const uint64_t x84 = x60 & x83;
    const uint64_t x85 = x83 ^ ((x74 & x73) ^ x60) ^ x84 ^ x71;
    const uint64_t x86 = x78 & x85;
    const uint64_t x87 = x73 ^ p14;
    const uint64_t x88 = x65 ^ p0;
    const uint64_t x89 = x83 ^ p14 ^ x80 ^ (x84 ^ (x87 & x88));
    const uint64_t x90 = x86 ^ x89;
    const uint64_t x91 = (x82 & x90) ^ x81;
    const uint64_t x92 = ((x86 ^ x81) & (x89 ^ x85)) ^ x89;
    const uint64_t x93 = x89 & (x92 ^ x90);
    const uint64_t x94 = (x91 & (x93 ^ x90)) ^ x82;
    const uint64_t x95 = x93 ^ (x92 ^ x85);
    const uint64_t x96 = x94 ^ x95;
    const uint64_t x97 = x92 ^ x91;
    const uint64_t x98 = x96 ^ x97;
    const uint64_t x99 = x98 & x59;
    const uint64_t x100 = x99 ^ (x97 & x64);
    const uint64_t x101 = x94 & x73;
    const uint64_t x102 = x100 ^ x101;
    const uint64_t x103 = x95 & x76;
    const uint64_t x104 = x95 ^ x92;
    const uint64_t x105 = x102 ^ (x103 ^ (x104 & x61));
    const uint64_t x106 = x94 ^ x91;
    const uint64_t x107 = x106 & x83;
    const uint64_t x108 = x98 & x69;
    const uint64_t x109 = x107 ^ (x97 & x65) ^ x108;
    const uint64_t x110 = x105 ^ x109;
    const uint64_t x111 = ((x110 << 8 | x110 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x110 << 7 | x110 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x110 << 11 | x110 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x112 = p5 ^ p9;
    const uint64_t x113 = p3 ^ p15;
    const uint64_t x114 = x112 ^ x113;
    const uint64_t x115 = x114 ^ p7;
    const uint64_t x116 = x115 ^ p13;
    const uint64_t x117 = p9 ^ p15;
    const uint64_t x118 = x116 ^ x117;
    const uint64_t x119 = x115 ^ p5;
    const uint64_t x120 = p11 ^ p13;
    const uint64_t x121 = x119 ^ x120;
    const uint64_t x122 = x118 ^ x121;
    const uint64_t x123 = x117 & x118;
    const uint64_t x124 = (x112 & x122) ^ x123;
    const uint64_t x125 = x114 & x119;
    const uint64_t x126 = x120 ^ p1;
    const uint64_t x127 = x126 ^ p3;
    const uint64_t x128 = p5 ^ p15;
    const uint64_t x129 = x127 ^ x128;
    const uint64_t x130 = x119 ^ p1;
    const uint64_t x131 = x124 ^ (x125 ^ x116 ^ (x129 & x130));
    const uint64_t x132 = x126 ^ p9;
    const uint64_t x133 = x123 ^ (x128 & x121);
    const uint64_t x134 = x121 ^ x125 ^ ((x132 & p1) ^ x128) ^ x133;
    const uint64_t x135 = x131 ^ x134;
    const uint64_t x136 = x118 ^ x120;
    const uint64_t x137 = x113 & x136;
    const uint64_t x138 = x136 ^ ((x127 & x126) ^ x113) ^ x137 ^ x124;
    const uint64_t x139 = x131 & x138;
    const uint64_t x140 = x126 ^ p15;
    const uint64_t x141 = x118 ^ p1;
    const uint64_t x142 = x136 ^ p15 ^ x133 ^ (x137 ^ (x140 & x141));
    const uint64_t x143 = x139 ^ x142;
    const uint64_t x144 = (x135 & x143) ^ x134;
    const uint64_t x145 = ((x139 ^ x134) & (x142 ^ x138)) ^ x142;
    const uint64_t x146 = x142 & (x145 ^ x143);
    const uint64_t x147 = (x144 & (x146 ^ x143)) ^ x135;
    const uint64_t x148 = x146 ^ (x145 ^ x138);
    const uint64_t x149 = x147 ^ x148;
    const uint64_t x150 = x145 ^ x144;
    const uint64_t x151 = x149 ^ x150;
    const uint64_t x152 = x151 & x112;
    const uint64_t x153 = x152 ^ (x150 & x117);
    const uint64_t x154 = x147 & x126;
    const uint64_t x155 = x153 ^ x154;
    const uint64_t x156 = x148 & x129;
    const uint64_t x157 = x148 ^ x145;
    const uint64_t x158 = x155 ^ (x156 ^ (x157 & x114));
    const uint64_t x159 = x147 ^ x144;
    const uint64_t x160 = x159 & x136;
    const uint64_t x161 = x151 & x122;
    const uint64_t x162 = x160 ^ (x150 & x118) ^ x161;
    const uint64_t x163 = x158 ^ x162;
    const uint64_t x164 = ((x163 << 6 | x163 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x163 << 10 | x163 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x163 << 5 | x163 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x163 << 9 | x163 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x165 =
        ((x111 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x164 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x166 = x165 ^ x111;
    const uint64_t x167 = x144 & x141;
    const uint64_t x168 = (x147 & x127) ^ x167;
    const uint64_t x169 = x159 & x113;
    const uint64_t x170 = x145 & p1;
    const uint64_t x171 = x160 ^ (x157 & x119);
    const uint64_t x172 = x169 ^ x170 ^ x171;
    const uint64_t x173 = ~(x153 ^ x168 ^ x172);
    const uint64_t x174 = ((x173 << 6 | x173 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x173 << 10 | x173 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x173 << 5 | x173 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x173 << 9 | x173 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x175 = x91 & x88;
    const uint64_t x176 = (x94 & x74) ^ x175;
    const uint64_t x177 = x106 & x60;
    const uint64_t x178 = x92 & p0;
    const uint64_t x179 = x107 ^ (x104 & x66);
    const uint64_t x180 = x177 ^ x178 ^ x179;
    const uint64_t x181 = ~(x100 ^ x176 ^ x180);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 =
        ((x174 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x184 = x183 ^ x174;
    const uint64_t x185 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x174 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x186 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x187 = (x186 << 32) ^ m0_0;
    const uint64_t x188 = x186 ^ m1_0;
    const uint64_t x189 = ((x187 >> 1) ^ x188) & UINT64_C(0x5555555555555555);
    const uint64_t x190 = (x189 << 1) ^ x187;
    const uint64_t x191 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x192 = (x191 << 32) ^ m0_1;
    const uint64_t x193 = x191 ^ m1_1;
    const uint64_t x194 = ((x192 >> 1) ^ x193) & UINT64_C(0x5555555555555555);
    const uint64_t x195 = (x194 << 1) ^ x192;
    const uint64_t x196 = ((x190 >> 2) ^ x195) & UINT64_C(0x3333333333333333);
    const uint64_t x197 = (x196 << 2) ^ x190;
    const uint64_t x198 = ((x197 >> 4) ^ x197) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x199 = x198 ^ x197 ^ (x198 << 4);
    const uint64_t t_5 = x166 ^ x184 ^ (x185 ^ ((x199 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x200 =
        ((x164 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x111 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x164;
    const uint64_t x202 = x185 ^ x182;
    const uint64_t t_6 =
        x201 ^ x202 ^ (x183 ^ (((x199 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x203 = x102 ^ (x108 ^ (x96 & x68));
    const uint64_t x204 = ~(x203 ^ (x176 ^ x177));
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x155 ^ (x161 ^ (x149 & x121));
    const uint64_t x207 = ~(x206 ^ (x168 ^ x169));
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x189 ^ x188;
    const uint64_t x211 = x194 ^ x193;
    const uint64_t x212 = ((x210 >> 2) ^ x211) & UINT64_C(0x3333333333333333);
    const uint64_t x213 = (x212 << 2) ^ x210;
    const uint64_t x214 = ((x213 >> 4) ^ x213) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x215 = x214 ^ x213 ^ (x214 << 4);
    const uint64_t x216 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x217 = x216 ^ x208;
    const uint64_t t_7 = x209 ^ ((x215 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x217 ^ (x166 ^ x202);
    const uint64_t x218 = x209 ^ x205;
    const uint64_t t_8 =
        x216 ^ (((x215 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x218 ^ (x201 ^ x184);
    const uint64_t x219 = x206 ^ (x172 ^ (x144 & x140));
    const uint64_t x220 = x219 ^ ((x145 & x132) ^ x156);
    const uint64_t x221 = ((x220 << 6 | x220 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x220 << 10 | x220 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x220 << 5 | x220 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x220 << 9 | x220 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x222 = x203 ^ (x180 ^ (x91 & x87));
    const uint64_t x223 = x222 ^ ((x92 & x79) ^ x103);
    const uint64_t x224 = ((x223 << 8 | x223 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x223 << 7 | x223 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x223 << 11 | x223 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x225 =
        ((x221 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x226 = x225 ^ x221;
    const uint64_t x227 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x221 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x228 = x196 ^ x195;
    const uint64_t x229 = ((x228 >> 4) ^ x228) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x230 = x229 ^ x228 ^ (x229 << 4);
    const uint64_t t_9 = x218 ^ x226 ^ (x227 ^ ((x230 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x231 = x227 ^ x224;
    const uint64_t t_10 =
        x217 ^ x231 ^ (x225 ^ (((x230 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x232 = x105 ^ (x95 & x77);
    const uint64_t x233 = x232 ^ (x175 ^ x178);
    const uint64_t x234 = ((x233 << 8 | x233 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x233 << 7 | x233 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x233 << 11 | x233 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x235 = x158 ^ (x148 & x130);
    const uint64_t x236 = x235 ^ (x167 ^ x170);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 =
        ((x234 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x239 = x212 ^ x211;
    const uint64_t x240 = ((x239 >> 4) ^ x239) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x241 = x240 ^ x239 ^ (x240 << 4);
    const uint64_t x242 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x234 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x243 = x242 ^ x237;
    const uint64_t t_11 =
        x238 ^ ((x241 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x231 ^ (x243 ^ x166);
    const uint64_t x244 = x238 ^ x234;
    const uint64_t t_12 =
        x242 ^ (((x241 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x226 ^ (x244 ^ x201);
    const uint64_t x245 = x232 ^ x179;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 = x235 ^ x171;
    const uint64_t x248 = ((x247 << 6 | x247 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x247 << 10 | x247 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x247 << 5 | x247 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x247 << 9 | x247 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x251 = x250 ^ x248;
    const uint64_t t_13 =
        x249 ^ (((x199 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x244 ^ (x251 ^ x166);
    const uint64_t x252 = x249 ^ x246;
    const uint64_t t_14 =
        x250 ^ (((x199 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x243 ^ (x252 ^ x201);
    const uint64_t x253 = x162 ^ x154;
    const uint64_t x254 = ~(x219 ^ (x253 ^ ((x149 & x128) ^ x152)));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x109 ^ x101;
    const uint64_t x257 = ~(x222 ^ (x256 ^ ((x96 & x75) ^ x99)));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        x260 ^ x252 ^ (x261 ^ (((x215 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        x262 ^ x251 ^ (x259 ^ (((x215 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x263 = ~(x247 ^ x253);
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = ~(x245 ^ x256);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        x268 ^ x262 ^ (x269 ^ (((x230 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        x270 ^ x260 ^ (x267 ^ (((x230 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_19 =
        x270 ^ (x165 ^ (((x241 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x201);
    const uint64_t t_20 =
        x268 ^ (x200 ^ (((x241 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x166);
    *c0_0 = t_1;
    *c0_1 = t_2;
    *c1_0 = t_3;
    *c1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_decrypt_(aegis128l_word s[16], aegis128l_word c0_0, aegis128l_word c0_1,
    aegis128l_word c1_0, aegis128l_word c1_1, aegis128l_word *m0_0, aegis128l_word *m0_1,
    aegis128l_word *m1_0, aegis128l_word *m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (c0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (c0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (c1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (c1_1 ^ x57);
    const uint64_t x59 = ((t_1 >> 32) ^ t_3) & UINT64_C(0x00000000ffffffff);
    const uint64_t x60 = (x59 << 32) ^ t_1;
    const uint64_t x61 = x59 ^ t_3;
    const uint64_t x62 = ((x60 >> 1) ^ x61) & UINT64_C(0x5555555555555555);
    const uint64_t x63 = (x62 << 1) ^ x60;
    const uint64_t x64 = ((t_2 >> 32) ^ t_4) & UINT64_C(0x00000000ffffffff);
    const uint64_t x65 = (x64 << 32) ^ t_2;
    const uint64_t x66 = x64 ^ t_4;
    const uint64_t x67 = ((x65 >> 1) ^ x66) & UINT64_C(0x5555555555555555);
    const uint64_t x68 = (x67 << 1) ^ x65;
    const uint64_t x69 = ((x63 >> 2) ^ x68) & UINT64_C(0x3333333333333333);
    const uint64_t x70 = (x69 << 2) ^ x63;
    const uint64_t x71 = ((x70 >> 4) ^ x70) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x72 = x71 ^ x70 ^ (x71 << 4);
    const uint64_t x73 = p4 ^ p8;
    const uint64_t x74 = p2 ^ p14;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x75 ^ p6;
    const uint64_t x77 = x76 ^ p12;
    const uint64_t x78 = p8 ^ p14;
    const uint64_t x79 = x77 ^ x78;
    const uint64_t x80 = x76 ^ p4;
    const uint64_t x81 = p10 ^ p12;
    const uint64_t x82 = x80 ^ x81;
    const uint64_t x83 = x79 ^ x82;
    const uint64_t x84 = x78 & x79;
    const uint64_t x85 = (x73 & x83) ^ x84;
    const uint64_t x86 = x75 & x80;
    const uint64_t x87 = x81 ^ p0;
    const uint64_t x88 = x87 ^ p2;
    const uint64_t x89 = p4 ^ p14;
    const uint64_t x90 = x88 ^ x89;
    const uint64_t x91 = x80 ^ p0;
    const uint64_t x92 = x85 ^ (x86 ^ x77 ^ (x90 & x91));
    const uint64_t x93 = x87 ^ p8;
    const uint64_t x94 = x84 ^ (x89 & x82);
    const uint64_t x95 = x82 ^ x86 ^ ((x93 & p0) ^ x89) ^ x94;
    const uint64_t x96 = x92 ^ x95;
    const uint64_t x97 = x79 ^ x81;
    const uint64_t x98 = x74 & x97;
    const uint64_t x99 = x97 ^ ((x88 & x87) ^ x74) ^ x98 ^ x85;
    const uint64_t x100 = x92 & x99;
    const uint64_t x101 = x87 ^ p14;
    const uint64_t x102 = x79 ^ p0;
    const uint64_t x103 = x97 ^ p14 ^ x94 ^ (x98 ^ (x101 & x102));
    const uint64_t x104 = x100 ^ x103;
    const uint64_t x105 = (x96 & x104) ^ x95;
    const uint64_t x106 = ((x100 ^ x95) & (x103 ^ x99)) ^ x103;
    const uint64_t x107 = x103 & (x106 ^ x104);
    const uint64_t x108 = (x105 & (x107 ^ x104)) ^ x96;
    const uint64_t x109 = x107 ^ (x106 ^ x99);
    const uint64_t x110 = x108 ^ x109;
    const uint64_t x111 = x106 ^ x105;
    const uint64_t x112 = x110 ^ x111;
    const uint64_t x113 = x112 & x73;
    const uint64_t x114 = x113 ^ (x111 & x78);
    const uint64_t x115 = x108 & x87;
    const uint64_t x116 = x114 ^ x115;
    const uint64_t x117 = x109 & x90;
    const uint64_t x118 = x109 ^ x106;
    const uint64_t x119 = x116 ^ (x117 ^ (x118 & x75));
    const uint64_t x120 = x108 ^ x105;
    const uint64_t x121 = x120 & x97;
    const uint64_t x122 = x112 & x83;
    const uint64_t x123 = x121 ^ (x111 & x79) ^ x122;
    const uint64_t x124 = x119 ^ x123;
    const uint64_t x125 = ((x124 << 8 | x124 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x124 << 7 | x124 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x124 << 11 | x124 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x126 = p5 ^ p9;
    const uint64_t x127 = p3 ^ p15;
    const uint64_t x128 = x126 ^ x127;
    const uint64_t x129 = x128 ^ p7;
    const uint64_t x130 = x129 ^ p13;
    const uint64_t x131 = p9 ^ p15;
    const uint64_t x132 = x130 ^ x131;
    const uint64_t x133 = x129 ^ p5;
    const uint64_t x134 = p11 ^ p13;
    const uint64_t x135 = x133 ^ x134;
    const uint64_t x136 = x132 ^ x135;
    const uint64_t x137 = x131 & x132;
    const uint64_t x138 = (x126 & x136) ^ x137;
    const uint64_t x139 = x128 & x133;
    const uint64_t x140 = x134 ^ p1;
    const uint64_t x141 = x140 ^ p3;
    const uint64_t x142 = p5 ^ p15;
    const uint64_t x143 = x141 ^ x142;
    const uint64_t x144 = x133 ^ p1;
    const uint64_t x145 = x138 ^ (x139 ^ x130 ^ (x143 & x144));
    const uint64_t x146 = x140 ^ p9;
    const uint64_t x147 = x137 ^ (x142 & x135);
    const uint64_t x148 = x135 ^ x139 ^ ((x146 & p1) ^ x142) ^ x147;
    const uint64_t x149 = x145 ^ x148;
    const uint64_t x150 = x132 ^ x134;
    const uint64_t x151 = x127 & x150;
    const uint64_t x152 = x150 ^ ((x141 & x140) ^ x127) ^ x151 ^ x138;
    const uint64_t x153 = x145 & x152;
    const uint64_t x154 = x140 ^ p15;
    const uint64_t x155 = x132 ^ p1;
    const uint64_t x156 = x150 ^ p15 ^ x147 ^ (x151 ^ (x154 & x155));
    const uint64_t x157 = x153 ^ x156;
    const uint64_t x158 = (x149 & x157) ^ x148;
    const uint64_t x159 = ((x153 ^ x148) & (x156 ^ x152)) ^ x156;
    const uint64_t x160 = x156 & (x159 ^ x157);
    const uint64_t x161 = (x158 & (x160 ^ x157)) ^ x149;
    const uint64_t x162 = x160 ^ (x159 ^ x152);
    const uint64_t x163 = x161 ^ x162;
    const uint64_t x164 = x159 ^ x158;
    const uint64_t x165 = x163 ^ x164;
    const uint64_t x166 = x165 & x126;
    const uint64_t x167 = x166 ^ (x164 & x131);
    const uint64_t x168 = x161 & x140;
    const uint64_t x169 = x167 ^ x168;
    const uint64_t x170 = x162 & x143;
    const uint64_t x171 = x162 ^ x159;
    const uint64_t x172 = x169 ^ (x170 ^ (x171 & x128));
    const uint64_t x173 = x161 ^ x158;
    const uint64_t x174 = x173 & x150;
    const uint64_t x175 = x165 & x136;
    const uint64_t x176 = x174 ^ (x164 & x132) ^ x175;
    const uint64_t x177 = x172 ^ x176;
    const uint64_t x178 = ((x177 << 6 | x177 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x177 << 10 | x177 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x177 << 5 | x177 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x177 << 9 | x177 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x179 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x178 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x180 = x179 ^ x125;
    const uint64_t x181 = x158 & x155;
    const uint64_t x182 = (x161 & x141) ^ x181;
    const uint64_t x183 = x173 & x127;
    const uint64_t x184 = x159 & p1;
    const uint64_t x185 = x174 ^ (x171 & x133);
    const uint64_t x186 = x183 ^ x184 ^ x185;
    const uint64_t x187 = ~(x167 ^ x182 ^ x186);
    const uint64_t x188 = ((x187 << 6 | x187 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x187 << 10 | x187 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x187 << 5 | x187 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x187 << 9 | x187 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x189 = x105 & x102;
    const uint64_t x190 = (x108 & x88) ^ x189;
    const uint64_t x191 = x120 & x74;
    const uint64_t x192 = x106 & p0;
    const uint64_t x193 = x121 ^ (x118 & x80);
    const uint64_t x194 = x191 ^ x192 ^ x193;
    const uint64_t x195 = ~(x114 ^ x190 ^ x194);
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x188;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_5 = (x72 & UINT64_C(0x000000ff000000ff)) ^ (p0 ^ (x180 ^ (x198 ^ x199)));
    const uint64_t x200 =
        ((x178 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x178;
    const uint64_t x202 = x199 ^ x196;
    const uint64_t t_6 =
        ((x72 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p1 ^ (x201 ^ (x202 ^ x197)));
    const uint64_t x203 = x62 ^ x61;
    const uint64_t x204 = x67 ^ x66;
    const uint64_t x205 = ((x203 >> 2) ^ x204) & UINT64_C(0x3333333333333333);
    const uint64_t x206 = (x205 << 2) ^ x203;
    const uint64_t x207 = ((x206 >> 4) ^ x206) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x208 = x207 ^ x206 ^ (x207 << 4);
    const uint64_t x209 = x169 ^ (x175 ^ (x163 & x135));
    const uint64_t x210 = ~(x209 ^ (x182 ^ x183));
    const uint64_t x211 = ((x210 << 6 | x210 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x210 << 10 | x210 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x210 << 5 | x210 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x210 << 9 | x210 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x212 = x116 ^ (x122 ^ (x110 & x82));
    const uint64_t x213 = ~(x212 ^ (x190 ^ x191));
    const uint64_t x214 = ((x213 << 8 | x213 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x213 << 7 | x213 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x213 << 11 | x213 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x215 =
        ((x211 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x214 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x216 = x215 ^ x211;
    const uint64_t x217 =
        ((x214 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x211 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_7 =
        (x208 & UINT64_C(0x000000ff000000ff)) ^ (p2 ^ (x180 ^ (x202 ^ (x216 ^ x217))));
    const uint64_t x218 = x217 ^ x214;
    const uint64_t t_8 =
        ((x208 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p3 ^ (x201 ^ (x198 ^ (x218 ^ x215))));
    const uint64_t x219 = x69 ^ x68;
    const uint64_t x220 = ((x219 >> 4) ^ x219) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x221 = x220 ^ x219 ^ (x220 << 4);
    const uint64_t x222 = x209 ^ (x186 ^ (x158 & x154));
    const uint64_t x223 = x222 ^ ((x159 & x146) ^ x170);
    const uint64_t x224 = ((x223 << 6 | x223 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x223 << 10 | x223 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x223 << 5 | x223 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x223 << 9 | x223 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x225 = x212 ^ (x194 ^ (x105 & x101));
    const uint64_t x226 = x225 ^ ((x106 & x93) ^ x117);
    const uint64_t x227 = ((x226 << 8 | x226 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x226 << 7 | x226 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x226 << 11 | x226 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x228 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x227 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x229 = x228 ^ x224;
    const uint64_t x230 =
        ((x227 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_9 = (x221 & UINT64_C(0x000000ff000000ff)) ^ (p4 ^ (x218 ^ (x229 ^ x230)));
    const uint64_t x231 = x230 ^ x227;
    const uint64_t t_10 =
        ((x221 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p5 ^ (x216 ^ (x231 ^ x228)));
    const uint64_t x232 = x205 ^ x204;
    const uint64_t x233 = ((x232 >> 4) ^ x232) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x234 = x233 ^ x232 ^ (x233 << 4);
    const uint64_t x235 = x172 ^ (x162 & x144);
    const uint64_t x236 = x235 ^ (x181 ^ x184);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 = x119 ^ (x109 & x91);
    const uint64_t x239 = x238 ^ (x189 ^ x192);
    const uint64_t x240 = ((x239 << 8 | x239 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x239 << 7 | x239 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x239 << 11 | x239 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x241 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x240 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x242 = x241 ^ x237;
    const uint64_t x243 =
        ((x240 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        (x234 & UINT64_C(0x000000ff000000ff)) ^ (p6 ^ (x180 ^ (x231 ^ (x242 ^ x243))));
    const uint64_t x244 = x243 ^ x240;
    const uint64_t t_12 =
        ((x234 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p7 ^ (x201 ^ (x229 ^ (x244 ^ x241))));
    const uint64_t x245 = x235 ^ x185;
    const uint64_t x246 = ((x245 << 6 | x245 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x245 << 10 | x245 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x245 << 5 | x245 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x245 << 9 | x245 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x247 = x238 ^ x193;
    const uint64_t x248 = ((x247 << 8 | x247 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x247 << 7 | x247 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x247 << 11 | x247 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x249 ^ x246;
    const uint64_t x251 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        ((x72 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p8 ^ (x180 ^ (x244 ^ (x250 ^ x251))));
    const uint64_t x252 = x251 ^ x248;
    const uint64_t t_14 =
        ((x72 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p9 ^ (x201 ^ (x242 ^ (x252 ^ x249))));
    const uint64_t x253 = x176 ^ x168;
    const uint64_t x254 = ~(x222 ^ (x253 ^ ((x163 & x142) ^ x166)));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x123 ^ x115;
    const uint64_t x257 = ~(x225 ^ (x256 ^ ((x110 & x89) ^ x113)));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        ((x208 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p10 ^ (x252 ^ (x260 ^ x261)));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        ((x208 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p11 ^ (x250 ^ (x262 ^ x259)));
    const uint64_t x263 = ~(x245 ^ x253);
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = ~(x247 ^ x256);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        ((x221 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p12 ^ (x262 ^ (x268 ^ x269)));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        ((x221 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p13 ^ (x260 ^ (x270 ^ x267)));
    const uint64_t t_19 =
        ((x234 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p14 ^ (x270 ^ (x201 ^ x179)));
    const uint64_t t_20 =
        ((x234 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p15 ^ (x268 ^ (x180 ^ x200)));
    *m0_0 = t_1;
    *m0_1 = t_2;
    *m1_0 = t_3;
    *m1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_keystream(aegis128l_word s[16], aegis128l_word *z0_0, aegis128l_word *z0_1,
    aegis128l_word *z1_0, aegis128l_word *z1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    *z0_0 = (x52 << 32) ^ x50;
    *z0_1 = (x58 << 32) ^ x56;
    *z1_0 = x52 ^ x51;
    *z1_1 = x58 ^ x57;
}

static void aegis128l_mixin(aegis128l_word s[16], aegis128l_word lengths_0,
    aegis128l_word lengths_1, aegis128l_word *t_0, aegis128l_word *t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = ((p0 << 48 | p0 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p1 & UINT64_C(0x00ff000000ff0000))
        | ((p8 << 56 | p8 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p9 << 8 | p9 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x2 = ((x1 >> 4) ^ x1) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x3 = x2 ^ x1 ^ (x2 << 4);
    const uint64_t x4 = ((p4 << 48 | p4 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p5 & UINT64_C(0x00ff000000ff0000))
        | ((p12 << 56 | p12 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p13 << 8 | p13 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((x3 >> 2) ^ x6) & UINT64_C(0x3333333333333333);
    const uint64_t x8 = (x7 << 2) ^ x3;
    const uint64_t x9 = ((p2 << 48 | p2 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p3 & UINT64_C(0x00ff000000ff0000))
        | ((p10 << 56 | p10 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p11 << 8 | p11 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = ((p6 << 48 | p6 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p7 & UINT64_C(0x00ff000000ff0000))
        | ((p14 << 56 | p14 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p15 << 8 | p15 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = ((x11 >> 2) ^ x14) & UINT64_C(0x3333333333333333);
    const uint64_t x16 = (x15 << 2) ^ x11;
    const uint64_t x17 = ((x8 >> 1) ^ x16) & UINT64_C(0x5555555555555555);
    const uint64_t x18 = (x17 << 1) ^ x8;
    const uint64_t x19 = x7 ^ x6;
    const uint64_t x20 = x15 ^ x14;
    const uint64_t x21 = ((x19 >> 1) ^ x20) & UINT64_C(0x5555555555555555);
    const uint64_t x22 = (x21 << 1) ^ x19;
    *t_0 = ((((x18 >> 32) ^ (x17 ^ x16)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_0 ^ x18);
    *t_1 = ((((x22 >> 32) ^ (x21 ^ x20)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_1 ^ x22);
}

static void aegis128l_final_update(aegis128l_word s[16], aegis128l_word t_0, aegis128l_word t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = ~(x95 ^ x110 ^ x114);
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = ~(x42 ^ x118 ^ x122);
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = (t_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ t_0;
    const uint64_t x130 = ((x129 >> 1) ^ x128) & UINT64_C(0x5555555555555555);
    const uint64_t x131 = (x130 << 1) ^ x129;
    const uint64_t x132 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x133 = (x132 << 32) ^ t_1;
    const uint64_t x134 = ((x133 >> 1) ^ x132) & UINT64_C(0x5555555555555555);
    const uint64_t x135 = (x134 << 1) ^ x133;
    const uint64_t x136 = ((x131 >> 2) ^ x135) & UINT64_C(0x3333333333333333);
    const uint64_t x137 = (x136 << 2) ^ x131;
    const uint64_t x138 = ((x137 >> 4) ^ x137) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x139 = x138 ^ x137 ^ (x138 << 4);
    const uint64_t x140 = x139 & UINT64_C(0x000000ff000000ff);
    const uint64_t x141 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x142 = x141 ^ x106;
    const uint64_t x143 = x127 ^ x124;
    const uint64_t x144 = (x139 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x118 ^ x119));
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x110 ^ x111));
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x130 ^ x128;
    const uint64_t x153 = x134 ^ x132;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 = x157 & UINT64_C(0x000000ff000000ff);
    const uint64_t x159 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x160 = x159 ^ x150;
    const uint64_t x161 = (x157 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x162 = x151 ^ x147;
    const uint64_t x163 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x164 = x163 ^ ((x87 & x74) ^ x98);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x167 = x166 ^ ((x34 & x21) ^ x45);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x136 ^ x135;
    const uint64_t x173 = ((x172 >> 4) ^ x172) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x174 = x173 ^ x172 ^ (x173 << 4);
    const uint64_t x175 = x174 & UINT64_C(0x000000ff000000ff);
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = (x174 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x47 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x117 ^ x120);
    const uint64_t x180 = ((x179 << 8 | x179 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x179 << 7 | x179 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x179 << 11 | x179 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x181 = x100 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x109 ^ x112);
    const uint64_t x183 = ((x182 << 6 | x182 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x182 << 10 | x182 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x182 << 5 | x182 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x182 << 9 | x182 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x154 ^ x153;
    const uint64_t x186 = ((x185 >> 4) ^ x185) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x187 = x186 ^ x185 ^ (x186 << 4);
    const uint64_t x188 = x187 & UINT64_C(0x000000ff000000ff);
    const uint64_t x189 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x190 = x189 ^ x183;
    const uint64_t x191 = (x187 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x192 = x184 ^ x180;
    const uint64_t x193 = x178 ^ x121;
    const uint64_t x194 = ((x193 << 8 | x193 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x193 << 7 | x193 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x193 << 11 | x193 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x195 = x181 ^ x113;
    const uint64_t x196 = ((x195 << 6 | x195 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x195 << 10 | x195 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x195 << 5 | x195 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x195 << 9 | x195 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = (x139 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x199 ^ x196;
    const uint64_t x201 = (x139 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x202 = x197 ^ x194;
    const uint64_t x203 = x104 ^ x96;
    const uint64_t x204 = ~(x163 ^ (x203 ^ ((x91 & x70) ^ x94)));
    const uint64_t x205 = ((x204 << 6 | x204 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x204 << 10 | x204 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x204 << 5 | x204 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x204 << 9 | x204 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x206 = x51 ^ x43;
    const uint64_t x207 = ~(x166 ^ (x206 ^ ((x38 & x17) ^ x41)));
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x205;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = (x157 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x213 = x211 ^ x208;
    const uint64_t x214 = (x157 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = ~(x195 ^ x203);
    const uint64_t x216 = ((x215 << 6 | x215 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x215 << 10 | x215 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x215 << 5 | x215 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x215 << 9 | x215 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x217 = ~(x193 ^ x206);
    const uint64_t x218 = ((x217 << 8 | x217 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x217 << 7 | x217 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x217 << 11 | x217 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 = x219 ^ x216;
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = (x174 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x223 = x221 ^ x218;
    const uint64_t x224 = (x174 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = (x187 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x226 = (x187 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x140 << 32 | x140 >> (64 - 32)) ^ (x140 ^ p0)));
    s[1] = x142 ^ x143 ^ (x125 ^ ((x144 << 32 | x144 >> (64 - 32)) ^ (x144 ^ p1)));
    s[2] = x151 ^ ((x158 << 32 | x158 >> (64 - 32)) ^ (x158 ^ p2)) ^ x160 ^ (x108 ^ x143);
    s[3] = x159 ^ ((x161 << 32 | x161 >> (64 - 32)) ^ (x161 ^ p3)) ^ x162 ^ (x142 ^ x126);
    s[4] = x162 ^ x170 ^ (x171 ^ ((x175 << 32 | x175 >> (64 - 32)) ^ (x175 ^ p4)));
    s[5] = x160 ^ x176 ^ (x169 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ (x177 ^ p5)));
    s[6] = x184 ^ ((x188 << 32 | x188 >> (64 - 32)) ^ (x188 ^ p6)) ^ x176 ^ (x190 ^ x108);
    s[7] = x189 ^ ((x191 << 32 | x191 >> (64 - 32)) ^ (x191 ^ p7)) ^ x170 ^ (x192 ^ x142);
    s[8] = x197 ^ ((x198 << 32 | x198 >> (64 - 32)) ^ (x198 ^ p8)) ^ x192 ^ (x200 ^ x108);
    s[9] = x199 ^ ((x201 << 32 | x201 >> (64 - 32)) ^ (x201 ^ p9)) ^ x190 ^ (x202 ^ x142);
    s[10] = x210 ^ x202 ^ (x211 ^ ((x212 << 32 | x212 >> (64 - 32)) ^ (x212 ^ p10)));
    s[11] = x213 ^ x200 ^ (x209 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ (x214 ^ p11)));
    s[12] = x220 ^ x213 ^ (x221 ^ ((x222 << 32 | x222 >> (64 - 32)) ^ (x222 ^ p12)));
    s[13] = x223 ^ x210 ^ (x219 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ (x224 ^ p13)));
    s[14] = x223 ^ (x107 ^ ((x225 << 32 | x225 >> (64 - 32)) ^ (x225 ^ p14)) ^ x142);
    s[15] = x220 ^ (x141 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ (x226 ^ p15)) ^ x108);
}

static void aegis128l_tag128(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 24 | p1 >> (64 - 24)) ^ (p1 << 32 | p1 >> (64 - 32))
        ^ ((p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48)))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1 ^ (p1 << 16 | p1 >> (64 - 16)));
    const uint64_t x2 = (p8 << 24 | p8 >> (64 - 24)) ^ (p8 << 32 | p8 >> (64 - 32))
        ^ ((p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48)))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8 ^ (p8 << 16 | p8 >> (64 - 16)));
    const uint64_t x3 = (p9 << 24 | p9 >> (64 - 24)) ^ (p9 << 32 | p9 >> (64 - 32))
        ^ ((p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48)))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9 ^ (p9 << 16 | p9 >> (64 - 16)));
    const uint64_t x4 = (
        ((p0 << 24 | p0 >> (64 - 24)) ^ (p0 << 32 | p0 >> (64 - 32))
            ^ ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48)))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0 ^ (p0 << 16 | p0 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 24 | p5 >> (64 - 24)) ^ (p5 << 32 | p5 >> (64 - 32))
        ^ ((p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48)))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5 ^ (p5 << 16 | p5 >> (64 - 16)));
    const uint64_t x8 = (p12 << 24 | p12 >> (64 - 24)) ^ (p12 << 32 | p12 >> (64 - 32))
        ^ ((p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48)))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12 ^ (p12 << 16 | p12 >> (64 - 16)));
    const uint64_t x9 = (p13 << 24 | p13 >> (64 - 24)) ^ (p13 << 32 | p13 >> (64 - 32))
        ^ ((p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48)))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13 ^ (p13 << 16 | p13 >> (64 - 16)));
    const uint64_t x10 = (
        ((p4 << 24 | p4 >> (64 - 24)) ^ (p4 << 32 | p4 >> (64 - 32))
            ^ ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48)))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4 ^ (p4 << 16 | p4 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 24 | p3 >> (64 - 24)) ^ (p3 << 32 | p3 >> (64 - 32))
        ^ ((p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48)))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3 ^ (p3 << 16 | p3 >> (64 - 16)));
    const uint64_t x16 = (p10 << 24 | p10 >> (64 - 24)) ^ (p10 << 32 | p10 >> (64 - 32))
        ^ ((p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48)))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10 ^ (p10 << 16 | p10 >> (64 - 16)));
    const uint64_t x17 = (p11 << 24 | p11 >> (64 - 24)) ^ (p11 << 32 | p11 >> (64 - 32))
        ^ ((p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48)))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11 ^ (p11 << 16 | p11 >> (64 - 16)));
    const uint64_t x18 = (
        ((p2 << 24 | p2 >> (64 - 24)) ^ (p2 << 32 | p2 >> (64 - 32))
            ^ ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48)))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2 ^ (p2 << 16 | p2 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 24 | p7 >> (64 - 24)) ^ (p7 << 32 | p7 >> (64 - 32))
        ^ ((p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48)))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7 ^ (p7 << 16 | p7 >> (64 - 16)));
    const uint64_t x22 = (p14 << 24 | p14 >> (64 - 24)) ^ (p14 << 32 | p14 >> (64 - 32))
        ^ ((p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48)))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14 ^ (p14 << 16 | p14 >> (64 - 16)));
    const uint64_t x23 = (p15 << 24 | p15 >> (64 - 24)) ^ (p15 << 32 | p15 >> (64 - 32))
        ^ ((p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48)))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15 ^ (p15 << 16 | p15 >> (64 - 16)));
    const uint64_t x24 = (
        ((p6 << 24 | p6 >> (64 - 24)) ^ (p6 << 32 | p6 >> (64 - 32))
            ^ ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48)))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6 ^ (p6 << 16 | p6 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x13 ^ x12;
    const uint64_t x32 = x27 ^ x26;
    const uint64_t x33 = ((x31 >> 1) ^ x32) & UINT64_C(0x5555555555555555);
    const uint64_t x34 = (x33 << 1) ^ x31;
    *t0_0 = ((((x30 >> 32) ^ (x29 ^ x28)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x30;
    *t0_1 = ((((x34 >> 32) ^ (x33 ^ x32)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x34;
}

static void aegis128l_tag256(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t1_0, aegis128l_word *t1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1);
    const uint64_t x2 = (p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8);
    const uint64_t x3 = (p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9);
    const uint64_t x4 = (
        ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)) & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5);
    const uint64_t x8 = (p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12);
    const uint64_t x9 = (p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13);
    const uint64_t x10 = (
        ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)) & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3);
    const uint64_t x16 = (p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10);
    const uint64_t x17 = (p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11);
    const uint64_t x18 = (
        ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7);
    const uint64_t x22 = (p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14);
    const uint64_t x23 = (p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15);
    const uint64_t x24 = (
        ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6)) & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x29 ^ x28;
    const uint64_t x32 = ((x30 >> 32) ^ x31) & UINT64_C(0x00000000ffffffff);
    const uint64_t x33 = x13 ^ x12;
    const uint64_t x34 = x27 ^ x26;
    const uint64_t x35 = ((x33 >> 1) ^ x34) & UINT64_C(0x5555555555555555);
    const uint64_t x36 = (x35 << 1) ^ x33;
    const uint64_t x37 = x35 ^ x34;
    const uint64_t x38 = ((x36 >> 32) ^ x37) & UINT64_C(0x00000000ffffffff);
    *t0_0 = (x32 << 32) ^ x30;
    *t0_1 = (x38 << 32) ^ x36;
    *t1_0 = x32 ^ x31;
    *t1_1 = x38 ^ x37;
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_word s[16], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(key + 8), aegis128l_load(nonce),
        aegis128l_load(nonce + 8));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(key + 8),
            aegis128l_load(nonce), aegis128l_load(nonce + 8));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_word s[16], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 8), aegis128l_load(p + 16),
        aegis128l_load(p + 24));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 8),
            aegis128l_load(last + 16), aegis128l_load(last + 24));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_word s[16], uint64_t low, uint64_t high)
{
    aegis128l_word t_0, t_1;

    aegis128l_mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t_0, t_1);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_word t0_0, t0_1;

        aegis128l_tag128(s, &t0_0, &t0_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        aegis128l_word t0_0, t0_1, t1_0, t1_1;

        aegis128l_tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 16, t1_0);
        aegis128l_wipe(&t1_0, sizeof t1_0);
        aegis128l_store(to + 24, t1_1);
        aegis128l_wipe(&t1_1, sizeof t1_1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_word s[16], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_word s[16], uint8_t *c, const uint8_t *m)
{
    aegis128l_word c0_0, c0_1, c1_0, c1_1;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 8), aegis128l_load(m + 16),
        aegis128l_load(m + 24), &c0_0, &c0_1, &c1_0, &c1_1);
    aegis128l_store(c, c0_0);
    aegis128l_store(c + 8, c0_1);
    aegis128l_store(c + 16, c1_0);
    aegis128l_store(c + 24, c1_1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_word s[16], uint8_t *m, const uint8_t *c)
{
    aegis128l_word m0_0, m0_1, m1_0, m1_1;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 8), aegis128l_load(c + 16),
        aegis128l_load(c + 24), &m0_0, &m0_1, &m1_0, &m1_1);
    aegis128l_store(m, m0_0);
    aegis128l_store(m + 8, m0_1);
    aegis128l_store(m + 16, m1_0);
    aegis128l_store(m + 24, m1_1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
    aegis128l_store(last, z0_0);
    aegis128l_store(last + 8, z0_1);
    aegis128l_store(last + 16, z1_0);
    aegis128l_store(last + 24, z1_1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128l_cleared(result);
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_cleared(aegis128l_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_word s[16], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 8);
    s[2] = aegis128l_load(from + 16);
    s[3] = aegis128l_load(from + 24);
    s[4] = aegis128l_load(from + 32);
    s[5] = aegis128l_load(from + 40);
    s[6] = aegis128l_load(from + 48);
    s[7] = aegis128l_load(from + 56);
    s[8] = aegis128l_load(from + 64);
    s[9] = aegis128l_load(from + 72);
    s[10] = aegis128l_load(from + 80);
    s[11] = aegis128l_load(from + 88);
    s[12] = aegis128l_load(from + 96);
    s[13] = aegis128l_load(from + 104);
    s[14] = aegis128l_load(from + 112);
    s[15] = aegis128l_load(from + 120);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_word s[16])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 8, s[1]);
    aegis128l_store(to + 16, s[2]);
    aegis128l_store(to + 24, s[3]);
    aegis128l_store(to + 32, s[4]);
    aegis128l_store(to + 40, s[5]);
    aegis128l_store(to + 48, s[6]);
    aegis128l_store(to + 56, s[7]);
    aegis128l_store(to + 64, s[8]);
    aegis128l_store(to + 72, s[9]);
    aegis128l_store(to + 80, s[10]);
    aegis128l_store(to + 88, s[11]);
    aegis128l_store(to + 96, s[12]);
    aegis128l_store(to + 104, s[13]);
    aegis128l_store(to + 112, s[14]);
    aegis128l_store(to + 120, s[15]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128l_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128l_cleared(0);
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_word s[16])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_word s[16];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
    aegis128l_cleared(0);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_cleared(aegis128l_end_mac(st, tag, tag_len));
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_cleared(aegis128l_end_mac(st, expected, tag_len) == 0
        ? aegis128l_checked(expected, tag, tag_len) : -1);
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
    aegis128l_cleared(0);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
