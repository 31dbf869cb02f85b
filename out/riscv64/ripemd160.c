/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for any 64-bit RISC-V.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target riscv64
 *
 * With the options above, `hashwright verify` tests all functions. `hashwright bench ripemd160
 * --target riscv64` measures the speed.
 *
 * Compile it with -march=rv64gc, or for a processor with these features.
 *
 * ripemd160_blocks: 2052 instructions for a block of 64 bytes, critical path 435 cycles.
 * Rules: rotate_as_or 318 times, select_as_xor 32 times, select_as_add 32 times.
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
        const uint32_t l1_x2 = (h2 ^ h1 ^ h3) + l1_x1;
        const uint32_t l1 = ((l1_x2 << 11) | (l1_x2 >> 21)) + h4;
        const uint32_t l1_2 = (h2 << 10) | (h2 >> 22);
        /* right step 1, f5 */
        uint32_t r1_x1 = m5 + 0x50a28be6u + h0;
        RIPEMD160_KEEP("r", r1_x1);
        const uint32_t r1_x2 = ((h2 | ~h3) ^ h1) + r1_x1;
        const uint32_t r1 = ((r1_x2 << 8) | (r1_x2 >> 24)) + h4;
        /* left step 2, f1 */
        uint32_t l2_x1 = l1_2 ^ h1;
        RIPEMD160_KEEP("r", l2_x1);
        uint32_t l2_x2 = m1 + h4;
        RIPEMD160_KEEP("r", l2_x2);
        const uint32_t l2_x3 = (l1 ^ l2_x1) + l2_x2;
        const uint32_t l2 = ((l2_x3 << 14) | (l2_x3 >> 18)) + h3;
        const uint32_t l2_2 = (h1 << 10) | (h1 >> 22);
        /* right step 2, f5 */
        uint32_t r2_x1 = m14 + (h4 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r2_x1);
        const uint32_t r2_x2 = (r1 ^ (h1 | ~l1_2)) + r2_x1;
        const uint32_t r2 = ((r2_x2 << 9) | (r2_x2 >> 23)) + h3;
        /* left step 3, f1 */
        uint32_t l3_x1 = l2_2 ^ l1;
        RIPEMD160_KEEP("r", l3_x1);
        uint32_t l3_x2 = m2 + h3;
        RIPEMD160_KEEP("r", l3_x2);
        const uint32_t l3_x3 = (l2 ^ l3_x1) + l3_x2;
        const uint32_t l3 = ((l3_x3 << 15) | (l3_x3 >> 17)) + l1_2;
        const uint32_t l3_2 = (l1 << 10) | (l1 >> 22);
        /* right step 3, f5 */
        uint32_t r3_x1 = m7 + (h3 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r3_x1);
        const uint32_t r3_x2 = (r2 ^ (r1 | ~l2_2)) + r3_x1;
        const uint32_t r3 = ((r3_x2 << 9) | (r3_x2 >> 23)) + l1_2;
        const uint32_t r3_2 = (r1 << 10) | (r1 >> 22);
        /* left step 4, f1 */
        uint32_t l4_x1 = l3_2 ^ l2;
        RIPEMD160_KEEP("r", l4_x1);
        uint32_t l4_x2 = m3 + l1_2;
        RIPEMD160_KEEP("r", l4_x2);
        const uint32_t l4_x3 = (l3 ^ l4_x1) + l4_x2;
        const uint32_t l4 = ((l4_x3 << 12) | (l4_x3 >> 20)) + l2_2;
        const uint32_t l4_2 = (l2 << 10) | (l2 >> 22);
        /* right step 4, f5 */
        uint32_t r4_x1 = m0 + (l1_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r4_x1);
        const uint32_t r4_x2 = (r3 ^ (r2 | ~r3_2)) + r4_x1;
        const uint32_t r4 = ((r4_x2 << 11) | (r4_x2 >> 21)) + l2_2;
        const uint32_t r4_2 = (r2 << 10) | (r2 >> 22);
        /* left step 5, f1 */
        uint32_t l5_x1 = l4_2 ^ l3;
        RIPEMD160_KEEP("r", l5_x1);
        uint32_t l5_x2 = m4 + l2_2;
        RIPEMD160_KEEP("r", l5_x2);
        const uint32_t l5_x3 = (l4 ^ l5_x1) + l5_x2;
        const uint32_t l5 = ((l5_x3 << 5) | (l5_x3 >> 27)) + l3_2;
        const uint32_t l5_2 = (l3 << 10) | (l3 >> 22);
        /* right step 5, f5 */
        uint32_t r5_x1 = m9 + (l2_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r5_x1);
        const uint32_t r5_x2 = (r4 ^ (r3 | ~r4_2)) + r5_x1;
        const uint32_t r5 = ((r5_x2 << 13) | (r5_x2 >> 19)) + r3_2;
        const uint32_t r5_2 = (r3 << 10) | (r3 >> 22);
        /* left step 6, f1 */
        uint32_t l6_x1 = l5_2 ^ l4;
        RIPEMD160_KEEP("r", l6_x1);
        uint32_t l6_x2 = m5 + l3_2;
        RIPEMD160_KEEP("r", l6_x2);
        const uint32_t l6_x3 = (l5 ^ l6_x1) + l6_x2;
        const uint32_t l6 = ((l6_x3 << 8) | (l6_x3 >> 24)) + l4_2;
        const uint32_t l6_2 = (l4 << 10) | (l4 >> 22);
        /* right step 6, f5 */
        uint32_t r6_x1 = m2 + (r3_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r6_x1);
        const uint32_t r6_x2 = (r5 ^ (r4 | ~r5_2)) + r6_x1;
        const uint32_t r6 = ((r6_x2 << 15) | (r6_x2 >> 17)) + r4_2;
        const uint32_t r6_2 = (r4 << 10) | (r4 >> 22);
        /* left step 7, f1 */
        uint32_t l7_x1 = l6_2 ^ l5;
        RIPEMD160_KEEP("r", l7_x1);
        uint32_t l7_x2 = m6 + l4_2;
        RIPEMD160_KEEP("r", l7_x2);
        const uint32_t l7_x3 = (l6 ^ l7_x1) + l7_x2;
        const uint32_t l7 = ((l7_x3 << 7) | (l7_x3 >> 25)) + l5_2;
        const uint32_t l7_2 = (l5 << 10) | (l5 >> 22);
        /* right step 7, f5 */
        uint32_t r7_x1 = m11 + (r4_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r7_x1);
        const uint32_t r7_x2 = (r6 ^ (r5 | ~r6_2)) + r7_x1;
        const uint32_t r7 = ((r7_x2 << 15) | (r7_x2 >> 17)) + r5_2;
        const uint32_t r7_2 = (r5 << 10) | (r5 >> 22);
        /* left step 8, f1 */
        uint32_t l8_x1 = l7_2 ^ l6;
        RIPEMD160_KEEP("r", l8_x1);
        uint32_t l8_x2 = m7 + l5_2;
        RIPEMD160_KEEP("r", l8_x2);
        const uint32_t l8_x3 = (l7 ^ l8_x1) + l8_x2;
        const uint32_t l8 = ((l8_x3 << 9) | (l8_x3 >> 23)) + l6_2;
        const uint32_t l8_2 = (l6 << 10) | (l6 >> 22);
        /* right step 8, f5 */
        uint32_t r8_x1 = m4 + (r5_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r8_x1);
        const uint32_t r8_x2 = (r7 ^ (r6 | ~r7_2)) + r8_x1;
        const uint32_t r8 = ((r8_x2 << 5) | (r8_x2 >> 27)) + r6_2;
        const uint32_t r8_2 = (r6 << 10) | (r6 >> 22);
        /* left step 9, f1 */
        uint32_t l9_x1 = l8_2 ^ l7;
        RIPEMD160_KEEP("r", l9_x1);
        uint32_t l9_x2 = m8 + l6_2;
        RIPEMD160_KEEP("r", l9_x2);
        const uint32_t l9_x3 = (l8 ^ l9_x1) + l9_x2;
        const uint32_t l9 = ((l9_x3 << 11) | (l9_x3 >> 21)) + l7_2;
        const uint32_t l9_2 = (l7 << 10) | (l7 >> 22);
        /* right step 9, f5 */
        uint32_t r9_x1 = m13 + (r6_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r9_x1);
        const uint32_t r9_x2 = (r8 ^ (r7 | ~r8_2)) + r9_x1;
        const uint32_t r9 = ((r9_x2 << 7) | (r9_x2 >> 25)) + r7_2;
        const uint32_t r9_2 = (r7 << 10) | (r7 >> 22);
        /* left step 10, f1 */
        uint32_t l10_x1 = l9_2 ^ l8;
        RIPEMD160_KEEP("r", l10_x1);
        uint32_t l10_x2 = m9 + l7_2;
        RIPEMD160_KEEP("r", l10_x2);
        const uint32_t l10_x3 = (l9 ^ l10_x1) + l10_x2;
        const uint32_t l10 = ((l10_x3 << 13) | (l10_x3 >> 19)) + l8_2;
        const uint32_t l10_2 = (l8 << 10) | (l8 >> 22);
        /* right step 10, f5 */
        uint32_t r10_x1 = m6 + (r7_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r10_x1);
        const uint32_t r10_x2 = (r9 ^ (r8 | ~r9_2)) + r10_x1;
        const uint32_t r10 = ((r10_x2 << 7) | (r10_x2 >> 25)) + r8_2;
        const uint32_t r10_2 = (r8 << 10) | (r8 >> 22);
        /* left step 11, f1 */
        uint32_t l11_x1 = l10_2 ^ l9;
        RIPEMD160_KEEP("r", l11_x1);
        uint32_t l11_x2 = m10 + l8_2;
        RIPEMD160_KEEP("r", l11_x2);
        const uint32_t l11_x3 = (l10 ^ l11_x1) + l11_x2;
        const uint32_t l11 = ((l11_x3 << 14) | (l11_x3 >> 18)) + l9_2;
        const uint32_t l11_2 = (l9 << 10) | (l9 >> 22);
        /* right step 11, f5 */
        uint32_t r11_x1 = m15 + (r8_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r11_x1);
        const uint32_t r11_x2 = (r10 ^ (r9 | ~r10_2)) + r11_x1;
        const uint32_t r11 = ((r11_x2 << 8) | (r11_x2 >> 24)) + r9_2;
        const uint32_t r11_2 = (r9 << 10) | (r9 >> 22);
        /* left step 12, f1 */
        uint32_t l12_x1 = l11_2 ^ l10;
        RIPEMD160_KEEP("r", l12_x1);
        uint32_t l12_x2 = m11 + l9_2;
        RIPEMD160_KEEP("r", l12_x2);
        const uint32_t l12_x3 = (l11 ^ l12_x1) + l12_x2;
        const uint32_t l12 = ((l12_x3 << 15) | (l12_x3 >> 17)) + l10_2;
        const uint32_t l12_2 = (l10 << 10) | (l10 >> 22);
        /* right step 12, f5 */
        uint32_t r12_x1 = m8 + (r9_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r12_x1);
        const uint32_t r12_x2 = (r11 ^ (r10 | ~r11_2)) + r12_x1;
        const uint32_t r12 = ((r12_x2 << 11) | (r12_x2 >> 21)) + r10_2;
        const uint32_t r12_2 = (r10 << 10) | (r10 >> 22);
        /* left step 13, f1 */
        uint32_t l13_x1 = l12_2 ^ l11;
        RIPEMD160_KEEP("r", l13_x1);
        uint32_t l13_x2 = m12 + l10_2;
        RIPEMD160_KEEP("r", l13_x2);
        const uint32_t l13_x3 = (l12 ^ l13_x1) + l13_x2;
        const uint32_t l13 = ((l13_x3 << 6) | (l13_x3 >> 26)) + l11_2;
        const uint32_t l13_2 = (l11 << 10) | (l11 >> 22);
        /* right step 13, f5 */
        uint32_t r13_x1 = m1 + (r10_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r13_x1);
        const uint32_t r13_x2 = (r12 ^ (r11 | ~r12_2)) + r13_x1;
        const uint32_t r13 = ((r13_x2 << 14) | (r13_x2 >> 18)) + r11_2;
        const uint32_t r13_2 = (r11 << 10) | (r11 >> 22);
        /* left step 14, f1 */
        uint32_t l14_x1 = l13_2 ^ l12;
        RIPEMD160_KEEP("r", l14_x1);
        uint32_t l14_x2 = m13 + l11_2;
        RIPEMD160_KEEP("r", l14_x2);
        const uint32_t l14_x3 = (l13 ^ l14_x1) + l14_x2;
        const uint32_t l14 = ((l14_x3 << 7) | (l14_x3 >> 25)) + l12_2;
        const uint32_t l14_2 = (l12 << 10) | (l12 >> 22);
        /* right step 14, f5 */
        uint32_t r14_x1 = m10 + (r11_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r14_x1);
        const uint32_t r14_x2 = (r13 ^ (r12 | ~r13_2)) + r14_x1;
        const uint32_t r14 = ((r14_x2 << 14) | (r14_x2 >> 18)) + r12_2;
        const uint32_t r14_2 = (r12 << 10) | (r12 >> 22);
        /* left step 15, f1 */
        uint32_t l15_x1 = l14_2 ^ l13;
        RIPEMD160_KEEP("r", l15_x1);
        uint32_t l15_x2 = m14 + l12_2;
        RIPEMD160_KEEP("r", l15_x2);
        const uint32_t l15_x3 = (l14 ^ l15_x1) + l15_x2;
        const uint32_t l15 = ((l15_x3 << 9) | (l15_x3 >> 23)) + l13_2;
        const uint32_t l15_2 = (l13 << 10) | (l13 >> 22);
        /* right step 15, f5 */
        uint32_t r15_x1 = m3 + (r12_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r15_x1);
        const uint32_t r15_x2 = (r14 ^ (r13 | ~r14_2)) + r15_x1;
        const uint32_t r15 = ((r15_x2 << 12) | (r15_x2 >> 20)) + r13_2;
        const uint32_t r15_2 = (r13 << 10) | (r13 >> 22);
        /* left step 16, f1 */
        uint32_t l16_x1 = l15_2 ^ l14;
        RIPEMD160_KEEP("r", l16_x1);
        uint32_t l16_x2 = m15 + l13_2;
        RIPEMD160_KEEP("r", l16_x2);
        const uint32_t l16_x3 = (l15 ^ l16_x1) + l16_x2;
        const uint32_t l16 = ((l16_x3 << 8) | (l16_x3 >> 24)) + l14_2;
        const uint32_t l16_2 = (l14 << 10) | (l14 >> 22);
        /* right step 16, f5 */
        uint32_t r16_x1 = m12 + (r13_2 + 0x50a28be6u);
        RIPEMD160_KEEP("r", r16_x1);
        const uint32_t r16_x2 = (r15 ^ (r14 | ~r15_2)) + r16_x1;
        const uint32_t r16 = ((r16_x2 << 6) | (r16_x2 >> 26)) + r14_2;
        const uint32_t r16_2 = (r14 << 10) | (r14 >> 22);
        /* left step 17, f2 */
        uint32_t l17_x1 = m7 + (l14_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l17_x1);
        const uint32_t l17_x2 = (((l15 ^ l16_2) & l16) ^ l16_2) + l17_x1;
        const uint32_t l17 = ((l17_x2 << 7) | (l17_x2 >> 25)) + l15_2;
        const uint32_t l17_2 = (l15 << 10) | (l15 >> 22);
        /* right step 17, f4 */
        uint32_t r17_x1 = r14_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r17_x1);
        uint32_t r17_x2 = (r15 & ~r16_2) + r17_x1 + m6;
        RIPEMD160_KEEP("r", r17_x2);
        const uint32_t r17_x3 = (r16 & r16_2) + r17_x2;
        const uint32_t r17 = ((r17_x3 << 9) | (r17_x3 >> 23)) + r15_2;
        const uint32_t r17_2 = (r15 << 10) | (r15 >> 22);
        /* left step 18, f2 */
        uint32_t l18_x1 = m4 + (l15_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l18_x1);
        const uint32_t l18_x2 = (((l16 ^ l17_2) & l17) ^ l17_2) + l18_x1;
        const uint32_t l18 = ((l18_x2 << 6) | (l18_x2 >> 26)) + l16_2;
        const uint32_t l18_2 = (l16 << 10) | (l16 >> 22);
        /* right step 18, f4 */
        uint32_t r18_x1 = r15_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r18_x1);
        uint32_t r18_x2 = (r16 & ~r17_2) + r18_x1 + m11;
        RIPEMD160_KEEP("r", r18_x2);
        const uint32_t r18_x3 = (r17 & r17_2) + r18_x2;
        const uint32_t r18 = ((r18_x3 << 13) | (r18_x3 >> 19)) + r16_2;
        const uint32_t r18_2 = (r16 << 10) | (r16 >> 22);
        /* left step 19, f2 */
        uint32_t l19_x1 = m13 + (l16_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l19_x1);
        const uint32_t l19_x2 = (((l17 ^ l18_2) & l18) ^ l18_2) + l19_x1;
        const uint32_t l19 = ((l19_x2 << 8) | (l19_x2 >> 24)) + l17_2;
        const uint32_t l19_2 = (l17 << 10) | (l17 >> 22);
        /* right step 19, f4 */
        uint32_t r19_x1 = r16_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r19_x1);
        uint32_t r19_x2 = (r17 & ~r18_2) + r19_x1 + m3;
        RIPEMD160_KEEP("r", r19_x2);
        const uint32_t r19_x3 = (r18 & r18_2) + r19_x2;
        const uint32_t r19 = ((r19_x3 << 15) | (r19_x3 >> 17)) + r17_2;
        const uint32_t r19_2 = (r17 << 10) | (r17 >> 22);
        /* left step 20, f2 */
        uint32_t l20_x1 = m1 + (l17_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l20_x1);
        const uint32_t l20_x2 = (((l18 ^ l19_2) & l19) ^ l19_2) + l20_x1;
        const uint32_t l20 = ((l20_x2 << 13) | (l20_x2 >> 19)) + l18_2;
        const uint32_t l20_2 = (l18 << 10) | (l18 >> 22);
        /* right step 20, f4 */
        uint32_t r20_x1 = r17_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r20_x1);
        uint32_t r20_x2 = (r18 & ~r19_2) + r20_x1 + m7;
        RIPEMD160_KEEP("r", r20_x2);
        const uint32_t r20_x3 = (r19 & r19_2) + r20_x2;
        const uint32_t r20 = ((r20_x3 << 7) | (r20_x3 >> 25)) + r18_2;
        const uint32_t r20_2 = (r18 << 10) | (r18 >> 22);
        /* left step 21, f2 */
        uint32_t l21_x1 = m10 + (l18_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l21_x1);
        const uint32_t l21_x2 = (((l19 ^ l20_2) & l20) ^ l20_2) + l21_x1;
        const uint32_t l21 = ((l21_x2 << 11) | (l21_x2 >> 21)) + l19_2;
        const uint32_t l21_2 = (l19 << 10) | (l19 >> 22);
        /* right step 21, f4 */
        uint32_t r21_x1 = r18_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r21_x1);
        uint32_t r21_x2 = (r19 & ~r20_2) + r21_x1 + m0;
        RIPEMD160_KEEP("r", r21_x2);
        const uint32_t r21_x3 = (r20 & r20_2) + r21_x2;
        const uint32_t r21 = ((r21_x3 << 12) | (r21_x3 >> 20)) + r19_2;
        const uint32_t r21_2 = (r19 << 10) | (r19 >> 22);
        /* left step 22, f2 */
        uint32_t l22_x1 = m6 + (l19_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l22_x1);
        const uint32_t l22_x2 = (((l20 ^ l21_2) & l21) ^ l21_2) + l22_x1;
        const uint32_t l22 = ((l22_x2 << 9) | (l22_x2 >> 23)) + l20_2;
        const uint32_t l22_2 = (l20 << 10) | (l20 >> 22);
        /* right step 22, f4 */
        uint32_t r22_x1 = r19_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r22_x1);
        uint32_t r22_x2 = (r20 & ~r21_2) + r22_x1 + m13;
        RIPEMD160_KEEP("r", r22_x2);
        const uint32_t r22_x3 = (r21 & r21_2) + r22_x2;
        const uint32_t r22 = ((r22_x3 << 8) | (r22_x3 >> 24)) + r20_2;
        const uint32_t r22_2 = (r20 << 10) | (r20 >> 22);
        /* left step 23, f2 */
        uint32_t l23_x1 = m15 + (l20_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l23_x1);
        const uint32_t l23_x2 = (((l21 ^ l22_2) & l22) ^ l22_2) + l23_x1;
        const uint32_t l23 = ((l23_x2 << 7) | (l23_x2 >> 25)) + l21_2;
        const uint32_t l23_2 = (l21 << 10) | (l21 >> 22);
        /* right step 23, f4 */
        uint32_t r23_x1 = r20_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r23_x1);
        uint32_t r23_x2 = (r21 & ~r22_2) + r23_x1 + m5;
        RIPEMD160_KEEP("r", r23_x2);
        const uint32_t r23_x3 = (r22 & r22_2) + r23_x2;
        const uint32_t r23 = ((r23_x3 << 9) | (r23_x3 >> 23)) + r21_2;
        const uint32_t r23_2 = (r21 << 10) | (r21 >> 22);
        /* left step 24, f2 */
        uint32_t l24_x1 = m3 + (l21_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l24_x1);
        const uint32_t l24_x2 = (((l22 ^ l23_2) & l23) ^ l23_2) + l24_x1;
        const uint32_t l24 = ((l24_x2 << 15) | (l24_x2 >> 17)) + l22_2;
        const uint32_t l24_2 = (l22 << 10) | (l22 >> 22);
        /* right step 24, f4 */
        uint32_t r24_x1 = r21_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r24_x1);
        uint32_t r24_x2 = (r22 & ~r23_2) + r24_x1 + m10;
        RIPEMD160_KEEP("r", r24_x2);
        const uint32_t r24_x3 = (r23 & r23_2) + r24_x2;
        const uint32_t r24 = ((r24_x3 << 11) | (r24_x3 >> 21)) + r22_2;
        const uint32_t r24_2 = (r22 << 10) | (r22 >> 22);
        /* left step 25, f2 */
        uint32_t l25_x1 = m12 + (l22_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l25_x1);
        const uint32_t l25_x2 = (((l23 ^ l24_2) & l24) ^ l24_2) + l25_x1;
        const uint32_t l25 = ((l25_x2 << 7) | (l25_x2 >> 25)) + l23_2;
        const uint32_t l25_2 = (l23 << 10) | (l23 >> 22);
        /* right step 25, f4 */
        uint32_t r25_x1 = r22_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r25_x1);
        uint32_t r25_x2 = (r23 & ~r24_2) + r25_x1 + m14;
        RIPEMD160_KEEP("r", r25_x2);
        const uint32_t r25_x3 = (r24 & r24_2) + r25_x2;
        const uint32_t r25 = ((r25_x3 << 7) | (r25_x3 >> 25)) + r23_2;
        const uint32_t r25_2 = (r23 << 10) | (r23 >> 22);
        /* left step 26, f2 */
        uint32_t l26_x1 = m0 + (l23_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l26_x1);
        const uint32_t l26_x2 = (((l24 ^ l25_2) & l25) ^ l25_2) + l26_x1;
        const uint32_t l26 = ((l26_x2 << 12) | (l26_x2 >> 20)) + l24_2;
        const uint32_t l26_2 = (l24 << 10) | (l24 >> 22);
        /* right step 26, f4 */
        uint32_t r26_x1 = r23_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r26_x1);
        uint32_t r26_x2 = (r24 & ~r25_2) + r26_x1 + m15;
        RIPEMD160_KEEP("r", r26_x2);
        const uint32_t r26_x3 = (r25 & r25_2) + r26_x2;
        const uint32_t r26 = ((r26_x3 << 7) | (r26_x3 >> 25)) + r24_2;
        const uint32_t r26_2 = (r24 << 10) | (r24 >> 22);
        /* left step 27, f2 */
        uint32_t l27_x1 = m9 + (l24_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l27_x1);
        const uint32_t l27_x2 = (((l25 ^ l26_2) & l26) ^ l26_2) + l27_x1;
        const uint32_t l27 = ((l27_x2 << 15) | (l27_x2 >> 17)) + l25_2;
        const uint32_t l27_2 = (l25 << 10) | (l25 >> 22);
        /* right step 27, f4 */
        uint32_t r27_x1 = r24_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r27_x1);
        uint32_t r27_x2 = (r25 & ~r26_2) + r27_x1 + m8;
        RIPEMD160_KEEP("r", r27_x2);
        const uint32_t r27_x3 = (r26 & r26_2) + r27_x2;
        const uint32_t r27 = ((r27_x3 << 12) | (r27_x3 >> 20)) + r25_2;
        const uint32_t r27_2 = (r25 << 10) | (r25 >> 22);
        /* left step 28, f2 */
        uint32_t l28_x1 = m5 + (l25_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l28_x1);
        const uint32_t l28_x2 = (((l26 ^ l27_2) & l27) ^ l27_2) + l28_x1;
        const uint32_t l28 = ((l28_x2 << 9) | (l28_x2 >> 23)) + l26_2;
        const uint32_t l28_2 = (l26 << 10) | (l26 >> 22);
        /* right step 28, f4 */
        uint32_t r28_x1 = r25_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r28_x1);
        uint32_t r28_x2 = (r26 & ~r27_2) + r28_x1 + m12;
        RIPEMD160_KEEP("r", r28_x2);
        const uint32_t r28_x3 = (r27 & r27_2) + r28_x2;
        const uint32_t r28 = ((r28_x3 << 7) | (r28_x3 >> 25)) + r26_2;
        const uint32_t r28_2 = (r26 << 10) | (r26 >> 22);
        /* left step 29, f2 */
        uint32_t l29_x1 = m2 + (l26_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l29_x1);
        const uint32_t l29_x2 = (((l27 ^ l28_2) & l28) ^ l28_2) + l29_x1;
        const uint32_t l29 = ((l29_x2 << 11) | (l29_x2 >> 21)) + l27_2;
        const uint32_t l29_2 = (l27 << 10) | (l27 >> 22);
        /* right step 29, f4 */
        uint32_t r29_x1 = r26_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r29_x1);
        uint32_t r29_x2 = (r27 & ~r28_2) + r29_x1 + m4;
        RIPEMD160_KEEP("r", r29_x2);
        const uint32_t r29_x3 = (r28 & r28_2) + r29_x2;
        const uint32_t r29 = ((r29_x3 << 6) | (r29_x3 >> 26)) + r27_2;
        const uint32_t r29_2 = (r27 << 10) | (r27 >> 22);
        /* left step 30, f2 */
        uint32_t l30_x1 = m14 + (l27_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l30_x1);
        const uint32_t l30_x2 = (((l28 ^ l29_2) & l29) ^ l29_2) + l30_x1;
        const uint32_t l30 = ((l30_x2 << 7) | (l30_x2 >> 25)) + l28_2;
        const uint32_t l30_2 = (l28 << 10) | (l28 >> 22);
        /* right step 30, f4 */
        uint32_t r30_x1 = r27_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r30_x1);
        uint32_t r30_x2 = (r28 & ~r29_2) + r30_x1 + m9;
        RIPEMD160_KEEP("r", r30_x2);
        const uint32_t r30_x3 = (r29 & r29_2) + r30_x2;
        const uint32_t r30 = ((r30_x3 << 15) | (r30_x3 >> 17)) + r28_2;
        const uint32_t r30_2 = (r28 << 10) | (r28 >> 22);
        /* left step 31, f2 */
        uint32_t l31_x1 = m11 + (l28_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l31_x1);
        const uint32_t l31_x2 = (((l29 ^ l30_2) & l30) ^ l30_2) + l31_x1;
        const uint32_t l31 = ((l31_x2 << 13) | (l31_x2 >> 19)) + l29_2;
        const uint32_t l31_2 = (l29 << 10) | (l29 >> 22);
        /* right step 31, f4 */
        uint32_t r31_x1 = r28_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r31_x1);
        uint32_t r31_x2 = (r29 & ~r30_2) + r31_x1 + m1;
        RIPEMD160_KEEP("r", r31_x2);
        const uint32_t r31_x3 = (r30 & r30_2) + r31_x2;
        const uint32_t r31 = ((r31_x3 << 13) | (r31_x3 >> 19)) + r29_2;
        const uint32_t r31_2 = (r29 << 10) | (r29 >> 22);
        /* left step 32, f2 */
        uint32_t l32_x1 = m8 + (l29_2 + 0x5a827999u);
        RIPEMD160_KEEP("r", l32_x1);
        const uint32_t l32_x2 = (((l30 ^ l31_2) & l31) ^ l31_2) + l32_x1;
        const uint32_t l32 = ((l32_x2 << 12) | (l32_x2 >> 20)) + l30_2;
        const uint32_t l32_2 = (l30 << 10) | (l30 >> 22);
        /* right step 32, f4 */
        uint32_t r32_x1 = r29_2 + 0x5c4dd124u;
        RIPEMD160_KEEP("r", r32_x1);
        uint32_t r32_x2 = (r30 & ~r31_2) + r32_x1 + m2;
        RIPEMD160_KEEP("r", r32_x2);
        const uint32_t r32_x3 = (r31 & r31_2) + r32_x2;
        const uint32_t r32 = ((r32_x3 << 11) | (r32_x3 >> 21)) + r30_2;
        const uint32_t r32_2 = (r30 << 10) | (r30 >> 22);
        /* left step 33, f3 */
        uint32_t l33_x1 = m3 + (l30_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l33_x1);
        const uint32_t l33_x2 = ((l32 | ~l31) ^ l32_2) + l33_x1;
        const uint32_t l33 = ((l33_x2 << 11) | (l33_x2 >> 21)) + l31_2;
        const uint32_t l33_2 = (l31 << 10) | (l31 >> 22);
        /* right step 33, f3 */
        uint32_t r33_x1 = m15 + (r30_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r33_x1);
        const uint32_t r33_x2 = ((r32 | ~r31) ^ r32_2) + r33_x1;
        const uint32_t r33 = ((r33_x2 << 9) | (r33_x2 >> 23)) + r31_2;
        const uint32_t r33_2 = (r31 << 10) | (r31 >> 22);
        /* left step 34, f3 */
        uint32_t l34_x1 = m10 + (l31_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l34_x1);
        const uint32_t l34_x2 = ((l33 | ~l32) ^ l33_2) + l34_x1;
        const uint32_t l34 = ((l34_x2 << 13) | (l34_x2 >> 19)) + l32_2;
        const uint32_t l34_2 = (l32 << 10) | (l32 >> 22);
        /* right step 34, f3 */
        uint32_t r34_x1 = m5 + (r31_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r34_x1);
        const uint32_t r34_x2 = ((r33 | ~r32) ^ r33_2) + r34_x1;
        const uint32_t r34 = ((r34_x2 << 7) | (r34_x2 >> 25)) + r32_2;
        const uint32_t r34_2 = (r32 << 10) | (r32 >> 22);
        /* left step 35, f3 */
        uint32_t l35_x1 = m14 + (l32_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l35_x1);
        const uint32_t l35_x2 = ((l34 | ~l33) ^ l34_2) + l35_x1;
        const uint32_t l35 = ((l35_x2 << 6) | (l35_x2 >> 26)) + l33_2;
        const uint32_t l35_2 = (l33 << 10) | (l33 >> 22);
        /* right step 35, f3 */
        uint32_t r35_x1 = m1 + (r32_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r35_x1);
        const uint32_t r35_x2 = ((r34 | ~r33) ^ r34_2) + r35_x1;
        const uint32_t r35 = ((r35_x2 << 15) | (r35_x2 >> 17)) + r33_2;
        const uint32_t r35_2 = (r33 << 10) | (r33 >> 22);
        /* left step 36, f3 */
        uint32_t l36_x1 = m4 + (l33_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l36_x1);
        const uint32_t l36_x2 = ((l35 | ~l34) ^ l35_2) + l36_x1;
        const uint32_t l36 = ((l36_x2 << 7) | (l36_x2 >> 25)) + l34_2;
        const uint32_t l36_2 = (l34 << 10) | (l34 >> 22);
        /* right step 36, f3 */
        uint32_t r36_x1 = m3 + (r33_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r36_x1);
        const uint32_t r36_x2 = ((r35 | ~r34) ^ r35_2) + r36_x1;
        const uint32_t r36 = ((r36_x2 << 11) | (r36_x2 >> 21)) + r34_2;
        const uint32_t r36_2 = (r34 << 10) | (r34 >> 22);
        /* left step 37, f3 */
        uint32_t l37_x1 = m9 + (l34_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l37_x1);
        const uint32_t l37_x2 = ((l36 | ~l35) ^ l36_2) + l37_x1;
        const uint32_t l37 = ((l37_x2 << 14) | (l37_x2 >> 18)) + l35_2;
        const uint32_t l37_2 = (l35 << 10) | (l35 >> 22);
        /* right step 37, f3 */
        uint32_t r37_x1 = m7 + (r34_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r37_x1);
        const uint32_t r37_x2 = ((r36 | ~r35) ^ r36_2) + r37_x1;
        const uint32_t r37 = ((r37_x2 << 8) | (r37_x2 >> 24)) + r35_2;
        const uint32_t r37_2 = (r35 << 10) | (r35 >> 22);
        /* left step 38, f3 */
        uint32_t l38_x1 = m15 + (l35_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l38_x1);
        const uint32_t l38_x2 = ((l37 | ~l36) ^ l37_2) + l38_x1;
        const uint32_t l38 = ((l38_x2 << 9) | (l38_x2 >> 23)) + l36_2;
        const uint32_t l38_2 = (l36 << 10) | (l36 >> 22);
        /* right step 38, f3 */
        uint32_t r38_x1 = m14 + (r35_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r38_x1);
        const uint32_t r38_x2 = ((r37 | ~r36) ^ r37_2) + r38_x1;
        const uint32_t r38 = ((r38_x2 << 6) | (r38_x2 >> 26)) + r36_2;
        const uint32_t r38_2 = (r36 << 10) | (r36 >> 22);
        /* left step 39, f3 */
        uint32_t l39_x1 = m8 + (l36_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l39_x1);
        const uint32_t l39_x2 = ((l38 | ~l37) ^ l38_2) + l39_x1;
        const uint32_t l39 = ((l39_x2 << 13) | (l39_x2 >> 19)) + l37_2;
        const uint32_t l39_2 = (l37 << 10) | (l37 >> 22);
        /* right step 39, f3 */
        uint32_t r39_x1 = m6 + (r36_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r39_x1);
        const uint32_t r39_x2 = ((r38 | ~r37) ^ r38_2) + r39_x1;
        const uint32_t r39 = ((r39_x2 << 6) | (r39_x2 >> 26)) + r37_2;
        const uint32_t r39_2 = (r37 << 10) | (r37 >> 22);
        /* left step 40, f3 */
        uint32_t l40_x1 = m1 + (l37_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l40_x1);
        const uint32_t l40_x2 = ((l39 | ~l38) ^ l39_2) + l40_x1;
        const uint32_t l40 = ((l40_x2 << 15) | (l40_x2 >> 17)) + l38_2;
        const uint32_t l40_2 = (l38 << 10) | (l38 >> 22);
        /* right step 40, f3 */
        uint32_t r40_x1 = m9 + (r37_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r40_x1);
        const uint32_t r40_x2 = ((r39 | ~r38) ^ r39_2) + r40_x1;
        const uint32_t r40 = ((r40_x2 << 14) | (r40_x2 >> 18)) + r38_2;
        const uint32_t r40_2 = (r38 << 10) | (r38 >> 22);
        /* left step 41, f3 */
        uint32_t l41_x1 = m2 + (l38_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l41_x1);
        const uint32_t l41_x2 = ((l40 | ~l39) ^ l40_2) + l41_x1;
        const uint32_t l41 = ((l41_x2 << 14) | (l41_x2 >> 18)) + l39_2;
        const uint32_t l41_2 = (l39 << 10) | (l39 >> 22);
        /* right step 41, f3 */
        uint32_t r41_x1 = m11 + (r38_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r41_x1);
        const uint32_t r41_x2 = ((r40 | ~r39) ^ r40_2) + r41_x1;
        const uint32_t r41 = ((r41_x2 << 12) | (r41_x2 >> 20)) + r39_2;
        const uint32_t r41_2 = (r39 << 10) | (r39 >> 22);
        /* left step 42, f3 */
        uint32_t l42_x1 = m7 + (l39_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l42_x1);
        const uint32_t l42_x2 = ((l41 | ~l40) ^ l41_2) + l42_x1;
        const uint32_t l42 = ((l42_x2 << 8) | (l42_x2 >> 24)) + l40_2;
        const uint32_t l42_2 = (l40 << 10) | (l40 >> 22);
        /* right step 42, f3 */
        uint32_t r42_x1 = m8 + (r39_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r42_x1);
        const uint32_t r42_x2 = ((r41 | ~r40) ^ r41_2) + r42_x1;
        const uint32_t r42 = ((r42_x2 << 13) | (r42_x2 >> 19)) + r40_2;
        const uint32_t r42_2 = (r40 << 10) | (r40 >> 22);
        /* left step 43, f3 */
        uint32_t l43_x1 = m0 + (l40_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l43_x1);
        const uint32_t l43_x2 = ((l42 | ~l41) ^ l42_2) + l43_x1;
        const uint32_t l43 = ((l43_x2 << 13) | (l43_x2 >> 19)) + l41_2;
        const uint32_t l43_2 = (l41 << 10) | (l41 >> 22);
        /* right step 43, f3 */
        uint32_t r43_x1 = m12 + (r40_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r43_x1);
        const uint32_t r43_x2 = ((r42 | ~r41) ^ r42_2) + r43_x1;
        const uint32_t r43 = ((r43_x2 << 5) | (r43_x2 >> 27)) + r41_2;
        const uint32_t r43_2 = (r41 << 10) | (r41 >> 22);
        /* left step 44, f3 */
        uint32_t l44_x1 = m6 + (l41_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l44_x1);
        const uint32_t l44_x2 = ((l43 | ~l42) ^ l43_2) + l44_x1;
        const uint32_t l44 = ((l44_x2 << 6) | (l44_x2 >> 26)) + l42_2;
        const uint32_t l44_2 = (l42 << 10) | (l42 >> 22);
        /* right step 44, f3 */
        uint32_t r44_x1 = m2 + (r41_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r44_x1);
        const uint32_t r44_x2 = ((r43 | ~r42) ^ r43_2) + r44_x1;
        const uint32_t r44 = ((r44_x2 << 14) | (r44_x2 >> 18)) + r42_2;
        const uint32_t r44_2 = (r42 << 10) | (r42 >> 22);
        /* left step 45, f3 */
        uint32_t l45_x1 = m13 + (l42_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l45_x1);
        const uint32_t l45_x2 = ((l44 | ~l43) ^ l44_2) + l45_x1;
        const uint32_t l45 = ((l45_x2 << 5) | (l45_x2 >> 27)) + l43_2;
        const uint32_t l45_2 = (l43 << 10) | (l43 >> 22);
        /* right step 45, f3 */
        uint32_t r45_x1 = m10 + (r42_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r45_x1);
        const uint32_t r45_x2 = ((r44 | ~r43) ^ r44_2) + r45_x1;
        const uint32_t r45 = ((r45_x2 << 13) | (r45_x2 >> 19)) + r43_2;
        const uint32_t r45_2 = (r43 << 10) | (r43 >> 22);
        /* left step 46, f3 */
        uint32_t l46_x1 = m11 + (l43_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l46_x1);
        const uint32_t l46_x2 = ((l45 | ~l44) ^ l45_2) + l46_x1;
        const uint32_t l46 = ((l46_x2 << 12) | (l46_x2 >> 20)) + l44_2;
        const uint32_t l46_2 = (l44 << 10) | (l44 >> 22);
        /* right step 46, f3 */
        uint32_t r46_x1 = m0 + (r43_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r46_x1);
        const uint32_t r46_x2 = ((r45 | ~r44) ^ r45_2) + r46_x1;
        const uint32_t r46 = ((r46_x2 << 13) | (r46_x2 >> 19)) + r44_2;
        const uint32_t r46_2 = (r44 << 10) | (r44 >> 22);
        /* left step 47, f3 */
        uint32_t l47_x1 = m5 + (l44_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l47_x1);
        const uint32_t l47_x2 = ((l46 | ~l45) ^ l46_2) + l47_x1;
        const uint32_t l47 = ((l47_x2 << 7) | (l47_x2 >> 25)) + l45_2;
        const uint32_t l47_2 = (l45 << 10) | (l45 >> 22);
        /* right step 47, f3 */
        uint32_t r47_x1 = m4 + (r44_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r47_x1);
        const uint32_t r47_x2 = ((r46 | ~r45) ^ r46_2) + r47_x1;
        const uint32_t r47 = ((r47_x2 << 7) | (r47_x2 >> 25)) + r45_2;
        const uint32_t r47_2 = (r45 << 10) | (r45 >> 22);
        /* left step 48, f3 */
        uint32_t l48_x1 = m12 + (l45_2 + 0x6ed9eba1u);
        RIPEMD160_KEEP("r", l48_x1);
        const uint32_t l48_x2 = ((l47 | ~l46) ^ l47_2) + l48_x1;
        const uint32_t l48 = ((l48_x2 << 5) | (l48_x2 >> 27)) + l46_2;
        const uint32_t l48_2 = (l46 << 10) | (l46 >> 22);
        /* right step 48, f3 */
        uint32_t r48_x1 = m13 + (r45_2 + 0x6d703ef3u);
        RIPEMD160_KEEP("r", r48_x1);
        const uint32_t r48_x2 = ((r47 | ~r46) ^ r47_2) + r48_x1;
        const uint32_t r48 = ((r48_x2 << 5) | (r48_x2 >> 27)) + r46_2;
        const uint32_t r48_2 = (r46 << 10) | (r46 >> 22);
        /* left step 49, f4 */
        uint32_t l49_x1 = l46_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l49_x1);
        uint32_t l49_x2 = (l47 & ~l48_2) + l49_x1 + m1;
        RIPEMD160_KEEP("r", l49_x2);
        const uint32_t l49_x3 = (l48 & l48_2) + l49_x2;
        const uint32_t l49 = ((l49_x3 << 11) | (l49_x3 >> 21)) + l47_2;
        const uint32_t l49_2 = (l47 << 10) | (l47 >> 22);
        /* right step 49, f2 */
        uint32_t r49_x1 = m8 + (r46_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r49_x1);
        const uint32_t r49_x2 = (((r47 ^ r48_2) & r48) ^ r48_2) + r49_x1;
        const uint32_t r49 = ((r49_x2 << 15) | (r49_x2 >> 17)) + r47_2;
        const uint32_t r49_2 = (r47 << 10) | (r47 >> 22);
        /* left step 50, f4 */
        uint32_t l50_x1 = l47_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l50_x1);
        uint32_t l50_x2 = (l48 & ~l49_2) + l50_x1 + m9;
        RIPEMD160_KEEP("r", l50_x2);
        const uint32_t l50_x3 = (l49 & l49_2) + l50_x2;
        const uint32_t l50 = ((l50_x3 << 12) | (l50_x3 >> 20)) + l48_2;
        const uint32_t l50_2 = (l48 << 10) | (l48 >> 22);
        /* right step 50, f2 */
        uint32_t r50_x1 = m6 + (r47_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r50_x1);
        const uint32_t r50_x2 = (((r48 ^ r49_2) & r49) ^ r49_2) + r50_x1;
        const uint32_t r50 = ((r50_x2 << 5) | (r50_x2 >> 27)) + r48_2;
        const uint32_t r50_2 = (r48 << 10) | (r48 >> 22);
        /* left step 51, f4 */
        uint32_t l51_x1 = l48_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l51_x1);
        uint32_t l51_x2 = (l49 & ~l50_2) + l51_x1 + m11;
        RIPEMD160_KEEP("r", l51_x2);
        const uint32_t l51_x3 = (l50 & l50_2) + l51_x2;
        const uint32_t l51 = ((l51_x3 << 14) | (l51_x3 >> 18)) + l49_2;
        const uint32_t l51_2 = (l49 << 10) | (l49 >> 22);
        /* right step 51, f2 */
        uint32_t r51_x1 = m4 + (r48_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r51_x1);
        const uint32_t r51_x2 = (((r49 ^ r50_2) & r50) ^ r50_2) + r51_x1;
        const uint32_t r51 = ((r51_x2 << 8) | (r51_x2 >> 24)) + r49_2;
        const uint32_t r51_2 = (r49 << 10) | (r49 >> 22);
        /* left step 52, f4 */
        uint32_t l52_x1 = l49_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l52_x1);
        uint32_t l52_x2 = (l50 & ~l51_2) + l52_x1 + m10;
        RIPEMD160_KEEP("r", l52_x2);
        const uint32_t l52_x3 = (l51 & l51_2) + l52_x2;
        const uint32_t l52 = ((l52_x3 << 15) | (l52_x3 >> 17)) + l50_2;
        const uint32_t l52_2 = (l50 << 10) | (l50 >> 22);
        /* right step 52, f2 */
        uint32_t r52_x1 = m1 + (r49_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r52_x1);
        const uint32_t r52_x2 = (((r50 ^ r51_2) & r51) ^ r51_2) + r52_x1;
        const uint32_t r52 = ((r52_x2 << 11) | (r52_x2 >> 21)) + r50_2;
        const uint32_t r52_2 = (r50 << 10) | (r50 >> 22);
        /* left step 53, f4 */
        uint32_t l53_x1 = l50_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l53_x1);
        uint32_t l53_x2 = (l51 & ~l52_2) + l53_x1 + m0;
        RIPEMD160_KEEP("r", l53_x2);
        const uint32_t l53_x3 = (l52 & l52_2) + l53_x2;
        const uint32_t l53 = ((l53_x3 << 14) | (l53_x3 >> 18)) + l51_2;
        const uint32_t l53_2 = (l51 << 10) | (l51 >> 22);
        /* right step 53, f2 */
        uint32_t r53_x1 = m3 + (r50_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r53_x1);
        const uint32_t r53_x2 = (((r51 ^ r52_2) & r52) ^ r52_2) + r53_x1;
        const uint32_t r53 = ((r53_x2 << 14) | (r53_x2 >> 18)) + r51_2;
        const uint32_t r53_2 = (r51 << 10) | (r51 >> 22);
        /* left step 54, f4 */
        uint32_t l54_x1 = l51_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l54_x1);
        uint32_t l54_x2 = (l52 & ~l53_2) + l54_x1 + m8;
        RIPEMD160_KEEP("r", l54_x2);
        const uint32_t l54_x3 = (l53 & l53_2) + l54_x2;
        const uint32_t l54 = ((l54_x3 << 15) | (l54_x3 >> 17)) + l52_2;
        const uint32_t l54_2 = (l52 << 10) | (l52 >> 22);
        /* right step 54, f2 */
        uint32_t r54_x1 = m11 + (r51_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r54_x1);
        const uint32_t r54_x2 = (((r52 ^ r53_2) & r53) ^ r53_2) + r54_x1;
        const uint32_t r54 = ((r54_x2 << 14) | (r54_x2 >> 18)) + r52_2;
        const uint32_t r54_2 = (r52 << 10) | (r52 >> 22);
        /* left step 55, f4 */
        uint32_t l55_x1 = l52_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l55_x1);
        uint32_t l55_x2 = (l53 & ~l54_2) + l55_x1 + m12;
        RIPEMD160_KEEP("r", l55_x2);
        const uint32_t l55_x3 = (l54 & l54_2) + l55_x2;
        const uint32_t l55 = ((l55_x3 << 9) | (l55_x3 >> 23)) + l53_2;
        const uint32_t l55_2 = (l53 << 10) | (l53 >> 22);
        /* right step 55, f2 */
        uint32_t r55_x1 = m15 + (r52_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r55_x1);
        const uint32_t r55_x2 = (((r53 ^ r54_2) & r54) ^ r54_2) + r55_x1;
        const uint32_t r55 = ((r55_x2 << 6) | (r55_x2 >> 26)) + r53_2;
        const uint32_t r55_2 = (r53 << 10) | (r53 >> 22);
        /* left step 56, f4 */
        uint32_t l56_x1 = l53_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l56_x1);
        uint32_t l56_x2 = (l54 & ~l55_2) + l56_x1 + m4;
        RIPEMD160_KEEP("r", l56_x2);
        const uint32_t l56_x3 = (l55 & l55_2) + l56_x2;
        const uint32_t l56 = ((l56_x3 << 8) | (l56_x3 >> 24)) + l54_2;
        const uint32_t l56_2 = (l54 << 10) | (l54 >> 22);
        /* right step 56, f2 */
        uint32_t r56_x1 = m0 + (r53_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r56_x1);
        const uint32_t r56_x2 = (((r54 ^ r55_2) & r55) ^ r55_2) + r56_x1;
        const uint32_t r56 = ((r56_x2 << 14) | (r56_x2 >> 18)) + r54_2;
        const uint32_t r56_2 = (r54 << 10) | (r54 >> 22);
        /* left step 57, f4 */
        uint32_t l57_x1 = l54_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l57_x1);
        uint32_t l57_x2 = (l55 & ~l56_2) + l57_x1 + m13;
        RIPEMD160_KEEP("r", l57_x2);
        const uint32_t l57_x3 = (l56 & l56_2) + l57_x2;
        const uint32_t l57 = ((l57_x3 << 9) | (l57_x3 >> 23)) + l55_2;
        const uint32_t l57_2 = (l55 << 10) | (l55 >> 22);
        /* right step 57, f2 */
        uint32_t r57_x1 = m5 + (r54_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r57_x1);
        const uint32_t r57_x2 = (((r55 ^ r56_2) & r56) ^ r56_2) + r57_x1;
        const uint32_t r57 = ((r57_x2 << 6) | (r57_x2 >> 26)) + r55_2;
        const uint32_t r57_2 = (r55 << 10) | (r55 >> 22);
        /* left step 58, f4 */
        uint32_t l58_x1 = l55_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l58_x1);
        uint32_t l58_x2 = (l56 & ~l57_2) + l58_x1 + m3;
        RIPEMD160_KEEP("r", l58_x2);
        const uint32_t l58_x3 = (l57 & l57_2) + l58_x2;
        const uint32_t l58 = ((l58_x3 << 14) | (l58_x3 >> 18)) + l56_2;
        const uint32_t l58_2 = (l56 << 10) | (l56 >> 22);
        /* right step 58, f2 */
        uint32_t r58_x1 = m12 + (r55_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r58_x1);
        const uint32_t r58_x2 = (((r56 ^ r57_2) & r57) ^ r57_2) + r58_x1;
        const uint32_t r58 = ((r58_x2 << 9) | (r58_x2 >> 23)) + r56_2;
        const uint32_t r58_2 = (r56 << 10) | (r56 >> 22);
        /* left step 59, f4 */
        uint32_t l59_x1 = l56_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l59_x1);
        uint32_t l59_x2 = (l57 & ~l58_2) + l59_x1 + m7;
        RIPEMD160_KEEP("r", l59_x2);
        const uint32_t l59_x3 = (l58 & l58_2) + l59_x2;
        const uint32_t l59 = ((l59_x3 << 5) | (l59_x3 >> 27)) + l57_2;
        const uint32_t l59_2 = (l57 << 10) | (l57 >> 22);
        /* right step 59, f2 */
        uint32_t r59_x1 = m2 + (r56_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r59_x1);
        const uint32_t r59_x2 = (((r57 ^ r58_2) & r58) ^ r58_2) + r59_x1;
        const uint32_t r59 = ((r59_x2 << 12) | (r59_x2 >> 20)) + r57_2;
        const uint32_t r59_2 = (r57 << 10) | (r57 >> 22);
        /* left step 60, f4 */
        uint32_t l60_x1 = l57_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l60_x1);
        uint32_t l60_x2 = (l58 & ~l59_2) + l60_x1 + m15;
        RIPEMD160_KEEP("r", l60_x2);
        const uint32_t l60_x3 = (l59 & l59_2) + l60_x2;
        const uint32_t l60 = ((l60_x3 << 6) | (l60_x3 >> 26)) + l58_2;
        const uint32_t l60_2 = (l58 << 10) | (l58 >> 22);
        /* right step 60, f2 */
        uint32_t r60_x1 = m13 + (r57_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r60_x1);
        const uint32_t r60_x2 = (((r58 ^ r59_2) & r59) ^ r59_2) + r60_x1;
        const uint32_t r60 = ((r60_x2 << 9) | (r60_x2 >> 23)) + r58_2;
        const uint32_t r60_2 = (r58 << 10) | (r58 >> 22);
        /* left step 61, f4 */
        uint32_t l61_x1 = l58_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l61_x1);
        uint32_t l61_x2 = (l59 & ~l60_2) + l61_x1 + m14;
        RIPEMD160_KEEP("r", l61_x2);
        const uint32_t l61_x3 = (l60 & l60_2) + l61_x2;
        const uint32_t l61 = ((l61_x3 << 8) | (l61_x3 >> 24)) + l59_2;
        const uint32_t l61_2 = (l59 << 10) | (l59 >> 22);
        /* right step 61, f2 */
        uint32_t r61_x1 = m9 + (r58_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r61_x1);
        const uint32_t r61_x2 = (((r59 ^ r60_2) & r60) ^ r60_2) + r61_x1;
        const uint32_t r61 = ((r61_x2 << 12) | (r61_x2 >> 20)) + r59_2;
        const uint32_t r61_2 = (r59 << 10) | (r59 >> 22);
        /* left step 62, f4 */
        uint32_t l62_x1 = l59_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l62_x1);
        uint32_t l62_x2 = (l60 & ~l61_2) + l62_x1 + m5;
        RIPEMD160_KEEP("r", l62_x2);
        const uint32_t l62_x3 = (l61 & l61_2) + l62_x2;
        const uint32_t l62 = ((l62_x3 << 6) | (l62_x3 >> 26)) + l60_2;
        const uint32_t l62_2 = (l60 << 10) | (l60 >> 22);
        /* right step 62, f2 */
        uint32_t r62_x1 = m7 + (r59_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r62_x1);
        const uint32_t r62_x2 = (((r60 ^ r61_2) & r61) ^ r61_2) + r62_x1;
        const uint32_t r62 = ((r62_x2 << 5) | (r62_x2 >> 27)) + r60_2;
        const uint32_t r62_2 = (r60 << 10) | (r60 >> 22);
        /* left step 63, f4 */
        uint32_t l63_x1 = l60_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l63_x1);
        uint32_t l63_x2 = (l61 & ~l62_2) + l63_x1 + m6;
        RIPEMD160_KEEP("r", l63_x2);
        const uint32_t l63_x3 = (l62 & l62_2) + l63_x2;
        const uint32_t l63 = ((l63_x3 << 5) | (l63_x3 >> 27)) + l61_2;
        const uint32_t l63_2 = (l61 << 10) | (l61 >> 22);
        /* right step 63, f2 */
        uint32_t r63_x1 = m10 + (r60_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r63_x1);
        const uint32_t r63_x2 = (((r61 ^ r62_2) & r62) ^ r62_2) + r63_x1;
        const uint32_t r63 = ((r63_x2 << 15) | (r63_x2 >> 17)) + r61_2;
        const uint32_t r63_2 = (r61 << 10) | (r61 >> 22);
        /* left step 64, f4 */
        uint32_t l64_x1 = l61_2 + 0x8f1bbcdcu;
        RIPEMD160_KEEP("r", l64_x1);
        uint32_t l64_x2 = (l62 & ~l63_2) + l64_x1 + m2;
        RIPEMD160_KEEP("r", l64_x2);
        const uint32_t l64_x3 = (l63 & l63_2) + l64_x2;
        const uint32_t l64 = ((l64_x3 << 12) | (l64_x3 >> 20)) + l62_2;
        const uint32_t l64_2 = (l62 << 10) | (l62 >> 22);
        /* right step 64, f2 */
        uint32_t r64_x1 = m14 + (r61_2 + 0x7a6d76e9u);
        RIPEMD160_KEEP("r", r64_x1);
        const uint32_t r64_x2 = (((r62 ^ r63_2) & r63) ^ r63_2) + r64_x1;
        const uint32_t r64 = ((r64_x2 << 8) | (r64_x2 >> 24)) + r62_2;
        const uint32_t r64_2 = (r62 << 10) | (r62 >> 22);
        /* left step 65, f5 */
        uint32_t l65_x1 = m4 + (l62_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l65_x1);
        const uint32_t l65_x2 = (l64 ^ (l63 | ~l64_2)) + l65_x1;
        const uint32_t l65 = ((l65_x2 << 9) | (l65_x2 >> 23)) + l63_2;
        const uint32_t l65_2 = (l63 << 10) | (l63 >> 22);
        /* right step 65, f1 */
        uint32_t r65_x1 = r64_2 ^ r63;
        RIPEMD160_KEEP("r", r65_x1);
        uint32_t r65_x2 = m12 + r62_2;
        RIPEMD160_KEEP("r", r65_x2);
        const uint32_t r65_x3 = (r64 ^ r65_x1) + r65_x2;
        const uint32_t r65 = ((r65_x3 << 8) | (r65_x3 >> 24)) + r63_2;
        const uint32_t r65_2 = (r63 << 10) | (r63 >> 22);
        /* left step 66, f5 */
        uint32_t l66_x1 = m0 + (l63_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l66_x1);
        const uint32_t l66_x2 = (l65 ^ (l64 | ~l65_2)) + l66_x1;
        const uint32_t l66 = ((l66_x2 << 15) | (l66_x2 >> 17)) + l64_2;
        const uint32_t l66_2 = (l64 << 10) | (l64 >> 22);
        /* right step 66, f1 */
        uint32_t r66_x1 = r65_2 ^ r64;
        RIPEMD160_KEEP("r", r66_x1);
        uint32_t r66_x2 = m15 + r63_2;
        RIPEMD160_KEEP("r", r66_x2);
        const uint32_t r66_x3 = (r65 ^ r66_x1) + r66_x2;
        const uint32_t r66 = ((r66_x3 << 5) | (r66_x3 >> 27)) + r64_2;
        const uint32_t r66_2 = (r64 << 10) | (r64 >> 22);
        /* left step 67, f5 */
        uint32_t l67_x1 = m5 + (l64_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l67_x1);
        const uint32_t l67_x2 = (l66 ^ (l65 | ~l66_2)) + l67_x1;
        const uint32_t l67 = ((l67_x2 << 5) | (l67_x2 >> 27)) + l65_2;
        const uint32_t l67_2 = (l65 << 10) | (l65 >> 22);
        /* right step 67, f1 */
        uint32_t r67_x1 = r66_2 ^ r65;
        RIPEMD160_KEEP("r", r67_x1);
        uint32_t r67_x2 = m10 + r64_2;
        RIPEMD160_KEEP("r", r67_x2);
        const uint32_t r67_x3 = (r66 ^ r67_x1) + r67_x2;
        const uint32_t r67 = ((r67_x3 << 12) | (r67_x3 >> 20)) + r65_2;
        const uint32_t r67_2 = (r65 << 10) | (r65 >> 22);
        /* left step 68, f5 */
        uint32_t l68_x1 = m9 + (l65_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l68_x1);
        const uint32_t l68_x2 = (l67 ^ (l66 | ~l67_2)) + l68_x1;
        const uint32_t l68 = ((l68_x2 << 11) | (l68_x2 >> 21)) + l66_2;
        const uint32_t l68_2 = (l66 << 10) | (l66 >> 22);
        /* right step 68, f1 */
        uint32_t r68_x1 = r67_2 ^ r66;
        RIPEMD160_KEEP("r", r68_x1);
        uint32_t r68_x2 = m4 + r65_2;
        RIPEMD160_KEEP("r", r68_x2);
        const uint32_t r68_x3 = (r67 ^ r68_x1) + r68_x2;
        const uint32_t r68 = ((r68_x3 << 9) | (r68_x3 >> 23)) + r66_2;
        const uint32_t r68_2 = (r66 << 10) | (r66 >> 22);
        /* left step 69, f5 */
        uint32_t l69_x1 = m7 + (l66_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l69_x1);
        const uint32_t l69_x2 = (l68 ^ (l67 | ~l68_2)) + l69_x1;
        const uint32_t l69 = ((l69_x2 << 6) | (l69_x2 >> 26)) + l67_2;
        const uint32_t l69_2 = (l67 << 10) | (l67 >> 22);
        /* right step 69, f1 */
        uint32_t r69_x1 = r68_2 ^ r67;
        RIPEMD160_KEEP("r", r69_x1);
        uint32_t r69_x2 = m1 + r66_2;
        RIPEMD160_KEEP("r", r69_x2);
        const uint32_t r69_x3 = (r68 ^ r69_x1) + r69_x2;
        const uint32_t r69 = ((r69_x3 << 12) | (r69_x3 >> 20)) + r67_2;
        const uint32_t r69_2 = (r67 << 10) | (r67 >> 22);
        /* left step 70, f5 */
        uint32_t l70_x1 = m12 + (l67_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l70_x1);
        const uint32_t l70_x2 = (l69 ^ (l68 | ~l69_2)) + l70_x1;
        const uint32_t l70 = ((l70_x2 << 8) | (l70_x2 >> 24)) + l68_2;
        const uint32_t l70_2 = (l68 << 10) | (l68 >> 22);
        /* right step 70, f1 */
        uint32_t r70_x1 = r69_2 ^ r68;
        RIPEMD160_KEEP("r", r70_x1);
        uint32_t r70_x2 = m5 + r67_2;
        RIPEMD160_KEEP("r", r70_x2);
        const uint32_t r70_x3 = (r69 ^ r70_x1) + r70_x2;
        const uint32_t r70 = ((r70_x3 << 5) | (r70_x3 >> 27)) + r68_2;
        const uint32_t r70_2 = (r68 << 10) | (r68 >> 22);
        /* left step 71, f5 */
        uint32_t l71_x1 = m2 + (l68_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l71_x1);
        const uint32_t l71_x2 = (l70 ^ (l69 | ~l70_2)) + l71_x1;
        const uint32_t l71 = ((l71_x2 << 13) | (l71_x2 >> 19)) + l69_2;
        const uint32_t l71_2 = (l69 << 10) | (l69 >> 22);
        /* right step 71, f1 */
        uint32_t r71_x1 = r70_2 ^ r69;
        RIPEMD160_KEEP("r", r71_x1);
        uint32_t r71_x2 = m8 + r68_2;
        RIPEMD160_KEEP("r", r71_x2);
        const uint32_t r71_x3 = (r70 ^ r71_x1) + r71_x2;
        const uint32_t r71 = ((r71_x3 << 14) | (r71_x3 >> 18)) + r69_2;
        const uint32_t r71_2 = (r69 << 10) | (r69 >> 22);
        /* left step 72, f5 */
        uint32_t l72_x1 = m10 + (l69_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l72_x1);
        const uint32_t l72_x2 = (l71 ^ (l70 | ~l71_2)) + l72_x1;
        const uint32_t l72 = ((l72_x2 << 12) | (l72_x2 >> 20)) + l70_2;
        const uint32_t l72_2 = (l70 << 10) | (l70 >> 22);
        /* right step 72, f1 */
        uint32_t r72_x1 = r71_2 ^ r70;
        RIPEMD160_KEEP("r", r72_x1);
        uint32_t r72_x2 = m7 + r69_2;
        RIPEMD160_KEEP("r", r72_x2);
        const uint32_t r72_x3 = (r71 ^ r72_x1) + r72_x2;
        const uint32_t r72 = ((r72_x3 << 6) | (r72_x3 >> 26)) + r70_2;
        const uint32_t r72_2 = (r70 << 10) | (r70 >> 22);
        /* left step 73, f5 */
        uint32_t l73_x1 = m14 + (l70_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l73_x1);
        const uint32_t l73_x2 = (l72 ^ (l71 | ~l72_2)) + l73_x1;
        const uint32_t l73 = ((l73_x2 << 5) | (l73_x2 >> 27)) + l71_2;
        const uint32_t l73_2 = (l71 << 10) | (l71 >> 22);
        /* right step 73, f1 */
        uint32_t r73_x1 = r72_2 ^ r71;
        RIPEMD160_KEEP("r", r73_x1);
        uint32_t r73_x2 = m6 + r70_2;
        RIPEMD160_KEEP("r", r73_x2);
        const uint32_t r73_x3 = (r72 ^ r73_x1) + r73_x2;
        const uint32_t r73 = ((r73_x3 << 8) | (r73_x3 >> 24)) + r71_2;
        const uint32_t r73_2 = (r71 << 10) | (r71 >> 22);
        /* left step 74, f5 */
        uint32_t l74_x1 = m1 + (l71_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l74_x1);
        const uint32_t l74_x2 = (l73 ^ (l72 | ~l73_2)) + l74_x1;
        const uint32_t l74 = ((l74_x2 << 12) | (l74_x2 >> 20)) + l72_2;
        const uint32_t l74_2 = (l72 << 10) | (l72 >> 22);
        /* right step 74, f1 */
        uint32_t r74_x1 = r73_2 ^ r72;
        RIPEMD160_KEEP("r", r74_x1);
        uint32_t r74_x2 = m2 + r71_2;
        RIPEMD160_KEEP("r", r74_x2);
        const uint32_t r74_x3 = (r73 ^ r74_x1) + r74_x2;
        const uint32_t r74 = ((r74_x3 << 13) | (r74_x3 >> 19)) + r72_2;
        const uint32_t r74_2 = (r72 << 10) | (r72 >> 22);
        /* left step 75, f5 */
        uint32_t l75_x1 = m3 + (l72_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l75_x1);
        const uint32_t l75_x2 = (l74 ^ (l73 | ~l74_2)) + l75_x1;
        const uint32_t l75 = ((l75_x2 << 13) | (l75_x2 >> 19)) + l73_2;
        const uint32_t l75_2 = (l73 << 10) | (l73 >> 22);
        /* right step 75, f1 */
        uint32_t r75_x1 = r74_2 ^ r73;
        RIPEMD160_KEEP("r", r75_x1);
        uint32_t r75_x2 = m13 + r72_2;
        RIPEMD160_KEEP("r", r75_x2);
        const uint32_t r75_x3 = (r74 ^ r75_x1) + r75_x2;
        const uint32_t r75 = ((r75_x3 << 6) | (r75_x3 >> 26)) + r73_2;
        const uint32_t r75_2 = (r73 << 10) | (r73 >> 22);
        /* left step 76, f5 */
        uint32_t l76_x1 = m8 + (l73_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l76_x1);
        const uint32_t l76_x2 = (l75 ^ (l74 | ~l75_2)) + l76_x1;
        const uint32_t l76 = ((l76_x2 << 14) | (l76_x2 >> 18)) + l74_2;
        const uint32_t l76_2 = (l74 << 10) | (l74 >> 22);
        /* right step 76, f1 */
        uint32_t r76_x1 = r75_2 ^ r74;
        RIPEMD160_KEEP("r", r76_x1);
        uint32_t r76_x2 = m14 + r73_2;
        RIPEMD160_KEEP("r", r76_x2);
        const uint32_t r76_x3 = (r75 ^ r76_x1) + r76_x2;
        const uint32_t r76 = ((r76_x3 << 5) | (r76_x3 >> 27)) + r74_2;
        const uint32_t r76_2 = (r74 << 10) | (r74 >> 22);
        /* left step 77, f5 */
        uint32_t l77_x1 = m11 + (l74_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l77_x1);
        const uint32_t l77_x2 = (l76 ^ (l75 | ~l76_2)) + l77_x1;
        const uint32_t l77 = ((l77_x2 << 11) | (l77_x2 >> 21)) + l75_2;
        const uint32_t l77_2 = (l75 << 10) | (l75 >> 22);
        /* right step 77, f1 */
        uint32_t r77_x1 = r76_2 ^ r75;
        RIPEMD160_KEEP("r", r77_x1);
        uint32_t r77_x2 = m0 + r74_2;
        RIPEMD160_KEEP("r", r77_x2);
        const uint32_t r77_x3 = (r76 ^ r77_x1) + r77_x2;
        const uint32_t r77 = ((r77_x3 << 15) | (r77_x3 >> 17)) + r75_2;
        const uint32_t r77_2 = (r75 << 10) | (r75 >> 22);
        /* left step 78, f5 */
        uint32_t l78_x1 = m6 + (l75_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l78_x1);
        const uint32_t l78_x2 = (l77 ^ (l76 | ~l77_2)) + l78_x1;
        const uint32_t l78 = ((l78_x2 << 8) | (l78_x2 >> 24)) + l76_2;
        const uint32_t l78_2 = (l76 << 10) | (l76 >> 22);
        /* right step 78, f1 */
        uint32_t r78_x1 = r77_2 ^ r76;
        RIPEMD160_KEEP("r", r78_x1);
        uint32_t r78_x2 = m3 + r75_2;
        RIPEMD160_KEEP("r", r78_x2);
        const uint32_t r78_x3 = (r77 ^ r78_x1) + r78_x2;
        const uint32_t r78 = ((r78_x3 << 13) | (r78_x3 >> 19)) + r76_2;
        const uint32_t r78_2 = (r76 << 10) | (r76 >> 22);
        /* left step 79, f5 */
        uint32_t l79_x1 = m15 + (l76_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l79_x1);
        const uint32_t l79_x2 = (l78 ^ (l77 | ~l78_2)) + l79_x1;
        const uint32_t l79 = ((l79_x2 << 5) | (l79_x2 >> 27)) + l77_2;
        const uint32_t l79_2 = (l77 << 10) | (l77 >> 22);
        /* right step 79, f1 */
        uint32_t r79_x1 = r78_2 ^ r77;
        RIPEMD160_KEEP("r", r79_x1);
        uint32_t r79_x2 = m9 + r76_2;
        RIPEMD160_KEEP("r", r79_x2);
        const uint32_t r79_x3 = (r78 ^ r79_x1) + r79_x2;
        const uint32_t r79 = ((r79_x3 << 11) | (r79_x3 >> 21)) + r77_2;
        const uint32_t r79_2 = (r77 << 10) | (r77 >> 22);
        /* left step 80, f5 */
        uint32_t l80_x1 = m13 + (l77_2 + 0xa953fd4eu);
        RIPEMD160_KEEP("r", l80_x1);
        const uint32_t l80_x2 = (l79 ^ (l78 | ~l79_2)) + l80_x1;
        const uint32_t l80 = ((l80_x2 << 6) | (l80_x2 >> 26)) + l78_2;
        const uint32_t l80_2 = (l78 << 10) | (l78 >> 22);
        /* right step 80, f1 */
        uint32_t r80_x1 = r79_2 ^ r78;
        RIPEMD160_KEEP("r", r80_x1);
        uint32_t r80_x2 = m11 + r77_2;
        RIPEMD160_KEEP("r", r80_x2);
        const uint32_t r80_x3 = (r79 ^ r80_x1) + r80_x2;
        const uint32_t r80 = ((r80_x3 << 11) | (r80_x3 >> 21)) + r78_2;
        const uint32_t r80_2 = (r78 << 10) | (r78 >> 22);
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
