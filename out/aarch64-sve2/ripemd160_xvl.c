/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, as many lanes as its vectors hold: 4 to 64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel lanes
 *
 * ripemd160_xvl_blocks: 1096 instructions for a block of 64 bytes, critical path 643 cycles.
 * Rules: not_out_of_or 64 times, not_in_sum 64 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("arch=armv8-a+sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8-a+sve2")
#endif

#include <arm_sve.h>
#include "ripemd160_xvl.h"

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
        uint32_t w[16][64] ALIGNED;
        
        for (size_t j = 0; j < lanes; j += 2) {
            COPY(&w[0][j], 64, data[j] + at + 0, data[j + 1] + at + 0);
            COPY(&w[2][j], 64, data[j] + at + 8, data[j + 1] + at + 8);
            COPY(&w[4][j], 64, data[j] + at + 16, data[j + 1] + at + 16);
            COPY(&w[6][j], 64, data[j] + at + 24, data[j + 1] + at + 24);
            COPY(&w[8][j], 64, data[j] + at + 32, data[j + 1] + at + 32);
            COPY(&w[10][j], 64, data[j] + at + 40, data[j + 1] + at + 40);
            COPY(&w[12][j], 64, data[j] + at + 48, data[j + 1] + at + 48);
            COPY(&w[14][j], 64, data[j] + at + 56, data[j + 1] + at + 56);
        }

        /* left step 1, f1 */
        const svuint32_t l1 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(h2, h1, h3), svadd_u32_x(svptrue_b32(), h0, svld1_u32(svptrue_b32(), &w[0][0 * lanes]))), svdup_n_u32(0), 32 - 11), h4);
        const svuint32_t l1_2 = svxar_n_u32(h2, svdup_n_u32(0), 32 - 10);
        /* right step 1, f5 */
        const svuint32_t r1 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svdup_n_u32(0x50a28be5u)), h0), svbcax_u32(h1, h3, h2)), svdup_n_u32(0), 32 - 8), h4);
        /* left step 2, f1 */
        svuint32_t x1 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), h4);
        KEEP("w", x1);
        const svuint32_t l2 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l1, l1_2, h1), x1), svdup_n_u32(0), 32 - 14), h3);
        const svuint32_t l2_2 = svxar_n_u32(h1, svdup_n_u32(0), 32 - 10);
        /* right step 2, f5 */
        svuint32_t x2 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), h4, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x2);
        const svuint32_t r2 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x2, svbcax_u32(r1, l1_2, h1)), svdup_n_u32(0), 32 - 9), h3);
        /* left step 3, f1 */
        svuint32_t x3 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), h3);
        KEEP("w", x3);
        const svuint32_t l3 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l2, l2_2, l1), x3), svdup_n_u32(0), 32 - 15), l1_2);
        const svuint32_t l3_2 = svxar_n_u32(l1, svdup_n_u32(0), 32 - 10);
        /* right step 3, f5 */
        svuint32_t x4 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), h3, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x4);
        const svuint32_t r3 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x4, svbcax_u32(r2, l2_2, r1)), svdup_n_u32(0), 32 - 9), l1_2);
        const svuint32_t r3_2 = svxar_n_u32(r1, svdup_n_u32(0), 32 - 10);
        /* left step 4, f1 */
        svuint32_t x5 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), l1_2);
        KEEP("w", x5);
        const svuint32_t l4 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l3, l3_2, l2), x5), svdup_n_u32(0), 32 - 12), l2_2);
        const svuint32_t l4_2 = svxar_n_u32(l2, svdup_n_u32(0), 32 - 10);
        /* right step 4, f5 */
        svuint32_t x6 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l1_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x6);
        const svuint32_t r4 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x6, svbcax_u32(r3, r3_2, r2)), svdup_n_u32(0), 32 - 11), l2_2);
        const svuint32_t r4_2 = svxar_n_u32(r2, svdup_n_u32(0), 32 - 10);
        /* left step 5, f1 */
        svuint32_t x7 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), l2_2);
        KEEP("w", x7);
        const svuint32_t l5 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l4, l4_2, l3), x7), svdup_n_u32(0), 32 - 5), l3_2);
        const svuint32_t l5_2 = svxar_n_u32(l3, svdup_n_u32(0), 32 - 10);
        /* right step 5, f5 */
        svuint32_t x8 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l2_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x8);
        const svuint32_t r5 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x8, svbcax_u32(r4, r4_2, r3)), svdup_n_u32(0), 32 - 13), r3_2);
        const svuint32_t r5_2 = svxar_n_u32(r3, svdup_n_u32(0), 32 - 10);
        /* left step 6, f1 */
        svuint32_t x9 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), l3_2);
        KEEP("w", x9);
        const svuint32_t l6 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l5, l5_2, l4), x9), svdup_n_u32(0), 32 - 8), l4_2);
        const svuint32_t l6_2 = svxar_n_u32(l4, svdup_n_u32(0), 32 - 10);
        /* right step 6, f5 */
        svuint32_t x10 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r3_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x10);
        const svuint32_t r6 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x10, svbcax_u32(r5, r5_2, r4)), svdup_n_u32(0), 32 - 15), r4_2);
        const svuint32_t r6_2 = svxar_n_u32(r4, svdup_n_u32(0), 32 - 10);
        /* left step 7, f1 */
        svuint32_t x11 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), l4_2);
        KEEP("w", x11);
        const svuint32_t l7 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l6, l6_2, l5), x11), svdup_n_u32(0), 32 - 7), l5_2);
        const svuint32_t l7_2 = svxar_n_u32(l5, svdup_n_u32(0), 32 - 10);
        /* right step 7, f5 */
        svuint32_t x12 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r4_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x12);
        const svuint32_t r7 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x12, svbcax_u32(r6, r6_2, r5)), svdup_n_u32(0), 32 - 15), r5_2);
        const svuint32_t r7_2 = svxar_n_u32(r5, svdup_n_u32(0), 32 - 10);
        /* left step 8, f1 */
        svuint32_t x13 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), l5_2);
        KEEP("w", x13);
        const svuint32_t l8 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l7, l7_2, l6), x13), svdup_n_u32(0), 32 - 9), l6_2);
        const svuint32_t l8_2 = svxar_n_u32(l6, svdup_n_u32(0), 32 - 10);
        /* right step 8, f5 */
        svuint32_t x14 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r5_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x14);
        const svuint32_t r8 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x14, svbcax_u32(r7, r7_2, r6)), svdup_n_u32(0), 32 - 5), r6_2);
        const svuint32_t r8_2 = svxar_n_u32(r6, svdup_n_u32(0), 32 - 10);
        /* left step 9, f1 */
        svuint32_t x15 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), l6_2);
        KEEP("w", x15);
        const svuint32_t l9 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l8, l8_2, l7), x15), svdup_n_u32(0), 32 - 11), l7_2);
        const svuint32_t l9_2 = svxar_n_u32(l7, svdup_n_u32(0), 32 - 10);
        /* right step 9, f5 */
        svuint32_t x16 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r6_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x16);
        const svuint32_t r9 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x16, svbcax_u32(r8, r8_2, r7)), svdup_n_u32(0), 32 - 7), r7_2);
        const svuint32_t r9_2 = svxar_n_u32(r7, svdup_n_u32(0), 32 - 10);
        /* left step 10, f1 */
        svuint32_t x17 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), l7_2);
        KEEP("w", x17);
        const svuint32_t l10 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l9, l9_2, l8), x17), svdup_n_u32(0), 32 - 13), l8_2);
        const svuint32_t l10_2 = svxar_n_u32(l8, svdup_n_u32(0), 32 - 10);
        /* right step 10, f5 */
        svuint32_t x18 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r7_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x18);
        const svuint32_t r10 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x18, svbcax_u32(r9, r9_2, r8)), svdup_n_u32(0), 32 - 7), r8_2);
        const svuint32_t r10_2 = svxar_n_u32(r8, svdup_n_u32(0), 32 - 10);
        /* left step 11, f1 */
        svuint32_t x19 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), l8_2);
        KEEP("w", x19);
        const svuint32_t l11 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l10, l10_2, l9), x19), svdup_n_u32(0), 32 - 14), l9_2);
        const svuint32_t l11_2 = svxar_n_u32(l9, svdup_n_u32(0), 32 - 10);
        /* right step 11, f5 */
        svuint32_t x20 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r8_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x20);
        const svuint32_t r11 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x20, svbcax_u32(r10, r10_2, r9)), svdup_n_u32(0), 32 - 8), r9_2);
        const svuint32_t r11_2 = svxar_n_u32(r9, svdup_n_u32(0), 32 - 10);
        /* left step 12, f1 */
        svuint32_t x21 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), l9_2);
        KEEP("w", x21);
        const svuint32_t l12 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l11, l11_2, l10), x21), svdup_n_u32(0), 32 - 15), l10_2);
        const svuint32_t l12_2 = svxar_n_u32(l10, svdup_n_u32(0), 32 - 10);
        /* right step 12, f5 */
        svuint32_t x22 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r9_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x22);
        const svuint32_t r12 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x22, svbcax_u32(r11, r11_2, r10)), svdup_n_u32(0), 32 - 11), r10_2);
        const svuint32_t r12_2 = svxar_n_u32(r10, svdup_n_u32(0), 32 - 10);
        /* left step 13, f1 */
        svuint32_t x23 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), l10_2);
        KEEP("w", x23);
        const svuint32_t l13 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l12, l12_2, l11), x23), svdup_n_u32(0), 32 - 6), l11_2);
        const svuint32_t l13_2 = svxar_n_u32(l11, svdup_n_u32(0), 32 - 10);
        /* right step 13, f5 */
        svuint32_t x24 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r10_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x24);
        const svuint32_t r13 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x24, svbcax_u32(r12, r12_2, r11)), svdup_n_u32(0), 32 - 14), r11_2);
        const svuint32_t r13_2 = svxar_n_u32(r11, svdup_n_u32(0), 32 - 10);
        /* left step 14, f1 */
        svuint32_t x25 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), l11_2);
        KEEP("w", x25);
        const svuint32_t l14 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l13, l13_2, l12), x25), svdup_n_u32(0), 32 - 7), l12_2);
        const svuint32_t l14_2 = svxar_n_u32(l12, svdup_n_u32(0), 32 - 10);
        /* right step 14, f5 */
        svuint32_t x26 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r11_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x26);
        const svuint32_t r14 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x26, svbcax_u32(r13, r13_2, r12)), svdup_n_u32(0), 32 - 14), r12_2);
        const svuint32_t r14_2 = svxar_n_u32(r12, svdup_n_u32(0), 32 - 10);
        /* left step 15, f1 */
        svuint32_t x27 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), l12_2);
        KEEP("w", x27);
        const svuint32_t l15 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l14, l14_2, l13), x27), svdup_n_u32(0), 32 - 9), l13_2);
        const svuint32_t l15_2 = svxar_n_u32(l13, svdup_n_u32(0), 32 - 10);
        /* right step 15, f5 */
        svuint32_t x28 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r12_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x28);
        const svuint32_t r15 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x28, svbcax_u32(r14, r14_2, r13)), svdup_n_u32(0), 32 - 12), r13_2);
        const svuint32_t r15_2 = svxar_n_u32(r13, svdup_n_u32(0), 32 - 10);
        /* left step 16, f1 */
        svuint32_t x29 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), l13_2);
        KEEP("w", x29);
        const svuint32_t l16 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(l15, l15_2, l14), x29), svdup_n_u32(0), 32 - 8), l14_2);
        const svuint32_t l16_2 = svxar_n_u32(l14, svdup_n_u32(0), 32 - 10);
        /* right step 16, f5 */
        svuint32_t x30 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r13_2, svdup_n_u32(0x50a28be5u)));
        KEEP("w", x30);
        const svuint32_t r16 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x30, svbcax_u32(r15, r15_2, r14)), svdup_n_u32(0), 32 - 6), r14_2);
        const svuint32_t r16_2 = svxar_n_u32(r14, svdup_n_u32(0), 32 - 10);
        /* left step 17, f2 */
        svuint32_t x31 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l14_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x31);
        const svuint32_t l17 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l15, l16_2, l16), x31), svdup_n_u32(0), 32 - 7), l15_2);
        const svuint32_t l17_2 = svxar_n_u32(l15, svdup_n_u32(0), 32 - 10);
        /* right step 17, f4 */
        svuint32_t x32 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r14_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x32);
        const svuint32_t r17 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r16, r15, r16_2), x32), svdup_n_u32(0), 32 - 9), r15_2);
        const svuint32_t r17_2 = svxar_n_u32(r15, svdup_n_u32(0), 32 - 10);
        /* left step 18, f2 */
        svuint32_t x33 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l15_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x33);
        const svuint32_t l18 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l16, l17_2, l17), x33), svdup_n_u32(0), 32 - 6), l16_2);
        const svuint32_t l18_2 = svxar_n_u32(l16, svdup_n_u32(0), 32 - 10);
        /* right step 18, f4 */
        svuint32_t x34 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r15_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x34);
        const svuint32_t r18 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r17, r16, r17_2), x34), svdup_n_u32(0), 32 - 13), r16_2);
        const svuint32_t r18_2 = svxar_n_u32(r16, svdup_n_u32(0), 32 - 10);
        /* left step 19, f2 */
        svuint32_t x35 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l16_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x35);
        const svuint32_t l19 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l17, l18_2, l18), x35), svdup_n_u32(0), 32 - 8), l17_2);
        const svuint32_t l19_2 = svxar_n_u32(l17, svdup_n_u32(0), 32 - 10);
        /* right step 19, f4 */
        svuint32_t x36 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r16_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x36);
        const svuint32_t r19 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r18, r17, r18_2), x36), svdup_n_u32(0), 32 - 15), r17_2);
        const svuint32_t r19_2 = svxar_n_u32(r17, svdup_n_u32(0), 32 - 10);
        /* left step 20, f2 */
        svuint32_t x37 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l17_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x37);
        const svuint32_t l20 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l18, l19_2, l19), x37), svdup_n_u32(0), 32 - 13), l18_2);
        const svuint32_t l20_2 = svxar_n_u32(l18, svdup_n_u32(0), 32 - 10);
        /* right step 20, f4 */
        svuint32_t x38 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r17_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x38);
        const svuint32_t r20 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r19, r18, r19_2), x38), svdup_n_u32(0), 32 - 7), r18_2);
        const svuint32_t r20_2 = svxar_n_u32(r18, svdup_n_u32(0), 32 - 10);
        /* left step 21, f2 */
        svuint32_t x39 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l18_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x39);
        const svuint32_t l21 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l19, l20_2, l20), x39), svdup_n_u32(0), 32 - 11), l19_2);
        const svuint32_t l21_2 = svxar_n_u32(l19, svdup_n_u32(0), 32 - 10);
        /* right step 21, f4 */
        svuint32_t x40 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r18_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x40);
        const svuint32_t r21 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r20, r19, r20_2), x40), svdup_n_u32(0), 32 - 12), r19_2);
        const svuint32_t r21_2 = svxar_n_u32(r19, svdup_n_u32(0), 32 - 10);
        /* left step 22, f2 */
        svuint32_t x41 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l19_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x41);
        const svuint32_t l22 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l20, l21_2, l21), x41), svdup_n_u32(0), 32 - 9), l20_2);
        const svuint32_t l22_2 = svxar_n_u32(l20, svdup_n_u32(0), 32 - 10);
        /* right step 22, f4 */
        svuint32_t x42 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r19_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x42);
        const svuint32_t r22 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r21, r20, r21_2), x42), svdup_n_u32(0), 32 - 8), r20_2);
        const svuint32_t r22_2 = svxar_n_u32(r20, svdup_n_u32(0), 32 - 10);
        /* left step 23, f2 */
        svuint32_t x43 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l20_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x43);
        const svuint32_t l23 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l21, l22_2, l22), x43), svdup_n_u32(0), 32 - 7), l21_2);
        const svuint32_t l23_2 = svxar_n_u32(l21, svdup_n_u32(0), 32 - 10);
        /* right step 23, f4 */
        svuint32_t x44 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r20_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x44);
        const svuint32_t r23 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r22, r21, r22_2), x44), svdup_n_u32(0), 32 - 9), r21_2);
        const svuint32_t r23_2 = svxar_n_u32(r21, svdup_n_u32(0), 32 - 10);
        /* left step 24, f2 */
        svuint32_t x45 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l21_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x45);
        const svuint32_t l24 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l22, l23_2, l23), x45), svdup_n_u32(0), 32 - 15), l22_2);
        const svuint32_t l24_2 = svxar_n_u32(l22, svdup_n_u32(0), 32 - 10);
        /* right step 24, f4 */
        svuint32_t x46 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r21_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x46);
        const svuint32_t r24 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r23, r22, r23_2), x46), svdup_n_u32(0), 32 - 11), r22_2);
        const svuint32_t r24_2 = svxar_n_u32(r22, svdup_n_u32(0), 32 - 10);
        /* left step 25, f2 */
        svuint32_t x47 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l22_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x47);
        const svuint32_t l25 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l23, l24_2, l24), x47), svdup_n_u32(0), 32 - 7), l23_2);
        const svuint32_t l25_2 = svxar_n_u32(l23, svdup_n_u32(0), 32 - 10);
        /* right step 25, f4 */
        svuint32_t x48 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r22_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x48);
        const svuint32_t r25 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r24, r23, r24_2), x48), svdup_n_u32(0), 32 - 7), r23_2);
        const svuint32_t r25_2 = svxar_n_u32(r23, svdup_n_u32(0), 32 - 10);
        /* left step 26, f2 */
        svuint32_t x49 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l23_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x49);
        const svuint32_t l26 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l24, l25_2, l25), x49), svdup_n_u32(0), 32 - 12), l24_2);
        const svuint32_t l26_2 = svxar_n_u32(l24, svdup_n_u32(0), 32 - 10);
        /* right step 26, f4 */
        svuint32_t x50 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r23_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x50);
        const svuint32_t r26 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r25, r24, r25_2), x50), svdup_n_u32(0), 32 - 7), r24_2);
        const svuint32_t r26_2 = svxar_n_u32(r24, svdup_n_u32(0), 32 - 10);
        /* left step 27, f2 */
        svuint32_t x51 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l24_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x51);
        const svuint32_t l27 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l25, l26_2, l26), x51), svdup_n_u32(0), 32 - 15), l25_2);
        const svuint32_t l27_2 = svxar_n_u32(l25, svdup_n_u32(0), 32 - 10);
        /* right step 27, f4 */
        svuint32_t x52 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r24_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x52);
        const svuint32_t r27 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r26, r25, r26_2), x52), svdup_n_u32(0), 32 - 12), r25_2);
        const svuint32_t r27_2 = svxar_n_u32(r25, svdup_n_u32(0), 32 - 10);
        /* left step 28, f2 */
        svuint32_t x53 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l25_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x53);
        const svuint32_t l28 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l26, l27_2, l27), x53), svdup_n_u32(0), 32 - 9), l26_2);
        const svuint32_t l28_2 = svxar_n_u32(l26, svdup_n_u32(0), 32 - 10);
        /* right step 28, f4 */
        svuint32_t x54 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r25_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x54);
        const svuint32_t r28 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r27, r26, r27_2), x54), svdup_n_u32(0), 32 - 7), r26_2);
        const svuint32_t r28_2 = svxar_n_u32(r26, svdup_n_u32(0), 32 - 10);
        /* left step 29, f2 */
        svuint32_t x55 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l26_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x55);
        const svuint32_t l29 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l27, l28_2, l28), x55), svdup_n_u32(0), 32 - 11), l27_2);
        const svuint32_t l29_2 = svxar_n_u32(l27, svdup_n_u32(0), 32 - 10);
        /* right step 29, f4 */
        svuint32_t x56 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r26_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x56);
        const svuint32_t r29 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r28, r27, r28_2), x56), svdup_n_u32(0), 32 - 6), r27_2);
        const svuint32_t r29_2 = svxar_n_u32(r27, svdup_n_u32(0), 32 - 10);
        /* left step 30, f2 */
        svuint32_t x57 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l27_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x57);
        const svuint32_t l30 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l28, l29_2, l29), x57), svdup_n_u32(0), 32 - 7), l28_2);
        const svuint32_t l30_2 = svxar_n_u32(l28, svdup_n_u32(0), 32 - 10);
        /* right step 30, f4 */
        svuint32_t x58 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r27_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x58);
        const svuint32_t r30 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r29, r28, r29_2), x58), svdup_n_u32(0), 32 - 15), r28_2);
        const svuint32_t r30_2 = svxar_n_u32(r28, svdup_n_u32(0), 32 - 10);
        /* left step 31, f2 */
        svuint32_t x59 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l28_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x59);
        const svuint32_t l31 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l29, l30_2, l30), x59), svdup_n_u32(0), 32 - 13), l29_2);
        const svuint32_t l31_2 = svxar_n_u32(l29, svdup_n_u32(0), 32 - 10);
        /* right step 31, f4 */
        svuint32_t x60 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r28_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x60);
        const svuint32_t r31 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r30, r29, r30_2), x60), svdup_n_u32(0), 32 - 13), r29_2);
        const svuint32_t r31_2 = svxar_n_u32(r29, svdup_n_u32(0), 32 - 10);
        /* left step 32, f2 */
        svuint32_t x61 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l29_2, svdup_n_u32(0x5a827999u)));
        KEEP("w", x61);
        const svuint32_t l32 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l30, l31_2, l31), x61), svdup_n_u32(0), 32 - 12), l30_2);
        const svuint32_t l32_2 = svxar_n_u32(l30, svdup_n_u32(0), 32 - 10);
        /* right step 32, f4 */
        svuint32_t x62 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r29_2, svdup_n_u32(0x5c4dd124u)));
        KEEP("w", x62);
        const svuint32_t r32 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r31, r30, r31_2), x62), svdup_n_u32(0), 32 - 11), r30_2);
        const svuint32_t r32_2 = svxar_n_u32(r30, svdup_n_u32(0), 32 - 10);
        /* left step 33, f3 */
        svuint32_t x63 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l30_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x63);
        const svuint32_t l33 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x63, svbcax_u32(l32_2, l31, l32)), svdup_n_u32(0), 32 - 11), l31_2);
        const svuint32_t l33_2 = svxar_n_u32(l31, svdup_n_u32(0), 32 - 10);
        /* right step 33, f3 */
        svuint32_t x64 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r30_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x64);
        const svuint32_t r33 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x64, svbcax_u32(r32_2, r31, r32)), svdup_n_u32(0), 32 - 9), r31_2);
        const svuint32_t r33_2 = svxar_n_u32(r31, svdup_n_u32(0), 32 - 10);
        /* left step 34, f3 */
        svuint32_t x65 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l31_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x65);
        const svuint32_t l34 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x65, svbcax_u32(l33_2, l32, l33)), svdup_n_u32(0), 32 - 13), l32_2);
        const svuint32_t l34_2 = svxar_n_u32(l32, svdup_n_u32(0), 32 - 10);
        /* right step 34, f3 */
        svuint32_t x66 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r31_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x66);
        const svuint32_t r34 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x66, svbcax_u32(r33_2, r32, r33)), svdup_n_u32(0), 32 - 7), r32_2);
        const svuint32_t r34_2 = svxar_n_u32(r32, svdup_n_u32(0), 32 - 10);
        /* left step 35, f3 */
        svuint32_t x67 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l32_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x67);
        const svuint32_t l35 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x67, svbcax_u32(l34_2, l33, l34)), svdup_n_u32(0), 32 - 6), l33_2);
        const svuint32_t l35_2 = svxar_n_u32(l33, svdup_n_u32(0), 32 - 10);
        /* right step 35, f3 */
        svuint32_t x68 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r32_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x68);
        const svuint32_t r35 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x68, svbcax_u32(r34_2, r33, r34)), svdup_n_u32(0), 32 - 15), r33_2);
        const svuint32_t r35_2 = svxar_n_u32(r33, svdup_n_u32(0), 32 - 10);
        /* left step 36, f3 */
        svuint32_t x69 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l33_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x69);
        const svuint32_t l36 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x69, svbcax_u32(l35_2, l34, l35)), svdup_n_u32(0), 32 - 7), l34_2);
        const svuint32_t l36_2 = svxar_n_u32(l34, svdup_n_u32(0), 32 - 10);
        /* right step 36, f3 */
        svuint32_t x70 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r33_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x70);
        const svuint32_t r36 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x70, svbcax_u32(r35_2, r34, r35)), svdup_n_u32(0), 32 - 11), r34_2);
        const svuint32_t r36_2 = svxar_n_u32(r34, svdup_n_u32(0), 32 - 10);
        /* left step 37, f3 */
        svuint32_t x71 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l34_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x71);
        const svuint32_t l37 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x71, svbcax_u32(l36_2, l35, l36)), svdup_n_u32(0), 32 - 14), l35_2);
        const svuint32_t l37_2 = svxar_n_u32(l35, svdup_n_u32(0), 32 - 10);
        /* right step 37, f3 */
        svuint32_t x72 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r34_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x72);
        const svuint32_t r37 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x72, svbcax_u32(r36_2, r35, r36)), svdup_n_u32(0), 32 - 8), r35_2);
        const svuint32_t r37_2 = svxar_n_u32(r35, svdup_n_u32(0), 32 - 10);
        /* left step 38, f3 */
        svuint32_t x73 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l35_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x73);
        const svuint32_t l38 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x73, svbcax_u32(l37_2, l36, l37)), svdup_n_u32(0), 32 - 9), l36_2);
        const svuint32_t l38_2 = svxar_n_u32(l36, svdup_n_u32(0), 32 - 10);
        /* right step 38, f3 */
        svuint32_t x74 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r35_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x74);
        const svuint32_t r38 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x74, svbcax_u32(r37_2, r36, r37)), svdup_n_u32(0), 32 - 6), r36_2);
        const svuint32_t r38_2 = svxar_n_u32(r36, svdup_n_u32(0), 32 - 10);
        /* left step 39, f3 */
        svuint32_t x75 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l36_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x75);
        const svuint32_t l39 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x75, svbcax_u32(l38_2, l37, l38)), svdup_n_u32(0), 32 - 13), l37_2);
        const svuint32_t l39_2 = svxar_n_u32(l37, svdup_n_u32(0), 32 - 10);
        /* right step 39, f3 */
        svuint32_t x76 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r36_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x76);
        const svuint32_t r39 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x76, svbcax_u32(r38_2, r37, r38)), svdup_n_u32(0), 32 - 6), r37_2);
        const svuint32_t r39_2 = svxar_n_u32(r37, svdup_n_u32(0), 32 - 10);
        /* left step 40, f3 */
        svuint32_t x77 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l37_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x77);
        const svuint32_t l40 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x77, svbcax_u32(l39_2, l38, l39)), svdup_n_u32(0), 32 - 15), l38_2);
        const svuint32_t l40_2 = svxar_n_u32(l38, svdup_n_u32(0), 32 - 10);
        /* right step 40, f3 */
        svuint32_t x78 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r37_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x78);
        const svuint32_t r40 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x78, svbcax_u32(r39_2, r38, r39)), svdup_n_u32(0), 32 - 14), r38_2);
        const svuint32_t r40_2 = svxar_n_u32(r38, svdup_n_u32(0), 32 - 10);
        /* left step 41, f3 */
        svuint32_t x79 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l38_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x79);
        const svuint32_t l41 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x79, svbcax_u32(l40_2, l39, l40)), svdup_n_u32(0), 32 - 14), l39_2);
        const svuint32_t l41_2 = svxar_n_u32(l39, svdup_n_u32(0), 32 - 10);
        /* right step 41, f3 */
        svuint32_t x80 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r38_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x80);
        const svuint32_t r41 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x80, svbcax_u32(r40_2, r39, r40)), svdup_n_u32(0), 32 - 12), r39_2);
        const svuint32_t r41_2 = svxar_n_u32(r39, svdup_n_u32(0), 32 - 10);
        /* left step 42, f3 */
        svuint32_t x81 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l39_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x81);
        const svuint32_t l42 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x81, svbcax_u32(l41_2, l40, l41)), svdup_n_u32(0), 32 - 8), l40_2);
        const svuint32_t l42_2 = svxar_n_u32(l40, svdup_n_u32(0), 32 - 10);
        /* right step 42, f3 */
        svuint32_t x82 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r39_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x82);
        const svuint32_t r42 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x82, svbcax_u32(r41_2, r40, r41)), svdup_n_u32(0), 32 - 13), r40_2);
        const svuint32_t r42_2 = svxar_n_u32(r40, svdup_n_u32(0), 32 - 10);
        /* left step 43, f3 */
        svuint32_t x83 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l40_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x83);
        const svuint32_t l43 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x83, svbcax_u32(l42_2, l41, l42)), svdup_n_u32(0), 32 - 13), l41_2);
        const svuint32_t l43_2 = svxar_n_u32(l41, svdup_n_u32(0), 32 - 10);
        /* right step 43, f3 */
        svuint32_t x84 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r40_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x84);
        const svuint32_t r43 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x84, svbcax_u32(r42_2, r41, r42)), svdup_n_u32(0), 32 - 5), r41_2);
        const svuint32_t r43_2 = svxar_n_u32(r41, svdup_n_u32(0), 32 - 10);
        /* left step 44, f3 */
        svuint32_t x85 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l41_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x85);
        const svuint32_t l44 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x85, svbcax_u32(l43_2, l42, l43)), svdup_n_u32(0), 32 - 6), l42_2);
        const svuint32_t l44_2 = svxar_n_u32(l42, svdup_n_u32(0), 32 - 10);
        /* right step 44, f3 */
        svuint32_t x86 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r41_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x86);
        const svuint32_t r44 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x86, svbcax_u32(r43_2, r42, r43)), svdup_n_u32(0), 32 - 14), r42_2);
        const svuint32_t r44_2 = svxar_n_u32(r42, svdup_n_u32(0), 32 - 10);
        /* left step 45, f3 */
        svuint32_t x87 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l42_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x87);
        const svuint32_t l45 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x87, svbcax_u32(l44_2, l43, l44)), svdup_n_u32(0), 32 - 5), l43_2);
        const svuint32_t l45_2 = svxar_n_u32(l43, svdup_n_u32(0), 32 - 10);
        /* right step 45, f3 */
        svuint32_t x88 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r42_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x88);
        const svuint32_t r45 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x88, svbcax_u32(r44_2, r43, r44)), svdup_n_u32(0), 32 - 13), r43_2);
        const svuint32_t r45_2 = svxar_n_u32(r43, svdup_n_u32(0), 32 - 10);
        /* left step 46, f3 */
        svuint32_t x89 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l43_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x89);
        const svuint32_t l46 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x89, svbcax_u32(l45_2, l44, l45)), svdup_n_u32(0), 32 - 12), l44_2);
        const svuint32_t l46_2 = svxar_n_u32(l44, svdup_n_u32(0), 32 - 10);
        /* right step 46, f3 */
        svuint32_t x90 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r43_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x90);
        const svuint32_t r46 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x90, svbcax_u32(r45_2, r44, r45)), svdup_n_u32(0), 32 - 13), r44_2);
        const svuint32_t r46_2 = svxar_n_u32(r44, svdup_n_u32(0), 32 - 10);
        /* left step 47, f3 */
        svuint32_t x91 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l44_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x91);
        const svuint32_t l47 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x91, svbcax_u32(l46_2, l45, l46)), svdup_n_u32(0), 32 - 7), l45_2);
        const svuint32_t l47_2 = svxar_n_u32(l45, svdup_n_u32(0), 32 - 10);
        /* right step 47, f3 */
        svuint32_t x92 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r44_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x92);
        const svuint32_t r47 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x92, svbcax_u32(r46_2, r45, r46)), svdup_n_u32(0), 32 - 7), r45_2);
        const svuint32_t r47_2 = svxar_n_u32(r45, svdup_n_u32(0), 32 - 10);
        /* left step 48, f3 */
        svuint32_t x93 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l45_2, svdup_n_u32(0x6ed9eba0u)));
        KEEP("w", x93);
        const svuint32_t l48 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x93, svbcax_u32(l47_2, l46, l47)), svdup_n_u32(0), 32 - 5), l46_2);
        const svuint32_t l48_2 = svxar_n_u32(l46, svdup_n_u32(0), 32 - 10);
        /* right step 48, f3 */
        svuint32_t x94 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r45_2, svdup_n_u32(0x6d703ef2u)));
        KEEP("w", x94);
        const svuint32_t r48 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x94, svbcax_u32(r47_2, r46, r47)), svdup_n_u32(0), 32 - 5), r46_2);
        const svuint32_t r48_2 = svxar_n_u32(r46, svdup_n_u32(0), 32 - 10);
        /* left step 49, f4 */
        svuint32_t x95 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l46_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x95);
        const svuint32_t l49 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l48, l47, l48_2), x95), svdup_n_u32(0), 32 - 11), l47_2);
        const svuint32_t l49_2 = svxar_n_u32(l47, svdup_n_u32(0), 32 - 10);
        /* right step 49, f2 */
        svuint32_t x96 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), r46_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x96);
        const svuint32_t r49 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r47, r48_2, r48), x96), svdup_n_u32(0), 32 - 15), r47_2);
        const svuint32_t r49_2 = svxar_n_u32(r47, svdup_n_u32(0), 32 - 10);
        /* left step 50, f4 */
        svuint32_t x97 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l47_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x97);
        const svuint32_t l50 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l49, l48, l49_2), x97), svdup_n_u32(0), 32 - 12), l48_2);
        const svuint32_t l50_2 = svxar_n_u32(l48, svdup_n_u32(0), 32 - 10);
        /* right step 50, f2 */
        svuint32_t x98 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), r47_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x98);
        const svuint32_t r50 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r48, r49_2, r49), x98), svdup_n_u32(0), 32 - 5), r48_2);
        const svuint32_t r50_2 = svxar_n_u32(r48, svdup_n_u32(0), 32 - 10);
        /* left step 51, f4 */
        svuint32_t x99 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l48_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x99);
        const svuint32_t l51 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l50, l49, l50_2), x99), svdup_n_u32(0), 32 - 14), l49_2);
        const svuint32_t l51_2 = svxar_n_u32(l49, svdup_n_u32(0), 32 - 10);
        /* right step 51, f2 */
        svuint32_t x100 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), r48_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x100);
        const svuint32_t r51 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r49, r50_2, r50), x100), svdup_n_u32(0), 32 - 8), r49_2);
        const svuint32_t r51_2 = svxar_n_u32(r49, svdup_n_u32(0), 32 - 10);
        /* left step 52, f4 */
        svuint32_t x101 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l49_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x101);
        const svuint32_t l52 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l51, l50, l51_2), x101), svdup_n_u32(0), 32 - 15), l50_2);
        const svuint32_t l52_2 = svxar_n_u32(l50, svdup_n_u32(0), 32 - 10);
        /* right step 52, f2 */
        svuint32_t x102 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), r49_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x102);
        const svuint32_t r52 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r50, r51_2, r51), x102), svdup_n_u32(0), 32 - 11), r50_2);
        const svuint32_t r52_2 = svxar_n_u32(r50, svdup_n_u32(0), 32 - 10);
        /* left step 53, f4 */
        svuint32_t x103 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l50_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x103);
        const svuint32_t l53 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l52, l51, l52_2), x103), svdup_n_u32(0), 32 - 14), l51_2);
        const svuint32_t l53_2 = svxar_n_u32(l51, svdup_n_u32(0), 32 - 10);
        /* right step 53, f2 */
        svuint32_t x104 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), r50_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x104);
        const svuint32_t r53 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r51, r52_2, r52), x104), svdup_n_u32(0), 32 - 14), r51_2);
        const svuint32_t r53_2 = svxar_n_u32(r51, svdup_n_u32(0), 32 - 10);
        /* left step 54, f4 */
        svuint32_t x105 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l51_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x105);
        const svuint32_t l54 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l53, l52, l53_2), x105), svdup_n_u32(0), 32 - 15), l52_2);
        const svuint32_t l54_2 = svxar_n_u32(l52, svdup_n_u32(0), 32 - 10);
        /* right step 54, f2 */
        svuint32_t x106 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), r51_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x106);
        const svuint32_t r54 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r52, r53_2, r53), x106), svdup_n_u32(0), 32 - 14), r52_2);
        const svuint32_t r54_2 = svxar_n_u32(r52, svdup_n_u32(0), 32 - 10);
        /* left step 55, f4 */
        svuint32_t x107 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l52_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x107);
        const svuint32_t l55 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l54, l53, l54_2), x107), svdup_n_u32(0), 32 - 9), l53_2);
        const svuint32_t l55_2 = svxar_n_u32(l53, svdup_n_u32(0), 32 - 10);
        /* right step 55, f2 */
        svuint32_t x108 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), r52_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x108);
        const svuint32_t r55 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r53, r54_2, r54), x108), svdup_n_u32(0), 32 - 6), r53_2);
        const svuint32_t r55_2 = svxar_n_u32(r53, svdup_n_u32(0), 32 - 10);
        /* left step 56, f4 */
        svuint32_t x109 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l53_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x109);
        const svuint32_t l56 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l55, l54, l55_2), x109), svdup_n_u32(0), 32 - 8), l54_2);
        const svuint32_t l56_2 = svxar_n_u32(l54, svdup_n_u32(0), 32 - 10);
        /* right step 56, f2 */
        svuint32_t x110 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), r53_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x110);
        const svuint32_t r56 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r54, r55_2, r55), x110), svdup_n_u32(0), 32 - 14), r54_2);
        const svuint32_t r56_2 = svxar_n_u32(r54, svdup_n_u32(0), 32 - 10);
        /* left step 57, f4 */
        svuint32_t x111 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l54_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x111);
        const svuint32_t l57 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l56, l55, l56_2), x111), svdup_n_u32(0), 32 - 9), l55_2);
        const svuint32_t l57_2 = svxar_n_u32(l55, svdup_n_u32(0), 32 - 10);
        /* right step 57, f2 */
        svuint32_t x112 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), r54_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x112);
        const svuint32_t r57 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r55, r56_2, r56), x112), svdup_n_u32(0), 32 - 6), r55_2);
        const svuint32_t r57_2 = svxar_n_u32(r55, svdup_n_u32(0), 32 - 10);
        /* left step 58, f4 */
        svuint32_t x113 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l55_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x113);
        const svuint32_t l58 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l57, l56, l57_2), x113), svdup_n_u32(0), 32 - 14), l56_2);
        const svuint32_t l58_2 = svxar_n_u32(l56, svdup_n_u32(0), 32 - 10);
        /* right step 58, f2 */
        svuint32_t x114 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), r55_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x114);
        const svuint32_t r58 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r56, r57_2, r57), x114), svdup_n_u32(0), 32 - 9), r56_2);
        const svuint32_t r58_2 = svxar_n_u32(r56, svdup_n_u32(0), 32 - 10);
        /* left step 59, f4 */
        svuint32_t x115 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l56_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x115);
        const svuint32_t l59 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l58, l57, l58_2), x115), svdup_n_u32(0), 32 - 5), l57_2);
        const svuint32_t l59_2 = svxar_n_u32(l57, svdup_n_u32(0), 32 - 10);
        /* right step 59, f2 */
        svuint32_t x116 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), r56_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x116);
        const svuint32_t r59 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r57, r58_2, r58), x116), svdup_n_u32(0), 32 - 12), r57_2);
        const svuint32_t r59_2 = svxar_n_u32(r57, svdup_n_u32(0), 32 - 10);
        /* left step 60, f4 */
        svuint32_t x117 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l57_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x117);
        const svuint32_t l60 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l59, l58, l59_2), x117), svdup_n_u32(0), 32 - 6), l58_2);
        const svuint32_t l60_2 = svxar_n_u32(l58, svdup_n_u32(0), 32 - 10);
        /* right step 60, f2 */
        svuint32_t x118 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), r57_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x118);
        const svuint32_t r60 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r58, r59_2, r59), x118), svdup_n_u32(0), 32 - 9), r58_2);
        const svuint32_t r60_2 = svxar_n_u32(r58, svdup_n_u32(0), 32 - 10);
        /* left step 61, f4 */
        svuint32_t x119 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l58_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x119);
        const svuint32_t l61 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l60, l59, l60_2), x119), svdup_n_u32(0), 32 - 8), l59_2);
        const svuint32_t l61_2 = svxar_n_u32(l59, svdup_n_u32(0), 32 - 10);
        /* right step 61, f2 */
        svuint32_t x120 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), r58_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x120);
        const svuint32_t r61 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r59, r60_2, r60), x120), svdup_n_u32(0), 32 - 12), r59_2);
        const svuint32_t r61_2 = svxar_n_u32(r59, svdup_n_u32(0), 32 - 10);
        /* left step 62, f4 */
        svuint32_t x121 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l59_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x121);
        const svuint32_t l62 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l61, l60, l61_2), x121), svdup_n_u32(0), 32 - 6), l60_2);
        const svuint32_t l62_2 = svxar_n_u32(l60, svdup_n_u32(0), 32 - 10);
        /* right step 62, f2 */
        svuint32_t x122 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), r59_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x122);
        const svuint32_t r62 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r60, r61_2, r61), x122), svdup_n_u32(0), 32 - 5), r60_2);
        const svuint32_t r62_2 = svxar_n_u32(r60, svdup_n_u32(0), 32 - 10);
        /* left step 63, f4 */
        svuint32_t x123 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l60_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x123);
        const svuint32_t l63 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l62, l61, l62_2), x123), svdup_n_u32(0), 32 - 5), l61_2);
        const svuint32_t l63_2 = svxar_n_u32(l61, svdup_n_u32(0), 32 - 10);
        /* right step 63, f2 */
        svuint32_t x124 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), r60_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x124);
        const svuint32_t r63 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r61, r62_2, r62), x124), svdup_n_u32(0), 32 - 15), r61_2);
        const svuint32_t r63_2 = svxar_n_u32(r61, svdup_n_u32(0), 32 - 10);
        /* left step 64, f4 */
        svuint32_t x125 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l61_2, svdup_n_u32(0x8f1bbcdcu)));
        KEEP("w", x125);
        const svuint32_t l64 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(l63, l62, l63_2), x125), svdup_n_u32(0), 32 - 12), l62_2);
        const svuint32_t l64_2 = svxar_n_u32(l62, svdup_n_u32(0), 32 - 10);
        /* right step 64, f2 */
        svuint32_t x126 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), r61_2, svdup_n_u32(0x7a6d76e9u)));
        KEEP("w", x126);
        const svuint32_t r64 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), svbsl_u32(r62, r63_2, r63), x126), svdup_n_u32(0), 32 - 8), r62_2);
        const svuint32_t r64_2 = svxar_n_u32(r62, svdup_n_u32(0), 32 - 10);
        /* left step 65, f5 */
        svuint32_t x127 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), svadd_u32_x(svptrue_b32(), l62_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x127);
        const svuint32_t l65 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x127, svbcax_u32(l64, l64_2, l63)), svdup_n_u32(0), 32 - 9), l63_2);
        const svuint32_t l65_2 = svxar_n_u32(l63, svdup_n_u32(0), 32 - 10);
        /* right step 65, f1 */
        svuint32_t x128 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), r62_2);
        KEEP("w", x128);
        const svuint32_t r65 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r64, r64_2, r63), x128), svdup_n_u32(0), 32 - 8), r63_2);
        const svuint32_t r65_2 = svxar_n_u32(r63, svdup_n_u32(0), 32 - 10);
        /* left step 66, f5 */
        svuint32_t x129 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), svadd_u32_x(svptrue_b32(), l63_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x129);
        const svuint32_t l66 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x129, svbcax_u32(l65, l65_2, l64)), svdup_n_u32(0), 32 - 15), l64_2);
        const svuint32_t l66_2 = svxar_n_u32(l64, svdup_n_u32(0), 32 - 10);
        /* right step 66, f1 */
        svuint32_t x130 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), r63_2);
        KEEP("w", x130);
        const svuint32_t r66 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r65, r65_2, r64), x130), svdup_n_u32(0), 32 - 5), r64_2);
        const svuint32_t r66_2 = svxar_n_u32(r64, svdup_n_u32(0), 32 - 10);
        /* left step 67, f5 */
        svuint32_t x131 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), svadd_u32_x(svptrue_b32(), l64_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x131);
        const svuint32_t l67 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x131, svbcax_u32(l66, l66_2, l65)), svdup_n_u32(0), 32 - 5), l65_2);
        const svuint32_t l67_2 = svxar_n_u32(l65, svdup_n_u32(0), 32 - 10);
        /* right step 67, f1 */
        svuint32_t x132 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), r64_2);
        KEEP("w", x132);
        const svuint32_t r67 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r66, r66_2, r65), x132), svdup_n_u32(0), 32 - 12), r65_2);
        const svuint32_t r67_2 = svxar_n_u32(r65, svdup_n_u32(0), 32 - 10);
        /* left step 68, f5 */
        svuint32_t x133 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), svadd_u32_x(svptrue_b32(), l65_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x133);
        const svuint32_t l68 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x133, svbcax_u32(l67, l67_2, l66)), svdup_n_u32(0), 32 - 11), l66_2);
        const svuint32_t l68_2 = svxar_n_u32(l66, svdup_n_u32(0), 32 - 10);
        /* right step 68, f1 */
        svuint32_t x134 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[4][0 * lanes]), r65_2);
        KEEP("w", x134);
        const svuint32_t r68 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r67, r67_2, r66), x134), svdup_n_u32(0), 32 - 9), r66_2);
        const svuint32_t r68_2 = svxar_n_u32(r66, svdup_n_u32(0), 32 - 10);
        /* left step 69, f5 */
        svuint32_t x135 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), svadd_u32_x(svptrue_b32(), l66_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x135);
        const svuint32_t l69 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x135, svbcax_u32(l68, l68_2, l67)), svdup_n_u32(0), 32 - 6), l67_2);
        const svuint32_t l69_2 = svxar_n_u32(l67, svdup_n_u32(0), 32 - 10);
        /* right step 69, f1 */
        svuint32_t x136 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), r66_2);
        KEEP("w", x136);
        const svuint32_t r69 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r68, r68_2, r67), x136), svdup_n_u32(0), 32 - 12), r67_2);
        const svuint32_t r69_2 = svxar_n_u32(r67, svdup_n_u32(0), 32 - 10);
        /* left step 70, f5 */
        svuint32_t x137 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[12][0 * lanes]), svadd_u32_x(svptrue_b32(), l67_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x137);
        const svuint32_t l70 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x137, svbcax_u32(l69, l69_2, l68)), svdup_n_u32(0), 32 - 8), l68_2);
        const svuint32_t l70_2 = svxar_n_u32(l68, svdup_n_u32(0), 32 - 10);
        /* right step 70, f1 */
        svuint32_t x138 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[5][0 * lanes]), r67_2);
        KEEP("w", x138);
        const svuint32_t r70 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r69, r69_2, r68), x138), svdup_n_u32(0), 32 - 5), r68_2);
        const svuint32_t r70_2 = svxar_n_u32(r68, svdup_n_u32(0), 32 - 10);
        /* left step 71, f5 */
        svuint32_t x139 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), svadd_u32_x(svptrue_b32(), l68_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x139);
        const svuint32_t l71 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x139, svbcax_u32(l70, l70_2, l69)), svdup_n_u32(0), 32 - 13), l69_2);
        const svuint32_t l71_2 = svxar_n_u32(l69, svdup_n_u32(0), 32 - 10);
        /* right step 71, f1 */
        svuint32_t x140 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), r68_2);
        KEEP("w", x140);
        const svuint32_t r71 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r70, r70_2, r69), x140), svdup_n_u32(0), 32 - 14), r69_2);
        const svuint32_t r71_2 = svxar_n_u32(r69, svdup_n_u32(0), 32 - 10);
        /* left step 72, f5 */
        svuint32_t x141 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[10][0 * lanes]), svadd_u32_x(svptrue_b32(), l69_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x141);
        const svuint32_t l72 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x141, svbcax_u32(l71, l71_2, l70)), svdup_n_u32(0), 32 - 12), l70_2);
        const svuint32_t l72_2 = svxar_n_u32(l70, svdup_n_u32(0), 32 - 10);
        /* right step 72, f1 */
        svuint32_t x142 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[7][0 * lanes]), r69_2);
        KEEP("w", x142);
        const svuint32_t r72 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r71, r71_2, r70), x142), svdup_n_u32(0), 32 - 6), r70_2);
        const svuint32_t r72_2 = svxar_n_u32(r70, svdup_n_u32(0), 32 - 10);
        /* left step 73, f5 */
        svuint32_t x143 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), svadd_u32_x(svptrue_b32(), l70_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x143);
        const svuint32_t l73 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x143, svbcax_u32(l72, l72_2, l71)), svdup_n_u32(0), 32 - 5), l71_2);
        const svuint32_t l73_2 = svxar_n_u32(l71, svdup_n_u32(0), 32 - 10);
        /* right step 73, f1 */
        svuint32_t x144 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), r70_2);
        KEEP("w", x144);
        const svuint32_t r73 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r72, r72_2, r71), x144), svdup_n_u32(0), 32 - 8), r71_2);
        const svuint32_t r73_2 = svxar_n_u32(r71, svdup_n_u32(0), 32 - 10);
        /* left step 74, f5 */
        svuint32_t x145 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[1][0 * lanes]), svadd_u32_x(svptrue_b32(), l71_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x145);
        const svuint32_t l74 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x145, svbcax_u32(l73, l73_2, l72)), svdup_n_u32(0), 32 - 12), l72_2);
        const svuint32_t l74_2 = svxar_n_u32(l72, svdup_n_u32(0), 32 - 10);
        /* right step 74, f1 */
        svuint32_t x146 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[2][0 * lanes]), r71_2);
        KEEP("w", x146);
        const svuint32_t r74 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r73, r73_2, r72), x146), svdup_n_u32(0), 32 - 13), r72_2);
        const svuint32_t r74_2 = svxar_n_u32(r72, svdup_n_u32(0), 32 - 10);
        /* left step 75, f5 */
        svuint32_t x147 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), svadd_u32_x(svptrue_b32(), l72_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x147);
        const svuint32_t l75 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x147, svbcax_u32(l74, l74_2, l73)), svdup_n_u32(0), 32 - 13), l73_2);
        const svuint32_t l75_2 = svxar_n_u32(l73, svdup_n_u32(0), 32 - 10);
        /* right step 75, f1 */
        svuint32_t x148 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), r72_2);
        KEEP("w", x148);
        const svuint32_t r75 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r74, r74_2, r73), x148), svdup_n_u32(0), 32 - 6), r73_2);
        const svuint32_t r75_2 = svxar_n_u32(r73, svdup_n_u32(0), 32 - 10);
        /* left step 76, f5 */
        svuint32_t x149 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[8][0 * lanes]), svadd_u32_x(svptrue_b32(), l73_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x149);
        const svuint32_t l76 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x149, svbcax_u32(l75, l75_2, l74)), svdup_n_u32(0), 32 - 14), l74_2);
        const svuint32_t l76_2 = svxar_n_u32(l74, svdup_n_u32(0), 32 - 10);
        /* right step 76, f1 */
        svuint32_t x150 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[14][0 * lanes]), r73_2);
        KEEP("w", x150);
        const svuint32_t r76 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r75, r75_2, r74), x150), svdup_n_u32(0), 32 - 5), r74_2);
        const svuint32_t r76_2 = svxar_n_u32(r74, svdup_n_u32(0), 32 - 10);
        /* left step 77, f5 */
        svuint32_t x151 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), svadd_u32_x(svptrue_b32(), l74_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x151);
        const svuint32_t l77 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x151, svbcax_u32(l76, l76_2, l75)), svdup_n_u32(0), 32 - 11), l75_2);
        const svuint32_t l77_2 = svxar_n_u32(l75, svdup_n_u32(0), 32 - 10);
        /* right step 77, f1 */
        svuint32_t x152 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[0][0 * lanes]), r74_2);
        KEEP("w", x152);
        const svuint32_t r77 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r76, r76_2, r75), x152), svdup_n_u32(0), 32 - 15), r75_2);
        const svuint32_t r77_2 = svxar_n_u32(r75, svdup_n_u32(0), 32 - 10);
        /* left step 78, f5 */
        svuint32_t x153 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[6][0 * lanes]), svadd_u32_x(svptrue_b32(), l75_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x153);
        const svuint32_t l78 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x153, svbcax_u32(l77, l77_2, l76)), svdup_n_u32(0), 32 - 8), l76_2);
        const svuint32_t l78_2 = svxar_n_u32(l76, svdup_n_u32(0), 32 - 10);
        /* right step 78, f1 */
        svuint32_t x154 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[3][0 * lanes]), r75_2);
        KEEP("w", x154);
        const svuint32_t r78 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r77, r77_2, r76), x154), svdup_n_u32(0), 32 - 13), r76_2);
        const svuint32_t r78_2 = svxar_n_u32(r76, svdup_n_u32(0), 32 - 10);
        /* left step 79, f5 */
        svuint32_t x155 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[15][0 * lanes]), svadd_u32_x(svptrue_b32(), l76_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x155);
        const svuint32_t l79 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x155, svbcax_u32(l78, l78_2, l77)), svdup_n_u32(0), 32 - 5), l77_2);
        const svuint32_t l79_2 = svxar_n_u32(l77, svdup_n_u32(0), 32 - 10);
        /* right step 79, f1 */
        svuint32_t x156 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[9][0 * lanes]), r76_2);
        KEEP("w", x156);
        const svuint32_t r79 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r78, r78_2, r77), x156), svdup_n_u32(0), 32 - 11), r77_2);
        const svuint32_t r79_2 = svxar_n_u32(r77, svdup_n_u32(0), 32 - 10);
        /* left step 80, f5 */
        svuint32_t x157 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[13][0 * lanes]), svadd_u32_x(svptrue_b32(), l77_2, svdup_n_u32(0xa953fd4du)));
        KEEP("w", x157);
        const svuint32_t l80 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svsub_u32_x(svptrue_b32(), x157, svbcax_u32(l79, l79_2, l78)), svdup_n_u32(0), 32 - 6), l78_2);
        const svuint32_t l80_2 = svxar_n_u32(l78, svdup_n_u32(0), 32 - 10);
        /* right step 80, f1 */
        svuint32_t x158 = svadd_u32_x(svptrue_b32(), svld1_u32(svptrue_b32(), &w[11][0 * lanes]), r77_2);
        KEEP("w", x158);
        const svuint32_t r80 = svadd_u32_x(svptrue_b32(), svxar_n_u32(svadd_u32_x(svptrue_b32(), sveor3_u32(r79, r79_2, r78), x158), svdup_n_u32(0), 32 - 11), r78_2);
        const svuint32_t r80_2 = svxar_n_u32(r78, svdup_n_u32(0), 32 - 10);
        svuint32_t x159 = svadd_u32_x(svptrue_b32(), r80_2, h1);
        KEEP("w", x159);
        svuint32_t x160 = svadd_u32_x(svptrue_b32(), r79_2, h2);
        KEEP("w", x160);
        svuint32_t x161 = svadd_u32_x(svptrue_b32(), r78_2, h3);
        KEEP("w", x161);
        svuint32_t x162 = svadd_u32_x(svptrue_b32(), l78_2, h4);
        KEEP("w", x162);
        svuint32_t x163 = svadd_u32_x(svptrue_b32(), r79, h0);
        KEEP("w", x163);

        const svuint32_t h0_next = svadd_u32_x(svptrue_b32(), l79, x159);
        const svuint32_t h1_next = svadd_u32_x(svptrue_b32(), l80_2, x160);
        const svuint32_t h2_next = svadd_u32_x(svptrue_b32(), l79_2, x161);
        const svuint32_t h3_next = svadd_u32_x(svptrue_b32(), r80, x162);
        const svuint32_t h4_next = svadd_u32_x(svptrue_b32(), l80, x163);
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
