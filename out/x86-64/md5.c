/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for any x86-64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64` measures the speed.
 *
 * md5_blocks: 516 instructions for a block of 64 bytes, critical path 290 cycles.
 * Rules: select_as_xor 16 times, select_as_add 16 times.
 */
#include "md5.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define MD5_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define MD5_FREESTANDING
#endif
#endif
#if !defined(MD5_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_KEEP(constraint, x) ((void)0)
#endif

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_load32(data + 0);
        const uint32_t m1 = md5_load32(data + 4);
        const uint32_t m2 = md5_load32(data + 8);
        const uint32_t m3 = md5_load32(data + 12);
        const uint32_t m4 = md5_load32(data + 16);
        const uint32_t m5 = md5_load32(data + 20);
        const uint32_t m6 = md5_load32(data + 24);
        const uint32_t m7 = md5_load32(data + 28);
        const uint32_t m8 = md5_load32(data + 32);
        const uint32_t m9 = md5_load32(data + 36);
        const uint32_t m10 = md5_load32(data + 40);
        const uint32_t m11 = md5_load32(data + 44);
        const uint32_t m12 = md5_load32(data + 48);
        const uint32_t m13 = md5_load32(data + 52);
        const uint32_t m14 = md5_load32(data + 56);
        const uint32_t m15 = md5_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_KEEP("r", t1_x1);
        const uint32_t t1 = md5_rotl32((((h3 ^ h2) & h1) ^ h3) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_KEEP("r", t2_x1);
        const uint32_t t2 = md5_rotl32((((h2 ^ h1) & t1) ^ h2) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_KEEP("r", t3_x1);
        const uint32_t t3 = md5_rotl32((((t1 ^ h1) & t2) ^ h1) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_KEEP("r", t4_x1);
        const uint32_t t4 = md5_rotl32((((t2 ^ t1) & t3) ^ t1) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_KEEP("r", t5_x1);
        const uint32_t t5 = md5_rotl32((((t3 ^ t2) & t4) ^ t2) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_KEEP("r", t6_x1);
        const uint32_t t6 = md5_rotl32((((t4 ^ t3) & t5) ^ t3) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_KEEP("r", t7_x1);
        const uint32_t t7 = md5_rotl32((((t5 ^ t4) & t6) ^ t4) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_KEEP("r", t8_x1);
        const uint32_t t8 = md5_rotl32((((t6 ^ t5) & t7) ^ t5) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_KEEP("r", t9_x1);
        const uint32_t t9 = md5_rotl32((((t7 ^ t6) & t8) ^ t6) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_KEEP("r", t10_x1);
        const uint32_t t10 = md5_rotl32((((t8 ^ t7) & t9) ^ t7) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_KEEP("r", t11_x1);
        const uint32_t t11 = md5_rotl32((((t9 ^ t8) & t10) ^ t8) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_KEEP("r", t12_x1);
        const uint32_t t12 = md5_rotl32((((t10 ^ t9) & t11) ^ t9) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_KEEP("r", t13_x1);
        const uint32_t t13 = md5_rotl32((((t11 ^ t10) & t12) ^ t10) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_KEEP("r", t14_x1);
        const uint32_t t14 = md5_rotl32((((t12 ^ t11) & t13) ^ t11) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_KEEP("r", t15_x1);
        const uint32_t t15 = md5_rotl32((((t13 ^ t12) & t14) ^ t12) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_KEEP("r", t16_x1);
        const uint32_t t16 = md5_rotl32((((t14 ^ t13) & t15) ^ t13) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_KEEP("r", t17_x2);
        const uint32_t t17 = md5_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_KEEP("r", t18_x2);
        const uint32_t t18 = md5_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_KEEP("r", t19_x1);
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_KEEP("r", t19_x2);
        const uint32_t t19 = md5_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_KEEP("r", t20_x2);
        const uint32_t t20 = md5_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_KEEP("r", t21_x2);
        const uint32_t t21 = md5_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_KEEP("r", t22_x2);
        const uint32_t t22 = md5_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_KEEP("r", t23_x2);
        const uint32_t t23 = md5_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_KEEP("r", t24_x2);
        const uint32_t t24 = md5_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_KEEP("r", t25_x2);
        const uint32_t t25 = md5_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_KEEP("r", t26_x2);
        const uint32_t t26 = md5_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_KEEP("r", t27_x2);
        const uint32_t t27 = md5_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_KEEP("r", t28_x2);
        const uint32_t t28 = md5_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_KEEP("r", t29_x2);
        const uint32_t t29 = md5_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_KEEP("r", t30_x2);
        const uint32_t t30 = md5_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_KEEP("r", t31_x2);
        const uint32_t t31 = md5_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
        MD5_KEEP("r", t32_x2);
        const uint32_t t32 = md5_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_KEEP("r", t33_x2);
        const uint32_t t33 = md5_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_KEEP("r", t34_x2);
        const uint32_t t34 = md5_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_KEEP("r", t35_x2);
        const uint32_t t35 = md5_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_KEEP("r", t36_x2);
        const uint32_t t36 = md5_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_KEEP("r", t37_x2);
        const uint32_t t37 = md5_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_KEEP("r", t38_x2);
        const uint32_t t38 = md5_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_KEEP("r", t39_x2);
        const uint32_t t39 = md5_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_KEEP("r", t40_x2);
        const uint32_t t40 = md5_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_KEEP("r", t41_x2);
        const uint32_t t41 = md5_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_KEEP("r", t42_x2);
        const uint32_t t42 = md5_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_KEEP("r", t43_x2);
        const uint32_t t43 = md5_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_KEEP("r", t44_x2);
        const uint32_t t44 = md5_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_KEEP("r", t45_x2);
        const uint32_t t45 = md5_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_KEEP("r", t46_x2);
        const uint32_t t46 = md5_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_KEEP("r", t47_x2);
        const uint32_t t47 = md5_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_KEEP("r", t48_x2);
        const uint32_t t48 = md5_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_KEEP("r", t49_x1);
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + t49_x1, 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_KEEP("r", t50_x1);
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + t50_x1, 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_KEEP("r", t51_x1);
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + t51_x1, 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_KEEP("r", t52_x1);
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + t52_x1, 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_KEEP("r", t53_x1);
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + t53_x1, 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_KEEP("r", t54_x1);
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + t54_x1, 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_KEEP("r", t55_x1);
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + t55_x1, 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_KEEP("r", t56_x1);
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + t56_x1, 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_KEEP("r", t57_x1);
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + t57_x1, 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_KEEP("r", t58_x1);
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + t58_x1, 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_KEEP("r", t59_x1);
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + t59_x1, 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_KEEP("r", t60_x1);
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + t60_x1, 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_KEEP("r", t61_x1);
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + t61_x1, 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_KEEP("r", t62_x1);
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + t62_x1, 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_KEEP("r", t63_x1);
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + t63_x1, 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_KEEP("r", t64_x1);
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + t64_x1, 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    state[0] = h0;
    state[1] = h1;
    state[2] = h2;
    state[3] = h3;
}

static void md5_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void md5_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

void md5_init(md5_ctx *ctx)
{
    ctx->state[0] = 0x67452301u;
    ctx->state[1] = 0xefcdab89u;
    ctx->state[2] = 0x98badcfeu;
    ctx->state[3] = 0x10325476u;
    ctx->length = 0;
}

void md5_update(md5_ctx *ctx, const void *data, size_t len)
{
    const uint8_t *p = (const uint8_t *)data;
    const size_t used = (size_t)(ctx->length % 64);

    if (len == 0)
        return;
    ctx->length += len;
    if (used != 0) {
        const size_t room = 64 - used;
        const size_t taken = len < room ? len : room;
        memcpy(ctx->buffer + used, p, taken);
        p += taken;
        len -= taken;
        if (taken < room)
            return;
        md5_blocks(ctx->state, ctx->buffer, 1);
    }
    md5_blocks(ctx->state, p, len / 64);
    memcpy(ctx->buffer, p + len - len % 64, len % 64);
}

void md5_final(md5_ctx *ctx, uint8_t digest[16])
{
    const uint64_t bits = ctx->length * 8;
    size_t used = (size_t)(ctx->length % 64);

    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        md5_blocks(ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 56 - used);
    md5_store32(ctx->buffer + 56, (uint32_t)bits);
    md5_store32(ctx->buffer + 60, (uint32_t)(bits >> 32));
    md5_blocks(ctx->state, ctx->buffer, 1);
    for (size_t i = 0; i < 4; i++)
        md5_store32(digest + 4 * i, ctx->state[i]);
    md5_wipe(ctx, sizeof *ctx);
}

void md5(const void *data, size_t len, uint8_t digest[16])
{
    md5_ctx ctx;

    md5_init(&ctx);
    md5_update(&ctx, data, len);
    md5_final(&ctx, digest);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
