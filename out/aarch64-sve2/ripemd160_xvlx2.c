/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, as many lanes as its vectors hold: 4 to 64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel lanes --schedule streams=2
 *
 * ripemd160_xvlx2_blocks: 2192 instructions for a block of 64 bytes in each of 2 streams, critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=armv8-a+sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8-a+sve2")
#endif

#include <arm_sve.h>
#include "ripemd160_xvlx2.h"

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

        /* stream a, left step 1, f1 */
        const svuint32_t l1a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(h2a, h1a, h3a), svadd_u32_x(svptrue_b32(), h0a, svld1_u32(svptrue_b32(), &w[0][0 * lanes]))), svdup_n_u32(0), 32 - 11), h4a);
        const svuint32_t l1a_2 = svxar_n_u32(h2a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 1, f1 */
        const svuint32_t l1b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(h2b, h1b, h3b), svadd_u32_x(svptrue_b32(), h0b, svld1_u32(svptrue_b32(), &w[0][1 * lanes]))), svdup_n_u32(0), 32 - 11), h4b);
        const svuint32_t l1b_2 = svxar_n_u32(h2b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 1, f5 */
        const svuint32_t r1a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svdup_n_u32(0x50a28be5u)), h0a), svbcax_u32(h1a, h3a, h2a)), svdup_n_u32(0), 32 - 8), h4a);
        /* stream b, right step 1, f5 */
        const svuint32_t r1b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svdup_n_u32(0x50a28be5u)), h0b), svbcax_u32(h1b, h3b, h2b)), svdup_n_u32(0), 32 - 8), h4b);
        /* stream a, left step 2, f1 */
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), h4a);
        KEEP("w", x1);
        const svuint32_t l2a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1a, l1a_2, h1a), x1), svdup_n_u32(0), 32 - 14), h3a);
        const svuint32_t l2a_2 = svxar_n_u32(h1a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 2, f1 */
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), h4b);
        KEEP("w", x2);
        const svuint32_t l2b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1b, l1b_2, h1b), x2), svdup_n_u32(0), 32 - 14), h3b);
        const svuint32_t l2b_2 = svxar_n_u32(h1b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 2, f5 */
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), h4a, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x3);
        const svuint32_t r2a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x3, svbcax_u32(r1a, l1a_2, h1a)), svdup_n_u32(0), 32 - 9), h3a);
        /* stream b, right step 2, f5 */
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), h4b, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x4);
        const svuint32_t r2b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x4, svbcax_u32(r1b, l1b_2, h1b)), svdup_n_u32(0), 32 - 9), h3b);
        /* stream a, left step 3, f1 */
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), h3a);
        KEEP("w", x5);
        const svuint32_t l3a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2a, l2a_2, l1a), x5), svdup_n_u32(0), 32 - 15), l1a_2);
        const svuint32_t l3a_2 = svxar_n_u32(l1a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 3, f1 */
        svuint32_t x6 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), h3b);
        KEEP("w", x6);
        const svuint32_t l3b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2b, l2b_2, l1b), x6), svdup_n_u32(0), 32 - 15), l1b_2);
        const svuint32_t l3b_2 = svxar_n_u32(l1b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 3, f5 */
        svuint32_t x7 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), h3a, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x7);
        const svuint32_t r3a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x7, svbcax_u32(r2a, l2a_2, r1a)), svdup_n_u32(0), 32 - 9), l1a_2);
        const svuint32_t r3a_2 = svxar_n_u32(r1a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 3, f5 */
        svuint32_t x8 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), h3b, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x8);
        const svuint32_t r3b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x8, svbcax_u32(r2b, l2b_2, r1b)), svdup_n_u32(0), 32 - 9), l1b_2);
        const svuint32_t r3b_2 = svxar_n_u32(r1b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 4, f1 */
        svuint32_t x9 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), l1a_2);
        KEEP("w", x9);
        const svuint32_t l4a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3a, l3a_2, l2a), x9), svdup_n_u32(0), 32 - 12), l2a_2);
        const svuint32_t l4a_2 = svxar_n_u32(l2a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 4, f1 */
        svuint32_t x10 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), l1b_2);
        KEEP("w", x10);
        const svuint32_t l4b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3b, l3b_2, l2b), x10), svdup_n_u32(0), 32 - 12), l2b_2);
        const svuint32_t l4b_2 = svxar_n_u32(l2b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 4, f5 */
        svuint32_t x11 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l1a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x11);
        const svuint32_t r4a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x11, svbcax_u32(r3a, r3a_2, r2a)), svdup_n_u32(0), 32 - 11), l2a_2);
        const svuint32_t r4a_2 = svxar_n_u32(r2a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 4, f5 */
        svuint32_t x12 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), l1b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x12);
        const svuint32_t r4b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x12, svbcax_u32(r3b, r3b_2, r2b)), svdup_n_u32(0), 32 - 11), l2b_2);
        const svuint32_t r4b_2 = svxar_n_u32(r2b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 5, f1 */
        svuint32_t x13 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l2a_2);
        KEEP("w", x13);
        const svuint32_t l5a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4a, l4a_2, l3a), x13), svdup_n_u32(0), 32 - 5), l3a_2);
        const svuint32_t l5a_2 = svxar_n_u32(l3a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 5, f1 */
        svuint32_t x14 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), l2b_2);
        KEEP("w", x14);
        const svuint32_t l5b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4b, l4b_2, l3b), x14), svdup_n_u32(0), 32 - 5), l3b_2);
        const svuint32_t l5b_2 = svxar_n_u32(l3b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 5, f5 */
        svuint32_t x15 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l2a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x15);
        const svuint32_t r5a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x15, svbcax_u32(r4a, r4a_2, r3a)), svdup_n_u32(0), 32 - 13), r3a_2);
        const svuint32_t r5a_2 = svxar_n_u32(r3a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 5, f5 */
        svuint32_t x16 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), l2b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x16);
        const svuint32_t r5b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x16, svbcax_u32(r4b, r4b_2, r3b)), svdup_n_u32(0), 32 - 13), r3b_2);
        const svuint32_t r5b_2 = svxar_n_u32(r3b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 6, f1 */
        svuint32_t x17 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), l3a_2);
        KEEP("w", x17);
        const svuint32_t l6a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5a, l5a_2, l4a), x17), svdup_n_u32(0), 32 - 8), l4a_2);
        const svuint32_t l6a_2 = svxar_n_u32(l4a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 6, f1 */
        svuint32_t x18 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), l3b_2);
        KEEP("w", x18);
        const svuint32_t l6b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5b, l5b_2, l4b), x18), svdup_n_u32(0), 32 - 8), l4b_2);
        const svuint32_t l6b_2 = svxar_n_u32(l4b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 6, f5 */
        svuint32_t x19 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r3a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x19);
        const svuint32_t r6a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x19, svbcax_u32(r5a, r5a_2, r4a)), svdup_n_u32(0), 32 - 15), r4a_2);
        const svuint32_t r6a_2 = svxar_n_u32(r4a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 6, f5 */
        svuint32_t x20 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), r3b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x20);
        const svuint32_t r6b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x20, svbcax_u32(r5b, r5b_2, r4b)), svdup_n_u32(0), 32 - 15), r4b_2);
        const svuint32_t r6b_2 = svxar_n_u32(r4b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 7, f1 */
        svuint32_t x21 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), l4a_2);
        KEEP("w", x21);
        const svuint32_t l7a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6a, l6a_2, l5a), x21), svdup_n_u32(0), 32 - 7), l5a_2);
        const svuint32_t l7a_2 = svxar_n_u32(l5a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 7, f1 */
        svuint32_t x22 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), l4b_2);
        KEEP("w", x22);
        const svuint32_t l7b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6b, l6b_2, l5b), x22), svdup_n_u32(0), 32 - 7), l5b_2);
        const svuint32_t l7b_2 = svxar_n_u32(l5b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 7, f5 */
        svuint32_t x23 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r4a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x23);
        const svuint32_t r7a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x23, svbcax_u32(r6a, r6a_2, r5a)), svdup_n_u32(0), 32 - 15), r5a_2);
        const svuint32_t r7a_2 = svxar_n_u32(r5a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 7, f5 */
        svuint32_t x24 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), r4b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x24);
        const svuint32_t r7b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x24, svbcax_u32(r6b, r6b_2, r5b)), svdup_n_u32(0), 32 - 15), r5b_2);
        const svuint32_t r7b_2 = svxar_n_u32(r5b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 8, f1 */
        svuint32_t x25 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), l5a_2);
        KEEP("w", x25);
        const svuint32_t l8a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7a, l7a_2, l6a), x25), svdup_n_u32(0), 32 - 9), l6a_2);
        const svuint32_t l8a_2 = svxar_n_u32(l6a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 8, f1 */
        svuint32_t x26 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), l5b_2);
        KEEP("w", x26);
        const svuint32_t l8b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7b, l7b_2, l6b), x26), svdup_n_u32(0), 32 - 9), l6b_2);
        const svuint32_t l8b_2 = svxar_n_u32(l6b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 8, f5 */
        svuint32_t x27 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r5a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x27);
        const svuint32_t r8a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x27, svbcax_u32(r7a, r7a_2, r6a)), svdup_n_u32(0), 32 - 5), r6a_2);
        const svuint32_t r8a_2 = svxar_n_u32(r6a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 8, f5 */
        svuint32_t x28 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), r5b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x28);
        const svuint32_t r8b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x28, svbcax_u32(r7b, r7b_2, r6b)), svdup_n_u32(0), 32 - 5), r6b_2);
        const svuint32_t r8b_2 = svxar_n_u32(r6b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 9, f1 */
        svuint32_t x29 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), l6a_2);
        KEEP("w", x29);
        const svuint32_t l9a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8a, l8a_2, l7a), x29), svdup_n_u32(0), 32 - 11), l7a_2);
        const svuint32_t l9a_2 = svxar_n_u32(l7a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 9, f1 */
        svuint32_t x30 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), l6b_2);
        KEEP("w", x30);
        const svuint32_t l9b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8b, l8b_2, l7b), x30), svdup_n_u32(0), 32 - 11), l7b_2);
        const svuint32_t l9b_2 = svxar_n_u32(l7b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 9, f5 */
        svuint32_t x31 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r6a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x31);
        const svuint32_t r9a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x31, svbcax_u32(r8a, r8a_2, r7a)), svdup_n_u32(0), 32 - 7), r7a_2);
        const svuint32_t r9a_2 = svxar_n_u32(r7a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 9, f5 */
        svuint32_t x32 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), r6b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x32);
        const svuint32_t r9b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x32, svbcax_u32(r8b, r8b_2, r7b)), svdup_n_u32(0), 32 - 7), r7b_2);
        const svuint32_t r9b_2 = svxar_n_u32(r7b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 10, f1 */
        svuint32_t x33 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), l7a_2);
        KEEP("w", x33);
        const svuint32_t l10a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9a, l9a_2, l8a), x33), svdup_n_u32(0), 32 - 13), l8a_2);
        const svuint32_t l10a_2 = svxar_n_u32(l8a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 10, f1 */
        svuint32_t x34 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), l7b_2);
        KEEP("w", x34);
        const svuint32_t l10b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9b, l9b_2, l8b), x34), svdup_n_u32(0), 32 - 13), l8b_2);
        const svuint32_t l10b_2 = svxar_n_u32(l8b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 10, f5 */
        svuint32_t x35 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r7a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x35);
        const svuint32_t r10a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x35, svbcax_u32(r9a, r9a_2, r8a)), svdup_n_u32(0), 32 - 7), r8a_2);
        const svuint32_t r10a_2 = svxar_n_u32(r8a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 10, f5 */
        svuint32_t x36 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), r7b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x36);
        const svuint32_t r10b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x36, svbcax_u32(r9b, r9b_2, r8b)), svdup_n_u32(0), 32 - 7), r8b_2);
        const svuint32_t r10b_2 = svxar_n_u32(r8b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 11, f1 */
        svuint32_t x37 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), l8a_2);
        KEEP("w", x37);
        const svuint32_t l11a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10a, l10a_2, l9a), x37), svdup_n_u32(0), 32 - 14), l9a_2);
        const svuint32_t l11a_2 = svxar_n_u32(l9a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 11, f1 */
        svuint32_t x38 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), l8b_2);
        KEEP("w", x38);
        const svuint32_t l11b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10b, l10b_2, l9b), x38), svdup_n_u32(0), 32 - 14), l9b_2);
        const svuint32_t l11b_2 = svxar_n_u32(l9b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 11, f5 */
        svuint32_t x39 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r8a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x39);
        const svuint32_t r11a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x39, svbcax_u32(r10a, r10a_2, r9a)), svdup_n_u32(0), 32 - 8), r9a_2);
        const svuint32_t r11a_2 = svxar_n_u32(r9a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 11, f5 */
        svuint32_t x40 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), r8b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x40);
        const svuint32_t r11b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x40, svbcax_u32(r10b, r10b_2, r9b)), svdup_n_u32(0), 32 - 8), r9b_2);
        const svuint32_t r11b_2 = svxar_n_u32(r9b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 12, f1 */
        svuint32_t x41 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), l9a_2);
        KEEP("w", x41);
        const svuint32_t l12a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11a, l11a_2, l10a), x41), svdup_n_u32(0), 32 - 15), l10a_2);
        const svuint32_t l12a_2 = svxar_n_u32(l10a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 12, f1 */
        svuint32_t x42 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), l9b_2);
        KEEP("w", x42);
        const svuint32_t l12b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11b, l11b_2, l10b), x42), svdup_n_u32(0), 32 - 15), l10b_2);
        const svuint32_t l12b_2 = svxar_n_u32(l10b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 12, f5 */
        svuint32_t x43 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r9a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x43);
        const svuint32_t r12a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x43, svbcax_u32(r11a, r11a_2, r10a)), svdup_n_u32(0), 32 - 11), r10a_2);
        const svuint32_t r12a_2 = svxar_n_u32(r10a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 12, f5 */
        svuint32_t x44 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), r9b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x44);
        const svuint32_t r12b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x44, svbcax_u32(r11b, r11b_2, r10b)), svdup_n_u32(0), 32 - 11), r10b_2);
        const svuint32_t r12b_2 = svxar_n_u32(r10b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 13, f1 */
        svuint32_t x45 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), l10a_2);
        KEEP("w", x45);
        const svuint32_t l13a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12a, l12a_2, l11a), x45), svdup_n_u32(0), 32 - 6), l11a_2);
        const svuint32_t l13a_2 = svxar_n_u32(l11a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 13, f1 */
        svuint32_t x46 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), l10b_2);
        KEEP("w", x46);
        const svuint32_t l13b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12b, l12b_2, l11b), x46), svdup_n_u32(0), 32 - 6), l11b_2);
        const svuint32_t l13b_2 = svxar_n_u32(l11b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 13, f5 */
        svuint32_t x47 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r10a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x47);
        const svuint32_t r13a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x47, svbcax_u32(r12a, r12a_2, r11a)), svdup_n_u32(0), 32 - 14), r11a_2);
        const svuint32_t r13a_2 = svxar_n_u32(r11a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 13, f5 */
        svuint32_t x48 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), r10b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x48);
        const svuint32_t r13b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x48, svbcax_u32(r12b, r12b_2, r11b)), svdup_n_u32(0), 32 - 14), r11b_2);
        const svuint32_t r13b_2 = svxar_n_u32(r11b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 14, f1 */
        svuint32_t x49 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), l11a_2);
        KEEP("w", x49);
        const svuint32_t l14a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13a, l13a_2, l12a), x49), svdup_n_u32(0), 32 - 7), l12a_2);
        const svuint32_t l14a_2 = svxar_n_u32(l12a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 14, f1 */
        svuint32_t x50 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), l11b_2);
        KEEP("w", x50);
        const svuint32_t l14b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13b, l13b_2, l12b), x50), svdup_n_u32(0), 32 - 7), l12b_2);
        const svuint32_t l14b_2 = svxar_n_u32(l12b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 14, f5 */
        svuint32_t x51 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r11a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x51);
        const svuint32_t r14a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x51, svbcax_u32(r13a, r13a_2, r12a)), svdup_n_u32(0), 32 - 14), r12a_2);
        const svuint32_t r14a_2 = svxar_n_u32(r12a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 14, f5 */
        svuint32_t x52 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), r11b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x52);
        const svuint32_t r14b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x52, svbcax_u32(r13b, r13b_2, r12b)), svdup_n_u32(0), 32 - 14), r12b_2);
        const svuint32_t r14b_2 = svxar_n_u32(r12b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 15, f1 */
        svuint32_t x53 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), l12a_2);
        KEEP("w", x53);
        const svuint32_t l15a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14a, l14a_2, l13a), x53), svdup_n_u32(0), 32 - 9), l13a_2);
        const svuint32_t l15a_2 = svxar_n_u32(l13a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 15, f1 */
        svuint32_t x54 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), l12b_2);
        KEEP("w", x54);
        const svuint32_t l15b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14b, l14b_2, l13b), x54), svdup_n_u32(0), 32 - 9), l13b_2);
        const svuint32_t l15b_2 = svxar_n_u32(l13b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 15, f5 */
        svuint32_t x55 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r12a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x55);
        const svuint32_t r15a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x55, svbcax_u32(r14a, r14a_2, r13a)), svdup_n_u32(0), 32 - 12), r13a_2);
        const svuint32_t r15a_2 = svxar_n_u32(r13a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 15, f5 */
        svuint32_t x56 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), r12b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x56);
        const svuint32_t r15b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x56, svbcax_u32(r14b, r14b_2, r13b)), svdup_n_u32(0), 32 - 12), r13b_2);
        const svuint32_t r15b_2 = svxar_n_u32(r13b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 16, f1 */
        svuint32_t x57 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), l13a_2);
        KEEP("w", x57);
        const svuint32_t l16a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15a, l15a_2, l14a), x57), svdup_n_u32(0), 32 - 8), l14a_2);
        const svuint32_t l16a_2 = svxar_n_u32(l14a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 16, f1 */
        svuint32_t x58 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), l13b_2);
        KEEP("w", x58);
        const svuint32_t l16b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15b, l15b_2, l14b), x58), svdup_n_u32(0), 32 - 8), l14b_2);
        const svuint32_t l16b_2 = svxar_n_u32(l14b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 16, f5 */
        svuint32_t x59 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r13a_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x59);
        const svuint32_t r16a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x59, svbcax_u32(r15a, r15a_2, r14a)), svdup_n_u32(0), 32 - 6), r14a_2);
        const svuint32_t r16a_2 = svxar_n_u32(r14a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 16, f5 */
        svuint32_t x60 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), r13b_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x60);
        const svuint32_t r16b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x60, svbcax_u32(r15b, r15b_2, r14b)), svdup_n_u32(0), 32 - 6), r14b_2);
        const svuint32_t r16b_2 = svxar_n_u32(r14b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 17, f2 */
        svuint32_t x61 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l14a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x61);
        const svuint32_t l17a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15a, l16a_2, l16a), x61), svdup_n_u32(0), 32 - 7), l15a_2);
        const svuint32_t l17a_2 = svxar_n_u32(l15a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 17, f2 */
        svuint32_t x62 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), l14b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x62);
        const svuint32_t l17b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15b, l16b_2, l16b), x62), svdup_n_u32(0), 32 - 7), l15b_2);
        const svuint32_t l17b_2 = svxar_n_u32(l15b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 17, f4 */
        svuint32_t x63 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r14a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x63);
        const svuint32_t r17a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16a, r15a, r16a_2), x63), svdup_n_u32(0), 32 - 9), r15a_2);
        const svuint32_t r17a_2 = svxar_n_u32(r15a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 17, f4 */
        svuint32_t x64 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), r14b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x64);
        const svuint32_t r17b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16b, r15b, r16b_2), x64), svdup_n_u32(0), 32 - 9), r15b_2);
        const svuint32_t r17b_2 = svxar_n_u32(r15b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 18, f2 */
        svuint32_t x65 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l15a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x65);
        const svuint32_t l18a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16a, l17a_2, l17a), x65), svdup_n_u32(0), 32 - 6), l16a_2);
        const svuint32_t l18a_2 = svxar_n_u32(l16a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 18, f2 */
        svuint32_t x66 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), l15b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x66);
        const svuint32_t l18b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16b, l17b_2, l17b), x66), svdup_n_u32(0), 32 - 6), l16b_2);
        const svuint32_t l18b_2 = svxar_n_u32(l16b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 18, f4 */
        svuint32_t x67 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r15a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x67);
        const svuint32_t r18a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17a, r16a, r17a_2), x67), svdup_n_u32(0), 32 - 13), r16a_2);
        const svuint32_t r18a_2 = svxar_n_u32(r16a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 18, f4 */
        svuint32_t x68 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), r15b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x68);
        const svuint32_t r18b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17b, r16b, r17b_2), x68), svdup_n_u32(0), 32 - 13), r16b_2);
        const svuint32_t r18b_2 = svxar_n_u32(r16b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 19, f2 */
        svuint32_t x69 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l16a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x69);
        const svuint32_t l19a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17a, l18a_2, l18a), x69), svdup_n_u32(0), 32 - 8), l17a_2);
        const svuint32_t l19a_2 = svxar_n_u32(l17a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 19, f2 */
        svuint32_t x70 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), l16b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x70);
        const svuint32_t l19b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17b, l18b_2, l18b), x70), svdup_n_u32(0), 32 - 8), l17b_2);
        const svuint32_t l19b_2 = svxar_n_u32(l17b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 19, f4 */
        svuint32_t x71 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r16a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x71);
        const svuint32_t r19a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18a, r17a, r18a_2), x71), svdup_n_u32(0), 32 - 15), r17a_2);
        const svuint32_t r19a_2 = svxar_n_u32(r17a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 19, f4 */
        svuint32_t x72 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), r16b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x72);
        const svuint32_t r19b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18b, r17b, r18b_2), x72), svdup_n_u32(0), 32 - 15), r17b_2);
        const svuint32_t r19b_2 = svxar_n_u32(r17b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 20, f2 */
        svuint32_t x73 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l17a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x73);
        const svuint32_t l20a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18a, l19a_2, l19a), x73), svdup_n_u32(0), 32 - 13), l18a_2);
        const svuint32_t l20a_2 = svxar_n_u32(l18a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 20, f2 */
        svuint32_t x74 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), l17b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x74);
        const svuint32_t l20b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18b, l19b_2, l19b), x74), svdup_n_u32(0), 32 - 13), l18b_2);
        const svuint32_t l20b_2 = svxar_n_u32(l18b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 20, f4 */
        svuint32_t x75 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r17a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x75);
        const svuint32_t r20a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19a, r18a, r19a_2), x75), svdup_n_u32(0), 32 - 7), r18a_2);
        const svuint32_t r20a_2 = svxar_n_u32(r18a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 20, f4 */
        svuint32_t x76 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), r17b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x76);
        const svuint32_t r20b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19b, r18b, r19b_2), x76), svdup_n_u32(0), 32 - 7), r18b_2);
        const svuint32_t r20b_2 = svxar_n_u32(r18b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 21, f2 */
        svuint32_t x77 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l18a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x77);
        const svuint32_t l21a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19a, l20a_2, l20a), x77), svdup_n_u32(0), 32 - 11), l19a_2);
        const svuint32_t l21a_2 = svxar_n_u32(l19a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 21, f2 */
        svuint32_t x78 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), l18b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x78);
        const svuint32_t l21b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19b, l20b_2, l20b), x78), svdup_n_u32(0), 32 - 11), l19b_2);
        const svuint32_t l21b_2 = svxar_n_u32(l19b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 21, f4 */
        svuint32_t x79 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r18a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x79);
        const svuint32_t r21a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20a, r19a, r20a_2), x79), svdup_n_u32(0), 32 - 12), r19a_2);
        const svuint32_t r21a_2 = svxar_n_u32(r19a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 21, f4 */
        svuint32_t x80 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), r18b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x80);
        const svuint32_t r21b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20b, r19b, r20b_2), x80), svdup_n_u32(0), 32 - 12), r19b_2);
        const svuint32_t r21b_2 = svxar_n_u32(r19b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 22, f2 */
        svuint32_t x81 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l19a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x81);
        const svuint32_t l22a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20a, l21a_2, l21a), x81), svdup_n_u32(0), 32 - 9), l20a_2);
        const svuint32_t l22a_2 = svxar_n_u32(l20a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 22, f2 */
        svuint32_t x82 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), l19b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x82);
        const svuint32_t l22b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20b, l21b_2, l21b), x82), svdup_n_u32(0), 32 - 9), l20b_2);
        const svuint32_t l22b_2 = svxar_n_u32(l20b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 22, f4 */
        svuint32_t x83 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r19a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x83);
        const svuint32_t r22a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21a, r20a, r21a_2), x83), svdup_n_u32(0), 32 - 8), r20a_2);
        const svuint32_t r22a_2 = svxar_n_u32(r20a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 22, f4 */
        svuint32_t x84 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), r19b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x84);
        const svuint32_t r22b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21b, r20b, r21b_2), x84), svdup_n_u32(0), 32 - 8), r20b_2);
        const svuint32_t r22b_2 = svxar_n_u32(r20b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 23, f2 */
        svuint32_t x85 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l20a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x85);
        const svuint32_t l23a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21a, l22a_2, l22a), x85), svdup_n_u32(0), 32 - 7), l21a_2);
        const svuint32_t l23a_2 = svxar_n_u32(l21a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 23, f2 */
        svuint32_t x86 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), l20b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x86);
        const svuint32_t l23b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21b, l22b_2, l22b), x86), svdup_n_u32(0), 32 - 7), l21b_2);
        const svuint32_t l23b_2 = svxar_n_u32(l21b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 23, f4 */
        svuint32_t x87 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r20a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x87);
        const svuint32_t r23a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22a, r21a, r22a_2), x87), svdup_n_u32(0), 32 - 9), r21a_2);
        const svuint32_t r23a_2 = svxar_n_u32(r21a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 23, f4 */
        svuint32_t x88 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), r20b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x88);
        const svuint32_t r23b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22b, r21b, r22b_2), x88), svdup_n_u32(0), 32 - 9), r21b_2);
        const svuint32_t r23b_2 = svxar_n_u32(r21b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 24, f2 */
        svuint32_t x89 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l21a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x89);
        const svuint32_t l24a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22a, l23a_2, l23a), x89), svdup_n_u32(0), 32 - 15), l22a_2);
        const svuint32_t l24a_2 = svxar_n_u32(l22a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 24, f2 */
        svuint32_t x90 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), l21b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x90);
        const svuint32_t l24b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22b, l23b_2, l23b), x90), svdup_n_u32(0), 32 - 15), l22b_2);
        const svuint32_t l24b_2 = svxar_n_u32(l22b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 24, f4 */
        svuint32_t x91 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r21a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x91);
        const svuint32_t r24a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23a, r22a, r23a_2), x91), svdup_n_u32(0), 32 - 11), r22a_2);
        const svuint32_t r24a_2 = svxar_n_u32(r22a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 24, f4 */
        svuint32_t x92 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), r21b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x92);
        const svuint32_t r24b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23b, r22b, r23b_2), x92), svdup_n_u32(0), 32 - 11), r22b_2);
        const svuint32_t r24b_2 = svxar_n_u32(r22b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 25, f2 */
        svuint32_t x93 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l22a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x93);
        const svuint32_t l25a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23a, l24a_2, l24a), x93), svdup_n_u32(0), 32 - 7), l23a_2);
        const svuint32_t l25a_2 = svxar_n_u32(l23a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 25, f2 */
        svuint32_t x94 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), l22b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x94);
        const svuint32_t l25b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23b, l24b_2, l24b), x94), svdup_n_u32(0), 32 - 7), l23b_2);
        const svuint32_t l25b_2 = svxar_n_u32(l23b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 25, f4 */
        svuint32_t x95 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r22a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x95);
        const svuint32_t r25a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24a, r23a, r24a_2), x95), svdup_n_u32(0), 32 - 7), r23a_2);
        const svuint32_t r25a_2 = svxar_n_u32(r23a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 25, f4 */
        svuint32_t x96 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), r22b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x96);
        const svuint32_t r25b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24b, r23b, r24b_2), x96), svdup_n_u32(0), 32 - 7), r23b_2);
        const svuint32_t r25b_2 = svxar_n_u32(r23b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 26, f2 */
        svuint32_t x97 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l23a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x97);
        const svuint32_t l26a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24a, l25a_2, l25a), x97), svdup_n_u32(0), 32 - 12), l24a_2);
        const svuint32_t l26a_2 = svxar_n_u32(l24a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 26, f2 */
        svuint32_t x98 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), l23b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x98);
        const svuint32_t l26b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24b, l25b_2, l25b), x98), svdup_n_u32(0), 32 - 12), l24b_2);
        const svuint32_t l26b_2 = svxar_n_u32(l24b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 26, f4 */
        svuint32_t x99 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r23a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x99);
        const svuint32_t r26a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25a, r24a, r25a_2), x99), svdup_n_u32(0), 32 - 7), r24a_2);
        const svuint32_t r26a_2 = svxar_n_u32(r24a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 26, f4 */
        svuint32_t x100 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), r23b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x100);
        const svuint32_t r26b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25b, r24b, r25b_2), x100), svdup_n_u32(0), 32 - 7), r24b_2);
        const svuint32_t r26b_2 = svxar_n_u32(r24b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 27, f2 */
        svuint32_t x101 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l24a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x101);
        const svuint32_t l27a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25a, l26a_2, l26a), x101), svdup_n_u32(0), 32 - 15), l25a_2);
        const svuint32_t l27a_2 = svxar_n_u32(l25a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 27, f2 */
        svuint32_t x102 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), l24b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x102);
        const svuint32_t l27b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25b, l26b_2, l26b), x102), svdup_n_u32(0), 32 - 15), l25b_2);
        const svuint32_t l27b_2 = svxar_n_u32(l25b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 27, f4 */
        svuint32_t x103 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r24a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x103);
        const svuint32_t r27a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26a, r25a, r26a_2), x103), svdup_n_u32(0), 32 - 12), r25a_2);
        const svuint32_t r27a_2 = svxar_n_u32(r25a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 27, f4 */
        svuint32_t x104 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), r24b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x104);
        const svuint32_t r27b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26b, r25b, r26b_2), x104), svdup_n_u32(0), 32 - 12), r25b_2);
        const svuint32_t r27b_2 = svxar_n_u32(r25b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 28, f2 */
        svuint32_t x105 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l25a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x105);
        const svuint32_t l28a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26a, l27a_2, l27a), x105), svdup_n_u32(0), 32 - 9), l26a_2);
        const svuint32_t l28a_2 = svxar_n_u32(l26a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 28, f2 */
        svuint32_t x106 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), l25b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x106);
        const svuint32_t l28b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26b, l27b_2, l27b), x106), svdup_n_u32(0), 32 - 9), l26b_2);
        const svuint32_t l28b_2 = svxar_n_u32(l26b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 28, f4 */
        svuint32_t x107 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r25a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x107);
        const svuint32_t r28a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27a, r26a, r27a_2), x107), svdup_n_u32(0), 32 - 7), r26a_2);
        const svuint32_t r28a_2 = svxar_n_u32(r26a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 28, f4 */
        svuint32_t x108 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), r25b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x108);
        const svuint32_t r28b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27b, r26b, r27b_2), x108), svdup_n_u32(0), 32 - 7), r26b_2);
        const svuint32_t r28b_2 = svxar_n_u32(r26b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 29, f2 */
        svuint32_t x109 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l26a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x109);
        const svuint32_t l29a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27a, l28a_2, l28a), x109), svdup_n_u32(0), 32 - 11), l27a_2);
        const svuint32_t l29a_2 = svxar_n_u32(l27a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 29, f2 */
        svuint32_t x110 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), l26b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x110);
        const svuint32_t l29b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27b, l28b_2, l28b), x110), svdup_n_u32(0), 32 - 11), l27b_2);
        const svuint32_t l29b_2 = svxar_n_u32(l27b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 29, f4 */
        svuint32_t x111 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r26a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x111);
        const svuint32_t r29a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28a, r27a, r28a_2), x111), svdup_n_u32(0), 32 - 6), r27a_2);
        const svuint32_t r29a_2 = svxar_n_u32(r27a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 29, f4 */
        svuint32_t x112 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), r26b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x112);
        const svuint32_t r29b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28b, r27b, r28b_2), x112), svdup_n_u32(0), 32 - 6), r27b_2);
        const svuint32_t r29b_2 = svxar_n_u32(r27b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 30, f2 */
        svuint32_t x113 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l27a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x113);
        const svuint32_t l30a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28a, l29a_2, l29a), x113), svdup_n_u32(0), 32 - 7), l28a_2);
        const svuint32_t l30a_2 = svxar_n_u32(l28a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 30, f2 */
        svuint32_t x114 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), l27b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x114);
        const svuint32_t l30b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28b, l29b_2, l29b), x114), svdup_n_u32(0), 32 - 7), l28b_2);
        const svuint32_t l30b_2 = svxar_n_u32(l28b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 30, f4 */
        svuint32_t x115 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r27a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x115);
        const svuint32_t r30a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29a, r28a, r29a_2), x115), svdup_n_u32(0), 32 - 15), r28a_2);
        const svuint32_t r30a_2 = svxar_n_u32(r28a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 30, f4 */
        svuint32_t x116 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), r27b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x116);
        const svuint32_t r30b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29b, r28b, r29b_2), x116), svdup_n_u32(0), 32 - 15), r28b_2);
        const svuint32_t r30b_2 = svxar_n_u32(r28b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 31, f2 */
        svuint32_t x117 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l28a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x117);
        const svuint32_t l31a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29a, l30a_2, l30a), x117), svdup_n_u32(0), 32 - 13), l29a_2);
        const svuint32_t l31a_2 = svxar_n_u32(l29a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 31, f2 */
        svuint32_t x118 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), l28b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x118);
        const svuint32_t l31b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29b, l30b_2, l30b), x118), svdup_n_u32(0), 32 - 13), l29b_2);
        const svuint32_t l31b_2 = svxar_n_u32(l29b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 31, f4 */
        svuint32_t x119 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r28a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x119);
        const svuint32_t r31a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30a, r29a, r30a_2), x119), svdup_n_u32(0), 32 - 13), r29a_2);
        const svuint32_t r31a_2 = svxar_n_u32(r29a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 31, f4 */
        svuint32_t x120 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), r28b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x120);
        const svuint32_t r31b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30b, r29b, r30b_2), x120), svdup_n_u32(0), 32 - 13), r29b_2);
        const svuint32_t r31b_2 = svxar_n_u32(r29b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 32, f2 */
        svuint32_t x121 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l29a_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x121);
        const svuint32_t l32a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30a, l31a_2, l31a), x121), svdup_n_u32(0), 32 - 12), l30a_2);
        const svuint32_t l32a_2 = svxar_n_u32(l30a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 32, f2 */
        svuint32_t x122 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), l29b_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x122);
        const svuint32_t l32b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30b, l31b_2, l31b), x122), svdup_n_u32(0), 32 - 12), l30b_2);
        const svuint32_t l32b_2 = svxar_n_u32(l30b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 32, f4 */
        svuint32_t x123 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r29a_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x123);
        const svuint32_t r32a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31a, r30a, r31a_2), x123), svdup_n_u32(0), 32 - 11), r30a_2);
        const svuint32_t r32a_2 = svxar_n_u32(r30a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 32, f4 */
        svuint32_t x124 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), r29b_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x124);
        const svuint32_t r32b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31b, r30b, r31b_2), x124), svdup_n_u32(0), 32 - 11), r30b_2);
        const svuint32_t r32b_2 = svxar_n_u32(r30b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 33, f3 */
        svuint32_t x125 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l30a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x125);
        const svuint32_t l33a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x125, svbcax_u32(l32a_2, l31a, l32a)), svdup_n_u32(0), 32 - 11), l31a_2);
        const svuint32_t l33a_2 = svxar_n_u32(l31a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 33, f3 */
        svuint32_t x126 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), l30b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x126);
        const svuint32_t l33b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x126, svbcax_u32(l32b_2, l31b, l32b)), svdup_n_u32(0), 32 - 11), l31b_2);
        const svuint32_t l33b_2 = svxar_n_u32(l31b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 33, f3 */
        svuint32_t x127 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r30a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x127);
        const svuint32_t r33a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x127, svbcax_u32(r32a_2, r31a, r32a)), svdup_n_u32(0), 32 - 9), r31a_2);
        const svuint32_t r33a_2 = svxar_n_u32(r31a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 33, f3 */
        svuint32_t x128 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), r30b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x128);
        const svuint32_t r33b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x128, svbcax_u32(r32b_2, r31b, r32b)), svdup_n_u32(0), 32 - 9), r31b_2);
        const svuint32_t r33b_2 = svxar_n_u32(r31b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 34, f3 */
        svuint32_t x129 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l31a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x129);
        const svuint32_t l34a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x129, svbcax_u32(l33a_2, l32a, l33a)), svdup_n_u32(0), 32 - 13), l32a_2);
        const svuint32_t l34a_2 = svxar_n_u32(l32a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 34, f3 */
        svuint32_t x130 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), l31b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x130);
        const svuint32_t l34b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x130, svbcax_u32(l33b_2, l32b, l33b)), svdup_n_u32(0), 32 - 13), l32b_2);
        const svuint32_t l34b_2 = svxar_n_u32(l32b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 34, f3 */
        svuint32_t x131 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r31a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x131);
        const svuint32_t r34a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x131, svbcax_u32(r33a_2, r32a, r33a)), svdup_n_u32(0), 32 - 7), r32a_2);
        const svuint32_t r34a_2 = svxar_n_u32(r32a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 34, f3 */
        svuint32_t x132 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), r31b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x132);
        const svuint32_t r34b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x132, svbcax_u32(r33b_2, r32b, r33b)), svdup_n_u32(0), 32 - 7), r32b_2);
        const svuint32_t r34b_2 = svxar_n_u32(r32b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 35, f3 */
        svuint32_t x133 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l32a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x133);
        const svuint32_t l35a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x133, svbcax_u32(l34a_2, l33a, l34a)), svdup_n_u32(0), 32 - 6), l33a_2);
        const svuint32_t l35a_2 = svxar_n_u32(l33a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 35, f3 */
        svuint32_t x134 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), l32b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x134);
        const svuint32_t l35b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x134, svbcax_u32(l34b_2, l33b, l34b)), svdup_n_u32(0), 32 - 6), l33b_2);
        const svuint32_t l35b_2 = svxar_n_u32(l33b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 35, f3 */
        svuint32_t x135 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r32a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x135);
        const svuint32_t r35a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x135, svbcax_u32(r34a_2, r33a, r34a)), svdup_n_u32(0), 32 - 15), r33a_2);
        const svuint32_t r35a_2 = svxar_n_u32(r33a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 35, f3 */
        svuint32_t x136 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), r32b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x136);
        const svuint32_t r35b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x136, svbcax_u32(r34b_2, r33b, r34b)), svdup_n_u32(0), 32 - 15), r33b_2);
        const svuint32_t r35b_2 = svxar_n_u32(r33b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 36, f3 */
        svuint32_t x137 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l33a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x137);
        const svuint32_t l36a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x137, svbcax_u32(l35a_2, l34a, l35a)), svdup_n_u32(0), 32 - 7), l34a_2);
        const svuint32_t l36a_2 = svxar_n_u32(l34a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 36, f3 */
        svuint32_t x138 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), l33b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x138);
        const svuint32_t l36b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x138, svbcax_u32(l35b_2, l34b, l35b)), svdup_n_u32(0), 32 - 7), l34b_2);
        const svuint32_t l36b_2 = svxar_n_u32(l34b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 36, f3 */
        svuint32_t x139 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r33a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x139);
        const svuint32_t r36a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x139, svbcax_u32(r35a_2, r34a, r35a)), svdup_n_u32(0), 32 - 11), r34a_2);
        const svuint32_t r36a_2 = svxar_n_u32(r34a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 36, f3 */
        svuint32_t x140 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), r33b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x140);
        const svuint32_t r36b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x140, svbcax_u32(r35b_2, r34b, r35b)), svdup_n_u32(0), 32 - 11), r34b_2);
        const svuint32_t r36b_2 = svxar_n_u32(r34b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 37, f3 */
        svuint32_t x141 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l34a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x141);
        const svuint32_t l37a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x141, svbcax_u32(l36a_2, l35a, l36a)), svdup_n_u32(0), 32 - 14), l35a_2);
        const svuint32_t l37a_2 = svxar_n_u32(l35a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 37, f3 */
        svuint32_t x142 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), l34b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x142);
        const svuint32_t l37b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x142, svbcax_u32(l36b_2, l35b, l36b)), svdup_n_u32(0), 32 - 14), l35b_2);
        const svuint32_t l37b_2 = svxar_n_u32(l35b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 37, f3 */
        svuint32_t x143 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r34a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x143);
        const svuint32_t r37a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x143, svbcax_u32(r36a_2, r35a, r36a)), svdup_n_u32(0), 32 - 8), r35a_2);
        const svuint32_t r37a_2 = svxar_n_u32(r35a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 37, f3 */
        svuint32_t x144 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), r34b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x144);
        const svuint32_t r37b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x144, svbcax_u32(r36b_2, r35b, r36b)), svdup_n_u32(0), 32 - 8), r35b_2);
        const svuint32_t r37b_2 = svxar_n_u32(r35b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 38, f3 */
        svuint32_t x145 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l35a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x145);
        const svuint32_t l38a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x145, svbcax_u32(l37a_2, l36a, l37a)), svdup_n_u32(0), 32 - 9), l36a_2);
        const svuint32_t l38a_2 = svxar_n_u32(l36a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 38, f3 */
        svuint32_t x146 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), l35b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x146);
        const svuint32_t l38b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x146, svbcax_u32(l37b_2, l36b, l37b)), svdup_n_u32(0), 32 - 9), l36b_2);
        const svuint32_t l38b_2 = svxar_n_u32(l36b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 38, f3 */
        svuint32_t x147 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r35a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x147);
        const svuint32_t r38a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x147, svbcax_u32(r37a_2, r36a, r37a)), svdup_n_u32(0), 32 - 6), r36a_2);
        const svuint32_t r38a_2 = svxar_n_u32(r36a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 38, f3 */
        svuint32_t x148 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), r35b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x148);
        const svuint32_t r38b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x148, svbcax_u32(r37b_2, r36b, r37b)), svdup_n_u32(0), 32 - 6), r36b_2);
        const svuint32_t r38b_2 = svxar_n_u32(r36b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 39, f3 */
        svuint32_t x149 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l36a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x149);
        const svuint32_t l39a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x149, svbcax_u32(l38a_2, l37a, l38a)), svdup_n_u32(0), 32 - 13), l37a_2);
        const svuint32_t l39a_2 = svxar_n_u32(l37a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 39, f3 */
        svuint32_t x150 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), l36b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x150);
        const svuint32_t l39b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x150, svbcax_u32(l38b_2, l37b, l38b)), svdup_n_u32(0), 32 - 13), l37b_2);
        const svuint32_t l39b_2 = svxar_n_u32(l37b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 39, f3 */
        svuint32_t x151 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r36a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x151);
        const svuint32_t r39a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x151, svbcax_u32(r38a_2, r37a, r38a)), svdup_n_u32(0), 32 - 6), r37a_2);
        const svuint32_t r39a_2 = svxar_n_u32(r37a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 39, f3 */
        svuint32_t x152 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), r36b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x152);
        const svuint32_t r39b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x152, svbcax_u32(r38b_2, r37b, r38b)), svdup_n_u32(0), 32 - 6), r37b_2);
        const svuint32_t r39b_2 = svxar_n_u32(r37b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 40, f3 */
        svuint32_t x153 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l37a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x153);
        const svuint32_t l40a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x153, svbcax_u32(l39a_2, l38a, l39a)), svdup_n_u32(0), 32 - 15), l38a_2);
        const svuint32_t l40a_2 = svxar_n_u32(l38a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 40, f3 */
        svuint32_t x154 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), l37b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x154);
        const svuint32_t l40b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x154, svbcax_u32(l39b_2, l38b, l39b)), svdup_n_u32(0), 32 - 15), l38b_2);
        const svuint32_t l40b_2 = svxar_n_u32(l38b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 40, f3 */
        svuint32_t x155 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r37a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x155);
        const svuint32_t r40a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x155, svbcax_u32(r39a_2, r38a, r39a)), svdup_n_u32(0), 32 - 14), r38a_2);
        const svuint32_t r40a_2 = svxar_n_u32(r38a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 40, f3 */
        svuint32_t x156 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), r37b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x156);
        const svuint32_t r40b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x156, svbcax_u32(r39b_2, r38b, r39b)), svdup_n_u32(0), 32 - 14), r38b_2);
        const svuint32_t r40b_2 = svxar_n_u32(r38b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 41, f3 */
        svuint32_t x157 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l38a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x157);
        const svuint32_t l41a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x157, svbcax_u32(l40a_2, l39a, l40a)), svdup_n_u32(0), 32 - 14), l39a_2);
        const svuint32_t l41a_2 = svxar_n_u32(l39a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 41, f3 */
        svuint32_t x158 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), l38b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x158);
        const svuint32_t l41b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x158, svbcax_u32(l40b_2, l39b, l40b)), svdup_n_u32(0), 32 - 14), l39b_2);
        const svuint32_t l41b_2 = svxar_n_u32(l39b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 41, f3 */
        svuint32_t x159 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r38a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x159);
        const svuint32_t r41a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x159, svbcax_u32(r40a_2, r39a, r40a)), svdup_n_u32(0), 32 - 12), r39a_2);
        const svuint32_t r41a_2 = svxar_n_u32(r39a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 41, f3 */
        svuint32_t x160 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), r38b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x160);
        const svuint32_t r41b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x160, svbcax_u32(r40b_2, r39b, r40b)), svdup_n_u32(0), 32 - 12), r39b_2);
        const svuint32_t r41b_2 = svxar_n_u32(r39b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 42, f3 */
        svuint32_t x161 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l39a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x161);
        const svuint32_t l42a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x161, svbcax_u32(l41a_2, l40a, l41a)), svdup_n_u32(0), 32 - 8), l40a_2);
        const svuint32_t l42a_2 = svxar_n_u32(l40a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 42, f3 */
        svuint32_t x162 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), l39b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x162);
        const svuint32_t l42b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x162, svbcax_u32(l41b_2, l40b, l41b)), svdup_n_u32(0), 32 - 8), l40b_2);
        const svuint32_t l42b_2 = svxar_n_u32(l40b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 42, f3 */
        svuint32_t x163 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r39a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x163);
        const svuint32_t r42a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x163, svbcax_u32(r41a_2, r40a, r41a)), svdup_n_u32(0), 32 - 13), r40a_2);
        const svuint32_t r42a_2 = svxar_n_u32(r40a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 42, f3 */
        svuint32_t x164 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), r39b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x164);
        const svuint32_t r42b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x164, svbcax_u32(r41b_2, r40b, r41b)), svdup_n_u32(0), 32 - 13), r40b_2);
        const svuint32_t r42b_2 = svxar_n_u32(r40b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 43, f3 */
        svuint32_t x165 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l40a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x165);
        const svuint32_t l43a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x165, svbcax_u32(l42a_2, l41a, l42a)), svdup_n_u32(0), 32 - 13), l41a_2);
        const svuint32_t l43a_2 = svxar_n_u32(l41a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 43, f3 */
        svuint32_t x166 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), l40b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x166);
        const svuint32_t l43b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x166, svbcax_u32(l42b_2, l41b, l42b)), svdup_n_u32(0), 32 - 13), l41b_2);
        const svuint32_t l43b_2 = svxar_n_u32(l41b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 43, f3 */
        svuint32_t x167 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r40a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x167);
        const svuint32_t r43a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x167, svbcax_u32(r42a_2, r41a, r42a)), svdup_n_u32(0), 32 - 5), r41a_2);
        const svuint32_t r43a_2 = svxar_n_u32(r41a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 43, f3 */
        svuint32_t x168 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), r40b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x168);
        const svuint32_t r43b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x168, svbcax_u32(r42b_2, r41b, r42b)), svdup_n_u32(0), 32 - 5), r41b_2);
        const svuint32_t r43b_2 = svxar_n_u32(r41b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 44, f3 */
        svuint32_t x169 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l41a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x169);
        const svuint32_t l44a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x169, svbcax_u32(l43a_2, l42a, l43a)), svdup_n_u32(0), 32 - 6), l42a_2);
        const svuint32_t l44a_2 = svxar_n_u32(l42a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 44, f3 */
        svuint32_t x170 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), l41b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x170);
        const svuint32_t l44b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x170, svbcax_u32(l43b_2, l42b, l43b)), svdup_n_u32(0), 32 - 6), l42b_2);
        const svuint32_t l44b_2 = svxar_n_u32(l42b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 44, f3 */
        svuint32_t x171 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r41a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x171);
        const svuint32_t r44a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x171, svbcax_u32(r43a_2, r42a, r43a)), svdup_n_u32(0), 32 - 14), r42a_2);
        const svuint32_t r44a_2 = svxar_n_u32(r42a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 44, f3 */
        svuint32_t x172 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), r41b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x172);
        const svuint32_t r44b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x172, svbcax_u32(r43b_2, r42b, r43b)), svdup_n_u32(0), 32 - 14), r42b_2);
        const svuint32_t r44b_2 = svxar_n_u32(r42b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 45, f3 */
        svuint32_t x173 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l42a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x173);
        const svuint32_t l45a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x173, svbcax_u32(l44a_2, l43a, l44a)), svdup_n_u32(0), 32 - 5), l43a_2);
        const svuint32_t l45a_2 = svxar_n_u32(l43a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 45, f3 */
        svuint32_t x174 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), l42b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x174);
        const svuint32_t l45b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x174, svbcax_u32(l44b_2, l43b, l44b)), svdup_n_u32(0), 32 - 5), l43b_2);
        const svuint32_t l45b_2 = svxar_n_u32(l43b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 45, f3 */
        svuint32_t x175 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r42a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x175);
        const svuint32_t r45a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x175, svbcax_u32(r44a_2, r43a, r44a)), svdup_n_u32(0), 32 - 13), r43a_2);
        const svuint32_t r45a_2 = svxar_n_u32(r43a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 45, f3 */
        svuint32_t x176 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), r42b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x176);
        const svuint32_t r45b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x176, svbcax_u32(r44b_2, r43b, r44b)), svdup_n_u32(0), 32 - 13), r43b_2);
        const svuint32_t r45b_2 = svxar_n_u32(r43b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 46, f3 */
        svuint32_t x177 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l43a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x177);
        const svuint32_t l46a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x177, svbcax_u32(l45a_2, l44a, l45a)), svdup_n_u32(0), 32 - 12), l44a_2);
        const svuint32_t l46a_2 = svxar_n_u32(l44a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 46, f3 */
        svuint32_t x178 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), l43b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x178);
        const svuint32_t l46b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x178, svbcax_u32(l45b_2, l44b, l45b)), svdup_n_u32(0), 32 - 12), l44b_2);
        const svuint32_t l46b_2 = svxar_n_u32(l44b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 46, f3 */
        svuint32_t x179 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r43a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x179);
        const svuint32_t r46a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x179, svbcax_u32(r45a_2, r44a, r45a)), svdup_n_u32(0), 32 - 13), r44a_2);
        const svuint32_t r46a_2 = svxar_n_u32(r44a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 46, f3 */
        svuint32_t x180 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), r43b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x180);
        const svuint32_t r46b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x180, svbcax_u32(r45b_2, r44b, r45b)), svdup_n_u32(0), 32 - 13), r44b_2);
        const svuint32_t r46b_2 = svxar_n_u32(r44b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 47, f3 */
        svuint32_t x181 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l44a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x181);
        const svuint32_t l47a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x181, svbcax_u32(l46a_2, l45a, l46a)), svdup_n_u32(0), 32 - 7), l45a_2);
        const svuint32_t l47a_2 = svxar_n_u32(l45a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 47, f3 */
        svuint32_t x182 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), l44b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x182);
        const svuint32_t l47b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x182, svbcax_u32(l46b_2, l45b, l46b)), svdup_n_u32(0), 32 - 7), l45b_2);
        const svuint32_t l47b_2 = svxar_n_u32(l45b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 47, f3 */
        svuint32_t x183 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r44a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x183);
        const svuint32_t r47a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x183, svbcax_u32(r46a_2, r45a, r46a)), svdup_n_u32(0), 32 - 7), r45a_2);
        const svuint32_t r47a_2 = svxar_n_u32(r45a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 47, f3 */
        svuint32_t x184 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), r44b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x184);
        const svuint32_t r47b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x184, svbcax_u32(r46b_2, r45b, r46b)), svdup_n_u32(0), 32 - 7), r45b_2);
        const svuint32_t r47b_2 = svxar_n_u32(r45b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 48, f3 */
        svuint32_t x185 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l45a_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x185);
        const svuint32_t l48a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x185, svbcax_u32(l47a_2, l46a, l47a)), svdup_n_u32(0), 32 - 5), l46a_2);
        const svuint32_t l48a_2 = svxar_n_u32(l46a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 48, f3 */
        svuint32_t x186 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), l45b_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x186);
        const svuint32_t l48b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x186, svbcax_u32(l47b_2, l46b, l47b)), svdup_n_u32(0), 32 - 5), l46b_2);
        const svuint32_t l48b_2 = svxar_n_u32(l46b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 48, f3 */
        svuint32_t x187 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r45a_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x187);
        const svuint32_t r48a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x187, svbcax_u32(r47a_2, r46a, r47a)), svdup_n_u32(0), 32 - 5), r46a_2);
        const svuint32_t r48a_2 = svxar_n_u32(r46a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 48, f3 */
        svuint32_t x188 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), r45b_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x188);
        const svuint32_t r48b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x188, svbcax_u32(r47b_2, r46b, r47b)), svdup_n_u32(0), 32 - 5), r46b_2);
        const svuint32_t r48b_2 = svxar_n_u32(r46b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 49, f4 */
        svuint32_t x189 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l46a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x189);
        const svuint32_t l49a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48a, l47a, l48a_2), x189), svdup_n_u32(0), 32 - 11), l47a_2);
        const svuint32_t l49a_2 = svxar_n_u32(l47a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 49, f4 */
        svuint32_t x190 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), l46b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x190);
        const svuint32_t l49b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48b, l47b, l48b_2), x190), svdup_n_u32(0), 32 - 11), l47b_2);
        const svuint32_t l49b_2 = svxar_n_u32(l47b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 49, f2 */
        svuint32_t x191 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r46a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x191);
        const svuint32_t r49a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47a, r48a_2, r48a), x191), svdup_n_u32(0), 32 - 15), r47a_2);
        const svuint32_t r49a_2 = svxar_n_u32(r47a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 49, f2 */
        svuint32_t x192 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), r46b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x192);
        const svuint32_t r49b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47b, r48b_2, r48b), x192), svdup_n_u32(0), 32 - 15), r47b_2);
        const svuint32_t r49b_2 = svxar_n_u32(r47b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 50, f4 */
        svuint32_t x193 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l47a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x193);
        const svuint32_t l50a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49a, l48a, l49a_2), x193), svdup_n_u32(0), 32 - 12), l48a_2);
        const svuint32_t l50a_2 = svxar_n_u32(l48a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 50, f4 */
        svuint32_t x194 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), l47b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x194);
        const svuint32_t l50b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49b, l48b, l49b_2), x194), svdup_n_u32(0), 32 - 12), l48b_2);
        const svuint32_t l50b_2 = svxar_n_u32(l48b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 50, f2 */
        svuint32_t x195 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r47a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x195);
        const svuint32_t r50a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48a, r49a_2, r49a), x195), svdup_n_u32(0), 32 - 5), r48a_2);
        const svuint32_t r50a_2 = svxar_n_u32(r48a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 50, f2 */
        svuint32_t x196 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), r47b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x196);
        const svuint32_t r50b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48b, r49b_2, r49b), x196), svdup_n_u32(0), 32 - 5), r48b_2);
        const svuint32_t r50b_2 = svxar_n_u32(r48b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 51, f4 */
        svuint32_t x197 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l48a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x197);
        const svuint32_t l51a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50a, l49a, l50a_2), x197), svdup_n_u32(0), 32 - 14), l49a_2);
        const svuint32_t l51a_2 = svxar_n_u32(l49a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 51, f4 */
        svuint32_t x198 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), l48b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x198);
        const svuint32_t l51b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50b, l49b, l50b_2), x198), svdup_n_u32(0), 32 - 14), l49b_2);
        const svuint32_t l51b_2 = svxar_n_u32(l49b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 51, f2 */
        svuint32_t x199 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r48a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x199);
        const svuint32_t r51a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49a, r50a_2, r50a), x199), svdup_n_u32(0), 32 - 8), r49a_2);
        const svuint32_t r51a_2 = svxar_n_u32(r49a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 51, f2 */
        svuint32_t x200 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), r48b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x200);
        const svuint32_t r51b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49b, r50b_2, r50b), x200), svdup_n_u32(0), 32 - 8), r49b_2);
        const svuint32_t r51b_2 = svxar_n_u32(r49b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 52, f4 */
        svuint32_t x201 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l49a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x201);
        const svuint32_t l52a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51a, l50a, l51a_2), x201), svdup_n_u32(0), 32 - 15), l50a_2);
        const svuint32_t l52a_2 = svxar_n_u32(l50a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 52, f4 */
        svuint32_t x202 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), l49b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x202);
        const svuint32_t l52b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51b, l50b, l51b_2), x202), svdup_n_u32(0), 32 - 15), l50b_2);
        const svuint32_t l52b_2 = svxar_n_u32(l50b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 52, f2 */
        svuint32_t x203 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r49a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x203);
        const svuint32_t r52a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50a, r51a_2, r51a), x203), svdup_n_u32(0), 32 - 11), r50a_2);
        const svuint32_t r52a_2 = svxar_n_u32(r50a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 52, f2 */
        svuint32_t x204 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), r49b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x204);
        const svuint32_t r52b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50b, r51b_2, r51b), x204), svdup_n_u32(0), 32 - 11), r50b_2);
        const svuint32_t r52b_2 = svxar_n_u32(r50b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 53, f4 */
        svuint32_t x205 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l50a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x205);
        const svuint32_t l53a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52a, l51a, l52a_2), x205), svdup_n_u32(0), 32 - 14), l51a_2);
        const svuint32_t l53a_2 = svxar_n_u32(l51a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 53, f4 */
        svuint32_t x206 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), l50b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x206);
        const svuint32_t l53b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52b, l51b, l52b_2), x206), svdup_n_u32(0), 32 - 14), l51b_2);
        const svuint32_t l53b_2 = svxar_n_u32(l51b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 53, f2 */
        svuint32_t x207 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r50a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x207);
        const svuint32_t r53a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51a, r52a_2, r52a), x207), svdup_n_u32(0), 32 - 14), r51a_2);
        const svuint32_t r53a_2 = svxar_n_u32(r51a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 53, f2 */
        svuint32_t x208 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), r50b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x208);
        const svuint32_t r53b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51b, r52b_2, r52b), x208), svdup_n_u32(0), 32 - 14), r51b_2);
        const svuint32_t r53b_2 = svxar_n_u32(r51b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 54, f4 */
        svuint32_t x209 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l51a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x209);
        const svuint32_t l54a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53a, l52a, l53a_2), x209), svdup_n_u32(0), 32 - 15), l52a_2);
        const svuint32_t l54a_2 = svxar_n_u32(l52a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 54, f4 */
        svuint32_t x210 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), l51b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x210);
        const svuint32_t l54b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53b, l52b, l53b_2), x210), svdup_n_u32(0), 32 - 15), l52b_2);
        const svuint32_t l54b_2 = svxar_n_u32(l52b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 54, f2 */
        svuint32_t x211 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r51a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x211);
        const svuint32_t r54a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52a, r53a_2, r53a), x211), svdup_n_u32(0), 32 - 14), r52a_2);
        const svuint32_t r54a_2 = svxar_n_u32(r52a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 54, f2 */
        svuint32_t x212 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), r51b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x212);
        const svuint32_t r54b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52b, r53b_2, r53b), x212), svdup_n_u32(0), 32 - 14), r52b_2);
        const svuint32_t r54b_2 = svxar_n_u32(r52b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 55, f4 */
        svuint32_t x213 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l52a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x213);
        const svuint32_t l55a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54a, l53a, l54a_2), x213), svdup_n_u32(0), 32 - 9), l53a_2);
        const svuint32_t l55a_2 = svxar_n_u32(l53a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 55, f4 */
        svuint32_t x214 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), l52b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x214);
        const svuint32_t l55b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54b, l53b, l54b_2), x214), svdup_n_u32(0), 32 - 9), l53b_2);
        const svuint32_t l55b_2 = svxar_n_u32(l53b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 55, f2 */
        svuint32_t x215 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r52a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x215);
        const svuint32_t r55a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53a, r54a_2, r54a), x215), svdup_n_u32(0), 32 - 6), r53a_2);
        const svuint32_t r55a_2 = svxar_n_u32(r53a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 55, f2 */
        svuint32_t x216 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), r52b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x216);
        const svuint32_t r55b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53b, r54b_2, r54b), x216), svdup_n_u32(0), 32 - 6), r53b_2);
        const svuint32_t r55b_2 = svxar_n_u32(r53b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 56, f4 */
        svuint32_t x217 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l53a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x217);
        const svuint32_t l56a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55a, l54a, l55a_2), x217), svdup_n_u32(0), 32 - 8), l54a_2);
        const svuint32_t l56a_2 = svxar_n_u32(l54a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 56, f4 */
        svuint32_t x218 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), l53b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x218);
        const svuint32_t l56b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55b, l54b, l55b_2), x218), svdup_n_u32(0), 32 - 8), l54b_2);
        const svuint32_t l56b_2 = svxar_n_u32(l54b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 56, f2 */
        svuint32_t x219 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r53a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x219);
        const svuint32_t r56a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54a, r55a_2, r55a), x219), svdup_n_u32(0), 32 - 14), r54a_2);
        const svuint32_t r56a_2 = svxar_n_u32(r54a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 56, f2 */
        svuint32_t x220 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), r53b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x220);
        const svuint32_t r56b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54b, r55b_2, r55b), x220), svdup_n_u32(0), 32 - 14), r54b_2);
        const svuint32_t r56b_2 = svxar_n_u32(r54b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 57, f4 */
        svuint32_t x221 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l54a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x221);
        const svuint32_t l57a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56a, l55a, l56a_2), x221), svdup_n_u32(0), 32 - 9), l55a_2);
        const svuint32_t l57a_2 = svxar_n_u32(l55a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 57, f4 */
        svuint32_t x222 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), l54b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x222);
        const svuint32_t l57b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56b, l55b, l56b_2), x222), svdup_n_u32(0), 32 - 9), l55b_2);
        const svuint32_t l57b_2 = svxar_n_u32(l55b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 57, f2 */
        svuint32_t x223 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r54a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x223);
        const svuint32_t r57a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55a, r56a_2, r56a), x223), svdup_n_u32(0), 32 - 6), r55a_2);
        const svuint32_t r57a_2 = svxar_n_u32(r55a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 57, f2 */
        svuint32_t x224 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), r54b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x224);
        const svuint32_t r57b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55b, r56b_2, r56b), x224), svdup_n_u32(0), 32 - 6), r55b_2);
        const svuint32_t r57b_2 = svxar_n_u32(r55b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 58, f4 */
        svuint32_t x225 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l55a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x225);
        const svuint32_t l58a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57a, l56a, l57a_2), x225), svdup_n_u32(0), 32 - 14), l56a_2);
        const svuint32_t l58a_2 = svxar_n_u32(l56a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 58, f4 */
        svuint32_t x226 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), l55b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x226);
        const svuint32_t l58b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57b, l56b, l57b_2), x226), svdup_n_u32(0), 32 - 14), l56b_2);
        const svuint32_t l58b_2 = svxar_n_u32(l56b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 58, f2 */
        svuint32_t x227 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r55a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x227);
        const svuint32_t r58a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56a, r57a_2, r57a), x227), svdup_n_u32(0), 32 - 9), r56a_2);
        const svuint32_t r58a_2 = svxar_n_u32(r56a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 58, f2 */
        svuint32_t x228 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), r55b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x228);
        const svuint32_t r58b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56b, r57b_2, r57b), x228), svdup_n_u32(0), 32 - 9), r56b_2);
        const svuint32_t r58b_2 = svxar_n_u32(r56b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 59, f4 */
        svuint32_t x229 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l56a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x229);
        const svuint32_t l59a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58a, l57a, l58a_2), x229), svdup_n_u32(0), 32 - 5), l57a_2);
        const svuint32_t l59a_2 = svxar_n_u32(l57a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 59, f4 */
        svuint32_t x230 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), l56b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x230);
        const svuint32_t l59b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58b, l57b, l58b_2), x230), svdup_n_u32(0), 32 - 5), l57b_2);
        const svuint32_t l59b_2 = svxar_n_u32(l57b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 59, f2 */
        svuint32_t x231 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r56a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x231);
        const svuint32_t r59a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57a, r58a_2, r58a), x231), svdup_n_u32(0), 32 - 12), r57a_2);
        const svuint32_t r59a_2 = svxar_n_u32(r57a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 59, f2 */
        svuint32_t x232 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), r56b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x232);
        const svuint32_t r59b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57b, r58b_2, r58b), x232), svdup_n_u32(0), 32 - 12), r57b_2);
        const svuint32_t r59b_2 = svxar_n_u32(r57b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 60, f4 */
        svuint32_t x233 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l57a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x233);
        const svuint32_t l60a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59a, l58a, l59a_2), x233), svdup_n_u32(0), 32 - 6), l58a_2);
        const svuint32_t l60a_2 = svxar_n_u32(l58a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 60, f4 */
        svuint32_t x234 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), l57b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x234);
        const svuint32_t l60b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59b, l58b, l59b_2), x234), svdup_n_u32(0), 32 - 6), l58b_2);
        const svuint32_t l60b_2 = svxar_n_u32(l58b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 60, f2 */
        svuint32_t x235 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r57a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x235);
        const svuint32_t r60a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58a, r59a_2, r59a), x235), svdup_n_u32(0), 32 - 9), r58a_2);
        const svuint32_t r60a_2 = svxar_n_u32(r58a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 60, f2 */
        svuint32_t x236 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), r57b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x236);
        const svuint32_t r60b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58b, r59b_2, r59b), x236), svdup_n_u32(0), 32 - 9), r58b_2);
        const svuint32_t r60b_2 = svxar_n_u32(r58b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 61, f4 */
        svuint32_t x237 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l58a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x237);
        const svuint32_t l61a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60a, l59a, l60a_2), x237), svdup_n_u32(0), 32 - 8), l59a_2);
        const svuint32_t l61a_2 = svxar_n_u32(l59a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 61, f4 */
        svuint32_t x238 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), l58b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x238);
        const svuint32_t l61b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60b, l59b, l60b_2), x238), svdup_n_u32(0), 32 - 8), l59b_2);
        const svuint32_t l61b_2 = svxar_n_u32(l59b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 61, f2 */
        svuint32_t x239 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r58a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x239);
        const svuint32_t r61a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59a, r60a_2, r60a), x239), svdup_n_u32(0), 32 - 12), r59a_2);
        const svuint32_t r61a_2 = svxar_n_u32(r59a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 61, f2 */
        svuint32_t x240 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), r58b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x240);
        const svuint32_t r61b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59b, r60b_2, r60b), x240), svdup_n_u32(0), 32 - 12), r59b_2);
        const svuint32_t r61b_2 = svxar_n_u32(r59b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 62, f4 */
        svuint32_t x241 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l59a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x241);
        const svuint32_t l62a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61a, l60a, l61a_2), x241), svdup_n_u32(0), 32 - 6), l60a_2);
        const svuint32_t l62a_2 = svxar_n_u32(l60a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 62, f4 */
        svuint32_t x242 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), l59b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x242);
        const svuint32_t l62b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61b, l60b, l61b_2), x242), svdup_n_u32(0), 32 - 6), l60b_2);
        const svuint32_t l62b_2 = svxar_n_u32(l60b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 62, f2 */
        svuint32_t x243 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r59a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x243);
        const svuint32_t r62a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60a, r61a_2, r61a), x243), svdup_n_u32(0), 32 - 5), r60a_2);
        const svuint32_t r62a_2 = svxar_n_u32(r60a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 62, f2 */
        svuint32_t x244 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), r59b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x244);
        const svuint32_t r62b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60b, r61b_2, r61b), x244), svdup_n_u32(0), 32 - 5), r60b_2);
        const svuint32_t r62b_2 = svxar_n_u32(r60b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 63, f4 */
        svuint32_t x245 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l60a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x245);
        const svuint32_t l63a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62a, l61a, l62a_2), x245), svdup_n_u32(0), 32 - 5), l61a_2);
        const svuint32_t l63a_2 = svxar_n_u32(l61a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 63, f4 */
        svuint32_t x246 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), l60b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x246);
        const svuint32_t l63b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62b, l61b, l62b_2), x246), svdup_n_u32(0), 32 - 5), l61b_2);
        const svuint32_t l63b_2 = svxar_n_u32(l61b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 63, f2 */
        svuint32_t x247 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r60a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x247);
        const svuint32_t r63a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61a, r62a_2, r62a), x247), svdup_n_u32(0), 32 - 15), r61a_2);
        const svuint32_t r63a_2 = svxar_n_u32(r61a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 63, f2 */
        svuint32_t x248 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), r60b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x248);
        const svuint32_t r63b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61b, r62b_2, r62b), x248), svdup_n_u32(0), 32 - 15), r61b_2);
        const svuint32_t r63b_2 = svxar_n_u32(r61b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 64, f4 */
        svuint32_t x249 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l61a_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x249);
        const svuint32_t l64a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63a, l62a, l63a_2), x249), svdup_n_u32(0), 32 - 12), l62a_2);
        const svuint32_t l64a_2 = svxar_n_u32(l62a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 64, f4 */
        svuint32_t x250 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), l61b_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x250);
        const svuint32_t l64b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63b, l62b, l63b_2), x250), svdup_n_u32(0), 32 - 12), l62b_2);
        const svuint32_t l64b_2 = svxar_n_u32(l62b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 64, f2 */
        svuint32_t x251 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r61a_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x251);
        const svuint32_t r64a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62a, r63a_2, r63a), x251), svdup_n_u32(0), 32 - 8), r62a_2);
        const svuint32_t r64a_2 = svxar_n_u32(r62a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 64, f2 */
        svuint32_t x252 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), r61b_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x252);
        const svuint32_t r64b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62b, r63b_2, r63b), x252), svdup_n_u32(0), 32 - 8), r62b_2);
        const svuint32_t r64b_2 = svxar_n_u32(r62b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 65, f5 */
        svuint32_t x253 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l62a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x253);
        const svuint32_t l65a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x253, svbcax_u32(l64a, l64a_2, l63a)), svdup_n_u32(0), 32 - 9), l63a_2);
        const svuint32_t l65a_2 = svxar_n_u32(l63a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 65, f5 */
        svuint32_t x254 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), svadd_u32_x(svptrue_b32(), l62b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x254);
        const svuint32_t l65b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x254, svbcax_u32(l64b, l64b_2, l63b)), svdup_n_u32(0), 32 - 9), l63b_2);
        const svuint32_t l65b_2 = svxar_n_u32(l63b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 65, f1 */
        svuint32_t x255 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), r62a_2);
        KEEP("w", x255);
        const svuint32_t r65a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64a, r64a_2, r63a), x255), svdup_n_u32(0), 32 - 8), r63a_2);
        const svuint32_t r65a_2 = svxar_n_u32(r63a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 65, f1 */
        svuint32_t x256 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), r62b_2);
        KEEP("w", x256);
        const svuint32_t r65b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64b, r64b_2, r63b), x256), svdup_n_u32(0), 32 - 8), r63b_2);
        const svuint32_t r65b_2 = svxar_n_u32(r63b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 66, f5 */
        svuint32_t x257 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l63a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x257);
        const svuint32_t l66a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x257, svbcax_u32(l65a, l65a_2, l64a)), svdup_n_u32(0), 32 - 15), l64a_2);
        const svuint32_t l66a_2 = svxar_n_u32(l64a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 66, f5 */
        svuint32_t x258 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), svadd_u32_x(svptrue_b32(), l63b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x258);
        const svuint32_t l66b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x258, svbcax_u32(l65b, l65b_2, l64b)), svdup_n_u32(0), 32 - 15), l64b_2);
        const svuint32_t l66b_2 = svxar_n_u32(l64b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 66, f1 */
        svuint32_t x259 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), r63a_2);
        KEEP("w", x259);
        const svuint32_t r66a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65a, r65a_2, r64a), x259), svdup_n_u32(0), 32 - 5), r64a_2);
        const svuint32_t r66a_2 = svxar_n_u32(r64a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 66, f1 */
        svuint32_t x260 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), r63b_2);
        KEEP("w", x260);
        const svuint32_t r66b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65b, r65b_2, r64b), x260), svdup_n_u32(0), 32 - 5), r64b_2);
        const svuint32_t r66b_2 = svxar_n_u32(r64b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 67, f5 */
        svuint32_t x261 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l64a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x261);
        const svuint32_t l67a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x261, svbcax_u32(l66a, l66a_2, l65a)), svdup_n_u32(0), 32 - 5), l65a_2);
        const svuint32_t l67a_2 = svxar_n_u32(l65a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 67, f5 */
        svuint32_t x262 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), svadd_u32_x(svptrue_b32(), l64b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x262);
        const svuint32_t l67b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x262, svbcax_u32(l66b, l66b_2, l65b)), svdup_n_u32(0), 32 - 5), l65b_2);
        const svuint32_t l67b_2 = svxar_n_u32(l65b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 67, f1 */
        svuint32_t x263 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), r64a_2);
        KEEP("w", x263);
        const svuint32_t r67a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66a, r66a_2, r65a), x263), svdup_n_u32(0), 32 - 12), r65a_2);
        const svuint32_t r67a_2 = svxar_n_u32(r65a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 67, f1 */
        svuint32_t x264 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), r64b_2);
        KEEP("w", x264);
        const svuint32_t r67b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66b, r66b_2, r65b), x264), svdup_n_u32(0), 32 - 12), r65b_2);
        const svuint32_t r67b_2 = svxar_n_u32(r65b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 68, f5 */
        svuint32_t x265 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l65a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x265);
        const svuint32_t l68a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x265, svbcax_u32(l67a, l67a_2, l66a)), svdup_n_u32(0), 32 - 11), l66a_2);
        const svuint32_t l68a_2 = svxar_n_u32(l66a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 68, f5 */
        svuint32_t x266 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), svadd_u32_x(svptrue_b32(), l65b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x266);
        const svuint32_t l68b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x266, svbcax_u32(l67b, l67b_2, l66b)), svdup_n_u32(0), 32 - 11), l66b_2);
        const svuint32_t l68b_2 = svxar_n_u32(l66b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 68, f1 */
        svuint32_t x267 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r65a_2);
        KEEP("w", x267);
        const svuint32_t r68a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67a, r67a_2, r66a), x267), svdup_n_u32(0), 32 - 9), r66a_2);
        const svuint32_t r68a_2 = svxar_n_u32(r66a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 68, f1 */
        svuint32_t x268 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][1 * lanes]), r65b_2);
        KEEP("w", x268);
        const svuint32_t r68b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67b, r67b_2, r66b), x268), svdup_n_u32(0), 32 - 9), r66b_2);
        const svuint32_t r68b_2 = svxar_n_u32(r66b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 69, f5 */
        svuint32_t x269 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l66a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x269);
        const svuint32_t l69a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x269, svbcax_u32(l68a, l68a_2, l67a)), svdup_n_u32(0), 32 - 6), l67a_2);
        const svuint32_t l69a_2 = svxar_n_u32(l67a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 69, f5 */
        svuint32_t x270 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), svadd_u32_x(svptrue_b32(), l66b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x270);
        const svuint32_t l69b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x270, svbcax_u32(l68b, l68b_2, l67b)), svdup_n_u32(0), 32 - 6), l67b_2);
        const svuint32_t l69b_2 = svxar_n_u32(l67b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 69, f1 */
        svuint32_t x271 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66a_2);
        KEEP("w", x271);
        const svuint32_t r69a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68a, r68a_2, r67a), x271), svdup_n_u32(0), 32 - 12), r67a_2);
        const svuint32_t r69a_2 = svxar_n_u32(r67a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 69, f1 */
        svuint32_t x272 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), r66b_2);
        KEEP("w", x272);
        const svuint32_t r69b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68b, r68b_2, r67b), x272), svdup_n_u32(0), 32 - 12), r67b_2);
        const svuint32_t r69b_2 = svxar_n_u32(r67b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 70, f5 */
        svuint32_t x273 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l67a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x273);
        const svuint32_t l70a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x273, svbcax_u32(l69a, l69a_2, l68a)), svdup_n_u32(0), 32 - 8), l68a_2);
        const svuint32_t l70a_2 = svxar_n_u32(l68a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 70, f5 */
        svuint32_t x274 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][1 * lanes]), svadd_u32_x(svptrue_b32(), l67b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x274);
        const svuint32_t l70b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x274, svbcax_u32(l69b, l69b_2, l68b)), svdup_n_u32(0), 32 - 8), l68b_2);
        const svuint32_t l70b_2 = svxar_n_u32(l68b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 70, f1 */
        svuint32_t x275 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), r67a_2);
        KEEP("w", x275);
        const svuint32_t r70a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69a, r69a_2, r68a), x275), svdup_n_u32(0), 32 - 5), r68a_2);
        const svuint32_t r70a_2 = svxar_n_u32(r68a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 70, f1 */
        svuint32_t x276 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][1 * lanes]), r67b_2);
        KEEP("w", x276);
        const svuint32_t r70b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69b, r69b_2, r68b), x276), svdup_n_u32(0), 32 - 5), r68b_2);
        const svuint32_t r70b_2 = svxar_n_u32(r68b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 71, f5 */
        svuint32_t x277 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l68a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x277);
        const svuint32_t l71a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x277, svbcax_u32(l70a, l70a_2, l69a)), svdup_n_u32(0), 32 - 13), l69a_2);
        const svuint32_t l71a_2 = svxar_n_u32(l69a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 71, f5 */
        svuint32_t x278 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), svadd_u32_x(svptrue_b32(), l68b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x278);
        const svuint32_t l71b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x278, svbcax_u32(l70b, l70b_2, l69b)), svdup_n_u32(0), 32 - 13), l69b_2);
        const svuint32_t l71b_2 = svxar_n_u32(l69b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 71, f1 */
        svuint32_t x279 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), r68a_2);
        KEEP("w", x279);
        const svuint32_t r71a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70a, r70a_2, r69a), x279), svdup_n_u32(0), 32 - 14), r69a_2);
        const svuint32_t r71a_2 = svxar_n_u32(r69a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 71, f1 */
        svuint32_t x280 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), r68b_2);
        KEEP("w", x280);
        const svuint32_t r71b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70b, r70b_2, r69b), x280), svdup_n_u32(0), 32 - 14), r69b_2);
        const svuint32_t r71b_2 = svxar_n_u32(r69b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 72, f5 */
        svuint32_t x281 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l69a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x281);
        const svuint32_t l72a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x281, svbcax_u32(l71a, l71a_2, l70a)), svdup_n_u32(0), 32 - 12), l70a_2);
        const svuint32_t l72a_2 = svxar_n_u32(l70a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 72, f5 */
        svuint32_t x282 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][1 * lanes]), svadd_u32_x(svptrue_b32(), l69b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x282);
        const svuint32_t l72b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x282, svbcax_u32(l71b, l71b_2, l70b)), svdup_n_u32(0), 32 - 12), l70b_2);
        const svuint32_t l72b_2 = svxar_n_u32(l70b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 72, f1 */
        svuint32_t x283 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), r69a_2);
        KEEP("w", x283);
        const svuint32_t r72a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71a, r71a_2, r70a), x283), svdup_n_u32(0), 32 - 6), r70a_2);
        const svuint32_t r72a_2 = svxar_n_u32(r70a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 72, f1 */
        svuint32_t x284 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][1 * lanes]), r69b_2);
        KEEP("w", x284);
        const svuint32_t r72b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71b, r71b_2, r70b), x284), svdup_n_u32(0), 32 - 6), r70b_2);
        const svuint32_t r72b_2 = svxar_n_u32(r70b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 73, f5 */
        svuint32_t x285 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l70a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x285);
        const svuint32_t l73a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x285, svbcax_u32(l72a, l72a_2, l71a)), svdup_n_u32(0), 32 - 5), l71a_2);
        const svuint32_t l73a_2 = svxar_n_u32(l71a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 73, f5 */
        svuint32_t x286 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), svadd_u32_x(svptrue_b32(), l70b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x286);
        const svuint32_t l73b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x286, svbcax_u32(l72b, l72b_2, l71b)), svdup_n_u32(0), 32 - 5), l71b_2);
        const svuint32_t l73b_2 = svxar_n_u32(l71b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 73, f1 */
        svuint32_t x287 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), r70a_2);
        KEEP("w", x287);
        const svuint32_t r73a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72a, r72a_2, r71a), x287), svdup_n_u32(0), 32 - 8), r71a_2);
        const svuint32_t r73a_2 = svxar_n_u32(r71a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 73, f1 */
        svuint32_t x288 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), r70b_2);
        KEEP("w", x288);
        const svuint32_t r73b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72b, r72b_2, r71b), x288), svdup_n_u32(0), 32 - 8), r71b_2);
        const svuint32_t r73b_2 = svxar_n_u32(r71b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 74, f5 */
        svuint32_t x289 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l71a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x289);
        const svuint32_t l74a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x289, svbcax_u32(l73a, l73a_2, l72a)), svdup_n_u32(0), 32 - 12), l72a_2);
        const svuint32_t l74a_2 = svxar_n_u32(l72a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 74, f5 */
        svuint32_t x290 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][1 * lanes]), svadd_u32_x(svptrue_b32(), l71b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x290);
        const svuint32_t l74b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x290, svbcax_u32(l73b, l73b_2, l72b)), svdup_n_u32(0), 32 - 12), l72b_2);
        const svuint32_t l74b_2 = svxar_n_u32(l72b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 74, f1 */
        svuint32_t x291 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71a_2);
        KEEP("w", x291);
        const svuint32_t r74a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73a, r73a_2, r72a), x291), svdup_n_u32(0), 32 - 13), r72a_2);
        const svuint32_t r74a_2 = svxar_n_u32(r72a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 74, f1 */
        svuint32_t x292 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][1 * lanes]), r71b_2);
        KEEP("w", x292);
        const svuint32_t r74b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73b, r73b_2, r72b), x292), svdup_n_u32(0), 32 - 13), r72b_2);
        const svuint32_t r74b_2 = svxar_n_u32(r72b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 75, f5 */
        svuint32_t x293 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l72a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x293);
        const svuint32_t l75a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x293, svbcax_u32(l74a, l74a_2, l73a)), svdup_n_u32(0), 32 - 13), l73a_2);
        const svuint32_t l75a_2 = svxar_n_u32(l73a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 75, f5 */
        svuint32_t x294 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), svadd_u32_x(svptrue_b32(), l72b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x294);
        const svuint32_t l75b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x294, svbcax_u32(l74b, l74b_2, l73b)), svdup_n_u32(0), 32 - 13), l73b_2);
        const svuint32_t l75b_2 = svxar_n_u32(l73b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 75, f1 */
        svuint32_t x295 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), r72a_2);
        KEEP("w", x295);
        const svuint32_t r75a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74a, r74a_2, r73a), x295), svdup_n_u32(0), 32 - 6), r73a_2);
        const svuint32_t r75a_2 = svxar_n_u32(r73a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 75, f1 */
        svuint32_t x296 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), r72b_2);
        KEEP("w", x296);
        const svuint32_t r75b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74b, r74b_2, r73b), x296), svdup_n_u32(0), 32 - 6), r73b_2);
        const svuint32_t r75b_2 = svxar_n_u32(r73b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 76, f5 */
        svuint32_t x297 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l73a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x297);
        const svuint32_t l76a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x297, svbcax_u32(l75a, l75a_2, l74a)), svdup_n_u32(0), 32 - 14), l74a_2);
        const svuint32_t l76a_2 = svxar_n_u32(l74a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 76, f5 */
        svuint32_t x298 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][1 * lanes]), svadd_u32_x(svptrue_b32(), l73b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x298);
        const svuint32_t l76b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x298, svbcax_u32(l75b, l75b_2, l74b)), svdup_n_u32(0), 32 - 14), l74b_2);
        const svuint32_t l76b_2 = svxar_n_u32(l74b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 76, f1 */
        svuint32_t x299 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), r73a_2);
        KEEP("w", x299);
        const svuint32_t r76a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75a, r75a_2, r74a), x299), svdup_n_u32(0), 32 - 5), r74a_2);
        const svuint32_t r76a_2 = svxar_n_u32(r74a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 76, f1 */
        svuint32_t x300 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][1 * lanes]), r73b_2);
        KEEP("w", x300);
        const svuint32_t r76b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75b, r75b_2, r74b), x300), svdup_n_u32(0), 32 - 5), r74b_2);
        const svuint32_t r76b_2 = svxar_n_u32(r74b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 77, f5 */
        svuint32_t x301 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l74a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x301);
        const svuint32_t l77a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x301, svbcax_u32(l76a, l76a_2, l75a)), svdup_n_u32(0), 32 - 11), l75a_2);
        const svuint32_t l77a_2 = svxar_n_u32(l75a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 77, f5 */
        svuint32_t x302 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), svadd_u32_x(svptrue_b32(), l74b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x302);
        const svuint32_t l77b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x302, svbcax_u32(l76b, l76b_2, l75b)), svdup_n_u32(0), 32 - 11), l75b_2);
        const svuint32_t l77b_2 = svxar_n_u32(l75b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 77, f1 */
        svuint32_t x303 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74a_2);
        KEEP("w", x303);
        const svuint32_t r77a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76a, r76a_2, r75a), x303), svdup_n_u32(0), 32 - 15), r75a_2);
        const svuint32_t r77a_2 = svxar_n_u32(r75a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 77, f1 */
        svuint32_t x304 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][1 * lanes]), r74b_2);
        KEEP("w", x304);
        const svuint32_t r77b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76b, r76b_2, r75b), x304), svdup_n_u32(0), 32 - 15), r75b_2);
        const svuint32_t r77b_2 = svxar_n_u32(r75b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 78, f5 */
        svuint32_t x305 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l75a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x305);
        const svuint32_t l78a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x305, svbcax_u32(l77a, l77a_2, l76a)), svdup_n_u32(0), 32 - 8), l76a_2);
        const svuint32_t l78a_2 = svxar_n_u32(l76a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 78, f5 */
        svuint32_t x306 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][1 * lanes]), svadd_u32_x(svptrue_b32(), l75b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x306);
        const svuint32_t l78b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x306, svbcax_u32(l77b, l77b_2, l76b)), svdup_n_u32(0), 32 - 8), l76b_2);
        const svuint32_t l78b_2 = svxar_n_u32(l76b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 78, f1 */
        svuint32_t x307 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75a_2);
        KEEP("w", x307);
        const svuint32_t r78a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77a, r77a_2, r76a), x307), svdup_n_u32(0), 32 - 13), r76a_2);
        const svuint32_t r78a_2 = svxar_n_u32(r76a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 78, f1 */
        svuint32_t x308 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][1 * lanes]), r75b_2);
        KEEP("w", x308);
        const svuint32_t r78b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77b, r77b_2, r76b), x308), svdup_n_u32(0), 32 - 13), r76b_2);
        const svuint32_t r78b_2 = svxar_n_u32(r76b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 79, f5 */
        svuint32_t x309 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l76a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x309);
        const svuint32_t l79a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x309, svbcax_u32(l78a, l78a_2, l77a)), svdup_n_u32(0), 32 - 5), l77a_2);
        const svuint32_t l79a_2 = svxar_n_u32(l77a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 79, f5 */
        svuint32_t x310 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][1 * lanes]), svadd_u32_x(svptrue_b32(), l76b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x310);
        const svuint32_t l79b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x310, svbcax_u32(l78b, l78b_2, l77b)), svdup_n_u32(0), 32 - 5), l77b_2);
        const svuint32_t l79b_2 = svxar_n_u32(l77b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 79, f1 */
        svuint32_t x311 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), r76a_2);
        KEEP("w", x311);
        const svuint32_t r79a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78a, r78a_2, r77a), x311), svdup_n_u32(0), 32 - 11), r77a_2);
        const svuint32_t r79a_2 = svxar_n_u32(r77a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 79, f1 */
        svuint32_t x312 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][1 * lanes]), r76b_2);
        KEEP("w", x312);
        const svuint32_t r79b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78b, r78b_2, r77b), x312), svdup_n_u32(0), 32 - 11), r77b_2);
        const svuint32_t r79b_2 = svxar_n_u32(r77b, svdup_n_u32(0), 32 - 10);
        /* stream a, left step 80, f5 */
        svuint32_t x313 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l77a_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x313);
        const svuint32_t l80a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x313, svbcax_u32(l79a, l79a_2, l78a)), svdup_n_u32(0), 32 - 6), l78a_2);
        const svuint32_t l80a_2 = svxar_n_u32(l78a, svdup_n_u32(0), 32 - 10);
        /* stream b, left step 80, f5 */
        svuint32_t x314 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][1 * lanes]), svadd_u32_x(svptrue_b32(), l77b_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x314);
        const svuint32_t l80b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x314, svbcax_u32(l79b, l79b_2, l78b)), svdup_n_u32(0), 32 - 6), l78b_2);
        const svuint32_t l80b_2 = svxar_n_u32(l78b, svdup_n_u32(0), 32 - 10);
        /* stream a, right step 80, f1 */
        svuint32_t x315 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), r77a_2);
        KEEP("w", x315);
        const svuint32_t r80a = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79a, r79a_2, r78a), x315), svdup_n_u32(0), 32 - 11), r78a_2);
        const svuint32_t r80a_2 = svxar_n_u32(r78a, svdup_n_u32(0), 32 - 10);
        /* stream b, right step 80, f1 */
        svuint32_t x316 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][1 * lanes]), r77b_2);
        KEEP("w", x316);
        const svuint32_t r80b = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79b, r79b_2, r78b), x316), svdup_n_u32(0), 32 - 11), r78b_2);
        const svuint32_t r80b_2 = svxar_n_u32(r78b, svdup_n_u32(0), 32 - 10);
        svuint32_t x317 = svadd_u32_x(svptrue_b32(), r80a_2, h1a);
        KEEP("w", x317);
        svuint32_t x318 = svadd_u32_x(svptrue_b32(), r79a_2, h2a);
        KEEP("w", x318);
        svuint32_t x319 = svadd_u32_x(svptrue_b32(), r78a_2, h3a);
        KEEP("w", x319);
        svuint32_t x320 = svadd_u32_x(svptrue_b32(), l78a_2, h4a);
        KEEP("w", x320);
        svuint32_t x321 = svadd_u32_x(svptrue_b32(), r79a, h0a);
        KEEP("w", x321);
        svuint32_t x322 = svadd_u32_x(svptrue_b32(), r80b_2, h1b);
        KEEP("w", x322);
        svuint32_t x323 = svadd_u32_x(svptrue_b32(), r79b_2, h2b);
        KEEP("w", x323);
        svuint32_t x324 = svadd_u32_x(svptrue_b32(), r78b_2, h3b);
        KEEP("w", x324);
        svuint32_t x325 = svadd_u32_x(svptrue_b32(), l78b_2, h4b);
        KEEP("w", x325);
        svuint32_t x326 = svadd_u32_x(svptrue_b32(), r79b, h0b);
        KEEP("w", x326);

        const svuint32_t h0a_next = svadd_u32_x(svptrue_b32(), l79a, x317);
        const svuint32_t h1a_next = svadd_u32_x(svptrue_b32(), l80a_2, x318);
        const svuint32_t h2a_next = svadd_u32_x(svptrue_b32(), l79a_2, x319);
        const svuint32_t h3a_next = svadd_u32_x(svptrue_b32(), r80a, x320);
        const svuint32_t h4a_next = svadd_u32_x(svptrue_b32(), l80a, x321);
        const svuint32_t h0b_next = svadd_u32_x(svptrue_b32(), l79b, x322);
        const svuint32_t h1b_next = svadd_u32_x(svptrue_b32(), l80b_2, x323);
        const svuint32_t h2b_next = svadd_u32_x(svptrue_b32(), l79b_2, x324);
        const svuint32_t h3b_next = svadd_u32_x(svptrue_b32(), r80b, x325);
        const svuint32_t h4b_next = svadd_u32_x(svptrue_b32(), l80b, x326);
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
