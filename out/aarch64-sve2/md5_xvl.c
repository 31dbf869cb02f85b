/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SVE2, 4 to 64 lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sve2 --kernel lanes
 *
 * With the options above, `hashwright prove` proves md5_xvl_lanes, md5_xvl_blocks, and `hashwright
 * verify` tests all functions. `hashwright bench md5 --target aarch64-sve2 --kernel lanes` measures
 * the speed.
 *
 * md5_xvl_blocks: 388 instructions for a block of 64 bytes, critical path 515 cycles.
 * Rules: not_out_of_or 16 times, not_in_sum 16 times.
 */
#include "md5_xvl.h"

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
#define MD5_XVL_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_XVL_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_XVL_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_XVL_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_XVL_ALWAYS __attribute__((always_inline))
#define MD5_XVL_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_XVL_ALWAYS
#define MD5_XVL_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_XVL_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_XVL_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_XVL_ALWAYS uint64_t md5_xvl_load64(const uint8_t *p)
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
#define MD5_XVL_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_xvl_load64(p), b = md5_xvl_load64(q), upper, lower; \
        MD5_XVL_KEEP("r", a); \
        MD5_XVL_KEEP("r", b); \
        upper = MD5_XVL_PAIR(a, b); \
        lower = MD5_XVL_PAIR(a >> 32, b >> 32); \
        MD5_XVL_KEEP("r", upper); \
        MD5_XVL_KEEP("r", lower); \
        MD5_XVL_STORE(to, upper); \
        MD5_XVL_STORE((to) + (row), lower); \
    } while (0)

size_t md5_xvl_lanes(void)
{
    return svcntw();
}

void md5_xvl_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks)
{
    const size_t lanes = svcntw();
    svuint32_t h0 = svld1_u32(svptrue_b32(), state + 0 * lanes);
    svuint32_t h1 = svld1_u32(svptrue_b32(), state + 1 * lanes);
    svuint32_t h2 = svld1_u32(svptrue_b32(), state + 2 * lanes);
    svuint32_t h3 = svld1_u32(svptrue_b32(), state + 3 * lanes);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t w[16][64] MD5_XVL_ALIGNED;
        
        for (size_t j = 0; j < lanes; j += 2) {
            MD5_XVL_COPY(&w[0][j], 64, data[j] + at + 0, data[j + 1] + at + 0);
            MD5_XVL_COPY(&w[2][j], 64, data[j] + at + 8, data[j + 1] + at + 8);
            MD5_XVL_COPY(&w[4][j], 64, data[j] + at + 16, data[j + 1] + at + 16);
            MD5_XVL_COPY(&w[6][j], 64, data[j] + at + 24, data[j + 1] + at + 24);
            MD5_XVL_COPY(&w[8][j], 64, data[j] + at + 32, data[j + 1] + at + 32);
            MD5_XVL_COPY(&w[10][j], 64, data[j] + at + 40, data[j + 1] + at + 40);
            MD5_XVL_COPY(&w[12][j], 64, data[j] + at + 48, data[j + 1] + at + 48);
            MD5_XVL_COPY(&w[14][j], 64, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* step 1, F */
        const svuint32_t t1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), svbsl_u32(h2, h3, h1),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
                        svdup_n_u32(0xd76aa478u)), h0)), svdup_n_u32(0), 32 - 7), h1);
        /* step 2, F */
        svuint32_t t2_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h3, svdup_n_u32(0xe8c7b756u)));
        MD5_XVL_KEEP("w", t2_x1);
        const svuint32_t t2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(h1, h2, t1), t2_x1), svdup_n_u32(0),
                32 - 12), t1);
        /* step 3, F */
        svuint32_t t3_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h2, svdup_n_u32(0x242070dbu)));
        MD5_XVL_KEEP("w", t3_x1);
        const svuint32_t t3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t1, h1, t2), t3_x1), svdup_n_u32(0),
                32 - 17), t2);
        /* step 4, F */
        svuint32_t t4_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h1, svdup_n_u32(0xc1bdceeeu)));
        MD5_XVL_KEEP("w", t4_x1);
        const svuint32_t t4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t2, t1, t3), t4_x1), svdup_n_u32(0),
                32 - 22), t3);
        /* step 5, F */
        svuint32_t t5_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t1, svdup_n_u32(0xf57c0fafu)));
        MD5_XVL_KEEP("w", t5_x1);
        const svuint32_t t5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t3, t2, t4), t5_x1), svdup_n_u32(0),
                32 - 7), t4);
        /* step 6, F */
        svuint32_t t6_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t2, svdup_n_u32(0x4787c62au)));
        MD5_XVL_KEEP("w", t6_x1);
        const svuint32_t t6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t4, t3, t5), t6_x1), svdup_n_u32(0),
                32 - 12), t5);
        /* step 7, F */
        svuint32_t t7_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t3, svdup_n_u32(0xa8304613u)));
        MD5_XVL_KEEP("w", t7_x1);
        const svuint32_t t7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t5, t4, t6), t7_x1), svdup_n_u32(0),
                32 - 17), t6);
        /* step 8, F */
        svuint32_t t8_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t4, svdup_n_u32(0xfd469501u)));
        MD5_XVL_KEEP("w", t8_x1);
        const svuint32_t t8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t6, t5, t7), t8_x1), svdup_n_u32(0),
                32 - 22), t7);
        /* step 9, F */
        svuint32_t t9_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t5, svdup_n_u32(0x698098d8u)));
        MD5_XVL_KEEP("w", t9_x1);
        const svuint32_t t9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t7, t6, t8), t9_x1), svdup_n_u32(0),
                32 - 7), t8);
        /* step 10, F */
        svuint32_t t10_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t6, svdup_n_u32(0x8b44f7afu)));
        MD5_XVL_KEEP("w", t10_x1);
        const svuint32_t t10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t8, t7, t9), t10_x1), svdup_n_u32(0),
                32 - 12), t9);
        /* step 11, F */
        svuint32_t t11_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t7, svdup_n_u32(0xffff5bb1u)));
        MD5_XVL_KEEP("w", t11_x1);
        const svuint32_t t11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t9, t8, t10), t11_x1), svdup_n_u32(0),
                32 - 17), t10);
        /* step 12, F */
        svuint32_t t12_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t8, svdup_n_u32(0x895cd7beu)));
        MD5_XVL_KEEP("w", t12_x1);
        const svuint32_t t12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t10, t9, t11), t12_x1), svdup_n_u32(0),
                32 - 22), t11);
        /* step 13, F */
        svuint32_t t13_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t9, svdup_n_u32(0x6b901122u)));
        MD5_XVL_KEEP("w", t13_x1);
        const svuint32_t t13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t11, t10, t12), t13_x1),
                svdup_n_u32(0), 32 - 7), t12);
        /* step 14, F */
        svuint32_t t14_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t10, svdup_n_u32(0xfd987193u)));
        MD5_XVL_KEEP("w", t14_x1);
        const svuint32_t t14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t12, t11, t13), t14_x1),
                svdup_n_u32(0), 32 - 12), t13);
        /* step 15, F */
        svuint32_t t15_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t11, svdup_n_u32(0xa679438eu)));
        MD5_XVL_KEEP("w", t15_x1);
        const svuint32_t t15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t13, t12, t14), t15_x1),
                svdup_n_u32(0), 32 - 17), t14);
        /* step 16, F */
        svuint32_t t16_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t12, svdup_n_u32(0x49b40821u)));
        MD5_XVL_KEEP("w", t16_x1);
        const svuint32_t t16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t14, t13, t15), t16_x1),
                svdup_n_u32(0), 32 - 22), t15);
        /* step 17, G */
        svuint32_t t17_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t13, svdup_n_u32(0xf61e2562u)));
        MD5_XVL_KEEP("w", t17_x1);
        const svuint32_t t17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t16, t15, t14), t17_x1),
                svdup_n_u32(0), 32 - 5), t16);
        /* step 18, G */
        svuint32_t t18_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t14, svdup_n_u32(0xc040b340u)));
        MD5_XVL_KEEP("w", t18_x1);
        const svuint32_t t18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t17, t16, t15), t18_x1),
                svdup_n_u32(0), 32 - 9), t17);
        /* step 19, G */
        svuint32_t t19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t15, svdup_n_u32(0x265e5a51u)));
        MD5_XVL_KEEP("w", t19_x1);
        const svuint32_t t19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t18, t17, t16), t19_x1),
                svdup_n_u32(0), 32 - 14), t18);
        /* step 20, G */
        svuint32_t t20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t16, svdup_n_u32(0xe9b6c7aau)));
        MD5_XVL_KEEP("w", t20_x1);
        const svuint32_t t20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t19, t18, t17), t20_x1),
                svdup_n_u32(0), 32 - 20), t19);
        /* step 21, G */
        svuint32_t t21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t17, svdup_n_u32(0xd62f105du)));
        MD5_XVL_KEEP("w", t21_x1);
        const svuint32_t t21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t20, t19, t18), t21_x1),
                svdup_n_u32(0), 32 - 5), t20);
        /* step 22, G */
        svuint32_t t22_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t18, svdup_n_u32(0x02441453u)));
        MD5_XVL_KEEP("w", t22_x1);
        const svuint32_t t22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t21, t20, t19), t22_x1),
                svdup_n_u32(0), 32 - 9), t21);
        /* step 23, G */
        svuint32_t t23_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t19, svdup_n_u32(0xd8a1e681u)));
        MD5_XVL_KEEP("w", t23_x1);
        const svuint32_t t23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t22, t21, t20), t23_x1),
                svdup_n_u32(0), 32 - 14), t22);
        /* step 24, G */
        svuint32_t t24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t20, svdup_n_u32(0xe7d3fbc8u)));
        MD5_XVL_KEEP("w", t24_x1);
        const svuint32_t t24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t23, t22, t21), t24_x1),
                svdup_n_u32(0), 32 - 20), t23);
        /* step 25, G */
        svuint32_t t25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t21, svdup_n_u32(0x21e1cde6u)));
        MD5_XVL_KEEP("w", t25_x1);
        const svuint32_t t25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t24, t23, t22), t25_x1),
                svdup_n_u32(0), 32 - 5), t24);
        /* step 26, G */
        svuint32_t t26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t22, svdup_n_u32(0xc33707d6u)));
        MD5_XVL_KEEP("w", t26_x1);
        const svuint32_t t26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t25, t24, t23), t26_x1),
                svdup_n_u32(0), 32 - 9), t25);
        /* step 27, G */
        svuint32_t t27_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t23, svdup_n_u32(0xf4d50d87u)));
        MD5_XVL_KEEP("w", t27_x1);
        const svuint32_t t27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t26, t25, t24), t27_x1),
                svdup_n_u32(0), 32 - 14), t26);
        /* step 28, G */
        svuint32_t t28_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t24, svdup_n_u32(0x455a14edu)));
        MD5_XVL_KEEP("w", t28_x1);
        const svuint32_t t28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t27, t26, t25), t28_x1),
                svdup_n_u32(0), 32 - 20), t27);
        /* step 29, G */
        svuint32_t t29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t25, svdup_n_u32(0xa9e3e905u)));
        MD5_XVL_KEEP("w", t29_x1);
        const svuint32_t t29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t28, t27, t26), t29_x1),
                svdup_n_u32(0), 32 - 5), t28);
        /* step 30, G */
        svuint32_t t30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t26, svdup_n_u32(0xfcefa3f8u)));
        MD5_XVL_KEEP("w", t30_x1);
        const svuint32_t t30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t29, t28, t27), t30_x1),
                svdup_n_u32(0), 32 - 9), t29);
        /* step 31, G */
        svuint32_t t31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t27, svdup_n_u32(0x676f02d9u)));
        MD5_XVL_KEEP("w", t31_x1);
        const svuint32_t t31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t30, t29, t28), t31_x1),
                svdup_n_u32(0), 32 - 14), t30);
        /* step 32, G */
        svuint32_t t32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t28, svdup_n_u32(0x8d2a4c8au)));
        MD5_XVL_KEEP("w", t32_x1);
        const svuint32_t t32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(t31, t30, t29), t32_x1),
                svdup_n_u32(0), 32 - 20), t31);
        /* step 33, H */
        svuint32_t t33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t29, svdup_n_u32(0xfffa3942u)));
        MD5_XVL_KEEP("w", t33_x1);
        const svuint32_t t33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t32, t30, t31), t33_x1),
                svdup_n_u32(0), 32 - 4), t32);
        /* step 34, H */
        svuint32_t t34_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t30, svdup_n_u32(0x8771f681u)));
        MD5_XVL_KEEP("w", t34_x1);
        const svuint32_t t34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t33, t31, t32), t34_x1),
                svdup_n_u32(0), 32 - 11), t33);
        /* step 35, H */
        svuint32_t t35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t31, svdup_n_u32(0x6d9d6122u)));
        MD5_XVL_KEEP("w", t35_x1);
        const svuint32_t t35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t34, t32, t33), t35_x1),
                svdup_n_u32(0), 32 - 16), t34);
        /* step 36, H */
        svuint32_t t36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t32, svdup_n_u32(0xfde5380cu)));
        MD5_XVL_KEEP("w", t36_x1);
        const svuint32_t t36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t35, t33, t34), t36_x1),
                svdup_n_u32(0), 32 - 23), t35);
        /* step 37, H */
        svuint32_t t37_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t33, svdup_n_u32(0xa4beea44u)));
        MD5_XVL_KEEP("w", t37_x1);
        const svuint32_t t37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t36, t34, t35), t37_x1),
                svdup_n_u32(0), 32 - 4), t36);
        /* step 38, H */
        svuint32_t t38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t34, svdup_n_u32(0x4bdecfa9u)));
        MD5_XVL_KEEP("w", t38_x1);
        const svuint32_t t38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t37, t35, t36), t38_x1),
                svdup_n_u32(0), 32 - 11), t37);
        /* step 39, H */
        svuint32_t t39_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t35, svdup_n_u32(0xf6bb4b60u)));
        MD5_XVL_KEEP("w", t39_x1);
        const svuint32_t t39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t38, t36, t37), t39_x1),
                svdup_n_u32(0), 32 - 16), t38);
        /* step 40, H */
        svuint32_t t40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t36, svdup_n_u32(0xbebfbc70u)));
        MD5_XVL_KEEP("w", t40_x1);
        const svuint32_t t40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t39, t37, t38), t40_x1),
                svdup_n_u32(0), 32 - 23), t39);
        /* step 41, H */
        svuint32_t t41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t37, svdup_n_u32(0x289b7ec6u)));
        MD5_XVL_KEEP("w", t41_x1);
        const svuint32_t t41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t40, t38, t39), t41_x1),
                svdup_n_u32(0), 32 - 4), t40);
        /* step 42, H */
        svuint32_t t42_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t38, svdup_n_u32(0xeaa127fau)));
        MD5_XVL_KEEP("w", t42_x1);
        const svuint32_t t42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t41, t39, t40), t42_x1),
                svdup_n_u32(0), 32 - 11), t41);
        /* step 43, H */
        svuint32_t t43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t39, svdup_n_u32(0xd4ef3085u)));
        MD5_XVL_KEEP("w", t43_x1);
        const svuint32_t t43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t42, t40, t41), t43_x1),
                svdup_n_u32(0), 32 - 16), t42);
        /* step 44, H */
        svuint32_t t44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t40, svdup_n_u32(0x04881d05u)));
        MD5_XVL_KEEP("w", t44_x1);
        const svuint32_t t44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t43, t41, t42), t44_x1),
                svdup_n_u32(0), 32 - 23), t43);
        /* step 45, H */
        svuint32_t t45_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t41, svdup_n_u32(0xd9d4d039u)));
        MD5_XVL_KEEP("w", t45_x1);
        const svuint32_t t45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t44, t42, t43), t45_x1),
                svdup_n_u32(0), 32 - 4), t44);
        /* step 46, H */
        svuint32_t t46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t42, svdup_n_u32(0xe6db99e5u)));
        MD5_XVL_KEEP("w", t46_x1);
        const svuint32_t t46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t45, t43, t44), t46_x1),
                svdup_n_u32(0), 32 - 11), t45);
        /* step 47, H */
        svuint32_t t47_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t43, svdup_n_u32(0x1fa27cf8u)));
        MD5_XVL_KEEP("w", t47_x1);
        const svuint32_t t47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t46, t44, t45), t47_x1),
                svdup_n_u32(0), 32 - 16), t46);
        /* step 48, H */
        svuint32_t t48_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t44, svdup_n_u32(0xc4ac5665u)));
        MD5_XVL_KEEP("w", t48_x1);
        const svuint32_t t48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(t47, t45, t46), t48_x1),
                svdup_n_u32(0), 32 - 23), t47);
        /* step 49, I */
        svuint32_t t49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t45, svdup_n_u32(0xf4292243u)));
        MD5_XVL_KEEP("w", t49_x1);
        const svuint32_t t49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t49_x1, svbcax_u32(t47, t46, t48)),
                svdup_n_u32(0), 32 - 6), t48);
        /* step 50, I */
        svuint32_t t50_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t46, svdup_n_u32(0x432aff96u)));
        MD5_XVL_KEEP("w", t50_x1);
        const svuint32_t t50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t50_x1, svbcax_u32(t48, t47, t49)),
                svdup_n_u32(0), 32 - 10), t49);
        /* step 51, I */
        svuint32_t t51_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t47, svdup_n_u32(0xab9423a6u)));
        MD5_XVL_KEEP("w", t51_x1);
        const svuint32_t t51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t51_x1, svbcax_u32(t49, t48, t50)),
                svdup_n_u32(0), 32 - 15), t50);
        /* step 52, I */
        svuint32_t t52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t48, svdup_n_u32(0xfc93a038u)));
        MD5_XVL_KEEP("w", t52_x1);
        const svuint32_t t52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t52_x1, svbcax_u32(t50, t49, t51)),
                svdup_n_u32(0), 32 - 21), t51);
        /* step 53, I */
        svuint32_t t53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t49, svdup_n_u32(0x655b59c2u)));
        MD5_XVL_KEEP("w", t53_x1);
        const svuint32_t t53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t53_x1, svbcax_u32(t51, t50, t52)),
                svdup_n_u32(0), 32 - 6), t52);
        /* step 54, I */
        svuint32_t t54_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t50, svdup_n_u32(0x8f0ccc91u)));
        MD5_XVL_KEEP("w", t54_x1);
        const svuint32_t t54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t54_x1, svbcax_u32(t52, t51, t53)),
                svdup_n_u32(0), 32 - 10), t53);
        /* step 55, I */
        svuint32_t t55_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t51, svdup_n_u32(0xffeff47cu)));
        MD5_XVL_KEEP("w", t55_x1);
        const svuint32_t t55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t55_x1, svbcax_u32(t53, t52, t54)),
                svdup_n_u32(0), 32 - 15), t54);
        /* step 56, I */
        svuint32_t t56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t52, svdup_n_u32(0x85845dd0u)));
        MD5_XVL_KEEP("w", t56_x1);
        const svuint32_t t56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t56_x1, svbcax_u32(t54, t53, t55)),
                svdup_n_u32(0), 32 - 21), t55);
        /* step 57, I */
        svuint32_t t57_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t53, svdup_n_u32(0x6fa87e4eu)));
        MD5_XVL_KEEP("w", t57_x1);
        const svuint32_t t57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t57_x1, svbcax_u32(t55, t54, t56)),
                svdup_n_u32(0), 32 - 6), t56);
        /* step 58, I */
        svuint32_t t58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t54, svdup_n_u32(0xfe2ce6dfu)));
        MD5_XVL_KEEP("w", t58_x1);
        const svuint32_t t58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t58_x1, svbcax_u32(t56, t55, t57)),
                svdup_n_u32(0), 32 - 10), t57);
        /* step 59, I */
        svuint32_t t59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t55, svdup_n_u32(0xa3014313u)));
        MD5_XVL_KEEP("w", t59_x1);
        const svuint32_t t59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t59_x1, svbcax_u32(t57, t56, t58)),
                svdup_n_u32(0), 32 - 15), t58);
        /* step 60, I */
        svuint32_t t60_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t56, svdup_n_u32(0x4e0811a0u)));
        MD5_XVL_KEEP("w", t60_x1);
        const svuint32_t t60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t60_x1, svbcax_u32(t58, t57, t59)),
                svdup_n_u32(0), 32 - 21), t59);
        /* step 61, I */
        svuint32_t t61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t57, svdup_n_u32(0xf7537e81u)));
        MD5_XVL_KEEP("w", t61_x1);
        const svuint32_t t61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t61_x1, svbcax_u32(t59, t58, t60)),
                svdup_n_u32(0), 32 - 6), t60);
        /* step 62, I */
        svuint32_t t62_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t58, svdup_n_u32(0xbd3af234u)));
        MD5_XVL_KEEP("w", t62_x1);
        const svuint32_t t62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t62_x1, svbcax_u32(t60, t59, t61)),
                svdup_n_u32(0), 32 - 10), t61);
        /* step 63, I */
        svuint32_t t63_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t59, svdup_n_u32(0x2ad7d2bau)));
        MD5_XVL_KEEP("w", t63_x1);
        const svuint32_t t63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t63_x1, svbcax_u32(t61, t60, t62)),
                svdup_n_u32(0), 32 - 15), t62);
        /* step 64, I */
        svuint32_t t64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), t60, svdup_n_u32(0xeb86d390u)));
        MD5_XVL_KEEP("w", t64_x1);
        const svuint32_t t64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), t64_x1, svbcax_u32(t62, t61, t63)),
                svdup_n_u32(0), 32 - 21), t63);

        const svuint32_t h0_next = svadd_u32_x(svptrue_b32(), t61, h0);
        const svuint32_t h1_next = svadd_u32_x(svptrue_b32(), t64, h1);
        const svuint32_t h2_next = svadd_u32_x(svptrue_b32(), t63, h2);
        const svuint32_t h3_next = svadd_u32_x(svptrue_b32(), t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    svst1_u32(svptrue_b32(), state + 0 * lanes, h0);
    svst1_u32(svptrue_b32(), state + 1 * lanes, h1);
    svst1_u32(svptrue_b32(), state + 2 * lanes, h2);
    svst1_u32(svptrue_b32(), state + 3 * lanes, h3);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
