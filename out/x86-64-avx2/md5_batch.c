/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel batch
 *
 * md5_x8x3_blocks: 1818 instructions for a block of 64 bytes in each of 3 streams, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
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
#include "md5_batch.h"

#include <string.h>

/* Leaves x where it is computed: the compiler must not reorder the sums around it. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* What works on registers alone, and must not be made to meet them in memory. */
#if defined(__GNUC__) || defined(__clang__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

/* Asks memory for the byte so many bytes after p, which need not be there. */
#if defined(__GNUC__) || defined(__clang__)
#define FETCH(p, bytes) __builtin_prefetch((const void *)((uintptr_t)(p) + (bytes)))
#else
#define FETCH(p, bytes) ((void)(p))
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

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory in a way that the compiler does not leave out. */
static void wipe(void *p, size_t len)
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

static uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

/* Compresses blocks of one message. */
static void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = *(state + 0);
    uint32_t h1 = *(state + 1);
    uint32_t h2 = *(state + 2);
    uint32_t h3 = *(state + 3);

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = load32(data + 0);
        const uint32_t m1 = load32(data + 4);
        const uint32_t m2 = load32(data + 8);
        const uint32_t m3 = load32(data + 12);
        const uint32_t m4 = load32(data + 16);
        const uint32_t m5 = load32(data + 20);
        const uint32_t m6 = load32(data + 24);
        const uint32_t m7 = load32(data + 28);
        const uint32_t m8 = load32(data + 32);
        const uint32_t m9 = load32(data + 36);
        const uint32_t m10 = load32(data + 40);
        const uint32_t m11 = load32(data + 44);
        const uint32_t m12 = load32(data + 48);
        const uint32_t m13 = load32(data + 52);
        const uint32_t m14 = load32(data + 56);
        const uint32_t m15 = load32(data + 60);

        /* step 1, F */
        uint32_t x1 = m0 + 0xd76aa478u + h0;
        KEEP("r", x1);
        const uint32_t t1 = rotl32(((h1 & h2) | (~h1 & h3)) + x1, 7) + h1;
        /* step 2, F */
        uint32_t x2 = m1 + (h3 + 0xe8c7b756u);
        KEEP("r", x2);
        const uint32_t t2 = rotl32(((t1 & h1) | (~t1 & h2)) + x2, 12) + t1;
        /* step 3, F */
        uint32_t x3 = m2 + (h2 + 0x242070dbu);
        KEEP("r", x3);
        const uint32_t t3 = rotl32(((t2 & t1) | (~t2 & h1)) + x3, 17) + t2;
        /* step 4, F */
        uint32_t x4 = m3 + (h1 + 0xc1bdceeeu);
        KEEP("r", x4);
        const uint32_t t4 = rotl32(((t3 & t2) | (~t3 & t1)) + x4, 22) + t3;
        /* step 5, F */
        uint32_t x5 = m4 + (t1 + 0xf57c0fafu);
        KEEP("r", x5);
        const uint32_t t5 = rotl32(((t4 & t3) | (~t4 & t2)) + x5, 7) + t4;
        /* step 6, F */
        uint32_t x6 = m5 + (t2 + 0x4787c62au);
        KEEP("r", x6);
        const uint32_t t6 = rotl32(((t5 & t4) | (~t5 & t3)) + x6, 12) + t5;
        /* step 7, F */
        uint32_t x7 = m6 + (t3 + 0xa8304613u);
        KEEP("r", x7);
        const uint32_t t7 = rotl32(((t6 & t5) | (~t6 & t4)) + x7, 17) + t6;
        /* step 8, F */
        uint32_t x8 = m7 + (t4 + 0xfd469501u);
        KEEP("r", x8);
        const uint32_t t8 = rotl32(((t7 & t6) | (~t7 & t5)) + x8, 22) + t7;
        /* step 9, F */
        uint32_t x9 = m8 + (t5 + 0x698098d8u);
        KEEP("r", x9);
        const uint32_t t9 = rotl32(((t8 & t7) | (~t8 & t6)) + x9, 7) + t8;
        /* step 10, F */
        uint32_t x10 = m9 + (t6 + 0x8b44f7afu);
        KEEP("r", x10);
        const uint32_t t10 = rotl32(((t9 & t8) | (~t9 & t7)) + x10, 12) + t9;
        /* step 11, F */
        uint32_t x11 = m10 + (t7 + 0xffff5bb1u);
        KEEP("r", x11);
        const uint32_t t11 = rotl32(((t10 & t9) | (~t10 & t8)) + x11, 17) + t10;
        /* step 12, F */
        uint32_t x12 = m11 + (t8 + 0x895cd7beu);
        KEEP("r", x12);
        const uint32_t t12 = rotl32(((t11 & t10) | (~t11 & t9)) + x12, 22) + t11;
        /* step 13, F */
        uint32_t x13 = m12 + (t9 + 0x6b901122u);
        KEEP("r", x13);
        const uint32_t t13 = rotl32(((t12 & t11) | (~t12 & t10)) + x13, 7) + t12;
        /* step 14, F */
        uint32_t x14 = m13 + (t10 + 0xfd987193u);
        KEEP("r", x14);
        const uint32_t t14 = rotl32(((t13 & t12) | (~t13 & t11)) + x14, 12) + t13;
        /* step 15, F */
        uint32_t x15 = m14 + (t11 + 0xa679438eu);
        KEEP("r", x15);
        const uint32_t t15 = rotl32(((t14 & t13) | (~t14 & t12)) + x15, 17) + t14;
        /* step 16, F */
        uint32_t x16 = m15 + (t12 + 0x49b40821u);
        KEEP("r", x16);
        const uint32_t t16 = rotl32(((t15 & t14) | (~t15 & t13)) + x16, 22) + t15;
        /* step 17, G */
        uint32_t x17 = t13 + 0xf61e2562u;
        KEEP("r", x17);
        uint32_t x18 = (t15 & ~t14) + x17 + m1;
        KEEP("r", x18);
        const uint32_t t17 = rotl32((t16 & t14) + x18, 5) + t16;
        /* step 18, G */
        uint32_t x19 = m6 + (t14 + 0xc040b340u);
        KEEP("r", x19);
        uint32_t x20 = (t16 & ~t15) + x19;
        KEEP("r", x20);
        const uint32_t t18 = rotl32((t17 & t15) + x20, 9) + t17;
        /* step 19, G */
        uint32_t x21 = m11 + (t15 + 0x265e5a51u);
        KEEP("r", x21);
        uint32_t x22 = (~t16 & t17) + x21;
        KEEP("r", x22);
        const uint32_t t19 = rotl32((t18 & t16) + x22, 14) + t18;
        /* step 20, G */
        uint32_t x23 = m0 + (t16 + 0xe9b6c7aau);
        KEEP("r", x23);
        uint32_t x24 = (~t17 & t18) + x23;
        KEEP("r", x24);
        const uint32_t t20 = rotl32((t19 & t17) + x24, 20) + t19;
        /* step 21, G */
        uint32_t x25 = m5 + (t17 + 0xd62f105du);
        KEEP("r", x25);
        uint32_t x26 = (~t18 & t19) + x25;
        KEEP("r", x26);
        const uint32_t t21 = rotl32((t20 & t18) + x26, 5) + t20;
        /* step 22, G */
        uint32_t x27 = m10 + (t18 + 0x02441453u);
        KEEP("r", x27);
        uint32_t x28 = (~t19 & t20) + x27;
        KEEP("r", x28);
        const uint32_t t22 = rotl32((t21 & t19) + x28, 9) + t21;
        /* step 23, G */
        uint32_t x29 = m15 + (t19 + 0xd8a1e681u);
        KEEP("r", x29);
        uint32_t x30 = (~t20 & t21) + x29;
        KEEP("r", x30);
        const uint32_t t23 = rotl32((t22 & t20) + x30, 14) + t22;
        /* step 24, G */
        uint32_t x31 = m4 + (t20 + 0xe7d3fbc8u);
        KEEP("r", x31);
        uint32_t x32 = (~t21 & t22) + x31;
        KEEP("r", x32);
        const uint32_t t24 = rotl32((t23 & t21) + x32, 20) + t23;
        /* step 25, G */
        uint32_t x33 = m9 + (t21 + 0x21e1cde6u);
        KEEP("r", x33);
        uint32_t x34 = (~t22 & t23) + x33;
        KEEP("r", x34);
        const uint32_t t25 = rotl32((t24 & t22) + x34, 5) + t24;
        /* step 26, G */
        uint32_t x35 = m14 + (t22 + 0xc33707d6u);
        KEEP("r", x35);
        uint32_t x36 = (~t23 & t24) + x35;
        KEEP("r", x36);
        const uint32_t t26 = rotl32((t25 & t23) + x36, 9) + t25;
        /* step 27, G */
        uint32_t x37 = m3 + (t23 + 0xf4d50d87u);
        KEEP("r", x37);
        uint32_t x38 = (~t24 & t25) + x37;
        KEEP("r", x38);
        const uint32_t t27 = rotl32((t26 & t24) + x38, 14) + t26;
        /* step 28, G */
        uint32_t x39 = m8 + (t24 + 0x455a14edu);
        KEEP("r", x39);
        uint32_t x40 = (~t25 & t26) + x39;
        KEEP("r", x40);
        const uint32_t t28 = rotl32((t27 & t25) + x40, 20) + t27;
        /* step 29, G */
        uint32_t x41 = m13 + (t25 + 0xa9e3e905u);
        KEEP("r", x41);
        uint32_t x42 = (~t26 & t27) + x41;
        KEEP("r", x42);
        const uint32_t t29 = rotl32((t28 & t26) + x42, 5) + t28;
        /* step 30, G */
        uint32_t x43 = m2 + (t26 + 0xfcefa3f8u);
        KEEP("r", x43);
        uint32_t x44 = (~t27 & t28) + x43;
        KEEP("r", x44);
        const uint32_t t30 = rotl32((t29 & t27) + x44, 9) + t29;
        /* step 31, G */
        uint32_t x45 = m7 + (t27 + 0x676f02d9u);
        KEEP("r", x45);
        uint32_t x46 = (~t28 & t29) + x45;
        KEEP("r", x46);
        const uint32_t t31 = rotl32((t30 & t28) + x46, 14) + t30;
        /* step 32, G */
        uint32_t x47 = m12 + (t28 + 0x8d2a4c8au);
        KEEP("r", x47);
        uint32_t x48 = (~t29 & t30) + x47;
        KEEP("r", x48);
        const uint32_t t32 = rotl32((t31 & t29) + x48, 20) + t31;
        /* step 33, H */
        uint32_t x49 = t30 ^ t31;
        KEEP("r", x49);
        uint32_t x50 = m5 + (t29 + 0xfffa3942u);
        KEEP("r", x50);
        const uint32_t t33 = rotl32((t32 ^ x49) + x50, 4) + t32;
        /* step 34, H */
        uint32_t x51 = t31 ^ t32;
        KEEP("r", x51);
        uint32_t x52 = m8 + (t30 + 0x8771f681u);
        KEEP("r", x52);
        const uint32_t t34 = rotl32((t33 ^ x51) + x52, 11) + t33;
        /* step 35, H */
        uint32_t x53 = t32 ^ t33;
        KEEP("r", x53);
        uint32_t x54 = m11 + (t31 + 0x6d9d6122u);
        KEEP("r", x54);
        const uint32_t t35 = rotl32((t34 ^ x53) + x54, 16) + t34;
        /* step 36, H */
        uint32_t x55 = t33 ^ t34;
        KEEP("r", x55);
        uint32_t x56 = m14 + (t32 + 0xfde5380cu);
        KEEP("r", x56);
        const uint32_t t36 = rotl32((t35 ^ x55) + x56, 23) + t35;
        /* step 37, H */
        uint32_t x57 = t34 ^ t35;
        KEEP("r", x57);
        uint32_t x58 = m1 + (t33 + 0xa4beea44u);
        KEEP("r", x58);
        const uint32_t t37 = rotl32((t36 ^ x57) + x58, 4) + t36;
        /* step 38, H */
        uint32_t x59 = t35 ^ t36;
        KEEP("r", x59);
        uint32_t x60 = m4 + (t34 + 0x4bdecfa9u);
        KEEP("r", x60);
        const uint32_t t38 = rotl32((t37 ^ x59) + x60, 11) + t37;
        /* step 39, H */
        uint32_t x61 = t36 ^ t37;
        KEEP("r", x61);
        uint32_t x62 = m7 + (t35 + 0xf6bb4b60u);
        KEEP("r", x62);
        const uint32_t t39 = rotl32((t38 ^ x61) + x62, 16) + t38;
        /* step 40, H */
        uint32_t x63 = t37 ^ t38;
        KEEP("r", x63);
        uint32_t x64 = m10 + (t36 + 0xbebfbc70u);
        KEEP("r", x64);
        const uint32_t t40 = rotl32((t39 ^ x63) + x64, 23) + t39;
        /* step 41, H */
        uint32_t x65 = t38 ^ t39;
        KEEP("r", x65);
        uint32_t x66 = m13 + (t37 + 0x289b7ec6u);
        KEEP("r", x66);
        const uint32_t t41 = rotl32((t40 ^ x65) + x66, 4) + t40;
        /* step 42, H */
        uint32_t x67 = t39 ^ t40;
        KEEP("r", x67);
        uint32_t x68 = m0 + (t38 + 0xeaa127fau);
        KEEP("r", x68);
        const uint32_t t42 = rotl32((t41 ^ x67) + x68, 11) + t41;
        /* step 43, H */
        uint32_t x69 = t40 ^ t41;
        KEEP("r", x69);
        uint32_t x70 = m3 + (t39 + 0xd4ef3085u);
        KEEP("r", x70);
        const uint32_t t43 = rotl32((t42 ^ x69) + x70, 16) + t42;
        /* step 44, H */
        uint32_t x71 = t41 ^ t42;
        KEEP("r", x71);
        uint32_t x72 = m6 + (t40 + 0x04881d05u);
        KEEP("r", x72);
        const uint32_t t44 = rotl32((t43 ^ x71) + x72, 23) + t43;
        /* step 45, H */
        uint32_t x73 = t42 ^ t43;
        KEEP("r", x73);
        uint32_t x74 = m9 + (t41 + 0xd9d4d039u);
        KEEP("r", x74);
        const uint32_t t45 = rotl32((t44 ^ x73) + x74, 4) + t44;
        /* step 46, H */
        uint32_t x75 = t43 ^ t44;
        KEEP("r", x75);
        uint32_t x76 = m12 + (t42 + 0xe6db99e5u);
        KEEP("r", x76);
        const uint32_t t46 = rotl32((t45 ^ x75) + x76, 11) + t45;
        /* step 47, H */
        uint32_t x77 = t44 ^ t45;
        KEEP("r", x77);
        uint32_t x78 = m15 + (t43 + 0x1fa27cf8u);
        KEEP("r", x78);
        const uint32_t t47 = rotl32((t46 ^ x77) + x78, 16) + t46;
        /* step 48, H */
        uint32_t x79 = t45 ^ t46;
        KEEP("r", x79);
        uint32_t x80 = m2 + (t44 + 0xc4ac5665u);
        KEEP("r", x80);
        const uint32_t t48 = rotl32((t47 ^ x79) + x80, 23) + t47;
        /* step 49, I */
        uint32_t x81 = m0 + (t45 + 0xf4292243u);
        KEEP("r", x81);
        const uint32_t t49 = rotl32(x81 - ((~t48 & t46) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t x82 = m7 + (t46 + 0x432aff96u);
        KEEP("r", x82);
        const uint32_t t50 = rotl32(x82 - ((~t49 & t47) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t x83 = m14 + (t47 + 0xab9423a6u);
        KEEP("r", x83);
        const uint32_t t51 = rotl32(x83 - ((~t50 & t48) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t x84 = m5 + (t48 + 0xfc93a038u);
        KEEP("r", x84);
        const uint32_t t52 = rotl32(x84 - ((~t51 & t49) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t x85 = m12 + (t49 + 0x655b59c2u);
        KEEP("r", x85);
        const uint32_t t53 = rotl32(x85 - ((~t52 & t50) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t x86 = m3 + (t50 + 0x8f0ccc91u);
        KEEP("r", x86);
        const uint32_t t54 = rotl32(x86 - ((~t53 & t51) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t x87 = m10 + (t51 + 0xffeff47cu);
        KEEP("r", x87);
        const uint32_t t55 = rotl32(x87 - ((~t54 & t52) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t x88 = m1 + (t52 + 0x85845dd0u);
        KEEP("r", x88);
        const uint32_t t56 = rotl32(x88 - ((~t55 & t53) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t x89 = m8 + (t53 + 0x6fa87e4eu);
        KEEP("r", x89);
        const uint32_t t57 = rotl32(x89 - ((~t56 & t54) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t x90 = m15 + (t54 + 0xfe2ce6dfu);
        KEEP("r", x90);
        const uint32_t t58 = rotl32(x90 - ((~t57 & t55) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t x91 = m6 + (t55 + 0xa3014313u);
        KEEP("r", x91);
        const uint32_t t59 = rotl32(x91 - ((~t58 & t56) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t x92 = m13 + (t56 + 0x4e0811a0u);
        KEEP("r", x92);
        const uint32_t t60 = rotl32(x92 - ((~t59 & t57) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t x93 = m4 + (t57 + 0xf7537e81u);
        KEEP("r", x93);
        const uint32_t t61 = rotl32(x93 - ((~t60 & t58) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t x94 = m11 + (t58 + 0xbd3af234u);
        KEEP("r", x94);
        const uint32_t t62 = rotl32(x94 - ((~t61 & t59) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t x95 = m2 + (t59 + 0x2ad7d2bau);
        KEEP("r", x95);
        const uint32_t t63 = rotl32(x95 - ((~t62 & t60) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t x96 = m9 + (t60 + 0xeb86d390u);
        KEEP("r", x96);
        const uint32_t t64 = rotl32(x96 - ((~t63 & t61) ^ t62), 21) + t63;

        const uint32_t h0_next = t61 + h0;
        const uint32_t h1_next = t64 + h1;
        const uint32_t h2_next = t63 + h2;
        const uint32_t h3_next = t62 + h3;
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    *(state + 0) = h0;
    *(state + 1) = h1;
    *(state + 2) = h2;
    *(state + 3) = h3;
}

/* Compresses as many blocks of each of several messages: word i of message j is state[i][j]. */
static void md5_x8x3_blocks(uint32_t state[4][24], const uint8_t *const data[24], size_t nblocks)
{
    __m256i h0a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3a = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));
    __m256i h0b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][8]));
    __m256i h1b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][8]));
    __m256i h2b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][8]));
    __m256i h3b = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][8]));
    __m256i h0c = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][16]));
    __m256i h1c = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][16]));
    __m256i h2c = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][16]));
    __m256i h3c = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][16]));

    uint32_t buffers[2][16][24] ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 24; j += 2) {
        COPY(&buffers[0][0][j], 24, data[j] + 0, data[j + 1] + 0);
        COPY(&buffers[0][2][j], 24, data[j] + 8, data[j + 1] + 8);
        COPY(&buffers[0][4][j], 24, data[j] + 16, data[j + 1] + 16);
        COPY(&buffers[0][6][j], 24, data[j] + 24, data[j + 1] + 24);
        COPY(&buffers[0][8][j], 24, data[j] + 32, data[j + 1] + 32);
        COPY(&buffers[0][10][j], 24, data[j] + 40, data[j + 1] + 40);
        COPY(&buffers[0][12][j], 24, data[j] + 48, data[j + 1] + 48);
        COPY(&buffers[0][14][j], 24, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[24] = buffers[at / 64 % 2];
        uint32_t(*const next)[24] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, step 1, F */
        __m256i x1 = _mm256_add_epi32(_mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_set1_epi32((int)0xd76aa478u)), h0a);
        KEEP("x", x1);
        const __m256i x2 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(h1a, h2a), _mm256_andnot_si256(h1a, h3a)), x1);
        const __m256i t1a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x2, 7), _mm256_srli_epi32(x2, 25)), h1a);
        FETCH(data[0] + then, 128);
        /* stream b, step 1, F */
        __m256i x3 = _mm256_add_epi32(_mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), _mm256_set1_epi32((int)0xd76aa478u)), h0b);
        KEEP("x", x3);
        const __m256i x4 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(h1b, h2b), _mm256_andnot_si256(h1b, h3b)), x3);
        const __m256i t1b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x4, 7), _mm256_srli_epi32(x4, 25)), h1b);
        /* stream c, step 1, F */
        __m256i x5 = _mm256_add_epi32(_mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])), _mm256_set1_epi32((int)0xd76aa478u)), h0c);
        KEEP("x", x5);
        const __m256i x6 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(h1c, h2c), _mm256_andnot_si256(h1c, h3c)), x5);
        const __m256i t1c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x6, 7), _mm256_srli_epi32(x6, 25)), h1c);
        FETCH(data[1] + then, 128);
        /* stream a, step 2, F */
        __m256i x7 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(h3a, _mm256_set1_epi32((int)0xe8c7b756u)));
        KEEP("x", x7);
        const __m256i x8 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t1a, h1a), _mm256_andnot_si256(t1a, h2a)), x7);
        const __m256i t2a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x8, 12), _mm256_srli_epi32(x8, 20)), t1a);
        COPY(&next[0][0], 24, data[0] + then + 0, data[1] + then + 0);
        /* stream b, step 2, F */
        __m256i x9 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), _mm256_add_epi32(h3b, _mm256_set1_epi32((int)0xe8c7b756u)));
        KEEP("x", x9);
        const __m256i x10 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t1b, h1b), _mm256_andnot_si256(t1b, h2b)), x9);
        const __m256i t2b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x10, 12), _mm256_srli_epi32(x10, 20)), t1b);
        /* stream c, step 2, F */
        __m256i x11 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])), _mm256_add_epi32(h3c, _mm256_set1_epi32((int)0xe8c7b756u)));
        KEEP("x", x11);
        const __m256i x12 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t1c, h1c), _mm256_andnot_si256(t1c, h2c)), x11);
        const __m256i t2c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x12, 12), _mm256_srli_epi32(x12, 20)), t1c);
        COPY(&next[2][0], 24, data[0] + then + 8, data[1] + then + 8);
        /* stream a, step 3, F */
        __m256i x13 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(h2a, _mm256_set1_epi32((int)0x242070dbu)));
        KEEP("x", x13);
        const __m256i x14 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t2a, t1a), _mm256_andnot_si256(t2a, h1a)), x13);
        const __m256i t3a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x14, 17), _mm256_srli_epi32(x14, 15)), t2a);
        COPY(&next[4][0], 24, data[0] + then + 16, data[1] + then + 16);
        /* stream b, step 3, F */
        __m256i x15 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), _mm256_add_epi32(h2b, _mm256_set1_epi32((int)0x242070dbu)));
        KEEP("x", x15);
        const __m256i x16 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t2b, t1b), _mm256_andnot_si256(t2b, h1b)), x15);
        const __m256i t3b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x16, 17), _mm256_srli_epi32(x16, 15)), t2b);
        /* stream c, step 3, F */
        __m256i x17 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])), _mm256_add_epi32(h2c, _mm256_set1_epi32((int)0x242070dbu)));
        KEEP("x", x17);
        const __m256i x18 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t2c, t1c), _mm256_andnot_si256(t2c, h1c)), x17);
        const __m256i t3c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x18, 17), _mm256_srli_epi32(x18, 15)), t2c);
        COPY(&next[6][0], 24, data[0] + then + 24, data[1] + then + 24);
        /* stream a, step 4, F */
        __m256i x19 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(h1a, _mm256_set1_epi32((int)0xc1bdceeeu)));
        KEEP("x", x19);
        const __m256i x20 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t3a, t2a), _mm256_andnot_si256(t3a, t1a)), x19);
        const __m256i t4a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x20, 22), _mm256_srli_epi32(x20, 10)), t3a);
        /* stream b, step 4, F */
        __m256i x21 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), _mm256_add_epi32(h1b, _mm256_set1_epi32((int)0xc1bdceeeu)));
        KEEP("x", x21);
        const __m256i x22 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t3b, t2b), _mm256_andnot_si256(t3b, t1b)), x21);
        const __m256i t4b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x22, 22), _mm256_srli_epi32(x22, 10)), t3b);
        COPY(&next[8][0], 24, data[0] + then + 32, data[1] + then + 32);
        /* stream c, step 4, F */
        __m256i x23 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])), _mm256_add_epi32(h1c, _mm256_set1_epi32((int)0xc1bdceeeu)));
        KEEP("x", x23);
        const __m256i x24 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t3c, t2c), _mm256_andnot_si256(t3c, t1c)), x23);
        const __m256i t4c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x24, 22), _mm256_srli_epi32(x24, 10)), t3c);
        COPY(&next[10][0], 24, data[0] + then + 40, data[1] + then + 40);
        /* stream a, step 5, F */
        __m256i x25 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t1a, _mm256_set1_epi32((int)0xf57c0fafu)));
        KEEP("x", x25);
        const __m256i x26 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t4a, t3a), _mm256_andnot_si256(t4a, t2a)), x25);
        const __m256i t5a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x26, 7), _mm256_srli_epi32(x26, 25)), t4a);
        /* stream b, step 5, F */
        __m256i x27 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), _mm256_add_epi32(t1b, _mm256_set1_epi32((int)0xf57c0fafu)));
        KEEP("x", x27);
        const __m256i x28 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t4b, t3b), _mm256_andnot_si256(t4b, t2b)), x27);
        const __m256i t5b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x28, 7), _mm256_srli_epi32(x28, 25)), t4b);
        COPY(&next[12][0], 24, data[0] + then + 48, data[1] + then + 48);
        /* stream c, step 5, F */
        __m256i x29 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])), _mm256_add_epi32(t1c, _mm256_set1_epi32((int)0xf57c0fafu)));
        KEEP("x", x29);
        const __m256i x30 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t4c, t3c), _mm256_andnot_si256(t4c, t2c)), x29);
        const __m256i t5c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x30, 7), _mm256_srli_epi32(x30, 25)), t4c);
        COPY(&next[14][0], 24, data[0] + then + 56, data[1] + then + 56);
        /* stream a, step 6, F */
        __m256i x31 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t2a, _mm256_set1_epi32((int)0x4787c62au)));
        KEEP("x", x31);
        const __m256i x32 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t5a, t4a), _mm256_andnot_si256(t5a, t3a)), x31);
        const __m256i t6a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x32, 12), _mm256_srli_epi32(x32, 20)), t5a);
        /* stream b, step 6, F */
        __m256i x33 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), _mm256_add_epi32(t2b, _mm256_set1_epi32((int)0x4787c62au)));
        KEEP("x", x33);
        const __m256i x34 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t5b, t4b), _mm256_andnot_si256(t5b, t3b)), x33);
        const __m256i t6b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x34, 12), _mm256_srli_epi32(x34, 20)), t5b);
        FETCH(data[2] + then, 128);
        /* stream c, step 6, F */
        __m256i x35 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])), _mm256_add_epi32(t2c, _mm256_set1_epi32((int)0x4787c62au)));
        KEEP("x", x35);
        const __m256i x36 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t5c, t4c), _mm256_andnot_si256(t5c, t3c)), x35);
        const __m256i t6c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x36, 12), _mm256_srli_epi32(x36, 20)), t5c);
        /* stream a, step 7, F */
        __m256i x37 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t3a, _mm256_set1_epi32((int)0xa8304613u)));
        KEEP("x", x37);
        const __m256i x38 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t6a, t5a), _mm256_andnot_si256(t6a, t4a)), x37);
        const __m256i t7a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x38, 17), _mm256_srli_epi32(x38, 15)), t6a);
        FETCH(data[3] + then, 128);
        /* stream b, step 7, F */
        __m256i x39 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), _mm256_add_epi32(t3b, _mm256_set1_epi32((int)0xa8304613u)));
        KEEP("x", x39);
        const __m256i x40 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t6b, t5b), _mm256_andnot_si256(t6b, t4b)), x39);
        const __m256i t7b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x40, 17), _mm256_srli_epi32(x40, 15)), t6b);
        COPY(&next[0][2], 24, data[2] + then + 0, data[3] + then + 0);
        /* stream c, step 7, F */
        __m256i x41 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])), _mm256_add_epi32(t3c, _mm256_set1_epi32((int)0xa8304613u)));
        KEEP("x", x41);
        const __m256i x42 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t6c, t5c), _mm256_andnot_si256(t6c, t4c)), x41);
        const __m256i t7c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x42, 17), _mm256_srli_epi32(x42, 15)), t6c);
        /* stream a, step 8, F */
        __m256i x43 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t4a, _mm256_set1_epi32((int)0xfd469501u)));
        KEEP("x", x43);
        const __m256i x44 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t7a, t6a), _mm256_andnot_si256(t7a, t5a)), x43);
        const __m256i t8a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x44, 22), _mm256_srli_epi32(x44, 10)), t7a);
        COPY(&next[2][2], 24, data[2] + then + 8, data[3] + then + 8);
        /* stream b, step 8, F */
        __m256i x45 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), _mm256_add_epi32(t4b, _mm256_set1_epi32((int)0xfd469501u)));
        KEEP("x", x45);
        const __m256i x46 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t7b, t6b), _mm256_andnot_si256(t7b, t5b)), x45);
        const __m256i t8b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x46, 22), _mm256_srli_epi32(x46, 10)), t7b);
        COPY(&next[4][2], 24, data[2] + then + 16, data[3] + then + 16);
        /* stream c, step 8, F */
        __m256i x47 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])), _mm256_add_epi32(t4c, _mm256_set1_epi32((int)0xfd469501u)));
        KEEP("x", x47);
        const __m256i x48 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t7c, t6c), _mm256_andnot_si256(t7c, t5c)), x47);
        const __m256i t8c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x48, 22), _mm256_srli_epi32(x48, 10)), t7c);
        /* stream a, step 9, F */
        __m256i x49 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t5a, _mm256_set1_epi32((int)0x698098d8u)));
        KEEP("x", x49);
        const __m256i x50 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t8a, t7a), _mm256_andnot_si256(t8a, t6a)), x49);
        const __m256i t9a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x50, 7), _mm256_srli_epi32(x50, 25)), t8a);
        COPY(&next[6][2], 24, data[2] + then + 24, data[3] + then + 24);
        /* stream b, step 9, F */
        __m256i x51 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), _mm256_add_epi32(t5b, _mm256_set1_epi32((int)0x698098d8u)));
        KEEP("x", x51);
        const __m256i x52 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t8b, t7b), _mm256_andnot_si256(t8b, t6b)), x51);
        const __m256i t9b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x52, 7), _mm256_srli_epi32(x52, 25)), t8b);
        /* stream c, step 9, F */
        __m256i x53 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])), _mm256_add_epi32(t5c, _mm256_set1_epi32((int)0x698098d8u)));
        KEEP("x", x53);
        const __m256i x54 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t8c, t7c), _mm256_andnot_si256(t8c, t6c)), x53);
        const __m256i t9c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x54, 7), _mm256_srli_epi32(x54, 25)), t8c);
        COPY(&next[8][2], 24, data[2] + then + 32, data[3] + then + 32);
        /* stream a, step 10, F */
        __m256i x55 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t6a, _mm256_set1_epi32((int)0x8b44f7afu)));
        KEEP("x", x55);
        const __m256i x56 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t9a, t8a), _mm256_andnot_si256(t9a, t7a)), x55);
        const __m256i t10a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x56, 12), _mm256_srli_epi32(x56, 20)), t9a);
        COPY(&next[10][2], 24, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 10, F */
        __m256i x57 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), _mm256_add_epi32(t6b, _mm256_set1_epi32((int)0x8b44f7afu)));
        KEEP("x", x57);
        const __m256i x58 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t9b, t8b), _mm256_andnot_si256(t9b, t7b)), x57);
        const __m256i t10b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x58, 12), _mm256_srli_epi32(x58, 20)), t9b);
        /* stream c, step 10, F */
        __m256i x59 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])), _mm256_add_epi32(t6c, _mm256_set1_epi32((int)0x8b44f7afu)));
        KEEP("x", x59);
        const __m256i x60 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t9c, t8c), _mm256_andnot_si256(t9c, t7c)), x59);
        const __m256i t10c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x60, 12), _mm256_srli_epi32(x60, 20)), t9c);
        COPY(&next[12][2], 24, data[2] + then + 48, data[3] + then + 48);
        /* stream a, step 11, F */
        __m256i x61 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t7a, _mm256_set1_epi32((int)0xffff5bb1u)));
        KEEP("x", x61);
        const __m256i x62 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t10a, t9a), _mm256_andnot_si256(t10a, t8a)), x61);
        const __m256i t11a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x62, 17), _mm256_srli_epi32(x62, 15)), t10a);
        COPY(&next[14][2], 24, data[2] + then + 56, data[3] + then + 56);
        /* stream b, step 11, F */
        __m256i x63 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), _mm256_add_epi32(t7b, _mm256_set1_epi32((int)0xffff5bb1u)));
        KEEP("x", x63);
        const __m256i x64 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t10b, t9b), _mm256_andnot_si256(t10b, t8b)), x63);
        const __m256i t11b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x64, 17), _mm256_srli_epi32(x64, 15)), t10b);
        /* stream c, step 11, F */
        __m256i x65 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])), _mm256_add_epi32(t7c, _mm256_set1_epi32((int)0xffff5bb1u)));
        KEEP("x", x65);
        const __m256i x66 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t10c, t9c), _mm256_andnot_si256(t10c, t8c)), x65);
        const __m256i t11c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x66, 17), _mm256_srli_epi32(x66, 15)), t10c);
        FETCH(data[4] + then, 128);
        /* stream a, step 12, F */
        __m256i x67 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t8a, _mm256_set1_epi32((int)0x895cd7beu)));
        KEEP("x", x67);
        const __m256i x68 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t11a, t10a), _mm256_andnot_si256(t11a, t9a)), x67);
        const __m256i t12a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x68, 22), _mm256_srli_epi32(x68, 10)), t11a);
        /* stream b, step 12, F */
        __m256i x69 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), _mm256_add_epi32(t8b, _mm256_set1_epi32((int)0x895cd7beu)));
        KEEP("x", x69);
        const __m256i x70 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t11b, t10b), _mm256_andnot_si256(t11b, t9b)), x69);
        const __m256i t12b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x70, 22), _mm256_srli_epi32(x70, 10)), t11b);
        FETCH(data[5] + then, 128);
        /* stream c, step 12, F */
        __m256i x71 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])), _mm256_add_epi32(t8c, _mm256_set1_epi32((int)0x895cd7beu)));
        KEEP("x", x71);
        const __m256i x72 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t11c, t10c), _mm256_andnot_si256(t11c, t9c)), x71);
        const __m256i t12c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x72, 22), _mm256_srli_epi32(x72, 10)), t11c);
        COPY(&next[0][4], 24, data[4] + then + 0, data[5] + then + 0);
        /* stream a, step 13, F */
        __m256i x73 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t9a, _mm256_set1_epi32((int)0x6b901122u)));
        KEEP("x", x73);
        const __m256i x74 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t12a, t11a), _mm256_andnot_si256(t12a, t10a)), x73);
        const __m256i t13a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x74, 7), _mm256_srli_epi32(x74, 25)), t12a);
        /* stream b, step 13, F */
        __m256i x75 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), _mm256_add_epi32(t9b, _mm256_set1_epi32((int)0x6b901122u)));
        KEEP("x", x75);
        const __m256i x76 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t12b, t11b), _mm256_andnot_si256(t12b, t10b)), x75);
        const __m256i t13b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x76, 7), _mm256_srli_epi32(x76, 25)), t12b);
        COPY(&next[2][4], 24, data[4] + then + 8, data[5] + then + 8);
        /* stream c, step 13, F */
        __m256i x77 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])), _mm256_add_epi32(t9c, _mm256_set1_epi32((int)0x6b901122u)));
        KEEP("x", x77);
        const __m256i x78 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t12c, t11c), _mm256_andnot_si256(t12c, t10c)), x77);
        const __m256i t13c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x78, 7), _mm256_srli_epi32(x78, 25)), t12c);
        COPY(&next[4][4], 24, data[4] + then + 16, data[5] + then + 16);
        /* stream a, step 14, F */
        __m256i x79 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t10a, _mm256_set1_epi32((int)0xfd987193u)));
        KEEP("x", x79);
        const __m256i x80 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t13a, t12a), _mm256_andnot_si256(t13a, t11a)), x79);
        const __m256i t14a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x80, 12), _mm256_srli_epi32(x80, 20)), t13a);
        /* stream b, step 14, F */
        __m256i x81 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), _mm256_add_epi32(t10b, _mm256_set1_epi32((int)0xfd987193u)));
        KEEP("x", x81);
        const __m256i x82 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t13b, t12b), _mm256_andnot_si256(t13b, t11b)), x81);
        const __m256i t14b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x82, 12), _mm256_srli_epi32(x82, 20)), t13b);
        COPY(&next[6][4], 24, data[4] + then + 24, data[5] + then + 24);
        /* stream c, step 14, F */
        __m256i x83 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])), _mm256_add_epi32(t10c, _mm256_set1_epi32((int)0xfd987193u)));
        KEEP("x", x83);
        const __m256i x84 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t13c, t12c), _mm256_andnot_si256(t13c, t11c)), x83);
        const __m256i t14c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x84, 12), _mm256_srli_epi32(x84, 20)), t13c);
        /* stream a, step 15, F */
        __m256i x85 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t11a, _mm256_set1_epi32((int)0xa679438eu)));
        KEEP("x", x85);
        const __m256i x86 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t14a, t13a), _mm256_andnot_si256(t14a, t12a)), x85);
        const __m256i t15a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x86, 17), _mm256_srli_epi32(x86, 15)), t14a);
        COPY(&next[8][4], 24, data[4] + then + 32, data[5] + then + 32);
        /* stream b, step 15, F */
        __m256i x87 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), _mm256_add_epi32(t11b, _mm256_set1_epi32((int)0xa679438eu)));
        KEEP("x", x87);
        const __m256i x88 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t14b, t13b), _mm256_andnot_si256(t14b, t12b)), x87);
        const __m256i t15b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x88, 17), _mm256_srli_epi32(x88, 15)), t14b);
        COPY(&next[10][4], 24, data[4] + then + 40, data[5] + then + 40);
        /* stream c, step 15, F */
        __m256i x89 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])), _mm256_add_epi32(t11c, _mm256_set1_epi32((int)0xa679438eu)));
        KEEP("x", x89);
        const __m256i x90 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t14c, t13c), _mm256_andnot_si256(t14c, t12c)), x89);
        const __m256i t15c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x90, 17), _mm256_srli_epi32(x90, 15)), t14c);
        /* stream a, step 16, F */
        __m256i x91 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t12a, _mm256_set1_epi32((int)0x49b40821u)));
        KEEP("x", x91);
        const __m256i x92 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t15a, t14a), _mm256_andnot_si256(t15a, t13a)), x91);
        const __m256i t16a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x92, 22), _mm256_srli_epi32(x92, 10)), t15a);
        COPY(&next[12][4], 24, data[4] + then + 48, data[5] + then + 48);
        /* stream b, step 16, F */
        __m256i x93 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), _mm256_add_epi32(t12b, _mm256_set1_epi32((int)0x49b40821u)));
        KEEP("x", x93);
        const __m256i x94 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t15b, t14b), _mm256_andnot_si256(t15b, t13b)), x93);
        const __m256i t16b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x94, 22), _mm256_srli_epi32(x94, 10)), t15b);
        COPY(&next[14][4], 24, data[4] + then + 56, data[5] + then + 56);
        /* stream c, step 16, F */
        __m256i x95 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])), _mm256_add_epi32(t12c, _mm256_set1_epi32((int)0x49b40821u)));
        KEEP("x", x95);
        const __m256i x96 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t15c, t14c), _mm256_andnot_si256(t15c, t13c)), x95);
        const __m256i t16c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x96, 22), _mm256_srli_epi32(x96, 10)), t15c);
        /* stream a, step 17, G */
        __m256i x97 = _mm256_add_epi32(t13a, _mm256_set1_epi32((int)0xf61e2562u));
        KEEP("x", x97);
        __m256i x98 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(_mm256_and_si256(t15a, _mm256_xor_si256(t14a, _mm256_set1_epi32(-1))), x97));
        KEEP("x", x98);
        const __m256i x99 = _mm256_add_epi32(_mm256_and_si256(t16a, t14a), x98);
        const __m256i t17a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x99, 5), _mm256_srli_epi32(x99, 27)), t16a);
        FETCH(data[6] + then, 128);
        /* stream b, step 17, G */
        __m256i x100 = _mm256_add_epi32(t13b, _mm256_set1_epi32((int)0xf61e2562u));
        KEEP("x", x100);
        __m256i x101 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), _mm256_add_epi32(_mm256_and_si256(t15b, _mm256_xor_si256(t14b, _mm256_set1_epi32(-1))), x100));
        KEEP("x", x101);
        const __m256i x102 = _mm256_add_epi32(_mm256_and_si256(t16b, t14b), x101);
        const __m256i t17b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x102, 5), _mm256_srli_epi32(x102, 27)), t16b);
        /* stream c, step 17, G */
        __m256i x103 = _mm256_add_epi32(t13c, _mm256_set1_epi32((int)0xf61e2562u));
        KEEP("x", x103);
        __m256i x104 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])), _mm256_add_epi32(_mm256_and_si256(t15c, _mm256_xor_si256(t14c, _mm256_set1_epi32(-1))), x103));
        KEEP("x", x104);
        const __m256i x105 = _mm256_add_epi32(_mm256_and_si256(t16c, t14c), x104);
        const __m256i t17c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x105, 5), _mm256_srli_epi32(x105, 27)), t16c);
        FETCH(data[7] + then, 128);
        /* stream a, step 18, G */
        __m256i x106 = _mm256_add_epi32(t14a, _mm256_set1_epi32((int)0xc040b340u));
        KEEP("x", x106);
        __m256i x107 = _mm256_add_epi32(_mm256_add_epi32(_mm256_and_si256(t16a, _mm256_xor_si256(t15a, _mm256_set1_epi32(-1))), x106), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        KEEP("x", x107);
        const __m256i x108 = _mm256_add_epi32(_mm256_and_si256(t17a, t15a), x107);
        const __m256i t18a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x108, 9), _mm256_srli_epi32(x108, 23)), t17a);
        COPY(&next[0][6], 24, data[6] + then + 0, data[7] + then + 0);
        /* stream b, step 18, G */
        __m256i x109 = _mm256_add_epi32(t14b, _mm256_set1_epi32((int)0xc040b340u));
        KEEP("x", x109);
        __m256i x110 = _mm256_add_epi32(_mm256_add_epi32(_mm256_and_si256(t16b, _mm256_xor_si256(t15b, _mm256_set1_epi32(-1))), x109), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])));
        KEEP("x", x110);
        const __m256i x111 = _mm256_add_epi32(_mm256_and_si256(t17b, t15b), x110);
        const __m256i t18b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x111, 9), _mm256_srli_epi32(x111, 23)), t17b);
        /* stream c, step 18, G */
        __m256i x112 = _mm256_add_epi32(t14c, _mm256_set1_epi32((int)0xc040b340u));
        KEEP("x", x112);
        __m256i x113 = _mm256_add_epi32(_mm256_add_epi32(_mm256_and_si256(t16c, _mm256_xor_si256(t15c, _mm256_set1_epi32(-1))), x112), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])));
        KEEP("x", x113);
        const __m256i x114 = _mm256_add_epi32(_mm256_and_si256(t17c, t15c), x113);
        const __m256i t18c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x114, 9), _mm256_srli_epi32(x114, 23)), t17c);
        COPY(&next[2][6], 24, data[6] + then + 8, data[7] + then + 8);
        /* stream a, step 19, G */
        __m256i x115 = _mm256_add_epi32(t15a, _mm256_set1_epi32((int)0x265e5a51u));
        KEEP("x", x115);
        __m256i x116 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16a, t17a), x115), _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        KEEP("x", x116);
        const __m256i x117 = _mm256_add_epi32(_mm256_and_si256(t18a, t16a), x116);
        const __m256i t19a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x117, 14), _mm256_srli_epi32(x117, 18)), t18a);
        COPY(&next[4][6], 24, data[6] + then + 16, data[7] + then + 16);
        /* stream b, step 19, G */
        __m256i x118 = _mm256_add_epi32(t15b, _mm256_set1_epi32((int)0x265e5a51u));
        KEEP("x", x118);
        __m256i x119 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16b, t17b), x118), _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])));
        KEEP("x", x119);
        const __m256i x120 = _mm256_add_epi32(_mm256_and_si256(t18b, t16b), x119);
        const __m256i t19b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x120, 14), _mm256_srli_epi32(x120, 18)), t18b);
        /* stream c, step 19, G */
        __m256i x121 = _mm256_add_epi32(t15c, _mm256_set1_epi32((int)0x265e5a51u));
        KEEP("x", x121);
        __m256i x122 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16c, t17c), x121), _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])));
        KEEP("x", x122);
        const __m256i x123 = _mm256_add_epi32(_mm256_and_si256(t18c, t16c), x122);
        const __m256i t19c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x123, 14), _mm256_srli_epi32(x123, 18)), t18c);
        COPY(&next[6][6], 24, data[6] + then + 24, data[7] + then + 24);
        /* stream a, step 20, G */
        __m256i x124 = _mm256_add_epi32(t16a, _mm256_set1_epi32((int)0xe9b6c7aau));
        KEEP("x", x124);
        __m256i x125 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17a, t18a), x124), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        KEEP("x", x125);
        const __m256i x126 = _mm256_add_epi32(_mm256_and_si256(t19a, t17a), x125);
        const __m256i t20a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x126, 20), _mm256_srli_epi32(x126, 12)), t19a);
        /* stream b, step 20, G */
        __m256i x127 = _mm256_add_epi32(t16b, _mm256_set1_epi32((int)0xe9b6c7aau));
        KEEP("x", x127);
        __m256i x128 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17b, t18b), x127), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])));
        KEEP("x", x128);
        const __m256i x129 = _mm256_add_epi32(_mm256_and_si256(t19b, t17b), x128);
        const __m256i t20b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x129, 20), _mm256_srli_epi32(x129, 12)), t19b);
        COPY(&next[8][6], 24, data[6] + then + 32, data[7] + then + 32);
        /* stream c, step 20, G */
        __m256i x130 = _mm256_add_epi32(t16c, _mm256_set1_epi32((int)0xe9b6c7aau));
        KEEP("x", x130);
        __m256i x131 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17c, t18c), x130), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])));
        KEEP("x", x131);
        const __m256i x132 = _mm256_add_epi32(_mm256_and_si256(t19c, t17c), x131);
        const __m256i t20c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x132, 20), _mm256_srli_epi32(x132, 12)), t19c);
        COPY(&next[10][6], 24, data[6] + then + 40, data[7] + then + 40);
        /* stream a, step 21, G */
        __m256i x133 = _mm256_add_epi32(t17a, _mm256_set1_epi32((int)0xd62f105du));
        KEEP("x", x133);
        __m256i x134 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18a, t19a), x133), _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        KEEP("x", x134);
        const __m256i x135 = _mm256_add_epi32(_mm256_and_si256(t20a, t18a), x134);
        const __m256i t21a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x135, 5), _mm256_srli_epi32(x135, 27)), t20a);
        /* stream b, step 21, G */
        __m256i x136 = _mm256_add_epi32(t17b, _mm256_set1_epi32((int)0xd62f105du));
        KEEP("x", x136);
        __m256i x137 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18b, t19b), x136), _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])));
        KEEP("x", x137);
        const __m256i x138 = _mm256_add_epi32(_mm256_and_si256(t20b, t18b), x137);
        const __m256i t21b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x138, 5), _mm256_srli_epi32(x138, 27)), t20b);
        COPY(&next[12][6], 24, data[6] + then + 48, data[7] + then + 48);
        /* stream c, step 21, G */
        __m256i x139 = _mm256_add_epi32(t17c, _mm256_set1_epi32((int)0xd62f105du));
        KEEP("x", x139);
        __m256i x140 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18c, t19c), x139), _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])));
        KEEP("x", x140);
        const __m256i x141 = _mm256_add_epi32(_mm256_and_si256(t20c, t18c), x140);
        const __m256i t21c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x141, 5), _mm256_srli_epi32(x141, 27)), t20c);
        COPY(&next[14][6], 24, data[6] + then + 56, data[7] + then + 56);
        /* stream a, step 22, G */
        __m256i x142 = _mm256_add_epi32(t18a, _mm256_set1_epi32((int)0x02441453u));
        KEEP("x", x142);
        __m256i x143 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19a, t20a), x142), _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        KEEP("x", x143);
        const __m256i x144 = _mm256_add_epi32(_mm256_and_si256(t21a, t19a), x143);
        const __m256i t22a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x144, 9), _mm256_srli_epi32(x144, 23)), t21a);
        /* stream b, step 22, G */
        __m256i x145 = _mm256_add_epi32(t18b, _mm256_set1_epi32((int)0x02441453u));
        KEEP("x", x145);
        __m256i x146 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19b, t20b), x145), _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])));
        KEEP("x", x146);
        const __m256i x147 = _mm256_add_epi32(_mm256_and_si256(t21b, t19b), x146);
        const __m256i t22b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x147, 9), _mm256_srli_epi32(x147, 23)), t21b);
        FETCH(data[8] + then, 128);
        /* stream c, step 22, G */
        __m256i x148 = _mm256_add_epi32(t18c, _mm256_set1_epi32((int)0x02441453u));
        KEEP("x", x148);
        __m256i x149 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19c, t20c), x148), _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])));
        KEEP("x", x149);
        const __m256i x150 = _mm256_add_epi32(_mm256_and_si256(t21c, t19c), x149);
        const __m256i t22c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x150, 9), _mm256_srli_epi32(x150, 23)), t21c);
        /* stream a, step 23, G */
        __m256i x151 = _mm256_add_epi32(t19a, _mm256_set1_epi32((int)0xd8a1e681u));
        KEEP("x", x151);
        __m256i x152 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20a, t21a), x151), _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        KEEP("x", x152);
        const __m256i x153 = _mm256_add_epi32(_mm256_and_si256(t22a, t20a), x152);
        const __m256i t23a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x153, 14), _mm256_srli_epi32(x153, 18)), t22a);
        FETCH(data[9] + then, 128);
        /* stream b, step 23, G */
        __m256i x154 = _mm256_add_epi32(t19b, _mm256_set1_epi32((int)0xd8a1e681u));
        KEEP("x", x154);
        __m256i x155 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20b, t21b), x154), _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])));
        KEEP("x", x155);
        const __m256i x156 = _mm256_add_epi32(_mm256_and_si256(t22b, t20b), x155);
        const __m256i t23b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x156, 14), _mm256_srli_epi32(x156, 18)), t22b);
        COPY(&next[0][8], 24, data[8] + then + 0, data[9] + then + 0);
        /* stream c, step 23, G */
        __m256i x157 = _mm256_add_epi32(t19c, _mm256_set1_epi32((int)0xd8a1e681u));
        KEEP("x", x157);
        __m256i x158 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20c, t21c), x157), _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])));
        KEEP("x", x158);
        const __m256i x159 = _mm256_add_epi32(_mm256_and_si256(t22c, t20c), x158);
        const __m256i t23c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x159, 14), _mm256_srli_epi32(x159, 18)), t22c);
        /* stream a, step 24, G */
        __m256i x160 = _mm256_add_epi32(t20a, _mm256_set1_epi32((int)0xe7d3fbc8u));
        KEEP("x", x160);
        __m256i x161 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21a, t22a), x160), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        KEEP("x", x161);
        const __m256i x162 = _mm256_add_epi32(_mm256_and_si256(t23a, t21a), x161);
        const __m256i t24a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x162, 20), _mm256_srli_epi32(x162, 12)), t23a);
        COPY(&next[2][8], 24, data[8] + then + 8, data[9] + then + 8);
        /* stream b, step 24, G */
        __m256i x163 = _mm256_add_epi32(t20b, _mm256_set1_epi32((int)0xe7d3fbc8u));
        KEEP("x", x163);
        __m256i x164 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21b, t22b), x163), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])));
        KEEP("x", x164);
        const __m256i x165 = _mm256_add_epi32(_mm256_and_si256(t23b, t21b), x164);
        const __m256i t24b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x165, 20), _mm256_srli_epi32(x165, 12)), t23b);
        COPY(&next[4][8], 24, data[8] + then + 16, data[9] + then + 16);
        /* stream c, step 24, G */
        __m256i x166 = _mm256_add_epi32(t20c, _mm256_set1_epi32((int)0xe7d3fbc8u));
        KEEP("x", x166);
        __m256i x167 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21c, t22c), x166), _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])));
        KEEP("x", x167);
        const __m256i x168 = _mm256_add_epi32(_mm256_and_si256(t23c, t21c), x167);
        const __m256i t24c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x168, 20), _mm256_srli_epi32(x168, 12)), t23c);
        /* stream a, step 25, G */
        __m256i x169 = _mm256_add_epi32(t21a, _mm256_set1_epi32((int)0x21e1cde6u));
        KEEP("x", x169);
        __m256i x170 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22a, t23a), x169), _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        KEEP("x", x170);
        const __m256i x171 = _mm256_add_epi32(_mm256_and_si256(t24a, t22a), x170);
        const __m256i t25a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x171, 5), _mm256_srli_epi32(x171, 27)), t24a);
        COPY(&next[6][8], 24, data[8] + then + 24, data[9] + then + 24);
        /* stream b, step 25, G */
        __m256i x172 = _mm256_add_epi32(t21b, _mm256_set1_epi32((int)0x21e1cde6u));
        KEEP("x", x172);
        __m256i x173 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22b, t23b), x172), _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])));
        KEEP("x", x173);
        const __m256i x174 = _mm256_add_epi32(_mm256_and_si256(t24b, t22b), x173);
        const __m256i t25b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x174, 5), _mm256_srli_epi32(x174, 27)), t24b);
        /* stream c, step 25, G */
        __m256i x175 = _mm256_add_epi32(t21c, _mm256_set1_epi32((int)0x21e1cde6u));
        KEEP("x", x175);
        __m256i x176 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22c, t23c), x175), _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])));
        KEEP("x", x176);
        const __m256i x177 = _mm256_add_epi32(_mm256_and_si256(t24c, t22c), x176);
        const __m256i t25c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x177, 5), _mm256_srli_epi32(x177, 27)), t24c);
        COPY(&next[8][8], 24, data[8] + then + 32, data[9] + then + 32);
        /* stream a, step 26, G */
        __m256i x178 = _mm256_add_epi32(t22a, _mm256_set1_epi32((int)0xc33707d6u));
        KEEP("x", x178);
        __m256i x179 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23a, t24a), x178), _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        KEEP("x", x179);
        const __m256i x180 = _mm256_add_epi32(_mm256_and_si256(t25a, t23a), x179);
        const __m256i t26a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x180, 9), _mm256_srli_epi32(x180, 23)), t25a);
        COPY(&next[10][8], 24, data[8] + then + 40, data[9] + then + 40);
        /* stream b, step 26, G */
        __m256i x181 = _mm256_add_epi32(t22b, _mm256_set1_epi32((int)0xc33707d6u));
        KEEP("x", x181);
        __m256i x182 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23b, t24b), x181), _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])));
        KEEP("x", x182);
        const __m256i x183 = _mm256_add_epi32(_mm256_and_si256(t25b, t23b), x182);
        const __m256i t26b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x183, 9), _mm256_srli_epi32(x183, 23)), t25b);
        /* stream c, step 26, G */
        __m256i x184 = _mm256_add_epi32(t22c, _mm256_set1_epi32((int)0xc33707d6u));
        KEEP("x", x184);
        __m256i x185 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23c, t24c), x184), _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])));
        KEEP("x", x185);
        const __m256i x186 = _mm256_add_epi32(_mm256_and_si256(t25c, t23c), x185);
        const __m256i t26c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x186, 9), _mm256_srli_epi32(x186, 23)), t25c);
        COPY(&next[12][8], 24, data[8] + then + 48, data[9] + then + 48);
        /* stream a, step 27, G */
        __m256i x187 = _mm256_add_epi32(t23a, _mm256_set1_epi32((int)0xf4d50d87u));
        KEEP("x", x187);
        __m256i x188 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24a, t25a), x187), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        KEEP("x", x188);
        const __m256i x189 = _mm256_add_epi32(_mm256_and_si256(t26a, t24a), x188);
        const __m256i t27a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x189, 14), _mm256_srli_epi32(x189, 18)), t26a);
        COPY(&next[14][8], 24, data[8] + then + 56, data[9] + then + 56);
        /* stream b, step 27, G */
        __m256i x190 = _mm256_add_epi32(t23b, _mm256_set1_epi32((int)0xf4d50d87u));
        KEEP("x", x190);
        __m256i x191 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24b, t25b), x190), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])));
        KEEP("x", x191);
        const __m256i x192 = _mm256_add_epi32(_mm256_and_si256(t26b, t24b), x191);
        const __m256i t27b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x192, 14), _mm256_srli_epi32(x192, 18)), t26b);
        /* stream c, step 27, G */
        __m256i x193 = _mm256_add_epi32(t23c, _mm256_set1_epi32((int)0xf4d50d87u));
        KEEP("x", x193);
        __m256i x194 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24c, t25c), x193), _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])));
        KEEP("x", x194);
        const __m256i x195 = _mm256_add_epi32(_mm256_and_si256(t26c, t24c), x194);
        const __m256i t27c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x195, 14), _mm256_srli_epi32(x195, 18)), t26c);
        FETCH(data[10] + then, 128);
        /* stream a, step 28, G */
        __m256i x196 = _mm256_add_epi32(t24a, _mm256_set1_epi32((int)0x455a14edu));
        KEEP("x", x196);
        __m256i x197 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25a, t26a), x196), _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        KEEP("x", x197);
        const __m256i x198 = _mm256_add_epi32(_mm256_and_si256(t27a, t25a), x197);
        const __m256i t28a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x198, 20), _mm256_srli_epi32(x198, 12)), t27a);
        /* stream b, step 28, G */
        __m256i x199 = _mm256_add_epi32(t24b, _mm256_set1_epi32((int)0x455a14edu));
        KEEP("x", x199);
        __m256i x200 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25b, t26b), x199), _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])));
        KEEP("x", x200);
        const __m256i x201 = _mm256_add_epi32(_mm256_and_si256(t27b, t25b), x200);
        const __m256i t28b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x201, 20), _mm256_srli_epi32(x201, 12)), t27b);
        FETCH(data[11] + then, 128);
        /* stream c, step 28, G */
        __m256i x202 = _mm256_add_epi32(t24c, _mm256_set1_epi32((int)0x455a14edu));
        KEEP("x", x202);
        __m256i x203 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25c, t26c), x202), _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])));
        KEEP("x", x203);
        const __m256i x204 = _mm256_add_epi32(_mm256_and_si256(t27c, t25c), x203);
        const __m256i t28c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x204, 20), _mm256_srli_epi32(x204, 12)), t27c);
        COPY(&next[0][10], 24, data[10] + then + 0, data[11] + then + 0);
        /* stream a, step 29, G */
        __m256i x205 = _mm256_add_epi32(t25a, _mm256_set1_epi32((int)0xa9e3e905u));
        KEEP("x", x205);
        __m256i x206 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26a, t27a), x205), _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        KEEP("x", x206);
        const __m256i x207 = _mm256_add_epi32(_mm256_and_si256(t28a, t26a), x206);
        const __m256i t29a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x207, 5), _mm256_srli_epi32(x207, 27)), t28a);
        /* stream b, step 29, G */
        __m256i x208 = _mm256_add_epi32(t25b, _mm256_set1_epi32((int)0xa9e3e905u));
        KEEP("x", x208);
        __m256i x209 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26b, t27b), x208), _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])));
        KEEP("x", x209);
        const __m256i x210 = _mm256_add_epi32(_mm256_and_si256(t28b, t26b), x209);
        const __m256i t29b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x210, 5), _mm256_srli_epi32(x210, 27)), t28b);
        COPY(&next[2][10], 24, data[10] + then + 8, data[11] + then + 8);
        /* stream c, step 29, G */
        __m256i x211 = _mm256_add_epi32(t25c, _mm256_set1_epi32((int)0xa9e3e905u));
        KEEP("x", x211);
        __m256i x212 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26c, t27c), x211), _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])));
        KEEP("x", x212);
        const __m256i x213 = _mm256_add_epi32(_mm256_and_si256(t28c, t26c), x212);
        const __m256i t29c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x213, 5), _mm256_srli_epi32(x213, 27)), t28c);
        COPY(&next[4][10], 24, data[10] + then + 16, data[11] + then + 16);
        /* stream a, step 30, G */
        __m256i x214 = _mm256_add_epi32(t26a, _mm256_set1_epi32((int)0xfcefa3f8u));
        KEEP("x", x214);
        __m256i x215 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27a, t28a), x214), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        KEEP("x", x215);
        const __m256i x216 = _mm256_add_epi32(_mm256_and_si256(t29a, t27a), x215);
        const __m256i t30a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x216, 9), _mm256_srli_epi32(x216, 23)), t29a);
        /* stream b, step 30, G */
        __m256i x217 = _mm256_add_epi32(t26b, _mm256_set1_epi32((int)0xfcefa3f8u));
        KEEP("x", x217);
        __m256i x218 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27b, t28b), x217), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])));
        KEEP("x", x218);
        const __m256i x219 = _mm256_add_epi32(_mm256_and_si256(t29b, t27b), x218);
        const __m256i t30b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x219, 9), _mm256_srli_epi32(x219, 23)), t29b);
        COPY(&next[6][10], 24, data[10] + then + 24, data[11] + then + 24);
        /* stream c, step 30, G */
        __m256i x220 = _mm256_add_epi32(t26c, _mm256_set1_epi32((int)0xfcefa3f8u));
        KEEP("x", x220);
        __m256i x221 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27c, t28c), x220), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])));
        KEEP("x", x221);
        const __m256i x222 = _mm256_add_epi32(_mm256_and_si256(t29c, t27c), x221);
        const __m256i t30c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x222, 9), _mm256_srli_epi32(x222, 23)), t29c);
        /* stream a, step 31, G */
        __m256i x223 = _mm256_add_epi32(t27a, _mm256_set1_epi32((int)0x676f02d9u));
        KEEP("x", x223);
        __m256i x224 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28a, t29a), x223), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        KEEP("x", x224);
        const __m256i x225 = _mm256_add_epi32(_mm256_and_si256(t30a, t28a), x224);
        const __m256i t31a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x225, 14), _mm256_srli_epi32(x225, 18)), t30a);
        COPY(&next[8][10], 24, data[10] + then + 32, data[11] + then + 32);
        /* stream b, step 31, G */
        __m256i x226 = _mm256_add_epi32(t27b, _mm256_set1_epi32((int)0x676f02d9u));
        KEEP("x", x226);
        __m256i x227 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28b, t29b), x226), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])));
        KEEP("x", x227);
        const __m256i x228 = _mm256_add_epi32(_mm256_and_si256(t30b, t28b), x227);
        const __m256i t31b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x228, 14), _mm256_srli_epi32(x228, 18)), t30b);
        COPY(&next[10][10], 24, data[10] + then + 40, data[11] + then + 40);
        /* stream c, step 31, G */
        __m256i x229 = _mm256_add_epi32(t27c, _mm256_set1_epi32((int)0x676f02d9u));
        KEEP("x", x229);
        __m256i x230 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28c, t29c), x229), _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])));
        KEEP("x", x230);
        const __m256i x231 = _mm256_add_epi32(_mm256_and_si256(t30c, t28c), x230);
        const __m256i t31c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x231, 14), _mm256_srli_epi32(x231, 18)), t30c);
        /* stream a, step 32, G */
        __m256i x232 = _mm256_add_epi32(t28a, _mm256_set1_epi32((int)0x8d2a4c8au));
        KEEP("x", x232);
        __m256i x233 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29a, t30a), x232), _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        KEEP("x", x233);
        const __m256i x234 = _mm256_add_epi32(_mm256_and_si256(t31a, t29a), x233);
        const __m256i t32a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x234, 20), _mm256_srli_epi32(x234, 12)), t31a);
        COPY(&next[12][10], 24, data[10] + then + 48, data[11] + then + 48);
        /* stream b, step 32, G */
        __m256i x235 = _mm256_add_epi32(t28b, _mm256_set1_epi32((int)0x8d2a4c8au));
        KEEP("x", x235);
        __m256i x236 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29b, t30b), x235), _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])));
        KEEP("x", x236);
        const __m256i x237 = _mm256_add_epi32(_mm256_and_si256(t31b, t29b), x236);
        const __m256i t32b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x237, 20), _mm256_srli_epi32(x237, 12)), t31b);
        COPY(&next[14][10], 24, data[10] + then + 56, data[11] + then + 56);
        /* stream c, step 32, G */
        __m256i x238 = _mm256_add_epi32(t28c, _mm256_set1_epi32((int)0x8d2a4c8au));
        KEEP("x", x238);
        __m256i x239 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29c, t30c), x238), _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])));
        KEEP("x", x239);
        const __m256i x240 = _mm256_add_epi32(_mm256_and_si256(t31c, t29c), x239);
        const __m256i t32c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x240, 20), _mm256_srli_epi32(x240, 12)), t31c);
        /* stream a, step 33, H */
        __m256i x241 = _mm256_xor_si256(t30a, t31a);
        KEEP("x", x241);
        __m256i x242 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t29a, _mm256_set1_epi32((int)0xfffa3942u)));
        KEEP("x", x242);
        const __m256i x243 = _mm256_add_epi32(_mm256_xor_si256(t32a, x241), x242);
        const __m256i t33a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x243, 4), _mm256_srli_epi32(x243, 28)), t32a);
        FETCH(data[12] + then, 128);
        /* stream b, step 33, H */
        __m256i x244 = _mm256_xor_si256(t30b, t31b);
        KEEP("x", x244);
        __m256i x245 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), _mm256_add_epi32(t29b, _mm256_set1_epi32((int)0xfffa3942u)));
        KEEP("x", x245);
        const __m256i x246 = _mm256_add_epi32(_mm256_xor_si256(t32b, x244), x245);
        const __m256i t33b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x246, 4), _mm256_srli_epi32(x246, 28)), t32b);
        /* stream c, step 33, H */
        __m256i x247 = _mm256_xor_si256(t30c, t31c);
        KEEP("x", x247);
        __m256i x248 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])), _mm256_add_epi32(t29c, _mm256_set1_epi32((int)0xfffa3942u)));
        KEEP("x", x248);
        const __m256i x249 = _mm256_add_epi32(_mm256_xor_si256(t32c, x247), x248);
        const __m256i t33c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x249, 4), _mm256_srli_epi32(x249, 28)), t32c);
        FETCH(data[13] + then, 128);
        /* stream a, step 34, H */
        __m256i x250 = _mm256_xor_si256(t31a, t32a);
        KEEP("x", x250);
        __m256i x251 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t30a, _mm256_set1_epi32((int)0x8771f681u)));
        KEEP("x", x251);
        const __m256i x252 = _mm256_add_epi32(_mm256_xor_si256(t33a, x250), x251);
        const __m256i t34a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x252, 11), _mm256_srli_epi32(x252, 21)), t33a);
        COPY(&next[0][12], 24, data[12] + then + 0, data[13] + then + 0);
        /* stream b, step 34, H */
        __m256i x253 = _mm256_xor_si256(t31b, t32b);
        KEEP("x", x253);
        __m256i x254 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), _mm256_add_epi32(t30b, _mm256_set1_epi32((int)0x8771f681u)));
        KEEP("x", x254);
        const __m256i x255 = _mm256_add_epi32(_mm256_xor_si256(t33b, x253), x254);
        const __m256i t34b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x255, 11), _mm256_srli_epi32(x255, 21)), t33b);
        /* stream c, step 34, H */
        __m256i x256 = _mm256_xor_si256(t31c, t32c);
        KEEP("x", x256);
        __m256i x257 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])), _mm256_add_epi32(t30c, _mm256_set1_epi32((int)0x8771f681u)));
        KEEP("x", x257);
        const __m256i x258 = _mm256_add_epi32(_mm256_xor_si256(t33c, x256), x257);
        const __m256i t34c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x258, 11), _mm256_srli_epi32(x258, 21)), t33c);
        COPY(&next[2][12], 24, data[12] + then + 8, data[13] + then + 8);
        /* stream a, step 35, H */
        __m256i x259 = _mm256_xor_si256(t32a, t33a);
        KEEP("x", x259);
        __m256i x260 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t31a, _mm256_set1_epi32((int)0x6d9d6122u)));
        KEEP("x", x260);
        const __m256i t35a = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34a, x259), x260), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t34a);
        COPY(&next[4][12], 24, data[12] + then + 16, data[13] + then + 16);
        /* stream b, step 35, H */
        __m256i x261 = _mm256_xor_si256(t32b, t33b);
        KEEP("x", x261);
        __m256i x262 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), _mm256_add_epi32(t31b, _mm256_set1_epi32((int)0x6d9d6122u)));
        KEEP("x", x262);
        const __m256i t35b = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34b, x261), x262), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t34b);
        /* stream c, step 35, H */
        __m256i x263 = _mm256_xor_si256(t32c, t33c);
        KEEP("x", x263);
        __m256i x264 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])), _mm256_add_epi32(t31c, _mm256_set1_epi32((int)0x6d9d6122u)));
        KEEP("x", x264);
        const __m256i t35c = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34c, x263), x264), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t34c);
        COPY(&next[6][12], 24, data[12] + then + 24, data[13] + then + 24);
        /* stream a, step 36, H */
        __m256i x265 = _mm256_xor_si256(t33a, t34a);
        KEEP("x", x265);
        __m256i x266 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t32a, _mm256_set1_epi32((int)0xfde5380cu)));
        KEEP("x", x266);
        const __m256i x267 = _mm256_add_epi32(_mm256_xor_si256(t35a, x265), x266);
        const __m256i t36a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x267, 23), _mm256_srli_epi32(x267, 9)), t35a);
        /* stream b, step 36, H */
        __m256i x268 = _mm256_xor_si256(t33b, t34b);
        KEEP("x", x268);
        __m256i x269 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), _mm256_add_epi32(t32b, _mm256_set1_epi32((int)0xfde5380cu)));
        KEEP("x", x269);
        const __m256i x270 = _mm256_add_epi32(_mm256_xor_si256(t35b, x268), x269);
        const __m256i t36b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x270, 23), _mm256_srli_epi32(x270, 9)), t35b);
        COPY(&next[8][12], 24, data[12] + then + 32, data[13] + then + 32);
        /* stream c, step 36, H */
        __m256i x271 = _mm256_xor_si256(t33c, t34c);
        KEEP("x", x271);
        __m256i x272 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])), _mm256_add_epi32(t32c, _mm256_set1_epi32((int)0xfde5380cu)));
        KEEP("x", x272);
        const __m256i x273 = _mm256_add_epi32(_mm256_xor_si256(t35c, x271), x272);
        const __m256i t36c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x273, 23), _mm256_srli_epi32(x273, 9)), t35c);
        COPY(&next[10][12], 24, data[12] + then + 40, data[13] + then + 40);
        /* stream a, step 37, H */
        __m256i x274 = _mm256_xor_si256(t34a, t35a);
        KEEP("x", x274);
        __m256i x275 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(t33a, _mm256_set1_epi32((int)0xa4beea44u)));
        KEEP("x", x275);
        const __m256i x276 = _mm256_add_epi32(_mm256_xor_si256(t36a, x274), x275);
        const __m256i t37a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x276, 4), _mm256_srli_epi32(x276, 28)), t36a);
        /* stream b, step 37, H */
        __m256i x277 = _mm256_xor_si256(t34b, t35b);
        KEEP("x", x277);
        __m256i x278 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), _mm256_add_epi32(t33b, _mm256_set1_epi32((int)0xa4beea44u)));
        KEEP("x", x278);
        const __m256i x279 = _mm256_add_epi32(_mm256_xor_si256(t36b, x277), x278);
        const __m256i t37b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x279, 4), _mm256_srli_epi32(x279, 28)), t36b);
        COPY(&next[12][12], 24, data[12] + then + 48, data[13] + then + 48);
        /* stream c, step 37, H */
        __m256i x280 = _mm256_xor_si256(t34c, t35c);
        KEEP("x", x280);
        __m256i x281 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])), _mm256_add_epi32(t33c, _mm256_set1_epi32((int)0xa4beea44u)));
        KEEP("x", x281);
        const __m256i x282 = _mm256_add_epi32(_mm256_xor_si256(t36c, x280), x281);
        const __m256i t37c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x282, 4), _mm256_srli_epi32(x282, 28)), t36c);
        COPY(&next[14][12], 24, data[12] + then + 56, data[13] + then + 56);
        /* stream a, step 38, H */
        __m256i x283 = _mm256_xor_si256(t35a, t36a);
        KEEP("x", x283);
        __m256i x284 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t34a, _mm256_set1_epi32((int)0x4bdecfa9u)));
        KEEP("x", x284);
        const __m256i x285 = _mm256_add_epi32(_mm256_xor_si256(t37a, x283), x284);
        const __m256i t38a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x285, 11), _mm256_srli_epi32(x285, 21)), t37a);
        /* stream b, step 38, H */
        __m256i x286 = _mm256_xor_si256(t35b, t36b);
        KEEP("x", x286);
        __m256i x287 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), _mm256_add_epi32(t34b, _mm256_set1_epi32((int)0x4bdecfa9u)));
        KEEP("x", x287);
        const __m256i x288 = _mm256_add_epi32(_mm256_xor_si256(t37b, x286), x287);
        const __m256i t38b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x288, 11), _mm256_srli_epi32(x288, 21)), t37b);
        FETCH(data[14] + then, 128);
        /* stream c, step 38, H */
        __m256i x289 = _mm256_xor_si256(t35c, t36c);
        KEEP("x", x289);
        __m256i x290 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])), _mm256_add_epi32(t34c, _mm256_set1_epi32((int)0x4bdecfa9u)));
        KEEP("x", x290);
        const __m256i x291 = _mm256_add_epi32(_mm256_xor_si256(t37c, x289), x290);
        const __m256i t38c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x291, 11), _mm256_srli_epi32(x291, 21)), t37c);
        /* stream a, step 39, H */
        __m256i x292 = _mm256_xor_si256(t36a, t37a);
        KEEP("x", x292);
        __m256i x293 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t35a, _mm256_set1_epi32((int)0xf6bb4b60u)));
        KEEP("x", x293);
        const __m256i t39a = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38a, x292), x293), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t38a);
        FETCH(data[15] + then, 128);
        /* stream b, step 39, H */
        __m256i x294 = _mm256_xor_si256(t36b, t37b);
        KEEP("x", x294);
        __m256i x295 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), _mm256_add_epi32(t35b, _mm256_set1_epi32((int)0xf6bb4b60u)));
        KEEP("x", x295);
        const __m256i t39b = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38b, x294), x295), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t38b);
        COPY(&next[0][14], 24, data[14] + then + 0, data[15] + then + 0);
        /* stream c, step 39, H */
        __m256i x296 = _mm256_xor_si256(t36c, t37c);
        KEEP("x", x296);
        __m256i x297 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])), _mm256_add_epi32(t35c, _mm256_set1_epi32((int)0xf6bb4b60u)));
        KEEP("x", x297);
        const __m256i t39c = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38c, x296), x297), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t38c);
        /* stream a, step 40, H */
        __m256i x298 = _mm256_xor_si256(t37a, t38a);
        KEEP("x", x298);
        __m256i x299 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t36a, _mm256_set1_epi32((int)0xbebfbc70u)));
        KEEP("x", x299);
        const __m256i x300 = _mm256_add_epi32(_mm256_xor_si256(t39a, x298), x299);
        const __m256i t40a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x300, 23), _mm256_srli_epi32(x300, 9)), t39a);
        COPY(&next[2][14], 24, data[14] + then + 8, data[15] + then + 8);
        /* stream b, step 40, H */
        __m256i x301 = _mm256_xor_si256(t37b, t38b);
        KEEP("x", x301);
        __m256i x302 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), _mm256_add_epi32(t36b, _mm256_set1_epi32((int)0xbebfbc70u)));
        KEEP("x", x302);
        const __m256i x303 = _mm256_add_epi32(_mm256_xor_si256(t39b, x301), x302);
        const __m256i t40b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x303, 23), _mm256_srli_epi32(x303, 9)), t39b);
        COPY(&next[4][14], 24, data[14] + then + 16, data[15] + then + 16);
        /* stream c, step 40, H */
        __m256i x304 = _mm256_xor_si256(t37c, t38c);
        KEEP("x", x304);
        __m256i x305 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])), _mm256_add_epi32(t36c, _mm256_set1_epi32((int)0xbebfbc70u)));
        KEEP("x", x305);
        const __m256i x306 = _mm256_add_epi32(_mm256_xor_si256(t39c, x304), x305);
        const __m256i t40c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x306, 23), _mm256_srli_epi32(x306, 9)), t39c);
        /* stream a, step 41, H */
        __m256i x307 = _mm256_xor_si256(t38a, t39a);
        KEEP("x", x307);
        __m256i x308 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t37a, _mm256_set1_epi32((int)0x289b7ec6u)));
        KEEP("x", x308);
        const __m256i x309 = _mm256_add_epi32(_mm256_xor_si256(t40a, x307), x308);
        const __m256i t41a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x309, 4), _mm256_srli_epi32(x309, 28)), t40a);
        COPY(&next[6][14], 24, data[14] + then + 24, data[15] + then + 24);
        /* stream b, step 41, H */
        __m256i x310 = _mm256_xor_si256(t38b, t39b);
        KEEP("x", x310);
        __m256i x311 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), _mm256_add_epi32(t37b, _mm256_set1_epi32((int)0x289b7ec6u)));
        KEEP("x", x311);
        const __m256i x312 = _mm256_add_epi32(_mm256_xor_si256(t40b, x310), x311);
        const __m256i t41b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x312, 4), _mm256_srli_epi32(x312, 28)), t40b);
        /* stream c, step 41, H */
        __m256i x313 = _mm256_xor_si256(t38c, t39c);
        KEEP("x", x313);
        __m256i x314 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])), _mm256_add_epi32(t37c, _mm256_set1_epi32((int)0x289b7ec6u)));
        KEEP("x", x314);
        const __m256i x315 = _mm256_add_epi32(_mm256_xor_si256(t40c, x313), x314);
        const __m256i t41c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x315, 4), _mm256_srli_epi32(x315, 28)), t40c);
        COPY(&next[8][14], 24, data[14] + then + 32, data[15] + then + 32);
        /* stream a, step 42, H */
        __m256i x316 = _mm256_xor_si256(t39a, t40a);
        KEEP("x", x316);
        __m256i x317 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(t38a, _mm256_set1_epi32((int)0xeaa127fau)));
        KEEP("x", x317);
        const __m256i x318 = _mm256_add_epi32(_mm256_xor_si256(t41a, x316), x317);
        const __m256i t42a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x318, 11), _mm256_srli_epi32(x318, 21)), t41a);
        COPY(&next[10][14], 24, data[14] + then + 40, data[15] + then + 40);
        /* stream b, step 42, H */
        __m256i x319 = _mm256_xor_si256(t39b, t40b);
        KEEP("x", x319);
        __m256i x320 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), _mm256_add_epi32(t38b, _mm256_set1_epi32((int)0xeaa127fau)));
        KEEP("x", x320);
        const __m256i x321 = _mm256_add_epi32(_mm256_xor_si256(t41b, x319), x320);
        const __m256i t42b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x321, 11), _mm256_srli_epi32(x321, 21)), t41b);
        /* stream c, step 42, H */
        __m256i x322 = _mm256_xor_si256(t39c, t40c);
        KEEP("x", x322);
        __m256i x323 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])), _mm256_add_epi32(t38c, _mm256_set1_epi32((int)0xeaa127fau)));
        KEEP("x", x323);
        const __m256i x324 = _mm256_add_epi32(_mm256_xor_si256(t41c, x322), x323);
        const __m256i t42c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x324, 11), _mm256_srli_epi32(x324, 21)), t41c);
        COPY(&next[12][14], 24, data[14] + then + 48, data[15] + then + 48);
        /* stream a, step 43, H */
        __m256i x325 = _mm256_xor_si256(t40a, t41a);
        KEEP("x", x325);
        __m256i x326 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(t39a, _mm256_set1_epi32((int)0xd4ef3085u)));
        KEEP("x", x326);
        const __m256i t43a = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42a, x325), x326), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t42a);
        COPY(&next[14][14], 24, data[14] + then + 56, data[15] + then + 56);
        /* stream b, step 43, H */
        __m256i x327 = _mm256_xor_si256(t40b, t41b);
        KEEP("x", x327);
        __m256i x328 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), _mm256_add_epi32(t39b, _mm256_set1_epi32((int)0xd4ef3085u)));
        KEEP("x", x328);
        const __m256i t43b = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42b, x327), x328), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t42b);
        /* stream c, step 43, H */
        __m256i x329 = _mm256_xor_si256(t40c, t41c);
        KEEP("x", x329);
        __m256i x330 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])), _mm256_add_epi32(t39c, _mm256_set1_epi32((int)0xd4ef3085u)));
        KEEP("x", x330);
        const __m256i t43c = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42c, x329), x330), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t42c);
        FETCH(data[16] + then, 128);
        /* stream a, step 44, H */
        __m256i x331 = _mm256_xor_si256(t41a, t42a);
        KEEP("x", x331);
        __m256i x332 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t40a, _mm256_set1_epi32((int)0x04881d05u)));
        KEEP("x", x332);
        const __m256i x333 = _mm256_add_epi32(_mm256_xor_si256(t43a, x331), x332);
        const __m256i t44a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x333, 23), _mm256_srli_epi32(x333, 9)), t43a);
        /* stream b, step 44, H */
        __m256i x334 = _mm256_xor_si256(t41b, t42b);
        KEEP("x", x334);
        __m256i x335 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), _mm256_add_epi32(t40b, _mm256_set1_epi32((int)0x04881d05u)));
        KEEP("x", x335);
        const __m256i x336 = _mm256_add_epi32(_mm256_xor_si256(t43b, x334), x335);
        const __m256i t44b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x336, 23), _mm256_srli_epi32(x336, 9)), t43b);
        FETCH(data[17] + then, 128);
        /* stream c, step 44, H */
        __m256i x337 = _mm256_xor_si256(t41c, t42c);
        KEEP("x", x337);
        __m256i x338 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])), _mm256_add_epi32(t40c, _mm256_set1_epi32((int)0x04881d05u)));
        KEEP("x", x338);
        const __m256i x339 = _mm256_add_epi32(_mm256_xor_si256(t43c, x337), x338);
        const __m256i t44c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x339, 23), _mm256_srli_epi32(x339, 9)), t43c);
        COPY(&next[0][16], 24, data[16] + then + 0, data[17] + then + 0);
        /* stream a, step 45, H */
        __m256i x340 = _mm256_xor_si256(t42a, t43a);
        KEEP("x", x340);
        __m256i x341 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t41a, _mm256_set1_epi32((int)0xd9d4d039u)));
        KEEP("x", x341);
        const __m256i x342 = _mm256_add_epi32(_mm256_xor_si256(t44a, x340), x341);
        const __m256i t45a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x342, 4), _mm256_srli_epi32(x342, 28)), t44a);
        /* stream b, step 45, H */
        __m256i x343 = _mm256_xor_si256(t42b, t43b);
        KEEP("x", x343);
        __m256i x344 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), _mm256_add_epi32(t41b, _mm256_set1_epi32((int)0xd9d4d039u)));
        KEEP("x", x344);
        const __m256i x345 = _mm256_add_epi32(_mm256_xor_si256(t44b, x343), x344);
        const __m256i t45b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x345, 4), _mm256_srli_epi32(x345, 28)), t44b);
        COPY(&next[2][16], 24, data[16] + then + 8, data[17] + then + 8);
        /* stream c, step 45, H */
        __m256i x346 = _mm256_xor_si256(t42c, t43c);
        KEEP("x", x346);
        __m256i x347 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])), _mm256_add_epi32(t41c, _mm256_set1_epi32((int)0xd9d4d039u)));
        KEEP("x", x347);
        const __m256i x348 = _mm256_add_epi32(_mm256_xor_si256(t44c, x346), x347);
        const __m256i t45c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x348, 4), _mm256_srli_epi32(x348, 28)), t44c);
        COPY(&next[4][16], 24, data[16] + then + 16, data[17] + then + 16);
        /* stream a, step 46, H */
        __m256i x349 = _mm256_xor_si256(t43a, t44a);
        KEEP("x", x349);
        __m256i x350 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t42a, _mm256_set1_epi32((int)0xe6db99e5u)));
        KEEP("x", x350);
        const __m256i x351 = _mm256_add_epi32(_mm256_xor_si256(t45a, x349), x350);
        const __m256i t46a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x351, 11), _mm256_srli_epi32(x351, 21)), t45a);
        /* stream b, step 46, H */
        __m256i x352 = _mm256_xor_si256(t43b, t44b);
        KEEP("x", x352);
        __m256i x353 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), _mm256_add_epi32(t42b, _mm256_set1_epi32((int)0xe6db99e5u)));
        KEEP("x", x353);
        const __m256i x354 = _mm256_add_epi32(_mm256_xor_si256(t45b, x352), x353);
        const __m256i t46b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x354, 11), _mm256_srli_epi32(x354, 21)), t45b);
        COPY(&next[6][16], 24, data[16] + then + 24, data[17] + then + 24);
        /* stream c, step 46, H */
        __m256i x355 = _mm256_xor_si256(t43c, t44c);
        KEEP("x", x355);
        __m256i x356 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])), _mm256_add_epi32(t42c, _mm256_set1_epi32((int)0xe6db99e5u)));
        KEEP("x", x356);
        const __m256i x357 = _mm256_add_epi32(_mm256_xor_si256(t45c, x355), x356);
        const __m256i t46c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x357, 11), _mm256_srli_epi32(x357, 21)), t45c);
        /* stream a, step 47, H */
        __m256i x358 = _mm256_xor_si256(t44a, t45a);
        KEEP("x", x358);
        __m256i x359 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t43a, _mm256_set1_epi32((int)0x1fa27cf8u)));
        KEEP("x", x359);
        const __m256i t47a = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46a, x358), x359), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t46a);
        COPY(&next[8][16], 24, data[16] + then + 32, data[17] + then + 32);
        /* stream b, step 47, H */
        __m256i x360 = _mm256_xor_si256(t44b, t45b);
        KEEP("x", x360);
        __m256i x361 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), _mm256_add_epi32(t43b, _mm256_set1_epi32((int)0x1fa27cf8u)));
        KEEP("x", x361);
        const __m256i t47b = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46b, x360), x361), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t46b);
        COPY(&next[10][16], 24, data[16] + then + 40, data[17] + then + 40);
        /* stream c, step 47, H */
        __m256i x362 = _mm256_xor_si256(t44c, t45c);
        KEEP("x", x362);
        __m256i x363 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])), _mm256_add_epi32(t43c, _mm256_set1_epi32((int)0x1fa27cf8u)));
        KEEP("x", x363);
        const __m256i t47c = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46c, x362), x363), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t46c);
        /* stream a, step 48, H */
        __m256i x364 = _mm256_xor_si256(t45a, t46a);
        KEEP("x", x364);
        __m256i x365 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(t44a, _mm256_set1_epi32((int)0xc4ac5665u)));
        KEEP("x", x365);
        const __m256i x366 = _mm256_add_epi32(_mm256_xor_si256(t47a, x364), x365);
        const __m256i t48a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x366, 23), _mm256_srli_epi32(x366, 9)), t47a);
        COPY(&next[12][16], 24, data[16] + then + 48, data[17] + then + 48);
        /* stream b, step 48, H */
        __m256i x367 = _mm256_xor_si256(t45b, t46b);
        KEEP("x", x367);
        __m256i x368 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), _mm256_add_epi32(t44b, _mm256_set1_epi32((int)0xc4ac5665u)));
        KEEP("x", x368);
        const __m256i x369 = _mm256_add_epi32(_mm256_xor_si256(t47b, x367), x368);
        const __m256i t48b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x369, 23), _mm256_srli_epi32(x369, 9)), t47b);
        COPY(&next[14][16], 24, data[16] + then + 56, data[17] + then + 56);
        /* stream c, step 48, H */
        __m256i x370 = _mm256_xor_si256(t45c, t46c);
        KEEP("x", x370);
        __m256i x371 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])), _mm256_add_epi32(t44c, _mm256_set1_epi32((int)0xc4ac5665u)));
        KEEP("x", x371);
        const __m256i x372 = _mm256_add_epi32(_mm256_xor_si256(t47c, x370), x371);
        const __m256i t48c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x372, 23), _mm256_srli_epi32(x372, 9)), t47c);
        /* stream a, step 49, I */
        __m256i x373 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])), _mm256_add_epi32(t45a, _mm256_set1_epi32((int)0xf4292243u)));
        KEEP("x", x373);
        const __m256i x374 = _mm256_sub_epi32(x373, _mm256_xor_si256(_mm256_andnot_si256(t48a, t46a), t47a));
        const __m256i t49a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x374, 6), _mm256_srli_epi32(x374, 26)), t48a);
        FETCH(data[18] + then, 128);
        /* stream b, step 49, I */
        __m256i x375 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])), _mm256_add_epi32(t45b, _mm256_set1_epi32((int)0xf4292243u)));
        KEEP("x", x375);
        const __m256i x376 = _mm256_sub_epi32(x375, _mm256_xor_si256(_mm256_andnot_si256(t48b, t46b), t47b));
        const __m256i t49b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x376, 6), _mm256_srli_epi32(x376, 26)), t48b);
        /* stream c, step 49, I */
        __m256i x377 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])), _mm256_add_epi32(t45c, _mm256_set1_epi32((int)0xf4292243u)));
        KEEP("x", x377);
        const __m256i x378 = _mm256_sub_epi32(x377, _mm256_xor_si256(_mm256_andnot_si256(t48c, t46c), t47c));
        const __m256i t49c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x378, 6), _mm256_srli_epi32(x378, 26)), t48c);
        FETCH(data[19] + then, 128);
        /* stream a, step 50, I */
        __m256i x379 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t46a, _mm256_set1_epi32((int)0x432aff96u)));
        KEEP("x", x379);
        const __m256i x380 = _mm256_sub_epi32(x379, _mm256_xor_si256(_mm256_andnot_si256(t49a, t47a), t48a));
        const __m256i t50a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x380, 10), _mm256_srli_epi32(x380, 22)), t49a);
        COPY(&next[0][18], 24, data[18] + then + 0, data[19] + then + 0);
        /* stream b, step 50, I */
        __m256i x381 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])), _mm256_add_epi32(t46b, _mm256_set1_epi32((int)0x432aff96u)));
        KEEP("x", x381);
        const __m256i x382 = _mm256_sub_epi32(x381, _mm256_xor_si256(_mm256_andnot_si256(t49b, t47b), t48b));
        const __m256i t50b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x382, 10), _mm256_srli_epi32(x382, 22)), t49b);
        /* stream c, step 50, I */
        __m256i x383 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])), _mm256_add_epi32(t46c, _mm256_set1_epi32((int)0x432aff96u)));
        KEEP("x", x383);
        const __m256i x384 = _mm256_sub_epi32(x383, _mm256_xor_si256(_mm256_andnot_si256(t49c, t47c), t48c));
        const __m256i t50c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x384, 10), _mm256_srli_epi32(x384, 22)), t49c);
        COPY(&next[2][18], 24, data[18] + then + 8, data[19] + then + 8);
        /* stream a, step 51, I */
        __m256i x385 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t47a, _mm256_set1_epi32((int)0xab9423a6u)));
        KEEP("x", x385);
        const __m256i x386 = _mm256_sub_epi32(x385, _mm256_xor_si256(_mm256_andnot_si256(t50a, t48a), t49a));
        const __m256i t51a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x386, 15), _mm256_srli_epi32(x386, 17)), t50a);
        COPY(&next[4][18], 24, data[18] + then + 16, data[19] + then + 16);
        /* stream b, step 51, I */
        __m256i x387 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])), _mm256_add_epi32(t47b, _mm256_set1_epi32((int)0xab9423a6u)));
        KEEP("x", x387);
        const __m256i x388 = _mm256_sub_epi32(x387, _mm256_xor_si256(_mm256_andnot_si256(t50b, t48b), t49b));
        const __m256i t51b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x388, 15), _mm256_srli_epi32(x388, 17)), t50b);
        /* stream c, step 51, I */
        __m256i x389 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])), _mm256_add_epi32(t47c, _mm256_set1_epi32((int)0xab9423a6u)));
        KEEP("x", x389);
        const __m256i x390 = _mm256_sub_epi32(x389, _mm256_xor_si256(_mm256_andnot_si256(t50c, t48c), t49c));
        const __m256i t51c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x390, 15), _mm256_srli_epi32(x390, 17)), t50c);
        COPY(&next[6][18], 24, data[18] + then + 24, data[19] + then + 24);
        /* stream a, step 52, I */
        __m256i x391 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t48a, _mm256_set1_epi32((int)0xfc93a038u)));
        KEEP("x", x391);
        const __m256i x392 = _mm256_sub_epi32(x391, _mm256_xor_si256(_mm256_andnot_si256(t51a, t49a), t50a));
        const __m256i t52a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x392, 21), _mm256_srli_epi32(x392, 11)), t51a);
        /* stream b, step 52, I */
        __m256i x393 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])), _mm256_add_epi32(t48b, _mm256_set1_epi32((int)0xfc93a038u)));
        KEEP("x", x393);
        const __m256i x394 = _mm256_sub_epi32(x393, _mm256_xor_si256(_mm256_andnot_si256(t51b, t49b), t50b));
        const __m256i t52b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x394, 21), _mm256_srli_epi32(x394, 11)), t51b);
        COPY(&next[8][18], 24, data[18] + then + 32, data[19] + then + 32);
        /* stream c, step 52, I */
        __m256i x395 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])), _mm256_add_epi32(t48c, _mm256_set1_epi32((int)0xfc93a038u)));
        KEEP("x", x395);
        const __m256i x396 = _mm256_sub_epi32(x395, _mm256_xor_si256(_mm256_andnot_si256(t51c, t49c), t50c));
        const __m256i t52c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x396, 21), _mm256_srli_epi32(x396, 11)), t51c);
        COPY(&next[10][18], 24, data[18] + then + 40, data[19] + then + 40);
        /* stream a, step 53, I */
        __m256i x397 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t49a, _mm256_set1_epi32((int)0x655b59c2u)));
        KEEP("x", x397);
        const __m256i x398 = _mm256_sub_epi32(x397, _mm256_xor_si256(_mm256_andnot_si256(t52a, t50a), t51a));
        const __m256i t53a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x398, 6), _mm256_srli_epi32(x398, 26)), t52a);
        /* stream b, step 53, I */
        __m256i x399 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])), _mm256_add_epi32(t49b, _mm256_set1_epi32((int)0x655b59c2u)));
        KEEP("x", x399);
        const __m256i x400 = _mm256_sub_epi32(x399, _mm256_xor_si256(_mm256_andnot_si256(t52b, t50b), t51b));
        const __m256i t53b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x400, 6), _mm256_srli_epi32(x400, 26)), t52b);
        COPY(&next[12][18], 24, data[18] + then + 48, data[19] + then + 48);
        /* stream c, step 53, I */
        __m256i x401 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])), _mm256_add_epi32(t49c, _mm256_set1_epi32((int)0x655b59c2u)));
        KEEP("x", x401);
        const __m256i x402 = _mm256_sub_epi32(x401, _mm256_xor_si256(_mm256_andnot_si256(t52c, t50c), t51c));
        const __m256i t53c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x402, 6), _mm256_srli_epi32(x402, 26)), t52c);
        COPY(&next[14][18], 24, data[18] + then + 56, data[19] + then + 56);
        /* stream a, step 54, I */
        __m256i x403 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(t50a, _mm256_set1_epi32((int)0x8f0ccc91u)));
        KEEP("x", x403);
        const __m256i x404 = _mm256_sub_epi32(x403, _mm256_xor_si256(_mm256_andnot_si256(t53a, t51a), t52a));
        const __m256i t54a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x404, 10), _mm256_srli_epi32(x404, 22)), t53a);
        /* stream b, step 54, I */
        __m256i x405 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])), _mm256_add_epi32(t50b, _mm256_set1_epi32((int)0x8f0ccc91u)));
        KEEP("x", x405);
        const __m256i x406 = _mm256_sub_epi32(x405, _mm256_xor_si256(_mm256_andnot_si256(t53b, t51b), t52b));
        const __m256i t54b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x406, 10), _mm256_srli_epi32(x406, 22)), t53b);
        FETCH(data[20] + then, 128);
        /* stream c, step 54, I */
        __m256i x407 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])), _mm256_add_epi32(t50c, _mm256_set1_epi32((int)0x8f0ccc91u)));
        KEEP("x", x407);
        const __m256i x408 = _mm256_sub_epi32(x407, _mm256_xor_si256(_mm256_andnot_si256(t53c, t51c), t52c));
        const __m256i t54c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x408, 10), _mm256_srli_epi32(x408, 22)), t53c);
        /* stream a, step 55, I */
        __m256i x409 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t51a, _mm256_set1_epi32((int)0xffeff47cu)));
        KEEP("x", x409);
        const __m256i x410 = _mm256_sub_epi32(x409, _mm256_xor_si256(_mm256_andnot_si256(t54a, t52a), t53a));
        const __m256i t55a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x410, 15), _mm256_srli_epi32(x410, 17)), t54a);
        FETCH(data[21] + then, 128);
        /* stream b, step 55, I */
        __m256i x411 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])), _mm256_add_epi32(t51b, _mm256_set1_epi32((int)0xffeff47cu)));
        KEEP("x", x411);
        const __m256i x412 = _mm256_sub_epi32(x411, _mm256_xor_si256(_mm256_andnot_si256(t54b, t52b), t53b));
        const __m256i t55b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x412, 15), _mm256_srli_epi32(x412, 17)), t54b);
        COPY(&next[0][20], 24, data[20] + then + 0, data[21] + then + 0);
        /* stream c, step 55, I */
        __m256i x413 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])), _mm256_add_epi32(t51c, _mm256_set1_epi32((int)0xffeff47cu)));
        KEEP("x", x413);
        const __m256i x414 = _mm256_sub_epi32(x413, _mm256_xor_si256(_mm256_andnot_si256(t54c, t52c), t53c));
        const __m256i t55c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x414, 15), _mm256_srli_epi32(x414, 17)), t54c);
        /* stream a, step 56, I */
        __m256i x415 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(t52a, _mm256_set1_epi32((int)0x85845dd0u)));
        KEEP("x", x415);
        const __m256i x416 = _mm256_sub_epi32(x415, _mm256_xor_si256(_mm256_andnot_si256(t55a, t53a), t54a));
        const __m256i t56a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x416, 21), _mm256_srli_epi32(x416, 11)), t55a);
        COPY(&next[2][20], 24, data[20] + then + 8, data[21] + then + 8);
        /* stream b, step 56, I */
        __m256i x417 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])), _mm256_add_epi32(t52b, _mm256_set1_epi32((int)0x85845dd0u)));
        KEEP("x", x417);
        const __m256i x418 = _mm256_sub_epi32(x417, _mm256_xor_si256(_mm256_andnot_si256(t55b, t53b), t54b));
        const __m256i t56b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x418, 21), _mm256_srli_epi32(x418, 11)), t55b);
        COPY(&next[4][20], 24, data[20] + then + 16, data[21] + then + 16);
        /* stream c, step 56, I */
        __m256i x419 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])), _mm256_add_epi32(t52c, _mm256_set1_epi32((int)0x85845dd0u)));
        KEEP("x", x419);
        const __m256i x420 = _mm256_sub_epi32(x419, _mm256_xor_si256(_mm256_andnot_si256(t55c, t53c), t54c));
        const __m256i t56c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x420, 21), _mm256_srli_epi32(x420, 11)), t55c);
        /* stream a, step 57, I */
        __m256i x421 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])), _mm256_add_epi32(t53a, _mm256_set1_epi32((int)0x6fa87e4eu)));
        KEEP("x", x421);
        const __m256i x422 = _mm256_sub_epi32(x421, _mm256_xor_si256(_mm256_andnot_si256(t56a, t54a), t55a));
        const __m256i t57a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x422, 6), _mm256_srli_epi32(x422, 26)), t56a);
        COPY(&next[6][20], 24, data[20] + then + 24, data[21] + then + 24);
        /* stream b, step 57, I */
        __m256i x423 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])), _mm256_add_epi32(t53b, _mm256_set1_epi32((int)0x6fa87e4eu)));
        KEEP("x", x423);
        const __m256i x424 = _mm256_sub_epi32(x423, _mm256_xor_si256(_mm256_andnot_si256(t56b, t54b), t55b));
        const __m256i t57b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x424, 6), _mm256_srli_epi32(x424, 26)), t56b);
        /* stream c, step 57, I */
        __m256i x425 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])), _mm256_add_epi32(t53c, _mm256_set1_epi32((int)0x6fa87e4eu)));
        KEEP("x", x425);
        const __m256i x426 = _mm256_sub_epi32(x425, _mm256_xor_si256(_mm256_andnot_si256(t56c, t54c), t55c));
        const __m256i t57c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x426, 6), _mm256_srli_epi32(x426, 26)), t56c);
        COPY(&next[8][20], 24, data[20] + then + 32, data[21] + then + 32);
        /* stream a, step 58, I */
        __m256i x427 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])), _mm256_add_epi32(t54a, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        KEEP("x", x427);
        const __m256i x428 = _mm256_sub_epi32(x427, _mm256_xor_si256(_mm256_andnot_si256(t57a, t55a), t56a));
        const __m256i t58a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x428, 10), _mm256_srli_epi32(x428, 22)), t57a);
        COPY(&next[10][20], 24, data[20] + then + 40, data[21] + then + 40);
        /* stream b, step 58, I */
        __m256i x429 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])), _mm256_add_epi32(t54b, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        KEEP("x", x429);
        const __m256i x430 = _mm256_sub_epi32(x429, _mm256_xor_si256(_mm256_andnot_si256(t57b, t55b), t56b));
        const __m256i t58b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x430, 10), _mm256_srli_epi32(x430, 22)), t57b);
        /* stream c, step 58, I */
        __m256i x431 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])), _mm256_add_epi32(t54c, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        KEEP("x", x431);
        const __m256i x432 = _mm256_sub_epi32(x431, _mm256_xor_si256(_mm256_andnot_si256(t57c, t55c), t56c));
        const __m256i t58c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x432, 10), _mm256_srli_epi32(x432, 22)), t57c);
        COPY(&next[12][20], 24, data[20] + then + 48, data[21] + then + 48);
        /* stream a, step 59, I */
        __m256i x433 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t55a, _mm256_set1_epi32((int)0xa3014313u)));
        KEEP("x", x433);
        const __m256i x434 = _mm256_sub_epi32(x433, _mm256_xor_si256(_mm256_andnot_si256(t58a, t56a), t57a));
        const __m256i t59a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x434, 15), _mm256_srli_epi32(x434, 17)), t58a);
        COPY(&next[14][20], 24, data[20] + then + 56, data[21] + then + 56);
        /* stream b, step 59, I */
        __m256i x435 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])), _mm256_add_epi32(t55b, _mm256_set1_epi32((int)0xa3014313u)));
        KEEP("x", x435);
        const __m256i x436 = _mm256_sub_epi32(x435, _mm256_xor_si256(_mm256_andnot_si256(t58b, t56b), t57b));
        const __m256i t59b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x436, 15), _mm256_srli_epi32(x436, 17)), t58b);
        /* stream c, step 59, I */
        __m256i x437 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])), _mm256_add_epi32(t55c, _mm256_set1_epi32((int)0xa3014313u)));
        KEEP("x", x437);
        const __m256i x438 = _mm256_sub_epi32(x437, _mm256_xor_si256(_mm256_andnot_si256(t58c, t56c), t57c));
        const __m256i t59c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x438, 15), _mm256_srli_epi32(x438, 17)), t58c);
        FETCH(data[22] + then, 128);
        /* stream a, step 60, I */
        __m256i x439 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t56a, _mm256_set1_epi32((int)0x4e0811a0u)));
        KEEP("x", x439);
        const __m256i x440 = _mm256_sub_epi32(x439, _mm256_xor_si256(_mm256_andnot_si256(t59a, t57a), t58a));
        const __m256i t60a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x440, 21), _mm256_srli_epi32(x440, 11)), t59a);
        /* stream b, step 60, I */
        __m256i x441 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])), _mm256_add_epi32(t56b, _mm256_set1_epi32((int)0x4e0811a0u)));
        KEEP("x", x441);
        const __m256i x442 = _mm256_sub_epi32(x441, _mm256_xor_si256(_mm256_andnot_si256(t59b, t57b), t58b));
        const __m256i t60b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x442, 21), _mm256_srli_epi32(x442, 11)), t59b);
        FETCH(data[23] + then, 128);
        /* stream c, step 60, I */
        __m256i x443 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])), _mm256_add_epi32(t56c, _mm256_set1_epi32((int)0x4e0811a0u)));
        KEEP("x", x443);
        const __m256i x444 = _mm256_sub_epi32(x443, _mm256_xor_si256(_mm256_andnot_si256(t59c, t57c), t58c));
        const __m256i t60c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x444, 21), _mm256_srli_epi32(x444, 11)), t59c);
        COPY(&next[0][22], 24, data[22] + then + 0, data[23] + then + 0);
        /* stream a, step 61, I */
        __m256i x445 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t57a, _mm256_set1_epi32((int)0xf7537e81u)));
        KEEP("x", x445);
        const __m256i x446 = _mm256_sub_epi32(x445, _mm256_xor_si256(_mm256_andnot_si256(t60a, t58a), t59a));
        const __m256i t61a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x446, 6), _mm256_srli_epi32(x446, 26)), t60a);
        /* stream b, step 61, I */
        __m256i x447 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])), _mm256_add_epi32(t57b, _mm256_set1_epi32((int)0xf7537e81u)));
        KEEP("x", x447);
        const __m256i x448 = _mm256_sub_epi32(x447, _mm256_xor_si256(_mm256_andnot_si256(t60b, t58b), t59b));
        const __m256i t61b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x448, 6), _mm256_srli_epi32(x448, 26)), t60b);
        COPY(&next[2][22], 24, data[22] + then + 8, data[23] + then + 8);
        /* stream c, step 61, I */
        __m256i x449 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])), _mm256_add_epi32(t57c, _mm256_set1_epi32((int)0xf7537e81u)));
        KEEP("x", x449);
        const __m256i x450 = _mm256_sub_epi32(x449, _mm256_xor_si256(_mm256_andnot_si256(t60c, t58c), t59c));
        const __m256i t61c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x450, 6), _mm256_srli_epi32(x450, 26)), t60c);
        COPY(&next[4][22], 24, data[22] + then + 16, data[23] + then + 16);
        /* stream a, step 62, I */
        __m256i x451 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t58a, _mm256_set1_epi32((int)0xbd3af234u)));
        KEEP("x", x451);
        const __m256i x452 = _mm256_sub_epi32(x451, _mm256_xor_si256(_mm256_andnot_si256(t61a, t59a), t60a));
        const __m256i t62a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x452, 10), _mm256_srli_epi32(x452, 22)), t61a);
        /* stream b, step 62, I */
        __m256i x453 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])), _mm256_add_epi32(t58b, _mm256_set1_epi32((int)0xbd3af234u)));
        KEEP("x", x453);
        const __m256i x454 = _mm256_sub_epi32(x453, _mm256_xor_si256(_mm256_andnot_si256(t61b, t59b), t60b));
        const __m256i t62b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x454, 10), _mm256_srli_epi32(x454, 22)), t61b);
        COPY(&next[6][22], 24, data[22] + then + 24, data[23] + then + 24);
        /* stream c, step 62, I */
        __m256i x455 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])), _mm256_add_epi32(t58c, _mm256_set1_epi32((int)0xbd3af234u)));
        KEEP("x", x455);
        const __m256i x456 = _mm256_sub_epi32(x455, _mm256_xor_si256(_mm256_andnot_si256(t61c, t59c), t60c));
        const __m256i t62c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x456, 10), _mm256_srli_epi32(x456, 22)), t61c);
        /* stream a, step 63, I */
        __m256i x457 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])), _mm256_add_epi32(t59a, _mm256_set1_epi32((int)0x2ad7d2bau)));
        KEEP("x", x457);
        const __m256i x458 = _mm256_sub_epi32(x457, _mm256_xor_si256(_mm256_andnot_si256(t62a, t60a), t61a));
        const __m256i t63a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x458, 15), _mm256_srli_epi32(x458, 17)), t62a);
        COPY(&next[8][22], 24, data[22] + then + 32, data[23] + then + 32);
        /* stream b, step 63, I */
        __m256i x459 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])), _mm256_add_epi32(t59b, _mm256_set1_epi32((int)0x2ad7d2bau)));
        KEEP("x", x459);
        const __m256i x460 = _mm256_sub_epi32(x459, _mm256_xor_si256(_mm256_andnot_si256(t62b, t60b), t61b));
        const __m256i t63b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x460, 15), _mm256_srli_epi32(x460, 17)), t62b);
        COPY(&next[10][22], 24, data[22] + then + 40, data[23] + then + 40);
        /* stream c, step 63, I */
        __m256i x461 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])), _mm256_add_epi32(t59c, _mm256_set1_epi32((int)0x2ad7d2bau)));
        KEEP("x", x461);
        const __m256i x462 = _mm256_sub_epi32(x461, _mm256_xor_si256(_mm256_andnot_si256(t62c, t60c), t61c));
        const __m256i t63c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x462, 15), _mm256_srli_epi32(x462, 17)), t62c);
        /* stream a, step 64, I */
        __m256i x463 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t60a, _mm256_set1_epi32((int)0xeb86d390u)));
        KEEP("x", x463);
        const __m256i x464 = _mm256_sub_epi32(x463, _mm256_xor_si256(_mm256_andnot_si256(t63a, t61a), t62a));
        const __m256i t64a = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x464, 21), _mm256_srli_epi32(x464, 11)), t63a);
        COPY(&next[12][22], 24, data[22] + then + 48, data[23] + then + 48);
        /* stream b, step 64, I */
        __m256i x465 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])), _mm256_add_epi32(t60b, _mm256_set1_epi32((int)0xeb86d390u)));
        KEEP("x", x465);
        const __m256i x466 = _mm256_sub_epi32(x465, _mm256_xor_si256(_mm256_andnot_si256(t63b, t61b), t62b));
        const __m256i t64b = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x466, 21), _mm256_srli_epi32(x466, 11)), t63b);
        COPY(&next[14][22], 24, data[22] + then + 56, data[23] + then + 56);
        /* stream c, step 64, I */
        __m256i x467 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])), _mm256_add_epi32(t60c, _mm256_set1_epi32((int)0xeb86d390u)));
        KEEP("x", x467);
        const __m256i x468 = _mm256_sub_epi32(x467, _mm256_xor_si256(_mm256_andnot_si256(t63c, t61c), t62c));
        const __m256i t64c = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x468, 21), _mm256_srli_epi32(x468, 11)), t63c);

        const __m256i h0a_next = _mm256_add_epi32(t61a, h0a);
        const __m256i h1a_next = _mm256_add_epi32(t64a, h1a);
        const __m256i h2a_next = _mm256_add_epi32(t63a, h2a);
        const __m256i h3a_next = _mm256_add_epi32(t62a, h3a);
        const __m256i h0b_next = _mm256_add_epi32(t61b, h0b);
        const __m256i h1b_next = _mm256_add_epi32(t64b, h1b);
        const __m256i h2b_next = _mm256_add_epi32(t63b, h2b);
        const __m256i h3b_next = _mm256_add_epi32(t62b, h3b);
        const __m256i h0c_next = _mm256_add_epi32(t61c, h0c);
        const __m256i h1c_next = _mm256_add_epi32(t64c, h1c);
        const __m256i h2c_next = _mm256_add_epi32(t63c, h2c);
        const __m256i h3c_next = _mm256_add_epi32(t62c, h3c);
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
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][0]), h0a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][0]), h1a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][0]), h2a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][0]), h3a);
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][8]), h0b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][8]), h1b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][8]), h2b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][8]), h3b);
    _mm256_storeu_si256((__m256i *)(void *)(&state[0][16]), h0c);
    _mm256_storeu_si256((__m256i *)(void *)(&state[1][16]), h1c);
    _mm256_storeu_si256((__m256i *)(void *)(&state[2][16]), h2c);
    _mm256_storeu_si256((__m256i *)(void *)(&state[3][16]), h3c);
}

/* The same in fewer lanes: where no more messages are left, it is faster. */
static void md5_x8_blocks(uint32_t state[4][24], const uint8_t *const data[8], size_t nblocks)
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
        FETCH(data[0] + then, 128);
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
        FETCH(data[1] + then, 128);
        /* step 4, F */
        __m256i x7 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(h1, _mm256_set1_epi32((int)0xc1bdceeeu)));
        KEEP("x", x7);
        const __m256i x8 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t3, t2), _mm256_andnot_si256(t3, t1)), x7);
        const __m256i t4 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x8, 22), _mm256_srli_epi32(x8, 10)), t3);
        COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* step 5, F */
        __m256i x9 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t1, _mm256_set1_epi32((int)0xf57c0fafu)));
        KEEP("x", x9);
        const __m256i x10 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t4, t3), _mm256_andnot_si256(t4, t2)), x9);
        const __m256i t5 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x10, 7), _mm256_srli_epi32(x10, 25)), t4);
        /* step 6, F */
        __m256i x11 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t2, _mm256_set1_epi32((int)0x4787c62au)));
        KEEP("x", x11);
        const __m256i x12 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t5, t4), _mm256_andnot_si256(t5, t3)), x11);
        const __m256i t6 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x12, 12), _mm256_srli_epi32(x12, 20)), t5);
        COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* step 7, F */
        __m256i x13 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t3, _mm256_set1_epi32((int)0xa8304613u)));
        KEEP("x", x13);
        const __m256i x14 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t6, t5), _mm256_andnot_si256(t6, t4)), x13);
        const __m256i t7 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x14, 17), _mm256_srli_epi32(x14, 15)), t6);
        COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
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
        COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
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
        COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* step 12, F */
        __m256i x23 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t8, _mm256_set1_epi32((int)0x895cd7beu)));
        KEEP("x", x23);
        const __m256i x24 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t11, t10), _mm256_andnot_si256(t11, t9)), x23);
        const __m256i t12 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x24, 22), _mm256_srli_epi32(x24, 10)), t11);
        COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* step 13, F */
        __m256i x25 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t9, _mm256_set1_epi32((int)0x6b901122u)));
        KEEP("x", x25);
        const __m256i x26 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t12, t11), _mm256_andnot_si256(t12, t10)), x25);
        const __m256i t13 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x26, 7), _mm256_srli_epi32(x26, 25)), t12);
        /* step 14, F */
        __m256i x27 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t10, _mm256_set1_epi32((int)0xfd987193u)));
        KEEP("x", x27);
        const __m256i x28 = _mm256_add_epi32(_mm256_or_si256(_mm256_and_si256(t13, t12), _mm256_andnot_si256(t13, t11)), x27);
        const __m256i t14 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x28, 12), _mm256_srli_epi32(x28, 20)), t13);
        COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
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
        FETCH(data[2] + then, 128);
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
        FETCH(data[3] + then, 128);
        /* step 20, G */
        __m256i x42 = _mm256_add_epi32(t16, _mm256_set1_epi32((int)0xe9b6c7aau));
        KEEP("x", x42);
        __m256i x43 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17, t18), x42), _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        KEEP("x", x43);
        const __m256i x44 = _mm256_add_epi32(_mm256_and_si256(t19, t17), x43);
        const __m256i t20 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x44, 20), _mm256_srli_epi32(x44, 12)), t19);
        COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* step 21, G */
        __m256i x45 = _mm256_add_epi32(t17, _mm256_set1_epi32((int)0xd62f105du));
        KEEP("x", x45);
        __m256i x46 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18, t19), x45), _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        KEEP("x", x46);
        const __m256i x47 = _mm256_add_epi32(_mm256_and_si256(t20, t18), x46);
        const __m256i t21 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x47, 5), _mm256_srli_epi32(x47, 27)), t20);
        /* step 22, G */
        __m256i x48 = _mm256_add_epi32(t18, _mm256_set1_epi32((int)0x02441453u));
        KEEP("x", x48);
        __m256i x49 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19, t20), x48), _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        KEEP("x", x49);
        const __m256i x50 = _mm256_add_epi32(_mm256_and_si256(t21, t19), x49);
        const __m256i t22 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x50, 9), _mm256_srli_epi32(x50, 23)), t21);
        COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* step 23, G */
        __m256i x51 = _mm256_add_epi32(t19, _mm256_set1_epi32((int)0xd8a1e681u));
        KEEP("x", x51);
        __m256i x52 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20, t21), x51), _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        KEEP("x", x52);
        const __m256i x53 = _mm256_add_epi32(_mm256_and_si256(t22, t20), x52);
        const __m256i t23 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x53, 14), _mm256_srli_epi32(x53, 18)), t22);
        COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
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
        COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
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
        COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* step 28, G */
        __m256i x66 = _mm256_add_epi32(t24, _mm256_set1_epi32((int)0x455a14edu));
        KEEP("x", x66);
        __m256i x67 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25, t26), x66), _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        KEEP("x", x67);
        const __m256i x68 = _mm256_add_epi32(_mm256_and_si256(t27, t25), x67);
        const __m256i t28 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x68, 20), _mm256_srli_epi32(x68, 12)), t27);
        COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* step 29, G */
        __m256i x69 = _mm256_add_epi32(t25, _mm256_set1_epi32((int)0xa9e3e905u));
        KEEP("x", x69);
        __m256i x70 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26, t27), x69), _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        KEEP("x", x70);
        const __m256i x71 = _mm256_add_epi32(_mm256_and_si256(t28, t26), x70);
        const __m256i t29 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x71, 5), _mm256_srli_epi32(x71, 27)), t28);
        /* step 30, G */
        __m256i x72 = _mm256_add_epi32(t26, _mm256_set1_epi32((int)0xfcefa3f8u));
        KEEP("x", x72);
        __m256i x73 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27, t28), x72), _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        KEEP("x", x73);
        const __m256i x74 = _mm256_add_epi32(_mm256_and_si256(t29, t27), x73);
        const __m256i t30 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x74, 9), _mm256_srli_epi32(x74, 23)), t29);
        COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
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
        FETCH(data[4] + then, 128);
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
        FETCH(data[5] + then, 128);
        /* step 36, H */
        __m256i x89 = _mm256_xor_si256(t33, t34);
        KEEP("x", x89);
        __m256i x90 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])), _mm256_add_epi32(t32, _mm256_set1_epi32((int)0xfde5380cu)));
        KEEP("x", x90);
        const __m256i x91 = _mm256_add_epi32(_mm256_xor_si256(t35, x89), x90);
        const __m256i t36 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x91, 23), _mm256_srli_epi32(x91, 9)), t35);
        COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* step 37, H */
        __m256i x92 = _mm256_xor_si256(t34, t35);
        KEEP("x", x92);
        __m256i x93 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])), _mm256_add_epi32(t33, _mm256_set1_epi32((int)0xa4beea44u)));
        KEEP("x", x93);
        const __m256i x94 = _mm256_add_epi32(_mm256_xor_si256(t36, x92), x93);
        const __m256i t37 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x94, 4), _mm256_srli_epi32(x94, 28)), t36);
        /* step 38, H */
        __m256i x95 = _mm256_xor_si256(t35, t36);
        KEEP("x", x95);
        __m256i x96 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t34, _mm256_set1_epi32((int)0x4bdecfa9u)));
        KEEP("x", x96);
        const __m256i x97 = _mm256_add_epi32(_mm256_xor_si256(t37, x95), x96);
        const __m256i t38 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x97, 11), _mm256_srli_epi32(x97, 21)), t37);
        COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* step 39, H */
        __m256i x98 = _mm256_xor_si256(t36, t37);
        KEEP("x", x98);
        __m256i x99 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])), _mm256_add_epi32(t35, _mm256_set1_epi32((int)0xf6bb4b60u)));
        KEEP("x", x99);
        const __m256i t39 = _mm256_add_epi32(_mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38, x98), x99), _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u, (int)0x01000302u)), t38);
        COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
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
        COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
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
        COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* step 44, H */
        __m256i x111 = _mm256_xor_si256(t41, t42);
        KEEP("x", x111);
        __m256i x112 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])), _mm256_add_epi32(t40, _mm256_set1_epi32((int)0x04881d05u)));
        KEEP("x", x112);
        const __m256i x113 = _mm256_add_epi32(_mm256_xor_si256(t43, x111), x112);
        const __m256i t44 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x113, 23), _mm256_srli_epi32(x113, 9)), t43);
        COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* step 45, H */
        __m256i x114 = _mm256_xor_si256(t42, t43);
        KEEP("x", x114);
        __m256i x115 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])), _mm256_add_epi32(t41, _mm256_set1_epi32((int)0xd9d4d039u)));
        KEEP("x", x115);
        const __m256i x116 = _mm256_add_epi32(_mm256_xor_si256(t44, x114), x115);
        const __m256i t45 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x116, 4), _mm256_srli_epi32(x116, 28)), t44);
        /* step 46, H */
        __m256i x117 = _mm256_xor_si256(t43, t44);
        KEEP("x", x117);
        __m256i x118 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t42, _mm256_set1_epi32((int)0xe6db99e5u)));
        KEEP("x", x118);
        const __m256i x119 = _mm256_add_epi32(_mm256_xor_si256(t45, x117), x118);
        const __m256i t46 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x119, 11), _mm256_srli_epi32(x119, 21)), t45);
        COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
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
        FETCH(data[6] + then, 128);
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
        FETCH(data[7] + then, 128);
        /* step 52, I */
        __m256i x131 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])), _mm256_add_epi32(t48, _mm256_set1_epi32((int)0xfc93a038u)));
        KEEP("x", x131);
        const __m256i x132 = _mm256_sub_epi32(x131, _mm256_xor_si256(_mm256_andnot_si256(t51, t49), t50));
        const __m256i t52 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x132, 21), _mm256_srli_epi32(x132, 11)), t51);
        COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* step 53, I */
        __m256i x133 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])), _mm256_add_epi32(t49, _mm256_set1_epi32((int)0x655b59c2u)));
        KEEP("x", x133);
        const __m256i x134 = _mm256_sub_epi32(x133, _mm256_xor_si256(_mm256_andnot_si256(t52, t50), t51));
        const __m256i t53 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x134, 6), _mm256_srli_epi32(x134, 26)), t52);
        /* step 54, I */
        __m256i x135 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])), _mm256_add_epi32(t50, _mm256_set1_epi32((int)0x8f0ccc91u)));
        KEEP("x", x135);
        const __m256i x136 = _mm256_sub_epi32(x135, _mm256_xor_si256(_mm256_andnot_si256(t53, t51), t52));
        const __m256i t54 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x136, 10), _mm256_srli_epi32(x136, 22)), t53);
        COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* step 55, I */
        __m256i x137 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])), _mm256_add_epi32(t51, _mm256_set1_epi32((int)0xffeff47cu)));
        KEEP("x", x137);
        const __m256i x138 = _mm256_sub_epi32(x137, _mm256_xor_si256(_mm256_andnot_si256(t54, t52), t53));
        const __m256i t55 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x138, 15), _mm256_srli_epi32(x138, 17)), t54);
        COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
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
        COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
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
        COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* step 60, I */
        __m256i x147 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])), _mm256_add_epi32(t56, _mm256_set1_epi32((int)0x4e0811a0u)));
        KEEP("x", x147);
        const __m256i x148 = _mm256_sub_epi32(x147, _mm256_xor_si256(_mm256_andnot_si256(t59, t57), t58));
        const __m256i t60 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x148, 21), _mm256_srli_epi32(x148, 11)), t59);
        COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* step 61, I */
        __m256i x149 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])), _mm256_add_epi32(t57, _mm256_set1_epi32((int)0xf7537e81u)));
        KEEP("x", x149);
        const __m256i x150 = _mm256_sub_epi32(x149, _mm256_xor_si256(_mm256_andnot_si256(t60, t58), t59));
        const __m256i t61 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x150, 6), _mm256_srli_epi32(x150, 26)), t60);
        /* step 62, I */
        __m256i x151 = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])), _mm256_add_epi32(t58, _mm256_set1_epi32((int)0xbd3af234u)));
        KEEP("x", x151);
        const __m256i x152 = _mm256_sub_epi32(x151, _mm256_xor_si256(_mm256_andnot_si256(t61, t59), t60));
        const __m256i t62 = _mm256_add_epi32(_mm256_or_si256(_mm256_slli_epi32(x152, 10), _mm256_srli_epi32(x152, 22)), t61);
        COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
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

enum {
    LANES = 24, /* messages side by side */
    STREAMS = 3, /* that they are in; if all that is left fits into one, it goes on alone */
    WINDOW = 1024, /* messages that are put in order at a time */
    EXACT = 64, /* numbers of blocks below it are told apart */
    RANKS = 512,
    FEW = 1 /* messages that are faster one by one */
};

/* What a call works on: whole messages, or in contexts pieces of messages, or the ends of them. */
enum { WHOLE, PIECES, ENDS };

typedef struct {
    int kind; /* one of these; each copy of the functions below knows which */
    md5_ctx *const *ctx; /* of pieces and ends */
    const uint8_t *const *data; /* of whole messages and pieces */
    const size_t *len; /* likewise */
    uint8_t (*digest)[16]; /* of whole messages and ends */
} messages;

/* The number of blocks that become whole: of a message that ends, those of its padding, too. */
INLINE size_t count_blocks(const messages *m, size_t i)
{
    const size_t used = m->kind != WHOLE ? (size_t)(m->ctx[i]->length % 64) : 0;
    const size_t len = m->kind != ENDS ? m->len[i] : 0, end = m->kind != PIECES ? 72 : 0;

    return len / 64 + (used + len % 64 + end) / 64;
}

/* The rank of a message by the number of its blocks; great ones, of which the first bits count, may have the same. */
static size_t rank(size_t nblocks)
{
    size_t above = 0;

    for (; nblocks >= EXACT && above < RANKS - EXACT; above += EXACT / 2)
        nblocks /= 2;
    if (nblocks >= EXACT)
        nblocks = EXACT - 1;
    return above + nblocks;
}

/* Puts the numbers of count messages in order, the longest first, so that those side by side end together. */
INLINE void put_in_order(uint16_t *order, const messages *m, size_t first, size_t count)
{
    uint16_t place[RANKS] = {0}, ranks[WINDOW];
    size_t longer = 0;

    if (count <= LANES) { /* all start at once */
        for (size_t i = 0; i < count; i++)
            order[i] = (uint16_t)i;
        return;
    }
    for (size_t i = 0; i < count; i++)
        place[ranks[i] = (uint16_t)rank(count_blocks(m, first + i))]++;
    for (size_t i = RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)longer;
        longer += equal;
    }
    for (size_t i = 0; i < count; i++)
        order[place[ranks[i]]++] = (uint16_t)i;
}

/* Messages on their way through the lanes. */
typedef struct {
    uint32_t state[4][LANES] ALIGNED;
    const uint8_t *data[LANES]; /* the blocks that are next */
    size_t nblocks[LANES]; /* their number */
    const uint8_t *then[LANES]; /* the blocks that follow */
    size_t nthen[LANES]; /* their number */
    size_t message[LANES]; /* its number */
    size_t lane[LANES]; /* the lanes by number: those at work, then the idle ones */
    uint8_t joined[LANES][128]; /* blocks that do not lie in one piece of memory */
} work;

static const uint32_t IV[4] = {
    0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u,
};

/* Asks memory for what a message needs first. */
INLINE void fetch(const messages *m, size_t i)
{
    const size_t len = m->kind != ENDS ? m->len[i] : 0;

    if (m->kind != WHOLE) {
        FETCH(m->ctx[i], 0);
        FETCH(m->ctx[i], sizeof *m->ctx[i] - 1);
    }
    if (len == 0)
        return;
    for (size_t at = 0; at < len && at < 4 * 64; at += 64)
        FETCH(m->data[i], at);
    FETCH(m->data[i], len - len % 64);
    FETCH(m->data[i], len);
}

/* Gives a lane blocks in two places, of which there may be none in the first. */
INLINE void give(work *w, size_t j, const uint8_t *data, size_t nblocks, const uint8_t *then, size_t nthen)
{
    w->data[j] = nblocks != 0 ? data : then;
    w->nblocks[j] = nblocks != 0 ? nblocks : nthen;
    w->then[j] = then;
    w->nthen[j] = nblocks != 0 ? nthen : 0;
}

/* A piece. What it leaves of a block is kept, and if no block becomes whole, all of it: then the lane stays free. */
INLINE size_t start_piece(work *w, size_t j, md5_ctx *ctx, const uint8_t *data, size_t len)
{
    const size_t used = (size_t)(ctx->length % 64), room = 64 - used;
    uint8_t *const block = w->joined[j];

    if (len == 0)
        return 0;
    ctx->length += len;
    if (len < room) {
        memcpy(ctx->buffer + used, data, len);
        return 0;
    }
    if (used != 0) {
        memcpy(block, ctx->buffer, sizeof ctx->buffer);
        memcpy(block + used, data, room);
        data += room;
        len -= room;
    }
    memcpy(ctx->buffer, data + (len - len % 64), len % 64);
    give(w, j, block, used != 0, data, len / 64);
    return 1;
}

/* The last bytes of a message that has so many in all. */
INLINE void start_last(work *w, size_t j, const uint8_t *data, size_t len, uint64_t length)
{
    const size_t rest = len % 64, size = rest < 56 ? 64 : 128;
    const uint64_t bits = length * 8;
    uint8_t *const end = w->joined[j];

    memset(end, 0, 128);
    if (rest != 0)
        memcpy(end, data + (len - rest), rest);
    end[rest] = 0x80;
    store32(end + size - 8, (uint32_t)bits);
    store32(end + size - 4, (uint32_t)(bits >> 32));
    give(w, j, data, len / 64, end, size / 64);
}

/* Gives a lane what is to be done of a message. Returns the number of lanes that takes: none if it is done. */
INLINE size_t start(work *w, size_t j, const messages *m, size_t i)
{
    md5_ctx *const ctx = m->kind != WHOLE ? m->ctx[i] : NULL;
    const uint32_t *const state = m->kind != WHOLE ? ctx->state : IV;

    if (m->kind == PIECES && start_piece(w, j, ctx, m->data[i], m->len[i]) == 0)
        return 0;
    w->message[j] = i;
    w->state[0][j] = state[0];
    w->state[1][j] = state[1];
    w->state[2][j] = state[2];
    w->state[3][j] = state[3];
    if (m->kind == WHOLE) {
        start_last(w, j, m->data[i], m->len[i], m->len[i]);
    } else if (m->kind == ENDS) {
        start_last(w, j, ctx->buffer, (size_t)(ctx->length % 64), ctx->length);
        wipe(ctx, sizeof *ctx);
    }
    return 1;
}

/* What is made of a message: its digest, or the state of its context, of words that are so far apart. */
INLINE void put(const messages *m, size_t i, const uint32_t *state, size_t stride)
{
    if (m->kind != PIECES) {
        uint8_t *const digest = m->digest[i];

        for (size_t k = 0; k < 4; k++)
            store32(digest + 4 * k, state[k * stride]);
    } else {
        uint32_t *const to = m->ctx[i]->state;

        for (size_t k = 0; k < 4; k++)
            to[k] = state[k * stride];
    }
}

/* Moves messages into the lanes of the first stream, which has room for all. None starts after that: joined blocks stay. */
INLINE void move_together(work *w, size_t busy)
{
    for (size_t i = 0, idle = busy; i < busy; i++) {
        const size_t from = w->lane[i];
        size_t to;

        if (from < LANES / STREAMS)
            continue;
        while (w->lane[idle] >= LANES / STREAMS)
            idle++;
        to = w->lane[idle];
        for (size_t k = 0; k < 4; k++)
            w->state[k][to] = w->state[k][from];
        w->data[to] = w->data[from];
        w->nblocks[to] = w->nblocks[from];
        w->then[to] = w->then[from];
        w->nthen[to] = w->nthen[from];
        w->message[to] = w->message[from];
        w->lane[i] = to;
        w->lane[idle] = from;
    }
}

/* Compresses as many blocks as there are in all lanes at work, and puts what is made of messages that are done. */
INLINE size_t run(work *w, const messages *m, size_t busy)
{
    size_t nblocks = w->nblocks[w->lane[0]], still = 0;

    for (size_t i = 1; i < busy; i++)
        if (w->nblocks[w->lane[i]] < nblocks)
            nblocks = w->nblocks[w->lane[i]];
    for (size_t i = busy; i < LANES; i++)
        w->data[w->lane[i]] = w->data[w->lane[0]];
    if (busy <= LANES / STREAMS)
        md5_x8_blocks(w->state, w->data, nblocks);
    else
        md5_x8x3_blocks(w->state, w->data, nblocks);
    for (size_t i = 0; i < busy; i++) {
        const size_t j = w->lane[i];

        w->data[j] += 64 * nblocks;
        w->nblocks[j] -= nblocks;
        if (w->nblocks[j] == 0) {
            w->data[j] = w->then[j];
            w->nblocks[j] = w->nthen[j];
            w->nthen[j] = 0;
        }
        if (w->nblocks[j] == 0) {
            put(m, w->message[j], &w->state[0][j], LANES);
        } else {
            w->lane[i] = w->lane[still];
            w->lane[still++] = j;
        }
    }
    return still;
}

/* The rest of a message alone. */
INLINE void finish(const work *w, const messages *m, size_t j)
{
    uint32_t state[4];

    for (size_t k = 0; k < 4; k++)
        state[k] = w->state[k][j];
    md5_blocks(state, w->data[j], w->nblocks[j]);
    md5_blocks(state, w->then[j], w->nthen[j]);
    put(m, w->message[j], state, 1);
}

/* A part of each of the functions below, which know what it works on. */
INLINE void hash_all(const messages *m, size_t n)
{
    uint16_t order[WINDOW];
    /* Messages before those in order, in order, in lanes or done of these; lanes at work. */
    size_t first = 0, known = 0, begun = 0, busy = 0;
    work w;

    memset(w.state, 0, sizeof w.state); /* idle lanes compute, too */
    for (size_t j = 0; j < LANES; j++)
        w.lane[j] = j;
    for (;;) {
        while (busy < LANES && first + begun < n) {
            const size_t later = begun + LANES;

            if (begun == known) {
                first += known;
                known = n - first;
                if (known > WINDOW)
                    known = WINDOW;
                begun = 0;
                put_in_order(order, m, first, known);
                continue;
            }
            if (later < known)
                fetch(m, first + order[later]);
            busy += start(&w, w.lane[busy], m, first + order[begun++]);
        }
        if (busy <= FEW)
            break;
        if (busy <= LANES / STREAMS)
            move_together(&w, busy);
        busy = run(&w, m, busy);
    }
    while (busy != 0)
        finish(&w, m, w.lane[--busy]);
    _mm256_zeroupper(); /* gcc forgets it after calls of functions of this file */
}

void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n)
{
    const messages whole = {WHOLE, NULL, msg, len, digest};

    hash_all(&whole, n);
}

void md5_init_batch(md5_ctx *const ctx[], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memcpy(ctx[i]->state, IV, sizeof IV);
        ctx[i]->length = 0;
    }
}

void md5_update_batch(md5_ctx *const ctx[], const uint8_t *const data[], const size_t len[], size_t n)
{
    const messages pieces = {PIECES, ctx, data, len, NULL};

    hash_all(&pieces, n);
}

void md5_final_batch(md5_ctx *const ctx[], uint8_t (*digest)[16], size_t n)
{
    const messages ends = {ENDS, ctx, NULL, NULL, digest};

    hash_all(&ends, n);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
