/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-sse2 --kernel lanes
 *
 * With the options above, `hashwright prove` proves ripemd160_x4_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-sse2 --kernel lanes` measures
 * the speed.
 *
 * ripemd160_x4_blocks: 1956 instructions for a block of 64 bytes, critical path 434 cycles.
 * Rules: rotate_as_or 318 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32
 *     times.
 */
#include "ripemd160_x4.h"

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sse2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("sse2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define RIPEMD160_X4_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4_ALIGNED __attribute__((aligned(64)))
#else
#define RIPEMD160_X4_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define RIPEMD160_X4_ALWAYS __attribute__((always_inline))
#define RIPEMD160_X4_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define RIPEMD160_X4_ALWAYS
#define RIPEMD160_X4_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define RIPEMD160_X4_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define RIPEMD160_X4_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline RIPEMD160_X4_ALWAYS uint64_t ripemd160_x4_load64(const uint8_t *p)
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
#define RIPEMD160_X4_COPY(to, row, p, q) \
    do { \
        uint64_t a = ripemd160_x4_load64(p), b = ripemd160_x4_load64(q), upper, lower; \
        RIPEMD160_X4_KEEP("r", a); \
        RIPEMD160_X4_KEEP("r", b); \
        upper = RIPEMD160_X4_PAIR(a, b); \
        lower = RIPEMD160_X4_PAIR(a >> 32, b >> 32); \
        RIPEMD160_X4_KEEP("r", upper); \
        RIPEMD160_X4_KEEP("r", lower); \
        RIPEMD160_X4_STORE(to, upper); \
        RIPEMD160_X4_STORE((to) + (row), lower); \
    } while (0)

void ripemd160_x4_blocks(uint32_t state[5][4], const uint8_t *const data[4], size_t nblocks)
{
    __m128i h0 = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][0]));
    __m128i h1 = _mm_loadu_si128((const __m128i *)(const void *)(&state[1][0]));
    __m128i h2 = _mm_loadu_si128((const __m128i *)(const void *)(&state[2][0]));
    __m128i h3 = _mm_loadu_si128((const __m128i *)(const void *)(&state[3][0]));
    __m128i h4 = _mm_loadu_si128((const __m128i *)(const void *)(&state[4][0]));

    uint32_t buffers[2][16][4] RIPEMD160_X4_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 4; j += 2) {
        RIPEMD160_X4_COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        RIPEMD160_X4_COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        RIPEMD160_X4_COPY(&buffers[0][4][j], 4, data[j] + 16, data[j + 1] + 16);
        RIPEMD160_X4_COPY(&buffers[0][6][j], 4, data[j] + 24, data[j + 1] + 24);
        RIPEMD160_X4_COPY(&buffers[0][8][j], 4, data[j] + 32, data[j + 1] + 32);
        RIPEMD160_X4_COPY(&buffers[0][10][j], 4, data[j] + 40, data[j + 1] + 40);
        RIPEMD160_X4_COPY(&buffers[0][12][j], 4, data[j] + 48, data[j + 1] + 48);
        RIPEMD160_X4_COPY(&buffers[0][14][j], 4, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        __m128i l1_x1 =
            _mm_add_epi32(h0, _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        RIPEMD160_X4_KEEP("x", l1_x1);
        const __m128i l1_x2 = _mm_add_epi32(_mm_xor_si128(_mm_xor_si128(h2, h1), h3), l1_x1);
        const __m128i l1 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l1_x2, 11), _mm_srli_epi32(l1_x2, 21)), h4);
        const __m128i l1_2 = _mm_or_si128(_mm_slli_epi32(h2, 10), _mm_srli_epi32(h2, 22));
        /* right step 1, f5 */
        __m128i r1_x1 = _mm_add_epi32(
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
                _mm_set1_epi32((int)0x50a28be5u)), h0);
        RIPEMD160_X4_KEEP("x", r1_x1);
        const __m128i r1_x2 = _mm_sub_epi32(r1_x1, _mm_xor_si128(_mm_andnot_si128(h2, h3), h1));
        const __m128i r1 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r1_x2, 8), _mm_srli_epi32(r1_x2, 24)), h4);
        /* left step 2, f1 */
        __m128i l2_x1 = _mm_xor_si128(l1_2, h1);
        RIPEMD160_X4_KEEP("x", l2_x1);
        __m128i l2_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), h4);
        RIPEMD160_X4_KEEP("x", l2_x2);
        const __m128i l2_x3 = _mm_add_epi32(_mm_xor_si128(l1, l2_x1), l2_x2);
        const __m128i l2 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l2_x3, 14), _mm_srli_epi32(l2_x3, 18)), h3);
        const __m128i l2_2 = _mm_or_si128(_mm_slli_epi32(h1, 10), _mm_srli_epi32(h1, 22));
        /* right step 2, f5 */
        __m128i r2_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(h4, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r2_x1);
        const __m128i r2_x2 = _mm_sub_epi32(r2_x1, _mm_xor_si128(r1, _mm_andnot_si128(h1, l1_2)));
        const __m128i r2 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r2_x2, 9), _mm_srli_epi32(r2_x2, 23)), h3);
        /* left step 3, f1 */
        __m128i l3_x1 = _mm_xor_si128(l2_2, l1);
        RIPEMD160_X4_KEEP("x", l3_x1);
        __m128i l3_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), h3);
        RIPEMD160_X4_KEEP("x", l3_x2);
        const __m128i l3_x3 = _mm_add_epi32(_mm_xor_si128(l2, l3_x1), l3_x2);
        const __m128i l3 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l3_x3, 15), _mm_srli_epi32(l3_x3, 17)), l1_2);
        const __m128i l3_2 = _mm_or_si128(_mm_slli_epi32(l1, 10), _mm_srli_epi32(l1, 22));
        /* right step 3, f5 */
        __m128i r3_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(h3, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r3_x1);
        const __m128i r3_x2 = _mm_sub_epi32(r3_x1, _mm_xor_si128(r2, _mm_andnot_si128(r1, l2_2)));
        const __m128i r3 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r3_x2, 9), _mm_srli_epi32(r3_x2, 23)), l1_2);
        const __m128i r3_2 = _mm_or_si128(_mm_slli_epi32(r1, 10), _mm_srli_epi32(r1, 22));
        /* left step 4, f1 */
        __m128i l4_x1 = _mm_xor_si128(l3_2, l2);
        RIPEMD160_X4_KEEP("x", l4_x1);
        __m128i l4_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), l1_2);
        RIPEMD160_X4_KEEP("x", l4_x2);
        const __m128i l4_x3 = _mm_add_epi32(_mm_xor_si128(l3, l4_x1), l4_x2);
        const __m128i l4 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l4_x3, 12), _mm_srli_epi32(l4_x3, 20)), l2_2);
        const __m128i l4_2 = _mm_or_si128(_mm_slli_epi32(l2, 10), _mm_srli_epi32(l2, 22));
        /* right step 4, f5 */
        __m128i r4_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l1_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r4_x1);
        const __m128i r4_x2 = _mm_sub_epi32(r4_x1, _mm_xor_si128(r3, _mm_andnot_si128(r2, r3_2)));
        const __m128i r4 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r4_x2, 11), _mm_srli_epi32(r4_x2, 21)), l2_2);
        const __m128i r4_2 = _mm_or_si128(_mm_slli_epi32(r2, 10), _mm_srli_epi32(r2, 22));
        /* left step 5, f1 */
        __m128i l5_x1 = _mm_xor_si128(l4_2, l3);
        RIPEMD160_X4_KEEP("x", l5_x1);
        __m128i l5_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), l2_2);
        RIPEMD160_X4_KEEP("x", l5_x2);
        const __m128i l5_x3 = _mm_add_epi32(_mm_xor_si128(l4, l5_x1), l5_x2);
        const __m128i l5 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l5_x3, 5), _mm_srli_epi32(l5_x3, 27)), l3_2);
        const __m128i l5_2 = _mm_or_si128(_mm_slli_epi32(l3, 10), _mm_srli_epi32(l3, 22));
        RIPEMD160_X4_COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 5, f5 */
        __m128i r5_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l2_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r5_x1);
        const __m128i r5_x2 = _mm_sub_epi32(r5_x1, _mm_xor_si128(r4, _mm_andnot_si128(r3, r4_2)));
        const __m128i r5 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r5_x2, 13), _mm_srli_epi32(r5_x2, 19)), r3_2);
        const __m128i r5_2 = _mm_or_si128(_mm_slli_epi32(r3, 10), _mm_srli_epi32(r3, 22));
        /* left step 6, f1 */
        __m128i l6_x1 = _mm_xor_si128(l5_2, l4);
        RIPEMD160_X4_KEEP("x", l6_x1);
        __m128i l6_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), l3_2);
        RIPEMD160_X4_KEEP("x", l6_x2);
        const __m128i l6_x3 = _mm_add_epi32(_mm_xor_si128(l5, l6_x1), l6_x2);
        const __m128i l6 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l6_x3, 8), _mm_srli_epi32(l6_x3, 24)), l4_2);
        const __m128i l6_2 = _mm_or_si128(_mm_slli_epi32(l4, 10), _mm_srli_epi32(l4, 22));
        /* right step 6, f5 */
        __m128i r6_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r3_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r6_x1);
        const __m128i r6_x2 = _mm_sub_epi32(r6_x1, _mm_xor_si128(r5, _mm_andnot_si128(r4, r5_2)));
        const __m128i r6 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r6_x2, 15), _mm_srli_epi32(r6_x2, 17)), r4_2);
        const __m128i r6_2 = _mm_or_si128(_mm_slli_epi32(r4, 10), _mm_srli_epi32(r4, 22));
        /* left step 7, f1 */
        __m128i l7_x1 = _mm_xor_si128(l6_2, l5);
        RIPEMD160_X4_KEEP("x", l7_x1);
        __m128i l7_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), l4_2);
        RIPEMD160_X4_KEEP("x", l7_x2);
        const __m128i l7_x3 = _mm_add_epi32(_mm_xor_si128(l6, l7_x1), l7_x2);
        const __m128i l7 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l7_x3, 7), _mm_srli_epi32(l7_x3, 25)), l5_2);
        const __m128i l7_2 = _mm_or_si128(_mm_slli_epi32(l5, 10), _mm_srli_epi32(l5, 22));
        /* right step 7, f5 */
        __m128i r7_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r4_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r7_x1);
        const __m128i r7_x2 = _mm_sub_epi32(r7_x1, _mm_xor_si128(r6, _mm_andnot_si128(r5, r6_2)));
        const __m128i r7 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r7_x2, 15), _mm_srli_epi32(r7_x2, 17)), r5_2);
        const __m128i r7_2 = _mm_or_si128(_mm_slli_epi32(r5, 10), _mm_srli_epi32(r5, 22));
        /* left step 8, f1 */
        __m128i l8_x1 = _mm_xor_si128(l7_2, l6);
        RIPEMD160_X4_KEEP("x", l8_x1);
        __m128i l8_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), l5_2);
        RIPEMD160_X4_KEEP("x", l8_x2);
        const __m128i l8_x3 = _mm_add_epi32(_mm_xor_si128(l7, l8_x1), l8_x2);
        const __m128i l8 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l8_x3, 9), _mm_srli_epi32(l8_x3, 23)), l6_2);
        const __m128i l8_2 = _mm_or_si128(_mm_slli_epi32(l6, 10), _mm_srli_epi32(l6, 22));
        /* right step 8, f5 */
        __m128i r8_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r5_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r8_x1);
        const __m128i r8_x2 = _mm_sub_epi32(r8_x1, _mm_xor_si128(r7, _mm_andnot_si128(r6, r7_2)));
        const __m128i r8 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r8_x2, 5), _mm_srli_epi32(r8_x2, 27)), r6_2);
        const __m128i r8_2 = _mm_or_si128(_mm_slli_epi32(r6, 10), _mm_srli_epi32(r6, 22));
        /* left step 9, f1 */
        __m128i l9_x1 = _mm_xor_si128(l8_2, l7);
        RIPEMD160_X4_KEEP("x", l9_x1);
        __m128i l9_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), l6_2);
        RIPEMD160_X4_KEEP("x", l9_x2);
        const __m128i l9_x3 = _mm_add_epi32(_mm_xor_si128(l8, l9_x1), l9_x2);
        const __m128i l9 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(l9_x3, 11), _mm_srli_epi32(l9_x3, 21)), l7_2);
        const __m128i l9_2 = _mm_or_si128(_mm_slli_epi32(l7, 10), _mm_srli_epi32(l7, 22));
        /* right step 9, f5 */
        __m128i r9_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r6_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r9_x1);
        const __m128i r9_x2 = _mm_sub_epi32(r9_x1, _mm_xor_si128(r8, _mm_andnot_si128(r7, r8_2)));
        const __m128i r9 =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(r9_x2, 7), _mm_srli_epi32(r9_x2, 25)), r7_2);
        const __m128i r9_2 = _mm_or_si128(_mm_slli_epi32(r7, 10), _mm_srli_epi32(r7, 22));
        /* left step 10, f1 */
        __m128i l10_x1 = _mm_xor_si128(l9_2, l8);
        RIPEMD160_X4_KEEP("x", l10_x1);
        __m128i l10_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), l7_2);
        RIPEMD160_X4_KEEP("x", l10_x2);
        const __m128i l10_x3 = _mm_add_epi32(_mm_xor_si128(l9, l10_x1), l10_x2);
        const __m128i l10 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l10_x3, 13), _mm_srli_epi32(l10_x3, 19)), l8_2);
        const __m128i l10_2 = _mm_or_si128(_mm_slli_epi32(l8, 10), _mm_srli_epi32(l8, 22));
        RIPEMD160_X4_COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 10, f5 */
        __m128i r10_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r7_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r10_x1);
        const __m128i r10_x2 = _mm_sub_epi32(r10_x1, _mm_xor_si128(r9, _mm_andnot_si128(r8, r9_2)));
        const __m128i r10 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r10_x2, 7), _mm_srli_epi32(r10_x2, 25)), r8_2);
        const __m128i r10_2 = _mm_or_si128(_mm_slli_epi32(r8, 10), _mm_srli_epi32(r8, 22));
        /* left step 11, f1 */
        __m128i l11_x1 = _mm_xor_si128(l10_2, l9);
        RIPEMD160_X4_KEEP("x", l11_x1);
        __m128i l11_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), l8_2);
        RIPEMD160_X4_KEEP("x", l11_x2);
        const __m128i l11_x3 = _mm_add_epi32(_mm_xor_si128(l10, l11_x1), l11_x2);
        const __m128i l11 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l11_x3, 14), _mm_srli_epi32(l11_x3, 18)), l9_2);
        const __m128i l11_2 = _mm_or_si128(_mm_slli_epi32(l9, 10), _mm_srli_epi32(l9, 22));
        /* right step 11, f5 */
        __m128i r11_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r8_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r11_x1);
        const __m128i r11_x2 =
            _mm_sub_epi32(r11_x1, _mm_xor_si128(r10, _mm_andnot_si128(r9, r10_2)));
        const __m128i r11 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r11_x2, 8), _mm_srli_epi32(r11_x2, 24)), r9_2);
        const __m128i r11_2 = _mm_or_si128(_mm_slli_epi32(r9, 10), _mm_srli_epi32(r9, 22));
        /* left step 12, f1 */
        __m128i l12_x1 = _mm_xor_si128(l11_2, l10);
        RIPEMD160_X4_KEEP("x", l12_x1);
        __m128i l12_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), l9_2);
        RIPEMD160_X4_KEEP("x", l12_x2);
        const __m128i l12_x3 = _mm_add_epi32(_mm_xor_si128(l11, l12_x1), l12_x2);
        const __m128i l12 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l12_x3, 15), _mm_srli_epi32(l12_x3, 17)), l10_2);
        const __m128i l12_2 = _mm_or_si128(_mm_slli_epi32(l10, 10), _mm_srli_epi32(l10, 22));
        /* right step 12, f5 */
        __m128i r12_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r9_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r12_x1);
        const __m128i r12_x2 =
            _mm_sub_epi32(r12_x1, _mm_xor_si128(r11, _mm_andnot_si128(r10, r11_2)));
        const __m128i r12 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r12_x2, 11), _mm_srli_epi32(r12_x2, 21)), r10_2);
        const __m128i r12_2 = _mm_or_si128(_mm_slli_epi32(r10, 10), _mm_srli_epi32(r10, 22));
        /* left step 13, f1 */
        __m128i l13_x1 = _mm_xor_si128(l12_2, l11);
        RIPEMD160_X4_KEEP("x", l13_x1);
        __m128i l13_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), l10_2);
        RIPEMD160_X4_KEEP("x", l13_x2);
        const __m128i l13_x3 = _mm_add_epi32(_mm_xor_si128(l12, l13_x1), l13_x2);
        const __m128i l13 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l13_x3, 6), _mm_srli_epi32(l13_x3, 26)), l11_2);
        const __m128i l13_2 = _mm_or_si128(_mm_slli_epi32(l11, 10), _mm_srli_epi32(l11, 22));
        /* right step 13, f5 */
        __m128i r13_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r10_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r13_x1);
        const __m128i r13_x2 =
            _mm_sub_epi32(r13_x1, _mm_xor_si128(r12, _mm_andnot_si128(r11, r12_2)));
        const __m128i r13 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r13_x2, 14), _mm_srli_epi32(r13_x2, 18)), r11_2);
        const __m128i r13_2 = _mm_or_si128(_mm_slli_epi32(r11, 10), _mm_srli_epi32(r11, 22));
        /* left step 14, f1 */
        __m128i l14_x1 = _mm_xor_si128(l13_2, l12);
        RIPEMD160_X4_KEEP("x", l14_x1);
        __m128i l14_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), l11_2);
        RIPEMD160_X4_KEEP("x", l14_x2);
        const __m128i l14_x3 = _mm_add_epi32(_mm_xor_si128(l13, l14_x1), l14_x2);
        const __m128i l14 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l14_x3, 7), _mm_srli_epi32(l14_x3, 25)), l12_2);
        const __m128i l14_2 = _mm_or_si128(_mm_slli_epi32(l12, 10), _mm_srli_epi32(l12, 22));
        /* right step 14, f5 */
        __m128i r14_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r11_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r14_x1);
        const __m128i r14_x2 =
            _mm_sub_epi32(r14_x1, _mm_xor_si128(r13, _mm_andnot_si128(r12, r13_2)));
        const __m128i r14 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r14_x2, 14), _mm_srli_epi32(r14_x2, 18)), r12_2);
        const __m128i r14_2 = _mm_or_si128(_mm_slli_epi32(r12, 10), _mm_srli_epi32(r12, 22));
        /* left step 15, f1 */
        __m128i l15_x1 = _mm_xor_si128(l14_2, l13);
        RIPEMD160_X4_KEEP("x", l15_x1);
        __m128i l15_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), l12_2);
        RIPEMD160_X4_KEEP("x", l15_x2);
        const __m128i l15_x3 = _mm_add_epi32(_mm_xor_si128(l14, l15_x1), l15_x2);
        const __m128i l15 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l15_x3, 9), _mm_srli_epi32(l15_x3, 23)), l13_2);
        const __m128i l15_2 = _mm_or_si128(_mm_slli_epi32(l13, 10), _mm_srli_epi32(l13, 22));
        RIPEMD160_X4_COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 15, f5 */
        __m128i r15_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r12_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r15_x1);
        const __m128i r15_x2 =
            _mm_sub_epi32(r15_x1, _mm_xor_si128(r14, _mm_andnot_si128(r13, r14_2)));
        const __m128i r15 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r15_x2, 12), _mm_srli_epi32(r15_x2, 20)), r13_2);
        const __m128i r15_2 = _mm_or_si128(_mm_slli_epi32(r13, 10), _mm_srli_epi32(r13, 22));
        /* left step 16, f1 */
        __m128i l16_x1 = _mm_xor_si128(l15_2, l14);
        RIPEMD160_X4_KEEP("x", l16_x1);
        __m128i l16_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), l13_2);
        RIPEMD160_X4_KEEP("x", l16_x2);
        const __m128i l16_x3 = _mm_add_epi32(_mm_xor_si128(l15, l16_x1), l16_x2);
        const __m128i l16 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l16_x3, 8), _mm_srli_epi32(l16_x3, 24)), l14_2);
        const __m128i l16_2 = _mm_or_si128(_mm_slli_epi32(l14, 10), _mm_srli_epi32(l14, 22));
        /* right step 16, f5 */
        __m128i r16_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r13_2, _mm_set1_epi32((int)0x50a28be5u)));
        RIPEMD160_X4_KEEP("x", r16_x1);
        const __m128i r16_x2 =
            _mm_sub_epi32(r16_x1, _mm_xor_si128(r15, _mm_andnot_si128(r14, r15_2)));
        const __m128i r16 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r16_x2, 6), _mm_srli_epi32(r16_x2, 26)), r14_2);
        const __m128i r16_2 = _mm_or_si128(_mm_slli_epi32(r14, 10), _mm_srli_epi32(r14, 22));
        /* left step 17, f2 */
        __m128i l17_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l14_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l17_x1);
        const __m128i l17_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l16, l15), _mm_andnot_si128(l16, l16_2)), l17_x1);
        const __m128i l17 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l17_x2, 7), _mm_srli_epi32(l17_x2, 25)), l15_2);
        const __m128i l17_2 = _mm_or_si128(_mm_slli_epi32(l15, 10), _mm_srli_epi32(l15, 22));
        /* right step 17, f4 */
        __m128i r17_x1 = _mm_add_epi32(r14_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r17_x1);
        __m128i r17_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r16_2, r15), r17_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])));
        RIPEMD160_X4_KEEP("x", r17_x2);
        const __m128i r17_x3 = _mm_add_epi32(_mm_and_si128(r16, r16_2), r17_x2);
        const __m128i r17 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r17_x3, 9), _mm_srli_epi32(r17_x3, 23)), r15_2);
        const __m128i r17_2 = _mm_or_si128(_mm_slli_epi32(r15, 10), _mm_srli_epi32(r15, 22));
        /* left step 18, f2 */
        __m128i l18_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l15_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l18_x1);
        const __m128i l18_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l17, l16), _mm_andnot_si128(l17, l17_2)), l18_x1);
        const __m128i l18 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l18_x2, 6), _mm_srli_epi32(l18_x2, 26)), l16_2);
        const __m128i l18_2 = _mm_or_si128(_mm_slli_epi32(l16, 10), _mm_srli_epi32(l16, 22));
        /* right step 18, f4 */
        __m128i r18_x1 = _mm_add_epi32(r15_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r18_x1);
        __m128i r18_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r17_2, r16), r18_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])));
        RIPEMD160_X4_KEEP("x", r18_x2);
        const __m128i r18_x3 = _mm_add_epi32(_mm_and_si128(r17, r17_2), r18_x2);
        const __m128i r18 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r18_x3, 13), _mm_srli_epi32(r18_x3, 19)), r16_2);
        const __m128i r18_2 = _mm_or_si128(_mm_slli_epi32(r16, 10), _mm_srli_epi32(r16, 22));
        /* left step 19, f2 */
        __m128i l19_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l16_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l19_x1);
        const __m128i l19_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l18, l17), _mm_andnot_si128(l18, l18_2)), l19_x1);
        const __m128i l19 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l19_x2, 8), _mm_srli_epi32(l19_x2, 24)), l17_2);
        const __m128i l19_2 = _mm_or_si128(_mm_slli_epi32(l17, 10), _mm_srli_epi32(l17, 22));
        /* right step 19, f4 */
        __m128i r19_x1 = _mm_add_epi32(r16_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r19_x1);
        __m128i r19_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r18_2, r17), r19_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])));
        RIPEMD160_X4_KEEP("x", r19_x2);
        const __m128i r19_x3 = _mm_add_epi32(_mm_and_si128(r18, r18_2), r19_x2);
        const __m128i r19 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r19_x3, 15), _mm_srli_epi32(r19_x3, 17)), r17_2);
        const __m128i r19_2 = _mm_or_si128(_mm_slli_epi32(r17, 10), _mm_srli_epi32(r17, 22));
        /* left step 20, f2 */
        __m128i l20_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l17_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l20_x1);
        const __m128i l20_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l19, l18), _mm_andnot_si128(l19, l19_2)), l20_x1);
        const __m128i l20 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l20_x2, 13), _mm_srli_epi32(l20_x2, 19)), l18_2);
        const __m128i l20_2 = _mm_or_si128(_mm_slli_epi32(l18, 10), _mm_srli_epi32(l18, 22));
        RIPEMD160_X4_COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 20, f4 */
        __m128i r20_x1 = _mm_add_epi32(r17_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r20_x1);
        __m128i r20_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r19_2, r18), r20_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])));
        RIPEMD160_X4_KEEP("x", r20_x2);
        const __m128i r20_x3 = _mm_add_epi32(_mm_and_si128(r19, r19_2), r20_x2);
        const __m128i r20 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r20_x3, 7), _mm_srli_epi32(r20_x3, 25)), r18_2);
        const __m128i r20_2 = _mm_or_si128(_mm_slli_epi32(r18, 10), _mm_srli_epi32(r18, 22));
        /* left step 21, f2 */
        __m128i l21_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l18_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l21_x1);
        const __m128i l21_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l20, l19), _mm_andnot_si128(l20, l20_2)), l21_x1);
        const __m128i l21 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l21_x2, 11), _mm_srli_epi32(l21_x2, 21)), l19_2);
        const __m128i l21_2 = _mm_or_si128(_mm_slli_epi32(l19, 10), _mm_srli_epi32(l19, 22));
        /* right step 21, f4 */
        __m128i r21_x1 = _mm_add_epi32(r18_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r21_x1);
        __m128i r21_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r20_2, r19), r21_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        RIPEMD160_X4_KEEP("x", r21_x2);
        const __m128i r21_x3 = _mm_add_epi32(_mm_and_si128(r20, r20_2), r21_x2);
        const __m128i r21 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r21_x3, 12), _mm_srli_epi32(r21_x3, 20)), r19_2);
        const __m128i r21_2 = _mm_or_si128(_mm_slli_epi32(r19, 10), _mm_srli_epi32(r19, 22));
        /* left step 22, f2 */
        __m128i l22_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l19_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l22_x1);
        const __m128i l22_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l21, l20), _mm_andnot_si128(l21, l21_2)), l22_x1);
        const __m128i l22 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l22_x2, 9), _mm_srli_epi32(l22_x2, 23)), l20_2);
        const __m128i l22_2 = _mm_or_si128(_mm_slli_epi32(l20, 10), _mm_srli_epi32(l20, 22));
        /* right step 22, f4 */
        __m128i r22_x1 = _mm_add_epi32(r19_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r22_x1);
        __m128i r22_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r21_2, r20), r22_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])));
        RIPEMD160_X4_KEEP("x", r22_x2);
        const __m128i r22_x3 = _mm_add_epi32(_mm_and_si128(r21, r21_2), r22_x2);
        const __m128i r22 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r22_x3, 8), _mm_srli_epi32(r22_x3, 24)), r20_2);
        const __m128i r22_2 = _mm_or_si128(_mm_slli_epi32(r20, 10), _mm_srli_epi32(r20, 22));
        /* left step 23, f2 */
        __m128i l23_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l20_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l23_x1);
        const __m128i l23_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l22, l21), _mm_andnot_si128(l22, l22_2)), l23_x1);
        const __m128i l23 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l23_x2, 7), _mm_srli_epi32(l23_x2, 25)), l21_2);
        const __m128i l23_2 = _mm_or_si128(_mm_slli_epi32(l21, 10), _mm_srli_epi32(l21, 22));
        /* right step 23, f4 */
        __m128i r23_x1 = _mm_add_epi32(r20_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r23_x1);
        __m128i r23_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r22_2, r21), r23_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])));
        RIPEMD160_X4_KEEP("x", r23_x2);
        const __m128i r23_x3 = _mm_add_epi32(_mm_and_si128(r22, r22_2), r23_x2);
        const __m128i r23 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r23_x3, 9), _mm_srli_epi32(r23_x3, 23)), r21_2);
        const __m128i r23_2 = _mm_or_si128(_mm_slli_epi32(r21, 10), _mm_srli_epi32(r21, 22));
        /* left step 24, f2 */
        __m128i l24_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l21_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l24_x1);
        const __m128i l24_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l23, l22), _mm_andnot_si128(l23, l23_2)), l24_x1);
        const __m128i l24 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l24_x2, 15), _mm_srli_epi32(l24_x2, 17)), l22_2);
        const __m128i l24_2 = _mm_or_si128(_mm_slli_epi32(l22, 10), _mm_srli_epi32(l22, 22));
        /* right step 24, f4 */
        __m128i r24_x1 = _mm_add_epi32(r21_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r24_x1);
        __m128i r24_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r23_2, r22), r24_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])));
        RIPEMD160_X4_KEEP("x", r24_x2);
        const __m128i r24_x3 = _mm_add_epi32(_mm_and_si128(r23, r23_2), r24_x2);
        const __m128i r24 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r24_x3, 11), _mm_srli_epi32(r24_x3, 21)), r22_2);
        const __m128i r24_2 = _mm_or_si128(_mm_slli_epi32(r22, 10), _mm_srli_epi32(r22, 22));
        /* left step 25, f2 */
        __m128i l25_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l22_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l25_x1);
        const __m128i l25_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l24, l23), _mm_andnot_si128(l24, l24_2)), l25_x1);
        const __m128i l25 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l25_x2, 7), _mm_srli_epi32(l25_x2, 25)), l23_2);
        const __m128i l25_2 = _mm_or_si128(_mm_slli_epi32(l23, 10), _mm_srli_epi32(l23, 22));
        RIPEMD160_X4_COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 25, f4 */
        __m128i r25_x1 = _mm_add_epi32(r22_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r25_x1);
        __m128i r25_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r24_2, r23), r25_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])));
        RIPEMD160_X4_KEEP("x", r25_x2);
        const __m128i r25_x3 = _mm_add_epi32(_mm_and_si128(r24, r24_2), r25_x2);
        const __m128i r25 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r25_x3, 7), _mm_srli_epi32(r25_x3, 25)), r23_2);
        const __m128i r25_2 = _mm_or_si128(_mm_slli_epi32(r23, 10), _mm_srli_epi32(r23, 22));
        /* left step 26, f2 */
        __m128i l26_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l23_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l26_x1);
        const __m128i l26_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l25, l24), _mm_andnot_si128(l25, l25_2)), l26_x1);
        const __m128i l26 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l26_x2, 12), _mm_srli_epi32(l26_x2, 20)), l24_2);
        const __m128i l26_2 = _mm_or_si128(_mm_slli_epi32(l24, 10), _mm_srli_epi32(l24, 22));
        /* right step 26, f4 */
        __m128i r26_x1 = _mm_add_epi32(r23_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r26_x1);
        __m128i r26_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r25_2, r24), r26_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])));
        RIPEMD160_X4_KEEP("x", r26_x2);
        const __m128i r26_x3 = _mm_add_epi32(_mm_and_si128(r25, r25_2), r26_x2);
        const __m128i r26 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r26_x3, 7), _mm_srli_epi32(r26_x3, 25)), r24_2);
        const __m128i r26_2 = _mm_or_si128(_mm_slli_epi32(r24, 10), _mm_srli_epi32(r24, 22));
        /* left step 27, f2 */
        __m128i l27_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l24_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l27_x1);
        const __m128i l27_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l26, l25), _mm_andnot_si128(l26, l26_2)), l27_x1);
        const __m128i l27 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l27_x2, 15), _mm_srli_epi32(l27_x2, 17)), l25_2);
        const __m128i l27_2 = _mm_or_si128(_mm_slli_epi32(l25, 10), _mm_srli_epi32(l25, 22));
        /* right step 27, f4 */
        __m128i r27_x1 = _mm_add_epi32(r24_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r27_x1);
        __m128i r27_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r26_2, r25), r27_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])));
        RIPEMD160_X4_KEEP("x", r27_x2);
        const __m128i r27_x3 = _mm_add_epi32(_mm_and_si128(r26, r26_2), r27_x2);
        const __m128i r27 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r27_x3, 12), _mm_srli_epi32(r27_x3, 20)), r25_2);
        const __m128i r27_2 = _mm_or_si128(_mm_slli_epi32(r25, 10), _mm_srli_epi32(r25, 22));
        /* left step 28, f2 */
        __m128i l28_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l25_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l28_x1);
        const __m128i l28_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l27, l26), _mm_andnot_si128(l27, l27_2)), l28_x1);
        const __m128i l28 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l28_x2, 9), _mm_srli_epi32(l28_x2, 23)), l26_2);
        const __m128i l28_2 = _mm_or_si128(_mm_slli_epi32(l26, 10), _mm_srli_epi32(l26, 22));
        /* right step 28, f4 */
        __m128i r28_x1 = _mm_add_epi32(r25_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r28_x1);
        __m128i r28_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r27_2, r26), r28_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])));
        RIPEMD160_X4_KEEP("x", r28_x2);
        const __m128i r28_x3 = _mm_add_epi32(_mm_and_si128(r27, r27_2), r28_x2);
        const __m128i r28 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r28_x3, 7), _mm_srli_epi32(r28_x3, 25)), r26_2);
        const __m128i r28_2 = _mm_or_si128(_mm_slli_epi32(r26, 10), _mm_srli_epi32(r26, 22));
        /* left step 29, f2 */
        __m128i l29_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l26_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l29_x1);
        const __m128i l29_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l28, l27), _mm_andnot_si128(l28, l28_2)), l29_x1);
        const __m128i l29 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l29_x2, 11), _mm_srli_epi32(l29_x2, 21)), l27_2);
        const __m128i l29_2 = _mm_or_si128(_mm_slli_epi32(l27, 10), _mm_srli_epi32(l27, 22));
        /* right step 29, f4 */
        __m128i r29_x1 = _mm_add_epi32(r26_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r29_x1);
        __m128i r29_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r28_2, r27), r29_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])));
        RIPEMD160_X4_KEEP("x", r29_x2);
        const __m128i r29_x3 = _mm_add_epi32(_mm_and_si128(r28, r28_2), r29_x2);
        const __m128i r29 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r29_x3, 6), _mm_srli_epi32(r29_x3, 26)), r27_2);
        const __m128i r29_2 = _mm_or_si128(_mm_slli_epi32(r27, 10), _mm_srli_epi32(r27, 22));
        /* left step 30, f2 */
        __m128i l30_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l27_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l30_x1);
        const __m128i l30_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l29, l28), _mm_andnot_si128(l29, l29_2)), l30_x1);
        const __m128i l30 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l30_x2, 7), _mm_srli_epi32(l30_x2, 25)), l28_2);
        const __m128i l30_2 = _mm_or_si128(_mm_slli_epi32(l28, 10), _mm_srli_epi32(l28, 22));
        RIPEMD160_X4_COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 30, f4 */
        __m128i r30_x1 = _mm_add_epi32(r27_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r30_x1);
        __m128i r30_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r29_2, r28), r30_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])));
        RIPEMD160_X4_KEEP("x", r30_x2);
        const __m128i r30_x3 = _mm_add_epi32(_mm_and_si128(r29, r29_2), r30_x2);
        const __m128i r30 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r30_x3, 15), _mm_srli_epi32(r30_x3, 17)), r28_2);
        const __m128i r30_2 = _mm_or_si128(_mm_slli_epi32(r28, 10), _mm_srli_epi32(r28, 22));
        /* left step 31, f2 */
        __m128i l31_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l28_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l31_x1);
        const __m128i l31_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l30, l29), _mm_andnot_si128(l30, l30_2)), l31_x1);
        const __m128i l31 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l31_x2, 13), _mm_srli_epi32(l31_x2, 19)), l29_2);
        const __m128i l31_2 = _mm_or_si128(_mm_slli_epi32(l29, 10), _mm_srli_epi32(l29, 22));
        /* right step 31, f4 */
        __m128i r31_x1 = _mm_add_epi32(r28_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r31_x1);
        __m128i r31_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r30_2, r29), r31_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])));
        RIPEMD160_X4_KEEP("x", r31_x2);
        const __m128i r31_x3 = _mm_add_epi32(_mm_and_si128(r30, r30_2), r31_x2);
        const __m128i r31 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r31_x3, 13), _mm_srli_epi32(r31_x3, 19)), r29_2);
        const __m128i r31_2 = _mm_or_si128(_mm_slli_epi32(r29, 10), _mm_srli_epi32(r29, 22));
        /* left step 32, f2 */
        __m128i l32_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l29_2, _mm_set1_epi32((int)0x5a827999u)));
        RIPEMD160_X4_KEEP("x", l32_x1);
        const __m128i l32_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(l31, l30), _mm_andnot_si128(l31, l31_2)), l32_x1);
        const __m128i l32 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l32_x2, 12), _mm_srli_epi32(l32_x2, 20)), l30_2);
        const __m128i l32_2 = _mm_or_si128(_mm_slli_epi32(l30, 10), _mm_srli_epi32(l30, 22));
        /* right step 32, f4 */
        __m128i r32_x1 = _mm_add_epi32(r29_2, _mm_set1_epi32((int)0x5c4dd124u));
        RIPEMD160_X4_KEEP("x", r32_x1);
        __m128i r32_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(r31_2, r30), r32_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])));
        RIPEMD160_X4_KEEP("x", r32_x2);
        const __m128i r32_x3 = _mm_add_epi32(_mm_and_si128(r31, r31_2), r32_x2);
        const __m128i r32 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r32_x3, 11), _mm_srli_epi32(r32_x3, 21)), r30_2);
        const __m128i r32_2 = _mm_or_si128(_mm_slli_epi32(r30, 10), _mm_srli_epi32(r30, 22));
        /* left step 33, f3 */
        __m128i l33_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l30_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l33_x1);
        const __m128i l33_x2 =
            _mm_sub_epi32(l33_x1, _mm_xor_si128(_mm_andnot_si128(l32, l31), l32_2));
        const __m128i l33 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l33_x2, 11), _mm_srli_epi32(l33_x2, 21)), l31_2);
        const __m128i l33_2 = _mm_or_si128(_mm_slli_epi32(l31, 10), _mm_srli_epi32(l31, 22));
        /* right step 33, f3 */
        __m128i r33_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r30_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r33_x1);
        const __m128i r33_x2 =
            _mm_sub_epi32(r33_x1, _mm_xor_si128(_mm_andnot_si128(r32, r31), r32_2));
        const __m128i r33 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r33_x2, 9), _mm_srli_epi32(r33_x2, 23)), r31_2);
        const __m128i r33_2 = _mm_or_si128(_mm_slli_epi32(r31, 10), _mm_srli_epi32(r31, 22));
        /* left step 34, f3 */
        __m128i l34_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l31_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l34_x1);
        const __m128i l34_x2 =
            _mm_sub_epi32(l34_x1, _mm_xor_si128(_mm_andnot_si128(l33, l32), l33_2));
        const __m128i l34 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l34_x2, 13), _mm_srli_epi32(l34_x2, 19)), l32_2);
        const __m128i l34_2 = _mm_or_si128(_mm_slli_epi32(l32, 10), _mm_srli_epi32(l32, 22));
        /* right step 34, f3 */
        __m128i r34_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(r31_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r34_x1);
        const __m128i r34_x2 =
            _mm_sub_epi32(r34_x1, _mm_xor_si128(_mm_andnot_si128(r33, r32), r33_2));
        const __m128i r34 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r34_x2, 7), _mm_srli_epi32(r34_x2, 25)), r32_2);
        const __m128i r34_2 = _mm_or_si128(_mm_slli_epi32(r32, 10), _mm_srli_epi32(r32, 22));
        /* left step 35, f3 */
        __m128i l35_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l32_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l35_x1);
        const __m128i l35_x2 =
            _mm_sub_epi32(l35_x1, _mm_xor_si128(_mm_andnot_si128(l34, l33), l34_2));
        const __m128i l35 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l35_x2, 6), _mm_srli_epi32(l35_x2, 26)), l33_2);
        const __m128i l35_2 = _mm_or_si128(_mm_slli_epi32(l33, 10), _mm_srli_epi32(l33, 22));
        RIPEMD160_X4_COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 35, f3 */
        __m128i r35_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r32_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r35_x1);
        const __m128i r35_x2 =
            _mm_sub_epi32(r35_x1, _mm_xor_si128(_mm_andnot_si128(r34, r33), r34_2));
        const __m128i r35 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r35_x2, 15), _mm_srli_epi32(r35_x2, 17)), r33_2);
        const __m128i r35_2 = _mm_or_si128(_mm_slli_epi32(r33, 10), _mm_srli_epi32(r33, 22));
        /* left step 36, f3 */
        __m128i l36_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l33_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l36_x1);
        const __m128i l36_x2 =
            _mm_sub_epi32(l36_x1, _mm_xor_si128(_mm_andnot_si128(l35, l34), l35_2));
        const __m128i l36 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l36_x2, 7), _mm_srli_epi32(l36_x2, 25)), l34_2);
        const __m128i l36_2 = _mm_or_si128(_mm_slli_epi32(l34, 10), _mm_srli_epi32(l34, 22));
        /* right step 36, f3 */
        __m128i r36_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r33_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r36_x1);
        const __m128i r36_x2 =
            _mm_sub_epi32(r36_x1, _mm_xor_si128(_mm_andnot_si128(r35, r34), r35_2));
        const __m128i r36 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r36_x2, 11), _mm_srli_epi32(r36_x2, 21)), r34_2);
        const __m128i r36_2 = _mm_or_si128(_mm_slli_epi32(r34, 10), _mm_srli_epi32(r34, 22));
        /* left step 37, f3 */
        __m128i l37_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l34_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l37_x1);
        const __m128i l37_x2 =
            _mm_sub_epi32(l37_x1, _mm_xor_si128(_mm_andnot_si128(l36, l35), l36_2));
        const __m128i l37 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l37_x2, 14), _mm_srli_epi32(l37_x2, 18)), l35_2);
        const __m128i l37_2 = _mm_or_si128(_mm_slli_epi32(l35, 10), _mm_srli_epi32(l35, 22));
        /* right step 37, f3 */
        __m128i r37_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(r34_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r37_x1);
        const __m128i r37_x2 =
            _mm_sub_epi32(r37_x1, _mm_xor_si128(_mm_andnot_si128(r36, r35), r36_2));
        const __m128i r37 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r37_x2, 8), _mm_srli_epi32(r37_x2, 24)), r35_2);
        const __m128i r37_2 = _mm_or_si128(_mm_slli_epi32(r35, 10), _mm_srli_epi32(r35, 22));
        /* left step 38, f3 */
        __m128i l38_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l35_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l38_x1);
        const __m128i l38_x2 =
            _mm_sub_epi32(l38_x1, _mm_xor_si128(_mm_andnot_si128(l37, l36), l37_2));
        const __m128i l38 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l38_x2, 9), _mm_srli_epi32(l38_x2, 23)), l36_2);
        const __m128i l38_2 = _mm_or_si128(_mm_slli_epi32(l36, 10), _mm_srli_epi32(l36, 22));
        /* right step 38, f3 */
        __m128i r38_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(r35_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r38_x1);
        const __m128i r38_x2 =
            _mm_sub_epi32(r38_x1, _mm_xor_si128(_mm_andnot_si128(r37, r36), r37_2));
        const __m128i r38 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r38_x2, 6), _mm_srli_epi32(r38_x2, 26)), r36_2);
        const __m128i r38_2 = _mm_or_si128(_mm_slli_epi32(r36, 10), _mm_srli_epi32(r36, 22));
        /* left step 39, f3 */
        __m128i l39_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l36_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l39_x1);
        const __m128i l39_x2 =
            _mm_sub_epi32(l39_x1, _mm_xor_si128(_mm_andnot_si128(l38, l37), l38_2));
        const __m128i l39 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l39_x2, 13), _mm_srli_epi32(l39_x2, 19)), l37_2);
        const __m128i l39_2 = _mm_or_si128(_mm_slli_epi32(l37, 10), _mm_srli_epi32(l37, 22));
        /* right step 39, f3 */
        __m128i r39_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r36_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r39_x1);
        const __m128i r39_x2 =
            _mm_sub_epi32(r39_x1, _mm_xor_si128(_mm_andnot_si128(r38, r37), r38_2));
        const __m128i r39 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r39_x2, 6), _mm_srli_epi32(r39_x2, 26)), r37_2);
        const __m128i r39_2 = _mm_or_si128(_mm_slli_epi32(r37, 10), _mm_srli_epi32(r37, 22));
        /* left step 40, f3 */
        __m128i l40_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l37_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l40_x1);
        const __m128i l40_x2 =
            _mm_sub_epi32(l40_x1, _mm_xor_si128(_mm_andnot_si128(l39, l38), l39_2));
        const __m128i l40 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l40_x2, 15), _mm_srli_epi32(l40_x2, 17)), l38_2);
        const __m128i l40_2 = _mm_or_si128(_mm_slli_epi32(l38, 10), _mm_srli_epi32(l38, 22));
        RIPEMD160_X4_COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        __m128i r40_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(r37_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r40_x1);
        const __m128i r40_x2 =
            _mm_sub_epi32(r40_x1, _mm_xor_si128(_mm_andnot_si128(r39, r38), r39_2));
        const __m128i r40 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r40_x2, 14), _mm_srli_epi32(r40_x2, 18)), r38_2);
        const __m128i r40_2 = _mm_or_si128(_mm_slli_epi32(r38, 10), _mm_srli_epi32(r38, 22));
        /* left step 41, f3 */
        __m128i l41_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l38_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l41_x1);
        const __m128i l41_x2 =
            _mm_sub_epi32(l41_x1, _mm_xor_si128(_mm_andnot_si128(l40, l39), l40_2));
        const __m128i l41 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l41_x2, 14), _mm_srli_epi32(l41_x2, 18)), l39_2);
        const __m128i l41_2 = _mm_or_si128(_mm_slli_epi32(l39, 10), _mm_srli_epi32(l39, 22));
        /* right step 41, f3 */
        __m128i r41_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r38_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r41_x1);
        const __m128i r41_x2 =
            _mm_sub_epi32(r41_x1, _mm_xor_si128(_mm_andnot_si128(r40, r39), r40_2));
        const __m128i r41 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r41_x2, 12), _mm_srli_epi32(r41_x2, 20)), r39_2);
        const __m128i r41_2 = _mm_or_si128(_mm_slli_epi32(r39, 10), _mm_srli_epi32(r39, 22));
        /* left step 42, f3 */
        __m128i l42_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l39_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l42_x1);
        const __m128i l42_x2 =
            _mm_sub_epi32(l42_x1, _mm_xor_si128(_mm_andnot_si128(l41, l40), l41_2));
        const __m128i l42 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l42_x2, 8), _mm_srli_epi32(l42_x2, 24)), l40_2);
        const __m128i l42_2 = _mm_or_si128(_mm_slli_epi32(l40, 10), _mm_srli_epi32(l40, 22));
        /* right step 42, f3 */
        __m128i r42_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r39_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r42_x1);
        const __m128i r42_x2 =
            _mm_sub_epi32(r42_x1, _mm_xor_si128(_mm_andnot_si128(r41, r40), r41_2));
        const __m128i r42 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r42_x2, 13), _mm_srli_epi32(r42_x2, 19)), r40_2);
        const __m128i r42_2 = _mm_or_si128(_mm_slli_epi32(r40, 10), _mm_srli_epi32(r40, 22));
        /* left step 43, f3 */
        __m128i l43_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l40_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l43_x1);
        const __m128i l43_x2 =
            _mm_sub_epi32(l43_x1, _mm_xor_si128(_mm_andnot_si128(l42, l41), l42_2));
        const __m128i l43 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l43_x2, 13), _mm_srli_epi32(l43_x2, 19)), l41_2);
        const __m128i l43_2 = _mm_or_si128(_mm_slli_epi32(l41, 10), _mm_srli_epi32(l41, 22));
        /* right step 43, f3 */
        __m128i r43_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r40_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r43_x1);
        const __m128i r43_x2 =
            _mm_sub_epi32(r43_x1, _mm_xor_si128(_mm_andnot_si128(r42, r41), r42_2));
        const __m128i r43 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r43_x2, 5), _mm_srli_epi32(r43_x2, 27)), r41_2);
        const __m128i r43_2 = _mm_or_si128(_mm_slli_epi32(r41, 10), _mm_srli_epi32(r41, 22));
        /* left step 44, f3 */
        __m128i l44_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l41_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l44_x1);
        const __m128i l44_x2 =
            _mm_sub_epi32(l44_x1, _mm_xor_si128(_mm_andnot_si128(l43, l42), l43_2));
        const __m128i l44 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l44_x2, 6), _mm_srli_epi32(l44_x2, 26)), l42_2);
        const __m128i l44_2 = _mm_or_si128(_mm_slli_epi32(l42, 10), _mm_srli_epi32(l42, 22));
        /* right step 44, f3 */
        __m128i r44_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r41_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r44_x1);
        const __m128i r44_x2 =
            _mm_sub_epi32(r44_x1, _mm_xor_si128(_mm_andnot_si128(r43, r42), r43_2));
        const __m128i r44 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r44_x2, 14), _mm_srli_epi32(r44_x2, 18)), r42_2);
        const __m128i r44_2 = _mm_or_si128(_mm_slli_epi32(r42, 10), _mm_srli_epi32(r42, 22));
        /* left step 45, f3 */
        __m128i l45_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l42_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l45_x1);
        const __m128i l45_x2 =
            _mm_sub_epi32(l45_x1, _mm_xor_si128(_mm_andnot_si128(l44, l43), l44_2));
        const __m128i l45 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l45_x2, 5), _mm_srli_epi32(l45_x2, 27)), l43_2);
        const __m128i l45_2 = _mm_or_si128(_mm_slli_epi32(l43, 10), _mm_srli_epi32(l43, 22));
        RIPEMD160_X4_COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 45, f3 */
        __m128i r45_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r42_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r45_x1);
        const __m128i r45_x2 =
            _mm_sub_epi32(r45_x1, _mm_xor_si128(_mm_andnot_si128(r44, r43), r44_2));
        const __m128i r45 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r45_x2, 13), _mm_srli_epi32(r45_x2, 19)), r43_2);
        const __m128i r45_2 = _mm_or_si128(_mm_slli_epi32(r43, 10), _mm_srli_epi32(r43, 22));
        /* left step 46, f3 */
        __m128i l46_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l43_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l46_x1);
        const __m128i l46_x2 =
            _mm_sub_epi32(l46_x1, _mm_xor_si128(_mm_andnot_si128(l45, l44), l45_2));
        const __m128i l46 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l46_x2, 12), _mm_srli_epi32(l46_x2, 20)), l44_2);
        const __m128i l46_2 = _mm_or_si128(_mm_slli_epi32(l44, 10), _mm_srli_epi32(l44, 22));
        /* right step 46, f3 */
        __m128i r46_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(r43_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r46_x1);
        const __m128i r46_x2 =
            _mm_sub_epi32(r46_x1, _mm_xor_si128(_mm_andnot_si128(r45, r44), r45_2));
        const __m128i r46 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r46_x2, 13), _mm_srli_epi32(r46_x2, 19)), r44_2);
        const __m128i r46_2 = _mm_or_si128(_mm_slli_epi32(r44, 10), _mm_srli_epi32(r44, 22));
        /* left step 47, f3 */
        __m128i l47_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l44_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l47_x1);
        const __m128i l47_x2 =
            _mm_sub_epi32(l47_x1, _mm_xor_si128(_mm_andnot_si128(l46, l45), l46_2));
        const __m128i l47 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l47_x2, 7), _mm_srli_epi32(l47_x2, 25)), l45_2);
        const __m128i l47_2 = _mm_or_si128(_mm_slli_epi32(l45, 10), _mm_srli_epi32(l45, 22));
        /* right step 47, f3 */
        __m128i r47_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r44_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r47_x1);
        const __m128i r47_x2 =
            _mm_sub_epi32(r47_x1, _mm_xor_si128(_mm_andnot_si128(r46, r45), r46_2));
        const __m128i r47 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r47_x2, 7), _mm_srli_epi32(r47_x2, 25)), r45_2);
        const __m128i r47_2 = _mm_or_si128(_mm_slli_epi32(r45, 10), _mm_srli_epi32(r45, 22));
        /* left step 48, f3 */
        __m128i l48_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l45_2, _mm_set1_epi32((int)0x6ed9eba0u)));
        RIPEMD160_X4_KEEP("x", l48_x1);
        const __m128i l48_x2 =
            _mm_sub_epi32(l48_x1, _mm_xor_si128(_mm_andnot_si128(l47, l46), l47_2));
        const __m128i l48 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l48_x2, 5), _mm_srli_epi32(l48_x2, 27)), l46_2);
        const __m128i l48_2 = _mm_or_si128(_mm_slli_epi32(l46, 10), _mm_srli_epi32(l46, 22));
        /* right step 48, f3 */
        __m128i r48_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r45_2, _mm_set1_epi32((int)0x6d703ef2u)));
        RIPEMD160_X4_KEEP("x", r48_x1);
        const __m128i r48_x2 =
            _mm_sub_epi32(r48_x1, _mm_xor_si128(_mm_andnot_si128(r47, r46), r47_2));
        const __m128i r48 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r48_x2, 5), _mm_srli_epi32(r48_x2, 27)), r46_2);
        const __m128i r48_2 = _mm_or_si128(_mm_slli_epi32(r46, 10), _mm_srli_epi32(r46, 22));
        /* left step 49, f4 */
        __m128i l49_x1 = _mm_add_epi32(l46_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l49_x1);
        __m128i l49_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(_mm_andnot_si128(l48_2, l47), l49_x1));
        RIPEMD160_X4_KEEP("x", l49_x2);
        const __m128i l49_x3 = _mm_add_epi32(_mm_and_si128(l48, l48_2), l49_x2);
        const __m128i l49 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l49_x3, 11), _mm_srli_epi32(l49_x3, 21)), l47_2);
        const __m128i l49_2 = _mm_or_si128(_mm_slli_epi32(l47, 10), _mm_srli_epi32(l47, 22));
        /* right step 49, f2 */
        __m128i r49_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r46_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r49_x1);
        const __m128i r49_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r48, r47), _mm_andnot_si128(r48, r48_2)), r49_x1);
        const __m128i r49 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r49_x2, 15), _mm_srli_epi32(r49_x2, 17)), r47_2);
        const __m128i r49_2 = _mm_or_si128(_mm_slli_epi32(r47, 10), _mm_srli_epi32(r47, 22));
        /* left step 50, f4 */
        __m128i l50_x1 = _mm_add_epi32(l47_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l50_x1);
        __m128i l50_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l49_2, l48), l50_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])));
        RIPEMD160_X4_KEEP("x", l50_x2);
        const __m128i l50_x3 = _mm_add_epi32(_mm_and_si128(l49, l49_2), l50_x2);
        const __m128i l50 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l50_x3, 12), _mm_srli_epi32(l50_x3, 20)), l48_2);
        const __m128i l50_2 = _mm_or_si128(_mm_slli_epi32(l48, 10), _mm_srli_epi32(l48, 22));
        RIPEMD160_X4_COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 50, f2 */
        __m128i r50_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r47_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r50_x1);
        const __m128i r50_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r49, r48), _mm_andnot_si128(r49, r49_2)), r50_x1);
        const __m128i r50 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r50_x2, 5), _mm_srli_epi32(r50_x2, 27)), r48_2);
        const __m128i r50_2 = _mm_or_si128(_mm_slli_epi32(r48, 10), _mm_srli_epi32(r48, 22));
        /* left step 51, f4 */
        __m128i l51_x1 = _mm_add_epi32(l48_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l51_x1);
        __m128i l51_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l50_2, l49), l51_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])));
        RIPEMD160_X4_KEEP("x", l51_x2);
        const __m128i l51_x3 = _mm_add_epi32(_mm_and_si128(l50, l50_2), l51_x2);
        const __m128i l51 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l51_x3, 14), _mm_srli_epi32(l51_x3, 18)), l49_2);
        const __m128i l51_2 = _mm_or_si128(_mm_slli_epi32(l49, 10), _mm_srli_epi32(l49, 22));
        /* right step 51, f2 */
        __m128i r51_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r48_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r51_x1);
        const __m128i r51_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r50, r49), _mm_andnot_si128(r50, r50_2)), r51_x1);
        const __m128i r51 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r51_x2, 8), _mm_srli_epi32(r51_x2, 24)), r49_2);
        const __m128i r51_2 = _mm_or_si128(_mm_slli_epi32(r49, 10), _mm_srli_epi32(r49, 22));
        /* left step 52, f4 */
        __m128i l52_x1 = _mm_add_epi32(l49_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l52_x1);
        __m128i l52_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l51_2, l50), l52_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])));
        RIPEMD160_X4_KEEP("x", l52_x2);
        const __m128i l52_x3 = _mm_add_epi32(_mm_and_si128(l51, l51_2), l52_x2);
        const __m128i l52 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l52_x3, 15), _mm_srli_epi32(l52_x3, 17)), l50_2);
        const __m128i l52_2 = _mm_or_si128(_mm_slli_epi32(l50, 10), _mm_srli_epi32(l50, 22));
        /* right step 52, f2 */
        __m128i r52_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r49_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r52_x1);
        const __m128i r52_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r51, r50), _mm_andnot_si128(r51, r51_2)), r52_x1);
        const __m128i r52 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r52_x2, 11), _mm_srli_epi32(r52_x2, 21)), r50_2);
        const __m128i r52_2 = _mm_or_si128(_mm_slli_epi32(r50, 10), _mm_srli_epi32(r50, 22));
        /* left step 53, f4 */
        __m128i l53_x1 = _mm_add_epi32(l50_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l53_x1);
        __m128i l53_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l52_2, l51), l53_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        RIPEMD160_X4_KEEP("x", l53_x2);
        const __m128i l53_x3 = _mm_add_epi32(_mm_and_si128(l52, l52_2), l53_x2);
        const __m128i l53 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l53_x3, 14), _mm_srli_epi32(l53_x3, 18)), l51_2);
        const __m128i l53_2 = _mm_or_si128(_mm_slli_epi32(l51, 10), _mm_srli_epi32(l51, 22));
        /* right step 53, f2 */
        __m128i r53_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r50_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r53_x1);
        const __m128i r53_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r52, r51), _mm_andnot_si128(r52, r52_2)), r53_x1);
        const __m128i r53 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r53_x2, 14), _mm_srli_epi32(r53_x2, 18)), r51_2);
        const __m128i r53_2 = _mm_or_si128(_mm_slli_epi32(r51, 10), _mm_srli_epi32(r51, 22));
        /* left step 54, f4 */
        __m128i l54_x1 = _mm_add_epi32(l51_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l54_x1);
        __m128i l54_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l53_2, l52), l54_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])));
        RIPEMD160_X4_KEEP("x", l54_x2);
        const __m128i l54_x3 = _mm_add_epi32(_mm_and_si128(l53, l53_2), l54_x2);
        const __m128i l54 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l54_x3, 15), _mm_srli_epi32(l54_x3, 17)), l52_2);
        const __m128i l54_2 = _mm_or_si128(_mm_slli_epi32(l52, 10), _mm_srli_epi32(l52, 22));
        /* right step 54, f2 */
        __m128i r54_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r51_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r54_x1);
        const __m128i r54_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r53, r52), _mm_andnot_si128(r53, r53_2)), r54_x1);
        const __m128i r54 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r54_x2, 14), _mm_srli_epi32(r54_x2, 18)), r52_2);
        const __m128i r54_2 = _mm_or_si128(_mm_slli_epi32(r52, 10), _mm_srli_epi32(r52, 22));
        /* left step 55, f4 */
        __m128i l55_x1 = _mm_add_epi32(l52_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l55_x1);
        __m128i l55_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l54_2, l53), l55_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])));
        RIPEMD160_X4_KEEP("x", l55_x2);
        const __m128i l55_x3 = _mm_add_epi32(_mm_and_si128(l54, l54_2), l55_x2);
        const __m128i l55 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l55_x3, 9), _mm_srli_epi32(l55_x3, 23)), l53_2);
        const __m128i l55_2 = _mm_or_si128(_mm_slli_epi32(l53, 10), _mm_srli_epi32(l53, 22));
        RIPEMD160_X4_COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 55, f2 */
        __m128i r55_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r52_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r55_x1);
        const __m128i r55_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r54, r53), _mm_andnot_si128(r54, r54_2)), r55_x1);
        const __m128i r55 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r55_x2, 6), _mm_srli_epi32(r55_x2, 26)), r53_2);
        const __m128i r55_2 = _mm_or_si128(_mm_slli_epi32(r53, 10), _mm_srli_epi32(r53, 22));
        /* left step 56, f4 */
        __m128i l56_x1 = _mm_add_epi32(l53_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l56_x1);
        __m128i l56_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l55_2, l54), l56_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])));
        RIPEMD160_X4_KEEP("x", l56_x2);
        const __m128i l56_x3 = _mm_add_epi32(_mm_and_si128(l55, l55_2), l56_x2);
        const __m128i l56 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l56_x3, 8), _mm_srli_epi32(l56_x3, 24)), l54_2);
        const __m128i l56_2 = _mm_or_si128(_mm_slli_epi32(l54, 10), _mm_srli_epi32(l54, 22));
        /* right step 56, f2 */
        __m128i r56_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(r53_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r56_x1);
        const __m128i r56_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r55, r54), _mm_andnot_si128(r55, r55_2)), r56_x1);
        const __m128i r56 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r56_x2, 14), _mm_srli_epi32(r56_x2, 18)), r54_2);
        const __m128i r56_2 = _mm_or_si128(_mm_slli_epi32(r54, 10), _mm_srli_epi32(r54, 22));
        /* left step 57, f4 */
        __m128i l57_x1 = _mm_add_epi32(l54_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l57_x1);
        __m128i l57_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l56_2, l55), l57_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])));
        RIPEMD160_X4_KEEP("x", l57_x2);
        const __m128i l57_x3 = _mm_add_epi32(_mm_and_si128(l56, l56_2), l57_x2);
        const __m128i l57 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l57_x3, 9), _mm_srli_epi32(l57_x3, 23)), l55_2);
        const __m128i l57_2 = _mm_or_si128(_mm_slli_epi32(l55, 10), _mm_srli_epi32(l55, 22));
        /* right step 57, f2 */
        __m128i r57_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(r54_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r57_x1);
        const __m128i r57_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r56, r55), _mm_andnot_si128(r56, r56_2)), r57_x1);
        const __m128i r57 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r57_x2, 6), _mm_srli_epi32(r57_x2, 26)), r55_2);
        const __m128i r57_2 = _mm_or_si128(_mm_slli_epi32(r55, 10), _mm_srli_epi32(r55, 22));
        /* left step 58, f4 */
        __m128i l58_x1 = _mm_add_epi32(l55_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l58_x1);
        __m128i l58_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l57_2, l56), l58_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])));
        RIPEMD160_X4_KEEP("x", l58_x2);
        const __m128i l58_x3 = _mm_add_epi32(_mm_and_si128(l57, l57_2), l58_x2);
        const __m128i l58 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l58_x3, 14), _mm_srli_epi32(l58_x3, 18)), l56_2);
        const __m128i l58_2 = _mm_or_si128(_mm_slli_epi32(l56, 10), _mm_srli_epi32(l56, 22));
        /* right step 58, f2 */
        __m128i r58_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r55_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r58_x1);
        const __m128i r58_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r57, r56), _mm_andnot_si128(r57, r57_2)), r58_x1);
        const __m128i r58 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r58_x2, 9), _mm_srli_epi32(r58_x2, 23)), r56_2);
        const __m128i r58_2 = _mm_or_si128(_mm_slli_epi32(r56, 10), _mm_srli_epi32(r56, 22));
        /* left step 59, f4 */
        __m128i l59_x1 = _mm_add_epi32(l56_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l59_x1);
        __m128i l59_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l58_2, l57), l59_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])));
        RIPEMD160_X4_KEEP("x", l59_x2);
        const __m128i l59_x3 = _mm_add_epi32(_mm_and_si128(l58, l58_2), l59_x2);
        const __m128i l59 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l59_x3, 5), _mm_srli_epi32(l59_x3, 27)), l57_2);
        const __m128i l59_2 = _mm_or_si128(_mm_slli_epi32(l57, 10), _mm_srli_epi32(l57, 22));
        /* right step 59, f2 */
        __m128i r59_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r56_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r59_x1);
        const __m128i r59_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r58, r57), _mm_andnot_si128(r58, r58_2)), r59_x1);
        const __m128i r59 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r59_x2, 12), _mm_srli_epi32(r59_x2, 20)), r57_2);
        const __m128i r59_2 = _mm_or_si128(_mm_slli_epi32(r57, 10), _mm_srli_epi32(r57, 22));
        /* left step 60, f4 */
        __m128i l60_x1 = _mm_add_epi32(l57_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l60_x1);
        __m128i l60_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l59_2, l58), l60_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])));
        RIPEMD160_X4_KEEP("x", l60_x2);
        const __m128i l60_x3 = _mm_add_epi32(_mm_and_si128(l59, l59_2), l60_x2);
        const __m128i l60 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l60_x3, 6), _mm_srli_epi32(l60_x3, 26)), l58_2);
        const __m128i l60_2 = _mm_or_si128(_mm_slli_epi32(l58, 10), _mm_srli_epi32(l58, 22));
        RIPEMD160_X4_COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 60, f2 */
        __m128i r60_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r57_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r60_x1);
        const __m128i r60_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r59, r58), _mm_andnot_si128(r59, r59_2)), r60_x1);
        const __m128i r60 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r60_x2, 9), _mm_srli_epi32(r60_x2, 23)), r58_2);
        const __m128i r60_2 = _mm_or_si128(_mm_slli_epi32(r58, 10), _mm_srli_epi32(r58, 22));
        /* left step 61, f4 */
        __m128i l61_x1 = _mm_add_epi32(l58_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l61_x1);
        __m128i l61_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l60_2, l59), l61_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])));
        RIPEMD160_X4_KEEP("x", l61_x2);
        const __m128i l61_x3 = _mm_add_epi32(_mm_and_si128(l60, l60_2), l61_x2);
        const __m128i l61 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l61_x3, 8), _mm_srli_epi32(l61_x3, 24)), l59_2);
        const __m128i l61_2 = _mm_or_si128(_mm_slli_epi32(l59, 10), _mm_srli_epi32(l59, 22));
        /* right step 61, f2 */
        __m128i r61_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(r58_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r61_x1);
        const __m128i r61_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r60, r59), _mm_andnot_si128(r60, r60_2)), r61_x1);
        const __m128i r61 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r61_x2, 12), _mm_srli_epi32(r61_x2, 20)), r59_2);
        const __m128i r61_2 = _mm_or_si128(_mm_slli_epi32(r59, 10), _mm_srli_epi32(r59, 22));
        /* left step 62, f4 */
        __m128i l62_x1 = _mm_add_epi32(l59_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l62_x1);
        __m128i l62_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l61_2, l60), l62_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])));
        RIPEMD160_X4_KEEP("x", l62_x2);
        const __m128i l62_x3 = _mm_add_epi32(_mm_and_si128(l61, l61_2), l62_x2);
        const __m128i l62 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l62_x3, 6), _mm_srli_epi32(l62_x3, 26)), l60_2);
        const __m128i l62_2 = _mm_or_si128(_mm_slli_epi32(l60, 10), _mm_srli_epi32(l60, 22));
        /* right step 62, f2 */
        __m128i r62_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(r59_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r62_x1);
        const __m128i r62_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r61, r60), _mm_andnot_si128(r61, r61_2)), r62_x1);
        const __m128i r62 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r62_x2, 5), _mm_srli_epi32(r62_x2, 27)), r60_2);
        const __m128i r62_2 = _mm_or_si128(_mm_slli_epi32(r60, 10), _mm_srli_epi32(r60, 22));
        /* left step 63, f4 */
        __m128i l63_x1 = _mm_add_epi32(l60_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l63_x1);
        __m128i l63_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l62_2, l61), l63_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])));
        RIPEMD160_X4_KEEP("x", l63_x2);
        const __m128i l63_x3 = _mm_add_epi32(_mm_and_si128(l62, l62_2), l63_x2);
        const __m128i l63 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l63_x3, 5), _mm_srli_epi32(l63_x3, 27)), l61_2);
        const __m128i l63_2 = _mm_or_si128(_mm_slli_epi32(l61, 10), _mm_srli_epi32(l61, 22));
        /* right step 63, f2 */
        __m128i r63_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r60_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r63_x1);
        const __m128i r63_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r62, r61), _mm_andnot_si128(r62, r62_2)), r63_x1);
        const __m128i r63 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r63_x2, 15), _mm_srli_epi32(r63_x2, 17)), r61_2);
        const __m128i r63_2 = _mm_or_si128(_mm_slli_epi32(r61, 10), _mm_srli_epi32(r61, 22));
        /* left step 64, f4 */
        __m128i l64_x1 = _mm_add_epi32(l61_2, _mm_set1_epi32((int)0x8f1bbcdcu));
        RIPEMD160_X4_KEEP("x", l64_x1);
        __m128i l64_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(l63_2, l62), l64_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])));
        RIPEMD160_X4_KEEP("x", l64_x2);
        const __m128i l64_x3 = _mm_add_epi32(_mm_and_si128(l63, l63_2), l64_x2);
        const __m128i l64 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l64_x3, 12), _mm_srli_epi32(l64_x3, 20)), l62_2);
        const __m128i l64_2 = _mm_or_si128(_mm_slli_epi32(l62, 10), _mm_srli_epi32(l62, 22));
        /* right step 64, f2 */
        __m128i r64_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(r61_2, _mm_set1_epi32((int)0x7a6d76e9u)));
        RIPEMD160_X4_KEEP("x", r64_x1);
        const __m128i r64_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(r63, r62), _mm_andnot_si128(r63, r63_2)), r64_x1);
        const __m128i r64 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r64_x2, 8), _mm_srli_epi32(r64_x2, 24)), r62_2);
        const __m128i r64_2 = _mm_or_si128(_mm_slli_epi32(r62, 10), _mm_srli_epi32(r62, 22));
        /* left step 65, f5 */
        __m128i l65_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l62_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l65_x1);
        const __m128i l65_x2 =
            _mm_sub_epi32(l65_x1, _mm_xor_si128(l64, _mm_andnot_si128(l63, l64_2)));
        const __m128i l65 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l65_x2, 9), _mm_srli_epi32(l65_x2, 23)), l63_2);
        const __m128i l65_2 = _mm_or_si128(_mm_slli_epi32(l63, 10), _mm_srli_epi32(l63, 22));
        RIPEMD160_X4_COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 65, f1 */
        __m128i r65_x1 = _mm_xor_si128(r64_2, r63);
        RIPEMD160_X4_KEEP("x", r65_x1);
        __m128i r65_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), r62_2);
        RIPEMD160_X4_KEEP("x", r65_x2);
        const __m128i r65_x3 = _mm_add_epi32(_mm_xor_si128(r64, r65_x1), r65_x2);
        const __m128i r65 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r65_x3, 8), _mm_srli_epi32(r65_x3, 24)), r63_2);
        const __m128i r65_2 = _mm_or_si128(_mm_slli_epi32(r63, 10), _mm_srli_epi32(r63, 22));
        /* left step 66, f5 */
        __m128i l66_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l63_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l66_x1);
        const __m128i l66_x2 =
            _mm_sub_epi32(l66_x1, _mm_xor_si128(l65, _mm_andnot_si128(l64, l65_2)));
        const __m128i l66 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l66_x2, 15), _mm_srli_epi32(l66_x2, 17)), l64_2);
        const __m128i l66_2 = _mm_or_si128(_mm_slli_epi32(l64, 10), _mm_srli_epi32(l64, 22));
        /* right step 66, f1 */
        __m128i r66_x1 = _mm_xor_si128(r65_2, r64);
        RIPEMD160_X4_KEEP("x", r66_x1);
        __m128i r66_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), r63_2);
        RIPEMD160_X4_KEEP("x", r66_x2);
        const __m128i r66_x3 = _mm_add_epi32(_mm_xor_si128(r65, r66_x1), r66_x2);
        const __m128i r66 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r66_x3, 5), _mm_srli_epi32(r66_x3, 27)), r64_2);
        const __m128i r66_2 = _mm_or_si128(_mm_slli_epi32(r64, 10), _mm_srli_epi32(r64, 22));
        /* left step 67, f5 */
        __m128i l67_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l64_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l67_x1);
        const __m128i l67_x2 =
            _mm_sub_epi32(l67_x1, _mm_xor_si128(l66, _mm_andnot_si128(l65, l66_2)));
        const __m128i l67 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l67_x2, 5), _mm_srli_epi32(l67_x2, 27)), l65_2);
        const __m128i l67_2 = _mm_or_si128(_mm_slli_epi32(l65, 10), _mm_srli_epi32(l65, 22));
        /* right step 67, f1 */
        __m128i r67_x1 = _mm_xor_si128(r66_2, r65);
        RIPEMD160_X4_KEEP("x", r67_x1);
        __m128i r67_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), r64_2);
        RIPEMD160_X4_KEEP("x", r67_x2);
        const __m128i r67_x3 = _mm_add_epi32(_mm_xor_si128(r66, r67_x1), r67_x2);
        const __m128i r67 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r67_x3, 12), _mm_srli_epi32(r67_x3, 20)), r65_2);
        const __m128i r67_2 = _mm_or_si128(_mm_slli_epi32(r65, 10), _mm_srli_epi32(r65, 22));
        /* left step 68, f5 */
        __m128i l68_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l65_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l68_x1);
        const __m128i l68_x2 =
            _mm_sub_epi32(l68_x1, _mm_xor_si128(l67, _mm_andnot_si128(l66, l67_2)));
        const __m128i l68 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l68_x2, 11), _mm_srli_epi32(l68_x2, 21)), l66_2);
        const __m128i l68_2 = _mm_or_si128(_mm_slli_epi32(l66, 10), _mm_srli_epi32(l66, 22));
        /* right step 68, f1 */
        __m128i r68_x1 = _mm_xor_si128(r67_2, r66);
        RIPEMD160_X4_KEEP("x", r68_x1);
        __m128i r68_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), r65_2);
        RIPEMD160_X4_KEEP("x", r68_x2);
        const __m128i r68_x3 = _mm_add_epi32(_mm_xor_si128(r67, r68_x1), r68_x2);
        const __m128i r68 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r68_x3, 9), _mm_srli_epi32(r68_x3, 23)), r66_2);
        const __m128i r68_2 = _mm_or_si128(_mm_slli_epi32(r66, 10), _mm_srli_epi32(r66, 22));
        /* left step 69, f5 */
        __m128i l69_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l66_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l69_x1);
        const __m128i l69_x2 =
            _mm_sub_epi32(l69_x1, _mm_xor_si128(l68, _mm_andnot_si128(l67, l68_2)));
        const __m128i l69 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l69_x2, 6), _mm_srli_epi32(l69_x2, 26)), l67_2);
        const __m128i l69_2 = _mm_or_si128(_mm_slli_epi32(l67, 10), _mm_srli_epi32(l67, 22));
        /* right step 69, f1 */
        __m128i r69_x1 = _mm_xor_si128(r68_2, r67);
        RIPEMD160_X4_KEEP("x", r69_x1);
        __m128i r69_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), r66_2);
        RIPEMD160_X4_KEEP("x", r69_x2);
        const __m128i r69_x3 = _mm_add_epi32(_mm_xor_si128(r68, r69_x1), r69_x2);
        const __m128i r69 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r69_x3, 12), _mm_srli_epi32(r69_x3, 20)), r67_2);
        const __m128i r69_2 = _mm_or_si128(_mm_slli_epi32(r67, 10), _mm_srli_epi32(r67, 22));
        /* left step 70, f5 */
        __m128i l70_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l67_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l70_x1);
        const __m128i l70_x2 =
            _mm_sub_epi32(l70_x1, _mm_xor_si128(l69, _mm_andnot_si128(l68, l69_2)));
        const __m128i l70 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l70_x2, 8), _mm_srli_epi32(l70_x2, 24)), l68_2);
        const __m128i l70_2 = _mm_or_si128(_mm_slli_epi32(l68, 10), _mm_srli_epi32(l68, 22));
        RIPEMD160_X4_COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 70, f1 */
        __m128i r70_x1 = _mm_xor_si128(r69_2, r68);
        RIPEMD160_X4_KEEP("x", r70_x1);
        __m128i r70_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), r67_2);
        RIPEMD160_X4_KEEP("x", r70_x2);
        const __m128i r70_x3 = _mm_add_epi32(_mm_xor_si128(r69, r70_x1), r70_x2);
        const __m128i r70 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r70_x3, 5), _mm_srli_epi32(r70_x3, 27)), r68_2);
        const __m128i r70_2 = _mm_or_si128(_mm_slli_epi32(r68, 10), _mm_srli_epi32(r68, 22));
        /* left step 71, f5 */
        __m128i l71_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l68_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l71_x1);
        const __m128i l71_x2 =
            _mm_sub_epi32(l71_x1, _mm_xor_si128(l70, _mm_andnot_si128(l69, l70_2)));
        const __m128i l71 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l71_x2, 13), _mm_srli_epi32(l71_x2, 19)), l69_2);
        const __m128i l71_2 = _mm_or_si128(_mm_slli_epi32(l69, 10), _mm_srli_epi32(l69, 22));
        /* right step 71, f1 */
        __m128i r71_x1 = _mm_xor_si128(r70_2, r69);
        RIPEMD160_X4_KEEP("x", r71_x1);
        __m128i r71_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), r68_2);
        RIPEMD160_X4_KEEP("x", r71_x2);
        const __m128i r71_x3 = _mm_add_epi32(_mm_xor_si128(r70, r71_x1), r71_x2);
        const __m128i r71 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r71_x3, 14), _mm_srli_epi32(r71_x3, 18)), r69_2);
        const __m128i r71_2 = _mm_or_si128(_mm_slli_epi32(r69, 10), _mm_srli_epi32(r69, 22));
        /* left step 72, f5 */
        __m128i l72_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l69_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l72_x1);
        const __m128i l72_x2 =
            _mm_sub_epi32(l72_x1, _mm_xor_si128(l71, _mm_andnot_si128(l70, l71_2)));
        const __m128i l72 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l72_x2, 12), _mm_srli_epi32(l72_x2, 20)), l70_2);
        const __m128i l72_2 = _mm_or_si128(_mm_slli_epi32(l70, 10), _mm_srli_epi32(l70, 22));
        /* right step 72, f1 */
        __m128i r72_x1 = _mm_xor_si128(r71_2, r70);
        RIPEMD160_X4_KEEP("x", r72_x1);
        __m128i r72_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), r69_2);
        RIPEMD160_X4_KEEP("x", r72_x2);
        const __m128i r72_x3 = _mm_add_epi32(_mm_xor_si128(r71, r72_x1), r72_x2);
        const __m128i r72 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r72_x3, 6), _mm_srli_epi32(r72_x3, 26)), r70_2);
        const __m128i r72_2 = _mm_or_si128(_mm_slli_epi32(r70, 10), _mm_srli_epi32(r70, 22));
        /* left step 73, f5 */
        __m128i l73_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l70_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l73_x1);
        const __m128i l73_x2 =
            _mm_sub_epi32(l73_x1, _mm_xor_si128(l72, _mm_andnot_si128(l71, l72_2)));
        const __m128i l73 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l73_x2, 5), _mm_srli_epi32(l73_x2, 27)), l71_2);
        const __m128i l73_2 = _mm_or_si128(_mm_slli_epi32(l71, 10), _mm_srli_epi32(l71, 22));
        /* right step 73, f1 */
        __m128i r73_x1 = _mm_xor_si128(r72_2, r71);
        RIPEMD160_X4_KEEP("x", r73_x1);
        __m128i r73_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), r70_2);
        RIPEMD160_X4_KEEP("x", r73_x2);
        const __m128i r73_x3 = _mm_add_epi32(_mm_xor_si128(r72, r73_x1), r73_x2);
        const __m128i r73 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r73_x3, 8), _mm_srli_epi32(r73_x3, 24)), r71_2);
        const __m128i r73_2 = _mm_or_si128(_mm_slli_epi32(r71, 10), _mm_srli_epi32(r71, 22));
        /* left step 74, f5 */
        __m128i l74_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l71_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l74_x1);
        const __m128i l74_x2 =
            _mm_sub_epi32(l74_x1, _mm_xor_si128(l73, _mm_andnot_si128(l72, l73_2)));
        const __m128i l74 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l74_x2, 12), _mm_srli_epi32(l74_x2, 20)), l72_2);
        const __m128i l74_2 = _mm_or_si128(_mm_slli_epi32(l72, 10), _mm_srli_epi32(l72, 22));
        /* right step 74, f1 */
        __m128i r74_x1 = _mm_xor_si128(r73_2, r72);
        RIPEMD160_X4_KEEP("x", r74_x1);
        __m128i r74_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), r71_2);
        RIPEMD160_X4_KEEP("x", r74_x2);
        const __m128i r74_x3 = _mm_add_epi32(_mm_xor_si128(r73, r74_x1), r74_x2);
        const __m128i r74 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r74_x3, 13), _mm_srli_epi32(r74_x3, 19)), r72_2);
        const __m128i r74_2 = _mm_or_si128(_mm_slli_epi32(r72, 10), _mm_srli_epi32(r72, 22));
        /* left step 75, f5 */
        __m128i l75_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l72_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l75_x1);
        const __m128i l75_x2 =
            _mm_sub_epi32(l75_x1, _mm_xor_si128(l74, _mm_andnot_si128(l73, l74_2)));
        const __m128i l75 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l75_x2, 13), _mm_srli_epi32(l75_x2, 19)), l73_2);
        const __m128i l75_2 = _mm_or_si128(_mm_slli_epi32(l73, 10), _mm_srli_epi32(l73, 22));
        RIPEMD160_X4_COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 75, f1 */
        __m128i r75_x1 = _mm_xor_si128(r74_2, r73);
        RIPEMD160_X4_KEEP("x", r75_x1);
        __m128i r75_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), r72_2);
        RIPEMD160_X4_KEEP("x", r75_x2);
        const __m128i r75_x3 = _mm_add_epi32(_mm_xor_si128(r74, r75_x1), r75_x2);
        const __m128i r75 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r75_x3, 6), _mm_srli_epi32(r75_x3, 26)), r73_2);
        const __m128i r75_2 = _mm_or_si128(_mm_slli_epi32(r73, 10), _mm_srli_epi32(r73, 22));
        /* left step 76, f5 */
        __m128i l76_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l73_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l76_x1);
        const __m128i l76_x2 =
            _mm_sub_epi32(l76_x1, _mm_xor_si128(l75, _mm_andnot_si128(l74, l75_2)));
        const __m128i l76 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l76_x2, 14), _mm_srli_epi32(l76_x2, 18)), l74_2);
        const __m128i l76_2 = _mm_or_si128(_mm_slli_epi32(l74, 10), _mm_srli_epi32(l74, 22));
        /* right step 76, f1 */
        __m128i r76_x1 = _mm_xor_si128(r75_2, r74);
        RIPEMD160_X4_KEEP("x", r76_x1);
        __m128i r76_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), r73_2);
        RIPEMD160_X4_KEEP("x", r76_x2);
        const __m128i r76_x3 = _mm_add_epi32(_mm_xor_si128(r75, r76_x1), r76_x2);
        const __m128i r76 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r76_x3, 5), _mm_srli_epi32(r76_x3, 27)), r74_2);
        const __m128i r76_2 = _mm_or_si128(_mm_slli_epi32(r74, 10), _mm_srli_epi32(r74, 22));
        /* left step 77, f5 */
        __m128i l77_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l74_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l77_x1);
        const __m128i l77_x2 =
            _mm_sub_epi32(l77_x1, _mm_xor_si128(l76, _mm_andnot_si128(l75, l76_2)));
        const __m128i l77 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l77_x2, 11), _mm_srli_epi32(l77_x2, 21)), l75_2);
        const __m128i l77_2 = _mm_or_si128(_mm_slli_epi32(l75, 10), _mm_srli_epi32(l75, 22));
        /* right step 77, f1 */
        __m128i r77_x1 = _mm_xor_si128(r76_2, r75);
        RIPEMD160_X4_KEEP("x", r77_x1);
        __m128i r77_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), r74_2);
        RIPEMD160_X4_KEEP("x", r77_x2);
        const __m128i r77_x3 = _mm_add_epi32(_mm_xor_si128(r76, r77_x1), r77_x2);
        const __m128i r77 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r77_x3, 15), _mm_srli_epi32(r77_x3, 17)), r75_2);
        const __m128i r77_2 = _mm_or_si128(_mm_slli_epi32(r75, 10), _mm_srli_epi32(r75, 22));
        /* left step 78, f5 */
        __m128i l78_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l75_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l78_x1);
        const __m128i l78_x2 =
            _mm_sub_epi32(l78_x1, _mm_xor_si128(l77, _mm_andnot_si128(l76, l77_2)));
        const __m128i l78 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l78_x2, 8), _mm_srli_epi32(l78_x2, 24)), l76_2);
        const __m128i l78_2 = _mm_or_si128(_mm_slli_epi32(l76, 10), _mm_srli_epi32(l76, 22));
        /* right step 78, f1 */
        __m128i r78_x1 = _mm_xor_si128(r77_2, r76);
        RIPEMD160_X4_KEEP("x", r78_x1);
        __m128i r78_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), r75_2);
        RIPEMD160_X4_KEEP("x", r78_x2);
        const __m128i r78_x3 = _mm_add_epi32(_mm_xor_si128(r77, r78_x1), r78_x2);
        const __m128i r78 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r78_x3, 13), _mm_srli_epi32(r78_x3, 19)), r76_2);
        const __m128i r78_2 = _mm_or_si128(_mm_slli_epi32(r76, 10), _mm_srli_epi32(r76, 22));
        /* left step 79, f5 */
        __m128i l79_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l76_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l79_x1);
        const __m128i l79_x2 =
            _mm_sub_epi32(l79_x1, _mm_xor_si128(l78, _mm_andnot_si128(l77, l78_2)));
        const __m128i l79 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l79_x2, 5), _mm_srli_epi32(l79_x2, 27)), l77_2);
        const __m128i l79_2 = _mm_or_si128(_mm_slli_epi32(l77, 10), _mm_srli_epi32(l77, 22));
        /* right step 79, f1 */
        __m128i r79_x1 = _mm_xor_si128(r78_2, r77);
        RIPEMD160_X4_KEEP("x", r79_x1);
        __m128i r79_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), r76_2);
        RIPEMD160_X4_KEEP("x", r79_x2);
        const __m128i r79_x3 = _mm_add_epi32(_mm_xor_si128(r78, r79_x1), r79_x2);
        const __m128i r79 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r79_x3, 11), _mm_srli_epi32(r79_x3, 21)), r77_2);
        const __m128i r79_2 = _mm_or_si128(_mm_slli_epi32(r77, 10), _mm_srli_epi32(r77, 22));
        /* left step 80, f5 */
        __m128i l80_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l77_2, _mm_set1_epi32((int)0xa953fd4du)));
        RIPEMD160_X4_KEEP("x", l80_x1);
        const __m128i l80_x2 =
            _mm_sub_epi32(l80_x1, _mm_xor_si128(l79, _mm_andnot_si128(l78, l79_2)));
        const __m128i l80 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(l80_x2, 6), _mm_srli_epi32(l80_x2, 26)), l78_2);
        const __m128i l80_2 = _mm_or_si128(_mm_slli_epi32(l78, 10), _mm_srli_epi32(l78, 22));
        RIPEMD160_X4_COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        __m128i r80_x1 = _mm_xor_si128(r79_2, r78);
        RIPEMD160_X4_KEEP("x", r80_x1);
        __m128i r80_x2 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), r77_2);
        RIPEMD160_X4_KEEP("x", r80_x2);
        const __m128i r80_x3 = _mm_add_epi32(_mm_xor_si128(r79, r80_x1), r80_x2);
        const __m128i r80 = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(r80_x3, 11), _mm_srli_epi32(r80_x3, 21)), r78_2);
        const __m128i r80_2 = _mm_or_si128(_mm_slli_epi32(r78, 10), _mm_srli_epi32(r78, 22));
        __m128i x1 = _mm_add_epi32(r80_2, h1);
        RIPEMD160_X4_KEEP("x", x1);
        __m128i x2 = _mm_add_epi32(r79_2, h2);
        RIPEMD160_X4_KEEP("x", x2);
        __m128i x3 = _mm_add_epi32(r78_2, h3);
        RIPEMD160_X4_KEEP("x", x3);
        __m128i x4 = _mm_add_epi32(l78_2, h4);
        RIPEMD160_X4_KEEP("x", x4);
        __m128i x5 = _mm_add_epi32(r79, h0);
        RIPEMD160_X4_KEEP("x", x5);

        const __m128i h0_next = _mm_add_epi32(l79, x1);
        const __m128i h1_next = _mm_add_epi32(l80_2, x2);
        const __m128i h2_next = _mm_add_epi32(l79_2, x3);
        const __m128i h3_next = _mm_add_epi32(r80, x4);
        const __m128i h4_next = _mm_add_epi32(l80, x5);
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
#if defined(__clang__)
#pragma clang attribute pop
#endif
