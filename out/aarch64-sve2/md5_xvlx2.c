/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SVE2, 4 to 64 lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sve2 --kernel lanes --schedule streams=2
 *
 * With the options above, `hashwright prove` proves md5_xvlx2_lanes, md5_xvlx2_blocks, and
 * `hashwright verify` tests all functions. `hashwright bench md5 --target aarch64-sve2 --kernel
 * lanes --schedule streams=2` measures the speed.
 *
 * md5_xvlx2_blocks: 776 instructions for a block of 64 bytes in each of 2 streams, critical
 *     path 515 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 */
#include "md5_xvlx2.h"

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_SVE")
#undef __ARM_FEATURE_SVE
#define __ARM_FEATURE_SVE 1
#pragma push_macro("__ARM_FEATURE_SVE2")
#undef __ARM_FEATURE_SVE2
#define __ARM_FEATURE_SVE2 1
#endif
#include <arm_sve.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_SVE")
#pragma pop_macro("__ARM_FEATURE_SVE2")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("+sve2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_XVLX2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_XVLX2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_XVLX2_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_XVLX2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_XVLX2_ALWAYS __attribute__((always_inline))
#define MD5_XVLX2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_XVLX2_ALWAYS
#define MD5_XVLX2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_XVLX2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_XVLX2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_XVLX2_ALWAYS uint64_t md5_xvlx2_load64(const uint8_t *p)
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
#define MD5_XVLX2_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_xvlx2_load64(p), b = md5_xvlx2_load64(q), upper, lower; \
        MD5_XVLX2_KEEP("r", a); \
        MD5_XVLX2_KEEP("r", b); \
        upper = MD5_XVLX2_PAIR(a, b); \
        lower = MD5_XVLX2_PAIR(a >> 32, b >> 32); \
        MD5_XVLX2_KEEP("r", upper); \
        MD5_XVLX2_KEEP("r", lower); \
        MD5_XVLX2_STORE(to, upper); \
        MD5_XVLX2_STORE((to) + (row), lower); \
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
        uint32_t w[16][128] MD5_XVLX2_ALIGNED;
        
        for (size_t j = 0; j < (2 * lanes); j += 2) {
            MD5_XVLX2_COPY(&w[0][j], 128, data[j] + at + 0, data[j + 1] + at + 0);
            MD5_XVLX2_COPY(&w[2][j], 128, data[j] + at + 8, data[j + 1] + at + 8);
            MD5_XVLX2_COPY(&w[4][j], 128, data[j] + at + 16, data[j + 1] + at + 16);
            MD5_XVLX2_COPY(&w[6][j], 128, data[j] + at + 24, data[j + 1] + at + 24);
            MD5_XVLX2_COPY(&w[8][j], 128, data[j] + at + 32, data[j + 1] + at + 32);
            MD5_XVLX2_COPY(&w[10][j], 128, data[j] + at + 40, data[j + 1] + at + 40);
            MD5_XVLX2_COPY(&w[12][j], 128, data[j] + at + 48, data[j + 1] + at + 48);
            MD5_XVLX2_COPY(&w[14][j], 128, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* stream a, step 1, F */
        const svuint32_t t1a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), svbsl_u32(h2a, h3a, h1a),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
                        svdup_n_u32(0xd76aa478u)), h0a)), svdup_n_u32(0), 32 - 7), h1a);
        /* stream b, step 1, F */
        const svuint32_t t1b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), svbsl_u32(h2b, h3b, h1b),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
                        svdup_n_u32(0xd76aa478u)), h0b)), svdup_n_u32(0), 32 - 7), h1b);
        /* stream a, step 2, F */
        svuint32_t t2a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h3a, svdup_n_u32(0xe8c7b756u)));
        MD5_XVLX2_KEEP("w", t2a_x1);
        const svuint32_t t2a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h1a, h2a, t1a), t2a_x1),
                svdup_n_u32(0), 32 - 12), t1a);
        /* stream b, step 2, F */
        svuint32_t t2b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), h3b, svdup_n_u32(0xe8c7b756u)));
        MD5_XVLX2_KEEP("w", t2b_x1);
        const svuint32_t t2b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h1b, h2b, t1b), t2b_x1),
                svdup_n_u32(0), 32 - 12), t1b);
        /* stream a, step 3, F */
        svuint32_t t3a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h2a, svdup_n_u32(0x242070dbu)));
        MD5_XVLX2_KEEP("w", t3a_x1);
        const svuint32_t t3a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t1a, h1a, t2a), t3a_x1),
                svdup_n_u32(0), 32 - 17), t2a);
        /* stream b, step 3, F */
        svuint32_t t3b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), h2b, svdup_n_u32(0x242070dbu)));
        MD5_XVLX2_KEEP("w", t3b_x1);
        const svuint32_t t3b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t1b, h1b, t2b), t3b_x1),
                svdup_n_u32(0), 32 - 17), t2b);
        /* stream a, step 4, F */
        svuint32_t t4a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h1a, svdup_n_u32(0xc1bdceeeu)));
        MD5_XVLX2_KEEP("w", t4a_x1);
        const svuint32_t t4a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t2a, t1a, t3a), t4a_x1),
                svdup_n_u32(0), 32 - 22), t3a);
        /* stream b, step 4, F */
        svuint32_t t4b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), h1b, svdup_n_u32(0xc1bdceeeu)));
        MD5_XVLX2_KEEP("w", t4b_x1);
        const svuint32_t t4b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t2b, t1b, t3b), t4b_x1),
                svdup_n_u32(0), 32 - 22), t3b);
        /* stream a, step 5, F */
        svuint32_t t5a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t1a, svdup_n_u32(0xf57c0fafu)));
        MD5_XVLX2_KEEP("w", t5a_x1);
        const svuint32_t t5a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t3a, t2a, t4a), t5a_x1),
                svdup_n_u32(0), 32 - 7), t4a);
        /* stream b, step 5, F */
        svuint32_t t5b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t1b, svdup_n_u32(0xf57c0fafu)));
        MD5_XVLX2_KEEP("w", t5b_x1);
        const svuint32_t t5b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t3b, t2b, t4b), t5b_x1),
                svdup_n_u32(0), 32 - 7), t4b);
        /* stream a, step 6, F */
        svuint32_t t6a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t2a, svdup_n_u32(0x4787c62au)));
        MD5_XVLX2_KEEP("w", t6a_x1);
        const svuint32_t t6a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t4a, t3a, t5a), t6a_x1),
                svdup_n_u32(0), 32 - 12), t5a);
        /* stream b, step 6, F */
        svuint32_t t6b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t2b, svdup_n_u32(0x4787c62au)));
        MD5_XVLX2_KEEP("w", t6b_x1);
        const svuint32_t t6b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t4b, t3b, t5b), t6b_x1),
                svdup_n_u32(0), 32 - 12), t5b);
        /* stream a, step 7, F */
        svuint32_t t7a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t3a, svdup_n_u32(0xa8304613u)));
        MD5_XVLX2_KEEP("w", t7a_x1);
        const svuint32_t t7a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t5a, t4a, t6a), t7a_x1),
                svdup_n_u32(0), 32 - 17), t6a);
        /* stream b, step 7, F */
        svuint32_t t7b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t3b, svdup_n_u32(0xa8304613u)));
        MD5_XVLX2_KEEP("w", t7b_x1);
        const svuint32_t t7b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t5b, t4b, t6b), t7b_x1),
                svdup_n_u32(0), 32 - 17), t6b);
        /* stream a, step 8, F */
        svuint32_t t8a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t4a, svdup_n_u32(0xfd469501u)));
        MD5_XVLX2_KEEP("w", t8a_x1);
        const svuint32_t t8a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t6a, t5a, t7a), t8a_x1),
                svdup_n_u32(0), 32 - 22), t7a);
        /* stream b, step 8, F */
        svuint32_t t8b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t4b, svdup_n_u32(0xfd469501u)));
        MD5_XVLX2_KEEP("w", t8b_x1);
        const svuint32_t t8b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t6b, t5b, t7b), t8b_x1),
                svdup_n_u32(0), 32 - 22), t7b);
        /* stream a, step 9, F */
        svuint32_t t9a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t5a, svdup_n_u32(0x698098d8u)));
        MD5_XVLX2_KEEP("w", t9a_x1);
        const svuint32_t t9a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t7a, t6a, t8a), t9a_x1),
                svdup_n_u32(0), 32 - 7), t8a);
        /* stream b, step 9, F */
        svuint32_t t9b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t5b, svdup_n_u32(0x698098d8u)));
        MD5_XVLX2_KEEP("w", t9b_x1);
        const svuint32_t t9b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t7b, t6b, t8b), t9b_x1),
                svdup_n_u32(0), 32 - 7), t8b);
        /* stream a, step 10, F */
        svuint32_t t10a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t6a, svdup_n_u32(0x8b44f7afu)));
        MD5_XVLX2_KEEP("w", t10a_x1);
        const svuint32_t t10a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t8a, t7a, t9a), t10a_x1),
                svdup_n_u32(0), 32 - 12), t9a);
        /* stream b, step 10, F */
        svuint32_t t10b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t6b, svdup_n_u32(0x8b44f7afu)));
        MD5_XVLX2_KEEP("w", t10b_x1);
        const svuint32_t t10b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t8b, t7b, t9b), t10b_x1),
                svdup_n_u32(0), 32 - 12), t9b);
        /* stream a, step 11, F */
        svuint32_t t11a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t7a, svdup_n_u32(0xffff5bb1u)));
        MD5_XVLX2_KEEP("w", t11a_x1);
        const svuint32_t t11a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t9a, t8a, t10a), t11a_x1),
                svdup_n_u32(0), 32 - 17), t10a);
        /* stream b, step 11, F */
        svuint32_t t11b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t7b, svdup_n_u32(0xffff5bb1u)));
        MD5_XVLX2_KEEP("w", t11b_x1);
        const svuint32_t t11b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t9b, t8b, t10b), t11b_x1),
                svdup_n_u32(0), 32 - 17), t10b);
        /* stream a, step 12, F */
        svuint32_t t12a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t8a, svdup_n_u32(0x895cd7beu)));
        MD5_XVLX2_KEEP("w", t12a_x1);
        const svuint32_t t12a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t10a, t9a, t11a), t12a_x1),
                svdup_n_u32(0), 32 - 22), t11a);
        /* stream b, step 12, F */
        svuint32_t t12b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t8b, svdup_n_u32(0x895cd7beu)));
        MD5_XVLX2_KEEP("w", t12b_x1);
        const svuint32_t t12b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t10b, t9b, t11b), t12b_x1),
                svdup_n_u32(0), 32 - 22), t11b);
        /* stream a, step 13, F */
        svuint32_t t13a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t9a, svdup_n_u32(0x6b901122u)));
        MD5_XVLX2_KEEP("w", t13a_x1);
        const svuint32_t t13a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t11a, t10a, t12a), t13a_x1),
                svdup_n_u32(0), 32 - 7), t12a);
        /* stream b, step 13, F */
        svuint32_t t13b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t9b, svdup_n_u32(0x6b901122u)));
        MD5_XVLX2_KEEP("w", t13b_x1);
        const svuint32_t t13b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t11b, t10b, t12b), t13b_x1),
                svdup_n_u32(0), 32 - 7), t12b);
        /* stream a, step 14, F */
        svuint32_t t14a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t10a, svdup_n_u32(0xfd987193u)));
        MD5_XVLX2_KEEP("w", t14a_x1);
        const svuint32_t t14a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t12a, t11a, t13a), t14a_x1),
                svdup_n_u32(0), 32 - 12), t13a);
        /* stream b, step 14, F */
        svuint32_t t14b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t10b, svdup_n_u32(0xfd987193u)));
        MD5_XVLX2_KEEP("w", t14b_x1);
        const svuint32_t t14b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t12b, t11b, t13b), t14b_x1),
                svdup_n_u32(0), 32 - 12), t13b);
        /* stream a, step 15, F */
        svuint32_t t15a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t11a, svdup_n_u32(0xa679438eu)));
        MD5_XVLX2_KEEP("w", t15a_x1);
        const svuint32_t t15a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t13a, t12a, t14a), t15a_x1),
                svdup_n_u32(0), 32 - 17), t14a);
        /* stream b, step 15, F */
        svuint32_t t15b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t11b, svdup_n_u32(0xa679438eu)));
        MD5_XVLX2_KEEP("w", t15b_x1);
        const svuint32_t t15b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t13b, t12b, t14b), t15b_x1),
                svdup_n_u32(0), 32 - 17), t14b);
        /* stream a, step 16, F */
        svuint32_t t16a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t12a, svdup_n_u32(0x49b40821u)));
        MD5_XVLX2_KEEP("w", t16a_x1);
        const svuint32_t t16a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t14a, t13a, t15a), t16a_x1),
                svdup_n_u32(0), 32 - 22), t15a);
        /* stream b, step 16, F */
        svuint32_t t16b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t12b, svdup_n_u32(0x49b40821u)));
        MD5_XVLX2_KEEP("w", t16b_x1);
        const svuint32_t t16b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t14b, t13b, t15b), t16b_x1),
                svdup_n_u32(0), 32 - 22), t15b);
        /* stream a, step 17, G */
        svuint32_t t17a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t13a, svdup_n_u32(0xf61e2562u)));
        MD5_XVLX2_KEEP("w", t17a_x1);
        const svuint32_t t17a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t16a, t15a, t14a), t17a_x1),
                svdup_n_u32(0), 32 - 5), t16a);
        /* stream b, step 17, G */
        svuint32_t t17b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t13b, svdup_n_u32(0xf61e2562u)));
        MD5_XVLX2_KEEP("w", t17b_x1);
        const svuint32_t t17b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t16b, t15b, t14b), t17b_x1),
                svdup_n_u32(0), 32 - 5), t16b);
        /* stream a, step 18, G */
        svuint32_t t18a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t14a, svdup_n_u32(0xc040b340u)));
        MD5_XVLX2_KEEP("w", t18a_x1);
        const svuint32_t t18a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t17a, t16a, t15a), t18a_x1),
                svdup_n_u32(0), 32 - 9), t17a);
        /* stream b, step 18, G */
        svuint32_t t18b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t14b, svdup_n_u32(0xc040b340u)));
        MD5_XVLX2_KEEP("w", t18b_x1);
        const svuint32_t t18b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t17b, t16b, t15b), t18b_x1),
                svdup_n_u32(0), 32 - 9), t17b);
        /* stream a, step 19, G */
        svuint32_t t19a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t15a, svdup_n_u32(0x265e5a51u)));
        MD5_XVLX2_KEEP("w", t19a_x1);
        const svuint32_t t19a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t18a, t17a, t16a), t19a_x1),
                svdup_n_u32(0), 32 - 14), t18a);
        /* stream b, step 19, G */
        svuint32_t t19b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t15b, svdup_n_u32(0x265e5a51u)));
        MD5_XVLX2_KEEP("w", t19b_x1);
        const svuint32_t t19b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t18b, t17b, t16b), t19b_x1),
                svdup_n_u32(0), 32 - 14), t18b);
        /* stream a, step 20, G */
        svuint32_t t20a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t16a, svdup_n_u32(0xe9b6c7aau)));
        MD5_XVLX2_KEEP("w", t20a_x1);
        const svuint32_t t20a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t19a, t18a, t17a), t20a_x1),
                svdup_n_u32(0), 32 - 20), t19a);
        /* stream b, step 20, G */
        svuint32_t t20b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t16b, svdup_n_u32(0xe9b6c7aau)));
        MD5_XVLX2_KEEP("w", t20b_x1);
        const svuint32_t t20b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t19b, t18b, t17b), t20b_x1),
                svdup_n_u32(0), 32 - 20), t19b);
        /* stream a, step 21, G */
        svuint32_t t21a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t17a, svdup_n_u32(0xd62f105du)));
        MD5_XVLX2_KEEP("w", t21a_x1);
        const svuint32_t t21a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t20a, t19a, t18a), t21a_x1),
                svdup_n_u32(0), 32 - 5), t20a);
        /* stream b, step 21, G */
        svuint32_t t21b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t17b, svdup_n_u32(0xd62f105du)));
        MD5_XVLX2_KEEP("w", t21b_x1);
        const svuint32_t t21b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t20b, t19b, t18b), t21b_x1),
                svdup_n_u32(0), 32 - 5), t20b);
        /* stream a, step 22, G */
        svuint32_t t22a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t18a, svdup_n_u32(0x02441453u)));
        MD5_XVLX2_KEEP("w", t22a_x1);
        const svuint32_t t22a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t21a, t20a, t19a), t22a_x1),
                svdup_n_u32(0), 32 - 9), t21a);
        /* stream b, step 22, G */
        svuint32_t t22b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t18b, svdup_n_u32(0x02441453u)));
        MD5_XVLX2_KEEP("w", t22b_x1);
        const svuint32_t t22b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t21b, t20b, t19b), t22b_x1),
                svdup_n_u32(0), 32 - 9), t21b);
        /* stream a, step 23, G */
        svuint32_t t23a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t19a, svdup_n_u32(0xd8a1e681u)));
        MD5_XVLX2_KEEP("w", t23a_x1);
        const svuint32_t t23a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t22a, t21a, t20a), t23a_x1),
                svdup_n_u32(0), 32 - 14), t22a);
        /* stream b, step 23, G */
        svuint32_t t23b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t19b, svdup_n_u32(0xd8a1e681u)));
        MD5_XVLX2_KEEP("w", t23b_x1);
        const svuint32_t t23b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t22b, t21b, t20b), t23b_x1),
                svdup_n_u32(0), 32 - 14), t22b);
        /* stream a, step 24, G */
        svuint32_t t24a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t20a, svdup_n_u32(0xe7d3fbc8u)));
        MD5_XVLX2_KEEP("w", t24a_x1);
        const svuint32_t t24a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t23a, t22a, t21a), t24a_x1),
                svdup_n_u32(0), 32 - 20), t23a);
        /* stream b, step 24, G */
        svuint32_t t24b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t20b, svdup_n_u32(0xe7d3fbc8u)));
        MD5_XVLX2_KEEP("w", t24b_x1);
        const svuint32_t t24b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t23b, t22b, t21b), t24b_x1),
                svdup_n_u32(0), 32 - 20), t23b);
        /* stream a, step 25, G */
        svuint32_t t25a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t21a, svdup_n_u32(0x21e1cde6u)));
        MD5_XVLX2_KEEP("w", t25a_x1);
        const svuint32_t t25a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t24a, t23a, t22a), t25a_x1),
                svdup_n_u32(0), 32 - 5), t24a);
        /* stream b, step 25, G */
        svuint32_t t25b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t21b, svdup_n_u32(0x21e1cde6u)));
        MD5_XVLX2_KEEP("w", t25b_x1);
        const svuint32_t t25b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t24b, t23b, t22b), t25b_x1),
                svdup_n_u32(0), 32 - 5), t24b);
        /* stream a, step 26, G */
        svuint32_t t26a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t22a, svdup_n_u32(0xc33707d6u)));
        MD5_XVLX2_KEEP("w", t26a_x1);
        const svuint32_t t26a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t25a, t24a, t23a), t26a_x1),
                svdup_n_u32(0), 32 - 9), t25a);
        /* stream b, step 26, G */
        svuint32_t t26b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t22b, svdup_n_u32(0xc33707d6u)));
        MD5_XVLX2_KEEP("w", t26b_x1);
        const svuint32_t t26b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t25b, t24b, t23b), t26b_x1),
                svdup_n_u32(0), 32 - 9), t25b);
        /* stream a, step 27, G */
        svuint32_t t27a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t23a, svdup_n_u32(0xf4d50d87u)));
        MD5_XVLX2_KEEP("w", t27a_x1);
        const svuint32_t t27a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t26a, t25a, t24a), t27a_x1),
                svdup_n_u32(0), 32 - 14), t26a);
        /* stream b, step 27, G */
        svuint32_t t27b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t23b, svdup_n_u32(0xf4d50d87u)));
        MD5_XVLX2_KEEP("w", t27b_x1);
        const svuint32_t t27b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t26b, t25b, t24b), t27b_x1),
                svdup_n_u32(0), 32 - 14), t26b);
        /* stream a, step 28, G */
        svuint32_t t28a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t24a, svdup_n_u32(0x455a14edu)));
        MD5_XVLX2_KEEP("w", t28a_x1);
        const svuint32_t t28a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t27a, t26a, t25a), t28a_x1),
                svdup_n_u32(0), 32 - 20), t27a);
        /* stream b, step 28, G */
        svuint32_t t28b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t24b, svdup_n_u32(0x455a14edu)));
        MD5_XVLX2_KEEP("w", t28b_x1);
        const svuint32_t t28b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t27b, t26b, t25b), t28b_x1),
                svdup_n_u32(0), 32 - 20), t27b);
        /* stream a, step 29, G */
        svuint32_t t29a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t25a, svdup_n_u32(0xa9e3e905u)));
        MD5_XVLX2_KEEP("w", t29a_x1);
        const svuint32_t t29a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t28a, t27a, t26a), t29a_x1),
                svdup_n_u32(0), 32 - 5), t28a);
        /* stream b, step 29, G */
        svuint32_t t29b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t25b, svdup_n_u32(0xa9e3e905u)));
        MD5_XVLX2_KEEP("w", t29b_x1);
        const svuint32_t t29b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t28b, t27b, t26b), t29b_x1),
                svdup_n_u32(0), 32 - 5), t28b);
        /* stream a, step 30, G */
        svuint32_t t30a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t26a, svdup_n_u32(0xfcefa3f8u)));
        MD5_XVLX2_KEEP("w", t30a_x1);
        const svuint32_t t30a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t29a, t28a, t27a), t30a_x1),
                svdup_n_u32(0), 32 - 9), t29a);
        /* stream b, step 30, G */
        svuint32_t t30b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t26b, svdup_n_u32(0xfcefa3f8u)));
        MD5_XVLX2_KEEP("w", t30b_x1);
        const svuint32_t t30b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t29b, t28b, t27b), t30b_x1),
                svdup_n_u32(0), 32 - 9), t29b);
        /* stream a, step 31, G */
        svuint32_t t31a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t27a, svdup_n_u32(0x676f02d9u)));
        MD5_XVLX2_KEEP("w", t31a_x1);
        const svuint32_t t31a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t30a, t29a, t28a), t31a_x1),
                svdup_n_u32(0), 32 - 14), t30a);
        /* stream b, step 31, G */
        svuint32_t t31b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t27b, svdup_n_u32(0x676f02d9u)));
        MD5_XVLX2_KEEP("w", t31b_x1);
        const svuint32_t t31b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t30b, t29b, t28b), t31b_x1),
                svdup_n_u32(0), 32 - 14), t30b);
        /* stream a, step 32, G */
        svuint32_t t32a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t28a, svdup_n_u32(0x8d2a4c8au)));
        MD5_XVLX2_KEEP("w", t32a_x1);
        const svuint32_t t32a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t31a, t30a, t29a), t32a_x1),
                svdup_n_u32(0), 32 - 20), t31a);
        /* stream b, step 32, G */
        svuint32_t t32b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t28b, svdup_n_u32(0x8d2a4c8au)));
        MD5_XVLX2_KEEP("w", t32b_x1);
        const svuint32_t t32b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t31b, t30b, t29b), t32b_x1),
                svdup_n_u32(0), 32 - 20), t31b);
        /* stream a, step 33, H */
        svuint32_t t33a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t29a, svdup_n_u32(0xfffa3942u)));
        MD5_XVLX2_KEEP("w", t33a_x1);
        const svuint32_t t33a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t32a, t30a, t31a), t33a_x1),
                svdup_n_u32(0), 32 - 4), t32a);
        /* stream b, step 33, H */
        svuint32_t t33b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t29b, svdup_n_u32(0xfffa3942u)));
        MD5_XVLX2_KEEP("w", t33b_x1);
        const svuint32_t t33b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t32b, t30b, t31b), t33b_x1),
                svdup_n_u32(0), 32 - 4), t32b);
        /* stream a, step 34, H */
        svuint32_t t34a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t30a, svdup_n_u32(0x8771f681u)));
        MD5_XVLX2_KEEP("w", t34a_x1);
        const svuint32_t t34a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t33a, t31a, t32a), t34a_x1),
                svdup_n_u32(0), 32 - 11), t33a);
        /* stream b, step 34, H */
        svuint32_t t34b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t30b, svdup_n_u32(0x8771f681u)));
        MD5_XVLX2_KEEP("w", t34b_x1);
        const svuint32_t t34b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t33b, t31b, t32b), t34b_x1),
                svdup_n_u32(0), 32 - 11), t33b);
        /* stream a, step 35, H */
        svuint32_t t35a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t31a, svdup_n_u32(0x6d9d6122u)));
        MD5_XVLX2_KEEP("w", t35a_x1);
        const svuint32_t t35a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t34a, t32a, t33a), t35a_x1),
                svdup_n_u32(0), 32 - 16), t34a);
        /* stream b, step 35, H */
        svuint32_t t35b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t31b, svdup_n_u32(0x6d9d6122u)));
        MD5_XVLX2_KEEP("w", t35b_x1);
        const svuint32_t t35b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t34b, t32b, t33b), t35b_x1),
                svdup_n_u32(0), 32 - 16), t34b);
        /* stream a, step 36, H */
        svuint32_t t36a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t32a, svdup_n_u32(0xfde5380cu)));
        MD5_XVLX2_KEEP("w", t36a_x1);
        const svuint32_t t36a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t35a, t33a, t34a), t36a_x1),
                svdup_n_u32(0), 32 - 23), t35a);
        /* stream b, step 36, H */
        svuint32_t t36b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t32b, svdup_n_u32(0xfde5380cu)));
        MD5_XVLX2_KEEP("w", t36b_x1);
        const svuint32_t t36b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t35b, t33b, t34b), t36b_x1),
                svdup_n_u32(0), 32 - 23), t35b);
        /* stream a, step 37, H */
        svuint32_t t37a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t33a, svdup_n_u32(0xa4beea44u)));
        MD5_XVLX2_KEEP("w", t37a_x1);
        const svuint32_t t37a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t36a, t34a, t35a), t37a_x1),
                svdup_n_u32(0), 32 - 4), t36a);
        /* stream b, step 37, H */
        svuint32_t t37b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t33b, svdup_n_u32(0xa4beea44u)));
        MD5_XVLX2_KEEP("w", t37b_x1);
        const svuint32_t t37b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t36b, t34b, t35b), t37b_x1),
                svdup_n_u32(0), 32 - 4), t36b);
        /* stream a, step 38, H */
        svuint32_t t38a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t34a, svdup_n_u32(0x4bdecfa9u)));
        MD5_XVLX2_KEEP("w", t38a_x1);
        const svuint32_t t38a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t37a, t35a, t36a), t38a_x1),
                svdup_n_u32(0), 32 - 11), t37a);
        /* stream b, step 38, H */
        svuint32_t t38b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t34b, svdup_n_u32(0x4bdecfa9u)));
        MD5_XVLX2_KEEP("w", t38b_x1);
        const svuint32_t t38b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t37b, t35b, t36b), t38b_x1),
                svdup_n_u32(0), 32 - 11), t37b);
        /* stream a, step 39, H */
        svuint32_t t39a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t35a, svdup_n_u32(0xf6bb4b60u)));
        MD5_XVLX2_KEEP("w", t39a_x1);
        const svuint32_t t39a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t38a, t36a, t37a), t39a_x1),
                svdup_n_u32(0), 32 - 16), t38a);
        /* stream b, step 39, H */
        svuint32_t t39b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t35b, svdup_n_u32(0xf6bb4b60u)));
        MD5_XVLX2_KEEP("w", t39b_x1);
        const svuint32_t t39b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t38b, t36b, t37b), t39b_x1),
                svdup_n_u32(0), 32 - 16), t38b);
        /* stream a, step 40, H */
        svuint32_t t40a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t36a, svdup_n_u32(0xbebfbc70u)));
        MD5_XVLX2_KEEP("w", t40a_x1);
        const svuint32_t t40a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t39a, t37a, t38a), t40a_x1),
                svdup_n_u32(0), 32 - 23), t39a);
        /* stream b, step 40, H */
        svuint32_t t40b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t36b, svdup_n_u32(0xbebfbc70u)));
        MD5_XVLX2_KEEP("w", t40b_x1);
        const svuint32_t t40b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t39b, t37b, t38b), t40b_x1),
                svdup_n_u32(0), 32 - 23), t39b);
        /* stream a, step 41, H */
        svuint32_t t41a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t37a, svdup_n_u32(0x289b7ec6u)));
        MD5_XVLX2_KEEP("w", t41a_x1);
        const svuint32_t t41a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t40a, t38a, t39a), t41a_x1),
                svdup_n_u32(0), 32 - 4), t40a);
        /* stream b, step 41, H */
        svuint32_t t41b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t37b, svdup_n_u32(0x289b7ec6u)));
        MD5_XVLX2_KEEP("w", t41b_x1);
        const svuint32_t t41b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t40b, t38b, t39b), t41b_x1),
                svdup_n_u32(0), 32 - 4), t40b);
        /* stream a, step 42, H */
        svuint32_t t42a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t38a, svdup_n_u32(0xeaa127fau)));
        MD5_XVLX2_KEEP("w", t42a_x1);
        const svuint32_t t42a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t41a, t39a, t40a), t42a_x1),
                svdup_n_u32(0), 32 - 11), t41a);
        /* stream b, step 42, H */
        svuint32_t t42b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t38b, svdup_n_u32(0xeaa127fau)));
        MD5_XVLX2_KEEP("w", t42b_x1);
        const svuint32_t t42b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t41b, t39b, t40b), t42b_x1),
                svdup_n_u32(0), 32 - 11), t41b);
        /* stream a, step 43, H */
        svuint32_t t43a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t39a, svdup_n_u32(0xd4ef3085u)));
        MD5_XVLX2_KEEP("w", t43a_x1);
        const svuint32_t t43a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t42a, t40a, t41a), t43a_x1),
                svdup_n_u32(0), 32 - 16), t42a);
        /* stream b, step 43, H */
        svuint32_t t43b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t39b, svdup_n_u32(0xd4ef3085u)));
        MD5_XVLX2_KEEP("w", t43b_x1);
        const svuint32_t t43b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t42b, t40b, t41b), t43b_x1),
                svdup_n_u32(0), 32 - 16), t42b);
        /* stream a, step 44, H */
        svuint32_t t44a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t40a, svdup_n_u32(0x04881d05u)));
        MD5_XVLX2_KEEP("w", t44a_x1);
        const svuint32_t t44a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t43a, t41a, t42a), t44a_x1),
                svdup_n_u32(0), 32 - 23), t43a);
        /* stream b, step 44, H */
        svuint32_t t44b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t40b, svdup_n_u32(0x04881d05u)));
        MD5_XVLX2_KEEP("w", t44b_x1);
        const svuint32_t t44b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t43b, t41b, t42b), t44b_x1),
                svdup_n_u32(0), 32 - 23), t43b);
        /* stream a, step 45, H */
        svuint32_t t45a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t41a, svdup_n_u32(0xd9d4d039u)));
        MD5_XVLX2_KEEP("w", t45a_x1);
        const svuint32_t t45a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t44a, t42a, t43a), t45a_x1),
                svdup_n_u32(0), 32 - 4), t44a);
        /* stream b, step 45, H */
        svuint32_t t45b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t41b, svdup_n_u32(0xd9d4d039u)));
        MD5_XVLX2_KEEP("w", t45b_x1);
        const svuint32_t t45b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t44b, t42b, t43b), t45b_x1),
                svdup_n_u32(0), 32 - 4), t44b);
        /* stream a, step 46, H */
        svuint32_t t46a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t42a, svdup_n_u32(0xe6db99e5u)));
        MD5_XVLX2_KEEP("w", t46a_x1);
        const svuint32_t t46a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t45a, t43a, t44a), t46a_x1),
                svdup_n_u32(0), 32 - 11), t45a);
        /* stream b, step 46, H */
        svuint32_t t46b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t42b, svdup_n_u32(0xe6db99e5u)));
        MD5_XVLX2_KEEP("w", t46b_x1);
        const svuint32_t t46b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t45b, t43b, t44b), t46b_x1),
                svdup_n_u32(0), 32 - 11), t45b);
        /* stream a, step 47, H */
        svuint32_t t47a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t43a, svdup_n_u32(0x1fa27cf8u)));
        MD5_XVLX2_KEEP("w", t47a_x1);
        const svuint32_t t47a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t46a, t44a, t45a), t47a_x1),
                svdup_n_u32(0), 32 - 16), t46a);
        /* stream b, step 47, H */
        svuint32_t t47b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t43b, svdup_n_u32(0x1fa27cf8u)));
        MD5_XVLX2_KEEP("w", t47b_x1);
        const svuint32_t t47b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t46b, t44b, t45b), t47b_x1),
                svdup_n_u32(0), 32 - 16), t46b);
        /* stream a, step 48, H */
        svuint32_t t48a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t44a, svdup_n_u32(0xc4ac5665u)));
        MD5_XVLX2_KEEP("w", t48a_x1);
        const svuint32_t t48a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t47a, t45a, t46a), t48a_x1),
                svdup_n_u32(0), 32 - 23), t47a);
        /* stream b, step 48, H */
        svuint32_t t48b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t44b, svdup_n_u32(0xc4ac5665u)));
        MD5_XVLX2_KEEP("w", t48b_x1);
        const svuint32_t t48b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t47b, t45b, t46b), t48b_x1),
                svdup_n_u32(0), 32 - 23), t47b);
        /* stream a, step 49, I */
        svuint32_t t49a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t45a, svdup_n_u32(0xf4292243u)));
        MD5_XVLX2_KEEP("w", t49a_x1);
        const svuint32_t t49a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t49a_x1, svbcax_u32(t47a, t46a, t48a)),
                svdup_n_u32(0), 32 - 6), t48a);
        /* stream b, step 49, I */
        svuint32_t t49b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t45b, svdup_n_u32(0xf4292243u)));
        MD5_XVLX2_KEEP("w", t49b_x1);
        const svuint32_t t49b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t49b_x1, svbcax_u32(t47b, t46b, t48b)),
                svdup_n_u32(0), 32 - 6), t48b);
        /* stream a, step 50, I */
        svuint32_t t50a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t46a, svdup_n_u32(0x432aff96u)));
        MD5_XVLX2_KEEP("w", t50a_x1);
        const svuint32_t t50a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t50a_x1, svbcax_u32(t48a, t47a, t49a)),
                svdup_n_u32(0), 32 - 10), t49a);
        /* stream b, step 50, I */
        svuint32_t t50b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t46b, svdup_n_u32(0x432aff96u)));
        MD5_XVLX2_KEEP("w", t50b_x1);
        const svuint32_t t50b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t50b_x1, svbcax_u32(t48b, t47b, t49b)),
                svdup_n_u32(0), 32 - 10), t49b);
        /* stream a, step 51, I */
        svuint32_t t51a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t47a, svdup_n_u32(0xab9423a6u)));
        MD5_XVLX2_KEEP("w", t51a_x1);
        const svuint32_t t51a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t51a_x1, svbcax_u32(t49a, t48a, t50a)),
                svdup_n_u32(0), 32 - 15), t50a);
        /* stream b, step 51, I */
        svuint32_t t51b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t47b, svdup_n_u32(0xab9423a6u)));
        MD5_XVLX2_KEEP("w", t51b_x1);
        const svuint32_t t51b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t51b_x1, svbcax_u32(t49b, t48b, t50b)),
                svdup_n_u32(0), 32 - 15), t50b);
        /* stream a, step 52, I */
        svuint32_t t52a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t48a, svdup_n_u32(0xfc93a038u)));
        MD5_XVLX2_KEEP("w", t52a_x1);
        const svuint32_t t52a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t52a_x1, svbcax_u32(t50a, t49a, t51a)),
                svdup_n_u32(0), 32 - 21), t51a);
        /* stream b, step 52, I */
        svuint32_t t52b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t48b, svdup_n_u32(0xfc93a038u)));
        MD5_XVLX2_KEEP("w", t52b_x1);
        const svuint32_t t52b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t52b_x1, svbcax_u32(t50b, t49b, t51b)),
                svdup_n_u32(0), 32 - 21), t51b);
        /* stream a, step 53, I */
        svuint32_t t53a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t49a, svdup_n_u32(0x655b59c2u)));
        MD5_XVLX2_KEEP("w", t53a_x1);
        const svuint32_t t53a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t53a_x1, svbcax_u32(t51a, t50a, t52a)),
                svdup_n_u32(0), 32 - 6), t52a);
        /* stream b, step 53, I */
        svuint32_t t53b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t49b, svdup_n_u32(0x655b59c2u)));
        MD5_XVLX2_KEEP("w", t53b_x1);
        const svuint32_t t53b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t53b_x1, svbcax_u32(t51b, t50b, t52b)),
                svdup_n_u32(0), 32 - 6), t52b);
        /* stream a, step 54, I */
        svuint32_t t54a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t50a, svdup_n_u32(0x8f0ccc91u)));
        MD5_XVLX2_KEEP("w", t54a_x1);
        const svuint32_t t54a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t54a_x1, svbcax_u32(t52a, t51a, t53a)),
                svdup_n_u32(0), 32 - 10), t53a);
        /* stream b, step 54, I */
        svuint32_t t54b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t50b, svdup_n_u32(0x8f0ccc91u)));
        MD5_XVLX2_KEEP("w", t54b_x1);
        const svuint32_t t54b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t54b_x1, svbcax_u32(t52b, t51b, t53b)),
                svdup_n_u32(0), 32 - 10), t53b);
        /* stream a, step 55, I */
        svuint32_t t55a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t51a, svdup_n_u32(0xffeff47cu)));
        MD5_XVLX2_KEEP("w", t55a_x1);
        const svuint32_t t55a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t55a_x1, svbcax_u32(t53a, t52a, t54a)),
                svdup_n_u32(0), 32 - 15), t54a);
        /* stream b, step 55, I */
        svuint32_t t55b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t51b, svdup_n_u32(0xffeff47cu)));
        MD5_XVLX2_KEEP("w", t55b_x1);
        const svuint32_t t55b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t55b_x1, svbcax_u32(t53b, t52b, t54b)),
                svdup_n_u32(0), 32 - 15), t54b);
        /* stream a, step 56, I */
        svuint32_t t56a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t52a, svdup_n_u32(0x85845dd0u)));
        MD5_XVLX2_KEEP("w", t56a_x1);
        const svuint32_t t56a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t56a_x1, svbcax_u32(t54a, t53a, t55a)),
                svdup_n_u32(0), 32 - 21), t55a);
        /* stream b, step 56, I */
        svuint32_t t56b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t52b, svdup_n_u32(0x85845dd0u)));
        MD5_XVLX2_KEEP("w", t56b_x1);
        const svuint32_t t56b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t56b_x1, svbcax_u32(t54b, t53b, t55b)),
                svdup_n_u32(0), 32 - 21), t55b);
        /* stream a, step 57, I */
        svuint32_t t57a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t53a, svdup_n_u32(0x6fa87e4eu)));
        MD5_XVLX2_KEEP("w", t57a_x1);
        const svuint32_t t57a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t57a_x1, svbcax_u32(t55a, t54a, t56a)),
                svdup_n_u32(0), 32 - 6), t56a);
        /* stream b, step 57, I */
        svuint32_t t57b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t53b, svdup_n_u32(0x6fa87e4eu)));
        MD5_XVLX2_KEEP("w", t57b_x1);
        const svuint32_t t57b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t57b_x1, svbcax_u32(t55b, t54b, t56b)),
                svdup_n_u32(0), 32 - 6), t56b);
        /* stream a, step 58, I */
        svuint32_t t58a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t54a, svdup_n_u32(0xfe2ce6dfu)));
        MD5_XVLX2_KEEP("w", t58a_x1);
        const svuint32_t t58a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t58a_x1, svbcax_u32(t56a, t55a, t57a)),
                svdup_n_u32(0), 32 - 10), t57a);
        /* stream b, step 58, I */
        svuint32_t t58b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t54b, svdup_n_u32(0xfe2ce6dfu)));
        MD5_XVLX2_KEEP("w", t58b_x1);
        const svuint32_t t58b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t58b_x1, svbcax_u32(t56b, t55b, t57b)),
                svdup_n_u32(0), 32 - 10), t57b);
        /* stream a, step 59, I */
        svuint32_t t59a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t55a, svdup_n_u32(0xa3014313u)));
        MD5_XVLX2_KEEP("w", t59a_x1);
        const svuint32_t t59a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t59a_x1, svbcax_u32(t57a, t56a, t58a)),
                svdup_n_u32(0), 32 - 15), t58a);
        /* stream b, step 59, I */
        svuint32_t t59b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t55b, svdup_n_u32(0xa3014313u)));
        MD5_XVLX2_KEEP("w", t59b_x1);
        const svuint32_t t59b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t59b_x1, svbcax_u32(t57b, t56b, t58b)),
                svdup_n_u32(0), 32 - 15), t58b);
        /* stream a, step 60, I */
        svuint32_t t60a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t56a, svdup_n_u32(0x4e0811a0u)));
        MD5_XVLX2_KEEP("w", t60a_x1);
        const svuint32_t t60a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t60a_x1, svbcax_u32(t58a, t57a, t59a)),
                svdup_n_u32(0), 32 - 21), t59a);
        /* stream b, step 60, I */
        svuint32_t t60b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t56b, svdup_n_u32(0x4e0811a0u)));
        MD5_XVLX2_KEEP("w", t60b_x1);
        const svuint32_t t60b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t60b_x1, svbcax_u32(t58b, t57b, t59b)),
                svdup_n_u32(0), 32 - 21), t59b);
        /* stream a, step 61, I */
        svuint32_t t61a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t57a, svdup_n_u32(0xf7537e81u)));
        MD5_XVLX2_KEEP("w", t61a_x1);
        const svuint32_t t61a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t61a_x1, svbcax_u32(t59a, t58a, t60a)),
                svdup_n_u32(0), 32 - 6), t60a);
        /* stream b, step 61, I */
        svuint32_t t61b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t57b, svdup_n_u32(0xf7537e81u)));
        MD5_XVLX2_KEEP("w", t61b_x1);
        const svuint32_t t61b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t61b_x1, svbcax_u32(t59b, t58b, t60b)),
                svdup_n_u32(0), 32 - 6), t60b);
        /* stream a, step 62, I */
        svuint32_t t62a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t58a, svdup_n_u32(0xbd3af234u)));
        MD5_XVLX2_KEEP("w", t62a_x1);
        const svuint32_t t62a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t62a_x1, svbcax_u32(t60a, t59a, t61a)),
                svdup_n_u32(0), 32 - 10), t61a);
        /* stream b, step 62, I */
        svuint32_t t62b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t58b, svdup_n_u32(0xbd3af234u)));
        MD5_XVLX2_KEEP("w", t62b_x1);
        const svuint32_t t62b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t62b_x1, svbcax_u32(t60b, t59b, t61b)),
                svdup_n_u32(0), 32 - 10), t61b);
        /* stream a, step 63, I */
        svuint32_t t63a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t59a, svdup_n_u32(0x2ad7d2bau)));
        MD5_XVLX2_KEEP("w", t63a_x1);
        const svuint32_t t63a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t63a_x1, svbcax_u32(t61a, t60a, t62a)),
                svdup_n_u32(0), 32 - 15), t62a);
        /* stream b, step 63, I */
        svuint32_t t63b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t59b, svdup_n_u32(0x2ad7d2bau)));
        MD5_XVLX2_KEEP("w", t63b_x1);
        const svuint32_t t63b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t63b_x1, svbcax_u32(t61b, t60b, t62b)),
                svdup_n_u32(0), 32 - 15), t62b);
        /* stream a, step 64, I */
        svuint32_t t64a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t60a, svdup_n_u32(0xeb86d390u)));
        MD5_XVLX2_KEEP("w", t64a_x1);
        const svuint32_t t64a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t64a_x1, svbcax_u32(t62a, t61a, t63a)),
                svdup_n_u32(0), 32 - 21), t63a);
        /* stream b, step 64, I */
        svuint32_t t64b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), t60b, svdup_n_u32(0xeb86d390u)));
        MD5_XVLX2_KEEP("w", t64b_x1);
        const svuint32_t t64b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t64b_x1, svbcax_u32(t62b, t61b, t63b)),
                svdup_n_u32(0), 32 - 21), t63b);

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
#if defined(__clang__)
#pragma clang attribute pop
#endif
