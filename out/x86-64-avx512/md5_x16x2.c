/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel lanes
 *
 * With the options above, `hashwright prove` proves md5_x16x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel lanes` measures the speed.
 *
 * md5_x16x2_blocks: 776 instructions for a block of 64 bytes in each of 2 streams, critical
 *     path 257 cycles.
 */
#include "md5_x16x2.h"

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 \
    && !defined(__apple_build_version__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,bmi,bmi2,evex512"))), \
    apply_to = function)
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,bmi,bmi2"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,bmi,bmi2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X16X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X16X2_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X16X2_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X16X2_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X16X2_ALWAYS __attribute__((always_inline))
#define MD5_X16X2_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X16X2_ALWAYS
#define MD5_X16X2_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X16X2_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X16X2_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X16X2_ALWAYS uint64_t md5_x16x2_load64(const uint8_t *p)
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
#define MD5_X16X2_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x16x2_load64(p), b = md5_x16x2_load64(q), upper, lower; \
        MD5_X16X2_KEEP("r", a); \
        MD5_X16X2_KEEP("r", b); \
        upper = MD5_X16X2_PAIR(a, b); \
        lower = MD5_X16X2_PAIR(a >> 32, b >> 32); \
        MD5_X16X2_KEEP("r", upper); \
        MD5_X16X2_KEEP("r", lower); \
        MD5_X16X2_STORE(to, upper); \
        MD5_X16X2_STORE((to) + (row), lower); \
    } while (0)

static const uint32_t MD5_X16X2_K[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu,
    0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu,
    0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau,
    0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu,
    0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu,
    0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u,
    0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u,
    0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u,
    0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u,
};

void md5_x16x2_blocks(uint32_t state[4][32], const uint8_t *const data[32], size_t nblocks)
{
    __m512i h0a = _mm512_loadu_si512((const __m512i *)(const void *)(&state[0][0]));
    __m512i h1a = _mm512_loadu_si512((const __m512i *)(const void *)(&state[1][0]));
    __m512i h2a = _mm512_loadu_si512((const __m512i *)(const void *)(&state[2][0]));
    __m512i h3a = _mm512_loadu_si512((const __m512i *)(const void *)(&state[3][0]));
    __m512i h0b = _mm512_loadu_si512((const __m512i *)(const void *)(&state[0][16]));
    __m512i h1b = _mm512_loadu_si512((const __m512i *)(const void *)(&state[1][16]));
    __m512i h2b = _mm512_loadu_si512((const __m512i *)(const void *)(&state[2][16]));
    __m512i h3b = _mm512_loadu_si512((const __m512i *)(const void *)(&state[3][16]));

    uint32_t buffers[2][16][32] MD5_X16X2_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 32; j += 2) {
        MD5_X16X2_COPY(&buffers[0][0][j], 32, data[j] + 0, data[j + 1] + 0);
        MD5_X16X2_COPY(&buffers[0][2][j], 32, data[j] + 8, data[j + 1] + 8);
        MD5_X16X2_COPY(&buffers[0][4][j], 32, data[j] + 16, data[j + 1] + 16);
        MD5_X16X2_COPY(&buffers[0][6][j], 32, data[j] + 24, data[j + 1] + 24);
        MD5_X16X2_COPY(&buffers[0][8][j], 32, data[j] + 32, data[j + 1] + 32);
        MD5_X16X2_COPY(&buffers[0][10][j], 32, data[j] + 40, data[j + 1] + 40);
        MD5_X16X2_COPY(&buffers[0][12][j], 32, data[j] + 48, data[j + 1] + 48);
        MD5_X16X2_COPY(&buffers[0][14][j], 32, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t *k = MD5_X16X2_K;

        MD5_X16X2_KEEP("r", k);
        uint32_t(*const w)[32] = buffers[at / 64 % 2];
        uint32_t(*const next)[32] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        MD5_X16X2_COPY(&next[0][0], 32, data[0] + then + 0, data[1] + then + 0);
        /* stream a, step 1, F */
        const __m512i t1a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(h1a, h2a, h3a, 0xca),
                    _mm512_add_epi32(
                        _mm512_add_epi32(
                        _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
                        _mm512_set1_epi32((int)k[0])), h0a)), 7), h1a);
        MD5_X16X2_COPY(&next[2][0], 32, data[0] + then + 8, data[1] + then + 8);
        /* stream b, step 1, F */
        const __m512i t1b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(h1b, h2b, h3b, 0xca),
                    _mm512_add_epi32(
                        _mm512_add_epi32(
                        _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][16])),
                        _mm512_set1_epi32((int)k[0])), h0b)), 7), h1b);
        MD5_X16X2_COPY(&next[4][0], 32, data[0] + then + 16, data[1] + then + 16);
        /* stream a, step 2, F */
        __m512i t2a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(h3a, _mm512_set1_epi32((int)k[1])));
        MD5_X16X2_KEEP("v", t2a_x1);
        const __m512i t2a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t1a, h1a, h2a, 0xca), t2a_x1), 12), t1a);
        MD5_X16X2_COPY(&next[6][0], 32, data[0] + then + 24, data[1] + then + 24);
        /* stream b, step 2, F */
        __m512i t2b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][16])),
            _mm512_add_epi32(h3b, _mm512_set1_epi32((int)k[1])));
        MD5_X16X2_KEEP("v", t2b_x1);
        const __m512i t2b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t1b, h1b, h2b, 0xca), t2b_x1), 12), t1b);
        MD5_X16X2_COPY(&next[8][0], 32, data[0] + then + 32, data[1] + then + 32);
        /* stream a, step 3, F */
        __m512i t3a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(h2a, _mm512_set1_epi32((int)k[2])));
        MD5_X16X2_KEEP("v", t3a_x1);
        const __m512i t3a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t2a, t1a, h1a, 0xca), t3a_x1), 17), t2a);
        MD5_X16X2_COPY(&next[10][0], 32, data[0] + then + 40, data[1] + then + 40);
        /* stream b, step 3, F */
        __m512i t3b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][16])),
            _mm512_add_epi32(h2b, _mm512_set1_epi32((int)k[2])));
        MD5_X16X2_KEEP("v", t3b_x1);
        const __m512i t3b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t2b, t1b, h1b, 0xca), t3b_x1), 17), t2b);
        MD5_X16X2_COPY(&next[12][0], 32, data[0] + then + 48, data[1] + then + 48);
        /* stream a, step 4, F */
        __m512i t4a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(h1a, _mm512_set1_epi32((int)k[3])));
        MD5_X16X2_KEEP("v", t4a_x1);
        const __m512i t4a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t3a, t2a, t1a, 0xca), t4a_x1), 22), t3a);
        MD5_X16X2_COPY(&next[14][0], 32, data[0] + then + 56, data[1] + then + 56);
        /* stream b, step 4, F */
        __m512i t4b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][16])),
            _mm512_add_epi32(h1b, _mm512_set1_epi32((int)k[3])));
        MD5_X16X2_KEEP("v", t4b_x1);
        const __m512i t4b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t3b, t2b, t1b, 0xca), t4b_x1), 22), t3b);
        MD5_X16X2_COPY(&next[0][2], 32, data[2] + then + 0, data[3] + then + 0);
        /* stream a, step 5, F */
        __m512i t5a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t1a, _mm512_set1_epi32((int)k[4])));
        MD5_X16X2_KEEP("v", t5a_x1);
        const __m512i t5a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t4a, t3a, t2a, 0xca), t5a_x1), 7), t4a);
        MD5_X16X2_COPY(&next[2][2], 32, data[2] + then + 8, data[3] + then + 8);
        /* stream b, step 5, F */
        __m512i t5b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][16])),
            _mm512_add_epi32(t1b, _mm512_set1_epi32((int)k[4])));
        MD5_X16X2_KEEP("v", t5b_x1);
        const __m512i t5b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t4b, t3b, t2b, 0xca), t5b_x1), 7), t4b);
        MD5_X16X2_COPY(&next[4][2], 32, data[2] + then + 16, data[3] + then + 16);
        /* stream a, step 6, F */
        __m512i t6a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t2a, _mm512_set1_epi32((int)k[5])));
        MD5_X16X2_KEEP("v", t6a_x1);
        const __m512i t6a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t5a, t4a, t3a, 0xca), t6a_x1), 12), t5a);
        MD5_X16X2_COPY(&next[6][2], 32, data[2] + then + 24, data[3] + then + 24);
        /* stream b, step 6, F */
        __m512i t6b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][16])),
            _mm512_add_epi32(t2b, _mm512_set1_epi32((int)k[5])));
        MD5_X16X2_KEEP("v", t6b_x1);
        const __m512i t6b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t5b, t4b, t3b, 0xca), t6b_x1), 12), t5b);
        MD5_X16X2_COPY(&next[8][2], 32, data[2] + then + 32, data[3] + then + 32);
        /* stream a, step 7, F */
        __m512i t7a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t3a, _mm512_set1_epi32((int)k[6])));
        MD5_X16X2_KEEP("v", t7a_x1);
        const __m512i t7a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t6a, t5a, t4a, 0xca), t7a_x1), 17), t6a);
        MD5_X16X2_COPY(&next[10][2], 32, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 7, F */
        __m512i t7b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][16])),
            _mm512_add_epi32(t3b, _mm512_set1_epi32((int)k[6])));
        MD5_X16X2_KEEP("v", t7b_x1);
        const __m512i t7b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t6b, t5b, t4b, 0xca), t7b_x1), 17), t6b);
        MD5_X16X2_COPY(&next[12][2], 32, data[2] + then + 48, data[3] + then + 48);
        /* stream a, step 8, F */
        __m512i t8a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t4a, _mm512_set1_epi32((int)k[7])));
        MD5_X16X2_KEEP("v", t8a_x1);
        const __m512i t8a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t7a, t6a, t5a, 0xca), t8a_x1), 22), t7a);
        MD5_X16X2_COPY(&next[14][2], 32, data[2] + then + 56, data[3] + then + 56);
        /* stream b, step 8, F */
        __m512i t8b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][16])),
            _mm512_add_epi32(t4b, _mm512_set1_epi32((int)k[7])));
        MD5_X16X2_KEEP("v", t8b_x1);
        const __m512i t8b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t7b, t6b, t5b, 0xca), t8b_x1), 22), t7b);
        MD5_X16X2_COPY(&next[0][4], 32, data[4] + then + 0, data[5] + then + 0);
        /* stream a, step 9, F */
        __m512i t9a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t5a, _mm512_set1_epi32((int)k[8])));
        MD5_X16X2_KEEP("v", t9a_x1);
        const __m512i t9a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t8a, t7a, t6a, 0xca), t9a_x1), 7), t8a);
        MD5_X16X2_COPY(&next[2][4], 32, data[4] + then + 8, data[5] + then + 8);
        /* stream b, step 9, F */
        __m512i t9b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][16])),
            _mm512_add_epi32(t5b, _mm512_set1_epi32((int)k[8])));
        MD5_X16X2_KEEP("v", t9b_x1);
        const __m512i t9b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t8b, t7b, t6b, 0xca), t9b_x1), 7), t8b);
        MD5_X16X2_COPY(&next[4][4], 32, data[4] + then + 16, data[5] + then + 16);
        /* stream a, step 10, F */
        __m512i t10a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t6a, _mm512_set1_epi32((int)k[9])));
        MD5_X16X2_KEEP("v", t10a_x1);
        const __m512i t10a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t9a, t8a, t7a, 0xca), t10a_x1), 12),
            t9a);
        MD5_X16X2_COPY(&next[6][4], 32, data[4] + then + 24, data[5] + then + 24);
        /* stream b, step 10, F */
        __m512i t10b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][16])),
            _mm512_add_epi32(t6b, _mm512_set1_epi32((int)k[9])));
        MD5_X16X2_KEEP("v", t10b_x1);
        const __m512i t10b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t9b, t8b, t7b, 0xca), t10b_x1), 12),
            t9b);
        MD5_X16X2_COPY(&next[8][4], 32, data[4] + then + 32, data[5] + then + 32);
        /* stream a, step 11, F */
        __m512i t11a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t7a, _mm512_set1_epi32((int)k[10])));
        MD5_X16X2_KEEP("v", t11a_x1);
        const __m512i t11a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t10a, t9a, t8a, 0xca), t11a_x1), 17),
            t10a);
        MD5_X16X2_COPY(&next[10][4], 32, data[4] + then + 40, data[5] + then + 40);
        /* stream b, step 11, F */
        __m512i t11b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][16])),
            _mm512_add_epi32(t7b, _mm512_set1_epi32((int)k[10])));
        MD5_X16X2_KEEP("v", t11b_x1);
        const __m512i t11b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t10b, t9b, t8b, 0xca), t11b_x1), 17),
            t10b);
        MD5_X16X2_COPY(&next[12][4], 32, data[4] + then + 48, data[5] + then + 48);
        /* stream a, step 12, F */
        __m512i t12a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t8a, _mm512_set1_epi32((int)k[11])));
        MD5_X16X2_KEEP("v", t12a_x1);
        const __m512i t12a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t11a, t10a, t9a, 0xca), t12a_x1), 22),
            t11a);
        MD5_X16X2_COPY(&next[14][4], 32, data[4] + then + 56, data[5] + then + 56);
        /* stream b, step 12, F */
        __m512i t12b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][16])),
            _mm512_add_epi32(t8b, _mm512_set1_epi32((int)k[11])));
        MD5_X16X2_KEEP("v", t12b_x1);
        const __m512i t12b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t11b, t10b, t9b, 0xca), t12b_x1), 22),
            t11b);
        MD5_X16X2_COPY(&next[0][6], 32, data[6] + then + 0, data[7] + then + 0);
        /* stream a, step 13, F */
        __m512i t13a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t9a, _mm512_set1_epi32((int)k[12])));
        MD5_X16X2_KEEP("v", t13a_x1);
        const __m512i t13a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t12a, t11a, t10a, 0xca), t13a_x1), 7),
            t12a);
        MD5_X16X2_COPY(&next[2][6], 32, data[6] + then + 8, data[7] + then + 8);
        /* stream b, step 13, F */
        __m512i t13b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][16])),
            _mm512_add_epi32(t9b, _mm512_set1_epi32((int)k[12])));
        MD5_X16X2_KEEP("v", t13b_x1);
        const __m512i t13b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t12b, t11b, t10b, 0xca), t13b_x1), 7),
            t12b);
        MD5_X16X2_COPY(&next[4][6], 32, data[6] + then + 16, data[7] + then + 16);
        /* stream a, step 14, F */
        __m512i t14a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t10a, _mm512_set1_epi32((int)k[13])));
        MD5_X16X2_KEEP("v", t14a_x1);
        const __m512i t14a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t13a, t12a, t11a, 0xca), t14a_x1), 12),
            t13a);
        MD5_X16X2_COPY(&next[6][6], 32, data[6] + then + 24, data[7] + then + 24);
        /* stream b, step 14, F */
        __m512i t14b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][16])),
            _mm512_add_epi32(t10b, _mm512_set1_epi32((int)k[13])));
        MD5_X16X2_KEEP("v", t14b_x1);
        const __m512i t14b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t13b, t12b, t11b, 0xca), t14b_x1), 12),
            t13b);
        MD5_X16X2_COPY(&next[8][6], 32, data[6] + then + 32, data[7] + then + 32);
        /* stream a, step 15, F */
        __m512i t15a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t11a, _mm512_set1_epi32((int)k[14])));
        MD5_X16X2_KEEP("v", t15a_x1);
        const __m512i t15a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t14a, t13a, t12a, 0xca), t15a_x1), 17),
            t14a);
        MD5_X16X2_COPY(&next[10][6], 32, data[6] + then + 40, data[7] + then + 40);
        /* stream b, step 15, F */
        __m512i t15b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][16])),
            _mm512_add_epi32(t11b, _mm512_set1_epi32((int)k[14])));
        MD5_X16X2_KEEP("v", t15b_x1);
        const __m512i t15b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t14b, t13b, t12b, 0xca), t15b_x1), 17),
            t14b);
        MD5_X16X2_COPY(&next[12][6], 32, data[6] + then + 48, data[7] + then + 48);
        /* stream a, step 16, F */
        __m512i t16a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t12a, _mm512_set1_epi32((int)k[15])));
        MD5_X16X2_KEEP("v", t16a_x1);
        const __m512i t16a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t15a, t14a, t13a, 0xca), t16a_x1), 22),
            t15a);
        MD5_X16X2_COPY(&next[14][6], 32, data[6] + then + 56, data[7] + then + 56);
        /* stream b, step 16, F */
        __m512i t16b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][16])),
            _mm512_add_epi32(t12b, _mm512_set1_epi32((int)k[15])));
        MD5_X16X2_KEEP("v", t16b_x1);
        const __m512i t16b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t15b, t14b, t13b, 0xca), t16b_x1), 22),
            t15b);
        MD5_X16X2_COPY(&next[0][8], 32, data[8] + then + 0, data[9] + then + 0);
        /* stream a, step 17, G */
        __m512i t17a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t13a, _mm512_set1_epi32((int)k[16])));
        MD5_X16X2_KEEP("v", t17a_x1);
        const __m512i t17a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t16a, t14a, t15a, 0xe2), t17a_x1), 5),
            t16a);
        MD5_X16X2_COPY(&next[2][8], 32, data[8] + then + 8, data[9] + then + 8);
        /* stream b, step 17, G */
        __m512i t17b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][16])),
            _mm512_add_epi32(t13b, _mm512_set1_epi32((int)k[16])));
        MD5_X16X2_KEEP("v", t17b_x1);
        const __m512i t17b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t16b, t14b, t15b, 0xe2), t17b_x1), 5),
            t16b);
        MD5_X16X2_COPY(&next[4][8], 32, data[8] + then + 16, data[9] + then + 16);
        /* stream a, step 18, G */
        __m512i t18a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t14a, _mm512_set1_epi32((int)k[17])));
        MD5_X16X2_KEEP("v", t18a_x1);
        const __m512i t18a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t17a, t15a, t16a, 0xe2), t18a_x1), 9),
            t17a);
        MD5_X16X2_COPY(&next[6][8], 32, data[8] + then + 24, data[9] + then + 24);
        /* stream b, step 18, G */
        __m512i t18b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][16])),
            _mm512_add_epi32(t14b, _mm512_set1_epi32((int)k[17])));
        MD5_X16X2_KEEP("v", t18b_x1);
        const __m512i t18b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t17b, t15b, t16b, 0xe2), t18b_x1), 9),
            t17b);
        MD5_X16X2_COPY(&next[8][8], 32, data[8] + then + 32, data[9] + then + 32);
        /* stream a, step 19, G */
        __m512i t19a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t15a, _mm512_set1_epi32((int)k[18])));
        MD5_X16X2_KEEP("v", t19a_x1);
        const __m512i t19a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t18a, t16a, t17a, 0xe2), t19a_x1), 14),
            t18a);
        MD5_X16X2_COPY(&next[10][8], 32, data[8] + then + 40, data[9] + then + 40);
        /* stream b, step 19, G */
        __m512i t19b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][16])),
            _mm512_add_epi32(t15b, _mm512_set1_epi32((int)k[18])));
        MD5_X16X2_KEEP("v", t19b_x1);
        const __m512i t19b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t18b, t16b, t17b, 0xe2), t19b_x1), 14),
            t18b);
        MD5_X16X2_COPY(&next[12][8], 32, data[8] + then + 48, data[9] + then + 48);
        /* stream a, step 20, G */
        __m512i t20a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t16a, _mm512_set1_epi32((int)k[19])));
        MD5_X16X2_KEEP("v", t20a_x1);
        const __m512i t20a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t19a, t17a, t18a, 0xe2), t20a_x1), 20),
            t19a);
        MD5_X16X2_COPY(&next[14][8], 32, data[8] + then + 56, data[9] + then + 56);
        /* stream b, step 20, G */
        __m512i t20b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][16])),
            _mm512_add_epi32(t16b, _mm512_set1_epi32((int)k[19])));
        MD5_X16X2_KEEP("v", t20b_x1);
        const __m512i t20b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t19b, t17b, t18b, 0xe2), t20b_x1), 20),
            t19b);
        MD5_X16X2_COPY(&next[0][10], 32, data[10] + then + 0, data[11] + then + 0);
        /* stream a, step 21, G */
        __m512i t21a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t17a, _mm512_set1_epi32((int)k[20])));
        MD5_X16X2_KEEP("v", t21a_x1);
        const __m512i t21a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t20a, t18a, t19a, 0xe2), t21a_x1), 5),
            t20a);
        MD5_X16X2_COPY(&next[2][10], 32, data[10] + then + 8, data[11] + then + 8);
        /* stream b, step 21, G */
        __m512i t21b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][16])),
            _mm512_add_epi32(t17b, _mm512_set1_epi32((int)k[20])));
        MD5_X16X2_KEEP("v", t21b_x1);
        const __m512i t21b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t20b, t18b, t19b, 0xe2), t21b_x1), 5),
            t20b);
        MD5_X16X2_COPY(&next[4][10], 32, data[10] + then + 16, data[11] + then + 16);
        /* stream a, step 22, G */
        __m512i t22a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t18a, _mm512_set1_epi32((int)k[21])));
        MD5_X16X2_KEEP("v", t22a_x1);
        const __m512i t22a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t21a, t19a, t20a, 0xe2), t22a_x1), 9),
            t21a);
        MD5_X16X2_COPY(&next[6][10], 32, data[10] + then + 24, data[11] + then + 24);
        /* stream b, step 22, G */
        __m512i t22b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][16])),
            _mm512_add_epi32(t18b, _mm512_set1_epi32((int)k[21])));
        MD5_X16X2_KEEP("v", t22b_x1);
        const __m512i t22b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t21b, t19b, t20b, 0xe2), t22b_x1), 9),
            t21b);
        MD5_X16X2_COPY(&next[8][10], 32, data[10] + then + 32, data[11] + then + 32);
        /* stream a, step 23, G */
        __m512i t23a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t19a, _mm512_set1_epi32((int)k[22])));
        MD5_X16X2_KEEP("v", t23a_x1);
        const __m512i t23a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t22a, t20a, t21a, 0xe2), t23a_x1), 14),
            t22a);
        MD5_X16X2_COPY(&next[10][10], 32, data[10] + then + 40, data[11] + then + 40);
        /* stream b, step 23, G */
        __m512i t23b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][16])),
            _mm512_add_epi32(t19b, _mm512_set1_epi32((int)k[22])));
        MD5_X16X2_KEEP("v", t23b_x1);
        const __m512i t23b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t22b, t20b, t21b, 0xe2), t23b_x1), 14),
            t22b);
        MD5_X16X2_COPY(&next[12][10], 32, data[10] + then + 48, data[11] + then + 48);
        /* stream a, step 24, G */
        __m512i t24a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t20a, _mm512_set1_epi32((int)k[23])));
        MD5_X16X2_KEEP("v", t24a_x1);
        const __m512i t24a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t23a, t21a, t22a, 0xe2), t24a_x1), 20),
            t23a);
        MD5_X16X2_COPY(&next[14][10], 32, data[10] + then + 56, data[11] + then + 56);
        /* stream b, step 24, G */
        __m512i t24b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][16])),
            _mm512_add_epi32(t20b, _mm512_set1_epi32((int)k[23])));
        MD5_X16X2_KEEP("v", t24b_x1);
        const __m512i t24b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t23b, t21b, t22b, 0xe2), t24b_x1), 20),
            t23b);
        MD5_X16X2_COPY(&next[0][12], 32, data[12] + then + 0, data[13] + then + 0);
        /* stream a, step 25, G */
        __m512i t25a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t21a, _mm512_set1_epi32((int)k[24])));
        MD5_X16X2_KEEP("v", t25a_x1);
        const __m512i t25a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t24a, t22a, t23a, 0xe2), t25a_x1), 5),
            t24a);
        MD5_X16X2_COPY(&next[2][12], 32, data[12] + then + 8, data[13] + then + 8);
        /* stream b, step 25, G */
        __m512i t25b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][16])),
            _mm512_add_epi32(t21b, _mm512_set1_epi32((int)k[24])));
        MD5_X16X2_KEEP("v", t25b_x1);
        const __m512i t25b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t24b, t22b, t23b, 0xe2), t25b_x1), 5),
            t24b);
        MD5_X16X2_COPY(&next[4][12], 32, data[12] + then + 16, data[13] + then + 16);
        /* stream a, step 26, G */
        __m512i t26a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t22a, _mm512_set1_epi32((int)k[25])));
        MD5_X16X2_KEEP("v", t26a_x1);
        const __m512i t26a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t25a, t23a, t24a, 0xe2), t26a_x1), 9),
            t25a);
        MD5_X16X2_COPY(&next[6][12], 32, data[12] + then + 24, data[13] + then + 24);
        /* stream b, step 26, G */
        __m512i t26b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][16])),
            _mm512_add_epi32(t22b, _mm512_set1_epi32((int)k[25])));
        MD5_X16X2_KEEP("v", t26b_x1);
        const __m512i t26b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t25b, t23b, t24b, 0xe2), t26b_x1), 9),
            t25b);
        MD5_X16X2_COPY(&next[8][12], 32, data[12] + then + 32, data[13] + then + 32);
        /* stream a, step 27, G */
        __m512i t27a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t23a, _mm512_set1_epi32((int)k[26])));
        MD5_X16X2_KEEP("v", t27a_x1);
        const __m512i t27a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t26a, t24a, t25a, 0xe2), t27a_x1), 14),
            t26a);
        MD5_X16X2_COPY(&next[10][12], 32, data[12] + then + 40, data[13] + then + 40);
        /* stream b, step 27, G */
        __m512i t27b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][16])),
            _mm512_add_epi32(t23b, _mm512_set1_epi32((int)k[26])));
        MD5_X16X2_KEEP("v", t27b_x1);
        const __m512i t27b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t26b, t24b, t25b, 0xe2), t27b_x1), 14),
            t26b);
        MD5_X16X2_COPY(&next[12][12], 32, data[12] + then + 48, data[13] + then + 48);
        /* stream a, step 28, G */
        __m512i t28a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t24a, _mm512_set1_epi32((int)k[27])));
        MD5_X16X2_KEEP("v", t28a_x1);
        const __m512i t28a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t27a, t25a, t26a, 0xe2), t28a_x1), 20),
            t27a);
        MD5_X16X2_COPY(&next[14][12], 32, data[12] + then + 56, data[13] + then + 56);
        /* stream b, step 28, G */
        __m512i t28b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][16])),
            _mm512_add_epi32(t24b, _mm512_set1_epi32((int)k[27])));
        MD5_X16X2_KEEP("v", t28b_x1);
        const __m512i t28b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t27b, t25b, t26b, 0xe2), t28b_x1), 20),
            t27b);
        MD5_X16X2_COPY(&next[0][14], 32, data[14] + then + 0, data[15] + then + 0);
        /* stream a, step 29, G */
        __m512i t29a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t25a, _mm512_set1_epi32((int)k[28])));
        MD5_X16X2_KEEP("v", t29a_x1);
        const __m512i t29a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t28a, t26a, t27a, 0xe2), t29a_x1), 5),
            t28a);
        MD5_X16X2_COPY(&next[2][14], 32, data[14] + then + 8, data[15] + then + 8);
        /* stream b, step 29, G */
        __m512i t29b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][16])),
            _mm512_add_epi32(t25b, _mm512_set1_epi32((int)k[28])));
        MD5_X16X2_KEEP("v", t29b_x1);
        const __m512i t29b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t28b, t26b, t27b, 0xe2), t29b_x1), 5),
            t28b);
        MD5_X16X2_COPY(&next[4][14], 32, data[14] + then + 16, data[15] + then + 16);
        /* stream a, step 30, G */
        __m512i t30a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t26a, _mm512_set1_epi32((int)k[29])));
        MD5_X16X2_KEEP("v", t30a_x1);
        const __m512i t30a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t29a, t27a, t28a, 0xe2), t30a_x1), 9),
            t29a);
        MD5_X16X2_COPY(&next[6][14], 32, data[14] + then + 24, data[15] + then + 24);
        /* stream b, step 30, G */
        __m512i t30b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][16])),
            _mm512_add_epi32(t26b, _mm512_set1_epi32((int)k[29])));
        MD5_X16X2_KEEP("v", t30b_x1);
        const __m512i t30b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t29b, t27b, t28b, 0xe2), t30b_x1), 9),
            t29b);
        MD5_X16X2_COPY(&next[8][14], 32, data[14] + then + 32, data[15] + then + 32);
        /* stream a, step 31, G */
        __m512i t31a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t27a, _mm512_set1_epi32((int)k[30])));
        MD5_X16X2_KEEP("v", t31a_x1);
        const __m512i t31a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t30a, t28a, t29a, 0xe2), t31a_x1), 14),
            t30a);
        MD5_X16X2_COPY(&next[10][14], 32, data[14] + then + 40, data[15] + then + 40);
        /* stream b, step 31, G */
        __m512i t31b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][16])),
            _mm512_add_epi32(t27b, _mm512_set1_epi32((int)k[30])));
        MD5_X16X2_KEEP("v", t31b_x1);
        const __m512i t31b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t30b, t28b, t29b, 0xe2), t31b_x1), 14),
            t30b);
        MD5_X16X2_COPY(&next[12][14], 32, data[14] + then + 48, data[15] + then + 48);
        /* stream a, step 32, G */
        __m512i t32a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t28a, _mm512_set1_epi32((int)k[31])));
        MD5_X16X2_KEEP("v", t32a_x1);
        const __m512i t32a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t31a, t29a, t30a, 0xe2), t32a_x1), 20),
            t31a);
        MD5_X16X2_COPY(&next[14][14], 32, data[14] + then + 56, data[15] + then + 56);
        /* stream b, step 32, G */
        __m512i t32b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][16])),
            _mm512_add_epi32(t28b, _mm512_set1_epi32((int)k[31])));
        MD5_X16X2_KEEP("v", t32b_x1);
        const __m512i t32b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t31b, t29b, t30b, 0xe2), t32b_x1), 20),
            t31b);
        MD5_X16X2_COPY(&next[0][16], 32, data[16] + then + 0, data[17] + then + 0);
        /* stream a, step 33, H */
        __m512i t33a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t29a, _mm512_set1_epi32((int)k[32])));
        MD5_X16X2_KEEP("v", t33a_x1);
        const __m512i t33a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t32a, t30a, t31a, 0x96), t33a_x1), 4),
            t32a);
        MD5_X16X2_COPY(&next[2][16], 32, data[16] + then + 8, data[17] + then + 8);
        /* stream b, step 33, H */
        __m512i t33b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][16])),
            _mm512_add_epi32(t29b, _mm512_set1_epi32((int)k[32])));
        MD5_X16X2_KEEP("v", t33b_x1);
        const __m512i t33b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t32b, t30b, t31b, 0x96), t33b_x1), 4),
            t32b);
        MD5_X16X2_COPY(&next[4][16], 32, data[16] + then + 16, data[17] + then + 16);
        /* stream a, step 34, H */
        __m512i t34a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t30a, _mm512_set1_epi32((int)k[33])));
        MD5_X16X2_KEEP("v", t34a_x1);
        const __m512i t34a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t33a, t31a, t32a, 0x96), t34a_x1), 11),
            t33a);
        MD5_X16X2_COPY(&next[6][16], 32, data[16] + then + 24, data[17] + then + 24);
        /* stream b, step 34, H */
        __m512i t34b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][16])),
            _mm512_add_epi32(t30b, _mm512_set1_epi32((int)k[33])));
        MD5_X16X2_KEEP("v", t34b_x1);
        const __m512i t34b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t33b, t31b, t32b, 0x96), t34b_x1), 11),
            t33b);
        MD5_X16X2_COPY(&next[8][16], 32, data[16] + then + 32, data[17] + then + 32);
        /* stream a, step 35, H */
        __m512i t35a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t31a, _mm512_set1_epi32((int)k[34])));
        MD5_X16X2_KEEP("v", t35a_x1);
        const __m512i t35a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t34a, t32a, t33a, 0x96), t35a_x1), 16),
            t34a);
        MD5_X16X2_COPY(&next[10][16], 32, data[16] + then + 40, data[17] + then + 40);
        /* stream b, step 35, H */
        __m512i t35b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][16])),
            _mm512_add_epi32(t31b, _mm512_set1_epi32((int)k[34])));
        MD5_X16X2_KEEP("v", t35b_x1);
        const __m512i t35b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t34b, t32b, t33b, 0x96), t35b_x1), 16),
            t34b);
        MD5_X16X2_COPY(&next[12][16], 32, data[16] + then + 48, data[17] + then + 48);
        /* stream a, step 36, H */
        __m512i t36a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t32a, _mm512_set1_epi32((int)k[35])));
        MD5_X16X2_KEEP("v", t36a_x1);
        const __m512i t36a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t35a, t33a, t34a, 0x96), t36a_x1), 23),
            t35a);
        MD5_X16X2_COPY(&next[14][16], 32, data[16] + then + 56, data[17] + then + 56);
        /* stream b, step 36, H */
        __m512i t36b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][16])),
            _mm512_add_epi32(t32b, _mm512_set1_epi32((int)k[35])));
        MD5_X16X2_KEEP("v", t36b_x1);
        const __m512i t36b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t35b, t33b, t34b, 0x96), t36b_x1), 23),
            t35b);
        MD5_X16X2_COPY(&next[0][18], 32, data[18] + then + 0, data[19] + then + 0);
        /* stream a, step 37, H */
        __m512i t37a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t33a, _mm512_set1_epi32((int)k[36])));
        MD5_X16X2_KEEP("v", t37a_x1);
        const __m512i t37a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t36a, t34a, t35a, 0x96), t37a_x1), 4),
            t36a);
        MD5_X16X2_COPY(&next[2][18], 32, data[18] + then + 8, data[19] + then + 8);
        /* stream b, step 37, H */
        __m512i t37b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][16])),
            _mm512_add_epi32(t33b, _mm512_set1_epi32((int)k[36])));
        MD5_X16X2_KEEP("v", t37b_x1);
        const __m512i t37b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t36b, t34b, t35b, 0x96), t37b_x1), 4),
            t36b);
        MD5_X16X2_COPY(&next[4][18], 32, data[18] + then + 16, data[19] + then + 16);
        /* stream a, step 38, H */
        __m512i t38a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t34a, _mm512_set1_epi32((int)k[37])));
        MD5_X16X2_KEEP("v", t38a_x1);
        const __m512i t38a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t37a, t35a, t36a, 0x96), t38a_x1), 11),
            t37a);
        MD5_X16X2_COPY(&next[6][18], 32, data[18] + then + 24, data[19] + then + 24);
        /* stream b, step 38, H */
        __m512i t38b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][16])),
            _mm512_add_epi32(t34b, _mm512_set1_epi32((int)k[37])));
        MD5_X16X2_KEEP("v", t38b_x1);
        const __m512i t38b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t37b, t35b, t36b, 0x96), t38b_x1), 11),
            t37b);
        MD5_X16X2_COPY(&next[8][18], 32, data[18] + then + 32, data[19] + then + 32);
        /* stream a, step 39, H */
        __m512i t39a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t35a, _mm512_set1_epi32((int)k[38])));
        MD5_X16X2_KEEP("v", t39a_x1);
        const __m512i t39a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t38a, t36a, t37a, 0x96), t39a_x1), 16),
            t38a);
        MD5_X16X2_COPY(&next[10][18], 32, data[18] + then + 40, data[19] + then + 40);
        /* stream b, step 39, H */
        __m512i t39b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][16])),
            _mm512_add_epi32(t35b, _mm512_set1_epi32((int)k[38])));
        MD5_X16X2_KEEP("v", t39b_x1);
        const __m512i t39b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t38b, t36b, t37b, 0x96), t39b_x1), 16),
            t38b);
        MD5_X16X2_COPY(&next[12][18], 32, data[18] + then + 48, data[19] + then + 48);
        /* stream a, step 40, H */
        __m512i t40a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t36a, _mm512_set1_epi32((int)k[39])));
        MD5_X16X2_KEEP("v", t40a_x1);
        const __m512i t40a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t39a, t37a, t38a, 0x96), t40a_x1), 23),
            t39a);
        MD5_X16X2_COPY(&next[14][18], 32, data[18] + then + 56, data[19] + then + 56);
        /* stream b, step 40, H */
        __m512i t40b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][16])),
            _mm512_add_epi32(t36b, _mm512_set1_epi32((int)k[39])));
        MD5_X16X2_KEEP("v", t40b_x1);
        const __m512i t40b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t39b, t37b, t38b, 0x96), t40b_x1), 23),
            t39b);
        MD5_X16X2_COPY(&next[0][20], 32, data[20] + then + 0, data[21] + then + 0);
        /* stream a, step 41, H */
        __m512i t41a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t37a, _mm512_set1_epi32((int)k[40])));
        MD5_X16X2_KEEP("v", t41a_x1);
        const __m512i t41a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t40a, t38a, t39a, 0x96), t41a_x1), 4),
            t40a);
        MD5_X16X2_COPY(&next[2][20], 32, data[20] + then + 8, data[21] + then + 8);
        /* stream b, step 41, H */
        __m512i t41b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][16])),
            _mm512_add_epi32(t37b, _mm512_set1_epi32((int)k[40])));
        MD5_X16X2_KEEP("v", t41b_x1);
        const __m512i t41b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t40b, t38b, t39b, 0x96), t41b_x1), 4),
            t40b);
        MD5_X16X2_COPY(&next[4][20], 32, data[20] + then + 16, data[21] + then + 16);
        /* stream a, step 42, H */
        __m512i t42a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t38a, _mm512_set1_epi32((int)k[41])));
        MD5_X16X2_KEEP("v", t42a_x1);
        const __m512i t42a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t41a, t39a, t40a, 0x96), t42a_x1), 11),
            t41a);
        MD5_X16X2_COPY(&next[6][20], 32, data[20] + then + 24, data[21] + then + 24);
        /* stream b, step 42, H */
        __m512i t42b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][16])),
            _mm512_add_epi32(t38b, _mm512_set1_epi32((int)k[41])));
        MD5_X16X2_KEEP("v", t42b_x1);
        const __m512i t42b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t41b, t39b, t40b, 0x96), t42b_x1), 11),
            t41b);
        MD5_X16X2_COPY(&next[8][20], 32, data[20] + then + 32, data[21] + then + 32);
        /* stream a, step 43, H */
        __m512i t43a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t39a, _mm512_set1_epi32((int)k[42])));
        MD5_X16X2_KEEP("v", t43a_x1);
        const __m512i t43a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t42a, t40a, t41a, 0x96), t43a_x1), 16),
            t42a);
        MD5_X16X2_COPY(&next[10][20], 32, data[20] + then + 40, data[21] + then + 40);
        /* stream b, step 43, H */
        __m512i t43b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][16])),
            _mm512_add_epi32(t39b, _mm512_set1_epi32((int)k[42])));
        MD5_X16X2_KEEP("v", t43b_x1);
        const __m512i t43b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t42b, t40b, t41b, 0x96), t43b_x1), 16),
            t42b);
        MD5_X16X2_COPY(&next[12][20], 32, data[20] + then + 48, data[21] + then + 48);
        /* stream a, step 44, H */
        __m512i t44a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t40a, _mm512_set1_epi32((int)k[43])));
        MD5_X16X2_KEEP("v", t44a_x1);
        const __m512i t44a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t43a, t41a, t42a, 0x96), t44a_x1), 23),
            t43a);
        MD5_X16X2_COPY(&next[14][20], 32, data[20] + then + 56, data[21] + then + 56);
        /* stream b, step 44, H */
        __m512i t44b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][16])),
            _mm512_add_epi32(t40b, _mm512_set1_epi32((int)k[43])));
        MD5_X16X2_KEEP("v", t44b_x1);
        const __m512i t44b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t43b, t41b, t42b, 0x96), t44b_x1), 23),
            t43b);
        MD5_X16X2_COPY(&next[0][22], 32, data[22] + then + 0, data[23] + then + 0);
        /* stream a, step 45, H */
        __m512i t45a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t41a, _mm512_set1_epi32((int)k[44])));
        MD5_X16X2_KEEP("v", t45a_x1);
        const __m512i t45a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t44a, t42a, t43a, 0x96), t45a_x1), 4),
            t44a);
        MD5_X16X2_COPY(&next[2][22], 32, data[22] + then + 8, data[23] + then + 8);
        /* stream b, step 45, H */
        __m512i t45b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][16])),
            _mm512_add_epi32(t41b, _mm512_set1_epi32((int)k[44])));
        MD5_X16X2_KEEP("v", t45b_x1);
        const __m512i t45b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t44b, t42b, t43b, 0x96), t45b_x1), 4),
            t44b);
        MD5_X16X2_COPY(&next[4][22], 32, data[22] + then + 16, data[23] + then + 16);
        /* stream a, step 46, H */
        __m512i t46a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t42a, _mm512_set1_epi32((int)k[45])));
        MD5_X16X2_KEEP("v", t46a_x1);
        const __m512i t46a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t45a, t43a, t44a, 0x96), t46a_x1), 11),
            t45a);
        MD5_X16X2_COPY(&next[6][22], 32, data[22] + then + 24, data[23] + then + 24);
        /* stream b, step 46, H */
        __m512i t46b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][16])),
            _mm512_add_epi32(t42b, _mm512_set1_epi32((int)k[45])));
        MD5_X16X2_KEEP("v", t46b_x1);
        const __m512i t46b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t45b, t43b, t44b, 0x96), t46b_x1), 11),
            t45b);
        MD5_X16X2_COPY(&next[8][22], 32, data[22] + then + 32, data[23] + then + 32);
        /* stream a, step 47, H */
        __m512i t47a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t43a, _mm512_set1_epi32((int)k[46])));
        MD5_X16X2_KEEP("v", t47a_x1);
        const __m512i t47a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t46a, t44a, t45a, 0x96), t47a_x1), 16),
            t46a);
        MD5_X16X2_COPY(&next[10][22], 32, data[22] + then + 40, data[23] + then + 40);
        /* stream b, step 47, H */
        __m512i t47b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][16])),
            _mm512_add_epi32(t43b, _mm512_set1_epi32((int)k[46])));
        MD5_X16X2_KEEP("v", t47b_x1);
        const __m512i t47b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t46b, t44b, t45b, 0x96), t47b_x1), 16),
            t46b);
        MD5_X16X2_COPY(&next[12][22], 32, data[22] + then + 48, data[23] + then + 48);
        /* stream a, step 48, H */
        __m512i t48a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t44a, _mm512_set1_epi32((int)k[47])));
        MD5_X16X2_KEEP("v", t48a_x1);
        const __m512i t48a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t47a, t45a, t46a, 0x96), t48a_x1), 23),
            t47a);
        MD5_X16X2_COPY(&next[14][22], 32, data[22] + then + 56, data[23] + then + 56);
        /* stream b, step 48, H */
        __m512i t48b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][16])),
            _mm512_add_epi32(t44b, _mm512_set1_epi32((int)k[47])));
        MD5_X16X2_KEEP("v", t48b_x1);
        const __m512i t48b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t47b, t45b, t46b, 0x96), t48b_x1), 23),
            t47b);
        MD5_X16X2_COPY(&next[0][24], 32, data[24] + then + 0, data[25] + then + 0);
        /* stream a, step 49, I */
        __m512i t49a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t45a, _mm512_set1_epi32((int)k[48])));
        MD5_X16X2_KEEP("v", t49a_x1);
        const __m512i t49a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t48a, t46a, t47a, 0x59), t49a_x1), 6),
            t48a);
        MD5_X16X2_COPY(&next[2][24], 32, data[24] + then + 8, data[25] + then + 8);
        /* stream b, step 49, I */
        __m512i t49b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][16])),
            _mm512_add_epi32(t45b, _mm512_set1_epi32((int)k[48])));
        MD5_X16X2_KEEP("v", t49b_x1);
        const __m512i t49b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t48b, t46b, t47b, 0x59), t49b_x1), 6),
            t48b);
        MD5_X16X2_COPY(&next[4][24], 32, data[24] + then + 16, data[25] + then + 16);
        /* stream a, step 50, I */
        __m512i t50a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t46a, _mm512_set1_epi32((int)k[49])));
        MD5_X16X2_KEEP("v", t50a_x1);
        const __m512i t50a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t49a, t47a, t48a, 0x59), t50a_x1), 10),
            t49a);
        MD5_X16X2_COPY(&next[6][24], 32, data[24] + then + 24, data[25] + then + 24);
        /* stream b, step 50, I */
        __m512i t50b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][16])),
            _mm512_add_epi32(t46b, _mm512_set1_epi32((int)k[49])));
        MD5_X16X2_KEEP("v", t50b_x1);
        const __m512i t50b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t49b, t47b, t48b, 0x59), t50b_x1), 10),
            t49b);
        MD5_X16X2_COPY(&next[8][24], 32, data[24] + then + 32, data[25] + then + 32);
        /* stream a, step 51, I */
        __m512i t51a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t47a, _mm512_set1_epi32((int)k[50])));
        MD5_X16X2_KEEP("v", t51a_x1);
        const __m512i t51a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t50a, t48a, t49a, 0x59), t51a_x1), 15),
            t50a);
        MD5_X16X2_COPY(&next[10][24], 32, data[24] + then + 40, data[25] + then + 40);
        /* stream b, step 51, I */
        __m512i t51b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][16])),
            _mm512_add_epi32(t47b, _mm512_set1_epi32((int)k[50])));
        MD5_X16X2_KEEP("v", t51b_x1);
        const __m512i t51b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t50b, t48b, t49b, 0x59), t51b_x1), 15),
            t50b);
        MD5_X16X2_COPY(&next[12][24], 32, data[24] + then + 48, data[25] + then + 48);
        /* stream a, step 52, I */
        __m512i t52a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t48a, _mm512_set1_epi32((int)k[51])));
        MD5_X16X2_KEEP("v", t52a_x1);
        const __m512i t52a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t51a, t49a, t50a, 0x59), t52a_x1), 21),
            t51a);
        MD5_X16X2_COPY(&next[14][24], 32, data[24] + then + 56, data[25] + then + 56);
        /* stream b, step 52, I */
        __m512i t52b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][16])),
            _mm512_add_epi32(t48b, _mm512_set1_epi32((int)k[51])));
        MD5_X16X2_KEEP("v", t52b_x1);
        const __m512i t52b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t51b, t49b, t50b, 0x59), t52b_x1), 21),
            t51b);
        MD5_X16X2_COPY(&next[0][26], 32, data[26] + then + 0, data[27] + then + 0);
        /* stream a, step 53, I */
        __m512i t53a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t49a, _mm512_set1_epi32((int)k[52])));
        MD5_X16X2_KEEP("v", t53a_x1);
        const __m512i t53a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t52a, t50a, t51a, 0x59), t53a_x1), 6),
            t52a);
        MD5_X16X2_COPY(&next[2][26], 32, data[26] + then + 8, data[27] + then + 8);
        /* stream b, step 53, I */
        __m512i t53b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][16])),
            _mm512_add_epi32(t49b, _mm512_set1_epi32((int)k[52])));
        MD5_X16X2_KEEP("v", t53b_x1);
        const __m512i t53b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t52b, t50b, t51b, 0x59), t53b_x1), 6),
            t52b);
        MD5_X16X2_COPY(&next[4][26], 32, data[26] + then + 16, data[27] + then + 16);
        /* stream a, step 54, I */
        __m512i t54a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t50a, _mm512_set1_epi32((int)k[53])));
        MD5_X16X2_KEEP("v", t54a_x1);
        const __m512i t54a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t53a, t51a, t52a, 0x59), t54a_x1), 10),
            t53a);
        MD5_X16X2_COPY(&next[6][26], 32, data[26] + then + 24, data[27] + then + 24);
        /* stream b, step 54, I */
        __m512i t54b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][16])),
            _mm512_add_epi32(t50b, _mm512_set1_epi32((int)k[53])));
        MD5_X16X2_KEEP("v", t54b_x1);
        const __m512i t54b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t53b, t51b, t52b, 0x59), t54b_x1), 10),
            t53b);
        MD5_X16X2_COPY(&next[8][26], 32, data[26] + then + 32, data[27] + then + 32);
        /* stream a, step 55, I */
        __m512i t55a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t51a, _mm512_set1_epi32((int)k[54])));
        MD5_X16X2_KEEP("v", t55a_x1);
        const __m512i t55a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t54a, t52a, t53a, 0x59), t55a_x1), 15),
            t54a);
        MD5_X16X2_COPY(&next[10][26], 32, data[26] + then + 40, data[27] + then + 40);
        /* stream b, step 55, I */
        __m512i t55b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][16])),
            _mm512_add_epi32(t51b, _mm512_set1_epi32((int)k[54])));
        MD5_X16X2_KEEP("v", t55b_x1);
        const __m512i t55b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t54b, t52b, t53b, 0x59), t55b_x1), 15),
            t54b);
        MD5_X16X2_COPY(&next[12][26], 32, data[26] + then + 48, data[27] + then + 48);
        /* stream a, step 56, I */
        __m512i t56a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t52a, _mm512_set1_epi32((int)k[55])));
        MD5_X16X2_KEEP("v", t56a_x1);
        const __m512i t56a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t55a, t53a, t54a, 0x59), t56a_x1), 21),
            t55a);
        MD5_X16X2_COPY(&next[14][26], 32, data[26] + then + 56, data[27] + then + 56);
        /* stream b, step 56, I */
        __m512i t56b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][16])),
            _mm512_add_epi32(t52b, _mm512_set1_epi32((int)k[55])));
        MD5_X16X2_KEEP("v", t56b_x1);
        const __m512i t56b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t55b, t53b, t54b, 0x59), t56b_x1), 21),
            t55b);
        MD5_X16X2_COPY(&next[0][28], 32, data[28] + then + 0, data[29] + then + 0);
        /* stream a, step 57, I */
        __m512i t57a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t53a, _mm512_set1_epi32((int)k[56])));
        MD5_X16X2_KEEP("v", t57a_x1);
        const __m512i t57a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t56a, t54a, t55a, 0x59), t57a_x1), 6),
            t56a);
        MD5_X16X2_COPY(&next[2][28], 32, data[28] + then + 8, data[29] + then + 8);
        /* stream b, step 57, I */
        __m512i t57b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][16])),
            _mm512_add_epi32(t53b, _mm512_set1_epi32((int)k[56])));
        MD5_X16X2_KEEP("v", t57b_x1);
        const __m512i t57b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t56b, t54b, t55b, 0x59), t57b_x1), 6),
            t56b);
        MD5_X16X2_COPY(&next[4][28], 32, data[28] + then + 16, data[29] + then + 16);
        /* stream a, step 58, I */
        __m512i t58a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t54a, _mm512_set1_epi32((int)k[57])));
        MD5_X16X2_KEEP("v", t58a_x1);
        const __m512i t58a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t57a, t55a, t56a, 0x59), t58a_x1), 10),
            t57a);
        MD5_X16X2_COPY(&next[6][28], 32, data[28] + then + 24, data[29] + then + 24);
        /* stream b, step 58, I */
        __m512i t58b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][16])),
            _mm512_add_epi32(t54b, _mm512_set1_epi32((int)k[57])));
        MD5_X16X2_KEEP("v", t58b_x1);
        const __m512i t58b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t57b, t55b, t56b, 0x59), t58b_x1), 10),
            t57b);
        MD5_X16X2_COPY(&next[8][28], 32, data[28] + then + 32, data[29] + then + 32);
        /* stream a, step 59, I */
        __m512i t59a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t55a, _mm512_set1_epi32((int)k[58])));
        MD5_X16X2_KEEP("v", t59a_x1);
        const __m512i t59a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t58a, t56a, t57a, 0x59), t59a_x1), 15),
            t58a);
        MD5_X16X2_COPY(&next[10][28], 32, data[28] + then + 40, data[29] + then + 40);
        /* stream b, step 59, I */
        __m512i t59b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][16])),
            _mm512_add_epi32(t55b, _mm512_set1_epi32((int)k[58])));
        MD5_X16X2_KEEP("v", t59b_x1);
        const __m512i t59b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t58b, t56b, t57b, 0x59), t59b_x1), 15),
            t58b);
        MD5_X16X2_COPY(&next[12][28], 32, data[28] + then + 48, data[29] + then + 48);
        /* stream a, step 60, I */
        __m512i t60a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t56a, _mm512_set1_epi32((int)k[59])));
        MD5_X16X2_KEEP("v", t60a_x1);
        const __m512i t60a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t59a, t57a, t58a, 0x59), t60a_x1), 21),
            t59a);
        MD5_X16X2_COPY(&next[14][28], 32, data[28] + then + 56, data[29] + then + 56);
        /* stream b, step 60, I */
        __m512i t60b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][16])),
            _mm512_add_epi32(t56b, _mm512_set1_epi32((int)k[59])));
        MD5_X16X2_KEEP("v", t60b_x1);
        const __m512i t60b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t59b, t57b, t58b, 0x59), t60b_x1), 21),
            t59b);
        MD5_X16X2_COPY(&next[0][30], 32, data[30] + then + 0, data[31] + then + 0);
        /* stream a, step 61, I */
        __m512i t61a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t57a, _mm512_set1_epi32((int)k[60])));
        MD5_X16X2_KEEP("v", t61a_x1);
        const __m512i t61a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t60a, t58a, t59a, 0x59), t61a_x1), 6),
            t60a);
        MD5_X16X2_COPY(&next[2][30], 32, data[30] + then + 8, data[31] + then + 8);
        /* stream b, step 61, I */
        __m512i t61b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][16])),
            _mm512_add_epi32(t57b, _mm512_set1_epi32((int)k[60])));
        MD5_X16X2_KEEP("v", t61b_x1);
        const __m512i t61b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t60b, t58b, t59b, 0x59), t61b_x1), 6),
            t60b);
        MD5_X16X2_COPY(&next[4][30], 32, data[30] + then + 16, data[31] + then + 16);
        /* stream a, step 62, I */
        __m512i t62a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t58a, _mm512_set1_epi32((int)k[61])));
        MD5_X16X2_KEEP("v", t62a_x1);
        const __m512i t62a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t61a, t59a, t60a, 0x59), t62a_x1), 10),
            t61a);
        MD5_X16X2_COPY(&next[6][30], 32, data[30] + then + 24, data[31] + then + 24);
        /* stream b, step 62, I */
        __m512i t62b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][16])),
            _mm512_add_epi32(t58b, _mm512_set1_epi32((int)k[61])));
        MD5_X16X2_KEEP("v", t62b_x1);
        const __m512i t62b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t61b, t59b, t60b, 0x59), t62b_x1), 10),
            t61b);
        MD5_X16X2_COPY(&next[8][30], 32, data[30] + then + 32, data[31] + then + 32);
        /* stream a, step 63, I */
        __m512i t63a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t59a, _mm512_set1_epi32((int)k[62])));
        MD5_X16X2_KEEP("v", t63a_x1);
        const __m512i t63a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t62a, t60a, t61a, 0x59), t63a_x1), 15),
            t62a);
        MD5_X16X2_COPY(&next[10][30], 32, data[30] + then + 40, data[31] + then + 40);
        /* stream b, step 63, I */
        __m512i t63b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][16])),
            _mm512_add_epi32(t59b, _mm512_set1_epi32((int)k[62])));
        MD5_X16X2_KEEP("v", t63b_x1);
        const __m512i t63b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t62b, t60b, t61b, 0x59), t63b_x1), 15),
            t62b);
        MD5_X16X2_COPY(&next[12][30], 32, data[30] + then + 48, data[31] + then + 48);
        /* stream a, step 64, I */
        __m512i t64a_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t60a, _mm512_set1_epi32((int)k[63])));
        MD5_X16X2_KEEP("v", t64a_x1);
        const __m512i t64a = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t63a, t61a, t62a, 0x59), t64a_x1), 21),
            t63a);
        MD5_X16X2_COPY(&next[14][30], 32, data[30] + then + 56, data[31] + then + 56);
        /* stream b, step 64, I */
        __m512i t64b_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][16])),
            _mm512_add_epi32(t60b, _mm512_set1_epi32((int)k[63])));
        MD5_X16X2_KEEP("v", t64b_x1);
        const __m512i t64b = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t63b, t61b, t62b, 0x59), t64b_x1), 21),
            t63b);

        const __m512i h0a_next = _mm512_add_epi32(t61a, h0a);
        const __m512i h1a_next = _mm512_add_epi32(t64a, h1a);
        const __m512i h2a_next = _mm512_add_epi32(t63a, h2a);
        const __m512i h3a_next = _mm512_add_epi32(t62a, h3a);
        const __m512i h0b_next = _mm512_add_epi32(t61b, h0b);
        const __m512i h1b_next = _mm512_add_epi32(t64b, h1b);
        const __m512i h2b_next = _mm512_add_epi32(t63b, h2b);
        const __m512i h3b_next = _mm512_add_epi32(t62b, h3b);
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
    }
    _mm512_storeu_si512((__m512i *)(void *)(&state[0][0]), h0a);
    _mm512_storeu_si512((__m512i *)(void *)(&state[1][0]), h1a);
    _mm512_storeu_si512((__m512i *)(void *)(&state[2][0]), h2a);
    _mm512_storeu_si512((__m512i *)(void *)(&state[3][0]), h3a);
    _mm512_storeu_si512((__m512i *)(void *)(&state[0][16]), h0b);
    _mm512_storeu_si512((__m512i *)(void *)(&state[1][16]), h1b);
    _mm512_storeu_si512((__m512i *)(void *)(&state[2][16]), h2b);
    _mm512_storeu_si512((__m512i *)(void *)(&state[3][16]), h3b);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
