/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel lanes
 *
 * With the options above, `hashwright prove` proves ripemd160_x4_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-neon --kernel lanes` measures
 * the speed.
 *
 * ripemd160_x4_blocks: 1510 instructions for a block of 64 bytes, critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 */
#include "ripemd160_x4.h"

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
#define RIPEMD160_X4_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_X4_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_X4_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4_ALWAYS __attribute__((always_inline))
#define RIPEMD160_X4_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_X4_ALWAYS
#define RIPEMD160_X4_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_X4_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_X4_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_X4_ALWAYS uint64_t ripemd160_x4_load64(const uint8_t *p)
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
#define RIPEMD160_X4_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_x4_load64(p), b = ripemd160_x4_load64(q), upper, lower; \
        RIPEMD160_X4_KEEP("r", a); \
        RIPEMD160_X4_KEEP("r", b); \
        upper = RIPEMD160_X4_PAIR(a, b); \
        lower = RIPEMD160_X4_PAIR(a >> 32, b >> 32); \
        RIPEMD160_X4_KEEP("r", upper); \
        RIPEMD160_X4_KEEP("r", lower); \
        RIPEMD160_X4_STORE(to, upper); \
        RIPEMD160_X4_STORE((to) + (row), lower); \
    } while (0)

void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks)
{
    uint32x4_t h0 = vld1q_u32(&state[0][0]);
    uint32x4_t h1 = vld1q_u32(&state[1][0]);
    uint32x4_t h2 = vld1q_u32(&state[2][0]);
    uint32x4_t h3 = vld1q_u32(&state[3][0]);
    uint32x4_t h4 = vld1q_u32(&state[4][0]);

    uint32_t buffers[2][16][4] RIPEMD160_X4_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 4; j += 2) {
        RIPEMD160_X4_COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_X4_COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_X4_COPY(&buffers[0][4][j], 4, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_X4_COPY(&buffers[0][6][j], 4, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_X4_COPY(&buffers[0][8][j], 4, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_X4_COPY(&buffers[0][10][j], 4, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_X4_COPY(&buffers[0][12][j], 4, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_X4_COPY(&buffers[0][14][j], 4, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        uint32x4_t l1_x1 = vaddq_u32(h0, vld1q_u32(&w[0][0]));
        RIPEMD160_X4_KEEP("w", l1_x1);
        const uint32x4_t l1_x2 = vaddq_u32(veorq_u32(veorq_u32(h2, h1), h3), l1_x1);
        const uint32x4_t l1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l1_x2, 11), l1_x2, 32 - 11), h4);
        const uint32x4_t l1_2 = vsriq_n_u32(vshlq_n_u32(h2, 10), h2, 32 - 10);
        /* right step 1, f5 */
        uint32x4_t r1_x1 = vaddq_u32(vaddq_u32(vld1q_u32(&w[5][0]), vdupq_n_u32(0x50a28be6u)), h0);
        RIPEMD160_X4_KEEP("w", r1_x1);
        const uint32x4_t r1_x2 = vaddq_u32(veorq_u32(vornq_u32(h2, h3), h1), r1_x1);
        const uint32x4_t r1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r1_x2, 8), r1_x2, 32 - 8), h4);
        /* left step 2, f1 */
        uint32x4_t l2_x1 = veorq_u32(l1_2, h1);
        RIPEMD160_X4_KEEP("w", l2_x1);
        uint32x4_t l2_x2 = vaddq_u32(vld1q_u32(&w[1][0]), h4);
        RIPEMD160_X4_KEEP("w", l2_x2);
        const uint32x4_t l2_x3 = vaddq_u32(veorq_u32(l1, l2_x1), l2_x2);
        const uint32x4_t l2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l2_x3, 14), l2_x3, 32 - 14), h3);
        const uint32x4_t l2_2 = vsriq_n_u32(vshlq_n_u32(h1, 10), h1, 32 - 10);
        /* right step 2, f5 */
        uint32x4_t r2_x1 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(h4, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r2_x1);
        const uint32x4_t r2_x2 = vaddq_u32(veorq_u32(r1, vornq_u32(h1, l1_2)), r2_x1);
        const uint32x4_t r2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r2_x2, 9), r2_x2, 32 - 9), h3);
        /* left step 3, f1 */
        uint32x4_t l3_x1 = veorq_u32(l2_2, l1);
        RIPEMD160_X4_KEEP("w", l3_x1);
        uint32x4_t l3_x2 = vaddq_u32(vld1q_u32(&w[2][0]), h3);
        RIPEMD160_X4_KEEP("w", l3_x2);
        const uint32x4_t l3_x3 = vaddq_u32(veorq_u32(l2, l3_x1), l3_x2);
        const uint32x4_t l3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l3_x3, 15), l3_x3, 32 - 15), l1_2);
        const uint32x4_t l3_2 = vsriq_n_u32(vshlq_n_u32(l1, 10), l1, 32 - 10);
        /* right step 3, f5 */
        uint32x4_t r3_x1 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(h3, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r3_x1);
        const uint32x4_t r3_x2 = vaddq_u32(veorq_u32(r2, vornq_u32(r1, l2_2)), r3_x1);
        const uint32x4_t r3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r3_x2, 9), r3_x2, 32 - 9), l1_2);
        const uint32x4_t r3_2 = vsriq_n_u32(vshlq_n_u32(r1, 10), r1, 32 - 10);
        /* left step 4, f1 */
        uint32x4_t l4_x1 = veorq_u32(l3_2, l2);
        RIPEMD160_X4_KEEP("w", l4_x1);
        uint32x4_t l4_x2 = vaddq_u32(vld1q_u32(&w[3][0]), l1_2);
        RIPEMD160_X4_KEEP("w", l4_x2);
        const uint32x4_t l4_x3 = vaddq_u32(veorq_u32(l3, l4_x1), l4_x2);
        const uint32x4_t l4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l4_x3, 12), l4_x3, 32 - 12), l2_2);
        const uint32x4_t l4_2 = vsriq_n_u32(vshlq_n_u32(l2, 10), l2, 32 - 10);
        /* right step 4, f5 */
        uint32x4_t r4_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l1_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r4_x1);
        const uint32x4_t r4_x2 = vaddq_u32(veorq_u32(r3, vornq_u32(r2, r3_2)), r4_x1);
        const uint32x4_t r4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r4_x2, 11), r4_x2, 32 - 11), l2_2);
        const uint32x4_t r4_2 = vsriq_n_u32(vshlq_n_u32(r2, 10), r2, 32 - 10);
        /* left step 5, f1 */
        uint32x4_t l5_x1 = veorq_u32(l4_2, l3);
        RIPEMD160_X4_KEEP("w", l5_x1);
        uint32x4_t l5_x2 = vaddq_u32(vld1q_u32(&w[4][0]), l2_2);
        RIPEMD160_X4_KEEP("w", l5_x2);
        const uint32x4_t l5_x3 = vaddq_u32(veorq_u32(l4, l5_x1), l5_x2);
        const uint32x4_t l5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l5_x3, 5), l5_x3, 32 - 5), l3_2);
        const uint32x4_t l5_2 = vsriq_n_u32(vshlq_n_u32(l3, 10), l3, 32 - 10);
        RIPEMD160_X4_COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 5, f5 */
        uint32x4_t r5_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l2_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r5_x1);
        const uint32x4_t r5_x2 = vaddq_u32(veorq_u32(r4, vornq_u32(r3, r4_2)), r5_x1);
        const uint32x4_t r5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r5_x2, 13), r5_x2, 32 - 13), r3_2);
        const uint32x4_t r5_2 = vsriq_n_u32(vshlq_n_u32(r3, 10), r3, 32 - 10);
        /* left step 6, f1 */
        uint32x4_t l6_x1 = veorq_u32(l5_2, l4);
        RIPEMD160_X4_KEEP("w", l6_x1);
        uint32x4_t l6_x2 = vaddq_u32(vld1q_u32(&w[5][0]), l3_2);
        RIPEMD160_X4_KEEP("w", l6_x2);
        const uint32x4_t l6_x3 = vaddq_u32(veorq_u32(l5, l6_x1), l6_x2);
        const uint32x4_t l6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l6_x3, 8), l6_x3, 32 - 8), l4_2);
        const uint32x4_t l6_2 = vsriq_n_u32(vshlq_n_u32(l4, 10), l4, 32 - 10);
        /* right step 6, f5 */
        uint32x4_t r6_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r3_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r6_x1);
        const uint32x4_t r6_x2 = vaddq_u32(veorq_u32(r5, vornq_u32(r4, r5_2)), r6_x1);
        const uint32x4_t r6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r6_x2, 15), r6_x2, 32 - 15), r4_2);
        const uint32x4_t r6_2 = vsriq_n_u32(vshlq_n_u32(r4, 10), r4, 32 - 10);
        /* left step 7, f1 */
        uint32x4_t l7_x1 = veorq_u32(l6_2, l5);
        RIPEMD160_X4_KEEP("w", l7_x1);
        uint32x4_t l7_x2 = vaddq_u32(vld1q_u32(&w[6][0]), l4_2);
        RIPEMD160_X4_KEEP("w", l7_x2);
        const uint32x4_t l7_x3 = vaddq_u32(veorq_u32(l6, l7_x1), l7_x2);
        const uint32x4_t l7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l7_x3, 7), l7_x3, 32 - 7), l5_2);
        const uint32x4_t l7_2 = vsriq_n_u32(vshlq_n_u32(l5, 10), l5, 32 - 10);
        /* right step 7, f5 */
        uint32x4_t r7_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r4_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r7_x1);
        const uint32x4_t r7_x2 = vaddq_u32(veorq_u32(r6, vornq_u32(r5, r6_2)), r7_x1);
        const uint32x4_t r7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r7_x2, 15), r7_x2, 32 - 15), r5_2);
        const uint32x4_t r7_2 = vsriq_n_u32(vshlq_n_u32(r5, 10), r5, 32 - 10);
        /* left step 8, f1 */
        uint32x4_t l8_x1 = veorq_u32(l7_2, l6);
        RIPEMD160_X4_KEEP("w", l8_x1);
        uint32x4_t l8_x2 = vaddq_u32(vld1q_u32(&w[7][0]), l5_2);
        RIPEMD160_X4_KEEP("w", l8_x2);
        const uint32x4_t l8_x3 = vaddq_u32(veorq_u32(l7, l8_x1), l8_x2);
        const uint32x4_t l8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l8_x3, 9), l8_x3, 32 - 9), l6_2);
        const uint32x4_t l8_2 = vsriq_n_u32(vshlq_n_u32(l6, 10), l6, 32 - 10);
        /* right step 8, f5 */
        uint32x4_t r8_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r5_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r8_x1);
        const uint32x4_t r8_x2 = vaddq_u32(veorq_u32(r7, vornq_u32(r6, r7_2)), r8_x1);
        const uint32x4_t r8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r8_x2, 5), r8_x2, 32 - 5), r6_2);
        const uint32x4_t r8_2 = vsriq_n_u32(vshlq_n_u32(r6, 10), r6, 32 - 10);
        /* left step 9, f1 */
        uint32x4_t l9_x1 = veorq_u32(l8_2, l7);
        RIPEMD160_X4_KEEP("w", l9_x1);
        uint32x4_t l9_x2 = vaddq_u32(vld1q_u32(&w[8][0]), l6_2);
        RIPEMD160_X4_KEEP("w", l9_x2);
        const uint32x4_t l9_x3 = vaddq_u32(veorq_u32(l8, l9_x1), l9_x2);
        const uint32x4_t l9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(l9_x3, 11), l9_x3, 32 - 11), l7_2);
        const uint32x4_t l9_2 = vsriq_n_u32(vshlq_n_u32(l7, 10), l7, 32 - 10);
        /* right step 9, f5 */
        uint32x4_t r9_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r6_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r9_x1);
        const uint32x4_t r9_x2 = vaddq_u32(veorq_u32(r8, vornq_u32(r7, r8_2)), r9_x1);
        const uint32x4_t r9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r9_x2, 7), r9_x2, 32 - 7), r7_2);
        const uint32x4_t r9_2 = vsriq_n_u32(vshlq_n_u32(r7, 10), r7, 32 - 10);
        /* left step 10, f1 */
        uint32x4_t l10_x1 = veorq_u32(l9_2, l8);
        RIPEMD160_X4_KEEP("w", l10_x1);
        uint32x4_t l10_x2 = vaddq_u32(vld1q_u32(&w[9][0]), l7_2);
        RIPEMD160_X4_KEEP("w", l10_x2);
        const uint32x4_t l10_x3 = vaddq_u32(veorq_u32(l9, l10_x1), l10_x2);
        const uint32x4_t l10 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l10_x3, 13), l10_x3, 32 - 13), l8_2);
        const uint32x4_t l10_2 = vsriq_n_u32(vshlq_n_u32(l8, 10), l8, 32 - 10);
        RIPEMD160_X4_COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 10, f5 */
        uint32x4_t r10_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r7_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r10_x1);
        const uint32x4_t r10_x2 = vaddq_u32(veorq_u32(r9, vornq_u32(r8, r9_2)), r10_x1);
        const uint32x4_t r10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r10_x2, 7), r10_x2, 32 - 7), r8_2);
        const uint32x4_t r10_2 = vsriq_n_u32(vshlq_n_u32(r8, 10), r8, 32 - 10);
        /* left step 11, f1 */
        uint32x4_t l11_x1 = veorq_u32(l10_2, l9);
        RIPEMD160_X4_KEEP("w", l11_x1);
        uint32x4_t l11_x2 = vaddq_u32(vld1q_u32(&w[10][0]), l8_2);
        RIPEMD160_X4_KEEP("w", l11_x2);
        const uint32x4_t l11_x3 = vaddq_u32(veorq_u32(l10, l11_x1), l11_x2);
        const uint32x4_t l11 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l11_x3, 14), l11_x3, 32 - 14), l9_2);
        const uint32x4_t l11_2 = vsriq_n_u32(vshlq_n_u32(l9, 10), l9, 32 - 10);
        /* right step 11, f5 */
        uint32x4_t r11_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r8_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r11_x1);
        const uint32x4_t r11_x2 = vaddq_u32(veorq_u32(r10, vornq_u32(r9, r10_2)), r11_x1);
        const uint32x4_t r11 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r11_x2, 8), r11_x2, 32 - 8), r9_2);
        const uint32x4_t r11_2 = vsriq_n_u32(vshlq_n_u32(r9, 10), r9, 32 - 10);
        /* left step 12, f1 */
        uint32x4_t l12_x1 = veorq_u32(l11_2, l10);
        RIPEMD160_X4_KEEP("w", l12_x1);
        uint32x4_t l12_x2 = vaddq_u32(vld1q_u32(&w[11][0]), l9_2);
        RIPEMD160_X4_KEEP("w", l12_x2);
        const uint32x4_t l12_x3 = vaddq_u32(veorq_u32(l11, l12_x1), l12_x2);
        const uint32x4_t l12 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l12_x3, 15), l12_x3, 32 - 15), l10_2);
        const uint32x4_t l12_2 = vsriq_n_u32(vshlq_n_u32(l10, 10), l10, 32 - 10);
        /* right step 12, f5 */
        uint32x4_t r12_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r9_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r12_x1);
        const uint32x4_t r12_x2 = vaddq_u32(veorq_u32(r11, vornq_u32(r10, r11_2)), r12_x1);
        const uint32x4_t r12 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r12_x2, 11), r12_x2, 32 - 11), r10_2);
        const uint32x4_t r12_2 = vsriq_n_u32(vshlq_n_u32(r10, 10), r10, 32 - 10);
        /* left step 13, f1 */
        uint32x4_t l13_x1 = veorq_u32(l12_2, l11);
        RIPEMD160_X4_KEEP("w", l13_x1);
        uint32x4_t l13_x2 = vaddq_u32(vld1q_u32(&w[12][0]), l10_2);
        RIPEMD160_X4_KEEP("w", l13_x2);
        const uint32x4_t l13_x3 = vaddq_u32(veorq_u32(l12, l13_x1), l13_x2);
        const uint32x4_t l13 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l13_x3, 6), l13_x3, 32 - 6), l11_2);
        const uint32x4_t l13_2 = vsriq_n_u32(vshlq_n_u32(l11, 10), l11, 32 - 10);
        /* right step 13, f5 */
        uint32x4_t r13_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r10_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r13_x1);
        const uint32x4_t r13_x2 = vaddq_u32(veorq_u32(r12, vornq_u32(r11, r12_2)), r13_x1);
        const uint32x4_t r13 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r13_x2, 14), r13_x2, 32 - 14), r11_2);
        const uint32x4_t r13_2 = vsriq_n_u32(vshlq_n_u32(r11, 10), r11, 32 - 10);
        /* left step 14, f1 */
        uint32x4_t l14_x1 = veorq_u32(l13_2, l12);
        RIPEMD160_X4_KEEP("w", l14_x1);
        uint32x4_t l14_x2 = vaddq_u32(vld1q_u32(&w[13][0]), l11_2);
        RIPEMD160_X4_KEEP("w", l14_x2);
        const uint32x4_t l14_x3 = vaddq_u32(veorq_u32(l13, l14_x1), l14_x2);
        const uint32x4_t l14 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l14_x3, 7), l14_x3, 32 - 7), l12_2);
        const uint32x4_t l14_2 = vsriq_n_u32(vshlq_n_u32(l12, 10), l12, 32 - 10);
        /* right step 14, f5 */
        uint32x4_t r14_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r11_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r14_x1);
        const uint32x4_t r14_x2 = vaddq_u32(veorq_u32(r13, vornq_u32(r12, r13_2)), r14_x1);
        const uint32x4_t r14 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r14_x2, 14), r14_x2, 32 - 14), r12_2);
        const uint32x4_t r14_2 = vsriq_n_u32(vshlq_n_u32(r12, 10), r12, 32 - 10);
        /* left step 15, f1 */
        uint32x4_t l15_x1 = veorq_u32(l14_2, l13);
        RIPEMD160_X4_KEEP("w", l15_x1);
        uint32x4_t l15_x2 = vaddq_u32(vld1q_u32(&w[14][0]), l12_2);
        RIPEMD160_X4_KEEP("w", l15_x2);
        const uint32x4_t l15_x3 = vaddq_u32(veorq_u32(l14, l15_x1), l15_x2);
        const uint32x4_t l15 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l15_x3, 9), l15_x3, 32 - 9), l13_2);
        const uint32x4_t l15_2 = vsriq_n_u32(vshlq_n_u32(l13, 10), l13, 32 - 10);
        RIPEMD160_X4_COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 15, f5 */
        uint32x4_t r15_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r12_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r15_x1);
        const uint32x4_t r15_x2 = vaddq_u32(veorq_u32(r14, vornq_u32(r13, r14_2)), r15_x1);
        const uint32x4_t r15 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r15_x2, 12), r15_x2, 32 - 12), r13_2);
        const uint32x4_t r15_2 = vsriq_n_u32(vshlq_n_u32(r13, 10), r13, 32 - 10);
        /* left step 16, f1 */
        uint32x4_t l16_x1 = veorq_u32(l15_2, l14);
        RIPEMD160_X4_KEEP("w", l16_x1);
        uint32x4_t l16_x2 = vaddq_u32(vld1q_u32(&w[15][0]), l13_2);
        RIPEMD160_X4_KEEP("w", l16_x2);
        const uint32x4_t l16_x3 = vaddq_u32(veorq_u32(l15, l16_x1), l16_x2);
        const uint32x4_t l16 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l16_x3, 8), l16_x3, 32 - 8), l14_2);
        const uint32x4_t l16_2 = vsriq_n_u32(vshlq_n_u32(l14, 10), l14, 32 - 10);
        /* right step 16, f5 */
        uint32x4_t r16_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r13_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4_KEEP("w", r16_x1);
        const uint32x4_t r16_x2 = vaddq_u32(veorq_u32(r15, vornq_u32(r14, r15_2)), r16_x1);
        const uint32x4_t r16 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r16_x2, 6), r16_x2, 32 - 6), r14_2);
        const uint32x4_t r16_2 = vsriq_n_u32(vshlq_n_u32(r14, 10), r14, 32 - 10);
        /* left step 17, f2 */
        uint32x4_t l17_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l14_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l17_x1);
        const uint32x4_t l17_x2 = vaddq_u32(vbslq_u32(l16, l15, l16_2), l17_x1);
        const uint32x4_t l17 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l17_x2, 7), l17_x2, 32 - 7), l15_2);
        const uint32x4_t l17_2 = vsriq_n_u32(vshlq_n_u32(l15, 10), l15, 32 - 10);
        /* right step 17, f4 */
        uint32x4_t r17_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r14_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r17_x1);
        const uint32x4_t r17_x2 = vaddq_u32(vbslq_u32(r16_2, r16, r15), r17_x1);
        const uint32x4_t r17 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r17_x2, 9), r17_x2, 32 - 9), r15_2);
        const uint32x4_t r17_2 = vsriq_n_u32(vshlq_n_u32(r15, 10), r15, 32 - 10);
        /* left step 18, f2 */
        uint32x4_t l18_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l15_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l18_x1);
        const uint32x4_t l18_x2 = vaddq_u32(vbslq_u32(l17, l16, l17_2), l18_x1);
        const uint32x4_t l18 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l18_x2, 6), l18_x2, 32 - 6), l16_2);
        const uint32x4_t l18_2 = vsriq_n_u32(vshlq_n_u32(l16, 10), l16, 32 - 10);
        /* right step 18, f4 */
        uint32x4_t r18_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r15_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r18_x1);
        const uint32x4_t r18_x2 = vaddq_u32(vbslq_u32(r17_2, r17, r16), r18_x1);
        const uint32x4_t r18 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r18_x2, 13), r18_x2, 32 - 13), r16_2);
        const uint32x4_t r18_2 = vsriq_n_u32(vshlq_n_u32(r16, 10), r16, 32 - 10);
        /* left step 19, f2 */
        uint32x4_t l19_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l16_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l19_x1);
        const uint32x4_t l19_x2 = vaddq_u32(vbslq_u32(l18, l17, l18_2), l19_x1);
        const uint32x4_t l19 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l19_x2, 8), l19_x2, 32 - 8), l17_2);
        const uint32x4_t l19_2 = vsriq_n_u32(vshlq_n_u32(l17, 10), l17, 32 - 10);
        /* right step 19, f4 */
        uint32x4_t r19_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r16_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r19_x1);
        const uint32x4_t r19_x2 = vaddq_u32(vbslq_u32(r18_2, r18, r17), r19_x1);
        const uint32x4_t r19 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r19_x2, 15), r19_x2, 32 - 15), r17_2);
        const uint32x4_t r19_2 = vsriq_n_u32(vshlq_n_u32(r17, 10), r17, 32 - 10);
        /* left step 20, f2 */
        uint32x4_t l20_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l17_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l20_x1);
        const uint32x4_t l20_x2 = vaddq_u32(vbslq_u32(l19, l18, l19_2), l20_x1);
        const uint32x4_t l20 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l20_x2, 13), l20_x2, 32 - 13), l18_2);
        const uint32x4_t l20_2 = vsriq_n_u32(vshlq_n_u32(l18, 10), l18, 32 - 10);
        RIPEMD160_X4_COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 20, f4 */
        uint32x4_t r20_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r17_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r20_x1);
        const uint32x4_t r20_x2 = vaddq_u32(vbslq_u32(r19_2, r19, r18), r20_x1);
        const uint32x4_t r20 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r20_x2, 7), r20_x2, 32 - 7), r18_2);
        const uint32x4_t r20_2 = vsriq_n_u32(vshlq_n_u32(r18, 10), r18, 32 - 10);
        /* left step 21, f2 */
        uint32x4_t l21_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l18_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l21_x1);
        const uint32x4_t l21_x2 = vaddq_u32(vbslq_u32(l20, l19, l20_2), l21_x1);
        const uint32x4_t l21 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l21_x2, 11), l21_x2, 32 - 11), l19_2);
        const uint32x4_t l21_2 = vsriq_n_u32(vshlq_n_u32(l19, 10), l19, 32 - 10);
        /* right step 21, f4 */
        uint32x4_t r21_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r18_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r21_x1);
        const uint32x4_t r21_x2 = vaddq_u32(vbslq_u32(r20_2, r20, r19), r21_x1);
        const uint32x4_t r21 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r21_x2, 12), r21_x2, 32 - 12), r19_2);
        const uint32x4_t r21_2 = vsriq_n_u32(vshlq_n_u32(r19, 10), r19, 32 - 10);
        /* left step 22, f2 */
        uint32x4_t l22_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l19_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l22_x1);
        const uint32x4_t l22_x2 = vaddq_u32(vbslq_u32(l21, l20, l21_2), l22_x1);
        const uint32x4_t l22 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l22_x2, 9), l22_x2, 32 - 9), l20_2);
        const uint32x4_t l22_2 = vsriq_n_u32(vshlq_n_u32(l20, 10), l20, 32 - 10);
        /* right step 22, f4 */
        uint32x4_t r22_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r19_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r22_x1);
        const uint32x4_t r22_x2 = vaddq_u32(vbslq_u32(r21_2, r21, r20), r22_x1);
        const uint32x4_t r22 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r22_x2, 8), r22_x2, 32 - 8), r20_2);
        const uint32x4_t r22_2 = vsriq_n_u32(vshlq_n_u32(r20, 10), r20, 32 - 10);
        /* left step 23, f2 */
        uint32x4_t l23_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l20_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l23_x1);
        const uint32x4_t l23_x2 = vaddq_u32(vbslq_u32(l22, l21, l22_2), l23_x1);
        const uint32x4_t l23 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l23_x2, 7), l23_x2, 32 - 7), l21_2);
        const uint32x4_t l23_2 = vsriq_n_u32(vshlq_n_u32(l21, 10), l21, 32 - 10);
        /* right step 23, f4 */
        uint32x4_t r23_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r20_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r23_x1);
        const uint32x4_t r23_x2 = vaddq_u32(vbslq_u32(r22_2, r22, r21), r23_x1);
        const uint32x4_t r23 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r23_x2, 9), r23_x2, 32 - 9), r21_2);
        const uint32x4_t r23_2 = vsriq_n_u32(vshlq_n_u32(r21, 10), r21, 32 - 10);
        /* left step 24, f2 */
        uint32x4_t l24_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l21_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l24_x1);
        const uint32x4_t l24_x2 = vaddq_u32(vbslq_u32(l23, l22, l23_2), l24_x1);
        const uint32x4_t l24 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l24_x2, 15), l24_x2, 32 - 15), l22_2);
        const uint32x4_t l24_2 = vsriq_n_u32(vshlq_n_u32(l22, 10), l22, 32 - 10);
        /* right step 24, f4 */
        uint32x4_t r24_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r21_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r24_x1);
        const uint32x4_t r24_x2 = vaddq_u32(vbslq_u32(r23_2, r23, r22), r24_x1);
        const uint32x4_t r24 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r24_x2, 11), r24_x2, 32 - 11), r22_2);
        const uint32x4_t r24_2 = vsriq_n_u32(vshlq_n_u32(r22, 10), r22, 32 - 10);
        /* left step 25, f2 */
        uint32x4_t l25_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l22_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l25_x1);
        const uint32x4_t l25_x2 = vaddq_u32(vbslq_u32(l24, l23, l24_2), l25_x1);
        const uint32x4_t l25 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l25_x2, 7), l25_x2, 32 - 7), l23_2);
        const uint32x4_t l25_2 = vsriq_n_u32(vshlq_n_u32(l23, 10), l23, 32 - 10);
        RIPEMD160_X4_COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 25, f4 */
        uint32x4_t r25_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r22_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r25_x1);
        const uint32x4_t r25_x2 = vaddq_u32(vbslq_u32(r24_2, r24, r23), r25_x1);
        const uint32x4_t r25 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r25_x2, 7), r25_x2, 32 - 7), r23_2);
        const uint32x4_t r25_2 = vsriq_n_u32(vshlq_n_u32(r23, 10), r23, 32 - 10);
        /* left step 26, f2 */
        uint32x4_t l26_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l23_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l26_x1);
        const uint32x4_t l26_x2 = vaddq_u32(vbslq_u32(l25, l24, l25_2), l26_x1);
        const uint32x4_t l26 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l26_x2, 12), l26_x2, 32 - 12), l24_2);
        const uint32x4_t l26_2 = vsriq_n_u32(vshlq_n_u32(l24, 10), l24, 32 - 10);
        /* right step 26, f4 */
        uint32x4_t r26_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r23_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r26_x1);
        const uint32x4_t r26_x2 = vaddq_u32(vbslq_u32(r25_2, r25, r24), r26_x1);
        const uint32x4_t r26 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r26_x2, 7), r26_x2, 32 - 7), r24_2);
        const uint32x4_t r26_2 = vsriq_n_u32(vshlq_n_u32(r24, 10), r24, 32 - 10);
        /* left step 27, f2 */
        uint32x4_t l27_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l24_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l27_x1);
        const uint32x4_t l27_x2 = vaddq_u32(vbslq_u32(l26, l25, l26_2), l27_x1);
        const uint32x4_t l27 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l27_x2, 15), l27_x2, 32 - 15), l25_2);
        const uint32x4_t l27_2 = vsriq_n_u32(vshlq_n_u32(l25, 10), l25, 32 - 10);
        /* right step 27, f4 */
        uint32x4_t r27_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r24_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r27_x1);
        const uint32x4_t r27_x2 = vaddq_u32(vbslq_u32(r26_2, r26, r25), r27_x1);
        const uint32x4_t r27 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r27_x2, 12), r27_x2, 32 - 12), r25_2);
        const uint32x4_t r27_2 = vsriq_n_u32(vshlq_n_u32(r25, 10), r25, 32 - 10);
        /* left step 28, f2 */
        uint32x4_t l28_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l25_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l28_x1);
        const uint32x4_t l28_x2 = vaddq_u32(vbslq_u32(l27, l26, l27_2), l28_x1);
        const uint32x4_t l28 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l28_x2, 9), l28_x2, 32 - 9), l26_2);
        const uint32x4_t l28_2 = vsriq_n_u32(vshlq_n_u32(l26, 10), l26, 32 - 10);
        /* right step 28, f4 */
        uint32x4_t r28_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r25_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r28_x1);
        const uint32x4_t r28_x2 = vaddq_u32(vbslq_u32(r27_2, r27, r26), r28_x1);
        const uint32x4_t r28 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r28_x2, 7), r28_x2, 32 - 7), r26_2);
        const uint32x4_t r28_2 = vsriq_n_u32(vshlq_n_u32(r26, 10), r26, 32 - 10);
        /* left step 29, f2 */
        uint32x4_t l29_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l26_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l29_x1);
        const uint32x4_t l29_x2 = vaddq_u32(vbslq_u32(l28, l27, l28_2), l29_x1);
        const uint32x4_t l29 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l29_x2, 11), l29_x2, 32 - 11), l27_2);
        const uint32x4_t l29_2 = vsriq_n_u32(vshlq_n_u32(l27, 10), l27, 32 - 10);
        /* right step 29, f4 */
        uint32x4_t r29_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r26_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r29_x1);
        const uint32x4_t r29_x2 = vaddq_u32(vbslq_u32(r28_2, r28, r27), r29_x1);
        const uint32x4_t r29 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r29_x2, 6), r29_x2, 32 - 6), r27_2);
        const uint32x4_t r29_2 = vsriq_n_u32(vshlq_n_u32(r27, 10), r27, 32 - 10);
        /* left step 30, f2 */
        uint32x4_t l30_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l27_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l30_x1);
        const uint32x4_t l30_x2 = vaddq_u32(vbslq_u32(l29, l28, l29_2), l30_x1);
        const uint32x4_t l30 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l30_x2, 7), l30_x2, 32 - 7), l28_2);
        const uint32x4_t l30_2 = vsriq_n_u32(vshlq_n_u32(l28, 10), l28, 32 - 10);
        RIPEMD160_X4_COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 30, f4 */
        uint32x4_t r30_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r27_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r30_x1);
        const uint32x4_t r30_x2 = vaddq_u32(vbslq_u32(r29_2, r29, r28), r30_x1);
        const uint32x4_t r30 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r30_x2, 15), r30_x2, 32 - 15), r28_2);
        const uint32x4_t r30_2 = vsriq_n_u32(vshlq_n_u32(r28, 10), r28, 32 - 10);
        /* left step 31, f2 */
        uint32x4_t l31_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l28_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l31_x1);
        const uint32x4_t l31_x2 = vaddq_u32(vbslq_u32(l30, l29, l30_2), l31_x1);
        const uint32x4_t l31 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l31_x2, 13), l31_x2, 32 - 13), l29_2);
        const uint32x4_t l31_2 = vsriq_n_u32(vshlq_n_u32(l29, 10), l29, 32 - 10);
        /* right step 31, f4 */
        uint32x4_t r31_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r28_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r31_x1);
        const uint32x4_t r31_x2 = vaddq_u32(vbslq_u32(r30_2, r30, r29), r31_x1);
        const uint32x4_t r31 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r31_x2, 13), r31_x2, 32 - 13), r29_2);
        const uint32x4_t r31_2 = vsriq_n_u32(vshlq_n_u32(r29, 10), r29, 32 - 10);
        /* left step 32, f2 */
        uint32x4_t l32_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l29_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4_KEEP("w", l32_x1);
        const uint32x4_t l32_x2 = vaddq_u32(vbslq_u32(l31, l30, l31_2), l32_x1);
        const uint32x4_t l32 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l32_x2, 12), l32_x2, 32 - 12), l30_2);
        const uint32x4_t l32_2 = vsriq_n_u32(vshlq_n_u32(l30, 10), l30, 32 - 10);
        /* right step 32, f4 */
        uint32x4_t r32_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r29_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4_KEEP("w", r32_x1);
        const uint32x4_t r32_x2 = vaddq_u32(vbslq_u32(r31_2, r31, r30), r32_x1);
        const uint32x4_t r32 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r32_x2, 11), r32_x2, 32 - 11), r30_2);
        const uint32x4_t r32_2 = vsriq_n_u32(vshlq_n_u32(r30, 10), r30, 32 - 10);
        /* left step 33, f3 */
        uint32x4_t l33_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l30_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l33_x1);
        const uint32x4_t l33_x2 = vsubq_u32(l33_x1, vbslq_u32(l32, l32_2, veorq_u32(l31, l32_2)));
        const uint32x4_t l33 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l33_x2, 11), l33_x2, 32 - 11), l31_2);
        const uint32x4_t l33_2 = vsriq_n_u32(vshlq_n_u32(l31, 10), l31, 32 - 10);
        /* right step 33, f3 */
        uint32x4_t r33_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r30_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r33_x1);
        const uint32x4_t r33_x2 = vsubq_u32(r33_x1, vbslq_u32(r32, r32_2, veorq_u32(r31, r32_2)));
        const uint32x4_t r33 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r33_x2, 9), r33_x2, 32 - 9), r31_2);
        const uint32x4_t r33_2 = vsriq_n_u32(vshlq_n_u32(r31, 10), r31, 32 - 10);
        /* left step 34, f3 */
        uint32x4_t l34_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l31_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l34_x1);
        const uint32x4_t l34_x2 = vsubq_u32(l34_x1, vbslq_u32(l33, l33_2, veorq_u32(l32, l33_2)));
        const uint32x4_t l34 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l34_x2, 13), l34_x2, 32 - 13), l32_2);
        const uint32x4_t l34_2 = vsriq_n_u32(vshlq_n_u32(l32, 10), l32, 32 - 10);
        /* right step 34, f3 */
        uint32x4_t r34_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r31_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r34_x1);
        const uint32x4_t r34_x2 = vsubq_u32(r34_x1, vbslq_u32(r33, r33_2, veorq_u32(r32, r33_2)));
        const uint32x4_t r34 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r34_x2, 7), r34_x2, 32 - 7), r32_2);
        const uint32x4_t r34_2 = vsriq_n_u32(vshlq_n_u32(r32, 10), r32, 32 - 10);
        /* left step 35, f3 */
        uint32x4_t l35_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l32_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l35_x1);
        const uint32x4_t l35_x2 = vsubq_u32(l35_x1, vbslq_u32(l34, l34_2, veorq_u32(l33, l34_2)));
        const uint32x4_t l35 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l35_x2, 6), l35_x2, 32 - 6), l33_2);
        const uint32x4_t l35_2 = vsriq_n_u32(vshlq_n_u32(l33, 10), l33, 32 - 10);
        RIPEMD160_X4_COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 35, f3 */
        uint32x4_t r35_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r32_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r35_x1);
        const uint32x4_t r35_x2 = vsubq_u32(r35_x1, vbslq_u32(r34, r34_2, veorq_u32(r33, r34_2)));
        const uint32x4_t r35 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r35_x2, 15), r35_x2, 32 - 15), r33_2);
        const uint32x4_t r35_2 = vsriq_n_u32(vshlq_n_u32(r33, 10), r33, 32 - 10);
        /* left step 36, f3 */
        uint32x4_t l36_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l33_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l36_x1);
        const uint32x4_t l36_x2 = vsubq_u32(l36_x1, vbslq_u32(l35, l35_2, veorq_u32(l34, l35_2)));
        const uint32x4_t l36 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l36_x2, 7), l36_x2, 32 - 7), l34_2);
        const uint32x4_t l36_2 = vsriq_n_u32(vshlq_n_u32(l34, 10), l34, 32 - 10);
        /* right step 36, f3 */
        uint32x4_t r36_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r33_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r36_x1);
        const uint32x4_t r36_x2 = vsubq_u32(r36_x1, vbslq_u32(r35, r35_2, veorq_u32(r34, r35_2)));
        const uint32x4_t r36 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r36_x2, 11), r36_x2, 32 - 11), r34_2);
        const uint32x4_t r36_2 = vsriq_n_u32(vshlq_n_u32(r34, 10), r34, 32 - 10);
        /* left step 37, f3 */
        uint32x4_t l37_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l34_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l37_x1);
        const uint32x4_t l37_x2 = vsubq_u32(l37_x1, vbslq_u32(l36, l36_2, veorq_u32(l35, l36_2)));
        const uint32x4_t l37 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l37_x2, 14), l37_x2, 32 - 14), l35_2);
        const uint32x4_t l37_2 = vsriq_n_u32(vshlq_n_u32(l35, 10), l35, 32 - 10);
        /* right step 37, f3 */
        uint32x4_t r37_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r34_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r37_x1);
        const uint32x4_t r37_x2 = vsubq_u32(r37_x1, vbslq_u32(r36, r36_2, veorq_u32(r35, r36_2)));
        const uint32x4_t r37 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r37_x2, 8), r37_x2, 32 - 8), r35_2);
        const uint32x4_t r37_2 = vsriq_n_u32(vshlq_n_u32(r35, 10), r35, 32 - 10);
        /* left step 38, f3 */
        uint32x4_t l38_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l35_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l38_x1);
        const uint32x4_t l38_x2 = vsubq_u32(l38_x1, vbslq_u32(l37, l37_2, veorq_u32(l36, l37_2)));
        const uint32x4_t l38 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l38_x2, 9), l38_x2, 32 - 9), l36_2);
        const uint32x4_t l38_2 = vsriq_n_u32(vshlq_n_u32(l36, 10), l36, 32 - 10);
        /* right step 38, f3 */
        uint32x4_t r38_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r35_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r38_x1);
        const uint32x4_t r38_x2 = vsubq_u32(r38_x1, vbslq_u32(r37, r37_2, veorq_u32(r36, r37_2)));
        const uint32x4_t r38 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r38_x2, 6), r38_x2, 32 - 6), r36_2);
        const uint32x4_t r38_2 = vsriq_n_u32(vshlq_n_u32(r36, 10), r36, 32 - 10);
        /* left step 39, f3 */
        uint32x4_t l39_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l36_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l39_x1);
        const uint32x4_t l39_x2 = vsubq_u32(l39_x1, vbslq_u32(l38, l38_2, veorq_u32(l37, l38_2)));
        const uint32x4_t l39 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l39_x2, 13), l39_x2, 32 - 13), l37_2);
        const uint32x4_t l39_2 = vsriq_n_u32(vshlq_n_u32(l37, 10), l37, 32 - 10);
        /* right step 39, f3 */
        uint32x4_t r39_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r36_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r39_x1);
        const uint32x4_t r39_x2 = vsubq_u32(r39_x1, vbslq_u32(r38, r38_2, veorq_u32(r37, r38_2)));
        const uint32x4_t r39 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r39_x2, 6), r39_x2, 32 - 6), r37_2);
        const uint32x4_t r39_2 = vsriq_n_u32(vshlq_n_u32(r37, 10), r37, 32 - 10);
        /* left step 40, f3 */
        uint32x4_t l40_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l37_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l40_x1);
        const uint32x4_t l40_x2 = vsubq_u32(l40_x1, vbslq_u32(l39, l39_2, veorq_u32(l38, l39_2)));
        const uint32x4_t l40 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l40_x2, 15), l40_x2, 32 - 15), l38_2);
        const uint32x4_t l40_2 = vsriq_n_u32(vshlq_n_u32(l38, 10), l38, 32 - 10);
        RIPEMD160_X4_COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        uint32x4_t r40_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r37_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r40_x1);
        const uint32x4_t r40_x2 = vsubq_u32(r40_x1, vbslq_u32(r39, r39_2, veorq_u32(r38, r39_2)));
        const uint32x4_t r40 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r40_x2, 14), r40_x2, 32 - 14), r38_2);
        const uint32x4_t r40_2 = vsriq_n_u32(vshlq_n_u32(r38, 10), r38, 32 - 10);
        /* left step 41, f3 */
        uint32x4_t l41_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l38_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l41_x1);
        const uint32x4_t l41_x2 = vsubq_u32(l41_x1, vbslq_u32(l40, l40_2, veorq_u32(l39, l40_2)));
        const uint32x4_t l41 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l41_x2, 14), l41_x2, 32 - 14), l39_2);
        const uint32x4_t l41_2 = vsriq_n_u32(vshlq_n_u32(l39, 10), l39, 32 - 10);
        /* right step 41, f3 */
        uint32x4_t r41_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r38_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r41_x1);
        const uint32x4_t r41_x2 = vsubq_u32(r41_x1, vbslq_u32(r40, r40_2, veorq_u32(r39, r40_2)));
        const uint32x4_t r41 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r41_x2, 12), r41_x2, 32 - 12), r39_2);
        const uint32x4_t r41_2 = vsriq_n_u32(vshlq_n_u32(r39, 10), r39, 32 - 10);
        /* left step 42, f3 */
        uint32x4_t l42_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l39_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l42_x1);
        const uint32x4_t l42_x2 = vsubq_u32(l42_x1, vbslq_u32(l41, l41_2, veorq_u32(l40, l41_2)));
        const uint32x4_t l42 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l42_x2, 8), l42_x2, 32 - 8), l40_2);
        const uint32x4_t l42_2 = vsriq_n_u32(vshlq_n_u32(l40, 10), l40, 32 - 10);
        /* right step 42, f3 */
        uint32x4_t r42_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r39_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r42_x1);
        const uint32x4_t r42_x2 = vsubq_u32(r42_x1, vbslq_u32(r41, r41_2, veorq_u32(r40, r41_2)));
        const uint32x4_t r42 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r42_x2, 13), r42_x2, 32 - 13), r40_2);
        const uint32x4_t r42_2 = vsriq_n_u32(vshlq_n_u32(r40, 10), r40, 32 - 10);
        /* left step 43, f3 */
        uint32x4_t l43_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l40_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l43_x1);
        const uint32x4_t l43_x2 = vsubq_u32(l43_x1, vbslq_u32(l42, l42_2, veorq_u32(l41, l42_2)));
        const uint32x4_t l43 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l43_x2, 13), l43_x2, 32 - 13), l41_2);
        const uint32x4_t l43_2 = vsriq_n_u32(vshlq_n_u32(l41, 10), l41, 32 - 10);
        /* right step 43, f3 */
        uint32x4_t r43_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r40_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r43_x1);
        const uint32x4_t r43_x2 = vsubq_u32(r43_x1, vbslq_u32(r42, r42_2, veorq_u32(r41, r42_2)));
        const uint32x4_t r43 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r43_x2, 5), r43_x2, 32 - 5), r41_2);
        const uint32x4_t r43_2 = vsriq_n_u32(vshlq_n_u32(r41, 10), r41, 32 - 10);
        /* left step 44, f3 */
        uint32x4_t l44_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l41_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l44_x1);
        const uint32x4_t l44_x2 = vsubq_u32(l44_x1, vbslq_u32(l43, l43_2, veorq_u32(l42, l43_2)));
        const uint32x4_t l44 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l44_x2, 6), l44_x2, 32 - 6), l42_2);
        const uint32x4_t l44_2 = vsriq_n_u32(vshlq_n_u32(l42, 10), l42, 32 - 10);
        /* right step 44, f3 */
        uint32x4_t r44_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r41_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r44_x1);
        const uint32x4_t r44_x2 = vsubq_u32(r44_x1, vbslq_u32(r43, r43_2, veorq_u32(r42, r43_2)));
        const uint32x4_t r44 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r44_x2, 14), r44_x2, 32 - 14), r42_2);
        const uint32x4_t r44_2 = vsriq_n_u32(vshlq_n_u32(r42, 10), r42, 32 - 10);
        /* left step 45, f3 */
        uint32x4_t l45_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l42_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l45_x1);
        const uint32x4_t l45_x2 = vsubq_u32(l45_x1, vbslq_u32(l44, l44_2, veorq_u32(l43, l44_2)));
        const uint32x4_t l45 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l45_x2, 5), l45_x2, 32 - 5), l43_2);
        const uint32x4_t l45_2 = vsriq_n_u32(vshlq_n_u32(l43, 10), l43, 32 - 10);
        RIPEMD160_X4_COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 45, f3 */
        uint32x4_t r45_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r42_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r45_x1);
        const uint32x4_t r45_x2 = vsubq_u32(r45_x1, vbslq_u32(r44, r44_2, veorq_u32(r43, r44_2)));
        const uint32x4_t r45 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r45_x2, 13), r45_x2, 32 - 13), r43_2);
        const uint32x4_t r45_2 = vsriq_n_u32(vshlq_n_u32(r43, 10), r43, 32 - 10);
        /* left step 46, f3 */
        uint32x4_t l46_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l43_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l46_x1);
        const uint32x4_t l46_x2 = vsubq_u32(l46_x1, vbslq_u32(l45, l45_2, veorq_u32(l44, l45_2)));
        const uint32x4_t l46 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l46_x2, 12), l46_x2, 32 - 12), l44_2);
        const uint32x4_t l46_2 = vsriq_n_u32(vshlq_n_u32(l44, 10), l44, 32 - 10);
        /* right step 46, f3 */
        uint32x4_t r46_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r43_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r46_x1);
        const uint32x4_t r46_x2 = vsubq_u32(r46_x1, vbslq_u32(r45, r45_2, veorq_u32(r44, r45_2)));
        const uint32x4_t r46 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r46_x2, 13), r46_x2, 32 - 13), r44_2);
        const uint32x4_t r46_2 = vsriq_n_u32(vshlq_n_u32(r44, 10), r44, 32 - 10);
        /* left step 47, f3 */
        uint32x4_t l47_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l44_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l47_x1);
        const uint32x4_t l47_x2 = vsubq_u32(l47_x1, vbslq_u32(l46, l46_2, veorq_u32(l45, l46_2)));
        const uint32x4_t l47 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l47_x2, 7), l47_x2, 32 - 7), l45_2);
        const uint32x4_t l47_2 = vsriq_n_u32(vshlq_n_u32(l45, 10), l45, 32 - 10);
        /* right step 47, f3 */
        uint32x4_t r47_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r44_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r47_x1);
        const uint32x4_t r47_x2 = vsubq_u32(r47_x1, vbslq_u32(r46, r46_2, veorq_u32(r45, r46_2)));
        const uint32x4_t r47 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r47_x2, 7), r47_x2, 32 - 7), r45_2);
        const uint32x4_t r47_2 = vsriq_n_u32(vshlq_n_u32(r45, 10), r45, 32 - 10);
        /* left step 48, f3 */
        uint32x4_t l48_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l45_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("w", l48_x1);
        const uint32x4_t l48_x2 = vsubq_u32(l48_x1, vbslq_u32(l47, l47_2, veorq_u32(l46, l47_2)));
        const uint32x4_t l48 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l48_x2, 5), l48_x2, 32 - 5), l46_2);
        const uint32x4_t l48_2 = vsriq_n_u32(vshlq_n_u32(l46, 10), l46, 32 - 10);
        /* right step 48, f3 */
        uint32x4_t r48_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r45_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4_KEEP("w", r48_x1);
        const uint32x4_t r48_x2 = vsubq_u32(r48_x1, vbslq_u32(r47, r47_2, veorq_u32(r46, r47_2)));
        const uint32x4_t r48 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r48_x2, 5), r48_x2, 32 - 5), r46_2);
        const uint32x4_t r48_2 = vsriq_n_u32(vshlq_n_u32(r46, 10), r46, 32 - 10);
        /* left step 49, f4 */
        uint32x4_t l49_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l46_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l49_x1);
        const uint32x4_t l49_x2 = vaddq_u32(vbslq_u32(l48_2, l48, l47), l49_x1);
        const uint32x4_t l49 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l49_x2, 11), l49_x2, 32 - 11), l47_2);
        const uint32x4_t l49_2 = vsriq_n_u32(vshlq_n_u32(l47, 10), l47, 32 - 10);
        /* right step 49, f2 */
        uint32x4_t r49_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r46_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r49_x1);
        const uint32x4_t r49_x2 = vaddq_u32(vbslq_u32(r48, r47, r48_2), r49_x1);
        const uint32x4_t r49 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r49_x2, 15), r49_x2, 32 - 15), r47_2);
        const uint32x4_t r49_2 = vsriq_n_u32(vshlq_n_u32(r47, 10), r47, 32 - 10);
        /* left step 50, f4 */
        uint32x4_t l50_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l47_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l50_x1);
        const uint32x4_t l50_x2 = vaddq_u32(vbslq_u32(l49_2, l49, l48), l50_x1);
        const uint32x4_t l50 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l50_x2, 12), l50_x2, 32 - 12), l48_2);
        const uint32x4_t l50_2 = vsriq_n_u32(vshlq_n_u32(l48, 10), l48, 32 - 10);
        RIPEMD160_X4_COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 50, f2 */
        uint32x4_t r50_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r47_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r50_x1);
        const uint32x4_t r50_x2 = vaddq_u32(vbslq_u32(r49, r48, r49_2), r50_x1);
        const uint32x4_t r50 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r50_x2, 5), r50_x2, 32 - 5), r48_2);
        const uint32x4_t r50_2 = vsriq_n_u32(vshlq_n_u32(r48, 10), r48, 32 - 10);
        /* left step 51, f4 */
        uint32x4_t l51_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l48_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l51_x1);
        const uint32x4_t l51_x2 = vaddq_u32(vbslq_u32(l50_2, l50, l49), l51_x1);
        const uint32x4_t l51 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l51_x2, 14), l51_x2, 32 - 14), l49_2);
        const uint32x4_t l51_2 = vsriq_n_u32(vshlq_n_u32(l49, 10), l49, 32 - 10);
        /* right step 51, f2 */
        uint32x4_t r51_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r48_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r51_x1);
        const uint32x4_t r51_x2 = vaddq_u32(vbslq_u32(r50, r49, r50_2), r51_x1);
        const uint32x4_t r51 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r51_x2, 8), r51_x2, 32 - 8), r49_2);
        const uint32x4_t r51_2 = vsriq_n_u32(vshlq_n_u32(r49, 10), r49, 32 - 10);
        /* left step 52, f4 */
        uint32x4_t l52_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l49_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l52_x1);
        const uint32x4_t l52_x2 = vaddq_u32(vbslq_u32(l51_2, l51, l50), l52_x1);
        const uint32x4_t l52 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l52_x2, 15), l52_x2, 32 - 15), l50_2);
        const uint32x4_t l52_2 = vsriq_n_u32(vshlq_n_u32(l50, 10), l50, 32 - 10);
        /* right step 52, f2 */
        uint32x4_t r52_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r49_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r52_x1);
        const uint32x4_t r52_x2 = vaddq_u32(vbslq_u32(r51, r50, r51_2), r52_x1);
        const uint32x4_t r52 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r52_x2, 11), r52_x2, 32 - 11), r50_2);
        const uint32x4_t r52_2 = vsriq_n_u32(vshlq_n_u32(r50, 10), r50, 32 - 10);
        /* left step 53, f4 */
        uint32x4_t l53_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l50_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l53_x1);
        const uint32x4_t l53_x2 = vaddq_u32(vbslq_u32(l52_2, l52, l51), l53_x1);
        const uint32x4_t l53 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l53_x2, 14), l53_x2, 32 - 14), l51_2);
        const uint32x4_t l53_2 = vsriq_n_u32(vshlq_n_u32(l51, 10), l51, 32 - 10);
        /* right step 53, f2 */
        uint32x4_t r53_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r50_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r53_x1);
        const uint32x4_t r53_x2 = vaddq_u32(vbslq_u32(r52, r51, r52_2), r53_x1);
        const uint32x4_t r53 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r53_x2, 14), r53_x2, 32 - 14), r51_2);
        const uint32x4_t r53_2 = vsriq_n_u32(vshlq_n_u32(r51, 10), r51, 32 - 10);
        /* left step 54, f4 */
        uint32x4_t l54_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l51_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l54_x1);
        const uint32x4_t l54_x2 = vaddq_u32(vbslq_u32(l53_2, l53, l52), l54_x1);
        const uint32x4_t l54 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l54_x2, 15), l54_x2, 32 - 15), l52_2);
        const uint32x4_t l54_2 = vsriq_n_u32(vshlq_n_u32(l52, 10), l52, 32 - 10);
        /* right step 54, f2 */
        uint32x4_t r54_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r51_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r54_x1);
        const uint32x4_t r54_x2 = vaddq_u32(vbslq_u32(r53, r52, r53_2), r54_x1);
        const uint32x4_t r54 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r54_x2, 14), r54_x2, 32 - 14), r52_2);
        const uint32x4_t r54_2 = vsriq_n_u32(vshlq_n_u32(r52, 10), r52, 32 - 10);
        /* left step 55, f4 */
        uint32x4_t l55_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l52_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l55_x1);
        const uint32x4_t l55_x2 = vaddq_u32(vbslq_u32(l54_2, l54, l53), l55_x1);
        const uint32x4_t l55 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l55_x2, 9), l55_x2, 32 - 9), l53_2);
        const uint32x4_t l55_2 = vsriq_n_u32(vshlq_n_u32(l53, 10), l53, 32 - 10);
        RIPEMD160_X4_COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 55, f2 */
        uint32x4_t r55_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r52_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r55_x1);
        const uint32x4_t r55_x2 = vaddq_u32(vbslq_u32(r54, r53, r54_2), r55_x1);
        const uint32x4_t r55 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r55_x2, 6), r55_x2, 32 - 6), r53_2);
        const uint32x4_t r55_2 = vsriq_n_u32(vshlq_n_u32(r53, 10), r53, 32 - 10);
        /* left step 56, f4 */
        uint32x4_t l56_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l53_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l56_x1);
        const uint32x4_t l56_x2 = vaddq_u32(vbslq_u32(l55_2, l55, l54), l56_x1);
        const uint32x4_t l56 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l56_x2, 8), l56_x2, 32 - 8), l54_2);
        const uint32x4_t l56_2 = vsriq_n_u32(vshlq_n_u32(l54, 10), l54, 32 - 10);
        /* right step 56, f2 */
        uint32x4_t r56_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r53_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r56_x1);
        const uint32x4_t r56_x2 = vaddq_u32(vbslq_u32(r55, r54, r55_2), r56_x1);
        const uint32x4_t r56 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r56_x2, 14), r56_x2, 32 - 14), r54_2);
        const uint32x4_t r56_2 = vsriq_n_u32(vshlq_n_u32(r54, 10), r54, 32 - 10);
        /* left step 57, f4 */
        uint32x4_t l57_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l54_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l57_x1);
        const uint32x4_t l57_x2 = vaddq_u32(vbslq_u32(l56_2, l56, l55), l57_x1);
        const uint32x4_t l57 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l57_x2, 9), l57_x2, 32 - 9), l55_2);
        const uint32x4_t l57_2 = vsriq_n_u32(vshlq_n_u32(l55, 10), l55, 32 - 10);
        /* right step 57, f2 */
        uint32x4_t r57_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r54_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r57_x1);
        const uint32x4_t r57_x2 = vaddq_u32(vbslq_u32(r56, r55, r56_2), r57_x1);
        const uint32x4_t r57 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r57_x2, 6), r57_x2, 32 - 6), r55_2);
        const uint32x4_t r57_2 = vsriq_n_u32(vshlq_n_u32(r55, 10), r55, 32 - 10);
        /* left step 58, f4 */
        uint32x4_t l58_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l55_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l58_x1);
        const uint32x4_t l58_x2 = vaddq_u32(vbslq_u32(l57_2, l57, l56), l58_x1);
        const uint32x4_t l58 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l58_x2, 14), l58_x2, 32 - 14), l56_2);
        const uint32x4_t l58_2 = vsriq_n_u32(vshlq_n_u32(l56, 10), l56, 32 - 10);
        /* right step 58, f2 */
        uint32x4_t r58_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r55_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r58_x1);
        const uint32x4_t r58_x2 = vaddq_u32(vbslq_u32(r57, r56, r57_2), r58_x1);
        const uint32x4_t r58 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r58_x2, 9), r58_x2, 32 - 9), r56_2);
        const uint32x4_t r58_2 = vsriq_n_u32(vshlq_n_u32(r56, 10), r56, 32 - 10);
        /* left step 59, f4 */
        uint32x4_t l59_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l56_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l59_x1);
        const uint32x4_t l59_x2 = vaddq_u32(vbslq_u32(l58_2, l58, l57), l59_x1);
        const uint32x4_t l59 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l59_x2, 5), l59_x2, 32 - 5), l57_2);
        const uint32x4_t l59_2 = vsriq_n_u32(vshlq_n_u32(l57, 10), l57, 32 - 10);
        /* right step 59, f2 */
        uint32x4_t r59_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r56_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r59_x1);
        const uint32x4_t r59_x2 = vaddq_u32(vbslq_u32(r58, r57, r58_2), r59_x1);
        const uint32x4_t r59 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r59_x2, 12), r59_x2, 32 - 12), r57_2);
        const uint32x4_t r59_2 = vsriq_n_u32(vshlq_n_u32(r57, 10), r57, 32 - 10);
        /* left step 60, f4 */
        uint32x4_t l60_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l57_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l60_x1);
        const uint32x4_t l60_x2 = vaddq_u32(vbslq_u32(l59_2, l59, l58), l60_x1);
        const uint32x4_t l60 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l60_x2, 6), l60_x2, 32 - 6), l58_2);
        const uint32x4_t l60_2 = vsriq_n_u32(vshlq_n_u32(l58, 10), l58, 32 - 10);
        RIPEMD160_X4_COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 60, f2 */
        uint32x4_t r60_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r57_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r60_x1);
        const uint32x4_t r60_x2 = vaddq_u32(vbslq_u32(r59, r58, r59_2), r60_x1);
        const uint32x4_t r60 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r60_x2, 9), r60_x2, 32 - 9), r58_2);
        const uint32x4_t r60_2 = vsriq_n_u32(vshlq_n_u32(r58, 10), r58, 32 - 10);
        /* left step 61, f4 */
        uint32x4_t l61_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l58_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l61_x1);
        const uint32x4_t l61_x2 = vaddq_u32(vbslq_u32(l60_2, l60, l59), l61_x1);
        const uint32x4_t l61 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l61_x2, 8), l61_x2, 32 - 8), l59_2);
        const uint32x4_t l61_2 = vsriq_n_u32(vshlq_n_u32(l59, 10), l59, 32 - 10);
        /* right step 61, f2 */
        uint32x4_t r61_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r58_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r61_x1);
        const uint32x4_t r61_x2 = vaddq_u32(vbslq_u32(r60, r59, r60_2), r61_x1);
        const uint32x4_t r61 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r61_x2, 12), r61_x2, 32 - 12), r59_2);
        const uint32x4_t r61_2 = vsriq_n_u32(vshlq_n_u32(r59, 10), r59, 32 - 10);
        /* left step 62, f4 */
        uint32x4_t l62_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l59_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l62_x1);
        const uint32x4_t l62_x2 = vaddq_u32(vbslq_u32(l61_2, l61, l60), l62_x1);
        const uint32x4_t l62 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l62_x2, 6), l62_x2, 32 - 6), l60_2);
        const uint32x4_t l62_2 = vsriq_n_u32(vshlq_n_u32(l60, 10), l60, 32 - 10);
        /* right step 62, f2 */
        uint32x4_t r62_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r59_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r62_x1);
        const uint32x4_t r62_x2 = vaddq_u32(vbslq_u32(r61, r60, r61_2), r62_x1);
        const uint32x4_t r62 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r62_x2, 5), r62_x2, 32 - 5), r60_2);
        const uint32x4_t r62_2 = vsriq_n_u32(vshlq_n_u32(r60, 10), r60, 32 - 10);
        /* left step 63, f4 */
        uint32x4_t l63_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l60_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l63_x1);
        const uint32x4_t l63_x2 = vaddq_u32(vbslq_u32(l62_2, l62, l61), l63_x1);
        const uint32x4_t l63 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l63_x2, 5), l63_x2, 32 - 5), l61_2);
        const uint32x4_t l63_2 = vsriq_n_u32(vshlq_n_u32(l61, 10), l61, 32 - 10);
        /* right step 63, f2 */
        uint32x4_t r63_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r60_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r63_x1);
        const uint32x4_t r63_x2 = vaddq_u32(vbslq_u32(r62, r61, r62_2), r63_x1);
        const uint32x4_t r63 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r63_x2, 15), r63_x2, 32 - 15), r61_2);
        const uint32x4_t r63_2 = vsriq_n_u32(vshlq_n_u32(r61, 10), r61, 32 - 10);
        /* left step 64, f4 */
        uint32x4_t l64_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l61_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4_KEEP("w", l64_x1);
        const uint32x4_t l64_x2 = vaddq_u32(vbslq_u32(l63_2, l63, l62), l64_x1);
        const uint32x4_t l64 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l64_x2, 12), l64_x2, 32 - 12), l62_2);
        const uint32x4_t l64_2 = vsriq_n_u32(vshlq_n_u32(l62, 10), l62, 32 - 10);
        /* right step 64, f2 */
        uint32x4_t r64_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r61_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("w", r64_x1);
        const uint32x4_t r64_x2 = vaddq_u32(vbslq_u32(r63, r62, r63_2), r64_x1);
        const uint32x4_t r64 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r64_x2, 8), r64_x2, 32 - 8), r62_2);
        const uint32x4_t r64_2 = vsriq_n_u32(vshlq_n_u32(r62, 10), r62, 32 - 10);
        /* left step 65, f5 */
        uint32x4_t l65_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l62_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l65_x1);
        const uint32x4_t l65_x2 = vaddq_u32(veorq_u32(l64, vornq_u32(l63, l64_2)), l65_x1);
        const uint32x4_t l65 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l65_x2, 9), l65_x2, 32 - 9), l63_2);
        const uint32x4_t l65_2 = vsriq_n_u32(vshlq_n_u32(l63, 10), l63, 32 - 10);
        RIPEMD160_X4_COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 65, f1 */
        uint32x4_t r65_x1 = veorq_u32(r64_2, r63);
        RIPEMD160_X4_KEEP("w", r65_x1);
        uint32x4_t r65_x2 = vaddq_u32(vld1q_u32(&w[12][0]), r62_2);
        RIPEMD160_X4_KEEP("w", r65_x2);
        const uint32x4_t r65_x3 = vaddq_u32(veorq_u32(r64, r65_x1), r65_x2);
        const uint32x4_t r65 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r65_x3, 8), r65_x3, 32 - 8), r63_2);
        const uint32x4_t r65_2 = vsriq_n_u32(vshlq_n_u32(r63, 10), r63, 32 - 10);
        /* left step 66, f5 */
        uint32x4_t l66_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l63_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l66_x1);
        const uint32x4_t l66_x2 = vaddq_u32(veorq_u32(l65, vornq_u32(l64, l65_2)), l66_x1);
        const uint32x4_t l66 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l66_x2, 15), l66_x2, 32 - 15), l64_2);
        const uint32x4_t l66_2 = vsriq_n_u32(vshlq_n_u32(l64, 10), l64, 32 - 10);
        /* right step 66, f1 */
        uint32x4_t r66_x1 = veorq_u32(r65_2, r64);
        RIPEMD160_X4_KEEP("w", r66_x1);
        uint32x4_t r66_x2 = vaddq_u32(vld1q_u32(&w[15][0]), r63_2);
        RIPEMD160_X4_KEEP("w", r66_x2);
        const uint32x4_t r66_x3 = vaddq_u32(veorq_u32(r65, r66_x1), r66_x2);
        const uint32x4_t r66 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r66_x3, 5), r66_x3, 32 - 5), r64_2);
        const uint32x4_t r66_2 = vsriq_n_u32(vshlq_n_u32(r64, 10), r64, 32 - 10);
        /* left step 67, f5 */
        uint32x4_t l67_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l64_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l67_x1);
        const uint32x4_t l67_x2 = vaddq_u32(veorq_u32(l66, vornq_u32(l65, l66_2)), l67_x1);
        const uint32x4_t l67 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l67_x2, 5), l67_x2, 32 - 5), l65_2);
        const uint32x4_t l67_2 = vsriq_n_u32(vshlq_n_u32(l65, 10), l65, 32 - 10);
        /* right step 67, f1 */
        uint32x4_t r67_x1 = veorq_u32(r66_2, r65);
        RIPEMD160_X4_KEEP("w", r67_x1);
        uint32x4_t r67_x2 = vaddq_u32(vld1q_u32(&w[10][0]), r64_2);
        RIPEMD160_X4_KEEP("w", r67_x2);
        const uint32x4_t r67_x3 = vaddq_u32(veorq_u32(r66, r67_x1), r67_x2);
        const uint32x4_t r67 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r67_x3, 12), r67_x3, 32 - 12), r65_2);
        const uint32x4_t r67_2 = vsriq_n_u32(vshlq_n_u32(r65, 10), r65, 32 - 10);
        /* left step 68, f5 */
        uint32x4_t l68_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l65_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l68_x1);
        const uint32x4_t l68_x2 = vaddq_u32(veorq_u32(l67, vornq_u32(l66, l67_2)), l68_x1);
        const uint32x4_t l68 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l68_x2, 11), l68_x2, 32 - 11), l66_2);
        const uint32x4_t l68_2 = vsriq_n_u32(vshlq_n_u32(l66, 10), l66, 32 - 10);
        /* right step 68, f1 */
        uint32x4_t r68_x1 = veorq_u32(r67_2, r66);
        RIPEMD160_X4_KEEP("w", r68_x1);
        uint32x4_t r68_x2 = vaddq_u32(vld1q_u32(&w[4][0]), r65_2);
        RIPEMD160_X4_KEEP("w", r68_x2);
        const uint32x4_t r68_x3 = vaddq_u32(veorq_u32(r67, r68_x1), r68_x2);
        const uint32x4_t r68 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r68_x3, 9), r68_x3, 32 - 9), r66_2);
        const uint32x4_t r68_2 = vsriq_n_u32(vshlq_n_u32(r66, 10), r66, 32 - 10);
        /* left step 69, f5 */
        uint32x4_t l69_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l66_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l69_x1);
        const uint32x4_t l69_x2 = vaddq_u32(veorq_u32(l68, vornq_u32(l67, l68_2)), l69_x1);
        const uint32x4_t l69 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l69_x2, 6), l69_x2, 32 - 6), l67_2);
        const uint32x4_t l69_2 = vsriq_n_u32(vshlq_n_u32(l67, 10), l67, 32 - 10);
        /* right step 69, f1 */
        uint32x4_t r69_x1 = veorq_u32(r68_2, r67);
        RIPEMD160_X4_KEEP("w", r69_x1);
        uint32x4_t r69_x2 = vaddq_u32(vld1q_u32(&w[1][0]), r66_2);
        RIPEMD160_X4_KEEP("w", r69_x2);
        const uint32x4_t r69_x3 = vaddq_u32(veorq_u32(r68, r69_x1), r69_x2);
        const uint32x4_t r69 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r69_x3, 12), r69_x3, 32 - 12), r67_2);
        const uint32x4_t r69_2 = vsriq_n_u32(vshlq_n_u32(r67, 10), r67, 32 - 10);
        /* left step 70, f5 */
        uint32x4_t l70_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l67_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l70_x1);
        const uint32x4_t l70_x2 = vaddq_u32(veorq_u32(l69, vornq_u32(l68, l69_2)), l70_x1);
        const uint32x4_t l70 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l70_x2, 8), l70_x2, 32 - 8), l68_2);
        const uint32x4_t l70_2 = vsriq_n_u32(vshlq_n_u32(l68, 10), l68, 32 - 10);
        RIPEMD160_X4_COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 70, f1 */
        uint32x4_t r70_x1 = veorq_u32(r69_2, r68);
        RIPEMD160_X4_KEEP("w", r70_x1);
        uint32x4_t r70_x2 = vaddq_u32(vld1q_u32(&w[5][0]), r67_2);
        RIPEMD160_X4_KEEP("w", r70_x2);
        const uint32x4_t r70_x3 = vaddq_u32(veorq_u32(r69, r70_x1), r70_x2);
        const uint32x4_t r70 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r70_x3, 5), r70_x3, 32 - 5), r68_2);
        const uint32x4_t r70_2 = vsriq_n_u32(vshlq_n_u32(r68, 10), r68, 32 - 10);
        /* left step 71, f5 */
        uint32x4_t l71_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l68_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l71_x1);
        const uint32x4_t l71_x2 = vaddq_u32(veorq_u32(l70, vornq_u32(l69, l70_2)), l71_x1);
        const uint32x4_t l71 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l71_x2, 13), l71_x2, 32 - 13), l69_2);
        const uint32x4_t l71_2 = vsriq_n_u32(vshlq_n_u32(l69, 10), l69, 32 - 10);
        /* right step 71, f1 */
        uint32x4_t r71_x1 = veorq_u32(r70_2, r69);
        RIPEMD160_X4_KEEP("w", r71_x1);
        uint32x4_t r71_x2 = vaddq_u32(vld1q_u32(&w[8][0]), r68_2);
        RIPEMD160_X4_KEEP("w", r71_x2);
        const uint32x4_t r71_x3 = vaddq_u32(veorq_u32(r70, r71_x1), r71_x2);
        const uint32x4_t r71 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r71_x3, 14), r71_x3, 32 - 14), r69_2);
        const uint32x4_t r71_2 = vsriq_n_u32(vshlq_n_u32(r69, 10), r69, 32 - 10);
        /* left step 72, f5 */
        uint32x4_t l72_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l69_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l72_x1);
        const uint32x4_t l72_x2 = vaddq_u32(veorq_u32(l71, vornq_u32(l70, l71_2)), l72_x1);
        const uint32x4_t l72 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l72_x2, 12), l72_x2, 32 - 12), l70_2);
        const uint32x4_t l72_2 = vsriq_n_u32(vshlq_n_u32(l70, 10), l70, 32 - 10);
        /* right step 72, f1 */
        uint32x4_t r72_x1 = veorq_u32(r71_2, r70);
        RIPEMD160_X4_KEEP("w", r72_x1);
        uint32x4_t r72_x2 = vaddq_u32(vld1q_u32(&w[7][0]), r69_2);
        RIPEMD160_X4_KEEP("w", r72_x2);
        const uint32x4_t r72_x3 = vaddq_u32(veorq_u32(r71, r72_x1), r72_x2);
        const uint32x4_t r72 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r72_x3, 6), r72_x3, 32 - 6), r70_2);
        const uint32x4_t r72_2 = vsriq_n_u32(vshlq_n_u32(r70, 10), r70, 32 - 10);
        /* left step 73, f5 */
        uint32x4_t l73_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l70_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l73_x1);
        const uint32x4_t l73_x2 = vaddq_u32(veorq_u32(l72, vornq_u32(l71, l72_2)), l73_x1);
        const uint32x4_t l73 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l73_x2, 5), l73_x2, 32 - 5), l71_2);
        const uint32x4_t l73_2 = vsriq_n_u32(vshlq_n_u32(l71, 10), l71, 32 - 10);
        /* right step 73, f1 */
        uint32x4_t r73_x1 = veorq_u32(r72_2, r71);
        RIPEMD160_X4_KEEP("w", r73_x1);
        uint32x4_t r73_x2 = vaddq_u32(vld1q_u32(&w[6][0]), r70_2);
        RIPEMD160_X4_KEEP("w", r73_x2);
        const uint32x4_t r73_x3 = vaddq_u32(veorq_u32(r72, r73_x1), r73_x2);
        const uint32x4_t r73 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r73_x3, 8), r73_x3, 32 - 8), r71_2);
        const uint32x4_t r73_2 = vsriq_n_u32(vshlq_n_u32(r71, 10), r71, 32 - 10);
        /* left step 74, f5 */
        uint32x4_t l74_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l71_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l74_x1);
        const uint32x4_t l74_x2 = vaddq_u32(veorq_u32(l73, vornq_u32(l72, l73_2)), l74_x1);
        const uint32x4_t l74 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l74_x2, 12), l74_x2, 32 - 12), l72_2);
        const uint32x4_t l74_2 = vsriq_n_u32(vshlq_n_u32(l72, 10), l72, 32 - 10);
        /* right step 74, f1 */
        uint32x4_t r74_x1 = veorq_u32(r73_2, r72);
        RIPEMD160_X4_KEEP("w", r74_x1);
        uint32x4_t r74_x2 = vaddq_u32(vld1q_u32(&w[2][0]), r71_2);
        RIPEMD160_X4_KEEP("w", r74_x2);
        const uint32x4_t r74_x3 = vaddq_u32(veorq_u32(r73, r74_x1), r74_x2);
        const uint32x4_t r74 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r74_x3, 13), r74_x3, 32 - 13), r72_2);
        const uint32x4_t r74_2 = vsriq_n_u32(vshlq_n_u32(r72, 10), r72, 32 - 10);
        /* left step 75, f5 */
        uint32x4_t l75_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l72_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l75_x1);
        const uint32x4_t l75_x2 = vaddq_u32(veorq_u32(l74, vornq_u32(l73, l74_2)), l75_x1);
        const uint32x4_t l75 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l75_x2, 13), l75_x2, 32 - 13), l73_2);
        const uint32x4_t l75_2 = vsriq_n_u32(vshlq_n_u32(l73, 10), l73, 32 - 10);
        RIPEMD160_X4_COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 75, f1 */
        uint32x4_t r75_x1 = veorq_u32(r74_2, r73);
        RIPEMD160_X4_KEEP("w", r75_x1);
        uint32x4_t r75_x2 = vaddq_u32(vld1q_u32(&w[13][0]), r72_2);
        RIPEMD160_X4_KEEP("w", r75_x2);
        const uint32x4_t r75_x3 = vaddq_u32(veorq_u32(r74, r75_x1), r75_x2);
        const uint32x4_t r75 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r75_x3, 6), r75_x3, 32 - 6), r73_2);
        const uint32x4_t r75_2 = vsriq_n_u32(vshlq_n_u32(r73, 10), r73, 32 - 10);
        /* left step 76, f5 */
        uint32x4_t l76_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l73_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l76_x1);
        const uint32x4_t l76_x2 = vaddq_u32(veorq_u32(l75, vornq_u32(l74, l75_2)), l76_x1);
        const uint32x4_t l76 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l76_x2, 14), l76_x2, 32 - 14), l74_2);
        const uint32x4_t l76_2 = vsriq_n_u32(vshlq_n_u32(l74, 10), l74, 32 - 10);
        /* right step 76, f1 */
        uint32x4_t r76_x1 = veorq_u32(r75_2, r74);
        RIPEMD160_X4_KEEP("w", r76_x1);
        uint32x4_t r76_x2 = vaddq_u32(vld1q_u32(&w[14][0]), r73_2);
        RIPEMD160_X4_KEEP("w", r76_x2);
        const uint32x4_t r76_x3 = vaddq_u32(veorq_u32(r75, r76_x1), r76_x2);
        const uint32x4_t r76 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r76_x3, 5), r76_x3, 32 - 5), r74_2);
        const uint32x4_t r76_2 = vsriq_n_u32(vshlq_n_u32(r74, 10), r74, 32 - 10);
        /* left step 77, f5 */
        uint32x4_t l77_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l74_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l77_x1);
        const uint32x4_t l77_x2 = vaddq_u32(veorq_u32(l76, vornq_u32(l75, l76_2)), l77_x1);
        const uint32x4_t l77 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l77_x2, 11), l77_x2, 32 - 11), l75_2);
        const uint32x4_t l77_2 = vsriq_n_u32(vshlq_n_u32(l75, 10), l75, 32 - 10);
        /* right step 77, f1 */
        uint32x4_t r77_x1 = veorq_u32(r76_2, r75);
        RIPEMD160_X4_KEEP("w", r77_x1);
        uint32x4_t r77_x2 = vaddq_u32(vld1q_u32(&w[0][0]), r74_2);
        RIPEMD160_X4_KEEP("w", r77_x2);
        const uint32x4_t r77_x3 = vaddq_u32(veorq_u32(r76, r77_x1), r77_x2);
        const uint32x4_t r77 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r77_x3, 15), r77_x3, 32 - 15), r75_2);
        const uint32x4_t r77_2 = vsriq_n_u32(vshlq_n_u32(r75, 10), r75, 32 - 10);
        /* left step 78, f5 */
        uint32x4_t l78_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l75_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l78_x1);
        const uint32x4_t l78_x2 = vaddq_u32(veorq_u32(l77, vornq_u32(l76, l77_2)), l78_x1);
        const uint32x4_t l78 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l78_x2, 8), l78_x2, 32 - 8), l76_2);
        const uint32x4_t l78_2 = vsriq_n_u32(vshlq_n_u32(l76, 10), l76, 32 - 10);
        /* right step 78, f1 */
        uint32x4_t r78_x1 = veorq_u32(r77_2, r76);
        RIPEMD160_X4_KEEP("w", r78_x1);
        uint32x4_t r78_x2 = vaddq_u32(vld1q_u32(&w[3][0]), r75_2);
        RIPEMD160_X4_KEEP("w", r78_x2);
        const uint32x4_t r78_x3 = vaddq_u32(veorq_u32(r77, r78_x1), r78_x2);
        const uint32x4_t r78 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r78_x3, 13), r78_x3, 32 - 13), r76_2);
        const uint32x4_t r78_2 = vsriq_n_u32(vshlq_n_u32(r76, 10), r76, 32 - 10);
        /* left step 79, f5 */
        uint32x4_t l79_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l76_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l79_x1);
        const uint32x4_t l79_x2 = vaddq_u32(veorq_u32(l78, vornq_u32(l77, l78_2)), l79_x1);
        const uint32x4_t l79 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l79_x2, 5), l79_x2, 32 - 5), l77_2);
        const uint32x4_t l79_2 = vsriq_n_u32(vshlq_n_u32(l77, 10), l77, 32 - 10);
        /* right step 79, f1 */
        uint32x4_t r79_x1 = veorq_u32(r78_2, r77);
        RIPEMD160_X4_KEEP("w", r79_x1);
        uint32x4_t r79_x2 = vaddq_u32(vld1q_u32(&w[9][0]), r76_2);
        RIPEMD160_X4_KEEP("w", r79_x2);
        const uint32x4_t r79_x3 = vaddq_u32(veorq_u32(r78, r79_x1), r79_x2);
        const uint32x4_t r79 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r79_x3, 11), r79_x3, 32 - 11), r77_2);
        const uint32x4_t r79_2 = vsriq_n_u32(vshlq_n_u32(r77, 10), r77, 32 - 10);
        /* left step 80, f5 */
        uint32x4_t l80_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l77_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4_KEEP("w", l80_x1);
        const uint32x4_t l80_x2 = vaddq_u32(veorq_u32(l79, vornq_u32(l78, l79_2)), l80_x1);
        const uint32x4_t l80 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l80_x2, 6), l80_x2, 32 - 6), l78_2);
        const uint32x4_t l80_2 = vsriq_n_u32(vshlq_n_u32(l78, 10), l78, 32 - 10);
        RIPEMD160_X4_COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        uint32x4_t r80_x1 = veorq_u32(r79_2, r78);
        RIPEMD160_X4_KEEP("w", r80_x1);
        uint32x4_t r80_x2 = vaddq_u32(vld1q_u32(&w[11][0]), r77_2);
        RIPEMD160_X4_KEEP("w", r80_x2);
        const uint32x4_t r80_x3 = vaddq_u32(veorq_u32(r79, r80_x1), r80_x2);
        const uint32x4_t r80 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r80_x3, 11), r80_x3, 32 - 11), r78_2);
        const uint32x4_t r80_2 = vsriq_n_u32(vshlq_n_u32(r78, 10), r78, 32 - 10);
        uint32x4_t x1 = vaddq_u32(r80_2, h1);
        RIPEMD160_X4_KEEP("w", x1);
        uint32x4_t x2 = vaddq_u32(r79_2, h2);
        RIPEMD160_X4_KEEP("w", x2);
        uint32x4_t x3 = vaddq_u32(r78_2, h3);
        RIPEMD160_X4_KEEP("w", x3);
        uint32x4_t x4 = vaddq_u32(l78_2, h4);
        RIPEMD160_X4_KEEP("w", x4);
        uint32x4_t x5 = vaddq_u32(r79, h0);
        RIPEMD160_X4_KEEP("w", x5);

        const uint32x4_t h0_next = vaddq_u32(l79, x1);
        const uint32x4_t h1_next = vaddq_u32(l80_2, x2);
        const uint32x4_t h2_next = vaddq_u32(l79_2, x3);
        const uint32x4_t h3_next = vaddq_u32(r80, x4);
        const uint32x4_t h4_next = vaddq_u32(l80, x5);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    vst1q_u32(&state[0][0], h0);
    vst1q_u32(&state[1][0], h1);
    vst1q_u32(&state[2][0], h2);
    vst1q_u32(&state[3][0], h3);
    vst1q_u32(&state[4][0], h4);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
