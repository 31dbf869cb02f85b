/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD and its SHA3 extension, 4 lanes, or 2 whose rotates are one instruction.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sha3 --kernel lanes
 *
 * md5_x4_blocks: 448 instructions for a block of 64 bytes, critical path 635 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=armv8.2-a+sha3"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8.2-a+sha3")
#endif

#include <arm_neon.h>
#include "md5_x4.h"

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

void md5_x4_blocks(uint32_t state[4][4], const uint8_t *const data[4], size_t nblocks)
{
    uint32x4_t h0 = vld1q_u32(&state[0][0]);
    uint32x4_t h1 = vld1q_u32(&state[1][0]);
    uint32x4_t h2 = vld1q_u32(&state[2][0]);
    uint32x4_t h3 = vld1q_u32(&state[3][0]);

    uint32_t buffers[2][16][4] ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 4; j += 2) {
        COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 4, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 4, data[j] + 24, data[j + 1] + 24);
        COPY(&buffers[0][8][j], 4, data[j] + 32, data[j + 1] + 32);
        COPY(&buffers[0][10][j], 4, data[j] + 40, data[j + 1] + 40);
        COPY(&buffers[0][12][j], 4, data[j] + 48, data[j + 1] + 48);
        COPY(&buffers[0][14][j], 4, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        const uint32x4_t x1 = vaddq_u32(vbslq_u32(h1, h2, h3), vaddq_u32(vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa478u)), h0));
        const uint32x4_t t1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x1, 7), x1, 32 - 7), h1);
        /* step 2, F */
        uint32x4_t x2 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(h3, vdupq_n_u32(0xe8c7b756u)));
        KEEP("w", x2);
        const uint32x4_t x3 = vaddq_u32(vbslq_u32(t1, h1, h2), x2);
        const uint32x4_t t2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x3, 12), x3, 32 - 12), t1);
        /* step 3, F */
        uint32x4_t x4 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(h2, vdupq_n_u32(0x242070dbu)));
        KEEP("w", x4);
        const uint32x4_t x5 = vaddq_u32(vbslq_u32(t2, t1, h1), x4);
        const uint32x4_t t3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x5, 17), x5, 32 - 17), t2);
        COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* step 4, F */
        uint32x4_t x6 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(h1, vdupq_n_u32(0xc1bdceeeu)));
        KEEP("w", x6);
        const uint32x4_t x7 = vaddq_u32(vbslq_u32(t3, t2, t1), x6);
        const uint32x4_t t4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x7, 22), x7, 32 - 22), t3);
        /* step 5, F */
        uint32x4_t x8 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t1, vdupq_n_u32(0xf57c0fafu)));
        KEEP("w", x8);
        const uint32x4_t x9 = vaddq_u32(vbslq_u32(t4, t3, t2), x8);
        const uint32x4_t t5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x9, 7), x9, 32 - 7), t4);
        /* step 6, F */
        uint32x4_t x10 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t2, vdupq_n_u32(0x4787c62au)));
        KEEP("w", x10);
        const uint32x4_t x11 = vaddq_u32(vbslq_u32(t5, t4, t3), x10);
        const uint32x4_t t6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x11, 12), x11, 32 - 12), t5);
        /* step 7, F */
        uint32x4_t x12 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t3, vdupq_n_u32(0xa8304613u)));
        KEEP("w", x12);
        const uint32x4_t x13 = vaddq_u32(vbslq_u32(t6, t5, t4), x12);
        const uint32x4_t t7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x13, 17), x13, 32 - 17), t6);
        COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* step 8, F */
        uint32x4_t x14 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t4, vdupq_n_u32(0xfd469501u)));
        KEEP("w", x14);
        const uint32x4_t x15 = vaddq_u32(vbslq_u32(t7, t6, t5), x14);
        const uint32x4_t t8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x15, 22), x15, 32 - 22), t7);
        /* step 9, F */
        uint32x4_t x16 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t5, vdupq_n_u32(0x698098d8u)));
        KEEP("w", x16);
        const uint32x4_t x17 = vaddq_u32(vbslq_u32(t8, t7, t6), x16);
        const uint32x4_t t9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x17, 7), x17, 32 - 7), t8);
        /* step 10, F */
        uint32x4_t x18 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t6, vdupq_n_u32(0x8b44f7afu)));
        KEEP("w", x18);
        const uint32x4_t x19 = vaddq_u32(vbslq_u32(t9, t8, t7), x18);
        const uint32x4_t t10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x19, 12), x19, 32 - 12), t9);
        /* step 11, F */
        uint32x4_t x20 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t7, vdupq_n_u32(0xffff5bb1u)));
        KEEP("w", x20);
        const uint32x4_t x21 = vaddq_u32(vbslq_u32(t10, t9, t8), x20);
        const uint32x4_t t11 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x21, 17), x21, 32 - 17), t10);
        COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* step 12, F */
        uint32x4_t x22 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t8, vdupq_n_u32(0x895cd7beu)));
        KEEP("w", x22);
        const uint32x4_t x23 = vaddq_u32(vbslq_u32(t11, t10, t9), x22);
        const uint32x4_t t12 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x23, 22), x23, 32 - 22), t11);
        /* step 13, F */
        uint32x4_t x24 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t9, vdupq_n_u32(0x6b901122u)));
        KEEP("w", x24);
        const uint32x4_t x25 = vaddq_u32(vbslq_u32(t12, t11, t10), x24);
        const uint32x4_t t13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x25, 7), x25, 32 - 7), t12);
        /* step 14, F */
        uint32x4_t x26 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t10, vdupq_n_u32(0xfd987193u)));
        KEEP("w", x26);
        const uint32x4_t x27 = vaddq_u32(vbslq_u32(t13, t12, t11), x26);
        const uint32x4_t t14 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x27, 12), x27, 32 - 12), t13);
        /* step 15, F */
        uint32x4_t x28 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t11, vdupq_n_u32(0xa679438eu)));
        KEEP("w", x28);
        const uint32x4_t x29 = vaddq_u32(vbslq_u32(t14, t13, t12), x28);
        const uint32x4_t t15 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x29, 17), x29, 32 - 17), t14);
        COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* step 16, F */
        uint32x4_t x30 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t12, vdupq_n_u32(0x49b40821u)));
        KEEP("w", x30);
        const uint32x4_t x31 = vaddq_u32(vbslq_u32(t15, t14, t13), x30);
        const uint32x4_t t16 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x31, 22), x31, 32 - 22), t15);
        /* step 17, G */
        uint32x4_t x32 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13, vdupq_n_u32(0xf61e2562u)));
        KEEP("w", x32);
        const uint32x4_t x33 = vaddq_u32(vbslq_u32(t14, t16, t15), x32);
        const uint32x4_t t17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x33, 5), x33, 32 - 5), t16);
        /* step 18, G */
        uint32x4_t x34 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t14, vdupq_n_u32(0xc040b340u)));
        KEEP("w", x34);
        const uint32x4_t x35 = vaddq_u32(vbslq_u32(t15, t17, t16), x34);
        const uint32x4_t t18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x35, 9), x35, 32 - 9), t17);
        /* step 19, G */
        uint32x4_t x36 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t15, vdupq_n_u32(0x265e5a51u)));
        KEEP("w", x36);
        const uint32x4_t x37 = vaddq_u32(vbslq_u32(t16, t18, t17), x36);
        const uint32x4_t t19 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x37, 14), x37, 32 - 14), t18);
        COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* step 20, G */
        uint32x4_t x38 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16, vdupq_n_u32(0xe9b6c7aau)));
        KEEP("w", x38);
        const uint32x4_t x39 = vaddq_u32(vbslq_u32(t17, t19, t18), x38);
        const uint32x4_t t20 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x39, 20), x39, 32 - 20), t19);
        /* step 21, G */
        uint32x4_t x40 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t17, vdupq_n_u32(0xd62f105du)));
        KEEP("w", x40);
        const uint32x4_t x41 = vaddq_u32(vbslq_u32(t18, t20, t19), x40);
        const uint32x4_t t21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x41, 5), x41, 32 - 5), t20);
        /* step 22, G */
        uint32x4_t x42 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t18, vdupq_n_u32(0x02441453u)));
        KEEP("w", x42);
        const uint32x4_t x43 = vaddq_u32(vbslq_u32(t19, t21, t20), x42);
        const uint32x4_t t22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x43, 9), x43, 32 - 9), t21);
        /* step 23, G */
        uint32x4_t x44 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t19, vdupq_n_u32(0xd8a1e681u)));
        KEEP("w", x44);
        const uint32x4_t x45 = vaddq_u32(vbslq_u32(t20, t22, t21), x44);
        const uint32x4_t t23 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x45, 14), x45, 32 - 14), t22);
        COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* step 24, G */
        uint32x4_t x46 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t20, vdupq_n_u32(0xe7d3fbc8u)));
        KEEP("w", x46);
        const uint32x4_t x47 = vaddq_u32(vbslq_u32(t21, t23, t22), x46);
        const uint32x4_t t24 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x47, 20), x47, 32 - 20), t23);
        /* step 25, G */
        uint32x4_t x48 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t21, vdupq_n_u32(0x21e1cde6u)));
        KEEP("w", x48);
        const uint32x4_t x49 = vaddq_u32(vbslq_u32(t22, t24, t23), x48);
        const uint32x4_t t25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x49, 5), x49, 32 - 5), t24);
        /* step 26, G */
        uint32x4_t x50 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t22, vdupq_n_u32(0xc33707d6u)));
        KEEP("w", x50);
        const uint32x4_t x51 = vaddq_u32(vbslq_u32(t23, t25, t24), x50);
        const uint32x4_t t26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x51, 9), x51, 32 - 9), t25);
        /* step 27, G */
        uint32x4_t x52 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23, vdupq_n_u32(0xf4d50d87u)));
        KEEP("w", x52);
        const uint32x4_t x53 = vaddq_u32(vbslq_u32(t24, t26, t25), x52);
        const uint32x4_t t27 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x53, 14), x53, 32 - 14), t26);
        COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* step 28, G */
        uint32x4_t x54 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t24, vdupq_n_u32(0x455a14edu)));
        KEEP("w", x54);
        const uint32x4_t x55 = vaddq_u32(vbslq_u32(t25, t27, t26), x54);
        const uint32x4_t t28 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x55, 20), x55, 32 - 20), t27);
        /* step 29, G */
        uint32x4_t x56 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t25, vdupq_n_u32(0xa9e3e905u)));
        KEEP("w", x56);
        const uint32x4_t x57 = vaddq_u32(vbslq_u32(t26, t28, t27), x56);
        const uint32x4_t t29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x57, 5), x57, 32 - 5), t28);
        /* step 30, G */
        uint32x4_t x58 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26, vdupq_n_u32(0xfcefa3f8u)));
        KEEP("w", x58);
        const uint32x4_t x59 = vaddq_u32(vbslq_u32(t27, t29, t28), x58);
        const uint32x4_t t30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x59, 9), x59, 32 - 9), t29);
        /* step 31, G */
        uint32x4_t x60 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t27, vdupq_n_u32(0x676f02d9u)));
        KEEP("w", x60);
        const uint32x4_t x61 = vaddq_u32(vbslq_u32(t28, t30, t29), x60);
        const uint32x4_t t31 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x61, 14), x61, 32 - 14), t30);
        COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* step 32, G */
        uint32x4_t x62 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t28, vdupq_n_u32(0x8d2a4c8au)));
        KEEP("w", x62);
        const uint32x4_t x63 = vaddq_u32(vbslq_u32(t29, t31, t30), x62);
        const uint32x4_t t32 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x63, 20), x63, 32 - 20), t31);
        /* step 33, H */
        uint32x4_t x64 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t29, vdupq_n_u32(0xfffa3942u)));
        KEEP("w", x64);
        const uint32x4_t x65 = vaddq_u32(veor3q_u32(t32, t30, t31), x64);
        const uint32x4_t t33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x65, 4), x65, 32 - 4), t32);
        /* step 34, H */
        uint32x4_t x66 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t30, vdupq_n_u32(0x8771f681u)));
        KEEP("w", x66);
        const uint32x4_t x67 = vaddq_u32(veor3q_u32(t33, t31, t32), x66);
        const uint32x4_t t34 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x67, 11), x67, 32 - 11), t33);
        /* step 35, H */
        uint32x4_t x68 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t31, vdupq_n_u32(0x6d9d6122u)));
        KEEP("w", x68);
        const uint32x4_t t35 = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t34, t32, t33), x68)))), t34);
        COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* step 36, H */
        uint32x4_t x69 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t32, vdupq_n_u32(0xfde5380cu)));
        KEEP("w", x69);
        const uint32x4_t x70 = vaddq_u32(veor3q_u32(t35, t33, t34), x69);
        const uint32x4_t t36 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x70, 23), x70, 32 - 23), t35);
        /* step 37, H */
        uint32x4_t x71 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33, vdupq_n_u32(0xa4beea44u)));
        KEEP("w", x71);
        const uint32x4_t x72 = vaddq_u32(veor3q_u32(t36, t34, t35), x71);
        const uint32x4_t t37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x72, 4), x72, 32 - 4), t36);
        /* step 38, H */
        uint32x4_t x73 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t34, vdupq_n_u32(0x4bdecfa9u)));
        KEEP("w", x73);
        const uint32x4_t x74 = vaddq_u32(veor3q_u32(t37, t35, t36), x73);
        const uint32x4_t t38 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x74, 11), x74, 32 - 11), t37);
        /* step 39, H */
        uint32x4_t x75 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t35, vdupq_n_u32(0xf6bb4b60u)));
        KEEP("w", x75);
        const uint32x4_t t39 = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t38, t36, t37), x75)))), t38);
        COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* step 40, H */
        uint32x4_t x76 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t36, vdupq_n_u32(0xbebfbc70u)));
        KEEP("w", x76);
        const uint32x4_t x77 = vaddq_u32(veor3q_u32(t39, t37, t38), x76);
        const uint32x4_t t40 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x77, 23), x77, 32 - 23), t39);
        /* step 41, H */
        uint32x4_t x78 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t37, vdupq_n_u32(0x289b7ec6u)));
        KEEP("w", x78);
        const uint32x4_t x79 = vaddq_u32(veor3q_u32(t40, t38, t39), x78);
        const uint32x4_t t41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x79, 4), x79, 32 - 4), t40);
        /* step 42, H */
        uint32x4_t x80 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38, vdupq_n_u32(0xeaa127fau)));
        KEEP("w", x80);
        const uint32x4_t x81 = vaddq_u32(veor3q_u32(t41, t39, t40), x80);
        const uint32x4_t t42 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x81, 11), x81, 32 - 11), t41);
        /* step 43, H */
        uint32x4_t x82 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39, vdupq_n_u32(0xd4ef3085u)));
        KEEP("w", x82);
        const uint32x4_t t43 = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t42, t40, t41), x82)))), t42);
        COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* step 44, H */
        uint32x4_t x83 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t40, vdupq_n_u32(0x04881d05u)));
        KEEP("w", x83);
        const uint32x4_t x84 = vaddq_u32(veor3q_u32(t43, t41, t42), x83);
        const uint32x4_t t44 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x84, 23), x84, 32 - 23), t43);
        /* step 45, H */
        uint32x4_t x85 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t41, vdupq_n_u32(0xd9d4d039u)));
        KEEP("w", x85);
        const uint32x4_t x86 = vaddq_u32(veor3q_u32(t44, t42, t43), x85);
        const uint32x4_t t45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x86, 4), x86, 32 - 4), t44);
        /* step 46, H */
        uint32x4_t x87 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t42, vdupq_n_u32(0xe6db99e5u)));
        KEEP("w", x87);
        const uint32x4_t x88 = vaddq_u32(veor3q_u32(t45, t43, t44), x87);
        const uint32x4_t t46 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x88, 11), x88, 32 - 11), t45);
        /* step 47, H */
        uint32x4_t x89 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t43, vdupq_n_u32(0x1fa27cf8u)));
        KEEP("w", x89);
        const uint32x4_t t47 = vaddq_u32(vreinterpretq_u32_u16(vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veor3q_u32(t46, t44, t45), x89)))), t46);
        COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* step 48, H */
        uint32x4_t x90 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44, vdupq_n_u32(0xc4ac5665u)));
        KEEP("w", x90);
        const uint32x4_t x91 = vaddq_u32(veor3q_u32(t47, t45, t46), x90);
        const uint32x4_t t48 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x91, 23), x91, 32 - 23), t47);
        /* step 49, I */
        uint32x4_t x92 = vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45, vdupq_n_u32(0xf4292243u)));
        KEEP("w", x92);
        const uint32x4_t x93 = vsubq_u32(x92, vbcaxq_u32(t47, t46, t48));
        const uint32x4_t t49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x93, 6), x93, 32 - 6), t48);
        /* step 50, I */
        uint32x4_t x94 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t46, vdupq_n_u32(0x432aff96u)));
        KEEP("w", x94);
        const uint32x4_t x95 = vsubq_u32(x94, vbcaxq_u32(t48, t47, t49));
        const uint32x4_t t50 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x95, 10), x95, 32 - 10), t49);
        /* step 51, I */
        uint32x4_t x96 = vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t47, vdupq_n_u32(0xab9423a6u)));
        KEEP("w", x96);
        const uint32x4_t x97 = vsubq_u32(x96, vbcaxq_u32(t49, t48, t50));
        const uint32x4_t t51 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x97, 15), x97, 32 - 15), t50);
        COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* step 52, I */
        uint32x4_t x98 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t48, vdupq_n_u32(0xfc93a038u)));
        KEEP("w", x98);
        const uint32x4_t x99 = vsubq_u32(x98, vbcaxq_u32(t50, t49, t51));
        const uint32x4_t t52 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x99, 21), x99, 32 - 21), t51);
        /* step 53, I */
        uint32x4_t x100 = vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t49, vdupq_n_u32(0x655b59c2u)));
        KEEP("w", x100);
        const uint32x4_t x101 = vsubq_u32(x100, vbcaxq_u32(t51, t50, t52));
        const uint32x4_t t53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x101, 6), x101, 32 - 6), t52);
        /* step 54, I */
        uint32x4_t x102 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50, vdupq_n_u32(0x8f0ccc91u)));
        KEEP("w", x102);
        const uint32x4_t x103 = vsubq_u32(x102, vbcaxq_u32(t52, t51, t53));
        const uint32x4_t t54 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x103, 10), x103, 32 - 10), t53);
        /* step 55, I */
        uint32x4_t x104 = vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t51, vdupq_n_u32(0xffeff47cu)));
        KEEP("w", x104);
        const uint32x4_t x105 = vsubq_u32(x104, vbcaxq_u32(t53, t52, t54));
        const uint32x4_t t55 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x105, 15), x105, 32 - 15), t54);
        COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* step 56, I */
        uint32x4_t x106 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52, vdupq_n_u32(0x85845dd0u)));
        KEEP("w", x106);
        const uint32x4_t x107 = vsubq_u32(x106, vbcaxq_u32(t54, t53, t55));
        const uint32x4_t t56 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x107, 21), x107, 32 - 21), t55);
        /* step 57, I */
        uint32x4_t x108 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t53, vdupq_n_u32(0x6fa87e4eu)));
        KEEP("w", x108);
        const uint32x4_t x109 = vsubq_u32(x108, vbcaxq_u32(t55, t54, t56));
        const uint32x4_t t57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x109, 6), x109, 32 - 6), t56);
        /* step 58, I */
        uint32x4_t x110 = vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t54, vdupq_n_u32(0xfe2ce6dfu)));
        KEEP("w", x110);
        const uint32x4_t x111 = vsubq_u32(x110, vbcaxq_u32(t56, t55, t57));
        const uint32x4_t t58 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x111, 10), x111, 32 - 10), t57);
        /* step 59, I */
        uint32x4_t x112 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t55, vdupq_n_u32(0xa3014313u)));
        KEEP("w", x112);
        const uint32x4_t x113 = vsubq_u32(x112, vbcaxq_u32(t57, t56, t58));
        const uint32x4_t t59 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x113, 15), x113, 32 - 15), t58);
        COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* step 60, I */
        uint32x4_t x114 = vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t56, vdupq_n_u32(0x4e0811a0u)));
        KEEP("w", x114);
        const uint32x4_t x115 = vsubq_u32(x114, vbcaxq_u32(t58, t57, t59));
        const uint32x4_t t60 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x115, 21), x115, 32 - 21), t59);
        /* step 61, I */
        uint32x4_t x116 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t57, vdupq_n_u32(0xf7537e81u)));
        KEEP("w", x116);
        const uint32x4_t x117 = vsubq_u32(x116, vbcaxq_u32(t59, t58, t60));
        const uint32x4_t t61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x117, 6), x117, 32 - 6), t60);
        /* step 62, I */
        uint32x4_t x118 = vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t58, vdupq_n_u32(0xbd3af234u)));
        KEEP("w", x118);
        const uint32x4_t x119 = vsubq_u32(x118, vbcaxq_u32(t60, t59, t61));
        const uint32x4_t t62 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x119, 10), x119, 32 - 10), t61);
        /* step 63, I */
        uint32x4_t x120 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59, vdupq_n_u32(0x2ad7d2bau)));
        KEEP("w", x120);
        const uint32x4_t x121 = vsubq_u32(x120, vbcaxq_u32(t61, t60, t62));
        const uint32x4_t t63 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x121, 15), x121, 32 - 15), t62);
        COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* step 64, I */
        uint32x4_t x122 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t60, vdupq_n_u32(0xeb86d390u)));
        KEEP("w", x122);
        const uint32x4_t x123 = vsubq_u32(x122, vbcaxq_u32(t62, t61, t63));
        const uint32x4_t t64 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(x123, 21), x123, 32 - 21), t63);

        const uint32x4_t h0_next = vaddq_u32(t61, h0);
        const uint32x4_t h1_next = vaddq_u32(t64, h1);
        const uint32x4_t h2_next = vaddq_u32(t63, h2);
        const uint32x4_t h3_next = vaddq_u32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    vst1q_u32(&state[0][0], h0);
    vst1q_u32(&state[1][0], h1);
    vst1q_u32(&state[2][0], h2);
    vst1q_u32(&state[3][0], h3);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
