/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128X2 (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis128x2 --target x86-64-vaes-avx512vl
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128x2 --target x86-64-vaes-avx512vl` measures the speed.
 *
 * update: 10 instructions for 64 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 14 instructions for 64 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 14 instructions for 64 bytes, critical path 6 cycles (4 per iteration of a loop).
 */
#include "aegis128x2.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128X2_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128X2_FREESTANDING
#endif
#endif
#if !defined(AEGIS128X2_FREESTANDING)
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
#if defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 \
    && !defined(__apple_build_version__)
#pragma clang attribute push(__attribute__((target("aes,avx512f,avx512vl,vaes,evex512"))), \
    apply_to = function)
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((target("aes,avx512f,avx512vl,vaes"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx512f,avx512vl,vaes")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128X2_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128X2_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128X2_INLINE static inline
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
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128X2_CLEARS
#define AEGIS128X2_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128X2_INLINE int aegis128x2_cleared(int result)
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
 * The begin and the end of functions with few instructions. As with aegis128x2_cleared(), no
 * register contains secrets afterwards. Registers 17 to 31 of AVX-512 are not cleared but
 * preserved, which costs no instruction unless the compiler uses them.
 */
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#define AEGIS128X2_HELD "v"(held17), "v"(held18), "v"(held19), "v"(held20), "v"(held21), \
    "v"(held22), "v"(held23), "v"(held24), "v"(held25), "v"(held26), "v"(held27), "v"(held28), \
    "v"(held29), "v"(held30), "v"(held31)
#define AEGIS128X2_BEGIN_SHORT \
    register double held17 __asm__("xmm17"), held18 __asm__("xmm18"), held19 __asm__("xmm19"), \
        held20 __asm__("xmm20"), held21 __asm__("xmm21"), held22 __asm__("xmm22"), \
        held23 __asm__("xmm23"), held24 __asm__("xmm24"), held25 __asm__("xmm25"), \
        held26 __asm__("xmm26"), held27 __asm__("xmm27"), held28 __asm__("xmm28"), \
        held29 __asm__("xmm29"), held30 __asm__("xmm30"), held31 __asm__("xmm31"); \
    __asm__("" : "=v"(held17), "=v"(held18), "=v"(held19), "=v"(held20), "=v"(held21), \
        "=v"(held22), "=v"(held23), "=v"(held24), "=v"(held25), "=v"(held26), "=v"(held27), \
        "=v"(held28), "=v"(held29), "=v"(held30), "=v"(held31))
#define AEGIS128X2_END_SHORT \
    aegis128x2_clear_first(); \
    __asm__ __volatile__("vpxord {%%|}xmm16, {%%|}xmm16, {%%|}xmm16" : : AEGIS128X2_HELD : "xmm16")
#else
#define AEGIS128X2_BEGIN_SHORT ((void)0)
#define AEGIS128X2_END_SHORT aegis128x2_clear_first()
#endif

/* Clears the first 16 vector registers of x86-64. */
AEGIS128X2_INLINE void aegis128x2_clear_first(void)
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

typedef __m128i aegis128x2_block;

AEGIS128X2_INLINE
aegis128x2_block aegis128x2_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128X2_INLINE void aegis128x2_store(uint8_t *p, aegis128x2_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m256i aegis128x2_block2;

AEGIS128X2_INLINE
aegis128x2_block2 aegis128x2_load2(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)(p));
}

AEGIS128X2_INLINE void aegis128x2_store2(uint8_t *p, aegis128x2_block2 x)
{
    _mm256_storeu_si256((__m256i *)(void *)(p), x);
}

AEGIS128X2_INLINE void aegis128x2_copy(aegis128x2_block2 to[8], const aegis128x2_block2 from[8])
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

AEGIS128X2_INLINE void aegis128x2_initial(aegis128x2_block2 s[8], aegis128x2_block key,
    aegis128x2_block nonce)
{
    const __m256i x1 = _mm256_inserti128_si256(_mm256_castsi128_si256(key), key, 1);
    const __m256i x2 =
        _mm256_xor_si256(_mm256_inserti128_si256(_mm256_castsi128_si256(nonce), nonce, 1), x1);
    const __m256i x3 = _mm256_xor_si256(x1,
        _mm256_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x2;
    s[1] = _mm256_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm256_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
        (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm256_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x2;
    s[5] = x3;
    s[6] = _mm256_xor_si256(x1,
        _mm256_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
    s[7] = x3;
}

AEGIS128X2_INLINE void aegis128x2_init_update(aegis128x2_block2 s[8], aegis128x2_block key,
    aegis128x2_block nonce)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i x1 = _mm256_xor_si256(s7,
        _mm256_set_epi64x((int64_t)0x0000000000000000u, (int64_t)0x0000000000000101u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000100u));
    const __m256i x2 = _mm256_xor_si256(s3,
        _mm256_set_epi64x((int64_t)0x0000000000000000u, (int64_t)0x0000000000000101u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000100u));
    s[0] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(x1, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(nonce), nonce, 1), s0, 0x96);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, x2);
    s[4] = _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(x2, _mm256_setzero_si256()),
        _mm256_inserti128_si256(_mm256_castsi128_si256(key), key, 1), s4, 0x96);
    s[5] = _mm256_aesenc_epi128(s4, s5);
    s[6] = _mm256_aesenc_epi128(s5, s6);
    s[7] = _mm256_aesenc_epi128(s6, x1);
}

AEGIS128X2_INLINE void aegis128x2_update(aegis128x2_block2 s[8], aegis128x2_block2 m0,
    aegis128x2_block2 m1)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i t_1 = _mm256_xor_si256(_mm256_aesenc_epi128(s7, m0), s0);
    const __m256i t_2 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_3 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_4 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_5 = _mm256_xor_si256(_mm256_aesenc_epi128(s3, m1), s4);
    const __m256i t_6 = _mm256_aesenc_epi128(s4, s5);
    const __m256i t_7 = _mm256_aesenc_epi128(s5, s6);
    const __m256i t_8 = _mm256_aesenc_epi128(s6, s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128X2_INLINE void aegis128x2_encrypt_at(aegis128x2_block2 s[8], uint8_t *c, const uint8_t *m)
{
    AEGIS128X2_KEEP("v", s[0]);
    AEGIS128X2_KEEP("v", s[1]);
    AEGIS128X2_KEEP("v", s[2]);
    AEGIS128X2_KEEP("v", s[3]);
    AEGIS128X2_KEEP("v", s[4]);
    AEGIS128X2_KEEP("v", s[5]);
    AEGIS128X2_KEEP("v", s[6]);
    AEGIS128X2_KEEP("v", s[7]);
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i m0 = aegis128x2_load2(m);
    const __m256i t_1 =
        _mm256_ternarylogic_epi64(_mm256_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, m0, 0x96);
    aegis128x2_store2(c, t_1);
    const __m256i m1 = aegis128x2_load2(m + 32);
    const __m256i t_2 =
        _mm256_ternarylogic_epi64(_mm256_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, m1, 0x96);
    aegis128x2_store2(c + 32, t_2);
    const __m256i t_3 = _mm256_xor_si256(_mm256_aesenc_epi128(s7, m0), s0);
    const __m256i t_4 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_5 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_6 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_7 = _mm256_xor_si256(_mm256_aesenc_epi128(s3, m1), s4);
    const __m256i t_8 = _mm256_aesenc_epi128(s4, s5);
    const __m256i t_9 = _mm256_aesenc_epi128(s5, s6);
    const __m256i t_10 = _mm256_aesenc_epi128(s6, s7);
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128X2_INLINE void aegis128x2_decrypt_at(aegis128x2_block2 s[8], uint8_t *m, const uint8_t *c)
{
    AEGIS128X2_KEEP("v", s[0]);
    AEGIS128X2_KEEP("v", s[1]);
    AEGIS128X2_KEEP("v", s[2]);
    AEGIS128X2_KEEP("v", s[3]);
    AEGIS128X2_KEEP("v", s[4]);
    AEGIS128X2_KEEP("v", s[5]);
    AEGIS128X2_KEEP("v", s[6]);
    AEGIS128X2_KEEP("v", s[7]);
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i c0 = aegis128x2_load2(c);
    const __m256i t_1 =
        _mm256_ternarylogic_epi64(_mm256_ternarylogic_epi64(s2, s3, s1, 0x6a), s6, c0, 0x96);
    aegis128x2_store2(m, t_1);
    const __m256i c1 = aegis128x2_load2(c + 32);
    const __m256i t_2 =
        _mm256_ternarylogic_epi64(_mm256_ternarylogic_epi64(s6, s7, s5, 0x6a), s2, c1, 0x96);
    aegis128x2_store2(m + 32, t_2);
    const __m256i t_3 =
        _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(s7, _mm256_setzero_si256()), t_1, s0, 0x96);
    const __m256i t_4 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_5 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_6 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_7 =
        _mm256_ternarylogic_epi64(_mm256_aesenc_epi128(s3, _mm256_setzero_si256()), t_2, s4, 0x96);
    const __m256i t_8 = _mm256_aesenc_epi128(s4, s5);
    const __m256i t_9 = _mm256_aesenc_epi128(s5, s6);
    const __m256i t_10 = _mm256_aesenc_epi128(s6, s7);
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128X2_INLINE void aegis128x2_keystream(aegis128x2_block2 s[8], aegis128x2_block2 *z0,
    aegis128x2_block2 *z1)
{
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    *z0 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s1, s6), s2, s3, 0x78);
    *z1 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s5, s2), s6, s7, 0x78);
}

AEGIS128X2_INLINE void aegis128x2_mixin(aegis128x2_block2 s[8], aegis128x2_block lengths,
    aegis128x2_block2 *t)
{
    const aegis128x2_block2 s2 = s[2];
    *t = _mm256_xor_si256(_mm256_inserti128_si256(_mm256_castsi128_si256(lengths), lengths, 1), s2);
}

AEGIS128X2_INLINE void aegis128x2_final_update(aegis128x2_block2 s[8], aegis128x2_block2 t)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    s[0] = _mm256_xor_si256(_mm256_aesenc_epi128(s7, t), s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_xor_si256(_mm256_aesenc_epi128(s3, t), s4);
    s[5] = _mm256_aesenc_epi128(s4, s5);
    s[6] = _mm256_aesenc_epi128(s5, s6);
    s[7] = _mm256_aesenc_epi128(s6, s7);
}

AEGIS128X2_INLINE void aegis128x2_tag128(aegis128x2_block2 s[8], aegis128x2_block *t0)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const __m256i x1 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s5, s4), _mm256_xor_si256(s3, s2),
        _mm256_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
    *t0 = _mm_xor_si128(_mm256_extracti128_si256(x1, 1), _mm256_castsi256_si128(x1));
}

AEGIS128X2_INLINE void aegis128x2_tags128(aegis128x2_block2 s[8], aegis128x2_block *t0,
    aegis128x2_block *t1)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const __m256i x1 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s5, s4), _mm256_xor_si256(s3, s2),
        _mm256_ternarylogic_epi64(s1, s0, s6, 0x96), 0x96);
    *t0 = _mm256_castsi256_si128(x1);
    *t1 = _mm256_extracti128_si256(x1, 1);
}

AEGIS128X2_INLINE void aegis128x2_tag256(aegis128x2_block2 s[8], aegis128x2_block *t0,
    aegis128x2_block *t1)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i x1 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s3, s2), s1, s0, 0x96);
    const __m256i x2 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s7, s6), s5, s4, 0x96);
    *t0 = _mm_xor_si128(_mm256_extracti128_si256(x1, 1), _mm256_castsi256_si128(x1));
    *t1 = _mm_xor_si128(_mm256_extracti128_si256(x2, 1), _mm256_castsi256_si128(x2));
}

AEGIS128X2_INLINE void aegis128x2_tags256(aegis128x2_block2 s[8], aegis128x2_block *t0,
    aegis128x2_block *t1, aegis128x2_block *t2, aegis128x2_block *t3)
{
    const aegis128x2_block2 s0 = s[0];
    const aegis128x2_block2 s1 = s[1];
    const aegis128x2_block2 s2 = s[2];
    const aegis128x2_block2 s3 = s[3];
    const aegis128x2_block2 s4 = s[4];
    const aegis128x2_block2 s5 = s[5];
    const aegis128x2_block2 s6 = s[6];
    const aegis128x2_block2 s7 = s[7];
    const __m256i x1 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s3, s2), s1, s0, 0x96);
    const __m256i x2 = _mm256_ternarylogic_epi64(_mm256_xor_si256(s7, s6), s5, s4, 0x96);
    *t0 = _mm256_castsi256_si128(x1);
    *t1 = _mm256_castsi256_si128(x2);
    *t2 = _mm256_extracti128_si256(x1, 1);
    *t3 = _mm256_extracti128_si256(x2, 1);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128x2_wipe(void *p, size_t len)
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

static int aegis128x2_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128X2_INLINE void aegis128x2_start(aegis128x2_block2 s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128x2_initial(s, aegis128x2_load(key), aegis128x2_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128x2_init_update(s, aegis128x2_load(key), aegis128x2_load(nonce));
}

AEGIS128X2_INLINE void aegis128x2_update_at(aegis128x2_block2 s[8], const uint8_t *p)
{
    AEGIS128X2_KEEP("v", s[0]);
    AEGIS128X2_KEEP("v", s[1]);
    AEGIS128X2_KEEP("v", s[2]);
    AEGIS128X2_KEEP("v", s[3]);
    AEGIS128X2_KEEP("v", s[4]);
    AEGIS128X2_KEEP("v", s[5]);
    AEGIS128X2_KEEP("v", s[6]);
    AEGIS128X2_KEEP("v", s[7]);
    aegis128x2_update(s, aegis128x2_load2(p), aegis128x2_load2(p + 32));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128X2_INLINE void aegis128x2_absorb(aegis128x2_block2 s[8], const uint8_t *p, size_t len)
{
    aegis128x2_block2 r[8];

    aegis128x2_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128x2_update_at(r, p);
    }
    aegis128x2_copy(s, r);
    if (len != 0) {
        uint8_t last[64] = {0};

        memcpy(last, p, len);
        aegis128x2_update(s, aegis128x2_load2(last), aegis128x2_load2(last + 32));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128X2_INLINE void aegis128x2_last_updates(aegis128x2_block2 s[8], uint64_t low, uint64_t high)
{
    aegis128x2_block2 t;

    aegis128x2_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis128x2_final_update(s, t);
}

/* Writes the tag. */
AEGIS128X2_INLINE void aegis128x2_store_tag(aegis128x2_block2 s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128x2_block t0;

        aegis128x2_tag128(s, &t0);
        aegis128x2_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128x2_block t0, t1;

        aegis128x2_tag256(s, &t0, &t1);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128X2_INLINE void aegis128x2_finish(aegis128x2_block2 s[8], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128x2_last_updates(s, 8 * low, 8 * high);
    aegis128x2_store_tag(s, tag, tag_len);
}

/* Writes the tags of all lanes, one after the other. */
AEGIS128X2_INLINE void aegis128x2_store_tags(aegis128x2_block2 s[8], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128x2_block t0, t1;

        aegis128x2_tags128(s, &t0, &t1);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
    }
    if (tag_len == 32) {
        aegis128x2_block t0, t1, t2, t3;

        aegis128x2_tags256(s, &t0, &t1, &t2, &t3);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
        aegis128x2_store(to + 32, t2);
        aegis128x2_store(to + 48, t3);
    }
}

/*
 * Writes the tag of AEGISMAC: the first lane absorbs the tags of all lanes, its own only if tags
 * have 16 bytes.
 */
AEGIS128X2_INLINE void aegis128x2_finish_mac(aegis128x2_block2 s[8], uint64_t len, uint8_t *tag,
    size_t tag_len)
{
    uint8_t tags[64], pair[64] = {0};

    aegis128x2_last_updates(s, 8 * len, 8 * tag_len);
    aegis128x2_store_tags(s, tags, tag_len);
    for (size_t i = tag_len == 16 ? 0 : tag_len; i < 2 * tag_len; i += 32) {
        memcpy(pair, tags + i, 16);
        memcpy(pair + 32, tags + i + 16, 16);
        aegis128x2_update(s, aegis128x2_load2(pair), aegis128x2_load2(pair + 32));
    }
    aegis128x2_last_updates(s, 2, 8 * tag_len);
    aegis128x2_store_tags(s, tags, tag_len);
    memcpy(tag, tags, tag_len);
    aegis128x2_wipe(tags, sizeof tags);
    aegis128x2_wipe(pair, sizeof pair);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128X2_INLINE int aegis128x2_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128x2_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

/* Encrypts whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_encrypt_pieces(aegis128x2_block2 s[8], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis128x2_block2 r[8];

    aegis128x2_copy(r, s);
    for (; count != 0; count--, m += 64, c += 64) {
        aegis128x2_encrypt_at(r, c, m);
    }
    aegis128x2_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 63. */
AEGIS128X2_INLINE void aegis128x2_encrypt_last(aegis128x2_block2 s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[64] = {0};

    memcpy(last, m, len);
    aegis128x2_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128x2_wipe(last, sizeof last);
}

AEGIS128X2_INLINE void aegis128x2_encrypt_all(aegis128x2_block2 s[8], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    if (len > whole)
        aegis128x2_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128X2_CLEARS int aegis128x2_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    if (!aegis128x2_is_tag_length(tag_len))
        return -1;
    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, ad, ad_len);
    aegis128x2_encrypt_all(s, c, m, len);
    aegis128x2_finish(s, ad_len, len, tag, tag_len);
    return aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS int aegis128x2_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128x2_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128X2_CLEARS void aegis128x2_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    aegis128x2_start(s, nonce, key);
    aegis128x2_encrypt_all(s, c, m, len);
    aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS void aegis128x2_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128x2_encrypt_unauthenticated(out, out, len, nonce, key);
}

/* Decrypts whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_decrypt_pieces(aegis128x2_block2 s[8], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis128x2_block2 r[8];

    aegis128x2_copy(r, s);
    for (; count != 0; count--, c += 64, m += 64) {
        aegis128x2_decrypt_at(r, m, c);
    }
    aegis128x2_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 63. */
AEGIS128X2_INLINE void aegis128x2_decrypt_last(aegis128x2_block2 s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[64];
    aegis128x2_block2 z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128x2_keystream(s, &z0, &z1);
    aegis128x2_store2(last, z0);
    aegis128x2_store2(last + 32, z1);
    memcpy(last, c, len);
    aegis128x2_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128x2_wipe(last, sizeof last);
}

AEGIS128X2_INLINE void aegis128x2_decrypt_all(aegis128x2_block2 s[8], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    if (len > whole)
        aegis128x2_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128X2_CLEARS int aegis128x2_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block2 s[8];
    uint8_t expected[32];
    int result = -1;

    if (aegis128x2_is_tag_length(tag_len)) {
        aegis128x2_start(s, nonce, key);
        aegis128x2_absorb(s, ad, ad_len);
        aegis128x2_decrypt_all(s, m, c, len);
        aegis128x2_finish(s, ad_len, len, expected, tag_len);
        result = aegis128x2_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis128x2_cleared(result);
}

AEGIS128X2_CLEARS int aegis128x2_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128x2_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128X2_CLEARS void aegis128x2_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    aegis128x2_start(s, nonce, key);
    aegis128x2_decrypt_all(s, m, c, len);
    aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS int aegis128x2_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    if (!aegis128x2_is_tag_length(tag_len))
        return -1;
    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, data, len);
    aegis128x2_finish_mac(s, len, tag, tag_len);
    return aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS int aegis128x2_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128x2_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128x2_cleared(aegis128x2_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128x2_state st;
} aegis128x2_placed_state;
typedef char aegis128x2_state_bytes[sizeof(aegis128x2_state) == AEGIS128X2_STATE_BYTES ? 1 : -1];
typedef char aegis128x2_state_alignment[AEGIS128X2_STATE_ALIGNMENT
    % offsetof(aegis128x2_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128x2_mac_state st;
} aegis128x2_placed_mac_state;
typedef char aegis128x2_mac_state_bytes[sizeof(aegis128x2_mac_state) == AEGIS128X2_MAC_STATE_BYTES
    ? 1 : -1];
typedef char aegis128x2_mac_state_alignment[AEGIS128X2_STATE_ALIGNMENT
    % offsetof(aegis128x2_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128X2_NOINLINE __attribute__((noinline))
#else
#define AEGIS128X2_NOINLINE
#endif

AEGIS128X2_INLINE void aegis128x2_thaw(aegis128x2_block2 s[8], const uint8_t *from)
{
    s[0] = aegis128x2_load2(from);
    s[1] = aegis128x2_load2(from + 32);
    s[2] = aegis128x2_load2(from + 64);
    s[3] = aegis128x2_load2(from + 96);
    s[4] = aegis128x2_load2(from + 128);
    s[5] = aegis128x2_load2(from + 160);
    s[6] = aegis128x2_load2(from + 192);
    s[7] = aegis128x2_load2(from + 224);
}

AEGIS128X2_INLINE void aegis128x2_freeze(uint8_t *to, aegis128x2_block2 s[8])
{
    aegis128x2_store2(to, s[0]);
    aegis128x2_store2(to + 32, s[1]);
    aegis128x2_store2(to + 64, s[2]);
    aegis128x2_store2(to + 96, s[3]);
    aegis128x2_store2(to + 128, s[4]);
    aegis128x2_store2(to + 160, s[5]);
    aegis128x2_store2(to + 192, s[6]);
    aegis128x2_store2(to + 224, s[7]);
}

AEGIS128X2_CLEARS void aegis128x2_init(aegis128x2_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, ad, ad_len);
    aegis128x2_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis128x2_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128X2_INLINE int aegis128x2_end(aegis128x2_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128x2_is_tag_length(tag_len) ? 0 : -1;
    aegis128x2_block2 s[8];

    if (result == 0) {
        aegis128x2_thaw(s, st->kept);
        aegis128x2_absorb(s, st->kept + 256, (size_t)(st->len % 64));
        aegis128x2_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128x2_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128X2_KEEP, compilers would use vector registers.
 */
AEGIS128X2_INLINE void aegis128x2_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
size_t aegis128x2_encrypt_uneven(aegis128x2_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block2 s[8];
    aegis128x2_block2 z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis128x2_encrypt_bytes(c, m, piece + 64 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load2(piece), aegis128x2_load2(piece + 32));
    used = len % 64;
    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    aegis128x2_freeze(st->kept, s);
    if (used != 0) {
        aegis128x2_keystream(s, &z0, &z1);
        aegis128x2_store2(piece, z0);
        aegis128x2_store2(piece + 32, z1);
        aegis128x2_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis128x2_cleared(0);
    return written;
}

AEGIS128X2_CLEARS size_t aegis128x2_encrypt_update(aegis128x2_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    aegis128x2_block2 s[8];
    AEGIS128X2_BEGIN_SHORT;

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis128x2_encrypt_uneven(st, c, m, len);
        aegis128x2_encrypt_bytes(c, m, st->kept + 256 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    aegis128x2_freeze(st->kept, s);
    AEGIS128X2_END_SHORT;
    return len;
}

AEGIS128X2_CLEARS int aegis128x2_encrypt_final(aegis128x2_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128x2_cleared(aegis128x2_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128X2_KEEP, compilers would use vector registers.
 */
AEGIS128X2_INLINE void aegis128x2_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
size_t aegis128x2_decrypt_uneven(aegis128x2_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block2 s[8];
    aegis128x2_block2 z0, z1;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis128x2_decrypt_bytes(m, c, piece + 64 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load2(piece), aegis128x2_load2(piece + 32));
    used = len % 64;
    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    aegis128x2_freeze(st->kept, s);
    if (used != 0) {
        aegis128x2_keystream(s, &z0, &z1);
        aegis128x2_store2(piece, z0);
        aegis128x2_store2(piece + 32, z1);
        aegis128x2_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis128x2_cleared(0);
    return written;
}

AEGIS128X2_CLEARS size_t aegis128x2_decrypt_update(aegis128x2_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    aegis128x2_block2 s[8];
    AEGIS128X2_BEGIN_SHORT;

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis128x2_decrypt_uneven(st, m, c, len);
        aegis128x2_decrypt_bytes(m, c, st->kept + 256 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    aegis128x2_freeze(st->kept, s);
    AEGIS128X2_END_SHORT;
    return len;
}

AEGIS128X2_CLEARS int aegis128x2_decrypt_final(aegis128x2_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128x2_cleared(aegis128x2_end(st, expected, tag_len) == 0
        ? aegis128x2_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128X2_INLINE void aegis128x2_begin_mac(aegis128x2_mac_state *st, aegis128x2_block2 s[8])
{
    aegis128x2_freeze(st->kept, s);
    aegis128x2_freeze(st->kept + 256, s);
    aegis128x2_wipe(st->kept + 512, 64);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128X2_INLINE void aegis128x2_begin_again(aegis128x2_mac_state *st)
{
    aegis128x2_block2 s[8];

    aegis128x2_thaw(s, st->kept + 256);
    aegis128x2_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128X2_INLINE int aegis128x2_end_mac(aegis128x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128x2_is_tag_length(tag_len) ? 0 : -1;
    aegis128x2_block2 s[8];

    if (result == 0) {
        aegis128x2_thaw(s, st->kept);
        aegis128x2_absorb(s, st->kept + 512, (size_t)(st->len % 64));
        aegis128x2_finish_mac(s, st->len, tag, tag_len);
    }
    aegis128x2_begin_again(st);
    return result;
}

AEGIS128X2_CLEARS void aegis128x2_mac_init(aegis128x2_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block2 s[8];

    aegis128x2_start(s, nonce, key);
    aegis128x2_begin_mac(st, s);
    aegis128x2_cleared(0);
}

/* Absorbs whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_absorb_pieces(aegis128x2_block2 s[8], const uint8_t *p,
    size_t len)
{
    aegis128x2_block2 r[8];

    aegis128x2_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128x2_update_at(r, p);
    }
    aegis128x2_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128X2_KEEP, compilers would use vector
 * registers.
 */
AEGIS128X2_INLINE void aegis128x2_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128X2_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128X2_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
void aegis128x2_mac_uneven(aegis128x2_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 512;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block2 s[8];

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 32; room -= 32, data += 32, len -= 32)
            aegis128x2_store2(piece + 64 - room, aegis128x2_load2(data));
        aegis128x2_mac_bytes(data, piece + 64 - room, room);
        data += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load2(piece), aegis128x2_load2(piece + 32));
    used = len % 64;
    aegis128x2_absorb_pieces(s, data, len / 64 * 64);
    aegis128x2_freeze(st->kept, s);
    aegis128x2_mac_bytes(data + len - used, piece, used);
    aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS void aegis128x2_mac_update(aegis128x2_mac_state *st, const uint8_t *data,
    size_t len)
{
    aegis128x2_block2 s[8];
    AEGIS128X2_BEGIN_SHORT;

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (len >= 64 - used) {
            aegis128x2_mac_uneven(st, data, len);
            return;
        }
        aegis128x2_mac_bytes(data, st->kept + 512 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_absorb_pieces(s, data, len / 64 * 64);
    aegis128x2_freeze(st->kept, s);
    AEGIS128X2_END_SHORT;
}

AEGIS128X2_CLEARS int aegis128x2_mac_final(aegis128x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128x2_cleared(aegis128x2_end_mac(st, tag, tag_len));
}

AEGIS128X2_CLEARS int aegis128x2_mac_verify_final(aegis128x2_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128x2_cleared(aegis128x2_end_mac(st, expected, tag_len) == 0
        ? aegis128x2_checked(expected, tag, tag_len) : -1);
}

AEGIS128X2_CLEARS void aegis128x2_mac_reset(aegis128x2_mac_state *st)
{
    aegis128x2_begin_again(st);
    aegis128x2_cleared(0);
}

AEGIS128X2_CLEARS void aegis128x2_mac_clear(aegis128x2_mac_state *st)
{
    aegis128x2_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
