/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD and SHA3, 4 lanes, or 2 with a rotate instruction.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sha3 --kernel lanes --schedule lanes=2
 *
 * With the options above, `hashwright prove` proves md5_x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-sha3 --kernel lanes --schedule lanes=2`
 * measures the speed.
 *
 * md5_x2_blocks: 388 instructions for a block of 64 bytes, critical path 515 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 */
#include "md5_x2.h"

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
#define MD5_X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X2_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X2_ALWAYS __attribute__((always_inline))
#define MD5_X2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X2_ALWAYS
#define MD5_X2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X2_ALWAYS uint64_t md5_x2_load64(const uint8_t *p)
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
#define MD5_X2_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x2_load64(p), b = md5_x2_load64(q), upper, lower; \
        MD5_X2_KEEP("r", a); \
        MD5_X2_KEEP("r", b); \
        upper = MD5_X2_PAIR(a, b); \
        lower = MD5_X2_PAIR(a >> 32, b >> 32); \
        MD5_X2_KEEP("r", upper); \
        MD5_X2_KEEP("r", lower); \
        MD5_X2_STORE(to, upper); \
        MD5_X2_STORE((to) + (row), lower); \
    } while (0)

void md5_x2_blocks(uint32_t state[4][2], const uint8_t *const data[2], size_t nblocks)
{
    uint32x4_t h0 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[0][0]), 0),
        vdup_lane_u32(vld1_u32(&state[0][0]), 1));
    uint32x4_t h1 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[1][0]), 0),
        vdup_lane_u32(vld1_u32(&state[1][0]), 1));
    uint32x4_t h2 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[2][0]), 0),
        vdup_lane_u32(vld1_u32(&state[2][0]), 1));
    uint32x4_t h3 = vcombine_u32(vdup_lane_u32(vld1_u32(&state[3][0]), 0),
        vdup_lane_u32(vld1_u32(&state[3][0]), 1));

    uint32_t buffers[2][16][2] MD5_X2_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 2; j += 2) {
        MD5_X2_COPY(&buffers[0][0][j], 2, data[j] + 0, data[j + 1] + 0);
        MD5_X2_COPY(&buffers[0][2][j], 2, data[j] + 8, data[j + 1] + 8);
        MD5_X2_COPY(&buffers[0][4][j], 2, data[j] + 16, data[j + 1] + 16);
        MD5_X2_COPY(&buffers[0][6][j], 2, data[j] + 24, data[j + 1] + 24);
        MD5_X2_COPY(&buffers[0][8][j], 2, data[j] + 32, data[j + 1] + 32);
        MD5_X2_COPY(&buffers[0][10][j], 2, data[j] + 40, data[j + 1] + 40);
        MD5_X2_COPY(&buffers[0][12][j], 2, data[j] + 48, data[j + 1] + 48);
        MD5_X2_COPY(&buffers[0][14][j], 2, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[2] = buffers[at / 64 % 2];
        uint32_t(*const next)[2] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        const uint32x4_t t1 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(
                    vreinterpretq_u64_u32(
                        vaddq_u32(vbslq_u32(h1, h2, h3),
                        vaddq_u32(
                        vaddq_u32(
                        vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                        vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vdupq_n_u32(0xd76aa478u)), h0))),
                    vdupq_n_u64(0), 32 - 7)), h1);
        /* step 2, F */
        uint32x4_t t2_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(h3, vdupq_n_u32(0xe8c7b756u)));
        MD5_X2_KEEP("w", t2_x1);
        const uint32x4_t t2 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t1, h1, h2), t2_x1)),
                    vdupq_n_u64(0), 32 - 12)), t1);
        /* step 3, F */
        uint32x4_t t3_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(h2, vdupq_n_u32(0x242070dbu)));
        MD5_X2_KEEP("w", t3_x1);
        const uint32x4_t t3 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t2, t1, h1), t3_x1)),
                    vdupq_n_u64(0), 32 - 17)), t2);
        /* step 4, F */
        uint32x4_t t4_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(h1, vdupq_n_u32(0xc1bdceeeu)));
        MD5_X2_KEEP("w", t4_x1);
        const uint32x4_t t4 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t3, t2, t1), t4_x1)),
                    vdupq_n_u64(0), 32 - 22)), t3);
        /* step 5, F */
        uint32x4_t t5_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(t1, vdupq_n_u32(0xf57c0fafu)));
        MD5_X2_KEEP("w", t5_x1);
        const uint32x4_t t5 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t4, t3, t2), t5_x1)),
                    vdupq_n_u64(0), 32 - 7)), t4);
        /* step 6, F */
        uint32x4_t t6_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(t2, vdupq_n_u32(0x4787c62au)));
        MD5_X2_KEEP("w", t6_x1);
        const uint32x4_t t6 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t5, t4, t3), t6_x1)),
                    vdupq_n_u64(0), 32 - 12)), t5);
        /* step 7, F */
        uint32x4_t t7_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(t3, vdupq_n_u32(0xa8304613u)));
        MD5_X2_KEEP("w", t7_x1);
        const uint32x4_t t7 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t6, t5, t4), t7_x1)),
                    vdupq_n_u64(0), 32 - 17)), t6);
        MD5_X2_COPY(&next[0][0], 2, data[0] + then + 0, data[1] + then + 0);
        /* step 8, F */
        uint32x4_t t8_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(t4, vdupq_n_u32(0xfd469501u)));
        MD5_X2_KEEP("w", t8_x1);
        const uint32x4_t t8 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t7, t6, t5), t8_x1)),
                    vdupq_n_u64(0), 32 - 22)), t7);
        /* step 9, F */
        uint32x4_t t9_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(t5, vdupq_n_u32(0x698098d8u)));
        MD5_X2_KEEP("w", t9_x1);
        const uint32x4_t t9 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t8, t7, t6), t9_x1)),
                    vdupq_n_u64(0), 32 - 7)), t8);
        /* step 10, F */
        uint32x4_t t10_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(t6, vdupq_n_u32(0x8b44f7afu)));
        MD5_X2_KEEP("w", t10_x1);
        const uint32x4_t t10 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t9, t8, t7), t10_x1)),
                    vdupq_n_u64(0), 32 - 12)), t9);
        /* step 11, F */
        uint32x4_t t11_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(t7, vdupq_n_u32(0xffff5bb1u)));
        MD5_X2_KEEP("w", t11_x1);
        const uint32x4_t t11 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t10, t9, t8), t11_x1)),
                    vdupq_n_u64(0), 32 - 17)), t10);
        /* step 12, F */
        uint32x4_t t12_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(t8, vdupq_n_u32(0x895cd7beu)));
        MD5_X2_KEEP("w", t12_x1);
        const uint32x4_t t12 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t11, t10, t9), t12_x1)),
                    vdupq_n_u64(0), 32 - 22)), t11);
        /* step 13, F */
        uint32x4_t t13_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(t9, vdupq_n_u32(0x6b901122u)));
        MD5_X2_KEEP("w", t13_x1);
        const uint32x4_t t13 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t12, t11, t10), t13_x1)),
                    vdupq_n_u64(0), 32 - 7)), t12);
        /* step 14, F */
        uint32x4_t t14_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(t10, vdupq_n_u32(0xfd987193u)));
        MD5_X2_KEEP("w", t14_x1);
        const uint32x4_t t14 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t13, t12, t11), t14_x1)),
                    vdupq_n_u64(0), 32 - 12)), t13);
        /* step 15, F */
        uint32x4_t t15_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(t11, vdupq_n_u32(0xa679438eu)));
        MD5_X2_KEEP("w", t15_x1);
        const uint32x4_t t15 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t14, t13, t12), t15_x1)),
                    vdupq_n_u64(0), 32 - 17)), t14);
        MD5_X2_COPY(&next[2][0], 2, data[0] + then + 8, data[1] + then + 8);
        /* step 16, F */
        uint32x4_t t16_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(t12, vdupq_n_u32(0x49b40821u)));
        MD5_X2_KEEP("w", t16_x1);
        const uint32x4_t t16 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t15, t14, t13), t16_x1)),
                    vdupq_n_u64(0), 32 - 22)), t15);
        /* step 17, G */
        uint32x4_t t17_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(t13, vdupq_n_u32(0xf61e2562u)));
        MD5_X2_KEEP("w", t17_x1);
        const uint32x4_t t17 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t14, t16, t15), t17_x1)),
                    vdupq_n_u64(0), 32 - 5)), t16);
        /* step 18, G */
        uint32x4_t t18_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(t14, vdupq_n_u32(0xc040b340u)));
        MD5_X2_KEEP("w", t18_x1);
        const uint32x4_t t18 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t15, t17, t16), t18_x1)),
                    vdupq_n_u64(0), 32 - 9)), t17);
        /* step 19, G */
        uint32x4_t t19_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(t15, vdupq_n_u32(0x265e5a51u)));
        MD5_X2_KEEP("w", t19_x1);
        const uint32x4_t t19 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t16, t18, t17), t19_x1)),
                    vdupq_n_u64(0), 32 - 14)), t18);
        /* step 20, G */
        uint32x4_t t20_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(t16, vdupq_n_u32(0xe9b6c7aau)));
        MD5_X2_KEEP("w", t20_x1);
        const uint32x4_t t20 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t17, t19, t18), t20_x1)),
                    vdupq_n_u64(0), 32 - 20)), t19);
        /* step 21, G */
        uint32x4_t t21_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(t17, vdupq_n_u32(0xd62f105du)));
        MD5_X2_KEEP("w", t21_x1);
        const uint32x4_t t21 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t18, t20, t19), t21_x1)),
                    vdupq_n_u64(0), 32 - 5)), t20);
        /* step 22, G */
        uint32x4_t t22_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(t18, vdupq_n_u32(0x02441453u)));
        MD5_X2_KEEP("w", t22_x1);
        const uint32x4_t t22 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t19, t21, t20), t22_x1)),
                    vdupq_n_u64(0), 32 - 9)), t21);
        /* step 23, G */
        uint32x4_t t23_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(t19, vdupq_n_u32(0xd8a1e681u)));
        MD5_X2_KEEP("w", t23_x1);
        const uint32x4_t t23 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t20, t22, t21), t23_x1)),
                    vdupq_n_u64(0), 32 - 14)), t22);
        MD5_X2_COPY(&next[4][0], 2, data[0] + then + 16, data[1] + then + 16);
        /* step 24, G */
        uint32x4_t t24_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(t20, vdupq_n_u32(0xe7d3fbc8u)));
        MD5_X2_KEEP("w", t24_x1);
        const uint32x4_t t24 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t21, t23, t22), t24_x1)),
                    vdupq_n_u64(0), 32 - 20)), t23);
        /* step 25, G */
        uint32x4_t t25_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(t21, vdupq_n_u32(0x21e1cde6u)));
        MD5_X2_KEEP("w", t25_x1);
        const uint32x4_t t25 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t22, t24, t23), t25_x1)),
                    vdupq_n_u64(0), 32 - 5)), t24);
        /* step 26, G */
        uint32x4_t t26_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(t22, vdupq_n_u32(0xc33707d6u)));
        MD5_X2_KEEP("w", t26_x1);
        const uint32x4_t t26 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t23, t25, t24), t26_x1)),
                    vdupq_n_u64(0), 32 - 9)), t25);
        /* step 27, G */
        uint32x4_t t27_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(t23, vdupq_n_u32(0xf4d50d87u)));
        MD5_X2_KEEP("w", t27_x1);
        const uint32x4_t t27 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t24, t26, t25), t27_x1)),
                    vdupq_n_u64(0), 32 - 14)), t26);
        /* step 28, G */
        uint32x4_t t28_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(t24, vdupq_n_u32(0x455a14edu)));
        MD5_X2_KEEP("w", t28_x1);
        const uint32x4_t t28 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t25, t27, t26), t28_x1)),
                    vdupq_n_u64(0), 32 - 20)), t27);
        /* step 29, G */
        uint32x4_t t29_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(t25, vdupq_n_u32(0xa9e3e905u)));
        MD5_X2_KEEP("w", t29_x1);
        const uint32x4_t t29 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t26, t28, t27), t29_x1)),
                    vdupq_n_u64(0), 32 - 5)), t28);
        /* step 30, G */
        uint32x4_t t30_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(t26, vdupq_n_u32(0xfcefa3f8u)));
        MD5_X2_KEEP("w", t30_x1);
        const uint32x4_t t30 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t27, t29, t28), t30_x1)),
                    vdupq_n_u64(0), 32 - 9)), t29);
        /* step 31, G */
        uint32x4_t t31_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(t27, vdupq_n_u32(0x676f02d9u)));
        MD5_X2_KEEP("w", t31_x1);
        const uint32x4_t t31 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t28, t30, t29), t31_x1)),
                    vdupq_n_u64(0), 32 - 14)), t30);
        MD5_X2_COPY(&next[6][0], 2, data[0] + then + 24, data[1] + then + 24);
        /* step 32, G */
        uint32x4_t t32_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(t28, vdupq_n_u32(0x8d2a4c8au)));
        MD5_X2_KEEP("w", t32_x1);
        const uint32x4_t t32 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(vbslq_u32(t29, t31, t30), t32_x1)),
                    vdupq_n_u64(0), 32 - 20)), t31);
        /* step 33, H */
        uint32x4_t t33_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(t29, vdupq_n_u32(0xfffa3942u)));
        MD5_X2_KEEP("w", t33_x1);
        const uint32x4_t t33 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t32, t30, t31), t33_x1)),
                    vdupq_n_u64(0), 32 - 4)), t32);
        /* step 34, H */
        uint32x4_t t34_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(t30, vdupq_n_u32(0x8771f681u)));
        MD5_X2_KEEP("w", t34_x1);
        const uint32x4_t t34 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t33, t31, t32), t34_x1)),
                    vdupq_n_u64(0), 32 - 11)), t33);
        /* step 35, H */
        uint32x4_t t35_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(t31, vdupq_n_u32(0x6d9d6122u)));
        MD5_X2_KEEP("w", t35_x1);
        const uint32x4_t t35 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t34, t32, t33), t35_x1)))),
            t34);
        /* step 36, H */
        uint32x4_t t36_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(t32, vdupq_n_u32(0xfde5380cu)));
        MD5_X2_KEEP("w", t36_x1);
        const uint32x4_t t36 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t35, t33, t34), t36_x1)),
                    vdupq_n_u64(0), 32 - 23)), t35);
        /* step 37, H */
        uint32x4_t t37_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(t33, vdupq_n_u32(0xa4beea44u)));
        MD5_X2_KEEP("w", t37_x1);
        const uint32x4_t t37 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t36, t34, t35), t37_x1)),
                    vdupq_n_u64(0), 32 - 4)), t36);
        /* step 38, H */
        uint32x4_t t38_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(t34, vdupq_n_u32(0x4bdecfa9u)));
        MD5_X2_KEEP("w", t38_x1);
        const uint32x4_t t38 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t37, t35, t36), t38_x1)),
                    vdupq_n_u64(0), 32 - 11)), t37);
        /* step 39, H */
        uint32x4_t t39_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(t35, vdupq_n_u32(0xf6bb4b60u)));
        MD5_X2_KEEP("w", t39_x1);
        const uint32x4_t t39 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t38, t36, t37), t39_x1)))),
            t38);
        MD5_X2_COPY(&next[8][0], 2, data[0] + then + 32, data[1] + then + 32);
        /* step 40, H */
        uint32x4_t t40_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(t36, vdupq_n_u32(0xbebfbc70u)));
        MD5_X2_KEEP("w", t40_x1);
        const uint32x4_t t40 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t39, t37, t38), t40_x1)),
                    vdupq_n_u64(0), 32 - 23)), t39);
        /* step 41, H */
        uint32x4_t t41_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(t37, vdupq_n_u32(0x289b7ec6u)));
        MD5_X2_KEEP("w", t41_x1);
        const uint32x4_t t41 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t40, t38, t39), t41_x1)),
                    vdupq_n_u64(0), 32 - 4)), t40);
        /* step 42, H */
        uint32x4_t t42_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(t38, vdupq_n_u32(0xeaa127fau)));
        MD5_X2_KEEP("w", t42_x1);
        const uint32x4_t t42 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t41, t39, t40), t42_x1)),
                    vdupq_n_u64(0), 32 - 11)), t41);
        /* step 43, H */
        uint32x4_t t43_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(t39, vdupq_n_u32(0xd4ef3085u)));
        MD5_X2_KEEP("w", t43_x1);
        const uint32x4_t t43 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t42, t40, t41), t43_x1)))),
            t42);
        /* step 44, H */
        uint32x4_t t44_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(t40, vdupq_n_u32(0x04881d05u)));
        MD5_X2_KEEP("w", t44_x1);
        const uint32x4_t t44 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t43, t41, t42), t44_x1)),
                    vdupq_n_u64(0), 32 - 23)), t43);
        /* step 45, H */
        uint32x4_t t45_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(t41, vdupq_n_u32(0xd9d4d039u)));
        MD5_X2_KEEP("w", t45_x1);
        const uint32x4_t t45 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t44, t42, t43), t45_x1)),
                    vdupq_n_u64(0), 32 - 4)), t44);
        /* step 46, H */
        uint32x4_t t46_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(t42, vdupq_n_u32(0xe6db99e5u)));
        MD5_X2_KEEP("w", t46_x1);
        const uint32x4_t t46 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t45, t43, t44), t46_x1)),
                    vdupq_n_u64(0), 32 - 11)), t45);
        /* step 47, H */
        uint32x4_t t47_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(t43, vdupq_n_u32(0x1fa27cf8u)));
        MD5_X2_KEEP("w", t47_x1);
        const uint32x4_t t47 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t46, t44, t45), t47_x1)))),
            t46);
        MD5_X2_COPY(&next[10][0], 2, data[0] + then + 40, data[1] + then + 40);
        /* step 48, H */
        uint32x4_t t48_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(t44, vdupq_n_u32(0xc4ac5665u)));
        MD5_X2_KEEP("w", t48_x1);
        const uint32x4_t t48 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vaddq_u32(veor3q_u32(t47, t45, t46), t48_x1)),
                    vdupq_n_u64(0), 32 - 23)), t47);
        /* step 49, I */
        uint32x4_t t49_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[0][0]), 0),
                vdup_lane_u32(vld1_u32(&w[0][0]), 1)), vaddq_u32(t45, vdupq_n_u32(0xf4292243u)));
        MD5_X2_KEEP("w", t49_x1);
        const uint32x4_t t49 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t49_x1, vbcaxq_u32(t47, t46, t48))),
                    vdupq_n_u64(0), 32 - 6)), t48);
        /* step 50, I */
        uint32x4_t t50_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[7][0]), 0),
                vdup_lane_u32(vld1_u32(&w[7][0]), 1)), vaddq_u32(t46, vdupq_n_u32(0x432aff96u)));
        MD5_X2_KEEP("w", t50_x1);
        const uint32x4_t t50 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t50_x1, vbcaxq_u32(t48, t47, t49))),
                    vdupq_n_u64(0), 32 - 10)), t49);
        /* step 51, I */
        uint32x4_t t51_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[14][0]), 0),
                vdup_lane_u32(vld1_u32(&w[14][0]), 1)), vaddq_u32(t47, vdupq_n_u32(0xab9423a6u)));
        MD5_X2_KEEP("w", t51_x1);
        const uint32x4_t t51 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t51_x1, vbcaxq_u32(t49, t48, t50))),
                    vdupq_n_u64(0), 32 - 15)), t50);
        /* step 52, I */
        uint32x4_t t52_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[5][0]), 0),
                vdup_lane_u32(vld1_u32(&w[5][0]), 1)), vaddq_u32(t48, vdupq_n_u32(0xfc93a038u)));
        MD5_X2_KEEP("w", t52_x1);
        const uint32x4_t t52 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t52_x1, vbcaxq_u32(t50, t49, t51))),
                    vdupq_n_u64(0), 32 - 21)), t51);
        /* step 53, I */
        uint32x4_t t53_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[12][0]), 0),
                vdup_lane_u32(vld1_u32(&w[12][0]), 1)), vaddq_u32(t49, vdupq_n_u32(0x655b59c2u)));
        MD5_X2_KEEP("w", t53_x1);
        const uint32x4_t t53 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t53_x1, vbcaxq_u32(t51, t50, t52))),
                    vdupq_n_u64(0), 32 - 6)), t52);
        /* step 54, I */
        uint32x4_t t54_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[3][0]), 0),
                vdup_lane_u32(vld1_u32(&w[3][0]), 1)), vaddq_u32(t50, vdupq_n_u32(0x8f0ccc91u)));
        MD5_X2_KEEP("w", t54_x1);
        const uint32x4_t t54 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t54_x1, vbcaxq_u32(t52, t51, t53))),
                    vdupq_n_u64(0), 32 - 10)), t53);
        /* step 55, I */
        uint32x4_t t55_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[10][0]), 0),
                vdup_lane_u32(vld1_u32(&w[10][0]), 1)), vaddq_u32(t51, vdupq_n_u32(0xffeff47cu)));
        MD5_X2_KEEP("w", t55_x1);
        const uint32x4_t t55 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t55_x1, vbcaxq_u32(t53, t52, t54))),
                    vdupq_n_u64(0), 32 - 15)), t54);
        MD5_X2_COPY(&next[12][0], 2, data[0] + then + 48, data[1] + then + 48);
        /* step 56, I */
        uint32x4_t t56_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[1][0]), 0),
                vdup_lane_u32(vld1_u32(&w[1][0]), 1)), vaddq_u32(t52, vdupq_n_u32(0x85845dd0u)));
        MD5_X2_KEEP("w", t56_x1);
        const uint32x4_t t56 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t56_x1, vbcaxq_u32(t54, t53, t55))),
                    vdupq_n_u64(0), 32 - 21)), t55);
        /* step 57, I */
        uint32x4_t t57_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[8][0]), 0),
                vdup_lane_u32(vld1_u32(&w[8][0]), 1)), vaddq_u32(t53, vdupq_n_u32(0x6fa87e4eu)));
        MD5_X2_KEEP("w", t57_x1);
        const uint32x4_t t57 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t57_x1, vbcaxq_u32(t55, t54, t56))),
                    vdupq_n_u64(0), 32 - 6)), t56);
        /* step 58, I */
        uint32x4_t t58_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[15][0]), 0),
                vdup_lane_u32(vld1_u32(&w[15][0]), 1)), vaddq_u32(t54, vdupq_n_u32(0xfe2ce6dfu)));
        MD5_X2_KEEP("w", t58_x1);
        const uint32x4_t t58 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t58_x1, vbcaxq_u32(t56, t55, t57))),
                    vdupq_n_u64(0), 32 - 10)), t57);
        /* step 59, I */
        uint32x4_t t59_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[6][0]), 0),
                vdup_lane_u32(vld1_u32(&w[6][0]), 1)), vaddq_u32(t55, vdupq_n_u32(0xa3014313u)));
        MD5_X2_KEEP("w", t59_x1);
        const uint32x4_t t59 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t59_x1, vbcaxq_u32(t57, t56, t58))),
                    vdupq_n_u64(0), 32 - 15)), t58);
        /* step 60, I */
        uint32x4_t t60_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[13][0]), 0),
                vdup_lane_u32(vld1_u32(&w[13][0]), 1)), vaddq_u32(t56, vdupq_n_u32(0x4e0811a0u)));
        MD5_X2_KEEP("w", t60_x1);
        const uint32x4_t t60 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t60_x1, vbcaxq_u32(t58, t57, t59))),
                    vdupq_n_u64(0), 32 - 21)), t59);
        /* step 61, I */
        uint32x4_t t61_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[4][0]), 0),
                vdup_lane_u32(vld1_u32(&w[4][0]), 1)), vaddq_u32(t57, vdupq_n_u32(0xf7537e81u)));
        MD5_X2_KEEP("w", t61_x1);
        const uint32x4_t t61 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t61_x1, vbcaxq_u32(t59, t58, t60))),
                    vdupq_n_u64(0), 32 - 6)), t60);
        /* step 62, I */
        uint32x4_t t62_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[11][0]), 0),
                vdup_lane_u32(vld1_u32(&w[11][0]), 1)), vaddq_u32(t58, vdupq_n_u32(0xbd3af234u)));
        MD5_X2_KEEP("w", t62_x1);
        const uint32x4_t t62 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t62_x1, vbcaxq_u32(t60, t59, t61))),
                    vdupq_n_u64(0), 32 - 10)), t61);
        /* step 63, I */
        uint32x4_t t63_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[2][0]), 0),
                vdup_lane_u32(vld1_u32(&w[2][0]), 1)), vaddq_u32(t59, vdupq_n_u32(0x2ad7d2bau)));
        MD5_X2_KEEP("w", t63_x1);
        const uint32x4_t t63 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t63_x1, vbcaxq_u32(t61, t60, t62))),
                    vdupq_n_u64(0), 32 - 15)), t62);
        MD5_X2_COPY(&next[14][0], 2, data[0] + then + 56, data[1] + then + 56);
        /* step 64, I */
        uint32x4_t t64_x1 = vaddq_u32(
            vcombine_u32(vdup_lane_u32(vld1_u32(&w[9][0]), 0),
                vdup_lane_u32(vld1_u32(&w[9][0]), 1)), vaddq_u32(t60, vdupq_n_u32(0xeb86d390u)));
        MD5_X2_KEEP("w", t64_x1);
        const uint32x4_t t64 = vaddq_u32(
            vreinterpretq_u32_u64(
                vxarq_u64(vreinterpretq_u64_u32(vsubq_u32(t64_x1, vbcaxq_u32(t62, t61, t63))),
                    vdupq_n_u64(0), 32 - 21)), t63);

        const uint32x4_t h0_next = vaddq_u32(t61, h0);
        const uint32x4_t h1_next = vaddq_u32(t64, h1);
        const uint32x4_t h2_next = vaddq_u32(t63, h2);
        const uint32x4_t h3_next = vaddq_u32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    vst1_u32(&state[0][0], vmovn_u64(vreinterpretq_u64_u32(h0)));
    vst1_u32(&state[1][0], vmovn_u64(vreinterpretq_u64_u32(h1)));
    vst1_u32(&state[2][0], vmovn_u64(vreinterpretq_u64_u32(h2)));
    vst1_u32(&state[3][0], vmovn_u64(vreinterpretq_u64_u32(h3)));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
