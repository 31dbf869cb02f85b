/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel batch
 *
 * With the options above, `hashwright prove` proves 8 of 14 functions, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-sve2 --kernel batch` measures
 * the speed.
 *
 * ripemd160_xvl_blocks: 1096 instructions for a block of 64 bytes, critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
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

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_SVE")
#undef __ARM_FEATURE_SVE
#define __ARM_FEATURE_SVE 1
#pragma push_macro("__ARM_FEATURE_SVE2")
#undef __ARM_FEATURE_SVE2
#define __ARM_FEATURE_SVE2 1
#endif
#include <arm_sve.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_SVE")
#pragma pop_macro("__ARM_FEATURE_SVE2")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("+sve2")
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

static uint32_t ripemd160_batch_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

/* Compresses blocks of one message. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_blocks(uint32_t state[5],
    const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];
    uint32_t h4 = state[4];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = ripemd160_batch_load32(data + 0);
        const uint32_t m1 = ripemd160_batch_load32(data + 4);
        const uint32_t m2 = ripemd160_batch_load32(data + 8);
        const uint32_t m3 = ripemd160_batch_load32(data + 12);
        const uint32_t m4 = ripemd160_batch_load32(data + 16);
        const uint32_t m5 = ripemd160_batch_load32(data + 20);
        const uint32_t m6 = ripemd160_batch_load32(data + 24);
        const uint32_t m7 = ripemd160_batch_load32(data + 28);
        const uint32_t m8 = ripemd160_batch_load32(data + 32);
        const uint32_t m9 = ripemd160_batch_load32(data + 36);
        const uint32_t m10 = ripemd160_batch_load32(data + 40);
        const uint32_t m11 = ripemd160_batch_load32(data + 44);
        const uint32_t m12 = ripemd160_batch_load32(data + 48);
        const uint32_t m13 = ripemd160_batch_load32(data + 52);
        const uint32_t m14 = ripemd160_batch_load32(data + 56);
        const uint32_t m15 = ripemd160_batch_load32(data + 60);

        /* left step 1, f1 */
        uint32_t l1_x1 = h0 + m0;
        RIPEMD160_BATCH_KEEP("r", l1_x1);
        const uint32_t l1 = ripemd160_batch_rotl32((h2 ^ h1 ^ h3) + l1_x1, 11) + h4;
        const uint32_t l1_2 = ripemd160_batch_rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t r1_x1 = m5 + 0x50a28be6u + h0;
        RIPEMD160_BATCH_KEEP("r", r1_x1);
        const uint32_t r1 = ripemd160_batch_rotl32(((h2 | ~h3) ^ h1) + r1_x1, 8) + h4;
        /* left step 2, f1 */
        uint32_t l2_x1 = l1_2 ^ h1;
        RIPEMD160_BATCH_KEEP("r", l2_x1);
        uint32_t l2_x2 = m1 + h4;
        RIPEMD160_BATCH_KEEP("r", l2_x2);
        const uint32_t l2 = ripemd160_batch_rotl32((l1 ^ l2_x1) + l2_x2, 14) + h3;
        const uint32_t l2_2 = ripemd160_batch_rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t r2_x1 = m14 + (h4 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r2_x1);
        const uint32_t r2 = ripemd160_batch_rotl32((r1 ^ (h1 | ~l1_2)) + r2_x1, 9) + h3;
        /* left step 3, f1 */
        uint32_t l3_x1 = l2_2 ^ l1;
        RIPEMD160_BATCH_KEEP("r", l3_x1);
        uint32_t l3_x2 = m2 + h3;
        RIPEMD160_BATCH_KEEP("r", l3_x2);
        const uint32_t l3 = ripemd160_batch_rotl32((l2 ^ l3_x1) + l3_x2, 15) + l1_2;
        const uint32_t l3_2 = ripemd160_batch_rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t r3_x1 = m7 + (h3 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r3_x1);
        const uint32_t r3 = ripemd160_batch_rotl32((r2 ^ (r1 | ~l2_2)) + r3_x1, 9) + l1_2;
        const uint32_t r3_2 = ripemd160_batch_rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t l4_x1 = l3_2 ^ l2;
        RIPEMD160_BATCH_KEEP("r", l4_x1);
        uint32_t l4_x2 = m3 + l1_2;
        RIPEMD160_BATCH_KEEP("r", l4_x2);
        const uint32_t l4 = ripemd160_batch_rotl32((l3 ^ l4_x1) + l4_x2, 12) + l2_2;
        const uint32_t l4_2 = ripemd160_batch_rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t r4_x1 = m0 + (l1_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r4_x1);
        const uint32_t r4 = ripemd160_batch_rotl32((r3 ^ (r2 | ~r3_2)) + r4_x1, 11) + l2_2;
        const uint32_t r4_2 = ripemd160_batch_rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t l5_x1 = l4_2 ^ l3;
        RIPEMD160_BATCH_KEEP("r", l5_x1);
        uint32_t l5_x2 = m4 + l2_2;
        RIPEMD160_BATCH_KEEP("r", l5_x2);
        const uint32_t l5 = ripemd160_batch_rotl32((l4 ^ l5_x1) + l5_x2, 5) + l3_2;
        const uint32_t l5_2 = ripemd160_batch_rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t r5_x1 = m9 + (l2_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r5_x1);
        const uint32_t r5 = ripemd160_batch_rotl32((r4 ^ (r3 | ~r4_2)) + r5_x1, 13) + r3_2;
        const uint32_t r5_2 = ripemd160_batch_rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t l6_x1 = l5_2 ^ l4;
        RIPEMD160_BATCH_KEEP("r", l6_x1);
        uint32_t l6_x2 = m5 + l3_2;
        RIPEMD160_BATCH_KEEP("r", l6_x2);
        const uint32_t l6 = ripemd160_batch_rotl32((l5 ^ l6_x1) + l6_x2, 8) + l4_2;
        const uint32_t l6_2 = ripemd160_batch_rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t r6_x1 = m2 + (r3_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r6_x1);
        const uint32_t r6 = ripemd160_batch_rotl32((r5 ^ (r4 | ~r5_2)) + r6_x1, 15) + r4_2;
        const uint32_t r6_2 = ripemd160_batch_rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t l7_x1 = l6_2 ^ l5;
        RIPEMD160_BATCH_KEEP("r", l7_x1);
        uint32_t l7_x2 = m6 + l4_2;
        RIPEMD160_BATCH_KEEP("r", l7_x2);
        const uint32_t l7 = ripemd160_batch_rotl32((l6 ^ l7_x1) + l7_x2, 7) + l5_2;
        const uint32_t l7_2 = ripemd160_batch_rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t r7_x1 = m11 + (r4_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r7_x1);
        const uint32_t r7 = ripemd160_batch_rotl32((r6 ^ (r5 | ~r6_2)) + r7_x1, 15) + r5_2;
        const uint32_t r7_2 = ripemd160_batch_rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t l8_x1 = l7_2 ^ l6;
        RIPEMD160_BATCH_KEEP("r", l8_x1);
        uint32_t l8_x2 = m7 + l5_2;
        RIPEMD160_BATCH_KEEP("r", l8_x2);
        const uint32_t l8 = ripemd160_batch_rotl32((l7 ^ l8_x1) + l8_x2, 9) + l6_2;
        const uint32_t l8_2 = ripemd160_batch_rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t r8_x1 = m4 + (r5_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r8_x1);
        const uint32_t r8 = ripemd160_batch_rotl32((r7 ^ (r6 | ~r7_2)) + r8_x1, 5) + r6_2;
        const uint32_t r8_2 = ripemd160_batch_rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t l9_x1 = l8_2 ^ l7;
        RIPEMD160_BATCH_KEEP("r", l9_x1);
        uint32_t l9_x2 = m8 + l6_2;
        RIPEMD160_BATCH_KEEP("r", l9_x2);
        const uint32_t l9 = ripemd160_batch_rotl32((l8 ^ l9_x1) + l9_x2, 11) + l7_2;
        const uint32_t l9_2 = ripemd160_batch_rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t r9_x1 = m13 + (r6_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r9_x1);
        const uint32_t r9 = ripemd160_batch_rotl32((r8 ^ (r7 | ~r8_2)) + r9_x1, 7) + r7_2;
        const uint32_t r9_2 = ripemd160_batch_rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t l10_x1 = l9_2 ^ l8;
        RIPEMD160_BATCH_KEEP("r", l10_x1);
        uint32_t l10_x2 = m9 + l7_2;
        RIPEMD160_BATCH_KEEP("r", l10_x2);
        const uint32_t l10 = ripemd160_batch_rotl32((l9 ^ l10_x1) + l10_x2, 13) + l8_2;
        const uint32_t l10_2 = ripemd160_batch_rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t r10_x1 = m6 + (r7_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r10_x1);
        const uint32_t r10 = ripemd160_batch_rotl32((r9 ^ (r8 | ~r9_2)) + r10_x1, 7) + r8_2;
        const uint32_t r10_2 = ripemd160_batch_rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t l11_x1 = l10_2 ^ l9;
        RIPEMD160_BATCH_KEEP("r", l11_x1);
        uint32_t l11_x2 = m10 + l8_2;
        RIPEMD160_BATCH_KEEP("r", l11_x2);
        const uint32_t l11 = ripemd160_batch_rotl32((l10 ^ l11_x1) + l11_x2, 14) + l9_2;
        const uint32_t l11_2 = ripemd160_batch_rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t r11_x1 = m15 + (r8_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r11_x1);
        const uint32_t r11 = ripemd160_batch_rotl32((r10 ^ (r9 | ~r10_2)) + r11_x1, 8) + r9_2;
        const uint32_t r11_2 = ripemd160_batch_rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t l12_x1 = l11_2 ^ l10;
        RIPEMD160_BATCH_KEEP("r", l12_x1);
        uint32_t l12_x2 = m11 + l9_2;
        RIPEMD160_BATCH_KEEP("r", l12_x2);
        const uint32_t l12 = ripemd160_batch_rotl32((l11 ^ l12_x1) + l12_x2, 15) + l10_2;
        const uint32_t l12_2 = ripemd160_batch_rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t r12_x1 = m8 + (r9_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r12_x1);
        const uint32_t r12 = ripemd160_batch_rotl32((r11 ^ (r10 | ~r11_2)) + r12_x1, 11) + r10_2;
        const uint32_t r12_2 = ripemd160_batch_rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t l13_x1 = l12_2 ^ l11;
        RIPEMD160_BATCH_KEEP("r", l13_x1);
        uint32_t l13_x2 = m12 + l10_2;
        RIPEMD160_BATCH_KEEP("r", l13_x2);
        const uint32_t l13 = ripemd160_batch_rotl32((l12 ^ l13_x1) + l13_x2, 6) + l11_2;
        const uint32_t l13_2 = ripemd160_batch_rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t r13_x1 = m1 + (r10_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r13_x1);
        const uint32_t r13 = ripemd160_batch_rotl32((r12 ^ (r11 | ~r12_2)) + r13_x1, 14) + r11_2;
        const uint32_t r13_2 = ripemd160_batch_rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t l14_x1 = l13_2 ^ l12;
        RIPEMD160_BATCH_KEEP("r", l14_x1);
        uint32_t l14_x2 = m13 + l11_2;
        RIPEMD160_BATCH_KEEP("r", l14_x2);
        const uint32_t l14 = ripemd160_batch_rotl32((l13 ^ l14_x1) + l14_x2, 7) + l12_2;
        const uint32_t l14_2 = ripemd160_batch_rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t r14_x1 = m10 + (r11_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r14_x1);
        const uint32_t r14 = ripemd160_batch_rotl32((r13 ^ (r12 | ~r13_2)) + r14_x1, 14) + r12_2;
        const uint32_t r14_2 = ripemd160_batch_rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t l15_x1 = l14_2 ^ l13;
        RIPEMD160_BATCH_KEEP("r", l15_x1);
        uint32_t l15_x2 = m14 + l12_2;
        RIPEMD160_BATCH_KEEP("r", l15_x2);
        const uint32_t l15 = ripemd160_batch_rotl32((l14 ^ l15_x1) + l15_x2, 9) + l13_2;
        const uint32_t l15_2 = ripemd160_batch_rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t r15_x1 = m3 + (r12_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r15_x1);
        const uint32_t r15 = ripemd160_batch_rotl32((r14 ^ (r13 | ~r14_2)) + r15_x1, 12) + r13_2;
        const uint32_t r15_2 = ripemd160_batch_rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t l16_x1 = l15_2 ^ l14;
        RIPEMD160_BATCH_KEEP("r", l16_x1);
        uint32_t l16_x2 = m15 + l13_2;
        RIPEMD160_BATCH_KEEP("r", l16_x2);
        const uint32_t l16 = ripemd160_batch_rotl32((l15 ^ l16_x1) + l16_x2, 8) + l14_2;
        const uint32_t l16_2 = ripemd160_batch_rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t r16_x1 = m12 + (r13_2 + 0x50a28be6u);
        RIPEMD160_BATCH_KEEP("r", r16_x1);
        const uint32_t r16 = ripemd160_batch_rotl32((r15 ^ (r14 | ~r15_2)) + r16_x1, 6) + r14_2;
        const uint32_t r16_2 = ripemd160_batch_rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t l17_x1 = m7 + (l14_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l17_x1);
        const uint32_t l17 =
            ripemd160_batch_rotl32(((l16 & l15) | (l16_2 & ~l16)) + l17_x1, 7) + l15_2;
        const uint32_t l17_2 = ripemd160_batch_rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t r17_x1 = m6 + (r14_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r17_x1);
        uint32_t r17_x2 = (r15 & ~r16_2) + r17_x1;
        RIPEMD160_BATCH_KEEP("r", r17_x2);
        const uint32_t r17 = ripemd160_batch_rotl32((r16 & r16_2) + r17_x2, 9) + r15_2;
        const uint32_t r17_2 = ripemd160_batch_rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t l18_x1 = m4 + (l15_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l18_x1);
        const uint32_t l18 =
            ripemd160_batch_rotl32(((l17 & l16) | (l17_2 & ~l17)) + l18_x1, 6) + l16_2;
        const uint32_t l18_2 = ripemd160_batch_rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t r18_x1 = m11 + (r15_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r18_x1);
        uint32_t r18_x2 = (r16 & ~r17_2) + r18_x1;
        RIPEMD160_BATCH_KEEP("r", r18_x2);
        const uint32_t r18 = ripemd160_batch_rotl32((r17 & r17_2) + r18_x2, 13) + r16_2;
        const uint32_t r18_2 = ripemd160_batch_rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t l19_x1 = m13 + (l16_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l19_x1);
        const uint32_t l19 =
            ripemd160_batch_rotl32(((l18 & l17) | (l18_2 & ~l18)) + l19_x1, 8) + l17_2;
        const uint32_t l19_2 = ripemd160_batch_rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t r19_x1 = m3 + (r16_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r19_x1);
        uint32_t r19_x2 = (r17 & ~r18_2) + r19_x1;
        RIPEMD160_BATCH_KEEP("r", r19_x2);
        const uint32_t r19 = ripemd160_batch_rotl32((r18 & r18_2) + r19_x2, 15) + r17_2;
        const uint32_t r19_2 = ripemd160_batch_rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t l20_x1 = m1 + (l17_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l20_x1);
        const uint32_t l20 =
            ripemd160_batch_rotl32(((l19 & l18) | (l19_2 & ~l19)) + l20_x1, 13) + l18_2;
        const uint32_t l20_2 = ripemd160_batch_rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t r20_x1 = m7 + (r17_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r20_x1);
        uint32_t r20_x2 = (r18 & ~r19_2) + r20_x1;
        RIPEMD160_BATCH_KEEP("r", r20_x2);
        const uint32_t r20 = ripemd160_batch_rotl32((r19 & r19_2) + r20_x2, 7) + r18_2;
        const uint32_t r20_2 = ripemd160_batch_rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t l21_x1 = m10 + (l18_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l21_x1);
        const uint32_t l21 =
            ripemd160_batch_rotl32(((l20 & l19) | (l20_2 & ~l20)) + l21_x1, 11) + l19_2;
        const uint32_t l21_2 = ripemd160_batch_rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t r21_x1 = m0 + (r18_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r21_x1);
        uint32_t r21_x2 = (r19 & ~r20_2) + r21_x1;
        RIPEMD160_BATCH_KEEP("r", r21_x2);
        const uint32_t r21 = ripemd160_batch_rotl32((r20 & r20_2) + r21_x2, 12) + r19_2;
        const uint32_t r21_2 = ripemd160_batch_rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t l22_x1 = m6 + (l19_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l22_x1);
        const uint32_t l22 =
            ripemd160_batch_rotl32(((l21 & l20) | (l21_2 & ~l21)) + l22_x1, 9) + l20_2;
        const uint32_t l22_2 = ripemd160_batch_rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t r22_x1 = m13 + (r19_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r22_x1);
        uint32_t r22_x2 = (r20 & ~r21_2) + r22_x1;
        RIPEMD160_BATCH_KEEP("r", r22_x2);
        const uint32_t r22 = ripemd160_batch_rotl32((r21 & r21_2) + r22_x2, 8) + r20_2;
        const uint32_t r22_2 = ripemd160_batch_rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t l23_x1 = m15 + (l20_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l23_x1);
        const uint32_t l23 =
            ripemd160_batch_rotl32(((l22 & l21) | (l22_2 & ~l22)) + l23_x1, 7) + l21_2;
        const uint32_t l23_2 = ripemd160_batch_rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t r23_x1 = m5 + (r20_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r23_x1);
        uint32_t r23_x2 = (r21 & ~r22_2) + r23_x1;
        RIPEMD160_BATCH_KEEP("r", r23_x2);
        const uint32_t r23 = ripemd160_batch_rotl32((r22 & r22_2) + r23_x2, 9) + r21_2;
        const uint32_t r23_2 = ripemd160_batch_rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t l24_x1 = m3 + (l21_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l24_x1);
        const uint32_t l24 =
            ripemd160_batch_rotl32(((l23 & l22) | (l23_2 & ~l23)) + l24_x1, 15) + l22_2;
        const uint32_t l24_2 = ripemd160_batch_rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t r24_x1 = m10 + (r21_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r24_x1);
        uint32_t r24_x2 = (r22 & ~r23_2) + r24_x1;
        RIPEMD160_BATCH_KEEP("r", r24_x2);
        const uint32_t r24 = ripemd160_batch_rotl32((r23 & r23_2) + r24_x2, 11) + r22_2;
        const uint32_t r24_2 = ripemd160_batch_rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t l25_x1 = m12 + (l22_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l25_x1);
        const uint32_t l25 =
            ripemd160_batch_rotl32(((l24 & l23) | (l24_2 & ~l24)) + l25_x1, 7) + l23_2;
        const uint32_t l25_2 = ripemd160_batch_rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t r25_x1 = m14 + (r22_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r25_x1);
        uint32_t r25_x2 = (r23 & ~r24_2) + r25_x1;
        RIPEMD160_BATCH_KEEP("r", r25_x2);
        const uint32_t r25 = ripemd160_batch_rotl32((r24 & r24_2) + r25_x2, 7) + r23_2;
        const uint32_t r25_2 = ripemd160_batch_rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t l26_x1 = m0 + (l23_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l26_x1);
        const uint32_t l26 =
            ripemd160_batch_rotl32(((l25 & l24) | (l25_2 & ~l25)) + l26_x1, 12) + l24_2;
        const uint32_t l26_2 = ripemd160_batch_rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t r26_x1 = m15 + (r23_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r26_x1);
        uint32_t r26_x2 = (r24 & ~r25_2) + r26_x1;
        RIPEMD160_BATCH_KEEP("r", r26_x2);
        const uint32_t r26 = ripemd160_batch_rotl32((r25 & r25_2) + r26_x2, 7) + r24_2;
        const uint32_t r26_2 = ripemd160_batch_rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t l27_x1 = m9 + (l24_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l27_x1);
        const uint32_t l27 =
            ripemd160_batch_rotl32(((l26 & l25) | (l26_2 & ~l26)) + l27_x1, 15) + l25_2;
        const uint32_t l27_2 = ripemd160_batch_rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t r27_x1 = m8 + (r24_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r27_x1);
        uint32_t r27_x2 = (r25 & ~r26_2) + r27_x1;
        RIPEMD160_BATCH_KEEP("r", r27_x2);
        const uint32_t r27 = ripemd160_batch_rotl32((r26 & r26_2) + r27_x2, 12) + r25_2;
        const uint32_t r27_2 = ripemd160_batch_rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t l28_x1 = m5 + (l25_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l28_x1);
        const uint32_t l28 =
            ripemd160_batch_rotl32(((l27 & l26) | (l27_2 & ~l27)) + l28_x1, 9) + l26_2;
        const uint32_t l28_2 = ripemd160_batch_rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t r28_x1 = m12 + (r25_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r28_x1);
        uint32_t r28_x2 = (r26 & ~r27_2) + r28_x1;
        RIPEMD160_BATCH_KEEP("r", r28_x2);
        const uint32_t r28 = ripemd160_batch_rotl32((r27 & r27_2) + r28_x2, 7) + r26_2;
        const uint32_t r28_2 = ripemd160_batch_rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t l29_x1 = m2 + (l26_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l29_x1);
        const uint32_t l29 =
            ripemd160_batch_rotl32(((l28 & l27) | (l28_2 & ~l28)) + l29_x1, 11) + l27_2;
        const uint32_t l29_2 = ripemd160_batch_rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t r29_x1 = m4 + (r26_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r29_x1);
        uint32_t r29_x2 = (r27 & ~r28_2) + r29_x1;
        RIPEMD160_BATCH_KEEP("r", r29_x2);
        const uint32_t r29 = ripemd160_batch_rotl32((r28 & r28_2) + r29_x2, 6) + r27_2;
        const uint32_t r29_2 = ripemd160_batch_rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t l30_x1 = m14 + (l27_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l30_x1);
        const uint32_t l30 =
            ripemd160_batch_rotl32(((l29 & l28) | (l29_2 & ~l29)) + l30_x1, 7) + l28_2;
        const uint32_t l30_2 = ripemd160_batch_rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t r30_x1 = m9 + (r27_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r30_x1);
        uint32_t r30_x2 = (r28 & ~r29_2) + r30_x1;
        RIPEMD160_BATCH_KEEP("r", r30_x2);
        const uint32_t r30 = ripemd160_batch_rotl32((r29 & r29_2) + r30_x2, 15) + r28_2;
        const uint32_t r30_2 = ripemd160_batch_rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t l31_x1 = m11 + (l28_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l31_x1);
        const uint32_t l31 =
            ripemd160_batch_rotl32(((l30 & l29) | (l30_2 & ~l30)) + l31_x1, 13) + l29_2;
        const uint32_t l31_2 = ripemd160_batch_rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t r31_x1 = m1 + (r28_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r31_x1);
        uint32_t r31_x2 = (r29 & ~r30_2) + r31_x1;
        RIPEMD160_BATCH_KEEP("r", r31_x2);
        const uint32_t r31 = ripemd160_batch_rotl32((r30 & r30_2) + r31_x2, 13) + r29_2;
        const uint32_t r31_2 = ripemd160_batch_rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t l32_x1 = m8 + (l29_2 + 0x5a827999u);
        RIPEMD160_BATCH_KEEP("r", l32_x1);
        const uint32_t l32 =
            ripemd160_batch_rotl32(((l31 & l30) | (l31_2 & ~l31)) + l32_x1, 12) + l30_2;
        const uint32_t l32_2 = ripemd160_batch_rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t r32_x1 = m2 + (r29_2 + 0x5c4dd124u);
        RIPEMD160_BATCH_KEEP("r", r32_x1);
        uint32_t r32_x2 = (r30 & ~r31_2) + r32_x1;
        RIPEMD160_BATCH_KEEP("r", r32_x2);
        const uint32_t r32 = ripemd160_batch_rotl32((r31 & r31_2) + r32_x2, 11) + r30_2;
        const uint32_t r32_2 = ripemd160_batch_rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t l33_x1 = m3 + (l30_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l33_x1);
        const uint32_t l33 = ripemd160_batch_rotl32(((l32 | ~l31) ^ l32_2) + l33_x1, 11) + l31_2;
        const uint32_t l33_2 = ripemd160_batch_rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t r33_x1 = m15 + (r30_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r33_x1);
        const uint32_t r33 = ripemd160_batch_rotl32(((r32 | ~r31) ^ r32_2) + r33_x1, 9) + r31_2;
        const uint32_t r33_2 = ripemd160_batch_rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t l34_x1 = m10 + (l31_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l34_x1);
        const uint32_t l34 = ripemd160_batch_rotl32(((l33 | ~l32) ^ l33_2) + l34_x1, 13) + l32_2;
        const uint32_t l34_2 = ripemd160_batch_rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t r34_x1 = m5 + (r31_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r34_x1);
        const uint32_t r34 = ripemd160_batch_rotl32(((r33 | ~r32) ^ r33_2) + r34_x1, 7) + r32_2;
        const uint32_t r34_2 = ripemd160_batch_rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t l35_x1 = m14 + (l32_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l35_x1);
        const uint32_t l35 = ripemd160_batch_rotl32(((l34 | ~l33) ^ l34_2) + l35_x1, 6) + l33_2;
        const uint32_t l35_2 = ripemd160_batch_rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t r35_x1 = m1 + (r32_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r35_x1);
        const uint32_t r35 = ripemd160_batch_rotl32(((r34 | ~r33) ^ r34_2) + r35_x1, 15) + r33_2;
        const uint32_t r35_2 = ripemd160_batch_rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t l36_x1 = m4 + (l33_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l36_x1);
        const uint32_t l36 = ripemd160_batch_rotl32(((l35 | ~l34) ^ l35_2) + l36_x1, 7) + l34_2;
        const uint32_t l36_2 = ripemd160_batch_rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t r36_x1 = m3 + (r33_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r36_x1);
        const uint32_t r36 = ripemd160_batch_rotl32(((r35 | ~r34) ^ r35_2) + r36_x1, 11) + r34_2;
        const uint32_t r36_2 = ripemd160_batch_rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t l37_x1 = m9 + (l34_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l37_x1);
        const uint32_t l37 = ripemd160_batch_rotl32(((l36 | ~l35) ^ l36_2) + l37_x1, 14) + l35_2;
        const uint32_t l37_2 = ripemd160_batch_rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t r37_x1 = m7 + (r34_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r37_x1);
        const uint32_t r37 = ripemd160_batch_rotl32(((r36 | ~r35) ^ r36_2) + r37_x1, 8) + r35_2;
        const uint32_t r37_2 = ripemd160_batch_rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t l38_x1 = m15 + (l35_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l38_x1);
        const uint32_t l38 = ripemd160_batch_rotl32(((l37 | ~l36) ^ l37_2) + l38_x1, 9) + l36_2;
        const uint32_t l38_2 = ripemd160_batch_rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t r38_x1 = m14 + (r35_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r38_x1);
        const uint32_t r38 = ripemd160_batch_rotl32(((r37 | ~r36) ^ r37_2) + r38_x1, 6) + r36_2;
        const uint32_t r38_2 = ripemd160_batch_rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t l39_x1 = m8 + (l36_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l39_x1);
        const uint32_t l39 = ripemd160_batch_rotl32(((l38 | ~l37) ^ l38_2) + l39_x1, 13) + l37_2;
        const uint32_t l39_2 = ripemd160_batch_rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t r39_x1 = m6 + (r36_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r39_x1);
        const uint32_t r39 = ripemd160_batch_rotl32(((r38 | ~r37) ^ r38_2) + r39_x1, 6) + r37_2;
        const uint32_t r39_2 = ripemd160_batch_rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t l40_x1 = m1 + (l37_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l40_x1);
        const uint32_t l40 = ripemd160_batch_rotl32(((l39 | ~l38) ^ l39_2) + l40_x1, 15) + l38_2;
        const uint32_t l40_2 = ripemd160_batch_rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t r40_x1 = m9 + (r37_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r40_x1);
        const uint32_t r40 = ripemd160_batch_rotl32(((r39 | ~r38) ^ r39_2) + r40_x1, 14) + r38_2;
        const uint32_t r40_2 = ripemd160_batch_rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t l41_x1 = m2 + (l38_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l41_x1);
        const uint32_t l41 = ripemd160_batch_rotl32(((l40 | ~l39) ^ l40_2) + l41_x1, 14) + l39_2;
        const uint32_t l41_2 = ripemd160_batch_rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t r41_x1 = m11 + (r38_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r41_x1);
        const uint32_t r41 = ripemd160_batch_rotl32(((r40 | ~r39) ^ r40_2) + r41_x1, 12) + r39_2;
        const uint32_t r41_2 = ripemd160_batch_rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t l42_x1 = m7 + (l39_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l42_x1);
        const uint32_t l42 = ripemd160_batch_rotl32(((l41 | ~l40) ^ l41_2) + l42_x1, 8) + l40_2;
        const uint32_t l42_2 = ripemd160_batch_rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t r42_x1 = m8 + (r39_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r42_x1);
        const uint32_t r42 = ripemd160_batch_rotl32(((r41 | ~r40) ^ r41_2) + r42_x1, 13) + r40_2;
        const uint32_t r42_2 = ripemd160_batch_rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t l43_x1 = m0 + (l40_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l43_x1);
        const uint32_t l43 = ripemd160_batch_rotl32(((l42 | ~l41) ^ l42_2) + l43_x1, 13) + l41_2;
        const uint32_t l43_2 = ripemd160_batch_rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t r43_x1 = m12 + (r40_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r43_x1);
        const uint32_t r43 = ripemd160_batch_rotl32(((r42 | ~r41) ^ r42_2) + r43_x1, 5) + r41_2;
        const uint32_t r43_2 = ripemd160_batch_rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t l44_x1 = m6 + (l41_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l44_x1);
        const uint32_t l44 = ripemd160_batch_rotl32(((l43 | ~l42) ^ l43_2) + l44_x1, 6) + l42_2;
        const uint32_t l44_2 = ripemd160_batch_rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t r44_x1 = m2 + (r41_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r44_x1);
        const uint32_t r44 = ripemd160_batch_rotl32(((r43 | ~r42) ^ r43_2) + r44_x1, 14) + r42_2;
        const uint32_t r44_2 = ripemd160_batch_rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t l45_x1 = m13 + (l42_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l45_x1);
        const uint32_t l45 = ripemd160_batch_rotl32(((l44 | ~l43) ^ l44_2) + l45_x1, 5) + l43_2;
        const uint32_t l45_2 = ripemd160_batch_rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t r45_x1 = m10 + (r42_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r45_x1);
        const uint32_t r45 = ripemd160_batch_rotl32(((r44 | ~r43) ^ r44_2) + r45_x1, 13) + r43_2;
        const uint32_t r45_2 = ripemd160_batch_rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t l46_x1 = m11 + (l43_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l46_x1);
        const uint32_t l46 = ripemd160_batch_rotl32(((l45 | ~l44) ^ l45_2) + l46_x1, 12) + l44_2;
        const uint32_t l46_2 = ripemd160_batch_rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t r46_x1 = m0 + (r43_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r46_x1);
        const uint32_t r46 = ripemd160_batch_rotl32(((r45 | ~r44) ^ r45_2) + r46_x1, 13) + r44_2;
        const uint32_t r46_2 = ripemd160_batch_rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t l47_x1 = m5 + (l44_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l47_x1);
        const uint32_t l47 = ripemd160_batch_rotl32(((l46 | ~l45) ^ l46_2) + l47_x1, 7) + l45_2;
        const uint32_t l47_2 = ripemd160_batch_rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t r47_x1 = m4 + (r44_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r47_x1);
        const uint32_t r47 = ripemd160_batch_rotl32(((r46 | ~r45) ^ r46_2) + r47_x1, 7) + r45_2;
        const uint32_t r47_2 = ripemd160_batch_rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t l48_x1 = m12 + (l45_2 + 0x6ed9eba1u);
        RIPEMD160_BATCH_KEEP("r", l48_x1);
        const uint32_t l48 = ripemd160_batch_rotl32(((l47 | ~l46) ^ l47_2) + l48_x1, 5) + l46_2;
        const uint32_t l48_2 = ripemd160_batch_rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t r48_x1 = m13 + (r45_2 + 0x6d703ef3u);
        RIPEMD160_BATCH_KEEP("r", r48_x1);
        const uint32_t r48 = ripemd160_batch_rotl32(((r47 | ~r46) ^ r47_2) + r48_x1, 5) + r46_2;
        const uint32_t r48_2 = ripemd160_batch_rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t l49_x1 = l46_2 + 0x8f1bbcdcu;
        RIPEMD160_BATCH_KEEP("r", l49_x1);
        uint32_t l49_x2 = (l47 & ~l48_2) + l49_x1 + m1;
        RIPEMD160_BATCH_KEEP("r", l49_x2);
        const uint32_t l49 = ripemd160_batch_rotl32((l48 & l48_2) + l49_x2, 11) + l47_2;
        const uint32_t l49_2 = ripemd160_batch_rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t r49_x1 = m8 + (r46_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r49_x1);
        const uint32_t r49 =
            ripemd160_batch_rotl32(((r48 & r47) | (r48_2 & ~r48)) + r49_x1, 15) + r47_2;
        const uint32_t r49_2 = ripemd160_batch_rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t l50_x1 = m9 + (l47_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l50_x1);
        uint32_t l50_x2 = (l48 & ~l49_2) + l50_x1;
        RIPEMD160_BATCH_KEEP("r", l50_x2);
        const uint32_t l50 = ripemd160_batch_rotl32((l49 & l49_2) + l50_x2, 12) + l48_2;
        const uint32_t l50_2 = ripemd160_batch_rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t r50_x1 = m6 + (r47_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r50_x1);
        const uint32_t r50 =
            ripemd160_batch_rotl32(((r49 & r48) | (r49_2 & ~r49)) + r50_x1, 5) + r48_2;
        const uint32_t r50_2 = ripemd160_batch_rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t l51_x1 = m11 + (l48_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l51_x1);
        uint32_t l51_x2 = (l49 & ~l50_2) + l51_x1;
        RIPEMD160_BATCH_KEEP("r", l51_x2);
        const uint32_t l51 = ripemd160_batch_rotl32((l50 & l50_2) + l51_x2, 14) + l49_2;
        const uint32_t l51_2 = ripemd160_batch_rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t r51_x1 = m4 + (r48_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r51_x1);
        const uint32_t r51 =
            ripemd160_batch_rotl32(((r50 & r49) | (r50_2 & ~r50)) + r51_x1, 8) + r49_2;
        const uint32_t r51_2 = ripemd160_batch_rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t l52_x1 = m10 + (l49_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l52_x1);
        uint32_t l52_x2 = (l50 & ~l51_2) + l52_x1;
        RIPEMD160_BATCH_KEEP("r", l52_x2);
        const uint32_t l52 = ripemd160_batch_rotl32((l51 & l51_2) + l52_x2, 15) + l50_2;
        const uint32_t l52_2 = ripemd160_batch_rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t r52_x1 = m1 + (r49_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r52_x1);
        const uint32_t r52 =
            ripemd160_batch_rotl32(((r51 & r50) | (r51_2 & ~r51)) + r52_x1, 11) + r50_2;
        const uint32_t r52_2 = ripemd160_batch_rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t l53_x1 = m0 + (l50_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l53_x1);
        uint32_t l53_x2 = (l51 & ~l52_2) + l53_x1;
        RIPEMD160_BATCH_KEEP("r", l53_x2);
        const uint32_t l53 = ripemd160_batch_rotl32((l52 & l52_2) + l53_x2, 14) + l51_2;
        const uint32_t l53_2 = ripemd160_batch_rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t r53_x1 = m3 + (r50_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r53_x1);
        const uint32_t r53 =
            ripemd160_batch_rotl32(((r52 & r51) | (r52_2 & ~r52)) + r53_x1, 14) + r51_2;
        const uint32_t r53_2 = ripemd160_batch_rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t l54_x1 = m8 + (l51_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l54_x1);
        uint32_t l54_x2 = (l52 & ~l53_2) + l54_x1;
        RIPEMD160_BATCH_KEEP("r", l54_x2);
        const uint32_t l54 = ripemd160_batch_rotl32((l53 & l53_2) + l54_x2, 15) + l52_2;
        const uint32_t l54_2 = ripemd160_batch_rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t r54_x1 = m11 + (r51_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r54_x1);
        const uint32_t r54 =
            ripemd160_batch_rotl32(((r53 & r52) | (r53_2 & ~r53)) + r54_x1, 14) + r52_2;
        const uint32_t r54_2 = ripemd160_batch_rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t l55_x1 = m12 + (l52_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l55_x1);
        uint32_t l55_x2 = (l53 & ~l54_2) + l55_x1;
        RIPEMD160_BATCH_KEEP("r", l55_x2);
        const uint32_t l55 = ripemd160_batch_rotl32((l54 & l54_2) + l55_x2, 9) + l53_2;
        const uint32_t l55_2 = ripemd160_batch_rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t r55_x1 = m15 + (r52_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r55_x1);
        const uint32_t r55 =
            ripemd160_batch_rotl32(((r54 & r53) | (r54_2 & ~r54)) + r55_x1, 6) + r53_2;
        const uint32_t r55_2 = ripemd160_batch_rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t l56_x1 = m4 + (l53_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l56_x1);
        uint32_t l56_x2 = (l54 & ~l55_2) + l56_x1;
        RIPEMD160_BATCH_KEEP("r", l56_x2);
        const uint32_t l56 = ripemd160_batch_rotl32((l55 & l55_2) + l56_x2, 8) + l54_2;
        const uint32_t l56_2 = ripemd160_batch_rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t r56_x1 = m0 + (r53_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r56_x1);
        const uint32_t r56 =
            ripemd160_batch_rotl32(((r55 & r54) | (r55_2 & ~r55)) + r56_x1, 14) + r54_2;
        const uint32_t r56_2 = ripemd160_batch_rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t l57_x1 = m13 + (l54_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l57_x1);
        uint32_t l57_x2 = (l55 & ~l56_2) + l57_x1;
        RIPEMD160_BATCH_KEEP("r", l57_x2);
        const uint32_t l57 = ripemd160_batch_rotl32((l56 & l56_2) + l57_x2, 9) + l55_2;
        const uint32_t l57_2 = ripemd160_batch_rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t r57_x1 = m5 + (r54_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r57_x1);
        const uint32_t r57 =
            ripemd160_batch_rotl32(((r56 & r55) | (r56_2 & ~r56)) + r57_x1, 6) + r55_2;
        const uint32_t r57_2 = ripemd160_batch_rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t l58_x1 = m3 + (l55_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l58_x1);
        uint32_t l58_x2 = (l56 & ~l57_2) + l58_x1;
        RIPEMD160_BATCH_KEEP("r", l58_x2);
        const uint32_t l58 = ripemd160_batch_rotl32((l57 & l57_2) + l58_x2, 14) + l56_2;
        const uint32_t l58_2 = ripemd160_batch_rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t r58_x1 = m12 + (r55_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r58_x1);
        const uint32_t r58 =
            ripemd160_batch_rotl32(((r57 & r56) | (r57_2 & ~r57)) + r58_x1, 9) + r56_2;
        const uint32_t r58_2 = ripemd160_batch_rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t l59_x1 = m7 + (l56_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l59_x1);
        uint32_t l59_x2 = (l57 & ~l58_2) + l59_x1;
        RIPEMD160_BATCH_KEEP("r", l59_x2);
        const uint32_t l59 = ripemd160_batch_rotl32((l58 & l58_2) + l59_x2, 5) + l57_2;
        const uint32_t l59_2 = ripemd160_batch_rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t r59_x1 = m2 + (r56_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r59_x1);
        const uint32_t r59 =
            ripemd160_batch_rotl32(((r58 & r57) | (r58_2 & ~r58)) + r59_x1, 12) + r57_2;
        const uint32_t r59_2 = ripemd160_batch_rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t l60_x1 = m15 + (l57_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l60_x1);
        uint32_t l60_x2 = (l58 & ~l59_2) + l60_x1;
        RIPEMD160_BATCH_KEEP("r", l60_x2);
        const uint32_t l60 = ripemd160_batch_rotl32((l59 & l59_2) + l60_x2, 6) + l58_2;
        const uint32_t l60_2 = ripemd160_batch_rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t r60_x1 = m13 + (r57_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r60_x1);
        const uint32_t r60 =
            ripemd160_batch_rotl32(((r59 & r58) | (r59_2 & ~r59)) + r60_x1, 9) + r58_2;
        const uint32_t r60_2 = ripemd160_batch_rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t l61_x1 = m14 + (l58_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l61_x1);
        uint32_t l61_x2 = (l59 & ~l60_2) + l61_x1;
        RIPEMD160_BATCH_KEEP("r", l61_x2);
        const uint32_t l61 = ripemd160_batch_rotl32((l60 & l60_2) + l61_x2, 8) + l59_2;
        const uint32_t l61_2 = ripemd160_batch_rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t r61_x1 = m9 + (r58_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r61_x1);
        const uint32_t r61 =
            ripemd160_batch_rotl32(((r60 & r59) | (r60_2 & ~r60)) + r61_x1, 12) + r59_2;
        const uint32_t r61_2 = ripemd160_batch_rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t l62_x1 = m5 + (l59_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l62_x1);
        uint32_t l62_x2 = (l60 & ~l61_2) + l62_x1;
        RIPEMD160_BATCH_KEEP("r", l62_x2);
        const uint32_t l62 = ripemd160_batch_rotl32((l61 & l61_2) + l62_x2, 6) + l60_2;
        const uint32_t l62_2 = ripemd160_batch_rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t r62_x1 = m7 + (r59_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r62_x1);
        const uint32_t r62 =
            ripemd160_batch_rotl32(((r61 & r60) | (r61_2 & ~r61)) + r62_x1, 5) + r60_2;
        const uint32_t r62_2 = ripemd160_batch_rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t l63_x1 = m6 + (l60_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l63_x1);
        uint32_t l63_x2 = (l61 & ~l62_2) + l63_x1;
        RIPEMD160_BATCH_KEEP("r", l63_x2);
        const uint32_t l63 = ripemd160_batch_rotl32((l62 & l62_2) + l63_x2, 5) + l61_2;
        const uint32_t l63_2 = ripemd160_batch_rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t r63_x1 = m10 + (r60_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r63_x1);
        const uint32_t r63 =
            ripemd160_batch_rotl32(((r62 & r61) | (r62_2 & ~r62)) + r63_x1, 15) + r61_2;
        const uint32_t r63_2 = ripemd160_batch_rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t l64_x1 = m2 + (l61_2 + 0x8f1bbcdcu);
        RIPEMD160_BATCH_KEEP("r", l64_x1);
        uint32_t l64_x2 = (l62 & ~l63_2) + l64_x1;
        RIPEMD160_BATCH_KEEP("r", l64_x2);
        const uint32_t l64 = ripemd160_batch_rotl32((l63 & l63_2) + l64_x2, 12) + l62_2;
        const uint32_t l64_2 = ripemd160_batch_rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t r64_x1 = m14 + (r61_2 + 0x7a6d76e9u);
        RIPEMD160_BATCH_KEEP("r", r64_x1);
        const uint32_t r64 =
            ripemd160_batch_rotl32(((r63 & r62) | (r63_2 & ~r63)) + r64_x1, 8) + r62_2;
        const uint32_t r64_2 = ripemd160_batch_rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t l65_x1 = m4 + (l62_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l65_x1);
        const uint32_t l65 = ripemd160_batch_rotl32((l64 ^ (l63 | ~l64_2)) + l65_x1, 9) + l63_2;
        const uint32_t l65_2 = ripemd160_batch_rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t r65_x1 = r64_2 ^ r63;
        RIPEMD160_BATCH_KEEP("r", r65_x1);
        uint32_t r65_x2 = m12 + r62_2;
        RIPEMD160_BATCH_KEEP("r", r65_x2);
        const uint32_t r65 = ripemd160_batch_rotl32((r64 ^ r65_x1) + r65_x2, 8) + r63_2;
        const uint32_t r65_2 = ripemd160_batch_rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t l66_x1 = m0 + (l63_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l66_x1);
        const uint32_t l66 = ripemd160_batch_rotl32((l65 ^ (l64 | ~l65_2)) + l66_x1, 15) + l64_2;
        const uint32_t l66_2 = ripemd160_batch_rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t r66_x1 = r65_2 ^ r64;
        RIPEMD160_BATCH_KEEP("r", r66_x1);
        uint32_t r66_x2 = m15 + r63_2;
        RIPEMD160_BATCH_KEEP("r", r66_x2);
        const uint32_t r66 = ripemd160_batch_rotl32((r65 ^ r66_x1) + r66_x2, 5) + r64_2;
        const uint32_t r66_2 = ripemd160_batch_rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t l67_x1 = m5 + (l64_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l67_x1);
        const uint32_t l67 = ripemd160_batch_rotl32((l66 ^ (l65 | ~l66_2)) + l67_x1, 5) + l65_2;
        const uint32_t l67_2 = ripemd160_batch_rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t r67_x1 = r66_2 ^ r65;
        RIPEMD160_BATCH_KEEP("r", r67_x1);
        uint32_t r67_x2 = m10 + r64_2;
        RIPEMD160_BATCH_KEEP("r", r67_x2);
        const uint32_t r67 = ripemd160_batch_rotl32((r66 ^ r67_x1) + r67_x2, 12) + r65_2;
        const uint32_t r67_2 = ripemd160_batch_rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t l68_x1 = m9 + (l65_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l68_x1);
        const uint32_t l68 = ripemd160_batch_rotl32((l67 ^ (l66 | ~l67_2)) + l68_x1, 11) + l66_2;
        const uint32_t l68_2 = ripemd160_batch_rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t r68_x1 = r67_2 ^ r66;
        RIPEMD160_BATCH_KEEP("r", r68_x1);
        uint32_t r68_x2 = m4 + r65_2;
        RIPEMD160_BATCH_KEEP("r", r68_x2);
        const uint32_t r68 = ripemd160_batch_rotl32((r67 ^ r68_x1) + r68_x2, 9) + r66_2;
        const uint32_t r68_2 = ripemd160_batch_rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t l69_x1 = m7 + (l66_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l69_x1);
        const uint32_t l69 = ripemd160_batch_rotl32((l68 ^ (l67 | ~l68_2)) + l69_x1, 6) + l67_2;
        const uint32_t l69_2 = ripemd160_batch_rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t r69_x1 = r68_2 ^ r67;
        RIPEMD160_BATCH_KEEP("r", r69_x1);
        uint32_t r69_x2 = m1 + r66_2;
        RIPEMD160_BATCH_KEEP("r", r69_x2);
        const uint32_t r69 = ripemd160_batch_rotl32((r68 ^ r69_x1) + r69_x2, 12) + r67_2;
        const uint32_t r69_2 = ripemd160_batch_rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t l70_x1 = m12 + (l67_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l70_x1);
        const uint32_t l70 = ripemd160_batch_rotl32((l69 ^ (l68 | ~l69_2)) + l70_x1, 8) + l68_2;
        const uint32_t l70_2 = ripemd160_batch_rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t r70_x1 = r69_2 ^ r68;
        RIPEMD160_BATCH_KEEP("r", r70_x1);
        uint32_t r70_x2 = m5 + r67_2;
        RIPEMD160_BATCH_KEEP("r", r70_x2);
        const uint32_t r70 = ripemd160_batch_rotl32((r69 ^ r70_x1) + r70_x2, 5) + r68_2;
        const uint32_t r70_2 = ripemd160_batch_rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t l71_x1 = m2 + (l68_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l71_x1);
        const uint32_t l71 = ripemd160_batch_rotl32((l70 ^ (l69 | ~l70_2)) + l71_x1, 13) + l69_2;
        const uint32_t l71_2 = ripemd160_batch_rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t r71_x1 = r70_2 ^ r69;
        RIPEMD160_BATCH_KEEP("r", r71_x1);
        uint32_t r71_x2 = m8 + r68_2;
        RIPEMD160_BATCH_KEEP("r", r71_x2);
        const uint32_t r71 = ripemd160_batch_rotl32((r70 ^ r71_x1) + r71_x2, 14) + r69_2;
        const uint32_t r71_2 = ripemd160_batch_rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t l72_x1 = m10 + (l69_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l72_x1);
        const uint32_t l72 = ripemd160_batch_rotl32((l71 ^ (l70 | ~l71_2)) + l72_x1, 12) + l70_2;
        const uint32_t l72_2 = ripemd160_batch_rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t r72_x1 = r71_2 ^ r70;
        RIPEMD160_BATCH_KEEP("r", r72_x1);
        uint32_t r72_x2 = m7 + r69_2;
        RIPEMD160_BATCH_KEEP("r", r72_x2);
        const uint32_t r72 = ripemd160_batch_rotl32((r71 ^ r72_x1) + r72_x2, 6) + r70_2;
        const uint32_t r72_2 = ripemd160_batch_rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t l73_x1 = m14 + (l70_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l73_x1);
        const uint32_t l73 = ripemd160_batch_rotl32((l72 ^ (l71 | ~l72_2)) + l73_x1, 5) + l71_2;
        const uint32_t l73_2 = ripemd160_batch_rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t r73_x1 = r72_2 ^ r71;
        RIPEMD160_BATCH_KEEP("r", r73_x1);
        uint32_t r73_x2 = m6 + r70_2;
        RIPEMD160_BATCH_KEEP("r", r73_x2);
        const uint32_t r73 = ripemd160_batch_rotl32((r72 ^ r73_x1) + r73_x2, 8) + r71_2;
        const uint32_t r73_2 = ripemd160_batch_rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t l74_x1 = m1 + (l71_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l74_x1);
        const uint32_t l74 = ripemd160_batch_rotl32((l73 ^ (l72 | ~l73_2)) + l74_x1, 12) + l72_2;
        const uint32_t l74_2 = ripemd160_batch_rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t r74_x1 = r73_2 ^ r72;
        RIPEMD160_BATCH_KEEP("r", r74_x1);
        uint32_t r74_x2 = m2 + r71_2;
        RIPEMD160_BATCH_KEEP("r", r74_x2);
        const uint32_t r74 = ripemd160_batch_rotl32((r73 ^ r74_x1) + r74_x2, 13) + r72_2;
        const uint32_t r74_2 = ripemd160_batch_rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t l75_x1 = m3 + (l72_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l75_x1);
        const uint32_t l75 = ripemd160_batch_rotl32((l74 ^ (l73 | ~l74_2)) + l75_x1, 13) + l73_2;
        const uint32_t l75_2 = ripemd160_batch_rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t r75_x1 = r74_2 ^ r73;
        RIPEMD160_BATCH_KEEP("r", r75_x1);
        uint32_t r75_x2 = m13 + r72_2;
        RIPEMD160_BATCH_KEEP("r", r75_x2);
        const uint32_t r75 = ripemd160_batch_rotl32((r74 ^ r75_x1) + r75_x2, 6) + r73_2;
        const uint32_t r75_2 = ripemd160_batch_rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t l76_x1 = m8 + (l73_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l76_x1);
        const uint32_t l76 = ripemd160_batch_rotl32((l75 ^ (l74 | ~l75_2)) + l76_x1, 14) + l74_2;
        const uint32_t l76_2 = ripemd160_batch_rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t r76_x1 = r75_2 ^ r74;
        RIPEMD160_BATCH_KEEP("r", r76_x1);
        uint32_t r76_x2 = m14 + r73_2;
        RIPEMD160_BATCH_KEEP("r", r76_x2);
        const uint32_t r76 = ripemd160_batch_rotl32((r75 ^ r76_x1) + r76_x2, 5) + r74_2;
        const uint32_t r76_2 = ripemd160_batch_rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t l77_x1 = m11 + (l74_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l77_x1);
        const uint32_t l77 = ripemd160_batch_rotl32((l76 ^ (l75 | ~l76_2)) + l77_x1, 11) + l75_2;
        const uint32_t l77_2 = ripemd160_batch_rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t r77_x1 = r76_2 ^ r75;
        RIPEMD160_BATCH_KEEP("r", r77_x1);
        uint32_t r77_x2 = m0 + r74_2;
        RIPEMD160_BATCH_KEEP("r", r77_x2);
        const uint32_t r77 = ripemd160_batch_rotl32((r76 ^ r77_x1) + r77_x2, 15) + r75_2;
        const uint32_t r77_2 = ripemd160_batch_rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t l78_x1 = m6 + (l75_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l78_x1);
        const uint32_t l78 = ripemd160_batch_rotl32((l77 ^ (l76 | ~l77_2)) + l78_x1, 8) + l76_2;
        const uint32_t l78_2 = ripemd160_batch_rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t r78_x1 = r77_2 ^ r76;
        RIPEMD160_BATCH_KEEP("r", r78_x1);
        uint32_t r78_x2 = m3 + r75_2;
        RIPEMD160_BATCH_KEEP("r", r78_x2);
        const uint32_t r78 = ripemd160_batch_rotl32((r77 ^ r78_x1) + r78_x2, 13) + r76_2;
        const uint32_t r78_2 = ripemd160_batch_rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t l79_x1 = m15 + (l76_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l79_x1);
        const uint32_t l79 = ripemd160_batch_rotl32((l78 ^ (l77 | ~l78_2)) + l79_x1, 5) + l77_2;
        const uint32_t l79_2 = ripemd160_batch_rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t r79_x1 = r78_2 ^ r77;
        RIPEMD160_BATCH_KEEP("r", r79_x1);
        uint32_t r79_x2 = m9 + r76_2;
        RIPEMD160_BATCH_KEEP("r", r79_x2);
        const uint32_t r79 = ripemd160_batch_rotl32((r78 ^ r79_x1) + r79_x2, 11) + r77_2;
        const uint32_t r79_2 = ripemd160_batch_rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t l80_x1 = m13 + (l77_2 + 0xa953fd4eu);
        RIPEMD160_BATCH_KEEP("r", l80_x1);
        const uint32_t l80 = ripemd160_batch_rotl32((l79 ^ (l78 | ~l79_2)) + l80_x1, 6) + l78_2;
        const uint32_t l80_2 = ripemd160_batch_rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t r80_x1 = r79_2 ^ r78;
        RIPEMD160_BATCH_KEEP("r", r80_x1);
        uint32_t r80_x2 = m11 + r77_2;
        RIPEMD160_BATCH_KEEP("r", r80_x2);
        const uint32_t r80 = ripemd160_batch_rotl32((r79 ^ r80_x1) + r80_x2, 11) + r78_2;
        const uint32_t r80_2 = ripemd160_batch_rotl32(r78, 10);
        uint32_t x1 = r80_2 + h1;
        RIPEMD160_BATCH_KEEP("r", x1);
        uint32_t x2 = r79_2 + h2;
        RIPEMD160_BATCH_KEEP("r", x2);
        uint32_t x3 = r78_2 + h3;
        RIPEMD160_BATCH_KEEP("r", x3);
        uint32_t x4 = l78_2 + h4;
        RIPEMD160_BATCH_KEEP("r", x4);
        uint32_t x5 = r79 + h0;
        RIPEMD160_BATCH_KEEP("r", x5);

        const uint32_t h0_next = l79 + x1;
        const uint32_t h1_next = l80_2 + x2;
        const uint32_t h2_next = l79_2 + x3;
        const uint32_t h3_next = r80 + x4;
        const uint32_t h4_next = l80 + x5;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
    state[4] = h4;
}

/*
 * Compresses nblocks blocks of each of several messages: word i of message j is state[i * lanes +
 * j].
 */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_xvl_blocks(uint32_t *state,
    const uint8_t *const *data, size_t nblocks)
{
    const size_t lanes = svcntw();
    svuint32_t h0 = svld1_u32(svptrue_b32(), state + 0 * lanes);
    svuint32_t h1 = svld1_u32(svptrue_b32(), state + 1 * lanes);
    svuint32_t h2 = svld1_u32(svptrue_b32(), state + 2 * lanes);
    svuint32_t h3 = svld1_u32(svptrue_b32(), state + 3 * lanes);
    svuint32_t h4 = svld1_u32(svptrue_b32(), state + 4 * lanes);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t w[16][64] RIPEMD160_BATCH_ALIGNED;
        
        for (size_t j = 0; j < lanes; j += 2) {
            RIPEMD160_BATCH_COPY(&w[0][j], 64, data[j] + at + 0, data[j + 1] + at + 0);
            RIPEMD160_BATCH_COPY(&w[2][j], 64, data[j] + at + 8, data[j + 1] + at + 8);
            RIPEMD160_BATCH_COPY(&w[4][j], 64, data[j] + at + 16, data[j + 1] + at + 16);
            RIPEMD160_BATCH_COPY(&w[6][j], 64, data[j] + at + 24, data[j + 1] + at + 24);
            RIPEMD160_BATCH_COPY(&w[8][j], 64, data[j] + at + 32, data[j + 1] + at + 32);
            RIPEMD160_BATCH_COPY(&w[10][j], 64, data[j] + at + 40, data[j + 1] + at + 40);
            RIPEMD160_BATCH_COPY(&w[12][j], 64, data[j] + at + 48, data[j + 1] + at + 48);
            RIPEMD160_BATCH_COPY(&w[14][j], 64, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* left step 1, f1 */
        const svuint32_t l1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(h2, h1, h3),
                    svadd_u32_x(svptrue_b32(), h0, svld1_u32(svptrue_b32(), &w[0][0 * lanes]))),
                svdup_n_u32(0), 32 - 11), h4);
        const svuint32_t l1_2 = svxar_n_u32(h2, svdup_n_u32(0), 32 - 10);
        /* right step 1, f5 */
        const svuint32_t r1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svsub_u32_x(svptrue_b32(),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
                        svdup_n_u32(0x50a28be5u)), h0), svbcax_u32(h1, h3, h2)), svdup_n_u32(0),
                32 - 8), h4);
        /* left step 2, f1 */
        svuint32_t l2_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), h4);
        RIPEMD160_BATCH_KEEP("w", l2_x1);
        const svuint32_t l2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1, l1_2, h1), l2_x1), svdup_n_u32(0),
                32 - 14), h3);
        const svuint32_t l2_2 = svxar_n_u32(h1, svdup_n_u32(0), 32 - 10);
        /* right step 2, f5 */
        svuint32_t r2_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h4, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r2_x1);
        const svuint32_t r2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r2_x1, svbcax_u32(r1, l1_2, h1)), svdup_n_u32(0),
                32 - 9), h3);
        /* left step 3, f1 */
        svuint32_t l3_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), h3);
        RIPEMD160_BATCH_KEEP("w", l3_x1);
        const svuint32_t l3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2, l2_2, l1), l3_x1), svdup_n_u32(0),
                32 - 15), l1_2);
        const svuint32_t l3_2 = svxar_n_u32(l1, svdup_n_u32(0), 32 - 10);
        /* right step 3, f5 */
        svuint32_t r3_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h3, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r3_x1);
        const svuint32_t r3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r3_x1, svbcax_u32(r2, l2_2, r1)), svdup_n_u32(0),
                32 - 9), l1_2);
        const svuint32_t r3_2 = svxar_n_u32(r1, svdup_n_u32(0), 32 - 10);
        /* left step 4, f1 */
        svuint32_t l4_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), l1_2);
        RIPEMD160_BATCH_KEEP("w", l4_x1);
        const svuint32_t l4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3, l3_2, l2), l4_x1), svdup_n_u32(0),
                32 - 12), l2_2);
        const svuint32_t l4_2 = svxar_n_u32(l2, svdup_n_u32(0), 32 - 10);
        /* right step 4, f5 */
        svuint32_t r4_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l1_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r4_x1);
        const svuint32_t r4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r4_x1, svbcax_u32(r3, r3_2, r2)), svdup_n_u32(0),
                32 - 11), l2_2);
        const svuint32_t r4_2 = svxar_n_u32(r2, svdup_n_u32(0), 32 - 10);
        /* left step 5, f1 */
        svuint32_t l5_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l2_2);
        RIPEMD160_BATCH_KEEP("w", l5_x1);
        const svuint32_t l5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4, l4_2, l3), l5_x1), svdup_n_u32(0),
                32 - 5), l3_2);
        const svuint32_t l5_2 = svxar_n_u32(l3, svdup_n_u32(0), 32 - 10);
        /* right step 5, f5 */
        svuint32_t r5_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l2_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r5_x1);
        const svuint32_t r5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r5_x1, svbcax_u32(r4, r4_2, r3)), svdup_n_u32(0),
                32 - 13), r3_2);
        const svuint32_t r5_2 = svxar_n_u32(r3, svdup_n_u32(0), 32 - 10);
        /* left step 6, f1 */
        svuint32_t l6_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), l3_2);
        RIPEMD160_BATCH_KEEP("w", l6_x1);
        const svuint32_t l6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5, l5_2, l4), l6_x1), svdup_n_u32(0),
                32 - 8), l4_2);
        const svuint32_t l6_2 = svxar_n_u32(l4, svdup_n_u32(0), 32 - 10);
        /* right step 6, f5 */
        svuint32_t r6_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r3_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r6_x1);
        const svuint32_t r6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r6_x1, svbcax_u32(r5, r5_2, r4)), svdup_n_u32(0),
                32 - 15), r4_2);
        const svuint32_t r6_2 = svxar_n_u32(r4, svdup_n_u32(0), 32 - 10);
        /* left step 7, f1 */
        svuint32_t l7_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), l4_2);
        RIPEMD160_BATCH_KEEP("w", l7_x1);
        const svuint32_t l7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6, l6_2, l5), l7_x1), svdup_n_u32(0),
                32 - 7), l5_2);
        const svuint32_t l7_2 = svxar_n_u32(l5, svdup_n_u32(0), 32 - 10);
        /* right step 7, f5 */
        svuint32_t r7_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r4_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r7_x1);
        const svuint32_t r7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r7_x1, svbcax_u32(r6, r6_2, r5)), svdup_n_u32(0),
                32 - 15), r5_2);
        const svuint32_t r7_2 = svxar_n_u32(r5, svdup_n_u32(0), 32 - 10);
        /* left step 8, f1 */
        svuint32_t l8_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), l5_2);
        RIPEMD160_BATCH_KEEP("w", l8_x1);
        const svuint32_t l8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7, l7_2, l6), l8_x1), svdup_n_u32(0),
                32 - 9), l6_2);
        const svuint32_t l8_2 = svxar_n_u32(l6, svdup_n_u32(0), 32 - 10);
        /* right step 8, f5 */
        svuint32_t r8_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r5_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r8_x1);
        const svuint32_t r8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r8_x1, svbcax_u32(r7, r7_2, r6)), svdup_n_u32(0),
                32 - 5), r6_2);
        const svuint32_t r8_2 = svxar_n_u32(r6, svdup_n_u32(0), 32 - 10);
        /* left step 9, f1 */
        svuint32_t l9_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), l6_2);
        RIPEMD160_BATCH_KEEP("w", l9_x1);
        const svuint32_t l9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8, l8_2, l7), l9_x1), svdup_n_u32(0),
                32 - 11), l7_2);
        const svuint32_t l9_2 = svxar_n_u32(l7, svdup_n_u32(0), 32 - 10);
        /* right step 9, f5 */
        svuint32_t r9_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r6_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r9_x1);
        const svuint32_t r9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r9_x1, svbcax_u32(r8, r8_2, r7)), svdup_n_u32(0),
                32 - 7), r7_2);
        const svuint32_t r9_2 = svxar_n_u32(r7, svdup_n_u32(0), 32 - 10);
        /* left step 10, f1 */
        svuint32_t l10_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), l7_2);
        RIPEMD160_BATCH_KEEP("w", l10_x1);
        const svuint32_t l10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9, l9_2, l8), l10_x1),
                svdup_n_u32(0), 32 - 13), l8_2);
        const svuint32_t l10_2 = svxar_n_u32(l8, svdup_n_u32(0), 32 - 10);
        /* right step 10, f5 */
        svuint32_t r10_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r7_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r10_x1);
        const svuint32_t r10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r10_x1, svbcax_u32(r9, r9_2, r8)),
                svdup_n_u32(0), 32 - 7), r8_2);
        const svuint32_t r10_2 = svxar_n_u32(r8, svdup_n_u32(0), 32 - 10);
        /* left step 11, f1 */
        svuint32_t l11_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), l8_2);
        RIPEMD160_BATCH_KEEP("w", l11_x1);
        const svuint32_t l11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10, l10_2, l9), l11_x1),
                svdup_n_u32(0), 32 - 14), l9_2);
        const svuint32_t l11_2 = svxar_n_u32(l9, svdup_n_u32(0), 32 - 10);
        /* right step 11, f5 */
        svuint32_t r11_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r8_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r11_x1);
        const svuint32_t r11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r11_x1, svbcax_u32(r10, r10_2, r9)),
                svdup_n_u32(0), 32 - 8), r9_2);
        const svuint32_t r11_2 = svxar_n_u32(r9, svdup_n_u32(0), 32 - 10);
        /* left step 12, f1 */
        svuint32_t l12_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), l9_2);
        RIPEMD160_BATCH_KEEP("w", l12_x1);
        const svuint32_t l12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11, l11_2, l10), l12_x1),
                svdup_n_u32(0), 32 - 15), l10_2);
        const svuint32_t l12_2 = svxar_n_u32(l10, svdup_n_u32(0), 32 - 10);
        /* right step 12, f5 */
        svuint32_t r12_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r9_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r12_x1);
        const svuint32_t r12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r12_x1, svbcax_u32(r11, r11_2, r10)),
                svdup_n_u32(0), 32 - 11), r10_2);
        const svuint32_t r12_2 = svxar_n_u32(r10, svdup_n_u32(0), 32 - 10);
        /* left step 13, f1 */
        svuint32_t l13_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), l10_2);
        RIPEMD160_BATCH_KEEP("w", l13_x1);
        const svuint32_t l13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12, l12_2, l11), l13_x1),
                svdup_n_u32(0), 32 - 6), l11_2);
        const svuint32_t l13_2 = svxar_n_u32(l11, svdup_n_u32(0), 32 - 10);
        /* right step 13, f5 */
        svuint32_t r13_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r10_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r13_x1);
        const svuint32_t r13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r13_x1, svbcax_u32(r12, r12_2, r11)),
                svdup_n_u32(0), 32 - 14), r11_2);
        const svuint32_t r13_2 = svxar_n_u32(r11, svdup_n_u32(0), 32 - 10);
        /* left step 14, f1 */
        svuint32_t l14_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), l11_2);
        RIPEMD160_BATCH_KEEP("w", l14_x1);
        const svuint32_t l14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13, l13_2, l12), l14_x1),
                svdup_n_u32(0), 32 - 7), l12_2);
        const svuint32_t l14_2 = svxar_n_u32(l12, svdup_n_u32(0), 32 - 10);
        /* right step 14, f5 */
        svuint32_t r14_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r11_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r14_x1);
        const svuint32_t r14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r14_x1, svbcax_u32(r13, r13_2, r12)),
                svdup_n_u32(0), 32 - 14), r12_2);
        const svuint32_t r14_2 = svxar_n_u32(r12, svdup_n_u32(0), 32 - 10);
        /* left step 15, f1 */
        svuint32_t l15_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), l12_2);
        RIPEMD160_BATCH_KEEP("w", l15_x1);
        const svuint32_t l15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14, l14_2, l13), l15_x1),
                svdup_n_u32(0), 32 - 9), l13_2);
        const svuint32_t l15_2 = svxar_n_u32(l13, svdup_n_u32(0), 32 - 10);
        /* right step 15, f5 */
        svuint32_t r15_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r12_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r15_x1);
        const svuint32_t r15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r15_x1, svbcax_u32(r14, r14_2, r13)),
                svdup_n_u32(0), 32 - 12), r13_2);
        const svuint32_t r15_2 = svxar_n_u32(r13, svdup_n_u32(0), 32 - 10);
        /* left step 16, f1 */
        svuint32_t l16_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), l13_2);
        RIPEMD160_BATCH_KEEP("w", l16_x1);
        const svuint32_t l16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15, l15_2, l14), l16_x1),
                svdup_n_u32(0), 32 - 8), l14_2);
        const svuint32_t l16_2 = svxar_n_u32(l14, svdup_n_u32(0), 32 - 10);
        /* right step 16, f5 */
        svuint32_t r16_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r13_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r16_x1);
        const svuint32_t r16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r16_x1, svbcax_u32(r15, r15_2, r14)),
                svdup_n_u32(0), 32 - 6), r14_2);
        const svuint32_t r16_2 = svxar_n_u32(r14, svdup_n_u32(0), 32 - 10);
        /* left step 17, f2 */
        svuint32_t l17_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l14_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l17_x1);
        const svuint32_t l17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15, l16_2, l16), l17_x1),
                svdup_n_u32(0), 32 - 7), l15_2);
        const svuint32_t l17_2 = svxar_n_u32(l15, svdup_n_u32(0), 32 - 10);
        /* right step 17, f4 */
        svuint32_t r17_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r14_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r17_x1);
        const svuint32_t r17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16, r15, r16_2), r17_x1),
                svdup_n_u32(0), 32 - 9), r15_2);
        const svuint32_t r17_2 = svxar_n_u32(r15, svdup_n_u32(0), 32 - 10);
        /* left step 18, f2 */
        svuint32_t l18_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l15_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l18_x1);
        const svuint32_t l18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16, l17_2, l17), l18_x1),
                svdup_n_u32(0), 32 - 6), l16_2);
        const svuint32_t l18_2 = svxar_n_u32(l16, svdup_n_u32(0), 32 - 10);
        /* right step 18, f4 */
        svuint32_t r18_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r15_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r18_x1);
        const svuint32_t r18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17, r16, r17_2), r18_x1),
                svdup_n_u32(0), 32 - 13), r16_2);
        const svuint32_t r18_2 = svxar_n_u32(r16, svdup_n_u32(0), 32 - 10);
        /* left step 19, f2 */
        svuint32_t l19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l16_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l19_x1);
        const svuint32_t l19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17, l18_2, l18), l19_x1),
                svdup_n_u32(0), 32 - 8), l17_2);
        const svuint32_t l19_2 = svxar_n_u32(l17, svdup_n_u32(0), 32 - 10);
        /* right step 19, f4 */
        svuint32_t r19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r16_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r19_x1);
        const svuint32_t r19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18, r17, r18_2), r19_x1),
                svdup_n_u32(0), 32 - 15), r17_2);
        const svuint32_t r19_2 = svxar_n_u32(r17, svdup_n_u32(0), 32 - 10);
        /* left step 20, f2 */
        svuint32_t l20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l17_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l20_x1);
        const svuint32_t l20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18, l19_2, l19), l20_x1),
                svdup_n_u32(0), 32 - 13), l18_2);
        const svuint32_t l20_2 = svxar_n_u32(l18, svdup_n_u32(0), 32 - 10);
        /* right step 20, f4 */
        svuint32_t r20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r17_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r20_x1);
        const svuint32_t r20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19, r18, r19_2), r20_x1),
                svdup_n_u32(0), 32 - 7), r18_2);
        const svuint32_t r20_2 = svxar_n_u32(r18, svdup_n_u32(0), 32 - 10);
        /* left step 21, f2 */
        svuint32_t l21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l18_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l21_x1);
        const svuint32_t l21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19, l20_2, l20), l21_x1),
                svdup_n_u32(0), 32 - 11), l19_2);
        const svuint32_t l21_2 = svxar_n_u32(l19, svdup_n_u32(0), 32 - 10);
        /* right step 21, f4 */
        svuint32_t r21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r18_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r21_x1);
        const svuint32_t r21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20, r19, r20_2), r21_x1),
                svdup_n_u32(0), 32 - 12), r19_2);
        const svuint32_t r21_2 = svxar_n_u32(r19, svdup_n_u32(0), 32 - 10);
        /* left step 22, f2 */
        svuint32_t l22_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l19_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l22_x1);
        const svuint32_t l22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20, l21_2, l21), l22_x1),
                svdup_n_u32(0), 32 - 9), l20_2);
        const svuint32_t l22_2 = svxar_n_u32(l20, svdup_n_u32(0), 32 - 10);
        /* right step 22, f4 */
        svuint32_t r22_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r19_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r22_x1);
        const svuint32_t r22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21, r20, r21_2), r22_x1),
                svdup_n_u32(0), 32 - 8), r20_2);
        const svuint32_t r22_2 = svxar_n_u32(r20, svdup_n_u32(0), 32 - 10);
        /* left step 23, f2 */
        svuint32_t l23_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l20_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l23_x1);
        const svuint32_t l23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21, l22_2, l22), l23_x1),
                svdup_n_u32(0), 32 - 7), l21_2);
        const svuint32_t l23_2 = svxar_n_u32(l21, svdup_n_u32(0), 32 - 10);
        /* right step 23, f4 */
        svuint32_t r23_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r20_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r23_x1);
        const svuint32_t r23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22, r21, r22_2), r23_x1),
                svdup_n_u32(0), 32 - 9), r21_2);
        const svuint32_t r23_2 = svxar_n_u32(r21, svdup_n_u32(0), 32 - 10);
        /* left step 24, f2 */
        svuint32_t l24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l21_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l24_x1);
        const svuint32_t l24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22, l23_2, l23), l24_x1),
                svdup_n_u32(0), 32 - 15), l22_2);
        const svuint32_t l24_2 = svxar_n_u32(l22, svdup_n_u32(0), 32 - 10);
        /* right step 24, f4 */
        svuint32_t r24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r21_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r24_x1);
        const svuint32_t r24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23, r22, r23_2), r24_x1),
                svdup_n_u32(0), 32 - 11), r22_2);
        const svuint32_t r24_2 = svxar_n_u32(r22, svdup_n_u32(0), 32 - 10);
        /* left step 25, f2 */
        svuint32_t l25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l22_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l25_x1);
        const svuint32_t l25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23, l24_2, l24), l25_x1),
                svdup_n_u32(0), 32 - 7), l23_2);
        const svuint32_t l25_2 = svxar_n_u32(l23, svdup_n_u32(0), 32 - 10);
        /* right step 25, f4 */
        svuint32_t r25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r22_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r25_x1);
        const svuint32_t r25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24, r23, r24_2), r25_x1),
                svdup_n_u32(0), 32 - 7), r23_2);
        const svuint32_t r25_2 = svxar_n_u32(r23, svdup_n_u32(0), 32 - 10);
        /* left step 26, f2 */
        svuint32_t l26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l23_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l26_x1);
        const svuint32_t l26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24, l25_2, l25), l26_x1),
                svdup_n_u32(0), 32 - 12), l24_2);
        const svuint32_t l26_2 = svxar_n_u32(l24, svdup_n_u32(0), 32 - 10);
        /* right step 26, f4 */
        svuint32_t r26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r23_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r26_x1);
        const svuint32_t r26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25, r24, r25_2), r26_x1),
                svdup_n_u32(0), 32 - 7), r24_2);
        const svuint32_t r26_2 = svxar_n_u32(r24, svdup_n_u32(0), 32 - 10);
        /* left step 27, f2 */
        svuint32_t l27_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l24_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l27_x1);
        const svuint32_t l27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25, l26_2, l26), l27_x1),
                svdup_n_u32(0), 32 - 15), l25_2);
        const svuint32_t l27_2 = svxar_n_u32(l25, svdup_n_u32(0), 32 - 10);
        /* right step 27, f4 */
        svuint32_t r27_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r24_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r27_x1);
        const svuint32_t r27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26, r25, r26_2), r27_x1),
                svdup_n_u32(0), 32 - 12), r25_2);
        const svuint32_t r27_2 = svxar_n_u32(r25, svdup_n_u32(0), 32 - 10);
        /* left step 28, f2 */
        svuint32_t l28_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l25_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l28_x1);
        const svuint32_t l28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26, l27_2, l27), l28_x1),
                svdup_n_u32(0), 32 - 9), l26_2);
        const svuint32_t l28_2 = svxar_n_u32(l26, svdup_n_u32(0), 32 - 10);
        /* right step 28, f4 */
        svuint32_t r28_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r25_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r28_x1);
        const svuint32_t r28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27, r26, r27_2), r28_x1),
                svdup_n_u32(0), 32 - 7), r26_2);
        const svuint32_t r28_2 = svxar_n_u32(r26, svdup_n_u32(0), 32 - 10);
        /* left step 29, f2 */
        svuint32_t l29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l26_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l29_x1);
        const svuint32_t l29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27, l28_2, l28), l29_x1),
                svdup_n_u32(0), 32 - 11), l27_2);
        const svuint32_t l29_2 = svxar_n_u32(l27, svdup_n_u32(0), 32 - 10);
        /* right step 29, f4 */
        svuint32_t r29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r26_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r29_x1);
        const svuint32_t r29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28, r27, r28_2), r29_x1),
                svdup_n_u32(0), 32 - 6), r27_2);
        const svuint32_t r29_2 = svxar_n_u32(r27, svdup_n_u32(0), 32 - 10);
        /* left step 30, f2 */
        svuint32_t l30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l27_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l30_x1);
        const svuint32_t l30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28, l29_2, l29), l30_x1),
                svdup_n_u32(0), 32 - 7), l28_2);
        const svuint32_t l30_2 = svxar_n_u32(l28, svdup_n_u32(0), 32 - 10);
        /* right step 30, f4 */
        svuint32_t r30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r27_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r30_x1);
        const svuint32_t r30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29, r28, r29_2), r30_x1),
                svdup_n_u32(0), 32 - 15), r28_2);
        const svuint32_t r30_2 = svxar_n_u32(r28, svdup_n_u32(0), 32 - 10);
        /* left step 31, f2 */
        svuint32_t l31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l28_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l31_x1);
        const svuint32_t l31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29, l30_2, l30), l31_x1),
                svdup_n_u32(0), 32 - 13), l29_2);
        const svuint32_t l31_2 = svxar_n_u32(l29, svdup_n_u32(0), 32 - 10);
        /* right step 31, f4 */
        svuint32_t r31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r28_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r31_x1);
        const svuint32_t r31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30, r29, r30_2), r31_x1),
                svdup_n_u32(0), 32 - 13), r29_2);
        const svuint32_t r31_2 = svxar_n_u32(r29, svdup_n_u32(0), 32 - 10);
        /* left step 32, f2 */
        svuint32_t l32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l29_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l32_x1);
        const svuint32_t l32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30, l31_2, l31), l32_x1),
                svdup_n_u32(0), 32 - 12), l30_2);
        const svuint32_t l32_2 = svxar_n_u32(l30, svdup_n_u32(0), 32 - 10);
        /* right step 32, f4 */
        svuint32_t r32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r29_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r32_x1);
        const svuint32_t r32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31, r30, r31_2), r32_x1),
                svdup_n_u32(0), 32 - 11), r30_2);
        const svuint32_t r32_2 = svxar_n_u32(r30, svdup_n_u32(0), 32 - 10);
        /* left step 33, f3 */
        svuint32_t l33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l30_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l33_x1);
        const svuint32_t l33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l33_x1, svbcax_u32(l32_2, l31, l32)),
                svdup_n_u32(0), 32 - 11), l31_2);
        const svuint32_t l33_2 = svxar_n_u32(l31, svdup_n_u32(0), 32 - 10);
        /* right step 33, f3 */
        svuint32_t r33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r30_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r33_x1);
        const svuint32_t r33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r33_x1, svbcax_u32(r32_2, r31, r32)),
                svdup_n_u32(0), 32 - 9), r31_2);
        const svuint32_t r33_2 = svxar_n_u32(r31, svdup_n_u32(0), 32 - 10);
        /* left step 34, f3 */
        svuint32_t l34_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l31_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l34_x1);
        const svuint32_t l34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l34_x1, svbcax_u32(l33_2, l32, l33)),
                svdup_n_u32(0), 32 - 13), l32_2);
        const svuint32_t l34_2 = svxar_n_u32(l32, svdup_n_u32(0), 32 - 10);
        /* right step 34, f3 */
        svuint32_t r34_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r31_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r34_x1);
        const svuint32_t r34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r34_x1, svbcax_u32(r33_2, r32, r33)),
                svdup_n_u32(0), 32 - 7), r32_2);
        const svuint32_t r34_2 = svxar_n_u32(r32, svdup_n_u32(0), 32 - 10);
        /* left step 35, f3 */
        svuint32_t l35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l32_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l35_x1);
        const svuint32_t l35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l35_x1, svbcax_u32(l34_2, l33, l34)),
                svdup_n_u32(0), 32 - 6), l33_2);
        const svuint32_t l35_2 = svxar_n_u32(l33, svdup_n_u32(0), 32 - 10);
        /* right step 35, f3 */
        svuint32_t r35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r32_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r35_x1);
        const svuint32_t r35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r35_x1, svbcax_u32(r34_2, r33, r34)),
                svdup_n_u32(0), 32 - 15), r33_2);
        const svuint32_t r35_2 = svxar_n_u32(r33, svdup_n_u32(0), 32 - 10);
        /* left step 36, f3 */
        svuint32_t l36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l33_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l36_x1);
        const svuint32_t l36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l36_x1, svbcax_u32(l35_2, l34, l35)),
                svdup_n_u32(0), 32 - 7), l34_2);
        const svuint32_t l36_2 = svxar_n_u32(l34, svdup_n_u32(0), 32 - 10);
        /* right step 36, f3 */
        svuint32_t r36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r33_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r36_x1);
        const svuint32_t r36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r36_x1, svbcax_u32(r35_2, r34, r35)),
                svdup_n_u32(0), 32 - 11), r34_2);
        const svuint32_t r36_2 = svxar_n_u32(r34, svdup_n_u32(0), 32 - 10);
        /* left step 37, f3 */
        svuint32_t l37_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l34_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l37_x1);
        const svuint32_t l37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l37_x1, svbcax_u32(l36_2, l35, l36)),
                svdup_n_u32(0), 32 - 14), l35_2);
        const svuint32_t l37_2 = svxar_n_u32(l35, svdup_n_u32(0), 32 - 10);
        /* right step 37, f3 */
        svuint32_t r37_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r34_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r37_x1);
        const svuint32_t r37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r37_x1, svbcax_u32(r36_2, r35, r36)),
                svdup_n_u32(0), 32 - 8), r35_2);
        const svuint32_t r37_2 = svxar_n_u32(r35, svdup_n_u32(0), 32 - 10);
        /* left step 38, f3 */
        svuint32_t l38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l35_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l38_x1);
        const svuint32_t l38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l38_x1, svbcax_u32(l37_2, l36, l37)),
                svdup_n_u32(0), 32 - 9), l36_2);
        const svuint32_t l38_2 = svxar_n_u32(l36, svdup_n_u32(0), 32 - 10);
        /* right step 38, f3 */
        svuint32_t r38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r35_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r38_x1);
        const svuint32_t r38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r38_x1, svbcax_u32(r37_2, r36, r37)),
                svdup_n_u32(0), 32 - 6), r36_2);
        const svuint32_t r38_2 = svxar_n_u32(r36, svdup_n_u32(0), 32 - 10);
        /* left step 39, f3 */
        svuint32_t l39_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l36_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l39_x1);
        const svuint32_t l39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l39_x1, svbcax_u32(l38_2, l37, l38)),
                svdup_n_u32(0), 32 - 13), l37_2);
        const svuint32_t l39_2 = svxar_n_u32(l37, svdup_n_u32(0), 32 - 10);
        /* right step 39, f3 */
        svuint32_t r39_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r36_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r39_x1);
        const svuint32_t r39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r39_x1, svbcax_u32(r38_2, r37, r38)),
                svdup_n_u32(0), 32 - 6), r37_2);
        const svuint32_t r39_2 = svxar_n_u32(r37, svdup_n_u32(0), 32 - 10);
        /* left step 40, f3 */
        svuint32_t l40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l37_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l40_x1);
        const svuint32_t l40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l40_x1, svbcax_u32(l39_2, l38, l39)),
                svdup_n_u32(0), 32 - 15), l38_2);
        const svuint32_t l40_2 = svxar_n_u32(l38, svdup_n_u32(0), 32 - 10);
        /* right step 40, f3 */
        svuint32_t r40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r37_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r40_x1);
        const svuint32_t r40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r40_x1, svbcax_u32(r39_2, r38, r39)),
                svdup_n_u32(0), 32 - 14), r38_2);
        const svuint32_t r40_2 = svxar_n_u32(r38, svdup_n_u32(0), 32 - 10);
        /* left step 41, f3 */
        svuint32_t l41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l38_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l41_x1);
        const svuint32_t l41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l41_x1, svbcax_u32(l40_2, l39, l40)),
                svdup_n_u32(0), 32 - 14), l39_2);
        const svuint32_t l41_2 = svxar_n_u32(l39, svdup_n_u32(0), 32 - 10);
        /* right step 41, f3 */
        svuint32_t r41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r38_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r41_x1);
        const svuint32_t r41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r41_x1, svbcax_u32(r40_2, r39, r40)),
                svdup_n_u32(0), 32 - 12), r39_2);
        const svuint32_t r41_2 = svxar_n_u32(r39, svdup_n_u32(0), 32 - 10);
        /* left step 42, f3 */
        svuint32_t l42_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l39_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l42_x1);
        const svuint32_t l42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l42_x1, svbcax_u32(l41_2, l40, l41)),
                svdup_n_u32(0), 32 - 8), l40_2);
        const svuint32_t l42_2 = svxar_n_u32(l40, svdup_n_u32(0), 32 - 10);
        /* right step 42, f3 */
        svuint32_t r42_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r39_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r42_x1);
        const svuint32_t r42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r42_x1, svbcax_u32(r41_2, r40, r41)),
                svdup_n_u32(0), 32 - 13), r40_2);
        const svuint32_t r42_2 = svxar_n_u32(r40, svdup_n_u32(0), 32 - 10);
        /* left step 43, f3 */
        svuint32_t l43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l40_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l43_x1);
        const svuint32_t l43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l43_x1, svbcax_u32(l42_2, l41, l42)),
                svdup_n_u32(0), 32 - 13), l41_2);
        const svuint32_t l43_2 = svxar_n_u32(l41, svdup_n_u32(0), 32 - 10);
        /* right step 43, f3 */
        svuint32_t r43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r40_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r43_x1);
        const svuint32_t r43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r43_x1, svbcax_u32(r42_2, r41, r42)),
                svdup_n_u32(0), 32 - 5), r41_2);
        const svuint32_t r43_2 = svxar_n_u32(r41, svdup_n_u32(0), 32 - 10);
        /* left step 44, f3 */
        svuint32_t l44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l41_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l44_x1);
        const svuint32_t l44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l44_x1, svbcax_u32(l43_2, l42, l43)),
                svdup_n_u32(0), 32 - 6), l42_2);
        const svuint32_t l44_2 = svxar_n_u32(l42, svdup_n_u32(0), 32 - 10);
        /* right step 44, f3 */
        svuint32_t r44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r41_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r44_x1);
        const svuint32_t r44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r44_x1, svbcax_u32(r43_2, r42, r43)),
                svdup_n_u32(0), 32 - 14), r42_2);
        const svuint32_t r44_2 = svxar_n_u32(r42, svdup_n_u32(0), 32 - 10);
        /* left step 45, f3 */
        svuint32_t l45_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l42_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l45_x1);
        const svuint32_t l45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l45_x1, svbcax_u32(l44_2, l43, l44)),
                svdup_n_u32(0), 32 - 5), l43_2);
        const svuint32_t l45_2 = svxar_n_u32(l43, svdup_n_u32(0), 32 - 10);
        /* right step 45, f3 */
        svuint32_t r45_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r42_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r45_x1);
        const svuint32_t r45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r45_x1, svbcax_u32(r44_2, r43, r44)),
                svdup_n_u32(0), 32 - 13), r43_2);
        const svuint32_t r45_2 = svxar_n_u32(r43, svdup_n_u32(0), 32 - 10);
        /* left step 46, f3 */
        svuint32_t l46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l43_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l46_x1);
        const svuint32_t l46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l46_x1, svbcax_u32(l45_2, l44, l45)),
                svdup_n_u32(0), 32 - 12), l44_2);
        const svuint32_t l46_2 = svxar_n_u32(l44, svdup_n_u32(0), 32 - 10);
        /* right step 46, f3 */
        svuint32_t r46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r43_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r46_x1);
        const svuint32_t r46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r46_x1, svbcax_u32(r45_2, r44, r45)),
                svdup_n_u32(0), 32 - 13), r44_2);
        const svuint32_t r46_2 = svxar_n_u32(r44, svdup_n_u32(0), 32 - 10);
        /* left step 47, f3 */
        svuint32_t l47_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l44_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l47_x1);
        const svuint32_t l47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l47_x1, svbcax_u32(l46_2, l45, l46)),
                svdup_n_u32(0), 32 - 7), l45_2);
        const svuint32_t l47_2 = svxar_n_u32(l45, svdup_n_u32(0), 32 - 10);
        /* right step 47, f3 */
        svuint32_t r47_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r44_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r47_x1);
        const svuint32_t r47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r47_x1, svbcax_u32(r46_2, r45, r46)),
                svdup_n_u32(0), 32 - 7), r45_2);
        const svuint32_t r47_2 = svxar_n_u32(r45, svdup_n_u32(0), 32 - 10);
        /* left step 48, f3 */
        svuint32_t l48_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l45_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l48_x1);
        const svuint32_t l48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l48_x1, svbcax_u32(l47_2, l46, l47)),
                svdup_n_u32(0), 32 - 5), l46_2);
        const svuint32_t l48_2 = svxar_n_u32(l46, svdup_n_u32(0), 32 - 10);
        /* right step 48, f3 */
        svuint32_t r48_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r45_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r48_x1);
        const svuint32_t r48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r48_x1, svbcax_u32(r47_2, r46, r47)),
                svdup_n_u32(0), 32 - 5), r46_2);
        const svuint32_t r48_2 = svxar_n_u32(r46, svdup_n_u32(0), 32 - 10);
        /* left step 49, f4 */
        svuint32_t l49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l46_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l49_x1);
        const svuint32_t l49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48, l47, l48_2), l49_x1),
                svdup_n_u32(0), 32 - 11), l47_2);
        const svuint32_t l49_2 = svxar_n_u32(l47, svdup_n_u32(0), 32 - 10);
        /* right step 49, f2 */
        svuint32_t r49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r46_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r49_x1);
        const svuint32_t r49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47, r48_2, r48), r49_x1),
                svdup_n_u32(0), 32 - 15), r47_2);
        const svuint32_t r49_2 = svxar_n_u32(r47, svdup_n_u32(0), 32 - 10);
        /* left step 50, f4 */
        svuint32_t l50_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l47_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l50_x1);
        const svuint32_t l50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49, l48, l49_2), l50_x1),
                svdup_n_u32(0), 32 - 12), l48_2);
        const svuint32_t l50_2 = svxar_n_u32(l48, svdup_n_u32(0), 32 - 10);
        /* right step 50, f2 */
        svuint32_t r50_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r47_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r50_x1);
        const svuint32_t r50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48, r49_2, r49), r50_x1),
                svdup_n_u32(0), 32 - 5), r48_2);
        const svuint32_t r50_2 = svxar_n_u32(r48, svdup_n_u32(0), 32 - 10);
        /* left step 51, f4 */
        svuint32_t l51_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l48_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l51_x1);
        const svuint32_t l51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50, l49, l50_2), l51_x1),
                svdup_n_u32(0), 32 - 14), l49_2);
        const svuint32_t l51_2 = svxar_n_u32(l49, svdup_n_u32(0), 32 - 10);
        /* right step 51, f2 */
        svuint32_t r51_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r48_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r51_x1);
        const svuint32_t r51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49, r50_2, r50), r51_x1),
                svdup_n_u32(0), 32 - 8), r49_2);
        const svuint32_t r51_2 = svxar_n_u32(r49, svdup_n_u32(0), 32 - 10);
        /* left step 52, f4 */
        svuint32_t l52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l49_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l52_x1);
        const svuint32_t l52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51, l50, l51_2), l52_x1),
                svdup_n_u32(0), 32 - 15), l50_2);
        const svuint32_t l52_2 = svxar_n_u32(l50, svdup_n_u32(0), 32 - 10);
        /* right step 52, f2 */
        svuint32_t r52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r49_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r52_x1);
        const svuint32_t r52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50, r51_2, r51), r52_x1),
                svdup_n_u32(0), 32 - 11), r50_2);
        const svuint32_t r52_2 = svxar_n_u32(r50, svdup_n_u32(0), 32 - 10);
        /* left step 53, f4 */
        svuint32_t l53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l50_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l53_x1);
        const svuint32_t l53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52, l51, l52_2), l53_x1),
                svdup_n_u32(0), 32 - 14), l51_2);
        const svuint32_t l53_2 = svxar_n_u32(l51, svdup_n_u32(0), 32 - 10);
        /* right step 53, f2 */
        svuint32_t r53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r50_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r53_x1);
        const svuint32_t r53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51, r52_2, r52), r53_x1),
                svdup_n_u32(0), 32 - 14), r51_2);
        const svuint32_t r53_2 = svxar_n_u32(r51, svdup_n_u32(0), 32 - 10);
        /* left step 54, f4 */
        svuint32_t l54_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l51_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l54_x1);
        const svuint32_t l54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53, l52, l53_2), l54_x1),
                svdup_n_u32(0), 32 - 15), l52_2);
        const svuint32_t l54_2 = svxar_n_u32(l52, svdup_n_u32(0), 32 - 10);
        /* right step 54, f2 */
        svuint32_t r54_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r51_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r54_x1);
        const svuint32_t r54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52, r53_2, r53), r54_x1),
                svdup_n_u32(0), 32 - 14), r52_2);
        const svuint32_t r54_2 = svxar_n_u32(r52, svdup_n_u32(0), 32 - 10);
        /* left step 55, f4 */
        svuint32_t l55_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l52_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l55_x1);
        const svuint32_t l55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54, l53, l54_2), l55_x1),
                svdup_n_u32(0), 32 - 9), l53_2);
        const svuint32_t l55_2 = svxar_n_u32(l53, svdup_n_u32(0), 32 - 10);
        /* right step 55, f2 */
        svuint32_t r55_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r52_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r55_x1);
        const svuint32_t r55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53, r54_2, r54), r55_x1),
                svdup_n_u32(0), 32 - 6), r53_2);
        const svuint32_t r55_2 = svxar_n_u32(r53, svdup_n_u32(0), 32 - 10);
        /* left step 56, f4 */
        svuint32_t l56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l53_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l56_x1);
        const svuint32_t l56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55, l54, l55_2), l56_x1),
                svdup_n_u32(0), 32 - 8), l54_2);
        const svuint32_t l56_2 = svxar_n_u32(l54, svdup_n_u32(0), 32 - 10);
        /* right step 56, f2 */
        svuint32_t r56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r53_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r56_x1);
        const svuint32_t r56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54, r55_2, r55), r56_x1),
                svdup_n_u32(0), 32 - 14), r54_2);
        const svuint32_t r56_2 = svxar_n_u32(r54, svdup_n_u32(0), 32 - 10);
        /* left step 57, f4 */
        svuint32_t l57_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l54_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l57_x1);
        const svuint32_t l57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56, l55, l56_2), l57_x1),
                svdup_n_u32(0), 32 - 9), l55_2);
        const svuint32_t l57_2 = svxar_n_u32(l55, svdup_n_u32(0), 32 - 10);
        /* right step 57, f2 */
        svuint32_t r57_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r54_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r57_x1);
        const svuint32_t r57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55, r56_2, r56), r57_x1),
                svdup_n_u32(0), 32 - 6), r55_2);
        const svuint32_t r57_2 = svxar_n_u32(r55, svdup_n_u32(0), 32 - 10);
        /* left step 58, f4 */
        svuint32_t l58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l55_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l58_x1);
        const svuint32_t l58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57, l56, l57_2), l58_x1),
                svdup_n_u32(0), 32 - 14), l56_2);
        const svuint32_t l58_2 = svxar_n_u32(l56, svdup_n_u32(0), 32 - 10);
        /* right step 58, f2 */
        svuint32_t r58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r55_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r58_x1);
        const svuint32_t r58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56, r57_2, r57), r58_x1),
                svdup_n_u32(0), 32 - 9), r56_2);
        const svuint32_t r58_2 = svxar_n_u32(r56, svdup_n_u32(0), 32 - 10);
        /* left step 59, f4 */
        svuint32_t l59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l56_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l59_x1);
        const svuint32_t l59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58, l57, l58_2), l59_x1),
                svdup_n_u32(0), 32 - 5), l57_2);
        const svuint32_t l59_2 = svxar_n_u32(l57, svdup_n_u32(0), 32 - 10);
        /* right step 59, f2 */
        svuint32_t r59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r56_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r59_x1);
        const svuint32_t r59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57, r58_2, r58), r59_x1),
                svdup_n_u32(0), 32 - 12), r57_2);
        const svuint32_t r59_2 = svxar_n_u32(r57, svdup_n_u32(0), 32 - 10);
        /* left step 60, f4 */
        svuint32_t l60_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l57_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l60_x1);
        const svuint32_t l60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59, l58, l59_2), l60_x1),
                svdup_n_u32(0), 32 - 6), l58_2);
        const svuint32_t l60_2 = svxar_n_u32(l58, svdup_n_u32(0), 32 - 10);
        /* right step 60, f2 */
        svuint32_t r60_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r57_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r60_x1);
        const svuint32_t r60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58, r59_2, r59), r60_x1),
                svdup_n_u32(0), 32 - 9), r58_2);
        const svuint32_t r60_2 = svxar_n_u32(r58, svdup_n_u32(0), 32 - 10);
        /* left step 61, f4 */
        svuint32_t l61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l58_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l61_x1);
        const svuint32_t l61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60, l59, l60_2), l61_x1),
                svdup_n_u32(0), 32 - 8), l59_2);
        const svuint32_t l61_2 = svxar_n_u32(l59, svdup_n_u32(0), 32 - 10);
        /* right step 61, f2 */
        svuint32_t r61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r58_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r61_x1);
        const svuint32_t r61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59, r60_2, r60), r61_x1),
                svdup_n_u32(0), 32 - 12), r59_2);
        const svuint32_t r61_2 = svxar_n_u32(r59, svdup_n_u32(0), 32 - 10);
        /* left step 62, f4 */
        svuint32_t l62_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l59_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l62_x1);
        const svuint32_t l62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61, l60, l61_2), l62_x1),
                svdup_n_u32(0), 32 - 6), l60_2);
        const svuint32_t l62_2 = svxar_n_u32(l60, svdup_n_u32(0), 32 - 10);
        /* right step 62, f2 */
        svuint32_t r62_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r59_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r62_x1);
        const svuint32_t r62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60, r61_2, r61), r62_x1),
                svdup_n_u32(0), 32 - 5), r60_2);
        const svuint32_t r62_2 = svxar_n_u32(r60, svdup_n_u32(0), 32 - 10);
        /* left step 63, f4 */
        svuint32_t l63_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l60_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l63_x1);
        const svuint32_t l63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62, l61, l62_2), l63_x1),
                svdup_n_u32(0), 32 - 5), l61_2);
        const svuint32_t l63_2 = svxar_n_u32(l61, svdup_n_u32(0), 32 - 10);
        /* right step 63, f2 */
        svuint32_t r63_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r60_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r63_x1);
        const svuint32_t r63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61, r62_2, r62), r63_x1),
                svdup_n_u32(0), 32 - 15), r61_2);
        const svuint32_t r63_2 = svxar_n_u32(r61, svdup_n_u32(0), 32 - 10);
        /* left step 64, f4 */
        svuint32_t l64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l61_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l64_x1);
        const svuint32_t l64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63, l62, l63_2), l64_x1),
                svdup_n_u32(0), 32 - 12), l62_2);
        const svuint32_t l64_2 = svxar_n_u32(l62, svdup_n_u32(0), 32 - 10);
        /* right step 64, f2 */
        svuint32_t r64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r61_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r64_x1);
        const svuint32_t r64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62, r63_2, r63), r64_x1),
                svdup_n_u32(0), 32 - 8), r62_2);
        const svuint32_t r64_2 = svxar_n_u32(r62, svdup_n_u32(0), 32 - 10);
        /* left step 65, f5 */
        svuint32_t l65_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l62_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l65_x1);
        const svuint32_t l65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l65_x1, svbcax_u32(l64, l64_2, l63)),
                svdup_n_u32(0), 32 - 9), l63_2);
        const svuint32_t l65_2 = svxar_n_u32(l63, svdup_n_u32(0), 32 - 10);
        /* right step 65, f1 */
        svuint32_t r65_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), r62_2);
        RIPEMD160_BATCH_KEEP("w", r65_x1);
        const svuint32_t r65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64, r64_2, r63), r65_x1),
                svdup_n_u32(0), 32 - 8), r63_2);
        const svuint32_t r65_2 = svxar_n_u32(r63, svdup_n_u32(0), 32 - 10);
        /* left step 66, f5 */
        svuint32_t l66_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l63_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l66_x1);
        const svuint32_t l66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l66_x1, svbcax_u32(l65, l65_2, l64)),
                svdup_n_u32(0), 32 - 15), l64_2);
        const svuint32_t l66_2 = svxar_n_u32(l64, svdup_n_u32(0), 32 - 10);
        /* right step 66, f1 */
        svuint32_t r66_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), r63_2);
        RIPEMD160_BATCH_KEEP("w", r66_x1);
        const svuint32_t r66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65, r65_2, r64), r66_x1),
                svdup_n_u32(0), 32 - 5), r64_2);
        const svuint32_t r66_2 = svxar_n_u32(r64, svdup_n_u32(0), 32 - 10);
        /* left step 67, f5 */
        svuint32_t l67_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l64_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l67_x1);
        const svuint32_t l67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l67_x1, svbcax_u32(l66, l66_2, l65)),
                svdup_n_u32(0), 32 - 5), l65_2);
        const svuint32_t l67_2 = svxar_n_u32(l65, svdup_n_u32(0), 32 - 10);
        /* right step 67, f1 */
        svuint32_t r67_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), r64_2);
        RIPEMD160_BATCH_KEEP("w", r67_x1);
        const svuint32_t r67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66, r66_2, r65), r67_x1),
                svdup_n_u32(0), 32 - 12), r65_2);
        const svuint32_t r67_2 = svxar_n_u32(r65, svdup_n_u32(0), 32 - 10);
        /* left step 68, f5 */
        svuint32_t l68_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l65_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l68_x1);
        const svuint32_t l68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l68_x1, svbcax_u32(l67, l67_2, l66)),
                svdup_n_u32(0), 32 - 11), l66_2);
        const svuint32_t l68_2 = svxar_n_u32(l66, svdup_n_u32(0), 32 - 10);
        /* right step 68, f1 */
        svuint32_t r68_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r65_2);
        RIPEMD160_BATCH_KEEP("w", r68_x1);
        const svuint32_t r68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67, r67_2, r66), r68_x1),
                svdup_n_u32(0), 32 - 9), r66_2);
        const svuint32_t r68_2 = svxar_n_u32(r66, svdup_n_u32(0), 32 - 10);
        /* left step 69, f5 */
        svuint32_t l69_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l66_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l69_x1);
        const svuint32_t l69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l69_x1, svbcax_u32(l68, l68_2, l67)),
                svdup_n_u32(0), 32 - 6), l67_2);
        const svuint32_t l69_2 = svxar_n_u32(l67, svdup_n_u32(0), 32 - 10);
        /* right step 69, f1 */
        svuint32_t r69_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66_2);
        RIPEMD160_BATCH_KEEP("w", r69_x1);
        const svuint32_t r69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68, r68_2, r67), r69_x1),
                svdup_n_u32(0), 32 - 12), r67_2);
        const svuint32_t r69_2 = svxar_n_u32(r67, svdup_n_u32(0), 32 - 10);
        /* left step 70, f5 */
        svuint32_t l70_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l67_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l70_x1);
        const svuint32_t l70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l70_x1, svbcax_u32(l69, l69_2, l68)),
                svdup_n_u32(0), 32 - 8), l68_2);
        const svuint32_t l70_2 = svxar_n_u32(l68, svdup_n_u32(0), 32 - 10);
        /* right step 70, f1 */
        svuint32_t r70_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), r67_2);
        RIPEMD160_BATCH_KEEP("w", r70_x1);
        const svuint32_t r70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69, r69_2, r68), r70_x1),
                svdup_n_u32(0), 32 - 5), r68_2);
        const svuint32_t r70_2 = svxar_n_u32(r68, svdup_n_u32(0), 32 - 10);
        /* left step 71, f5 */
        svuint32_t l71_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l68_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l71_x1);
        const svuint32_t l71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l71_x1, svbcax_u32(l70, l70_2, l69)),
                svdup_n_u32(0), 32 - 13), l69_2);
        const svuint32_t l71_2 = svxar_n_u32(l69, svdup_n_u32(0), 32 - 10);
        /* right step 71, f1 */
        svuint32_t r71_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), r68_2);
        RIPEMD160_BATCH_KEEP("w", r71_x1);
        const svuint32_t r71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70, r70_2, r69), r71_x1),
                svdup_n_u32(0), 32 - 14), r69_2);
        const svuint32_t r71_2 = svxar_n_u32(r69, svdup_n_u32(0), 32 - 10);
        /* left step 72, f5 */
        svuint32_t l72_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l69_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l72_x1);
        const svuint32_t l72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l72_x1, svbcax_u32(l71, l71_2, l70)),
                svdup_n_u32(0), 32 - 12), l70_2);
        const svuint32_t l72_2 = svxar_n_u32(l70, svdup_n_u32(0), 32 - 10);
        /* right step 72, f1 */
        svuint32_t r72_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), r69_2);
        RIPEMD160_BATCH_KEEP("w", r72_x1);
        const svuint32_t r72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71, r71_2, r70), r72_x1),
                svdup_n_u32(0), 32 - 6), r70_2);
        const svuint32_t r72_2 = svxar_n_u32(r70, svdup_n_u32(0), 32 - 10);
        /* left step 73, f5 */
        svuint32_t l73_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l70_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l73_x1);
        const svuint32_t l73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l73_x1, svbcax_u32(l72, l72_2, l71)),
                svdup_n_u32(0), 32 - 5), l71_2);
        const svuint32_t l73_2 = svxar_n_u32(l71, svdup_n_u32(0), 32 - 10);
        /* right step 73, f1 */
        svuint32_t r73_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), r70_2);
        RIPEMD160_BATCH_KEEP("w", r73_x1);
        const svuint32_t r73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72, r72_2, r71), r73_x1),
                svdup_n_u32(0), 32 - 8), r71_2);
        const svuint32_t r73_2 = svxar_n_u32(r71, svdup_n_u32(0), 32 - 10);
        /* left step 74, f5 */
        svuint32_t l74_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l71_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l74_x1);
        const svuint32_t l74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l74_x1, svbcax_u32(l73, l73_2, l72)),
                svdup_n_u32(0), 32 - 12), l72_2);
        const svuint32_t l74_2 = svxar_n_u32(l72, svdup_n_u32(0), 32 - 10);
        /* right step 74, f1 */
        svuint32_t r74_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71_2);
        RIPEMD160_BATCH_KEEP("w", r74_x1);
        const svuint32_t r74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73, r73_2, r72), r74_x1),
                svdup_n_u32(0), 32 - 13), r72_2);
        const svuint32_t r74_2 = svxar_n_u32(r72, svdup_n_u32(0), 32 - 10);
        /* left step 75, f5 */
        svuint32_t l75_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l72_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l75_x1);
        const svuint32_t l75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l75_x1, svbcax_u32(l74, l74_2, l73)),
                svdup_n_u32(0), 32 - 13), l73_2);
        const svuint32_t l75_2 = svxar_n_u32(l73, svdup_n_u32(0), 32 - 10);
        /* right step 75, f1 */
        svuint32_t r75_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), r72_2);
        RIPEMD160_BATCH_KEEP("w", r75_x1);
        const svuint32_t r75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74, r74_2, r73), r75_x1),
                svdup_n_u32(0), 32 - 6), r73_2);
        const svuint32_t r75_2 = svxar_n_u32(r73, svdup_n_u32(0), 32 - 10);
        /* left step 76, f5 */
        svuint32_t l76_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l73_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l76_x1);
        const svuint32_t l76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l76_x1, svbcax_u32(l75, l75_2, l74)),
                svdup_n_u32(0), 32 - 14), l74_2);
        const svuint32_t l76_2 = svxar_n_u32(l74, svdup_n_u32(0), 32 - 10);
        /* right step 76, f1 */
        svuint32_t r76_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), r73_2);
        RIPEMD160_BATCH_KEEP("w", r76_x1);
        const svuint32_t r76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75, r75_2, r74), r76_x1),
                svdup_n_u32(0), 32 - 5), r74_2);
        const svuint32_t r76_2 = svxar_n_u32(r74, svdup_n_u32(0), 32 - 10);
        /* left step 77, f5 */
        svuint32_t l77_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l74_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l77_x1);
        const svuint32_t l77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l77_x1, svbcax_u32(l76, l76_2, l75)),
                svdup_n_u32(0), 32 - 11), l75_2);
        const svuint32_t l77_2 = svxar_n_u32(l75, svdup_n_u32(0), 32 - 10);
        /* right step 77, f1 */
        svuint32_t r77_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74_2);
        RIPEMD160_BATCH_KEEP("w", r77_x1);
        const svuint32_t r77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76, r76_2, r75), r77_x1),
                svdup_n_u32(0), 32 - 15), r75_2);
        const svuint32_t r77_2 = svxar_n_u32(r75, svdup_n_u32(0), 32 - 10);
        /* left step 78, f5 */
        svuint32_t l78_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l75_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l78_x1);
        const svuint32_t l78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l78_x1, svbcax_u32(l77, l77_2, l76)),
                svdup_n_u32(0), 32 - 8), l76_2);
        const svuint32_t l78_2 = svxar_n_u32(l76, svdup_n_u32(0), 32 - 10);
        /* right step 78, f1 */
        svuint32_t r78_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75_2);
        RIPEMD160_BATCH_KEEP("w", r78_x1);
        const svuint32_t r78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77, r77_2, r76), r78_x1),
                svdup_n_u32(0), 32 - 13), r76_2);
        const svuint32_t r78_2 = svxar_n_u32(r76, svdup_n_u32(0), 32 - 10);
        /* left step 79, f5 */
        svuint32_t l79_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l76_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l79_x1);
        const svuint32_t l79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l79_x1, svbcax_u32(l78, l78_2, l77)),
                svdup_n_u32(0), 32 - 5), l77_2);
        const svuint32_t l79_2 = svxar_n_u32(l77, svdup_n_u32(0), 32 - 10);
        /* right step 79, f1 */
        svuint32_t r79_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), r76_2);
        RIPEMD160_BATCH_KEEP("w", r79_x1);
        const svuint32_t r79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78, r78_2, r77), r79_x1),
                svdup_n_u32(0), 32 - 11), r77_2);
        const svuint32_t r79_2 = svxar_n_u32(r77, svdup_n_u32(0), 32 - 10);
        /* left step 80, f5 */
        svuint32_t l80_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l77_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l80_x1);
        const svuint32_t l80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l80_x1, svbcax_u32(l79, l79_2, l78)),
                svdup_n_u32(0), 32 - 6), l78_2);
        const svuint32_t l80_2 = svxar_n_u32(l78, svdup_n_u32(0), 32 - 10);
        /* right step 80, f1 */
        svuint32_t r80_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), r77_2);
        RIPEMD160_BATCH_KEEP("w", r80_x1);
        const svuint32_t r80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79, r79_2, r78), r80_x1),
                svdup_n_u32(0), 32 - 11), r78_2);
        const svuint32_t r80_2 = svxar_n_u32(r78, svdup_n_u32(0), 32 - 10);
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), r80_2, h1);
        RIPEMD160_BATCH_KEEP("w", x1);
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), r79_2, h2);
        RIPEMD160_BATCH_KEEP("w", x2);
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), r78_2, h3);
        RIPEMD160_BATCH_KEEP("w", x3);
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), l78_2, h4);
        RIPEMD160_BATCH_KEEP("w", x4);
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), r79, h0);
        RIPEMD160_BATCH_KEEP("w", x5);

        const svuint32_t h0_next = svadd_u32_x(svptrue_b32(), l79, x1);
        const svuint32_t h1_next = svadd_u32_x(svptrue_b32(), l80_2, x2);
        const svuint32_t h2_next = svadd_u32_x(svptrue_b32(), l79_2, x3);
        const svuint32_t h3_next = svadd_u32_x(svptrue_b32(), r80, x4);
        const svuint32_t h4_next = svadd_u32_x(svptrue_b32(), l80, x5);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    svst1_u32(svptrue_b32(), state + 0 * lanes, h0);
    svst1_u32(svptrue_b32(), state + 1 * lanes, h1);
    svst1_u32(svptrue_b32(), state + 2 * lanes, h2);
    svst1_u32(svptrue_b32(), state + 3 * lanes, h3);
    svst1_u32(svptrue_b32(), state + 4 * lanes, h4);
}

enum {
    RIPEMD160_BATCH_LANES = 64, /* messages side by side, at most */
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
    uint32_t state[320] RIPEMD160_BATCH_ALIGNED;
    const uint8_t *data[64]; /* the next blocks of each lane */
    size_t nblocks[64]; /* their number */
    const uint8_t *then[64]; /* the blocks after these */
    size_t nthen[64]; /* their number */
    size_t message[64]; /* the index of the message, or RIPEMD160_BATCH_NONE */
    size_t first; /* the messages before the sorted ones */
    size_t known; /* the sorted ones */
    size_t begun; /* those of them that were started */
    size_t lanes; /* those in use */
    size_t busy; /* the lanes with messages */
    uint8_t joined[64][128]; /* copies of blocks whose data are not contiguous, or padded */
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
    w->state[0 * w->lanes + j] = state[0];
    w->state[1 * w->lanes + j] = state[1];
    w->state[2 * w->lanes + j] = state[2];
    w->state[3 * w->lanes + j] = state[3];
    w->state[4 * w->lanes + j] = state[4];
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
        ripemd160_batch_put(kind, m, w->message[j], &w->state[0 * w->lanes + j], w->lanes);
        w->message[j] = RIPEMD160_BATCH_NONE;
    }
    if (w->begun == w->known && w->first + w->known != n)
        next(w, m, n);
    if (w->begun != w->known) {
        const size_t later = w->begun + w->lanes;

        if (later < w->known)
            ripemd160_batch_fetch(kind, form, m, w->first + w->order[later]);
        ripemd160_batch_start(kind, form, w, j, m);
    } else {
        ripemd160_batch_idle(w, j);
    }
}

/* Continues all lanes without blocks. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_continue_lanes(ripemd160_batch_work *w,
    const ripemd160_batch_messages *m, size_t n,
    void (*lane)(ripemd160_batch_work *, const ripemd160_batch_messages *, size_t, size_t))
{
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < w->lanes; j++) {
        RIPEMD160_BATCH_KEEP("r", j);
        while (w->nblocks[j] == 0)
            if (w->message[j] == RIPEMD160_BATCH_NONE && ripemd160_batch_have_started(w, n))
                ripemd160_batch_idle(w, j);
            else
                lane(w, m, n, j);
    }
}

/* Returns the least number of blocks of all lanes, and counts the lanes with messages. */
RIPEMD160_BATCH_OUTLINED size_t ripemd160_batch_survey(ripemd160_batch_work *w)
{
    size_t nblocks = RIPEMD160_BATCH_NONE, busy = 0;

    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < w->lanes; j++) {
        size_t is_busy;

        RIPEMD160_BATCH_KEEP("r", j);
        is_busy = w->message[j] != RIPEMD160_BATCH_NONE;
        busy += is_busy;
        nblocks = w->nblocks[j] < nblocks ? w->nblocks[j] : nblocks;
        RIPEMD160_BATCH_KEEP("r", nblocks);
    }
    w->busy = busy;
    return nblocks;
}

/* Processes the rest of each message by itself. */
RIPEMD160_BATCH_INLINE void ripemd160_batch_finish(int kind, const ripemd160_batch_work *w,
    const ripemd160_batch_messages *m)
{
    RIPEMD160_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < w->lanes; j++) {
        uint32_t state[5];

        RIPEMD160_BATCH_KEEP("r", j);
        if (w->message[j] == RIPEMD160_BATCH_NONE)
            continue;
        for (size_t k = 0; k < 5; k++)
            state[k] = w->state[k * w->lanes + j];
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
    w->lanes = svcntw();
    RIPEMD160_BATCH_KEEP("r", nothing); /* or else, gcc calls memset */
    for (size_t j = 0; j < w->lanes; j++) {
        RIPEMD160_BATCH_KEEP("r", j); /* or else, gcc 12 fails with an internal error */
        w->state[0 * w->lanes + j] = (uint32_t)nothing;
        w->state[1 * w->lanes + j] = (uint32_t)nothing;
        w->state[2 * w->lanes + j] = (uint32_t)nothing;
        w->state[3 * w->lanes + j] = (uint32_t)nothing;
        w->state[4 * w->lanes + j] = (uint32_t)nothing;
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
        ripemd160_batch_ripemd160_xvl_blocks(w->state, w->data, nblocks);
        for (size_t j = 0; j < w->lanes; j++) {
            w->data[j] += 64 * nblocks;
            w->nblocks[j] -= nblocks;
        }
    }
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
    uint32_t state[320] RIPEMD160_BATCH_ALIGNED;
    uint32_t made[8][320]; /* the states after each step */
    uint8_t end[512][64]; /* the last blocks of rows, with padding */
    uint8_t digest[512][20];
    const uint8_t *data[512]; /* the blocks of each step */
    uint8_t begins[8]; /* 1 if rows begin with the step, or else 0 */
    uint8_t ends[8]; /* 1 if rows end with the step, or else 0 */
    uint16_t row[512]; /* the row that ends with the step, or RIPEMD160_BATCH_NO_ROW */
    size_t nsteps;
    size_t lanes; /* those in use */
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

/* Hashes groups of short rows, each given as 4 words and its length in bits. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_ripemd160_short_xvl(const uint8_t *const *data,
    uint8_t (*digest)[20], size_t ngroups)
{
    const size_t lanes = svcntw();
    for (size_t group = 0; group < ngroups; group++) {
        uint32_t out[5][64];
        uint32_t w[5][64] RIPEMD160_BATCH_ALIGNED;

        for (size_t j = 0; j < lanes; j += 2) {
            RIPEMD160_BATCH_COPY(&w[0][j], 64, data[j] + 0, data[j + 1] + 0);
            RIPEMD160_BATCH_COPY(&w[2][j], 64, data[j] + 8, data[j + 1] + 8);
            w[4][j] = ripemd160_batch_load32(data[j] + 16);
            w[4][j + 1] = ripemd160_batch_load32(data[j + 1] + 16);
        }
        /* left step 1, f1 */
        const svuint32_t l1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
                    svdup_n_u32(0xce8a4602u)), svdup_n_u32(0), 32 - 11), svdup_n_u32(0xc3d2e1f0u));
        /* left step 2, f1 */
        svuint32_t l2_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svdup_n_u32(0xc3d2e1f0u));
        RIPEMD160_BATCH_KEEP("w", l2_x1);
        const svuint32_t l2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor_u32_x(svptrue_b32(), l1, svdup_n_u32(0x04be51ebu)),
                    l2_x1), svdup_n_u32(0), 32 - 14), svdup_n_u32(0x10325476u));
        /* right step 2, f5 */
        const svuint32_t r2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
                    svdup_n_u32(0x3690fdfbu)), svdup_n_u32(0), 32 - 9), svdup_n_u32(0x10325476u));
        /* left step 3, f1 */
        svuint32_t l3_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svdup_n_u32(0x10325476u));
        RIPEMD160_BATCH_KEEP("w", l3_x1);
        const svuint32_t l3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(l2, l1, svdup_n_u32(0x36ae27bfu)), l3_x1),
                svdup_n_u32(0), 32 - 15), svdup_n_u32(0xeb73fa62u));
        const svuint32_t l3_2 = svxar_n_u32(l1, svdup_n_u32(0), 32 - 10);
        /* right step 3, f5 */
        const svuint32_t r3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor_u32_x(svptrue_b32(), r2, svdup_n_u32(0xddd7fff8u)),
                    svdup_n_u32(0x60d4e05cu)), svdup_n_u32(0), 32 - 9), svdup_n_u32(0xeb73fa62u));
        /* left step 4, f1 */
        svuint32_t l4_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svdup_n_u32(0xeb73fa62u));
        RIPEMD160_BATCH_KEEP("w", l4_x1);
        const svuint32_t l4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3, l3_2, l2), l4_x1), svdup_n_u32(0),
                32 - 12), svdup_n_u32(0x36ae27bfu));
        const svuint32_t l4_2 = svxar_n_u32(l2, svdup_n_u32(0), 32 - 10);
        /* right step 4, f5 */
        svuint32_t r4_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svdup_n_u32(0x3c168648u));
        RIPEMD160_BATCH_KEEP("w", r4_x1);
        const svuint32_t r4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(),
                    sveor_u32_x(svptrue_b32(), r3,
                        svorr_u32_x(svptrue_b32(), r2, svdup_n_u32(0xa7011c88u))), r4_x1),
                svdup_n_u32(0), 32 - 11), svdup_n_u32(0x36ae27bfu));
        const svuint32_t r4_2 = svxar_n_u32(r2, svdup_n_u32(0), 32 - 10);
        /* left step 5, f1 */
        const svuint32_t l5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(l4, l4_2, l3), svdup_n_u32(0x36ae27bfu)),
                svdup_n_u32(0), 32 - 5), l3_2);
        const svuint32_t l5_2 = svxar_n_u32(l3, svdup_n_u32(0), 32 - 10);
        /* right step 5, f5 */
        const svuint32_t r5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svsub_u32_x(svptrue_b32(), svdup_n_u32(0x8750b3a4u), svbcax_u32(r4, r4_2, r3)),
                svdup_n_u32(0), 32 - 13), svdup_n_u32(0x58fee377u));
        const svuint32_t r5_2 = svxar_n_u32(r3, svdup_n_u32(0), 32 - 10);
        /* left step 6, f1 */
        const svuint32_t l6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5, l5_2, l4), l3_2), svdup_n_u32(0),
                32 - 8), l4_2);
        const svuint32_t l6_2 = svxar_n_u32(l4, svdup_n_u32(0), 32 - 10);
        /* right step 6, f5 */
        svuint32_t r6_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svdup_n_u32(0xa9a16f5cu));
        RIPEMD160_BATCH_KEEP("w", r6_x1);
        const svuint32_t r6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r6_x1, svbcax_u32(r5, r5_2, r4)), svdup_n_u32(0),
                32 - 15), r4_2);
        const svuint32_t r6_2 = svxar_n_u32(r4, svdup_n_u32(0), 32 - 10);
        /* left step 7, f1 */
        const svuint32_t l7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6, l6_2, l5), l4_2), svdup_n_u32(0),
                32 - 7), l5_2);
        const svuint32_t l7_2 = svxar_n_u32(l5, svdup_n_u32(0), 32 - 10);
        /* right step 7, f5 */
        svuint32_t r7_x1 = svadd_u32_x(svptrue_b32(), r4_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r7_x1);
        const svuint32_t r7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r7_x1, svbcax_u32(r6, r6_2, r5)), svdup_n_u32(0),
                32 - 15), r5_2);
        const svuint32_t r7_2 = svxar_n_u32(r5, svdup_n_u32(0), 32 - 10);
        /* left step 8, f1 */
        const svuint32_t l8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7, l7_2, l6), l5_2), svdup_n_u32(0),
                32 - 9), l6_2);
        const svuint32_t l8_2 = svxar_n_u32(l6, svdup_n_u32(0), 32 - 10);
        /* right step 8, f5 */
        svuint32_t r8_x1 = svadd_u32_x(svptrue_b32(), r5_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r8_x1);
        const svuint32_t r8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r8_x1, svbcax_u32(r7, r7_2, r6)), svdup_n_u32(0),
                32 - 5), r6_2);
        const svuint32_t r8_2 = svxar_n_u32(r6, svdup_n_u32(0), 32 - 10);
        /* left step 9, f1 */
        const svuint32_t l9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8, l8_2, l7), l6_2), svdup_n_u32(0),
                32 - 11), l7_2);
        const svuint32_t l9_2 = svxar_n_u32(l7, svdup_n_u32(0), 32 - 10);
        /* right step 9, f5 */
        svuint32_t r9_x1 = svadd_u32_x(svptrue_b32(), r6_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r9_x1);
        const svuint32_t r9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r9_x1, svbcax_u32(r8, r8_2, r7)), svdup_n_u32(0),
                32 - 7), r7_2);
        const svuint32_t r9_2 = svxar_n_u32(r7, svdup_n_u32(0), 32 - 10);
        /* left step 10, f1 */
        const svuint32_t l10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9, l9_2, l8), l7_2), svdup_n_u32(0),
                32 - 13), l8_2);
        const svuint32_t l10_2 = svxar_n_u32(l8, svdup_n_u32(0), 32 - 10);
        /* right step 10, f5 */
        svuint32_t r10_x1 = svadd_u32_x(svptrue_b32(), r7_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r10_x1);
        const svuint32_t r10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r10_x1, svbcax_u32(r9, r9_2, r8)),
                svdup_n_u32(0), 32 - 7), r8_2);
        const svuint32_t r10_2 = svxar_n_u32(r8, svdup_n_u32(0), 32 - 10);
        /* left step 11, f1 */
        const svuint32_t l11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10, l10_2, l9), l8_2),
                svdup_n_u32(0), 32 - 14), l9_2);
        const svuint32_t l11_2 = svxar_n_u32(l9, svdup_n_u32(0), 32 - 10);
        /* right step 11, f5 */
        svuint32_t r11_x1 = svadd_u32_x(svptrue_b32(), r8_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r11_x1);
        const svuint32_t r11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r11_x1, svbcax_u32(r10, r10_2, r9)),
                svdup_n_u32(0), 32 - 8), r9_2);
        const svuint32_t r11_2 = svxar_n_u32(r9, svdup_n_u32(0), 32 - 10);
        /* left step 12, f1 */
        const svuint32_t l12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11, l11_2, l10), l9_2),
                svdup_n_u32(0), 32 - 15), l10_2);
        const svuint32_t l12_2 = svxar_n_u32(l10, svdup_n_u32(0), 32 - 10);
        /* right step 12, f5 */
        svuint32_t r12_x1 = svadd_u32_x(svptrue_b32(), r9_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r12_x1);
        const svuint32_t r12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r12_x1, svbcax_u32(r11, r11_2, r10)),
                svdup_n_u32(0), 32 - 11), r10_2);
        const svuint32_t r12_2 = svxar_n_u32(r10, svdup_n_u32(0), 32 - 10);
        /* left step 13, f1 */
        const svuint32_t l13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12, l12_2, l11), l10_2),
                svdup_n_u32(0), 32 - 6), l11_2);
        const svuint32_t l13_2 = svxar_n_u32(l11, svdup_n_u32(0), 32 - 10);
        /* right step 13, f5 */
        svuint32_t r13_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r10_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r13_x1);
        const svuint32_t r13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r13_x1, svbcax_u32(r12, r12_2, r11)),
                svdup_n_u32(0), 32 - 14), r11_2);
        const svuint32_t r13_2 = svxar_n_u32(r11, svdup_n_u32(0), 32 - 10);
        /* left step 14, f1 */
        const svuint32_t l14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13, l13_2, l12), l11_2),
                svdup_n_u32(0), 32 - 7), l12_2);
        const svuint32_t l14_2 = svxar_n_u32(l12, svdup_n_u32(0), 32 - 10);
        /* right step 14, f5 */
        svuint32_t r14_x1 = svadd_u32_x(svptrue_b32(), r11_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r14_x1);
        const svuint32_t r14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r14_x1, svbcax_u32(r13, r13_2, r12)),
                svdup_n_u32(0), 32 - 14), r12_2);
        const svuint32_t r14_2 = svxar_n_u32(r12, svdup_n_u32(0), 32 - 10);
        /* left step 15, f1 */
        svuint32_t l15_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l12_2);
        RIPEMD160_BATCH_KEEP("w", l15_x1);
        const svuint32_t l15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14, l14_2, l13), l15_x1),
                svdup_n_u32(0), 32 - 9), l13_2);
        const svuint32_t l15_2 = svxar_n_u32(l13, svdup_n_u32(0), 32 - 10);
        /* right step 15, f5 */
        svuint32_t r15_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r12_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_BATCH_KEEP("w", r15_x1);
        const svuint32_t r15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r15_x1, svbcax_u32(r14, r14_2, r13)),
                svdup_n_u32(0), 32 - 12), r13_2);
        const svuint32_t r15_2 = svxar_n_u32(r13, svdup_n_u32(0), 32 - 10);
        /* left step 16, f1 */
        const svuint32_t l16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15, l15_2, l14), l13_2),
                svdup_n_u32(0), 32 - 8), l14_2);
        const svuint32_t l16_2 = svxar_n_u32(l14, svdup_n_u32(0), 32 - 10);
        /* right step 16, f5 */
        svuint32_t r16_x1 = svadd_u32_x(svptrue_b32(), r13_2, svdup_n_u32(0x50a28be5u));
        RIPEMD160_BATCH_KEEP("w", r16_x1);
        const svuint32_t r16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r16_x1, svbcax_u32(r15, r15_2, r14)),
                svdup_n_u32(0), 32 - 6), r14_2);
        const svuint32_t r16_2 = svxar_n_u32(r14, svdup_n_u32(0), 32 - 10);
        /* left step 17, f2 */
        svuint32_t l17_x1 = svadd_u32_x(svptrue_b32(), l14_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l17_x1);
        const svuint32_t l17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15, l16_2, l16), l17_x1),
                svdup_n_u32(0), 32 - 7), l15_2);
        const svuint32_t l17_2 = svxar_n_u32(l15, svdup_n_u32(0), 32 - 10);
        /* right step 17, f4 */
        svuint32_t r17_x1 = svadd_u32_x(svptrue_b32(), r14_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r17_x1);
        const svuint32_t r17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16, r15, r16_2), r17_x1),
                svdup_n_u32(0), 32 - 9), r15_2);
        const svuint32_t r17_2 = svxar_n_u32(r15, svdup_n_u32(0), 32 - 10);
        /* left step 18, f2 */
        svuint32_t l18_x1 = svadd_u32_x(svptrue_b32(), l15_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l18_x1);
        const svuint32_t l18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16, l17_2, l17), l18_x1),
                svdup_n_u32(0), 32 - 6), l16_2);
        const svuint32_t l18_2 = svxar_n_u32(l16, svdup_n_u32(0), 32 - 10);
        /* right step 18, f4 */
        svuint32_t r18_x1 = svadd_u32_x(svptrue_b32(), r15_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r18_x1);
        const svuint32_t r18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17, r16, r17_2), r18_x1),
                svdup_n_u32(0), 32 - 13), r16_2);
        const svuint32_t r18_2 = svxar_n_u32(r16, svdup_n_u32(0), 32 - 10);
        /* left step 19, f2 */
        svuint32_t l19_x1 = svadd_u32_x(svptrue_b32(), l16_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l19_x1);
        const svuint32_t l19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17, l18_2, l18), l19_x1),
                svdup_n_u32(0), 32 - 8), l17_2);
        const svuint32_t l19_2 = svxar_n_u32(l17, svdup_n_u32(0), 32 - 10);
        /* right step 19, f4 */
        svuint32_t r19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r16_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r19_x1);
        const svuint32_t r19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18, r17, r18_2), r19_x1),
                svdup_n_u32(0), 32 - 15), r17_2);
        const svuint32_t r19_2 = svxar_n_u32(r17, svdup_n_u32(0), 32 - 10);
        /* left step 20, f2 */
        svuint32_t l20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l17_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l20_x1);
        const svuint32_t l20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18, l19_2, l19), l20_x1),
                svdup_n_u32(0), 32 - 13), l18_2);
        const svuint32_t l20_2 = svxar_n_u32(l18, svdup_n_u32(0), 32 - 10);
        /* right step 20, f4 */
        svuint32_t r20_x1 = svadd_u32_x(svptrue_b32(), r17_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r20_x1);
        const svuint32_t r20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19, r18, r19_2), r20_x1),
                svdup_n_u32(0), 32 - 7), r18_2);
        const svuint32_t r20_2 = svxar_n_u32(r18, svdup_n_u32(0), 32 - 10);
        /* left step 21, f2 */
        svuint32_t l21_x1 = svadd_u32_x(svptrue_b32(), l18_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l21_x1);
        const svuint32_t l21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19, l20_2, l20), l21_x1),
                svdup_n_u32(0), 32 - 11), l19_2);
        const svuint32_t l21_2 = svxar_n_u32(l19, svdup_n_u32(0), 32 - 10);
        /* right step 21, f4 */
        svuint32_t r21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r18_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r21_x1);
        const svuint32_t r21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20, r19, r20_2), r21_x1),
                svdup_n_u32(0), 32 - 12), r19_2);
        const svuint32_t r21_2 = svxar_n_u32(r19, svdup_n_u32(0), 32 - 10);
        /* left step 22, f2 */
        svuint32_t l22_x1 = svadd_u32_x(svptrue_b32(), l19_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l22_x1);
        const svuint32_t l22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20, l21_2, l21), l22_x1),
                svdup_n_u32(0), 32 - 9), l20_2);
        const svuint32_t l22_2 = svxar_n_u32(l20, svdup_n_u32(0), 32 - 10);
        /* right step 22, f4 */
        svuint32_t r22_x1 = svadd_u32_x(svptrue_b32(), r19_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r22_x1);
        const svuint32_t r22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21, r20, r21_2), r22_x1),
                svdup_n_u32(0), 32 - 8), r20_2);
        const svuint32_t r22_2 = svxar_n_u32(r20, svdup_n_u32(0), 32 - 10);
        /* left step 23, f2 */
        svuint32_t l23_x1 = svadd_u32_x(svptrue_b32(), l20_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l23_x1);
        const svuint32_t l23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21, l22_2, l22), l23_x1),
                svdup_n_u32(0), 32 - 7), l21_2);
        const svuint32_t l23_2 = svxar_n_u32(l21, svdup_n_u32(0), 32 - 10);
        /* right step 23, f4 */
        svuint32_t r23_x1 = svadd_u32_x(svptrue_b32(), r20_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r23_x1);
        const svuint32_t r23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22, r21, r22_2), r23_x1),
                svdup_n_u32(0), 32 - 9), r21_2);
        const svuint32_t r23_2 = svxar_n_u32(r21, svdup_n_u32(0), 32 - 10);
        /* left step 24, f2 */
        svuint32_t l24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l21_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l24_x1);
        const svuint32_t l24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22, l23_2, l23), l24_x1),
                svdup_n_u32(0), 32 - 15), l22_2);
        const svuint32_t l24_2 = svxar_n_u32(l22, svdup_n_u32(0), 32 - 10);
        /* right step 24, f4 */
        svuint32_t r24_x1 = svadd_u32_x(svptrue_b32(), r21_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r24_x1);
        const svuint32_t r24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23, r22, r23_2), r24_x1),
                svdup_n_u32(0), 32 - 11), r22_2);
        const svuint32_t r24_2 = svxar_n_u32(r22, svdup_n_u32(0), 32 - 10);
        /* left step 25, f2 */
        svuint32_t l25_x1 = svadd_u32_x(svptrue_b32(), l22_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l25_x1);
        const svuint32_t l25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23, l24_2, l24), l25_x1),
                svdup_n_u32(0), 32 - 7), l23_2);
        const svuint32_t l25_2 = svxar_n_u32(l23, svdup_n_u32(0), 32 - 10);
        /* right step 25, f4 */
        svuint32_t r25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r22_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r25_x1);
        const svuint32_t r25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24, r23, r24_2), r25_x1),
                svdup_n_u32(0), 32 - 7), r23_2);
        const svuint32_t r25_2 = svxar_n_u32(r23, svdup_n_u32(0), 32 - 10);
        /* left step 26, f2 */
        svuint32_t l26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l23_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l26_x1);
        const svuint32_t l26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24, l25_2, l25), l26_x1),
                svdup_n_u32(0), 32 - 12), l24_2);
        const svuint32_t l26_2 = svxar_n_u32(l24, svdup_n_u32(0), 32 - 10);
        /* right step 26, f4 */
        svuint32_t r26_x1 = svadd_u32_x(svptrue_b32(), r23_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r26_x1);
        const svuint32_t r26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25, r24, r25_2), r26_x1),
                svdup_n_u32(0), 32 - 7), r24_2);
        const svuint32_t r26_2 = svxar_n_u32(r24, svdup_n_u32(0), 32 - 10);
        /* left step 27, f2 */
        svuint32_t l27_x1 = svadd_u32_x(svptrue_b32(), l24_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l27_x1);
        const svuint32_t l27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25, l26_2, l26), l27_x1),
                svdup_n_u32(0), 32 - 15), l25_2);
        const svuint32_t l27_2 = svxar_n_u32(l25, svdup_n_u32(0), 32 - 10);
        /* right step 27, f4 */
        svuint32_t r27_x1 = svadd_u32_x(svptrue_b32(), r24_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r27_x1);
        const svuint32_t r27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26, r25, r26_2), r27_x1),
                svdup_n_u32(0), 32 - 12), r25_2);
        const svuint32_t r27_2 = svxar_n_u32(r25, svdup_n_u32(0), 32 - 10);
        /* left step 28, f2 */
        svuint32_t l28_x1 = svadd_u32_x(svptrue_b32(), l25_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l28_x1);
        const svuint32_t l28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26, l27_2, l27), l28_x1),
                svdup_n_u32(0), 32 - 9), l26_2);
        const svuint32_t l28_2 = svxar_n_u32(l26, svdup_n_u32(0), 32 - 10);
        /* right step 28, f4 */
        svuint32_t r28_x1 = svadd_u32_x(svptrue_b32(), r25_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r28_x1);
        const svuint32_t r28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27, r26, r27_2), r28_x1),
                svdup_n_u32(0), 32 - 7), r26_2);
        const svuint32_t r28_2 = svxar_n_u32(r26, svdup_n_u32(0), 32 - 10);
        /* left step 29, f2 */
        svuint32_t l29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l26_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l29_x1);
        const svuint32_t l29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27, l28_2, l28), l29_x1),
                svdup_n_u32(0), 32 - 11), l27_2);
        const svuint32_t l29_2 = svxar_n_u32(l27, svdup_n_u32(0), 32 - 10);
        /* right step 29, f4 */
        svuint32_t r29_x1 = svadd_u32_x(svptrue_b32(), r26_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r29_x1);
        const svuint32_t r29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28, r27, r28_2), r29_x1),
                svdup_n_u32(0), 32 - 6), r27_2);
        const svuint32_t r29_2 = svxar_n_u32(r27, svdup_n_u32(0), 32 - 10);
        /* left step 30, f2 */
        svuint32_t l30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l27_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_BATCH_KEEP("w", l30_x1);
        const svuint32_t l30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28, l29_2, l29), l30_x1),
                svdup_n_u32(0), 32 - 7), l28_2);
        const svuint32_t l30_2 = svxar_n_u32(l28, svdup_n_u32(0), 32 - 10);
        /* right step 30, f4 */
        svuint32_t r30_x1 = svadd_u32_x(svptrue_b32(), r27_2, svdup_n_u32(0x5c4dd124u));
        RIPEMD160_BATCH_KEEP("w", r30_x1);
        const svuint32_t r30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29, r28, r29_2), r30_x1),
                svdup_n_u32(0), 32 - 15), r28_2);
        const svuint32_t r30_2 = svxar_n_u32(r28, svdup_n_u32(0), 32 - 10);
        /* left step 31, f2 */
        svuint32_t l31_x1 = svadd_u32_x(svptrue_b32(), l28_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l31_x1);
        const svuint32_t l31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29, l30_2, l30), l31_x1),
                svdup_n_u32(0), 32 - 13), l29_2);
        const svuint32_t l31_2 = svxar_n_u32(l29, svdup_n_u32(0), 32 - 10);
        /* right step 31, f4 */
        svuint32_t r31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r28_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r31_x1);
        const svuint32_t r31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30, r29, r30_2), r31_x1),
                svdup_n_u32(0), 32 - 13), r29_2);
        const svuint32_t r31_2 = svxar_n_u32(r29, svdup_n_u32(0), 32 - 10);
        /* left step 32, f2 */
        svuint32_t l32_x1 = svadd_u32_x(svptrue_b32(), l29_2, svdup_n_u32(0x5a827999u));
        RIPEMD160_BATCH_KEEP("w", l32_x1);
        const svuint32_t l32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30, l31_2, l31), l32_x1),
                svdup_n_u32(0), 32 - 12), l30_2);
        const svuint32_t l32_2 = svxar_n_u32(l30, svdup_n_u32(0), 32 - 10);
        /* right step 32, f4 */
        svuint32_t r32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r29_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_BATCH_KEEP("w", r32_x1);
        const svuint32_t r32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31, r30, r31_2), r32_x1),
                svdup_n_u32(0), 32 - 11), r30_2);
        const svuint32_t r32_2 = svxar_n_u32(r30, svdup_n_u32(0), 32 - 10);
        /* left step 33, f3 */
        svuint32_t l33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l30_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l33_x1);
        const svuint32_t l33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l33_x1, svbcax_u32(l32_2, l31, l32)),
                svdup_n_u32(0), 32 - 11), l31_2);
        const svuint32_t l33_2 = svxar_n_u32(l31, svdup_n_u32(0), 32 - 10);
        /* right step 33, f3 */
        svuint32_t r33_x1 = svadd_u32_x(svptrue_b32(), r30_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r33_x1);
        const svuint32_t r33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r33_x1, svbcax_u32(r32_2, r31, r32)),
                svdup_n_u32(0), 32 - 9), r31_2);
        const svuint32_t r33_2 = svxar_n_u32(r31, svdup_n_u32(0), 32 - 10);
        /* left step 34, f3 */
        svuint32_t l34_x1 = svadd_u32_x(svptrue_b32(), l31_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l34_x1);
        const svuint32_t l34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l34_x1, svbcax_u32(l33_2, l32, l33)),
                svdup_n_u32(0), 32 - 13), l32_2);
        const svuint32_t l34_2 = svxar_n_u32(l32, svdup_n_u32(0), 32 - 10);
        /* right step 34, f3 */
        svuint32_t r34_x1 = svadd_u32_x(svptrue_b32(), r31_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r34_x1);
        const svuint32_t r34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r34_x1, svbcax_u32(r33_2, r32, r33)),
                svdup_n_u32(0), 32 - 7), r32_2);
        const svuint32_t r34_2 = svxar_n_u32(r32, svdup_n_u32(0), 32 - 10);
        /* left step 35, f3 */
        svuint32_t l35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l32_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l35_x1);
        const svuint32_t l35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l35_x1, svbcax_u32(l34_2, l33, l34)),
                svdup_n_u32(0), 32 - 6), l33_2);
        const svuint32_t l35_2 = svxar_n_u32(l33, svdup_n_u32(0), 32 - 10);
        /* right step 35, f3 */
        svuint32_t r35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r32_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r35_x1);
        const svuint32_t r35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r35_x1, svbcax_u32(r34_2, r33, r34)),
                svdup_n_u32(0), 32 - 15), r33_2);
        const svuint32_t r35_2 = svxar_n_u32(r33, svdup_n_u32(0), 32 - 10);
        /* left step 36, f3 */
        svuint32_t l36_x1 = svadd_u32_x(svptrue_b32(), l33_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l36_x1);
        const svuint32_t l36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l36_x1, svbcax_u32(l35_2, l34, l35)),
                svdup_n_u32(0), 32 - 7), l34_2);
        const svuint32_t l36_2 = svxar_n_u32(l34, svdup_n_u32(0), 32 - 10);
        /* right step 36, f3 */
        svuint32_t r36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r33_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r36_x1);
        const svuint32_t r36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r36_x1, svbcax_u32(r35_2, r34, r35)),
                svdup_n_u32(0), 32 - 11), r34_2);
        const svuint32_t r36_2 = svxar_n_u32(r34, svdup_n_u32(0), 32 - 10);
        /* left step 37, f3 */
        svuint32_t l37_x1 = svadd_u32_x(svptrue_b32(), l34_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l37_x1);
        const svuint32_t l37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l37_x1, svbcax_u32(l36_2, l35, l36)),
                svdup_n_u32(0), 32 - 14), l35_2);
        const svuint32_t l37_2 = svxar_n_u32(l35, svdup_n_u32(0), 32 - 10);
        /* right step 37, f3 */
        svuint32_t r37_x1 = svadd_u32_x(svptrue_b32(), r34_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r37_x1);
        const svuint32_t r37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r37_x1, svbcax_u32(r36_2, r35, r36)),
                svdup_n_u32(0), 32 - 8), r35_2);
        const svuint32_t r37_2 = svxar_n_u32(r35, svdup_n_u32(0), 32 - 10);
        /* left step 38, f3 */
        svuint32_t l38_x1 = svadd_u32_x(svptrue_b32(), l35_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l38_x1);
        const svuint32_t l38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l38_x1, svbcax_u32(l37_2, l36, l37)),
                svdup_n_u32(0), 32 - 9), l36_2);
        const svuint32_t l38_2 = svxar_n_u32(l36, svdup_n_u32(0), 32 - 10);
        /* right step 38, f3 */
        svuint32_t r38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r35_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r38_x1);
        const svuint32_t r38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r38_x1, svbcax_u32(r37_2, r36, r37)),
                svdup_n_u32(0), 32 - 6), r36_2);
        const svuint32_t r38_2 = svxar_n_u32(r36, svdup_n_u32(0), 32 - 10);
        /* left step 39, f3 */
        svuint32_t l39_x1 = svadd_u32_x(svptrue_b32(), l36_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l39_x1);
        const svuint32_t l39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l39_x1, svbcax_u32(l38_2, l37, l38)),
                svdup_n_u32(0), 32 - 13), l37_2);
        const svuint32_t l39_2 = svxar_n_u32(l37, svdup_n_u32(0), 32 - 10);
        /* right step 39, f3 */
        svuint32_t r39_x1 = svadd_u32_x(svptrue_b32(), r36_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r39_x1);
        const svuint32_t r39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r39_x1, svbcax_u32(r38_2, r37, r38)),
                svdup_n_u32(0), 32 - 6), r37_2);
        const svuint32_t r39_2 = svxar_n_u32(r37, svdup_n_u32(0), 32 - 10);
        /* left step 40, f3 */
        svuint32_t l40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l37_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l40_x1);
        const svuint32_t l40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l40_x1, svbcax_u32(l39_2, l38, l39)),
                svdup_n_u32(0), 32 - 15), l38_2);
        const svuint32_t l40_2 = svxar_n_u32(l38, svdup_n_u32(0), 32 - 10);
        /* right step 40, f3 */
        svuint32_t r40_x1 = svadd_u32_x(svptrue_b32(), r37_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r40_x1);
        const svuint32_t r40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r40_x1, svbcax_u32(r39_2, r38, r39)),
                svdup_n_u32(0), 32 - 14), r38_2);
        const svuint32_t r40_2 = svxar_n_u32(r38, svdup_n_u32(0), 32 - 10);
        /* left step 41, f3 */
        svuint32_t l41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l38_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l41_x1);
        const svuint32_t l41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l41_x1, svbcax_u32(l40_2, l39, l40)),
                svdup_n_u32(0), 32 - 14), l39_2);
        const svuint32_t l41_2 = svxar_n_u32(l39, svdup_n_u32(0), 32 - 10);
        /* right step 41, f3 */
        svuint32_t r41_x1 = svadd_u32_x(svptrue_b32(), r38_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r41_x1);
        const svuint32_t r41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r41_x1, svbcax_u32(r40_2, r39, r40)),
                svdup_n_u32(0), 32 - 12), r39_2);
        const svuint32_t r41_2 = svxar_n_u32(r39, svdup_n_u32(0), 32 - 10);
        /* left step 42, f3 */
        svuint32_t l42_x1 = svadd_u32_x(svptrue_b32(), l39_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l42_x1);
        const svuint32_t l42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l42_x1, svbcax_u32(l41_2, l40, l41)),
                svdup_n_u32(0), 32 - 8), l40_2);
        const svuint32_t l42_2 = svxar_n_u32(l40, svdup_n_u32(0), 32 - 10);
        /* right step 42, f3 */
        svuint32_t r42_x1 = svadd_u32_x(svptrue_b32(), r39_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r42_x1);
        const svuint32_t r42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r42_x1, svbcax_u32(r41_2, r40, r41)),
                svdup_n_u32(0), 32 - 13), r40_2);
        const svuint32_t r42_2 = svxar_n_u32(r40, svdup_n_u32(0), 32 - 10);
        /* left step 43, f3 */
        svuint32_t l43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l40_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_BATCH_KEEP("w", l43_x1);
        const svuint32_t l43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l43_x1, svbcax_u32(l42_2, l41, l42)),
                svdup_n_u32(0), 32 - 13), l41_2);
        const svuint32_t l43_2 = svxar_n_u32(l41, svdup_n_u32(0), 32 - 10);
        /* right step 43, f3 */
        svuint32_t r43_x1 = svadd_u32_x(svptrue_b32(), r40_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r43_x1);
        const svuint32_t r43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r43_x1, svbcax_u32(r42_2, r41, r42)),
                svdup_n_u32(0), 32 - 5), r41_2);
        const svuint32_t r43_2 = svxar_n_u32(r41, svdup_n_u32(0), 32 - 10);
        /* left step 44, f3 */
        svuint32_t l44_x1 = svadd_u32_x(svptrue_b32(), l41_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l44_x1);
        const svuint32_t l44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l44_x1, svbcax_u32(l43_2, l42, l43)),
                svdup_n_u32(0), 32 - 6), l42_2);
        const svuint32_t l44_2 = svxar_n_u32(l42, svdup_n_u32(0), 32 - 10);
        /* right step 44, f3 */
        svuint32_t r44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r41_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r44_x1);
        const svuint32_t r44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r44_x1, svbcax_u32(r43_2, r42, r43)),
                svdup_n_u32(0), 32 - 14), r42_2);
        const svuint32_t r44_2 = svxar_n_u32(r42, svdup_n_u32(0), 32 - 10);
        /* left step 45, f3 */
        svuint32_t l45_x1 = svadd_u32_x(svptrue_b32(), l42_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l45_x1);
        const svuint32_t l45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l45_x1, svbcax_u32(l44_2, l43, l44)),
                svdup_n_u32(0), 32 - 5), l43_2);
        const svuint32_t l45_2 = svxar_n_u32(l43, svdup_n_u32(0), 32 - 10);
        /* right step 45, f3 */
        svuint32_t r45_x1 = svadd_u32_x(svptrue_b32(), r42_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r45_x1);
        const svuint32_t r45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r45_x1, svbcax_u32(r44_2, r43, r44)),
                svdup_n_u32(0), 32 - 13), r43_2);
        const svuint32_t r45_2 = svxar_n_u32(r43, svdup_n_u32(0), 32 - 10);
        /* left step 46, f3 */
        svuint32_t l46_x1 = svadd_u32_x(svptrue_b32(), l43_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l46_x1);
        const svuint32_t l46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l46_x1, svbcax_u32(l45_2, l44, l45)),
                svdup_n_u32(0), 32 - 12), l44_2);
        const svuint32_t l46_2 = svxar_n_u32(l44, svdup_n_u32(0), 32 - 10);
        /* right step 46, f3 */
        svuint32_t r46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r43_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_BATCH_KEEP("w", r46_x1);
        const svuint32_t r46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r46_x1, svbcax_u32(r45_2, r44, r45)),
                svdup_n_u32(0), 32 - 13), r44_2);
        const svuint32_t r46_2 = svxar_n_u32(r44, svdup_n_u32(0), 32 - 10);
        /* left step 47, f3 */
        svuint32_t l47_x1 = svadd_u32_x(svptrue_b32(), l44_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l47_x1);
        const svuint32_t l47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l47_x1, svbcax_u32(l46_2, l45, l46)),
                svdup_n_u32(0), 32 - 7), l45_2);
        const svuint32_t l47_2 = svxar_n_u32(l45, svdup_n_u32(0), 32 - 10);
        /* right step 47, f3 */
        svuint32_t r47_x1 = svadd_u32_x(svptrue_b32(), r44_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r47_x1);
        const svuint32_t r47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r47_x1, svbcax_u32(r46_2, r45, r46)),
                svdup_n_u32(0), 32 - 7), r45_2);
        const svuint32_t r47_2 = svxar_n_u32(r45, svdup_n_u32(0), 32 - 10);
        /* left step 48, f3 */
        svuint32_t l48_x1 = svadd_u32_x(svptrue_b32(), l45_2, svdup_n_u32(0x6ed9eba0u));
        RIPEMD160_BATCH_KEEP("w", l48_x1);
        const svuint32_t l48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l48_x1, svbcax_u32(l47_2, l46, l47)),
                svdup_n_u32(0), 32 - 5), l46_2);
        const svuint32_t l48_2 = svxar_n_u32(l46, svdup_n_u32(0), 32 - 10);
        /* right step 48, f3 */
        svuint32_t r48_x1 = svadd_u32_x(svptrue_b32(), r45_2, svdup_n_u32(0x6d703ef2u));
        RIPEMD160_BATCH_KEEP("w", r48_x1);
        const svuint32_t r48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r48_x1, svbcax_u32(r47_2, r46, r47)),
                svdup_n_u32(0), 32 - 5), r46_2);
        const svuint32_t r48_2 = svxar_n_u32(r46, svdup_n_u32(0), 32 - 10);
        /* left step 49, f4 */
        svuint32_t l49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l46_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l49_x1);
        const svuint32_t l49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48, l47, l48_2), l49_x1),
                svdup_n_u32(0), 32 - 11), l47_2);
        const svuint32_t l49_2 = svxar_n_u32(l47, svdup_n_u32(0), 32 - 10);
        /* right step 49, f2 */
        svuint32_t r49_x1 = svadd_u32_x(svptrue_b32(), r46_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r49_x1);
        const svuint32_t r49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47, r48_2, r48), r49_x1),
                svdup_n_u32(0), 32 - 15), r47_2);
        const svuint32_t r49_2 = svxar_n_u32(r47, svdup_n_u32(0), 32 - 10);
        /* left step 50, f4 */
        svuint32_t l50_x1 = svadd_u32_x(svptrue_b32(), l47_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l50_x1);
        const svuint32_t l50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49, l48, l49_2), l50_x1),
                svdup_n_u32(0), 32 - 12), l48_2);
        const svuint32_t l50_2 = svxar_n_u32(l48, svdup_n_u32(0), 32 - 10);
        /* right step 50, f2 */
        svuint32_t r50_x1 = svadd_u32_x(svptrue_b32(), r47_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r50_x1);
        const svuint32_t r50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48, r49_2, r49), r50_x1),
                svdup_n_u32(0), 32 - 5), r48_2);
        const svuint32_t r50_2 = svxar_n_u32(r48, svdup_n_u32(0), 32 - 10);
        /* left step 51, f4 */
        svuint32_t l51_x1 = svadd_u32_x(svptrue_b32(), l48_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l51_x1);
        const svuint32_t l51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50, l49, l50_2), l51_x1),
                svdup_n_u32(0), 32 - 14), l49_2);
        const svuint32_t l51_2 = svxar_n_u32(l49, svdup_n_u32(0), 32 - 10);
        /* right step 51, f2 */
        svuint32_t r51_x1 = svadd_u32_x(svptrue_b32(), r48_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r51_x1);
        const svuint32_t r51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49, r50_2, r50), r51_x1),
                svdup_n_u32(0), 32 - 8), r49_2);
        const svuint32_t r51_2 = svxar_n_u32(r49, svdup_n_u32(0), 32 - 10);
        /* left step 52, f4 */
        svuint32_t l52_x1 = svadd_u32_x(svptrue_b32(), l49_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l52_x1);
        const svuint32_t l52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51, l50, l51_2), l52_x1),
                svdup_n_u32(0), 32 - 15), l50_2);
        const svuint32_t l52_2 = svxar_n_u32(l50, svdup_n_u32(0), 32 - 10);
        /* right step 52, f2 */
        svuint32_t r52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r49_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r52_x1);
        const svuint32_t r52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50, r51_2, r51), r52_x1),
                svdup_n_u32(0), 32 - 11), r50_2);
        const svuint32_t r52_2 = svxar_n_u32(r50, svdup_n_u32(0), 32 - 10);
        /* left step 53, f4 */
        svuint32_t l53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l50_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l53_x1);
        const svuint32_t l53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52, l51, l52_2), l53_x1),
                svdup_n_u32(0), 32 - 14), l51_2);
        const svuint32_t l53_2 = svxar_n_u32(l51, svdup_n_u32(0), 32 - 10);
        /* right step 53, f2 */
        svuint32_t r53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r50_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r53_x1);
        const svuint32_t r53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51, r52_2, r52), r53_x1),
                svdup_n_u32(0), 32 - 14), r51_2);
        const svuint32_t r53_2 = svxar_n_u32(r51, svdup_n_u32(0), 32 - 10);
        /* left step 54, f4 */
        svuint32_t l54_x1 = svadd_u32_x(svptrue_b32(), l51_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l54_x1);
        const svuint32_t l54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53, l52, l53_2), l54_x1),
                svdup_n_u32(0), 32 - 15), l52_2);
        const svuint32_t l54_2 = svxar_n_u32(l52, svdup_n_u32(0), 32 - 10);
        /* right step 54, f2 */
        svuint32_t r54_x1 = svadd_u32_x(svptrue_b32(), r51_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r54_x1);
        const svuint32_t r54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52, r53_2, r53), r54_x1),
                svdup_n_u32(0), 32 - 14), r52_2);
        const svuint32_t r54_2 = svxar_n_u32(r52, svdup_n_u32(0), 32 - 10);
        /* left step 55, f4 */
        svuint32_t l55_x1 = svadd_u32_x(svptrue_b32(), l52_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l55_x1);
        const svuint32_t l55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54, l53, l54_2), l55_x1),
                svdup_n_u32(0), 32 - 9), l53_2);
        const svuint32_t l55_2 = svxar_n_u32(l53, svdup_n_u32(0), 32 - 10);
        /* right step 55, f2 */
        svuint32_t r55_x1 = svadd_u32_x(svptrue_b32(), r52_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r55_x1);
        const svuint32_t r55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53, r54_2, r54), r55_x1),
                svdup_n_u32(0), 32 - 6), r53_2);
        const svuint32_t r55_2 = svxar_n_u32(r53, svdup_n_u32(0), 32 - 10);
        /* left step 56, f4 */
        svuint32_t l56_x1 = svadd_u32_x(svptrue_b32(), l53_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l56_x1);
        const svuint32_t l56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55, l54, l55_2), l56_x1),
                svdup_n_u32(0), 32 - 8), l54_2);
        const svuint32_t l56_2 = svxar_n_u32(l54, svdup_n_u32(0), 32 - 10);
        /* right step 56, f2 */
        svuint32_t r56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r53_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r56_x1);
        const svuint32_t r56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54, r55_2, r55), r56_x1),
                svdup_n_u32(0), 32 - 14), r54_2);
        const svuint32_t r56_2 = svxar_n_u32(r54, svdup_n_u32(0), 32 - 10);
        /* left step 57, f4 */
        svuint32_t l57_x1 = svadd_u32_x(svptrue_b32(), l54_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l57_x1);
        const svuint32_t l57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56, l55, l56_2), l57_x1),
                svdup_n_u32(0), 32 - 9), l55_2);
        const svuint32_t l57_2 = svxar_n_u32(l55, svdup_n_u32(0), 32 - 10);
        /* right step 57, f2 */
        svuint32_t r57_x1 = svadd_u32_x(svptrue_b32(), r54_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r57_x1);
        const svuint32_t r57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55, r56_2, r56), r57_x1),
                svdup_n_u32(0), 32 - 6), r55_2);
        const svuint32_t r57_2 = svxar_n_u32(r55, svdup_n_u32(0), 32 - 10);
        /* left step 58, f4 */
        svuint32_t l58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l55_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l58_x1);
        const svuint32_t l58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57, l56, l57_2), l58_x1),
                svdup_n_u32(0), 32 - 14), l56_2);
        const svuint32_t l58_2 = svxar_n_u32(l56, svdup_n_u32(0), 32 - 10);
        /* right step 58, f2 */
        svuint32_t r58_x1 = svadd_u32_x(svptrue_b32(), r55_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r58_x1);
        const svuint32_t r58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56, r57_2, r57), r58_x1),
                svdup_n_u32(0), 32 - 9), r56_2);
        const svuint32_t r58_2 = svxar_n_u32(r56, svdup_n_u32(0), 32 - 10);
        /* left step 59, f4 */
        svuint32_t l59_x1 = svadd_u32_x(svptrue_b32(), l56_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l59_x1);
        const svuint32_t l59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58, l57, l58_2), l59_x1),
                svdup_n_u32(0), 32 - 5), l57_2);
        const svuint32_t l59_2 = svxar_n_u32(l57, svdup_n_u32(0), 32 - 10);
        /* right step 59, f2 */
        svuint32_t r59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r56_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r59_x1);
        const svuint32_t r59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57, r58_2, r58), r59_x1),
                svdup_n_u32(0), 32 - 12), r57_2);
        const svuint32_t r59_2 = svxar_n_u32(r57, svdup_n_u32(0), 32 - 10);
        /* left step 60, f4 */
        svuint32_t l60_x1 = svadd_u32_x(svptrue_b32(), l57_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l60_x1);
        const svuint32_t l60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59, l58, l59_2), l60_x1),
                svdup_n_u32(0), 32 - 6), l58_2);
        const svuint32_t l60_2 = svxar_n_u32(l58, svdup_n_u32(0), 32 - 10);
        /* right step 60, f2 */
        svuint32_t r60_x1 = svadd_u32_x(svptrue_b32(), r57_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r60_x1);
        const svuint32_t r60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58, r59_2, r59), r60_x1),
                svdup_n_u32(0), 32 - 9), r58_2);
        const svuint32_t r60_2 = svxar_n_u32(r58, svdup_n_u32(0), 32 - 10);
        /* left step 61, f4 */
        svuint32_t l61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l58_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l61_x1);
        const svuint32_t l61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60, l59, l60_2), l61_x1),
                svdup_n_u32(0), 32 - 8), l59_2);
        const svuint32_t l61_2 = svxar_n_u32(l59, svdup_n_u32(0), 32 - 10);
        /* right step 61, f2 */
        svuint32_t r61_x1 = svadd_u32_x(svptrue_b32(), r58_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r61_x1);
        const svuint32_t r61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59, r60_2, r60), r61_x1),
                svdup_n_u32(0), 32 - 12), r59_2);
        const svuint32_t r61_2 = svxar_n_u32(r59, svdup_n_u32(0), 32 - 10);
        /* left step 62, f4 */
        svuint32_t l62_x1 = svadd_u32_x(svptrue_b32(), l59_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l62_x1);
        const svuint32_t l62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61, l60, l61_2), l62_x1),
                svdup_n_u32(0), 32 - 6), l60_2);
        const svuint32_t l62_2 = svxar_n_u32(l60, svdup_n_u32(0), 32 - 10);
        /* right step 62, f2 */
        svuint32_t r62_x1 = svadd_u32_x(svptrue_b32(), r59_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r62_x1);
        const svuint32_t r62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60, r61_2, r61), r62_x1),
                svdup_n_u32(0), 32 - 5), r60_2);
        const svuint32_t r62_2 = svxar_n_u32(r60, svdup_n_u32(0), 32 - 10);
        /* left step 63, f4 */
        svuint32_t l63_x1 = svadd_u32_x(svptrue_b32(), l60_2, svdup_n_u32(0x8f1bbcdcu));
        RIPEMD160_BATCH_KEEP("w", l63_x1);
        const svuint32_t l63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62, l61, l62_2), l63_x1),
                svdup_n_u32(0), 32 - 5), l61_2);
        const svuint32_t l63_2 = svxar_n_u32(l61, svdup_n_u32(0), 32 - 10);
        /* right step 63, f2 */
        svuint32_t r63_x1 = svadd_u32_x(svptrue_b32(), r60_2, svdup_n_u32(0x7a6d76e9u));
        RIPEMD160_BATCH_KEEP("w", r63_x1);
        const svuint32_t r63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61, r62_2, r62), r63_x1),
                svdup_n_u32(0), 32 - 15), r61_2);
        const svuint32_t r63_2 = svxar_n_u32(r61, svdup_n_u32(0), 32 - 10);
        /* left step 64, f4 */
        svuint32_t l64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l61_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_BATCH_KEEP("w", l64_x1);
        const svuint32_t l64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63, l62, l63_2), l64_x1),
                svdup_n_u32(0), 32 - 12), l62_2);
        const svuint32_t l64_2 = svxar_n_u32(l62, svdup_n_u32(0), 32 - 10);
        /* right step 64, f2 */
        svuint32_t r64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r61_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_BATCH_KEEP("w", r64_x1);
        const svuint32_t r64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62, r63_2, r63), r64_x1),
                svdup_n_u32(0), 32 - 8), r62_2);
        const svuint32_t r64_2 = svxar_n_u32(r62, svdup_n_u32(0), 32 - 10);
        /* left step 65, f5 */
        svuint32_t l65_x1 = svadd_u32_x(svptrue_b32(), l62_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l65_x1);
        const svuint32_t l65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l65_x1, svbcax_u32(l64, l64_2, l63)),
                svdup_n_u32(0), 32 - 9), l63_2);
        const svuint32_t l65_2 = svxar_n_u32(l63, svdup_n_u32(0), 32 - 10);
        /* right step 65, f1 */
        const svuint32_t r65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64, r64_2, r63), r62_2),
                svdup_n_u32(0), 32 - 8), r63_2);
        const svuint32_t r65_2 = svxar_n_u32(r63, svdup_n_u32(0), 32 - 10);
        /* left step 66, f5 */
        svuint32_t l66_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l63_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l66_x1);
        const svuint32_t l66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l66_x1, svbcax_u32(l65, l65_2, l64)),
                svdup_n_u32(0), 32 - 15), l64_2);
        const svuint32_t l66_2 = svxar_n_u32(l64, svdup_n_u32(0), 32 - 10);
        /* right step 66, f1 */
        const svuint32_t r66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65, r65_2, r64), r63_2),
                svdup_n_u32(0), 32 - 5), r64_2);
        const svuint32_t r66_2 = svxar_n_u32(r64, svdup_n_u32(0), 32 - 10);
        /* left step 67, f5 */
        svuint32_t l67_x1 = svadd_u32_x(svptrue_b32(), l64_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l67_x1);
        const svuint32_t l67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l67_x1, svbcax_u32(l66, l66_2, l65)),
                svdup_n_u32(0), 32 - 5), l65_2);
        const svuint32_t l67_2 = svxar_n_u32(l65, svdup_n_u32(0), 32 - 10);
        /* right step 67, f1 */
        const svuint32_t r67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66, r66_2, r65), r64_2),
                svdup_n_u32(0), 32 - 12), r65_2);
        const svuint32_t r67_2 = svxar_n_u32(r65, svdup_n_u32(0), 32 - 10);
        /* left step 68, f5 */
        svuint32_t l68_x1 = svadd_u32_x(svptrue_b32(), l65_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l68_x1);
        const svuint32_t l68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l68_x1, svbcax_u32(l67, l67_2, l66)),
                svdup_n_u32(0), 32 - 11), l66_2);
        const svuint32_t l68_2 = svxar_n_u32(l66, svdup_n_u32(0), 32 - 10);
        /* right step 68, f1 */
        const svuint32_t r68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67, r67_2, r66), r65_2),
                svdup_n_u32(0), 32 - 9), r66_2);
        const svuint32_t r68_2 = svxar_n_u32(r66, svdup_n_u32(0), 32 - 10);
        /* left step 69, f5 */
        svuint32_t l69_x1 = svadd_u32_x(svptrue_b32(), l66_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l69_x1);
        const svuint32_t l69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l69_x1, svbcax_u32(l68, l68_2, l67)),
                svdup_n_u32(0), 32 - 6), l67_2);
        const svuint32_t l69_2 = svxar_n_u32(l67, svdup_n_u32(0), 32 - 10);
        /* right step 69, f1 */
        svuint32_t r69_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66_2);
        RIPEMD160_BATCH_KEEP("w", r69_x1);
        const svuint32_t r69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68, r68_2, r67), r69_x1),
                svdup_n_u32(0), 32 - 12), r67_2);
        const svuint32_t r69_2 = svxar_n_u32(r67, svdup_n_u32(0), 32 - 10);
        /* left step 70, f5 */
        svuint32_t l70_x1 = svadd_u32_x(svptrue_b32(), l67_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l70_x1);
        const svuint32_t l70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l70_x1, svbcax_u32(l69, l69_2, l68)),
                svdup_n_u32(0), 32 - 8), l68_2);
        const svuint32_t l70_2 = svxar_n_u32(l68, svdup_n_u32(0), 32 - 10);
        /* right step 70, f1 */
        const svuint32_t r70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69, r69_2, r68), r67_2),
                svdup_n_u32(0), 32 - 5), r68_2);
        const svuint32_t r70_2 = svxar_n_u32(r68, svdup_n_u32(0), 32 - 10);
        /* left step 71, f5 */
        svuint32_t l71_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l68_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l71_x1);
        const svuint32_t l71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l71_x1, svbcax_u32(l70, l70_2, l69)),
                svdup_n_u32(0), 32 - 13), l69_2);
        const svuint32_t l71_2 = svxar_n_u32(l69, svdup_n_u32(0), 32 - 10);
        /* right step 71, f1 */
        const svuint32_t r71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70, r70_2, r69), r68_2),
                svdup_n_u32(0), 32 - 14), r69_2);
        const svuint32_t r71_2 = svxar_n_u32(r69, svdup_n_u32(0), 32 - 10);
        /* left step 72, f5 */
        svuint32_t l72_x1 = svadd_u32_x(svptrue_b32(), l69_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l72_x1);
        const svuint32_t l72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l72_x1, svbcax_u32(l71, l71_2, l70)),
                svdup_n_u32(0), 32 - 12), l70_2);
        const svuint32_t l72_2 = svxar_n_u32(l70, svdup_n_u32(0), 32 - 10);
        /* right step 72, f1 */
        const svuint32_t r72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71, r71_2, r70), r69_2),
                svdup_n_u32(0), 32 - 6), r70_2);
        const svuint32_t r72_2 = svxar_n_u32(r70, svdup_n_u32(0), 32 - 10);
        /* left step 73, f5 */
        svuint32_t l73_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l70_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l73_x1);
        const svuint32_t l73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l73_x1, svbcax_u32(l72, l72_2, l71)),
                svdup_n_u32(0), 32 - 5), l71_2);
        const svuint32_t l73_2 = svxar_n_u32(l71, svdup_n_u32(0), 32 - 10);
        /* right step 73, f1 */
        const svuint32_t r73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72, r72_2, r71), r70_2),
                svdup_n_u32(0), 32 - 8), r71_2);
        const svuint32_t r73_2 = svxar_n_u32(r71, svdup_n_u32(0), 32 - 10);
        /* left step 74, f5 */
        svuint32_t l74_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l71_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l74_x1);
        const svuint32_t l74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l74_x1, svbcax_u32(l73, l73_2, l72)),
                svdup_n_u32(0), 32 - 12), l72_2);
        const svuint32_t l74_2 = svxar_n_u32(l72, svdup_n_u32(0), 32 - 10);
        /* right step 74, f1 */
        svuint32_t r74_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71_2);
        RIPEMD160_BATCH_KEEP("w", r74_x1);
        const svuint32_t r74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73, r73_2, r72), r74_x1),
                svdup_n_u32(0), 32 - 13), r72_2);
        const svuint32_t r74_2 = svxar_n_u32(r72, svdup_n_u32(0), 32 - 10);
        /* left step 75, f5 */
        svuint32_t l75_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l72_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_BATCH_KEEP("w", l75_x1);
        const svuint32_t l75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l75_x1, svbcax_u32(l74, l74_2, l73)),
                svdup_n_u32(0), 32 - 13), l73_2);
        const svuint32_t l75_2 = svxar_n_u32(l73, svdup_n_u32(0), 32 - 10);
        /* right step 75, f1 */
        const svuint32_t r75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74, r74_2, r73), r72_2),
                svdup_n_u32(0), 32 - 6), r73_2);
        const svuint32_t r75_2 = svxar_n_u32(r73, svdup_n_u32(0), 32 - 10);
        /* left step 76, f5 */
        svuint32_t l76_x1 = svadd_u32_x(svptrue_b32(), l73_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l76_x1);
        const svuint32_t l76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l76_x1, svbcax_u32(l75, l75_2, l74)),
                svdup_n_u32(0), 32 - 14), l74_2);
        const svuint32_t l76_2 = svxar_n_u32(l74, svdup_n_u32(0), 32 - 10);
        /* right step 76, f1 */
        svuint32_t r76_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r73_2);
        RIPEMD160_BATCH_KEEP("w", r76_x1);
        const svuint32_t r76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75, r75_2, r74), r76_x1),
                svdup_n_u32(0), 32 - 5), r74_2);
        const svuint32_t r76_2 = svxar_n_u32(r74, svdup_n_u32(0), 32 - 10);
        /* left step 77, f5 */
        svuint32_t l77_x1 = svadd_u32_x(svptrue_b32(), l74_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l77_x1);
        const svuint32_t l77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l77_x1, svbcax_u32(l76, l76_2, l75)),
                svdup_n_u32(0), 32 - 11), l75_2);
        const svuint32_t l77_2 = svxar_n_u32(l75, svdup_n_u32(0), 32 - 10);
        /* right step 77, f1 */
        svuint32_t r77_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74_2);
        RIPEMD160_BATCH_KEEP("w", r77_x1);
        const svuint32_t r77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76, r76_2, r75), r77_x1),
                svdup_n_u32(0), 32 - 15), r75_2);
        const svuint32_t r77_2 = svxar_n_u32(r75, svdup_n_u32(0), 32 - 10);
        /* left step 78, f5 */
        svuint32_t l78_x1 = svadd_u32_x(svptrue_b32(), l75_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l78_x1);
        const svuint32_t l78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l78_x1, svbcax_u32(l77, l77_2, l76)),
                svdup_n_u32(0), 32 - 8), l76_2);
        const svuint32_t l78_2 = svxar_n_u32(l76, svdup_n_u32(0), 32 - 10);
        /* right step 78, f1 */
        svuint32_t r78_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75_2);
        RIPEMD160_BATCH_KEEP("w", r78_x1);
        const svuint32_t r78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77, r77_2, r76), r78_x1),
                svdup_n_u32(0), 32 - 13), r76_2);
        const svuint32_t r78_2 = svxar_n_u32(r76, svdup_n_u32(0), 32 - 10);
        /* left step 79, f5 */
        svuint32_t l79_x1 = svadd_u32_x(svptrue_b32(), l76_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l79_x1);
        const svuint32_t l79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l79_x1, svbcax_u32(l78, l78_2, l77)),
                svdup_n_u32(0), 32 - 5), l77_2);
        const svuint32_t l79_2 = svxar_n_u32(l77, svdup_n_u32(0), 32 - 10);
        /* right step 79, f1 */
        const svuint32_t r79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78, r78_2, r77), r76_2),
                svdup_n_u32(0), 32 - 11), r77_2);
        const svuint32_t r79_2 = svxar_n_u32(r77, svdup_n_u32(0), 32 - 10);
        /* left step 80, f5 */
        svuint32_t l80_x1 = svadd_u32_x(svptrue_b32(), l77_2, svdup_n_u32(0xa953fd4du));
        RIPEMD160_BATCH_KEEP("w", l80_x1);
        const svuint32_t l80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l80_x1, svbcax_u32(l79, l79_2, l78)),
                svdup_n_u32(0), 32 - 6), l78_2);
        const svuint32_t l80_2 = svxar_n_u32(l78, svdup_n_u32(0), 32 - 10);
        /* right step 80, f1 */
        const svuint32_t r80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79, r79_2, r78), r77_2),
                svdup_n_u32(0), 32 - 11), r78_2);
        const svuint32_t r80_2 = svxar_n_u32(r78, svdup_n_u32(0), 32 - 10);
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), r80_2, svdup_n_u32(0xefcdab89u));
        RIPEMD160_BATCH_KEEP("w", x1);
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), r79_2, svdup_n_u32(0x98badcfeu));
        RIPEMD160_BATCH_KEEP("w", x2);
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), r78_2, svdup_n_u32(0x10325476u));
        RIPEMD160_BATCH_KEEP("w", x3);
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), l78_2, svdup_n_u32(0xc3d2e1f0u));
        RIPEMD160_BATCH_KEEP("w", x4);
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), r79, svdup_n_u32(0x67452301u));
        RIPEMD160_BATCH_KEEP("w", x5);
        svst1_u32(svptrue_b32(), &out[0][0 * lanes], svadd_u32_x(svptrue_b32(), l79, x1));
        svst1_u32(svptrue_b32(), &out[1][0 * lanes], svadd_u32_x(svptrue_b32(), l80_2, x2));
        svst1_u32(svptrue_b32(), &out[2][0 * lanes], svadd_u32_x(svptrue_b32(), l79_2, x3));
        svst1_u32(svptrue_b32(), &out[3][0 * lanes], svadd_u32_x(svptrue_b32(), r80, x4));
        svst1_u32(svptrue_b32(), &out[4][0 * lanes], svadd_u32_x(svptrue_b32(), l80, x5));
        for (size_t j = 0; j < lanes; j++)
            for (size_t i = 0; i < 5; i++)
                ripemd160_batch_store32(digest[j] + 4 * i, out[i][j]);
        data += lanes;
        digest += lanes;
    }
}
/* Processes the collected steps, and writes the results of the rows that end with them. */
RIPEMD160_BATCH_OUTLINED void ripemd160_batch_end_part(ripemd160_batch_column *w, uint8_t *out,
    int is_hex)
{
    for (size_t s = 0; s < w->nsteps; s++) {
        if (w->begins[s] != 0)
            for (size_t j = 0; j < w->lanes; j++) {
                w->state[0 * w->lanes + j] = RIPEMD160_BATCH_IV[0];
                w->state[1 * w->lanes + j] = RIPEMD160_BATCH_IV[1];
                w->state[2 * w->lanes + j] = RIPEMD160_BATCH_IV[2];
                w->state[3 * w->lanes + j] = RIPEMD160_BATCH_IV[3];
                w->state[4 * w->lanes + j] = RIPEMD160_BATCH_IV[4];
            }
        ripemd160_batch_ripemd160_xvl_blocks(w->state, w->data + s * RIPEMD160_BATCH_LANES, 1);
        memcpy(w->made[s], w->state, sizeof w->state);
    }
    for (size_t s = 0; s < w->nsteps; s++) {
        for (size_t j = 0; w->ends[s] != 0 && j < w->lanes; j++) {
            const size_t i = w->row[s * RIPEMD160_BATCH_LANES + j];
            uint8_t digest[20], *to = is_hex != 0 ? digest : out + 20 * i;

            if (i == RIPEMD160_BATCH_NO_ROW)
                continue;
            ripemd160_batch_store32(to, w->made[s][0 * w->lanes + j]);
            ripemd160_batch_store32(to + 4, w->made[s][1 * w->lanes + j]);
            ripemd160_batch_store32(to + 8, w->made[s][2 * w->lanes + j]);
            ripemd160_batch_store32(to + 12, w->made[s][3 * w->lanes + j]);
            ripemd160_batch_store32(to + 16, w->made[s][4 * w->lanes + j]);
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
    for (size_t j = count; j < w->lanes; j++) {
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
        const size_t part = count < w->lanes ? count : (size_t)w->lanes;
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
    for (size_t done = 0; done < count; done += RIPEMD160_BATCH_PART * w->lanes) {
        const size_t part = count - done < RIPEMD160_BATCH_PART * w->lanes ? count - done
            : RIPEMD160_BATCH_PART * w->lanes;
        const size_t ngroups = (part + w->lanes - 1) / w->lanes;

        for (size_t j = 0; j < part; j++) {
            uint8_t *const end = w->end[j];

            ripemd160_batch_put_end(end, w->ripemd160_batch_start[done + j], w->len[done + j]);
            ripemd160_batch_store32(end + RIPEMD160_BATCH_SHORT + 1,
                (uint32_t)(w->len[done + j] * 8));
            w->data[j] = end;
        }
        for (size_t j = part; j < ngroups * w->lanes; j++)
            w->data[j] = w->end[0];
        if (is_hex == 0 && part == ngroups * w->lanes) {
            ripemd160_batch_ripemd160_short_xvl(w->data, (uint8_t(*)[20])(out + 20 * done),
                ngroups);
        } else {
            ripemd160_batch_ripemd160_short_xvl(w->data, w->digest, ngroups);
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
    w.lanes = svcntw();
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
    w.lanes = svcntw();
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
    w.lanes = svcntw();
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
