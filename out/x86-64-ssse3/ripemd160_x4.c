/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with SSSE3, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-ssse3 --kernel lanes
 *
 * ripemd160_x4_blocks: 1924 instructions for a block of 64 bytes, critical path 426 cycles.
 * Rules: rotate_as_or 302 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("ssse3"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("ssse3")
#endif

#include <immintrin.h>
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
        const __m128i x2 = _mm_add_epi32(_mm_xor_si128(_mm_xor_si128(h2, h1), h3), x1);
        const __m128i l1 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x2, 11), _mm_srli_epi32(x2, 21)), h4);
        const __m128i l1_2 = _mm_or_si128(_mm_slli_epi32(h2, 10), _mm_srli_epi32(h2, 22));
        /* right step 1, f5 */
        __m128i x3 = _mm_add_epi32(_mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_set1_epi32((int)0x50a28be5u)), h0);
        KEEP("x", x3);
        const __m128i r1 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x3, _mm_xor_si128(_mm_andnot_si128(h2, h3), h1)), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), h4);
        /* left step 2, f1 */
        __m128i x4 = _mm_xor_si128(l1_2, h1);
        KEEP("x", x4);
        __m128i x5 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), h4);
        KEEP("x", x5);
        const __m128i x6 = _mm_add_epi32(_mm_xor_si128(l1, x4), x5);
        const __m128i l2 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x6, 14), _mm_srli_epi32(x6, 18)), h3);
        const __m128i l2_2 = _mm_or_si128(_mm_slli_epi32(h1, 10), _mm_srli_epi32(h1, 22));
        /* right step 2, f5 */
        __m128i x7 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(h4, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x7);
        const __m128i x8 = _mm_sub_epi32(x7, _mm_xor_si128(r1, _mm_andnot_si128(h1, l1_2)));
        const __m128i r2 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x8, 9), _mm_srli_epi32(x8, 23)), h3);
        /* left step 3, f1 */
        __m128i x9 = _mm_xor_si128(l2_2, l1);
        KEEP("x", x9);
        __m128i x10 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), h3);
        KEEP("x", x10);
        const __m128i x11 = _mm_add_epi32(_mm_xor_si128(l2, x9), x10);
        const __m128i l3 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x11, 15), _mm_srli_epi32(x11, 17)), l1_2);
        const __m128i l3_2 = _mm_or_si128(_mm_slli_epi32(l1, 10), _mm_srli_epi32(l1, 22));
        /* right step 3, f5 */
        __m128i x12 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(h3, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x12);
        const __m128i x13 = _mm_sub_epi32(x12, _mm_xor_si128(r2, _mm_andnot_si128(r1, l2_2)));
        const __m128i r3 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x13, 9), _mm_srli_epi32(x13, 23)), l1_2);
        const __m128i r3_2 = _mm_or_si128(_mm_slli_epi32(r1, 10), _mm_srli_epi32(r1, 22));
        /* left step 4, f1 */
        __m128i x14 = _mm_xor_si128(l3_2, l2);
        KEEP("x", x14);
        __m128i x15 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), l1_2);
        KEEP("x", x15);
        const __m128i x16 = _mm_add_epi32(_mm_xor_si128(l3, x14), x15);
        const __m128i l4 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x16, 12), _mm_srli_epi32(x16, 20)), l2_2);
        const __m128i l4_2 = _mm_or_si128(_mm_slli_epi32(l2, 10), _mm_srli_epi32(l2, 22));
        /* right step 4, f5 */
        __m128i x17 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l1_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x17);
        const __m128i x18 = _mm_sub_epi32(x17, _mm_xor_si128(r3, _mm_andnot_si128(r2, r3_2)));
        const __m128i r4 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x18, 11), _mm_srli_epi32(x18, 21)), l2_2);
        const __m128i r4_2 = _mm_or_si128(_mm_slli_epi32(r2, 10), _mm_srli_epi32(r2, 22));
        /* left step 5, f1 */
        __m128i x19 = _mm_xor_si128(l4_2, l3);
        KEEP("x", x19);
        __m128i x20 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), l2_2);
        KEEP("x", x20);
        const __m128i x21 = _mm_add_epi32(_mm_xor_si128(l4, x19), x20);
        const __m128i l5 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x21, 5), _mm_srli_epi32(x21, 27)), l3_2);
        const __m128i l5_2 = _mm_or_si128(_mm_slli_epi32(l3, 10), _mm_srli_epi32(l3, 22));
        COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 5, f5 */
        __m128i x22 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l2_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x22);
        const __m128i x23 = _mm_sub_epi32(x22, _mm_xor_si128(r4, _mm_andnot_si128(r3, r4_2)));
        const __m128i r5 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x23, 13), _mm_srli_epi32(x23, 19)), r3_2);
        const __m128i r5_2 = _mm_or_si128(_mm_slli_epi32(r3, 10), _mm_srli_epi32(r3, 22));
        /* left step 6, f1 */
        __m128i x24 = _mm_xor_si128(l5_2, l4);
        KEEP("x", x24);
        __m128i x25 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), l3_2);
        KEEP("x", x25);
        const __m128i l6 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_xor_si128(l5, x24), x25), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l4_2);
        const __m128i l6_2 = _mm_or_si128(_mm_slli_epi32(l4, 10), _mm_srli_epi32(l4, 22));
        /* right step 6, f5 */
        __m128i x26 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r3_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x26);
        const __m128i x27 = _mm_sub_epi32(x26, _mm_xor_si128(r5, _mm_andnot_si128(r4, r5_2)));
        const __m128i r6 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x27, 15), _mm_srli_epi32(x27, 17)), r4_2);
        const __m128i r6_2 = _mm_or_si128(_mm_slli_epi32(r4, 10), _mm_srli_epi32(r4, 22));
        /* left step 7, f1 */
        __m128i x28 = _mm_xor_si128(l6_2, l5);
        KEEP("x", x28);
        __m128i x29 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), l4_2);
        KEEP("x", x29);
        const __m128i x30 = _mm_add_epi32(_mm_xor_si128(l6, x28), x29);
        const __m128i l7 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x30, 7), _mm_srli_epi32(x30, 25)), l5_2);
        const __m128i l7_2 = _mm_or_si128(_mm_slli_epi32(l5, 10), _mm_srli_epi32(l5, 22));
        /* right step 7, f5 */
        __m128i x31 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r4_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x31);
        const __m128i x32 = _mm_sub_epi32(x31, _mm_xor_si128(r6, _mm_andnot_si128(r5, r6_2)));
        const __m128i r7 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x32, 15), _mm_srli_epi32(x32, 17)), r5_2);
        const __m128i r7_2 = _mm_or_si128(_mm_slli_epi32(r5, 10), _mm_srli_epi32(r5, 22));
        /* left step 8, f1 */
        __m128i x33 = _mm_xor_si128(l7_2, l6);
        KEEP("x", x33);
        __m128i x34 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), l5_2);
        KEEP("x", x34);
        const __m128i x35 = _mm_add_epi32(_mm_xor_si128(l7, x33), x34);
        const __m128i l8 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x35, 9), _mm_srli_epi32(x35, 23)), l6_2);
        const __m128i l8_2 = _mm_or_si128(_mm_slli_epi32(l6, 10), _mm_srli_epi32(l6, 22));
        /* right step 8, f5 */
        __m128i x36 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r5_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x36);
        const __m128i x37 = _mm_sub_epi32(x36, _mm_xor_si128(r7, _mm_andnot_si128(r6, r7_2)));
        const __m128i r8 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x37, 5), _mm_srli_epi32(x37, 27)), r6_2);
        const __m128i r8_2 = _mm_or_si128(_mm_slli_epi32(r6, 10), _mm_srli_epi32(r6, 22));
        /* left step 9, f1 */
        __m128i x38 = _mm_xor_si128(l8_2, l7);
        KEEP("x", x38);
        __m128i x39 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), l6_2);
        KEEP("x", x39);
        const __m128i x40 = _mm_add_epi32(_mm_xor_si128(l8, x38), x39);
        const __m128i l9 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x40, 11), _mm_srli_epi32(x40, 21)), l7_2);
        const __m128i l9_2 = _mm_or_si128(_mm_slli_epi32(l7, 10), _mm_srli_epi32(l7, 22));
        /* right step 9, f5 */
        __m128i x41 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r6_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x41);
        const __m128i x42 = _mm_sub_epi32(x41, _mm_xor_si128(r8, _mm_andnot_si128(r7, r8_2)));
        const __m128i r9 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x42, 7), _mm_srli_epi32(x42, 25)), r7_2);
        const __m128i r9_2 = _mm_or_si128(_mm_slli_epi32(r7, 10), _mm_srli_epi32(r7, 22));
        /* left step 10, f1 */
        __m128i x43 = _mm_xor_si128(l9_2, l8);
        KEEP("x", x43);
        __m128i x44 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), l7_2);
        KEEP("x", x44);
        const __m128i x45 = _mm_add_epi32(_mm_xor_si128(l9, x43), x44);
        const __m128i l10 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x45, 13), _mm_srli_epi32(x45, 19)), l8_2);
        const __m128i l10_2 = _mm_or_si128(_mm_slli_epi32(l8, 10), _mm_srli_epi32(l8, 22));
        COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 10, f5 */
        __m128i x46 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r7_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x46);
        const __m128i x47 = _mm_sub_epi32(x46, _mm_xor_si128(r9, _mm_andnot_si128(r8, r9_2)));
        const __m128i r10 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x47, 7), _mm_srli_epi32(x47, 25)), r8_2);
        const __m128i r10_2 = _mm_or_si128(_mm_slli_epi32(r8, 10), _mm_srli_epi32(r8, 22));
        /* left step 11, f1 */
        __m128i x48 = _mm_xor_si128(l10_2, l9);
        KEEP("x", x48);
        __m128i x49 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), l8_2);
        KEEP("x", x49);
        const __m128i x50 = _mm_add_epi32(_mm_xor_si128(l10, x48), x49);
        const __m128i l11 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x50, 14), _mm_srli_epi32(x50, 18)), l9_2);
        const __m128i l11_2 = _mm_or_si128(_mm_slli_epi32(l9, 10), _mm_srli_epi32(l9, 22));
        /* right step 11, f5 */
        __m128i x51 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r8_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x51);
        const __m128i r11 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x51, _mm_xor_si128(r10, _mm_andnot_si128(r9, r10_2))), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r9_2);
        const __m128i r11_2 = _mm_or_si128(_mm_slli_epi32(r9, 10), _mm_srli_epi32(r9, 22));
        /* left step 12, f1 */
        __m128i x52 = _mm_xor_si128(l11_2, l10);
        KEEP("x", x52);
        __m128i x53 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), l9_2);
        KEEP("x", x53);
        const __m128i x54 = _mm_add_epi32(_mm_xor_si128(l11, x52), x53);
        const __m128i l12 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x54, 15), _mm_srli_epi32(x54, 17)), l10_2);
        const __m128i l12_2 = _mm_or_si128(_mm_slli_epi32(l10, 10), _mm_srli_epi32(l10, 22));
        /* right step 12, f5 */
        __m128i x55 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r9_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x55);
        const __m128i x56 = _mm_sub_epi32(x55, _mm_xor_si128(r11, _mm_andnot_si128(r10, r11_2)));
        const __m128i r12 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x56, 11), _mm_srli_epi32(x56, 21)), r10_2);
        const __m128i r12_2 = _mm_or_si128(_mm_slli_epi32(r10, 10), _mm_srli_epi32(r10, 22));
        /* left step 13, f1 */
        __m128i x57 = _mm_xor_si128(l12_2, l11);
        KEEP("x", x57);
        __m128i x58 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), l10_2);
        KEEP("x", x58);
        const __m128i x59 = _mm_add_epi32(_mm_xor_si128(l12, x57), x58);
        const __m128i l13 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x59, 6), _mm_srli_epi32(x59, 26)), l11_2);
        const __m128i l13_2 = _mm_or_si128(_mm_slli_epi32(l11, 10), _mm_srli_epi32(l11, 22));
        /* right step 13, f5 */
        __m128i x60 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r10_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x60);
        const __m128i x61 = _mm_sub_epi32(x60, _mm_xor_si128(r12, _mm_andnot_si128(r11, r12_2)));
        const __m128i r13 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x61, 14), _mm_srli_epi32(x61, 18)), r11_2);
        const __m128i r13_2 = _mm_or_si128(_mm_slli_epi32(r11, 10), _mm_srli_epi32(r11, 22));
        /* left step 14, f1 */
        __m128i x62 = _mm_xor_si128(l13_2, l12);
        KEEP("x", x62);
        __m128i x63 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), l11_2);
        KEEP("x", x63);
        const __m128i x64 = _mm_add_epi32(_mm_xor_si128(l13, x62), x63);
        const __m128i l14 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x64, 7), _mm_srli_epi32(x64, 25)), l12_2);
        const __m128i l14_2 = _mm_or_si128(_mm_slli_epi32(l12, 10), _mm_srli_epi32(l12, 22));
        /* right step 14, f5 */
        __m128i x65 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r11_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x65);
        const __m128i x66 = _mm_sub_epi32(x65, _mm_xor_si128(r13, _mm_andnot_si128(r12, r13_2)));
        const __m128i r14 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x66, 14), _mm_srli_epi32(x66, 18)), r12_2);
        const __m128i r14_2 = _mm_or_si128(_mm_slli_epi32(r12, 10), _mm_srli_epi32(r12, 22));
        /* left step 15, f1 */
        __m128i x67 = _mm_xor_si128(l14_2, l13);
        KEEP("x", x67);
        __m128i x68 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), l12_2);
        KEEP("x", x68);
        const __m128i x69 = _mm_add_epi32(_mm_xor_si128(l14, x67), x68);
        const __m128i l15 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x69, 9), _mm_srli_epi32(x69, 23)), l13_2);
        const __m128i l15_2 = _mm_or_si128(_mm_slli_epi32(l13, 10), _mm_srli_epi32(l13, 22));
        COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 15, f5 */
        __m128i x70 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r12_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x70);
        const __m128i x71 = _mm_sub_epi32(x70, _mm_xor_si128(r14, _mm_andnot_si128(r13, r14_2)));
        const __m128i r15 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x71, 12), _mm_srli_epi32(x71, 20)), r13_2);
        const __m128i r15_2 = _mm_or_si128(_mm_slli_epi32(r13, 10), _mm_srli_epi32(r13, 22));
        /* left step 16, f1 */
        __m128i x72 = _mm_xor_si128(l15_2, l14);
        KEEP("x", x72);
        __m128i x73 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), l13_2);
        KEEP("x", x73);
        const __m128i l16 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_xor_si128(l15, x72), x73), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l14_2);
        const __m128i l16_2 = _mm_or_si128(_mm_slli_epi32(l14, 10), _mm_srli_epi32(l14, 22));
        /* right step 16, f5 */
        __m128i x74 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r13_2, _mm_set1_epi32((int)0x50a28be5u)));
        KEEP("x", x74);
        const __m128i x75 = _mm_sub_epi32(x74, _mm_xor_si128(r15, _mm_andnot_si128(r14, r15_2)));
        const __m128i r16 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x75, 6), _mm_srli_epi32(x75, 26)), r14_2);
        const __m128i r16_2 = _mm_or_si128(_mm_slli_epi32(r14, 10), _mm_srli_epi32(r14, 22));
        /* left step 17, f2 */
        __m128i x76 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l14_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x76);
        const __m128i x77 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l16, l15), _mm_andnot_si128(l16, l16_2)), x76);
        const __m128i l17 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x77, 7), _mm_srli_epi32(x77, 25)), l15_2);
        const __m128i l17_2 = _mm_or_si128(_mm_slli_epi32(l15, 10), _mm_srli_epi32(l15, 22));
        /* right step 17, f4 */
        __m128i x78 = _mm_add_epi32(r14_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x78);
        __m128i x79 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r16_2, r15), x78), _mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])));
        KEEP("x", x79);
        const __m128i x80 = _mm_add_epi32(_mm_and_si128(r16, r16_2), x79);
        const __m128i r17 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x80, 9), _mm_srli_epi32(x80, 23)), r15_2);
        const __m128i r17_2 = _mm_or_si128(_mm_slli_epi32(r15, 10), _mm_srli_epi32(r15, 22));
        /* left step 18, f2 */
        __m128i x81 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l15_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x81);
        const __m128i x82 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l17, l16), _mm_andnot_si128(l17, l17_2)), x81);
        const __m128i l18 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x82, 6), _mm_srli_epi32(x82, 26)), l16_2);
        const __m128i l18_2 = _mm_or_si128(_mm_slli_epi32(l16, 10), _mm_srli_epi32(l16, 22));
        /* right step 18, f4 */
        __m128i x83 = _mm_add_epi32(r15_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x83);
        __m128i x84 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r17_2, r16), x83), _mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])));
        KEEP("x", x84);
        const __m128i x85 = _mm_add_epi32(_mm_and_si128(r17, r17_2), x84);
        const __m128i r18 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x85, 13), _mm_srli_epi32(x85, 19)), r16_2);
        const __m128i r18_2 = _mm_or_si128(_mm_slli_epi32(r16, 10), _mm_srli_epi32(r16, 22));
        /* left step 19, f2 */
        __m128i x86 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l16_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x86);
        const __m128i l19 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_or_si128(_mm_and_si128(l18, l17), _mm_andnot_si128(l18, l18_2)), x86), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l17_2);
        const __m128i l19_2 = _mm_or_si128(_mm_slli_epi32(l17, 10), _mm_srli_epi32(l17, 22));
        /* right step 19, f4 */
        __m128i x87 = _mm_add_epi32(r16_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x87);
        __m128i x88 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r18_2, r17), x87), _mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])));
        KEEP("x", x88);
        const __m128i x89 = _mm_add_epi32(_mm_and_si128(r18, r18_2), x88);
        const __m128i r19 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x89, 15), _mm_srli_epi32(x89, 17)), r17_2);
        const __m128i r19_2 = _mm_or_si128(_mm_slli_epi32(r17, 10), _mm_srli_epi32(r17, 22));
        /* left step 20, f2 */
        __m128i x90 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l17_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x90);
        const __m128i x91 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l19, l18), _mm_andnot_si128(l19, l19_2)), x90);
        const __m128i l20 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x91, 13), _mm_srli_epi32(x91, 19)), l18_2);
        const __m128i l20_2 = _mm_or_si128(_mm_slli_epi32(l18, 10), _mm_srli_epi32(l18, 22));
        COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 20, f4 */
        __m128i x92 = _mm_add_epi32(r17_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x92);
        __m128i x93 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r19_2, r18), x92), _mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])));
        KEEP("x", x93);
        const __m128i x94 = _mm_add_epi32(_mm_and_si128(r19, r19_2), x93);
        const __m128i r20 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x94, 7), _mm_srli_epi32(x94, 25)), r18_2);
        const __m128i r20_2 = _mm_or_si128(_mm_slli_epi32(r18, 10), _mm_srli_epi32(r18, 22));
        /* left step 21, f2 */
        __m128i x95 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l18_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x95);
        const __m128i x96 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l20, l19), _mm_andnot_si128(l20, l20_2)), x95);
        const __m128i l21 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x96, 11), _mm_srli_epi32(x96, 21)), l19_2);
        const __m128i l21_2 = _mm_or_si128(_mm_slli_epi32(l19, 10), _mm_srli_epi32(l19, 22));
        /* right step 21, f4 */
        __m128i x97 = _mm_add_epi32(r18_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x97);
        __m128i x98 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r20_2, r19), x97), _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        KEEP("x", x98);
        const __m128i x99 = _mm_add_epi32(_mm_and_si128(r20, r20_2), x98);
        const __m128i r21 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x99, 12), _mm_srli_epi32(x99, 20)), r19_2);
        const __m128i r21_2 = _mm_or_si128(_mm_slli_epi32(r19, 10), _mm_srli_epi32(r19, 22));
        /* left step 22, f2 */
        __m128i x100 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l19_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x100);
        const __m128i x101 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l21, l20), _mm_andnot_si128(l21, l21_2)), x100);
        const __m128i l22 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x101, 9), _mm_srli_epi32(x101, 23)), l20_2);
        const __m128i l22_2 = _mm_or_si128(_mm_slli_epi32(l20, 10), _mm_srli_epi32(l20, 22));
        /* right step 22, f4 */
        __m128i x102 = _mm_add_epi32(r19_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x102);
        __m128i x103 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r21_2, r20), x102), _mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])));
        KEEP("x", x103);
        const __m128i r22 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_and_si128(r21, r21_2), x103), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r20_2);
        const __m128i r22_2 = _mm_or_si128(_mm_slli_epi32(r20, 10), _mm_srli_epi32(r20, 22));
        /* left step 23, f2 */
        __m128i x104 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l20_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x104);
        const __m128i x105 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l22, l21), _mm_andnot_si128(l22, l22_2)), x104);
        const __m128i l23 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x105, 7), _mm_srli_epi32(x105, 25)), l21_2);
        const __m128i l23_2 = _mm_or_si128(_mm_slli_epi32(l21, 10), _mm_srli_epi32(l21, 22));
        /* right step 23, f4 */
        __m128i x106 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r20_2, _mm_set1_epi32((int)0x5c4dd124u)));
        KEEP("x", x106);
        __m128i x107 = _mm_add_epi32(_mm_andnot_si128(r22_2, r21), x106);
        KEEP("x", x107);
        const __m128i x108 = _mm_add_epi32(_mm_and_si128(r22, r22_2), x107);
        const __m128i r23 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x108, 9), _mm_srli_epi32(x108, 23)), r21_2);
        const __m128i r23_2 = _mm_or_si128(_mm_slli_epi32(r21, 10), _mm_srli_epi32(r21, 22));
        /* left step 24, f2 */
        __m128i x109 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l21_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x109);
        const __m128i x110 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l23, l22), _mm_andnot_si128(l23, l23_2)), x109);
        const __m128i l24 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x110, 15), _mm_srli_epi32(x110, 17)), l22_2);
        const __m128i l24_2 = _mm_or_si128(_mm_slli_epi32(l22, 10), _mm_srli_epi32(l22, 22));
        /* right step 24, f4 */
        __m128i x111 = _mm_add_epi32(r21_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x111);
        __m128i x112 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r23_2, r22), x111), _mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])));
        KEEP("x", x112);
        const __m128i x113 = _mm_add_epi32(_mm_and_si128(r23, r23_2), x112);
        const __m128i r24 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x113, 11), _mm_srli_epi32(x113, 21)), r22_2);
        const __m128i r24_2 = _mm_or_si128(_mm_slli_epi32(r22, 10), _mm_srli_epi32(r22, 22));
        /* left step 25, f2 */
        __m128i x114 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l22_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x114);
        const __m128i x115 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l24, l23), _mm_andnot_si128(l24, l24_2)), x114);
        const __m128i l25 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x115, 7), _mm_srli_epi32(x115, 25)), l23_2);
        const __m128i l25_2 = _mm_or_si128(_mm_slli_epi32(l23, 10), _mm_srli_epi32(l23, 22));
        COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 25, f4 */
        __m128i x116 = _mm_add_epi32(r22_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x116);
        __m128i x117 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r24_2, r23), x116), _mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])));
        KEEP("x", x117);
        const __m128i x118 = _mm_add_epi32(_mm_and_si128(r24, r24_2), x117);
        const __m128i r25 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x118, 7), _mm_srli_epi32(x118, 25)), r23_2);
        const __m128i r25_2 = _mm_or_si128(_mm_slli_epi32(r23, 10), _mm_srli_epi32(r23, 22));
        /* left step 26, f2 */
        __m128i x119 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l23_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x119);
        const __m128i x120 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l25, l24), _mm_andnot_si128(l25, l25_2)), x119);
        const __m128i l26 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x120, 12), _mm_srli_epi32(x120, 20)), l24_2);
        const __m128i l26_2 = _mm_or_si128(_mm_slli_epi32(l24, 10), _mm_srli_epi32(l24, 22));
        /* right step 26, f4 */
        __m128i x121 = _mm_add_epi32(r23_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x121);
        __m128i x122 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r25_2, r24), x121), _mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])));
        KEEP("x", x122);
        const __m128i x123 = _mm_add_epi32(_mm_and_si128(r25, r25_2), x122);
        const __m128i r26 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x123, 7), _mm_srli_epi32(x123, 25)), r24_2);
        const __m128i r26_2 = _mm_or_si128(_mm_slli_epi32(r24, 10), _mm_srli_epi32(r24, 22));
        /* left step 27, f2 */
        __m128i x124 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l24_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x124);
        const __m128i x125 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l26, l25), _mm_andnot_si128(l26, l26_2)), x124);
        const __m128i l27 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x125, 15), _mm_srli_epi32(x125, 17)), l25_2);
        const __m128i l27_2 = _mm_or_si128(_mm_slli_epi32(l25, 10), _mm_srli_epi32(l25, 22));
        /* right step 27, f4 */
        __m128i x126 = _mm_add_epi32(r24_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x126);
        __m128i x127 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r26_2, r25), x126), _mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])));
        KEEP("x", x127);
        const __m128i x128 = _mm_add_epi32(_mm_and_si128(r26, r26_2), x127);
        const __m128i r27 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x128, 12), _mm_srli_epi32(x128, 20)), r25_2);
        const __m128i r27_2 = _mm_or_si128(_mm_slli_epi32(r25, 10), _mm_srli_epi32(r25, 22));
        /* left step 28, f2 */
        __m128i x129 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l25_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x129);
        const __m128i x130 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l27, l26), _mm_andnot_si128(l27, l27_2)), x129);
        const __m128i l28 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x130, 9), _mm_srli_epi32(x130, 23)), l26_2);
        const __m128i l28_2 = _mm_or_si128(_mm_slli_epi32(l26, 10), _mm_srli_epi32(l26, 22));
        /* right step 28, f4 */
        __m128i x131 = _mm_add_epi32(r25_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x131);
        __m128i x132 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r27_2, r26), x131), _mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])));
        KEEP("x", x132);
        const __m128i x133 = _mm_add_epi32(_mm_and_si128(r27, r27_2), x132);
        const __m128i r28 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x133, 7), _mm_srli_epi32(x133, 25)), r26_2);
        const __m128i r28_2 = _mm_or_si128(_mm_slli_epi32(r26, 10), _mm_srli_epi32(r26, 22));
        /* left step 29, f2 */
        __m128i x134 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l26_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x134);
        const __m128i x135 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l28, l27), _mm_andnot_si128(l28, l28_2)), x134);
        const __m128i l29 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x135, 11), _mm_srli_epi32(x135, 21)), l27_2);
        const __m128i l29_2 = _mm_or_si128(_mm_slli_epi32(l27, 10), _mm_srli_epi32(l27, 22));
        /* right step 29, f4 */
        __m128i x136 = _mm_add_epi32(r26_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x136);
        __m128i x137 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r28_2, r27), x136), _mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])));
        KEEP("x", x137);
        const __m128i x138 = _mm_add_epi32(_mm_and_si128(r28, r28_2), x137);
        const __m128i r29 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x138, 6), _mm_srli_epi32(x138, 26)), r27_2);
        const __m128i r29_2 = _mm_or_si128(_mm_slli_epi32(r27, 10), _mm_srli_epi32(r27, 22));
        /* left step 30, f2 */
        __m128i x139 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l27_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x139);
        const __m128i x140 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l29, l28), _mm_andnot_si128(l29, l29_2)), x139);
        const __m128i l30 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x140, 7), _mm_srli_epi32(x140, 25)), l28_2);
        const __m128i l30_2 = _mm_or_si128(_mm_slli_epi32(l28, 10), _mm_srli_epi32(l28, 22));
        COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 30, f4 */
        __m128i x141 = _mm_add_epi32(r27_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x141);
        __m128i x142 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r29_2, r28), x141), _mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])));
        KEEP("x", x142);
        const __m128i x143 = _mm_add_epi32(_mm_and_si128(r29, r29_2), x142);
        const __m128i r30 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x143, 15), _mm_srli_epi32(x143, 17)), r28_2);
        const __m128i r30_2 = _mm_or_si128(_mm_slli_epi32(r28, 10), _mm_srli_epi32(r28, 22));
        /* left step 31, f2 */
        __m128i x144 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l28_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x144);
        const __m128i x145 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l30, l29), _mm_andnot_si128(l30, l30_2)), x144);
        const __m128i l31 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x145, 13), _mm_srli_epi32(x145, 19)), l29_2);
        const __m128i l31_2 = _mm_or_si128(_mm_slli_epi32(l29, 10), _mm_srli_epi32(l29, 22));
        /* right step 31, f4 */
        __m128i x146 = _mm_add_epi32(r28_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x146);
        __m128i x147 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r30_2, r29), x146), _mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])));
        KEEP("x", x147);
        const __m128i x148 = _mm_add_epi32(_mm_and_si128(r30, r30_2), x147);
        const __m128i r31 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x148, 13), _mm_srli_epi32(x148, 19)), r29_2);
        const __m128i r31_2 = _mm_or_si128(_mm_slli_epi32(r29, 10), _mm_srli_epi32(r29, 22));
        /* left step 32, f2 */
        __m128i x149 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l29_2, _mm_set1_epi32((int)0x5a827999u)));
        KEEP("x", x149);
        const __m128i x150 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(l31, l30), _mm_andnot_si128(l31, l31_2)), x149);
        const __m128i l32 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x150, 12), _mm_srli_epi32(x150, 20)), l30_2);
        const __m128i l32_2 = _mm_or_si128(_mm_slli_epi32(l30, 10), _mm_srli_epi32(l30, 22));
        /* right step 32, f4 */
        __m128i x151 = _mm_add_epi32(r29_2, _mm_set1_epi32((int)0x5c4dd124u));
        KEEP("x", x151);
        __m128i x152 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r31_2, r30), x151), _mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])));
        KEEP("x", x152);
        const __m128i x153 = _mm_add_epi32(_mm_and_si128(r31, r31_2), x152);
        const __m128i r32 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x153, 11), _mm_srli_epi32(x153, 21)), r30_2);
        const __m128i r32_2 = _mm_or_si128(_mm_slli_epi32(r30, 10), _mm_srli_epi32(r30, 22));
        /* left step 33, f3 */
        __m128i x154 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l30_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x154);
        const __m128i x155 = _mm_sub_epi32(x154, _mm_xor_si128(_mm_andnot_si128(l32, l31), l32_2));
        const __m128i l33 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x155, 11), _mm_srli_epi32(x155, 21)), l31_2);
        const __m128i l33_2 = _mm_or_si128(_mm_slli_epi32(l31, 10), _mm_srli_epi32(l31, 22));
        /* right step 33, f3 */
        __m128i x156 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r30_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x156);
        const __m128i x157 = _mm_sub_epi32(x156, _mm_xor_si128(_mm_andnot_si128(r32, r31), r32_2));
        const __m128i r33 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x157, 9), _mm_srli_epi32(x157, 23)), r31_2);
        const __m128i r33_2 = _mm_or_si128(_mm_slli_epi32(r31, 10), _mm_srli_epi32(r31, 22));
        /* left step 34, f3 */
        __m128i x158 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l31_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x158);
        const __m128i x159 = _mm_sub_epi32(x158, _mm_xor_si128(_mm_andnot_si128(l33, l32), l33_2));
        const __m128i l34 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x159, 13), _mm_srli_epi32(x159, 19)), l32_2);
        const __m128i l34_2 = _mm_or_si128(_mm_slli_epi32(l32, 10), _mm_srli_epi32(l32, 22));
        /* right step 34, f3 */
        __m128i x160 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r31_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x160);
        const __m128i x161 = _mm_sub_epi32(x160, _mm_xor_si128(_mm_andnot_si128(r33, r32), r33_2));
        const __m128i r34 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x161, 7), _mm_srli_epi32(x161, 25)), r32_2);
        const __m128i r34_2 = _mm_or_si128(_mm_slli_epi32(r32, 10), _mm_srli_epi32(r32, 22));
        /* left step 35, f3 */
        __m128i x162 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l32_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x162);
        const __m128i x163 = _mm_sub_epi32(x162, _mm_xor_si128(_mm_andnot_si128(l34, l33), l34_2));
        const __m128i l35 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x163, 6), _mm_srli_epi32(x163, 26)), l33_2);
        const __m128i l35_2 = _mm_or_si128(_mm_slli_epi32(l33, 10), _mm_srli_epi32(l33, 22));
        COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 35, f3 */
        __m128i x164 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r32_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x164);
        const __m128i x165 = _mm_sub_epi32(x164, _mm_xor_si128(_mm_andnot_si128(r34, r33), r34_2));
        const __m128i r35 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x165, 15), _mm_srli_epi32(x165, 17)), r33_2);
        const __m128i r35_2 = _mm_or_si128(_mm_slli_epi32(r33, 10), _mm_srli_epi32(r33, 22));
        /* left step 36, f3 */
        __m128i x166 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l33_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x166);
        const __m128i x167 = _mm_sub_epi32(x166, _mm_xor_si128(_mm_andnot_si128(l35, l34), l35_2));
        const __m128i l36 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x167, 7), _mm_srli_epi32(x167, 25)), l34_2);
        const __m128i l36_2 = _mm_or_si128(_mm_slli_epi32(l34, 10), _mm_srli_epi32(l34, 22));
        /* right step 36, f3 */
        __m128i x168 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r33_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x168);
        const __m128i x169 = _mm_sub_epi32(x168, _mm_xor_si128(_mm_andnot_si128(r35, r34), r35_2));
        const __m128i r36 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x169, 11), _mm_srli_epi32(x169, 21)), r34_2);
        const __m128i r36_2 = _mm_or_si128(_mm_slli_epi32(r34, 10), _mm_srli_epi32(r34, 22));
        /* left step 37, f3 */
        __m128i x170 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l34_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x170);
        const __m128i x171 = _mm_sub_epi32(x170, _mm_xor_si128(_mm_andnot_si128(l36, l35), l36_2));
        const __m128i l37 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x171, 14), _mm_srli_epi32(x171, 18)), l35_2);
        const __m128i l37_2 = _mm_or_si128(_mm_slli_epi32(l35, 10), _mm_srli_epi32(l35, 22));
        /* right step 37, f3 */
        __m128i x172 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(r34_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x172);
        const __m128i r37 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x172, _mm_xor_si128(_mm_andnot_si128(r36, r35), r36_2)), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r35_2);
        const __m128i r37_2 = _mm_or_si128(_mm_slli_epi32(r35, 10), _mm_srli_epi32(r35, 22));
        /* left step 38, f3 */
        __m128i x173 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l35_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x173);
        const __m128i x174 = _mm_sub_epi32(x173, _mm_xor_si128(_mm_andnot_si128(l37, l36), l37_2));
        const __m128i l38 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x174, 9), _mm_srli_epi32(x174, 23)), l36_2);
        const __m128i l38_2 = _mm_or_si128(_mm_slli_epi32(l36, 10), _mm_srli_epi32(l36, 22));
        /* right step 38, f3 */
        __m128i x175 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(r35_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x175);
        const __m128i x176 = _mm_sub_epi32(x175, _mm_xor_si128(_mm_andnot_si128(r37, r36), r37_2));
        const __m128i r38 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x176, 6), _mm_srli_epi32(x176, 26)), r36_2);
        const __m128i r38_2 = _mm_or_si128(_mm_slli_epi32(r36, 10), _mm_srli_epi32(r36, 22));
        /* left step 39, f3 */
        __m128i x177 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l36_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x177);
        const __m128i x178 = _mm_sub_epi32(x177, _mm_xor_si128(_mm_andnot_si128(l38, l37), l38_2));
        const __m128i l39 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x178, 13), _mm_srli_epi32(x178, 19)), l37_2);
        const __m128i l39_2 = _mm_or_si128(_mm_slli_epi32(l37, 10), _mm_srli_epi32(l37, 22));
        /* right step 39, f3 */
        __m128i x179 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r36_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x179);
        const __m128i x180 = _mm_sub_epi32(x179, _mm_xor_si128(_mm_andnot_si128(r38, r37), r38_2));
        const __m128i r39 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x180, 6), _mm_srli_epi32(x180, 26)), r37_2);
        const __m128i r39_2 = _mm_or_si128(_mm_slli_epi32(r37, 10), _mm_srli_epi32(r37, 22));
        /* left step 40, f3 */
        __m128i x181 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l37_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x181);
        const __m128i x182 = _mm_sub_epi32(x181, _mm_xor_si128(_mm_andnot_si128(l39, l38), l39_2));
        const __m128i l40 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x182, 15), _mm_srli_epi32(x182, 17)), l38_2);
        const __m128i l40_2 = _mm_or_si128(_mm_slli_epi32(l38, 10), _mm_srli_epi32(l38, 22));
        COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        __m128i x183 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(r37_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x183);
        const __m128i x184 = _mm_sub_epi32(x183, _mm_xor_si128(_mm_andnot_si128(r39, r38), r39_2));
        const __m128i r40 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x184, 14), _mm_srli_epi32(x184, 18)), r38_2);
        const __m128i r40_2 = _mm_or_si128(_mm_slli_epi32(r38, 10), _mm_srli_epi32(r38, 22));
        /* left step 41, f3 */
        __m128i x185 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l38_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x185);
        const __m128i x186 = _mm_sub_epi32(x185, _mm_xor_si128(_mm_andnot_si128(l40, l39), l40_2));
        const __m128i l41 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x186, 14), _mm_srli_epi32(x186, 18)), l39_2);
        const __m128i l41_2 = _mm_or_si128(_mm_slli_epi32(l39, 10), _mm_srli_epi32(l39, 22));
        /* right step 41, f3 */
        __m128i x187 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r38_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x187);
        const __m128i x188 = _mm_sub_epi32(x187, _mm_xor_si128(_mm_andnot_si128(r40, r39), r40_2));
        const __m128i r41 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x188, 12), _mm_srli_epi32(x188, 20)), r39_2);
        const __m128i r41_2 = _mm_or_si128(_mm_slli_epi32(r39, 10), _mm_srli_epi32(r39, 22));
        /* left step 42, f3 */
        __m128i x189 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l39_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x189);
        const __m128i l42 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x189, _mm_xor_si128(_mm_andnot_si128(l41, l40), l41_2)), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l40_2);
        const __m128i l42_2 = _mm_or_si128(_mm_slli_epi32(l40, 10), _mm_srli_epi32(l40, 22));
        /* right step 42, f3 */
        __m128i x190 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r39_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x190);
        const __m128i x191 = _mm_sub_epi32(x190, _mm_xor_si128(_mm_andnot_si128(r41, r40), r41_2));
        const __m128i r42 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x191, 13), _mm_srli_epi32(x191, 19)), r40_2);
        const __m128i r42_2 = _mm_or_si128(_mm_slli_epi32(r40, 10), _mm_srli_epi32(r40, 22));
        /* left step 43, f3 */
        __m128i x192 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l40_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x192);
        const __m128i x193 = _mm_sub_epi32(x192, _mm_xor_si128(_mm_andnot_si128(l42, l41), l42_2));
        const __m128i l43 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x193, 13), _mm_srli_epi32(x193, 19)), l41_2);
        const __m128i l43_2 = _mm_or_si128(_mm_slli_epi32(l41, 10), _mm_srli_epi32(l41, 22));
        /* right step 43, f3 */
        __m128i x194 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r40_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x194);
        const __m128i x195 = _mm_sub_epi32(x194, _mm_xor_si128(_mm_andnot_si128(r42, r41), r42_2));
        const __m128i r43 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x195, 5), _mm_srli_epi32(x195, 27)), r41_2);
        const __m128i r43_2 = _mm_or_si128(_mm_slli_epi32(r41, 10), _mm_srli_epi32(r41, 22));
        /* left step 44, f3 */
        __m128i x196 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l41_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x196);
        const __m128i x197 = _mm_sub_epi32(x196, _mm_xor_si128(_mm_andnot_si128(l43, l42), l43_2));
        const __m128i l44 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x197, 6), _mm_srli_epi32(x197, 26)), l42_2);
        const __m128i l44_2 = _mm_or_si128(_mm_slli_epi32(l42, 10), _mm_srli_epi32(l42, 22));
        /* right step 44, f3 */
        __m128i x198 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r41_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x198);
        const __m128i x199 = _mm_sub_epi32(x198, _mm_xor_si128(_mm_andnot_si128(r43, r42), r43_2));
        const __m128i r44 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x199, 14), _mm_srli_epi32(x199, 18)), r42_2);
        const __m128i r44_2 = _mm_or_si128(_mm_slli_epi32(r42, 10), _mm_srli_epi32(r42, 22));
        /* left step 45, f3 */
        __m128i x200 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l42_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x200);
        const __m128i x201 = _mm_sub_epi32(x200, _mm_xor_si128(_mm_andnot_si128(l44, l43), l44_2));
        const __m128i l45 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x201, 5), _mm_srli_epi32(x201, 27)), l43_2);
        const __m128i l45_2 = _mm_or_si128(_mm_slli_epi32(l43, 10), _mm_srli_epi32(l43, 22));
        COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 45, f3 */
        __m128i x202 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r42_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x202);
        const __m128i x203 = _mm_sub_epi32(x202, _mm_xor_si128(_mm_andnot_si128(r44, r43), r44_2));
        const __m128i r45 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x203, 13), _mm_srli_epi32(x203, 19)), r43_2);
        const __m128i r45_2 = _mm_or_si128(_mm_slli_epi32(r43, 10), _mm_srli_epi32(r43, 22));
        /* left step 46, f3 */
        __m128i x204 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l43_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x204);
        const __m128i x205 = _mm_sub_epi32(x204, _mm_xor_si128(_mm_andnot_si128(l45, l44), l45_2));
        const __m128i l46 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x205, 12), _mm_srli_epi32(x205, 20)), l44_2);
        const __m128i l46_2 = _mm_or_si128(_mm_slli_epi32(l44, 10), _mm_srli_epi32(l44, 22));
        /* right step 46, f3 */
        __m128i x206 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(r43_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x206);
        const __m128i x207 = _mm_sub_epi32(x206, _mm_xor_si128(_mm_andnot_si128(r45, r44), r45_2));
        const __m128i r46 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x207, 13), _mm_srli_epi32(x207, 19)), r44_2);
        const __m128i r46_2 = _mm_or_si128(_mm_slli_epi32(r44, 10), _mm_srli_epi32(r44, 22));
        /* left step 47, f3 */
        __m128i x208 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l44_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x208);
        const __m128i x209 = _mm_sub_epi32(x208, _mm_xor_si128(_mm_andnot_si128(l46, l45), l46_2));
        const __m128i l47 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x209, 7), _mm_srli_epi32(x209, 25)), l45_2);
        const __m128i l47_2 = _mm_or_si128(_mm_slli_epi32(l45, 10), _mm_srli_epi32(l45, 22));
        /* right step 47, f3 */
        __m128i x210 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r44_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x210);
        const __m128i x211 = _mm_sub_epi32(x210, _mm_xor_si128(_mm_andnot_si128(r46, r45), r46_2));
        const __m128i r47 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x211, 7), _mm_srli_epi32(x211, 25)), r45_2);
        const __m128i r47_2 = _mm_or_si128(_mm_slli_epi32(r45, 10), _mm_srli_epi32(r45, 22));
        /* left step 48, f3 */
        __m128i x212 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l45_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        KEEP("x", x212);
        const __m128i x213 = _mm_sub_epi32(x212, _mm_xor_si128(_mm_andnot_si128(l47, l46), l47_2));
        const __m128i l48 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x213, 5), _mm_srli_epi32(x213, 27)), l46_2);
        const __m128i l48_2 = _mm_or_si128(_mm_slli_epi32(l46, 10), _mm_srli_epi32(l46, 22));
        /* right step 48, f3 */
        __m128i x214 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r45_2, _mm_set1_epi32((int)0x6d703ef2u)));
        KEEP("x", x214);
        const __m128i x215 = _mm_sub_epi32(x214, _mm_xor_si128(_mm_andnot_si128(r47, r46), r47_2));
        const __m128i r48 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x215, 5), _mm_srli_epi32(x215, 27)), r46_2);
        const __m128i r48_2 = _mm_or_si128(_mm_slli_epi32(r46, 10), _mm_srli_epi32(r46, 22));
        /* left step 49, f4 */
        __m128i x216 = _mm_add_epi32(l46_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x216);
        __m128i x217 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(_mm_andnot_si128(l48_2, l47), x216));
        KEEP("x", x217);
        const __m128i x218 = _mm_add_epi32(_mm_and_si128(l48, l48_2), x217);
        const __m128i l49 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x218, 11), _mm_srli_epi32(x218, 21)), l47_2);
        const __m128i l49_2 = _mm_or_si128(_mm_slli_epi32(l47, 10), _mm_srli_epi32(l47, 22));
        /* right step 49, f2 */
        __m128i x219 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(r46_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x219);
        const __m128i x220 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r48, r47), _mm_andnot_si128(r48, r48_2)), x219);
        const __m128i r49 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x220, 15), _mm_srli_epi32(x220, 17)), r47_2);
        const __m128i r49_2 = _mm_or_si128(_mm_slli_epi32(r47, 10), _mm_srli_epi32(r47, 22));
        /* left step 50, f4 */
        __m128i x221 = _mm_add_epi32(l47_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x221);
        __m128i x222 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l49_2, l48), x221), _mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])));
        KEEP("x", x222);
        const __m128i x223 = _mm_add_epi32(_mm_and_si128(l49, l49_2), x222);
        const __m128i l50 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x223, 12), _mm_srli_epi32(x223, 20)), l48_2);
        const __m128i l50_2 = _mm_or_si128(_mm_slli_epi32(l48, 10), _mm_srli_epi32(l48, 22));
        COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 50, f2 */
        __m128i x224 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(r47_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x224);
        const __m128i x225 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r49, r48), _mm_andnot_si128(r49, r49_2)), x224);
        const __m128i r50 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x225, 5), _mm_srli_epi32(x225, 27)), r48_2);
        const __m128i r50_2 = _mm_or_si128(_mm_slli_epi32(r48, 10), _mm_srli_epi32(r48, 22));
        /* left step 51, f4 */
        __m128i x226 = _mm_add_epi32(l48_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x226);
        __m128i x227 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l50_2, l49), x226), _mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])));
        KEEP("x", x227);
        const __m128i x228 = _mm_add_epi32(_mm_and_si128(l50, l50_2), x227);
        const __m128i l51 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x228, 14), _mm_srli_epi32(x228, 18)), l49_2);
        const __m128i l51_2 = _mm_or_si128(_mm_slli_epi32(l49, 10), _mm_srli_epi32(l49, 22));
        /* right step 51, f2 */
        __m128i x229 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(r48_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x229);
        const __m128i r51 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_or_si128(_mm_and_si128(r50, r49), _mm_andnot_si128(r50, r50_2)), x229), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r49_2);
        const __m128i r51_2 = _mm_or_si128(_mm_slli_epi32(r49, 10), _mm_srli_epi32(r49, 22));
        /* left step 52, f4 */
        __m128i x230 = _mm_add_epi32(l49_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x230);
        __m128i x231 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l51_2, l50), x230), _mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])));
        KEEP("x", x231);
        const __m128i x232 = _mm_add_epi32(_mm_and_si128(l51, l51_2), x231);
        const __m128i l52 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x232, 15), _mm_srli_epi32(x232, 17)), l50_2);
        const __m128i l52_2 = _mm_or_si128(_mm_slli_epi32(l50, 10), _mm_srli_epi32(l50, 22));
        /* right step 52, f2 */
        __m128i x233 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(r49_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x233);
        const __m128i x234 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r51, r50), _mm_andnot_si128(r51, r51_2)), x233);
        const __m128i r52 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x234, 11), _mm_srli_epi32(x234, 21)), r50_2);
        const __m128i r52_2 = _mm_or_si128(_mm_slli_epi32(r50, 10), _mm_srli_epi32(r50, 22));
        /* left step 53, f4 */
        __m128i x235 = _mm_add_epi32(l50_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x235);
        __m128i x236 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l52_2, l51), x235), _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        KEEP("x", x236);
        const __m128i x237 = _mm_add_epi32(_mm_and_si128(l52, l52_2), x236);
        const __m128i l53 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x237, 14), _mm_srli_epi32(x237, 18)), l51_2);
        const __m128i l53_2 = _mm_or_si128(_mm_slli_epi32(l51, 10), _mm_srli_epi32(l51, 22));
        /* right step 53, f2 */
        __m128i x238 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(r50_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x238);
        const __m128i x239 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r52, r51), _mm_andnot_si128(r52, r52_2)), x238);
        const __m128i r53 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x239, 14), _mm_srli_epi32(x239, 18)), r51_2);
        const __m128i r53_2 = _mm_or_si128(_mm_slli_epi32(r51, 10), _mm_srli_epi32(r51, 22));
        /* left step 54, f4 */
        __m128i x240 = _mm_add_epi32(l51_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x240);
        __m128i x241 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l53_2, l52), x240), _mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])));
        KEEP("x", x241);
        const __m128i x242 = _mm_add_epi32(_mm_and_si128(l53, l53_2), x241);
        const __m128i l54 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x242, 15), _mm_srli_epi32(x242, 17)), l52_2);
        const __m128i l54_2 = _mm_or_si128(_mm_slli_epi32(l52, 10), _mm_srli_epi32(l52, 22));
        /* right step 54, f2 */
        __m128i x243 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(r51_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x243);
        const __m128i x244 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r53, r52), _mm_andnot_si128(r53, r53_2)), x243);
        const __m128i r54 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x244, 14), _mm_srli_epi32(x244, 18)), r52_2);
        const __m128i r54_2 = _mm_or_si128(_mm_slli_epi32(r52, 10), _mm_srli_epi32(r52, 22));
        /* left step 55, f4 */
        __m128i x245 = _mm_add_epi32(l52_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x245);
        __m128i x246 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l54_2, l53), x245), _mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])));
        KEEP("x", x246);
        const __m128i x247 = _mm_add_epi32(_mm_and_si128(l54, l54_2), x246);
        const __m128i l55 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x247, 9), _mm_srli_epi32(x247, 23)), l53_2);
        const __m128i l55_2 = _mm_or_si128(_mm_slli_epi32(l53, 10), _mm_srli_epi32(l53, 22));
        COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 55, f2 */
        __m128i x248 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(r52_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x248);
        const __m128i x249 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r54, r53), _mm_andnot_si128(r54, r54_2)), x248);
        const __m128i r55 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x249, 6), _mm_srli_epi32(x249, 26)), r53_2);
        const __m128i r55_2 = _mm_or_si128(_mm_slli_epi32(r53, 10), _mm_srli_epi32(r53, 22));
        /* left step 56, f4 */
        __m128i x250 = _mm_add_epi32(l53_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x250);
        __m128i x251 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l55_2, l54), x250), _mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])));
        KEEP("x", x251);
        const __m128i l56 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_and_si128(l55, l55_2), x251), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l54_2);
        const __m128i l56_2 = _mm_or_si128(_mm_slli_epi32(l54, 10), _mm_srli_epi32(l54, 22));
        /* right step 56, f2 */
        __m128i x252 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(r53_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x252);
        const __m128i x253 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r55, r54), _mm_andnot_si128(r55, r55_2)), x252);
        const __m128i r56 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x253, 14), _mm_srli_epi32(x253, 18)), r54_2);
        const __m128i r56_2 = _mm_or_si128(_mm_slli_epi32(r54, 10), _mm_srli_epi32(r54, 22));
        /* left step 57, f4 */
        __m128i x254 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l54_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x254);
        __m128i x255 = _mm_add_epi32(_mm_andnot_si128(l56_2, l55), x254);
        KEEP("x", x255);
        const __m128i x256 = _mm_add_epi32(_mm_and_si128(l56, l56_2), x255);
        const __m128i l57 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x256, 9), _mm_srli_epi32(x256, 23)), l55_2);
        const __m128i l57_2 = _mm_or_si128(_mm_slli_epi32(l55, 10), _mm_srli_epi32(l55, 22));
        /* right step 57, f2 */
        __m128i x257 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(r54_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x257);
        const __m128i x258 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r56, r55), _mm_andnot_si128(r56, r56_2)), x257);
        const __m128i r57 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x258, 6), _mm_srli_epi32(x258, 26)), r55_2);
        const __m128i r57_2 = _mm_or_si128(_mm_slli_epi32(r55, 10), _mm_srli_epi32(r55, 22));
        /* left step 58, f4 */
        __m128i x259 = _mm_add_epi32(l55_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x259);
        __m128i x260 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l57_2, l56), x259), _mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])));
        KEEP("x", x260);
        const __m128i x261 = _mm_add_epi32(_mm_and_si128(l57, l57_2), x260);
        const __m128i l58 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x261, 14), _mm_srli_epi32(x261, 18)), l56_2);
        const __m128i l58_2 = _mm_or_si128(_mm_slli_epi32(l56, 10), _mm_srli_epi32(l56, 22));
        /* right step 58, f2 */
        __m128i x262 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(r55_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x262);
        const __m128i x263 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r57, r56), _mm_andnot_si128(r57, r57_2)), x262);
        const __m128i r58 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x263, 9), _mm_srli_epi32(x263, 23)), r56_2);
        const __m128i r58_2 = _mm_or_si128(_mm_slli_epi32(r56, 10), _mm_srli_epi32(r56, 22));
        /* left step 59, f4 */
        __m128i x264 = _mm_add_epi32(l56_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x264);
        __m128i x265 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l58_2, l57), x264), _mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])));
        KEEP("x", x265);
        const __m128i x266 = _mm_add_epi32(_mm_and_si128(l58, l58_2), x265);
        const __m128i l59 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x266, 5), _mm_srli_epi32(x266, 27)), l57_2);
        const __m128i l59_2 = _mm_or_si128(_mm_slli_epi32(l57, 10), _mm_srli_epi32(l57, 22));
        /* right step 59, f2 */
        __m128i x267 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(r56_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x267);
        const __m128i x268 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r58, r57), _mm_andnot_si128(r58, r58_2)), x267);
        const __m128i r59 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x268, 12), _mm_srli_epi32(x268, 20)), r57_2);
        const __m128i r59_2 = _mm_or_si128(_mm_slli_epi32(r57, 10), _mm_srli_epi32(r57, 22));
        /* left step 60, f4 */
        __m128i x269 = _mm_add_epi32(l57_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x269);
        __m128i x270 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l59_2, l58), x269), _mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])));
        KEEP("x", x270);
        const __m128i x271 = _mm_add_epi32(_mm_and_si128(l59, l59_2), x270);
        const __m128i l60 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x271, 6), _mm_srli_epi32(x271, 26)), l58_2);
        const __m128i l60_2 = _mm_or_si128(_mm_slli_epi32(l58, 10), _mm_srli_epi32(l58, 22));
        COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 60, f2 */
        __m128i x272 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(r57_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x272);
        const __m128i x273 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r59, r58), _mm_andnot_si128(r59, r59_2)), x272);
        const __m128i r60 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x273, 9), _mm_srli_epi32(x273, 23)), r58_2);
        const __m128i r60_2 = _mm_or_si128(_mm_slli_epi32(r58, 10), _mm_srli_epi32(r58, 22));
        /* left step 61, f4 */
        __m128i x274 = _mm_add_epi32(l58_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x274);
        __m128i x275 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l60_2, l59), x274), _mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])));
        KEEP("x", x275);
        const __m128i l61 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_and_si128(l60, l60_2), x275), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l59_2);
        const __m128i l61_2 = _mm_or_si128(_mm_slli_epi32(l59, 10), _mm_srli_epi32(l59, 22));
        /* right step 61, f2 */
        __m128i x276 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(r58_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x276);
        const __m128i x277 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r60, r59), _mm_andnot_si128(r60, r60_2)), x276);
        const __m128i r61 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x277, 12), _mm_srli_epi32(x277, 20)), r59_2);
        const __m128i r61_2 = _mm_or_si128(_mm_slli_epi32(r59, 10), _mm_srli_epi32(r59, 22));
        /* left step 62, f4 */
        __m128i x278 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l59_2, _mm_set1_epi32((int)0x8f1bbcdcu)));
        KEEP("x", x278);
        __m128i x279 = _mm_add_epi32(_mm_andnot_si128(l61_2, l60), x278);
        KEEP("x", x279);
        const __m128i x280 = _mm_add_epi32(_mm_and_si128(l61, l61_2), x279);
        const __m128i l62 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x280, 6), _mm_srli_epi32(x280, 26)), l60_2);
        const __m128i l62_2 = _mm_or_si128(_mm_slli_epi32(l60, 10), _mm_srli_epi32(l60, 22));
        /* right step 62, f2 */
        __m128i x281 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(r59_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x281);
        const __m128i x282 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r61, r60), _mm_andnot_si128(r61, r61_2)), x281);
        const __m128i r62 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x282, 5), _mm_srli_epi32(x282, 27)), r60_2);
        const __m128i r62_2 = _mm_or_si128(_mm_slli_epi32(r60, 10), _mm_srli_epi32(r60, 22));
        /* left step 63, f4 */
        __m128i x283 = _mm_add_epi32(l60_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x283);
        __m128i x284 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l62_2, l61), x283), _mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])));
        KEEP("x", x284);
        const __m128i x285 = _mm_add_epi32(_mm_and_si128(l62, l62_2), x284);
        const __m128i l63 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x285, 5), _mm_srli_epi32(x285, 27)), l61_2);
        const __m128i l63_2 = _mm_or_si128(_mm_slli_epi32(l61, 10), _mm_srli_epi32(l61, 22));
        /* right step 63, f2 */
        __m128i x286 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(r60_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x286);
        const __m128i x287 = _mm_add_epi32(_mm_or_si128(_mm_and_si128(r62, r61), _mm_andnot_si128(r62, r62_2)), x286);
        const __m128i r63 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x287, 15), _mm_srli_epi32(x287, 17)), r61_2);
        const __m128i r63_2 = _mm_or_si128(_mm_slli_epi32(r61, 10), _mm_srli_epi32(r61, 22));
        /* left step 64, f4 */
        __m128i x288 = _mm_add_epi32(l61_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        KEEP("x", x288);
        __m128i x289 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l63_2, l62), x288), _mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])));
        KEEP("x", x289);
        const __m128i x290 = _mm_add_epi32(_mm_and_si128(l63, l63_2), x289);
        const __m128i l64 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x290, 12), _mm_srli_epi32(x290, 20)), l62_2);
        const __m128i l64_2 = _mm_or_si128(_mm_slli_epi32(l62, 10), _mm_srli_epi32(l62, 22));
        /* right step 64, f2 */
        __m128i x291 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(r61_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        KEEP("x", x291);
        const __m128i r64 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_or_si128(_mm_and_si128(r63, r62), _mm_andnot_si128(r63, r63_2)), x291), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r62_2);
        const __m128i r64_2 = _mm_or_si128(_mm_slli_epi32(r62, 10), _mm_srli_epi32(r62, 22));
        /* left step 65, f5 */
        __m128i x292 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), _mm_add_epi32(l62_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x292);
        const __m128i x293 = _mm_sub_epi32(x292, _mm_xor_si128(l64, _mm_andnot_si128(l63, l64_2)));
        const __m128i l65 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x293, 9), _mm_srli_epi32(x293, 23)), l63_2);
        const __m128i l65_2 = _mm_or_si128(_mm_slli_epi32(l63, 10), _mm_srli_epi32(l63, 22));
        COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 65, f1 */
        __m128i x294 = _mm_xor_si128(r64_2, r63);
        KEEP("x", x294);
        __m128i x295 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), r62_2);
        KEEP("x", x295);
        const __m128i r65 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_xor_si128(r64, x294), x295), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r63_2);
        const __m128i r65_2 = _mm_or_si128(_mm_slli_epi32(r63, 10), _mm_srli_epi32(r63, 22));
        /* left step 66, f5 */
        __m128i x296 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), _mm_add_epi32(l63_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x296);
        const __m128i x297 = _mm_sub_epi32(x296, _mm_xor_si128(l65, _mm_andnot_si128(l64, l65_2)));
        const __m128i l66 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x297, 15), _mm_srli_epi32(x297, 17)), l64_2);
        const __m128i l66_2 = _mm_or_si128(_mm_slli_epi32(l64, 10), _mm_srli_epi32(l64, 22));
        /* right step 66, f1 */
        __m128i x298 = _mm_xor_si128(r65_2, r64);
        KEEP("x", x298);
        __m128i x299 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), r63_2);
        KEEP("x", x299);
        const __m128i x300 = _mm_add_epi32(_mm_xor_si128(r65, x298), x299);
        const __m128i r66 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x300, 5), _mm_srli_epi32(x300, 27)), r64_2);
        const __m128i r66_2 = _mm_or_si128(_mm_slli_epi32(r64, 10), _mm_srli_epi32(r64, 22));
        /* left step 67, f5 */
        __m128i x301 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), _mm_add_epi32(l64_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x301);
        const __m128i x302 = _mm_sub_epi32(x301, _mm_xor_si128(l66, _mm_andnot_si128(l65, l66_2)));
        const __m128i l67 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x302, 5), _mm_srli_epi32(x302, 27)), l65_2);
        const __m128i l67_2 = _mm_or_si128(_mm_slli_epi32(l65, 10), _mm_srli_epi32(l65, 22));
        /* right step 67, f1 */
        __m128i x303 = _mm_xor_si128(r66_2, r65);
        KEEP("x", x303);
        __m128i x304 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), r64_2);
        KEEP("x", x304);
        const __m128i x305 = _mm_add_epi32(_mm_xor_si128(r66, x303), x304);
        const __m128i r67 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x305, 12), _mm_srli_epi32(x305, 20)), r65_2);
        const __m128i r67_2 = _mm_or_si128(_mm_slli_epi32(r65, 10), _mm_srli_epi32(r65, 22));
        /* left step 68, f5 */
        __m128i x306 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), _mm_add_epi32(l65_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x306);
        const __m128i x307 = _mm_sub_epi32(x306, _mm_xor_si128(l67, _mm_andnot_si128(l66, l67_2)));
        const __m128i l68 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x307, 11), _mm_srli_epi32(x307, 21)), l66_2);
        const __m128i l68_2 = _mm_or_si128(_mm_slli_epi32(l66, 10), _mm_srli_epi32(l66, 22));
        /* right step 68, f1 */
        __m128i x308 = _mm_xor_si128(r67_2, r66);
        KEEP("x", x308);
        __m128i x309 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), r65_2);
        KEEP("x", x309);
        const __m128i x310 = _mm_add_epi32(_mm_xor_si128(r67, x308), x309);
        const __m128i r68 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x310, 9), _mm_srli_epi32(x310, 23)), r66_2);
        const __m128i r68_2 = _mm_or_si128(_mm_slli_epi32(r66, 10), _mm_srli_epi32(r66, 22));
        /* left step 69, f5 */
        __m128i x311 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), _mm_add_epi32(l66_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x311);
        const __m128i x312 = _mm_sub_epi32(x311, _mm_xor_si128(l68, _mm_andnot_si128(l67, l68_2)));
        const __m128i l69 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x312, 6), _mm_srli_epi32(x312, 26)), l67_2);
        const __m128i l69_2 = _mm_or_si128(_mm_slli_epi32(l67, 10), _mm_srli_epi32(l67, 22));
        /* right step 69, f1 */
        __m128i x313 = _mm_xor_si128(r68_2, r67);
        KEEP("x", x313);
        __m128i x314 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), r66_2);
        KEEP("x", x314);
        const __m128i x315 = _mm_add_epi32(_mm_xor_si128(r68, x313), x314);
        const __m128i r69 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x315, 12), _mm_srli_epi32(x315, 20)), r67_2);
        const __m128i r69_2 = _mm_or_si128(_mm_slli_epi32(r67, 10), _mm_srli_epi32(r67, 22));
        /* left step 70, f5 */
        __m128i x316 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), _mm_add_epi32(l67_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x316);
        const __m128i l70 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x316, _mm_xor_si128(l69, _mm_andnot_si128(l68, l69_2))), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l68_2);
        const __m128i l70_2 = _mm_or_si128(_mm_slli_epi32(l68, 10), _mm_srli_epi32(l68, 22));
        COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 70, f1 */
        __m128i x317 = _mm_xor_si128(r69_2, r68);
        KEEP("x", x317);
        __m128i x318 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), r67_2);
        KEEP("x", x318);
        const __m128i x319 = _mm_add_epi32(_mm_xor_si128(r69, x317), x318);
        const __m128i r70 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x319, 5), _mm_srli_epi32(x319, 27)), r68_2);
        const __m128i r70_2 = _mm_or_si128(_mm_slli_epi32(r68, 10), _mm_srli_epi32(r68, 22));
        /* left step 71, f5 */
        __m128i x320 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), _mm_add_epi32(l68_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x320);
        const __m128i x321 = _mm_sub_epi32(x320, _mm_xor_si128(l70, _mm_andnot_si128(l69, l70_2)));
        const __m128i l71 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x321, 13), _mm_srli_epi32(x321, 19)), l69_2);
        const __m128i l71_2 = _mm_or_si128(_mm_slli_epi32(l69, 10), _mm_srli_epi32(l69, 22));
        /* right step 71, f1 */
        __m128i x322 = _mm_xor_si128(r70_2, r69);
        KEEP("x", x322);
        __m128i x323 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), r68_2);
        KEEP("x", x323);
        const __m128i x324 = _mm_add_epi32(_mm_xor_si128(r70, x322), x323);
        const __m128i r71 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x324, 14), _mm_srli_epi32(x324, 18)), r69_2);
        const __m128i r71_2 = _mm_or_si128(_mm_slli_epi32(r69, 10), _mm_srli_epi32(r69, 22));
        /* left step 72, f5 */
        __m128i x325 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), _mm_add_epi32(l69_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x325);
        const __m128i x326 = _mm_sub_epi32(x325, _mm_xor_si128(l71, _mm_andnot_si128(l70, l71_2)));
        const __m128i l72 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x326, 12), _mm_srli_epi32(x326, 20)), l70_2);
        const __m128i l72_2 = _mm_or_si128(_mm_slli_epi32(l70, 10), _mm_srli_epi32(l70, 22));
        /* right step 72, f1 */
        __m128i x327 = _mm_xor_si128(r71_2, r70);
        KEEP("x", x327);
        __m128i x328 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), r69_2);
        KEEP("x", x328);
        const __m128i x329 = _mm_add_epi32(_mm_xor_si128(r71, x327), x328);
        const __m128i r72 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x329, 6), _mm_srli_epi32(x329, 26)), r70_2);
        const __m128i r72_2 = _mm_or_si128(_mm_slli_epi32(r70, 10), _mm_srli_epi32(r70, 22));
        /* left step 73, f5 */
        __m128i x330 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), _mm_add_epi32(l70_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x330);
        const __m128i x331 = _mm_sub_epi32(x330, _mm_xor_si128(l72, _mm_andnot_si128(l71, l72_2)));
        const __m128i l73 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x331, 5), _mm_srli_epi32(x331, 27)), l71_2);
        const __m128i l73_2 = _mm_or_si128(_mm_slli_epi32(l71, 10), _mm_srli_epi32(l71, 22));
        /* right step 73, f1 */
        __m128i x332 = _mm_xor_si128(r72_2, r71);
        KEEP("x", x332);
        __m128i x333 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), r70_2);
        KEEP("x", x333);
        const __m128i r73 = _mm_add_epi32(_mm_shuffle_epi8(_mm_add_epi32(_mm_xor_si128(r72, x332), x333), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), r71_2);
        const __m128i r73_2 = _mm_or_si128(_mm_slli_epi32(r71, 10), _mm_srli_epi32(r71, 22));
        /* left step 74, f5 */
        __m128i x334 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), _mm_add_epi32(l71_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x334);
        const __m128i x335 = _mm_sub_epi32(x334, _mm_xor_si128(l73, _mm_andnot_si128(l72, l73_2)));
        const __m128i l74 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x335, 12), _mm_srli_epi32(x335, 20)), l72_2);
        const __m128i l74_2 = _mm_or_si128(_mm_slli_epi32(l72, 10), _mm_srli_epi32(l72, 22));
        /* right step 74, f1 */
        __m128i x336 = _mm_xor_si128(r73_2, r72);
        KEEP("x", x336);
        __m128i x337 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), r71_2);
        KEEP("x", x337);
        const __m128i x338 = _mm_add_epi32(_mm_xor_si128(r73, x336), x337);
        const __m128i r74 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x338, 13), _mm_srli_epi32(x338, 19)), r72_2);
        const __m128i r74_2 = _mm_or_si128(_mm_slli_epi32(r72, 10), _mm_srli_epi32(r72, 22));
        /* left step 75, f5 */
        __m128i x339 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), _mm_add_epi32(l72_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x339);
        const __m128i x340 = _mm_sub_epi32(x339, _mm_xor_si128(l74, _mm_andnot_si128(l73, l74_2)));
        const __m128i l75 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x340, 13), _mm_srli_epi32(x340, 19)), l73_2);
        const __m128i l75_2 = _mm_or_si128(_mm_slli_epi32(l73, 10), _mm_srli_epi32(l73, 22));
        COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 75, f1 */
        __m128i x341 = _mm_xor_si128(r74_2, r73);
        KEEP("x", x341);
        __m128i x342 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), r72_2);
        KEEP("x", x342);
        const __m128i x343 = _mm_add_epi32(_mm_xor_si128(r74, x341), x342);
        const __m128i r75 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x343, 6), _mm_srli_epi32(x343, 26)), r73_2);
        const __m128i r75_2 = _mm_or_si128(_mm_slli_epi32(r73, 10), _mm_srli_epi32(r73, 22));
        /* left step 76, f5 */
        __m128i x344 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), _mm_add_epi32(l73_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x344);
        const __m128i x345 = _mm_sub_epi32(x344, _mm_xor_si128(l75, _mm_andnot_si128(l74, l75_2)));
        const __m128i l76 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x345, 14), _mm_srli_epi32(x345, 18)), l74_2);
        const __m128i l76_2 = _mm_or_si128(_mm_slli_epi32(l74, 10), _mm_srli_epi32(l74, 22));
        /* right step 76, f1 */
        __m128i x346 = _mm_xor_si128(r75_2, r74);
        KEEP("x", x346);
        __m128i x347 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), r73_2);
        KEEP("x", x347);
        const __m128i x348 = _mm_add_epi32(_mm_xor_si128(r75, x346), x347);
        const __m128i r76 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x348, 5), _mm_srli_epi32(x348, 27)), r74_2);
        const __m128i r76_2 = _mm_or_si128(_mm_slli_epi32(r74, 10), _mm_srli_epi32(r74, 22));
        /* left step 77, f5 */
        __m128i x349 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), _mm_add_epi32(l74_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x349);
        const __m128i x350 = _mm_sub_epi32(x349, _mm_xor_si128(l76, _mm_andnot_si128(l75, l76_2)));
        const __m128i l77 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x350, 11), _mm_srli_epi32(x350, 21)), l75_2);
        const __m128i l77_2 = _mm_or_si128(_mm_slli_epi32(l75, 10), _mm_srli_epi32(l75, 22));
        /* right step 77, f1 */
        __m128i x351 = _mm_xor_si128(r76_2, r75);
        KEEP("x", x351);
        __m128i x352 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), r74_2);
        KEEP("x", x352);
        const __m128i x353 = _mm_add_epi32(_mm_xor_si128(r76, x351), x352);
        const __m128i r77 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x353, 15), _mm_srli_epi32(x353, 17)), r75_2);
        const __m128i r77_2 = _mm_or_si128(_mm_slli_epi32(r75, 10), _mm_srli_epi32(r75, 22));
        /* left step 78, f5 */
        __m128i x354 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), _mm_add_epi32(l75_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x354);
        const __m128i l78 = _mm_add_epi32(_mm_shuffle_epi8(_mm_sub_epi32(x354, _mm_xor_si128(l77, _mm_andnot_si128(l76, l77_2))), _mm_set_epi32((int)0x0e0d0c0fu, (int)0x0a09080bu, (int)0x06050407u, (int)0x02010003u)), l76_2);
        const __m128i l78_2 = _mm_or_si128(_mm_slli_epi32(l76, 10), _mm_srli_epi32(l76, 22));
        /* right step 78, f1 */
        __m128i x355 = _mm_xor_si128(r77_2, r76);
        KEEP("x", x355);
        __m128i x356 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), r75_2);
        KEEP("x", x356);
        const __m128i x357 = _mm_add_epi32(_mm_xor_si128(r77, x355), x356);
        const __m128i r78 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x357, 13), _mm_srli_epi32(x357, 19)), r76_2);
        const __m128i r78_2 = _mm_or_si128(_mm_slli_epi32(r76, 10), _mm_srli_epi32(r76, 22));
        /* left step 79, f5 */
        __m128i x358 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), _mm_add_epi32(l76_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x358);
        const __m128i x359 = _mm_sub_epi32(x358, _mm_xor_si128(l78, _mm_andnot_si128(l77, l78_2)));
        const __m128i l79 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x359, 5), _mm_srli_epi32(x359, 27)), l77_2);
        const __m128i l79_2 = _mm_or_si128(_mm_slli_epi32(l77, 10), _mm_srli_epi32(l77, 22));
        /* right step 79, f1 */
        __m128i x360 = _mm_xor_si128(r78_2, r77);
        KEEP("x", x360);
        __m128i x361 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), r76_2);
        KEEP("x", x361);
        const __m128i x362 = _mm_add_epi32(_mm_xor_si128(r78, x360), x361);
        const __m128i r79 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x362, 11), _mm_srli_epi32(x362, 21)), r77_2);
        const __m128i r79_2 = _mm_or_si128(_mm_slli_epi32(r77, 10), _mm_srli_epi32(r77, 22));
        /* left step 80, f5 */
        __m128i x363 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), _mm_add_epi32(l77_2, _mm_set1_epi32((int)0xa953fd4du)));
        KEEP("x", x363);
        const __m128i x364 = _mm_sub_epi32(x363, _mm_xor_si128(l79, _mm_andnot_si128(l78, l79_2)));
        const __m128i l80 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x364, 6), _mm_srli_epi32(x364, 26)), l78_2);
        const __m128i l80_2 = _mm_or_si128(_mm_slli_epi32(l78, 10), _mm_srli_epi32(l78, 22));
        COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        __m128i x365 = _mm_xor_si128(r79_2, r78);
        KEEP("x", x365);
        __m128i x366 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), r77_2);
        KEEP("x", x366);
        const __m128i x367 = _mm_add_epi32(_mm_xor_si128(r79, x365), x366);
        const __m128i r80 = _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(x367, 11), _mm_srli_epi32(x367, 21)), r78_2);
        const __m128i r80_2 = _mm_or_si128(_mm_slli_epi32(r78, 10), _mm_srli_epi32(r78, 22));
        __m128i x368 = _mm_add_epi32(r80_2, h1);
        KEEP("x", x368);
        __m128i x369 = _mm_add_epi32(r79_2, h2);
        KEEP("x", x369);
        __m128i x370 = _mm_add_epi32(r78_2, h3);
        KEEP("x", x370);
        __m128i x371 = _mm_add_epi32(l78_2, h4);
        KEEP("x", x371);
        __m128i x372 = _mm_add_epi32(r79, h0);
        KEEP("x", x372);

        const __m128i h0_next = _mm_add_epi32(l79, x368);
        const __m128i h1_next = _mm_add_epi32(l80_2, x369);
        const __m128i h2_next = _mm_add_epi32(l79_2, x370);
        const __m128i h3_next = _mm_add_epi32(r80, x371);
        const __m128i h4_next = _mm_add_epi32(l80, x372);
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
