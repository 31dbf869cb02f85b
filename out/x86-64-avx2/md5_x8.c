/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel lanes --schedule streams=1
 *
 * md5_x8_blocks: 606 instructions for a block of 64 bytes, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2")
#endif

#include <immintrin.h>
#include "md5_x8.h"

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

void md5_x8_blocks(uint32_t state[4][8], const uint8_t *const data[8], size_t nblocks)
{
    __m256i h0 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));

    uint32_t buffers[2][16][8] ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        __m256i x1 = _mm256_add_epi32(_mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_set1_epi32((int)0xd76aa478u)), h0);
        KEEP("x", x1);
        const __m256i x2 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(h1, h2), _mm256_andnot_si256(h1, h3)), x1);
        const __m256i t1 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x2, 7), _mm256_srli_epi32(x2, 25)), h1);
        COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* step 2, F */
        __m256i x3 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(h3, _mm256_set1_epi32((int)0xe8c7b756u)));
        KEEP("x", x3);
        const __m256i x4 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t1, h1), _mm256_andnot_si256(t1, h2)), x3);
        const __m256i t2 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x4, 12), _mm256_srli_epi32(x4, 20)), t1);
        /* step 3, F */
        __m256i x5 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(h2, _mm256_set1_epi32((int)0x242070dbu)));
        KEEP("x", x5);
        const __m256i x6 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t2, t1), _mm256_andnot_si256(t2, h1)), x5);
        const __m256i t3 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x6, 17), _mm256_srli_epi32(x6, 15)), t2);
        COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* step 4, F */
        __m256i x7 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(h1, _mm256_set1_epi32((int)0xc1bdceeeu)));
        KEEP("x", x7);
        const __m256i x8 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t3, t2), _mm256_andnot_si256(t3, t1)), x7);
        const __m256i t4 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x8, 22), _mm256_srli_epi32(x8, 10)), t3);
        /* step 5, F */
        __m256i x9 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t1, _mm256_set1_epi32((int)0xf57c0fafu)));
        KEEP("x", x9);
        const __m256i x10 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t4, t3), _mm256_andnot_si256(t4, t2)), x9);
        const __m256i t5 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x10, 7), _mm256_srli_epi32(x10, 25)), t4);
        COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* step 6, F */
        __m256i x11 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t2, _mm256_set1_epi32((int)0x4787c62au)));
        KEEP("x", x11);
        const __m256i x12 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t5, t4), _mm256_andnot_si256(t5, t3)), x11);
        const __m256i t6 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x12, 12), _mm256_srli_epi32(x12, 20)), t5);
        /* step 7, F */
        __m256i x13 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t3, _mm256_set1_epi32((int)0xa8304613u)));
        KEEP("x", x13);
        const __m256i x14 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t6, t5), _mm256_andnot_si256(t6, t4)), x13);
        const __m256i t7 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x14, 17), _mm256_srli_epi32(x14, 15)), t6);
        COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* step 8, F */
        __m256i x15 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t4, _mm256_set1_epi32((int)0xfd469501u)));
        KEEP("x", x15);
        const __m256i x16 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t7, t6), _mm256_andnot_si256(t7, t5)), x15);
        const __m256i t8 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x16, 22), _mm256_srli_epi32(x16, 10)), t7);
        /* step 9, F */
        __m256i x17 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t5, _mm256_set1_epi32((int)0x698098d8u)));
        KEEP("x", x17);
        const __m256i x18 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t8, t7), _mm256_andnot_si256(t8, t6)), x17);
        const __m256i t9 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x18, 7), _mm256_srli_epi32(x18, 25)), t8);
        COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* step 10, F */
        __m256i x19 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t6, _mm256_set1_epi32((int)0x8b44f7afu)));
        KEEP("x", x19);
        const __m256i x20 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t9, t8), _mm256_andnot_si256(t9, t7)), x19);
        const __m256i t10 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x20, 12), _mm256_srli_epi32(x20, 20)), t9);
        /* step 11, F */
        __m256i x21 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t7, _mm256_set1_epi32((int)0xffff5bb1u)));
        KEEP("x", x21);
        const __m256i x22 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t10, t9), _mm256_andnot_si256(t10, t8)), x21);
        const __m256i t11 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x22, 17), _mm256_srli_epi32(x22, 15)), t10);
        COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* step 12, F */
        __m256i x23 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t8, _mm256_set1_epi32((int)0x895cd7beu)));
        KEEP("x", x23);
        const __m256i x24 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t11, t10), _mm256_andnot_si256(t11, t9)), x23);
        const __m256i t12 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x24, 22), _mm256_srli_epi32(x24, 10)), t11);
        /* step 13, F */
        __m256i x25 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t9, _mm256_set1_epi32((int)0x6b901122u)));
        KEEP("x", x25);
        const __m256i x26 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t12, t11), _mm256_andnot_si256(t12, t10)), x25);
        const __m256i t13 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x26, 7), _mm256_srli_epi32(x26, 25)), t12);
        COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* step 14, F */
        __m256i x27 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t10, _mm256_set1_epi32((int)0xfd987193u)));
        KEEP("x", x27);
        const __m256i x28 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t13, t12), _mm256_andnot_si256(t13, t11)), x27);
        const __m256i t14 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x28, 12), _mm256_srli_epi32(x28, 20)), t13);
        /* step 15, F */
        __m256i x29 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t11, _mm256_set1_epi32((int)0xa679438eu)));
        KEEP("x", x29);
        const __m256i x30 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t14, t13), _mm256_andnot_si256(t14, t12)), x29);
        const __m256i t15 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x30, 17), _mm256_srli_epi32(x30, 15)), t14);
        COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* step 16, F */
        __m256i x31 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t12, _mm256_set1_epi32((int)0x49b40821u)));
        KEEP("x", x31);
        const __m256i x32 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t15, t14), _mm256_andnot_si256(t15, t13)), x31);
        const __m256i t16 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x32, 22), _mm256_srli_epi32(x32, 10)), t15);
        /* step 17, G */
        __m256i x33 = _mm256_add_epi32(t13, _mm256_set1_epi32((int)0xf61e2562u));
        KEEP("x", x33);
        __m256i x34 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(_mm256_and_si256(t15, _mm256_xor_si256(t14, _mm256_set1_epi32(-1))), x33));
        KEEP("x", x34);
        const __m256i x35 = _mm256_add_epi32(_mm256_and_si256(t16, t14), x34);
        const __m256i t17 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x35, 5), _mm256_srli_epi32(x35, 27)), t16);
        COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* step 18, G */
        __m256i x36 = _mm256_add_epi32(t14, _mm256_set1_epi32((int)0xc040b340u));
        KEEP("x", x36);
        __m256i x37 = _mm256_add_epi32(_mm256_add_epi32(_mm256_and_si256(t16, _mm256_xor_si256(t15, _mm256_set1_epi32(-1))), x36), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        KEEP("x", x37);
        const __m256i x38 = _mm256_add_epi32(_mm256_and_si256(t17, t15), x37);
        const __m256i t18 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x38, 9), _mm256_srli_epi32(x38, 23)), t17);
        /* step 19, G */
        __m256i x39 = _mm256_add_epi32(t15, _mm256_set1_epi32((int)0x265e5a51u));
        KEEP("x", x39);
        __m256i x40 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16, t17), x39), _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        KEEP("x", x40);
        const __m256i x41 = _mm256_add_epi32(_mm256_and_si256(t18, t16), x40);
        const __m256i t19 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x41, 14), _mm256_srli_epi32(x41, 18)), t18);
        COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* step 20, G */
        __m256i x42 = _mm256_add_epi32(t16, _mm256_set1_epi32((int)0xe9b6c7aau));
        KEEP("x", x42);
        __m256i x43 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17, t18), x42), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        KEEP("x", x43);
        const __m256i x44 = _mm256_add_epi32(_mm256_and_si256(t19, t17), x43);
        const __m256i t20 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x44, 20), _mm256_srli_epi32(x44, 12)), t19);
        /* step 21, G */
        __m256i x45 = _mm256_add_epi32(t17, _mm256_set1_epi32((int)0xd62f105du));
        KEEP("x", x45);
        __m256i x46 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18, t19), x45), _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        KEEP("x", x46);
        const __m256i x47 = _mm256_add_epi32(_mm256_and_si256(t20, t18), x46);
        const __m256i t21 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x47, 5), _mm256_srli_epi32(x47, 27)), t20);
        COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* step 22, G */
        __m256i x48 = _mm256_add_epi32(t18, _mm256_set1_epi32((int)0x02441453u));
        KEEP("x", x48);
        __m256i x49 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19, t20), x48), _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        KEEP("x", x49);
        const __m256i x50 = _mm256_add_epi32(_mm256_and_si256(t21, t19), x49);
        const __m256i t22 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x50, 9), _mm256_srli_epi32(x50, 23)), t21);
        /* step 23, G */
        __m256i x51 = _mm256_add_epi32(t19, _mm256_set1_epi32((int)0xd8a1e681u));
        KEEP("x", x51);
        __m256i x52 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20, t21), x51), _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        KEEP("x", x52);
        const __m256i x53 = _mm256_add_epi32(_mm256_and_si256(t22, t20), x52);
        const __m256i t23 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x53, 14), _mm256_srli_epi32(x53, 18)), t22);
        COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* step 24, G */
        __m256i x54 = _mm256_add_epi32(t20, _mm256_set1_epi32((int)0xe7d3fbc8u));
        KEEP("x", x54);
        __m256i x55 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21, t22), x54), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        KEEP("x", x55);
        const __m256i x56 = _mm256_add_epi32(_mm256_and_si256(t23, t21), x55);
        const __m256i t24 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x56, 20), _mm256_srli_epi32(x56, 12)), t23);
        /* step 25, G */
        __m256i x57 = _mm256_add_epi32(t21, _mm256_set1_epi32((int)0x21e1cde6u));
        KEEP("x", x57);
        __m256i x58 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22, t23), x57), _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        KEEP("x", x58);
        const __m256i x59 = _mm256_add_epi32(_mm256_and_si256(t24, t22), x58);
        const __m256i t25 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x59, 5), _mm256_srli_epi32(x59, 27)), t24);
        COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* step 26, G */
        __m256i x60 = _mm256_add_epi32(t22, _mm256_set1_epi32((int)0xc33707d6u));
        KEEP("x", x60);
        __m256i x61 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23, t24), x60), _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        KEEP("x", x61);
        const __m256i x62 = _mm256_add_epi32(_mm256_and_si256(t25, t23), x61);
        const __m256i t26 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x62, 9), _mm256_srli_epi32(x62, 23)), t25);
        /* step 27, G */
        __m256i x63 = _mm256_add_epi32(t23, _mm256_set1_epi32((int)0xf4d50d87u));
        KEEP("x", x63);
        __m256i x64 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24, t25), x63), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        KEEP("x", x64);
        const __m256i x65 = _mm256_add_epi32(_mm256_and_si256(t26, t24), x64);
        const __m256i t27 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x65, 14), _mm256_srli_epi32(x65, 18)), t26);
        COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* step 28, G */
        __m256i x66 = _mm256_add_epi32(t24, _mm256_set1_epi32((int)0x455a14edu));
        KEEP("x", x66);
        __m256i x67 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25, t26), x66), _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        KEEP("x", x67);
        const __m256i x68 = _mm256_add_epi32(_mm256_and_si256(t27, t25), x67);
        const __m256i t28 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x68, 20), _mm256_srli_epi32(x68, 12)), t27);
        /* step 29, G */
        __m256i x69 = _mm256_add_epi32(t25, _mm256_set1_epi32((int)0xa9e3e905u));
        KEEP("x", x69);
        __m256i x70 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26, t27), x69), _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        KEEP("x", x70);
        const __m256i x71 = _mm256_add_epi32(_mm256_and_si256(t28, t26), x70);
        const __m256i t29 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x71, 5), _mm256_srli_epi32(x71, 27)), t28);
        COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* step 30, G */
        __m256i x72 = _mm256_add_epi32(t26, _mm256_set1_epi32((int)0xfcefa3f8u));
        KEEP("x", x72);
        __m256i x73 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27, t28), x72), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        KEEP("x", x73);
        const __m256i x74 = _mm256_add_epi32(_mm256_and_si256(t29, t27), x73);
        const __m256i t30 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x74, 9), _mm256_srli_epi32(x74, 23)), t29);
        /* step 31, G */
        __m256i x75 = _mm256_add_epi32(t27, _mm256_set1_epi32((int)0x676f02d9u));
        KEEP("x", x75);
        __m256i x76 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28, t29), x75), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        KEEP("x", x76);
        const __m256i x77 = _mm256_add_epi32(_mm256_and_si256(t30, t28), x76);
        const __m256i t31 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x77, 14), _mm256_srli_epi32(x77, 18)), t30);
        COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* step 32, G */
        __m256i x78 = _mm256_add_epi32(t28, _mm256_set1_epi32((int)0x8d2a4c8au));
        KEEP("x", x78);
        __m256i x79 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29, t30), x78), _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        KEEP("x", x79);
        const __m256i x80 = _mm256_add_epi32(_mm256_and_si256(t31, t29), x79);
        const __m256i t32 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x80, 20), _mm256_srli_epi32(x80, 12)), t31);
        /* step 33, H */
        __m256i x81 = _mm256_xor_si256(t30, t31);
        KEEP("x", x81);
        __m256i x82 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t29, _mm256_set1_epi32((int)0xfffa3942u)));
        KEEP("x", x82);
        const __m256i x83 = _mm256_add_epi32(_mm256_xor_si256(t32, x81), x82);
        const __m256i t33 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x83, 4), _mm256_srli_epi32(x83, 28)), t32);
        COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* step 34, H */
        __m256i x84 = _mm256_xor_si256(t31, t32);
        KEEP("x", x84);
        __m256i x85 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t30, _mm256_set1_epi32((int)0x8771f681u)));
        KEEP("x", x85);
        const __m256i x86 = _mm256_add_epi32(_mm256_xor_si256(t33, x84), x85);
        const __m256i t34 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x86, 11), _mm256_srli_epi32(x86, 21)), t33);
        /* step 35, H */
        __m256i x87 = _mm256_xor_si256(t32, t33);
        KEEP("x", x87);
        __m256i x88 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t31, _mm256_set1_epi32((int)0x6d9d6122u)));
        KEEP("x", x88);
        const __m256i t35 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34, x87), x88), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t34);
        COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* step 36, H */
        __m256i x89 = _mm256_xor_si256(t33, t34);
        KEEP("x", x89);
        __m256i x90 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t32, _mm256_set1_epi32((int)0xfde5380cu)));
        KEEP("x", x90);
        const __m256i x91 = _mm256_add_epi32(_mm256_xor_si256(t35, x89), x90);
        const __m256i t36 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x91, 23), _mm256_srli_epi32(x91, 9)), t35);
        /* step 37, H */
        __m256i x92 = _mm256_xor_si256(t34, t35);
        KEEP("x", x92);
        __m256i x93 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(t33, _mm256_set1_epi32((int)0xa4beea44u)));
        KEEP("x", x93);
        const __m256i x94 = _mm256_add_epi32(_mm256_xor_si256(t36, x92), x93);
        const __m256i t37 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x94, 4), _mm256_srli_epi32(x94, 28)), t36);
        COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* step 38, H */
        __m256i x95 = _mm256_xor_si256(t35, t36);
        KEEP("x", x95);
        __m256i x96 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t34, _mm256_set1_epi32((int)0x4bdecfa9u)));
        KEEP("x", x96);
        const __m256i x97 = _mm256_add_epi32(_mm256_xor_si256(t37, x95), x96);
        const __m256i t38 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x97, 11), _mm256_srli_epi32(x97, 21)), t37);
        /* step 39, H */
        __m256i x98 = _mm256_xor_si256(t36, t37);
        KEEP("x", x98);
        __m256i x99 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t35, _mm256_set1_epi32((int)0xf6bb4b60u)));
        KEEP("x", x99);
        const __m256i t39 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38, x98), x99), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t38);
        COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* step 40, H */
        __m256i x100 = _mm256_xor_si256(t37, t38);
        KEEP("x", x100);
        __m256i x101 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t36, _mm256_set1_epi32((int)0xbebfbc70u)));
        KEEP("x", x101);
        const __m256i x102 = _mm256_add_epi32(_mm256_xor_si256(t39, x100), x101);
        const __m256i t40 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x102, 23), _mm256_srli_epi32(x102, 9)), t39);
        /* step 41, H */
        __m256i x103 = _mm256_xor_si256(t38, t39);
        KEEP("x", x103);
        __m256i x104 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t37, _mm256_set1_epi32((int)0x289b7ec6u)));
        KEEP("x", x104);
        const __m256i x105 = _mm256_add_epi32(_mm256_xor_si256(t40, x103), x104);
        const __m256i t41 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x105, 4), _mm256_srli_epi32(x105, 28)), t40);
        COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* step 42, H */
        __m256i x106 = _mm256_xor_si256(t39, t40);
        KEEP("x", x106);
        __m256i x107 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(t38, _mm256_set1_epi32((int)0xeaa127fau)));
        KEEP("x", x107);
        const __m256i x108 = _mm256_add_epi32(_mm256_xor_si256(t41, x106), x107);
        const __m256i t42 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x108, 11), _mm256_srli_epi32(x108, 21)), t41);
        /* step 43, H */
        __m256i x109 = _mm256_xor_si256(t40, t41);
        KEEP("x", x109);
        __m256i x110 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(t39, _mm256_set1_epi32((int)0xd4ef3085u)));
        KEEP("x", x110);
        const __m256i t43 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42, x109), x110), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t42);
        COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* step 44, H */
        __m256i x111 = _mm256_xor_si256(t41, t42);
        KEEP("x", x111);
        __m256i x112 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t40, _mm256_set1_epi32((int)0x04881d05u)));
        KEEP("x", x112);
        const __m256i x113 = _mm256_add_epi32(_mm256_xor_si256(t43, x111), x112);
        const __m256i t44 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x113, 23), _mm256_srli_epi32(x113, 9)), t43);
        /* step 45, H */
        __m256i x114 = _mm256_xor_si256(t42, t43);
        KEEP("x", x114);
        __m256i x115 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t41, _mm256_set1_epi32((int)0xd9d4d039u)));
        KEEP("x", x115);
        const __m256i x116 = _mm256_add_epi32(_mm256_xor_si256(t44, x114), x115);
        const __m256i t45 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x116, 4), _mm256_srli_epi32(x116, 28)), t44);
        COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* step 46, H */
        __m256i x117 = _mm256_xor_si256(t43, t44);
        KEEP("x", x117);
        __m256i x118 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t42, _mm256_set1_epi32((int)0xe6db99e5u)));
        KEEP("x", x118);
        const __m256i x119 = _mm256_add_epi32(_mm256_xor_si256(t45, x117), x118);
        const __m256i t46 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x119, 11), _mm256_srli_epi32(x119, 21)), t45);
        /* step 47, H */
        __m256i x120 = _mm256_xor_si256(t44, t45);
        KEEP("x", x120);
        __m256i x121 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t43, _mm256_set1_epi32((int)0x1fa27cf8u)));
        KEEP("x", x121);
        const __m256i t47 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46, x120), x121), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t46);
        COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* step 48, H */
        __m256i x122 = _mm256_xor_si256(t45, t46);
        KEEP("x", x122);
        __m256i x123 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(t44, _mm256_set1_epi32((int)0xc4ac5665u)));
        KEEP("x", x123);
        const __m256i x124 = _mm256_add_epi32(_mm256_xor_si256(t47, x122), x123);
        const __m256i t48 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x124, 23), _mm256_srli_epi32(x124, 9)), t47);
        /* step 49, I */
        __m256i x125 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(t45, _mm256_set1_epi32((int)0xf4292243u)));
        KEEP("x", x125);
        const __m256i x126 = _mm256_sub_epi32(x125, _mm256_xor_si256(_mm256_andnot_si256(t48, t46), t47));
        const __m256i t49 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x126, 6), _mm256_srli_epi32(x126, 26)), t48);
        COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* step 50, I */
        __m256i x127 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t46, _mm256_set1_epi32((int)0x432aff96u)));
        KEEP("x", x127);
        const __m256i x128 = _mm256_sub_epi32(x127, _mm256_xor_si256(_mm256_andnot_si256(t49, t47), t48));
        const __m256i t50 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x128, 10), _mm256_srli_epi32(x128, 22)), t49);
        /* step 51, I */
        __m256i x129 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t47, _mm256_set1_epi32((int)0xab9423a6u)));
        KEEP("x", x129);
        const __m256i x130 = _mm256_sub_epi32(x129, _mm256_xor_si256(_mm256_andnot_si256(t50, t48), t49));
        const __m256i t51 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x130, 15), _mm256_srli_epi32(x130, 17)), t50);
        COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* step 52, I */
        __m256i x131 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t48, _mm256_set1_epi32((int)0xfc93a038u)));
        KEEP("x", x131);
        const __m256i x132 = _mm256_sub_epi32(x131, _mm256_xor_si256(_mm256_andnot_si256(t51, t49), t50));
        const __m256i t52 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x132, 21), _mm256_srli_epi32(x132, 11)), t51);
        /* step 53, I */
        __m256i x133 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t49, _mm256_set1_epi32((int)0x655b59c2u)));
        KEEP("x", x133);
        const __m256i x134 = _mm256_sub_epi32(x133, _mm256_xor_si256(_mm256_andnot_si256(t52, t50), t51));
        const __m256i t53 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x134, 6), _mm256_srli_epi32(x134, 26)), t52);
        COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* step 54, I */
        __m256i x135 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(t50, _mm256_set1_epi32((int)0x8f0ccc91u)));
        KEEP("x", x135);
        const __m256i x136 = _mm256_sub_epi32(x135, _mm256_xor_si256(_mm256_andnot_si256(t53, t51), t52));
        const __m256i t54 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x136, 10), _mm256_srli_epi32(x136, 22)), t53);
        /* step 55, I */
        __m256i x137 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t51, _mm256_set1_epi32((int)0xffeff47cu)));
        KEEP("x", x137);
        const __m256i x138 = _mm256_sub_epi32(x137, _mm256_xor_si256(_mm256_andnot_si256(t54, t52), t53));
        const __m256i t55 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x138, 15), _mm256_srli_epi32(x138, 17)), t54);
        COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* step 56, I */
        __m256i x139 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(t52, _mm256_set1_epi32((int)0x85845dd0u)));
        KEEP("x", x139);
        const __m256i x140 = _mm256_sub_epi32(x139, _mm256_xor_si256(_mm256_andnot_si256(t55, t53), t54));
        const __m256i t56 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x140, 21), _mm256_srli_epi32(x140, 11)), t55);
        /* step 57, I */
        __m256i x141 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t53, _mm256_set1_epi32((int)0x6fa87e4eu)));
        KEEP("x", x141);
        const __m256i x142 = _mm256_sub_epi32(x141, _mm256_xor_si256(_mm256_andnot_si256(t56, t54), t55));
        const __m256i t57 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x142, 6), _mm256_srli_epi32(x142, 26)), t56);
        COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* step 58, I */
        __m256i x143 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t54, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        KEEP("x", x143);
        const __m256i x144 = _mm256_sub_epi32(x143, _mm256_xor_si256(_mm256_andnot_si256(t57, t55), t56));
        const __m256i t58 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x144, 10), _mm256_srli_epi32(x144, 22)), t57);
        /* step 59, I */
        __m256i x145 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t55, _mm256_set1_epi32((int)0xa3014313u)));
        KEEP("x", x145);
        const __m256i x146 = _mm256_sub_epi32(x145, _mm256_xor_si256(_mm256_andnot_si256(t58, t56), t57));
        const __m256i t59 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x146, 15), _mm256_srli_epi32(x146, 17)), t58);
        COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* step 60, I */
        __m256i x147 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t56, _mm256_set1_epi32((int)0x4e0811a0u)));
        KEEP("x", x147);
        const __m256i x148 = _mm256_sub_epi32(x147, _mm256_xor_si256(_mm256_andnot_si256(t59, t57), t58));
        const __m256i t60 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x148, 21), _mm256_srli_epi32(x148, 11)), t59);
        /* step 61, I */
        __m256i x149 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t57, _mm256_set1_epi32((int)0xf7537e81u)));
        KEEP("x", x149);
        const __m256i x150 = _mm256_sub_epi32(x149, _mm256_xor_si256(_mm256_andnot_si256(t60, t58), t59));
        const __m256i t61 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x150, 6), _mm256_srli_epi32(x150, 26)), t60);
        COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* step 62, I */
        __m256i x151 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t58, _mm256_set1_epi32((int)0xbd3af234u)));
        KEEP("x", x151);
        const __m256i x152 = _mm256_sub_epi32(x151, _mm256_xor_si256(_mm256_andnot_si256(t61, t59), t60));
        const __m256i t62 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x152, 10), _mm256_srli_epi32(x152, 22)), t61);
        /* step 63, I */
        __m256i x153 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(t59, _mm256_set1_epi32((int)0x2ad7d2bau)));
        KEEP("x", x153);
        const __m256i x154 = _mm256_sub_epi32(x153, _mm256_xor_si256(_mm256_andnot_si256(t62, t60), t61));
        const __m256i t63 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x154, 15), _mm256_srli_epi32(x154, 17)), t62);
        COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* step 64, I */
        __m256i x155 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t60, _mm256_set1_epi32((int)0xeb86d390u)));
        KEEP("x", x155);
        const __m256i x156 = _mm256_sub_epi32(x155, _mm256_xor_si256(_mm256_andnot_si256(t63, t61), t62));
        const __m256i t64 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x156, 21), _mm256_srli_epi32(x156, 11)), t63);

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
