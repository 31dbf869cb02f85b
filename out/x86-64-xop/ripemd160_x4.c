/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AMD's XOP, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-xop --kernel lanes
 *
 * ripemd160_x4_blocks: 1192 instructions for a block of 64 bytes, critical path 644 cycles.
 * Rules: not_out_of_or 32 times, not_in_sum 64 times, or_not_as_select 32 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("xop"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("xop")
#endif

#include <x86intrin.h>
#include "ripemd160_x4.h"

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

void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks)
{
    __m128i h0 = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][0]));
    __m128i h1 = _mm_loadu_si128((const __m128i *)(const void *)(&state[1][0]));
    __m128i h2 = _mm_loadu_si128((const __m128i *)(const void *)(&state[2][0]));
    __m128i h3 = _mm_loadu_si128((const __m128i *)(const void *)(&state[3][0]));
    __m128i h4 = _mm_loadu_si128((const __m128i *)(const void *)(&state[4][0]));

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

        /* left step 1, f1 */
        __m128i x1 = _mm_add_epi32(h0, _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        KEEP("x", x1);
        const __m128i l1 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(_mm_xor_si128(h2, h1), h3), x1), 11), h4);
        const __m128i l1_2 = _mm_roti_epi32(h2, 10);
        /* right step 1, f5 */
        __m128i x2 = _mm_add_epi32(_mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_set1_epi32((int)0x50a28be5u)), h0);
        KEEP("x", x2);
        const __m128i r1 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x2, _mm_xor_si128(_mm_andnot_si128(h2, h3), h1)), 8), h4);
        /* left step 2, f1 */
        __m128i x3 = _mm_xor_si128(l1_2, h1);
        KEEP("x", x3);
        __m128i x4 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), h4);
        KEEP("x", x4);
        const __m128i l2 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l1, x3), x4), 14), h3);
        const __m128i l2_2 = _mm_roti_epi32(h1, 10);
        /* right step 2, f5 */
        __m128i x5 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(h4, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x5);
        const __m128i r2 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x5, _mm_xor_si128(r1, _mm_andnot_si128(h1, l1_2))), 9), h3);
        /* left step 3, f1 */
        __m128i x6 = _mm_xor_si128(l2_2, l1);
        KEEP("x", x6);
        __m128i x7 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), h3);
        KEEP("x", x7);
        const __m128i l3 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l2, x6), x7), 15), l1_2);
        const __m128i l3_2 = _mm_roti_epi32(l1, 10);
        /* right step 3, f5 */
        __m128i x8 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(h3, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x8);
        const __m128i r3 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x8, _mm_xor_si128(r2, _mm_andnot_si128(r1, l2_2))), 9), l1_2);
        const __m128i r3_2 = _mm_roti_epi32(r1, 10);
        /* left step 4, f1 */
        __m128i x9 = _mm_xor_si128(l3_2, l2);
        KEEP("x", x9);
        __m128i x10 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), l1_2);
        KEEP("x", x10);
        const __m128i l4 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l3, x9), x10), 12), l2_2);
        const __m128i l4_2 = _mm_roti_epi32(l2, 10);
        /* right step 4, f5 */
        __m128i x11 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l1_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x11);
        const __m128i r4 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x11, _mm_xor_si128(r3, _mm_andnot_si128(r2, r3_2))), 11), l2_2);
        const __m128i r4_2 = _mm_roti_epi32(r2, 10);
        /* left step 5, f1 */
        __m128i x12 = _mm_xor_si128(l4_2, l3);
        KEEP("x", x12);
        __m128i x13 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), l2_2);
        KEEP("x", x13);
        const __m128i l5 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l4, x12), x13), 5), l3_2);
        const __m128i l5_2 = _mm_roti_epi32(l3, 10);
        COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 5, f5 */
        __m128i x14 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l2_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x14);
        const __m128i r5 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x14, _mm_xor_si128(r4, _mm_andnot_si128(r3, r4_2))), 13), r3_2);
        const __m128i r5_2 = _mm_roti_epi32(r3, 10);
        /* left step 6, f1 */
        __m128i x15 = _mm_xor_si128(l5_2, l4);
        KEEP("x", x15);
        __m128i x16 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), l3_2);
        KEEP("x", x16);
        const __m128i l6 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l5, x15), x16), 8), l4_2);
        const __m128i l6_2 = _mm_roti_epi32(l4, 10);
        /* right step 6, f5 */
        __m128i x17 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r3_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x17);
        const __m128i r6 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x17, _mm_xor_si128(r5, _mm_andnot_si128(r4, r5_2))), 15), r4_2);
        const __m128i r6_2 = _mm_roti_epi32(r4, 10);
        /* left step 7, f1 */
        __m128i x18 = _mm_xor_si128(l6_2, l5);
        KEEP("x", x18);
        __m128i x19 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), l4_2);
        KEEP("x", x19);
        const __m128i l7 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l6, x18), x19), 7), l5_2);
        const __m128i l7_2 = _mm_roti_epi32(l5, 10);
        /* right step 7, f5 */
        __m128i x20 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r4_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x20);
        const __m128i r7 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x20, _mm_xor_si128(r6, _mm_andnot_si128(r5, r6_2))), 15), r5_2);
        const __m128i r7_2 = _mm_roti_epi32(r5, 10);
        /* left step 8, f1 */
        __m128i x21 = _mm_xor_si128(l7_2, l6);
        KEEP("x", x21);
        __m128i x22 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), l5_2);
        KEEP("x", x22);
        const __m128i l8 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l7, x21), x22), 9), l6_2);
        const __m128i l8_2 = _mm_roti_epi32(l6, 10);
        /* right step 8, f5 */
        __m128i x23 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r5_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x23);
        const __m128i r8 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x23, _mm_xor_si128(r7, _mm_andnot_si128(r6, r7_2))), 5), r6_2);
        const __m128i r8_2 = _mm_roti_epi32(r6, 10);
        /* left step 9, f1 */
        __m128i x24 = _mm_xor_si128(l8_2, l7);
        KEEP("x", x24);
        __m128i x25 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), l6_2);
        KEEP("x", x25);
        const __m128i l9 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l8, x24), x25), 11), l7_2);
        const __m128i l9_2 = _mm_roti_epi32(l7, 10);
        /* right step 9, f5 */
        __m128i x26 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r6_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x26);
        const __m128i r9 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x26, _mm_xor_si128(r8, _mm_andnot_si128(r7, r8_2))), 7), r7_2);
        const __m128i r9_2 = _mm_roti_epi32(r7, 10);
        /* left step 10, f1 */
        __m128i x27 = _mm_xor_si128(l9_2, l8);
        KEEP("x", x27);
        __m128i x28 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), l7_2);
        KEEP("x", x28);
        const __m128i l10 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l9, x27), x28), 13), l8_2);
        const __m128i l10_2 = _mm_roti_epi32(l8, 10);
        COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 10, f5 */
        __m128i x29 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r7_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x29);
        const __m128i r10 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x29, _mm_xor_si128(r9, _mm_andnot_si128(r8, r9_2))), 7), r8_2);
        const __m128i r10_2 = _mm_roti_epi32(r8, 10);
        /* left step 11, f1 */
        __m128i x30 = _mm_xor_si128(l10_2, l9);
        KEEP("x", x30);
        __m128i x31 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), l8_2);
        KEEP("x", x31);
        const __m128i l11 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l10, x30), x31), 14), l9_2);
        const __m128i l11_2 = _mm_roti_epi32(l9, 10);
        /* right step 11, f5 */
        __m128i x32 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r8_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x32);
        const __m128i r11 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x32, _mm_xor_si128(r10, _mm_andnot_si128(r9, r10_2))), 8), r9_2);
        const __m128i r11_2 = _mm_roti_epi32(r9, 10);
        /* left step 12, f1 */
        __m128i x33 = _mm_xor_si128(l11_2, l10);
        KEEP("x", x33);
        __m128i x34 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), l9_2);
        KEEP("x", x34);
        const __m128i l12 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l11, x33), x34), 15), l10_2);
        const __m128i l12_2 = _mm_roti_epi32(l10, 10);
        /* right step 12, f5 */
        __m128i x35 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r9_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x35);
        const __m128i r12 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x35, _mm_xor_si128(r11, _mm_andnot_si128(r10, r11_2))), 11), r10_2);
        const __m128i r12_2 = _mm_roti_epi32(r10, 10);
        /* left step 13, f1 */
        __m128i x36 = _mm_xor_si128(l12_2, l11);
        KEEP("x", x36);
        __m128i x37 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), l10_2);
        KEEP("x", x37);
        const __m128i l13 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l12, x36), x37), 6), l11_2);
        const __m128i l13_2 = _mm_roti_epi32(l11, 10);
        /* right step 13, f5 */
        __m128i x38 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r10_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x38);
        const __m128i r13 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x38, _mm_xor_si128(r12, _mm_andnot_si128(r11, r12_2))), 14), r11_2);
        const __m128i r13_2 = _mm_roti_epi32(r11, 10);
        /* left step 14, f1 */
        __m128i x39 = _mm_xor_si128(l13_2, l12);
        KEEP("x", x39);
        __m128i x40 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), l11_2);
        KEEP("x", x40);
        const __m128i l14 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l13, x39), x40), 7), l12_2);
        const __m128i l14_2 = _mm_roti_epi32(l12, 10);
        /* right step 14, f5 */
        __m128i x41 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r11_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x41);
        const __m128i r14 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x41, _mm_xor_si128(r13, _mm_andnot_si128(r12, r13_2))), 14), r12_2);
        const __m128i r14_2 = _mm_roti_epi32(r12, 10);
        /* left step 15, f1 */
        __m128i x42 = _mm_xor_si128(l14_2, l13);
        KEEP("x", x42);
        __m128i x43 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), l12_2);
        KEEP("x", x43);
        const __m128i l15 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l14, x42), x43), 9), l13_2);
        const __m128i l15_2 = _mm_roti_epi32(l13, 10);
        COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 15, f5 */
        __m128i x44 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r12_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x44);
        const __m128i r15 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x44, _mm_xor_si128(r14, _mm_andnot_si128(r13, r14_2))), 12), r13_2);
        const __m128i r15_2 = _mm_roti_epi32(r13, 10);
        /* left step 16, f1 */
        __m128i x45 = _mm_xor_si128(l15_2, l14);
        KEEP("x", x45);
        __m128i x46 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), l13_2);
        KEEP("x", x46);
        const __m128i l16 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(l15, x45), x46), 8), l14_2);
        const __m128i l16_2 = _mm_roti_epi32(l14, 10);
        /* right step 16, f5 */
        __m128i x47 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r13_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x47);
        const __m128i r16 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x47, _mm_xor_si128(r15, _mm_andnot_si128(r14, r15_2))), 6), r14_2);
        const __m128i r16_2 = _mm_roti_epi32(r14, 10);
        /* left step 17, f2 */
        __m128i x48 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l14_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x48);
        const __m128i l17 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l15, l16_2, l16), x48), 7), l15_2);
        const __m128i l17_2 = _mm_roti_epi32(l15, 10);
        /* right step 17, f4 */
        __m128i x49 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r14_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x49);
        const __m128i r17 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r16, r15, r16_2), x49), 9), r15_2);
        const __m128i r17_2 = _mm_roti_epi32(r15, 10);
        /* left step 18, f2 */
        __m128i x50 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l15_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x50);
        const __m128i l18 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l16, l17_2, l17), x50), 6), l16_2);
        const __m128i l18_2 = _mm_roti_epi32(l16, 10);
        /* right step 18, f4 */
        __m128i x51 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r15_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x51);
        const __m128i r18 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r17, r16, r17_2), x51), 13), r16_2);
        const __m128i r18_2 = _mm_roti_epi32(r16, 10);
        /* left step 19, f2 */
        __m128i x52 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l16_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x52);
        const __m128i l19 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l17, l18_2, l18), x52), 8), l17_2);
        const __m128i l19_2 = _mm_roti_epi32(l17, 10);
        /* right step 19, f4 */
        __m128i x53 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r16_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x53);
        const __m128i r19 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r18, r17, r18_2), x53), 15), r17_2);
        const __m128i r19_2 = _mm_roti_epi32(r17, 10);
        /* left step 20, f2 */
        __m128i x54 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l17_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x54);
        const __m128i l20 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l18, l19_2, l19), x54), 13), l18_2);
        const __m128i l20_2 = _mm_roti_epi32(l18, 10);
        COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 20, f4 */
        __m128i x55 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(r17_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x55);
        const __m128i r20 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r19, r18, r19_2), x55), 7), r18_2);
        const __m128i r20_2 = _mm_roti_epi32(r18, 10);
        /* left step 21, f2 */
        __m128i x56 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l18_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x56);
        const __m128i l21 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l19, l20_2, l20), x56), 11), l19_2);
        const __m128i l21_2 = _mm_roti_epi32(l19, 10);
        /* right step 21, f4 */
        __m128i x57 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(r18_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x57);
        const __m128i r21 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r20, r19, r20_2), x57), 12), r19_2);
        const __m128i r21_2 = _mm_roti_epi32(r19, 10);
        /* left step 22, f2 */
        __m128i x58 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l19_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x58);
        const __m128i l22 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l20, l21_2, l21), x58), 9), l20_2);
        const __m128i l22_2 = _mm_roti_epi32(l20, 10);
        /* right step 22, f4 */
        __m128i x59 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r19_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x59);
        const __m128i r22 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r21, r20, r21_2), x59), 8), r20_2);
        const __m128i r22_2 = _mm_roti_epi32(r20, 10);
        /* left step 23, f2 */
        __m128i x60 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l20_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x60);
        const __m128i l23 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l21, l22_2, l22), x60), 7), l21_2);
        const __m128i l23_2 = _mm_roti_epi32(l21, 10);
        /* right step 23, f4 */
        __m128i x61 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r20_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x61);
        const __m128i r23 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r22, r21, r22_2), x61), 9), r21_2);
        const __m128i r23_2 = _mm_roti_epi32(r21, 10);
        /* left step 24, f2 */
        __m128i x62 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l21_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x62);
        const __m128i l24 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l22, l23_2, l23), x62), 15), l22_2);
        const __m128i l24_2 = _mm_roti_epi32(l22, 10);
        /* right step 24, f4 */
        __m128i x63 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r21_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x63);
        const __m128i r24 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r23, r22, r23_2), x63), 11), r22_2);
        const __m128i r24_2 = _mm_roti_epi32(r22, 10);
        /* left step 25, f2 */
        __m128i x64 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l22_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x64);
        const __m128i l25 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l23, l24_2, l24), x64), 7), l23_2);
        const __m128i l25_2 = _mm_roti_epi32(l23, 10);
        COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 25, f4 */
        __m128i x65 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(r22_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x65);
        const __m128i r25 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r24, r23, r24_2), x65), 7), r23_2);
        const __m128i r25_2 = _mm_roti_epi32(r23, 10);
        /* left step 26, f2 */
        __m128i x66 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l23_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x66);
        const __m128i l26 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l24, l25_2, l25), x66), 12), l24_2);
        const __m128i l26_2 = _mm_roti_epi32(l24, 10);
        /* right step 26, f4 */
        __m128i x67 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r23_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x67);
        const __m128i r26 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r25, r24, r25_2), x67), 7), r24_2);
        const __m128i r26_2 = _mm_roti_epi32(r24, 10);
        /* left step 27, f2 */
        __m128i x68 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l24_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x68);
        const __m128i l27 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l25, l26_2, l26), x68), 15), l25_2);
        const __m128i l27_2 = _mm_roti_epi32(l25, 10);
        /* right step 27, f4 */
        __m128i x69 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r24_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x69);
        const __m128i r27 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r26, r25, r26_2), x69), 12), r25_2);
        const __m128i r27_2 = _mm_roti_epi32(r25, 10);
        /* left step 28, f2 */
        __m128i x70 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l25_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x70);
        const __m128i l28 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l26, l27_2, l27), x70), 9), l26_2);
        const __m128i l28_2 = _mm_roti_epi32(l26, 10);
        /* right step 28, f4 */
        __m128i x71 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r25_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x71);
        const __m128i r28 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r27, r26, r27_2), x71), 7), r26_2);
        const __m128i r28_2 = _mm_roti_epi32(r26, 10);
        /* left step 29, f2 */
        __m128i x72 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l26_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x72);
        const __m128i l29 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l27, l28_2, l28), x72), 11), l27_2);
        const __m128i l29_2 = _mm_roti_epi32(l27, 10);
        /* right step 29, f4 */
        __m128i x73 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r26_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x73);
        const __m128i r29 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r28, r27, r28_2), x73), 6), r27_2);
        const __m128i r29_2 = _mm_roti_epi32(r27, 10);
        /* left step 30, f2 */
        __m128i x74 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l27_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x74);
        const __m128i l30 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l28, l29_2, l29), x74), 7), l28_2);
        const __m128i l30_2 = _mm_roti_epi32(l28, 10);
        COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 30, f4 */
        __m128i x75 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(r27_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x75);
        const __m128i r30 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r29, r28, r29_2), x75), 15), r28_2);
        const __m128i r30_2 = _mm_roti_epi32(r28, 10);
        /* left step 31, f2 */
        __m128i x76 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l28_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x76);
        const __m128i l31 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l29, l30_2, l30), x76), 13), l29_2);
        const __m128i l31_2 = _mm_roti_epi32(l29, 10);
        /* right step 31, f4 */
        __m128i x77 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r28_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x77);
        const __m128i r31 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r30, r29, r30_2), x77), 13), r29_2);
        const __m128i r31_2 = _mm_roti_epi32(r29, 10);
        /* left step 32, f2 */
        __m128i x78 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l29_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x78);
        const __m128i l32 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l30, l31_2, l31), x78), 12), l30_2);
        const __m128i l32_2 = _mm_roti_epi32(l30, 10);
        /* right step 32, f4 */
        __m128i x79 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r29_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x79);
        const __m128i r32 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r31, r30, r31_2), x79), 11), r30_2);
        const __m128i r32_2 = _mm_roti_epi32(r30, 10);
        /* left step 33, f3 */
        __m128i x80 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l30_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x80);
        const __m128i l33 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x80, _mm_cmov_si128(l32_2, _mm_xor_si128(l31, l32_2), l32)), 11), l31_2);
        const __m128i l33_2 = _mm_roti_epi32(l31, 10);
        /* right step 33, f3 */
        __m128i x81 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r30_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x81);
        const __m128i r33 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x81, _mm_cmov_si128(r32_2, _mm_xor_si128(r31, r32_2), r32)), 9), r31_2);
        const __m128i r33_2 = _mm_roti_epi32(r31, 10);
        /* left step 34, f3 */
        __m128i x82 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l31_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x82);
        const __m128i l34 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x82, _mm_cmov_si128(l33_2, _mm_xor_si128(l32, l33_2), l33)), 13), l32_2);
        const __m128i l34_2 = _mm_roti_epi32(l32, 10);
        /* right step 34, f3 */
        __m128i x83 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r31_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x83);
        const __m128i r34 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x83, _mm_cmov_si128(r33_2, _mm_xor_si128(r32, r33_2), r33)), 7), r32_2);
        const __m128i r34_2 = _mm_roti_epi32(r32, 10);
        /* left step 35, f3 */
        __m128i x84 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l32_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x84);
        const __m128i l35 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x84, _mm_cmov_si128(l34_2, _mm_xor_si128(l33, l34_2), l34)), 6), l33_2);
        const __m128i l35_2 = _mm_roti_epi32(l33, 10);
        COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 35, f3 */
        __m128i x85 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r32_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x85);
        const __m128i r35 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x85, _mm_cmov_si128(r34_2, _mm_xor_si128(r33, r34_2), r34)), 15), r33_2);
        const __m128i r35_2 = _mm_roti_epi32(r33, 10);
        /* left step 36, f3 */
        __m128i x86 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l33_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x86);
        const __m128i l36 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x86, _mm_cmov_si128(l35_2, _mm_xor_si128(l34, l35_2), l35)), 7), l34_2);
        const __m128i l36_2 = _mm_roti_epi32(l34, 10);
        /* right step 36, f3 */
        __m128i x87 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r33_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x87);
        const __m128i r36 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x87, _mm_cmov_si128(r35_2, _mm_xor_si128(r34, r35_2), r35)), 11), r34_2);
        const __m128i r36_2 = _mm_roti_epi32(r34, 10);
        /* left step 37, f3 */
        __m128i x88 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l34_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x88);
        const __m128i l37 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x88, _mm_cmov_si128(l36_2, _mm_xor_si128(l35, l36_2), l36)), 14), l35_2);
        const __m128i l37_2 = _mm_roti_epi32(l35, 10);
        /* right step 37, f3 */
        __m128i x89 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(r34_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x89);
        const __m128i r37 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x89, _mm_cmov_si128(r36_2, _mm_xor_si128(r35, r36_2), r36)), 8), r35_2);
        const __m128i r37_2 = _mm_roti_epi32(r35, 10);
        /* left step 38, f3 */
        __m128i x90 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l35_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x90);
        const __m128i l38 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x90, _mm_cmov_si128(l37_2, _mm_xor_si128(l36, l37_2), l37)), 9), l36_2);
        const __m128i l38_2 = _mm_roti_epi32(l36, 10);
        /* right step 38, f3 */
        __m128i x91 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(r35_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x91);
        const __m128i r38 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x91, _mm_cmov_si128(r37_2, _mm_xor_si128(r36, r37_2), r37)), 6), r36_2);
        const __m128i r38_2 = _mm_roti_epi32(r36, 10);
        /* left step 39, f3 */
        __m128i x92 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l36_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x92);
        const __m128i l39 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x92, _mm_cmov_si128(l38_2, _mm_xor_si128(l37, l38_2), l38)), 13), l37_2);
        const __m128i l39_2 = _mm_roti_epi32(l37, 10);
        /* right step 39, f3 */
        __m128i x93 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r36_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x93);
        const __m128i r39 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x93, _mm_cmov_si128(r38_2, _mm_xor_si128(r37, r38_2), r38)), 6), r37_2);
        const __m128i r39_2 = _mm_roti_epi32(r37, 10);
        /* left step 40, f3 */
        __m128i x94 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l37_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x94);
        const __m128i l40 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x94, _mm_cmov_si128(l39_2, _mm_xor_si128(l38, l39_2), l39)), 15), l38_2);
        const __m128i l40_2 = _mm_roti_epi32(l38, 10);
        COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        __m128i x95 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(r37_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x95);
        const __m128i r40 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x95, _mm_cmov_si128(r39_2, _mm_xor_si128(r38, r39_2), r39)), 14), r38_2);
        const __m128i r40_2 = _mm_roti_epi32(r38, 10);
        /* left step 41, f3 */
        __m128i x96 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l38_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x96);
        const __m128i l41 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x96, _mm_cmov_si128(l40_2, _mm_xor_si128(l39, l40_2), l40)), 14), l39_2);
        const __m128i l41_2 = _mm_roti_epi32(l39, 10);
        /* right step 41, f3 */
        __m128i x97 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r38_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x97);
        const __m128i r41 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x97, _mm_cmov_si128(r40_2, _mm_xor_si128(r39, r40_2), r40)), 12), r39_2);
        const __m128i r41_2 = _mm_roti_epi32(r39, 10);
        /* left step 42, f3 */
        __m128i x98 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l39_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x98);
        const __m128i l42 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x98, _mm_cmov_si128(l41_2, _mm_xor_si128(l40, l41_2), l41)), 8), l40_2);
        const __m128i l42_2 = _mm_roti_epi32(l40, 10);
        /* right step 42, f3 */
        __m128i x99 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r39_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x99);
        const __m128i r42 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x99, _mm_cmov_si128(r41_2, _mm_xor_si128(r40, r41_2), r41)), 13), r40_2);
        const __m128i r42_2 = _mm_roti_epi32(r40, 10);
        /* left step 43, f3 */
        __m128i x100 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l40_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x100);
        const __m128i l43 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x100, _mm_cmov_si128(l42_2, _mm_xor_si128(l41, l42_2), l42)), 13), l41_2);
        const __m128i l43_2 = _mm_roti_epi32(l41, 10);
        /* right step 43, f3 */
        __m128i x101 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r40_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x101);
        const __m128i r43 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x101, _mm_cmov_si128(r42_2, _mm_xor_si128(r41, r42_2), r42)), 5), r41_2);
        const __m128i r43_2 = _mm_roti_epi32(r41, 10);
        /* left step 44, f3 */
        __m128i x102 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l41_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x102);
        const __m128i l44 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x102, _mm_cmov_si128(l43_2, _mm_xor_si128(l42, l43_2), l43)), 6), l42_2);
        const __m128i l44_2 = _mm_roti_epi32(l42, 10);
        /* right step 44, f3 */
        __m128i x103 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r41_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x103);
        const __m128i r44 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x103, _mm_cmov_si128(r43_2, _mm_xor_si128(r42, r43_2), r43)), 14), r42_2);
        const __m128i r44_2 = _mm_roti_epi32(r42, 10);
        /* left step 45, f3 */
        __m128i x104 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l42_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x104);
        const __m128i l45 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x104, _mm_cmov_si128(l44_2, _mm_xor_si128(l43, l44_2), l44)), 5), l43_2);
        const __m128i l45_2 = _mm_roti_epi32(l43, 10);
        COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 45, f3 */
        __m128i x105 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r42_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x105);
        const __m128i r45 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x105, _mm_cmov_si128(r44_2, _mm_xor_si128(r43, r44_2), r44)), 13), r43_2);
        const __m128i r45_2 = _mm_roti_epi32(r43, 10);
        /* left step 46, f3 */
        __m128i x106 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l43_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x106);
        const __m128i l46 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x106, _mm_cmov_si128(l45_2, _mm_xor_si128(l44, l45_2), l45)), 12), l44_2);
        const __m128i l46_2 = _mm_roti_epi32(l44, 10);
        /* right step 46, f3 */
        __m128i x107 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(r43_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x107);
        const __m128i r46 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x107, _mm_cmov_si128(r45_2, _mm_xor_si128(r44, r45_2), r45)), 13), r44_2);
        const __m128i r46_2 = _mm_roti_epi32(r44, 10);
        /* left step 47, f3 */
        __m128i x108 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l44_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x108);
        const __m128i l47 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x108, _mm_cmov_si128(l46_2, _mm_xor_si128(l45, l46_2), l46)), 7), l45_2);
        const __m128i l47_2 = _mm_roti_epi32(l45, 10);
        /* right step 47, f3 */
        __m128i x109 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r44_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x109);
        const __m128i r47 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x109, _mm_cmov_si128(r46_2, _mm_xor_si128(r45, r46_2), r46)), 7), r45_2);
        const __m128i r47_2 = _mm_roti_epi32(r45, 10);
        /* left step 48, f3 */
        __m128i x110 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l45_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x110);
        const __m128i l48 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x110, _mm_cmov_si128(l47_2, _mm_xor_si128(l46, l47_2), l47)), 5), l46_2);
        const __m128i l48_2 = _mm_roti_epi32(l46, 10);
        /* right step 48, f3 */
        __m128i x111 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r45_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x111);
        const __m128i r48 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x111, _mm_cmov_si128(r47_2, _mm_xor_si128(r46, r47_2), r47)), 5), r46_2);
        const __m128i r48_2 = _mm_roti_epi32(r46, 10);
        /* left step 49, f4 */
        __m128i x112 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l46_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x112);
        const __m128i l49 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l48, l47, l48_2), x112), 11), l47_2);
        const __m128i l49_2 = _mm_roti_epi32(l47, 10);
        /* right step 49, f2 */
        __m128i x113 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r46_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x113);
        const __m128i r49 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r47, r48_2, r48), x113), 15), r47_2);
        const __m128i r49_2 = _mm_roti_epi32(r47, 10);
        /* left step 50, f4 */
        __m128i x114 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l47_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x114);
        const __m128i l50 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l49, l48, l49_2), x114), 12), l48_2);
        const __m128i l50_2 = _mm_roti_epi32(l48, 10);
        COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 50, f2 */
        __m128i x115 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r47_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x115);
        const __m128i r50 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r48, r49_2, r49), x115), 5), r48_2);
        const __m128i r50_2 = _mm_roti_epi32(r48, 10);
        /* left step 51, f4 */
        __m128i x116 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l48_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x116);
        const __m128i l51 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l50, l49, l50_2), x116), 14), l49_2);
        const __m128i l51_2 = _mm_roti_epi32(l49, 10);
        /* right step 51, f2 */
        __m128i x117 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r48_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x117);
        const __m128i r51 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r49, r50_2, r50), x117), 8), r49_2);
        const __m128i r51_2 = _mm_roti_epi32(r49, 10);
        /* left step 52, f4 */
        __m128i x118 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l49_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x118);
        const __m128i l52 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l51, l50, l51_2), x118), 15), l50_2);
        const __m128i l52_2 = _mm_roti_epi32(l50, 10);
        /* right step 52, f2 */
        __m128i x119 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r49_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x119);
        const __m128i r52 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r50, r51_2, r51), x119), 11), r50_2);
        const __m128i r52_2 = _mm_roti_epi32(r50, 10);
        /* left step 53, f4 */
        __m128i x120 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l50_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x120);
        const __m128i l53 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l52, l51, l52_2), x120), 14), l51_2);
        const __m128i l53_2 = _mm_roti_epi32(l51, 10);
        /* right step 53, f2 */
        __m128i x121 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r50_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x121);
        const __m128i r53 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r51, r52_2, r52), x121), 14), r51_2);
        const __m128i r53_2 = _mm_roti_epi32(r51, 10);
        /* left step 54, f4 */
        __m128i x122 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l51_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x122);
        const __m128i l54 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l53, l52, l53_2), x122), 15), l52_2);
        const __m128i l54_2 = _mm_roti_epi32(l52, 10);
        /* right step 54, f2 */
        __m128i x123 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r51_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x123);
        const __m128i r54 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r52, r53_2, r53), x123), 14), r52_2);
        const __m128i r54_2 = _mm_roti_epi32(r52, 10);
        /* left step 55, f4 */
        __m128i x124 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l52_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x124);
        const __m128i l55 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l54, l53, l54_2), x124), 9), l53_2);
        const __m128i l55_2 = _mm_roti_epi32(l53, 10);
        COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 55, f2 */
        __m128i x125 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r52_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x125);
        const __m128i r55 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r53, r54_2, r54), x125), 6), r53_2);
        const __m128i r55_2 = _mm_roti_epi32(r53, 10);
        /* left step 56, f4 */
        __m128i x126 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l53_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x126);
        const __m128i l56 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l55, l54, l55_2), x126), 8), l54_2);
        const __m128i l56_2 = _mm_roti_epi32(l54, 10);
        /* right step 56, f2 */
        __m128i x127 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(r53_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x127);
        const __m128i r56 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r54, r55_2, r55), x127), 14), r54_2);
        const __m128i r56_2 = _mm_roti_epi32(r54, 10);
        /* left step 57, f4 */
        __m128i x128 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l54_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x128);
        const __m128i l57 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l56, l55, l56_2), x128), 9), l55_2);
        const __m128i l57_2 = _mm_roti_epi32(l55, 10);
        /* right step 57, f2 */
        __m128i x129 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r54_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x129);
        const __m128i r57 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r55, r56_2, r56), x129), 6), r55_2);
        const __m128i r57_2 = _mm_roti_epi32(r55, 10);
        /* left step 58, f4 */
        __m128i x130 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l55_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x130);
        const __m128i l58 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l57, l56, l57_2), x130), 14), l56_2);
        const __m128i l58_2 = _mm_roti_epi32(l56, 10);
        /* right step 58, f2 */
        __m128i x131 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r55_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x131);
        const __m128i r58 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r56, r57_2, r57), x131), 9), r56_2);
        const __m128i r58_2 = _mm_roti_epi32(r56, 10);
        /* left step 59, f4 */
        __m128i x132 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l56_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x132);
        const __m128i l59 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l58, l57, l58_2), x132), 5), l57_2);
        const __m128i l59_2 = _mm_roti_epi32(l57, 10);
        /* right step 59, f2 */
        __m128i x133 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r56_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x133);
        const __m128i r59 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r57, r58_2, r58), x133), 12), r57_2);
        const __m128i r59_2 = _mm_roti_epi32(r57, 10);
        /* left step 60, f4 */
        __m128i x134 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l57_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x134);
        const __m128i l60 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l59, l58, l59_2), x134), 6), l58_2);
        const __m128i l60_2 = _mm_roti_epi32(l58, 10);
        COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 60, f2 */
        __m128i x135 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r57_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x135);
        const __m128i r60 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r58, r59_2, r59), x135), 9), r58_2);
        const __m128i r60_2 = _mm_roti_epi32(r58, 10);
        /* left step 61, f4 */
        __m128i x136 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l58_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x136);
        const __m128i l61 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l60, l59, l60_2), x136), 8), l59_2);
        const __m128i l61_2 = _mm_roti_epi32(l59, 10);
        /* right step 61, f2 */
        __m128i x137 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(r58_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x137);
        const __m128i r61 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r59, r60_2, r60), x137), 12), r59_2);
        const __m128i r61_2 = _mm_roti_epi32(r59, 10);
        /* left step 62, f4 */
        __m128i x138 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l59_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x138);
        const __m128i l62 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l61, l60, l61_2), x138), 6), l60_2);
        const __m128i l62_2 = _mm_roti_epi32(l60, 10);
        /* right step 62, f2 */
        __m128i x139 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(r59_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x139);
        const __m128i r62 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r60, r61_2, r61), x139), 5), r60_2);
        const __m128i r62_2 = _mm_roti_epi32(r60, 10);
        /* left step 63, f4 */
        __m128i x140 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l60_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x140);
        const __m128i l63 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l62, l61, l62_2), x140), 5), l61_2);
        const __m128i l63_2 = _mm_roti_epi32(l61, 10);
        /* right step 63, f2 */
        __m128i x141 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r60_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x141);
        const __m128i r63 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r61, r62_2, r62), x141), 15), r61_2);
        const __m128i r63_2 = _mm_roti_epi32(r61, 10);
        /* left step 64, f4 */
        __m128i x142 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l61_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x142);
        const __m128i l64 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(l63, l62, l63_2), x142), 12), l62_2);
        const __m128i l64_2 = _mm_roti_epi32(l62, 10);
        /* right step 64, f2 */
        __m128i x143 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(r61_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x143);
        const __m128i r64 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_cmov_si128(r62, r63_2, r63), x143), 8), r62_2);
        const __m128i r64_2 = _mm_roti_epi32(r62, 10);
        /* left step 65, f5 */
        __m128i x144 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l62_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x144);
        const __m128i l65 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x144, _mm_xor_si128(l64, _mm_andnot_si128(l63, l64_2))), 9), l63_2);
        const __m128i l65_2 = _mm_roti_epi32(l63, 10);
        COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 65, f1 */
        __m128i x145 = _mm_xor_si128(r64_2, r63);
        KEEP("x", x145);
        __m128i x146 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), r62_2);
        KEEP("x", x146);
        const __m128i r65 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r64, x145), x146), 8), r63_2);
        const __m128i r65_2 = _mm_roti_epi32(r63, 10);
        /* left step 66, f5 */
        __m128i x147 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l63_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x147);
        const __m128i l66 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x147, _mm_xor_si128(l65, _mm_andnot_si128(l64, l65_2))), 15), l64_2);
        const __m128i l66_2 = _mm_roti_epi32(l64, 10);
        /* right step 66, f1 */
        __m128i x148 = _mm_xor_si128(r65_2, r64);
        KEEP("x", x148);
        __m128i x149 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), r63_2);
        KEEP("x", x149);
        const __m128i r66 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r65, x148), x149), 5), r64_2);
        const __m128i r66_2 = _mm_roti_epi32(r64, 10);
        /* left step 67, f5 */
        __m128i x150 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l64_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x150);
        const __m128i l67 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x150, _mm_xor_si128(l66, _mm_andnot_si128(l65, l66_2))), 5), l65_2);
        const __m128i l67_2 = _mm_roti_epi32(l65, 10);
        /* right step 67, f1 */
        __m128i x151 = _mm_xor_si128(r66_2, r65);
        KEEP("x", x151);
        __m128i x152 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), r64_2);
        KEEP("x", x152);
        const __m128i r67 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r66, x151), x152), 12), r65_2);
        const __m128i r67_2 = _mm_roti_epi32(r65, 10);
        /* left step 68, f5 */
        __m128i x153 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l65_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x153);
        const __m128i l68 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x153, _mm_xor_si128(l67, _mm_andnot_si128(l66, l67_2))), 11), l66_2);
        const __m128i l68_2 = _mm_roti_epi32(l66, 10);
        /* right step 68, f1 */
        __m128i x154 = _mm_xor_si128(r67_2, r66);
        KEEP("x", x154);
        __m128i x155 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), r65_2);
        KEEP("x", x155);
        const __m128i r68 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r67, x154), x155), 9), r66_2);
        const __m128i r68_2 = _mm_roti_epi32(r66, 10);
        /* left step 69, f5 */
        __m128i x156 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l66_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x156);
        const __m128i l69 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x156, _mm_xor_si128(l68, _mm_andnot_si128(l67, l68_2))), 6), l67_2);
        const __m128i l69_2 = _mm_roti_epi32(l67, 10);
        /* right step 69, f1 */
        __m128i x157 = _mm_xor_si128(r68_2, r67);
        KEEP("x", x157);
        __m128i x158 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), r66_2);
        KEEP("x", x158);
        const __m128i r69 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r68, x157), x158), 12), r67_2);
        const __m128i r69_2 = _mm_roti_epi32(r67, 10);
        /* left step 70, f5 */
        __m128i x159 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l67_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x159);
        const __m128i l70 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x159, _mm_xor_si128(l69, _mm_andnot_si128(l68, l69_2))), 8), l68_2);
        const __m128i l70_2 = _mm_roti_epi32(l68, 10);
        COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 70, f1 */
        __m128i x160 = _mm_xor_si128(r69_2, r68);
        KEEP("x", x160);
        __m128i x161 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), r67_2);
        KEEP("x", x161);
        const __m128i r70 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r69, x160), x161), 5), r68_2);
        const __m128i r70_2 = _mm_roti_epi32(r68, 10);
        /* left step 71, f5 */
        __m128i x162 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l68_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x162);
        const __m128i l71 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x162, _mm_xor_si128(l70, _mm_andnot_si128(l69, l70_2))), 13), l69_2);
        const __m128i l71_2 = _mm_roti_epi32(l69, 10);
        /* right step 71, f1 */
        __m128i x163 = _mm_xor_si128(r70_2, r69);
        KEEP("x", x163);
        __m128i x164 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), r68_2);
        KEEP("x", x164);
        const __m128i r71 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r70, x163), x164), 14), r69_2);
        const __m128i r71_2 = _mm_roti_epi32(r69, 10);
        /* left step 72, f5 */
        __m128i x165 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l69_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x165);
        const __m128i l72 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x165, _mm_xor_si128(l71, _mm_andnot_si128(l70, l71_2))), 12), l70_2);
        const __m128i l72_2 = _mm_roti_epi32(l70, 10);
        /* right step 72, f1 */
        __m128i x166 = _mm_xor_si128(r71_2, r70);
        KEEP("x", x166);
        __m128i x167 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), r69_2);
        KEEP("x", x167);
        const __m128i r72 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r71, x166), x167), 6), r70_2);
        const __m128i r72_2 = _mm_roti_epi32(r70, 10);
        /* left step 73, f5 */
        __m128i x168 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l70_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x168);
        const __m128i l73 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x168, _mm_xor_si128(l72, _mm_andnot_si128(l71, l72_2))), 5), l71_2);
        const __m128i l73_2 = _mm_roti_epi32(l71, 10);
        /* right step 73, f1 */
        __m128i x169 = _mm_xor_si128(r72_2, r71);
        KEEP("x", x169);
        __m128i x170 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), r70_2);
        KEEP("x", x170);
        const __m128i r73 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r72, x169), x170), 8), r71_2);
        const __m128i r73_2 = _mm_roti_epi32(r71, 10);
        /* left step 74, f5 */
        __m128i x171 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l71_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x171);
        const __m128i l74 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x171, _mm_xor_si128(l73, _mm_andnot_si128(l72, l73_2))), 12), l72_2);
        const __m128i l74_2 = _mm_roti_epi32(l72, 10);
        /* right step 74, f1 */
        __m128i x172 = _mm_xor_si128(r73_2, r72);
        KEEP("x", x172);
        __m128i x173 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), r71_2);
        KEEP("x", x173);
        const __m128i r74 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r73, x172), x173), 13), r72_2);
        const __m128i r74_2 = _mm_roti_epi32(r72, 10);
        /* left step 75, f5 */
        __m128i x174 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l72_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x174);
        const __m128i l75 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x174, _mm_xor_si128(l74, _mm_andnot_si128(l73, l74_2))), 13), l73_2);
        const __m128i l75_2 = _mm_roti_epi32(l73, 10);
        COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 75, f1 */
        __m128i x175 = _mm_xor_si128(r74_2, r73);
        KEEP("x", x175);
        __m128i x176 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), r72_2);
        KEEP("x", x176);
        const __m128i r75 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r74, x175), x176), 6), r73_2);
        const __m128i r75_2 = _mm_roti_epi32(r73, 10);
        /* left step 76, f5 */
        __m128i x177 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l73_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x177);
        const __m128i l76 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x177, _mm_xor_si128(l75, _mm_andnot_si128(l74, l75_2))), 14), l74_2);
        const __m128i l76_2 = _mm_roti_epi32(l74, 10);
        /* right step 76, f1 */
        __m128i x178 = _mm_xor_si128(r75_2, r74);
        KEEP("x", x178);
        __m128i x179 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), r73_2);
        KEEP("x", x179);
        const __m128i r76 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r75, x178), x179), 5), r74_2);
        const __m128i r76_2 = _mm_roti_epi32(r74, 10);
        /* left step 77, f5 */
        __m128i x180 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l74_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x180);
        const __m128i l77 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x180, _mm_xor_si128(l76, _mm_andnot_si128(l75, l76_2))), 11), l75_2);
        const __m128i l77_2 = _mm_roti_epi32(l75, 10);
        /* right step 77, f1 */
        __m128i x181 = _mm_xor_si128(r76_2, r75);
        KEEP("x", x181);
        __m128i x182 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), r74_2);
        KEEP("x", x182);
        const __m128i r77 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r76, x181), x182), 15), r75_2);
        const __m128i r77_2 = _mm_roti_epi32(r75, 10);
        /* left step 78, f5 */
        __m128i x183 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l75_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x183);
        const __m128i l78 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x183, _mm_xor_si128(l77, _mm_andnot_si128(l76, l77_2))), 8), l76_2);
        const __m128i l78_2 = _mm_roti_epi32(l76, 10);
        /* right step 78, f1 */
        __m128i x184 = _mm_xor_si128(r77_2, r76);
        KEEP("x", x184);
        __m128i x185 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), r75_2);
        KEEP("x", x185);
        const __m128i r78 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r77, x184), x185), 13), r76_2);
        const __m128i r78_2 = _mm_roti_epi32(r76, 10);
        /* left step 79, f5 */
        __m128i x186 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l76_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x186);
        const __m128i l79 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x186, _mm_xor_si128(l78, _mm_andnot_si128(l77, l78_2))), 5), l77_2);
        const __m128i l79_2 = _mm_roti_epi32(l77, 10);
        /* right step 79, f1 */
        __m128i x187 = _mm_xor_si128(r78_2, r77);
        KEEP("x", x187);
        __m128i x188 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), r76_2);
        KEEP("x", x188);
        const __m128i r79 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r78, x187), x188), 11), r77_2);
        const __m128i r79_2 = _mm_roti_epi32(r77, 10);
        /* left step 80, f5 */
        __m128i x189 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l77_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x189);
        const __m128i l80 = _mm_add_epi32(_mm_roti_epi32(_mm_sub_epi32(x189, _mm_xor_si128(l79, _mm_andnot_si128(l78, l79_2))), 6), l78_2);
        const __m128i l80_2 = _mm_roti_epi32(l78, 10);
        COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        __m128i x190 = _mm_xor_si128(r79_2, r78);
        KEEP("x", x190);
        __m128i x191 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), r77_2);
        KEEP("x", x191);
        const __m128i r80 = _mm_add_epi32(_mm_roti_epi32(_mm_add_epi32(_mm_xor_si128(r79, x190), x191), 11), r78_2);
        const __m128i r80_2 = _mm_roti_epi32(r78, 10);
        __m128i x192 = _mm_add_epi32(r80_2, h1);
        KEEP("x", x192);
        __m128i x193 = _mm_add_epi32(r79_2, h2);
        KEEP("x", x193);
        __m128i x194 = _mm_add_epi32(r78_2, h3);
        KEEP("x", x194);
        __m128i x195 = _mm_add_epi32(l78_2, h4);
        KEEP("x", x195);
        __m128i x196 = _mm_add_epi32(r79, h0);
        KEEP("x", x196);

        const __m128i h0_next = _mm_add_epi32(l79, x192);
        const __m128i h1_next = _mm_add_epi32(l80_2, x193);
        const __m128i h2_next = _mm_add_epi32(l79_2, x194);
        const __m128i h3_next = _mm_add_epi32(r80, x195);
        const __m128i h4_next = _mm_add_epi32(l80, x196);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
        h4 = h4_next;
    }
    _mm_storeu_si128((__m128i *)(void *)(&state[0][0]), h0);
    _mm_storeu_si128((__m128i *)(void *)(&state[1][0]), h1);
    _mm_storeu_si128((__m128i *)(void *)(&state[2][0]), h2);
    _mm_storeu_si128((__m128i *)(void *)(&state[3][0]), h3);
    _mm_storeu_si128((__m128i *)(void *)(&state[4][0]), h4);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
