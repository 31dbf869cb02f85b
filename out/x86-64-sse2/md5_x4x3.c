/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-sse2 --kernel lanes
 *
 * With the options above, `hashwright prove` proves md5_x4x3_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-sse2 --kernel lanes` measures the speed.
 *
 * md5_x4x3_blocks: 1842 instructions for a block of 64 bytes in each of 3 streams, critical
 *     path 353 cycles.
 * Rules: rotate_as_or 64 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 */
#include "md5_x4x3.h"

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
#define MD5_X4X3_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X4X3_KEEP(constraint, x) ((void)0)
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X4X3_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_X4X3_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_X4X3_ALWAYS __attribute__((always_inline))
#define MD5_X4X3_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_X4X3_ALWAYS
#define MD5_X4X3_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_X4X3_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_X4X3_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_X4X3_ALWAYS uint64_t md5_x4x3_load64(const uint8_t *p)
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
#define MD5_X4X3_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_x4x3_load64(p), b = md5_x4x3_load64(q), upper, lower; \
        MD5_X4X3_KEEP("r", a); \
        MD5_X4X3_KEEP("r", b); \
        upper = MD5_X4X3_PAIR(a, b); \
        lower = MD5_X4X3_PAIR(a >> 32, b >> 32); \
        MD5_X4X3_KEEP("r", upper); \
        MD5_X4X3_KEEP("r", lower); \
        MD5_X4X3_STORE(to, upper); \
        MD5_X4X3_STORE((to) + (row), lower); \
    } while (0)

void md5_x4x3_blocks(uint32_t state[4][12], const uint8_t *const data[12], size_t nblocks)
{
    __m128i h0a = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][0]));
    __m128i h1a = _mm_loadu_si128((const __m128i *)(const void *)(&state[1][0]));
    __m128i h2a = _mm_loadu_si128((const __m128i *)(const void *)(&state[2][0]));
    __m128i h3a = _mm_loadu_si128((const __m128i *)(const void *)(&state[3][0]));
    __m128i h0b = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][4]));
    __m128i h1b = _mm_loadu_si128((const __m128i *)(const void *)(&state[1][4]));
    __m128i h2b = _mm_loadu_si128((const __m128i *)(const void *)(&state[2][4]));
    __m128i h3b = _mm_loadu_si128((const __m128i *)(const void *)(&state[3][4]));
    __m128i h0c = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][8]));
    __m128i h1c = _mm_loadu_si128((const __m128i *)(const void *)(&state[1][8]));
    __m128i h2c = _mm_loadu_si128((const __m128i *)(const void *)(&state[2][8]));
    __m128i h3c = _mm_loadu_si128((const __m128i *)(const void *)(&state[3][8]));

    uint32_t buffers[2][16][12] MD5_X4X3_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 12; j += 2) {
        MD5_X4X3_COPY(&buffers[0][0][j], 12, data[j] + 0, data[j + 1] + 0);
        MD5_X4X3_COPY(&buffers[0][2][j], 12, data[j] + 8, data[j + 1] + 8);
        MD5_X4X3_COPY(&buffers[0][4][j], 12, data[j] + 16, data[j + 1] + 16);
        MD5_X4X3_COPY(&buffers[0][6][j], 12, data[j] + 24, data[j + 1] + 24);
        MD5_X4X3_COPY(&buffers[0][8][j], 12, data[j] + 32, data[j + 1] + 32);
        MD5_X4X3_COPY(&buffers[0][10][j], 12, data[j] + 40, data[j + 1] + 40);
        MD5_X4X3_COPY(&buffers[0][12][j], 12, data[j] + 48, data[j + 1] + 48);
        MD5_X4X3_COPY(&buffers[0][14][j], 12, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[12] = buffers[at / 64 % 2];
        uint32_t(*const next)[12] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, step 1, F */
        __m128i t1a_x1 = _mm_add_epi32(
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
                _mm_set1_epi32((int)0xd76aa478u)), h0a);
        MD5_X4X3_KEEP("x", t1a_x1);
        const __m128i t1a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(h1a, h2a), _mm_andnot_si128(h1a, h3a)), t1a_x1);
        const __m128i t1a =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t1a_x2, 7), _mm_srli_epi32(t1a_x2, 25)), h1a);
        /* stream b, step 1, F */
        __m128i t1b_x1 = _mm_add_epi32(
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][4])),
                _mm_set1_epi32((int)0xd76aa478u)), h0b);
        MD5_X4X3_KEEP("x", t1b_x1);
        const __m128i t1b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(h1b, h2b), _mm_andnot_si128(h1b, h3b)), t1b_x1);
        const __m128i t1b =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t1b_x2, 7), _mm_srli_epi32(t1b_x2, 25)), h1b);
        /* stream c, step 1, F */
        __m128i t1c_x1 = _mm_add_epi32(
            _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][8])),
                _mm_set1_epi32((int)0xd76aa478u)), h0c);
        MD5_X4X3_KEEP("x", t1c_x1);
        const __m128i t1c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(h1c, h2c), _mm_andnot_si128(h1c, h3c)), t1c_x1);
        const __m128i t1c =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t1c_x2, 7), _mm_srli_epi32(t1c_x2, 25)), h1c);
        MD5_X4X3_COPY(&next[0][0], 12, data[0] + then + 0, data[1] + then + 0);
        /* stream a, step 2, F */
        __m128i t2a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(h3a, _mm_set1_epi32((int)0xe8c7b756u)));
        MD5_X4X3_KEEP("x", t2a_x1);
        const __m128i t2a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t1a, h1a), _mm_andnot_si128(t1a, h2a)), t2a_x1);
        const __m128i t2a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t2a_x2, 12), _mm_srli_epi32(t2a_x2, 20)), t1a);
        /* stream b, step 2, F */
        __m128i t2b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][4])),
            _mm_add_epi32(h3b, _mm_set1_epi32((int)0xe8c7b756u)));
        MD5_X4X3_KEEP("x", t2b_x1);
        const __m128i t2b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t1b, h1b), _mm_andnot_si128(t1b, h2b)), t2b_x1);
        const __m128i t2b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t2b_x2, 12), _mm_srli_epi32(t2b_x2, 20)), t1b);
        /* stream c, step 2, F */
        __m128i t2c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][8])),
            _mm_add_epi32(h3c, _mm_set1_epi32((int)0xe8c7b756u)));
        MD5_X4X3_KEEP("x", t2c_x1);
        const __m128i t2c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t1c, h1c), _mm_andnot_si128(t1c, h2c)), t2c_x1);
        const __m128i t2c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t2c_x2, 12), _mm_srli_epi32(t2c_x2, 20)), t1c);
        /* stream a, step 3, F */
        __m128i t3a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(h2a, _mm_set1_epi32((int)0x242070dbu)));
        MD5_X4X3_KEEP("x", t3a_x1);
        const __m128i t3a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t2a, t1a), _mm_andnot_si128(t2a, h1a)), t3a_x1);
        const __m128i t3a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t3a_x2, 17), _mm_srli_epi32(t3a_x2, 15)), t2a);
        MD5_X4X3_COPY(&next[2][0], 12, data[0] + then + 8, data[1] + then + 8);
        /* stream b, step 3, F */
        __m128i t3b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][4])),
            _mm_add_epi32(h2b, _mm_set1_epi32((int)0x242070dbu)));
        MD5_X4X3_KEEP("x", t3b_x1);
        const __m128i t3b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t2b, t1b), _mm_andnot_si128(t2b, h1b)), t3b_x1);
        const __m128i t3b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t3b_x2, 17), _mm_srli_epi32(t3b_x2, 15)), t2b);
        /* stream c, step 3, F */
        __m128i t3c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][8])),
            _mm_add_epi32(h2c, _mm_set1_epi32((int)0x242070dbu)));
        MD5_X4X3_KEEP("x", t3c_x1);
        const __m128i t3c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t2c, t1c), _mm_andnot_si128(t2c, h1c)), t3c_x1);
        const __m128i t3c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t3c_x2, 17), _mm_srli_epi32(t3c_x2, 15)), t2c);
        /* stream a, step 4, F */
        __m128i t4a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(h1a, _mm_set1_epi32((int)0xc1bdceeeu)));
        MD5_X4X3_KEEP("x", t4a_x1);
        const __m128i t4a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t3a, t2a), _mm_andnot_si128(t3a, t1a)), t4a_x1);
        const __m128i t4a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t4a_x2, 22), _mm_srli_epi32(t4a_x2, 10)), t3a);
        /* stream b, step 4, F */
        __m128i t4b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][4])),
            _mm_add_epi32(h1b, _mm_set1_epi32((int)0xc1bdceeeu)));
        MD5_X4X3_KEEP("x", t4b_x1);
        const __m128i t4b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t3b, t2b), _mm_andnot_si128(t3b, t1b)), t4b_x1);
        const __m128i t4b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t4b_x2, 22), _mm_srli_epi32(t4b_x2, 10)), t3b);
        MD5_X4X3_COPY(&next[4][0], 12, data[0] + then + 16, data[1] + then + 16);
        /* stream c, step 4, F */
        __m128i t4c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][8])),
            _mm_add_epi32(h1c, _mm_set1_epi32((int)0xc1bdceeeu)));
        MD5_X4X3_KEEP("x", t4c_x1);
        const __m128i t4c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t3c, t2c), _mm_andnot_si128(t3c, t1c)), t4c_x1);
        const __m128i t4c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t4c_x2, 22), _mm_srli_epi32(t4c_x2, 10)), t3c);
        /* stream a, step 5, F */
        __m128i t5a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(t1a, _mm_set1_epi32((int)0xf57c0fafu)));
        MD5_X4X3_KEEP("x", t5a_x1);
        const __m128i t5a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t4a, t3a), _mm_andnot_si128(t4a, t2a)), t5a_x1);
        const __m128i t5a =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t5a_x2, 7), _mm_srli_epi32(t5a_x2, 25)), t4a);
        /* stream b, step 5, F */
        __m128i t5b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][4])),
            _mm_add_epi32(t1b, _mm_set1_epi32((int)0xf57c0fafu)));
        MD5_X4X3_KEEP("x", t5b_x1);
        const __m128i t5b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t4b, t3b), _mm_andnot_si128(t4b, t2b)), t5b_x1);
        const __m128i t5b =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t5b_x2, 7), _mm_srli_epi32(t5b_x2, 25)), t4b);
        /* stream c, step 5, F */
        __m128i t5c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][8])),
            _mm_add_epi32(t1c, _mm_set1_epi32((int)0xf57c0fafu)));
        MD5_X4X3_KEEP("x", t5c_x1);
        const __m128i t5c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t4c, t3c), _mm_andnot_si128(t4c, t2c)), t5c_x1);
        const __m128i t5c =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t5c_x2, 7), _mm_srli_epi32(t5c_x2, 25)), t4c);
        MD5_X4X3_COPY(&next[6][0], 12, data[0] + then + 24, data[1] + then + 24);
        /* stream a, step 6, F */
        __m128i t6a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(t2a, _mm_set1_epi32((int)0x4787c62au)));
        MD5_X4X3_KEEP("x", t6a_x1);
        const __m128i t6a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t5a, t4a), _mm_andnot_si128(t5a, t3a)), t6a_x1);
        const __m128i t6a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t6a_x2, 12), _mm_srli_epi32(t6a_x2, 20)), t5a);
        /* stream b, step 6, F */
        __m128i t6b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][4])),
            _mm_add_epi32(t2b, _mm_set1_epi32((int)0x4787c62au)));
        MD5_X4X3_KEEP("x", t6b_x1);
        const __m128i t6b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t5b, t4b), _mm_andnot_si128(t5b, t3b)), t6b_x1);
        const __m128i t6b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t6b_x2, 12), _mm_srli_epi32(t6b_x2, 20)), t5b);
        /* stream c, step 6, F */
        __m128i t6c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][8])),
            _mm_add_epi32(t2c, _mm_set1_epi32((int)0x4787c62au)));
        MD5_X4X3_KEEP("x", t6c_x1);
        const __m128i t6c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t5c, t4c), _mm_andnot_si128(t5c, t3c)), t6c_x1);
        const __m128i t6c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t6c_x2, 12), _mm_srli_epi32(t6c_x2, 20)), t5c);
        /* stream a, step 7, F */
        __m128i t7a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(t3a, _mm_set1_epi32((int)0xa8304613u)));
        MD5_X4X3_KEEP("x", t7a_x1);
        const __m128i t7a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t6a, t5a), _mm_andnot_si128(t6a, t4a)), t7a_x1);
        const __m128i t7a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t7a_x2, 17), _mm_srli_epi32(t7a_x2, 15)), t6a);
        MD5_X4X3_COPY(&next[8][0], 12, data[0] + then + 32, data[1] + then + 32);
        /* stream b, step 7, F */
        __m128i t7b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][4])),
            _mm_add_epi32(t3b, _mm_set1_epi32((int)0xa8304613u)));
        MD5_X4X3_KEEP("x", t7b_x1);
        const __m128i t7b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t6b, t5b), _mm_andnot_si128(t6b, t4b)), t7b_x1);
        const __m128i t7b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t7b_x2, 17), _mm_srli_epi32(t7b_x2, 15)), t6b);
        /* stream c, step 7, F */
        __m128i t7c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][8])),
            _mm_add_epi32(t3c, _mm_set1_epi32((int)0xa8304613u)));
        MD5_X4X3_KEEP("x", t7c_x1);
        const __m128i t7c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t6c, t5c), _mm_andnot_si128(t6c, t4c)), t7c_x1);
        const __m128i t7c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t7c_x2, 17), _mm_srli_epi32(t7c_x2, 15)), t6c);
        /* stream a, step 8, F */
        __m128i t8a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(t4a, _mm_set1_epi32((int)0xfd469501u)));
        MD5_X4X3_KEEP("x", t8a_x1);
        const __m128i t8a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t7a, t6a), _mm_andnot_si128(t7a, t5a)), t8a_x1);
        const __m128i t8a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t8a_x2, 22), _mm_srli_epi32(t8a_x2, 10)), t7a);
        /* stream b, step 8, F */
        __m128i t8b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][4])),
            _mm_add_epi32(t4b, _mm_set1_epi32((int)0xfd469501u)));
        MD5_X4X3_KEEP("x", t8b_x1);
        const __m128i t8b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t7b, t6b), _mm_andnot_si128(t7b, t5b)), t8b_x1);
        const __m128i t8b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t8b_x2, 22), _mm_srli_epi32(t8b_x2, 10)), t7b);
        MD5_X4X3_COPY(&next[10][0], 12, data[0] + then + 40, data[1] + then + 40);
        /* stream c, step 8, F */
        __m128i t8c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][8])),
            _mm_add_epi32(t4c, _mm_set1_epi32((int)0xfd469501u)));
        MD5_X4X3_KEEP("x", t8c_x1);
        const __m128i t8c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t7c, t6c), _mm_andnot_si128(t7c, t5c)), t8c_x1);
        const __m128i t8c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t8c_x2, 22), _mm_srli_epi32(t8c_x2, 10)), t7c);
        /* stream a, step 9, F */
        __m128i t9a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(t5a, _mm_set1_epi32((int)0x698098d8u)));
        MD5_X4X3_KEEP("x", t9a_x1);
        const __m128i t9a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t8a, t7a), _mm_andnot_si128(t8a, t6a)), t9a_x1);
        const __m128i t9a =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t9a_x2, 7), _mm_srli_epi32(t9a_x2, 25)), t8a);
        /* stream b, step 9, F */
        __m128i t9b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][4])),
            _mm_add_epi32(t5b, _mm_set1_epi32((int)0x698098d8u)));
        MD5_X4X3_KEEP("x", t9b_x1);
        const __m128i t9b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t8b, t7b), _mm_andnot_si128(t8b, t6b)), t9b_x1);
        const __m128i t9b =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t9b_x2, 7), _mm_srli_epi32(t9b_x2, 25)), t8b);
        /* stream c, step 9, F */
        __m128i t9c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][8])),
            _mm_add_epi32(t5c, _mm_set1_epi32((int)0x698098d8u)));
        MD5_X4X3_KEEP("x", t9c_x1);
        const __m128i t9c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t8c, t7c), _mm_andnot_si128(t8c, t6c)), t9c_x1);
        const __m128i t9c =
            _mm_add_epi32(_mm_or_si128(_mm_slli_epi32(t9c_x2, 7), _mm_srli_epi32(t9c_x2, 25)), t8c);
        MD5_X4X3_COPY(&next[12][0], 12, data[0] + then + 48, data[1] + then + 48);
        /* stream a, step 10, F */
        __m128i t10a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(t6a, _mm_set1_epi32((int)0x8b44f7afu)));
        MD5_X4X3_KEEP("x", t10a_x1);
        const __m128i t10a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t9a, t8a), _mm_andnot_si128(t9a, t7a)), t10a_x1);
        const __m128i t10a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t10a_x2, 12), _mm_srli_epi32(t10a_x2, 20)), t9a);
        /* stream b, step 10, F */
        __m128i t10b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][4])),
            _mm_add_epi32(t6b, _mm_set1_epi32((int)0x8b44f7afu)));
        MD5_X4X3_KEEP("x", t10b_x1);
        const __m128i t10b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t9b, t8b), _mm_andnot_si128(t9b, t7b)), t10b_x1);
        const __m128i t10b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t10b_x2, 12), _mm_srli_epi32(t10b_x2, 20)), t9b);
        /* stream c, step 10, F */
        __m128i t10c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][8])),
            _mm_add_epi32(t6c, _mm_set1_epi32((int)0x8b44f7afu)));
        MD5_X4X3_KEEP("x", t10c_x1);
        const __m128i t10c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t9c, t8c), _mm_andnot_si128(t9c, t7c)), t10c_x1);
        const __m128i t10c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t10c_x2, 12), _mm_srli_epi32(t10c_x2, 20)), t9c);
        /* stream a, step 11, F */
        __m128i t11a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(t7a, _mm_set1_epi32((int)0xffff5bb1u)));
        MD5_X4X3_KEEP("x", t11a_x1);
        const __m128i t11a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t10a, t9a), _mm_andnot_si128(t10a, t8a)), t11a_x1);
        const __m128i t11a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t11a_x2, 17), _mm_srli_epi32(t11a_x2, 15)), t10a);
        MD5_X4X3_COPY(&next[14][0], 12, data[0] + then + 56, data[1] + then + 56);
        /* stream b, step 11, F */
        __m128i t11b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][4])),
            _mm_add_epi32(t7b, _mm_set1_epi32((int)0xffff5bb1u)));
        MD5_X4X3_KEEP("x", t11b_x1);
        const __m128i t11b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t10b, t9b), _mm_andnot_si128(t10b, t8b)), t11b_x1);
        const __m128i t11b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t11b_x2, 17), _mm_srli_epi32(t11b_x2, 15)), t10b);
        /* stream c, step 11, F */
        __m128i t11c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][8])),
            _mm_add_epi32(t7c, _mm_set1_epi32((int)0xffff5bb1u)));
        MD5_X4X3_KEEP("x", t11c_x1);
        const __m128i t11c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t10c, t9c), _mm_andnot_si128(t10c, t8c)), t11c_x1);
        const __m128i t11c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t11c_x2, 17), _mm_srli_epi32(t11c_x2, 15)), t10c);
        /* stream a, step 12, F */
        __m128i t12a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(t8a, _mm_set1_epi32((int)0x895cd7beu)));
        MD5_X4X3_KEEP("x", t12a_x1);
        const __m128i t12a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t11a, t10a), _mm_andnot_si128(t11a, t9a)), t12a_x1);
        const __m128i t12a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t12a_x2, 22), _mm_srli_epi32(t12a_x2, 10)), t11a);
        /* stream b, step 12, F */
        __m128i t12b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][4])),
            _mm_add_epi32(t8b, _mm_set1_epi32((int)0x895cd7beu)));
        MD5_X4X3_KEEP("x", t12b_x1);
        const __m128i t12b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t11b, t10b), _mm_andnot_si128(t11b, t9b)), t12b_x1);
        const __m128i t12b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t12b_x2, 22), _mm_srli_epi32(t12b_x2, 10)), t11b);
        MD5_X4X3_COPY(&next[0][2], 12, data[2] + then + 0, data[3] + then + 0);
        /* stream c, step 12, F */
        __m128i t12c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][8])),
            _mm_add_epi32(t8c, _mm_set1_epi32((int)0x895cd7beu)));
        MD5_X4X3_KEEP("x", t12c_x1);
        const __m128i t12c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t11c, t10c), _mm_andnot_si128(t11c, t9c)), t12c_x1);
        const __m128i t12c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t12c_x2, 22), _mm_srli_epi32(t12c_x2, 10)), t11c);
        /* stream a, step 13, F */
        __m128i t13a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(t9a, _mm_set1_epi32((int)0x6b901122u)));
        MD5_X4X3_KEEP("x", t13a_x1);
        const __m128i t13a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t12a, t11a), _mm_andnot_si128(t12a, t10a)), t13a_x1);
        const __m128i t13a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t13a_x2, 7), _mm_srli_epi32(t13a_x2, 25)), t12a);
        /* stream b, step 13, F */
        __m128i t13b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][4])),
            _mm_add_epi32(t9b, _mm_set1_epi32((int)0x6b901122u)));
        MD5_X4X3_KEEP("x", t13b_x1);
        const __m128i t13b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t12b, t11b), _mm_andnot_si128(t12b, t10b)), t13b_x1);
        const __m128i t13b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t13b_x2, 7), _mm_srli_epi32(t13b_x2, 25)), t12b);
        /* stream c, step 13, F */
        __m128i t13c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][8])),
            _mm_add_epi32(t9c, _mm_set1_epi32((int)0x6b901122u)));
        MD5_X4X3_KEEP("x", t13c_x1);
        const __m128i t13c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t12c, t11c), _mm_andnot_si128(t12c, t10c)), t13c_x1);
        const __m128i t13c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t13c_x2, 7), _mm_srli_epi32(t13c_x2, 25)), t12c);
        MD5_X4X3_COPY(&next[2][2], 12, data[2] + then + 8, data[3] + then + 8);
        /* stream a, step 14, F */
        __m128i t14a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(t10a, _mm_set1_epi32((int)0xfd987193u)));
        MD5_X4X3_KEEP("x", t14a_x1);
        const __m128i t14a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t13a, t12a), _mm_andnot_si128(t13a, t11a)), t14a_x1);
        const __m128i t14a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t14a_x2, 12), _mm_srli_epi32(t14a_x2, 20)), t13a);
        /* stream b, step 14, F */
        __m128i t14b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][4])),
            _mm_add_epi32(t10b, _mm_set1_epi32((int)0xfd987193u)));
        MD5_X4X3_KEEP("x", t14b_x1);
        const __m128i t14b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t13b, t12b), _mm_andnot_si128(t13b, t11b)), t14b_x1);
        const __m128i t14b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t14b_x2, 12), _mm_srli_epi32(t14b_x2, 20)), t13b);
        /* stream c, step 14, F */
        __m128i t14c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][8])),
            _mm_add_epi32(t10c, _mm_set1_epi32((int)0xfd987193u)));
        MD5_X4X3_KEEP("x", t14c_x1);
        const __m128i t14c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t13c, t12c), _mm_andnot_si128(t13c, t11c)), t14c_x1);
        const __m128i t14c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t14c_x2, 12), _mm_srli_epi32(t14c_x2, 20)), t13c);
        /* stream a, step 15, F */
        __m128i t15a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(t11a, _mm_set1_epi32((int)0xa679438eu)));
        MD5_X4X3_KEEP("x", t15a_x1);
        const __m128i t15a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t14a, t13a), _mm_andnot_si128(t14a, t12a)), t15a_x1);
        const __m128i t15a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t15a_x2, 17), _mm_srli_epi32(t15a_x2, 15)), t14a);
        MD5_X4X3_COPY(&next[4][2], 12, data[2] + then + 16, data[3] + then + 16);
        /* stream b, step 15, F */
        __m128i t15b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][4])),
            _mm_add_epi32(t11b, _mm_set1_epi32((int)0xa679438eu)));
        MD5_X4X3_KEEP("x", t15b_x1);
        const __m128i t15b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t14b, t13b), _mm_andnot_si128(t14b, t12b)), t15b_x1);
        const __m128i t15b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t15b_x2, 17), _mm_srli_epi32(t15b_x2, 15)), t14b);
        /* stream c, step 15, F */
        __m128i t15c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][8])),
            _mm_add_epi32(t11c, _mm_set1_epi32((int)0xa679438eu)));
        MD5_X4X3_KEEP("x", t15c_x1);
        const __m128i t15c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t14c, t13c), _mm_andnot_si128(t14c, t12c)), t15c_x1);
        const __m128i t15c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t15c_x2, 17), _mm_srli_epi32(t15c_x2, 15)), t14c);
        /* stream a, step 16, F */
        __m128i t16a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(t12a, _mm_set1_epi32((int)0x49b40821u)));
        MD5_X4X3_KEEP("x", t16a_x1);
        const __m128i t16a_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t15a, t14a), _mm_andnot_si128(t15a, t13a)), t16a_x1);
        const __m128i t16a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t16a_x2, 22), _mm_srli_epi32(t16a_x2, 10)), t15a);
        /* stream b, step 16, F */
        __m128i t16b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][4])),
            _mm_add_epi32(t12b, _mm_set1_epi32((int)0x49b40821u)));
        MD5_X4X3_KEEP("x", t16b_x1);
        const __m128i t16b_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t15b, t14b), _mm_andnot_si128(t15b, t13b)), t16b_x1);
        const __m128i t16b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t16b_x2, 22), _mm_srli_epi32(t16b_x2, 10)), t15b);
        MD5_X4X3_COPY(&next[6][2], 12, data[2] + then + 24, data[3] + then + 24);
        /* stream c, step 16, F */
        __m128i t16c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][8])),
            _mm_add_epi32(t12c, _mm_set1_epi32((int)0x49b40821u)));
        MD5_X4X3_KEEP("x", t16c_x1);
        const __m128i t16c_x2 = _mm_add_epi32(
            _mm_or_si128(_mm_and_si128(t15c, t14c), _mm_andnot_si128(t15c, t13c)), t16c_x1);
        const __m128i t16c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t16c_x2, 22), _mm_srli_epi32(t16c_x2, 10)), t15c);
        /* stream a, step 17, G */
        __m128i t17a_x1 = _mm_add_epi32(t13a, _mm_set1_epi32((int)0xf61e2562u));
        MD5_X4X3_KEEP("x", t17a_x1);
        __m128i t17a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(_mm_and_si128(t15a, _mm_xor_si128(t14a, _mm_set1_epi32(-1))), t17a_x1));
        MD5_X4X3_KEEP("x", t17a_x2);
        const __m128i t17a_x3 = _mm_add_epi32(_mm_and_si128(t16a, t14a), t17a_x2);
        const __m128i t17a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t17a_x3, 5), _mm_srli_epi32(t17a_x3, 27)), t16a);
        /* stream b, step 17, G */
        __m128i t17b_x1 = _mm_add_epi32(t13b, _mm_set1_epi32((int)0xf61e2562u));
        MD5_X4X3_KEEP("x", t17b_x1);
        __m128i t17b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][4])),
            _mm_add_epi32(_mm_and_si128(t15b, _mm_xor_si128(t14b, _mm_set1_epi32(-1))), t17b_x1));
        MD5_X4X3_KEEP("x", t17b_x2);
        const __m128i t17b_x3 = _mm_add_epi32(_mm_and_si128(t16b, t14b), t17b_x2);
        const __m128i t17b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t17b_x3, 5), _mm_srli_epi32(t17b_x3, 27)), t16b);
        /* stream c, step 17, G */
        __m128i t17c_x1 = _mm_add_epi32(t13c, _mm_set1_epi32((int)0xf61e2562u));
        MD5_X4X3_KEEP("x", t17c_x1);
        __m128i t17c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][8])),
            _mm_add_epi32(_mm_and_si128(t15c, _mm_xor_si128(t14c, _mm_set1_epi32(-1))), t17c_x1));
        MD5_X4X3_KEEP("x", t17c_x2);
        const __m128i t17c_x3 = _mm_add_epi32(_mm_and_si128(t16c, t14c), t17c_x2);
        const __m128i t17c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t17c_x3, 5), _mm_srli_epi32(t17c_x3, 27)), t16c);
        MD5_X4X3_COPY(&next[8][2], 12, data[2] + then + 32, data[3] + then + 32);
        /* stream a, step 18, G */
        __m128i t18a_x1 = _mm_add_epi32(t14a, _mm_set1_epi32((int)0xc040b340u));
        MD5_X4X3_KEEP("x", t18a_x1);
        __m128i t18a_x2 = _mm_add_epi32(
            _mm_add_epi32(_mm_and_si128(t16a, _mm_xor_si128(t15a, _mm_set1_epi32(-1))), t18a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])));
        MD5_X4X3_KEEP("x", t18a_x2);
        const __m128i t18a_x3 = _mm_add_epi32(_mm_and_si128(t17a, t15a), t18a_x2);
        const __m128i t18a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t18a_x3, 9), _mm_srli_epi32(t18a_x3, 23)), t17a);
        /* stream b, step 18, G */
        __m128i t18b_x1 = _mm_add_epi32(t14b, _mm_set1_epi32((int)0xc040b340u));
        MD5_X4X3_KEEP("x", t18b_x1);
        __m128i t18b_x2 = _mm_add_epi32(
            _mm_add_epi32(_mm_and_si128(t16b, _mm_xor_si128(t15b, _mm_set1_epi32(-1))), t18b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[6][4])));
        MD5_X4X3_KEEP("x", t18b_x2);
        const __m128i t18b_x3 = _mm_add_epi32(_mm_and_si128(t17b, t15b), t18b_x2);
        const __m128i t18b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t18b_x3, 9), _mm_srli_epi32(t18b_x3, 23)), t17b);
        /* stream c, step 18, G */
        __m128i t18c_x1 = _mm_add_epi32(t14c, _mm_set1_epi32((int)0xc040b340u));
        MD5_X4X3_KEEP("x", t18c_x1);
        __m128i t18c_x2 = _mm_add_epi32(
            _mm_add_epi32(_mm_and_si128(t16c, _mm_xor_si128(t15c, _mm_set1_epi32(-1))), t18c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[6][8])));
        MD5_X4X3_KEEP("x", t18c_x2);
        const __m128i t18c_x3 = _mm_add_epi32(_mm_and_si128(t17c, t15c), t18c_x2);
        const __m128i t18c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t18c_x3, 9), _mm_srli_epi32(t18c_x3, 23)), t17c);
        /* stream a, step 19, G */
        __m128i t19a_x1 = _mm_add_epi32(t15a, _mm_set1_epi32((int)0x265e5a51u));
        MD5_X4X3_KEEP("x", t19a_x1);
        __m128i t19a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t16a, t17a), t19a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])));
        MD5_X4X3_KEEP("x", t19a_x2);
        const __m128i t19a_x3 = _mm_add_epi32(_mm_and_si128(t18a, t16a), t19a_x2);
        const __m128i t19a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t19a_x3, 14), _mm_srli_epi32(t19a_x3, 18)), t18a);
        MD5_X4X3_COPY(&next[10][2], 12, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 19, G */
        __m128i t19b_x1 = _mm_add_epi32(t15b, _mm_set1_epi32((int)0x265e5a51u));
        MD5_X4X3_KEEP("x", t19b_x1);
        __m128i t19b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t16b, t17b), t19b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[11][4])));
        MD5_X4X3_KEEP("x", t19b_x2);
        const __m128i t19b_x3 = _mm_add_epi32(_mm_and_si128(t18b, t16b), t19b_x2);
        const __m128i t19b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t19b_x3, 14), _mm_srli_epi32(t19b_x3, 18)), t18b);
        /* stream c, step 19, G */
        __m128i t19c_x1 = _mm_add_epi32(t15c, _mm_set1_epi32((int)0x265e5a51u));
        MD5_X4X3_KEEP("x", t19c_x1);
        __m128i t19c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t16c, t17c), t19c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[11][8])));
        MD5_X4X3_KEEP("x", t19c_x2);
        const __m128i t19c_x3 = _mm_add_epi32(_mm_and_si128(t18c, t16c), t19c_x2);
        const __m128i t19c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t19c_x3, 14), _mm_srli_epi32(t19c_x3, 18)), t18c);
        /* stream a, step 20, G */
        __m128i t20a_x1 = _mm_add_epi32(t16a, _mm_set1_epi32((int)0xe9b6c7aau));
        MD5_X4X3_KEEP("x", t20a_x1);
        __m128i t20a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t17a, t18a), t20a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])));
        MD5_X4X3_KEEP("x", t20a_x2);
        const __m128i t20a_x3 = _mm_add_epi32(_mm_and_si128(t19a, t17a), t20a_x2);
        const __m128i t20a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t20a_x3, 20), _mm_srli_epi32(t20a_x3, 12)), t19a);
        /* stream b, step 20, G */
        __m128i t20b_x1 = _mm_add_epi32(t16b, _mm_set1_epi32((int)0xe9b6c7aau));
        MD5_X4X3_KEEP("x", t20b_x1);
        __m128i t20b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t17b, t18b), t20b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[0][4])));
        MD5_X4X3_KEEP("x", t20b_x2);
        const __m128i t20b_x3 = _mm_add_epi32(_mm_and_si128(t19b, t17b), t20b_x2);
        const __m128i t20b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t20b_x3, 20), _mm_srli_epi32(t20b_x3, 12)), t19b);
        MD5_X4X3_COPY(&next[12][2], 12, data[2] + then + 48, data[3] + then + 48);
        /* stream c, step 20, G */
        __m128i t20c_x1 = _mm_add_epi32(t16c, _mm_set1_epi32((int)0xe9b6c7aau));
        MD5_X4X3_KEEP("x", t20c_x1);
        __m128i t20c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t17c, t18c), t20c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[0][8])));
        MD5_X4X3_KEEP("x", t20c_x2);
        const __m128i t20c_x3 = _mm_add_epi32(_mm_and_si128(t19c, t17c), t20c_x2);
        const __m128i t20c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t20c_x3, 20), _mm_srli_epi32(t20c_x3, 12)), t19c);
        /* stream a, step 21, G */
        __m128i t21a_x1 = _mm_add_epi32(t17a, _mm_set1_epi32((int)0xd62f105du));
        MD5_X4X3_KEEP("x", t21a_x1);
        __m128i t21a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t18a, t19a), t21a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])));
        MD5_X4X3_KEEP("x", t21a_x2);
        const __m128i t21a_x3 = _mm_add_epi32(_mm_and_si128(t20a, t18a), t21a_x2);
        const __m128i t21a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t21a_x3, 5), _mm_srli_epi32(t21a_x3, 27)), t20a);
        /* stream b, step 21, G */
        __m128i t21b_x1 = _mm_add_epi32(t17b, _mm_set1_epi32((int)0xd62f105du));
        MD5_X4X3_KEEP("x", t21b_x1);
        __m128i t21b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t18b, t19b), t21b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[5][4])));
        MD5_X4X3_KEEP("x", t21b_x2);
        const __m128i t21b_x3 = _mm_add_epi32(_mm_and_si128(t20b, t18b), t21b_x2);
        const __m128i t21b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t21b_x3, 5), _mm_srli_epi32(t21b_x3, 27)), t20b);
        /* stream c, step 21, G */
        __m128i t21c_x1 = _mm_add_epi32(t17c, _mm_set1_epi32((int)0xd62f105du));
        MD5_X4X3_KEEP("x", t21c_x1);
        __m128i t21c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t18c, t19c), t21c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[5][8])));
        MD5_X4X3_KEEP("x", t21c_x2);
        const __m128i t21c_x3 = _mm_add_epi32(_mm_and_si128(t20c, t18c), t21c_x2);
        const __m128i t21c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t21c_x3, 5), _mm_srli_epi32(t21c_x3, 27)), t20c);
        MD5_X4X3_COPY(&next[14][2], 12, data[2] + then + 56, data[3] + then + 56);
        /* stream a, step 22, G */
        __m128i t22a_x1 = _mm_add_epi32(t18a, _mm_set1_epi32((int)0x02441453u));
        MD5_X4X3_KEEP("x", t22a_x1);
        __m128i t22a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t19a, t20a), t22a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])));
        MD5_X4X3_KEEP("x", t22a_x2);
        const __m128i t22a_x3 = _mm_add_epi32(_mm_and_si128(t21a, t19a), t22a_x2);
        const __m128i t22a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t22a_x3, 9), _mm_srli_epi32(t22a_x3, 23)), t21a);
        /* stream b, step 22, G */
        __m128i t22b_x1 = _mm_add_epi32(t18b, _mm_set1_epi32((int)0x02441453u));
        MD5_X4X3_KEEP("x", t22b_x1);
        __m128i t22b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t19b, t20b), t22b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[10][4])));
        MD5_X4X3_KEEP("x", t22b_x2);
        const __m128i t22b_x3 = _mm_add_epi32(_mm_and_si128(t21b, t19b), t22b_x2);
        const __m128i t22b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t22b_x3, 9), _mm_srli_epi32(t22b_x3, 23)), t21b);
        /* stream c, step 22, G */
        __m128i t22c_x1 = _mm_add_epi32(t18c, _mm_set1_epi32((int)0x02441453u));
        MD5_X4X3_KEEP("x", t22c_x1);
        __m128i t22c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t19c, t20c), t22c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[10][8])));
        MD5_X4X3_KEEP("x", t22c_x2);
        const __m128i t22c_x3 = _mm_add_epi32(_mm_and_si128(t21c, t19c), t22c_x2);
        const __m128i t22c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t22c_x3, 9), _mm_srli_epi32(t22c_x3, 23)), t21c);
        /* stream a, step 23, G */
        __m128i t23a_x1 = _mm_add_epi32(t19a, _mm_set1_epi32((int)0xd8a1e681u));
        MD5_X4X3_KEEP("x", t23a_x1);
        __m128i t23a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t20a, t21a), t23a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])));
        MD5_X4X3_KEEP("x", t23a_x2);
        const __m128i t23a_x3 = _mm_add_epi32(_mm_and_si128(t22a, t20a), t23a_x2);
        const __m128i t23a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t23a_x3, 14), _mm_srli_epi32(t23a_x3, 18)), t22a);
        MD5_X4X3_COPY(&next[0][4], 12, data[4] + then + 0, data[5] + then + 0);
        /* stream b, step 23, G */
        __m128i t23b_x1 = _mm_add_epi32(t19b, _mm_set1_epi32((int)0xd8a1e681u));
        MD5_X4X3_KEEP("x", t23b_x1);
        __m128i t23b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t20b, t21b), t23b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[15][4])));
        MD5_X4X3_KEEP("x", t23b_x2);
        const __m128i t23b_x3 = _mm_add_epi32(_mm_and_si128(t22b, t20b), t23b_x2);
        const __m128i t23b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t23b_x3, 14), _mm_srli_epi32(t23b_x3, 18)), t22b);
        /* stream c, step 23, G */
        __m128i t23c_x1 = _mm_add_epi32(t19c, _mm_set1_epi32((int)0xd8a1e681u));
        MD5_X4X3_KEEP("x", t23c_x1);
        __m128i t23c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t20c, t21c), t23c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[15][8])));
        MD5_X4X3_KEEP("x", t23c_x2);
        const __m128i t23c_x3 = _mm_add_epi32(_mm_and_si128(t22c, t20c), t23c_x2);
        const __m128i t23c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t23c_x3, 14), _mm_srli_epi32(t23c_x3, 18)), t22c);
        /* stream a, step 24, G */
        __m128i t24a_x1 = _mm_add_epi32(t20a, _mm_set1_epi32((int)0xe7d3fbc8u));
        MD5_X4X3_KEEP("x", t24a_x1);
        __m128i t24a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t21a, t22a), t24a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])));
        MD5_X4X3_KEEP("x", t24a_x2);
        const __m128i t24a_x3 = _mm_add_epi32(_mm_and_si128(t23a, t21a), t24a_x2);
        const __m128i t24a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t24a_x3, 20), _mm_srli_epi32(t24a_x3, 12)), t23a);
        /* stream b, step 24, G */
        __m128i t24b_x1 = _mm_add_epi32(t20b, _mm_set1_epi32((int)0xe7d3fbc8u));
        MD5_X4X3_KEEP("x", t24b_x1);
        __m128i t24b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t21b, t22b), t24b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[4][4])));
        MD5_X4X3_KEEP("x", t24b_x2);
        const __m128i t24b_x3 = _mm_add_epi32(_mm_and_si128(t23b, t21b), t24b_x2);
        const __m128i t24b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t24b_x3, 20), _mm_srli_epi32(t24b_x3, 12)), t23b);
        MD5_X4X3_COPY(&next[2][4], 12, data[4] + then + 8, data[5] + then + 8);
        /* stream c, step 24, G */
        __m128i t24c_x1 = _mm_add_epi32(t20c, _mm_set1_epi32((int)0xe7d3fbc8u));
        MD5_X4X3_KEEP("x", t24c_x1);
        __m128i t24c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t21c, t22c), t24c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[4][8])));
        MD5_X4X3_KEEP("x", t24c_x2);
        const __m128i t24c_x3 = _mm_add_epi32(_mm_and_si128(t23c, t21c), t24c_x2);
        const __m128i t24c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t24c_x3, 20), _mm_srli_epi32(t24c_x3, 12)), t23c);
        /* stream a, step 25, G */
        __m128i t25a_x1 = _mm_add_epi32(t21a, _mm_set1_epi32((int)0x21e1cde6u));
        MD5_X4X3_KEEP("x", t25a_x1);
        __m128i t25a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t22a, t23a), t25a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])));
        MD5_X4X3_KEEP("x", t25a_x2);
        const __m128i t25a_x3 = _mm_add_epi32(_mm_and_si128(t24a, t22a), t25a_x2);
        const __m128i t25a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t25a_x3, 5), _mm_srli_epi32(t25a_x3, 27)), t24a);
        /* stream b, step 25, G */
        __m128i t25b_x1 = _mm_add_epi32(t21b, _mm_set1_epi32((int)0x21e1cde6u));
        MD5_X4X3_KEEP("x", t25b_x1);
        __m128i t25b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t22b, t23b), t25b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[9][4])));
        MD5_X4X3_KEEP("x", t25b_x2);
        const __m128i t25b_x3 = _mm_add_epi32(_mm_and_si128(t24b, t22b), t25b_x2);
        const __m128i t25b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t25b_x3, 5), _mm_srli_epi32(t25b_x3, 27)), t24b);
        /* stream c, step 25, G */
        __m128i t25c_x1 = _mm_add_epi32(t21c, _mm_set1_epi32((int)0x21e1cde6u));
        MD5_X4X3_KEEP("x", t25c_x1);
        __m128i t25c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t22c, t23c), t25c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[9][8])));
        MD5_X4X3_KEEP("x", t25c_x2);
        const __m128i t25c_x3 = _mm_add_epi32(_mm_and_si128(t24c, t22c), t25c_x2);
        const __m128i t25c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t25c_x3, 5), _mm_srli_epi32(t25c_x3, 27)), t24c);
        MD5_X4X3_COPY(&next[4][4], 12, data[4] + then + 16, data[5] + then + 16);
        /* stream a, step 26, G */
        __m128i t26a_x1 = _mm_add_epi32(t22a, _mm_set1_epi32((int)0xc33707d6u));
        MD5_X4X3_KEEP("x", t26a_x1);
        __m128i t26a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t23a, t24a), t26a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])));
        MD5_X4X3_KEEP("x", t26a_x2);
        const __m128i t26a_x3 = _mm_add_epi32(_mm_and_si128(t25a, t23a), t26a_x2);
        const __m128i t26a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t26a_x3, 9), _mm_srli_epi32(t26a_x3, 23)), t25a);
        /* stream b, step 26, G */
        __m128i t26b_x1 = _mm_add_epi32(t22b, _mm_set1_epi32((int)0xc33707d6u));
        MD5_X4X3_KEEP("x", t26b_x1);
        __m128i t26b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t23b, t24b), t26b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[14][4])));
        MD5_X4X3_KEEP("x", t26b_x2);
        const __m128i t26b_x3 = _mm_add_epi32(_mm_and_si128(t25b, t23b), t26b_x2);
        const __m128i t26b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t26b_x3, 9), _mm_srli_epi32(t26b_x3, 23)), t25b);
        /* stream c, step 26, G */
        __m128i t26c_x1 = _mm_add_epi32(t22c, _mm_set1_epi32((int)0xc33707d6u));
        MD5_X4X3_KEEP("x", t26c_x1);
        __m128i t26c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t23c, t24c), t26c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[14][8])));
        MD5_X4X3_KEEP("x", t26c_x2);
        const __m128i t26c_x3 = _mm_add_epi32(_mm_and_si128(t25c, t23c), t26c_x2);
        const __m128i t26c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t26c_x3, 9), _mm_srli_epi32(t26c_x3, 23)), t25c);
        /* stream a, step 27, G */
        __m128i t27a_x1 = _mm_add_epi32(t23a, _mm_set1_epi32((int)0xf4d50d87u));
        MD5_X4X3_KEEP("x", t27a_x1);
        __m128i t27a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t24a, t25a), t27a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])));
        MD5_X4X3_KEEP("x", t27a_x2);
        const __m128i t27a_x3 = _mm_add_epi32(_mm_and_si128(t26a, t24a), t27a_x2);
        const __m128i t27a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t27a_x3, 14), _mm_srli_epi32(t27a_x3, 18)), t26a);
        MD5_X4X3_COPY(&next[6][4], 12, data[4] + then + 24, data[5] + then + 24);
        /* stream b, step 27, G */
        __m128i t27b_x1 = _mm_add_epi32(t23b, _mm_set1_epi32((int)0xf4d50d87u));
        MD5_X4X3_KEEP("x", t27b_x1);
        __m128i t27b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t24b, t25b), t27b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[3][4])));
        MD5_X4X3_KEEP("x", t27b_x2);
        const __m128i t27b_x3 = _mm_add_epi32(_mm_and_si128(t26b, t24b), t27b_x2);
        const __m128i t27b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t27b_x3, 14), _mm_srli_epi32(t27b_x3, 18)), t26b);
        /* stream c, step 27, G */
        __m128i t27c_x1 = _mm_add_epi32(t23c, _mm_set1_epi32((int)0xf4d50d87u));
        MD5_X4X3_KEEP("x", t27c_x1);
        __m128i t27c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t24c, t25c), t27c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[3][8])));
        MD5_X4X3_KEEP("x", t27c_x2);
        const __m128i t27c_x3 = _mm_add_epi32(_mm_and_si128(t26c, t24c), t27c_x2);
        const __m128i t27c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t27c_x3, 14), _mm_srli_epi32(t27c_x3, 18)), t26c);
        /* stream a, step 28, G */
        __m128i t28a_x1 = _mm_add_epi32(t24a, _mm_set1_epi32((int)0x455a14edu));
        MD5_X4X3_KEEP("x", t28a_x1);
        __m128i t28a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t25a, t26a), t28a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])));
        MD5_X4X3_KEEP("x", t28a_x2);
        const __m128i t28a_x3 = _mm_add_epi32(_mm_and_si128(t27a, t25a), t28a_x2);
        const __m128i t28a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t28a_x3, 20), _mm_srli_epi32(t28a_x3, 12)), t27a);
        /* stream b, step 28, G */
        __m128i t28b_x1 = _mm_add_epi32(t24b, _mm_set1_epi32((int)0x455a14edu));
        MD5_X4X3_KEEP("x", t28b_x1);
        __m128i t28b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t25b, t26b), t28b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[8][4])));
        MD5_X4X3_KEEP("x", t28b_x2);
        const __m128i t28b_x3 = _mm_add_epi32(_mm_and_si128(t27b, t25b), t28b_x2);
        const __m128i t28b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t28b_x3, 20), _mm_srli_epi32(t28b_x3, 12)), t27b);
        MD5_X4X3_COPY(&next[8][4], 12, data[4] + then + 32, data[5] + then + 32);
        /* stream c, step 28, G */
        __m128i t28c_x1 = _mm_add_epi32(t24c, _mm_set1_epi32((int)0x455a14edu));
        MD5_X4X3_KEEP("x", t28c_x1);
        __m128i t28c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t25c, t26c), t28c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[8][8])));
        MD5_X4X3_KEEP("x", t28c_x2);
        const __m128i t28c_x3 = _mm_add_epi32(_mm_and_si128(t27c, t25c), t28c_x2);
        const __m128i t28c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t28c_x3, 20), _mm_srli_epi32(t28c_x3, 12)), t27c);
        /* stream a, step 29, G */
        __m128i t29a_x1 = _mm_add_epi32(t25a, _mm_set1_epi32((int)0xa9e3e905u));
        MD5_X4X3_KEEP("x", t29a_x1);
        __m128i t29a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t26a, t27a), t29a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])));
        MD5_X4X3_KEEP("x", t29a_x2);
        const __m128i t29a_x3 = _mm_add_epi32(_mm_and_si128(t28a, t26a), t29a_x2);
        const __m128i t29a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t29a_x3, 5), _mm_srli_epi32(t29a_x3, 27)), t28a);
        /* stream b, step 29, G */
        __m128i t29b_x1 = _mm_add_epi32(t25b, _mm_set1_epi32((int)0xa9e3e905u));
        MD5_X4X3_KEEP("x", t29b_x1);
        __m128i t29b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t26b, t27b), t29b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[13][4])));
        MD5_X4X3_KEEP("x", t29b_x2);
        const __m128i t29b_x3 = _mm_add_epi32(_mm_and_si128(t28b, t26b), t29b_x2);
        const __m128i t29b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t29b_x3, 5), _mm_srli_epi32(t29b_x3, 27)), t28b);
        /* stream c, step 29, G */
        __m128i t29c_x1 = _mm_add_epi32(t25c, _mm_set1_epi32((int)0xa9e3e905u));
        MD5_X4X3_KEEP("x", t29c_x1);
        __m128i t29c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t26c, t27c), t29c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[13][8])));
        MD5_X4X3_KEEP("x", t29c_x2);
        const __m128i t29c_x3 = _mm_add_epi32(_mm_and_si128(t28c, t26c), t29c_x2);
        const __m128i t29c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t29c_x3, 5), _mm_srli_epi32(t29c_x3, 27)), t28c);
        MD5_X4X3_COPY(&next[10][4], 12, data[4] + then + 40, data[5] + then + 40);
        /* stream a, step 30, G */
        __m128i t30a_x1 = _mm_add_epi32(t26a, _mm_set1_epi32((int)0xfcefa3f8u));
        MD5_X4X3_KEEP("x", t30a_x1);
        __m128i t30a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t27a, t28a), t30a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])));
        MD5_X4X3_KEEP("x", t30a_x2);
        const __m128i t30a_x3 = _mm_add_epi32(_mm_and_si128(t29a, t27a), t30a_x2);
        const __m128i t30a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t30a_x3, 9), _mm_srli_epi32(t30a_x3, 23)), t29a);
        /* stream b, step 30, G */
        __m128i t30b_x1 = _mm_add_epi32(t26b, _mm_set1_epi32((int)0xfcefa3f8u));
        MD5_X4X3_KEEP("x", t30b_x1);
        __m128i t30b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t27b, t28b), t30b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[2][4])));
        MD5_X4X3_KEEP("x", t30b_x2);
        const __m128i t30b_x3 = _mm_add_epi32(_mm_and_si128(t29b, t27b), t30b_x2);
        const __m128i t30b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t30b_x3, 9), _mm_srli_epi32(t30b_x3, 23)), t29b);
        /* stream c, step 30, G */
        __m128i t30c_x1 = _mm_add_epi32(t26c, _mm_set1_epi32((int)0xfcefa3f8u));
        MD5_X4X3_KEEP("x", t30c_x1);
        __m128i t30c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t27c, t28c), t30c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[2][8])));
        MD5_X4X3_KEEP("x", t30c_x2);
        const __m128i t30c_x3 = _mm_add_epi32(_mm_and_si128(t29c, t27c), t30c_x2);
        const __m128i t30c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t30c_x3, 9), _mm_srli_epi32(t30c_x3, 23)), t29c);
        /* stream a, step 31, G */
        __m128i t31a_x1 = _mm_add_epi32(t27a, _mm_set1_epi32((int)0x676f02d9u));
        MD5_X4X3_KEEP("x", t31a_x1);
        __m128i t31a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t28a, t29a), t31a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])));
        MD5_X4X3_KEEP("x", t31a_x2);
        const __m128i t31a_x3 = _mm_add_epi32(_mm_and_si128(t30a, t28a), t31a_x2);
        const __m128i t31a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t31a_x3, 14), _mm_srli_epi32(t31a_x3, 18)), t30a);
        MD5_X4X3_COPY(&next[12][4], 12, data[4] + then + 48, data[5] + then + 48);
        /* stream b, step 31, G */
        __m128i t31b_x1 = _mm_add_epi32(t27b, _mm_set1_epi32((int)0x676f02d9u));
        MD5_X4X3_KEEP("x", t31b_x1);
        __m128i t31b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t28b, t29b), t31b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[7][4])));
        MD5_X4X3_KEEP("x", t31b_x2);
        const __m128i t31b_x3 = _mm_add_epi32(_mm_and_si128(t30b, t28b), t31b_x2);
        const __m128i t31b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t31b_x3, 14), _mm_srli_epi32(t31b_x3, 18)), t30b);
        /* stream c, step 31, G */
        __m128i t31c_x1 = _mm_add_epi32(t27c, _mm_set1_epi32((int)0x676f02d9u));
        MD5_X4X3_KEEP("x", t31c_x1);
        __m128i t31c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t28c, t29c), t31c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[7][8])));
        MD5_X4X3_KEEP("x", t31c_x2);
        const __m128i t31c_x3 = _mm_add_epi32(_mm_and_si128(t30c, t28c), t31c_x2);
        const __m128i t31c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t31c_x3, 14), _mm_srli_epi32(t31c_x3, 18)), t30c);
        /* stream a, step 32, G */
        __m128i t32a_x1 = _mm_add_epi32(t28a, _mm_set1_epi32((int)0x8d2a4c8au));
        MD5_X4X3_KEEP("x", t32a_x1);
        __m128i t32a_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t29a, t30a), t32a_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])));
        MD5_X4X3_KEEP("x", t32a_x2);
        const __m128i t32a_x3 = _mm_add_epi32(_mm_and_si128(t31a, t29a), t32a_x2);
        const __m128i t32a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t32a_x3, 20), _mm_srli_epi32(t32a_x3, 12)), t31a);
        /* stream b, step 32, G */
        __m128i t32b_x1 = _mm_add_epi32(t28b, _mm_set1_epi32((int)0x8d2a4c8au));
        MD5_X4X3_KEEP("x", t32b_x1);
        __m128i t32b_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t29b, t30b), t32b_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[12][4])));
        MD5_X4X3_KEEP("x", t32b_x2);
        const __m128i t32b_x3 = _mm_add_epi32(_mm_and_si128(t31b, t29b), t32b_x2);
        const __m128i t32b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t32b_x3, 20), _mm_srli_epi32(t32b_x3, 12)), t31b);
        MD5_X4X3_COPY(&next[14][4], 12, data[4] + then + 56, data[5] + then + 56);
        /* stream c, step 32, G */
        __m128i t32c_x1 = _mm_add_epi32(t28c, _mm_set1_epi32((int)0x8d2a4c8au));
        MD5_X4X3_KEEP("x", t32c_x1);
        __m128i t32c_x2 = _mm_add_epi32(_mm_add_epi32(_mm_andnot_si128(t29c, t30c), t32c_x1),
            _mm_loadu_si128((const __m128i *)(const void *)(&w[12][8])));
        MD5_X4X3_KEEP("x", t32c_x2);
        const __m128i t32c_x3 = _mm_add_epi32(_mm_and_si128(t31c, t29c), t32c_x2);
        const __m128i t32c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t32c_x3, 20), _mm_srli_epi32(t32c_x3, 12)), t31c);
        /* stream a, step 33, H */
        __m128i t33a_x1 = _mm_xor_si128(t30a, t31a);
        MD5_X4X3_KEEP("x", t33a_x1);
        __m128i t33a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(t29a, _mm_set1_epi32((int)0xfffa3942u)));
        MD5_X4X3_KEEP("x", t33a_x2);
        const __m128i t33a_x3 = _mm_add_epi32(_mm_xor_si128(t32a, t33a_x1), t33a_x2);
        const __m128i t33a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t33a_x3, 4), _mm_srli_epi32(t33a_x3, 28)), t32a);
        /* stream b, step 33, H */
        __m128i t33b_x1 = _mm_xor_si128(t30b, t31b);
        MD5_X4X3_KEEP("x", t33b_x1);
        __m128i t33b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][4])),
            _mm_add_epi32(t29b, _mm_set1_epi32((int)0xfffa3942u)));
        MD5_X4X3_KEEP("x", t33b_x2);
        const __m128i t33b_x3 = _mm_add_epi32(_mm_xor_si128(t32b, t33b_x1), t33b_x2);
        const __m128i t33b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t33b_x3, 4), _mm_srli_epi32(t33b_x3, 28)), t32b);
        /* stream c, step 33, H */
        __m128i t33c_x1 = _mm_xor_si128(t30c, t31c);
        MD5_X4X3_KEEP("x", t33c_x1);
        __m128i t33c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][8])),
            _mm_add_epi32(t29c, _mm_set1_epi32((int)0xfffa3942u)));
        MD5_X4X3_KEEP("x", t33c_x2);
        const __m128i t33c_x3 = _mm_add_epi32(_mm_xor_si128(t32c, t33c_x1), t33c_x2);
        const __m128i t33c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t33c_x3, 4), _mm_srli_epi32(t33c_x3, 28)), t32c);
        MD5_X4X3_COPY(&next[0][6], 12, data[6] + then + 0, data[7] + then + 0);
        /* stream a, step 34, H */
        __m128i t34a_x1 = _mm_xor_si128(t31a, t32a);
        MD5_X4X3_KEEP("x", t34a_x1);
        __m128i t34a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(t30a, _mm_set1_epi32((int)0x8771f681u)));
        MD5_X4X3_KEEP("x", t34a_x2);
        const __m128i t34a_x3 = _mm_add_epi32(_mm_xor_si128(t33a, t34a_x1), t34a_x2);
        const __m128i t34a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t34a_x3, 11), _mm_srli_epi32(t34a_x3, 21)), t33a);
        /* stream b, step 34, H */
        __m128i t34b_x1 = _mm_xor_si128(t31b, t32b);
        MD5_X4X3_KEEP("x", t34b_x1);
        __m128i t34b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][4])),
            _mm_add_epi32(t30b, _mm_set1_epi32((int)0x8771f681u)));
        MD5_X4X3_KEEP("x", t34b_x2);
        const __m128i t34b_x3 = _mm_add_epi32(_mm_xor_si128(t33b, t34b_x1), t34b_x2);
        const __m128i t34b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t34b_x3, 11), _mm_srli_epi32(t34b_x3, 21)), t33b);
        /* stream c, step 34, H */
        __m128i t34c_x1 = _mm_xor_si128(t31c, t32c);
        MD5_X4X3_KEEP("x", t34c_x1);
        __m128i t34c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][8])),
            _mm_add_epi32(t30c, _mm_set1_epi32((int)0x8771f681u)));
        MD5_X4X3_KEEP("x", t34c_x2);
        const __m128i t34c_x3 = _mm_add_epi32(_mm_xor_si128(t33c, t34c_x1), t34c_x2);
        const __m128i t34c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t34c_x3, 11), _mm_srli_epi32(t34c_x3, 21)), t33c);
        /* stream a, step 35, H */
        __m128i t35a_x1 = _mm_xor_si128(t32a, t33a);
        MD5_X4X3_KEEP("x", t35a_x1);
        __m128i t35a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(t31a, _mm_set1_epi32((int)0x6d9d6122u)));
        MD5_X4X3_KEEP("x", t35a_x2);
        const __m128i t35a_x3 = _mm_add_epi32(_mm_xor_si128(t34a, t35a_x1), t35a_x2);
        const __m128i t35a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t35a_x3, 16), _mm_srli_epi32(t35a_x3, 16)), t34a);
        MD5_X4X3_COPY(&next[2][6], 12, data[6] + then + 8, data[7] + then + 8);
        /* stream b, step 35, H */
        __m128i t35b_x1 = _mm_xor_si128(t32b, t33b);
        MD5_X4X3_KEEP("x", t35b_x1);
        __m128i t35b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][4])),
            _mm_add_epi32(t31b, _mm_set1_epi32((int)0x6d9d6122u)));
        MD5_X4X3_KEEP("x", t35b_x2);
        const __m128i t35b_x3 = _mm_add_epi32(_mm_xor_si128(t34b, t35b_x1), t35b_x2);
        const __m128i t35b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t35b_x3, 16), _mm_srli_epi32(t35b_x3, 16)), t34b);
        /* stream c, step 35, H */
        __m128i t35c_x1 = _mm_xor_si128(t32c, t33c);
        MD5_X4X3_KEEP("x", t35c_x1);
        __m128i t35c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][8])),
            _mm_add_epi32(t31c, _mm_set1_epi32((int)0x6d9d6122u)));
        MD5_X4X3_KEEP("x", t35c_x2);
        const __m128i t35c_x3 = _mm_add_epi32(_mm_xor_si128(t34c, t35c_x1), t35c_x2);
        const __m128i t35c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t35c_x3, 16), _mm_srli_epi32(t35c_x3, 16)), t34c);
        /* stream a, step 36, H */
        __m128i t36a_x1 = _mm_xor_si128(t33a, t34a);
        MD5_X4X3_KEEP("x", t36a_x1);
        __m128i t36a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(t32a, _mm_set1_epi32((int)0xfde5380cu)));
        MD5_X4X3_KEEP("x", t36a_x2);
        const __m128i t36a_x3 = _mm_add_epi32(_mm_xor_si128(t35a, t36a_x1), t36a_x2);
        const __m128i t36a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t36a_x3, 23), _mm_srli_epi32(t36a_x3, 9)), t35a);
        /* stream b, step 36, H */
        __m128i t36b_x1 = _mm_xor_si128(t33b, t34b);
        MD5_X4X3_KEEP("x", t36b_x1);
        __m128i t36b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][4])),
            _mm_add_epi32(t32b, _mm_set1_epi32((int)0xfde5380cu)));
        MD5_X4X3_KEEP("x", t36b_x2);
        const __m128i t36b_x3 = _mm_add_epi32(_mm_xor_si128(t35b, t36b_x1), t36b_x2);
        const __m128i t36b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t36b_x3, 23), _mm_srli_epi32(t36b_x3, 9)), t35b);
        MD5_X4X3_COPY(&next[4][6], 12, data[6] + then + 16, data[7] + then + 16);
        /* stream c, step 36, H */
        __m128i t36c_x1 = _mm_xor_si128(t33c, t34c);
        MD5_X4X3_KEEP("x", t36c_x1);
        __m128i t36c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][8])),
            _mm_add_epi32(t32c, _mm_set1_epi32((int)0xfde5380cu)));
        MD5_X4X3_KEEP("x", t36c_x2);
        const __m128i t36c_x3 = _mm_add_epi32(_mm_xor_si128(t35c, t36c_x1), t36c_x2);
        const __m128i t36c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t36c_x3, 23), _mm_srli_epi32(t36c_x3, 9)), t35c);
        /* stream a, step 37, H */
        __m128i t37a_x1 = _mm_xor_si128(t34a, t35a);
        MD5_X4X3_KEEP("x", t37a_x1);
        __m128i t37a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(t33a, _mm_set1_epi32((int)0xa4beea44u)));
        MD5_X4X3_KEEP("x", t37a_x2);
        const __m128i t37a_x3 = _mm_add_epi32(_mm_xor_si128(t36a, t37a_x1), t37a_x2);
        const __m128i t37a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t37a_x3, 4), _mm_srli_epi32(t37a_x3, 28)), t36a);
        /* stream b, step 37, H */
        __m128i t37b_x1 = _mm_xor_si128(t34b, t35b);
        MD5_X4X3_KEEP("x", t37b_x1);
        __m128i t37b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][4])),
            _mm_add_epi32(t33b, _mm_set1_epi32((int)0xa4beea44u)));
        MD5_X4X3_KEEP("x", t37b_x2);
        const __m128i t37b_x3 = _mm_add_epi32(_mm_xor_si128(t36b, t37b_x1), t37b_x2);
        const __m128i t37b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t37b_x3, 4), _mm_srli_epi32(t37b_x3, 28)), t36b);
        /* stream c, step 37, H */
        __m128i t37c_x1 = _mm_xor_si128(t34c, t35c);
        MD5_X4X3_KEEP("x", t37c_x1);
        __m128i t37c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][8])),
            _mm_add_epi32(t33c, _mm_set1_epi32((int)0xa4beea44u)));
        MD5_X4X3_KEEP("x", t37c_x2);
        const __m128i t37c_x3 = _mm_add_epi32(_mm_xor_si128(t36c, t37c_x1), t37c_x2);
        const __m128i t37c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t37c_x3, 4), _mm_srli_epi32(t37c_x3, 28)), t36c);
        MD5_X4X3_COPY(&next[6][6], 12, data[6] + then + 24, data[7] + then + 24);
        /* stream a, step 38, H */
        __m128i t38a_x1 = _mm_xor_si128(t35a, t36a);
        MD5_X4X3_KEEP("x", t38a_x1);
        __m128i t38a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(t34a, _mm_set1_epi32((int)0x4bdecfa9u)));
        MD5_X4X3_KEEP("x", t38a_x2);
        const __m128i t38a_x3 = _mm_add_epi32(_mm_xor_si128(t37a, t38a_x1), t38a_x2);
        const __m128i t38a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t38a_x3, 11), _mm_srli_epi32(t38a_x3, 21)), t37a);
        /* stream b, step 38, H */
        __m128i t38b_x1 = _mm_xor_si128(t35b, t36b);
        MD5_X4X3_KEEP("x", t38b_x1);
        __m128i t38b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][4])),
            _mm_add_epi32(t34b, _mm_set1_epi32((int)0x4bdecfa9u)));
        MD5_X4X3_KEEP("x", t38b_x2);
        const __m128i t38b_x3 = _mm_add_epi32(_mm_xor_si128(t37b, t38b_x1), t38b_x2);
        const __m128i t38b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t38b_x3, 11), _mm_srli_epi32(t38b_x3, 21)), t37b);
        /* stream c, step 38, H */
        __m128i t38c_x1 = _mm_xor_si128(t35c, t36c);
        MD5_X4X3_KEEP("x", t38c_x1);
        __m128i t38c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][8])),
            _mm_add_epi32(t34c, _mm_set1_epi32((int)0x4bdecfa9u)));
        MD5_X4X3_KEEP("x", t38c_x2);
        const __m128i t38c_x3 = _mm_add_epi32(_mm_xor_si128(t37c, t38c_x1), t38c_x2);
        const __m128i t38c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t38c_x3, 11), _mm_srli_epi32(t38c_x3, 21)), t37c);
        /* stream a, step 39, H */
        __m128i t39a_x1 = _mm_xor_si128(t36a, t37a);
        MD5_X4X3_KEEP("x", t39a_x1);
        __m128i t39a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(t35a, _mm_set1_epi32((int)0xf6bb4b60u)));
        MD5_X4X3_KEEP("x", t39a_x2);
        const __m128i t39a_x3 = _mm_add_epi32(_mm_xor_si128(t38a, t39a_x1), t39a_x2);
        const __m128i t39a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t39a_x3, 16), _mm_srli_epi32(t39a_x3, 16)), t38a);
        MD5_X4X3_COPY(&next[8][6], 12, data[6] + then + 32, data[7] + then + 32);
        /* stream b, step 39, H */
        __m128i t39b_x1 = _mm_xor_si128(t36b, t37b);
        MD5_X4X3_KEEP("x", t39b_x1);
        __m128i t39b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][4])),
            _mm_add_epi32(t35b, _mm_set1_epi32((int)0xf6bb4b60u)));
        MD5_X4X3_KEEP("x", t39b_x2);
        const __m128i t39b_x3 = _mm_add_epi32(_mm_xor_si128(t38b, t39b_x1), t39b_x2);
        const __m128i t39b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t39b_x3, 16), _mm_srli_epi32(t39b_x3, 16)), t38b);
        /* stream c, step 39, H */
        __m128i t39c_x1 = _mm_xor_si128(t36c, t37c);
        MD5_X4X3_KEEP("x", t39c_x1);
        __m128i t39c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][8])),
            _mm_add_epi32(t35c, _mm_set1_epi32((int)0xf6bb4b60u)));
        MD5_X4X3_KEEP("x", t39c_x2);
        const __m128i t39c_x3 = _mm_add_epi32(_mm_xor_si128(t38c, t39c_x1), t39c_x2);
        const __m128i t39c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t39c_x3, 16), _mm_srli_epi32(t39c_x3, 16)), t38c);
        /* stream a, step 40, H */
        __m128i t40a_x1 = _mm_xor_si128(t37a, t38a);
        MD5_X4X3_KEEP("x", t40a_x1);
        __m128i t40a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(t36a, _mm_set1_epi32((int)0xbebfbc70u)));
        MD5_X4X3_KEEP("x", t40a_x2);
        const __m128i t40a_x3 = _mm_add_epi32(_mm_xor_si128(t39a, t40a_x1), t40a_x2);
        const __m128i t40a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t40a_x3, 23), _mm_srli_epi32(t40a_x3, 9)), t39a);
        /* stream b, step 40, H */
        __m128i t40b_x1 = _mm_xor_si128(t37b, t38b);
        MD5_X4X3_KEEP("x", t40b_x1);
        __m128i t40b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][4])),
            _mm_add_epi32(t36b, _mm_set1_epi32((int)0xbebfbc70u)));
        MD5_X4X3_KEEP("x", t40b_x2);
        const __m128i t40b_x3 = _mm_add_epi32(_mm_xor_si128(t39b, t40b_x1), t40b_x2);
        const __m128i t40b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t40b_x3, 23), _mm_srli_epi32(t40b_x3, 9)), t39b);
        MD5_X4X3_COPY(&next[10][6], 12, data[6] + then + 40, data[7] + then + 40);
        /* stream c, step 40, H */
        __m128i t40c_x1 = _mm_xor_si128(t37c, t38c);
        MD5_X4X3_KEEP("x", t40c_x1);
        __m128i t40c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][8])),
            _mm_add_epi32(t36c, _mm_set1_epi32((int)0xbebfbc70u)));
        MD5_X4X3_KEEP("x", t40c_x2);
        const __m128i t40c_x3 = _mm_add_epi32(_mm_xor_si128(t39c, t40c_x1), t40c_x2);
        const __m128i t40c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t40c_x3, 23), _mm_srli_epi32(t40c_x3, 9)), t39c);
        /* stream a, step 41, H */
        __m128i t41a_x1 = _mm_xor_si128(t38a, t39a);
        MD5_X4X3_KEEP("x", t41a_x1);
        __m128i t41a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(t37a, _mm_set1_epi32((int)0x289b7ec6u)));
        MD5_X4X3_KEEP("x", t41a_x2);
        const __m128i t41a_x3 = _mm_add_epi32(_mm_xor_si128(t40a, t41a_x1), t41a_x2);
        const __m128i t41a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t41a_x3, 4), _mm_srli_epi32(t41a_x3, 28)), t40a);
        /* stream b, step 41, H */
        __m128i t41b_x1 = _mm_xor_si128(t38b, t39b);
        MD5_X4X3_KEEP("x", t41b_x1);
        __m128i t41b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][4])),
            _mm_add_epi32(t37b, _mm_set1_epi32((int)0x289b7ec6u)));
        MD5_X4X3_KEEP("x", t41b_x2);
        const __m128i t41b_x3 = _mm_add_epi32(_mm_xor_si128(t40b, t41b_x1), t41b_x2);
        const __m128i t41b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t41b_x3, 4), _mm_srli_epi32(t41b_x3, 28)), t40b);
        /* stream c, step 41, H */
        __m128i t41c_x1 = _mm_xor_si128(t38c, t39c);
        MD5_X4X3_KEEP("x", t41c_x1);
        __m128i t41c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][8])),
            _mm_add_epi32(t37c, _mm_set1_epi32((int)0x289b7ec6u)));
        MD5_X4X3_KEEP("x", t41c_x2);
        const __m128i t41c_x3 = _mm_add_epi32(_mm_xor_si128(t40c, t41c_x1), t41c_x2);
        const __m128i t41c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t41c_x3, 4), _mm_srli_epi32(t41c_x3, 28)), t40c);
        MD5_X4X3_COPY(&next[12][6], 12, data[6] + then + 48, data[7] + then + 48);
        /* stream a, step 42, H */
        __m128i t42a_x1 = _mm_xor_si128(t39a, t40a);
        MD5_X4X3_KEEP("x", t42a_x1);
        __m128i t42a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(t38a, _mm_set1_epi32((int)0xeaa127fau)));
        MD5_X4X3_KEEP("x", t42a_x2);
        const __m128i t42a_x3 = _mm_add_epi32(_mm_xor_si128(t41a, t42a_x1), t42a_x2);
        const __m128i t42a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t42a_x3, 11), _mm_srli_epi32(t42a_x3, 21)), t41a);
        /* stream b, step 42, H */
        __m128i t42b_x1 = _mm_xor_si128(t39b, t40b);
        MD5_X4X3_KEEP("x", t42b_x1);
        __m128i t42b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][4])),
            _mm_add_epi32(t38b, _mm_set1_epi32((int)0xeaa127fau)));
        MD5_X4X3_KEEP("x", t42b_x2);
        const __m128i t42b_x3 = _mm_add_epi32(_mm_xor_si128(t41b, t42b_x1), t42b_x2);
        const __m128i t42b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t42b_x3, 11), _mm_srli_epi32(t42b_x3, 21)), t41b);
        /* stream c, step 42, H */
        __m128i t42c_x1 = _mm_xor_si128(t39c, t40c);
        MD5_X4X3_KEEP("x", t42c_x1);
        __m128i t42c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][8])),
            _mm_add_epi32(t38c, _mm_set1_epi32((int)0xeaa127fau)));
        MD5_X4X3_KEEP("x", t42c_x2);
        const __m128i t42c_x3 = _mm_add_epi32(_mm_xor_si128(t41c, t42c_x1), t42c_x2);
        const __m128i t42c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t42c_x3, 11), _mm_srli_epi32(t42c_x3, 21)), t41c);
        /* stream a, step 43, H */
        __m128i t43a_x1 = _mm_xor_si128(t40a, t41a);
        MD5_X4X3_KEEP("x", t43a_x1);
        __m128i t43a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(t39a, _mm_set1_epi32((int)0xd4ef3085u)));
        MD5_X4X3_KEEP("x", t43a_x2);
        const __m128i t43a_x3 = _mm_add_epi32(_mm_xor_si128(t42a, t43a_x1), t43a_x2);
        const __m128i t43a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t43a_x3, 16), _mm_srli_epi32(t43a_x3, 16)), t42a);
        MD5_X4X3_COPY(&next[14][6], 12, data[6] + then + 56, data[7] + then + 56);
        /* stream b, step 43, H */
        __m128i t43b_x1 = _mm_xor_si128(t40b, t41b);
        MD5_X4X3_KEEP("x", t43b_x1);
        __m128i t43b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][4])),
            _mm_add_epi32(t39b, _mm_set1_epi32((int)0xd4ef3085u)));
        MD5_X4X3_KEEP("x", t43b_x2);
        const __m128i t43b_x3 = _mm_add_epi32(_mm_xor_si128(t42b, t43b_x1), t43b_x2);
        const __m128i t43b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t43b_x3, 16), _mm_srli_epi32(t43b_x3, 16)), t42b);
        /* stream c, step 43, H */
        __m128i t43c_x1 = _mm_xor_si128(t40c, t41c);
        MD5_X4X3_KEEP("x", t43c_x1);
        __m128i t43c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][8])),
            _mm_add_epi32(t39c, _mm_set1_epi32((int)0xd4ef3085u)));
        MD5_X4X3_KEEP("x", t43c_x2);
        const __m128i t43c_x3 = _mm_add_epi32(_mm_xor_si128(t42c, t43c_x1), t43c_x2);
        const __m128i t43c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t43c_x3, 16), _mm_srli_epi32(t43c_x3, 16)), t42c);
        /* stream a, step 44, H */
        __m128i t44a_x1 = _mm_xor_si128(t41a, t42a);
        MD5_X4X3_KEEP("x", t44a_x1);
        __m128i t44a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(t40a, _mm_set1_epi32((int)0x04881d05u)));
        MD5_X4X3_KEEP("x", t44a_x2);
        const __m128i t44a_x3 = _mm_add_epi32(_mm_xor_si128(t43a, t44a_x1), t44a_x2);
        const __m128i t44a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t44a_x3, 23), _mm_srli_epi32(t44a_x3, 9)), t43a);
        /* stream b, step 44, H */
        __m128i t44b_x1 = _mm_xor_si128(t41b, t42b);
        MD5_X4X3_KEEP("x", t44b_x1);
        __m128i t44b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][4])),
            _mm_add_epi32(t40b, _mm_set1_epi32((int)0x04881d05u)));
        MD5_X4X3_KEEP("x", t44b_x2);
        const __m128i t44b_x3 = _mm_add_epi32(_mm_xor_si128(t43b, t44b_x1), t44b_x2);
        const __m128i t44b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t44b_x3, 23), _mm_srli_epi32(t44b_x3, 9)), t43b);
        MD5_X4X3_COPY(&next[0][8], 12, data[8] + then + 0, data[9] + then + 0);
        /* stream c, step 44, H */
        __m128i t44c_x1 = _mm_xor_si128(t41c, t42c);
        MD5_X4X3_KEEP("x", t44c_x1);
        __m128i t44c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][8])),
            _mm_add_epi32(t40c, _mm_set1_epi32((int)0x04881d05u)));
        MD5_X4X3_KEEP("x", t44c_x2);
        const __m128i t44c_x3 = _mm_add_epi32(_mm_xor_si128(t43c, t44c_x1), t44c_x2);
        const __m128i t44c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t44c_x3, 23), _mm_srli_epi32(t44c_x3, 9)), t43c);
        /* stream a, step 45, H */
        __m128i t45a_x1 = _mm_xor_si128(t42a, t43a);
        MD5_X4X3_KEEP("x", t45a_x1);
        __m128i t45a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(t41a, _mm_set1_epi32((int)0xd9d4d039u)));
        MD5_X4X3_KEEP("x", t45a_x2);
        const __m128i t45a_x3 = _mm_add_epi32(_mm_xor_si128(t44a, t45a_x1), t45a_x2);
        const __m128i t45a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t45a_x3, 4), _mm_srli_epi32(t45a_x3, 28)), t44a);
        /* stream b, step 45, H */
        __m128i t45b_x1 = _mm_xor_si128(t42b, t43b);
        MD5_X4X3_KEEP("x", t45b_x1);
        __m128i t45b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][4])),
            _mm_add_epi32(t41b, _mm_set1_epi32((int)0xd9d4d039u)));
        MD5_X4X3_KEEP("x", t45b_x2);
        const __m128i t45b_x3 = _mm_add_epi32(_mm_xor_si128(t44b, t45b_x1), t45b_x2);
        const __m128i t45b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t45b_x3, 4), _mm_srli_epi32(t45b_x3, 28)), t44b);
        /* stream c, step 45, H */
        __m128i t45c_x1 = _mm_xor_si128(t42c, t43c);
        MD5_X4X3_KEEP("x", t45c_x1);
        __m128i t45c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][8])),
            _mm_add_epi32(t41c, _mm_set1_epi32((int)0xd9d4d039u)));
        MD5_X4X3_KEEP("x", t45c_x2);
        const __m128i t45c_x3 = _mm_add_epi32(_mm_xor_si128(t44c, t45c_x1), t45c_x2);
        const __m128i t45c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t45c_x3, 4), _mm_srli_epi32(t45c_x3, 28)), t44c);
        MD5_X4X3_COPY(&next[2][8], 12, data[8] + then + 8, data[9] + then + 8);
        /* stream a, step 46, H */
        __m128i t46a_x1 = _mm_xor_si128(t43a, t44a);
        MD5_X4X3_KEEP("x", t46a_x1);
        __m128i t46a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(t42a, _mm_set1_epi32((int)0xe6db99e5u)));
        MD5_X4X3_KEEP("x", t46a_x2);
        const __m128i t46a_x3 = _mm_add_epi32(_mm_xor_si128(t45a, t46a_x1), t46a_x2);
        const __m128i t46a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t46a_x3, 11), _mm_srli_epi32(t46a_x3, 21)), t45a);
        /* stream b, step 46, H */
        __m128i t46b_x1 = _mm_xor_si128(t43b, t44b);
        MD5_X4X3_KEEP("x", t46b_x1);
        __m128i t46b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][4])),
            _mm_add_epi32(t42b, _mm_set1_epi32((int)0xe6db99e5u)));
        MD5_X4X3_KEEP("x", t46b_x2);
        const __m128i t46b_x3 = _mm_add_epi32(_mm_xor_si128(t45b, t46b_x1), t46b_x2);
        const __m128i t46b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t46b_x3, 11), _mm_srli_epi32(t46b_x3, 21)), t45b);
        /* stream c, step 46, H */
        __m128i t46c_x1 = _mm_xor_si128(t43c, t44c);
        MD5_X4X3_KEEP("x", t46c_x1);
        __m128i t46c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][8])),
            _mm_add_epi32(t42c, _mm_set1_epi32((int)0xe6db99e5u)));
        MD5_X4X3_KEEP("x", t46c_x2);
        const __m128i t46c_x3 = _mm_add_epi32(_mm_xor_si128(t45c, t46c_x1), t46c_x2);
        const __m128i t46c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t46c_x3, 11), _mm_srli_epi32(t46c_x3, 21)), t45c);
        /* stream a, step 47, H */
        __m128i t47a_x1 = _mm_xor_si128(t44a, t45a);
        MD5_X4X3_KEEP("x", t47a_x1);
        __m128i t47a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(t43a, _mm_set1_epi32((int)0x1fa27cf8u)));
        MD5_X4X3_KEEP("x", t47a_x2);
        const __m128i t47a_x3 = _mm_add_epi32(_mm_xor_si128(t46a, t47a_x1), t47a_x2);
        const __m128i t47a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t47a_x3, 16), _mm_srli_epi32(t47a_x3, 16)), t46a);
        MD5_X4X3_COPY(&next[4][8], 12, data[8] + then + 16, data[9] + then + 16);
        /* stream b, step 47, H */
        __m128i t47b_x1 = _mm_xor_si128(t44b, t45b);
        MD5_X4X3_KEEP("x", t47b_x1);
        __m128i t47b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][4])),
            _mm_add_epi32(t43b, _mm_set1_epi32((int)0x1fa27cf8u)));
        MD5_X4X3_KEEP("x", t47b_x2);
        const __m128i t47b_x3 = _mm_add_epi32(_mm_xor_si128(t46b, t47b_x1), t47b_x2);
        const __m128i t47b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t47b_x3, 16), _mm_srli_epi32(t47b_x3, 16)), t46b);
        /* stream c, step 47, H */
        __m128i t47c_x1 = _mm_xor_si128(t44c, t45c);
        MD5_X4X3_KEEP("x", t47c_x1);
        __m128i t47c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][8])),
            _mm_add_epi32(t43c, _mm_set1_epi32((int)0x1fa27cf8u)));
        MD5_X4X3_KEEP("x", t47c_x2);
        const __m128i t47c_x3 = _mm_add_epi32(_mm_xor_si128(t46c, t47c_x1), t47c_x2);
        const __m128i t47c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t47c_x3, 16), _mm_srli_epi32(t47c_x3, 16)), t46c);
        /* stream a, step 48, H */
        __m128i t48a_x1 = _mm_xor_si128(t45a, t46a);
        MD5_X4X3_KEEP("x", t48a_x1);
        __m128i t48a_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(t44a, _mm_set1_epi32((int)0xc4ac5665u)));
        MD5_X4X3_KEEP("x", t48a_x2);
        const __m128i t48a_x3 = _mm_add_epi32(_mm_xor_si128(t47a, t48a_x1), t48a_x2);
        const __m128i t48a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t48a_x3, 23), _mm_srli_epi32(t48a_x3, 9)), t47a);
        /* stream b, step 48, H */
        __m128i t48b_x1 = _mm_xor_si128(t45b, t46b);
        MD5_X4X3_KEEP("x", t48b_x1);
        __m128i t48b_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][4])),
            _mm_add_epi32(t44b, _mm_set1_epi32((int)0xc4ac5665u)));
        MD5_X4X3_KEEP("x", t48b_x2);
        const __m128i t48b_x3 = _mm_add_epi32(_mm_xor_si128(t47b, t48b_x1), t48b_x2);
        const __m128i t48b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t48b_x3, 23), _mm_srli_epi32(t48b_x3, 9)), t47b);
        MD5_X4X3_COPY(&next[6][8], 12, data[8] + then + 24, data[9] + then + 24);
        /* stream c, step 48, H */
        __m128i t48c_x1 = _mm_xor_si128(t45c, t46c);
        MD5_X4X3_KEEP("x", t48c_x1);
        __m128i t48c_x2 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][8])),
            _mm_add_epi32(t44c, _mm_set1_epi32((int)0xc4ac5665u)));
        MD5_X4X3_KEEP("x", t48c_x2);
        const __m128i t48c_x3 = _mm_add_epi32(_mm_xor_si128(t47c, t48c_x1), t48c_x2);
        const __m128i t48c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t48c_x3, 23), _mm_srli_epi32(t48c_x3, 9)), t47c);
        /* stream a, step 49, I */
        __m128i t49a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][0])),
            _mm_add_epi32(t45a, _mm_set1_epi32((int)0xf4292243u)));
        MD5_X4X3_KEEP("x", t49a_x1);
        const __m128i t49a_x2 =
            _mm_sub_epi32(t49a_x1, _mm_xor_si128(_mm_andnot_si128(t48a, t46a), t47a));
        const __m128i t49a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t49a_x2, 6), _mm_srli_epi32(t49a_x2, 26)), t48a);
        /* stream b, step 49, I */
        __m128i t49b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][4])),
            _mm_add_epi32(t45b, _mm_set1_epi32((int)0xf4292243u)));
        MD5_X4X3_KEEP("x", t49b_x1);
        const __m128i t49b_x2 =
            _mm_sub_epi32(t49b_x1, _mm_xor_si128(_mm_andnot_si128(t48b, t46b), t47b));
        const __m128i t49b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t49b_x2, 6), _mm_srli_epi32(t49b_x2, 26)), t48b);
        /* stream c, step 49, I */
        __m128i t49c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[0][8])),
            _mm_add_epi32(t45c, _mm_set1_epi32((int)0xf4292243u)));
        MD5_X4X3_KEEP("x", t49c_x1);
        const __m128i t49c_x2 =
            _mm_sub_epi32(t49c_x1, _mm_xor_si128(_mm_andnot_si128(t48c, t46c), t47c));
        const __m128i t49c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t49c_x2, 6), _mm_srli_epi32(t49c_x2, 26)), t48c);
        MD5_X4X3_COPY(&next[8][8], 12, data[8] + then + 32, data[9] + then + 32);
        /* stream a, step 50, I */
        __m128i t50a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][0])),
            _mm_add_epi32(t46a, _mm_set1_epi32((int)0x432aff96u)));
        MD5_X4X3_KEEP("x", t50a_x1);
        const __m128i t50a_x2 =
            _mm_sub_epi32(t50a_x1, _mm_xor_si128(_mm_andnot_si128(t49a, t47a), t48a));
        const __m128i t50a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t50a_x2, 10), _mm_srli_epi32(t50a_x2, 22)), t49a);
        /* stream b, step 50, I */
        __m128i t50b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][4])),
            _mm_add_epi32(t46b, _mm_set1_epi32((int)0x432aff96u)));
        MD5_X4X3_KEEP("x", t50b_x1);
        const __m128i t50b_x2 =
            _mm_sub_epi32(t50b_x1, _mm_xor_si128(_mm_andnot_si128(t49b, t47b), t48b));
        const __m128i t50b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t50b_x2, 10), _mm_srli_epi32(t50b_x2, 22)), t49b);
        /* stream c, step 50, I */
        __m128i t50c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[7][8])),
            _mm_add_epi32(t46c, _mm_set1_epi32((int)0x432aff96u)));
        MD5_X4X3_KEEP("x", t50c_x1);
        const __m128i t50c_x2 =
            _mm_sub_epi32(t50c_x1, _mm_xor_si128(_mm_andnot_si128(t49c, t47c), t48c));
        const __m128i t50c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t50c_x2, 10), _mm_srli_epi32(t50c_x2, 22)), t49c);
        /* stream a, step 51, I */
        __m128i t51a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][0])),
            _mm_add_epi32(t47a, _mm_set1_epi32((int)0xab9423a6u)));
        MD5_X4X3_KEEP("x", t51a_x1);
        const __m128i t51a_x2 =
            _mm_sub_epi32(t51a_x1, _mm_xor_si128(_mm_andnot_si128(t50a, t48a), t49a));
        const __m128i t51a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t51a_x2, 15), _mm_srli_epi32(t51a_x2, 17)), t50a);
        MD5_X4X3_COPY(&next[10][8], 12, data[8] + then + 40, data[9] + then + 40);
        /* stream b, step 51, I */
        __m128i t51b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][4])),
            _mm_add_epi32(t47b, _mm_set1_epi32((int)0xab9423a6u)));
        MD5_X4X3_KEEP("x", t51b_x1);
        const __m128i t51b_x2 =
            _mm_sub_epi32(t51b_x1, _mm_xor_si128(_mm_andnot_si128(t50b, t48b), t49b));
        const __m128i t51b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t51b_x2, 15), _mm_srli_epi32(t51b_x2, 17)), t50b);
        /* stream c, step 51, I */
        __m128i t51c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[14][8])),
            _mm_add_epi32(t47c, _mm_set1_epi32((int)0xab9423a6u)));
        MD5_X4X3_KEEP("x", t51c_x1);
        const __m128i t51c_x2 =
            _mm_sub_epi32(t51c_x1, _mm_xor_si128(_mm_andnot_si128(t50c, t48c), t49c));
        const __m128i t51c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t51c_x2, 15), _mm_srli_epi32(t51c_x2, 17)), t50c);
        /* stream a, step 52, I */
        __m128i t52a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][0])),
            _mm_add_epi32(t48a, _mm_set1_epi32((int)0xfc93a038u)));
        MD5_X4X3_KEEP("x", t52a_x1);
        const __m128i t52a_x2 =
            _mm_sub_epi32(t52a_x1, _mm_xor_si128(_mm_andnot_si128(t51a, t49a), t50a));
        const __m128i t52a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t52a_x2, 21), _mm_srli_epi32(t52a_x2, 11)), t51a);
        /* stream b, step 52, I */
        __m128i t52b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][4])),
            _mm_add_epi32(t48b, _mm_set1_epi32((int)0xfc93a038u)));
        MD5_X4X3_KEEP("x", t52b_x1);
        const __m128i t52b_x2 =
            _mm_sub_epi32(t52b_x1, _mm_xor_si128(_mm_andnot_si128(t51b, t49b), t50b));
        const __m128i t52b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t52b_x2, 21), _mm_srli_epi32(t52b_x2, 11)), t51b);
        MD5_X4X3_COPY(&next[12][8], 12, data[8] + then + 48, data[9] + then + 48);
        /* stream c, step 52, I */
        __m128i t52c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[5][8])),
            _mm_add_epi32(t48c, _mm_set1_epi32((int)0xfc93a038u)));
        MD5_X4X3_KEEP("x", t52c_x1);
        const __m128i t52c_x2 =
            _mm_sub_epi32(t52c_x1, _mm_xor_si128(_mm_andnot_si128(t51c, t49c), t50c));
        const __m128i t52c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t52c_x2, 21), _mm_srli_epi32(t52c_x2, 11)), t51c);
        /* stream a, step 53, I */
        __m128i t53a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][0])),
            _mm_add_epi32(t49a, _mm_set1_epi32((int)0x655b59c2u)));
        MD5_X4X3_KEEP("x", t53a_x1);
        const __m128i t53a_x2 =
            _mm_sub_epi32(t53a_x1, _mm_xor_si128(_mm_andnot_si128(t52a, t50a), t51a));
        const __m128i t53a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t53a_x2, 6), _mm_srli_epi32(t53a_x2, 26)), t52a);
        /* stream b, step 53, I */
        __m128i t53b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][4])),
            _mm_add_epi32(t49b, _mm_set1_epi32((int)0x655b59c2u)));
        MD5_X4X3_KEEP("x", t53b_x1);
        const __m128i t53b_x2 =
            _mm_sub_epi32(t53b_x1, _mm_xor_si128(_mm_andnot_si128(t52b, t50b), t51b));
        const __m128i t53b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t53b_x2, 6), _mm_srli_epi32(t53b_x2, 26)), t52b);
        /* stream c, step 53, I */
        __m128i t53c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[12][8])),
            _mm_add_epi32(t49c, _mm_set1_epi32((int)0x655b59c2u)));
        MD5_X4X3_KEEP("x", t53c_x1);
        const __m128i t53c_x2 =
            _mm_sub_epi32(t53c_x1, _mm_xor_si128(_mm_andnot_si128(t52c, t50c), t51c));
        const __m128i t53c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t53c_x2, 6), _mm_srli_epi32(t53c_x2, 26)), t52c);
        MD5_X4X3_COPY(&next[14][8], 12, data[8] + then + 56, data[9] + then + 56);
        /* stream a, step 54, I */
        __m128i t54a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][0])),
            _mm_add_epi32(t50a, _mm_set1_epi32((int)0x8f0ccc91u)));
        MD5_X4X3_KEEP("x", t54a_x1);
        const __m128i t54a_x2 =
            _mm_sub_epi32(t54a_x1, _mm_xor_si128(_mm_andnot_si128(t53a, t51a), t52a));
        const __m128i t54a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t54a_x2, 10), _mm_srli_epi32(t54a_x2, 22)), t53a);
        /* stream b, step 54, I */
        __m128i t54b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][4])),
            _mm_add_epi32(t50b, _mm_set1_epi32((int)0x8f0ccc91u)));
        MD5_X4X3_KEEP("x", t54b_x1);
        const __m128i t54b_x2 =
            _mm_sub_epi32(t54b_x1, _mm_xor_si128(_mm_andnot_si128(t53b, t51b), t52b));
        const __m128i t54b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t54b_x2, 10), _mm_srli_epi32(t54b_x2, 22)), t53b);
        /* stream c, step 54, I */
        __m128i t54c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[3][8])),
            _mm_add_epi32(t50c, _mm_set1_epi32((int)0x8f0ccc91u)));
        MD5_X4X3_KEEP("x", t54c_x1);
        const __m128i t54c_x2 =
            _mm_sub_epi32(t54c_x1, _mm_xor_si128(_mm_andnot_si128(t53c, t51c), t52c));
        const __m128i t54c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t54c_x2, 10), _mm_srli_epi32(t54c_x2, 22)), t53c);
        /* stream a, step 55, I */
        __m128i t55a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][0])),
            _mm_add_epi32(t51a, _mm_set1_epi32((int)0xffeff47cu)));
        MD5_X4X3_KEEP("x", t55a_x1);
        const __m128i t55a_x2 =
            _mm_sub_epi32(t55a_x1, _mm_xor_si128(_mm_andnot_si128(t54a, t52a), t53a));
        const __m128i t55a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t55a_x2, 15), _mm_srli_epi32(t55a_x2, 17)), t54a);
        MD5_X4X3_COPY(&next[0][10], 12, data[10] + then + 0, data[11] + then + 0);
        /* stream b, step 55, I */
        __m128i t55b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][4])),
            _mm_add_epi32(t51b, _mm_set1_epi32((int)0xffeff47cu)));
        MD5_X4X3_KEEP("x", t55b_x1);
        const __m128i t55b_x2 =
            _mm_sub_epi32(t55b_x1, _mm_xor_si128(_mm_andnot_si128(t54b, t52b), t53b));
        const __m128i t55b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t55b_x2, 15), _mm_srli_epi32(t55b_x2, 17)), t54b);
        /* stream c, step 55, I */
        __m128i t55c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[10][8])),
            _mm_add_epi32(t51c, _mm_set1_epi32((int)0xffeff47cu)));
        MD5_X4X3_KEEP("x", t55c_x1);
        const __m128i t55c_x2 =
            _mm_sub_epi32(t55c_x1, _mm_xor_si128(_mm_andnot_si128(t54c, t52c), t53c));
        const __m128i t55c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t55c_x2, 15), _mm_srli_epi32(t55c_x2, 17)), t54c);
        /* stream a, step 56, I */
        __m128i t56a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][0])),
            _mm_add_epi32(t52a, _mm_set1_epi32((int)0x85845dd0u)));
        MD5_X4X3_KEEP("x", t56a_x1);
        const __m128i t56a_x2 =
            _mm_sub_epi32(t56a_x1, _mm_xor_si128(_mm_andnot_si128(t55a, t53a), t54a));
        const __m128i t56a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t56a_x2, 21), _mm_srli_epi32(t56a_x2, 11)), t55a);
        /* stream b, step 56, I */
        __m128i t56b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][4])),
            _mm_add_epi32(t52b, _mm_set1_epi32((int)0x85845dd0u)));
        MD5_X4X3_KEEP("x", t56b_x1);
        const __m128i t56b_x2 =
            _mm_sub_epi32(t56b_x1, _mm_xor_si128(_mm_andnot_si128(t55b, t53b), t54b));
        const __m128i t56b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t56b_x2, 21), _mm_srli_epi32(t56b_x2, 11)), t55b);
        MD5_X4X3_COPY(&next[2][10], 12, data[10] + then + 8, data[11] + then + 8);
        /* stream c, step 56, I */
        __m128i t56c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[1][8])),
            _mm_add_epi32(t52c, _mm_set1_epi32((int)0x85845dd0u)));
        MD5_X4X3_KEEP("x", t56c_x1);
        const __m128i t56c_x2 =
            _mm_sub_epi32(t56c_x1, _mm_xor_si128(_mm_andnot_si128(t55c, t53c), t54c));
        const __m128i t56c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t56c_x2, 21), _mm_srli_epi32(t56c_x2, 11)), t55c);
        /* stream a, step 57, I */
        __m128i t57a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][0])),
            _mm_add_epi32(t53a, _mm_set1_epi32((int)0x6fa87e4eu)));
        MD5_X4X3_KEEP("x", t57a_x1);
        const __m128i t57a_x2 =
            _mm_sub_epi32(t57a_x1, _mm_xor_si128(_mm_andnot_si128(t56a, t54a), t55a));
        const __m128i t57a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t57a_x2, 6), _mm_srli_epi32(t57a_x2, 26)), t56a);
        /* stream b, step 57, I */
        __m128i t57b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][4])),
            _mm_add_epi32(t53b, _mm_set1_epi32((int)0x6fa87e4eu)));
        MD5_X4X3_KEEP("x", t57b_x1);
        const __m128i t57b_x2 =
            _mm_sub_epi32(t57b_x1, _mm_xor_si128(_mm_andnot_si128(t56b, t54b), t55b));
        const __m128i t57b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t57b_x2, 6), _mm_srli_epi32(t57b_x2, 26)), t56b);
        /* stream c, step 57, I */
        __m128i t57c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[8][8])),
            _mm_add_epi32(t53c, _mm_set1_epi32((int)0x6fa87e4eu)));
        MD5_X4X3_KEEP("x", t57c_x1);
        const __m128i t57c_x2 =
            _mm_sub_epi32(t57c_x1, _mm_xor_si128(_mm_andnot_si128(t56c, t54c), t55c));
        const __m128i t57c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t57c_x2, 6), _mm_srli_epi32(t57c_x2, 26)), t56c);
        MD5_X4X3_COPY(&next[4][10], 12, data[10] + then + 16, data[11] + then + 16);
        /* stream a, step 58, I */
        __m128i t58a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][0])),
            _mm_add_epi32(t54a, _mm_set1_epi32((int)0xfe2ce6dfu)));
        MD5_X4X3_KEEP("x", t58a_x1);
        const __m128i t58a_x2 =
            _mm_sub_epi32(t58a_x1, _mm_xor_si128(_mm_andnot_si128(t57a, t55a), t56a));
        const __m128i t58a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t58a_x2, 10), _mm_srli_epi32(t58a_x2, 22)), t57a);
        /* stream b, step 58, I */
        __m128i t58b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][4])),
            _mm_add_epi32(t54b, _mm_set1_epi32((int)0xfe2ce6dfu)));
        MD5_X4X3_KEEP("x", t58b_x1);
        const __m128i t58b_x2 =
            _mm_sub_epi32(t58b_x1, _mm_xor_si128(_mm_andnot_si128(t57b, t55b), t56b));
        const __m128i t58b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t58b_x2, 10), _mm_srli_epi32(t58b_x2, 22)), t57b);
        /* stream c, step 58, I */
        __m128i t58c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[15][8])),
            _mm_add_epi32(t54c, _mm_set1_epi32((int)0xfe2ce6dfu)));
        MD5_X4X3_KEEP("x", t58c_x1);
        const __m128i t58c_x2 =
            _mm_sub_epi32(t58c_x1, _mm_xor_si128(_mm_andnot_si128(t57c, t55c), t56c));
        const __m128i t58c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t58c_x2, 10), _mm_srli_epi32(t58c_x2, 22)), t57c);
        /* stream a, step 59, I */
        __m128i t59a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][0])),
            _mm_add_epi32(t55a, _mm_set1_epi32((int)0xa3014313u)));
        MD5_X4X3_KEEP("x", t59a_x1);
        const __m128i t59a_x2 =
            _mm_sub_epi32(t59a_x1, _mm_xor_si128(_mm_andnot_si128(t58a, t56a), t57a));
        const __m128i t59a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t59a_x2, 15), _mm_srli_epi32(t59a_x2, 17)), t58a);
        MD5_X4X3_COPY(&next[6][10], 12, data[10] + then + 24, data[11] + then + 24);
        /* stream b, step 59, I */
        __m128i t59b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][4])),
            _mm_add_epi32(t55b, _mm_set1_epi32((int)0xa3014313u)));
        MD5_X4X3_KEEP("x", t59b_x1);
        const __m128i t59b_x2 =
            _mm_sub_epi32(t59b_x1, _mm_xor_si128(_mm_andnot_si128(t58b, t56b), t57b));
        const __m128i t59b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t59b_x2, 15), _mm_srli_epi32(t59b_x2, 17)), t58b);
        /* stream c, step 59, I */
        __m128i t59c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[6][8])),
            _mm_add_epi32(t55c, _mm_set1_epi32((int)0xa3014313u)));
        MD5_X4X3_KEEP("x", t59c_x1);
        const __m128i t59c_x2 =
            _mm_sub_epi32(t59c_x1, _mm_xor_si128(_mm_andnot_si128(t58c, t56c), t57c));
        const __m128i t59c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t59c_x2, 15), _mm_srli_epi32(t59c_x2, 17)), t58c);
        /* stream a, step 60, I */
        __m128i t60a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][0])),
            _mm_add_epi32(t56a, _mm_set1_epi32((int)0x4e0811a0u)));
        MD5_X4X3_KEEP("x", t60a_x1);
        const __m128i t60a_x2 =
            _mm_sub_epi32(t60a_x1, _mm_xor_si128(_mm_andnot_si128(t59a, t57a), t58a));
        const __m128i t60a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t60a_x2, 21), _mm_srli_epi32(t60a_x2, 11)), t59a);
        /* stream b, step 60, I */
        __m128i t60b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][4])),
            _mm_add_epi32(t56b, _mm_set1_epi32((int)0x4e0811a0u)));
        MD5_X4X3_KEEP("x", t60b_x1);
        const __m128i t60b_x2 =
            _mm_sub_epi32(t60b_x1, _mm_xor_si128(_mm_andnot_si128(t59b, t57b), t58b));
        const __m128i t60b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t60b_x2, 21), _mm_srli_epi32(t60b_x2, 11)), t59b);
        MD5_X4X3_COPY(&next[8][10], 12, data[10] + then + 32, data[11] + then + 32);
        /* stream c, step 60, I */
        __m128i t60c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[13][8])),
            _mm_add_epi32(t56c, _mm_set1_epi32((int)0x4e0811a0u)));
        MD5_X4X3_KEEP("x", t60c_x1);
        const __m128i t60c_x2 =
            _mm_sub_epi32(t60c_x1, _mm_xor_si128(_mm_andnot_si128(t59c, t57c), t58c));
        const __m128i t60c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t60c_x2, 21), _mm_srli_epi32(t60c_x2, 11)), t59c);
        /* stream a, step 61, I */
        __m128i t61a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][0])),
            _mm_add_epi32(t57a, _mm_set1_epi32((int)0xf7537e81u)));
        MD5_X4X3_KEEP("x", t61a_x1);
        const __m128i t61a_x2 =
            _mm_sub_epi32(t61a_x1, _mm_xor_si128(_mm_andnot_si128(t60a, t58a), t59a));
        const __m128i t61a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t61a_x2, 6), _mm_srli_epi32(t61a_x2, 26)), t60a);
        /* stream b, step 61, I */
        __m128i t61b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][4])),
            _mm_add_epi32(t57b, _mm_set1_epi32((int)0xf7537e81u)));
        MD5_X4X3_KEEP("x", t61b_x1);
        const __m128i t61b_x2 =
            _mm_sub_epi32(t61b_x1, _mm_xor_si128(_mm_andnot_si128(t60b, t58b), t59b));
        const __m128i t61b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t61b_x2, 6), _mm_srli_epi32(t61b_x2, 26)), t60b);
        /* stream c, step 61, I */
        __m128i t61c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[4][8])),
            _mm_add_epi32(t57c, _mm_set1_epi32((int)0xf7537e81u)));
        MD5_X4X3_KEEP("x", t61c_x1);
        const __m128i t61c_x2 =
            _mm_sub_epi32(t61c_x1, _mm_xor_si128(_mm_andnot_si128(t60c, t58c), t59c));
        const __m128i t61c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t61c_x2, 6), _mm_srli_epi32(t61c_x2, 26)), t60c);
        MD5_X4X3_COPY(&next[10][10], 12, data[10] + then + 40, data[11] + then + 40);
        /* stream a, step 62, I */
        __m128i t62a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][0])),
            _mm_add_epi32(t58a, _mm_set1_epi32((int)0xbd3af234u)));
        MD5_X4X3_KEEP("x", t62a_x1);
        const __m128i t62a_x2 =
            _mm_sub_epi32(t62a_x1, _mm_xor_si128(_mm_andnot_si128(t61a, t59a), t60a));
        const __m128i t62a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t62a_x2, 10), _mm_srli_epi32(t62a_x2, 22)), t61a);
        /* stream b, step 62, I */
        __m128i t62b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][4])),
            _mm_add_epi32(t58b, _mm_set1_epi32((int)0xbd3af234u)));
        MD5_X4X3_KEEP("x", t62b_x1);
        const __m128i t62b_x2 =
            _mm_sub_epi32(t62b_x1, _mm_xor_si128(_mm_andnot_si128(t61b, t59b), t60b));
        const __m128i t62b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t62b_x2, 10), _mm_srli_epi32(t62b_x2, 22)), t61b);
        /* stream c, step 62, I */
        __m128i t62c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[11][8])),
            _mm_add_epi32(t58c, _mm_set1_epi32((int)0xbd3af234u)));
        MD5_X4X3_KEEP("x", t62c_x1);
        const __m128i t62c_x2 =
            _mm_sub_epi32(t62c_x1, _mm_xor_si128(_mm_andnot_si128(t61c, t59c), t60c));
        const __m128i t62c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t62c_x2, 10), _mm_srli_epi32(t62c_x2, 22)), t61c);
        /* stream a, step 63, I */
        __m128i t63a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][0])),
            _mm_add_epi32(t59a, _mm_set1_epi32((int)0x2ad7d2bau)));
        MD5_X4X3_KEEP("x", t63a_x1);
        const __m128i t63a_x2 =
            _mm_sub_epi32(t63a_x1, _mm_xor_si128(_mm_andnot_si128(t62a, t60a), t61a));
        const __m128i t63a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t63a_x2, 15), _mm_srli_epi32(t63a_x2, 17)), t62a);
        MD5_X4X3_COPY(&next[12][10], 12, data[10] + then + 48, data[11] + then + 48);
        /* stream b, step 63, I */
        __m128i t63b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][4])),
            _mm_add_epi32(t59b, _mm_set1_epi32((int)0x2ad7d2bau)));
        MD5_X4X3_KEEP("x", t63b_x1);
        const __m128i t63b_x2 =
            _mm_sub_epi32(t63b_x1, _mm_xor_si128(_mm_andnot_si128(t62b, t60b), t61b));
        const __m128i t63b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t63b_x2, 15), _mm_srli_epi32(t63b_x2, 17)), t62b);
        /* stream c, step 63, I */
        __m128i t63c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[2][8])),
            _mm_add_epi32(t59c, _mm_set1_epi32((int)0x2ad7d2bau)));
        MD5_X4X3_KEEP("x", t63c_x1);
        const __m128i t63c_x2 =
            _mm_sub_epi32(t63c_x1, _mm_xor_si128(_mm_andnot_si128(t62c, t60c), t61c));
        const __m128i t63c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t63c_x2, 15), _mm_srli_epi32(t63c_x2, 17)), t62c);
        /* stream a, step 64, I */
        __m128i t64a_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][0])),
            _mm_add_epi32(t60a, _mm_set1_epi32((int)0xeb86d390u)));
        MD5_X4X3_KEEP("x", t64a_x1);
        const __m128i t64a_x2 =
            _mm_sub_epi32(t64a_x1, _mm_xor_si128(_mm_andnot_si128(t63a, t61a), t62a));
        const __m128i t64a = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t64a_x2, 21), _mm_srli_epi32(t64a_x2, 11)), t63a);
        /* stream b, step 64, I */
        __m128i t64b_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][4])),
            _mm_add_epi32(t60b, _mm_set1_epi32((int)0xeb86d390u)));
        MD5_X4X3_KEEP("x", t64b_x1);
        const __m128i t64b_x2 =
            _mm_sub_epi32(t64b_x1, _mm_xor_si128(_mm_andnot_si128(t63b, t61b), t62b));
        const __m128i t64b = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t64b_x2, 21), _mm_srli_epi32(t64b_x2, 11)), t63b);
        MD5_X4X3_COPY(&next[14][10], 12, data[10] + then + 56, data[11] + then + 56);
        /* stream c, step 64, I */
        __m128i t64c_x1 = _mm_add_epi32(_mm_loadu_si128((const __m128i *)(const void *)(&w[9][8])),
            _mm_add_epi32(t60c, _mm_set1_epi32((int)0xeb86d390u)));
        MD5_X4X3_KEEP("x", t64c_x1);
        const __m128i t64c_x2 =
            _mm_sub_epi32(t64c_x1, _mm_xor_si128(_mm_andnot_si128(t63c, t61c), t62c));
        const __m128i t64c = _mm_add_epi32(
            _mm_or_si128(_mm_slli_epi32(t64c_x2, 21), _mm_srli_epi32(t64c_x2, 11)), t63c);

        const __m128i h0a_next = _mm_add_epi32(t61a, h0a);
        const __m128i h1a_next = _mm_add_epi32(t64a, h1a);
        const __m128i h2a_next = _mm_add_epi32(t63a, h2a);
        const __m128i h3a_next = _mm_add_epi32(t62a, h3a);
        const __m128i h0b_next = _mm_add_epi32(t61b, h0b);
        const __m128i h1b_next = _mm_add_epi32(t64b, h1b);
        const __m128i h2b_next = _mm_add_epi32(t63b, h2b);
        const __m128i h3b_next = _mm_add_epi32(t62b, h3b);
        const __m128i h0c_next = _mm_add_epi32(t61c, h0c);
        const __m128i h1c_next = _mm_add_epi32(t64c, h1c);
        const __m128i h2c_next = _mm_add_epi32(t63c, h2c);
        const __m128i h3c_next = _mm_add_epi32(t62c, h3c);
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
        h0c = h0c_next;
        h1c = h1c_next;
        h2c = h2c_next;
        h3c = h3c_next;
    }
    _mm_storeu_si128((__m128i *)(void *)(&state[0][0]), h0a);
    _mm_storeu_si128((__m128i *)(void *)(&state[1][0]), h1a);
    _mm_storeu_si128((__m128i *)(void *)(&state[2][0]), h2a);
    _mm_storeu_si128((__m128i *)(void *)(&state[3][0]), h3a);
    _mm_storeu_si128((__m128i *)(void *)(&state[0][4]), h0b);
    _mm_storeu_si128((__m128i *)(void *)(&state[1][4]), h1b);
    _mm_storeu_si128((__m128i *)(void *)(&state[2][4]), h2b);
    _mm_storeu_si128((__m128i *)(void *)(&state[3][4]), h3b);
    _mm_storeu_si128((__m128i *)(void *)(&state[0][8]), h0c);
    _mm_storeu_si128((__m128i *)(void *)(&state[1][8]), h1c);
    _mm_storeu_si128((__m128i *)(void *)(&state[2][8]), h2c);
    _mm_storeu_si128((__m128i *)(void *)(&state[3][8]), h3c);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
