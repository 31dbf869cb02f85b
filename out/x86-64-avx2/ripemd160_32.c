/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel fixed --length 32
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-avx2 --kernel fixed --size 32`
 * measures the speed.
 *
 * ripemd160_32_x8: 1829 instructions for a message in each lane, critical path 423 cycles.
 * Rules: rotate_as_or 300 times, not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32
 *     times.
 * ripemd160_32: 1229 instructions for a message, critical path 351 cycles.
 * Rules: not_out_of_or 61 times, not_in_sum 61 times, select_as_add 32 times.
 */
#include "ripemd160_32.h"

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_32_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_32_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_32_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_32_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_32_ALWAYS __attribute__((always_inline))
#define RIPEMD160_32_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_32_ALWAYS
#define RIPEMD160_32_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_32_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_32_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_32_ALWAYS uint64_t ripemd160_32_load64(const uint8_t *p)
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
#define RIPEMD160_32_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_32_load64(p), b = ripemd160_32_load64(q), upper, lower; \
        RIPEMD160_32_KEEP("r", a); \
        RIPEMD160_32_KEEP("r", b); \
        upper = RIPEMD160_32_PAIR(a, b); \
        lower = RIPEMD160_32_PAIR(a >> 32, b >> 32); \
        RIPEMD160_32_KEEP("r", upper); \
        RIPEMD160_32_KEEP("r", lower); \
        RIPEMD160_32_STORE(to, upper); \
        RIPEMD160_32_STORE((to) + (row), lower); \
    } while (0)

static uint32_t ripemd160_32_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void ripemd160_32_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static uint32_t ripemd160_32_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void ripemd160_32(const uint8_t *data, uint8_t digest[20])
{
    uint32_t out[5];

    const uint32_t m0 = ripemd160_32_load32(data + 0);
    const uint32_t m1 = ripemd160_32_load32(data + 4);
    const uint32_t m2 = ripemd160_32_load32(data + 8);
    const uint32_t m3 = ripemd160_32_load32(data + 12);
    const uint32_t m4 = ripemd160_32_load32(data + 16);
    const uint32_t m5 = ripemd160_32_load32(data + 20);
    const uint32_t m6 = ripemd160_32_load32(data + 24);
    const uint32_t m7 = ripemd160_32_load32(data + 28);
    /* left step 1, f1 */
    const uint32_t l1 = ripemd160_32_rotl32(m0 + 0xce8a4602u, 11) + 0xc3d2e1f0u;
    /* right step 1, f5 */
    const uint32_t r1 = ripemd160_32_rotl32(m5 + 0xc81a035du, 8) + 0xc3d2e1f0u;
    /* left step 2, f1 */
    uint32_t l2_x1 = m1 + 0xc3d2e1f0u;
    RIPEMD160_32_KEEP("r", l2_x1);
    const uint32_t l2 = ripemd160_32_rotl32((l1 ^ 0x04be51ebu) + l2_x1, 14) + 0x10325476u;
    /* right step 2, f5 */
    const uint32_t r2 = ripemd160_32_rotl32((r1 ^ 0xffcdaf9du) + 0x14756ed6u, 9) + 0x10325476u;
    /* left step 3, f1 */
    uint32_t l3_x1 = l1 ^ 0x36ae27bfu;
    RIPEMD160_32_KEEP("r", l3_x1);
    uint32_t l3_x2 = m2 + 0x10325476u;
    RIPEMD160_32_KEEP("r", l3_x2);
    const uint32_t l3 = ripemd160_32_rotl32((l2 ^ l3_x1) + l3_x2, 15) + 0xeb73fa62u;
    const uint32_t l3_2 = ripemd160_32_rotl32(l1, 10);
    /* right step 3, f5 */
    uint32_t r3_x1 = m7 + 0x60d4e05cu;
    RIPEMD160_32_KEEP("r", r3_x1);
    const uint32_t r3 = ripemd160_32_rotl32((r2 ^ (r1 | 0xc951d840u)) + r3_x1, 9) + 0xeb73fa62u;
    const uint32_t r3_2 = ripemd160_32_rotl32(r1, 10);
    /* left step 4, f1 */
    uint32_t l4_x1 = l3_2 ^ l2;
    RIPEMD160_32_KEEP("r", l4_x1);
    uint32_t l4_x2 = m3 + 0xeb73fa62u;
    RIPEMD160_32_KEEP("r", l4_x2);
    const uint32_t l4 = ripemd160_32_rotl32((l3 ^ l4_x1) + l4_x2, 12) + 0x36ae27bfu;
    const uint32_t l4_2 = ripemd160_32_rotl32(l2, 10);
    /* right step 4, f5 */
    uint32_t r4_x1 = m0 + 0x3c168647u;
    RIPEMD160_32_KEEP("r", r4_x1);
    const uint32_t r4 = ripemd160_32_rotl32(r4_x1 - (r3 ^ (~r2 & r3_2)), 11) + 0x36ae27bfu;
    const uint32_t r4_2 = ripemd160_32_rotl32(r2, 10);
    /* left step 5, f1 */
    uint32_t l5_x1 = l4_2 ^ l3;
    RIPEMD160_32_KEEP("r", l5_x1);
    uint32_t l5_x2 = m4 + 0x36ae27bfu;
    RIPEMD160_32_KEEP("r", l5_x2);
    const uint32_t l5 = ripemd160_32_rotl32((l4 ^ l5_x1) + l5_x2, 5) + l3_2;
    const uint32_t l5_2 = ripemd160_32_rotl32(l3, 10);
    /* right step 5, f5 */
    const uint32_t r5 = ripemd160_32_rotl32(0x8750b3a4u - (r4 ^ (~r3 & r4_2)), 13) + r3_2;
    const uint32_t r5_2 = ripemd160_32_rotl32(r3, 10);
    /* left step 6, f1 */
    uint32_t l6_x1 = l5_2 ^ l4;
    RIPEMD160_32_KEEP("r", l6_x1);
    uint32_t l6_x2 = m5 + l3_2;
    RIPEMD160_32_KEEP("r", l6_x2);
    const uint32_t l6 = ripemd160_32_rotl32((l5 ^ l6_x1) + l6_x2, 8) + l4_2;
    const uint32_t l6_2 = ripemd160_32_rotl32(l4, 10);
    /* right step 6, f5 */
    uint32_t r6_x1 = m2 + (r3_2 + 0x50a28be5u);
    RIPEMD160_32_KEEP("r", r6_x1);
    const uint32_t r6 = ripemd160_32_rotl32(r6_x1 - (r5 ^ (~r4 & r5_2)), 15) + r4_2;
    const uint32_t r6_2 = ripemd160_32_rotl32(r4, 10);
    /* left step 7, f1 */
    uint32_t l7_x1 = l6_2 ^ l5;
    RIPEMD160_32_KEEP("r", l7_x1);
    uint32_t l7_x2 = m6 + l4_2;
    RIPEMD160_32_KEEP("r", l7_x2);
    const uint32_t l7 = ripemd160_32_rotl32((l6 ^ l7_x1) + l7_x2, 7) + l5_2;
    const uint32_t l7_2 = ripemd160_32_rotl32(l5, 10);
    /* right step 7, f5 */
    uint32_t r7_x1 = r4_2 + 0x50a28be5u;
    RIPEMD160_32_KEEP("r", r7_x1);
    const uint32_t r7 = ripemd160_32_rotl32(r7_x1 - (r6 ^ (~r5 & r6_2)), 15) + r5_2;
    const uint32_t r7_2 = ripemd160_32_rotl32(r5, 10);
    /* left step 8, f1 */
    uint32_t l8_x1 = l7_2 ^ l6;
    RIPEMD160_32_KEEP("r", l8_x1);
    uint32_t l8_x2 = m7 + l5_2;
    RIPEMD160_32_KEEP("r", l8_x2);
    const uint32_t l8 = ripemd160_32_rotl32((l7 ^ l8_x1) + l8_x2, 9) + l6_2;
    const uint32_t l8_2 = ripemd160_32_rotl32(l6, 10);
    /* right step 8, f5 */
    uint32_t r8_x1 = m4 + (r5_2 + 0x50a28be5u);
    RIPEMD160_32_KEEP("r", r8_x1);
    const uint32_t r8 = ripemd160_32_rotl32(r8_x1 - (r7 ^ (~r6 & r7_2)), 5) + r6_2;
    const uint32_t r8_2 = ripemd160_32_rotl32(r6, 10);
    /* left step 9, f1 */
    uint32_t l9_x1 = l8_2 ^ l7;
    RIPEMD160_32_KEEP("r", l9_x1);
    uint32_t l9_x2 = l6_2 + 0x00000080u;
    RIPEMD160_32_KEEP("r", l9_x2);
    const uint32_t l9 = ripemd160_32_rotl32((l8 ^ l9_x1) + l9_x2, 11) + l7_2;
    const uint32_t l9_2 = ripemd160_32_rotl32(l7, 10);
    /* right step 9, f5 */
    uint32_t r9_x1 = r6_2 + 0x50a28be5u;
    RIPEMD160_32_KEEP("r", r9_x1);
    const uint32_t r9 = ripemd160_32_rotl32(r9_x1 - (r8 ^ (~r7 & r8_2)), 7) + r7_2;
    const uint32_t r9_2 = ripemd160_32_rotl32(r7, 10);
    /* left step 10, f1 */
    uint32_t l10_x1 = l9_2 ^ l8;
    RIPEMD160_32_KEEP("r", l10_x1);
    const uint32_t l10 = ripemd160_32_rotl32((l9 ^ l10_x1) + l7_2, 13) + l8_2;
    const uint32_t l10_2 = ripemd160_32_rotl32(l8, 10);
    /* right step 10, f5 */
    uint32_t r10_x1 = m6 + (r7_2 + 0x50a28be5u);
    RIPEMD160_32_KEEP("r", r10_x1);
    const uint32_t r10 = ripemd160_32_rotl32(r10_x1 - (r9 ^ (~r8 & r9_2)), 7) + r8_2;
    const uint32_t r10_2 = ripemd160_32_rotl32(r8, 10);
    /* left step 11, f1 */
    uint32_t l11_x1 = l10_2 ^ l9;
    RIPEMD160_32_KEEP("r", l11_x1);
    const uint32_t l11 = ripemd160_32_rotl32((l10 ^ l11_x1) + l8_2, 14) + l9_2;
    const uint32_t l11_2 = ripemd160_32_rotl32(l9, 10);
    /* right step 11, f5 */
    uint32_t r11_x1 = r8_2 + 0x50a28be5u;
    RIPEMD160_32_KEEP("r", r11_x1);
    const uint32_t r11 = ripemd160_32_rotl32(r11_x1 - (r10 ^ (~r9 & r10_2)), 8) + r9_2;
    const uint32_t r11_2 = ripemd160_32_rotl32(r9, 10);
    /* left step 12, f1 */
    uint32_t l12_x1 = l11_2 ^ l10;
    RIPEMD160_32_KEEP("r", l12_x1);
    const uint32_t l12 = ripemd160_32_rotl32((l11 ^ l12_x1) + l9_2, 15) + l10_2;
    const uint32_t l12_2 = ripemd160_32_rotl32(l10, 10);
    /* right step 12, f5 */
    uint32_t r12_x1 = r9_2 + 0x50a28c65u;
    RIPEMD160_32_KEEP("r", r12_x1);
    const uint32_t r12 = ripemd160_32_rotl32(r12_x1 - (r11 ^ (~r10 & r11_2)), 11) + r10_2;
    const uint32_t r12_2 = ripemd160_32_rotl32(r10, 10);
    /* left step 13, f1 */
    uint32_t l13_x1 = l12_2 ^ l11;
    RIPEMD160_32_KEEP("r", l13_x1);
    const uint32_t l13 = ripemd160_32_rotl32((l12 ^ l13_x1) + l10_2, 6) + l11_2;
    const uint32_t l13_2 = ripemd160_32_rotl32(l11, 10);
    /* right step 13, f5 */
    uint32_t r13_x1 = m1 + (r10_2 + 0x50a28be5u);
    RIPEMD160_32_KEEP("r", r13_x1);
    const uint32_t r13 = ripemd160_32_rotl32(r13_x1 - (r12 ^ (~r11 & r12_2)), 14) + r11_2;
    const uint32_t r13_2 = ripemd160_32_rotl32(r11, 10);
    /* left step 14, f1 */
    uint32_t l14_x1 = l13_2 ^ l12;
    RIPEMD160_32_KEEP("r", l14_x1);
    const uint32_t l14 = ripemd160_32_rotl32((l13 ^ l14_x1) + l11_2, 7) + l12_2;
    const uint32_t l14_2 = ripemd160_32_rotl32(l12, 10);
    /* right step 14, f5 */
    uint32_t r14_x1 = r11_2 + 0x50a28be5u;
    RIPEMD160_32_KEEP("r", r14_x1);
    const uint32_t r14 = ripemd160_32_rotl32(r14_x1 - (r13 ^ (~r12 & r13_2)), 14) + r12_2;
    const uint32_t r14_2 = ripemd160_32_rotl32(r12, 10);
    /* left step 15, f1 */
    uint32_t l15_x1 = l14_2 ^ l13;
    RIPEMD160_32_KEEP("r", l15_x1);
    uint32_t l15_x2 = l12_2 + 0x00000100u;
    RIPEMD160_32_KEEP("r", l15_x2);
    const uint32_t l15 = ripemd160_32_rotl32((l14 ^ l15_x1) + l15_x2, 9) + l13_2;
    const uint32_t l15_2 = ripemd160_32_rotl32(l13, 10);
    /* right step 15, f5 */
    uint32_t r15_x1 = m3 + (r12_2 + 0x50a28be5u);
    RIPEMD160_32_KEEP("r", r15_x1);
    const uint32_t r15 = ripemd160_32_rotl32(r15_x1 - (r14 ^ (~r13 & r14_2)), 12) + r13_2;
    const uint32_t r15_2 = ripemd160_32_rotl32(r13, 10);
    /* left step 16, f1 */
    uint32_t l16_x1 = l15_2 ^ l14;
    RIPEMD160_32_KEEP("r", l16_x1);
    const uint32_t l16 = ripemd160_32_rotl32((l15 ^ l16_x1) + l13_2, 8) + l14_2;
    const uint32_t l16_2 = ripemd160_32_rotl32(l14, 10);
    /* right step 16, f5 */
    uint32_t r16_x1 = r13_2 + 0x50a28be5u;
    RIPEMD160_32_KEEP("r", r16_x1);
    const uint32_t r16 = ripemd160_32_rotl32(r16_x1 - (r15 ^ (~r14 & r15_2)), 6) + r14_2;
    const uint32_t r16_2 = ripemd160_32_rotl32(r14, 10);
    /* left step 17, f2 */
    uint32_t l17_x1 = m7 + (l14_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l17_x1);
    const uint32_t l17 = ripemd160_32_rotl32(((l16 & l15) | (~l16 & l16_2)) + l17_x1, 7) + l15_2;
    const uint32_t l17_2 = ripemd160_32_rotl32(l15, 10);
    /* right step 17, f4 */
    uint32_t r17_x1 = m6 + (r14_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r17_x1);
    uint32_t r17_x2 = (~r16_2 & r15) + r17_x1;
    RIPEMD160_32_KEEP("r", r17_x2);
    const uint32_t r17 = ripemd160_32_rotl32((r16 & r16_2) + r17_x2, 9) + r15_2;
    const uint32_t r17_2 = ripemd160_32_rotl32(r15, 10);
    /* left step 18, f2 */
    uint32_t l18_x1 = m4 + (l15_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l18_x1);
    const uint32_t l18 = ripemd160_32_rotl32(((l17 & l16) | (~l17 & l17_2)) + l18_x1, 6) + l16_2;
    const uint32_t l18_2 = ripemd160_32_rotl32(l16, 10);
    /* right step 18, f4 */
    uint32_t r18_x1 = r15_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r18_x1);
    uint32_t r18_x2 = (~r17_2 & r16) + r18_x1;
    RIPEMD160_32_KEEP("r", r18_x2);
    const uint32_t r18 = ripemd160_32_rotl32((r17 & r17_2) + r18_x2, 13) + r16_2;
    const uint32_t r18_2 = ripemd160_32_rotl32(r16, 10);
    /* left step 19, f2 */
    uint32_t l19_x1 = l16_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l19_x1);
    const uint32_t l19 = ripemd160_32_rotl32(((l18 & l17) | (~l18 & l18_2)) + l19_x1, 8) + l17_2;
    const uint32_t l19_2 = ripemd160_32_rotl32(l17, 10);
    /* right step 19, f4 */
    uint32_t r19_x1 = m3 + (r16_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r19_x1);
    uint32_t r19_x2 = (~r18_2 & r17) + r19_x1;
    RIPEMD160_32_KEEP("r", r19_x2);
    const uint32_t r19 = ripemd160_32_rotl32((r18 & r18_2) + r19_x2, 15) + r17_2;
    const uint32_t r19_2 = ripemd160_32_rotl32(r17, 10);
    /* left step 20, f2 */
    uint32_t l20_x1 = m1 + (l17_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l20_x1);
    const uint32_t l20 = ripemd160_32_rotl32(((l19 & l18) | (~l19 & l19_2)) + l20_x1, 13) + l18_2;
    const uint32_t l20_2 = ripemd160_32_rotl32(l18, 10);
    /* right step 20, f4 */
    uint32_t r20_x1 = m7 + (r17_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r20_x1);
    uint32_t r20_x2 = (~r19_2 & r18) + r20_x1;
    RIPEMD160_32_KEEP("r", r20_x2);
    const uint32_t r20 = ripemd160_32_rotl32((r19 & r19_2) + r20_x2, 7) + r18_2;
    const uint32_t r20_2 = ripemd160_32_rotl32(r18, 10);
    /* left step 21, f2 */
    uint32_t l21_x1 = l18_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l21_x1);
    const uint32_t l21 = ripemd160_32_rotl32(((l20 & l19) | (~l20 & l20_2)) + l21_x1, 11) + l19_2;
    const uint32_t l21_2 = ripemd160_32_rotl32(l19, 10);
    /* right step 21, f4 */
    uint32_t r21_x1 = m0 + (r18_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r21_x1);
    uint32_t r21_x2 = (~r20_2 & r19) + r21_x1;
    RIPEMD160_32_KEEP("r", r21_x2);
    const uint32_t r21 = ripemd160_32_rotl32((r20 & r20_2) + r21_x2, 12) + r19_2;
    const uint32_t r21_2 = ripemd160_32_rotl32(r19, 10);
    /* left step 22, f2 */
    uint32_t l22_x1 = m6 + (l19_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l22_x1);
    const uint32_t l22 = ripemd160_32_rotl32(((l21 & l20) | (~l21 & l21_2)) + l22_x1, 9) + l20_2;
    const uint32_t l22_2 = ripemd160_32_rotl32(l20, 10);
    /* right step 22, f4 */
    uint32_t r22_x1 = r19_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r22_x1);
    uint32_t r22_x2 = (~r21_2 & r20) + r22_x1;
    RIPEMD160_32_KEEP("r", r22_x2);
    const uint32_t r22 = ripemd160_32_rotl32((r21 & r21_2) + r22_x2, 8) + r20_2;
    const uint32_t r22_2 = ripemd160_32_rotl32(r20, 10);
    /* left step 23, f2 */
    uint32_t l23_x1 = l20_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l23_x1);
    const uint32_t l23 = ripemd160_32_rotl32(((l22 & l21) | (~l22 & l22_2)) + l23_x1, 7) + l21_2;
    const uint32_t l23_2 = ripemd160_32_rotl32(l21, 10);
    /* right step 23, f4 */
    uint32_t r23_x1 = m5 + (r20_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r23_x1);
    uint32_t r23_x2 = (~r22_2 & r21) + r23_x1;
    RIPEMD160_32_KEEP("r", r23_x2);
    const uint32_t r23 = ripemd160_32_rotl32((r22 & r22_2) + r23_x2, 9) + r21_2;
    const uint32_t r23_2 = ripemd160_32_rotl32(r21, 10);
    /* left step 24, f2 */
    uint32_t l24_x1 = m3 + (l21_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l24_x1);
    const uint32_t l24 = ripemd160_32_rotl32(((l23 & l22) | (~l23 & l23_2)) + l24_x1, 15) + l22_2;
    const uint32_t l24_2 = ripemd160_32_rotl32(l22, 10);
    /* right step 24, f4 */
    uint32_t r24_x1 = r21_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r24_x1);
    uint32_t r24_x2 = (~r23_2 & r22) + r24_x1;
    RIPEMD160_32_KEEP("r", r24_x2);
    const uint32_t r24 = ripemd160_32_rotl32((r23 & r23_2) + r24_x2, 11) + r22_2;
    const uint32_t r24_2 = ripemd160_32_rotl32(r22, 10);
    /* left step 25, f2 */
    uint32_t l25_x1 = l22_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l25_x1);
    const uint32_t l25 = ripemd160_32_rotl32(((l24 & l23) | (~l24 & l24_2)) + l25_x1, 7) + l23_2;
    const uint32_t l25_2 = ripemd160_32_rotl32(l23, 10);
    /* right step 25, f4 */
    uint32_t r25_x1 = r22_2 + 0x5c4dd224u;
    RIPEMD160_32_KEEP("r", r25_x1);
    uint32_t r25_x2 = (~r24_2 & r23) + r25_x1;
    RIPEMD160_32_KEEP("r", r25_x2);
    const uint32_t r25 = ripemd160_32_rotl32((r24 & r24_2) + r25_x2, 7) + r23_2;
    const uint32_t r25_2 = ripemd160_32_rotl32(r23, 10);
    /* left step 26, f2 */
    uint32_t l26_x1 = m0 + (l23_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l26_x1);
    const uint32_t l26 = ripemd160_32_rotl32(((l25 & l24) | (~l25 & l25_2)) + l26_x1, 12) + l24_2;
    const uint32_t l26_2 = ripemd160_32_rotl32(l24, 10);
    /* right step 26, f4 */
    uint32_t r26_x1 = r23_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r26_x1);
    uint32_t r26_x2 = (~r25_2 & r24) + r26_x1;
    RIPEMD160_32_KEEP("r", r26_x2);
    const uint32_t r26 = ripemd160_32_rotl32((r25 & r25_2) + r26_x2, 7) + r24_2;
    const uint32_t r26_2 = ripemd160_32_rotl32(r24, 10);
    /* left step 27, f2 */
    uint32_t l27_x1 = l24_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l27_x1);
    const uint32_t l27 = ripemd160_32_rotl32(((l26 & l25) | (~l26 & l26_2)) + l27_x1, 15) + l25_2;
    const uint32_t l27_2 = ripemd160_32_rotl32(l25, 10);
    /* right step 27, f4 */
    uint32_t r27_x1 = r24_2 + 0x5c4dd1a4u;
    RIPEMD160_32_KEEP("r", r27_x1);
    uint32_t r27_x2 = (~r26_2 & r25) + r27_x1;
    RIPEMD160_32_KEEP("r", r27_x2);
    const uint32_t r27 = ripemd160_32_rotl32((r26 & r26_2) + r27_x2, 12) + r25_2;
    const uint32_t r27_2 = ripemd160_32_rotl32(r25, 10);
    /* left step 28, f2 */
    uint32_t l28_x1 = m5 + (l25_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l28_x1);
    const uint32_t l28 = ripemd160_32_rotl32(((l27 & l26) | (~l27 & l27_2)) + l28_x1, 9) + l26_2;
    const uint32_t l28_2 = ripemd160_32_rotl32(l26, 10);
    /* right step 28, f4 */
    uint32_t r28_x1 = r25_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r28_x1);
    uint32_t r28_x2 = (~r27_2 & r26) + r28_x1;
    RIPEMD160_32_KEEP("r", r28_x2);
    const uint32_t r28 = ripemd160_32_rotl32((r27 & r27_2) + r28_x2, 7) + r26_2;
    const uint32_t r28_2 = ripemd160_32_rotl32(r26, 10);
    /* left step 29, f2 */
    uint32_t l29_x1 = m2 + (l26_2 + 0x5a827999u);
    RIPEMD160_32_KEEP("r", l29_x1);
    const uint32_t l29 = ripemd160_32_rotl32(((l28 & l27) | (~l28 & l28_2)) + l29_x1, 11) + l27_2;
    const uint32_t l29_2 = ripemd160_32_rotl32(l27, 10);
    /* right step 29, f4 */
    uint32_t r29_x1 = m4 + (r26_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r29_x1);
    uint32_t r29_x2 = (~r28_2 & r27) + r29_x1;
    RIPEMD160_32_KEEP("r", r29_x2);
    const uint32_t r29 = ripemd160_32_rotl32((r28 & r28_2) + r29_x2, 6) + r27_2;
    const uint32_t r29_2 = ripemd160_32_rotl32(r27, 10);
    /* left step 30, f2 */
    uint32_t l30_x1 = l27_2 + 0x5a827a99u;
    RIPEMD160_32_KEEP("r", l30_x1);
    const uint32_t l30 = ripemd160_32_rotl32(((l29 & l28) | (~l29 & l29_2)) + l30_x1, 7) + l28_2;
    const uint32_t l30_2 = ripemd160_32_rotl32(l28, 10);
    /* right step 30, f4 */
    uint32_t r30_x1 = r27_2 + 0x5c4dd124u;
    RIPEMD160_32_KEEP("r", r30_x1);
    uint32_t r30_x2 = (~r29_2 & r28) + r30_x1;
    RIPEMD160_32_KEEP("r", r30_x2);
    const uint32_t r30 = ripemd160_32_rotl32((r29 & r29_2) + r30_x2, 15) + r28_2;
    const uint32_t r30_2 = ripemd160_32_rotl32(r28, 10);
    /* left step 31, f2 */
    uint32_t l31_x1 = l28_2 + 0x5a827999u;
    RIPEMD160_32_KEEP("r", l31_x1);
    const uint32_t l31 = ripemd160_32_rotl32(((l30 & l29) | (~l30 & l30_2)) + l31_x1, 13) + l29_2;
    const uint32_t l31_2 = ripemd160_32_rotl32(l29, 10);
    /* right step 31, f4 */
    uint32_t r31_x1 = m1 + (r28_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r31_x1);
    uint32_t r31_x2 = (~r30_2 & r29) + r31_x1;
    RIPEMD160_32_KEEP("r", r31_x2);
    const uint32_t r31 = ripemd160_32_rotl32((r30 & r30_2) + r31_x2, 13) + r29_2;
    const uint32_t r31_2 = ripemd160_32_rotl32(r29, 10);
    /* left step 32, f2 */
    uint32_t l32_x1 = l29_2 + 0x5a827a19u;
    RIPEMD160_32_KEEP("r", l32_x1);
    const uint32_t l32 = ripemd160_32_rotl32(((l31 & l30) | (~l31 & l31_2)) + l32_x1, 12) + l30_2;
    const uint32_t l32_2 = ripemd160_32_rotl32(l30, 10);
    /* right step 32, f4 */
    uint32_t r32_x1 = m2 + (r29_2 + 0x5c4dd124u);
    RIPEMD160_32_KEEP("r", r32_x1);
    uint32_t r32_x2 = (~r31_2 & r30) + r32_x1;
    RIPEMD160_32_KEEP("r", r32_x2);
    const uint32_t r32 = ripemd160_32_rotl32((r31 & r31_2) + r32_x2, 11) + r30_2;
    const uint32_t r32_2 = ripemd160_32_rotl32(r30, 10);
    /* left step 33, f3 */
    uint32_t l33_x1 = m3 + (l30_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l33_x1);
    const uint32_t l33 = ripemd160_32_rotl32(l33_x1 - ((~l32 & l31) ^ l32_2), 11) + l31_2;
    const uint32_t l33_2 = ripemd160_32_rotl32(l31, 10);
    /* right step 33, f3 */
    uint32_t r33_x1 = r30_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r33_x1);
    const uint32_t r33 = ripemd160_32_rotl32(r33_x1 - ((~r32 & r31) ^ r32_2), 9) + r31_2;
    const uint32_t r33_2 = ripemd160_32_rotl32(r31, 10);
    /* left step 34, f3 */
    uint32_t l34_x1 = l31_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l34_x1);
    const uint32_t l34 = ripemd160_32_rotl32(l34_x1 - ((~l33 & l32) ^ l33_2), 13) + l32_2;
    const uint32_t l34_2 = ripemd160_32_rotl32(l32, 10);
    /* right step 34, f3 */
    uint32_t r34_x1 = m5 + (r31_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r34_x1);
    const uint32_t r34 = ripemd160_32_rotl32(r34_x1 - ((~r33 & r32) ^ r33_2), 7) + r32_2;
    const uint32_t r34_2 = ripemd160_32_rotl32(r32, 10);
    /* left step 35, f3 */
    uint32_t l35_x1 = l32_2 + 0x6ed9eca0u;
    RIPEMD160_32_KEEP("r", l35_x1);
    const uint32_t l35 = ripemd160_32_rotl32(l35_x1 - ((~l34 & l33) ^ l34_2), 6) + l33_2;
    const uint32_t l35_2 = ripemd160_32_rotl32(l33, 10);
    /* right step 35, f3 */
    uint32_t r35_x1 = m1 + (r32_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r35_x1);
    const uint32_t r35 = ripemd160_32_rotl32(r35_x1 - ((~r34 & r33) ^ r34_2), 15) + r33_2;
    const uint32_t r35_2 = ripemd160_32_rotl32(r33, 10);
    /* left step 36, f3 */
    uint32_t l36_x1 = m4 + (l33_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l36_x1);
    const uint32_t l36 = ripemd160_32_rotl32(l36_x1 - ((~l35 & l34) ^ l35_2), 7) + l34_2;
    const uint32_t l36_2 = ripemd160_32_rotl32(l34, 10);
    /* right step 36, f3 */
    uint32_t r36_x1 = m3 + (r33_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r36_x1);
    const uint32_t r36 = ripemd160_32_rotl32(r36_x1 - ((~r35 & r34) ^ r35_2), 11) + r34_2;
    const uint32_t r36_2 = ripemd160_32_rotl32(r34, 10);
    /* left step 37, f3 */
    uint32_t l37_x1 = l34_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l37_x1);
    const uint32_t l37 = ripemd160_32_rotl32(l37_x1 - ((~l36 & l35) ^ l36_2), 14) + l35_2;
    const uint32_t l37_2 = ripemd160_32_rotl32(l35, 10);
    /* right step 37, f3 */
    uint32_t r37_x1 = m7 + (r34_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r37_x1);
    const uint32_t r37 = ripemd160_32_rotl32(r37_x1 - ((~r36 & r35) ^ r36_2), 8) + r35_2;
    const uint32_t r37_2 = ripemd160_32_rotl32(r35, 10);
    /* left step 38, f3 */
    uint32_t l38_x1 = l35_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l38_x1);
    const uint32_t l38 = ripemd160_32_rotl32(l38_x1 - ((~l37 & l36) ^ l37_2), 9) + l36_2;
    const uint32_t l38_2 = ripemd160_32_rotl32(l36, 10);
    /* right step 38, f3 */
    uint32_t r38_x1 = r35_2 + 0x6d703ff2u;
    RIPEMD160_32_KEEP("r", r38_x1);
    const uint32_t r38 = ripemd160_32_rotl32(r38_x1 - ((~r37 & r36) ^ r37_2), 6) + r36_2;
    const uint32_t r38_2 = ripemd160_32_rotl32(r36, 10);
    /* left step 39, f3 */
    uint32_t l39_x1 = l36_2 + 0x6ed9ec20u;
    RIPEMD160_32_KEEP("r", l39_x1);
    const uint32_t l39 = ripemd160_32_rotl32(l39_x1 - ((~l38 & l37) ^ l38_2), 13) + l37_2;
    const uint32_t l39_2 = ripemd160_32_rotl32(l37, 10);
    /* right step 39, f3 */
    uint32_t r39_x1 = m6 + (r36_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r39_x1);
    const uint32_t r39 = ripemd160_32_rotl32(r39_x1 - ((~r38 & r37) ^ r38_2), 6) + r37_2;
    const uint32_t r39_2 = ripemd160_32_rotl32(r37, 10);
    /* left step 40, f3 */
    uint32_t l40_x1 = m1 + (l37_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l40_x1);
    const uint32_t l40 = ripemd160_32_rotl32(l40_x1 - ((~l39 & l38) ^ l39_2), 15) + l38_2;
    const uint32_t l40_2 = ripemd160_32_rotl32(l38, 10);
    /* right step 40, f3 */
    uint32_t r40_x1 = r37_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r40_x1);
    const uint32_t r40 = ripemd160_32_rotl32(r40_x1 - ((~r39 & r38) ^ r39_2), 14) + r38_2;
    const uint32_t r40_2 = ripemd160_32_rotl32(r38, 10);
    /* left step 41, f3 */
    uint32_t l41_x1 = m2 + (l38_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l41_x1);
    const uint32_t l41 = ripemd160_32_rotl32(l41_x1 - ((~l40 & l39) ^ l40_2), 14) + l39_2;
    const uint32_t l41_2 = ripemd160_32_rotl32(l39, 10);
    /* right step 41, f3 */
    uint32_t r41_x1 = r38_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r41_x1);
    const uint32_t r41 = ripemd160_32_rotl32(r41_x1 - ((~r40 & r39) ^ r40_2), 12) + r39_2;
    const uint32_t r41_2 = ripemd160_32_rotl32(r39, 10);
    /* left step 42, f3 */
    uint32_t l42_x1 = m7 + (l39_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l42_x1);
    const uint32_t l42 = ripemd160_32_rotl32(l42_x1 - ((~l41 & l40) ^ l41_2), 8) + l40_2;
    const uint32_t l42_2 = ripemd160_32_rotl32(l40, 10);
    /* right step 42, f3 */
    uint32_t r42_x1 = r39_2 + 0x6d703f72u;
    RIPEMD160_32_KEEP("r", r42_x1);
    const uint32_t r42 = ripemd160_32_rotl32(r42_x1 - ((~r41 & r40) ^ r41_2), 13) + r40_2;
    const uint32_t r42_2 = ripemd160_32_rotl32(r40, 10);
    /* left step 43, f3 */
    uint32_t l43_x1 = m0 + (l40_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l43_x1);
    const uint32_t l43 = ripemd160_32_rotl32(l43_x1 - ((~l42 & l41) ^ l42_2), 13) + l41_2;
    const uint32_t l43_2 = ripemd160_32_rotl32(l41, 10);
    /* right step 43, f3 */
    uint32_t r43_x1 = r40_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r43_x1);
    const uint32_t r43 = ripemd160_32_rotl32(r43_x1 - ((~r42 & r41) ^ r42_2), 5) + r41_2;
    const uint32_t r43_2 = ripemd160_32_rotl32(r41, 10);
    /* left step 44, f3 */
    uint32_t l44_x1 = m6 + (l41_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l44_x1);
    const uint32_t l44 = ripemd160_32_rotl32(l44_x1 - ((~l43 & l42) ^ l43_2), 6) + l42_2;
    const uint32_t l44_2 = ripemd160_32_rotl32(l42, 10);
    /* right step 44, f3 */
    uint32_t r44_x1 = m2 + (r41_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r44_x1);
    const uint32_t r44 = ripemd160_32_rotl32(r44_x1 - ((~r43 & r42) ^ r43_2), 14) + r42_2;
    const uint32_t r44_2 = ripemd160_32_rotl32(r42, 10);
    /* left step 45, f3 */
    uint32_t l45_x1 = l42_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l45_x1);
    const uint32_t l45 = ripemd160_32_rotl32(l45_x1 - ((~l44 & l43) ^ l44_2), 5) + l43_2;
    const uint32_t l45_2 = ripemd160_32_rotl32(l43, 10);
    /* right step 45, f3 */
    uint32_t r45_x1 = r42_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r45_x1);
    const uint32_t r45 = ripemd160_32_rotl32(r45_x1 - ((~r44 & r43) ^ r44_2), 13) + r43_2;
    const uint32_t r45_2 = ripemd160_32_rotl32(r43, 10);
    /* left step 46, f3 */
    uint32_t l46_x1 = l43_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l46_x1);
    const uint32_t l46 = ripemd160_32_rotl32(l46_x1 - ((~l45 & l44) ^ l45_2), 12) + l44_2;
    const uint32_t l46_2 = ripemd160_32_rotl32(l44, 10);
    /* right step 46, f3 */
    uint32_t r46_x1 = m0 + (r43_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r46_x1);
    const uint32_t r46 = ripemd160_32_rotl32(r46_x1 - ((~r45 & r44) ^ r45_2), 13) + r44_2;
    const uint32_t r46_2 = ripemd160_32_rotl32(r44, 10);
    /* left step 47, f3 */
    uint32_t l47_x1 = m5 + (l44_2 + 0x6ed9eba0u);
    RIPEMD160_32_KEEP("r", l47_x1);
    const uint32_t l47 = ripemd160_32_rotl32(l47_x1 - ((~l46 & l45) ^ l46_2), 7) + l45_2;
    const uint32_t l47_2 = ripemd160_32_rotl32(l45, 10);
    /* right step 47, f3 */
    uint32_t r47_x1 = m4 + (r44_2 + 0x6d703ef2u);
    RIPEMD160_32_KEEP("r", r47_x1);
    const uint32_t r47 = ripemd160_32_rotl32(r47_x1 - ((~r46 & r45) ^ r46_2), 7) + r45_2;
    const uint32_t r47_2 = ripemd160_32_rotl32(r45, 10);
    /* left step 48, f3 */
    uint32_t l48_x1 = l45_2 + 0x6ed9eba0u;
    RIPEMD160_32_KEEP("r", l48_x1);
    const uint32_t l48 = ripemd160_32_rotl32(l48_x1 - ((~l47 & l46) ^ l47_2), 5) + l46_2;
    const uint32_t l48_2 = ripemd160_32_rotl32(l46, 10);
    /* right step 48, f3 */
    uint32_t r48_x1 = r45_2 + 0x6d703ef2u;
    RIPEMD160_32_KEEP("r", r48_x1);
    const uint32_t r48 = ripemd160_32_rotl32(r48_x1 - ((~r47 & r46) ^ r47_2), 5) + r46_2;
    const uint32_t r48_2 = ripemd160_32_rotl32(r46, 10);
    /* left step 49, f4 */
    uint32_t l49_x1 = l46_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l49_x1);
    uint32_t l49_x2 = (~l48_2 & l47) + l49_x1 + m1;
    RIPEMD160_32_KEEP("r", l49_x2);
    const uint32_t l49 = ripemd160_32_rotl32((l48 & l48_2) + l49_x2, 11) + l47_2;
    const uint32_t l49_2 = ripemd160_32_rotl32(l47, 10);
    /* right step 49, f2 */
    uint32_t r49_x1 = r46_2 + 0x7a6d7769u;
    RIPEMD160_32_KEEP("r", r49_x1);
    const uint32_t r49 = ripemd160_32_rotl32(((r48 & r47) | (~r48 & r48_2)) + r49_x1, 15) + r47_2;
    const uint32_t r49_2 = ripemd160_32_rotl32(r47, 10);
    /* left step 50, f4 */
    uint32_t l50_x1 = l47_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l50_x1);
    uint32_t l50_x2 = (~l49_2 & l48) + l50_x1;
    RIPEMD160_32_KEEP("r", l50_x2);
    const uint32_t l50 = ripemd160_32_rotl32((l49 & l49_2) + l50_x2, 12) + l48_2;
    const uint32_t l50_2 = ripemd160_32_rotl32(l48, 10);
    /* right step 50, f2 */
    uint32_t r50_x1 = m6 + (r47_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r50_x1);
    const uint32_t r50 = ripemd160_32_rotl32(((r49 & r48) | (~r49 & r49_2)) + r50_x1, 5) + r48_2;
    const uint32_t r50_2 = ripemd160_32_rotl32(r48, 10);
    /* left step 51, f4 */
    uint32_t l51_x1 = l48_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l51_x1);
    uint32_t l51_x2 = (~l50_2 & l49) + l51_x1;
    RIPEMD160_32_KEEP("r", l51_x2);
    const uint32_t l51 = ripemd160_32_rotl32((l50 & l50_2) + l51_x2, 14) + l49_2;
    const uint32_t l51_2 = ripemd160_32_rotl32(l49, 10);
    /* right step 51, f2 */
    uint32_t r51_x1 = m4 + (r48_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r51_x1);
    const uint32_t r51 = ripemd160_32_rotl32(((r50 & r49) | (~r50 & r50_2)) + r51_x1, 8) + r49_2;
    const uint32_t r51_2 = ripemd160_32_rotl32(r49, 10);
    /* left step 52, f4 */
    uint32_t l52_x1 = l49_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l52_x1);
    uint32_t l52_x2 = (~l51_2 & l50) + l52_x1;
    RIPEMD160_32_KEEP("r", l52_x2);
    const uint32_t l52 = ripemd160_32_rotl32((l51 & l51_2) + l52_x2, 15) + l50_2;
    const uint32_t l52_2 = ripemd160_32_rotl32(l50, 10);
    /* right step 52, f2 */
    uint32_t r52_x1 = m1 + (r49_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r52_x1);
    const uint32_t r52 = ripemd160_32_rotl32(((r51 & r50) | (~r51 & r51_2)) + r52_x1, 11) + r50_2;
    const uint32_t r52_2 = ripemd160_32_rotl32(r50, 10);
    /* left step 53, f4 */
    uint32_t l53_x1 = m0 + (l50_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l53_x1);
    uint32_t l53_x2 = (~l52_2 & l51) + l53_x1;
    RIPEMD160_32_KEEP("r", l53_x2);
    const uint32_t l53 = ripemd160_32_rotl32((l52 & l52_2) + l53_x2, 14) + l51_2;
    const uint32_t l53_2 = ripemd160_32_rotl32(l51, 10);
    /* right step 53, f2 */
    uint32_t r53_x1 = m3 + (r50_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r53_x1);
    const uint32_t r53 = ripemd160_32_rotl32(((r52 & r51) | (~r52 & r52_2)) + r53_x1, 14) + r51_2;
    const uint32_t r53_2 = ripemd160_32_rotl32(r51, 10);
    /* left step 54, f4 */
    uint32_t l54_x1 = l51_2 + 0x8f1bbd5cu;
    RIPEMD160_32_KEEP("r", l54_x1);
    uint32_t l54_x2 = (~l53_2 & l52) + l54_x1;
    RIPEMD160_32_KEEP("r", l54_x2);
    const uint32_t l54 = ripemd160_32_rotl32((l53 & l53_2) + l54_x2, 15) + l52_2;
    const uint32_t l54_2 = ripemd160_32_rotl32(l52, 10);
    /* right step 54, f2 */
    uint32_t r54_x1 = r51_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r54_x1);
    const uint32_t r54 = ripemd160_32_rotl32(((r53 & r52) | (~r53 & r53_2)) + r54_x1, 14) + r52_2;
    const uint32_t r54_2 = ripemd160_32_rotl32(r52, 10);
    /* left step 55, f4 */
    uint32_t l55_x1 = l52_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l55_x1);
    uint32_t l55_x2 = (~l54_2 & l53) + l55_x1;
    RIPEMD160_32_KEEP("r", l55_x2);
    const uint32_t l55 = ripemd160_32_rotl32((l54 & l54_2) + l55_x2, 9) + l53_2;
    const uint32_t l55_2 = ripemd160_32_rotl32(l53, 10);
    /* right step 55, f2 */
    uint32_t r55_x1 = r52_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r55_x1);
    const uint32_t r55 = ripemd160_32_rotl32(((r54 & r53) | (~r54 & r54_2)) + r55_x1, 6) + r53_2;
    const uint32_t r55_2 = ripemd160_32_rotl32(r53, 10);
    /* left step 56, f4 */
    uint32_t l56_x1 = m4 + (l53_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l56_x1);
    uint32_t l56_x2 = (~l55_2 & l54) + l56_x1;
    RIPEMD160_32_KEEP("r", l56_x2);
    const uint32_t l56 = ripemd160_32_rotl32((l55 & l55_2) + l56_x2, 8) + l54_2;
    const uint32_t l56_2 = ripemd160_32_rotl32(l54, 10);
    /* right step 56, f2 */
    uint32_t r56_x1 = m0 + (r53_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r56_x1);
    const uint32_t r56 = ripemd160_32_rotl32(((r55 & r54) | (~r55 & r55_2)) + r56_x1, 14) + r54_2;
    const uint32_t r56_2 = ripemd160_32_rotl32(r54, 10);
    /* left step 57, f4 */
    uint32_t l57_x1 = l54_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l57_x1);
    uint32_t l57_x2 = (~l56_2 & l55) + l57_x1;
    RIPEMD160_32_KEEP("r", l57_x2);
    const uint32_t l57 = ripemd160_32_rotl32((l56 & l56_2) + l57_x2, 9) + l55_2;
    const uint32_t l57_2 = ripemd160_32_rotl32(l55, 10);
    /* right step 57, f2 */
    uint32_t r57_x1 = m5 + (r54_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r57_x1);
    const uint32_t r57 = ripemd160_32_rotl32(((r56 & r55) | (~r56 & r56_2)) + r57_x1, 6) + r55_2;
    const uint32_t r57_2 = ripemd160_32_rotl32(r55, 10);
    /* left step 58, f4 */
    uint32_t l58_x1 = m3 + (l55_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l58_x1);
    uint32_t l58_x2 = (~l57_2 & l56) + l58_x1;
    RIPEMD160_32_KEEP("r", l58_x2);
    const uint32_t l58 = ripemd160_32_rotl32((l57 & l57_2) + l58_x2, 14) + l56_2;
    const uint32_t l58_2 = ripemd160_32_rotl32(l56, 10);
    /* right step 58, f2 */
    uint32_t r58_x1 = r55_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r58_x1);
    const uint32_t r58 = ripemd160_32_rotl32(((r57 & r56) | (~r57 & r57_2)) + r58_x1, 9) + r56_2;
    const uint32_t r58_2 = ripemd160_32_rotl32(r56, 10);
    /* left step 59, f4 */
    uint32_t l59_x1 = m7 + (l56_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l59_x1);
    uint32_t l59_x2 = (~l58_2 & l57) + l59_x1;
    RIPEMD160_32_KEEP("r", l59_x2);
    const uint32_t l59 = ripemd160_32_rotl32((l58 & l58_2) + l59_x2, 5) + l57_2;
    const uint32_t l59_2 = ripemd160_32_rotl32(l57, 10);
    /* right step 59, f2 */
    uint32_t r59_x1 = m2 + (r56_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r59_x1);
    const uint32_t r59 = ripemd160_32_rotl32(((r58 & r57) | (~r58 & r58_2)) + r59_x1, 12) + r57_2;
    const uint32_t r59_2 = ripemd160_32_rotl32(r57, 10);
    /* left step 60, f4 */
    uint32_t l60_x1 = l57_2 + 0x8f1bbcdcu;
    RIPEMD160_32_KEEP("r", l60_x1);
    uint32_t l60_x2 = (~l59_2 & l58) + l60_x1;
    RIPEMD160_32_KEEP("r", l60_x2);
    const uint32_t l60 = ripemd160_32_rotl32((l59 & l59_2) + l60_x2, 6) + l58_2;
    const uint32_t l60_2 = ripemd160_32_rotl32(l58, 10);
    /* right step 60, f2 */
    uint32_t r60_x1 = r57_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r60_x1);
    const uint32_t r60 = ripemd160_32_rotl32(((r59 & r58) | (~r59 & r59_2)) + r60_x1, 9) + r58_2;
    const uint32_t r60_2 = ripemd160_32_rotl32(r58, 10);
    /* left step 61, f4 */
    uint32_t l61_x1 = l58_2 + 0x8f1bbddcu;
    RIPEMD160_32_KEEP("r", l61_x1);
    uint32_t l61_x2 = (~l60_2 & l59) + l61_x1;
    RIPEMD160_32_KEEP("r", l61_x2);
    const uint32_t l61 = ripemd160_32_rotl32((l60 & l60_2) + l61_x2, 8) + l59_2;
    const uint32_t l61_2 = ripemd160_32_rotl32(l59, 10);
    /* right step 61, f2 */
    uint32_t r61_x1 = r58_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r61_x1);
    const uint32_t r61 = ripemd160_32_rotl32(((r60 & r59) | (~r60 & r60_2)) + r61_x1, 12) + r59_2;
    const uint32_t r61_2 = ripemd160_32_rotl32(r59, 10);
    /* left step 62, f4 */
    uint32_t l62_x1 = m5 + (l59_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l62_x1);
    uint32_t l62_x2 = (~l61_2 & l60) + l62_x1;
    RIPEMD160_32_KEEP("r", l62_x2);
    const uint32_t l62 = ripemd160_32_rotl32((l61 & l61_2) + l62_x2, 6) + l60_2;
    const uint32_t l62_2 = ripemd160_32_rotl32(l60, 10);
    /* right step 62, f2 */
    uint32_t r62_x1 = m7 + (r59_2 + 0x7a6d76e9u);
    RIPEMD160_32_KEEP("r", r62_x1);
    const uint32_t r62 = ripemd160_32_rotl32(((r61 & r60) | (~r61 & r61_2)) + r62_x1, 5) + r60_2;
    const uint32_t r62_2 = ripemd160_32_rotl32(r60, 10);
    /* left step 63, f4 */
    uint32_t l63_x1 = m6 + (l60_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l63_x1);
    uint32_t l63_x2 = (~l62_2 & l61) + l63_x1;
    RIPEMD160_32_KEEP("r", l63_x2);
    const uint32_t l63 = ripemd160_32_rotl32((l62 & l62_2) + l63_x2, 5) + l61_2;
    const uint32_t l63_2 = ripemd160_32_rotl32(l61, 10);
    /* right step 63, f2 */
    uint32_t r63_x1 = r60_2 + 0x7a6d76e9u;
    RIPEMD160_32_KEEP("r", r63_x1);
    const uint32_t r63 = ripemd160_32_rotl32(((r62 & r61) | (~r62 & r62_2)) + r63_x1, 15) + r61_2;
    const uint32_t r63_2 = ripemd160_32_rotl32(r61, 10);
    /* left step 64, f4 */
    uint32_t l64_x1 = m2 + (l61_2 + 0x8f1bbcdcu);
    RIPEMD160_32_KEEP("r", l64_x1);
    uint32_t l64_x2 = (~l63_2 & l62) + l64_x1;
    RIPEMD160_32_KEEP("r", l64_x2);
    const uint32_t l64 = ripemd160_32_rotl32((l63 & l63_2) + l64_x2, 12) + l62_2;
    const uint32_t l64_2 = ripemd160_32_rotl32(l62, 10);
    /* right step 64, f2 */
    uint32_t r64_x1 = r61_2 + 0x7a6d77e9u;
    RIPEMD160_32_KEEP("r", r64_x1);
    const uint32_t r64 = ripemd160_32_rotl32(((r63 & r62) | (~r63 & r63_2)) + r64_x1, 8) + r62_2;
    const uint32_t r64_2 = ripemd160_32_rotl32(r62, 10);
    /* left step 65, f5 */
    uint32_t l65_x1 = m4 + (l62_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l65_x1);
    const uint32_t l65 = ripemd160_32_rotl32(l65_x1 - (l64 ^ (~l63 & l64_2)), 9) + l63_2;
    const uint32_t l65_2 = ripemd160_32_rotl32(l63, 10);
    /* right step 65, f1 */
    uint32_t r65_x1 = r64_2 ^ r63;
    RIPEMD160_32_KEEP("r", r65_x1);
    const uint32_t r65 = ripemd160_32_rotl32((r64 ^ r65_x1) + r62_2, 8) + r63_2;
    const uint32_t r65_2 = ripemd160_32_rotl32(r63, 10);
    /* left step 66, f5 */
    uint32_t l66_x1 = m0 + (l63_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l66_x1);
    const uint32_t l66 = ripemd160_32_rotl32(l66_x1 - (l65 ^ (~l64 & l65_2)), 15) + l64_2;
    const uint32_t l66_2 = ripemd160_32_rotl32(l64, 10);
    /* right step 66, f1 */
    uint32_t r66_x1 = r65_2 ^ r64;
    RIPEMD160_32_KEEP("r", r66_x1);
    const uint32_t r66 = ripemd160_32_rotl32((r65 ^ r66_x1) + r63_2, 5) + r64_2;
    const uint32_t r66_2 = ripemd160_32_rotl32(r64, 10);
    /* left step 67, f5 */
    uint32_t l67_x1 = m5 + (l64_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l67_x1);
    const uint32_t l67 = ripemd160_32_rotl32(l67_x1 - (l66 ^ (~l65 & l66_2)), 5) + l65_2;
    const uint32_t l67_2 = ripemd160_32_rotl32(l65, 10);
    /* right step 67, f1 */
    uint32_t r67_x1 = r66_2 ^ r65;
    RIPEMD160_32_KEEP("r", r67_x1);
    const uint32_t r67 = ripemd160_32_rotl32((r66 ^ r67_x1) + r64_2, 12) + r65_2;
    const uint32_t r67_2 = ripemd160_32_rotl32(r65, 10);
    /* left step 68, f5 */
    uint32_t l68_x1 = l65_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l68_x1);
    const uint32_t l68 = ripemd160_32_rotl32(l68_x1 - (l67 ^ (~l66 & l67_2)), 11) + l66_2;
    const uint32_t l68_2 = ripemd160_32_rotl32(l66, 10);
    /* right step 68, f1 */
    uint32_t r68_x1 = r67_2 ^ r66;
    RIPEMD160_32_KEEP("r", r68_x1);
    uint32_t r68_x2 = m4 + r65_2;
    RIPEMD160_32_KEEP("r", r68_x2);
    const uint32_t r68 = ripemd160_32_rotl32((r67 ^ r68_x1) + r68_x2, 9) + r66_2;
    const uint32_t r68_2 = ripemd160_32_rotl32(r66, 10);
    /* left step 69, f5 */
    uint32_t l69_x1 = m7 + (l66_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l69_x1);
    const uint32_t l69 = ripemd160_32_rotl32(l69_x1 - (l68 ^ (~l67 & l68_2)), 6) + l67_2;
    const uint32_t l69_2 = ripemd160_32_rotl32(l67, 10);
    /* right step 69, f1 */
    uint32_t r69_x1 = r68_2 ^ r67;
    RIPEMD160_32_KEEP("r", r69_x1);
    uint32_t r69_x2 = m1 + r66_2;
    RIPEMD160_32_KEEP("r", r69_x2);
    const uint32_t r69 = ripemd160_32_rotl32((r68 ^ r69_x1) + r69_x2, 12) + r67_2;
    const uint32_t r69_2 = ripemd160_32_rotl32(r67, 10);
    /* left step 70, f5 */
    uint32_t l70_x1 = l67_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l70_x1);
    const uint32_t l70 = ripemd160_32_rotl32(l70_x1 - (l69 ^ (~l68 & l69_2)), 8) + l68_2;
    const uint32_t l70_2 = ripemd160_32_rotl32(l68, 10);
    /* right step 70, f1 */
    uint32_t r70_x1 = r69_2 ^ r68;
    RIPEMD160_32_KEEP("r", r70_x1);
    uint32_t r70_x2 = m5 + r67_2;
    RIPEMD160_32_KEEP("r", r70_x2);
    const uint32_t r70 = ripemd160_32_rotl32((r69 ^ r70_x1) + r70_x2, 5) + r68_2;
    const uint32_t r70_2 = ripemd160_32_rotl32(r68, 10);
    /* left step 71, f5 */
    uint32_t l71_x1 = m2 + (l68_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l71_x1);
    const uint32_t l71 = ripemd160_32_rotl32(l71_x1 - (l70 ^ (~l69 & l70_2)), 13) + l69_2;
    const uint32_t l71_2 = ripemd160_32_rotl32(l69, 10);
    /* right step 71, f1 */
    uint32_t r71_x1 = r70_2 ^ r69;
    RIPEMD160_32_KEEP("r", r71_x1);
    uint32_t r71_x2 = r68_2 + 0x00000080u;
    RIPEMD160_32_KEEP("r", r71_x2);
    const uint32_t r71 = ripemd160_32_rotl32((r70 ^ r71_x1) + r71_x2, 14) + r69_2;
    const uint32_t r71_2 = ripemd160_32_rotl32(r69, 10);
    /* left step 72, f5 */
    uint32_t l72_x1 = l69_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l72_x1);
    const uint32_t l72 = ripemd160_32_rotl32(l72_x1 - (l71 ^ (~l70 & l71_2)), 12) + l70_2;
    const uint32_t l72_2 = ripemd160_32_rotl32(l70, 10);
    /* right step 72, f1 */
    uint32_t r72_x1 = r71_2 ^ r70;
    RIPEMD160_32_KEEP("r", r72_x1);
    uint32_t r72_x2 = m7 + r69_2;
    RIPEMD160_32_KEEP("r", r72_x2);
    const uint32_t r72 = ripemd160_32_rotl32((r71 ^ r72_x1) + r72_x2, 6) + r70_2;
    const uint32_t r72_2 = ripemd160_32_rotl32(r70, 10);
    /* left step 73, f5 */
    uint32_t l73_x1 = l70_2 + 0xa953fe4du;
    RIPEMD160_32_KEEP("r", l73_x1);
    const uint32_t l73 = ripemd160_32_rotl32(l73_x1 - (l72 ^ (~l71 & l72_2)), 5) + l71_2;
    const uint32_t l73_2 = ripemd160_32_rotl32(l71, 10);
    /* right step 73, f1 */
    uint32_t r73_x1 = r72_2 ^ r71;
    RIPEMD160_32_KEEP("r", r73_x1);
    uint32_t r73_x2 = m6 + r70_2;
    RIPEMD160_32_KEEP("r", r73_x2);
    const uint32_t r73 = ripemd160_32_rotl32((r72 ^ r73_x1) + r73_x2, 8) + r71_2;
    const uint32_t r73_2 = ripemd160_32_rotl32(r71, 10);
    /* left step 74, f5 */
    uint32_t l74_x1 = m1 + (l71_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l74_x1);
    const uint32_t l74 = ripemd160_32_rotl32(l74_x1 - (l73 ^ (~l72 & l73_2)), 12) + l72_2;
    const uint32_t l74_2 = ripemd160_32_rotl32(l72, 10);
    /* right step 74, f1 */
    uint32_t r74_x1 = r73_2 ^ r72;
    RIPEMD160_32_KEEP("r", r74_x1);
    uint32_t r74_x2 = m2 + r71_2;
    RIPEMD160_32_KEEP("r", r74_x2);
    const uint32_t r74 = ripemd160_32_rotl32((r73 ^ r74_x1) + r74_x2, 13) + r72_2;
    const uint32_t r74_2 = ripemd160_32_rotl32(r72, 10);
    /* left step 75, f5 */
    uint32_t l75_x1 = m3 + (l72_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l75_x1);
    const uint32_t l75 = ripemd160_32_rotl32(l75_x1 - (l74 ^ (~l73 & l74_2)), 13) + l73_2;
    const uint32_t l75_2 = ripemd160_32_rotl32(l73, 10);
    /* right step 75, f1 */
    uint32_t r75_x1 = r74_2 ^ r73;
    RIPEMD160_32_KEEP("r", r75_x1);
    const uint32_t r75 = ripemd160_32_rotl32((r74 ^ r75_x1) + r72_2, 6) + r73_2;
    const uint32_t r75_2 = ripemd160_32_rotl32(r73, 10);
    /* left step 76, f5 */
    uint32_t l76_x1 = l73_2 + 0xa953fdcdu;
    RIPEMD160_32_KEEP("r", l76_x1);
    const uint32_t l76 = ripemd160_32_rotl32(l76_x1 - (l75 ^ (~l74 & l75_2)), 14) + l74_2;
    const uint32_t l76_2 = ripemd160_32_rotl32(l74, 10);
    /* right step 76, f1 */
    uint32_t r76_x1 = r75_2 ^ r74;
    RIPEMD160_32_KEEP("r", r76_x1);
    uint32_t r76_x2 = r73_2 + 0x00000100u;
    RIPEMD160_32_KEEP("r", r76_x2);
    const uint32_t r76 = ripemd160_32_rotl32((r75 ^ r76_x1) + r76_x2, 5) + r74_2;
    const uint32_t r76_2 = ripemd160_32_rotl32(r74, 10);
    /* left step 77, f5 */
    uint32_t l77_x1 = l74_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l77_x1);
    const uint32_t l77 = ripemd160_32_rotl32(l77_x1 - (l76 ^ (~l75 & l76_2)), 11) + l75_2;
    const uint32_t l77_2 = ripemd160_32_rotl32(l75, 10);
    /* right step 77, f1 */
    uint32_t r77_x1 = r76_2 ^ r75;
    RIPEMD160_32_KEEP("r", r77_x1);
    uint32_t r77_x2 = m0 + r74_2;
    RIPEMD160_32_KEEP("r", r77_x2);
    const uint32_t r77 = ripemd160_32_rotl32((r76 ^ r77_x1) + r77_x2, 15) + r75_2;
    const uint32_t r77_2 = ripemd160_32_rotl32(r75, 10);
    /* left step 78, f5 */
    uint32_t l78_x1 = m6 + (l75_2 + 0xa953fd4du);
    RIPEMD160_32_KEEP("r", l78_x1);
    const uint32_t l78 = ripemd160_32_rotl32(l78_x1 - (l77 ^ (~l76 & l77_2)), 8) + l76_2;
    const uint32_t l78_2 = ripemd160_32_rotl32(l76, 10);
    /* right step 78, f1 */
    uint32_t r78_x1 = r77_2 ^ r76;
    RIPEMD160_32_KEEP("r", r78_x1);
    uint32_t r78_x2 = m3 + r75_2;
    RIPEMD160_32_KEEP("r", r78_x2);
    const uint32_t r78 = ripemd160_32_rotl32((r77 ^ r78_x1) + r78_x2, 13) + r76_2;
    const uint32_t r78_2 = ripemd160_32_rotl32(r76, 10);
    /* left step 79, f5 */
    uint32_t l79_x1 = l76_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l79_x1);
    const uint32_t l79 = ripemd160_32_rotl32(l79_x1 - (l78 ^ (~l77 & l78_2)), 5) + l77_2;
    const uint32_t l79_2 = ripemd160_32_rotl32(l77, 10);
    /* right step 79, f1 */
    uint32_t r79_x1 = r78_2 ^ r77;
    RIPEMD160_32_KEEP("r", r79_x1);
    const uint32_t r79 = ripemd160_32_rotl32((r78 ^ r79_x1) + r76_2, 11) + r77_2;
    const uint32_t r79_2 = ripemd160_32_rotl32(r77, 10);
    /* left step 80, f5 */
    uint32_t l80_x1 = l77_2 + 0xa953fd4du;
    RIPEMD160_32_KEEP("r", l80_x1);
    const uint32_t l80 = ripemd160_32_rotl32(l80_x1 - (l79 ^ (~l78 & l79_2)), 6) + l78_2;
    const uint32_t l80_2 = ripemd160_32_rotl32(l78, 10);
    /* right step 80, f1 */
    uint32_t r80_x1 = r79_2 ^ r78;
    RIPEMD160_32_KEEP("r", r80_x1);
    const uint32_t r80 = ripemd160_32_rotl32((r79 ^ r80_x1) + r77_2, 11) + r78_2;
    const uint32_t r80_2 = ripemd160_32_rotl32(r78, 10);
    uint32_t x1 = r80_2 + 0xefcdab89u;
    RIPEMD160_32_KEEP("r", x1);
    uint32_t x2 = r79_2 + 0x98badcfeu;
    RIPEMD160_32_KEEP("r", x2);
    uint32_t x3 = r78_2 + 0x10325476u;
    RIPEMD160_32_KEEP("r", x3);
    uint32_t x4 = l78_2 + 0xc3d2e1f0u;
    RIPEMD160_32_KEEP("r", x4);
    uint32_t x5 = r79 + 0x67452301u;
    RIPEMD160_32_KEEP("r", x5);
    out[0] = l79 + x1;
    out[1] = l80_2 + x2;
    out[2] = l79_2 + x3;
    out[3] = r80 + x4;
    out[4] = l80 + x5;
for (size_t i = 0; i < 5; i++)
        ripemd160_32_store32(digest + 4 * i, out[i]);
}

void ripemd160_32_x8(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups)
{
    uint32_t buffers[2][8][8] RIPEMD160_32_ALIGNED;

    for (size_t j = 0; ngroups != 0 && j < 8; j += 2) {
        RIPEMD160_32_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_32_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_32_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_32_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
    }
    uint32_t ends[2][5][8] = {{{0}}};

    for (size_t group = 0; group < ngroups; group++) {
        uint32_t(*const out)[8] = ends[group % 2];
        uint32_t(*const last)[8] = ends[group % 2 ^ 1];
        uint8_t(*const before)[20] = group != 0 ? digest - 8 : digest;
        uint32_t(*const w)[8] = buffers[group % 2];
        uint32_t(*const next)[8] = buffers[group % 2 ^ 1];
        const uint8_t *const *const then = group + 1 < ngroups ? data + 8 : data;
        /* left step 1, f1 */
        const __m256i l1_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_set1_epi32((int)0xce8a4602u));
        const __m256i l1 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l1_x1, 11), _mm256_srli_epi32(l1_x1, 21)),
            _mm256_set1_epi32((int)0xc3d2e1f0u));
        /* right step 1, f5 */
        const __m256i r1 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
                    _mm256_set1_epi32((int)0xc81a035du)),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), _mm256_set1_epi32((int)0xc3d2e1f0u));
        RIPEMD160_32_COPY(&next[0][0], 8, then[0] + 0, then[1] + 0);
        /* left step 2, f1 */
        __m256i l2_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_set1_epi32((int)0xc3d2e1f0u));
        RIPEMD160_32_KEEP("x", l2_x1);
        const __m256i l2_x2 =
            _mm256_add_epi32(_mm256_xor_si256(l1, _mm256_set1_epi32((int)0x04be51ebu)), l2_x1);
        const __m256i l2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l2_x2, 14), _mm256_srli_epi32(l2_x2, 18)),
            _mm256_set1_epi32((int)0x10325476u));
        /* right step 2, f5 */
        const __m256i r2_x1 = _mm256_add_epi32(
            _mm256_xor_si256(r1, _mm256_set1_epi32((int)0xffcdaf9du)),
            _mm256_set1_epi32((int)0x14756ed6u));
        const __m256i r2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r2_x1, 9), _mm256_srli_epi32(r2_x1, 23)),
            _mm256_set1_epi32((int)0x10325476u));
        /* left step 3, f1 */
        __m256i l3_x1 = _mm256_xor_si256(l1, _mm256_set1_epi32((int)0x36ae27bfu));
        RIPEMD160_32_KEEP("x", l3_x1);
        __m256i l3_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_set1_epi32((int)0x10325476u));
        RIPEMD160_32_KEEP("x", l3_x2);
        const __m256i l3_x3 = _mm256_add_epi32(_mm256_xor_si256(l2, l3_x1), l3_x2);
        const __m256i l3 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l3_x3, 15), _mm256_srli_epi32(l3_x3, 17)),
            _mm256_set1_epi32((int)0xeb73fa62u));
        const __m256i l3_2 = _mm256_or_si256(_mm256_slli_epi32(l1, 10), _mm256_srli_epi32(l1, 22));
        RIPEMD160_32_COPY(&next[2][0], 8, then[0] + 8, then[1] + 8);
        /* right step 3, f5 */
        __m256i r3_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_set1_epi32((int)0x60d4e05cu));
        RIPEMD160_32_KEEP("x", r3_x1);
        const __m256i r3_x2 = _mm256_add_epi32(
            _mm256_xor_si256(r2, _mm256_or_si256(r1, _mm256_set1_epi32((int)0xc951d840u))), r3_x1);
        const __m256i r3 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r3_x2, 9), _mm256_srli_epi32(r3_x2, 23)),
            _mm256_set1_epi32((int)0xeb73fa62u));
        const __m256i r3_2 = _mm256_or_si256(_mm256_slli_epi32(r1, 10), _mm256_srli_epi32(r1, 22));
        /* left step 4, f1 */
        __m256i l4_x1 = _mm256_xor_si256(l3_2, l2);
        RIPEMD160_32_KEEP("x", l4_x1);
        __m256i l4_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_set1_epi32((int)0xeb73fa62u));
        RIPEMD160_32_KEEP("x", l4_x2);
        const __m256i l4_x3 = _mm256_add_epi32(_mm256_xor_si256(l3, l4_x1), l4_x2);
        const __m256i l4 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l4_x3, 12), _mm256_srli_epi32(l4_x3, 20)),
            _mm256_set1_epi32((int)0x36ae27bfu));
        const __m256i l4_2 = _mm256_or_si256(_mm256_slli_epi32(l2, 10), _mm256_srli_epi32(l2, 22));
        /* right step 4, f5 */
        __m256i r4_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_set1_epi32((int)0x3c168647u));
        RIPEMD160_32_KEEP("x", r4_x1);
        const __m256i r4_x2 =
            _mm256_sub_epi32(r4_x1, _mm256_xor_si256(r3, _mm256_andnot_si256(r2, r3_2)));
        const __m256i r4 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r4_x2, 11), _mm256_srli_epi32(r4_x2, 21)),
            _mm256_set1_epi32((int)0x36ae27bfu));
        const __m256i r4_2 = _mm256_or_si256(_mm256_slli_epi32(r2, 10), _mm256_srli_epi32(r2, 22));
        RIPEMD160_32_COPY(&next[4][0], 8, then[0] + 16, then[1] + 16);
        /* left step 5, f1 */
        __m256i l5_x1 = _mm256_xor_si256(l4_2, l3);
        RIPEMD160_32_KEEP("x", l5_x1);
        __m256i l5_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_set1_epi32((int)0x36ae27bfu));
        RIPEMD160_32_KEEP("x", l5_x2);
        const __m256i l5_x3 = _mm256_add_epi32(_mm256_xor_si256(l4, l5_x1), l5_x2);
        const __m256i l5 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l5_x3, 5), _mm256_srli_epi32(l5_x3, 27)), l3_2);
        const __m256i l5_2 = _mm256_or_si256(_mm256_slli_epi32(l3, 10), _mm256_srli_epi32(l3, 22));
        /* right step 5, f5 */
        const __m256i r5_x1 = _mm256_sub_epi32(_mm256_set1_epi32((int)0x8750b3a4u),
            _mm256_xor_si256(r4, _mm256_andnot_si256(r3, r4_2)));
        const __m256i r5 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r5_x1, 13), _mm256_srli_epi32(r5_x1, 19)), r3_2);
        const __m256i r5_2 = _mm256_or_si256(_mm256_slli_epi32(r3, 10), _mm256_srli_epi32(r3, 22));
        /* left step 6, f1 */
        __m256i l6_x1 = _mm256_xor_si256(l5_2, l4);
        RIPEMD160_32_KEEP("x", l6_x1);
        __m256i l6_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), l3_2);
        RIPEMD160_32_KEEP("x", l6_x2);
        const __m256i l6 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(l5, l6_x1), l6_x2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l4_2);
        const __m256i l6_2 = _mm256_or_si256(_mm256_slli_epi32(l4, 10), _mm256_srli_epi32(l4, 22));
        RIPEMD160_32_COPY(&next[6][0], 8, then[0] + 24, then[1] + 24);
        /* right step 6, f5 */
        __m256i r6_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r3_2, _mm256_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_32_KEEP("x", r6_x1);
        const __m256i r6_x2 =
            _mm256_sub_epi32(r6_x1, _mm256_xor_si256(r5, _mm256_andnot_si256(r4, r5_2)));
        const __m256i r6 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r6_x2, 15), _mm256_srli_epi32(r6_x2, 17)), r4_2);
        const __m256i r6_2 = _mm256_or_si256(_mm256_slli_epi32(r4, 10), _mm256_srli_epi32(r4, 22));
        /* left step 7, f1 */
        __m256i l7_x1 = _mm256_xor_si256(l6_2, l5);
        RIPEMD160_32_KEEP("x", l7_x1);
        __m256i l7_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), l4_2);
        RIPEMD160_32_KEEP("x", l7_x2);
        const __m256i l7_x3 = _mm256_add_epi32(_mm256_xor_si256(l6, l7_x1), l7_x2);
        const __m256i l7 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l7_x3, 7), _mm256_srli_epi32(l7_x3, 25)), l5_2);
        const __m256i l7_2 = _mm256_or_si256(_mm256_slli_epi32(l5, 10), _mm256_srli_epi32(l5, 22));
        /* right step 7, f5 */
        __m256i r7_x1 = _mm256_add_epi32(r4_2, _mm256_set1_epi32((int)0x50a28be5u));
        RIPEMD160_32_KEEP("x", r7_x1);
        const __m256i r7_x2 =
            _mm256_sub_epi32(r7_x1, _mm256_xor_si256(r6, _mm256_andnot_si256(r5, r6_2)));
        const __m256i r7 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r7_x2, 15), _mm256_srli_epi32(r7_x2, 17)), r5_2);
        const __m256i r7_2 = _mm256_or_si256(_mm256_slli_epi32(r5, 10), _mm256_srli_epi32(r5, 22));
        RIPEMD160_32_COPY(&next[0][2], 8, then[2] + 0, then[3] + 0);
        /* left step 8, f1 */
        __m256i l8_x1 = _mm256_xor_si256(l7_2, l6);
        RIPEMD160_32_KEEP("x", l8_x1);
        __m256i l8_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), l5_2);
        RIPEMD160_32_KEEP("x", l8_x2);
        const __m256i l8_x3 = _mm256_add_epi32(_mm256_xor_si256(l7, l8_x1), l8_x2);
        const __m256i l8 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l8_x3, 9), _mm256_srli_epi32(l8_x3, 23)), l6_2);
        const __m256i l8_2 = _mm256_or_si256(_mm256_slli_epi32(l6, 10), _mm256_srli_epi32(l6, 22));
        /* right step 8, f5 */
        __m256i r8_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r5_2, _mm256_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_32_KEEP("x", r8_x1);
        const __m256i r8_x2 =
            _mm256_sub_epi32(r8_x1, _mm256_xor_si256(r7, _mm256_andnot_si256(r6, r7_2)));
        const __m256i r8 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r8_x2, 5), _mm256_srli_epi32(r8_x2, 27)), r6_2);
        const __m256i r8_2 = _mm256_or_si256(_mm256_slli_epi32(r6, 10), _mm256_srli_epi32(r6, 22));
        /* left step 9, f1 */
        __m256i l9_x1 = _mm256_xor_si256(l8_2, l7);
        RIPEMD160_32_KEEP("x", l9_x1);
        __m256i l9_x2 = _mm256_add_epi32(l6_2, _mm256_set1_epi32((int)0x00000080u));
        RIPEMD160_32_KEEP("x", l9_x2);
        const __m256i l9_x3 = _mm256_add_epi32(_mm256_xor_si256(l8, l9_x1), l9_x2);
        const __m256i l9 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l9_x3, 11), _mm256_srli_epi32(l9_x3, 21)), l7_2);
        const __m256i l9_2 = _mm256_or_si256(_mm256_slli_epi32(l7, 10), _mm256_srli_epi32(l7, 22));
        RIPEMD160_32_COPY(&next[2][2], 8, then[2] + 8, then[3] + 8);
        /* right step 9, f5 */
        __m256i r9_x1 = _mm256_add_epi32(r6_2, _mm256_set1_epi32((int)0x50a28be5u));
        RIPEMD160_32_KEEP("x", r9_x1);
        const __m256i r9_x2 =
            _mm256_sub_epi32(r9_x1, _mm256_xor_si256(r8, _mm256_andnot_si256(r7, r8_2)));
        const __m256i r9 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r9_x2, 7), _mm256_srli_epi32(r9_x2, 25)), r7_2);
        const __m256i r9_2 = _mm256_or_si256(_mm256_slli_epi32(r7, 10), _mm256_srli_epi32(r7, 22));
        /* left step 10, f1 */
        __m256i l10_x1 = _mm256_xor_si256(l9_2, l8);
        RIPEMD160_32_KEEP("x", l10_x1);
        const __m256i l10_x2 = _mm256_add_epi32(_mm256_xor_si256(l9, l10_x1), l7_2);
        const __m256i l10 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l10_x2, 13), _mm256_srli_epi32(l10_x2, 19)), l8_2);
        const __m256i l10_2 = _mm256_or_si256(_mm256_slli_epi32(l8, 10), _mm256_srli_epi32(l8, 22));
        RIPEMD160_32_COPY(&next[4][2], 8, then[2] + 16, then[3] + 16);
        /* right step 10, f5 */
        __m256i r10_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r7_2, _mm256_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_32_KEEP("x", r10_x1);
        const __m256i r10_x2 =
            _mm256_sub_epi32(r10_x1, _mm256_xor_si256(r9, _mm256_andnot_si256(r8, r9_2)));
        const __m256i r10 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r10_x2, 7), _mm256_srli_epi32(r10_x2, 25)), r8_2);
        const __m256i r10_2 = _mm256_or_si256(_mm256_slli_epi32(r8, 10), _mm256_srli_epi32(r8, 22));
        /* left step 11, f1 */
        __m256i l11_x1 = _mm256_xor_si256(l10_2, l9);
        RIPEMD160_32_KEEP("x", l11_x1);
        const __m256i l11_x2 = _mm256_add_epi32(_mm256_xor_si256(l10, l11_x1), l8_2);
        const __m256i l11 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l11_x2, 14), _mm256_srli_epi32(l11_x2, 18)), l9_2);
        const __m256i l11_2 = _mm256_or_si256(_mm256_slli_epi32(l9, 10), _mm256_srli_epi32(l9, 22));
        /* right step 11, f5 */
        __m256i r11_x1 = _mm256_add_epi32(r8_2, _mm256_set1_epi32((int)0x50a28be5u));
        RIPEMD160_32_KEEP("x", r11_x1);
        const __m256i r11 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_sub_epi32(r11_x1, _mm256_xor_si256(r10, _mm256_andnot_si256(r9, r10_2))),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r9_2);
        const __m256i r11_2 = _mm256_or_si256(_mm256_slli_epi32(r9, 10), _mm256_srli_epi32(r9, 22));
        RIPEMD160_32_COPY(&next[6][2], 8, then[2] + 24, then[3] + 24);
        /* left step 12, f1 */
        __m256i l12_x1 = _mm256_xor_si256(l11_2, l10);
        RIPEMD160_32_KEEP("x", l12_x1);
        const __m256i l12_x2 = _mm256_add_epi32(_mm256_xor_si256(l11, l12_x1), l9_2);
        const __m256i l12 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l12_x2, 15), _mm256_srli_epi32(l12_x2, 17)), l10_2);
        const __m256i l12_2 =
            _mm256_or_si256(_mm256_slli_epi32(l10, 10), _mm256_srli_epi32(l10, 22));
        /* right step 12, f5 */
        __m256i r12_x1 = _mm256_add_epi32(r9_2, _mm256_set1_epi32((int)0x50a28c65u));
        RIPEMD160_32_KEEP("x", r12_x1);
        const __m256i r12_x2 =
            _mm256_sub_epi32(r12_x1, _mm256_xor_si256(r11, _mm256_andnot_si256(r10, r11_2)));
        const __m256i r12 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r12_x2, 11), _mm256_srli_epi32(r12_x2, 21)), r10_2);
        const __m256i r12_2 =
            _mm256_or_si256(_mm256_slli_epi32(r10, 10), _mm256_srli_epi32(r10, 22));
        /* left step 13, f1 */
        __m256i l13_x1 = _mm256_xor_si256(l12_2, l11);
        RIPEMD160_32_KEEP("x", l13_x1);
        const __m256i l13_x2 = _mm256_add_epi32(_mm256_xor_si256(l12, l13_x1), l10_2);
        const __m256i l13 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l13_x2, 6), _mm256_srli_epi32(l13_x2, 26)), l11_2);
        const __m256i l13_2 =
            _mm256_or_si256(_mm256_slli_epi32(l11, 10), _mm256_srli_epi32(l11, 22));
        RIPEMD160_32_COPY(&next[0][4], 8, then[4] + 0, then[5] + 0);
        /* right step 13, f5 */
        __m256i r13_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r10_2, _mm256_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_32_KEEP("x", r13_x1);
        const __m256i r13_x2 =
            _mm256_sub_epi32(r13_x1, _mm256_xor_si256(r12, _mm256_andnot_si256(r11, r12_2)));
        const __m256i r13 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r13_x2, 14), _mm256_srli_epi32(r13_x2, 18)), r11_2);
        const __m256i r13_2 =
            _mm256_or_si256(_mm256_slli_epi32(r11, 10), _mm256_srli_epi32(r11, 22));
        /* left step 14, f1 */
        __m256i l14_x1 = _mm256_xor_si256(l13_2, l12);
        RIPEMD160_32_KEEP("x", l14_x1);
        const __m256i l14_x2 = _mm256_add_epi32(_mm256_xor_si256(l13, l14_x1), l11_2);
        const __m256i l14 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l14_x2, 7), _mm256_srli_epi32(l14_x2, 25)), l12_2);
        const __m256i l14_2 =
            _mm256_or_si256(_mm256_slli_epi32(l12, 10), _mm256_srli_epi32(l12, 22));
        /* right step 14, f5 */
        __m256i r14_x1 = _mm256_add_epi32(r11_2, _mm256_set1_epi32((int)0x50a28be5u));
        RIPEMD160_32_KEEP("x", r14_x1);
        const __m256i r14_x2 =
            _mm256_sub_epi32(r14_x1, _mm256_xor_si256(r13, _mm256_andnot_si256(r12, r13_2)));
        const __m256i r14 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r14_x2, 14), _mm256_srli_epi32(r14_x2, 18)), r12_2);
        const __m256i r14_2 =
            _mm256_or_si256(_mm256_slli_epi32(r12, 10), _mm256_srli_epi32(r12, 22));
        RIPEMD160_32_COPY(&next[2][4], 8, then[4] + 8, then[5] + 8);
        /* left step 15, f1 */
        __m256i l15_x1 = _mm256_xor_si256(l14_2, l13);
        RIPEMD160_32_KEEP("x", l15_x1);
        __m256i l15_x2 = _mm256_add_epi32(l12_2, _mm256_set1_epi32((int)0x00000100u));
        RIPEMD160_32_KEEP("x", l15_x2);
        const __m256i l15_x3 = _mm256_add_epi32(_mm256_xor_si256(l14, l15_x1), l15_x2);
        const __m256i l15 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l15_x3, 9), _mm256_srli_epi32(l15_x3, 23)), l13_2);
        const __m256i l15_2 =
            _mm256_or_si256(_mm256_slli_epi32(l13, 10), _mm256_srli_epi32(l13, 22));
        /* right step 15, f5 */
        __m256i r15_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r12_2, _mm256_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_32_KEEP("x", r15_x1);
        const __m256i r15_x2 =
            _mm256_sub_epi32(r15_x1, _mm256_xor_si256(r14, _mm256_andnot_si256(r13, r14_2)));
        const __m256i r15 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r15_x2, 12), _mm256_srli_epi32(r15_x2, 20)), r13_2);
        const __m256i r15_2 =
            _mm256_or_si256(_mm256_slli_epi32(r13, 10), _mm256_srli_epi32(r13, 22));
        /* left step 16, f1 */
        __m256i l16_x1 = _mm256_xor_si256(l15_2, l14);
        RIPEMD160_32_KEEP("x", l16_x1);
        const __m256i l16 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(l15, l16_x1), l13_2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l14_2);
        const __m256i l16_2 =
            _mm256_or_si256(_mm256_slli_epi32(l14, 10), _mm256_srli_epi32(l14, 22));
        RIPEMD160_32_COPY(&next[4][4], 8, then[4] + 16, then[5] + 16);
        /* right step 16, f5 */
        __m256i r16_x1 = _mm256_add_epi32(r13_2, _mm256_set1_epi32((int)0x50a28be5u));
        RIPEMD160_32_KEEP("x", r16_x1);
        const __m256i r16_x2 =
            _mm256_sub_epi32(r16_x1, _mm256_xor_si256(r15, _mm256_andnot_si256(r14, r15_2)));
        const __m256i r16 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r16_x2, 6), _mm256_srli_epi32(r16_x2, 26)), r14_2);
        const __m256i r16_2 =
            _mm256_or_si256(_mm256_slli_epi32(r14, 10), _mm256_srli_epi32(r14, 22));
        /* left step 17, f2 */
        __m256i l17_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l14_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l17_x1);
        const __m256i l17_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l16, l15), _mm256_andnot_si256(l16, l16_2)), l17_x1);
        const __m256i l17 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l17_x2, 7), _mm256_srli_epi32(l17_x2, 25)), l15_2);
        const __m256i l17_2 =
            _mm256_or_si256(_mm256_slli_epi32(l15, 10), _mm256_srli_epi32(l15, 22));
        /* right step 17, f4 */
        __m256i r17_x1 = _mm256_add_epi32(r14_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r17_x1);
        __m256i r17_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r16_2, r15), r17_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        RIPEMD160_32_KEEP("x", r17_x2);
        const __m256i r17_x3 = _mm256_add_epi32(_mm256_and_si256(r16, r16_2), r17_x2);
        const __m256i r17 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r17_x3, 9), _mm256_srli_epi32(r17_x3, 23)), r15_2);
        const __m256i r17_2 =
            _mm256_or_si256(_mm256_slli_epi32(r15, 10), _mm256_srli_epi32(r15, 22));
        RIPEMD160_32_COPY(&next[6][4], 8, then[4] + 24, then[5] + 24);
        /* left step 18, f2 */
        __m256i l18_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l15_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l18_x1);
        const __m256i l18_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l17, l16), _mm256_andnot_si256(l17, l17_2)), l18_x1);
        const __m256i l18 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l18_x2, 6), _mm256_srli_epi32(l18_x2, 26)), l16_2);
        const __m256i l18_2 =
            _mm256_or_si256(_mm256_slli_epi32(l16, 10), _mm256_srli_epi32(l16, 22));
        /* right step 18, f4 */
        __m256i r18_x1 = _mm256_add_epi32(r15_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r18_x1);
        __m256i r18_x2 = _mm256_add_epi32(_mm256_andnot_si256(r17_2, r16), r18_x1);
        RIPEMD160_32_KEEP("x", r18_x2);
        const __m256i r18_x3 = _mm256_add_epi32(_mm256_and_si256(r17, r17_2), r18_x2);
        const __m256i r18 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r18_x3, 13), _mm256_srli_epi32(r18_x3, 19)), r16_2);
        const __m256i r18_2 =
            _mm256_or_si256(_mm256_slli_epi32(r16, 10), _mm256_srli_epi32(r16, 22));
        /* left step 19, f2 */
        __m256i l19_x1 = _mm256_add_epi32(l16_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l19_x1);
        const __m256i l19 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_add_epi32(
                    _mm256_or_si256(_mm256_and_si256(l18, l17), _mm256_andnot_si256(l18, l18_2)),
                    l19_x1),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l17_2);
        const __m256i l19_2 =
            _mm256_or_si256(_mm256_slli_epi32(l17, 10), _mm256_srli_epi32(l17, 22));
        RIPEMD160_32_COPY(&next[0][6], 8, then[6] + 0, then[7] + 0);
        /* right step 19, f4 */
        __m256i r19_x1 = _mm256_add_epi32(r16_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r19_x1);
        __m256i r19_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r18_2, r17), r19_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        RIPEMD160_32_KEEP("x", r19_x2);
        const __m256i r19_x3 = _mm256_add_epi32(_mm256_and_si256(r18, r18_2), r19_x2);
        const __m256i r19 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r19_x3, 15), _mm256_srli_epi32(r19_x3, 17)), r17_2);
        const __m256i r19_2 =
            _mm256_or_si256(_mm256_slli_epi32(r17, 10), _mm256_srli_epi32(r17, 22));
        /* left step 20, f2 */
        __m256i l20_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l17_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l20_x1);
        const __m256i l20_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l19, l18), _mm256_andnot_si256(l19, l19_2)), l20_x1);
        const __m256i l20 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l20_x2, 13), _mm256_srli_epi32(l20_x2, 19)), l18_2);
        const __m256i l20_2 =
            _mm256_or_si256(_mm256_slli_epi32(l18, 10), _mm256_srli_epi32(l18, 22));
        RIPEMD160_32_COPY(&next[2][6], 8, then[6] + 8, then[7] + 8);
        /* right step 20, f4 */
        __m256i r20_x1 = _mm256_add_epi32(r17_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r20_x1);
        __m256i r20_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r19_2, r18), r20_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        RIPEMD160_32_KEEP("x", r20_x2);
        const __m256i r20_x3 = _mm256_add_epi32(_mm256_and_si256(r19, r19_2), r20_x2);
        const __m256i r20 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r20_x3, 7), _mm256_srli_epi32(r20_x3, 25)), r18_2);
        const __m256i r20_2 =
            _mm256_or_si256(_mm256_slli_epi32(r18, 10), _mm256_srli_epi32(r18, 22));
        /* left step 21, f2 */
        __m256i l21_x1 = _mm256_add_epi32(l18_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l21_x1);
        const __m256i l21_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l20, l19), _mm256_andnot_si256(l20, l20_2)), l21_x1);
        const __m256i l21 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l21_x2, 11), _mm256_srli_epi32(l21_x2, 21)), l19_2);
        const __m256i l21_2 =
            _mm256_or_si256(_mm256_slli_epi32(l19, 10), _mm256_srli_epi32(l19, 22));
        /* right step 21, f4 */
        __m256i r21_x1 = _mm256_add_epi32(r18_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r21_x1);
        __m256i r21_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r20_2, r19), r21_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        RIPEMD160_32_KEEP("x", r21_x2);
        const __m256i r21_x3 = _mm256_add_epi32(_mm256_and_si256(r20, r20_2), r21_x2);
        const __m256i r21 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r21_x3, 12), _mm256_srli_epi32(r21_x3, 20)), r19_2);
        const __m256i r21_2 =
            _mm256_or_si256(_mm256_slli_epi32(r19, 10), _mm256_srli_epi32(r19, 22));
        RIPEMD160_32_COPY(&next[4][6], 8, then[6] + 16, then[7] + 16);
        /* left step 22, f2 */
        __m256i l22_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l19_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l22_x1);
        const __m256i l22_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l21, l20), _mm256_andnot_si256(l21, l21_2)), l22_x1);
        const __m256i l22 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l22_x2, 9), _mm256_srli_epi32(l22_x2, 23)), l20_2);
        const __m256i l22_2 =
            _mm256_or_si256(_mm256_slli_epi32(l20, 10), _mm256_srli_epi32(l20, 22));
        /* right step 22, f4 */
        __m256i r22_x1 = _mm256_add_epi32(r19_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r22_x1);
        __m256i r22_x2 = _mm256_add_epi32(_mm256_andnot_si256(r21_2, r20), r22_x1);
        RIPEMD160_32_KEEP("x", r22_x2);
        const __m256i r22 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(r21, r21_2), r22_x2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r20_2);
        const __m256i r22_2 =
            _mm256_or_si256(_mm256_slli_epi32(r20, 10), _mm256_srli_epi32(r20, 22));
        /* left step 23, f2 */
        __m256i l23_x1 = _mm256_add_epi32(l20_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l23_x1);
        const __m256i l23_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l22, l21), _mm256_andnot_si256(l22, l22_2)), l23_x1);
        const __m256i l23 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l23_x2, 7), _mm256_srli_epi32(l23_x2, 25)), l21_2);
        const __m256i l23_2 =
            _mm256_or_si256(_mm256_slli_epi32(l21, 10), _mm256_srli_epi32(l21, 22));
        RIPEMD160_32_COPY(&next[6][6], 8, then[6] + 24, then[7] + 24);
        /* right step 23, f4 */
        __m256i r23_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r20_2, _mm256_set1_epi32((int)0x5c4dd124u)));
        RIPEMD160_32_KEEP("x", r23_x1);
        __m256i r23_x2 = _mm256_add_epi32(_mm256_andnot_si256(r22_2, r21), r23_x1);
        RIPEMD160_32_KEEP("x", r23_x2);
        const __m256i r23_x3 = _mm256_add_epi32(_mm256_and_si256(r22, r22_2), r23_x2);
        const __m256i r23 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r23_x3, 9), _mm256_srli_epi32(r23_x3, 23)), r21_2);
        const __m256i r23_2 =
            _mm256_or_si256(_mm256_slli_epi32(r21, 10), _mm256_srli_epi32(r21, 22));
        /* left step 24, f2 */
        __m256i l24_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l21_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l24_x1);
        const __m256i l24_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l23, l22), _mm256_andnot_si256(l23, l23_2)), l24_x1);
        const __m256i l24 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l24_x2, 15), _mm256_srli_epi32(l24_x2, 17)), l22_2);
        const __m256i l24_2 =
            _mm256_or_si256(_mm256_slli_epi32(l22, 10), _mm256_srli_epi32(l22, 22));
        /* right step 24, f4 */
        __m256i r24_x1 = _mm256_add_epi32(r21_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r24_x1);
        __m256i r24_x2 = _mm256_add_epi32(_mm256_andnot_si256(r23_2, r22), r24_x1);
        RIPEMD160_32_KEEP("x", r24_x2);
        const __m256i r24_x3 = _mm256_add_epi32(_mm256_and_si256(r23, r23_2), r24_x2);
        const __m256i r24 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r24_x3, 11), _mm256_srli_epi32(r24_x3, 21)), r22_2);
        const __m256i r24_2 =
            _mm256_or_si256(_mm256_slli_epi32(r22, 10), _mm256_srli_epi32(r22, 22));
        ripemd160_32_store32(before[0] + 0, last[0][0]);
        /* left step 25, f2 */
        __m256i l25_x1 = _mm256_add_epi32(l22_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l25_x1);
        const __m256i l25_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l24, l23), _mm256_andnot_si256(l24, l24_2)), l25_x1);
        const __m256i l25 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l25_x2, 7), _mm256_srli_epi32(l25_x2, 25)), l23_2);
        const __m256i l25_2 =
            _mm256_or_si256(_mm256_slli_epi32(l23, 10), _mm256_srli_epi32(l23, 22));
        /* right step 25, f4 */
        __m256i r25_x1 = _mm256_add_epi32(r22_2, _mm256_set1_epi32((int)0x5c4dd224u));
        RIPEMD160_32_KEEP("x", r25_x1);
        __m256i r25_x2 = _mm256_add_epi32(_mm256_andnot_si256(r24_2, r23), r25_x1);
        RIPEMD160_32_KEEP("x", r25_x2);
        const __m256i r25_x3 = _mm256_add_epi32(_mm256_and_si256(r24, r24_2), r25_x2);
        const __m256i r25 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r25_x3, 7), _mm256_srli_epi32(r25_x3, 25)), r23_2);
        const __m256i r25_2 =
            _mm256_or_si256(_mm256_slli_epi32(r23, 10), _mm256_srli_epi32(r23, 22));
        /* left step 26, f2 */
        __m256i l26_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l23_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l26_x1);
        const __m256i l26_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l25, l24), _mm256_andnot_si256(l25, l25_2)), l26_x1);
        const __m256i l26 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l26_x2, 12), _mm256_srli_epi32(l26_x2, 20)), l24_2);
        const __m256i l26_2 =
            _mm256_or_si256(_mm256_slli_epi32(l24, 10), _mm256_srli_epi32(l24, 22));
        ripemd160_32_store32(before[0] + 4, last[1][0]);
        /* right step 26, f4 */
        __m256i r26_x1 = _mm256_add_epi32(r23_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r26_x1);
        __m256i r26_x2 = _mm256_add_epi32(_mm256_andnot_si256(r25_2, r24), r26_x1);
        RIPEMD160_32_KEEP("x", r26_x2);
        const __m256i r26_x3 = _mm256_add_epi32(_mm256_and_si256(r25, r25_2), r26_x2);
        const __m256i r26 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r26_x3, 7), _mm256_srli_epi32(r26_x3, 25)), r24_2);
        const __m256i r26_2 =
            _mm256_or_si256(_mm256_slli_epi32(r24, 10), _mm256_srli_epi32(r24, 22));
        /* left step 27, f2 */
        __m256i l27_x1 = _mm256_add_epi32(l24_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l27_x1);
        const __m256i l27_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l26, l25), _mm256_andnot_si256(l26, l26_2)), l27_x1);
        const __m256i l27 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l27_x2, 15), _mm256_srli_epi32(l27_x2, 17)), l25_2);
        const __m256i l27_2 =
            _mm256_or_si256(_mm256_slli_epi32(l25, 10), _mm256_srli_epi32(l25, 22));
        /* right step 27, f4 */
        __m256i r27_x1 = _mm256_add_epi32(r24_2, _mm256_set1_epi32((int)0x5c4dd1a4u));
        RIPEMD160_32_KEEP("x", r27_x1);
        __m256i r27_x2 = _mm256_add_epi32(_mm256_andnot_si256(r26_2, r25), r27_x1);
        RIPEMD160_32_KEEP("x", r27_x2);
        const __m256i r27_x3 = _mm256_add_epi32(_mm256_and_si256(r26, r26_2), r27_x2);
        const __m256i r27 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r27_x3, 12), _mm256_srli_epi32(r27_x3, 20)), r25_2);
        const __m256i r27_2 =
            _mm256_or_si256(_mm256_slli_epi32(r25, 10), _mm256_srli_epi32(r25, 22));
        ripemd160_32_store32(before[0] + 8, last[2][0]);
        /* left step 28, f2 */
        __m256i l28_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l25_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l28_x1);
        const __m256i l28_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l27, l26), _mm256_andnot_si256(l27, l27_2)), l28_x1);
        const __m256i l28 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l28_x2, 9), _mm256_srli_epi32(l28_x2, 23)), l26_2);
        const __m256i l28_2 =
            _mm256_or_si256(_mm256_slli_epi32(l26, 10), _mm256_srli_epi32(l26, 22));
        /* right step 28, f4 */
        __m256i r28_x1 = _mm256_add_epi32(r25_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r28_x1);
        __m256i r28_x2 = _mm256_add_epi32(_mm256_andnot_si256(r27_2, r26), r28_x1);
        RIPEMD160_32_KEEP("x", r28_x2);
        const __m256i r28_x3 = _mm256_add_epi32(_mm256_and_si256(r27, r27_2), r28_x2);
        const __m256i r28 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r28_x3, 7), _mm256_srli_epi32(r28_x3, 25)), r26_2);
        const __m256i r28_2 =
            _mm256_or_si256(_mm256_slli_epi32(r26, 10), _mm256_srli_epi32(r26, 22));
        /* left step 29, f2 */
        __m256i l29_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l26_2, _mm256_set1_epi32((int)0x5a827999u)));
        RIPEMD160_32_KEEP("x", l29_x1);
        const __m256i l29_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l28, l27), _mm256_andnot_si256(l28, l28_2)), l29_x1);
        const __m256i l29 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l29_x2, 11), _mm256_srli_epi32(l29_x2, 21)), l27_2);
        const __m256i l29_2 =
            _mm256_or_si256(_mm256_slli_epi32(l27, 10), _mm256_srli_epi32(l27, 22));
        ripemd160_32_store32(before[0] + 12, last[3][0]);
        /* right step 29, f4 */
        __m256i r29_x1 = _mm256_add_epi32(r26_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r29_x1);
        __m256i r29_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r28_2, r27), r29_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        RIPEMD160_32_KEEP("x", r29_x2);
        const __m256i r29_x3 = _mm256_add_epi32(_mm256_and_si256(r28, r28_2), r29_x2);
        const __m256i r29 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r29_x3, 6), _mm256_srli_epi32(r29_x3, 26)), r27_2);
        const __m256i r29_2 =
            _mm256_or_si256(_mm256_slli_epi32(r27, 10), _mm256_srli_epi32(r27, 22));
        /* left step 30, f2 */
        __m256i l30_x1 = _mm256_add_epi32(l27_2, _mm256_set1_epi32((int)0x5a827a99u));
        RIPEMD160_32_KEEP("x", l30_x1);
        const __m256i l30_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l29, l28), _mm256_andnot_si256(l29, l29_2)), l30_x1);
        const __m256i l30 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l30_x2, 7), _mm256_srli_epi32(l30_x2, 25)), l28_2);
        const __m256i l30_2 =
            _mm256_or_si256(_mm256_slli_epi32(l28, 10), _mm256_srli_epi32(l28, 22));
        ripemd160_32_store32(before[0] + 16, last[4][0]);
        /* right step 30, f4 */
        __m256i r30_x1 = _mm256_add_epi32(r27_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r30_x1);
        __m256i r30_x2 = _mm256_add_epi32(_mm256_andnot_si256(r29_2, r28), r30_x1);
        RIPEMD160_32_KEEP("x", r30_x2);
        const __m256i r30_x3 = _mm256_add_epi32(_mm256_and_si256(r29, r29_2), r30_x2);
        const __m256i r30 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r30_x3, 15), _mm256_srli_epi32(r30_x3, 17)), r28_2);
        const __m256i r30_2 =
            _mm256_or_si256(_mm256_slli_epi32(r28, 10), _mm256_srli_epi32(r28, 22));
        /* left step 31, f2 */
        __m256i l31_x1 = _mm256_add_epi32(l28_2, _mm256_set1_epi32((int)0x5a827999u));
        RIPEMD160_32_KEEP("x", l31_x1);
        const __m256i l31_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l30, l29), _mm256_andnot_si256(l30, l30_2)), l31_x1);
        const __m256i l31 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l31_x2, 13), _mm256_srli_epi32(l31_x2, 19)), l29_2);
        const __m256i l31_2 =
            _mm256_or_si256(_mm256_slli_epi32(l29, 10), _mm256_srli_epi32(l29, 22));
        /* right step 31, f4 */
        __m256i r31_x1 = _mm256_add_epi32(r28_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r31_x1);
        __m256i r31_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r30_2, r29), r31_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])));
        RIPEMD160_32_KEEP("x", r31_x2);
        const __m256i r31_x3 = _mm256_add_epi32(_mm256_and_si256(r30, r30_2), r31_x2);
        const __m256i r31 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r31_x3, 13), _mm256_srli_epi32(r31_x3, 19)), r29_2);
        const __m256i r31_2 =
            _mm256_or_si256(_mm256_slli_epi32(r29, 10), _mm256_srli_epi32(r29, 22));
        ripemd160_32_store32(before[1] + 0, last[0][1]);
        /* left step 32, f2 */
        __m256i l32_x1 = _mm256_add_epi32(l29_2, _mm256_set1_epi32((int)0x5a827a19u));
        RIPEMD160_32_KEEP("x", l32_x1);
        const __m256i l32_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(l31, l30), _mm256_andnot_si256(l31, l31_2)), l32_x1);
        const __m256i l32 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l32_x2, 12), _mm256_srli_epi32(l32_x2, 20)), l30_2);
        const __m256i l32_2 =
            _mm256_or_si256(_mm256_slli_epi32(l30, 10), _mm256_srli_epi32(l30, 22));
        /* right step 32, f4 */
        __m256i r32_x1 = _mm256_add_epi32(r29_2, _mm256_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_32_KEEP("x", r32_x1);
        __m256i r32_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(r31_2, r30), r32_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        RIPEMD160_32_KEEP("x", r32_x2);
        const __m256i r32_x3 = _mm256_add_epi32(_mm256_and_si256(r31, r31_2), r32_x2);
        const __m256i r32 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r32_x3, 11), _mm256_srli_epi32(r32_x3, 21)), r30_2);
        const __m256i r32_2 =
            _mm256_or_si256(_mm256_slli_epi32(r30, 10), _mm256_srli_epi32(r30, 22));
        /* left step 33, f3 */
        __m256i l33_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l30_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l33_x1);
        const __m256i l33_x2 =
            _mm256_sub_epi32(l33_x1, _mm256_xor_si256(_mm256_andnot_si256(l32, l31), l32_2));
        const __m256i l33 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l33_x2, 11), _mm256_srli_epi32(l33_x2, 21)), l31_2);
        const __m256i l33_2 =
            _mm256_or_si256(_mm256_slli_epi32(l31, 10), _mm256_srli_epi32(l31, 22));
        ripemd160_32_store32(before[1] + 4, last[1][1]);
        /* right step 33, f3 */
        __m256i r33_x1 = _mm256_add_epi32(r30_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r33_x1);
        const __m256i r33_x2 =
            _mm256_sub_epi32(r33_x1, _mm256_xor_si256(_mm256_andnot_si256(r32, r31), r32_2));
        const __m256i r33 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r33_x2, 9), _mm256_srli_epi32(r33_x2, 23)), r31_2);
        const __m256i r33_2 =
            _mm256_or_si256(_mm256_slli_epi32(r31, 10), _mm256_srli_epi32(r31, 22));
        /* left step 34, f3 */
        __m256i l34_x1 = _mm256_add_epi32(l31_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l34_x1);
        const __m256i l34_x2 =
            _mm256_sub_epi32(l34_x1, _mm256_xor_si256(_mm256_andnot_si256(l33, l32), l33_2));
        const __m256i l34 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l34_x2, 13), _mm256_srli_epi32(l34_x2, 19)), l32_2);
        const __m256i l34_2 =
            _mm256_or_si256(_mm256_slli_epi32(l32, 10), _mm256_srli_epi32(l32, 22));
        /* right step 34, f3 */
        __m256i r34_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r31_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r34_x1);
        const __m256i r34_x2 =
            _mm256_sub_epi32(r34_x1, _mm256_xor_si256(_mm256_andnot_si256(r33, r32), r33_2));
        const __m256i r34 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r34_x2, 7), _mm256_srli_epi32(r34_x2, 25)), r32_2);
        const __m256i r34_2 =
            _mm256_or_si256(_mm256_slli_epi32(r32, 10), _mm256_srli_epi32(r32, 22));
        ripemd160_32_store32(before[1] + 8, last[2][1]);
        /* left step 35, f3 */
        __m256i l35_x1 = _mm256_add_epi32(l32_2, _mm256_set1_epi32((int)0x6ed9eca0u));
        RIPEMD160_32_KEEP("x", l35_x1);
        const __m256i l35_x2 =
            _mm256_sub_epi32(l35_x1, _mm256_xor_si256(_mm256_andnot_si256(l34, l33), l34_2));
        const __m256i l35 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l35_x2, 6), _mm256_srli_epi32(l35_x2, 26)), l33_2);
        const __m256i l35_2 =
            _mm256_or_si256(_mm256_slli_epi32(l33, 10), _mm256_srli_epi32(l33, 22));
        /* right step 35, f3 */
        __m256i r35_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r32_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r35_x1);
        const __m256i r35_x2 =
            _mm256_sub_epi32(r35_x1, _mm256_xor_si256(_mm256_andnot_si256(r34, r33), r34_2));
        const __m256i r35 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r35_x2, 15), _mm256_srli_epi32(r35_x2, 17)), r33_2);
        const __m256i r35_2 =
            _mm256_or_si256(_mm256_slli_epi32(r33, 10), _mm256_srli_epi32(r33, 22));
        /* left step 36, f3 */
        __m256i l36_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l33_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l36_x1);
        const __m256i l36_x2 =
            _mm256_sub_epi32(l36_x1, _mm256_xor_si256(_mm256_andnot_si256(l35, l34), l35_2));
        const __m256i l36 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l36_x2, 7), _mm256_srli_epi32(l36_x2, 25)), l34_2);
        const __m256i l36_2 =
            _mm256_or_si256(_mm256_slli_epi32(l34, 10), _mm256_srli_epi32(l34, 22));
        ripemd160_32_store32(before[1] + 12, last[3][1]);
        /* right step 36, f3 */
        __m256i r36_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r33_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r36_x1);
        const __m256i r36_x2 =
            _mm256_sub_epi32(r36_x1, _mm256_xor_si256(_mm256_andnot_si256(r35, r34), r35_2));
        const __m256i r36 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r36_x2, 11), _mm256_srli_epi32(r36_x2, 21)), r34_2);
        const __m256i r36_2 =
            _mm256_or_si256(_mm256_slli_epi32(r34, 10), _mm256_srli_epi32(r34, 22));
        /* left step 37, f3 */
        __m256i l37_x1 = _mm256_add_epi32(l34_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l37_x1);
        const __m256i l37_x2 =
            _mm256_sub_epi32(l37_x1, _mm256_xor_si256(_mm256_andnot_si256(l36, l35), l36_2));
        const __m256i l37 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l37_x2, 14), _mm256_srli_epi32(l37_x2, 18)), l35_2);
        const __m256i l37_2 =
            _mm256_or_si256(_mm256_slli_epi32(l35, 10), _mm256_srli_epi32(l35, 22));
        /* right step 37, f3 */
        __m256i r37_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r34_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r37_x1);
        const __m256i r37 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_sub_epi32(r37_x1, _mm256_xor_si256(_mm256_andnot_si256(r36, r35), r36_2)),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r35_2);
        const __m256i r37_2 =
            _mm256_or_si256(_mm256_slli_epi32(r35, 10), _mm256_srli_epi32(r35, 22));
        ripemd160_32_store32(before[1] + 16, last[4][1]);
        /* left step 38, f3 */
        __m256i l38_x1 = _mm256_add_epi32(l35_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l38_x1);
        const __m256i l38_x2 =
            _mm256_sub_epi32(l38_x1, _mm256_xor_si256(_mm256_andnot_si256(l37, l36), l37_2));
        const __m256i l38 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l38_x2, 9), _mm256_srli_epi32(l38_x2, 23)), l36_2);
        const __m256i l38_2 =
            _mm256_or_si256(_mm256_slli_epi32(l36, 10), _mm256_srli_epi32(l36, 22));
        /* right step 38, f3 */
        __m256i r38_x1 = _mm256_add_epi32(r35_2, _mm256_set1_epi32((int)0x6d703ff2u));
        RIPEMD160_32_KEEP("x", r38_x1);
        const __m256i r38_x2 =
            _mm256_sub_epi32(r38_x1, _mm256_xor_si256(_mm256_andnot_si256(r37, r36), r37_2));
        const __m256i r38 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r38_x2, 6), _mm256_srli_epi32(r38_x2, 26)), r36_2);
        const __m256i r38_2 =
            _mm256_or_si256(_mm256_slli_epi32(r36, 10), _mm256_srli_epi32(r36, 22));
        /* left step 39, f3 */
        __m256i l39_x1 = _mm256_add_epi32(l36_2, _mm256_set1_epi32((int)0x6ed9ec20u));
        RIPEMD160_32_KEEP("x", l39_x1);
        const __m256i l39_x2 =
            _mm256_sub_epi32(l39_x1, _mm256_xor_si256(_mm256_andnot_si256(l38, l37), l38_2));
        const __m256i l39 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l39_x2, 13), _mm256_srli_epi32(l39_x2, 19)), l37_2);
        const __m256i l39_2 =
            _mm256_or_si256(_mm256_slli_epi32(l37, 10), _mm256_srli_epi32(l37, 22));
        ripemd160_32_store32(before[2] + 0, last[0][2]);
        /* right step 39, f3 */
        __m256i r39_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r36_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r39_x1);
        const __m256i r39_x2 =
            _mm256_sub_epi32(r39_x1, _mm256_xor_si256(_mm256_andnot_si256(r38, r37), r38_2));
        const __m256i r39 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r39_x2, 6), _mm256_srli_epi32(r39_x2, 26)), r37_2);
        const __m256i r39_2 =
            _mm256_or_si256(_mm256_slli_epi32(r37, 10), _mm256_srli_epi32(r37, 22));
        /* left step 40, f3 */
        __m256i l40_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l37_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l40_x1);
        const __m256i l40_x2 =
            _mm256_sub_epi32(l40_x1, _mm256_xor_si256(_mm256_andnot_si256(l39, l38), l39_2));
        const __m256i l40 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l40_x2, 15), _mm256_srli_epi32(l40_x2, 17)), l38_2);
        const __m256i l40_2 =
            _mm256_or_si256(_mm256_slli_epi32(l38, 10), _mm256_srli_epi32(l38, 22));
        ripemd160_32_store32(before[2] + 4, last[1][2]);
        /* right step 40, f3 */
        __m256i r40_x1 = _mm256_add_epi32(r37_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r40_x1);
        const __m256i r40_x2 =
            _mm256_sub_epi32(r40_x1, _mm256_xor_si256(_mm256_andnot_si256(r39, r38), r39_2));
        const __m256i r40 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r40_x2, 14), _mm256_srli_epi32(r40_x2, 18)), r38_2);
        const __m256i r40_2 =
            _mm256_or_si256(_mm256_slli_epi32(r38, 10), _mm256_srli_epi32(r38, 22));
        /* left step 41, f3 */
        __m256i l41_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l38_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l41_x1);
        const __m256i l41_x2 =
            _mm256_sub_epi32(l41_x1, _mm256_xor_si256(_mm256_andnot_si256(l40, l39), l40_2));
        const __m256i l41 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l41_x2, 14), _mm256_srli_epi32(l41_x2, 18)), l39_2);
        const __m256i l41_2 =
            _mm256_or_si256(_mm256_slli_epi32(l39, 10), _mm256_srli_epi32(l39, 22));
        /* right step 41, f3 */
        __m256i r41_x1 = _mm256_add_epi32(r38_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r41_x1);
        const __m256i r41_x2 =
            _mm256_sub_epi32(r41_x1, _mm256_xor_si256(_mm256_andnot_si256(r40, r39), r40_2));
        const __m256i r41 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r41_x2, 12), _mm256_srli_epi32(r41_x2, 20)), r39_2);
        const __m256i r41_2 =
            _mm256_or_si256(_mm256_slli_epi32(r39, 10), _mm256_srli_epi32(r39, 22));
        ripemd160_32_store32(before[2] + 8, last[2][2]);
        /* left step 42, f3 */
        __m256i l42_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l39_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l42_x1);
        const __m256i l42 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_sub_epi32(l42_x1, _mm256_xor_si256(_mm256_andnot_si256(l41, l40), l41_2)),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l40_2);
        const __m256i l42_2 =
            _mm256_or_si256(_mm256_slli_epi32(l40, 10), _mm256_srli_epi32(l40, 22));
        /* right step 42, f3 */
        __m256i r42_x1 = _mm256_add_epi32(r39_2, _mm256_set1_epi32((int)0x6d703f72u));
        RIPEMD160_32_KEEP("x", r42_x1);
        const __m256i r42_x2 =
            _mm256_sub_epi32(r42_x1, _mm256_xor_si256(_mm256_andnot_si256(r41, r40), r41_2));
        const __m256i r42 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r42_x2, 13), _mm256_srli_epi32(r42_x2, 19)), r40_2);
        const __m256i r42_2 =
            _mm256_or_si256(_mm256_slli_epi32(r40, 10), _mm256_srli_epi32(r40, 22));
        /* left step 43, f3 */
        __m256i l43_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l40_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l43_x1);
        const __m256i l43_x2 =
            _mm256_sub_epi32(l43_x1, _mm256_xor_si256(_mm256_andnot_si256(l42, l41), l42_2));
        const __m256i l43 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l43_x2, 13), _mm256_srli_epi32(l43_x2, 19)), l41_2);
        const __m256i l43_2 =
            _mm256_or_si256(_mm256_slli_epi32(l41, 10), _mm256_srli_epi32(l41, 22));
        ripemd160_32_store32(before[2] + 12, last[3][2]);
        /* right step 43, f3 */
        __m256i r43_x1 = _mm256_add_epi32(r40_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r43_x1);
        const __m256i r43_x2 =
            _mm256_sub_epi32(r43_x1, _mm256_xor_si256(_mm256_andnot_si256(r42, r41), r42_2));
        const __m256i r43 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r43_x2, 5), _mm256_srli_epi32(r43_x2, 27)), r41_2);
        const __m256i r43_2 =
            _mm256_or_si256(_mm256_slli_epi32(r41, 10), _mm256_srli_epi32(r41, 22));
        /* left step 44, f3 */
        __m256i l44_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l41_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l44_x1);
        const __m256i l44_x2 =
            _mm256_sub_epi32(l44_x1, _mm256_xor_si256(_mm256_andnot_si256(l43, l42), l43_2));
        const __m256i l44 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l44_x2, 6), _mm256_srli_epi32(l44_x2, 26)), l42_2);
        const __m256i l44_2 =
            _mm256_or_si256(_mm256_slli_epi32(l42, 10), _mm256_srli_epi32(l42, 22));
        /* right step 44, f3 */
        __m256i r44_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r41_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r44_x1);
        const __m256i r44_x2 =
            _mm256_sub_epi32(r44_x1, _mm256_xor_si256(_mm256_andnot_si256(r43, r42), r43_2));
        const __m256i r44 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r44_x2, 14), _mm256_srli_epi32(r44_x2, 18)), r42_2);
        const __m256i r44_2 =
            _mm256_or_si256(_mm256_slli_epi32(r42, 10), _mm256_srli_epi32(r42, 22));
        ripemd160_32_store32(before[2] + 16, last[4][2]);
        /* left step 45, f3 */
        __m256i l45_x1 = _mm256_add_epi32(l42_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l45_x1);
        const __m256i l45_x2 =
            _mm256_sub_epi32(l45_x1, _mm256_xor_si256(_mm256_andnot_si256(l44, l43), l44_2));
        const __m256i l45 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l45_x2, 5), _mm256_srli_epi32(l45_x2, 27)), l43_2);
        const __m256i l45_2 =
            _mm256_or_si256(_mm256_slli_epi32(l43, 10), _mm256_srli_epi32(l43, 22));
        /* right step 45, f3 */
        __m256i r45_x1 = _mm256_add_epi32(r42_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r45_x1);
        const __m256i r45_x2 =
            _mm256_sub_epi32(r45_x1, _mm256_xor_si256(_mm256_andnot_si256(r44, r43), r44_2));
        const __m256i r45 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r45_x2, 13), _mm256_srli_epi32(r45_x2, 19)), r43_2);
        const __m256i r45_2 =
            _mm256_or_si256(_mm256_slli_epi32(r43, 10), _mm256_srli_epi32(r43, 22));
        /* left step 46, f3 */
        __m256i l46_x1 = _mm256_add_epi32(l43_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l46_x1);
        const __m256i l46_x2 =
            _mm256_sub_epi32(l46_x1, _mm256_xor_si256(_mm256_andnot_si256(l45, l44), l45_2));
        const __m256i l46 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l46_x2, 12), _mm256_srli_epi32(l46_x2, 20)), l44_2);
        const __m256i l46_2 =
            _mm256_or_si256(_mm256_slli_epi32(l44, 10), _mm256_srli_epi32(l44, 22));
        ripemd160_32_store32(before[3] + 0, last[0][3]);
        /* right step 46, f3 */
        __m256i r46_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r43_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r46_x1);
        const __m256i r46_x2 =
            _mm256_sub_epi32(r46_x1, _mm256_xor_si256(_mm256_andnot_si256(r45, r44), r45_2));
        const __m256i r46 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r46_x2, 13), _mm256_srli_epi32(r46_x2, 19)), r44_2);
        const __m256i r46_2 =
            _mm256_or_si256(_mm256_slli_epi32(r44, 10), _mm256_srli_epi32(r44, 22));
        /* left step 47, f3 */
        __m256i l47_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l44_2, _mm256_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_32_KEEP("x", l47_x1);
        const __m256i l47_x2 =
            _mm256_sub_epi32(l47_x1, _mm256_xor_si256(_mm256_andnot_si256(l46, l45), l46_2));
        const __m256i l47 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l47_x2, 7), _mm256_srli_epi32(l47_x2, 25)), l45_2);
        const __m256i l47_2 =
            _mm256_or_si256(_mm256_slli_epi32(l45, 10), _mm256_srli_epi32(l45, 22));
        /* right step 47, f3 */
        __m256i r47_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r44_2, _mm256_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_32_KEEP("x", r47_x1);
        const __m256i r47_x2 =
            _mm256_sub_epi32(r47_x1, _mm256_xor_si256(_mm256_andnot_si256(r46, r45), r46_2));
        const __m256i r47 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r47_x2, 7), _mm256_srli_epi32(r47_x2, 25)), r45_2);
        const __m256i r47_2 =
            _mm256_or_si256(_mm256_slli_epi32(r45, 10), _mm256_srli_epi32(r45, 22));
        ripemd160_32_store32(before[3] + 4, last[1][3]);
        /* left step 48, f3 */
        __m256i l48_x1 = _mm256_add_epi32(l45_2, _mm256_set1_epi32((int)0x6ed9eba0u));
        RIPEMD160_32_KEEP("x", l48_x1);
        const __m256i l48_x2 =
            _mm256_sub_epi32(l48_x1, _mm256_xor_si256(_mm256_andnot_si256(l47, l46), l47_2));
        const __m256i l48 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l48_x2, 5), _mm256_srli_epi32(l48_x2, 27)), l46_2);
        const __m256i l48_2 =
            _mm256_or_si256(_mm256_slli_epi32(l46, 10), _mm256_srli_epi32(l46, 22));
        /* right step 48, f3 */
        __m256i r48_x1 = _mm256_add_epi32(r45_2, _mm256_set1_epi32((int)0x6d703ef2u));
        RIPEMD160_32_KEEP("x", r48_x1);
        const __m256i r48_x2 =
            _mm256_sub_epi32(r48_x1, _mm256_xor_si256(_mm256_andnot_si256(r47, r46), r47_2));
        const __m256i r48 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r48_x2, 5), _mm256_srli_epi32(r48_x2, 27)), r46_2);
        const __m256i r48_2 =
            _mm256_or_si256(_mm256_slli_epi32(r46, 10), _mm256_srli_epi32(r46, 22));
        /* left step 49, f4 */
        __m256i l49_x1 = _mm256_add_epi32(l46_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l49_x1);
        __m256i l49_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_andnot_si256(l48_2, l47), l49_x1));
        RIPEMD160_32_KEEP("x", l49_x2);
        const __m256i l49_x3 = _mm256_add_epi32(_mm256_and_si256(l48, l48_2), l49_x2);
        const __m256i l49 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l49_x3, 11), _mm256_srli_epi32(l49_x3, 21)), l47_2);
        const __m256i l49_2 =
            _mm256_or_si256(_mm256_slli_epi32(l47, 10), _mm256_srli_epi32(l47, 22));
        ripemd160_32_store32(before[3] + 8, last[2][3]);
        /* right step 49, f2 */
        __m256i r49_x1 = _mm256_add_epi32(r46_2, _mm256_set1_epi32((int)0x7a6d7769u));
        RIPEMD160_32_KEEP("x", r49_x1);
        const __m256i r49_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r48, r47), _mm256_andnot_si256(r48, r48_2)), r49_x1);
        const __m256i r49 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r49_x2, 15), _mm256_srli_epi32(r49_x2, 17)), r47_2);
        const __m256i r49_2 =
            _mm256_or_si256(_mm256_slli_epi32(r47, 10), _mm256_srli_epi32(r47, 22));
        /* left step 50, f4 */
        __m256i l50_x1 = _mm256_add_epi32(l47_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l50_x1);
        __m256i l50_x2 = _mm256_add_epi32(_mm256_andnot_si256(l49_2, l48), l50_x1);
        RIPEMD160_32_KEEP("x", l50_x2);
        const __m256i l50_x3 = _mm256_add_epi32(_mm256_and_si256(l49, l49_2), l50_x2);
        const __m256i l50 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l50_x3, 12), _mm256_srli_epi32(l50_x3, 20)), l48_2);
        const __m256i l50_2 =
            _mm256_or_si256(_mm256_slli_epi32(l48, 10), _mm256_srli_epi32(l48, 22));
        ripemd160_32_store32(before[3] + 12, last[3][3]);
        /* right step 50, f2 */
        __m256i r50_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(r47_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r50_x1);
        const __m256i r50_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r49, r48), _mm256_andnot_si256(r49, r49_2)), r50_x1);
        const __m256i r50 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r50_x2, 5), _mm256_srli_epi32(r50_x2, 27)), r48_2);
        const __m256i r50_2 =
            _mm256_or_si256(_mm256_slli_epi32(r48, 10), _mm256_srli_epi32(r48, 22));
        /* left step 51, f4 */
        __m256i l51_x1 = _mm256_add_epi32(l48_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l51_x1);
        __m256i l51_x2 = _mm256_add_epi32(_mm256_andnot_si256(l50_2, l49), l51_x1);
        RIPEMD160_32_KEEP("x", l51_x2);
        const __m256i l51_x3 = _mm256_add_epi32(_mm256_and_si256(l50, l50_2), l51_x2);
        const __m256i l51 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l51_x3, 14), _mm256_srli_epi32(l51_x3, 18)), l49_2);
        const __m256i l51_2 =
            _mm256_or_si256(_mm256_slli_epi32(l49, 10), _mm256_srli_epi32(l49, 22));
        /* right step 51, f2 */
        __m256i r51_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(r48_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r51_x1);
        const __m256i r51 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_add_epi32(
                    _mm256_or_si256(_mm256_and_si256(r50, r49), _mm256_andnot_si256(r50, r50_2)),
                    r51_x1),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r49_2);
        const __m256i r51_2 =
            _mm256_or_si256(_mm256_slli_epi32(r49, 10), _mm256_srli_epi32(r49, 22));
        ripemd160_32_store32(before[3] + 16, last[4][3]);
        /* left step 52, f4 */
        __m256i l52_x1 = _mm256_add_epi32(l49_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l52_x1);
        __m256i l52_x2 = _mm256_add_epi32(_mm256_andnot_si256(l51_2, l50), l52_x1);
        RIPEMD160_32_KEEP("x", l52_x2);
        const __m256i l52_x3 = _mm256_add_epi32(_mm256_and_si256(l51, l51_2), l52_x2);
        const __m256i l52 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l52_x3, 15), _mm256_srli_epi32(l52_x3, 17)), l50_2);
        const __m256i l52_2 =
            _mm256_or_si256(_mm256_slli_epi32(l50, 10), _mm256_srli_epi32(l50, 22));
        /* right step 52, f2 */
        __m256i r52_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(r49_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r52_x1);
        const __m256i r52_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r51, r50), _mm256_andnot_si256(r51, r51_2)), r52_x1);
        const __m256i r52 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r52_x2, 11), _mm256_srli_epi32(r52_x2, 21)), r50_2);
        const __m256i r52_2 =
            _mm256_or_si256(_mm256_slli_epi32(r50, 10), _mm256_srli_epi32(r50, 22));
        /* left step 53, f4 */
        __m256i l53_x1 = _mm256_add_epi32(l50_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l53_x1);
        __m256i l53_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l52_2, l51), l53_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        RIPEMD160_32_KEEP("x", l53_x2);
        const __m256i l53_x3 = _mm256_add_epi32(_mm256_and_si256(l52, l52_2), l53_x2);
        const __m256i l53 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l53_x3, 14), _mm256_srli_epi32(l53_x3, 18)), l51_2);
        const __m256i l53_2 =
            _mm256_or_si256(_mm256_slli_epi32(l51, 10), _mm256_srli_epi32(l51, 22));
        ripemd160_32_store32(before[4] + 0, last[0][4]);
        /* right step 53, f2 */
        __m256i r53_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(r50_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r53_x1);
        const __m256i r53_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r52, r51), _mm256_andnot_si256(r52, r52_2)), r53_x1);
        const __m256i r53 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r53_x2, 14), _mm256_srli_epi32(r53_x2, 18)), r51_2);
        const __m256i r53_2 =
            _mm256_or_si256(_mm256_slli_epi32(r51, 10), _mm256_srli_epi32(r51, 22));
        /* left step 54, f4 */
        __m256i l54_x1 = _mm256_add_epi32(l51_2, _mm256_set1_epi32((int)0x8f1bbd5cu));
        RIPEMD160_32_KEEP("x", l54_x1);
        __m256i l54_x2 = _mm256_add_epi32(_mm256_andnot_si256(l53_2, l52), l54_x1);
        RIPEMD160_32_KEEP("x", l54_x2);
        const __m256i l54_x3 = _mm256_add_epi32(_mm256_and_si256(l53, l53_2), l54_x2);
        const __m256i l54 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l54_x3, 15), _mm256_srli_epi32(l54_x3, 17)), l52_2);
        const __m256i l54_2 =
            _mm256_or_si256(_mm256_slli_epi32(l52, 10), _mm256_srli_epi32(l52, 22));
        /* right step 54, f2 */
        __m256i r54_x1 = _mm256_add_epi32(r51_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r54_x1);
        const __m256i r54_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r53, r52), _mm256_andnot_si256(r53, r53_2)), r54_x1);
        const __m256i r54 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r54_x2, 14), _mm256_srli_epi32(r54_x2, 18)), r52_2);
        const __m256i r54_2 =
            _mm256_or_si256(_mm256_slli_epi32(r52, 10), _mm256_srli_epi32(r52, 22));
        ripemd160_32_store32(before[4] + 4, last[1][4]);
        /* left step 55, f4 */
        __m256i l55_x1 = _mm256_add_epi32(l52_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l55_x1);
        __m256i l55_x2 = _mm256_add_epi32(_mm256_andnot_si256(l54_2, l53), l55_x1);
        RIPEMD160_32_KEEP("x", l55_x2);
        const __m256i l55_x3 = _mm256_add_epi32(_mm256_and_si256(l54, l54_2), l55_x2);
        const __m256i l55 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l55_x3, 9), _mm256_srli_epi32(l55_x3, 23)), l53_2);
        const __m256i l55_2 =
            _mm256_or_si256(_mm256_slli_epi32(l53, 10), _mm256_srli_epi32(l53, 22));
        /* right step 55, f2 */
        __m256i r55_x1 = _mm256_add_epi32(r52_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r55_x1);
        const __m256i r55_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r54, r53), _mm256_andnot_si256(r54, r54_2)), r55_x1);
        const __m256i r55 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r55_x2, 6), _mm256_srli_epi32(r55_x2, 26)), r53_2);
        const __m256i r55_2 =
            _mm256_or_si256(_mm256_slli_epi32(r53, 10), _mm256_srli_epi32(r53, 22));
        /* left step 56, f4 */
        __m256i l56_x1 = _mm256_add_epi32(l53_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l56_x1);
        __m256i l56_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l55_2, l54), l56_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        RIPEMD160_32_KEEP("x", l56_x2);
        const __m256i l56 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(l55, l55_2), l56_x2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l54_2);
        const __m256i l56_2 =
            _mm256_or_si256(_mm256_slli_epi32(l54, 10), _mm256_srli_epi32(l54, 22));
        ripemd160_32_store32(before[4] + 8, last[2][4]);
        /* right step 56, f2 */
        __m256i r56_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(r53_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r56_x1);
        const __m256i r56_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r55, r54), _mm256_andnot_si256(r55, r55_2)), r56_x1);
        const __m256i r56 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r56_x2, 14), _mm256_srli_epi32(r56_x2, 18)), r54_2);
        const __m256i r56_2 =
            _mm256_or_si256(_mm256_slli_epi32(r54, 10), _mm256_srli_epi32(r54, 22));
        /* left step 57, f4 */
        __m256i l57_x1 = _mm256_add_epi32(l54_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l57_x1);
        __m256i l57_x2 = _mm256_add_epi32(_mm256_andnot_si256(l56_2, l55), l57_x1);
        RIPEMD160_32_KEEP("x", l57_x2);
        const __m256i l57_x3 = _mm256_add_epi32(_mm256_and_si256(l56, l56_2), l57_x2);
        const __m256i l57 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l57_x3, 9), _mm256_srli_epi32(l57_x3, 23)), l55_2);
        const __m256i l57_2 =
            _mm256_or_si256(_mm256_slli_epi32(l55, 10), _mm256_srli_epi32(l55, 22));
        /* right step 57, f2 */
        __m256i r57_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(r54_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r57_x1);
        const __m256i r57_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r56, r55), _mm256_andnot_si256(r56, r56_2)), r57_x1);
        const __m256i r57 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r57_x2, 6), _mm256_srli_epi32(r57_x2, 26)), r55_2);
        const __m256i r57_2 =
            _mm256_or_si256(_mm256_slli_epi32(r55, 10), _mm256_srli_epi32(r55, 22));
        ripemd160_32_store32(before[4] + 12, last[3][4]);
        /* left step 58, f4 */
        __m256i l58_x1 = _mm256_add_epi32(l55_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l58_x1);
        __m256i l58_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l57_2, l56), l58_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        RIPEMD160_32_KEEP("x", l58_x2);
        const __m256i l58_x3 = _mm256_add_epi32(_mm256_and_si256(l57, l57_2), l58_x2);
        const __m256i l58 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l58_x3, 14), _mm256_srli_epi32(l58_x3, 18)), l56_2);
        const __m256i l58_2 =
            _mm256_or_si256(_mm256_slli_epi32(l56, 10), _mm256_srli_epi32(l56, 22));
        /* right step 58, f2 */
        __m256i r58_x1 = _mm256_add_epi32(r55_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r58_x1);
        const __m256i r58_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r57, r56), _mm256_andnot_si256(r57, r57_2)), r58_x1);
        const __m256i r58 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r58_x2, 9), _mm256_srli_epi32(r58_x2, 23)), r56_2);
        const __m256i r58_2 =
            _mm256_or_si256(_mm256_slli_epi32(r56, 10), _mm256_srli_epi32(r56, 22));
        /* left step 59, f4 */
        __m256i l59_x1 = _mm256_add_epi32(l56_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l59_x1);
        __m256i l59_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l58_2, l57), l59_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        RIPEMD160_32_KEEP("x", l59_x2);
        const __m256i l59_x3 = _mm256_add_epi32(_mm256_and_si256(l58, l58_2), l59_x2);
        const __m256i l59 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l59_x3, 5), _mm256_srli_epi32(l59_x3, 27)), l57_2);
        const __m256i l59_2 =
            _mm256_or_si256(_mm256_slli_epi32(l57, 10), _mm256_srli_epi32(l57, 22));
        ripemd160_32_store32(before[4] + 16, last[4][4]);
        /* right step 59, f2 */
        __m256i r59_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(r56_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r59_x1);
        const __m256i r59_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r58, r57), _mm256_andnot_si256(r58, r58_2)), r59_x1);
        const __m256i r59 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r59_x2, 12), _mm256_srli_epi32(r59_x2, 20)), r57_2);
        const __m256i r59_2 =
            _mm256_or_si256(_mm256_slli_epi32(r57, 10), _mm256_srli_epi32(r57, 22));
        /* left step 60, f4 */
        __m256i l60_x1 = _mm256_add_epi32(l57_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l60_x1);
        __m256i l60_x2 = _mm256_add_epi32(_mm256_andnot_si256(l59_2, l58), l60_x1);
        RIPEMD160_32_KEEP("x", l60_x2);
        const __m256i l60_x3 = _mm256_add_epi32(_mm256_and_si256(l59, l59_2), l60_x2);
        const __m256i l60 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l60_x3, 6), _mm256_srli_epi32(l60_x3, 26)), l58_2);
        const __m256i l60_2 =
            _mm256_or_si256(_mm256_slli_epi32(l58, 10), _mm256_srli_epi32(l58, 22));
        ripemd160_32_store32(before[5] + 0, last[0][5]);
        /* right step 60, f2 */
        __m256i r60_x1 = _mm256_add_epi32(r57_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r60_x1);
        const __m256i r60_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r59, r58), _mm256_andnot_si256(r59, r59_2)), r60_x1);
        const __m256i r60 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r60_x2, 9), _mm256_srli_epi32(r60_x2, 23)), r58_2);
        const __m256i r60_2 =
            _mm256_or_si256(_mm256_slli_epi32(r58, 10), _mm256_srli_epi32(r58, 22));
        /* left step 61, f4 */
        __m256i l61_x1 = _mm256_add_epi32(l58_2, _mm256_set1_epi32((int)0x8f1bbddcu));
        RIPEMD160_32_KEEP("x", l61_x1);
        __m256i l61_x2 = _mm256_add_epi32(_mm256_andnot_si256(l60_2, l59), l61_x1);
        RIPEMD160_32_KEEP("x", l61_x2);
        const __m256i l61 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_and_si256(l60, l60_2), l61_x2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l59_2);
        const __m256i l61_2 =
            _mm256_or_si256(_mm256_slli_epi32(l59, 10), _mm256_srli_epi32(l59, 22));
        /* right step 61, f2 */
        __m256i r61_x1 = _mm256_add_epi32(r58_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r61_x1);
        const __m256i r61_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r60, r59), _mm256_andnot_si256(r60, r60_2)), r61_x1);
        const __m256i r61 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r61_x2, 12), _mm256_srli_epi32(r61_x2, 20)), r59_2);
        const __m256i r61_2 =
            _mm256_or_si256(_mm256_slli_epi32(r59, 10), _mm256_srli_epi32(r59, 22));
        ripemd160_32_store32(before[5] + 4, last[1][5]);
        /* left step 62, f4 */
        __m256i l62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l59_2, _mm256_set1_epi32((int)0x8f1bbcdcu)));
        RIPEMD160_32_KEEP("x", l62_x1);
        __m256i l62_x2 = _mm256_add_epi32(_mm256_andnot_si256(l61_2, l60), l62_x1);
        RIPEMD160_32_KEEP("x", l62_x2);
        const __m256i l62_x3 = _mm256_add_epi32(_mm256_and_si256(l61, l61_2), l62_x2);
        const __m256i l62 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l62_x3, 6), _mm256_srli_epi32(l62_x3, 26)), l60_2);
        const __m256i l62_2 =
            _mm256_or_si256(_mm256_slli_epi32(l60, 10), _mm256_srli_epi32(l60, 22));
        /* right step 62, f2 */
        __m256i r62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(r59_2, _mm256_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_32_KEEP("x", r62_x1);
        const __m256i r62_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r61, r60), _mm256_andnot_si256(r61, r61_2)), r62_x1);
        const __m256i r62 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r62_x2, 5), _mm256_srli_epi32(r62_x2, 27)), r60_2);
        const __m256i r62_2 =
            _mm256_or_si256(_mm256_slli_epi32(r60, 10), _mm256_srli_epi32(r60, 22));
        /* left step 63, f4 */
        __m256i l63_x1 = _mm256_add_epi32(l60_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l63_x1);
        __m256i l63_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l62_2, l61), l63_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        RIPEMD160_32_KEEP("x", l63_x2);
        const __m256i l63_x3 = _mm256_add_epi32(_mm256_and_si256(l62, l62_2), l63_x2);
        const __m256i l63 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l63_x3, 5), _mm256_srli_epi32(l63_x3, 27)), l61_2);
        const __m256i l63_2 =
            _mm256_or_si256(_mm256_slli_epi32(l61, 10), _mm256_srli_epi32(l61, 22));
        ripemd160_32_store32(before[5] + 8, last[2][5]);
        /* right step 63, f2 */
        __m256i r63_x1 = _mm256_add_epi32(r60_2, _mm256_set1_epi32((int)0x7a6d76e9u));
        RIPEMD160_32_KEEP("x", r63_x1);
        const __m256i r63_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(r62, r61), _mm256_andnot_si256(r62, r62_2)), r63_x1);
        const __m256i r63 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r63_x2, 15), _mm256_srli_epi32(r63_x2, 17)), r61_2);
        const __m256i r63_2 =
            _mm256_or_si256(_mm256_slli_epi32(r61, 10), _mm256_srli_epi32(r61, 22));
        /* left step 64, f4 */
        __m256i l64_x1 = _mm256_add_epi32(l61_2, _mm256_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_32_KEEP("x", l64_x1);
        __m256i l64_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(l63_2, l62), l64_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        RIPEMD160_32_KEEP("x", l64_x2);
        const __m256i l64_x3 = _mm256_add_epi32(_mm256_and_si256(l63, l63_2), l64_x2);
        const __m256i l64 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l64_x3, 12), _mm256_srli_epi32(l64_x3, 20)), l62_2);
        const __m256i l64_2 =
            _mm256_or_si256(_mm256_slli_epi32(l62, 10), _mm256_srli_epi32(l62, 22));
        /* right step 64, f2 */
        __m256i r64_x1 = _mm256_add_epi32(r61_2, _mm256_set1_epi32((int)0x7a6d77e9u));
        RIPEMD160_32_KEEP("x", r64_x1);
        const __m256i r64 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_add_epi32(
                    _mm256_or_si256(_mm256_and_si256(r63, r62), _mm256_andnot_si256(r63, r63_2)),
                    r64_x1),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r62_2);
        const __m256i r64_2 =
            _mm256_or_si256(_mm256_slli_epi32(r62, 10), _mm256_srli_epi32(r62, 22));
        ripemd160_32_store32(before[5] + 12, last[3][5]);
        /* left step 65, f5 */
        __m256i l65_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(l62_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l65_x1);
        const __m256i l65_x2 =
            _mm256_sub_epi32(l65_x1, _mm256_xor_si256(l64, _mm256_andnot_si256(l63, l64_2)));
        const __m256i l65 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l65_x2, 9), _mm256_srli_epi32(l65_x2, 23)), l63_2);
        const __m256i l65_2 =
            _mm256_or_si256(_mm256_slli_epi32(l63, 10), _mm256_srli_epi32(l63, 22));
        /* right step 65, f1 */
        __m256i r65_x1 = _mm256_xor_si256(r64_2, r63);
        RIPEMD160_32_KEEP("x", r65_x1);
        const __m256i r65 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(r64, r65_x1), r62_2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r63_2);
        const __m256i r65_2 =
            _mm256_or_si256(_mm256_slli_epi32(r63, 10), _mm256_srli_epi32(r63, 22));
        /* left step 66, f5 */
        __m256i l66_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(l63_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l66_x1);
        const __m256i l66_x2 =
            _mm256_sub_epi32(l66_x1, _mm256_xor_si256(l65, _mm256_andnot_si256(l64, l65_2)));
        const __m256i l66 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l66_x2, 15), _mm256_srli_epi32(l66_x2, 17)), l64_2);
        const __m256i l66_2 =
            _mm256_or_si256(_mm256_slli_epi32(l64, 10), _mm256_srli_epi32(l64, 22));
        ripemd160_32_store32(before[5] + 16, last[4][5]);
        /* right step 66, f1 */
        __m256i r66_x1 = _mm256_xor_si256(r65_2, r64);
        RIPEMD160_32_KEEP("x", r66_x1);
        const __m256i r66_x2 = _mm256_add_epi32(_mm256_xor_si256(r65, r66_x1), r63_2);
        const __m256i r66 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r66_x2, 5), _mm256_srli_epi32(r66_x2, 27)), r64_2);
        const __m256i r66_2 =
            _mm256_or_si256(_mm256_slli_epi32(r64, 10), _mm256_srli_epi32(r64, 22));
        /* left step 67, f5 */
        __m256i l67_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(l64_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l67_x1);
        const __m256i l67_x2 =
            _mm256_sub_epi32(l67_x1, _mm256_xor_si256(l66, _mm256_andnot_si256(l65, l66_2)));
        const __m256i l67 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l67_x2, 5), _mm256_srli_epi32(l67_x2, 27)), l65_2);
        const __m256i l67_2 =
            _mm256_or_si256(_mm256_slli_epi32(l65, 10), _mm256_srli_epi32(l65, 22));
        /* right step 67, f1 */
        __m256i r67_x1 = _mm256_xor_si256(r66_2, r65);
        RIPEMD160_32_KEEP("x", r67_x1);
        const __m256i r67_x2 = _mm256_add_epi32(_mm256_xor_si256(r66, r67_x1), r64_2);
        const __m256i r67 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r67_x2, 12), _mm256_srli_epi32(r67_x2, 20)), r65_2);
        const __m256i r67_2 =
            _mm256_or_si256(_mm256_slli_epi32(r65, 10), _mm256_srli_epi32(r65, 22));
        ripemd160_32_store32(before[6] + 0, last[0][6]);
        /* left step 68, f5 */
        __m256i l68_x1 = _mm256_add_epi32(l65_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l68_x1);
        const __m256i l68_x2 =
            _mm256_sub_epi32(l68_x1, _mm256_xor_si256(l67, _mm256_andnot_si256(l66, l67_2)));
        const __m256i l68 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l68_x2, 11), _mm256_srli_epi32(l68_x2, 21)), l66_2);
        const __m256i l68_2 =
            _mm256_or_si256(_mm256_slli_epi32(l66, 10), _mm256_srli_epi32(l66, 22));
        /* right step 68, f1 */
        __m256i r68_x1 = _mm256_xor_si256(r67_2, r66);
        RIPEMD160_32_KEEP("x", r68_x1);
        __m256i r68_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), r65_2);
        RIPEMD160_32_KEEP("x", r68_x2);
        const __m256i r68_x3 = _mm256_add_epi32(_mm256_xor_si256(r67, r68_x1), r68_x2);
        const __m256i r68 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r68_x3, 9), _mm256_srli_epi32(r68_x3, 23)), r66_2);
        const __m256i r68_2 =
            _mm256_or_si256(_mm256_slli_epi32(r66, 10), _mm256_srli_epi32(r66, 22));
        /* left step 69, f5 */
        __m256i l69_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(l66_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l69_x1);
        const __m256i l69_x2 =
            _mm256_sub_epi32(l69_x1, _mm256_xor_si256(l68, _mm256_andnot_si256(l67, l68_2)));
        const __m256i l69 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l69_x2, 6), _mm256_srli_epi32(l69_x2, 26)), l67_2);
        const __m256i l69_2 =
            _mm256_or_si256(_mm256_slli_epi32(l67, 10), _mm256_srli_epi32(l67, 22));
        ripemd160_32_store32(before[6] + 4, last[1][6]);
        /* right step 69, f1 */
        __m256i r69_x1 = _mm256_xor_si256(r68_2, r67);
        RIPEMD160_32_KEEP("x", r69_x1);
        __m256i r69_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), r66_2);
        RIPEMD160_32_KEEP("x", r69_x2);
        const __m256i r69_x3 = _mm256_add_epi32(_mm256_xor_si256(r68, r69_x1), r69_x2);
        const __m256i r69 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r69_x3, 12), _mm256_srli_epi32(r69_x3, 20)), r67_2);
        const __m256i r69_2 =
            _mm256_or_si256(_mm256_slli_epi32(r67, 10), _mm256_srli_epi32(r67, 22));
        /* left step 70, f5 */
        __m256i l70_x1 = _mm256_add_epi32(l67_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l70_x1);
        const __m256i l70 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_sub_epi32(l70_x1, _mm256_xor_si256(l69, _mm256_andnot_si256(l68, l69_2))),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l68_2);
        const __m256i l70_2 =
            _mm256_or_si256(_mm256_slli_epi32(l68, 10), _mm256_srli_epi32(l68, 22));
        ripemd160_32_store32(before[6] + 8, last[2][6]);
        /* right step 70, f1 */
        __m256i r70_x1 = _mm256_xor_si256(r69_2, r68);
        RIPEMD160_32_KEEP("x", r70_x1);
        __m256i r70_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), r67_2);
        RIPEMD160_32_KEEP("x", r70_x2);
        const __m256i r70_x3 = _mm256_add_epi32(_mm256_xor_si256(r69, r70_x1), r70_x2);
        const __m256i r70 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r70_x3, 5), _mm256_srli_epi32(r70_x3, 27)), r68_2);
        const __m256i r70_2 =
            _mm256_or_si256(_mm256_slli_epi32(r68, 10), _mm256_srli_epi32(r68, 22));
        /* left step 71, f5 */
        __m256i l71_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(l68_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l71_x1);
        const __m256i l71_x2 =
            _mm256_sub_epi32(l71_x1, _mm256_xor_si256(l70, _mm256_andnot_si256(l69, l70_2)));
        const __m256i l71 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l71_x2, 13), _mm256_srli_epi32(l71_x2, 19)), l69_2);
        const __m256i l71_2 =
            _mm256_or_si256(_mm256_slli_epi32(l69, 10), _mm256_srli_epi32(l69, 22));
        /* right step 71, f1 */
        __m256i r71_x1 = _mm256_xor_si256(r70_2, r69);
        RIPEMD160_32_KEEP("x", r71_x1);
        __m256i r71_x2 = _mm256_add_epi32(r68_2, _mm256_set1_epi32((int)0x00000080u));
        RIPEMD160_32_KEEP("x", r71_x2);
        const __m256i r71_x3 = _mm256_add_epi32(_mm256_xor_si256(r70, r71_x1), r71_x2);
        const __m256i r71 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r71_x3, 14), _mm256_srli_epi32(r71_x3, 18)), r69_2);
        const __m256i r71_2 =
            _mm256_or_si256(_mm256_slli_epi32(r69, 10), _mm256_srli_epi32(r69, 22));
        ripemd160_32_store32(before[6] + 12, last[3][6]);
        /* left step 72, f5 */
        __m256i l72_x1 = _mm256_add_epi32(l69_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l72_x1);
        const __m256i l72_x2 =
            _mm256_sub_epi32(l72_x1, _mm256_xor_si256(l71, _mm256_andnot_si256(l70, l71_2)));
        const __m256i l72 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l72_x2, 12), _mm256_srli_epi32(l72_x2, 20)), l70_2);
        const __m256i l72_2 =
            _mm256_or_si256(_mm256_slli_epi32(l70, 10), _mm256_srli_epi32(l70, 22));
        /* right step 72, f1 */
        __m256i r72_x1 = _mm256_xor_si256(r71_2, r70);
        RIPEMD160_32_KEEP("x", r72_x1);
        __m256i r72_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), r69_2);
        RIPEMD160_32_KEEP("x", r72_x2);
        const __m256i r72_x3 = _mm256_add_epi32(_mm256_xor_si256(r71, r72_x1), r72_x2);
        const __m256i r72 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r72_x3, 6), _mm256_srli_epi32(r72_x3, 26)), r70_2);
        const __m256i r72_2 =
            _mm256_or_si256(_mm256_slli_epi32(r70, 10), _mm256_srli_epi32(r70, 22));
        /* left step 73, f5 */
        __m256i l73_x1 = _mm256_add_epi32(l70_2, _mm256_set1_epi32((int)0xa953fe4du));
        RIPEMD160_32_KEEP("x", l73_x1);
        const __m256i l73_x2 =
            _mm256_sub_epi32(l73_x1, _mm256_xor_si256(l72, _mm256_andnot_si256(l71, l72_2)));
        const __m256i l73 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l73_x2, 5), _mm256_srli_epi32(l73_x2, 27)), l71_2);
        const __m256i l73_2 =
            _mm256_or_si256(_mm256_slli_epi32(l71, 10), _mm256_srli_epi32(l71, 22));
        ripemd160_32_store32(before[6] + 16, last[4][6]);
        /* right step 73, f1 */
        __m256i r73_x1 = _mm256_xor_si256(r72_2, r71);
        RIPEMD160_32_KEEP("x", r73_x1);
        __m256i r73_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), r70_2);
        RIPEMD160_32_KEEP("x", r73_x2);
        const __m256i r73 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(r72, r73_x1), r73_x2),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), r71_2);
        const __m256i r73_2 =
            _mm256_or_si256(_mm256_slli_epi32(r71, 10), _mm256_srli_epi32(r71, 22));
        /* left step 74, f5 */
        __m256i l74_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(l71_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l74_x1);
        const __m256i l74_x2 =
            _mm256_sub_epi32(l74_x1, _mm256_xor_si256(l73, _mm256_andnot_si256(l72, l73_2)));
        const __m256i l74 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l74_x2, 12), _mm256_srli_epi32(l74_x2, 20)), l72_2);
        const __m256i l74_2 =
            _mm256_or_si256(_mm256_slli_epi32(l72, 10), _mm256_srli_epi32(l72, 22));
        /* right step 74, f1 */
        __m256i r74_x1 = _mm256_xor_si256(r73_2, r72);
        RIPEMD160_32_KEEP("x", r74_x1);
        __m256i r74_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), r71_2);
        RIPEMD160_32_KEEP("x", r74_x2);
        const __m256i r74_x3 = _mm256_add_epi32(_mm256_xor_si256(r73, r74_x1), r74_x2);
        const __m256i r74 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r74_x3, 13), _mm256_srli_epi32(r74_x3, 19)), r72_2);
        const __m256i r74_2 =
            _mm256_or_si256(_mm256_slli_epi32(r72, 10), _mm256_srli_epi32(r72, 22));
        ripemd160_32_store32(before[7] + 0, last[0][7]);
        /* left step 75, f5 */
        __m256i l75_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(l72_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l75_x1);
        const __m256i l75_x2 =
            _mm256_sub_epi32(l75_x1, _mm256_xor_si256(l74, _mm256_andnot_si256(l73, l74_2)));
        const __m256i l75 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l75_x2, 13), _mm256_srli_epi32(l75_x2, 19)), l73_2);
        const __m256i l75_2 =
            _mm256_or_si256(_mm256_slli_epi32(l73, 10), _mm256_srli_epi32(l73, 22));
        /* right step 75, f1 */
        __m256i r75_x1 = _mm256_xor_si256(r74_2, r73);
        RIPEMD160_32_KEEP("x", r75_x1);
        const __m256i r75_x2 = _mm256_add_epi32(_mm256_xor_si256(r74, r75_x1), r72_2);
        const __m256i r75 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r75_x2, 6), _mm256_srli_epi32(r75_x2, 26)), r73_2);
        const __m256i r75_2 =
            _mm256_or_si256(_mm256_slli_epi32(r73, 10), _mm256_srli_epi32(r73, 22));
        /* left step 76, f5 */
        __m256i l76_x1 = _mm256_add_epi32(l73_2, _mm256_set1_epi32((int)0xa953fdcdu));
        RIPEMD160_32_KEEP("x", l76_x1);
        const __m256i l76_x2 =
            _mm256_sub_epi32(l76_x1, _mm256_xor_si256(l75, _mm256_andnot_si256(l74, l75_2)));
        const __m256i l76 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l76_x2, 14), _mm256_srli_epi32(l76_x2, 18)), l74_2);
        const __m256i l76_2 =
            _mm256_or_si256(_mm256_slli_epi32(l74, 10), _mm256_srli_epi32(l74, 22));
        ripemd160_32_store32(before[7] + 4, last[1][7]);
        /* right step 76, f1 */
        __m256i r76_x1 = _mm256_xor_si256(r75_2, r74);
        RIPEMD160_32_KEEP("x", r76_x1);
        __m256i r76_x2 = _mm256_add_epi32(r73_2, _mm256_set1_epi32((int)0x00000100u));
        RIPEMD160_32_KEEP("x", r76_x2);
        const __m256i r76_x3 = _mm256_add_epi32(_mm256_xor_si256(r75, r76_x1), r76_x2);
        const __m256i r76 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r76_x3, 5), _mm256_srli_epi32(r76_x3, 27)), r74_2);
        const __m256i r76_2 =
            _mm256_or_si256(_mm256_slli_epi32(r74, 10), _mm256_srli_epi32(r74, 22));
        /* left step 77, f5 */
        __m256i l77_x1 = _mm256_add_epi32(l74_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l77_x1);
        const __m256i l77_x2 =
            _mm256_sub_epi32(l77_x1, _mm256_xor_si256(l76, _mm256_andnot_si256(l75, l76_2)));
        const __m256i l77 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l77_x2, 11), _mm256_srli_epi32(l77_x2, 21)), l75_2);
        const __m256i l77_2 =
            _mm256_or_si256(_mm256_slli_epi32(l75, 10), _mm256_srli_epi32(l75, 22));
        /* right step 77, f1 */
        __m256i r77_x1 = _mm256_xor_si256(r76_2, r75);
        RIPEMD160_32_KEEP("x", r77_x1);
        __m256i r77_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), r74_2);
        RIPEMD160_32_KEEP("x", r77_x2);
        const __m256i r77_x3 = _mm256_add_epi32(_mm256_xor_si256(r76, r77_x1), r77_x2);
        const __m256i r77 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r77_x3, 15), _mm256_srli_epi32(r77_x3, 17)), r75_2);
        const __m256i r77_2 =
            _mm256_or_si256(_mm256_slli_epi32(r75, 10), _mm256_srli_epi32(r75, 22));
        ripemd160_32_store32(before[7] + 8, last[2][7]);
        /* left step 78, f5 */
        __m256i l78_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(l75_2, _mm256_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_32_KEEP("x", l78_x1);
        const __m256i l78 = _mm256_add_epi32(
            _mm256_shuffle_epi8(
                _mm256_sub_epi32(l78_x1, _mm256_xor_si256(l77, _mm256_andnot_si256(l76, l77_2))),
                _mm256_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u, (int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u,
                    (int)0x02010003u)), l76_2);
        const __m256i l78_2 =
            _mm256_or_si256(_mm256_slli_epi32(l76, 10), _mm256_srli_epi32(l76, 22));
        /* right step 78, f1 */
        __m256i r78_x1 = _mm256_xor_si256(r77_2, r76);
        RIPEMD160_32_KEEP("x", r78_x1);
        __m256i r78_x2 =
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), r75_2);
        RIPEMD160_32_KEEP("x", r78_x2);
        const __m256i r78_x3 = _mm256_add_epi32(_mm256_xor_si256(r77, r78_x1), r78_x2);
        const __m256i r78 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r78_x3, 13), _mm256_srli_epi32(r78_x3, 19)), r76_2);
        const __m256i r78_2 =
            _mm256_or_si256(_mm256_slli_epi32(r76, 10), _mm256_srli_epi32(r76, 22));
        /* left step 79, f5 */
        __m256i l79_x1 = _mm256_add_epi32(l76_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l79_x1);
        const __m256i l79_x2 =
            _mm256_sub_epi32(l79_x1, _mm256_xor_si256(l78, _mm256_andnot_si256(l77, l78_2)));
        const __m256i l79 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l79_x2, 5), _mm256_srli_epi32(l79_x2, 27)), l77_2);
        const __m256i l79_2 =
            _mm256_or_si256(_mm256_slli_epi32(l77, 10), _mm256_srli_epi32(l77, 22));
        ripemd160_32_store32(before[7] + 12, last[3][7]);
        /* right step 79, f1 */
        __m256i r79_x1 = _mm256_xor_si256(r78_2, r77);
        RIPEMD160_32_KEEP("x", r79_x1);
        const __m256i r79_x2 = _mm256_add_epi32(_mm256_xor_si256(r78, r79_x1), r76_2);
        const __m256i r79 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r79_x2, 11), _mm256_srli_epi32(r79_x2, 21)), r77_2);
        const __m256i r79_2 =
            _mm256_or_si256(_mm256_slli_epi32(r77, 10), _mm256_srli_epi32(r77, 22));
        /* left step 80, f5 */
        __m256i l80_x1 = _mm256_add_epi32(l77_2, _mm256_set1_epi32((int)0xa953fd4du));
        RIPEMD160_32_KEEP("x", l80_x1);
        const __m256i l80_x2 =
            _mm256_sub_epi32(l80_x1, _mm256_xor_si256(l79, _mm256_andnot_si256(l78, l79_2)));
        const __m256i l80 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(l80_x2, 6), _mm256_srli_epi32(l80_x2, 26)), l78_2);
        const __m256i l80_2 =
            _mm256_or_si256(_mm256_slli_epi32(l78, 10), _mm256_srli_epi32(l78, 22));
        ripemd160_32_store32(before[7] + 16, last[4][7]);
        /* right step 80, f1 */
        __m256i r80_x1 = _mm256_xor_si256(r79_2, r78);
        RIPEMD160_32_KEEP("x", r80_x1);
        const __m256i r80_x2 = _mm256_add_epi32(_mm256_xor_si256(r79, r80_x1), r77_2);
        const __m256i r80 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(r80_x2, 11), _mm256_srli_epi32(r80_x2, 21)), r78_2);
        const __m256i r80_2 =
            _mm256_or_si256(_mm256_slli_epi32(r78, 10), _mm256_srli_epi32(r78, 22));
        __m256i x1 = _mm256_add_epi32(r80_2, _mm256_set1_epi32((int)0xefcdab89u));
        RIPEMD160_32_KEEP("x", x1);
        __m256i x2 = _mm256_add_epi32(r79_2, _mm256_set1_epi32((int)0x98badcfeu));
        RIPEMD160_32_KEEP("x", x2);
        __m256i x3 = _mm256_add_epi32(r78_2, _mm256_set1_epi32((int)0x10325476u));
        RIPEMD160_32_KEEP("x", x3);
        __m256i x4 = _mm256_add_epi32(l78_2, _mm256_set1_epi32((int)0xc3d2e1f0u));
        RIPEMD160_32_KEEP("x", x4);
        __m256i x5 = _mm256_add_epi32(r79, _mm256_set1_epi32((int)0x67452301u));
        RIPEMD160_32_KEEP("x", x5);
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][0]), _mm256_add_epi32(l79, x1));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][0]), _mm256_add_epi32(l80_2, x2));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][0]), _mm256_add_epi32(l79_2, x3));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][0]), _mm256_add_epi32(r80, x4));
        _mm256_storeu_si256((__m256i *)(void *)(&out[4][0]), _mm256_add_epi32(l80, x5));
        data += 8;
        digest += 8;
    }
    if (ngroups != 0)
        for (size_t j = 0; j < 8; j++)
            for (size_t i = 0; i < 5; i++)
                ripemd160_32_store32((digest - 8)[j] + 4 * i, ends[(ngroups - 1) % 2][i][j]);
}
void ripemd160_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
    const size_t ngroups = n / 8;

    ripemd160_32_x8(data, digest, ngroups);
    for (size_t i = ngroups * 8; i < n; i++)
        ripemd160_32(data[i], digest[i]);
}

void ripemd160_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20], size_t n)
{
    enum { PART = 64 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        ripemd160_32_batch(data, digest + done, part);
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
