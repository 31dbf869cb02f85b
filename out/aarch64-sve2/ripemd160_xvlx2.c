/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel lanes --schedule streams=2
 *
 * With the options above, `hashwright prove` proves ripemd160_xvlx2_lanes, ripemd160_xvlx2_blocks,
 * and `hashwright verify` tests all functions. `hashwright bench ripemd160 --target aarch64-sve2
 * --kernel lanes --schedule streams=2` measures the speed.
 *
 * ripemd160_xvlx2_blocks: 2192 instructions for a block of 64 bytes in each of 2 streams,
 *     critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 */
#include "ripemd160_xvlx2.h"

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
#define RIPEMD160_XVLX2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_XVLX2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_XVLX2_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_XVLX2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_XVLX2_ALWAYS __attribute__((always_inline))
#define RIPEMD160_XVLX2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_XVLX2_ALWAYS
#define RIPEMD160_XVLX2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_XVLX2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_XVLX2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_XVLX2_ALWAYS uint64_t ripemd160_xvlx2_load64(const uint8_t *p)
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
#define RIPEMD160_XVLX2_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_xvlx2_load64(p), b = ripemd160_xvlx2_load64(q), upper, lower; \
        RIPEMD160_XVLX2_KEEP("r", a); \
        RIPEMD160_XVLX2_KEEP("r", b); \
        upper = RIPEMD160_XVLX2_PAIR(a, b); \
        lower = RIPEMD160_XVLX2_PAIR(a >> 32, b >> 32); \
        RIPEMD160_XVLX2_KEEP("r", upper); \
        RIPEMD160_XVLX2_KEEP("r", lower); \
        RIPEMD160_XVLX2_STORE(to, upper); \
        RIPEMD160_XVLX2_STORE((to) + (row), lower); \
    } while (0)

size_t ripemd160_xvlx2_lanes(void)
{
    return svcntw() * 2;
}

void ripemd160_xvlx2_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks)
{
    const size_t lanes = svcntw();
    svuint32_t h0a = svld1_u32(svptrue_b32(), state + 0 * lanes);
    svuint32_t h1a = svld1_u32(svptrue_b32(), state + 2 * lanes);
    svuint32_t h2a = svld1_u32(svptrue_b32(), state + 4 * lanes);
    svuint32_t h3a = svld1_u32(svptrue_b32(), state + 6 * lanes);
    svuint32_t h4a = svld1_u32(svptrue_b32(), state + 8 * lanes);
    svuint32_t h0b = svld1_u32(svptrue_b32(), state + 1 * lanes);
    svuint32_t h1b = svld1_u32(svptrue_b32(), state + 3 * lanes);
    svuint32_t h2b = svld1_u32(svptrue_b32(), state + 5 * lanes);
    svuint32_t h3b = svld1_u32(svptrue_b32(), state + 7 * lanes);
    svuint32_t h4b = svld1_u32(svptrue_b32(), state + 9 * lanes);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t w[16][128] RIPEMD160_XVLX2_ALIGNED;
        
        for (size_t j = 0; j < (2 * lanes); j += 2) {
            RIPEMD160_XVLX2_COPY(&w[0][j], 128, data[j] + at + 0, data[j + 1] + at + 0);
            RIPEMD160_XVLX2_COPY(&w[2][j], 128, data[j] + at + 8, data[j + 1] + at + 8);
            RIPEMD160_XVLX2_COPY(&w[4][j], 128, data[j] + at + 16, data[j + 1] + at + 16);
            RIPEMD160_XVLX2_COPY(&w[6][j], 128, data[j] + at + 24, data[j + 1] + at + 24);
            RIPEMD160_XVLX2_COPY(&w[8][j], 128, data[j] + at + 32, data[j + 1] + at + 32);
            RIPEMD160_XVLX2_COPY(&w[10][j], 128, data[j] + at + 40, data[j + 1] + at + 40);
            RIPEMD160_XVLX2_COPY(&w[12][j], 128, data[j] + at + 48, data[j + 1] + at + 48);
            RIPEMD160_XVLX2_COPY(&w[14][j], 128, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* stream a, left step 1, f1 */
        const svuint32_t l1a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(h2a, h1a, h3a),
                    svadd_u32_x(svptrue_b32(), h0a, svld1_u32(svptrue_b32(), &w[0][0 * lanes]))),
                svdup_n_u32(0), 32 - 11), h4a);
        const svuint32_t l1a_2 = svxar_n_u32(h2a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 1, f1 */
        const svuint32_t l1b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svadd_u32_x(svptrue_b32(), sveor3_u32(h2b, h1b, h3b),
                    svadd_u32_x(svptrue_b32(), h0b, svld1_u32(svptrue_b32(), &w[0][1 * lanes]))),
                svdup_n_u32(0), 32 - 11), h4b);
        const svuint32_t l1b_2 = svxar_n_u32(h2b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 1, f5 */
        const svuint32_t r1a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svsub_u32_x(svptrue_b32(),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
                        svdup_n_u32(0x50a28be5u)), h0a), svbcax_u32(h1a, h3a, h2a)), svdup_n_u32(0),
                32 - 8), h4a);
        /* stream b, right step 1, f5 */
        const svuint32_t r1b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(
                svsub_u32_x(svptrue_b32(),
                    svadd_u32_x(svptrue_b32(),
                        svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
                        svdup_n_u32(0x50a28be5u)), h0b), svbcax_u32(h1b, h3b, h2b)), svdup_n_u32(0),
                32 - 8), h4b);
        /* stream a, left step 2, f1 */
        svuint32_t l2a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), h4a);
        RIPEMD160_XVLX2_KEEP("w", l2a_x1);
        const svuint32_t l2a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1a, l1a_2, h1a), l2a_x1),
                svdup_n_u32(0), 32 - 14), h3a);
        const svuint32_t l2a_2 = svxar_n_u32(h1a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 2, f1 */
        svuint32_t l2b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), h4b);
        RIPEMD160_XVLX2_KEEP("w", l2b_x1);
        const svuint32_t l2b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1b, l1b_2, h1b), l2b_x1),
                svdup_n_u32(0), 32 - 14), h3b);
        const svuint32_t l2b_2 = svxar_n_u32(h1b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 2, f5 */
        svuint32_t r2a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h4a, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r2a_x1);
        const svuint32_t r2a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r2a_x1, svbcax_u32(r1a, l1a_2, h1a)),
                svdup_n_u32(0), 32 - 9), h3a);
        /* stream b, right step 2, f5 */
        svuint32_t r2b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), h4b, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r2b_x1);
        const svuint32_t r2b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r2b_x1, svbcax_u32(r1b, l1b_2, h1b)),
                svdup_n_u32(0), 32 - 9), h3b);
        /* stream a, left step 3, f1 */
        svuint32_t l3a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), h3a);
        RIPEMD160_XVLX2_KEEP("w", l3a_x1);
        const svuint32_t l3a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2a, l2a_2, l1a), l3a_x1),
                svdup_n_u32(0), 32 - 15), l1a_2);
        const svuint32_t l3a_2 = svxar_n_u32(l1a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 3, f1 */
        svuint32_t l3b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), h3b);
        RIPEMD160_XVLX2_KEEP("w", l3b_x1);
        const svuint32_t l3b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2b, l2b_2, l1b), l3b_x1),
                svdup_n_u32(0), 32 - 15), l1b_2);
        const svuint32_t l3b_2 = svxar_n_u32(l1b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 3, f5 */
        svuint32_t r3a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), h3a, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r3a_x1);
        const svuint32_t r3a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r3a_x1, svbcax_u32(r2a, l2a_2, r1a)),
                svdup_n_u32(0), 32 - 9), l1a_2);
        const svuint32_t r3a_2 = svxar_n_u32(r1a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 3, f5 */
        svuint32_t r3b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), h3b, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r3b_x1);
        const svuint32_t r3b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r3b_x1, svbcax_u32(r2b, l2b_2, r1b)),
                svdup_n_u32(0), 32 - 9), l1b_2);
        const svuint32_t r3b_2 = svxar_n_u32(r1b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 4, f1 */
        svuint32_t l4a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), l1a_2);
        RIPEMD160_XVLX2_KEEP("w", l4a_x1);
        const svuint32_t l4a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3a, l3a_2, l2a), l4a_x1),
                svdup_n_u32(0), 32 - 12), l2a_2);
        const svuint32_t l4a_2 = svxar_n_u32(l2a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 4, f1 */
        svuint32_t l4b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), l1b_2);
        RIPEMD160_XVLX2_KEEP("w", l4b_x1);
        const svuint32_t l4b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3b, l3b_2, l2b), l4b_x1),
                svdup_n_u32(0), 32 - 12), l2b_2);
        const svuint32_t l4b_2 = svxar_n_u32(l2b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 4, f5 */
        svuint32_t r4a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l1a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r4a_x1);
        const svuint32_t r4a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r4a_x1, svbcax_u32(r3a, r3a_2, r2a)),
                svdup_n_u32(0), 32 - 11), l2a_2);
        const svuint32_t r4a_2 = svxar_n_u32(r2a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 4, f5 */
        svuint32_t r4b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l1b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r4b_x1);
        const svuint32_t r4b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r4b_x1, svbcax_u32(r3b, r3b_2, r2b)),
                svdup_n_u32(0), 32 - 11), l2b_2);
        const svuint32_t r4b_2 = svxar_n_u32(r2b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 5, f1 */
        svuint32_t l5a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l2a_2);
        RIPEMD160_XVLX2_KEEP("w", l5a_x1);
        const svuint32_t l5a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4a, l4a_2, l3a), l5a_x1),
                svdup_n_u32(0), 32 - 5), l3a_2);
        const svuint32_t l5a_2 = svxar_n_u32(l3a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 5, f1 */
        svuint32_t l5b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), l2b_2);
        RIPEMD160_XVLX2_KEEP("w", l5b_x1);
        const svuint32_t l5b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4b, l4b_2, l3b), l5b_x1),
                svdup_n_u32(0), 32 - 5), l3b_2);
        const svuint32_t l5b_2 = svxar_n_u32(l3b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 5, f5 */
        svuint32_t r5a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l2a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r5a_x1);
        const svuint32_t r5a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r5a_x1, svbcax_u32(r4a, r4a_2, r3a)),
                svdup_n_u32(0), 32 - 13), r3a_2);
        const svuint32_t r5a_2 = svxar_n_u32(r3a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 5, f5 */
        svuint32_t r5b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l2b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r5b_x1);
        const svuint32_t r5b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r5b_x1, svbcax_u32(r4b, r4b_2, r3b)),
                svdup_n_u32(0), 32 - 13), r3b_2);
        const svuint32_t r5b_2 = svxar_n_u32(r3b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 6, f1 */
        svuint32_t l6a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), l3a_2);
        RIPEMD160_XVLX2_KEEP("w", l6a_x1);
        const svuint32_t l6a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5a, l5a_2, l4a), l6a_x1),
                svdup_n_u32(0), 32 - 8), l4a_2);
        const svuint32_t l6a_2 = svxar_n_u32(l4a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 6, f1 */
        svuint32_t l6b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), l3b_2);
        RIPEMD160_XVLX2_KEEP("w", l6b_x1);
        const svuint32_t l6b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5b, l5b_2, l4b), l6b_x1),
                svdup_n_u32(0), 32 - 8), l4b_2);
        const svuint32_t l6b_2 = svxar_n_u32(l4b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 6, f5 */
        svuint32_t r6a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r3a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r6a_x1);
        const svuint32_t r6a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r6a_x1, svbcax_u32(r5a, r5a_2, r4a)),
                svdup_n_u32(0), 32 - 15), r4a_2);
        const svuint32_t r6a_2 = svxar_n_u32(r4a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 6, f5 */
        svuint32_t r6b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r3b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r6b_x1);
        const svuint32_t r6b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r6b_x1, svbcax_u32(r5b, r5b_2, r4b)),
                svdup_n_u32(0), 32 - 15), r4b_2);
        const svuint32_t r6b_2 = svxar_n_u32(r4b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 7, f1 */
        svuint32_t l7a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), l4a_2);
        RIPEMD160_XVLX2_KEEP("w", l7a_x1);
        const svuint32_t l7a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6a, l6a_2, l5a), l7a_x1),
                svdup_n_u32(0), 32 - 7), l5a_2);
        const svuint32_t l7a_2 = svxar_n_u32(l5a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 7, f1 */
        svuint32_t l7b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), l4b_2);
        RIPEMD160_XVLX2_KEEP("w", l7b_x1);
        const svuint32_t l7b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6b, l6b_2, l5b), l7b_x1),
                svdup_n_u32(0), 32 - 7), l5b_2);
        const svuint32_t l7b_2 = svxar_n_u32(l5b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 7, f5 */
        svuint32_t r7a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r4a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r7a_x1);
        const svuint32_t r7a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r7a_x1, svbcax_u32(r6a, r6a_2, r5a)),
                svdup_n_u32(0), 32 - 15), r5a_2);
        const svuint32_t r7a_2 = svxar_n_u32(r5a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 7, f5 */
        svuint32_t r7b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r4b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r7b_x1);
        const svuint32_t r7b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r7b_x1, svbcax_u32(r6b, r6b_2, r5b)),
                svdup_n_u32(0), 32 - 15), r5b_2);
        const svuint32_t r7b_2 = svxar_n_u32(r5b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 8, f1 */
        svuint32_t l8a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), l5a_2);
        RIPEMD160_XVLX2_KEEP("w", l8a_x1);
        const svuint32_t l8a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7a, l7a_2, l6a), l8a_x1),
                svdup_n_u32(0), 32 - 9), l6a_2);
        const svuint32_t l8a_2 = svxar_n_u32(l6a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 8, f1 */
        svuint32_t l8b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), l5b_2);
        RIPEMD160_XVLX2_KEEP("w", l8b_x1);
        const svuint32_t l8b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7b, l7b_2, l6b), l8b_x1),
                svdup_n_u32(0), 32 - 9), l6b_2);
        const svuint32_t l8b_2 = svxar_n_u32(l6b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 8, f5 */
        svuint32_t r8a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r5a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r8a_x1);
        const svuint32_t r8a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r8a_x1, svbcax_u32(r7a, r7a_2, r6a)),
                svdup_n_u32(0), 32 - 5), r6a_2);
        const svuint32_t r8a_2 = svxar_n_u32(r6a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 8, f5 */
        svuint32_t r8b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r5b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r8b_x1);
        const svuint32_t r8b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r8b_x1, svbcax_u32(r7b, r7b_2, r6b)),
                svdup_n_u32(0), 32 - 5), r6b_2);
        const svuint32_t r8b_2 = svxar_n_u32(r6b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 9, f1 */
        svuint32_t l9a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), l6a_2);
        RIPEMD160_XVLX2_KEEP("w", l9a_x1);
        const svuint32_t l9a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8a, l8a_2, l7a), l9a_x1),
                svdup_n_u32(0), 32 - 11), l7a_2);
        const svuint32_t l9a_2 = svxar_n_u32(l7a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 9, f1 */
        svuint32_t l9b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), l6b_2);
        RIPEMD160_XVLX2_KEEP("w", l9b_x1);
        const svuint32_t l9b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8b, l8b_2, l7b), l9b_x1),
                svdup_n_u32(0), 32 - 11), l7b_2);
        const svuint32_t l9b_2 = svxar_n_u32(l7b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 9, f5 */
        svuint32_t r9a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r6a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r9a_x1);
        const svuint32_t r9a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r9a_x1, svbcax_u32(r8a, r8a_2, r7a)),
                svdup_n_u32(0), 32 - 7), r7a_2);
        const svuint32_t r9a_2 = svxar_n_u32(r7a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 9, f5 */
        svuint32_t r9b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r6b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r9b_x1);
        const svuint32_t r9b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r9b_x1, svbcax_u32(r8b, r8b_2, r7b)),
                svdup_n_u32(0), 32 - 7), r7b_2);
        const svuint32_t r9b_2 = svxar_n_u32(r7b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 10, f1 */
        svuint32_t l10a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), l7a_2);
        RIPEMD160_XVLX2_KEEP("w", l10a_x1);
        const svuint32_t l10a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9a, l9a_2, l8a), l10a_x1),
                svdup_n_u32(0), 32 - 13), l8a_2);
        const svuint32_t l10a_2 = svxar_n_u32(l8a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 10, f1 */
        svuint32_t l10b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), l7b_2);
        RIPEMD160_XVLX2_KEEP("w", l10b_x1);
        const svuint32_t l10b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9b, l9b_2, l8b), l10b_x1),
                svdup_n_u32(0), 32 - 13), l8b_2);
        const svuint32_t l10b_2 = svxar_n_u32(l8b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 10, f5 */
        svuint32_t r10a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r7a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r10a_x1);
        const svuint32_t r10a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r10a_x1, svbcax_u32(r9a, r9a_2, r8a)),
                svdup_n_u32(0), 32 - 7), r8a_2);
        const svuint32_t r10a_2 = svxar_n_u32(r8a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 10, f5 */
        svuint32_t r10b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r7b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r10b_x1);
        const svuint32_t r10b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r10b_x1, svbcax_u32(r9b, r9b_2, r8b)),
                svdup_n_u32(0), 32 - 7), r8b_2);
        const svuint32_t r10b_2 = svxar_n_u32(r8b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 11, f1 */
        svuint32_t l11a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), l8a_2);
        RIPEMD160_XVLX2_KEEP("w", l11a_x1);
        const svuint32_t l11a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10a, l10a_2, l9a), l11a_x1),
                svdup_n_u32(0), 32 - 14), l9a_2);
        const svuint32_t l11a_2 = svxar_n_u32(l9a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 11, f1 */
        svuint32_t l11b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), l8b_2);
        RIPEMD160_XVLX2_KEEP("w", l11b_x1);
        const svuint32_t l11b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10b, l10b_2, l9b), l11b_x1),
                svdup_n_u32(0), 32 - 14), l9b_2);
        const svuint32_t l11b_2 = svxar_n_u32(l9b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 11, f5 */
        svuint32_t r11a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r8a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r11a_x1);
        const svuint32_t r11a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r11a_x1, svbcax_u32(r10a, r10a_2, r9a)),
                svdup_n_u32(0), 32 - 8), r9a_2);
        const svuint32_t r11a_2 = svxar_n_u32(r9a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 11, f5 */
        svuint32_t r11b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r8b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r11b_x1);
        const svuint32_t r11b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r11b_x1, svbcax_u32(r10b, r10b_2, r9b)),
                svdup_n_u32(0), 32 - 8), r9b_2);
        const svuint32_t r11b_2 = svxar_n_u32(r9b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 12, f1 */
        svuint32_t l12a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), l9a_2);
        RIPEMD160_XVLX2_KEEP("w", l12a_x1);
        const svuint32_t l12a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11a, l11a_2, l10a), l12a_x1),
                svdup_n_u32(0), 32 - 15), l10a_2);
        const svuint32_t l12a_2 = svxar_n_u32(l10a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 12, f1 */
        svuint32_t l12b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), l9b_2);
        RIPEMD160_XVLX2_KEEP("w", l12b_x1);
        const svuint32_t l12b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11b, l11b_2, l10b), l12b_x1),
                svdup_n_u32(0), 32 - 15), l10b_2);
        const svuint32_t l12b_2 = svxar_n_u32(l10b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 12, f5 */
        svuint32_t r12a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r9a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r12a_x1);
        const svuint32_t r12a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r12a_x1, svbcax_u32(r11a, r11a_2, r10a)),
                svdup_n_u32(0), 32 - 11), r10a_2);
        const svuint32_t r12a_2 = svxar_n_u32(r10a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 12, f5 */
        svuint32_t r12b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r9b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r12b_x1);
        const svuint32_t r12b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r12b_x1, svbcax_u32(r11b, r11b_2, r10b)),
                svdup_n_u32(0), 32 - 11), r10b_2);
        const svuint32_t r12b_2 = svxar_n_u32(r10b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 13, f1 */
        svuint32_t l13a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), l10a_2);
        RIPEMD160_XVLX2_KEEP("w", l13a_x1);
        const svuint32_t l13a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12a, l12a_2, l11a), l13a_x1),
                svdup_n_u32(0), 32 - 6), l11a_2);
        const svuint32_t l13a_2 = svxar_n_u32(l11a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 13, f1 */
        svuint32_t l13b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), l10b_2);
        RIPEMD160_XVLX2_KEEP("w", l13b_x1);
        const svuint32_t l13b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12b, l12b_2, l11b), l13b_x1),
                svdup_n_u32(0), 32 - 6), l11b_2);
        const svuint32_t l13b_2 = svxar_n_u32(l11b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 13, f5 */
        svuint32_t r13a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r10a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r13a_x1);
        const svuint32_t r13a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r13a_x1, svbcax_u32(r12a, r12a_2, r11a)),
                svdup_n_u32(0), 32 - 14), r11a_2);
        const svuint32_t r13a_2 = svxar_n_u32(r11a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 13, f5 */
        svuint32_t r13b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r10b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r13b_x1);
        const svuint32_t r13b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r13b_x1, svbcax_u32(r12b, r12b_2, r11b)),
                svdup_n_u32(0), 32 - 14), r11b_2);
        const svuint32_t r13b_2 = svxar_n_u32(r11b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 14, f1 */
        svuint32_t l14a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), l11a_2);
        RIPEMD160_XVLX2_KEEP("w", l14a_x1);
        const svuint32_t l14a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13a, l13a_2, l12a), l14a_x1),
                svdup_n_u32(0), 32 - 7), l12a_2);
        const svuint32_t l14a_2 = svxar_n_u32(l12a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 14, f1 */
        svuint32_t l14b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), l11b_2);
        RIPEMD160_XVLX2_KEEP("w", l14b_x1);
        const svuint32_t l14b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13b, l13b_2, l12b), l14b_x1),
                svdup_n_u32(0), 32 - 7), l12b_2);
        const svuint32_t l14b_2 = svxar_n_u32(l12b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 14, f5 */
        svuint32_t r14a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r11a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r14a_x1);
        const svuint32_t r14a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r14a_x1, svbcax_u32(r13a, r13a_2, r12a)),
                svdup_n_u32(0), 32 - 14), r12a_2);
        const svuint32_t r14a_2 = svxar_n_u32(r12a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 14, f5 */
        svuint32_t r14b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r11b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r14b_x1);
        const svuint32_t r14b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r14b_x1, svbcax_u32(r13b, r13b_2, r12b)),
                svdup_n_u32(0), 32 - 14), r12b_2);
        const svuint32_t r14b_2 = svxar_n_u32(r12b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 15, f1 */
        svuint32_t l15a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), l12a_2);
        RIPEMD160_XVLX2_KEEP("w", l15a_x1);
        const svuint32_t l15a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14a, l14a_2, l13a), l15a_x1),
                svdup_n_u32(0), 32 - 9), l13a_2);
        const svuint32_t l15a_2 = svxar_n_u32(l13a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 15, f1 */
        svuint32_t l15b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), l12b_2);
        RIPEMD160_XVLX2_KEEP("w", l15b_x1);
        const svuint32_t l15b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14b, l14b_2, l13b), l15b_x1),
                svdup_n_u32(0), 32 - 9), l13b_2);
        const svuint32_t l15b_2 = svxar_n_u32(l13b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 15, f5 */
        svuint32_t r15a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r12a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r15a_x1);
        const svuint32_t r15a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r15a_x1, svbcax_u32(r14a, r14a_2, r13a)),
                svdup_n_u32(0), 32 - 12), r13a_2);
        const svuint32_t r15a_2 = svxar_n_u32(r13a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 15, f5 */
        svuint32_t r15b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r12b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r15b_x1);
        const svuint32_t r15b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r15b_x1, svbcax_u32(r14b, r14b_2, r13b)),
                svdup_n_u32(0), 32 - 12), r13b_2);
        const svuint32_t r15b_2 = svxar_n_u32(r13b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 16, f1 */
        svuint32_t l16a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), l13a_2);
        RIPEMD160_XVLX2_KEEP("w", l16a_x1);
        const svuint32_t l16a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15a, l15a_2, l14a), l16a_x1),
                svdup_n_u32(0), 32 - 8), l14a_2);
        const svuint32_t l16a_2 = svxar_n_u32(l14a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 16, f1 */
        svuint32_t l16b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), l13b_2);
        RIPEMD160_XVLX2_KEEP("w", l16b_x1);
        const svuint32_t l16b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15b, l15b_2, l14b), l16b_x1),
                svdup_n_u32(0), 32 - 8), l14b_2);
        const svuint32_t l16b_2 = svxar_n_u32(l14b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 16, f5 */
        svuint32_t r16a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r13a_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r16a_x1);
        const svuint32_t r16a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r16a_x1, svbcax_u32(r15a, r15a_2, r14a)),
                svdup_n_u32(0), 32 - 6), r14a_2);
        const svuint32_t r16a_2 = svxar_n_u32(r14a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 16, f5 */
        svuint32_t r16b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r13b_2, svdup_n_u32(0x50a28be5u)));
        RIPEMD160_XVLX2_KEEP("w", r16b_x1);
        const svuint32_t r16b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r16b_x1, svbcax_u32(r15b, r15b_2, r14b)),
                svdup_n_u32(0), 32 - 6), r14b_2);
        const svuint32_t r16b_2 = svxar_n_u32(r14b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 17, f2 */
        svuint32_t l17a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l14a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l17a_x1);
        const svuint32_t l17a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15a, l16a_2, l16a), l17a_x1),
                svdup_n_u32(0), 32 - 7), l15a_2);
        const svuint32_t l17a_2 = svxar_n_u32(l15a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 17, f2 */
        svuint32_t l17b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l14b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l17b_x1);
        const svuint32_t l17b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15b, l16b_2, l16b), l17b_x1),
                svdup_n_u32(0), 32 - 7), l15b_2);
        const svuint32_t l17b_2 = svxar_n_u32(l15b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 17, f4 */
        svuint32_t r17a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r14a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r17a_x1);
        const svuint32_t r17a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16a, r15a, r16a_2), r17a_x1),
                svdup_n_u32(0), 32 - 9), r15a_2);
        const svuint32_t r17a_2 = svxar_n_u32(r15a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 17, f4 */
        svuint32_t r17b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r14b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r17b_x1);
        const svuint32_t r17b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16b, r15b, r16b_2), r17b_x1),
                svdup_n_u32(0), 32 - 9), r15b_2);
        const svuint32_t r17b_2 = svxar_n_u32(r15b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 18, f2 */
        svuint32_t l18a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l15a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l18a_x1);
        const svuint32_t l18a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16a, l17a_2, l17a), l18a_x1),
                svdup_n_u32(0), 32 - 6), l16a_2);
        const svuint32_t l18a_2 = svxar_n_u32(l16a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 18, f2 */
        svuint32_t l18b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l15b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l18b_x1);
        const svuint32_t l18b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16b, l17b_2, l17b), l18b_x1),
                svdup_n_u32(0), 32 - 6), l16b_2);
        const svuint32_t l18b_2 = svxar_n_u32(l16b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 18, f4 */
        svuint32_t r18a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r15a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r18a_x1);
        const svuint32_t r18a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17a, r16a, r17a_2), r18a_x1),
                svdup_n_u32(0), 32 - 13), r16a_2);
        const svuint32_t r18a_2 = svxar_n_u32(r16a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 18, f4 */
        svuint32_t r18b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r15b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r18b_x1);
        const svuint32_t r18b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17b, r16b, r17b_2), r18b_x1),
                svdup_n_u32(0), 32 - 13), r16b_2);
        const svuint32_t r18b_2 = svxar_n_u32(r16b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 19, f2 */
        svuint32_t l19a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l16a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l19a_x1);
        const svuint32_t l19a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17a, l18a_2, l18a), l19a_x1),
                svdup_n_u32(0), 32 - 8), l17a_2);
        const svuint32_t l19a_2 = svxar_n_u32(l17a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 19, f2 */
        svuint32_t l19b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l16b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l19b_x1);
        const svuint32_t l19b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17b, l18b_2, l18b), l19b_x1),
                svdup_n_u32(0), 32 - 8), l17b_2);
        const svuint32_t l19b_2 = svxar_n_u32(l17b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 19, f4 */
        svuint32_t r19a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r16a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r19a_x1);
        const svuint32_t r19a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18a, r17a, r18a_2), r19a_x1),
                svdup_n_u32(0), 32 - 15), r17a_2);
        const svuint32_t r19a_2 = svxar_n_u32(r17a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 19, f4 */
        svuint32_t r19b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r16b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r19b_x1);
        const svuint32_t r19b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18b, r17b, r18b_2), r19b_x1),
                svdup_n_u32(0), 32 - 15), r17b_2);
        const svuint32_t r19b_2 = svxar_n_u32(r17b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 20, f2 */
        svuint32_t l20a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l17a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l20a_x1);
        const svuint32_t l20a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18a, l19a_2, l19a), l20a_x1),
                svdup_n_u32(0), 32 - 13), l18a_2);
        const svuint32_t l20a_2 = svxar_n_u32(l18a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 20, f2 */
        svuint32_t l20b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l17b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l20b_x1);
        const svuint32_t l20b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18b, l19b_2, l19b), l20b_x1),
                svdup_n_u32(0), 32 - 13), l18b_2);
        const svuint32_t l20b_2 = svxar_n_u32(l18b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 20, f4 */
        svuint32_t r20a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r17a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r20a_x1);
        const svuint32_t r20a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19a, r18a, r19a_2), r20a_x1),
                svdup_n_u32(0), 32 - 7), r18a_2);
        const svuint32_t r20a_2 = svxar_n_u32(r18a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 20, f4 */
        svuint32_t r20b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r17b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r20b_x1);
        const svuint32_t r20b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19b, r18b, r19b_2), r20b_x1),
                svdup_n_u32(0), 32 - 7), r18b_2);
        const svuint32_t r20b_2 = svxar_n_u32(r18b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 21, f2 */
        svuint32_t l21a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l18a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l21a_x1);
        const svuint32_t l21a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19a, l20a_2, l20a), l21a_x1),
                svdup_n_u32(0), 32 - 11), l19a_2);
        const svuint32_t l21a_2 = svxar_n_u32(l19a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 21, f2 */
        svuint32_t l21b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l18b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l21b_x1);
        const svuint32_t l21b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19b, l20b_2, l20b), l21b_x1),
                svdup_n_u32(0), 32 - 11), l19b_2);
        const svuint32_t l21b_2 = svxar_n_u32(l19b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 21, f4 */
        svuint32_t r21a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r18a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r21a_x1);
        const svuint32_t r21a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20a, r19a, r20a_2), r21a_x1),
                svdup_n_u32(0), 32 - 12), r19a_2);
        const svuint32_t r21a_2 = svxar_n_u32(r19a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 21, f4 */
        svuint32_t r21b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r18b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r21b_x1);
        const svuint32_t r21b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20b, r19b, r20b_2), r21b_x1),
                svdup_n_u32(0), 32 - 12), r19b_2);
        const svuint32_t r21b_2 = svxar_n_u32(r19b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 22, f2 */
        svuint32_t l22a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l19a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l22a_x1);
        const svuint32_t l22a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20a, l21a_2, l21a), l22a_x1),
                svdup_n_u32(0), 32 - 9), l20a_2);
        const svuint32_t l22a_2 = svxar_n_u32(l20a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 22, f2 */
        svuint32_t l22b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l19b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l22b_x1);
        const svuint32_t l22b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20b, l21b_2, l21b), l22b_x1),
                svdup_n_u32(0), 32 - 9), l20b_2);
        const svuint32_t l22b_2 = svxar_n_u32(l20b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 22, f4 */
        svuint32_t r22a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r19a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r22a_x1);
        const svuint32_t r22a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21a, r20a, r21a_2), r22a_x1),
                svdup_n_u32(0), 32 - 8), r20a_2);
        const svuint32_t r22a_2 = svxar_n_u32(r20a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 22, f4 */
        svuint32_t r22b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r19b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r22b_x1);
        const svuint32_t r22b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21b, r20b, r21b_2), r22b_x1),
                svdup_n_u32(0), 32 - 8), r20b_2);
        const svuint32_t r22b_2 = svxar_n_u32(r20b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 23, f2 */
        svuint32_t l23a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l20a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l23a_x1);
        const svuint32_t l23a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21a, l22a_2, l22a), l23a_x1),
                svdup_n_u32(0), 32 - 7), l21a_2);
        const svuint32_t l23a_2 = svxar_n_u32(l21a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 23, f2 */
        svuint32_t l23b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l20b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l23b_x1);
        const svuint32_t l23b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21b, l22b_2, l22b), l23b_x1),
                svdup_n_u32(0), 32 - 7), l21b_2);
        const svuint32_t l23b_2 = svxar_n_u32(l21b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 23, f4 */
        svuint32_t r23a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r20a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r23a_x1);
        const svuint32_t r23a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22a, r21a, r22a_2), r23a_x1),
                svdup_n_u32(0), 32 - 9), r21a_2);
        const svuint32_t r23a_2 = svxar_n_u32(r21a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 23, f4 */
        svuint32_t r23b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r20b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r23b_x1);
        const svuint32_t r23b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22b, r21b, r22b_2), r23b_x1),
                svdup_n_u32(0), 32 - 9), r21b_2);
        const svuint32_t r23b_2 = svxar_n_u32(r21b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 24, f2 */
        svuint32_t l24a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l21a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l24a_x1);
        const svuint32_t l24a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22a, l23a_2, l23a), l24a_x1),
                svdup_n_u32(0), 32 - 15), l22a_2);
        const svuint32_t l24a_2 = svxar_n_u32(l22a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 24, f2 */
        svuint32_t l24b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l21b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l24b_x1);
        const svuint32_t l24b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22b, l23b_2, l23b), l24b_x1),
                svdup_n_u32(0), 32 - 15), l22b_2);
        const svuint32_t l24b_2 = svxar_n_u32(l22b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 24, f4 */
        svuint32_t r24a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r21a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r24a_x1);
        const svuint32_t r24a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23a, r22a, r23a_2), r24a_x1),
                svdup_n_u32(0), 32 - 11), r22a_2);
        const svuint32_t r24a_2 = svxar_n_u32(r22a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 24, f4 */
        svuint32_t r24b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r21b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r24b_x1);
        const svuint32_t r24b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23b, r22b, r23b_2), r24b_x1),
                svdup_n_u32(0), 32 - 11), r22b_2);
        const svuint32_t r24b_2 = svxar_n_u32(r22b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 25, f2 */
        svuint32_t l25a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l22a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l25a_x1);
        const svuint32_t l25a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23a, l24a_2, l24a), l25a_x1),
                svdup_n_u32(0), 32 - 7), l23a_2);
        const svuint32_t l25a_2 = svxar_n_u32(l23a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 25, f2 */
        svuint32_t l25b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l22b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l25b_x1);
        const svuint32_t l25b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23b, l24b_2, l24b), l25b_x1),
                svdup_n_u32(0), 32 - 7), l23b_2);
        const svuint32_t l25b_2 = svxar_n_u32(l23b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 25, f4 */
        svuint32_t r25a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r22a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r25a_x1);
        const svuint32_t r25a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24a, r23a, r24a_2), r25a_x1),
                svdup_n_u32(0), 32 - 7), r23a_2);
        const svuint32_t r25a_2 = svxar_n_u32(r23a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 25, f4 */
        svuint32_t r25b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r22b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r25b_x1);
        const svuint32_t r25b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24b, r23b, r24b_2), r25b_x1),
                svdup_n_u32(0), 32 - 7), r23b_2);
        const svuint32_t r25b_2 = svxar_n_u32(r23b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 26, f2 */
        svuint32_t l26a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l23a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l26a_x1);
        const svuint32_t l26a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24a, l25a_2, l25a), l26a_x1),
                svdup_n_u32(0), 32 - 12), l24a_2);
        const svuint32_t l26a_2 = svxar_n_u32(l24a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 26, f2 */
        svuint32_t l26b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l23b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l26b_x1);
        const svuint32_t l26b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24b, l25b_2, l25b), l26b_x1),
                svdup_n_u32(0), 32 - 12), l24b_2);
        const svuint32_t l26b_2 = svxar_n_u32(l24b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 26, f4 */
        svuint32_t r26a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r23a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r26a_x1);
        const svuint32_t r26a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25a, r24a, r25a_2), r26a_x1),
                svdup_n_u32(0), 32 - 7), r24a_2);
        const svuint32_t r26a_2 = svxar_n_u32(r24a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 26, f4 */
        svuint32_t r26b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r23b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r26b_x1);
        const svuint32_t r26b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25b, r24b, r25b_2), r26b_x1),
                svdup_n_u32(0), 32 - 7), r24b_2);
        const svuint32_t r26b_2 = svxar_n_u32(r24b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 27, f2 */
        svuint32_t l27a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l24a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l27a_x1);
        const svuint32_t l27a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25a, l26a_2, l26a), l27a_x1),
                svdup_n_u32(0), 32 - 15), l25a_2);
        const svuint32_t l27a_2 = svxar_n_u32(l25a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 27, f2 */
        svuint32_t l27b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l24b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l27b_x1);
        const svuint32_t l27b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25b, l26b_2, l26b), l27b_x1),
                svdup_n_u32(0), 32 - 15), l25b_2);
        const svuint32_t l27b_2 = svxar_n_u32(l25b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 27, f4 */
        svuint32_t r27a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r24a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r27a_x1);
        const svuint32_t r27a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26a, r25a, r26a_2), r27a_x1),
                svdup_n_u32(0), 32 - 12), r25a_2);
        const svuint32_t r27a_2 = svxar_n_u32(r25a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 27, f4 */
        svuint32_t r27b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r24b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r27b_x1);
        const svuint32_t r27b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26b, r25b, r26b_2), r27b_x1),
                svdup_n_u32(0), 32 - 12), r25b_2);
        const svuint32_t r27b_2 = svxar_n_u32(r25b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 28, f2 */
        svuint32_t l28a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l25a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l28a_x1);
        const svuint32_t l28a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26a, l27a_2, l27a), l28a_x1),
                svdup_n_u32(0), 32 - 9), l26a_2);
        const svuint32_t l28a_2 = svxar_n_u32(l26a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 28, f2 */
        svuint32_t l28b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l25b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l28b_x1);
        const svuint32_t l28b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26b, l27b_2, l27b), l28b_x1),
                svdup_n_u32(0), 32 - 9), l26b_2);
        const svuint32_t l28b_2 = svxar_n_u32(l26b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 28, f4 */
        svuint32_t r28a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r25a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r28a_x1);
        const svuint32_t r28a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27a, r26a, r27a_2), r28a_x1),
                svdup_n_u32(0), 32 - 7), r26a_2);
        const svuint32_t r28a_2 = svxar_n_u32(r26a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 28, f4 */
        svuint32_t r28b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r25b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r28b_x1);
        const svuint32_t r28b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27b, r26b, r27b_2), r28b_x1),
                svdup_n_u32(0), 32 - 7), r26b_2);
        const svuint32_t r28b_2 = svxar_n_u32(r26b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 29, f2 */
        svuint32_t l29a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l26a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l29a_x1);
        const svuint32_t l29a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27a, l28a_2, l28a), l29a_x1),
                svdup_n_u32(0), 32 - 11), l27a_2);
        const svuint32_t l29a_2 = svxar_n_u32(l27a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 29, f2 */
        svuint32_t l29b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l26b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l29b_x1);
        const svuint32_t l29b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27b, l28b_2, l28b), l29b_x1),
                svdup_n_u32(0), 32 - 11), l27b_2);
        const svuint32_t l29b_2 = svxar_n_u32(l27b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 29, f4 */
        svuint32_t r29a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r26a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r29a_x1);
        const svuint32_t r29a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28a, r27a, r28a_2), r29a_x1),
                svdup_n_u32(0), 32 - 6), r27a_2);
        const svuint32_t r29a_2 = svxar_n_u32(r27a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 29, f4 */
        svuint32_t r29b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r26b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r29b_x1);
        const svuint32_t r29b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28b, r27b, r28b_2), r29b_x1),
                svdup_n_u32(0), 32 - 6), r27b_2);
        const svuint32_t r29b_2 = svxar_n_u32(r27b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 30, f2 */
        svuint32_t l30a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l27a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l30a_x1);
        const svuint32_t l30a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28a, l29a_2, l29a), l30a_x1),
                svdup_n_u32(0), 32 - 7), l28a_2);
        const svuint32_t l30a_2 = svxar_n_u32(l28a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 30, f2 */
        svuint32_t l30b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l27b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l30b_x1);
        const svuint32_t l30b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28b, l29b_2, l29b), l30b_x1),
                svdup_n_u32(0), 32 - 7), l28b_2);
        const svuint32_t l30b_2 = svxar_n_u32(l28b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 30, f4 */
        svuint32_t r30a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r27a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r30a_x1);
        const svuint32_t r30a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29a, r28a, r29a_2), r30a_x1),
                svdup_n_u32(0), 32 - 15), r28a_2);
        const svuint32_t r30a_2 = svxar_n_u32(r28a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 30, f4 */
        svuint32_t r30b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r27b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r30b_x1);
        const svuint32_t r30b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29b, r28b, r29b_2), r30b_x1),
                svdup_n_u32(0), 32 - 15), r28b_2);
        const svuint32_t r30b_2 = svxar_n_u32(r28b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 31, f2 */
        svuint32_t l31a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l28a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l31a_x1);
        const svuint32_t l31a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29a, l30a_2, l30a), l31a_x1),
                svdup_n_u32(0), 32 - 13), l29a_2);
        const svuint32_t l31a_2 = svxar_n_u32(l29a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 31, f2 */
        svuint32_t l31b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l28b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l31b_x1);
        const svuint32_t l31b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29b, l30b_2, l30b), l31b_x1),
                svdup_n_u32(0), 32 - 13), l29b_2);
        const svuint32_t l31b_2 = svxar_n_u32(l29b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 31, f4 */
        svuint32_t r31a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r28a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r31a_x1);
        const svuint32_t r31a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30a, r29a, r30a_2), r31a_x1),
                svdup_n_u32(0), 32 - 13), r29a_2);
        const svuint32_t r31a_2 = svxar_n_u32(r29a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 31, f4 */
        svuint32_t r31b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r28b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r31b_x1);
        const svuint32_t r31b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30b, r29b, r30b_2), r31b_x1),
                svdup_n_u32(0), 32 - 13), r29b_2);
        const svuint32_t r31b_2 = svxar_n_u32(r29b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 32, f2 */
        svuint32_t l32a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l29a_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l32a_x1);
        const svuint32_t l32a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30a, l31a_2, l31a), l32a_x1),
                svdup_n_u32(0), 32 - 12), l30a_2);
        const svuint32_t l32a_2 = svxar_n_u32(l30a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 32, f2 */
        svuint32_t l32b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l29b_2, svdup_n_u32(0x5a827999u)));
        RIPEMD160_XVLX2_KEEP("w", l32b_x1);
        const svuint32_t l32b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30b, l31b_2, l31b), l32b_x1),
                svdup_n_u32(0), 32 - 12), l30b_2);
        const svuint32_t l32b_2 = svxar_n_u32(l30b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 32, f4 */
        svuint32_t r32a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r29a_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r32a_x1);
        const svuint32_t r32a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31a, r30a, r31a_2), r32a_x1),
                svdup_n_u32(0), 32 - 11), r30a_2);
        const svuint32_t r32a_2 = svxar_n_u32(r30a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 32, f4 */
        svuint32_t r32b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r29b_2, svdup_n_u32(0x5c4dd124u)));
        RIPEMD160_XVLX2_KEEP("w", r32b_x1);
        const svuint32_t r32b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31b, r30b, r31b_2), r32b_x1),
                svdup_n_u32(0), 32 - 11), r30b_2);
        const svuint32_t r32b_2 = svxar_n_u32(r30b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 33, f3 */
        svuint32_t l33a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l30a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l33a_x1);
        const svuint32_t l33a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l33a_x1, svbcax_u32(l32a_2, l31a, l32a)),
                svdup_n_u32(0), 32 - 11), l31a_2);
        const svuint32_t l33a_2 = svxar_n_u32(l31a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 33, f3 */
        svuint32_t l33b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l30b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l33b_x1);
        const svuint32_t l33b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l33b_x1, svbcax_u32(l32b_2, l31b, l32b)),
                svdup_n_u32(0), 32 - 11), l31b_2);
        const svuint32_t l33b_2 = svxar_n_u32(l31b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 33, f3 */
        svuint32_t r33a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r30a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r33a_x1);
        const svuint32_t r33a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r33a_x1, svbcax_u32(r32a_2, r31a, r32a)),
                svdup_n_u32(0), 32 - 9), r31a_2);
        const svuint32_t r33a_2 = svxar_n_u32(r31a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 33, f3 */
        svuint32_t r33b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r30b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r33b_x1);
        const svuint32_t r33b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r33b_x1, svbcax_u32(r32b_2, r31b, r32b)),
                svdup_n_u32(0), 32 - 9), r31b_2);
        const svuint32_t r33b_2 = svxar_n_u32(r31b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 34, f3 */
        svuint32_t l34a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l31a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l34a_x1);
        const svuint32_t l34a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l34a_x1, svbcax_u32(l33a_2, l32a, l33a)),
                svdup_n_u32(0), 32 - 13), l32a_2);
        const svuint32_t l34a_2 = svxar_n_u32(l32a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 34, f3 */
        svuint32_t l34b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l31b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l34b_x1);
        const svuint32_t l34b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l34b_x1, svbcax_u32(l33b_2, l32b, l33b)),
                svdup_n_u32(0), 32 - 13), l32b_2);
        const svuint32_t l34b_2 = svxar_n_u32(l32b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 34, f3 */
        svuint32_t r34a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r31a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r34a_x1);
        const svuint32_t r34a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r34a_x1, svbcax_u32(r33a_2, r32a, r33a)),
                svdup_n_u32(0), 32 - 7), r32a_2);
        const svuint32_t r34a_2 = svxar_n_u32(r32a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 34, f3 */
        svuint32_t r34b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r31b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r34b_x1);
        const svuint32_t r34b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r34b_x1, svbcax_u32(r33b_2, r32b, r33b)),
                svdup_n_u32(0), 32 - 7), r32b_2);
        const svuint32_t r34b_2 = svxar_n_u32(r32b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 35, f3 */
        svuint32_t l35a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l32a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l35a_x1);
        const svuint32_t l35a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l35a_x1, svbcax_u32(l34a_2, l33a, l34a)),
                svdup_n_u32(0), 32 - 6), l33a_2);
        const svuint32_t l35a_2 = svxar_n_u32(l33a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 35, f3 */
        svuint32_t l35b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l32b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l35b_x1);
        const svuint32_t l35b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l35b_x1, svbcax_u32(l34b_2, l33b, l34b)),
                svdup_n_u32(0), 32 - 6), l33b_2);
        const svuint32_t l35b_2 = svxar_n_u32(l33b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 35, f3 */
        svuint32_t r35a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r32a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r35a_x1);
        const svuint32_t r35a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r35a_x1, svbcax_u32(r34a_2, r33a, r34a)),
                svdup_n_u32(0), 32 - 15), r33a_2);
        const svuint32_t r35a_2 = svxar_n_u32(r33a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 35, f3 */
        svuint32_t r35b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r32b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r35b_x1);
        const svuint32_t r35b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r35b_x1, svbcax_u32(r34b_2, r33b, r34b)),
                svdup_n_u32(0), 32 - 15), r33b_2);
        const svuint32_t r35b_2 = svxar_n_u32(r33b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 36, f3 */
        svuint32_t l36a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l33a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l36a_x1);
        const svuint32_t l36a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l36a_x1, svbcax_u32(l35a_2, l34a, l35a)),
                svdup_n_u32(0), 32 - 7), l34a_2);
        const svuint32_t l36a_2 = svxar_n_u32(l34a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 36, f3 */
        svuint32_t l36b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l33b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l36b_x1);
        const svuint32_t l36b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l36b_x1, svbcax_u32(l35b_2, l34b, l35b)),
                svdup_n_u32(0), 32 - 7), l34b_2);
        const svuint32_t l36b_2 = svxar_n_u32(l34b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 36, f3 */
        svuint32_t r36a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r33a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r36a_x1);
        const svuint32_t r36a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r36a_x1, svbcax_u32(r35a_2, r34a, r35a)),
                svdup_n_u32(0), 32 - 11), r34a_2);
        const svuint32_t r36a_2 = svxar_n_u32(r34a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 36, f3 */
        svuint32_t r36b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r33b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r36b_x1);
        const svuint32_t r36b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r36b_x1, svbcax_u32(r35b_2, r34b, r35b)),
                svdup_n_u32(0), 32 - 11), r34b_2);
        const svuint32_t r36b_2 = svxar_n_u32(r34b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 37, f3 */
        svuint32_t l37a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l34a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l37a_x1);
        const svuint32_t l37a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l37a_x1, svbcax_u32(l36a_2, l35a, l36a)),
                svdup_n_u32(0), 32 - 14), l35a_2);
        const svuint32_t l37a_2 = svxar_n_u32(l35a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 37, f3 */
        svuint32_t l37b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l34b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l37b_x1);
        const svuint32_t l37b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l37b_x1, svbcax_u32(l36b_2, l35b, l36b)),
                svdup_n_u32(0), 32 - 14), l35b_2);
        const svuint32_t l37b_2 = svxar_n_u32(l35b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 37, f3 */
        svuint32_t r37a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r34a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r37a_x1);
        const svuint32_t r37a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r37a_x1, svbcax_u32(r36a_2, r35a, r36a)),
                svdup_n_u32(0), 32 - 8), r35a_2);
        const svuint32_t r37a_2 = svxar_n_u32(r35a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 37, f3 */
        svuint32_t r37b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r34b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r37b_x1);
        const svuint32_t r37b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r37b_x1, svbcax_u32(r36b_2, r35b, r36b)),
                svdup_n_u32(0), 32 - 8), r35b_2);
        const svuint32_t r37b_2 = svxar_n_u32(r35b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 38, f3 */
        svuint32_t l38a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l35a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l38a_x1);
        const svuint32_t l38a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l38a_x1, svbcax_u32(l37a_2, l36a, l37a)),
                svdup_n_u32(0), 32 - 9), l36a_2);
        const svuint32_t l38a_2 = svxar_n_u32(l36a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 38, f3 */
        svuint32_t l38b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l35b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l38b_x1);
        const svuint32_t l38b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l38b_x1, svbcax_u32(l37b_2, l36b, l37b)),
                svdup_n_u32(0), 32 - 9), l36b_2);
        const svuint32_t l38b_2 = svxar_n_u32(l36b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 38, f3 */
        svuint32_t r38a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r35a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r38a_x1);
        const svuint32_t r38a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r38a_x1, svbcax_u32(r37a_2, r36a, r37a)),
                svdup_n_u32(0), 32 - 6), r36a_2);
        const svuint32_t r38a_2 = svxar_n_u32(r36a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 38, f3 */
        svuint32_t r38b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r35b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r38b_x1);
        const svuint32_t r38b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r38b_x1, svbcax_u32(r37b_2, r36b, r37b)),
                svdup_n_u32(0), 32 - 6), r36b_2);
        const svuint32_t r38b_2 = svxar_n_u32(r36b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 39, f3 */
        svuint32_t l39a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l36a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l39a_x1);
        const svuint32_t l39a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l39a_x1, svbcax_u32(l38a_2, l37a, l38a)),
                svdup_n_u32(0), 32 - 13), l37a_2);
        const svuint32_t l39a_2 = svxar_n_u32(l37a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 39, f3 */
        svuint32_t l39b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l36b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l39b_x1);
        const svuint32_t l39b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l39b_x1, svbcax_u32(l38b_2, l37b, l38b)),
                svdup_n_u32(0), 32 - 13), l37b_2);
        const svuint32_t l39b_2 = svxar_n_u32(l37b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 39, f3 */
        svuint32_t r39a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r36a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r39a_x1);
        const svuint32_t r39a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r39a_x1, svbcax_u32(r38a_2, r37a, r38a)),
                svdup_n_u32(0), 32 - 6), r37a_2);
        const svuint32_t r39a_2 = svxar_n_u32(r37a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 39, f3 */
        svuint32_t r39b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r36b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r39b_x1);
        const svuint32_t r39b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r39b_x1, svbcax_u32(r38b_2, r37b, r38b)),
                svdup_n_u32(0), 32 - 6), r37b_2);
        const svuint32_t r39b_2 = svxar_n_u32(r37b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 40, f3 */
        svuint32_t l40a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l37a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l40a_x1);
        const svuint32_t l40a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l40a_x1, svbcax_u32(l39a_2, l38a, l39a)),
                svdup_n_u32(0), 32 - 15), l38a_2);
        const svuint32_t l40a_2 = svxar_n_u32(l38a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 40, f3 */
        svuint32_t l40b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l37b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l40b_x1);
        const svuint32_t l40b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l40b_x1, svbcax_u32(l39b_2, l38b, l39b)),
                svdup_n_u32(0), 32 - 15), l38b_2);
        const svuint32_t l40b_2 = svxar_n_u32(l38b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 40, f3 */
        svuint32_t r40a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r37a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r40a_x1);
        const svuint32_t r40a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r40a_x1, svbcax_u32(r39a_2, r38a, r39a)),
                svdup_n_u32(0), 32 - 14), r38a_2);
        const svuint32_t r40a_2 = svxar_n_u32(r38a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 40, f3 */
        svuint32_t r40b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r37b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r40b_x1);
        const svuint32_t r40b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r40b_x1, svbcax_u32(r39b_2, r38b, r39b)),
                svdup_n_u32(0), 32 - 14), r38b_2);
        const svuint32_t r40b_2 = svxar_n_u32(r38b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 41, f3 */
        svuint32_t l41a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l38a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l41a_x1);
        const svuint32_t l41a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l41a_x1, svbcax_u32(l40a_2, l39a, l40a)),
                svdup_n_u32(0), 32 - 14), l39a_2);
        const svuint32_t l41a_2 = svxar_n_u32(l39a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 41, f3 */
        svuint32_t l41b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l38b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l41b_x1);
        const svuint32_t l41b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l41b_x1, svbcax_u32(l40b_2, l39b, l40b)),
                svdup_n_u32(0), 32 - 14), l39b_2);
        const svuint32_t l41b_2 = svxar_n_u32(l39b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 41, f3 */
        svuint32_t r41a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r38a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r41a_x1);
        const svuint32_t r41a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r41a_x1, svbcax_u32(r40a_2, r39a, r40a)),
                svdup_n_u32(0), 32 - 12), r39a_2);
        const svuint32_t r41a_2 = svxar_n_u32(r39a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 41, f3 */
        svuint32_t r41b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r38b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r41b_x1);
        const svuint32_t r41b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r41b_x1, svbcax_u32(r40b_2, r39b, r40b)),
                svdup_n_u32(0), 32 - 12), r39b_2);
        const svuint32_t r41b_2 = svxar_n_u32(r39b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 42, f3 */
        svuint32_t l42a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l39a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l42a_x1);
        const svuint32_t l42a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l42a_x1, svbcax_u32(l41a_2, l40a, l41a)),
                svdup_n_u32(0), 32 - 8), l40a_2);
        const svuint32_t l42a_2 = svxar_n_u32(l40a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 42, f3 */
        svuint32_t l42b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l39b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l42b_x1);
        const svuint32_t l42b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l42b_x1, svbcax_u32(l41b_2, l40b, l41b)),
                svdup_n_u32(0), 32 - 8), l40b_2);
        const svuint32_t l42b_2 = svxar_n_u32(l40b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 42, f3 */
        svuint32_t r42a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r39a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r42a_x1);
        const svuint32_t r42a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r42a_x1, svbcax_u32(r41a_2, r40a, r41a)),
                svdup_n_u32(0), 32 - 13), r40a_2);
        const svuint32_t r42a_2 = svxar_n_u32(r40a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 42, f3 */
        svuint32_t r42b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r39b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r42b_x1);
        const svuint32_t r42b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r42b_x1, svbcax_u32(r41b_2, r40b, r41b)),
                svdup_n_u32(0), 32 - 13), r40b_2);
        const svuint32_t r42b_2 = svxar_n_u32(r40b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 43, f3 */
        svuint32_t l43a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l40a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l43a_x1);
        const svuint32_t l43a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l43a_x1, svbcax_u32(l42a_2, l41a, l42a)),
                svdup_n_u32(0), 32 - 13), l41a_2);
        const svuint32_t l43a_2 = svxar_n_u32(l41a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 43, f3 */
        svuint32_t l43b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l40b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l43b_x1);
        const svuint32_t l43b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l43b_x1, svbcax_u32(l42b_2, l41b, l42b)),
                svdup_n_u32(0), 32 - 13), l41b_2);
        const svuint32_t l43b_2 = svxar_n_u32(l41b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 43, f3 */
        svuint32_t r43a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r40a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r43a_x1);
        const svuint32_t r43a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r43a_x1, svbcax_u32(r42a_2, r41a, r42a)),
                svdup_n_u32(0), 32 - 5), r41a_2);
        const svuint32_t r43a_2 = svxar_n_u32(r41a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 43, f3 */
        svuint32_t r43b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r40b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r43b_x1);
        const svuint32_t r43b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r43b_x1, svbcax_u32(r42b_2, r41b, r42b)),
                svdup_n_u32(0), 32 - 5), r41b_2);
        const svuint32_t r43b_2 = svxar_n_u32(r41b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 44, f3 */
        svuint32_t l44a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l41a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l44a_x1);
        const svuint32_t l44a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l44a_x1, svbcax_u32(l43a_2, l42a, l43a)),
                svdup_n_u32(0), 32 - 6), l42a_2);
        const svuint32_t l44a_2 = svxar_n_u32(l42a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 44, f3 */
        svuint32_t l44b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l41b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l44b_x1);
        const svuint32_t l44b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l44b_x1, svbcax_u32(l43b_2, l42b, l43b)),
                svdup_n_u32(0), 32 - 6), l42b_2);
        const svuint32_t l44b_2 = svxar_n_u32(l42b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 44, f3 */
        svuint32_t r44a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r41a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r44a_x1);
        const svuint32_t r44a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r44a_x1, svbcax_u32(r43a_2, r42a, r43a)),
                svdup_n_u32(0), 32 - 14), r42a_2);
        const svuint32_t r44a_2 = svxar_n_u32(r42a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 44, f3 */
        svuint32_t r44b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r41b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r44b_x1);
        const svuint32_t r44b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r44b_x1, svbcax_u32(r43b_2, r42b, r43b)),
                svdup_n_u32(0), 32 - 14), r42b_2);
        const svuint32_t r44b_2 = svxar_n_u32(r42b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 45, f3 */
        svuint32_t l45a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l42a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l45a_x1);
        const svuint32_t l45a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l45a_x1, svbcax_u32(l44a_2, l43a, l44a)),
                svdup_n_u32(0), 32 - 5), l43a_2);
        const svuint32_t l45a_2 = svxar_n_u32(l43a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 45, f3 */
        svuint32_t l45b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l42b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l45b_x1);
        const svuint32_t l45b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l45b_x1, svbcax_u32(l44b_2, l43b, l44b)),
                svdup_n_u32(0), 32 - 5), l43b_2);
        const svuint32_t l45b_2 = svxar_n_u32(l43b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 45, f3 */
        svuint32_t r45a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r42a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r45a_x1);
        const svuint32_t r45a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r45a_x1, svbcax_u32(r44a_2, r43a, r44a)),
                svdup_n_u32(0), 32 - 13), r43a_2);
        const svuint32_t r45a_2 = svxar_n_u32(r43a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 45, f3 */
        svuint32_t r45b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r42b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r45b_x1);
        const svuint32_t r45b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r45b_x1, svbcax_u32(r44b_2, r43b, r44b)),
                svdup_n_u32(0), 32 - 13), r43b_2);
        const svuint32_t r45b_2 = svxar_n_u32(r43b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 46, f3 */
        svuint32_t l46a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l43a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l46a_x1);
        const svuint32_t l46a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l46a_x1, svbcax_u32(l45a_2, l44a, l45a)),
                svdup_n_u32(0), 32 - 12), l44a_2);
        const svuint32_t l46a_2 = svxar_n_u32(l44a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 46, f3 */
        svuint32_t l46b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l43b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l46b_x1);
        const svuint32_t l46b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l46b_x1, svbcax_u32(l45b_2, l44b, l45b)),
                svdup_n_u32(0), 32 - 12), l44b_2);
        const svuint32_t l46b_2 = svxar_n_u32(l44b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 46, f3 */
        svuint32_t r46a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r43a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r46a_x1);
        const svuint32_t r46a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r46a_x1, svbcax_u32(r45a_2, r44a, r45a)),
                svdup_n_u32(0), 32 - 13), r44a_2);
        const svuint32_t r46a_2 = svxar_n_u32(r44a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 46, f3 */
        svuint32_t r46b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r43b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r46b_x1);
        const svuint32_t r46b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r46b_x1, svbcax_u32(r45b_2, r44b, r45b)),
                svdup_n_u32(0), 32 - 13), r44b_2);
        const svuint32_t r46b_2 = svxar_n_u32(r44b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 47, f3 */
        svuint32_t l47a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l44a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l47a_x1);
        const svuint32_t l47a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l47a_x1, svbcax_u32(l46a_2, l45a, l46a)),
                svdup_n_u32(0), 32 - 7), l45a_2);
        const svuint32_t l47a_2 = svxar_n_u32(l45a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 47, f3 */
        svuint32_t l47b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l44b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l47b_x1);
        const svuint32_t l47b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l47b_x1, svbcax_u32(l46b_2, l45b, l46b)),
                svdup_n_u32(0), 32 - 7), l45b_2);
        const svuint32_t l47b_2 = svxar_n_u32(l45b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 47, f3 */
        svuint32_t r47a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r44a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r47a_x1);
        const svuint32_t r47a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r47a_x1, svbcax_u32(r46a_2, r45a, r46a)),
                svdup_n_u32(0), 32 - 7), r45a_2);
        const svuint32_t r47a_2 = svxar_n_u32(r45a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 47, f3 */
        svuint32_t r47b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r44b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r47b_x1);
        const svuint32_t r47b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r47b_x1, svbcax_u32(r46b_2, r45b, r46b)),
                svdup_n_u32(0), 32 - 7), r45b_2);
        const svuint32_t r47b_2 = svxar_n_u32(r45b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 48, f3 */
        svuint32_t l48a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l45a_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l48a_x1);
        const svuint32_t l48a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l48a_x1, svbcax_u32(l47a_2, l46a, l47a)),
                svdup_n_u32(0), 32 - 5), l46a_2);
        const svuint32_t l48a_2 = svxar_n_u32(l46a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 48, f3 */
        svuint32_t l48b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l45b_2, svdup_n_u32(0x6ed9eba0u)));
        RIPEMD160_XVLX2_KEEP("w", l48b_x1);
        const svuint32_t l48b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l48b_x1, svbcax_u32(l47b_2, l46b, l47b)),
                svdup_n_u32(0), 32 - 5), l46b_2);
        const svuint32_t l48b_2 = svxar_n_u32(l46b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 48, f3 */
        svuint32_t r48a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r45a_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r48a_x1);
        const svuint32_t r48a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r48a_x1, svbcax_u32(r47a_2, r46a, r47a)),
                svdup_n_u32(0), 32 - 5), r46a_2);
        const svuint32_t r48a_2 = svxar_n_u32(r46a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 48, f3 */
        svuint32_t r48b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r45b_2, svdup_n_u32(0x6d703ef2u)));
        RIPEMD160_XVLX2_KEEP("w", r48b_x1);
        const svuint32_t r48b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), r48b_x1, svbcax_u32(r47b_2, r46b, r47b)),
                svdup_n_u32(0), 32 - 5), r46b_2);
        const svuint32_t r48b_2 = svxar_n_u32(r46b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 49, f4 */
        svuint32_t l49a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l46a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l49a_x1);
        const svuint32_t l49a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48a, l47a, l48a_2), l49a_x1),
                svdup_n_u32(0), 32 - 11), l47a_2);
        const svuint32_t l49a_2 = svxar_n_u32(l47a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 49, f4 */
        svuint32_t l49b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l46b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l49b_x1);
        const svuint32_t l49b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48b, l47b, l48b_2), l49b_x1),
                svdup_n_u32(0), 32 - 11), l47b_2);
        const svuint32_t l49b_2 = svxar_n_u32(l47b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 49, f2 */
        svuint32_t r49a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r46a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r49a_x1);
        const svuint32_t r49a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47a, r48a_2, r48a), r49a_x1),
                svdup_n_u32(0), 32 - 15), r47a_2);
        const svuint32_t r49a_2 = svxar_n_u32(r47a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 49, f2 */
        svuint32_t r49b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r46b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r49b_x1);
        const svuint32_t r49b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47b, r48b_2, r48b), r49b_x1),
                svdup_n_u32(0), 32 - 15), r47b_2);
        const svuint32_t r49b_2 = svxar_n_u32(r47b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 50, f4 */
        svuint32_t l50a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l47a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l50a_x1);
        const svuint32_t l50a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49a, l48a, l49a_2), l50a_x1),
                svdup_n_u32(0), 32 - 12), l48a_2);
        const svuint32_t l50a_2 = svxar_n_u32(l48a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 50, f4 */
        svuint32_t l50b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l47b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l50b_x1);
        const svuint32_t l50b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49b, l48b, l49b_2), l50b_x1),
                svdup_n_u32(0), 32 - 12), l48b_2);
        const svuint32_t l50b_2 = svxar_n_u32(l48b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 50, f2 */
        svuint32_t r50a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r47a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r50a_x1);
        const svuint32_t r50a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48a, r49a_2, r49a), r50a_x1),
                svdup_n_u32(0), 32 - 5), r48a_2);
        const svuint32_t r50a_2 = svxar_n_u32(r48a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 50, f2 */
        svuint32_t r50b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r47b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r50b_x1);
        const svuint32_t r50b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48b, r49b_2, r49b), r50b_x1),
                svdup_n_u32(0), 32 - 5), r48b_2);
        const svuint32_t r50b_2 = svxar_n_u32(r48b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 51, f4 */
        svuint32_t l51a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l48a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l51a_x1);
        const svuint32_t l51a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50a, l49a, l50a_2), l51a_x1),
                svdup_n_u32(0), 32 - 14), l49a_2);
        const svuint32_t l51a_2 = svxar_n_u32(l49a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 51, f4 */
        svuint32_t l51b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l48b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l51b_x1);
        const svuint32_t l51b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50b, l49b, l50b_2), l51b_x1),
                svdup_n_u32(0), 32 - 14), l49b_2);
        const svuint32_t l51b_2 = svxar_n_u32(l49b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 51, f2 */
        svuint32_t r51a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r48a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r51a_x1);
        const svuint32_t r51a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49a, r50a_2, r50a), r51a_x1),
                svdup_n_u32(0), 32 - 8), r49a_2);
        const svuint32_t r51a_2 = svxar_n_u32(r49a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 51, f2 */
        svuint32_t r51b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r48b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r51b_x1);
        const svuint32_t r51b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49b, r50b_2, r50b), r51b_x1),
                svdup_n_u32(0), 32 - 8), r49b_2);
        const svuint32_t r51b_2 = svxar_n_u32(r49b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 52, f4 */
        svuint32_t l52a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l49a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l52a_x1);
        const svuint32_t l52a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51a, l50a, l51a_2), l52a_x1),
                svdup_n_u32(0), 32 - 15), l50a_2);
        const svuint32_t l52a_2 = svxar_n_u32(l50a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 52, f4 */
        svuint32_t l52b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l49b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l52b_x1);
        const svuint32_t l52b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51b, l50b, l51b_2), l52b_x1),
                svdup_n_u32(0), 32 - 15), l50b_2);
        const svuint32_t l52b_2 = svxar_n_u32(l50b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 52, f2 */
        svuint32_t r52a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r49a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r52a_x1);
        const svuint32_t r52a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50a, r51a_2, r51a), r52a_x1),
                svdup_n_u32(0), 32 - 11), r50a_2);
        const svuint32_t r52a_2 = svxar_n_u32(r50a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 52, f2 */
        svuint32_t r52b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r49b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r52b_x1);
        const svuint32_t r52b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50b, r51b_2, r51b), r52b_x1),
                svdup_n_u32(0), 32 - 11), r50b_2);
        const svuint32_t r52b_2 = svxar_n_u32(r50b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 53, f4 */
        svuint32_t l53a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l50a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l53a_x1);
        const svuint32_t l53a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52a, l51a, l52a_2), l53a_x1),
                svdup_n_u32(0), 32 - 14), l51a_2);
        const svuint32_t l53a_2 = svxar_n_u32(l51a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 53, f4 */
        svuint32_t l53b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l50b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l53b_x1);
        const svuint32_t l53b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52b, l51b, l52b_2), l53b_x1),
                svdup_n_u32(0), 32 - 14), l51b_2);
        const svuint32_t l53b_2 = svxar_n_u32(l51b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 53, f2 */
        svuint32_t r53a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r50a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r53a_x1);
        const svuint32_t r53a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51a, r52a_2, r52a), r53a_x1),
                svdup_n_u32(0), 32 - 14), r51a_2);
        const svuint32_t r53a_2 = svxar_n_u32(r51a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 53, f2 */
        svuint32_t r53b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r50b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r53b_x1);
        const svuint32_t r53b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51b, r52b_2, r52b), r53b_x1),
                svdup_n_u32(0), 32 - 14), r51b_2);
        const svuint32_t r53b_2 = svxar_n_u32(r51b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 54, f4 */
        svuint32_t l54a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l51a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l54a_x1);
        const svuint32_t l54a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53a, l52a, l53a_2), l54a_x1),
                svdup_n_u32(0), 32 - 15), l52a_2);
        const svuint32_t l54a_2 = svxar_n_u32(l52a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 54, f4 */
        svuint32_t l54b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l51b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l54b_x1);
        const svuint32_t l54b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53b, l52b, l53b_2), l54b_x1),
                svdup_n_u32(0), 32 - 15), l52b_2);
        const svuint32_t l54b_2 = svxar_n_u32(l52b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 54, f2 */
        svuint32_t r54a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r51a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r54a_x1);
        const svuint32_t r54a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52a, r53a_2, r53a), r54a_x1),
                svdup_n_u32(0), 32 - 14), r52a_2);
        const svuint32_t r54a_2 = svxar_n_u32(r52a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 54, f2 */
        svuint32_t r54b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r51b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r54b_x1);
        const svuint32_t r54b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52b, r53b_2, r53b), r54b_x1),
                svdup_n_u32(0), 32 - 14), r52b_2);
        const svuint32_t r54b_2 = svxar_n_u32(r52b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 55, f4 */
        svuint32_t l55a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l52a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l55a_x1);
        const svuint32_t l55a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54a, l53a, l54a_2), l55a_x1),
                svdup_n_u32(0), 32 - 9), l53a_2);
        const svuint32_t l55a_2 = svxar_n_u32(l53a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 55, f4 */
        svuint32_t l55b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l52b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l55b_x1);
        const svuint32_t l55b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54b, l53b, l54b_2), l55b_x1),
                svdup_n_u32(0), 32 - 9), l53b_2);
        const svuint32_t l55b_2 = svxar_n_u32(l53b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 55, f2 */
        svuint32_t r55a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r52a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r55a_x1);
        const svuint32_t r55a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53a, r54a_2, r54a), r55a_x1),
                svdup_n_u32(0), 32 - 6), r53a_2);
        const svuint32_t r55a_2 = svxar_n_u32(r53a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 55, f2 */
        svuint32_t r55b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r52b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r55b_x1);
        const svuint32_t r55b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53b, r54b_2, r54b), r55b_x1),
                svdup_n_u32(0), 32 - 6), r53b_2);
        const svuint32_t r55b_2 = svxar_n_u32(r53b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 56, f4 */
        svuint32_t l56a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l53a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l56a_x1);
        const svuint32_t l56a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55a, l54a, l55a_2), l56a_x1),
                svdup_n_u32(0), 32 - 8), l54a_2);
        const svuint32_t l56a_2 = svxar_n_u32(l54a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 56, f4 */
        svuint32_t l56b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l53b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l56b_x1);
        const svuint32_t l56b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55b, l54b, l55b_2), l56b_x1),
                svdup_n_u32(0), 32 - 8), l54b_2);
        const svuint32_t l56b_2 = svxar_n_u32(l54b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 56, f2 */
        svuint32_t r56a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r53a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r56a_x1);
        const svuint32_t r56a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54a, r55a_2, r55a), r56a_x1),
                svdup_n_u32(0), 32 - 14), r54a_2);
        const svuint32_t r56a_2 = svxar_n_u32(r54a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 56, f2 */
        svuint32_t r56b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r53b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r56b_x1);
        const svuint32_t r56b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54b, r55b_2, r55b), r56b_x1),
                svdup_n_u32(0), 32 - 14), r54b_2);
        const svuint32_t r56b_2 = svxar_n_u32(r54b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 57, f4 */
        svuint32_t l57a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l54a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l57a_x1);
        const svuint32_t l57a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56a, l55a, l56a_2), l57a_x1),
                svdup_n_u32(0), 32 - 9), l55a_2);
        const svuint32_t l57a_2 = svxar_n_u32(l55a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 57, f4 */
        svuint32_t l57b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l54b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l57b_x1);
        const svuint32_t l57b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56b, l55b, l56b_2), l57b_x1),
                svdup_n_u32(0), 32 - 9), l55b_2);
        const svuint32_t l57b_2 = svxar_n_u32(l55b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 57, f2 */
        svuint32_t r57a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r54a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r57a_x1);
        const svuint32_t r57a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55a, r56a_2, r56a), r57a_x1),
                svdup_n_u32(0), 32 - 6), r55a_2);
        const svuint32_t r57a_2 = svxar_n_u32(r55a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 57, f2 */
        svuint32_t r57b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r54b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r57b_x1);
        const svuint32_t r57b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55b, r56b_2, r56b), r57b_x1),
                svdup_n_u32(0), 32 - 6), r55b_2);
        const svuint32_t r57b_2 = svxar_n_u32(r55b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 58, f4 */
        svuint32_t l58a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l55a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l58a_x1);
        const svuint32_t l58a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57a, l56a, l57a_2), l58a_x1),
                svdup_n_u32(0), 32 - 14), l56a_2);
        const svuint32_t l58a_2 = svxar_n_u32(l56a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 58, f4 */
        svuint32_t l58b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l55b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l58b_x1);
        const svuint32_t l58b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57b, l56b, l57b_2), l58b_x1),
                svdup_n_u32(0), 32 - 14), l56b_2);
        const svuint32_t l58b_2 = svxar_n_u32(l56b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 58, f2 */
        svuint32_t r58a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r55a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r58a_x1);
        const svuint32_t r58a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56a, r57a_2, r57a), r58a_x1),
                svdup_n_u32(0), 32 - 9), r56a_2);
        const svuint32_t r58a_2 = svxar_n_u32(r56a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 58, f2 */
        svuint32_t r58b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r55b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r58b_x1);
        const svuint32_t r58b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56b, r57b_2, r57b), r58b_x1),
                svdup_n_u32(0), 32 - 9), r56b_2);
        const svuint32_t r58b_2 = svxar_n_u32(r56b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 59, f4 */
        svuint32_t l59a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l56a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l59a_x1);
        const svuint32_t l59a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58a, l57a, l58a_2), l59a_x1),
                svdup_n_u32(0), 32 - 5), l57a_2);
        const svuint32_t l59a_2 = svxar_n_u32(l57a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 59, f4 */
        svuint32_t l59b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l56b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l59b_x1);
        const svuint32_t l59b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58b, l57b, l58b_2), l59b_x1),
                svdup_n_u32(0), 32 - 5), l57b_2);
        const svuint32_t l59b_2 = svxar_n_u32(l57b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 59, f2 */
        svuint32_t r59a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r56a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r59a_x1);
        const svuint32_t r59a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57a, r58a_2, r58a), r59a_x1),
                svdup_n_u32(0), 32 - 12), r57a_2);
        const svuint32_t r59a_2 = svxar_n_u32(r57a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 59, f2 */
        svuint32_t r59b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r56b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r59b_x1);
        const svuint32_t r59b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57b, r58b_2, r58b), r59b_x1),
                svdup_n_u32(0), 32 - 12), r57b_2);
        const svuint32_t r59b_2 = svxar_n_u32(r57b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 60, f4 */
        svuint32_t l60a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l57a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l60a_x1);
        const svuint32_t l60a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59a, l58a, l59a_2), l60a_x1),
                svdup_n_u32(0), 32 - 6), l58a_2);
        const svuint32_t l60a_2 = svxar_n_u32(l58a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 60, f4 */
        svuint32_t l60b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l57b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l60b_x1);
        const svuint32_t l60b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59b, l58b, l59b_2), l60b_x1),
                svdup_n_u32(0), 32 - 6), l58b_2);
        const svuint32_t l60b_2 = svxar_n_u32(l58b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 60, f2 */
        svuint32_t r60a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r57a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r60a_x1);
        const svuint32_t r60a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58a, r59a_2, r59a), r60a_x1),
                svdup_n_u32(0), 32 - 9), r58a_2);
        const svuint32_t r60a_2 = svxar_n_u32(r58a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 60, f2 */
        svuint32_t r60b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r57b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r60b_x1);
        const svuint32_t r60b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58b, r59b_2, r59b), r60b_x1),
                svdup_n_u32(0), 32 - 9), r58b_2);
        const svuint32_t r60b_2 = svxar_n_u32(r58b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 61, f4 */
        svuint32_t l61a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l58a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l61a_x1);
        const svuint32_t l61a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60a, l59a, l60a_2), l61a_x1),
                svdup_n_u32(0), 32 - 8), l59a_2);
        const svuint32_t l61a_2 = svxar_n_u32(l59a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 61, f4 */
        svuint32_t l61b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l58b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l61b_x1);
        const svuint32_t l61b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60b, l59b, l60b_2), l61b_x1),
                svdup_n_u32(0), 32 - 8), l59b_2);
        const svuint32_t l61b_2 = svxar_n_u32(l59b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 61, f2 */
        svuint32_t r61a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r58a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r61a_x1);
        const svuint32_t r61a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59a, r60a_2, r60a), r61a_x1),
                svdup_n_u32(0), 32 - 12), r59a_2);
        const svuint32_t r61a_2 = svxar_n_u32(r59a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 61, f2 */
        svuint32_t r61b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r58b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r61b_x1);
        const svuint32_t r61b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59b, r60b_2, r60b), r61b_x1),
                svdup_n_u32(0), 32 - 12), r59b_2);
        const svuint32_t r61b_2 = svxar_n_u32(r59b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 62, f4 */
        svuint32_t l62a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l59a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l62a_x1);
        const svuint32_t l62a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61a, l60a, l61a_2), l62a_x1),
                svdup_n_u32(0), 32 - 6), l60a_2);
        const svuint32_t l62a_2 = svxar_n_u32(l60a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 62, f4 */
        svuint32_t l62b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l59b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l62b_x1);
        const svuint32_t l62b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61b, l60b, l61b_2), l62b_x1),
                svdup_n_u32(0), 32 - 6), l60b_2);
        const svuint32_t l62b_2 = svxar_n_u32(l60b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 62, f2 */
        svuint32_t r62a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r59a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r62a_x1);
        const svuint32_t r62a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60a, r61a_2, r61a), r62a_x1),
                svdup_n_u32(0), 32 - 5), r60a_2);
        const svuint32_t r62a_2 = svxar_n_u32(r60a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 62, f2 */
        svuint32_t r62b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r59b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r62b_x1);
        const svuint32_t r62b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60b, r61b_2, r61b), r62b_x1),
                svdup_n_u32(0), 32 - 5), r60b_2);
        const svuint32_t r62b_2 = svxar_n_u32(r60b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 63, f4 */
        svuint32_t l63a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l60a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l63a_x1);
        const svuint32_t l63a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62a, l61a, l62a_2), l63a_x1),
                svdup_n_u32(0), 32 - 5), l61a_2);
        const svuint32_t l63a_2 = svxar_n_u32(l61a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 63, f4 */
        svuint32_t l63b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l60b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l63b_x1);
        const svuint32_t l63b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62b, l61b, l62b_2), l63b_x1),
                svdup_n_u32(0), 32 - 5), l61b_2);
        const svuint32_t l63b_2 = svxar_n_u32(l61b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 63, f2 */
        svuint32_t r63a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r60a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r63a_x1);
        const svuint32_t r63a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61a, r62a_2, r62a), r63a_x1),
                svdup_n_u32(0), 32 - 15), r61a_2);
        const svuint32_t r63a_2 = svxar_n_u32(r61a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 63, f2 */
        svuint32_t r63b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r60b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r63b_x1);
        const svuint32_t r63b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61b, r62b_2, r62b), r63b_x1),
                svdup_n_u32(0), 32 - 15), r61b_2);
        const svuint32_t r63b_2 = svxar_n_u32(r61b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 64, f4 */
        svuint32_t l64a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l61a_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l64a_x1);
        const svuint32_t l64a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63a, l62a, l63a_2), l64a_x1),
                svdup_n_u32(0), 32 - 12), l62a_2);
        const svuint32_t l64a_2 = svxar_n_u32(l62a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 64, f4 */
        svuint32_t l64b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l61b_2, svdup_n_u32(0x8f1bbcdcu)));
        RIPEMD160_XVLX2_KEEP("w", l64b_x1);
        const svuint32_t l64b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63b, l62b, l63b_2), l64b_x1),
                svdup_n_u32(0), 32 - 12), l62b_2);
        const svuint32_t l64b_2 = svxar_n_u32(l62b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 64, f2 */
        svuint32_t r64a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), r61a_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r64a_x1);
        const svuint32_t r64a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62a, r63a_2, r63a), r64a_x1),
                svdup_n_u32(0), 32 - 8), r62a_2);
        const svuint32_t r64a_2 = svxar_n_u32(r62a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 64, f2 */
        svuint32_t r64b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), r61b_2, svdup_n_u32(0x7a6d76e9u)));
        RIPEMD160_XVLX2_KEEP("w", r64b_x1);
        const svuint32_t r64b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62b, r63b_2, r63b), r64b_x1),
                svdup_n_u32(0), 32 - 8), r62b_2);
        const svuint32_t r64b_2 = svxar_n_u32(r62b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 65, f5 */
        svuint32_t l65a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l62a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l65a_x1);
        const svuint32_t l65a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l65a_x1, svbcax_u32(l64a, l64a_2, l63a)),
                svdup_n_u32(0), 32 - 9), l63a_2);
        const svuint32_t l65a_2 = svxar_n_u32(l63a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 65, f5 */
        svuint32_t l65b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l62b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l65b_x1);
        const svuint32_t l65b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l65b_x1, svbcax_u32(l64b, l64b_2, l63b)),
                svdup_n_u32(0), 32 - 9), l63b_2);
        const svuint32_t l65b_2 = svxar_n_u32(l63b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 65, f1 */
        svuint32_t r65a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), r62a_2);
        RIPEMD160_XVLX2_KEEP("w", r65a_x1);
        const svuint32_t r65a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64a, r64a_2, r63a), r65a_x1),
                svdup_n_u32(0), 32 - 8), r63a_2);
        const svuint32_t r65a_2 = svxar_n_u32(r63a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 65, f1 */
        svuint32_t r65b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), r62b_2);
        RIPEMD160_XVLX2_KEEP("w", r65b_x1);
        const svuint32_t r65b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64b, r64b_2, r63b), r65b_x1),
                svdup_n_u32(0), 32 - 8), r63b_2);
        const svuint32_t r65b_2 = svxar_n_u32(r63b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 66, f5 */
        svuint32_t l66a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l63a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l66a_x1);
        const svuint32_t l66a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l66a_x1, svbcax_u32(l65a, l65a_2, l64a)),
                svdup_n_u32(0), 32 - 15), l64a_2);
        const svuint32_t l66a_2 = svxar_n_u32(l64a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 66, f5 */
        svuint32_t l66b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l63b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l66b_x1);
        const svuint32_t l66b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l66b_x1, svbcax_u32(l65b, l65b_2, l64b)),
                svdup_n_u32(0), 32 - 15), l64b_2);
        const svuint32_t l66b_2 = svxar_n_u32(l64b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 66, f1 */
        svuint32_t r66a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), r63a_2);
        RIPEMD160_XVLX2_KEEP("w", r66a_x1);
        const svuint32_t r66a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65a, r65a_2, r64a), r66a_x1),
                svdup_n_u32(0), 32 - 5), r64a_2);
        const svuint32_t r66a_2 = svxar_n_u32(r64a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 66, f1 */
        svuint32_t r66b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), r63b_2);
        RIPEMD160_XVLX2_KEEP("w", r66b_x1);
        const svuint32_t r66b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65b, r65b_2, r64b), r66b_x1),
                svdup_n_u32(0), 32 - 5), r64b_2);
        const svuint32_t r66b_2 = svxar_n_u32(r64b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 67, f5 */
        svuint32_t l67a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l64a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l67a_x1);
        const svuint32_t l67a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l67a_x1, svbcax_u32(l66a, l66a_2, l65a)),
                svdup_n_u32(0), 32 - 5), l65a_2);
        const svuint32_t l67a_2 = svxar_n_u32(l65a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 67, f5 */
        svuint32_t l67b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l64b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l67b_x1);
        const svuint32_t l67b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l67b_x1, svbcax_u32(l66b, l66b_2, l65b)),
                svdup_n_u32(0), 32 - 5), l65b_2);
        const svuint32_t l67b_2 = svxar_n_u32(l65b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 67, f1 */
        svuint32_t r67a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), r64a_2);
        RIPEMD160_XVLX2_KEEP("w", r67a_x1);
        const svuint32_t r67a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66a, r66a_2, r65a), r67a_x1),
                svdup_n_u32(0), 32 - 12), r65a_2);
        const svuint32_t r67a_2 = svxar_n_u32(r65a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 67, f1 */
        svuint32_t r67b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), r64b_2);
        RIPEMD160_XVLX2_KEEP("w", r67b_x1);
        const svuint32_t r67b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66b, r66b_2, r65b), r67b_x1),
                svdup_n_u32(0), 32 - 12), r65b_2);
        const svuint32_t r67b_2 = svxar_n_u32(r65b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 68, f5 */
        svuint32_t l68a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l65a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l68a_x1);
        const svuint32_t l68a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l68a_x1, svbcax_u32(l67a, l67a_2, l66a)),
                svdup_n_u32(0), 32 - 11), l66a_2);
        const svuint32_t l68a_2 = svxar_n_u32(l66a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 68, f5 */
        svuint32_t l68b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l65b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l68b_x1);
        const svuint32_t l68b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l68b_x1, svbcax_u32(l67b, l67b_2, l66b)),
                svdup_n_u32(0), 32 - 11), l66b_2);
        const svuint32_t l68b_2 = svxar_n_u32(l66b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 68, f1 */
        svuint32_t r68a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r65a_2);
        RIPEMD160_XVLX2_KEEP("w", r68a_x1);
        const svuint32_t r68a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67a, r67a_2, r66a), r68a_x1),
                svdup_n_u32(0), 32 - 9), r66a_2);
        const svuint32_t r68a_2 = svxar_n_u32(r66a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 68, f1 */
        svuint32_t r68b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), r65b_2);
        RIPEMD160_XVLX2_KEEP("w", r68b_x1);
        const svuint32_t r68b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67b, r67b_2, r66b), r68b_x1),
                svdup_n_u32(0), 32 - 9), r66b_2);
        const svuint32_t r68b_2 = svxar_n_u32(r66b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 69, f5 */
        svuint32_t l69a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l66a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l69a_x1);
        const svuint32_t l69a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l69a_x1, svbcax_u32(l68a, l68a_2, l67a)),
                svdup_n_u32(0), 32 - 6), l67a_2);
        const svuint32_t l69a_2 = svxar_n_u32(l67a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 69, f5 */
        svuint32_t l69b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l66b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l69b_x1);
        const svuint32_t l69b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l69b_x1, svbcax_u32(l68b, l68b_2, l67b)),
                svdup_n_u32(0), 32 - 6), l67b_2);
        const svuint32_t l69b_2 = svxar_n_u32(l67b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 69, f1 */
        svuint32_t r69a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66a_2);
        RIPEMD160_XVLX2_KEEP("w", r69a_x1);
        const svuint32_t r69a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68a, r68a_2, r67a), r69a_x1),
                svdup_n_u32(0), 32 - 12), r67a_2);
        const svuint32_t r69a_2 = svxar_n_u32(r67a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 69, f1 */
        svuint32_t r69b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), r66b_2);
        RIPEMD160_XVLX2_KEEP("w", r69b_x1);
        const svuint32_t r69b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68b, r68b_2, r67b), r69b_x1),
                svdup_n_u32(0), 32 - 12), r67b_2);
        const svuint32_t r69b_2 = svxar_n_u32(r67b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 70, f5 */
        svuint32_t l70a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l67a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l70a_x1);
        const svuint32_t l70a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l70a_x1, svbcax_u32(l69a, l69a_2, l68a)),
                svdup_n_u32(0), 32 - 8), l68a_2);
        const svuint32_t l70a_2 = svxar_n_u32(l68a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 70, f5 */
        svuint32_t l70b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l67b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l70b_x1);
        const svuint32_t l70b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l70b_x1, svbcax_u32(l69b, l69b_2, l68b)),
                svdup_n_u32(0), 32 - 8), l68b_2);
        const svuint32_t l70b_2 = svxar_n_u32(l68b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 70, f1 */
        svuint32_t r70a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), r67a_2);
        RIPEMD160_XVLX2_KEEP("w", r70a_x1);
        const svuint32_t r70a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69a, r69a_2, r68a), r70a_x1),
                svdup_n_u32(0), 32 - 5), r68a_2);
        const svuint32_t r70a_2 = svxar_n_u32(r68a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 70, f1 */
        svuint32_t r70b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), r67b_2);
        RIPEMD160_XVLX2_KEEP("w", r70b_x1);
        const svuint32_t r70b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69b, r69b_2, r68b), r70b_x1),
                svdup_n_u32(0), 32 - 5), r68b_2);
        const svuint32_t r70b_2 = svxar_n_u32(r68b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 71, f5 */
        svuint32_t l71a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l68a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l71a_x1);
        const svuint32_t l71a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l71a_x1, svbcax_u32(l70a, l70a_2, l69a)),
                svdup_n_u32(0), 32 - 13), l69a_2);
        const svuint32_t l71a_2 = svxar_n_u32(l69a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 71, f5 */
        svuint32_t l71b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l68b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l71b_x1);
        const svuint32_t l71b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l71b_x1, svbcax_u32(l70b, l70b_2, l69b)),
                svdup_n_u32(0), 32 - 13), l69b_2);
        const svuint32_t l71b_2 = svxar_n_u32(l69b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 71, f1 */
        svuint32_t r71a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), r68a_2);
        RIPEMD160_XVLX2_KEEP("w", r71a_x1);
        const svuint32_t r71a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70a, r70a_2, r69a), r71a_x1),
                svdup_n_u32(0), 32 - 14), r69a_2);
        const svuint32_t r71a_2 = svxar_n_u32(r69a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 71, f1 */
        svuint32_t r71b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), r68b_2);
        RIPEMD160_XVLX2_KEEP("w", r71b_x1);
        const svuint32_t r71b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70b, r70b_2, r69b), r71b_x1),
                svdup_n_u32(0), 32 - 14), r69b_2);
        const svuint32_t r71b_2 = svxar_n_u32(r69b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 72, f5 */
        svuint32_t l72a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l69a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l72a_x1);
        const svuint32_t l72a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l72a_x1, svbcax_u32(l71a, l71a_2, l70a)),
                svdup_n_u32(0), 32 - 12), l70a_2);
        const svuint32_t l72a_2 = svxar_n_u32(l70a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 72, f5 */
        svuint32_t l72b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l69b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l72b_x1);
        const svuint32_t l72b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l72b_x1, svbcax_u32(l71b, l71b_2, l70b)),
                svdup_n_u32(0), 32 - 12), l70b_2);
        const svuint32_t l72b_2 = svxar_n_u32(l70b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 72, f1 */
        svuint32_t r72a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), r69a_2);
        RIPEMD160_XVLX2_KEEP("w", r72a_x1);
        const svuint32_t r72a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71a, r71a_2, r70a), r72a_x1),
                svdup_n_u32(0), 32 - 6), r70a_2);
        const svuint32_t r72a_2 = svxar_n_u32(r70a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 72, f1 */
        svuint32_t r72b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), r69b_2);
        RIPEMD160_XVLX2_KEEP("w", r72b_x1);
        const svuint32_t r72b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71b, r71b_2, r70b), r72b_x1),
                svdup_n_u32(0), 32 - 6), r70b_2);
        const svuint32_t r72b_2 = svxar_n_u32(r70b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 73, f5 */
        svuint32_t l73a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l70a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l73a_x1);
        const svuint32_t l73a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l73a_x1, svbcax_u32(l72a, l72a_2, l71a)),
                svdup_n_u32(0), 32 - 5), l71a_2);
        const svuint32_t l73a_2 = svxar_n_u32(l71a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 73, f5 */
        svuint32_t l73b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l70b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l73b_x1);
        const svuint32_t l73b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l73b_x1, svbcax_u32(l72b, l72b_2, l71b)),
                svdup_n_u32(0), 32 - 5), l71b_2);
        const svuint32_t l73b_2 = svxar_n_u32(l71b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 73, f1 */
        svuint32_t r73a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), r70a_2);
        RIPEMD160_XVLX2_KEEP("w", r73a_x1);
        const svuint32_t r73a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72a, r72a_2, r71a), r73a_x1),
                svdup_n_u32(0), 32 - 8), r71a_2);
        const svuint32_t r73a_2 = svxar_n_u32(r71a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 73, f1 */
        svuint32_t r73b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), r70b_2);
        RIPEMD160_XVLX2_KEEP("w", r73b_x1);
        const svuint32_t r73b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72b, r72b_2, r71b), r73b_x1),
                svdup_n_u32(0), 32 - 8), r71b_2);
        const svuint32_t r73b_2 = svxar_n_u32(r71b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 74, f5 */
        svuint32_t l74a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l71a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l74a_x1);
        const svuint32_t l74a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l74a_x1, svbcax_u32(l73a, l73a_2, l72a)),
                svdup_n_u32(0), 32 - 12), l72a_2);
        const svuint32_t l74a_2 = svxar_n_u32(l72a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 74, f5 */
        svuint32_t l74b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l71b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l74b_x1);
        const svuint32_t l74b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l74b_x1, svbcax_u32(l73b, l73b_2, l72b)),
                svdup_n_u32(0), 32 - 12), l72b_2);
        const svuint32_t l74b_2 = svxar_n_u32(l72b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 74, f1 */
        svuint32_t r74a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71a_2);
        RIPEMD160_XVLX2_KEEP("w", r74a_x1);
        const svuint32_t r74a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73a, r73a_2, r72a), r74a_x1),
                svdup_n_u32(0), 32 - 13), r72a_2);
        const svuint32_t r74a_2 = svxar_n_u32(r72a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 74, f1 */
        svuint32_t r74b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), r71b_2);
        RIPEMD160_XVLX2_KEEP("w", r74b_x1);
        const svuint32_t r74b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73b, r73b_2, r72b), r74b_x1),
                svdup_n_u32(0), 32 - 13), r72b_2);
        const svuint32_t r74b_2 = svxar_n_u32(r72b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 75, f5 */
        svuint32_t l75a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l72a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l75a_x1);
        const svuint32_t l75a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l75a_x1, svbcax_u32(l74a, l74a_2, l73a)),
                svdup_n_u32(0), 32 - 13), l73a_2);
        const svuint32_t l75a_2 = svxar_n_u32(l73a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 75, f5 */
        svuint32_t l75b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l72b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l75b_x1);
        const svuint32_t l75b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l75b_x1, svbcax_u32(l74b, l74b_2, l73b)),
                svdup_n_u32(0), 32 - 13), l73b_2);
        const svuint32_t l75b_2 = svxar_n_u32(l73b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 75, f1 */
        svuint32_t r75a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), r72a_2);
        RIPEMD160_XVLX2_KEEP("w", r75a_x1);
        const svuint32_t r75a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74a, r74a_2, r73a), r75a_x1),
                svdup_n_u32(0), 32 - 6), r73a_2);
        const svuint32_t r75a_2 = svxar_n_u32(r73a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 75, f1 */
        svuint32_t r75b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), r72b_2);
        RIPEMD160_XVLX2_KEEP("w", r75b_x1);
        const svuint32_t r75b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74b, r74b_2, r73b), r75b_x1),
                svdup_n_u32(0), 32 - 6), r73b_2);
        const svuint32_t r75b_2 = svxar_n_u32(r73b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 76, f5 */
        svuint32_t l76a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l73a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l76a_x1);
        const svuint32_t l76a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l76a_x1, svbcax_u32(l75a, l75a_2, l74a)),
                svdup_n_u32(0), 32 - 14), l74a_2);
        const svuint32_t l76a_2 = svxar_n_u32(l74a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 76, f5 */
        svuint32_t l76b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l73b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l76b_x1);
        const svuint32_t l76b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l76b_x1, svbcax_u32(l75b, l75b_2, l74b)),
                svdup_n_u32(0), 32 - 14), l74b_2);
        const svuint32_t l76b_2 = svxar_n_u32(l74b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 76, f1 */
        svuint32_t r76a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), r73a_2);
        RIPEMD160_XVLX2_KEEP("w", r76a_x1);
        const svuint32_t r76a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75a, r75a_2, r74a), r76a_x1),
                svdup_n_u32(0), 32 - 5), r74a_2);
        const svuint32_t r76a_2 = svxar_n_u32(r74a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 76, f1 */
        svuint32_t r76b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), r73b_2);
        RIPEMD160_XVLX2_KEEP("w", r76b_x1);
        const svuint32_t r76b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75b, r75b_2, r74b), r76b_x1),
                svdup_n_u32(0), 32 - 5), r74b_2);
        const svuint32_t r76b_2 = svxar_n_u32(r74b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 77, f5 */
        svuint32_t l77a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l74a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l77a_x1);
        const svuint32_t l77a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l77a_x1, svbcax_u32(l76a, l76a_2, l75a)),
                svdup_n_u32(0), 32 - 11), l75a_2);
        const svuint32_t l77a_2 = svxar_n_u32(l75a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 77, f5 */
        svuint32_t l77b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l74b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l77b_x1);
        const svuint32_t l77b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l77b_x1, svbcax_u32(l76b, l76b_2, l75b)),
                svdup_n_u32(0), 32 - 11), l75b_2);
        const svuint32_t l77b_2 = svxar_n_u32(l75b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 77, f1 */
        svuint32_t r77a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74a_2);
        RIPEMD160_XVLX2_KEEP("w", r77a_x1);
        const svuint32_t r77a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76a, r76a_2, r75a), r77a_x1),
                svdup_n_u32(0), 32 - 15), r75a_2);
        const svuint32_t r77a_2 = svxar_n_u32(r75a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 77, f1 */
        svuint32_t r77b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), r74b_2);
        RIPEMD160_XVLX2_KEEP("w", r77b_x1);
        const svuint32_t r77b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76b, r76b_2, r75b), r77b_x1),
                svdup_n_u32(0), 32 - 15), r75b_2);
        const svuint32_t r77b_2 = svxar_n_u32(r75b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 78, f5 */
        svuint32_t l78a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l75a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l78a_x1);
        const svuint32_t l78a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l78a_x1, svbcax_u32(l77a, l77a_2, l76a)),
                svdup_n_u32(0), 32 - 8), l76a_2);
        const svuint32_t l78a_2 = svxar_n_u32(l76a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 78, f5 */
        svuint32_t l78b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l75b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l78b_x1);
        const svuint32_t l78b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l78b_x1, svbcax_u32(l77b, l77b_2, l76b)),
                svdup_n_u32(0), 32 - 8), l76b_2);
        const svuint32_t l78b_2 = svxar_n_u32(l76b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 78, f1 */
        svuint32_t r78a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75a_2);
        RIPEMD160_XVLX2_KEEP("w", r78a_x1);
        const svuint32_t r78a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77a, r77a_2, r76a), r78a_x1),
                svdup_n_u32(0), 32 - 13), r76a_2);
        const svuint32_t r78a_2 = svxar_n_u32(r76a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 78, f1 */
        svuint32_t r78b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), r75b_2);
        RIPEMD160_XVLX2_KEEP("w", r78b_x1);
        const svuint32_t r78b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77b, r77b_2, r76b), r78b_x1),
                svdup_n_u32(0), 32 - 13), r76b_2);
        const svuint32_t r78b_2 = svxar_n_u32(r76b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 79, f5 */
        svuint32_t l79a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l76a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l79a_x1);
        const svuint32_t l79a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l79a_x1, svbcax_u32(l78a, l78a_2, l77a)),
                svdup_n_u32(0), 32 - 5), l77a_2);
        const svuint32_t l79a_2 = svxar_n_u32(l77a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 79, f5 */
        svuint32_t l79b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l76b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l79b_x1);
        const svuint32_t l79b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l79b_x1, svbcax_u32(l78b, l78b_2, l77b)),
                svdup_n_u32(0), 32 - 5), l77b_2);
        const svuint32_t l79b_2 = svxar_n_u32(l77b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 79, f1 */
        svuint32_t r79a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), r76a_2);
        RIPEMD160_XVLX2_KEEP("w", r79a_x1);
        const svuint32_t r79a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78a, r78a_2, r77a), r79a_x1),
                svdup_n_u32(0), 32 - 11), r77a_2);
        const svuint32_t r79a_2 = svxar_n_u32(r77a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 79, f1 */
        svuint32_t r79b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), r76b_2);
        RIPEMD160_XVLX2_KEEP("w", r79b_x1);
        const svuint32_t r79b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78b, r78b_2, r77b), r79b_x1),
                svdup_n_u32(0), 32 - 11), r77b_2);
        const svuint32_t r79b_2 = svxar_n_u32(r77b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 80, f5 */
        svuint32_t l80a_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]),
            svadd_u32_x(svptrue_b32(), l77a_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l80a_x1);
        const svuint32_t l80a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l80a_x1, svbcax_u32(l79a, l79a_2, l78a)),
                svdup_n_u32(0), 32 - 6), l78a_2);
        const svuint32_t l80a_2 = svxar_n_u32(l78a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 80, f5 */
        svuint32_t l80b_x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]),
            svadd_u32_x(svptrue_b32(), l77b_2, svdup_n_u32(0xa953fd4du)));
        RIPEMD160_XVLX2_KEEP("w", l80b_x1);
        const svuint32_t l80b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svsub_u32_x(svptrue_b32(), l80b_x1, svbcax_u32(l79b, l79b_2, l78b)),
                svdup_n_u32(0), 32 - 6), l78b_2);
        const svuint32_t l80b_2 = svxar_n_u32(l78b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 80, f1 */
        svuint32_t r80a_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), r77a_2);
        RIPEMD160_XVLX2_KEEP("w", r80a_x1);
        const svuint32_t r80a = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79a, r79a_2, r78a), r80a_x1),
                svdup_n_u32(0), 32 - 11), r78a_2);
        const svuint32_t r80a_2 = svxar_n_u32(r78a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 80, f1 */
        svuint32_t r80b_x1 =
            svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), r77b_2);
        RIPEMD160_XVLX2_KEEP("w", r80b_x1);
        const svuint32_t r80b = svadd_u32_x(svptrue_b32(),
            svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79b, r79b_2, r78b), r80b_x1),
                svdup_n_u32(0), 32 - 11), r78b_2);
        const svuint32_t r80b_2 = svxar_n_u32(r78b, svdup_n_u32(0), 32 - 10);
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), r80a_2, h1a);
        RIPEMD160_XVLX2_KEEP("w", x1);
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), r79a_2, h2a);
        RIPEMD160_XVLX2_KEEP("w", x2);
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), r78a_2, h3a);
        RIPEMD160_XVLX2_KEEP("w", x3);
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), l78a_2, h4a);
        RIPEMD160_XVLX2_KEEP("w", x4);
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), r79a, h0a);
        RIPEMD160_XVLX2_KEEP("w", x5);
        svuint32_t x6 = svadd_u32_x(svptrue_b32(), r80b_2, h1b);
        RIPEMD160_XVLX2_KEEP("w", x6);
        svuint32_t x7 = svadd_u32_x(svptrue_b32(), r79b_2, h2b);
        RIPEMD160_XVLX2_KEEP("w", x7);
        svuint32_t x8 = svadd_u32_x(svptrue_b32(), r78b_2, h3b);
        RIPEMD160_XVLX2_KEEP("w", x8);
        svuint32_t x9 = svadd_u32_x(svptrue_b32(), l78b_2, h4b);
        RIPEMD160_XVLX2_KEEP("w", x9);
        svuint32_t x10 = svadd_u32_x(svptrue_b32(), r79b, h0b);
        RIPEMD160_XVLX2_KEEP("w", x10);

        const svuint32_t h0a_next = svadd_u32_x(svptrue_b32(), l79a, x1);
        const svuint32_t h1a_next = svadd_u32_x(svptrue_b32(), l80a_2, x2);
        const svuint32_t h2a_next = svadd_u32_x(svptrue_b32(), l79a_2, x3);
        const svuint32_t h3a_next = svadd_u32_x(svptrue_b32(), r80a, x4);
        const svuint32_t h4a_next = svadd_u32_x(svptrue_b32(), l80a, x5);
        const svuint32_t h0b_next = svadd_u32_x(svptrue_b32(), l79b, x6);
        const svuint32_t h1b_next = svadd_u32_x(svptrue_b32(), l80b_2, x7);
        const svuint32_t h2b_next = svadd_u32_x(svptrue_b32(), l79b_2, x8);
        const svuint32_t h3b_next = svadd_u32_x(svptrue_b32(), r80b, x9);
        const svuint32_t h4b_next = svadd_u32_x(svptrue_b32(), l80b, x10);
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
    svst1_u32(svptrue_b32(), state + 0 * lanes, h0a);
    svst1_u32(svptrue_b32(), state + 2 * lanes, h1a);
    svst1_u32(svptrue_b32(), state + 4 * lanes, h2a);
    svst1_u32(svptrue_b32(), state + 6 * lanes, h3a);
    svst1_u32(svptrue_b32(), state + 8 * lanes, h4a);
    svst1_u32(svptrue_b32(), state + 1 * lanes, h0b);
    svst1_u32(svptrue_b32(), state + 3 * lanes, h1b);
    svst1_u32(svptrue_b32(), state + 5 * lanes, h2b);
    svst1_u32(svptrue_b32(), state + 7 * lanes, h3b);
    svst1_u32(svptrue_b32(), state + 9 * lanes, h4b);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
