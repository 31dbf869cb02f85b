/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel lanes \
 *         --schedule lanes=4,streams=1
 *
 * With the options above, `hashwright prove` proves ripemd160_x4_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx512vl --kernel lanes
 * --schedule lanes=4,streams=1` measures the speed.
 *
 * ripemd160_x4_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
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
#pragma clang attribute push(__attribute__((target("avx512f,avx512vl,bmi,bmi2"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512vl,bmi,bmi2")
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

static const uint32_t RIPEMD160_X4_K[8] = {
    0x50a28be6u, 0x5a827999u, 0x5c4dd124u, 0x6ed9eba1u,
    0x6d703ef3u, 0x8f1bbcdcu, 0x7a6d76e9u, 0xa953fd4eu,
};

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
        const uint32_t *k = RIPEMD160_X4_K;

        RIPEMD160_X4_KEEP("r", k);
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* left step 1, f1 */
        const __m128i l1 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(_mm_ternarylogic_epi32(h2, h1, h3, 0x96),
                    _mm_add_epi32(h0, _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])))),
                11), h4);
        const __m128i l1_2 = _mm_rol_epi32(h2, 10);
        /* right step 1, f5 */
        const __m128i r1 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(_mm_ternarylogic_epi32(h2, h3, h1, 0x59),
                    _mm_add_epi32(
                        _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
                        _mm_set1_epi32((int)k[0])), h0)), 8), h4);
        /* left step 2, f1 */
        __m128i l2_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), h4);
        RIPEMD160_X4_KEEP("v", l2_x1);
        const __m128i l2 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l1, l1_2, h1, 0x96), l2_x1), 14),
            h3);
        const __m128i l2_2 = _mm_rol_epi32(h1, 10);
        /* right step 2, f5 */
        __m128i r2_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(h4, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r2_x1);
        const __m128i r2 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r1, h1, l1_2, 0x2d), r2_x1), 9), h3);
        /* left step 3, f1 */
        __m128i l3_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), h3);
        RIPEMD160_X4_KEEP("v", l3_x1);
        const __m128i l3 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l2, l2_2, l1, 0x96), l3_x1), 15),
            l1_2);
        const __m128i l3_2 = _mm_rol_epi32(l1, 10);
        /* right step 3, f5 */
        __m128i r3_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(h3, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r3_x1);
        const __m128i r3 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r2, r1, l2_2, 0x2d), r3_x1), 9),
            l1_2);
        const __m128i r3_2 = _mm_rol_epi32(r1, 10);
        /* left step 4, f1 */
        __m128i l4_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), l1_2);
        RIPEMD160_X4_KEEP("v", l4_x1);
        const __m128i l4 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l3, l3_2, l2, 0x96), l4_x1), 12),
            l2_2);
        const __m128i l4_2 = _mm_rol_epi32(l2, 10);
        /* right step 4, f5 */
        __m128i r4_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l1_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r4_x1);
        const __m128i r4 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r3, r2, r3_2, 0x2d), r4_x1), 11),
            l2_2);
        const __m128i r4_2 = _mm_rol_epi32(r2, 10);
        /* left step 5, f1 */
        __m128i l5_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), l2_2);
        RIPEMD160_X4_KEEP("v", l5_x1);
        const __m128i l5 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l4, l4_2, l3, 0x96), l5_x1), 5),
            l3_2);
        const __m128i l5_2 = _mm_rol_epi32(l3, 10);
        RIPEMD160_X4_COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* right step 5, f5 */
        __m128i r5_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l2_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r5_x1);
        const __m128i r5 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r4, r3, r4_2, 0x2d), r5_x1), 13),
            r3_2);
        const __m128i r5_2 = _mm_rol_epi32(r3, 10);
        /* left step 6, f1 */
        __m128i l6_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), l3_2);
        RIPEMD160_X4_KEEP("v", l6_x1);
        const __m128i l6 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l5, l5_2, l4, 0x96), l6_x1), 8),
            l4_2);
        const __m128i l6_2 = _mm_rol_epi32(l4, 10);
        /* right step 6, f5 */
        __m128i r6_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r3_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r6_x1);
        const __m128i r6 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r5, r4, r5_2, 0x2d), r6_x1), 15),
            r4_2);
        const __m128i r6_2 = _mm_rol_epi32(r4, 10);
        /* left step 7, f1 */
        __m128i l7_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), l4_2);
        RIPEMD160_X4_KEEP("v", l7_x1);
        const __m128i l7 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l6, l6_2, l5, 0x96), l7_x1), 7),
            l5_2);
        const __m128i l7_2 = _mm_rol_epi32(l5, 10);
        /* right step 7, f5 */
        __m128i r7_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r4_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r7_x1);
        const __m128i r7 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r6, r5, r6_2, 0x2d), r7_x1), 15),
            r5_2);
        const __m128i r7_2 = _mm_rol_epi32(r5, 10);
        /* left step 8, f1 */
        __m128i l8_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), l5_2);
        RIPEMD160_X4_KEEP("v", l8_x1);
        const __m128i l8 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l7, l7_2, l6, 0x96), l8_x1), 9),
            l6_2);
        const __m128i l8_2 = _mm_rol_epi32(l6, 10);
        /* right step 8, f5 */
        __m128i r8_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r5_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r8_x1);
        const __m128i r8 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r7, r6, r7_2, 0x2d), r8_x1), 5),
            r6_2);
        const __m128i r8_2 = _mm_rol_epi32(r6, 10);
        /* left step 9, f1 */
        __m128i l9_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), l6_2);
        RIPEMD160_X4_KEEP("v", l9_x1);
        const __m128i l9 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l8, l8_2, l7, 0x96), l9_x1), 11),
            l7_2);
        const __m128i l9_2 = _mm_rol_epi32(l7, 10);
        /* right step 9, f5 */
        __m128i r9_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r6_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r9_x1);
        const __m128i r9 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r8, r7, r8_2, 0x2d), r9_x1), 7),
            r7_2);
        const __m128i r9_2 = _mm_rol_epi32(r7, 10);
        /* left step 10, f1 */
        __m128i l10_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), l7_2);
        RIPEMD160_X4_KEEP("v", l10_x1);
        const __m128i l10 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l9, l9_2, l8, 0x96), l10_x1), 13),
            l8_2);
        const __m128i l10_2 = _mm_rol_epi32(l8, 10);
        RIPEMD160_X4_COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* right step 10, f5 */
        __m128i r10_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r7_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r10_x1);
        const __m128i r10 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r9, r8, r9_2, 0x2d), r10_x1), 7),
            r8_2);
        const __m128i r10_2 = _mm_rol_epi32(r8, 10);
        /* left step 11, f1 */
        __m128i l11_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), l8_2);
        RIPEMD160_X4_KEEP("v", l11_x1);
        const __m128i l11 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l10, l10_2, l9, 0x96), l11_x1), 14),
            l9_2);
        const __m128i l11_2 = _mm_rol_epi32(l9, 10);
        /* right step 11, f5 */
        __m128i r11_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r8_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r11_x1);
        const __m128i r11 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r10, r9, r10_2, 0x2d), r11_x1), 8),
            r9_2);
        const __m128i r11_2 = _mm_rol_epi32(r9, 10);
        /* left step 12, f1 */
        __m128i l12_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), l9_2);
        RIPEMD160_X4_KEEP("v", l12_x1);
        const __m128i l12 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l11, l11_2, l10, 0x96), l12_x1), 15),
            l10_2);
        const __m128i l12_2 = _mm_rol_epi32(l10, 10);
        /* right step 12, f5 */
        __m128i r12_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r9_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r12_x1);
        const __m128i r12 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r11, r10, r11_2, 0x2d), r12_x1), 11),
            r10_2);
        const __m128i r12_2 = _mm_rol_epi32(r10, 10);
        /* left step 13, f1 */
        __m128i l13_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), l10_2);
        RIPEMD160_X4_KEEP("v", l13_x1);
        const __m128i l13 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l12, l12_2, l11, 0x96), l13_x1), 6),
            l11_2);
        const __m128i l13_2 = _mm_rol_epi32(l11, 10);
        /* right step 13, f5 */
        __m128i r13_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r10_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r13_x1);
        const __m128i r13 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r12, r11, r12_2, 0x2d), r13_x1), 14),
            r11_2);
        const __m128i r13_2 = _mm_rol_epi32(r11, 10);
        /* left step 14, f1 */
        __m128i l14_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), l11_2);
        RIPEMD160_X4_KEEP("v", l14_x1);
        const __m128i l14 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l13, l13_2, l12, 0x96), l14_x1), 7),
            l12_2);
        const __m128i l14_2 = _mm_rol_epi32(l12, 10);
        /* right step 14, f5 */
        __m128i r14_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r11_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r14_x1);
        const __m128i r14 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r13, r12, r13_2, 0x2d), r14_x1), 14),
            r12_2);
        const __m128i r14_2 = _mm_rol_epi32(r12, 10);
        /* left step 15, f1 */
        __m128i l15_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), l12_2);
        RIPEMD160_X4_KEEP("v", l15_x1);
        const __m128i l15 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l14, l14_2, l13, 0x96), l15_x1), 9),
            l13_2);
        const __m128i l15_2 = _mm_rol_epi32(l13, 10);
        RIPEMD160_X4_COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* right step 15, f5 */
        __m128i r15_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r12_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r15_x1);
        const __m128i r15 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r14, r13, r14_2, 0x2d), r15_x1), 12),
            r13_2);
        const __m128i r15_2 = _mm_rol_epi32(r13, 10);
        /* left step 16, f1 */
        __m128i l16_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), l13_2);
        RIPEMD160_X4_KEEP("v", l16_x1);
        const __m128i l16 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l15, l15_2, l14, 0x96), l16_x1), 8),
            l14_2);
        const __m128i l16_2 = _mm_rol_epi32(l14, 10);
        /* right step 16, f5 */
        __m128i r16_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r13_2, _mm_set1_epi32((int)k[0])));
        RIPEMD160_X4_KEEP("v", r16_x1);
        const __m128i r16 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r15, r14, r15_2, 0x2d), r16_x1), 6),
            r14_2);
        const __m128i r16_2 = _mm_rol_epi32(r14, 10);
        /* left step 17, f2 */
        __m128i l17_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l14_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l17_x1);
        const __m128i l17 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l16, l15, l16_2, 0xca), l17_x1), 7),
            l15_2);
        const __m128i l17_2 = _mm_rol_epi32(l15, 10);
        /* right step 17, f4 */
        __m128i r17_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r14_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r17_x1);
        const __m128i r17 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r16, r16_2, r15, 0xe2), r17_x1), 9),
            r15_2);
        const __m128i r17_2 = _mm_rol_epi32(r15, 10);
        /* left step 18, f2 */
        __m128i l18_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l15_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l18_x1);
        const __m128i l18 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l17, l16, l17_2, 0xca), l18_x1), 6),
            l16_2);
        const __m128i l18_2 = _mm_rol_epi32(l16, 10);
        /* right step 18, f4 */
        __m128i r18_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r15_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r18_x1);
        const __m128i r18 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r17, r17_2, r16, 0xe2), r18_x1), 13),
            r16_2);
        const __m128i r18_2 = _mm_rol_epi32(r16, 10);
        /* left step 19, f2 */
        __m128i l19_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l16_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l19_x1);
        const __m128i l19 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l18, l17, l18_2, 0xca), l19_x1), 8),
            l17_2);
        const __m128i l19_2 = _mm_rol_epi32(l17, 10);
        /* right step 19, f4 */
        __m128i r19_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r16_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r19_x1);
        const __m128i r19 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r18, r18_2, r17, 0xe2), r19_x1), 15),
            r17_2);
        const __m128i r19_2 = _mm_rol_epi32(r17, 10);
        /* left step 20, f2 */
        __m128i l20_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l17_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l20_x1);
        const __m128i l20 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l19, l18, l19_2, 0xca), l20_x1), 13),
            l18_2);
        const __m128i l20_2 = _mm_rol_epi32(l18, 10);
        RIPEMD160_X4_COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* right step 20, f4 */
        __m128i r20_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(r17_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r20_x1);
        const __m128i r20 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r19, r19_2, r18, 0xe2), r20_x1), 7),
            r18_2);
        const __m128i r20_2 = _mm_rol_epi32(r18, 10);
        /* left step 21, f2 */
        __m128i l21_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l18_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l21_x1);
        const __m128i l21 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l20, l19, l20_2, 0xca), l21_x1), 11),
            l19_2);
        const __m128i l21_2 = _mm_rol_epi32(l19, 10);
        /* right step 21, f4 */
        __m128i r21_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(r18_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r21_x1);
        const __m128i r21 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r20, r20_2, r19, 0xe2), r21_x1), 12),
            r19_2);
        const __m128i r21_2 = _mm_rol_epi32(r19, 10);
        /* left step 22, f2 */
        __m128i l22_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l19_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l22_x1);
        const __m128i l22 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l21, l20, l21_2, 0xca), l22_x1), 9),
            l20_2);
        const __m128i l22_2 = _mm_rol_epi32(l20, 10);
        /* right step 22, f4 */
        __m128i r22_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r19_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r22_x1);
        const __m128i r22 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r21, r21_2, r20, 0xe2), r22_x1), 8),
            r20_2);
        const __m128i r22_2 = _mm_rol_epi32(r20, 10);
        /* left step 23, f2 */
        __m128i l23_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l20_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l23_x1);
        const __m128i l23 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l22, l21, l22_2, 0xca), l23_x1), 7),
            l21_2);
        const __m128i l23_2 = _mm_rol_epi32(l21, 10);
        /* right step 23, f4 */
        __m128i r23_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(r20_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r23_x1);
        const __m128i r23 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r22, r22_2, r21, 0xe2), r23_x1), 9),
            r21_2);
        const __m128i r23_2 = _mm_rol_epi32(r21, 10);
        /* left step 24, f2 */
        __m128i l24_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l21_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l24_x1);
        const __m128i l24 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l23, l22, l23_2, 0xca), l24_x1), 15),
            l22_2);
        const __m128i l24_2 = _mm_rol_epi32(l22, 10);
        /* right step 24, f4 */
        __m128i r24_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r21_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r24_x1);
        const __m128i r24 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r23, r23_2, r22, 0xe2), r24_x1), 11),
            r22_2);
        const __m128i r24_2 = _mm_rol_epi32(r22, 10);
        /* left step 25, f2 */
        __m128i l25_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l22_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l25_x1);
        const __m128i l25 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l24, l23, l24_2, 0xca), l25_x1), 7),
            l23_2);
        const __m128i l25_2 = _mm_rol_epi32(l23, 10);
        RIPEMD160_X4_COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* right step 25, f4 */
        __m128i r25_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(r22_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r25_x1);
        const __m128i r25 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r24, r24_2, r23, 0xe2), r25_x1), 7),
            r23_2);
        const __m128i r25_2 = _mm_rol_epi32(r23, 10);
        /* left step 26, f2 */
        __m128i l26_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l23_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l26_x1);
        const __m128i l26 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l25, l24, l25_2, 0xca), l26_x1), 12),
            l24_2);
        const __m128i l26_2 = _mm_rol_epi32(l24, 10);
        /* right step 26, f4 */
        __m128i r26_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r23_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r26_x1);
        const __m128i r26 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r25, r25_2, r24, 0xe2), r26_x1), 7),
            r24_2);
        const __m128i r26_2 = _mm_rol_epi32(r24, 10);
        /* left step 27, f2 */
        __m128i l27_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l24_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l27_x1);
        const __m128i l27 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l26, l25, l26_2, 0xca), l27_x1), 15),
            l25_2);
        const __m128i l27_2 = _mm_rol_epi32(l25, 10);
        /* right step 27, f4 */
        __m128i r27_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r24_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r27_x1);
        const __m128i r27 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r26, r26_2, r25, 0xe2), r27_x1), 12),
            r25_2);
        const __m128i r27_2 = _mm_rol_epi32(r25, 10);
        /* left step 28, f2 */
        __m128i l28_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l25_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l28_x1);
        const __m128i l28 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l27, l26, l27_2, 0xca), l28_x1), 9),
            l26_2);
        const __m128i l28_2 = _mm_rol_epi32(l26, 10);
        /* right step 28, f4 */
        __m128i r28_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r25_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r28_x1);
        const __m128i r28 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r27, r27_2, r26, 0xe2), r28_x1), 7),
            r26_2);
        const __m128i r28_2 = _mm_rol_epi32(r26, 10);
        /* left step 29, f2 */
        __m128i l29_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l26_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l29_x1);
        const __m128i l29 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l28, l27, l28_2, 0xca), l29_x1), 11),
            l27_2);
        const __m128i l29_2 = _mm_rol_epi32(l27, 10);
        /* right step 29, f4 */
        __m128i r29_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r26_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r29_x1);
        const __m128i r29 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r28, r28_2, r27, 0xe2), r29_x1), 6),
            r27_2);
        const __m128i r29_2 = _mm_rol_epi32(r27, 10);
        /* left step 30, f2 */
        __m128i l30_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l27_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l30_x1);
        const __m128i l30 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l29, l28, l29_2, 0xca), l30_x1), 7),
            l28_2);
        const __m128i l30_2 = _mm_rol_epi32(l28, 10);
        RIPEMD160_X4_COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* right step 30, f4 */
        __m128i r30_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(r27_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r30_x1);
        const __m128i r30 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r29, r29_2, r28, 0xe2), r30_x1), 15),
            r28_2);
        const __m128i r30_2 = _mm_rol_epi32(r28, 10);
        /* left step 31, f2 */
        __m128i l31_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l28_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l31_x1);
        const __m128i l31 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l30, l29, l30_2, 0xca), l31_x1), 13),
            l29_2);
        const __m128i l31_2 = _mm_rol_epi32(l29, 10);
        /* right step 31, f4 */
        __m128i r31_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r28_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r31_x1);
        const __m128i r31 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r30, r30_2, r29, 0xe2), r31_x1), 13),
            r29_2);
        const __m128i r31_2 = _mm_rol_epi32(r29, 10);
        /* left step 32, f2 */
        __m128i l32_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l29_2, _mm_set1_epi32((int)k[1])));
        RIPEMD160_X4_KEEP("v", l32_x1);
        const __m128i l32 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l31, l30, l31_2, 0xca), l32_x1), 12),
            l30_2);
        const __m128i l32_2 = _mm_rol_epi32(l30, 10);
        /* right step 32, f4 */
        __m128i r32_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r29_2, _mm_set1_epi32((int)k[2])));
        RIPEMD160_X4_KEEP("v", r32_x1);
        const __m128i r32 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r31, r31_2, r30, 0xe2), r32_x1), 11),
            r30_2);
        const __m128i r32_2 = _mm_rol_epi32(r30, 10);
        /* left step 33, f3 */
        __m128i l33_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l30_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l33_x1);
        const __m128i l33 = _mm_add_epi32(
            _mm_rol_epi32(
                _mm_add_epi32(
                    _mm_ternarylogic_epi32(l32, _mm_xor_si128(l31, _mm_set1_epi32(-1)), l32_2,
                        0x56), l33_x1), 11), l31_2);
        const __m128i l33_2 = _mm_rol_epi32(l31, 10);
        /* right step 33, f3 */
        __m128i r33_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r30_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r33_x1);
        const __m128i r33 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r32, r31, r32_2, 0x59), r33_x1), 9),
            r31_2);
        const __m128i r33_2 = _mm_rol_epi32(r31, 10);
        /* left step 34, f3 */
        __m128i l34_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l31_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l34_x1);
        const __m128i l34 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l33, l32, l33_2, 0x59), l34_x1), 13),
            l32_2);
        const __m128i l34_2 = _mm_rol_epi32(l32, 10);
        /* right step 34, f3 */
        __m128i r34_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(r31_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r34_x1);
        const __m128i r34 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r33, r32, r33_2, 0x59), r34_x1), 7),
            r32_2);
        const __m128i r34_2 = _mm_rol_epi32(r32, 10);
        /* left step 35, f3 */
        __m128i l35_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l32_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l35_x1);
        const __m128i l35 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l34, l33, l34_2, 0x59), l35_x1), 6),
            l33_2);
        const __m128i l35_2 = _mm_rol_epi32(l33, 10);
        RIPEMD160_X4_COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* right step 35, f3 */
        __m128i r35_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r32_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r35_x1);
        const __m128i r35 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r34, r33, r34_2, 0x59), r35_x1), 15),
            r33_2);
        const __m128i r35_2 = _mm_rol_epi32(r33, 10);
        /* left step 36, f3 */
        __m128i l36_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l33_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l36_x1);
        const __m128i l36 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l35, l34, l35_2, 0x59), l36_x1), 7),
            l34_2);
        const __m128i l36_2 = _mm_rol_epi32(l34, 10);
        /* right step 36, f3 */
        __m128i r36_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r33_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r36_x1);
        const __m128i r36 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r35, r34, r35_2, 0x59), r36_x1), 11),
            r34_2);
        const __m128i r36_2 = _mm_rol_epi32(r34, 10);
        /* left step 37, f3 */
        __m128i l37_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l34_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l37_x1);
        const __m128i l37 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l36, l35, l36_2, 0x59), l37_x1), 14),
            l35_2);
        const __m128i l37_2 = _mm_rol_epi32(l35, 10);
        /* right step 37, f3 */
        __m128i r37_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(r34_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r37_x1);
        const __m128i r37 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r36, r35, r36_2, 0x59), r37_x1), 8),
            r35_2);
        const __m128i r37_2 = _mm_rol_epi32(r35, 10);
        /* left step 38, f3 */
        __m128i l38_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l35_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l38_x1);
        const __m128i l38 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l37, l36, l37_2, 0x59), l38_x1), 9),
            l36_2);
        const __m128i l38_2 = _mm_rol_epi32(l36, 10);
        /* right step 38, f3 */
        __m128i r38_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(r35_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r38_x1);
        const __m128i r38 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r37, r36, r37_2, 0x59), r38_x1), 6),
            r36_2);
        const __m128i r38_2 = _mm_rol_epi32(r36, 10);
        /* left step 39, f3 */
        __m128i l39_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l36_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l39_x1);
        const __m128i l39 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l38, l37, l38_2, 0x59), l39_x1), 13),
            l37_2);
        const __m128i l39_2 = _mm_rol_epi32(l37, 10);
        /* right step 39, f3 */
        __m128i r39_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r36_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r39_x1);
        const __m128i r39 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r38, r37, r38_2, 0x59), r39_x1), 6),
            r37_2);
        const __m128i r39_2 = _mm_rol_epi32(r37, 10);
        /* left step 40, f3 */
        __m128i l40_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l37_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l40_x1);
        const __m128i l40 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l39, l38, l39_2, 0x59), l40_x1), 15),
            l38_2);
        const __m128i l40_2 = _mm_rol_epi32(l38, 10);
        RIPEMD160_X4_COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* right step 40, f3 */
        __m128i r40_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(r37_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r40_x1);
        const __m128i r40 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r39, r38, r39_2, 0x59), r40_x1), 14),
            r38_2);
        const __m128i r40_2 = _mm_rol_epi32(r38, 10);
        /* left step 41, f3 */
        __m128i l41_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l38_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l41_x1);
        const __m128i l41 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l40, l39, l40_2, 0x59), l41_x1), 14),
            l39_2);
        const __m128i l41_2 = _mm_rol_epi32(l39, 10);
        /* right step 41, f3 */
        __m128i r41_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r38_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r41_x1);
        const __m128i r41 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r40, r39, r40_2, 0x59), r41_x1), 12),
            r39_2);
        const __m128i r41_2 = _mm_rol_epi32(r39, 10);
        /* left step 42, f3 */
        __m128i l42_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l39_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l42_x1);
        const __m128i l42 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l41, l40, l41_2, 0x59), l42_x1), 8),
            l40_2);
        const __m128i l42_2 = _mm_rol_epi32(l40, 10);
        /* right step 42, f3 */
        __m128i r42_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r39_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r42_x1);
        const __m128i r42 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r41, r40, r41_2, 0x59), r42_x1), 13),
            r40_2);
        const __m128i r42_2 = _mm_rol_epi32(r40, 10);
        /* left step 43, f3 */
        __m128i l43_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l40_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l43_x1);
        const __m128i l43 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l42, l41, l42_2, 0x59), l43_x1), 13),
            l41_2);
        const __m128i l43_2 = _mm_rol_epi32(l41, 10);
        /* right step 43, f3 */
        __m128i r43_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r40_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r43_x1);
        const __m128i r43 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r42, r41, r42_2, 0x59), r43_x1), 5),
            r41_2);
        const __m128i r43_2 = _mm_rol_epi32(r41, 10);
        /* left step 44, f3 */
        __m128i l44_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l41_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l44_x1);
        const __m128i l44 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l43, l42, l43_2, 0x59), l44_x1), 6),
            l42_2);
        const __m128i l44_2 = _mm_rol_epi32(l42, 10);
        /* right step 44, f3 */
        __m128i r44_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r41_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r44_x1);
        const __m128i r44 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r43, r42, r43_2, 0x59), r44_x1), 14),
            r42_2);
        const __m128i r44_2 = _mm_rol_epi32(r42, 10);
        /* left step 45, f3 */
        __m128i l45_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l42_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l45_x1);
        const __m128i l45 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l44, l43, l44_2, 0x59), l45_x1), 5),
            l43_2);
        const __m128i l45_2 = _mm_rol_epi32(l43, 10);
        RIPEMD160_X4_COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* right step 45, f3 */
        __m128i r45_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r42_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r45_x1);
        const __m128i r45 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r44, r43, r44_2, 0x59), r45_x1), 13),
            r43_2);
        const __m128i r45_2 = _mm_rol_epi32(r43, 10);
        /* left step 46, f3 */
        __m128i l46_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l43_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l46_x1);
        const __m128i l46 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l45, l44, l45_2, 0x59), l46_x1), 12),
            l44_2);
        const __m128i l46_2 = _mm_rol_epi32(l44, 10);
        /* right step 46, f3 */
        __m128i r46_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(r43_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r46_x1);
        const __m128i r46 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r45, r44, r45_2, 0x59), r46_x1), 13),
            r44_2);
        const __m128i r46_2 = _mm_rol_epi32(r44, 10);
        /* left step 47, f3 */
        __m128i l47_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l44_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l47_x1);
        const __m128i l47 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l46, l45, l46_2, 0x59), l47_x1), 7),
            l45_2);
        const __m128i l47_2 = _mm_rol_epi32(l45, 10);
        /* right step 47, f3 */
        __m128i r47_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r44_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r47_x1);
        const __m128i r47 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r46, r45, r46_2, 0x59), r47_x1), 7),
            r45_2);
        const __m128i r47_2 = _mm_rol_epi32(r45, 10);
        /* left step 48, f3 */
        __m128i l48_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l45_2, _mm_set1_epi32((int)k[3])));
        RIPEMD160_X4_KEEP("v", l48_x1);
        const __m128i l48 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l47, l46, l47_2, 0x59), l48_x1), 5),
            l46_2);
        const __m128i l48_2 = _mm_rol_epi32(l46, 10);
        /* right step 48, f3 */
        __m128i r48_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r45_2, _mm_set1_epi32((int)k[4])));
        RIPEMD160_X4_KEEP("v", r48_x1);
        const __m128i r48 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r47, r46, r47_2, 0x59), r48_x1), 5),
            r46_2);
        const __m128i r48_2 = _mm_rol_epi32(r46, 10);
        /* left step 49, f4 */
        __m128i l49_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l46_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l49_x1);
        const __m128i l49 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l48, l48_2, l47, 0xe2), l49_x1), 11),
            l47_2);
        const __m128i l49_2 = _mm_rol_epi32(l47, 10);
        /* right step 49, f2 */
        __m128i r49_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(r46_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r49_x1);
        const __m128i r49 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r48, r47, r48_2, 0xca), r49_x1), 15),
            r47_2);
        const __m128i r49_2 = _mm_rol_epi32(r47, 10);
        /* left step 50, f4 */
        __m128i l50_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l47_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l50_x1);
        const __m128i l50 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l49, l49_2, l48, 0xe2), l50_x1), 12),
            l48_2);
        const __m128i l50_2 = _mm_rol_epi32(l48, 10);
        RIPEMD160_X4_COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* right step 50, f2 */
        __m128i r50_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(r47_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r50_x1);
        const __m128i r50 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r49, r48, r49_2, 0xca), r50_x1), 5),
            r48_2);
        const __m128i r50_2 = _mm_rol_epi32(r48, 10);
        /* left step 51, f4 */
        __m128i l51_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l48_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l51_x1);
        const __m128i l51 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l50, l50_2, l49, 0xe2), l51_x1), 14),
            l49_2);
        const __m128i l51_2 = _mm_rol_epi32(l49, 10);
        /* right step 51, f2 */
        __m128i r51_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(r48_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r51_x1);
        const __m128i r51 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r50, r49, r50_2, 0xca), r51_x1), 8),
            r49_2);
        const __m128i r51_2 = _mm_rol_epi32(r49, 10);
        /* left step 52, f4 */
        __m128i l52_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l49_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l52_x1);
        const __m128i l52 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l51, l51_2, l50, 0xe2), l52_x1), 15),
            l50_2);
        const __m128i l52_2 = _mm_rol_epi32(l50, 10);
        /* right step 52, f2 */
        __m128i r52_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(r49_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r52_x1);
        const __m128i r52 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r51, r50, r51_2, 0xca), r52_x1), 11),
            r50_2);
        const __m128i r52_2 = _mm_rol_epi32(r50, 10);
        /* left step 53, f4 */
        __m128i l53_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l50_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l53_x1);
        const __m128i l53 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l52, l52_2, l51, 0xe2), l53_x1), 14),
            l51_2);
        const __m128i l53_2 = _mm_rol_epi32(l51, 10);
        /* right step 53, f2 */
        __m128i r53_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(r50_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r53_x1);
        const __m128i r53 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r52, r51, r52_2, 0xca), r53_x1), 14),
            r51_2);
        const __m128i r53_2 = _mm_rol_epi32(r51, 10);
        /* left step 54, f4 */
        __m128i l54_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l51_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l54_x1);
        const __m128i l54 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l53, l53_2, l52, 0xe2), l54_x1), 15),
            l52_2);
        const __m128i l54_2 = _mm_rol_epi32(l52, 10);
        /* right step 54, f2 */
        __m128i r54_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(r51_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r54_x1);
        const __m128i r54 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r53, r52, r53_2, 0xca), r54_x1), 14),
            r52_2);
        const __m128i r54_2 = _mm_rol_epi32(r52, 10);
        /* left step 55, f4 */
        __m128i l55_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l52_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l55_x1);
        const __m128i l55 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l54, l54_2, l53, 0xe2), l55_x1), 9),
            l53_2);
        const __m128i l55_2 = _mm_rol_epi32(l53, 10);
        RIPEMD160_X4_COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* right step 55, f2 */
        __m128i r55_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(r52_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r55_x1);
        const __m128i r55 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r54, r53, r54_2, 0xca), r55_x1), 6),
            r53_2);
        const __m128i r55_2 = _mm_rol_epi32(r53, 10);
        /* left step 56, f4 */
        __m128i l56_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l53_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l56_x1);
        const __m128i l56 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l55, l55_2, l54, 0xe2), l56_x1), 8),
            l54_2);
        const __m128i l56_2 = _mm_rol_epi32(l54, 10);
        /* right step 56, f2 */
        __m128i r56_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(r53_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r56_x1);
        const __m128i r56 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r55, r54, r55_2, 0xca), r56_x1), 14),
            r54_2);
        const __m128i r56_2 = _mm_rol_epi32(r54, 10);
        /* left step 57, f4 */
        __m128i l57_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l54_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l57_x1);
        const __m128i l57 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l56, l56_2, l55, 0xe2), l57_x1), 9),
            l55_2);
        const __m128i l57_2 = _mm_rol_epi32(l55, 10);
        /* right step 57, f2 */
        __m128i r57_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(r54_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r57_x1);
        const __m128i r57 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r56, r55, r56_2, 0xca), r57_x1), 6),
            r55_2);
        const __m128i r57_2 = _mm_rol_epi32(r55, 10);
        /* left step 58, f4 */
        __m128i l58_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l55_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l58_x1);
        const __m128i l58 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l57, l57_2, l56, 0xe2), l58_x1), 14),
            l56_2);
        const __m128i l58_2 = _mm_rol_epi32(l56, 10);
        /* right step 58, f2 */
        __m128i r58_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(r55_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r58_x1);
        const __m128i r58 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r57, r56, r57_2, 0xca), r58_x1), 9),
            r56_2);
        const __m128i r58_2 = _mm_rol_epi32(r56, 10);
        /* left step 59, f4 */
        __m128i l59_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l56_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l59_x1);
        const __m128i l59 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l58, l58_2, l57, 0xe2), l59_x1), 5),
            l57_2);
        const __m128i l59_2 = _mm_rol_epi32(l57, 10);
        /* right step 59, f2 */
        __m128i r59_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(r56_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r59_x1);
        const __m128i r59 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r58, r57, r58_2, 0xca), r59_x1), 12),
            r57_2);
        const __m128i r59_2 = _mm_rol_epi32(r57, 10);
        /* left step 60, f4 */
        __m128i l60_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l57_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l60_x1);
        const __m128i l60 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l59, l59_2, l58, 0xe2), l60_x1), 6),
            l58_2);
        const __m128i l60_2 = _mm_rol_epi32(l58, 10);
        RIPEMD160_X4_COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* right step 60, f2 */
        __m128i r60_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(r57_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r60_x1);
        const __m128i r60 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r59, r58, r59_2, 0xca), r60_x1), 9),
            r58_2);
        const __m128i r60_2 = _mm_rol_epi32(r58, 10);
        /* left step 61, f4 */
        __m128i l61_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l58_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l61_x1);
        const __m128i l61 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l60, l60_2, l59, 0xe2), l61_x1), 8),
            l59_2);
        const __m128i l61_2 = _mm_rol_epi32(l59, 10);
        /* right step 61, f2 */
        __m128i r61_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(r58_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r61_x1);
        const __m128i r61 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r60, r59, r60_2, 0xca), r61_x1), 12),
            r59_2);
        const __m128i r61_2 = _mm_rol_epi32(r59, 10);
        /* left step 62, f4 */
        __m128i l62_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l59_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l62_x1);
        const __m128i l62 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l61, l61_2, l60, 0xe2), l62_x1), 6),
            l60_2);
        const __m128i l62_2 = _mm_rol_epi32(l60, 10);
        /* right step 62, f2 */
        __m128i r62_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(r59_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r62_x1);
        const __m128i r62 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r61, r60, r61_2, 0xca), r62_x1), 5),
            r60_2);
        const __m128i r62_2 = _mm_rol_epi32(r60, 10);
        /* left step 63, f4 */
        __m128i l63_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l60_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l63_x1);
        const __m128i l63 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l62, l62_2, l61, 0xe2), l63_x1), 5),
            l61_2);
        const __m128i l63_2 = _mm_rol_epi32(l61, 10);
        /* right step 63, f2 */
        __m128i r63_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(r60_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r63_x1);
        const __m128i r63 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r62, r61, r62_2, 0xca), r63_x1), 15),
            r61_2);
        const __m128i r63_2 = _mm_rol_epi32(r61, 10);
        /* left step 64, f4 */
        __m128i l64_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l61_2, _mm_set1_epi32((int)k[5])));
        RIPEMD160_X4_KEEP("v", l64_x1);
        const __m128i l64 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l63, l63_2, l62, 0xe2), l64_x1), 12),
            l62_2);
        const __m128i l64_2 = _mm_rol_epi32(l62, 10);
        /* right step 64, f2 */
        __m128i r64_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(r61_2, _mm_set1_epi32((int)k[6])));
        RIPEMD160_X4_KEEP("v", r64_x1);
        const __m128i r64 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r63, r62, r63_2, 0xca), r64_x1), 8),
            r62_2);
        const __m128i r64_2 = _mm_rol_epi32(r62, 10);
        /* left step 65, f5 */
        __m128i l65_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(l62_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l65_x1);
        const __m128i l65 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l64, l63, l64_2, 0x2d), l65_x1), 9),
            l63_2);
        const __m128i l65_2 = _mm_rol_epi32(l63, 10);
        RIPEMD160_X4_COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* right step 65, f1 */
        __m128i r65_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])), r62_2);
        RIPEMD160_X4_KEEP("v", r65_x1);
        const __m128i r65 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r64, r64_2, r63, 0x96), r65_x1), 8),
            r63_2);
        const __m128i r65_2 = _mm_rol_epi32(r63, 10);
        /* left step 66, f5 */
        __m128i l66_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(l63_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l66_x1);
        const __m128i l66 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l65, l64, l65_2, 0x2d), l66_x1), 15),
            l64_2);
        const __m128i l66_2 = _mm_rol_epi32(l64, 10);
        /* right step 66, f1 */
        __m128i r66_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])), r63_2);
        RIPEMD160_X4_KEEP("v", r66_x1);
        const __m128i r66 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r65, r65_2, r64, 0x96), r66_x1), 5),
            r64_2);
        const __m128i r66_2 = _mm_rol_epi32(r64, 10);
        /* left step 67, f5 */
        __m128i l67_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(l64_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l67_x1);
        const __m128i l67 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l66, l65, l66_2, 0x2d), l67_x1), 5),
            l65_2);
        const __m128i l67_2 = _mm_rol_epi32(l65, 10);
        /* right step 67, f1 */
        __m128i r67_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])), r64_2);
        RIPEMD160_X4_KEEP("v", r67_x1);
        const __m128i r67 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r66, r66_2, r65, 0x96), r67_x1), 12),
            r65_2);
        const __m128i r67_2 = _mm_rol_epi32(r65, 10);
        /* left step 68, f5 */
        __m128i l68_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(l65_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l68_x1);
        const __m128i l68 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l67, l66, l67_2, 0x2d), l68_x1), 11),
            l66_2);
        const __m128i l68_2 = _mm_rol_epi32(l66, 10);
        /* right step 68, f1 */
        __m128i r68_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])), r65_2);
        RIPEMD160_X4_KEEP("v", r68_x1);
        const __m128i r68 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r67, r67_2, r66, 0x96), r68_x1), 9),
            r66_2);
        const __m128i r68_2 = _mm_rol_epi32(r66, 10);
        /* left step 69, f5 */
        __m128i l69_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(l66_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l69_x1);
        const __m128i l69 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l68, l67, l68_2, 0x2d), l69_x1), 6),
            l67_2);
        const __m128i l69_2 = _mm_rol_epi32(l67, 10);
        /* right step 69, f1 */
        __m128i r69_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])), r66_2);
        RIPEMD160_X4_KEEP("v", r69_x1);
        const __m128i r69 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r68, r68_2, r67, 0x96), r69_x1), 12),
            r67_2);
        const __m128i r69_2 = _mm_rol_epi32(r67, 10);
        /* left step 70, f5 */
        __m128i l70_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(l67_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l70_x1);
        const __m128i l70 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l69, l68, l69_2, 0x2d), l70_x1), 8),
            l68_2);
        const __m128i l70_2 = _mm_rol_epi32(l68, 10);
        RIPEMD160_X4_COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* right step 70, f1 */
        __m128i r70_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])), r67_2);
        RIPEMD160_X4_KEEP("v", r70_x1);
        const __m128i r70 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r69, r69_2, r68, 0x96), r70_x1), 5),
            r68_2);
        const __m128i r70_2 = _mm_rol_epi32(r68, 10);
        /* left step 71, f5 */
        __m128i l71_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(l68_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l71_x1);
        const __m128i l71 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l70, l69, l70_2, 0x2d), l71_x1), 13),
            l69_2);
        const __m128i l71_2 = _mm_rol_epi32(l69, 10);
        /* right step 71, f1 */
        __m128i r71_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])), r68_2);
        RIPEMD160_X4_KEEP("v", r71_x1);
        const __m128i r71 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r70, r70_2, r69, 0x96), r71_x1), 14),
            r69_2);
        const __m128i r71_2 = _mm_rol_epi32(r69, 10);
        /* left step 72, f5 */
        __m128i l72_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(l69_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l72_x1);
        const __m128i l72 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l71, l70, l71_2, 0x2d), l72_x1), 12),
            l70_2);
        const __m128i l72_2 = _mm_rol_epi32(l70, 10);
        /* right step 72, f1 */
        __m128i r72_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])), r69_2);
        RIPEMD160_X4_KEEP("v", r72_x1);
        const __m128i r72 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r71, r71_2, r70, 0x96), r72_x1), 6),
            r70_2);
        const __m128i r72_2 = _mm_rol_epi32(r70, 10);
        /* left step 73, f5 */
        __m128i l73_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(l70_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l73_x1);
        const __m128i l73 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l72, l71, l72_2, 0x2d), l73_x1), 5),
            l71_2);
        const __m128i l73_2 = _mm_rol_epi32(l71, 10);
        /* right step 73, f1 */
        __m128i r73_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])), r70_2);
        RIPEMD160_X4_KEEP("v", r73_x1);
        const __m128i r73 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r72, r72_2, r71, 0x96), r73_x1), 8),
            r71_2);
        const __m128i r73_2 = _mm_rol_epi32(r71, 10);
        /* left step 74, f5 */
        __m128i l74_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(l71_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l74_x1);
        const __m128i l74 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l73, l72, l73_2, 0x2d), l74_x1), 12),
            l72_2);
        const __m128i l74_2 = _mm_rol_epi32(l72, 10);
        /* right step 74, f1 */
        __m128i r74_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])), r71_2);
        RIPEMD160_X4_KEEP("v", r74_x1);
        const __m128i r74 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r73, r73_2, r72, 0x96), r74_x1), 13),
            r72_2);
        const __m128i r74_2 = _mm_rol_epi32(r72, 10);
        /* left step 75, f5 */
        __m128i l75_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(l72_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l75_x1);
        const __m128i l75 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l74, l73, l74_2, 0x2d), l75_x1), 13),
            l73_2);
        const __m128i l75_2 = _mm_rol_epi32(l73, 10);
        RIPEMD160_X4_COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* right step 75, f1 */
        __m128i r75_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])), r72_2);
        RIPEMD160_X4_KEEP("v", r75_x1);
        const __m128i r75 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r74, r74_2, r73, 0x96), r75_x1), 6),
            r73_2);
        const __m128i r75_2 = _mm_rol_epi32(r73, 10);
        /* left step 76, f5 */
        __m128i l76_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(l73_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l76_x1);
        const __m128i l76 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l75, l74, l75_2, 0x2d), l76_x1), 14),
            l74_2);
        const __m128i l76_2 = _mm_rol_epi32(l74, 10);
        /* right step 76, f1 */
        __m128i r76_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])), r73_2);
        RIPEMD160_X4_KEEP("v", r76_x1);
        const __m128i r76 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r75, r75_2, r74, 0x96), r76_x1), 5),
            r74_2);
        const __m128i r76_2 = _mm_rol_epi32(r74, 10);
        /* left step 77, f5 */
        __m128i l77_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(l74_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l77_x1);
        const __m128i l77 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l76, l75, l76_2, 0x2d), l77_x1), 11),
            l75_2);
        const __m128i l77_2 = _mm_rol_epi32(l75, 10);
        /* right step 77, f1 */
        __m128i r77_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])), r74_2);
        RIPEMD160_X4_KEEP("v", r77_x1);
        const __m128i r77 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r76, r76_2, r75, 0x96), r77_x1), 15),
            r75_2);
        const __m128i r77_2 = _mm_rol_epi32(r75, 10);
        /* left step 78, f5 */
        __m128i l78_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(l75_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l78_x1);
        const __m128i l78 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l77, l76, l77_2, 0x2d), l78_x1), 8),
            l76_2);
        const __m128i l78_2 = _mm_rol_epi32(l76, 10);
        /* right step 78, f1 */
        __m128i r78_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])), r75_2);
        RIPEMD160_X4_KEEP("v", r78_x1);
        const __m128i r78 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r77, r77_2, r76, 0x96), r78_x1), 13),
            r76_2);
        const __m128i r78_2 = _mm_rol_epi32(r76, 10);
        /* left step 79, f5 */
        __m128i l79_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(l76_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l79_x1);
        const __m128i l79 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l78, l77, l78_2, 0x2d), l79_x1), 5),
            l77_2);
        const __m128i l79_2 = _mm_rol_epi32(l77, 10);
        /* right step 79, f1 */
        __m128i r79_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])), r76_2);
        RIPEMD160_X4_KEEP("v", r79_x1);
        const __m128i r79 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r78, r78_2, r77, 0x96), r79_x1), 11),
            r77_2);
        const __m128i r79_2 = _mm_rol_epi32(r77, 10);
        /* left step 80, f5 */
        __m128i l80_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(l77_2, _mm_set1_epi32((int)k[7])));
        RIPEMD160_X4_KEEP("v", l80_x1);
        const __m128i l80 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(l79, l78, l79_2, 0x2d), l80_x1), 6),
            l78_2);
        const __m128i l80_2 = _mm_rol_epi32(l78, 10);
        RIPEMD160_X4_COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* right step 80, f1 */
        __m128i r80_x1 =
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])), r77_2);
        RIPEMD160_X4_KEEP("v", r80_x1);
        const __m128i r80 = _mm_add_epi32(
            _mm_rol_epi32(_mm_add_epi32(_mm_ternarylogic_epi32(r79, r79_2, r78, 0x96), r80_x1), 11),
            r78_2);
        const __m128i r80_2 = _mm_rol_epi32(r78, 10);
        __m128i x1 = _mm_add_epi32(r80_2, h1);
        RIPEMD160_X4_KEEP("v", x1);
        __m128i x2 = _mm_add_epi32(r79_2, h2);
        RIPEMD160_X4_KEEP("v", x2);
        __m128i x3 = _mm_add_epi32(r78_2, h3);
        RIPEMD160_X4_KEEP("v", x3);
        __m128i x4 = _mm_add_epi32(l78_2, h4);
        RIPEMD160_X4_KEEP("v", x4);
        __m128i x5 = _mm_add_epi32(r79, h0);
        RIPEMD160_X4_KEEP("v", x5);

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
