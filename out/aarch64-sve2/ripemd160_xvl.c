/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel lanes
 *
 * With the options above, `hashwright prove` proves ripemd160_xvl_lanes, ripemd160_xvl_blocks, and
 * `hashwright verify` tests all functions. `hashwright bench ripemd160 --target aarch64-sve2
 * --kernel lanes` measures the speed.
 *
 * ripemd160_xvl_blocks: 1096 instructions for a block of 64 bytes, critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 */
#include "ripemd160_xvl.h"

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
#define RIPEMD160_XVL_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_XVL_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_XVL_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_XVL_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_XVL_ALWAYS __attribute__((always_inline))
#define RIPEMD160_XVL_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_XVL_ALWAYS
#define RIPEMD160_XVL_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_XVL_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_XVL_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_XVL_ALWAYS uint64_t ripemd160_xvl_load64(const uint8_t *p)
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
#define RIPEMD160_XVL_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_xvl_load64(p), b = ripemd160_xvl_load64(q), upper, lower; \
        RIPEMD160_XVL_KEEP("r", a); \
        RIPEMD160_XVL_KEEP("r", b); \
        upper = RIPEMD160_XVL_PAIR(a, b); \
        lower = RIPEMD160_XVL_PAIR(a >> 32, b >> 32); \
        RIPEMD160_XVL_KEEP("r", upper); \
        RIPEMD160_XVL_KEEP("r", lower); \
        RIPEMD160_XVL_STORE(to, upper); \
        RIPEMD160_XVL_STORE((to) + (row), lower); \
    } while (0)

size_t ripemd160_xvl_lanes(void)
{
    return svcntw();
}

void ripemd160_xvl_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks)
{
    const size_t lanes = svcntw();
    svuint32_t h0 = svld1_u32(svptrue_b32(), state + 0 * lanes);
    svuint32_t h1 = svld1_u32(svptrue_b32(), state + 1 * lanes);
    svuint32_t h2 = svld1_u32(svptrue_b32(), state + 2 * lanes);
    svuint32_t h3 = svld1_u32(svptrue_b32(), state + 3 * lanes);
    svuint32_t h4 = svld1_u32(svptrue_b32(), state + 4 * lanes);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t w[16][64] RIPEMD160_XVL_ALIGNED;
        
        for (size_t j = 0; j < lanes; j += 2) {
            RIPEMD160_XVL_COPY(&w[0][j], 64, data[j] + at + 0, data[j + 1] + at + 0);
            RIPEMD160_XVL_COPY(&w[2][j], 64, data[j] + at + 8, data[j + 1] + at + 8);
            RIPEMD160_XVL_COPY(&w[4][j], 64, data[j] + at + 16, data[j + 1] + at + 16);
            RIPEMD160_XVL_COPY(&w[6][j], 64, data[j] + at + 24, data[j + 1] + at + 24);
            RIPEMD160_XVL_COPY(&w[8][j], 64, data[j] + at + 32, data[j + 1] + at + 32);
            RIPEMD160_XVL_COPY(&w[10][j], 64, data[j] + at + 40, data[j + 1] + at + 40);
            RIPEMD160_XVL_COPY(&w[12][j], 64, data[j] + at + 48, data[j + 1] + at + 48);
            RIPEMD160_XVL_COPY(&w[14][j], 64, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* left step 1, f1 */
        const svuint32_t l1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(h2, h1, h3),
                    svadd_u32_x(svptrue_b32(), h0, svld1_u32(svptrue_b32(), &w[0][0 * lanes]))),
                svdup_n_u32(0), 32 - 11), h4);
        const svuint32_t l1_2 = svxar_n_u32(h2, svdup_n_u32(0), 32 - 10);
        /* right step 1, f5 */
        const svuint32_t r1 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svsub_u32_x(svptrue_b32(),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
                        svdup_n_u32(0x50a28be5u)), h0), svbcax_u32(h1, h3, h2)), svdup_n_u32(0),
                32 - 8), h4);
        /* left step 2, f1 */
        svuint32_t l2_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), h4);
        RIPEMD160_XVL_KEEP("w", l2_x1);
        const svuint32_t l2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1, l1_2, h1), l2_x1), svdup_n_u32(0),
                32 - 14), h3);
        const svuint32_t l2_2 = svxar_n_u32(h1, svdup_n_u32(0), 32 - 10);
        /* right step 2, f5 */
        svuint32_t r2_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h4, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r2_x1);
        const svuint32_t r2 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r2_x1, svbcax_u32(r1, l1_2, h1)), svdup_n_u32(0),
                32 - 9), h3);
        /* left step 3, f1 */
        svuint32_t l3_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), h3);
        RIPEMD160_XVL_KEEP("w", l3_x1);
        const svuint32_t l3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2, l2_2, l1), l3_x1), svdup_n_u32(0),
                32 - 15), l1_2);
        const svuint32_t l3_2 = svxar_n_u32(l1, svdup_n_u32(0), 32 - 10);
        /* right step 3, f5 */
        svuint32_t r3_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h3, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r3_x1);
        const svuint32_t r3 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r3_x1, svbcax_u32(r2, l2_2, r1)), svdup_n_u32(0),
                32 - 9), l1_2);
        const svuint32_t r3_2 = svxar_n_u32(r1, svdup_n_u32(0), 32 - 10);
        /* left step 4, f1 */
        svuint32_t l4_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), l1_2);
        RIPEMD160_XVL_KEEP("w", l4_x1);
        const svuint32_t l4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3, l3_2, l2), l4_x1), svdup_n_u32(0),
                32 - 12), l2_2);
        const svuint32_t l4_2 = svxar_n_u32(l2, svdup_n_u32(0), 32 - 10);
        /* right step 4, f5 */
        svuint32_t r4_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l1_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r4_x1);
        const svuint32_t r4 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r4_x1, svbcax_u32(r3, r3_2, r2)), svdup_n_u32(0),
                32 - 11), l2_2);
        const svuint32_t r4_2 = svxar_n_u32(r2, svdup_n_u32(0), 32 - 10);
        /* left step 5, f1 */
        svuint32_t l5_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l2_2);
        RIPEMD160_XVL_KEEP("w", l5_x1);
        const svuint32_t l5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4, l4_2, l3), l5_x1), svdup_n_u32(0),
                32 - 5), l3_2);
        const svuint32_t l5_2 = svxar_n_u32(l3, svdup_n_u32(0), 32 - 10);
        /* right step 5, f5 */
        svuint32_t r5_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l2_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r5_x1);
        const svuint32_t r5 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r5_x1, svbcax_u32(r4, r4_2, r3)), svdup_n_u32(0),
                32 - 13), r3_2);
        const svuint32_t r5_2 = svxar_n_u32(r3, svdup_n_u32(0), 32 - 10);
        /* left step 6, f1 */
        svuint32_t l6_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), l3_2);
        RIPEMD160_XVL_KEEP("w", l6_x1);
        const svuint32_t l6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5, l5_2, l4), l6_x1), svdup_n_u32(0),
                32 - 8), l4_2);
        const svuint32_t l6_2 = svxar_n_u32(l4, svdup_n_u32(0), 32 - 10);
        /* right step 6, f5 */
        svuint32_t r6_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r3_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r6_x1);
        const svuint32_t r6 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r6_x1, svbcax_u32(r5, r5_2, r4)), svdup_n_u32(0),
                32 - 15), r4_2);
        const svuint32_t r6_2 = svxar_n_u32(r4, svdup_n_u32(0), 32 - 10);
        /* left step 7, f1 */
        svuint32_t l7_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), l4_2);
        RIPEMD160_XVL_KEEP("w", l7_x1);
        const svuint32_t l7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6, l6_2, l5), l7_x1), svdup_n_u32(0),
                32 - 7), l5_2);
        const svuint32_t l7_2 = svxar_n_u32(l5, svdup_n_u32(0), 32 - 10);
        /* right step 7, f5 */
        svuint32_t r7_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r4_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r7_x1);
        const svuint32_t r7 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r7_x1, svbcax_u32(r6, r6_2, r5)), svdup_n_u32(0),
                32 - 15), r5_2);
        const svuint32_t r7_2 = svxar_n_u32(r5, svdup_n_u32(0), 32 - 10);
        /* left step 8, f1 */
        svuint32_t l8_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), l5_2);
        RIPEMD160_XVL_KEEP("w", l8_x1);
        const svuint32_t l8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7, l7_2, l6), l8_x1), svdup_n_u32(0),
                32 - 9), l6_2);
        const svuint32_t l8_2 = svxar_n_u32(l6, svdup_n_u32(0), 32 - 10);
        /* right step 8, f5 */
        svuint32_t r8_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r5_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r8_x1);
        const svuint32_t r8 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r8_x1, svbcax_u32(r7, r7_2, r6)), svdup_n_u32(0),
                32 - 5), r6_2);
        const svuint32_t r8_2 = svxar_n_u32(r6, svdup_n_u32(0), 32 - 10);
        /* left step 9, f1 */
        svuint32_t l9_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), l6_2);
        RIPEMD160_XVL_KEEP("w", l9_x1);
        const svuint32_t l9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8, l8_2, l7), l9_x1), svdup_n_u32(0),
                32 - 11), l7_2);
        const svuint32_t l9_2 = svxar_n_u32(l7, svdup_n_u32(0), 32 - 10);
        /* right step 9, f5 */
        svuint32_t r9_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r6_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r9_x1);
        const svuint32_t r9 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r9_x1, svbcax_u32(r8, r8_2, r7)), svdup_n_u32(0),
                32 - 7), r7_2);
        const svuint32_t r9_2 = svxar_n_u32(r7, svdup_n_u32(0), 32 - 10);
        /* left step 10, f1 */
        svuint32_t l10_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), l7_2);
        RIPEMD160_XVL_KEEP("w", l10_x1);
        const svuint32_t l10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9, l9_2, l8), l10_x1),
                svdup_n_u32(0), 32 - 13), l8_2);
        const svuint32_t l10_2 = svxar_n_u32(l8, svdup_n_u32(0), 32 - 10);
        /* right step 10, f5 */
        svuint32_t r10_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r7_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r10_x1);
        const svuint32_t r10 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r10_x1, svbcax_u32(r9, r9_2, r8)),
                svdup_n_u32(0), 32 - 7), r8_2);
        const svuint32_t r10_2 = svxar_n_u32(r8, svdup_n_u32(0), 32 - 10);
        /* left step 11, f1 */
        svuint32_t l11_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), l8_2);
        RIPEMD160_XVL_KEEP("w", l11_x1);
        const svuint32_t l11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10, l10_2, l9), l11_x1),
                svdup_n_u32(0), 32 - 14), l9_2);
        const svuint32_t l11_2 = svxar_n_u32(l9, svdup_n_u32(0), 32 - 10);
        /* right step 11, f5 */
        svuint32_t r11_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r8_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r11_x1);
        const svuint32_t r11 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r11_x1, svbcax_u32(r10, r10_2, r9)),
                svdup_n_u32(0), 32 - 8), r9_2);
        const svuint32_t r11_2 = svxar_n_u32(r9, svdup_n_u32(0), 32 - 10);
        /* left step 12, f1 */
        svuint32_t l12_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), l9_2);
        RIPEMD160_XVL_KEEP("w", l12_x1);
        const svuint32_t l12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11, l11_2, l10), l12_x1),
                svdup_n_u32(0), 32 - 15), l10_2);
        const svuint32_t l12_2 = svxar_n_u32(l10, svdup_n_u32(0), 32 - 10);
        /* right step 12, f5 */
        svuint32_t r12_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r9_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r12_x1);
        const svuint32_t r12 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r12_x1, svbcax_u32(r11, r11_2, r10)),
                svdup_n_u32(0), 32 - 11), r10_2);
        const svuint32_t r12_2 = svxar_n_u32(r10, svdup_n_u32(0), 32 - 10);
        /* left step 13, f1 */
        svuint32_t l13_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), l10_2);
        RIPEMD160_XVL_KEEP("w", l13_x1);
        const svuint32_t l13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12, l12_2, l11), l13_x1),
                svdup_n_u32(0), 32 - 6), l11_2);
        const svuint32_t l13_2 = svxar_n_u32(l11, svdup_n_u32(0), 32 - 10);
        /* right step 13, f5 */
        svuint32_t r13_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r10_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r13_x1);
        const svuint32_t r13 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r13_x1, svbcax_u32(r12, r12_2, r11)),
                svdup_n_u32(0), 32 - 14), r11_2);
        const svuint32_t r13_2 = svxar_n_u32(r11, svdup_n_u32(0), 32 - 10);
        /* left step 14, f1 */
        svuint32_t l14_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), l11_2);
        RIPEMD160_XVL_KEEP("w", l14_x1);
        const svuint32_t l14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13, l13_2, l12), l14_x1),
                svdup_n_u32(0), 32 - 7), l12_2);
        const svuint32_t l14_2 = svxar_n_u32(l12, svdup_n_u32(0), 32 - 10);
        /* right step 14, f5 */
        svuint32_t r14_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r11_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r14_x1);
        const svuint32_t r14 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r14_x1, svbcax_u32(r13, r13_2, r12)),
                svdup_n_u32(0), 32 - 14), r12_2);
        const svuint32_t r14_2 = svxar_n_u32(r12, svdup_n_u32(0), 32 - 10);
        /* left step 15, f1 */
        svuint32_t l15_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), l12_2);
        RIPEMD160_XVL_KEEP("w", l15_x1);
        const svuint32_t l15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14, l14_2, l13), l15_x1),
                svdup_n_u32(0), 32 - 9), l13_2);
        const svuint32_t l15_2 = svxar_n_u32(l13, svdup_n_u32(0), 32 - 10);
        /* right step 15, f5 */
        svuint32_t r15_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r12_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r15_x1);
        const svuint32_t r15 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r15_x1, svbcax_u32(r14, r14_2, r13)),
                svdup_n_u32(0), 32 - 12), r13_2);
        const svuint32_t r15_2 = svxar_n_u32(r13, svdup_n_u32(0), 32 - 10);
        /* left step 16, f1 */
        svuint32_t l16_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), l13_2);
        RIPEMD160_XVL_KEEP("w", l16_x1);
        const svuint32_t l16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15, l15_2, l14), l16_x1),
                svdup_n_u32(0), 32 - 8), l14_2);
        const svuint32_t l16_2 = svxar_n_u32(l14, svdup_n_u32(0), 32 - 10);
        /* right step 16, f5 */
        svuint32_t r16_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r13_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVL_KEEP("w", r16_x1);
        const svuint32_t r16 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r16_x1, svbcax_u32(r15, r15_2, r14)),
                svdup_n_u32(0), 32 - 6), r14_2);
        const svuint32_t r16_2 = svxar_n_u32(r14, svdup_n_u32(0), 32 - 10);
        /* left step 17, f2 */
        svuint32_t l17_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l14_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l17_x1);
        const svuint32_t l17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15, l16_2, l16), l17_x1),
                svdup_n_u32(0), 32 - 7), l15_2);
        const svuint32_t l17_2 = svxar_n_u32(l15, svdup_n_u32(0), 32 - 10);
        /* right step 17, f4 */
        svuint32_t r17_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r14_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r17_x1);
        const svuint32_t r17 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16, r15, r16_2), r17_x1),
                svdup_n_u32(0), 32 - 9), r15_2);
        const svuint32_t r17_2 = svxar_n_u32(r15, svdup_n_u32(0), 32 - 10);
        /* left step 18, f2 */
        svuint32_t l18_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l15_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l18_x1);
        const svuint32_t l18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16, l17_2, l17), l18_x1),
                svdup_n_u32(0), 32 - 6), l16_2);
        const svuint32_t l18_2 = svxar_n_u32(l16, svdup_n_u32(0), 32 - 10);
        /* right step 18, f4 */
        svuint32_t r18_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r15_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r18_x1);
        const svuint32_t r18 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17, r16, r17_2), r18_x1),
                svdup_n_u32(0), 32 - 13), r16_2);
        const svuint32_t r18_2 = svxar_n_u32(r16, svdup_n_u32(0), 32 - 10);
        /* left step 19, f2 */
        svuint32_t l19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l16_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l19_x1);
        const svuint32_t l19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17, l18_2, l18), l19_x1),
                svdup_n_u32(0), 32 - 8), l17_2);
        const svuint32_t l19_2 = svxar_n_u32(l17, svdup_n_u32(0), 32 - 10);
        /* right step 19, f4 */
        svuint32_t r19_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r16_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r19_x1);
        const svuint32_t r19 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18, r17, r18_2), r19_x1),
                svdup_n_u32(0), 32 - 15), r17_2);
        const svuint32_t r19_2 = svxar_n_u32(r17, svdup_n_u32(0), 32 - 10);
        /* left step 20, f2 */
        svuint32_t l20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l17_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l20_x1);
        const svuint32_t l20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18, l19_2, l19), l20_x1),
                svdup_n_u32(0), 32 - 13), l18_2);
        const svuint32_t l20_2 = svxar_n_u32(l18, svdup_n_u32(0), 32 - 10);
        /* right step 20, f4 */
        svuint32_t r20_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r17_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r20_x1);
        const svuint32_t r20 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19, r18, r19_2), r20_x1),
                svdup_n_u32(0), 32 - 7), r18_2);
        const svuint32_t r20_2 = svxar_n_u32(r18, svdup_n_u32(0), 32 - 10);
        /* left step 21, f2 */
        svuint32_t l21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l18_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l21_x1);
        const svuint32_t l21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19, l20_2, l20), l21_x1),
                svdup_n_u32(0), 32 - 11), l19_2);
        const svuint32_t l21_2 = svxar_n_u32(l19, svdup_n_u32(0), 32 - 10);
        /* right step 21, f4 */
        svuint32_t r21_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r18_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r21_x1);
        const svuint32_t r21 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20, r19, r20_2), r21_x1),
                svdup_n_u32(0), 32 - 12), r19_2);
        const svuint32_t r21_2 = svxar_n_u32(r19, svdup_n_u32(0), 32 - 10);
        /* left step 22, f2 */
        svuint32_t l22_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l19_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l22_x1);
        const svuint32_t l22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20, l21_2, l21), l22_x1),
                svdup_n_u32(0), 32 - 9), l20_2);
        const svuint32_t l22_2 = svxar_n_u32(l20, svdup_n_u32(0), 32 - 10);
        /* right step 22, f4 */
        svuint32_t r22_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r19_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r22_x1);
        const svuint32_t r22 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21, r20, r21_2), r22_x1),
                svdup_n_u32(0), 32 - 8), r20_2);
        const svuint32_t r22_2 = svxar_n_u32(r20, svdup_n_u32(0), 32 - 10);
        /* left step 23, f2 */
        svuint32_t l23_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l20_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l23_x1);
        const svuint32_t l23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21, l22_2, l22), l23_x1),
                svdup_n_u32(0), 32 - 7), l21_2);
        const svuint32_t l23_2 = svxar_n_u32(l21, svdup_n_u32(0), 32 - 10);
        /* right step 23, f4 */
        svuint32_t r23_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r20_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r23_x1);
        const svuint32_t r23 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22, r21, r22_2), r23_x1),
                svdup_n_u32(0), 32 - 9), r21_2);
        const svuint32_t r23_2 = svxar_n_u32(r21, svdup_n_u32(0), 32 - 10);
        /* left step 24, f2 */
        svuint32_t l24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l21_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l24_x1);
        const svuint32_t l24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22, l23_2, l23), l24_x1),
                svdup_n_u32(0), 32 - 15), l22_2);
        const svuint32_t l24_2 = svxar_n_u32(l22, svdup_n_u32(0), 32 - 10);
        /* right step 24, f4 */
        svuint32_t r24_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r21_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r24_x1);
        const svuint32_t r24 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23, r22, r23_2), r24_x1),
                svdup_n_u32(0), 32 - 11), r22_2);
        const svuint32_t r24_2 = svxar_n_u32(r22, svdup_n_u32(0), 32 - 10);
        /* left step 25, f2 */
        svuint32_t l25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l22_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l25_x1);
        const svuint32_t l25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23, l24_2, l24), l25_x1),
                svdup_n_u32(0), 32 - 7), l23_2);
        const svuint32_t l25_2 = svxar_n_u32(l23, svdup_n_u32(0), 32 - 10);
        /* right step 25, f4 */
        svuint32_t r25_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r22_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r25_x1);
        const svuint32_t r25 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24, r23, r24_2), r25_x1),
                svdup_n_u32(0), 32 - 7), r23_2);
        const svuint32_t r25_2 = svxar_n_u32(r23, svdup_n_u32(0), 32 - 10);
        /* left step 26, f2 */
        svuint32_t l26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l23_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l26_x1);
        const svuint32_t l26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24, l25_2, l25), l26_x1),
                svdup_n_u32(0), 32 - 12), l24_2);
        const svuint32_t l26_2 = svxar_n_u32(l24, svdup_n_u32(0), 32 - 10);
        /* right step 26, f4 */
        svuint32_t r26_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r23_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r26_x1);
        const svuint32_t r26 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25, r24, r25_2), r26_x1),
                svdup_n_u32(0), 32 - 7), r24_2);
        const svuint32_t r26_2 = svxar_n_u32(r24, svdup_n_u32(0), 32 - 10);
        /* left step 27, f2 */
        svuint32_t l27_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l24_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l27_x1);
        const svuint32_t l27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25, l26_2, l26), l27_x1),
                svdup_n_u32(0), 32 - 15), l25_2);
        const svuint32_t l27_2 = svxar_n_u32(l25, svdup_n_u32(0), 32 - 10);
        /* right step 27, f4 */
        svuint32_t r27_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r24_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r27_x1);
        const svuint32_t r27 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26, r25, r26_2), r27_x1),
                svdup_n_u32(0), 32 - 12), r25_2);
        const svuint32_t r27_2 = svxar_n_u32(r25, svdup_n_u32(0), 32 - 10);
        /* left step 28, f2 */
        svuint32_t l28_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l25_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l28_x1);
        const svuint32_t l28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26, l27_2, l27), l28_x1),
                svdup_n_u32(0), 32 - 9), l26_2);
        const svuint32_t l28_2 = svxar_n_u32(l26, svdup_n_u32(0), 32 - 10);
        /* right step 28, f4 */
        svuint32_t r28_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r25_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r28_x1);
        const svuint32_t r28 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27, r26, r27_2), r28_x1),
                svdup_n_u32(0), 32 - 7), r26_2);
        const svuint32_t r28_2 = svxar_n_u32(r26, svdup_n_u32(0), 32 - 10);
        /* left step 29, f2 */
        svuint32_t l29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l26_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l29_x1);
        const svuint32_t l29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27, l28_2, l28), l29_x1),
                svdup_n_u32(0), 32 - 11), l27_2);
        const svuint32_t l29_2 = svxar_n_u32(l27, svdup_n_u32(0), 32 - 10);
        /* right step 29, f4 */
        svuint32_t r29_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r26_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r29_x1);
        const svuint32_t r29 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28, r27, r28_2), r29_x1),
                svdup_n_u32(0), 32 - 6), r27_2);
        const svuint32_t r29_2 = svxar_n_u32(r27, svdup_n_u32(0), 32 - 10);
        /* left step 30, f2 */
        svuint32_t l30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l27_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l30_x1);
        const svuint32_t l30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28, l29_2, l29), l30_x1),
                svdup_n_u32(0), 32 - 7), l28_2);
        const svuint32_t l30_2 = svxar_n_u32(l28, svdup_n_u32(0), 32 - 10);
        /* right step 30, f4 */
        svuint32_t r30_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r27_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r30_x1);
        const svuint32_t r30 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29, r28, r29_2), r30_x1),
                svdup_n_u32(0), 32 - 15), r28_2);
        const svuint32_t r30_2 = svxar_n_u32(r28, svdup_n_u32(0), 32 - 10);
        /* left step 31, f2 */
        svuint32_t l31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l28_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l31_x1);
        const svuint32_t l31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29, l30_2, l30), l31_x1),
                svdup_n_u32(0), 32 - 13), l29_2);
        const svuint32_t l31_2 = svxar_n_u32(l29, svdup_n_u32(0), 32 - 10);
        /* right step 31, f4 */
        svuint32_t r31_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r28_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r31_x1);
        const svuint32_t r31 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30, r29, r30_2), r31_x1),
                svdup_n_u32(0), 32 - 13), r29_2);
        const svuint32_t r31_2 = svxar_n_u32(r29, svdup_n_u32(0), 32 - 10);
        /* left step 32, f2 */
        svuint32_t l32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l29_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVL_KEEP("w", l32_x1);
        const svuint32_t l32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30, l31_2, l31), l32_x1),
                svdup_n_u32(0), 32 - 12), l30_2);
        const svuint32_t l32_2 = svxar_n_u32(l30, svdup_n_u32(0), 32 - 10);
        /* right step 32, f4 */
        svuint32_t r32_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r29_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVL_KEEP("w", r32_x1);
        const svuint32_t r32 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31, r30, r31_2), r32_x1),
                svdup_n_u32(0), 32 - 11), r30_2);
        const svuint32_t r32_2 = svxar_n_u32(r30, svdup_n_u32(0), 32 - 10);
        /* left step 33, f3 */
        svuint32_t l33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l30_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l33_x1);
        const svuint32_t l33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l33_x1, svbcax_u32(l32_2, l31, l32)),
                svdup_n_u32(0), 32 - 11), l31_2);
        const svuint32_t l33_2 = svxar_n_u32(l31, svdup_n_u32(0), 32 - 10);
        /* right step 33, f3 */
        svuint32_t r33_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r30_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r33_x1);
        const svuint32_t r33 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r33_x1, svbcax_u32(r32_2, r31, r32)),
                svdup_n_u32(0), 32 - 9), r31_2);
        const svuint32_t r33_2 = svxar_n_u32(r31, svdup_n_u32(0), 32 - 10);
        /* left step 34, f3 */
        svuint32_t l34_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l31_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l34_x1);
        const svuint32_t l34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l34_x1, svbcax_u32(l33_2, l32, l33)),
                svdup_n_u32(0), 32 - 13), l32_2);
        const svuint32_t l34_2 = svxar_n_u32(l32, svdup_n_u32(0), 32 - 10);
        /* right step 34, f3 */
        svuint32_t r34_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r31_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r34_x1);
        const svuint32_t r34 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r34_x1, svbcax_u32(r33_2, r32, r33)),
                svdup_n_u32(0), 32 - 7), r32_2);
        const svuint32_t r34_2 = svxar_n_u32(r32, svdup_n_u32(0), 32 - 10);
        /* left step 35, f3 */
        svuint32_t l35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l32_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l35_x1);
        const svuint32_t l35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l35_x1, svbcax_u32(l34_2, l33, l34)),
                svdup_n_u32(0), 32 - 6), l33_2);
        const svuint32_t l35_2 = svxar_n_u32(l33, svdup_n_u32(0), 32 - 10);
        /* right step 35, f3 */
        svuint32_t r35_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r32_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r35_x1);
        const svuint32_t r35 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r35_x1, svbcax_u32(r34_2, r33, r34)),
                svdup_n_u32(0), 32 - 15), r33_2);
        const svuint32_t r35_2 = svxar_n_u32(r33, svdup_n_u32(0), 32 - 10);
        /* left step 36, f3 */
        svuint32_t l36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l33_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l36_x1);
        const svuint32_t l36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l36_x1, svbcax_u32(l35_2, l34, l35)),
                svdup_n_u32(0), 32 - 7), l34_2);
        const svuint32_t l36_2 = svxar_n_u32(l34, svdup_n_u32(0), 32 - 10);
        /* right step 36, f3 */
        svuint32_t r36_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r33_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r36_x1);
        const svuint32_t r36 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r36_x1, svbcax_u32(r35_2, r34, r35)),
                svdup_n_u32(0), 32 - 11), r34_2);
        const svuint32_t r36_2 = svxar_n_u32(r34, svdup_n_u32(0), 32 - 10);
        /* left step 37, f3 */
        svuint32_t l37_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l34_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l37_x1);
        const svuint32_t l37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l37_x1, svbcax_u32(l36_2, l35, l36)),
                svdup_n_u32(0), 32 - 14), l35_2);
        const svuint32_t l37_2 = svxar_n_u32(l35, svdup_n_u32(0), 32 - 10);
        /* right step 37, f3 */
        svuint32_t r37_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r34_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r37_x1);
        const svuint32_t r37 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r37_x1, svbcax_u32(r36_2, r35, r36)),
                svdup_n_u32(0), 32 - 8), r35_2);
        const svuint32_t r37_2 = svxar_n_u32(r35, svdup_n_u32(0), 32 - 10);
        /* left step 38, f3 */
        svuint32_t l38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l35_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l38_x1);
        const svuint32_t l38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l38_x1, svbcax_u32(l37_2, l36, l37)),
                svdup_n_u32(0), 32 - 9), l36_2);
        const svuint32_t l38_2 = svxar_n_u32(l36, svdup_n_u32(0), 32 - 10);
        /* right step 38, f3 */
        svuint32_t r38_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r35_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r38_x1);
        const svuint32_t r38 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r38_x1, svbcax_u32(r37_2, r36, r37)),
                svdup_n_u32(0), 32 - 6), r36_2);
        const svuint32_t r38_2 = svxar_n_u32(r36, svdup_n_u32(0), 32 - 10);
        /* left step 39, f3 */
        svuint32_t l39_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l36_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l39_x1);
        const svuint32_t l39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l39_x1, svbcax_u32(l38_2, l37, l38)),
                svdup_n_u32(0), 32 - 13), l37_2);
        const svuint32_t l39_2 = svxar_n_u32(l37, svdup_n_u32(0), 32 - 10);
        /* right step 39, f3 */
        svuint32_t r39_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r36_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r39_x1);
        const svuint32_t r39 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r39_x1, svbcax_u32(r38_2, r37, r38)),
                svdup_n_u32(0), 32 - 6), r37_2);
        const svuint32_t r39_2 = svxar_n_u32(r37, svdup_n_u32(0), 32 - 10);
        /* left step 40, f3 */
        svuint32_t l40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l37_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l40_x1);
        const svuint32_t l40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l40_x1, svbcax_u32(l39_2, l38, l39)),
                svdup_n_u32(0), 32 - 15), l38_2);
        const svuint32_t l40_2 = svxar_n_u32(l38, svdup_n_u32(0), 32 - 10);
        /* right step 40, f3 */
        svuint32_t r40_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r37_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r40_x1);
        const svuint32_t r40 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r40_x1, svbcax_u32(r39_2, r38, r39)),
                svdup_n_u32(0), 32 - 14), r38_2);
        const svuint32_t r40_2 = svxar_n_u32(r38, svdup_n_u32(0), 32 - 10);
        /* left step 41, f3 */
        svuint32_t l41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l38_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l41_x1);
        const svuint32_t l41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l41_x1, svbcax_u32(l40_2, l39, l40)),
                svdup_n_u32(0), 32 - 14), l39_2);
        const svuint32_t l41_2 = svxar_n_u32(l39, svdup_n_u32(0), 32 - 10);
        /* right step 41, f3 */
        svuint32_t r41_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r38_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r41_x1);
        const svuint32_t r41 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r41_x1, svbcax_u32(r40_2, r39, r40)),
                svdup_n_u32(0), 32 - 12), r39_2);
        const svuint32_t r41_2 = svxar_n_u32(r39, svdup_n_u32(0), 32 - 10);
        /* left step 42, f3 */
        svuint32_t l42_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l39_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l42_x1);
        const svuint32_t l42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l42_x1, svbcax_u32(l41_2, l40, l41)),
                svdup_n_u32(0), 32 - 8), l40_2);
        const svuint32_t l42_2 = svxar_n_u32(l40, svdup_n_u32(0), 32 - 10);
        /* right step 42, f3 */
        svuint32_t r42_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r39_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r42_x1);
        const svuint32_t r42 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r42_x1, svbcax_u32(r41_2, r40, r41)),
                svdup_n_u32(0), 32 - 13), r40_2);
        const svuint32_t r42_2 = svxar_n_u32(r40, svdup_n_u32(0), 32 - 10);
        /* left step 43, f3 */
        svuint32_t l43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l40_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l43_x1);
        const svuint32_t l43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l43_x1, svbcax_u32(l42_2, l41, l42)),
                svdup_n_u32(0), 32 - 13), l41_2);
        const svuint32_t l43_2 = svxar_n_u32(l41, svdup_n_u32(0), 32 - 10);
        /* right step 43, f3 */
        svuint32_t r43_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r40_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r43_x1);
        const svuint32_t r43 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r43_x1, svbcax_u32(r42_2, r41, r42)),
                svdup_n_u32(0), 32 - 5), r41_2);
        const svuint32_t r43_2 = svxar_n_u32(r41, svdup_n_u32(0), 32 - 10);
        /* left step 44, f3 */
        svuint32_t l44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l41_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l44_x1);
        const svuint32_t l44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l44_x1, svbcax_u32(l43_2, l42, l43)),
                svdup_n_u32(0), 32 - 6), l42_2);
        const svuint32_t l44_2 = svxar_n_u32(l42, svdup_n_u32(0), 32 - 10);
        /* right step 44, f3 */
        svuint32_t r44_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r41_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r44_x1);
        const svuint32_t r44 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r44_x1, svbcax_u32(r43_2, r42, r43)),
                svdup_n_u32(0), 32 - 14), r42_2);
        const svuint32_t r44_2 = svxar_n_u32(r42, svdup_n_u32(0), 32 - 10);
        /* left step 45, f3 */
        svuint32_t l45_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l42_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l45_x1);
        const svuint32_t l45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l45_x1, svbcax_u32(l44_2, l43, l44)),
                svdup_n_u32(0), 32 - 5), l43_2);
        const svuint32_t l45_2 = svxar_n_u32(l43, svdup_n_u32(0), 32 - 10);
        /* right step 45, f3 */
        svuint32_t r45_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r42_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r45_x1);
        const svuint32_t r45 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r45_x1, svbcax_u32(r44_2, r43, r44)),
                svdup_n_u32(0), 32 - 13), r43_2);
        const svuint32_t r45_2 = svxar_n_u32(r43, svdup_n_u32(0), 32 - 10);
        /* left step 46, f3 */
        svuint32_t l46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l43_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l46_x1);
        const svuint32_t l46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l46_x1, svbcax_u32(l45_2, l44, l45)),
                svdup_n_u32(0), 32 - 12), l44_2);
        const svuint32_t l46_2 = svxar_n_u32(l44, svdup_n_u32(0), 32 - 10);
        /* right step 46, f3 */
        svuint32_t r46_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r43_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r46_x1);
        const svuint32_t r46 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r46_x1, svbcax_u32(r45_2, r44, r45)),
                svdup_n_u32(0), 32 - 13), r44_2);
        const svuint32_t r46_2 = svxar_n_u32(r44, svdup_n_u32(0), 32 - 10);
        /* left step 47, f3 */
        svuint32_t l47_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l44_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l47_x1);
        const svuint32_t l47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l47_x1, svbcax_u32(l46_2, l45, l46)),
                svdup_n_u32(0), 32 - 7), l45_2);
        const svuint32_t l47_2 = svxar_n_u32(l45, svdup_n_u32(0), 32 - 10);
        /* right step 47, f3 */
        svuint32_t r47_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r44_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r47_x1);
        const svuint32_t r47 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r47_x1, svbcax_u32(r46_2, r45, r46)),
                svdup_n_u32(0), 32 - 7), r45_2);
        const svuint32_t r47_2 = svxar_n_u32(r45, svdup_n_u32(0), 32 - 10);
        /* left step 48, f3 */
        svuint32_t l48_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l45_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVL_KEEP("w", l48_x1);
        const svuint32_t l48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l48_x1, svbcax_u32(l47_2, l46, l47)),
                svdup_n_u32(0), 32 - 5), l46_2);
        const svuint32_t l48_2 = svxar_n_u32(l46, svdup_n_u32(0), 32 - 10);
        /* right step 48, f3 */
        svuint32_t r48_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r45_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVL_KEEP("w", r48_x1);
        const svuint32_t r48 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r48_x1, svbcax_u32(r47_2, r46, r47)),
                svdup_n_u32(0), 32 - 5), r46_2);
        const svuint32_t r48_2 = svxar_n_u32(r46, svdup_n_u32(0), 32 - 10);
        /* left step 49, f4 */
        svuint32_t l49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l46_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l49_x1);
        const svuint32_t l49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48, l47, l48_2), l49_x1),
                svdup_n_u32(0), 32 - 11), l47_2);
        const svuint32_t l49_2 = svxar_n_u32(l47, svdup_n_u32(0), 32 - 10);
        /* right step 49, f2 */
        svuint32_t r49_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r46_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r49_x1);
        const svuint32_t r49 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47, r48_2, r48), r49_x1),
                svdup_n_u32(0), 32 - 15), r47_2);
        const svuint32_t r49_2 = svxar_n_u32(r47, svdup_n_u32(0), 32 - 10);
        /* left step 50, f4 */
        svuint32_t l50_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l47_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l50_x1);
        const svuint32_t l50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49, l48, l49_2), l50_x1),
                svdup_n_u32(0), 32 - 12), l48_2);
        const svuint32_t l50_2 = svxar_n_u32(l48, svdup_n_u32(0), 32 - 10);
        /* right step 50, f2 */
        svuint32_t r50_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r47_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r50_x1);
        const svuint32_t r50 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48, r49_2, r49), r50_x1),
                svdup_n_u32(0), 32 - 5), r48_2);
        const svuint32_t r50_2 = svxar_n_u32(r48, svdup_n_u32(0), 32 - 10);
        /* left step 51, f4 */
        svuint32_t l51_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l48_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l51_x1);
        const svuint32_t l51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50, l49, l50_2), l51_x1),
                svdup_n_u32(0), 32 - 14), l49_2);
        const svuint32_t l51_2 = svxar_n_u32(l49, svdup_n_u32(0), 32 - 10);
        /* right step 51, f2 */
        svuint32_t r51_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r48_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r51_x1);
        const svuint32_t r51 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49, r50_2, r50), r51_x1),
                svdup_n_u32(0), 32 - 8), r49_2);
        const svuint32_t r51_2 = svxar_n_u32(r49, svdup_n_u32(0), 32 - 10);
        /* left step 52, f4 */
        svuint32_t l52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l49_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l52_x1);
        const svuint32_t l52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51, l50, l51_2), l52_x1),
                svdup_n_u32(0), 32 - 15), l50_2);
        const svuint32_t l52_2 = svxar_n_u32(l50, svdup_n_u32(0), 32 - 10);
        /* right step 52, f2 */
        svuint32_t r52_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r49_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r52_x1);
        const svuint32_t r52 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50, r51_2, r51), r52_x1),
                svdup_n_u32(0), 32 - 11), r50_2);
        const svuint32_t r52_2 = svxar_n_u32(r50, svdup_n_u32(0), 32 - 10);
        /* left step 53, f4 */
        svuint32_t l53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l50_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l53_x1);
        const svuint32_t l53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52, l51, l52_2), l53_x1),
                svdup_n_u32(0), 32 - 14), l51_2);
        const svuint32_t l53_2 = svxar_n_u32(l51, svdup_n_u32(0), 32 - 10);
        /* right step 53, f2 */
        svuint32_t r53_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r50_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r53_x1);
        const svuint32_t r53 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51, r52_2, r52), r53_x1),
                svdup_n_u32(0), 32 - 14), r51_2);
        const svuint32_t r53_2 = svxar_n_u32(r51, svdup_n_u32(0), 32 - 10);
        /* left step 54, f4 */
        svuint32_t l54_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l51_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l54_x1);
        const svuint32_t l54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53, l52, l53_2), l54_x1),
                svdup_n_u32(0), 32 - 15), l52_2);
        const svuint32_t l54_2 = svxar_n_u32(l52, svdup_n_u32(0), 32 - 10);
        /* right step 54, f2 */
        svuint32_t r54_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r51_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r54_x1);
        const svuint32_t r54 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52, r53_2, r53), r54_x1),
                svdup_n_u32(0), 32 - 14), r52_2);
        const svuint32_t r54_2 = svxar_n_u32(r52, svdup_n_u32(0), 32 - 10);
        /* left step 55, f4 */
        svuint32_t l55_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l52_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l55_x1);
        const svuint32_t l55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54, l53, l54_2), l55_x1),
                svdup_n_u32(0), 32 - 9), l53_2);
        const svuint32_t l55_2 = svxar_n_u32(l53, svdup_n_u32(0), 32 - 10);
        /* right step 55, f2 */
        svuint32_t r55_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r52_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r55_x1);
        const svuint32_t r55 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53, r54_2, r54), r55_x1),
                svdup_n_u32(0), 32 - 6), r53_2);
        const svuint32_t r55_2 = svxar_n_u32(r53, svdup_n_u32(0), 32 - 10);
        /* left step 56, f4 */
        svuint32_t l56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l53_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l56_x1);
        const svuint32_t l56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55, l54, l55_2), l56_x1),
                svdup_n_u32(0), 32 - 8), l54_2);
        const svuint32_t l56_2 = svxar_n_u32(l54, svdup_n_u32(0), 32 - 10);
        /* right step 56, f2 */
        svuint32_t r56_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r53_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r56_x1);
        const svuint32_t r56 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54, r55_2, r55), r56_x1),
                svdup_n_u32(0), 32 - 14), r54_2);
        const svuint32_t r56_2 = svxar_n_u32(r54, svdup_n_u32(0), 32 - 10);
        /* left step 57, f4 */
        svuint32_t l57_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l54_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l57_x1);
        const svuint32_t l57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56, l55, l56_2), l57_x1),
                svdup_n_u32(0), 32 - 9), l55_2);
        const svuint32_t l57_2 = svxar_n_u32(l55, svdup_n_u32(0), 32 - 10);
        /* right step 57, f2 */
        svuint32_t r57_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r54_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r57_x1);
        const svuint32_t r57 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55, r56_2, r56), r57_x1),
                svdup_n_u32(0), 32 - 6), r55_2);
        const svuint32_t r57_2 = svxar_n_u32(r55, svdup_n_u32(0), 32 - 10);
        /* left step 58, f4 */
        svuint32_t l58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l55_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l58_x1);
        const svuint32_t l58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57, l56, l57_2), l58_x1),
                svdup_n_u32(0), 32 - 14), l56_2);
        const svuint32_t l58_2 = svxar_n_u32(l56, svdup_n_u32(0), 32 - 10);
        /* right step 58, f2 */
        svuint32_t r58_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r55_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r58_x1);
        const svuint32_t r58 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56, r57_2, r57), r58_x1),
                svdup_n_u32(0), 32 - 9), r56_2);
        const svuint32_t r58_2 = svxar_n_u32(r56, svdup_n_u32(0), 32 - 10);
        /* left step 59, f4 */
        svuint32_t l59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l56_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l59_x1);
        const svuint32_t l59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58, l57, l58_2), l59_x1),
                svdup_n_u32(0), 32 - 5), l57_2);
        const svuint32_t l59_2 = svxar_n_u32(l57, svdup_n_u32(0), 32 - 10);
        /* right step 59, f2 */
        svuint32_t r59_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r56_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r59_x1);
        const svuint32_t r59 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57, r58_2, r58), r59_x1),
                svdup_n_u32(0), 32 - 12), r57_2);
        const svuint32_t r59_2 = svxar_n_u32(r57, svdup_n_u32(0), 32 - 10);
        /* left step 60, f4 */
        svuint32_t l60_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l57_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l60_x1);
        const svuint32_t l60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59, l58, l59_2), l60_x1),
                svdup_n_u32(0), 32 - 6), l58_2);
        const svuint32_t l60_2 = svxar_n_u32(l58, svdup_n_u32(0), 32 - 10);
        /* right step 60, f2 */
        svuint32_t r60_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r57_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r60_x1);
        const svuint32_t r60 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58, r59_2, r59), r60_x1),
                svdup_n_u32(0), 32 - 9), r58_2);
        const svuint32_t r60_2 = svxar_n_u32(r58, svdup_n_u32(0), 32 - 10);
        /* left step 61, f4 */
        svuint32_t l61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l58_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l61_x1);
        const svuint32_t l61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60, l59, l60_2), l61_x1),
                svdup_n_u32(0), 32 - 8), l59_2);
        const svuint32_t l61_2 = svxar_n_u32(l59, svdup_n_u32(0), 32 - 10);
        /* right step 61, f2 */
        svuint32_t r61_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r58_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r61_x1);
        const svuint32_t r61 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59, r60_2, r60), r61_x1),
                svdup_n_u32(0), 32 - 12), r59_2);
        const svuint32_t r61_2 = svxar_n_u32(r59, svdup_n_u32(0), 32 - 10);
        /* left step 62, f4 */
        svuint32_t l62_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l59_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l62_x1);
        const svuint32_t l62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61, l60, l61_2), l62_x1),
                svdup_n_u32(0), 32 - 6), l60_2);
        const svuint32_t l62_2 = svxar_n_u32(l60, svdup_n_u32(0), 32 - 10);
        /* right step 62, f2 */
        svuint32_t r62_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r59_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r62_x1);
        const svuint32_t r62 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60, r61_2, r61), r62_x1),
                svdup_n_u32(0), 32 - 5), r60_2);
        const svuint32_t r62_2 = svxar_n_u32(r60, svdup_n_u32(0), 32 - 10);
        /* left step 63, f4 */
        svuint32_t l63_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l60_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l63_x1);
        const svuint32_t l63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62, l61, l62_2), l63_x1),
                svdup_n_u32(0), 32 - 5), l61_2);
        const svuint32_t l63_2 = svxar_n_u32(l61, svdup_n_u32(0), 32 - 10);
        /* right step 63, f2 */
        svuint32_t r63_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r60_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r63_x1);
        const svuint32_t r63 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61, r62_2, r62), r63_x1),
                svdup_n_u32(0), 32 - 15), r61_2);
        const svuint32_t r63_2 = svxar_n_u32(r61, svdup_n_u32(0), 32 - 10);
        /* left step 64, f4 */
        svuint32_t l64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l61_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVL_KEEP("w", l64_x1);
        const svuint32_t l64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63, l62, l63_2), l64_x1),
                svdup_n_u32(0), 32 - 12), l62_2);
        const svuint32_t l64_2 = svxar_n_u32(l62, svdup_n_u32(0), 32 - 10);
        /* right step 64, f2 */
        svuint32_t r64_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r61_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVL_KEEP("w", r64_x1);
        const svuint32_t r64 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62, r63_2, r63), r64_x1),
                svdup_n_u32(0), 32 - 8), r62_2);
        const svuint32_t r64_2 = svxar_n_u32(r62, svdup_n_u32(0), 32 - 10);
        /* left step 65, f5 */
        svuint32_t l65_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l62_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l65_x1);
        const svuint32_t l65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l65_x1, svbcax_u32(l64, l64_2, l63)),
                svdup_n_u32(0), 32 - 9), l63_2);
        const svuint32_t l65_2 = svxar_n_u32(l63, svdup_n_u32(0), 32 - 10);
        /* right step 65, f1 */
        svuint32_t r65_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), r62_2);
        RIPEMD160_XVL_KEEP("w", r65_x1);
        const svuint32_t r65 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64, r64_2, r63), r65_x1),
                svdup_n_u32(0), 32 - 8), r63_2);
        const svuint32_t r65_2 = svxar_n_u32(r63, svdup_n_u32(0), 32 - 10);
        /* left step 66, f5 */
        svuint32_t l66_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l63_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l66_x1);
        const svuint32_t l66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l66_x1, svbcax_u32(l65, l65_2, l64)),
                svdup_n_u32(0), 32 - 15), l64_2);
        const svuint32_t l66_2 = svxar_n_u32(l64, svdup_n_u32(0), 32 - 10);
        /* right step 66, f1 */
        svuint32_t r66_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), r63_2);
        RIPEMD160_XVL_KEEP("w", r66_x1);
        const svuint32_t r66 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65, r65_2, r64), r66_x1),
                svdup_n_u32(0), 32 - 5), r64_2);
        const svuint32_t r66_2 = svxar_n_u32(r64, svdup_n_u32(0), 32 - 10);
        /* left step 67, f5 */
        svuint32_t l67_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l64_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l67_x1);
        const svuint32_t l67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l67_x1, svbcax_u32(l66, l66_2, l65)),
                svdup_n_u32(0), 32 - 5), l65_2);
        const svuint32_t l67_2 = svxar_n_u32(l65, svdup_n_u32(0), 32 - 10);
        /* right step 67, f1 */
        svuint32_t r67_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), r64_2);
        RIPEMD160_XVL_KEEP("w", r67_x1);
        const svuint32_t r67 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66, r66_2, r65), r67_x1),
                svdup_n_u32(0), 32 - 12), r65_2);
        const svuint32_t r67_2 = svxar_n_u32(r65, svdup_n_u32(0), 32 - 10);
        /* left step 68, f5 */
        svuint32_t l68_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l65_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l68_x1);
        const svuint32_t l68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l68_x1, svbcax_u32(l67, l67_2, l66)),
                svdup_n_u32(0), 32 - 11), l66_2);
        const svuint32_t l68_2 = svxar_n_u32(l66, svdup_n_u32(0), 32 - 10);
        /* right step 68, f1 */
        svuint32_t r68_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r65_2);
        RIPEMD160_XVL_KEEP("w", r68_x1);
        const svuint32_t r68 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67, r67_2, r66), r68_x1),
                svdup_n_u32(0), 32 - 9), r66_2);
        const svuint32_t r68_2 = svxar_n_u32(r66, svdup_n_u32(0), 32 - 10);
        /* left step 69, f5 */
        svuint32_t l69_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l66_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l69_x1);
        const svuint32_t l69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l69_x1, svbcax_u32(l68, l68_2, l67)),
                svdup_n_u32(0), 32 - 6), l67_2);
        const svuint32_t l69_2 = svxar_n_u32(l67, svdup_n_u32(0), 32 - 10);
        /* right step 69, f1 */
        svuint32_t r69_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66_2);
        RIPEMD160_XVL_KEEP("w", r69_x1);
        const svuint32_t r69 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68, r68_2, r67), r69_x1),
                svdup_n_u32(0), 32 - 12), r67_2);
        const svuint32_t r69_2 = svxar_n_u32(r67, svdup_n_u32(0), 32 - 10);
        /* left step 70, f5 */
        svuint32_t l70_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l67_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l70_x1);
        const svuint32_t l70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l70_x1, svbcax_u32(l69, l69_2, l68)),
                svdup_n_u32(0), 32 - 8), l68_2);
        const svuint32_t l70_2 = svxar_n_u32(l68, svdup_n_u32(0), 32 - 10);
        /* right step 70, f1 */
        svuint32_t r70_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), r67_2);
        RIPEMD160_XVL_KEEP("w", r70_x1);
        const svuint32_t r70 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69, r69_2, r68), r70_x1),
                svdup_n_u32(0), 32 - 5), r68_2);
        const svuint32_t r70_2 = svxar_n_u32(r68, svdup_n_u32(0), 32 - 10);
        /* left step 71, f5 */
        svuint32_t l71_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l68_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l71_x1);
        const svuint32_t l71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l71_x1, svbcax_u32(l70, l70_2, l69)),
                svdup_n_u32(0), 32 - 13), l69_2);
        const svuint32_t l71_2 = svxar_n_u32(l69, svdup_n_u32(0), 32 - 10);
        /* right step 71, f1 */
        svuint32_t r71_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), r68_2);
        RIPEMD160_XVL_KEEP("w", r71_x1);
        const svuint32_t r71 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70, r70_2, r69), r71_x1),
                svdup_n_u32(0), 32 - 14), r69_2);
        const svuint32_t r71_2 = svxar_n_u32(r69, svdup_n_u32(0), 32 - 10);
        /* left step 72, f5 */
        svuint32_t l72_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l69_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l72_x1);
        const svuint32_t l72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l72_x1, svbcax_u32(l71, l71_2, l70)),
                svdup_n_u32(0), 32 - 12), l70_2);
        const svuint32_t l72_2 = svxar_n_u32(l70, svdup_n_u32(0), 32 - 10);
        /* right step 72, f1 */
        svuint32_t r72_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), r69_2);
        RIPEMD160_XVL_KEEP("w", r72_x1);
        const svuint32_t r72 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71, r71_2, r70), r72_x1),
                svdup_n_u32(0), 32 - 6), r70_2);
        const svuint32_t r72_2 = svxar_n_u32(r70, svdup_n_u32(0), 32 - 10);
        /* left step 73, f5 */
        svuint32_t l73_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l70_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l73_x1);
        const svuint32_t l73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l73_x1, svbcax_u32(l72, l72_2, l71)),
                svdup_n_u32(0), 32 - 5), l71_2);
        const svuint32_t l73_2 = svxar_n_u32(l71, svdup_n_u32(0), 32 - 10);
        /* right step 73, f1 */
        svuint32_t r73_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), r70_2);
        RIPEMD160_XVL_KEEP("w", r73_x1);
        const svuint32_t r73 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72, r72_2, r71), r73_x1),
                svdup_n_u32(0), 32 - 8), r71_2);
        const svuint32_t r73_2 = svxar_n_u32(r71, svdup_n_u32(0), 32 - 10);
        /* left step 74, f5 */
        svuint32_t l74_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l71_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l74_x1);
        const svuint32_t l74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l74_x1, svbcax_u32(l73, l73_2, l72)),
                svdup_n_u32(0), 32 - 12), l72_2);
        const svuint32_t l74_2 = svxar_n_u32(l72, svdup_n_u32(0), 32 - 10);
        /* right step 74, f1 */
        svuint32_t r74_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71_2);
        RIPEMD160_XVL_KEEP("w", r74_x1);
        const svuint32_t r74 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73, r73_2, r72), r74_x1),
                svdup_n_u32(0), 32 - 13), r72_2);
        const svuint32_t r74_2 = svxar_n_u32(r72, svdup_n_u32(0), 32 - 10);
        /* left step 75, f5 */
        svuint32_t l75_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l72_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l75_x1);
        const svuint32_t l75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l75_x1, svbcax_u32(l74, l74_2, l73)),
                svdup_n_u32(0), 32 - 13), l73_2);
        const svuint32_t l75_2 = svxar_n_u32(l73, svdup_n_u32(0), 32 - 10);
        /* right step 75, f1 */
        svuint32_t r75_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), r72_2);
        RIPEMD160_XVL_KEEP("w", r75_x1);
        const svuint32_t r75 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74, r74_2, r73), r75_x1),
                svdup_n_u32(0), 32 - 6), r73_2);
        const svuint32_t r75_2 = svxar_n_u32(r73, svdup_n_u32(0), 32 - 10);
        /* left step 76, f5 */
        svuint32_t l76_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l73_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l76_x1);
        const svuint32_t l76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l76_x1, svbcax_u32(l75, l75_2, l74)),
                svdup_n_u32(0), 32 - 14), l74_2);
        const svuint32_t l76_2 = svxar_n_u32(l74, svdup_n_u32(0), 32 - 10);
        /* right step 76, f1 */
        svuint32_t r76_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), r73_2);
        RIPEMD160_XVL_KEEP("w", r76_x1);
        const svuint32_t r76 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75, r75_2, r74), r76_x1),
                svdup_n_u32(0), 32 - 5), r74_2);
        const svuint32_t r76_2 = svxar_n_u32(r74, svdup_n_u32(0), 32 - 10);
        /* left step 77, f5 */
        svuint32_t l77_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l74_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l77_x1);
        const svuint32_t l77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l77_x1, svbcax_u32(l76, l76_2, l75)),
                svdup_n_u32(0), 32 - 11), l75_2);
        const svuint32_t l77_2 = svxar_n_u32(l75, svdup_n_u32(0), 32 - 10);
        /* right step 77, f1 */
        svuint32_t r77_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74_2);
        RIPEMD160_XVL_KEEP("w", r77_x1);
        const svuint32_t r77 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76, r76_2, r75), r77_x1),
                svdup_n_u32(0), 32 - 15), r75_2);
        const svuint32_t r77_2 = svxar_n_u32(r75, svdup_n_u32(0), 32 - 10);
        /* left step 78, f5 */
        svuint32_t l78_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l75_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l78_x1);
        const svuint32_t l78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l78_x1, svbcax_u32(l77, l77_2, l76)),
                svdup_n_u32(0), 32 - 8), l76_2);
        const svuint32_t l78_2 = svxar_n_u32(l76, svdup_n_u32(0), 32 - 10);
        /* right step 78, f1 */
        svuint32_t r78_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75_2);
        RIPEMD160_XVL_KEEP("w", r78_x1);
        const svuint32_t r78 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77, r77_2, r76), r78_x1),
                svdup_n_u32(0), 32 - 13), r76_2);
        const svuint32_t r78_2 = svxar_n_u32(r76, svdup_n_u32(0), 32 - 10);
        /* left step 79, f5 */
        svuint32_t l79_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l76_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l79_x1);
        const svuint32_t l79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l79_x1, svbcax_u32(l78, l78_2, l77)),
                svdup_n_u32(0), 32 - 5), l77_2);
        const svuint32_t l79_2 = svxar_n_u32(l77, svdup_n_u32(0), 32 - 10);
        /* right step 79, f1 */
        svuint32_t r79_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), r76_2);
        RIPEMD160_XVL_KEEP("w", r79_x1);
        const svuint32_t r79 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78, r78_2, r77), r79_x1),
                svdup_n_u32(0), 32 - 11), r77_2);
        const svuint32_t r79_2 = svxar_n_u32(r77, svdup_n_u32(0), 32 - 10);
        /* left step 80, f5 */
        svuint32_t l80_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l77_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVL_KEEP("w", l80_x1);
        const svuint32_t l80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l80_x1, svbcax_u32(l79, l79_2, l78)),
                svdup_n_u32(0), 32 - 6), l78_2);
        const svuint32_t l80_2 = svxar_n_u32(l78, svdup_n_u32(0), 32 - 10);
        /* right step 80, f1 */
        svuint32_t r80_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), r77_2);
        RIPEMD160_XVL_KEEP("w", r80_x1);
        const svuint32_t r80 = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79, r79_2, r78), r80_x1),
                svdup_n_u32(0), 32 - 11), r78_2);
        const svuint32_t r80_2 = svxar_n_u32(r78, svdup_n_u32(0), 32 - 10);
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), r80_2, h1);
        RIPEMD160_XVL_KEEP("w", x1);
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), r79_2, h2);
        RIPEMD160_XVL_KEEP("w", x2);
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), r78_2, h3);
        RIPEMD160_XVL_KEEP("w", x3);
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), l78_2, h4);
        RIPEMD160_XVL_KEEP("w", x4);
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), r79, h0);
        RIPEMD160_XVL_KEEP("w", x5);

        const svuint32_t h0_next = svadd_u32_x(svptrue_b32(), l79, x1);
        const svuint32_t h1_next = svadd_u32_x(svptrue_b32(), l80_2, x2);
        const svuint32_t h2_next = svadd_u32_x(svptrue_b32(), l79_2, x3);
        const svuint32_t h3_next = svadd_u32_x(svptrue_b32(), r80, x4);
        const svuint32_t h4_next = svadd_u32_x(svptrue_b32(), l80, x5);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    svst1_u32(svptrue_b32(), state + 0 * lanes, h0);
    svst1_u32(svptrue_b32(), state + 1 * lanes, h1);
    svst1_u32(svptrue_b32(), state + 2 * lanes, h2);
    svst1_u32(svptrue_b32(), state + 3 * lanes, h3);
    svst1_u32(svptrue_b32(), state + 4 * lanes, h4);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
