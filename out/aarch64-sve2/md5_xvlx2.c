/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SVE2, as many lanes as its vectors hold: 4 to 64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sve2 --kernel lanes --schedule streams=2
 *
 * md5_xvlx2_blocks: 776 instructions for a block of 64 bytes in each of 2 streams, critical path 515 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=armv8-a+sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8-a+sve2")
#endif

#include <arm_sve.h>
#include "md5_xvlx2.h"

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

size_t md5_xvlx2_lanes(void)
{
    return svcntw() * 2;
}

void md5_xvlx2_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks)
{
    const size_t lanes = svcntw();
    svuint32_t h0a = svld1_u32(svptrue_b32(), state + 0 * lanes);
    svuint32_t h1a = svld1_u32(svptrue_b32(), state + 2 * lanes);
    svuint32_t h2a = svld1_u32(svptrue_b32(), state + 4 * lanes);
    svuint32_t h3a = svld1_u32(svptrue_b32(), state + 6 * lanes);
    svuint32_t h0b = svld1_u32(svptrue_b32(), state + 1 * lanes);
    svuint32_t h1b = svld1_u32(svptrue_b32(), state + 3 * lanes);
    svuint32_t h2b = svld1_u32(svptrue_b32(), state + 5 * lanes);
    svuint32_t h3b = svld1_u32(svptrue_b32(), state + 7 * lanes);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t w[16][128] ALIGNED;
        
        for (size_t j = 0; j < (2 * lanes); j += 2) {
            COPY(&w[0][j], 128, data[j] + at + 0, data[j + 1] + at + 0);
            COPY(&w[2][j], 128, data[j] + at + 8, data[j + 1] + at + 8);
            COPY(&w[4][j], 128, data[j] + at + 16, data[j + 1] + at + 16);
            COPY(&w[6][j], 128, data[j] + at + 24, data[j + 1] + at + 24);
            COPY(&w[8][j], 128, data[j] + at + 32, data[j + 1] + at + 32);
            COPY(&w[10][j], 128, data[j] + at + 40, data[j + 1] + at + 40);
            COPY(&w[12][j], 128, data[j] + at + 48, data[j + 1] + at + 48);
            COPY(&w[14][j], 128, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* stream a, step 1, F */
        const svuint32_t t1a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h2a, h3a, h1a), svadd_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svdup_n_u32(0xd76aa478u)), h0a)), svdup_n_u32(0), 32 - 7), h1a);
        /* stream b, step 1, F */
        const svuint32_t t1b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h2b, h3b, h1b), svadd_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svdup_n_u32(0xd76aa478u)), h0b)), svdup_n_u32(0), 32 - 7), h1b);
        /* stream a, step 2, F */
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), h3a, svdup_n_u32(0xe8c7b756u)));
        KEEP("w", x1);
        const svuint32_t t2a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h1a, h2a, t1a), x1), svdup_n_u32(0), 32 - 12), t1a);
        /* stream b, step 2, F */
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), h3b, svdup_n_u32(0xe8c7b756u)));
        KEEP("w", x2);
        const svuint32_t t2b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h1b, h2b, t1b), x2), svdup_n_u32(0), 32 - 12), t1b);
        /* stream a, step 3, F */
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), h2a, svdup_n_u32(0x242070dbu)));
        KEEP("w", x3);
        const svuint32_t t3a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t1a, h1a, t2a), x3), svdup_n_u32(0), 32 - 17), t2a);
        /* stream b, step 3, F */
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), h2b, svdup_n_u32(0x242070dbu)));
        KEEP("w", x4);
        const svuint32_t t3b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t1b, h1b, t2b), x4), svdup_n_u32(0), 32 - 17), t2b);
        /* stream a, step 4, F */
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), h1a, svdup_n_u32(0xc1bdceeeu)));
        KEEP("w", x5);
        const svuint32_t t4a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t2a, t1a, t3a), x5), svdup_n_u32(0), 32 - 22), t3a);
        /* stream b, step 4, F */
        svuint32_t x6 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), h1b, svdup_n_u32(0xc1bdceeeu)));
        KEEP("w", x6);
        const svuint32_t t4b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t2b, t1b, t3b), x6), svdup_n_u32(0), 32 - 22), t3b);
        /* stream a, step 5, F */
        svuint32_t x7 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), t1a, svdup_n_u32(0xf57c0fafu)));
        KEEP("w", x7);
        const svuint32_t t5a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t3a, t2a, t4a), x7), svdup_n_u32(0), 32 - 7), t4a);
        /* stream b, step 5, F */
        svuint32_t x8 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), t1b, svdup_n_u32(0xf57c0fafu)));
        KEEP("w", x8);
        const svuint32_t t5b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t3b, t2b, t4b), x8), svdup_n_u32(0), 32 - 7), t4b);
        /* stream a, step 6, F */
        svuint32_t x9 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), t2a, svdup_n_u32(0x4787c62au)));
        KEEP("w", x9);
        const svuint32_t t6a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t4a, t3a, t5a), x9), svdup_n_u32(0), 32 - 12), t5a);
        /* stream b, step 6, F */
        svuint32_t x10 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), t2b, svdup_n_u32(0x4787c62au)));
        KEEP("w", x10);
        const svuint32_t t6b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t4b, t3b, t5b), x10), svdup_n_u32(0), 32 - 12), t5b);
        /* stream a, step 7, F */
        svuint32_t x11 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), t3a, svdup_n_u32(0xa8304613u)));
        KEEP("w", x11);
        const svuint32_t t7a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t5a, t4a, t6a), x11), svdup_n_u32(0), 32 - 17), t6a);
        /* stream b, step 7, F */
        svuint32_t x12 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), t3b, svdup_n_u32(0xa8304613u)));
        KEEP("w", x12);
        const svuint32_t t7b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t5b, t4b, t6b), x12), svdup_n_u32(0), 32 - 17), t6b);
        /* stream a, step 8, F */
        svuint32_t x13 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), t4a, svdup_n_u32(0xfd469501u)));
        KEEP("w", x13);
        const svuint32_t t8a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t6a, t5a, t7a), x13), svdup_n_u32(0), 32 - 22), t7a);
        /* stream b, step 8, F */
        svuint32_t x14 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), t4b, svdup_n_u32(0xfd469501u)));
        KEEP("w", x14);
        const svuint32_t t8b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t6b, t5b, t7b), x14), svdup_n_u32(0), 32 - 22), t7b);
        /* stream a, step 9, F */
        svuint32_t x15 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), t5a, svdup_n_u32(0x698098d8u)));
        KEEP("w", x15);
        const svuint32_t t9a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t7a, t6a, t8a), x15), svdup_n_u32(0), 32 - 7), t8a);
        /* stream b, step 9, F */
        svuint32_t x16 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), t5b, svdup_n_u32(0x698098d8u)));
        KEEP("w", x16);
        const svuint32_t t9b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t7b, t6b, t8b), x16), svdup_n_u32(0), 32 - 7), t8b);
        /* stream a, step 10, F */
        svuint32_t x17 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), t6a, svdup_n_u32(0x8b44f7afu)));
        KEEP("w", x17);
        const svuint32_t t10a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t8a, t7a, t9a), x17), svdup_n_u32(0), 32 - 12), t9a);
        /* stream b, step 10, F */
        svuint32_t x18 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), t6b, svdup_n_u32(0x8b44f7afu)));
        KEEP("w", x18);
        const svuint32_t t10b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t8b, t7b, t9b), x18), svdup_n_u32(0), 32 - 12), t9b);
        /* stream a, step 11, F */
        svuint32_t x19 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), t7a, svdup_n_u32(0xffff5bb1u)));
        KEEP("w", x19);
        const svuint32_t t11a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t9a, t8a, t10a), x19), svdup_n_u32(0), 32 - 17), t10a);
        /* stream b, step 11, F */
        svuint32_t x20 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), t7b, svdup_n_u32(0xffff5bb1u)));
        KEEP("w", x20);
        const svuint32_t t11b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t9b, t8b, t10b), x20), svdup_n_u32(0), 32 - 17), t10b);
        /* stream a, step 12, F */
        svuint32_t x21 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), t8a, svdup_n_u32(0x895cd7beu)));
        KEEP("w", x21);
        const svuint32_t t12a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t10a, t9a, t11a), x21), svdup_n_u32(0), 32 - 22), t11a);
        /* stream b, step 12, F */
        svuint32_t x22 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), t8b, svdup_n_u32(0x895cd7beu)));
        KEEP("w", x22);
        const svuint32_t t12b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t10b, t9b, t11b), x22), svdup_n_u32(0), 32 - 22), t11b);
        /* stream a, step 13, F */
        svuint32_t x23 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), t9a, svdup_n_u32(0x6b901122u)));
        KEEP("w", x23);
        const svuint32_t t13a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t11a, t10a, t12a), x23), svdup_n_u32(0), 32 - 7), t12a);
        /* stream b, step 13, F */
        svuint32_t x24 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), t9b, svdup_n_u32(0x6b901122u)));
        KEEP("w", x24);
        const svuint32_t t13b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t11b, t10b, t12b), x24), svdup_n_u32(0), 32 - 7), t12b);
        /* stream a, step 14, F */
        svuint32_t x25 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), t10a, svdup_n_u32(0xfd987193u)));
        KEEP("w", x25);
        const svuint32_t t14a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t12a, t11a, t13a), x25), svdup_n_u32(0), 32 - 12), t13a);
        /* stream b, step 14, F */
        svuint32_t x26 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), t10b, svdup_n_u32(0xfd987193u)));
        KEEP("w", x26);
        const svuint32_t t14b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t12b, t11b, t13b), x26), svdup_n_u32(0), 32 - 12), t13b);
        /* stream a, step 15, F */
        svuint32_t x27 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), t11a, svdup_n_u32(0xa679438eu)));
        KEEP("w", x27);
        const svuint32_t t15a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t13a, t12a, t14a), x27), svdup_n_u32(0), 32 - 17), t14a);
        /* stream b, step 15, F */
        svuint32_t x28 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), t11b, svdup_n_u32(0xa679438eu)));
        KEEP("w", x28);
        const svuint32_t t15b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t13b, t12b, t14b), x28), svdup_n_u32(0), 32 - 17), t14b);
        /* stream a, step 16, F */
        svuint32_t x29 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), t12a, svdup_n_u32(0x49b40821u)));
        KEEP("w", x29);
        const svuint32_t t16a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t14a, t13a, t15a), x29), svdup_n_u32(0), 32 - 22), t15a);
        /* stream b, step 16, F */
        svuint32_t x30 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), t12b, svdup_n_u32(0x49b40821u)));
        KEEP("w", x30);
        const svuint32_t t16b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t14b, t13b, t15b), x30), svdup_n_u32(0), 32 - 22), t15b);
        /* stream a, step 17, G */
        svuint32_t x31 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), t13a, svdup_n_u32(0xf61e2562u)));
        KEEP("w", x31);
        const svuint32_t t17a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t16a, t15a, t14a), x31), svdup_n_u32(0), 32 - 5), t16a);
        /* stream b, step 17, G */
        svuint32_t x32 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), t13b, svdup_n_u32(0xf61e2562u)));
        KEEP("w", x32);
        const svuint32_t t17b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t16b, t15b, t14b), x32), svdup_n_u32(0), 32 - 5), t16b);
        /* stream a, step 18, G */
        svuint32_t x33 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), t14a, svdup_n_u32(0xc040b340u)));
        KEEP("w", x33);
        const svuint32_t t18a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t17a, t16a, t15a), x33), svdup_n_u32(0), 32 - 9), t17a);
        /* stream b, step 18, G */
        svuint32_t x34 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), t14b, svdup_n_u32(0xc040b340u)));
        KEEP("w", x34);
        const svuint32_t t18b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t17b, t16b, t15b), x34), svdup_n_u32(0), 32 - 9), t17b);
        /* stream a, step 19, G */
        svuint32_t x35 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), t15a, svdup_n_u32(0x265e5a51u)));
        KEEP("w", x35);
        const svuint32_t t19a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t18a, t17a, t16a), x35), svdup_n_u32(0), 32 - 14), t18a);
        /* stream b, step 19, G */
        svuint32_t x36 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), t15b, svdup_n_u32(0x265e5a51u)));
        KEEP("w", x36);
        const svuint32_t t19b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t18b, t17b, t16b), x36), svdup_n_u32(0), 32 - 14), t18b);
        /* stream a, step 20, G */
        svuint32_t x37 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), t16a, svdup_n_u32(0xe9b6c7aau)));
        KEEP("w", x37);
        const svuint32_t t20a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t19a, t18a, t17a), x37), svdup_n_u32(0), 32 - 20), t19a);
        /* stream b, step 20, G */
        svuint32_t x38 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), t16b, svdup_n_u32(0xe9b6c7aau)));
        KEEP("w", x38);
        const svuint32_t t20b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t19b, t18b, t17b), x38), svdup_n_u32(0), 32 - 20), t19b);
        /* stream a, step 21, G */
        svuint32_t x39 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), t17a, svdup_n_u32(0xd62f105du)));
        KEEP("w", x39);
        const svuint32_t t21a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t20a, t19a, t18a), x39), svdup_n_u32(0), 32 - 5), t20a);
        /* stream b, step 21, G */
        svuint32_t x40 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), t17b, svdup_n_u32(0xd62f105du)));
        KEEP("w", x40);
        const svuint32_t t21b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t20b, t19b, t18b), x40), svdup_n_u32(0), 32 - 5), t20b);
        /* stream a, step 22, G */
        svuint32_t x41 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), t18a, svdup_n_u32(0x02441453u)));
        KEEP("w", x41);
        const svuint32_t t22a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t21a, t20a, t19a), x41), svdup_n_u32(0), 32 - 9), t21a);
        /* stream b, step 22, G */
        svuint32_t x42 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), t18b, svdup_n_u32(0x02441453u)));
        KEEP("w", x42);
        const svuint32_t t22b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t21b, t20b, t19b), x42), svdup_n_u32(0), 32 - 9), t21b);
        /* stream a, step 23, G */
        svuint32_t x43 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), t19a, svdup_n_u32(0xd8a1e681u)));
        KEEP("w", x43);
        const svuint32_t t23a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t22a, t21a, t20a), x43), svdup_n_u32(0), 32 - 14), t22a);
        /* stream b, step 23, G */
        svuint32_t x44 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), t19b, svdup_n_u32(0xd8a1e681u)));
        KEEP("w", x44);
        const svuint32_t t23b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t22b, t21b, t20b), x44), svdup_n_u32(0), 32 - 14), t22b);
        /* stream a, step 24, G */
        svuint32_t x45 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), t20a, svdup_n_u32(0xe7d3fbc8u)));
        KEEP("w", x45);
        const svuint32_t t24a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t23a, t22a, t21a), x45), svdup_n_u32(0), 32 - 20), t23a);
        /* stream b, step 24, G */
        svuint32_t x46 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), t20b, svdup_n_u32(0xe7d3fbc8u)));
        KEEP("w", x46);
        const svuint32_t t24b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t23b, t22b, t21b), x46), svdup_n_u32(0), 32 - 20), t23b);
        /* stream a, step 25, G */
        svuint32_t x47 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), t21a, svdup_n_u32(0x21e1cde6u)));
        KEEP("w", x47);
        const svuint32_t t25a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t24a, t23a, t22a), x47), svdup_n_u32(0), 32 - 5), t24a);
        /* stream b, step 25, G */
        svuint32_t x48 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), t21b, svdup_n_u32(0x21e1cde6u)));
        KEEP("w", x48);
        const svuint32_t t25b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t24b, t23b, t22b), x48), svdup_n_u32(0), 32 - 5), t24b);
        /* stream a, step 26, G */
        svuint32_t x49 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), t22a, svdup_n_u32(0xc33707d6u)));
        KEEP("w", x49);
        const svuint32_t t26a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t25a, t24a, t23a), x49), svdup_n_u32(0), 32 - 9), t25a);
        /* stream b, step 26, G */
        svuint32_t x50 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), t22b, svdup_n_u32(0xc33707d6u)));
        KEEP("w", x50);
        const svuint32_t t26b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t25b, t24b, t23b), x50), svdup_n_u32(0), 32 - 9), t25b);
        /* stream a, step 27, G */
        svuint32_t x51 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), t23a, svdup_n_u32(0xf4d50d87u)));
        KEEP("w", x51);
        const svuint32_t t27a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t26a, t25a, t24a), x51), svdup_n_u32(0), 32 - 14), t26a);
        /* stream b, step 27, G */
        svuint32_t x52 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), t23b, svdup_n_u32(0xf4d50d87u)));
        KEEP("w", x52);
        const svuint32_t t27b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t26b, t25b, t24b), x52), svdup_n_u32(0), 32 - 14), t26b);
        /* stream a, step 28, G */
        svuint32_t x53 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), t24a, svdup_n_u32(0x455a14edu)));
        KEEP("w", x53);
        const svuint32_t t28a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t27a, t26a, t25a), x53), svdup_n_u32(0), 32 - 20), t27a);
        /* stream b, step 28, G */
        svuint32_t x54 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), t24b, svdup_n_u32(0x455a14edu)));
        KEEP("w", x54);
        const svuint32_t t28b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t27b, t26b, t25b), x54), svdup_n_u32(0), 32 - 20), t27b);
        /* stream a, step 29, G */
        svuint32_t x55 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), t25a, svdup_n_u32(0xa9e3e905u)));
        KEEP("w", x55);
        const svuint32_t t29a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t28a, t27a, t26a), x55), svdup_n_u32(0), 32 - 5), t28a);
        /* stream b, step 29, G */
        svuint32_t x56 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), t25b, svdup_n_u32(0xa9e3e905u)));
        KEEP("w", x56);
        const svuint32_t t29b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t28b, t27b, t26b), x56), svdup_n_u32(0), 32 - 5), t28b);
        /* stream a, step 30, G */
        svuint32_t x57 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), t26a, svdup_n_u32(0xfcefa3f8u)));
        KEEP("w", x57);
        const svuint32_t t30a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t29a, t28a, t27a), x57), svdup_n_u32(0), 32 - 9), t29a);
        /* stream b, step 30, G */
        svuint32_t x58 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), t26b, svdup_n_u32(0xfcefa3f8u)));
        KEEP("w", x58);
        const svuint32_t t30b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t29b, t28b, t27b), x58), svdup_n_u32(0), 32 - 9), t29b);
        /* stream a, step 31, G */
        svuint32_t x59 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), t27a, svdup_n_u32(0x676f02d9u)));
        KEEP("w", x59);
        const svuint32_t t31a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t30a, t29a, t28a), x59), svdup_n_u32(0), 32 - 14), t30a);
        /* stream b, step 31, G */
        svuint32_t x60 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), t27b, svdup_n_u32(0x676f02d9u)));
        KEEP("w", x60);
        const svuint32_t t31b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t30b, t29b, t28b), x60), svdup_n_u32(0), 32 - 14), t30b);
        /* stream a, step 32, G */
        svuint32_t x61 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), t28a, svdup_n_u32(0x8d2a4c8au)));
        KEEP("w", x61);
        const svuint32_t t32a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t31a, t30a, t29a), x61), svdup_n_u32(0), 32 - 20), t31a);
        /* stream b, step 32, G */
        svuint32_t x62 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), t28b, svdup_n_u32(0x8d2a4c8au)));
        KEEP("w", x62);
        const svuint32_t t32b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t31b, t30b, t29b), x62), svdup_n_u32(0), 32 - 20), t31b);
        /* stream a, step 33, H */
        svuint32_t x63 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), t29a, svdup_n_u32(0xfffa3942u)));
        KEEP("w", x63);
        const svuint32_t t33a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t32a, t30a, t31a), x63), svdup_n_u32(0), 32 - 4), t32a);
        /* stream b, step 33, H */
        svuint32_t x64 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), t29b, svdup_n_u32(0xfffa3942u)));
        KEEP("w", x64);
        const svuint32_t t33b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t32b, t30b, t31b), x64), svdup_n_u32(0), 32 - 4), t32b);
        /* stream a, step 34, H */
        svuint32_t x65 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), t30a, svdup_n_u32(0x8771f681u)));
        KEEP("w", x65);
        const svuint32_t t34a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t33a, t31a, t32a), x65), svdup_n_u32(0), 32 - 11), t33a);
        /* stream b, step 34, H */
        svuint32_t x66 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), t30b, svdup_n_u32(0x8771f681u)));
        KEEP("w", x66);
        const svuint32_t t34b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t33b, t31b, t32b), x66), svdup_n_u32(0), 32 - 11), t33b);
        /* stream a, step 35, H */
        svuint32_t x67 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), t31a, svdup_n_u32(0x6d9d6122u)));
        KEEP("w", x67);
        const svuint32_t t35a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t34a, t32a, t33a), x67), svdup_n_u32(0), 32 - 16), t34a);
        /* stream b, step 35, H */
        svuint32_t x68 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), t31b, svdup_n_u32(0x6d9d6122u)));
        KEEP("w", x68);
        const svuint32_t t35b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t34b, t32b, t33b), x68), svdup_n_u32(0), 32 - 16), t34b);
        /* stream a, step 36, H */
        svuint32_t x69 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), t32a, svdup_n_u32(0xfde5380cu)));
        KEEP("w", x69);
        const svuint32_t t36a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t35a, t33a, t34a), x69), svdup_n_u32(0), 32 - 23), t35a);
        /* stream b, step 36, H */
        svuint32_t x70 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), t32b, svdup_n_u32(0xfde5380cu)));
        KEEP("w", x70);
        const svuint32_t t36b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t35b, t33b, t34b), x70), svdup_n_u32(0), 32 - 23), t35b);
        /* stream a, step 37, H */
        svuint32_t x71 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), t33a, svdup_n_u32(0xa4beea44u)));
        KEEP("w", x71);
        const svuint32_t t37a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t36a, t34a, t35a), x71), svdup_n_u32(0), 32 - 4), t36a);
        /* stream b, step 37, H */
        svuint32_t x72 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), t33b, svdup_n_u32(0xa4beea44u)));
        KEEP("w", x72);
        const svuint32_t t37b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t36b, t34b, t35b), x72), svdup_n_u32(0), 32 - 4), t36b);
        /* stream a, step 38, H */
        svuint32_t x73 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), t34a, svdup_n_u32(0x4bdecfa9u)));
        KEEP("w", x73);
        const svuint32_t t38a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t37a, t35a, t36a), x73), svdup_n_u32(0), 32 - 11), t37a);
        /* stream b, step 38, H */
        svuint32_t x74 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), t34b, svdup_n_u32(0x4bdecfa9u)));
        KEEP("w", x74);
        const svuint32_t t38b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t37b, t35b, t36b), x74), svdup_n_u32(0), 32 - 11), t37b);
        /* stream a, step 39, H */
        svuint32_t x75 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), t35a, svdup_n_u32(0xf6bb4b60u)));
        KEEP("w", x75);
        const svuint32_t t39a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t38a, t36a, t37a), x75), svdup_n_u32(0), 32 - 16), t38a);
        /* stream b, step 39, H */
        svuint32_t x76 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), t35b, svdup_n_u32(0xf6bb4b60u)));
        KEEP("w", x76);
        const svuint32_t t39b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t38b, t36b, t37b), x76), svdup_n_u32(0), 32 - 16), t38b);
        /* stream a, step 40, H */
        svuint32_t x77 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), t36a, svdup_n_u32(0xbebfbc70u)));
        KEEP("w", x77);
        const svuint32_t t40a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t39a, t37a, t38a), x77), svdup_n_u32(0), 32 - 23), t39a);
        /* stream b, step 40, H */
        svuint32_t x78 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), t36b, svdup_n_u32(0xbebfbc70u)));
        KEEP("w", x78);
        const svuint32_t t40b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t39b, t37b, t38b), x78), svdup_n_u32(0), 32 - 23), t39b);
        /* stream a, step 41, H */
        svuint32_t x79 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), t37a, svdup_n_u32(0x289b7ec6u)));
        KEEP("w", x79);
        const svuint32_t t41a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t40a, t38a, t39a), x79), svdup_n_u32(0), 32 - 4), t40a);
        /* stream b, step 41, H */
        svuint32_t x80 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), t37b, svdup_n_u32(0x289b7ec6u)));
        KEEP("w", x80);
        const svuint32_t t41b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t40b, t38b, t39b), x80), svdup_n_u32(0), 32 - 4), t40b);
        /* stream a, step 42, H */
        svuint32_t x81 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), t38a, svdup_n_u32(0xeaa127fau)));
        KEEP("w", x81);
        const svuint32_t t42a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t41a, t39a, t40a), x81), svdup_n_u32(0), 32 - 11), t41a);
        /* stream b, step 42, H */
        svuint32_t x82 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), t38b, svdup_n_u32(0xeaa127fau)));
        KEEP("w", x82);
        const svuint32_t t42b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t41b, t39b, t40b), x82), svdup_n_u32(0), 32 - 11), t41b);
        /* stream a, step 43, H */
        svuint32_t x83 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), t39a, svdup_n_u32(0xd4ef3085u)));
        KEEP("w", x83);
        const svuint32_t t43a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t42a, t40a, t41a), x83), svdup_n_u32(0), 32 - 16), t42a);
        /* stream b, step 43, H */
        svuint32_t x84 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), t39b, svdup_n_u32(0xd4ef3085u)));
        KEEP("w", x84);
        const svuint32_t t43b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t42b, t40b, t41b), x84), svdup_n_u32(0), 32 - 16), t42b);
        /* stream a, step 44, H */
        svuint32_t x85 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), t40a, svdup_n_u32(0x04881d05u)));
        KEEP("w", x85);
        const svuint32_t t44a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t43a, t41a, t42a), x85), svdup_n_u32(0), 32 - 23), t43a);
        /* stream b, step 44, H */
        svuint32_t x86 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), t40b, svdup_n_u32(0x04881d05u)));
        KEEP("w", x86);
        const svuint32_t t44b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t43b, t41b, t42b), x86), svdup_n_u32(0), 32 - 23), t43b);
        /* stream a, step 45, H */
        svuint32_t x87 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), t41a, svdup_n_u32(0xd9d4d039u)));
        KEEP("w", x87);
        const svuint32_t t45a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t44a, t42a, t43a), x87), svdup_n_u32(0), 32 - 4), t44a);
        /* stream b, step 45, H */
        svuint32_t x88 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), t41b, svdup_n_u32(0xd9d4d039u)));
        KEEP("w", x88);
        const svuint32_t t45b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t44b, t42b, t43b), x88), svdup_n_u32(0), 32 - 4), t44b);
        /* stream a, step 46, H */
        svuint32_t x89 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), t42a, svdup_n_u32(0xe6db99e5u)));
        KEEP("w", x89);
        const svuint32_t t46a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t45a, t43a, t44a), x89), svdup_n_u32(0), 32 - 11), t45a);
        /* stream b, step 46, H */
        svuint32_t x90 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), t42b, svdup_n_u32(0xe6db99e5u)));
        KEEP("w", x90);
        const svuint32_t t46b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t45b, t43b, t44b), x90), svdup_n_u32(0), 32 - 11), t45b);
        /* stream a, step 47, H */
        svuint32_t x91 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), t43a, svdup_n_u32(0x1fa27cf8u)));
        KEEP("w", x91);
        const svuint32_t t47a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t46a, t44a, t45a), x91), svdup_n_u32(0), 32 - 16), t46a);
        /* stream b, step 47, H */
        svuint32_t x92 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), t43b, svdup_n_u32(0x1fa27cf8u)));
        KEEP("w", x92);
        const svuint32_t t47b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t46b, t44b, t45b), x92), svdup_n_u32(0), 32 - 16), t46b);
        /* stream a, step 48, H */
        svuint32_t x93 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), t44a, svdup_n_u32(0xc4ac5665u)));
        KEEP("w", x93);
        const svuint32_t t48a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t47a, t45a, t46a), x93), svdup_n_u32(0), 32 - 23), t47a);
        /* stream b, step 48, H */
        svuint32_t x94 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), t44b, svdup_n_u32(0xc4ac5665u)));
        KEEP("w", x94);
        const svuint32_t t48b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t47b, t45b, t46b), x94), svdup_n_u32(0), 32 - 23), t47b);
        /* stream a, step 49, I */
        svuint32_t x95 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), t45a, svdup_n_u32(0xf4292243u)));
        KEEP("w", x95);
        const svuint32_t t49a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x95, svbcax_u32(t47a, t46a, t48a)), svdup_n_u32(0), 32 - 6), t48a);
        /* stream b, step 49, I */
        svuint32_t x96 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), t45b, svdup_n_u32(0xf4292243u)));
        KEEP("w", x96);
        const svuint32_t t49b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x96, svbcax_u32(t47b, t46b, t48b)), svdup_n_u32(0), 32 - 6), t48b);
        /* stream a, step 50, I */
        svuint32_t x97 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), t46a, svdup_n_u32(0x432aff96u)));
        KEEP("w", x97);
        const svuint32_t t50a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x97, svbcax_u32(t48a, t47a, t49a)), svdup_n_u32(0), 32 - 10), t49a);
        /* stream b, step 50, I */
        svuint32_t x98 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), t46b, svdup_n_u32(0x432aff96u)));
        KEEP("w", x98);
        const svuint32_t t50b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x98, svbcax_u32(t48b, t47b, t49b)), svdup_n_u32(0), 32 - 10), t49b);
        /* stream a, step 51, I */
        svuint32_t x99 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), t47a, svdup_n_u32(0xab9423a6u)));
        KEEP("w", x99);
        const svuint32_t t51a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x99, svbcax_u32(t49a, t48a, t50a)), svdup_n_u32(0), 32 - 15), t50a);
        /* stream b, step 51, I */
        svuint32_t x100 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), t47b, svdup_n_u32(0xab9423a6u)));
        KEEP("w", x100);
        const svuint32_t t51b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x100, svbcax_u32(t49b, t48b, t50b)), svdup_n_u32(0), 32 - 15), t50b);
        /* stream a, step 52, I */
        svuint32_t x101 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), t48a, svdup_n_u32(0xfc93a038u)));
        KEEP("w", x101);
        const svuint32_t t52a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x101, svbcax_u32(t50a, t49a, t51a)), svdup_n_u32(0), 32 - 21), t51a);
        /* stream b, step 52, I */
        svuint32_t x102 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), t48b, svdup_n_u32(0xfc93a038u)));
        KEEP("w", x102);
        const svuint32_t t52b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x102, svbcax_u32(t50b, t49b, t51b)), svdup_n_u32(0), 32 - 21), t51b);
        /* stream a, step 53, I */
        svuint32_t x103 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), t49a, svdup_n_u32(0x655b59c2u)));
        KEEP("w", x103);
        const svuint32_t t53a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x103, svbcax_u32(t51a, t50a, t52a)), svdup_n_u32(0), 32 - 6), t52a);
        /* stream b, step 53, I */
        svuint32_t x104 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), t49b, svdup_n_u32(0x655b59c2u)));
        KEEP("w", x104);
        const svuint32_t t53b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x104, svbcax_u32(t51b, t50b, t52b)), svdup_n_u32(0), 32 - 6), t52b);
        /* stream a, step 54, I */
        svuint32_t x105 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), t50a, svdup_n_u32(0x8f0ccc91u)));
        KEEP("w", x105);
        const svuint32_t t54a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x105, svbcax_u32(t52a, t51a, t53a)), svdup_n_u32(0), 32 - 10), t53a);
        /* stream b, step 54, I */
        svuint32_t x106 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), t50b, svdup_n_u32(0x8f0ccc91u)));
        KEEP("w", x106);
        const svuint32_t t54b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x106, svbcax_u32(t52b, t51b, t53b)), svdup_n_u32(0), 32 - 10), t53b);
        /* stream a, step 55, I */
        svuint32_t x107 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), t51a, svdup_n_u32(0xffeff47cu)));
        KEEP("w", x107);
        const svuint32_t t55a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x107, svbcax_u32(t53a, t52a, t54a)), svdup_n_u32(0), 32 - 15), t54a);
        /* stream b, step 55, I */
        svuint32_t x108 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), t51b, svdup_n_u32(0xffeff47cu)));
        KEEP("w", x108);
        const svuint32_t t55b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x108, svbcax_u32(t53b, t52b, t54b)), svdup_n_u32(0), 32 - 15), t54b);
        /* stream a, step 56, I */
        svuint32_t x109 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), t52a, svdup_n_u32(0x85845dd0u)));
        KEEP("w", x109);
        const svuint32_t t56a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x109, svbcax_u32(t54a, t53a, t55a)), svdup_n_u32(0), 32 - 21), t55a);
        /* stream b, step 56, I */
        svuint32_t x110 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), t52b, svdup_n_u32(0x85845dd0u)));
        KEEP("w", x110);
        const svuint32_t t56b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x110, svbcax_u32(t54b, t53b, t55b)), svdup_n_u32(0), 32 - 21), t55b);
        /* stream a, step 57, I */
        svuint32_t x111 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), t53a, svdup_n_u32(0x6fa87e4eu)));
        KEEP("w", x111);
        const svuint32_t t57a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x111, svbcax_u32(t55a, t54a, t56a)), svdup_n_u32(0), 32 - 6), t56a);
        /* stream b, step 57, I */
        svuint32_t x112 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), t53b, svdup_n_u32(0x6fa87e4eu)));
        KEEP("w", x112);
        const svuint32_t t57b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x112, svbcax_u32(t55b, t54b, t56b)), svdup_n_u32(0), 32 - 6), t56b);
        /* stream a, step 58, I */
        svuint32_t x113 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), t54a, svdup_n_u32(0xfe2ce6dfu)));
        KEEP("w", x113);
        const svuint32_t t58a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x113, svbcax_u32(t56a, t55a, t57a)), svdup_n_u32(0), 32 - 10), t57a);
        /* stream b, step 58, I */
        svuint32_t x114 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), t54b, svdup_n_u32(0xfe2ce6dfu)));
        KEEP("w", x114);
        const svuint32_t t58b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x114, svbcax_u32(t56b, t55b, t57b)), svdup_n_u32(0), 32 - 10), t57b);
        /* stream a, step 59, I */
        svuint32_t x115 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), t55a, svdup_n_u32(0xa3014313u)));
        KEEP("w", x115);
        const svuint32_t t59a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x115, svbcax_u32(t57a, t56a, t58a)), svdup_n_u32(0), 32 - 15), t58a);
        /* stream b, step 59, I */
        svuint32_t x116 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), t55b, svdup_n_u32(0xa3014313u)));
        KEEP("w", x116);
        const svuint32_t t59b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x116, svbcax_u32(t57b, t56b, t58b)), svdup_n_u32(0), 32 - 15), t58b);
        /* stream a, step 60, I */
        svuint32_t x117 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), t56a, svdup_n_u32(0x4e0811a0u)));
        KEEP("w", x117);
        const svuint32_t t60a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x117, svbcax_u32(t58a, t57a, t59a)), svdup_n_u32(0), 32 - 21), t59a);
        /* stream b, step 60, I */
        svuint32_t x118 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), t56b, svdup_n_u32(0x4e0811a0u)));
        KEEP("w", x118);
        const svuint32_t t60b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x118, svbcax_u32(t58b, t57b, t59b)), svdup_n_u32(0), 32 - 21), t59b);
        /* stream a, step 61, I */
        svuint32_t x119 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), t57a, svdup_n_u32(0xf7537e81u)));
        KEEP("w", x119);
        const svuint32_t t61a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x119, svbcax_u32(t59a, t58a, t60a)), svdup_n_u32(0), 32 - 6), t60a);
        /* stream b, step 61, I */
        svuint32_t x120 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), t57b, svdup_n_u32(0xf7537e81u)));
        KEEP("w", x120);
        const svuint32_t t61b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x120, svbcax_u32(t59b, t58b, t60b)), svdup_n_u32(0), 32 - 6), t60b);
        /* stream a, step 62, I */
        svuint32_t x121 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), t58a, svdup_n_u32(0xbd3af234u)));
        KEEP("w", x121);
        const svuint32_t t62a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x121, svbcax_u32(t60a, t59a, t61a)), svdup_n_u32(0), 32 - 10), t61a);
        /* stream b, step 62, I */
        svuint32_t x122 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), t58b, svdup_n_u32(0xbd3af234u)));
        KEEP("w", x122);
        const svuint32_t t62b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x122, svbcax_u32(t60b, t59b, t61b)), svdup_n_u32(0), 32 - 10), t61b);
        /* stream a, step 63, I */
        svuint32_t x123 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), t59a, svdup_n_u32(0x2ad7d2bau)));
        KEEP("w", x123);
        const svuint32_t t63a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x123, svbcax_u32(t61a, t60a, t62a)), svdup_n_u32(0), 32 - 15), t62a);
        /* stream b, step 63, I */
        svuint32_t x124 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), t59b, svdup_n_u32(0x2ad7d2bau)));
        KEEP("w", x124);
        const svuint32_t t63b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x124, svbcax_u32(t61b, t60b, t62b)), svdup_n_u32(0), 32 - 15), t62b);
        /* stream a, step 64, I */
        svuint32_t x125 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), t60a, svdup_n_u32(0xeb86d390u)));
        KEEP("w", x125);
        const svuint32_t t64a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x125, svbcax_u32(t62a, t61a, t63a)), svdup_n_u32(0), 32 - 21), t63a);
        /* stream b, step 64, I */
        svuint32_t x126 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), t60b, svdup_n_u32(0xeb86d390u)));
        KEEP("w", x126);
        const svuint32_t t64b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x126, svbcax_u32(t62b, t61b, t63b)), svdup_n_u32(0), 32 - 21), t63b);

        const svuint32_t h0a_next = svadd_u32_x(svptrue_b32(), t61a, h0a);
        const svuint32_t h1a_next = svadd_u32_x(svptrue_b32(), t64a, h1a);
        const svuint32_t h2a_next = svadd_u32_x(svptrue_b32(), t63a, h2a);
        const svuint32_t h3a_next = svadd_u32_x(svptrue_b32(), t62a, h3a);
        const svuint32_t h0b_next = svadd_u32_x(svptrue_b32(), t61b, h0b);
        const svuint32_t h1b_next = svadd_u32_x(svptrue_b32(), t64b, h1b);
        const svuint32_t h2b_next = svadd_u32_x(svptrue_b32(), t63b, h2b);
        const svuint32_t h3b_next = svadd_u32_x(svptrue_b32(), t62b, h3b);
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
    }
    svst1_u32(svptrue_b32(), state + 0 * lanes, h0a);
    svst1_u32(svptrue_b32(), state + 2 * lanes, h1a);
    svst1_u32(svptrue_b32(), state + 4 * lanes, h2a);
    svst1_u32(svptrue_b32(), state + 6 * lanes, h3a);
    svst1_u32(svptrue_b32(), state + 1 * lanes, h0b);
    svst1_u32(svptrue_b32(), state + 3 * lanes, h1b);
    svst1_u32(svptrue_b32(), state + 5 * lanes, h2b);
    svst1_u32(svptrue_b32(), state + 7 * lanes, h3b);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
