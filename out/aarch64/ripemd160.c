/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for any AArch64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64` measures the speed.
 *
 * ripemd160_blocks: 1321 instructions for a block of 64 bytes, critical path 354 cycles.
 * Rules: select_as_add 32 times.
 */
#include "ripemd160.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define RIPEMD160_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define RIPEMD160_FREESTANDING
#endif
#endif
#if !defined(RIPEMD160_FREESTANDING)
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
#define RIPEMD160_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_KEEP(constraint, x) ((void)0)
#endif

static uint32_t ripemd160_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t ripemd160_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];
    uint32_t h4 = state[4];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = ripemd160_load32(data + 0);
        const uint32_t m1 = ripemd160_load32(data + 4);
        const uint32_t m2 = ripemd160_load32(data + 8);
        const uint32_t m3 = ripemd160_load32(data + 12);
        const uint32_t m4 = ripemd160_load32(data + 16);
        const uint32_t m5 = ripemd160_load32(data + 20);
        const uint32_t m6 = ripemd160_load32(data + 24);
        const uint32_t m7 = ripemd160_load32(data + 28);
        const uint32_t m8 = ripemd160_load32(data + 32);
        const uint32_t m9 = ripemd160_load32(data + 36);
        const uint32_t m10 = ripemd160_load32(data + 40);
        const uint32_t m11 = ripemd160_load32(data + 44);
        const uint32_t m12 = ripemd160_load32(data + 48);
        const uint32_t m13 = ripemd160_load32(data + 52);
        const uint32_t m14 = ripemd160_load32(data + 56);
        const uint32_t m15 = ripemd160_load32(data + 60);

        /* left step 1, f1 */
        uint32_t l1_x1 = h0 + m0;
        RIPEMD160_KEEP("r", l1_x1);
        const uint32_t l1 = ripemd160_rotl32((h2 ^ h1 ^ h3) + l1_x1, 11) + h4;
        const uint32_t l1_2 = ripemd160_rotl32(h2, 10);
        /* right step 1, f5 */
        uint32_t r1_x1 = m5 + 0x50a28be6u + h0;
        RIPEMD160_KEEP("r", r1_x1);
        const uint32_t r1 = ripemd160_rotl32(((h2 | ~h3) ^ h1) + r1_x1, 8) + h4;
        /* left step 2, f1 */
        uint32_t l2_x1 = l1_2 ^ h1;
        RIPEMD160_KEEP("r", l2_x1);
        uint32_t l2_x2 = m1 + h4;
        RIPEMD160_KEEP("r", l2_x2);
        const uint32_t l2 = ripemd160_rotl32((l1 ^ l2_x1) + l2_x2, 14) + h3;
        const uint32_t l2_2 = ripemd160_rotl32(h1, 10);
        /* right step 2, f5 */
        uint32_t r2_x1 = m14 + (h4 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r2_x1);
        const uint32_t r2 = ripemd160_rotl32((r1 ^ (h1 | ~l1_2)) + r2_x1, 9) + h3;
        /* left step 3, f1 */
        uint32_t l3_x1 = l2_2 ^ l1;
        RIPEMD160_KEEP("r", l3_x1);
        uint32_t l3_x2 = m2 + h3;
        RIPEMD160_KEEP("r", l3_x2);
        const uint32_t l3 = ripemd160_rotl32((l2 ^ l3_x1) + l3_x2, 15) + l1_2;
        const uint32_t l3_2 = ripemd160_rotl32(l1, 10);
        /* right step 3, f5 */
        uint32_t r3_x1 = m7 + (h3 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r3_x1);
        const uint32_t r3 = ripemd160_rotl32((r2 ^ (r1 | ~l2_2)) + r3_x1, 9) + l1_2;
        const uint32_t r3_2 = ripemd160_rotl32(r1, 10);
        /* left step 4, f1 */
        uint32_t l4_x1 = l3_2 ^ l2;
        RIPEMD160_KEEP("r", l4_x1);
        uint32_t l4_x2 = m3 + l1_2;
        RIPEMD160_KEEP("r", l4_x2);
        const uint32_t l4 = ripemd160_rotl32((l3 ^ l4_x1) + l4_x2, 12) + l2_2;
        const uint32_t l4_2 = ripemd160_rotl32(l2, 10);
        /* right step 4, f5 */
        uint32_t r4_x1 = m0 + (l1_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r4_x1);
        const uint32_t r4 = ripemd160_rotl32((r3 ^ (r2 | ~r3_2)) + r4_x1, 11) + l2_2;
        const uint32_t r4_2 = ripemd160_rotl32(r2, 10);
        /* left step 5, f1 */
        uint32_t l5_x1 = l4_2 ^ l3;
        RIPEMD160_KEEP("r", l5_x1);
        uint32_t l5_x2 = m4 + l2_2;
        RIPEMD160_KEEP("r", l5_x2);
        const uint32_t l5 = ripemd160_rotl32((l4 ^ l5_x1) + l5_x2, 5) + l3_2;
        const uint32_t l5_2 = ripemd160_rotl32(l3, 10);
        /* right step 5, f5 */
        uint32_t r5_x1 = m9 + (l2_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r5_x1);
        const uint32_t r5 = ripemd160_rotl32((r4 ^ (r3 | ~r4_2)) + r5_x1, 13) + r3_2;
        const uint32_t r5_2 = ripemd160_rotl32(r3, 10);
        /* left step 6, f1 */
        uint32_t l6_x1 = l5_2 ^ l4;
        RIPEMD160_KEEP("r", l6_x1);
        uint32_t l6_x2 = m5 + l3_2;
        RIPEMD160_KEEP("r", l6_x2);
        const uint32_t l6 = ripemd160_rotl32((l5 ^ l6_x1) + l6_x2, 8) + l4_2;
        const uint32_t l6_2 = ripemd160_rotl32(l4, 10);
        /* right step 6, f5 */
        uint32_t r6_x1 = m2 + (r3_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r6_x1);
        const uint32_t r6 = ripemd160_rotl32((r5 ^ (r4 | ~r5_2)) + r6_x1, 15) + r4_2;
        const uint32_t r6_2 = ripemd160_rotl32(r4, 10);
        /* left step 7, f1 */
        uint32_t l7_x1 = l6_2 ^ l5;
        RIPEMD160_KEEP("r", l7_x1);
        uint32_t l7_x2 = m6 + l4_2;
        RIPEMD160_KEEP("r", l7_x2);
        const uint32_t l7 = ripemd160_rotl32((l6 ^ l7_x1) + l7_x2, 7) + l5_2;
        const uint32_t l7_2 = ripemd160_rotl32(l5, 10);
        /* right step 7, f5 */
        uint32_t r7_x1 = m11 + (r4_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r7_x1);
        const uint32_t r7 = ripemd160_rotl32((r6 ^ (r5 | ~r6_2)) + r7_x1, 15) + r5_2;
        const uint32_t r7_2 = ripemd160_rotl32(r5, 10);
        /* left step 8, f1 */
        uint32_t l8_x1 = l7_2 ^ l6;
        RIPEMD160_KEEP("r", l8_x1);
        uint32_t l8_x2 = m7 + l5_2;
        RIPEMD160_KEEP("r", l8_x2);
        const uint32_t l8 = ripemd160_rotl32((l7 ^ l8_x1) + l8_x2, 9) + l6_2;
        const uint32_t l8_2 = ripemd160_rotl32(l6, 10);
        /* right step 8, f5 */
        uint32_t r8_x1 = m4 + (r5_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r8_x1);
        const uint32_t r8 = ripemd160_rotl32((r7 ^ (r6 | ~r7_2)) + r8_x1, 5) + r6_2;
        const uint32_t r8_2 = ripemd160_rotl32(r6, 10);
        /* left step 9, f1 */
        uint32_t l9_x1 = l8_2 ^ l7;
        RIPEMD160_KEEP("r", l9_x1);
        uint32_t l9_x2 = m8 + l6_2;
        RIPEMD160_KEEP("r", l9_x2);
        const uint32_t l9 = ripemd160_rotl32((l8 ^ l9_x1) + l9_x2, 11) + l7_2;
        const uint32_t l9_2 = ripemd160_rotl32(l7, 10);
        /* right step 9, f5 */
        uint32_t r9_x1 = m13 + (r6_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r9_x1);
        const uint32_t r9 = ripemd160_rotl32((r8 ^ (r7 | ~r8_2)) + r9_x1, 7) + r7_2;
        const uint32_t r9_2 = ripemd160_rotl32(r7, 10);
        /* left step 10, f1 */
        uint32_t l10_x1 = l9_2 ^ l8;
        RIPEMD160_KEEP("r", l10_x1);
        uint32_t l10_x2 = m9 + l7_2;
        RIPEMD160_KEEP("r", l10_x2);
        const uint32_t l10 = ripemd160_rotl32((l9 ^ l10_x1) + l10_x2, 13) + l8_2;
        const uint32_t l10_2 = ripemd160_rotl32(l8, 10);
        /* right step 10, f5 */
        uint32_t r10_x1 = m6 + (r7_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r10_x1);
        const uint32_t r10 = ripemd160_rotl32((r9 ^ (r8 | ~r9_2)) + r10_x1, 7) + r8_2;
        const uint32_t r10_2 = ripemd160_rotl32(r8, 10);
        /* left step 11, f1 */
        uint32_t l11_x1 = l10_2 ^ l9;
        RIPEMD160_KEEP("r", l11_x1);
        uint32_t l11_x2 = m10 + l8_2;
        RIPEMD160_KEEP("r", l11_x2);
        const uint32_t l11 = ripemd160_rotl32((l10 ^ l11_x1) + l11_x2, 14) + l9_2;
        const uint32_t l11_2 = ripemd160_rotl32(l9, 10);
        /* right step 11, f5 */
        uint32_t r11_x1 = m15 + (r8_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r11_x1);
        const uint32_t r11 = ripemd160_rotl32((r10 ^ (r9 | ~r10_2)) + r11_x1, 8) + r9_2;
        const uint32_t r11_2 = ripemd160_rotl32(r9, 10);
        /* left step 12, f1 */
        uint32_t l12_x1 = l11_2 ^ l10;
        RIPEMD160_KEEP("r", l12_x1);
        uint32_t l12_x2 = m11 + l9_2;
        RIPEMD160_KEEP("r", l12_x2);
        const uint32_t l12 = ripemd160_rotl32((l11 ^ l12_x1) + l12_x2, 15) + l10_2;
        const uint32_t l12_2 = ripemd160_rotl32(l10, 10);
        /* right step 12, f5 */
        uint32_t r12_x1 = m8 + (r9_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r12_x1);
        const uint32_t r12 = ripemd160_rotl32((r11 ^ (r10 | ~r11_2)) + r12_x1, 11) + r10_2;
        const uint32_t r12_2 = ripemd160_rotl32(r10, 10);
        /* left step 13, f1 */
        uint32_t l13_x1 = l12_2 ^ l11;
        RIPEMD160_KEEP("r", l13_x1);
        uint32_t l13_x2 = m12 + l10_2;
        RIPEMD160_KEEP("r", l13_x2);
        const uint32_t l13 = ripemd160_rotl32((l12 ^ l13_x1) + l13_x2, 6) + l11_2;
        const uint32_t l13_2 = ripemd160_rotl32(l11, 10);
        /* right step 13, f5 */
        uint32_t r13_x1 = m1 + (r10_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r13_x1);
        const uint32_t r13 = ripemd160_rotl32((r12 ^ (r11 | ~r12_2)) + r13_x1, 14) + r11_2;
        const uint32_t r13_2 = ripemd160_rotl32(r11, 10);
        /* left step 14, f1 */
        uint32_t l14_x1 = l13_2 ^ l12;
        RIPEMD160_KEEP("r", l14_x1);
        uint32_t l14_x2 = m13 + l11_2;
        RIPEMD160_KEEP("r", l14_x2);
        const uint32_t l14 = ripemd160_rotl32((l13 ^ l14_x1) + l14_x2, 7) + l12_2;
        const uint32_t l14_2 = ripemd160_rotl32(l12, 10);
        /* right step 14, f5 */
        uint32_t r14_x1 = m10 + (r11_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r14_x1);
        const uint32_t r14 = ripemd160_rotl32((r13 ^ (r12 | ~r13_2)) + r14_x1, 14) + r12_2;
        const uint32_t r14_2 = ripemd160_rotl32(r12, 10);
        /* left step 15, f1 */
        uint32_t l15_x1 = l14_2 ^ l13;
        RIPEMD160_KEEP("r", l15_x1);
        uint32_t l15_x2 = m14 + l12_2;
        RIPEMD160_KEEP("r", l15_x2);
        const uint32_t l15 = ripemd160_rotl32((l14 ^ l15_x1) + l15_x2, 9) + l13_2;
        const uint32_t l15_2 = ripemd160_rotl32(l13, 10);
        /* right step 15, f5 */
        uint32_t r15_x1 = m3 + (r12_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r15_x1);
        const uint32_t r15 = ripemd160_rotl32((r14 ^ (r13 | ~r14_2)) + r15_x1, 12) + r13_2;
        const uint32_t r15_2 = ripemd160_rotl32(r13, 10);
        /* left step 16, f1 */
        uint32_t l16_x1 = l15_2 ^ l14;
        RIPEMD160_KEEP("r", l16_x1);
        uint32_t l16_x2 = m15 + l13_2;
        RIPEMD160_KEEP("r", l16_x2);
        const uint32_t l16 = ripemd160_rotl32((l15 ^ l16_x1) + l16_x2, 8) + l14_2;
        const uint32_t l16_2 = ripemd160_rotl32(l14, 10);
        /* right step 16, f5 */
        uint32_t r16_x1 = m12 + (r13_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r16_x1);
        const uint32_t r16 = ripemd160_rotl32((r15 ^ (r14 | ~r15_2)) + r16_x1, 6) + r14_2;
        const uint32_t r16_2 = ripemd160_rotl32(r14, 10);
        /* left step 17, f2 */
        uint32_t l17_x1 = m7 + (l14_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l17_x1);
        const uint32_t l17 = ripemd160_rotl32(((l16 & l15) | (l16_2 & ~l16)) + l17_x1, 7) + l15_2;
        const uint32_t l17_2 = ripemd160_rotl32(l15, 10);
        /* right step 17, f4 */
        uint32_t r17_x1 = m6 + (r14_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r17_x1);
        uint32_t r17_x2 = (r15 & ~r16_2) + r17_x1;
        RIPEMD160_KEEP("r", r17_x2);
        const uint32_t r17 = ripemd160_rotl32((r16 & r16_2) + r17_x2, 9) + r15_2;
        const uint32_t r17_2 = ripemd160_rotl32(r15, 10);
        /* left step 18, f2 */
        uint32_t l18_x1 = m4 + (l15_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l18_x1);
        const uint32_t l18 = ripemd160_rotl32(((l17 & l16) | (l17_2 & ~l17)) + l18_x1, 6) + l16_2;
        const uint32_t l18_2 = ripemd160_rotl32(l16, 10);
        /* right step 18, f4 */
        uint32_t r18_x1 = m11 + (r15_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r18_x1);
        uint32_t r18_x2 = (r16 & ~r17_2) + r18_x1;
        RIPEMD160_KEEP("r", r18_x2);
        const uint32_t r18 = ripemd160_rotl32((r17 & r17_2) + r18_x2, 13) + r16_2;
        const uint32_t r18_2 = ripemd160_rotl32(r16, 10);
        /* left step 19, f2 */
        uint32_t l19_x1 = m13 + (l16_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l19_x1);
        const uint32_t l19 = ripemd160_rotl32(((l18 & l17) | (l18_2 & ~l18)) + l19_x1, 8) + l17_2;
        const uint32_t l19_2 = ripemd160_rotl32(l17, 10);
        /* right step 19, f4 */
        uint32_t r19_x1 = m3 + (r16_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r19_x1);
        uint32_t r19_x2 = (r17 & ~r18_2) + r19_x1;
        RIPEMD160_KEEP("r", r19_x2);
        const uint32_t r19 = ripemd160_rotl32((r18 & r18_2) + r19_x2, 15) + r17_2;
        const uint32_t r19_2 = ripemd160_rotl32(r17, 10);
        /* left step 20, f2 */
        uint32_t l20_x1 = m1 + (l17_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l20_x1);
        const uint32_t l20 = ripemd160_rotl32(((l19 & l18) | (l19_2 & ~l19)) + l20_x1, 13) + l18_2;
        const uint32_t l20_2 = ripemd160_rotl32(l18, 10);
        /* right step 20, f4 */
        uint32_t r20_x1 = m7 + (r17_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r20_x1);
        uint32_t r20_x2 = (r18 & ~r19_2) + r20_x1;
        RIPEMD160_KEEP("r", r20_x2);
        const uint32_t r20 = ripemd160_rotl32((r19 & r19_2) + r20_x2, 7) + r18_2;
        const uint32_t r20_2 = ripemd160_rotl32(r18, 10);
        /* left step 21, f2 */
        uint32_t l21_x1 = m10 + (l18_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l21_x1);
        const uint32_t l21 = ripemd160_rotl32(((l20 & l19) | (l20_2 & ~l20)) + l21_x1, 11) + l19_2;
        const uint32_t l21_2 = ripemd160_rotl32(l19, 10);
        /* right step 21, f4 */
        uint32_t r21_x1 = m0 + (r18_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r21_x1);
        uint32_t r21_x2 = (r19 & ~r20_2) + r21_x1;
        RIPEMD160_KEEP("r", r21_x2);
        const uint32_t r21 = ripemd160_rotl32((r20 & r20_2) + r21_x2, 12) + r19_2;
        const uint32_t r21_2 = ripemd160_rotl32(r19, 10);
        /* left step 22, f2 */
        uint32_t l22_x1 = m6 + (l19_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l22_x1);
        const uint32_t l22 = ripemd160_rotl32(((l21 & l20) | (l21_2 & ~l21)) + l22_x1, 9) + l20_2;
        const uint32_t l22_2 = ripemd160_rotl32(l20, 10);
        /* right step 22, f4 */
        uint32_t r22_x1 = m13 + (r19_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r22_x1);
        uint32_t r22_x2 = (r20 & ~r21_2) + r22_x1;
        RIPEMD160_KEEP("r", r22_x2);
        const uint32_t r22 = ripemd160_rotl32((r21 & r21_2) + r22_x2, 8) + r20_2;
        const uint32_t r22_2 = ripemd160_rotl32(r20, 10);
        /* left step 23, f2 */
        uint32_t l23_x1 = m15 + (l20_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l23_x1);
        const uint32_t l23 = ripemd160_rotl32(((l22 & l21) | (l22_2 & ~l22)) + l23_x1, 7) + l21_2;
        const uint32_t l23_2 = ripemd160_rotl32(l21, 10);
        /* right step 23, f4 */
        uint32_t r23_x1 = m5 + (r20_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r23_x1);
        uint32_t r23_x2 = (r21 & ~r22_2) + r23_x1;
        RIPEMD160_KEEP("r", r23_x2);
        const uint32_t r23 = ripemd160_rotl32((r22 & r22_2) + r23_x2, 9) + r21_2;
        const uint32_t r23_2 = ripemd160_rotl32(r21, 10);
        /* left step 24, f2 */
        uint32_t l24_x1 = m3 + (l21_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l24_x1);
        const uint32_t l24 = ripemd160_rotl32(((l23 & l22) | (l23_2 & ~l23)) + l24_x1, 15) + l22_2;
        const uint32_t l24_2 = ripemd160_rotl32(l22, 10);
        /* right step 24, f4 */
        uint32_t r24_x1 = m10 + (r21_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r24_x1);
        uint32_t r24_x2 = (r22 & ~r23_2) + r24_x1;
        RIPEMD160_KEEP("r", r24_x2);
        const uint32_t r24 = ripemd160_rotl32((r23 & r23_2) + r24_x2, 11) + r22_2;
        const uint32_t r24_2 = ripemd160_rotl32(r22, 10);
        /* left step 25, f2 */
        uint32_t l25_x1 = m12 + (l22_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l25_x1);
        const uint32_t l25 = ripemd160_rotl32(((l24 & l23) | (l24_2 & ~l24)) + l25_x1, 7) + l23_2;
        const uint32_t l25_2 = ripemd160_rotl32(l23, 10);
        /* right step 25, f4 */
        uint32_t r25_x1 = m14 + (r22_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r25_x1);
        uint32_t r25_x2 = (r23 & ~r24_2) + r25_x1;
        RIPEMD160_KEEP("r", r25_x2);
        const uint32_t r25 = ripemd160_rotl32((r24 & r24_2) + r25_x2, 7) + r23_2;
        const uint32_t r25_2 = ripemd160_rotl32(r23, 10);
        /* left step 26, f2 */
        uint32_t l26_x1 = m0 + (l23_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l26_x1);
        const uint32_t l26 = ripemd160_rotl32(((l25 & l24) | (l25_2 & ~l25)) + l26_x1, 12) + l24_2;
        const uint32_t l26_2 = ripemd160_rotl32(l24, 10);
        /* right step 26, f4 */
        uint32_t r26_x1 = m15 + (r23_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r26_x1);
        uint32_t r26_x2 = (r24 & ~r25_2) + r26_x1;
        RIPEMD160_KEEP("r", r26_x2);
        const uint32_t r26 = ripemd160_rotl32((r25 & r25_2) + r26_x2, 7) + r24_2;
        const uint32_t r26_2 = ripemd160_rotl32(r24, 10);
        /* left step 27, f2 */
        uint32_t l27_x1 = m9 + (l24_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l27_x1);
        const uint32_t l27 = ripemd160_rotl32(((l26 & l25) | (l26_2 & ~l26)) + l27_x1, 15) + l25_2;
        const uint32_t l27_2 = ripemd160_rotl32(l25, 10);
        /* right step 27, f4 */
        uint32_t r27_x1 = m8 + (r24_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r27_x1);
        uint32_t r27_x2 = (r25 & ~r26_2) + r27_x1;
        RIPEMD160_KEEP("r", r27_x2);
        const uint32_t r27 = ripemd160_rotl32((r26 & r26_2) + r27_x2, 12) + r25_2;
        const uint32_t r27_2 = ripemd160_rotl32(r25, 10);
        /* left step 28, f2 */
        uint32_t l28_x1 = m5 + (l25_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l28_x1);
        const uint32_t l28 = ripemd160_rotl32(((l27 & l26) | (l27_2 & ~l27)) + l28_x1, 9) + l26_2;
        const uint32_t l28_2 = ripemd160_rotl32(l26, 10);
        /* right step 28, f4 */
        uint32_t r28_x1 = m12 + (r25_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r28_x1);
        uint32_t r28_x2 = (r26 & ~r27_2) + r28_x1;
        RIPEMD160_KEEP("r", r28_x2);
        const uint32_t r28 = ripemd160_rotl32((r27 & r27_2) + r28_x2, 7) + r26_2;
        const uint32_t r28_2 = ripemd160_rotl32(r26, 10);
        /* left step 29, f2 */
        uint32_t l29_x1 = m2 + (l26_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l29_x1);
        const uint32_t l29 = ripemd160_rotl32(((l28 & l27) | (l28_2 & ~l28)) + l29_x1, 11) + l27_2;
        const uint32_t l29_2 = ripemd160_rotl32(l27, 10);
        /* right step 29, f4 */
        uint32_t r29_x1 = m4 + (r26_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r29_x1);
        uint32_t r29_x2 = (r27 & ~r28_2) + r29_x1;
        RIPEMD160_KEEP("r", r29_x2);
        const uint32_t r29 = ripemd160_rotl32((r28 & r28_2) + r29_x2, 6) + r27_2;
        const uint32_t r29_2 = ripemd160_rotl32(r27, 10);
        /* left step 30, f2 */
        uint32_t l30_x1 = m14 + (l27_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l30_x1);
        const uint32_t l30 = ripemd160_rotl32(((l29 & l28) | (l29_2 & ~l29)) + l30_x1, 7) + l28_2;
        const uint32_t l30_2 = ripemd160_rotl32(l28, 10);
        /* right step 30, f4 */
        uint32_t r30_x1 = m9 + (r27_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r30_x1);
        uint32_t r30_x2 = (r28 & ~r29_2) + r30_x1;
        RIPEMD160_KEEP("r", r30_x2);
        const uint32_t r30 = ripemd160_rotl32((r29 & r29_2) + r30_x2, 15) + r28_2;
        const uint32_t r30_2 = ripemd160_rotl32(r28, 10);
        /* left step 31, f2 */
        uint32_t l31_x1 = m11 + (l28_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l31_x1);
        const uint32_t l31 = ripemd160_rotl32(((l30 & l29) | (l30_2 & ~l30)) + l31_x1, 13) + l29_2;
        const uint32_t l31_2 = ripemd160_rotl32(l29, 10);
        /* right step 31, f4 */
        uint32_t r31_x1 = m1 + (r28_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r31_x1);
        uint32_t r31_x2 = (r29 & ~r30_2) + r31_x1;
        RIPEMD160_KEEP("r", r31_x2);
        const uint32_t r31 = ripemd160_rotl32((r30 & r30_2) + r31_x2, 13) + r29_2;
        const uint32_t r31_2 = ripemd160_rotl32(r29, 10);
        /* left step 32, f2 */
        uint32_t l32_x1 = m8 + (l29_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l32_x1);
        const uint32_t l32 = ripemd160_rotl32(((l31 & l30) | (l31_2 & ~l31)) + l32_x1, 12) + l30_2;
        const uint32_t l32_2 = ripemd160_rotl32(l30, 10);
        /* right step 32, f4 */
        uint32_t r32_x1 = m2 + (r29_2 + 0x5c4dd124u);
        RIPEMD160_KEEP("r", r32_x1);
        uint32_t r32_x2 = (r30 & ~r31_2) + r32_x1;
        RIPEMD160_KEEP("r", r32_x2);
        const uint32_t r32 = ripemd160_rotl32((r31 & r31_2) + r32_x2, 11) + r30_2;
        const uint32_t r32_2 = ripemd160_rotl32(r30, 10);
        /* left step 33, f3 */
        uint32_t l33_x1 = m3 + (l30_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l33_x1);
        const uint32_t l33 = ripemd160_rotl32(((l32 | ~l31) ^ l32_2) + l33_x1, 11) + l31_2;
        const uint32_t l33_2 = ripemd160_rotl32(l31, 10);
        /* right step 33, f3 */
        uint32_t r33_x1 = m15 + (r30_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r33_x1);
        const uint32_t r33 = ripemd160_rotl32(((r32 | ~r31) ^ r32_2) + r33_x1, 9) + r31_2;
        const uint32_t r33_2 = ripemd160_rotl32(r31, 10);
        /* left step 34, f3 */
        uint32_t l34_x1 = m10 + (l31_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l34_x1);
        const uint32_t l34 = ripemd160_rotl32(((l33 | ~l32) ^ l33_2) + l34_x1, 13) + l32_2;
        const uint32_t l34_2 = ripemd160_rotl32(l32, 10);
        /* right step 34, f3 */
        uint32_t r34_x1 = m5 + (r31_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r34_x1);
        const uint32_t r34 = ripemd160_rotl32(((r33 | ~r32) ^ r33_2) + r34_x1, 7) + r32_2;
        const uint32_t r34_2 = ripemd160_rotl32(r32, 10);
        /* left step 35, f3 */
        uint32_t l35_x1 = m14 + (l32_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l35_x1);
        const uint32_t l35 = ripemd160_rotl32(((l34 | ~l33) ^ l34_2) + l35_x1, 6) + l33_2;
        const uint32_t l35_2 = ripemd160_rotl32(l33, 10);
        /* right step 35, f3 */
        uint32_t r35_x1 = m1 + (r32_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r35_x1);
        const uint32_t r35 = ripemd160_rotl32(((r34 | ~r33) ^ r34_2) + r35_x1, 15) + r33_2;
        const uint32_t r35_2 = ripemd160_rotl32(r33, 10);
        /* left step 36, f3 */
        uint32_t l36_x1 = m4 + (l33_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l36_x1);
        const uint32_t l36 = ripemd160_rotl32(((l35 | ~l34) ^ l35_2) + l36_x1, 7) + l34_2;
        const uint32_t l36_2 = ripemd160_rotl32(l34, 10);
        /* right step 36, f3 */
        uint32_t r36_x1 = m3 + (r33_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r36_x1);
        const uint32_t r36 = ripemd160_rotl32(((r35 | ~r34) ^ r35_2) + r36_x1, 11) + r34_2;
        const uint32_t r36_2 = ripemd160_rotl32(r34, 10);
        /* left step 37, f3 */
        uint32_t l37_x1 = m9 + (l34_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l37_x1);
        const uint32_t l37 = ripemd160_rotl32(((l36 | ~l35) ^ l36_2) + l37_x1, 14) + l35_2;
        const uint32_t l37_2 = ripemd160_rotl32(l35, 10);
        /* right step 37, f3 */
        uint32_t r37_x1 = m7 + (r34_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r37_x1);
        const uint32_t r37 = ripemd160_rotl32(((r36 | ~r35) ^ r36_2) + r37_x1, 8) + r35_2;
        const uint32_t r37_2 = ripemd160_rotl32(r35, 10);
        /* left step 38, f3 */
        uint32_t l38_x1 = m15 + (l35_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l38_x1);
        const uint32_t l38 = ripemd160_rotl32(((l37 | ~l36) ^ l37_2) + l38_x1, 9) + l36_2;
        const uint32_t l38_2 = ripemd160_rotl32(l36, 10);
        /* right step 38, f3 */
        uint32_t r38_x1 = m14 + (r35_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r38_x1);
        const uint32_t r38 = ripemd160_rotl32(((r37 | ~r36) ^ r37_2) + r38_x1, 6) + r36_2;
        const uint32_t r38_2 = ripemd160_rotl32(r36, 10);
        /* left step 39, f3 */
        uint32_t l39_x1 = m8 + (l36_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l39_x1);
        const uint32_t l39 = ripemd160_rotl32(((l38 | ~l37) ^ l38_2) + l39_x1, 13) + l37_2;
        const uint32_t l39_2 = ripemd160_rotl32(l37, 10);
        /* right step 39, f3 */
        uint32_t r39_x1 = m6 + (r36_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r39_x1);
        const uint32_t r39 = ripemd160_rotl32(((r38 | ~r37) ^ r38_2) + r39_x1, 6) + r37_2;
        const uint32_t r39_2 = ripemd160_rotl32(r37, 10);
        /* left step 40, f3 */
        uint32_t l40_x1 = m1 + (l37_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l40_x1);
        const uint32_t l40 = ripemd160_rotl32(((l39 | ~l38) ^ l39_2) + l40_x1, 15) + l38_2;
        const uint32_t l40_2 = ripemd160_rotl32(l38, 10);
        /* right step 40, f3 */
        uint32_t r40_x1 = m9 + (r37_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r40_x1);
        const uint32_t r40 = ripemd160_rotl32(((r39 | ~r38) ^ r39_2) + r40_x1, 14) + r38_2;
        const uint32_t r40_2 = ripemd160_rotl32(r38, 10);
        /* left step 41, f3 */
        uint32_t l41_x1 = m2 + (l38_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l41_x1);
        const uint32_t l41 = ripemd160_rotl32(((l40 | ~l39) ^ l40_2) + l41_x1, 14) + l39_2;
        const uint32_t l41_2 = ripemd160_rotl32(l39, 10);
        /* right step 41, f3 */
        uint32_t r41_x1 = m11 + (r38_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r41_x1);
        const uint32_t r41 = ripemd160_rotl32(((r40 | ~r39) ^ r40_2) + r41_x1, 12) + r39_2;
        const uint32_t r41_2 = ripemd160_rotl32(r39, 10);
        /* left step 42, f3 */
        uint32_t l42_x1 = m7 + (l39_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l42_x1);
        const uint32_t l42 = ripemd160_rotl32(((l41 | ~l40) ^ l41_2) + l42_x1, 8) + l40_2;
        const uint32_t l42_2 = ripemd160_rotl32(l40, 10);
        /* right step 42, f3 */
        uint32_t r42_x1 = m8 + (r39_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r42_x1);
        const uint32_t r42 = ripemd160_rotl32(((r41 | ~r40) ^ r41_2) + r42_x1, 13) + r40_2;
        const uint32_t r42_2 = ripemd160_rotl32(r40, 10);
        /* left step 43, f3 */
        uint32_t l43_x1 = m0 + (l40_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l43_x1);
        const uint32_t l43 = ripemd160_rotl32(((l42 | ~l41) ^ l42_2) + l43_x1, 13) + l41_2;
        const uint32_t l43_2 = ripemd160_rotl32(l41, 10);
        /* right step 43, f3 */
        uint32_t r43_x1 = m12 + (r40_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r43_x1);
        const uint32_t r43 = ripemd160_rotl32(((r42 | ~r41) ^ r42_2) + r43_x1, 5) + r41_2;
        const uint32_t r43_2 = ripemd160_rotl32(r41, 10);
        /* left step 44, f3 */
        uint32_t l44_x1 = m6 + (l41_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l44_x1);
        const uint32_t l44 = ripemd160_rotl32(((l43 | ~l42) ^ l43_2) + l44_x1, 6) + l42_2;
        const uint32_t l44_2 = ripemd160_rotl32(l42, 10);
        /* right step 44, f3 */
        uint32_t r44_x1 = m2 + (r41_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r44_x1);
        const uint32_t r44 = ripemd160_rotl32(((r43 | ~r42) ^ r43_2) + r44_x1, 14) + r42_2;
        const uint32_t r44_2 = ripemd160_rotl32(r42, 10);
        /* left step 45, f3 */
        uint32_t l45_x1 = m13 + (l42_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l45_x1);
        const uint32_t l45 = ripemd160_rotl32(((l44 | ~l43) ^ l44_2) + l45_x1, 5) + l43_2;
        const uint32_t l45_2 = ripemd160_rotl32(l43, 10);
        /* right step 45, f3 */
        uint32_t r45_x1 = m10 + (r42_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r45_x1);
        const uint32_t r45 = ripemd160_rotl32(((r44 | ~r43) ^ r44_2) + r45_x1, 13) + r43_2;
        const uint32_t r45_2 = ripemd160_rotl32(r43, 10);
        /* left step 46, f3 */
        uint32_t l46_x1 = m11 + (l43_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l46_x1);
        const uint32_t l46 = ripemd160_rotl32(((l45 | ~l44) ^ l45_2) + l46_x1, 12) + l44_2;
        const uint32_t l46_2 = ripemd160_rotl32(l44, 10);
        /* right step 46, f3 */
        uint32_t r46_x1 = m0 + (r43_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r46_x1);
        const uint32_t r46 = ripemd160_rotl32(((r45 | ~r44) ^ r45_2) + r46_x1, 13) + r44_2;
        const uint32_t r46_2 = ripemd160_rotl32(r44, 10);
        /* left step 47, f3 */
        uint32_t l47_x1 = m5 + (l44_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l47_x1);
        const uint32_t l47 = ripemd160_rotl32(((l46 | ~l45) ^ l46_2) + l47_x1, 7) + l45_2;
        const uint32_t l47_2 = ripemd160_rotl32(l45, 10);
        /* right step 47, f3 */
        uint32_t r47_x1 = m4 + (r44_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r47_x1);
        const uint32_t r47 = ripemd160_rotl32(((r46 | ~r45) ^ r46_2) + r47_x1, 7) + r45_2;
        const uint32_t r47_2 = ripemd160_rotl32(r45, 10);
        /* left step 48, f3 */
        uint32_t l48_x1 = m12 + (l45_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l48_x1);
        const uint32_t l48 = ripemd160_rotl32(((l47 | ~l46) ^ l47_2) + l48_x1, 5) + l46_2;
        const uint32_t l48_2 = ripemd160_rotl32(l46, 10);
        /* right step 48, f3 */
        uint32_t r48_x1 = m13 + (r45_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r48_x1);
        const uint32_t r48 = ripemd160_rotl32(((r47 | ~r46) ^ r47_2) + r48_x1, 5) + r46_2;
        const uint32_t r48_2 = ripemd160_rotl32(r46, 10);
        /* left step 49, f4 */
        uint32_t l49_x1 = l46_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l49_x1);
        uint32_t l49_x2 = (l47 & ~l48_2) + l49_x1 + m1;
        RIPEMD160_KEEP("r", l49_x2);
        const uint32_t l49 = ripemd160_rotl32((l48 & l48_2) + l49_x2, 11) + l47_2;
        const uint32_t l49_2 = ripemd160_rotl32(l47, 10);
        /* right step 49, f2 */
        uint32_t r49_x1 = m8 + (r46_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r49_x1);
        const uint32_t r49 = ripemd160_rotl32(((r48 & r47) | (r48_2 & ~r48)) + r49_x1, 15) + r47_2;
        const uint32_t r49_2 = ripemd160_rotl32(r47, 10);
        /* left step 50, f4 */
        uint32_t l50_x1 = m9 + (l47_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l50_x1);
        uint32_t l50_x2 = (l48 & ~l49_2) + l50_x1;
        RIPEMD160_KEEP("r", l50_x2);
        const uint32_t l50 = ripemd160_rotl32((l49 & l49_2) + l50_x2, 12) + l48_2;
        const uint32_t l50_2 = ripemd160_rotl32(l48, 10);
        /* right step 50, f2 */
        uint32_t r50_x1 = m6 + (r47_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r50_x1);
        const uint32_t r50 = ripemd160_rotl32(((r49 & r48) | (r49_2 & ~r49)) + r50_x1, 5) + r48_2;
        const uint32_t r50_2 = ripemd160_rotl32(r48, 10);
        /* left step 51, f4 */
        uint32_t l51_x1 = m11 + (l48_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l51_x1);
        uint32_t l51_x2 = (l49 & ~l50_2) + l51_x1;
        RIPEMD160_KEEP("r", l51_x2);
        const uint32_t l51 = ripemd160_rotl32((l50 & l50_2) + l51_x2, 14) + l49_2;
        const uint32_t l51_2 = ripemd160_rotl32(l49, 10);
        /* right step 51, f2 */
        uint32_t r51_x1 = m4 + (r48_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r51_x1);
        const uint32_t r51 = ripemd160_rotl32(((r50 & r49) | (r50_2 & ~r50)) + r51_x1, 8) + r49_2;
        const uint32_t r51_2 = ripemd160_rotl32(r49, 10);
        /* left step 52, f4 */
        uint32_t l52_x1 = m10 + (l49_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l52_x1);
        uint32_t l52_x2 = (l50 & ~l51_2) + l52_x1;
        RIPEMD160_KEEP("r", l52_x2);
        const uint32_t l52 = ripemd160_rotl32((l51 & l51_2) + l52_x2, 15) + l50_2;
        const uint32_t l52_2 = ripemd160_rotl32(l50, 10);
        /* right step 52, f2 */
        uint32_t r52_x1 = m1 + (r49_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r52_x1);
        const uint32_t r52 = ripemd160_rotl32(((r51 & r50) | (r51_2 & ~r51)) + r52_x1, 11) + r50_2;
        const uint32_t r52_2 = ripemd160_rotl32(r50, 10);
        /* left step 53, f4 */
        uint32_t l53_x1 = m0 + (l50_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l53_x1);
        uint32_t l53_x2 = (l51 & ~l52_2) + l53_x1;
        RIPEMD160_KEEP("r", l53_x2);
        const uint32_t l53 = ripemd160_rotl32((l52 & l52_2) + l53_x2, 14) + l51_2;
        const uint32_t l53_2 = ripemd160_rotl32(l51, 10);
        /* right step 53, f2 */
        uint32_t r53_x1 = m3 + (r50_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r53_x1);
        const uint32_t r53 = ripemd160_rotl32(((r52 & r51) | (r52_2 & ~r52)) + r53_x1, 14) + r51_2;
        const uint32_t r53_2 = ripemd160_rotl32(r51, 10);
        /* left step 54, f4 */
        uint32_t l54_x1 = m8 + (l51_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l54_x1);
        uint32_t l54_x2 = (l52 & ~l53_2) + l54_x1;
        RIPEMD160_KEEP("r", l54_x2);
        const uint32_t l54 = ripemd160_rotl32((l53 & l53_2) + l54_x2, 15) + l52_2;
        const uint32_t l54_2 = ripemd160_rotl32(l52, 10);
        /* right step 54, f2 */
        uint32_t r54_x1 = m11 + (r51_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r54_x1);
        const uint32_t r54 = ripemd160_rotl32(((r53 & r52) | (r53_2 & ~r53)) + r54_x1, 14) + r52_2;
        const uint32_t r54_2 = ripemd160_rotl32(r52, 10);
        /* left step 55, f4 */
        uint32_t l55_x1 = m12 + (l52_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l55_x1);
        uint32_t l55_x2 = (l53 & ~l54_2) + l55_x1;
        RIPEMD160_KEEP("r", l55_x2);
        const uint32_t l55 = ripemd160_rotl32((l54 & l54_2) + l55_x2, 9) + l53_2;
        const uint32_t l55_2 = ripemd160_rotl32(l53, 10);
        /* right step 55, f2 */
        uint32_t r55_x1 = m15 + (r52_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r55_x1);
        const uint32_t r55 = ripemd160_rotl32(((r54 & r53) | (r54_2 & ~r54)) + r55_x1, 6) + r53_2;
        const uint32_t r55_2 = ripemd160_rotl32(r53, 10);
        /* left step 56, f4 */
        uint32_t l56_x1 = m4 + (l53_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l56_x1);
        uint32_t l56_x2 = (l54 & ~l55_2) + l56_x1;
        RIPEMD160_KEEP("r", l56_x2);
        const uint32_t l56 = ripemd160_rotl32((l55 & l55_2) + l56_x2, 8) + l54_2;
        const uint32_t l56_2 = ripemd160_rotl32(l54, 10);
        /* right step 56, f2 */
        uint32_t r56_x1 = m0 + (r53_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r56_x1);
        const uint32_t r56 = ripemd160_rotl32(((r55 & r54) | (r55_2 & ~r55)) + r56_x1, 14) + r54_2;
        const uint32_t r56_2 = ripemd160_rotl32(r54, 10);
        /* left step 57, f4 */
        uint32_t l57_x1 = m13 + (l54_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l57_x1);
        uint32_t l57_x2 = (l55 & ~l56_2) + l57_x1;
        RIPEMD160_KEEP("r", l57_x2);
        const uint32_t l57 = ripemd160_rotl32((l56 & l56_2) + l57_x2, 9) + l55_2;
        const uint32_t l57_2 = ripemd160_rotl32(l55, 10);
        /* right step 57, f2 */
        uint32_t r57_x1 = m5 + (r54_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r57_x1);
        const uint32_t r57 = ripemd160_rotl32(((r56 & r55) | (r56_2 & ~r56)) + r57_x1, 6) + r55_2;
        const uint32_t r57_2 = ripemd160_rotl32(r55, 10);
        /* left step 58, f4 */
        uint32_t l58_x1 = m3 + (l55_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l58_x1);
        uint32_t l58_x2 = (l56 & ~l57_2) + l58_x1;
        RIPEMD160_KEEP("r", l58_x2);
        const uint32_t l58 = ripemd160_rotl32((l57 & l57_2) + l58_x2, 14) + l56_2;
        const uint32_t l58_2 = ripemd160_rotl32(l56, 10);
        /* right step 58, f2 */
        uint32_t r58_x1 = m12 + (r55_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r58_x1);
        const uint32_t r58 = ripemd160_rotl32(((r57 & r56) | (r57_2 & ~r57)) + r58_x1, 9) + r56_2;
        const uint32_t r58_2 = ripemd160_rotl32(r56, 10);
        /* left step 59, f4 */
        uint32_t l59_x1 = m7 + (l56_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l59_x1);
        uint32_t l59_x2 = (l57 & ~l58_2) + l59_x1;
        RIPEMD160_KEEP("r", l59_x2);
        const uint32_t l59 = ripemd160_rotl32((l58 & l58_2) + l59_x2, 5) + l57_2;
        const uint32_t l59_2 = ripemd160_rotl32(l57, 10);
        /* right step 59, f2 */
        uint32_t r59_x1 = m2 + (r56_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r59_x1);
        const uint32_t r59 = ripemd160_rotl32(((r58 & r57) | (r58_2 & ~r58)) + r59_x1, 12) + r57_2;
        const uint32_t r59_2 = ripemd160_rotl32(r57, 10);
        /* left step 60, f4 */
        uint32_t l60_x1 = m15 + (l57_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l60_x1);
        uint32_t l60_x2 = (l58 & ~l59_2) + l60_x1;
        RIPEMD160_KEEP("r", l60_x2);
        const uint32_t l60 = ripemd160_rotl32((l59 & l59_2) + l60_x2, 6) + l58_2;
        const uint32_t l60_2 = ripemd160_rotl32(l58, 10);
        /* right step 60, f2 */
        uint32_t r60_x1 = m13 + (r57_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r60_x1);
        const uint32_t r60 = ripemd160_rotl32(((r59 & r58) | (r59_2 & ~r59)) + r60_x1, 9) + r58_2;
        const uint32_t r60_2 = ripemd160_rotl32(r58, 10);
        /* left step 61, f4 */
        uint32_t l61_x1 = m14 + (l58_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l61_x1);
        uint32_t l61_x2 = (l59 & ~l60_2) + l61_x1;
        RIPEMD160_KEEP("r", l61_x2);
        const uint32_t l61 = ripemd160_rotl32((l60 & l60_2) + l61_x2, 8) + l59_2;
        const uint32_t l61_2 = ripemd160_rotl32(l59, 10);
        /* right step 61, f2 */
        uint32_t r61_x1 = m9 + (r58_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r61_x1);
        const uint32_t r61 = ripemd160_rotl32(((r60 & r59) | (r60_2 & ~r60)) + r61_x1, 12) + r59_2;
        const uint32_t r61_2 = ripemd160_rotl32(r59, 10);
        /* left step 62, f4 */
        uint32_t l62_x1 = m5 + (l59_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l62_x1);
        uint32_t l62_x2 = (l60 & ~l61_2) + l62_x1;
        RIPEMD160_KEEP("r", l62_x2);
        const uint32_t l62 = ripemd160_rotl32((l61 & l61_2) + l62_x2, 6) + l60_2;
        const uint32_t l62_2 = ripemd160_rotl32(l60, 10);
        /* right step 62, f2 */
        uint32_t r62_x1 = m7 + (r59_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r62_x1);
        const uint32_t r62 = ripemd160_rotl32(((r61 & r60) | (r61_2 & ~r61)) + r62_x1, 5) + r60_2;
        const uint32_t r62_2 = ripemd160_rotl32(r60, 10);
        /* left step 63, f4 */
        uint32_t l63_x1 = m6 + (l60_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l63_x1);
        uint32_t l63_x2 = (l61 & ~l62_2) + l63_x1;
        RIPEMD160_KEEP("r", l63_x2);
        const uint32_t l63 = ripemd160_rotl32((l62 & l62_2) + l63_x2, 5) + l61_2;
        const uint32_t l63_2 = ripemd160_rotl32(l61, 10);
        /* right step 63, f2 */
        uint32_t r63_x1 = m10 + (r60_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r63_x1);
        const uint32_t r63 = ripemd160_rotl32(((r62 & r61) | (r62_2 & ~r62)) + r63_x1, 15) + r61_2;
        const uint32_t r63_2 = ripemd160_rotl32(r61, 10);
        /* left step 64, f4 */
        uint32_t l64_x1 = m2 + (l61_2 + 0x8f1bbcdcu);
        RIPEMD160_KEEP("r", l64_x1);
        uint32_t l64_x2 = (l62 & ~l63_2) + l64_x1;
        RIPEMD160_KEEP("r", l64_x2);
        const uint32_t l64 = ripemd160_rotl32((l63 & l63_2) + l64_x2, 12) + l62_2;
        const uint32_t l64_2 = ripemd160_rotl32(l62, 10);
        /* right step 64, f2 */
        uint32_t r64_x1 = m14 + (r61_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r64_x1);
        const uint32_t r64 = ripemd160_rotl32(((r63 & r62) | (r63_2 & ~r63)) + r64_x1, 8) + r62_2;
        const uint32_t r64_2 = ripemd160_rotl32(r62, 10);
        /* left step 65, f5 */
        uint32_t l65_x1 = m4 + (l62_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l65_x1);
        const uint32_t l65 = ripemd160_rotl32((l64 ^ (l63 | ~l64_2)) + l65_x1, 9) + l63_2;
        const uint32_t l65_2 = ripemd160_rotl32(l63, 10);
        /* right step 65, f1 */
        uint32_t r65_x1 = r64_2 ^ r63;
        RIPEMD160_KEEP("r", r65_x1);
        uint32_t r65_x2 = m12 + r62_2;
        RIPEMD160_KEEP("r", r65_x2);
        const uint32_t r65 = ripemd160_rotl32((r64 ^ r65_x1) + r65_x2, 8) + r63_2;
        const uint32_t r65_2 = ripemd160_rotl32(r63, 10);
        /* left step 66, f5 */
        uint32_t l66_x1 = m0 + (l63_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l66_x1);
        const uint32_t l66 = ripemd160_rotl32((l65 ^ (l64 | ~l65_2)) + l66_x1, 15) + l64_2;
        const uint32_t l66_2 = ripemd160_rotl32(l64, 10);
        /* right step 66, f1 */
        uint32_t r66_x1 = r65_2 ^ r64;
        RIPEMD160_KEEP("r", r66_x1);
        uint32_t r66_x2 = m15 + r63_2;
        RIPEMD160_KEEP("r", r66_x2);
        const uint32_t r66 = ripemd160_rotl32((r65 ^ r66_x1) + r66_x2, 5) + r64_2;
        const uint32_t r66_2 = ripemd160_rotl32(r64, 10);
        /* left step 67, f5 */
        uint32_t l67_x1 = m5 + (l64_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l67_x1);
        const uint32_t l67 = ripemd160_rotl32((l66 ^ (l65 | ~l66_2)) + l67_x1, 5) + l65_2;
        const uint32_t l67_2 = ripemd160_rotl32(l65, 10);
        /* right step 67, f1 */
        uint32_t r67_x1 = r66_2 ^ r65;
        RIPEMD160_KEEP("r", r67_x1);
        uint32_t r67_x2 = m10 + r64_2;
        RIPEMD160_KEEP("r", r67_x2);
        const uint32_t r67 = ripemd160_rotl32((r66 ^ r67_x1) + r67_x2, 12) + r65_2;
        const uint32_t r67_2 = ripemd160_rotl32(r65, 10);
        /* left step 68, f5 */
        uint32_t l68_x1 = m9 + (l65_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l68_x1);
        const uint32_t l68 = ripemd160_rotl32((l67 ^ (l66 | ~l67_2)) + l68_x1, 11) + l66_2;
        const uint32_t l68_2 = ripemd160_rotl32(l66, 10);
        /* right step 68, f1 */
        uint32_t r68_x1 = r67_2 ^ r66;
        RIPEMD160_KEEP("r", r68_x1);
        uint32_t r68_x2 = m4 + r65_2;
        RIPEMD160_KEEP("r", r68_x2);
        const uint32_t r68 = ripemd160_rotl32((r67 ^ r68_x1) + r68_x2, 9) + r66_2;
        const uint32_t r68_2 = ripemd160_rotl32(r66, 10);
        /* left step 69, f5 */
        uint32_t l69_x1 = m7 + (l66_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l69_x1);
        const uint32_t l69 = ripemd160_rotl32((l68 ^ (l67 | ~l68_2)) + l69_x1, 6) + l67_2;
        const uint32_t l69_2 = ripemd160_rotl32(l67, 10);
        /* right step 69, f1 */
        uint32_t r69_x1 = r68_2 ^ r67;
        RIPEMD160_KEEP("r", r69_x1);
        uint32_t r69_x2 = m1 + r66_2;
        RIPEMD160_KEEP("r", r69_x2);
        const uint32_t r69 = ripemd160_rotl32((r68 ^ r69_x1) + r69_x2, 12) + r67_2;
        const uint32_t r69_2 = ripemd160_rotl32(r67, 10);
        /* left step 70, f5 */
        uint32_t l70_x1 = m12 + (l67_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l70_x1);
        const uint32_t l70 = ripemd160_rotl32((l69 ^ (l68 | ~l69_2)) + l70_x1, 8) + l68_2;
        const uint32_t l70_2 = ripemd160_rotl32(l68, 10);
        /* right step 70, f1 */
        uint32_t r70_x1 = r69_2 ^ r68;
        RIPEMD160_KEEP("r", r70_x1);
        uint32_t r70_x2 = m5 + r67_2;
        RIPEMD160_KEEP("r", r70_x2);
        const uint32_t r70 = ripemd160_rotl32((r69 ^ r70_x1) + r70_x2, 5) + r68_2;
        const uint32_t r70_2 = ripemd160_rotl32(r68, 10);
        /* left step 71, f5 */
        uint32_t l71_x1 = m2 + (l68_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l71_x1);
        const uint32_t l71 = ripemd160_rotl32((l70 ^ (l69 | ~l70_2)) + l71_x1, 13) + l69_2;
        const uint32_t l71_2 = ripemd160_rotl32(l69, 10);
        /* right step 71, f1 */
        uint32_t r71_x1 = r70_2 ^ r69;
        RIPEMD160_KEEP("r", r71_x1);
        uint32_t r71_x2 = m8 + r68_2;
        RIPEMD160_KEEP("r", r71_x2);
        const uint32_t r71 = ripemd160_rotl32((r70 ^ r71_x1) + r71_x2, 14) + r69_2;
        const uint32_t r71_2 = ripemd160_rotl32(r69, 10);
        /* left step 72, f5 */
        uint32_t l72_x1 = m10 + (l69_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l72_x1);
        const uint32_t l72 = ripemd160_rotl32((l71 ^ (l70 | ~l71_2)) + l72_x1, 12) + l70_2;
        const uint32_t l72_2 = ripemd160_rotl32(l70, 10);
        /* right step 72, f1 */
        uint32_t r72_x1 = r71_2 ^ r70;
        RIPEMD160_KEEP("r", r72_x1);
        uint32_t r72_x2 = m7 + r69_2;
        RIPEMD160_KEEP("r", r72_x2);
        const uint32_t r72 = ripemd160_rotl32((r71 ^ r72_x1) + r72_x2, 6) + r70_2;
        const uint32_t r72_2 = ripemd160_rotl32(r70, 10);
        /* left step 73, f5 */
        uint32_t l73_x1 = m14 + (l70_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l73_x1);
        const uint32_t l73 = ripemd160_rotl32((l72 ^ (l71 | ~l72_2)) + l73_x1, 5) + l71_2;
        const uint32_t l73_2 = ripemd160_rotl32(l71, 10);
        /* right step 73, f1 */
        uint32_t r73_x1 = r72_2 ^ r71;
        RIPEMD160_KEEP("r", r73_x1);
        uint32_t r73_x2 = m6 + r70_2;
        RIPEMD160_KEEP("r", r73_x2);
        const uint32_t r73 = ripemd160_rotl32((r72 ^ r73_x1) + r73_x2, 8) + r71_2;
        const uint32_t r73_2 = ripemd160_rotl32(r71, 10);
        /* left step 74, f5 */
        uint32_t l74_x1 = m1 + (l71_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l74_x1);
        const uint32_t l74 = ripemd160_rotl32((l73 ^ (l72 | ~l73_2)) + l74_x1, 12) + l72_2;
        const uint32_t l74_2 = ripemd160_rotl32(l72, 10);
        /* right step 74, f1 */
        uint32_t r74_x1 = r73_2 ^ r72;
        RIPEMD160_KEEP("r", r74_x1);
        uint32_t r74_x2 = m2 + r71_2;
        RIPEMD160_KEEP("r", r74_x2);
        const uint32_t r74 = ripemd160_rotl32((r73 ^ r74_x1) + r74_x2, 13) + r72_2;
        const uint32_t r74_2 = ripemd160_rotl32(r72, 10);
        /* left step 75, f5 */
        uint32_t l75_x1 = m3 + (l72_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l75_x1);
        const uint32_t l75 = ripemd160_rotl32((l74 ^ (l73 | ~l74_2)) + l75_x1, 13) + l73_2;
        const uint32_t l75_2 = ripemd160_rotl32(l73, 10);
        /* right step 75, f1 */
        uint32_t r75_x1 = r74_2 ^ r73;
        RIPEMD160_KEEP("r", r75_x1);
        uint32_t r75_x2 = m13 + r72_2;
        RIPEMD160_KEEP("r", r75_x2);
        const uint32_t r75 = ripemd160_rotl32((r74 ^ r75_x1) + r75_x2, 6) + r73_2;
        const uint32_t r75_2 = ripemd160_rotl32(r73, 10);
        /* left step 76, f5 */
        uint32_t l76_x1 = m8 + (l73_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l76_x1);
        const uint32_t l76 = ripemd160_rotl32((l75 ^ (l74 | ~l75_2)) + l76_x1, 14) + l74_2;
        const uint32_t l76_2 = ripemd160_rotl32(l74, 10);
        /* right step 76, f1 */
        uint32_t r76_x1 = r75_2 ^ r74;
        RIPEMD160_KEEP("r", r76_x1);
        uint32_t r76_x2 = m14 + r73_2;
        RIPEMD160_KEEP("r", r76_x2);
        const uint32_t r76 = ripemd160_rotl32((r75 ^ r76_x1) + r76_x2, 5) + r74_2;
        const uint32_t r76_2 = ripemd160_rotl32(r74, 10);
        /* left step 77, f5 */
        uint32_t l77_x1 = m11 + (l74_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l77_x1);
        const uint32_t l77 = ripemd160_rotl32((l76 ^ (l75 | ~l76_2)) + l77_x1, 11) + l75_2;
        const uint32_t l77_2 = ripemd160_rotl32(l75, 10);
        /* right step 77, f1 */
        uint32_t r77_x1 = r76_2 ^ r75;
        RIPEMD160_KEEP("r", r77_x1);
        uint32_t r77_x2 = m0 + r74_2;
        RIPEMD160_KEEP("r", r77_x2);
        const uint32_t r77 = ripemd160_rotl32((r76 ^ r77_x1) + r77_x2, 15) + r75_2;
        const uint32_t r77_2 = ripemd160_rotl32(r75, 10);
        /* left step 78, f5 */
        uint32_t l78_x1 = m6 + (l75_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l78_x1);
        const uint32_t l78 = ripemd160_rotl32((l77 ^ (l76 | ~l77_2)) + l78_x1, 8) + l76_2;
        const uint32_t l78_2 = ripemd160_rotl32(l76, 10);
        /* right step 78, f1 */
        uint32_t r78_x1 = r77_2 ^ r76;
        RIPEMD160_KEEP("r", r78_x1);
        uint32_t r78_x2 = m3 + r75_2;
        RIPEMD160_KEEP("r", r78_x2);
        const uint32_t r78 = ripemd160_rotl32((r77 ^ r78_x1) + r78_x2, 13) + r76_2;
        const uint32_t r78_2 = ripemd160_rotl32(r76, 10);
        /* left step 79, f5 */
        uint32_t l79_x1 = m15 + (l76_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l79_x1);
        const uint32_t l79 = ripemd160_rotl32((l78 ^ (l77 | ~l78_2)) + l79_x1, 5) + l77_2;
        const uint32_t l79_2 = ripemd160_rotl32(l77, 10);
        /* right step 79, f1 */
        uint32_t r79_x1 = r78_2 ^ r77;
        RIPEMD160_KEEP("r", r79_x1);
        uint32_t r79_x2 = m9 + r76_2;
        RIPEMD160_KEEP("r", r79_x2);
        const uint32_t r79 = ripemd160_rotl32((r78 ^ r79_x1) + r79_x2, 11) + r77_2;
        const uint32_t r79_2 = ripemd160_rotl32(r77, 10);
        /* left step 80, f5 */
        uint32_t l80_x1 = m13 + (l77_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l80_x1);
        const uint32_t l80 = ripemd160_rotl32((l79 ^ (l78 | ~l79_2)) + l80_x1, 6) + l78_2;
        const uint32_t l80_2 = ripemd160_rotl32(l78, 10);
        /* right step 80, f1 */
        uint32_t r80_x1 = r79_2 ^ r78;
        RIPEMD160_KEEP("r", r80_x1);
        uint32_t r80_x2 = m11 + r77_2;
        RIPEMD160_KEEP("r", r80_x2);
        const uint32_t r80 = ripemd160_rotl32((r79 ^ r80_x1) + r80_x2, 11) + r78_2;
        const uint32_t r80_2 = ripemd160_rotl32(r78, 10);
        uint32_t x1 = r80_2 + h1;
        RIPEMD160_KEEP("r", x1);
        uint32_t x2 = r79_2 + h2;
        RIPEMD160_KEEP("r", x2);
        uint32_t x3 = r78_2 + h3;
        RIPEMD160_KEEP("r", x3);
        uint32_t x4 = l78_2 + h4;
        RIPEMD160_KEEP("r", x4);
        uint32_t x5 = r79 + h0;
        RIPEMD160_KEEP("r", x5);

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

static void ripemd160_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void ripemd160_wipe(void *p, size_t len)
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

void ripemd160_init(ripemd160_ctx *ctx)
{
    ctx->state[0] = 0x67452301u;
    ctx->state[1] = 0xefcdab89u;
    ctx->state[2] = 0x98badcfeu;
    ctx->state[3] = 0x10325476u;
    ctx->state[4] = 0xc3d2e1f0u;
    ctx->length = 0;
}

void ripemd160_update(ripemd160_ctx *ctx, const void *data, size_t len)
{
    const uint8_t *p = (const uint8_t *)data;
    const size_t used = (size_t)(ctx->length % 64);

    if (len == 0)
        return;
    ctx->length += len;
    if (used != 0) {
        const size_t room = 64 - used;
        const size_t taken = len < room ? len : room;
        memcpy(ctx->buffer + used, p, taken);
        p += taken;
        len -= taken;
        if (taken < room)
            return;
        ripemd160_blocks(ctx->state, ctx->buffer, 1);
    }
    ripemd160_blocks(ctx->state, p, len / 64);
    memcpy(ctx->buffer, p + len - len % 64, len % 64);
}

void ripemd160_final(ripemd160_ctx *ctx, uint8_t digest[20])
{
    const uint64_t bits = ctx->length * 8;
    size_t used = (size_t)(ctx->length % 64);

    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        ripemd160_blocks(ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 56 - used);
    ripemd160_store32(ctx->buffer + 56, (uint32_t)bits);
    ripemd160_store32(ctx->buffer + 60, (uint32_t)(bits >> 32));
    ripemd160_blocks(ctx->state, ctx->buffer, 1);
    for (size_t i = 0; i < 5; i++)
        ripemd160_store32(digest + 4 * i, ctx->state[i]);
    ripemd160_wipe(ctx, sizeof *ctx);
}

void ripemd160(const void *data, size_t len, uint8_t digest[20])
{
    ripemd160_ctx ctx;

    ripemd160_init(&ctx);
    ripemd160_update(&ctx, data, len);
    ripemd160_final(&ctx, digest);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
