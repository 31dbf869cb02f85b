/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD and SHA3, 4
 * lanes, or 2 with a rotate instruction.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sha3 --kernel lanes --schedule lanes=2
 *
 * With the options above, `hashwright prove` proves ripemd160_x2_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-sha3 --kernel lanes --schedule
 * lanes=2` measures the speed.
 *
 * ripemd160_x2_blocks: 1096 instructions for a block of 64 bytes, critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 */
#include "ripemd160_x2.h"

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
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sha3"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8.2-a+sha3")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_X2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X2_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_X2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X2_ALWAYS __attribute__((always_inline))
#define RIPEMD160_X2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_X2_ALWAYS
#define RIPEMD160_X2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_X2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_X2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_X2_ALWAYS uint64_t ripemd160_x2_load64(const uint8_t *p)
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
#define RIPEMD160_X2_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_x2_load64(p), b = ripemd160_x2_load64(q), upper, lower; \
        RIPEMD160_X2_KEEP("r", a); \
        RIPEMD160_X2_KEEP("r", b); \
        upper = RIPEMD160_X2_PAIR(a, b); \
        lower = RIPEMD160_X2_PAIR(a >> 32, b >> 32); \
        RIPEMD160_X2_KEEP("r", upper); \
        RIPEMD160_X2_KEEP("r", lower); \
        RIPEMD160_X2_STORE(to, upper); \
        RIPEMD160_X2_STORE((to) + (row), lower); \
    } while (0)

void ripemd160_x2_blocks(uint32_t state[5][2], const uint8_t *const data[2], size_t nblocks)
{
    uint32x4_t h0 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[0][0]), 0),
        vdup_lane_u32(vld1_u32(&state[0][0]), 1));
    uint32x4_t h1 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[1][0]), 0),
        vdup_lane_u32(vld1_u32(&state[1][0]), 1));
    uint32x4_t h2 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[2][0]), 0),
        vdup_lane_u32(vld1_u32(&state[2][0]), 1));
    uint32x4_t h3 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[3][0]), 0),
        vdup_lane_u32(vld1_u32(&state[3][0]), 1));
    uint32x4_t h4 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[4][0]), 0),
        vdup_lane_u32(vld1_u32(&state[4][0]), 1));

    uint32_t buffers[2][16][2] RIPEMD160_X2_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 2; j += 2) {
        RIPEMD160_X2_COPY(&buffers[0][0][j], 2, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_X2_COPY(&buffers[0][2][j], 2, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_X2_COPY(&buffers[0][4][j], 2, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_X2_COPY(&buffers[0][6][j], 2, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_X2_COPY(&buffers[0][8][j], 2, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_X2_COPY(&buffers[0][10][j], 2, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_X2_COPY(&buffers[0][12][j], 2, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_X2_COPY(&buffers[0][14][j], 2, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[2] = buffers[at / 64 % 2];
        uint32_t(*const next)[2] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        const uint32x4_t l1 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(
                    vreinterpretq_u64_u32(
                        vaddq_u32(veor3q_u32(h2, h1, h3),
                        vaddq_u32(h0,
                        vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                        vdup_lane_u32(vld1_u32(&w[0][0]), 1))))), vdupq_n_u64(0), 32 - 11)), h4);
        const uint32x4_t l1_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(h2), vdupq_n_u64(0), 32 - 10));
        /* right step 1, f5 */
        const uint32x4_t r1 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(
                    vreinterpretq_u64_u32(
                        vsubq_u32(
                        vaddq_u32(
                        vaddq_u32(
                        vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                        vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vdupq_n_u32(0x50a28be5u)), h0),
                        vbcaxq_u32(h1, h3, h2))), vdupq_n_u64(0), 32 - 8)), h4);
        /* left step 2, f1 */
        uint32x4_t l2_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), h4);
        RIPEMD160_X2_KEEP("w", l2_x1);
        const uint32x4_t l2 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l1, l1_2, h1), l2_x1)),
                    vdupq_n_u64(0), 32 - 14)), h3);
        const uint32x4_t l2_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(h1), vdupq_n_u64(0), 32 - 10));
        /* right step 2, f5 */
        uint32x4_t r2_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(h4, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r2_x1);
        const uint32x4_t r2 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r2_x1, vbcaxq_u32(r1, l1_2, h1))),
                    vdupq_n_u64(0), 32 - 9)), h3);
        /* left step 3, f1 */
        uint32x4_t l3_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), h3);
        RIPEMD160_X2_KEEP("w", l3_x1);
        const uint32x4_t l3 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l2, l2_2, l1), l3_x1)),
                    vdupq_n_u64(0), 32 - 15)), l1_2);
        const uint32x4_t l3_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l1), vdupq_n_u64(0), 32 - 10));
        /* right step 3, f5 */
        uint32x4_t r3_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(h3, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r3_x1);
        const uint32x4_t r3 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r3_x1, vbcaxq_u32(r2, l2_2, r1))),
                    vdupq_n_u64(0), 32 - 9)), l1_2);
        const uint32x4_t r3_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r1), vdupq_n_u64(0), 32 - 10));
        /* left step 4, f1 */
        uint32x4_t l4_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), l1_2);
        RIPEMD160_X2_KEEP("w", l4_x1);
        const uint32x4_t l4 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l3, l3_2, l2), l4_x1)),
                    vdupq_n_u64(0), 32 - 12)), l2_2);
        const uint32x4_t l4_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l2), vdupq_n_u64(0), 32 - 10));
        /* right step 4, f5 */
        uint32x4_t r4_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(l1_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r4_x1);
        const uint32x4_t r4 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r4_x1, vbcaxq_u32(r3, r3_2, r2))),
                    vdupq_n_u64(0), 32 - 11)), l2_2);
        const uint32x4_t r4_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r2), vdupq_n_u64(0), 32 - 10));
        /* left step 5, f1 */
        uint32x4_t l5_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), l2_2);
        RIPEMD160_X2_KEEP("w", l5_x1);
        const uint32x4_t l5 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l4, l4_2, l3), l5_x1)),
                    vdupq_n_u64(0), 32 - 5)), l3_2);
        const uint32x4_t l5_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l3), vdupq_n_u64(0), 32 - 10));
        /* right step 5, f5 */
        uint32x4_t r5_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(l2_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r5_x1);
        const uint32x4_t r5 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r5_x1, vbcaxq_u32(r4, r4_2, r3))),
                    vdupq_n_u64(0), 32 - 13)), r3_2);
        const uint32x4_t r5_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r3), vdupq_n_u64(0), 32 - 10));
        /* left step 6, f1 */
        uint32x4_t l6_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), l3_2);
        RIPEMD160_X2_KEEP("w", l6_x1);
        const uint32x4_t l6 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l5, l5_2, l4), l6_x1)),
                    vdupq_n_u64(0), 32 - 8)), l4_2);
        const uint32x4_t l6_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l4), vdupq_n_u64(0), 32 - 10));
        /* right step 6, f5 */
        uint32x4_t r6_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(r3_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r6_x1);
        const uint32x4_t r6 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r6_x1, vbcaxq_u32(r5, r5_2, r4))),
                    vdupq_n_u64(0), 32 - 15)), r4_2);
        const uint32x4_t r6_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r4), vdupq_n_u64(0), 32 - 10));
        /* left step 7, f1 */
        uint32x4_t l7_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), l4_2);
        RIPEMD160_X2_KEEP("w", l7_x1);
        const uint32x4_t l7 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l6, l6_2, l5), l7_x1)),
                    vdupq_n_u64(0), 32 - 7)), l5_2);
        const uint32x4_t l7_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l5), vdupq_n_u64(0), 32 - 10));
        /* right step 7, f5 */
        uint32x4_t r7_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(r4_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r7_x1);
        const uint32x4_t r7 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r7_x1, vbcaxq_u32(r6, r6_2, r5))),
                    vdupq_n_u64(0), 32 - 15)), r5_2);
        const uint32x4_t r7_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r5), vdupq_n_u64(0), 32 - 10));
        /* left step 8, f1 */
        uint32x4_t l8_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), l5_2);
        RIPEMD160_X2_KEEP("w", l8_x1);
        const uint32x4_t l8 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l7, l7_2, l6), l8_x1)),
                    vdupq_n_u64(0), 32 - 9)), l6_2);
        const uint32x4_t l8_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l6), vdupq_n_u64(0), 32 - 10));
        /* right step 8, f5 */
        uint32x4_t r8_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(r5_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r8_x1);
        const uint32x4_t r8 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r8_x1, vbcaxq_u32(r7, r7_2, r6))),
                    vdupq_n_u64(0), 32 - 5)), r6_2);
        const uint32x4_t r8_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r6), vdupq_n_u64(0), 32 - 10));
        /* left step 9, f1 */
        uint32x4_t l9_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), l6_2);
        RIPEMD160_X2_KEEP("w", l9_x1);
        const uint32x4_t l9 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l8, l8_2, l7), l9_x1)),
                    vdupq_n_u64(0), 32 - 11)), l7_2);
        const uint32x4_t l9_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l7), vdupq_n_u64(0), 32 - 10));
        /* right step 9, f5 */
        uint32x4_t r9_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(r6_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r9_x1);
        const uint32x4_t r9 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r9_x1, vbcaxq_u32(r8, r8_2, r7))),
                    vdupq_n_u64(0), 32 - 7)), r7_2);
        const uint32x4_t r9_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r7), vdupq_n_u64(0), 32 - 10));
        /* left step 10, f1 */
        uint32x4_t l10_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), l7_2);
        RIPEMD160_X2_KEEP("w", l10_x1);
        const uint32x4_t l10 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l9, l9_2, l8), l10_x1)),
                    vdupq_n_u64(0), 32 - 13)), l8_2);
        const uint32x4_t l10_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l8), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[0][0], 2, data[0] + then + 0, data[1] + then + 0);
        /* right step 10, f5 */
        uint32x4_t r10_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(r7_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r10_x1);
        const uint32x4_t r10 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r10_x1, vbcaxq_u32(r9, r9_2, r8))),
                    vdupq_n_u64(0), 32 - 7)), r8_2);
        const uint32x4_t r10_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r8), vdupq_n_u64(0), 32 - 10));
        /* left step 11, f1 */
        uint32x4_t l11_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), l8_2);
        RIPEMD160_X2_KEEP("w", l11_x1);
        const uint32x4_t l11 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l10, l10_2, l9), l11_x1)),
                    vdupq_n_u64(0), 32 - 14)), l9_2);
        const uint32x4_t l11_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l9), vdupq_n_u64(0), 32 - 10));
        /* right step 11, f5 */
        uint32x4_t r11_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(r8_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r11_x1);
        const uint32x4_t r11 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r11_x1, vbcaxq_u32(r10, r10_2, r9))),
                    vdupq_n_u64(0), 32 - 8)), r9_2);
        const uint32x4_t r11_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r9), vdupq_n_u64(0), 32 - 10));
        /* left step 12, f1 */
        uint32x4_t l12_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), l9_2);
        RIPEMD160_X2_KEEP("w", l12_x1);
        const uint32x4_t l12 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l11, l11_2, l10), l12_x1)),
                    vdupq_n_u64(0), 32 - 15)), l10_2);
        const uint32x4_t l12_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l10), vdupq_n_u64(0), 32 - 10));
        /* right step 12, f5 */
        uint32x4_t r12_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(r9_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r12_x1);
        const uint32x4_t r12 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r12_x1, vbcaxq_u32(r11, r11_2, r10))),
                    vdupq_n_u64(0), 32 - 11)), r10_2);
        const uint32x4_t r12_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r10), vdupq_n_u64(0), 32 - 10));
        /* left step 13, f1 */
        uint32x4_t l13_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), l10_2);
        RIPEMD160_X2_KEEP("w", l13_x1);
        const uint32x4_t l13 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l12, l12_2, l11), l13_x1)),
                    vdupq_n_u64(0), 32 - 6)), l11_2);
        const uint32x4_t l13_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l11), vdupq_n_u64(0), 32 - 10));
        /* right step 13, f5 */
        uint32x4_t r13_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(r10_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r13_x1);
        const uint32x4_t r13 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r13_x1, vbcaxq_u32(r12, r12_2, r11))),
                    vdupq_n_u64(0), 32 - 14)), r11_2);
        const uint32x4_t r13_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r11), vdupq_n_u64(0), 32 - 10));
        /* left step 14, f1 */
        uint32x4_t l14_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), l11_2);
        RIPEMD160_X2_KEEP("w", l14_x1);
        const uint32x4_t l14 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l13, l13_2, l12), l14_x1)),
                    vdupq_n_u64(0), 32 - 7)), l12_2);
        const uint32x4_t l14_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l12), vdupq_n_u64(0), 32 - 10));
        /* right step 14, f5 */
        uint32x4_t r14_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(r11_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r14_x1);
        const uint32x4_t r14 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r14_x1, vbcaxq_u32(r13, r13_2, r12))),
                    vdupq_n_u64(0), 32 - 14)), r12_2);
        const uint32x4_t r14_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r12), vdupq_n_u64(0), 32 - 10));
        /* left step 15, f1 */
        uint32x4_t l15_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), l12_2);
        RIPEMD160_X2_KEEP("w", l15_x1);
        const uint32x4_t l15 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l14, l14_2, l13), l15_x1)),
                    vdupq_n_u64(0), 32 - 9)), l13_2);
        const uint32x4_t l15_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l13), vdupq_n_u64(0), 32 - 10));
        /* right step 15, f5 */
        uint32x4_t r15_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(r12_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r15_x1);
        const uint32x4_t r15 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r15_x1, vbcaxq_u32(r14, r14_2, r13))),
                    vdupq_n_u64(0), 32 - 12)), r13_2);
        const uint32x4_t r15_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r13), vdupq_n_u64(0), 32 - 10));
        /* left step 16, f1 */
        uint32x4_t l16_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), l13_2);
        RIPEMD160_X2_KEEP("w", l16_x1);
        const uint32x4_t l16 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(l15, l15_2, l14), l16_x1)),
                    vdupq_n_u64(0), 32 - 8)), l14_2);
        const uint32x4_t l16_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l14), vdupq_n_u64(0), 32 - 10));
        /* right step 16, f5 */
        uint32x4_t r16_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(r13_2, vdupq_n_u32(0x50a28be5u)));
        RIPEMD160_X2_KEEP("w", r16_x1);
        const uint32x4_t r16 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r16_x1, vbcaxq_u32(r15, r15_2, r14))),
                    vdupq_n_u64(0), 32 - 6)), r14_2);
        const uint32x4_t r16_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r14), vdupq_n_u64(0), 32 - 10));
        /* left step 17, f2 */
        uint32x4_t l17_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(l14_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l17_x1);
        const uint32x4_t l17 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l16, l15, l16_2), l17_x1)),
                    vdupq_n_u64(0), 32 - 7)), l15_2);
        const uint32x4_t l17_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l15), vdupq_n_u64(0), 32 - 10));
        /* right step 17, f4 */
        uint32x4_t r17_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(r14_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r17_x1);
        const uint32x4_t r17 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r16_2, r16, r15), r17_x1)),
                    vdupq_n_u64(0), 32 - 9)), r15_2);
        const uint32x4_t r17_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r15), vdupq_n_u64(0), 32 - 10));
        /* left step 18, f2 */
        uint32x4_t l18_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(l15_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l18_x1);
        const uint32x4_t l18 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l17, l16, l17_2), l18_x1)),
                    vdupq_n_u64(0), 32 - 6)), l16_2);
        const uint32x4_t l18_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l16), vdupq_n_u64(0), 32 - 10));
        /* right step 18, f4 */
        uint32x4_t r18_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(r15_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r18_x1);
        const uint32x4_t r18 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r17_2, r17, r16), r18_x1)),
                    vdupq_n_u64(0), 32 - 13)), r16_2);
        const uint32x4_t r18_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r16), vdupq_n_u64(0), 32 - 10));
        /* left step 19, f2 */
        uint32x4_t l19_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(l16_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l19_x1);
        const uint32x4_t l19 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l18, l17, l18_2), l19_x1)),
                    vdupq_n_u64(0), 32 - 8)), l17_2);
        const uint32x4_t l19_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l17), vdupq_n_u64(0), 32 - 10));
        /* right step 19, f4 */
        uint32x4_t r19_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(r16_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r19_x1);
        const uint32x4_t r19 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r18_2, r18, r17), r19_x1)),
                    vdupq_n_u64(0), 32 - 15)), r17_2);
        const uint32x4_t r19_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r17), vdupq_n_u64(0), 32 - 10));
        /* left step 20, f2 */
        uint32x4_t l20_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(l17_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l20_x1);
        const uint32x4_t l20 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l19, l18, l19_2), l20_x1)),
                    vdupq_n_u64(0), 32 - 13)), l18_2);
        const uint32x4_t l20_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l18), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[2][0], 2, data[0] + then + 8, data[1] + then + 8);
        /* right step 20, f4 */
        uint32x4_t r20_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(r17_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r20_x1);
        const uint32x4_t r20 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r19_2, r19, r18), r20_x1)),
                    vdupq_n_u64(0), 32 - 7)), r18_2);
        const uint32x4_t r20_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r18), vdupq_n_u64(0), 32 - 10));
        /* left step 21, f2 */
        uint32x4_t l21_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(l18_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l21_x1);
        const uint32x4_t l21 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l20, l19, l20_2), l21_x1)),
                    vdupq_n_u64(0), 32 - 11)), l19_2);
        const uint32x4_t l21_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l19), vdupq_n_u64(0), 32 - 10));
        /* right step 21, f4 */
        uint32x4_t r21_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(r18_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r21_x1);
        const uint32x4_t r21 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r20_2, r20, r19), r21_x1)),
                    vdupq_n_u64(0), 32 - 12)), r19_2);
        const uint32x4_t r21_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r19), vdupq_n_u64(0), 32 - 10));
        /* left step 22, f2 */
        uint32x4_t l22_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(l19_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l22_x1);
        const uint32x4_t l22 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l21, l20, l21_2), l22_x1)),
                    vdupq_n_u64(0), 32 - 9)), l20_2);
        const uint32x4_t l22_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l20), vdupq_n_u64(0), 32 - 10));
        /* right step 22, f4 */
        uint32x4_t r22_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(r19_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r22_x1);
        const uint32x4_t r22 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r21_2, r21, r20), r22_x1)),
                    vdupq_n_u64(0), 32 - 8)), r20_2);
        const uint32x4_t r22_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r20), vdupq_n_u64(0), 32 - 10));
        /* left step 23, f2 */
        uint32x4_t l23_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(l20_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l23_x1);
        const uint32x4_t l23 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l22, l21, l22_2), l23_x1)),
                    vdupq_n_u64(0), 32 - 7)), l21_2);
        const uint32x4_t l23_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l21), vdupq_n_u64(0), 32 - 10));
        /* right step 23, f4 */
        uint32x4_t r23_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(r20_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r23_x1);
        const uint32x4_t r23 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r22_2, r22, r21), r23_x1)),
                    vdupq_n_u64(0), 32 - 9)), r21_2);
        const uint32x4_t r23_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r21), vdupq_n_u64(0), 32 - 10));
        /* left step 24, f2 */
        uint32x4_t l24_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(l21_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l24_x1);
        const uint32x4_t l24 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l23, l22, l23_2), l24_x1)),
                    vdupq_n_u64(0), 32 - 15)), l22_2);
        const uint32x4_t l24_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l22), vdupq_n_u64(0), 32 - 10));
        /* right step 24, f4 */
        uint32x4_t r24_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(r21_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r24_x1);
        const uint32x4_t r24 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r23_2, r23, r22), r24_x1)),
                    vdupq_n_u64(0), 32 - 11)), r22_2);
        const uint32x4_t r24_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r22), vdupq_n_u64(0), 32 - 10));
        /* left step 25, f2 */
        uint32x4_t l25_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(l22_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l25_x1);
        const uint32x4_t l25 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l24, l23, l24_2), l25_x1)),
                    vdupq_n_u64(0), 32 - 7)), l23_2);
        const uint32x4_t l25_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l23), vdupq_n_u64(0), 32 - 10));
        /* right step 25, f4 */
        uint32x4_t r25_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(r22_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r25_x1);
        const uint32x4_t r25 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r24_2, r24, r23), r25_x1)),
                    vdupq_n_u64(0), 32 - 7)), r23_2);
        const uint32x4_t r25_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r23), vdupq_n_u64(0), 32 - 10));
        /* left step 26, f2 */
        uint32x4_t l26_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(l23_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l26_x1);
        const uint32x4_t l26 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l25, l24, l25_2), l26_x1)),
                    vdupq_n_u64(0), 32 - 12)), l24_2);
        const uint32x4_t l26_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l24), vdupq_n_u64(0), 32 - 10));
        /* right step 26, f4 */
        uint32x4_t r26_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(r23_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r26_x1);
        const uint32x4_t r26 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r25_2, r25, r24), r26_x1)),
                    vdupq_n_u64(0), 32 - 7)), r24_2);
        const uint32x4_t r26_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r24), vdupq_n_u64(0), 32 - 10));
        /* left step 27, f2 */
        uint32x4_t l27_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(l24_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l27_x1);
        const uint32x4_t l27 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l26, l25, l26_2), l27_x1)),
                    vdupq_n_u64(0), 32 - 15)), l25_2);
        const uint32x4_t l27_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l25), vdupq_n_u64(0), 32 - 10));
        /* right step 27, f4 */
        uint32x4_t r27_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(r24_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r27_x1);
        const uint32x4_t r27 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r26_2, r26, r25), r27_x1)),
                    vdupq_n_u64(0), 32 - 12)), r25_2);
        const uint32x4_t r27_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r25), vdupq_n_u64(0), 32 - 10));
        /* left step 28, f2 */
        uint32x4_t l28_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(l25_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l28_x1);
        const uint32x4_t l28 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l27, l26, l27_2), l28_x1)),
                    vdupq_n_u64(0), 32 - 9)), l26_2);
        const uint32x4_t l28_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l26), vdupq_n_u64(0), 32 - 10));
        /* right step 28, f4 */
        uint32x4_t r28_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(r25_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r28_x1);
        const uint32x4_t r28 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r27_2, r27, r26), r28_x1)),
                    vdupq_n_u64(0), 32 - 7)), r26_2);
        const uint32x4_t r28_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r26), vdupq_n_u64(0), 32 - 10));
        /* left step 29, f2 */
        uint32x4_t l29_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(l26_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l29_x1);
        const uint32x4_t l29 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l28, l27, l28_2), l29_x1)),
                    vdupq_n_u64(0), 32 - 11)), l27_2);
        const uint32x4_t l29_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l27), vdupq_n_u64(0), 32 - 10));
        /* right step 29, f4 */
        uint32x4_t r29_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(r26_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r29_x1);
        const uint32x4_t r29 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r28_2, r28, r27), r29_x1)),
                    vdupq_n_u64(0), 32 - 6)), r27_2);
        const uint32x4_t r29_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r27), vdupq_n_u64(0), 32 - 10));
        /* left step 30, f2 */
        uint32x4_t l30_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(l27_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l30_x1);
        const uint32x4_t l30 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l29, l28, l29_2), l30_x1)),
                    vdupq_n_u64(0), 32 - 7)), l28_2);
        const uint32x4_t l30_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l28), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[4][0], 2, data[0] + then + 16, data[1] + then + 16);
        /* right step 30, f4 */
        uint32x4_t r30_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(r27_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r30_x1);
        const uint32x4_t r30 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r29_2, r29, r28), r30_x1)),
                    vdupq_n_u64(0), 32 - 15)), r28_2);
        const uint32x4_t r30_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r28), vdupq_n_u64(0), 32 - 10));
        /* left step 31, f2 */
        uint32x4_t l31_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(l28_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l31_x1);
        const uint32x4_t l31 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l30, l29, l30_2), l31_x1)),
                    vdupq_n_u64(0), 32 - 13)), l29_2);
        const uint32x4_t l31_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l29), vdupq_n_u64(0), 32 - 10));
        /* right step 31, f4 */
        uint32x4_t r31_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(r28_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r31_x1);
        const uint32x4_t r31 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r30_2, r30, r29), r31_x1)),
                    vdupq_n_u64(0), 32 - 13)), r29_2);
        const uint32x4_t r31_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r29), vdupq_n_u64(0), 32 - 10));
        /* left step 32, f2 */
        uint32x4_t l32_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(l29_2, vdupq_n_u32(0x5a827999u)));
        RIPEMD160_X2_KEEP("w", l32_x1);
        const uint32x4_t l32 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l31, l30, l31_2), l32_x1)),
                    vdupq_n_u64(0), 32 - 12)), l30_2);
        const uint32x4_t l32_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l30), vdupq_n_u64(0), 32 - 10));
        /* right step 32, f4 */
        uint32x4_t r32_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(r29_2, vdupq_n_u32(0x5c4dd124u)));
        RIPEMD160_X2_KEEP("w", r32_x1);
        const uint32x4_t r32 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r31_2, r31, r30), r32_x1)),
                    vdupq_n_u64(0), 32 - 11)), r30_2);
        const uint32x4_t r32_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r30), vdupq_n_u64(0), 32 - 10));
        /* left step 33, f3 */
        uint32x4_t l33_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(l30_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l33_x1);
        const uint32x4_t l33 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l33_x1, vbcaxq_u32(l32_2, l31, l32))),
                    vdupq_n_u64(0), 32 - 11)), l31_2);
        const uint32x4_t l33_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l31), vdupq_n_u64(0), 32 - 10));
        /* right step 33, f3 */
        uint32x4_t r33_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(r30_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r33_x1);
        const uint32x4_t r33 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r33_x1, vbcaxq_u32(r32_2, r31, r32))),
                    vdupq_n_u64(0), 32 - 9)), r31_2);
        const uint32x4_t r33_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r31), vdupq_n_u64(0), 32 - 10));
        /* left step 34, f3 */
        uint32x4_t l34_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(l31_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l34_x1);
        const uint32x4_t l34 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l34_x1, vbcaxq_u32(l33_2, l32, l33))),
                    vdupq_n_u64(0), 32 - 13)), l32_2);
        const uint32x4_t l34_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l32), vdupq_n_u64(0), 32 - 10));
        /* right step 34, f3 */
        uint32x4_t r34_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(r31_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r34_x1);
        const uint32x4_t r34 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r34_x1, vbcaxq_u32(r33_2, r32, r33))),
                    vdupq_n_u64(0), 32 - 7)), r32_2);
        const uint32x4_t r34_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r32), vdupq_n_u64(0), 32 - 10));
        /* left step 35, f3 */
        uint32x4_t l35_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(l32_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l35_x1);
        const uint32x4_t l35 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l35_x1, vbcaxq_u32(l34_2, l33, l34))),
                    vdupq_n_u64(0), 32 - 6)), l33_2);
        const uint32x4_t l35_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l33), vdupq_n_u64(0), 32 - 10));
        /* right step 35, f3 */
        uint32x4_t r35_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(r32_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r35_x1);
        const uint32x4_t r35 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r35_x1, vbcaxq_u32(r34_2, r33, r34))),
                    vdupq_n_u64(0), 32 - 15)), r33_2);
        const uint32x4_t r35_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r33), vdupq_n_u64(0), 32 - 10));
        /* left step 36, f3 */
        uint32x4_t l36_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(l33_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l36_x1);
        const uint32x4_t l36 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l36_x1, vbcaxq_u32(l35_2, l34, l35))),
                    vdupq_n_u64(0), 32 - 7)), l34_2);
        const uint32x4_t l36_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l34), vdupq_n_u64(0), 32 - 10));
        /* right step 36, f3 */
        uint32x4_t r36_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(r33_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r36_x1);
        const uint32x4_t r36 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r36_x1, vbcaxq_u32(r35_2, r34, r35))),
                    vdupq_n_u64(0), 32 - 11)), r34_2);
        const uint32x4_t r36_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r34), vdupq_n_u64(0), 32 - 10));
        /* left step 37, f3 */
        uint32x4_t l37_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(l34_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l37_x1);
        const uint32x4_t l37 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l37_x1, vbcaxq_u32(l36_2, l35, l36))),
                    vdupq_n_u64(0), 32 - 14)), l35_2);
        const uint32x4_t l37_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l35), vdupq_n_u64(0), 32 - 10));
        /* right step 37, f3 */
        uint32x4_t r37_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(r34_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r37_x1);
        const uint32x4_t r37 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r37_x1, vbcaxq_u32(r36_2, r35, r36))),
                    vdupq_n_u64(0), 32 - 8)), r35_2);
        const uint32x4_t r37_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r35), vdupq_n_u64(0), 32 - 10));
        /* left step 38, f3 */
        uint32x4_t l38_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(l35_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l38_x1);
        const uint32x4_t l38 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l38_x1, vbcaxq_u32(l37_2, l36, l37))),
                    vdupq_n_u64(0), 32 - 9)), l36_2);
        const uint32x4_t l38_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l36), vdupq_n_u64(0), 32 - 10));
        /* right step 38, f3 */
        uint32x4_t r38_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(r35_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r38_x1);
        const uint32x4_t r38 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r38_x1, vbcaxq_u32(r37_2, r36, r37))),
                    vdupq_n_u64(0), 32 - 6)), r36_2);
        const uint32x4_t r38_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r36), vdupq_n_u64(0), 32 - 10));
        /* left step 39, f3 */
        uint32x4_t l39_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(l36_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l39_x1);
        const uint32x4_t l39 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l39_x1, vbcaxq_u32(l38_2, l37, l38))),
                    vdupq_n_u64(0), 32 - 13)), l37_2);
        const uint32x4_t l39_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l37), vdupq_n_u64(0), 32 - 10));
        /* right step 39, f3 */
        uint32x4_t r39_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(r36_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r39_x1);
        const uint32x4_t r39 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r39_x1, vbcaxq_u32(r38_2, r37, r38))),
                    vdupq_n_u64(0), 32 - 6)), r37_2);
        const uint32x4_t r39_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r37), vdupq_n_u64(0), 32 - 10));
        /* left step 40, f3 */
        uint32x4_t l40_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(l37_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l40_x1);
        const uint32x4_t l40 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l40_x1, vbcaxq_u32(l39_2, l38, l39))),
                    vdupq_n_u64(0), 32 - 15)), l38_2);
        const uint32x4_t l40_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l38), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[6][0], 2, data[0] + then + 24, data[1] + then + 24);
        /* right step 40, f3 */
        uint32x4_t r40_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(r37_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r40_x1);
        const uint32x4_t r40 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r40_x1, vbcaxq_u32(r39_2, r38, r39))),
                    vdupq_n_u64(0), 32 - 14)), r38_2);
        const uint32x4_t r40_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r38), vdupq_n_u64(0), 32 - 10));
        /* left step 41, f3 */
        uint32x4_t l41_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(l38_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l41_x1);
        const uint32x4_t l41 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l41_x1, vbcaxq_u32(l40_2, l39, l40))),
                    vdupq_n_u64(0), 32 - 14)), l39_2);
        const uint32x4_t l41_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l39), vdupq_n_u64(0), 32 - 10));
        /* right step 41, f3 */
        uint32x4_t r41_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(r38_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r41_x1);
        const uint32x4_t r41 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r41_x1, vbcaxq_u32(r40_2, r39, r40))),
                    vdupq_n_u64(0), 32 - 12)), r39_2);
        const uint32x4_t r41_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r39), vdupq_n_u64(0), 32 - 10));
        /* left step 42, f3 */
        uint32x4_t l42_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(l39_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l42_x1);
        const uint32x4_t l42 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l42_x1, vbcaxq_u32(l41_2, l40, l41))),
                    vdupq_n_u64(0), 32 - 8)), l40_2);
        const uint32x4_t l42_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l40), vdupq_n_u64(0), 32 - 10));
        /* right step 42, f3 */
        uint32x4_t r42_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(r39_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r42_x1);
        const uint32x4_t r42 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r42_x1, vbcaxq_u32(r41_2, r40, r41))),
                    vdupq_n_u64(0), 32 - 13)), r40_2);
        const uint32x4_t r42_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r40), vdupq_n_u64(0), 32 - 10));
        /* left step 43, f3 */
        uint32x4_t l43_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(l40_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l43_x1);
        const uint32x4_t l43 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l43_x1, vbcaxq_u32(l42_2, l41, l42))),
                    vdupq_n_u64(0), 32 - 13)), l41_2);
        const uint32x4_t l43_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l41), vdupq_n_u64(0), 32 - 10));
        /* right step 43, f3 */
        uint32x4_t r43_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(r40_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r43_x1);
        const uint32x4_t r43 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r43_x1, vbcaxq_u32(r42_2, r41, r42))),
                    vdupq_n_u64(0), 32 - 5)), r41_2);
        const uint32x4_t r43_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r41), vdupq_n_u64(0), 32 - 10));
        /* left step 44, f3 */
        uint32x4_t l44_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(l41_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l44_x1);
        const uint32x4_t l44 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l44_x1, vbcaxq_u32(l43_2, l42, l43))),
                    vdupq_n_u64(0), 32 - 6)), l42_2);
        const uint32x4_t l44_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l42), vdupq_n_u64(0), 32 - 10));
        /* right step 44, f3 */
        uint32x4_t r44_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(r41_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r44_x1);
        const uint32x4_t r44 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r44_x1, vbcaxq_u32(r43_2, r42, r43))),
                    vdupq_n_u64(0), 32 - 14)), r42_2);
        const uint32x4_t r44_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r42), vdupq_n_u64(0), 32 - 10));
        /* left step 45, f3 */
        uint32x4_t l45_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(l42_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l45_x1);
        const uint32x4_t l45 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l45_x1, vbcaxq_u32(l44_2, l43, l44))),
                    vdupq_n_u64(0), 32 - 5)), l43_2);
        const uint32x4_t l45_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l43), vdupq_n_u64(0), 32 - 10));
        /* right step 45, f3 */
        uint32x4_t r45_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(r42_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r45_x1);
        const uint32x4_t r45 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r45_x1, vbcaxq_u32(r44_2, r43, r44))),
                    vdupq_n_u64(0), 32 - 13)), r43_2);
        const uint32x4_t r45_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r43), vdupq_n_u64(0), 32 - 10));
        /* left step 46, f3 */
        uint32x4_t l46_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(l43_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l46_x1);
        const uint32x4_t l46 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l46_x1, vbcaxq_u32(l45_2, l44, l45))),
                    vdupq_n_u64(0), 32 - 12)), l44_2);
        const uint32x4_t l46_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l44), vdupq_n_u64(0), 32 - 10));
        /* right step 46, f3 */
        uint32x4_t r46_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(r43_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r46_x1);
        const uint32x4_t r46 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r46_x1, vbcaxq_u32(r45_2, r44, r45))),
                    vdupq_n_u64(0), 32 - 13)), r44_2);
        const uint32x4_t r46_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r44), vdupq_n_u64(0), 32 - 10));
        /* left step 47, f3 */
        uint32x4_t l47_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(l44_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l47_x1);
        const uint32x4_t l47 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l47_x1, vbcaxq_u32(l46_2, l45, l46))),
                    vdupq_n_u64(0), 32 - 7)), l45_2);
        const uint32x4_t l47_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l45), vdupq_n_u64(0), 32 - 10));
        /* right step 47, f3 */
        uint32x4_t r47_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(r44_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r47_x1);
        const uint32x4_t r47 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r47_x1, vbcaxq_u32(r46_2, r45, r46))),
                    vdupq_n_u64(0), 32 - 7)), r45_2);
        const uint32x4_t r47_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r45), vdupq_n_u64(0), 32 - 10));
        /* left step 48, f3 */
        uint32x4_t l48_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(l45_2, vdupq_n_u32(0x6ed9eba0u)));
        RIPEMD160_X2_KEEP("w", l48_x1);
        const uint32x4_t l48 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l48_x1, vbcaxq_u32(l47_2, l46, l47))),
                    vdupq_n_u64(0), 32 - 5)), l46_2);
        const uint32x4_t l48_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l46), vdupq_n_u64(0), 32 - 10));
        /* right step 48, f3 */
        uint32x4_t r48_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(r45_2, vdupq_n_u32(0x6d703ef2u)));
        RIPEMD160_X2_KEEP("w", r48_x1);
        const uint32x4_t r48 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(r48_x1, vbcaxq_u32(r47_2, r46, r47))),
                    vdupq_n_u64(0), 32 - 5)), r46_2);
        const uint32x4_t r48_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r46), vdupq_n_u64(0), 32 - 10));
        /* left step 49, f4 */
        uint32x4_t l49_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(l46_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l49_x1);
        const uint32x4_t l49 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l48_2, l48, l47), l49_x1)),
                    vdupq_n_u64(0), 32 - 11)), l47_2);
        const uint32x4_t l49_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l47), vdupq_n_u64(0), 32 - 10));
        /* right step 49, f2 */
        uint32x4_t r49_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(r46_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r49_x1);
        const uint32x4_t r49 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r48, r47, r48_2), r49_x1)),
                    vdupq_n_u64(0), 32 - 15)), r47_2);
        const uint32x4_t r49_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r47), vdupq_n_u64(0), 32 - 10));
        /* left step 50, f4 */
        uint32x4_t l50_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(l47_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l50_x1);
        const uint32x4_t l50 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l49_2, l49, l48), l50_x1)),
                    vdupq_n_u64(0), 32 - 12)), l48_2);
        const uint32x4_t l50_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l48), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[8][0], 2, data[0] + then + 32, data[1] + then + 32);
        /* right step 50, f2 */
        uint32x4_t r50_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(r47_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r50_x1);
        const uint32x4_t r50 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r49, r48, r49_2), r50_x1)),
                    vdupq_n_u64(0), 32 - 5)), r48_2);
        const uint32x4_t r50_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r48), vdupq_n_u64(0), 32 - 10));
        /* left step 51, f4 */
        uint32x4_t l51_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(l48_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l51_x1);
        const uint32x4_t l51 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l50_2, l50, l49), l51_x1)),
                    vdupq_n_u64(0), 32 - 14)), l49_2);
        const uint32x4_t l51_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l49), vdupq_n_u64(0), 32 - 10));
        /* right step 51, f2 */
        uint32x4_t r51_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(r48_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r51_x1);
        const uint32x4_t r51 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r50, r49, r50_2), r51_x1)),
                    vdupq_n_u64(0), 32 - 8)), r49_2);
        const uint32x4_t r51_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r49), vdupq_n_u64(0), 32 - 10));
        /* left step 52, f4 */
        uint32x4_t l52_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(l49_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l52_x1);
        const uint32x4_t l52 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l51_2, l51, l50), l52_x1)),
                    vdupq_n_u64(0), 32 - 15)), l50_2);
        const uint32x4_t l52_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l50), vdupq_n_u64(0), 32 - 10));
        /* right step 52, f2 */
        uint32x4_t r52_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(r49_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r52_x1);
        const uint32x4_t r52 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r51, r50, r51_2), r52_x1)),
                    vdupq_n_u64(0), 32 - 11)), r50_2);
        const uint32x4_t r52_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r50), vdupq_n_u64(0), 32 - 10));
        /* left step 53, f4 */
        uint32x4_t l53_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(l50_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l53_x1);
        const uint32x4_t l53 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l52_2, l52, l51), l53_x1)),
                    vdupq_n_u64(0), 32 - 14)), l51_2);
        const uint32x4_t l53_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l51), vdupq_n_u64(0), 32 - 10));
        /* right step 53, f2 */
        uint32x4_t r53_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(r50_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r53_x1);
        const uint32x4_t r53 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r52, r51, r52_2), r53_x1)),
                    vdupq_n_u64(0), 32 - 14)), r51_2);
        const uint32x4_t r53_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r51), vdupq_n_u64(0), 32 - 10));
        /* left step 54, f4 */
        uint32x4_t l54_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(l51_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l54_x1);
        const uint32x4_t l54 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l53_2, l53, l52), l54_x1)),
                    vdupq_n_u64(0), 32 - 15)), l52_2);
        const uint32x4_t l54_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l52), vdupq_n_u64(0), 32 - 10));
        /* right step 54, f2 */
        uint32x4_t r54_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(r51_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r54_x1);
        const uint32x4_t r54 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r53, r52, r53_2), r54_x1)),
                    vdupq_n_u64(0), 32 - 14)), r52_2);
        const uint32x4_t r54_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r52), vdupq_n_u64(0), 32 - 10));
        /* left step 55, f4 */
        uint32x4_t l55_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(l52_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l55_x1);
        const uint32x4_t l55 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l54_2, l54, l53), l55_x1)),
                    vdupq_n_u64(0), 32 - 9)), l53_2);
        const uint32x4_t l55_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l53), vdupq_n_u64(0), 32 - 10));
        /* right step 55, f2 */
        uint32x4_t r55_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(r52_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r55_x1);
        const uint32x4_t r55 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r54, r53, r54_2), r55_x1)),
                    vdupq_n_u64(0), 32 - 6)), r53_2);
        const uint32x4_t r55_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r53), vdupq_n_u64(0), 32 - 10));
        /* left step 56, f4 */
        uint32x4_t l56_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(l53_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l56_x1);
        const uint32x4_t l56 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l55_2, l55, l54), l56_x1)),
                    vdupq_n_u64(0), 32 - 8)), l54_2);
        const uint32x4_t l56_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l54), vdupq_n_u64(0), 32 - 10));
        /* right step 56, f2 */
        uint32x4_t r56_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(r53_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r56_x1);
        const uint32x4_t r56 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r55, r54, r55_2), r56_x1)),
                    vdupq_n_u64(0), 32 - 14)), r54_2);
        const uint32x4_t r56_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r54), vdupq_n_u64(0), 32 - 10));
        /* left step 57, f4 */
        uint32x4_t l57_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(l54_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l57_x1);
        const uint32x4_t l57 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l56_2, l56, l55), l57_x1)),
                    vdupq_n_u64(0), 32 - 9)), l55_2);
        const uint32x4_t l57_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l55), vdupq_n_u64(0), 32 - 10));
        /* right step 57, f2 */
        uint32x4_t r57_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(r54_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r57_x1);
        const uint32x4_t r57 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r56, r55, r56_2), r57_x1)),
                    vdupq_n_u64(0), 32 - 6)), r55_2);
        const uint32x4_t r57_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r55), vdupq_n_u64(0), 32 - 10));
        /* left step 58, f4 */
        uint32x4_t l58_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(l55_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l58_x1);
        const uint32x4_t l58 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l57_2, l57, l56), l58_x1)),
                    vdupq_n_u64(0), 32 - 14)), l56_2);
        const uint32x4_t l58_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l56), vdupq_n_u64(0), 32 - 10));
        /* right step 58, f2 */
        uint32x4_t r58_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(r55_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r58_x1);
        const uint32x4_t r58 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r57, r56, r57_2), r58_x1)),
                    vdupq_n_u64(0), 32 - 9)), r56_2);
        const uint32x4_t r58_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r56), vdupq_n_u64(0), 32 - 10));
        /* left step 59, f4 */
        uint32x4_t l59_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(l56_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l59_x1);
        const uint32x4_t l59 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l58_2, l58, l57), l59_x1)),
                    vdupq_n_u64(0), 32 - 5)), l57_2);
        const uint32x4_t l59_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l57), vdupq_n_u64(0), 32 - 10));
        /* right step 59, f2 */
        uint32x4_t r59_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(r56_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r59_x1);
        const uint32x4_t r59 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r58, r57, r58_2), r59_x1)),
                    vdupq_n_u64(0), 32 - 12)), r57_2);
        const uint32x4_t r59_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r57), vdupq_n_u64(0), 32 - 10));
        /* left step 60, f4 */
        uint32x4_t l60_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(l57_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l60_x1);
        const uint32x4_t l60 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l59_2, l59, l58), l60_x1)),
                    vdupq_n_u64(0), 32 - 6)), l58_2);
        const uint32x4_t l60_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l58), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[10][0], 2, data[0] + then + 40, data[1] + then + 40);
        /* right step 60, f2 */
        uint32x4_t r60_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(r57_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r60_x1);
        const uint32x4_t r60 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r59, r58, r59_2), r60_x1)),
                    vdupq_n_u64(0), 32 - 9)), r58_2);
        const uint32x4_t r60_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r58), vdupq_n_u64(0), 32 - 10));
        /* left step 61, f4 */
        uint32x4_t l61_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(l58_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l61_x1);
        const uint32x4_t l61 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l60_2, l60, l59), l61_x1)),
                    vdupq_n_u64(0), 32 - 8)), l59_2);
        const uint32x4_t l61_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l59), vdupq_n_u64(0), 32 - 10));
        /* right step 61, f2 */
        uint32x4_t r61_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(r58_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r61_x1);
        const uint32x4_t r61 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r60, r59, r60_2), r61_x1)),
                    vdupq_n_u64(0), 32 - 12)), r59_2);
        const uint32x4_t r61_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r59), vdupq_n_u64(0), 32 - 10));
        /* left step 62, f4 */
        uint32x4_t l62_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(l59_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l62_x1);
        const uint32x4_t l62 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l61_2, l61, l60), l62_x1)),
                    vdupq_n_u64(0), 32 - 6)), l60_2);
        const uint32x4_t l62_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l60), vdupq_n_u64(0), 32 - 10));
        /* right step 62, f2 */
        uint32x4_t r62_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(r59_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r62_x1);
        const uint32x4_t r62 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r61, r60, r61_2), r62_x1)),
                    vdupq_n_u64(0), 32 - 5)), r60_2);
        const uint32x4_t r62_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r60), vdupq_n_u64(0), 32 - 10));
        /* left step 63, f4 */
        uint32x4_t l63_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(l60_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l63_x1);
        const uint32x4_t l63 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l62_2, l62, l61), l63_x1)),
                    vdupq_n_u64(0), 32 - 5)), l61_2);
        const uint32x4_t l63_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l61), vdupq_n_u64(0), 32 - 10));
        /* right step 63, f2 */
        uint32x4_t r63_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(r60_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r63_x1);
        const uint32x4_t r63 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r62, r61, r62_2), r63_x1)),
                    vdupq_n_u64(0), 32 - 15)), r61_2);
        const uint32x4_t r63_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r61), vdupq_n_u64(0), 32 - 10));
        /* left step 64, f4 */
        uint32x4_t l64_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(l61_2, vdupq_n_u32(0x8f1bbcdcu)));
        RIPEMD160_X2_KEEP("w", l64_x1);
        const uint32x4_t l64 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(l63_2, l63, l62), l64_x1)),
                    vdupq_n_u64(0), 32 - 12)), l62_2);
        const uint32x4_t l64_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l62), vdupq_n_u64(0), 32 - 10));
        /* right step 64, f2 */
        uint32x4_t r64_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(r61_2, vdupq_n_u32(0x7a6d76e9u)));
        RIPEMD160_X2_KEEP("w", r64_x1);
        const uint32x4_t r64 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(r63, r62, r63_2), r64_x1)),
                    vdupq_n_u64(0), 32 - 8)), r62_2);
        const uint32x4_t r64_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r62), vdupq_n_u64(0), 32 - 10));
        /* left step 65, f5 */
        uint32x4_t l65_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(l62_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l65_x1);
        const uint32x4_t l65 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l65_x1, vbcaxq_u32(l64, l64_2, l63))),
                    vdupq_n_u64(0), 32 - 9)), l63_2);
        const uint32x4_t l65_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l63), vdupq_n_u64(0), 32 - 10));
        /* right step 65, f1 */
        uint32x4_t r65_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), r62_2);
        RIPEMD160_X2_KEEP("w", r65_x1);
        const uint32x4_t r65 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r64, r64_2, r63), r65_x1)),
                    vdupq_n_u64(0), 32 - 8)), r63_2);
        const uint32x4_t r65_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r63), vdupq_n_u64(0), 32 - 10));
        /* left step 66, f5 */
        uint32x4_t l66_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(l63_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l66_x1);
        const uint32x4_t l66 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l66_x1, vbcaxq_u32(l65, l65_2, l64))),
                    vdupq_n_u64(0), 32 - 15)), l64_2);
        const uint32x4_t l66_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l64), vdupq_n_u64(0), 32 - 10));
        /* right step 66, f1 */
        uint32x4_t r66_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), r63_2);
        RIPEMD160_X2_KEEP("w", r66_x1);
        const uint32x4_t r66 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r65, r65_2, r64), r66_x1)),
                    vdupq_n_u64(0), 32 - 5)), r64_2);
        const uint32x4_t r66_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r64), vdupq_n_u64(0), 32 - 10));
        /* left step 67, f5 */
        uint32x4_t l67_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(l64_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l67_x1);
        const uint32x4_t l67 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l67_x1, vbcaxq_u32(l66, l66_2, l65))),
                    vdupq_n_u64(0), 32 - 5)), l65_2);
        const uint32x4_t l67_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l65), vdupq_n_u64(0), 32 - 10));
        /* right step 67, f1 */
        uint32x4_t r67_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), r64_2);
        RIPEMD160_X2_KEEP("w", r67_x1);
        const uint32x4_t r67 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r66, r66_2, r65), r67_x1)),
                    vdupq_n_u64(0), 32 - 12)), r65_2);
        const uint32x4_t r67_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r65), vdupq_n_u64(0), 32 - 10));
        /* left step 68, f5 */
        uint32x4_t l68_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(l65_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l68_x1);
        const uint32x4_t l68 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l68_x1, vbcaxq_u32(l67, l67_2, l66))),
                    vdupq_n_u64(0), 32 - 11)), l66_2);
        const uint32x4_t l68_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l66), vdupq_n_u64(0), 32 - 10));
        /* right step 68, f1 */
        uint32x4_t r68_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), r65_2);
        RIPEMD160_X2_KEEP("w", r68_x1);
        const uint32x4_t r68 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r67, r67_2, r66), r68_x1)),
                    vdupq_n_u64(0), 32 - 9)), r66_2);
        const uint32x4_t r68_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r66), vdupq_n_u64(0), 32 - 10));
        /* left step 69, f5 */
        uint32x4_t l69_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(l66_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l69_x1);
        const uint32x4_t l69 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l69_x1, vbcaxq_u32(l68, l68_2, l67))),
                    vdupq_n_u64(0), 32 - 6)), l67_2);
        const uint32x4_t l69_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l67), vdupq_n_u64(0), 32 - 10));
        /* right step 69, f1 */
        uint32x4_t r69_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), r66_2);
        RIPEMD160_X2_KEEP("w", r69_x1);
        const uint32x4_t r69 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r68, r68_2, r67), r69_x1)),
                    vdupq_n_u64(0), 32 - 12)), r67_2);
        const uint32x4_t r69_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r67), vdupq_n_u64(0), 32 - 10));
        /* left step 70, f5 */
        uint32x4_t l70_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(l67_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l70_x1);
        const uint32x4_t l70 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l70_x1, vbcaxq_u32(l69, l69_2, l68))),
                    vdupq_n_u64(0), 32 - 8)), l68_2);
        const uint32x4_t l70_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l68), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[12][0], 2, data[0] + then + 48, data[1] + then + 48);
        /* right step 70, f1 */
        uint32x4_t r70_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), r67_2);
        RIPEMD160_X2_KEEP("w", r70_x1);
        const uint32x4_t r70 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r69, r69_2, r68), r70_x1)),
                    vdupq_n_u64(0), 32 - 5)), r68_2);
        const uint32x4_t r70_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r68), vdupq_n_u64(0), 32 - 10));
        /* left step 71, f5 */
        uint32x4_t l71_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(l68_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l71_x1);
        const uint32x4_t l71 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l71_x1, vbcaxq_u32(l70, l70_2, l69))),
                    vdupq_n_u64(0), 32 - 13)), l69_2);
        const uint32x4_t l71_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l69), vdupq_n_u64(0), 32 - 10));
        /* right step 71, f1 */
        uint32x4_t r71_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), r68_2);
        RIPEMD160_X2_KEEP("w", r71_x1);
        const uint32x4_t r71 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r70, r70_2, r69), r71_x1)),
                    vdupq_n_u64(0), 32 - 14)), r69_2);
        const uint32x4_t r71_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r69), vdupq_n_u64(0), 32 - 10));
        /* left step 72, f5 */
        uint32x4_t l72_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(l69_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l72_x1);
        const uint32x4_t l72 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l72_x1, vbcaxq_u32(l71, l71_2, l70))),
                    vdupq_n_u64(0), 32 - 12)), l70_2);
        const uint32x4_t l72_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l70), vdupq_n_u64(0), 32 - 10));
        /* right step 72, f1 */
        uint32x4_t r72_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), r69_2);
        RIPEMD160_X2_KEEP("w", r72_x1);
        const uint32x4_t r72 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r71, r71_2, r70), r72_x1)),
                    vdupq_n_u64(0), 32 - 6)), r70_2);
        const uint32x4_t r72_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r70), vdupq_n_u64(0), 32 - 10));
        /* left step 73, f5 */
        uint32x4_t l73_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(l70_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l73_x1);
        const uint32x4_t l73 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l73_x1, vbcaxq_u32(l72, l72_2, l71))),
                    vdupq_n_u64(0), 32 - 5)), l71_2);
        const uint32x4_t l73_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l71), vdupq_n_u64(0), 32 - 10));
        /* right step 73, f1 */
        uint32x4_t r73_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), r70_2);
        RIPEMD160_X2_KEEP("w", r73_x1);
        const uint32x4_t r73 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r72, r72_2, r71), r73_x1)),
                    vdupq_n_u64(0), 32 - 8)), r71_2);
        const uint32x4_t r73_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r71), vdupq_n_u64(0), 32 - 10));
        /* left step 74, f5 */
        uint32x4_t l74_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(l71_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l74_x1);
        const uint32x4_t l74 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l74_x1, vbcaxq_u32(l73, l73_2, l72))),
                    vdupq_n_u64(0), 32 - 12)), l72_2);
        const uint32x4_t l74_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l72), vdupq_n_u64(0), 32 - 10));
        /* right step 74, f1 */
        uint32x4_t r74_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), r71_2);
        RIPEMD160_X2_KEEP("w", r74_x1);
        const uint32x4_t r74 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r73, r73_2, r72), r74_x1)),
                    vdupq_n_u64(0), 32 - 13)), r72_2);
        const uint32x4_t r74_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r72), vdupq_n_u64(0), 32 - 10));
        /* left step 75, f5 */
        uint32x4_t l75_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(l72_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l75_x1);
        const uint32x4_t l75 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l75_x1, vbcaxq_u32(l74, l74_2, l73))),
                    vdupq_n_u64(0), 32 - 13)), l73_2);
        const uint32x4_t l75_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l73), vdupq_n_u64(0), 32 - 10));
        /* right step 75, f1 */
        uint32x4_t r75_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), r72_2);
        RIPEMD160_X2_KEEP("w", r75_x1);
        const uint32x4_t r75 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r74, r74_2, r73), r75_x1)),
                    vdupq_n_u64(0), 32 - 6)), r73_2);
        const uint32x4_t r75_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r73), vdupq_n_u64(0), 32 - 10));
        /* left step 76, f5 */
        uint32x4_t l76_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(l73_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l76_x1);
        const uint32x4_t l76 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l76_x1, vbcaxq_u32(l75, l75_2, l74))),
                    vdupq_n_u64(0), 32 - 14)), l74_2);
        const uint32x4_t l76_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l74), vdupq_n_u64(0), 32 - 10));
        /* right step 76, f1 */
        uint32x4_t r76_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), r73_2);
        RIPEMD160_X2_KEEP("w", r76_x1);
        const uint32x4_t r76 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r75, r75_2, r74), r76_x1)),
                    vdupq_n_u64(0), 32 - 5)), r74_2);
        const uint32x4_t r76_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r74), vdupq_n_u64(0), 32 - 10));
        /* left step 77, f5 */
        uint32x4_t l77_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(l74_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l77_x1);
        const uint32x4_t l77 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l77_x1, vbcaxq_u32(l76, l76_2, l75))),
                    vdupq_n_u64(0), 32 - 11)), l75_2);
        const uint32x4_t l77_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l75), vdupq_n_u64(0), 32 - 10));
        /* right step 77, f1 */
        uint32x4_t r77_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), r74_2);
        RIPEMD160_X2_KEEP("w", r77_x1);
        const uint32x4_t r77 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r76, r76_2, r75), r77_x1)),
                    vdupq_n_u64(0), 32 - 15)), r75_2);
        const uint32x4_t r77_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r75), vdupq_n_u64(0), 32 - 10));
        /* left step 78, f5 */
        uint32x4_t l78_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(l75_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l78_x1);
        const uint32x4_t l78 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l78_x1, vbcaxq_u32(l77, l77_2, l76))),
                    vdupq_n_u64(0), 32 - 8)), l76_2);
        const uint32x4_t l78_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l76), vdupq_n_u64(0), 32 - 10));
        /* right step 78, f1 */
        uint32x4_t r78_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), r75_2);
        RIPEMD160_X2_KEEP("w", r78_x1);
        const uint32x4_t r78 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r77, r77_2, r76), r78_x1)),
                    vdupq_n_u64(0), 32 - 13)), r76_2);
        const uint32x4_t r78_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r76), vdupq_n_u64(0), 32 - 10));
        /* left step 79, f5 */
        uint32x4_t l79_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(l76_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l79_x1);
        const uint32x4_t l79 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l79_x1, vbcaxq_u32(l78, l78_2, l77))),
                    vdupq_n_u64(0), 32 - 5)), l77_2);
        const uint32x4_t l79_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l77), vdupq_n_u64(0), 32 - 10));
        /* right step 79, f1 */
        uint32x4_t r79_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), r76_2);
        RIPEMD160_X2_KEEP("w", r79_x1);
        const uint32x4_t r79 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r78, r78_2, r77), r79_x1)),
                    vdupq_n_u64(0), 32 - 11)), r77_2);
        const uint32x4_t r79_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r77), vdupq_n_u64(0), 32 - 10));
        /* left step 80, f5 */
        uint32x4_t l80_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(l77_2, vdupq_n_u32(0xa953fd4du)));
        RIPEMD160_X2_KEEP("w", l80_x1);
        const uint32x4_t l80 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(l80_x1, vbcaxq_u32(l79, l79_2, l78))),
                    vdupq_n_u64(0), 32 - 6)), l78_2);
        const uint32x4_t l80_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(l78), vdupq_n_u64(0), 32 - 10));
        RIPEMD160_X2_COPY(&next[14][0], 2, data[0] + then + 56, data[1] + then + 56);
        /* right step 80, f1 */
        uint32x4_t r80_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), r77_2);
        RIPEMD160_X2_KEEP("w", r80_x1);
        const uint32x4_t r80 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(r79, r79_2, r78), r80_x1)),
                    vdupq_n_u64(0), 32 - 11)), r78_2);
        const uint32x4_t r80_2 =
            vreinterpretq_u32_u64(vxarq_u64(vreinterpretq_u64_u32(r78), vdupq_n_u64(0), 32 - 10));
        uint32x4_t x1 = vaddq_u32(r80_2, h1);
        RIPEMD160_X2_KEEP("w", x1);
        uint32x4_t x2 = vaddq_u32(r79_2, h2);
        RIPEMD160_X2_KEEP("w", x2);
        uint32x4_t x3 = vaddq_u32(r78_2, h3);
        RIPEMD160_X2_KEEP("w", x3);
        uint32x4_t x4 = vaddq_u32(l78_2, h4);
        RIPEMD160_X2_KEEP("w", x4);
        uint32x4_t x5 = vaddq_u32(r79, h0);
        RIPEMD160_X2_KEEP("w", x5);

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
    vst1_u32(&state[0][0], vmovn_u64(vreinterpretq_u64_u32(h0)));
    vst1_u32(&state[1][0], vmovn_u64(vreinterpretq_u64_u32(h1)));
    vst1_u32(&state[2][0], vmovn_u64(vreinterpretq_u64_u32(h2)));
    vst1_u32(&state[3][0], vmovn_u64(vreinterpretq_u64_u32(h3)));
    vst1_u32(&state[4][0], vmovn_u64(vreinterpretq_u64_u32(h4)));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
