/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel lanes --schedule streams=2
 *
 * md5_x4x2_blocks: 958 instructions for a block of 64 bytes in each of 2 streams, critical path 637 cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 */
#include <arm_neon.h>
#include "md5_x4x2.h"

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

        /* stream a, step 1, F */
        const uint32x4_t x1 = vaddq_u32(vbslq_u32(h1a, h2a, h3a), vaddq_u32(vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa478u)), h0a));
        const uint32x4_t t1a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x1, 7), x1, 32 - 7), h1a);
        /* stream b, step 1, F */
        const uint32x4_t x2 = vaddq_u32(vbslq_u32(h1b, h2b, h3b), vaddq_u32(vaddq_u32(vld1q_u32(&w[0][4]), vdupq_n_u32(0xd76aa478u)), h0b));
        const uint32x4_t t1b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x2, 7), x2, 32 - 7), h1b);
        /* stream a, step 2, F */
        uint32x4_t x3 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(h3a, vdupq_n_u32(0xe8c7b756u)));
        KEEP("w", x3);
        const uint32x4_t x4 = vaddq_u32(vbslq_u32(t1a, h1a, h2a), x3);
        const uint32x4_t t2a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x4, 12), x4, 32 - 12), t1a);
        COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* stream b, step 2, F */
        uint32x4_t x5 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(h3b, vdupq_n_u32(0xe8c7b756u)));
        KEEP("w", x5);
        const uint32x4_t x6 = vaddq_u32(vbslq_u32(t1b, h1b, h2b), x5);
        const uint32x4_t t2b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x6, 12), x6, 32 - 12), t1b);
        /* stream a, step 3, F */
        uint32x4_t x7 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(h2a, vdupq_n_u32(0x242070dbu)));
        KEEP("w", x7);
        const uint32x4_t x8 = vaddq_u32(vbslq_u32(t2a, t1a, h1a), x7);
        const uint32x4_t t3a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x8, 17), x8, 32 - 17), t2a);
        /* stream b, step 3, F */
        uint32x4_t x9 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(h2b, vdupq_n_u32(0x242070dbu)));
        KEEP("w", x9);
        const uint32x4_t x10 = vaddq_u32(vbslq_u32(t2b, t1b, h1b), x9);
        const uint32x4_t t3b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x10, 17), x10, 32 - 17), t2b);
        /* stream a, step 4, F */
        uint32x4_t x11 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(h1a, vdupq_n_u32(0xc1bdceeeu)));
        KEEP("w", x11);
        const uint32x4_t x12 = vaddq_u32(vbslq_u32(t3a, t2a, t1a), x11);
        const uint32x4_t t4a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x12, 22), x12, 32 - 22), t3a);
        COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* stream b, step 4, F */
        uint32x4_t x13 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(h1b, vdupq_n_u32(0xc1bdceeeu)));
        KEEP("w", x13);
        const uint32x4_t x14 = vaddq_u32(vbslq_u32(t3b, t2b, t1b), x13);
        const uint32x4_t t4b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x14, 22), x14, 32 - 22), t3b);
        /* stream a, step 5, F */
        uint32x4_t x15 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t1a, vdupq_n_u32(0xf57c0fafu)));
        KEEP("w", x15);
        const uint32x4_t x16 = vaddq_u32(vbslq_u32(t4a, t3a, t2a), x15);
        const uint32x4_t t5a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x16, 7), x16, 32 - 7), t4a);
        /* stream b, step 5, F */
        uint32x4_t x17 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t1b, vdupq_n_u32(0xf57c0fafu)));
        KEEP("w", x17);
        const uint32x4_t x18 = vaddq_u32(vbslq_u32(t4b, t3b, t2b), x17);
        const uint32x4_t t5b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x18, 7), x18, 32 - 7), t4b);
        /* stream a, step 6, F */
        uint32x4_t x19 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t2a, vdupq_n_u32(0x4787c62au)));
        KEEP("w", x19);
        const uint32x4_t x20 = vaddq_u32(vbslq_u32(t5a, t4a, t3a), x19);
        const uint32x4_t t6a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x20, 12), x20, 32 - 12), t5a);
        COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* stream b, step 6, F */
        uint32x4_t x21 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t2b, vdupq_n_u32(0x4787c62au)));
        KEEP("w", x21);
        const uint32x4_t x22 = vaddq_u32(vbslq_u32(t5b, t4b, t3b), x21);
        const uint32x4_t t6b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x22, 12), x22, 32 - 12), t5b);
        /* stream a, step 7, F */
        uint32x4_t x23 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t3a, vdupq_n_u32(0xa8304613u)));
        KEEP("w", x23);
        const uint32x4_t x24 = vaddq_u32(vbslq_u32(t6a, t5a, t4a), x23);
        const uint32x4_t t7a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x24, 17), x24, 32 - 17), t6a);
        /* stream b, step 7, F */
        uint32x4_t x25 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t3b, vdupq_n_u32(0xa8304613u)));
        KEEP("w", x25);
        const uint32x4_t x26 = vaddq_u32(vbslq_u32(t6b, t5b, t4b), x25);
        const uint32x4_t t7b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x26, 17), x26, 32 - 17), t6b);
        /* stream a, step 8, F */
        uint32x4_t x27 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t4a, vdupq_n_u32(0xfd469501u)));
        KEEP("w", x27);
        const uint32x4_t x28 = vaddq_u32(vbslq_u32(t7a, t6a, t5a), x27);
        const uint32x4_t t8a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x28, 22), x28, 32 - 22), t7a);
        COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* stream b, step 8, F */
        uint32x4_t x29 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t4b, vdupq_n_u32(0xfd469501u)));
        KEEP("w", x29);
        const uint32x4_t x30 = vaddq_u32(vbslq_u32(t7b, t6b, t5b), x29);
        const uint32x4_t t8b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x30, 22), x30, 32 - 22), t7b);
        /* stream a, step 9, F */
        uint32x4_t x31 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t5a, vdupq_n_u32(0x698098d8u)));
        KEEP("w", x31);
        const uint32x4_t x32 = vaddq_u32(vbslq_u32(t8a, t7a, t6a), x31);
        const uint32x4_t t9a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x32, 7), x32, 32 - 7), t8a);
        /* stream b, step 9, F */
        uint32x4_t x33 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t5b, vdupq_n_u32(0x698098d8u)));
        KEEP("w", x33);
        const uint32x4_t x34 = vaddq_u32(vbslq_u32(t8b, t7b, t6b), x33);
        const uint32x4_t t9b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x34, 7), x34, 32 - 7), t8b);
        /* stream a, step 10, F */
        uint32x4_t x35 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t6a, vdupq_n_u32(0x8b44f7afu)));
        KEEP("w", x35);
        const uint32x4_t x36 = vaddq_u32(vbslq_u32(t9a, t8a, t7a), x35);
        const uint32x4_t t10a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x36, 12), x36, 32 - 12), t9a);
        COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* stream b, step 10, F */
        uint32x4_t x37 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t6b, vdupq_n_u32(0x8b44f7afu)));
        KEEP("w", x37);
        const uint32x4_t x38 = vaddq_u32(vbslq_u32(t9b, t8b, t7b), x37);
        const uint32x4_t t10b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x38, 12), x38, 32 - 12), t9b);
        /* stream a, step 11, F */
        uint32x4_t x39 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t7a, vdupq_n_u32(0xffff5bb1u)));
        KEEP("w", x39);
        const uint32x4_t x40 = vaddq_u32(vbslq_u32(t10a, t9a, t8a), x39);
        const uint32x4_t t11a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x40, 17), x40, 32 - 17), t10a);
        /* stream b, step 11, F */
        uint32x4_t x41 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t7b, vdupq_n_u32(0xffff5bb1u)));
        KEEP("w", x41);
        const uint32x4_t x42 = vaddq_u32(vbslq_u32(t10b, t9b, t8b), x41);
        const uint32x4_t t11b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x42, 17), x42, 32 - 17), t10b);
        /* stream a, step 12, F */
        uint32x4_t x43 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t8a, vdupq_n_u32(0x895cd7beu)));
        KEEP("w", x43);
        const uint32x4_t x44 = vaddq_u32(vbslq_u32(t11a, t10a, t9a), x43);
        const uint32x4_t t12a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x44, 22), x44, 32 - 22), t11a);
        COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* stream b, step 12, F */
        uint32x4_t x45 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t8b, vdupq_n_u32(0x895cd7beu)));
        KEEP("w", x45);
        const uint32x4_t x46 = vaddq_u32(vbslq_u32(t11b, t10b, t9b), x45);
        const uint32x4_t t12b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x46, 22), x46, 32 - 22), t11b);
        /* stream a, step 13, F */
        uint32x4_t x47 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t9a, vdupq_n_u32(0x6b901122u)));
        KEEP("w", x47);
        const uint32x4_t x48 = vaddq_u32(vbslq_u32(t12a, t11a, t10a), x47);
        const uint32x4_t t13a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x48, 7), x48, 32 - 7), t12a);
        /* stream b, step 13, F */
        uint32x4_t x49 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t9b, vdupq_n_u32(0x6b901122u)));
        KEEP("w", x49);
        const uint32x4_t x50 = vaddq_u32(vbslq_u32(t12b, t11b, t10b), x49);
        const uint32x4_t t13b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x50, 7), x50, 32 - 7), t12b);
        /* stream a, step 14, F */
        uint32x4_t x51 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t10a, vdupq_n_u32(0xfd987193u)));
        KEEP("w", x51);
        const uint32x4_t x52 = vaddq_u32(vbslq_u32(t13a, t12a, t11a), x51);
        const uint32x4_t t14a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x52, 12), x52, 32 - 12), t13a);
        COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* stream b, step 14, F */
        uint32x4_t x53 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t10b, vdupq_n_u32(0xfd987193u)));
        KEEP("w", x53);
        const uint32x4_t x54 = vaddq_u32(vbslq_u32(t13b, t12b, t11b), x53);
        const uint32x4_t t14b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x54, 12), x54, 32 - 12), t13b);
        /* stream a, step 15, F */
        uint32x4_t x55 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t11a, vdupq_n_u32(0xa679438eu)));
        KEEP("w", x55);
        const uint32x4_t x56 = vaddq_u32(vbslq_u32(t14a, t13a, t12a), x55);
        const uint32x4_t t15a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x56, 17), x56, 32 - 17), t14a);
        /* stream b, step 15, F */
        uint32x4_t x57 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t11b, vdupq_n_u32(0xa679438eu)));
        KEEP("w", x57);
        const uint32x4_t x58 = vaddq_u32(vbslq_u32(t14b, t13b, t12b), x57);
        const uint32x4_t t15b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x58, 17), x58, 32 - 17), t14b);
        /* stream a, step 16, F */
        uint32x4_t x59 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t12a, vdupq_n_u32(0x49b40821u)));
        KEEP("w", x59);
        const uint32x4_t x60 = vaddq_u32(vbslq_u32(t15a, t14a, t13a), x59);
        const uint32x4_t t16a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x60, 22), x60, 32 - 22), t15a);
        COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* stream b, step 16, F */
        uint32x4_t x61 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t12b, vdupq_n_u32(0x49b40821u)));
        KEEP("w", x61);
        const uint32x4_t x62 = vaddq_u32(vbslq_u32(t15b, t14b, t13b), x61);
        const uint32x4_t t16b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x62, 22), x62, 32 - 22), t15b);
        /* stream a, step 17, G */
        uint32x4_t x63 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13a, vdupq_n_u32(0xf61e2562u)));
        KEEP("w", x63);
        const uint32x4_t x64 = vaddq_u32(vbslq_u32(t14a, t16a, t15a), x63);
        const uint32x4_t t17a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x64, 5), x64, 32 - 5), t16a);
        /* stream b, step 17, G */
        uint32x4_t x65 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t13b, vdupq_n_u32(0xf61e2562u)));
        KEEP("w", x65);
        const uint32x4_t x66 = vaddq_u32(vbslq_u32(t14b, t16b, t15b), x65);
        const uint32x4_t t17b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x66, 5), x66, 32 - 5), t16b);
        /* stream a, step 18, G */
        uint32x4_t x67 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t14a, vdupq_n_u32(0xc040b340u)));
        KEEP("w", x67);
        const uint32x4_t x68 = vaddq_u32(vbslq_u32(t15a, t17a, t16a), x67);
        const uint32x4_t t18a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x68, 9), x68, 32 - 9), t17a);
        COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* stream b, step 18, G */
        uint32x4_t x69 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t14b, vdupq_n_u32(0xc040b340u)));
        KEEP("w", x69);
        const uint32x4_t x70 = vaddq_u32(vbslq_u32(t15b, t17b, t16b), x69);
        const uint32x4_t t18b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x70, 9), x70, 32 - 9), t17b);
        /* stream a, step 19, G */
        uint32x4_t x71 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t15a, vdupq_n_u32(0x265e5a51u)));
        KEEP("w", x71);
        const uint32x4_t x72 = vaddq_u32(vbslq_u32(t16a, t18a, t17a), x71);
        const uint32x4_t t19a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x72, 14), x72, 32 - 14), t18a);
        /* stream b, step 19, G */
        uint32x4_t x73 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t15b, vdupq_n_u32(0x265e5a51u)));
        KEEP("w", x73);
        const uint32x4_t x74 = vaddq_u32(vbslq_u32(t16b, t18b, t17b), x73);
        const uint32x4_t t19b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x74, 14), x74, 32 - 14), t18b);
        /* stream a, step 20, G */
        uint32x4_t x75 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16a, vdupq_n_u32(0xe9b6c7aau)));
        KEEP("w", x75);
        const uint32x4_t x76 = vaddq_u32(vbslq_u32(t17a, t19a, t18a), x75);
        const uint32x4_t t20a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x76, 20), x76, 32 - 20), t19a);
        COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* stream b, step 20, G */
        uint32x4_t x77 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t16b, vdupq_n_u32(0xe9b6c7aau)));
        KEEP("w", x77);
        const uint32x4_t x78 = vaddq_u32(vbslq_u32(t17b, t19b, t18b), x77);
        const uint32x4_t t20b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x78, 20), x78, 32 - 20), t19b);
        /* stream a, step 21, G */
        uint32x4_t x79 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t17a, vdupq_n_u32(0xd62f105du)));
        KEEP("w", x79);
        const uint32x4_t x80 = vaddq_u32(vbslq_u32(t18a, t20a, t19a), x79);
        const uint32x4_t t21a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x80, 5), x80, 32 - 5), t20a);
        /* stream b, step 21, G */
        uint32x4_t x81 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t17b, vdupq_n_u32(0xd62f105du)));
        KEEP("w", x81);
        const uint32x4_t x82 = vaddq_u32(vbslq_u32(t18b, t20b, t19b), x81);
        const uint32x4_t t21b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x82, 5), x82, 32 - 5), t20b);
        /* stream a, step 22, G */
        uint32x4_t x83 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t18a, vdupq_n_u32(0x02441453u)));
        KEEP("w", x83);
        const uint32x4_t x84 = vaddq_u32(vbslq_u32(t19a, t21a, t20a), x83);
        const uint32x4_t t22a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x84, 9), x84, 32 - 9), t21a);
        COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* stream b, step 22, G */
        uint32x4_t x85 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t18b, vdupq_n_u32(0x02441453u)));
        KEEP("w", x85);
        const uint32x4_t x86 = vaddq_u32(vbslq_u32(t19b, t21b, t20b), x85);
        const uint32x4_t t22b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x86, 9), x86, 32 - 9), t21b);
        /* stream a, step 23, G */
        uint32x4_t x87 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t19a, vdupq_n_u32(0xd8a1e681u)));
        KEEP("w", x87);
        const uint32x4_t x88 = vaddq_u32(vbslq_u32(t20a, t22a, t21a), x87);
        const uint32x4_t t23a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x88, 14), x88, 32 - 14), t22a);
        /* stream b, step 23, G */
        uint32x4_t x89 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t19b, vdupq_n_u32(0xd8a1e681u)));
        KEEP("w", x89);
        const uint32x4_t x90 = vaddq_u32(vbslq_u32(t20b, t22b, t21b), x89);
        const uint32x4_t t23b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x90, 14), x90, 32 - 14), t22b);
        /* stream a, step 24, G */
        uint32x4_t x91 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t20a, vdupq_n_u32(0xe7d3fbc8u)));
        KEEP("w", x91);
        const uint32x4_t x92 = vaddq_u32(vbslq_u32(t21a, t23a, t22a), x91);
        const uint32x4_t t24a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x92, 20), x92, 32 - 20), t23a);
        COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* stream b, step 24, G */
        uint32x4_t x93 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t20b, vdupq_n_u32(0xe7d3fbc8u)));
        KEEP("w", x93);
        const uint32x4_t x94 = vaddq_u32(vbslq_u32(t21b, t23b, t22b), x93);
        const uint32x4_t t24b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x94, 20), x94, 32 - 20), t23b);
        /* stream a, step 25, G */
        uint32x4_t x95 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t21a, vdupq_n_u32(0x21e1cde6u)));
        KEEP("w", x95);
        const uint32x4_t x96 = vaddq_u32(vbslq_u32(t22a, t24a, t23a), x95);
        const uint32x4_t t25a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x96, 5), x96, 32 - 5), t24a);
        /* stream b, step 25, G */
        uint32x4_t x97 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t21b, vdupq_n_u32(0x21e1cde6u)));
        KEEP("w", x97);
        const uint32x4_t x98 = vaddq_u32(vbslq_u32(t22b, t24b, t23b), x97);
        const uint32x4_t t25b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x98, 5), x98, 32 - 5), t24b);
        /* stream a, step 26, G */
        uint32x4_t x99 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t22a, vdupq_n_u32(0xc33707d6u)));
        KEEP("w", x99);
        const uint32x4_t x100 = vaddq_u32(vbslq_u32(t23a, t25a, t24a), x99);
        const uint32x4_t t26a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x100, 9), x100, 32 - 9), t25a);
        COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* stream b, step 26, G */
        uint32x4_t x101 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t22b, vdupq_n_u32(0xc33707d6u)));
        KEEP("w", x101);
        const uint32x4_t x102 = vaddq_u32(vbslq_u32(t23b, t25b, t24b), x101);
        const uint32x4_t t26b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x102, 9), x102, 32 - 9), t25b);
        /* stream a, step 27, G */
        uint32x4_t x103 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23a, vdupq_n_u32(0xf4d50d87u)));
        KEEP("w", x103);
        const uint32x4_t x104 = vaddq_u32(vbslq_u32(t24a, t26a, t25a), x103);
        const uint32x4_t t27a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x104, 14), x104, 32 - 14), t26a);
        /* stream b, step 27, G */
        uint32x4_t x105 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t23b, vdupq_n_u32(0xf4d50d87u)));
        KEEP("w", x105);
        const uint32x4_t x106 = vaddq_u32(vbslq_u32(t24b, t26b, t25b), x105);
        const uint32x4_t t27b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x106, 14), x106, 32 - 14), t26b);
        /* stream a, step 28, G */
        uint32x4_t x107 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t24a, vdupq_n_u32(0x455a14edu)));
        KEEP("w", x107);
        const uint32x4_t x108 = vaddq_u32(vbslq_u32(t25a, t27a, t26a), x107);
        const uint32x4_t t28a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x108, 20), x108, 32 - 20), t27a);
        COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 28, G */
        uint32x4_t x109 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t24b, vdupq_n_u32(0x455a14edu)));
        KEEP("w", x109);
        const uint32x4_t x110 = vaddq_u32(vbslq_u32(t25b, t27b, t26b), x109);
        const uint32x4_t t28b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x110, 20), x110, 32 - 20), t27b);
        /* stream a, step 29, G */
        uint32x4_t x111 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t25a, vdupq_n_u32(0xa9e3e905u)));
        KEEP("w", x111);
        const uint32x4_t x112 = vaddq_u32(vbslq_u32(t26a, t28a, t27a), x111);
        const uint32x4_t t29a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x112, 5), x112, 32 - 5), t28a);
        /* stream b, step 29, G */
        uint32x4_t x113 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t25b, vdupq_n_u32(0xa9e3e905u)));
        KEEP("w", x113);
        const uint32x4_t x114 = vaddq_u32(vbslq_u32(t26b, t28b, t27b), x113);
        const uint32x4_t t29b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x114, 5), x114, 32 - 5), t28b);
        /* stream a, step 30, G */
        uint32x4_t x115 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26a, vdupq_n_u32(0xfcefa3f8u)));
        KEEP("w", x115);
        const uint32x4_t x116 = vaddq_u32(vbslq_u32(t27a, t29a, t28a), x115);
        const uint32x4_t t30a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x116, 9), x116, 32 - 9), t29a);
        COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* stream b, step 30, G */
        uint32x4_t x117 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t26b, vdupq_n_u32(0xfcefa3f8u)));
        KEEP("w", x117);
        const uint32x4_t x118 = vaddq_u32(vbslq_u32(t27b, t29b, t28b), x117);
        const uint32x4_t t30b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x118, 9), x118, 32 - 9), t29b);
        /* stream a, step 31, G */
        uint32x4_t x119 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t27a, vdupq_n_u32(0x676f02d9u)));
        KEEP("w", x119);
        const uint32x4_t x120 = vaddq_u32(vbslq_u32(t28a, t30a, t29a), x119);
        const uint32x4_t t31a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x120, 14), x120, 32 - 14), t30a);
        /* stream b, step 31, G */
        uint32x4_t x121 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t27b, vdupq_n_u32(0x676f02d9u)));
        KEEP("w", x121);
        const uint32x4_t x122 = vaddq_u32(vbslq_u32(t28b, t30b, t29b), x121);
        const uint32x4_t t31b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x122, 14), x122, 32 - 14), t30b);
        /* stream a, step 32, G */
        uint32x4_t x123 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t28a, vdupq_n_u32(0x8d2a4c8au)));
        KEEP("w", x123);
        const uint32x4_t x124 = vaddq_u32(vbslq_u32(t29a, t31a, t30a), x123);
        const uint32x4_t t32a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x124, 20), x124, 32 - 20), t31a);
        COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* stream b, step 32, G */
        uint32x4_t x125 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t28b, vdupq_n_u32(0x8d2a4c8au)));
        KEEP("w", x125);
        const uint32x4_t x126 = vaddq_u32(vbslq_u32(t29b, t31b, t30b), x125);
        const uint32x4_t t32b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x126, 20), x126, 32 - 20), t31b);
        /* stream a, step 33, H */
        uint32x4_t x127 = veorq_u32(t30a, t31a);
        KEEP("w", x127);
        uint32x4_t x128 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t29a, vdupq_n_u32(0xfffa3942u)));
        KEEP("w", x128);
        const uint32x4_t x129 = vaddq_u32(veorq_u32(t32a, x127), x128);
        const uint32x4_t t33a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x129, 4), x129, 32 - 4), t32a);
        /* stream b, step 33, H */
        uint32x4_t x130 = veorq_u32(t30b, t31b);
        KEEP("w", x130);
        uint32x4_t x131 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t29b, vdupq_n_u32(0xfffa3942u)));
        KEEP("w", x131);
        const uint32x4_t x132 = vaddq_u32(veorq_u32(t32b, x130), x131);
        const uint32x4_t t33b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x132, 4), x132, 32 - 4), t32b);
        /* stream a, step 34, H */
        uint32x4_t x133 = veorq_u32(t31a, t32a);
        KEEP("w", x133);
        uint32x4_t x134 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t30a, vdupq_n_u32(0x8771f681u)));
        KEEP("w", x134);
        const uint32x4_t x135 = vaddq_u32(veorq_u32(t33a, x133), x134);
        const uint32x4_t t34a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x135, 11), x135, 32 - 11), t33a);
        COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* stream b, step 34, H */
        uint32x4_t x136 = veorq_u32(t31b, t32b);
        KEEP("w", x136);
        uint32x4_t x137 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t30b, vdupq_n_u32(0x8771f681u)));
        KEEP("w", x137);
        const uint32x4_t x138 = vaddq_u32(veorq_u32(t33b, x136), x137);
        const uint32x4_t t34b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x138, 11), x138, 32 - 11), t33b);
        /* stream a, step 35, H */
        uint32x4_t x139 = veorq_u32(t32a, t33a);
        KEEP("w", x139);
        uint32x4_t x140 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t31a, vdupq_n_u32(0x6d9d6122u)));
        KEEP("w", x140);
        const uint32x4_t t35a = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34a, x139), x140)))), t34a);
        /* stream b, step 35, H */
        uint32x4_t x141 = veorq_u32(t32b, t33b);
        KEEP("w", x141);
        uint32x4_t x142 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t31b, vdupq_n_u32(0x6d9d6122u)));
        KEEP("w", x142);
        const uint32x4_t t35b = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34b, x141), x142)))), t34b);
        /* stream a, step 36, H */
        uint32x4_t x143 = veorq_u32(t33a, t34a);
        KEEP("w", x143);
        uint32x4_t x144 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t32a, vdupq_n_u32(0xfde5380cu)));
        KEEP("w", x144);
        const uint32x4_t x145 = vaddq_u32(veorq_u32(t35a, x143), x144);
        const uint32x4_t t36a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x145, 23), x145, 32 - 23), t35a);
        COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* stream b, step 36, H */
        uint32x4_t x146 = veorq_u32(t33b, t34b);
        KEEP("w", x146);
        uint32x4_t x147 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t32b, vdupq_n_u32(0xfde5380cu)));
        KEEP("w", x147);
        const uint32x4_t x148 = vaddq_u32(veorq_u32(t35b, x146), x147);
        const uint32x4_t t36b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x148, 23), x148, 32 - 23), t35b);
        /* stream a, step 37, H */
        uint32x4_t x149 = veorq_u32(t34a, t35a);
        KEEP("w", x149);
        uint32x4_t x150 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33a, vdupq_n_u32(0xa4beea44u)));
        KEEP("w", x150);
        const uint32x4_t x151 = vaddq_u32(veorq_u32(t36a, x149), x150);
        const uint32x4_t t37a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x151, 4), x151, 32 - 4), t36a);
        /* stream b, step 37, H */
        uint32x4_t x152 = veorq_u32(t34b, t35b);
        KEEP("w", x152);
        uint32x4_t x153 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t33b, vdupq_n_u32(0xa4beea44u)));
        KEEP("w", x153);
        const uint32x4_t x154 = vaddq_u32(veorq_u32(t36b, x152), x153);
        const uint32x4_t t37b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x154, 4), x154, 32 - 4), t36b);
        /* stream a, step 38, H */
        uint32x4_t x155 = veorq_u32(t35a, t36a);
        KEEP("w", x155);
        uint32x4_t x156 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t34a, vdupq_n_u32(0x4bdecfa9u)));
        KEEP("w", x156);
        const uint32x4_t x157 = vaddq_u32(veorq_u32(t37a, x155), x156);
        const uint32x4_t t38a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x157, 11), x157, 32 - 11), t37a);
        COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* stream b, step 38, H */
        uint32x4_t x158 = veorq_u32(t35b, t36b);
        KEEP("w", x158);
        uint32x4_t x159 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t34b, vdupq_n_u32(0x4bdecfa9u)));
        KEEP("w", x159);
        const uint32x4_t x160 = vaddq_u32(veorq_u32(t37b, x158), x159);
        const uint32x4_t t38b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x160, 11), x160, 32 - 11), t37b);
        /* stream a, step 39, H */
        uint32x4_t x161 = veorq_u32(t36a, t37a);
        KEEP("w", x161);
        uint32x4_t x162 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t35a, vdupq_n_u32(0xf6bb4b60u)));
        KEEP("w", x162);
        const uint32x4_t t39a = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38a, x161), x162)))), t38a);
        /* stream b, step 39, H */
        uint32x4_t x163 = veorq_u32(t36b, t37b);
        KEEP("w", x163);
        uint32x4_t x164 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t35b, vdupq_n_u32(0xf6bb4b60u)));
        KEEP("w", x164);
        const uint32x4_t t39b = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38b, x163), x164)))), t38b);
        /* stream a, step 40, H */
        uint32x4_t x165 = veorq_u32(t37a, t38a);
        KEEP("w", x165);
        uint32x4_t x166 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t36a, vdupq_n_u32(0xbebfbc70u)));
        KEEP("w", x166);
        const uint32x4_t x167 = vaddq_u32(veorq_u32(t39a, x165), x166);
        const uint32x4_t t40a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x167, 23), x167, 32 - 23), t39a);
        COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* stream b, step 40, H */
        uint32x4_t x168 = veorq_u32(t37b, t38b);
        KEEP("w", x168);
        uint32x4_t x169 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t36b, vdupq_n_u32(0xbebfbc70u)));
        KEEP("w", x169);
        const uint32x4_t x170 = vaddq_u32(veorq_u32(t39b, x168), x169);
        const uint32x4_t t40b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x170, 23), x170, 32 - 23), t39b);
        /* stream a, step 41, H */
        uint32x4_t x171 = veorq_u32(t38a, t39a);
        KEEP("w", x171);
        uint32x4_t x172 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t37a, vdupq_n_u32(0x289b7ec6u)));
        KEEP("w", x172);
        const uint32x4_t x173 = vaddq_u32(veorq_u32(t40a, x171), x172);
        const uint32x4_t t41a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x173, 4), x173, 32 - 4), t40a);
        /* stream b, step 41, H */
        uint32x4_t x174 = veorq_u32(t38b, t39b);
        KEEP("w", x174);
        uint32x4_t x175 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t37b, vdupq_n_u32(0x289b7ec6u)));
        KEEP("w", x175);
        const uint32x4_t x176 = vaddq_u32(veorq_u32(t40b, x174), x175);
        const uint32x4_t t41b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x176, 4), x176, 32 - 4), t40b);
        /* stream a, step 42, H */
        uint32x4_t x177 = veorq_u32(t39a, t40a);
        KEEP("w", x177);
        uint32x4_t x178 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38a, vdupq_n_u32(0xeaa127fau)));
        KEEP("w", x178);
        const uint32x4_t x179 = vaddq_u32(veorq_u32(t41a, x177), x178);
        const uint32x4_t t42a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x179, 11), x179, 32 - 11), t41a);
        COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* stream b, step 42, H */
        uint32x4_t x180 = veorq_u32(t39b, t40b);
        KEEP("w", x180);
        uint32x4_t x181 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t38b, vdupq_n_u32(0xeaa127fau)));
        KEEP("w", x181);
        const uint32x4_t x182 = vaddq_u32(veorq_u32(t41b, x180), x181);
        const uint32x4_t t42b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x182, 11), x182, 32 - 11), t41b);
        /* stream a, step 43, H */
        uint32x4_t x183 = veorq_u32(t40a, t41a);
        KEEP("w", x183);
        uint32x4_t x184 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39a, vdupq_n_u32(0xd4ef3085u)));
        KEEP("w", x184);
        const uint32x4_t t43a = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42a, x183), x184)))), t42a);
        /* stream b, step 43, H */
        uint32x4_t x185 = veorq_u32(t40b, t41b);
        KEEP("w", x185);
        uint32x4_t x186 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t39b, vdupq_n_u32(0xd4ef3085u)));
        KEEP("w", x186);
        const uint32x4_t t43b = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42b, x185), x186)))), t42b);
        /* stream a, step 44, H */
        uint32x4_t x187 = veorq_u32(t41a, t42a);
        KEEP("w", x187);
        uint32x4_t x188 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t40a, vdupq_n_u32(0x04881d05u)));
        KEEP("w", x188);
        const uint32x4_t x189 = vaddq_u32(veorq_u32(t43a, x187), x188);
        const uint32x4_t t44a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x189, 23), x189, 32 - 23), t43a);
        COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* stream b, step 44, H */
        uint32x4_t x190 = veorq_u32(t41b, t42b);
        KEEP("w", x190);
        uint32x4_t x191 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t40b, vdupq_n_u32(0x04881d05u)));
        KEEP("w", x191);
        const uint32x4_t x192 = vaddq_u32(veorq_u32(t43b, x190), x191);
        const uint32x4_t t44b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x192, 23), x192, 32 - 23), t43b);
        /* stream a, step 45, H */
        uint32x4_t x193 = veorq_u32(t42a, t43a);
        KEEP("w", x193);
        uint32x4_t x194 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t41a, vdupq_n_u32(0xd9d4d039u)));
        KEEP("w", x194);
        const uint32x4_t x195 = vaddq_u32(veorq_u32(t44a, x193), x194);
        const uint32x4_t t45a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x195, 4), x195, 32 - 4), t44a);
        /* stream b, step 45, H */
        uint32x4_t x196 = veorq_u32(t42b, t43b);
        KEEP("w", x196);
        uint32x4_t x197 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t41b, vdupq_n_u32(0xd9d4d039u)));
        KEEP("w", x197);
        const uint32x4_t x198 = vaddq_u32(veorq_u32(t44b, x196), x197);
        const uint32x4_t t45b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x198, 4), x198, 32 - 4), t44b);
        /* stream a, step 46, H */
        uint32x4_t x199 = veorq_u32(t43a, t44a);
        KEEP("w", x199);
        uint32x4_t x200 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t42a, vdupq_n_u32(0xe6db99e5u)));
        KEEP("w", x200);
        const uint32x4_t x201 = vaddq_u32(veorq_u32(t45a, x199), x200);
        const uint32x4_t t46a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x201, 11), x201, 32 - 11), t45a);
        COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* stream b, step 46, H */
        uint32x4_t x202 = veorq_u32(t43b, t44b);
        KEEP("w", x202);
        uint32x4_t x203 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t42b, vdupq_n_u32(0xe6db99e5u)));
        KEEP("w", x203);
        const uint32x4_t x204 = vaddq_u32(veorq_u32(t45b, x202), x203);
        const uint32x4_t t46b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x204, 11), x204, 32 - 11), t45b);
        /* stream a, step 47, H */
        uint32x4_t x205 = veorq_u32(t44a, t45a);
        KEEP("w", x205);
        uint32x4_t x206 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t43a, vdupq_n_u32(0x1fa27cf8u)));
        KEEP("w", x206);
        const uint32x4_t t47a = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46a, x205), x206)))), t46a);
        /* stream b, step 47, H */
        uint32x4_t x207 = veorq_u32(t44b, t45b);
        KEEP("w", x207);
        uint32x4_t x208 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t43b, vdupq_n_u32(0x1fa27cf8u)));
        KEEP("w", x208);
        const uint32x4_t t47b = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46b, x207), x208)))), t46b);
        /* stream a, step 48, H */
        const uint32x4_t x209 = veorq_u32(t47a, t46a);
        uint32x4_t x210 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44a, vdupq_n_u32(0xc4ac5665u)));
        KEEP("w", x210);
        const uint32x4_t x211 = vaddq_u32(veorq_u32(x209, t45a), x210);
        const uint32x4_t t48a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x211, 23), x211, 32 - 23), t47a);
        COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* stream b, step 48, H */
        const uint32x4_t x212 = veorq_u32(t47b, t46b);
        uint32x4_t x213 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t44b, vdupq_n_u32(0xc4ac5665u)));
        KEEP("w", x213);
        const uint32x4_t x214 = vaddq_u32(veorq_u32(x212, t45b), x213);
        const uint32x4_t t48b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x214, 23), x214, 32 - 23), t47b);
        /* stream a, step 49, I */
        uint32x4_t x215 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45a, vdupq_n_u32(0xf4292243u)));
        KEEP("w", x215);
        const uint32x4_t x216 = vsubq_u32(x215, vbslq_u32(t48a, t47a, x209));
        const uint32x4_t t49a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x216, 6), x216, 32 - 6), t48a);
        /* stream b, step 49, I */
        uint32x4_t x217 = vaddq_u32(vld1q_u32(&w[0][4]), vaddq_u32(t45b, vdupq_n_u32(0xf4292243u)));
        KEEP("w", x217);
        const uint32x4_t x218 = vsubq_u32(x217, vbslq_u32(t48b, t47b, x212));
        const uint32x4_t t49b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x218, 6), x218, 32 - 6), t48b);
        /* stream a, step 50, I */
        uint32x4_t x219 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t46a, vdupq_n_u32(0x432aff96u)));
        KEEP("w", x219);
        const uint32x4_t x220 = vsubq_u32(x219, vbslq_u32(t49a, t48a, veorq_u32(t48a, t47a)));
        const uint32x4_t t50a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x220, 10), x220, 32 - 10), t49a);
        COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* stream b, step 50, I */
        uint32x4_t x221 = vaddq_u32(vld1q_u32(&w[7][4]), vaddq_u32(t46b, vdupq_n_u32(0x432aff96u)));
        KEEP("w", x221);
        const uint32x4_t x222 = vsubq_u32(x221, vbslq_u32(t49b, t48b, veorq_u32(t48b, t47b)));
        const uint32x4_t t50b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x222, 10), x222, 32 - 10), t49b);
        /* stream a, step 51, I */
        uint32x4_t x223 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t47a, vdupq_n_u32(0xab9423a6u)));
        KEEP("w", x223);
        const uint32x4_t x224 = vsubq_u32(x223, vbslq_u32(t50a, t49a, veorq_u32(t49a, t48a)));
        const uint32x4_t t51a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x224, 15), x224, 32 - 15), t50a);
        /* stream b, step 51, I */
        uint32x4_t x225 = vaddq_u32(vld1q_u32(&w[14][4]), vaddq_u32(t47b, vdupq_n_u32(0xab9423a6u)));
        KEEP("w", x225);
        const uint32x4_t x226 = vsubq_u32(x225, vbslq_u32(t50b, t49b, veorq_u32(t49b, t48b)));
        const uint32x4_t t51b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x226, 15), x226, 32 - 15), t50b);
        /* stream a, step 52, I */
        uint32x4_t x227 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t48a, vdupq_n_u32(0xfc93a038u)));
        KEEP("w", x227);
        const uint32x4_t x228 = vsubq_u32(x227, vbslq_u32(t51a, t50a, veorq_u32(t50a, t49a)));
        const uint32x4_t t52a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x228, 21), x228, 32 - 21), t51a);
        COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* stream b, step 52, I */
        uint32x4_t x229 = vaddq_u32(vld1q_u32(&w[5][4]), vaddq_u32(t48b, vdupq_n_u32(0xfc93a038u)));
        KEEP("w", x229);
        const uint32x4_t x230 = vsubq_u32(x229, vbslq_u32(t51b, t50b, veorq_u32(t50b, t49b)));
        const uint32x4_t t52b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x230, 21), x230, 32 - 21), t51b);
        /* stream a, step 53, I */
        uint32x4_t x231 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t49a, vdupq_n_u32(0x655b59c2u)));
        KEEP("w", x231);
        const uint32x4_t x232 = vsubq_u32(x231, vbslq_u32(t52a, t51a, veorq_u32(t51a, t50a)));
        const uint32x4_t t53a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x232, 6), x232, 32 - 6), t52a);
        /* stream b, step 53, I */
        uint32x4_t x233 = vaddq_u32(vld1q_u32(&w[12][4]), vaddq_u32(t49b, vdupq_n_u32(0x655b59c2u)));
        KEEP("w", x233);
        const uint32x4_t x234 = vsubq_u32(x233, vbslq_u32(t52b, t51b, veorq_u32(t51b, t50b)));
        const uint32x4_t t53b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x234, 6), x234, 32 - 6), t52b);
        /* stream a, step 54, I */
        uint32x4_t x235 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50a, vdupq_n_u32(0x8f0ccc91u)));
        KEEP("w", x235);
        const uint32x4_t x236 = vsubq_u32(x235, vbslq_u32(t53a, t52a, veorq_u32(t52a, t51a)));
        const uint32x4_t t54a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x236, 10), x236, 32 - 10), t53a);
        COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* stream b, step 54, I */
        uint32x4_t x237 = vaddq_u32(vld1q_u32(&w[3][4]), vaddq_u32(t50b, vdupq_n_u32(0x8f0ccc91u)));
        KEEP("w", x237);
        const uint32x4_t x238 = vsubq_u32(x237, vbslq_u32(t53b, t52b, veorq_u32(t52b, t51b)));
        const uint32x4_t t54b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x238, 10), x238, 32 - 10), t53b);
        /* stream a, step 55, I */
        uint32x4_t x239 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t51a, vdupq_n_u32(0xffeff47cu)));
        KEEP("w", x239);
        const uint32x4_t x240 = vsubq_u32(x239, vbslq_u32(t54a, t53a, veorq_u32(t53a, t52a)));
        const uint32x4_t t55a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x240, 15), x240, 32 - 15), t54a);
        /* stream b, step 55, I */
        uint32x4_t x241 = vaddq_u32(vld1q_u32(&w[10][4]), vaddq_u32(t51b, vdupq_n_u32(0xffeff47cu)));
        KEEP("w", x241);
        const uint32x4_t x242 = vsubq_u32(x241, vbslq_u32(t54b, t53b, veorq_u32(t53b, t52b)));
        const uint32x4_t t55b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x242, 15), x242, 32 - 15), t54b);
        /* stream a, step 56, I */
        uint32x4_t x243 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52a, vdupq_n_u32(0x85845dd0u)));
        KEEP("w", x243);
        const uint32x4_t x244 = vsubq_u32(x243, vbslq_u32(t55a, t54a, veorq_u32(t54a, t53a)));
        const uint32x4_t t56a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x244, 21), x244, 32 - 21), t55a);
        COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* stream b, step 56, I */
        uint32x4_t x245 = vaddq_u32(vld1q_u32(&w[1][4]), vaddq_u32(t52b, vdupq_n_u32(0x85845dd0u)));
        KEEP("w", x245);
        const uint32x4_t x246 = vsubq_u32(x245, vbslq_u32(t55b, t54b, veorq_u32(t54b, t53b)));
        const uint32x4_t t56b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x246, 21), x246, 32 - 21), t55b);
        /* stream a, step 57, I */
        uint32x4_t x247 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t53a, vdupq_n_u32(0x6fa87e4eu)));
        KEEP("w", x247);
        const uint32x4_t x248 = vsubq_u32(x247, vbslq_u32(t56a, t55a, veorq_u32(t55a, t54a)));
        const uint32x4_t t57a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x248, 6), x248, 32 - 6), t56a);
        /* stream b, step 57, I */
        uint32x4_t x249 = vaddq_u32(vld1q_u32(&w[8][4]), vaddq_u32(t53b, vdupq_n_u32(0x6fa87e4eu)));
        KEEP("w", x249);
        const uint32x4_t x250 = vsubq_u32(x249, vbslq_u32(t56b, t55b, veorq_u32(t55b, t54b)));
        const uint32x4_t t57b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x250, 6), x250, 32 - 6), t56b);
        /* stream a, step 58, I */
        uint32x4_t x251 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t54a, vdupq_n_u32(0xfe2ce6dfu)));
        KEEP("w", x251);
        const uint32x4_t x252 = vsubq_u32(x251, vbslq_u32(t57a, t56a, veorq_u32(t56a, t55a)));
        const uint32x4_t t58a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x252, 10), x252, 32 - 10), t57a);
        COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* stream b, step 58, I */
        uint32x4_t x253 = vaddq_u32(vld1q_u32(&w[15][4]), vaddq_u32(t54b, vdupq_n_u32(0xfe2ce6dfu)));
        KEEP("w", x253);
        const uint32x4_t x254 = vsubq_u32(x253, vbslq_u32(t57b, t56b, veorq_u32(t56b, t55b)));
        const uint32x4_t t58b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x254, 10), x254, 32 - 10), t57b);
        /* stream a, step 59, I */
        uint32x4_t x255 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t55a, vdupq_n_u32(0xa3014313u)));
        KEEP("w", x255);
        const uint32x4_t x256 = vsubq_u32(x255, vbslq_u32(t58a, t57a, veorq_u32(t57a, t56a)));
        const uint32x4_t t59a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x256, 15), x256, 32 - 15), t58a);
        /* stream b, step 59, I */
        uint32x4_t x257 = vaddq_u32(vld1q_u32(&w[6][4]), vaddq_u32(t55b, vdupq_n_u32(0xa3014313u)));
        KEEP("w", x257);
        const uint32x4_t x258 = vsubq_u32(x257, vbslq_u32(t58b, t57b, veorq_u32(t57b, t56b)));
        const uint32x4_t t59b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x258, 15), x258, 32 - 15), t58b);
        /* stream a, step 60, I */
        uint32x4_t x259 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t56a, vdupq_n_u32(0x4e0811a0u)));
        KEEP("w", x259);
        const uint32x4_t x260 = vsubq_u32(x259, vbslq_u32(t59a, t58a, veorq_u32(t58a, t57a)));
        const uint32x4_t t60a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x260, 21), x260, 32 - 21), t59a);
        COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* stream b, step 60, I */
        uint32x4_t x261 = vaddq_u32(vld1q_u32(&w[13][4]), vaddq_u32(t56b, vdupq_n_u32(0x4e0811a0u)));
        KEEP("w", x261);
        const uint32x4_t x262 = vsubq_u32(x261, vbslq_u32(t59b, t58b, veorq_u32(t58b, t57b)));
        const uint32x4_t t60b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x262, 21), x262, 32 - 21), t59b);
        /* stream a, step 61, I */
        uint32x4_t x263 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t57a, vdupq_n_u32(0xf7537e81u)));
        KEEP("w", x263);
        const uint32x4_t x264 = vsubq_u32(x263, vbslq_u32(t60a, t59a, veorq_u32(t59a, t58a)));
        const uint32x4_t t61a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x264, 6), x264, 32 - 6), t60a);
        /* stream b, step 61, I */
        uint32x4_t x265 = vaddq_u32(vld1q_u32(&w[4][4]), vaddq_u32(t57b, vdupq_n_u32(0xf7537e81u)));
        KEEP("w", x265);
        const uint32x4_t x266 = vsubq_u32(x265, vbslq_u32(t60b, t59b, veorq_u32(t59b, t58b)));
        const uint32x4_t t61b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x266, 6), x266, 32 - 6), t60b);
        /* stream a, step 62, I */
        uint32x4_t x267 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t58a, vdupq_n_u32(0xbd3af234u)));
        KEEP("w", x267);
        const uint32x4_t x268 = vsubq_u32(x267, vbslq_u32(t61a, t60a, veorq_u32(t60a, t59a)));
        const uint32x4_t t62a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x268, 10), x268, 32 - 10), t61a);
        COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* stream b, step 62, I */
        uint32x4_t x269 = vaddq_u32(vld1q_u32(&w[11][4]), vaddq_u32(t58b, vdupq_n_u32(0xbd3af234u)));
        KEEP("w", x269);
        const uint32x4_t x270 = vsubq_u32(x269, vbslq_u32(t61b, t60b, veorq_u32(t60b, t59b)));
        const uint32x4_t t62b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x270, 10), x270, 32 - 10), t61b);
        /* stream a, step 63, I */
        uint32x4_t x271 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59a, vdupq_n_u32(0x2ad7d2bau)));
        KEEP("w", x271);
        const uint32x4_t x272 = vsubq_u32(x271, vbslq_u32(t62a, t61a, veorq_u32(t61a, t60a)));
        const uint32x4_t t63a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x272, 15), x272, 32 - 15), t62a);
        /* stream b, step 63, I */
        uint32x4_t x273 = vaddq_u32(vld1q_u32(&w[2][4]), vaddq_u32(t59b, vdupq_n_u32(0x2ad7d2bau)));
        KEEP("w", x273);
        const uint32x4_t x274 = vsubq_u32(x273, vbslq_u32(t62b, t61b, veorq_u32(t61b, t60b)));
        const uint32x4_t t63b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x274, 15), x274, 32 - 15), t62b);
        /* stream a, step 64, I */
        uint32x4_t x275 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t60a, vdupq_n_u32(0xeb86d390u)));
        KEEP("w", x275);
        const uint32x4_t x276 = vsubq_u32(x275, vbslq_u32(t63a, t62a, veorq_u32(t62a, t61a)));
        const uint32x4_t t64a = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x276, 21), x276, 32 - 21), t63a);
        COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* stream b, step 64, I */
        uint32x4_t x277 = vaddq_u32(vld1q_u32(&w[9][4]), vaddq_u32(t60b, vdupq_n_u32(0xeb86d390u)));
        KEEP("w", x277);
        const uint32x4_t x278 = vsubq_u32(x277, vbslq_u32(t63b, t62b, veorq_u32(t62b, t61b)));
        const uint32x4_t t64b = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x278, 21), x278, 32 - 21), t63b);

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
