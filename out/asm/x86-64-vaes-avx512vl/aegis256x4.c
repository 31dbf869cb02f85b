/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256X4 (RFC 10032) for x86-64 with VAES and AVX-512VL.
 *
 * Generated; to make it again:
 *     hashwright make aegis256x4 --target x86-64-vaes-avx512vl --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256x4 --target x86-64-vaes-avx512vl --emitter gas` measures
 * the speed.
 *
 * update: 7 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a loop).
 * encrypt: 11 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a
 *     loop).
 * decrypt: 11 instructions for 64 bytes, critical path 4 cycles (3.167 per iteration of a
 *     loop).
 */
#include "aegis256x4.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS256X4_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS256X4_FREESTANDING
#endif
#endif
#if !defined(AEGIS256X4_FREESTANDING)
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

/* MemorySanitizer does not see what assembly writes. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define AEGIS256X4_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef AEGIS256X4_WRITTEN
#define AEGIS256X4_WRITTEN(p, len) ((void)0)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X4_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS256X4_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X4_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS256X4_INLINE static inline
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
#define AEGIS256X4_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS256X4_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS256X4_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS256X4_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS256X4_CLEARS
#define AEGIS256X4_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS256X4_INLINE int aegis256x4_cleared(int result)
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

typedef __m128i aegis256x4_block;

AEGIS256X4_INLINE
aegis256x4_block aegis256x4_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS256X4_INLINE void aegis256x4_store(uint8_t *p, aegis256x4_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

typedef __m512i aegis256x4_block4;

AEGIS256X4_INLINE
aegis256x4_block4 aegis256x4_load4(const uint8_t *p)
{
    return _mm512_loadu_si512((const void *)(p));
}

AEGIS256X4_INLINE void aegis256x4_store4(uint8_t *p, aegis256x4_block4 x)
{
    _mm512_storeu_si512((void *)(p), x);
}

AEGIS256X4_INLINE void aegis256x4_initial(aegis256x4_block4 s[6], aegis256x4_block key0,
    aegis256x4_block key1, aegis256x4_block nonce0, aegis256x4_block nonce1)
{
    const __m512i x1 = _mm512_broadcast_i32x4(key0);
    const __m512i x2 = _mm512_broadcast_i32x4(key1);
    s[0] = _mm512_xor_si512(_mm512_broadcast_i32x4(nonce0), x1);
    s[1] = _mm512_xor_si512(_mm512_broadcast_i32x4(nonce1), x2);
    s[2] = _mm512_set_epi64((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u,
        (int64_t)0xf12fc26d55183ddbu, (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[3] = _mm512_set_epi64((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
        (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u, (int64_t)0x6279e99059372215u,
        (int64_t)0x0d08050302010100u, (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[4] = _mm512_xor_si512(x1,
        _mm512_set_epi64((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[5] = _mm512_xor_si512(x2,
        _mm512_set_epi64((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
}

AEGIS256X4_INLINE void aegis256x4_init_update(aegis256x4_block4 s[6], aegis256x4_block key0,
    aegis256x4_block key1, aegis256x4_block nonce0, aegis256x4_block nonce1)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i x1 = _mm512_aesenc_epi128(s2, s3);
    const __m512i x2 = _mm512_aesenc_epi128(
        _mm512_xor_si512(s3,
            _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u)), s4);
    const __m512i x3 = _mm512_aesenc_epi128(x1, x2);
    const __m512i x4 = _mm512_aesenc_epi128(s4, s5);
    const __m512i x5 = _mm512_aesenc_epi128(x2,
        _mm512_xor_si512(x4,
            _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
                (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u)));
    const __m512i x6 = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(x3, _mm512_setzero_si512()),
        x5,
        _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u), 0x96);
    const __m512i x7 = _mm512_broadcast_i32x4(key0);
    const __m512i x8 = _mm512_ternarylogic_epi64(
        _mm512_aesenc_epi128(
            _mm512_xor_si512(s5,
                _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
                    (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
                    (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
                    (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u)),
            _mm512_setzero_si512()), x7, s0, 0x96);
    const __m512i x9 = _mm512_broadcast_i32x4(key1);
    const __m512i x10 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(x4, _mm512_setzero_si512()), x8, x9, 0x96);
    const __m512i x11 = _mm512_aesenc_epi128(x5,
        _mm512_ternarylogic_epi64(x10, _mm512_broadcast_i32x4(nonce0), x7, 0x96));
    const __m512i x12 = _mm512_aesenc_epi128(s0, s1);
    const __m512i x13 = _mm512_aesenc_epi128(x8, x12);
    const __m512i x14 = _mm512_aesenc_epi128(x10, x13);
    const __m512i x15 = _mm512_aesenc_epi128(s1, s2);
    const __m512i x16 = _mm512_aesenc_epi128(x12, x15);
    const __m512i x17 = _mm512_aesenc_epi128(x13, x16);
    const __m512i x18 = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(x15, _mm512_setzero_si512()),
        x1,
        _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u), 0x96);
    const __m512i x19 = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(x16, _mm512_setzero_si512()),
        x18,
        _mm512_set_epi64((int64_t)0x0000000000000000u, (int64_t)0x0000000000000303u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000302u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000301u,
            (int64_t)0x0000000000000000u, (int64_t)0x0000000000000300u), 0x96);
    const __m512i x20 = _mm512_aesenc_epi128(x18, x3);
    s[0] = _mm512_aesenc_epi128(x6,
        _mm512_ternarylogic_epi64(x11, _mm512_broadcast_i32x4(nonce1), x9, 0x96));
    s[1] = _mm512_aesenc_epi128(x11, x14);
    s[2] = _mm512_aesenc_epi128(x14, x17);
    s[3] = _mm512_aesenc_epi128(x17, x19);
    s[4] = _mm512_aesenc_epi128(x19, x20);
    s[5] = _mm512_aesenc_epi128(x20, x6);
}

AEGIS256X4_INLINE void aegis256x4_update(aegis256x4_block4 s[6], aegis256x4_block4 m0)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i t_1 =
        _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s5, _mm512_setzero_si512()), s0, m0, 0x96);
    const __m512i t_2 = _mm512_aesenc_epi128(s4, s5);
    const __m512i t_3 = _mm512_aesenc_epi128(s3, s4);
    const __m512i t_4 = _mm512_aesenc_epi128(s2, s3);
    const __m512i t_5 = _mm512_aesenc_epi128(s1, s2);
    const __m512i t_6 = _mm512_aesenc_epi128(s0, s1);
    s[0] = t_1;
    s[1] = t_6;
    s[2] = t_5;
    s[3] = t_4;
    s[4] = t_3;
    s[5] = t_2;
}

/* Assembly functions for count iterations of the loops below. */
void aegis256x4_update_loop(void *s, const uint8_t *p, size_t count);
void aegis256x4_encrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);
void aegis256x4_decrypt_loop(void *s, uint8_t *out, const uint8_t *in, size_t count);

AEGIS256X4_INLINE void aegis256x4_keystream(aegis256x4_block4 s[6], aegis256x4_block4 *z0)
{
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    *z0 = _mm512_ternarylogic_epi64(_mm512_ternarylogic_epi64(s2, s3, s5, 0x6a), s4, s1, 0x96);
}

AEGIS256X4_INLINE void aegis256x4_mixin(aegis256x4_block4 s[6], aegis256x4_block lengths,
    aegis256x4_block4 *t)
{
    const aegis256x4_block4 s3 = s[3];
    *t = _mm512_xor_si512(_mm512_broadcast_i32x4(lengths), s3);
}

AEGIS256X4_INLINE void aegis256x4_final_update(aegis256x4_block4 s[6], aegis256x4_block4 t)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    s[0] = _mm512_ternarylogic_epi64(_mm512_aesenc_epi128(s5, _mm512_setzero_si512()), t, s0, 0x96);
    s[1] = _mm512_aesenc_epi128(s0, s1);
    s[2] = _mm512_aesenc_epi128(s1, s2);
    s[3] = _mm512_aesenc_epi128(s2, s3);
    s[4] = _mm512_aesenc_epi128(s3, s4);
    s[5] = _mm512_aesenc_epi128(s4, s5);
}

AEGIS256X4_INLINE void aegis256x4_tag128(aegis256x4_block4 s[6], aegis256x4_block *t0)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i x1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s3, s2), _mm512_xor_si512(s1, s0),
        _mm512_xor_si512(s5, s4), 0x96);
    const __m256i x2 = _mm512_extracti64x4_epi64(x1, 1);
    const __m256i x3 = _mm512_castsi512_si256(x1);
    *t0 = _mm_ternarylogic_epi64(_mm256_extracti128_si256(x2, 1), _mm256_castsi256_si128(x2),
        _mm_xor_si128(_mm256_extracti128_si256(x3, 1), _mm256_castsi256_si128(x3)), 0x96);
}

AEGIS256X4_INLINE void aegis256x4_tags128(aegis256x4_block4 s[6], aegis256x4_block *t0,
    aegis256x4_block *t1, aegis256x4_block *t2, aegis256x4_block *t3)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i x1 = _mm512_ternarylogic_epi64(_mm512_xor_si512(s3, s2), _mm512_xor_si512(s1, s0),
        _mm512_xor_si512(s5, s4), 0x96);
    const __m256i x2 = _mm512_castsi512_si256(x1);
    const __m256i x3 = _mm512_extracti64x4_epi64(x1, 1);
    *t0 = _mm256_castsi256_si128(x2);
    *t1 = _mm256_extracti128_si256(x2, 1);
    *t2 = _mm256_castsi256_si128(x3);
    *t3 = _mm256_extracti128_si256(x3, 1);
}

AEGIS256X4_INLINE void aegis256x4_tag256(aegis256x4_block4 s[6], aegis256x4_block *t0,
    aegis256x4_block *t1)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i x1 = _mm512_ternarylogic_epi64(s1, s0, s2, 0x96);
    const __m256i x2 = _mm512_extracti64x4_epi64(x1, 1);
    const __m256i x3 = _mm512_castsi512_si256(x1);
    const __m512i x4 = _mm512_ternarylogic_epi64(s4, s3, s5, 0x96);
    const __m256i x5 = _mm512_extracti64x4_epi64(x4, 1);
    const __m256i x6 = _mm512_castsi512_si256(x4);
    *t0 = _mm_ternarylogic_epi64(_mm256_extracti128_si256(x2, 1), _mm256_castsi256_si128(x2),
        _mm_xor_si128(_mm256_extracti128_si256(x3, 1), _mm256_castsi256_si128(x3)), 0x96);
    *t1 = _mm_ternarylogic_epi64(_mm256_extracti128_si256(x5, 1), _mm256_castsi256_si128(x5),
        _mm_xor_si128(_mm256_extracti128_si256(x6, 1), _mm256_castsi256_si128(x6)), 0x96);
}

AEGIS256X4_INLINE void aegis256x4_tags256(aegis256x4_block4 s[6], aegis256x4_block *t0,
    aegis256x4_block *t1, aegis256x4_block *t2, aegis256x4_block *t3, aegis256x4_block *t4,
    aegis256x4_block *t5, aegis256x4_block *t6, aegis256x4_block *t7)
{
    const aegis256x4_block4 s0 = s[0];
    const aegis256x4_block4 s1 = s[1];
    const aegis256x4_block4 s2 = s[2];
    const aegis256x4_block4 s3 = s[3];
    const aegis256x4_block4 s4 = s[4];
    const aegis256x4_block4 s5 = s[5];
    const __m512i x1 = _mm512_ternarylogic_epi64(s1, s0, s2, 0x96);
    const __m256i x2 = _mm512_castsi512_si256(x1);
    const __m512i x3 = _mm512_ternarylogic_epi64(s4, s3, s5, 0x96);
    const __m256i x4 = _mm512_castsi512_si256(x3);
    const __m256i x5 = _mm512_extracti64x4_epi64(x1, 1);
    const __m256i x6 = _mm512_extracti64x4_epi64(x3, 1);
    *t0 = _mm256_castsi256_si128(x2);
    *t1 = _mm256_castsi256_si128(x4);
    *t2 = _mm256_extracti128_si256(x2, 1);
    *t3 = _mm256_extracti128_si256(x4, 1);
    *t4 = _mm256_castsi256_si128(x5);
    *t5 = _mm256_castsi256_si128(x6);
    *t6 = _mm256_extracti128_si256(x5, 1);
    *t7 = _mm256_extracti128_si256(x6, 1);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis256x4_wipe(void *p, size_t len)
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

static int aegis256x4_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS256X4_INLINE void aegis256x4_start(aegis256x4_block4 s[6], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis256x4_initial(s, aegis256x4_load(key), aegis256x4_load(key + 16), aegis256x4_load(nonce),
        aegis256x4_load(nonce + 16));
    for (int i = 0; i < 4; i++)
        aegis256x4_init_update(s, aegis256x4_load(key), aegis256x4_load(key + 16),
            aegis256x4_load(nonce), aegis256x4_load(nonce + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS256X4_INLINE void aegis256x4_absorb(aegis256x4_block4 s[6], const uint8_t *p, size_t len)
{
    aegis256x4_update_loop(s, p, len / 64);
    p += len - len % 64;
    len %= 64;
    AEGIS256X4_WRITTEN(s, 6 * sizeof *s);
    if (len != 0) {
        uint8_t last[64] = {0};

        memcpy(last, p, len);
        aegis256x4_update(s, aegis256x4_load4(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS256X4_INLINE void aegis256x4_last_updates(aegis256x4_block4 s[6], uint64_t low, uint64_t high)
{
    aegis256x4_block4 t;

    aegis256x4_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis256x4_final_update(s, t);
}

/* Writes the tag. */
AEGIS256X4_INLINE void aegis256x4_store_tag(aegis256x4_block4 s[6], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis256x4_block t0;

        aegis256x4_tag128(s, &t0);
        aegis256x4_store(to, t0);
    }
    if (tag_len == 32) {
        aegis256x4_block t0, t1;

        aegis256x4_tag256(s, &t0, &t1);
        aegis256x4_store(to, t0);
        aegis256x4_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS256X4_INLINE void aegis256x4_finish(aegis256x4_block4 s[6], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis256x4_last_updates(s, 8 * low, 8 * high);
    aegis256x4_store_tag(s, tag, tag_len);
}

/* Writes the tags of all lanes, one after the other. */
AEGIS256X4_INLINE void aegis256x4_store_tags(aegis256x4_block4 s[6], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis256x4_block t0, t1, t2, t3;

        aegis256x4_tags128(s, &t0, &t1, &t2, &t3);
        aegis256x4_store(to, t0);
        aegis256x4_store(to + 16, t1);
        aegis256x4_store(to + 32, t2);
        aegis256x4_store(to + 48, t3);
    }
    if (tag_len == 32) {
        aegis256x4_block t0, t1, t2, t3, t4, t5, t6, t7;

        aegis256x4_tags256(s, &t0, &t1, &t2, &t3, &t4, &t5, &t6, &t7);
        aegis256x4_store(to, t0);
        aegis256x4_store(to + 16, t1);
        aegis256x4_store(to + 32, t2);
        aegis256x4_store(to + 48, t3);
        aegis256x4_store(to + 64, t4);
        aegis256x4_store(to + 80, t5);
        aegis256x4_store(to + 96, t6);
        aegis256x4_store(to + 112, t7);
    }
}

/* Writes the tag of AEGISMAC: the first lane absorbs the tags of all other lanes. */
AEGIS256X4_INLINE void aegis256x4_finish_mac(aegis256x4_block4 s[6], uint64_t len, uint8_t *tag,
    size_t tag_len)
{
    uint8_t tags[128], piece[64] = {0};

    aegis256x4_last_updates(s, 8 * len, 8 * tag_len);
    aegis256x4_store_tags(s, tags, tag_len);
    for (size_t i = tag_len; i < 4 * tag_len; i += 16) {
        memcpy(piece, tags + i, 16);
        aegis256x4_update(s, aegis256x4_load4(piece));
    }
    aegis256x4_last_updates(s, 4, 8 * tag_len);
    aegis256x4_store_tags(s, tags, tag_len);
    memcpy(tag, tags, tag_len);
    aegis256x4_wipe(tags, sizeof tags);
    aegis256x4_wipe(piece, sizeof piece);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS256X4_INLINE int aegis256x4_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis256x4_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

/* Encrypts whole pieces of 64 bytes. */
AEGIS256X4_INLINE void aegis256x4_encrypt_pieces(aegis256x4_block4 s[6], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis256x4_encrypt_loop(s, c, m, count);
    AEGIS256X4_WRITTEN(c, count * 64);
    AEGIS256X4_WRITTEN(s, 6 * sizeof *s);
}

/* Encrypts the last piece; len is from 1 to 63. */
AEGIS256X4_INLINE void aegis256x4_encrypt_last(aegis256x4_block4 s[6], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[64] = {0};

    memcpy(last, m, len);
    aegis256x4_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis256x4_wipe(last, sizeof last);
}

AEGIS256X4_INLINE void aegis256x4_encrypt_all(aegis256x4_block4 s[6], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis256x4_encrypt_pieces(s, c, m, len / 64);
    if (len > whole)
        aegis256x4_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS256X4_CLEARS int aegis256x4_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    if (!aegis256x4_is_tag_length(tag_len))
        return -1;
    aegis256x4_start(s, nonce, key);
    aegis256x4_absorb(s, ad, ad_len);
    aegis256x4_encrypt_all(s, c, m, len);
    aegis256x4_finish(s, ad_len, len, tag, tag_len);
    return aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS int aegis256x4_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    return aegis256x4_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS256X4_CLEARS void aegis256x4_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    aegis256x4_start(s, nonce, key);
    aegis256x4_encrypt_all(s, c, m, len);
    aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS void aegis256x4_stream(uint8_t *out, size_t len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis256x4_encrypt_unauthenticated(out, out, len, nonce, key);
}

/* Decrypts whole pieces of 64 bytes. */
AEGIS256X4_INLINE void aegis256x4_decrypt_pieces(aegis256x4_block4 s[6], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis256x4_decrypt_loop(s, m, c, count);
    AEGIS256X4_WRITTEN(m, count * 64);
    AEGIS256X4_WRITTEN(s, 6 * sizeof *s);
}

/* Decrypts the last piece; len is from 1 to 63. */
AEGIS256X4_INLINE void aegis256x4_decrypt_last(aegis256x4_block4 s[6], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[64];
    aegis256x4_block4 z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis256x4_keystream(s, &z0);
    aegis256x4_store4(last, z0);
    memcpy(last, c, len);
    aegis256x4_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis256x4_wipe(last, sizeof last);
}

AEGIS256X4_INLINE void aegis256x4_decrypt_all(aegis256x4_block4 s[6], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis256x4_decrypt_pieces(s, m, c, len / 64);
    if (len > whole)
        aegis256x4_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS256X4_CLEARS int aegis256x4_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x4_block4 s[6];
    uint8_t expected[32];
    int result = -1;

    if (aegis256x4_is_tag_length(tag_len)) {
        aegis256x4_start(s, nonce, key);
        aegis256x4_absorb(s, ad, ad_len);
        aegis256x4_decrypt_all(s, m, c, len);
        aegis256x4_finish(s, ad_len, len, expected, tag_len);
        result = aegis256x4_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis256x4_cleared(result);
}

AEGIS256X4_CLEARS int aegis256x4_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis256x4_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS256X4_CLEARS void aegis256x4_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    aegis256x4_start(s, nonce, key);
    aegis256x4_decrypt_all(s, m, c, len);
    aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS int aegis256x4_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    if (!aegis256x4_is_tag_length(tag_len))
        return -1;
    aegis256x4_start(s, nonce, key);
    aegis256x4_absorb(s, data, len);
    aegis256x4_finish_mac(s, len, tag, tag_len);
    return aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS int aegis256x4_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[32], const uint8_t key[32])
{
    uint8_t expected[32];

    if (aegis256x4_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis256x4_cleared(aegis256x4_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis256x4_state st;
} aegis256x4_placed_state;
typedef char aegis256x4_state_bytes[sizeof(aegis256x4_state) == AEGIS256X4_STATE_BYTES ? 1 : -1];
typedef char aegis256x4_state_alignment[AEGIS256X4_STATE_ALIGNMENT
    % offsetof(aegis256x4_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis256x4_mac_state st;
} aegis256x4_placed_mac_state;
typedef char aegis256x4_mac_state_bytes[sizeof(aegis256x4_mac_state) == AEGIS256X4_MAC_STATE_BYTES
    ? 1 : -1];
typedef char aegis256x4_mac_state_alignment[AEGIS256X4_STATE_ALIGNMENT
    % offsetof(aegis256x4_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X4_NOINLINE __attribute__((noinline))
#else
#define AEGIS256X4_NOINLINE
#endif

/* Returns the offset of the first aligned word in a state at this address. */
AEGIS256X4_INLINE uint64_t aegis256x4_aligned(const uint8_t *kept)
{
    return (0 - (uintptr_t)kept) % 64;
}

AEGIS256X4_INLINE void aegis256x4_thaw(aegis256x4_block4 s[6], const uint8_t *from)
{
    s[0] = aegis256x4_load4(from);
    s[1] = aegis256x4_load4(from + 64);
    s[2] = aegis256x4_load4(from + 128);
    s[3] = aegis256x4_load4(from + 192);
    s[4] = aegis256x4_load4(from + 256);
    s[5] = aegis256x4_load4(from + 320);
}

AEGIS256X4_INLINE void aegis256x4_freeze(uint8_t *to, aegis256x4_block4 s[6])
{
    aegis256x4_store4(to, s[0]);
    aegis256x4_store4(to + 64, s[1]);
    aegis256x4_store4(to + 128, s[2]);
    aegis256x4_store4(to + 192, s[3]);
    aegis256x4_store4(to + 256, s[4]);
    aegis256x4_store4(to + 320, s[5]);
}

AEGIS256X4_CLEARS void aegis256x4_init(aegis256x4_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    aegis256x4_start(s, nonce, key);
    aegis256x4_absorb(s, ad, ad_len);
    st->at = aegis256x4_aligned(st->kept);
    aegis256x4_freeze(st->kept + st->at, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis256x4_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS256X4_INLINE int aegis256x4_end(aegis256x4_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256x4_is_tag_length(tag_len) ? 0 : -1;
    aegis256x4_block4 s[6];

    if (result == 0) {
        aegis256x4_thaw(s, st->kept + st->at);
        aegis256x4_absorb(s, st->kept + st->at + 384, (size_t)(st->len % 64));
        aegis256x4_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis256x4_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256X4_KEEP, compilers would use vector registers.
 */
AEGIS256X4_INLINE void aegis256x4_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256X4_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256X4_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256X4_NOINLINE AEGIS256X4_CLEARS
size_t aegis256x4_encrypt_uneven(aegis256x4_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + st->at + 384;
    size_t used = (size_t)(st->len % 64);
    aegis256x4_block4 s[6];
    aegis256x4_block4 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis256x4_encrypt_bytes(c, m, piece + 64 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis256x4_thaw(s, st->kept + st->at);
    if (used != 0)
        aegis256x4_update(s, aegis256x4_load4(piece));
    used = len % 64;
    aegis256x4_encrypt_pieces(s, c, m, len / 64);
    aegis256x4_freeze(st->kept + st->at, s);
    if (used != 0) {
        aegis256x4_keystream(s, &z0);
        aegis256x4_store4(piece, z0);
        aegis256x4_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis256x4_cleared(0);
    return written;
}

AEGIS256X4_CLEARS size_t aegis256x4_encrypt_update(aegis256x4_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    aegis256x4_block4 s[6];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis256x4_encrypt_uneven(st, c, m, len);
        aegis256x4_encrypt_bytes(c, m, st->kept + st->at + 384 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256x4_thaw(s, st->kept + st->at);
    aegis256x4_encrypt_pieces(s, c, m, len / 64);
    aegis256x4_freeze(st->kept + st->at, s);
    aegis256x4_cleared(0);
    return len;
}

AEGIS256X4_CLEARS int aegis256x4_encrypt_final(aegis256x4_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256x4_cleared(aegis256x4_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256X4_KEEP, compilers would use vector registers.
 */
AEGIS256X4_INLINE void aegis256x4_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256X4_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256X4_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256X4_NOINLINE AEGIS256X4_CLEARS
size_t aegis256x4_decrypt_uneven(aegis256x4_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + st->at + 384;
    size_t used = (size_t)(st->len % 64);
    aegis256x4_block4 s[6];
    aegis256x4_block4 z0;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis256x4_decrypt_bytes(m, c, piece + 64 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis256x4_thaw(s, st->kept + st->at);
    if (used != 0)
        aegis256x4_update(s, aegis256x4_load4(piece));
    used = len % 64;
    aegis256x4_decrypt_pieces(s, m, c, len / 64);
    aegis256x4_freeze(st->kept + st->at, s);
    if (used != 0) {
        aegis256x4_keystream(s, &z0);
        aegis256x4_store4(piece, z0);
        aegis256x4_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis256x4_cleared(0);
    return written;
}

AEGIS256X4_CLEARS size_t aegis256x4_decrypt_update(aegis256x4_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    aegis256x4_block4 s[6];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis256x4_decrypt_uneven(st, m, c, len);
        aegis256x4_decrypt_bytes(m, c, st->kept + st->at + 384 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256x4_thaw(s, st->kept + st->at);
    aegis256x4_decrypt_pieces(s, m, c, len / 64);
    aegis256x4_freeze(st->kept + st->at, s);
    aegis256x4_cleared(0);
    return len;
}

AEGIS256X4_CLEARS int aegis256x4_decrypt_final(aegis256x4_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis256x4_cleared(aegis256x4_end(st, expected, tag_len) == 0
        ? aegis256x4_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS256X4_INLINE void aegis256x4_begin_mac(aegis256x4_mac_state *st, aegis256x4_block4 s[6])
{
    aegis256x4_freeze(st->kept + st->at, s);
    aegis256x4_freeze(st->kept + st->at + 384, s);
    aegis256x4_wipe(st->kept + st->at + 768, 64);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS256X4_INLINE void aegis256x4_begin_again(aegis256x4_mac_state *st)
{
    aegis256x4_block4 s[6];

    aegis256x4_thaw(s, st->kept + st->at + 384);
    aegis256x4_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS256X4_INLINE int aegis256x4_end_mac(aegis256x4_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256x4_is_tag_length(tag_len) ? 0 : -1;
    aegis256x4_block4 s[6];

    if (result == 0) {
        aegis256x4_thaw(s, st->kept + st->at);
        aegis256x4_absorb(s, st->kept + st->at + 768, (size_t)(st->len % 64));
        aegis256x4_finish_mac(s, st->len, tag, tag_len);
    }
    aegis256x4_begin_again(st);
    return result;
}

AEGIS256X4_CLEARS void aegis256x4_mac_init(aegis256x4_mac_state *st, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x4_block4 s[6];

    aegis256x4_start(s, nonce, key);
    st->at = aegis256x4_aligned(st->kept);
    aegis256x4_begin_mac(st, s);
    aegis256x4_cleared(0);
}

/* Absorbs whole pieces of 64 bytes. */
AEGIS256X4_INLINE void aegis256x4_absorb_pieces(aegis256x4_block4 s[6], const uint8_t *p,
    size_t len)
{
    aegis256x4_update_loop(s, p, len / 64);
    p += len - len % 64;
    len %= 64;
    AEGIS256X4_WRITTEN(s, 6 * sizeof *s);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS256X4_KEEP, compilers would use vector
 * registers.
 */
AEGIS256X4_INLINE void aegis256x4_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS256X4_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS256X4_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS256X4_NOINLINE AEGIS256X4_CLEARS
void aegis256x4_mac_uneven(aegis256x4_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + st->at + 768;
    size_t used = (size_t)(st->len % 64);
    aegis256x4_block4 s[6];

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 64; room -= 64, data += 64, len -= 64)
            aegis256x4_store4(piece + 64 - room, aegis256x4_load4(data));
        aegis256x4_mac_bytes(data, piece + 64 - room, room);
        data += room;
        len -= room;
    }
    aegis256x4_thaw(s, st->kept + st->at);
    if (used != 0)
        aegis256x4_update(s, aegis256x4_load4(piece));
    used = len % 64;
    aegis256x4_absorb_pieces(s, data, len / 64 * 64);
    aegis256x4_freeze(st->kept + st->at, s);
    aegis256x4_mac_bytes(data + len - used, piece, used);
    aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS void aegis256x4_mac_update(aegis256x4_mac_state *st, const uint8_t *data,
    size_t len)
{
    aegis256x4_block4 s[6];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (len >= 64 - used) {
            aegis256x4_mac_uneven(st, data, len);
            return;
        }
        aegis256x4_mac_bytes(data, st->kept + st->at + 768 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis256x4_thaw(s, st->kept + st->at);
    aegis256x4_absorb_pieces(s, data, len / 64 * 64);
    aegis256x4_freeze(st->kept + st->at, s);
    aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS int aegis256x4_mac_final(aegis256x4_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256x4_cleared(aegis256x4_end_mac(st, tag, tag_len));
}

AEGIS256X4_CLEARS int aegis256x4_mac_verify_final(aegis256x4_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis256x4_cleared(aegis256x4_end_mac(st, expected, tag_len) == 0
        ? aegis256x4_checked(expected, tag, tag_len) : -1);
}

AEGIS256X4_CLEARS void aegis256x4_mac_reset(aegis256x4_mac_state *st)
{
    aegis256x4_begin_again(st);
    aegis256x4_cleared(0);
}

AEGIS256X4_CLEARS void aegis256x4_mac_clear(aegis256x4_mac_state *st)
{
    aegis256x4_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
