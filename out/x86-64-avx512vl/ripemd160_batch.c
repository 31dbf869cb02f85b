/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel batch
 *
 * With the options above, `hashwright prove` proves 8 of 14 functions, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx512vl --kernel batch`
 * measures the speed.
 *
 * ripemd160_x8x2_blocks: 2194 instructions for a block of 64 bytes in each of 2 streams,
 *     critical path 321 cycles.
 * ripemd160_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x8_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 */
#include "ripemd160_batch.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define RIPEMD160_BATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define RIPEMD160_BATCH_FREESTANDING
#endif
#endif
#if !defined(RIPEMD160_BATCH_FREESTANDING)
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
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512vl,bmi,bmi2"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,bmi,bmi2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_BATCH_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_BATCH_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define RIPEMD160_BATCH_INLINE static inline
#endif

/* Functions with proofs of their own. */
#if defined(__clang__)
#define RIPEMD160_BATCH_OUTLINED static __attribute__((noinline, used))
#define RIPEMD160_BATCH_ONE_BY_ONE _Pragma("clang loop unroll(disable) vectorize(disable)")
#elif defined(__GNUC__)
#define RIPEMD160_BATCH_OUTLINED static __attribute__((noipa))
#define RIPEMD160_BATCH_ONE_BY_ONE _Pragma("GCC unroll 1")
#else
#define RIPEMD160_BATCH_OUTLINED static
#define RIPEMD160_BATCH_ONE_BY_ONE
#endif

/* Prefetches the byte at p + bytes; the address may be invalid. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_BATCH_FETCH(p, bytes) __builtin_prefetch((const void *)((uintptr_t)(p) + (bytes)))
#else
#define RIPEMD160_BATCH_FETCH(p, bytes) ((void)(p))
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_BATCH_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_BATCH_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_BATCH_ALWAYS __attribute__((always_inline))
#define RIPEMD160_BATCH_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_BATCH_ALWAYS
#define RIPEMD160_BATCH_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_BATCH_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_BATCH_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_BATCH_ALWAYS uint64_t ripemd160_batch_load64(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 |
           (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 |
           (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

/*
 * Copies two words each from p and q: the first word of each to to[0] and to[1], the second ones to
 * the next row.
 */
#define RIPEMD160_BATCH_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_batch_load64(p), b = ripemd160_batch_load64(q), upper, lower; \
        RIPEMD160_BATCH_KEEP("r", a); \
        RIPEMD160_BATCH_KEEP("r", b); \
        upper = RIPEMD160_BATCH_PAIR(a, b); \
        lower = RIPEMD160_BATCH_PAIR(a >> 32, b >> 32); \
        RIPEMD160_BATCH_KEEP("r", upper); \
        RIPEMD160_BATCH_KEEP("r", lower); \
        RIPEMD160_BATCH_STORE(to, upper); \
        RIPEMD160_BATCH_STORE((to) + (row), lower); \
    } while (0)

static uint32_t ripemd160_batch_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void ripemd160_batch_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void ripemd160_batch_wipe(void *p, size_t len)
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

static const uint32_t RIPEMD160_BATCH_K_X8X2[8] = {
    0x50a28be6u, 0x5a827999u, 0x5c4dd124u, 0x6ed9eba1u,
    0x6d703ef3u, 0x8f1bbcdcu, 0x7a6d76e9u, 0xa953fd4eu,
};

static const uint32_t RIPEMD160_BATCH_K[8] = {
    0x50a28be6u, 0x5a827999u, 0x5c4dd124u, 0x6ed9eba1u,
    0x6d703ef3u, 0x8f1bbcdcu, 0x7a6d76e9u, 0xa953fd4eu,
};

static const uint32_t RIPEMD160_BATCH_K_X8[8] = {
    0x50a28be6u, 0x5a827999u, 0x5c4dd124u, 0x6ed9eba1u,
    0x6d703ef3u, 0x8f1bbcdcu, 0x7a6d76e9u, 0xa953fd4eu,
};

/* Compresses blocks of one message. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_blocks(uint32_t state[5],
    const uint8_t *data, size_t nblocks)
{
    __m128i h0 = _mm_cvtsi32_si128((int)*(&state[0]));
    __m128i h1 = _mm_cvtsi32_si128((int)*(&state[1]));
    __m128i h2 = _mm_cvtsi32_si128((int)*(&state[2]));
    __m128i h3 = _mm_cvtsi32_si128((int)*(&state[3]));
    __m128i h4 = _mm_cvtsi32_si128((int)*(&state[4]));

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t *k = RIPEMD160_BATCH_K;

        RIPEMD160_BATCH_KEEP("r", k);
        const __m128i m0 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 0));
        const __m128i m1 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 4));
        const __m128i m2 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 8));
        const __m128i m3 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 12));
        const __m128i m4 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 16));
        const __m128i m5 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 20));
        const __m128i m6 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 24));
        const __m128i m7 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 28));
        const __m128i m8 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 32));
        const __m128i m9 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 36));
        const __m128i m10 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 40));
        const __m128i m11 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 44));
        const __m128i m12 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 48));
        const __m128i m13 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 52));
        const __m128i m14 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 56));
        const __m128i m15 = _mm_cvtsi32_si128((int)ripemd160_batch_load32(data + 60));

        /* left step 1, f1 */
        const __m128i l1 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(_mm_ternarylogic_epi32(h2, h1, h3, 0x96), _mm_add_epi32(h0, m0)), 11),
            h4);
        const __m128i l1_2 = _mm_rol_epi32(h2, 10);
        /* right step 1, f5 */
        const __m128i r1 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(_mm_ternarylogic_epi32(h2, h3, h1, 0x59),
                    _mm_add_epi32(_mm_add_epi32(m5, _mm_cvtsi32_si128((int)k[0])), h0)), 8), h4);
        /* left step 2, f1 */
        __m128i l2_x1 = _mm_add_epi32(m1, h4);
        RIPEMD160_BATCH_KEEP("v", l2_x1);
        const __m128i l2 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l1, l1_2, h1, 0x96), l2_x1), 14),
            h3);
        const __m128i l2_2 = _mm_rol_epi32(h1, 10);
        /* right step 2, f5 */
        __m128i r2_x1 = _mm_add_epi32(m14, _mm_add_epi32(h4, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2_x1);
        const __m128i r2 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r1, h1, l1_2, 0x2d), r2_x1), 9), h3);
        /* left step 3, f1 */
        __m128i l3_x1 = _mm_add_epi32(m2, h3);
        RIPEMD160_BATCH_KEEP("v", l3_x1);
        const __m128i l3 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l2, l2_2, l1, 0x96), l3_x1), 15),
            l1_2);
        const __m128i l3_2 = _mm_rol_epi32(l1, 10);
        /* right step 3, f5 */
        __m128i r3_x1 = _mm_add_epi32(m7, _mm_add_epi32(h3, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3_x1);
        const __m128i r3 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r2, r1, l2_2, 0x2d), r3_x1), 9),
            l1_2);
        const __m128i r3_2 = _mm_rol_epi32(r1, 10);
        /* left step 4, f1 */
        __m128i l4_x1 = _mm_add_epi32(m3, l1_2);
        RIPEMD160_BATCH_KEEP("v", l4_x1);
        const __m128i l4 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l3, l3_2, l2, 0x96), l4_x1), 12),
            l2_2);
        const __m128i l4_2 = _mm_rol_epi32(l2, 10);
        /* right step 4, f5 */
        __m128i r4_x1 = _mm_add_epi32(m0, _mm_add_epi32(l1_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4_x1);
        const __m128i r4 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r3, r2, r3_2, 0x2d), r4_x1), 11),
            l2_2);
        const __m128i r4_2 = _mm_rol_epi32(r2, 10);
        /* left step 5, f1 */
        __m128i l5_x1 = _mm_add_epi32(m4, l2_2);
        RIPEMD160_BATCH_KEEP("v", l5_x1);
        const __m128i l5 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l4, l4_2, l3, 0x96), l5_x1), 5),
            l3_2);
        const __m128i l5_2 = _mm_rol_epi32(l3, 10);
        /* right step 5, f5 */
        __m128i r5_x1 = _mm_add_epi32(m9, _mm_add_epi32(l2_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5_x1);
        const __m128i r5 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r4, r3, r4_2, 0x2d), r5_x1), 13),
            r3_2);
        const __m128i r5_2 = _mm_rol_epi32(r3, 10);
        /* left step 6, f1 */
        __m128i l6_x1 = _mm_add_epi32(m5, l3_2);
        RIPEMD160_BATCH_KEEP("v", l6_x1);
        const __m128i l6 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l5, l5_2, l4, 0x96), l6_x1), 8),
            l4_2);
        const __m128i l6_2 = _mm_rol_epi32(l4, 10);
        /* right step 6, f5 */
        __m128i r6_x1 = _mm_add_epi32(m2, _mm_add_epi32(r3_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6_x1);
        const __m128i r6 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r5, r4, r5_2, 0x2d), r6_x1), 15),
            r4_2);
        const __m128i r6_2 = _mm_rol_epi32(r4, 10);
        /* left step 7, f1 */
        __m128i l7_x1 = _mm_add_epi32(m6, l4_2);
        RIPEMD160_BATCH_KEEP("v", l7_x1);
        const __m128i l7 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l6, l6_2, l5, 0x96), l7_x1), 7),
            l5_2);
        const __m128i l7_2 = _mm_rol_epi32(l5, 10);
        /* right step 7, f5 */
        __m128i r7_x1 = _mm_add_epi32(m11, _mm_add_epi32(r4_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7_x1);
        const __m128i r7 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r6, r5, r6_2, 0x2d), r7_x1), 15),
            r5_2);
        const __m128i r7_2 = _mm_rol_epi32(r5, 10);
        /* left step 8, f1 */
        __m128i l8_x1 = _mm_add_epi32(m7, l5_2);
        RIPEMD160_BATCH_KEEP("v", l8_x1);
        const __m128i l8 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l7, l7_2, l6, 0x96), l8_x1), 9),
            l6_2);
        const __m128i l8_2 = _mm_rol_epi32(l6, 10);
        /* right step 8, f5 */
        __m128i r8_x1 = _mm_add_epi32(m4, _mm_add_epi32(r5_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8_x1);
        const __m128i r8 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r7, r6, r7_2, 0x2d), r8_x1), 5),
            r6_2);
        const __m128i r8_2 = _mm_rol_epi32(r6, 10);
        /* left step 9, f1 */
        __m128i l9_x1 = _mm_add_epi32(m8, l6_2);
        RIPEMD160_BATCH_KEEP("v", l9_x1);
        const __m128i l9 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l8, l8_2, l7, 0x96), l9_x1), 11),
            l7_2);
        const __m128i l9_2 = _mm_rol_epi32(l7, 10);
        /* right step 9, f5 */
        __m128i r9_x1 = _mm_add_epi32(m13, _mm_add_epi32(r6_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9_x1);
        const __m128i r9 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r8, r7, r8_2, 0x2d), r9_x1), 7),
            r7_2);
        const __m128i r9_2 = _mm_rol_epi32(r7, 10);
        /* left step 10, f1 */
        __m128i l10_x1 = _mm_add_epi32(m9, l7_2);
        RIPEMD160_BATCH_KEEP("v", l10_x1);
        const __m128i l10 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l9, l9_2, l8, 0x96), l10_x1), 13),
            l8_2);
        const __m128i l10_2 = _mm_rol_epi32(l8, 10);
        /* right step 10, f5 */
        __m128i r10_x1 = _mm_add_epi32(m6, _mm_add_epi32(r7_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10_x1);
        const __m128i r10 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r9, r8, r9_2, 0x2d), r10_x1), 7),
            r8_2);
        const __m128i r10_2 = _mm_rol_epi32(r8, 10);
        /* left step 11, f1 */
        __m128i l11_x1 = _mm_add_epi32(m10, l8_2);
        RIPEMD160_BATCH_KEEP("v", l11_x1);
        const __m128i l11 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l10, l10_2, l9, 0x96), l11_x1), 14),
            l9_2);
        const __m128i l11_2 = _mm_rol_epi32(l9, 10);
        /* right step 11, f5 */
        __m128i r11_x1 = _mm_add_epi32(m15, _mm_add_epi32(r8_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11_x1);
        const __m128i r11 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r10, r9, r10_2, 0x2d), r11_x1), 8),
            r9_2);
        const __m128i r11_2 = _mm_rol_epi32(r9, 10);
        /* left step 12, f1 */
        __m128i l12_x1 = _mm_add_epi32(m11, l9_2);
        RIPEMD160_BATCH_KEEP("v", l12_x1);
        const __m128i l12 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l11, l11_2, l10, 0x96), l12_x1), 15),
            l10_2);
        const __m128i l12_2 = _mm_rol_epi32(l10, 10);
        /* right step 12, f5 */
        __m128i r12_x1 = _mm_add_epi32(m8, _mm_add_epi32(r9_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12_x1);
        const __m128i r12 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r11, r10, r11_2, 0x2d), r12_x1), 11),
            r10_2);
        const __m128i r12_2 = _mm_rol_epi32(r10, 10);
        /* left step 13, f1 */
        __m128i l13_x1 = _mm_add_epi32(m12, l10_2);
        RIPEMD160_BATCH_KEEP("v", l13_x1);
        const __m128i l13 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l12, l12_2, l11, 0x96), l13_x1), 6),
            l11_2);
        const __m128i l13_2 = _mm_rol_epi32(l11, 10);
        /* right step 13, f5 */
        __m128i r13_x1 = _mm_add_epi32(m1, _mm_add_epi32(r10_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13_x1);
        const __m128i r13 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r12, r11, r12_2, 0x2d), r13_x1), 14),
            r11_2);
        const __m128i r13_2 = _mm_rol_epi32(r11, 10);
        /* left step 14, f1 */
        __m128i l14_x1 = _mm_add_epi32(m13, l11_2);
        RIPEMD160_BATCH_KEEP("v", l14_x1);
        const __m128i l14 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l13, l13_2, l12, 0x96), l14_x1), 7),
            l12_2);
        const __m128i l14_2 = _mm_rol_epi32(l12, 10);
        /* right step 14, f5 */
        __m128i r14_x1 = _mm_add_epi32(m10, _mm_add_epi32(r11_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14_x1);
        const __m128i r14 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r13, r12, r13_2, 0x2d), r14_x1), 14),
            r12_2);
        const __m128i r14_2 = _mm_rol_epi32(r12, 10);
        /* left step 15, f1 */
        __m128i l15_x1 = _mm_add_epi32(m14, l12_2);
        RIPEMD160_BATCH_KEEP("v", l15_x1);
        const __m128i l15 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l14, l14_2, l13, 0x96), l15_x1), 9),
            l13_2);
        const __m128i l15_2 = _mm_rol_epi32(l13, 10);
        /* right step 15, f5 */
        __m128i r15_x1 = _mm_add_epi32(m3, _mm_add_epi32(r12_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15_x1);
        const __m128i r15 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r14, r13, r14_2, 0x2d), r15_x1), 12),
            r13_2);
        const __m128i r15_2 = _mm_rol_epi32(r13, 10);
        /* left step 16, f1 */
        __m128i l16_x1 = _mm_add_epi32(m15, l13_2);
        RIPEMD160_BATCH_KEEP("v", l16_x1);
        const __m128i l16 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l15, l15_2, l14, 0x96), l16_x1), 8),
            l14_2);
        const __m128i l16_2 = _mm_rol_epi32(l14, 10);
        /* right step 16, f5 */
        __m128i r16_x1 = _mm_add_epi32(m12, _mm_add_epi32(r13_2, _mm_cvtsi32_si128((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16_x1);
        const __m128i r16 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r15, r14, r15_2, 0x2d), r16_x1), 6),
            r14_2);
        const __m128i r16_2 = _mm_rol_epi32(r14, 10);
        /* left step 17, f2 */
        __m128i l17_x1 = _mm_add_epi32(m7, _mm_add_epi32(l14_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17_x1);
        const __m128i l17 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l16, l15, l16_2, 0xca), l17_x1), 7),
            l15_2);
        const __m128i l17_2 = _mm_rol_epi32(l15, 10);
        /* right step 17, f4 */
        __m128i r17_x1 = _mm_add_epi32(m6, _mm_add_epi32(r14_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17_x1);
        const __m128i r17 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r16, r16_2, r15, 0xe2), r17_x1), 9),
            r15_2);
        const __m128i r17_2 = _mm_rol_epi32(r15, 10);
        /* left step 18, f2 */
        __m128i l18_x1 = _mm_add_epi32(m4, _mm_add_epi32(l15_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18_x1);
        const __m128i l18 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l17, l16, l17_2, 0xca), l18_x1), 6),
            l16_2);
        const __m128i l18_2 = _mm_rol_epi32(l16, 10);
        /* right step 18, f4 */
        __m128i r18_x1 = _mm_add_epi32(m11, _mm_add_epi32(r15_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18_x1);
        const __m128i r18 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r17, r17_2, r16, 0xe2), r18_x1), 13),
            r16_2);
        const __m128i r18_2 = _mm_rol_epi32(r16, 10);
        /* left step 19, f2 */
        __m128i l19_x1 = _mm_add_epi32(m13, _mm_add_epi32(l16_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19_x1);
        const __m128i l19 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l18, l17, l18_2, 0xca), l19_x1), 8),
            l17_2);
        const __m128i l19_2 = _mm_rol_epi32(l17, 10);
        /* right step 19, f4 */
        __m128i r19_x1 = _mm_add_epi32(m3, _mm_add_epi32(r16_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19_x1);
        const __m128i r19 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r18, r18_2, r17, 0xe2), r19_x1), 15),
            r17_2);
        const __m128i r19_2 = _mm_rol_epi32(r17, 10);
        /* left step 20, f2 */
        __m128i l20_x1 = _mm_add_epi32(m1, _mm_add_epi32(l17_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20_x1);
        const __m128i l20 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l19, l18, l19_2, 0xca), l20_x1), 13),
            l18_2);
        const __m128i l20_2 = _mm_rol_epi32(l18, 10);
        /* right step 20, f4 */
        __m128i r20_x1 = _mm_add_epi32(m7, _mm_add_epi32(r17_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20_x1);
        const __m128i r20 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r19, r19_2, r18, 0xe2), r20_x1), 7),
            r18_2);
        const __m128i r20_2 = _mm_rol_epi32(r18, 10);
        /* left step 21, f2 */
        __m128i l21_x1 = _mm_add_epi32(m10, _mm_add_epi32(l18_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21_x1);
        const __m128i l21 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l20, l19, l20_2, 0xca), l21_x1), 11),
            l19_2);
        const __m128i l21_2 = _mm_rol_epi32(l19, 10);
        /* right step 21, f4 */
        __m128i r21_x1 = _mm_add_epi32(m0, _mm_add_epi32(r18_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21_x1);
        const __m128i r21 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r20, r20_2, r19, 0xe2), r21_x1), 12),
            r19_2);
        const __m128i r21_2 = _mm_rol_epi32(r19, 10);
        /* left step 22, f2 */
        __m128i l22_x1 = _mm_add_epi32(m6, _mm_add_epi32(l19_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22_x1);
        const __m128i l22 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l21, l20, l21_2, 0xca), l22_x1), 9),
            l20_2);
        const __m128i l22_2 = _mm_rol_epi32(l20, 10);
        /* right step 22, f4 */
        __m128i r22_x1 = _mm_add_epi32(m13, _mm_add_epi32(r19_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22_x1);
        const __m128i r22 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r21, r21_2, r20, 0xe2), r22_x1), 8),
            r20_2);
        const __m128i r22_2 = _mm_rol_epi32(r20, 10);
        /* left step 23, f2 */
        __m128i l23_x1 = _mm_add_epi32(m15, _mm_add_epi32(l20_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23_x1);
        const __m128i l23 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l22, l21, l22_2, 0xca), l23_x1), 7),
            l21_2);
        const __m128i l23_2 = _mm_rol_epi32(l21, 10);
        /* right step 23, f4 */
        __m128i r23_x1 = _mm_add_epi32(m5, _mm_add_epi32(r20_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23_x1);
        const __m128i r23 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r22, r22_2, r21, 0xe2), r23_x1), 9),
            r21_2);
        const __m128i r23_2 = _mm_rol_epi32(r21, 10);
        /* left step 24, f2 */
        __m128i l24_x1 = _mm_add_epi32(m3, _mm_add_epi32(l21_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24_x1);
        const __m128i l24 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l23, l22, l23_2, 0xca), l24_x1), 15),
            l22_2);
        const __m128i l24_2 = _mm_rol_epi32(l22, 10);
        /* right step 24, f4 */
        __m128i r24_x1 = _mm_add_epi32(m10, _mm_add_epi32(r21_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24_x1);
        const __m128i r24 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r23, r23_2, r22, 0xe2), r24_x1), 11),
            r22_2);
        const __m128i r24_2 = _mm_rol_epi32(r22, 10);
        /* left step 25, f2 */
        __m128i l25_x1 = _mm_add_epi32(m12, _mm_add_epi32(l22_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25_x1);
        const __m128i l25 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l24, l23, l24_2, 0xca), l25_x1), 7),
            l23_2);
        const __m128i l25_2 = _mm_rol_epi32(l23, 10);
        /* right step 25, f4 */
        __m128i r25_x1 = _mm_add_epi32(m14, _mm_add_epi32(r22_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25_x1);
        const __m128i r25 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r24, r24_2, r23, 0xe2), r25_x1), 7),
            r23_2);
        const __m128i r25_2 = _mm_rol_epi32(r23, 10);
        /* left step 26, f2 */
        __m128i l26_x1 = _mm_add_epi32(m0, _mm_add_epi32(l23_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26_x1);
        const __m128i l26 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l25, l24, l25_2, 0xca), l26_x1), 12),
            l24_2);
        const __m128i l26_2 = _mm_rol_epi32(l24, 10);
        /* right step 26, f4 */
        __m128i r26_x1 = _mm_add_epi32(m15, _mm_add_epi32(r23_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26_x1);
        const __m128i r26 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r25, r25_2, r24, 0xe2), r26_x1), 7),
            r24_2);
        const __m128i r26_2 = _mm_rol_epi32(r24, 10);
        /* left step 27, f2 */
        __m128i l27_x1 = _mm_add_epi32(m9, _mm_add_epi32(l24_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27_x1);
        const __m128i l27 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l26, l25, l26_2, 0xca), l27_x1), 15),
            l25_2);
        const __m128i l27_2 = _mm_rol_epi32(l25, 10);
        /* right step 27, f4 */
        __m128i r27_x1 = _mm_add_epi32(m8, _mm_add_epi32(r24_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27_x1);
        const __m128i r27 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r26, r26_2, r25, 0xe2), r27_x1), 12),
            r25_2);
        const __m128i r27_2 = _mm_rol_epi32(r25, 10);
        /* left step 28, f2 */
        __m128i l28_x1 = _mm_add_epi32(m5, _mm_add_epi32(l25_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28_x1);
        const __m128i l28 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l27, l26, l27_2, 0xca), l28_x1), 9),
            l26_2);
        const __m128i l28_2 = _mm_rol_epi32(l26, 10);
        /* right step 28, f4 */
        __m128i r28_x1 = _mm_add_epi32(m12, _mm_add_epi32(r25_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28_x1);
        const __m128i r28 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r27, r27_2, r26, 0xe2), r28_x1), 7),
            r26_2);
        const __m128i r28_2 = _mm_rol_epi32(r26, 10);
        /* left step 29, f2 */
        __m128i l29_x1 = _mm_add_epi32(m2, _mm_add_epi32(l26_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29_x1);
        const __m128i l29 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l28, l27, l28_2, 0xca), l29_x1), 11),
            l27_2);
        const __m128i l29_2 = _mm_rol_epi32(l27, 10);
        /* right step 29, f4 */
        __m128i r29_x1 = _mm_add_epi32(m4, _mm_add_epi32(r26_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29_x1);
        const __m128i r29 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r28, r28_2, r27, 0xe2), r29_x1), 6),
            r27_2);
        const __m128i r29_2 = _mm_rol_epi32(r27, 10);
        /* left step 30, f2 */
        __m128i l30_x1 = _mm_add_epi32(m14, _mm_add_epi32(l27_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30_x1);
        const __m128i l30 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l29, l28, l29_2, 0xca), l30_x1), 7),
            l28_2);
        const __m128i l30_2 = _mm_rol_epi32(l28, 10);
        /* right step 30, f4 */
        __m128i r30_x1 = _mm_add_epi32(m9, _mm_add_epi32(r27_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30_x1);
        const __m128i r30 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r29, r29_2, r28, 0xe2), r30_x1), 15),
            r28_2);
        const __m128i r30_2 = _mm_rol_epi32(r28, 10);
        /* left step 31, f2 */
        __m128i l31_x1 = _mm_add_epi32(m11, _mm_add_epi32(l28_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31_x1);
        const __m128i l31 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l30, l29, l30_2, 0xca), l31_x1), 13),
            l29_2);
        const __m128i l31_2 = _mm_rol_epi32(l29, 10);
        /* right step 31, f4 */
        __m128i r31_x1 = _mm_add_epi32(m1, _mm_add_epi32(r28_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31_x1);
        const __m128i r31 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r30, r30_2, r29, 0xe2), r31_x1), 13),
            r29_2);
        const __m128i r31_2 = _mm_rol_epi32(r29, 10);
        /* left step 32, f2 */
        __m128i l32_x1 = _mm_add_epi32(m8, _mm_add_epi32(l29_2, _mm_cvtsi32_si128((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32_x1);
        const __m128i l32 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l31, l30, l31_2, 0xca), l32_x1), 12),
            l30_2);
        const __m128i l32_2 = _mm_rol_epi32(l30, 10);
        /* right step 32, f4 */
        __m128i r32_x1 = _mm_add_epi32(m2, _mm_add_epi32(r29_2, _mm_cvtsi32_si128((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32_x1);
        const __m128i r32 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r31, r31_2, r30, 0xe2), r32_x1), 11),
            r30_2);
        const __m128i r32_2 = _mm_rol_epi32(r30, 10);
        /* left step 33, f3 */
        __m128i l33_x1 = _mm_add_epi32(m3, _mm_add_epi32(l30_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33_x1);
        const __m128i l33 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(
                    _mm_ternarylogic_epi32(l32, _mm_xor_si128(l31, _mm_set1_epi32(-1)), l32_2,
                        0x56), l33_x1), 11), l31_2);
        const __m128i l33_2 = _mm_rol_epi32(l31, 10);
        /* right step 33, f3 */
        __m128i r33_x1 = _mm_add_epi32(m15, _mm_add_epi32(r30_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33_x1);
        const __m128i r33 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r32, r31, r32_2, 0x59), r33_x1), 9),
            r31_2);
        const __m128i r33_2 = _mm_rol_epi32(r31, 10);
        /* left step 34, f3 */
        __m128i l34_x1 = _mm_add_epi32(m10, _mm_add_epi32(l31_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34_x1);
        const __m128i l34 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l33, l32, l33_2, 0x59), l34_x1), 13),
            l32_2);
        const __m128i l34_2 = _mm_rol_epi32(l32, 10);
        /* right step 34, f3 */
        __m128i r34_x1 = _mm_add_epi32(m5, _mm_add_epi32(r31_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34_x1);
        const __m128i r34 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r33, r32, r33_2, 0x59), r34_x1), 7),
            r32_2);
        const __m128i r34_2 = _mm_rol_epi32(r32, 10);
        /* left step 35, f3 */
        __m128i l35_x1 = _mm_add_epi32(m14, _mm_add_epi32(l32_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35_x1);
        const __m128i l35 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l34, l33, l34_2, 0x59), l35_x1), 6),
            l33_2);
        const __m128i l35_2 = _mm_rol_epi32(l33, 10);
        /* right step 35, f3 */
        __m128i r35_x1 = _mm_add_epi32(m1, _mm_add_epi32(r32_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35_x1);
        const __m128i r35 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r34, r33, r34_2, 0x59), r35_x1), 15),
            r33_2);
        const __m128i r35_2 = _mm_rol_epi32(r33, 10);
        /* left step 36, f3 */
        __m128i l36_x1 = _mm_add_epi32(m4, _mm_add_epi32(l33_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36_x1);
        const __m128i l36 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l35, l34, l35_2, 0x59), l36_x1), 7),
            l34_2);
        const __m128i l36_2 = _mm_rol_epi32(l34, 10);
        /* right step 36, f3 */
        __m128i r36_x1 = _mm_add_epi32(m3, _mm_add_epi32(r33_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36_x1);
        const __m128i r36 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r35, r34, r35_2, 0x59), r36_x1), 11),
            r34_2);
        const __m128i r36_2 = _mm_rol_epi32(r34, 10);
        /* left step 37, f3 */
        __m128i l37_x1 = _mm_add_epi32(m9, _mm_add_epi32(l34_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37_x1);
        const __m128i l37 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l36, l35, l36_2, 0x59), l37_x1), 14),
            l35_2);
        const __m128i l37_2 = _mm_rol_epi32(l35, 10);
        /* right step 37, f3 */
        __m128i r37_x1 = _mm_add_epi32(m7, _mm_add_epi32(r34_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37_x1);
        const __m128i r37 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r36, r35, r36_2, 0x59), r37_x1), 8),
            r35_2);
        const __m128i r37_2 = _mm_rol_epi32(r35, 10);
        /* left step 38, f3 */
        __m128i l38_x1 = _mm_add_epi32(m15, _mm_add_epi32(l35_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38_x1);
        const __m128i l38 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l37, l36, l37_2, 0x59), l38_x1), 9),
            l36_2);
        const __m128i l38_2 = _mm_rol_epi32(l36, 10);
        /* right step 38, f3 */
        __m128i r38_x1 = _mm_add_epi32(m14, _mm_add_epi32(r35_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38_x1);
        const __m128i r38 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r37, r36, r37_2, 0x59), r38_x1), 6),
            r36_2);
        const __m128i r38_2 = _mm_rol_epi32(r36, 10);
        /* left step 39, f3 */
        __m128i l39_x1 = _mm_add_epi32(m8, _mm_add_epi32(l36_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39_x1);
        const __m128i l39 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l38, l37, l38_2, 0x59), l39_x1), 13),
            l37_2);
        const __m128i l39_2 = _mm_rol_epi32(l37, 10);
        /* right step 39, f3 */
        __m128i r39_x1 = _mm_add_epi32(m6, _mm_add_epi32(r36_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39_x1);
        const __m128i r39 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r38, r37, r38_2, 0x59), r39_x1), 6),
            r37_2);
        const __m128i r39_2 = _mm_rol_epi32(r37, 10);
        /* left step 40, f3 */
        __m128i l40_x1 = _mm_add_epi32(m1, _mm_add_epi32(l37_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40_x1);
        const __m128i l40 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l39, l38, l39_2, 0x59), l40_x1), 15),
            l38_2);
        const __m128i l40_2 = _mm_rol_epi32(l38, 10);
        /* right step 40, f3 */
        __m128i r40_x1 = _mm_add_epi32(m9, _mm_add_epi32(r37_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40_x1);
        const __m128i r40 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r39, r38, r39_2, 0x59), r40_x1), 14),
            r38_2);
        const __m128i r40_2 = _mm_rol_epi32(r38, 10);
        /* left step 41, f3 */
        __m128i l41_x1 = _mm_add_epi32(m2, _mm_add_epi32(l38_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41_x1);
        const __m128i l41 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l40, l39, l40_2, 0x59), l41_x1), 14),
            l39_2);
        const __m128i l41_2 = _mm_rol_epi32(l39, 10);
        /* right step 41, f3 */
        __m128i r41_x1 = _mm_add_epi32(m11, _mm_add_epi32(r38_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41_x1);
        const __m128i r41 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r40, r39, r40_2, 0x59), r41_x1), 12),
            r39_2);
        const __m128i r41_2 = _mm_rol_epi32(r39, 10);
        /* left step 42, f3 */
        __m128i l42_x1 = _mm_add_epi32(m7, _mm_add_epi32(l39_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42_x1);
        const __m128i l42 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l41, l40, l41_2, 0x59), l42_x1), 8),
            l40_2);
        const __m128i l42_2 = _mm_rol_epi32(l40, 10);
        /* right step 42, f3 */
        __m128i r42_x1 = _mm_add_epi32(m8, _mm_add_epi32(r39_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42_x1);
        const __m128i r42 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r41, r40, r41_2, 0x59), r42_x1), 13),
            r40_2);
        const __m128i r42_2 = _mm_rol_epi32(r40, 10);
        /* left step 43, f3 */
        __m128i l43_x1 = _mm_add_epi32(m0, _mm_add_epi32(l40_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43_x1);
        const __m128i l43 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l42, l41, l42_2, 0x59), l43_x1), 13),
            l41_2);
        const __m128i l43_2 = _mm_rol_epi32(l41, 10);
        /* right step 43, f3 */
        __m128i r43_x1 = _mm_add_epi32(m12, _mm_add_epi32(r40_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43_x1);
        const __m128i r43 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r42, r41, r42_2, 0x59), r43_x1), 5),
            r41_2);
        const __m128i r43_2 = _mm_rol_epi32(r41, 10);
        /* left step 44, f3 */
        __m128i l44_x1 = _mm_add_epi32(m6, _mm_add_epi32(l41_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44_x1);
        const __m128i l44 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l43, l42, l43_2, 0x59), l44_x1), 6),
            l42_2);
        const __m128i l44_2 = _mm_rol_epi32(l42, 10);
        /* right step 44, f3 */
        __m128i r44_x1 = _mm_add_epi32(m2, _mm_add_epi32(r41_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44_x1);
        const __m128i r44 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r43, r42, r43_2, 0x59), r44_x1), 14),
            r42_2);
        const __m128i r44_2 = _mm_rol_epi32(r42, 10);
        /* left step 45, f3 */
        __m128i l45_x1 = _mm_add_epi32(m13, _mm_add_epi32(l42_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45_x1);
        const __m128i l45 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l44, l43, l44_2, 0x59), l45_x1), 5),
            l43_2);
        const __m128i l45_2 = _mm_rol_epi32(l43, 10);
        /* right step 45, f3 */
        __m128i r45_x1 = _mm_add_epi32(m10, _mm_add_epi32(r42_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45_x1);
        const __m128i r45 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r44, r43, r44_2, 0x59), r45_x1), 13),
            r43_2);
        const __m128i r45_2 = _mm_rol_epi32(r43, 10);
        /* left step 46, f3 */
        __m128i l46_x1 = _mm_add_epi32(m11, _mm_add_epi32(l43_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46_x1);
        const __m128i l46 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l45, l44, l45_2, 0x59), l46_x1), 12),
            l44_2);
        const __m128i l46_2 = _mm_rol_epi32(l44, 10);
        /* right step 46, f3 */
        __m128i r46_x1 = _mm_add_epi32(m0, _mm_add_epi32(r43_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46_x1);
        const __m128i r46 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r45, r44, r45_2, 0x59), r46_x1), 13),
            r44_2);
        const __m128i r46_2 = _mm_rol_epi32(r44, 10);
        /* left step 47, f3 */
        __m128i l47_x1 = _mm_add_epi32(m5, _mm_add_epi32(l44_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47_x1);
        const __m128i l47 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l46, l45, l46_2, 0x59), l47_x1), 7),
            l45_2);
        const __m128i l47_2 = _mm_rol_epi32(l45, 10);
        /* right step 47, f3 */
        __m128i r47_x1 = _mm_add_epi32(m4, _mm_add_epi32(r44_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47_x1);
        const __m128i r47 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r46, r45, r46_2, 0x59), r47_x1), 7),
            r45_2);
        const __m128i r47_2 = _mm_rol_epi32(r45, 10);
        /* left step 48, f3 */
        __m128i l48_x1 = _mm_add_epi32(m12, _mm_add_epi32(l45_2, _mm_cvtsi32_si128((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48_x1);
        const __m128i l48 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l47, l46, l47_2, 0x59), l48_x1), 5),
            l46_2);
        const __m128i l48_2 = _mm_rol_epi32(l46, 10);
        /* right step 48, f3 */
        __m128i r48_x1 = _mm_add_epi32(m13, _mm_add_epi32(r45_2, _mm_cvtsi32_si128((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48_x1);
        const __m128i r48 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r47, r46, r47_2, 0x59), r48_x1), 5),
            r46_2);
        const __m128i r48_2 = _mm_rol_epi32(r46, 10);
        /* left step 49, f4 */
        __m128i l49_x1 = _mm_add_epi32(m1, _mm_add_epi32(l46_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49_x1);
        const __m128i l49 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l48, l48_2, l47, 0xe2), l49_x1), 11),
            l47_2);
        const __m128i l49_2 = _mm_rol_epi32(l47, 10);
        /* right step 49, f2 */
        __m128i r49_x1 = _mm_add_epi32(m8, _mm_add_epi32(r46_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49_x1);
        const __m128i r49 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r48, r47, r48_2, 0xca), r49_x1), 15),
            r47_2);
        const __m128i r49_2 = _mm_rol_epi32(r47, 10);
        /* left step 50, f4 */
        __m128i l50_x1 = _mm_add_epi32(m9, _mm_add_epi32(l47_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50_x1);
        const __m128i l50 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l49, l49_2, l48, 0xe2), l50_x1), 12),
            l48_2);
        const __m128i l50_2 = _mm_rol_epi32(l48, 10);
        /* right step 50, f2 */
        __m128i r50_x1 = _mm_add_epi32(m6, _mm_add_epi32(r47_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50_x1);
        const __m128i r50 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r49, r48, r49_2, 0xca), r50_x1), 5),
            r48_2);
        const __m128i r50_2 = _mm_rol_epi32(r48, 10);
        /* left step 51, f4 */
        __m128i l51_x1 = _mm_add_epi32(m11, _mm_add_epi32(l48_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51_x1);
        const __m128i l51 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l50, l50_2, l49, 0xe2), l51_x1), 14),
            l49_2);
        const __m128i l51_2 = _mm_rol_epi32(l49, 10);
        /* right step 51, f2 */
        __m128i r51_x1 = _mm_add_epi32(m4, _mm_add_epi32(r48_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51_x1);
        const __m128i r51 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r50, r49, r50_2, 0xca), r51_x1), 8),
            r49_2);
        const __m128i r51_2 = _mm_rol_epi32(r49, 10);
        /* left step 52, f4 */
        __m128i l52_x1 = _mm_add_epi32(m10, _mm_add_epi32(l49_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52_x1);
        const __m128i l52 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l51, l51_2, l50, 0xe2), l52_x1), 15),
            l50_2);
        const __m128i l52_2 = _mm_rol_epi32(l50, 10);
        /* right step 52, f2 */
        __m128i r52_x1 = _mm_add_epi32(m1, _mm_add_epi32(r49_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52_x1);
        const __m128i r52 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r51, r50, r51_2, 0xca), r52_x1), 11),
            r50_2);
        const __m128i r52_2 = _mm_rol_epi32(r50, 10);
        /* left step 53, f4 */
        __m128i l53_x1 = _mm_add_epi32(m0, _mm_add_epi32(l50_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53_x1);
        const __m128i l53 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l52, l52_2, l51, 0xe2), l53_x1), 14),
            l51_2);
        const __m128i l53_2 = _mm_rol_epi32(l51, 10);
        /* right step 53, f2 */
        __m128i r53_x1 = _mm_add_epi32(m3, _mm_add_epi32(r50_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53_x1);
        const __m128i r53 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r52, r51, r52_2, 0xca), r53_x1), 14),
            r51_2);
        const __m128i r53_2 = _mm_rol_epi32(r51, 10);
        /* left step 54, f4 */
        __m128i l54_x1 = _mm_add_epi32(m8, _mm_add_epi32(l51_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54_x1);
        const __m128i l54 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l53, l53_2, l52, 0xe2), l54_x1), 15),
            l52_2);
        const __m128i l54_2 = _mm_rol_epi32(l52, 10);
        /* right step 54, f2 */
        __m128i r54_x1 = _mm_add_epi32(m11, _mm_add_epi32(r51_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54_x1);
        const __m128i r54 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r53, r52, r53_2, 0xca), r54_x1), 14),
            r52_2);
        const __m128i r54_2 = _mm_rol_epi32(r52, 10);
        /* left step 55, f4 */
        __m128i l55_x1 = _mm_add_epi32(m12, _mm_add_epi32(l52_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55_x1);
        const __m128i l55 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l54, l54_2, l53, 0xe2), l55_x1), 9),
            l53_2);
        const __m128i l55_2 = _mm_rol_epi32(l53, 10);
        /* right step 55, f2 */
        __m128i r55_x1 = _mm_add_epi32(m15, _mm_add_epi32(r52_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55_x1);
        const __m128i r55 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r54, r53, r54_2, 0xca), r55_x1), 6),
            r53_2);
        const __m128i r55_2 = _mm_rol_epi32(r53, 10);
        /* left step 56, f4 */
        __m128i l56_x1 = _mm_add_epi32(m4, _mm_add_epi32(l53_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56_x1);
        const __m128i l56 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l55, l55_2, l54, 0xe2), l56_x1), 8),
            l54_2);
        const __m128i l56_2 = _mm_rol_epi32(l54, 10);
        /* right step 56, f2 */
        __m128i r56_x1 = _mm_add_epi32(m0, _mm_add_epi32(r53_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56_x1);
        const __m128i r56 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r55, r54, r55_2, 0xca), r56_x1), 14),
            r54_2);
        const __m128i r56_2 = _mm_rol_epi32(r54, 10);
        /* left step 57, f4 */
        __m128i l57_x1 = _mm_add_epi32(m13, _mm_add_epi32(l54_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57_x1);
        const __m128i l57 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l56, l56_2, l55, 0xe2), l57_x1), 9),
            l55_2);
        const __m128i l57_2 = _mm_rol_epi32(l55, 10);
        /* right step 57, f2 */
        __m128i r57_x1 = _mm_add_epi32(m5, _mm_add_epi32(r54_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57_x1);
        const __m128i r57 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r56, r55, r56_2, 0xca), r57_x1), 6),
            r55_2);
        const __m128i r57_2 = _mm_rol_epi32(r55, 10);
        /* left step 58, f4 */
        __m128i l58_x1 = _mm_add_epi32(m3, _mm_add_epi32(l55_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58_x1);
        const __m128i l58 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l57, l57_2, l56, 0xe2), l58_x1), 14),
            l56_2);
        const __m128i l58_2 = _mm_rol_epi32(l56, 10);
        /* right step 58, f2 */
        __m128i r58_x1 = _mm_add_epi32(m12, _mm_add_epi32(r55_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58_x1);
        const __m128i r58 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r57, r56, r57_2, 0xca), r58_x1), 9),
            r56_2);
        const __m128i r58_2 = _mm_rol_epi32(r56, 10);
        /* left step 59, f4 */
        __m128i l59_x1 = _mm_add_epi32(m7, _mm_add_epi32(l56_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59_x1);
        const __m128i l59 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l58, l58_2, l57, 0xe2), l59_x1), 5),
            l57_2);
        const __m128i l59_2 = _mm_rol_epi32(l57, 10);
        /* right step 59, f2 */
        __m128i r59_x1 = _mm_add_epi32(m2, _mm_add_epi32(r56_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59_x1);
        const __m128i r59 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r58, r57, r58_2, 0xca), r59_x1), 12),
            r57_2);
        const __m128i r59_2 = _mm_rol_epi32(r57, 10);
        /* left step 60, f4 */
        __m128i l60_x1 = _mm_add_epi32(m15, _mm_add_epi32(l57_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60_x1);
        const __m128i l60 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l59, l59_2, l58, 0xe2), l60_x1), 6),
            l58_2);
        const __m128i l60_2 = _mm_rol_epi32(l58, 10);
        /* right step 60, f2 */
        __m128i r60_x1 = _mm_add_epi32(m13, _mm_add_epi32(r57_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60_x1);
        const __m128i r60 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r59, r58, r59_2, 0xca), r60_x1), 9),
            r58_2);
        const __m128i r60_2 = _mm_rol_epi32(r58, 10);
        /* left step 61, f4 */
        __m128i l61_x1 = _mm_add_epi32(m14, _mm_add_epi32(l58_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61_x1);
        const __m128i l61 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l60, l60_2, l59, 0xe2), l61_x1), 8),
            l59_2);
        const __m128i l61_2 = _mm_rol_epi32(l59, 10);
        /* right step 61, f2 */
        __m128i r61_x1 = _mm_add_epi32(m9, _mm_add_epi32(r58_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61_x1);
        const __m128i r61 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r60, r59, r60_2, 0xca), r61_x1), 12),
            r59_2);
        const __m128i r61_2 = _mm_rol_epi32(r59, 10);
        /* left step 62, f4 */
        __m128i l62_x1 = _mm_add_epi32(m5, _mm_add_epi32(l59_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62_x1);
        const __m128i l62 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l61, l61_2, l60, 0xe2), l62_x1), 6),
            l60_2);
        const __m128i l62_2 = _mm_rol_epi32(l60, 10);
        /* right step 62, f2 */
        __m128i r62_x1 = _mm_add_epi32(m7, _mm_add_epi32(r59_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62_x1);
        const __m128i r62 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r61, r60, r61_2, 0xca), r62_x1), 5),
            r60_2);
        const __m128i r62_2 = _mm_rol_epi32(r60, 10);
        /* left step 63, f4 */
        __m128i l63_x1 = _mm_add_epi32(m6, _mm_add_epi32(l60_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63_x1);
        const __m128i l63 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l62, l62_2, l61, 0xe2), l63_x1), 5),
            l61_2);
        const __m128i l63_2 = _mm_rol_epi32(l61, 10);
        /* right step 63, f2 */
        __m128i r63_x1 = _mm_add_epi32(m10, _mm_add_epi32(r60_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63_x1);
        const __m128i r63 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r62, r61, r62_2, 0xca), r63_x1), 15),
            r61_2);
        const __m128i r63_2 = _mm_rol_epi32(r61, 10);
        /* left step 64, f4 */
        __m128i l64_x1 = _mm_add_epi32(m2, _mm_add_epi32(l61_2, _mm_cvtsi32_si128((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64_x1);
        const __m128i l64 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l63, l63_2, l62, 0xe2), l64_x1), 12),
            l62_2);
        const __m128i l64_2 = _mm_rol_epi32(l62, 10);
        /* right step 64, f2 */
        __m128i r64_x1 = _mm_add_epi32(m14, _mm_add_epi32(r61_2, _mm_cvtsi32_si128((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64_x1);
        const __m128i r64 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r63, r62, r63_2, 0xca), r64_x1), 8),
            r62_2);
        const __m128i r64_2 = _mm_rol_epi32(r62, 10);
        /* left step 65, f5 */
        __m128i l65_x1 = _mm_add_epi32(m4, _mm_add_epi32(l62_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65_x1);
        const __m128i l65 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l64, l63, l64_2, 0x2d), l65_x1), 9),
            l63_2);
        const __m128i l65_2 = _mm_rol_epi32(l63, 10);
        /* right step 65, f1 */
        __m128i r65_x1 = _mm_add_epi32(m12, r62_2);
        RIPEMD160_BATCH_KEEP("v", r65_x1);
        const __m128i r65 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r64, r64_2, r63, 0x96), r65_x1), 8),
            r63_2);
        const __m128i r65_2 = _mm_rol_epi32(r63, 10);
        /* left step 66, f5 */
        __m128i l66_x1 = _mm_add_epi32(m0, _mm_add_epi32(l63_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66_x1);
        const __m128i l66 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l65, l64, l65_2, 0x2d), l66_x1), 15),
            l64_2);
        const __m128i l66_2 = _mm_rol_epi32(l64, 10);
        /* right step 66, f1 */
        __m128i r66_x1 = _mm_add_epi32(m15, r63_2);
        RIPEMD160_BATCH_KEEP("v", r66_x1);
        const __m128i r66 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r65, r65_2, r64, 0x96), r66_x1), 5),
            r64_2);
        const __m128i r66_2 = _mm_rol_epi32(r64, 10);
        /* left step 67, f5 */
        __m128i l67_x1 = _mm_add_epi32(m5, _mm_add_epi32(l64_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67_x1);
        const __m128i l67 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l66, l65, l66_2, 0x2d), l67_x1), 5),
            l65_2);
        const __m128i l67_2 = _mm_rol_epi32(l65, 10);
        /* right step 67, f1 */
        __m128i r67_x1 = _mm_add_epi32(m10, r64_2);
        RIPEMD160_BATCH_KEEP("v", r67_x1);
        const __m128i r67 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r66, r66_2, r65, 0x96), r67_x1), 12),
            r65_2);
        const __m128i r67_2 = _mm_rol_epi32(r65, 10);
        /* left step 68, f5 */
        __m128i l68_x1 = _mm_add_epi32(m9, _mm_add_epi32(l65_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68_x1);
        const __m128i l68 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l67, l66, l67_2, 0x2d), l68_x1), 11),
            l66_2);
        const __m128i l68_2 = _mm_rol_epi32(l66, 10);
        /* right step 68, f1 */
        __m128i r68_x1 = _mm_add_epi32(m4, r65_2);
        RIPEMD160_BATCH_KEEP("v", r68_x1);
        const __m128i r68 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r67, r67_2, r66, 0x96), r68_x1), 9),
            r66_2);
        const __m128i r68_2 = _mm_rol_epi32(r66, 10);
        /* left step 69, f5 */
        __m128i l69_x1 = _mm_add_epi32(m7, _mm_add_epi32(l66_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69_x1);
        const __m128i l69 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l68, l67, l68_2, 0x2d), l69_x1), 6),
            l67_2);
        const __m128i l69_2 = _mm_rol_epi32(l67, 10);
        /* right step 69, f1 */
        __m128i r69_x1 = _mm_add_epi32(m1, r66_2);
        RIPEMD160_BATCH_KEEP("v", r69_x1);
        const __m128i r69 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r68, r68_2, r67, 0x96), r69_x1), 12),
            r67_2);
        const __m128i r69_2 = _mm_rol_epi32(r67, 10);
        /* left step 70, f5 */
        __m128i l70_x1 = _mm_add_epi32(m12, _mm_add_epi32(l67_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70_x1);
        const __m128i l70 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l69, l68, l69_2, 0x2d), l70_x1), 8),
            l68_2);
        const __m128i l70_2 = _mm_rol_epi32(l68, 10);
        /* right step 70, f1 */
        __m128i r70_x1 = _mm_add_epi32(m5, r67_2);
        RIPEMD160_BATCH_KEEP("v", r70_x1);
        const __m128i r70 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r69, r69_2, r68, 0x96), r70_x1), 5),
            r68_2);
        const __m128i r70_2 = _mm_rol_epi32(r68, 10);
        /* left step 71, f5 */
        __m128i l71_x1 = _mm_add_epi32(m2, _mm_add_epi32(l68_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71_x1);
        const __m128i l71 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l70, l69, l70_2, 0x2d), l71_x1), 13),
            l69_2);
        const __m128i l71_2 = _mm_rol_epi32(l69, 10);
        /* right step 71, f1 */
        __m128i r71_x1 = _mm_add_epi32(m8, r68_2);
        RIPEMD160_BATCH_KEEP("v", r71_x1);
        const __m128i r71 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r70, r70_2, r69, 0x96), r71_x1), 14),
            r69_2);
        const __m128i r71_2 = _mm_rol_epi32(r69, 10);
        /* left step 72, f5 */
        __m128i l72_x1 = _mm_add_epi32(m10, _mm_add_epi32(l69_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72_x1);
        const __m128i l72 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l71, l70, l71_2, 0x2d), l72_x1), 12),
            l70_2);
        const __m128i l72_2 = _mm_rol_epi32(l70, 10);
        /* right step 72, f1 */
        __m128i r72_x1 = _mm_add_epi32(m7, r69_2);
        RIPEMD160_BATCH_KEEP("v", r72_x1);
        const __m128i r72 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r71, r71_2, r70, 0x96), r72_x1), 6),
            r70_2);
        const __m128i r72_2 = _mm_rol_epi32(r70, 10);
        /* left step 73, f5 */
        __m128i l73_x1 = _mm_add_epi32(m14, _mm_add_epi32(l70_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73_x1);
        const __m128i l73 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l72, l71, l72_2, 0x2d), l73_x1), 5),
            l71_2);
        const __m128i l73_2 = _mm_rol_epi32(l71, 10);
        /* right step 73, f1 */
        __m128i r73_x1 = _mm_add_epi32(m6, r70_2);
        RIPEMD160_BATCH_KEEP("v", r73_x1);
        const __m128i r73 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r72, r72_2, r71, 0x96), r73_x1), 8),
            r71_2);
        const __m128i r73_2 = _mm_rol_epi32(r71, 10);
        /* left step 74, f5 */
        __m128i l74_x1 = _mm_add_epi32(m1, _mm_add_epi32(l71_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74_x1);
        const __m128i l74 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l73, l72, l73_2, 0x2d), l74_x1), 12),
            l72_2);
        const __m128i l74_2 = _mm_rol_epi32(l72, 10);
        /* right step 74, f1 */
        __m128i r74_x1 = _mm_add_epi32(m2, r71_2);
        RIPEMD160_BATCH_KEEP("v", r74_x1);
        const __m128i r74 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r73, r73_2, r72, 0x96), r74_x1), 13),
            r72_2);
        const __m128i r74_2 = _mm_rol_epi32(r72, 10);
        /* left step 75, f5 */
        __m128i l75_x1 = _mm_add_epi32(m3, _mm_add_epi32(l72_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75_x1);
        const __m128i l75 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l74, l73, l74_2, 0x2d), l75_x1), 13),
            l73_2);
        const __m128i l75_2 = _mm_rol_epi32(l73, 10);
        /* right step 75, f1 */
        __m128i r75_x1 = _mm_add_epi32(m13, r72_2);
        RIPEMD160_BATCH_KEEP("v", r75_x1);
        const __m128i r75 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r74, r74_2, r73, 0x96), r75_x1), 6),
            r73_2);
        const __m128i r75_2 = _mm_rol_epi32(r73, 10);
        /* left step 76, f5 */
        __m128i l76_x1 = _mm_add_epi32(m8, _mm_add_epi32(l73_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76_x1);
        const __m128i l76 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l75, l74, l75_2, 0x2d), l76_x1), 14),
            l74_2);
        const __m128i l76_2 = _mm_rol_epi32(l74, 10);
        /* right step 76, f1 */
        __m128i r76_x1 = _mm_add_epi32(m14, r73_2);
        RIPEMD160_BATCH_KEEP("v", r76_x1);
        const __m128i r76 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r75, r75_2, r74, 0x96), r76_x1), 5),
            r74_2);
        const __m128i r76_2 = _mm_rol_epi32(r74, 10);
        /* left step 77, f5 */
        __m128i l77_x1 = _mm_add_epi32(m11, _mm_add_epi32(l74_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77_x1);
        const __m128i l77 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l76, l75, l76_2, 0x2d), l77_x1), 11),
            l75_2);
        const __m128i l77_2 = _mm_rol_epi32(l75, 10);
        /* right step 77, f1 */
        __m128i r77_x1 = _mm_add_epi32(m0, r74_2);
        RIPEMD160_BATCH_KEEP("v", r77_x1);
        const __m128i r77 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r76, r76_2, r75, 0x96), r77_x1), 15),
            r75_2);
        const __m128i r77_2 = _mm_rol_epi32(r75, 10);
        /* left step 78, f5 */
        __m128i l78_x1 = _mm_add_epi32(m6, _mm_add_epi32(l75_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78_x1);
        const __m128i l78 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l77, l76, l77_2, 0x2d), l78_x1), 8),
            l76_2);
        const __m128i l78_2 = _mm_rol_epi32(l76, 10);
        /* right step 78, f1 */
        __m128i r78_x1 = _mm_add_epi32(m3, r75_2);
        RIPEMD160_BATCH_KEEP("v", r78_x1);
        const __m128i r78 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r77, r77_2, r76, 0x96), r78_x1), 13),
            r76_2);
        const __m128i r78_2 = _mm_rol_epi32(r76, 10);
        /* left step 79, f5 */
        __m128i l79_x1 = _mm_add_epi32(m15, _mm_add_epi32(l76_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79_x1);
        const __m128i l79 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l78, l77, l78_2, 0x2d), l79_x1), 5),
            l77_2);
        const __m128i l79_2 = _mm_rol_epi32(l77, 10);
        /* right step 79, f1 */
        __m128i r79_x1 = _mm_add_epi32(m9, r76_2);
        RIPEMD160_BATCH_KEEP("v", r79_x1);
        const __m128i r79 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r78, r78_2, r77, 0x96), r79_x1), 11),
            r77_2);
        const __m128i r79_2 = _mm_rol_epi32(r77, 10);
        /* left step 80, f5 */
        __m128i l80_x1 = _mm_add_epi32(m13, _mm_add_epi32(l77_2, _mm_cvtsi32_si128((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80_x1);
        const __m128i l80 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l79, l78, l79_2, 0x2d), l80_x1), 6),
            l78_2);
        const __m128i l80_2 = _mm_rol_epi32(l78, 10);
        /* right step 80, f1 */
        __m128i r80_x1 = _mm_add_epi32(m11, r77_2);
        RIPEMD160_BATCH_KEEP("v", r80_x1);
        const __m128i r80 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r79, r79_2, r78, 0x96), r80_x1), 11),
            r78_2);
        const __m128i r80_2 = _mm_rol_epi32(r78, 10);
        __m128i x1 = _mm_add_epi32(r80_2, h1);
        RIPEMD160_BATCH_KEEP("v", x1);
        __m128i x2 = _mm_add_epi32(r79_2, h2);
        RIPEMD160_BATCH_KEEP("v", x2);
        __m128i x3 = _mm_add_epi32(r78_2, h3);
        RIPEMD160_BATCH_KEEP("v", x3);
        __m128i x4 = _mm_add_epi32(l78_2, h4);
        RIPEMD160_BATCH_KEEP("v", x4);
        __m128i x5 = _mm_add_epi32(r79, h0);
        RIPEMD160_BATCH_KEEP("v", x5);

        const __m128i h0_next = _mm_add_epi32(l79, x1);
        const __m128i h1_next = _mm_add_epi32(l80_2, x2);
        const __m128i h2_next = _mm_add_epi32(l79_2, x3);
        const __m128i h3_next = _mm_add_epi32(r80, x4);
        const __m128i h4_next = _mm_add_epi32(l80, x5);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    state[0] = (uint32_t)_mm_cvtsi128_si32(h0);
    state[1] = (uint32_t)_mm_cvtsi128_si32(h1);
    state[2] = (uint32_t)_mm_cvtsi128_si32(h2);
    state[3] = (uint32_t)_mm_cvtsi128_si32(h3);
    state[4] = (uint32_t)_mm_cvtsi128_si32(h4);
}

/* Compresses nblocks blocks of each of several messages: word i of message j is state[i][j]. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_x8x2_blocks(uint32_t state[5][16],
    const uint8_t *const data[16], size_t nblocks)
{
    __m256i h0a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));
    __m256i h4a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[4][0]));
    __m256i h0b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][8]));
    __m256i h1b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][8]));
    __m256i h2b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][8]));
    __m256i h3b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][8]));
    __m256i h4b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[4][8]));

    uint32_t buffers[2][16][16] RIPEMD160_BATCH_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 16; j += 2) {
        RIPEMD160_BATCH_COPY(&buffers[0][0][j], 16, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_BATCH_COPY(&buffers[0][2][j], 16, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_BATCH_COPY(&buffers[0][4][j], 16, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_BATCH_COPY(&buffers[0][6][j], 16, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_BATCH_COPY(&buffers[0][8][j], 16, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_BATCH_COPY(&buffers[0][10][j], 16, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_BATCH_COPY(&buffers[0][12][j], 16, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_BATCH_COPY(&buffers[0][14][j], 16, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t *k = RIPEMD160_BATCH_K_X8X2;

        RIPEMD160_BATCH_KEEP("r", k);
        uint32_t(*const w)[16] = buffers[at / 64 % 2];
        uint32_t(*const next)[16] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, left step 1, f1 */
        const __m256i l1a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2a, h1a, h3a, 0x96),
                    _mm256_add_epi32(h0a,
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])))), 11), h4a);
        const __m256i l1a_2 = _mm256_rol_epi32(h2a, 10);
        /* stream b, left step 1, f1 */
        const __m256i l1b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2b, h1b, h3b, 0x96),
                    _mm256_add_epi32(h0b,
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])))), 11), h4b);
        const __m256i l1b_2 = _mm256_rol_epi32(h2b, 10);
        /* stream a, right step 1, f5 */
        const __m256i r1a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2a, h3a, h1a, 0x59),
                    _mm256_add_epi32(
                        _mm256_add_epi32(
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
                        _mm256_set1_epi32((int)k[0])), h0a)), 8), h4a);
        RIPEMD160_BATCH_FETCH(data[0] + then, 128);
        /* stream b, right step 1, f5 */
        const __m256i r1b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2b, h3b, h1b, 0x59),
                    _mm256_add_epi32(
                        _mm256_add_epi32(
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
                        _mm256_set1_epi32((int)k[0])), h0b)), 8), h4b);
        /* stream a, left step 2, f1 */
        __m256i l2a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), h4a);
        RIPEMD160_BATCH_KEEP("v", l2a_x1);
        const __m256i l2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l1a, l1a_2, h1a, 0x96), l2a_x1), 14),
            h3a);
        const __m256i l2a_2 = _mm256_rol_epi32(h1a, 10);
        /* stream b, left step 2, f1 */
        __m256i l2b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), h4b);
        RIPEMD160_BATCH_KEEP("v", l2b_x1);
        const __m256i l2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l1b, l1b_2, h1b, 0x96), l2b_x1), 14),
            h3b);
        const __m256i l2b_2 = _mm256_rol_epi32(h1b, 10);
        /* stream a, right step 2, f5 */
        __m256i r2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(h4a, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2a_x1);
        const __m256i r2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r1a, h1a, l1a_2, 0x2d), r2a_x1), 9),
            h3a);
        RIPEMD160_BATCH_FETCH(data[1] + then, 128);
        /* stream b, right step 2, f5 */
        __m256i r2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(h4b, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2b_x1);
        const __m256i r2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r1b, h1b, l1b_2, 0x2d), r2b_x1), 9),
            h3b);
        /* stream a, left step 3, f1 */
        __m256i l3a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), h3a);
        RIPEMD160_BATCH_KEEP("v", l3a_x1);
        const __m256i l3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l2a, l2a_2, l1a, 0x96), l3a_x1), 15),
            l1a_2);
        const __m256i l3a_2 = _mm256_rol_epi32(l1a, 10);
        /* stream b, left step 3, f1 */
        __m256i l3b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), h3b);
        RIPEMD160_BATCH_KEEP("v", l3b_x1);
        const __m256i l3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l2b, l2b_2, l1b, 0x96), l3b_x1), 15),
            l1b_2);
        const __m256i l3b_2 = _mm256_rol_epi32(l1b, 10);
        /* stream a, right step 3, f5 */
        __m256i r3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(h3a, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3a_x1);
        const __m256i r3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r2a, r1a, l2a_2, 0x2d), r3a_x1), 9),
            l1a_2);
        const __m256i r3a_2 = _mm256_rol_epi32(r1a, 10);
        RIPEMD160_BATCH_COPY(&next[0][0], 16, data[0] + then + 0, data[1] + then + 0);
        /* stream b, right step 3, f5 */
        __m256i r3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(h3b, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3b_x1);
        const __m256i r3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r2b, r1b, l2b_2, 0x2d), r3b_x1), 9),
            l1b_2);
        const __m256i r3b_2 = _mm256_rol_epi32(r1b, 10);
        /* stream a, left step 4, f1 */
        __m256i l4a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), l1a_2);
        RIPEMD160_BATCH_KEEP("v", l4a_x1);
        const __m256i l4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3a, l3a_2, l2a, 0x96), l4a_x1), 12),
            l2a_2);
        const __m256i l4a_2 = _mm256_rol_epi32(l2a, 10);
        /* stream b, left step 4, f1 */
        __m256i l4b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), l1b_2);
        RIPEMD160_BATCH_KEEP("v", l4b_x1);
        const __m256i l4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3b, l3b_2, l2b, 0x96), l4b_x1), 12),
            l2b_2);
        const __m256i l4b_2 = _mm256_rol_epi32(l2b, 10);
        /* stream a, right step 4, f5 */
        __m256i r4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l1a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4a_x1);
        const __m256i r4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r3a, r2a, r3a_2, 0x2d), r4a_x1), 11),
            l2a_2);
        const __m256i r4a_2 = _mm256_rol_epi32(r2a, 10);
        RIPEMD160_BATCH_COPY(&next[2][0], 16, data[0] + then + 8, data[1] + then + 8);
        /* stream b, right step 4, f5 */
        __m256i r4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l1b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4b_x1);
        const __m256i r4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r3b, r2b, r3b_2, 0x2d), r4b_x1), 11),
            l2b_2);
        const __m256i r4b_2 = _mm256_rol_epi32(r2b, 10);
        /* stream a, left step 5, f1 */
        __m256i l5a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), l2a_2);
        RIPEMD160_BATCH_KEEP("v", l5a_x1);
        const __m256i l5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4a, l4a_2, l3a, 0x96), l5a_x1), 5),
            l3a_2);
        const __m256i l5a_2 = _mm256_rol_epi32(l3a, 10);
        /* stream b, left step 5, f1 */
        __m256i l5b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), l2b_2);
        RIPEMD160_BATCH_KEEP("v", l5b_x1);
        const __m256i l5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4b, l4b_2, l3b, 0x96), l5b_x1), 5),
            l3b_2);
        const __m256i l5b_2 = _mm256_rol_epi32(l3b, 10);
        /* stream a, right step 5, f5 */
        __m256i r5a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l2a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5a_x1);
        const __m256i r5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4a, r3a, r4a_2, 0x2d), r5a_x1), 13),
            r3a_2);
        const __m256i r5a_2 = _mm256_rol_epi32(r3a, 10);
        RIPEMD160_BATCH_COPY(&next[4][0], 16, data[0] + then + 16, data[1] + then + 16);
        /* stream b, right step 5, f5 */
        __m256i r5b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l2b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5b_x1);
        const __m256i r5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4b, r3b, r4b_2, 0x2d), r5b_x1), 13),
            r3b_2);
        const __m256i r5b_2 = _mm256_rol_epi32(r3b, 10);
        /* stream a, left step 6, f1 */
        __m256i l6a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), l3a_2);
        RIPEMD160_BATCH_KEEP("v", l6a_x1);
        const __m256i l6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5a, l5a_2, l4a, 0x96), l6a_x1), 8),
            l4a_2);
        const __m256i l6a_2 = _mm256_rol_epi32(l4a, 10);
        /* stream b, left step 6, f1 */
        __m256i l6b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), l3b_2);
        RIPEMD160_BATCH_KEEP("v", l6b_x1);
        const __m256i l6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5b, l5b_2, l4b, 0x96), l6b_x1), 8),
            l4b_2);
        const __m256i l6b_2 = _mm256_rol_epi32(l4b, 10);
        /* stream a, right step 6, f5 */
        __m256i r6a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r3a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6a_x1);
        const __m256i r6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5a, r4a, r5a_2, 0x2d), r6a_x1), 15),
            r4a_2);
        const __m256i r6a_2 = _mm256_rol_epi32(r4a, 10);
        RIPEMD160_BATCH_COPY(&next[6][0], 16, data[0] + then + 24, data[1] + then + 24);
        /* stream b, right step 6, f5 */
        __m256i r6b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r3b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6b_x1);
        const __m256i r6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5b, r4b, r5b_2, 0x2d), r6b_x1), 15),
            r4b_2);
        const __m256i r6b_2 = _mm256_rol_epi32(r4b, 10);
        /* stream a, left step 7, f1 */
        __m256i l7a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), l4a_2);
        RIPEMD160_BATCH_KEEP("v", l7a_x1);
        const __m256i l7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6a, l6a_2, l5a, 0x96), l7a_x1), 7),
            l5a_2);
        const __m256i l7a_2 = _mm256_rol_epi32(l5a, 10);
        /* stream b, left step 7, f1 */
        __m256i l7b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), l4b_2);
        RIPEMD160_BATCH_KEEP("v", l7b_x1);
        const __m256i l7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6b, l6b_2, l5b, 0x96), l7b_x1), 7),
            l5b_2);
        const __m256i l7b_2 = _mm256_rol_epi32(l5b, 10);
        /* stream a, right step 7, f5 */
        __m256i r7a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r4a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7a_x1);
        const __m256i r7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6a, r5a, r6a_2, 0x2d), r7a_x1), 15),
            r5a_2);
        const __m256i r7a_2 = _mm256_rol_epi32(r5a, 10);
        RIPEMD160_BATCH_COPY(&next[8][0], 16, data[0] + then + 32, data[1] + then + 32);
        /* stream b, right step 7, f5 */
        __m256i r7b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r4b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7b_x1);
        const __m256i r7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6b, r5b, r6b_2, 0x2d), r7b_x1), 15),
            r5b_2);
        const __m256i r7b_2 = _mm256_rol_epi32(r5b, 10);
        /* stream a, left step 8, f1 */
        __m256i l8a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), l5a_2);
        RIPEMD160_BATCH_KEEP("v", l8a_x1);
        const __m256i l8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7a, l7a_2, l6a, 0x96), l8a_x1), 9),
            l6a_2);
        const __m256i l8a_2 = _mm256_rol_epi32(l6a, 10);
        /* stream b, left step 8, f1 */
        __m256i l8b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), l5b_2);
        RIPEMD160_BATCH_KEEP("v", l8b_x1);
        const __m256i l8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7b, l7b_2, l6b, 0x96), l8b_x1), 9),
            l6b_2);
        const __m256i l8b_2 = _mm256_rol_epi32(l6b, 10);
        /* stream a, right step 8, f5 */
        __m256i r8a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r5a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8a_x1);
        const __m256i r8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7a, r6a, r7a_2, 0x2d), r8a_x1), 5),
            r6a_2);
        const __m256i r8a_2 = _mm256_rol_epi32(r6a, 10);
        RIPEMD160_BATCH_COPY(&next[10][0], 16, data[0] + then + 40, data[1] + then + 40);
        /* stream b, right step 8, f5 */
        __m256i r8b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r5b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8b_x1);
        const __m256i r8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7b, r6b, r7b_2, 0x2d), r8b_x1), 5),
            r6b_2);
        const __m256i r8b_2 = _mm256_rol_epi32(r6b, 10);
        /* stream a, left step 9, f1 */
        __m256i l9a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), l6a_2);
        RIPEMD160_BATCH_KEEP("v", l9a_x1);
        const __m256i l9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8a, l8a_2, l7a, 0x96), l9a_x1), 11),
            l7a_2);
        const __m256i l9a_2 = _mm256_rol_epi32(l7a, 10);
        /* stream b, left step 9, f1 */
        __m256i l9b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), l6b_2);
        RIPEMD160_BATCH_KEEP("v", l9b_x1);
        const __m256i l9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8b, l8b_2, l7b, 0x96), l9b_x1), 11),
            l7b_2);
        const __m256i l9b_2 = _mm256_rol_epi32(l7b, 10);
        /* stream a, right step 9, f5 */
        __m256i r9a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r6a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9a_x1);
        const __m256i r9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8a, r7a, r8a_2, 0x2d), r9a_x1), 7),
            r7a_2);
        const __m256i r9a_2 = _mm256_rol_epi32(r7a, 10);
        RIPEMD160_BATCH_COPY(&next[12][0], 16, data[0] + then + 48, data[1] + then + 48);
        /* stream b, right step 9, f5 */
        __m256i r9b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r6b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9b_x1);
        const __m256i r9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8b, r7b, r8b_2, 0x2d), r9b_x1), 7),
            r7b_2);
        const __m256i r9b_2 = _mm256_rol_epi32(r7b, 10);
        /* stream a, left step 10, f1 */
        __m256i l10a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), l7a_2);
        RIPEMD160_BATCH_KEEP("v", l10a_x1);
        const __m256i l10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9a, l9a_2, l8a, 0x96), l10a_x1), 13),
            l8a_2);
        const __m256i l10a_2 = _mm256_rol_epi32(l8a, 10);
        /* stream b, left step 10, f1 */
        __m256i l10b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), l7b_2);
        RIPEMD160_BATCH_KEEP("v", l10b_x1);
        const __m256i l10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9b, l9b_2, l8b, 0x96), l10b_x1), 13),
            l8b_2);
        const __m256i l10b_2 = _mm256_rol_epi32(l8b, 10);
        /* stream a, right step 10, f5 */
        __m256i r10a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r7a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10a_x1);
        const __m256i r10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9a, r8a, r9a_2, 0x2d), r10a_x1), 7),
            r8a_2);
        const __m256i r10a_2 = _mm256_rol_epi32(r8a, 10);
        RIPEMD160_BATCH_COPY(&next[14][0], 16, data[0] + then + 56, data[1] + then + 56);
        /* stream b, right step 10, f5 */
        __m256i r10b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r7b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10b_x1);
        const __m256i r10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9b, r8b, r9b_2, 0x2d), r10b_x1), 7),
            r8b_2);
        const __m256i r10b_2 = _mm256_rol_epi32(r8b, 10);
        /* stream a, left step 11, f1 */
        __m256i l11a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), l8a_2);
        RIPEMD160_BATCH_KEEP("v", l11a_x1);
        const __m256i l11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10a, l10a_2, l9a, 0x96), l11a_x1), 14),
            l9a_2);
        const __m256i l11a_2 = _mm256_rol_epi32(l9a, 10);
        /* stream b, left step 11, f1 */
        __m256i l11b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), l8b_2);
        RIPEMD160_BATCH_KEEP("v", l11b_x1);
        const __m256i l11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10b, l10b_2, l9b, 0x96), l11b_x1), 14),
            l9b_2);
        const __m256i l11b_2 = _mm256_rol_epi32(l9b, 10);
        /* stream a, right step 11, f5 */
        __m256i r11a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r8a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11a_x1);
        const __m256i r11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10a, r9a, r10a_2, 0x2d), r11a_x1), 8),
            r9a_2);
        const __m256i r11a_2 = _mm256_rol_epi32(r9a, 10);
        RIPEMD160_BATCH_FETCH(data[2] + then, 128);
        /* stream b, right step 11, f5 */
        __m256i r11b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r8b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11b_x1);
        const __m256i r11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10b, r9b, r10b_2, 0x2d), r11b_x1), 8),
            r9b_2);
        const __m256i r11b_2 = _mm256_rol_epi32(r9b, 10);
        /* stream a, left step 12, f1 */
        __m256i l12a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), l9a_2);
        RIPEMD160_BATCH_KEEP("v", l12a_x1);
        const __m256i l12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11a, l11a_2, l10a, 0x96), l12a_x1), 15),
            l10a_2);
        const __m256i l12a_2 = _mm256_rol_epi32(l10a, 10);
        /* stream b, left step 12, f1 */
        __m256i l12b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), l9b_2);
        RIPEMD160_BATCH_KEEP("v", l12b_x1);
        const __m256i l12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11b, l11b_2, l10b, 0x96), l12b_x1), 15),
            l10b_2);
        const __m256i l12b_2 = _mm256_rol_epi32(l10b, 10);
        /* stream a, right step 12, f5 */
        __m256i r12a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r9a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12a_x1);
        const __m256i r12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11a, r10a, r11a_2, 0x2d), r12a_x1), 11),
            r10a_2);
        const __m256i r12a_2 = _mm256_rol_epi32(r10a, 10);
        RIPEMD160_BATCH_FETCH(data[3] + then, 128);
        /* stream b, right step 12, f5 */
        __m256i r12b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r9b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12b_x1);
        const __m256i r12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11b, r10b, r11b_2, 0x2d), r12b_x1), 11),
            r10b_2);
        const __m256i r12b_2 = _mm256_rol_epi32(r10b, 10);
        /* stream a, left step 13, f1 */
        __m256i l13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), l10a_2);
        RIPEMD160_BATCH_KEEP("v", l13a_x1);
        const __m256i l13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12a, l12a_2, l11a, 0x96), l13a_x1), 6),
            l11a_2);
        const __m256i l13a_2 = _mm256_rol_epi32(l11a, 10);
        /* stream b, left step 13, f1 */
        __m256i l13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), l10b_2);
        RIPEMD160_BATCH_KEEP("v", l13b_x1);
        const __m256i l13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12b, l12b_2, l11b, 0x96), l13b_x1), 6),
            l11b_2);
        const __m256i l13b_2 = _mm256_rol_epi32(l11b, 10);
        /* stream a, right step 13, f5 */
        __m256i r13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r10a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13a_x1);
        const __m256i r13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12a, r11a, r12a_2, 0x2d), r13a_x1), 14),
            r11a_2);
        const __m256i r13a_2 = _mm256_rol_epi32(r11a, 10);
        RIPEMD160_BATCH_COPY(&next[0][2], 16, data[2] + then + 0, data[3] + then + 0);
        /* stream b, right step 13, f5 */
        __m256i r13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r10b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13b_x1);
        const __m256i r13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12b, r11b, r12b_2, 0x2d), r13b_x1), 14),
            r11b_2);
        const __m256i r13b_2 = _mm256_rol_epi32(r11b, 10);
        /* stream a, left step 14, f1 */
        __m256i l14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), l11a_2);
        RIPEMD160_BATCH_KEEP("v", l14a_x1);
        const __m256i l14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13a, l13a_2, l12a, 0x96), l14a_x1), 7),
            l12a_2);
        const __m256i l14a_2 = _mm256_rol_epi32(l12a, 10);
        /* stream b, left step 14, f1 */
        __m256i l14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), l11b_2);
        RIPEMD160_BATCH_KEEP("v", l14b_x1);
        const __m256i l14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13b, l13b_2, l12b, 0x96), l14b_x1), 7),
            l12b_2);
        const __m256i l14b_2 = _mm256_rol_epi32(l12b, 10);
        /* stream a, right step 14, f5 */
        __m256i r14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r11a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14a_x1);
        const __m256i r14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13a, r12a, r13a_2, 0x2d), r14a_x1), 14),
            r12a_2);
        const __m256i r14a_2 = _mm256_rol_epi32(r12a, 10);
        RIPEMD160_BATCH_COPY(&next[2][2], 16, data[2] + then + 8, data[3] + then + 8);
        /* stream b, right step 14, f5 */
        __m256i r14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r11b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14b_x1);
        const __m256i r14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13b, r12b, r13b_2, 0x2d), r14b_x1), 14),
            r12b_2);
        const __m256i r14b_2 = _mm256_rol_epi32(r12b, 10);
        /* stream a, left step 15, f1 */
        __m256i l15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), l12a_2);
        RIPEMD160_BATCH_KEEP("v", l15a_x1);
        const __m256i l15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14a, l14a_2, l13a, 0x96), l15a_x1), 9),
            l13a_2);
        const __m256i l15a_2 = _mm256_rol_epi32(l13a, 10);
        /* stream b, left step 15, f1 */
        __m256i l15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), l12b_2);
        RIPEMD160_BATCH_KEEP("v", l15b_x1);
        const __m256i l15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14b, l14b_2, l13b, 0x96), l15b_x1), 9),
            l13b_2);
        const __m256i l15b_2 = _mm256_rol_epi32(l13b, 10);
        /* stream a, right step 15, f5 */
        __m256i r15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r12a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15a_x1);
        const __m256i r15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14a, r13a, r14a_2, 0x2d), r15a_x1), 12),
            r13a_2);
        const __m256i r15a_2 = _mm256_rol_epi32(r13a, 10);
        RIPEMD160_BATCH_COPY(&next[4][2], 16, data[2] + then + 16, data[3] + then + 16);
        /* stream b, right step 15, f5 */
        __m256i r15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r12b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15b_x1);
        const __m256i r15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14b, r13b, r14b_2, 0x2d), r15b_x1), 12),
            r13b_2);
        const __m256i r15b_2 = _mm256_rol_epi32(r13b, 10);
        /* stream a, left step 16, f1 */
        __m256i l16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), l13a_2);
        RIPEMD160_BATCH_KEEP("v", l16a_x1);
        const __m256i l16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15a, l15a_2, l14a, 0x96), l16a_x1), 8),
            l14a_2);
        const __m256i l16a_2 = _mm256_rol_epi32(l14a, 10);
        /* stream b, left step 16, f1 */
        __m256i l16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), l13b_2);
        RIPEMD160_BATCH_KEEP("v", l16b_x1);
        const __m256i l16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15b, l15b_2, l14b, 0x96), l16b_x1), 8),
            l14b_2);
        const __m256i l16b_2 = _mm256_rol_epi32(l14b, 10);
        /* stream a, right step 16, f5 */
        __m256i r16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r13a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16a_x1);
        const __m256i r16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15a, r14a, r15a_2, 0x2d), r16a_x1), 6),
            r14a_2);
        const __m256i r16a_2 = _mm256_rol_epi32(r14a, 10);
        RIPEMD160_BATCH_COPY(&next[6][2], 16, data[2] + then + 24, data[3] + then + 24);
        /* stream b, right step 16, f5 */
        __m256i r16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r13b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16b_x1);
        const __m256i r16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15b, r14b, r15b_2, 0x2d), r16b_x1), 6),
            r14b_2);
        const __m256i r16b_2 = _mm256_rol_epi32(r14b, 10);
        /* stream a, left step 17, f2 */
        __m256i l17a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l14a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17a_x1);
        const __m256i l17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16a, l15a, l16a_2, 0xca), l17a_x1), 7),
            l15a_2);
        const __m256i l17a_2 = _mm256_rol_epi32(l15a, 10);
        /* stream b, left step 17, f2 */
        __m256i l17b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l14b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17b_x1);
        const __m256i l17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16b, l15b, l16b_2, 0xca), l17b_x1), 7),
            l15b_2);
        const __m256i l17b_2 = _mm256_rol_epi32(l15b, 10);
        /* stream a, right step 17, f4 */
        __m256i r17a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r14a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17a_x1);
        const __m256i r17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16a, r16a_2, r15a, 0xe2), r17a_x1), 9),
            r15a_2);
        const __m256i r17a_2 = _mm256_rol_epi32(r15a, 10);
        RIPEMD160_BATCH_COPY(&next[8][2], 16, data[2] + then + 32, data[3] + then + 32);
        /* stream b, right step 17, f4 */
        __m256i r17b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r14b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17b_x1);
        const __m256i r17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16b, r16b_2, r15b, 0xe2), r17b_x1), 9),
            r15b_2);
        const __m256i r17b_2 = _mm256_rol_epi32(r15b, 10);
        /* stream a, left step 18, f2 */
        __m256i l18a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l15a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18a_x1);
        const __m256i l18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17a, l16a, l17a_2, 0xca), l18a_x1), 6),
            l16a_2);
        const __m256i l18a_2 = _mm256_rol_epi32(l16a, 10);
        /* stream b, left step 18, f2 */
        __m256i l18b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l15b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18b_x1);
        const __m256i l18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17b, l16b, l17b_2, 0xca), l18b_x1), 6),
            l16b_2);
        const __m256i l18b_2 = _mm256_rol_epi32(l16b, 10);
        /* stream a, right step 18, f4 */
        __m256i r18a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r15a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18a_x1);
        const __m256i r18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17a, r17a_2, r16a, 0xe2), r18a_x1), 13),
            r16a_2);
        const __m256i r18a_2 = _mm256_rol_epi32(r16a, 10);
        RIPEMD160_BATCH_COPY(&next[10][2], 16, data[2] + then + 40, data[3] + then + 40);
        /* stream b, right step 18, f4 */
        __m256i r18b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r15b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18b_x1);
        const __m256i r18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17b, r17b_2, r16b, 0xe2), r18b_x1), 13),
            r16b_2);
        const __m256i r18b_2 = _mm256_rol_epi32(r16b, 10);
        /* stream a, left step 19, f2 */
        __m256i l19a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l16a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19a_x1);
        const __m256i l19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18a, l17a, l18a_2, 0xca), l19a_x1), 8),
            l17a_2);
        const __m256i l19a_2 = _mm256_rol_epi32(l17a, 10);
        /* stream b, left step 19, f2 */
        __m256i l19b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l16b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19b_x1);
        const __m256i l19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18b, l17b, l18b_2, 0xca), l19b_x1), 8),
            l17b_2);
        const __m256i l19b_2 = _mm256_rol_epi32(l17b, 10);
        /* stream a, right step 19, f4 */
        __m256i r19a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r16a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19a_x1);
        const __m256i r19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18a, r18a_2, r17a, 0xe2), r19a_x1), 15),
            r17a_2);
        const __m256i r19a_2 = _mm256_rol_epi32(r17a, 10);
        RIPEMD160_BATCH_COPY(&next[12][2], 16, data[2] + then + 48, data[3] + then + 48);
        /* stream b, right step 19, f4 */
        __m256i r19b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r16b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19b_x1);
        const __m256i r19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18b, r18b_2, r17b, 0xe2), r19b_x1), 15),
            r17b_2);
        const __m256i r19b_2 = _mm256_rol_epi32(r17b, 10);
        /* stream a, left step 20, f2 */
        __m256i l20a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l17a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20a_x1);
        const __m256i l20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19a, l18a, l19a_2, 0xca), l20a_x1), 13),
            l18a_2);
        const __m256i l20a_2 = _mm256_rol_epi32(l18a, 10);
        /* stream b, left step 20, f2 */
        __m256i l20b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l17b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20b_x1);
        const __m256i l20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19b, l18b, l19b_2, 0xca), l20b_x1), 13),
            l18b_2);
        const __m256i l20b_2 = _mm256_rol_epi32(l18b, 10);
        /* stream a, right step 20, f4 */
        __m256i r20a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r17a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20a_x1);
        const __m256i r20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19a, r19a_2, r18a, 0xe2), r20a_x1), 7),
            r18a_2);
        const __m256i r20a_2 = _mm256_rol_epi32(r18a, 10);
        RIPEMD160_BATCH_COPY(&next[14][2], 16, data[2] + then + 56, data[3] + then + 56);
        /* stream b, right step 20, f4 */
        __m256i r20b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r17b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20b_x1);
        const __m256i r20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19b, r19b_2, r18b, 0xe2), r20b_x1), 7),
            r18b_2);
        const __m256i r20b_2 = _mm256_rol_epi32(r18b, 10);
        /* stream a, left step 21, f2 */
        __m256i l21a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l18a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21a_x1);
        const __m256i l21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20a, l19a, l20a_2, 0xca), l21a_x1), 11),
            l19a_2);
        const __m256i l21a_2 = _mm256_rol_epi32(l19a, 10);
        /* stream b, left step 21, f2 */
        __m256i l21b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l18b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21b_x1);
        const __m256i l21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20b, l19b, l20b_2, 0xca), l21b_x1), 11),
            l19b_2);
        const __m256i l21b_2 = _mm256_rol_epi32(l19b, 10);
        /* stream a, right step 21, f4 */
        __m256i r21a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r18a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21a_x1);
        const __m256i r21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20a, r20a_2, r19a, 0xe2), r21a_x1), 12),
            r19a_2);
        const __m256i r21a_2 = _mm256_rol_epi32(r19a, 10);
        RIPEMD160_BATCH_FETCH(data[4] + then, 128);
        /* stream b, right step 21, f4 */
        __m256i r21b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r18b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21b_x1);
        const __m256i r21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20b, r20b_2, r19b, 0xe2), r21b_x1), 12),
            r19b_2);
        const __m256i r21b_2 = _mm256_rol_epi32(r19b, 10);
        /* stream a, left step 22, f2 */
        __m256i l22a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l19a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22a_x1);
        const __m256i l22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21a, l20a, l21a_2, 0xca), l22a_x1), 9),
            l20a_2);
        const __m256i l22a_2 = _mm256_rol_epi32(l20a, 10);
        /* stream b, left step 22, f2 */
        __m256i l22b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l19b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22b_x1);
        const __m256i l22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21b, l20b, l21b_2, 0xca), l22b_x1), 9),
            l20b_2);
        const __m256i l22b_2 = _mm256_rol_epi32(l20b, 10);
        /* stream a, right step 22, f4 */
        __m256i r22a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r19a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22a_x1);
        const __m256i r22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21a, r21a_2, r20a, 0xe2), r22a_x1), 8),
            r20a_2);
        const __m256i r22a_2 = _mm256_rol_epi32(r20a, 10);
        RIPEMD160_BATCH_FETCH(data[5] + then, 128);
        /* stream b, right step 22, f4 */
        __m256i r22b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r19b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22b_x1);
        const __m256i r22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21b, r21b_2, r20b, 0xe2), r22b_x1), 8),
            r20b_2);
        const __m256i r22b_2 = _mm256_rol_epi32(r20b, 10);
        /* stream a, left step 23, f2 */
        __m256i l23a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l20a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23a_x1);
        const __m256i l23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22a, l21a, l22a_2, 0xca), l23a_x1), 7),
            l21a_2);
        const __m256i l23a_2 = _mm256_rol_epi32(l21a, 10);
        /* stream b, left step 23, f2 */
        __m256i l23b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l20b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23b_x1);
        const __m256i l23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22b, l21b, l22b_2, 0xca), l23b_x1), 7),
            l21b_2);
        const __m256i l23b_2 = _mm256_rol_epi32(l21b, 10);
        /* stream a, right step 23, f4 */
        __m256i r23a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r20a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23a_x1);
        const __m256i r23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22a, r22a_2, r21a, 0xe2), r23a_x1), 9),
            r21a_2);
        const __m256i r23a_2 = _mm256_rol_epi32(r21a, 10);
        RIPEMD160_BATCH_COPY(&next[0][4], 16, data[4] + then + 0, data[5] + then + 0);
        /* stream b, right step 23, f4 */
        __m256i r23b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r20b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23b_x1);
        const __m256i r23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22b, r22b_2, r21b, 0xe2), r23b_x1), 9),
            r21b_2);
        const __m256i r23b_2 = _mm256_rol_epi32(r21b, 10);
        /* stream a, left step 24, f2 */
        __m256i l24a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l21a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24a_x1);
        const __m256i l24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23a, l22a, l23a_2, 0xca), l24a_x1), 15),
            l22a_2);
        const __m256i l24a_2 = _mm256_rol_epi32(l22a, 10);
        /* stream b, left step 24, f2 */
        __m256i l24b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l21b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24b_x1);
        const __m256i l24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23b, l22b, l23b_2, 0xca), l24b_x1), 15),
            l22b_2);
        const __m256i l24b_2 = _mm256_rol_epi32(l22b, 10);
        /* stream a, right step 24, f4 */
        __m256i r24a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r21a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24a_x1);
        const __m256i r24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23a, r23a_2, r22a, 0xe2), r24a_x1), 11),
            r22a_2);
        const __m256i r24a_2 = _mm256_rol_epi32(r22a, 10);
        RIPEMD160_BATCH_COPY(&next[2][4], 16, data[4] + then + 8, data[5] + then + 8);
        /* stream b, right step 24, f4 */
        __m256i r24b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r21b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24b_x1);
        const __m256i r24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23b, r23b_2, r22b, 0xe2), r24b_x1), 11),
            r22b_2);
        const __m256i r24b_2 = _mm256_rol_epi32(r22b, 10);
        /* stream a, left step 25, f2 */
        __m256i l25a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l22a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25a_x1);
        const __m256i l25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24a, l23a, l24a_2, 0xca), l25a_x1), 7),
            l23a_2);
        const __m256i l25a_2 = _mm256_rol_epi32(l23a, 10);
        /* stream b, left step 25, f2 */
        __m256i l25b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l22b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25b_x1);
        const __m256i l25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24b, l23b, l24b_2, 0xca), l25b_x1), 7),
            l23b_2);
        const __m256i l25b_2 = _mm256_rol_epi32(l23b, 10);
        /* stream a, right step 25, f4 */
        __m256i r25a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r22a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25a_x1);
        const __m256i r25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24a, r24a_2, r23a, 0xe2), r25a_x1), 7),
            r23a_2);
        const __m256i r25a_2 = _mm256_rol_epi32(r23a, 10);
        RIPEMD160_BATCH_COPY(&next[4][4], 16, data[4] + then + 16, data[5] + then + 16);
        /* stream b, right step 25, f4 */
        __m256i r25b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r22b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25b_x1);
        const __m256i r25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24b, r24b_2, r23b, 0xe2), r25b_x1), 7),
            r23b_2);
        const __m256i r25b_2 = _mm256_rol_epi32(r23b, 10);
        /* stream a, left step 26, f2 */
        __m256i l26a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l23a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26a_x1);
        const __m256i l26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25a, l24a, l25a_2, 0xca), l26a_x1), 12),
            l24a_2);
        const __m256i l26a_2 = _mm256_rol_epi32(l24a, 10);
        /* stream b, left step 26, f2 */
        __m256i l26b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l23b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26b_x1);
        const __m256i l26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25b, l24b, l25b_2, 0xca), l26b_x1), 12),
            l24b_2);
        const __m256i l26b_2 = _mm256_rol_epi32(l24b, 10);
        /* stream a, right step 26, f4 */
        __m256i r26a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r23a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26a_x1);
        const __m256i r26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25a, r25a_2, r24a, 0xe2), r26a_x1), 7),
            r24a_2);
        const __m256i r26a_2 = _mm256_rol_epi32(r24a, 10);
        RIPEMD160_BATCH_COPY(&next[6][4], 16, data[4] + then + 24, data[5] + then + 24);
        /* stream b, right step 26, f4 */
        __m256i r26b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r23b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26b_x1);
        const __m256i r26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25b, r25b_2, r24b, 0xe2), r26b_x1), 7),
            r24b_2);
        const __m256i r26b_2 = _mm256_rol_epi32(r24b, 10);
        /* stream a, left step 27, f2 */
        __m256i l27a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l24a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27a_x1);
        const __m256i l27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26a, l25a, l26a_2, 0xca), l27a_x1), 15),
            l25a_2);
        const __m256i l27a_2 = _mm256_rol_epi32(l25a, 10);
        /* stream b, left step 27, f2 */
        __m256i l27b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l24b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27b_x1);
        const __m256i l27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26b, l25b, l26b_2, 0xca), l27b_x1), 15),
            l25b_2);
        const __m256i l27b_2 = _mm256_rol_epi32(l25b, 10);
        /* stream a, right step 27, f4 */
        __m256i r27a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r24a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27a_x1);
        const __m256i r27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26a, r26a_2, r25a, 0xe2), r27a_x1), 12),
            r25a_2);
        const __m256i r27a_2 = _mm256_rol_epi32(r25a, 10);
        RIPEMD160_BATCH_COPY(&next[8][4], 16, data[4] + then + 32, data[5] + then + 32);
        /* stream b, right step 27, f4 */
        __m256i r27b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r24b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27b_x1);
        const __m256i r27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26b, r26b_2, r25b, 0xe2), r27b_x1), 12),
            r25b_2);
        const __m256i r27b_2 = _mm256_rol_epi32(r25b, 10);
        /* stream a, left step 28, f2 */
        __m256i l28a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l25a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28a_x1);
        const __m256i l28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27a, l26a, l27a_2, 0xca), l28a_x1), 9),
            l26a_2);
        const __m256i l28a_2 = _mm256_rol_epi32(l26a, 10);
        /* stream b, left step 28, f2 */
        __m256i l28b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l25b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28b_x1);
        const __m256i l28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27b, l26b, l27b_2, 0xca), l28b_x1), 9),
            l26b_2);
        const __m256i l28b_2 = _mm256_rol_epi32(l26b, 10);
        /* stream a, right step 28, f4 */
        __m256i r28a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r25a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28a_x1);
        const __m256i r28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27a, r27a_2, r26a, 0xe2), r28a_x1), 7),
            r26a_2);
        const __m256i r28a_2 = _mm256_rol_epi32(r26a, 10);
        RIPEMD160_BATCH_COPY(&next[10][4], 16, data[4] + then + 40, data[5] + then + 40);
        /* stream b, right step 28, f4 */
        __m256i r28b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r25b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28b_x1);
        const __m256i r28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27b, r27b_2, r26b, 0xe2), r28b_x1), 7),
            r26b_2);
        const __m256i r28b_2 = _mm256_rol_epi32(r26b, 10);
        /* stream a, left step 29, f2 */
        __m256i l29a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l26a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29a_x1);
        const __m256i l29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28a, l27a, l28a_2, 0xca), l29a_x1), 11),
            l27a_2);
        const __m256i l29a_2 = _mm256_rol_epi32(l27a, 10);
        /* stream b, left step 29, f2 */
        __m256i l29b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l26b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29b_x1);
        const __m256i l29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28b, l27b, l28b_2, 0xca), l29b_x1), 11),
            l27b_2);
        const __m256i l29b_2 = _mm256_rol_epi32(l27b, 10);
        /* stream a, right step 29, f4 */
        __m256i r29a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r26a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29a_x1);
        const __m256i r29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28a, r28a_2, r27a, 0xe2), r29a_x1), 6),
            r27a_2);
        const __m256i r29a_2 = _mm256_rol_epi32(r27a, 10);
        RIPEMD160_BATCH_COPY(&next[12][4], 16, data[4] + then + 48, data[5] + then + 48);
        /* stream b, right step 29, f4 */
        __m256i r29b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r26b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29b_x1);
        const __m256i r29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28b, r28b_2, r27b, 0xe2), r29b_x1), 6),
            r27b_2);
        const __m256i r29b_2 = _mm256_rol_epi32(r27b, 10);
        /* stream a, left step 30, f2 */
        __m256i l30a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l27a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30a_x1);
        const __m256i l30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29a, l28a, l29a_2, 0xca), l30a_x1), 7),
            l28a_2);
        const __m256i l30a_2 = _mm256_rol_epi32(l28a, 10);
        /* stream b, left step 30, f2 */
        __m256i l30b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l27b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30b_x1);
        const __m256i l30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29b, l28b, l29b_2, 0xca), l30b_x1), 7),
            l28b_2);
        const __m256i l30b_2 = _mm256_rol_epi32(l28b, 10);
        /* stream a, right step 30, f4 */
        __m256i r30a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r27a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30a_x1);
        const __m256i r30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29a, r29a_2, r28a, 0xe2), r30a_x1), 15),
            r28a_2);
        const __m256i r30a_2 = _mm256_rol_epi32(r28a, 10);
        RIPEMD160_BATCH_COPY(&next[14][4], 16, data[4] + then + 56, data[5] + then + 56);
        /* stream b, right step 30, f4 */
        __m256i r30b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r27b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30b_x1);
        const __m256i r30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29b, r29b_2, r28b, 0xe2), r30b_x1), 15),
            r28b_2);
        const __m256i r30b_2 = _mm256_rol_epi32(r28b, 10);
        /* stream a, left step 31, f2 */
        __m256i l31a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l28a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31a_x1);
        const __m256i l31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30a, l29a, l30a_2, 0xca), l31a_x1), 13),
            l29a_2);
        const __m256i l31a_2 = _mm256_rol_epi32(l29a, 10);
        /* stream b, left step 31, f2 */
        __m256i l31b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l28b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31b_x1);
        const __m256i l31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30b, l29b, l30b_2, 0xca), l31b_x1), 13),
            l29b_2);
        const __m256i l31b_2 = _mm256_rol_epi32(l29b, 10);
        /* stream a, right step 31, f4 */
        __m256i r31a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r28a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31a_x1);
        const __m256i r31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30a, r30a_2, r29a, 0xe2), r31a_x1), 13),
            r29a_2);
        const __m256i r31a_2 = _mm256_rol_epi32(r29a, 10);
        RIPEMD160_BATCH_FETCH(data[6] + then, 128);
        /* stream b, right step 31, f4 */
        __m256i r31b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r28b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31b_x1);
        const __m256i r31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30b, r30b_2, r29b, 0xe2), r31b_x1), 13),
            r29b_2);
        const __m256i r31b_2 = _mm256_rol_epi32(r29b, 10);
        /* stream a, left step 32, f2 */
        __m256i l32a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l29a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32a_x1);
        const __m256i l32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31a, l30a, l31a_2, 0xca), l32a_x1), 12),
            l30a_2);
        const __m256i l32a_2 = _mm256_rol_epi32(l30a, 10);
        /* stream b, left step 32, f2 */
        __m256i l32b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l29b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32b_x1);
        const __m256i l32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31b, l30b, l31b_2, 0xca), l32b_x1), 12),
            l30b_2);
        const __m256i l32b_2 = _mm256_rol_epi32(l30b, 10);
        /* stream a, right step 32, f4 */
        __m256i r32a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r29a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32a_x1);
        const __m256i r32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31a, r31a_2, r30a, 0xe2), r32a_x1), 11),
            r30a_2);
        const __m256i r32a_2 = _mm256_rol_epi32(r30a, 10);
        RIPEMD160_BATCH_FETCH(data[7] + then, 128);
        /* stream b, right step 32, f4 */
        __m256i r32b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r29b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32b_x1);
        const __m256i r32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31b, r31b_2, r30b, 0xe2), r32b_x1), 11),
            r30b_2);
        const __m256i r32b_2 = _mm256_rol_epi32(r30b, 10);
        /* stream a, left step 33, f3 */
        __m256i l33a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l30a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33a_x1);
        const __m256i l33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32a, _mm256_xor_si256(l31a, _mm256_set1_epi32(-1)),
                        l32a_2, 0x56), l33a_x1), 11), l31a_2);
        const __m256i l33a_2 = _mm256_rol_epi32(l31a, 10);
        /* stream b, left step 33, f3 */
        __m256i l33b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l30b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33b_x1);
        const __m256i l33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32b, _mm256_xor_si256(l31b, _mm256_set1_epi32(-1)),
                        l32b_2, 0x56), l33b_x1), 11), l31b_2);
        const __m256i l33b_2 = _mm256_rol_epi32(l31b, 10);
        /* stream a, right step 33, f3 */
        __m256i r33a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r30a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33a_x1);
        const __m256i r33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32a, r31a, r32a_2, 0x59), r33a_x1), 9),
            r31a_2);
        const __m256i r33a_2 = _mm256_rol_epi32(r31a, 10);
        RIPEMD160_BATCH_COPY(&next[0][6], 16, data[6] + then + 0, data[7] + then + 0);
        /* stream b, right step 33, f3 */
        __m256i r33b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r30b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33b_x1);
        const __m256i r33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32b, r31b, r32b_2, 0x59), r33b_x1), 9),
            r31b_2);
        const __m256i r33b_2 = _mm256_rol_epi32(r31b, 10);
        /* stream a, left step 34, f3 */
        __m256i l34a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l31a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34a_x1);
        const __m256i l34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33a, l32a, l33a_2, 0x59), l34a_x1), 13),
            l32a_2);
        const __m256i l34a_2 = _mm256_rol_epi32(l32a, 10);
        /* stream b, left step 34, f3 */
        __m256i l34b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l31b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34b_x1);
        const __m256i l34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33b, l32b, l33b_2, 0x59), l34b_x1), 13),
            l32b_2);
        const __m256i l34b_2 = _mm256_rol_epi32(l32b, 10);
        /* stream a, right step 34, f3 */
        __m256i r34a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r31a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34a_x1);
        const __m256i r34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33a, r32a, r33a_2, 0x59), r34a_x1), 7),
            r32a_2);
        const __m256i r34a_2 = _mm256_rol_epi32(r32a, 10);
        RIPEMD160_BATCH_COPY(&next[2][6], 16, data[6] + then + 8, data[7] + then + 8);
        /* stream b, right step 34, f3 */
        __m256i r34b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r31b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34b_x1);
        const __m256i r34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33b, r32b, r33b_2, 0x59), r34b_x1), 7),
            r32b_2);
        const __m256i r34b_2 = _mm256_rol_epi32(r32b, 10);
        /* stream a, left step 35, f3 */
        __m256i l35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l32a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35a_x1);
        const __m256i l35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34a, l33a, l34a_2, 0x59), l35a_x1), 6),
            l33a_2);
        const __m256i l35a_2 = _mm256_rol_epi32(l33a, 10);
        /* stream b, left step 35, f3 */
        __m256i l35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l32b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35b_x1);
        const __m256i l35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34b, l33b, l34b_2, 0x59), l35b_x1), 6),
            l33b_2);
        const __m256i l35b_2 = _mm256_rol_epi32(l33b, 10);
        /* stream a, right step 35, f3 */
        __m256i r35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r32a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35a_x1);
        const __m256i r35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34a, r33a, r34a_2, 0x59), r35a_x1), 15),
            r33a_2);
        const __m256i r35a_2 = _mm256_rol_epi32(r33a, 10);
        RIPEMD160_BATCH_COPY(&next[4][6], 16, data[6] + then + 16, data[7] + then + 16);
        /* stream b, right step 35, f3 */
        __m256i r35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r32b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35b_x1);
        const __m256i r35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34b, r33b, r34b_2, 0x59), r35b_x1), 15),
            r33b_2);
        const __m256i r35b_2 = _mm256_rol_epi32(r33b, 10);
        /* stream a, left step 36, f3 */
        __m256i l36a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l33a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36a_x1);
        const __m256i l36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35a, l34a, l35a_2, 0x59), l36a_x1), 7),
            l34a_2);
        const __m256i l36a_2 = _mm256_rol_epi32(l34a, 10);
        /* stream b, left step 36, f3 */
        __m256i l36b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l33b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36b_x1);
        const __m256i l36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35b, l34b, l35b_2, 0x59), l36b_x1), 7),
            l34b_2);
        const __m256i l36b_2 = _mm256_rol_epi32(l34b, 10);
        /* stream a, right step 36, f3 */
        __m256i r36a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r33a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36a_x1);
        const __m256i r36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35a, r34a, r35a_2, 0x59), r36a_x1), 11),
            r34a_2);
        const __m256i r36a_2 = _mm256_rol_epi32(r34a, 10);
        RIPEMD160_BATCH_COPY(&next[6][6], 16, data[6] + then + 24, data[7] + then + 24);
        /* stream b, right step 36, f3 */
        __m256i r36b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r33b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36b_x1);
        const __m256i r36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35b, r34b, r35b_2, 0x59), r36b_x1), 11),
            r34b_2);
        const __m256i r36b_2 = _mm256_rol_epi32(r34b, 10);
        /* stream a, left step 37, f3 */
        __m256i l37a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l34a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37a_x1);
        const __m256i l37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36a, l35a, l36a_2, 0x59), l37a_x1), 14),
            l35a_2);
        const __m256i l37a_2 = _mm256_rol_epi32(l35a, 10);
        /* stream b, left step 37, f3 */
        __m256i l37b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l34b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37b_x1);
        const __m256i l37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36b, l35b, l36b_2, 0x59), l37b_x1), 14),
            l35b_2);
        const __m256i l37b_2 = _mm256_rol_epi32(l35b, 10);
        /* stream a, right step 37, f3 */
        __m256i r37a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r34a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37a_x1);
        const __m256i r37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36a, r35a, r36a_2, 0x59), r37a_x1), 8),
            r35a_2);
        const __m256i r37a_2 = _mm256_rol_epi32(r35a, 10);
        RIPEMD160_BATCH_COPY(&next[8][6], 16, data[6] + then + 32, data[7] + then + 32);
        /* stream b, right step 37, f3 */
        __m256i r37b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r34b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37b_x1);
        const __m256i r37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36b, r35b, r36b_2, 0x59), r37b_x1), 8),
            r35b_2);
        const __m256i r37b_2 = _mm256_rol_epi32(r35b, 10);
        /* stream a, left step 38, f3 */
        __m256i l38a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l35a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38a_x1);
        const __m256i l38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37a, l36a, l37a_2, 0x59), l38a_x1), 9),
            l36a_2);
        const __m256i l38a_2 = _mm256_rol_epi32(l36a, 10);
        /* stream b, left step 38, f3 */
        __m256i l38b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l35b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38b_x1);
        const __m256i l38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37b, l36b, l37b_2, 0x59), l38b_x1), 9),
            l36b_2);
        const __m256i l38b_2 = _mm256_rol_epi32(l36b, 10);
        /* stream a, right step 38, f3 */
        __m256i r38a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r35a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38a_x1);
        const __m256i r38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37a, r36a, r37a_2, 0x59), r38a_x1), 6),
            r36a_2);
        const __m256i r38a_2 = _mm256_rol_epi32(r36a, 10);
        RIPEMD160_BATCH_COPY(&next[10][6], 16, data[6] + then + 40, data[7] + then + 40);
        /* stream b, right step 38, f3 */
        __m256i r38b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r35b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38b_x1);
        const __m256i r38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37b, r36b, r37b_2, 0x59), r38b_x1), 6),
            r36b_2);
        const __m256i r38b_2 = _mm256_rol_epi32(r36b, 10);
        /* stream a, left step 39, f3 */
        __m256i l39a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l36a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39a_x1);
        const __m256i l39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38a, l37a, l38a_2, 0x59), l39a_x1), 13),
            l37a_2);
        const __m256i l39a_2 = _mm256_rol_epi32(l37a, 10);
        /* stream b, left step 39, f3 */
        __m256i l39b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l36b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39b_x1);
        const __m256i l39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38b, l37b, l38b_2, 0x59), l39b_x1), 13),
            l37b_2);
        const __m256i l39b_2 = _mm256_rol_epi32(l37b, 10);
        /* stream a, right step 39, f3 */
        __m256i r39a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r36a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39a_x1);
        const __m256i r39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38a, r37a, r38a_2, 0x59), r39a_x1), 6),
            r37a_2);
        const __m256i r39a_2 = _mm256_rol_epi32(r37a, 10);
        RIPEMD160_BATCH_COPY(&next[12][6], 16, data[6] + then + 48, data[7] + then + 48);
        /* stream b, right step 39, f3 */
        __m256i r39b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r36b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39b_x1);
        const __m256i r39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38b, r37b, r38b_2, 0x59), r39b_x1), 6),
            r37b_2);
        const __m256i r39b_2 = _mm256_rol_epi32(r37b, 10);
        /* stream a, left step 40, f3 */
        __m256i l40a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l37a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40a_x1);
        const __m256i l40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39a, l38a, l39a_2, 0x59), l40a_x1), 15),
            l38a_2);
        const __m256i l40a_2 = _mm256_rol_epi32(l38a, 10);
        /* stream b, left step 40, f3 */
        __m256i l40b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l37b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40b_x1);
        const __m256i l40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39b, l38b, l39b_2, 0x59), l40b_x1), 15),
            l38b_2);
        const __m256i l40b_2 = _mm256_rol_epi32(l38b, 10);
        /* stream a, right step 40, f3 */
        __m256i r40a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r37a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40a_x1);
        const __m256i r40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39a, r38a, r39a_2, 0x59), r40a_x1), 14),
            r38a_2);
        const __m256i r40a_2 = _mm256_rol_epi32(r38a, 10);
        RIPEMD160_BATCH_COPY(&next[14][6], 16, data[6] + then + 56, data[7] + then + 56);
        /* stream b, right step 40, f3 */
        __m256i r40b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r37b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40b_x1);
        const __m256i r40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39b, r38b, r39b_2, 0x59), r40b_x1), 14),
            r38b_2);
        const __m256i r40b_2 = _mm256_rol_epi32(r38b, 10);
        /* stream a, left step 41, f3 */
        __m256i l41a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l38a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41a_x1);
        const __m256i l41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40a, l39a, l40a_2, 0x59), l41a_x1), 14),
            l39a_2);
        const __m256i l41a_2 = _mm256_rol_epi32(l39a, 10);
        /* stream b, left step 41, f3 */
        __m256i l41b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l38b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41b_x1);
        const __m256i l41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40b, l39b, l40b_2, 0x59), l41b_x1), 14),
            l39b_2);
        const __m256i l41b_2 = _mm256_rol_epi32(l39b, 10);
        /* stream a, right step 41, f3 */
        __m256i r41a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r38a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41a_x1);
        const __m256i r41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40a, r39a, r40a_2, 0x59), r41a_x1), 12),
            r39a_2);
        const __m256i r41a_2 = _mm256_rol_epi32(r39a, 10);
        RIPEMD160_BATCH_FETCH(data[8] + then, 128);
        /* stream b, right step 41, f3 */
        __m256i r41b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r38b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41b_x1);
        const __m256i r41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40b, r39b, r40b_2, 0x59), r41b_x1), 12),
            r39b_2);
        const __m256i r41b_2 = _mm256_rol_epi32(r39b, 10);
        /* stream a, left step 42, f3 */
        __m256i l42a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l39a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42a_x1);
        const __m256i l42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41a, l40a, l41a_2, 0x59), l42a_x1), 8),
            l40a_2);
        const __m256i l42a_2 = _mm256_rol_epi32(l40a, 10);
        /* stream b, left step 42, f3 */
        __m256i l42b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l39b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42b_x1);
        const __m256i l42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41b, l40b, l41b_2, 0x59), l42b_x1), 8),
            l40b_2);
        const __m256i l42b_2 = _mm256_rol_epi32(l40b, 10);
        /* stream a, right step 42, f3 */
        __m256i r42a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r39a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42a_x1);
        const __m256i r42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41a, r40a, r41a_2, 0x59), r42a_x1), 13),
            r40a_2);
        const __m256i r42a_2 = _mm256_rol_epi32(r40a, 10);
        RIPEMD160_BATCH_FETCH(data[9] + then, 128);
        /* stream b, right step 42, f3 */
        __m256i r42b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r39b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42b_x1);
        const __m256i r42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41b, r40b, r41b_2, 0x59), r42b_x1), 13),
            r40b_2);
        const __m256i r42b_2 = _mm256_rol_epi32(r40b, 10);
        /* stream a, left step 43, f3 */
        __m256i l43a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l40a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43a_x1);
        const __m256i l43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42a, l41a, l42a_2, 0x59), l43a_x1), 13),
            l41a_2);
        const __m256i l43a_2 = _mm256_rol_epi32(l41a, 10);
        /* stream b, left step 43, f3 */
        __m256i l43b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l40b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43b_x1);
        const __m256i l43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42b, l41b, l42b_2, 0x59), l43b_x1), 13),
            l41b_2);
        const __m256i l43b_2 = _mm256_rol_epi32(l41b, 10);
        /* stream a, right step 43, f3 */
        __m256i r43a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r40a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43a_x1);
        const __m256i r43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42a, r41a, r42a_2, 0x59), r43a_x1), 5),
            r41a_2);
        const __m256i r43a_2 = _mm256_rol_epi32(r41a, 10);
        RIPEMD160_BATCH_COPY(&next[0][8], 16, data[8] + then + 0, data[9] + then + 0);
        /* stream b, right step 43, f3 */
        __m256i r43b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r40b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43b_x1);
        const __m256i r43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42b, r41b, r42b_2, 0x59), r43b_x1), 5),
            r41b_2);
        const __m256i r43b_2 = _mm256_rol_epi32(r41b, 10);
        /* stream a, left step 44, f3 */
        __m256i l44a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l41a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44a_x1);
        const __m256i l44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43a, l42a, l43a_2, 0x59), l44a_x1), 6),
            l42a_2);
        const __m256i l44a_2 = _mm256_rol_epi32(l42a, 10);
        /* stream b, left step 44, f3 */
        __m256i l44b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l41b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44b_x1);
        const __m256i l44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43b, l42b, l43b_2, 0x59), l44b_x1), 6),
            l42b_2);
        const __m256i l44b_2 = _mm256_rol_epi32(l42b, 10);
        /* stream a, right step 44, f3 */
        __m256i r44a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r41a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44a_x1);
        const __m256i r44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43a, r42a, r43a_2, 0x59), r44a_x1), 14),
            r42a_2);
        const __m256i r44a_2 = _mm256_rol_epi32(r42a, 10);
        RIPEMD160_BATCH_COPY(&next[2][8], 16, data[8] + then + 8, data[9] + then + 8);
        /* stream b, right step 44, f3 */
        __m256i r44b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r41b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44b_x1);
        const __m256i r44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43b, r42b, r43b_2, 0x59), r44b_x1), 14),
            r42b_2);
        const __m256i r44b_2 = _mm256_rol_epi32(r42b, 10);
        /* stream a, left step 45, f3 */
        __m256i l45a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l42a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45a_x1);
        const __m256i l45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44a, l43a, l44a_2, 0x59), l45a_x1), 5),
            l43a_2);
        const __m256i l45a_2 = _mm256_rol_epi32(l43a, 10);
        /* stream b, left step 45, f3 */
        __m256i l45b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l42b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45b_x1);
        const __m256i l45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44b, l43b, l44b_2, 0x59), l45b_x1), 5),
            l43b_2);
        const __m256i l45b_2 = _mm256_rol_epi32(l43b, 10);
        /* stream a, right step 45, f3 */
        __m256i r45a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r42a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45a_x1);
        const __m256i r45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44a, r43a, r44a_2, 0x59), r45a_x1), 13),
            r43a_2);
        const __m256i r45a_2 = _mm256_rol_epi32(r43a, 10);
        RIPEMD160_BATCH_COPY(&next[4][8], 16, data[8] + then + 16, data[9] + then + 16);
        /* stream b, right step 45, f3 */
        __m256i r45b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r42b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45b_x1);
        const __m256i r45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44b, r43b, r44b_2, 0x59), r45b_x1), 13),
            r43b_2);
        const __m256i r45b_2 = _mm256_rol_epi32(r43b, 10);
        /* stream a, left step 46, f3 */
        __m256i l46a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l43a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46a_x1);
        const __m256i l46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45a, l44a, l45a_2, 0x59), l46a_x1), 12),
            l44a_2);
        const __m256i l46a_2 = _mm256_rol_epi32(l44a, 10);
        /* stream b, left step 46, f3 */
        __m256i l46b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l43b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46b_x1);
        const __m256i l46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45b, l44b, l45b_2, 0x59), l46b_x1), 12),
            l44b_2);
        const __m256i l46b_2 = _mm256_rol_epi32(l44b, 10);
        /* stream a, right step 46, f3 */
        __m256i r46a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r43a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46a_x1);
        const __m256i r46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45a, r44a, r45a_2, 0x59), r46a_x1), 13),
            r44a_2);
        const __m256i r46a_2 = _mm256_rol_epi32(r44a, 10);
        RIPEMD160_BATCH_COPY(&next[6][8], 16, data[8] + then + 24, data[9] + then + 24);
        /* stream b, right step 46, f3 */
        __m256i r46b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r43b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46b_x1);
        const __m256i r46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45b, r44b, r45b_2, 0x59), r46b_x1), 13),
            r44b_2);
        const __m256i r46b_2 = _mm256_rol_epi32(r44b, 10);
        /* stream a, left step 47, f3 */
        __m256i l47a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l44a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47a_x1);
        const __m256i l47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46a, l45a, l46a_2, 0x59), l47a_x1), 7),
            l45a_2);
        const __m256i l47a_2 = _mm256_rol_epi32(l45a, 10);
        /* stream b, left step 47, f3 */
        __m256i l47b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l44b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47b_x1);
        const __m256i l47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46b, l45b, l46b_2, 0x59), l47b_x1), 7),
            l45b_2);
        const __m256i l47b_2 = _mm256_rol_epi32(l45b, 10);
        /* stream a, right step 47, f3 */
        __m256i r47a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r44a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47a_x1);
        const __m256i r47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46a, r45a, r46a_2, 0x59), r47a_x1), 7),
            r45a_2);
        const __m256i r47a_2 = _mm256_rol_epi32(r45a, 10);
        RIPEMD160_BATCH_COPY(&next[8][8], 16, data[8] + then + 32, data[9] + then + 32);
        /* stream b, right step 47, f3 */
        __m256i r47b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r44b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47b_x1);
        const __m256i r47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46b, r45b, r46b_2, 0x59), r47b_x1), 7),
            r45b_2);
        const __m256i r47b_2 = _mm256_rol_epi32(r45b, 10);
        /* stream a, left step 48, f3 */
        __m256i l48a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l45a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48a_x1);
        const __m256i l48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47a, l46a, l47a_2, 0x59), l48a_x1), 5),
            l46a_2);
        const __m256i l48a_2 = _mm256_rol_epi32(l46a, 10);
        /* stream b, left step 48, f3 */
        __m256i l48b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l45b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48b_x1);
        const __m256i l48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47b, l46b, l47b_2, 0x59), l48b_x1), 5),
            l46b_2);
        const __m256i l48b_2 = _mm256_rol_epi32(l46b, 10);
        /* stream a, right step 48, f3 */
        __m256i r48a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r45a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48a_x1);
        const __m256i r48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47a, r46a, r47a_2, 0x59), r48a_x1), 5),
            r46a_2);
        const __m256i r48a_2 = _mm256_rol_epi32(r46a, 10);
        RIPEMD160_BATCH_COPY(&next[10][8], 16, data[8] + then + 40, data[9] + then + 40);
        /* stream b, right step 48, f3 */
        __m256i r48b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r45b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48b_x1);
        const __m256i r48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47b, r46b, r47b_2, 0x59), r48b_x1), 5),
            r46b_2);
        const __m256i r48b_2 = _mm256_rol_epi32(r46b, 10);
        /* stream a, left step 49, f4 */
        __m256i l49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l46a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49a_x1);
        const __m256i l49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48a, l48a_2, l47a, 0xe2), l49a_x1), 11),
            l47a_2);
        const __m256i l49a_2 = _mm256_rol_epi32(l47a, 10);
        /* stream b, left step 49, f4 */
        __m256i l49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l46b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49b_x1);
        const __m256i l49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48b, l48b_2, l47b, 0xe2), l49b_x1), 11),
            l47b_2);
        const __m256i l49b_2 = _mm256_rol_epi32(l47b, 10);
        /* stream a, right step 49, f2 */
        __m256i r49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r46a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49a_x1);
        const __m256i r49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48a, r47a, r48a_2, 0xca), r49a_x1), 15),
            r47a_2);
        const __m256i r49a_2 = _mm256_rol_epi32(r47a, 10);
        RIPEMD160_BATCH_COPY(&next[12][8], 16, data[8] + then + 48, data[9] + then + 48);
        /* stream b, right step 49, f2 */
        __m256i r49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r46b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49b_x1);
        const __m256i r49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48b, r47b, r48b_2, 0xca), r49b_x1), 15),
            r47b_2);
        const __m256i r49b_2 = _mm256_rol_epi32(r47b, 10);
        /* stream a, left step 50, f4 */
        __m256i l50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l47a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50a_x1);
        const __m256i l50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49a, l49a_2, l48a, 0xe2), l50a_x1), 12),
            l48a_2);
        const __m256i l50a_2 = _mm256_rol_epi32(l48a, 10);
        /* stream b, left step 50, f4 */
        __m256i l50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l47b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50b_x1);
        const __m256i l50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49b, l49b_2, l48b, 0xe2), l50b_x1), 12),
            l48b_2);
        const __m256i l50b_2 = _mm256_rol_epi32(l48b, 10);
        /* stream a, right step 50, f2 */
        __m256i r50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r47a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50a_x1);
        const __m256i r50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49a, r48a, r49a_2, 0xca), r50a_x1), 5),
            r48a_2);
        const __m256i r50a_2 = _mm256_rol_epi32(r48a, 10);
        RIPEMD160_BATCH_COPY(&next[14][8], 16, data[8] + then + 56, data[9] + then + 56);
        /* stream b, right step 50, f2 */
        __m256i r50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r47b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50b_x1);
        const __m256i r50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49b, r48b, r49b_2, 0xca), r50b_x1), 5),
            r48b_2);
        const __m256i r50b_2 = _mm256_rol_epi32(r48b, 10);
        /* stream a, left step 51, f4 */
        __m256i l51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l48a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51a_x1);
        const __m256i l51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50a, l50a_2, l49a, 0xe2), l51a_x1), 14),
            l49a_2);
        const __m256i l51a_2 = _mm256_rol_epi32(l49a, 10);
        /* stream b, left step 51, f4 */
        __m256i l51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l48b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51b_x1);
        const __m256i l51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50b, l50b_2, l49b, 0xe2), l51b_x1), 14),
            l49b_2);
        const __m256i l51b_2 = _mm256_rol_epi32(l49b, 10);
        /* stream a, right step 51, f2 */
        __m256i r51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r48a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51a_x1);
        const __m256i r51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50a, r49a, r50a_2, 0xca), r51a_x1), 8),
            r49a_2);
        const __m256i r51a_2 = _mm256_rol_epi32(r49a, 10);
        RIPEMD160_BATCH_FETCH(data[10] + then, 128);
        /* stream b, right step 51, f2 */
        __m256i r51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r48b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51b_x1);
        const __m256i r51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50b, r49b, r50b_2, 0xca), r51b_x1), 8),
            r49b_2);
        const __m256i r51b_2 = _mm256_rol_epi32(r49b, 10);
        /* stream a, left step 52, f4 */
        __m256i l52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l49a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52a_x1);
        const __m256i l52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51a, l51a_2, l50a, 0xe2), l52a_x1), 15),
            l50a_2);
        const __m256i l52a_2 = _mm256_rol_epi32(l50a, 10);
        /* stream b, left step 52, f4 */
        __m256i l52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l49b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52b_x1);
        const __m256i l52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51b, l51b_2, l50b, 0xe2), l52b_x1), 15),
            l50b_2);
        const __m256i l52b_2 = _mm256_rol_epi32(l50b, 10);
        /* stream a, right step 52, f2 */
        __m256i r52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r49a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52a_x1);
        const __m256i r52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51a, r50a, r51a_2, 0xca), r52a_x1), 11),
            r50a_2);
        const __m256i r52a_2 = _mm256_rol_epi32(r50a, 10);
        RIPEMD160_BATCH_FETCH(data[11] + then, 128);
        /* stream b, right step 52, f2 */
        __m256i r52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r49b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52b_x1);
        const __m256i r52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51b, r50b, r51b_2, 0xca), r52b_x1), 11),
            r50b_2);
        const __m256i r52b_2 = _mm256_rol_epi32(r50b, 10);
        /* stream a, left step 53, f4 */
        __m256i l53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l50a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53a_x1);
        const __m256i l53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52a, l52a_2, l51a, 0xe2), l53a_x1), 14),
            l51a_2);
        const __m256i l53a_2 = _mm256_rol_epi32(l51a, 10);
        /* stream b, left step 53, f4 */
        __m256i l53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l50b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53b_x1);
        const __m256i l53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52b, l52b_2, l51b, 0xe2), l53b_x1), 14),
            l51b_2);
        const __m256i l53b_2 = _mm256_rol_epi32(l51b, 10);
        /* stream a, right step 53, f2 */
        __m256i r53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r50a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53a_x1);
        const __m256i r53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52a, r51a, r52a_2, 0xca), r53a_x1), 14),
            r51a_2);
        const __m256i r53a_2 = _mm256_rol_epi32(r51a, 10);
        RIPEMD160_BATCH_COPY(&next[0][10], 16, data[10] + then + 0, data[11] + then + 0);
        /* stream b, right step 53, f2 */
        __m256i r53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r50b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53b_x1);
        const __m256i r53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52b, r51b, r52b_2, 0xca), r53b_x1), 14),
            r51b_2);
        const __m256i r53b_2 = _mm256_rol_epi32(r51b, 10);
        /* stream a, left step 54, f4 */
        __m256i l54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l51a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54a_x1);
        const __m256i l54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53a, l53a_2, l52a, 0xe2), l54a_x1), 15),
            l52a_2);
        const __m256i l54a_2 = _mm256_rol_epi32(l52a, 10);
        /* stream b, left step 54, f4 */
        __m256i l54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l51b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54b_x1);
        const __m256i l54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53b, l53b_2, l52b, 0xe2), l54b_x1), 15),
            l52b_2);
        const __m256i l54b_2 = _mm256_rol_epi32(l52b, 10);
        /* stream a, right step 54, f2 */
        __m256i r54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r51a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54a_x1);
        const __m256i r54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53a, r52a, r53a_2, 0xca), r54a_x1), 14),
            r52a_2);
        const __m256i r54a_2 = _mm256_rol_epi32(r52a, 10);
        RIPEMD160_BATCH_COPY(&next[2][10], 16, data[10] + then + 8, data[11] + then + 8);
        /* stream b, right step 54, f2 */
        __m256i r54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r51b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54b_x1);
        const __m256i r54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53b, r52b, r53b_2, 0xca), r54b_x1), 14),
            r52b_2);
        const __m256i r54b_2 = _mm256_rol_epi32(r52b, 10);
        /* stream a, left step 55, f4 */
        __m256i l55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l52a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55a_x1);
        const __m256i l55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54a, l54a_2, l53a, 0xe2), l55a_x1), 9),
            l53a_2);
        const __m256i l55a_2 = _mm256_rol_epi32(l53a, 10);
        /* stream b, left step 55, f4 */
        __m256i l55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l52b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55b_x1);
        const __m256i l55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54b, l54b_2, l53b, 0xe2), l55b_x1), 9),
            l53b_2);
        const __m256i l55b_2 = _mm256_rol_epi32(l53b, 10);
        /* stream a, right step 55, f2 */
        __m256i r55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r52a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55a_x1);
        const __m256i r55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54a, r53a, r54a_2, 0xca), r55a_x1), 6),
            r53a_2);
        const __m256i r55a_2 = _mm256_rol_epi32(r53a, 10);
        RIPEMD160_BATCH_COPY(&next[4][10], 16, data[10] + then + 16, data[11] + then + 16);
        /* stream b, right step 55, f2 */
        __m256i r55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r52b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55b_x1);
        const __m256i r55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54b, r53b, r54b_2, 0xca), r55b_x1), 6),
            r53b_2);
        const __m256i r55b_2 = _mm256_rol_epi32(r53b, 10);
        /* stream a, left step 56, f4 */
        __m256i l56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l53a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56a_x1);
        const __m256i l56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55a, l55a_2, l54a, 0xe2), l56a_x1), 8),
            l54a_2);
        const __m256i l56a_2 = _mm256_rol_epi32(l54a, 10);
        /* stream b, left step 56, f4 */
        __m256i l56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l53b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56b_x1);
        const __m256i l56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55b, l55b_2, l54b, 0xe2), l56b_x1), 8),
            l54b_2);
        const __m256i l56b_2 = _mm256_rol_epi32(l54b, 10);
        /* stream a, right step 56, f2 */
        __m256i r56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r53a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56a_x1);
        const __m256i r56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55a, r54a, r55a_2, 0xca), r56a_x1), 14),
            r54a_2);
        const __m256i r56a_2 = _mm256_rol_epi32(r54a, 10);
        RIPEMD160_BATCH_COPY(&next[6][10], 16, data[10] + then + 24, data[11] + then + 24);
        /* stream b, right step 56, f2 */
        __m256i r56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r53b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56b_x1);
        const __m256i r56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55b, r54b, r55b_2, 0xca), r56b_x1), 14),
            r54b_2);
        const __m256i r56b_2 = _mm256_rol_epi32(r54b, 10);
        /* stream a, left step 57, f4 */
        __m256i l57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l54a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57a_x1);
        const __m256i l57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56a, l56a_2, l55a, 0xe2), l57a_x1), 9),
            l55a_2);
        const __m256i l57a_2 = _mm256_rol_epi32(l55a, 10);
        /* stream b, left step 57, f4 */
        __m256i l57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l54b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57b_x1);
        const __m256i l57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56b, l56b_2, l55b, 0xe2), l57b_x1), 9),
            l55b_2);
        const __m256i l57b_2 = _mm256_rol_epi32(l55b, 10);
        /* stream a, right step 57, f2 */
        __m256i r57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r54a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57a_x1);
        const __m256i r57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56a, r55a, r56a_2, 0xca), r57a_x1), 6),
            r55a_2);
        const __m256i r57a_2 = _mm256_rol_epi32(r55a, 10);
        RIPEMD160_BATCH_COPY(&next[8][10], 16, data[10] + then + 32, data[11] + then + 32);
        /* stream b, right step 57, f2 */
        __m256i r57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r54b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57b_x1);
        const __m256i r57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56b, r55b, r56b_2, 0xca), r57b_x1), 6),
            r55b_2);
        const __m256i r57b_2 = _mm256_rol_epi32(r55b, 10);
        /* stream a, left step 58, f4 */
        __m256i l58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l55a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58a_x1);
        const __m256i l58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57a, l57a_2, l56a, 0xe2), l58a_x1), 14),
            l56a_2);
        const __m256i l58a_2 = _mm256_rol_epi32(l56a, 10);
        /* stream b, left step 58, f4 */
        __m256i l58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l55b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58b_x1);
        const __m256i l58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57b, l57b_2, l56b, 0xe2), l58b_x1), 14),
            l56b_2);
        const __m256i l58b_2 = _mm256_rol_epi32(l56b, 10);
        /* stream a, right step 58, f2 */
        __m256i r58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r55a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58a_x1);
        const __m256i r58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57a, r56a, r57a_2, 0xca), r58a_x1), 9),
            r56a_2);
        const __m256i r58a_2 = _mm256_rol_epi32(r56a, 10);
        RIPEMD160_BATCH_COPY(&next[10][10], 16, data[10] + then + 40, data[11] + then + 40);
        /* stream b, right step 58, f2 */
        __m256i r58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r55b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58b_x1);
        const __m256i r58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57b, r56b, r57b_2, 0xca), r58b_x1), 9),
            r56b_2);
        const __m256i r58b_2 = _mm256_rol_epi32(r56b, 10);
        /* stream a, left step 59, f4 */
        __m256i l59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l56a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59a_x1);
        const __m256i l59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58a, l58a_2, l57a, 0xe2), l59a_x1), 5),
            l57a_2);
        const __m256i l59a_2 = _mm256_rol_epi32(l57a, 10);
        /* stream b, left step 59, f4 */
        __m256i l59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l56b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59b_x1);
        const __m256i l59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58b, l58b_2, l57b, 0xe2), l59b_x1), 5),
            l57b_2);
        const __m256i l59b_2 = _mm256_rol_epi32(l57b, 10);
        /* stream a, right step 59, f2 */
        __m256i r59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r56a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59a_x1);
        const __m256i r59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58a, r57a, r58a_2, 0xca), r59a_x1), 12),
            r57a_2);
        const __m256i r59a_2 = _mm256_rol_epi32(r57a, 10);
        RIPEMD160_BATCH_COPY(&next[12][10], 16, data[10] + then + 48, data[11] + then + 48);
        /* stream b, right step 59, f2 */
        __m256i r59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r56b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59b_x1);
        const __m256i r59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58b, r57b, r58b_2, 0xca), r59b_x1), 12),
            r57b_2);
        const __m256i r59b_2 = _mm256_rol_epi32(r57b, 10);
        /* stream a, left step 60, f4 */
        __m256i l60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l57a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60a_x1);
        const __m256i l60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59a, l59a_2, l58a, 0xe2), l60a_x1), 6),
            l58a_2);
        const __m256i l60a_2 = _mm256_rol_epi32(l58a, 10);
        /* stream b, left step 60, f4 */
        __m256i l60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l57b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60b_x1);
        const __m256i l60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59b, l59b_2, l58b, 0xe2), l60b_x1), 6),
            l58b_2);
        const __m256i l60b_2 = _mm256_rol_epi32(l58b, 10);
        /* stream a, right step 60, f2 */
        __m256i r60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r57a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60a_x1);
        const __m256i r60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59a, r58a, r59a_2, 0xca), r60a_x1), 9),
            r58a_2);
        const __m256i r60a_2 = _mm256_rol_epi32(r58a, 10);
        RIPEMD160_BATCH_COPY(&next[14][10], 16, data[10] + then + 56, data[11] + then + 56);
        /* stream b, right step 60, f2 */
        __m256i r60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r57b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60b_x1);
        const __m256i r60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59b, r58b, r59b_2, 0xca), r60b_x1), 9),
            r58b_2);
        const __m256i r60b_2 = _mm256_rol_epi32(r58b, 10);
        /* stream a, left step 61, f4 */
        __m256i l61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l58a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61a_x1);
        const __m256i l61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60a, l60a_2, l59a, 0xe2), l61a_x1), 8),
            l59a_2);
        const __m256i l61a_2 = _mm256_rol_epi32(l59a, 10);
        /* stream b, left step 61, f4 */
        __m256i l61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l58b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61b_x1);
        const __m256i l61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60b, l60b_2, l59b, 0xe2), l61b_x1), 8),
            l59b_2);
        const __m256i l61b_2 = _mm256_rol_epi32(l59b, 10);
        /* stream a, right step 61, f2 */
        __m256i r61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r58a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61a_x1);
        const __m256i r61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60a, r59a, r60a_2, 0xca), r61a_x1), 12),
            r59a_2);
        const __m256i r61a_2 = _mm256_rol_epi32(r59a, 10);
        RIPEMD160_BATCH_FETCH(data[12] + then, 128);
        /* stream b, right step 61, f2 */
        __m256i r61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r58b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61b_x1);
        const __m256i r61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60b, r59b, r60b_2, 0xca), r61b_x1), 12),
            r59b_2);
        const __m256i r61b_2 = _mm256_rol_epi32(r59b, 10);
        /* stream a, left step 62, f4 */
        __m256i l62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l59a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62a_x1);
        const __m256i l62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61a, l61a_2, l60a, 0xe2), l62a_x1), 6),
            l60a_2);
        const __m256i l62a_2 = _mm256_rol_epi32(l60a, 10);
        /* stream b, left step 62, f4 */
        __m256i l62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l59b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62b_x1);
        const __m256i l62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61b, l61b_2, l60b, 0xe2), l62b_x1), 6),
            l60b_2);
        const __m256i l62b_2 = _mm256_rol_epi32(l60b, 10);
        /* stream a, right step 62, f2 */
        __m256i r62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r59a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62a_x1);
        const __m256i r62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61a, r60a, r61a_2, 0xca), r62a_x1), 5),
            r60a_2);
        const __m256i r62a_2 = _mm256_rol_epi32(r60a, 10);
        RIPEMD160_BATCH_FETCH(data[13] + then, 128);
        /* stream b, right step 62, f2 */
        __m256i r62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r59b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62b_x1);
        const __m256i r62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61b, r60b, r61b_2, 0xca), r62b_x1), 5),
            r60b_2);
        const __m256i r62b_2 = _mm256_rol_epi32(r60b, 10);
        /* stream a, left step 63, f4 */
        __m256i l63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l60a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63a_x1);
        const __m256i l63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62a, l62a_2, l61a, 0xe2), l63a_x1), 5),
            l61a_2);
        const __m256i l63a_2 = _mm256_rol_epi32(l61a, 10);
        /* stream b, left step 63, f4 */
        __m256i l63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l60b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63b_x1);
        const __m256i l63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62b, l62b_2, l61b, 0xe2), l63b_x1), 5),
            l61b_2);
        const __m256i l63b_2 = _mm256_rol_epi32(l61b, 10);
        /* stream a, right step 63, f2 */
        __m256i r63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r60a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63a_x1);
        const __m256i r63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62a, r61a, r62a_2, 0xca), r63a_x1), 15),
            r61a_2);
        const __m256i r63a_2 = _mm256_rol_epi32(r61a, 10);
        RIPEMD160_BATCH_COPY(&next[0][12], 16, data[12] + then + 0, data[13] + then + 0);
        /* stream b, right step 63, f2 */
        __m256i r63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r60b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63b_x1);
        const __m256i r63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62b, r61b, r62b_2, 0xca), r63b_x1), 15),
            r61b_2);
        const __m256i r63b_2 = _mm256_rol_epi32(r61b, 10);
        /* stream a, left step 64, f4 */
        __m256i l64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l61a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64a_x1);
        const __m256i l64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63a, l63a_2, l62a, 0xe2), l64a_x1), 12),
            l62a_2);
        const __m256i l64a_2 = _mm256_rol_epi32(l62a, 10);
        /* stream b, left step 64, f4 */
        __m256i l64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l61b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64b_x1);
        const __m256i l64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63b, l63b_2, l62b, 0xe2), l64b_x1), 12),
            l62b_2);
        const __m256i l64b_2 = _mm256_rol_epi32(l62b, 10);
        /* stream a, right step 64, f2 */
        __m256i r64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r61a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64a_x1);
        const __m256i r64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63a, r62a, r63a_2, 0xca), r64a_x1), 8),
            r62a_2);
        const __m256i r64a_2 = _mm256_rol_epi32(r62a, 10);
        RIPEMD160_BATCH_COPY(&next[2][12], 16, data[12] + then + 8, data[13] + then + 8);
        /* stream b, right step 64, f2 */
        __m256i r64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r61b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64b_x1);
        const __m256i r64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63b, r62b, r63b_2, 0xca), r64b_x1), 8),
            r62b_2);
        const __m256i r64b_2 = _mm256_rol_epi32(r62b, 10);
        /* stream a, left step 65, f5 */
        __m256i l65a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l62a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65a_x1);
        const __m256i l65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64a, l63a, l64a_2, 0x2d), l65a_x1), 9),
            l63a_2);
        const __m256i l65a_2 = _mm256_rol_epi32(l63a, 10);
        /* stream b, left step 65, f5 */
        __m256i l65b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l62b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65b_x1);
        const __m256i l65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64b, l63b, l64b_2, 0x2d), l65b_x1), 9),
            l63b_2);
        const __m256i l65b_2 = _mm256_rol_epi32(l63b, 10);
        /* stream a, right step 65, f1 */
        __m256i r65a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), r62a_2);
        RIPEMD160_BATCH_KEEP("v", r65a_x1);
        const __m256i r65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64a, r64a_2, r63a, 0x96), r65a_x1), 8),
            r63a_2);
        const __m256i r65a_2 = _mm256_rol_epi32(r63a, 10);
        RIPEMD160_BATCH_COPY(&next[4][12], 16, data[12] + then + 16, data[13] + then + 16);
        /* stream b, right step 65, f1 */
        __m256i r65b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), r62b_2);
        RIPEMD160_BATCH_KEEP("v", r65b_x1);
        const __m256i r65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64b, r64b_2, r63b, 0x96), r65b_x1), 8),
            r63b_2);
        const __m256i r65b_2 = _mm256_rol_epi32(r63b, 10);
        /* stream a, left step 66, f5 */
        __m256i l66a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l63a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66a_x1);
        const __m256i l66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65a, l64a, l65a_2, 0x2d), l66a_x1), 15),
            l64a_2);
        const __m256i l66a_2 = _mm256_rol_epi32(l64a, 10);
        /* stream b, left step 66, f5 */
        __m256i l66b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l63b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66b_x1);
        const __m256i l66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65b, l64b, l65b_2, 0x2d), l66b_x1), 15),
            l64b_2);
        const __m256i l66b_2 = _mm256_rol_epi32(l64b, 10);
        /* stream a, right step 66, f1 */
        __m256i r66a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), r63a_2);
        RIPEMD160_BATCH_KEEP("v", r66a_x1);
        const __m256i r66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65a, r65a_2, r64a, 0x96), r66a_x1), 5),
            r64a_2);
        const __m256i r66a_2 = _mm256_rol_epi32(r64a, 10);
        RIPEMD160_BATCH_COPY(&next[6][12], 16, data[12] + then + 24, data[13] + then + 24);
        /* stream b, right step 66, f1 */
        __m256i r66b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), r63b_2);
        RIPEMD160_BATCH_KEEP("v", r66b_x1);
        const __m256i r66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65b, r65b_2, r64b, 0x96), r66b_x1), 5),
            r64b_2);
        const __m256i r66b_2 = _mm256_rol_epi32(r64b, 10);
        /* stream a, left step 67, f5 */
        __m256i l67a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l64a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67a_x1);
        const __m256i l67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66a, l65a, l66a_2, 0x2d), l67a_x1), 5),
            l65a_2);
        const __m256i l67a_2 = _mm256_rol_epi32(l65a, 10);
        /* stream b, left step 67, f5 */
        __m256i l67b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l64b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67b_x1);
        const __m256i l67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66b, l65b, l66b_2, 0x2d), l67b_x1), 5),
            l65b_2);
        const __m256i l67b_2 = _mm256_rol_epi32(l65b, 10);
        /* stream a, right step 67, f1 */
        __m256i r67a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), r64a_2);
        RIPEMD160_BATCH_KEEP("v", r67a_x1);
        const __m256i r67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66a, r66a_2, r65a, 0x96), r67a_x1), 12),
            r65a_2);
        const __m256i r67a_2 = _mm256_rol_epi32(r65a, 10);
        RIPEMD160_BATCH_COPY(&next[8][12], 16, data[12] + then + 32, data[13] + then + 32);
        /* stream b, right step 67, f1 */
        __m256i r67b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), r64b_2);
        RIPEMD160_BATCH_KEEP("v", r67b_x1);
        const __m256i r67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66b, r66b_2, r65b, 0x96), r67b_x1), 12),
            r65b_2);
        const __m256i r67b_2 = _mm256_rol_epi32(r65b, 10);
        /* stream a, left step 68, f5 */
        __m256i l68a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l65a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68a_x1);
        const __m256i l68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67a, l66a, l67a_2, 0x2d), l68a_x1), 11),
            l66a_2);
        const __m256i l68a_2 = _mm256_rol_epi32(l66a, 10);
        /* stream b, left step 68, f5 */
        __m256i l68b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l65b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68b_x1);
        const __m256i l68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67b, l66b, l67b_2, 0x2d), l68b_x1), 11),
            l66b_2);
        const __m256i l68b_2 = _mm256_rol_epi32(l66b, 10);
        /* stream a, right step 68, f1 */
        __m256i r68a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r65a_2);
        RIPEMD160_BATCH_KEEP("v", r68a_x1);
        const __m256i r68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67a, r67a_2, r66a, 0x96), r68a_x1), 9),
            r66a_2);
        const __m256i r68a_2 = _mm256_rol_epi32(r66a, 10);
        RIPEMD160_BATCH_COPY(&next[10][12], 16, data[12] + then + 40, data[13] + then + 40);
        /* stream b, right step 68, f1 */
        __m256i r68b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), r65b_2);
        RIPEMD160_BATCH_KEEP("v", r68b_x1);
        const __m256i r68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67b, r67b_2, r66b, 0x96), r68b_x1), 9),
            r66b_2);
        const __m256i r68b_2 = _mm256_rol_epi32(r66b, 10);
        /* stream a, left step 69, f5 */
        __m256i l69a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l66a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69a_x1);
        const __m256i l69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68a, l67a, l68a_2, 0x2d), l69a_x1), 6),
            l67a_2);
        const __m256i l69a_2 = _mm256_rol_epi32(l67a, 10);
        /* stream b, left step 69, f5 */
        __m256i l69b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l66b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69b_x1);
        const __m256i l69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68b, l67b, l68b_2, 0x2d), l69b_x1), 6),
            l67b_2);
        const __m256i l69b_2 = _mm256_rol_epi32(l67b, 10);
        /* stream a, right step 69, f1 */
        __m256i r69a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66a_2);
        RIPEMD160_BATCH_KEEP("v", r69a_x1);
        const __m256i r69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68a, r68a_2, r67a, 0x96), r69a_x1), 12),
            r67a_2);
        const __m256i r69a_2 = _mm256_rol_epi32(r67a, 10);
        RIPEMD160_BATCH_COPY(&next[12][12], 16, data[12] + then + 48, data[13] + then + 48);
        /* stream b, right step 69, f1 */
        __m256i r69b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), r66b_2);
        RIPEMD160_BATCH_KEEP("v", r69b_x1);
        const __m256i r69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68b, r68b_2, r67b, 0x96), r69b_x1), 12),
            r67b_2);
        const __m256i r69b_2 = _mm256_rol_epi32(r67b, 10);
        /* stream a, left step 70, f5 */
        __m256i l70a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l67a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70a_x1);
        const __m256i l70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69a, l68a, l69a_2, 0x2d), l70a_x1), 8),
            l68a_2);
        const __m256i l70a_2 = _mm256_rol_epi32(l68a, 10);
        /* stream b, left step 70, f5 */
        __m256i l70b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l67b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70b_x1);
        const __m256i l70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69b, l68b, l69b_2, 0x2d), l70b_x1), 8),
            l68b_2);
        const __m256i l70b_2 = _mm256_rol_epi32(l68b, 10);
        /* stream a, right step 70, f1 */
        __m256i r70a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), r67a_2);
        RIPEMD160_BATCH_KEEP("v", r70a_x1);
        const __m256i r70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69a, r69a_2, r68a, 0x96), r70a_x1), 5),
            r68a_2);
        const __m256i r70a_2 = _mm256_rol_epi32(r68a, 10);
        RIPEMD160_BATCH_COPY(&next[14][12], 16, data[12] + then + 56, data[13] + then + 56);
        /* stream b, right step 70, f1 */
        __m256i r70b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), r67b_2);
        RIPEMD160_BATCH_KEEP("v", r70b_x1);
        const __m256i r70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69b, r69b_2, r68b, 0x96), r70b_x1), 5),
            r68b_2);
        const __m256i r70b_2 = _mm256_rol_epi32(r68b, 10);
        /* stream a, left step 71, f5 */
        __m256i l71a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l68a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71a_x1);
        const __m256i l71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70a, l69a, l70a_2, 0x2d), l71a_x1), 13),
            l69a_2);
        const __m256i l71a_2 = _mm256_rol_epi32(l69a, 10);
        /* stream b, left step 71, f5 */
        __m256i l71b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l68b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71b_x1);
        const __m256i l71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70b, l69b, l70b_2, 0x2d), l71b_x1), 13),
            l69b_2);
        const __m256i l71b_2 = _mm256_rol_epi32(l69b, 10);
        /* stream a, right step 71, f1 */
        __m256i r71a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), r68a_2);
        RIPEMD160_BATCH_KEEP("v", r71a_x1);
        const __m256i r71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70a, r70a_2, r69a, 0x96), r71a_x1), 14),
            r69a_2);
        const __m256i r71a_2 = _mm256_rol_epi32(r69a, 10);
        RIPEMD160_BATCH_FETCH(data[14] + then, 128);
        /* stream b, right step 71, f1 */
        __m256i r71b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), r68b_2);
        RIPEMD160_BATCH_KEEP("v", r71b_x1);
        const __m256i r71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70b, r70b_2, r69b, 0x96), r71b_x1), 14),
            r69b_2);
        const __m256i r71b_2 = _mm256_rol_epi32(r69b, 10);
        /* stream a, left step 72, f5 */
        __m256i l72a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l69a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72a_x1);
        const __m256i l72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71a, l70a, l71a_2, 0x2d), l72a_x1), 12),
            l70a_2);
        const __m256i l72a_2 = _mm256_rol_epi32(l70a, 10);
        /* stream b, left step 72, f5 */
        __m256i l72b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l69b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72b_x1);
        const __m256i l72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71b, l70b, l71b_2, 0x2d), l72b_x1), 12),
            l70b_2);
        const __m256i l72b_2 = _mm256_rol_epi32(l70b, 10);
        /* stream a, right step 72, f1 */
        __m256i r72a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), r69a_2);
        RIPEMD160_BATCH_KEEP("v", r72a_x1);
        const __m256i r72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71a, r71a_2, r70a, 0x96), r72a_x1), 6),
            r70a_2);
        const __m256i r72a_2 = _mm256_rol_epi32(r70a, 10);
        RIPEMD160_BATCH_FETCH(data[15] + then, 128);
        /* stream b, right step 72, f1 */
        __m256i r72b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), r69b_2);
        RIPEMD160_BATCH_KEEP("v", r72b_x1);
        const __m256i r72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71b, r71b_2, r70b, 0x96), r72b_x1), 6),
            r70b_2);
        const __m256i r72b_2 = _mm256_rol_epi32(r70b, 10);
        /* stream a, left step 73, f5 */
        __m256i l73a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l70a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73a_x1);
        const __m256i l73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72a, l71a, l72a_2, 0x2d), l73a_x1), 5),
            l71a_2);
        const __m256i l73a_2 = _mm256_rol_epi32(l71a, 10);
        /* stream b, left step 73, f5 */
        __m256i l73b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l70b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73b_x1);
        const __m256i l73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72b, l71b, l72b_2, 0x2d), l73b_x1), 5),
            l71b_2);
        const __m256i l73b_2 = _mm256_rol_epi32(l71b, 10);
        /* stream a, right step 73, f1 */
        __m256i r73a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), r70a_2);
        RIPEMD160_BATCH_KEEP("v", r73a_x1);
        const __m256i r73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72a, r72a_2, r71a, 0x96), r73a_x1), 8),
            r71a_2);
        const __m256i r73a_2 = _mm256_rol_epi32(r71a, 10);
        RIPEMD160_BATCH_COPY(&next[0][14], 16, data[14] + then + 0, data[15] + then + 0);
        /* stream b, right step 73, f1 */
        __m256i r73b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), r70b_2);
        RIPEMD160_BATCH_KEEP("v", r73b_x1);
        const __m256i r73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72b, r72b_2, r71b, 0x96), r73b_x1), 8),
            r71b_2);
        const __m256i r73b_2 = _mm256_rol_epi32(r71b, 10);
        /* stream a, left step 74, f5 */
        __m256i l74a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l71a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74a_x1);
        const __m256i l74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73a, l72a, l73a_2, 0x2d), l74a_x1), 12),
            l72a_2);
        const __m256i l74a_2 = _mm256_rol_epi32(l72a, 10);
        /* stream b, left step 74, f5 */
        __m256i l74b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l71b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74b_x1);
        const __m256i l74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73b, l72b, l73b_2, 0x2d), l74b_x1), 12),
            l72b_2);
        const __m256i l74b_2 = _mm256_rol_epi32(l72b, 10);
        /* stream a, right step 74, f1 */
        __m256i r74a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71a_2);
        RIPEMD160_BATCH_KEEP("v", r74a_x1);
        const __m256i r74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73a, r73a_2, r72a, 0x96), r74a_x1), 13),
            r72a_2);
        const __m256i r74a_2 = _mm256_rol_epi32(r72a, 10);
        RIPEMD160_BATCH_COPY(&next[2][14], 16, data[14] + then + 8, data[15] + then + 8);
        /* stream b, right step 74, f1 */
        __m256i r74b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), r71b_2);
        RIPEMD160_BATCH_KEEP("v", r74b_x1);
        const __m256i r74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73b, r73b_2, r72b, 0x96), r74b_x1), 13),
            r72b_2);
        const __m256i r74b_2 = _mm256_rol_epi32(r72b, 10);
        /* stream a, left step 75, f5 */
        __m256i l75a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l72a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75a_x1);
        const __m256i l75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74a, l73a, l74a_2, 0x2d), l75a_x1), 13),
            l73a_2);
        const __m256i l75a_2 = _mm256_rol_epi32(l73a, 10);
        /* stream b, left step 75, f5 */
        __m256i l75b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l72b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75b_x1);
        const __m256i l75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74b, l73b, l74b_2, 0x2d), l75b_x1), 13),
            l73b_2);
        const __m256i l75b_2 = _mm256_rol_epi32(l73b, 10);
        /* stream a, right step 75, f1 */
        __m256i r75a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), r72a_2);
        RIPEMD160_BATCH_KEEP("v", r75a_x1);
        const __m256i r75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74a, r74a_2, r73a, 0x96), r75a_x1), 6),
            r73a_2);
        const __m256i r75a_2 = _mm256_rol_epi32(r73a, 10);
        RIPEMD160_BATCH_COPY(&next[4][14], 16, data[14] + then + 16, data[15] + then + 16);
        /* stream b, right step 75, f1 */
        __m256i r75b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), r72b_2);
        RIPEMD160_BATCH_KEEP("v", r75b_x1);
        const __m256i r75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74b, r74b_2, r73b, 0x96), r75b_x1), 6),
            r73b_2);
        const __m256i r75b_2 = _mm256_rol_epi32(r73b, 10);
        /* stream a, left step 76, f5 */
        __m256i l76a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l73a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76a_x1);
        const __m256i l76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75a, l74a, l75a_2, 0x2d), l76a_x1), 14),
            l74a_2);
        const __m256i l76a_2 = _mm256_rol_epi32(l74a, 10);
        /* stream b, left step 76, f5 */
        __m256i l76b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l73b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76b_x1);
        const __m256i l76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75b, l74b, l75b_2, 0x2d), l76b_x1), 14),
            l74b_2);
        const __m256i l76b_2 = _mm256_rol_epi32(l74b, 10);
        /* stream a, right step 76, f1 */
        __m256i r76a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), r73a_2);
        RIPEMD160_BATCH_KEEP("v", r76a_x1);
        const __m256i r76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75a, r75a_2, r74a, 0x96), r76a_x1), 5),
            r74a_2);
        const __m256i r76a_2 = _mm256_rol_epi32(r74a, 10);
        RIPEMD160_BATCH_COPY(&next[6][14], 16, data[14] + then + 24, data[15] + then + 24);
        /* stream b, right step 76, f1 */
        __m256i r76b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), r73b_2);
        RIPEMD160_BATCH_KEEP("v", r76b_x1);
        const __m256i r76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75b, r75b_2, r74b, 0x96), r76b_x1), 5),
            r74b_2);
        const __m256i r76b_2 = _mm256_rol_epi32(r74b, 10);
        /* stream a, left step 77, f5 */
        __m256i l77a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l74a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77a_x1);
        const __m256i l77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76a, l75a, l76a_2, 0x2d), l77a_x1), 11),
            l75a_2);
        const __m256i l77a_2 = _mm256_rol_epi32(l75a, 10);
        /* stream b, left step 77, f5 */
        __m256i l77b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l74b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77b_x1);
        const __m256i l77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76b, l75b, l76b_2, 0x2d), l77b_x1), 11),
            l75b_2);
        const __m256i l77b_2 = _mm256_rol_epi32(l75b, 10);
        /* stream a, right step 77, f1 */
        __m256i r77a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74a_2);
        RIPEMD160_BATCH_KEEP("v", r77a_x1);
        const __m256i r77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76a, r76a_2, r75a, 0x96), r77a_x1), 15),
            r75a_2);
        const __m256i r77a_2 = _mm256_rol_epi32(r75a, 10);
        RIPEMD160_BATCH_COPY(&next[8][14], 16, data[14] + then + 32, data[15] + then + 32);
        /* stream b, right step 77, f1 */
        __m256i r77b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), r74b_2);
        RIPEMD160_BATCH_KEEP("v", r77b_x1);
        const __m256i r77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76b, r76b_2, r75b, 0x96), r77b_x1), 15),
            r75b_2);
        const __m256i r77b_2 = _mm256_rol_epi32(r75b, 10);
        /* stream a, left step 78, f5 */
        __m256i l78a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l75a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78a_x1);
        const __m256i l78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77a, l76a, l77a_2, 0x2d), l78a_x1), 8),
            l76a_2);
        const __m256i l78a_2 = _mm256_rol_epi32(l76a, 10);
        /* stream b, left step 78, f5 */
        __m256i l78b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l75b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78b_x1);
        const __m256i l78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77b, l76b, l77b_2, 0x2d), l78b_x1), 8),
            l76b_2);
        const __m256i l78b_2 = _mm256_rol_epi32(l76b, 10);
        /* stream a, right step 78, f1 */
        __m256i r78a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75a_2);
        RIPEMD160_BATCH_KEEP("v", r78a_x1);
        const __m256i r78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77a, r77a_2, r76a, 0x96), r78a_x1), 13),
            r76a_2);
        const __m256i r78a_2 = _mm256_rol_epi32(r76a, 10);
        RIPEMD160_BATCH_COPY(&next[10][14], 16, data[14] + then + 40, data[15] + then + 40);
        /* stream b, right step 78, f1 */
        __m256i r78b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), r75b_2);
        RIPEMD160_BATCH_KEEP("v", r78b_x1);
        const __m256i r78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77b, r77b_2, r76b, 0x96), r78b_x1), 13),
            r76b_2);
        const __m256i r78b_2 = _mm256_rol_epi32(r76b, 10);
        /* stream a, left step 79, f5 */
        __m256i l79a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l76a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79a_x1);
        const __m256i l79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78a, l77a, l78a_2, 0x2d), l79a_x1), 5),
            l77a_2);
        const __m256i l79a_2 = _mm256_rol_epi32(l77a, 10);
        /* stream b, left step 79, f5 */
        __m256i l79b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l76b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79b_x1);
        const __m256i l79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78b, l77b, l78b_2, 0x2d), l79b_x1), 5),
            l77b_2);
        const __m256i l79b_2 = _mm256_rol_epi32(l77b, 10);
        /* stream a, right step 79, f1 */
        __m256i r79a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), r76a_2);
        RIPEMD160_BATCH_KEEP("v", r79a_x1);
        const __m256i r79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78a, r78a_2, r77a, 0x96), r79a_x1), 11),
            r77a_2);
        const __m256i r79a_2 = _mm256_rol_epi32(r77a, 10);
        RIPEMD160_BATCH_COPY(&next[12][14], 16, data[14] + then + 48, data[15] + then + 48);
        /* stream b, right step 79, f1 */
        __m256i r79b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), r76b_2);
        RIPEMD160_BATCH_KEEP("v", r79b_x1);
        const __m256i r79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78b, r78b_2, r77b, 0x96), r79b_x1), 11),
            r77b_2);
        const __m256i r79b_2 = _mm256_rol_epi32(r77b, 10);
        /* stream a, left step 80, f5 */
        __m256i l80a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l77a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80a_x1);
        const __m256i l80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79a, l78a, l79a_2, 0x2d), l80a_x1), 6),
            l78a_2);
        const __m256i l80a_2 = _mm256_rol_epi32(l78a, 10);
        /* stream b, left step 80, f5 */
        __m256i l80b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l77b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80b_x1);
        const __m256i l80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79b, l78b, l79b_2, 0x2d), l80b_x1), 6),
            l78b_2);
        const __m256i l80b_2 = _mm256_rol_epi32(l78b, 10);
        /* stream a, right step 80, f1 */
        __m256i r80a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), r77a_2);
        RIPEMD160_BATCH_KEEP("v", r80a_x1);
        const __m256i r80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79a, r79a_2, r78a, 0x96), r80a_x1), 11),
            r78a_2);
        const __m256i r80a_2 = _mm256_rol_epi32(r78a, 10);
        RIPEMD160_BATCH_COPY(&next[14][14], 16, data[14] + then + 56, data[15] + then + 56);
        /* stream b, right step 80, f1 */
        __m256i r80b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), r77b_2);
        RIPEMD160_BATCH_KEEP("v", r80b_x1);
        const __m256i r80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79b, r79b_2, r78b, 0x96), r80b_x1), 11),
            r78b_2);
        const __m256i r80b_2 = _mm256_rol_epi32(r78b, 10);
        __m256i x1 = _mm256_add_epi32(r80a_2, h1a);
        RIPEMD160_BATCH_KEEP("v", x1);
        __m256i x2 = _mm256_add_epi32(r79a_2, h2a);
        RIPEMD160_BATCH_KEEP("v", x2);
        __m256i x3 = _mm256_add_epi32(r78a_2, h3a);
        RIPEMD160_BATCH_KEEP("v", x3);
        __m256i x4 = _mm256_add_epi32(l78a_2, h4a);
        RIPEMD160_BATCH_KEEP("v", x4);
        __m256i x5 = _mm256_add_epi32(r79a, h0a);
        RIPEMD160_BATCH_KEEP("v", x5);
        __m256i x6 = _mm256_add_epi32(r80b_2, h1b);
        RIPEMD160_BATCH_KEEP("v", x6);
        __m256i x7 = _mm256_add_epi32(r79b_2, h2b);
        RIPEMD160_BATCH_KEEP("v", x7);
        __m256i x8 = _mm256_add_epi32(r78b_2, h3b);
        RIPEMD160_BATCH_KEEP("v", x8);
        __m256i x9 = _mm256_add_epi32(l78b_2, h4b);
        RIPEMD160_BATCH_KEEP("v", x9);
        __m256i x10 = _mm256_add_epi32(r79b, h0b);
        RIPEMD160_BATCH_KEEP("v", x10);

        const __m256i h0a_next = _mm256_add_epi32(l79a, x1);
        const __m256i h1a_next = _mm256_add_epi32(l80a_2, x2);
        const __m256i h2a_next = _mm256_add_epi32(l79a_2, x3);
        const __m256i h3a_next = _mm256_add_epi32(r80a, x4);
        const __m256i h4a_next = _mm256_add_epi32(l80a, x5);
        const __m256i h0b_next = _mm256_add_epi32(l79b, x6);
        const __m256i h1b_next = _mm256_add_epi32(l80b_2, x7);
        const __m256i h2b_next = _mm256_add_epi32(l79b_2, x8);
        const __m256i h3b_next = _mm256_add_epi32(r80b, x9);
        const __m256i h4b_next = _mm256_add_epi32(l80b, x10);
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h4a = h4a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
        h4b = h4b_next;
    }
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][0]), h0a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][0]), h1a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][0]), h2a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][0]), h3a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[4][0]), h4a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][8]), h0b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][8]), h1b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][8]), h2b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][8]), h3b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[4][8]), h4b);
}

/* The same in fewer lanes, which is faster when few messages are left. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_x8_blocks(uint32_t state[5][16],
    const uint8_t *const data[8], size_t nblocks)
{
    __m256i h0 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));
    __m256i h4 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[4][0]));

    uint32_t buffers[2][16][8] RIPEMD160_BATCH_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        RIPEMD160_BATCH_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_BATCH_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_BATCH_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_BATCH_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_BATCH_COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_BATCH_COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_BATCH_COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_BATCH_COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t *k = RIPEMD160_BATCH_K_X8;

        RIPEMD160_BATCH_KEEP("r", k);
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        const __m256i l1 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2, h1, h3, 0x96),
                    _mm256_add_epi32(h0,
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])))), 11), h4);
        const __m256i l1_2 = _mm256_rol_epi32(h2, 10);
        /* right step 1, f5 */
        const __m256i r1 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2, h3, h1, 0x59),
                    _mm256_add_epi32(
                        _mm256_add_epi32(
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
                        _mm256_set1_epi32((int)k[0])), h0)), 8), h4);
        /* left step 2, f1 */
        __m256i l2_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), h4);
        RIPEMD160_BATCH_KEEP("v", l2_x1);
        const __m256i l2 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l1, l1_2, h1, 0x96), l2_x1),
                14), h3);
        const __m256i l2_2 = _mm256_rol_epi32(h1, 10);
        RIPEMD160_BATCH_FETCH(data[0] + then, 128);
        /* right step 2, f5 */
        __m256i r2_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(h4, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2_x1);
        const __m256i r2 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r1, h1, l1_2, 0x2d), r2_x1),
                9), h3);
        /* left step 3, f1 */
        __m256i l3_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), h3);
        RIPEMD160_BATCH_KEEP("v", l3_x1);
        const __m256i l3 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l2, l2_2, l1, 0x96), l3_x1),
                15), l1_2);
        const __m256i l3_2 = _mm256_rol_epi32(l1, 10);
        /* right step 3, f5 */
        __m256i r3_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(h3, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3_x1);
        const __m256i r3 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r2, r1, l2_2, 0x2d), r3_x1),
                9), l1_2);
        const __m256i r3_2 = _mm256_rol_epi32(r1, 10);
        /* left step 4, f1 */
        __m256i l4_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), l1_2);
        RIPEMD160_BATCH_KEEP("v", l4_x1);
        const __m256i l4 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l3, l3_2, l2, 0x96), l4_x1),
                12), l2_2);
        const __m256i l4_2 = _mm256_rol_epi32(l2, 10);
        RIPEMD160_BATCH_FETCH(data[1] + then, 128);
        /* right step 4, f5 */
        __m256i r4_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l1_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4_x1);
        const __m256i r4 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r3, r2, r3_2, 0x2d), r4_x1),
                11), l2_2);
        const __m256i r4_2 = _mm256_rol_epi32(r2, 10);
        /* left step 5, f1 */
        __m256i l5_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), l2_2);
        RIPEMD160_BATCH_KEEP("v", l5_x1);
        const __m256i l5 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l4, l4_2, l3, 0x96), l5_x1),
                5), l3_2);
        const __m256i l5_2 = _mm256_rol_epi32(l3, 10);
        /* right step 5, f5 */
        __m256i r5_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l2_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5_x1);
        const __m256i r5 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r4, r3, r4_2, 0x2d), r5_x1),
                13), r3_2);
        const __m256i r5_2 = _mm256_rol_epi32(r3, 10);
        /* left step 6, f1 */
        __m256i l6_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), l3_2);
        RIPEMD160_BATCH_KEEP("v", l6_x1);
        const __m256i l6 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l5, l5_2, l4, 0x96), l6_x1),
                8), l4_2);
        const __m256i l6_2 = _mm256_rol_epi32(l4, 10);
        RIPEMD160_BATCH_COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* right step 6, f5 */
        __m256i r6_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r3_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6_x1);
        const __m256i r6 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r5, r4, r5_2, 0x2d), r6_x1),
                15), r4_2);
        const __m256i r6_2 = _mm256_rol_epi32(r4, 10);
        /* left step 7, f1 */
        __m256i l7_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), l4_2);
        RIPEMD160_BATCH_KEEP("v", l7_x1);
        const __m256i l7 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l6, l6_2, l5, 0x96), l7_x1),
                7), l5_2);
        const __m256i l7_2 = _mm256_rol_epi32(l5, 10);
        /* right step 7, f5 */
        __m256i r7_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r4_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7_x1);
        const __m256i r7 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r6, r5, r6_2, 0x2d), r7_x1),
                15), r5_2);
        const __m256i r7_2 = _mm256_rol_epi32(r5, 10);
        /* left step 8, f1 */
        __m256i l8_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), l5_2);
        RIPEMD160_BATCH_KEEP("v", l8_x1);
        const __m256i l8 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l7, l7_2, l6, 0x96), l8_x1),
                9), l6_2);
        const __m256i l8_2 = _mm256_rol_epi32(l6, 10);
        RIPEMD160_BATCH_COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* right step 8, f5 */
        __m256i r8_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r5_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8_x1);
        const __m256i r8 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r7, r6, r7_2, 0x2d), r8_x1),
                5), r6_2);
        const __m256i r8_2 = _mm256_rol_epi32(r6, 10);
        /* left step 9, f1 */
        __m256i l9_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), l6_2);
        RIPEMD160_BATCH_KEEP("v", l9_x1);
        const __m256i l9 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(l8, l8_2, l7, 0x96), l9_x1),
                11), l7_2);
        const __m256i l9_2 = _mm256_rol_epi32(l7, 10);
        /* right step 9, f5 */
        __m256i r9_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r6_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9_x1);
        const __m256i r9 = _mm256_add_epi32(
            _mm256_rol_epi32(_mm256_add_epi32(_mm256_ternarylogic_epi32(r8, r7, r8_2, 0x2d), r9_x1),
                7), r7_2);
        const __m256i r9_2 = _mm256_rol_epi32(r7, 10);
        /* left step 10, f1 */
        __m256i l10_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), l7_2);
        RIPEMD160_BATCH_KEEP("v", l10_x1);
        const __m256i l10 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9, l9_2, l8, 0x96), l10_x1), 13), l8_2);
        const __m256i l10_2 = _mm256_rol_epi32(l8, 10);
        RIPEMD160_BATCH_COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* right step 10, f5 */
        __m256i r10_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r7_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10_x1);
        const __m256i r10 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9, r8, r9_2, 0x2d), r10_x1), 7), r8_2);
        const __m256i r10_2 = _mm256_rol_epi32(r8, 10);
        /* left step 11, f1 */
        __m256i l11_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), l8_2);
        RIPEMD160_BATCH_KEEP("v", l11_x1);
        const __m256i l11 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10, l10_2, l9, 0x96), l11_x1), 14),
            l9_2);
        const __m256i l11_2 = _mm256_rol_epi32(l9, 10);
        /* right step 11, f5 */
        __m256i r11_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r8_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11_x1);
        const __m256i r11 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10, r9, r10_2, 0x2d), r11_x1), 8),
            r9_2);
        const __m256i r11_2 = _mm256_rol_epi32(r9, 10);
        /* left step 12, f1 */
        __m256i l12_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), l9_2);
        RIPEMD160_BATCH_KEEP("v", l12_x1);
        const __m256i l12 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11, l11_2, l10, 0x96), l12_x1), 15),
            l10_2);
        const __m256i l12_2 = _mm256_rol_epi32(l10, 10);
        RIPEMD160_BATCH_COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* right step 12, f5 */
        __m256i r12_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r9_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12_x1);
        const __m256i r12 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11, r10, r11_2, 0x2d), r12_x1), 11),
            r10_2);
        const __m256i r12_2 = _mm256_rol_epi32(r10, 10);
        /* left step 13, f1 */
        __m256i l13_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), l10_2);
        RIPEMD160_BATCH_KEEP("v", l13_x1);
        const __m256i l13 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12, l12_2, l11, 0x96), l13_x1), 6),
            l11_2);
        const __m256i l13_2 = _mm256_rol_epi32(l11, 10);
        /* right step 13, f5 */
        __m256i r13_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r10_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13_x1);
        const __m256i r13 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12, r11, r12_2, 0x2d), r13_x1), 14),
            r11_2);
        const __m256i r13_2 = _mm256_rol_epi32(r11, 10);
        /* left step 14, f1 */
        __m256i l14_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), l11_2);
        RIPEMD160_BATCH_KEEP("v", l14_x1);
        const __m256i l14 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13, l13_2, l12, 0x96), l14_x1), 7),
            l12_2);
        const __m256i l14_2 = _mm256_rol_epi32(l12, 10);
        RIPEMD160_BATCH_COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* right step 14, f5 */
        __m256i r14_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r11_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14_x1);
        const __m256i r14 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13, r12, r13_2, 0x2d), r14_x1), 14),
            r12_2);
        const __m256i r14_2 = _mm256_rol_epi32(r12, 10);
        /* left step 15, f1 */
        __m256i l15_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), l12_2);
        RIPEMD160_BATCH_KEEP("v", l15_x1);
        const __m256i l15 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14, l14_2, l13, 0x96), l15_x1), 9),
            l13_2);
        const __m256i l15_2 = _mm256_rol_epi32(l13, 10);
        /* right step 15, f5 */
        __m256i r15_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r12_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15_x1);
        const __m256i r15 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14, r13, r14_2, 0x2d), r15_x1), 12),
            r13_2);
        const __m256i r15_2 = _mm256_rol_epi32(r13, 10);
        /* left step 16, f1 */
        __m256i l16_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), l13_2);
        RIPEMD160_BATCH_KEEP("v", l16_x1);
        const __m256i l16 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15, l15_2, l14, 0x96), l16_x1), 8),
            l14_2);
        const __m256i l16_2 = _mm256_rol_epi32(l14, 10);
        RIPEMD160_BATCH_COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* right step 16, f5 */
        __m256i r16_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r13_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16_x1);
        const __m256i r16 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15, r14, r15_2, 0x2d), r16_x1), 6),
            r14_2);
        const __m256i r16_2 = _mm256_rol_epi32(r14, 10);
        /* left step 17, f2 */
        __m256i l17_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l14_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17_x1);
        const __m256i l17 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16, l15, l16_2, 0xca), l17_x1), 7),
            l15_2);
        const __m256i l17_2 = _mm256_rol_epi32(l15, 10);
        /* right step 17, f4 */
        __m256i r17_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r14_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17_x1);
        const __m256i r17 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16, r16_2, r15, 0xe2), r17_x1), 9),
            r15_2);
        const __m256i r17_2 = _mm256_rol_epi32(r15, 10);
        /* left step 18, f2 */
        __m256i l18_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l15_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18_x1);
        const __m256i l18 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17, l16, l17_2, 0xca), l18_x1), 6),
            l16_2);
        const __m256i l18_2 = _mm256_rol_epi32(l16, 10);
        RIPEMD160_BATCH_COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* right step 18, f4 */
        __m256i r18_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r15_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18_x1);
        const __m256i r18 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17, r17_2, r16, 0xe2), r18_x1), 13),
            r16_2);
        const __m256i r18_2 = _mm256_rol_epi32(r16, 10);
        /* left step 19, f2 */
        __m256i l19_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l16_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19_x1);
        const __m256i l19 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18, l17, l18_2, 0xca), l19_x1), 8),
            l17_2);
        const __m256i l19_2 = _mm256_rol_epi32(l17, 10);
        /* right step 19, f4 */
        __m256i r19_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r16_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19_x1);
        const __m256i r19 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18, r18_2, r17, 0xe2), r19_x1), 15),
            r17_2);
        const __m256i r19_2 = _mm256_rol_epi32(r17, 10);
        /* left step 20, f2 */
        __m256i l20_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l17_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20_x1);
        const __m256i l20 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19, l18, l19_2, 0xca), l20_x1), 13),
            l18_2);
        const __m256i l20_2 = _mm256_rol_epi32(l18, 10);
        RIPEMD160_BATCH_COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* right step 20, f4 */
        __m256i r20_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r17_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20_x1);
        const __m256i r20 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19, r19_2, r18, 0xe2), r20_x1), 7),
            r18_2);
        const __m256i r20_2 = _mm256_rol_epi32(r18, 10);
        /* left step 21, f2 */
        __m256i l21_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l18_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21_x1);
        const __m256i l21 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20, l19, l20_2, 0xca), l21_x1), 11),
            l19_2);
        const __m256i l21_2 = _mm256_rol_epi32(l19, 10);
        /* right step 21, f4 */
        __m256i r21_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r18_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21_x1);
        const __m256i r21 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20, r20_2, r19, 0xe2), r21_x1), 12),
            r19_2);
        const __m256i r21_2 = _mm256_rol_epi32(r19, 10);
        /* left step 22, f2 */
        __m256i l22_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l19_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22_x1);
        const __m256i l22 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21, l20, l21_2, 0xca), l22_x1), 9),
            l20_2);
        const __m256i l22_2 = _mm256_rol_epi32(l20, 10);
        RIPEMD160_BATCH_FETCH(data[2] + then, 128);
        /* right step 22, f4 */
        __m256i r22_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r19_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22_x1);
        const __m256i r22 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21, r21_2, r20, 0xe2), r22_x1), 8),
            r20_2);
        const __m256i r22_2 = _mm256_rol_epi32(r20, 10);
        /* left step 23, f2 */
        __m256i l23_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l20_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23_x1);
        const __m256i l23 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22, l21, l22_2, 0xca), l23_x1), 7),
            l21_2);
        const __m256i l23_2 = _mm256_rol_epi32(l21, 10);
        /* right step 23, f4 */
        __m256i r23_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r20_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23_x1);
        const __m256i r23 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22, r22_2, r21, 0xe2), r23_x1), 9),
            r21_2);
        const __m256i r23_2 = _mm256_rol_epi32(r21, 10);
        /* left step 24, f2 */
        __m256i l24_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l21_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24_x1);
        const __m256i l24 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23, l22, l23_2, 0xca), l24_x1), 15),
            l22_2);
        const __m256i l24_2 = _mm256_rol_epi32(l22, 10);
        RIPEMD160_BATCH_FETCH(data[3] + then, 128);
        /* right step 24, f4 */
        __m256i r24_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r21_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24_x1);
        const __m256i r24 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23, r23_2, r22, 0xe2), r24_x1), 11),
            r22_2);
        const __m256i r24_2 = _mm256_rol_epi32(r22, 10);
        /* left step 25, f2 */
        __m256i l25_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l22_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25_x1);
        const __m256i l25 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24, l23, l24_2, 0xca), l25_x1), 7),
            l23_2);
        const __m256i l25_2 = _mm256_rol_epi32(l23, 10);
        /* right step 25, f4 */
        __m256i r25_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r22_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25_x1);
        const __m256i r25 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24, r24_2, r23, 0xe2), r25_x1), 7),
            r23_2);
        const __m256i r25_2 = _mm256_rol_epi32(r23, 10);
        /* left step 26, f2 */
        __m256i l26_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l23_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26_x1);
        const __m256i l26 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25, l24, l25_2, 0xca), l26_x1), 12),
            l24_2);
        const __m256i l26_2 = _mm256_rol_epi32(l24, 10);
        RIPEMD160_BATCH_COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* right step 26, f4 */
        __m256i r26_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r23_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26_x1);
        const __m256i r26 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25, r25_2, r24, 0xe2), r26_x1), 7),
            r24_2);
        const __m256i r26_2 = _mm256_rol_epi32(r24, 10);
        /* left step 27, f2 */
        __m256i l27_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l24_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27_x1);
        const __m256i l27 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26, l25, l26_2, 0xca), l27_x1), 15),
            l25_2);
        const __m256i l27_2 = _mm256_rol_epi32(l25, 10);
        /* right step 27, f4 */
        __m256i r27_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r24_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27_x1);
        const __m256i r27 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26, r26_2, r25, 0xe2), r27_x1), 12),
            r25_2);
        const __m256i r27_2 = _mm256_rol_epi32(r25, 10);
        /* left step 28, f2 */
        __m256i l28_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l25_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28_x1);
        const __m256i l28 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27, l26, l27_2, 0xca), l28_x1), 9),
            l26_2);
        const __m256i l28_2 = _mm256_rol_epi32(l26, 10);
        RIPEMD160_BATCH_COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* right step 28, f4 */
        __m256i r28_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r25_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28_x1);
        const __m256i r28 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27, r27_2, r26, 0xe2), r28_x1), 7),
            r26_2);
        const __m256i r28_2 = _mm256_rol_epi32(r26, 10);
        /* left step 29, f2 */
        __m256i l29_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l26_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29_x1);
        const __m256i l29 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28, l27, l28_2, 0xca), l29_x1), 11),
            l27_2);
        const __m256i l29_2 = _mm256_rol_epi32(l27, 10);
        /* right step 29, f4 */
        __m256i r29_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r26_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29_x1);
        const __m256i r29 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28, r28_2, r27, 0xe2), r29_x1), 6),
            r27_2);
        const __m256i r29_2 = _mm256_rol_epi32(r27, 10);
        /* left step 30, f2 */
        __m256i l30_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l27_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30_x1);
        const __m256i l30 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29, l28, l29_2, 0xca), l30_x1), 7),
            l28_2);
        const __m256i l30_2 = _mm256_rol_epi32(l28, 10);
        RIPEMD160_BATCH_COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* right step 30, f4 */
        __m256i r30_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r27_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30_x1);
        const __m256i r30 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29, r29_2, r28, 0xe2), r30_x1), 15),
            r28_2);
        const __m256i r30_2 = _mm256_rol_epi32(r28, 10);
        /* left step 31, f2 */
        __m256i l31_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l28_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31_x1);
        const __m256i l31 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30, l29, l30_2, 0xca), l31_x1), 13),
            l29_2);
        const __m256i l31_2 = _mm256_rol_epi32(l29, 10);
        /* right step 31, f4 */
        __m256i r31_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r28_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31_x1);
        const __m256i r31 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30, r30_2, r29, 0xe2), r31_x1), 13),
            r29_2);
        const __m256i r31_2 = _mm256_rol_epi32(r29, 10);
        /* left step 32, f2 */
        __m256i l32_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l29_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32_x1);
        const __m256i l32 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31, l30, l31_2, 0xca), l32_x1), 12),
            l30_2);
        const __m256i l32_2 = _mm256_rol_epi32(l30, 10);
        RIPEMD160_BATCH_COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* right step 32, f4 */
        __m256i r32_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r29_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32_x1);
        const __m256i r32 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31, r31_2, r30, 0xe2), r32_x1), 11),
            r30_2);
        const __m256i r32_2 = _mm256_rol_epi32(r30, 10);
        /* left step 33, f3 */
        __m256i l33_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l30_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33_x1);
        const __m256i l33 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32, _mm256_xor_si256(l31, _mm256_set1_epi32(-1)),
                        l32_2, 0x56), l33_x1), 11), l31_2);
        const __m256i l33_2 = _mm256_rol_epi32(l31, 10);
        /* right step 33, f3 */
        __m256i r33_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r30_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33_x1);
        const __m256i r33 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32, r31, r32_2, 0x59), r33_x1), 9),
            r31_2);
        const __m256i r33_2 = _mm256_rol_epi32(r31, 10);
        /* left step 34, f3 */
        __m256i l34_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l31_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34_x1);
        const __m256i l34 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33, l32, l33_2, 0x59), l34_x1), 13),
            l32_2);
        const __m256i l34_2 = _mm256_rol_epi32(l32, 10);
        RIPEMD160_BATCH_COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* right step 34, f3 */
        __m256i r34_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r31_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34_x1);
        const __m256i r34 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33, r32, r33_2, 0x59), r34_x1), 7),
            r32_2);
        const __m256i r34_2 = _mm256_rol_epi32(r32, 10);
        /* left step 35, f3 */
        __m256i l35_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l32_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35_x1);
        const __m256i l35 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34, l33, l34_2, 0x59), l35_x1), 6),
            l33_2);
        const __m256i l35_2 = _mm256_rol_epi32(l33, 10);
        /* right step 35, f3 */
        __m256i r35_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r32_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35_x1);
        const __m256i r35 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34, r33, r34_2, 0x59), r35_x1), 15),
            r33_2);
        const __m256i r35_2 = _mm256_rol_epi32(r33, 10);
        /* left step 36, f3 */
        __m256i l36_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l33_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36_x1);
        const __m256i l36 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35, l34, l35_2, 0x59), l36_x1), 7),
            l34_2);
        const __m256i l36_2 = _mm256_rol_epi32(l34, 10);
        RIPEMD160_BATCH_COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* right step 36, f3 */
        __m256i r36_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r33_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36_x1);
        const __m256i r36 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35, r34, r35_2, 0x59), r36_x1), 11),
            r34_2);
        const __m256i r36_2 = _mm256_rol_epi32(r34, 10);
        /* left step 37, f3 */
        __m256i l37_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l34_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37_x1);
        const __m256i l37 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36, l35, l36_2, 0x59), l37_x1), 14),
            l35_2);
        const __m256i l37_2 = _mm256_rol_epi32(l35, 10);
        /* right step 37, f3 */
        __m256i r37_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r34_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37_x1);
        const __m256i r37 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36, r35, r36_2, 0x59), r37_x1), 8),
            r35_2);
        const __m256i r37_2 = _mm256_rol_epi32(r35, 10);
        /* left step 38, f3 */
        __m256i l38_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l35_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38_x1);
        const __m256i l38 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37, l36, l37_2, 0x59), l38_x1), 9),
            l36_2);
        const __m256i l38_2 = _mm256_rol_epi32(l36, 10);
        RIPEMD160_BATCH_COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* right step 38, f3 */
        __m256i r38_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r35_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38_x1);
        const __m256i r38 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37, r36, r37_2, 0x59), r38_x1), 6),
            r36_2);
        const __m256i r38_2 = _mm256_rol_epi32(r36, 10);
        /* left step 39, f3 */
        __m256i l39_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l36_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39_x1);
        const __m256i l39 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38, l37, l38_2, 0x59), l39_x1), 13),
            l37_2);
        const __m256i l39_2 = _mm256_rol_epi32(l37, 10);
        /* right step 39, f3 */
        __m256i r39_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r36_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39_x1);
        const __m256i r39 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38, r37, r38_2, 0x59), r39_x1), 6),
            r37_2);
        const __m256i r39_2 = _mm256_rol_epi32(r37, 10);
        /* left step 40, f3 */
        __m256i l40_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l37_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40_x1);
        const __m256i l40 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39, l38, l39_2, 0x59), l40_x1), 15),
            l38_2);
        const __m256i l40_2 = _mm256_rol_epi32(l38, 10);
        RIPEMD160_BATCH_COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* right step 40, f3 */
        __m256i r40_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r37_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40_x1);
        const __m256i r40 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39, r38, r39_2, 0x59), r40_x1), 14),
            r38_2);
        const __m256i r40_2 = _mm256_rol_epi32(r38, 10);
        /* left step 41, f3 */
        __m256i l41_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l38_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41_x1);
        const __m256i l41 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40, l39, l40_2, 0x59), l41_x1), 14),
            l39_2);
        const __m256i l41_2 = _mm256_rol_epi32(l39, 10);
        /* right step 41, f3 */
        __m256i r41_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r38_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41_x1);
        const __m256i r41 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40, r39, r40_2, 0x59), r41_x1), 12),
            r39_2);
        const __m256i r41_2 = _mm256_rol_epi32(r39, 10);
        /* left step 42, f3 */
        __m256i l42_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l39_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42_x1);
        const __m256i l42 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41, l40, l41_2, 0x59), l42_x1), 8),
            l40_2);
        const __m256i l42_2 = _mm256_rol_epi32(l40, 10);
        RIPEMD160_BATCH_FETCH(data[4] + then, 128);
        /* right step 42, f3 */
        __m256i r42_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r39_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42_x1);
        const __m256i r42 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41, r40, r41_2, 0x59), r42_x1), 13),
            r40_2);
        const __m256i r42_2 = _mm256_rol_epi32(r40, 10);
        /* left step 43, f3 */
        __m256i l43_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l40_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43_x1);
        const __m256i l43 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42, l41, l42_2, 0x59), l43_x1), 13),
            l41_2);
        const __m256i l43_2 = _mm256_rol_epi32(l41, 10);
        /* right step 43, f3 */
        __m256i r43_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r40_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43_x1);
        const __m256i r43 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42, r41, r42_2, 0x59), r43_x1), 5),
            r41_2);
        const __m256i r43_2 = _mm256_rol_epi32(r41, 10);
        /* left step 44, f3 */
        __m256i l44_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l41_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44_x1);
        const __m256i l44 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43, l42, l43_2, 0x59), l44_x1), 6),
            l42_2);
        const __m256i l44_2 = _mm256_rol_epi32(l42, 10);
        RIPEMD160_BATCH_FETCH(data[5] + then, 128);
        /* right step 44, f3 */
        __m256i r44_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r41_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44_x1);
        const __m256i r44 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43, r42, r43_2, 0x59), r44_x1), 14),
            r42_2);
        const __m256i r44_2 = _mm256_rol_epi32(r42, 10);
        /* left step 45, f3 */
        __m256i l45_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l42_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45_x1);
        const __m256i l45 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44, l43, l44_2, 0x59), l45_x1), 5),
            l43_2);
        const __m256i l45_2 = _mm256_rol_epi32(l43, 10);
        /* right step 45, f3 */
        __m256i r45_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r42_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45_x1);
        const __m256i r45 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44, r43, r44_2, 0x59), r45_x1), 13),
            r43_2);
        const __m256i r45_2 = _mm256_rol_epi32(r43, 10);
        /* left step 46, f3 */
        __m256i l46_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l43_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46_x1);
        const __m256i l46 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45, l44, l45_2, 0x59), l46_x1), 12),
            l44_2);
        const __m256i l46_2 = _mm256_rol_epi32(l44, 10);
        RIPEMD160_BATCH_COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* right step 46, f3 */
        __m256i r46_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r43_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46_x1);
        const __m256i r46 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45, r44, r45_2, 0x59), r46_x1), 13),
            r44_2);
        const __m256i r46_2 = _mm256_rol_epi32(r44, 10);
        /* left step 47, f3 */
        __m256i l47_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l44_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47_x1);
        const __m256i l47 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46, l45, l46_2, 0x59), l47_x1), 7),
            l45_2);
        const __m256i l47_2 = _mm256_rol_epi32(l45, 10);
        /* right step 47, f3 */
        __m256i r47_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r44_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47_x1);
        const __m256i r47 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46, r45, r46_2, 0x59), r47_x1), 7),
            r45_2);
        const __m256i r47_2 = _mm256_rol_epi32(r45, 10);
        /* left step 48, f3 */
        __m256i l48_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l45_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48_x1);
        const __m256i l48 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47, l46, l47_2, 0x59), l48_x1), 5),
            l46_2);
        const __m256i l48_2 = _mm256_rol_epi32(l46, 10);
        RIPEMD160_BATCH_COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* right step 48, f3 */
        __m256i r48_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r45_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48_x1);
        const __m256i r48 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47, r46, r47_2, 0x59), r48_x1), 5),
            r46_2);
        const __m256i r48_2 = _mm256_rol_epi32(r46, 10);
        /* left step 49, f4 */
        __m256i l49_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l46_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49_x1);
        const __m256i l49 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48, l48_2, l47, 0xe2), l49_x1), 11),
            l47_2);
        const __m256i l49_2 = _mm256_rol_epi32(l47, 10);
        /* right step 49, f2 */
        __m256i r49_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r46_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49_x1);
        const __m256i r49 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48, r47, r48_2, 0xca), r49_x1), 15),
            r47_2);
        const __m256i r49_2 = _mm256_rol_epi32(r47, 10);
        /* left step 50, f4 */
        __m256i l50_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l47_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50_x1);
        const __m256i l50 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49, l49_2, l48, 0xe2), l50_x1), 12),
            l48_2);
        const __m256i l50_2 = _mm256_rol_epi32(l48, 10);
        RIPEMD160_BATCH_COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* right step 50, f2 */
        __m256i r50_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r47_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50_x1);
        const __m256i r50 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49, r48, r49_2, 0xca), r50_x1), 5),
            r48_2);
        const __m256i r50_2 = _mm256_rol_epi32(r48, 10);
        /* left step 51, f4 */
        __m256i l51_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l48_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51_x1);
        const __m256i l51 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50, l50_2, l49, 0xe2), l51_x1), 14),
            l49_2);
        const __m256i l51_2 = _mm256_rol_epi32(l49, 10);
        /* right step 51, f2 */
        __m256i r51_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r48_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51_x1);
        const __m256i r51 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50, r49, r50_2, 0xca), r51_x1), 8),
            r49_2);
        const __m256i r51_2 = _mm256_rol_epi32(r49, 10);
        /* left step 52, f4 */
        __m256i l52_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l49_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52_x1);
        const __m256i l52 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51, l51_2, l50, 0xe2), l52_x1), 15),
            l50_2);
        const __m256i l52_2 = _mm256_rol_epi32(l50, 10);
        RIPEMD160_BATCH_COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* right step 52, f2 */
        __m256i r52_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r49_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52_x1);
        const __m256i r52 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51, r50, r51_2, 0xca), r52_x1), 11),
            r50_2);
        const __m256i r52_2 = _mm256_rol_epi32(r50, 10);
        /* left step 53, f4 */
        __m256i l53_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l50_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53_x1);
        const __m256i l53 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52, l52_2, l51, 0xe2), l53_x1), 14),
            l51_2);
        const __m256i l53_2 = _mm256_rol_epi32(l51, 10);
        /* right step 53, f2 */
        __m256i r53_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r50_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53_x1);
        const __m256i r53 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52, r51, r52_2, 0xca), r53_x1), 14),
            r51_2);
        const __m256i r53_2 = _mm256_rol_epi32(r51, 10);
        /* left step 54, f4 */
        __m256i l54_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l51_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54_x1);
        const __m256i l54 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53, l53_2, l52, 0xe2), l54_x1), 15),
            l52_2);
        const __m256i l54_2 = _mm256_rol_epi32(l52, 10);
        RIPEMD160_BATCH_COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* right step 54, f2 */
        __m256i r54_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r51_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54_x1);
        const __m256i r54 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53, r52, r53_2, 0xca), r54_x1), 14),
            r52_2);
        const __m256i r54_2 = _mm256_rol_epi32(r52, 10);
        /* left step 55, f4 */
        __m256i l55_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l52_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55_x1);
        const __m256i l55 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54, l54_2, l53, 0xe2), l55_x1), 9),
            l53_2);
        const __m256i l55_2 = _mm256_rol_epi32(l53, 10);
        /* right step 55, f2 */
        __m256i r55_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r52_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55_x1);
        const __m256i r55 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54, r53, r54_2, 0xca), r55_x1), 6),
            r53_2);
        const __m256i r55_2 = _mm256_rol_epi32(r53, 10);
        /* left step 56, f4 */
        __m256i l56_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l53_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56_x1);
        const __m256i l56 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55, l55_2, l54, 0xe2), l56_x1), 8),
            l54_2);
        const __m256i l56_2 = _mm256_rol_epi32(l54, 10);
        RIPEMD160_BATCH_COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* right step 56, f2 */
        __m256i r56_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r53_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56_x1);
        const __m256i r56 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55, r54, r55_2, 0xca), r56_x1), 14),
            r54_2);
        const __m256i r56_2 = _mm256_rol_epi32(r54, 10);
        /* left step 57, f4 */
        __m256i l57_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l54_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57_x1);
        const __m256i l57 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56, l56_2, l55, 0xe2), l57_x1), 9),
            l55_2);
        const __m256i l57_2 = _mm256_rol_epi32(l55, 10);
        /* right step 57, f2 */
        __m256i r57_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r54_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57_x1);
        const __m256i r57 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56, r55, r56_2, 0xca), r57_x1), 6),
            r55_2);
        const __m256i r57_2 = _mm256_rol_epi32(r55, 10);
        /* left step 58, f4 */
        __m256i l58_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l55_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58_x1);
        const __m256i l58 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57, l57_2, l56, 0xe2), l58_x1), 14),
            l56_2);
        const __m256i l58_2 = _mm256_rol_epi32(l56, 10);
        RIPEMD160_BATCH_COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* right step 58, f2 */
        __m256i r58_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r55_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58_x1);
        const __m256i r58 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57, r56, r57_2, 0xca), r58_x1), 9),
            r56_2);
        const __m256i r58_2 = _mm256_rol_epi32(r56, 10);
        /* left step 59, f4 */
        __m256i l59_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l56_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59_x1);
        const __m256i l59 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58, l58_2, l57, 0xe2), l59_x1), 5),
            l57_2);
        const __m256i l59_2 = _mm256_rol_epi32(l57, 10);
        /* right step 59, f2 */
        __m256i r59_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r56_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59_x1);
        const __m256i r59 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58, r57, r58_2, 0xca), r59_x1), 12),
            r57_2);
        const __m256i r59_2 = _mm256_rol_epi32(r57, 10);
        /* left step 60, f4 */
        __m256i l60_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l57_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60_x1);
        const __m256i l60 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59, l59_2, l58, 0xe2), l60_x1), 6),
            l58_2);
        const __m256i l60_2 = _mm256_rol_epi32(l58, 10);
        RIPEMD160_BATCH_COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* right step 60, f2 */
        __m256i r60_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r57_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60_x1);
        const __m256i r60 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59, r58, r59_2, 0xca), r60_x1), 9),
            r58_2);
        const __m256i r60_2 = _mm256_rol_epi32(r58, 10);
        /* left step 61, f4 */
        __m256i l61_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l58_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61_x1);
        const __m256i l61 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60, l60_2, l59, 0xe2), l61_x1), 8),
            l59_2);
        const __m256i l61_2 = _mm256_rol_epi32(l59, 10);
        /* right step 61, f2 */
        __m256i r61_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r58_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61_x1);
        const __m256i r61 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60, r59, r60_2, 0xca), r61_x1), 12),
            r59_2);
        const __m256i r61_2 = _mm256_rol_epi32(r59, 10);
        /* left step 62, f4 */
        __m256i l62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l59_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62_x1);
        const __m256i l62 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61, l61_2, l60, 0xe2), l62_x1), 6),
            l60_2);
        const __m256i l62_2 = _mm256_rol_epi32(l60, 10);
        RIPEMD160_BATCH_FETCH(data[6] + then, 128);
        /* right step 62, f2 */
        __m256i r62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r59_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62_x1);
        const __m256i r62 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61, r60, r61_2, 0xca), r62_x1), 5),
            r60_2);
        const __m256i r62_2 = _mm256_rol_epi32(r60, 10);
        /* left step 63, f4 */
        __m256i l63_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l60_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63_x1);
        const __m256i l63 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62, l62_2, l61, 0xe2), l63_x1), 5),
            l61_2);
        const __m256i l63_2 = _mm256_rol_epi32(l61, 10);
        /* right step 63, f2 */
        __m256i r63_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r60_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63_x1);
        const __m256i r63 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62, r61, r62_2, 0xca), r63_x1), 15),
            r61_2);
        const __m256i r63_2 = _mm256_rol_epi32(r61, 10);
        /* left step 64, f4 */
        __m256i l64_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l61_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64_x1);
        const __m256i l64 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63, l63_2, l62, 0xe2), l64_x1), 12),
            l62_2);
        const __m256i l64_2 = _mm256_rol_epi32(l62, 10);
        RIPEMD160_BATCH_FETCH(data[7] + then, 128);
        /* right step 64, f2 */
        __m256i r64_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r61_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64_x1);
        const __m256i r64 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63, r62, r63_2, 0xca), r64_x1), 8),
            r62_2);
        const __m256i r64_2 = _mm256_rol_epi32(r62, 10);
        /* left step 65, f5 */
        __m256i l65_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l62_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65_x1);
        const __m256i l65 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64, l63, l64_2, 0x2d), l65_x1), 9),
            l63_2);
        const __m256i l65_2 = _mm256_rol_epi32(l63, 10);
        /* right step 65, f1 */
        __m256i r65_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), r62_2);
        RIPEMD160_BATCH_KEEP("v", r65_x1);
        const __m256i r65 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64, r64_2, r63, 0x96), r65_x1), 8),
            r63_2);
        const __m256i r65_2 = _mm256_rol_epi32(r63, 10);
        /* left step 66, f5 */
        __m256i l66_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l63_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66_x1);
        const __m256i l66 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65, l64, l65_2, 0x2d), l66_x1), 15),
            l64_2);
        const __m256i l66_2 = _mm256_rol_epi32(l64, 10);
        RIPEMD160_BATCH_COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* right step 66, f1 */
        __m256i r66_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), r63_2);
        RIPEMD160_BATCH_KEEP("v", r66_x1);
        const __m256i r66 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65, r65_2, r64, 0x96), r66_x1), 5),
            r64_2);
        const __m256i r66_2 = _mm256_rol_epi32(r64, 10);
        /* left step 67, f5 */
        __m256i l67_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l64_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67_x1);
        const __m256i l67 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66, l65, l66_2, 0x2d), l67_x1), 5),
            l65_2);
        const __m256i l67_2 = _mm256_rol_epi32(l65, 10);
        /* right step 67, f1 */
        __m256i r67_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), r64_2);
        RIPEMD160_BATCH_KEEP("v", r67_x1);
        const __m256i r67 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66, r66_2, r65, 0x96), r67_x1), 12),
            r65_2);
        const __m256i r67_2 = _mm256_rol_epi32(r65, 10);
        /* left step 68, f5 */
        __m256i l68_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l65_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68_x1);
        const __m256i l68 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67, l66, l67_2, 0x2d), l68_x1), 11),
            l66_2);
        const __m256i l68_2 = _mm256_rol_epi32(l66, 10);
        RIPEMD160_BATCH_COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* right step 68, f1 */
        __m256i r68_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r65_2);
        RIPEMD160_BATCH_KEEP("v", r68_x1);
        const __m256i r68 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67, r67_2, r66, 0x96), r68_x1), 9),
            r66_2);
        const __m256i r68_2 = _mm256_rol_epi32(r66, 10);
        /* left step 69, f5 */
        __m256i l69_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l66_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69_x1);
        const __m256i l69 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68, l67, l68_2, 0x2d), l69_x1), 6),
            l67_2);
        const __m256i l69_2 = _mm256_rol_epi32(l67, 10);
        /* right step 69, f1 */
        __m256i r69_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66_2);
        RIPEMD160_BATCH_KEEP("v", r69_x1);
        const __m256i r69 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68, r68_2, r67, 0x96), r69_x1), 12),
            r67_2);
        const __m256i r69_2 = _mm256_rol_epi32(r67, 10);
        /* left step 70, f5 */
        __m256i l70_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l67_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70_x1);
        const __m256i l70 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69, l68, l69_2, 0x2d), l70_x1), 8),
            l68_2);
        const __m256i l70_2 = _mm256_rol_epi32(l68, 10);
        RIPEMD160_BATCH_COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* right step 70, f1 */
        __m256i r70_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), r67_2);
        RIPEMD160_BATCH_KEEP("v", r70_x1);
        const __m256i r70 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69, r69_2, r68, 0x96), r70_x1), 5),
            r68_2);
        const __m256i r70_2 = _mm256_rol_epi32(r68, 10);
        /* left step 71, f5 */
        __m256i l71_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l68_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71_x1);
        const __m256i l71 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70, l69, l70_2, 0x2d), l71_x1), 13),
            l69_2);
        const __m256i l71_2 = _mm256_rol_epi32(l69, 10);
        /* right step 71, f1 */
        __m256i r71_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), r68_2);
        RIPEMD160_BATCH_KEEP("v", r71_x1);
        const __m256i r71 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70, r70_2, r69, 0x96), r71_x1), 14),
            r69_2);
        const __m256i r71_2 = _mm256_rol_epi32(r69, 10);
        /* left step 72, f5 */
        __m256i l72_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l69_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72_x1);
        const __m256i l72 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71, l70, l71_2, 0x2d), l72_x1), 12),
            l70_2);
        const __m256i l72_2 = _mm256_rol_epi32(l70, 10);
        RIPEMD160_BATCH_COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* right step 72, f1 */
        __m256i r72_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), r69_2);
        RIPEMD160_BATCH_KEEP("v", r72_x1);
        const __m256i r72 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71, r71_2, r70, 0x96), r72_x1), 6),
            r70_2);
        const __m256i r72_2 = _mm256_rol_epi32(r70, 10);
        /* left step 73, f5 */
        __m256i l73_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l70_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73_x1);
        const __m256i l73 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72, l71, l72_2, 0x2d), l73_x1), 5),
            l71_2);
        const __m256i l73_2 = _mm256_rol_epi32(l71, 10);
        /* right step 73, f1 */
        __m256i r73_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), r70_2);
        RIPEMD160_BATCH_KEEP("v", r73_x1);
        const __m256i r73 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72, r72_2, r71, 0x96), r73_x1), 8),
            r71_2);
        const __m256i r73_2 = _mm256_rol_epi32(r71, 10);
        /* left step 74, f5 */
        __m256i l74_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l71_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74_x1);
        const __m256i l74 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73, l72, l73_2, 0x2d), l74_x1), 12),
            l72_2);
        const __m256i l74_2 = _mm256_rol_epi32(l72, 10);
        RIPEMD160_BATCH_COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* right step 74, f1 */
        __m256i r74_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71_2);
        RIPEMD160_BATCH_KEEP("v", r74_x1);
        const __m256i r74 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73, r73_2, r72, 0x96), r74_x1), 13),
            r72_2);
        const __m256i r74_2 = _mm256_rol_epi32(r72, 10);
        /* left step 75, f5 */
        __m256i l75_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l72_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75_x1);
        const __m256i l75 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74, l73, l74_2, 0x2d), l75_x1), 13),
            l73_2);
        const __m256i l75_2 = _mm256_rol_epi32(l73, 10);
        /* right step 75, f1 */
        __m256i r75_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), r72_2);
        RIPEMD160_BATCH_KEEP("v", r75_x1);
        const __m256i r75 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74, r74_2, r73, 0x96), r75_x1), 6),
            r73_2);
        const __m256i r75_2 = _mm256_rol_epi32(r73, 10);
        /* left step 76, f5 */
        __m256i l76_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l73_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76_x1);
        const __m256i l76 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75, l74, l75_2, 0x2d), l76_x1), 14),
            l74_2);
        const __m256i l76_2 = _mm256_rol_epi32(l74, 10);
        RIPEMD160_BATCH_COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* right step 76, f1 */
        __m256i r76_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), r73_2);
        RIPEMD160_BATCH_KEEP("v", r76_x1);
        const __m256i r76 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75, r75_2, r74, 0x96), r76_x1), 5),
            r74_2);
        const __m256i r76_2 = _mm256_rol_epi32(r74, 10);
        /* left step 77, f5 */
        __m256i l77_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l74_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77_x1);
        const __m256i l77 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76, l75, l76_2, 0x2d), l77_x1), 11),
            l75_2);
        const __m256i l77_2 = _mm256_rol_epi32(l75, 10);
        /* right step 77, f1 */
        __m256i r77_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74_2);
        RIPEMD160_BATCH_KEEP("v", r77_x1);
        const __m256i r77 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76, r76_2, r75, 0x96), r77_x1), 15),
            r75_2);
        const __m256i r77_2 = _mm256_rol_epi32(r75, 10);
        /* left step 78, f5 */
        __m256i l78_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l75_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78_x1);
        const __m256i l78 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77, l76, l77_2, 0x2d), l78_x1), 8),
            l76_2);
        const __m256i l78_2 = _mm256_rol_epi32(l76, 10);
        RIPEMD160_BATCH_COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* right step 78, f1 */
        __m256i r78_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75_2);
        RIPEMD160_BATCH_KEEP("v", r78_x1);
        const __m256i r78 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77, r77_2, r76, 0x96), r78_x1), 13),
            r76_2);
        const __m256i r78_2 = _mm256_rol_epi32(r76, 10);
        /* left step 79, f5 */
        __m256i l79_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l76_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79_x1);
        const __m256i l79 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78, l77, l78_2, 0x2d), l79_x1), 5),
            l77_2);
        const __m256i l79_2 = _mm256_rol_epi32(l77, 10);
        /* right step 79, f1 */
        __m256i r79_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), r76_2);
        RIPEMD160_BATCH_KEEP("v", r79_x1);
        const __m256i r79 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78, r78_2, r77, 0x96), r79_x1), 11),
            r77_2);
        const __m256i r79_2 = _mm256_rol_epi32(r77, 10);
        /* left step 80, f5 */
        __m256i l80_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l77_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80_x1);
        const __m256i l80 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79, l78, l79_2, 0x2d), l80_x1), 6),
            l78_2);
        const __m256i l80_2 = _mm256_rol_epi32(l78, 10);
        RIPEMD160_BATCH_COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* right step 80, f1 */
        __m256i r80_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), r77_2);
        RIPEMD160_BATCH_KEEP("v", r80_x1);
        const __m256i r80 = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79, r79_2, r78, 0x96), r80_x1), 11),
            r78_2);
        const __m256i r80_2 = _mm256_rol_epi32(r78, 10);
        __m256i x1 = _mm256_add_epi32(r80_2, h1);
        RIPEMD160_BATCH_KEEP("v", x1);
        __m256i x2 = _mm256_add_epi32(r79_2, h2);
        RIPEMD160_BATCH_KEEP("v", x2);
        __m256i x3 = _mm256_add_epi32(r78_2, h3);
        RIPEMD160_BATCH_KEEP("v", x3);
        __m256i x4 = _mm256_add_epi32(l78_2, h4);
        RIPEMD160_BATCH_KEEP("v", x4);
        __m256i x5 = _mm256_add_epi32(r79, h0);
        RIPEMD160_BATCH_KEEP("v", x5);

        const __m256i h0_next = _mm256_add_epi32(l79, x1);
        const __m256i h1_next = _mm256_add_epi32(l80_2, x2);
        const __m256i h2_next = _mm256_add_epi32(l79_2, x3);
        const __m256i h3_next = _mm256_add_epi32(r80, x4);
        const __m256i h4_next = _mm256_add_epi32(l80, x5);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][0]), h0);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][0]), h1);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][0]), h2);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][0]), h3);
    _mm256_storeu_si256((__m256i *)(void *)(&state[4][0]), h4);
}

enum {
    RIPEMD160_BATCH_LANES = 16, /* messages side by side */
    /* their streams; once the remaining messages fit into one stream, they continue in it */
    RIPEMD160_BATCH_STREAMS = 2,
    RIPEMD160_BATCH_WINDOW = 1024, /* messages that are sorted together */
    RIPEMD160_BATCH_EXACT = 64, /* each number of blocks below this has its own rank */
    RIPEMD160_BATCH_RANKS = 512,
    RIPEMD160_BATCH_FEW = 1 /* at most this number of messages are faster one by one */
};

/*
 * What a call processes: whole messages, the rest of messages after whole blocks, or pieces or ends
 * of messages in contexts.
 */
enum { RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_RESTS, RIPEMD160_BATCH_PIECES, RIPEMD160_BATCH_ENDS };

/* How the arguments specify messages and pieces. */
enum { RIPEMD160_BATCH_POINTERS, RIPEMD160_BATCH_ROWS, RIPEMD160_BATCH_OFFSETS32,
    RIPEMD160_BATCH_OFFSETS64 };

/* The arguments of a call. */
typedef struct {
    ripemd160_ctx *const *ctx; /* for pieces and ends */
    const uint8_t *const *data; /* for whole messages and pieces, by pointers */
    const size_t *len; /* their lengths */
    const uint8_t *rows;
    size_t stride;
    size_t row_bytes;
    const uint8_t *base;
    const uint32_t *offsets32;
    const uint64_t *offsets64;
    const uint32_t *state; /* the states from which rests of messages continue */
    const uint64_t *count; /* the bytes already hashed */
    size_t each; /* 1 if each message has its own state and count, 0 if all share one */
    uint8_t (*digest)[20]; /* for whole messages and ends */
} ripemd160_batch_messages;

#define RIPEMD160_BATCH_NONE ((size_t)-1) /* no message */

/* Messages in progress. A lane without a message repeats any blocks. */
typedef struct {
    uint32_t state[5][16] RIPEMD160_BATCH_ALIGNED;
    const uint8_t *data[16]; /* the next blocks of each lane */
    size_t nblocks[16]; /* their number */
    const uint8_t *then[16]; /* the blocks after these */
    size_t nthen[16]; /* their number */
    size_t message[16]; /* the index of the message, or RIPEMD160_BATCH_NONE */
    size_t first; /* the messages before the sorted ones */
    size_t known; /* the sorted ones */
    size_t begun; /* those of them that were started */
    size_t busy; /* the lanes with messages */
    size_t end; /* lanes from here on have none */
    uint8_t joined[16][128]; /* copies of blocks whose data are not contiguous, or padded */
    uint16_t order[1024]; /* the indices of the sorted messages, behind the first one */
    uint16_t ranks[1024];
} ripemd160_batch_work;

static const uint32_t RIPEMD160_BATCH_IV[5] = {
    0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u,
    0xc3d2e1f0u,
};

/* Returns the address of message i, or of its piece. */
RIPEMD160_BATCH_INLINE const uint8_t *ripemd160_batch_data_of(int form,
    const ripemd160_batch_messages *m, size_t i)
{
    switch (form) {
    case RIPEMD160_BATCH_ROWS:
        return m->rows != NULL ? m->rows + m->stride * i : NULL;
    case RIPEMD160_BATCH_OFFSETS32:
        return m->base != NULL ? m->base + m->offsets32[i] : NULL;
    case RIPEMD160_BATCH_OFFSETS64:
        return m->base != NULL ? m->base + m->offsets64[i] : NULL;
    default:
        return m->data[i];
    }
}

/* Returns its length in bytes. */
RIPEMD160_BATCH_INLINE size_t ripemd160_batch_length_of(int form, const ripemd160_batch_messages *m,
    size_t i)
{
    switch (form) {
    case RIPEMD160_BATCH_ROWS:
        return m->row_bytes;
    case RIPEMD160_BATCH_OFFSETS32:
        return (size_t)(m->offsets32[i + 1] - m->offsets32[i]);
    case RIPEMD160_BATCH_OFFSETS64:
        return (size_t)(m->offsets64[i + 1] - m->offsets64[i]);
    default:
        return m->len[i];
    }
}

/*
 * Returns the number of blocks that are complete after this call, including padding at the end of a
 * message.
 */
RIPEMD160_BATCH_INLINE size_t ripemd160_batch_count_blocks(int kind, int form,
    const ripemd160_batch_messages *m, size_t i)
{
    const size_t used = kind >= RIPEMD160_BATCH_PIECES ? (size_t)(m->ctx[i]->length % 64) : 0;
    const size_t len = kind != RIPEMD160_BATCH_ENDS ? ripemd160_batch_length_of(form, m, i) : 0,
        end = kind != RIPEMD160_BATCH_PIECES ? 72 : 0;

    return len / 64 + (used + len % 64 + end) / 64;
}

/*
 * Returns the rank of a message by its number of blocks. Large numbers with the same leading bits
 * share a rank.
 */
static size_t ripemd160_batch_rank(size_t nblocks)
{
    size_t above = 0;

    for (;
        nblocks >= RIPEMD160_BATCH_EXACT && above < RIPEMD160_BATCH_RANKS - RIPEMD160_BATCH_EXACT;
        above += RIPEMD160_BATCH_EXACT / 2)
        nblocks /= 2;
    if (nblocks >= RIPEMD160_BATCH_EXACT)
        nblocks = RIPEMD160_BATCH_EXACT - 1;
    return above + nblocks;
}

/*
 * Sorts the indices of count messages by rank, the largest first, so that messages side by side end
 * together.
 */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_sort(uint16_t *order, const uint16_t *ranks,
    size_t count)
{
    uint16_t place[RIPEMD160_BATCH_RANKS] = {0};
    size_t before = 0;

    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < count; i++)
        place[ranks[i] % RIPEMD160_BATCH_RANKS]++;
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t i = RIPEMD160_BATCH_RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)before;
        before += equal;
    }
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < count; i++)
        order[place[ranks[i] % RIPEMD160_BATCH_RANKS]++] = (uint16_t)i;
}

/* Sorts the next messages, unless all start at once, or are in order already. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_sort_next(int kind, int form, ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    const size_t first = w->first + w->known;
    size_t known = n - first;

    if (known > RIPEMD160_BATCH_WINDOW)
        known = RIPEMD160_BATCH_WINDOW;
    w->first = first;
    w->known = known;
    w->begun = 0;
    if (known > RIPEMD160_BATCH_LANES) {
        size_t last = RIPEMD160_BATCH_RANKS, rises = 0;

        RIPEMD160_BATCH_ONE_BY_ONE
        for (size_t i = 0; i < known; i++) {
            const size_t next =
                ripemd160_batch_rank(ripemd160_batch_count_blocks(kind, form, m, first + i));

            w->ranks[i] = (uint16_t)next;
            rises |= next > last;
            last = next;
        }
        if (rises != 0) {
            ripemd160_batch_sort(w->order, w->ranks, known);
            return;
        }
    }
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < known; i++)
        w->order[i] = (uint16_t)i;
}

/* Prefetches the first blocks of message i, and the context. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_fetch(int kind, int form,
    const ripemd160_batch_messages *m, size_t i)
{
    const uint8_t *const data =
        kind != RIPEMD160_BATCH_ENDS ? ripemd160_batch_data_of(form, m, i) : NULL;
    const size_t len = kind != RIPEMD160_BATCH_ENDS ? ripemd160_batch_length_of(form, m, i) : 0;

    if (kind >= RIPEMD160_BATCH_PIECES) {
        RIPEMD160_BATCH_FETCH(m->ctx[i], 0);
        RIPEMD160_BATCH_FETCH(m->ctx[i], sizeof *m->ctx[i] - 1);
    }
    if (kind != RIPEMD160_BATCH_ENDS) {
        RIPEMD160_BATCH_FETCH(data, 0);
        if (len > 64) {
            RIPEMD160_BATCH_FETCH(data, 64);
            RIPEMD160_BATCH_FETCH(data, len < 128 ? len : 128);
            RIPEMD160_BATCH_FETCH(data, len < 192 ? len : 192);
            RIPEMD160_BATCH_FETCH(data, len - len % 64);
        }
        RIPEMD160_BATCH_FETCH(data, len);
    }
}

/* Copies 1 to 63 bytes, in pieces that may overlap. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_copy(uint8_t *to, const uint8_t *from, size_t len)
{
    if (len >= 32) {
        memcpy(to, from, 16);
        memcpy(to + 16, from + 16, 16);
        memcpy(to + len - 32, from + len - 32, 16);
        memcpy(to + len - 16, from + len - 16, 16);
    } else if (len >= 16) {
        memcpy(to, from, 16);
        memcpy(to + len - 16, from + len - 16, 16);
    } else if (len >= 8) {
        memcpy(to, from, 8);
        memcpy(to + len - 8, from + len - 8, 8);
    } else if (len >= 4) {
        memcpy(to, from, 4);
        memcpy(to + len - 4, from + len - 4, 4);
    } else if (len >= 2) {
        memcpy(to, from, 2);
        memcpy(to + len - 2, from + len - 2, 2);
    } else {
        to[0] = from[0];
    }
}

/*
 * Writes the padding of a message of length bytes, after its last len % 64 bytes, and returns the
 * number of these blocks.
 */
RIPEMD160_BATCH_OUTLINED size_t ripemd160_batch_pad(uint8_t end[128], const uint8_t *data,
    size_t len, uint64_t length)
{
    const size_t rest = len % 64, size = rest < 56 ? 64 : 128;
    const uint64_t bits = length * 8;
    uint8_t last[8];

    ripemd160_batch_store32(last, (uint32_t)bits);
    ripemd160_batch_store32(last + 4, (uint32_t)(bits >> 32));
    memset(end, 0, 16);
    memset(end + 16, 0, 16);
    memset(end + 32, 0, 16);
    memset(end + 48, 0, 16);
    memset(end + 64, 0, 16);
    memset(end + 80, 0, 16);
    memset(end + 96, 0, 16);
    memset(end + 112, 0, 16);
    if (rest != 0)
        ripemd160_batch_copy(end, data + (len - rest), rest);
    end[rest] = 0x80;
    memcpy(end + size - sizeof last, last, sizeof last);
    return size / 64;
}

/* Pads and clears the end of a message in a context, and returns the number of its last blocks. */
RIPEMD160_BATCH_OUTLINED size_t ripemd160_batch_end_context(uint8_t end[128], ripemd160_ctx *ctx)
{
    const size_t count =
        ripemd160_batch_pad(end, ctx->buffer, (size_t)(ctx->length % 64), ctx->length);

    ripemd160_batch_wipe(ctx, sizeof *ctx);
    return count;
}

/*
 * Appends a piece to a context, except for its whole blocks, and joins the block that its first
 * bytes complete, if there is one. Returns the number of these bytes, or RIPEMD160_BATCH_NONE if
 * the piece completes no block.
 */
RIPEMD160_BATCH_OUTLINED size_t ripemd160_batch_append(uint8_t block[64], ripemd160_ctx *ctx,
    const uint8_t *data, size_t len)
{
    const size_t used = (size_t)(ctx->length % 64), room = used != 0 ? 64 - used : 0;

    if (len == 0)
        return RIPEMD160_BATCH_NONE;
    ctx->length += len;
    if (used + len < 64) {
        memcpy(ctx->buffer + used, data, len);
        return RIPEMD160_BATCH_NONE;
    }
    if (used != 0) {
        memcpy(block, ctx->buffer, used);
        memcpy(block + used, data, room);
    }
    memcpy(ctx->buffer, data + (len - (used + len) % 64), (used + len) % 64);
    return room;
}

/* Starts the next message in a lane. A piece that completes no block leaves the lane free. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_start(int kind, int form, ripemd160_batch_work *w,
    size_t j, const ripemd160_batch_messages *m)
{
    const size_t i = w->first + w->order[w->begun++];
    const uint32_t *state;

    if (kind == RIPEMD160_BATCH_PIECES) {
        const uint8_t *const data = ripemd160_batch_data_of(form, m, i);
        const size_t len = ripemd160_batch_length_of(form, m, i),
            room = ripemd160_batch_append(w->joined[j], m->ctx[i], data, len);

        if (room == RIPEMD160_BATCH_NONE)
            return;
        w->data[j] = w->joined[j];
        w->nblocks[j] = room != 0;
        w->then[j] = data + room;
        w->nthen[j] = (len - room) / 64;
        state = m->ctx[i]->state;
    } else if (kind != RIPEMD160_BATCH_ENDS) {
        const uint8_t *const data = ripemd160_batch_data_of(form, m, i);
        const size_t len = ripemd160_batch_length_of(form, m, i), whole = len / 64;
        const size_t last = ripemd160_batch_pad(w->joined[j], data, len,
            len + (kind == RIPEMD160_BATCH_RESTS ? m->count[m->each * i] : 0));

        w->data[j] = whole != 0 ? data : w->joined[j];
        w->nblocks[j] = whole != 0 ? whole : last;
        w->then[j] = w->joined[j];
        w->nthen[j] = whole != 0 ? last : 0;
        state = kind == RIPEMD160_BATCH_RESTS ? m->state + 5 * m->each * i : RIPEMD160_BATCH_IV;
    } else {
        state = m->ctx[i]->state;
    }
    w->state[0][j] = state[0];
    w->state[1][j] = state[1];
    w->state[2][j] = state[2];
    w->state[3][j] = state[3];
    w->state[4][j] = state[4];
    if (kind == RIPEMD160_BATCH_ENDS) {
        w->data[j] = w->joined[j];
        w->nblocks[j] = ripemd160_batch_end_context(w->joined[j], m->ctx[i]);
    }
    w->message[j] = i;
}

/*
 * Writes the result of a message, its digest or the state of its context. The words of the state
 * are stride words apart.
 */
RIPEMD160_BATCH_INLINE void ripemd160_batch_put(int kind, const ripemd160_batch_messages *m,
    size_t i, const uint32_t *state, size_t stride)
{
    if (kind != RIPEMD160_BATCH_PIECES) {
        uint8_t *const digest = m->digest[i];

        ripemd160_batch_store32(digest + 0, state[0 * stride]);
        ripemd160_batch_store32(digest + 4, state[1 * stride]);
        ripemd160_batch_store32(digest + 8, state[2 * stride]);
        ripemd160_batch_store32(digest + 12, state[3 * stride]);
        ripemd160_batch_store32(digest + 16, state[4 * stride]);
    } else {
        uint32_t *const to = m->ctx[i]->state;

        to[0] = state[0 * stride];
        to[1] = state[1 * stride];
        to[2] = state[2 * stride];
        to[3] = state[3 * stride];
        to[4] = state[4 * stride];
    }
}

/*
 * Moves a message from another stream into a free lane of the first one. Returns 1, or 0 if there
 * is none. No message starts afterwards, so its joined blocks need not move.
 */
RIPEMD160_BATCH_OUTLINED int ripemd160_batch_take_over(ripemd160_batch_work *w, size_t j)
{
    size_t from = RIPEMD160_BATCH_LANES;

    while (from != RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS
        && w->message[from - 1] == RIPEMD160_BATCH_NONE)
        from--;
    if (from-- == RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS)
        return 0;
    w->state[0][j] = w->state[0][from];
    w->state[1][j] = w->state[1][from];
    w->state[2][j] = w->state[2][from];
    w->state[3][j] = w->state[3][from];
    w->state[4][j] = w->state[4][from];
    w->data[j] = w->data[from];
    w->nblocks[j] = w->nblocks[from];
    w->then[j] = w->then[from];
    w->nthen[j] = w->nthen[from];
    w->message[j] = w->message[from];
    w->message[from] = RIPEMD160_BATCH_NONE;
    return 1;
}

/* Have all messages been started? */
RIPEMD160_BATCH_INLINE int ripemd160_batch_have_started(const ripemd160_batch_work *w, size_t n)
{
    return w->begun == w->known && w->first + w->known == n;
}

/* Lets a lane without a message repeat any blocks. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_idle(ripemd160_batch_work *w, size_t j)
{
    w->data[j] = w->joined[0];
    w->nblocks[j] = 2 * RIPEMD160_BATCH_LANES;
}

/*
 * Continues a lane without blocks: with the other blocks of its message, or after the message's
 * result with another message. The lane has no blocks afterwards if that is a piece which completes
 * no block.
 */
RIPEMD160_BATCH_INLINE void ripemd160_batch_continue_lane(int kind, int form,
    ripemd160_batch_work *w, const ripemd160_batch_messages *m, size_t n, size_t j,
    void (*next)(ripemd160_batch_work *, const ripemd160_batch_messages *, size_t))
{
    if (w->nthen[j] != 0) {
        w->data[j] = w->then[j];
        w->nblocks[j] = w->nthen[j];
        w->nthen[j] = 0;
        return;
    }
    if (w->message[j] != RIPEMD160_BATCH_NONE) {
        ripemd160_batch_put(kind, m, w->message[j], &w->state[0][j], RIPEMD160_BATCH_LANES);
        w->message[j] = RIPEMD160_BATCH_NONE;
    }
    if (w->begun == w->known && w->first + w->known != n)
        next(w, m, n);
    if (w->begun != w->known) {
        const size_t later = w->begun + RIPEMD160_BATCH_LANES;

        if (later < w->known)
            ripemd160_batch_fetch(kind, form, m, w->first + w->order[later]);
        ripemd160_batch_start(kind, form, w, j, m);
    } else if (w->end <= RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS
        || j >= RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS
        || !ripemd160_batch_take_over(w, j)) {
        ripemd160_batch_idle(w, j);
    }
}

/* Continues all lanes without blocks. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_continue_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n,
    void (*lane)(ripemd160_batch_work *, const ripemd160_batch_messages *, size_t, size_t))
{
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < RIPEMD160_BATCH_LANES; j++) {
        RIPEMD160_BATCH_KEEP("r", j);
        while (w->nblocks[j] == 0)
            if (w->message[j] == RIPEMD160_BATCH_NONE && ripemd160_batch_have_started(w, n)
                && (w->end <= RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS
                    || j >= RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS))
                ripemd160_batch_idle(w, j);
            else
                lane(w, m, n, j);
    }
}

/* Returns the least number of blocks of all lanes, and counts the lanes with messages. */
RIPEMD160_BATCH_OUTLINED size_t ripemd160_batch_survey(ripemd160_batch_work *w)
{
    size_t nblocks = RIPEMD160_BATCH_NONE, busy = 0, end = 0;

    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < RIPEMD160_BATCH_LANES; j++) {
        size_t is_busy;

        RIPEMD160_BATCH_KEEP("r", j);
        is_busy = w->message[j] != RIPEMD160_BATCH_NONE;
        busy += is_busy;
        end = is_busy != 0 ? j + 1 : end;
        nblocks = w->nblocks[j] < nblocks ? w->nblocks[j] : nblocks;
        RIPEMD160_BATCH_KEEP("r", nblocks);
    }
    w->busy = busy;
    w->end = end;
    return nblocks;
}

/* Processes the rest of each message by itself. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_finish(int kind, const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < RIPEMD160_BATCH_LANES; j++) {
        uint32_t state[5];

        RIPEMD160_BATCH_KEEP("r", j);
        if (w->message[j] == RIPEMD160_BATCH_NONE)
            continue;
        for (size_t k = 0; k < 5; k++)
            state[k] = w->state[k][j];
        ripemd160_batch_ripemd160_blocks(state, w->data[j], w->nblocks[j]);
        ripemd160_batch_ripemd160_blocks(state, w->then[j], w->nthen[j]);
        ripemd160_batch_put(kind, m, w->message[j], state, 1);
    }
}

/* Processes all messages, with functions for their kind and form. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_hash_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n,
    void (*lanes)(ripemd160_batch_work *, const ripemd160_batch_messages *, size_t),
        void (*end)(const ripemd160_batch_work *, const ripemd160_batch_messages *))
{
    size_t nothing = 0;

    w->first = w->known = w->begun = 0;
    w->end = 0;
    RIPEMD160_BATCH_KEEP("r", nothing); /* or else, gcc calls memset */
    for (size_t j = 0; j < RIPEMD160_BATCH_LANES; j++) {
        w->state[0][j] = (uint32_t)nothing;
        w->state[1][j] = (uint32_t)nothing;
        w->state[2][j] = (uint32_t)nothing;
        w->state[3][j] = (uint32_t)nothing;
        w->state[4][j] = (uint32_t)nothing;
        w->nblocks[j] = w->nthen[j] = nothing;
        w->message[j] = RIPEMD160_BATCH_NONE;
    }
    /* or else, gcc warns that the kernel's states are larger than a part of them */
    RIPEMD160_BATCH_KEEP("r", w);
    for (;;) {
        size_t nblocks;

        lanes(w, m, n);
        nblocks = ripemd160_batch_survey(w);
        if (w->busy <= RIPEMD160_BATCH_FEW && ripemd160_batch_have_started(w, n))
            break;
        if (w->end <= RIPEMD160_BATCH_LANES / RIPEMD160_BATCH_STREAMS)
            ripemd160_batch_ripemd160_x8_blocks(w->state, w->data, nblocks);
        else
            ripemd160_batch_ripemd160_x8x2_blocks(w->state, w->data, nblocks);
        for (size_t j = 0; j < RIPEMD160_BATCH_LANES; j++) {
            w->data[j] += 64 * nblocks;
            w->nblocks[j] -= nblocks;
        }
    }
    _mm256_zeroupper(); /* gcc omits it before calls within the file */
    end(w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_POINTERS, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_POINTERS, w, m, n, j,
        ripemd160_batch_batch_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_batch_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_WHOLE, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_batch_lanes, ripemd160_batch_batch_end);
}

void ripemd160_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20],
    size_t n)
{
    const ripemd160_batch_messages m =
        {NULL, msg, len, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_batch_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_rows_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_ROWS, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_rows_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_ROWS, w, m, n, j,
        ripemd160_batch_batch_rows_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_rows_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_batch_rows_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_rows_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_WHOLE, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_rows_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_batch_rows_lanes,
        ripemd160_batch_batch_rows_end);
}

void ripemd160_batch_rows(const uint8_t *rows, size_t stride, size_t row_bytes,
    uint8_t (*digest)[20], size_t n)
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_batch_rows_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets32_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_OFFSETS32, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets32_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_OFFSETS32, w, m, n, j,
        ripemd160_batch_batch_offsets32_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets32_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_batch_offsets32_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets32_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_WHOLE, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets32_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_batch_offsets32_lanes,
        ripemd160_batch_batch_offsets32_end);
}

void ripemd160_batch_offsets32(const uint8_t *base, const uint32_t *offsets32,
    uint8_t (*digest)[20], size_t n)
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_batch_offsets32_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets64_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_OFFSETS64, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets64_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_WHOLE, RIPEMD160_BATCH_OFFSETS64, w, m, n, j,
        ripemd160_batch_batch_offsets64_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets64_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_batch_offsets64_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets64_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_WHOLE, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_offsets64_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_batch_offsets64_lanes,
        ripemd160_batch_batch_offsets64_end);
}

void ripemd160_batch_offsets64(const uint8_t *base, const uint64_t *offsets64,
    uint8_t (*digest)[20], size_t n)
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_batch_offsets64_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_from_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_RESTS, RIPEMD160_BATCH_POINTERS, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_from_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_RESTS, RIPEMD160_BATCH_POINTERS, w, m, n, j,
        ripemd160_batch_batch_from_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_from_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_batch_from_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_from_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_RESTS, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_batch_from_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_batch_from_lanes,
        ripemd160_batch_batch_from_end);
}

void ripemd160_batch_from(const uint32_t state[], const uint64_t count[], int each,
    const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20], size_t n)
{
    const ripemd160_batch_messages m =
        {NULL, msg, len, NULL, 0, 0, NULL, NULL, NULL, state, count, each != 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_batch_from_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_update_batch_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_PIECES, RIPEMD160_BATCH_POINTERS, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_update_batch_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_PIECES, RIPEMD160_BATCH_POINTERS, w, m, n, j,
        ripemd160_batch_update_batch_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_update_batch_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_update_batch_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_update_batch_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_PIECES, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_update_batch_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_update_batch_lanes,
        ripemd160_batch_update_batch_end);
}

void ripemd160_update_batch(ripemd160_ctx *const ctx[], const uint8_t *const data[],
    const size_t len[], size_t n)
{
    const ripemd160_batch_messages m =
        {ctx, data, len, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL};
    ripemd160_batch_work w;

    ripemd160_batch_update_batch_all(&w, &m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_final_batch_next(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_sort_next(RIPEMD160_BATCH_ENDS, RIPEMD160_BATCH_POINTERS, w, m, n);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_final_batch_lane(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n, size_t j)
{
    ripemd160_batch_continue_lane(RIPEMD160_BATCH_ENDS, RIPEMD160_BATCH_POINTERS, w, m, n, j,
        ripemd160_batch_final_batch_next);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_final_batch_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_continue_lanes(w, m, n, ripemd160_batch_final_batch_lane);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_final_batch_end(const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    ripemd160_batch_finish(RIPEMD160_BATCH_ENDS, w, m);
}

RIPEMD160_BATCH_OUTLINED void ripemd160_batch_final_batch_all(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n)
{
    ripemd160_batch_hash_all(w, m, n, ripemd160_batch_final_batch_lanes,
        ripemd160_batch_final_batch_end);
}

void ripemd160_final_batch(ripemd160_ctx *const ctx[], uint8_t (*digest)[20], size_t n)
{
    const ripemd160_batch_messages m =
        {ctx, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, digest};
    ripemd160_batch_work w;

    ripemd160_batch_final_batch_all(&w, &m, n);
}

enum {
    RIPEMD160_BATCH_ONE = 55, /* bytes of the longest row of one block */
    RIPEMD160_BATCH_SHORT = 15, /* bytes of the longest row that is hashed as a few words */
    RIPEMD160_BATCH_LONG = 4032, /* longer rows start one by one */
    /* steps, each of a block of a row in every lane, that are processed together */
    RIPEMD160_BATCH_PART = 8,
    RIPEMD160_BATCH_MOST_LONG = 256 /* long rows that are processed together */
};

#define RIPEMD160_BATCH_NO_ROW ((uint16_t)-1)

/* Rows in progress. */
typedef struct {
    uint32_t state[5][16] RIPEMD160_BATCH_ALIGNED;
    uint32_t made[8][5][16]; /* the states after each step */
    uint8_t end[128][64]; /* the last blocks of rows, with padding */
    uint8_t digest[128][20];
    const uint8_t *data[128]; /* the blocks of each step */
    uint8_t begins[8]; /* 1 if rows begin with the step, or else 0 */
    uint8_t ends[8]; /* 1 if rows end with the step, or else 0 */
    uint16_t row[128]; /* the row that ends with the step, or RIPEMD160_BATCH_NO_ROW */
    size_t nsteps;
    const uint8_t *ripemd160_batch_start[1024]; /* the rows of a window */
    size_t len[1024];
    uint16_t order[1024]; /* their indices, the longest first, and null rows last */
    uint16_t ranks[1024];
} ripemd160_batch_column;

/* Returns the number of blocks of a message, including its padding. */
RIPEMD160_BATCH_INLINE size_t ripemd160_batch_blocks_of(size_t len)
{
    return len / 64 + (len % 64 + 64 - 1 - RIPEMD160_BATCH_ONE) / 64 + 1;
}

/* Writes the end of a row in a block: its last len bytes, 0x80, and zeros. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_put_end(uint8_t end[64], const uint8_t *data,
    size_t len)
{
    memset(end, 0, 16);
    memset(end + 16, 0, 16);
    memset(end + 32, 0, 16);
    memset(end + 48, 0, 16);
    if (len != 0)
        ripemd160_batch_copy(end, data, len);
    end[len] = 0x80;
}

/* Writes the length of a message at the end of its last block. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_put_length(uint8_t end[64], uint64_t length)
{
    const uint64_t bits = length * 8;

    ripemd160_batch_store32(end + 56, (uint32_t)bits);
    ripemd160_batch_store32(end + 60, (uint32_t)(bits >> 32));
}

/* Writes the lower-case hexadecimal digits of a digest. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_put_hex(uint8_t hex[40], const uint8_t digest[20])
{
    for (size_t k = 0; k < 20; k += 4) {
        /* Each of eight bytes becomes a digit, the lowest one first. */
        uint64_t x = (uint64_t)digest[k] | (uint64_t)digest[k + 1] << 16
            | (uint64_t)digest[k + 2] << 32 | (uint64_t)digest[k + 3] << 48;

        x = (x >> 4 & 0x000f000f000f000f) | (x & 0x000f000f000f000f) << 8;
        x += 0x3030303030303030
            + ((x + 0x0606060606060606) >> 4 & 0x0101010101010101) * ('a' - '0' - 10);
        hex[2 * k] = (uint8_t)x;
        hex[2 * k + 1] = (uint8_t)(x >> 8);
        hex[2 * k + 2] = (uint8_t)(x >> 16);
        hex[2 * k + 3] = (uint8_t)(x >> 24);
        hex[2 * k + 4] = (uint8_t)(x >> 32);
        hex[2 * k + 5] = (uint8_t)(x >> 40);
        hex[2 * k + 6] = (uint8_t)(x >> 48);
        hex[2 * k + 7] = (uint8_t)(x >> 56);
    }
}

/* Writes the result of row i from a digest. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_put_result(uint8_t *out, int is_hex, size_t i,
    const uint8_t digest[20])
{
    if (is_hex != 0)
        ripemd160_batch_put_hex(out + 40 * i, digest);
    else
        memcpy(out + 20 * i, digest, 20);
}

/* Compresses a block of each of several rows in each step. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_x8x2_steps(uint32_t state[5][16],
    const uint8_t *const (*data)[16], const uint8_t *begins, uint32_t (*made)[5][16], size_t nsteps)
{
    __m256i h0a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));
    __m256i h4a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[4][0]));
    __m256i h0b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][8]));
    __m256i h1b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][8]));
    __m256i h2b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][8]));
    __m256i h3b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][8]));
    __m256i h4b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[4][8]));

    uint32_t buffers[2][16][16] RIPEMD160_BATCH_ALIGNED;

    for (size_t j = 0; nsteps != 0 && j < 16; j += 2) {
        RIPEMD160_BATCH_COPY(&buffers[0][0][j], 16, data[0][j] + 0, data[0][j + 1] + 0);
        RIPEMD160_BATCH_COPY(&buffers[0][2][j], 16, data[0][j] + 8, data[0][j + 1] + 8);
        RIPEMD160_BATCH_COPY(&buffers[0][4][j], 16, data[0][j] + 16, data[0][j + 1] + 16);
        RIPEMD160_BATCH_COPY(&buffers[0][6][j], 16, data[0][j] + 24, data[0][j + 1] + 24);
        RIPEMD160_BATCH_COPY(&buffers[0][8][j], 16, data[0][j] + 32, data[0][j + 1] + 32);
        RIPEMD160_BATCH_COPY(&buffers[0][10][j], 16, data[0][j] + 40, data[0][j + 1] + 40);
        RIPEMD160_BATCH_COPY(&buffers[0][12][j], 16, data[0][j] + 48, data[0][j + 1] + 48);
        RIPEMD160_BATCH_COPY(&buffers[0][14][j], 16, data[0][j] + 56, data[0][j + 1] + 56);
    }
    for (size_t step = 0; step < nsteps; step++) {
        const uint32_t *k = RIPEMD160_BATCH_K_X8X2;

        RIPEMD160_BATCH_KEEP("r", k);
        uint32_t(*const w)[16] = buffers[step % 2];
        uint32_t(*const next)[16] = buffers[step % 2 ^ 1];
        const size_t then = step + 1 < nsteps ? step + 1 : step;
        if (begins[step] != 0) {
            h0a = _mm256_set1_epi32((int)0x67452301u);
            h1a = _mm256_set1_epi32((int)0xefcdab89u);
            h2a = _mm256_set1_epi32((int)0x98badcfeu);
            h3a = _mm256_set1_epi32((int)0x10325476u);
            h4a = _mm256_set1_epi32((int)0xc3d2e1f0u);
            h0b = _mm256_set1_epi32((int)0x67452301u);
            h1b = _mm256_set1_epi32((int)0xefcdab89u);
            h2b = _mm256_set1_epi32((int)0x98badcfeu);
            h3b = _mm256_set1_epi32((int)0x10325476u);
            h4b = _mm256_set1_epi32((int)0xc3d2e1f0u);
        }

        /* stream a, left step 1, f1 */
        const __m256i l1a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2a, h1a, h3a, 0x96),
                    _mm256_add_epi32(h0a,
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])))), 11), h4a);
        const __m256i l1a_2 = _mm256_rol_epi32(h2a, 10);
        /* stream b, left step 1, f1 */
        const __m256i l1b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2b, h1b, h3b, 0x96),
                    _mm256_add_epi32(h0b,
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])))), 11), h4b);
        const __m256i l1b_2 = _mm256_rol_epi32(h2b, 10);
        /* stream a, right step 1, f5 */
        const __m256i r1a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2a, h3a, h1a, 0x59),
                    _mm256_add_epi32(
                        _mm256_add_epi32(
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
                        _mm256_set1_epi32((int)k[0])), h0a)), 8), h4a);
        /* stream b, right step 1, f5 */
        const __m256i r1b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(h2b, h3b, h1b, 0x59),
                    _mm256_add_epi32(
                        _mm256_add_epi32(
                        _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
                        _mm256_set1_epi32((int)k[0])), h0b)), 8), h4b);
        RIPEMD160_BATCH_COPY(&next[0][0], 16, data[then][0] + 0, data[then][1] + 0);
        /* stream a, left step 2, f1 */
        __m256i l2a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), h4a);
        RIPEMD160_BATCH_KEEP("v", l2a_x1);
        const __m256i l2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l1a, l1a_2, h1a, 0x96), l2a_x1), 14),
            h3a);
        const __m256i l2a_2 = _mm256_rol_epi32(h1a, 10);
        /* stream b, left step 2, f1 */
        __m256i l2b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), h4b);
        RIPEMD160_BATCH_KEEP("v", l2b_x1);
        const __m256i l2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l1b, l1b_2, h1b, 0x96), l2b_x1), 14),
            h3b);
        const __m256i l2b_2 = _mm256_rol_epi32(h1b, 10);
        /* stream a, right step 2, f5 */
        __m256i r2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(h4a, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2a_x1);
        const __m256i r2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r1a, h1a, l1a_2, 0x2d), r2a_x1), 9),
            h3a);
        /* stream b, right step 2, f5 */
        __m256i r2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(h4b, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r2b_x1);
        const __m256i r2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r1b, h1b, l1b_2, 0x2d), r2b_x1), 9),
            h3b);
        /* stream a, left step 3, f1 */
        __m256i l3a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), h3a);
        RIPEMD160_BATCH_KEEP("v", l3a_x1);
        const __m256i l3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l2a, l2a_2, l1a, 0x96), l3a_x1), 15),
            l1a_2);
        const __m256i l3a_2 = _mm256_rol_epi32(l1a, 10);
        RIPEMD160_BATCH_COPY(&next[2][0], 16, data[then][0] + 8, data[then][1] + 8);
        /* stream b, left step 3, f1 */
        __m256i l3b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), h3b);
        RIPEMD160_BATCH_KEEP("v", l3b_x1);
        const __m256i l3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l2b, l2b_2, l1b, 0x96), l3b_x1), 15),
            l1b_2);
        const __m256i l3b_2 = _mm256_rol_epi32(l1b, 10);
        /* stream a, right step 3, f5 */
        __m256i r3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(h3a, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3a_x1);
        const __m256i r3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r2a, r1a, l2a_2, 0x2d), r3a_x1), 9),
            l1a_2);
        const __m256i r3a_2 = _mm256_rol_epi32(r1a, 10);
        /* stream b, right step 3, f5 */
        __m256i r3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(h3b, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r3b_x1);
        const __m256i r3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r2b, r1b, l2b_2, 0x2d), r3b_x1), 9),
            l1b_2);
        const __m256i r3b_2 = _mm256_rol_epi32(r1b, 10);
        /* stream a, left step 4, f1 */
        __m256i l4a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), l1a_2);
        RIPEMD160_BATCH_KEEP("v", l4a_x1);
        const __m256i l4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3a, l3a_2, l2a, 0x96), l4a_x1), 12),
            l2a_2);
        const __m256i l4a_2 = _mm256_rol_epi32(l2a, 10);
        /* stream b, left step 4, f1 */
        __m256i l4b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), l1b_2);
        RIPEMD160_BATCH_KEEP("v", l4b_x1);
        const __m256i l4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3b, l3b_2, l2b, 0x96), l4b_x1), 12),
            l2b_2);
        const __m256i l4b_2 = _mm256_rol_epi32(l2b, 10);
        RIPEMD160_BATCH_COPY(&next[4][0], 16, data[then][0] + 16, data[then][1] + 16);
        /* stream a, right step 4, f5 */
        __m256i r4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l1a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4a_x1);
        const __m256i r4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r3a, r2a, r3a_2, 0x2d), r4a_x1), 11),
            l2a_2);
        const __m256i r4a_2 = _mm256_rol_epi32(r2a, 10);
        /* stream b, right step 4, f5 */
        __m256i r4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l1b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r4b_x1);
        const __m256i r4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r3b, r2b, r3b_2, 0x2d), r4b_x1), 11),
            l2b_2);
        const __m256i r4b_2 = _mm256_rol_epi32(r2b, 10);
        /* stream a, left step 5, f1 */
        __m256i l5a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), l2a_2);
        RIPEMD160_BATCH_KEEP("v", l5a_x1);
        const __m256i l5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4a, l4a_2, l3a, 0x96), l5a_x1), 5),
            l3a_2);
        const __m256i l5a_2 = _mm256_rol_epi32(l3a, 10);
        /* stream b, left step 5, f1 */
        __m256i l5b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), l2b_2);
        RIPEMD160_BATCH_KEEP("v", l5b_x1);
        const __m256i l5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4b, l4b_2, l3b, 0x96), l5b_x1), 5),
            l3b_2);
        const __m256i l5b_2 = _mm256_rol_epi32(l3b, 10);
        /* stream a, right step 5, f5 */
        __m256i r5a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l2a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5a_x1);
        const __m256i r5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4a, r3a, r4a_2, 0x2d), r5a_x1), 13),
            r3a_2);
        const __m256i r5a_2 = _mm256_rol_epi32(r3a, 10);
        RIPEMD160_BATCH_COPY(&next[6][0], 16, data[then][0] + 24, data[then][1] + 24);
        /* stream b, right step 5, f5 */
        __m256i r5b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l2b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r5b_x1);
        const __m256i r5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4b, r3b, r4b_2, 0x2d), r5b_x1), 13),
            r3b_2);
        const __m256i r5b_2 = _mm256_rol_epi32(r3b, 10);
        /* stream a, left step 6, f1 */
        __m256i l6a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), l3a_2);
        RIPEMD160_BATCH_KEEP("v", l6a_x1);
        const __m256i l6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5a, l5a_2, l4a, 0x96), l6a_x1), 8),
            l4a_2);
        const __m256i l6a_2 = _mm256_rol_epi32(l4a, 10);
        /* stream b, left step 6, f1 */
        __m256i l6b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), l3b_2);
        RIPEMD160_BATCH_KEEP("v", l6b_x1);
        const __m256i l6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5b, l5b_2, l4b, 0x96), l6b_x1), 8),
            l4b_2);
        const __m256i l6b_2 = _mm256_rol_epi32(l4b, 10);
        /* stream a, right step 6, f5 */
        __m256i r6a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r3a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6a_x1);
        const __m256i r6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5a, r4a, r5a_2, 0x2d), r6a_x1), 15),
            r4a_2);
        const __m256i r6a_2 = _mm256_rol_epi32(r4a, 10);
        /* stream b, right step 6, f5 */
        __m256i r6b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r3b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r6b_x1);
        const __m256i r6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5b, r4b, r5b_2, 0x2d), r6b_x1), 15),
            r4b_2);
        const __m256i r6b_2 = _mm256_rol_epi32(r4b, 10);
        RIPEMD160_BATCH_COPY(&next[8][0], 16, data[then][0] + 32, data[then][1] + 32);
        /* stream a, left step 7, f1 */
        __m256i l7a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), l4a_2);
        RIPEMD160_BATCH_KEEP("v", l7a_x1);
        const __m256i l7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6a, l6a_2, l5a, 0x96), l7a_x1), 7),
            l5a_2);
        const __m256i l7a_2 = _mm256_rol_epi32(l5a, 10);
        /* stream b, left step 7, f1 */
        __m256i l7b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), l4b_2);
        RIPEMD160_BATCH_KEEP("v", l7b_x1);
        const __m256i l7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6b, l6b_2, l5b, 0x96), l7b_x1), 7),
            l5b_2);
        const __m256i l7b_2 = _mm256_rol_epi32(l5b, 10);
        /* stream a, right step 7, f5 */
        __m256i r7a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r4a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7a_x1);
        const __m256i r7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6a, r5a, r6a_2, 0x2d), r7a_x1), 15),
            r5a_2);
        const __m256i r7a_2 = _mm256_rol_epi32(r5a, 10);
        /* stream b, right step 7, f5 */
        __m256i r7b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r4b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r7b_x1);
        const __m256i r7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6b, r5b, r6b_2, 0x2d), r7b_x1), 15),
            r5b_2);
        const __m256i r7b_2 = _mm256_rol_epi32(r5b, 10);
        /* stream a, left step 8, f1 */
        __m256i l8a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), l5a_2);
        RIPEMD160_BATCH_KEEP("v", l8a_x1);
        const __m256i l8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7a, l7a_2, l6a, 0x96), l8a_x1), 9),
            l6a_2);
        const __m256i l8a_2 = _mm256_rol_epi32(l6a, 10);
        RIPEMD160_BATCH_COPY(&next[10][0], 16, data[then][0] + 40, data[then][1] + 40);
        /* stream b, left step 8, f1 */
        __m256i l8b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), l5b_2);
        RIPEMD160_BATCH_KEEP("v", l8b_x1);
        const __m256i l8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7b, l7b_2, l6b, 0x96), l8b_x1), 9),
            l6b_2);
        const __m256i l8b_2 = _mm256_rol_epi32(l6b, 10);
        /* stream a, right step 8, f5 */
        __m256i r8a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r5a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8a_x1);
        const __m256i r8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7a, r6a, r7a_2, 0x2d), r8a_x1), 5),
            r6a_2);
        const __m256i r8a_2 = _mm256_rol_epi32(r6a, 10);
        /* stream b, right step 8, f5 */
        __m256i r8b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r5b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r8b_x1);
        const __m256i r8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7b, r6b, r7b_2, 0x2d), r8b_x1), 5),
            r6b_2);
        const __m256i r8b_2 = _mm256_rol_epi32(r6b, 10);
        /* stream a, left step 9, f1 */
        __m256i l9a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), l6a_2);
        RIPEMD160_BATCH_KEEP("v", l9a_x1);
        const __m256i l9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8a, l8a_2, l7a, 0x96), l9a_x1), 11),
            l7a_2);
        const __m256i l9a_2 = _mm256_rol_epi32(l7a, 10);
        /* stream b, left step 9, f1 */
        __m256i l9b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), l6b_2);
        RIPEMD160_BATCH_KEEP("v", l9b_x1);
        const __m256i l9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8b, l8b_2, l7b, 0x96), l9b_x1), 11),
            l7b_2);
        const __m256i l9b_2 = _mm256_rol_epi32(l7b, 10);
        RIPEMD160_BATCH_COPY(&next[12][0], 16, data[then][0] + 48, data[then][1] + 48);
        /* stream a, right step 9, f5 */
        __m256i r9a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r6a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9a_x1);
        const __m256i r9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8a, r7a, r8a_2, 0x2d), r9a_x1), 7),
            r7a_2);
        const __m256i r9a_2 = _mm256_rol_epi32(r7a, 10);
        /* stream b, right step 9, f5 */
        __m256i r9b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r6b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r9b_x1);
        const __m256i r9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8b, r7b, r8b_2, 0x2d), r9b_x1), 7),
            r7b_2);
        const __m256i r9b_2 = _mm256_rol_epi32(r7b, 10);
        /* stream a, left step 10, f1 */
        __m256i l10a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), l7a_2);
        RIPEMD160_BATCH_KEEP("v", l10a_x1);
        const __m256i l10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9a, l9a_2, l8a, 0x96), l10a_x1), 13),
            l8a_2);
        const __m256i l10a_2 = _mm256_rol_epi32(l8a, 10);
        /* stream b, left step 10, f1 */
        __m256i l10b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), l7b_2);
        RIPEMD160_BATCH_KEEP("v", l10b_x1);
        const __m256i l10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9b, l9b_2, l8b, 0x96), l10b_x1), 13),
            l8b_2);
        const __m256i l10b_2 = _mm256_rol_epi32(l8b, 10);
        /* stream a, right step 10, f5 */
        __m256i r10a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r7a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10a_x1);
        const __m256i r10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9a, r8a, r9a_2, 0x2d), r10a_x1), 7),
            r8a_2);
        const __m256i r10a_2 = _mm256_rol_epi32(r8a, 10);
        RIPEMD160_BATCH_COPY(&next[14][0], 16, data[then][0] + 56, data[then][1] + 56);
        /* stream b, right step 10, f5 */
        __m256i r10b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r7b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r10b_x1);
        const __m256i r10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9b, r8b, r9b_2, 0x2d), r10b_x1), 7),
            r8b_2);
        const __m256i r10b_2 = _mm256_rol_epi32(r8b, 10);
        /* stream a, left step 11, f1 */
        __m256i l11a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), l8a_2);
        RIPEMD160_BATCH_KEEP("v", l11a_x1);
        const __m256i l11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10a, l10a_2, l9a, 0x96), l11a_x1), 14),
            l9a_2);
        const __m256i l11a_2 = _mm256_rol_epi32(l9a, 10);
        /* stream b, left step 11, f1 */
        __m256i l11b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), l8b_2);
        RIPEMD160_BATCH_KEEP("v", l11b_x1);
        const __m256i l11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10b, l10b_2, l9b, 0x96), l11b_x1), 14),
            l9b_2);
        const __m256i l11b_2 = _mm256_rol_epi32(l9b, 10);
        /* stream a, right step 11, f5 */
        __m256i r11a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r8a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11a_x1);
        const __m256i r11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10a, r9a, r10a_2, 0x2d), r11a_x1), 8),
            r9a_2);
        const __m256i r11a_2 = _mm256_rol_epi32(r9a, 10);
        /* stream b, right step 11, f5 */
        __m256i r11b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r8b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r11b_x1);
        const __m256i r11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10b, r9b, r10b_2, 0x2d), r11b_x1), 8),
            r9b_2);
        const __m256i r11b_2 = _mm256_rol_epi32(r9b, 10);
        RIPEMD160_BATCH_COPY(&next[0][2], 16, data[then][2] + 0, data[then][3] + 0);
        /* stream a, left step 12, f1 */
        __m256i l12a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), l9a_2);
        RIPEMD160_BATCH_KEEP("v", l12a_x1);
        const __m256i l12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11a, l11a_2, l10a, 0x96), l12a_x1), 15),
            l10a_2);
        const __m256i l12a_2 = _mm256_rol_epi32(l10a, 10);
        /* stream b, left step 12, f1 */
        __m256i l12b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), l9b_2);
        RIPEMD160_BATCH_KEEP("v", l12b_x1);
        const __m256i l12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11b, l11b_2, l10b, 0x96), l12b_x1), 15),
            l10b_2);
        const __m256i l12b_2 = _mm256_rol_epi32(l10b, 10);
        /* stream a, right step 12, f5 */
        __m256i r12a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r9a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12a_x1);
        const __m256i r12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11a, r10a, r11a_2, 0x2d), r12a_x1), 11),
            r10a_2);
        const __m256i r12a_2 = _mm256_rol_epi32(r10a, 10);
        /* stream b, right step 12, f5 */
        __m256i r12b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r9b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r12b_x1);
        const __m256i r12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11b, r10b, r11b_2, 0x2d), r12b_x1), 11),
            r10b_2);
        const __m256i r12b_2 = _mm256_rol_epi32(r10b, 10);
        /* stream a, left step 13, f1 */
        __m256i l13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), l10a_2);
        RIPEMD160_BATCH_KEEP("v", l13a_x1);
        const __m256i l13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12a, l12a_2, l11a, 0x96), l13a_x1), 6),
            l11a_2);
        const __m256i l13a_2 = _mm256_rol_epi32(l11a, 10);
        RIPEMD160_BATCH_COPY(&next[2][2], 16, data[then][2] + 8, data[then][3] + 8);
        /* stream b, left step 13, f1 */
        __m256i l13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), l10b_2);
        RIPEMD160_BATCH_KEEP("v", l13b_x1);
        const __m256i l13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12b, l12b_2, l11b, 0x96), l13b_x1), 6),
            l11b_2);
        const __m256i l13b_2 = _mm256_rol_epi32(l11b, 10);
        /* stream a, right step 13, f5 */
        __m256i r13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r10a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13a_x1);
        const __m256i r13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12a, r11a, r12a_2, 0x2d), r13a_x1), 14),
            r11a_2);
        const __m256i r13a_2 = _mm256_rol_epi32(r11a, 10);
        /* stream b, right step 13, f5 */
        __m256i r13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r10b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r13b_x1);
        const __m256i r13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12b, r11b, r12b_2, 0x2d), r13b_x1), 14),
            r11b_2);
        const __m256i r13b_2 = _mm256_rol_epi32(r11b, 10);
        /* stream a, left step 14, f1 */
        __m256i l14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), l11a_2);
        RIPEMD160_BATCH_KEEP("v", l14a_x1);
        const __m256i l14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13a, l13a_2, l12a, 0x96), l14a_x1), 7),
            l12a_2);
        const __m256i l14a_2 = _mm256_rol_epi32(l12a, 10);
        /* stream b, left step 14, f1 */
        __m256i l14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), l11b_2);
        RIPEMD160_BATCH_KEEP("v", l14b_x1);
        const __m256i l14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13b, l13b_2, l12b, 0x96), l14b_x1), 7),
            l12b_2);
        const __m256i l14b_2 = _mm256_rol_epi32(l12b, 10);
        RIPEMD160_BATCH_COPY(&next[4][2], 16, data[then][2] + 16, data[then][3] + 16);
        /* stream a, right step 14, f5 */
        __m256i r14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r11a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14a_x1);
        const __m256i r14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13a, r12a, r13a_2, 0x2d), r14a_x1), 14),
            r12a_2);
        const __m256i r14a_2 = _mm256_rol_epi32(r12a, 10);
        /* stream b, right step 14, f5 */
        __m256i r14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r11b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r14b_x1);
        const __m256i r14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13b, r12b, r13b_2, 0x2d), r14b_x1), 14),
            r12b_2);
        const __m256i r14b_2 = _mm256_rol_epi32(r12b, 10);
        /* stream a, left step 15, f1 */
        __m256i l15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), l12a_2);
        RIPEMD160_BATCH_KEEP("v", l15a_x1);
        const __m256i l15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14a, l14a_2, l13a, 0x96), l15a_x1), 9),
            l13a_2);
        const __m256i l15a_2 = _mm256_rol_epi32(l13a, 10);
        /* stream b, left step 15, f1 */
        __m256i l15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), l12b_2);
        RIPEMD160_BATCH_KEEP("v", l15b_x1);
        const __m256i l15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14b, l14b_2, l13b, 0x96), l15b_x1), 9),
            l13b_2);
        const __m256i l15b_2 = _mm256_rol_epi32(l13b, 10);
        /* stream a, right step 15, f5 */
        __m256i r15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r12a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15a_x1);
        const __m256i r15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14a, r13a, r14a_2, 0x2d), r15a_x1), 12),
            r13a_2);
        const __m256i r15a_2 = _mm256_rol_epi32(r13a, 10);
        RIPEMD160_BATCH_COPY(&next[6][2], 16, data[then][2] + 24, data[then][3] + 24);
        /* stream b, right step 15, f5 */
        __m256i r15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r12b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r15b_x1);
        const __m256i r15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14b, r13b, r14b_2, 0x2d), r15b_x1), 12),
            r13b_2);
        const __m256i r15b_2 = _mm256_rol_epi32(r13b, 10);
        /* stream a, left step 16, f1 */
        __m256i l16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), l13a_2);
        RIPEMD160_BATCH_KEEP("v", l16a_x1);
        const __m256i l16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15a, l15a_2, l14a, 0x96), l16a_x1), 8),
            l14a_2);
        const __m256i l16a_2 = _mm256_rol_epi32(l14a, 10);
        /* stream b, left step 16, f1 */
        __m256i l16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), l13b_2);
        RIPEMD160_BATCH_KEEP("v", l16b_x1);
        const __m256i l16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15b, l15b_2, l14b, 0x96), l16b_x1), 8),
            l14b_2);
        const __m256i l16b_2 = _mm256_rol_epi32(l14b, 10);
        /* stream a, right step 16, f5 */
        __m256i r16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r13a_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16a_x1);
        const __m256i r16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15a, r14a, r15a_2, 0x2d), r16a_x1), 6),
            r14a_2);
        const __m256i r16a_2 = _mm256_rol_epi32(r14a, 10);
        /* stream b, right step 16, f5 */
        __m256i r16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r13b_2, _mm256_set1_epi32((int)k[0])));
        RIPEMD160_BATCH_KEEP("v", r16b_x1);
        const __m256i r16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15b, r14b, r15b_2, 0x2d), r16b_x1), 6),
            r14b_2);
        const __m256i r16b_2 = _mm256_rol_epi32(r14b, 10);
        RIPEMD160_BATCH_COPY(&next[8][2], 16, data[then][2] + 32, data[then][3] + 32);
        /* stream a, left step 17, f2 */
        __m256i l17a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l14a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17a_x1);
        const __m256i l17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16a, l15a, l16a_2, 0xca), l17a_x1), 7),
            l15a_2);
        const __m256i l17a_2 = _mm256_rol_epi32(l15a, 10);
        /* stream b, left step 17, f2 */
        __m256i l17b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l14b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l17b_x1);
        const __m256i l17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16b, l15b, l16b_2, 0xca), l17b_x1), 7),
            l15b_2);
        const __m256i l17b_2 = _mm256_rol_epi32(l15b, 10);
        /* stream a, right step 17, f4 */
        __m256i r17a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r14a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17a_x1);
        const __m256i r17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16a, r16a_2, r15a, 0xe2), r17a_x1), 9),
            r15a_2);
        const __m256i r17a_2 = _mm256_rol_epi32(r15a, 10);
        /* stream b, right step 17, f4 */
        __m256i r17b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r14b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r17b_x1);
        const __m256i r17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16b, r16b_2, r15b, 0xe2), r17b_x1), 9),
            r15b_2);
        const __m256i r17b_2 = _mm256_rol_epi32(r15b, 10);
        /* stream a, left step 18, f2 */
        __m256i l18a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l15a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18a_x1);
        const __m256i l18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17a, l16a, l17a_2, 0xca), l18a_x1), 6),
            l16a_2);
        const __m256i l18a_2 = _mm256_rol_epi32(l16a, 10);
        RIPEMD160_BATCH_COPY(&next[10][2], 16, data[then][2] + 40, data[then][3] + 40);
        /* stream b, left step 18, f2 */
        __m256i l18b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l15b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l18b_x1);
        const __m256i l18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17b, l16b, l17b_2, 0xca), l18b_x1), 6),
            l16b_2);
        const __m256i l18b_2 = _mm256_rol_epi32(l16b, 10);
        /* stream a, right step 18, f4 */
        __m256i r18a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r15a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18a_x1);
        const __m256i r18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17a, r17a_2, r16a, 0xe2), r18a_x1), 13),
            r16a_2);
        const __m256i r18a_2 = _mm256_rol_epi32(r16a, 10);
        /* stream b, right step 18, f4 */
        __m256i r18b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r15b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r18b_x1);
        const __m256i r18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17b, r17b_2, r16b, 0xe2), r18b_x1), 13),
            r16b_2);
        const __m256i r18b_2 = _mm256_rol_epi32(r16b, 10);
        /* stream a, left step 19, f2 */
        __m256i l19a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l16a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19a_x1);
        const __m256i l19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18a, l17a, l18a_2, 0xca), l19a_x1), 8),
            l17a_2);
        const __m256i l19a_2 = _mm256_rol_epi32(l17a, 10);
        /* stream b, left step 19, f2 */
        __m256i l19b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l16b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l19b_x1);
        const __m256i l19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18b, l17b, l18b_2, 0xca), l19b_x1), 8),
            l17b_2);
        const __m256i l19b_2 = _mm256_rol_epi32(l17b, 10);
        RIPEMD160_BATCH_COPY(&next[12][2], 16, data[then][2] + 48, data[then][3] + 48);
        /* stream a, right step 19, f4 */
        __m256i r19a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r16a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19a_x1);
        const __m256i r19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18a, r18a_2, r17a, 0xe2), r19a_x1), 15),
            r17a_2);
        const __m256i r19a_2 = _mm256_rol_epi32(r17a, 10);
        /* stream b, right step 19, f4 */
        __m256i r19b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r16b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r19b_x1);
        const __m256i r19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18b, r18b_2, r17b, 0xe2), r19b_x1), 15),
            r17b_2);
        const __m256i r19b_2 = _mm256_rol_epi32(r17b, 10);
        /* stream a, left step 20, f2 */
        __m256i l20a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l17a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20a_x1);
        const __m256i l20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19a, l18a, l19a_2, 0xca), l20a_x1), 13),
            l18a_2);
        const __m256i l20a_2 = _mm256_rol_epi32(l18a, 10);
        /* stream b, left step 20, f2 */
        __m256i l20b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l17b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l20b_x1);
        const __m256i l20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19b, l18b, l19b_2, 0xca), l20b_x1), 13),
            l18b_2);
        const __m256i l20b_2 = _mm256_rol_epi32(l18b, 10);
        /* stream a, right step 20, f4 */
        __m256i r20a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r17a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20a_x1);
        const __m256i r20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19a, r19a_2, r18a, 0xe2), r20a_x1), 7),
            r18a_2);
        const __m256i r20a_2 = _mm256_rol_epi32(r18a, 10);
        RIPEMD160_BATCH_COPY(&next[14][2], 16, data[then][2] + 56, data[then][3] + 56);
        /* stream b, right step 20, f4 */
        __m256i r20b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r17b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r20b_x1);
        const __m256i r20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19b, r19b_2, r18b, 0xe2), r20b_x1), 7),
            r18b_2);
        const __m256i r20b_2 = _mm256_rol_epi32(r18b, 10);
        /* stream a, left step 21, f2 */
        __m256i l21a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l18a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21a_x1);
        const __m256i l21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20a, l19a, l20a_2, 0xca), l21a_x1), 11),
            l19a_2);
        const __m256i l21a_2 = _mm256_rol_epi32(l19a, 10);
        /* stream b, left step 21, f2 */
        __m256i l21b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l18b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l21b_x1);
        const __m256i l21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20b, l19b, l20b_2, 0xca), l21b_x1), 11),
            l19b_2);
        const __m256i l21b_2 = _mm256_rol_epi32(l19b, 10);
        /* stream a, right step 21, f4 */
        __m256i r21a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r18a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21a_x1);
        const __m256i r21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20a, r20a_2, r19a, 0xe2), r21a_x1), 12),
            r19a_2);
        const __m256i r21a_2 = _mm256_rol_epi32(r19a, 10);
        /* stream b, right step 21, f4 */
        __m256i r21b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r18b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r21b_x1);
        const __m256i r21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20b, r20b_2, r19b, 0xe2), r21b_x1), 12),
            r19b_2);
        const __m256i r21b_2 = _mm256_rol_epi32(r19b, 10);
        RIPEMD160_BATCH_COPY(&next[0][4], 16, data[then][4] + 0, data[then][5] + 0);
        /* stream a, left step 22, f2 */
        __m256i l22a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l19a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22a_x1);
        const __m256i l22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21a, l20a, l21a_2, 0xca), l22a_x1), 9),
            l20a_2);
        const __m256i l22a_2 = _mm256_rol_epi32(l20a, 10);
        /* stream b, left step 22, f2 */
        __m256i l22b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l19b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l22b_x1);
        const __m256i l22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21b, l20b, l21b_2, 0xca), l22b_x1), 9),
            l20b_2);
        const __m256i l22b_2 = _mm256_rol_epi32(l20b, 10);
        /* stream a, right step 22, f4 */
        __m256i r22a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r19a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22a_x1);
        const __m256i r22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21a, r21a_2, r20a, 0xe2), r22a_x1), 8),
            r20a_2);
        const __m256i r22a_2 = _mm256_rol_epi32(r20a, 10);
        /* stream b, right step 22, f4 */
        __m256i r22b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r19b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r22b_x1);
        const __m256i r22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21b, r21b_2, r20b, 0xe2), r22b_x1), 8),
            r20b_2);
        const __m256i r22b_2 = _mm256_rol_epi32(r20b, 10);
        /* stream a, left step 23, f2 */
        __m256i l23a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l20a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23a_x1);
        const __m256i l23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22a, l21a, l22a_2, 0xca), l23a_x1), 7),
            l21a_2);
        const __m256i l23a_2 = _mm256_rol_epi32(l21a, 10);
        RIPEMD160_BATCH_COPY(&next[2][4], 16, data[then][4] + 8, data[then][5] + 8);
        /* stream b, left step 23, f2 */
        __m256i l23b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l20b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l23b_x1);
        const __m256i l23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22b, l21b, l22b_2, 0xca), l23b_x1), 7),
            l21b_2);
        const __m256i l23b_2 = _mm256_rol_epi32(l21b, 10);
        /* stream a, right step 23, f4 */
        __m256i r23a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r20a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23a_x1);
        const __m256i r23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22a, r22a_2, r21a, 0xe2), r23a_x1), 9),
            r21a_2);
        const __m256i r23a_2 = _mm256_rol_epi32(r21a, 10);
        /* stream b, right step 23, f4 */
        __m256i r23b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r20b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r23b_x1);
        const __m256i r23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22b, r22b_2, r21b, 0xe2), r23b_x1), 9),
            r21b_2);
        const __m256i r23b_2 = _mm256_rol_epi32(r21b, 10);
        /* stream a, left step 24, f2 */
        __m256i l24a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l21a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24a_x1);
        const __m256i l24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23a, l22a, l23a_2, 0xca), l24a_x1), 15),
            l22a_2);
        const __m256i l24a_2 = _mm256_rol_epi32(l22a, 10);
        /* stream b, left step 24, f2 */
        __m256i l24b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l21b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l24b_x1);
        const __m256i l24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23b, l22b, l23b_2, 0xca), l24b_x1), 15),
            l22b_2);
        const __m256i l24b_2 = _mm256_rol_epi32(l22b, 10);
        RIPEMD160_BATCH_COPY(&next[4][4], 16, data[then][4] + 16, data[then][5] + 16);
        /* stream a, right step 24, f4 */
        __m256i r24a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r21a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24a_x1);
        const __m256i r24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23a, r23a_2, r22a, 0xe2), r24a_x1), 11),
            r22a_2);
        const __m256i r24a_2 = _mm256_rol_epi32(r22a, 10);
        /* stream b, right step 24, f4 */
        __m256i r24b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r21b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r24b_x1);
        const __m256i r24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23b, r23b_2, r22b, 0xe2), r24b_x1), 11),
            r22b_2);
        const __m256i r24b_2 = _mm256_rol_epi32(r22b, 10);
        /* stream a, left step 25, f2 */
        __m256i l25a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l22a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25a_x1);
        const __m256i l25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24a, l23a, l24a_2, 0xca), l25a_x1), 7),
            l23a_2);
        const __m256i l25a_2 = _mm256_rol_epi32(l23a, 10);
        /* stream b, left step 25, f2 */
        __m256i l25b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l22b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l25b_x1);
        const __m256i l25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24b, l23b, l24b_2, 0xca), l25b_x1), 7),
            l23b_2);
        const __m256i l25b_2 = _mm256_rol_epi32(l23b, 10);
        /* stream a, right step 25, f4 */
        __m256i r25a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r22a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25a_x1);
        const __m256i r25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24a, r24a_2, r23a, 0xe2), r25a_x1), 7),
            r23a_2);
        const __m256i r25a_2 = _mm256_rol_epi32(r23a, 10);
        RIPEMD160_BATCH_COPY(&next[6][4], 16, data[then][4] + 24, data[then][5] + 24);
        /* stream b, right step 25, f4 */
        __m256i r25b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r22b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r25b_x1);
        const __m256i r25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24b, r24b_2, r23b, 0xe2), r25b_x1), 7),
            r23b_2);
        const __m256i r25b_2 = _mm256_rol_epi32(r23b, 10);
        /* stream a, left step 26, f2 */
        __m256i l26a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l23a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26a_x1);
        const __m256i l26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25a, l24a, l25a_2, 0xca), l26a_x1), 12),
            l24a_2);
        const __m256i l26a_2 = _mm256_rol_epi32(l24a, 10);
        /* stream b, left step 26, f2 */
        __m256i l26b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l23b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l26b_x1);
        const __m256i l26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25b, l24b, l25b_2, 0xca), l26b_x1), 12),
            l24b_2);
        const __m256i l26b_2 = _mm256_rol_epi32(l24b, 10);
        /* stream a, right step 26, f4 */
        __m256i r26a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r23a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26a_x1);
        const __m256i r26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25a, r25a_2, r24a, 0xe2), r26a_x1), 7),
            r24a_2);
        const __m256i r26a_2 = _mm256_rol_epi32(r24a, 10);
        /* stream b, right step 26, f4 */
        __m256i r26b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r23b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r26b_x1);
        const __m256i r26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25b, r25b_2, r24b, 0xe2), r26b_x1), 7),
            r24b_2);
        const __m256i r26b_2 = _mm256_rol_epi32(r24b, 10);
        RIPEMD160_BATCH_COPY(&next[8][4], 16, data[then][4] + 32, data[then][5] + 32);
        /* stream a, left step 27, f2 */
        __m256i l27a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l24a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27a_x1);
        const __m256i l27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26a, l25a, l26a_2, 0xca), l27a_x1), 15),
            l25a_2);
        const __m256i l27a_2 = _mm256_rol_epi32(l25a, 10);
        /* stream b, left step 27, f2 */
        __m256i l27b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l24b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l27b_x1);
        const __m256i l27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26b, l25b, l26b_2, 0xca), l27b_x1), 15),
            l25b_2);
        const __m256i l27b_2 = _mm256_rol_epi32(l25b, 10);
        /* stream a, right step 27, f4 */
        __m256i r27a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r24a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27a_x1);
        const __m256i r27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26a, r26a_2, r25a, 0xe2), r27a_x1), 12),
            r25a_2);
        const __m256i r27a_2 = _mm256_rol_epi32(r25a, 10);
        /* stream b, right step 27, f4 */
        __m256i r27b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r24b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r27b_x1);
        const __m256i r27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26b, r26b_2, r25b, 0xe2), r27b_x1), 12),
            r25b_2);
        const __m256i r27b_2 = _mm256_rol_epi32(r25b, 10);
        /* stream a, left step 28, f2 */
        __m256i l28a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l25a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28a_x1);
        const __m256i l28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27a, l26a, l27a_2, 0xca), l28a_x1), 9),
            l26a_2);
        const __m256i l28a_2 = _mm256_rol_epi32(l26a, 10);
        RIPEMD160_BATCH_COPY(&next[10][4], 16, data[then][4] + 40, data[then][5] + 40);
        /* stream b, left step 28, f2 */
        __m256i l28b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l25b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l28b_x1);
        const __m256i l28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27b, l26b, l27b_2, 0xca), l28b_x1), 9),
            l26b_2);
        const __m256i l28b_2 = _mm256_rol_epi32(l26b, 10);
        /* stream a, right step 28, f4 */
        __m256i r28a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r25a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28a_x1);
        const __m256i r28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27a, r27a_2, r26a, 0xe2), r28a_x1), 7),
            r26a_2);
        const __m256i r28a_2 = _mm256_rol_epi32(r26a, 10);
        /* stream b, right step 28, f4 */
        __m256i r28b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r25b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r28b_x1);
        const __m256i r28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27b, r27b_2, r26b, 0xe2), r28b_x1), 7),
            r26b_2);
        const __m256i r28b_2 = _mm256_rol_epi32(r26b, 10);
        /* stream a, left step 29, f2 */
        __m256i l29a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l26a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29a_x1);
        const __m256i l29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28a, l27a, l28a_2, 0xca), l29a_x1), 11),
            l27a_2);
        const __m256i l29a_2 = _mm256_rol_epi32(l27a, 10);
        /* stream b, left step 29, f2 */
        __m256i l29b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l26b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l29b_x1);
        const __m256i l29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28b, l27b, l28b_2, 0xca), l29b_x1), 11),
            l27b_2);
        const __m256i l29b_2 = _mm256_rol_epi32(l27b, 10);
        RIPEMD160_BATCH_COPY(&next[12][4], 16, data[then][4] + 48, data[then][5] + 48);
        /* stream a, right step 29, f4 */
        __m256i r29a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r26a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29a_x1);
        const __m256i r29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28a, r28a_2, r27a, 0xe2), r29a_x1), 6),
            r27a_2);
        const __m256i r29a_2 = _mm256_rol_epi32(r27a, 10);
        /* stream b, right step 29, f4 */
        __m256i r29b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r26b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r29b_x1);
        const __m256i r29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28b, r28b_2, r27b, 0xe2), r29b_x1), 6),
            r27b_2);
        const __m256i r29b_2 = _mm256_rol_epi32(r27b, 10);
        /* stream a, left step 30, f2 */
        __m256i l30a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l27a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30a_x1);
        const __m256i l30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29a, l28a, l29a_2, 0xca), l30a_x1), 7),
            l28a_2);
        const __m256i l30a_2 = _mm256_rol_epi32(l28a, 10);
        /* stream b, left step 30, f2 */
        __m256i l30b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l27b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l30b_x1);
        const __m256i l30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29b, l28b, l29b_2, 0xca), l30b_x1), 7),
            l28b_2);
        const __m256i l30b_2 = _mm256_rol_epi32(l28b, 10);
        /* stream a, right step 30, f4 */
        __m256i r30a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r27a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30a_x1);
        const __m256i r30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29a, r29a_2, r28a, 0xe2), r30a_x1), 15),
            r28a_2);
        const __m256i r30a_2 = _mm256_rol_epi32(r28a, 10);
        RIPEMD160_BATCH_COPY(&next[14][4], 16, data[then][4] + 56, data[then][5] + 56);
        /* stream b, right step 30, f4 */
        __m256i r30b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r27b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r30b_x1);
        const __m256i r30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29b, r29b_2, r28b, 0xe2), r30b_x1), 15),
            r28b_2);
        const __m256i r30b_2 = _mm256_rol_epi32(r28b, 10);
        /* stream a, left step 31, f2 */
        __m256i l31a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l28a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31a_x1);
        const __m256i l31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30a, l29a, l30a_2, 0xca), l31a_x1), 13),
            l29a_2);
        const __m256i l31a_2 = _mm256_rol_epi32(l29a, 10);
        /* stream b, left step 31, f2 */
        __m256i l31b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l28b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l31b_x1);
        const __m256i l31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30b, l29b, l30b_2, 0xca), l31b_x1), 13),
            l29b_2);
        const __m256i l31b_2 = _mm256_rol_epi32(l29b, 10);
        /* stream a, right step 31, f4 */
        __m256i r31a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r28a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31a_x1);
        const __m256i r31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30a, r30a_2, r29a, 0xe2), r31a_x1), 13),
            r29a_2);
        const __m256i r31a_2 = _mm256_rol_epi32(r29a, 10);
        /* stream b, right step 31, f4 */
        __m256i r31b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r28b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r31b_x1);
        const __m256i r31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30b, r30b_2, r29b, 0xe2), r31b_x1), 13),
            r29b_2);
        const __m256i r31b_2 = _mm256_rol_epi32(r29b, 10);
        RIPEMD160_BATCH_COPY(&next[0][6], 16, data[then][6] + 0, data[then][7] + 0);
        /* stream a, left step 32, f2 */
        __m256i l32a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l29a_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32a_x1);
        const __m256i l32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31a, l30a, l31a_2, 0xca), l32a_x1), 12),
            l30a_2);
        const __m256i l32a_2 = _mm256_rol_epi32(l30a, 10);
        /* stream b, left step 32, f2 */
        __m256i l32b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l29b_2, _mm256_set1_epi32((int)k[1])));
        RIPEMD160_BATCH_KEEP("v", l32b_x1);
        const __m256i l32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31b, l30b, l31b_2, 0xca), l32b_x1), 12),
            l30b_2);
        const __m256i l32b_2 = _mm256_rol_epi32(l30b, 10);
        /* stream a, right step 32, f4 */
        __m256i r32a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r29a_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32a_x1);
        const __m256i r32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31a, r31a_2, r30a, 0xe2), r32a_x1), 11),
            r30a_2);
        const __m256i r32a_2 = _mm256_rol_epi32(r30a, 10);
        /* stream b, right step 32, f4 */
        __m256i r32b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r29b_2, _mm256_set1_epi32((int)k[2])));
        RIPEMD160_BATCH_KEEP("v", r32b_x1);
        const __m256i r32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31b, r31b_2, r30b, 0xe2), r32b_x1), 11),
            r30b_2);
        const __m256i r32b_2 = _mm256_rol_epi32(r30b, 10);
        /* stream a, left step 33, f3 */
        __m256i l33a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l30a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33a_x1);
        const __m256i l33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32a, _mm256_xor_si256(l31a, _mm256_set1_epi32(-1)),
                        l32a_2, 0x56), l33a_x1), 11), l31a_2);
        const __m256i l33a_2 = _mm256_rol_epi32(l31a, 10);
        RIPEMD160_BATCH_COPY(&next[2][6], 16, data[then][6] + 8, data[then][7] + 8);
        /* stream b, left step 33, f3 */
        __m256i l33b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l30b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l33b_x1);
        const __m256i l33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32b, _mm256_xor_si256(l31b, _mm256_set1_epi32(-1)),
                        l32b_2, 0x56), l33b_x1), 11), l31b_2);
        const __m256i l33b_2 = _mm256_rol_epi32(l31b, 10);
        /* stream a, right step 33, f3 */
        __m256i r33a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r30a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33a_x1);
        const __m256i r33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32a, r31a, r32a_2, 0x59), r33a_x1), 9),
            r31a_2);
        const __m256i r33a_2 = _mm256_rol_epi32(r31a, 10);
        /* stream b, right step 33, f3 */
        __m256i r33b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r30b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r33b_x1);
        const __m256i r33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32b, r31b, r32b_2, 0x59), r33b_x1), 9),
            r31b_2);
        const __m256i r33b_2 = _mm256_rol_epi32(r31b, 10);
        /* stream a, left step 34, f3 */
        __m256i l34a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l31a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34a_x1);
        const __m256i l34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33a, l32a, l33a_2, 0x59), l34a_x1), 13),
            l32a_2);
        const __m256i l34a_2 = _mm256_rol_epi32(l32a, 10);
        /* stream b, left step 34, f3 */
        __m256i l34b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l31b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l34b_x1);
        const __m256i l34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33b, l32b, l33b_2, 0x59), l34b_x1), 13),
            l32b_2);
        const __m256i l34b_2 = _mm256_rol_epi32(l32b, 10);
        RIPEMD160_BATCH_COPY(&next[4][6], 16, data[then][6] + 16, data[then][7] + 16);
        /* stream a, right step 34, f3 */
        __m256i r34a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r31a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34a_x1);
        const __m256i r34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33a, r32a, r33a_2, 0x59), r34a_x1), 7),
            r32a_2);
        const __m256i r34a_2 = _mm256_rol_epi32(r32a, 10);
        /* stream b, right step 34, f3 */
        __m256i r34b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r31b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r34b_x1);
        const __m256i r34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33b, r32b, r33b_2, 0x59), r34b_x1), 7),
            r32b_2);
        const __m256i r34b_2 = _mm256_rol_epi32(r32b, 10);
        /* stream a, left step 35, f3 */
        __m256i l35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l32a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35a_x1);
        const __m256i l35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34a, l33a, l34a_2, 0x59), l35a_x1), 6),
            l33a_2);
        const __m256i l35a_2 = _mm256_rol_epi32(l33a, 10);
        /* stream b, left step 35, f3 */
        __m256i l35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l32b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l35b_x1);
        const __m256i l35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34b, l33b, l34b_2, 0x59), l35b_x1), 6),
            l33b_2);
        const __m256i l35b_2 = _mm256_rol_epi32(l33b, 10);
        /* stream a, right step 35, f3 */
        __m256i r35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r32a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35a_x1);
        const __m256i r35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34a, r33a, r34a_2, 0x59), r35a_x1), 15),
            r33a_2);
        const __m256i r35a_2 = _mm256_rol_epi32(r33a, 10);
        RIPEMD160_BATCH_COPY(&next[6][6], 16, data[then][6] + 24, data[then][7] + 24);
        /* stream b, right step 35, f3 */
        __m256i r35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r32b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r35b_x1);
        const __m256i r35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34b, r33b, r34b_2, 0x59), r35b_x1), 15),
            r33b_2);
        const __m256i r35b_2 = _mm256_rol_epi32(r33b, 10);
        /* stream a, left step 36, f3 */
        __m256i l36a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l33a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36a_x1);
        const __m256i l36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35a, l34a, l35a_2, 0x59), l36a_x1), 7),
            l34a_2);
        const __m256i l36a_2 = _mm256_rol_epi32(l34a, 10);
        /* stream b, left step 36, f3 */
        __m256i l36b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l33b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l36b_x1);
        const __m256i l36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35b, l34b, l35b_2, 0x59), l36b_x1), 7),
            l34b_2);
        const __m256i l36b_2 = _mm256_rol_epi32(l34b, 10);
        /* stream a, right step 36, f3 */
        __m256i r36a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r33a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36a_x1);
        const __m256i r36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35a, r34a, r35a_2, 0x59), r36a_x1), 11),
            r34a_2);
        const __m256i r36a_2 = _mm256_rol_epi32(r34a, 10);
        /* stream b, right step 36, f3 */
        __m256i r36b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r33b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r36b_x1);
        const __m256i r36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35b, r34b, r35b_2, 0x59), r36b_x1), 11),
            r34b_2);
        const __m256i r36b_2 = _mm256_rol_epi32(r34b, 10);
        RIPEMD160_BATCH_COPY(&next[8][6], 16, data[then][6] + 32, data[then][7] + 32);
        /* stream a, left step 37, f3 */
        __m256i l37a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l34a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37a_x1);
        const __m256i l37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36a, l35a, l36a_2, 0x59), l37a_x1), 14),
            l35a_2);
        const __m256i l37a_2 = _mm256_rol_epi32(l35a, 10);
        /* stream b, left step 37, f3 */
        __m256i l37b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l34b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l37b_x1);
        const __m256i l37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36b, l35b, l36b_2, 0x59), l37b_x1), 14),
            l35b_2);
        const __m256i l37b_2 = _mm256_rol_epi32(l35b, 10);
        /* stream a, right step 37, f3 */
        __m256i r37a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r34a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37a_x1);
        const __m256i r37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36a, r35a, r36a_2, 0x59), r37a_x1), 8),
            r35a_2);
        const __m256i r37a_2 = _mm256_rol_epi32(r35a, 10);
        /* stream b, right step 37, f3 */
        __m256i r37b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r34b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r37b_x1);
        const __m256i r37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36b, r35b, r36b_2, 0x59), r37b_x1), 8),
            r35b_2);
        const __m256i r37b_2 = _mm256_rol_epi32(r35b, 10);
        /* stream a, left step 38, f3 */
        __m256i l38a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l35a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38a_x1);
        const __m256i l38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37a, l36a, l37a_2, 0x59), l38a_x1), 9),
            l36a_2);
        const __m256i l38a_2 = _mm256_rol_epi32(l36a, 10);
        RIPEMD160_BATCH_COPY(&next[10][6], 16, data[then][6] + 40, data[then][7] + 40);
        /* stream b, left step 38, f3 */
        __m256i l38b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l35b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l38b_x1);
        const __m256i l38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37b, l36b, l37b_2, 0x59), l38b_x1), 9),
            l36b_2);
        const __m256i l38b_2 = _mm256_rol_epi32(l36b, 10);
        /* stream a, right step 38, f3 */
        __m256i r38a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r35a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38a_x1);
        const __m256i r38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37a, r36a, r37a_2, 0x59), r38a_x1), 6),
            r36a_2);
        const __m256i r38a_2 = _mm256_rol_epi32(r36a, 10);
        /* stream b, right step 38, f3 */
        __m256i r38b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r35b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r38b_x1);
        const __m256i r38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37b, r36b, r37b_2, 0x59), r38b_x1), 6),
            r36b_2);
        const __m256i r38b_2 = _mm256_rol_epi32(r36b, 10);
        /* stream a, left step 39, f3 */
        __m256i l39a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l36a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39a_x1);
        const __m256i l39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38a, l37a, l38a_2, 0x59), l39a_x1), 13),
            l37a_2);
        const __m256i l39a_2 = _mm256_rol_epi32(l37a, 10);
        /* stream b, left step 39, f3 */
        __m256i l39b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l36b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l39b_x1);
        const __m256i l39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38b, l37b, l38b_2, 0x59), l39b_x1), 13),
            l37b_2);
        const __m256i l39b_2 = _mm256_rol_epi32(l37b, 10);
        RIPEMD160_BATCH_COPY(&next[12][6], 16, data[then][6] + 48, data[then][7] + 48);
        /* stream a, right step 39, f3 */
        __m256i r39a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r36a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39a_x1);
        const __m256i r39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38a, r37a, r38a_2, 0x59), r39a_x1), 6),
            r37a_2);
        const __m256i r39a_2 = _mm256_rol_epi32(r37a, 10);
        /* stream b, right step 39, f3 */
        __m256i r39b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r36b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r39b_x1);
        const __m256i r39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38b, r37b, r38b_2, 0x59), r39b_x1), 6),
            r37b_2);
        const __m256i r39b_2 = _mm256_rol_epi32(r37b, 10);
        /* stream a, left step 40, f3 */
        __m256i l40a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l37a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40a_x1);
        const __m256i l40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39a, l38a, l39a_2, 0x59), l40a_x1), 15),
            l38a_2);
        const __m256i l40a_2 = _mm256_rol_epi32(l38a, 10);
        /* stream b, left step 40, f3 */
        __m256i l40b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l37b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l40b_x1);
        const __m256i l40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39b, l38b, l39b_2, 0x59), l40b_x1), 15),
            l38b_2);
        const __m256i l40b_2 = _mm256_rol_epi32(l38b, 10);
        /* stream a, right step 40, f3 */
        __m256i r40a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r37a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40a_x1);
        const __m256i r40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39a, r38a, r39a_2, 0x59), r40a_x1), 14),
            r38a_2);
        const __m256i r40a_2 = _mm256_rol_epi32(r38a, 10);
        RIPEMD160_BATCH_COPY(&next[14][6], 16, data[then][6] + 56, data[then][7] + 56);
        /* stream b, right step 40, f3 */
        __m256i r40b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r37b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r40b_x1);
        const __m256i r40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39b, r38b, r39b_2, 0x59), r40b_x1), 14),
            r38b_2);
        const __m256i r40b_2 = _mm256_rol_epi32(r38b, 10);
        /* stream a, left step 41, f3 */
        __m256i l41a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l38a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41a_x1);
        const __m256i l41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40a, l39a, l40a_2, 0x59), l41a_x1), 14),
            l39a_2);
        const __m256i l41a_2 = _mm256_rol_epi32(l39a, 10);
        /* stream b, left step 41, f3 */
        __m256i l41b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l38b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l41b_x1);
        const __m256i l41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40b, l39b, l40b_2, 0x59), l41b_x1), 14),
            l39b_2);
        const __m256i l41b_2 = _mm256_rol_epi32(l39b, 10);
        /* stream a, right step 41, f3 */
        __m256i r41a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r38a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41a_x1);
        const __m256i r41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40a, r39a, r40a_2, 0x59), r41a_x1), 12),
            r39a_2);
        const __m256i r41a_2 = _mm256_rol_epi32(r39a, 10);
        /* stream b, right step 41, f3 */
        __m256i r41b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r38b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r41b_x1);
        const __m256i r41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40b, r39b, r40b_2, 0x59), r41b_x1), 12),
            r39b_2);
        const __m256i r41b_2 = _mm256_rol_epi32(r39b, 10);
        RIPEMD160_BATCH_COPY(&next[0][8], 16, data[then][8] + 0, data[then][9] + 0);
        /* stream a, left step 42, f3 */
        __m256i l42a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l39a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42a_x1);
        const __m256i l42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41a, l40a, l41a_2, 0x59), l42a_x1), 8),
            l40a_2);
        const __m256i l42a_2 = _mm256_rol_epi32(l40a, 10);
        /* stream b, left step 42, f3 */
        __m256i l42b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l39b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l42b_x1);
        const __m256i l42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41b, l40b, l41b_2, 0x59), l42b_x1), 8),
            l40b_2);
        const __m256i l42b_2 = _mm256_rol_epi32(l40b, 10);
        /* stream a, right step 42, f3 */
        __m256i r42a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r39a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42a_x1);
        const __m256i r42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41a, r40a, r41a_2, 0x59), r42a_x1), 13),
            r40a_2);
        const __m256i r42a_2 = _mm256_rol_epi32(r40a, 10);
        /* stream b, right step 42, f3 */
        __m256i r42b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r39b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r42b_x1);
        const __m256i r42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41b, r40b, r41b_2, 0x59), r42b_x1), 13),
            r40b_2);
        const __m256i r42b_2 = _mm256_rol_epi32(r40b, 10);
        /* stream a, left step 43, f3 */
        __m256i l43a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l40a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43a_x1);
        const __m256i l43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42a, l41a, l42a_2, 0x59), l43a_x1), 13),
            l41a_2);
        const __m256i l43a_2 = _mm256_rol_epi32(l41a, 10);
        RIPEMD160_BATCH_COPY(&next[2][8], 16, data[then][8] + 8, data[then][9] + 8);
        /* stream b, left step 43, f3 */
        __m256i l43b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l40b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l43b_x1);
        const __m256i l43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42b, l41b, l42b_2, 0x59), l43b_x1), 13),
            l41b_2);
        const __m256i l43b_2 = _mm256_rol_epi32(l41b, 10);
        /* stream a, right step 43, f3 */
        __m256i r43a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r40a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43a_x1);
        const __m256i r43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42a, r41a, r42a_2, 0x59), r43a_x1), 5),
            r41a_2);
        const __m256i r43a_2 = _mm256_rol_epi32(r41a, 10);
        /* stream b, right step 43, f3 */
        __m256i r43b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r40b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r43b_x1);
        const __m256i r43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42b, r41b, r42b_2, 0x59), r43b_x1), 5),
            r41b_2);
        const __m256i r43b_2 = _mm256_rol_epi32(r41b, 10);
        /* stream a, left step 44, f3 */
        __m256i l44a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l41a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44a_x1);
        const __m256i l44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43a, l42a, l43a_2, 0x59), l44a_x1), 6),
            l42a_2);
        const __m256i l44a_2 = _mm256_rol_epi32(l42a, 10);
        /* stream b, left step 44, f3 */
        __m256i l44b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l41b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l44b_x1);
        const __m256i l44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43b, l42b, l43b_2, 0x59), l44b_x1), 6),
            l42b_2);
        const __m256i l44b_2 = _mm256_rol_epi32(l42b, 10);
        RIPEMD160_BATCH_COPY(&next[4][8], 16, data[then][8] + 16, data[then][9] + 16);
        /* stream a, right step 44, f3 */
        __m256i r44a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r41a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44a_x1);
        const __m256i r44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43a, r42a, r43a_2, 0x59), r44a_x1), 14),
            r42a_2);
        const __m256i r44a_2 = _mm256_rol_epi32(r42a, 10);
        /* stream b, right step 44, f3 */
        __m256i r44b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r41b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r44b_x1);
        const __m256i r44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43b, r42b, r43b_2, 0x59), r44b_x1), 14),
            r42b_2);
        const __m256i r44b_2 = _mm256_rol_epi32(r42b, 10);
        /* stream a, left step 45, f3 */
        __m256i l45a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l42a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45a_x1);
        const __m256i l45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44a, l43a, l44a_2, 0x59), l45a_x1), 5),
            l43a_2);
        const __m256i l45a_2 = _mm256_rol_epi32(l43a, 10);
        /* stream b, left step 45, f3 */
        __m256i l45b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l42b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l45b_x1);
        const __m256i l45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44b, l43b, l44b_2, 0x59), l45b_x1), 5),
            l43b_2);
        const __m256i l45b_2 = _mm256_rol_epi32(l43b, 10);
        /* stream a, right step 45, f3 */
        __m256i r45a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r42a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45a_x1);
        const __m256i r45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44a, r43a, r44a_2, 0x59), r45a_x1), 13),
            r43a_2);
        const __m256i r45a_2 = _mm256_rol_epi32(r43a, 10);
        RIPEMD160_BATCH_COPY(&next[6][8], 16, data[then][8] + 24, data[then][9] + 24);
        /* stream b, right step 45, f3 */
        __m256i r45b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r42b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r45b_x1);
        const __m256i r45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44b, r43b, r44b_2, 0x59), r45b_x1), 13),
            r43b_2);
        const __m256i r45b_2 = _mm256_rol_epi32(r43b, 10);
        /* stream a, left step 46, f3 */
        __m256i l46a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l43a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46a_x1);
        const __m256i l46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45a, l44a, l45a_2, 0x59), l46a_x1), 12),
            l44a_2);
        const __m256i l46a_2 = _mm256_rol_epi32(l44a, 10);
        /* stream b, left step 46, f3 */
        __m256i l46b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l43b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l46b_x1);
        const __m256i l46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45b, l44b, l45b_2, 0x59), l46b_x1), 12),
            l44b_2);
        const __m256i l46b_2 = _mm256_rol_epi32(l44b, 10);
        /* stream a, right step 46, f3 */
        __m256i r46a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r43a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46a_x1);
        const __m256i r46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45a, r44a, r45a_2, 0x59), r46a_x1), 13),
            r44a_2);
        const __m256i r46a_2 = _mm256_rol_epi32(r44a, 10);
        /* stream b, right step 46, f3 */
        __m256i r46b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r43b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r46b_x1);
        const __m256i r46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45b, r44b, r45b_2, 0x59), r46b_x1), 13),
            r44b_2);
        const __m256i r46b_2 = _mm256_rol_epi32(r44b, 10);
        RIPEMD160_BATCH_COPY(&next[8][8], 16, data[then][8] + 32, data[then][9] + 32);
        /* stream a, left step 47, f3 */
        __m256i l47a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l44a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47a_x1);
        const __m256i l47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46a, l45a, l46a_2, 0x59), l47a_x1), 7),
            l45a_2);
        const __m256i l47a_2 = _mm256_rol_epi32(l45a, 10);
        /* stream b, left step 47, f3 */
        __m256i l47b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l44b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l47b_x1);
        const __m256i l47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46b, l45b, l46b_2, 0x59), l47b_x1), 7),
            l45b_2);
        const __m256i l47b_2 = _mm256_rol_epi32(l45b, 10);
        /* stream a, right step 47, f3 */
        __m256i r47a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r44a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47a_x1);
        const __m256i r47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46a, r45a, r46a_2, 0x59), r47a_x1), 7),
            r45a_2);
        const __m256i r47a_2 = _mm256_rol_epi32(r45a, 10);
        /* stream b, right step 47, f3 */
        __m256i r47b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r44b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r47b_x1);
        const __m256i r47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46b, r45b, r46b_2, 0x59), r47b_x1), 7),
            r45b_2);
        const __m256i r47b_2 = _mm256_rol_epi32(r45b, 10);
        /* stream a, left step 48, f3 */
        __m256i l48a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l45a_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48a_x1);
        const __m256i l48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47a, l46a, l47a_2, 0x59), l48a_x1), 5),
            l46a_2);
        const __m256i l48a_2 = _mm256_rol_epi32(l46a, 10);
        RIPEMD160_BATCH_COPY(&next[10][8], 16, data[then][8] + 40, data[then][9] + 40);
        /* stream b, left step 48, f3 */
        __m256i l48b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l45b_2, _mm256_set1_epi32((int)k[3])));
        RIPEMD160_BATCH_KEEP("v", l48b_x1);
        const __m256i l48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47b, l46b, l47b_2, 0x59), l48b_x1), 5),
            l46b_2);
        const __m256i l48b_2 = _mm256_rol_epi32(l46b, 10);
        /* stream a, right step 48, f3 */
        __m256i r48a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r45a_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48a_x1);
        const __m256i r48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47a, r46a, r47a_2, 0x59), r48a_x1), 5),
            r46a_2);
        const __m256i r48a_2 = _mm256_rol_epi32(r46a, 10);
        /* stream b, right step 48, f3 */
        __m256i r48b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r45b_2, _mm256_set1_epi32((int)k[4])));
        RIPEMD160_BATCH_KEEP("v", r48b_x1);
        const __m256i r48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47b, r46b, r47b_2, 0x59), r48b_x1), 5),
            r46b_2);
        const __m256i r48b_2 = _mm256_rol_epi32(r46b, 10);
        /* stream a, left step 49, f4 */
        __m256i l49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l46a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49a_x1);
        const __m256i l49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48a, l48a_2, l47a, 0xe2), l49a_x1), 11),
            l47a_2);
        const __m256i l49a_2 = _mm256_rol_epi32(l47a, 10);
        /* stream b, left step 49, f4 */
        __m256i l49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l46b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l49b_x1);
        const __m256i l49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48b, l48b_2, l47b, 0xe2), l49b_x1), 11),
            l47b_2);
        const __m256i l49b_2 = _mm256_rol_epi32(l47b, 10);
        RIPEMD160_BATCH_COPY(&next[12][8], 16, data[then][8] + 48, data[then][9] + 48);
        /* stream a, right step 49, f2 */
        __m256i r49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(r46a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49a_x1);
        const __m256i r49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48a, r47a, r48a_2, 0xca), r49a_x1), 15),
            r47a_2);
        const __m256i r49a_2 = _mm256_rol_epi32(r47a, 10);
        /* stream b, right step 49, f2 */
        __m256i r49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(r46b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r49b_x1);
        const __m256i r49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48b, r47b, r48b_2, 0xca), r49b_x1), 15),
            r47b_2);
        const __m256i r49b_2 = _mm256_rol_epi32(r47b, 10);
        /* stream a, left step 50, f4 */
        __m256i l50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l47a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50a_x1);
        const __m256i l50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49a, l49a_2, l48a, 0xe2), l50a_x1), 12),
            l48a_2);
        const __m256i l50a_2 = _mm256_rol_epi32(l48a, 10);
        /* stream b, left step 50, f4 */
        __m256i l50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l47b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l50b_x1);
        const __m256i l50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49b, l49b_2, l48b, 0xe2), l50b_x1), 12),
            l48b_2);
        const __m256i l50b_2 = _mm256_rol_epi32(l48b, 10);
        /* stream a, right step 50, f2 */
        __m256i r50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r47a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50a_x1);
        const __m256i r50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49a, r48a, r49a_2, 0xca), r50a_x1), 5),
            r48a_2);
        const __m256i r50a_2 = _mm256_rol_epi32(r48a, 10);
        RIPEMD160_BATCH_COPY(&next[14][8], 16, data[then][8] + 56, data[then][9] + 56);
        /* stream b, right step 50, f2 */
        __m256i r50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(r47b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r50b_x1);
        const __m256i r50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49b, r48b, r49b_2, 0xca), r50b_x1), 5),
            r48b_2);
        const __m256i r50b_2 = _mm256_rol_epi32(r48b, 10);
        /* stream a, left step 51, f4 */
        __m256i l51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l48a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51a_x1);
        const __m256i l51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50a, l50a_2, l49a, 0xe2), l51a_x1), 14),
            l49a_2);
        const __m256i l51a_2 = _mm256_rol_epi32(l49a, 10);
        /* stream b, left step 51, f4 */
        __m256i l51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l48b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l51b_x1);
        const __m256i l51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50b, l50b_2, l49b, 0xe2), l51b_x1), 14),
            l49b_2);
        const __m256i l51b_2 = _mm256_rol_epi32(l49b, 10);
        /* stream a, right step 51, f2 */
        __m256i r51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r48a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51a_x1);
        const __m256i r51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50a, r49a, r50a_2, 0xca), r51a_x1), 8),
            r49a_2);
        const __m256i r51a_2 = _mm256_rol_epi32(r49a, 10);
        /* stream b, right step 51, f2 */
        __m256i r51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r48b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r51b_x1);
        const __m256i r51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50b, r49b, r50b_2, 0xca), r51b_x1), 8),
            r49b_2);
        const __m256i r51b_2 = _mm256_rol_epi32(r49b, 10);
        RIPEMD160_BATCH_COPY(&next[0][10], 16, data[then][10] + 0, data[then][11] + 0);
        /* stream a, left step 52, f4 */
        __m256i l52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l49a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52a_x1);
        const __m256i l52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51a, l51a_2, l50a, 0xe2), l52a_x1), 15),
            l50a_2);
        const __m256i l52a_2 = _mm256_rol_epi32(l50a, 10);
        /* stream b, left step 52, f4 */
        __m256i l52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l49b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l52b_x1);
        const __m256i l52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51b, l51b_2, l50b, 0xe2), l52b_x1), 15),
            l50b_2);
        const __m256i l52b_2 = _mm256_rol_epi32(l50b, 10);
        /* stream a, right step 52, f2 */
        __m256i r52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r49a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52a_x1);
        const __m256i r52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51a, r50a, r51a_2, 0xca), r52a_x1), 11),
            r50a_2);
        const __m256i r52a_2 = _mm256_rol_epi32(r50a, 10);
        /* stream b, right step 52, f2 */
        __m256i r52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r49b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r52b_x1);
        const __m256i r52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51b, r50b, r51b_2, 0xca), r52b_x1), 11),
            r50b_2);
        const __m256i r52b_2 = _mm256_rol_epi32(r50b, 10);
        /* stream a, left step 53, f4 */
        __m256i l53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l50a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53a_x1);
        const __m256i l53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52a, l52a_2, l51a, 0xe2), l53a_x1), 14),
            l51a_2);
        const __m256i l53a_2 = _mm256_rol_epi32(l51a, 10);
        RIPEMD160_BATCH_COPY(&next[2][10], 16, data[then][10] + 8, data[then][11] + 8);
        /* stream b, left step 53, f4 */
        __m256i l53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l50b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l53b_x1);
        const __m256i l53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52b, l52b_2, l51b, 0xe2), l53b_x1), 14),
            l51b_2);
        const __m256i l53b_2 = _mm256_rol_epi32(l51b, 10);
        /* stream a, right step 53, f2 */
        __m256i r53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r50a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53a_x1);
        const __m256i r53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52a, r51a, r52a_2, 0xca), r53a_x1), 14),
            r51a_2);
        const __m256i r53a_2 = _mm256_rol_epi32(r51a, 10);
        /* stream b, right step 53, f2 */
        __m256i r53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r50b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r53b_x1);
        const __m256i r53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52b, r51b, r52b_2, 0xca), r53b_x1), 14),
            r51b_2);
        const __m256i r53b_2 = _mm256_rol_epi32(r51b, 10);
        /* stream a, left step 54, f4 */
        __m256i l54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l51a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54a_x1);
        const __m256i l54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53a, l53a_2, l52a, 0xe2), l54a_x1), 15),
            l52a_2);
        const __m256i l54a_2 = _mm256_rol_epi32(l52a, 10);
        /* stream b, left step 54, f4 */
        __m256i l54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l51b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l54b_x1);
        const __m256i l54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53b, l53b_2, l52b, 0xe2), l54b_x1), 15),
            l52b_2);
        const __m256i l54b_2 = _mm256_rol_epi32(l52b, 10);
        RIPEMD160_BATCH_COPY(&next[4][10], 16, data[then][10] + 16, data[then][11] + 16);
        /* stream a, right step 54, f2 */
        __m256i r54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(r51a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54a_x1);
        const __m256i r54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53a, r52a, r53a_2, 0xca), r54a_x1), 14),
            r52a_2);
        const __m256i r54a_2 = _mm256_rol_epi32(r52a, 10);
        /* stream b, right step 54, f2 */
        __m256i r54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(r51b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r54b_x1);
        const __m256i r54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53b, r52b, r53b_2, 0xca), r54b_x1), 14),
            r52b_2);
        const __m256i r54b_2 = _mm256_rol_epi32(r52b, 10);
        /* stream a, left step 55, f4 */
        __m256i l55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l52a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55a_x1);
        const __m256i l55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54a, l54a_2, l53a, 0xe2), l55a_x1), 9),
            l53a_2);
        const __m256i l55a_2 = _mm256_rol_epi32(l53a, 10);
        /* stream b, left step 55, f4 */
        __m256i l55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l52b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l55b_x1);
        const __m256i l55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54b, l54b_2, l53b, 0xe2), l55b_x1), 9),
            l53b_2);
        const __m256i l55b_2 = _mm256_rol_epi32(l53b, 10);
        /* stream a, right step 55, f2 */
        __m256i r55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(r52a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55a_x1);
        const __m256i r55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54a, r53a, r54a_2, 0xca), r55a_x1), 6),
            r53a_2);
        const __m256i r55a_2 = _mm256_rol_epi32(r53a, 10);
        RIPEMD160_BATCH_COPY(&next[6][10], 16, data[then][10] + 24, data[then][11] + 24);
        /* stream b, right step 55, f2 */
        __m256i r55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(r52b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r55b_x1);
        const __m256i r55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54b, r53b, r54b_2, 0xca), r55b_x1), 6),
            r53b_2);
        const __m256i r55b_2 = _mm256_rol_epi32(r53b, 10);
        /* stream a, left step 56, f4 */
        __m256i l56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l53a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56a_x1);
        const __m256i l56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55a, l55a_2, l54a, 0xe2), l56a_x1), 8),
            l54a_2);
        const __m256i l56a_2 = _mm256_rol_epi32(l54a, 10);
        /* stream b, left step 56, f4 */
        __m256i l56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l53b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l56b_x1);
        const __m256i l56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55b, l55b_2, l54b, 0xe2), l56b_x1), 8),
            l54b_2);
        const __m256i l56b_2 = _mm256_rol_epi32(l54b, 10);
        /* stream a, right step 56, f2 */
        __m256i r56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r53a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56a_x1);
        const __m256i r56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55a, r54a, r55a_2, 0xca), r56a_x1), 14),
            r54a_2);
        const __m256i r56a_2 = _mm256_rol_epi32(r54a, 10);
        /* stream b, right step 56, f2 */
        __m256i r56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r53b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r56b_x1);
        const __m256i r56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55b, r54b, r55b_2, 0xca), r56b_x1), 14),
            r54b_2);
        const __m256i r56b_2 = _mm256_rol_epi32(r54b, 10);
        RIPEMD160_BATCH_COPY(&next[8][10], 16, data[then][10] + 32, data[then][11] + 32);
        /* stream a, left step 57, f4 */
        __m256i l57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l54a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57a_x1);
        const __m256i l57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56a, l56a_2, l55a, 0xe2), l57a_x1), 9),
            l55a_2);
        const __m256i l57a_2 = _mm256_rol_epi32(l55a, 10);
        /* stream b, left step 57, f4 */
        __m256i l57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l54b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l57b_x1);
        const __m256i l57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56b, l56b_2, l55b, 0xe2), l57b_x1), 9),
            l55b_2);
        const __m256i l57b_2 = _mm256_rol_epi32(l55b, 10);
        /* stream a, right step 57, f2 */
        __m256i r57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r54a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57a_x1);
        const __m256i r57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56a, r55a, r56a_2, 0xca), r57a_x1), 6),
            r55a_2);
        const __m256i r57a_2 = _mm256_rol_epi32(r55a, 10);
        /* stream b, right step 57, f2 */
        __m256i r57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(r54b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r57b_x1);
        const __m256i r57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56b, r55b, r56b_2, 0xca), r57b_x1), 6),
            r55b_2);
        const __m256i r57b_2 = _mm256_rol_epi32(r55b, 10);
        /* stream a, left step 58, f4 */
        __m256i l58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l55a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58a_x1);
        const __m256i l58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57a, l57a_2, l56a, 0xe2), l58a_x1), 14),
            l56a_2);
        const __m256i l58a_2 = _mm256_rol_epi32(l56a, 10);
        RIPEMD160_BATCH_COPY(&next[10][10], 16, data[then][10] + 40, data[then][11] + 40);
        /* stream b, left step 58, f4 */
        __m256i l58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l55b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l58b_x1);
        const __m256i l58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57b, l57b_2, l56b, 0xe2), l58b_x1), 14),
            l56b_2);
        const __m256i l58b_2 = _mm256_rol_epi32(l56b, 10);
        /* stream a, right step 58, f2 */
        __m256i r58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(r55a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58a_x1);
        const __m256i r58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57a, r56a, r57a_2, 0xca), r58a_x1), 9),
            r56a_2);
        const __m256i r58a_2 = _mm256_rol_epi32(r56a, 10);
        /* stream b, right step 58, f2 */
        __m256i r58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(r55b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r58b_x1);
        const __m256i r58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57b, r56b, r57b_2, 0xca), r58b_x1), 9),
            r56b_2);
        const __m256i r58b_2 = _mm256_rol_epi32(r56b, 10);
        /* stream a, left step 59, f4 */
        __m256i l59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l56a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59a_x1);
        const __m256i l59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58a, l58a_2, l57a, 0xe2), l59a_x1), 5),
            l57a_2);
        const __m256i l59a_2 = _mm256_rol_epi32(l57a, 10);
        /* stream b, left step 59, f4 */
        __m256i l59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l56b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l59b_x1);
        const __m256i l59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58b, l58b_2, l57b, 0xe2), l59b_x1), 5),
            l57b_2);
        const __m256i l59b_2 = _mm256_rol_epi32(l57b, 10);
        RIPEMD160_BATCH_COPY(&next[12][10], 16, data[then][10] + 48, data[then][11] + 48);
        /* stream a, right step 59, f2 */
        __m256i r59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r56a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59a_x1);
        const __m256i r59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58a, r57a, r58a_2, 0xca), r59a_x1), 12),
            r57a_2);
        const __m256i r59a_2 = _mm256_rol_epi32(r57a, 10);
        /* stream b, right step 59, f2 */
        __m256i r59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r56b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r59b_x1);
        const __m256i r59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58b, r57b, r58b_2, 0xca), r59b_x1), 12),
            r57b_2);
        const __m256i r59b_2 = _mm256_rol_epi32(r57b, 10);
        /* stream a, left step 60, f4 */
        __m256i l60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l57a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60a_x1);
        const __m256i l60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59a, l59a_2, l58a, 0xe2), l60a_x1), 6),
            l58a_2);
        const __m256i l60a_2 = _mm256_rol_epi32(l58a, 10);
        /* stream b, left step 60, f4 */
        __m256i l60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l57b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l60b_x1);
        const __m256i l60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59b, l59b_2, l58b, 0xe2), l60b_x1), 6),
            l58b_2);
        const __m256i l60b_2 = _mm256_rol_epi32(l58b, 10);
        /* stream a, right step 60, f2 */
        __m256i r60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(r57a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60a_x1);
        const __m256i r60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59a, r58a, r59a_2, 0xca), r60a_x1), 9),
            r58a_2);
        const __m256i r60a_2 = _mm256_rol_epi32(r58a, 10);
        RIPEMD160_BATCH_COPY(&next[14][10], 16, data[then][10] + 56, data[then][11] + 56);
        /* stream b, right step 60, f2 */
        __m256i r60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(r57b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r60b_x1);
        const __m256i r60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59b, r58b, r59b_2, 0xca), r60b_x1), 9),
            r58b_2);
        const __m256i r60b_2 = _mm256_rol_epi32(r58b, 10);
        /* stream a, left step 61, f4 */
        __m256i l61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l58a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61a_x1);
        const __m256i l61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60a, l60a_2, l59a, 0xe2), l61a_x1), 8),
            l59a_2);
        const __m256i l61a_2 = _mm256_rol_epi32(l59a, 10);
        /* stream b, left step 61, f4 */
        __m256i l61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l58b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l61b_x1);
        const __m256i l61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60b, l60b_2, l59b, 0xe2), l61b_x1), 8),
            l59b_2);
        const __m256i l61b_2 = _mm256_rol_epi32(l59b, 10);
        /* stream a, right step 61, f2 */
        __m256i r61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(r58a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61a_x1);
        const __m256i r61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60a, r59a, r60a_2, 0xca), r61a_x1), 12),
            r59a_2);
        const __m256i r61a_2 = _mm256_rol_epi32(r59a, 10);
        /* stream b, right step 61, f2 */
        __m256i r61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(r58b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r61b_x1);
        const __m256i r61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60b, r59b, r60b_2, 0xca), r61b_x1), 12),
            r59b_2);
        const __m256i r61b_2 = _mm256_rol_epi32(r59b, 10);
        RIPEMD160_BATCH_COPY(&next[0][12], 16, data[then][12] + 0, data[then][13] + 0);
        /* stream a, left step 62, f4 */
        __m256i l62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l59a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62a_x1);
        const __m256i l62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61a, l61a_2, l60a, 0xe2), l62a_x1), 6),
            l60a_2);
        const __m256i l62a_2 = _mm256_rol_epi32(l60a, 10);
        /* stream b, left step 62, f4 */
        __m256i l62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l59b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l62b_x1);
        const __m256i l62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61b, l61b_2, l60b, 0xe2), l62b_x1), 6),
            l60b_2);
        const __m256i l62b_2 = _mm256_rol_epi32(l60b, 10);
        /* stream a, right step 62, f2 */
        __m256i r62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r59a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62a_x1);
        const __m256i r62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61a, r60a, r61a_2, 0xca), r62a_x1), 5),
            r60a_2);
        const __m256i r62a_2 = _mm256_rol_epi32(r60a, 10);
        /* stream b, right step 62, f2 */
        __m256i r62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(r59b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r62b_x1);
        const __m256i r62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61b, r60b, r61b_2, 0xca), r62b_x1), 5),
            r60b_2);
        const __m256i r62b_2 = _mm256_rol_epi32(r60b, 10);
        /* stream a, left step 63, f4 */
        __m256i l63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l60a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63a_x1);
        const __m256i l63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62a, l62a_2, l61a, 0xe2), l63a_x1), 5),
            l61a_2);
        const __m256i l63a_2 = _mm256_rol_epi32(l61a, 10);
        RIPEMD160_BATCH_COPY(&next[2][12], 16, data[then][12] + 8, data[then][13] + 8);
        /* stream b, left step 63, f4 */
        __m256i l63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l60b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l63b_x1);
        const __m256i l63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62b, l62b_2, l61b, 0xe2), l63b_x1), 5),
            l61b_2);
        const __m256i l63b_2 = _mm256_rol_epi32(l61b, 10);
        /* stream a, right step 63, f2 */
        __m256i r63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(r60a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63a_x1);
        const __m256i r63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62a, r61a, r62a_2, 0xca), r63a_x1), 15),
            r61a_2);
        const __m256i r63a_2 = _mm256_rol_epi32(r61a, 10);
        /* stream b, right step 63, f2 */
        __m256i r63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(r60b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r63b_x1);
        const __m256i r63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62b, r61b, r62b_2, 0xca), r63b_x1), 15),
            r61b_2);
        const __m256i r63b_2 = _mm256_rol_epi32(r61b, 10);
        /* stream a, left step 64, f4 */
        __m256i l64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l61a_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64a_x1);
        const __m256i l64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63a, l63a_2, l62a, 0xe2), l64a_x1), 12),
            l62a_2);
        const __m256i l64a_2 = _mm256_rol_epi32(l62a, 10);
        /* stream b, left step 64, f4 */
        __m256i l64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l61b_2, _mm256_set1_epi32((int)k[5])));
        RIPEMD160_BATCH_KEEP("v", l64b_x1);
        const __m256i l64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63b, l63b_2, l62b, 0xe2), l64b_x1), 12),
            l62b_2);
        const __m256i l64b_2 = _mm256_rol_epi32(l62b, 10);
        RIPEMD160_BATCH_COPY(&next[4][12], 16, data[then][12] + 16, data[then][13] + 16);
        /* stream a, right step 64, f2 */
        __m256i r64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(r61a_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64a_x1);
        const __m256i r64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63a, r62a, r63a_2, 0xca), r64a_x1), 8),
            r62a_2);
        const __m256i r64a_2 = _mm256_rol_epi32(r62a, 10);
        /* stream b, right step 64, f2 */
        __m256i r64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(r61b_2, _mm256_set1_epi32((int)k[6])));
        RIPEMD160_BATCH_KEEP("v", r64b_x1);
        const __m256i r64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63b, r62b, r63b_2, 0xca), r64b_x1), 8),
            r62b_2);
        const __m256i r64b_2 = _mm256_rol_epi32(r62b, 10);
        /* stream a, left step 65, f5 */
        __m256i l65a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l62a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65a_x1);
        const __m256i l65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64a, l63a, l64a_2, 0x2d), l65a_x1), 9),
            l63a_2);
        const __m256i l65a_2 = _mm256_rol_epi32(l63a, 10);
        /* stream b, left step 65, f5 */
        __m256i l65b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l62b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l65b_x1);
        const __m256i l65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64b, l63b, l64b_2, 0x2d), l65b_x1), 9),
            l63b_2);
        const __m256i l65b_2 = _mm256_rol_epi32(l63b, 10);
        /* stream a, right step 65, f1 */
        __m256i r65a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), r62a_2);
        RIPEMD160_BATCH_KEEP("v", r65a_x1);
        const __m256i r65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64a, r64a_2, r63a, 0x96), r65a_x1), 8),
            r63a_2);
        const __m256i r65a_2 = _mm256_rol_epi32(r63a, 10);
        RIPEMD160_BATCH_COPY(&next[6][12], 16, data[then][12] + 24, data[then][13] + 24);
        /* stream b, right step 65, f1 */
        __m256i r65b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), r62b_2);
        RIPEMD160_BATCH_KEEP("v", r65b_x1);
        const __m256i r65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64b, r64b_2, r63b, 0x96), r65b_x1), 8),
            r63b_2);
        const __m256i r65b_2 = _mm256_rol_epi32(r63b, 10);
        /* stream a, left step 66, f5 */
        __m256i l66a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l63a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66a_x1);
        const __m256i l66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65a, l64a, l65a_2, 0x2d), l66a_x1), 15),
            l64a_2);
        const __m256i l66a_2 = _mm256_rol_epi32(l64a, 10);
        /* stream b, left step 66, f5 */
        __m256i l66b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l63b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l66b_x1);
        const __m256i l66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65b, l64b, l65b_2, 0x2d), l66b_x1), 15),
            l64b_2);
        const __m256i l66b_2 = _mm256_rol_epi32(l64b, 10);
        /* stream a, right step 66, f1 */
        __m256i r66a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), r63a_2);
        RIPEMD160_BATCH_KEEP("v", r66a_x1);
        const __m256i r66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65a, r65a_2, r64a, 0x96), r66a_x1), 5),
            r64a_2);
        const __m256i r66a_2 = _mm256_rol_epi32(r64a, 10);
        /* stream b, right step 66, f1 */
        __m256i r66b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), r63b_2);
        RIPEMD160_BATCH_KEEP("v", r66b_x1);
        const __m256i r66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65b, r65b_2, r64b, 0x96), r66b_x1), 5),
            r64b_2);
        const __m256i r66b_2 = _mm256_rol_epi32(r64b, 10);
        RIPEMD160_BATCH_COPY(&next[8][12], 16, data[then][12] + 32, data[then][13] + 32);
        /* stream a, left step 67, f5 */
        __m256i l67a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l64a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67a_x1);
        const __m256i l67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66a, l65a, l66a_2, 0x2d), l67a_x1), 5),
            l65a_2);
        const __m256i l67a_2 = _mm256_rol_epi32(l65a, 10);
        /* stream b, left step 67, f5 */
        __m256i l67b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(l64b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l67b_x1);
        const __m256i l67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66b, l65b, l66b_2, 0x2d), l67b_x1), 5),
            l65b_2);
        const __m256i l67b_2 = _mm256_rol_epi32(l65b, 10);
        /* stream a, right step 67, f1 */
        __m256i r67a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), r64a_2);
        RIPEMD160_BATCH_KEEP("v", r67a_x1);
        const __m256i r67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66a, r66a_2, r65a, 0x96), r67a_x1), 12),
            r65a_2);
        const __m256i r67a_2 = _mm256_rol_epi32(r65a, 10);
        /* stream b, right step 67, f1 */
        __m256i r67b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), r64b_2);
        RIPEMD160_BATCH_KEEP("v", r67b_x1);
        const __m256i r67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66b, r66b_2, r65b, 0x96), r67b_x1), 12),
            r65b_2);
        const __m256i r67b_2 = _mm256_rol_epi32(r65b, 10);
        /* stream a, left step 68, f5 */
        __m256i l68a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(l65a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68a_x1);
        const __m256i l68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67a, l66a, l67a_2, 0x2d), l68a_x1), 11),
            l66a_2);
        const __m256i l68a_2 = _mm256_rol_epi32(l66a, 10);
        RIPEMD160_BATCH_COPY(&next[10][12], 16, data[then][12] + 40, data[then][13] + 40);
        /* stream b, left step 68, f5 */
        __m256i l68b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(l65b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l68b_x1);
        const __m256i l68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67b, l66b, l67b_2, 0x2d), l68b_x1), 11),
            l66b_2);
        const __m256i l68b_2 = _mm256_rol_epi32(l66b, 10);
        /* stream a, right step 68, f1 */
        __m256i r68a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r65a_2);
        RIPEMD160_BATCH_KEEP("v", r68a_x1);
        const __m256i r68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67a, r67a_2, r66a, 0x96), r68a_x1), 9),
            r66a_2);
        const __m256i r68a_2 = _mm256_rol_epi32(r66a, 10);
        /* stream b, right step 68, f1 */
        __m256i r68b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), r65b_2);
        RIPEMD160_BATCH_KEEP("v", r68b_x1);
        const __m256i r68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67b, r67b_2, r66b, 0x96), r68b_x1), 9),
            r66b_2);
        const __m256i r68b_2 = _mm256_rol_epi32(r66b, 10);
        /* stream a, left step 69, f5 */
        __m256i l69a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l66a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69a_x1);
        const __m256i l69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68a, l67a, l68a_2, 0x2d), l69a_x1), 6),
            l67a_2);
        const __m256i l69a_2 = _mm256_rol_epi32(l67a, 10);
        /* stream b, left step 69, f5 */
        __m256i l69b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(l66b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l69b_x1);
        const __m256i l69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68b, l67b, l68b_2, 0x2d), l69b_x1), 6),
            l67b_2);
        const __m256i l69b_2 = _mm256_rol_epi32(l67b, 10);
        RIPEMD160_BATCH_COPY(&next[12][12], 16, data[then][12] + 48, data[then][13] + 48);
        /* stream a, right step 69, f1 */
        __m256i r69a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66a_2);
        RIPEMD160_BATCH_KEEP("v", r69a_x1);
        const __m256i r69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68a, r68a_2, r67a, 0x96), r69a_x1), 12),
            r67a_2);
        const __m256i r69a_2 = _mm256_rol_epi32(r67a, 10);
        /* stream b, right step 69, f1 */
        __m256i r69b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), r66b_2);
        RIPEMD160_BATCH_KEEP("v", r69b_x1);
        const __m256i r69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68b, r68b_2, r67b, 0x96), r69b_x1), 12),
            r67b_2);
        const __m256i r69b_2 = _mm256_rol_epi32(r67b, 10);
        /* stream a, left step 70, f5 */
        __m256i l70a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(l67a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70a_x1);
        const __m256i l70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69a, l68a, l69a_2, 0x2d), l70a_x1), 8),
            l68a_2);
        const __m256i l70a_2 = _mm256_rol_epi32(l68a, 10);
        /* stream b, left step 70, f5 */
        __m256i l70b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(l67b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l70b_x1);
        const __m256i l70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69b, l68b, l69b_2, 0x2d), l70b_x1), 8),
            l68b_2);
        const __m256i l70b_2 = _mm256_rol_epi32(l68b, 10);
        /* stream a, right step 70, f1 */
        __m256i r70a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), r67a_2);
        RIPEMD160_BATCH_KEEP("v", r70a_x1);
        const __m256i r70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69a, r69a_2, r68a, 0x96), r70a_x1), 5),
            r68a_2);
        const __m256i r70a_2 = _mm256_rol_epi32(r68a, 10);
        RIPEMD160_BATCH_COPY(&next[14][12], 16, data[then][12] + 56, data[then][13] + 56);
        /* stream b, right step 70, f1 */
        __m256i r70b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), r67b_2);
        RIPEMD160_BATCH_KEEP("v", r70b_x1);
        const __m256i r70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69b, r69b_2, r68b, 0x96), r70b_x1), 5),
            r68b_2);
        const __m256i r70b_2 = _mm256_rol_epi32(r68b, 10);
        /* stream a, left step 71, f5 */
        __m256i l71a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l68a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71a_x1);
        const __m256i l71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70a, l69a, l70a_2, 0x2d), l71a_x1), 13),
            l69a_2);
        const __m256i l71a_2 = _mm256_rol_epi32(l69a, 10);
        /* stream b, left step 71, f5 */
        __m256i l71b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l68b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l71b_x1);
        const __m256i l71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70b, l69b, l70b_2, 0x2d), l71b_x1), 13),
            l69b_2);
        const __m256i l71b_2 = _mm256_rol_epi32(l69b, 10);
        /* stream a, right step 71, f1 */
        __m256i r71a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), r68a_2);
        RIPEMD160_BATCH_KEEP("v", r71a_x1);
        const __m256i r71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70a, r70a_2, r69a, 0x96), r71a_x1), 14),
            r69a_2);
        const __m256i r71a_2 = _mm256_rol_epi32(r69a, 10);
        /* stream b, right step 71, f1 */
        __m256i r71b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), r68b_2);
        RIPEMD160_BATCH_KEEP("v", r71b_x1);
        const __m256i r71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70b, r70b_2, r69b, 0x96), r71b_x1), 14),
            r69b_2);
        const __m256i r71b_2 = _mm256_rol_epi32(r69b, 10);
        RIPEMD160_BATCH_COPY(&next[0][14], 16, data[then][14] + 0, data[then][15] + 0);
        /* stream a, left step 72, f5 */
        __m256i l72a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(l69a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72a_x1);
        const __m256i l72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71a, l70a, l71a_2, 0x2d), l72a_x1), 12),
            l70a_2);
        const __m256i l72a_2 = _mm256_rol_epi32(l70a, 10);
        /* stream b, left step 72, f5 */
        __m256i l72b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(l69b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l72b_x1);
        const __m256i l72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71b, l70b, l71b_2, 0x2d), l72b_x1), 12),
            l70b_2);
        const __m256i l72b_2 = _mm256_rol_epi32(l70b, 10);
        /* stream a, right step 72, f1 */
        __m256i r72a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), r69a_2);
        RIPEMD160_BATCH_KEEP("v", r72a_x1);
        const __m256i r72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71a, r71a_2, r70a, 0x96), r72a_x1), 6),
            r70a_2);
        const __m256i r72a_2 = _mm256_rol_epi32(r70a, 10);
        /* stream b, right step 72, f1 */
        __m256i r72b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), r69b_2);
        RIPEMD160_BATCH_KEEP("v", r72b_x1);
        const __m256i r72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71b, r71b_2, r70b, 0x96), r72b_x1), 6),
            r70b_2);
        const __m256i r72b_2 = _mm256_rol_epi32(r70b, 10);
        /* stream a, left step 73, f5 */
        __m256i l73a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(l70a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73a_x1);
        const __m256i l73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72a, l71a, l72a_2, 0x2d), l73a_x1), 5),
            l71a_2);
        const __m256i l73a_2 = _mm256_rol_epi32(l71a, 10);
        RIPEMD160_BATCH_COPY(&next[2][14], 16, data[then][14] + 8, data[then][15] + 8);
        /* stream b, left step 73, f5 */
        __m256i l73b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(l70b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l73b_x1);
        const __m256i l73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72b, l71b, l72b_2, 0x2d), l73b_x1), 5),
            l71b_2);
        const __m256i l73b_2 = _mm256_rol_epi32(l71b, 10);
        /* stream a, right step 73, f1 */
        __m256i r73a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), r70a_2);
        RIPEMD160_BATCH_KEEP("v", r73a_x1);
        const __m256i r73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72a, r72a_2, r71a, 0x96), r73a_x1), 8),
            r71a_2);
        const __m256i r73a_2 = _mm256_rol_epi32(r71a, 10);
        /* stream b, right step 73, f1 */
        __m256i r73b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), r70b_2);
        RIPEMD160_BATCH_KEEP("v", r73b_x1);
        const __m256i r73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72b, r72b_2, r71b, 0x96), r73b_x1), 8),
            r71b_2);
        const __m256i r73b_2 = _mm256_rol_epi32(r71b, 10);
        /* stream a, left step 74, f5 */
        __m256i l74a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l71a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74a_x1);
        const __m256i l74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73a, l72a, l73a_2, 0x2d), l74a_x1), 12),
            l72a_2);
        const __m256i l74a_2 = _mm256_rol_epi32(l72a, 10);
        /* stream b, left step 74, f5 */
        __m256i l74b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l71b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l74b_x1);
        const __m256i l74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73b, l72b, l73b_2, 0x2d), l74b_x1), 12),
            l72b_2);
        const __m256i l74b_2 = _mm256_rol_epi32(l72b, 10);
        RIPEMD160_BATCH_COPY(&next[4][14], 16, data[then][14] + 16, data[then][15] + 16);
        /* stream a, right step 74, f1 */
        __m256i r74a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71a_2);
        RIPEMD160_BATCH_KEEP("v", r74a_x1);
        const __m256i r74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73a, r73a_2, r72a, 0x96), r74a_x1), 13),
            r72a_2);
        const __m256i r74a_2 = _mm256_rol_epi32(r72a, 10);
        /* stream b, right step 74, f1 */
        __m256i r74b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), r71b_2);
        RIPEMD160_BATCH_KEEP("v", r74b_x1);
        const __m256i r74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73b, r73b_2, r72b, 0x96), r74b_x1), 13),
            r72b_2);
        const __m256i r74b_2 = _mm256_rol_epi32(r72b, 10);
        /* stream a, left step 75, f5 */
        __m256i l75a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l72a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75a_x1);
        const __m256i l75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74a, l73a, l74a_2, 0x2d), l75a_x1), 13),
            l73a_2);
        const __m256i l75a_2 = _mm256_rol_epi32(l73a, 10);
        /* stream b, left step 75, f5 */
        __m256i l75b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l72b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l75b_x1);
        const __m256i l75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74b, l73b, l74b_2, 0x2d), l75b_x1), 13),
            l73b_2);
        const __m256i l75b_2 = _mm256_rol_epi32(l73b, 10);
        /* stream a, right step 75, f1 */
        __m256i r75a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), r72a_2);
        RIPEMD160_BATCH_KEEP("v", r75a_x1);
        const __m256i r75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74a, r74a_2, r73a, 0x96), r75a_x1), 6),
            r73a_2);
        const __m256i r75a_2 = _mm256_rol_epi32(r73a, 10);
        RIPEMD160_BATCH_COPY(&next[6][14], 16, data[then][14] + 24, data[then][15] + 24);
        /* stream b, right step 75, f1 */
        __m256i r75b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), r72b_2);
        RIPEMD160_BATCH_KEEP("v", r75b_x1);
        const __m256i r75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74b, r74b_2, r73b, 0x96), r75b_x1), 6),
            r73b_2);
        const __m256i r75b_2 = _mm256_rol_epi32(r73b, 10);
        /* stream a, left step 76, f5 */
        __m256i l76a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(l73a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76a_x1);
        const __m256i l76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75a, l74a, l75a_2, 0x2d), l76a_x1), 14),
            l74a_2);
        const __m256i l76a_2 = _mm256_rol_epi32(l74a, 10);
        /* stream b, left step 76, f5 */
        __m256i l76b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(l73b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l76b_x1);
        const __m256i l76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75b, l74b, l75b_2, 0x2d), l76b_x1), 14),
            l74b_2);
        const __m256i l76b_2 = _mm256_rol_epi32(l74b, 10);
        /* stream a, right step 76, f1 */
        __m256i r76a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), r73a_2);
        RIPEMD160_BATCH_KEEP("v", r76a_x1);
        const __m256i r76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75a, r75a_2, r74a, 0x96), r76a_x1), 5),
            r74a_2);
        const __m256i r76a_2 = _mm256_rol_epi32(r74a, 10);
        /* stream b, right step 76, f1 */
        __m256i r76b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), r73b_2);
        RIPEMD160_BATCH_KEEP("v", r76b_x1);
        const __m256i r76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75b, r75b_2, r74b, 0x96), r76b_x1), 5),
            r74b_2);
        const __m256i r76b_2 = _mm256_rol_epi32(r74b, 10);
        RIPEMD160_BATCH_COPY(&next[8][14], 16, data[then][14] + 32, data[then][15] + 32);
        /* stream a, left step 77, f5 */
        __m256i l77a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(l74a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77a_x1);
        const __m256i l77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76a, l75a, l76a_2, 0x2d), l77a_x1), 11),
            l75a_2);
        const __m256i l77a_2 = _mm256_rol_epi32(l75a, 10);
        /* stream b, left step 77, f5 */
        __m256i l77b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(l74b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l77b_x1);
        const __m256i l77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76b, l75b, l76b_2, 0x2d), l77b_x1), 11),
            l75b_2);
        const __m256i l77b_2 = _mm256_rol_epi32(l75b, 10);
        /* stream a, right step 77, f1 */
        __m256i r77a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74a_2);
        RIPEMD160_BATCH_KEEP("v", r77a_x1);
        const __m256i r77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76a, r76a_2, r75a, 0x96), r77a_x1), 15),
            r75a_2);
        const __m256i r77a_2 = _mm256_rol_epi32(r75a, 10);
        /* stream b, right step 77, f1 */
        __m256i r77b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), r74b_2);
        RIPEMD160_BATCH_KEEP("v", r77b_x1);
        const __m256i r77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76b, r76b_2, r75b, 0x96), r77b_x1), 15),
            r75b_2);
        const __m256i r77b_2 = _mm256_rol_epi32(r75b, 10);
        /* stream a, left step 78, f5 */
        __m256i l78a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l75a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78a_x1);
        const __m256i l78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77a, l76a, l77a_2, 0x2d), l78a_x1), 8),
            l76a_2);
        const __m256i l78a_2 = _mm256_rol_epi32(l76a, 10);
        RIPEMD160_BATCH_COPY(&next[10][14], 16, data[then][14] + 40, data[then][15] + 40);
        /* stream b, left step 78, f5 */
        __m256i l78b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(l75b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l78b_x1);
        const __m256i l78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77b, l76b, l77b_2, 0x2d), l78b_x1), 8),
            l76b_2);
        const __m256i l78b_2 = _mm256_rol_epi32(l76b, 10);
        /* stream a, right step 78, f1 */
        __m256i r78a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75a_2);
        RIPEMD160_BATCH_KEEP("v", r78a_x1);
        const __m256i r78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77a, r77a_2, r76a, 0x96), r78a_x1), 13),
            r76a_2);
        const __m256i r78a_2 = _mm256_rol_epi32(r76a, 10);
        /* stream b, right step 78, f1 */
        __m256i r78b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), r75b_2);
        RIPEMD160_BATCH_KEEP("v", r78b_x1);
        const __m256i r78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77b, r77b_2, r76b, 0x96), r78b_x1), 13),
            r76b_2);
        const __m256i r78b_2 = _mm256_rol_epi32(r76b, 10);
        /* stream a, left step 79, f5 */
        __m256i l79a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(l76a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79a_x1);
        const __m256i l79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78a, l77a, l78a_2, 0x2d), l79a_x1), 5),
            l77a_2);
        const __m256i l79a_2 = _mm256_rol_epi32(l77a, 10);
        /* stream b, left step 79, f5 */
        __m256i l79b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(l76b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l79b_x1);
        const __m256i l79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78b, l77b, l78b_2, 0x2d), l79b_x1), 5),
            l77b_2);
        const __m256i l79b_2 = _mm256_rol_epi32(l77b, 10);
        RIPEMD160_BATCH_COPY(&next[12][14], 16, data[then][14] + 48, data[then][15] + 48);
        /* stream a, right step 79, f1 */
        __m256i r79a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), r76a_2);
        RIPEMD160_BATCH_KEEP("v", r79a_x1);
        const __m256i r79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78a, r78a_2, r77a, 0x96), r79a_x1), 11),
            r77a_2);
        const __m256i r79a_2 = _mm256_rol_epi32(r77a, 10);
        /* stream b, right step 79, f1 */
        __m256i r79b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), r76b_2);
        RIPEMD160_BATCH_KEEP("v", r79b_x1);
        const __m256i r79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78b, r78b_2, r77b, 0x96), r79b_x1), 11),
            r77b_2);
        const __m256i r79b_2 = _mm256_rol_epi32(r77b, 10);
        /* stream a, left step 80, f5 */
        __m256i l80a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(l77a_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80a_x1);
        const __m256i l80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79a, l78a, l79a_2, 0x2d), l80a_x1), 6),
            l78a_2);
        const __m256i l80a_2 = _mm256_rol_epi32(l78a, 10);
        /* stream b, left step 80, f5 */
        __m256i l80b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(l77b_2, _mm256_set1_epi32((int)k[7])));
        RIPEMD160_BATCH_KEEP("v", l80b_x1);
        const __m256i l80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79b, l78b, l79b_2, 0x2d), l80b_x1), 6),
            l78b_2);
        const __m256i l80b_2 = _mm256_rol_epi32(l78b, 10);
        /* stream a, right step 80, f1 */
        __m256i r80a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), r77a_2);
        RIPEMD160_BATCH_KEEP("v", r80a_x1);
        const __m256i r80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79a, r79a_2, r78a, 0x96), r80a_x1), 11),
            r78a_2);
        const __m256i r80a_2 = _mm256_rol_epi32(r78a, 10);
        RIPEMD160_BATCH_COPY(&next[14][14], 16, data[then][14] + 56, data[then][15] + 56);
        /* stream b, right step 80, f1 */
        __m256i r80b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), r77b_2);
        RIPEMD160_BATCH_KEEP("v", r80b_x1);
        const __m256i r80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79b, r79b_2, r78b, 0x96), r80b_x1), 11),
            r78b_2);
        const __m256i r80b_2 = _mm256_rol_epi32(r78b, 10);
        __m256i x1 = _mm256_add_epi32(r80a_2, h1a);
        RIPEMD160_BATCH_KEEP("v", x1);
        __m256i x2 = _mm256_add_epi32(r79a_2, h2a);
        RIPEMD160_BATCH_KEEP("v", x2);
        __m256i x3 = _mm256_add_epi32(r78a_2, h3a);
        RIPEMD160_BATCH_KEEP("v", x3);
        __m256i x4 = _mm256_add_epi32(l78a_2, h4a);
        RIPEMD160_BATCH_KEEP("v", x4);
        __m256i x5 = _mm256_add_epi32(r79a, h0a);
        RIPEMD160_BATCH_KEEP("v", x5);
        __m256i x6 = _mm256_add_epi32(r80b_2, h1b);
        RIPEMD160_BATCH_KEEP("v", x6);
        __m256i x7 = _mm256_add_epi32(r79b_2, h2b);
        RIPEMD160_BATCH_KEEP("v", x7);
        __m256i x8 = _mm256_add_epi32(r78b_2, h3b);
        RIPEMD160_BATCH_KEEP("v", x8);
        __m256i x9 = _mm256_add_epi32(l78b_2, h4b);
        RIPEMD160_BATCH_KEEP("v", x9);
        __m256i x10 = _mm256_add_epi32(r79b, h0b);
        RIPEMD160_BATCH_KEEP("v", x10);

        const __m256i h0a_next = _mm256_add_epi32(l79a, x1);
        const __m256i h1a_next = _mm256_add_epi32(l80a_2, x2);
        const __m256i h2a_next = _mm256_add_epi32(l79a_2, x3);
        const __m256i h3a_next = _mm256_add_epi32(r80a, x4);
        const __m256i h4a_next = _mm256_add_epi32(l80a, x5);
        const __m256i h0b_next = _mm256_add_epi32(l79b, x6);
        const __m256i h1b_next = _mm256_add_epi32(l80b_2, x7);
        const __m256i h2b_next = _mm256_add_epi32(l79b_2, x8);
        const __m256i h3b_next = _mm256_add_epi32(r80b, x9);
        const __m256i h4b_next = _mm256_add_epi32(l80b, x10);
        h0a = h0a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][0][0]), h0a);
        h1a = h1a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][1][0]), h1a);
        h2a = h2a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][2][0]), h2a);
        h3a = h3a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][3][0]), h3a);
        h4a = h4a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][4][0]), h4a);
        h0b = h0b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][0][8]), h0b);
        h1b = h1b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][1][8]), h1b);
        h2b = h2b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][2][8]), h2b);
        h3b = h3b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][3][8]), h3b);
        h4b = h4b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][4][8]), h4b);
    }
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][0]), h0a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][0]), h1a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][0]), h2a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][0]), h3a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[4][0]), h4a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][8]), h0b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][8]), h1b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][8]), h2b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][8]), h3b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[4][8]), h4b);
}
static const uint32_t RIPEMD160_BATCH_SHORT_K_X8X2[25] = {
    0xce8a4602u, 0xc3d2e1f0u, 0x04be51ebu, 0x10325476u,
    0x3690fdfbu, 0x36ae27bfu, 0xeb73fa62u, 0xddd7fff8u,
    0x60d4e05cu, 0xa7011c88u, 0x3c168648u, 0x8750b3a5u,
    0x58fee377u, 0xa9a16f5du, 0x50a28be6u, 0x5a827999u,
    0x5c4dd124u, 0x6ed9eba1u, 0x6d703ef3u, 0x8f1bbcdcu,
    0x7a6d76e9u, 0xa953fd4eu, 0xefcdab89u, 0x98badcfeu,
    0x67452301u,
};

/* Hashes groups of short rows, each given as 4 words and its length in bits. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_short_x8x2(const uint8_t *const *data,
    uint8_t (*digest)[20], size_t ngroups)
{
    uint32_t buffers[2][5][16] RIPEMD160_BATCH_ALIGNED;

    for (size_t j = 0; ngroups != 0 && j < 16; j += 2) {
        RIPEMD160_BATCH_COPY(&buffers[0][0][j], 16, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_BATCH_COPY(&buffers[0][2][j], 16, data[j] + 8, data[j + 1] + 8);
        buffers[0][4][j] = ripemd160_batch_load32(data[j] + 16);
        buffers[0][4][j + 1] = ripemd160_batch_load32(data[j + 1] + 16);
    }
    uint32_t ends[2][5][16] = {{{0}}};

    for (size_t group = 0; group < ngroups; group++) {
        uint32_t(*const out)[16] = ends[group % 2];
        uint32_t(*const last)[16] = ends[group % 2 ^ 1];
        uint8_t(*const before)[20] = group != 0 ? digest - 16 : digest;
        const uint32_t *k = RIPEMD160_BATCH_SHORT_K_X8X2;

        RIPEMD160_BATCH_KEEP("r", k);
        uint32_t(*const w)[16] = buffers[group % 2];
        uint32_t(*const next)[16] = buffers[group % 2 ^ 1];
        const uint8_t *const *const then = group + 1 < ngroups ? data + 16 : data;
        /* stream a, left step 1, f1 */
        const __m256i l1a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
                    _mm256_set1_epi32((int)k[0])), 11), _mm256_set1_epi32((int)k[1]));
        /* stream b, left step 1, f1 */
        const __m256i l1b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
                    _mm256_set1_epi32((int)k[0])), 11), _mm256_set1_epi32((int)k[1]));
        RIPEMD160_BATCH_COPY(&next[0][0], 16, then[0] + 0, then[1] + 0);
        /* stream a, left step 2, f1 */
        __m256i l2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_set1_epi32((int)k[1]));
        RIPEMD160_BATCH_KEEP("v", l2a_x1);
        const __m256i l2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_xor_si256(l1a, _mm256_set1_epi32((int)k[2])), l2a_x1), 14),
            _mm256_set1_epi32((int)k[3]));
        /* stream b, left step 2, f1 */
        __m256i l2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_set1_epi32((int)k[1]));
        RIPEMD160_BATCH_KEEP("v", l2b_x1);
        const __m256i l2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_xor_si256(l1b, _mm256_set1_epi32((int)k[2])), l2b_x1), 14),
            _mm256_set1_epi32((int)k[3]));
        /* stream a, right step 2, f5 */
        const __m256i r2a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
                    _mm256_set1_epi32((int)k[4])), 9), _mm256_set1_epi32((int)k[3]));
        RIPEMD160_BATCH_COPY(&next[2][0], 16, then[0] + 8, then[1] + 8);
        /* stream b, right step 2, f5 */
        const __m256i r2b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
                    _mm256_set1_epi32((int)k[4])), 9), _mm256_set1_epi32((int)k[3]));
        /* stream a, left step 3, f1 */
        __m256i l3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_set1_epi32((int)k[3]));
        RIPEMD160_BATCH_KEEP("v", l3a_x1);
        const __m256i l3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l2a, l1a, _mm256_set1_epi32((int)k[5]), 0x96),
                    l3a_x1), 15), _mm256_set1_epi32((int)k[6]));
        const __m256i l3a_2 = _mm256_rol_epi32(l1a, 10);
        /* stream b, left step 3, f1 */
        __m256i l3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_set1_epi32((int)k[3]));
        RIPEMD160_BATCH_KEEP("v", l3b_x1);
        const __m256i l3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l2b, l1b, _mm256_set1_epi32((int)k[5]), 0x96),
                    l3b_x1), 15), _mm256_set1_epi32((int)k[6]));
        const __m256i l3b_2 = _mm256_rol_epi32(l1b, 10);
        next[4][0] = ripemd160_batch_load32(then[0] + 16);
        /* stream a, right step 3, f5 */
        const __m256i r3a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_xor_si256(r2a, _mm256_set1_epi32((int)k[7])),
                    _mm256_set1_epi32((int)k[8])), 9), _mm256_set1_epi32((int)k[6]));
        /* stream b, right step 3, f5 */
        const __m256i r3b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_xor_si256(r2b, _mm256_set1_epi32((int)k[7])),
                    _mm256_set1_epi32((int)k[8])), 9), _mm256_set1_epi32((int)k[6]));
        /* stream a, left step 4, f1 */
        __m256i l4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_set1_epi32((int)k[6]));
        RIPEMD160_BATCH_KEEP("v", l4a_x1);
        const __m256i l4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3a, l3a_2, l2a, 0x96), l4a_x1), 12),
            _mm256_set1_epi32((int)k[5]));
        const __m256i l4a_2 = _mm256_rol_epi32(l2a, 10);
        next[4][1] = ripemd160_batch_load32(then[1] + 16);
        /* stream b, left step 4, f1 */
        __m256i l4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_set1_epi32((int)k[6]));
        RIPEMD160_BATCH_KEEP("v", l4b_x1);
        const __m256i l4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l3b, l3b_2, l2b, 0x96), l4b_x1), 12),
            _mm256_set1_epi32((int)k[5]));
        const __m256i l4b_2 = _mm256_rol_epi32(l2b, 10);
        /* stream a, right step 4, f5 */
        __m256i r4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_set1_epi32((int)k[10]));
        RIPEMD160_BATCH_KEEP("v", r4a_x1);
        const __m256i r4a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(r3a, r2a, _mm256_set1_epi32((int)k[9]), 0x1e),
                    r4a_x1), 11), _mm256_set1_epi32((int)k[5]));
        const __m256i r4a_2 = _mm256_rol_epi32(r2a, 10);
        /* stream b, right step 4, f5 */
        __m256i r4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_set1_epi32((int)k[10]));
        RIPEMD160_BATCH_KEEP("v", r4b_x1);
        const __m256i r4b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(r3b, r2b, _mm256_set1_epi32((int)k[9]), 0x1e),
                    r4b_x1), 11), _mm256_set1_epi32((int)k[5]));
        const __m256i r4b_2 = _mm256_rol_epi32(r2b, 10);
        RIPEMD160_BATCH_COPY(&next[0][2], 16, then[2] + 0, then[3] + 0);
        /* stream a, left step 5, f1 */
        const __m256i l5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4a, l4a_2, l3a, 0x96),
                    _mm256_set1_epi32((int)k[5])), 5), l3a_2);
        const __m256i l5a_2 = _mm256_rol_epi32(l3a, 10);
        /* stream b, left step 5, f1 */
        const __m256i l5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l4b, l4b_2, l3b, 0x96),
                    _mm256_set1_epi32((int)k[5])), 5), l3b_2);
        const __m256i l5b_2 = _mm256_rol_epi32(l3b, 10);
        /* stream a, right step 5, f5 */
        const __m256i r5a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4a, r3a, r4a_2, 0x2d),
                    _mm256_set1_epi32((int)k[11])), 13), _mm256_set1_epi32((int)k[12]));
        const __m256i r5a_2 = _mm256_rol_epi32(r3a, 10);
        RIPEMD160_BATCH_COPY(&next[2][2], 16, then[2] + 8, then[3] + 8);
        /* stream b, right step 5, f5 */
        const __m256i r5b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r4b, r3b, r4b_2, 0x2d),
                    _mm256_set1_epi32((int)k[11])), 13), _mm256_set1_epi32((int)k[12]));
        const __m256i r5b_2 = _mm256_rol_epi32(r3b, 10);
        /* stream a, left step 6, f1 */
        const __m256i l6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5a, l5a_2, l4a, 0x96), l3a_2), 8),
            l4a_2);
        const __m256i l6a_2 = _mm256_rol_epi32(l4a, 10);
        next[4][2] = ripemd160_batch_load32(then[2] + 16);
        /* stream b, left step 6, f1 */
        const __m256i l6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l5b, l5b_2, l4b, 0x96), l3b_2), 8),
            l4b_2);
        const __m256i l6b_2 = _mm256_rol_epi32(l4b, 10);
        /* stream a, right step 6, f5 */
        __m256i r6a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_set1_epi32((int)k[13]));
        RIPEMD160_BATCH_KEEP("v", r6a_x1);
        const __m256i r6a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5a, r4a, r5a_2, 0x2d), r6a_x1), 15),
            r4a_2);
        const __m256i r6a_2 = _mm256_rol_epi32(r4a, 10);
        /* stream b, right step 6, f5 */
        __m256i r6b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_set1_epi32((int)k[13]));
        RIPEMD160_BATCH_KEEP("v", r6b_x1);
        const __m256i r6b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r5b, r4b, r5b_2, 0x2d), r6b_x1), 15),
            r4b_2);
        const __m256i r6b_2 = _mm256_rol_epi32(r4b, 10);
        next[4][3] = ripemd160_batch_load32(then[3] + 16);
        /* stream a, left step 7, f1 */
        const __m256i l7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6a, l6a_2, l5a, 0x96), l4a_2), 7),
            l5a_2);
        const __m256i l7a_2 = _mm256_rol_epi32(l5a, 10);
        /* stream b, left step 7, f1 */
        const __m256i l7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l6b, l6b_2, l5b, 0x96), l4b_2), 7),
            l5b_2);
        const __m256i l7b_2 = _mm256_rol_epi32(l5b, 10);
        /* stream a, right step 7, f5 */
        __m256i r7a_x1 = _mm256_add_epi32(r4a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r7a_x1);
        const __m256i r7a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6a, r5a, r6a_2, 0x2d), r7a_x1), 15),
            r5a_2);
        const __m256i r7a_2 = _mm256_rol_epi32(r5a, 10);
        RIPEMD160_BATCH_COPY(&next[0][4], 16, then[4] + 0, then[5] + 0);
        /* stream b, right step 7, f5 */
        __m256i r7b_x1 = _mm256_add_epi32(r4b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r7b_x1);
        const __m256i r7b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r6b, r5b, r6b_2, 0x2d), r7b_x1), 15),
            r5b_2);
        const __m256i r7b_2 = _mm256_rol_epi32(r5b, 10);
        /* stream a, left step 8, f1 */
        const __m256i l8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7a, l7a_2, l6a, 0x96), l5a_2), 9),
            l6a_2);
        const __m256i l8a_2 = _mm256_rol_epi32(l6a, 10);
        /* stream b, left step 8, f1 */
        const __m256i l8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l7b, l7b_2, l6b, 0x96), l5b_2), 9),
            l6b_2);
        const __m256i l8b_2 = _mm256_rol_epi32(l6b, 10);
        RIPEMD160_BATCH_COPY(&next[2][4], 16, then[4] + 8, then[5] + 8);
        /* stream a, right step 8, f5 */
        __m256i r8a_x1 = _mm256_add_epi32(r5a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r8a_x1);
        const __m256i r8a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7a, r6a, r7a_2, 0x2d), r8a_x1), 5),
            r6a_2);
        const __m256i r8a_2 = _mm256_rol_epi32(r6a, 10);
        /* stream b, right step 8, f5 */
        __m256i r8b_x1 = _mm256_add_epi32(r5b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r8b_x1);
        const __m256i r8b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r7b, r6b, r7b_2, 0x2d), r8b_x1), 5),
            r6b_2);
        const __m256i r8b_2 = _mm256_rol_epi32(r6b, 10);
        /* stream a, left step 9, f1 */
        const __m256i l9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8a, l8a_2, l7a, 0x96), l6a_2), 11),
            l7a_2);
        const __m256i l9a_2 = _mm256_rol_epi32(l7a, 10);
        next[4][4] = ripemd160_batch_load32(then[4] + 16);
        /* stream b, left step 9, f1 */
        const __m256i l9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l8b, l8b_2, l7b, 0x96), l6b_2), 11),
            l7b_2);
        const __m256i l9b_2 = _mm256_rol_epi32(l7b, 10);
        /* stream a, right step 9, f5 */
        __m256i r9a_x1 = _mm256_add_epi32(r6a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r9a_x1);
        const __m256i r9a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8a, r7a, r8a_2, 0x2d), r9a_x1), 7),
            r7a_2);
        const __m256i r9a_2 = _mm256_rol_epi32(r7a, 10);
        /* stream b, right step 9, f5 */
        __m256i r9b_x1 = _mm256_add_epi32(r6b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r9b_x1);
        const __m256i r9b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r8b, r7b, r8b_2, 0x2d), r9b_x1), 7),
            r7b_2);
        const __m256i r9b_2 = _mm256_rol_epi32(r7b, 10);
        next[4][5] = ripemd160_batch_load32(then[5] + 16);
        /* stream a, left step 10, f1 */
        const __m256i l10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9a, l9a_2, l8a, 0x96), l7a_2), 13),
            l8a_2);
        const __m256i l10a_2 = _mm256_rol_epi32(l8a, 10);
        /* stream b, left step 10, f1 */
        const __m256i l10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l9b, l9b_2, l8b, 0x96), l7b_2), 13),
            l8b_2);
        const __m256i l10b_2 = _mm256_rol_epi32(l8b, 10);
        /* stream a, right step 10, f5 */
        __m256i r10a_x1 = _mm256_add_epi32(r7a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r10a_x1);
        const __m256i r10a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9a, r8a, r9a_2, 0x2d), r10a_x1), 7),
            r8a_2);
        const __m256i r10a_2 = _mm256_rol_epi32(r8a, 10);
        RIPEMD160_BATCH_COPY(&next[0][6], 16, then[6] + 0, then[7] + 0);
        /* stream b, right step 10, f5 */
        __m256i r10b_x1 = _mm256_add_epi32(r7b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r10b_x1);
        const __m256i r10b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r9b, r8b, r9b_2, 0x2d), r10b_x1), 7),
            r8b_2);
        const __m256i r10b_2 = _mm256_rol_epi32(r8b, 10);
        /* stream a, left step 11, f1 */
        const __m256i l11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10a, l10a_2, l9a, 0x96), l8a_2), 14),
            l9a_2);
        const __m256i l11a_2 = _mm256_rol_epi32(l9a, 10);
        RIPEMD160_BATCH_COPY(&next[2][6], 16, then[6] + 8, then[7] + 8);
        /* stream b, left step 11, f1 */
        const __m256i l11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l10b, l10b_2, l9b, 0x96), l8b_2), 14),
            l9b_2);
        const __m256i l11b_2 = _mm256_rol_epi32(l9b, 10);
        /* stream a, right step 11, f5 */
        __m256i r11a_x1 = _mm256_add_epi32(r8a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r11a_x1);
        const __m256i r11a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10a, r9a, r10a_2, 0x2d), r11a_x1), 8),
            r9a_2);
        const __m256i r11a_2 = _mm256_rol_epi32(r9a, 10);
        /* stream b, right step 11, f5 */
        __m256i r11b_x1 = _mm256_add_epi32(r8b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r11b_x1);
        const __m256i r11b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r10b, r9b, r10b_2, 0x2d), r11b_x1), 8),
            r9b_2);
        const __m256i r11b_2 = _mm256_rol_epi32(r9b, 10);
        next[4][6] = ripemd160_batch_load32(then[6] + 16);
        /* stream a, left step 12, f1 */
        const __m256i l12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11a, l11a_2, l10a, 0x96), l9a_2), 15),
            l10a_2);
        const __m256i l12a_2 = _mm256_rol_epi32(l10a, 10);
        /* stream b, left step 12, f1 */
        const __m256i l12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l11b, l11b_2, l10b, 0x96), l9b_2), 15),
            l10b_2);
        const __m256i l12b_2 = _mm256_rol_epi32(l10b, 10);
        /* stream a, right step 12, f5 */
        __m256i r12a_x1 = _mm256_add_epi32(r9a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r12a_x1);
        const __m256i r12a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11a, r10a, r11a_2, 0x2d), r12a_x1), 11),
            r10a_2);
        const __m256i r12a_2 = _mm256_rol_epi32(r10a, 10);
        next[4][7] = ripemd160_batch_load32(then[7] + 16);
        /* stream b, right step 12, f5 */
        __m256i r12b_x1 = _mm256_add_epi32(r9b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r12b_x1);
        const __m256i r12b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r11b, r10b, r11b_2, 0x2d), r12b_x1), 11),
            r10b_2);
        const __m256i r12b_2 = _mm256_rol_epi32(r10b, 10);
        /* stream a, left step 13, f1 */
        const __m256i l13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12a, l12a_2, l11a, 0x96), l10a_2), 6),
            l11a_2);
        const __m256i l13a_2 = _mm256_rol_epi32(l11a, 10);
        /* stream b, left step 13, f1 */
        const __m256i l13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l12b, l12b_2, l11b, 0x96), l10b_2), 6),
            l11b_2);
        const __m256i l13b_2 = _mm256_rol_epi32(l11b, 10);
        RIPEMD160_BATCH_COPY(&next[0][8], 16, then[8] + 0, then[9] + 0);
        /* stream a, right step 13, f5 */
        __m256i r13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r10a_2, _mm256_set1_epi32((int)k[14])));
        RIPEMD160_BATCH_KEEP("v", r13a_x1);
        const __m256i r13a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12a, r11a, r12a_2, 0x2d), r13a_x1), 14),
            r11a_2);
        const __m256i r13a_2 = _mm256_rol_epi32(r11a, 10);
        /* stream b, right step 13, f5 */
        __m256i r13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r10b_2, _mm256_set1_epi32((int)k[14])));
        RIPEMD160_BATCH_KEEP("v", r13b_x1);
        const __m256i r13b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r12b, r11b, r12b_2, 0x2d), r13b_x1), 14),
            r11b_2);
        const __m256i r13b_2 = _mm256_rol_epi32(r11b, 10);
        /* stream a, left step 14, f1 */
        const __m256i l14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13a, l13a_2, l12a, 0x96), l11a_2), 7),
            l12a_2);
        const __m256i l14a_2 = _mm256_rol_epi32(l12a, 10);
        RIPEMD160_BATCH_COPY(&next[2][8], 16, then[8] + 8, then[9] + 8);
        /* stream b, left step 14, f1 */
        const __m256i l14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l13b, l13b_2, l12b, 0x96), l11b_2), 7),
            l12b_2);
        const __m256i l14b_2 = _mm256_rol_epi32(l12b, 10);
        /* stream a, right step 14, f5 */
        __m256i r14a_x1 = _mm256_add_epi32(r11a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r14a_x1);
        const __m256i r14a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13a, r12a, r13a_2, 0x2d), r14a_x1), 14),
            r12a_2);
        const __m256i r14a_2 = _mm256_rol_epi32(r12a, 10);
        /* stream b, right step 14, f5 */
        __m256i r14b_x1 = _mm256_add_epi32(r11b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r14b_x1);
        const __m256i r14b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r13b, r12b, r13b_2, 0x2d), r14b_x1), 14),
            r12b_2);
        const __m256i r14b_2 = _mm256_rol_epi32(r12b, 10);
        next[4][8] = ripemd160_batch_load32(then[8] + 16);
        /* stream a, left step 15, f1 */
        __m256i l15a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), l12a_2);
        RIPEMD160_BATCH_KEEP("v", l15a_x1);
        const __m256i l15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14a, l14a_2, l13a, 0x96), l15a_x1), 9),
            l13a_2);
        const __m256i l15a_2 = _mm256_rol_epi32(l13a, 10);
        /* stream b, left step 15, f1 */
        __m256i l15b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), l12b_2);
        RIPEMD160_BATCH_KEEP("v", l15b_x1);
        const __m256i l15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l14b, l14b_2, l13b, 0x96), l15b_x1), 9),
            l13b_2);
        const __m256i l15b_2 = _mm256_rol_epi32(l13b, 10);
        /* stream a, right step 15, f5 */
        __m256i r15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r12a_2, _mm256_set1_epi32((int)k[14])));
        RIPEMD160_BATCH_KEEP("v", r15a_x1);
        const __m256i r15a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14a, r13a, r14a_2, 0x2d), r15a_x1), 12),
            r13a_2);
        const __m256i r15a_2 = _mm256_rol_epi32(r13a, 10);
        next[4][9] = ripemd160_batch_load32(then[9] + 16);
        /* stream b, right step 15, f5 */
        __m256i r15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r12b_2, _mm256_set1_epi32((int)k[14])));
        RIPEMD160_BATCH_KEEP("v", r15b_x1);
        const __m256i r15b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r14b, r13b, r14b_2, 0x2d), r15b_x1), 12),
            r13b_2);
        const __m256i r15b_2 = _mm256_rol_epi32(r13b, 10);
        /* stream a, left step 16, f1 */
        const __m256i l16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15a, l15a_2, l14a, 0x96), l13a_2), 8),
            l14a_2);
        const __m256i l16a_2 = _mm256_rol_epi32(l14a, 10);
        RIPEMD160_BATCH_COPY(&next[0][10], 16, then[10] + 0, then[11] + 0);
        /* stream b, left step 16, f1 */
        const __m256i l16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l15b, l15b_2, l14b, 0x96), l13b_2), 8),
            l14b_2);
        const __m256i l16b_2 = _mm256_rol_epi32(l14b, 10);
        /* stream a, right step 16, f5 */
        __m256i r16a_x1 = _mm256_add_epi32(r13a_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r16a_x1);
        const __m256i r16a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15a, r14a, r15a_2, 0x2d), r16a_x1), 6),
            r14a_2);
        const __m256i r16a_2 = _mm256_rol_epi32(r14a, 10);
        /* stream b, right step 16, f5 */
        __m256i r16b_x1 = _mm256_add_epi32(r13b_2, _mm256_set1_epi32((int)k[14]));
        RIPEMD160_BATCH_KEEP("v", r16b_x1);
        const __m256i r16b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r15b, r14b, r15b_2, 0x2d), r16b_x1), 6),
            r14b_2);
        const __m256i r16b_2 = _mm256_rol_epi32(r14b, 10);
        RIPEMD160_BATCH_COPY(&next[2][10], 16, then[10] + 8, then[11] + 8);
        /* stream a, left step 17, f2 */
        __m256i l17a_x1 = _mm256_add_epi32(l14a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l17a_x1);
        const __m256i l17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16a, l15a, l16a_2, 0xca), l17a_x1), 7),
            l15a_2);
        const __m256i l17a_2 = _mm256_rol_epi32(l15a, 10);
        /* stream b, left step 17, f2 */
        __m256i l17b_x1 = _mm256_add_epi32(l14b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l17b_x1);
        const __m256i l17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l16b, l15b, l16b_2, 0xca), l17b_x1), 7),
            l15b_2);
        const __m256i l17b_2 = _mm256_rol_epi32(l15b, 10);
        /* stream a, right step 17, f4 */
        __m256i r17a_x1 = _mm256_add_epi32(r14a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r17a_x1);
        const __m256i r17a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16a, r16a_2, r15a, 0xe2), r17a_x1), 9),
            r15a_2);
        const __m256i r17a_2 = _mm256_rol_epi32(r15a, 10);
        next[4][10] = ripemd160_batch_load32(then[10] + 16);
        /* stream b, right step 17, f4 */
        __m256i r17b_x1 = _mm256_add_epi32(r14b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r17b_x1);
        const __m256i r17b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r16b, r16b_2, r15b, 0xe2), r17b_x1), 9),
            r15b_2);
        const __m256i r17b_2 = _mm256_rol_epi32(r15b, 10);
        /* stream a, left step 18, f2 */
        __m256i l18a_x1 = _mm256_add_epi32(l15a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l18a_x1);
        const __m256i l18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17a, l16a, l17a_2, 0xca), l18a_x1), 6),
            l16a_2);
        const __m256i l18a_2 = _mm256_rol_epi32(l16a, 10);
        /* stream b, left step 18, f2 */
        __m256i l18b_x1 = _mm256_add_epi32(l15b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l18b_x1);
        const __m256i l18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l17b, l16b, l17b_2, 0xca), l18b_x1), 6),
            l16b_2);
        const __m256i l18b_2 = _mm256_rol_epi32(l16b, 10);
        next[4][11] = ripemd160_batch_load32(then[11] + 16);
        /* stream a, right step 18, f4 */
        __m256i r18a_x1 = _mm256_add_epi32(r15a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r18a_x1);
        const __m256i r18a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17a, r17a_2, r16a, 0xe2), r18a_x1), 13),
            r16a_2);
        const __m256i r18a_2 = _mm256_rol_epi32(r16a, 10);
        /* stream b, right step 18, f4 */
        __m256i r18b_x1 = _mm256_add_epi32(r15b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r18b_x1);
        const __m256i r18b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r17b, r17b_2, r16b, 0xe2), r18b_x1), 13),
            r16b_2);
        const __m256i r18b_2 = _mm256_rol_epi32(r16b, 10);
        /* stream a, left step 19, f2 */
        __m256i l19a_x1 = _mm256_add_epi32(l16a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l19a_x1);
        const __m256i l19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18a, l17a, l18a_2, 0xca), l19a_x1), 8),
            l17a_2);
        const __m256i l19a_2 = _mm256_rol_epi32(l17a, 10);
        RIPEMD160_BATCH_COPY(&next[0][12], 16, then[12] + 0, then[13] + 0);
        /* stream b, left step 19, f2 */
        __m256i l19b_x1 = _mm256_add_epi32(l16b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l19b_x1);
        const __m256i l19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l18b, l17b, l18b_2, 0xca), l19b_x1), 8),
            l17b_2);
        const __m256i l19b_2 = _mm256_rol_epi32(l17b, 10);
        /* stream a, right step 19, f4 */
        __m256i r19a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r16a_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r19a_x1);
        const __m256i r19a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18a, r18a_2, r17a, 0xe2), r19a_x1), 15),
            r17a_2);
        const __m256i r19a_2 = _mm256_rol_epi32(r17a, 10);
        /* stream b, right step 19, f4 */
        __m256i r19b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r16b_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r19b_x1);
        const __m256i r19b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r18b, r18b_2, r17b, 0xe2), r19b_x1), 15),
            r17b_2);
        const __m256i r19b_2 = _mm256_rol_epi32(r17b, 10);
        RIPEMD160_BATCH_COPY(&next[2][12], 16, then[12] + 8, then[13] + 8);
        /* stream a, left step 20, f2 */
        __m256i l20a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l17a_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l20a_x1);
        const __m256i l20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19a, l18a, l19a_2, 0xca), l20a_x1), 13),
            l18a_2);
        const __m256i l20a_2 = _mm256_rol_epi32(l18a, 10);
        /* stream b, left step 20, f2 */
        __m256i l20b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l17b_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l20b_x1);
        const __m256i l20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l19b, l18b, l19b_2, 0xca), l20b_x1), 13),
            l18b_2);
        const __m256i l20b_2 = _mm256_rol_epi32(l18b, 10);
        /* stream a, right step 20, f4 */
        __m256i r20a_x1 = _mm256_add_epi32(r17a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r20a_x1);
        const __m256i r20a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19a, r19a_2, r18a, 0xe2), r20a_x1), 7),
            r18a_2);
        const __m256i r20a_2 = _mm256_rol_epi32(r18a, 10);
        next[4][12] = ripemd160_batch_load32(then[12] + 16);
        /* stream b, right step 20, f4 */
        __m256i r20b_x1 = _mm256_add_epi32(r17b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r20b_x1);
        const __m256i r20b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r19b, r19b_2, r18b, 0xe2), r20b_x1), 7),
            r18b_2);
        const __m256i r20b_2 = _mm256_rol_epi32(r18b, 10);
        /* stream a, left step 21, f2 */
        __m256i l21a_x1 = _mm256_add_epi32(l18a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l21a_x1);
        const __m256i l21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20a, l19a, l20a_2, 0xca), l21a_x1), 11),
            l19a_2);
        const __m256i l21a_2 = _mm256_rol_epi32(l19a, 10);
        next[4][13] = ripemd160_batch_load32(then[13] + 16);
        /* stream b, left step 21, f2 */
        __m256i l21b_x1 = _mm256_add_epi32(l18b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l21b_x1);
        const __m256i l21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l20b, l19b, l20b_2, 0xca), l21b_x1), 11),
            l19b_2);
        const __m256i l21b_2 = _mm256_rol_epi32(l19b, 10);
        /* stream a, right step 21, f4 */
        __m256i r21a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r18a_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r21a_x1);
        const __m256i r21a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20a, r20a_2, r19a, 0xe2), r21a_x1), 12),
            r19a_2);
        const __m256i r21a_2 = _mm256_rol_epi32(r19a, 10);
        /* stream b, right step 21, f4 */
        __m256i r21b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r18b_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r21b_x1);
        const __m256i r21b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r20b, r20b_2, r19b, 0xe2), r21b_x1), 12),
            r19b_2);
        const __m256i r21b_2 = _mm256_rol_epi32(r19b, 10);
        RIPEMD160_BATCH_COPY(&next[0][14], 16, then[14] + 0, then[15] + 0);
        /* stream a, left step 22, f2 */
        __m256i l22a_x1 = _mm256_add_epi32(l19a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l22a_x1);
        const __m256i l22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21a, l20a, l21a_2, 0xca), l22a_x1), 9),
            l20a_2);
        const __m256i l22a_2 = _mm256_rol_epi32(l20a, 10);
        /* stream b, left step 22, f2 */
        __m256i l22b_x1 = _mm256_add_epi32(l19b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l22b_x1);
        const __m256i l22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l21b, l20b, l21b_2, 0xca), l22b_x1), 9),
            l20b_2);
        const __m256i l22b_2 = _mm256_rol_epi32(l20b, 10);
        /* stream a, right step 22, f4 */
        __m256i r22a_x1 = _mm256_add_epi32(r19a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r22a_x1);
        const __m256i r22a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21a, r21a_2, r20a, 0xe2), r22a_x1), 8),
            r20a_2);
        const __m256i r22a_2 = _mm256_rol_epi32(r20a, 10);
        RIPEMD160_BATCH_COPY(&next[2][14], 16, then[14] + 8, then[15] + 8);
        /* stream b, right step 22, f4 */
        __m256i r22b_x1 = _mm256_add_epi32(r19b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r22b_x1);
        const __m256i r22b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r21b, r21b_2, r20b, 0xe2), r22b_x1), 8),
            r20b_2);
        const __m256i r22b_2 = _mm256_rol_epi32(r20b, 10);
        /* stream a, left step 23, f2 */
        __m256i l23a_x1 = _mm256_add_epi32(l20a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l23a_x1);
        const __m256i l23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22a, l21a, l22a_2, 0xca), l23a_x1), 7),
            l21a_2);
        const __m256i l23a_2 = _mm256_rol_epi32(l21a, 10);
        /* stream b, left step 23, f2 */
        __m256i l23b_x1 = _mm256_add_epi32(l20b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l23b_x1);
        const __m256i l23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l22b, l21b, l22b_2, 0xca), l23b_x1), 7),
            l21b_2);
        const __m256i l23b_2 = _mm256_rol_epi32(l21b, 10);
        next[4][14] = ripemd160_batch_load32(then[14] + 16);
        /* stream a, right step 23, f4 */
        __m256i r23a_x1 = _mm256_add_epi32(r20a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r23a_x1);
        const __m256i r23a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22a, r22a_2, r21a, 0xe2), r23a_x1), 9),
            r21a_2);
        const __m256i r23a_2 = _mm256_rol_epi32(r21a, 10);
        /* stream b, right step 23, f4 */
        __m256i r23b_x1 = _mm256_add_epi32(r20b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r23b_x1);
        const __m256i r23b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r22b, r22b_2, r21b, 0xe2), r23b_x1), 9),
            r21b_2);
        const __m256i r23b_2 = _mm256_rol_epi32(r21b, 10);
        /* stream a, left step 24, f2 */
        __m256i l24a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l21a_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l24a_x1);
        const __m256i l24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23a, l22a, l23a_2, 0xca), l24a_x1), 15),
            l22a_2);
        const __m256i l24a_2 = _mm256_rol_epi32(l22a, 10);
        next[4][15] = ripemd160_batch_load32(then[15] + 16);
        /* stream b, left step 24, f2 */
        __m256i l24b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l21b_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l24b_x1);
        const __m256i l24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l23b, l22b, l23b_2, 0xca), l24b_x1), 15),
            l22b_2);
        const __m256i l24b_2 = _mm256_rol_epi32(l22b, 10);
        /* stream a, right step 24, f4 */
        __m256i r24a_x1 = _mm256_add_epi32(r21a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r24a_x1);
        const __m256i r24a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23a, r23a_2, r22a, 0xe2), r24a_x1), 11),
            r22a_2);
        const __m256i r24a_2 = _mm256_rol_epi32(r22a, 10);
        /* stream b, right step 24, f4 */
        __m256i r24b_x1 = _mm256_add_epi32(r21b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r24b_x1);
        const __m256i r24b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r23b, r23b_2, r22b, 0xe2), r24b_x1), 11),
            r22b_2);
        const __m256i r24b_2 = _mm256_rol_epi32(r22b, 10);
        ripemd160_batch_store32(before[0] + 0, last[0][0]);
        /* stream a, left step 25, f2 */
        __m256i l25a_x1 = _mm256_add_epi32(l22a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l25a_x1);
        const __m256i l25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24a, l23a, l24a_2, 0xca), l25a_x1), 7),
            l23a_2);
        const __m256i l25a_2 = _mm256_rol_epi32(l23a, 10);
        /* stream b, left step 25, f2 */
        __m256i l25b_x1 = _mm256_add_epi32(l22b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l25b_x1);
        const __m256i l25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l24b, l23b, l24b_2, 0xca), l25b_x1), 7),
            l23b_2);
        const __m256i l25b_2 = _mm256_rol_epi32(l23b, 10);
        /* stream a, right step 25, f4 */
        __m256i r25a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r22a_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r25a_x1);
        const __m256i r25a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24a, r24a_2, r23a, 0xe2), r25a_x1), 7),
            r23a_2);
        const __m256i r25a_2 = _mm256_rol_epi32(r23a, 10);
        ripemd160_batch_store32(before[0] + 4, last[1][0]);
        /* stream b, right step 25, f4 */
        __m256i r25b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r22b_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r25b_x1);
        const __m256i r25b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r24b, r24b_2, r23b, 0xe2), r25b_x1), 7),
            r23b_2);
        const __m256i r25b_2 = _mm256_rol_epi32(r23b, 10);
        /* stream a, left step 26, f2 */
        __m256i l26a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l23a_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l26a_x1);
        const __m256i l26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25a, l24a, l25a_2, 0xca), l26a_x1), 12),
            l24a_2);
        const __m256i l26a_2 = _mm256_rol_epi32(l24a, 10);
        ripemd160_batch_store32(before[0] + 8, last[2][0]);
        /* stream b, left step 26, f2 */
        __m256i l26b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l23b_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l26b_x1);
        const __m256i l26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l25b, l24b, l25b_2, 0xca), l26b_x1), 12),
            l24b_2);
        const __m256i l26b_2 = _mm256_rol_epi32(l24b, 10);
        /* stream a, right step 26, f4 */
        __m256i r26a_x1 = _mm256_add_epi32(r23a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r26a_x1);
        const __m256i r26a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25a, r25a_2, r24a, 0xe2), r26a_x1), 7),
            r24a_2);
        const __m256i r26a_2 = _mm256_rol_epi32(r24a, 10);
        /* stream b, right step 26, f4 */
        __m256i r26b_x1 = _mm256_add_epi32(r23b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r26b_x1);
        const __m256i r26b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r25b, r25b_2, r24b, 0xe2), r26b_x1), 7),
            r24b_2);
        const __m256i r26b_2 = _mm256_rol_epi32(r24b, 10);
        ripemd160_batch_store32(before[0] + 12, last[3][0]);
        /* stream a, left step 27, f2 */
        __m256i l27a_x1 = _mm256_add_epi32(l24a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l27a_x1);
        const __m256i l27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26a, l25a, l26a_2, 0xca), l27a_x1), 15),
            l25a_2);
        const __m256i l27a_2 = _mm256_rol_epi32(l25a, 10);
        /* stream b, left step 27, f2 */
        __m256i l27b_x1 = _mm256_add_epi32(l24b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l27b_x1);
        const __m256i l27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l26b, l25b, l26b_2, 0xca), l27b_x1), 15),
            l25b_2);
        const __m256i l27b_2 = _mm256_rol_epi32(l25b, 10);
        /* stream a, right step 27, f4 */
        __m256i r27a_x1 = _mm256_add_epi32(r24a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r27a_x1);
        const __m256i r27a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26a, r26a_2, r25a, 0xe2), r27a_x1), 12),
            r25a_2);
        const __m256i r27a_2 = _mm256_rol_epi32(r25a, 10);
        ripemd160_batch_store32(before[0] + 16, last[4][0]);
        /* stream b, right step 27, f4 */
        __m256i r27b_x1 = _mm256_add_epi32(r24b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r27b_x1);
        const __m256i r27b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r26b, r26b_2, r25b, 0xe2), r27b_x1), 12),
            r25b_2);
        const __m256i r27b_2 = _mm256_rol_epi32(r25b, 10);
        /* stream a, left step 28, f2 */
        __m256i l28a_x1 = _mm256_add_epi32(l25a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l28a_x1);
        const __m256i l28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27a, l26a, l27a_2, 0xca), l28a_x1), 9),
            l26a_2);
        const __m256i l28a_2 = _mm256_rol_epi32(l26a, 10);
        /* stream b, left step 28, f2 */
        __m256i l28b_x1 = _mm256_add_epi32(l25b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l28b_x1);
        const __m256i l28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l27b, l26b, l27b_2, 0xca), l28b_x1), 9),
            l26b_2);
        const __m256i l28b_2 = _mm256_rol_epi32(l26b, 10);
        ripemd160_batch_store32(before[1] + 0, last[0][1]);
        /* stream a, right step 28, f4 */
        __m256i r28a_x1 = _mm256_add_epi32(r25a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r28a_x1);
        const __m256i r28a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27a, r27a_2, r26a, 0xe2), r28a_x1), 7),
            r26a_2);
        const __m256i r28a_2 = _mm256_rol_epi32(r26a, 10);
        /* stream b, right step 28, f4 */
        __m256i r28b_x1 = _mm256_add_epi32(r25b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r28b_x1);
        const __m256i r28b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r27b, r27b_2, r26b, 0xe2), r28b_x1), 7),
            r26b_2);
        const __m256i r28b_2 = _mm256_rol_epi32(r26b, 10);
        /* stream a, left step 29, f2 */
        __m256i l29a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l26a_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l29a_x1);
        const __m256i l29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28a, l27a, l28a_2, 0xca), l29a_x1), 11),
            l27a_2);
        const __m256i l29a_2 = _mm256_rol_epi32(l27a, 10);
        ripemd160_batch_store32(before[1] + 4, last[1][1]);
        /* stream b, left step 29, f2 */
        __m256i l29b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l26b_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l29b_x1);
        const __m256i l29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l28b, l27b, l28b_2, 0xca), l29b_x1), 11),
            l27b_2);
        const __m256i l29b_2 = _mm256_rol_epi32(l27b, 10);
        /* stream a, right step 29, f4 */
        __m256i r29a_x1 = _mm256_add_epi32(r26a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r29a_x1);
        const __m256i r29a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28a, r28a_2, r27a, 0xe2), r29a_x1), 6),
            r27a_2);
        const __m256i r29a_2 = _mm256_rol_epi32(r27a, 10);
        /* stream b, right step 29, f4 */
        __m256i r29b_x1 = _mm256_add_epi32(r26b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r29b_x1);
        const __m256i r29b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r28b, r28b_2, r27b, 0xe2), r29b_x1), 6),
            r27b_2);
        const __m256i r29b_2 = _mm256_rol_epi32(r27b, 10);
        ripemd160_batch_store32(before[1] + 8, last[2][1]);
        /* stream a, left step 30, f2 */
        __m256i l30a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l27a_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l30a_x1);
        const __m256i l30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29a, l28a, l29a_2, 0xca), l30a_x1), 7),
            l28a_2);
        const __m256i l30a_2 = _mm256_rol_epi32(l28a, 10);
        /* stream b, left step 30, f2 */
        __m256i l30b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l27b_2, _mm256_set1_epi32((int)k[15])));
        RIPEMD160_BATCH_KEEP("v", l30b_x1);
        const __m256i l30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l29b, l28b, l29b_2, 0xca), l30b_x1), 7),
            l28b_2);
        const __m256i l30b_2 = _mm256_rol_epi32(l28b, 10);
        /* stream a, right step 30, f4 */
        __m256i r30a_x1 = _mm256_add_epi32(r27a_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r30a_x1);
        const __m256i r30a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29a, r29a_2, r28a, 0xe2), r30a_x1), 15),
            r28a_2);
        const __m256i r30a_2 = _mm256_rol_epi32(r28a, 10);
        ripemd160_batch_store32(before[1] + 12, last[3][1]);
        /* stream b, right step 30, f4 */
        __m256i r30b_x1 = _mm256_add_epi32(r27b_2, _mm256_set1_epi32((int)k[16]));
        RIPEMD160_BATCH_KEEP("v", r30b_x1);
        const __m256i r30b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r29b, r29b_2, r28b, 0xe2), r30b_x1), 15),
            r28b_2);
        const __m256i r30b_2 = _mm256_rol_epi32(r28b, 10);
        /* stream a, left step 31, f2 */
        __m256i l31a_x1 = _mm256_add_epi32(l28a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l31a_x1);
        const __m256i l31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30a, l29a, l30a_2, 0xca), l31a_x1), 13),
            l29a_2);
        const __m256i l31a_2 = _mm256_rol_epi32(l29a, 10);
        ripemd160_batch_store32(before[1] + 16, last[4][1]);
        /* stream b, left step 31, f2 */
        __m256i l31b_x1 = _mm256_add_epi32(l28b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l31b_x1);
        const __m256i l31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l30b, l29b, l30b_2, 0xca), l31b_x1), 13),
            l29b_2);
        const __m256i l31b_2 = _mm256_rol_epi32(l29b, 10);
        /* stream a, right step 31, f4 */
        __m256i r31a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r28a_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r31a_x1);
        const __m256i r31a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30a, r30a_2, r29a, 0xe2), r31a_x1), 13),
            r29a_2);
        const __m256i r31a_2 = _mm256_rol_epi32(r29a, 10);
        /* stream b, right step 31, f4 */
        __m256i r31b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r28b_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r31b_x1);
        const __m256i r31b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r30b, r30b_2, r29b, 0xe2), r31b_x1), 13),
            r29b_2);
        const __m256i r31b_2 = _mm256_rol_epi32(r29b, 10);
        ripemd160_batch_store32(before[2] + 0, last[0][2]);
        /* stream a, left step 32, f2 */
        __m256i l32a_x1 = _mm256_add_epi32(l29a_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l32a_x1);
        const __m256i l32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31a, l30a, l31a_2, 0xca), l32a_x1), 12),
            l30a_2);
        const __m256i l32a_2 = _mm256_rol_epi32(l30a, 10);
        /* stream b, left step 32, f2 */
        __m256i l32b_x1 = _mm256_add_epi32(l29b_2, _mm256_set1_epi32((int)k[15]));
        RIPEMD160_BATCH_KEEP("v", l32b_x1);
        const __m256i l32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l31b, l30b, l31b_2, 0xca), l32b_x1), 12),
            l30b_2);
        const __m256i l32b_2 = _mm256_rol_epi32(l30b, 10);
        /* stream a, right step 32, f4 */
        __m256i r32a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r29a_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r32a_x1);
        const __m256i r32a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31a, r31a_2, r30a, 0xe2), r32a_x1), 11),
            r30a_2);
        const __m256i r32a_2 = _mm256_rol_epi32(r30a, 10);
        ripemd160_batch_store32(before[2] + 4, last[1][2]);
        /* stream b, right step 32, f4 */
        __m256i r32b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r29b_2, _mm256_set1_epi32((int)k[16])));
        RIPEMD160_BATCH_KEEP("v", r32b_x1);
        const __m256i r32b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r31b, r31b_2, r30b, 0xe2), r32b_x1), 11),
            r30b_2);
        const __m256i r32b_2 = _mm256_rol_epi32(r30b, 10);
        /* stream a, left step 33, f3 */
        __m256i l33a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l30a_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l33a_x1);
        const __m256i l33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32a, _mm256_xor_si256(l31a, _mm256_set1_epi32(-1)),
                        l32a_2, 0x56), l33a_x1), 11), l31a_2);
        const __m256i l33a_2 = _mm256_rol_epi32(l31a, 10);
        /* stream b, left step 33, f3 */
        __m256i l33b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l30b_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l33b_x1);
        const __m256i l33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(
                    _mm256_ternarylogic_epi32(l32b, _mm256_xor_si256(l31b, _mm256_set1_epi32(-1)),
                        l32b_2, 0x56), l33b_x1), 11), l31b_2);
        const __m256i l33b_2 = _mm256_rol_epi32(l31b, 10);
        ripemd160_batch_store32(before[2] + 8, last[2][2]);
        /* stream a, right step 33, f3 */
        __m256i r33a_x1 = _mm256_add_epi32(r30a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r33a_x1);
        const __m256i r33a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32a, r31a, r32a_2, 0x59), r33a_x1), 9),
            r31a_2);
        const __m256i r33a_2 = _mm256_rol_epi32(r31a, 10);
        /* stream b, right step 33, f3 */
        __m256i r33b_x1 = _mm256_add_epi32(r30b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r33b_x1);
        const __m256i r33b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r32b, r31b, r32b_2, 0x59), r33b_x1), 9),
            r31b_2);
        const __m256i r33b_2 = _mm256_rol_epi32(r31b, 10);
        /* stream a, left step 34, f3 */
        __m256i l34a_x1 = _mm256_add_epi32(l31a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l34a_x1);
        const __m256i l34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33a, l32a, l33a_2, 0x59), l34a_x1), 13),
            l32a_2);
        const __m256i l34a_2 = _mm256_rol_epi32(l32a, 10);
        ripemd160_batch_store32(before[2] + 12, last[3][2]);
        /* stream b, left step 34, f3 */
        __m256i l34b_x1 = _mm256_add_epi32(l31b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l34b_x1);
        const __m256i l34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l33b, l32b, l33b_2, 0x59), l34b_x1), 13),
            l32b_2);
        const __m256i l34b_2 = _mm256_rol_epi32(l32b, 10);
        /* stream a, right step 34, f3 */
        __m256i r34a_x1 = _mm256_add_epi32(r31a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r34a_x1);
        const __m256i r34a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33a, r32a, r33a_2, 0x59), r34a_x1), 7),
            r32a_2);
        const __m256i r34a_2 = _mm256_rol_epi32(r32a, 10);
        /* stream b, right step 34, f3 */
        __m256i r34b_x1 = _mm256_add_epi32(r31b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r34b_x1);
        const __m256i r34b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r33b, r32b, r33b_2, 0x59), r34b_x1), 7),
            r32b_2);
        const __m256i r34b_2 = _mm256_rol_epi32(r32b, 10);
        ripemd160_batch_store32(before[2] + 16, last[4][2]);
        /* stream a, left step 35, f3 */
        __m256i l35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l32a_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l35a_x1);
        const __m256i l35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34a, l33a, l34a_2, 0x59), l35a_x1), 6),
            l33a_2);
        const __m256i l35a_2 = _mm256_rol_epi32(l33a, 10);
        /* stream b, left step 35, f3 */
        __m256i l35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l32b_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l35b_x1);
        const __m256i l35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l34b, l33b, l34b_2, 0x59), l35b_x1), 6),
            l33b_2);
        const __m256i l35b_2 = _mm256_rol_epi32(l33b, 10);
        /* stream a, right step 35, f3 */
        __m256i r35a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r32a_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r35a_x1);
        const __m256i r35a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34a, r33a, r34a_2, 0x59), r35a_x1), 15),
            r33a_2);
        const __m256i r35a_2 = _mm256_rol_epi32(r33a, 10);
        ripemd160_batch_store32(before[3] + 0, last[0][3]);
        /* stream b, right step 35, f3 */
        __m256i r35b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r32b_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r35b_x1);
        const __m256i r35b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r34b, r33b, r34b_2, 0x59), r35b_x1), 15),
            r33b_2);
        const __m256i r35b_2 = _mm256_rol_epi32(r33b, 10);
        /* stream a, left step 36, f3 */
        __m256i l36a_x1 = _mm256_add_epi32(l33a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l36a_x1);
        const __m256i l36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35a, l34a, l35a_2, 0x59), l36a_x1), 7),
            l34a_2);
        const __m256i l36a_2 = _mm256_rol_epi32(l34a, 10);
        ripemd160_batch_store32(before[3] + 4, last[1][3]);
        /* stream b, left step 36, f3 */
        __m256i l36b_x1 = _mm256_add_epi32(l33b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l36b_x1);
        const __m256i l36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l35b, l34b, l35b_2, 0x59), l36b_x1), 7),
            l34b_2);
        const __m256i l36b_2 = _mm256_rol_epi32(l34b, 10);
        /* stream a, right step 36, f3 */
        __m256i r36a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r33a_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r36a_x1);
        const __m256i r36a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35a, r34a, r35a_2, 0x59), r36a_x1), 11),
            r34a_2);
        const __m256i r36a_2 = _mm256_rol_epi32(r34a, 10);
        /* stream b, right step 36, f3 */
        __m256i r36b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r33b_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r36b_x1);
        const __m256i r36b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r35b, r34b, r35b_2, 0x59), r36b_x1), 11),
            r34b_2);
        const __m256i r36b_2 = _mm256_rol_epi32(r34b, 10);
        ripemd160_batch_store32(before[3] + 8, last[2][3]);
        /* stream a, left step 37, f3 */
        __m256i l37a_x1 = _mm256_add_epi32(l34a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l37a_x1);
        const __m256i l37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36a, l35a, l36a_2, 0x59), l37a_x1), 14),
            l35a_2);
        const __m256i l37a_2 = _mm256_rol_epi32(l35a, 10);
        /* stream b, left step 37, f3 */
        __m256i l37b_x1 = _mm256_add_epi32(l34b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l37b_x1);
        const __m256i l37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l36b, l35b, l36b_2, 0x59), l37b_x1), 14),
            l35b_2);
        const __m256i l37b_2 = _mm256_rol_epi32(l35b, 10);
        /* stream a, right step 37, f3 */
        __m256i r37a_x1 = _mm256_add_epi32(r34a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r37a_x1);
        const __m256i r37a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36a, r35a, r36a_2, 0x59), r37a_x1), 8),
            r35a_2);
        const __m256i r37a_2 = _mm256_rol_epi32(r35a, 10);
        ripemd160_batch_store32(before[3] + 12, last[3][3]);
        /* stream b, right step 37, f3 */
        __m256i r37b_x1 = _mm256_add_epi32(r34b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r37b_x1);
        const __m256i r37b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r36b, r35b, r36b_2, 0x59), r37b_x1), 8),
            r35b_2);
        const __m256i r37b_2 = _mm256_rol_epi32(r35b, 10);
        /* stream a, left step 38, f3 */
        __m256i l38a_x1 = _mm256_add_epi32(l35a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l38a_x1);
        const __m256i l38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37a, l36a, l37a_2, 0x59), l38a_x1), 9),
            l36a_2);
        const __m256i l38a_2 = _mm256_rol_epi32(l36a, 10);
        /* stream b, left step 38, f3 */
        __m256i l38b_x1 = _mm256_add_epi32(l35b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l38b_x1);
        const __m256i l38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l37b, l36b, l37b_2, 0x59), l38b_x1), 9),
            l36b_2);
        const __m256i l38b_2 = _mm256_rol_epi32(l36b, 10);
        ripemd160_batch_store32(before[3] + 16, last[4][3]);
        /* stream a, right step 38, f3 */
        __m256i r38a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r35a_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r38a_x1);
        const __m256i r38a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37a, r36a, r37a_2, 0x59), r38a_x1), 6),
            r36a_2);
        const __m256i r38a_2 = _mm256_rol_epi32(r36a, 10);
        /* stream b, right step 38, f3 */
        __m256i r38b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r35b_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r38b_x1);
        const __m256i r38b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r37b, r36b, r37b_2, 0x59), r38b_x1), 6),
            r36b_2);
        const __m256i r38b_2 = _mm256_rol_epi32(r36b, 10);
        /* stream a, left step 39, f3 */
        __m256i l39a_x1 = _mm256_add_epi32(l36a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l39a_x1);
        const __m256i l39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38a, l37a, l38a_2, 0x59), l39a_x1), 13),
            l37a_2);
        const __m256i l39a_2 = _mm256_rol_epi32(l37a, 10);
        ripemd160_batch_store32(before[4] + 0, last[0][4]);
        /* stream b, left step 39, f3 */
        __m256i l39b_x1 = _mm256_add_epi32(l36b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l39b_x1);
        const __m256i l39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l38b, l37b, l38b_2, 0x59), l39b_x1), 13),
            l37b_2);
        const __m256i l39b_2 = _mm256_rol_epi32(l37b, 10);
        /* stream a, right step 39, f3 */
        __m256i r39a_x1 = _mm256_add_epi32(r36a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r39a_x1);
        const __m256i r39a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38a, r37a, r38a_2, 0x59), r39a_x1), 6),
            r37a_2);
        const __m256i r39a_2 = _mm256_rol_epi32(r37a, 10);
        /* stream b, right step 39, f3 */
        __m256i r39b_x1 = _mm256_add_epi32(r36b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r39b_x1);
        const __m256i r39b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r38b, r37b, r38b_2, 0x59), r39b_x1), 6),
            r37b_2);
        const __m256i r39b_2 = _mm256_rol_epi32(r37b, 10);
        ripemd160_batch_store32(before[4] + 4, last[1][4]);
        /* stream a, left step 40, f3 */
        __m256i l40a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l37a_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l40a_x1);
        const __m256i l40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39a, l38a, l39a_2, 0x59), l40a_x1), 15),
            l38a_2);
        const __m256i l40a_2 = _mm256_rol_epi32(l38a, 10);
        /* stream b, left step 40, f3 */
        __m256i l40b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l37b_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l40b_x1);
        const __m256i l40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l39b, l38b, l39b_2, 0x59), l40b_x1), 15),
            l38b_2);
        const __m256i l40b_2 = _mm256_rol_epi32(l38b, 10);
        /* stream a, right step 40, f3 */
        __m256i r40a_x1 = _mm256_add_epi32(r37a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r40a_x1);
        const __m256i r40a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39a, r38a, r39a_2, 0x59), r40a_x1), 14),
            r38a_2);
        const __m256i r40a_2 = _mm256_rol_epi32(r38a, 10);
        ripemd160_batch_store32(before[4] + 8, last[2][4]);
        /* stream b, right step 40, f3 */
        __m256i r40b_x1 = _mm256_add_epi32(r37b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r40b_x1);
        const __m256i r40b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r39b, r38b, r39b_2, 0x59), r40b_x1), 14),
            r38b_2);
        const __m256i r40b_2 = _mm256_rol_epi32(r38b, 10);
        /* stream a, left step 41, f3 */
        __m256i l41a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l38a_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l41a_x1);
        const __m256i l41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40a, l39a, l40a_2, 0x59), l41a_x1), 14),
            l39a_2);
        const __m256i l41a_2 = _mm256_rol_epi32(l39a, 10);
        ripemd160_batch_store32(before[4] + 12, last[3][4]);
        /* stream b, left step 41, f3 */
        __m256i l41b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l38b_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l41b_x1);
        const __m256i l41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l40b, l39b, l40b_2, 0x59), l41b_x1), 14),
            l39b_2);
        const __m256i l41b_2 = _mm256_rol_epi32(l39b, 10);
        /* stream a, right step 41, f3 */
        __m256i r41a_x1 = _mm256_add_epi32(r38a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r41a_x1);
        const __m256i r41a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40a, r39a, r40a_2, 0x59), r41a_x1), 12),
            r39a_2);
        const __m256i r41a_2 = _mm256_rol_epi32(r39a, 10);
        /* stream b, right step 41, f3 */
        __m256i r41b_x1 = _mm256_add_epi32(r38b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r41b_x1);
        const __m256i r41b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r40b, r39b, r40b_2, 0x59), r41b_x1), 12),
            r39b_2);
        const __m256i r41b_2 = _mm256_rol_epi32(r39b, 10);
        ripemd160_batch_store32(before[4] + 16, last[4][4]);
        /* stream a, left step 42, f3 */
        __m256i l42a_x1 = _mm256_add_epi32(l39a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l42a_x1);
        const __m256i l42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41a, l40a, l41a_2, 0x59), l42a_x1), 8),
            l40a_2);
        const __m256i l42a_2 = _mm256_rol_epi32(l40a, 10);
        /* stream b, left step 42, f3 */
        __m256i l42b_x1 = _mm256_add_epi32(l39b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l42b_x1);
        const __m256i l42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l41b, l40b, l41b_2, 0x59), l42b_x1), 8),
            l40b_2);
        const __m256i l42b_2 = _mm256_rol_epi32(l40b, 10);
        /* stream a, right step 42, f3 */
        __m256i r42a_x1 = _mm256_add_epi32(r39a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r42a_x1);
        const __m256i r42a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41a, r40a, r41a_2, 0x59), r42a_x1), 13),
            r40a_2);
        const __m256i r42a_2 = _mm256_rol_epi32(r40a, 10);
        ripemd160_batch_store32(before[5] + 0, last[0][5]);
        /* stream b, right step 42, f3 */
        __m256i r42b_x1 = _mm256_add_epi32(r39b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r42b_x1);
        const __m256i r42b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r41b, r40b, r41b_2, 0x59), r42b_x1), 13),
            r40b_2);
        const __m256i r42b_2 = _mm256_rol_epi32(r40b, 10);
        /* stream a, left step 43, f3 */
        __m256i l43a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l40a_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l43a_x1);
        const __m256i l43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42a, l41a, l42a_2, 0x59), l43a_x1), 13),
            l41a_2);
        const __m256i l43a_2 = _mm256_rol_epi32(l41a, 10);
        /* stream b, left step 43, f3 */
        __m256i l43b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l40b_2, _mm256_set1_epi32((int)k[17])));
        RIPEMD160_BATCH_KEEP("v", l43b_x1);
        const __m256i l43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l42b, l41b, l42b_2, 0x59), l43b_x1), 13),
            l41b_2);
        const __m256i l43b_2 = _mm256_rol_epi32(l41b, 10);
        ripemd160_batch_store32(before[5] + 4, last[1][5]);
        /* stream a, right step 43, f3 */
        __m256i r43a_x1 = _mm256_add_epi32(r40a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r43a_x1);
        const __m256i r43a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42a, r41a, r42a_2, 0x59), r43a_x1), 5),
            r41a_2);
        const __m256i r43a_2 = _mm256_rol_epi32(r41a, 10);
        /* stream b, right step 43, f3 */
        __m256i r43b_x1 = _mm256_add_epi32(r40b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r43b_x1);
        const __m256i r43b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r42b, r41b, r42b_2, 0x59), r43b_x1), 5),
            r41b_2);
        const __m256i r43b_2 = _mm256_rol_epi32(r41b, 10);
        /* stream a, left step 44, f3 */
        __m256i l44a_x1 = _mm256_add_epi32(l41a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l44a_x1);
        const __m256i l44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43a, l42a, l43a_2, 0x59), l44a_x1), 6),
            l42a_2);
        const __m256i l44a_2 = _mm256_rol_epi32(l42a, 10);
        ripemd160_batch_store32(before[5] + 8, last[2][5]);
        /* stream b, left step 44, f3 */
        __m256i l44b_x1 = _mm256_add_epi32(l41b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l44b_x1);
        const __m256i l44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l43b, l42b, l43b_2, 0x59), l44b_x1), 6),
            l42b_2);
        const __m256i l44b_2 = _mm256_rol_epi32(l42b, 10);
        /* stream a, right step 44, f3 */
        __m256i r44a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r41a_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r44a_x1);
        const __m256i r44a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43a, r42a, r43a_2, 0x59), r44a_x1), 14),
            r42a_2);
        const __m256i r44a_2 = _mm256_rol_epi32(r42a, 10);
        /* stream b, right step 44, f3 */
        __m256i r44b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r41b_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r44b_x1);
        const __m256i r44b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r43b, r42b, r43b_2, 0x59), r44b_x1), 14),
            r42b_2);
        const __m256i r44b_2 = _mm256_rol_epi32(r42b, 10);
        ripemd160_batch_store32(before[5] + 12, last[3][5]);
        /* stream a, left step 45, f3 */
        __m256i l45a_x1 = _mm256_add_epi32(l42a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l45a_x1);
        const __m256i l45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44a, l43a, l44a_2, 0x59), l45a_x1), 5),
            l43a_2);
        const __m256i l45a_2 = _mm256_rol_epi32(l43a, 10);
        /* stream b, left step 45, f3 */
        __m256i l45b_x1 = _mm256_add_epi32(l42b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l45b_x1);
        const __m256i l45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l44b, l43b, l44b_2, 0x59), l45b_x1), 5),
            l43b_2);
        const __m256i l45b_2 = _mm256_rol_epi32(l43b, 10);
        /* stream a, right step 45, f3 */
        __m256i r45a_x1 = _mm256_add_epi32(r42a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r45a_x1);
        const __m256i r45a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44a, r43a, r44a_2, 0x59), r45a_x1), 13),
            r43a_2);
        const __m256i r45a_2 = _mm256_rol_epi32(r43a, 10);
        ripemd160_batch_store32(before[5] + 16, last[4][5]);
        /* stream b, right step 45, f3 */
        __m256i r45b_x1 = _mm256_add_epi32(r42b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r45b_x1);
        const __m256i r45b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r44b, r43b, r44b_2, 0x59), r45b_x1), 13),
            r43b_2);
        const __m256i r45b_2 = _mm256_rol_epi32(r43b, 10);
        /* stream a, left step 46, f3 */
        __m256i l46a_x1 = _mm256_add_epi32(l43a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l46a_x1);
        const __m256i l46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45a, l44a, l45a_2, 0x59), l46a_x1), 12),
            l44a_2);
        const __m256i l46a_2 = _mm256_rol_epi32(l44a, 10);
        ripemd160_batch_store32(before[6] + 0, last[0][6]);
        /* stream b, left step 46, f3 */
        __m256i l46b_x1 = _mm256_add_epi32(l43b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l46b_x1);
        const __m256i l46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l45b, l44b, l45b_2, 0x59), l46b_x1), 12),
            l44b_2);
        const __m256i l46b_2 = _mm256_rol_epi32(l44b, 10);
        /* stream a, right step 46, f3 */
        __m256i r46a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r43a_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r46a_x1);
        const __m256i r46a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45a, r44a, r45a_2, 0x59), r46a_x1), 13),
            r44a_2);
        const __m256i r46a_2 = _mm256_rol_epi32(r44a, 10);
        /* stream b, right step 46, f3 */
        __m256i r46b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r43b_2, _mm256_set1_epi32((int)k[18])));
        RIPEMD160_BATCH_KEEP("v", r46b_x1);
        const __m256i r46b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r45b, r44b, r45b_2, 0x59), r46b_x1), 13),
            r44b_2);
        const __m256i r46b_2 = _mm256_rol_epi32(r44b, 10);
        ripemd160_batch_store32(before[6] + 4, last[1][6]);
        /* stream a, left step 47, f3 */
        __m256i l47a_x1 = _mm256_add_epi32(l44a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l47a_x1);
        const __m256i l47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46a, l45a, l46a_2, 0x59), l47a_x1), 7),
            l45a_2);
        const __m256i l47a_2 = _mm256_rol_epi32(l45a, 10);
        /* stream b, left step 47, f3 */
        __m256i l47b_x1 = _mm256_add_epi32(l44b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l47b_x1);
        const __m256i l47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l46b, l45b, l46b_2, 0x59), l47b_x1), 7),
            l45b_2);
        const __m256i l47b_2 = _mm256_rol_epi32(l45b, 10);
        /* stream a, right step 47, f3 */
        __m256i r47a_x1 = _mm256_add_epi32(r44a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r47a_x1);
        const __m256i r47a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46a, r45a, r46a_2, 0x59), r47a_x1), 7),
            r45a_2);
        const __m256i r47a_2 = _mm256_rol_epi32(r45a, 10);
        ripemd160_batch_store32(before[6] + 8, last[2][6]);
        /* stream b, right step 47, f3 */
        __m256i r47b_x1 = _mm256_add_epi32(r44b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r47b_x1);
        const __m256i r47b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r46b, r45b, r46b_2, 0x59), r47b_x1), 7),
            r45b_2);
        const __m256i r47b_2 = _mm256_rol_epi32(r45b, 10);
        /* stream a, left step 48, f3 */
        __m256i l48a_x1 = _mm256_add_epi32(l45a_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l48a_x1);
        const __m256i l48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47a, l46a, l47a_2, 0x59), l48a_x1), 5),
            l46a_2);
        const __m256i l48a_2 = _mm256_rol_epi32(l46a, 10);
        /* stream b, left step 48, f3 */
        __m256i l48b_x1 = _mm256_add_epi32(l45b_2, _mm256_set1_epi32((int)k[17]));
        RIPEMD160_BATCH_KEEP("v", l48b_x1);
        const __m256i l48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l47b, l46b, l47b_2, 0x59), l48b_x1), 5),
            l46b_2);
        const __m256i l48b_2 = _mm256_rol_epi32(l46b, 10);
        ripemd160_batch_store32(before[6] + 12, last[3][6]);
        /* stream a, right step 48, f3 */
        __m256i r48a_x1 = _mm256_add_epi32(r45a_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r48a_x1);
        const __m256i r48a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47a, r46a, r47a_2, 0x59), r48a_x1), 5),
            r46a_2);
        const __m256i r48a_2 = _mm256_rol_epi32(r46a, 10);
        /* stream b, right step 48, f3 */
        __m256i r48b_x1 = _mm256_add_epi32(r45b_2, _mm256_set1_epi32((int)k[18]));
        RIPEMD160_BATCH_KEEP("v", r48b_x1);
        const __m256i r48b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r47b, r46b, r47b_2, 0x59), r48b_x1), 5),
            r46b_2);
        const __m256i r48b_2 = _mm256_rol_epi32(r46b, 10);
        /* stream a, left step 49, f4 */
        __m256i l49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l46a_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l49a_x1);
        const __m256i l49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48a, l48a_2, l47a, 0xe2), l49a_x1), 11),
            l47a_2);
        const __m256i l49a_2 = _mm256_rol_epi32(l47a, 10);
        ripemd160_batch_store32(before[6] + 16, last[4][6]);
        /* stream b, left step 49, f4 */
        __m256i l49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l46b_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l49b_x1);
        const __m256i l49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l48b, l48b_2, l47b, 0xe2), l49b_x1), 11),
            l47b_2);
        const __m256i l49b_2 = _mm256_rol_epi32(l47b, 10);
        /* stream a, right step 49, f2 */
        __m256i r49a_x1 = _mm256_add_epi32(r46a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r49a_x1);
        const __m256i r49a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48a, r47a, r48a_2, 0xca), r49a_x1), 15),
            r47a_2);
        const __m256i r49a_2 = _mm256_rol_epi32(r47a, 10);
        /* stream b, right step 49, f2 */
        __m256i r49b_x1 = _mm256_add_epi32(r46b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r49b_x1);
        const __m256i r49b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r48b, r47b, r48b_2, 0xca), r49b_x1), 15),
            r47b_2);
        const __m256i r49b_2 = _mm256_rol_epi32(r47b, 10);
        ripemd160_batch_store32(before[7] + 0, last[0][7]);
        /* stream a, left step 50, f4 */
        __m256i l50a_x1 = _mm256_add_epi32(l47a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l50a_x1);
        const __m256i l50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49a, l49a_2, l48a, 0xe2), l50a_x1), 12),
            l48a_2);
        const __m256i l50a_2 = _mm256_rol_epi32(l48a, 10);
        /* stream b, left step 50, f4 */
        __m256i l50b_x1 = _mm256_add_epi32(l47b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l50b_x1);
        const __m256i l50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l49b, l49b_2, l48b, 0xe2), l50b_x1), 12),
            l48b_2);
        const __m256i l50b_2 = _mm256_rol_epi32(l48b, 10);
        /* stream a, right step 50, f2 */
        __m256i r50a_x1 = _mm256_add_epi32(r47a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r50a_x1);
        const __m256i r50a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49a, r48a, r49a_2, 0xca), r50a_x1), 5),
            r48a_2);
        const __m256i r50a_2 = _mm256_rol_epi32(r48a, 10);
        ripemd160_batch_store32(before[7] + 4, last[1][7]);
        /* stream b, right step 50, f2 */
        __m256i r50b_x1 = _mm256_add_epi32(r47b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r50b_x1);
        const __m256i r50b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r49b, r48b, r49b_2, 0xca), r50b_x1), 5),
            r48b_2);
        const __m256i r50b_2 = _mm256_rol_epi32(r48b, 10);
        /* stream a, left step 51, f4 */
        __m256i l51a_x1 = _mm256_add_epi32(l48a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l51a_x1);
        const __m256i l51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50a, l50a_2, l49a, 0xe2), l51a_x1), 14),
            l49a_2);
        const __m256i l51a_2 = _mm256_rol_epi32(l49a, 10);
        ripemd160_batch_store32(before[7] + 8, last[2][7]);
        /* stream b, left step 51, f4 */
        __m256i l51b_x1 = _mm256_add_epi32(l48b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l51b_x1);
        const __m256i l51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l50b, l50b_2, l49b, 0xe2), l51b_x1), 14),
            l49b_2);
        const __m256i l51b_2 = _mm256_rol_epi32(l49b, 10);
        /* stream a, right step 51, f2 */
        __m256i r51a_x1 = _mm256_add_epi32(r48a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r51a_x1);
        const __m256i r51a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50a, r49a, r50a_2, 0xca), r51a_x1), 8),
            r49a_2);
        const __m256i r51a_2 = _mm256_rol_epi32(r49a, 10);
        /* stream b, right step 51, f2 */
        __m256i r51b_x1 = _mm256_add_epi32(r48b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r51b_x1);
        const __m256i r51b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r50b, r49b, r50b_2, 0xca), r51b_x1), 8),
            r49b_2);
        const __m256i r51b_2 = _mm256_rol_epi32(r49b, 10);
        ripemd160_batch_store32(before[7] + 12, last[3][7]);
        /* stream a, left step 52, f4 */
        __m256i l52a_x1 = _mm256_add_epi32(l49a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l52a_x1);
        const __m256i l52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51a, l51a_2, l50a, 0xe2), l52a_x1), 15),
            l50a_2);
        const __m256i l52a_2 = _mm256_rol_epi32(l50a, 10);
        /* stream b, left step 52, f4 */
        __m256i l52b_x1 = _mm256_add_epi32(l49b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l52b_x1);
        const __m256i l52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l51b, l51b_2, l50b, 0xe2), l52b_x1), 15),
            l50b_2);
        const __m256i l52b_2 = _mm256_rol_epi32(l50b, 10);
        /* stream a, right step 52, f2 */
        __m256i r52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r49a_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r52a_x1);
        const __m256i r52a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51a, r50a, r51a_2, 0xca), r52a_x1), 11),
            r50a_2);
        const __m256i r52a_2 = _mm256_rol_epi32(r50a, 10);
        ripemd160_batch_store32(before[7] + 16, last[4][7]);
        /* stream b, right step 52, f2 */
        __m256i r52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(r49b_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r52b_x1);
        const __m256i r52b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r51b, r50b, r51b_2, 0xca), r52b_x1), 11),
            r50b_2);
        const __m256i r52b_2 = _mm256_rol_epi32(r50b, 10);
        /* stream a, left step 53, f4 */
        __m256i l53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l50a_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l53a_x1);
        const __m256i l53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52a, l52a_2, l51a, 0xe2), l53a_x1), 14),
            l51a_2);
        const __m256i l53a_2 = _mm256_rol_epi32(l51a, 10);
        /* stream b, left step 53, f4 */
        __m256i l53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l50b_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l53b_x1);
        const __m256i l53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l52b, l52b_2, l51b, 0xe2), l53b_x1), 14),
            l51b_2);
        const __m256i l53b_2 = _mm256_rol_epi32(l51b, 10);
        ripemd160_batch_store32(before[8] + 0, last[0][8]);
        /* stream a, right step 53, f2 */
        __m256i r53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r50a_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r53a_x1);
        const __m256i r53a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52a, r51a, r52a_2, 0xca), r53a_x1), 14),
            r51a_2);
        const __m256i r53a_2 = _mm256_rol_epi32(r51a, 10);
        /* stream b, right step 53, f2 */
        __m256i r53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(r50b_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r53b_x1);
        const __m256i r53b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r52b, r51b, r52b_2, 0xca), r53b_x1), 14),
            r51b_2);
        const __m256i r53b_2 = _mm256_rol_epi32(r51b, 10);
        /* stream a, left step 54, f4 */
        __m256i l54a_x1 = _mm256_add_epi32(l51a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l54a_x1);
        const __m256i l54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53a, l53a_2, l52a, 0xe2), l54a_x1), 15),
            l52a_2);
        const __m256i l54a_2 = _mm256_rol_epi32(l52a, 10);
        ripemd160_batch_store32(before[8] + 4, last[1][8]);
        /* stream b, left step 54, f4 */
        __m256i l54b_x1 = _mm256_add_epi32(l51b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l54b_x1);
        const __m256i l54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l53b, l53b_2, l52b, 0xe2), l54b_x1), 15),
            l52b_2);
        const __m256i l54b_2 = _mm256_rol_epi32(l52b, 10);
        /* stream a, right step 54, f2 */
        __m256i r54a_x1 = _mm256_add_epi32(r51a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r54a_x1);
        const __m256i r54a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53a, r52a, r53a_2, 0xca), r54a_x1), 14),
            r52a_2);
        const __m256i r54a_2 = _mm256_rol_epi32(r52a, 10);
        /* stream b, right step 54, f2 */
        __m256i r54b_x1 = _mm256_add_epi32(r51b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r54b_x1);
        const __m256i r54b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r53b, r52b, r53b_2, 0xca), r54b_x1), 14),
            r52b_2);
        const __m256i r54b_2 = _mm256_rol_epi32(r52b, 10);
        ripemd160_batch_store32(before[8] + 8, last[2][8]);
        /* stream a, left step 55, f4 */
        __m256i l55a_x1 = _mm256_add_epi32(l52a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l55a_x1);
        const __m256i l55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54a, l54a_2, l53a, 0xe2), l55a_x1), 9),
            l53a_2);
        const __m256i l55a_2 = _mm256_rol_epi32(l53a, 10);
        /* stream b, left step 55, f4 */
        __m256i l55b_x1 = _mm256_add_epi32(l52b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l55b_x1);
        const __m256i l55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l54b, l54b_2, l53b, 0xe2), l55b_x1), 9),
            l53b_2);
        const __m256i l55b_2 = _mm256_rol_epi32(l53b, 10);
        /* stream a, right step 55, f2 */
        __m256i r55a_x1 = _mm256_add_epi32(r52a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r55a_x1);
        const __m256i r55a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54a, r53a, r54a_2, 0xca), r55a_x1), 6),
            r53a_2);
        const __m256i r55a_2 = _mm256_rol_epi32(r53a, 10);
        ripemd160_batch_store32(before[8] + 12, last[3][8]);
        /* stream b, right step 55, f2 */
        __m256i r55b_x1 = _mm256_add_epi32(r52b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r55b_x1);
        const __m256i r55b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r54b, r53b, r54b_2, 0xca), r55b_x1), 6),
            r53b_2);
        const __m256i r55b_2 = _mm256_rol_epi32(r53b, 10);
        /* stream a, left step 56, f4 */
        __m256i l56a_x1 = _mm256_add_epi32(l53a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l56a_x1);
        const __m256i l56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55a, l55a_2, l54a, 0xe2), l56a_x1), 8),
            l54a_2);
        const __m256i l56a_2 = _mm256_rol_epi32(l54a, 10);
        ripemd160_batch_store32(before[8] + 16, last[4][8]);
        /* stream b, left step 56, f4 */
        __m256i l56b_x1 = _mm256_add_epi32(l53b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l56b_x1);
        const __m256i l56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l55b, l55b_2, l54b, 0xe2), l56b_x1), 8),
            l54b_2);
        const __m256i l56b_2 = _mm256_rol_epi32(l54b, 10);
        /* stream a, right step 56, f2 */
        __m256i r56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r53a_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r56a_x1);
        const __m256i r56a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55a, r54a, r55a_2, 0xca), r56a_x1), 14),
            r54a_2);
        const __m256i r56a_2 = _mm256_rol_epi32(r54a, 10);
        /* stream b, right step 56, f2 */
        __m256i r56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(r53b_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r56b_x1);
        const __m256i r56b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r55b, r54b, r55b_2, 0xca), r56b_x1), 14),
            r54b_2);
        const __m256i r56b_2 = _mm256_rol_epi32(r54b, 10);
        ripemd160_batch_store32(before[9] + 0, last[0][9]);
        /* stream a, left step 57, f4 */
        __m256i l57a_x1 = _mm256_add_epi32(l54a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l57a_x1);
        const __m256i l57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56a, l56a_2, l55a, 0xe2), l57a_x1), 9),
            l55a_2);
        const __m256i l57a_2 = _mm256_rol_epi32(l55a, 10);
        /* stream b, left step 57, f4 */
        __m256i l57b_x1 = _mm256_add_epi32(l54b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l57b_x1);
        const __m256i l57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l56b, l56b_2, l55b, 0xe2), l57b_x1), 9),
            l55b_2);
        const __m256i l57b_2 = _mm256_rol_epi32(l55b, 10);
        /* stream a, right step 57, f2 */
        __m256i r57a_x1 = _mm256_add_epi32(r54a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r57a_x1);
        const __m256i r57a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56a, r55a, r56a_2, 0xca), r57a_x1), 6),
            r55a_2);
        const __m256i r57a_2 = _mm256_rol_epi32(r55a, 10);
        ripemd160_batch_store32(before[9] + 4, last[1][9]);
        /* stream b, right step 57, f2 */
        __m256i r57b_x1 = _mm256_add_epi32(r54b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r57b_x1);
        const __m256i r57b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r56b, r55b, r56b_2, 0xca), r57b_x1), 6),
            r55b_2);
        const __m256i r57b_2 = _mm256_rol_epi32(r55b, 10);
        /* stream a, left step 58, f4 */
        __m256i l58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l55a_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l58a_x1);
        const __m256i l58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57a, l57a_2, l56a, 0xe2), l58a_x1), 14),
            l56a_2);
        const __m256i l58a_2 = _mm256_rol_epi32(l56a, 10);
        /* stream b, left step 58, f4 */
        __m256i l58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l55b_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l58b_x1);
        const __m256i l58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l57b, l57b_2, l56b, 0xe2), l58b_x1), 14),
            l56b_2);
        const __m256i l58b_2 = _mm256_rol_epi32(l56b, 10);
        ripemd160_batch_store32(before[9] + 8, last[2][9]);
        /* stream a, right step 58, f2 */
        __m256i r58a_x1 = _mm256_add_epi32(r55a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r58a_x1);
        const __m256i r58a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57a, r56a, r57a_2, 0xca), r58a_x1), 9),
            r56a_2);
        const __m256i r58a_2 = _mm256_rol_epi32(r56a, 10);
        /* stream b, right step 58, f2 */
        __m256i r58b_x1 = _mm256_add_epi32(r55b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r58b_x1);
        const __m256i r58b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r57b, r56b, r57b_2, 0xca), r58b_x1), 9),
            r56b_2);
        const __m256i r58b_2 = _mm256_rol_epi32(r56b, 10);
        /* stream a, left step 59, f4 */
        __m256i l59a_x1 = _mm256_add_epi32(l56a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l59a_x1);
        const __m256i l59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58a, l58a_2, l57a, 0xe2), l59a_x1), 5),
            l57a_2);
        const __m256i l59a_2 = _mm256_rol_epi32(l57a, 10);
        ripemd160_batch_store32(before[9] + 12, last[3][9]);
        /* stream b, left step 59, f4 */
        __m256i l59b_x1 = _mm256_add_epi32(l56b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l59b_x1);
        const __m256i l59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l58b, l58b_2, l57b, 0xe2), l59b_x1), 5),
            l57b_2);
        const __m256i l59b_2 = _mm256_rol_epi32(l57b, 10);
        /* stream a, right step 59, f2 */
        __m256i r59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r56a_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r59a_x1);
        const __m256i r59a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58a, r57a, r58a_2, 0xca), r59a_x1), 12),
            r57a_2);
        const __m256i r59a_2 = _mm256_rol_epi32(r57a, 10);
        /* stream b, right step 59, f2 */
        __m256i r59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(r56b_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r59b_x1);
        const __m256i r59b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r58b, r57b, r58b_2, 0xca), r59b_x1), 12),
            r57b_2);
        const __m256i r59b_2 = _mm256_rol_epi32(r57b, 10);
        ripemd160_batch_store32(before[9] + 16, last[4][9]);
        /* stream a, left step 60, f4 */
        __m256i l60a_x1 = _mm256_add_epi32(l57a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l60a_x1);
        const __m256i l60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59a, l59a_2, l58a, 0xe2), l60a_x1), 6),
            l58a_2);
        const __m256i l60a_2 = _mm256_rol_epi32(l58a, 10);
        /* stream b, left step 60, f4 */
        __m256i l60b_x1 = _mm256_add_epi32(l57b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l60b_x1);
        const __m256i l60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l59b, l59b_2, l58b, 0xe2), l60b_x1), 6),
            l58b_2);
        const __m256i l60b_2 = _mm256_rol_epi32(l58b, 10);
        /* stream a, right step 60, f2 */
        __m256i r60a_x1 = _mm256_add_epi32(r57a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r60a_x1);
        const __m256i r60a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59a, r58a, r59a_2, 0xca), r60a_x1), 9),
            r58a_2);
        const __m256i r60a_2 = _mm256_rol_epi32(r58a, 10);
        ripemd160_batch_store32(before[10] + 0, last[0][10]);
        /* stream b, right step 60, f2 */
        __m256i r60b_x1 = _mm256_add_epi32(r57b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r60b_x1);
        const __m256i r60b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r59b, r58b, r59b_2, 0xca), r60b_x1), 9),
            r58b_2);
        const __m256i r60b_2 = _mm256_rol_epi32(r58b, 10);
        /* stream a, left step 61, f4 */
        __m256i l61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l58a_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l61a_x1);
        const __m256i l61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60a, l60a_2, l59a, 0xe2), l61a_x1), 8),
            l59a_2);
        const __m256i l61a_2 = _mm256_rol_epi32(l59a, 10);
        ripemd160_batch_store32(before[10] + 4, last[1][10]);
        /* stream b, left step 61, f4 */
        __m256i l61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l58b_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l61b_x1);
        const __m256i l61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l60b, l60b_2, l59b, 0xe2), l61b_x1), 8),
            l59b_2);
        const __m256i l61b_2 = _mm256_rol_epi32(l59b, 10);
        /* stream a, right step 61, f2 */
        __m256i r61a_x1 = _mm256_add_epi32(r58a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r61a_x1);
        const __m256i r61a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60a, r59a, r60a_2, 0xca), r61a_x1), 12),
            r59a_2);
        const __m256i r61a_2 = _mm256_rol_epi32(r59a, 10);
        /* stream b, right step 61, f2 */
        __m256i r61b_x1 = _mm256_add_epi32(r58b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r61b_x1);
        const __m256i r61b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r60b, r59b, r60b_2, 0xca), r61b_x1), 12),
            r59b_2);
        const __m256i r61b_2 = _mm256_rol_epi32(r59b, 10);
        ripemd160_batch_store32(before[10] + 8, last[2][10]);
        /* stream a, left step 62, f4 */
        __m256i l62a_x1 = _mm256_add_epi32(l59a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l62a_x1);
        const __m256i l62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61a, l61a_2, l60a, 0xe2), l62a_x1), 6),
            l60a_2);
        const __m256i l62a_2 = _mm256_rol_epi32(l60a, 10);
        /* stream b, left step 62, f4 */
        __m256i l62b_x1 = _mm256_add_epi32(l59b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l62b_x1);
        const __m256i l62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l61b, l61b_2, l60b, 0xe2), l62b_x1), 6),
            l60b_2);
        const __m256i l62b_2 = _mm256_rol_epi32(l60b, 10);
        /* stream a, right step 62, f2 */
        __m256i r62a_x1 = _mm256_add_epi32(r59a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r62a_x1);
        const __m256i r62a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61a, r60a, r61a_2, 0xca), r62a_x1), 5),
            r60a_2);
        const __m256i r62a_2 = _mm256_rol_epi32(r60a, 10);
        ripemd160_batch_store32(before[10] + 12, last[3][10]);
        /* stream b, right step 62, f2 */
        __m256i r62b_x1 = _mm256_add_epi32(r59b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r62b_x1);
        const __m256i r62b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r61b, r60b, r61b_2, 0xca), r62b_x1), 5),
            r60b_2);
        const __m256i r62b_2 = _mm256_rol_epi32(r60b, 10);
        /* stream a, left step 63, f4 */
        __m256i l63a_x1 = _mm256_add_epi32(l60a_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l63a_x1);
        const __m256i l63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62a, l62a_2, l61a, 0xe2), l63a_x1), 5),
            l61a_2);
        const __m256i l63a_2 = _mm256_rol_epi32(l61a, 10);
        /* stream b, left step 63, f4 */
        __m256i l63b_x1 = _mm256_add_epi32(l60b_2, _mm256_set1_epi32((int)k[19]));
        RIPEMD160_BATCH_KEEP("v", l63b_x1);
        const __m256i l63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l62b, l62b_2, l61b, 0xe2), l63b_x1), 5),
            l61b_2);
        const __m256i l63b_2 = _mm256_rol_epi32(l61b, 10);
        ripemd160_batch_store32(before[10] + 16, last[4][10]);
        /* stream a, right step 63, f2 */
        __m256i r63a_x1 = _mm256_add_epi32(r60a_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r63a_x1);
        const __m256i r63a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62a, r61a, r62a_2, 0xca), r63a_x1), 15),
            r61a_2);
        const __m256i r63a_2 = _mm256_rol_epi32(r61a, 10);
        /* stream b, right step 63, f2 */
        __m256i r63b_x1 = _mm256_add_epi32(r60b_2, _mm256_set1_epi32((int)k[20]));
        RIPEMD160_BATCH_KEEP("v", r63b_x1);
        const __m256i r63b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r62b, r61b, r62b_2, 0xca), r63b_x1), 15),
            r61b_2);
        const __m256i r63b_2 = _mm256_rol_epi32(r61b, 10);
        /* stream a, left step 64, f4 */
        __m256i l64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l61a_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l64a_x1);
        const __m256i l64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63a, l63a_2, l62a, 0xe2), l64a_x1), 12),
            l62a_2);
        const __m256i l64a_2 = _mm256_rol_epi32(l62a, 10);
        ripemd160_batch_store32(before[11] + 0, last[0][11]);
        /* stream b, left step 64, f4 */
        __m256i l64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l61b_2, _mm256_set1_epi32((int)k[19])));
        RIPEMD160_BATCH_KEEP("v", l64b_x1);
        const __m256i l64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l63b, l63b_2, l62b, 0xe2), l64b_x1), 12),
            l62b_2);
        const __m256i l64b_2 = _mm256_rol_epi32(l62b, 10);
        /* stream a, right step 64, f2 */
        __m256i r64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r61a_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r64a_x1);
        const __m256i r64a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63a, r62a, r63a_2, 0xca), r64a_x1), 8),
            r62a_2);
        const __m256i r64a_2 = _mm256_rol_epi32(r62a, 10);
        /* stream b, right step 64, f2 */
        __m256i r64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(r61b_2, _mm256_set1_epi32((int)k[20])));
        RIPEMD160_BATCH_KEEP("v", r64b_x1);
        const __m256i r64b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r63b, r62b, r63b_2, 0xca), r64b_x1), 8),
            r62b_2);
        const __m256i r64b_2 = _mm256_rol_epi32(r62b, 10);
        ripemd160_batch_store32(before[11] + 4, last[1][11]);
        /* stream a, left step 65, f5 */
        __m256i l65a_x1 = _mm256_add_epi32(l62a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l65a_x1);
        const __m256i l65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64a, l63a, l64a_2, 0x2d), l65a_x1), 9),
            l63a_2);
        const __m256i l65a_2 = _mm256_rol_epi32(l63a, 10);
        /* stream b, left step 65, f5 */
        __m256i l65b_x1 = _mm256_add_epi32(l62b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l65b_x1);
        const __m256i l65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l64b, l63b, l64b_2, 0x2d), l65b_x1), 9),
            l63b_2);
        const __m256i l65b_2 = _mm256_rol_epi32(l63b, 10);
        /* stream a, right step 65, f1 */
        const __m256i r65a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64a, r64a_2, r63a, 0x96), r62a_2), 8),
            r63a_2);
        const __m256i r65a_2 = _mm256_rol_epi32(r63a, 10);
        ripemd160_batch_store32(before[11] + 8, last[2][11]);
        /* stream b, right step 65, f1 */
        const __m256i r65b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r64b, r64b_2, r63b, 0x96), r62b_2), 8),
            r63b_2);
        const __m256i r65b_2 = _mm256_rol_epi32(r63b, 10);
        /* stream a, left step 66, f5 */
        __m256i l66a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l63a_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l66a_x1);
        const __m256i l66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65a, l64a, l65a_2, 0x2d), l66a_x1), 15),
            l64a_2);
        const __m256i l66a_2 = _mm256_rol_epi32(l64a, 10);
        ripemd160_batch_store32(before[11] + 12, last[3][11]);
        /* stream b, left step 66, f5 */
        __m256i l66b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(l63b_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l66b_x1);
        const __m256i l66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l65b, l64b, l65b_2, 0x2d), l66b_x1), 15),
            l64b_2);
        const __m256i l66b_2 = _mm256_rol_epi32(l64b, 10);
        /* stream a, right step 66, f1 */
        const __m256i r66a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65a, r65a_2, r64a, 0x96), r63a_2), 5),
            r64a_2);
        const __m256i r66a_2 = _mm256_rol_epi32(r64a, 10);
        /* stream b, right step 66, f1 */
        const __m256i r66b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r65b, r65b_2, r64b, 0x96), r63b_2), 5),
            r64b_2);
        const __m256i r66b_2 = _mm256_rol_epi32(r64b, 10);
        ripemd160_batch_store32(before[11] + 16, last[4][11]);
        /* stream a, left step 67, f5 */
        __m256i l67a_x1 = _mm256_add_epi32(l64a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l67a_x1);
        const __m256i l67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66a, l65a, l66a_2, 0x2d), l67a_x1), 5),
            l65a_2);
        const __m256i l67a_2 = _mm256_rol_epi32(l65a, 10);
        /* stream b, left step 67, f5 */
        __m256i l67b_x1 = _mm256_add_epi32(l64b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l67b_x1);
        const __m256i l67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l66b, l65b, l66b_2, 0x2d), l67b_x1), 5),
            l65b_2);
        const __m256i l67b_2 = _mm256_rol_epi32(l65b, 10);
        /* stream a, right step 67, f1 */
        const __m256i r67a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66a, r66a_2, r65a, 0x96), r64a_2), 12),
            r65a_2);
        const __m256i r67a_2 = _mm256_rol_epi32(r65a, 10);
        ripemd160_batch_store32(before[12] + 0, last[0][12]);
        /* stream b, right step 67, f1 */
        const __m256i r67b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r66b, r66b_2, r65b, 0x96), r64b_2), 12),
            r65b_2);
        const __m256i r67b_2 = _mm256_rol_epi32(r65b, 10);
        /* stream a, left step 68, f5 */
        __m256i l68a_x1 = _mm256_add_epi32(l65a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l68a_x1);
        const __m256i l68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67a, l66a, l67a_2, 0x2d), l68a_x1), 11),
            l66a_2);
        const __m256i l68a_2 = _mm256_rol_epi32(l66a, 10);
        /* stream b, left step 68, f5 */
        __m256i l68b_x1 = _mm256_add_epi32(l65b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l68b_x1);
        const __m256i l68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l67b, l66b, l67b_2, 0x2d), l68b_x1), 11),
            l66b_2);
        const __m256i l68b_2 = _mm256_rol_epi32(l66b, 10);
        ripemd160_batch_store32(before[12] + 4, last[1][12]);
        /* stream a, right step 68, f1 */
        const __m256i r68a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67a, r67a_2, r66a, 0x96), r65a_2), 9),
            r66a_2);
        const __m256i r68a_2 = _mm256_rol_epi32(r66a, 10);
        /* stream b, right step 68, f1 */
        const __m256i r68b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r67b, r67b_2, r66b, 0x96), r65b_2), 9),
            r66b_2);
        const __m256i r68b_2 = _mm256_rol_epi32(r66b, 10);
        /* stream a, left step 69, f5 */
        __m256i l69a_x1 = _mm256_add_epi32(l66a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l69a_x1);
        const __m256i l69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68a, l67a, l68a_2, 0x2d), l69a_x1), 6),
            l67a_2);
        const __m256i l69a_2 = _mm256_rol_epi32(l67a, 10);
        ripemd160_batch_store32(before[12] + 8, last[2][12]);
        /* stream b, left step 69, f5 */
        __m256i l69b_x1 = _mm256_add_epi32(l66b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l69b_x1);
        const __m256i l69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l68b, l67b, l68b_2, 0x2d), l69b_x1), 6),
            l67b_2);
        const __m256i l69b_2 = _mm256_rol_epi32(l67b, 10);
        /* stream a, right step 69, f1 */
        __m256i r69a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66a_2);
        RIPEMD160_BATCH_KEEP("v", r69a_x1);
        const __m256i r69a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68a, r68a_2, r67a, 0x96), r69a_x1), 12),
            r67a_2);
        const __m256i r69a_2 = _mm256_rol_epi32(r67a, 10);
        /* stream b, right step 69, f1 */
        __m256i r69b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), r66b_2);
        RIPEMD160_BATCH_KEEP("v", r69b_x1);
        const __m256i r69b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r68b, r68b_2, r67b, 0x96), r69b_x1), 12),
            r67b_2);
        const __m256i r69b_2 = _mm256_rol_epi32(r67b, 10);
        ripemd160_batch_store32(before[12] + 12, last[3][12]);
        /* stream a, left step 70, f5 */
        __m256i l70a_x1 = _mm256_add_epi32(l67a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l70a_x1);
        const __m256i l70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69a, l68a, l69a_2, 0x2d), l70a_x1), 8),
            l68a_2);
        const __m256i l70a_2 = _mm256_rol_epi32(l68a, 10);
        /* stream b, left step 70, f5 */
        __m256i l70b_x1 = _mm256_add_epi32(l67b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l70b_x1);
        const __m256i l70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l69b, l68b, l69b_2, 0x2d), l70b_x1), 8),
            l68b_2);
        const __m256i l70b_2 = _mm256_rol_epi32(l68b, 10);
        /* stream a, right step 70, f1 */
        const __m256i r70a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69a, r69a_2, r68a, 0x96), r67a_2), 5),
            r68a_2);
        const __m256i r70a_2 = _mm256_rol_epi32(r68a, 10);
        ripemd160_batch_store32(before[12] + 16, last[4][12]);
        /* stream b, right step 70, f1 */
        const __m256i r70b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r69b, r69b_2, r68b, 0x96), r67b_2), 5),
            r68b_2);
        const __m256i r70b_2 = _mm256_rol_epi32(r68b, 10);
        /* stream a, left step 71, f5 */
        __m256i l71a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l68a_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l71a_x1);
        const __m256i l71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70a, l69a, l70a_2, 0x2d), l71a_x1), 13),
            l69a_2);
        const __m256i l71a_2 = _mm256_rol_epi32(l69a, 10);
        ripemd160_batch_store32(before[13] + 0, last[0][13]);
        /* stream b, left step 71, f5 */
        __m256i l71b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(l68b_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l71b_x1);
        const __m256i l71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l70b, l69b, l70b_2, 0x2d), l71b_x1), 13),
            l69b_2);
        const __m256i l71b_2 = _mm256_rol_epi32(l69b, 10);
        /* stream a, right step 71, f1 */
        const __m256i r71a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70a, r70a_2, r69a, 0x96), r68a_2), 14),
            r69a_2);
        const __m256i r71a_2 = _mm256_rol_epi32(r69a, 10);
        /* stream b, right step 71, f1 */
        const __m256i r71b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r70b, r70b_2, r69b, 0x96), r68b_2), 14),
            r69b_2);
        const __m256i r71b_2 = _mm256_rol_epi32(r69b, 10);
        ripemd160_batch_store32(before[13] + 4, last[1][13]);
        /* stream a, left step 72, f5 */
        __m256i l72a_x1 = _mm256_add_epi32(l69a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l72a_x1);
        const __m256i l72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71a, l70a, l71a_2, 0x2d), l72a_x1), 12),
            l70a_2);
        const __m256i l72a_2 = _mm256_rol_epi32(l70a, 10);
        /* stream b, left step 72, f5 */
        __m256i l72b_x1 = _mm256_add_epi32(l69b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l72b_x1);
        const __m256i l72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l71b, l70b, l71b_2, 0x2d), l72b_x1), 12),
            l70b_2);
        const __m256i l72b_2 = _mm256_rol_epi32(l70b, 10);
        /* stream a, right step 72, f1 */
        const __m256i r72a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71a, r71a_2, r70a, 0x96), r69a_2), 6),
            r70a_2);
        const __m256i r72a_2 = _mm256_rol_epi32(r70a, 10);
        ripemd160_batch_store32(before[13] + 8, last[2][13]);
        /* stream b, right step 72, f1 */
        const __m256i r72b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r71b, r71b_2, r70b, 0x96), r69b_2), 6),
            r70b_2);
        const __m256i r72b_2 = _mm256_rol_epi32(r70b, 10);
        /* stream a, left step 73, f5 */
        __m256i l73a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l70a_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l73a_x1);
        const __m256i l73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72a, l71a, l72a_2, 0x2d), l73a_x1), 5),
            l71a_2);
        const __m256i l73a_2 = _mm256_rol_epi32(l71a, 10);
        /* stream b, left step 73, f5 */
        __m256i l73b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(l70b_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l73b_x1);
        const __m256i l73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l72b, l71b, l72b_2, 0x2d), l73b_x1), 5),
            l71b_2);
        const __m256i l73b_2 = _mm256_rol_epi32(l71b, 10);
        ripemd160_batch_store32(before[13] + 12, last[3][13]);
        /* stream a, right step 73, f1 */
        const __m256i r73a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72a, r72a_2, r71a, 0x96), r70a_2), 8),
            r71a_2);
        const __m256i r73a_2 = _mm256_rol_epi32(r71a, 10);
        /* stream b, right step 73, f1 */
        const __m256i r73b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r72b, r72b_2, r71b, 0x96), r70b_2), 8),
            r71b_2);
        const __m256i r73b_2 = _mm256_rol_epi32(r71b, 10);
        /* stream a, left step 74, f5 */
        __m256i l74a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l71a_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l74a_x1);
        const __m256i l74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73a, l72a, l73a_2, 0x2d), l74a_x1), 12),
            l72a_2);
        const __m256i l74a_2 = _mm256_rol_epi32(l72a, 10);
        ripemd160_batch_store32(before[13] + 16, last[4][13]);
        /* stream b, left step 74, f5 */
        __m256i l74b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(l71b_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l74b_x1);
        const __m256i l74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l73b, l72b, l73b_2, 0x2d), l74b_x1), 12),
            l72b_2);
        const __m256i l74b_2 = _mm256_rol_epi32(l72b, 10);
        /* stream a, right step 74, f1 */
        __m256i r74a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71a_2);
        RIPEMD160_BATCH_KEEP("v", r74a_x1);
        const __m256i r74a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73a, r73a_2, r72a, 0x96), r74a_x1), 13),
            r72a_2);
        const __m256i r74a_2 = _mm256_rol_epi32(r72a, 10);
        /* stream b, right step 74, f1 */
        __m256i r74b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), r71b_2);
        RIPEMD160_BATCH_KEEP("v", r74b_x1);
        const __m256i r74b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r73b, r73b_2, r72b, 0x96), r74b_x1), 13),
            r72b_2);
        const __m256i r74b_2 = _mm256_rol_epi32(r72b, 10);
        ripemd160_batch_store32(before[14] + 0, last[0][14]);
        /* stream a, left step 75, f5 */
        __m256i l75a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l72a_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l75a_x1);
        const __m256i l75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74a, l73a, l74a_2, 0x2d), l75a_x1), 13),
            l73a_2);
        const __m256i l75a_2 = _mm256_rol_epi32(l73a, 10);
        /* stream b, left step 75, f5 */
        __m256i l75b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(l72b_2, _mm256_set1_epi32((int)k[21])));
        RIPEMD160_BATCH_KEEP("v", l75b_x1);
        const __m256i l75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l74b, l73b, l74b_2, 0x2d), l75b_x1), 13),
            l73b_2);
        const __m256i l75b_2 = _mm256_rol_epi32(l73b, 10);
        /* stream a, right step 75, f1 */
        const __m256i r75a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74a, r74a_2, r73a, 0x96), r72a_2), 6),
            r73a_2);
        const __m256i r75a_2 = _mm256_rol_epi32(r73a, 10);
        ripemd160_batch_store32(before[14] + 4, last[1][14]);
        /* stream b, right step 75, f1 */
        const __m256i r75b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r74b, r74b_2, r73b, 0x96), r72b_2), 6),
            r73b_2);
        const __m256i r75b_2 = _mm256_rol_epi32(r73b, 10);
        /* stream a, left step 76, f5 */
        __m256i l76a_x1 = _mm256_add_epi32(l73a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l76a_x1);
        const __m256i l76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75a, l74a, l75a_2, 0x2d), l76a_x1), 14),
            l74a_2);
        const __m256i l76a_2 = _mm256_rol_epi32(l74a, 10);
        ripemd160_batch_store32(before[14] + 8, last[2][14]);
        /* stream b, left step 76, f5 */
        __m256i l76b_x1 = _mm256_add_epi32(l73b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l76b_x1);
        const __m256i l76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l75b, l74b, l75b_2, 0x2d), l76b_x1), 14),
            l74b_2);
        const __m256i l76b_2 = _mm256_rol_epi32(l74b, 10);
        /* stream a, right step 76, f1 */
        __m256i r76a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r73a_2);
        RIPEMD160_BATCH_KEEP("v", r76a_x1);
        const __m256i r76a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75a, r75a_2, r74a, 0x96), r76a_x1), 5),
            r74a_2);
        const __m256i r76a_2 = _mm256_rol_epi32(r74a, 10);
        /* stream b, right step 76, f1 */
        __m256i r76b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), r73b_2);
        RIPEMD160_BATCH_KEEP("v", r76b_x1);
        const __m256i r76b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r75b, r75b_2, r74b, 0x96), r76b_x1), 5),
            r74b_2);
        const __m256i r76b_2 = _mm256_rol_epi32(r74b, 10);
        ripemd160_batch_store32(before[14] + 12, last[3][14]);
        /* stream a, left step 77, f5 */
        __m256i l77a_x1 = _mm256_add_epi32(l74a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l77a_x1);
        const __m256i l77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76a, l75a, l76a_2, 0x2d), l77a_x1), 11),
            l75a_2);
        const __m256i l77a_2 = _mm256_rol_epi32(l75a, 10);
        /* stream b, left step 77, f5 */
        __m256i l77b_x1 = _mm256_add_epi32(l74b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l77b_x1);
        const __m256i l77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l76b, l75b, l76b_2, 0x2d), l77b_x1), 11),
            l75b_2);
        const __m256i l77b_2 = _mm256_rol_epi32(l75b, 10);
        /* stream a, right step 77, f1 */
        __m256i r77a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74a_2);
        RIPEMD160_BATCH_KEEP("v", r77a_x1);
        const __m256i r77a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76a, r76a_2, r75a, 0x96), r77a_x1), 15),
            r75a_2);
        const __m256i r77a_2 = _mm256_rol_epi32(r75a, 10);
        ripemd160_batch_store32(before[14] + 16, last[4][14]);
        /* stream b, right step 77, f1 */
        __m256i r77b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), r74b_2);
        RIPEMD160_BATCH_KEEP("v", r77b_x1);
        const __m256i r77b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r76b, r76b_2, r75b, 0x96), r77b_x1), 15),
            r75b_2);
        const __m256i r77b_2 = _mm256_rol_epi32(r75b, 10);
        /* stream a, left step 78, f5 */
        __m256i l78a_x1 = _mm256_add_epi32(l75a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l78a_x1);
        const __m256i l78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77a, l76a, l77a_2, 0x2d), l78a_x1), 8),
            l76a_2);
        const __m256i l78a_2 = _mm256_rol_epi32(l76a, 10);
        /* stream b, left step 78, f5 */
        __m256i l78b_x1 = _mm256_add_epi32(l75b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l78b_x1);
        const __m256i l78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l77b, l76b, l77b_2, 0x2d), l78b_x1), 8),
            l76b_2);
        const __m256i l78b_2 = _mm256_rol_epi32(l76b, 10);
        ripemd160_batch_store32(before[15] + 0, last[0][15]);
        /* stream a, right step 78, f1 */
        __m256i r78a_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75a_2);
        RIPEMD160_BATCH_KEEP("v", r78a_x1);
        const __m256i r78a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77a, r77a_2, r76a, 0x96), r78a_x1), 13),
            r76a_2);
        const __m256i r78a_2 = _mm256_rol_epi32(r76a, 10);
        /* stream b, right step 78, f1 */
        __m256i r78b_x1 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), r75b_2);
        RIPEMD160_BATCH_KEEP("v", r78b_x1);
        const __m256i r78b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r77b, r77b_2, r76b, 0x96), r78b_x1), 13),
            r76b_2);
        const __m256i r78b_2 = _mm256_rol_epi32(r76b, 10);
        /* stream a, left step 79, f5 */
        __m256i l79a_x1 = _mm256_add_epi32(l76a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l79a_x1);
        const __m256i l79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78a, l77a, l78a_2, 0x2d), l79a_x1), 5),
            l77a_2);
        const __m256i l79a_2 = _mm256_rol_epi32(l77a, 10);
        ripemd160_batch_store32(before[15] + 4, last[1][15]);
        /* stream b, left step 79, f5 */
        __m256i l79b_x1 = _mm256_add_epi32(l76b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l79b_x1);
        const __m256i l79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l78b, l77b, l78b_2, 0x2d), l79b_x1), 5),
            l77b_2);
        const __m256i l79b_2 = _mm256_rol_epi32(l77b, 10);
        /* stream a, right step 79, f1 */
        const __m256i r79a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78a, r78a_2, r77a, 0x96), r76a_2), 11),
            r77a_2);
        const __m256i r79a_2 = _mm256_rol_epi32(r77a, 10);
        /* stream b, right step 79, f1 */
        const __m256i r79b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r78b, r78b_2, r77b, 0x96), r76b_2), 11),
            r77b_2);
        const __m256i r79b_2 = _mm256_rol_epi32(r77b, 10);
        ripemd160_batch_store32(before[15] + 8, last[2][15]);
        /* stream a, left step 80, f5 */
        __m256i l80a_x1 = _mm256_add_epi32(l77a_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l80a_x1);
        const __m256i l80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79a, l78a, l79a_2, 0x2d), l80a_x1), 6),
            l78a_2);
        const __m256i l80a_2 = _mm256_rol_epi32(l78a, 10);
        /* stream b, left step 80, f5 */
        __m256i l80b_x1 = _mm256_add_epi32(l77b_2, _mm256_set1_epi32((int)k[21]));
        RIPEMD160_BATCH_KEEP("v", l80b_x1);
        const __m256i l80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(l79b, l78b, l79b_2, 0x2d), l80b_x1), 6),
            l78b_2);
        const __m256i l80b_2 = _mm256_rol_epi32(l78b, 10);
        /* stream a, right step 80, f1 */
        const __m256i r80a = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79a, r79a_2, r78a, 0x96), r77a_2), 11),
            r78a_2);
        const __m256i r80a_2 = _mm256_rol_epi32(r78a, 10);
        ripemd160_batch_store32(before[15] + 12, last[3][15]);
        /* stream b, right step 80, f1 */
        const __m256i r80b = _mm256_add_epi32(
            _mm256_rol_epi32(
                _mm256_add_epi32(_mm256_ternarylogic_epi32(r79b, r79b_2, r78b, 0x96), r77b_2), 11),
            r78b_2);
        const __m256i r80b_2 = _mm256_rol_epi32(r78b, 10);
        __m256i x1 = _mm256_add_epi32(r80a_2, _mm256_set1_epi32((int)k[22]));
        RIPEMD160_BATCH_KEEP("v", x1);
        __m256i x2 = _mm256_add_epi32(r79a_2, _mm256_set1_epi32((int)k[23]));
        RIPEMD160_BATCH_KEEP("v", x2);
        __m256i x3 = _mm256_add_epi32(r78a_2, _mm256_set1_epi32((int)k[3]));
        RIPEMD160_BATCH_KEEP("v", x3);
        __m256i x4 = _mm256_add_epi32(l78a_2, _mm256_set1_epi32((int)k[1]));
        RIPEMD160_BATCH_KEEP("v", x4);
        __m256i x5 = _mm256_add_epi32(r79a, _mm256_set1_epi32((int)k[24]));
        RIPEMD160_BATCH_KEEP("v", x5);
        __m256i x6 = _mm256_add_epi32(r80b_2, _mm256_set1_epi32((int)k[22]));
        RIPEMD160_BATCH_KEEP("v", x6);
        __m256i x7 = _mm256_add_epi32(r79b_2, _mm256_set1_epi32((int)k[23]));
        RIPEMD160_BATCH_KEEP("v", x7);
        __m256i x8 = _mm256_add_epi32(r78b_2, _mm256_set1_epi32((int)k[3]));
        RIPEMD160_BATCH_KEEP("v", x8);
        __m256i x9 = _mm256_add_epi32(l78b_2, _mm256_set1_epi32((int)k[1]));
        RIPEMD160_BATCH_KEEP("v", x9);
        __m256i x10 = _mm256_add_epi32(r79b, _mm256_set1_epi32((int)k[24]));
        RIPEMD160_BATCH_KEEP("v", x10);
        ripemd160_batch_store32(before[15] + 16, last[4][15]);
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][0]), _mm256_add_epi32(l79a, x1));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][0]), _mm256_add_epi32(l80a_2, x2));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][0]), _mm256_add_epi32(l79a_2, x3));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][0]), _mm256_add_epi32(r80a, x4));
        _mm256_storeu_si256((__m256i *)(void *)(&out[4][0]), _mm256_add_epi32(l80a, x5));
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][8]), _mm256_add_epi32(l79b, x6));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][8]), _mm256_add_epi32(l80b_2, x7));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][8]), _mm256_add_epi32(l79b_2, x8));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][8]), _mm256_add_epi32(r80b, x9));
        _mm256_storeu_si256((__m256i *)(void *)(&out[4][8]), _mm256_add_epi32(l80b, x10));
        data += 16;
        digest += 16;
    }
    if (ngroups != 0)
        for (size_t j = 0; j < 16; j++)
            for (size_t i = 0; i < 5; i++)
                ripemd160_batch_store32((digest - 16)[j] + 4 * i, ends[(ngroups - 1) % 2][i][j]);
}
/* Processes the collected steps, and writes the results of the rows that end with them. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_end_part(ripemd160_batch_column *w, uint8_t *out,
    int is_hex)
{
    ripemd160_batch_ripemd160_x8x2_steps(w->state,
        (const uint8_t *const(*)[RIPEMD160_BATCH_LANES])w->data, w->begins, w->made, w->nsteps);
    for (size_t s = 0; s < w->nsteps; s++) {
        for (size_t j = 0; w->ends[s] != 0 && j < RIPEMD160_BATCH_LANES; j++) {
            const size_t i = w->row[s * RIPEMD160_BATCH_LANES + j];
            uint8_t digest[20], *to = is_hex != 0 ? digest : out + 20 * i;

            if (i == RIPEMD160_BATCH_NO_ROW)
                continue;
            ripemd160_batch_store32(to, w->made[s][0][j]);
            ripemd160_batch_store32(to + 4, w->made[s][1][j]);
            ripemd160_batch_store32(to + 8, w->made[s][2][j]);
            ripemd160_batch_store32(to + 12, w->made[s][3][j]);
            ripemd160_batch_store32(to + 16, w->made[s][4][j]);
            if (is_hex != 0)
                ripemd160_batch_put_hex(out + 40 * i, digest);
        }
    }
    w->nsteps = 0;
}

/*
 * Collects block t of a row of nblocks blocks, the first `whole` of which are in its data. Returns
 * 1 if it is the last one, or else 0.
 */
RIPEMD160_BATCH_INLINE int ripemd160_batch_add_block(ripemd160_batch_column *w, size_t place,
    size_t i, size_t t, size_t whole, size_t nblocks)
{
    const uint8_t *const data = w->ripemd160_batch_start[i] + 64 * t;
    const size_t len = w->len[i];
    uint8_t *const end = w->end[place];

    w->data[place] = t < whole ? data : end;
    if (t == whole)
        ripemd160_batch_put_end(end, data, len % 64);
    else if (t > whole)
        memset(end, 0, 64);
    if (t + 1 == nblocks)
        ripemd160_batch_put_length(end, len);
    return t + 1 == nblocks;
}

/* Collects step t of count rows, the first of which has the most blocks. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_add_step(ripemd160_batch_column *w,
    const uint16_t *order, size_t count, size_t t)
{
    const size_t s = w->nsteps++, at = s * RIPEMD160_BATCH_LANES, first = w->len[order[0]],
        last = w->len[order[count - 1]];
    const size_t whole = first / 64, nblocks = ripemd160_batch_blocks_of(first);

    w->begins[s] = t == 0;
    w->ends[s] = t + 1 == nblocks;
    /* all rows have equally many */
    if (whole == last / 64 && nblocks == ripemd160_batch_blocks_of(last)) {
        if (t < whole)
            for (size_t j = 0; j < count; j++)
                w->data[at + j] = w->ripemd160_batch_start[order[j]] + 64 * t;
        else
            for (size_t j = 0; j < count; j++) {
                ripemd160_batch_add_block(w, at + j, order[j], t, whole, nblocks);
                w->row[at + j] = order[j];
            }
    } else {
        for (size_t j = 0; j < count; j++) {
            const size_t i = order[j], len = w->len[i];

            w->row[at + j] = RIPEMD160_BATCH_NO_ROW;
            if (t >= ripemd160_batch_blocks_of(len)) {
                w->data[at + j] = w->data[at];
            } else if (
                ripemd160_batch_add_block(w, at + j, i, t, len / 64,
                ripemd160_batch_blocks_of(len))) {
                w->row[at + j] = (uint16_t)i;
                w->ends[s] = 1;
            }
        }
    }
    for (size_t j = count; j < RIPEMD160_BATCH_LANES; j++) {
        w->row[at + j] = RIPEMD160_BATCH_NO_ROW;
        w->data[at + j] = w->data[at];
    }
}

/* Hashes rows, the longest first. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_hash_sorted(ripemd160_batch_column *w,
    const uint16_t *order, size_t count, uint8_t *out, int is_hex)
{
    w->nsteps = 0;
    while (count != 0) {
        const size_t part = count < RIPEMD160_BATCH_LANES ? count : (size_t)RIPEMD160_BATCH_LANES;
        const size_t nblocks = ripemd160_batch_blocks_of(w->len[order[0]]);

        for (size_t t = 0; t < nblocks; t++) {
            ripemd160_batch_add_step(w, order, part, t);
            if (w->nsteps == RIPEMD160_BATCH_PART)
                ripemd160_batch_end_part(w, out, is_hex);
        }
        order += part;
        count -= part;
    }
    if (w->nsteps != 0)
        ripemd160_batch_end_part(w, out, is_hex);
}

/* Hashes short rows. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_hash_short(ripemd160_batch_column *w, size_t count,
    uint8_t *out, int is_hex)
{
    for (size_t done = 0; done < count; done += RIPEMD160_BATCH_PART * RIPEMD160_BATCH_LANES) {
        const size_t part = count - done < RIPEMD160_BATCH_PART * RIPEMD160_BATCH_LANES
            ? count - done : RIPEMD160_BATCH_PART * RIPEMD160_BATCH_LANES;
        const size_t ngroups = (part + RIPEMD160_BATCH_LANES - 1) / RIPEMD160_BATCH_LANES;

        for (size_t j = 0; j < part; j++) {
            uint8_t *const end = w->end[j];

            ripemd160_batch_put_end(end, w->ripemd160_batch_start[done + j], w->len[done + j]);
            ripemd160_batch_store32(end + RIPEMD160_BATCH_SHORT + 1,
                (uint32_t)(w->len[done + j] * 8));
            w->data[j] = end;
        }
        for (size_t j = part; j < ngroups * RIPEMD160_BATCH_LANES; j++)
            w->data[j] = w->end[0];
        if (is_hex == 0 && part == ngroups * RIPEMD160_BATCH_LANES) {
            ripemd160_batch_ripemd160_short_x8x2(w->data, (uint8_t(*)[20])(out + 20 * done),
                ngroups);
        } else {
            ripemd160_batch_ripemd160_short_x8x2(w->data, w->digest, ngroups);
            for (size_t j = 0; j < part; j++)
                ripemd160_batch_put_result(out, is_hex, done + j, w->digest[j]);
        }
    }
}

/* Hashes long rows. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_hash_long(const ripemd160_batch_column *w,
    const uint16_t *order, size_t count, uint8_t *out, int is_hex)
{
    const uint8_t *msg[RIPEMD160_BATCH_MOST_LONG];
    size_t len[RIPEMD160_BATCH_MOST_LONG];
    uint8_t digest[RIPEMD160_BATCH_MOST_LONG][20];

    for (size_t done = 0; done < count; done += RIPEMD160_BATCH_MOST_LONG) {
        const size_t part = count - done < RIPEMD160_BATCH_MOST_LONG ? count - done
            : (size_t)RIPEMD160_BATCH_MOST_LONG;

        for (size_t j = 0; j < part; j++) {
            msg[j] = w->ripemd160_batch_start[order[done + j]];
            len[j] = w->len[order[done + j]];
        }
        ripemd160_batch(msg, len, digest, part);
        for (size_t j = 0; j < part; j++)
            ripemd160_batch_put_result(out, is_hex, order[done + j], digest[j]);
    }
}

/* Hashes the rows of a window. The results of null rows are zeros. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_hash_window(int form, ripemd160_batch_column *w,
    const ripemd160_batch_messages *m, const uint8_t *valid, size_t first, size_t begin,
    size_t known, uint8_t *out, int is_hex)
{
    const size_t size = is_hex != 0 ? 40 : 20;
    size_t longest = 0, count = known, nlong = 0;

    for (size_t i = 0; i < known; i++) {
        w->ripemd160_batch_start[i] = ripemd160_batch_data_of(form, m, begin + i);
        w->len[i] = ripemd160_batch_length_of(form, m, begin + i);
        longest = w->len[i] > longest ? w->len[i] : longest;
    }
    if (longest <= RIPEMD160_BATCH_SHORT && valid == NULL) {
        ripemd160_batch_hash_short(w, known, out, is_hex);
        return;
    }
    for (size_t i = 0; i < known; i++)
        w->order[i] = (uint16_t)i;
    if (longest > RIPEMD160_BATCH_ONE || valid != NULL) {
        for (size_t i = 0; i < known; i++) {
            const size_t len =
                w->len[i] < RIPEMD160_BATCH_LONG ? w->len[i] : (size_t)RIPEMD160_BATCH_LONG;

            /*
             * The lowest bits are those of the index, so that `sort` increments different counters
             * in turn.
             */
            w->ranks[i] = (uint16_t)((len / 64 + ripemd160_batch_blocks_of(len)) * 4 + i % 4);
        }
        for (size_t i = 0; valid != NULL && i < known; i++) {
            const size_t at = first + begin + i;

            if ((valid[at / 8] >> at % 8 & 1) == 0) {
                w->ranks[i] = (uint16_t)(i % 4);
                memset(out + size * i, 0, size);
                count--;
            }
        }
        ripemd160_batch_sort(w->order, w->ranks, known);
    }
    while (nlong < count && w->len[w->order[nlong]] >= RIPEMD160_BATCH_LONG)
        nlong++;
    ripemd160_batch_hash_long(w, w->order, nlong, out, is_hex);
    ripemd160_batch_hash_sorted(w, w->order + nlong, count - nlong, out, is_hex);
}

/*
 * Is count * stride at most room? Without a division, which small processors have only in a
 * library.
 */
static int ripemd160_batch_is_within(size_t count, size_t stride, size_t room)
{
    for (size_t left = count; left != 0; left /= 2) {
        if (left % 2 != 0) {
            if (stride > room)
                return 0;
            room -= stride;
        }
        if (left > 1) {
            if (stride > room / 2)
                return 0;
            stride *= 2;
        }
    }
    return 1;
}

/* Are the arguments those of a column of n rows? */
RIPEMD160_BATCH_OUTLINED int ripemd160_batch_is_column_rows(const ripemd160_batch_messages *m,
    size_t size, size_t n)
{
    return m->row_bytes <= size && ripemd160_batch_is_within(n - 1, m->stride, size - m->row_bytes);
}

RIPEMD160_BATCH_OUTLINED int ripemd160_batch_hash_column_rows(const ripemd160_batch_messages *m,
    size_t size, const uint8_t *valid, size_t first, size_t n, uint8_t *out, int is_hex)
{
    ripemd160_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->rows == NULL)
        || !ripemd160_batch_is_column_rows(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += RIPEMD160_BATCH_WINDOW) {
        const size_t known =
            n - done < RIPEMD160_BATCH_WINDOW ? n - done : (size_t)RIPEMD160_BATCH_WINDOW;

        ripemd160_batch_hash_window(RIPEMD160_BATCH_ROWS, &w, m, valid, first, done, known, out,
            is_hex);
        out += known * (is_hex != 0 ? 40 : 20);
    }
    return 0;
}

int ripemd160_column_rows(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[20])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_rows(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int ripemd160_column_rows_hex(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[40])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_rows(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

/* Are the arguments those of a column of n rows? */
RIPEMD160_BATCH_OUTLINED int ripemd160_batch_is_column_offsets32(const ripemd160_batch_messages *m,
    size_t size, size_t n)
{
    size_t decreases = 0;

    if (m->offsets32 == NULL || (uintptr_t)m->offsets32 % sizeof *m->offsets32 != 0)
        return 0;
    for (size_t i = 0; i < n; i++)
        decreases |= m->offsets32[i + 1] < m->offsets32[i];
    if (decreases != 0)
        return 0;
    return m->offsets32[n] <= size;
}

RIPEMD160_BATCH_OUTLINED int ripemd160_batch_hash_column_offsets32(
    const ripemd160_batch_messages *m, size_t size, const uint8_t *valid, size_t first, size_t n,
    uint8_t *out, int is_hex)
{
    ripemd160_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->base == NULL)
        || !ripemd160_batch_is_column_offsets32(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += RIPEMD160_BATCH_WINDOW) {
        const size_t known =
            n - done < RIPEMD160_BATCH_WINDOW ? n - done : (size_t)RIPEMD160_BATCH_WINDOW;

        ripemd160_batch_hash_window(RIPEMD160_BATCH_OFFSETS32, &w, m, valid, first, done, known,
            out, is_hex);
        out += known * (is_hex != 0 ? 40 : 20);
    }
    return 0;
}

int ripemd160_column_offsets32(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[20])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_offsets32(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int ripemd160_column_offsets32_hex(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[40])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_offsets32(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

/* Are the arguments those of a column of n rows? */
RIPEMD160_BATCH_OUTLINED int ripemd160_batch_is_column_offsets64(const ripemd160_batch_messages *m,
    size_t size, size_t n)
{
    size_t decreases = 0;

    if (m->offsets64 == NULL || (uintptr_t)m->offsets64 % sizeof *m->offsets64 != 0)
        return 0;
    for (size_t i = 0; i < n; i++)
        decreases |= m->offsets64[i + 1] < m->offsets64[i];
    if (decreases != 0)
        return 0;
    return m->offsets64[n] <= size;
}

RIPEMD160_BATCH_OUTLINED int ripemd160_batch_hash_column_offsets64(
    const ripemd160_batch_messages *m, size_t size, const uint8_t *valid, size_t first, size_t n,
    uint8_t *out, int is_hex)
{
    ripemd160_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->base == NULL)
        || !ripemd160_batch_is_column_offsets64(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += RIPEMD160_BATCH_WINDOW) {
        const size_t known =
            n - done < RIPEMD160_BATCH_WINDOW ? n - done : (size_t)RIPEMD160_BATCH_WINDOW;

        ripemd160_batch_hash_window(RIPEMD160_BATCH_OFFSETS64, &w, m, valid, first, done, known,
            out, is_hex);
        out += known * (is_hex != 0 ? 40 : 20);
    }
    return 0;
}

int ripemd160_column_offsets64(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[20])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_offsets64(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int ripemd160_column_offsets64_hex(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[40])
{
    const ripemd160_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, NULL};

    return ripemd160_batch_hash_column_offsets64(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

void ripemd160_init_batch(ripemd160_ctx *const ctx[], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memcpy(ctx[i]->state, RIPEMD160_BATCH_IV, sizeof RIPEMD160_BATCH_IV);
        ctx[i]->length = 0;
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
