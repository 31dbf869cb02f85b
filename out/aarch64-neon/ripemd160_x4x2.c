/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-neon --kernel lanes --schedule streams=2
 *
 * ripemd160_x4x2_blocks: 3020 instructions for a block of 64 bytes in each of 2 streams, critical path 804 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 */
#include <arm_neon.h>
#include "ripemd160_x4x2.h"

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* Memory that vectors are loaded from. */
#if defined(__GNUC__) || defined(__clang__)
#define ALIGNED __attribute__((aligned(64)))
#else
#define ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define ALWAYS __attribute__((always_inline))
#define STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define ALWAYS
#define STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* Words x and y as they lie in memory, x first. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Two words. */
static inline ALWAYS uint64_t load64(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 |
           (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 |
           (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

/* Copies two words from each of p and q: the first two to to[0] and to[1], the others a row below. */
#define COPY(to, row, p, q) \
    do { \
        uint64_t a = load64(p), b = load64(q), upper, lower; \
        KEEP("r", a); \
        KEEP("r", b); \
        upper = PAIR(a, b); \
        lower = PAIR(a >> 32, b >> 32); \
        KEEP("r", upper); \
        KEEP("r", lower); \
        STORE(to, upper); \
        STORE((to) + (row), lower); \
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

    uint32_t buffers[2][16][8] ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, left step 1, f1 */
        uint32x4_t x1 = vaddq_u32(h0a, vld1q_u32(&w[0][0]));
        KEEP("w", x1);
        const uint32x4_t x2 = vaddq_u32(veorq_u32(veorq_u32(h2a, h1a), h3a), x1);
        const uint32x4_t l1a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x2, 11), x2, 32 - 11), h4a);
        const uint32x4_t l1a_2 = vsriq_n_u32(vshlq_n_u32(h2a, 10), h2a, 32 - 10);
        /* stream b, left step 1, f1 */
        uint32x4_t x3 = vaddq_u32(h0b, vld1q_u32(&w[0][4]));
        KEEP("w", x3);
        const uint32x4_t x4 = vaddq_u32(veorq_u32(veorq_u32(h2b, h1b), h3b), x3);
        const uint32x4_t l1b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x4, 11), x4, 32 - 11), h4b);
        const uint32x4_t l1b_2 = vsriq_n_u32(vshlq_n_u32(h2b, 10), h2b, 32 - 10);
        /* stream a, right step 1, f5 */
        uint32x4_t x5 = vaddq_u32(vaddq_u32(vld1q_u32(&w[5][0]), vdupq_n_u32(0x50a28be6u)), h0a);
        KEEP("w", x5);
        const uint32x4_t x6 = vaddq_u32(veorq_u32(vornq_u32(h2a, h3a), h1a), x5);
        const uint32x4_t r1a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x6, 8), x6, 32 - 8), h4a);
        /* stream b, right step 1, f5 */
        uint32x4_t x7 = vaddq_u32(vaddq_u32(vld1q_u32(&w[5][4]), vdupq_n_u32(0x50a28be6u)), h0b);
        KEEP("w", x7);
        const uint32x4_t x8 = vaddq_u32(veorq_u32(vornq_u32(h2b, h3b), h1b), x7);
        const uint32x4_t r1b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x8, 8), x8, 32 - 8), h4b);
        /* stream a, left step 2, f1 */
        uint32x4_t x9 = veorq_u32(l1a_2, h1a);
        KEEP("w", x9);
        uint32x4_t x10 = vaddq_u32(vld1q_u32(&w[1][0]), h4a);
        KEEP("w", x10);
        const uint32x4_t x11 = vaddq_u32(veorq_u32(l1a, x9), x10);
        const uint32x4_t l2a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x11, 14), x11, 32 - 14), h3a);
        const uint32x4_t l2a_2 = vsriq_n_u32(vshlq_n_u32(h1a, 10), h1a, 32 - 10);
        /* stream b, left step 2, f1 */
        uint32x4_t x12 = veorq_u32(l1b_2, h1b);
        KEEP("w", x12);
        uint32x4_t x13 = vaddq_u32(vld1q_u32(&w[1][4]), h4b);
        KEEP("w", x13);
        const uint32x4_t x14 = vaddq_u32(veorq_u32(l1b, x12), x13);
        const uint32x4_t l2b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x14, 14), x14, 32 - 14), h3b);
        const uint32x4_t l2b_2 = vsriq_n_u32(vshlq_n_u32(h1b, 10), h1b, 32 - 10);
        /* stream a, right step 2, f5 */
        uint32x4_t x15 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(h4a, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x15);
        const uint32x4_t x16 = vaddq_u32(veorq_u32(r1a, vornq_u32(h1a, l1a_2)), x15);
        const uint32x4_t r2a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x16, 9), x16, 32 - 9), h3a);
        /* stream b, right step 2, f5 */
        uint32x4_t x17 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(h4b, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x17);
        const uint32x4_t x18 = vaddq_u32(veorq_u32(r1b, vornq_u32(h1b, l1b_2)), x17);
        const uint32x4_t r2b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x18, 9), x18, 32 - 9), h3b);
        /* stream a, left step 3, f1 */
        uint32x4_t x19 = veorq_u32(l2a_2, l1a);
        KEEP("w", x19);
        uint32x4_t x20 = vaddq_u32(vld1q_u32(&w[2][0]), h3a);
        KEEP("w", x20);
        const uint32x4_t x21 = vaddq_u32(veorq_u32(l2a, x19), x20);
        const uint32x4_t l3a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x21, 15), x21, 32 - 15), l1a_2);
        const uint32x4_t l3a_2 = vsriq_n_u32(vshlq_n_u32(l1a, 10), l1a, 32 - 10);
        COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* stream b, left step 3, f1 */
        uint32x4_t x22 = veorq_u32(l2b_2, l1b);
        KEEP("w", x22);
        uint32x4_t x23 = vaddq_u32(vld1q_u32(&w[2][4]), h3b);
        KEEP("w", x23);
        const uint32x4_t x24 = vaddq_u32(veorq_u32(l2b, x22), x23);
        const uint32x4_t l3b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x24, 15), x24, 32 - 15), l1b_2);
        const uint32x4_t l3b_2 = vsriq_n_u32(vshlq_n_u32(l1b, 10), l1b, 32 - 10);
        /* stream a, right step 3, f5 */
        uint32x4_t x25 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(h3a, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x25);
        const uint32x4_t x26 = vaddq_u32(veorq_u32(r2a, vornq_u32(r1a, l2a_2)), x25);
        const uint32x4_t r3a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x26, 9), x26, 32 - 9), l1a_2);
        const uint32x4_t r3a_2 = vsriq_n_u32(vshlq_n_u32(r1a, 10), r1a, 32 - 10);
        /* stream b, right step 3, f5 */
        uint32x4_t x27 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(h3b, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x27);
        const uint32x4_t x28 = vaddq_u32(veorq_u32(r2b, vornq_u32(r1b, l2b_2)), x27);
        const uint32x4_t r3b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x28, 9), x28, 32 - 9), l1b_2);
        const uint32x4_t r3b_2 = vsriq_n_u32(vshlq_n_u32(r1b, 10), r1b, 32 - 10);
        /* stream a, left step 4, f1 */
        uint32x4_t x29 = veorq_u32(l3a_2, l2a);
        KEEP("w", x29);
        uint32x4_t x30 = vaddq_u32(vld1q_u32(&w[3][0]), l1a_2);
        KEEP("w", x30);
        const uint32x4_t x31 = vaddq_u32(veorq_u32(l3a, x29), x30);
        const uint32x4_t l4a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x31, 12), x31, 32 - 12), l2a_2);
        const uint32x4_t l4a_2 = vsriq_n_u32(vshlq_n_u32(l2a, 10), l2a, 32 - 10);
        /* stream b, left step 4, f1 */
        uint32x4_t x32 = veorq_u32(l3b_2, l2b);
        KEEP("w", x32);
        uint32x4_t x33 = vaddq_u32(vld1q_u32(&w[3][4]), l1b_2);
        KEEP("w", x33);
        const uint32x4_t x34 = vaddq_u32(veorq_u32(l3b, x32), x33);
        const uint32x4_t l4b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x34, 12), x34, 32 - 12), l2b_2);
        const uint32x4_t l4b_2 = vsriq_n_u32(vshlq_n_u32(l2b, 10), l2b, 32 - 10);
        /* stream a, right step 4, f5 */
        uint32x4_t x35 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l1a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x35);
        const uint32x4_t x36 = vaddq_u32(veorq_u32(r3a, vornq_u32(r2a, r3a_2)), x35);
        const uint32x4_t r4a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x36, 11), x36, 32 - 11), l2a_2);
        const uint32x4_t r4a_2 = vsriq_n_u32(vshlq_n_u32(r2a, 10), r2a, 32 - 10);
        /* stream b, right step 4, f5 */
        uint32x4_t x37 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l1b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x37);
        const uint32x4_t x38 = vaddq_u32(veorq_u32(r3b, vornq_u32(r2b, r3b_2)), x37);
        const uint32x4_t r4b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x38, 11), x38, 32 - 11), l2b_2);
        const uint32x4_t r4b_2 = vsriq_n_u32(vshlq_n_u32(r2b, 10), r2b, 32 - 10);
        /* stream a, left step 5, f1 */
        uint32x4_t x39 = veorq_u32(l4a_2, l3a);
        KEEP("w", x39);
        uint32x4_t x40 = vaddq_u32(vld1q_u32(&w[4][0]), l2a_2);
        KEEP("w", x40);
        const uint32x4_t x41 = vaddq_u32(veorq_u32(l4a, x39), x40);
        const uint32x4_t l5a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x41, 5), x41, 32 - 5), l3a_2);
        const uint32x4_t l5a_2 = vsriq_n_u32(vshlq_n_u32(l3a, 10), l3a, 32 - 10);
        /* stream b, left step 5, f1 */
        uint32x4_t x42 = veorq_u32(l4b_2, l3b);
        KEEP("w", x42);
        uint32x4_t x43 = vaddq_u32(vld1q_u32(&w[4][4]), l2b_2);
        KEEP("w", x43);
        const uint32x4_t x44 = vaddq_u32(veorq_u32(l4b, x42), x43);
        const uint32x4_t l5b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x44, 5), x44, 32 - 5), l3b_2);
        const uint32x4_t l5b_2 = vsriq_n_u32(vshlq_n_u32(l3b, 10), l3b, 32 - 10);
        /* stream a, right step 5, f5 */
        uint32x4_t x45 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l2a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x45);
        const uint32x4_t x46 = vaddq_u32(veorq_u32(r4a, vornq_u32(r3a, r4a_2)), x45);
        const uint32x4_t r5a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x46, 13), x46, 32 - 13), r3a_2);
        const uint32x4_t r5a_2 = vsriq_n_u32(vshlq_n_u32(r3a, 10), r3a, 32 - 10);
        COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* stream b, right step 5, f5 */
        uint32x4_t x47 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l2b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x47);
        const uint32x4_t x48 = vaddq_u32(veorq_u32(r4b, vornq_u32(r3b, r4b_2)), x47);
        const uint32x4_t r5b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x48, 13), x48, 32 - 13), r3b_2);
        const uint32x4_t r5b_2 = vsriq_n_u32(vshlq_n_u32(r3b, 10), r3b, 32 - 10);
        /* stream a, left step 6, f1 */
        uint32x4_t x49 = veorq_u32(l5a_2, l4a);
        KEEP("w", x49);
        uint32x4_t x50 = vaddq_u32(vld1q_u32(&w[5][0]), l3a_2);
        KEEP("w", x50);
        const uint32x4_t x51 = vaddq_u32(veorq_u32(l5a, x49), x50);
        const uint32x4_t l6a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x51, 8), x51, 32 - 8), l4a_2);
        const uint32x4_t l6a_2 = vsriq_n_u32(vshlq_n_u32(l4a, 10), l4a, 32 - 10);
        /* stream b, left step 6, f1 */
        uint32x4_t x52 = veorq_u32(l5b_2, l4b);
        KEEP("w", x52);
        uint32x4_t x53 = vaddq_u32(vld1q_u32(&w[5][4]), l3b_2);
        KEEP("w", x53);
        const uint32x4_t x54 = vaddq_u32(veorq_u32(l5b, x52), x53);
        const uint32x4_t l6b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x54, 8), x54, 32 - 8), l4b_2);
        const uint32x4_t l6b_2 = vsriq_n_u32(vshlq_n_u32(l4b, 10), l4b, 32 - 10);
        /* stream a, right step 6, f5 */
        uint32x4_t x55 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r3a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x55);
        const uint32x4_t x56 = vaddq_u32(veorq_u32(r5a, vornq_u32(r4a, r5a_2)), x55);
        const uint32x4_t r6a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x56, 15), x56, 32 - 15), r4a_2);
        const uint32x4_t r6a_2 = vsriq_n_u32(vshlq_n_u32(r4a, 10), r4a, 32 - 10);
        /* stream b, right step 6, f5 */
        uint32x4_t x57 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r3b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x57);
        const uint32x4_t x58 = vaddq_u32(veorq_u32(r5b, vornq_u32(r4b, r5b_2)), x57);
        const uint32x4_t r6b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x58, 15), x58, 32 - 15), r4b_2);
        const uint32x4_t r6b_2 = vsriq_n_u32(vshlq_n_u32(r4b, 10), r4b, 32 - 10);
        /* stream a, left step 7, f1 */
        uint32x4_t x59 = veorq_u32(l6a_2, l5a);
        KEEP("w", x59);
        uint32x4_t x60 = vaddq_u32(vld1q_u32(&w[6][0]), l4a_2);
        KEEP("w", x60);
        const uint32x4_t x61 = vaddq_u32(veorq_u32(l6a, x59), x60);
        const uint32x4_t l7a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x61, 7), x61, 32 - 7), l5a_2);
        const uint32x4_t l7a_2 = vsriq_n_u32(vshlq_n_u32(l5a, 10), l5a, 32 - 10);
        /* stream b, left step 7, f1 */
        uint32x4_t x62 = veorq_u32(l6b_2, l5b);
        KEEP("w", x62);
        uint32x4_t x63 = vaddq_u32(vld1q_u32(&w[6][4]), l4b_2);
        KEEP("w", x63);
        const uint32x4_t x64 = vaddq_u32(veorq_u32(l6b, x62), x63);
        const uint32x4_t l7b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x64, 7), x64, 32 - 7), l5b_2);
        const uint32x4_t l7b_2 = vsriq_n_u32(vshlq_n_u32(l5b, 10), l5b, 32 - 10);
        /* stream a, right step 7, f5 */
        uint32x4_t x65 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r4a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x65);
        const uint32x4_t x66 = vaddq_u32(veorq_u32(r6a, vornq_u32(r5a, r6a_2)), x65);
        const uint32x4_t r7a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x66, 15), x66, 32 - 15), r5a_2);
        const uint32x4_t r7a_2 = vsriq_n_u32(vshlq_n_u32(r5a, 10), r5a, 32 - 10);
        /* stream b, right step 7, f5 */
        uint32x4_t x67 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r4b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x67);
        const uint32x4_t x68 = vaddq_u32(veorq_u32(r6b, vornq_u32(r5b, r6b_2)), x67);
        const uint32x4_t r7b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x68, 15), x68, 32 - 15), r5b_2);
        const uint32x4_t r7b_2 = vsriq_n_u32(vshlq_n_u32(r5b, 10), r5b, 32 - 10);
        /* stream a, left step 8, f1 */
        uint32x4_t x69 = veorq_u32(l7a_2, l6a);
        KEEP("w", x69);
        uint32x4_t x70 = vaddq_u32(vld1q_u32(&w[7][0]), l5a_2);
        KEEP("w", x70);
        const uint32x4_t x71 = vaddq_u32(veorq_u32(l7a, x69), x70);
        const uint32x4_t l8a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x71, 9), x71, 32 - 9), l6a_2);
        const uint32x4_t l8a_2 = vsriq_n_u32(vshlq_n_u32(l6a, 10), l6a, 32 - 10);
        COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* stream b, left step 8, f1 */
        uint32x4_t x72 = veorq_u32(l7b_2, l6b);
        KEEP("w", x72);
        uint32x4_t x73 = vaddq_u32(vld1q_u32(&w[7][4]), l5b_2);
        KEEP("w", x73);
        const uint32x4_t x74 = vaddq_u32(veorq_u32(l7b, x72), x73);
        const uint32x4_t l8b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x74, 9), x74, 32 - 9), l6b_2);
        const uint32x4_t l8b_2 = vsriq_n_u32(vshlq_n_u32(l6b, 10), l6b, 32 - 10);
        /* stream a, right step 8, f5 */
        uint32x4_t x75 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r5a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x75);
        const uint32x4_t x76 = vaddq_u32(veorq_u32(r7a, vornq_u32(r6a, r7a_2)), x75);
        const uint32x4_t r8a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x76, 5), x76, 32 - 5), r6a_2);
        const uint32x4_t r8a_2 = vsriq_n_u32(vshlq_n_u32(r6a, 10), r6a, 32 - 10);
        /* stream b, right step 8, f5 */
        uint32x4_t x77 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r5b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x77);
        const uint32x4_t x78 = vaddq_u32(veorq_u32(r7b, vornq_u32(r6b, r7b_2)), x77);
        const uint32x4_t r8b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x78, 5), x78, 32 - 5), r6b_2);
        const uint32x4_t r8b_2 = vsriq_n_u32(vshlq_n_u32(r6b, 10), r6b, 32 - 10);
        /* stream a, left step 9, f1 */
        uint32x4_t x79 = veorq_u32(l8a_2, l7a);
        KEEP("w", x79);
        uint32x4_t x80 = vaddq_u32(vld1q_u32(&w[8][0]), l6a_2);
        KEEP("w", x80);
        const uint32x4_t x81 = vaddq_u32(veorq_u32(l8a, x79), x80);
        const uint32x4_t l9a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x81, 11), x81, 32 - 11), l7a_2);
        const uint32x4_t l9a_2 = vsriq_n_u32(vshlq_n_u32(l7a, 10), l7a, 32 - 10);
        /* stream b, left step 9, f1 */
        uint32x4_t x82 = veorq_u32(l8b_2, l7b);
        KEEP("w", x82);
        uint32x4_t x83 = vaddq_u32(vld1q_u32(&w[8][4]), l6b_2);
        KEEP("w", x83);
        const uint32x4_t x84 = vaddq_u32(veorq_u32(l8b, x82), x83);
        const uint32x4_t l9b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x84, 11), x84, 32 - 11), l7b_2);
        const uint32x4_t l9b_2 = vsriq_n_u32(vshlq_n_u32(l7b, 10), l7b, 32 - 10);
        /* stream a, right step 9, f5 */
        uint32x4_t x85 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r6a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x85);
        const uint32x4_t x86 = vaddq_u32(veorq_u32(r8a, vornq_u32(r7a, r8a_2)), x85);
        const uint32x4_t r9a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x86, 7), x86, 32 - 7), r7a_2);
        const uint32x4_t r9a_2 = vsriq_n_u32(vshlq_n_u32(r7a, 10), r7a, 32 - 10);
        /* stream b, right step 9, f5 */
        uint32x4_t x87 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r6b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x87);
        const uint32x4_t x88 = vaddq_u32(veorq_u32(r8b, vornq_u32(r7b, r8b_2)), x87);
        const uint32x4_t r9b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x88, 7), x88, 32 - 7), r7b_2);
        const uint32x4_t r9b_2 = vsriq_n_u32(vshlq_n_u32(r7b, 10), r7b, 32 - 10);
        /* stream a, left step 10, f1 */
        uint32x4_t x89 = veorq_u32(l9a_2, l8a);
        KEEP("w", x89);
        uint32x4_t x90 = vaddq_u32(vld1q_u32(&w[9][0]), l7a_2);
        KEEP("w", x90);
        const uint32x4_t x91 = vaddq_u32(veorq_u32(l9a, x89), x90);
        const uint32x4_t l10a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x91, 13), x91, 32 - 13), l8a_2);
        const uint32x4_t l10a_2 = vsriq_n_u32(vshlq_n_u32(l8a, 10), l8a, 32 - 10);
        /* stream b, left step 10, f1 */
        uint32x4_t x92 = veorq_u32(l9b_2, l8b);
        KEEP("w", x92);
        uint32x4_t x93 = vaddq_u32(vld1q_u32(&w[9][4]), l7b_2);
        KEEP("w", x93);
        const uint32x4_t x94 = vaddq_u32(veorq_u32(l9b, x92), x93);
        const uint32x4_t l10b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x94, 13), x94, 32 - 13), l8b_2);
        const uint32x4_t l10b_2 = vsriq_n_u32(vshlq_n_u32(l8b, 10), l8b, 32 - 10);
        /* stream a, right step 10, f5 */
        uint32x4_t x95 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r7a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x95);
        const uint32x4_t x96 = vaddq_u32(veorq_u32(r9a, vornq_u32(r8a, r9a_2)), x95);
        const uint32x4_t r10a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x96, 7), x96, 32 - 7), r8a_2);
        const uint32x4_t r10a_2 = vsriq_n_u32(vshlq_n_u32(r8a, 10), r8a, 32 - 10);
        COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* stream b, right step 10, f5 */
        uint32x4_t x97 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r7b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x97);
        const uint32x4_t x98 = vaddq_u32(veorq_u32(r9b, vornq_u32(r8b, r9b_2)), x97);
        const uint32x4_t r10b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x98, 7), x98, 32 - 7), r8b_2);
        const uint32x4_t r10b_2 = vsriq_n_u32(vshlq_n_u32(r8b, 10), r8b, 32 - 10);
        /* stream a, left step 11, f1 */
        uint32x4_t x99 = veorq_u32(l10a_2, l9a);
        KEEP("w", x99);
        uint32x4_t x100 = vaddq_u32(vld1q_u32(&w[10][0]), l8a_2);
        KEEP("w", x100);
        const uint32x4_t x101 = vaddq_u32(veorq_u32(l10a, x99), x100);
        const uint32x4_t l11a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x101, 14), x101, 32 - 14), l9a_2);
        const uint32x4_t l11a_2 = vsriq_n_u32(vshlq_n_u32(l9a, 10), l9a, 32 - 10);
        /* stream b, left step 11, f1 */
        uint32x4_t x102 = veorq_u32(l10b_2, l9b);
        KEEP("w", x102);
        uint32x4_t x103 = vaddq_u32(vld1q_u32(&w[10][4]), l8b_2);
        KEEP("w", x103);
        const uint32x4_t x104 = vaddq_u32(veorq_u32(l10b, x102), x103);
        const uint32x4_t l11b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x104, 14), x104, 32 - 14), l9b_2);
        const uint32x4_t l11b_2 = vsriq_n_u32(vshlq_n_u32(l9b, 10), l9b, 32 - 10);
        /* stream a, right step 11, f5 */
        uint32x4_t x105 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r8a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x105);
        const uint32x4_t x106 = vaddq_u32(veorq_u32(r10a, vornq_u32(r9a, r10a_2)), x105);
        const uint32x4_t r11a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x106, 8), x106, 32 - 8), r9a_2);
        const uint32x4_t r11a_2 = vsriq_n_u32(vshlq_n_u32(r9a, 10), r9a, 32 - 10);
        /* stream b, right step 11, f5 */
        uint32x4_t x107 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r8b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x107);
        const uint32x4_t x108 = vaddq_u32(veorq_u32(r10b, vornq_u32(r9b, r10b_2)), x107);
        const uint32x4_t r11b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x108, 8), x108, 32 - 8), r9b_2);
        const uint32x4_t r11b_2 = vsriq_n_u32(vshlq_n_u32(r9b, 10), r9b, 32 - 10);
        /* stream a, left step 12, f1 */
        uint32x4_t x109 = veorq_u32(l11a_2, l10a);
        KEEP("w", x109);
        uint32x4_t x110 = vaddq_u32(vld1q_u32(&w[11][0]), l9a_2);
        KEEP("w", x110);
        const uint32x4_t x111 = vaddq_u32(veorq_u32(l11a, x109), x110);
        const uint32x4_t l12a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x111, 15), x111, 32 - 15), l10a_2);
        const uint32x4_t l12a_2 = vsriq_n_u32(vshlq_n_u32(l10a, 10), l10a, 32 - 10);
        /* stream b, left step 12, f1 */
        uint32x4_t x112 = veorq_u32(l11b_2, l10b);
        KEEP("w", x112);
        uint32x4_t x113 = vaddq_u32(vld1q_u32(&w[11][4]), l9b_2);
        KEEP("w", x113);
        const uint32x4_t x114 = vaddq_u32(veorq_u32(l11b, x112), x113);
        const uint32x4_t l12b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x114, 15), x114, 32 - 15), l10b_2);
        const uint32x4_t l12b_2 = vsriq_n_u32(vshlq_n_u32(l10b, 10), l10b, 32 - 10);
        /* stream a, right step 12, f5 */
        uint32x4_t x115 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r9a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x115);
        const uint32x4_t x116 = vaddq_u32(veorq_u32(r11a, vornq_u32(r10a, r11a_2)), x115);
        const uint32x4_t r12a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x116, 11), x116, 32 - 11), r10a_2);
        const uint32x4_t r12a_2 = vsriq_n_u32(vshlq_n_u32(r10a, 10), r10a, 32 - 10);
        /* stream b, right step 12, f5 */
        uint32x4_t x117 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r9b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x117);
        const uint32x4_t x118 = vaddq_u32(veorq_u32(r11b, vornq_u32(r10b, r11b_2)), x117);
        const uint32x4_t r12b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x118, 11), x118, 32 - 11), r10b_2);
        const uint32x4_t r12b_2 = vsriq_n_u32(vshlq_n_u32(r10b, 10), r10b, 32 - 10);
        /* stream a, left step 13, f1 */
        uint32x4_t x119 = veorq_u32(l12a_2, l11a);
        KEEP("w", x119);
        uint32x4_t x120 = vaddq_u32(vld1q_u32(&w[12][0]), l10a_2);
        KEEP("w", x120);
        const uint32x4_t x121 = vaddq_u32(veorq_u32(l12a, x119), x120);
        const uint32x4_t l13a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x121, 6), x121, 32 - 6), l11a_2);
        const uint32x4_t l13a_2 = vsriq_n_u32(vshlq_n_u32(l11a, 10), l11a, 32 - 10);
        COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* stream b, left step 13, f1 */
        uint32x4_t x122 = veorq_u32(l12b_2, l11b);
        KEEP("w", x122);
        uint32x4_t x123 = vaddq_u32(vld1q_u32(&w[12][4]), l10b_2);
        KEEP("w", x123);
        const uint32x4_t x124 = vaddq_u32(veorq_u32(l12b, x122), x123);
        const uint32x4_t l13b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x124, 6), x124, 32 - 6), l11b_2);
        const uint32x4_t l13b_2 = vsriq_n_u32(vshlq_n_u32(l11b, 10), l11b, 32 - 10);
        /* stream a, right step 13, f5 */
        uint32x4_t x125 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r10a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x125);
        const uint32x4_t x126 = vaddq_u32(veorq_u32(r12a, vornq_u32(r11a, r12a_2)), x125);
        const uint32x4_t r13a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x126, 14), x126, 32 - 14), r11a_2);
        const uint32x4_t r13a_2 = vsriq_n_u32(vshlq_n_u32(r11a, 10), r11a, 32 - 10);
        /* stream b, right step 13, f5 */
        uint32x4_t x127 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r10b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x127);
        const uint32x4_t x128 = vaddq_u32(veorq_u32(r12b, vornq_u32(r11b, r12b_2)), x127);
        const uint32x4_t r13b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x128, 14), x128, 32 - 14), r11b_2);
        const uint32x4_t r13b_2 = vsriq_n_u32(vshlq_n_u32(r11b, 10), r11b, 32 - 10);
        /* stream a, left step 14, f1 */
        uint32x4_t x129 = veorq_u32(l13a_2, l12a);
        KEEP("w", x129);
        uint32x4_t x130 = vaddq_u32(vld1q_u32(&w[13][0]), l11a_2);
        KEEP("w", x130);
        const uint32x4_t x131 = vaddq_u32(veorq_u32(l13a, x129), x130);
        const uint32x4_t l14a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x131, 7), x131, 32 - 7), l12a_2);
        const uint32x4_t l14a_2 = vsriq_n_u32(vshlq_n_u32(l12a, 10), l12a, 32 - 10);
        /* stream b, left step 14, f1 */
        uint32x4_t x132 = veorq_u32(l13b_2, l12b);
        KEEP("w", x132);
        uint32x4_t x133 = vaddq_u32(vld1q_u32(&w[13][4]), l11b_2);
        KEEP("w", x133);
        const uint32x4_t x134 = vaddq_u32(veorq_u32(l13b, x132), x133);
        const uint32x4_t l14b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x134, 7), x134, 32 - 7), l12b_2);
        const uint32x4_t l14b_2 = vsriq_n_u32(vshlq_n_u32(l12b, 10), l12b, 32 - 10);
        /* stream a, right step 14, f5 */
        uint32x4_t x135 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r11a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x135);
        const uint32x4_t x136 = vaddq_u32(veorq_u32(r13a, vornq_u32(r12a, r13a_2)), x135);
        const uint32x4_t r14a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x136, 14), x136, 32 - 14), r12a_2);
        const uint32x4_t r14a_2 = vsriq_n_u32(vshlq_n_u32(r12a, 10), r12a, 32 - 10);
        /* stream b, right step 14, f5 */
        uint32x4_t x137 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r11b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x137);
        const uint32x4_t x138 = vaddq_u32(veorq_u32(r13b, vornq_u32(r12b, r13b_2)), x137);
        const uint32x4_t r14b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x138, 14), x138, 32 - 14), r12b_2);
        const uint32x4_t r14b_2 = vsriq_n_u32(vshlq_n_u32(r12b, 10), r12b, 32 - 10);
        /* stream a, left step 15, f1 */
        uint32x4_t x139 = veorq_u32(l14a_2, l13a);
        KEEP("w", x139);
        uint32x4_t x140 = vaddq_u32(vld1q_u32(&w[14][0]), l12a_2);
        KEEP("w", x140);
        const uint32x4_t x141 = vaddq_u32(veorq_u32(l14a, x139), x140);
        const uint32x4_t l15a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x141, 9), x141, 32 - 9), l13a_2);
        const uint32x4_t l15a_2 = vsriq_n_u32(vshlq_n_u32(l13a, 10), l13a, 32 - 10);
        /* stream b, left step 15, f1 */
        uint32x4_t x142 = veorq_u32(l14b_2, l13b);
        KEEP("w", x142);
        uint32x4_t x143 = vaddq_u32(vld1q_u32(&w[14][4]), l12b_2);
        KEEP("w", x143);
        const uint32x4_t x144 = vaddq_u32(veorq_u32(l14b, x142), x143);
        const uint32x4_t l15b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x144, 9), x144, 32 - 9), l13b_2);
        const uint32x4_t l15b_2 = vsriq_n_u32(vshlq_n_u32(l13b, 10), l13b, 32 - 10);
        /* stream a, right step 15, f5 */
        uint32x4_t x145 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r12a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x145);
        const uint32x4_t x146 = vaddq_u32(veorq_u32(r14a, vornq_u32(r13a, r14a_2)), x145);
        const uint32x4_t r15a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x146, 12), x146, 32 - 12), r13a_2);
        const uint32x4_t r15a_2 = vsriq_n_u32(vshlq_n_u32(r13a, 10), r13a, 32 - 10);
        COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* stream b, right step 15, f5 */
        uint32x4_t x147 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r12b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x147);
        const uint32x4_t x148 = vaddq_u32(veorq_u32(r14b, vornq_u32(r13b, r14b_2)), x147);
        const uint32x4_t r15b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x148, 12), x148, 32 - 12), r13b_2);
        const uint32x4_t r15b_2 = vsriq_n_u32(vshlq_n_u32(r13b, 10), r13b, 32 - 10);
        /* stream a, left step 16, f1 */
        uint32x4_t x149 = veorq_u32(l15a_2, l14a);
        KEEP("w", x149);
        uint32x4_t x150 = vaddq_u32(vld1q_u32(&w[15][0]), l13a_2);
        KEEP("w", x150);
        const uint32x4_t x151 = vaddq_u32(veorq_u32(l15a, x149), x150);
        const uint32x4_t l16a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x151, 8), x151, 32 - 8), l14a_2);
        const uint32x4_t l16a_2 = vsriq_n_u32(vshlq_n_u32(l14a, 10), l14a, 32 - 10);
        /* stream b, left step 16, f1 */
        uint32x4_t x152 = veorq_u32(l15b_2, l14b);
        KEEP("w", x152);
        uint32x4_t x153 = vaddq_u32(vld1q_u32(&w[15][4]), l13b_2);
        KEEP("w", x153);
        const uint32x4_t x154 = vaddq_u32(veorq_u32(l15b, x152), x153);
        const uint32x4_t l16b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x154, 8), x154, 32 - 8), l14b_2);
        const uint32x4_t l16b_2 = vsriq_n_u32(vshlq_n_u32(l14b, 10), l14b, 32 - 10);
        /* stream a, right step 16, f5 */
        uint32x4_t x155 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r13a_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x155);
        const uint32x4_t x156 = vaddq_u32(veorq_u32(r15a, vornq_u32(r14a, r15a_2)), x155);
        const uint32x4_t r16a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x156, 6), x156, 32 - 6), r14a_2);
        const uint32x4_t r16a_2 = vsriq_n_u32(vshlq_n_u32(r14a, 10), r14a, 32 - 10);
        /* stream b, right step 16, f5 */
        uint32x4_t x157 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r13b_2, vdupq_n_u32(0x50a28be6u)));
        KEEP("w", x157);
        const uint32x4_t x158 = vaddq_u32(veorq_u32(r15b, vornq_u32(r14b, r15b_2)), x157);
        const uint32x4_t r16b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x158, 6), x158, 32 - 6), r14b_2);
        const uint32x4_t r16b_2 = vsriq_n_u32(vshlq_n_u32(r14b, 10), r14b, 32 - 10);
        /* stream a, left step 17, f2 */
        uint32x4_t x159 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l14a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x159);
        const uint32x4_t x160 = vaddq_u32(vbslq_u32(l16a, l15a, l16a_2), x159);
        const uint32x4_t l17a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x160, 7), x160, 32 - 7), l15a_2);
        const uint32x4_t l17a_2 = vsriq_n_u32(vshlq_n_u32(l15a, 10), l15a, 32 - 10);
        /* stream b, left step 17, f2 */
        uint32x4_t x161 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l14b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x161);
        const uint32x4_t x162 = vaddq_u32(vbslq_u32(l16b, l15b, l16b_2), x161);
        const uint32x4_t l17b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x162, 7), x162, 32 - 7), l15b_2);
        const uint32x4_t l17b_2 = vsriq_n_u32(vshlq_n_u32(l15b, 10), l15b, 32 - 10);
        /* stream a, right step 17, f4 */
        uint32x4_t x163 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r14a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x163);
        const uint32x4_t x164 = vaddq_u32(vbslq_u32(r16a_2, r16a, r15a), x163);
        const uint32x4_t r17a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x164, 9), x164, 32 - 9), r15a_2);
        const uint32x4_t r17a_2 = vsriq_n_u32(vshlq_n_u32(r15a, 10), r15a, 32 - 10);
        /* stream b, right step 17, f4 */
        uint32x4_t x165 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r14b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x165);
        const uint32x4_t x166 = vaddq_u32(vbslq_u32(r16b_2, r16b, r15b), x165);
        const uint32x4_t r17b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x166, 9), x166, 32 - 9), r15b_2);
        const uint32x4_t r17b_2 = vsriq_n_u32(vshlq_n_u32(r15b, 10), r15b, 32 - 10);
        /* stream a, left step 18, f2 */
        uint32x4_t x167 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l15a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x167);
        const uint32x4_t x168 = vaddq_u32(vbslq_u32(l17a, l16a, l17a_2), x167);
        const uint32x4_t l18a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x168, 6), x168, 32 - 6), l16a_2);
        const uint32x4_t l18a_2 = vsriq_n_u32(vshlq_n_u32(l16a, 10), l16a, 32 - 10);
        COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* stream b, left step 18, f2 */
        uint32x4_t x169 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l15b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x169);
        const uint32x4_t x170 = vaddq_u32(vbslq_u32(l17b, l16b, l17b_2), x169);
        const uint32x4_t l18b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x170, 6), x170, 32 - 6), l16b_2);
        const uint32x4_t l18b_2 = vsriq_n_u32(vshlq_n_u32(l16b, 10), l16b, 32 - 10);
        /* stream a, right step 18, f4 */
        uint32x4_t x171 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r15a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x171);
        const uint32x4_t x172 = vaddq_u32(vbslq_u32(r17a_2, r17a, r16a), x171);
        const uint32x4_t r18a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x172, 13), x172, 32 - 13), r16a_2);
        const uint32x4_t r18a_2 = vsriq_n_u32(vshlq_n_u32(r16a, 10), r16a, 32 - 10);
        /* stream b, right step 18, f4 */
        uint32x4_t x173 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r15b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x173);
        const uint32x4_t x174 = vaddq_u32(vbslq_u32(r17b_2, r17b, r16b), x173);
        const uint32x4_t r18b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x174, 13), x174, 32 - 13), r16b_2);
        const uint32x4_t r18b_2 = vsriq_n_u32(vshlq_n_u32(r16b, 10), r16b, 32 - 10);
        /* stream a, left step 19, f2 */
        uint32x4_t x175 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l16a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x175);
        const uint32x4_t x176 = vaddq_u32(vbslq_u32(l18a, l17a, l18a_2), x175);
        const uint32x4_t l19a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x176, 8), x176, 32 - 8), l17a_2);
        const uint32x4_t l19a_2 = vsriq_n_u32(vshlq_n_u32(l17a, 10), l17a, 32 - 10);
        /* stream b, left step 19, f2 */
        uint32x4_t x177 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l16b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x177);
        const uint32x4_t x178 = vaddq_u32(vbslq_u32(l18b, l17b, l18b_2), x177);
        const uint32x4_t l19b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x178, 8), x178, 32 - 8), l17b_2);
        const uint32x4_t l19b_2 = vsriq_n_u32(vshlq_n_u32(l17b, 10), l17b, 32 - 10);
        /* stream a, right step 19, f4 */
        uint32x4_t x179 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r16a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x179);
        const uint32x4_t x180 = vaddq_u32(vbslq_u32(r18a_2, r18a, r17a), x179);
        const uint32x4_t r19a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x180, 15), x180, 32 - 15), r17a_2);
        const uint32x4_t r19a_2 = vsriq_n_u32(vshlq_n_u32(r17a, 10), r17a, 32 - 10);
        /* stream b, right step 19, f4 */
        uint32x4_t x181 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r16b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x181);
        const uint32x4_t x182 = vaddq_u32(vbslq_u32(r18b_2, r18b, r17b), x181);
        const uint32x4_t r19b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x182, 15), x182, 32 - 15), r17b_2);
        const uint32x4_t r19b_2 = vsriq_n_u32(vshlq_n_u32(r17b, 10), r17b, 32 - 10);
        /* stream a, left step 20, f2 */
        uint32x4_t x183 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l17a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x183);
        const uint32x4_t x184 = vaddq_u32(vbslq_u32(l19a, l18a, l19a_2), x183);
        const uint32x4_t l20a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x184, 13), x184, 32 - 13), l18a_2);
        const uint32x4_t l20a_2 = vsriq_n_u32(vshlq_n_u32(l18a, 10), l18a, 32 - 10);
        /* stream b, left step 20, f2 */
        uint32x4_t x185 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l17b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x185);
        const uint32x4_t x186 = vaddq_u32(vbslq_u32(l19b, l18b, l19b_2), x185);
        const uint32x4_t l20b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x186, 13), x186, 32 - 13), l18b_2);
        const uint32x4_t l20b_2 = vsriq_n_u32(vshlq_n_u32(l18b, 10), l18b, 32 - 10);
        /* stream a, right step 20, f4 */
        uint32x4_t x187 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r17a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x187);
        const uint32x4_t x188 = vaddq_u32(vbslq_u32(r19a_2, r19a, r18a), x187);
        const uint32x4_t r20a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x188, 7), x188, 32 - 7), r18a_2);
        const uint32x4_t r20a_2 = vsriq_n_u32(vshlq_n_u32(r18a, 10), r18a, 32 - 10);
        COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* stream b, right step 20, f4 */
        uint32x4_t x189 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r17b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x189);
        const uint32x4_t x190 = vaddq_u32(vbslq_u32(r19b_2, r19b, r18b), x189);
        const uint32x4_t r20b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x190, 7), x190, 32 - 7), r18b_2);
        const uint32x4_t r20b_2 = vsriq_n_u32(vshlq_n_u32(r18b, 10), r18b, 32 - 10);
        /* stream a, left step 21, f2 */
        uint32x4_t x191 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l18a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x191);
        const uint32x4_t x192 = vaddq_u32(vbslq_u32(l20a, l19a, l20a_2), x191);
        const uint32x4_t l21a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x192, 11), x192, 32 - 11), l19a_2);
        const uint32x4_t l21a_2 = vsriq_n_u32(vshlq_n_u32(l19a, 10), l19a, 32 - 10);
        /* stream b, left step 21, f2 */
        uint32x4_t x193 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l18b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x193);
        const uint32x4_t x194 = vaddq_u32(vbslq_u32(l20b, l19b, l20b_2), x193);
        const uint32x4_t l21b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x194, 11), x194, 32 - 11), l19b_2);
        const uint32x4_t l21b_2 = vsriq_n_u32(vshlq_n_u32(l19b, 10), l19b, 32 - 10);
        /* stream a, right step 21, f4 */
        uint32x4_t x195 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r18a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x195);
        const uint32x4_t x196 = vaddq_u32(vbslq_u32(r20a_2, r20a, r19a), x195);
        const uint32x4_t r21a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x196, 12), x196, 32 - 12), r19a_2);
        const uint32x4_t r21a_2 = vsriq_n_u32(vshlq_n_u32(r19a, 10), r19a, 32 - 10);
        /* stream b, right step 21, f4 */
        uint32x4_t x197 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r18b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x197);
        const uint32x4_t x198 = vaddq_u32(vbslq_u32(r20b_2, r20b, r19b), x197);
        const uint32x4_t r21b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x198, 12), x198, 32 - 12), r19b_2);
        const uint32x4_t r21b_2 = vsriq_n_u32(vshlq_n_u32(r19b, 10), r19b, 32 - 10);
        /* stream a, left step 22, f2 */
        uint32x4_t x199 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l19a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x199);
        const uint32x4_t x200 = vaddq_u32(vbslq_u32(l21a, l20a, l21a_2), x199);
        const uint32x4_t l22a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x200, 9), x200, 32 - 9), l20a_2);
        const uint32x4_t l22a_2 = vsriq_n_u32(vshlq_n_u32(l20a, 10), l20a, 32 - 10);
        /* stream b, left step 22, f2 */
        uint32x4_t x201 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l19b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x201);
        const uint32x4_t x202 = vaddq_u32(vbslq_u32(l21b, l20b, l21b_2), x201);
        const uint32x4_t l22b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x202, 9), x202, 32 - 9), l20b_2);
        const uint32x4_t l22b_2 = vsriq_n_u32(vshlq_n_u32(l20b, 10), l20b, 32 - 10);
        /* stream a, right step 22, f4 */
        uint32x4_t x203 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r19a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x203);
        const uint32x4_t x204 = vaddq_u32(vbslq_u32(r21a_2, r21a, r20a), x203);
        const uint32x4_t r22a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x204, 8), x204, 32 - 8), r20a_2);
        const uint32x4_t r22a_2 = vsriq_n_u32(vshlq_n_u32(r20a, 10), r20a, 32 - 10);
        /* stream b, right step 22, f4 */
        uint32x4_t x205 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r19b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x205);
        const uint32x4_t x206 = vaddq_u32(vbslq_u32(r21b_2, r21b, r20b), x205);
        const uint32x4_t r22b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x206, 8), x206, 32 - 8), r20b_2);
        const uint32x4_t r22b_2 = vsriq_n_u32(vshlq_n_u32(r20b, 10), r20b, 32 - 10);
        /* stream a, left step 23, f2 */
        uint32x4_t x207 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l20a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x207);
        const uint32x4_t x208 = vaddq_u32(vbslq_u32(l22a, l21a, l22a_2), x207);
        const uint32x4_t l23a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x208, 7), x208, 32 - 7), l21a_2);
        const uint32x4_t l23a_2 = vsriq_n_u32(vshlq_n_u32(l21a, 10), l21a, 32 - 10);
        COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* stream b, left step 23, f2 */
        uint32x4_t x209 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l20b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x209);
        const uint32x4_t x210 = vaddq_u32(vbslq_u32(l22b, l21b, l22b_2), x209);
        const uint32x4_t l23b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x210, 7), x210, 32 - 7), l21b_2);
        const uint32x4_t l23b_2 = vsriq_n_u32(vshlq_n_u32(l21b, 10), l21b, 32 - 10);
        /* stream a, right step 23, f4 */
        uint32x4_t x211 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r20a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x211);
        const uint32x4_t x212 = vaddq_u32(vbslq_u32(r22a_2, r22a, r21a), x211);
        const uint32x4_t r23a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x212, 9), x212, 32 - 9), r21a_2);
        const uint32x4_t r23a_2 = vsriq_n_u32(vshlq_n_u32(r21a, 10), r21a, 32 - 10);
        /* stream b, right step 23, f4 */
        uint32x4_t x213 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r20b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x213);
        const uint32x4_t x214 = vaddq_u32(vbslq_u32(r22b_2, r22b, r21b), x213);
        const uint32x4_t r23b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x214, 9), x214, 32 - 9), r21b_2);
        const uint32x4_t r23b_2 = vsriq_n_u32(vshlq_n_u32(r21b, 10), r21b, 32 - 10);
        /* stream a, left step 24, f2 */
        uint32x4_t x215 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l21a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x215);
        const uint32x4_t x216 = vaddq_u32(vbslq_u32(l23a, l22a, l23a_2), x215);
        const uint32x4_t l24a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x216, 15), x216, 32 - 15), l22a_2);
        const uint32x4_t l24a_2 = vsriq_n_u32(vshlq_n_u32(l22a, 10), l22a, 32 - 10);
        /* stream b, left step 24, f2 */
        uint32x4_t x217 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l21b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x217);
        const uint32x4_t x218 = vaddq_u32(vbslq_u32(l23b, l22b, l23b_2), x217);
        const uint32x4_t l24b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x218, 15), x218, 32 - 15), l22b_2);
        const uint32x4_t l24b_2 = vsriq_n_u32(vshlq_n_u32(l22b, 10), l22b, 32 - 10);
        /* stream a, right step 24, f4 */
        uint32x4_t x219 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r21a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x219);
        const uint32x4_t x220 = vaddq_u32(vbslq_u32(r23a_2, r23a, r22a), x219);
        const uint32x4_t r24a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x220, 11), x220, 32 - 11), r22a_2);
        const uint32x4_t r24a_2 = vsriq_n_u32(vshlq_n_u32(r22a, 10), r22a, 32 - 10);
        /* stream b, right step 24, f4 */
        uint32x4_t x221 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r21b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x221);
        const uint32x4_t x222 = vaddq_u32(vbslq_u32(r23b_2, r23b, r22b), x221);
        const uint32x4_t r24b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x222, 11), x222, 32 - 11), r22b_2);
        const uint32x4_t r24b_2 = vsriq_n_u32(vshlq_n_u32(r22b, 10), r22b, 32 - 10);
        /* stream a, left step 25, f2 */
        uint32x4_t x223 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l22a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x223);
        const uint32x4_t x224 = vaddq_u32(vbslq_u32(l24a, l23a, l24a_2), x223);
        const uint32x4_t l25a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x224, 7), x224, 32 - 7), l23a_2);
        const uint32x4_t l25a_2 = vsriq_n_u32(vshlq_n_u32(l23a, 10), l23a, 32 - 10);
        /* stream b, left step 25, f2 */
        uint32x4_t x225 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l22b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x225);
        const uint32x4_t x226 = vaddq_u32(vbslq_u32(l24b, l23b, l24b_2), x225);
        const uint32x4_t l25b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x226, 7), x226, 32 - 7), l23b_2);
        const uint32x4_t l25b_2 = vsriq_n_u32(vshlq_n_u32(l23b, 10), l23b, 32 - 10);
        /* stream a, right step 25, f4 */
        uint32x4_t x227 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r22a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x227);
        const uint32x4_t x228 = vaddq_u32(vbslq_u32(r24a_2, r24a, r23a), x227);
        const uint32x4_t r25a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x228, 7), x228, 32 - 7), r23a_2);
        const uint32x4_t r25a_2 = vsriq_n_u32(vshlq_n_u32(r23a, 10), r23a, 32 - 10);
        COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* stream b, right step 25, f4 */
        uint32x4_t x229 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r22b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x229);
        const uint32x4_t x230 = vaddq_u32(vbslq_u32(r24b_2, r24b, r23b), x229);
        const uint32x4_t r25b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x230, 7), x230, 32 - 7), r23b_2);
        const uint32x4_t r25b_2 = vsriq_n_u32(vshlq_n_u32(r23b, 10), r23b, 32 - 10);
        /* stream a, left step 26, f2 */
        uint32x4_t x231 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l23a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x231);
        const uint32x4_t x232 = vaddq_u32(vbslq_u32(l25a, l24a, l25a_2), x231);
        const uint32x4_t l26a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x232, 12), x232, 32 - 12), l24a_2);
        const uint32x4_t l26a_2 = vsriq_n_u32(vshlq_n_u32(l24a, 10), l24a, 32 - 10);
        /* stream b, left step 26, f2 */
        uint32x4_t x233 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l23b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x233);
        const uint32x4_t x234 = vaddq_u32(vbslq_u32(l25b, l24b, l25b_2), x233);
        const uint32x4_t l26b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x234, 12), x234, 32 - 12), l24b_2);
        const uint32x4_t l26b_2 = vsriq_n_u32(vshlq_n_u32(l24b, 10), l24b, 32 - 10);
        /* stream a, right step 26, f4 */
        uint32x4_t x235 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r23a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x235);
        const uint32x4_t x236 = vaddq_u32(vbslq_u32(r25a_2, r25a, r24a), x235);
        const uint32x4_t r26a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x236, 7), x236, 32 - 7), r24a_2);
        const uint32x4_t r26a_2 = vsriq_n_u32(vshlq_n_u32(r24a, 10), r24a, 32 - 10);
        /* stream b, right step 26, f4 */
        uint32x4_t x237 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r23b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x237);
        const uint32x4_t x238 = vaddq_u32(vbslq_u32(r25b_2, r25b, r24b), x237);
        const uint32x4_t r26b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x238, 7), x238, 32 - 7), r24b_2);
        const uint32x4_t r26b_2 = vsriq_n_u32(vshlq_n_u32(r24b, 10), r24b, 32 - 10);
        /* stream a, left step 27, f2 */
        uint32x4_t x239 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l24a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x239);
        const uint32x4_t x240 = vaddq_u32(vbslq_u32(l26a, l25a, l26a_2), x239);
        const uint32x4_t l27a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x240, 15), x240, 32 - 15), l25a_2);
        const uint32x4_t l27a_2 = vsriq_n_u32(vshlq_n_u32(l25a, 10), l25a, 32 - 10);
        /* stream b, left step 27, f2 */
        uint32x4_t x241 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l24b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x241);
        const uint32x4_t x242 = vaddq_u32(vbslq_u32(l26b, l25b, l26b_2), x241);
        const uint32x4_t l27b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x242, 15), x242, 32 - 15), l25b_2);
        const uint32x4_t l27b_2 = vsriq_n_u32(vshlq_n_u32(l25b, 10), l25b, 32 - 10);
        /* stream a, right step 27, f4 */
        uint32x4_t x243 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r24a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x243);
        const uint32x4_t x244 = vaddq_u32(vbslq_u32(r26a_2, r26a, r25a), x243);
        const uint32x4_t r27a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x244, 12), x244, 32 - 12), r25a_2);
        const uint32x4_t r27a_2 = vsriq_n_u32(vshlq_n_u32(r25a, 10), r25a, 32 - 10);
        /* stream b, right step 27, f4 */
        uint32x4_t x245 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r24b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x245);
        const uint32x4_t x246 = vaddq_u32(vbslq_u32(r26b_2, r26b, r25b), x245);
        const uint32x4_t r27b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x246, 12), x246, 32 - 12), r25b_2);
        const uint32x4_t r27b_2 = vsriq_n_u32(vshlq_n_u32(r25b, 10), r25b, 32 - 10);
        /* stream a, left step 28, f2 */
        uint32x4_t x247 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l25a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x247);
        const uint32x4_t x248 = vaddq_u32(vbslq_u32(l27a, l26a, l27a_2), x247);
        const uint32x4_t l28a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x248, 9), x248, 32 - 9), l26a_2);
        const uint32x4_t l28a_2 = vsriq_n_u32(vshlq_n_u32(l26a, 10), l26a, 32 - 10);
        COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* stream b, left step 28, f2 */
        uint32x4_t x249 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l25b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x249);
        const uint32x4_t x250 = vaddq_u32(vbslq_u32(l27b, l26b, l27b_2), x249);
        const uint32x4_t l28b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x250, 9), x250, 32 - 9), l26b_2);
        const uint32x4_t l28b_2 = vsriq_n_u32(vshlq_n_u32(l26b, 10), l26b, 32 - 10);
        /* stream a, right step 28, f4 */
        uint32x4_t x251 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r25a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x251);
        const uint32x4_t x252 = vaddq_u32(vbslq_u32(r27a_2, r27a, r26a), x251);
        const uint32x4_t r28a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x252, 7), x252, 32 - 7), r26a_2);
        const uint32x4_t r28a_2 = vsriq_n_u32(vshlq_n_u32(r26a, 10), r26a, 32 - 10);
        /* stream b, right step 28, f4 */
        uint32x4_t x253 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r25b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x253);
        const uint32x4_t x254 = vaddq_u32(vbslq_u32(r27b_2, r27b, r26b), x253);
        const uint32x4_t r28b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x254, 7), x254, 32 - 7), r26b_2);
        const uint32x4_t r28b_2 = vsriq_n_u32(vshlq_n_u32(r26b, 10), r26b, 32 - 10);
        /* stream a, left step 29, f2 */
        uint32x4_t x255 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l26a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x255);
        const uint32x4_t x256 = vaddq_u32(vbslq_u32(l28a, l27a, l28a_2), x255);
        const uint32x4_t l29a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x256, 11), x256, 32 - 11), l27a_2);
        const uint32x4_t l29a_2 = vsriq_n_u32(vshlq_n_u32(l27a, 10), l27a, 32 - 10);
        /* stream b, left step 29, f2 */
        uint32x4_t x257 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l26b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x257);
        const uint32x4_t x258 = vaddq_u32(vbslq_u32(l28b, l27b, l28b_2), x257);
        const uint32x4_t l29b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x258, 11), x258, 32 - 11), l27b_2);
        const uint32x4_t l29b_2 = vsriq_n_u32(vshlq_n_u32(l27b, 10), l27b, 32 - 10);
        /* stream a, right step 29, f4 */
        uint32x4_t x259 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r26a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x259);
        const uint32x4_t x260 = vaddq_u32(vbslq_u32(r28a_2, r28a, r27a), x259);
        const uint32x4_t r29a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x260, 6), x260, 32 - 6), r27a_2);
        const uint32x4_t r29a_2 = vsriq_n_u32(vshlq_n_u32(r27a, 10), r27a, 32 - 10);
        /* stream b, right step 29, f4 */
        uint32x4_t x261 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r26b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x261);
        const uint32x4_t x262 = vaddq_u32(vbslq_u32(r28b_2, r28b, r27b), x261);
        const uint32x4_t r29b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x262, 6), x262, 32 - 6), r27b_2);
        const uint32x4_t r29b_2 = vsriq_n_u32(vshlq_n_u32(r27b, 10), r27b, 32 - 10);
        /* stream a, left step 30, f2 */
        uint32x4_t x263 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l27a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x263);
        const uint32x4_t x264 = vaddq_u32(vbslq_u32(l29a, l28a, l29a_2), x263);
        const uint32x4_t l30a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x264, 7), x264, 32 - 7), l28a_2);
        const uint32x4_t l30a_2 = vsriq_n_u32(vshlq_n_u32(l28a, 10), l28a, 32 - 10);
        /* stream b, left step 30, f2 */
        uint32x4_t x265 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l27b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x265);
        const uint32x4_t x266 = vaddq_u32(vbslq_u32(l29b, l28b, l29b_2), x265);
        const uint32x4_t l30b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x266, 7), x266, 32 - 7), l28b_2);
        const uint32x4_t l30b_2 = vsriq_n_u32(vshlq_n_u32(l28b, 10), l28b, 32 - 10);
        /* stream a, right step 30, f4 */
        uint32x4_t x267 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r27a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x267);
        const uint32x4_t x268 = vaddq_u32(vbslq_u32(r29a_2, r29a, r28a), x267);
        const uint32x4_t r30a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x268, 15), x268, 32 - 15), r28a_2);
        const uint32x4_t r30a_2 = vsriq_n_u32(vshlq_n_u32(r28a, 10), r28a, 32 - 10);
        COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* stream b, right step 30, f4 */
        uint32x4_t x269 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r27b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x269);
        const uint32x4_t x270 = vaddq_u32(vbslq_u32(r29b_2, r29b, r28b), x269);
        const uint32x4_t r30b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x270, 15), x270, 32 - 15), r28b_2);
        const uint32x4_t r30b_2 = vsriq_n_u32(vshlq_n_u32(r28b, 10), r28b, 32 - 10);
        /* stream a, left step 31, f2 */
        uint32x4_t x271 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l28a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x271);
        const uint32x4_t x272 = vaddq_u32(vbslq_u32(l30a, l29a, l30a_2), x271);
        const uint32x4_t l31a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x272, 13), x272, 32 - 13), l29a_2);
        const uint32x4_t l31a_2 = vsriq_n_u32(vshlq_n_u32(l29a, 10), l29a, 32 - 10);
        /* stream b, left step 31, f2 */
        uint32x4_t x273 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l28b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x273);
        const uint32x4_t x274 = vaddq_u32(vbslq_u32(l30b, l29b, l30b_2), x273);
        const uint32x4_t l31b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x274, 13), x274, 32 - 13), l29b_2);
        const uint32x4_t l31b_2 = vsriq_n_u32(vshlq_n_u32(l29b, 10), l29b, 32 - 10);
        /* stream a, right step 31, f4 */
        uint32x4_t x275 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r28a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x275);
        const uint32x4_t x276 = vaddq_u32(vbslq_u32(r30a_2, r30a, r29a), x275);
        const uint32x4_t r31a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x276, 13), x276, 32 - 13), r29a_2);
        const uint32x4_t r31a_2 = vsriq_n_u32(vshlq_n_u32(r29a, 10), r29a, 32 - 10);
        /* stream b, right step 31, f4 */
        uint32x4_t x277 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r28b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x277);
        const uint32x4_t x278 = vaddq_u32(vbslq_u32(r30b_2, r30b, r29b), x277);
        const uint32x4_t r31b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x278, 13), x278, 32 - 13), r29b_2);
        const uint32x4_t r31b_2 = vsriq_n_u32(vshlq_n_u32(r29b, 10), r29b, 32 - 10);
        /* stream a, left step 32, f2 */
        uint32x4_t x279 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l29a_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x279);
        const uint32x4_t x280 = vaddq_u32(vbslq_u32(l31a, l30a, l31a_2), x279);
        const uint32x4_t l32a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x280, 12), x280, 32 - 12), l30a_2);
        const uint32x4_t l32a_2 = vsriq_n_u32(vshlq_n_u32(l30a, 10), l30a, 32 - 10);
        /* stream b, left step 32, f2 */
        uint32x4_t x281 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l29b_2, vdupq_n_u32(0x5a827999u)));
        KEEP("w", x281);
        const uint32x4_t x282 = vaddq_u32(vbslq_u32(l31b, l30b, l31b_2), x281);
        const uint32x4_t l32b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x282, 12), x282, 32 - 12), l30b_2);
        const uint32x4_t l32b_2 = vsriq_n_u32(vshlq_n_u32(l30b, 10), l30b, 32 - 10);
        /* stream a, right step 32, f4 */
        uint32x4_t x283 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r29a_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x283);
        const uint32x4_t x284 = vaddq_u32(vbslq_u32(r31a_2, r31a, r30a), x283);
        const uint32x4_t r32a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x284, 11), x284, 32 - 11), r30a_2);
        const uint32x4_t r32a_2 = vsriq_n_u32(vshlq_n_u32(r30a, 10), r30a, 32 - 10);
        /* stream b, right step 32, f4 */
        uint32x4_t x285 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r29b_2, vdupq_n_u32(0x5c4dd124u)));
        KEEP("w", x285);
        const uint32x4_t x286 = vaddq_u32(vbslq_u32(r31b_2, r31b, r30b), x285);
        const uint32x4_t r32b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x286, 11), x286, 32 - 11), r30b_2);
        const uint32x4_t r32b_2 = vsriq_n_u32(vshlq_n_u32(r30b, 10), r30b, 32 - 10);
        /* stream a, left step 33, f3 */
        uint32x4_t x287 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l30a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x287);
        const uint32x4_t x288 = vsubq_u32(x287, vbslq_u32(l32a, l32a_2, veorq_u32(l31a, l32a_2)));
        const uint32x4_t l33a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x288, 11), x288, 32 - 11), l31a_2);
        const uint32x4_t l33a_2 = vsriq_n_u32(vshlq_n_u32(l31a, 10), l31a, 32 - 10);
        COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* stream b, left step 33, f3 */
        uint32x4_t x289 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l30b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x289);
        const uint32x4_t x290 = vsubq_u32(x289, vbslq_u32(l32b, l32b_2, veorq_u32(l31b, l32b_2)));
        const uint32x4_t l33b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x290, 11), x290, 32 - 11), l31b_2);
        const uint32x4_t l33b_2 = vsriq_n_u32(vshlq_n_u32(l31b, 10), l31b, 32 - 10);
        /* stream a, right step 33, f3 */
        uint32x4_t x291 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r30a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x291);
        const uint32x4_t x292 = vsubq_u32(x291, vbslq_u32(r32a, r32a_2, veorq_u32(r31a, r32a_2)));
        const uint32x4_t r33a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x292, 9), x292, 32 - 9), r31a_2);
        const uint32x4_t r33a_2 = vsriq_n_u32(vshlq_n_u32(r31a, 10), r31a, 32 - 10);
        /* stream b, right step 33, f3 */
        uint32x4_t x293 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r30b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x293);
        const uint32x4_t x294 = vsubq_u32(x293, vbslq_u32(r32b, r32b_2, veorq_u32(r31b, r32b_2)));
        const uint32x4_t r33b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x294, 9), x294, 32 - 9), r31b_2);
        const uint32x4_t r33b_2 = vsriq_n_u32(vshlq_n_u32(r31b, 10), r31b, 32 - 10);
        /* stream a, left step 34, f3 */
        uint32x4_t x295 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l31a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x295);
        const uint32x4_t x296 = vsubq_u32(x295, vbslq_u32(l33a, l33a_2, veorq_u32(l32a, l33a_2)));
        const uint32x4_t l34a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x296, 13), x296, 32 - 13), l32a_2);
        const uint32x4_t l34a_2 = vsriq_n_u32(vshlq_n_u32(l32a, 10), l32a, 32 - 10);
        /* stream b, left step 34, f3 */
        uint32x4_t x297 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l31b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x297);
        const uint32x4_t x298 = vsubq_u32(x297, vbslq_u32(l33b, l33b_2, veorq_u32(l32b, l33b_2)));
        const uint32x4_t l34b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x298, 13), x298, 32 - 13), l32b_2);
        const uint32x4_t l34b_2 = vsriq_n_u32(vshlq_n_u32(l32b, 10), l32b, 32 - 10);
        /* stream a, right step 34, f3 */
        uint32x4_t x299 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r31a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x299);
        const uint32x4_t x300 = vsubq_u32(x299, vbslq_u32(r33a, r33a_2, veorq_u32(r32a, r33a_2)));
        const uint32x4_t r34a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x300, 7), x300, 32 - 7), r32a_2);
        const uint32x4_t r34a_2 = vsriq_n_u32(vshlq_n_u32(r32a, 10), r32a, 32 - 10);
        /* stream b, right step 34, f3 */
        uint32x4_t x301 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r31b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x301);
        const uint32x4_t x302 = vsubq_u32(x301, vbslq_u32(r33b, r33b_2, veorq_u32(r32b, r33b_2)));
        const uint32x4_t r34b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x302, 7), x302, 32 - 7), r32b_2);
        const uint32x4_t r34b_2 = vsriq_n_u32(vshlq_n_u32(r32b, 10), r32b, 32 - 10);
        /* stream a, left step 35, f3 */
        uint32x4_t x303 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l32a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x303);
        const uint32x4_t x304 = vsubq_u32(x303, vbslq_u32(l34a, l34a_2, veorq_u32(l33a, l34a_2)));
        const uint32x4_t l35a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x304, 6), x304, 32 - 6), l33a_2);
        const uint32x4_t l35a_2 = vsriq_n_u32(vshlq_n_u32(l33a, 10), l33a, 32 - 10);
        /* stream b, left step 35, f3 */
        uint32x4_t x305 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l32b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x305);
        const uint32x4_t x306 = vsubq_u32(x305, vbslq_u32(l34b, l34b_2, veorq_u32(l33b, l34b_2)));
        const uint32x4_t l35b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x306, 6), x306, 32 - 6), l33b_2);
        const uint32x4_t l35b_2 = vsriq_n_u32(vshlq_n_u32(l33b, 10), l33b, 32 - 10);
        /* stream a, right step 35, f3 */
        uint32x4_t x307 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r32a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x307);
        const uint32x4_t x308 = vsubq_u32(x307, vbslq_u32(r34a, r34a_2, veorq_u32(r33a, r34a_2)));
        const uint32x4_t r35a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x308, 15), x308, 32 - 15), r33a_2);
        const uint32x4_t r35a_2 = vsriq_n_u32(vshlq_n_u32(r33a, 10), r33a, 32 - 10);
        COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* stream b, right step 35, f3 */
        uint32x4_t x309 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r32b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x309);
        const uint32x4_t x310 = vsubq_u32(x309, vbslq_u32(r34b, r34b_2, veorq_u32(r33b, r34b_2)));
        const uint32x4_t r35b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x310, 15), x310, 32 - 15), r33b_2);
        const uint32x4_t r35b_2 = vsriq_n_u32(vshlq_n_u32(r33b, 10), r33b, 32 - 10);
        /* stream a, left step 36, f3 */
        uint32x4_t x311 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l33a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x311);
        const uint32x4_t x312 = vsubq_u32(x311, vbslq_u32(l35a, l35a_2, veorq_u32(l34a, l35a_2)));
        const uint32x4_t l36a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x312, 7), x312, 32 - 7), l34a_2);
        const uint32x4_t l36a_2 = vsriq_n_u32(vshlq_n_u32(l34a, 10), l34a, 32 - 10);
        /* stream b, left step 36, f3 */
        uint32x4_t x313 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l33b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x313);
        const uint32x4_t x314 = vsubq_u32(x313, vbslq_u32(l35b, l35b_2, veorq_u32(l34b, l35b_2)));
        const uint32x4_t l36b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x314, 7), x314, 32 - 7), l34b_2);
        const uint32x4_t l36b_2 = vsriq_n_u32(vshlq_n_u32(l34b, 10), l34b, 32 - 10);
        /* stream a, right step 36, f3 */
        uint32x4_t x315 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r33a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x315);
        const uint32x4_t x316 = vsubq_u32(x315, vbslq_u32(r35a, r35a_2, veorq_u32(r34a, r35a_2)));
        const uint32x4_t r36a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x316, 11), x316, 32 - 11), r34a_2);
        const uint32x4_t r36a_2 = vsriq_n_u32(vshlq_n_u32(r34a, 10), r34a, 32 - 10);
        /* stream b, right step 36, f3 */
        uint32x4_t x317 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r33b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x317);
        const uint32x4_t x318 = vsubq_u32(x317, vbslq_u32(r35b, r35b_2, veorq_u32(r34b, r35b_2)));
        const uint32x4_t r36b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x318, 11), x318, 32 - 11), r34b_2);
        const uint32x4_t r36b_2 = vsriq_n_u32(vshlq_n_u32(r34b, 10), r34b, 32 - 10);
        /* stream a, left step 37, f3 */
        uint32x4_t x319 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l34a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x319);
        const uint32x4_t x320 = vsubq_u32(x319, vbslq_u32(l36a, l36a_2, veorq_u32(l35a, l36a_2)));
        const uint32x4_t l37a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x320, 14), x320, 32 - 14), l35a_2);
        const uint32x4_t l37a_2 = vsriq_n_u32(vshlq_n_u32(l35a, 10), l35a, 32 - 10);
        /* stream b, left step 37, f3 */
        uint32x4_t x321 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l34b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x321);
        const uint32x4_t x322 = vsubq_u32(x321, vbslq_u32(l36b, l36b_2, veorq_u32(l35b, l36b_2)));
        const uint32x4_t l37b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x322, 14), x322, 32 - 14), l35b_2);
        const uint32x4_t l37b_2 = vsriq_n_u32(vshlq_n_u32(l35b, 10), l35b, 32 - 10);
        /* stream a, right step 37, f3 */
        uint32x4_t x323 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r34a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x323);
        const uint32x4_t x324 = vsubq_u32(x323, vbslq_u32(r36a, r36a_2, veorq_u32(r35a, r36a_2)));
        const uint32x4_t r37a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x324, 8), x324, 32 - 8), r35a_2);
        const uint32x4_t r37a_2 = vsriq_n_u32(vshlq_n_u32(r35a, 10), r35a, 32 - 10);
        /* stream b, right step 37, f3 */
        uint32x4_t x325 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r34b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x325);
        const uint32x4_t x326 = vsubq_u32(x325, vbslq_u32(r36b, r36b_2, veorq_u32(r35b, r36b_2)));
        const uint32x4_t r37b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x326, 8), x326, 32 - 8), r35b_2);
        const uint32x4_t r37b_2 = vsriq_n_u32(vshlq_n_u32(r35b, 10), r35b, 32 - 10);
        /* stream a, left step 38, f3 */
        uint32x4_t x327 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l35a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x327);
        const uint32x4_t x328 = vsubq_u32(x327, vbslq_u32(l37a, l37a_2, veorq_u32(l36a, l37a_2)));
        const uint32x4_t l38a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x328, 9), x328, 32 - 9), l36a_2);
        const uint32x4_t l38a_2 = vsriq_n_u32(vshlq_n_u32(l36a, 10), l36a, 32 - 10);
        COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* stream b, left step 38, f3 */
        uint32x4_t x329 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l35b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x329);
        const uint32x4_t x330 = vsubq_u32(x329, vbslq_u32(l37b, l37b_2, veorq_u32(l36b, l37b_2)));
        const uint32x4_t l38b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x330, 9), x330, 32 - 9), l36b_2);
        const uint32x4_t l38b_2 = vsriq_n_u32(vshlq_n_u32(l36b, 10), l36b, 32 - 10);
        /* stream a, right step 38, f3 */
        uint32x4_t x331 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r35a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x331);
        const uint32x4_t x332 = vsubq_u32(x331, vbslq_u32(r37a, r37a_2, veorq_u32(r36a, r37a_2)));
        const uint32x4_t r38a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x332, 6), x332, 32 - 6), r36a_2);
        const uint32x4_t r38a_2 = vsriq_n_u32(vshlq_n_u32(r36a, 10), r36a, 32 - 10);
        /* stream b, right step 38, f3 */
        uint32x4_t x333 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r35b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x333);
        const uint32x4_t x334 = vsubq_u32(x333, vbslq_u32(r37b, r37b_2, veorq_u32(r36b, r37b_2)));
        const uint32x4_t r38b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x334, 6), x334, 32 - 6), r36b_2);
        const uint32x4_t r38b_2 = vsriq_n_u32(vshlq_n_u32(r36b, 10), r36b, 32 - 10);
        /* stream a, left step 39, f3 */
        uint32x4_t x335 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l36a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x335);
        const uint32x4_t x336 = vsubq_u32(x335, vbslq_u32(l38a, l38a_2, veorq_u32(l37a, l38a_2)));
        const uint32x4_t l39a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x336, 13), x336, 32 - 13), l37a_2);
        const uint32x4_t l39a_2 = vsriq_n_u32(vshlq_n_u32(l37a, 10), l37a, 32 - 10);
        /* stream b, left step 39, f3 */
        uint32x4_t x337 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l36b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x337);
        const uint32x4_t x338 = vsubq_u32(x337, vbslq_u32(l38b, l38b_2, veorq_u32(l37b, l38b_2)));
        const uint32x4_t l39b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x338, 13), x338, 32 - 13), l37b_2);
        const uint32x4_t l39b_2 = vsriq_n_u32(vshlq_n_u32(l37b, 10), l37b, 32 - 10);
        /* stream a, right step 39, f3 */
        uint32x4_t x339 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r36a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x339);
        const uint32x4_t x340 = vsubq_u32(x339, vbslq_u32(r38a, r38a_2, veorq_u32(r37a, r38a_2)));
        const uint32x4_t r39a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x340, 6), x340, 32 - 6), r37a_2);
        const uint32x4_t r39a_2 = vsriq_n_u32(vshlq_n_u32(r37a, 10), r37a, 32 - 10);
        /* stream b, right step 39, f3 */
        uint32x4_t x341 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r36b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x341);
        const uint32x4_t x342 = vsubq_u32(x341, vbslq_u32(r38b, r38b_2, veorq_u32(r37b, r38b_2)));
        const uint32x4_t r39b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x342, 6), x342, 32 - 6), r37b_2);
        const uint32x4_t r39b_2 = vsriq_n_u32(vshlq_n_u32(r37b, 10), r37b, 32 - 10);
        /* stream a, left step 40, f3 */
        uint32x4_t x343 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l37a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x343);
        const uint32x4_t x344 = vsubq_u32(x343, vbslq_u32(l39a, l39a_2, veorq_u32(l38a, l39a_2)));
        const uint32x4_t l40a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x344, 15), x344, 32 - 15), l38a_2);
        const uint32x4_t l40a_2 = vsriq_n_u32(vshlq_n_u32(l38a, 10), l38a, 32 - 10);
        /* stream b, left step 40, f3 */
        uint32x4_t x345 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l37b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x345);
        const uint32x4_t x346 = vsubq_u32(x345, vbslq_u32(l39b, l39b_2, veorq_u32(l38b, l39b_2)));
        const uint32x4_t l40b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x346, 15), x346, 32 - 15), l38b_2);
        const uint32x4_t l40b_2 = vsriq_n_u32(vshlq_n_u32(l38b, 10), l38b, 32 - 10);
        /* stream a, right step 40, f3 */
        uint32x4_t x347 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r37a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x347);
        const uint32x4_t x348 = vsubq_u32(x347, vbslq_u32(r39a, r39a_2, veorq_u32(r38a, r39a_2)));
        const uint32x4_t r40a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x348, 14), x348, 32 - 14), r38a_2);
        const uint32x4_t r40a_2 = vsriq_n_u32(vshlq_n_u32(r38a, 10), r38a, 32 - 10);
        COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* stream b, right step 40, f3 */
        uint32x4_t x349 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r37b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x349);
        const uint32x4_t x350 = vsubq_u32(x349, vbslq_u32(r39b, r39b_2, veorq_u32(r38b, r39b_2)));
        const uint32x4_t r40b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x350, 14), x350, 32 - 14), r38b_2);
        const uint32x4_t r40b_2 = vsriq_n_u32(vshlq_n_u32(r38b, 10), r38b, 32 - 10);
        /* stream a, left step 41, f3 */
        uint32x4_t x351 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l38a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x351);
        const uint32x4_t x352 = vsubq_u32(x351, vbslq_u32(l40a, l40a_2, veorq_u32(l39a, l40a_2)));
        const uint32x4_t l41a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x352, 14), x352, 32 - 14), l39a_2);
        const uint32x4_t l41a_2 = vsriq_n_u32(vshlq_n_u32(l39a, 10), l39a, 32 - 10);
        /* stream b, left step 41, f3 */
        uint32x4_t x353 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l38b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x353);
        const uint32x4_t x354 = vsubq_u32(x353, vbslq_u32(l40b, l40b_2, veorq_u32(l39b, l40b_2)));
        const uint32x4_t l41b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x354, 14), x354, 32 - 14), l39b_2);
        const uint32x4_t l41b_2 = vsriq_n_u32(vshlq_n_u32(l39b, 10), l39b, 32 - 10);
        /* stream a, right step 41, f3 */
        uint32x4_t x355 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r38a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x355);
        const uint32x4_t x356 = vsubq_u32(x355, vbslq_u32(r40a, r40a_2, veorq_u32(r39a, r40a_2)));
        const uint32x4_t r41a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x356, 12), x356, 32 - 12), r39a_2);
        const uint32x4_t r41a_2 = vsriq_n_u32(vshlq_n_u32(r39a, 10), r39a, 32 - 10);
        /* stream b, right step 41, f3 */
        uint32x4_t x357 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r38b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x357);
        const uint32x4_t x358 = vsubq_u32(x357, vbslq_u32(r40b, r40b_2, veorq_u32(r39b, r40b_2)));
        const uint32x4_t r41b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x358, 12), x358, 32 - 12), r39b_2);
        const uint32x4_t r41b_2 = vsriq_n_u32(vshlq_n_u32(r39b, 10), r39b, 32 - 10);
        /* stream a, left step 42, f3 */
        uint32x4_t x359 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l39a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x359);
        const uint32x4_t x360 = vsubq_u32(x359, vbslq_u32(l41a, l41a_2, veorq_u32(l40a, l41a_2)));
        const uint32x4_t l42a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x360, 8), x360, 32 - 8), l40a_2);
        const uint32x4_t l42a_2 = vsriq_n_u32(vshlq_n_u32(l40a, 10), l40a, 32 - 10);
        /* stream b, left step 42, f3 */
        uint32x4_t x361 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l39b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x361);
        const uint32x4_t x362 = vsubq_u32(x361, vbslq_u32(l41b, l41b_2, veorq_u32(l40b, l41b_2)));
        const uint32x4_t l42b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x362, 8), x362, 32 - 8), l40b_2);
        const uint32x4_t l42b_2 = vsriq_n_u32(vshlq_n_u32(l40b, 10), l40b, 32 - 10);
        /* stream a, right step 42, f3 */
        uint32x4_t x363 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r39a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x363);
        const uint32x4_t x364 = vsubq_u32(x363, vbslq_u32(r41a, r41a_2, veorq_u32(r40a, r41a_2)));
        const uint32x4_t r42a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x364, 13), x364, 32 - 13), r40a_2);
        const uint32x4_t r42a_2 = vsriq_n_u32(vshlq_n_u32(r40a, 10), r40a, 32 - 10);
        /* stream b, right step 42, f3 */
        uint32x4_t x365 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r39b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x365);
        const uint32x4_t x366 = vsubq_u32(x365, vbslq_u32(r41b, r41b_2, veorq_u32(r40b, r41b_2)));
        const uint32x4_t r42b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x366, 13), x366, 32 - 13), r40b_2);
        const uint32x4_t r42b_2 = vsriq_n_u32(vshlq_n_u32(r40b, 10), r40b, 32 - 10);
        /* stream a, left step 43, f3 */
        uint32x4_t x367 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l40a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x367);
        const uint32x4_t x368 = vsubq_u32(x367, vbslq_u32(l42a, l42a_2, veorq_u32(l41a, l42a_2)));
        const uint32x4_t l43a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x368, 13), x368, 32 - 13), l41a_2);
        const uint32x4_t l43a_2 = vsriq_n_u32(vshlq_n_u32(l41a, 10), l41a, 32 - 10);
        COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* stream b, left step 43, f3 */
        uint32x4_t x369 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l40b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x369);
        const uint32x4_t x370 = vsubq_u32(x369, vbslq_u32(l42b, l42b_2, veorq_u32(l41b, l42b_2)));
        const uint32x4_t l43b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x370, 13), x370, 32 - 13), l41b_2);
        const uint32x4_t l43b_2 = vsriq_n_u32(vshlq_n_u32(l41b, 10), l41b, 32 - 10);
        /* stream a, right step 43, f3 */
        uint32x4_t x371 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r40a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x371);
        const uint32x4_t x372 = vsubq_u32(x371, vbslq_u32(r42a, r42a_2, veorq_u32(r41a, r42a_2)));
        const uint32x4_t r43a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x372, 5), x372, 32 - 5), r41a_2);
        const uint32x4_t r43a_2 = vsriq_n_u32(vshlq_n_u32(r41a, 10), r41a, 32 - 10);
        /* stream b, right step 43, f3 */
        uint32x4_t x373 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r40b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x373);
        const uint32x4_t x374 = vsubq_u32(x373, vbslq_u32(r42b, r42b_2, veorq_u32(r41b, r42b_2)));
        const uint32x4_t r43b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x374, 5), x374, 32 - 5), r41b_2);
        const uint32x4_t r43b_2 = vsriq_n_u32(vshlq_n_u32(r41b, 10), r41b, 32 - 10);
        /* stream a, left step 44, f3 */
        uint32x4_t x375 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l41a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x375);
        const uint32x4_t x376 = vsubq_u32(x375, vbslq_u32(l43a, l43a_2, veorq_u32(l42a, l43a_2)));
        const uint32x4_t l44a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x376, 6), x376, 32 - 6), l42a_2);
        const uint32x4_t l44a_2 = vsriq_n_u32(vshlq_n_u32(l42a, 10), l42a, 32 - 10);
        /* stream b, left step 44, f3 */
        uint32x4_t x377 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l41b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x377);
        const uint32x4_t x378 = vsubq_u32(x377, vbslq_u32(l43b, l43b_2, veorq_u32(l42b, l43b_2)));
        const uint32x4_t l44b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x378, 6), x378, 32 - 6), l42b_2);
        const uint32x4_t l44b_2 = vsriq_n_u32(vshlq_n_u32(l42b, 10), l42b, 32 - 10);
        /* stream a, right step 44, f3 */
        uint32x4_t x379 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r41a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x379);
        const uint32x4_t x380 = vsubq_u32(x379, vbslq_u32(r43a, r43a_2, veorq_u32(r42a, r43a_2)));
        const uint32x4_t r44a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x380, 14), x380, 32 - 14), r42a_2);
        const uint32x4_t r44a_2 = vsriq_n_u32(vshlq_n_u32(r42a, 10), r42a, 32 - 10);
        /* stream b, right step 44, f3 */
        uint32x4_t x381 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r41b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x381);
        const uint32x4_t x382 = vsubq_u32(x381, vbslq_u32(r43b, r43b_2, veorq_u32(r42b, r43b_2)));
        const uint32x4_t r44b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x382, 14), x382, 32 - 14), r42b_2);
        const uint32x4_t r44b_2 = vsriq_n_u32(vshlq_n_u32(r42b, 10), r42b, 32 - 10);
        /* stream a, left step 45, f3 */
        uint32x4_t x383 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l42a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x383);
        const uint32x4_t x384 = vsubq_u32(x383, vbslq_u32(l44a, l44a_2, veorq_u32(l43a, l44a_2)));
        const uint32x4_t l45a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x384, 5), x384, 32 - 5), l43a_2);
        const uint32x4_t l45a_2 = vsriq_n_u32(vshlq_n_u32(l43a, 10), l43a, 32 - 10);
        /* stream b, left step 45, f3 */
        uint32x4_t x385 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l42b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x385);
        const uint32x4_t x386 = vsubq_u32(x385, vbslq_u32(l44b, l44b_2, veorq_u32(l43b, l44b_2)));
        const uint32x4_t l45b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x386, 5), x386, 32 - 5), l43b_2);
        const uint32x4_t l45b_2 = vsriq_n_u32(vshlq_n_u32(l43b, 10), l43b, 32 - 10);
        /* stream a, right step 45, f3 */
        uint32x4_t x387 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r42a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x387);
        const uint32x4_t x388 = vsubq_u32(x387, vbslq_u32(r44a, r44a_2, veorq_u32(r43a, r44a_2)));
        const uint32x4_t r45a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x388, 13), x388, 32 - 13), r43a_2);
        const uint32x4_t r45a_2 = vsriq_n_u32(vshlq_n_u32(r43a, 10), r43a, 32 - 10);
        COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* stream b, right step 45, f3 */
        uint32x4_t x389 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r42b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x389);
        const uint32x4_t x390 = vsubq_u32(x389, vbslq_u32(r44b, r44b_2, veorq_u32(r43b, r44b_2)));
        const uint32x4_t r45b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x390, 13), x390, 32 - 13), r43b_2);
        const uint32x4_t r45b_2 = vsriq_n_u32(vshlq_n_u32(r43b, 10), r43b, 32 - 10);
        /* stream a, left step 46, f3 */
        uint32x4_t x391 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l43a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x391);
        const uint32x4_t x392 = vsubq_u32(x391, vbslq_u32(l45a, l45a_2, veorq_u32(l44a, l45a_2)));
        const uint32x4_t l46a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x392, 12), x392, 32 - 12), l44a_2);
        const uint32x4_t l46a_2 = vsriq_n_u32(vshlq_n_u32(l44a, 10), l44a, 32 - 10);
        /* stream b, left step 46, f3 */
        uint32x4_t x393 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l43b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x393);
        const uint32x4_t x394 = vsubq_u32(x393, vbslq_u32(l45b, l45b_2, veorq_u32(l44b, l45b_2)));
        const uint32x4_t l46b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x394, 12), x394, 32 - 12), l44b_2);
        const uint32x4_t l46b_2 = vsriq_n_u32(vshlq_n_u32(l44b, 10), l44b, 32 - 10);
        /* stream a, right step 46, f3 */
        uint32x4_t x395 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r43a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x395);
        const uint32x4_t x396 = vsubq_u32(x395, vbslq_u32(r45a, r45a_2, veorq_u32(r44a, r45a_2)));
        const uint32x4_t r46a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x396, 13), x396, 32 - 13), r44a_2);
        const uint32x4_t r46a_2 = vsriq_n_u32(vshlq_n_u32(r44a, 10), r44a, 32 - 10);
        /* stream b, right step 46, f3 */
        uint32x4_t x397 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r43b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x397);
        const uint32x4_t x398 = vsubq_u32(x397, vbslq_u32(r45b, r45b_2, veorq_u32(r44b, r45b_2)));
        const uint32x4_t r46b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x398, 13), x398, 32 - 13), r44b_2);
        const uint32x4_t r46b_2 = vsriq_n_u32(vshlq_n_u32(r44b, 10), r44b, 32 - 10);
        /* stream a, left step 47, f3 */
        uint32x4_t x399 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l44a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x399);
        const uint32x4_t x400 = vsubq_u32(x399, vbslq_u32(l46a, l46a_2, veorq_u32(l45a, l46a_2)));
        const uint32x4_t l47a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x400, 7), x400, 32 - 7), l45a_2);
        const uint32x4_t l47a_2 = vsriq_n_u32(vshlq_n_u32(l45a, 10), l45a, 32 - 10);
        /* stream b, left step 47, f3 */
        uint32x4_t x401 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l44b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x401);
        const uint32x4_t x402 = vsubq_u32(x401, vbslq_u32(l46b, l46b_2, veorq_u32(l45b, l46b_2)));
        const uint32x4_t l47b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x402, 7), x402, 32 - 7), l45b_2);
        const uint32x4_t l47b_2 = vsriq_n_u32(vshlq_n_u32(l45b, 10), l45b, 32 - 10);
        /* stream a, right step 47, f3 */
        uint32x4_t x403 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r44a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x403);
        const uint32x4_t x404 = vsubq_u32(x403, vbslq_u32(r46a, r46a_2, veorq_u32(r45a, r46a_2)));
        const uint32x4_t r47a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x404, 7), x404, 32 - 7), r45a_2);
        const uint32x4_t r47a_2 = vsriq_n_u32(vshlq_n_u32(r45a, 10), r45a, 32 - 10);
        /* stream b, right step 47, f3 */
        uint32x4_t x405 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r44b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x405);
        const uint32x4_t x406 = vsubq_u32(x405, vbslq_u32(r46b, r46b_2, veorq_u32(r45b, r46b_2)));
        const uint32x4_t r47b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x406, 7), x406, 32 - 7), r45b_2);
        const uint32x4_t r47b_2 = vsriq_n_u32(vshlq_n_u32(r45b, 10), r45b, 32 - 10);
        /* stream a, left step 48, f3 */
        uint32x4_t x407 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l45a_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x407);
        const uint32x4_t x408 = vsubq_u32(x407, vbslq_u32(l47a, l47a_2, veorq_u32(l46a, l47a_2)));
        const uint32x4_t l48a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x408, 5), x408, 32 - 5), l46a_2);
        const uint32x4_t l48a_2 = vsriq_n_u32(vshlq_n_u32(l46a, 10), l46a, 32 - 10);
        COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* stream b, left step 48, f3 */
        uint32x4_t x409 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l45b_2, vdupq_n_u32(0x6ed9eba0u)));
        KEEP("w", x409);
        const uint32x4_t x410 = vsubq_u32(x409, vbslq_u32(l47b, l47b_2, veorq_u32(l46b, l47b_2)));
        const uint32x4_t l48b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x410, 5), x410, 32 - 5), l46b_2);
        const uint32x4_t l48b_2 = vsriq_n_u32(vshlq_n_u32(l46b, 10), l46b, 32 - 10);
        /* stream a, right step 48, f3 */
        uint32x4_t x411 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r45a_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x411);
        const uint32x4_t x412 = vsubq_u32(x411, vbslq_u32(r47a, r47a_2, veorq_u32(r46a, r47a_2)));
        const uint32x4_t r48a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x412, 5), x412, 32 - 5), r46a_2);
        const uint32x4_t r48a_2 = vsriq_n_u32(vshlq_n_u32(r46a, 10), r46a, 32 - 10);
        /* stream b, right step 48, f3 */
        uint32x4_t x413 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r45b_2, vdupq_n_u32(0x6d703ef2u)));
        KEEP("w", x413);
        const uint32x4_t x414 = vsubq_u32(x413, vbslq_u32(r47b, r47b_2, veorq_u32(r46b, r47b_2)));
        const uint32x4_t r48b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x414, 5), x414, 32 - 5), r46b_2);
        const uint32x4_t r48b_2 = vsriq_n_u32(vshlq_n_u32(r46b, 10), r46b, 32 - 10);
        /* stream a, left step 49, f4 */
        uint32x4_t x415 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l46a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x415);
        const uint32x4_t x416 = vaddq_u32(vbslq_u32(l48a_2, l48a, l47a), x415);
        const uint32x4_t l49a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x416, 11), x416, 32 - 11), l47a_2);
        const uint32x4_t l49a_2 = vsriq_n_u32(vshlq_n_u32(l47a, 10), l47a, 32 - 10);
        /* stream b, left step 49, f4 */
        uint32x4_t x417 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l46b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x417);
        const uint32x4_t x418 = vaddq_u32(vbslq_u32(l48b_2, l48b, l47b), x417);
        const uint32x4_t l49b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x418, 11), x418, 32 - 11), l47b_2);
        const uint32x4_t l49b_2 = vsriq_n_u32(vshlq_n_u32(l47b, 10), l47b, 32 - 10);
        /* stream a, right step 49, f2 */
        uint32x4_t x419 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(r46a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x419);
        const uint32x4_t x420 = vaddq_u32(vbslq_u32(r48a, r47a, r48a_2), x419);
        const uint32x4_t r49a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x420, 15), x420, 32 - 15), r47a_2);
        const uint32x4_t r49a_2 = vsriq_n_u32(vshlq_n_u32(r47a, 10), r47a, 32 - 10);
        /* stream b, right step 49, f2 */
        uint32x4_t x421 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(r46b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x421);
        const uint32x4_t x422 = vaddq_u32(vbslq_u32(r48b, r47b, r48b_2), x421);
        const uint32x4_t r49b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x422, 15), x422, 32 - 15), r47b_2);
        const uint32x4_t r49b_2 = vsriq_n_u32(vshlq_n_u32(r47b, 10), r47b, 32 - 10);
        /* stream a, left step 50, f4 */
        uint32x4_t x423 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l47a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x423);
        const uint32x4_t x424 = vaddq_u32(vbslq_u32(l49a_2, l49a, l48a), x423);
        const uint32x4_t l50a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x424, 12), x424, 32 - 12), l48a_2);
        const uint32x4_t l50a_2 = vsriq_n_u32(vshlq_n_u32(l48a, 10), l48a, 32 - 10);
        /* stream b, left step 50, f4 */
        uint32x4_t x425 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l47b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x425);
        const uint32x4_t x426 = vaddq_u32(vbslq_u32(l49b_2, l49b, l48b), x425);
        const uint32x4_t l50b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x426, 12), x426, 32 - 12), l48b_2);
        const uint32x4_t l50b_2 = vsriq_n_u32(vshlq_n_u32(l48b, 10), l48b, 32 - 10);
        /* stream a, right step 50, f2 */
        uint32x4_t x427 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(r47a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x427);
        const uint32x4_t x428 = vaddq_u32(vbslq_u32(r49a, r48a, r49a_2), x427);
        const uint32x4_t r50a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x428, 5), x428, 32 - 5), r48a_2);
        const uint32x4_t r50a_2 = vsriq_n_u32(vshlq_n_u32(r48a, 10), r48a, 32 - 10);
        COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* stream b, right step 50, f2 */
        uint32x4_t x429 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(r47b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x429);
        const uint32x4_t x430 = vaddq_u32(vbslq_u32(r49b, r48b, r49b_2), x429);
        const uint32x4_t r50b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x430, 5), x430, 32 - 5), r48b_2);
        const uint32x4_t r50b_2 = vsriq_n_u32(vshlq_n_u32(r48b, 10), r48b, 32 - 10);
        /* stream a, left step 51, f4 */
        uint32x4_t x431 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l48a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x431);
        const uint32x4_t x432 = vaddq_u32(vbslq_u32(l50a_2, l50a, l49a), x431);
        const uint32x4_t l51a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x432, 14), x432, 32 - 14), l49a_2);
        const uint32x4_t l51a_2 = vsriq_n_u32(vshlq_n_u32(l49a, 10), l49a, 32 - 10);
        /* stream b, left step 51, f4 */
        uint32x4_t x433 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l48b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x433);
        const uint32x4_t x434 = vaddq_u32(vbslq_u32(l50b_2, l50b, l49b), x433);
        const uint32x4_t l51b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x434, 14), x434, 32 - 14), l49b_2);
        const uint32x4_t l51b_2 = vsriq_n_u32(vshlq_n_u32(l49b, 10), l49b, 32 - 10);
        /* stream a, right step 51, f2 */
        uint32x4_t x435 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(r48a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x435);
        const uint32x4_t x436 = vaddq_u32(vbslq_u32(r50a, r49a, r50a_2), x435);
        const uint32x4_t r51a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x436, 8), x436, 32 - 8), r49a_2);
        const uint32x4_t r51a_2 = vsriq_n_u32(vshlq_n_u32(r49a, 10), r49a, 32 - 10);
        /* stream b, right step 51, f2 */
        uint32x4_t x437 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(r48b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x437);
        const uint32x4_t x438 = vaddq_u32(vbslq_u32(r50b, r49b, r50b_2), x437);
        const uint32x4_t r51b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x438, 8), x438, 32 - 8), r49b_2);
        const uint32x4_t r51b_2 = vsriq_n_u32(vshlq_n_u32(r49b, 10), r49b, 32 - 10);
        /* stream a, left step 52, f4 */
        uint32x4_t x439 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l49a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x439);
        const uint32x4_t x440 = vaddq_u32(vbslq_u32(l51a_2, l51a, l50a), x439);
        const uint32x4_t l52a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x440, 15), x440, 32 - 15), l50a_2);
        const uint32x4_t l52a_2 = vsriq_n_u32(vshlq_n_u32(l50a, 10), l50a, 32 - 10);
        /* stream b, left step 52, f4 */
        uint32x4_t x441 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l49b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x441);
        const uint32x4_t x442 = vaddq_u32(vbslq_u32(l51b_2, l51b, l50b), x441);
        const uint32x4_t l52b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x442, 15), x442, 32 - 15), l50b_2);
        const uint32x4_t l52b_2 = vsriq_n_u32(vshlq_n_u32(l50b, 10), l50b, 32 - 10);
        /* stream a, right step 52, f2 */
        uint32x4_t x443 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(r49a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x443);
        const uint32x4_t x444 = vaddq_u32(vbslq_u32(r51a, r50a, r51a_2), x443);
        const uint32x4_t r52a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x444, 11), x444, 32 - 11), r50a_2);
        const uint32x4_t r52a_2 = vsriq_n_u32(vshlq_n_u32(r50a, 10), r50a, 32 - 10);
        /* stream b, right step 52, f2 */
        uint32x4_t x445 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(r49b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x445);
        const uint32x4_t x446 = vaddq_u32(vbslq_u32(r51b, r50b, r51b_2), x445);
        const uint32x4_t r52b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x446, 11), x446, 32 - 11), r50b_2);
        const uint32x4_t r52b_2 = vsriq_n_u32(vshlq_n_u32(r50b, 10), r50b, 32 - 10);
        /* stream a, left step 53, f4 */
        uint32x4_t x447 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l50a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x447);
        const uint32x4_t x448 = vaddq_u32(vbslq_u32(l52a_2, l52a, l51a), x447);
        const uint32x4_t l53a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x448, 14), x448, 32 - 14), l51a_2);
        const uint32x4_t l53a_2 = vsriq_n_u32(vshlq_n_u32(l51a, 10), l51a, 32 - 10);
        COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* stream b, left step 53, f4 */
        uint32x4_t x449 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l50b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x449);
        const uint32x4_t x450 = vaddq_u32(vbslq_u32(l52b_2, l52b, l51b), x449);
        const uint32x4_t l53b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x450, 14), x450, 32 - 14), l51b_2);
        const uint32x4_t l53b_2 = vsriq_n_u32(vshlq_n_u32(l51b, 10), l51b, 32 - 10);
        /* stream a, right step 53, f2 */
        uint32x4_t x451 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(r50a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x451);
        const uint32x4_t x452 = vaddq_u32(vbslq_u32(r52a, r51a, r52a_2), x451);
        const uint32x4_t r53a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x452, 14), x452, 32 - 14), r51a_2);
        const uint32x4_t r53a_2 = vsriq_n_u32(vshlq_n_u32(r51a, 10), r51a, 32 - 10);
        /* stream b, right step 53, f2 */
        uint32x4_t x453 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(r50b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x453);
        const uint32x4_t x454 = vaddq_u32(vbslq_u32(r52b, r51b, r52b_2), x453);
        const uint32x4_t r53b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x454, 14), x454, 32 - 14), r51b_2);
        const uint32x4_t r53b_2 = vsriq_n_u32(vshlq_n_u32(r51b, 10), r51b, 32 - 10);
        /* stream a, left step 54, f4 */
        uint32x4_t x455 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l51a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x455);
        const uint32x4_t x456 = vaddq_u32(vbslq_u32(l53a_2, l53a, l52a), x455);
        const uint32x4_t l54a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x456, 15), x456, 32 - 15), l52a_2);
        const uint32x4_t l54a_2 = vsriq_n_u32(vshlq_n_u32(l52a, 10), l52a, 32 - 10);
        /* stream b, left step 54, f4 */
        uint32x4_t x457 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l51b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x457);
        const uint32x4_t x458 = vaddq_u32(vbslq_u32(l53b_2, l53b, l52b), x457);
        const uint32x4_t l54b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x458, 15), x458, 32 - 15), l52b_2);
        const uint32x4_t l54b_2 = vsriq_n_u32(vshlq_n_u32(l52b, 10), l52b, 32 - 10);
        /* stream a, right step 54, f2 */
        uint32x4_t x459 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(r51a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x459);
        const uint32x4_t x460 = vaddq_u32(vbslq_u32(r53a, r52a, r53a_2), x459);
        const uint32x4_t r54a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x460, 14), x460, 32 - 14), r52a_2);
        const uint32x4_t r54a_2 = vsriq_n_u32(vshlq_n_u32(r52a, 10), r52a, 32 - 10);
        /* stream b, right step 54, f2 */
        uint32x4_t x461 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(r51b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x461);
        const uint32x4_t x462 = vaddq_u32(vbslq_u32(r53b, r52b, r53b_2), x461);
        const uint32x4_t r54b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x462, 14), x462, 32 - 14), r52b_2);
        const uint32x4_t r54b_2 = vsriq_n_u32(vshlq_n_u32(r52b, 10), r52b, 32 - 10);
        /* stream a, left step 55, f4 */
        uint32x4_t x463 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l52a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x463);
        const uint32x4_t x464 = vaddq_u32(vbslq_u32(l54a_2, l54a, l53a), x463);
        const uint32x4_t l55a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x464, 9), x464, 32 - 9), l53a_2);
        const uint32x4_t l55a_2 = vsriq_n_u32(vshlq_n_u32(l53a, 10), l53a, 32 - 10);
        /* stream b, left step 55, f4 */
        uint32x4_t x465 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l52b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x465);
        const uint32x4_t x466 = vaddq_u32(vbslq_u32(l54b_2, l54b, l53b), x465);
        const uint32x4_t l55b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x466, 9), x466, 32 - 9), l53b_2);
        const uint32x4_t l55b_2 = vsriq_n_u32(vshlq_n_u32(l53b, 10), l53b, 32 - 10);
        /* stream a, right step 55, f2 */
        uint32x4_t x467 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(r52a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x467);
        const uint32x4_t x468 = vaddq_u32(vbslq_u32(r54a, r53a, r54a_2), x467);
        const uint32x4_t r55a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x468, 6), x468, 32 - 6), r53a_2);
        const uint32x4_t r55a_2 = vsriq_n_u32(vshlq_n_u32(r53a, 10), r53a, 32 - 10);
        COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* stream b, right step 55, f2 */
        uint32x4_t x469 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(r52b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x469);
        const uint32x4_t x470 = vaddq_u32(vbslq_u32(r54b, r53b, r54b_2), x469);
        const uint32x4_t r55b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x470, 6), x470, 32 - 6), r53b_2);
        const uint32x4_t r55b_2 = vsriq_n_u32(vshlq_n_u32(r53b, 10), r53b, 32 - 10);
        /* stream a, left step 56, f4 */
        uint32x4_t x471 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l53a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x471);
        const uint32x4_t x472 = vaddq_u32(vbslq_u32(l55a_2, l55a, l54a), x471);
        const uint32x4_t l56a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x472, 8), x472, 32 - 8), l54a_2);
        const uint32x4_t l56a_2 = vsriq_n_u32(vshlq_n_u32(l54a, 10), l54a, 32 - 10);
        /* stream b, left step 56, f4 */
        uint32x4_t x473 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l53b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x473);
        const uint32x4_t x474 = vaddq_u32(vbslq_u32(l55b_2, l55b, l54b), x473);
        const uint32x4_t l56b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x474, 8), x474, 32 - 8), l54b_2);
        const uint32x4_t l56b_2 = vsriq_n_u32(vshlq_n_u32(l54b, 10), l54b, 32 - 10);
        /* stream a, right step 56, f2 */
        uint32x4_t x475 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(r53a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x475);
        const uint32x4_t x476 = vaddq_u32(vbslq_u32(r55a, r54a, r55a_2), x475);
        const uint32x4_t r56a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x476, 14), x476, 32 - 14), r54a_2);
        const uint32x4_t r56a_2 = vsriq_n_u32(vshlq_n_u32(r54a, 10), r54a, 32 - 10);
        /* stream b, right step 56, f2 */
        uint32x4_t x477 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(r53b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x477);
        const uint32x4_t x478 = vaddq_u32(vbslq_u32(r55b, r54b, r55b_2), x477);
        const uint32x4_t r56b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x478, 14), x478, 32 - 14), r54b_2);
        const uint32x4_t r56b_2 = vsriq_n_u32(vshlq_n_u32(r54b, 10), r54b, 32 - 10);
        /* stream a, left step 57, f4 */
        uint32x4_t x479 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l54a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x479);
        const uint32x4_t x480 = vaddq_u32(vbslq_u32(l56a_2, l56a, l55a), x479);
        const uint32x4_t l57a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x480, 9), x480, 32 - 9), l55a_2);
        const uint32x4_t l57a_2 = vsriq_n_u32(vshlq_n_u32(l55a, 10), l55a, 32 - 10);
        /* stream b, left step 57, f4 */
        uint32x4_t x481 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l54b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x481);
        const uint32x4_t x482 = vaddq_u32(vbslq_u32(l56b_2, l56b, l55b), x481);
        const uint32x4_t l57b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x482, 9), x482, 32 - 9), l55b_2);
        const uint32x4_t l57b_2 = vsriq_n_u32(vshlq_n_u32(l55b, 10), l55b, 32 - 10);
        /* stream a, right step 57, f2 */
        uint32x4_t x483 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(r54a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x483);
        const uint32x4_t x484 = vaddq_u32(vbslq_u32(r56a, r55a, r56a_2), x483);
        const uint32x4_t r57a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x484, 6), x484, 32 - 6), r55a_2);
        const uint32x4_t r57a_2 = vsriq_n_u32(vshlq_n_u32(r55a, 10), r55a, 32 - 10);
        /* stream b, right step 57, f2 */
        uint32x4_t x485 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(r54b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x485);
        const uint32x4_t x486 = vaddq_u32(vbslq_u32(r56b, r55b, r56b_2), x485);
        const uint32x4_t r57b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x486, 6), x486, 32 - 6), r55b_2);
        const uint32x4_t r57b_2 = vsriq_n_u32(vshlq_n_u32(r55b, 10), r55b, 32 - 10);
        /* stream a, left step 58, f4 */
        uint32x4_t x487 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l55a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x487);
        const uint32x4_t x488 = vaddq_u32(vbslq_u32(l57a_2, l57a, l56a), x487);
        const uint32x4_t l58a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x488, 14), x488, 32 - 14), l56a_2);
        const uint32x4_t l58a_2 = vsriq_n_u32(vshlq_n_u32(l56a, 10), l56a, 32 - 10);
        COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* stream b, left step 58, f4 */
        uint32x4_t x489 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l55b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x489);
        const uint32x4_t x490 = vaddq_u32(vbslq_u32(l57b_2, l57b, l56b), x489);
        const uint32x4_t l58b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x490, 14), x490, 32 - 14), l56b_2);
        const uint32x4_t l58b_2 = vsriq_n_u32(vshlq_n_u32(l56b, 10), l56b, 32 - 10);
        /* stream a, right step 58, f2 */
        uint32x4_t x491 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(r55a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x491);
        const uint32x4_t x492 = vaddq_u32(vbslq_u32(r57a, r56a, r57a_2), x491);
        const uint32x4_t r58a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x492, 9), x492, 32 - 9), r56a_2);
        const uint32x4_t r58a_2 = vsriq_n_u32(vshlq_n_u32(r56a, 10), r56a, 32 - 10);
        /* stream b, right step 58, f2 */
        uint32x4_t x493 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(r55b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x493);
        const uint32x4_t x494 = vaddq_u32(vbslq_u32(r57b, r56b, r57b_2), x493);
        const uint32x4_t r58b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x494, 9), x494, 32 - 9), r56b_2);
        const uint32x4_t r58b_2 = vsriq_n_u32(vshlq_n_u32(r56b, 10), r56b, 32 - 10);
        /* stream a, left step 59, f4 */
        uint32x4_t x495 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l56a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x495);
        const uint32x4_t x496 = vaddq_u32(vbslq_u32(l58a_2, l58a, l57a), x495);
        const uint32x4_t l59a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x496, 5), x496, 32 - 5), l57a_2);
        const uint32x4_t l59a_2 = vsriq_n_u32(vshlq_n_u32(l57a, 10), l57a, 32 - 10);
        /* stream b, left step 59, f4 */
        uint32x4_t x497 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l56b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x497);
        const uint32x4_t x498 = vaddq_u32(vbslq_u32(l58b_2, l58b, l57b), x497);
        const uint32x4_t l59b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x498, 5), x498, 32 - 5), l57b_2);
        const uint32x4_t l59b_2 = vsriq_n_u32(vshlq_n_u32(l57b, 10), l57b, 32 - 10);
        /* stream a, right step 59, f2 */
        uint32x4_t x499 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(r56a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x499);
        const uint32x4_t x500 = vaddq_u32(vbslq_u32(r58a, r57a, r58a_2), x499);
        const uint32x4_t r59a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x500, 12), x500, 32 - 12), r57a_2);
        const uint32x4_t r59a_2 = vsriq_n_u32(vshlq_n_u32(r57a, 10), r57a, 32 - 10);
        /* stream b, right step 59, f2 */
        uint32x4_t x501 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(r56b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x501);
        const uint32x4_t x502 = vaddq_u32(vbslq_u32(r58b, r57b, r58b_2), x501);
        const uint32x4_t r59b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x502, 12), x502, 32 - 12), r57b_2);
        const uint32x4_t r59b_2 = vsriq_n_u32(vshlq_n_u32(r57b, 10), r57b, 32 - 10);
        /* stream a, left step 60, f4 */
        uint32x4_t x503 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l57a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x503);
        const uint32x4_t x504 = vaddq_u32(vbslq_u32(l59a_2, l59a, l58a), x503);
        const uint32x4_t l60a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x504, 6), x504, 32 - 6), l58a_2);
        const uint32x4_t l60a_2 = vsriq_n_u32(vshlq_n_u32(l58a, 10), l58a, 32 - 10);
        /* stream b, left step 60, f4 */
        uint32x4_t x505 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l57b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x505);
        const uint32x4_t x506 = vaddq_u32(vbslq_u32(l59b_2, l59b, l58b), x505);
        const uint32x4_t l60b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x506, 6), x506, 32 - 6), l58b_2);
        const uint32x4_t l60b_2 = vsriq_n_u32(vshlq_n_u32(l58b, 10), l58b, 32 - 10);
        /* stream a, right step 60, f2 */
        uint32x4_t x507 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(r57a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x507);
        const uint32x4_t x508 = vaddq_u32(vbslq_u32(r59a, r58a, r59a_2), x507);
        const uint32x4_t r60a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x508, 9), x508, 32 - 9), r58a_2);
        const uint32x4_t r60a_2 = vsriq_n_u32(vshlq_n_u32(r58a, 10), r58a, 32 - 10);
        COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* stream b, right step 60, f2 */
        uint32x4_t x509 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(r57b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x509);
        const uint32x4_t x510 = vaddq_u32(vbslq_u32(r59b, r58b, r59b_2), x509);
        const uint32x4_t r60b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x510, 9), x510, 32 - 9), r58b_2);
        const uint32x4_t r60b_2 = vsriq_n_u32(vshlq_n_u32(r58b, 10), r58b, 32 - 10);
        /* stream a, left step 61, f4 */
        uint32x4_t x511 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l58a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x511);
        const uint32x4_t x512 = vaddq_u32(vbslq_u32(l60a_2, l60a, l59a), x511);
        const uint32x4_t l61a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x512, 8), x512, 32 - 8), l59a_2);
        const uint32x4_t l61a_2 = vsriq_n_u32(vshlq_n_u32(l59a, 10), l59a, 32 - 10);
        /* stream b, left step 61, f4 */
        uint32x4_t x513 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l58b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x513);
        const uint32x4_t x514 = vaddq_u32(vbslq_u32(l60b_2, l60b, l59b), x513);
        const uint32x4_t l61b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x514, 8), x514, 32 - 8), l59b_2);
        const uint32x4_t l61b_2 = vsriq_n_u32(vshlq_n_u32(l59b, 10), l59b, 32 - 10);
        /* stream a, right step 61, f2 */
        uint32x4_t x515 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(r58a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x515);
        const uint32x4_t x516 = vaddq_u32(vbslq_u32(r60a, r59a, r60a_2), x515);
        const uint32x4_t r61a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x516, 12), x516, 32 - 12), r59a_2);
        const uint32x4_t r61a_2 = vsriq_n_u32(vshlq_n_u32(r59a, 10), r59a, 32 - 10);
        /* stream b, right step 61, f2 */
        uint32x4_t x517 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(r58b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x517);
        const uint32x4_t x518 = vaddq_u32(vbslq_u32(r60b, r59b, r60b_2), x517);
        const uint32x4_t r61b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x518, 12), x518, 32 - 12), r59b_2);
        const uint32x4_t r61b_2 = vsriq_n_u32(vshlq_n_u32(r59b, 10), r59b, 32 - 10);
        /* stream a, left step 62, f4 */
        uint32x4_t x519 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l59a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x519);
        const uint32x4_t x520 = vaddq_u32(vbslq_u32(l61a_2, l61a, l60a), x519);
        const uint32x4_t l62a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x520, 6), x520, 32 - 6), l60a_2);
        const uint32x4_t l62a_2 = vsriq_n_u32(vshlq_n_u32(l60a, 10), l60a, 32 - 10);
        /* stream b, left step 62, f4 */
        uint32x4_t x521 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l59b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x521);
        const uint32x4_t x522 = vaddq_u32(vbslq_u32(l61b_2, l61b, l60b), x521);
        const uint32x4_t l62b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x522, 6), x522, 32 - 6), l60b_2);
        const uint32x4_t l62b_2 = vsriq_n_u32(vshlq_n_u32(l60b, 10), l60b, 32 - 10);
        /* stream a, right step 62, f2 */
        uint32x4_t x523 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(r59a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x523);
        const uint32x4_t x524 = vaddq_u32(vbslq_u32(r61a, r60a, r61a_2), x523);
        const uint32x4_t r62a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x524, 5), x524, 32 - 5), r60a_2);
        const uint32x4_t r62a_2 = vsriq_n_u32(vshlq_n_u32(r60a, 10), r60a, 32 - 10);
        /* stream b, right step 62, f2 */
        uint32x4_t x525 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(r59b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x525);
        const uint32x4_t x526 = vaddq_u32(vbslq_u32(r61b, r60b, r61b_2), x525);
        const uint32x4_t r62b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x526, 5), x526, 32 - 5), r60b_2);
        const uint32x4_t r62b_2 = vsriq_n_u32(vshlq_n_u32(r60b, 10), r60b, 32 - 10);
        /* stream a, left step 63, f4 */
        uint32x4_t x527 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l60a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x527);
        const uint32x4_t x528 = vaddq_u32(vbslq_u32(l62a_2, l62a, l61a), x527);
        const uint32x4_t l63a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x528, 5), x528, 32 - 5), l61a_2);
        const uint32x4_t l63a_2 = vsriq_n_u32(vshlq_n_u32(l61a, 10), l61a, 32 - 10);
        COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* stream b, left step 63, f4 */
        uint32x4_t x529 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l60b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x529);
        const uint32x4_t x530 = vaddq_u32(vbslq_u32(l62b_2, l62b, l61b), x529);
        const uint32x4_t l63b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x530, 5), x530, 32 - 5), l61b_2);
        const uint32x4_t l63b_2 = vsriq_n_u32(vshlq_n_u32(l61b, 10), l61b, 32 - 10);
        /* stream a, right step 63, f2 */
        uint32x4_t x531 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(r60a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x531);
        const uint32x4_t x532 = vaddq_u32(vbslq_u32(r62a, r61a, r62a_2), x531);
        const uint32x4_t r63a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x532, 15), x532, 32 - 15), r61a_2);
        const uint32x4_t r63a_2 = vsriq_n_u32(vshlq_n_u32(r61a, 10), r61a, 32 - 10);
        /* stream b, right step 63, f2 */
        uint32x4_t x533 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(r60b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x533);
        const uint32x4_t x534 = vaddq_u32(vbslq_u32(r62b, r61b, r62b_2), x533);
        const uint32x4_t r63b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x534, 15), x534, 32 - 15), r61b_2);
        const uint32x4_t r63b_2 = vsriq_n_u32(vshlq_n_u32(r61b, 10), r61b, 32 - 10);
        /* stream a, left step 64, f4 */
        uint32x4_t x535 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l61a_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x535);
        const uint32x4_t x536 = vaddq_u32(vbslq_u32(l63a_2, l63a, l62a), x535);
        const uint32x4_t l64a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x536, 12), x536, 32 - 12), l62a_2);
        const uint32x4_t l64a_2 = vsriq_n_u32(vshlq_n_u32(l62a, 10), l62a, 32 - 10);
        /* stream b, left step 64, f4 */
        uint32x4_t x537 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l61b_2, vdupq_n_u32(0x8f1bbcdcu)));
        KEEP("w", x537);
        const uint32x4_t x538 = vaddq_u32(vbslq_u32(l63b_2, l63b, l62b), x537);
        const uint32x4_t l64b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x538, 12), x538, 32 - 12), l62b_2);
        const uint32x4_t l64b_2 = vsriq_n_u32(vshlq_n_u32(l62b, 10), l62b, 32 - 10);
        /* stream a, right step 64, f2 */
        uint32x4_t x539 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(r61a_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x539);
        const uint32x4_t x540 = vaddq_u32(vbslq_u32(r63a, r62a, r63a_2), x539);
        const uint32x4_t r64a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x540, 8), x540, 32 - 8), r62a_2);
        const uint32x4_t r64a_2 = vsriq_n_u32(vshlq_n_u32(r62a, 10), r62a, 32 - 10);
        /* stream b, right step 64, f2 */
        uint32x4_t x541 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(r61b_2, vdupq_n_u32(0x7a6d76e9u)));
        KEEP("w", x541);
        const uint32x4_t x542 = vaddq_u32(vbslq_u32(r63b, r62b, r63b_2), x541);
        const uint32x4_t r64b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x542, 8), x542, 32 - 8), r62b_2);
        const uint32x4_t r64b_2 = vsriq_n_u32(vshlq_n_u32(r62b, 10), r62b, 32 - 10);
        /* stream a, left step 65, f5 */
        uint32x4_t x543 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(l62a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x543);
        const uint32x4_t x544 = vaddq_u32(veorq_u32(l64a, vornq_u32(l63a, l64a_2)), x543);
        const uint32x4_t l65a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x544, 9), x544, 32 - 9), l63a_2);
        const uint32x4_t l65a_2 = vsriq_n_u32(vshlq_n_u32(l63a, 10), l63a, 32 - 10);
        /* stream b, left step 65, f5 */
        uint32x4_t x545 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(l62b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x545);
        const uint32x4_t x546 = vaddq_u32(veorq_u32(l64b, vornq_u32(l63b, l64b_2)), x545);
        const uint32x4_t l65b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x546, 9), x546, 32 - 9), l63b_2);
        const uint32x4_t l65b_2 = vsriq_n_u32(vshlq_n_u32(l63b, 10), l63b, 32 - 10);
        /* stream a, right step 65, f1 */
        uint32x4_t x547 = veorq_u32(r64a_2, r63a);
        KEEP("w", x547);
        uint32x4_t x548 = vaddq_u32(vld1q_u32(&w[12][0]), r62a_2);
        KEEP("w", x548);
        const uint32x4_t x549 = vaddq_u32(veorq_u32(r64a, x547), x548);
        const uint32x4_t r65a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x549, 8), x549, 32 - 8), r63a_2);
        const uint32x4_t r65a_2 = vsriq_n_u32(vshlq_n_u32(r63a, 10), r63a, 32 - 10);
        COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* stream b, right step 65, f1 */
        uint32x4_t x550 = veorq_u32(r64b_2, r63b);
        KEEP("w", x550);
        uint32x4_t x551 = vaddq_u32(vld1q_u32(&w[12][4]), r62b_2);
        KEEP("w", x551);
        const uint32x4_t x552 = vaddq_u32(veorq_u32(r64b, x550), x551);
        const uint32x4_t r65b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x552, 8), x552, 32 - 8), r63b_2);
        const uint32x4_t r65b_2 = vsriq_n_u32(vshlq_n_u32(r63b, 10), r63b, 32 - 10);
        /* stream a, left step 66, f5 */
        uint32x4_t x553 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(l63a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x553);
        const uint32x4_t x554 = vaddq_u32(veorq_u32(l65a, vornq_u32(l64a, l65a_2)), x553);
        const uint32x4_t l66a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x554, 15), x554, 32 - 15), l64a_2);
        const uint32x4_t l66a_2 = vsriq_n_u32(vshlq_n_u32(l64a, 10), l64a, 32 - 10);
        /* stream b, left step 66, f5 */
        uint32x4_t x555 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(l63b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x555);
        const uint32x4_t x556 = vaddq_u32(veorq_u32(l65b, vornq_u32(l64b, l65b_2)), x555);
        const uint32x4_t l66b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x556, 15), x556, 32 - 15), l64b_2);
        const uint32x4_t l66b_2 = vsriq_n_u32(vshlq_n_u32(l64b, 10), l64b, 32 - 10);
        /* stream a, right step 66, f1 */
        uint32x4_t x557 = veorq_u32(r65a_2, r64a);
        KEEP("w", x557);
        uint32x4_t x558 = vaddq_u32(vld1q_u32(&w[15][0]), r63a_2);
        KEEP("w", x558);
        const uint32x4_t x559 = vaddq_u32(veorq_u32(r65a, x557), x558);
        const uint32x4_t r66a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x559, 5), x559, 32 - 5), r64a_2);
        const uint32x4_t r66a_2 = vsriq_n_u32(vshlq_n_u32(r64a, 10), r64a, 32 - 10);
        /* stream b, right step 66, f1 */
        uint32x4_t x560 = veorq_u32(r65b_2, r64b);
        KEEP("w", x560);
        uint32x4_t x561 = vaddq_u32(vld1q_u32(&w[15][4]), r63b_2);
        KEEP("w", x561);
        const uint32x4_t x562 = vaddq_u32(veorq_u32(r65b, x560), x561);
        const uint32x4_t r66b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x562, 5), x562, 32 - 5), r64b_2);
        const uint32x4_t r66b_2 = vsriq_n_u32(vshlq_n_u32(r64b, 10), r64b, 32 - 10);
        /* stream a, left step 67, f5 */
        uint32x4_t x563 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(l64a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x563);
        const uint32x4_t x564 = vaddq_u32(veorq_u32(l66a, vornq_u32(l65a, l66a_2)), x563);
        const uint32x4_t l67a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x564, 5), x564, 32 - 5), l65a_2);
        const uint32x4_t l67a_2 = vsriq_n_u32(vshlq_n_u32(l65a, 10), l65a, 32 - 10);
        /* stream b, left step 67, f5 */
        uint32x4_t x565 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(l64b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x565);
        const uint32x4_t x566 = vaddq_u32(veorq_u32(l66b, vornq_u32(l65b, l66b_2)), x565);
        const uint32x4_t l67b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x566, 5), x566, 32 - 5), l65b_2);
        const uint32x4_t l67b_2 = vsriq_n_u32(vshlq_n_u32(l65b, 10), l65b, 32 - 10);
        /* stream a, right step 67, f1 */
        uint32x4_t x567 = veorq_u32(r66a_2, r65a);
        KEEP("w", x567);
        uint32x4_t x568 = vaddq_u32(vld1q_u32(&w[10][0]), r64a_2);
        KEEP("w", x568);
        const uint32x4_t x569 = vaddq_u32(veorq_u32(r66a, x567), x568);
        const uint32x4_t r67a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x569, 12), x569, 32 - 12), r65a_2);
        const uint32x4_t r67a_2 = vsriq_n_u32(vshlq_n_u32(r65a, 10), r65a, 32 - 10);
        /* stream b, right step 67, f1 */
        uint32x4_t x570 = veorq_u32(r66b_2, r65b);
        KEEP("w", x570);
        uint32x4_t x571 = vaddq_u32(vld1q_u32(&w[10][4]), r64b_2);
        KEEP("w", x571);
        const uint32x4_t x572 = vaddq_u32(veorq_u32(r66b, x570), x571);
        const uint32x4_t r67b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x572, 12), x572, 32 - 12), r65b_2);
        const uint32x4_t r67b_2 = vsriq_n_u32(vshlq_n_u32(r65b, 10), r65b, 32 - 10);
        /* stream a, left step 68, f5 */
        uint32x4_t x573 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(l65a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x573);
        const uint32x4_t x574 = vaddq_u32(veorq_u32(l67a, vornq_u32(l66a, l67a_2)), x573);
        const uint32x4_t l68a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x574, 11), x574, 32 - 11), l66a_2);
        const uint32x4_t l68a_2 = vsriq_n_u32(vshlq_n_u32(l66a, 10), l66a, 32 - 10);
        COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* stream b, left step 68, f5 */
        uint32x4_t x575 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(l65b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x575);
        const uint32x4_t x576 = vaddq_u32(veorq_u32(l67b, vornq_u32(l66b, l67b_2)), x575);
        const uint32x4_t l68b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x576, 11), x576, 32 - 11), l66b_2);
        const uint32x4_t l68b_2 = vsriq_n_u32(vshlq_n_u32(l66b, 10), l66b, 32 - 10);
        /* stream a, right step 68, f1 */
        uint32x4_t x577 = veorq_u32(r67a_2, r66a);
        KEEP("w", x577);
        uint32x4_t x578 = vaddq_u32(vld1q_u32(&w[4][0]), r65a_2);
        KEEP("w", x578);
        const uint32x4_t x579 = vaddq_u32(veorq_u32(r67a, x577), x578);
        const uint32x4_t r68a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x579, 9), x579, 32 - 9), r66a_2);
        const uint32x4_t r68a_2 = vsriq_n_u32(vshlq_n_u32(r66a, 10), r66a, 32 - 10);
        /* stream b, right step 68, f1 */
        uint32x4_t x580 = veorq_u32(r67b_2, r66b);
        KEEP("w", x580);
        uint32x4_t x581 = vaddq_u32(vld1q_u32(&w[4][4]), r65b_2);
        KEEP("w", x581);
        const uint32x4_t x582 = vaddq_u32(veorq_u32(r67b, x580), x581);
        const uint32x4_t r68b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x582, 9), x582, 32 - 9), r66b_2);
        const uint32x4_t r68b_2 = vsriq_n_u32(vshlq_n_u32(r66b, 10), r66b, 32 - 10);
        /* stream a, left step 69, f5 */
        uint32x4_t x583 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(l66a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x583);
        const uint32x4_t x584 = vaddq_u32(veorq_u32(l68a, vornq_u32(l67a, l68a_2)), x583);
        const uint32x4_t l69a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x584, 6), x584, 32 - 6), l67a_2);
        const uint32x4_t l69a_2 = vsriq_n_u32(vshlq_n_u32(l67a, 10), l67a, 32 - 10);
        /* stream b, left step 69, f5 */
        uint32x4_t x585 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(l66b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x585);
        const uint32x4_t x586 = vaddq_u32(veorq_u32(l68b, vornq_u32(l67b, l68b_2)), x585);
        const uint32x4_t l69b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x586, 6), x586, 32 - 6), l67b_2);
        const uint32x4_t l69b_2 = vsriq_n_u32(vshlq_n_u32(l67b, 10), l67b, 32 - 10);
        /* stream a, right step 69, f1 */
        uint32x4_t x587 = veorq_u32(r68a_2, r67a);
        KEEP("w", x587);
        uint32x4_t x588 = vaddq_u32(vld1q_u32(&w[1][0]), r66a_2);
        KEEP("w", x588);
        const uint32x4_t x589 = vaddq_u32(veorq_u32(r68a, x587), x588);
        const uint32x4_t r69a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x589, 12), x589, 32 - 12), r67a_2);
        const uint32x4_t r69a_2 = vsriq_n_u32(vshlq_n_u32(r67a, 10), r67a, 32 - 10);
        /* stream b, right step 69, f1 */
        uint32x4_t x590 = veorq_u32(r68b_2, r67b);
        KEEP("w", x590);
        uint32x4_t x591 = vaddq_u32(vld1q_u32(&w[1][4]), r66b_2);
        KEEP("w", x591);
        const uint32x4_t x592 = vaddq_u32(veorq_u32(r68b, x590), x591);
        const uint32x4_t r69b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x592, 12), x592, 32 - 12), r67b_2);
        const uint32x4_t r69b_2 = vsriq_n_u32(vshlq_n_u32(r67b, 10), r67b, 32 - 10);
        /* stream a, left step 70, f5 */
        uint32x4_t x593 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(l67a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x593);
        const uint32x4_t x594 = vaddq_u32(veorq_u32(l69a, vornq_u32(l68a, l69a_2)), x593);
        const uint32x4_t l70a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x594, 8), x594, 32 - 8), l68a_2);
        const uint32x4_t l70a_2 = vsriq_n_u32(vshlq_n_u32(l68a, 10), l68a, 32 - 10);
        /* stream b, left step 70, f5 */
        uint32x4_t x595 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(l67b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x595);
        const uint32x4_t x596 = vaddq_u32(veorq_u32(l69b, vornq_u32(l68b, l69b_2)), x595);
        const uint32x4_t l70b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x596, 8), x596, 32 - 8), l68b_2);
        const uint32x4_t l70b_2 = vsriq_n_u32(vshlq_n_u32(l68b, 10), l68b, 32 - 10);
        /* stream a, right step 70, f1 */
        uint32x4_t x597 = veorq_u32(r69a_2, r68a);
        KEEP("w", x597);
        uint32x4_t x598 = vaddq_u32(vld1q_u32(&w[5][0]), r67a_2);
        KEEP("w", x598);
        const uint32x4_t x599 = vaddq_u32(veorq_u32(r69a, x597), x598);
        const uint32x4_t r70a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x599, 5), x599, 32 - 5), r68a_2);
        const uint32x4_t r70a_2 = vsriq_n_u32(vshlq_n_u32(r68a, 10), r68a, 32 - 10);
        COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* stream b, right step 70, f1 */
        uint32x4_t x600 = veorq_u32(r69b_2, r68b);
        KEEP("w", x600);
        uint32x4_t x601 = vaddq_u32(vld1q_u32(&w[5][4]), r67b_2);
        KEEP("w", x601);
        const uint32x4_t x602 = vaddq_u32(veorq_u32(r69b, x600), x601);
        const uint32x4_t r70b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x602, 5), x602, 32 - 5), r68b_2);
        const uint32x4_t r70b_2 = vsriq_n_u32(vshlq_n_u32(r68b, 10), r68b, 32 - 10);
        /* stream a, left step 71, f5 */
        uint32x4_t x603 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(l68a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x603);
        const uint32x4_t x604 = vaddq_u32(veorq_u32(l70a, vornq_u32(l69a, l70a_2)), x603);
        const uint32x4_t l71a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x604, 13), x604, 32 - 13), l69a_2);
        const uint32x4_t l71a_2 = vsriq_n_u32(vshlq_n_u32(l69a, 10), l69a, 32 - 10);
        /* stream b, left step 71, f5 */
        uint32x4_t x605 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(l68b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x605);
        const uint32x4_t x606 = vaddq_u32(veorq_u32(l70b, vornq_u32(l69b, l70b_2)), x605);
        const uint32x4_t l71b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x606, 13), x606, 32 - 13), l69b_2);
        const uint32x4_t l71b_2 = vsriq_n_u32(vshlq_n_u32(l69b, 10), l69b, 32 - 10);
        /* stream a, right step 71, f1 */
        uint32x4_t x607 = veorq_u32(r70a_2, r69a);
        KEEP("w", x607);
        uint32x4_t x608 = vaddq_u32(vld1q_u32(&w[8][0]), r68a_2);
        KEEP("w", x608);
        const uint32x4_t x609 = vaddq_u32(veorq_u32(r70a, x607), x608);
        const uint32x4_t r71a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x609, 14), x609, 32 - 14), r69a_2);
        const uint32x4_t r71a_2 = vsriq_n_u32(vshlq_n_u32(r69a, 10), r69a, 32 - 10);
        /* stream b, right step 71, f1 */
        uint32x4_t x610 = veorq_u32(r70b_2, r69b);
        KEEP("w", x610);
        uint32x4_t x611 = vaddq_u32(vld1q_u32(&w[8][4]), r68b_2);
        KEEP("w", x611);
        const uint32x4_t x612 = vaddq_u32(veorq_u32(r70b, x610), x611);
        const uint32x4_t r71b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x612, 14), x612, 32 - 14), r69b_2);
        const uint32x4_t r71b_2 = vsriq_n_u32(vshlq_n_u32(r69b, 10), r69b, 32 - 10);
        /* stream a, left step 72, f5 */
        uint32x4_t x613 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(l69a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x613);
        const uint32x4_t x614 = vaddq_u32(veorq_u32(l71a, vornq_u32(l70a, l71a_2)), x613);
        const uint32x4_t l72a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x614, 12), x614, 32 - 12), l70a_2);
        const uint32x4_t l72a_2 = vsriq_n_u32(vshlq_n_u32(l70a, 10), l70a, 32 - 10);
        /* stream b, left step 72, f5 */
        uint32x4_t x615 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(l69b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x615);
        const uint32x4_t x616 = vaddq_u32(veorq_u32(l71b, vornq_u32(l70b, l71b_2)), x615);
        const uint32x4_t l72b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x616, 12), x616, 32 - 12), l70b_2);
        const uint32x4_t l72b_2 = vsriq_n_u32(vshlq_n_u32(l70b, 10), l70b, 32 - 10);
        /* stream a, right step 72, f1 */
        uint32x4_t x617 = veorq_u32(r71a_2, r70a);
        KEEP("w", x617);
        uint32x4_t x618 = vaddq_u32(vld1q_u32(&w[7][0]), r69a_2);
        KEEP("w", x618);
        const uint32x4_t x619 = vaddq_u32(veorq_u32(r71a, x617), x618);
        const uint32x4_t r72a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x619, 6), x619, 32 - 6), r70a_2);
        const uint32x4_t r72a_2 = vsriq_n_u32(vshlq_n_u32(r70a, 10), r70a, 32 - 10);
        /* stream b, right step 72, f1 */
        uint32x4_t x620 = veorq_u32(r71b_2, r70b);
        KEEP("w", x620);
        uint32x4_t x621 = vaddq_u32(vld1q_u32(&w[7][4]), r69b_2);
        KEEP("w", x621);
        const uint32x4_t x622 = vaddq_u32(veorq_u32(r71b, x620), x621);
        const uint32x4_t r72b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x622, 6), x622, 32 - 6), r70b_2);
        const uint32x4_t r72b_2 = vsriq_n_u32(vshlq_n_u32(r70b, 10), r70b, 32 - 10);
        /* stream a, left step 73, f5 */
        uint32x4_t x623 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(l70a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x623);
        const uint32x4_t x624 = vaddq_u32(veorq_u32(l72a, vornq_u32(l71a, l72a_2)), x623);
        const uint32x4_t l73a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x624, 5), x624, 32 - 5), l71a_2);
        const uint32x4_t l73a_2 = vsriq_n_u32(vshlq_n_u32(l71a, 10), l71a, 32 - 10);
        COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* stream b, left step 73, f5 */
        uint32x4_t x625 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(l70b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x625);
        const uint32x4_t x626 = vaddq_u32(veorq_u32(l72b, vornq_u32(l71b, l72b_2)), x625);
        const uint32x4_t l73b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x626, 5), x626, 32 - 5), l71b_2);
        const uint32x4_t l73b_2 = vsriq_n_u32(vshlq_n_u32(l71b, 10), l71b, 32 - 10);
        /* stream a, right step 73, f1 */
        uint32x4_t x627 = veorq_u32(r72a_2, r71a);
        KEEP("w", x627);
        uint32x4_t x628 = vaddq_u32(vld1q_u32(&w[6][0]), r70a_2);
        KEEP("w", x628);
        const uint32x4_t x629 = vaddq_u32(veorq_u32(r72a, x627), x628);
        const uint32x4_t r73a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x629, 8), x629, 32 - 8), r71a_2);
        const uint32x4_t r73a_2 = vsriq_n_u32(vshlq_n_u32(r71a, 10), r71a, 32 - 10);
        /* stream b, right step 73, f1 */
        uint32x4_t x630 = veorq_u32(r72b_2, r71b);
        KEEP("w", x630);
        uint32x4_t x631 = vaddq_u32(vld1q_u32(&w[6][4]), r70b_2);
        KEEP("w", x631);
        const uint32x4_t x632 = vaddq_u32(veorq_u32(r72b, x630), x631);
        const uint32x4_t r73b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x632, 8), x632, 32 - 8), r71b_2);
        const uint32x4_t r73b_2 = vsriq_n_u32(vshlq_n_u32(r71b, 10), r71b, 32 - 10);
        /* stream a, left step 74, f5 */
        uint32x4_t x633 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(l71a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x633);
        const uint32x4_t x634 = vaddq_u32(veorq_u32(l73a, vornq_u32(l72a, l73a_2)), x633);
        const uint32x4_t l74a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x634, 12), x634, 32 - 12), l72a_2);
        const uint32x4_t l74a_2 = vsriq_n_u32(vshlq_n_u32(l72a, 10), l72a, 32 - 10);
        /* stream b, left step 74, f5 */
        uint32x4_t x635 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(l71b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x635);
        const uint32x4_t x636 = vaddq_u32(veorq_u32(l73b, vornq_u32(l72b, l73b_2)), x635);
        const uint32x4_t l74b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x636, 12), x636, 32 - 12), l72b_2);
        const uint32x4_t l74b_2 = vsriq_n_u32(vshlq_n_u32(l72b, 10), l72b, 32 - 10);
        /* stream a, right step 74, f1 */
        uint32x4_t x637 = veorq_u32(r73a_2, r72a);
        KEEP("w", x637);
        uint32x4_t x638 = vaddq_u32(vld1q_u32(&w[2][0]), r71a_2);
        KEEP("w", x638);
        const uint32x4_t x639 = vaddq_u32(veorq_u32(r73a, x637), x638);
        const uint32x4_t r74a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x639, 13), x639, 32 - 13), r72a_2);
        const uint32x4_t r74a_2 = vsriq_n_u32(vshlq_n_u32(r72a, 10), r72a, 32 - 10);
        /* stream b, right step 74, f1 */
        uint32x4_t x640 = veorq_u32(r73b_2, r72b);
        KEEP("w", x640);
        uint32x4_t x641 = vaddq_u32(vld1q_u32(&w[2][4]), r71b_2);
        KEEP("w", x641);
        const uint32x4_t x642 = vaddq_u32(veorq_u32(r73b, x640), x641);
        const uint32x4_t r74b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x642, 13), x642, 32 - 13), r72b_2);
        const uint32x4_t r74b_2 = vsriq_n_u32(vshlq_n_u32(r72b, 10), r72b, 32 - 10);
        /* stream a, left step 75, f5 */
        uint32x4_t x643 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(l72a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x643);
        const uint32x4_t x644 = vaddq_u32(veorq_u32(l74a, vornq_u32(l73a, l74a_2)), x643);
        const uint32x4_t l75a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x644, 13), x644, 32 - 13), l73a_2);
        const uint32x4_t l75a_2 = vsriq_n_u32(vshlq_n_u32(l73a, 10), l73a, 32 - 10);
        /* stream b, left step 75, f5 */
        uint32x4_t x645 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(l72b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x645);
        const uint32x4_t x646 = vaddq_u32(veorq_u32(l74b, vornq_u32(l73b, l74b_2)), x645);
        const uint32x4_t l75b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x646, 13), x646, 32 - 13), l73b_2);
        const uint32x4_t l75b_2 = vsriq_n_u32(vshlq_n_u32(l73b, 10), l73b, 32 - 10);
        /* stream a, right step 75, f1 */
        uint32x4_t x647 = veorq_u32(r74a_2, r73a);
        KEEP("w", x647);
        uint32x4_t x648 = vaddq_u32(vld1q_u32(&w[13][0]), r72a_2);
        KEEP("w", x648);
        const uint32x4_t x649 = vaddq_u32(veorq_u32(r74a, x647), x648);
        const uint32x4_t r75a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x649, 6), x649, 32 - 6), r73a_2);
        const uint32x4_t r75a_2 = vsriq_n_u32(vshlq_n_u32(r73a, 10), r73a, 32 - 10);
        COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* stream b, right step 75, f1 */
        uint32x4_t x650 = veorq_u32(r74b_2, r73b);
        KEEP("w", x650);
        uint32x4_t x651 = vaddq_u32(vld1q_u32(&w[13][4]), r72b_2);
        KEEP("w", x651);
        const uint32x4_t x652 = vaddq_u32(veorq_u32(r74b, x650), x651);
        const uint32x4_t r75b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x652, 6), x652, 32 - 6), r73b_2);
        const uint32x4_t r75b_2 = vsriq_n_u32(vshlq_n_u32(r73b, 10), r73b, 32 - 10);
        /* stream a, left step 76, f5 */
        uint32x4_t x653 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(l73a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x653);
        const uint32x4_t x654 = vaddq_u32(veorq_u32(l75a, vornq_u32(l74a, l75a_2)), x653);
        const uint32x4_t l76a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x654, 14), x654, 32 - 14), l74a_2);
        const uint32x4_t l76a_2 = vsriq_n_u32(vshlq_n_u32(l74a, 10), l74a, 32 - 10);
        /* stream b, left step 76, f5 */
        uint32x4_t x655 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(l73b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x655);
        const uint32x4_t x656 = vaddq_u32(veorq_u32(l75b, vornq_u32(l74b, l75b_2)), x655);
        const uint32x4_t l76b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x656, 14), x656, 32 - 14), l74b_2);
        const uint32x4_t l76b_2 = vsriq_n_u32(vshlq_n_u32(l74b, 10), l74b, 32 - 10);
        /* stream a, right step 76, f1 */
        uint32x4_t x657 = veorq_u32(r75a_2, r74a);
        KEEP("w", x657);
        uint32x4_t x658 = vaddq_u32(vld1q_u32(&w[14][0]), r73a_2);
        KEEP("w", x658);
        const uint32x4_t x659 = vaddq_u32(veorq_u32(r75a, x657), x658);
        const uint32x4_t r76a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x659, 5), x659, 32 - 5), r74a_2);
        const uint32x4_t r76a_2 = vsriq_n_u32(vshlq_n_u32(r74a, 10), r74a, 32 - 10);
        /* stream b, right step 76, f1 */
        uint32x4_t x660 = veorq_u32(r75b_2, r74b);
        KEEP("w", x660);
        uint32x4_t x661 = vaddq_u32(vld1q_u32(&w[14][4]), r73b_2);
        KEEP("w", x661);
        const uint32x4_t x662 = vaddq_u32(veorq_u32(r75b, x660), x661);
        const uint32x4_t r76b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x662, 5), x662, 32 - 5), r74b_2);
        const uint32x4_t r76b_2 = vsriq_n_u32(vshlq_n_u32(r74b, 10), r74b, 32 - 10);
        /* stream a, left step 77, f5 */
        uint32x4_t x663 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(l74a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x663);
        const uint32x4_t x664 = vaddq_u32(veorq_u32(l76a, vornq_u32(l75a, l76a_2)), x663);
        const uint32x4_t l77a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x664, 11), x664, 32 - 11), l75a_2);
        const uint32x4_t l77a_2 = vsriq_n_u32(vshlq_n_u32(l75a, 10), l75a, 32 - 10);
        /* stream b, left step 77, f5 */
        uint32x4_t x665 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(l74b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x665);
        const uint32x4_t x666 = vaddq_u32(veorq_u32(l76b, vornq_u32(l75b, l76b_2)), x665);
        const uint32x4_t l77b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x666, 11), x666, 32 - 11), l75b_2);
        const uint32x4_t l77b_2 = vsriq_n_u32(vshlq_n_u32(l75b, 10), l75b, 32 - 10);
        /* stream a, right step 77, f1 */
        uint32x4_t x667 = veorq_u32(r76a_2, r75a);
        KEEP("w", x667);
        uint32x4_t x668 = vaddq_u32(vld1q_u32(&w[0][0]), r74a_2);
        KEEP("w", x668);
        const uint32x4_t x669 = vaddq_u32(veorq_u32(r76a, x667), x668);
        const uint32x4_t r77a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x669, 15), x669, 32 - 15), r75a_2);
        const uint32x4_t r77a_2 = vsriq_n_u32(vshlq_n_u32(r75a, 10), r75a, 32 - 10);
        /* stream b, right step 77, f1 */
        uint32x4_t x670 = veorq_u32(r76b_2, r75b);
        KEEP("w", x670);
        uint32x4_t x671 = vaddq_u32(vld1q_u32(&w[0][4]), r74b_2);
        KEEP("w", x671);
        const uint32x4_t x672 = vaddq_u32(veorq_u32(r76b, x670), x671);
        const uint32x4_t r77b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x672, 15), x672, 32 - 15), r75b_2);
        const uint32x4_t r77b_2 = vsriq_n_u32(vshlq_n_u32(r75b, 10), r75b, 32 - 10);
        /* stream a, left step 78, f5 */
        uint32x4_t x673 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(l75a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x673);
        const uint32x4_t x674 = vaddq_u32(veorq_u32(l77a, vornq_u32(l76a, l77a_2)), x673);
        const uint32x4_t l78a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x674, 8), x674, 32 - 8), l76a_2);
        const uint32x4_t l78a_2 = vsriq_n_u32(vshlq_n_u32(l76a, 10), l76a, 32 - 10);
        COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* stream b, left step 78, f5 */
        uint32x4_t x675 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(l75b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x675);
        const uint32x4_t x676 = vaddq_u32(veorq_u32(l77b, vornq_u32(l76b, l77b_2)), x675);
        const uint32x4_t l78b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x676, 8), x676, 32 - 8), l76b_2);
        const uint32x4_t l78b_2 = vsriq_n_u32(vshlq_n_u32(l76b, 10), l76b, 32 - 10);
        /* stream a, right step 78, f1 */
        uint32x4_t x677 = veorq_u32(r77a_2, r76a);
        KEEP("w", x677);
        uint32x4_t x678 = vaddq_u32(vld1q_u32(&w[3][0]), r75a_2);
        KEEP("w", x678);
        const uint32x4_t x679 = vaddq_u32(veorq_u32(r77a, x677), x678);
        const uint32x4_t r78a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x679, 13), x679, 32 - 13), r76a_2);
        const uint32x4_t r78a_2 = vsriq_n_u32(vshlq_n_u32(r76a, 10), r76a, 32 - 10);
        /* stream b, right step 78, f1 */
        uint32x4_t x680 = veorq_u32(r77b_2, r76b);
        KEEP("w", x680);
        uint32x4_t x681 = vaddq_u32(vld1q_u32(&w[3][4]), r75b_2);
        KEEP("w", x681);
        const uint32x4_t x682 = vaddq_u32(veorq_u32(r77b, x680), x681);
        const uint32x4_t r78b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x682, 13), x682, 32 - 13), r76b_2);
        const uint32x4_t r78b_2 = vsriq_n_u32(vshlq_n_u32(r76b, 10), r76b, 32 - 10);
        /* stream a, left step 79, f5 */
        uint32x4_t x683 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(l76a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x683);
        const uint32x4_t x684 = vaddq_u32(veorq_u32(l78a, vornq_u32(l77a, l78a_2)), x683);
        const uint32x4_t l79a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x684, 5), x684, 32 - 5), l77a_2);
        const uint32x4_t l79a_2 = vsriq_n_u32(vshlq_n_u32(l77a, 10), l77a, 32 - 10);
        /* stream b, left step 79, f5 */
        uint32x4_t x685 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(l76b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x685);
        const uint32x4_t x686 = vaddq_u32(veorq_u32(l78b, vornq_u32(l77b, l78b_2)), x685);
        const uint32x4_t l79b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x686, 5), x686, 32 - 5), l77b_2);
        const uint32x4_t l79b_2 = vsriq_n_u32(vshlq_n_u32(l77b, 10), l77b, 32 - 10);
        /* stream a, right step 79, f1 */
        uint32x4_t x687 = veorq_u32(r78a_2, r77a);
        KEEP("w", x687);
        uint32x4_t x688 = vaddq_u32(vld1q_u32(&w[9][0]), r76a_2);
        KEEP("w", x688);
        const uint32x4_t x689 = vaddq_u32(veorq_u32(r78a, x687), x688);
        const uint32x4_t r79a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x689, 11), x689, 32 - 11), r77a_2);
        const uint32x4_t r79a_2 = vsriq_n_u32(vshlq_n_u32(r77a, 10), r77a, 32 - 10);
        /* stream b, right step 79, f1 */
        uint32x4_t x690 = veorq_u32(r78b_2, r77b);
        KEEP("w", x690);
        uint32x4_t x691 = vaddq_u32(vld1q_u32(&w[9][4]), r76b_2);
        KEEP("w", x691);
        const uint32x4_t x692 = vaddq_u32(veorq_u32(r78b, x690), x691);
        const uint32x4_t r79b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x692, 11), x692, 32 - 11), r77b_2);
        const uint32x4_t r79b_2 = vsriq_n_u32(vshlq_n_u32(r77b, 10), r77b, 32 - 10);
        /* stream a, left step 80, f5 */
        uint32x4_t x693 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(l77a_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x693);
        const uint32x4_t x694 = vaddq_u32(veorq_u32(l79a, vornq_u32(l78a, l79a_2)), x693);
        const uint32x4_t l80a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x694, 6), x694, 32 - 6), l78a_2);
        const uint32x4_t l80a_2 = vsriq_n_u32(vshlq_n_u32(l78a, 10), l78a, 32 - 10);
        /* stream b, left step 80, f5 */
        uint32x4_t x695 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(l77b_2, vdupq_n_u32(0xa953fd4eu)));
        KEEP("w", x695);
        const uint32x4_t x696 = vaddq_u32(veorq_u32(l79b, vornq_u32(l78b, l79b_2)), x695);
        const uint32x4_t l80b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x696, 6), x696, 32 - 6), l78b_2);
        const uint32x4_t l80b_2 = vsriq_n_u32(vshlq_n_u32(l78b, 10), l78b, 32 - 10);
        /* stream a, right step 80, f1 */
        uint32x4_t x697 = veorq_u32(r79a_2, r78a);
        KEEP("w", x697);
        uint32x4_t x698 = vaddq_u32(vld1q_u32(&w[11][0]), r77a_2);
        KEEP("w", x698);
        const uint32x4_t x699 = vaddq_u32(veorq_u32(r79a, x697), x698);
        const uint32x4_t r80a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x699, 11), x699, 32 - 11), r78a_2);
        const uint32x4_t r80a_2 = vsriq_n_u32(vshlq_n_u32(r78a, 10), r78a, 32 - 10);
        COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* stream b, right step 80, f1 */
        uint32x4_t x700 = veorq_u32(r79b_2, r78b);
        KEEP("w", x700);
        uint32x4_t x701 = vaddq_u32(vld1q_u32(&w[11][4]), r77b_2);
        KEEP("w", x701);
        const uint32x4_t x702 = vaddq_u32(veorq_u32(r79b, x700), x701);
        const uint32x4_t r80b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x702, 11), x702, 32 - 11), r78b_2);
        const uint32x4_t r80b_2 = vsriq_n_u32(vshlq_n_u32(r78b, 10), r78b, 32 - 10);
        uint32x4_t x703 = vaddq_u32(r80a_2, h1a);
        KEEP("w", x703);
        uint32x4_t x704 = vaddq_u32(r79a_2, h2a);
        KEEP("w", x704);
        uint32x4_t x705 = vaddq_u32(r78a_2, h3a);
        KEEP("w", x705);
        uint32x4_t x706 = vaddq_u32(l78a_2, h4a);
        KEEP("w", x706);
        uint32x4_t x707 = vaddq_u32(r79a, h0a);
        KEEP("w", x707);
        uint32x4_t x708 = vaddq_u32(r80b_2, h1b);
        KEEP("w", x708);
        uint32x4_t x709 = vaddq_u32(r79b_2, h2b);
        KEEP("w", x709);
        uint32x4_t x710 = vaddq_u32(r78b_2, h3b);
        KEEP("w", x710);
        uint32x4_t x711 = vaddq_u32(l78b_2, h4b);
        KEEP("w", x711);
        uint32x4_t x712 = vaddq_u32(r79b, h0b);
        KEEP("w", x712);

        const uint32x4_t h0a_next = vaddq_u32(l79a, x703);
        const uint32x4_t h1a_next = vaddq_u32(l80a_2, x704);
        const uint32x4_t h2a_next = vaddq_u32(l79a_2, x705);
        const uint32x4_t h3a_next = vaddq_u32(r80a, x706);
        const uint32x4_t h4a_next = vaddq_u32(l80a, x707);
        const uint32x4_t h0b_next = vaddq_u32(l79b, x708);
        const uint32x4_t h1b_next = vaddq_u32(l80b_2, x709);
        const uint32x4_t h2b_next = vaddq_u32(l79b_2, x710);
        const uint32x4_t h3b_next = vaddq_u32(r80b, x711);
        const uint32x4_t h4b_next = vaddq_u32(l80b, x712);
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
