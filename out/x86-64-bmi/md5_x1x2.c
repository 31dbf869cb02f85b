/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-bmi --kernel lanes
 *
 * With the options above, `hashwright prove` proves md5_x1x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-bmi --kernel lanes` measures the speed.
 *
 * md5_x1x2_blocks: 972 instructions for a block of 64 bytes in each of 2 streams, critical
 *     path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 */
#include "md5_x1x2.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("bmi,bmi2")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_X1X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_X1X2_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_x1x2_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_x1x2_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_x1x2_blocks(uint32_t state[4][2], const uint8_t *const data[2], size_t nblocks)
{
    uint32_t h0a = state[0][0];
    uint32_t h1a = state[1][0];
    uint32_t h2a = state[2][0];
    uint32_t h3a = state[3][0];
    uint32_t h0b = state[0][1];
    uint32_t h1b = state[1][1];
    uint32_t h2b = state[2][1];
    uint32_t h3b = state[3][1];

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t m0a = md5_x1x2_load32(data[0] + at + 0);
        const uint32_t m1a = md5_x1x2_load32(data[0] + at + 4);
        const uint32_t m2a = md5_x1x2_load32(data[0] + at + 8);
        const uint32_t m3a = md5_x1x2_load32(data[0] + at + 12);
        const uint32_t m4a = md5_x1x2_load32(data[0] + at + 16);
        const uint32_t m5a = md5_x1x2_load32(data[0] + at + 20);
        const uint32_t m6a = md5_x1x2_load32(data[0] + at + 24);
        const uint32_t m7a = md5_x1x2_load32(data[0] + at + 28);
        const uint32_t m8a = md5_x1x2_load32(data[0] + at + 32);
        const uint32_t m9a = md5_x1x2_load32(data[0] + at + 36);
        const uint32_t m10a = md5_x1x2_load32(data[0] + at + 40);
        const uint32_t m11a = md5_x1x2_load32(data[0] + at + 44);
        const uint32_t m12a = md5_x1x2_load32(data[0] + at + 48);
        const uint32_t m13a = md5_x1x2_load32(data[0] + at + 52);
        const uint32_t m14a = md5_x1x2_load32(data[0] + at + 56);
        const uint32_t m15a = md5_x1x2_load32(data[0] + at + 60);
        const uint32_t m0b = md5_x1x2_load32(data[1] + at + 0);
        const uint32_t m1b = md5_x1x2_load32(data[1] + at + 4);
        const uint32_t m2b = md5_x1x2_load32(data[1] + at + 8);
        const uint32_t m3b = md5_x1x2_load32(data[1] + at + 12);
        const uint32_t m4b = md5_x1x2_load32(data[1] + at + 16);
        const uint32_t m5b = md5_x1x2_load32(data[1] + at + 20);
        const uint32_t m6b = md5_x1x2_load32(data[1] + at + 24);
        const uint32_t m7b = md5_x1x2_load32(data[1] + at + 28);
        const uint32_t m8b = md5_x1x2_load32(data[1] + at + 32);
        const uint32_t m9b = md5_x1x2_load32(data[1] + at + 36);
        const uint32_t m10b = md5_x1x2_load32(data[1] + at + 40);
        const uint32_t m11b = md5_x1x2_load32(data[1] + at + 44);
        const uint32_t m12b = md5_x1x2_load32(data[1] + at + 48);
        const uint32_t m13b = md5_x1x2_load32(data[1] + at + 52);
        const uint32_t m14b = md5_x1x2_load32(data[1] + at + 56);
        const uint32_t m15b = md5_x1x2_load32(data[1] + at + 60);

        /* stream a, step 1, F */
        uint32_t t1a_x1 = m0a + 0xd76aa478u + h0a;
        MD5_X1X2_KEEP("r", t1a_x1);
        const uint32_t t1a = md5_x1x2_rotl32(((h1a & h2a) | (~h1a & h3a)) + t1a_x1, 7) + h1a;
        /* stream b, step 1, F */
        uint32_t t1b_x1 = m0b + 0xd76aa478u + h0b;
        MD5_X1X2_KEEP("r", t1b_x1);
        const uint32_t t1b = md5_x1x2_rotl32(((h1b & h2b) | (~h1b & h3b)) + t1b_x1, 7) + h1b;
        /* stream a, step 2, F */
        uint32_t t2a_x1 = m1a + (h3a + 0xe8c7b756u);
        MD5_X1X2_KEEP("r", t2a_x1);
        const uint32_t t2a = md5_x1x2_rotl32(((t1a & h1a) | (~t1a & h2a)) + t2a_x1, 12) + t1a;
        /* stream b, step 2, F */
        uint32_t t2b_x1 = m1b + (h3b + 0xe8c7b756u);
        MD5_X1X2_KEEP("r", t2b_x1);
        const uint32_t t2b = md5_x1x2_rotl32(((t1b & h1b) | (~t1b & h2b)) + t2b_x1, 12) + t1b;
        /* stream a, step 3, F */
        uint32_t t3a_x1 = m2a + (h2a + 0x242070dbu);
        MD5_X1X2_KEEP("r", t3a_x1);
        const uint32_t t3a = md5_x1x2_rotl32(((t2a & t1a) | (~t2a & h1a)) + t3a_x1, 17) + t2a;
        /* stream b, step 3, F */
        uint32_t t3b_x1 = m2b + (h2b + 0x242070dbu);
        MD5_X1X2_KEEP("r", t3b_x1);
        const uint32_t t3b = md5_x1x2_rotl32(((t2b & t1b) | (~t2b & h1b)) + t3b_x1, 17) + t2b;
        /* stream a, step 4, F */
        uint32_t t4a_x1 = m3a + (h1a + 0xc1bdceeeu);
        MD5_X1X2_KEEP("r", t4a_x1);
        const uint32_t t4a = md5_x1x2_rotl32(((t3a & t2a) | (~t3a & t1a)) + t4a_x1, 22) + t3a;
        /* stream b, step 4, F */
        uint32_t t4b_x1 = m3b + (h1b + 0xc1bdceeeu);
        MD5_X1X2_KEEP("r", t4b_x1);
        const uint32_t t4b = md5_x1x2_rotl32(((t3b & t2b) | (~t3b & t1b)) + t4b_x1, 22) + t3b;
        /* stream a, step 5, F */
        uint32_t t5a_x1 = m4a + (t1a + 0xf57c0fafu);
        MD5_X1X2_KEEP("r", t5a_x1);
        const uint32_t t5a = md5_x1x2_rotl32(((t4a & t3a) | (~t4a & t2a)) + t5a_x1, 7) + t4a;
        /* stream b, step 5, F */
        uint32_t t5b_x1 = m4b + (t1b + 0xf57c0fafu);
        MD5_X1X2_KEEP("r", t5b_x1);
        const uint32_t t5b = md5_x1x2_rotl32(((t4b & t3b) | (~t4b & t2b)) + t5b_x1, 7) + t4b;
        /* stream a, step 6, F */
        uint32_t t6a_x1 = m5a + (t2a + 0x4787c62au);
        MD5_X1X2_KEEP("r", t6a_x1);
        const uint32_t t6a = md5_x1x2_rotl32(((t5a & t4a) | (~t5a & t3a)) + t6a_x1, 12) + t5a;
        /* stream b, step 6, F */
        uint32_t t6b_x1 = m5b + (t2b + 0x4787c62au);
        MD5_X1X2_KEEP("r", t6b_x1);
        const uint32_t t6b = md5_x1x2_rotl32(((t5b & t4b) | (~t5b & t3b)) + t6b_x1, 12) + t5b;
        /* stream a, step 7, F */
        uint32_t t7a_x1 = m6a + (t3a + 0xa8304613u);
        MD5_X1X2_KEEP("r", t7a_x1);
        const uint32_t t7a = md5_x1x2_rotl32(((t6a & t5a) | (~t6a & t4a)) + t7a_x1, 17) + t6a;
        /* stream b, step 7, F */
        uint32_t t7b_x1 = m6b + (t3b + 0xa8304613u);
        MD5_X1X2_KEEP("r", t7b_x1);
        const uint32_t t7b = md5_x1x2_rotl32(((t6b & t5b) | (~t6b & t4b)) + t7b_x1, 17) + t6b;
        /* stream a, step 8, F */
        uint32_t t8a_x1 = m7a + (t4a + 0xfd469501u);
        MD5_X1X2_KEEP("r", t8a_x1);
        const uint32_t t8a = md5_x1x2_rotl32(((t7a & t6a) | (~t7a & t5a)) + t8a_x1, 22) + t7a;
        /* stream b, step 8, F */
        uint32_t t8b_x1 = m7b + (t4b + 0xfd469501u);
        MD5_X1X2_KEEP("r", t8b_x1);
        const uint32_t t8b = md5_x1x2_rotl32(((t7b & t6b) | (~t7b & t5b)) + t8b_x1, 22) + t7b;
        /* stream a, step 9, F */
        uint32_t t9a_x1 = m8a + (t5a + 0x698098d8u);
        MD5_X1X2_KEEP("r", t9a_x1);
        const uint32_t t9a = md5_x1x2_rotl32(((t8a & t7a) | (~t8a & t6a)) + t9a_x1, 7) + t8a;
        /* stream b, step 9, F */
        uint32_t t9b_x1 = m8b + (t5b + 0x698098d8u);
        MD5_X1X2_KEEP("r", t9b_x1);
        const uint32_t t9b = md5_x1x2_rotl32(((t8b & t7b) | (~t8b & t6b)) + t9b_x1, 7) + t8b;
        /* stream a, step 10, F */
        uint32_t t10a_x1 = m9a + (t6a + 0x8b44f7afu);
        MD5_X1X2_KEEP("r", t10a_x1);
        const uint32_t t10a = md5_x1x2_rotl32(((t9a & t8a) | (~t9a & t7a)) + t10a_x1, 12) + t9a;
        /* stream b, step 10, F */
        uint32_t t10b_x1 = m9b + (t6b + 0x8b44f7afu);
        MD5_X1X2_KEEP("r", t10b_x1);
        const uint32_t t10b = md5_x1x2_rotl32(((t9b & t8b) | (~t9b & t7b)) + t10b_x1, 12) + t9b;
        /* stream a, step 11, F */
        uint32_t t11a_x1 = m10a + (t7a + 0xffff5bb1u);
        MD5_X1X2_KEEP("r", t11a_x1);
        const uint32_t t11a = md5_x1x2_rotl32(((t10a & t9a) | (~t10a & t8a)) + t11a_x1, 17) + t10a;
        /* stream b, step 11, F */
        uint32_t t11b_x1 = m10b + (t7b + 0xffff5bb1u);
        MD5_X1X2_KEEP("r", t11b_x1);
        const uint32_t t11b = md5_x1x2_rotl32(((t10b & t9b) | (~t10b & t8b)) + t11b_x1, 17) + t10b;
        /* stream a, step 12, F */
        uint32_t t12a_x1 = m11a + (t8a + 0x895cd7beu);
        MD5_X1X2_KEEP("r", t12a_x1);
        const uint32_t t12a = md5_x1x2_rotl32(((t11a & t10a) | (~t11a & t9a)) + t12a_x1, 22) + t11a;
        /* stream b, step 12, F */
        uint32_t t12b_x1 = m11b + (t8b + 0x895cd7beu);
        MD5_X1X2_KEEP("r", t12b_x1);
        const uint32_t t12b = md5_x1x2_rotl32(((t11b & t10b) | (~t11b & t9b)) + t12b_x1, 22) + t11b;
        /* stream a, step 13, F */
        uint32_t t13a_x1 = m12a + (t9a + 0x6b901122u);
        MD5_X1X2_KEEP("r", t13a_x1);
        const uint32_t t13a = md5_x1x2_rotl32(((t12a & t11a) | (~t12a & t10a)) + t13a_x1, 7) + t12a;
        /* stream b, step 13, F */
        uint32_t t13b_x1 = m12b + (t9b + 0x6b901122u);
        MD5_X1X2_KEEP("r", t13b_x1);
        const uint32_t t13b = md5_x1x2_rotl32(((t12b & t11b) | (~t12b & t10b)) + t13b_x1, 7) + t12b;
        /* stream a, step 14, F */
        uint32_t t14a_x1 = m13a + (t10a + 0xfd987193u);
        MD5_X1X2_KEEP("r", t14a_x1);
        const uint32_t t14a =
            md5_x1x2_rotl32(((t13a & t12a) | (~t13a & t11a)) + t14a_x1, 12) + t13a;
        /* stream b, step 14, F */
        uint32_t t14b_x1 = m13b + (t10b + 0xfd987193u);
        MD5_X1X2_KEEP("r", t14b_x1);
        const uint32_t t14b =
            md5_x1x2_rotl32(((t13b & t12b) | (~t13b & t11b)) + t14b_x1, 12) + t13b;
        /* stream a, step 15, F */
        uint32_t t15a_x1 = m14a + (t11a + 0xa679438eu);
        MD5_X1X2_KEEP("r", t15a_x1);
        const uint32_t t15a =
            md5_x1x2_rotl32(((t14a & t13a) | (~t14a & t12a)) + t15a_x1, 17) + t14a;
        /* stream b, step 15, F */
        uint32_t t15b_x1 = m14b + (t11b + 0xa679438eu);
        MD5_X1X2_KEEP("r", t15b_x1);
        const uint32_t t15b =
            md5_x1x2_rotl32(((t14b & t13b) | (~t14b & t12b)) + t15b_x1, 17) + t14b;
        /* stream a, step 16, F */
        uint32_t t16a_x1 = m15a + (t12a + 0x49b40821u);
        MD5_X1X2_KEEP("r", t16a_x1);
        const uint32_t t16a =
            md5_x1x2_rotl32(((t15a & t14a) | (~t15a & t13a)) + t16a_x1, 22) + t15a;
        /* stream b, step 16, F */
        uint32_t t16b_x1 = m15b + (t12b + 0x49b40821u);
        MD5_X1X2_KEEP("r", t16b_x1);
        const uint32_t t16b =
            md5_x1x2_rotl32(((t15b & t14b) | (~t15b & t13b)) + t16b_x1, 22) + t15b;
        /* stream a, step 17, G */
        uint32_t t17a_x1 = t13a + 0xf61e2562u;
        MD5_X1X2_KEEP("r", t17a_x1);
        uint32_t t17a_x2 = (t15a & ~t14a) + t17a_x1 + m1a;
        MD5_X1X2_KEEP("r", t17a_x2);
        const uint32_t t17a = md5_x1x2_rotl32((t16a & t14a) + t17a_x2, 5) + t16a;
        /* stream b, step 17, G */
        uint32_t t17b_x1 = t13b + 0xf61e2562u;
        MD5_X1X2_KEEP("r", t17b_x1);
        uint32_t t17b_x2 = (t15b & ~t14b) + t17b_x1 + m1b;
        MD5_X1X2_KEEP("r", t17b_x2);
        const uint32_t t17b = md5_x1x2_rotl32((t16b & t14b) + t17b_x2, 5) + t16b;
        /* stream a, step 18, G */
        uint32_t t18a_x1 = m6a + (t14a + 0xc040b340u);
        MD5_X1X2_KEEP("r", t18a_x1);
        uint32_t t18a_x2 = (t16a & ~t15a) + t18a_x1;
        MD5_X1X2_KEEP("r", t18a_x2);
        const uint32_t t18a = md5_x1x2_rotl32((t17a & t15a) + t18a_x2, 9) + t17a;
        /* stream b, step 18, G */
        uint32_t t18b_x1 = m6b + (t14b + 0xc040b340u);
        MD5_X1X2_KEEP("r", t18b_x1);
        uint32_t t18b_x2 = (t16b & ~t15b) + t18b_x1;
        MD5_X1X2_KEEP("r", t18b_x2);
        const uint32_t t18b = md5_x1x2_rotl32((t17b & t15b) + t18b_x2, 9) + t17b;
        /* stream a, step 19, G */
        uint32_t t19a_x1 = m11a + (t15a + 0x265e5a51u);
        MD5_X1X2_KEEP("r", t19a_x1);
        uint32_t t19a_x2 = (~t16a & t17a) + t19a_x1;
        MD5_X1X2_KEEP("r", t19a_x2);
        const uint32_t t19a = md5_x1x2_rotl32((t18a & t16a) + t19a_x2, 14) + t18a;
        /* stream b, step 19, G */
        uint32_t t19b_x1 = m11b + (t15b + 0x265e5a51u);
        MD5_X1X2_KEEP("r", t19b_x1);
        uint32_t t19b_x2 = (~t16b & t17b) + t19b_x1;
        MD5_X1X2_KEEP("r", t19b_x2);
        const uint32_t t19b = md5_x1x2_rotl32((t18b & t16b) + t19b_x2, 14) + t18b;
        /* stream a, step 20, G */
        uint32_t t20a_x1 = m0a + (t16a + 0xe9b6c7aau);
        MD5_X1X2_KEEP("r", t20a_x1);
        uint32_t t20a_x2 = (~t17a & t18a) + t20a_x1;
        MD5_X1X2_KEEP("r", t20a_x2);
        const uint32_t t20a = md5_x1x2_rotl32((t19a & t17a) + t20a_x2, 20) + t19a;
        /* stream b, step 20, G */
        uint32_t t20b_x1 = m0b + (t16b + 0xe9b6c7aau);
        MD5_X1X2_KEEP("r", t20b_x1);
        uint32_t t20b_x2 = (~t17b & t18b) + t20b_x1;
        MD5_X1X2_KEEP("r", t20b_x2);
        const uint32_t t20b = md5_x1x2_rotl32((t19b & t17b) + t20b_x2, 20) + t19b;
        /* stream a, step 21, G */
        uint32_t t21a_x1 = m5a + (t17a + 0xd62f105du);
        MD5_X1X2_KEEP("r", t21a_x1);
        uint32_t t21a_x2 = (~t18a & t19a) + t21a_x1;
        MD5_X1X2_KEEP("r", t21a_x2);
        const uint32_t t21a = md5_x1x2_rotl32((t20a & t18a) + t21a_x2, 5) + t20a;
        /* stream b, step 21, G */
        uint32_t t21b_x1 = m5b + (t17b + 0xd62f105du);
        MD5_X1X2_KEEP("r", t21b_x1);
        uint32_t t21b_x2 = (~t18b & t19b) + t21b_x1;
        MD5_X1X2_KEEP("r", t21b_x2);
        const uint32_t t21b = md5_x1x2_rotl32((t20b & t18b) + t21b_x2, 5) + t20b;
        /* stream a, step 22, G */
        uint32_t t22a_x1 = m10a + (t18a + 0x02441453u);
        MD5_X1X2_KEEP("r", t22a_x1);
        uint32_t t22a_x2 = (~t19a & t20a) + t22a_x1;
        MD5_X1X2_KEEP("r", t22a_x2);
        const uint32_t t22a = md5_x1x2_rotl32((t21a & t19a) + t22a_x2, 9) + t21a;
        /* stream b, step 22, G */
        uint32_t t22b_x1 = m10b + (t18b + 0x02441453u);
        MD5_X1X2_KEEP("r", t22b_x1);
        uint32_t t22b_x2 = (~t19b & t20b) + t22b_x1;
        MD5_X1X2_KEEP("r", t22b_x2);
        const uint32_t t22b = md5_x1x2_rotl32((t21b & t19b) + t22b_x2, 9) + t21b;
        /* stream a, step 23, G */
        uint32_t t23a_x1 = m15a + (t19a + 0xd8a1e681u);
        MD5_X1X2_KEEP("r", t23a_x1);
        uint32_t t23a_x2 = (~t20a & t21a) + t23a_x1;
        MD5_X1X2_KEEP("r", t23a_x2);
        const uint32_t t23a = md5_x1x2_rotl32((t22a & t20a) + t23a_x2, 14) + t22a;
        /* stream b, step 23, G */
        uint32_t t23b_x1 = m15b + (t19b + 0xd8a1e681u);
        MD5_X1X2_KEEP("r", t23b_x1);
        uint32_t t23b_x2 = (~t20b & t21b) + t23b_x1;
        MD5_X1X2_KEEP("r", t23b_x2);
        const uint32_t t23b = md5_x1x2_rotl32((t22b & t20b) + t23b_x2, 14) + t22b;
        /* stream a, step 24, G */
        uint32_t t24a_x1 = m4a + (t20a + 0xe7d3fbc8u);
        MD5_X1X2_KEEP("r", t24a_x1);
        uint32_t t24a_x2 = (~t21a & t22a) + t24a_x1;
        MD5_X1X2_KEEP("r", t24a_x2);
        const uint32_t t24a = md5_x1x2_rotl32((t23a & t21a) + t24a_x2, 20) + t23a;
        /* stream b, step 24, G */
        uint32_t t24b_x1 = m4b + (t20b + 0xe7d3fbc8u);
        MD5_X1X2_KEEP("r", t24b_x1);
        uint32_t t24b_x2 = (~t21b & t22b) + t24b_x1;
        MD5_X1X2_KEEP("r", t24b_x2);
        const uint32_t t24b = md5_x1x2_rotl32((t23b & t21b) + t24b_x2, 20) + t23b;
        /* stream a, step 25, G */
        uint32_t t25a_x1 = m9a + (t21a + 0x21e1cde6u);
        MD5_X1X2_KEEP("r", t25a_x1);
        uint32_t t25a_x2 = (~t22a & t23a) + t25a_x1;
        MD5_X1X2_KEEP("r", t25a_x2);
        const uint32_t t25a = md5_x1x2_rotl32((t24a & t22a) + t25a_x2, 5) + t24a;
        /* stream b, step 25, G */
        uint32_t t25b_x1 = m9b + (t21b + 0x21e1cde6u);
        MD5_X1X2_KEEP("r", t25b_x1);
        uint32_t t25b_x2 = (~t22b & t23b) + t25b_x1;
        MD5_X1X2_KEEP("r", t25b_x2);
        const uint32_t t25b = md5_x1x2_rotl32((t24b & t22b) + t25b_x2, 5) + t24b;
        /* stream a, step 26, G */
        uint32_t t26a_x1 = m14a + (t22a + 0xc33707d6u);
        MD5_X1X2_KEEP("r", t26a_x1);
        uint32_t t26a_x2 = (~t23a & t24a) + t26a_x1;
        MD5_X1X2_KEEP("r", t26a_x2);
        const uint32_t t26a = md5_x1x2_rotl32((t25a & t23a) + t26a_x2, 9) + t25a;
        /* stream b, step 26, G */
        uint32_t t26b_x1 = m14b + (t22b + 0xc33707d6u);
        MD5_X1X2_KEEP("r", t26b_x1);
        uint32_t t26b_x2 = (~t23b & t24b) + t26b_x1;
        MD5_X1X2_KEEP("r", t26b_x2);
        const uint32_t t26b = md5_x1x2_rotl32((t25b & t23b) + t26b_x2, 9) + t25b;
        /* stream a, step 27, G */
        uint32_t t27a_x1 = m3a + (t23a + 0xf4d50d87u);
        MD5_X1X2_KEEP("r", t27a_x1);
        uint32_t t27a_x2 = (~t24a & t25a) + t27a_x1;
        MD5_X1X2_KEEP("r", t27a_x2);
        const uint32_t t27a = md5_x1x2_rotl32((t26a & t24a) + t27a_x2, 14) + t26a;
        /* stream b, step 27, G */
        uint32_t t27b_x1 = m3b + (t23b + 0xf4d50d87u);
        MD5_X1X2_KEEP("r", t27b_x1);
        uint32_t t27b_x2 = (~t24b & t25b) + t27b_x1;
        MD5_X1X2_KEEP("r", t27b_x2);
        const uint32_t t27b = md5_x1x2_rotl32((t26b & t24b) + t27b_x2, 14) + t26b;
        /* stream a, step 28, G */
        uint32_t t28a_x1 = m8a + (t24a + 0x455a14edu);
        MD5_X1X2_KEEP("r", t28a_x1);
        uint32_t t28a_x2 = (~t25a & t26a) + t28a_x1;
        MD5_X1X2_KEEP("r", t28a_x2);
        const uint32_t t28a = md5_x1x2_rotl32((t27a & t25a) + t28a_x2, 20) + t27a;
        /* stream b, step 28, G */
        uint32_t t28b_x1 = m8b + (t24b + 0x455a14edu);
        MD5_X1X2_KEEP("r", t28b_x1);
        uint32_t t28b_x2 = (~t25b & t26b) + t28b_x1;
        MD5_X1X2_KEEP("r", t28b_x2);
        const uint32_t t28b = md5_x1x2_rotl32((t27b & t25b) + t28b_x2, 20) + t27b;
        /* stream a, step 29, G */
        uint32_t t29a_x1 = m13a + (t25a + 0xa9e3e905u);
        MD5_X1X2_KEEP("r", t29a_x1);
        uint32_t t29a_x2 = (~t26a & t27a) + t29a_x1;
        MD5_X1X2_KEEP("r", t29a_x2);
        const uint32_t t29a = md5_x1x2_rotl32((t28a & t26a) + t29a_x2, 5) + t28a;
        /* stream b, step 29, G */
        uint32_t t29b_x1 = m13b + (t25b + 0xa9e3e905u);
        MD5_X1X2_KEEP("r", t29b_x1);
        uint32_t t29b_x2 = (~t26b & t27b) + t29b_x1;
        MD5_X1X2_KEEP("r", t29b_x2);
        const uint32_t t29b = md5_x1x2_rotl32((t28b & t26b) + t29b_x2, 5) + t28b;
        /* stream a, step 30, G */
        uint32_t t30a_x1 = m2a + (t26a + 0xfcefa3f8u);
        MD5_X1X2_KEEP("r", t30a_x1);
        uint32_t t30a_x2 = (~t27a & t28a) + t30a_x1;
        MD5_X1X2_KEEP("r", t30a_x2);
        const uint32_t t30a = md5_x1x2_rotl32((t29a & t27a) + t30a_x2, 9) + t29a;
        /* stream b, step 30, G */
        uint32_t t30b_x1 = m2b + (t26b + 0xfcefa3f8u);
        MD5_X1X2_KEEP("r", t30b_x1);
        uint32_t t30b_x2 = (~t27b & t28b) + t30b_x1;
        MD5_X1X2_KEEP("r", t30b_x2);
        const uint32_t t30b = md5_x1x2_rotl32((t29b & t27b) + t30b_x2, 9) + t29b;
        /* stream a, step 31, G */
        uint32_t t31a_x1 = m7a + (t27a + 0x676f02d9u);
        MD5_X1X2_KEEP("r", t31a_x1);
        uint32_t t31a_x2 = (~t28a & t29a) + t31a_x1;
        MD5_X1X2_KEEP("r", t31a_x2);
        const uint32_t t31a = md5_x1x2_rotl32((t30a & t28a) + t31a_x2, 14) + t30a;
        /* stream b, step 31, G */
        uint32_t t31b_x1 = m7b + (t27b + 0x676f02d9u);
        MD5_X1X2_KEEP("r", t31b_x1);
        uint32_t t31b_x2 = (~t28b & t29b) + t31b_x1;
        MD5_X1X2_KEEP("r", t31b_x2);
        const uint32_t t31b = md5_x1x2_rotl32((t30b & t28b) + t31b_x2, 14) + t30b;
        /* stream a, step 32, G */
        uint32_t t32a_x1 = m12a + (t28a + 0x8d2a4c8au);
        MD5_X1X2_KEEP("r", t32a_x1);
        uint32_t t32a_x2 = (~t29a & t30a) + t32a_x1;
        MD5_X1X2_KEEP("r", t32a_x2);
        const uint32_t t32a = md5_x1x2_rotl32((t31a & t29a) + t32a_x2, 20) + t31a;
        /* stream b, step 32, G */
        uint32_t t32b_x1 = m12b + (t28b + 0x8d2a4c8au);
        MD5_X1X2_KEEP("r", t32b_x1);
        uint32_t t32b_x2 = (~t29b & t30b) + t32b_x1;
        MD5_X1X2_KEEP("r", t32b_x2);
        const uint32_t t32b = md5_x1x2_rotl32((t31b & t29b) + t32b_x2, 20) + t31b;
        /* stream a, step 33, H */
        uint32_t t33a_x1 = t30a ^ t31a;
        MD5_X1X2_KEEP("r", t33a_x1);
        uint32_t t33a_x2 = m5a + (t29a + 0xfffa3942u);
        MD5_X1X2_KEEP("r", t33a_x2);
        const uint32_t t33a = md5_x1x2_rotl32((t32a ^ t33a_x1) + t33a_x2, 4) + t32a;
        /* stream b, step 33, H */
        uint32_t t33b_x1 = t30b ^ t31b;
        MD5_X1X2_KEEP("r", t33b_x1);
        uint32_t t33b_x2 = m5b + (t29b + 0xfffa3942u);
        MD5_X1X2_KEEP("r", t33b_x2);
        const uint32_t t33b = md5_x1x2_rotl32((t32b ^ t33b_x1) + t33b_x2, 4) + t32b;
        /* stream a, step 34, H */
        uint32_t t34a_x1 = t31a ^ t32a;
        MD5_X1X2_KEEP("r", t34a_x1);
        uint32_t t34a_x2 = m8a + (t30a + 0x8771f681u);
        MD5_X1X2_KEEP("r", t34a_x2);
        const uint32_t t34a = md5_x1x2_rotl32((t33a ^ t34a_x1) + t34a_x2, 11) + t33a;
        /* stream b, step 34, H */
        uint32_t t34b_x1 = t31b ^ t32b;
        MD5_X1X2_KEEP("r", t34b_x1);
        uint32_t t34b_x2 = m8b + (t30b + 0x8771f681u);
        MD5_X1X2_KEEP("r", t34b_x2);
        const uint32_t t34b = md5_x1x2_rotl32((t33b ^ t34b_x1) + t34b_x2, 11) + t33b;
        /* stream a, step 35, H */
        uint32_t t35a_x1 = t32a ^ t33a;
        MD5_X1X2_KEEP("r", t35a_x1);
        uint32_t t35a_x2 = m11a + (t31a + 0x6d9d6122u);
        MD5_X1X2_KEEP("r", t35a_x2);
        const uint32_t t35a = md5_x1x2_rotl32((t34a ^ t35a_x1) + t35a_x2, 16) + t34a;
        /* stream b, step 35, H */
        uint32_t t35b_x1 = t32b ^ t33b;
        MD5_X1X2_KEEP("r", t35b_x1);
        uint32_t t35b_x2 = m11b + (t31b + 0x6d9d6122u);
        MD5_X1X2_KEEP("r", t35b_x2);
        const uint32_t t35b = md5_x1x2_rotl32((t34b ^ t35b_x1) + t35b_x2, 16) + t34b;
        /* stream a, step 36, H */
        uint32_t t36a_x1 = t33a ^ t34a;
        MD5_X1X2_KEEP("r", t36a_x1);
        uint32_t t36a_x2 = m14a + (t32a + 0xfde5380cu);
        MD5_X1X2_KEEP("r", t36a_x2);
        const uint32_t t36a = md5_x1x2_rotl32((t35a ^ t36a_x1) + t36a_x2, 23) + t35a;
        /* stream b, step 36, H */
        uint32_t t36b_x1 = t33b ^ t34b;
        MD5_X1X2_KEEP("r", t36b_x1);
        uint32_t t36b_x2 = m14b + (t32b + 0xfde5380cu);
        MD5_X1X2_KEEP("r", t36b_x2);
        const uint32_t t36b = md5_x1x2_rotl32((t35b ^ t36b_x1) + t36b_x2, 23) + t35b;
        /* stream a, step 37, H */
        uint32_t t37a_x1 = t34a ^ t35a;
        MD5_X1X2_KEEP("r", t37a_x1);
        uint32_t t37a_x2 = m1a + (t33a + 0xa4beea44u);
        MD5_X1X2_KEEP("r", t37a_x2);
        const uint32_t t37a = md5_x1x2_rotl32((t36a ^ t37a_x1) + t37a_x2, 4) + t36a;
        /* stream b, step 37, H */
        uint32_t t37b_x1 = t34b ^ t35b;
        MD5_X1X2_KEEP("r", t37b_x1);
        uint32_t t37b_x2 = m1b + (t33b + 0xa4beea44u);
        MD5_X1X2_KEEP("r", t37b_x2);
        const uint32_t t37b = md5_x1x2_rotl32((t36b ^ t37b_x1) + t37b_x2, 4) + t36b;
        /* stream a, step 38, H */
        uint32_t t38a_x1 = t35a ^ t36a;
        MD5_X1X2_KEEP("r", t38a_x1);
        uint32_t t38a_x2 = m4a + (t34a + 0x4bdecfa9u);
        MD5_X1X2_KEEP("r", t38a_x2);
        const uint32_t t38a = md5_x1x2_rotl32((t37a ^ t38a_x1) + t38a_x2, 11) + t37a;
        /* stream b, step 38, H */
        uint32_t t38b_x1 = t35b ^ t36b;
        MD5_X1X2_KEEP("r", t38b_x1);
        uint32_t t38b_x2 = m4b + (t34b + 0x4bdecfa9u);
        MD5_X1X2_KEEP("r", t38b_x2);
        const uint32_t t38b = md5_x1x2_rotl32((t37b ^ t38b_x1) + t38b_x2, 11) + t37b;
        /* stream a, step 39, H */
        uint32_t t39a_x1 = t36a ^ t37a;
        MD5_X1X2_KEEP("r", t39a_x1);
        uint32_t t39a_x2 = m7a + (t35a + 0xf6bb4b60u);
        MD5_X1X2_KEEP("r", t39a_x2);
        const uint32_t t39a = md5_x1x2_rotl32((t38a ^ t39a_x1) + t39a_x2, 16) + t38a;
        /* stream b, step 39, H */
        uint32_t t39b_x1 = t36b ^ t37b;
        MD5_X1X2_KEEP("r", t39b_x1);
        uint32_t t39b_x2 = m7b + (t35b + 0xf6bb4b60u);
        MD5_X1X2_KEEP("r", t39b_x2);
        const uint32_t t39b = md5_x1x2_rotl32((t38b ^ t39b_x1) + t39b_x2, 16) + t38b;
        /* stream a, step 40, H */
        uint32_t t40a_x1 = t37a ^ t38a;
        MD5_X1X2_KEEP("r", t40a_x1);
        uint32_t t40a_x2 = m10a + (t36a + 0xbebfbc70u);
        MD5_X1X2_KEEP("r", t40a_x2);
        const uint32_t t40a = md5_x1x2_rotl32((t39a ^ t40a_x1) + t40a_x2, 23) + t39a;
        /* stream b, step 40, H */
        uint32_t t40b_x1 = t37b ^ t38b;
        MD5_X1X2_KEEP("r", t40b_x1);
        uint32_t t40b_x2 = m10b + (t36b + 0xbebfbc70u);
        MD5_X1X2_KEEP("r", t40b_x2);
        const uint32_t t40b = md5_x1x2_rotl32((t39b ^ t40b_x1) + t40b_x2, 23) + t39b;
        /* stream a, step 41, H */
        uint32_t t41a_x1 = t38a ^ t39a;
        MD5_X1X2_KEEP("r", t41a_x1);
        uint32_t t41a_x2 = m13a + (t37a + 0x289b7ec6u);
        MD5_X1X2_KEEP("r", t41a_x2);
        const uint32_t t41a = md5_x1x2_rotl32((t40a ^ t41a_x1) + t41a_x2, 4) + t40a;
        /* stream b, step 41, H */
        uint32_t t41b_x1 = t38b ^ t39b;
        MD5_X1X2_KEEP("r", t41b_x1);
        uint32_t t41b_x2 = m13b + (t37b + 0x289b7ec6u);
        MD5_X1X2_KEEP("r", t41b_x2);
        const uint32_t t41b = md5_x1x2_rotl32((t40b ^ t41b_x1) + t41b_x2, 4) + t40b;
        /* stream a, step 42, H */
        uint32_t t42a_x1 = t39a ^ t40a;
        MD5_X1X2_KEEP("r", t42a_x1);
        uint32_t t42a_x2 = m0a + (t38a + 0xeaa127fau);
        MD5_X1X2_KEEP("r", t42a_x2);
        const uint32_t t42a = md5_x1x2_rotl32((t41a ^ t42a_x1) + t42a_x2, 11) + t41a;
        /* stream b, step 42, H */
        uint32_t t42b_x1 = t39b ^ t40b;
        MD5_X1X2_KEEP("r", t42b_x1);
        uint32_t t42b_x2 = m0b + (t38b + 0xeaa127fau);
        MD5_X1X2_KEEP("r", t42b_x2);
        const uint32_t t42b = md5_x1x2_rotl32((t41b ^ t42b_x1) + t42b_x2, 11) + t41b;
        /* stream a, step 43, H */
        uint32_t t43a_x1 = t40a ^ t41a;
        MD5_X1X2_KEEP("r", t43a_x1);
        uint32_t t43a_x2 = m3a + (t39a + 0xd4ef3085u);
        MD5_X1X2_KEEP("r", t43a_x2);
        const uint32_t t43a = md5_x1x2_rotl32((t42a ^ t43a_x1) + t43a_x2, 16) + t42a;
        /* stream b, step 43, H */
        uint32_t t43b_x1 = t40b ^ t41b;
        MD5_X1X2_KEEP("r", t43b_x1);
        uint32_t t43b_x2 = m3b + (t39b + 0xd4ef3085u);
        MD5_X1X2_KEEP("r", t43b_x2);
        const uint32_t t43b = md5_x1x2_rotl32((t42b ^ t43b_x1) + t43b_x2, 16) + t42b;
        /* stream a, step 44, H */
        uint32_t t44a_x1 = t41a ^ t42a;
        MD5_X1X2_KEEP("r", t44a_x1);
        uint32_t t44a_x2 = m6a + (t40a + 0x04881d05u);
        MD5_X1X2_KEEP("r", t44a_x2);
        const uint32_t t44a = md5_x1x2_rotl32((t43a ^ t44a_x1) + t44a_x2, 23) + t43a;
        /* stream b, step 44, H */
        uint32_t t44b_x1 = t41b ^ t42b;
        MD5_X1X2_KEEP("r", t44b_x1);
        uint32_t t44b_x2 = m6b + (t40b + 0x04881d05u);
        MD5_X1X2_KEEP("r", t44b_x2);
        const uint32_t t44b = md5_x1x2_rotl32((t43b ^ t44b_x1) + t44b_x2, 23) + t43b;
        /* stream a, step 45, H */
        uint32_t t45a_x1 = t42a ^ t43a;
        MD5_X1X2_KEEP("r", t45a_x1);
        uint32_t t45a_x2 = m9a + (t41a + 0xd9d4d039u);
        MD5_X1X2_KEEP("r", t45a_x2);
        const uint32_t t45a = md5_x1x2_rotl32((t44a ^ t45a_x1) + t45a_x2, 4) + t44a;
        /* stream b, step 45, H */
        uint32_t t45b_x1 = t42b ^ t43b;
        MD5_X1X2_KEEP("r", t45b_x1);
        uint32_t t45b_x2 = m9b + (t41b + 0xd9d4d039u);
        MD5_X1X2_KEEP("r", t45b_x2);
        const uint32_t t45b = md5_x1x2_rotl32((t44b ^ t45b_x1) + t45b_x2, 4) + t44b;
        /* stream a, step 46, H */
        uint32_t t46a_x1 = t43a ^ t44a;
        MD5_X1X2_KEEP("r", t46a_x1);
        uint32_t t46a_x2 = m12a + (t42a + 0xe6db99e5u);
        MD5_X1X2_KEEP("r", t46a_x2);
        const uint32_t t46a = md5_x1x2_rotl32((t45a ^ t46a_x1) + t46a_x2, 11) + t45a;
        /* stream b, step 46, H */
        uint32_t t46b_x1 = t43b ^ t44b;
        MD5_X1X2_KEEP("r", t46b_x1);
        uint32_t t46b_x2 = m12b + (t42b + 0xe6db99e5u);
        MD5_X1X2_KEEP("r", t46b_x2);
        const uint32_t t46b = md5_x1x2_rotl32((t45b ^ t46b_x1) + t46b_x2, 11) + t45b;
        /* stream a, step 47, H */
        uint32_t t47a_x1 = t44a ^ t45a;
        MD5_X1X2_KEEP("r", t47a_x1);
        uint32_t t47a_x2 = m15a + (t43a + 0x1fa27cf8u);
        MD5_X1X2_KEEP("r", t47a_x2);
        const uint32_t t47a = md5_x1x2_rotl32((t46a ^ t47a_x1) + t47a_x2, 16) + t46a;
        /* stream b, step 47, H */
        uint32_t t47b_x1 = t44b ^ t45b;
        MD5_X1X2_KEEP("r", t47b_x1);
        uint32_t t47b_x2 = m15b + (t43b + 0x1fa27cf8u);
        MD5_X1X2_KEEP("r", t47b_x2);
        const uint32_t t47b = md5_x1x2_rotl32((t46b ^ t47b_x1) + t47b_x2, 16) + t46b;
        /* stream a, step 48, H */
        uint32_t t48a_x1 = t45a ^ t46a;
        MD5_X1X2_KEEP("r", t48a_x1);
        uint32_t t48a_x2 = m2a + (t44a + 0xc4ac5665u);
        MD5_X1X2_KEEP("r", t48a_x2);
        const uint32_t t48a = md5_x1x2_rotl32((t47a ^ t48a_x1) + t48a_x2, 23) + t47a;
        /* stream b, step 48, H */
        uint32_t t48b_x1 = t45b ^ t46b;
        MD5_X1X2_KEEP("r", t48b_x1);
        uint32_t t48b_x2 = m2b + (t44b + 0xc4ac5665u);
        MD5_X1X2_KEEP("r", t48b_x2);
        const uint32_t t48b = md5_x1x2_rotl32((t47b ^ t48b_x1) + t48b_x2, 23) + t47b;
        /* stream a, step 49, I */
        uint32_t t49a_x1 = m0a + (t45a + 0xf4292243u);
        MD5_X1X2_KEEP("r", t49a_x1);
        const uint32_t t49a = md5_x1x2_rotl32(t49a_x1 - ((~t48a & t46a) ^ t47a), 6) + t48a;
        /* stream b, step 49, I */
        uint32_t t49b_x1 = m0b + (t45b + 0xf4292243u);
        MD5_X1X2_KEEP("r", t49b_x1);
        const uint32_t t49b = md5_x1x2_rotl32(t49b_x1 - ((~t48b & t46b) ^ t47b), 6) + t48b;
        /* stream a, step 50, I */
        uint32_t t50a_x1 = m7a + (t46a + 0x432aff96u);
        MD5_X1X2_KEEP("r", t50a_x1);
        const uint32_t t50a = md5_x1x2_rotl32(t50a_x1 - ((~t49a & t47a) ^ t48a), 10) + t49a;
        /* stream b, step 50, I */
        uint32_t t50b_x1 = m7b + (t46b + 0x432aff96u);
        MD5_X1X2_KEEP("r", t50b_x1);
        const uint32_t t50b = md5_x1x2_rotl32(t50b_x1 - ((~t49b & t47b) ^ t48b), 10) + t49b;
        /* stream a, step 51, I */
        uint32_t t51a_x1 = m14a + (t47a + 0xab9423a6u);
        MD5_X1X2_KEEP("r", t51a_x1);
        const uint32_t t51a = md5_x1x2_rotl32(t51a_x1 - ((~t50a & t48a) ^ t49a), 15) + t50a;
        /* stream b, step 51, I */
        uint32_t t51b_x1 = m14b + (t47b + 0xab9423a6u);
        MD5_X1X2_KEEP("r", t51b_x1);
        const uint32_t t51b = md5_x1x2_rotl32(t51b_x1 - ((~t50b & t48b) ^ t49b), 15) + t50b;
        /* stream a, step 52, I */
        uint32_t t52a_x1 = m5a + (t48a + 0xfc93a038u);
        MD5_X1X2_KEEP("r", t52a_x1);
        const uint32_t t52a = md5_x1x2_rotl32(t52a_x1 - ((~t51a & t49a) ^ t50a), 21) + t51a;
        /* stream b, step 52, I */
        uint32_t t52b_x1 = m5b + (t48b + 0xfc93a038u);
        MD5_X1X2_KEEP("r", t52b_x1);
        const uint32_t t52b = md5_x1x2_rotl32(t52b_x1 - ((~t51b & t49b) ^ t50b), 21) + t51b;
        /* stream a, step 53, I */
        uint32_t t53a_x1 = m12a + (t49a + 0x655b59c2u);
        MD5_X1X2_KEEP("r", t53a_x1);
        const uint32_t t53a = md5_x1x2_rotl32(t53a_x1 - ((~t52a & t50a) ^ t51a), 6) + t52a;
        /* stream b, step 53, I */
        uint32_t t53b_x1 = m12b + (t49b + 0x655b59c2u);
        MD5_X1X2_KEEP("r", t53b_x1);
        const uint32_t t53b = md5_x1x2_rotl32(t53b_x1 - ((~t52b & t50b) ^ t51b), 6) + t52b;
        /* stream a, step 54, I */
        uint32_t t54a_x1 = m3a + (t50a + 0x8f0ccc91u);
        MD5_X1X2_KEEP("r", t54a_x1);
        const uint32_t t54a = md5_x1x2_rotl32(t54a_x1 - ((~t53a & t51a) ^ t52a), 10) + t53a;
        /* stream b, step 54, I */
        uint32_t t54b_x1 = m3b + (t50b + 0x8f0ccc91u);
        MD5_X1X2_KEEP("r", t54b_x1);
        const uint32_t t54b = md5_x1x2_rotl32(t54b_x1 - ((~t53b & t51b) ^ t52b), 10) + t53b;
        /* stream a, step 55, I */
        uint32_t t55a_x1 = m10a + (t51a + 0xffeff47cu);
        MD5_X1X2_KEEP("r", t55a_x1);
        const uint32_t t55a = md5_x1x2_rotl32(t55a_x1 - ((~t54a & t52a) ^ t53a), 15) + t54a;
        /* stream b, step 55, I */
        uint32_t t55b_x1 = m10b + (t51b + 0xffeff47cu);
        MD5_X1X2_KEEP("r", t55b_x1);
        const uint32_t t55b = md5_x1x2_rotl32(t55b_x1 - ((~t54b & t52b) ^ t53b), 15) + t54b;
        /* stream a, step 56, I */
        uint32_t t56a_x1 = m1a + (t52a + 0x85845dd0u);
        MD5_X1X2_KEEP("r", t56a_x1);
        const uint32_t t56a = md5_x1x2_rotl32(t56a_x1 - ((~t55a & t53a) ^ t54a), 21) + t55a;
        /* stream b, step 56, I */
        uint32_t t56b_x1 = m1b + (t52b + 0x85845dd0u);
        MD5_X1X2_KEEP("r", t56b_x1);
        const uint32_t t56b = md5_x1x2_rotl32(t56b_x1 - ((~t55b & t53b) ^ t54b), 21) + t55b;
        /* stream a, step 57, I */
        uint32_t t57a_x1 = m8a + (t53a + 0x6fa87e4eu);
        MD5_X1X2_KEEP("r", t57a_x1);
        const uint32_t t57a = md5_x1x2_rotl32(t57a_x1 - ((~t56a & t54a) ^ t55a), 6) + t56a;
        /* stream b, step 57, I */
        uint32_t t57b_x1 = m8b + (t53b + 0x6fa87e4eu);
        MD5_X1X2_KEEP("r", t57b_x1);
        const uint32_t t57b = md5_x1x2_rotl32(t57b_x1 - ((~t56b & t54b) ^ t55b), 6) + t56b;
        /* stream a, step 58, I */
        uint32_t t58a_x1 = m15a + (t54a + 0xfe2ce6dfu);
        MD5_X1X2_KEEP("r", t58a_x1);
        const uint32_t t58a = md5_x1x2_rotl32(t58a_x1 - ((~t57a & t55a) ^ t56a), 10) + t57a;
        /* stream b, step 58, I */
        uint32_t t58b_x1 = m15b + (t54b + 0xfe2ce6dfu);
        MD5_X1X2_KEEP("r", t58b_x1);
        const uint32_t t58b = md5_x1x2_rotl32(t58b_x1 - ((~t57b & t55b) ^ t56b), 10) + t57b;
        /* stream a, step 59, I */
        uint32_t t59a_x1 = m6a + (t55a + 0xa3014313u);
        MD5_X1X2_KEEP("r", t59a_x1);
        const uint32_t t59a = md5_x1x2_rotl32(t59a_x1 - ((~t58a & t56a) ^ t57a), 15) + t58a;
        /* stream b, step 59, I */
        uint32_t t59b_x1 = m6b + (t55b + 0xa3014313u);
        MD5_X1X2_KEEP("r", t59b_x1);
        const uint32_t t59b = md5_x1x2_rotl32(t59b_x1 - ((~t58b & t56b) ^ t57b), 15) + t58b;
        /* stream a, step 60, I */
        uint32_t t60a_x1 = m13a + (t56a + 0x4e0811a0u);
        MD5_X1X2_KEEP("r", t60a_x1);
        const uint32_t t60a = md5_x1x2_rotl32(t60a_x1 - ((~t59a & t57a) ^ t58a), 21) + t59a;
        /* stream b, step 60, I */
        uint32_t t60b_x1 = m13b + (t56b + 0x4e0811a0u);
        MD5_X1X2_KEEP("r", t60b_x1);
        const uint32_t t60b = md5_x1x2_rotl32(t60b_x1 - ((~t59b & t57b) ^ t58b), 21) + t59b;
        /* stream a, step 61, I */
        uint32_t t61a_x1 = m4a + (t57a + 0xf7537e81u);
        MD5_X1X2_KEEP("r", t61a_x1);
        const uint32_t t61a = md5_x1x2_rotl32(t61a_x1 - ((~t60a & t58a) ^ t59a), 6) + t60a;
        /* stream b, step 61, I */
        uint32_t t61b_x1 = m4b + (t57b + 0xf7537e81u);
        MD5_X1X2_KEEP("r", t61b_x1);
        const uint32_t t61b = md5_x1x2_rotl32(t61b_x1 - ((~t60b & t58b) ^ t59b), 6) + t60b;
        /* stream a, step 62, I */
        uint32_t t62a_x1 = m11a + (t58a + 0xbd3af234u);
        MD5_X1X2_KEEP("r", t62a_x1);
        const uint32_t t62a = md5_x1x2_rotl32(t62a_x1 - ((~t61a & t59a) ^ t60a), 10) + t61a;
        /* stream b, step 62, I */
        uint32_t t62b_x1 = m11b + (t58b + 0xbd3af234u);
        MD5_X1X2_KEEP("r", t62b_x1);
        const uint32_t t62b = md5_x1x2_rotl32(t62b_x1 - ((~t61b & t59b) ^ t60b), 10) + t61b;
        /* stream a, step 63, I */
        uint32_t t63a_x1 = m2a + (t59a + 0x2ad7d2bau);
        MD5_X1X2_KEEP("r", t63a_x1);
        const uint32_t t63a = md5_x1x2_rotl32(t63a_x1 - ((~t62a & t60a) ^ t61a), 15) + t62a;
        /* stream b, step 63, I */
        uint32_t t63b_x1 = m2b + (t59b + 0x2ad7d2bau);
        MD5_X1X2_KEEP("r", t63b_x1);
        const uint32_t t63b = md5_x1x2_rotl32(t63b_x1 - ((~t62b & t60b) ^ t61b), 15) + t62b;
        /* stream a, step 64, I */
        uint32_t t64a_x1 = m9a + (t60a + 0xeb86d390u);
        MD5_X1X2_KEEP("r", t64a_x1);
        const uint32_t t64a = md5_x1x2_rotl32(t64a_x1 - ((~t63a & t61a) ^ t62a), 21) + t63a;
        /* stream b, step 64, I */
        uint32_t t64b_x1 = m9b + (t60b + 0xeb86d390u);
        MD5_X1X2_KEEP("r", t64b_x1);
        const uint32_t t64b = md5_x1x2_rotl32(t64b_x1 - ((~t63b & t61b) ^ t62b), 21) + t63b;

        const uint32_t h0a_next = t61a + h0a;
        const uint32_t h1a_next = t64a + h1a;
        const uint32_t h2a_next = t63a + h2a;
        const uint32_t h3a_next = t62a + h3a;
        const uint32_t h0b_next = t61b + h0b;
        const uint32_t h1b_next = t64b + h1b;
        const uint32_t h2b_next = t63b + h2b;
        const uint32_t h3b_next = t62b + h3b;
        h0a = h0a_next;
        h1a = h1a_next;
        h2a = h2a_next;
        h3a = h3a_next;
        h0b = h0b_next;
        h1b = h1b_next;
        h2b = h2b_next;
        h3b = h3b_next;
    }
    state[0][0] = h0a;
    state[1][0] = h1a;
    state[2][0] = h2a;
    state[3][0] = h3a;
    state[0][1] = h0b;
    state[1][1] = h1b;
    state[2][1] = h2b;
    state[3][1] = h3b;
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
