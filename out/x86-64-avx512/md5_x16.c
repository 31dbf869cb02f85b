/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel lanes --schedule streams=1
 *
 * With the options above, `hashwright prove` proves md5_x16_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel lanes --schedule streams=1`
 * measures the speed.
 *
 * md5_x16_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
 */
#include "md5_x16.h"

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
#define MD5_X16_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X16_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X16_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X16_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X16_ALWAYS __attribute__((always_inline))
#define MD5_X16_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X16_ALWAYS
#define MD5_X16_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X16_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X16_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X16_ALWAYS uint64_t md5_x16_load64(const uint8_t *p)
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
#define MD5_X16_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x16_load64(p), b = md5_x16_load64(q), upper, lower; \
        MD5_X16_KEEP("r", a); \
        MD5_X16_KEEP("r", b); \
        upper = MD5_X16_PAIR(a, b); \
        lower = MD5_X16_PAIR(a >> 32, b >> 32); \
        MD5_X16_KEEP("r", upper); \
        MD5_X16_KEEP("r", lower); \
        MD5_X16_STORE(to, upper); \
        MD5_X16_STORE((to) + (row), lower); \
    } while (0)

static const uint32_t MD5_X16_K[64] = {
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

void md5_x16_blocks(uint32_t state[4][16], const uint8_t *const data[16], size_t nblocks)
{
    __m512i h0 = _mm512_loadu_si512((const __m512i *)(const void *)(&state[0][0]));
    __m512i h1 = _mm512_loadu_si512((const __m512i *)(const void *)(&state[1][0]));
    __m512i h2 = _mm512_loadu_si512((const __m512i *)(const void *)(&state[2][0]));
    __m512i h3 = _mm512_loadu_si512((const __m512i *)(const void *)(&state[3][0]));

    uint32_t buffers[2][16][16] MD5_X16_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 16; j += 2) {
        MD5_X16_COPY(&buffers[0][0][j], 16, data[j] + 0, data[j + 1] + 0);
        MD5_X16_COPY(&buffers[0][2][j], 16, data[j] + 8, data[j + 1] + 8);
        MD5_X16_COPY(&buffers[0][4][j], 16, data[j] + 16, data[j + 1] + 16);
        MD5_X16_COPY(&buffers[0][6][j], 16, data[j] + 24, data[j + 1] + 24);
        MD5_X16_COPY(&buffers[0][8][j], 16, data[j] + 32, data[j + 1] + 32);
        MD5_X16_COPY(&buffers[0][10][j], 16, data[j] + 40, data[j + 1] + 40);
        MD5_X16_COPY(&buffers[0][12][j], 16, data[j] + 48, data[j + 1] + 48);
        MD5_X16_COPY(&buffers[0][14][j], 16, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t *k = MD5_X16_K;

        MD5_X16_KEEP("r", k);
        uint32_t(*const w)[16] = buffers[at / 64 % 2];
        uint32_t(*const next)[16] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        MD5_X16_COPY(&next[0][0], 16, data[0] + then + 0, data[1] + then + 0);
        /* step 1, F */
        const __m512i t1 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(h1, h2, h3, 0xca),
                    _mm512_add_epi32(
                        _mm512_add_epi32(
                        _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
                        _mm512_set1_epi32((int)k[0])), h0)), 7), h1);
        MD5_X16_COPY(&next[2][0], 16, data[0] + then + 8, data[1] + then + 8);
        /* step 2, F */
        __m512i t2_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(h3, _mm512_set1_epi32((int)k[1])));
        MD5_X16_KEEP("v", t2_x1);
        const __m512i t2 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t1, h1, h2, 0xca), t2_x1),
                12), t1);
        MD5_X16_COPY(&next[4][0], 16, data[0] + then + 16, data[1] + then + 16);
        /* step 3, F */
        __m512i t3_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(h2, _mm512_set1_epi32((int)k[2])));
        MD5_X16_KEEP("v", t3_x1);
        const __m512i t3 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t2, t1, h1, 0xca), t3_x1),
                17), t2);
        MD5_X16_COPY(&next[6][0], 16, data[0] + then + 24, data[1] + then + 24);
        /* step 4, F */
        __m512i t4_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(h1, _mm512_set1_epi32((int)k[3])));
        MD5_X16_KEEP("v", t4_x1);
        const __m512i t4 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t3, t2, t1, 0xca), t4_x1),
                22), t3);
        MD5_X16_COPY(&next[8][0], 16, data[0] + then + 32, data[1] + then + 32);
        /* step 5, F */
        __m512i t5_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t1, _mm512_set1_epi32((int)k[4])));
        MD5_X16_KEEP("v", t5_x1);
        const __m512i t5 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t4, t3, t2, 0xca), t5_x1),
                7), t4);
        MD5_X16_COPY(&next[10][0], 16, data[0] + then + 40, data[1] + then + 40);
        /* step 6, F */
        __m512i t6_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t2, _mm512_set1_epi32((int)k[5])));
        MD5_X16_KEEP("v", t6_x1);
        const __m512i t6 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t5, t4, t3, 0xca), t6_x1),
                12), t5);
        MD5_X16_COPY(&next[12][0], 16, data[0] + then + 48, data[1] + then + 48);
        /* step 7, F */
        __m512i t7_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t3, _mm512_set1_epi32((int)k[6])));
        MD5_X16_KEEP("v", t7_x1);
        const __m512i t7 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t6, t5, t4, 0xca), t7_x1),
                17), t6);
        MD5_X16_COPY(&next[14][0], 16, data[0] + then + 56, data[1] + then + 56);
        /* step 8, F */
        __m512i t8_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t4, _mm512_set1_epi32((int)k[7])));
        MD5_X16_KEEP("v", t8_x1);
        const __m512i t8 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t7, t6, t5, 0xca), t8_x1),
                22), t7);
        MD5_X16_COPY(&next[0][2], 16, data[2] + then + 0, data[3] + then + 0);
        /* step 9, F */
        __m512i t9_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t5, _mm512_set1_epi32((int)k[8])));
        MD5_X16_KEEP("v", t9_x1);
        const __m512i t9 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t8, t7, t6, 0xca), t9_x1),
                7), t8);
        MD5_X16_COPY(&next[2][2], 16, data[2] + then + 8, data[3] + then + 8);
        /* step 10, F */
        __m512i t10_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t6, _mm512_set1_epi32((int)k[9])));
        MD5_X16_KEEP("v", t10_x1);
        const __m512i t10 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t9, t8, t7, 0xca), t10_x1),
                12), t9);
        MD5_X16_COPY(&next[4][2], 16, data[2] + then + 16, data[3] + then + 16);
        /* step 11, F */
        __m512i t11_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t7, _mm512_set1_epi32((int)k[10])));
        MD5_X16_KEEP("v", t11_x1);
        const __m512i t11 = _mm512_add_epi32(
            _mm512_rol_epi32(_mm512_add_epi32(_mm512_ternarylogic_epi32(t10, t9, t8, 0xca), t11_x1),
                17), t10);
        MD5_X16_COPY(&next[6][2], 16, data[2] + then + 24, data[3] + then + 24);
        /* step 12, F */
        __m512i t12_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t8, _mm512_set1_epi32((int)k[11])));
        MD5_X16_KEEP("v", t12_x1);
        const __m512i t12 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t11, t10, t9, 0xca), t12_x1), 22), t11);
        MD5_X16_COPY(&next[8][2], 16, data[2] + then + 32, data[3] + then + 32);
        /* step 13, F */
        __m512i t13_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t9, _mm512_set1_epi32((int)k[12])));
        MD5_X16_KEEP("v", t13_x1);
        const __m512i t13 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t12, t11, t10, 0xca), t13_x1), 7), t12);
        MD5_X16_COPY(&next[10][2], 16, data[2] + then + 40, data[3] + then + 40);
        /* step 14, F */
        __m512i t14_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t10, _mm512_set1_epi32((int)k[13])));
        MD5_X16_KEEP("v", t14_x1);
        const __m512i t14 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t13, t12, t11, 0xca), t14_x1), 12), t13);
        MD5_X16_COPY(&next[12][2], 16, data[2] + then + 48, data[3] + then + 48);
        /* step 15, F */
        __m512i t15_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t11, _mm512_set1_epi32((int)k[14])));
        MD5_X16_KEEP("v", t15_x1);
        const __m512i t15 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t14, t13, t12, 0xca), t15_x1), 17), t14);
        MD5_X16_COPY(&next[14][2], 16, data[2] + then + 56, data[3] + then + 56);
        /* step 16, F */
        __m512i t16_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t12, _mm512_set1_epi32((int)k[15])));
        MD5_X16_KEEP("v", t16_x1);
        const __m512i t16 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t15, t14, t13, 0xca), t16_x1), 22), t15);
        MD5_X16_COPY(&next[0][4], 16, data[4] + then + 0, data[5] + then + 0);
        /* step 17, G */
        __m512i t17_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t13, _mm512_set1_epi32((int)k[16])));
        MD5_X16_KEEP("v", t17_x1);
        const __m512i t17 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t16, t14, t15, 0xe2), t17_x1), 5), t16);
        MD5_X16_COPY(&next[2][4], 16, data[4] + then + 8, data[5] + then + 8);
        /* step 18, G */
        __m512i t18_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t14, _mm512_set1_epi32((int)k[17])));
        MD5_X16_KEEP("v", t18_x1);
        const __m512i t18 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t17, t15, t16, 0xe2), t18_x1), 9), t17);
        MD5_X16_COPY(&next[4][4], 16, data[4] + then + 16, data[5] + then + 16);
        /* step 19, G */
        __m512i t19_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t15, _mm512_set1_epi32((int)k[18])));
        MD5_X16_KEEP("v", t19_x1);
        const __m512i t19 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t18, t16, t17, 0xe2), t19_x1), 14), t18);
        MD5_X16_COPY(&next[6][4], 16, data[4] + then + 24, data[5] + then + 24);
        /* step 20, G */
        __m512i t20_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t16, _mm512_set1_epi32((int)k[19])));
        MD5_X16_KEEP("v", t20_x1);
        const __m512i t20 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t19, t17, t18, 0xe2), t20_x1), 20), t19);
        MD5_X16_COPY(&next[8][4], 16, data[4] + then + 32, data[5] + then + 32);
        /* step 21, G */
        __m512i t21_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t17, _mm512_set1_epi32((int)k[20])));
        MD5_X16_KEEP("v", t21_x1);
        const __m512i t21 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t20, t18, t19, 0xe2), t21_x1), 5), t20);
        MD5_X16_COPY(&next[10][4], 16, data[4] + then + 40, data[5] + then + 40);
        /* step 22, G */
        __m512i t22_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t18, _mm512_set1_epi32((int)k[21])));
        MD5_X16_KEEP("v", t22_x1);
        const __m512i t22 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t21, t19, t20, 0xe2), t22_x1), 9), t21);
        MD5_X16_COPY(&next[12][4], 16, data[4] + then + 48, data[5] + then + 48);
        /* step 23, G */
        __m512i t23_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t19, _mm512_set1_epi32((int)k[22])));
        MD5_X16_KEEP("v", t23_x1);
        const __m512i t23 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t22, t20, t21, 0xe2), t23_x1), 14), t22);
        MD5_X16_COPY(&next[14][4], 16, data[4] + then + 56, data[5] + then + 56);
        /* step 24, G */
        __m512i t24_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t20, _mm512_set1_epi32((int)k[23])));
        MD5_X16_KEEP("v", t24_x1);
        const __m512i t24 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t23, t21, t22, 0xe2), t24_x1), 20), t23);
        MD5_X16_COPY(&next[0][6], 16, data[6] + then + 0, data[7] + then + 0);
        /* step 25, G */
        __m512i t25_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t21, _mm512_set1_epi32((int)k[24])));
        MD5_X16_KEEP("v", t25_x1);
        const __m512i t25 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t24, t22, t23, 0xe2), t25_x1), 5), t24);
        MD5_X16_COPY(&next[2][6], 16, data[6] + then + 8, data[7] + then + 8);
        /* step 26, G */
        __m512i t26_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t22, _mm512_set1_epi32((int)k[25])));
        MD5_X16_KEEP("v", t26_x1);
        const __m512i t26 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t25, t23, t24, 0xe2), t26_x1), 9), t25);
        MD5_X16_COPY(&next[4][6], 16, data[6] + then + 16, data[7] + then + 16);
        /* step 27, G */
        __m512i t27_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t23, _mm512_set1_epi32((int)k[26])));
        MD5_X16_KEEP("v", t27_x1);
        const __m512i t27 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t26, t24, t25, 0xe2), t27_x1), 14), t26);
        MD5_X16_COPY(&next[6][6], 16, data[6] + then + 24, data[7] + then + 24);
        /* step 28, G */
        __m512i t28_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t24, _mm512_set1_epi32((int)k[27])));
        MD5_X16_KEEP("v", t28_x1);
        const __m512i t28 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t27, t25, t26, 0xe2), t28_x1), 20), t27);
        MD5_X16_COPY(&next[8][6], 16, data[6] + then + 32, data[7] + then + 32);
        /* step 29, G */
        __m512i t29_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t25, _mm512_set1_epi32((int)k[28])));
        MD5_X16_KEEP("v", t29_x1);
        const __m512i t29 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t28, t26, t27, 0xe2), t29_x1), 5), t28);
        MD5_X16_COPY(&next[10][6], 16, data[6] + then + 40, data[7] + then + 40);
        /* step 30, G */
        __m512i t30_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t26, _mm512_set1_epi32((int)k[29])));
        MD5_X16_KEEP("v", t30_x1);
        const __m512i t30 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t29, t27, t28, 0xe2), t30_x1), 9), t29);
        MD5_X16_COPY(&next[12][6], 16, data[6] + then + 48, data[7] + then + 48);
        /* step 31, G */
        __m512i t31_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t27, _mm512_set1_epi32((int)k[30])));
        MD5_X16_KEEP("v", t31_x1);
        const __m512i t31 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t30, t28, t29, 0xe2), t31_x1), 14), t30);
        MD5_X16_COPY(&next[14][6], 16, data[6] + then + 56, data[7] + then + 56);
        /* step 32, G */
        __m512i t32_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t28, _mm512_set1_epi32((int)k[31])));
        MD5_X16_KEEP("v", t32_x1);
        const __m512i t32 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t31, t29, t30, 0xe2), t32_x1), 20), t31);
        MD5_X16_COPY(&next[0][8], 16, data[8] + then + 0, data[9] + then + 0);
        /* step 33, H */
        __m512i t33_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t29, _mm512_set1_epi32((int)k[32])));
        MD5_X16_KEEP("v", t33_x1);
        const __m512i t33 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t32, t30, t31, 0x96), t33_x1), 4), t32);
        MD5_X16_COPY(&next[2][8], 16, data[8] + then + 8, data[9] + then + 8);
        /* step 34, H */
        __m512i t34_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t30, _mm512_set1_epi32((int)k[33])));
        MD5_X16_KEEP("v", t34_x1);
        const __m512i t34 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t33, t31, t32, 0x96), t34_x1), 11), t33);
        MD5_X16_COPY(&next[4][8], 16, data[8] + then + 16, data[9] + then + 16);
        /* step 35, H */
        __m512i t35_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t31, _mm512_set1_epi32((int)k[34])));
        MD5_X16_KEEP("v", t35_x1);
        const __m512i t35 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t34, t32, t33, 0x96), t35_x1), 16), t34);
        MD5_X16_COPY(&next[6][8], 16, data[8] + then + 24, data[9] + then + 24);
        /* step 36, H */
        __m512i t36_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t32, _mm512_set1_epi32((int)k[35])));
        MD5_X16_KEEP("v", t36_x1);
        const __m512i t36 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t35, t33, t34, 0x96), t36_x1), 23), t35);
        MD5_X16_COPY(&next[8][8], 16, data[8] + then + 32, data[9] + then + 32);
        /* step 37, H */
        __m512i t37_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t33, _mm512_set1_epi32((int)k[36])));
        MD5_X16_KEEP("v", t37_x1);
        const __m512i t37 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t36, t34, t35, 0x96), t37_x1), 4), t36);
        MD5_X16_COPY(&next[10][8], 16, data[8] + then + 40, data[9] + then + 40);
        /* step 38, H */
        __m512i t38_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t34, _mm512_set1_epi32((int)k[37])));
        MD5_X16_KEEP("v", t38_x1);
        const __m512i t38 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t37, t35, t36, 0x96), t38_x1), 11), t37);
        MD5_X16_COPY(&next[12][8], 16, data[8] + then + 48, data[9] + then + 48);
        /* step 39, H */
        __m512i t39_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t35, _mm512_set1_epi32((int)k[38])));
        MD5_X16_KEEP("v", t39_x1);
        const __m512i t39 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t38, t36, t37, 0x96), t39_x1), 16), t38);
        MD5_X16_COPY(&next[14][8], 16, data[8] + then + 56, data[9] + then + 56);
        /* step 40, H */
        __m512i t40_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t36, _mm512_set1_epi32((int)k[39])));
        MD5_X16_KEEP("v", t40_x1);
        const __m512i t40 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t39, t37, t38, 0x96), t40_x1), 23), t39);
        MD5_X16_COPY(&next[0][10], 16, data[10] + then + 0, data[11] + then + 0);
        /* step 41, H */
        __m512i t41_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t37, _mm512_set1_epi32((int)k[40])));
        MD5_X16_KEEP("v", t41_x1);
        const __m512i t41 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t40, t38, t39, 0x96), t41_x1), 4), t40);
        MD5_X16_COPY(&next[2][10], 16, data[10] + then + 8, data[11] + then + 8);
        /* step 42, H */
        __m512i t42_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t38, _mm512_set1_epi32((int)k[41])));
        MD5_X16_KEEP("v", t42_x1);
        const __m512i t42 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t41, t39, t40, 0x96), t42_x1), 11), t41);
        MD5_X16_COPY(&next[4][10], 16, data[10] + then + 16, data[11] + then + 16);
        /* step 43, H */
        __m512i t43_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t39, _mm512_set1_epi32((int)k[42])));
        MD5_X16_KEEP("v", t43_x1);
        const __m512i t43 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t42, t40, t41, 0x96), t43_x1), 16), t42);
        MD5_X16_COPY(&next[6][10], 16, data[10] + then + 24, data[11] + then + 24);
        /* step 44, H */
        __m512i t44_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t40, _mm512_set1_epi32((int)k[43])));
        MD5_X16_KEEP("v", t44_x1);
        const __m512i t44 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t43, t41, t42, 0x96), t44_x1), 23), t43);
        MD5_X16_COPY(&next[8][10], 16, data[10] + then + 32, data[11] + then + 32);
        /* step 45, H */
        __m512i t45_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t41, _mm512_set1_epi32((int)k[44])));
        MD5_X16_KEEP("v", t45_x1);
        const __m512i t45 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t44, t42, t43, 0x96), t45_x1), 4), t44);
        MD5_X16_COPY(&next[10][10], 16, data[10] + then + 40, data[11] + then + 40);
        /* step 46, H */
        __m512i t46_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t42, _mm512_set1_epi32((int)k[45])));
        MD5_X16_KEEP("v", t46_x1);
        const __m512i t46 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t45, t43, t44, 0x96), t46_x1), 11), t45);
        MD5_X16_COPY(&next[12][10], 16, data[10] + then + 48, data[11] + then + 48);
        /* step 47, H */
        __m512i t47_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t43, _mm512_set1_epi32((int)k[46])));
        MD5_X16_KEEP("v", t47_x1);
        const __m512i t47 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t46, t44, t45, 0x96), t47_x1), 16), t46);
        MD5_X16_COPY(&next[14][10], 16, data[10] + then + 56, data[11] + then + 56);
        /* step 48, H */
        __m512i t48_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t44, _mm512_set1_epi32((int)k[47])));
        MD5_X16_KEEP("v", t48_x1);
        const __m512i t48 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t47, t45, t46, 0x96), t48_x1), 23), t47);
        MD5_X16_COPY(&next[0][12], 16, data[12] + then + 0, data[13] + then + 0);
        /* step 49, I */
        __m512i t49_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[0][0])),
            _mm512_add_epi32(t45, _mm512_set1_epi32((int)k[48])));
        MD5_X16_KEEP("v", t49_x1);
        const __m512i t49 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t48, t46, t47, 0x59), t49_x1), 6), t48);
        MD5_X16_COPY(&next[2][12], 16, data[12] + then + 8, data[13] + then + 8);
        /* step 50, I */
        __m512i t50_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[7][0])),
            _mm512_add_epi32(t46, _mm512_set1_epi32((int)k[49])));
        MD5_X16_KEEP("v", t50_x1);
        const __m512i t50 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t49, t47, t48, 0x59), t50_x1), 10), t49);
        MD5_X16_COPY(&next[4][12], 16, data[12] + then + 16, data[13] + then + 16);
        /* step 51, I */
        __m512i t51_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[14][0])),
            _mm512_add_epi32(t47, _mm512_set1_epi32((int)k[50])));
        MD5_X16_KEEP("v", t51_x1);
        const __m512i t51 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t50, t48, t49, 0x59), t51_x1), 15), t50);
        MD5_X16_COPY(&next[6][12], 16, data[12] + then + 24, data[13] + then + 24);
        /* step 52, I */
        __m512i t52_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[5][0])),
            _mm512_add_epi32(t48, _mm512_set1_epi32((int)k[51])));
        MD5_X16_KEEP("v", t52_x1);
        const __m512i t52 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t51, t49, t50, 0x59), t52_x1), 21), t51);
        MD5_X16_COPY(&next[8][12], 16, data[12] + then + 32, data[13] + then + 32);
        /* step 53, I */
        __m512i t53_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[12][0])),
            _mm512_add_epi32(t49, _mm512_set1_epi32((int)k[52])));
        MD5_X16_KEEP("v", t53_x1);
        const __m512i t53 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t52, t50, t51, 0x59), t53_x1), 6), t52);
        MD5_X16_COPY(&next[10][12], 16, data[12] + then + 40, data[13] + then + 40);
        /* step 54, I */
        __m512i t54_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[3][0])),
            _mm512_add_epi32(t50, _mm512_set1_epi32((int)k[53])));
        MD5_X16_KEEP("v", t54_x1);
        const __m512i t54 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t53, t51, t52, 0x59), t54_x1), 10), t53);
        MD5_X16_COPY(&next[12][12], 16, data[12] + then + 48, data[13] + then + 48);
        /* step 55, I */
        __m512i t55_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[10][0])),
            _mm512_add_epi32(t51, _mm512_set1_epi32((int)k[54])));
        MD5_X16_KEEP("v", t55_x1);
        const __m512i t55 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t54, t52, t53, 0x59), t55_x1), 15), t54);
        MD5_X16_COPY(&next[14][12], 16, data[12] + then + 56, data[13] + then + 56);
        /* step 56, I */
        __m512i t56_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[1][0])),
            _mm512_add_epi32(t52, _mm512_set1_epi32((int)k[55])));
        MD5_X16_KEEP("v", t56_x1);
        const __m512i t56 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t55, t53, t54, 0x59), t56_x1), 21), t55);
        MD5_X16_COPY(&next[0][14], 16, data[14] + then + 0, data[15] + then + 0);
        /* step 57, I */
        __m512i t57_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[8][0])),
            _mm512_add_epi32(t53, _mm512_set1_epi32((int)k[56])));
        MD5_X16_KEEP("v", t57_x1);
        const __m512i t57 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t56, t54, t55, 0x59), t57_x1), 6), t56);
        MD5_X16_COPY(&next[2][14], 16, data[14] + then + 8, data[15] + then + 8);
        /* step 58, I */
        __m512i t58_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[15][0])),
            _mm512_add_epi32(t54, _mm512_set1_epi32((int)k[57])));
        MD5_X16_KEEP("v", t58_x1);
        const __m512i t58 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t57, t55, t56, 0x59), t58_x1), 10), t57);
        MD5_X16_COPY(&next[4][14], 16, data[14] + then + 16, data[15] + then + 16);
        /* step 59, I */
        __m512i t59_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[6][0])),
            _mm512_add_epi32(t55, _mm512_set1_epi32((int)k[58])));
        MD5_X16_KEEP("v", t59_x1);
        const __m512i t59 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t58, t56, t57, 0x59), t59_x1), 15), t58);
        MD5_X16_COPY(&next[6][14], 16, data[14] + then + 24, data[15] + then + 24);
        /* step 60, I */
        __m512i t60_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[13][0])),
            _mm512_add_epi32(t56, _mm512_set1_epi32((int)k[59])));
        MD5_X16_KEEP("v", t60_x1);
        const __m512i t60 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t59, t57, t58, 0x59), t60_x1), 21), t59);
        MD5_X16_COPY(&next[8][14], 16, data[14] + then + 32, data[15] + then + 32);
        /* step 61, I */
        __m512i t61_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[4][0])),
            _mm512_add_epi32(t57, _mm512_set1_epi32((int)k[60])));
        MD5_X16_KEEP("v", t61_x1);
        const __m512i t61 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t60, t58, t59, 0x59), t61_x1), 6), t60);
        MD5_X16_COPY(&next[10][14], 16, data[14] + then + 40, data[15] + then + 40);
        /* step 62, I */
        __m512i t62_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[11][0])),
            _mm512_add_epi32(t58, _mm512_set1_epi32((int)k[61])));
        MD5_X16_KEEP("v", t62_x1);
        const __m512i t62 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t61, t59, t60, 0x59), t62_x1), 10), t61);
        MD5_X16_COPY(&next[12][14], 16, data[14] + then + 48, data[15] + then + 48);
        /* step 63, I */
        __m512i t63_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[2][0])),
            _mm512_add_epi32(t59, _mm512_set1_epi32((int)k[62])));
        MD5_X16_KEEP("v", t63_x1);
        const __m512i t63 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t62, t60, t61, 0x59), t63_x1), 15), t62);
        MD5_X16_COPY(&next[14][14], 16, data[14] + then + 56, data[15] + then + 56);
        /* step 64, I */
        __m512i t64_x1 = _mm512_add_epi32(
            _mm512_loadu_si512((const __m512i *)(const void *)(&w[9][0])),
            _mm512_add_epi32(t60, _mm512_set1_epi32((int)k[63])));
        MD5_X16_KEEP("v", t64_x1);
        const __m512i t64 = _mm512_add_epi32(
            _mm512_rol_epi32(
                _mm512_add_epi32(_mm512_ternarylogic_epi32(t63, t61, t62, 0x59), t64_x1), 21), t63);

        const __m512i h0_next = _mm512_add_epi32(t61, h0);
        const __m512i h1_next = _mm512_add_epi32(t64, h1);
        const __m512i h2_next = _mm512_add_epi32(t63, h2);
        const __m512i h3_next = _mm512_add_epi32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    _mm512_storeu_si512((__m512i *)(void *)(&state[0][0]), h0);
    _mm512_storeu_si512((__m512i *)(void *)(&state[1][0]), h1);
    _mm512_storeu_si512((__m512i *)(void *)(&state[2][0]), h2);
    _mm512_storeu_si512((__m512i *)(void *)(&state[3][0]), h3);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
