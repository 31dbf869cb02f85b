/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-bmi --kernel lanes
 *
 * md5_x1x2_blocks: 972 instructions for a block of 64 bytes in each of 2 streams, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 */
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("bmi,bmi2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("bmi,bmi2")
#endif

#include <immintrin.h>
#include "md5_x1x2.h"

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

void md5_x1x2_blocks(uint32_t state[4][2], const uint8_t *const data[2], size_t nblocks)
{
    uint32_t h0a = *(&state[0][0]);
    uint32_t h1a = *(&state[1][0]);
    uint32_t h2a = *(&state[2][0]);
    uint32_t h3a = *(&state[3][0]);
    uint32_t h0b = *(&state[0][1]);
    uint32_t h1b = *(&state[1][1]);
    uint32_t h2b = *(&state[2][1]);
    uint32_t h3b = *(&state[3][1]);

    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        const uint32_t m0a = load32(data[0] + at + 0);
        const uint32_t m1a = load32(data[0] + at + 4);
        const uint32_t m2a = load32(data[0] + at + 8);
        const uint32_t m3a = load32(data[0] + at + 12);
        const uint32_t m4a = load32(data[0] + at + 16);
        const uint32_t m5a = load32(data[0] + at + 20);
        const uint32_t m6a = load32(data[0] + at + 24);
        const uint32_t m7a = load32(data[0] + at + 28);
        const uint32_t m8a = load32(data[0] + at + 32);
        const uint32_t m9a = load32(data[0] + at + 36);
        const uint32_t m10a = load32(data[0] + at + 40);
        const uint32_t m11a = load32(data[0] + at + 44);
        const uint32_t m12a = load32(data[0] + at + 48);
        const uint32_t m13a = load32(data[0] + at + 52);
        const uint32_t m14a = load32(data[0] + at + 56);
        const uint32_t m15a = load32(data[0] + at + 60);
        const uint32_t m0b = load32(data[1] + at + 0);
        const uint32_t m1b = load32(data[1] + at + 4);
        const uint32_t m2b = load32(data[1] + at + 8);
        const uint32_t m3b = load32(data[1] + at + 12);
        const uint32_t m4b = load32(data[1] + at + 16);
        const uint32_t m5b = load32(data[1] + at + 20);
        const uint32_t m6b = load32(data[1] + at + 24);
        const uint32_t m7b = load32(data[1] + at + 28);
        const uint32_t m8b = load32(data[1] + at + 32);
        const uint32_t m9b = load32(data[1] + at + 36);
        const uint32_t m10b = load32(data[1] + at + 40);
        const uint32_t m11b = load32(data[1] + at + 44);
        const uint32_t m12b = load32(data[1] + at + 48);
        const uint32_t m13b = load32(data[1] + at + 52);
        const uint32_t m14b = load32(data[1] + at + 56);
        const uint32_t m15b = load32(data[1] + at + 60);

        /* stream a, step 1, F */
        uint32_t x1 = m0a + 0xd76aa478u + h0a;
        KEEP("r", x1);
        const uint32_t t1a = rotl32(((h1a & h2a) | (~h1a & h3a)) + x1, 7) + h1a;
        /* stream b, step 1, F */
        uint32_t x2 = m0b + 0xd76aa478u + h0b;
        KEEP("r", x2);
        const uint32_t t1b = rotl32(((h1b & h2b) | (~h1b & h3b)) + x2, 7) + h1b;
        /* stream a, step 2, F */
        uint32_t x3 = m1a + (h3a + 0xe8c7b756u);
        KEEP("r", x3);
        const uint32_t t2a = rotl32(((t1a & h1a) | (~t1a & h2a)) + x3, 12) + t1a;
        /* stream b, step 2, F */
        uint32_t x4 = m1b + (h3b + 0xe8c7b756u);
        KEEP("r", x4);
        const uint32_t t2b = rotl32(((t1b & h1b) | (~t1b & h2b)) + x4, 12) + t1b;
        /* stream a, step 3, F */
        uint32_t x5 = m2a + (h2a + 0x242070dbu);
        KEEP("r", x5);
        const uint32_t t3a = rotl32(((t2a & t1a) | (~t2a & h1a)) + x5, 17) + t2a;
        /* stream b, step 3, F */
        uint32_t x6 = m2b + (h2b + 0x242070dbu);
        KEEP("r", x6);
        const uint32_t t3b = rotl32(((t2b & t1b) | (~t2b & h1b)) + x6, 17) + t2b;
        /* stream a, step 4, F */
        uint32_t x7 = m3a + (h1a + 0xc1bdceeeu);
        KEEP("r", x7);
        const uint32_t t4a = rotl32(((t3a & t2a) | (~t3a & t1a)) + x7, 22) + t3a;
        /* stream b, step 4, F */
        uint32_t x8 = m3b + (h1b + 0xc1bdceeeu);
        KEEP("r", x8);
        const uint32_t t4b = rotl32(((t3b & t2b) | (~t3b & t1b)) + x8, 22) + t3b;
        /* stream a, step 5, F */
        uint32_t x9 = m4a + (t1a + 0xf57c0fafu);
        KEEP("r", x9);
        const uint32_t t5a = rotl32(((t4a & t3a) | (~t4a & t2a)) + x9, 7) + t4a;
        /* stream b, step 5, F */
        uint32_t x10 = m4b + (t1b + 0xf57c0fafu);
        KEEP("r", x10);
        const uint32_t t5b = rotl32(((t4b & t3b) | (~t4b & t2b)) + x10, 7) + t4b;
        /* stream a, step 6, F */
        uint32_t x11 = m5a + (t2a + 0x4787c62au);
        KEEP("r", x11);
        const uint32_t t6a = rotl32(((t5a & t4a) | (~t5a & t3a)) + x11, 12) + t5a;
        /* stream b, step 6, F */
        uint32_t x12 = m5b + (t2b + 0x4787c62au);
        KEEP("r", x12);
        const uint32_t t6b = rotl32(((t5b & t4b) | (~t5b & t3b)) + x12, 12) + t5b;
        /* stream a, step 7, F */
        uint32_t x13 = m6a + (t3a + 0xa8304613u);
        KEEP("r", x13);
        const uint32_t t7a = rotl32(((t6a & t5a) | (~t6a & t4a)) + x13, 17) + t6a;
        /* stream b, step 7, F */
        uint32_t x14 = m6b + (t3b + 0xa8304613u);
        KEEP("r", x14);
        const uint32_t t7b = rotl32(((t6b & t5b) | (~t6b & t4b)) + x14, 17) + t6b;
        /* stream a, step 8, F */
        uint32_t x15 = m7a + (t4a + 0xfd469501u);
        KEEP("r", x15);
        const uint32_t t8a = rotl32(((t7a & t6a) | (~t7a & t5a)) + x15, 22) + t7a;
        /* stream b, step 8, F */
        uint32_t x16 = m7b + (t4b + 0xfd469501u);
        KEEP("r", x16);
        const uint32_t t8b = rotl32(((t7b & t6b) | (~t7b & t5b)) + x16, 22) + t7b;
        /* stream a, step 9, F */
        uint32_t x17 = m8a + (t5a + 0x698098d8u);
        KEEP("r", x17);
        const uint32_t t9a = rotl32(((t8a & t7a) | (~t8a & t6a)) + x17, 7) + t8a;
        /* stream b, step 9, F */
        uint32_t x18 = m8b + (t5b + 0x698098d8u);
        KEEP("r", x18);
        const uint32_t t9b = rotl32(((t8b & t7b) | (~t8b & t6b)) + x18, 7) + t8b;
        /* stream a, step 10, F */
        uint32_t x19 = m9a + (t6a + 0x8b44f7afu);
        KEEP("r", x19);
        const uint32_t t10a = rotl32(((t9a & t8a) | (~t9a & t7a)) + x19, 12) + t9a;
        /* stream b, step 10, F */
        uint32_t x20 = m9b + (t6b + 0x8b44f7afu);
        KEEP("r", x20);
        const uint32_t t10b = rotl32(((t9b & t8b) | (~t9b & t7b)) + x20, 12) + t9b;
        /* stream a, step 11, F */
        uint32_t x21 = m10a + (t7a + 0xffff5bb1u);
        KEEP("r", x21);
        const uint32_t t11a = rotl32(((t10a & t9a) | (~t10a & t8a)) + x21, 17) + t10a;
        /* stream b, step 11, F */
        uint32_t x22 = m10b + (t7b + 0xffff5bb1u);
        KEEP("r", x22);
        const uint32_t t11b = rotl32(((t10b & t9b) | (~t10b & t8b)) + x22, 17) + t10b;
        /* stream a, step 12, F */
        uint32_t x23 = m11a + (t8a + 0x895cd7beu);
        KEEP("r", x23);
        const uint32_t t12a = rotl32(((t11a & t10a) | (~t11a & t9a)) + x23, 22) + t11a;
        /* stream b, step 12, F */
        uint32_t x24 = m11b + (t8b + 0x895cd7beu);
        KEEP("r", x24);
        const uint32_t t12b = rotl32(((t11b & t10b) | (~t11b & t9b)) + x24, 22) + t11b;
        /* stream a, step 13, F */
        uint32_t x25 = m12a + (t9a + 0x6b901122u);
        KEEP("r", x25);
        const uint32_t t13a = rotl32(((t12a & t11a) | (~t12a & t10a)) + x25, 7) + t12a;
        /* stream b, step 13, F */
        uint32_t x26 = m12b + (t9b + 0x6b901122u);
        KEEP("r", x26);
        const uint32_t t13b = rotl32(((t12b & t11b) | (~t12b & t10b)) + x26, 7) + t12b;
        /* stream a, step 14, F */
        uint32_t x27 = m13a + (t10a + 0xfd987193u);
        KEEP("r", x27);
        const uint32_t t14a = rotl32(((t13a & t12a) | (~t13a & t11a)) + x27, 12) + t13a;
        /* stream b, step 14, F */
        uint32_t x28 = m13b + (t10b + 0xfd987193u);
        KEEP("r", x28);
        const uint32_t t14b = rotl32(((t13b & t12b) | (~t13b & t11b)) + x28, 12) + t13b;
        /* stream a, step 15, F */
        uint32_t x29 = m14a + (t11a + 0xa679438eu);
        KEEP("r", x29);
        const uint32_t t15a = rotl32(((t14a & t13a) | (~t14a & t12a)) + x29, 17) + t14a;
        /* stream b, step 15, F */
        uint32_t x30 = m14b + (t11b + 0xa679438eu);
        KEEP("r", x30);
        const uint32_t t15b = rotl32(((t14b & t13b) | (~t14b & t12b)) + x30, 17) + t14b;
        /* stream a, step 16, F */
        uint32_t x31 = m15a + (t12a + 0x49b40821u);
        KEEP("r", x31);
        const uint32_t t16a = rotl32(((t15a & t14a) | (~t15a & t13a)) + x31, 22) + t15a;
        /* stream b, step 16, F */
        uint32_t x32 = m15b + (t12b + 0x49b40821u);
        KEEP("r", x32);
        const uint32_t t16b = rotl32(((t15b & t14b) | (~t15b & t13b)) + x32, 22) + t15b;
        /* stream a, step 17, G */
        uint32_t x33 = t13a + 0xf61e2562u;
        KEEP("r", x33);
        uint32_t x34 = (t15a & ~t14a) + x33 + m1a;
        KEEP("r", x34);
        const uint32_t t17a = rotl32((t16a & t14a) + x34, 5) + t16a;
        /* stream b, step 17, G */
        uint32_t x35 = t13b + 0xf61e2562u;
        KEEP("r", x35);
        uint32_t x36 = (t15b & ~t14b) + x35 + m1b;
        KEEP("r", x36);
        const uint32_t t17b = rotl32((t16b & t14b) + x36, 5) + t16b;
        /* stream a, step 18, G */
        uint32_t x37 = m6a + (t14a + 0xc040b340u);
        KEEP("r", x37);
        uint32_t x38 = (t16a & ~t15a) + x37;
        KEEP("r", x38);
        const uint32_t t18a = rotl32((t17a & t15a) + x38, 9) + t17a;
        /* stream b, step 18, G */
        uint32_t x39 = m6b + (t14b + 0xc040b340u);
        KEEP("r", x39);
        uint32_t x40 = (t16b & ~t15b) + x39;
        KEEP("r", x40);
        const uint32_t t18b = rotl32((t17b & t15b) + x40, 9) + t17b;
        /* stream a, step 19, G */
        uint32_t x41 = m11a + (t15a + 0x265e5a51u);
        KEEP("r", x41);
        uint32_t x42 = (~t16a & t17a) + x41;
        KEEP("r", x42);
        const uint32_t t19a = rotl32((t18a & t16a) + x42, 14) + t18a;
        /* stream b, step 19, G */
        uint32_t x43 = m11b + (t15b + 0x265e5a51u);
        KEEP("r", x43);
        uint32_t x44 = (~t16b & t17b) + x43;
        KEEP("r", x44);
        const uint32_t t19b = rotl32((t18b & t16b) + x44, 14) + t18b;
        /* stream a, step 20, G */
        uint32_t x45 = m0a + (t16a + 0xe9b6c7aau);
        KEEP("r", x45);
        uint32_t x46 = (~t17a & t18a) + x45;
        KEEP("r", x46);
        const uint32_t t20a = rotl32((t19a & t17a) + x46, 20) + t19a;
        /* stream b, step 20, G */
        uint32_t x47 = m0b + (t16b + 0xe9b6c7aau);
        KEEP("r", x47);
        uint32_t x48 = (~t17b & t18b) + x47;
        KEEP("r", x48);
        const uint32_t t20b = rotl32((t19b & t17b) + x48, 20) + t19b;
        /* stream a, step 21, G */
        uint32_t x49 = m5a + (t17a + 0xd62f105du);
        KEEP("r", x49);
        uint32_t x50 = (~t18a & t19a) + x49;
        KEEP("r", x50);
        const uint32_t t21a = rotl32((t20a & t18a) + x50, 5) + t20a;
        /* stream b, step 21, G */
        uint32_t x51 = m5b + (t17b + 0xd62f105du);
        KEEP("r", x51);
        uint32_t x52 = (~t18b & t19b) + x51;
        KEEP("r", x52);
        const uint32_t t21b = rotl32((t20b & t18b) + x52, 5) + t20b;
        /* stream a, step 22, G */
        uint32_t x53 = m10a + (t18a + 0x02441453u);
        KEEP("r", x53);
        uint32_t x54 = (~t19a & t20a) + x53;
        KEEP("r", x54);
        const uint32_t t22a = rotl32((t21a & t19a) + x54, 9) + t21a;
        /* stream b, step 22, G */
        uint32_t x55 = m10b + (t18b + 0x02441453u);
        KEEP("r", x55);
        uint32_t x56 = (~t19b & t20b) + x55;
        KEEP("r", x56);
        const uint32_t t22b = rotl32((t21b & t19b) + x56, 9) + t21b;
        /* stream a, step 23, G */
        uint32_t x57 = m15a + (t19a + 0xd8a1e681u);
        KEEP("r", x57);
        uint32_t x58 = (~t20a & t21a) + x57;
        KEEP("r", x58);
        const uint32_t t23a = rotl32((t22a & t20a) + x58, 14) + t22a;
        /* stream b, step 23, G */
        uint32_t x59 = m15b + (t19b + 0xd8a1e681u);
        KEEP("r", x59);
        uint32_t x60 = (~t20b & t21b) + x59;
        KEEP("r", x60);
        const uint32_t t23b = rotl32((t22b & t20b) + x60, 14) + t22b;
        /* stream a, step 24, G */
        uint32_t x61 = m4a + (t20a + 0xe7d3fbc8u);
        KEEP("r", x61);
        uint32_t x62 = (~t21a & t22a) + x61;
        KEEP("r", x62);
        const uint32_t t24a = rotl32((t23a & t21a) + x62, 20) + t23a;
        /* stream b, step 24, G */
        uint32_t x63 = m4b + (t20b + 0xe7d3fbc8u);
        KEEP("r", x63);
        uint32_t x64 = (~t21b & t22b) + x63;
        KEEP("r", x64);
        const uint32_t t24b = rotl32((t23b & t21b) + x64, 20) + t23b;
        /* stream a, step 25, G */
        uint32_t x65 = m9a + (t21a + 0x21e1cde6u);
        KEEP("r", x65);
        uint32_t x66 = (~t22a & t23a) + x65;
        KEEP("r", x66);
        const uint32_t t25a = rotl32((t24a & t22a) + x66, 5) + t24a;
        /* stream b, step 25, G */
        uint32_t x67 = m9b + (t21b + 0x21e1cde6u);
        KEEP("r", x67);
        uint32_t x68 = (~t22b & t23b) + x67;
        KEEP("r", x68);
        const uint32_t t25b = rotl32((t24b & t22b) + x68, 5) + t24b;
        /* stream a, step 26, G */
        uint32_t x69 = m14a + (t22a + 0xc33707d6u);
        KEEP("r", x69);
        uint32_t x70 = (~t23a & t24a) + x69;
        KEEP("r", x70);
        const uint32_t t26a = rotl32((t25a & t23a) + x70, 9) + t25a;
        /* stream b, step 26, G */
        uint32_t x71 = m14b + (t22b + 0xc33707d6u);
        KEEP("r", x71);
        uint32_t x72 = (~t23b & t24b) + x71;
        KEEP("r", x72);
        const uint32_t t26b = rotl32((t25b & t23b) + x72, 9) + t25b;
        /* stream a, step 27, G */
        uint32_t x73 = m3a + (t23a + 0xf4d50d87u);
        KEEP("r", x73);
        uint32_t x74 = (~t24a & t25a) + x73;
        KEEP("r", x74);
        const uint32_t t27a = rotl32((t26a & t24a) + x74, 14) + t26a;
        /* stream b, step 27, G */
        uint32_t x75 = m3b + (t23b + 0xf4d50d87u);
        KEEP("r", x75);
        uint32_t x76 = (~t24b & t25b) + x75;
        KEEP("r", x76);
        const uint32_t t27b = rotl32((t26b & t24b) + x76, 14) + t26b;
        /* stream a, step 28, G */
        uint32_t x77 = m8a + (t24a + 0x455a14edu);
        KEEP("r", x77);
        uint32_t x78 = (~t25a & t26a) + x77;
        KEEP("r", x78);
        const uint32_t t28a = rotl32((t27a & t25a) + x78, 20) + t27a;
        /* stream b, step 28, G */
        uint32_t x79 = m8b + (t24b + 0x455a14edu);
        KEEP("r", x79);
        uint32_t x80 = (~t25b & t26b) + x79;
        KEEP("r", x80);
        const uint32_t t28b = rotl32((t27b & t25b) + x80, 20) + t27b;
        /* stream a, step 29, G */
        uint32_t x81 = m13a + (t25a + 0xa9e3e905u);
        KEEP("r", x81);
        uint32_t x82 = (~t26a & t27a) + x81;
        KEEP("r", x82);
        const uint32_t t29a = rotl32((t28a & t26a) + x82, 5) + t28a;
        /* stream b, step 29, G */
        uint32_t x83 = m13b + (t25b + 0xa9e3e905u);
        KEEP("r", x83);
        uint32_t x84 = (~t26b & t27b) + x83;
        KEEP("r", x84);
        const uint32_t t29b = rotl32((t28b & t26b) + x84, 5) + t28b;
        /* stream a, step 30, G */
        uint32_t x85 = m2a + (t26a + 0xfcefa3f8u);
        KEEP("r", x85);
        uint32_t x86 = (~t27a & t28a) + x85;
        KEEP("r", x86);
        const uint32_t t30a = rotl32((t29a & t27a) + x86, 9) + t29a;
        /* stream b, step 30, G */
        uint32_t x87 = m2b + (t26b + 0xfcefa3f8u);
        KEEP("r", x87);
        uint32_t x88 = (~t27b & t28b) + x87;
        KEEP("r", x88);
        const uint32_t t30b = rotl32((t29b & t27b) + x88, 9) + t29b;
        /* stream a, step 31, G */
        uint32_t x89 = m7a + (t27a + 0x676f02d9u);
        KEEP("r", x89);
        uint32_t x90 = (~t28a & t29a) + x89;
        KEEP("r", x90);
        const uint32_t t31a = rotl32((t30a & t28a) + x90, 14) + t30a;
        /* stream b, step 31, G */
        uint32_t x91 = m7b + (t27b + 0x676f02d9u);
        KEEP("r", x91);
        uint32_t x92 = (~t28b & t29b) + x91;
        KEEP("r", x92);
        const uint32_t t31b = rotl32((t30b & t28b) + x92, 14) + t30b;
        /* stream a, step 32, G */
        uint32_t x93 = m12a + (t28a + 0x8d2a4c8au);
        KEEP("r", x93);
        uint32_t x94 = (~t29a & t30a) + x93;
        KEEP("r", x94);
        const uint32_t t32a = rotl32((t31a & t29a) + x94, 20) + t31a;
        /* stream b, step 32, G */
        uint32_t x95 = m12b + (t28b + 0x8d2a4c8au);
        KEEP("r", x95);
        uint32_t x96 = (~t29b & t30b) + x95;
        KEEP("r", x96);
        const uint32_t t32b = rotl32((t31b & t29b) + x96, 20) + t31b;
        /* stream a, step 33, H */
        uint32_t x97 = t30a ^ t31a;
        KEEP("r", x97);
        uint32_t x98 = m5a + (t29a + 0xfffa3942u);
        KEEP("r", x98);
        const uint32_t t33a = rotl32((t32a ^ x97) + x98, 4) + t32a;
        /* stream b, step 33, H */
        uint32_t x99 = t30b ^ t31b;
        KEEP("r", x99);
        uint32_t x100 = m5b + (t29b + 0xfffa3942u);
        KEEP("r", x100);
        const uint32_t t33b = rotl32((t32b ^ x99) + x100, 4) + t32b;
        /* stream a, step 34, H */
        uint32_t x101 = t31a ^ t32a;
        KEEP("r", x101);
        uint32_t x102 = m8a + (t30a + 0x8771f681u);
        KEEP("r", x102);
        const uint32_t t34a = rotl32((t33a ^ x101) + x102, 11) + t33a;
        /* stream b, step 34, H */
        uint32_t x103 = t31b ^ t32b;
        KEEP("r", x103);
        uint32_t x104 = m8b + (t30b + 0x8771f681u);
        KEEP("r", x104);
        const uint32_t t34b = rotl32((t33b ^ x103) + x104, 11) + t33b;
        /* stream a, step 35, H */
        uint32_t x105 = t32a ^ t33a;
        KEEP("r", x105);
        uint32_t x106 = m11a + (t31a + 0x6d9d6122u);
        KEEP("r", x106);
        const uint32_t t35a = rotl32((t34a ^ x105) + x106, 16) + t34a;
        /* stream b, step 35, H */
        uint32_t x107 = t32b ^ t33b;
        KEEP("r", x107);
        uint32_t x108 = m11b + (t31b + 0x6d9d6122u);
        KEEP("r", x108);
        const uint32_t t35b = rotl32((t34b ^ x107) + x108, 16) + t34b;
        /* stream a, step 36, H */
        uint32_t x109 = t33a ^ t34a;
        KEEP("r", x109);
        uint32_t x110 = m14a + (t32a + 0xfde5380cu);
        KEEP("r", x110);
        const uint32_t t36a = rotl32((t35a ^ x109) + x110, 23) + t35a;
        /* stream b, step 36, H */
        uint32_t x111 = t33b ^ t34b;
        KEEP("r", x111);
        uint32_t x112 = m14b + (t32b + 0xfde5380cu);
        KEEP("r", x112);
        const uint32_t t36b = rotl32((t35b ^ x111) + x112, 23) + t35b;
        /* stream a, step 37, H */
        uint32_t x113 = t34a ^ t35a;
        KEEP("r", x113);
        uint32_t x114 = m1a + (t33a + 0xa4beea44u);
        KEEP("r", x114);
        const uint32_t t37a = rotl32((t36a ^ x113) + x114, 4) + t36a;
        /* stream b, step 37, H */
        uint32_t x115 = t34b ^ t35b;
        KEEP("r", x115);
        uint32_t x116 = m1b + (t33b + 0xa4beea44u);
        KEEP("r", x116);
        const uint32_t t37b = rotl32((t36b ^ x115) + x116, 4) + t36b;
        /* stream a, step 38, H */
        uint32_t x117 = t35a ^ t36a;
        KEEP("r", x117);
        uint32_t x118 = m4a + (t34a + 0x4bdecfa9u);
        KEEP("r", x118);
        const uint32_t t38a = rotl32((t37a ^ x117) + x118, 11) + t37a;
        /* stream b, step 38, H */
        uint32_t x119 = t35b ^ t36b;
        KEEP("r", x119);
        uint32_t x120 = m4b + (t34b + 0x4bdecfa9u);
        KEEP("r", x120);
        const uint32_t t38b = rotl32((t37b ^ x119) + x120, 11) + t37b;
        /* stream a, step 39, H */
        uint32_t x121 = t36a ^ t37a;
        KEEP("r", x121);
        uint32_t x122 = m7a + (t35a + 0xf6bb4b60u);
        KEEP("r", x122);
        const uint32_t t39a = rotl32((t38a ^ x121) + x122, 16) + t38a;
        /* stream b, step 39, H */
        uint32_t x123 = t36b ^ t37b;
        KEEP("r", x123);
        uint32_t x124 = m7b + (t35b + 0xf6bb4b60u);
        KEEP("r", x124);
        const uint32_t t39b = rotl32((t38b ^ x123) + x124, 16) + t38b;
        /* stream a, step 40, H */
        uint32_t x125 = t37a ^ t38a;
        KEEP("r", x125);
        uint32_t x126 = m10a + (t36a + 0xbebfbc70u);
        KEEP("r", x126);
        const uint32_t t40a = rotl32((t39a ^ x125) + x126, 23) + t39a;
        /* stream b, step 40, H */
        uint32_t x127 = t37b ^ t38b;
        KEEP("r", x127);
        uint32_t x128 = m10b + (t36b + 0xbebfbc70u);
        KEEP("r", x128);
        const uint32_t t40b = rotl32((t39b ^ x127) + x128, 23) + t39b;
        /* stream a, step 41, H */
        uint32_t x129 = t38a ^ t39a;
        KEEP("r", x129);
        uint32_t x130 = m13a + (t37a + 0x289b7ec6u);
        KEEP("r", x130);
        const uint32_t t41a = rotl32((t40a ^ x129) + x130, 4) + t40a;
        /* stream b, step 41, H */
        uint32_t x131 = t38b ^ t39b;
        KEEP("r", x131);
        uint32_t x132 = m13b + (t37b + 0x289b7ec6u);
        KEEP("r", x132);
        const uint32_t t41b = rotl32((t40b ^ x131) + x132, 4) + t40b;
        /* stream a, step 42, H */
        uint32_t x133 = t39a ^ t40a;
        KEEP("r", x133);
        uint32_t x134 = m0a + (t38a + 0xeaa127fau);
        KEEP("r", x134);
        const uint32_t t42a = rotl32((t41a ^ x133) + x134, 11) + t41a;
        /* stream b, step 42, H */
        uint32_t x135 = t39b ^ t40b;
        KEEP("r", x135);
        uint32_t x136 = m0b + (t38b + 0xeaa127fau);
        KEEP("r", x136);
        const uint32_t t42b = rotl32((t41b ^ x135) + x136, 11) + t41b;
        /* stream a, step 43, H */
        uint32_t x137 = t40a ^ t41a;
        KEEP("r", x137);
        uint32_t x138 = m3a + (t39a + 0xd4ef3085u);
        KEEP("r", x138);
        const uint32_t t43a = rotl32((t42a ^ x137) + x138, 16) + t42a;
        /* stream b, step 43, H */
        uint32_t x139 = t40b ^ t41b;
        KEEP("r", x139);
        uint32_t x140 = m3b + (t39b + 0xd4ef3085u);
        KEEP("r", x140);
        const uint32_t t43b = rotl32((t42b ^ x139) + x140, 16) + t42b;
        /* stream a, step 44, H */
        uint32_t x141 = t41a ^ t42a;
        KEEP("r", x141);
        uint32_t x142 = m6a + (t40a + 0x04881d05u);
        KEEP("r", x142);
        const uint32_t t44a = rotl32((t43a ^ x141) + x142, 23) + t43a;
        /* stream b, step 44, H */
        uint32_t x143 = t41b ^ t42b;
        KEEP("r", x143);
        uint32_t x144 = m6b + (t40b + 0x04881d05u);
        KEEP("r", x144);
        const uint32_t t44b = rotl32((t43b ^ x143) + x144, 23) + t43b;
        /* stream a, step 45, H */
        uint32_t x145 = t42a ^ t43a;
        KEEP("r", x145);
        uint32_t x146 = m9a + (t41a + 0xd9d4d039u);
        KEEP("r", x146);
        const uint32_t t45a = rotl32((t44a ^ x145) + x146, 4) + t44a;
        /* stream b, step 45, H */
        uint32_t x147 = t42b ^ t43b;
        KEEP("r", x147);
        uint32_t x148 = m9b + (t41b + 0xd9d4d039u);
        KEEP("r", x148);
        const uint32_t t45b = rotl32((t44b ^ x147) + x148, 4) + t44b;
        /* stream a, step 46, H */
        uint32_t x149 = t43a ^ t44a;
        KEEP("r", x149);
        uint32_t x150 = m12a + (t42a + 0xe6db99e5u);
        KEEP("r", x150);
        const uint32_t t46a = rotl32((t45a ^ x149) + x150, 11) + t45a;
        /* stream b, step 46, H */
        uint32_t x151 = t43b ^ t44b;
        KEEP("r", x151);
        uint32_t x152 = m12b + (t42b + 0xe6db99e5u);
        KEEP("r", x152);
        const uint32_t t46b = rotl32((t45b ^ x151) + x152, 11) + t45b;
        /* stream a, step 47, H */
        uint32_t x153 = t44a ^ t45a;
        KEEP("r", x153);
        uint32_t x154 = m15a + (t43a + 0x1fa27cf8u);
        KEEP("r", x154);
        const uint32_t t47a = rotl32((t46a ^ x153) + x154, 16) + t46a;
        /* stream b, step 47, H */
        uint32_t x155 = t44b ^ t45b;
        KEEP("r", x155);
        uint32_t x156 = m15b + (t43b + 0x1fa27cf8u);
        KEEP("r", x156);
        const uint32_t t47b = rotl32((t46b ^ x155) + x156, 16) + t46b;
        /* stream a, step 48, H */
        uint32_t x157 = t45a ^ t46a;
        KEEP("r", x157);
        uint32_t x158 = m2a + (t44a + 0xc4ac5665u);
        KEEP("r", x158);
        const uint32_t t48a = rotl32((t47a ^ x157) + x158, 23) + t47a;
        /* stream b, step 48, H */
        uint32_t x159 = t45b ^ t46b;
        KEEP("r", x159);
        uint32_t x160 = m2b + (t44b + 0xc4ac5665u);
        KEEP("r", x160);
        const uint32_t t48b = rotl32((t47b ^ x159) + x160, 23) + t47b;
        /* stream a, step 49, I */
        uint32_t x161 = m0a + (t45a + 0xf4292243u);
        KEEP("r", x161);
        const uint32_t t49a = rotl32(x161 - ((~t48a & t46a) ^ t47a), 6) + t48a;
        /* stream b, step 49, I */
        uint32_t x162 = m0b + (t45b + 0xf4292243u);
        KEEP("r", x162);
        const uint32_t t49b = rotl32(x162 - ((~t48b & t46b) ^ t47b), 6) + t48b;
        /* stream a, step 50, I */
        uint32_t x163 = m7a + (t46a + 0x432aff96u);
        KEEP("r", x163);
        const uint32_t t50a = rotl32(x163 - ((~t49a & t47a) ^ t48a), 10) + t49a;
        /* stream b, step 50, I */
        uint32_t x164 = m7b + (t46b + 0x432aff96u);
        KEEP("r", x164);
        const uint32_t t50b = rotl32(x164 - ((~t49b & t47b) ^ t48b), 10) + t49b;
        /* stream a, step 51, I */
        uint32_t x165 = m14a + (t47a + 0xab9423a6u);
        KEEP("r", x165);
        const uint32_t t51a = rotl32(x165 - ((~t50a & t48a) ^ t49a), 15) + t50a;
        /* stream b, step 51, I */
        uint32_t x166 = m14b + (t47b + 0xab9423a6u);
        KEEP("r", x166);
        const uint32_t t51b = rotl32(x166 - ((~t50b & t48b) ^ t49b), 15) + t50b;
        /* stream a, step 52, I */
        uint32_t x167 = m5a + (t48a + 0xfc93a038u);
        KEEP("r", x167);
        const uint32_t t52a = rotl32(x167 - ((~t51a & t49a) ^ t50a), 21) + t51a;
        /* stream b, step 52, I */
        uint32_t x168 = m5b + (t48b + 0xfc93a038u);
        KEEP("r", x168);
        const uint32_t t52b = rotl32(x168 - ((~t51b & t49b) ^ t50b), 21) + t51b;
        /* stream a, step 53, I */
        uint32_t x169 = m12a + (t49a + 0x655b59c2u);
        KEEP("r", x169);
        const uint32_t t53a = rotl32(x169 - ((~t52a & t50a) ^ t51a), 6) + t52a;
        /* stream b, step 53, I */
        uint32_t x170 = m12b + (t49b + 0x655b59c2u);
        KEEP("r", x170);
        const uint32_t t53b = rotl32(x170 - ((~t52b & t50b) ^ t51b), 6) + t52b;
        /* stream a, step 54, I */
        uint32_t x171 = m3a + (t50a + 0x8f0ccc91u);
        KEEP("r", x171);
        const uint32_t t54a = rotl32(x171 - ((~t53a & t51a) ^ t52a), 10) + t53a;
        /* stream b, step 54, I */
        uint32_t x172 = m3b + (t50b + 0x8f0ccc91u);
        KEEP("r", x172);
        const uint32_t t54b = rotl32(x172 - ((~t53b & t51b) ^ t52b), 10) + t53b;
        /* stream a, step 55, I */
        uint32_t x173 = m10a + (t51a + 0xffeff47cu);
        KEEP("r", x173);
        const uint32_t t55a = rotl32(x173 - ((~t54a & t52a) ^ t53a), 15) + t54a;
        /* stream b, step 55, I */
        uint32_t x174 = m10b + (t51b + 0xffeff47cu);
        KEEP("r", x174);
        const uint32_t t55b = rotl32(x174 - ((~t54b & t52b) ^ t53b), 15) + t54b;
        /* stream a, step 56, I */
        uint32_t x175 = m1a + (t52a + 0x85845dd0u);
        KEEP("r", x175);
        const uint32_t t56a = rotl32(x175 - ((~t55a & t53a) ^ t54a), 21) + t55a;
        /* stream b, step 56, I */
        uint32_t x176 = m1b + (t52b + 0x85845dd0u);
        KEEP("r", x176);
        const uint32_t t56b = rotl32(x176 - ((~t55b & t53b) ^ t54b), 21) + t55b;
        /* stream a, step 57, I */
        uint32_t x177 = m8a + (t53a + 0x6fa87e4eu);
        KEEP("r", x177);
        const uint32_t t57a = rotl32(x177 - ((~t56a & t54a) ^ t55a), 6) + t56a;
        /* stream b, step 57, I */
        uint32_t x178 = m8b + (t53b + 0x6fa87e4eu);
        KEEP("r", x178);
        const uint32_t t57b = rotl32(x178 - ((~t56b & t54b) ^ t55b), 6) + t56b;
        /* stream a, step 58, I */
        uint32_t x179 = m15a + (t54a + 0xfe2ce6dfu);
        KEEP("r", x179);
        const uint32_t t58a = rotl32(x179 - ((~t57a & t55a) ^ t56a), 10) + t57a;
        /* stream b, step 58, I */
        uint32_t x180 = m15b + (t54b + 0xfe2ce6dfu);
        KEEP("r", x180);
        const uint32_t t58b = rotl32(x180 - ((~t57b & t55b) ^ t56b), 10) + t57b;
        /* stream a, step 59, I */
        uint32_t x181 = m6a + (t55a + 0xa3014313u);
        KEEP("r", x181);
        const uint32_t t59a = rotl32(x181 - ((~t58a & t56a) ^ t57a), 15) + t58a;
        /* stream b, step 59, I */
        uint32_t x182 = m6b + (t55b + 0xa3014313u);
        KEEP("r", x182);
        const uint32_t t59b = rotl32(x182 - ((~t58b & t56b) ^ t57b), 15) + t58b;
        /* stream a, step 60, I */
        uint32_t x183 = m13a + (t56a + 0x4e0811a0u);
        KEEP("r", x183);
        const uint32_t t60a = rotl32(x183 - ((~t59a & t57a) ^ t58a), 21) + t59a;
        /* stream b, step 60, I */
        uint32_t x184 = m13b + (t56b + 0x4e0811a0u);
        KEEP("r", x184);
        const uint32_t t60b = rotl32(x184 - ((~t59b & t57b) ^ t58b), 21) + t59b;
        /* stream a, step 61, I */
        uint32_t x185 = m4a + (t57a + 0xf7537e81u);
        KEEP("r", x185);
        const uint32_t t61a = rotl32(x185 - ((~t60a & t58a) ^ t59a), 6) + t60a;
        /* stream b, step 61, I */
        uint32_t x186 = m4b + (t57b + 0xf7537e81u);
        KEEP("r", x186);
        const uint32_t t61b = rotl32(x186 - ((~t60b & t58b) ^ t59b), 6) + t60b;
        /* stream a, step 62, I */
        uint32_t x187 = m11a + (t58a + 0xbd3af234u);
        KEEP("r", x187);
        const uint32_t t62a = rotl32(x187 - ((~t61a & t59a) ^ t60a), 10) + t61a;
        /* stream b, step 62, I */
        uint32_t x188 = m11b + (t58b + 0xbd3af234u);
        KEEP("r", x188);
        const uint32_t t62b = rotl32(x188 - ((~t61b & t59b) ^ t60b), 10) + t61b;
        /* stream a, step 63, I */
        uint32_t x189 = m2a + (t59a + 0x2ad7d2bau);
        KEEP("r", x189);
        const uint32_t t63a = rotl32(x189 - ((~t62a & t60a) ^ t61a), 15) + t62a;
        /* stream b, step 63, I */
        uint32_t x190 = m2b + (t59b + 0x2ad7d2bau);
        KEEP("r", x190);
        const uint32_t t63b = rotl32(x190 - ((~t62b & t60b) ^ t61b), 15) + t62b;
        /* stream a, step 64, I */
        uint32_t x191 = m9a + (t60a + 0xeb86d390u);
        KEEP("r", x191);
        const uint32_t t64a = rotl32(x191 - ((~t63a & t61a) ^ t62a), 21) + t63a;
        /* stream b, step 64, I */
        uint32_t x192 = m9b + (t60b + 0xeb86d390u);
        KEEP("r", x192);
        const uint32_t t64b = rotl32(x192 - ((~t63b & t61b) ^ t62b), 21) + t63b;

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
    *(&state[0][0]) = h0a;
    *(&state[1][0]) = h1a;
    *(&state[2][0]) = h2a;
    *(&state[3][0]) = h3a;
    *(&state[0][1]) = h0b;
    *(&state[1][1]) = h1b;
    *(&state[2][1]) = h2b;
    *(&state[3][1]) = h3b;
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
