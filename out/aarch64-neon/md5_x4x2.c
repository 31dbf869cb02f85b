/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel lanes --schedule streams=2
 *
 * With the options above, `hashwright prove` proves md5_x4x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-neon --kernel lanes --schedule streams=2`
 * measures the speed.
 *
 * md5_x4x2_blocks: 958 instructions for a block of 64 bytes in each of 2 streams, critical
 *     path 637 cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 */
#include "md5_x4x2.h"

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
#define MD5_X4X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X4X2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X4X2_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X4X2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X4X2_ALWAYS __attribute__((always_inline))
#define MD5_X4X2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X4X2_ALWAYS
#define MD5_X4X2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X4X2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X4X2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X4X2_ALWAYS uint64_t md5_x4x2_load64(const uint8_t *p)
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
#define MD5_X4X2_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x4x2_load64(p), b = md5_x4x2_load64(q), upper, lower; \
        MD5_X4X2_KEEP("r", a); \
        MD5_X4X2_KEEP("r", b); \
        upper = MD5_X4X2_PAIR(a, b); \
        lower = MD5_X4X2_PAIR(a >> 32, b >> 32); \
        MD5_X4X2_KEEP("r", upper); \
        MD5_X4X2_KEEP("r", lower); \
        MD5_X4X2_STORE(to, upper); \
        MD5_X4X2_STORE((to) + (row), lower); \
    } while (0)

void md5_x4x2_blocks(uint32_t state[4][8], const uint8_t *const data[8], size_t nblocks)
{
    uint32x4_t h0a = vld1q_u32(&state[0][0]);
    uint32x4_t h1a = vld1q_u32(&state[1][0]);
    uint32x4_t h2a = vld1q_u32(&state[2][0]);
    uint32x4_t h3a = vld1q_u32(&state[3][0]);
    uint32x4_t h0b = vld1q_u32(&state[0][4]);
    uint32x4_t h1b = vld1q_u32(&state[1][4]);
    uint32x4_t h2b = vld1q_u32(&state[2][4]);
    uint32x4_t h3b = vld1q_u32(&state[3][4]);

    uint32_t buffers[2][16][8] MD5_X4X2_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        MD5_X4X2_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        MD5_X4X2_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        MD5_X4X2_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        MD5_X4X2_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        MD5_X4X2_COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        MD5_X4X2_COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        MD5_X4X2_COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        MD5_X4X2_COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, step 1, F */
        const uint32x4_t t1a_x1 = vaddq_u32(vbslq_u32(h1a, h2a, h3a),
            vaddq_u32(vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa478u)), h0a));
        const uint32x4_t t1a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t1a_x1, 7), t1a_x1, 32 - 7), h1a);
        /* stream b, step 1, F */
        const uint32x4_t t1b_x1 = vaddq_u32(vbslq_u32(h1b, h2b, h3b),
            vaddq_u32(vaddq_u32(vld1q_u32(&w[0][4]), vdupq_n_u32(0xd76aa478u)), h0b));
        const uint32x4_t t1b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t1b_x1, 7), t1b_x1, 32 - 7), h1b);
        /* stream a, step 2, F */
        uint32x4_t t2a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(h3a, vdupq_n_u32(0xe8c7b756u)));
        MD5_X4X2_KEEP("w", t2a_x1);
        const uint32x4_t t2a_x2 = vaddq_u32(vbslq_u32(t1a, h1a, h2a), t2a_x1);
        const uint32x4_t t2a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t2a_x2, 12), t2a_x2, 32 - 12), t1a);
        MD5_X4X2_COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* stream b, step 2, F */
        uint32x4_t t2b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(h3b, vdupq_n_u32(0xe8c7b756u)));
        MD5_X4X2_KEEP("w", t2b_x1);
        const uint32x4_t t2b_x2 = vaddq_u32(vbslq_u32(t1b, h1b, h2b), t2b_x1);
        const uint32x4_t t2b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t2b_x2, 12), t2b_x2, 32 - 12), t1b);
        /* stream a, step 3, F */
        uint32x4_t t3a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(h2a, vdupq_n_u32(0x242070dbu)));
        MD5_X4X2_KEEP("w", t3a_x1);
        const uint32x4_t t3a_x2 = vaddq_u32(vbslq_u32(t2a, t1a, h1a), t3a_x1);
        const uint32x4_t t3a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t3a_x2, 17), t3a_x2, 32 - 17), t2a);
        /* stream b, step 3, F */
        uint32x4_t t3b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(h2b, vdupq_n_u32(0x242070dbu)));
        MD5_X4X2_KEEP("w", t3b_x1);
        const uint32x4_t t3b_x2 = vaddq_u32(vbslq_u32(t2b, t1b, h1b), t3b_x1);
        const uint32x4_t t3b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t3b_x2, 17), t3b_x2, 32 - 17), t2b);
        /* stream a, step 4, F */
        uint32x4_t t4a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(h1a, vdupq_n_u32(0xc1bdceeeu)));
        MD5_X4X2_KEEP("w", t4a_x1);
        const uint32x4_t t4a_x2 = vaddq_u32(vbslq_u32(t3a, t2a, t1a), t4a_x1);
        const uint32x4_t t4a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t4a_x2, 22), t4a_x2, 32 - 22), t3a);
        MD5_X4X2_COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* stream b, step 4, F */
        uint32x4_t t4b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(h1b, vdupq_n_u32(0xc1bdceeeu)));
        MD5_X4X2_KEEP("w", t4b_x1);
        const uint32x4_t t4b_x2 = vaddq_u32(vbslq_u32(t3b, t2b, t1b), t4b_x1);
        const uint32x4_t t4b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t4b_x2, 22), t4b_x2, 32 - 22), t3b);
        /* stream a, step 5, F */
        uint32x4_t t5a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t1a, vdupq_n_u32(0xf57c0fafu)));
        MD5_X4X2_KEEP("w", t5a_x1);
        const uint32x4_t t5a_x2 = vaddq_u32(vbslq_u32(t4a, t3a, t2a), t5a_x1);
        const uint32x4_t t5a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t5a_x2, 7), t5a_x2, 32 - 7), t4a);
        /* stream b, step 5, F */
        uint32x4_t t5b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t1b, vdupq_n_u32(0xf57c0fafu)));
        MD5_X4X2_KEEP("w", t5b_x1);
        const uint32x4_t t5b_x2 = vaddq_u32(vbslq_u32(t4b, t3b, t2b), t5b_x1);
        const uint32x4_t t5b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t5b_x2, 7), t5b_x2, 32 - 7), t4b);
        /* stream a, step 6, F */
        uint32x4_t t6a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t2a, vdupq_n_u32(0x4787c62au)));
        MD5_X4X2_KEEP("w", t6a_x1);
        const uint32x4_t t6a_x2 = vaddq_u32(vbslq_u32(t5a, t4a, t3a), t6a_x1);
        const uint32x4_t t6a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t6a_x2, 12), t6a_x2, 32 - 12), t5a);
        MD5_X4X2_COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* stream b, step 6, F */
        uint32x4_t t6b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t2b, vdupq_n_u32(0x4787c62au)));
        MD5_X4X2_KEEP("w", t6b_x1);
        const uint32x4_t t6b_x2 = vaddq_u32(vbslq_u32(t5b, t4b, t3b), t6b_x1);
        const uint32x4_t t6b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t6b_x2, 12), t6b_x2, 32 - 12), t5b);
        /* stream a, step 7, F */
        uint32x4_t t7a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t3a, vdupq_n_u32(0xa8304613u)));
        MD5_X4X2_KEEP("w", t7a_x1);
        const uint32x4_t t7a_x2 = vaddq_u32(vbslq_u32(t6a, t5a, t4a), t7a_x1);
        const uint32x4_t t7a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t7a_x2, 17), t7a_x2, 32 - 17), t6a);
        /* stream b, step 7, F */
        uint32x4_t t7b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t3b, vdupq_n_u32(0xa8304613u)));
        MD5_X4X2_KEEP("w", t7b_x1);
        const uint32x4_t t7b_x2 = vaddq_u32(vbslq_u32(t6b, t5b, t4b), t7b_x1);
        const uint32x4_t t7b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t7b_x2, 17), t7b_x2, 32 - 17), t6b);
        /* stream a, step 8, F */
        uint32x4_t t8a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t4a, vdupq_n_u32(0xfd469501u)));
        MD5_X4X2_KEEP("w", t8a_x1);
        const uint32x4_t t8a_x2 = vaddq_u32(vbslq_u32(t7a, t6a, t5a), t8a_x1);
        const uint32x4_t t8a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t8a_x2, 22), t8a_x2, 32 - 22), t7a);
        MD5_X4X2_COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* stream b, step 8, F */
        uint32x4_t t8b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t4b, vdupq_n_u32(0xfd469501u)));
        MD5_X4X2_KEEP("w", t8b_x1);
        const uint32x4_t t8b_x2 = vaddq_u32(vbslq_u32(t7b, t6b, t5b), t8b_x1);
        const uint32x4_t t8b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t8b_x2, 22), t8b_x2, 32 - 22), t7b);
        /* stream a, step 9, F */
        uint32x4_t t9a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t5a, vdupq_n_u32(0x698098d8u)));
        MD5_X4X2_KEEP("w", t9a_x1);
        const uint32x4_t t9a_x2 = vaddq_u32(vbslq_u32(t8a, t7a, t6a), t9a_x1);
        const uint32x4_t t9a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t9a_x2, 7), t9a_x2, 32 - 7), t8a);
        /* stream b, step 9, F */
        uint32x4_t t9b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t5b, vdupq_n_u32(0x698098d8u)));
        MD5_X4X2_KEEP("w", t9b_x1);
        const uint32x4_t t9b_x2 = vaddq_u32(vbslq_u32(t8b, t7b, t6b), t9b_x1);
        const uint32x4_t t9b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t9b_x2, 7), t9b_x2, 32 - 7), t8b);
        /* stream a, step 10, F */
        uint32x4_t t10a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t6a, vdupq_n_u32(0x8b44f7afu)));
        MD5_X4X2_KEEP("w", t10a_x1);
        const uint32x4_t t10a_x2 = vaddq_u32(vbslq_u32(t9a, t8a, t7a), t10a_x1);
        const uint32x4_t t10a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t10a_x2, 12), t10a_x2, 32 - 12), t9a);
        MD5_X4X2_COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* stream b, step 10, F */
        uint32x4_t t10b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t6b, vdupq_n_u32(0x8b44f7afu)));
        MD5_X4X2_KEEP("w", t10b_x1);
        const uint32x4_t t10b_x2 = vaddq_u32(vbslq_u32(t9b, t8b, t7b), t10b_x1);
        const uint32x4_t t10b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t10b_x2, 12), t10b_x2, 32 - 12), t9b);
        /* stream a, step 11, F */
        uint32x4_t t11a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t7a, vdupq_n_u32(0xffff5bb1u)));
        MD5_X4X2_KEEP("w", t11a_x1);
        const uint32x4_t t11a_x2 = vaddq_u32(vbslq_u32(t10a, t9a, t8a), t11a_x1);
        const uint32x4_t t11a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t11a_x2, 17), t11a_x2, 32 - 17), t10a);
        /* stream b, step 11, F */
        uint32x4_t t11b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t7b, vdupq_n_u32(0xffff5bb1u)));
        MD5_X4X2_KEEP("w", t11b_x1);
        const uint32x4_t t11b_x2 = vaddq_u32(vbslq_u32(t10b, t9b, t8b), t11b_x1);
        const uint32x4_t t11b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t11b_x2, 17), t11b_x2, 32 - 17), t10b);
        /* stream a, step 12, F */
        uint32x4_t t12a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t8a, vdupq_n_u32(0x895cd7beu)));
        MD5_X4X2_KEEP("w", t12a_x1);
        const uint32x4_t t12a_x2 = vaddq_u32(vbslq_u32(t11a, t10a, t9a), t12a_x1);
        const uint32x4_t t12a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t12a_x2, 22), t12a_x2, 32 - 22), t11a);
        MD5_X4X2_COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* stream b, step 12, F */
        uint32x4_t t12b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t8b, vdupq_n_u32(0x895cd7beu)));
        MD5_X4X2_KEEP("w", t12b_x1);
        const uint32x4_t t12b_x2 = vaddq_u32(vbslq_u32(t11b, t10b, t9b), t12b_x1);
        const uint32x4_t t12b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t12b_x2, 22), t12b_x2, 32 - 22), t11b);
        /* stream a, step 13, F */
        uint32x4_t t13a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t9a, vdupq_n_u32(0x6b901122u)));
        MD5_X4X2_KEEP("w", t13a_x1);
        const uint32x4_t t13a_x2 = vaddq_u32(vbslq_u32(t12a, t11a, t10a), t13a_x1);
        const uint32x4_t t13a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t13a_x2, 7), t13a_x2, 32 - 7), t12a);
        /* stream b, step 13, F */
        uint32x4_t t13b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t9b, vdupq_n_u32(0x6b901122u)));
        MD5_X4X2_KEEP("w", t13b_x1);
        const uint32x4_t t13b_x2 = vaddq_u32(vbslq_u32(t12b, t11b, t10b), t13b_x1);
        const uint32x4_t t13b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t13b_x2, 7), t13b_x2, 32 - 7), t12b);
        /* stream a, step 14, F */
        uint32x4_t t14a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t10a, vdupq_n_u32(0xfd987193u)));
        MD5_X4X2_KEEP("w", t14a_x1);
        const uint32x4_t t14a_x2 = vaddq_u32(vbslq_u32(t13a, t12a, t11a), t14a_x1);
        const uint32x4_t t14a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t14a_x2, 12), t14a_x2, 32 - 12), t13a);
        MD5_X4X2_COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* stream b, step 14, F */
        uint32x4_t t14b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t10b, vdupq_n_u32(0xfd987193u)));
        MD5_X4X2_KEEP("w", t14b_x1);
        const uint32x4_t t14b_x2 = vaddq_u32(vbslq_u32(t13b, t12b, t11b), t14b_x1);
        const uint32x4_t t14b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t14b_x2, 12), t14b_x2, 32 - 12), t13b);
        /* stream a, step 15, F */
        uint32x4_t t15a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t11a, vdupq_n_u32(0xa679438eu)));
        MD5_X4X2_KEEP("w", t15a_x1);
        const uint32x4_t t15a_x2 = vaddq_u32(vbslq_u32(t14a, t13a, t12a), t15a_x1);
        const uint32x4_t t15a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t15a_x2, 17), t15a_x2, 32 - 17), t14a);
        /* stream b, step 15, F */
        uint32x4_t t15b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t11b, vdupq_n_u32(0xa679438eu)));
        MD5_X4X2_KEEP("w", t15b_x1);
        const uint32x4_t t15b_x2 = vaddq_u32(vbslq_u32(t14b, t13b, t12b), t15b_x1);
        const uint32x4_t t15b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t15b_x2, 17), t15b_x2, 32 - 17), t14b);
        /* stream a, step 16, F */
        uint32x4_t t16a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t12a, vdupq_n_u32(0x49b40821u)));
        MD5_X4X2_KEEP("w", t16a_x1);
        const uint32x4_t t16a_x2 = vaddq_u32(vbslq_u32(t15a, t14a, t13a), t16a_x1);
        const uint32x4_t t16a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t16a_x2, 22), t16a_x2, 32 - 22), t15a);
        MD5_X4X2_COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* stream b, step 16, F */
        uint32x4_t t16b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t12b, vdupq_n_u32(0x49b40821u)));
        MD5_X4X2_KEEP("w", t16b_x1);
        const uint32x4_t t16b_x2 = vaddq_u32(vbslq_u32(t15b, t14b, t13b), t16b_x1);
        const uint32x4_t t16b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t16b_x2, 22), t16b_x2, 32 - 22), t15b);
        /* stream a, step 17, G */
        uint32x4_t t17a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13a, vdupq_n_u32(0xf61e2562u)));
        MD5_X4X2_KEEP("w", t17a_x1);
        const uint32x4_t t17a_x2 = vaddq_u32(vbslq_u32(t14a, t16a, t15a), t17a_x1);
        const uint32x4_t t17a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t17a_x2, 5), t17a_x2, 32 - 5), t16a);
        /* stream b, step 17, G */
        uint32x4_t t17b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t13b, vdupq_n_u32(0xf61e2562u)));
        MD5_X4X2_KEEP("w", t17b_x1);
        const uint32x4_t t17b_x2 = vaddq_u32(vbslq_u32(t14b, t16b, t15b), t17b_x1);
        const uint32x4_t t17b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t17b_x2, 5), t17b_x2, 32 - 5), t16b);
        /* stream a, step 18, G */
        uint32x4_t t18a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t14a, vdupq_n_u32(0xc040b340u)));
        MD5_X4X2_KEEP("w", t18a_x1);
        const uint32x4_t t18a_x2 = vaddq_u32(vbslq_u32(t15a, t17a, t16a), t18a_x1);
        const uint32x4_t t18a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t18a_x2, 9), t18a_x2, 32 - 9), t17a);
        MD5_X4X2_COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* stream b, step 18, G */
        uint32x4_t t18b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t14b, vdupq_n_u32(0xc040b340u)));
        MD5_X4X2_KEEP("w", t18b_x1);
        const uint32x4_t t18b_x2 = vaddq_u32(vbslq_u32(t15b, t17b, t16b), t18b_x1);
        const uint32x4_t t18b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t18b_x2, 9), t18b_x2, 32 - 9), t17b);
        /* stream a, step 19, G */
        uint32x4_t t19a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t15a, vdupq_n_u32(0x265e5a51u)));
        MD5_X4X2_KEEP("w", t19a_x1);
        const uint32x4_t t19a_x2 = vaddq_u32(vbslq_u32(t16a, t18a, t17a), t19a_x1);
        const uint32x4_t t19a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t19a_x2, 14), t19a_x2, 32 - 14), t18a);
        /* stream b, step 19, G */
        uint32x4_t t19b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t15b, vdupq_n_u32(0x265e5a51u)));
        MD5_X4X2_KEEP("w", t19b_x1);
        const uint32x4_t t19b_x2 = vaddq_u32(vbslq_u32(t16b, t18b, t17b), t19b_x1);
        const uint32x4_t t19b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t19b_x2, 14), t19b_x2, 32 - 14), t18b);
        /* stream a, step 20, G */
        uint32x4_t t20a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16a, vdupq_n_u32(0xe9b6c7aau)));
        MD5_X4X2_KEEP("w", t20a_x1);
        const uint32x4_t t20a_x2 = vaddq_u32(vbslq_u32(t17a, t19a, t18a), t20a_x1);
        const uint32x4_t t20a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t20a_x2, 20), t20a_x2, 32 - 20), t19a);
        MD5_X4X2_COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* stream b, step 20, G */
        uint32x4_t t20b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t16b, vdupq_n_u32(0xe9b6c7aau)));
        MD5_X4X2_KEEP("w", t20b_x1);
        const uint32x4_t t20b_x2 = vaddq_u32(vbslq_u32(t17b, t19b, t18b), t20b_x1);
        const uint32x4_t t20b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t20b_x2, 20), t20b_x2, 32 - 20), t19b);
        /* stream a, step 21, G */
        uint32x4_t t21a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t17a, vdupq_n_u32(0xd62f105du)));
        MD5_X4X2_KEEP("w", t21a_x1);
        const uint32x4_t t21a_x2 = vaddq_u32(vbslq_u32(t18a, t20a, t19a), t21a_x1);
        const uint32x4_t t21a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t21a_x2, 5), t21a_x2, 32 - 5), t20a);
        /* stream b, step 21, G */
        uint32x4_t t21b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t17b, vdupq_n_u32(0xd62f105du)));
        MD5_X4X2_KEEP("w", t21b_x1);
        const uint32x4_t t21b_x2 = vaddq_u32(vbslq_u32(t18b, t20b, t19b), t21b_x1);
        const uint32x4_t t21b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t21b_x2, 5), t21b_x2, 32 - 5), t20b);
        /* stream a, step 22, G */
        uint32x4_t t22a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t18a, vdupq_n_u32(0x02441453u)));
        MD5_X4X2_KEEP("w", t22a_x1);
        const uint32x4_t t22a_x2 = vaddq_u32(vbslq_u32(t19a, t21a, t20a), t22a_x1);
        const uint32x4_t t22a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t22a_x2, 9), t22a_x2, 32 - 9), t21a);
        MD5_X4X2_COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* stream b, step 22, G */
        uint32x4_t t22b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t18b, vdupq_n_u32(0x02441453u)));
        MD5_X4X2_KEEP("w", t22b_x1);
        const uint32x4_t t22b_x2 = vaddq_u32(vbslq_u32(t19b, t21b, t20b), t22b_x1);
        const uint32x4_t t22b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t22b_x2, 9), t22b_x2, 32 - 9), t21b);
        /* stream a, step 23, G */
        uint32x4_t t23a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t19a, vdupq_n_u32(0xd8a1e681u)));
        MD5_X4X2_KEEP("w", t23a_x1);
        const uint32x4_t t23a_x2 = vaddq_u32(vbslq_u32(t20a, t22a, t21a), t23a_x1);
        const uint32x4_t t23a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t23a_x2, 14), t23a_x2, 32 - 14), t22a);
        /* stream b, step 23, G */
        uint32x4_t t23b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t19b, vdupq_n_u32(0xd8a1e681u)));
        MD5_X4X2_KEEP("w", t23b_x1);
        const uint32x4_t t23b_x2 = vaddq_u32(vbslq_u32(t20b, t22b, t21b), t23b_x1);
        const uint32x4_t t23b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t23b_x2, 14), t23b_x2, 32 - 14), t22b);
        /* stream a, step 24, G */
        uint32x4_t t24a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t20a, vdupq_n_u32(0xe7d3fbc8u)));
        MD5_X4X2_KEEP("w", t24a_x1);
        const uint32x4_t t24a_x2 = vaddq_u32(vbslq_u32(t21a, t23a, t22a), t24a_x1);
        const uint32x4_t t24a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t24a_x2, 20), t24a_x2, 32 - 20), t23a);
        MD5_X4X2_COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* stream b, step 24, G */
        uint32x4_t t24b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t20b, vdupq_n_u32(0xe7d3fbc8u)));
        MD5_X4X2_KEEP("w", t24b_x1);
        const uint32x4_t t24b_x2 = vaddq_u32(vbslq_u32(t21b, t23b, t22b), t24b_x1);
        const uint32x4_t t24b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t24b_x2, 20), t24b_x2, 32 - 20), t23b);
        /* stream a, step 25, G */
        uint32x4_t t25a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t21a, vdupq_n_u32(0x21e1cde6u)));
        MD5_X4X2_KEEP("w", t25a_x1);
        const uint32x4_t t25a_x2 = vaddq_u32(vbslq_u32(t22a, t24a, t23a), t25a_x1);
        const uint32x4_t t25a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t25a_x2, 5), t25a_x2, 32 - 5), t24a);
        /* stream b, step 25, G */
        uint32x4_t t25b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t21b, vdupq_n_u32(0x21e1cde6u)));
        MD5_X4X2_KEEP("w", t25b_x1);
        const uint32x4_t t25b_x2 = vaddq_u32(vbslq_u32(t22b, t24b, t23b), t25b_x1);
        const uint32x4_t t25b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t25b_x2, 5), t25b_x2, 32 - 5), t24b);
        /* stream a, step 26, G */
        uint32x4_t t26a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t22a, vdupq_n_u32(0xc33707d6u)));
        MD5_X4X2_KEEP("w", t26a_x1);
        const uint32x4_t t26a_x2 = vaddq_u32(vbslq_u32(t23a, t25a, t24a), t26a_x1);
        const uint32x4_t t26a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t26a_x2, 9), t26a_x2, 32 - 9), t25a);
        MD5_X4X2_COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* stream b, step 26, G */
        uint32x4_t t26b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t22b, vdupq_n_u32(0xc33707d6u)));
        MD5_X4X2_KEEP("w", t26b_x1);
        const uint32x4_t t26b_x2 = vaddq_u32(vbslq_u32(t23b, t25b, t24b), t26b_x1);
        const uint32x4_t t26b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t26b_x2, 9), t26b_x2, 32 - 9), t25b);
        /* stream a, step 27, G */
        uint32x4_t t27a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23a, vdupq_n_u32(0xf4d50d87u)));
        MD5_X4X2_KEEP("w", t27a_x1);
        const uint32x4_t t27a_x2 = vaddq_u32(vbslq_u32(t24a, t26a, t25a), t27a_x1);
        const uint32x4_t t27a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t27a_x2, 14), t27a_x2, 32 - 14), t26a);
        /* stream b, step 27, G */
        uint32x4_t t27b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t23b, vdupq_n_u32(0xf4d50d87u)));
        MD5_X4X2_KEEP("w", t27b_x1);
        const uint32x4_t t27b_x2 = vaddq_u32(vbslq_u32(t24b, t26b, t25b), t27b_x1);
        const uint32x4_t t27b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t27b_x2, 14), t27b_x2, 32 - 14), t26b);
        /* stream a, step 28, G */
        uint32x4_t t28a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t24a, vdupq_n_u32(0x455a14edu)));
        MD5_X4X2_KEEP("w", t28a_x1);
        const uint32x4_t t28a_x2 = vaddq_u32(vbslq_u32(t25a, t27a, t26a), t28a_x1);
        const uint32x4_t t28a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t28a_x2, 20), t28a_x2, 32 - 20), t27a);
        MD5_X4X2_COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 28, G */
        uint32x4_t t28b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t24b, vdupq_n_u32(0x455a14edu)));
        MD5_X4X2_KEEP("w", t28b_x1);
        const uint32x4_t t28b_x2 = vaddq_u32(vbslq_u32(t25b, t27b, t26b), t28b_x1);
        const uint32x4_t t28b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t28b_x2, 20), t28b_x2, 32 - 20), t27b);
        /* stream a, step 29, G */
        uint32x4_t t29a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t25a, vdupq_n_u32(0xa9e3e905u)));
        MD5_X4X2_KEEP("w", t29a_x1);
        const uint32x4_t t29a_x2 = vaddq_u32(vbslq_u32(t26a, t28a, t27a), t29a_x1);
        const uint32x4_t t29a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t29a_x2, 5), t29a_x2, 32 - 5), t28a);
        /* stream b, step 29, G */
        uint32x4_t t29b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t25b, vdupq_n_u32(0xa9e3e905u)));
        MD5_X4X2_KEEP("w", t29b_x1);
        const uint32x4_t t29b_x2 = vaddq_u32(vbslq_u32(t26b, t28b, t27b), t29b_x1);
        const uint32x4_t t29b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t29b_x2, 5), t29b_x2, 32 - 5), t28b);
        /* stream a, step 30, G */
        uint32x4_t t30a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26a, vdupq_n_u32(0xfcefa3f8u)));
        MD5_X4X2_KEEP("w", t30a_x1);
        const uint32x4_t t30a_x2 = vaddq_u32(vbslq_u32(t27a, t29a, t28a), t30a_x1);
        const uint32x4_t t30a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t30a_x2, 9), t30a_x2, 32 - 9), t29a);
        MD5_X4X2_COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* stream b, step 30, G */
        uint32x4_t t30b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t26b, vdupq_n_u32(0xfcefa3f8u)));
        MD5_X4X2_KEEP("w", t30b_x1);
        const uint32x4_t t30b_x2 = vaddq_u32(vbslq_u32(t27b, t29b, t28b), t30b_x1);
        const uint32x4_t t30b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t30b_x2, 9), t30b_x2, 32 - 9), t29b);
        /* stream a, step 31, G */
        uint32x4_t t31a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t27a, vdupq_n_u32(0x676f02d9u)));
        MD5_X4X2_KEEP("w", t31a_x1);
        const uint32x4_t t31a_x2 = vaddq_u32(vbslq_u32(t28a, t30a, t29a), t31a_x1);
        const uint32x4_t t31a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t31a_x2, 14), t31a_x2, 32 - 14), t30a);
        /* stream b, step 31, G */
        uint32x4_t t31b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t27b, vdupq_n_u32(0x676f02d9u)));
        MD5_X4X2_KEEP("w", t31b_x1);
        const uint32x4_t t31b_x2 = vaddq_u32(vbslq_u32(t28b, t30b, t29b), t31b_x1);
        const uint32x4_t t31b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t31b_x2, 14), t31b_x2, 32 - 14), t30b);
        /* stream a, step 32, G */
        uint32x4_t t32a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t28a, vdupq_n_u32(0x8d2a4c8au)));
        MD5_X4X2_KEEP("w", t32a_x1);
        const uint32x4_t t32a_x2 = vaddq_u32(vbslq_u32(t29a, t31a, t30a), t32a_x1);
        const uint32x4_t t32a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t32a_x2, 20), t32a_x2, 32 - 20), t31a);
        MD5_X4X2_COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* stream b, step 32, G */
        uint32x4_t t32b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t28b, vdupq_n_u32(0x8d2a4c8au)));
        MD5_X4X2_KEEP("w", t32b_x1);
        const uint32x4_t t32b_x2 = vaddq_u32(vbslq_u32(t29b, t31b, t30b), t32b_x1);
        const uint32x4_t t32b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t32b_x2, 20), t32b_x2, 32 - 20), t31b);
        /* stream a, step 33, H */
        uint32x4_t t33a_x1 = veorq_u32(t30a, t31a);
        MD5_X4X2_KEEP("w", t33a_x1);
        uint32x4_t t33a_x2 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t29a, vdupq_n_u32(0xfffa3942u)));
        MD5_X4X2_KEEP("w", t33a_x2);
        const uint32x4_t t33a_x3 = vaddq_u32(veorq_u32(t32a, t33a_x1), t33a_x2);
        const uint32x4_t t33a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t33a_x3, 4), t33a_x3, 32 - 4), t32a);
        /* stream b, step 33, H */
        uint32x4_t t33b_x1 = veorq_u32(t30b, t31b);
        MD5_X4X2_KEEP("w", t33b_x1);
        uint32x4_t t33b_x2 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t29b, vdupq_n_u32(0xfffa3942u)));
        MD5_X4X2_KEEP("w", t33b_x2);
        const uint32x4_t t33b_x3 = vaddq_u32(veorq_u32(t32b, t33b_x1), t33b_x2);
        const uint32x4_t t33b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t33b_x3, 4), t33b_x3, 32 - 4), t32b);
        /* stream a, step 34, H */
        uint32x4_t t34a_x1 = veorq_u32(t31a, t32a);
        MD5_X4X2_KEEP("w", t34a_x1);
        uint32x4_t t34a_x2 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t30a, vdupq_n_u32(0x8771f681u)));
        MD5_X4X2_KEEP("w", t34a_x2);
        const uint32x4_t t34a_x3 = vaddq_u32(veorq_u32(t33a, t34a_x1), t34a_x2);
        const uint32x4_t t34a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t34a_x3, 11), t34a_x3, 32 - 11), t33a);
        MD5_X4X2_COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* stream b, step 34, H */
        uint32x4_t t34b_x1 = veorq_u32(t31b, t32b);
        MD5_X4X2_KEEP("w", t34b_x1);
        uint32x4_t t34b_x2 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t30b, vdupq_n_u32(0x8771f681u)));
        MD5_X4X2_KEEP("w", t34b_x2);
        const uint32x4_t t34b_x3 = vaddq_u32(veorq_u32(t33b, t34b_x1), t34b_x2);
        const uint32x4_t t34b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t34b_x3, 11), t34b_x3, 32 - 11), t33b);
        /* stream a, step 35, H */
        uint32x4_t t35a_x1 = veorq_u32(t32a, t33a);
        MD5_X4X2_KEEP("w", t35a_x1);
        uint32x4_t t35a_x2 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t31a, vdupq_n_u32(0x6d9d6122u)));
        MD5_X4X2_KEEP("w", t35a_x2);
        const uint32x4_t t35a = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34a, t35a_x1), t35a_x2)))),
            t34a);
        /* stream b, step 35, H */
        uint32x4_t t35b_x1 = veorq_u32(t32b, t33b);
        MD5_X4X2_KEEP("w", t35b_x1);
        uint32x4_t t35b_x2 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t31b, vdupq_n_u32(0x6d9d6122u)));
        MD5_X4X2_KEEP("w", t35b_x2);
        const uint32x4_t t35b = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34b, t35b_x1), t35b_x2)))),
            t34b);
        /* stream a, step 36, H */
        uint32x4_t t36a_x1 = veorq_u32(t33a, t34a);
        MD5_X4X2_KEEP("w", t36a_x1);
        uint32x4_t t36a_x2 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t32a, vdupq_n_u32(0xfde5380cu)));
        MD5_X4X2_KEEP("w", t36a_x2);
        const uint32x4_t t36a_x3 = vaddq_u32(veorq_u32(t35a, t36a_x1), t36a_x2);
        const uint32x4_t t36a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t36a_x3, 23), t36a_x3, 32 - 23), t35a);
        MD5_X4X2_COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* stream b, step 36, H */
        uint32x4_t t36b_x1 = veorq_u32(t33b, t34b);
        MD5_X4X2_KEEP("w", t36b_x1);
        uint32x4_t t36b_x2 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t32b, vdupq_n_u32(0xfde5380cu)));
        MD5_X4X2_KEEP("w", t36b_x2);
        const uint32x4_t t36b_x3 = vaddq_u32(veorq_u32(t35b, t36b_x1), t36b_x2);
        const uint32x4_t t36b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t36b_x3, 23), t36b_x3, 32 - 23), t35b);
        /* stream a, step 37, H */
        uint32x4_t t37a_x1 = veorq_u32(t34a, t35a);
        MD5_X4X2_KEEP("w", t37a_x1);
        uint32x4_t t37a_x2 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33a, vdupq_n_u32(0xa4beea44u)));
        MD5_X4X2_KEEP("w", t37a_x2);
        const uint32x4_t t37a_x3 = vaddq_u32(veorq_u32(t36a, t37a_x1), t37a_x2);
        const uint32x4_t t37a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t37a_x3, 4), t37a_x3, 32 - 4), t36a);
        /* stream b, step 37, H */
        uint32x4_t t37b_x1 = veorq_u32(t34b, t35b);
        MD5_X4X2_KEEP("w", t37b_x1);
        uint32x4_t t37b_x2 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t33b, vdupq_n_u32(0xa4beea44u)));
        MD5_X4X2_KEEP("w", t37b_x2);
        const uint32x4_t t37b_x3 = vaddq_u32(veorq_u32(t36b, t37b_x1), t37b_x2);
        const uint32x4_t t37b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t37b_x3, 4), t37b_x3, 32 - 4), t36b);
        /* stream a, step 38, H */
        uint32x4_t t38a_x1 = veorq_u32(t35a, t36a);
        MD5_X4X2_KEEP("w", t38a_x1);
        uint32x4_t t38a_x2 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t34a, vdupq_n_u32(0x4bdecfa9u)));
        MD5_X4X2_KEEP("w", t38a_x2);
        const uint32x4_t t38a_x3 = vaddq_u32(veorq_u32(t37a, t38a_x1), t38a_x2);
        const uint32x4_t t38a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t38a_x3, 11), t38a_x3, 32 - 11), t37a);
        MD5_X4X2_COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* stream b, step 38, H */
        uint32x4_t t38b_x1 = veorq_u32(t35b, t36b);
        MD5_X4X2_KEEP("w", t38b_x1);
        uint32x4_t t38b_x2 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t34b, vdupq_n_u32(0x4bdecfa9u)));
        MD5_X4X2_KEEP("w", t38b_x2);
        const uint32x4_t t38b_x3 = vaddq_u32(veorq_u32(t37b, t38b_x1), t38b_x2);
        const uint32x4_t t38b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t38b_x3, 11), t38b_x3, 32 - 11), t37b);
        /* stream a, step 39, H */
        uint32x4_t t39a_x1 = veorq_u32(t36a, t37a);
        MD5_X4X2_KEEP("w", t39a_x1);
        uint32x4_t t39a_x2 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t35a, vdupq_n_u32(0xf6bb4b60u)));
        MD5_X4X2_KEEP("w", t39a_x2);
        const uint32x4_t t39a = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38a, t39a_x1), t39a_x2)))),
            t38a);
        /* stream b, step 39, H */
        uint32x4_t t39b_x1 = veorq_u32(t36b, t37b);
        MD5_X4X2_KEEP("w", t39b_x1);
        uint32x4_t t39b_x2 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t35b, vdupq_n_u32(0xf6bb4b60u)));
        MD5_X4X2_KEEP("w", t39b_x2);
        const uint32x4_t t39b = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38b, t39b_x1), t39b_x2)))),
            t38b);
        /* stream a, step 40, H */
        uint32x4_t t40a_x1 = veorq_u32(t37a, t38a);
        MD5_X4X2_KEEP("w", t40a_x1);
        uint32x4_t t40a_x2 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t36a, vdupq_n_u32(0xbebfbc70u)));
        MD5_X4X2_KEEP("w", t40a_x2);
        const uint32x4_t t40a_x3 = vaddq_u32(veorq_u32(t39a, t40a_x1), t40a_x2);
        const uint32x4_t t40a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t40a_x3, 23), t40a_x3, 32 - 23), t39a);
        MD5_X4X2_COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* stream b, step 40, H */
        uint32x4_t t40b_x1 = veorq_u32(t37b, t38b);
        MD5_X4X2_KEEP("w", t40b_x1);
        uint32x4_t t40b_x2 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t36b, vdupq_n_u32(0xbebfbc70u)));
        MD5_X4X2_KEEP("w", t40b_x2);
        const uint32x4_t t40b_x3 = vaddq_u32(veorq_u32(t39b, t40b_x1), t40b_x2);
        const uint32x4_t t40b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t40b_x3, 23), t40b_x3, 32 - 23), t39b);
        /* stream a, step 41, H */
        uint32x4_t t41a_x1 = veorq_u32(t38a, t39a);
        MD5_X4X2_KEEP("w", t41a_x1);
        uint32x4_t t41a_x2 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t37a, vdupq_n_u32(0x289b7ec6u)));
        MD5_X4X2_KEEP("w", t41a_x2);
        const uint32x4_t t41a_x3 = vaddq_u32(veorq_u32(t40a, t41a_x1), t41a_x2);
        const uint32x4_t t41a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t41a_x3, 4), t41a_x3, 32 - 4), t40a);
        /* stream b, step 41, H */
        uint32x4_t t41b_x1 = veorq_u32(t38b, t39b);
        MD5_X4X2_KEEP("w", t41b_x1);
        uint32x4_t t41b_x2 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t37b, vdupq_n_u32(0x289b7ec6u)));
        MD5_X4X2_KEEP("w", t41b_x2);
        const uint32x4_t t41b_x3 = vaddq_u32(veorq_u32(t40b, t41b_x1), t41b_x2);
        const uint32x4_t t41b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t41b_x3, 4), t41b_x3, 32 - 4), t40b);
        /* stream a, step 42, H */
        uint32x4_t t42a_x1 = veorq_u32(t39a, t40a);
        MD5_X4X2_KEEP("w", t42a_x1);
        uint32x4_t t42a_x2 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38a, vdupq_n_u32(0xeaa127fau)));
        MD5_X4X2_KEEP("w", t42a_x2);
        const uint32x4_t t42a_x3 = vaddq_u32(veorq_u32(t41a, t42a_x1), t42a_x2);
        const uint32x4_t t42a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t42a_x3, 11), t42a_x3, 32 - 11), t41a);
        MD5_X4X2_COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* stream b, step 42, H */
        uint32x4_t t42b_x1 = veorq_u32(t39b, t40b);
        MD5_X4X2_KEEP("w", t42b_x1);
        uint32x4_t t42b_x2 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t38b, vdupq_n_u32(0xeaa127fau)));
        MD5_X4X2_KEEP("w", t42b_x2);
        const uint32x4_t t42b_x3 = vaddq_u32(veorq_u32(t41b, t42b_x1), t42b_x2);
        const uint32x4_t t42b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t42b_x3, 11), t42b_x3, 32 - 11), t41b);
        /* stream a, step 43, H */
        uint32x4_t t43a_x1 = veorq_u32(t40a, t41a);
        MD5_X4X2_KEEP("w", t43a_x1);
        uint32x4_t t43a_x2 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39a, vdupq_n_u32(0xd4ef3085u)));
        MD5_X4X2_KEEP("w", t43a_x2);
        const uint32x4_t t43a = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42a, t43a_x1), t43a_x2)))),
            t42a);
        /* stream b, step 43, H */
        uint32x4_t t43b_x1 = veorq_u32(t40b, t41b);
        MD5_X4X2_KEEP("w", t43b_x1);
        uint32x4_t t43b_x2 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t39b, vdupq_n_u32(0xd4ef3085u)));
        MD5_X4X2_KEEP("w", t43b_x2);
        const uint32x4_t t43b = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42b, t43b_x1), t43b_x2)))),
            t42b);
        /* stream a, step 44, H */
        uint32x4_t t44a_x1 = veorq_u32(t41a, t42a);
        MD5_X4X2_KEEP("w", t44a_x1);
        uint32x4_t t44a_x2 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t40a, vdupq_n_u32(0x04881d05u)));
        MD5_X4X2_KEEP("w", t44a_x2);
        const uint32x4_t t44a_x3 = vaddq_u32(veorq_u32(t43a, t44a_x1), t44a_x2);
        const uint32x4_t t44a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t44a_x3, 23), t44a_x3, 32 - 23), t43a);
        MD5_X4X2_COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* stream b, step 44, H */
        uint32x4_t t44b_x1 = veorq_u32(t41b, t42b);
        MD5_X4X2_KEEP("w", t44b_x1);
        uint32x4_t t44b_x2 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t40b, vdupq_n_u32(0x04881d05u)));
        MD5_X4X2_KEEP("w", t44b_x2);
        const uint32x4_t t44b_x3 = vaddq_u32(veorq_u32(t43b, t44b_x1), t44b_x2);
        const uint32x4_t t44b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t44b_x3, 23), t44b_x3, 32 - 23), t43b);
        /* stream a, step 45, H */
        uint32x4_t t45a_x1 = veorq_u32(t42a, t43a);
        MD5_X4X2_KEEP("w", t45a_x1);
        uint32x4_t t45a_x2 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t41a, vdupq_n_u32(0xd9d4d039u)));
        MD5_X4X2_KEEP("w", t45a_x2);
        const uint32x4_t t45a_x3 = vaddq_u32(veorq_u32(t44a, t45a_x1), t45a_x2);
        const uint32x4_t t45a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t45a_x3, 4), t45a_x3, 32 - 4), t44a);
        /* stream b, step 45, H */
        uint32x4_t t45b_x1 = veorq_u32(t42b, t43b);
        MD5_X4X2_KEEP("w", t45b_x1);
        uint32x4_t t45b_x2 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t41b, vdupq_n_u32(0xd9d4d039u)));
        MD5_X4X2_KEEP("w", t45b_x2);
        const uint32x4_t t45b_x3 = vaddq_u32(veorq_u32(t44b, t45b_x1), t45b_x2);
        const uint32x4_t t45b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t45b_x3, 4), t45b_x3, 32 - 4), t44b);
        /* stream a, step 46, H */
        uint32x4_t t46a_x1 = veorq_u32(t43a, t44a);
        MD5_X4X2_KEEP("w", t46a_x1);
        uint32x4_t t46a_x2 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t42a, vdupq_n_u32(0xe6db99e5u)));
        MD5_X4X2_KEEP("w", t46a_x2);
        const uint32x4_t t46a_x3 = vaddq_u32(veorq_u32(t45a, t46a_x1), t46a_x2);
        const uint32x4_t t46a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t46a_x3, 11), t46a_x3, 32 - 11), t45a);
        MD5_X4X2_COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* stream b, step 46, H */
        uint32x4_t t46b_x1 = veorq_u32(t43b, t44b);
        MD5_X4X2_KEEP("w", t46b_x1);
        uint32x4_t t46b_x2 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t42b, vdupq_n_u32(0xe6db99e5u)));
        MD5_X4X2_KEEP("w", t46b_x2);
        const uint32x4_t t46b_x3 = vaddq_u32(veorq_u32(t45b, t46b_x1), t46b_x2);
        const uint32x4_t t46b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t46b_x3, 11), t46b_x3, 32 - 11), t45b);
        /* stream a, step 47, H */
        uint32x4_t t47a_x1 = veorq_u32(t44a, t45a);
        MD5_X4X2_KEEP("w", t47a_x1);
        uint32x4_t t47a_x2 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t43a, vdupq_n_u32(0x1fa27cf8u)));
        MD5_X4X2_KEEP("w", t47a_x2);
        const uint32x4_t t47a = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46a, t47a_x1), t47a_x2)))),
            t46a);
        /* stream b, step 47, H */
        uint32x4_t t47b_x1 = veorq_u32(t44b, t45b);
        MD5_X4X2_KEEP("w", t47b_x1);
        uint32x4_t t47b_x2 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t43b, vdupq_n_u32(0x1fa27cf8u)));
        MD5_X4X2_KEEP("w", t47b_x2);
        const uint32x4_t t47b = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46b, t47b_x1), t47b_x2)))),
            t46b);
        /* stream a, step 48, H */
        const uint32x4_t t48a_x1 = veorq_u32(t47a, t46a);
        uint32x4_t t48a_x2 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44a, vdupq_n_u32(0xc4ac5665u)));
        MD5_X4X2_KEEP("w", t48a_x2);
        const uint32x4_t t48a_x3 = vaddq_u32(veorq_u32(t48a_x1, t45a), t48a_x2);
        const uint32x4_t t48a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t48a_x3, 23), t48a_x3, 32 - 23), t47a);
        MD5_X4X2_COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* stream b, step 48, H */
        const uint32x4_t t48b_x1 = veorq_u32(t47b, t46b);
        uint32x4_t t48b_x2 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t44b, vdupq_n_u32(0xc4ac5665u)));
        MD5_X4X2_KEEP("w", t48b_x2);
        const uint32x4_t t48b_x3 = vaddq_u32(veorq_u32(t48b_x1, t45b), t48b_x2);
        const uint32x4_t t48b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t48b_x3, 23), t48b_x3, 32 - 23), t47b);
        /* stream a, step 49, I */
        uint32x4_t t49a_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45a, vdupq_n_u32(0xf4292243u)));
        MD5_X4X2_KEEP("w", t49a_x1);
        const uint32x4_t t49a_x2 = vsubq_u32(t49a_x1, vbslq_u32(t48a, t47a, t48a_x1));
        const uint32x4_t t49a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t49a_x2, 6), t49a_x2, 32 - 6), t48a);
        /* stream b, step 49, I */
        uint32x4_t t49b_x1 =
            vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t45b, vdupq_n_u32(0xf4292243u)));
        MD5_X4X2_KEEP("w", t49b_x1);
        const uint32x4_t t49b_x2 = vsubq_u32(t49b_x1, vbslq_u32(t48b, t47b, t48b_x1));
        const uint32x4_t t49b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t49b_x2, 6), t49b_x2, 32 - 6), t48b);
        /* stream a, step 50, I */
        uint32x4_t t50a_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t46a, vdupq_n_u32(0x432aff96u)));
        MD5_X4X2_KEEP("w", t50a_x1);
        const uint32x4_t t50a_x2 = vsubq_u32(t50a_x1, vbslq_u32(t49a, t48a, veorq_u32(t48a, t47a)));
        const uint32x4_t t50a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t50a_x2, 10), t50a_x2, 32 - 10), t49a);
        MD5_X4X2_COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* stream b, step 50, I */
        uint32x4_t t50b_x1 =
            vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t46b, vdupq_n_u32(0x432aff96u)));
        MD5_X4X2_KEEP("w", t50b_x1);
        const uint32x4_t t50b_x2 = vsubq_u32(t50b_x1, vbslq_u32(t49b, t48b, veorq_u32(t48b, t47b)));
        const uint32x4_t t50b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t50b_x2, 10), t50b_x2, 32 - 10), t49b);
        /* stream a, step 51, I */
        uint32x4_t t51a_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t47a, vdupq_n_u32(0xab9423a6u)));
        MD5_X4X2_KEEP("w", t51a_x1);
        const uint32x4_t t51a_x2 = vsubq_u32(t51a_x1, vbslq_u32(t50a, t49a, veorq_u32(t49a, t48a)));
        const uint32x4_t t51a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t51a_x2, 15), t51a_x2, 32 - 15), t50a);
        /* stream b, step 51, I */
        uint32x4_t t51b_x1 =
            vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t47b, vdupq_n_u32(0xab9423a6u)));
        MD5_X4X2_KEEP("w", t51b_x1);
        const uint32x4_t t51b_x2 = vsubq_u32(t51b_x1, vbslq_u32(t50b, t49b, veorq_u32(t49b, t48b)));
        const uint32x4_t t51b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t51b_x2, 15), t51b_x2, 32 - 15), t50b);
        /* stream a, step 52, I */
        uint32x4_t t52a_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t48a, vdupq_n_u32(0xfc93a038u)));
        MD5_X4X2_KEEP("w", t52a_x1);
        const uint32x4_t t52a_x2 = vsubq_u32(t52a_x1, vbslq_u32(t51a, t50a, veorq_u32(t50a, t49a)));
        const uint32x4_t t52a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t52a_x2, 21), t52a_x2, 32 - 21), t51a);
        MD5_X4X2_COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* stream b, step 52, I */
        uint32x4_t t52b_x1 =
            vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t48b, vdupq_n_u32(0xfc93a038u)));
        MD5_X4X2_KEEP("w", t52b_x1);
        const uint32x4_t t52b_x2 = vsubq_u32(t52b_x1, vbslq_u32(t51b, t50b, veorq_u32(t50b, t49b)));
        const uint32x4_t t52b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t52b_x2, 21), t52b_x2, 32 - 21), t51b);
        /* stream a, step 53, I */
        uint32x4_t t53a_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t49a, vdupq_n_u32(0x655b59c2u)));
        MD5_X4X2_KEEP("w", t53a_x1);
        const uint32x4_t t53a_x2 = vsubq_u32(t53a_x1, vbslq_u32(t52a, t51a, veorq_u32(t51a, t50a)));
        const uint32x4_t t53a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t53a_x2, 6), t53a_x2, 32 - 6), t52a);
        /* stream b, step 53, I */
        uint32x4_t t53b_x1 =
            vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t49b, vdupq_n_u32(0x655b59c2u)));
        MD5_X4X2_KEEP("w", t53b_x1);
        const uint32x4_t t53b_x2 = vsubq_u32(t53b_x1, vbslq_u32(t52b, t51b, veorq_u32(t51b, t50b)));
        const uint32x4_t t53b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t53b_x2, 6), t53b_x2, 32 - 6), t52b);
        /* stream a, step 54, I */
        uint32x4_t t54a_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50a, vdupq_n_u32(0x8f0ccc91u)));
        MD5_X4X2_KEEP("w", t54a_x1);
        const uint32x4_t t54a_x2 = vsubq_u32(t54a_x1, vbslq_u32(t53a, t52a, veorq_u32(t52a, t51a)));
        const uint32x4_t t54a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t54a_x2, 10), t54a_x2, 32 - 10), t53a);
        MD5_X4X2_COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* stream b, step 54, I */
        uint32x4_t t54b_x1 =
            vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t50b, vdupq_n_u32(0x8f0ccc91u)));
        MD5_X4X2_KEEP("w", t54b_x1);
        const uint32x4_t t54b_x2 = vsubq_u32(t54b_x1, vbslq_u32(t53b, t52b, veorq_u32(t52b, t51b)));
        const uint32x4_t t54b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t54b_x2, 10), t54b_x2, 32 - 10), t53b);
        /* stream a, step 55, I */
        uint32x4_t t55a_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t51a, vdupq_n_u32(0xffeff47cu)));
        MD5_X4X2_KEEP("w", t55a_x1);
        const uint32x4_t t55a_x2 = vsubq_u32(t55a_x1, vbslq_u32(t54a, t53a, veorq_u32(t53a, t52a)));
        const uint32x4_t t55a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t55a_x2, 15), t55a_x2, 32 - 15), t54a);
        /* stream b, step 55, I */
        uint32x4_t t55b_x1 =
            vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t51b, vdupq_n_u32(0xffeff47cu)));
        MD5_X4X2_KEEP("w", t55b_x1);
        const uint32x4_t t55b_x2 = vsubq_u32(t55b_x1, vbslq_u32(t54b, t53b, veorq_u32(t53b, t52b)));
        const uint32x4_t t55b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t55b_x2, 15), t55b_x2, 32 - 15), t54b);
        /* stream a, step 56, I */
        uint32x4_t t56a_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52a, vdupq_n_u32(0x85845dd0u)));
        MD5_X4X2_KEEP("w", t56a_x1);
        const uint32x4_t t56a_x2 = vsubq_u32(t56a_x1, vbslq_u32(t55a, t54a, veorq_u32(t54a, t53a)));
        const uint32x4_t t56a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t56a_x2, 21), t56a_x2, 32 - 21), t55a);
        MD5_X4X2_COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* stream b, step 56, I */
        uint32x4_t t56b_x1 =
            vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t52b, vdupq_n_u32(0x85845dd0u)));
        MD5_X4X2_KEEP("w", t56b_x1);
        const uint32x4_t t56b_x2 = vsubq_u32(t56b_x1, vbslq_u32(t55b, t54b, veorq_u32(t54b, t53b)));
        const uint32x4_t t56b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t56b_x2, 21), t56b_x2, 32 - 21), t55b);
        /* stream a, step 57, I */
        uint32x4_t t57a_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t53a, vdupq_n_u32(0x6fa87e4eu)));
        MD5_X4X2_KEEP("w", t57a_x1);
        const uint32x4_t t57a_x2 = vsubq_u32(t57a_x1, vbslq_u32(t56a, t55a, veorq_u32(t55a, t54a)));
        const uint32x4_t t57a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t57a_x2, 6), t57a_x2, 32 - 6), t56a);
        /* stream b, step 57, I */
        uint32x4_t t57b_x1 =
            vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t53b, vdupq_n_u32(0x6fa87e4eu)));
        MD5_X4X2_KEEP("w", t57b_x1);
        const uint32x4_t t57b_x2 = vsubq_u32(t57b_x1, vbslq_u32(t56b, t55b, veorq_u32(t55b, t54b)));
        const uint32x4_t t57b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t57b_x2, 6), t57b_x2, 32 - 6), t56b);
        /* stream a, step 58, I */
        uint32x4_t t58a_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t54a, vdupq_n_u32(0xfe2ce6dfu)));
        MD5_X4X2_KEEP("w", t58a_x1);
        const uint32x4_t t58a_x2 = vsubq_u32(t58a_x1, vbslq_u32(t57a, t56a, veorq_u32(t56a, t55a)));
        const uint32x4_t t58a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t58a_x2, 10), t58a_x2, 32 - 10), t57a);
        MD5_X4X2_COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* stream b, step 58, I */
        uint32x4_t t58b_x1 =
            vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t54b, vdupq_n_u32(0xfe2ce6dfu)));
        MD5_X4X2_KEEP("w", t58b_x1);
        const uint32x4_t t58b_x2 = vsubq_u32(t58b_x1, vbslq_u32(t57b, t56b, veorq_u32(t56b, t55b)));
        const uint32x4_t t58b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t58b_x2, 10), t58b_x2, 32 - 10), t57b);
        /* stream a, step 59, I */
        uint32x4_t t59a_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t55a, vdupq_n_u32(0xa3014313u)));
        MD5_X4X2_KEEP("w", t59a_x1);
        const uint32x4_t t59a_x2 = vsubq_u32(t59a_x1, vbslq_u32(t58a, t57a, veorq_u32(t57a, t56a)));
        const uint32x4_t t59a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t59a_x2, 15), t59a_x2, 32 - 15), t58a);
        /* stream b, step 59, I */
        uint32x4_t t59b_x1 =
            vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t55b, vdupq_n_u32(0xa3014313u)));
        MD5_X4X2_KEEP("w", t59b_x1);
        const uint32x4_t t59b_x2 = vsubq_u32(t59b_x1, vbslq_u32(t58b, t57b, veorq_u32(t57b, t56b)));
        const uint32x4_t t59b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t59b_x2, 15), t59b_x2, 32 - 15), t58b);
        /* stream a, step 60, I */
        uint32x4_t t60a_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t56a, vdupq_n_u32(0x4e0811a0u)));
        MD5_X4X2_KEEP("w", t60a_x1);
        const uint32x4_t t60a_x2 = vsubq_u32(t60a_x1, vbslq_u32(t59a, t58a, veorq_u32(t58a, t57a)));
        const uint32x4_t t60a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t60a_x2, 21), t60a_x2, 32 - 21), t59a);
        MD5_X4X2_COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* stream b, step 60, I */
        uint32x4_t t60b_x1 =
            vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t56b, vdupq_n_u32(0x4e0811a0u)));
        MD5_X4X2_KEEP("w", t60b_x1);
        const uint32x4_t t60b_x2 = vsubq_u32(t60b_x1, vbslq_u32(t59b, t58b, veorq_u32(t58b, t57b)));
        const uint32x4_t t60b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t60b_x2, 21), t60b_x2, 32 - 21), t59b);
        /* stream a, step 61, I */
        uint32x4_t t61a_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t57a, vdupq_n_u32(0xf7537e81u)));
        MD5_X4X2_KEEP("w", t61a_x1);
        const uint32x4_t t61a_x2 = vsubq_u32(t61a_x1, vbslq_u32(t60a, t59a, veorq_u32(t59a, t58a)));
        const uint32x4_t t61a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t61a_x2, 6), t61a_x2, 32 - 6), t60a);
        /* stream b, step 61, I */
        uint32x4_t t61b_x1 =
            vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t57b, vdupq_n_u32(0xf7537e81u)));
        MD5_X4X2_KEEP("w", t61b_x1);
        const uint32x4_t t61b_x2 = vsubq_u32(t61b_x1, vbslq_u32(t60b, t59b, veorq_u32(t59b, t58b)));
        const uint32x4_t t61b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t61b_x2, 6), t61b_x2, 32 - 6), t60b);
        /* stream a, step 62, I */
        uint32x4_t t62a_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t58a, vdupq_n_u32(0xbd3af234u)));
        MD5_X4X2_KEEP("w", t62a_x1);
        const uint32x4_t t62a_x2 = vsubq_u32(t62a_x1, vbslq_u32(t61a, t60a, veorq_u32(t60a, t59a)));
        const uint32x4_t t62a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t62a_x2, 10), t62a_x2, 32 - 10), t61a);
        MD5_X4X2_COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* stream b, step 62, I */
        uint32x4_t t62b_x1 =
            vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t58b, vdupq_n_u32(0xbd3af234u)));
        MD5_X4X2_KEEP("w", t62b_x1);
        const uint32x4_t t62b_x2 = vsubq_u32(t62b_x1, vbslq_u32(t61b, t60b, veorq_u32(t60b, t59b)));
        const uint32x4_t t62b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t62b_x2, 10), t62b_x2, 32 - 10), t61b);
        /* stream a, step 63, I */
        uint32x4_t t63a_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59a, vdupq_n_u32(0x2ad7d2bau)));
        MD5_X4X2_KEEP("w", t63a_x1);
        const uint32x4_t t63a_x2 = vsubq_u32(t63a_x1, vbslq_u32(t62a, t61a, veorq_u32(t61a, t60a)));
        const uint32x4_t t63a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t63a_x2, 15), t63a_x2, 32 - 15), t62a);
        /* stream b, step 63, I */
        uint32x4_t t63b_x1 =
            vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t59b, vdupq_n_u32(0x2ad7d2bau)));
        MD5_X4X2_KEEP("w", t63b_x1);
        const uint32x4_t t63b_x2 = vsubq_u32(t63b_x1, vbslq_u32(t62b, t61b, veorq_u32(t61b, t60b)));
        const uint32x4_t t63b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t63b_x2, 15), t63b_x2, 32 - 15), t62b);
        /* stream a, step 64, I */
        uint32x4_t t64a_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t60a, vdupq_n_u32(0xeb86d390u)));
        MD5_X4X2_KEEP("w", t64a_x1);
        const uint32x4_t t64a_x2 = vsubq_u32(t64a_x1, vbslq_u32(t63a, t62a, veorq_u32(t62a, t61a)));
        const uint32x4_t t64a =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t64a_x2, 21), t64a_x2, 32 - 21), t63a);
        MD5_X4X2_COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* stream b, step 64, I */
        uint32x4_t t64b_x1 =
            vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t60b, vdupq_n_u32(0xeb86d390u)));
        MD5_X4X2_KEEP("w", t64b_x1);
        const uint32x4_t t64b_x2 = vsubq_u32(t64b_x1, vbslq_u32(t63b, t62b, veorq_u32(t62b, t61b)));
        const uint32x4_t t64b =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t64b_x2, 21), t64b_x2, 32 - 21), t63b);

        const uint32x4_t h0a_next = vaddq_u32(t61a, h0a);
        const uint32x4_t h1a_next = vaddq_u32(t64a, h1a);
        const uint32x4_t h2a_next = vaddq_u32(t63a, h2a);
        const uint32x4_t h3a_next = vaddq_u32(t62a, h3a);
        const uint32x4_t h0b_next = vaddq_u32(t61b, h0b);
        const uint32x4_t h1b_next = vaddq_u32(t64b, h1b);
        const uint32x4_t h2b_next = vaddq_u32(t63b, h2b);
        const uint32x4_t h3b_next = vaddq_u32(t62b, h3b);
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
    }
    vst1q_u32(&state[0][0], h0a);
    vst1q_u32(&state[1][0], h1a);
    vst1q_u32(&state[2][0], h2a);
    vst1q_u32(&state[3][0], h3a);
    vst1q_u32(&state[0][4], h0b);
    vst1q_u32(&state[1][4], h1b);
    vst1q_u32(&state[2][4], h2b);
    vst1q_u32(&state[3][4], h3b);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
