/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel lanes --schedule streams=2
 *
 * With the options above, `hashwright prove` proves ripemd160_x4x2_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-neon --kernel lanes --schedule
 * streams=2` measures the speed.
 *
 * ripemd160_x4x2_blocks: 3020 instructions for a block of 64 bytes in each of 2 streams,
 *     critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 */
#include "ripemd160_x4x2.h"

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
#define RIPEMD160_X4X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_X4X2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4X2_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_X4X2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4X2_ALWAYS __attribute__((always_inline))
#define RIPEMD160_X4X2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_X4X2_ALWAYS
#define RIPEMD160_X4X2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_X4X2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_X4X2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_X4X2_ALWAYS uint64_t ripemd160_x4x2_load64(const uint8_t *p)
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
#define RIPEMD160_X4X2_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_x4x2_load64(p), b = ripemd160_x4x2_load64(q), upper, lower; \
        RIPEMD160_X4X2_KEEP("r", a); \
        RIPEMD160_X4X2_KEEP("r", b); \
        upper = RIPEMD160_X4X2_PAIR(a, b); \
        lower = RIPEMD160_X4X2_PAIR(a >> 32, b >> 32); \
        RIPEMD160_X4X2_KEEP("r", upper); \
        RIPEMD160_X4X2_KEEP("r", lower); \
        RIPEMD160_X4X2_STORE(to, upper); \
        RIPEMD160_X4X2_STORE((to) + (row), lower); \
    } while (0)

void ripemd160_x4x2_blocks(uint32_t state[5][8], const uint8_t *const data[8], size_t nblocks)
{
    uint32x4_t h0a = vld1q_u32(&state[0][0]);
    uint32x4_t h1a = vld1q_u32(&state[1][0]);
    uint32x4_t h2a = vld1q_u32(&state[2][0]);
    uint32x4_t h3a = vld1q_u32(&state[3][0]);
    uint32x4_t h4a = vld1q_u32(&state[4][0]);
    uint32x4_t h0b = vld1q_u32(&state[0][4]);
    uint32x4_t h1b = vld1q_u32(&state[1][4]);
    uint32x4_t h2b = vld1q_u32(&state[2][4]);
    uint32x4_t h3b = vld1q_u32(&state[3][4]);
    uint32x4_t h4b = vld1q_u32(&state[4][4]);

    uint32_t buffers[2][16][8] RIPEMD160_X4X2_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        RIPEMD160_X4X2_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_X4X2_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_X4X2_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_X4X2_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_X4X2_COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_X4X2_COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_X4X2_COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_X4X2_COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, left step 1, f1 */
        uint32x4_t l1a_x1 = vaddq_u32(h0a, vld1q_u32(&w[0][0]));
        RIPEMD160_X4X2_KEEP("w", l1a_x1);
        const uint32x4_t l1a_x2 = vaddq_u32(veorq_u32(veorq_u32(h2a, h1a), h3a), l1a_x1);
        const uint32x4_t l1a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l1a_x2, 11), l1a_x2, 32 - 11), h4a);
        const uint32x4_t l1a_2 = vsriq_n_u32(vshlq_n_u32(h2a, 10), h2a, 32 - 10);
        /* stream b, left step 1, f1 */
        uint32x4_t l1b_x1 = vaddq_u32(h0b, vld1q_u32(&w[0][4]));
        RIPEMD160_X4X2_KEEP("w", l1b_x1);
        const uint32x4_t l1b_x2 = vaddq_u32(veorq_u32(veorq_u32(h2b, h1b), h3b), l1b_x1);
        const uint32x4_t l1b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l1b_x2, 11), l1b_x2, 32 - 11), h4b);
        const uint32x4_t l1b_2 = vsriq_n_u32(vshlq_n_u32(h2b, 10), h2b, 32 - 10);
        /* stream a, right step 1, f5 */
        uint32x4_t r1a_x1 =
            vaddq_u32(vaddq_u32(vld1q_u32(&w[5][0]), vdupq_n_u32(0x50a28be6u)), h0a);
        RIPEMD160_X4X2_KEEP("w", r1a_x1);
        const uint32x4_t r1a_x2 = vaddq_u32(veorq_u32(vornq_u32(h2a, h3a), h1a), r1a_x1);
        const uint32x4_t r1a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r1a_x2, 8), r1a_x2, 32 - 8), h4a);
        /* stream b, right step 1, f5 */
        uint32x4_t r1b_x1 =
            vaddq_u32(vaddq_u32(vld1q_u32(&w[5][4]), vdupq_n_u32(0x50a28be6u)), h0b);
        RIPEMD160_X4X2_KEEP("w", r1b_x1);
        const uint32x4_t r1b_x2 = vaddq_u32(veorq_u32(vornq_u32(h2b, h3b), h1b), r1b_x1);
        const uint32x4_t r1b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r1b_x2, 8), r1b_x2, 32 - 8), h4b);
        /* stream a, left step 2, f1 */
        uint32x4_t l2a_x1 = veorq_u32(l1a_2, h1a);
        RIPEMD160_X4X2_KEEP("w", l2a_x1);
        uint32x4_t l2a_x2 = vaddq_u32(vld1q_u32(&w[1][0]), h4a);
        RIPEMD160_X4X2_KEEP("w", l2a_x2);
        const uint32x4_t l2a_x3 = vaddq_u32(veorq_u32(l1a, l2a_x1), l2a_x2);
        const uint32x4_t l2a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l2a_x3, 14), l2a_x3, 32 - 14), h3a);
        const uint32x4_t l2a_2 = vsriq_n_u32(vshlq_n_u32(h1a, 10), h1a, 32 - 10);
        /* stream b, left step 2, f1 */
        uint32x4_t l2b_x1 = veorq_u32(l1b_2, h1b);
        RIPEMD160_X4X2_KEEP("w", l2b_x1);
        uint32x4_t l2b_x2 = vaddq_u32(vld1q_u32(&w[1][4]), h4b);
        RIPEMD160_X4X2_KEEP("w", l2b_x2);
        const uint32x4_t l2b_x3 = vaddq_u32(veorq_u32(l1b, l2b_x1), l2b_x2);
        const uint32x4_t l2b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l2b_x3, 14), l2b_x3, 32 - 14), h3b);
        const uint32x4_t l2b_2 = vsriq_n_u32(vshlq_n_u32(h1b, 10), h1b, 32 - 10);
        /* stream a, right step 2, f5 */
        uint32x4_t r2a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(h4a, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r2a_x1);
        const uint32x4_t r2a_x2 = vaddq_u32(veorq_u32(r1a, vornq_u32(h1a, l1a_2)), r2a_x1);
        const uint32x4_t r2a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r2a_x2, 9), r2a_x2, 32 - 9), h3a);
        /* stream b, right step 2, f5 */
        uint32x4_t r2b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(h4b, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r2b_x1);
        const uint32x4_t r2b_x2 = vaddq_u32(veorq_u32(r1b, vornq_u32(h1b, l1b_2)), r2b_x1);
        const uint32x4_t r2b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(r2b_x2, 9), r2b_x2, 32 - 9), h3b);
        /* stream a, left step 3, f1 */
        uint32x4_t l3a_x1 = veorq_u32(l2a_2, l1a);
        RIPEMD160_X4X2_KEEP("w", l3a_x1);
        uint32x4_t l3a_x2 = vaddq_u32(vld1q_u32(&w[2][0]), h3a);
        RIPEMD160_X4X2_KEEP("w", l3a_x2);
        const uint32x4_t l3a_x3 = vaddq_u32(veorq_u32(l2a, l3a_x1), l3a_x2);
        const uint32x4_t l3a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l3a_x3, 15), l3a_x3, 32 - 15), l1a_2);
        const uint32x4_t l3a_2 = vsriq_n_u32(vshlq_n_u32(l1a, 10), l1a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* stream b, left step 3, f1 */
        uint32x4_t l3b_x1 = veorq_u32(l2b_2, l1b);
        RIPEMD160_X4X2_KEEP("w", l3b_x1);
        uint32x4_t l3b_x2 = vaddq_u32(vld1q_u32(&w[2][4]), h3b);
        RIPEMD160_X4X2_KEEP("w", l3b_x2);
        const uint32x4_t l3b_x3 = vaddq_u32(veorq_u32(l2b, l3b_x1), l3b_x2);
        const uint32x4_t l3b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l3b_x3, 15), l3b_x3, 32 - 15), l1b_2);
        const uint32x4_t l3b_2 = vsriq_n_u32(vshlq_n_u32(l1b, 10), l1b, 32 - 10);
        /* stream a, right step 3, f5 */
        uint32x4_t r3a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(h3a, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r3a_x1);
        const uint32x4_t r3a_x2 = vaddq_u32(veorq_u32(r2a, vornq_u32(r1a, l2a_2)), r3a_x1);
        const uint32x4_t r3a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r3a_x2, 9), r3a_x2, 32 - 9), l1a_2);
        const uint32x4_t r3a_2 = vsriq_n_u32(vshlq_n_u32(r1a, 10), r1a, 32 - 10);
        /* stream b, right step 3, f5 */
        uint32x4_t r3b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(h3b, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r3b_x1);
        const uint32x4_t r3b_x2 = vaddq_u32(veorq_u32(r2b, vornq_u32(r1b, l2b_2)), r3b_x1);
        const uint32x4_t r3b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r3b_x2, 9), r3b_x2, 32 - 9), l1b_2);
        const uint32x4_t r3b_2 = vsriq_n_u32(vshlq_n_u32(r1b, 10), r1b, 32 - 10);
        /* stream a, left step 4, f1 */
        uint32x4_t l4a_x1 = veorq_u32(l3a_2, l2a);
        RIPEMD160_X4X2_KEEP("w", l4a_x1);
        uint32x4_t l4a_x2 = vaddq_u32(vld1q_u32(&w[3][0]), l1a_2);
        RIPEMD160_X4X2_KEEP("w", l4a_x2);
        const uint32x4_t l4a_x3 = vaddq_u32(veorq_u32(l3a, l4a_x1), l4a_x2);
        const uint32x4_t l4a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l4a_x3, 12), l4a_x3, 32 - 12), l2a_2);
        const uint32x4_t l4a_2 = vsriq_n_u32(vshlq_n_u32(l2a, 10), l2a, 32 - 10);
        /* stream b, left step 4, f1 */
        uint32x4_t l4b_x1 = veorq_u32(l3b_2, l2b);
        RIPEMD160_X4X2_KEEP("w", l4b_x1);
        uint32x4_t l4b_x2 = vaddq_u32(vld1q_u32(&w[3][4]), l1b_2);
        RIPEMD160_X4X2_KEEP("w", l4b_x2);
        const uint32x4_t l4b_x3 = vaddq_u32(veorq_u32(l3b, l4b_x1), l4b_x2);
        const uint32x4_t l4b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l4b_x3, 12), l4b_x3, 32 - 12), l2b_2);
        const uint32x4_t l4b_2 = vsriq_n_u32(vshlq_n_u32(l2b, 10), l2b, 32 - 10);
        /* stream a, right step 4, f5 */
        uint32x4_t r4a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l1a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r4a_x1);
        const uint32x4_t r4a_x2 = vaddq_u32(veorq_u32(r3a, vornq_u32(r2a, r3a_2)), r4a_x1);
        const uint32x4_t r4a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r4a_x2, 11), r4a_x2, 32 - 11), l2a_2);
        const uint32x4_t r4a_2 = vsriq_n_u32(vshlq_n_u32(r2a, 10), r2a, 32 - 10);
        /* stream b, right step 4, f5 */
        uint32x4_t r4b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l1b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r4b_x1);
        const uint32x4_t r4b_x2 = vaddq_u32(veorq_u32(r3b, vornq_u32(r2b, r3b_2)), r4b_x1);
        const uint32x4_t r4b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r4b_x2, 11), r4b_x2, 32 - 11), l2b_2);
        const uint32x4_t r4b_2 = vsriq_n_u32(vshlq_n_u32(r2b, 10), r2b, 32 - 10);
        /* stream a, left step 5, f1 */
        uint32x4_t l5a_x1 = veorq_u32(l4a_2, l3a);
        RIPEMD160_X4X2_KEEP("w", l5a_x1);
        uint32x4_t l5a_x2 = vaddq_u32(vld1q_u32(&w[4][0]), l2a_2);
        RIPEMD160_X4X2_KEEP("w", l5a_x2);
        const uint32x4_t l5a_x3 = vaddq_u32(veorq_u32(l4a, l5a_x1), l5a_x2);
        const uint32x4_t l5a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l5a_x3, 5), l5a_x3, 32 - 5), l3a_2);
        const uint32x4_t l5a_2 = vsriq_n_u32(vshlq_n_u32(l3a, 10), l3a, 32 - 10);
        /* stream b, left step 5, f1 */
        uint32x4_t l5b_x1 = veorq_u32(l4b_2, l3b);
        RIPEMD160_X4X2_KEEP("w", l5b_x1);
        uint32x4_t l5b_x2 = vaddq_u32(vld1q_u32(&w[4][4]), l2b_2);
        RIPEMD160_X4X2_KEEP("w", l5b_x2);
        const uint32x4_t l5b_x3 = vaddq_u32(veorq_u32(l4b, l5b_x1), l5b_x2);
        const uint32x4_t l5b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l5b_x3, 5), l5b_x3, 32 - 5), l3b_2);
        const uint32x4_t l5b_2 = vsriq_n_u32(vshlq_n_u32(l3b, 10), l3b, 32 - 10);
        /* stream a, right step 5, f5 */
        uint32x4_t r5a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l2a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r5a_x1);
        const uint32x4_t r5a_x2 = vaddq_u32(veorq_u32(r4a, vornq_u32(r3a, r4a_2)), r5a_x1);
        const uint32x4_t r5a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r5a_x2, 13), r5a_x2, 32 - 13), r3a_2);
        const uint32x4_t r5a_2 = vsriq_n_u32(vshlq_n_u32(r3a, 10), r3a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* stream b, right step 5, f5 */
        uint32x4_t r5b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l2b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r5b_x1);
        const uint32x4_t r5b_x2 = vaddq_u32(veorq_u32(r4b, vornq_u32(r3b, r4b_2)), r5b_x1);
        const uint32x4_t r5b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r5b_x2, 13), r5b_x2, 32 - 13), r3b_2);
        const uint32x4_t r5b_2 = vsriq_n_u32(vshlq_n_u32(r3b, 10), r3b, 32 - 10);
        /* stream a, left step 6, f1 */
        uint32x4_t l6a_x1 = veorq_u32(l5a_2, l4a);
        RIPEMD160_X4X2_KEEP("w", l6a_x1);
        uint32x4_t l6a_x2 = vaddq_u32(vld1q_u32(&w[5][0]), l3a_2);
        RIPEMD160_X4X2_KEEP("w", l6a_x2);
        const uint32x4_t l6a_x3 = vaddq_u32(veorq_u32(l5a, l6a_x1), l6a_x2);
        const uint32x4_t l6a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l6a_x3, 8), l6a_x3, 32 - 8), l4a_2);
        const uint32x4_t l6a_2 = vsriq_n_u32(vshlq_n_u32(l4a, 10), l4a, 32 - 10);
        /* stream b, left step 6, f1 */
        uint32x4_t l6b_x1 = veorq_u32(l5b_2, l4b);
        RIPEMD160_X4X2_KEEP("w", l6b_x1);
        uint32x4_t l6b_x2 = vaddq_u32(vld1q_u32(&w[5][4]), l3b_2);
        RIPEMD160_X4X2_KEEP("w", l6b_x2);
        const uint32x4_t l6b_x3 = vaddq_u32(veorq_u32(l5b, l6b_x1), l6b_x2);
        const uint32x4_t l6b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l6b_x3, 8), l6b_x3, 32 - 8), l4b_2);
        const uint32x4_t l6b_2 = vsriq_n_u32(vshlq_n_u32(l4b, 10), l4b, 32 - 10);
        /* stream a, right step 6, f5 */
        uint32x4_t r6a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r3a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r6a_x1);
        const uint32x4_t r6a_x2 = vaddq_u32(veorq_u32(r5a, vornq_u32(r4a, r5a_2)), r6a_x1);
        const uint32x4_t r6a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r6a_x2, 15), r6a_x2, 32 - 15), r4a_2);
        const uint32x4_t r6a_2 = vsriq_n_u32(vshlq_n_u32(r4a, 10), r4a, 32 - 10);
        /* stream b, right step 6, f5 */
        uint32x4_t r6b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r3b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r6b_x1);
        const uint32x4_t r6b_x2 = vaddq_u32(veorq_u32(r5b, vornq_u32(r4b, r5b_2)), r6b_x1);
        const uint32x4_t r6b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r6b_x2, 15), r6b_x2, 32 - 15), r4b_2);
        const uint32x4_t r6b_2 = vsriq_n_u32(vshlq_n_u32(r4b, 10), r4b, 32 - 10);
        /* stream a, left step 7, f1 */
        uint32x4_t l7a_x1 = veorq_u32(l6a_2, l5a);
        RIPEMD160_X4X2_KEEP("w", l7a_x1);
        uint32x4_t l7a_x2 = vaddq_u32(vld1q_u32(&w[6][0]), l4a_2);
        RIPEMD160_X4X2_KEEP("w", l7a_x2);
        const uint32x4_t l7a_x3 = vaddq_u32(veorq_u32(l6a, l7a_x1), l7a_x2);
        const uint32x4_t l7a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l7a_x3, 7), l7a_x3, 32 - 7), l5a_2);
        const uint32x4_t l7a_2 = vsriq_n_u32(vshlq_n_u32(l5a, 10), l5a, 32 - 10);
        /* stream b, left step 7, f1 */
        uint32x4_t l7b_x1 = veorq_u32(l6b_2, l5b);
        RIPEMD160_X4X2_KEEP("w", l7b_x1);
        uint32x4_t l7b_x2 = vaddq_u32(vld1q_u32(&w[6][4]), l4b_2);
        RIPEMD160_X4X2_KEEP("w", l7b_x2);
        const uint32x4_t l7b_x3 = vaddq_u32(veorq_u32(l6b, l7b_x1), l7b_x2);
        const uint32x4_t l7b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l7b_x3, 7), l7b_x3, 32 - 7), l5b_2);
        const uint32x4_t l7b_2 = vsriq_n_u32(vshlq_n_u32(l5b, 10), l5b, 32 - 10);
        /* stream a, right step 7, f5 */
        uint32x4_t r7a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r4a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r7a_x1);
        const uint32x4_t r7a_x2 = vaddq_u32(veorq_u32(r6a, vornq_u32(r5a, r6a_2)), r7a_x1);
        const uint32x4_t r7a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r7a_x2, 15), r7a_x2, 32 - 15), r5a_2);
        const uint32x4_t r7a_2 = vsriq_n_u32(vshlq_n_u32(r5a, 10), r5a, 32 - 10);
        /* stream b, right step 7, f5 */
        uint32x4_t r7b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r4b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r7b_x1);
        const uint32x4_t r7b_x2 = vaddq_u32(veorq_u32(r6b, vornq_u32(r5b, r6b_2)), r7b_x1);
        const uint32x4_t r7b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r7b_x2, 15), r7b_x2, 32 - 15), r5b_2);
        const uint32x4_t r7b_2 = vsriq_n_u32(vshlq_n_u32(r5b, 10), r5b, 32 - 10);
        /* stream a, left step 8, f1 */
        uint32x4_t l8a_x1 = veorq_u32(l7a_2, l6a);
        RIPEMD160_X4X2_KEEP("w", l8a_x1);
        uint32x4_t l8a_x2 = vaddq_u32(vld1q_u32(&w[7][0]), l5a_2);
        RIPEMD160_X4X2_KEEP("w", l8a_x2);
        const uint32x4_t l8a_x3 = vaddq_u32(veorq_u32(l7a, l8a_x1), l8a_x2);
        const uint32x4_t l8a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l8a_x3, 9), l8a_x3, 32 - 9), l6a_2);
        const uint32x4_t l8a_2 = vsriq_n_u32(vshlq_n_u32(l6a, 10), l6a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* stream b, left step 8, f1 */
        uint32x4_t l8b_x1 = veorq_u32(l7b_2, l6b);
        RIPEMD160_X4X2_KEEP("w", l8b_x1);
        uint32x4_t l8b_x2 = vaddq_u32(vld1q_u32(&w[7][4]), l5b_2);
        RIPEMD160_X4X2_KEEP("w", l8b_x2);
        const uint32x4_t l8b_x3 = vaddq_u32(veorq_u32(l7b, l8b_x1), l8b_x2);
        const uint32x4_t l8b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l8b_x3, 9), l8b_x3, 32 - 9), l6b_2);
        const uint32x4_t l8b_2 = vsriq_n_u32(vshlq_n_u32(l6b, 10), l6b, 32 - 10);
        /* stream a, right step 8, f5 */
        uint32x4_t r8a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r5a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r8a_x1);
        const uint32x4_t r8a_x2 = vaddq_u32(veorq_u32(r7a, vornq_u32(r6a, r7a_2)), r8a_x1);
        const uint32x4_t r8a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r8a_x2, 5), r8a_x2, 32 - 5), r6a_2);
        const uint32x4_t r8a_2 = vsriq_n_u32(vshlq_n_u32(r6a, 10), r6a, 32 - 10);
        /* stream b, right step 8, f5 */
        uint32x4_t r8b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r5b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r8b_x1);
        const uint32x4_t r8b_x2 = vaddq_u32(veorq_u32(r7b, vornq_u32(r6b, r7b_2)), r8b_x1);
        const uint32x4_t r8b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r8b_x2, 5), r8b_x2, 32 - 5), r6b_2);
        const uint32x4_t r8b_2 = vsriq_n_u32(vshlq_n_u32(r6b, 10), r6b, 32 - 10);
        /* stream a, left step 9, f1 */
        uint32x4_t l9a_x1 = veorq_u32(l8a_2, l7a);
        RIPEMD160_X4X2_KEEP("w", l9a_x1);
        uint32x4_t l9a_x2 = vaddq_u32(vld1q_u32(&w[8][0]), l6a_2);
        RIPEMD160_X4X2_KEEP("w", l9a_x2);
        const uint32x4_t l9a_x3 = vaddq_u32(veorq_u32(l8a, l9a_x1), l9a_x2);
        const uint32x4_t l9a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l9a_x3, 11), l9a_x3, 32 - 11), l7a_2);
        const uint32x4_t l9a_2 = vsriq_n_u32(vshlq_n_u32(l7a, 10), l7a, 32 - 10);
        /* stream b, left step 9, f1 */
        uint32x4_t l9b_x1 = veorq_u32(l8b_2, l7b);
        RIPEMD160_X4X2_KEEP("w", l9b_x1);
        uint32x4_t l9b_x2 = vaddq_u32(vld1q_u32(&w[8][4]), l6b_2);
        RIPEMD160_X4X2_KEEP("w", l9b_x2);
        const uint32x4_t l9b_x3 = vaddq_u32(veorq_u32(l8b, l9b_x1), l9b_x2);
        const uint32x4_t l9b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l9b_x3, 11), l9b_x3, 32 - 11), l7b_2);
        const uint32x4_t l9b_2 = vsriq_n_u32(vshlq_n_u32(l7b, 10), l7b, 32 - 10);
        /* stream a, right step 9, f5 */
        uint32x4_t r9a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r6a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r9a_x1);
        const uint32x4_t r9a_x2 = vaddq_u32(veorq_u32(r8a, vornq_u32(r7a, r8a_2)), r9a_x1);
        const uint32x4_t r9a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r9a_x2, 7), r9a_x2, 32 - 7), r7a_2);
        const uint32x4_t r9a_2 = vsriq_n_u32(vshlq_n_u32(r7a, 10), r7a, 32 - 10);
        /* stream b, right step 9, f5 */
        uint32x4_t r9b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r6b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r9b_x1);
        const uint32x4_t r9b_x2 = vaddq_u32(veorq_u32(r8b, vornq_u32(r7b, r8b_2)), r9b_x1);
        const uint32x4_t r9b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r9b_x2, 7), r9b_x2, 32 - 7), r7b_2);
        const uint32x4_t r9b_2 = vsriq_n_u32(vshlq_n_u32(r7b, 10), r7b, 32 - 10);
        /* stream a, left step 10, f1 */
        uint32x4_t l10a_x1 = veorq_u32(l9a_2, l8a);
        RIPEMD160_X4X2_KEEP("w", l10a_x1);
        uint32x4_t l10a_x2 = vaddq_u32(vld1q_u32(&w[9][0]), l7a_2);
        RIPEMD160_X4X2_KEEP("w", l10a_x2);
        const uint32x4_t l10a_x3 = vaddq_u32(veorq_u32(l9a, l10a_x1), l10a_x2);
        const uint32x4_t l10a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l10a_x3, 13), l10a_x3, 32 - 13), l8a_2);
        const uint32x4_t l10a_2 = vsriq_n_u32(vshlq_n_u32(l8a, 10), l8a, 32 - 10);
        /* stream b, left step 10, f1 */
        uint32x4_t l10b_x1 = veorq_u32(l9b_2, l8b);
        RIPEMD160_X4X2_KEEP("w", l10b_x1);
        uint32x4_t l10b_x2 = vaddq_u32(vld1q_u32(&w[9][4]), l7b_2);
        RIPEMD160_X4X2_KEEP("w", l10b_x2);
        const uint32x4_t l10b_x3 = vaddq_u32(veorq_u32(l9b, l10b_x1), l10b_x2);
        const uint32x4_t l10b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l10b_x3, 13), l10b_x3, 32 - 13), l8b_2);
        const uint32x4_t l10b_2 = vsriq_n_u32(vshlq_n_u32(l8b, 10), l8b, 32 - 10);
        /* stream a, right step 10, f5 */
        uint32x4_t r10a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r7a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r10a_x1);
        const uint32x4_t r10a_x2 = vaddq_u32(veorq_u32(r9a, vornq_u32(r8a, r9a_2)), r10a_x1);
        const uint32x4_t r10a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r10a_x2, 7), r10a_x2, 32 - 7), r8a_2);
        const uint32x4_t r10a_2 = vsriq_n_u32(vshlq_n_u32(r8a, 10), r8a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* stream b, right step 10, f5 */
        uint32x4_t r10b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r7b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r10b_x1);
        const uint32x4_t r10b_x2 = vaddq_u32(veorq_u32(r9b, vornq_u32(r8b, r9b_2)), r10b_x1);
        const uint32x4_t r10b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r10b_x2, 7), r10b_x2, 32 - 7), r8b_2);
        const uint32x4_t r10b_2 = vsriq_n_u32(vshlq_n_u32(r8b, 10), r8b, 32 - 10);
        /* stream a, left step 11, f1 */
        uint32x4_t l11a_x1 = veorq_u32(l10a_2, l9a);
        RIPEMD160_X4X2_KEEP("w", l11a_x1);
        uint32x4_t l11a_x2 = vaddq_u32(vld1q_u32(&w[10][0]), l8a_2);
        RIPEMD160_X4X2_KEEP("w", l11a_x2);
        const uint32x4_t l11a_x3 = vaddq_u32(veorq_u32(l10a, l11a_x1), l11a_x2);
        const uint32x4_t l11a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l11a_x3, 14), l11a_x3, 32 - 14), l9a_2);
        const uint32x4_t l11a_2 = vsriq_n_u32(vshlq_n_u32(l9a, 10), l9a, 32 - 10);
        /* stream b, left step 11, f1 */
        uint32x4_t l11b_x1 = veorq_u32(l10b_2, l9b);
        RIPEMD160_X4X2_KEEP("w", l11b_x1);
        uint32x4_t l11b_x2 = vaddq_u32(vld1q_u32(&w[10][4]), l8b_2);
        RIPEMD160_X4X2_KEEP("w", l11b_x2);
        const uint32x4_t l11b_x3 = vaddq_u32(veorq_u32(l10b, l11b_x1), l11b_x2);
        const uint32x4_t l11b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l11b_x3, 14), l11b_x3, 32 - 14), l9b_2);
        const uint32x4_t l11b_2 = vsriq_n_u32(vshlq_n_u32(l9b, 10), l9b, 32 - 10);
        /* stream a, right step 11, f5 */
        uint32x4_t r11a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r8a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r11a_x1);
        const uint32x4_t r11a_x2 = vaddq_u32(veorq_u32(r10a, vornq_u32(r9a, r10a_2)), r11a_x1);
        const uint32x4_t r11a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r11a_x2, 8), r11a_x2, 32 - 8), r9a_2);
        const uint32x4_t r11a_2 = vsriq_n_u32(vshlq_n_u32(r9a, 10), r9a, 32 - 10);
        /* stream b, right step 11, f5 */
        uint32x4_t r11b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r8b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r11b_x1);
        const uint32x4_t r11b_x2 = vaddq_u32(veorq_u32(r10b, vornq_u32(r9b, r10b_2)), r11b_x1);
        const uint32x4_t r11b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r11b_x2, 8), r11b_x2, 32 - 8), r9b_2);
        const uint32x4_t r11b_2 = vsriq_n_u32(vshlq_n_u32(r9b, 10), r9b, 32 - 10);
        /* stream a, left step 12, f1 */
        uint32x4_t l12a_x1 = veorq_u32(l11a_2, l10a);
        RIPEMD160_X4X2_KEEP("w", l12a_x1);
        uint32x4_t l12a_x2 = vaddq_u32(vld1q_u32(&w[11][0]), l9a_2);
        RIPEMD160_X4X2_KEEP("w", l12a_x2);
        const uint32x4_t l12a_x3 = vaddq_u32(veorq_u32(l11a, l12a_x1), l12a_x2);
        const uint32x4_t l12a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l12a_x3, 15), l12a_x3, 32 - 15), l10a_2);
        const uint32x4_t l12a_2 = vsriq_n_u32(vshlq_n_u32(l10a, 10), l10a, 32 - 10);
        /* stream b, left step 12, f1 */
        uint32x4_t l12b_x1 = veorq_u32(l11b_2, l10b);
        RIPEMD160_X4X2_KEEP("w", l12b_x1);
        uint32x4_t l12b_x2 = vaddq_u32(vld1q_u32(&w[11][4]), l9b_2);
        RIPEMD160_X4X2_KEEP("w", l12b_x2);
        const uint32x4_t l12b_x3 = vaddq_u32(veorq_u32(l11b, l12b_x1), l12b_x2);
        const uint32x4_t l12b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l12b_x3, 15), l12b_x3, 32 - 15), l10b_2);
        const uint32x4_t l12b_2 = vsriq_n_u32(vshlq_n_u32(l10b, 10), l10b, 32 - 10);
        /* stream a, right step 12, f5 */
        uint32x4_t r12a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r9a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r12a_x1);
        const uint32x4_t r12a_x2 = vaddq_u32(veorq_u32(r11a, vornq_u32(r10a, r11a_2)), r12a_x1);
        const uint32x4_t r12a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r12a_x2, 11), r12a_x2, 32 - 11), r10a_2);
        const uint32x4_t r12a_2 = vsriq_n_u32(vshlq_n_u32(r10a, 10), r10a, 32 - 10);
        /* stream b, right step 12, f5 */
        uint32x4_t r12b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r9b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r12b_x1);
        const uint32x4_t r12b_x2 = vaddq_u32(veorq_u32(r11b, vornq_u32(r10b, r11b_2)), r12b_x1);
        const uint32x4_t r12b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r12b_x2, 11), r12b_x2, 32 - 11), r10b_2);
        const uint32x4_t r12b_2 = vsriq_n_u32(vshlq_n_u32(r10b, 10), r10b, 32 - 10);
        /* stream a, left step 13, f1 */
        uint32x4_t l13a_x1 = veorq_u32(l12a_2, l11a);
        RIPEMD160_X4X2_KEEP("w", l13a_x1);
        uint32x4_t l13a_x2 = vaddq_u32(vld1q_u32(&w[12][0]), l10a_2);
        RIPEMD160_X4X2_KEEP("w", l13a_x2);
        const uint32x4_t l13a_x3 = vaddq_u32(veorq_u32(l12a, l13a_x1), l13a_x2);
        const uint32x4_t l13a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l13a_x3, 6), l13a_x3, 32 - 6), l11a_2);
        const uint32x4_t l13a_2 = vsriq_n_u32(vshlq_n_u32(l11a, 10), l11a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* stream b, left step 13, f1 */
        uint32x4_t l13b_x1 = veorq_u32(l12b_2, l11b);
        RIPEMD160_X4X2_KEEP("w", l13b_x1);
        uint32x4_t l13b_x2 = vaddq_u32(vld1q_u32(&w[12][4]), l10b_2);
        RIPEMD160_X4X2_KEEP("w", l13b_x2);
        const uint32x4_t l13b_x3 = vaddq_u32(veorq_u32(l12b, l13b_x1), l13b_x2);
        const uint32x4_t l13b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l13b_x3, 6), l13b_x3, 32 - 6), l11b_2);
        const uint32x4_t l13b_2 = vsriq_n_u32(vshlq_n_u32(l11b, 10), l11b, 32 - 10);
        /* stream a, right step 13, f5 */
        uint32x4_t r13a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r10a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r13a_x1);
        const uint32x4_t r13a_x2 = vaddq_u32(veorq_u32(r12a, vornq_u32(r11a, r12a_2)), r13a_x1);
        const uint32x4_t r13a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r13a_x2, 14), r13a_x2, 32 - 14), r11a_2);
        const uint32x4_t r13a_2 = vsriq_n_u32(vshlq_n_u32(r11a, 10), r11a, 32 - 10);
        /* stream b, right step 13, f5 */
        uint32x4_t r13b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r10b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r13b_x1);
        const uint32x4_t r13b_x2 = vaddq_u32(veorq_u32(r12b, vornq_u32(r11b, r12b_2)), r13b_x1);
        const uint32x4_t r13b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r13b_x2, 14), r13b_x2, 32 - 14), r11b_2);
        const uint32x4_t r13b_2 = vsriq_n_u32(vshlq_n_u32(r11b, 10), r11b, 32 - 10);
        /* stream a, left step 14, f1 */
        uint32x4_t l14a_x1 = veorq_u32(l13a_2, l12a);
        RIPEMD160_X4X2_KEEP("w", l14a_x1);
        uint32x4_t l14a_x2 = vaddq_u32(vld1q_u32(&w[13][0]), l11a_2);
        RIPEMD160_X4X2_KEEP("w", l14a_x2);
        const uint32x4_t l14a_x3 = vaddq_u32(veorq_u32(l13a, l14a_x1), l14a_x2);
        const uint32x4_t l14a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l14a_x3, 7), l14a_x3, 32 - 7), l12a_2);
        const uint32x4_t l14a_2 = vsriq_n_u32(vshlq_n_u32(l12a, 10), l12a, 32 - 10);
        /* stream b, left step 14, f1 */
        uint32x4_t l14b_x1 = veorq_u32(l13b_2, l12b);
        RIPEMD160_X4X2_KEEP("w", l14b_x1);
        uint32x4_t l14b_x2 = vaddq_u32(vld1q_u32(&w[13][4]), l11b_2);
        RIPEMD160_X4X2_KEEP("w", l14b_x2);
        const uint32x4_t l14b_x3 = vaddq_u32(veorq_u32(l13b, l14b_x1), l14b_x2);
        const uint32x4_t l14b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l14b_x3, 7), l14b_x3, 32 - 7), l12b_2);
        const uint32x4_t l14b_2 = vsriq_n_u32(vshlq_n_u32(l12b, 10), l12b, 32 - 10);
        /* stream a, right step 14, f5 */
        uint32x4_t r14a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r11a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r14a_x1);
        const uint32x4_t r14a_x2 = vaddq_u32(veorq_u32(r13a, vornq_u32(r12a, r13a_2)), r14a_x1);
        const uint32x4_t r14a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r14a_x2, 14), r14a_x2, 32 - 14), r12a_2);
        const uint32x4_t r14a_2 = vsriq_n_u32(vshlq_n_u32(r12a, 10), r12a, 32 - 10);
        /* stream b, right step 14, f5 */
        uint32x4_t r14b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r11b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r14b_x1);
        const uint32x4_t r14b_x2 = vaddq_u32(veorq_u32(r13b, vornq_u32(r12b, r13b_2)), r14b_x1);
        const uint32x4_t r14b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r14b_x2, 14), r14b_x2, 32 - 14), r12b_2);
        const uint32x4_t r14b_2 = vsriq_n_u32(vshlq_n_u32(r12b, 10), r12b, 32 - 10);
        /* stream a, left step 15, f1 */
        uint32x4_t l15a_x1 = veorq_u32(l14a_2, l13a);
        RIPEMD160_X4X2_KEEP("w", l15a_x1);
        uint32x4_t l15a_x2 = vaddq_u32(vld1q_u32(&w[14][0]), l12a_2);
        RIPEMD160_X4X2_KEEP("w", l15a_x2);
        const uint32x4_t l15a_x3 = vaddq_u32(veorq_u32(l14a, l15a_x1), l15a_x2);
        const uint32x4_t l15a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l15a_x3, 9), l15a_x3, 32 - 9), l13a_2);
        const uint32x4_t l15a_2 = vsriq_n_u32(vshlq_n_u32(l13a, 10), l13a, 32 - 10);
        /* stream b, left step 15, f1 */
        uint32x4_t l15b_x1 = veorq_u32(l14b_2, l13b);
        RIPEMD160_X4X2_KEEP("w", l15b_x1);
        uint32x4_t l15b_x2 = vaddq_u32(vld1q_u32(&w[14][4]), l12b_2);
        RIPEMD160_X4X2_KEEP("w", l15b_x2);
        const uint32x4_t l15b_x3 = vaddq_u32(veorq_u32(l14b, l15b_x1), l15b_x2);
        const uint32x4_t l15b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l15b_x3, 9), l15b_x3, 32 - 9), l13b_2);
        const uint32x4_t l15b_2 = vsriq_n_u32(vshlq_n_u32(l13b, 10), l13b, 32 - 10);
        /* stream a, right step 15, f5 */
        uint32x4_t r15a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r12a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r15a_x1);
        const uint32x4_t r15a_x2 = vaddq_u32(veorq_u32(r14a, vornq_u32(r13a, r14a_2)), r15a_x1);
        const uint32x4_t r15a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r15a_x2, 12), r15a_x2, 32 - 12), r13a_2);
        const uint32x4_t r15a_2 = vsriq_n_u32(vshlq_n_u32(r13a, 10), r13a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* stream b, right step 15, f5 */
        uint32x4_t r15b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r12b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r15b_x1);
        const uint32x4_t r15b_x2 = vaddq_u32(veorq_u32(r14b, vornq_u32(r13b, r14b_2)), r15b_x1);
        const uint32x4_t r15b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r15b_x2, 12), r15b_x2, 32 - 12), r13b_2);
        const uint32x4_t r15b_2 = vsriq_n_u32(vshlq_n_u32(r13b, 10), r13b, 32 - 10);
        /* stream a, left step 16, f1 */
        uint32x4_t l16a_x1 = veorq_u32(l15a_2, l14a);
        RIPEMD160_X4X2_KEEP("w", l16a_x1);
        uint32x4_t l16a_x2 = vaddq_u32(vld1q_u32(&w[15][0]), l13a_2);
        RIPEMD160_X4X2_KEEP("w", l16a_x2);
        const uint32x4_t l16a_x3 = vaddq_u32(veorq_u32(l15a, l16a_x1), l16a_x2);
        const uint32x4_t l16a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l16a_x3, 8), l16a_x3, 32 - 8), l14a_2);
        const uint32x4_t l16a_2 = vsriq_n_u32(vshlq_n_u32(l14a, 10), l14a, 32 - 10);
        /* stream b, left step 16, f1 */
        uint32x4_t l16b_x1 = veorq_u32(l15b_2, l14b);
        RIPEMD160_X4X2_KEEP("w", l16b_x1);
        uint32x4_t l16b_x2 = vaddq_u32(vld1q_u32(&w[15][4]), l13b_2);
        RIPEMD160_X4X2_KEEP("w", l16b_x2);
        const uint32x4_t l16b_x3 = vaddq_u32(veorq_u32(l15b, l16b_x1), l16b_x2);
        const uint32x4_t l16b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l16b_x3, 8), l16b_x3, 32 - 8), l14b_2);
        const uint32x4_t l16b_2 = vsriq_n_u32(vshlq_n_u32(l14b, 10), l14b, 32 - 10);
        /* stream a, right step 16, f5 */
        uint32x4_t r16a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r13a_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r16a_x1);
        const uint32x4_t r16a_x2 = vaddq_u32(veorq_u32(r15a, vornq_u32(r14a, r15a_2)), r16a_x1);
        const uint32x4_t r16a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r16a_x2, 6), r16a_x2, 32 - 6), r14a_2);
        const uint32x4_t r16a_2 = vsriq_n_u32(vshlq_n_u32(r14a, 10), r14a, 32 - 10);
        /* stream b, right step 16, f5 */
        uint32x4_t r16b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r13b_2, vdupq_n_u32(0x50a28be6u)));
        RIPEMD160_X4X2_KEEP("w", r16b_x1);
        const uint32x4_t r16b_x2 = vaddq_u32(veorq_u32(r15b, vornq_u32(r14b, r15b_2)), r16b_x1);
        const uint32x4_t r16b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r16b_x2, 6), r16b_x2, 32 - 6), r14b_2);
        const uint32x4_t r16b_2 = vsriq_n_u32(vshlq_n_u32(r14b, 10), r14b, 32 - 10);
        /* stream a, left step 17, f2 */
        uint32x4_t l17a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l14a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l17a_x1);
        const uint32x4_t l17a_x2 = vaddq_u32(vbslq_u32(l16a, l15a, l16a_2), l17a_x1);
        const uint32x4_t l17a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l17a_x2, 7), l17a_x2, 32 - 7), l15a_2);
        const uint32x4_t l17a_2 = vsriq_n_u32(vshlq_n_u32(l15a, 10), l15a, 32 - 10);
        /* stream b, left step 17, f2 */
        uint32x4_t l17b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l14b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l17b_x1);
        const uint32x4_t l17b_x2 = vaddq_u32(vbslq_u32(l16b, l15b, l16b_2), l17b_x1);
        const uint32x4_t l17b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l17b_x2, 7), l17b_x2, 32 - 7), l15b_2);
        const uint32x4_t l17b_2 = vsriq_n_u32(vshlq_n_u32(l15b, 10), l15b, 32 - 10);
        /* stream a, right step 17, f4 */
        uint32x4_t r17a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r14a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r17a_x1);
        const uint32x4_t r17a_x2 = vaddq_u32(vbslq_u32(r16a_2, r16a, r15a), r17a_x1);
        const uint32x4_t r17a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r17a_x2, 9), r17a_x2, 32 - 9), r15a_2);
        const uint32x4_t r17a_2 = vsriq_n_u32(vshlq_n_u32(r15a, 10), r15a, 32 - 10);
        /* stream b, right step 17, f4 */
        uint32x4_t r17b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r14b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r17b_x1);
        const uint32x4_t r17b_x2 = vaddq_u32(vbslq_u32(r16b_2, r16b, r15b), r17b_x1);
        const uint32x4_t r17b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r17b_x2, 9), r17b_x2, 32 - 9), r15b_2);
        const uint32x4_t r17b_2 = vsriq_n_u32(vshlq_n_u32(r15b, 10), r15b, 32 - 10);
        /* stream a, left step 18, f2 */
        uint32x4_t l18a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l15a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l18a_x1);
        const uint32x4_t l18a_x2 = vaddq_u32(vbslq_u32(l17a, l16a, l17a_2), l18a_x1);
        const uint32x4_t l18a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l18a_x2, 6), l18a_x2, 32 - 6), l16a_2);
        const uint32x4_t l18a_2 = vsriq_n_u32(vshlq_n_u32(l16a, 10), l16a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* stream b, left step 18, f2 */
        uint32x4_t l18b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l15b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l18b_x1);
        const uint32x4_t l18b_x2 = vaddq_u32(vbslq_u32(l17b, l16b, l17b_2), l18b_x1);
        const uint32x4_t l18b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l18b_x2, 6), l18b_x2, 32 - 6), l16b_2);
        const uint32x4_t l18b_2 = vsriq_n_u32(vshlq_n_u32(l16b, 10), l16b, 32 - 10);
        /* stream a, right step 18, f4 */
        uint32x4_t r18a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r15a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r18a_x1);
        const uint32x4_t r18a_x2 = vaddq_u32(vbslq_u32(r17a_2, r17a, r16a), r18a_x1);
        const uint32x4_t r18a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r18a_x2, 13), r18a_x2, 32 - 13), r16a_2);
        const uint32x4_t r18a_2 = vsriq_n_u32(vshlq_n_u32(r16a, 10), r16a, 32 - 10);
        /* stream b, right step 18, f4 */
        uint32x4_t r18b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r15b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r18b_x1);
        const uint32x4_t r18b_x2 = vaddq_u32(vbslq_u32(r17b_2, r17b, r16b), r18b_x1);
        const uint32x4_t r18b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r18b_x2, 13), r18b_x2, 32 - 13), r16b_2);
        const uint32x4_t r18b_2 = vsriq_n_u32(vshlq_n_u32(r16b, 10), r16b, 32 - 10);
        /* stream a, left step 19, f2 */
        uint32x4_t l19a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l16a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l19a_x1);
        const uint32x4_t l19a_x2 = vaddq_u32(vbslq_u32(l18a, l17a, l18a_2), l19a_x1);
        const uint32x4_t l19a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l19a_x2, 8), l19a_x2, 32 - 8), l17a_2);
        const uint32x4_t l19a_2 = vsriq_n_u32(vshlq_n_u32(l17a, 10), l17a, 32 - 10);
        /* stream b, left step 19, f2 */
        uint32x4_t l19b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l16b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l19b_x1);
        const uint32x4_t l19b_x2 = vaddq_u32(vbslq_u32(l18b, l17b, l18b_2), l19b_x1);
        const uint32x4_t l19b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l19b_x2, 8), l19b_x2, 32 - 8), l17b_2);
        const uint32x4_t l19b_2 = vsriq_n_u32(vshlq_n_u32(l17b, 10), l17b, 32 - 10);
        /* stream a, right step 19, f4 */
        uint32x4_t r19a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r16a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r19a_x1);
        const uint32x4_t r19a_x2 = vaddq_u32(vbslq_u32(r18a_2, r18a, r17a), r19a_x1);
        const uint32x4_t r19a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r19a_x2, 15), r19a_x2, 32 - 15), r17a_2);
        const uint32x4_t r19a_2 = vsriq_n_u32(vshlq_n_u32(r17a, 10), r17a, 32 - 10);
        /* stream b, right step 19, f4 */
        uint32x4_t r19b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r16b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r19b_x1);
        const uint32x4_t r19b_x2 = vaddq_u32(vbslq_u32(r18b_2, r18b, r17b), r19b_x1);
        const uint32x4_t r19b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r19b_x2, 15), r19b_x2, 32 - 15), r17b_2);
        const uint32x4_t r19b_2 = vsriq_n_u32(vshlq_n_u32(r17b, 10), r17b, 32 - 10);
        /* stream a, left step 20, f2 */
        uint32x4_t l20a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l17a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l20a_x1);
        const uint32x4_t l20a_x2 = vaddq_u32(vbslq_u32(l19a, l18a, l19a_2), l20a_x1);
        const uint32x4_t l20a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l20a_x2, 13), l20a_x2, 32 - 13), l18a_2);
        const uint32x4_t l20a_2 = vsriq_n_u32(vshlq_n_u32(l18a, 10), l18a, 32 - 10);
        /* stream b, left step 20, f2 */
        uint32x4_t l20b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l17b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l20b_x1);
        const uint32x4_t l20b_x2 = vaddq_u32(vbslq_u32(l19b, l18b, l19b_2), l20b_x1);
        const uint32x4_t l20b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l20b_x2, 13), l20b_x2, 32 - 13), l18b_2);
        const uint32x4_t l20b_2 = vsriq_n_u32(vshlq_n_u32(l18b, 10), l18b, 32 - 10);
        /* stream a, right step 20, f4 */
        uint32x4_t r20a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r17a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r20a_x1);
        const uint32x4_t r20a_x2 = vaddq_u32(vbslq_u32(r19a_2, r19a, r18a), r20a_x1);
        const uint32x4_t r20a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r20a_x2, 7), r20a_x2, 32 - 7), r18a_2);
        const uint32x4_t r20a_2 = vsriq_n_u32(vshlq_n_u32(r18a, 10), r18a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* stream b, right step 20, f4 */
        uint32x4_t r20b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r17b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r20b_x1);
        const uint32x4_t r20b_x2 = vaddq_u32(vbslq_u32(r19b_2, r19b, r18b), r20b_x1);
        const uint32x4_t r20b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r20b_x2, 7), r20b_x2, 32 - 7), r18b_2);
        const uint32x4_t r20b_2 = vsriq_n_u32(vshlq_n_u32(r18b, 10), r18b, 32 - 10);
        /* stream a, left step 21, f2 */
        uint32x4_t l21a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l18a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l21a_x1);
        const uint32x4_t l21a_x2 = vaddq_u32(vbslq_u32(l20a, l19a, l20a_2), l21a_x1);
        const uint32x4_t l21a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l21a_x2, 11), l21a_x2, 32 - 11), l19a_2);
        const uint32x4_t l21a_2 = vsriq_n_u32(vshlq_n_u32(l19a, 10), l19a, 32 - 10);
        /* stream b, left step 21, f2 */
        uint32x4_t l21b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l18b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l21b_x1);
        const uint32x4_t l21b_x2 = vaddq_u32(vbslq_u32(l20b, l19b, l20b_2), l21b_x1);
        const uint32x4_t l21b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l21b_x2, 11), l21b_x2, 32 - 11), l19b_2);
        const uint32x4_t l21b_2 = vsriq_n_u32(vshlq_n_u32(l19b, 10), l19b, 32 - 10);
        /* stream a, right step 21, f4 */
        uint32x4_t r21a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r18a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r21a_x1);
        const uint32x4_t r21a_x2 = vaddq_u32(vbslq_u32(r20a_2, r20a, r19a), r21a_x1);
        const uint32x4_t r21a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r21a_x2, 12), r21a_x2, 32 - 12), r19a_2);
        const uint32x4_t r21a_2 = vsriq_n_u32(vshlq_n_u32(r19a, 10), r19a, 32 - 10);
        /* stream b, right step 21, f4 */
        uint32x4_t r21b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r18b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r21b_x1);
        const uint32x4_t r21b_x2 = vaddq_u32(vbslq_u32(r20b_2, r20b, r19b), r21b_x1);
        const uint32x4_t r21b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r21b_x2, 12), r21b_x2, 32 - 12), r19b_2);
        const uint32x4_t r21b_2 = vsriq_n_u32(vshlq_n_u32(r19b, 10), r19b, 32 - 10);
        /* stream a, left step 22, f2 */
        uint32x4_t l22a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l19a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l22a_x1);
        const uint32x4_t l22a_x2 = vaddq_u32(vbslq_u32(l21a, l20a, l21a_2), l22a_x1);
        const uint32x4_t l22a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l22a_x2, 9), l22a_x2, 32 - 9), l20a_2);
        const uint32x4_t l22a_2 = vsriq_n_u32(vshlq_n_u32(l20a, 10), l20a, 32 - 10);
        /* stream b, left step 22, f2 */
        uint32x4_t l22b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l19b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l22b_x1);
        const uint32x4_t l22b_x2 = vaddq_u32(vbslq_u32(l21b, l20b, l21b_2), l22b_x1);
        const uint32x4_t l22b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l22b_x2, 9), l22b_x2, 32 - 9), l20b_2);
        const uint32x4_t l22b_2 = vsriq_n_u32(vshlq_n_u32(l20b, 10), l20b, 32 - 10);
        /* stream a, right step 22, f4 */
        uint32x4_t r22a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r19a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r22a_x1);
        const uint32x4_t r22a_x2 = vaddq_u32(vbslq_u32(r21a_2, r21a, r20a), r22a_x1);
        const uint32x4_t r22a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r22a_x2, 8), r22a_x2, 32 - 8), r20a_2);
        const uint32x4_t r22a_2 = vsriq_n_u32(vshlq_n_u32(r20a, 10), r20a, 32 - 10);
        /* stream b, right step 22, f4 */
        uint32x4_t r22b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r19b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r22b_x1);
        const uint32x4_t r22b_x2 = vaddq_u32(vbslq_u32(r21b_2, r21b, r20b), r22b_x1);
        const uint32x4_t r22b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r22b_x2, 8), r22b_x2, 32 - 8), r20b_2);
        const uint32x4_t r22b_2 = vsriq_n_u32(vshlq_n_u32(r20b, 10), r20b, 32 - 10);
        /* stream a, left step 23, f2 */
        uint32x4_t l23a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l20a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l23a_x1);
        const uint32x4_t l23a_x2 = vaddq_u32(vbslq_u32(l22a, l21a, l22a_2), l23a_x1);
        const uint32x4_t l23a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l23a_x2, 7), l23a_x2, 32 - 7), l21a_2);
        const uint32x4_t l23a_2 = vsriq_n_u32(vshlq_n_u32(l21a, 10), l21a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* stream b, left step 23, f2 */
        uint32x4_t l23b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l20b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l23b_x1);
        const uint32x4_t l23b_x2 = vaddq_u32(vbslq_u32(l22b, l21b, l22b_2), l23b_x1);
        const uint32x4_t l23b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l23b_x2, 7), l23b_x2, 32 - 7), l21b_2);
        const uint32x4_t l23b_2 = vsriq_n_u32(vshlq_n_u32(l21b, 10), l21b, 32 - 10);
        /* stream a, right step 23, f4 */
        uint32x4_t r23a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r20a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r23a_x1);
        const uint32x4_t r23a_x2 = vaddq_u32(vbslq_u32(r22a_2, r22a, r21a), r23a_x1);
        const uint32x4_t r23a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r23a_x2, 9), r23a_x2, 32 - 9), r21a_2);
        const uint32x4_t r23a_2 = vsriq_n_u32(vshlq_n_u32(r21a, 10), r21a, 32 - 10);
        /* stream b, right step 23, f4 */
        uint32x4_t r23b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r20b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r23b_x1);
        const uint32x4_t r23b_x2 = vaddq_u32(vbslq_u32(r22b_2, r22b, r21b), r23b_x1);
        const uint32x4_t r23b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r23b_x2, 9), r23b_x2, 32 - 9), r21b_2);
        const uint32x4_t r23b_2 = vsriq_n_u32(vshlq_n_u32(r21b, 10), r21b, 32 - 10);
        /* stream a, left step 24, f2 */
        uint32x4_t l24a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l21a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l24a_x1);
        const uint32x4_t l24a_x2 = vaddq_u32(vbslq_u32(l23a, l22a, l23a_2), l24a_x1);
        const uint32x4_t l24a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l24a_x2, 15), l24a_x2, 32 - 15), l22a_2);
        const uint32x4_t l24a_2 = vsriq_n_u32(vshlq_n_u32(l22a, 10), l22a, 32 - 10);
        /* stream b, left step 24, f2 */
        uint32x4_t l24b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l21b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l24b_x1);
        const uint32x4_t l24b_x2 = vaddq_u32(vbslq_u32(l23b, l22b, l23b_2), l24b_x1);
        const uint32x4_t l24b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l24b_x2, 15), l24b_x2, 32 - 15), l22b_2);
        const uint32x4_t l24b_2 = vsriq_n_u32(vshlq_n_u32(l22b, 10), l22b, 32 - 10);
        /* stream a, right step 24, f4 */
        uint32x4_t r24a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r21a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r24a_x1);
        const uint32x4_t r24a_x2 = vaddq_u32(vbslq_u32(r23a_2, r23a, r22a), r24a_x1);
        const uint32x4_t r24a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r24a_x2, 11), r24a_x2, 32 - 11), r22a_2);
        const uint32x4_t r24a_2 = vsriq_n_u32(vshlq_n_u32(r22a, 10), r22a, 32 - 10);
        /* stream b, right step 24, f4 */
        uint32x4_t r24b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r21b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r24b_x1);
        const uint32x4_t r24b_x2 = vaddq_u32(vbslq_u32(r23b_2, r23b, r22b), r24b_x1);
        const uint32x4_t r24b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r24b_x2, 11), r24b_x2, 32 - 11), r22b_2);
        const uint32x4_t r24b_2 = vsriq_n_u32(vshlq_n_u32(r22b, 10), r22b, 32 - 10);
        /* stream a, left step 25, f2 */
        uint32x4_t l25a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l22a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l25a_x1);
        const uint32x4_t l25a_x2 = vaddq_u32(vbslq_u32(l24a, l23a, l24a_2), l25a_x1);
        const uint32x4_t l25a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l25a_x2, 7), l25a_x2, 32 - 7), l23a_2);
        const uint32x4_t l25a_2 = vsriq_n_u32(vshlq_n_u32(l23a, 10), l23a, 32 - 10);
        /* stream b, left step 25, f2 */
        uint32x4_t l25b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l22b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l25b_x1);
        const uint32x4_t l25b_x2 = vaddq_u32(vbslq_u32(l24b, l23b, l24b_2), l25b_x1);
        const uint32x4_t l25b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l25b_x2, 7), l25b_x2, 32 - 7), l23b_2);
        const uint32x4_t l25b_2 = vsriq_n_u32(vshlq_n_u32(l23b, 10), l23b, 32 - 10);
        /* stream a, right step 25, f4 */
        uint32x4_t r25a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r22a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r25a_x1);
        const uint32x4_t r25a_x2 = vaddq_u32(vbslq_u32(r24a_2, r24a, r23a), r25a_x1);
        const uint32x4_t r25a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r25a_x2, 7), r25a_x2, 32 - 7), r23a_2);
        const uint32x4_t r25a_2 = vsriq_n_u32(vshlq_n_u32(r23a, 10), r23a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* stream b, right step 25, f4 */
        uint32x4_t r25b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r22b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r25b_x1);
        const uint32x4_t r25b_x2 = vaddq_u32(vbslq_u32(r24b_2, r24b, r23b), r25b_x1);
        const uint32x4_t r25b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r25b_x2, 7), r25b_x2, 32 - 7), r23b_2);
        const uint32x4_t r25b_2 = vsriq_n_u32(vshlq_n_u32(r23b, 10), r23b, 32 - 10);
        /* stream a, left step 26, f2 */
        uint32x4_t l26a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l23a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l26a_x1);
        const uint32x4_t l26a_x2 = vaddq_u32(vbslq_u32(l25a, l24a, l25a_2), l26a_x1);
        const uint32x4_t l26a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l26a_x2, 12), l26a_x2, 32 - 12), l24a_2);
        const uint32x4_t l26a_2 = vsriq_n_u32(vshlq_n_u32(l24a, 10), l24a, 32 - 10);
        /* stream b, left step 26, f2 */
        uint32x4_t l26b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l23b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l26b_x1);
        const uint32x4_t l26b_x2 = vaddq_u32(vbslq_u32(l25b, l24b, l25b_2), l26b_x1);
        const uint32x4_t l26b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l26b_x2, 12), l26b_x2, 32 - 12), l24b_2);
        const uint32x4_t l26b_2 = vsriq_n_u32(vshlq_n_u32(l24b, 10), l24b, 32 - 10);
        /* stream a, right step 26, f4 */
        uint32x4_t r26a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r23a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r26a_x1);
        const uint32x4_t r26a_x2 = vaddq_u32(vbslq_u32(r25a_2, r25a, r24a), r26a_x1);
        const uint32x4_t r26a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r26a_x2, 7), r26a_x2, 32 - 7), r24a_2);
        const uint32x4_t r26a_2 = vsriq_n_u32(vshlq_n_u32(r24a, 10), r24a, 32 - 10);
        /* stream b, right step 26, f4 */
        uint32x4_t r26b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r23b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r26b_x1);
        const uint32x4_t r26b_x2 = vaddq_u32(vbslq_u32(r25b_2, r25b, r24b), r26b_x1);
        const uint32x4_t r26b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r26b_x2, 7), r26b_x2, 32 - 7), r24b_2);
        const uint32x4_t r26b_2 = vsriq_n_u32(vshlq_n_u32(r24b, 10), r24b, 32 - 10);
        /* stream a, left step 27, f2 */
        uint32x4_t l27a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l24a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l27a_x1);
        const uint32x4_t l27a_x2 = vaddq_u32(vbslq_u32(l26a, l25a, l26a_2), l27a_x1);
        const uint32x4_t l27a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l27a_x2, 15), l27a_x2, 32 - 15), l25a_2);
        const uint32x4_t l27a_2 = vsriq_n_u32(vshlq_n_u32(l25a, 10), l25a, 32 - 10);
        /* stream b, left step 27, f2 */
        uint32x4_t l27b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l24b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l27b_x1);
        const uint32x4_t l27b_x2 = vaddq_u32(vbslq_u32(l26b, l25b, l26b_2), l27b_x1);
        const uint32x4_t l27b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l27b_x2, 15), l27b_x2, 32 - 15), l25b_2);
        const uint32x4_t l27b_2 = vsriq_n_u32(vshlq_n_u32(l25b, 10), l25b, 32 - 10);
        /* stream a, right step 27, f4 */
        uint32x4_t r27a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r24a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r27a_x1);
        const uint32x4_t r27a_x2 = vaddq_u32(vbslq_u32(r26a_2, r26a, r25a), r27a_x1);
        const uint32x4_t r27a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r27a_x2, 12), r27a_x2, 32 - 12), r25a_2);
        const uint32x4_t r27a_2 = vsriq_n_u32(vshlq_n_u32(r25a, 10), r25a, 32 - 10);
        /* stream b, right step 27, f4 */
        uint32x4_t r27b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r24b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r27b_x1);
        const uint32x4_t r27b_x2 = vaddq_u32(vbslq_u32(r26b_2, r26b, r25b), r27b_x1);
        const uint32x4_t r27b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r27b_x2, 12), r27b_x2, 32 - 12), r25b_2);
        const uint32x4_t r27b_2 = vsriq_n_u32(vshlq_n_u32(r25b, 10), r25b, 32 - 10);
        /* stream a, left step 28, f2 */
        uint32x4_t l28a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l25a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l28a_x1);
        const uint32x4_t l28a_x2 = vaddq_u32(vbslq_u32(l27a, l26a, l27a_2), l28a_x1);
        const uint32x4_t l28a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l28a_x2, 9), l28a_x2, 32 - 9), l26a_2);
        const uint32x4_t l28a_2 = vsriq_n_u32(vshlq_n_u32(l26a, 10), l26a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* stream b, left step 28, f2 */
        uint32x4_t l28b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l25b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l28b_x1);
        const uint32x4_t l28b_x2 = vaddq_u32(vbslq_u32(l27b, l26b, l27b_2), l28b_x1);
        const uint32x4_t l28b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l28b_x2, 9), l28b_x2, 32 - 9), l26b_2);
        const uint32x4_t l28b_2 = vsriq_n_u32(vshlq_n_u32(l26b, 10), l26b, 32 - 10);
        /* stream a, right step 28, f4 */
        uint32x4_t r28a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r25a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r28a_x1);
        const uint32x4_t r28a_x2 = vaddq_u32(vbslq_u32(r27a_2, r27a, r26a), r28a_x1);
        const uint32x4_t r28a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r28a_x2, 7), r28a_x2, 32 - 7), r26a_2);
        const uint32x4_t r28a_2 = vsriq_n_u32(vshlq_n_u32(r26a, 10), r26a, 32 - 10);
        /* stream b, right step 28, f4 */
        uint32x4_t r28b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r25b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r28b_x1);
        const uint32x4_t r28b_x2 = vaddq_u32(vbslq_u32(r27b_2, r27b, r26b), r28b_x1);
        const uint32x4_t r28b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r28b_x2, 7), r28b_x2, 32 - 7), r26b_2);
        const uint32x4_t r28b_2 = vsriq_n_u32(vshlq_n_u32(r26b, 10), r26b, 32 - 10);
        /* stream a, left step 29, f2 */
        uint32x4_t l29a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l26a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l29a_x1);
        const uint32x4_t l29a_x2 = vaddq_u32(vbslq_u32(l28a, l27a, l28a_2), l29a_x1);
        const uint32x4_t l29a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l29a_x2, 11), l29a_x2, 32 - 11), l27a_2);
        const uint32x4_t l29a_2 = vsriq_n_u32(vshlq_n_u32(l27a, 10), l27a, 32 - 10);
        /* stream b, left step 29, f2 */
        uint32x4_t l29b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l26b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l29b_x1);
        const uint32x4_t l29b_x2 = vaddq_u32(vbslq_u32(l28b, l27b, l28b_2), l29b_x1);
        const uint32x4_t l29b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l29b_x2, 11), l29b_x2, 32 - 11), l27b_2);
        const uint32x4_t l29b_2 = vsriq_n_u32(vshlq_n_u32(l27b, 10), l27b, 32 - 10);
        /* stream a, right step 29, f4 */
        uint32x4_t r29a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r26a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r29a_x1);
        const uint32x4_t r29a_x2 = vaddq_u32(vbslq_u32(r28a_2, r28a, r27a), r29a_x1);
        const uint32x4_t r29a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r29a_x2, 6), r29a_x2, 32 - 6), r27a_2);
        const uint32x4_t r29a_2 = vsriq_n_u32(vshlq_n_u32(r27a, 10), r27a, 32 - 10);
        /* stream b, right step 29, f4 */
        uint32x4_t r29b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r26b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r29b_x1);
        const uint32x4_t r29b_x2 = vaddq_u32(vbslq_u32(r28b_2, r28b, r27b), r29b_x1);
        const uint32x4_t r29b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r29b_x2, 6), r29b_x2, 32 - 6), r27b_2);
        const uint32x4_t r29b_2 = vsriq_n_u32(vshlq_n_u32(r27b, 10), r27b, 32 - 10);
        /* stream a, left step 30, f2 */
        uint32x4_t l30a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l27a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l30a_x1);
        const uint32x4_t l30a_x2 = vaddq_u32(vbslq_u32(l29a, l28a, l29a_2), l30a_x1);
        const uint32x4_t l30a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l30a_x2, 7), l30a_x2, 32 - 7), l28a_2);
        const uint32x4_t l30a_2 = vsriq_n_u32(vshlq_n_u32(l28a, 10), l28a, 32 - 10);
        /* stream b, left step 30, f2 */
        uint32x4_t l30b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l27b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l30b_x1);
        const uint32x4_t l30b_x2 = vaddq_u32(vbslq_u32(l29b, l28b, l29b_2), l30b_x1);
        const uint32x4_t l30b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l30b_x2, 7), l30b_x2, 32 - 7), l28b_2);
        const uint32x4_t l30b_2 = vsriq_n_u32(vshlq_n_u32(l28b, 10), l28b, 32 - 10);
        /* stream a, right step 30, f4 */
        uint32x4_t r30a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r27a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r30a_x1);
        const uint32x4_t r30a_x2 = vaddq_u32(vbslq_u32(r29a_2, r29a, r28a), r30a_x1);
        const uint32x4_t r30a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r30a_x2, 15), r30a_x2, 32 - 15), r28a_2);
        const uint32x4_t r30a_2 = vsriq_n_u32(vshlq_n_u32(r28a, 10), r28a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* stream b, right step 30, f4 */
        uint32x4_t r30b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r27b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r30b_x1);
        const uint32x4_t r30b_x2 = vaddq_u32(vbslq_u32(r29b_2, r29b, r28b), r30b_x1);
        const uint32x4_t r30b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r30b_x2, 15), r30b_x2, 32 - 15), r28b_2);
        const uint32x4_t r30b_2 = vsriq_n_u32(vshlq_n_u32(r28b, 10), r28b, 32 - 10);
        /* stream a, left step 31, f2 */
        uint32x4_t l31a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l28a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l31a_x1);
        const uint32x4_t l31a_x2 = vaddq_u32(vbslq_u32(l30a, l29a, l30a_2), l31a_x1);
        const uint32x4_t l31a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l31a_x2, 13), l31a_x2, 32 - 13), l29a_2);
        const uint32x4_t l31a_2 = vsriq_n_u32(vshlq_n_u32(l29a, 10), l29a, 32 - 10);
        /* stream b, left step 31, f2 */
        uint32x4_t l31b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l28b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l31b_x1);
        const uint32x4_t l31b_x2 = vaddq_u32(vbslq_u32(l30b, l29b, l30b_2), l31b_x1);
        const uint32x4_t l31b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l31b_x2, 13), l31b_x2, 32 - 13), l29b_2);
        const uint32x4_t l31b_2 = vsriq_n_u32(vshlq_n_u32(l29b, 10), l29b, 32 - 10);
        /* stream a, right step 31, f4 */
        uint32x4_t r31a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r28a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r31a_x1);
        const uint32x4_t r31a_x2 = vaddq_u32(vbslq_u32(r30a_2, r30a, r29a), r31a_x1);
        const uint32x4_t r31a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r31a_x2, 13), r31a_x2, 32 - 13), r29a_2);
        const uint32x4_t r31a_2 = vsriq_n_u32(vshlq_n_u32(r29a, 10), r29a, 32 - 10);
        /* stream b, right step 31, f4 */
        uint32x4_t r31b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r28b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r31b_x1);
        const uint32x4_t r31b_x2 = vaddq_u32(vbslq_u32(r30b_2, r30b, r29b), r31b_x1);
        const uint32x4_t r31b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r31b_x2, 13), r31b_x2, 32 - 13), r29b_2);
        const uint32x4_t r31b_2 = vsriq_n_u32(vshlq_n_u32(r29b, 10), r29b, 32 - 10);
        /* stream a, left step 32, f2 */
        uint32x4_t l32a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l29a_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l32a_x1);
        const uint32x4_t l32a_x2 = vaddq_u32(vbslq_u32(l31a, l30a, l31a_2), l32a_x1);
        const uint32x4_t l32a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l32a_x2, 12), l32a_x2, 32 - 12), l30a_2);
        const uint32x4_t l32a_2 = vsriq_n_u32(vshlq_n_u32(l30a, 10), l30a, 32 - 10);
        /* stream b, left step 32, f2 */
        uint32x4_t l32b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l29b_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X4X2_KEEP("w", l32b_x1);
        const uint32x4_t l32b_x2 = vaddq_u32(vbslq_u32(l31b, l30b, l31b_2), l32b_x1);
        const uint32x4_t l32b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l32b_x2, 12), l32b_x2, 32 - 12), l30b_2);
        const uint32x4_t l32b_2 = vsriq_n_u32(vshlq_n_u32(l30b, 10), l30b, 32 - 10);
        /* stream a, right step 32, f4 */
        uint32x4_t r32a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r29a_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r32a_x1);
        const uint32x4_t r32a_x2 = vaddq_u32(vbslq_u32(r31a_2, r31a, r30a), r32a_x1);
        const uint32x4_t r32a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r32a_x2, 11), r32a_x2, 32 - 11), r30a_2);
        const uint32x4_t r32a_2 = vsriq_n_u32(vshlq_n_u32(r30a, 10), r30a, 32 - 10);
        /* stream b, right step 32, f4 */
        uint32x4_t r32b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r29b_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X4X2_KEEP("w", r32b_x1);
        const uint32x4_t r32b_x2 = vaddq_u32(vbslq_u32(r31b_2, r31b, r30b), r32b_x1);
        const uint32x4_t r32b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r32b_x2, 11), r32b_x2, 32 - 11), r30b_2);
        const uint32x4_t r32b_2 = vsriq_n_u32(vshlq_n_u32(r30b, 10), r30b, 32 - 10);
        /* stream a, left step 33, f3 */
        uint32x4_t l33a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l30a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l33a_x1);
        const uint32x4_t l33a_x2 =
            vsubq_u32(l33a_x1, vbslq_u32(l32a, l32a_2, veorq_u32(l31a, l32a_2)));
        const uint32x4_t l33a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l33a_x2, 11), l33a_x2, 32 - 11), l31a_2);
        const uint32x4_t l33a_2 = vsriq_n_u32(vshlq_n_u32(l31a, 10), l31a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* stream b, left step 33, f3 */
        uint32x4_t l33b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l30b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l33b_x1);
        const uint32x4_t l33b_x2 =
            vsubq_u32(l33b_x1, vbslq_u32(l32b, l32b_2, veorq_u32(l31b, l32b_2)));
        const uint32x4_t l33b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l33b_x2, 11), l33b_x2, 32 - 11), l31b_2);
        const uint32x4_t l33b_2 = vsriq_n_u32(vshlq_n_u32(l31b, 10), l31b, 32 - 10);
        /* stream a, right step 33, f3 */
        uint32x4_t r33a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r30a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r33a_x1);
        const uint32x4_t r33a_x2 =
            vsubq_u32(r33a_x1, vbslq_u32(r32a, r32a_2, veorq_u32(r31a, r32a_2)));
        const uint32x4_t r33a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r33a_x2, 9), r33a_x2, 32 - 9), r31a_2);
        const uint32x4_t r33a_2 = vsriq_n_u32(vshlq_n_u32(r31a, 10), r31a, 32 - 10);
        /* stream b, right step 33, f3 */
        uint32x4_t r33b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r30b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r33b_x1);
        const uint32x4_t r33b_x2 =
            vsubq_u32(r33b_x1, vbslq_u32(r32b, r32b_2, veorq_u32(r31b, r32b_2)));
        const uint32x4_t r33b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r33b_x2, 9), r33b_x2, 32 - 9), r31b_2);
        const uint32x4_t r33b_2 = vsriq_n_u32(vshlq_n_u32(r31b, 10), r31b, 32 - 10);
        /* stream a, left step 34, f3 */
        uint32x4_t l34a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l31a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l34a_x1);
        const uint32x4_t l34a_x2 =
            vsubq_u32(l34a_x1, vbslq_u32(l33a, l33a_2, veorq_u32(l32a, l33a_2)));
        const uint32x4_t l34a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l34a_x2, 13), l34a_x2, 32 - 13), l32a_2);
        const uint32x4_t l34a_2 = vsriq_n_u32(vshlq_n_u32(l32a, 10), l32a, 32 - 10);
        /* stream b, left step 34, f3 */
        uint32x4_t l34b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l31b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l34b_x1);
        const uint32x4_t l34b_x2 =
            vsubq_u32(l34b_x1, vbslq_u32(l33b, l33b_2, veorq_u32(l32b, l33b_2)));
        const uint32x4_t l34b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l34b_x2, 13), l34b_x2, 32 - 13), l32b_2);
        const uint32x4_t l34b_2 = vsriq_n_u32(vshlq_n_u32(l32b, 10), l32b, 32 - 10);
        /* stream a, right step 34, f3 */
        uint32x4_t r34a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r31a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r34a_x1);
        const uint32x4_t r34a_x2 =
            vsubq_u32(r34a_x1, vbslq_u32(r33a, r33a_2, veorq_u32(r32a, r33a_2)));
        const uint32x4_t r34a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r34a_x2, 7), r34a_x2, 32 - 7), r32a_2);
        const uint32x4_t r34a_2 = vsriq_n_u32(vshlq_n_u32(r32a, 10), r32a, 32 - 10);
        /* stream b, right step 34, f3 */
        uint32x4_t r34b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r31b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r34b_x1);
        const uint32x4_t r34b_x2 =
            vsubq_u32(r34b_x1, vbslq_u32(r33b, r33b_2, veorq_u32(r32b, r33b_2)));
        const uint32x4_t r34b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r34b_x2, 7), r34b_x2, 32 - 7), r32b_2);
        const uint32x4_t r34b_2 = vsriq_n_u32(vshlq_n_u32(r32b, 10), r32b, 32 - 10);
        /* stream a, left step 35, f3 */
        uint32x4_t l35a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l32a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l35a_x1);
        const uint32x4_t l35a_x2 =
            vsubq_u32(l35a_x1, vbslq_u32(l34a, l34a_2, veorq_u32(l33a, l34a_2)));
        const uint32x4_t l35a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l35a_x2, 6), l35a_x2, 32 - 6), l33a_2);
        const uint32x4_t l35a_2 = vsriq_n_u32(vshlq_n_u32(l33a, 10), l33a, 32 - 10);
        /* stream b, left step 35, f3 */
        uint32x4_t l35b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l32b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l35b_x1);
        const uint32x4_t l35b_x2 =
            vsubq_u32(l35b_x1, vbslq_u32(l34b, l34b_2, veorq_u32(l33b, l34b_2)));
        const uint32x4_t l35b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l35b_x2, 6), l35b_x2, 32 - 6), l33b_2);
        const uint32x4_t l35b_2 = vsriq_n_u32(vshlq_n_u32(l33b, 10), l33b, 32 - 10);
        /* stream a, right step 35, f3 */
        uint32x4_t r35a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r32a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r35a_x1);
        const uint32x4_t r35a_x2 =
            vsubq_u32(r35a_x1, vbslq_u32(r34a, r34a_2, veorq_u32(r33a, r34a_2)));
        const uint32x4_t r35a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r35a_x2, 15), r35a_x2, 32 - 15), r33a_2);
        const uint32x4_t r35a_2 = vsriq_n_u32(vshlq_n_u32(r33a, 10), r33a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* stream b, right step 35, f3 */
        uint32x4_t r35b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r32b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r35b_x1);
        const uint32x4_t r35b_x2 =
            vsubq_u32(r35b_x1, vbslq_u32(r34b, r34b_2, veorq_u32(r33b, r34b_2)));
        const uint32x4_t r35b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r35b_x2, 15), r35b_x2, 32 - 15), r33b_2);
        const uint32x4_t r35b_2 = vsriq_n_u32(vshlq_n_u32(r33b, 10), r33b, 32 - 10);
        /* stream a, left step 36, f3 */
        uint32x4_t l36a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l33a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l36a_x1);
        const uint32x4_t l36a_x2 =
            vsubq_u32(l36a_x1, vbslq_u32(l35a, l35a_2, veorq_u32(l34a, l35a_2)));
        const uint32x4_t l36a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l36a_x2, 7), l36a_x2, 32 - 7), l34a_2);
        const uint32x4_t l36a_2 = vsriq_n_u32(vshlq_n_u32(l34a, 10), l34a, 32 - 10);
        /* stream b, left step 36, f3 */
        uint32x4_t l36b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l33b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l36b_x1);
        const uint32x4_t l36b_x2 =
            vsubq_u32(l36b_x1, vbslq_u32(l35b, l35b_2, veorq_u32(l34b, l35b_2)));
        const uint32x4_t l36b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l36b_x2, 7), l36b_x2, 32 - 7), l34b_2);
        const uint32x4_t l36b_2 = vsriq_n_u32(vshlq_n_u32(l34b, 10), l34b, 32 - 10);
        /* stream a, right step 36, f3 */
        uint32x4_t r36a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r33a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r36a_x1);
        const uint32x4_t r36a_x2 =
            vsubq_u32(r36a_x1, vbslq_u32(r35a, r35a_2, veorq_u32(r34a, r35a_2)));
        const uint32x4_t r36a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r36a_x2, 11), r36a_x2, 32 - 11), r34a_2);
        const uint32x4_t r36a_2 = vsriq_n_u32(vshlq_n_u32(r34a, 10), r34a, 32 - 10);
        /* stream b, right step 36, f3 */
        uint32x4_t r36b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r33b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r36b_x1);
        const uint32x4_t r36b_x2 =
            vsubq_u32(r36b_x1, vbslq_u32(r35b, r35b_2, veorq_u32(r34b, r35b_2)));
        const uint32x4_t r36b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r36b_x2, 11), r36b_x2, 32 - 11), r34b_2);
        const uint32x4_t r36b_2 = vsriq_n_u32(vshlq_n_u32(r34b, 10), r34b, 32 - 10);
        /* stream a, left step 37, f3 */
        uint32x4_t l37a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l34a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l37a_x1);
        const uint32x4_t l37a_x2 =
            vsubq_u32(l37a_x1, vbslq_u32(l36a, l36a_2, veorq_u32(l35a, l36a_2)));
        const uint32x4_t l37a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l37a_x2, 14), l37a_x2, 32 - 14), l35a_2);
        const uint32x4_t l37a_2 = vsriq_n_u32(vshlq_n_u32(l35a, 10), l35a, 32 - 10);
        /* stream b, left step 37, f3 */
        uint32x4_t l37b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l34b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l37b_x1);
        const uint32x4_t l37b_x2 =
            vsubq_u32(l37b_x1, vbslq_u32(l36b, l36b_2, veorq_u32(l35b, l36b_2)));
        const uint32x4_t l37b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l37b_x2, 14), l37b_x2, 32 - 14), l35b_2);
        const uint32x4_t l37b_2 = vsriq_n_u32(vshlq_n_u32(l35b, 10), l35b, 32 - 10);
        /* stream a, right step 37, f3 */
        uint32x4_t r37a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r34a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r37a_x1);
        const uint32x4_t r37a_x2 =
            vsubq_u32(r37a_x1, vbslq_u32(r36a, r36a_2, veorq_u32(r35a, r36a_2)));
        const uint32x4_t r37a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r37a_x2, 8), r37a_x2, 32 - 8), r35a_2);
        const uint32x4_t r37a_2 = vsriq_n_u32(vshlq_n_u32(r35a, 10), r35a, 32 - 10);
        /* stream b, right step 37, f3 */
        uint32x4_t r37b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r34b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r37b_x1);
        const uint32x4_t r37b_x2 =
            vsubq_u32(r37b_x1, vbslq_u32(r36b, r36b_2, veorq_u32(r35b, r36b_2)));
        const uint32x4_t r37b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r37b_x2, 8), r37b_x2, 32 - 8), r35b_2);
        const uint32x4_t r37b_2 = vsriq_n_u32(vshlq_n_u32(r35b, 10), r35b, 32 - 10);
        /* stream a, left step 38, f3 */
        uint32x4_t l38a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l35a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l38a_x1);
        const uint32x4_t l38a_x2 =
            vsubq_u32(l38a_x1, vbslq_u32(l37a, l37a_2, veorq_u32(l36a, l37a_2)));
        const uint32x4_t l38a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l38a_x2, 9), l38a_x2, 32 - 9), l36a_2);
        const uint32x4_t l38a_2 = vsriq_n_u32(vshlq_n_u32(l36a, 10), l36a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* stream b, left step 38, f3 */
        uint32x4_t l38b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l35b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l38b_x1);
        const uint32x4_t l38b_x2 =
            vsubq_u32(l38b_x1, vbslq_u32(l37b, l37b_2, veorq_u32(l36b, l37b_2)));
        const uint32x4_t l38b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l38b_x2, 9), l38b_x2, 32 - 9), l36b_2);
        const uint32x4_t l38b_2 = vsriq_n_u32(vshlq_n_u32(l36b, 10), l36b, 32 - 10);
        /* stream a, right step 38, f3 */
        uint32x4_t r38a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r35a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r38a_x1);
        const uint32x4_t r38a_x2 =
            vsubq_u32(r38a_x1, vbslq_u32(r37a, r37a_2, veorq_u32(r36a, r37a_2)));
        const uint32x4_t r38a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r38a_x2, 6), r38a_x2, 32 - 6), r36a_2);
        const uint32x4_t r38a_2 = vsriq_n_u32(vshlq_n_u32(r36a, 10), r36a, 32 - 10);
        /* stream b, right step 38, f3 */
        uint32x4_t r38b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r35b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r38b_x1);
        const uint32x4_t r38b_x2 =
            vsubq_u32(r38b_x1, vbslq_u32(r37b, r37b_2, veorq_u32(r36b, r37b_2)));
        const uint32x4_t r38b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r38b_x2, 6), r38b_x2, 32 - 6), r36b_2);
        const uint32x4_t r38b_2 = vsriq_n_u32(vshlq_n_u32(r36b, 10), r36b, 32 - 10);
        /* stream a, left step 39, f3 */
        uint32x4_t l39a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l36a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l39a_x1);
        const uint32x4_t l39a_x2 =
            vsubq_u32(l39a_x1, vbslq_u32(l38a, l38a_2, veorq_u32(l37a, l38a_2)));
        const uint32x4_t l39a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l39a_x2, 13), l39a_x2, 32 - 13), l37a_2);
        const uint32x4_t l39a_2 = vsriq_n_u32(vshlq_n_u32(l37a, 10), l37a, 32 - 10);
        /* stream b, left step 39, f3 */
        uint32x4_t l39b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l36b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l39b_x1);
        const uint32x4_t l39b_x2 =
            vsubq_u32(l39b_x1, vbslq_u32(l38b, l38b_2, veorq_u32(l37b, l38b_2)));
        const uint32x4_t l39b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l39b_x2, 13), l39b_x2, 32 - 13), l37b_2);
        const uint32x4_t l39b_2 = vsriq_n_u32(vshlq_n_u32(l37b, 10), l37b, 32 - 10);
        /* stream a, right step 39, f3 */
        uint32x4_t r39a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r36a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r39a_x1);
        const uint32x4_t r39a_x2 =
            vsubq_u32(r39a_x1, vbslq_u32(r38a, r38a_2, veorq_u32(r37a, r38a_2)));
        const uint32x4_t r39a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r39a_x2, 6), r39a_x2, 32 - 6), r37a_2);
        const uint32x4_t r39a_2 = vsriq_n_u32(vshlq_n_u32(r37a, 10), r37a, 32 - 10);
        /* stream b, right step 39, f3 */
        uint32x4_t r39b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r36b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r39b_x1);
        const uint32x4_t r39b_x2 =
            vsubq_u32(r39b_x1, vbslq_u32(r38b, r38b_2, veorq_u32(r37b, r38b_2)));
        const uint32x4_t r39b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r39b_x2, 6), r39b_x2, 32 - 6), r37b_2);
        const uint32x4_t r39b_2 = vsriq_n_u32(vshlq_n_u32(r37b, 10), r37b, 32 - 10);
        /* stream a, left step 40, f3 */
        uint32x4_t l40a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l37a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l40a_x1);
        const uint32x4_t l40a_x2 =
            vsubq_u32(l40a_x1, vbslq_u32(l39a, l39a_2, veorq_u32(l38a, l39a_2)));
        const uint32x4_t l40a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l40a_x2, 15), l40a_x2, 32 - 15), l38a_2);
        const uint32x4_t l40a_2 = vsriq_n_u32(vshlq_n_u32(l38a, 10), l38a, 32 - 10);
        /* stream b, left step 40, f3 */
        uint32x4_t l40b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l37b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l40b_x1);
        const uint32x4_t l40b_x2 =
            vsubq_u32(l40b_x1, vbslq_u32(l39b, l39b_2, veorq_u32(l38b, l39b_2)));
        const uint32x4_t l40b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l40b_x2, 15), l40b_x2, 32 - 15), l38b_2);
        const uint32x4_t l40b_2 = vsriq_n_u32(vshlq_n_u32(l38b, 10), l38b, 32 - 10);
        /* stream a, right step 40, f3 */
        uint32x4_t r40a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r37a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r40a_x1);
        const uint32x4_t r40a_x2 =
            vsubq_u32(r40a_x1, vbslq_u32(r39a, r39a_2, veorq_u32(r38a, r39a_2)));
        const uint32x4_t r40a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r40a_x2, 14), r40a_x2, 32 - 14), r38a_2);
        const uint32x4_t r40a_2 = vsriq_n_u32(vshlq_n_u32(r38a, 10), r38a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* stream b, right step 40, f3 */
        uint32x4_t r40b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r37b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r40b_x1);
        const uint32x4_t r40b_x2 =
            vsubq_u32(r40b_x1, vbslq_u32(r39b, r39b_2, veorq_u32(r38b, r39b_2)));
        const uint32x4_t r40b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r40b_x2, 14), r40b_x2, 32 - 14), r38b_2);
        const uint32x4_t r40b_2 = vsriq_n_u32(vshlq_n_u32(r38b, 10), r38b, 32 - 10);
        /* stream a, left step 41, f3 */
        uint32x4_t l41a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l38a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l41a_x1);
        const uint32x4_t l41a_x2 =
            vsubq_u32(l41a_x1, vbslq_u32(l40a, l40a_2, veorq_u32(l39a, l40a_2)));
        const uint32x4_t l41a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l41a_x2, 14), l41a_x2, 32 - 14), l39a_2);
        const uint32x4_t l41a_2 = vsriq_n_u32(vshlq_n_u32(l39a, 10), l39a, 32 - 10);
        /* stream b, left step 41, f3 */
        uint32x4_t l41b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l38b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l41b_x1);
        const uint32x4_t l41b_x2 =
            vsubq_u32(l41b_x1, vbslq_u32(l40b, l40b_2, veorq_u32(l39b, l40b_2)));
        const uint32x4_t l41b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l41b_x2, 14), l41b_x2, 32 - 14), l39b_2);
        const uint32x4_t l41b_2 = vsriq_n_u32(vshlq_n_u32(l39b, 10), l39b, 32 - 10);
        /* stream a, right step 41, f3 */
        uint32x4_t r41a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r38a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r41a_x1);
        const uint32x4_t r41a_x2 =
            vsubq_u32(r41a_x1, vbslq_u32(r40a, r40a_2, veorq_u32(r39a, r40a_2)));
        const uint32x4_t r41a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r41a_x2, 12), r41a_x2, 32 - 12), r39a_2);
        const uint32x4_t r41a_2 = vsriq_n_u32(vshlq_n_u32(r39a, 10), r39a, 32 - 10);
        /* stream b, right step 41, f3 */
        uint32x4_t r41b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r38b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r41b_x1);
        const uint32x4_t r41b_x2 =
            vsubq_u32(r41b_x1, vbslq_u32(r40b, r40b_2, veorq_u32(r39b, r40b_2)));
        const uint32x4_t r41b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r41b_x2, 12), r41b_x2, 32 - 12), r39b_2);
        const uint32x4_t r41b_2 = vsriq_n_u32(vshlq_n_u32(r39b, 10), r39b, 32 - 10);
        /* stream a, left step 42, f3 */
        uint32x4_t l42a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l39a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l42a_x1);
        const uint32x4_t l42a_x2 =
            vsubq_u32(l42a_x1, vbslq_u32(l41a, l41a_2, veorq_u32(l40a, l41a_2)));
        const uint32x4_t l42a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l42a_x2, 8), l42a_x2, 32 - 8), l40a_2);
        const uint32x4_t l42a_2 = vsriq_n_u32(vshlq_n_u32(l40a, 10), l40a, 32 - 10);
        /* stream b, left step 42, f3 */
        uint32x4_t l42b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l39b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l42b_x1);
        const uint32x4_t l42b_x2 =
            vsubq_u32(l42b_x1, vbslq_u32(l41b, l41b_2, veorq_u32(l40b, l41b_2)));
        const uint32x4_t l42b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l42b_x2, 8), l42b_x2, 32 - 8), l40b_2);
        const uint32x4_t l42b_2 = vsriq_n_u32(vshlq_n_u32(l40b, 10), l40b, 32 - 10);
        /* stream a, right step 42, f3 */
        uint32x4_t r42a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r39a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r42a_x1);
        const uint32x4_t r42a_x2 =
            vsubq_u32(r42a_x1, vbslq_u32(r41a, r41a_2, veorq_u32(r40a, r41a_2)));
        const uint32x4_t r42a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r42a_x2, 13), r42a_x2, 32 - 13), r40a_2);
        const uint32x4_t r42a_2 = vsriq_n_u32(vshlq_n_u32(r40a, 10), r40a, 32 - 10);
        /* stream b, right step 42, f3 */
        uint32x4_t r42b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r39b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r42b_x1);
        const uint32x4_t r42b_x2 =
            vsubq_u32(r42b_x1, vbslq_u32(r41b, r41b_2, veorq_u32(r40b, r41b_2)));
        const uint32x4_t r42b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r42b_x2, 13), r42b_x2, 32 - 13), r40b_2);
        const uint32x4_t r42b_2 = vsriq_n_u32(vshlq_n_u32(r40b, 10), r40b, 32 - 10);
        /* stream a, left step 43, f3 */
        uint32x4_t l43a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l40a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l43a_x1);
        const uint32x4_t l43a_x2 =
            vsubq_u32(l43a_x1, vbslq_u32(l42a, l42a_2, veorq_u32(l41a, l42a_2)));
        const uint32x4_t l43a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l43a_x2, 13), l43a_x2, 32 - 13), l41a_2);
        const uint32x4_t l43a_2 = vsriq_n_u32(vshlq_n_u32(l41a, 10), l41a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* stream b, left step 43, f3 */
        uint32x4_t l43b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l40b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l43b_x1);
        const uint32x4_t l43b_x2 =
            vsubq_u32(l43b_x1, vbslq_u32(l42b, l42b_2, veorq_u32(l41b, l42b_2)));
        const uint32x4_t l43b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l43b_x2, 13), l43b_x2, 32 - 13), l41b_2);
        const uint32x4_t l43b_2 = vsriq_n_u32(vshlq_n_u32(l41b, 10), l41b, 32 - 10);
        /* stream a, right step 43, f3 */
        uint32x4_t r43a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r40a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r43a_x1);
        const uint32x4_t r43a_x2 =
            vsubq_u32(r43a_x1, vbslq_u32(r42a, r42a_2, veorq_u32(r41a, r42a_2)));
        const uint32x4_t r43a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r43a_x2, 5), r43a_x2, 32 - 5), r41a_2);
        const uint32x4_t r43a_2 = vsriq_n_u32(vshlq_n_u32(r41a, 10), r41a, 32 - 10);
        /* stream b, right step 43, f3 */
        uint32x4_t r43b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r40b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r43b_x1);
        const uint32x4_t r43b_x2 =
            vsubq_u32(r43b_x1, vbslq_u32(r42b, r42b_2, veorq_u32(r41b, r42b_2)));
        const uint32x4_t r43b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r43b_x2, 5), r43b_x2, 32 - 5), r41b_2);
        const uint32x4_t r43b_2 = vsriq_n_u32(vshlq_n_u32(r41b, 10), r41b, 32 - 10);
        /* stream a, left step 44, f3 */
        uint32x4_t l44a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l41a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l44a_x1);
        const uint32x4_t l44a_x2 =
            vsubq_u32(l44a_x1, vbslq_u32(l43a, l43a_2, veorq_u32(l42a, l43a_2)));
        const uint32x4_t l44a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l44a_x2, 6), l44a_x2, 32 - 6), l42a_2);
        const uint32x4_t l44a_2 = vsriq_n_u32(vshlq_n_u32(l42a, 10), l42a, 32 - 10);
        /* stream b, left step 44, f3 */
        uint32x4_t l44b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l41b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l44b_x1);
        const uint32x4_t l44b_x2 =
            vsubq_u32(l44b_x1, vbslq_u32(l43b, l43b_2, veorq_u32(l42b, l43b_2)));
        const uint32x4_t l44b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l44b_x2, 6), l44b_x2, 32 - 6), l42b_2);
        const uint32x4_t l44b_2 = vsriq_n_u32(vshlq_n_u32(l42b, 10), l42b, 32 - 10);
        /* stream a, right step 44, f3 */
        uint32x4_t r44a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r41a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r44a_x1);
        const uint32x4_t r44a_x2 =
            vsubq_u32(r44a_x1, vbslq_u32(r43a, r43a_2, veorq_u32(r42a, r43a_2)));
        const uint32x4_t r44a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r44a_x2, 14), r44a_x2, 32 - 14), r42a_2);
        const uint32x4_t r44a_2 = vsriq_n_u32(vshlq_n_u32(r42a, 10), r42a, 32 - 10);
        /* stream b, right step 44, f3 */
        uint32x4_t r44b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r41b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r44b_x1);
        const uint32x4_t r44b_x2 =
            vsubq_u32(r44b_x1, vbslq_u32(r43b, r43b_2, veorq_u32(r42b, r43b_2)));
        const uint32x4_t r44b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r44b_x2, 14), r44b_x2, 32 - 14), r42b_2);
        const uint32x4_t r44b_2 = vsriq_n_u32(vshlq_n_u32(r42b, 10), r42b, 32 - 10);
        /* stream a, left step 45, f3 */
        uint32x4_t l45a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l42a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l45a_x1);
        const uint32x4_t l45a_x2 =
            vsubq_u32(l45a_x1, vbslq_u32(l44a, l44a_2, veorq_u32(l43a, l44a_2)));
        const uint32x4_t l45a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l45a_x2, 5), l45a_x2, 32 - 5), l43a_2);
        const uint32x4_t l45a_2 = vsriq_n_u32(vshlq_n_u32(l43a, 10), l43a, 32 - 10);
        /* stream b, left step 45, f3 */
        uint32x4_t l45b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l42b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l45b_x1);
        const uint32x4_t l45b_x2 =
            vsubq_u32(l45b_x1, vbslq_u32(l44b, l44b_2, veorq_u32(l43b, l44b_2)));
        const uint32x4_t l45b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l45b_x2, 5), l45b_x2, 32 - 5), l43b_2);
        const uint32x4_t l45b_2 = vsriq_n_u32(vshlq_n_u32(l43b, 10), l43b, 32 - 10);
        /* stream a, right step 45, f3 */
        uint32x4_t r45a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r42a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r45a_x1);
        const uint32x4_t r45a_x2 =
            vsubq_u32(r45a_x1, vbslq_u32(r44a, r44a_2, veorq_u32(r43a, r44a_2)));
        const uint32x4_t r45a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r45a_x2, 13), r45a_x2, 32 - 13), r43a_2);
        const uint32x4_t r45a_2 = vsriq_n_u32(vshlq_n_u32(r43a, 10), r43a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* stream b, right step 45, f3 */
        uint32x4_t r45b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r42b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r45b_x1);
        const uint32x4_t r45b_x2 =
            vsubq_u32(r45b_x1, vbslq_u32(r44b, r44b_2, veorq_u32(r43b, r44b_2)));
        const uint32x4_t r45b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r45b_x2, 13), r45b_x2, 32 - 13), r43b_2);
        const uint32x4_t r45b_2 = vsriq_n_u32(vshlq_n_u32(r43b, 10), r43b, 32 - 10);
        /* stream a, left step 46, f3 */
        uint32x4_t l46a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l43a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l46a_x1);
        const uint32x4_t l46a_x2 =
            vsubq_u32(l46a_x1, vbslq_u32(l45a, l45a_2, veorq_u32(l44a, l45a_2)));
        const uint32x4_t l46a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l46a_x2, 12), l46a_x2, 32 - 12), l44a_2);
        const uint32x4_t l46a_2 = vsriq_n_u32(vshlq_n_u32(l44a, 10), l44a, 32 - 10);
        /* stream b, left step 46, f3 */
        uint32x4_t l46b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l43b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l46b_x1);
        const uint32x4_t l46b_x2 =
            vsubq_u32(l46b_x1, vbslq_u32(l45b, l45b_2, veorq_u32(l44b, l45b_2)));
        const uint32x4_t l46b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l46b_x2, 12), l46b_x2, 32 - 12), l44b_2);
        const uint32x4_t l46b_2 = vsriq_n_u32(vshlq_n_u32(l44b, 10), l44b, 32 - 10);
        /* stream a, right step 46, f3 */
        uint32x4_t r46a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r43a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r46a_x1);
        const uint32x4_t r46a_x2 =
            vsubq_u32(r46a_x1, vbslq_u32(r45a, r45a_2, veorq_u32(r44a, r45a_2)));
        const uint32x4_t r46a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r46a_x2, 13), r46a_x2, 32 - 13), r44a_2);
        const uint32x4_t r46a_2 = vsriq_n_u32(vshlq_n_u32(r44a, 10), r44a, 32 - 10);
        /* stream b, right step 46, f3 */
        uint32x4_t r46b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r43b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r46b_x1);
        const uint32x4_t r46b_x2 =
            vsubq_u32(r46b_x1, vbslq_u32(r45b, r45b_2, veorq_u32(r44b, r45b_2)));
        const uint32x4_t r46b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r46b_x2, 13), r46b_x2, 32 - 13), r44b_2);
        const uint32x4_t r46b_2 = vsriq_n_u32(vshlq_n_u32(r44b, 10), r44b, 32 - 10);
        /* stream a, left step 47, f3 */
        uint32x4_t l47a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l44a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l47a_x1);
        const uint32x4_t l47a_x2 =
            vsubq_u32(l47a_x1, vbslq_u32(l46a, l46a_2, veorq_u32(l45a, l46a_2)));
        const uint32x4_t l47a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l47a_x2, 7), l47a_x2, 32 - 7), l45a_2);
        const uint32x4_t l47a_2 = vsriq_n_u32(vshlq_n_u32(l45a, 10), l45a, 32 - 10);
        /* stream b, left step 47, f3 */
        uint32x4_t l47b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l44b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l47b_x1);
        const uint32x4_t l47b_x2 =
            vsubq_u32(l47b_x1, vbslq_u32(l46b, l46b_2, veorq_u32(l45b, l46b_2)));
        const uint32x4_t l47b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l47b_x2, 7), l47b_x2, 32 - 7), l45b_2);
        const uint32x4_t l47b_2 = vsriq_n_u32(vshlq_n_u32(l45b, 10), l45b, 32 - 10);
        /* stream a, right step 47, f3 */
        uint32x4_t r47a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r44a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r47a_x1);
        const uint32x4_t r47a_x2 =
            vsubq_u32(r47a_x1, vbslq_u32(r46a, r46a_2, veorq_u32(r45a, r46a_2)));
        const uint32x4_t r47a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r47a_x2, 7), r47a_x2, 32 - 7), r45a_2);
        const uint32x4_t r47a_2 = vsriq_n_u32(vshlq_n_u32(r45a, 10), r45a, 32 - 10);
        /* stream b, right step 47, f3 */
        uint32x4_t r47b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r44b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r47b_x1);
        const uint32x4_t r47b_x2 =
            vsubq_u32(r47b_x1, vbslq_u32(r46b, r46b_2, veorq_u32(r45b, r46b_2)));
        const uint32x4_t r47b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r47b_x2, 7), r47b_x2, 32 - 7), r45b_2);
        const uint32x4_t r47b_2 = vsriq_n_u32(vshlq_n_u32(r45b, 10), r45b, 32 - 10);
        /* stream a, left step 48, f3 */
        uint32x4_t l48a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l45a_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l48a_x1);
        const uint32x4_t l48a_x2 =
            vsubq_u32(l48a_x1, vbslq_u32(l47a, l47a_2, veorq_u32(l46a, l47a_2)));
        const uint32x4_t l48a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l48a_x2, 5), l48a_x2, 32 - 5), l46a_2);
        const uint32x4_t l48a_2 = vsriq_n_u32(vshlq_n_u32(l46a, 10), l46a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* stream b, left step 48, f3 */
        uint32x4_t l48b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l45b_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X4X2_KEEP("w", l48b_x1);
        const uint32x4_t l48b_x2 =
            vsubq_u32(l48b_x1, vbslq_u32(l47b, l47b_2, veorq_u32(l46b, l47b_2)));
        const uint32x4_t l48b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l48b_x2, 5), l48b_x2, 32 - 5), l46b_2);
        const uint32x4_t l48b_2 = vsriq_n_u32(vshlq_n_u32(l46b, 10), l46b, 32 - 10);
        /* stream a, right step 48, f3 */
        uint32x4_t r48a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r45a_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r48a_x1);
        const uint32x4_t r48a_x2 =
            vsubq_u32(r48a_x1, vbslq_u32(r47a, r47a_2, veorq_u32(r46a, r47a_2)));
        const uint32x4_t r48a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r48a_x2, 5), r48a_x2, 32 - 5), r46a_2);
        const uint32x4_t r48a_2 = vsriq_n_u32(vshlq_n_u32(r46a, 10), r46a, 32 - 10);
        /* stream b, right step 48, f3 */
        uint32x4_t r48b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r45b_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X4X2_KEEP("w", r48b_x1);
        const uint32x4_t r48b_x2 =
            vsubq_u32(r48b_x1, vbslq_u32(r47b, r47b_2, veorq_u32(r46b, r47b_2)));
        const uint32x4_t r48b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r48b_x2, 5), r48b_x2, 32 - 5), r46b_2);
        const uint32x4_t r48b_2 = vsriq_n_u32(vshlq_n_u32(r46b, 10), r46b, 32 - 10);
        /* stream a, left step 49, f4 */
        uint32x4_t l49a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l46a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l49a_x1);
        const uint32x4_t l49a_x2 = vaddq_u32(vbslq_u32(l48a_2, l48a, l47a), l49a_x1);
        const uint32x4_t l49a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l49a_x2, 11), l49a_x2, 32 - 11), l47a_2);
        const uint32x4_t l49a_2 = vsriq_n_u32(vshlq_n_u32(l47a, 10), l47a, 32 - 10);
        /* stream b, left step 49, f4 */
        uint32x4_t l49b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l46b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l49b_x1);
        const uint32x4_t l49b_x2 = vaddq_u32(vbslq_u32(l48b_2, l48b, l47b), l49b_x1);
        const uint32x4_t l49b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l49b_x2, 11), l49b_x2, 32 - 11), l47b_2);
        const uint32x4_t l49b_2 = vsriq_n_u32(vshlq_n_u32(l47b, 10), l47b, 32 - 10);
        /* stream a, right step 49, f2 */
        uint32x4_t r49a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r46a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r49a_x1);
        const uint32x4_t r49a_x2 = vaddq_u32(vbslq_u32(r48a, r47a, r48a_2), r49a_x1);
        const uint32x4_t r49a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r49a_x2, 15), r49a_x2, 32 - 15), r47a_2);
        const uint32x4_t r49a_2 = vsriq_n_u32(vshlq_n_u32(r47a, 10), r47a, 32 - 10);
        /* stream b, right step 49, f2 */
        uint32x4_t r49b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r46b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r49b_x1);
        const uint32x4_t r49b_x2 = vaddq_u32(vbslq_u32(r48b, r47b, r48b_2), r49b_x1);
        const uint32x4_t r49b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r49b_x2, 15), r49b_x2, 32 - 15), r47b_2);
        const uint32x4_t r49b_2 = vsriq_n_u32(vshlq_n_u32(r47b, 10), r47b, 32 - 10);
        /* stream a, left step 50, f4 */
        uint32x4_t l50a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l47a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l50a_x1);
        const uint32x4_t l50a_x2 = vaddq_u32(vbslq_u32(l49a_2, l49a, l48a), l50a_x1);
        const uint32x4_t l50a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l50a_x2, 12), l50a_x2, 32 - 12), l48a_2);
        const uint32x4_t l50a_2 = vsriq_n_u32(vshlq_n_u32(l48a, 10), l48a, 32 - 10);
        /* stream b, left step 50, f4 */
        uint32x4_t l50b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l47b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l50b_x1);
        const uint32x4_t l50b_x2 = vaddq_u32(vbslq_u32(l49b_2, l49b, l48b), l50b_x1);
        const uint32x4_t l50b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l50b_x2, 12), l50b_x2, 32 - 12), l48b_2);
        const uint32x4_t l50b_2 = vsriq_n_u32(vshlq_n_u32(l48b, 10), l48b, 32 - 10);
        /* stream a, right step 50, f2 */
        uint32x4_t r50a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r47a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r50a_x1);
        const uint32x4_t r50a_x2 = vaddq_u32(vbslq_u32(r49a, r48a, r49a_2), r50a_x1);
        const uint32x4_t r50a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r50a_x2, 5), r50a_x2, 32 - 5), r48a_2);
        const uint32x4_t r50a_2 = vsriq_n_u32(vshlq_n_u32(r48a, 10), r48a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* stream b, right step 50, f2 */
        uint32x4_t r50b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r47b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r50b_x1);
        const uint32x4_t r50b_x2 = vaddq_u32(vbslq_u32(r49b, r48b, r49b_2), r50b_x1);
        const uint32x4_t r50b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r50b_x2, 5), r50b_x2, 32 - 5), r48b_2);
        const uint32x4_t r50b_2 = vsriq_n_u32(vshlq_n_u32(r48b, 10), r48b, 32 - 10);
        /* stream a, left step 51, f4 */
        uint32x4_t l51a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l48a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l51a_x1);
        const uint32x4_t l51a_x2 = vaddq_u32(vbslq_u32(l50a_2, l50a, l49a), l51a_x1);
        const uint32x4_t l51a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l51a_x2, 14), l51a_x2, 32 - 14), l49a_2);
        const uint32x4_t l51a_2 = vsriq_n_u32(vshlq_n_u32(l49a, 10), l49a, 32 - 10);
        /* stream b, left step 51, f4 */
        uint32x4_t l51b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l48b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l51b_x1);
        const uint32x4_t l51b_x2 = vaddq_u32(vbslq_u32(l50b_2, l50b, l49b), l51b_x1);
        const uint32x4_t l51b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l51b_x2, 14), l51b_x2, 32 - 14), l49b_2);
        const uint32x4_t l51b_2 = vsriq_n_u32(vshlq_n_u32(l49b, 10), l49b, 32 - 10);
        /* stream a, right step 51, f2 */
        uint32x4_t r51a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r48a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r51a_x1);
        const uint32x4_t r51a_x2 = vaddq_u32(vbslq_u32(r50a, r49a, r50a_2), r51a_x1);
        const uint32x4_t r51a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r51a_x2, 8), r51a_x2, 32 - 8), r49a_2);
        const uint32x4_t r51a_2 = vsriq_n_u32(vshlq_n_u32(r49a, 10), r49a, 32 - 10);
        /* stream b, right step 51, f2 */
        uint32x4_t r51b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r48b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r51b_x1);
        const uint32x4_t r51b_x2 = vaddq_u32(vbslq_u32(r50b, r49b, r50b_2), r51b_x1);
        const uint32x4_t r51b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r51b_x2, 8), r51b_x2, 32 - 8), r49b_2);
        const uint32x4_t r51b_2 = vsriq_n_u32(vshlq_n_u32(r49b, 10), r49b, 32 - 10);
        /* stream a, left step 52, f4 */
        uint32x4_t l52a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l49a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l52a_x1);
        const uint32x4_t l52a_x2 = vaddq_u32(vbslq_u32(l51a_2, l51a, l50a), l52a_x1);
        const uint32x4_t l52a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l52a_x2, 15), l52a_x2, 32 - 15), l50a_2);
        const uint32x4_t l52a_2 = vsriq_n_u32(vshlq_n_u32(l50a, 10), l50a, 32 - 10);
        /* stream b, left step 52, f4 */
        uint32x4_t l52b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l49b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l52b_x1);
        const uint32x4_t l52b_x2 = vaddq_u32(vbslq_u32(l51b_2, l51b, l50b), l52b_x1);
        const uint32x4_t l52b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l52b_x2, 15), l52b_x2, 32 - 15), l50b_2);
        const uint32x4_t l52b_2 = vsriq_n_u32(vshlq_n_u32(l50b, 10), l50b, 32 - 10);
        /* stream a, right step 52, f2 */
        uint32x4_t r52a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r49a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r52a_x1);
        const uint32x4_t r52a_x2 = vaddq_u32(vbslq_u32(r51a, r50a, r51a_2), r52a_x1);
        const uint32x4_t r52a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r52a_x2, 11), r52a_x2, 32 - 11), r50a_2);
        const uint32x4_t r52a_2 = vsriq_n_u32(vshlq_n_u32(r50a, 10), r50a, 32 - 10);
        /* stream b, right step 52, f2 */
        uint32x4_t r52b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r49b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r52b_x1);
        const uint32x4_t r52b_x2 = vaddq_u32(vbslq_u32(r51b, r50b, r51b_2), r52b_x1);
        const uint32x4_t r52b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r52b_x2, 11), r52b_x2, 32 - 11), r50b_2);
        const uint32x4_t r52b_2 = vsriq_n_u32(vshlq_n_u32(r50b, 10), r50b, 32 - 10);
        /* stream a, left step 53, f4 */
        uint32x4_t l53a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l50a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l53a_x1);
        const uint32x4_t l53a_x2 = vaddq_u32(vbslq_u32(l52a_2, l52a, l51a), l53a_x1);
        const uint32x4_t l53a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l53a_x2, 14), l53a_x2, 32 - 14), l51a_2);
        const uint32x4_t l53a_2 = vsriq_n_u32(vshlq_n_u32(l51a, 10), l51a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* stream b, left step 53, f4 */
        uint32x4_t l53b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l50b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l53b_x1);
        const uint32x4_t l53b_x2 = vaddq_u32(vbslq_u32(l52b_2, l52b, l51b), l53b_x1);
        const uint32x4_t l53b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l53b_x2, 14), l53b_x2, 32 - 14), l51b_2);
        const uint32x4_t l53b_2 = vsriq_n_u32(vshlq_n_u32(l51b, 10), l51b, 32 - 10);
        /* stream a, right step 53, f2 */
        uint32x4_t r53a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r50a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r53a_x1);
        const uint32x4_t r53a_x2 = vaddq_u32(vbslq_u32(r52a, r51a, r52a_2), r53a_x1);
        const uint32x4_t r53a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r53a_x2, 14), r53a_x2, 32 - 14), r51a_2);
        const uint32x4_t r53a_2 = vsriq_n_u32(vshlq_n_u32(r51a, 10), r51a, 32 - 10);
        /* stream b, right step 53, f2 */
        uint32x4_t r53b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r50b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r53b_x1);
        const uint32x4_t r53b_x2 = vaddq_u32(vbslq_u32(r52b, r51b, r52b_2), r53b_x1);
        const uint32x4_t r53b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r53b_x2, 14), r53b_x2, 32 - 14), r51b_2);
        const uint32x4_t r53b_2 = vsriq_n_u32(vshlq_n_u32(r51b, 10), r51b, 32 - 10);
        /* stream a, left step 54, f4 */
        uint32x4_t l54a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l51a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l54a_x1);
        const uint32x4_t l54a_x2 = vaddq_u32(vbslq_u32(l53a_2, l53a, l52a), l54a_x1);
        const uint32x4_t l54a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l54a_x2, 15), l54a_x2, 32 - 15), l52a_2);
        const uint32x4_t l54a_2 = vsriq_n_u32(vshlq_n_u32(l52a, 10), l52a, 32 - 10);
        /* stream b, left step 54, f4 */
        uint32x4_t l54b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l51b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l54b_x1);
        const uint32x4_t l54b_x2 = vaddq_u32(vbslq_u32(l53b_2, l53b, l52b), l54b_x1);
        const uint32x4_t l54b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l54b_x2, 15), l54b_x2, 32 - 15), l52b_2);
        const uint32x4_t l54b_2 = vsriq_n_u32(vshlq_n_u32(l52b, 10), l52b, 32 - 10);
        /* stream a, right step 54, f2 */
        uint32x4_t r54a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r51a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r54a_x1);
        const uint32x4_t r54a_x2 = vaddq_u32(vbslq_u32(r53a, r52a, r53a_2), r54a_x1);
        const uint32x4_t r54a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r54a_x2, 14), r54a_x2, 32 - 14), r52a_2);
        const uint32x4_t r54a_2 = vsriq_n_u32(vshlq_n_u32(r52a, 10), r52a, 32 - 10);
        /* stream b, right step 54, f2 */
        uint32x4_t r54b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r51b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r54b_x1);
        const uint32x4_t r54b_x2 = vaddq_u32(vbslq_u32(r53b, r52b, r53b_2), r54b_x1);
        const uint32x4_t r54b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r54b_x2, 14), r54b_x2, 32 - 14), r52b_2);
        const uint32x4_t r54b_2 = vsriq_n_u32(vshlq_n_u32(r52b, 10), r52b, 32 - 10);
        /* stream a, left step 55, f4 */
        uint32x4_t l55a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l52a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l55a_x1);
        const uint32x4_t l55a_x2 = vaddq_u32(vbslq_u32(l54a_2, l54a, l53a), l55a_x1);
        const uint32x4_t l55a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l55a_x2, 9), l55a_x2, 32 - 9), l53a_2);
        const uint32x4_t l55a_2 = vsriq_n_u32(vshlq_n_u32(l53a, 10), l53a, 32 - 10);
        /* stream b, left step 55, f4 */
        uint32x4_t l55b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l52b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l55b_x1);
        const uint32x4_t l55b_x2 = vaddq_u32(vbslq_u32(l54b_2, l54b, l53b), l55b_x1);
        const uint32x4_t l55b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l55b_x2, 9), l55b_x2, 32 - 9), l53b_2);
        const uint32x4_t l55b_2 = vsriq_n_u32(vshlq_n_u32(l53b, 10), l53b, 32 - 10);
        /* stream a, right step 55, f2 */
        uint32x4_t r55a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r52a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r55a_x1);
        const uint32x4_t r55a_x2 = vaddq_u32(vbslq_u32(r54a, r53a, r54a_2), r55a_x1);
        const uint32x4_t r55a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r55a_x2, 6), r55a_x2, 32 - 6), r53a_2);
        const uint32x4_t r55a_2 = vsriq_n_u32(vshlq_n_u32(r53a, 10), r53a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* stream b, right step 55, f2 */
        uint32x4_t r55b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r52b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r55b_x1);
        const uint32x4_t r55b_x2 = vaddq_u32(vbslq_u32(r54b, r53b, r54b_2), r55b_x1);
        const uint32x4_t r55b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r55b_x2, 6), r55b_x2, 32 - 6), r53b_2);
        const uint32x4_t r55b_2 = vsriq_n_u32(vshlq_n_u32(r53b, 10), r53b, 32 - 10);
        /* stream a, left step 56, f4 */
        uint32x4_t l56a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l53a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l56a_x1);
        const uint32x4_t l56a_x2 = vaddq_u32(vbslq_u32(l55a_2, l55a, l54a), l56a_x1);
        const uint32x4_t l56a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l56a_x2, 8), l56a_x2, 32 - 8), l54a_2);
        const uint32x4_t l56a_2 = vsriq_n_u32(vshlq_n_u32(l54a, 10), l54a, 32 - 10);
        /* stream b, left step 56, f4 */
        uint32x4_t l56b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l53b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l56b_x1);
        const uint32x4_t l56b_x2 = vaddq_u32(vbslq_u32(l55b_2, l55b, l54b), l56b_x1);
        const uint32x4_t l56b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l56b_x2, 8), l56b_x2, 32 - 8), l54b_2);
        const uint32x4_t l56b_2 = vsriq_n_u32(vshlq_n_u32(l54b, 10), l54b, 32 - 10);
        /* stream a, right step 56, f2 */
        uint32x4_t r56a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r53a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r56a_x1);
        const uint32x4_t r56a_x2 = vaddq_u32(vbslq_u32(r55a, r54a, r55a_2), r56a_x1);
        const uint32x4_t r56a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r56a_x2, 14), r56a_x2, 32 - 14), r54a_2);
        const uint32x4_t r56a_2 = vsriq_n_u32(vshlq_n_u32(r54a, 10), r54a, 32 - 10);
        /* stream b, right step 56, f2 */
        uint32x4_t r56b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r53b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r56b_x1);
        const uint32x4_t r56b_x2 = vaddq_u32(vbslq_u32(r55b, r54b, r55b_2), r56b_x1);
        const uint32x4_t r56b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r56b_x2, 14), r56b_x2, 32 - 14), r54b_2);
        const uint32x4_t r56b_2 = vsriq_n_u32(vshlq_n_u32(r54b, 10), r54b, 32 - 10);
        /* stream a, left step 57, f4 */
        uint32x4_t l57a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l54a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l57a_x1);
        const uint32x4_t l57a_x2 = vaddq_u32(vbslq_u32(l56a_2, l56a, l55a), l57a_x1);
        const uint32x4_t l57a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l57a_x2, 9), l57a_x2, 32 - 9), l55a_2);
        const uint32x4_t l57a_2 = vsriq_n_u32(vshlq_n_u32(l55a, 10), l55a, 32 - 10);
        /* stream b, left step 57, f4 */
        uint32x4_t l57b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l54b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l57b_x1);
        const uint32x4_t l57b_x2 = vaddq_u32(vbslq_u32(l56b_2, l56b, l55b), l57b_x1);
        const uint32x4_t l57b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l57b_x2, 9), l57b_x2, 32 - 9), l55b_2);
        const uint32x4_t l57b_2 = vsriq_n_u32(vshlq_n_u32(l55b, 10), l55b, 32 - 10);
        /* stream a, right step 57, f2 */
        uint32x4_t r57a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r54a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r57a_x1);
        const uint32x4_t r57a_x2 = vaddq_u32(vbslq_u32(r56a, r55a, r56a_2), r57a_x1);
        const uint32x4_t r57a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r57a_x2, 6), r57a_x2, 32 - 6), r55a_2);
        const uint32x4_t r57a_2 = vsriq_n_u32(vshlq_n_u32(r55a, 10), r55a, 32 - 10);
        /* stream b, right step 57, f2 */
        uint32x4_t r57b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r54b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r57b_x1);
        const uint32x4_t r57b_x2 = vaddq_u32(vbslq_u32(r56b, r55b, r56b_2), r57b_x1);
        const uint32x4_t r57b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r57b_x2, 6), r57b_x2, 32 - 6), r55b_2);
        const uint32x4_t r57b_2 = vsriq_n_u32(vshlq_n_u32(r55b, 10), r55b, 32 - 10);
        /* stream a, left step 58, f4 */
        uint32x4_t l58a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l55a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l58a_x1);
        const uint32x4_t l58a_x2 = vaddq_u32(vbslq_u32(l57a_2, l57a, l56a), l58a_x1);
        const uint32x4_t l58a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l58a_x2, 14), l58a_x2, 32 - 14), l56a_2);
        const uint32x4_t l58a_2 = vsriq_n_u32(vshlq_n_u32(l56a, 10), l56a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* stream b, left step 58, f4 */
        uint32x4_t l58b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l55b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l58b_x1);
        const uint32x4_t l58b_x2 = vaddq_u32(vbslq_u32(l57b_2, l57b, l56b), l58b_x1);
        const uint32x4_t l58b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l58b_x2, 14), l58b_x2, 32 - 14), l56b_2);
        const uint32x4_t l58b_2 = vsriq_n_u32(vshlq_n_u32(l56b, 10), l56b, 32 - 10);
        /* stream a, right step 58, f2 */
        uint32x4_t r58a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r55a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r58a_x1);
        const uint32x4_t r58a_x2 = vaddq_u32(vbslq_u32(r57a, r56a, r57a_2), r58a_x1);
        const uint32x4_t r58a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r58a_x2, 9), r58a_x2, 32 - 9), r56a_2);
        const uint32x4_t r58a_2 = vsriq_n_u32(vshlq_n_u32(r56a, 10), r56a, 32 - 10);
        /* stream b, right step 58, f2 */
        uint32x4_t r58b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r55b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r58b_x1);
        const uint32x4_t r58b_x2 = vaddq_u32(vbslq_u32(r57b, r56b, r57b_2), r58b_x1);
        const uint32x4_t r58b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r58b_x2, 9), r58b_x2, 32 - 9), r56b_2);
        const uint32x4_t r58b_2 = vsriq_n_u32(vshlq_n_u32(r56b, 10), r56b, 32 - 10);
        /* stream a, left step 59, f4 */
        uint32x4_t l59a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l56a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l59a_x1);
        const uint32x4_t l59a_x2 = vaddq_u32(vbslq_u32(l58a_2, l58a, l57a), l59a_x1);
        const uint32x4_t l59a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l59a_x2, 5), l59a_x2, 32 - 5), l57a_2);
        const uint32x4_t l59a_2 = vsriq_n_u32(vshlq_n_u32(l57a, 10), l57a, 32 - 10);
        /* stream b, left step 59, f4 */
        uint32x4_t l59b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l56b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l59b_x1);
        const uint32x4_t l59b_x2 = vaddq_u32(vbslq_u32(l58b_2, l58b, l57b), l59b_x1);
        const uint32x4_t l59b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l59b_x2, 5), l59b_x2, 32 - 5), l57b_2);
        const uint32x4_t l59b_2 = vsriq_n_u32(vshlq_n_u32(l57b, 10), l57b, 32 - 10);
        /* stream a, right step 59, f2 */
        uint32x4_t r59a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r56a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r59a_x1);
        const uint32x4_t r59a_x2 = vaddq_u32(vbslq_u32(r58a, r57a, r58a_2), r59a_x1);
        const uint32x4_t r59a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r59a_x2, 12), r59a_x2, 32 - 12), r57a_2);
        const uint32x4_t r59a_2 = vsriq_n_u32(vshlq_n_u32(r57a, 10), r57a, 32 - 10);
        /* stream b, right step 59, f2 */
        uint32x4_t r59b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r56b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r59b_x1);
        const uint32x4_t r59b_x2 = vaddq_u32(vbslq_u32(r58b, r57b, r58b_2), r59b_x1);
        const uint32x4_t r59b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r59b_x2, 12), r59b_x2, 32 - 12), r57b_2);
        const uint32x4_t r59b_2 = vsriq_n_u32(vshlq_n_u32(r57b, 10), r57b, 32 - 10);
        /* stream a, left step 60, f4 */
        uint32x4_t l60a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l57a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l60a_x1);
        const uint32x4_t l60a_x2 = vaddq_u32(vbslq_u32(l59a_2, l59a, l58a), l60a_x1);
        const uint32x4_t l60a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l60a_x2, 6), l60a_x2, 32 - 6), l58a_2);
        const uint32x4_t l60a_2 = vsriq_n_u32(vshlq_n_u32(l58a, 10), l58a, 32 - 10);
        /* stream b, left step 60, f4 */
        uint32x4_t l60b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l57b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l60b_x1);
        const uint32x4_t l60b_x2 = vaddq_u32(vbslq_u32(l59b_2, l59b, l58b), l60b_x1);
        const uint32x4_t l60b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l60b_x2, 6), l60b_x2, 32 - 6), l58b_2);
        const uint32x4_t l60b_2 = vsriq_n_u32(vshlq_n_u32(l58b, 10), l58b, 32 - 10);
        /* stream a, right step 60, f2 */
        uint32x4_t r60a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r57a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r60a_x1);
        const uint32x4_t r60a_x2 = vaddq_u32(vbslq_u32(r59a, r58a, r59a_2), r60a_x1);
        const uint32x4_t r60a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r60a_x2, 9), r60a_x2, 32 - 9), r58a_2);
        const uint32x4_t r60a_2 = vsriq_n_u32(vshlq_n_u32(r58a, 10), r58a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* stream b, right step 60, f2 */
        uint32x4_t r60b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r57b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r60b_x1);
        const uint32x4_t r60b_x2 = vaddq_u32(vbslq_u32(r59b, r58b, r59b_2), r60b_x1);
        const uint32x4_t r60b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r60b_x2, 9), r60b_x2, 32 - 9), r58b_2);
        const uint32x4_t r60b_2 = vsriq_n_u32(vshlq_n_u32(r58b, 10), r58b, 32 - 10);
        /* stream a, left step 61, f4 */
        uint32x4_t l61a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l58a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l61a_x1);
        const uint32x4_t l61a_x2 = vaddq_u32(vbslq_u32(l60a_2, l60a, l59a), l61a_x1);
        const uint32x4_t l61a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l61a_x2, 8), l61a_x2, 32 - 8), l59a_2);
        const uint32x4_t l61a_2 = vsriq_n_u32(vshlq_n_u32(l59a, 10), l59a, 32 - 10);
        /* stream b, left step 61, f4 */
        uint32x4_t l61b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l58b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l61b_x1);
        const uint32x4_t l61b_x2 = vaddq_u32(vbslq_u32(l60b_2, l60b, l59b), l61b_x1);
        const uint32x4_t l61b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l61b_x2, 8), l61b_x2, 32 - 8), l59b_2);
        const uint32x4_t l61b_2 = vsriq_n_u32(vshlq_n_u32(l59b, 10), l59b, 32 - 10);
        /* stream a, right step 61, f2 */
        uint32x4_t r61a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r58a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r61a_x1);
        const uint32x4_t r61a_x2 = vaddq_u32(vbslq_u32(r60a, r59a, r60a_2), r61a_x1);
        const uint32x4_t r61a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r61a_x2, 12), r61a_x2, 32 - 12), r59a_2);
        const uint32x4_t r61a_2 = vsriq_n_u32(vshlq_n_u32(r59a, 10), r59a, 32 - 10);
        /* stream b, right step 61, f2 */
        uint32x4_t r61b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r58b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r61b_x1);
        const uint32x4_t r61b_x2 = vaddq_u32(vbslq_u32(r60b, r59b, r60b_2), r61b_x1);
        const uint32x4_t r61b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r61b_x2, 12), r61b_x2, 32 - 12), r59b_2);
        const uint32x4_t r61b_2 = vsriq_n_u32(vshlq_n_u32(r59b, 10), r59b, 32 - 10);
        /* stream a, left step 62, f4 */
        uint32x4_t l62a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l59a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l62a_x1);
        const uint32x4_t l62a_x2 = vaddq_u32(vbslq_u32(l61a_2, l61a, l60a), l62a_x1);
        const uint32x4_t l62a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l62a_x2, 6), l62a_x2, 32 - 6), l60a_2);
        const uint32x4_t l62a_2 = vsriq_n_u32(vshlq_n_u32(l60a, 10), l60a, 32 - 10);
        /* stream b, left step 62, f4 */
        uint32x4_t l62b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l59b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l62b_x1);
        const uint32x4_t l62b_x2 = vaddq_u32(vbslq_u32(l61b_2, l61b, l60b), l62b_x1);
        const uint32x4_t l62b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l62b_x2, 6), l62b_x2, 32 - 6), l60b_2);
        const uint32x4_t l62b_2 = vsriq_n_u32(vshlq_n_u32(l60b, 10), l60b, 32 - 10);
        /* stream a, right step 62, f2 */
        uint32x4_t r62a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r59a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r62a_x1);
        const uint32x4_t r62a_x2 = vaddq_u32(vbslq_u32(r61a, r60a, r61a_2), r62a_x1);
        const uint32x4_t r62a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r62a_x2, 5), r62a_x2, 32 - 5), r60a_2);
        const uint32x4_t r62a_2 = vsriq_n_u32(vshlq_n_u32(r60a, 10), r60a, 32 - 10);
        /* stream b, right step 62, f2 */
        uint32x4_t r62b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r59b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r62b_x1);
        const uint32x4_t r62b_x2 = vaddq_u32(vbslq_u32(r61b, r60b, r61b_2), r62b_x1);
        const uint32x4_t r62b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r62b_x2, 5), r62b_x2, 32 - 5), r60b_2);
        const uint32x4_t r62b_2 = vsriq_n_u32(vshlq_n_u32(r60b, 10), r60b, 32 - 10);
        /* stream a, left step 63, f4 */
        uint32x4_t l63a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l60a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l63a_x1);
        const uint32x4_t l63a_x2 = vaddq_u32(vbslq_u32(l62a_2, l62a, l61a), l63a_x1);
        const uint32x4_t l63a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l63a_x2, 5), l63a_x2, 32 - 5), l61a_2);
        const uint32x4_t l63a_2 = vsriq_n_u32(vshlq_n_u32(l61a, 10), l61a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* stream b, left step 63, f4 */
        uint32x4_t l63b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l60b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l63b_x1);
        const uint32x4_t l63b_x2 = vaddq_u32(vbslq_u32(l62b_2, l62b, l61b), l63b_x1);
        const uint32x4_t l63b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l63b_x2, 5), l63b_x2, 32 - 5), l61b_2);
        const uint32x4_t l63b_2 = vsriq_n_u32(vshlq_n_u32(l61b, 10), l61b, 32 - 10);
        /* stream a, right step 63, f2 */
        uint32x4_t r63a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r60a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r63a_x1);
        const uint32x4_t r63a_x2 = vaddq_u32(vbslq_u32(r62a, r61a, r62a_2), r63a_x1);
        const uint32x4_t r63a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r63a_x2, 15), r63a_x2, 32 - 15), r61a_2);
        const uint32x4_t r63a_2 = vsriq_n_u32(vshlq_n_u32(r61a, 10), r61a, 32 - 10);
        /* stream b, right step 63, f2 */
        uint32x4_t r63b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r60b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r63b_x1);
        const uint32x4_t r63b_x2 = vaddq_u32(vbslq_u32(r62b, r61b, r62b_2), r63b_x1);
        const uint32x4_t r63b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r63b_x2, 15), r63b_x2, 32 - 15), r61b_2);
        const uint32x4_t r63b_2 = vsriq_n_u32(vshlq_n_u32(r61b, 10), r61b, 32 - 10);
        /* stream a, left step 64, f4 */
        uint32x4_t l64a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l61a_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l64a_x1);
        const uint32x4_t l64a_x2 = vaddq_u32(vbslq_u32(l63a_2, l63a, l62a), l64a_x1);
        const uint32x4_t l64a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l64a_x2, 12), l64a_x2, 32 - 12), l62a_2);
        const uint32x4_t l64a_2 = vsriq_n_u32(vshlq_n_u32(l62a, 10), l62a, 32 - 10);
        /* stream b, left step 64, f4 */
        uint32x4_t l64b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l61b_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X4X2_KEEP("w", l64b_x1);
        const uint32x4_t l64b_x2 = vaddq_u32(vbslq_u32(l63b_2, l63b, l62b), l64b_x1);
        const uint32x4_t l64b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l64b_x2, 12), l64b_x2, 32 - 12), l62b_2);
        const uint32x4_t l64b_2 = vsriq_n_u32(vshlq_n_u32(l62b, 10), l62b, 32 - 10);
        /* stream a, right step 64, f2 */
        uint32x4_t r64a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r61a_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r64a_x1);
        const uint32x4_t r64a_x2 = vaddq_u32(vbslq_u32(r63a, r62a, r63a_2), r64a_x1);
        const uint32x4_t r64a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r64a_x2, 8), r64a_x2, 32 - 8), r62a_2);
        const uint32x4_t r64a_2 = vsriq_n_u32(vshlq_n_u32(r62a, 10), r62a, 32 - 10);
        /* stream b, right step 64, f2 */
        uint32x4_t r64b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r61b_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X4X2_KEEP("w", r64b_x1);
        const uint32x4_t r64b_x2 = vaddq_u32(vbslq_u32(r63b, r62b, r63b_2), r64b_x1);
        const uint32x4_t r64b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r64b_x2, 8), r64b_x2, 32 - 8), r62b_2);
        const uint32x4_t r64b_2 = vsriq_n_u32(vshlq_n_u32(r62b, 10), r62b, 32 - 10);
        /* stream a, left step 65, f5 */
        uint32x4_t l65a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l62a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l65a_x1);
        const uint32x4_t l65a_x2 = vaddq_u32(veorq_u32(l64a, vornq_u32(l63a, l64a_2)), l65a_x1);
        const uint32x4_t l65a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l65a_x2, 9), l65a_x2, 32 - 9), l63a_2);
        const uint32x4_t l65a_2 = vsriq_n_u32(vshlq_n_u32(l63a, 10), l63a, 32 - 10);
        /* stream b, left step 65, f5 */
        uint32x4_t l65b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l62b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l65b_x1);
        const uint32x4_t l65b_x2 = vaddq_u32(veorq_u32(l64b, vornq_u32(l63b, l64b_2)), l65b_x1);
        const uint32x4_t l65b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l65b_x2, 9), l65b_x2, 32 - 9), l63b_2);
        const uint32x4_t l65b_2 = vsriq_n_u32(vshlq_n_u32(l63b, 10), l63b, 32 - 10);
        /* stream a, right step 65, f1 */
        uint32x4_t r65a_x1 = veorq_u32(r64a_2, r63a);
        RIPEMD160_X4X2_KEEP("w", r65a_x1);
        uint32x4_t r65a_x2 = vaddq_u32(vld1q_u32(&w[12][0]), r62a_2);
        RIPEMD160_X4X2_KEEP("w", r65a_x2);
        const uint32x4_t r65a_x3 = vaddq_u32(veorq_u32(r64a, r65a_x1), r65a_x2);
        const uint32x4_t r65a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r65a_x3, 8), r65a_x3, 32 - 8), r63a_2);
        const uint32x4_t r65a_2 = vsriq_n_u32(vshlq_n_u32(r63a, 10), r63a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* stream b, right step 65, f1 */
        uint32x4_t r65b_x1 = veorq_u32(r64b_2, r63b);
        RIPEMD160_X4X2_KEEP("w", r65b_x1);
        uint32x4_t r65b_x2 = vaddq_u32(vld1q_u32(&w[12][4]), r62b_2);
        RIPEMD160_X4X2_KEEP("w", r65b_x2);
        const uint32x4_t r65b_x3 = vaddq_u32(veorq_u32(r64b, r65b_x1), r65b_x2);
        const uint32x4_t r65b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r65b_x3, 8), r65b_x3, 32 - 8), r63b_2);
        const uint32x4_t r65b_2 = vsriq_n_u32(vshlq_n_u32(r63b, 10), r63b, 32 - 10);
        /* stream a, left step 66, f5 */
        uint32x4_t l66a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l63a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l66a_x1);
        const uint32x4_t l66a_x2 = vaddq_u32(veorq_u32(l65a, vornq_u32(l64a, l65a_2)), l66a_x1);
        const uint32x4_t l66a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l66a_x2, 15), l66a_x2, 32 - 15), l64a_2);
        const uint32x4_t l66a_2 = vsriq_n_u32(vshlq_n_u32(l64a, 10), l64a, 32 - 10);
        /* stream b, left step 66, f5 */
        uint32x4_t l66b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l63b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l66b_x1);
        const uint32x4_t l66b_x2 = vaddq_u32(veorq_u32(l65b, vornq_u32(l64b, l65b_2)), l66b_x1);
        const uint32x4_t l66b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l66b_x2, 15), l66b_x2, 32 - 15), l64b_2);
        const uint32x4_t l66b_2 = vsriq_n_u32(vshlq_n_u32(l64b, 10), l64b, 32 - 10);
        /* stream a, right step 66, f1 */
        uint32x4_t r66a_x1 = veorq_u32(r65a_2, r64a);
        RIPEMD160_X4X2_KEEP("w", r66a_x1);
        uint32x4_t r66a_x2 = vaddq_u32(vld1q_u32(&w[15][0]), r63a_2);
        RIPEMD160_X4X2_KEEP("w", r66a_x2);
        const uint32x4_t r66a_x3 = vaddq_u32(veorq_u32(r65a, r66a_x1), r66a_x2);
        const uint32x4_t r66a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r66a_x3, 5), r66a_x3, 32 - 5), r64a_2);
        const uint32x4_t r66a_2 = vsriq_n_u32(vshlq_n_u32(r64a, 10), r64a, 32 - 10);
        /* stream b, right step 66, f1 */
        uint32x4_t r66b_x1 = veorq_u32(r65b_2, r64b);
        RIPEMD160_X4X2_KEEP("w", r66b_x1);
        uint32x4_t r66b_x2 = vaddq_u32(vld1q_u32(&w[15][4]), r63b_2);
        RIPEMD160_X4X2_KEEP("w", r66b_x2);
        const uint32x4_t r66b_x3 = vaddq_u32(veorq_u32(r65b, r66b_x1), r66b_x2);
        const uint32x4_t r66b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r66b_x3, 5), r66b_x3, 32 - 5), r64b_2);
        const uint32x4_t r66b_2 = vsriq_n_u32(vshlq_n_u32(r64b, 10), r64b, 32 - 10);
        /* stream a, left step 67, f5 */
        uint32x4_t l67a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l64a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l67a_x1);
        const uint32x4_t l67a_x2 = vaddq_u32(veorq_u32(l66a, vornq_u32(l65a, l66a_2)), l67a_x1);
        const uint32x4_t l67a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l67a_x2, 5), l67a_x2, 32 - 5), l65a_2);
        const uint32x4_t l67a_2 = vsriq_n_u32(vshlq_n_u32(l65a, 10), l65a, 32 - 10);
        /* stream b, left step 67, f5 */
        uint32x4_t l67b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l64b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l67b_x1);
        const uint32x4_t l67b_x2 = vaddq_u32(veorq_u32(l66b, vornq_u32(l65b, l66b_2)), l67b_x1);
        const uint32x4_t l67b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l67b_x2, 5), l67b_x2, 32 - 5), l65b_2);
        const uint32x4_t l67b_2 = vsriq_n_u32(vshlq_n_u32(l65b, 10), l65b, 32 - 10);
        /* stream a, right step 67, f1 */
        uint32x4_t r67a_x1 = veorq_u32(r66a_2, r65a);
        RIPEMD160_X4X2_KEEP("w", r67a_x1);
        uint32x4_t r67a_x2 = vaddq_u32(vld1q_u32(&w[10][0]), r64a_2);
        RIPEMD160_X4X2_KEEP("w", r67a_x2);
        const uint32x4_t r67a_x3 = vaddq_u32(veorq_u32(r66a, r67a_x1), r67a_x2);
        const uint32x4_t r67a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r67a_x3, 12), r67a_x3, 32 - 12), r65a_2);
        const uint32x4_t r67a_2 = vsriq_n_u32(vshlq_n_u32(r65a, 10), r65a, 32 - 10);
        /* stream b, right step 67, f1 */
        uint32x4_t r67b_x1 = veorq_u32(r66b_2, r65b);
        RIPEMD160_X4X2_KEEP("w", r67b_x1);
        uint32x4_t r67b_x2 = vaddq_u32(vld1q_u32(&w[10][4]), r64b_2);
        RIPEMD160_X4X2_KEEP("w", r67b_x2);
        const uint32x4_t r67b_x3 = vaddq_u32(veorq_u32(r66b, r67b_x1), r67b_x2);
        const uint32x4_t r67b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r67b_x3, 12), r67b_x3, 32 - 12), r65b_2);
        const uint32x4_t r67b_2 = vsriq_n_u32(vshlq_n_u32(r65b, 10), r65b, 32 - 10);
        /* stream a, left step 68, f5 */
        uint32x4_t l68a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l65a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l68a_x1);
        const uint32x4_t l68a_x2 = vaddq_u32(veorq_u32(l67a, vornq_u32(l66a, l67a_2)), l68a_x1);
        const uint32x4_t l68a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l68a_x2, 11), l68a_x2, 32 - 11), l66a_2);
        const uint32x4_t l68a_2 = vsriq_n_u32(vshlq_n_u32(l66a, 10), l66a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* stream b, left step 68, f5 */
        uint32x4_t l68b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l65b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l68b_x1);
        const uint32x4_t l68b_x2 = vaddq_u32(veorq_u32(l67b, vornq_u32(l66b, l67b_2)), l68b_x1);
        const uint32x4_t l68b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l68b_x2, 11), l68b_x2, 32 - 11), l66b_2);
        const uint32x4_t l68b_2 = vsriq_n_u32(vshlq_n_u32(l66b, 10), l66b, 32 - 10);
        /* stream a, right step 68, f1 */
        uint32x4_t r68a_x1 = veorq_u32(r67a_2, r66a);
        RIPEMD160_X4X2_KEEP("w", r68a_x1);
        uint32x4_t r68a_x2 = vaddq_u32(vld1q_u32(&w[4][0]), r65a_2);
        RIPEMD160_X4X2_KEEP("w", r68a_x2);
        const uint32x4_t r68a_x3 = vaddq_u32(veorq_u32(r67a, r68a_x1), r68a_x2);
        const uint32x4_t r68a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r68a_x3, 9), r68a_x3, 32 - 9), r66a_2);
        const uint32x4_t r68a_2 = vsriq_n_u32(vshlq_n_u32(r66a, 10), r66a, 32 - 10);
        /* stream b, right step 68, f1 */
        uint32x4_t r68b_x1 = veorq_u32(r67b_2, r66b);
        RIPEMD160_X4X2_KEEP("w", r68b_x1);
        uint32x4_t r68b_x2 = vaddq_u32(vld1q_u32(&w[4][4]), r65b_2);
        RIPEMD160_X4X2_KEEP("w", r68b_x2);
        const uint32x4_t r68b_x3 = vaddq_u32(veorq_u32(r67b, r68b_x1), r68b_x2);
        const uint32x4_t r68b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r68b_x3, 9), r68b_x3, 32 - 9), r66b_2);
        const uint32x4_t r68b_2 = vsriq_n_u32(vshlq_n_u32(r66b, 10), r66b, 32 - 10);
        /* stream a, left step 69, f5 */
        uint32x4_t l69a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l66a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l69a_x1);
        const uint32x4_t l69a_x2 = vaddq_u32(veorq_u32(l68a, vornq_u32(l67a, l68a_2)), l69a_x1);
        const uint32x4_t l69a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l69a_x2, 6), l69a_x2, 32 - 6), l67a_2);
        const uint32x4_t l69a_2 = vsriq_n_u32(vshlq_n_u32(l67a, 10), l67a, 32 - 10);
        /* stream b, left step 69, f5 */
        uint32x4_t l69b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l66b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l69b_x1);
        const uint32x4_t l69b_x2 = vaddq_u32(veorq_u32(l68b, vornq_u32(l67b, l68b_2)), l69b_x1);
        const uint32x4_t l69b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l69b_x2, 6), l69b_x2, 32 - 6), l67b_2);
        const uint32x4_t l69b_2 = vsriq_n_u32(vshlq_n_u32(l67b, 10), l67b, 32 - 10);
        /* stream a, right step 69, f1 */
        uint32x4_t r69a_x1 = veorq_u32(r68a_2, r67a);
        RIPEMD160_X4X2_KEEP("w", r69a_x1);
        uint32x4_t r69a_x2 = vaddq_u32(vld1q_u32(&w[1][0]), r66a_2);
        RIPEMD160_X4X2_KEEP("w", r69a_x2);
        const uint32x4_t r69a_x3 = vaddq_u32(veorq_u32(r68a, r69a_x1), r69a_x2);
        const uint32x4_t r69a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r69a_x3, 12), r69a_x3, 32 - 12), r67a_2);
        const uint32x4_t r69a_2 = vsriq_n_u32(vshlq_n_u32(r67a, 10), r67a, 32 - 10);
        /* stream b, right step 69, f1 */
        uint32x4_t r69b_x1 = veorq_u32(r68b_2, r67b);
        RIPEMD160_X4X2_KEEP("w", r69b_x1);
        uint32x4_t r69b_x2 = vaddq_u32(vld1q_u32(&w[1][4]), r66b_2);
        RIPEMD160_X4X2_KEEP("w", r69b_x2);
        const uint32x4_t r69b_x3 = vaddq_u32(veorq_u32(r68b, r69b_x1), r69b_x2);
        const uint32x4_t r69b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r69b_x3, 12), r69b_x3, 32 - 12), r67b_2);
        const uint32x4_t r69b_2 = vsriq_n_u32(vshlq_n_u32(r67b, 10), r67b, 32 - 10);
        /* stream a, left step 70, f5 */
        uint32x4_t l70a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l67a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l70a_x1);
        const uint32x4_t l70a_x2 = vaddq_u32(veorq_u32(l69a, vornq_u32(l68a, l69a_2)), l70a_x1);
        const uint32x4_t l70a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l70a_x2, 8), l70a_x2, 32 - 8), l68a_2);
        const uint32x4_t l70a_2 = vsriq_n_u32(vshlq_n_u32(l68a, 10), l68a, 32 - 10);
        /* stream b, left step 70, f5 */
        uint32x4_t l70b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l67b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l70b_x1);
        const uint32x4_t l70b_x2 = vaddq_u32(veorq_u32(l69b, vornq_u32(l68b, l69b_2)), l70b_x1);
        const uint32x4_t l70b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l70b_x2, 8), l70b_x2, 32 - 8), l68b_2);
        const uint32x4_t l70b_2 = vsriq_n_u32(vshlq_n_u32(l68b, 10), l68b, 32 - 10);
        /* stream a, right step 70, f1 */
        uint32x4_t r70a_x1 = veorq_u32(r69a_2, r68a);
        RIPEMD160_X4X2_KEEP("w", r70a_x1);
        uint32x4_t r70a_x2 = vaddq_u32(vld1q_u32(&w[5][0]), r67a_2);
        RIPEMD160_X4X2_KEEP("w", r70a_x2);
        const uint32x4_t r70a_x3 = vaddq_u32(veorq_u32(r69a, r70a_x1), r70a_x2);
        const uint32x4_t r70a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r70a_x3, 5), r70a_x3, 32 - 5), r68a_2);
        const uint32x4_t r70a_2 = vsriq_n_u32(vshlq_n_u32(r68a, 10), r68a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* stream b, right step 70, f1 */
        uint32x4_t r70b_x1 = veorq_u32(r69b_2, r68b);
        RIPEMD160_X4X2_KEEP("w", r70b_x1);
        uint32x4_t r70b_x2 = vaddq_u32(vld1q_u32(&w[5][4]), r67b_2);
        RIPEMD160_X4X2_KEEP("w", r70b_x2);
        const uint32x4_t r70b_x3 = vaddq_u32(veorq_u32(r69b, r70b_x1), r70b_x2);
        const uint32x4_t r70b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r70b_x3, 5), r70b_x3, 32 - 5), r68b_2);
        const uint32x4_t r70b_2 = vsriq_n_u32(vshlq_n_u32(r68b, 10), r68b, 32 - 10);
        /* stream a, left step 71, f5 */
        uint32x4_t l71a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l68a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l71a_x1);
        const uint32x4_t l71a_x2 = vaddq_u32(veorq_u32(l70a, vornq_u32(l69a, l70a_2)), l71a_x1);
        const uint32x4_t l71a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l71a_x2, 13), l71a_x2, 32 - 13), l69a_2);
        const uint32x4_t l71a_2 = vsriq_n_u32(vshlq_n_u32(l69a, 10), l69a, 32 - 10);
        /* stream b, left step 71, f5 */
        uint32x4_t l71b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l68b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l71b_x1);
        const uint32x4_t l71b_x2 = vaddq_u32(veorq_u32(l70b, vornq_u32(l69b, l70b_2)), l71b_x1);
        const uint32x4_t l71b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l71b_x2, 13), l71b_x2, 32 - 13), l69b_2);
        const uint32x4_t l71b_2 = vsriq_n_u32(vshlq_n_u32(l69b, 10), l69b, 32 - 10);
        /* stream a, right step 71, f1 */
        uint32x4_t r71a_x1 = veorq_u32(r70a_2, r69a);
        RIPEMD160_X4X2_KEEP("w", r71a_x1);
        uint32x4_t r71a_x2 = vaddq_u32(vld1q_u32(&w[8][0]), r68a_2);
        RIPEMD160_X4X2_KEEP("w", r71a_x2);
        const uint32x4_t r71a_x3 = vaddq_u32(veorq_u32(r70a, r71a_x1), r71a_x2);
        const uint32x4_t r71a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r71a_x3, 14), r71a_x3, 32 - 14), r69a_2);
        const uint32x4_t r71a_2 = vsriq_n_u32(vshlq_n_u32(r69a, 10), r69a, 32 - 10);
        /* stream b, right step 71, f1 */
        uint32x4_t r71b_x1 = veorq_u32(r70b_2, r69b);
        RIPEMD160_X4X2_KEEP("w", r71b_x1);
        uint32x4_t r71b_x2 = vaddq_u32(vld1q_u32(&w[8][4]), r68b_2);
        RIPEMD160_X4X2_KEEP("w", r71b_x2);
        const uint32x4_t r71b_x3 = vaddq_u32(veorq_u32(r70b, r71b_x1), r71b_x2);
        const uint32x4_t r71b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r71b_x3, 14), r71b_x3, 32 - 14), r69b_2);
        const uint32x4_t r71b_2 = vsriq_n_u32(vshlq_n_u32(r69b, 10), r69b, 32 - 10);
        /* stream a, left step 72, f5 */
        uint32x4_t l72a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l69a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l72a_x1);
        const uint32x4_t l72a_x2 = vaddq_u32(veorq_u32(l71a, vornq_u32(l70a, l71a_2)), l72a_x1);
        const uint32x4_t l72a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l72a_x2, 12), l72a_x2, 32 - 12), l70a_2);
        const uint32x4_t l72a_2 = vsriq_n_u32(vshlq_n_u32(l70a, 10), l70a, 32 - 10);
        /* stream b, left step 72, f5 */
        uint32x4_t l72b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l69b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l72b_x1);
        const uint32x4_t l72b_x2 = vaddq_u32(veorq_u32(l71b, vornq_u32(l70b, l71b_2)), l72b_x1);
        const uint32x4_t l72b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l72b_x2, 12), l72b_x2, 32 - 12), l70b_2);
        const uint32x4_t l72b_2 = vsriq_n_u32(vshlq_n_u32(l70b, 10), l70b, 32 - 10);
        /* stream a, right step 72, f1 */
        uint32x4_t r72a_x1 = veorq_u32(r71a_2, r70a);
        RIPEMD160_X4X2_KEEP("w", r72a_x1);
        uint32x4_t r72a_x2 = vaddq_u32(vld1q_u32(&w[7][0]), r69a_2);
        RIPEMD160_X4X2_KEEP("w", r72a_x2);
        const uint32x4_t r72a_x3 = vaddq_u32(veorq_u32(r71a, r72a_x1), r72a_x2);
        const uint32x4_t r72a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r72a_x3, 6), r72a_x3, 32 - 6), r70a_2);
        const uint32x4_t r72a_2 = vsriq_n_u32(vshlq_n_u32(r70a, 10), r70a, 32 - 10);
        /* stream b, right step 72, f1 */
        uint32x4_t r72b_x1 = veorq_u32(r71b_2, r70b);
        RIPEMD160_X4X2_KEEP("w", r72b_x1);
        uint32x4_t r72b_x2 = vaddq_u32(vld1q_u32(&w[7][4]), r69b_2);
        RIPEMD160_X4X2_KEEP("w", r72b_x2);
        const uint32x4_t r72b_x3 = vaddq_u32(veorq_u32(r71b, r72b_x1), r72b_x2);
        const uint32x4_t r72b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r72b_x3, 6), r72b_x3, 32 - 6), r70b_2);
        const uint32x4_t r72b_2 = vsriq_n_u32(vshlq_n_u32(r70b, 10), r70b, 32 - 10);
        /* stream a, left step 73, f5 */
        uint32x4_t l73a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l70a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l73a_x1);
        const uint32x4_t l73a_x2 = vaddq_u32(veorq_u32(l72a, vornq_u32(l71a, l72a_2)), l73a_x1);
        const uint32x4_t l73a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l73a_x2, 5), l73a_x2, 32 - 5), l71a_2);
        const uint32x4_t l73a_2 = vsriq_n_u32(vshlq_n_u32(l71a, 10), l71a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* stream b, left step 73, f5 */
        uint32x4_t l73b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l70b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l73b_x1);
        const uint32x4_t l73b_x2 = vaddq_u32(veorq_u32(l72b, vornq_u32(l71b, l72b_2)), l73b_x1);
        const uint32x4_t l73b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l73b_x2, 5), l73b_x2, 32 - 5), l71b_2);
        const uint32x4_t l73b_2 = vsriq_n_u32(vshlq_n_u32(l71b, 10), l71b, 32 - 10);
        /* stream a, right step 73, f1 */
        uint32x4_t r73a_x1 = veorq_u32(r72a_2, r71a);
        RIPEMD160_X4X2_KEEP("w", r73a_x1);
        uint32x4_t r73a_x2 = vaddq_u32(vld1q_u32(&w[6][0]), r70a_2);
        RIPEMD160_X4X2_KEEP("w", r73a_x2);
        const uint32x4_t r73a_x3 = vaddq_u32(veorq_u32(r72a, r73a_x1), r73a_x2);
        const uint32x4_t r73a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r73a_x3, 8), r73a_x3, 32 - 8), r71a_2);
        const uint32x4_t r73a_2 = vsriq_n_u32(vshlq_n_u32(r71a, 10), r71a, 32 - 10);
        /* stream b, right step 73, f1 */
        uint32x4_t r73b_x1 = veorq_u32(r72b_2, r71b);
        RIPEMD160_X4X2_KEEP("w", r73b_x1);
        uint32x4_t r73b_x2 = vaddq_u32(vld1q_u32(&w[6][4]), r70b_2);
        RIPEMD160_X4X2_KEEP("w", r73b_x2);
        const uint32x4_t r73b_x3 = vaddq_u32(veorq_u32(r72b, r73b_x1), r73b_x2);
        const uint32x4_t r73b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r73b_x3, 8), r73b_x3, 32 - 8), r71b_2);
        const uint32x4_t r73b_2 = vsriq_n_u32(vshlq_n_u32(r71b, 10), r71b, 32 - 10);
        /* stream a, left step 74, f5 */
        uint32x4_t l74a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l71a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l74a_x1);
        const uint32x4_t l74a_x2 = vaddq_u32(veorq_u32(l73a, vornq_u32(l72a, l73a_2)), l74a_x1);
        const uint32x4_t l74a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l74a_x2, 12), l74a_x2, 32 - 12), l72a_2);
        const uint32x4_t l74a_2 = vsriq_n_u32(vshlq_n_u32(l72a, 10), l72a, 32 - 10);
        /* stream b, left step 74, f5 */
        uint32x4_t l74b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l71b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l74b_x1);
        const uint32x4_t l74b_x2 = vaddq_u32(veorq_u32(l73b, vornq_u32(l72b, l73b_2)), l74b_x1);
        const uint32x4_t l74b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l74b_x2, 12), l74b_x2, 32 - 12), l72b_2);
        const uint32x4_t l74b_2 = vsriq_n_u32(vshlq_n_u32(l72b, 10), l72b, 32 - 10);
        /* stream a, right step 74, f1 */
        uint32x4_t r74a_x1 = veorq_u32(r73a_2, r72a);
        RIPEMD160_X4X2_KEEP("w", r74a_x1);
        uint32x4_t r74a_x2 = vaddq_u32(vld1q_u32(&w[2][0]), r71a_2);
        RIPEMD160_X4X2_KEEP("w", r74a_x2);
        const uint32x4_t r74a_x3 = vaddq_u32(veorq_u32(r73a, r74a_x1), r74a_x2);
        const uint32x4_t r74a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r74a_x3, 13), r74a_x3, 32 - 13), r72a_2);
        const uint32x4_t r74a_2 = vsriq_n_u32(vshlq_n_u32(r72a, 10), r72a, 32 - 10);
        /* stream b, right step 74, f1 */
        uint32x4_t r74b_x1 = veorq_u32(r73b_2, r72b);
        RIPEMD160_X4X2_KEEP("w", r74b_x1);
        uint32x4_t r74b_x2 = vaddq_u32(vld1q_u32(&w[2][4]), r71b_2);
        RIPEMD160_X4X2_KEEP("w", r74b_x2);
        const uint32x4_t r74b_x3 = vaddq_u32(veorq_u32(r73b, r74b_x1), r74b_x2);
        const uint32x4_t r74b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r74b_x3, 13), r74b_x3, 32 - 13), r72b_2);
        const uint32x4_t r74b_2 = vsriq_n_u32(vshlq_n_u32(r72b, 10), r72b, 32 - 10);
        /* stream a, left step 75, f5 */
        uint32x4_t l75a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l72a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l75a_x1);
        const uint32x4_t l75a_x2 = vaddq_u32(veorq_u32(l74a, vornq_u32(l73a, l74a_2)), l75a_x1);
        const uint32x4_t l75a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l75a_x2, 13), l75a_x2, 32 - 13), l73a_2);
        const uint32x4_t l75a_2 = vsriq_n_u32(vshlq_n_u32(l73a, 10), l73a, 32 - 10);
        /* stream b, left step 75, f5 */
        uint32x4_t l75b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l72b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l75b_x1);
        const uint32x4_t l75b_x2 = vaddq_u32(veorq_u32(l74b, vornq_u32(l73b, l74b_2)), l75b_x1);
        const uint32x4_t l75b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l75b_x2, 13), l75b_x2, 32 - 13), l73b_2);
        const uint32x4_t l75b_2 = vsriq_n_u32(vshlq_n_u32(l73b, 10), l73b, 32 - 10);
        /* stream a, right step 75, f1 */
        uint32x4_t r75a_x1 = veorq_u32(r74a_2, r73a);
        RIPEMD160_X4X2_KEEP("w", r75a_x1);
        uint32x4_t r75a_x2 = vaddq_u32(vld1q_u32(&w[13][0]), r72a_2);
        RIPEMD160_X4X2_KEEP("w", r75a_x2);
        const uint32x4_t r75a_x3 = vaddq_u32(veorq_u32(r74a, r75a_x1), r75a_x2);
        const uint32x4_t r75a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r75a_x3, 6), r75a_x3, 32 - 6), r73a_2);
        const uint32x4_t r75a_2 = vsriq_n_u32(vshlq_n_u32(r73a, 10), r73a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* stream b, right step 75, f1 */
        uint32x4_t r75b_x1 = veorq_u32(r74b_2, r73b);
        RIPEMD160_X4X2_KEEP("w", r75b_x1);
        uint32x4_t r75b_x2 = vaddq_u32(vld1q_u32(&w[13][4]), r72b_2);
        RIPEMD160_X4X2_KEEP("w", r75b_x2);
        const uint32x4_t r75b_x3 = vaddq_u32(veorq_u32(r74b, r75b_x1), r75b_x2);
        const uint32x4_t r75b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r75b_x3, 6), r75b_x3, 32 - 6), r73b_2);
        const uint32x4_t r75b_2 = vsriq_n_u32(vshlq_n_u32(r73b, 10), r73b, 32 - 10);
        /* stream a, left step 76, f5 */
        uint32x4_t l76a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l73a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l76a_x1);
        const uint32x4_t l76a_x2 = vaddq_u32(veorq_u32(l75a, vornq_u32(l74a, l75a_2)), l76a_x1);
        const uint32x4_t l76a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l76a_x2, 14), l76a_x2, 32 - 14), l74a_2);
        const uint32x4_t l76a_2 = vsriq_n_u32(vshlq_n_u32(l74a, 10), l74a, 32 - 10);
        /* stream b, left step 76, f5 */
        uint32x4_t l76b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l73b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l76b_x1);
        const uint32x4_t l76b_x2 = vaddq_u32(veorq_u32(l75b, vornq_u32(l74b, l75b_2)), l76b_x1);
        const uint32x4_t l76b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l76b_x2, 14), l76b_x2, 32 - 14), l74b_2);
        const uint32x4_t l76b_2 = vsriq_n_u32(vshlq_n_u32(l74b, 10), l74b, 32 - 10);
        /* stream a, right step 76, f1 */
        uint32x4_t r76a_x1 = veorq_u32(r75a_2, r74a);
        RIPEMD160_X4X2_KEEP("w", r76a_x1);
        uint32x4_t r76a_x2 = vaddq_u32(vld1q_u32(&w[14][0]), r73a_2);
        RIPEMD160_X4X2_KEEP("w", r76a_x2);
        const uint32x4_t r76a_x3 = vaddq_u32(veorq_u32(r75a, r76a_x1), r76a_x2);
        const uint32x4_t r76a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r76a_x3, 5), r76a_x3, 32 - 5), r74a_2);
        const uint32x4_t r76a_2 = vsriq_n_u32(vshlq_n_u32(r74a, 10), r74a, 32 - 10);
        /* stream b, right step 76, f1 */
        uint32x4_t r76b_x1 = veorq_u32(r75b_2, r74b);
        RIPEMD160_X4X2_KEEP("w", r76b_x1);
        uint32x4_t r76b_x2 = vaddq_u32(vld1q_u32(&w[14][4]), r73b_2);
        RIPEMD160_X4X2_KEEP("w", r76b_x2);
        const uint32x4_t r76b_x3 = vaddq_u32(veorq_u32(r75b, r76b_x1), r76b_x2);
        const uint32x4_t r76b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r76b_x3, 5), r76b_x3, 32 - 5), r74b_2);
        const uint32x4_t r76b_2 = vsriq_n_u32(vshlq_n_u32(r74b, 10), r74b, 32 - 10);
        /* stream a, left step 77, f5 */
        uint32x4_t l77a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l74a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l77a_x1);
        const uint32x4_t l77a_x2 = vaddq_u32(veorq_u32(l76a, vornq_u32(l75a, l76a_2)), l77a_x1);
        const uint32x4_t l77a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l77a_x2, 11), l77a_x2, 32 - 11), l75a_2);
        const uint32x4_t l77a_2 = vsriq_n_u32(vshlq_n_u32(l75a, 10), l75a, 32 - 10);
        /* stream b, left step 77, f5 */
        uint32x4_t l77b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l74b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l77b_x1);
        const uint32x4_t l77b_x2 = vaddq_u32(veorq_u32(l76b, vornq_u32(l75b, l76b_2)), l77b_x1);
        const uint32x4_t l77b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l77b_x2, 11), l77b_x2, 32 - 11), l75b_2);
        const uint32x4_t l77b_2 = vsriq_n_u32(vshlq_n_u32(l75b, 10), l75b, 32 - 10);
        /* stream a, right step 77, f1 */
        uint32x4_t r77a_x1 = veorq_u32(r76a_2, r75a);
        RIPEMD160_X4X2_KEEP("w", r77a_x1);
        uint32x4_t r77a_x2 = vaddq_u32(vld1q_u32(&w[0][0]), r74a_2);
        RIPEMD160_X4X2_KEEP("w", r77a_x2);
        const uint32x4_t r77a_x3 = vaddq_u32(veorq_u32(r76a, r77a_x1), r77a_x2);
        const uint32x4_t r77a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r77a_x3, 15), r77a_x3, 32 - 15), r75a_2);
        const uint32x4_t r77a_2 = vsriq_n_u32(vshlq_n_u32(r75a, 10), r75a, 32 - 10);
        /* stream b, right step 77, f1 */
        uint32x4_t r77b_x1 = veorq_u32(r76b_2, r75b);
        RIPEMD160_X4X2_KEEP("w", r77b_x1);
        uint32x4_t r77b_x2 = vaddq_u32(vld1q_u32(&w[0][4]), r74b_2);
        RIPEMD160_X4X2_KEEP("w", r77b_x2);
        const uint32x4_t r77b_x3 = vaddq_u32(veorq_u32(r76b, r77b_x1), r77b_x2);
        const uint32x4_t r77b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r77b_x3, 15), r77b_x3, 32 - 15), r75b_2);
        const uint32x4_t r77b_2 = vsriq_n_u32(vshlq_n_u32(r75b, 10), r75b, 32 - 10);
        /* stream a, left step 78, f5 */
        uint32x4_t l78a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l75a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l78a_x1);
        const uint32x4_t l78a_x2 = vaddq_u32(veorq_u32(l77a, vornq_u32(l76a, l77a_2)), l78a_x1);
        const uint32x4_t l78a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l78a_x2, 8), l78a_x2, 32 - 8), l76a_2);
        const uint32x4_t l78a_2 = vsriq_n_u32(vshlq_n_u32(l76a, 10), l76a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* stream b, left step 78, f5 */
        uint32x4_t l78b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l75b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l78b_x1);
        const uint32x4_t l78b_x2 = vaddq_u32(veorq_u32(l77b, vornq_u32(l76b, l77b_2)), l78b_x1);
        const uint32x4_t l78b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l78b_x2, 8), l78b_x2, 32 - 8), l76b_2);
        const uint32x4_t l78b_2 = vsriq_n_u32(vshlq_n_u32(l76b, 10), l76b, 32 - 10);
        /* stream a, right step 78, f1 */
        uint32x4_t r78a_x1 = veorq_u32(r77a_2, r76a);
        RIPEMD160_X4X2_KEEP("w", r78a_x1);
        uint32x4_t r78a_x2 = vaddq_u32(vld1q_u32(&w[3][0]), r75a_2);
        RIPEMD160_X4X2_KEEP("w", r78a_x2);
        const uint32x4_t r78a_x3 = vaddq_u32(veorq_u32(r77a, r78a_x1), r78a_x2);
        const uint32x4_t r78a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r78a_x3, 13), r78a_x3, 32 - 13), r76a_2);
        const uint32x4_t r78a_2 = vsriq_n_u32(vshlq_n_u32(r76a, 10), r76a, 32 - 10);
        /* stream b, right step 78, f1 */
        uint32x4_t r78b_x1 = veorq_u32(r77b_2, r76b);
        RIPEMD160_X4X2_KEEP("w", r78b_x1);
        uint32x4_t r78b_x2 = vaddq_u32(vld1q_u32(&w[3][4]), r75b_2);
        RIPEMD160_X4X2_KEEP("w", r78b_x2);
        const uint32x4_t r78b_x3 = vaddq_u32(veorq_u32(r77b, r78b_x1), r78b_x2);
        const uint32x4_t r78b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r78b_x3, 13), r78b_x3, 32 - 13), r76b_2);
        const uint32x4_t r78b_2 = vsriq_n_u32(vshlq_n_u32(r76b, 10), r76b, 32 - 10);
        /* stream a, left step 79, f5 */
        uint32x4_t l79a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l76a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l79a_x1);
        const uint32x4_t l79a_x2 = vaddq_u32(veorq_u32(l78a, vornq_u32(l77a, l78a_2)), l79a_x1);
        const uint32x4_t l79a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l79a_x2, 5), l79a_x2, 32 - 5), l77a_2);
        const uint32x4_t l79a_2 = vsriq_n_u32(vshlq_n_u32(l77a, 10), l77a, 32 - 10);
        /* stream b, left step 79, f5 */
        uint32x4_t l79b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l76b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l79b_x1);
        const uint32x4_t l79b_x2 = vaddq_u32(veorq_u32(l78b, vornq_u32(l77b, l78b_2)), l79b_x1);
        const uint32x4_t l79b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l79b_x2, 5), l79b_x2, 32 - 5), l77b_2);
        const uint32x4_t l79b_2 = vsriq_n_u32(vshlq_n_u32(l77b, 10), l77b, 32 - 10);
        /* stream a, right step 79, f1 */
        uint32x4_t r79a_x1 = veorq_u32(r78a_2, r77a);
        RIPEMD160_X4X2_KEEP("w", r79a_x1);
        uint32x4_t r79a_x2 = vaddq_u32(vld1q_u32(&w[9][0]), r76a_2);
        RIPEMD160_X4X2_KEEP("w", r79a_x2);
        const uint32x4_t r79a_x3 = vaddq_u32(veorq_u32(r78a, r79a_x1), r79a_x2);
        const uint32x4_t r79a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r79a_x3, 11), r79a_x3, 32 - 11), r77a_2);
        const uint32x4_t r79a_2 = vsriq_n_u32(vshlq_n_u32(r77a, 10), r77a, 32 - 10);
        /* stream b, right step 79, f1 */
        uint32x4_t r79b_x1 = veorq_u32(r78b_2, r77b);
        RIPEMD160_X4X2_KEEP("w", r79b_x1);
        uint32x4_t r79b_x2 = vaddq_u32(vld1q_u32(&w[9][4]), r76b_2);
        RIPEMD160_X4X2_KEEP("w", r79b_x2);
        const uint32x4_t r79b_x3 = vaddq_u32(veorq_u32(r78b, r79b_x1), r79b_x2);
        const uint32x4_t r79b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r79b_x3, 11), r79b_x3, 32 - 11), r77b_2);
        const uint32x4_t r79b_2 = vsriq_n_u32(vshlq_n_u32(r77b, 10), r77b, 32 - 10);
        /* stream a, left step 80, f5 */
        uint32x4_t l80a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l77a_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l80a_x1);
        const uint32x4_t l80a_x2 = vaddq_u32(veorq_u32(l79a, vornq_u32(l78a, l79a_2)), l80a_x1);
        const uint32x4_t l80a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l80a_x2, 6), l80a_x2, 32 - 6), l78a_2);
        const uint32x4_t l80a_2 = vsriq_n_u32(vshlq_n_u32(l78a, 10), l78a, 32 - 10);
        /* stream b, left step 80, f5 */
        uint32x4_t l80b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l77b_2, vdupq_n_u32(0xa953fd4eu)));
        RIPEMD160_X4X2_KEEP("w", l80b_x1);
        const uint32x4_t l80b_x2 = vaddq_u32(veorq_u32(l79b, vornq_u32(l78b, l79b_2)), l80b_x1);
        const uint32x4_t l80b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(l80b_x2, 6), l80b_x2, 32 - 6), l78b_2);
        const uint32x4_t l80b_2 = vsriq_n_u32(vshlq_n_u32(l78b, 10), l78b, 32 - 10);
        /* stream a, right step 80, f1 */
        uint32x4_t r80a_x1 = veorq_u32(r79a_2, r78a);
        RIPEMD160_X4X2_KEEP("w", r80a_x1);
        uint32x4_t r80a_x2 = vaddq_u32(vld1q_u32(&w[11][0]), r77a_2);
        RIPEMD160_X4X2_KEEP("w", r80a_x2);
        const uint32x4_t r80a_x3 = vaddq_u32(veorq_u32(r79a, r80a_x1), r80a_x2);
        const uint32x4_t r80a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r80a_x3, 11), r80a_x3, 32 - 11), r78a_2);
        const uint32x4_t r80a_2 = vsriq_n_u32(vshlq_n_u32(r78a, 10), r78a, 32 - 10);
        RIPEMD160_X4X2_COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* stream b, right step 80, f1 */
        uint32x4_t r80b_x1 = veorq_u32(r79b_2, r78b);
        RIPEMD160_X4X2_KEEP("w", r80b_x1);
        uint32x4_t r80b_x2 = vaddq_u32(vld1q_u32(&w[11][4]), r77b_2);
        RIPEMD160_X4X2_KEEP("w", r80b_x2);
        const uint32x4_t r80b_x3 = vaddq_u32(veorq_u32(r79b, r80b_x1), r80b_x2);
        const uint32x4_t r80b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(r80b_x3, 11), r80b_x3, 32 - 11), r78b_2);
        const uint32x4_t r80b_2 = vsriq_n_u32(vshlq_n_u32(r78b, 10), r78b, 32 - 10);
        uint32x4_t x1 = vaddq_u32(r80a_2, h1a);
        RIPEMD160_X4X2_KEEP("w", x1);
        uint32x4_t x2 = vaddq_u32(r79a_2, h2a);
        RIPEMD160_X4X2_KEEP("w", x2);
        uint32x4_t x3 = vaddq_u32(r78a_2, h3a);
        RIPEMD160_X4X2_KEEP("w", x3);
        uint32x4_t x4 = vaddq_u32(l78a_2, h4a);
        RIPEMD160_X4X2_KEEP("w", x4);
        uint32x4_t x5 = vaddq_u32(r79a, h0a);
        RIPEMD160_X4X2_KEEP("w", x5);
        uint32x4_t x6 = vaddq_u32(r80b_2, h1b);
        RIPEMD160_X4X2_KEEP("w", x6);
        uint32x4_t x7 = vaddq_u32(r79b_2, h2b);
        RIPEMD160_X4X2_KEEP("w", x7);
        uint32x4_t x8 = vaddq_u32(r78b_2, h3b);
        RIPEMD160_X4X2_KEEP("w", x8);
        uint32x4_t x9 = vaddq_u32(l78b_2, h4b);
        RIPEMD160_X4X2_KEEP("w", x9);
        uint32x4_t x10 = vaddq_u32(r79b, h0b);
        RIPEMD160_X4X2_KEEP("w", x10);

        const uint32x4_t h0a_next = vaddq_u32(l79a, x1);
        const uint32x4_t h1a_next = vaddq_u32(l80a_2, x2);
        const uint32x4_t h2a_next = vaddq_u32(l79a_2, x3);
        const uint32x4_t h3a_next = vaddq_u32(r80a, x4);
        const uint32x4_t h4a_next = vaddq_u32(l80a, x5);
        const uint32x4_t h0b_next = vaddq_u32(l79b, x6);
        const uint32x4_t h1b_next = vaddq_u32(l80b_2, x7);
        const uint32x4_t h2b_next = vaddq_u32(l79b_2, x8);
        const uint32x4_t h3b_next = vaddq_u32(r80b, x9);
        const uint32x4_t h4b_next = vaddq_u32(l80b, x10);
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
    vst1q_u32(&state[0][0], h0a);
    vst1q_u32(&state[1][0], h1a);
    vst1q_u32(&state[2][0], h2a);
    vst1q_u32(&state[3][0], h3a);
    vst1q_u32(&state[4][0], h4a);
    vst1q_u32(&state[0][4], h0b);
    vst1q_u32(&state[1][4], h1b);
    vst1q_u32(&state[2][4], h2b);
    vst1q_u32(&state[3][4], h3b);
    vst1q_u32(&state[4][4], h4b);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
