/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel lanes --schedule streams=1
 *
 * With the options above, `hashwright prove` proves md5_x8_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx2 --kernel lanes --schedule streams=1`
 * measures the speed.
 *
 * md5_x8_blocks: 606 instructions for a block of 64 bytes, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 */
#include "md5_x8.h"

#include <immintrin.h>
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X8_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X8_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X8_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X8_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X8_ALWAYS __attribute__((always_inline))
#define MD5_X8_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X8_ALWAYS
#define MD5_X8_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X8_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X8_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X8_ALWAYS uint64_t md5_x8_load64(const uint8_t *p)
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
#define MD5_X8_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x8_load64(p), b = md5_x8_load64(q), upper, lower; \
        MD5_X8_KEEP("r", a); \
        MD5_X8_KEEP("r", b); \
        upper = MD5_X8_PAIR(a, b); \
        lower = MD5_X8_PAIR(a >> 32, b >> 32); \
        MD5_X8_KEEP("r", upper); \
        MD5_X8_KEEP("r", lower); \
        MD5_X8_STORE(to, upper); \
        MD5_X8_STORE((to) + (row), lower); \
    } while (0)

void md5_x8_blocks(uint32_t state[4][8], const uint8_t *const data[8], size_t nblocks)
{
    __m256i h0 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));

    uint32_t buffers[2][16][8] MD5_X8_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        MD5_X8_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        MD5_X8_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        MD5_X8_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        MD5_X8_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        MD5_X8_COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        MD5_X8_COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        MD5_X8_COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        MD5_X8_COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        __m256i t1_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0);
        MD5_X8_KEEP("x", t1_x1);
        const __m256i t1_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1, h2), _mm256_andnot_si256(h1, h3)), t1_x1);
        const __m256i t1 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1_x2, 7), _mm256_srli_epi32(t1_x2, 25)), h1);
        MD5_X8_COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* step 2, F */
        __m256i t2_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(h3, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_X8_KEEP("x", t2_x1);
        const __m256i t2_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1, h1), _mm256_andnot_si256(t1, h2)), t2_x1);
        const __m256i t2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2_x2, 12), _mm256_srli_epi32(t2_x2, 20)), t1);
        /* step 3, F */
        __m256i t3_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(h2, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_X8_KEEP("x", t3_x1);
        const __m256i t3_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2, t1), _mm256_andnot_si256(t2, h1)), t3_x1);
        const __m256i t3 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3_x2, 17), _mm256_srli_epi32(t3_x2, 15)), t2);
        MD5_X8_COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* step 4, F */
        __m256i t4_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(h1, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_X8_KEEP("x", t4_x1);
        const __m256i t4_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3, t2), _mm256_andnot_si256(t3, t1)), t4_x1);
        const __m256i t4 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4_x2, 22), _mm256_srli_epi32(t4_x2, 10)), t3);
        /* step 5, F */
        __m256i t5_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t1, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_X8_KEEP("x", t5_x1);
        const __m256i t5_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4, t3), _mm256_andnot_si256(t4, t2)), t5_x1);
        const __m256i t5 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5_x2, 7), _mm256_srli_epi32(t5_x2, 25)), t4);
        MD5_X8_COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* step 6, F */
        __m256i t6_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t2, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_X8_KEEP("x", t6_x1);
        const __m256i t6_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5, t4), _mm256_andnot_si256(t5, t3)), t6_x1);
        const __m256i t6 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6_x2, 12), _mm256_srli_epi32(t6_x2, 20)), t5);
        /* step 7, F */
        __m256i t7_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t3, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_X8_KEEP("x", t7_x1);
        const __m256i t7_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6, t5), _mm256_andnot_si256(t6, t4)), t7_x1);
        const __m256i t7 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7_x2, 17), _mm256_srli_epi32(t7_x2, 15)), t6);
        MD5_X8_COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* step 8, F */
        __m256i t8_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t4, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_X8_KEEP("x", t8_x1);
        const __m256i t8_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7, t6), _mm256_andnot_si256(t7, t5)), t8_x1);
        const __m256i t8 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8_x2, 22), _mm256_srli_epi32(t8_x2, 10)), t7);
        /* step 9, F */
        __m256i t9_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t5, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_X8_KEEP("x", t9_x1);
        const __m256i t9_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8, t7), _mm256_andnot_si256(t8, t6)), t9_x1);
        const __m256i t9 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9_x2, 7), _mm256_srli_epi32(t9_x2, 25)), t8);
        MD5_X8_COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* step 10, F */
        __m256i t10_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t6, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_X8_KEEP("x", t10_x1);
        const __m256i t10_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9, t8), _mm256_andnot_si256(t9, t7)), t10_x1);
        const __m256i t10 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10_x2, 12), _mm256_srli_epi32(t10_x2, 20)), t9);
        /* step 11, F */
        __m256i t11_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t7, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_X8_KEEP("x", t11_x1);
        const __m256i t11_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10, t9), _mm256_andnot_si256(t10, t8)), t11_x1);
        const __m256i t11 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11_x2, 17), _mm256_srli_epi32(t11_x2, 15)), t10);
        MD5_X8_COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* step 12, F */
        __m256i t12_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t8, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_X8_KEEP("x", t12_x1);
        const __m256i t12_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11, t10), _mm256_andnot_si256(t11, t9)), t12_x1);
        const __m256i t12 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12_x2, 22), _mm256_srli_epi32(t12_x2, 10)), t11);
        /* step 13, F */
        __m256i t13_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t9, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_X8_KEEP("x", t13_x1);
        const __m256i t13_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12, t11), _mm256_andnot_si256(t12, t10)), t13_x1);
        const __m256i t13 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13_x2, 7), _mm256_srli_epi32(t13_x2, 25)), t12);
        MD5_X8_COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* step 14, F */
        __m256i t14_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t10, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_X8_KEEP("x", t14_x1);
        const __m256i t14_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13, t12), _mm256_andnot_si256(t13, t11)), t14_x1);
        const __m256i t14 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14_x2, 12), _mm256_srli_epi32(t14_x2, 20)), t13);
        /* step 15, F */
        __m256i t15_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t11, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_X8_KEEP("x", t15_x1);
        const __m256i t15_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14, t13), _mm256_andnot_si256(t14, t12)), t15_x1);
        const __m256i t15 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15_x2, 17), _mm256_srli_epi32(t15_x2, 15)), t14);
        MD5_X8_COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* step 16, F */
        __m256i t16_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t12, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_X8_KEEP("x", t16_x1);
        const __m256i t16_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15, t14), _mm256_andnot_si256(t15, t13)), t16_x1);
        const __m256i t16 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16_x2, 22), _mm256_srli_epi32(t16_x2, 10)), t15);
        /* step 17, G */
        __m256i t17_x1 = _mm256_add_epi32(t13, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_X8_KEEP("x", t17_x1);
        __m256i t17_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_and_si256(t15, _mm256_xor_si256(t14, _mm256_set1_epi32(-1))),
                t17_x1));
        MD5_X8_KEEP("x", t17_x2);
        const __m256i t17_x3 = _mm256_add_epi32(_mm256_and_si256(t16, t14), t17_x2);
        const __m256i t17 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17_x3, 5), _mm256_srli_epi32(t17_x3, 27)), t16);
        MD5_X8_COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* step 18, G */
        __m256i t18_x1 = _mm256_add_epi32(t14, _mm256_set1_epi32((int)0xc040b340u));
        MD5_X8_KEEP("x", t18_x1);
        __m256i t18_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16, _mm256_xor_si256(t15, _mm256_set1_epi32(-1))),
                t18_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        MD5_X8_KEEP("x", t18_x2);
        const __m256i t18_x3 = _mm256_add_epi32(_mm256_and_si256(t17, t15), t18_x2);
        const __m256i t18 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18_x3, 9), _mm256_srli_epi32(t18_x3, 23)), t17);
        /* step 19, G */
        __m256i t19_x1 = _mm256_add_epi32(t15, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_X8_KEEP("x", t19_x1);
        __m256i t19_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16, t17), t19_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        MD5_X8_KEEP("x", t19_x2);
        const __m256i t19_x3 = _mm256_add_epi32(_mm256_and_si256(t18, t16), t19_x2);
        const __m256i t19 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19_x3, 14), _mm256_srli_epi32(t19_x3, 18)), t18);
        MD5_X8_COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* step 20, G */
        __m256i t20_x1 = _mm256_add_epi32(t16, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_X8_KEEP("x", t20_x1);
        __m256i t20_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17, t18), t20_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        MD5_X8_KEEP("x", t20_x2);
        const __m256i t20_x3 = _mm256_add_epi32(_mm256_and_si256(t19, t17), t20_x2);
        const __m256i t20 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20_x3, 20), _mm256_srli_epi32(t20_x3, 12)), t19);
        /* step 21, G */
        __m256i t21_x1 = _mm256_add_epi32(t17, _mm256_set1_epi32((int)0xd62f105du));
        MD5_X8_KEEP("x", t21_x1);
        __m256i t21_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18, t19), t21_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        MD5_X8_KEEP("x", t21_x2);
        const __m256i t21_x3 = _mm256_add_epi32(_mm256_and_si256(t20, t18), t21_x2);
        const __m256i t21 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21_x3, 5), _mm256_srli_epi32(t21_x3, 27)), t20);
        MD5_X8_COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* step 22, G */
        __m256i t22_x1 = _mm256_add_epi32(t18, _mm256_set1_epi32((int)0x02441453u));
        MD5_X8_KEEP("x", t22_x1);
        __m256i t22_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19, t20), t22_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        MD5_X8_KEEP("x", t22_x2);
        const __m256i t22_x3 = _mm256_add_epi32(_mm256_and_si256(t21, t19), t22_x2);
        const __m256i t22 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22_x3, 9), _mm256_srli_epi32(t22_x3, 23)), t21);
        /* step 23, G */
        __m256i t23_x1 = _mm256_add_epi32(t19, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_X8_KEEP("x", t23_x1);
        __m256i t23_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20, t21), t23_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        MD5_X8_KEEP("x", t23_x2);
        const __m256i t23_x3 = _mm256_add_epi32(_mm256_and_si256(t22, t20), t23_x2);
        const __m256i t23 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23_x3, 14), _mm256_srli_epi32(t23_x3, 18)), t22);
        MD5_X8_COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* step 24, G */
        __m256i t24_x1 = _mm256_add_epi32(t20, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_X8_KEEP("x", t24_x1);
        __m256i t24_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21, t22), t24_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        MD5_X8_KEEP("x", t24_x2);
        const __m256i t24_x3 = _mm256_add_epi32(_mm256_and_si256(t23, t21), t24_x2);
        const __m256i t24 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24_x3, 20), _mm256_srli_epi32(t24_x3, 12)), t23);
        /* step 25, G */
        __m256i t25_x1 = _mm256_add_epi32(t21, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_X8_KEEP("x", t25_x1);
        __m256i t25_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22, t23), t25_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        MD5_X8_KEEP("x", t25_x2);
        const __m256i t25_x3 = _mm256_add_epi32(_mm256_and_si256(t24, t22), t25_x2);
        const __m256i t25 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25_x3, 5), _mm256_srli_epi32(t25_x3, 27)), t24);
        MD5_X8_COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* step 26, G */
        __m256i t26_x1 = _mm256_add_epi32(t22, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_X8_KEEP("x", t26_x1);
        __m256i t26_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23, t24), t26_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        MD5_X8_KEEP("x", t26_x2);
        const __m256i t26_x3 = _mm256_add_epi32(_mm256_and_si256(t25, t23), t26_x2);
        const __m256i t26 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26_x3, 9), _mm256_srli_epi32(t26_x3, 23)), t25);
        /* step 27, G */
        __m256i t27_x1 = _mm256_add_epi32(t23, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_X8_KEEP("x", t27_x1);
        __m256i t27_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24, t25), t27_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        MD5_X8_KEEP("x", t27_x2);
        const __m256i t27_x3 = _mm256_add_epi32(_mm256_and_si256(t26, t24), t27_x2);
        const __m256i t27 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27_x3, 14), _mm256_srli_epi32(t27_x3, 18)), t26);
        MD5_X8_COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* step 28, G */
        __m256i t28_x1 = _mm256_add_epi32(t24, _mm256_set1_epi32((int)0x455a14edu));
        MD5_X8_KEEP("x", t28_x1);
        __m256i t28_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25, t26), t28_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        MD5_X8_KEEP("x", t28_x2);
        const __m256i t28_x3 = _mm256_add_epi32(_mm256_and_si256(t27, t25), t28_x2);
        const __m256i t28 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28_x3, 20), _mm256_srli_epi32(t28_x3, 12)), t27);
        /* step 29, G */
        __m256i t29_x1 = _mm256_add_epi32(t25, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_X8_KEEP("x", t29_x1);
        __m256i t29_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26, t27), t29_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        MD5_X8_KEEP("x", t29_x2);
        const __m256i t29_x3 = _mm256_add_epi32(_mm256_and_si256(t28, t26), t29_x2);
        const __m256i t29 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29_x3, 5), _mm256_srli_epi32(t29_x3, 27)), t28);
        MD5_X8_COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* step 30, G */
        __m256i t30_x1 = _mm256_add_epi32(t26, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_X8_KEEP("x", t30_x1);
        __m256i t30_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27, t28), t30_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        MD5_X8_KEEP("x", t30_x2);
        const __m256i t30_x3 = _mm256_add_epi32(_mm256_and_si256(t29, t27), t30_x2);
        const __m256i t30 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30_x3, 9), _mm256_srli_epi32(t30_x3, 23)), t29);
        /* step 31, G */
        __m256i t31_x1 = _mm256_add_epi32(t27, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_X8_KEEP("x", t31_x1);
        __m256i t31_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28, t29), t31_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        MD5_X8_KEEP("x", t31_x2);
        const __m256i t31_x3 = _mm256_add_epi32(_mm256_and_si256(t30, t28), t31_x2);
        const __m256i t31 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31_x3, 14), _mm256_srli_epi32(t31_x3, 18)), t30);
        MD5_X8_COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* step 32, G */
        __m256i t32_x1 = _mm256_add_epi32(t28, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_X8_KEEP("x", t32_x1);
        __m256i t32_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29, t30), t32_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        MD5_X8_KEEP("x", t32_x2);
        const __m256i t32_x3 = _mm256_add_epi32(_mm256_and_si256(t31, t29), t32_x2);
        const __m256i t32 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32_x3, 20), _mm256_srli_epi32(t32_x3, 12)), t31);
        /* step 33, H */
        __m256i t33_x1 = _mm256_xor_si256(t30, t31);
        MD5_X8_KEEP("x", t33_x1);
        __m256i t33_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t29, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_X8_KEEP("x", t33_x2);
        const __m256i t33_x3 = _mm256_add_epi32(_mm256_xor_si256(t32, t33_x1), t33_x2);
        const __m256i t33 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33_x3, 4), _mm256_srli_epi32(t33_x3, 28)), t32);
        MD5_X8_COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* step 34, H */
        __m256i t34_x1 = _mm256_xor_si256(t31, t32);
        MD5_X8_KEEP("x", t34_x1);
        __m256i t34_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t30, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_X8_KEEP("x", t34_x2);
        const __m256i t34_x3 = _mm256_add_epi32(_mm256_xor_si256(t33, t34_x1), t34_x2);
        const __m256i t34 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34_x3, 11), _mm256_srli_epi32(t34_x3, 21)), t33);
        /* step 35, H */
        __m256i t35_x1 = _mm256_xor_si256(t32, t33);
        MD5_X8_KEEP("x", t35_x1);
        __m256i t35_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t31, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_X8_KEEP("x", t35_x2);
        const __m256i t35 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34, t35_x1), t35_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34);
        MD5_X8_COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* step 36, H */
        __m256i t36_x1 = _mm256_xor_si256(t33, t34);
        MD5_X8_KEEP("x", t36_x1);
        __m256i t36_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t32, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_X8_KEEP("x", t36_x2);
        const __m256i t36_x3 = _mm256_add_epi32(_mm256_xor_si256(t35, t36_x1), t36_x2);
        const __m256i t36 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36_x3, 23), _mm256_srli_epi32(t36_x3, 9)), t35);
        /* step 37, H */
        __m256i t37_x1 = _mm256_xor_si256(t34, t35);
        MD5_X8_KEEP("x", t37_x1);
        __m256i t37_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t33, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_X8_KEEP("x", t37_x2);
        const __m256i t37_x3 = _mm256_add_epi32(_mm256_xor_si256(t36, t37_x1), t37_x2);
        const __m256i t37 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37_x3, 4), _mm256_srli_epi32(t37_x3, 28)), t36);
        MD5_X8_COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* step 38, H */
        __m256i t38_x1 = _mm256_xor_si256(t35, t36);
        MD5_X8_KEEP("x", t38_x1);
        __m256i t38_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t34, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_X8_KEEP("x", t38_x2);
        const __m256i t38_x3 = _mm256_add_epi32(_mm256_xor_si256(t37, t38_x1), t38_x2);
        const __m256i t38 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38_x3, 11), _mm256_srli_epi32(t38_x3, 21)), t37);
        /* step 39, H */
        __m256i t39_x1 = _mm256_xor_si256(t36, t37);
        MD5_X8_KEEP("x", t39_x1);
        __m256i t39_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t35, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_X8_KEEP("x", t39_x2);
        const __m256i t39 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38, t39_x1), t39_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38);
        MD5_X8_COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* step 40, H */
        __m256i t40_x1 = _mm256_xor_si256(t37, t38);
        MD5_X8_KEEP("x", t40_x1);
        __m256i t40_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t36, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_X8_KEEP("x", t40_x2);
        const __m256i t40_x3 = _mm256_add_epi32(_mm256_xor_si256(t39, t40_x1), t40_x2);
        const __m256i t40 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40_x3, 23), _mm256_srli_epi32(t40_x3, 9)), t39);
        /* step 41, H */
        __m256i t41_x1 = _mm256_xor_si256(t38, t39);
        MD5_X8_KEEP("x", t41_x1);
        __m256i t41_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t37, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_X8_KEEP("x", t41_x2);
        const __m256i t41_x3 = _mm256_add_epi32(_mm256_xor_si256(t40, t41_x1), t41_x2);
        const __m256i t41 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41_x3, 4), _mm256_srli_epi32(t41_x3, 28)), t40);
        MD5_X8_COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* step 42, H */
        __m256i t42_x1 = _mm256_xor_si256(t39, t40);
        MD5_X8_KEEP("x", t42_x1);
        __m256i t42_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t38, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_X8_KEEP("x", t42_x2);
        const __m256i t42_x3 = _mm256_add_epi32(_mm256_xor_si256(t41, t42_x1), t42_x2);
        const __m256i t42 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42_x3, 11), _mm256_srli_epi32(t42_x3, 21)), t41);
        /* step 43, H */
        __m256i t43_x1 = _mm256_xor_si256(t40, t41);
        MD5_X8_KEEP("x", t43_x1);
        __m256i t43_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t39, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_X8_KEEP("x", t43_x2);
        const __m256i t43 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42, t43_x1), t43_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42);
        MD5_X8_COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* step 44, H */
        __m256i t44_x1 = _mm256_xor_si256(t41, t42);
        MD5_X8_KEEP("x", t44_x1);
        __m256i t44_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t40, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_X8_KEEP("x", t44_x2);
        const __m256i t44_x3 = _mm256_add_epi32(_mm256_xor_si256(t43, t44_x1), t44_x2);
        const __m256i t44 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44_x3, 23), _mm256_srli_epi32(t44_x3, 9)), t43);
        /* step 45, H */
        __m256i t45_x1 = _mm256_xor_si256(t42, t43);
        MD5_X8_KEEP("x", t45_x1);
        __m256i t45_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t41, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_X8_KEEP("x", t45_x2);
        const __m256i t45_x3 = _mm256_add_epi32(_mm256_xor_si256(t44, t45_x1), t45_x2);
        const __m256i t45 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45_x3, 4), _mm256_srli_epi32(t45_x3, 28)), t44);
        MD5_X8_COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* step 46, H */
        __m256i t46_x1 = _mm256_xor_si256(t43, t44);
        MD5_X8_KEEP("x", t46_x1);
        __m256i t46_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t42, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_X8_KEEP("x", t46_x2);
        const __m256i t46_x3 = _mm256_add_epi32(_mm256_xor_si256(t45, t46_x1), t46_x2);
        const __m256i t46 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46_x3, 11), _mm256_srli_epi32(t46_x3, 21)), t45);
        /* step 47, H */
        __m256i t47_x1 = _mm256_xor_si256(t44, t45);
        MD5_X8_KEEP("x", t47_x1);
        __m256i t47_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t43, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_X8_KEEP("x", t47_x2);
        const __m256i t47 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46, t47_x1), t47_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46);
        MD5_X8_COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* step 48, H */
        __m256i t48_x1 = _mm256_xor_si256(t45, t46);
        MD5_X8_KEEP("x", t48_x1);
        __m256i t48_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t44, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_X8_KEEP("x", t48_x2);
        const __m256i t48_x3 = _mm256_add_epi32(_mm256_xor_si256(t47, t48_x1), t48_x2);
        const __m256i t48 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48_x3, 23), _mm256_srli_epi32(t48_x3, 9)), t47);
        /* step 49, I */
        __m256i t49_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t45, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_X8_KEEP("x", t49_x1);
        const __m256i t49_x2 =
            _mm256_sub_epi32(t49_x1, _mm256_xor_si256(_mm256_andnot_si256(t48, t46), t47));
        const __m256i t49 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49_x2, 6), _mm256_srli_epi32(t49_x2, 26)), t48);
        MD5_X8_COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* step 50, I */
        __m256i t50_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t46, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_X8_KEEP("x", t50_x1);
        const __m256i t50_x2 =
            _mm256_sub_epi32(t50_x1, _mm256_xor_si256(_mm256_andnot_si256(t49, t47), t48));
        const __m256i t50 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50_x2, 10), _mm256_srli_epi32(t50_x2, 22)), t49);
        /* step 51, I */
        __m256i t51_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t47, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_X8_KEEP("x", t51_x1);
        const __m256i t51_x2 =
            _mm256_sub_epi32(t51_x1, _mm256_xor_si256(_mm256_andnot_si256(t50, t48), t49));
        const __m256i t51 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51_x2, 15), _mm256_srli_epi32(t51_x2, 17)), t50);
        MD5_X8_COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* step 52, I */
        __m256i t52_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t48, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_X8_KEEP("x", t52_x1);
        const __m256i t52_x2 =
            _mm256_sub_epi32(t52_x1, _mm256_xor_si256(_mm256_andnot_si256(t51, t49), t50));
        const __m256i t52 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52_x2, 21), _mm256_srli_epi32(t52_x2, 11)), t51);
        /* step 53, I */
        __m256i t53_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t49, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_X8_KEEP("x", t53_x1);
        const __m256i t53_x2 =
            _mm256_sub_epi32(t53_x1, _mm256_xor_si256(_mm256_andnot_si256(t52, t50), t51));
        const __m256i t53 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53_x2, 6), _mm256_srli_epi32(t53_x2, 26)), t52);
        MD5_X8_COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* step 54, I */
        __m256i t54_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t50, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_X8_KEEP("x", t54_x1);
        const __m256i t54_x2 =
            _mm256_sub_epi32(t54_x1, _mm256_xor_si256(_mm256_andnot_si256(t53, t51), t52));
        const __m256i t54 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54_x2, 10), _mm256_srli_epi32(t54_x2, 22)), t53);
        /* step 55, I */
        __m256i t55_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t51, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_X8_KEEP("x", t55_x1);
        const __m256i t55_x2 =
            _mm256_sub_epi32(t55_x1, _mm256_xor_si256(_mm256_andnot_si256(t54, t52), t53));
        const __m256i t55 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55_x2, 15), _mm256_srli_epi32(t55_x2, 17)), t54);
        MD5_X8_COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* step 56, I */
        __m256i t56_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t52, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_X8_KEEP("x", t56_x1);
        const __m256i t56_x2 =
            _mm256_sub_epi32(t56_x1, _mm256_xor_si256(_mm256_andnot_si256(t55, t53), t54));
        const __m256i t56 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56_x2, 21), _mm256_srli_epi32(t56_x2, 11)), t55);
        /* step 57, I */
        __m256i t57_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t53, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_X8_KEEP("x", t57_x1);
        const __m256i t57_x2 =
            _mm256_sub_epi32(t57_x1, _mm256_xor_si256(_mm256_andnot_si256(t56, t54), t55));
        const __m256i t57 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57_x2, 6), _mm256_srli_epi32(t57_x2, 26)), t56);
        MD5_X8_COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* step 58, I */
        __m256i t58_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t54, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_X8_KEEP("x", t58_x1);
        const __m256i t58_x2 =
            _mm256_sub_epi32(t58_x1, _mm256_xor_si256(_mm256_andnot_si256(t57, t55), t56));
        const __m256i t58 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58_x2, 10), _mm256_srli_epi32(t58_x2, 22)), t57);
        /* step 59, I */
        __m256i t59_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t55, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_X8_KEEP("x", t59_x1);
        const __m256i t59_x2 =
            _mm256_sub_epi32(t59_x1, _mm256_xor_si256(_mm256_andnot_si256(t58, t56), t57));
        const __m256i t59 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59_x2, 15), _mm256_srli_epi32(t59_x2, 17)), t58);
        MD5_X8_COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* step 60, I */
        __m256i t60_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t56, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_X8_KEEP("x", t60_x1);
        const __m256i t60_x2 =
            _mm256_sub_epi32(t60_x1, _mm256_xor_si256(_mm256_andnot_si256(t59, t57), t58));
        const __m256i t60 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60_x2, 21), _mm256_srli_epi32(t60_x2, 11)), t59);
        /* step 61, I */
        __m256i t61_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t57, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_X8_KEEP("x", t61_x1);
        const __m256i t61_x2 =
            _mm256_sub_epi32(t61_x1, _mm256_xor_si256(_mm256_andnot_si256(t60, t58), t59));
        const __m256i t61 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61_x2, 6), _mm256_srli_epi32(t61_x2, 26)), t60);
        MD5_X8_COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* step 62, I */
        __m256i t62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t58, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_X8_KEEP("x", t62_x1);
        const __m256i t62_x2 =
            _mm256_sub_epi32(t62_x1, _mm256_xor_si256(_mm256_andnot_si256(t61, t59), t60));
        const __m256i t62 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62_x2, 10), _mm256_srli_epi32(t62_x2, 22)), t61);
        /* step 63, I */
        __m256i t63_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t59, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_X8_KEEP("x", t63_x1);
        const __m256i t63_x2 =
            _mm256_sub_epi32(t63_x1, _mm256_xor_si256(_mm256_andnot_si256(t62, t60), t61));
        const __m256i t63 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63_x2, 15), _mm256_srli_epi32(t63_x2, 17)), t62);
        MD5_X8_COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* step 64, I */
        __m256i t64_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t60, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_X8_KEEP("x", t64_x1);
        const __m256i t64_x2 =
            _mm256_sub_epi32(t64_x1, _mm256_xor_si256(_mm256_andnot_si256(t63, t61), t62));
        const __m256i t64 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64_x2, 21), _mm256_srli_epi32(t64_x2, 11)), t63);

        const __m256i h0_next = _mm256_add_epi32(t61, h0);
        const __m256i h1_next = _mm256_add_epi32(t64, h1);
        const __m256i h2_next = _mm256_add_epi32(t63, h2);
        const __m256i h3_next = _mm256_add_epi32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][0]), h0);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][0]), h1);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][0]), h2);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][0]), h3);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
