/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel batch
 *
 * With the options above, `hashwright prove` proves 8 of 14 functions, and `hashwright verify`
 * tests all functions. `hashwright bench md5 --target x86-64-avx2 --kernel batch` measures the
 * speed.
 *
 * md5_x8x3_blocks: 1818 instructions for a block of 64 bytes in each of 3 streams, critical
 *     path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x8_blocks: 606 instructions for a block of 64 bytes, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16
 *     times.
 */
#include "md5_batch.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define MD5_BATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define MD5_BATCH_FREESTANDING
#endif
#endif
#if !defined(MD5_BATCH_FREESTANDING)
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
#define MD5_BATCH_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define MD5_BATCH_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define MD5_BATCH_INLINE static inline
#endif

/* Functions with proofs of their own. */
#if defined(__clang__)
#define MD5_BATCH_OUTLINED static __attribute__((noinline, used))
#define MD5_BATCH_ONE_BY_ONE _Pragma("clang loop unroll(disable) vectorize(disable)")
#elif defined(__GNUC__)
#define MD5_BATCH_OUTLINED static __attribute__((noipa))
#define MD5_BATCH_ONE_BY_ONE _Pragma("GCC unroll 1")
#else
#define MD5_BATCH_OUTLINED static
#define MD5_BATCH_ONE_BY_ONE
#endif

/* Prefetches the byte at p + bytes; the address may be invalid. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_BATCH_FETCH(p, bytes) __builtin_prefetch((const void *)((uintptr_t)(p) + (bytes)))
#else
#define MD5_BATCH_FETCH(p, bytes) ((void)(p))
#endif

/* Aligns memory from which vectors are loaded. */
#if defined(__GNUC__) || defined(__clang__)
#define MD5_BATCH_ALIGNED __attribute__((aligned(64)))
#else
#define MD5_BATCH_ALIGNED
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MD5_BATCH_ALWAYS __attribute__((always_inline))
#define MD5_BATCH_STORE(to, x) __builtin_memcpy(to, &(x), sizeof(x))
#else
#include <string.h>
#define MD5_BATCH_ALWAYS
#define MD5_BATCH_STORE(to, x) memcpy(to, &(x), sizeof(x))
#endif

/* The words x and y as one, with x first in memory. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define MD5_BATCH_PAIR(x, y) ((uint64_t)(uint32_t)(x) << 32 | (uint32_t)(y))
#else
#define MD5_BATCH_PAIR(x, y) ((uint64_t)(uint32_t)(y) << 32 | (uint32_t)(x))
#endif

/* Returns two words. */
static inline MD5_BATCH_ALWAYS uint64_t md5_batch_load64(const uint8_t *p)
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
#define MD5_BATCH_COPY(to, row, p, q) \
    do { \
        uint64_t a = md5_batch_load64(p), b = md5_batch_load64(q), upper, lower; \
        MD5_BATCH_KEEP("r", a); \
        MD5_BATCH_KEEP("r", b); \
        upper = MD5_BATCH_PAIR(a, b); \
        lower = MD5_BATCH_PAIR(a >> 32, b >> 32); \
        MD5_BATCH_KEEP("r", upper); \
        MD5_BATCH_KEEP("r", lower); \
        MD5_BATCH_STORE(to, upper); \
        MD5_BATCH_STORE((to) + (row), lower); \
    } while (0)

static uint32_t md5_batch_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static void md5_batch_store32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void md5_batch_wipe(void *p, size_t len)
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

static uint32_t md5_batch_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

/* Compresses blocks of one message. */
MD5_BATCH_OUTLINED void md5_batch_md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t m0 = md5_batch_load32(data + 0);
        const uint32_t m1 = md5_batch_load32(data + 4);
        const uint32_t m2 = md5_batch_load32(data + 8);
        const uint32_t m3 = md5_batch_load32(data + 12);
        const uint32_t m4 = md5_batch_load32(data + 16);
        const uint32_t m5 = md5_batch_load32(data + 20);
        const uint32_t m6 = md5_batch_load32(data + 24);
        const uint32_t m7 = md5_batch_load32(data + 28);
        const uint32_t m8 = md5_batch_load32(data + 32);
        const uint32_t m9 = md5_batch_load32(data + 36);
        const uint32_t m10 = md5_batch_load32(data + 40);
        const uint32_t m11 = md5_batch_load32(data + 44);
        const uint32_t m12 = md5_batch_load32(data + 48);
        const uint32_t m13 = md5_batch_load32(data + 52);
        const uint32_t m14 = md5_batch_load32(data + 56);
        const uint32_t m15 = md5_batch_load32(data + 60);

        /* step 1, F */
        uint32_t t1_x1 = m0 + 0xd76aa478u + h0;
        MD5_BATCH_KEEP("r", t1_x1);
        const uint32_t t1 = md5_batch_rotl32(((h1 & h2) | (~h1 & h3)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_BATCH_KEEP("r", t2_x1);
        const uint32_t t2 = md5_batch_rotl32(((t1 & h1) | (~t1 & h2)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_BATCH_KEEP("r", t3_x1);
        const uint32_t t3 = md5_batch_rotl32(((t2 & t1) | (~t2 & h1)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_BATCH_KEEP("r", t4_x1);
        const uint32_t t4 = md5_batch_rotl32(((t3 & t2) | (~t3 & t1)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_BATCH_KEEP("r", t5_x1);
        const uint32_t t5 = md5_batch_rotl32(((t4 & t3) | (~t4 & t2)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_BATCH_KEEP("r", t6_x1);
        const uint32_t t6 = md5_batch_rotl32(((t5 & t4) | (~t5 & t3)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_BATCH_KEEP("r", t7_x1);
        const uint32_t t7 = md5_batch_rotl32(((t6 & t5) | (~t6 & t4)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_BATCH_KEEP("r", t8_x1);
        const uint32_t t8 = md5_batch_rotl32(((t7 & t6) | (~t7 & t5)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_BATCH_KEEP("r", t9_x1);
        const uint32_t t9 = md5_batch_rotl32(((t8 & t7) | (~t8 & t6)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_BATCH_KEEP("r", t10_x1);
        const uint32_t t10 = md5_batch_rotl32(((t9 & t8) | (~t9 & t7)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_BATCH_KEEP("r", t11_x1);
        const uint32_t t11 = md5_batch_rotl32(((t10 & t9) | (~t10 & t8)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_BATCH_KEEP("r", t12_x1);
        const uint32_t t12 = md5_batch_rotl32(((t11 & t10) | (~t11 & t9)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_BATCH_KEEP("r", t13_x1);
        const uint32_t t13 = md5_batch_rotl32(((t12 & t11) | (~t12 & t10)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_BATCH_KEEP("r", t14_x1);
        const uint32_t t14 = md5_batch_rotl32(((t13 & t12) | (~t13 & t11)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_BATCH_KEEP("r", t15_x1);
        const uint32_t t15 = md5_batch_rotl32(((t14 & t13) | (~t14 & t12)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_BATCH_KEEP("r", t16_x1);
        const uint32_t t16 = md5_batch_rotl32(((t15 & t14) | (~t15 & t13)) + t16_x1, 22) + t15;
        /* step 17, G */
        uint32_t t17_x1 = t13 + 0xf61e2562u;
        MD5_BATCH_KEEP("r", t17_x1);
        uint32_t t17_x2 = (t15 & ~t14) + t17_x1 + m1;
        MD5_BATCH_KEEP("r", t17_x2);
        const uint32_t t17 = md5_batch_rotl32((t16 & t14) + t17_x2, 5) + t16;
        /* step 18, G */
        uint32_t t18_x1 = m6 + (t14 + 0xc040b340u);
        MD5_BATCH_KEEP("r", t18_x1);
        uint32_t t18_x2 = (t16 & ~t15) + t18_x1;
        MD5_BATCH_KEEP("r", t18_x2);
        const uint32_t t18 = md5_batch_rotl32((t17 & t15) + t18_x2, 9) + t17;
        /* step 19, G */
        uint32_t t19_x1 = m11 + (t15 + 0x265e5a51u);
        MD5_BATCH_KEEP("r", t19_x1);
        uint32_t t19_x2 = (~t16 & t17) + t19_x1;
        MD5_BATCH_KEEP("r", t19_x2);
        const uint32_t t19 = md5_batch_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_BATCH_KEEP("r", t20_x1);
        uint32_t t20_x2 = (~t17 & t18) + t20_x1;
        MD5_BATCH_KEEP("r", t20_x2);
        const uint32_t t20 = md5_batch_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_BATCH_KEEP("r", t21_x1);
        uint32_t t21_x2 = (~t18 & t19) + t21_x1;
        MD5_BATCH_KEEP("r", t21_x2);
        const uint32_t t21 = md5_batch_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_BATCH_KEEP("r", t22_x1);
        uint32_t t22_x2 = (~t19 & t20) + t22_x1;
        MD5_BATCH_KEEP("r", t22_x2);
        const uint32_t t22 = md5_batch_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_BATCH_KEEP("r", t23_x1);
        uint32_t t23_x2 = (~t20 & t21) + t23_x1;
        MD5_BATCH_KEEP("r", t23_x2);
        const uint32_t t23 = md5_batch_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_BATCH_KEEP("r", t24_x1);
        uint32_t t24_x2 = (~t21 & t22) + t24_x1;
        MD5_BATCH_KEEP("r", t24_x2);
        const uint32_t t24 = md5_batch_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_BATCH_KEEP("r", t25_x1);
        uint32_t t25_x2 = (~t22 & t23) + t25_x1;
        MD5_BATCH_KEEP("r", t25_x2);
        const uint32_t t25 = md5_batch_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_BATCH_KEEP("r", t26_x1);
        uint32_t t26_x2 = (~t23 & t24) + t26_x1;
        MD5_BATCH_KEEP("r", t26_x2);
        const uint32_t t26 = md5_batch_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_BATCH_KEEP("r", t27_x1);
        uint32_t t27_x2 = (~t24 & t25) + t27_x1;
        MD5_BATCH_KEEP("r", t27_x2);
        const uint32_t t27 = md5_batch_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_BATCH_KEEP("r", t28_x1);
        uint32_t t28_x2 = (~t25 & t26) + t28_x1;
        MD5_BATCH_KEEP("r", t28_x2);
        const uint32_t t28 = md5_batch_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_BATCH_KEEP("r", t29_x1);
        uint32_t t29_x2 = (~t26 & t27) + t29_x1;
        MD5_BATCH_KEEP("r", t29_x2);
        const uint32_t t29 = md5_batch_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_BATCH_KEEP("r", t30_x1);
        uint32_t t30_x2 = (~t27 & t28) + t30_x1;
        MD5_BATCH_KEEP("r", t30_x2);
        const uint32_t t30 = md5_batch_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_BATCH_KEEP("r", t31_x1);
        uint32_t t31_x2 = (~t28 & t29) + t31_x1;
        MD5_BATCH_KEEP("r", t31_x2);
        const uint32_t t31 = md5_batch_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_BATCH_KEEP("r", t32_x1);
        uint32_t t32_x2 = (~t29 & t30) + t32_x1;
        MD5_BATCH_KEEP("r", t32_x2);
        const uint32_t t32 = md5_batch_rotl32((t31 & t29) + t32_x2, 20) + t31;
        /* step 33, H */
        uint32_t t33_x1 = t30 ^ t31;
        MD5_BATCH_KEEP("r", t33_x1);
        uint32_t t33_x2 = m5 + (t29 + 0xfffa3942u);
        MD5_BATCH_KEEP("r", t33_x2);
        const uint32_t t33 = md5_batch_rotl32((t32 ^ t33_x1) + t33_x2, 4) + t32;
        /* step 34, H */
        uint32_t t34_x1 = t31 ^ t32;
        MD5_BATCH_KEEP("r", t34_x1);
        uint32_t t34_x2 = m8 + (t30 + 0x8771f681u);
        MD5_BATCH_KEEP("r", t34_x2);
        const uint32_t t34 = md5_batch_rotl32((t33 ^ t34_x1) + t34_x2, 11) + t33;
        /* step 35, H */
        uint32_t t35_x1 = t32 ^ t33;
        MD5_BATCH_KEEP("r", t35_x1);
        uint32_t t35_x2 = m11 + (t31 + 0x6d9d6122u);
        MD5_BATCH_KEEP("r", t35_x2);
        const uint32_t t35 = md5_batch_rotl32((t34 ^ t35_x1) + t35_x2, 16) + t34;
        /* step 36, H */
        uint32_t t36_x1 = t33 ^ t34;
        MD5_BATCH_KEEP("r", t36_x1);
        uint32_t t36_x2 = m14 + (t32 + 0xfde5380cu);
        MD5_BATCH_KEEP("r", t36_x2);
        const uint32_t t36 = md5_batch_rotl32((t35 ^ t36_x1) + t36_x2, 23) + t35;
        /* step 37, H */
        uint32_t t37_x1 = t34 ^ t35;
        MD5_BATCH_KEEP("r", t37_x1);
        uint32_t t37_x2 = m1 + (t33 + 0xa4beea44u);
        MD5_BATCH_KEEP("r", t37_x2);
        const uint32_t t37 = md5_batch_rotl32((t36 ^ t37_x1) + t37_x2, 4) + t36;
        /* step 38, H */
        uint32_t t38_x1 = t35 ^ t36;
        MD5_BATCH_KEEP("r", t38_x1);
        uint32_t t38_x2 = m4 + (t34 + 0x4bdecfa9u);
        MD5_BATCH_KEEP("r", t38_x2);
        const uint32_t t38 = md5_batch_rotl32((t37 ^ t38_x1) + t38_x2, 11) + t37;
        /* step 39, H */
        uint32_t t39_x1 = t36 ^ t37;
        MD5_BATCH_KEEP("r", t39_x1);
        uint32_t t39_x2 = m7 + (t35 + 0xf6bb4b60u);
        MD5_BATCH_KEEP("r", t39_x2);
        const uint32_t t39 = md5_batch_rotl32((t38 ^ t39_x1) + t39_x2, 16) + t38;
        /* step 40, H */
        uint32_t t40_x1 = t37 ^ t38;
        MD5_BATCH_KEEP("r", t40_x1);
        uint32_t t40_x2 = m10 + (t36 + 0xbebfbc70u);
        MD5_BATCH_KEEP("r", t40_x2);
        const uint32_t t40 = md5_batch_rotl32((t39 ^ t40_x1) + t40_x2, 23) + t39;
        /* step 41, H */
        uint32_t t41_x1 = t38 ^ t39;
        MD5_BATCH_KEEP("r", t41_x1);
        uint32_t t41_x2 = m13 + (t37 + 0x289b7ec6u);
        MD5_BATCH_KEEP("r", t41_x2);
        const uint32_t t41 = md5_batch_rotl32((t40 ^ t41_x1) + t41_x2, 4) + t40;
        /* step 42, H */
        uint32_t t42_x1 = t39 ^ t40;
        MD5_BATCH_KEEP("r", t42_x1);
        uint32_t t42_x2 = m0 + (t38 + 0xeaa127fau);
        MD5_BATCH_KEEP("r", t42_x2);
        const uint32_t t42 = md5_batch_rotl32((t41 ^ t42_x1) + t42_x2, 11) + t41;
        /* step 43, H */
        uint32_t t43_x1 = t40 ^ t41;
        MD5_BATCH_KEEP("r", t43_x1);
        uint32_t t43_x2 = m3 + (t39 + 0xd4ef3085u);
        MD5_BATCH_KEEP("r", t43_x2);
        const uint32_t t43 = md5_batch_rotl32((t42 ^ t43_x1) + t43_x2, 16) + t42;
        /* step 44, H */
        uint32_t t44_x1 = t41 ^ t42;
        MD5_BATCH_KEEP("r", t44_x1);
        uint32_t t44_x2 = m6 + (t40 + 0x04881d05u);
        MD5_BATCH_KEEP("r", t44_x2);
        const uint32_t t44 = md5_batch_rotl32((t43 ^ t44_x1) + t44_x2, 23) + t43;
        /* step 45, H */
        uint32_t t45_x1 = t42 ^ t43;
        MD5_BATCH_KEEP("r", t45_x1);
        uint32_t t45_x2 = m9 + (t41 + 0xd9d4d039u);
        MD5_BATCH_KEEP("r", t45_x2);
        const uint32_t t45 = md5_batch_rotl32((t44 ^ t45_x1) + t45_x2, 4) + t44;
        /* step 46, H */
        uint32_t t46_x1 = t43 ^ t44;
        MD5_BATCH_KEEP("r", t46_x1);
        uint32_t t46_x2 = m12 + (t42 + 0xe6db99e5u);
        MD5_BATCH_KEEP("r", t46_x2);
        const uint32_t t46 = md5_batch_rotl32((t45 ^ t46_x1) + t46_x2, 11) + t45;
        /* step 47, H */
        uint32_t t47_x1 = t44 ^ t45;
        MD5_BATCH_KEEP("r", t47_x1);
        uint32_t t47_x2 = m15 + (t43 + 0x1fa27cf8u);
        MD5_BATCH_KEEP("r", t47_x2);
        const uint32_t t47 = md5_batch_rotl32((t46 ^ t47_x1) + t47_x2, 16) + t46;
        /* step 48, H */
        uint32_t t48_x1 = t45 ^ t46;
        MD5_BATCH_KEEP("r", t48_x1);
        uint32_t t48_x2 = m2 + (t44 + 0xc4ac5665u);
        MD5_BATCH_KEEP("r", t48_x2);
        const uint32_t t48 = md5_batch_rotl32((t47 ^ t48_x1) + t48_x2, 23) + t47;
        /* step 49, I */
        uint32_t t49_x1 = m0 + (t45 + 0xf4292243u);
        MD5_BATCH_KEEP("r", t49_x1);
        const uint32_t t49 = md5_batch_rotl32(t49_x1 - ((~t48 & t46) ^ t47), 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff96u);
        MD5_BATCH_KEEP("r", t50_x1);
        const uint32_t t50 = md5_batch_rotl32(t50_x1 - ((~t49 & t47) ^ t48), 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a6u);
        MD5_BATCH_KEEP("r", t51_x1);
        const uint32_t t51 = md5_batch_rotl32(t51_x1 - ((~t50 & t48) ^ t49), 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a038u);
        MD5_BATCH_KEEP("r", t52_x1);
        const uint32_t t52 = md5_batch_rotl32(t52_x1 - ((~t51 & t49) ^ t50), 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c2u);
        MD5_BATCH_KEEP("r", t53_x1);
        const uint32_t t53 = md5_batch_rotl32(t53_x1 - ((~t52 & t50) ^ t51), 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc91u);
        MD5_BATCH_KEEP("r", t54_x1);
        const uint32_t t54 = md5_batch_rotl32(t54_x1 - ((~t53 & t51) ^ t52), 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47cu);
        MD5_BATCH_KEEP("r", t55_x1);
        const uint32_t t55 = md5_batch_rotl32(t55_x1 - ((~t54 & t52) ^ t53), 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd0u);
        MD5_BATCH_KEEP("r", t56_x1);
        const uint32_t t56 = md5_batch_rotl32(t56_x1 - ((~t55 & t53) ^ t54), 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4eu);
        MD5_BATCH_KEEP("r", t57_x1);
        const uint32_t t57 = md5_batch_rotl32(t57_x1 - ((~t56 & t54) ^ t55), 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6dfu);
        MD5_BATCH_KEEP("r", t58_x1);
        const uint32_t t58 = md5_batch_rotl32(t58_x1 - ((~t57 & t55) ^ t56), 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014313u);
        MD5_BATCH_KEEP("r", t59_x1);
        const uint32_t t59 = md5_batch_rotl32(t59_x1 - ((~t58 & t56) ^ t57), 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a0u);
        MD5_BATCH_KEEP("r", t60_x1);
        const uint32_t t60 = md5_batch_rotl32(t60_x1 - ((~t59 & t57) ^ t58), 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e81u);
        MD5_BATCH_KEEP("r", t61_x1);
        const uint32_t t61 = md5_batch_rotl32(t61_x1 - ((~t60 & t58) ^ t59), 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af234u);
        MD5_BATCH_KEEP("r", t62_x1);
        const uint32_t t62 = md5_batch_rotl32(t62_x1 - ((~t61 & t59) ^ t60), 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bau);
        MD5_BATCH_KEEP("r", t63_x1);
        const uint32_t t63 = md5_batch_rotl32(t63_x1 - ((~t62 & t60) ^ t61), 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d390u);
        MD5_BATCH_KEEP("r", t64_x1);
        const uint32_t t64 = md5_batch_rotl32(t64_x1 - ((~t63 & t61) ^ t62), 21) + t63;

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

/* Compresses nblocks blocks of each of several messages: word i of message j is state[i][j]. */
MD5_BATCH_OUTLINED void md5_batch_md5_x8x3_blocks(uint32_t state[4][24],
    const uint8_t *const data[24], size_t nblocks)
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

    uint32_t buffers[2][16][24] MD5_BATCH_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 24; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 24, data[j] + 0, data[j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 24, data[j] + 8, data[j + 1] + 8);
        MD5_BATCH_COPY(&buffers[0][4][j], 24, data[j] + 16, data[j + 1] + 16);
        MD5_BATCH_COPY(&buffers[0][6][j], 24, data[j] + 24, data[j + 1] + 24);
        MD5_BATCH_COPY(&buffers[0][8][j], 24, data[j] + 32, data[j + 1] + 32);
        MD5_BATCH_COPY(&buffers[0][10][j], 24, data[j] + 40, data[j + 1] + 40);
        MD5_BATCH_COPY(&buffers[0][12][j], 24, data[j] + 48, data[j + 1] + 48);
        MD5_BATCH_COPY(&buffers[0][14][j], 24, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[24] = buffers[at / 64 % 2];
        uint32_t(*const next)[24] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* stream a, step 1, F */
        __m256i t1a_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0a);
        MD5_BATCH_KEEP("x", t1a_x1);
        const __m256i t1a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1a, h2a), _mm256_andnot_si256(h1a, h3a)), t1a_x1);
        const __m256i t1a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1a_x2, 7), _mm256_srli_epi32(t1a_x2, 25)), h1a);
        MD5_BATCH_FETCH(data[0] + then, 128);
        /* stream b, step 1, F */
        __m256i t1b_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0b);
        MD5_BATCH_KEEP("x", t1b_x1);
        const __m256i t1b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1b, h2b), _mm256_andnot_si256(h1b, h3b)), t1b_x1);
        const __m256i t1b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1b_x2, 7), _mm256_srli_epi32(t1b_x2, 25)), h1b);
        /* stream c, step 1, F */
        __m256i t1c_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0c);
        MD5_BATCH_KEEP("x", t1c_x1);
        const __m256i t1c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1c, h2c), _mm256_andnot_si256(h1c, h3c)), t1c_x1);
        const __m256i t1c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1c_x2, 7), _mm256_srli_epi32(t1c_x2, 25)), h1c);
        MD5_BATCH_FETCH(data[1] + then, 128);
        /* stream a, step 2, F */
        __m256i t2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(h3a, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2a_x1);
        const __m256i t2a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1a, h1a), _mm256_andnot_si256(t1a, h2a)), t2a_x1);
        const __m256i t2a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2a_x2, 12), _mm256_srli_epi32(t2a_x2, 20)), t1a);
        MD5_BATCH_COPY(&next[0][0], 24, data[0] + then + 0, data[1] + then + 0);
        /* stream b, step 2, F */
        __m256i t2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(h3b, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2b_x1);
        const __m256i t2b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1b, h1b), _mm256_andnot_si256(t1b, h2b)), t2b_x1);
        const __m256i t2b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2b_x2, 12), _mm256_srli_epi32(t2b_x2, 20)), t1b);
        /* stream c, step 2, F */
        __m256i t2c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(h3c, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2c_x1);
        const __m256i t2c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1c, h1c), _mm256_andnot_si256(t1c, h2c)), t2c_x1);
        const __m256i t2c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2c_x2, 12), _mm256_srli_epi32(t2c_x2, 20)), t1c);
        MD5_BATCH_COPY(&next[2][0], 24, data[0] + then + 8, data[1] + then + 8);
        /* stream a, step 3, F */
        __m256i t3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(h2a, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3a_x1);
        const __m256i t3a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2a, t1a), _mm256_andnot_si256(t2a, h1a)), t3a_x1);
        const __m256i t3a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3a_x2, 17), _mm256_srli_epi32(t3a_x2, 15)), t2a);
        MD5_BATCH_COPY(&next[4][0], 24, data[0] + then + 16, data[1] + then + 16);
        /* stream b, step 3, F */
        __m256i t3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(h2b, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3b_x1);
        const __m256i t3b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2b, t1b), _mm256_andnot_si256(t2b, h1b)), t3b_x1);
        const __m256i t3b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3b_x2, 17), _mm256_srli_epi32(t3b_x2, 15)), t2b);
        /* stream c, step 3, F */
        __m256i t3c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(h2c, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3c_x1);
        const __m256i t3c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2c, t1c), _mm256_andnot_si256(t2c, h1c)), t3c_x1);
        const __m256i t3c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3c_x2, 17), _mm256_srli_epi32(t3c_x2, 15)), t2c);
        MD5_BATCH_COPY(&next[6][0], 24, data[0] + then + 24, data[1] + then + 24);
        /* stream a, step 4, F */
        __m256i t4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(h1a, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4a_x1);
        const __m256i t4a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3a, t2a), _mm256_andnot_si256(t3a, t1a)), t4a_x1);
        const __m256i t4a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4a_x2, 22), _mm256_srli_epi32(t4a_x2, 10)), t3a);
        /* stream b, step 4, F */
        __m256i t4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(h1b, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4b_x1);
        const __m256i t4b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3b, t2b), _mm256_andnot_si256(t3b, t1b)), t4b_x1);
        const __m256i t4b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4b_x2, 22), _mm256_srli_epi32(t4b_x2, 10)), t3b);
        MD5_BATCH_COPY(&next[8][0], 24, data[0] + then + 32, data[1] + then + 32);
        /* stream c, step 4, F */
        __m256i t4c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(h1c, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4c_x1);
        const __m256i t4c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3c, t2c), _mm256_andnot_si256(t3c, t1c)), t4c_x1);
        const __m256i t4c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4c_x2, 22), _mm256_srli_epi32(t4c_x2, 10)), t3c);
        MD5_BATCH_COPY(&next[10][0], 24, data[0] + then + 40, data[1] + then + 40);
        /* stream a, step 5, F */
        __m256i t5a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t1a, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5a_x1);
        const __m256i t5a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4a, t3a), _mm256_andnot_si256(t4a, t2a)), t5a_x1);
        const __m256i t5a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5a_x2, 7), _mm256_srli_epi32(t5a_x2, 25)), t4a);
        /* stream b, step 5, F */
        __m256i t5b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t1b, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5b_x1);
        const __m256i t5b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4b, t3b), _mm256_andnot_si256(t4b, t2b)), t5b_x1);
        const __m256i t5b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5b_x2, 7), _mm256_srli_epi32(t5b_x2, 25)), t4b);
        MD5_BATCH_COPY(&next[12][0], 24, data[0] + then + 48, data[1] + then + 48);
        /* stream c, step 5, F */
        __m256i t5c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t1c, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5c_x1);
        const __m256i t5c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4c, t3c), _mm256_andnot_si256(t4c, t2c)), t5c_x1);
        const __m256i t5c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5c_x2, 7), _mm256_srli_epi32(t5c_x2, 25)), t4c);
        MD5_BATCH_COPY(&next[14][0], 24, data[0] + then + 56, data[1] + then + 56);
        /* stream a, step 6, F */
        __m256i t6a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t2a, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6a_x1);
        const __m256i t6a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5a, t4a), _mm256_andnot_si256(t5a, t3a)), t6a_x1);
        const __m256i t6a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6a_x2, 12), _mm256_srli_epi32(t6a_x2, 20)), t5a);
        /* stream b, step 6, F */
        __m256i t6b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t2b, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6b_x1);
        const __m256i t6b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5b, t4b), _mm256_andnot_si256(t5b, t3b)), t6b_x1);
        const __m256i t6b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6b_x2, 12), _mm256_srli_epi32(t6b_x2, 20)), t5b);
        MD5_BATCH_FETCH(data[2] + then, 128);
        /* stream c, step 6, F */
        __m256i t6c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t2c, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6c_x1);
        const __m256i t6c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5c, t4c), _mm256_andnot_si256(t5c, t3c)), t6c_x1);
        const __m256i t6c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6c_x2, 12), _mm256_srli_epi32(t6c_x2, 20)), t5c);
        /* stream a, step 7, F */
        __m256i t7a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t3a, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7a_x1);
        const __m256i t7a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6a, t5a), _mm256_andnot_si256(t6a, t4a)), t7a_x1);
        const __m256i t7a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7a_x2, 17), _mm256_srli_epi32(t7a_x2, 15)), t6a);
        MD5_BATCH_FETCH(data[3] + then, 128);
        /* stream b, step 7, F */
        __m256i t7b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t3b, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7b_x1);
        const __m256i t7b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6b, t5b), _mm256_andnot_si256(t6b, t4b)), t7b_x1);
        const __m256i t7b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7b_x2, 17), _mm256_srli_epi32(t7b_x2, 15)), t6b);
        MD5_BATCH_COPY(&next[0][2], 24, data[2] + then + 0, data[3] + then + 0);
        /* stream c, step 7, F */
        __m256i t7c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t3c, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7c_x1);
        const __m256i t7c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6c, t5c), _mm256_andnot_si256(t6c, t4c)), t7c_x1);
        const __m256i t7c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7c_x2, 17), _mm256_srli_epi32(t7c_x2, 15)), t6c);
        /* stream a, step 8, F */
        __m256i t8a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t4a, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8a_x1);
        const __m256i t8a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7a, t6a), _mm256_andnot_si256(t7a, t5a)), t8a_x1);
        const __m256i t8a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8a_x2, 22), _mm256_srli_epi32(t8a_x2, 10)), t7a);
        MD5_BATCH_COPY(&next[2][2], 24, data[2] + then + 8, data[3] + then + 8);
        /* stream b, step 8, F */
        __m256i t8b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t4b, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8b_x1);
        const __m256i t8b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7b, t6b), _mm256_andnot_si256(t7b, t5b)), t8b_x1);
        const __m256i t8b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8b_x2, 22), _mm256_srli_epi32(t8b_x2, 10)), t7b);
        MD5_BATCH_COPY(&next[4][2], 24, data[2] + then + 16, data[3] + then + 16);
        /* stream c, step 8, F */
        __m256i t8c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t4c, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8c_x1);
        const __m256i t8c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7c, t6c), _mm256_andnot_si256(t7c, t5c)), t8c_x1);
        const __m256i t8c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8c_x2, 22), _mm256_srli_epi32(t8c_x2, 10)), t7c);
        /* stream a, step 9, F */
        __m256i t9a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t5a, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9a_x1);
        const __m256i t9a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8a, t7a), _mm256_andnot_si256(t8a, t6a)), t9a_x1);
        const __m256i t9a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9a_x2, 7), _mm256_srli_epi32(t9a_x2, 25)), t8a);
        MD5_BATCH_COPY(&next[6][2], 24, data[2] + then + 24, data[3] + then + 24);
        /* stream b, step 9, F */
        __m256i t9b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t5b, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9b_x1);
        const __m256i t9b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8b, t7b), _mm256_andnot_si256(t8b, t6b)), t9b_x1);
        const __m256i t9b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9b_x2, 7), _mm256_srli_epi32(t9b_x2, 25)), t8b);
        /* stream c, step 9, F */
        __m256i t9c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t5c, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9c_x1);
        const __m256i t9c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8c, t7c), _mm256_andnot_si256(t8c, t6c)), t9c_x1);
        const __m256i t9c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9c_x2, 7), _mm256_srli_epi32(t9c_x2, 25)), t8c);
        MD5_BATCH_COPY(&next[8][2], 24, data[2] + then + 32, data[3] + then + 32);
        /* stream a, step 10, F */
        __m256i t10a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t6a, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10a_x1);
        const __m256i t10a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9a, t8a), _mm256_andnot_si256(t9a, t7a)), t10a_x1);
        const __m256i t10a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10a_x2, 12), _mm256_srli_epi32(t10a_x2, 20)), t9a);
        MD5_BATCH_COPY(&next[10][2], 24, data[2] + then + 40, data[3] + then + 40);
        /* stream b, step 10, F */
        __m256i t10b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t6b, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10b_x1);
        const __m256i t10b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9b, t8b), _mm256_andnot_si256(t9b, t7b)), t10b_x1);
        const __m256i t10b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10b_x2, 12), _mm256_srli_epi32(t10b_x2, 20)), t9b);
        /* stream c, step 10, F */
        __m256i t10c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t6c, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10c_x1);
        const __m256i t10c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9c, t8c), _mm256_andnot_si256(t9c, t7c)), t10c_x1);
        const __m256i t10c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10c_x2, 12), _mm256_srli_epi32(t10c_x2, 20)), t9c);
        MD5_BATCH_COPY(&next[12][2], 24, data[2] + then + 48, data[3] + then + 48);
        /* stream a, step 11, F */
        __m256i t11a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t7a, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11a_x1);
        const __m256i t11a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10a, t9a), _mm256_andnot_si256(t10a, t8a)), t11a_x1);
        const __m256i t11a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11a_x2, 17), _mm256_srli_epi32(t11a_x2, 15)), t10a);
        MD5_BATCH_COPY(&next[14][2], 24, data[2] + then + 56, data[3] + then + 56);
        /* stream b, step 11, F */
        __m256i t11b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t7b, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11b_x1);
        const __m256i t11b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10b, t9b), _mm256_andnot_si256(t10b, t8b)), t11b_x1);
        const __m256i t11b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11b_x2, 17), _mm256_srli_epi32(t11b_x2, 15)), t10b);
        /* stream c, step 11, F */
        __m256i t11c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t7c, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11c_x1);
        const __m256i t11c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10c, t9c), _mm256_andnot_si256(t10c, t8c)), t11c_x1);
        const __m256i t11c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11c_x2, 17), _mm256_srli_epi32(t11c_x2, 15)), t10c);
        MD5_BATCH_FETCH(data[4] + then, 128);
        /* stream a, step 12, F */
        __m256i t12a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t8a, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12a_x1);
        const __m256i t12a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11a, t10a), _mm256_andnot_si256(t11a, t9a)), t12a_x1);
        const __m256i t12a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12a_x2, 22), _mm256_srli_epi32(t12a_x2, 10)), t11a);
        /* stream b, step 12, F */
        __m256i t12b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t8b, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12b_x1);
        const __m256i t12b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11b, t10b), _mm256_andnot_si256(t11b, t9b)), t12b_x1);
        const __m256i t12b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12b_x2, 22), _mm256_srli_epi32(t12b_x2, 10)), t11b);
        MD5_BATCH_FETCH(data[5] + then, 128);
        /* stream c, step 12, F */
        __m256i t12c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t8c, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12c_x1);
        const __m256i t12c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11c, t10c), _mm256_andnot_si256(t11c, t9c)), t12c_x1);
        const __m256i t12c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12c_x2, 22), _mm256_srli_epi32(t12c_x2, 10)), t11c);
        MD5_BATCH_COPY(&next[0][4], 24, data[4] + then + 0, data[5] + then + 0);
        /* stream a, step 13, F */
        __m256i t13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t9a, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13a_x1);
        const __m256i t13a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12a, t11a), _mm256_andnot_si256(t12a, t10a)),
            t13a_x1);
        const __m256i t13a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13a_x2, 7), _mm256_srli_epi32(t13a_x2, 25)), t12a);
        /* stream b, step 13, F */
        __m256i t13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t9b, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13b_x1);
        const __m256i t13b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12b, t11b), _mm256_andnot_si256(t12b, t10b)),
            t13b_x1);
        const __m256i t13b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13b_x2, 7), _mm256_srli_epi32(t13b_x2, 25)), t12b);
        MD5_BATCH_COPY(&next[2][4], 24, data[4] + then + 8, data[5] + then + 8);
        /* stream c, step 13, F */
        __m256i t13c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t9c, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13c_x1);
        const __m256i t13c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12c, t11c), _mm256_andnot_si256(t12c, t10c)),
            t13c_x1);
        const __m256i t13c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13c_x2, 7), _mm256_srli_epi32(t13c_x2, 25)), t12c);
        MD5_BATCH_COPY(&next[4][4], 24, data[4] + then + 16, data[5] + then + 16);
        /* stream a, step 14, F */
        __m256i t14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t10a, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14a_x1);
        const __m256i t14a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13a, t12a), _mm256_andnot_si256(t13a, t11a)),
            t14a_x1);
        const __m256i t14a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14a_x2, 12), _mm256_srli_epi32(t14a_x2, 20)), t13a);
        /* stream b, step 14, F */
        __m256i t14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t10b, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14b_x1);
        const __m256i t14b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13b, t12b), _mm256_andnot_si256(t13b, t11b)),
            t14b_x1);
        const __m256i t14b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14b_x2, 12), _mm256_srli_epi32(t14b_x2, 20)), t13b);
        MD5_BATCH_COPY(&next[6][4], 24, data[4] + then + 24, data[5] + then + 24);
        /* stream c, step 14, F */
        __m256i t14c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t10c, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14c_x1);
        const __m256i t14c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13c, t12c), _mm256_andnot_si256(t13c, t11c)),
            t14c_x1);
        const __m256i t14c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14c_x2, 12), _mm256_srli_epi32(t14c_x2, 20)), t13c);
        /* stream a, step 15, F */
        __m256i t15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t11a, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15a_x1);
        const __m256i t15a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14a, t13a), _mm256_andnot_si256(t14a, t12a)),
            t15a_x1);
        const __m256i t15a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15a_x2, 17), _mm256_srli_epi32(t15a_x2, 15)), t14a);
        MD5_BATCH_COPY(&next[8][4], 24, data[4] + then + 32, data[5] + then + 32);
        /* stream b, step 15, F */
        __m256i t15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t11b, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15b_x1);
        const __m256i t15b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14b, t13b), _mm256_andnot_si256(t14b, t12b)),
            t15b_x1);
        const __m256i t15b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15b_x2, 17), _mm256_srli_epi32(t15b_x2, 15)), t14b);
        MD5_BATCH_COPY(&next[10][4], 24, data[4] + then + 40, data[5] + then + 40);
        /* stream c, step 15, F */
        __m256i t15c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t11c, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15c_x1);
        const __m256i t15c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14c, t13c), _mm256_andnot_si256(t14c, t12c)),
            t15c_x1);
        const __m256i t15c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15c_x2, 17), _mm256_srli_epi32(t15c_x2, 15)), t14c);
        /* stream a, step 16, F */
        __m256i t16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t12a, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16a_x1);
        const __m256i t16a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15a, t14a), _mm256_andnot_si256(t15a, t13a)),
            t16a_x1);
        const __m256i t16a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16a_x2, 22), _mm256_srli_epi32(t16a_x2, 10)), t15a);
        MD5_BATCH_COPY(&next[12][4], 24, data[4] + then + 48, data[5] + then + 48);
        /* stream b, step 16, F */
        __m256i t16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t12b, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16b_x1);
        const __m256i t16b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15b, t14b), _mm256_andnot_si256(t15b, t13b)),
            t16b_x1);
        const __m256i t16b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16b_x2, 22), _mm256_srli_epi32(t16b_x2, 10)), t15b);
        MD5_BATCH_COPY(&next[14][4], 24, data[4] + then + 56, data[5] + then + 56);
        /* stream c, step 16, F */
        __m256i t16c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t12c, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16c_x1);
        const __m256i t16c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15c, t14c), _mm256_andnot_si256(t15c, t13c)),
            t16c_x1);
        const __m256i t16c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16c_x2, 22), _mm256_srli_epi32(t16c_x2, 10)), t15c);
        /* stream a, step 17, G */
        __m256i t17a_x1 = _mm256_add_epi32(t13a, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17a_x1);
        __m256i t17a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_and_si256(t15a, _mm256_xor_si256(t14a, _mm256_set1_epi32(-1))),
                t17a_x1));
        MD5_BATCH_KEEP("x", t17a_x2);
        const __m256i t17a_x3 = _mm256_add_epi32(_mm256_and_si256(t16a, t14a), t17a_x2);
        const __m256i t17a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17a_x3, 5), _mm256_srli_epi32(t17a_x3, 27)), t16a);
        MD5_BATCH_FETCH(data[6] + then, 128);
        /* stream b, step 17, G */
        __m256i t17b_x1 = _mm256_add_epi32(t13b, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17b_x1);
        __m256i t17b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(_mm256_and_si256(t15b, _mm256_xor_si256(t14b, _mm256_set1_epi32(-1))),
                t17b_x1));
        MD5_BATCH_KEEP("x", t17b_x2);
        const __m256i t17b_x3 = _mm256_add_epi32(_mm256_and_si256(t16b, t14b), t17b_x2);
        const __m256i t17b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17b_x3, 5), _mm256_srli_epi32(t17b_x3, 27)), t16b);
        /* stream c, step 17, G */
        __m256i t17c_x1 = _mm256_add_epi32(t13c, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17c_x1);
        __m256i t17c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(_mm256_and_si256(t15c, _mm256_xor_si256(t14c, _mm256_set1_epi32(-1))),
                t17c_x1));
        MD5_BATCH_KEEP("x", t17c_x2);
        const __m256i t17c_x3 = _mm256_add_epi32(_mm256_and_si256(t16c, t14c), t17c_x2);
        const __m256i t17c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17c_x3, 5), _mm256_srli_epi32(t17c_x3, 27)), t16c);
        MD5_BATCH_FETCH(data[7] + then, 128);
        /* stream a, step 18, G */
        __m256i t18a_x1 = _mm256_add_epi32(t14a, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18a_x1);
        __m256i t18a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16a, _mm256_xor_si256(t15a, _mm256_set1_epi32(-1))),
                t18a_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        MD5_BATCH_KEEP("x", t18a_x2);
        const __m256i t18a_x3 = _mm256_add_epi32(_mm256_and_si256(t17a, t15a), t18a_x2);
        const __m256i t18a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18a_x3, 9), _mm256_srli_epi32(t18a_x3, 23)), t17a);
        MD5_BATCH_COPY(&next[0][6], 24, data[6] + then + 0, data[7] + then + 0);
        /* stream b, step 18, G */
        __m256i t18b_x1 = _mm256_add_epi32(t14b, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18b_x1);
        __m256i t18b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16b, _mm256_xor_si256(t15b, _mm256_set1_epi32(-1))),
                t18b_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])));
        MD5_BATCH_KEEP("x", t18b_x2);
        const __m256i t18b_x3 = _mm256_add_epi32(_mm256_and_si256(t17b, t15b), t18b_x2);
        const __m256i t18b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18b_x3, 9), _mm256_srli_epi32(t18b_x3, 23)), t17b);
        /* stream c, step 18, G */
        __m256i t18c_x1 = _mm256_add_epi32(t14c, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18c_x1);
        __m256i t18c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16c, _mm256_xor_si256(t15c, _mm256_set1_epi32(-1))),
                t18c_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])));
        MD5_BATCH_KEEP("x", t18c_x2);
        const __m256i t18c_x3 = _mm256_add_epi32(_mm256_and_si256(t17c, t15c), t18c_x2);
        const __m256i t18c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18c_x3, 9), _mm256_srli_epi32(t18c_x3, 23)), t17c);
        MD5_BATCH_COPY(&next[2][6], 24, data[6] + then + 8, data[7] + then + 8);
        /* stream a, step 19, G */
        __m256i t19a_x1 = _mm256_add_epi32(t15a, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19a_x1);
        __m256i t19a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16a, t17a), t19a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        MD5_BATCH_KEEP("x", t19a_x2);
        const __m256i t19a_x3 = _mm256_add_epi32(_mm256_and_si256(t18a, t16a), t19a_x2);
        const __m256i t19a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19a_x3, 14), _mm256_srli_epi32(t19a_x3, 18)), t18a);
        MD5_BATCH_COPY(&next[4][6], 24, data[6] + then + 16, data[7] + then + 16);
        /* stream b, step 19, G */
        __m256i t19b_x1 = _mm256_add_epi32(t15b, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19b_x1);
        __m256i t19b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16b, t17b), t19b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])));
        MD5_BATCH_KEEP("x", t19b_x2);
        const __m256i t19b_x3 = _mm256_add_epi32(_mm256_and_si256(t18b, t16b), t19b_x2);
        const __m256i t19b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19b_x3, 14), _mm256_srli_epi32(t19b_x3, 18)), t18b);
        /* stream c, step 19, G */
        __m256i t19c_x1 = _mm256_add_epi32(t15c, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19c_x1);
        __m256i t19c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16c, t17c), t19c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])));
        MD5_BATCH_KEEP("x", t19c_x2);
        const __m256i t19c_x3 = _mm256_add_epi32(_mm256_and_si256(t18c, t16c), t19c_x2);
        const __m256i t19c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19c_x3, 14), _mm256_srli_epi32(t19c_x3, 18)), t18c);
        MD5_BATCH_COPY(&next[6][6], 24, data[6] + then + 24, data[7] + then + 24);
        /* stream a, step 20, G */
        __m256i t20a_x1 = _mm256_add_epi32(t16a, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20a_x1);
        __m256i t20a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17a, t18a), t20a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        MD5_BATCH_KEEP("x", t20a_x2);
        const __m256i t20a_x3 = _mm256_add_epi32(_mm256_and_si256(t19a, t17a), t20a_x2);
        const __m256i t20a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20a_x3, 20), _mm256_srli_epi32(t20a_x3, 12)), t19a);
        /* stream b, step 20, G */
        __m256i t20b_x1 = _mm256_add_epi32(t16b, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20b_x1);
        __m256i t20b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17b, t18b), t20b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])));
        MD5_BATCH_KEEP("x", t20b_x2);
        const __m256i t20b_x3 = _mm256_add_epi32(_mm256_and_si256(t19b, t17b), t20b_x2);
        const __m256i t20b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20b_x3, 20), _mm256_srli_epi32(t20b_x3, 12)), t19b);
        MD5_BATCH_COPY(&next[8][6], 24, data[6] + then + 32, data[7] + then + 32);
        /* stream c, step 20, G */
        __m256i t20c_x1 = _mm256_add_epi32(t16c, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20c_x1);
        __m256i t20c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17c, t18c), t20c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])));
        MD5_BATCH_KEEP("x", t20c_x2);
        const __m256i t20c_x3 = _mm256_add_epi32(_mm256_and_si256(t19c, t17c), t20c_x2);
        const __m256i t20c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20c_x3, 20), _mm256_srli_epi32(t20c_x3, 12)), t19c);
        MD5_BATCH_COPY(&next[10][6], 24, data[6] + then + 40, data[7] + then + 40);
        /* stream a, step 21, G */
        __m256i t21a_x1 = _mm256_add_epi32(t17a, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21a_x1);
        __m256i t21a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18a, t19a), t21a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        MD5_BATCH_KEEP("x", t21a_x2);
        const __m256i t21a_x3 = _mm256_add_epi32(_mm256_and_si256(t20a, t18a), t21a_x2);
        const __m256i t21a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21a_x3, 5), _mm256_srli_epi32(t21a_x3, 27)), t20a);
        /* stream b, step 21, G */
        __m256i t21b_x1 = _mm256_add_epi32(t17b, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21b_x1);
        __m256i t21b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18b, t19b), t21b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])));
        MD5_BATCH_KEEP("x", t21b_x2);
        const __m256i t21b_x3 = _mm256_add_epi32(_mm256_and_si256(t20b, t18b), t21b_x2);
        const __m256i t21b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21b_x3, 5), _mm256_srli_epi32(t21b_x3, 27)), t20b);
        MD5_BATCH_COPY(&next[12][6], 24, data[6] + then + 48, data[7] + then + 48);
        /* stream c, step 21, G */
        __m256i t21c_x1 = _mm256_add_epi32(t17c, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21c_x1);
        __m256i t21c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18c, t19c), t21c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])));
        MD5_BATCH_KEEP("x", t21c_x2);
        const __m256i t21c_x3 = _mm256_add_epi32(_mm256_and_si256(t20c, t18c), t21c_x2);
        const __m256i t21c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21c_x3, 5), _mm256_srli_epi32(t21c_x3, 27)), t20c);
        MD5_BATCH_COPY(&next[14][6], 24, data[6] + then + 56, data[7] + then + 56);
        /* stream a, step 22, G */
        __m256i t22a_x1 = _mm256_add_epi32(t18a, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22a_x1);
        __m256i t22a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19a, t20a), t22a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        MD5_BATCH_KEEP("x", t22a_x2);
        const __m256i t22a_x3 = _mm256_add_epi32(_mm256_and_si256(t21a, t19a), t22a_x2);
        const __m256i t22a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22a_x3, 9), _mm256_srli_epi32(t22a_x3, 23)), t21a);
        /* stream b, step 22, G */
        __m256i t22b_x1 = _mm256_add_epi32(t18b, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22b_x1);
        __m256i t22b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19b, t20b), t22b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])));
        MD5_BATCH_KEEP("x", t22b_x2);
        const __m256i t22b_x3 = _mm256_add_epi32(_mm256_and_si256(t21b, t19b), t22b_x2);
        const __m256i t22b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22b_x3, 9), _mm256_srli_epi32(t22b_x3, 23)), t21b);
        MD5_BATCH_FETCH(data[8] + then, 128);
        /* stream c, step 22, G */
        __m256i t22c_x1 = _mm256_add_epi32(t18c, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22c_x1);
        __m256i t22c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19c, t20c), t22c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])));
        MD5_BATCH_KEEP("x", t22c_x2);
        const __m256i t22c_x3 = _mm256_add_epi32(_mm256_and_si256(t21c, t19c), t22c_x2);
        const __m256i t22c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22c_x3, 9), _mm256_srli_epi32(t22c_x3, 23)), t21c);
        /* stream a, step 23, G */
        __m256i t23a_x1 = _mm256_add_epi32(t19a, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23a_x1);
        __m256i t23a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20a, t21a), t23a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        MD5_BATCH_KEEP("x", t23a_x2);
        const __m256i t23a_x3 = _mm256_add_epi32(_mm256_and_si256(t22a, t20a), t23a_x2);
        const __m256i t23a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23a_x3, 14), _mm256_srli_epi32(t23a_x3, 18)), t22a);
        MD5_BATCH_FETCH(data[9] + then, 128);
        /* stream b, step 23, G */
        __m256i t23b_x1 = _mm256_add_epi32(t19b, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23b_x1);
        __m256i t23b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20b, t21b), t23b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])));
        MD5_BATCH_KEEP("x", t23b_x2);
        const __m256i t23b_x3 = _mm256_add_epi32(_mm256_and_si256(t22b, t20b), t23b_x2);
        const __m256i t23b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23b_x3, 14), _mm256_srli_epi32(t23b_x3, 18)), t22b);
        MD5_BATCH_COPY(&next[0][8], 24, data[8] + then + 0, data[9] + then + 0);
        /* stream c, step 23, G */
        __m256i t23c_x1 = _mm256_add_epi32(t19c, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23c_x1);
        __m256i t23c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20c, t21c), t23c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])));
        MD5_BATCH_KEEP("x", t23c_x2);
        const __m256i t23c_x3 = _mm256_add_epi32(_mm256_and_si256(t22c, t20c), t23c_x2);
        const __m256i t23c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23c_x3, 14), _mm256_srli_epi32(t23c_x3, 18)), t22c);
        /* stream a, step 24, G */
        __m256i t24a_x1 = _mm256_add_epi32(t20a, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24a_x1);
        __m256i t24a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21a, t22a), t24a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        MD5_BATCH_KEEP("x", t24a_x2);
        const __m256i t24a_x3 = _mm256_add_epi32(_mm256_and_si256(t23a, t21a), t24a_x2);
        const __m256i t24a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24a_x3, 20), _mm256_srli_epi32(t24a_x3, 12)), t23a);
        MD5_BATCH_COPY(&next[2][8], 24, data[8] + then + 8, data[9] + then + 8);
        /* stream b, step 24, G */
        __m256i t24b_x1 = _mm256_add_epi32(t20b, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24b_x1);
        __m256i t24b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21b, t22b), t24b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])));
        MD5_BATCH_KEEP("x", t24b_x2);
        const __m256i t24b_x3 = _mm256_add_epi32(_mm256_and_si256(t23b, t21b), t24b_x2);
        const __m256i t24b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24b_x3, 20), _mm256_srli_epi32(t24b_x3, 12)), t23b);
        MD5_BATCH_COPY(&next[4][8], 24, data[8] + then + 16, data[9] + then + 16);
        /* stream c, step 24, G */
        __m256i t24c_x1 = _mm256_add_epi32(t20c, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24c_x1);
        __m256i t24c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21c, t22c), t24c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])));
        MD5_BATCH_KEEP("x", t24c_x2);
        const __m256i t24c_x3 = _mm256_add_epi32(_mm256_and_si256(t23c, t21c), t24c_x2);
        const __m256i t24c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24c_x3, 20), _mm256_srli_epi32(t24c_x3, 12)), t23c);
        /* stream a, step 25, G */
        __m256i t25a_x1 = _mm256_add_epi32(t21a, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25a_x1);
        __m256i t25a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22a, t23a), t25a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        MD5_BATCH_KEEP("x", t25a_x2);
        const __m256i t25a_x3 = _mm256_add_epi32(_mm256_and_si256(t24a, t22a), t25a_x2);
        const __m256i t25a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25a_x3, 5), _mm256_srli_epi32(t25a_x3, 27)), t24a);
        MD5_BATCH_COPY(&next[6][8], 24, data[8] + then + 24, data[9] + then + 24);
        /* stream b, step 25, G */
        __m256i t25b_x1 = _mm256_add_epi32(t21b, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25b_x1);
        __m256i t25b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22b, t23b), t25b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])));
        MD5_BATCH_KEEP("x", t25b_x2);
        const __m256i t25b_x3 = _mm256_add_epi32(_mm256_and_si256(t24b, t22b), t25b_x2);
        const __m256i t25b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25b_x3, 5), _mm256_srli_epi32(t25b_x3, 27)), t24b);
        /* stream c, step 25, G */
        __m256i t25c_x1 = _mm256_add_epi32(t21c, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25c_x1);
        __m256i t25c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22c, t23c), t25c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])));
        MD5_BATCH_KEEP("x", t25c_x2);
        const __m256i t25c_x3 = _mm256_add_epi32(_mm256_and_si256(t24c, t22c), t25c_x2);
        const __m256i t25c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25c_x3, 5), _mm256_srli_epi32(t25c_x3, 27)), t24c);
        MD5_BATCH_COPY(&next[8][8], 24, data[8] + then + 32, data[9] + then + 32);
        /* stream a, step 26, G */
        __m256i t26a_x1 = _mm256_add_epi32(t22a, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26a_x1);
        __m256i t26a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23a, t24a), t26a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        MD5_BATCH_KEEP("x", t26a_x2);
        const __m256i t26a_x3 = _mm256_add_epi32(_mm256_and_si256(t25a, t23a), t26a_x2);
        const __m256i t26a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26a_x3, 9), _mm256_srli_epi32(t26a_x3, 23)), t25a);
        MD5_BATCH_COPY(&next[10][8], 24, data[8] + then + 40, data[9] + then + 40);
        /* stream b, step 26, G */
        __m256i t26b_x1 = _mm256_add_epi32(t22b, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26b_x1);
        __m256i t26b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23b, t24b), t26b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])));
        MD5_BATCH_KEEP("x", t26b_x2);
        const __m256i t26b_x3 = _mm256_add_epi32(_mm256_and_si256(t25b, t23b), t26b_x2);
        const __m256i t26b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26b_x3, 9), _mm256_srli_epi32(t26b_x3, 23)), t25b);
        /* stream c, step 26, G */
        __m256i t26c_x1 = _mm256_add_epi32(t22c, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26c_x1);
        __m256i t26c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23c, t24c), t26c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])));
        MD5_BATCH_KEEP("x", t26c_x2);
        const __m256i t26c_x3 = _mm256_add_epi32(_mm256_and_si256(t25c, t23c), t26c_x2);
        const __m256i t26c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26c_x3, 9), _mm256_srli_epi32(t26c_x3, 23)), t25c);
        MD5_BATCH_COPY(&next[12][8], 24, data[8] + then + 48, data[9] + then + 48);
        /* stream a, step 27, G */
        __m256i t27a_x1 = _mm256_add_epi32(t23a, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27a_x1);
        __m256i t27a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24a, t25a), t27a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        MD5_BATCH_KEEP("x", t27a_x2);
        const __m256i t27a_x3 = _mm256_add_epi32(_mm256_and_si256(t26a, t24a), t27a_x2);
        const __m256i t27a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27a_x3, 14), _mm256_srli_epi32(t27a_x3, 18)), t26a);
        MD5_BATCH_COPY(&next[14][8], 24, data[8] + then + 56, data[9] + then + 56);
        /* stream b, step 27, G */
        __m256i t27b_x1 = _mm256_add_epi32(t23b, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27b_x1);
        __m256i t27b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24b, t25b), t27b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])));
        MD5_BATCH_KEEP("x", t27b_x2);
        const __m256i t27b_x3 = _mm256_add_epi32(_mm256_and_si256(t26b, t24b), t27b_x2);
        const __m256i t27b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27b_x3, 14), _mm256_srli_epi32(t27b_x3, 18)), t26b);
        /* stream c, step 27, G */
        __m256i t27c_x1 = _mm256_add_epi32(t23c, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27c_x1);
        __m256i t27c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24c, t25c), t27c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])));
        MD5_BATCH_KEEP("x", t27c_x2);
        const __m256i t27c_x3 = _mm256_add_epi32(_mm256_and_si256(t26c, t24c), t27c_x2);
        const __m256i t27c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27c_x3, 14), _mm256_srli_epi32(t27c_x3, 18)), t26c);
        MD5_BATCH_FETCH(data[10] + then, 128);
        /* stream a, step 28, G */
        __m256i t28a_x1 = _mm256_add_epi32(t24a, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28a_x1);
        __m256i t28a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25a, t26a), t28a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        MD5_BATCH_KEEP("x", t28a_x2);
        const __m256i t28a_x3 = _mm256_add_epi32(_mm256_and_si256(t27a, t25a), t28a_x2);
        const __m256i t28a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28a_x3, 20), _mm256_srli_epi32(t28a_x3, 12)), t27a);
        /* stream b, step 28, G */
        __m256i t28b_x1 = _mm256_add_epi32(t24b, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28b_x1);
        __m256i t28b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25b, t26b), t28b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])));
        MD5_BATCH_KEEP("x", t28b_x2);
        const __m256i t28b_x3 = _mm256_add_epi32(_mm256_and_si256(t27b, t25b), t28b_x2);
        const __m256i t28b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28b_x3, 20), _mm256_srli_epi32(t28b_x3, 12)), t27b);
        MD5_BATCH_FETCH(data[11] + then, 128);
        /* stream c, step 28, G */
        __m256i t28c_x1 = _mm256_add_epi32(t24c, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28c_x1);
        __m256i t28c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25c, t26c), t28c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])));
        MD5_BATCH_KEEP("x", t28c_x2);
        const __m256i t28c_x3 = _mm256_add_epi32(_mm256_and_si256(t27c, t25c), t28c_x2);
        const __m256i t28c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28c_x3, 20), _mm256_srli_epi32(t28c_x3, 12)), t27c);
        MD5_BATCH_COPY(&next[0][10], 24, data[10] + then + 0, data[11] + then + 0);
        /* stream a, step 29, G */
        __m256i t29a_x1 = _mm256_add_epi32(t25a, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29a_x1);
        __m256i t29a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26a, t27a), t29a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        MD5_BATCH_KEEP("x", t29a_x2);
        const __m256i t29a_x3 = _mm256_add_epi32(_mm256_and_si256(t28a, t26a), t29a_x2);
        const __m256i t29a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29a_x3, 5), _mm256_srli_epi32(t29a_x3, 27)), t28a);
        /* stream b, step 29, G */
        __m256i t29b_x1 = _mm256_add_epi32(t25b, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29b_x1);
        __m256i t29b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26b, t27b), t29b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])));
        MD5_BATCH_KEEP("x", t29b_x2);
        const __m256i t29b_x3 = _mm256_add_epi32(_mm256_and_si256(t28b, t26b), t29b_x2);
        const __m256i t29b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29b_x3, 5), _mm256_srli_epi32(t29b_x3, 27)), t28b);
        MD5_BATCH_COPY(&next[2][10], 24, data[10] + then + 8, data[11] + then + 8);
        /* stream c, step 29, G */
        __m256i t29c_x1 = _mm256_add_epi32(t25c, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29c_x1);
        __m256i t29c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26c, t27c), t29c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])));
        MD5_BATCH_KEEP("x", t29c_x2);
        const __m256i t29c_x3 = _mm256_add_epi32(_mm256_and_si256(t28c, t26c), t29c_x2);
        const __m256i t29c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29c_x3, 5), _mm256_srli_epi32(t29c_x3, 27)), t28c);
        MD5_BATCH_COPY(&next[4][10], 24, data[10] + then + 16, data[11] + then + 16);
        /* stream a, step 30, G */
        __m256i t30a_x1 = _mm256_add_epi32(t26a, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30a_x1);
        __m256i t30a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27a, t28a), t30a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        MD5_BATCH_KEEP("x", t30a_x2);
        const __m256i t30a_x3 = _mm256_add_epi32(_mm256_and_si256(t29a, t27a), t30a_x2);
        const __m256i t30a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30a_x3, 9), _mm256_srli_epi32(t30a_x3, 23)), t29a);
        /* stream b, step 30, G */
        __m256i t30b_x1 = _mm256_add_epi32(t26b, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30b_x1);
        __m256i t30b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27b, t28b), t30b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])));
        MD5_BATCH_KEEP("x", t30b_x2);
        const __m256i t30b_x3 = _mm256_add_epi32(_mm256_and_si256(t29b, t27b), t30b_x2);
        const __m256i t30b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30b_x3, 9), _mm256_srli_epi32(t30b_x3, 23)), t29b);
        MD5_BATCH_COPY(&next[6][10], 24, data[10] + then + 24, data[11] + then + 24);
        /* stream c, step 30, G */
        __m256i t30c_x1 = _mm256_add_epi32(t26c, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30c_x1);
        __m256i t30c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27c, t28c), t30c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])));
        MD5_BATCH_KEEP("x", t30c_x2);
        const __m256i t30c_x3 = _mm256_add_epi32(_mm256_and_si256(t29c, t27c), t30c_x2);
        const __m256i t30c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30c_x3, 9), _mm256_srli_epi32(t30c_x3, 23)), t29c);
        /* stream a, step 31, G */
        __m256i t31a_x1 = _mm256_add_epi32(t27a, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31a_x1);
        __m256i t31a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28a, t29a), t31a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        MD5_BATCH_KEEP("x", t31a_x2);
        const __m256i t31a_x3 = _mm256_add_epi32(_mm256_and_si256(t30a, t28a), t31a_x2);
        const __m256i t31a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31a_x3, 14), _mm256_srli_epi32(t31a_x3, 18)), t30a);
        MD5_BATCH_COPY(&next[8][10], 24, data[10] + then + 32, data[11] + then + 32);
        /* stream b, step 31, G */
        __m256i t31b_x1 = _mm256_add_epi32(t27b, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31b_x1);
        __m256i t31b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28b, t29b), t31b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])));
        MD5_BATCH_KEEP("x", t31b_x2);
        const __m256i t31b_x3 = _mm256_add_epi32(_mm256_and_si256(t30b, t28b), t31b_x2);
        const __m256i t31b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31b_x3, 14), _mm256_srli_epi32(t31b_x3, 18)), t30b);
        MD5_BATCH_COPY(&next[10][10], 24, data[10] + then + 40, data[11] + then + 40);
        /* stream c, step 31, G */
        __m256i t31c_x1 = _mm256_add_epi32(t27c, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31c_x1);
        __m256i t31c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28c, t29c), t31c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])));
        MD5_BATCH_KEEP("x", t31c_x2);
        const __m256i t31c_x3 = _mm256_add_epi32(_mm256_and_si256(t30c, t28c), t31c_x2);
        const __m256i t31c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31c_x3, 14), _mm256_srli_epi32(t31c_x3, 18)), t30c);
        /* stream a, step 32, G */
        __m256i t32a_x1 = _mm256_add_epi32(t28a, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32a_x1);
        __m256i t32a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29a, t30a), t32a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        MD5_BATCH_KEEP("x", t32a_x2);
        const __m256i t32a_x3 = _mm256_add_epi32(_mm256_and_si256(t31a, t29a), t32a_x2);
        const __m256i t32a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32a_x3, 20), _mm256_srli_epi32(t32a_x3, 12)), t31a);
        MD5_BATCH_COPY(&next[12][10], 24, data[10] + then + 48, data[11] + then + 48);
        /* stream b, step 32, G */
        __m256i t32b_x1 = _mm256_add_epi32(t28b, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32b_x1);
        __m256i t32b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29b, t30b), t32b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])));
        MD5_BATCH_KEEP("x", t32b_x2);
        const __m256i t32b_x3 = _mm256_add_epi32(_mm256_and_si256(t31b, t29b), t32b_x2);
        const __m256i t32b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32b_x3, 20), _mm256_srli_epi32(t32b_x3, 12)), t31b);
        MD5_BATCH_COPY(&next[14][10], 24, data[10] + then + 56, data[11] + then + 56);
        /* stream c, step 32, G */
        __m256i t32c_x1 = _mm256_add_epi32(t28c, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32c_x1);
        __m256i t32c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29c, t30c), t32c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])));
        MD5_BATCH_KEEP("x", t32c_x2);
        const __m256i t32c_x3 = _mm256_add_epi32(_mm256_and_si256(t31c, t29c), t32c_x2);
        const __m256i t32c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32c_x3, 20), _mm256_srli_epi32(t32c_x3, 12)), t31c);
        /* stream a, step 33, H */
        __m256i t33a_x1 = _mm256_xor_si256(t30a, t31a);
        MD5_BATCH_KEEP("x", t33a_x1);
        __m256i t33a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t29a, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33a_x2);
        const __m256i t33a_x3 = _mm256_add_epi32(_mm256_xor_si256(t32a, t33a_x1), t33a_x2);
        const __m256i t33a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33a_x3, 4), _mm256_srli_epi32(t33a_x3, 28)), t32a);
        MD5_BATCH_FETCH(data[12] + then, 128);
        /* stream b, step 33, H */
        __m256i t33b_x1 = _mm256_xor_si256(t30b, t31b);
        MD5_BATCH_KEEP("x", t33b_x1);
        __m256i t33b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t29b, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33b_x2);
        const __m256i t33b_x3 = _mm256_add_epi32(_mm256_xor_si256(t32b, t33b_x1), t33b_x2);
        const __m256i t33b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33b_x3, 4), _mm256_srli_epi32(t33b_x3, 28)), t32b);
        /* stream c, step 33, H */
        __m256i t33c_x1 = _mm256_xor_si256(t30c, t31c);
        MD5_BATCH_KEEP("x", t33c_x1);
        __m256i t33c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t29c, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33c_x2);
        const __m256i t33c_x3 = _mm256_add_epi32(_mm256_xor_si256(t32c, t33c_x1), t33c_x2);
        const __m256i t33c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33c_x3, 4), _mm256_srli_epi32(t33c_x3, 28)), t32c);
        MD5_BATCH_FETCH(data[13] + then, 128);
        /* stream a, step 34, H */
        __m256i t34a_x1 = _mm256_xor_si256(t31a, t32a);
        MD5_BATCH_KEEP("x", t34a_x1);
        __m256i t34a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t30a, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34a_x2);
        const __m256i t34a_x3 = _mm256_add_epi32(_mm256_xor_si256(t33a, t34a_x1), t34a_x2);
        const __m256i t34a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34a_x3, 11), _mm256_srli_epi32(t34a_x3, 21)), t33a);
        MD5_BATCH_COPY(&next[0][12], 24, data[12] + then + 0, data[13] + then + 0);
        /* stream b, step 34, H */
        __m256i t34b_x1 = _mm256_xor_si256(t31b, t32b);
        MD5_BATCH_KEEP("x", t34b_x1);
        __m256i t34b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t30b, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34b_x2);
        const __m256i t34b_x3 = _mm256_add_epi32(_mm256_xor_si256(t33b, t34b_x1), t34b_x2);
        const __m256i t34b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34b_x3, 11), _mm256_srli_epi32(t34b_x3, 21)), t33b);
        /* stream c, step 34, H */
        __m256i t34c_x1 = _mm256_xor_si256(t31c, t32c);
        MD5_BATCH_KEEP("x", t34c_x1);
        __m256i t34c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t30c, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34c_x2);
        const __m256i t34c_x3 = _mm256_add_epi32(_mm256_xor_si256(t33c, t34c_x1), t34c_x2);
        const __m256i t34c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34c_x3, 11), _mm256_srli_epi32(t34c_x3, 21)), t33c);
        MD5_BATCH_COPY(&next[2][12], 24, data[12] + then + 8, data[13] + then + 8);
        /* stream a, step 35, H */
        __m256i t35a_x1 = _mm256_xor_si256(t32a, t33a);
        MD5_BATCH_KEEP("x", t35a_x1);
        __m256i t35a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t31a, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35a_x2);
        const __m256i t35a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34a, t35a_x1), t35a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34a);
        MD5_BATCH_COPY(&next[4][12], 24, data[12] + then + 16, data[13] + then + 16);
        /* stream b, step 35, H */
        __m256i t35b_x1 = _mm256_xor_si256(t32b, t33b);
        MD5_BATCH_KEEP("x", t35b_x1);
        __m256i t35b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t31b, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35b_x2);
        const __m256i t35b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34b, t35b_x1), t35b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34b);
        /* stream c, step 35, H */
        __m256i t35c_x1 = _mm256_xor_si256(t32c, t33c);
        MD5_BATCH_KEEP("x", t35c_x1);
        __m256i t35c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t31c, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35c_x2);
        const __m256i t35c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34c, t35c_x1), t35c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34c);
        MD5_BATCH_COPY(&next[6][12], 24, data[12] + then + 24, data[13] + then + 24);
        /* stream a, step 36, H */
        __m256i t36a_x1 = _mm256_xor_si256(t33a, t34a);
        MD5_BATCH_KEEP("x", t36a_x1);
        __m256i t36a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t32a, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36a_x2);
        const __m256i t36a_x3 = _mm256_add_epi32(_mm256_xor_si256(t35a, t36a_x1), t36a_x2);
        const __m256i t36a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36a_x3, 23), _mm256_srli_epi32(t36a_x3, 9)), t35a);
        /* stream b, step 36, H */
        __m256i t36b_x1 = _mm256_xor_si256(t33b, t34b);
        MD5_BATCH_KEEP("x", t36b_x1);
        __m256i t36b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t32b, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36b_x2);
        const __m256i t36b_x3 = _mm256_add_epi32(_mm256_xor_si256(t35b, t36b_x1), t36b_x2);
        const __m256i t36b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36b_x3, 23), _mm256_srli_epi32(t36b_x3, 9)), t35b);
        MD5_BATCH_COPY(&next[8][12], 24, data[12] + then + 32, data[13] + then + 32);
        /* stream c, step 36, H */
        __m256i t36c_x1 = _mm256_xor_si256(t33c, t34c);
        MD5_BATCH_KEEP("x", t36c_x1);
        __m256i t36c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t32c, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36c_x2);
        const __m256i t36c_x3 = _mm256_add_epi32(_mm256_xor_si256(t35c, t36c_x1), t36c_x2);
        const __m256i t36c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36c_x3, 23), _mm256_srli_epi32(t36c_x3, 9)), t35c);
        MD5_BATCH_COPY(&next[10][12], 24, data[12] + then + 40, data[13] + then + 40);
        /* stream a, step 37, H */
        __m256i t37a_x1 = _mm256_xor_si256(t34a, t35a);
        MD5_BATCH_KEEP("x", t37a_x1);
        __m256i t37a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t33a, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37a_x2);
        const __m256i t37a_x3 = _mm256_add_epi32(_mm256_xor_si256(t36a, t37a_x1), t37a_x2);
        const __m256i t37a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37a_x3, 4), _mm256_srli_epi32(t37a_x3, 28)), t36a);
        /* stream b, step 37, H */
        __m256i t37b_x1 = _mm256_xor_si256(t34b, t35b);
        MD5_BATCH_KEEP("x", t37b_x1);
        __m256i t37b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t33b, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37b_x2);
        const __m256i t37b_x3 = _mm256_add_epi32(_mm256_xor_si256(t36b, t37b_x1), t37b_x2);
        const __m256i t37b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37b_x3, 4), _mm256_srli_epi32(t37b_x3, 28)), t36b);
        MD5_BATCH_COPY(&next[12][12], 24, data[12] + then + 48, data[13] + then + 48);
        /* stream c, step 37, H */
        __m256i t37c_x1 = _mm256_xor_si256(t34c, t35c);
        MD5_BATCH_KEEP("x", t37c_x1);
        __m256i t37c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t33c, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37c_x2);
        const __m256i t37c_x3 = _mm256_add_epi32(_mm256_xor_si256(t36c, t37c_x1), t37c_x2);
        const __m256i t37c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37c_x3, 4), _mm256_srli_epi32(t37c_x3, 28)), t36c);
        MD5_BATCH_COPY(&next[14][12], 24, data[12] + then + 56, data[13] + then + 56);
        /* stream a, step 38, H */
        __m256i t38a_x1 = _mm256_xor_si256(t35a, t36a);
        MD5_BATCH_KEEP("x", t38a_x1);
        __m256i t38a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t34a, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38a_x2);
        const __m256i t38a_x3 = _mm256_add_epi32(_mm256_xor_si256(t37a, t38a_x1), t38a_x2);
        const __m256i t38a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38a_x3, 11), _mm256_srli_epi32(t38a_x3, 21)), t37a);
        /* stream b, step 38, H */
        __m256i t38b_x1 = _mm256_xor_si256(t35b, t36b);
        MD5_BATCH_KEEP("x", t38b_x1);
        __m256i t38b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t34b, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38b_x2);
        const __m256i t38b_x3 = _mm256_add_epi32(_mm256_xor_si256(t37b, t38b_x1), t38b_x2);
        const __m256i t38b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38b_x3, 11), _mm256_srli_epi32(t38b_x3, 21)), t37b);
        MD5_BATCH_FETCH(data[14] + then, 128);
        /* stream c, step 38, H */
        __m256i t38c_x1 = _mm256_xor_si256(t35c, t36c);
        MD5_BATCH_KEEP("x", t38c_x1);
        __m256i t38c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t34c, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38c_x2);
        const __m256i t38c_x3 = _mm256_add_epi32(_mm256_xor_si256(t37c, t38c_x1), t38c_x2);
        const __m256i t38c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38c_x3, 11), _mm256_srli_epi32(t38c_x3, 21)), t37c);
        /* stream a, step 39, H */
        __m256i t39a_x1 = _mm256_xor_si256(t36a, t37a);
        MD5_BATCH_KEEP("x", t39a_x1);
        __m256i t39a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t35a, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39a_x2);
        const __m256i t39a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38a, t39a_x1), t39a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38a);
        MD5_BATCH_FETCH(data[15] + then, 128);
        /* stream b, step 39, H */
        __m256i t39b_x1 = _mm256_xor_si256(t36b, t37b);
        MD5_BATCH_KEEP("x", t39b_x1);
        __m256i t39b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t35b, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39b_x2);
        const __m256i t39b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38b, t39b_x1), t39b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38b);
        MD5_BATCH_COPY(&next[0][14], 24, data[14] + then + 0, data[15] + then + 0);
        /* stream c, step 39, H */
        __m256i t39c_x1 = _mm256_xor_si256(t36c, t37c);
        MD5_BATCH_KEEP("x", t39c_x1);
        __m256i t39c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t35c, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39c_x2);
        const __m256i t39c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38c, t39c_x1), t39c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38c);
        /* stream a, step 40, H */
        __m256i t40a_x1 = _mm256_xor_si256(t37a, t38a);
        MD5_BATCH_KEEP("x", t40a_x1);
        __m256i t40a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t36a, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40a_x2);
        const __m256i t40a_x3 = _mm256_add_epi32(_mm256_xor_si256(t39a, t40a_x1), t40a_x2);
        const __m256i t40a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40a_x3, 23), _mm256_srli_epi32(t40a_x3, 9)), t39a);
        MD5_BATCH_COPY(&next[2][14], 24, data[14] + then + 8, data[15] + then + 8);
        /* stream b, step 40, H */
        __m256i t40b_x1 = _mm256_xor_si256(t37b, t38b);
        MD5_BATCH_KEEP("x", t40b_x1);
        __m256i t40b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t36b, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40b_x2);
        const __m256i t40b_x3 = _mm256_add_epi32(_mm256_xor_si256(t39b, t40b_x1), t40b_x2);
        const __m256i t40b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40b_x3, 23), _mm256_srli_epi32(t40b_x3, 9)), t39b);
        MD5_BATCH_COPY(&next[4][14], 24, data[14] + then + 16, data[15] + then + 16);
        /* stream c, step 40, H */
        __m256i t40c_x1 = _mm256_xor_si256(t37c, t38c);
        MD5_BATCH_KEEP("x", t40c_x1);
        __m256i t40c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t36c, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40c_x2);
        const __m256i t40c_x3 = _mm256_add_epi32(_mm256_xor_si256(t39c, t40c_x1), t40c_x2);
        const __m256i t40c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40c_x3, 23), _mm256_srli_epi32(t40c_x3, 9)), t39c);
        /* stream a, step 41, H */
        __m256i t41a_x1 = _mm256_xor_si256(t38a, t39a);
        MD5_BATCH_KEEP("x", t41a_x1);
        __m256i t41a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t37a, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41a_x2);
        const __m256i t41a_x3 = _mm256_add_epi32(_mm256_xor_si256(t40a, t41a_x1), t41a_x2);
        const __m256i t41a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41a_x3, 4), _mm256_srli_epi32(t41a_x3, 28)), t40a);
        MD5_BATCH_COPY(&next[6][14], 24, data[14] + then + 24, data[15] + then + 24);
        /* stream b, step 41, H */
        __m256i t41b_x1 = _mm256_xor_si256(t38b, t39b);
        MD5_BATCH_KEEP("x", t41b_x1);
        __m256i t41b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t37b, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41b_x2);
        const __m256i t41b_x3 = _mm256_add_epi32(_mm256_xor_si256(t40b, t41b_x1), t41b_x2);
        const __m256i t41b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41b_x3, 4), _mm256_srli_epi32(t41b_x3, 28)), t40b);
        /* stream c, step 41, H */
        __m256i t41c_x1 = _mm256_xor_si256(t38c, t39c);
        MD5_BATCH_KEEP("x", t41c_x1);
        __m256i t41c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t37c, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41c_x2);
        const __m256i t41c_x3 = _mm256_add_epi32(_mm256_xor_si256(t40c, t41c_x1), t41c_x2);
        const __m256i t41c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41c_x3, 4), _mm256_srli_epi32(t41c_x3, 28)), t40c);
        MD5_BATCH_COPY(&next[8][14], 24, data[14] + then + 32, data[15] + then + 32);
        /* stream a, step 42, H */
        __m256i t42a_x1 = _mm256_xor_si256(t39a, t40a);
        MD5_BATCH_KEEP("x", t42a_x1);
        __m256i t42a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t38a, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42a_x2);
        const __m256i t42a_x3 = _mm256_add_epi32(_mm256_xor_si256(t41a, t42a_x1), t42a_x2);
        const __m256i t42a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42a_x3, 11), _mm256_srli_epi32(t42a_x3, 21)), t41a);
        MD5_BATCH_COPY(&next[10][14], 24, data[14] + then + 40, data[15] + then + 40);
        /* stream b, step 42, H */
        __m256i t42b_x1 = _mm256_xor_si256(t39b, t40b);
        MD5_BATCH_KEEP("x", t42b_x1);
        __m256i t42b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t38b, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42b_x2);
        const __m256i t42b_x3 = _mm256_add_epi32(_mm256_xor_si256(t41b, t42b_x1), t42b_x2);
        const __m256i t42b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42b_x3, 11), _mm256_srli_epi32(t42b_x3, 21)), t41b);
        /* stream c, step 42, H */
        __m256i t42c_x1 = _mm256_xor_si256(t39c, t40c);
        MD5_BATCH_KEEP("x", t42c_x1);
        __m256i t42c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t38c, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42c_x2);
        const __m256i t42c_x3 = _mm256_add_epi32(_mm256_xor_si256(t41c, t42c_x1), t42c_x2);
        const __m256i t42c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42c_x3, 11), _mm256_srli_epi32(t42c_x3, 21)), t41c);
        MD5_BATCH_COPY(&next[12][14], 24, data[14] + then + 48, data[15] + then + 48);
        /* stream a, step 43, H */
        __m256i t43a_x1 = _mm256_xor_si256(t40a, t41a);
        MD5_BATCH_KEEP("x", t43a_x1);
        __m256i t43a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t39a, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43a_x2);
        const __m256i t43a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42a, t43a_x1), t43a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42a);
        MD5_BATCH_COPY(&next[14][14], 24, data[14] + then + 56, data[15] + then + 56);
        /* stream b, step 43, H */
        __m256i t43b_x1 = _mm256_xor_si256(t40b, t41b);
        MD5_BATCH_KEEP("x", t43b_x1);
        __m256i t43b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t39b, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43b_x2);
        const __m256i t43b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42b, t43b_x1), t43b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42b);
        /* stream c, step 43, H */
        __m256i t43c_x1 = _mm256_xor_si256(t40c, t41c);
        MD5_BATCH_KEEP("x", t43c_x1);
        __m256i t43c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t39c, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43c_x2);
        const __m256i t43c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42c, t43c_x1), t43c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42c);
        MD5_BATCH_FETCH(data[16] + then, 128);
        /* stream a, step 44, H */
        __m256i t44a_x1 = _mm256_xor_si256(t41a, t42a);
        MD5_BATCH_KEEP("x", t44a_x1);
        __m256i t44a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t40a, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44a_x2);
        const __m256i t44a_x3 = _mm256_add_epi32(_mm256_xor_si256(t43a, t44a_x1), t44a_x2);
        const __m256i t44a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44a_x3, 23), _mm256_srli_epi32(t44a_x3, 9)), t43a);
        /* stream b, step 44, H */
        __m256i t44b_x1 = _mm256_xor_si256(t41b, t42b);
        MD5_BATCH_KEEP("x", t44b_x1);
        __m256i t44b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t40b, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44b_x2);
        const __m256i t44b_x3 = _mm256_add_epi32(_mm256_xor_si256(t43b, t44b_x1), t44b_x2);
        const __m256i t44b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44b_x3, 23), _mm256_srli_epi32(t44b_x3, 9)), t43b);
        MD5_BATCH_FETCH(data[17] + then, 128);
        /* stream c, step 44, H */
        __m256i t44c_x1 = _mm256_xor_si256(t41c, t42c);
        MD5_BATCH_KEEP("x", t44c_x1);
        __m256i t44c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t40c, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44c_x2);
        const __m256i t44c_x3 = _mm256_add_epi32(_mm256_xor_si256(t43c, t44c_x1), t44c_x2);
        const __m256i t44c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44c_x3, 23), _mm256_srli_epi32(t44c_x3, 9)), t43c);
        MD5_BATCH_COPY(&next[0][16], 24, data[16] + then + 0, data[17] + then + 0);
        /* stream a, step 45, H */
        __m256i t45a_x1 = _mm256_xor_si256(t42a, t43a);
        MD5_BATCH_KEEP("x", t45a_x1);
        __m256i t45a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t41a, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45a_x2);
        const __m256i t45a_x3 = _mm256_add_epi32(_mm256_xor_si256(t44a, t45a_x1), t45a_x2);
        const __m256i t45a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45a_x3, 4), _mm256_srli_epi32(t45a_x3, 28)), t44a);
        /* stream b, step 45, H */
        __m256i t45b_x1 = _mm256_xor_si256(t42b, t43b);
        MD5_BATCH_KEEP("x", t45b_x1);
        __m256i t45b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t41b, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45b_x2);
        const __m256i t45b_x3 = _mm256_add_epi32(_mm256_xor_si256(t44b, t45b_x1), t45b_x2);
        const __m256i t45b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45b_x3, 4), _mm256_srli_epi32(t45b_x3, 28)), t44b);
        MD5_BATCH_COPY(&next[2][16], 24, data[16] + then + 8, data[17] + then + 8);
        /* stream c, step 45, H */
        __m256i t45c_x1 = _mm256_xor_si256(t42c, t43c);
        MD5_BATCH_KEEP("x", t45c_x1);
        __m256i t45c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t41c, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45c_x2);
        const __m256i t45c_x3 = _mm256_add_epi32(_mm256_xor_si256(t44c, t45c_x1), t45c_x2);
        const __m256i t45c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45c_x3, 4), _mm256_srli_epi32(t45c_x3, 28)), t44c);
        MD5_BATCH_COPY(&next[4][16], 24, data[16] + then + 16, data[17] + then + 16);
        /* stream a, step 46, H */
        __m256i t46a_x1 = _mm256_xor_si256(t43a, t44a);
        MD5_BATCH_KEEP("x", t46a_x1);
        __m256i t46a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t42a, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46a_x2);
        const __m256i t46a_x3 = _mm256_add_epi32(_mm256_xor_si256(t45a, t46a_x1), t46a_x2);
        const __m256i t46a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46a_x3, 11), _mm256_srli_epi32(t46a_x3, 21)), t45a);
        /* stream b, step 46, H */
        __m256i t46b_x1 = _mm256_xor_si256(t43b, t44b);
        MD5_BATCH_KEEP("x", t46b_x1);
        __m256i t46b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t42b, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46b_x2);
        const __m256i t46b_x3 = _mm256_add_epi32(_mm256_xor_si256(t45b, t46b_x1), t46b_x2);
        const __m256i t46b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46b_x3, 11), _mm256_srli_epi32(t46b_x3, 21)), t45b);
        MD5_BATCH_COPY(&next[6][16], 24, data[16] + then + 24, data[17] + then + 24);
        /* stream c, step 46, H */
        __m256i t46c_x1 = _mm256_xor_si256(t43c, t44c);
        MD5_BATCH_KEEP("x", t46c_x1);
        __m256i t46c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t42c, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46c_x2);
        const __m256i t46c_x3 = _mm256_add_epi32(_mm256_xor_si256(t45c, t46c_x1), t46c_x2);
        const __m256i t46c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46c_x3, 11), _mm256_srli_epi32(t46c_x3, 21)), t45c);
        /* stream a, step 47, H */
        __m256i t47a_x1 = _mm256_xor_si256(t44a, t45a);
        MD5_BATCH_KEEP("x", t47a_x1);
        __m256i t47a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t43a, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47a_x2);
        const __m256i t47a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46a, t47a_x1), t47a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46a);
        MD5_BATCH_COPY(&next[8][16], 24, data[16] + then + 32, data[17] + then + 32);
        /* stream b, step 47, H */
        __m256i t47b_x1 = _mm256_xor_si256(t44b, t45b);
        MD5_BATCH_KEEP("x", t47b_x1);
        __m256i t47b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t43b, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47b_x2);
        const __m256i t47b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46b, t47b_x1), t47b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46b);
        MD5_BATCH_COPY(&next[10][16], 24, data[16] + then + 40, data[17] + then + 40);
        /* stream c, step 47, H */
        __m256i t47c_x1 = _mm256_xor_si256(t44c, t45c);
        MD5_BATCH_KEEP("x", t47c_x1);
        __m256i t47c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t43c, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47c_x2);
        const __m256i t47c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46c, t47c_x1), t47c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46c);
        /* stream a, step 48, H */
        __m256i t48a_x1 = _mm256_xor_si256(t45a, t46a);
        MD5_BATCH_KEEP("x", t48a_x1);
        __m256i t48a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t44a, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48a_x2);
        const __m256i t48a_x3 = _mm256_add_epi32(_mm256_xor_si256(t47a, t48a_x1), t48a_x2);
        const __m256i t48a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48a_x3, 23), _mm256_srli_epi32(t48a_x3, 9)), t47a);
        MD5_BATCH_COPY(&next[12][16], 24, data[16] + then + 48, data[17] + then + 48);
        /* stream b, step 48, H */
        __m256i t48b_x1 = _mm256_xor_si256(t45b, t46b);
        MD5_BATCH_KEEP("x", t48b_x1);
        __m256i t48b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t44b, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48b_x2);
        const __m256i t48b_x3 = _mm256_add_epi32(_mm256_xor_si256(t47b, t48b_x1), t48b_x2);
        const __m256i t48b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48b_x3, 23), _mm256_srli_epi32(t48b_x3, 9)), t47b);
        MD5_BATCH_COPY(&next[14][16], 24, data[16] + then + 56, data[17] + then + 56);
        /* stream c, step 48, H */
        __m256i t48c_x1 = _mm256_xor_si256(t45c, t46c);
        MD5_BATCH_KEEP("x", t48c_x1);
        __m256i t48c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t44c, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48c_x2);
        const __m256i t48c_x3 = _mm256_add_epi32(_mm256_xor_si256(t47c, t48c_x1), t48c_x2);
        const __m256i t48c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48c_x3, 23), _mm256_srli_epi32(t48c_x3, 9)), t47c);
        /* stream a, step 49, I */
        __m256i t49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t45a, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49a_x1);
        const __m256i t49a_x2 =
            _mm256_sub_epi32(t49a_x1, _mm256_xor_si256(_mm256_andnot_si256(t48a, t46a), t47a));
        const __m256i t49a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49a_x2, 6), _mm256_srli_epi32(t49a_x2, 26)), t48a);
        MD5_BATCH_FETCH(data[18] + then, 128);
        /* stream b, step 49, I */
        __m256i t49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t45b, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49b_x1);
        const __m256i t49b_x2 =
            _mm256_sub_epi32(t49b_x1, _mm256_xor_si256(_mm256_andnot_si256(t48b, t46b), t47b));
        const __m256i t49b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49b_x2, 6), _mm256_srli_epi32(t49b_x2, 26)), t48b);
        /* stream c, step 49, I */
        __m256i t49c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t45c, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49c_x1);
        const __m256i t49c_x2 =
            _mm256_sub_epi32(t49c_x1, _mm256_xor_si256(_mm256_andnot_si256(t48c, t46c), t47c));
        const __m256i t49c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49c_x2, 6), _mm256_srli_epi32(t49c_x2, 26)), t48c);
        MD5_BATCH_FETCH(data[19] + then, 128);
        /* stream a, step 50, I */
        __m256i t50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t46a, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50a_x1);
        const __m256i t50a_x2 =
            _mm256_sub_epi32(t50a_x1, _mm256_xor_si256(_mm256_andnot_si256(t49a, t47a), t48a));
        const __m256i t50a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50a_x2, 10), _mm256_srli_epi32(t50a_x2, 22)), t49a);
        MD5_BATCH_COPY(&next[0][18], 24, data[18] + then + 0, data[19] + then + 0);
        /* stream b, step 50, I */
        __m256i t50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t46b, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50b_x1);
        const __m256i t50b_x2 =
            _mm256_sub_epi32(t50b_x1, _mm256_xor_si256(_mm256_andnot_si256(t49b, t47b), t48b));
        const __m256i t50b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50b_x2, 10), _mm256_srli_epi32(t50b_x2, 22)), t49b);
        /* stream c, step 50, I */
        __m256i t50c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t46c, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50c_x1);
        const __m256i t50c_x2 =
            _mm256_sub_epi32(t50c_x1, _mm256_xor_si256(_mm256_andnot_si256(t49c, t47c), t48c));
        const __m256i t50c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50c_x2, 10), _mm256_srli_epi32(t50c_x2, 22)), t49c);
        MD5_BATCH_COPY(&next[2][18], 24, data[18] + then + 8, data[19] + then + 8);
        /* stream a, step 51, I */
        __m256i t51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t47a, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51a_x1);
        const __m256i t51a_x2 =
            _mm256_sub_epi32(t51a_x1, _mm256_xor_si256(_mm256_andnot_si256(t50a, t48a), t49a));
        const __m256i t51a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51a_x2, 15), _mm256_srli_epi32(t51a_x2, 17)), t50a);
        MD5_BATCH_COPY(&next[4][18], 24, data[18] + then + 16, data[19] + then + 16);
        /* stream b, step 51, I */
        __m256i t51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t47b, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51b_x1);
        const __m256i t51b_x2 =
            _mm256_sub_epi32(t51b_x1, _mm256_xor_si256(_mm256_andnot_si256(t50b, t48b), t49b));
        const __m256i t51b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51b_x2, 15), _mm256_srli_epi32(t51b_x2, 17)), t50b);
        /* stream c, step 51, I */
        __m256i t51c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t47c, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51c_x1);
        const __m256i t51c_x2 =
            _mm256_sub_epi32(t51c_x1, _mm256_xor_si256(_mm256_andnot_si256(t50c, t48c), t49c));
        const __m256i t51c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51c_x2, 15), _mm256_srli_epi32(t51c_x2, 17)), t50c);
        MD5_BATCH_COPY(&next[6][18], 24, data[18] + then + 24, data[19] + then + 24);
        /* stream a, step 52, I */
        __m256i t52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t48a, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52a_x1);
        const __m256i t52a_x2 =
            _mm256_sub_epi32(t52a_x1, _mm256_xor_si256(_mm256_andnot_si256(t51a, t49a), t50a));
        const __m256i t52a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52a_x2, 21), _mm256_srli_epi32(t52a_x2, 11)), t51a);
        /* stream b, step 52, I */
        __m256i t52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t48b, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52b_x1);
        const __m256i t52b_x2 =
            _mm256_sub_epi32(t52b_x1, _mm256_xor_si256(_mm256_andnot_si256(t51b, t49b), t50b));
        const __m256i t52b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52b_x2, 21), _mm256_srli_epi32(t52b_x2, 11)), t51b);
        MD5_BATCH_COPY(&next[8][18], 24, data[18] + then + 32, data[19] + then + 32);
        /* stream c, step 52, I */
        __m256i t52c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t48c, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52c_x1);
        const __m256i t52c_x2 =
            _mm256_sub_epi32(t52c_x1, _mm256_xor_si256(_mm256_andnot_si256(t51c, t49c), t50c));
        const __m256i t52c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52c_x2, 21), _mm256_srli_epi32(t52c_x2, 11)), t51c);
        MD5_BATCH_COPY(&next[10][18], 24, data[18] + then + 40, data[19] + then + 40);
        /* stream a, step 53, I */
        __m256i t53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t49a, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53a_x1);
        const __m256i t53a_x2 =
            _mm256_sub_epi32(t53a_x1, _mm256_xor_si256(_mm256_andnot_si256(t52a, t50a), t51a));
        const __m256i t53a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53a_x2, 6), _mm256_srli_epi32(t53a_x2, 26)), t52a);
        /* stream b, step 53, I */
        __m256i t53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t49b, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53b_x1);
        const __m256i t53b_x2 =
            _mm256_sub_epi32(t53b_x1, _mm256_xor_si256(_mm256_andnot_si256(t52b, t50b), t51b));
        const __m256i t53b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53b_x2, 6), _mm256_srli_epi32(t53b_x2, 26)), t52b);
        MD5_BATCH_COPY(&next[12][18], 24, data[18] + then + 48, data[19] + then + 48);
        /* stream c, step 53, I */
        __m256i t53c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t49c, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53c_x1);
        const __m256i t53c_x2 =
            _mm256_sub_epi32(t53c_x1, _mm256_xor_si256(_mm256_andnot_si256(t52c, t50c), t51c));
        const __m256i t53c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53c_x2, 6), _mm256_srli_epi32(t53c_x2, 26)), t52c);
        MD5_BATCH_COPY(&next[14][18], 24, data[18] + then + 56, data[19] + then + 56);
        /* stream a, step 54, I */
        __m256i t54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t50a, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54a_x1);
        const __m256i t54a_x2 =
            _mm256_sub_epi32(t54a_x1, _mm256_xor_si256(_mm256_andnot_si256(t53a, t51a), t52a));
        const __m256i t54a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54a_x2, 10), _mm256_srli_epi32(t54a_x2, 22)), t53a);
        /* stream b, step 54, I */
        __m256i t54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t50b, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54b_x1);
        const __m256i t54b_x2 =
            _mm256_sub_epi32(t54b_x1, _mm256_xor_si256(_mm256_andnot_si256(t53b, t51b), t52b));
        const __m256i t54b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54b_x2, 10), _mm256_srli_epi32(t54b_x2, 22)), t53b);
        MD5_BATCH_FETCH(data[20] + then, 128);
        /* stream c, step 54, I */
        __m256i t54c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t50c, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54c_x1);
        const __m256i t54c_x2 =
            _mm256_sub_epi32(t54c_x1, _mm256_xor_si256(_mm256_andnot_si256(t53c, t51c), t52c));
        const __m256i t54c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54c_x2, 10), _mm256_srli_epi32(t54c_x2, 22)), t53c);
        /* stream a, step 55, I */
        __m256i t55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t51a, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55a_x1);
        const __m256i t55a_x2 =
            _mm256_sub_epi32(t55a_x1, _mm256_xor_si256(_mm256_andnot_si256(t54a, t52a), t53a));
        const __m256i t55a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55a_x2, 15), _mm256_srli_epi32(t55a_x2, 17)), t54a);
        MD5_BATCH_FETCH(data[21] + then, 128);
        /* stream b, step 55, I */
        __m256i t55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t51b, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55b_x1);
        const __m256i t55b_x2 =
            _mm256_sub_epi32(t55b_x1, _mm256_xor_si256(_mm256_andnot_si256(t54b, t52b), t53b));
        const __m256i t55b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55b_x2, 15), _mm256_srli_epi32(t55b_x2, 17)), t54b);
        MD5_BATCH_COPY(&next[0][20], 24, data[20] + then + 0, data[21] + then + 0);
        /* stream c, step 55, I */
        __m256i t55c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t51c, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55c_x1);
        const __m256i t55c_x2 =
            _mm256_sub_epi32(t55c_x1, _mm256_xor_si256(_mm256_andnot_si256(t54c, t52c), t53c));
        const __m256i t55c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55c_x2, 15), _mm256_srli_epi32(t55c_x2, 17)), t54c);
        /* stream a, step 56, I */
        __m256i t56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t52a, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56a_x1);
        const __m256i t56a_x2 =
            _mm256_sub_epi32(t56a_x1, _mm256_xor_si256(_mm256_andnot_si256(t55a, t53a), t54a));
        const __m256i t56a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56a_x2, 21), _mm256_srli_epi32(t56a_x2, 11)), t55a);
        MD5_BATCH_COPY(&next[2][20], 24, data[20] + then + 8, data[21] + then + 8);
        /* stream b, step 56, I */
        __m256i t56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t52b, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56b_x1);
        const __m256i t56b_x2 =
            _mm256_sub_epi32(t56b_x1, _mm256_xor_si256(_mm256_andnot_si256(t55b, t53b), t54b));
        const __m256i t56b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56b_x2, 21), _mm256_srli_epi32(t56b_x2, 11)), t55b);
        MD5_BATCH_COPY(&next[4][20], 24, data[20] + then + 16, data[21] + then + 16);
        /* stream c, step 56, I */
        __m256i t56c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t52c, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56c_x1);
        const __m256i t56c_x2 =
            _mm256_sub_epi32(t56c_x1, _mm256_xor_si256(_mm256_andnot_si256(t55c, t53c), t54c));
        const __m256i t56c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56c_x2, 21), _mm256_srli_epi32(t56c_x2, 11)), t55c);
        /* stream a, step 57, I */
        __m256i t57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t53a, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57a_x1);
        const __m256i t57a_x2 =
            _mm256_sub_epi32(t57a_x1, _mm256_xor_si256(_mm256_andnot_si256(t56a, t54a), t55a));
        const __m256i t57a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57a_x2, 6), _mm256_srli_epi32(t57a_x2, 26)), t56a);
        MD5_BATCH_COPY(&next[6][20], 24, data[20] + then + 24, data[21] + then + 24);
        /* stream b, step 57, I */
        __m256i t57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t53b, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57b_x1);
        const __m256i t57b_x2 =
            _mm256_sub_epi32(t57b_x1, _mm256_xor_si256(_mm256_andnot_si256(t56b, t54b), t55b));
        const __m256i t57b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57b_x2, 6), _mm256_srli_epi32(t57b_x2, 26)), t56b);
        /* stream c, step 57, I */
        __m256i t57c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t53c, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57c_x1);
        const __m256i t57c_x2 =
            _mm256_sub_epi32(t57c_x1, _mm256_xor_si256(_mm256_andnot_si256(t56c, t54c), t55c));
        const __m256i t57c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57c_x2, 6), _mm256_srli_epi32(t57c_x2, 26)), t56c);
        MD5_BATCH_COPY(&next[8][20], 24, data[20] + then + 32, data[21] + then + 32);
        /* stream a, step 58, I */
        __m256i t58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t54a, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58a_x1);
        const __m256i t58a_x2 =
            _mm256_sub_epi32(t58a_x1, _mm256_xor_si256(_mm256_andnot_si256(t57a, t55a), t56a));
        const __m256i t58a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58a_x2, 10), _mm256_srli_epi32(t58a_x2, 22)), t57a);
        MD5_BATCH_COPY(&next[10][20], 24, data[20] + then + 40, data[21] + then + 40);
        /* stream b, step 58, I */
        __m256i t58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t54b, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58b_x1);
        const __m256i t58b_x2 =
            _mm256_sub_epi32(t58b_x1, _mm256_xor_si256(_mm256_andnot_si256(t57b, t55b), t56b));
        const __m256i t58b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58b_x2, 10), _mm256_srli_epi32(t58b_x2, 22)), t57b);
        /* stream c, step 58, I */
        __m256i t58c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t54c, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58c_x1);
        const __m256i t58c_x2 =
            _mm256_sub_epi32(t58c_x1, _mm256_xor_si256(_mm256_andnot_si256(t57c, t55c), t56c));
        const __m256i t58c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58c_x2, 10), _mm256_srli_epi32(t58c_x2, 22)), t57c);
        MD5_BATCH_COPY(&next[12][20], 24, data[20] + then + 48, data[21] + then + 48);
        /* stream a, step 59, I */
        __m256i t59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t55a, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59a_x1);
        const __m256i t59a_x2 =
            _mm256_sub_epi32(t59a_x1, _mm256_xor_si256(_mm256_andnot_si256(t58a, t56a), t57a));
        const __m256i t59a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59a_x2, 15), _mm256_srli_epi32(t59a_x2, 17)), t58a);
        MD5_BATCH_COPY(&next[14][20], 24, data[20] + then + 56, data[21] + then + 56);
        /* stream b, step 59, I */
        __m256i t59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t55b, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59b_x1);
        const __m256i t59b_x2 =
            _mm256_sub_epi32(t59b_x1, _mm256_xor_si256(_mm256_andnot_si256(t58b, t56b), t57b));
        const __m256i t59b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59b_x2, 15), _mm256_srli_epi32(t59b_x2, 17)), t58b);
        /* stream c, step 59, I */
        __m256i t59c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t55c, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59c_x1);
        const __m256i t59c_x2 =
            _mm256_sub_epi32(t59c_x1, _mm256_xor_si256(_mm256_andnot_si256(t58c, t56c), t57c));
        const __m256i t59c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59c_x2, 15), _mm256_srli_epi32(t59c_x2, 17)), t58c);
        MD5_BATCH_FETCH(data[22] + then, 128);
        /* stream a, step 60, I */
        __m256i t60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t56a, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60a_x1);
        const __m256i t60a_x2 =
            _mm256_sub_epi32(t60a_x1, _mm256_xor_si256(_mm256_andnot_si256(t59a, t57a), t58a));
        const __m256i t60a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60a_x2, 21), _mm256_srli_epi32(t60a_x2, 11)), t59a);
        /* stream b, step 60, I */
        __m256i t60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t56b, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60b_x1);
        const __m256i t60b_x2 =
            _mm256_sub_epi32(t60b_x1, _mm256_xor_si256(_mm256_andnot_si256(t59b, t57b), t58b));
        const __m256i t60b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60b_x2, 21), _mm256_srli_epi32(t60b_x2, 11)), t59b);
        MD5_BATCH_FETCH(data[23] + then, 128);
        /* stream c, step 60, I */
        __m256i t60c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t56c, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60c_x1);
        const __m256i t60c_x2 =
            _mm256_sub_epi32(t60c_x1, _mm256_xor_si256(_mm256_andnot_si256(t59c, t57c), t58c));
        const __m256i t60c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60c_x2, 21), _mm256_srli_epi32(t60c_x2, 11)), t59c);
        MD5_BATCH_COPY(&next[0][22], 24, data[22] + then + 0, data[23] + then + 0);
        /* stream a, step 61, I */
        __m256i t61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t57a, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61a_x1);
        const __m256i t61a_x2 =
            _mm256_sub_epi32(t61a_x1, _mm256_xor_si256(_mm256_andnot_si256(t60a, t58a), t59a));
        const __m256i t61a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61a_x2, 6), _mm256_srli_epi32(t61a_x2, 26)), t60a);
        /* stream b, step 61, I */
        __m256i t61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t57b, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61b_x1);
        const __m256i t61b_x2 =
            _mm256_sub_epi32(t61b_x1, _mm256_xor_si256(_mm256_andnot_si256(t60b, t58b), t59b));
        const __m256i t61b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61b_x2, 6), _mm256_srli_epi32(t61b_x2, 26)), t60b);
        MD5_BATCH_COPY(&next[2][22], 24, data[22] + then + 8, data[23] + then + 8);
        /* stream c, step 61, I */
        __m256i t61c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t57c, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61c_x1);
        const __m256i t61c_x2 =
            _mm256_sub_epi32(t61c_x1, _mm256_xor_si256(_mm256_andnot_si256(t60c, t58c), t59c));
        const __m256i t61c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61c_x2, 6), _mm256_srli_epi32(t61c_x2, 26)), t60c);
        MD5_BATCH_COPY(&next[4][22], 24, data[22] + then + 16, data[23] + then + 16);
        /* stream a, step 62, I */
        __m256i t62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t58a, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62a_x1);
        const __m256i t62a_x2 =
            _mm256_sub_epi32(t62a_x1, _mm256_xor_si256(_mm256_andnot_si256(t61a, t59a), t60a));
        const __m256i t62a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62a_x2, 10), _mm256_srli_epi32(t62a_x2, 22)), t61a);
        /* stream b, step 62, I */
        __m256i t62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t58b, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62b_x1);
        const __m256i t62b_x2 =
            _mm256_sub_epi32(t62b_x1, _mm256_xor_si256(_mm256_andnot_si256(t61b, t59b), t60b));
        const __m256i t62b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62b_x2, 10), _mm256_srli_epi32(t62b_x2, 22)), t61b);
        MD5_BATCH_COPY(&next[6][22], 24, data[22] + then + 24, data[23] + then + 24);
        /* stream c, step 62, I */
        __m256i t62c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t58c, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62c_x1);
        const __m256i t62c_x2 =
            _mm256_sub_epi32(t62c_x1, _mm256_xor_si256(_mm256_andnot_si256(t61c, t59c), t60c));
        const __m256i t62c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62c_x2, 10), _mm256_srli_epi32(t62c_x2, 22)), t61c);
        /* stream a, step 63, I */
        __m256i t63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t59a, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63a_x1);
        const __m256i t63a_x2 =
            _mm256_sub_epi32(t63a_x1, _mm256_xor_si256(_mm256_andnot_si256(t62a, t60a), t61a));
        const __m256i t63a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63a_x2, 15), _mm256_srli_epi32(t63a_x2, 17)), t62a);
        MD5_BATCH_COPY(&next[8][22], 24, data[22] + then + 32, data[23] + then + 32);
        /* stream b, step 63, I */
        __m256i t63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t59b, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63b_x1);
        const __m256i t63b_x2 =
            _mm256_sub_epi32(t63b_x1, _mm256_xor_si256(_mm256_andnot_si256(t62b, t60b), t61b));
        const __m256i t63b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63b_x2, 15), _mm256_srli_epi32(t63b_x2, 17)), t62b);
        MD5_BATCH_COPY(&next[10][22], 24, data[22] + then + 40, data[23] + then + 40);
        /* stream c, step 63, I */
        __m256i t63c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t59c, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63c_x1);
        const __m256i t63c_x2 =
            _mm256_sub_epi32(t63c_x1, _mm256_xor_si256(_mm256_andnot_si256(t62c, t60c), t61c));
        const __m256i t63c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63c_x2, 15), _mm256_srli_epi32(t63c_x2, 17)), t62c);
        /* stream a, step 64, I */
        __m256i t64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t60a, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64a_x1);
        const __m256i t64a_x2 =
            _mm256_sub_epi32(t64a_x1, _mm256_xor_si256(_mm256_andnot_si256(t63a, t61a), t62a));
        const __m256i t64a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64a_x2, 21), _mm256_srli_epi32(t64a_x2, 11)), t63a);
        MD5_BATCH_COPY(&next[12][22], 24, data[22] + then + 48, data[23] + then + 48);
        /* stream b, step 64, I */
        __m256i t64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t60b, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64b_x1);
        const __m256i t64b_x2 =
            _mm256_sub_epi32(t64b_x1, _mm256_xor_si256(_mm256_andnot_si256(t63b, t61b), t62b));
        const __m256i t64b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64b_x2, 21), _mm256_srli_epi32(t64b_x2, 11)), t63b);
        MD5_BATCH_COPY(&next[14][22], 24, data[22] + then + 56, data[23] + then + 56);
        /* stream c, step 64, I */
        __m256i t64c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t60c, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64c_x1);
        const __m256i t64c_x2 =
            _mm256_sub_epi32(t64c_x1, _mm256_xor_si256(_mm256_andnot_si256(t63c, t61c), t62c));
        const __m256i t64c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64c_x2, 21), _mm256_srli_epi32(t64c_x2, 11)), t63c);

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

/* The same in fewer lanes, which is faster when few messages are left. */
MD5_BATCH_OUTLINED void md5_batch_md5_x8_blocks(uint32_t state[4][24], const uint8_t *const data[8],
    size_t nblocks)
{
    __m256i h0 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[0][0]));
    __m256i h1 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[1][0]));
    __m256i h2 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[2][0]));
    __m256i h3 = _mm256_loadu_si256((const __m256i *)(const void *)(&state[3][0]));

    uint32_t buffers[2][16][8] MD5_BATCH_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 8; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 8, data[j] + 0, data[j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 8, data[j] + 8, data[j + 1] + 8);
        MD5_BATCH_COPY(&buffers[0][4][j], 8, data[j] + 16, data[j + 1] + 16);
        MD5_BATCH_COPY(&buffers[0][6][j], 8, data[j] + 24, data[j + 1] + 24);
        MD5_BATCH_COPY(&buffers[0][8][j], 8, data[j] + 32, data[j + 1] + 32);
        MD5_BATCH_COPY(&buffers[0][10][j], 8, data[j] + 40, data[j + 1] + 40);
        MD5_BATCH_COPY(&buffers[0][12][j], 8, data[j] + 48, data[j + 1] + 48);
        MD5_BATCH_COPY(&buffers[0][14][j], 8, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[8] = buffers[at / 64 % 2];
        uint32_t(*const next)[8] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        __m256i t1_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0);
        MD5_BATCH_KEEP("x", t1_x1);
        const __m256i t1_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1, h2), _mm256_andnot_si256(h1, h3)), t1_x1);
        const __m256i t1 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1_x2, 7), _mm256_srli_epi32(t1_x2, 25)), h1);
        MD5_BATCH_FETCH(data[0] + then, 128);
        /* step 2, F */
        __m256i t2_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(h3, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2_x1);
        const __m256i t2_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1, h1), _mm256_andnot_si256(t1, h2)), t2_x1);
        const __m256i t2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2_x2, 12), _mm256_srli_epi32(t2_x2, 20)), t1);
        /* step 3, F */
        __m256i t3_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(h2, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3_x1);
        const __m256i t3_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2, t1), _mm256_andnot_si256(t2, h1)), t3_x1);
        const __m256i t3 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3_x2, 17), _mm256_srli_epi32(t3_x2, 15)), t2);
        MD5_BATCH_FETCH(data[1] + then, 128);
        /* step 4, F */
        __m256i t4_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(h1, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4_x1);
        const __m256i t4_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3, t2), _mm256_andnot_si256(t3, t1)), t4_x1);
        const __m256i t4 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4_x2, 22), _mm256_srli_epi32(t4_x2, 10)), t3);
        MD5_BATCH_COPY(&next[0][0], 8, data[0] + then + 0, data[1] + then + 0);
        /* step 5, F */
        __m256i t5_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t1, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5_x1);
        const __m256i t5_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4, t3), _mm256_andnot_si256(t4, t2)), t5_x1);
        const __m256i t5 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5_x2, 7), _mm256_srli_epi32(t5_x2, 25)), t4);
        /* step 6, F */
        __m256i t6_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t2, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6_x1);
        const __m256i t6_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5, t4), _mm256_andnot_si256(t5, t3)), t6_x1);
        const __m256i t6 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6_x2, 12), _mm256_srli_epi32(t6_x2, 20)), t5);
        MD5_BATCH_COPY(&next[2][0], 8, data[0] + then + 8, data[1] + then + 8);
        /* step 7, F */
        __m256i t7_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t3, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7_x1);
        const __m256i t7_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6, t5), _mm256_andnot_si256(t6, t4)), t7_x1);
        const __m256i t7 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7_x2, 17), _mm256_srli_epi32(t7_x2, 15)), t6);
        MD5_BATCH_COPY(&next[4][0], 8, data[0] + then + 16, data[1] + then + 16);
        /* step 8, F */
        __m256i t8_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t4, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8_x1);
        const __m256i t8_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7, t6), _mm256_andnot_si256(t7, t5)), t8_x1);
        const __m256i t8 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8_x2, 22), _mm256_srli_epi32(t8_x2, 10)), t7);
        /* step 9, F */
        __m256i t9_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t5, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9_x1);
        const __m256i t9_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8, t7), _mm256_andnot_si256(t8, t6)), t9_x1);
        const __m256i t9 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9_x2, 7), _mm256_srli_epi32(t9_x2, 25)), t8);
        MD5_BATCH_COPY(&next[6][0], 8, data[0] + then + 24, data[1] + then + 24);
        /* step 10, F */
        __m256i t10_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t6, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10_x1);
        const __m256i t10_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9, t8), _mm256_andnot_si256(t9, t7)), t10_x1);
        const __m256i t10 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10_x2, 12), _mm256_srli_epi32(t10_x2, 20)), t9);
        /* step 11, F */
        __m256i t11_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t7, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11_x1);
        const __m256i t11_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10, t9), _mm256_andnot_si256(t10, t8)), t11_x1);
        const __m256i t11 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11_x2, 17), _mm256_srli_epi32(t11_x2, 15)), t10);
        MD5_BATCH_COPY(&next[8][0], 8, data[0] + then + 32, data[1] + then + 32);
        /* step 12, F */
        __m256i t12_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t8, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12_x1);
        const __m256i t12_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11, t10), _mm256_andnot_si256(t11, t9)), t12_x1);
        const __m256i t12 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12_x2, 22), _mm256_srli_epi32(t12_x2, 10)), t11);
        MD5_BATCH_COPY(&next[10][0], 8, data[0] + then + 40, data[1] + then + 40);
        /* step 13, F */
        __m256i t13_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t9, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13_x1);
        const __m256i t13_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12, t11), _mm256_andnot_si256(t12, t10)), t13_x1);
        const __m256i t13 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13_x2, 7), _mm256_srli_epi32(t13_x2, 25)), t12);
        /* step 14, F */
        __m256i t14_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t10, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14_x1);
        const __m256i t14_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13, t12), _mm256_andnot_si256(t13, t11)), t14_x1);
        const __m256i t14 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14_x2, 12), _mm256_srli_epi32(t14_x2, 20)), t13);
        MD5_BATCH_COPY(&next[12][0], 8, data[0] + then + 48, data[1] + then + 48);
        /* step 15, F */
        __m256i t15_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t11, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15_x1);
        const __m256i t15_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14, t13), _mm256_andnot_si256(t14, t12)), t15_x1);
        const __m256i t15 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15_x2, 17), _mm256_srli_epi32(t15_x2, 15)), t14);
        MD5_BATCH_COPY(&next[14][0], 8, data[0] + then + 56, data[1] + then + 56);
        /* step 16, F */
        __m256i t16_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t12, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16_x1);
        const __m256i t16_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15, t14), _mm256_andnot_si256(t15, t13)), t16_x1);
        const __m256i t16 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16_x2, 22), _mm256_srli_epi32(t16_x2, 10)), t15);
        /* step 17, G */
        __m256i t17_x1 = _mm256_add_epi32(t13, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17_x1);
        __m256i t17_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_and_si256(t15, _mm256_xor_si256(t14, _mm256_set1_epi32(-1))),
                t17_x1));
        MD5_BATCH_KEEP("x", t17_x2);
        const __m256i t17_x3 = _mm256_add_epi32(_mm256_and_si256(t16, t14), t17_x2);
        const __m256i t17 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17_x3, 5), _mm256_srli_epi32(t17_x3, 27)), t16);
        MD5_BATCH_FETCH(data[2] + then, 128);
        /* step 18, G */
        __m256i t18_x1 = _mm256_add_epi32(t14, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18_x1);
        __m256i t18_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16, _mm256_xor_si256(t15, _mm256_set1_epi32(-1))),
                t18_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        MD5_BATCH_KEEP("x", t18_x2);
        const __m256i t18_x3 = _mm256_add_epi32(_mm256_and_si256(t17, t15), t18_x2);
        const __m256i t18 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18_x3, 9), _mm256_srli_epi32(t18_x3, 23)), t17);
        /* step 19, G */
        __m256i t19_x1 = _mm256_add_epi32(t15, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19_x1);
        __m256i t19_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t16, t17), t19_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        MD5_BATCH_KEEP("x", t19_x2);
        const __m256i t19_x3 = _mm256_add_epi32(_mm256_and_si256(t18, t16), t19_x2);
        const __m256i t19 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19_x3, 14), _mm256_srli_epi32(t19_x3, 18)), t18);
        MD5_BATCH_FETCH(data[3] + then, 128);
        /* step 20, G */
        __m256i t20_x1 = _mm256_add_epi32(t16, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20_x1);
        __m256i t20_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t17, t18), t20_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        MD5_BATCH_KEEP("x", t20_x2);
        const __m256i t20_x3 = _mm256_add_epi32(_mm256_and_si256(t19, t17), t20_x2);
        const __m256i t20 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20_x3, 20), _mm256_srli_epi32(t20_x3, 12)), t19);
        MD5_BATCH_COPY(&next[0][2], 8, data[2] + then + 0, data[3] + then + 0);
        /* step 21, G */
        __m256i t21_x1 = _mm256_add_epi32(t17, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21_x1);
        __m256i t21_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t18, t19), t21_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        MD5_BATCH_KEEP("x", t21_x2);
        const __m256i t21_x3 = _mm256_add_epi32(_mm256_and_si256(t20, t18), t21_x2);
        const __m256i t21 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21_x3, 5), _mm256_srli_epi32(t21_x3, 27)), t20);
        /* step 22, G */
        __m256i t22_x1 = _mm256_add_epi32(t18, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22_x1);
        __m256i t22_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t19, t20), t22_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        MD5_BATCH_KEEP("x", t22_x2);
        const __m256i t22_x3 = _mm256_add_epi32(_mm256_and_si256(t21, t19), t22_x2);
        const __m256i t22 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22_x3, 9), _mm256_srli_epi32(t22_x3, 23)), t21);
        MD5_BATCH_COPY(&next[2][2], 8, data[2] + then + 8, data[3] + then + 8);
        /* step 23, G */
        __m256i t23_x1 = _mm256_add_epi32(t19, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23_x1);
        __m256i t23_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t20, t21), t23_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        MD5_BATCH_KEEP("x", t23_x2);
        const __m256i t23_x3 = _mm256_add_epi32(_mm256_and_si256(t22, t20), t23_x2);
        const __m256i t23 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23_x3, 14), _mm256_srli_epi32(t23_x3, 18)), t22);
        MD5_BATCH_COPY(&next[4][2], 8, data[2] + then + 16, data[3] + then + 16);
        /* step 24, G */
        __m256i t24_x1 = _mm256_add_epi32(t20, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24_x1);
        __m256i t24_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t21, t22), t24_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        MD5_BATCH_KEEP("x", t24_x2);
        const __m256i t24_x3 = _mm256_add_epi32(_mm256_and_si256(t23, t21), t24_x2);
        const __m256i t24 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24_x3, 20), _mm256_srli_epi32(t24_x3, 12)), t23);
        /* step 25, G */
        __m256i t25_x1 = _mm256_add_epi32(t21, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25_x1);
        __m256i t25_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t22, t23), t25_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        MD5_BATCH_KEEP("x", t25_x2);
        const __m256i t25_x3 = _mm256_add_epi32(_mm256_and_si256(t24, t22), t25_x2);
        const __m256i t25 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25_x3, 5), _mm256_srli_epi32(t25_x3, 27)), t24);
        MD5_BATCH_COPY(&next[6][2], 8, data[2] + then + 24, data[3] + then + 24);
        /* step 26, G */
        __m256i t26_x1 = _mm256_add_epi32(t22, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26_x1);
        __m256i t26_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t23, t24), t26_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        MD5_BATCH_KEEP("x", t26_x2);
        const __m256i t26_x3 = _mm256_add_epi32(_mm256_and_si256(t25, t23), t26_x2);
        const __m256i t26 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26_x3, 9), _mm256_srli_epi32(t26_x3, 23)), t25);
        /* step 27, G */
        __m256i t27_x1 = _mm256_add_epi32(t23, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27_x1);
        __m256i t27_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t24, t25), t27_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        MD5_BATCH_KEEP("x", t27_x2);
        const __m256i t27_x3 = _mm256_add_epi32(_mm256_and_si256(t26, t24), t27_x2);
        const __m256i t27 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27_x3, 14), _mm256_srli_epi32(t27_x3, 18)), t26);
        MD5_BATCH_COPY(&next[8][2], 8, data[2] + then + 32, data[3] + then + 32);
        /* step 28, G */
        __m256i t28_x1 = _mm256_add_epi32(t24, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28_x1);
        __m256i t28_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t25, t26), t28_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        MD5_BATCH_KEEP("x", t28_x2);
        const __m256i t28_x3 = _mm256_add_epi32(_mm256_and_si256(t27, t25), t28_x2);
        const __m256i t28 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28_x3, 20), _mm256_srli_epi32(t28_x3, 12)), t27);
        MD5_BATCH_COPY(&next[10][2], 8, data[2] + then + 40, data[3] + then + 40);
        /* step 29, G */
        __m256i t29_x1 = _mm256_add_epi32(t25, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29_x1);
        __m256i t29_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t26, t27), t29_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        MD5_BATCH_KEEP("x", t29_x2);
        const __m256i t29_x3 = _mm256_add_epi32(_mm256_and_si256(t28, t26), t29_x2);
        const __m256i t29 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29_x3, 5), _mm256_srli_epi32(t29_x3, 27)), t28);
        /* step 30, G */
        __m256i t30_x1 = _mm256_add_epi32(t26, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30_x1);
        __m256i t30_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t27, t28), t30_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        MD5_BATCH_KEEP("x", t30_x2);
        const __m256i t30_x3 = _mm256_add_epi32(_mm256_and_si256(t29, t27), t30_x2);
        const __m256i t30 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30_x3, 9), _mm256_srli_epi32(t30_x3, 23)), t29);
        MD5_BATCH_COPY(&next[12][2], 8, data[2] + then + 48, data[3] + then + 48);
        /* step 31, G */
        __m256i t31_x1 = _mm256_add_epi32(t27, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31_x1);
        __m256i t31_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t28, t29), t31_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        MD5_BATCH_KEEP("x", t31_x2);
        const __m256i t31_x3 = _mm256_add_epi32(_mm256_and_si256(t30, t28), t31_x2);
        const __m256i t31 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31_x3, 14), _mm256_srli_epi32(t31_x3, 18)), t30);
        MD5_BATCH_COPY(&next[14][2], 8, data[2] + then + 56, data[3] + then + 56);
        /* step 32, G */
        __m256i t32_x1 = _mm256_add_epi32(t28, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32_x1);
        __m256i t32_x2 = _mm256_add_epi32(_mm256_add_epi32(_mm256_andnot_si256(t29, t30), t32_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        MD5_BATCH_KEEP("x", t32_x2);
        const __m256i t32_x3 = _mm256_add_epi32(_mm256_and_si256(t31, t29), t32_x2);
        const __m256i t32 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32_x3, 20), _mm256_srli_epi32(t32_x3, 12)), t31);
        /* step 33, H */
        __m256i t33_x1 = _mm256_xor_si256(t30, t31);
        MD5_BATCH_KEEP("x", t33_x1);
        __m256i t33_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t29, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33_x2);
        const __m256i t33_x3 = _mm256_add_epi32(_mm256_xor_si256(t32, t33_x1), t33_x2);
        const __m256i t33 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33_x3, 4), _mm256_srli_epi32(t33_x3, 28)), t32);
        MD5_BATCH_FETCH(data[4] + then, 128);
        /* step 34, H */
        __m256i t34_x1 = _mm256_xor_si256(t31, t32);
        MD5_BATCH_KEEP("x", t34_x1);
        __m256i t34_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t30, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34_x2);
        const __m256i t34_x3 = _mm256_add_epi32(_mm256_xor_si256(t33, t34_x1), t34_x2);
        const __m256i t34 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34_x3, 11), _mm256_srli_epi32(t34_x3, 21)), t33);
        /* step 35, H */
        __m256i t35_x1 = _mm256_xor_si256(t32, t33);
        MD5_BATCH_KEEP("x", t35_x1);
        __m256i t35_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t31, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35_x2);
        const __m256i t35 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34, t35_x1), t35_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34);
        MD5_BATCH_FETCH(data[5] + then, 128);
        /* step 36, H */
        __m256i t36_x1 = _mm256_xor_si256(t33, t34);
        MD5_BATCH_KEEP("x", t36_x1);
        __m256i t36_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t32, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36_x2);
        const __m256i t36_x3 = _mm256_add_epi32(_mm256_xor_si256(t35, t36_x1), t36_x2);
        const __m256i t36 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36_x3, 23), _mm256_srli_epi32(t36_x3, 9)), t35);
        MD5_BATCH_COPY(&next[0][4], 8, data[4] + then + 0, data[5] + then + 0);
        /* step 37, H */
        __m256i t37_x1 = _mm256_xor_si256(t34, t35);
        MD5_BATCH_KEEP("x", t37_x1);
        __m256i t37_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t33, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37_x2);
        const __m256i t37_x3 = _mm256_add_epi32(_mm256_xor_si256(t36, t37_x1), t37_x2);
        const __m256i t37 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37_x3, 4), _mm256_srli_epi32(t37_x3, 28)), t36);
        /* step 38, H */
        __m256i t38_x1 = _mm256_xor_si256(t35, t36);
        MD5_BATCH_KEEP("x", t38_x1);
        __m256i t38_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t34, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38_x2);
        const __m256i t38_x3 = _mm256_add_epi32(_mm256_xor_si256(t37, t38_x1), t38_x2);
        const __m256i t38 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38_x3, 11), _mm256_srli_epi32(t38_x3, 21)), t37);
        MD5_BATCH_COPY(&next[2][4], 8, data[4] + then + 8, data[5] + then + 8);
        /* step 39, H */
        __m256i t39_x1 = _mm256_xor_si256(t36, t37);
        MD5_BATCH_KEEP("x", t39_x1);
        __m256i t39_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t35, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39_x2);
        const __m256i t39 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38, t39_x1), t39_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38);
        MD5_BATCH_COPY(&next[4][4], 8, data[4] + then + 16, data[5] + then + 16);
        /* step 40, H */
        __m256i t40_x1 = _mm256_xor_si256(t37, t38);
        MD5_BATCH_KEEP("x", t40_x1);
        __m256i t40_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t36, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40_x2);
        const __m256i t40_x3 = _mm256_add_epi32(_mm256_xor_si256(t39, t40_x1), t40_x2);
        const __m256i t40 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40_x3, 23), _mm256_srli_epi32(t40_x3, 9)), t39);
        /* step 41, H */
        __m256i t41_x1 = _mm256_xor_si256(t38, t39);
        MD5_BATCH_KEEP("x", t41_x1);
        __m256i t41_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t37, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41_x2);
        const __m256i t41_x3 = _mm256_add_epi32(_mm256_xor_si256(t40, t41_x1), t41_x2);
        const __m256i t41 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41_x3, 4), _mm256_srli_epi32(t41_x3, 28)), t40);
        MD5_BATCH_COPY(&next[6][4], 8, data[4] + then + 24, data[5] + then + 24);
        /* step 42, H */
        __m256i t42_x1 = _mm256_xor_si256(t39, t40);
        MD5_BATCH_KEEP("x", t42_x1);
        __m256i t42_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t38, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42_x2);
        const __m256i t42_x3 = _mm256_add_epi32(_mm256_xor_si256(t41, t42_x1), t42_x2);
        const __m256i t42 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42_x3, 11), _mm256_srli_epi32(t42_x3, 21)), t41);
        /* step 43, H */
        __m256i t43_x1 = _mm256_xor_si256(t40, t41);
        MD5_BATCH_KEEP("x", t43_x1);
        __m256i t43_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t39, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43_x2);
        const __m256i t43 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42, t43_x1), t43_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42);
        MD5_BATCH_COPY(&next[8][4], 8, data[4] + then + 32, data[5] + then + 32);
        /* step 44, H */
        __m256i t44_x1 = _mm256_xor_si256(t41, t42);
        MD5_BATCH_KEEP("x", t44_x1);
        __m256i t44_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t40, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44_x2);
        const __m256i t44_x3 = _mm256_add_epi32(_mm256_xor_si256(t43, t44_x1), t44_x2);
        const __m256i t44 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44_x3, 23), _mm256_srli_epi32(t44_x3, 9)), t43);
        MD5_BATCH_COPY(&next[10][4], 8, data[4] + then + 40, data[5] + then + 40);
        /* step 45, H */
        __m256i t45_x1 = _mm256_xor_si256(t42, t43);
        MD5_BATCH_KEEP("x", t45_x1);
        __m256i t45_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t41, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45_x2);
        const __m256i t45_x3 = _mm256_add_epi32(_mm256_xor_si256(t44, t45_x1), t45_x2);
        const __m256i t45 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45_x3, 4), _mm256_srli_epi32(t45_x3, 28)), t44);
        /* step 46, H */
        __m256i t46_x1 = _mm256_xor_si256(t43, t44);
        MD5_BATCH_KEEP("x", t46_x1);
        __m256i t46_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t42, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46_x2);
        const __m256i t46_x3 = _mm256_add_epi32(_mm256_xor_si256(t45, t46_x1), t46_x2);
        const __m256i t46 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46_x3, 11), _mm256_srli_epi32(t46_x3, 21)), t45);
        MD5_BATCH_COPY(&next[12][4], 8, data[4] + then + 48, data[5] + then + 48);
        /* step 47, H */
        __m256i t47_x1 = _mm256_xor_si256(t44, t45);
        MD5_BATCH_KEEP("x", t47_x1);
        __m256i t47_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t43, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47_x2);
        const __m256i t47 = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46, t47_x1), t47_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46);
        MD5_BATCH_COPY(&next[14][4], 8, data[4] + then + 56, data[5] + then + 56);
        /* step 48, H */
        __m256i t48_x1 = _mm256_xor_si256(t45, t46);
        MD5_BATCH_KEEP("x", t48_x1);
        __m256i t48_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t44, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48_x2);
        const __m256i t48_x3 = _mm256_add_epi32(_mm256_xor_si256(t47, t48_x1), t48_x2);
        const __m256i t48 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48_x3, 23), _mm256_srli_epi32(t48_x3, 9)), t47);
        /* step 49, I */
        __m256i t49_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t45, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49_x1);
        const __m256i t49_x2 =
            _mm256_sub_epi32(t49_x1, _mm256_xor_si256(_mm256_andnot_si256(t48, t46), t47));
        const __m256i t49 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49_x2, 6), _mm256_srli_epi32(t49_x2, 26)), t48);
        MD5_BATCH_FETCH(data[6] + then, 128);
        /* step 50, I */
        __m256i t50_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t46, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50_x1);
        const __m256i t50_x2 =
            _mm256_sub_epi32(t50_x1, _mm256_xor_si256(_mm256_andnot_si256(t49, t47), t48));
        const __m256i t50 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50_x2, 10), _mm256_srli_epi32(t50_x2, 22)), t49);
        /* step 51, I */
        __m256i t51_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t47, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51_x1);
        const __m256i t51_x2 =
            _mm256_sub_epi32(t51_x1, _mm256_xor_si256(_mm256_andnot_si256(t50, t48), t49));
        const __m256i t51 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51_x2, 15), _mm256_srli_epi32(t51_x2, 17)), t50);
        MD5_BATCH_FETCH(data[7] + then, 128);
        /* step 52, I */
        __m256i t52_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t48, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52_x1);
        const __m256i t52_x2 =
            _mm256_sub_epi32(t52_x1, _mm256_xor_si256(_mm256_andnot_si256(t51, t49), t50));
        const __m256i t52 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52_x2, 21), _mm256_srli_epi32(t52_x2, 11)), t51);
        MD5_BATCH_COPY(&next[0][6], 8, data[6] + then + 0, data[7] + then + 0);
        /* step 53, I */
        __m256i t53_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t49, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53_x1);
        const __m256i t53_x2 =
            _mm256_sub_epi32(t53_x1, _mm256_xor_si256(_mm256_andnot_si256(t52, t50), t51));
        const __m256i t53 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53_x2, 6), _mm256_srli_epi32(t53_x2, 26)), t52);
        /* step 54, I */
        __m256i t54_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t50, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54_x1);
        const __m256i t54_x2 =
            _mm256_sub_epi32(t54_x1, _mm256_xor_si256(_mm256_andnot_si256(t53, t51), t52));
        const __m256i t54 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54_x2, 10), _mm256_srli_epi32(t54_x2, 22)), t53);
        MD5_BATCH_COPY(&next[2][6], 8, data[6] + then + 8, data[7] + then + 8);
        /* step 55, I */
        __m256i t55_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t51, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55_x1);
        const __m256i t55_x2 =
            _mm256_sub_epi32(t55_x1, _mm256_xor_si256(_mm256_andnot_si256(t54, t52), t53));
        const __m256i t55 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55_x2, 15), _mm256_srli_epi32(t55_x2, 17)), t54);
        MD5_BATCH_COPY(&next[4][6], 8, data[6] + then + 16, data[7] + then + 16);
        /* step 56, I */
        __m256i t56_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t52, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56_x1);
        const __m256i t56_x2 =
            _mm256_sub_epi32(t56_x1, _mm256_xor_si256(_mm256_andnot_si256(t55, t53), t54));
        const __m256i t56 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56_x2, 21), _mm256_srli_epi32(t56_x2, 11)), t55);
        /* step 57, I */
        __m256i t57_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t53, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57_x1);
        const __m256i t57_x2 =
            _mm256_sub_epi32(t57_x1, _mm256_xor_si256(_mm256_andnot_si256(t56, t54), t55));
        const __m256i t57 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57_x2, 6), _mm256_srli_epi32(t57_x2, 26)), t56);
        MD5_BATCH_COPY(&next[6][6], 8, data[6] + then + 24, data[7] + then + 24);
        /* step 58, I */
        __m256i t58_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t54, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58_x1);
        const __m256i t58_x2 =
            _mm256_sub_epi32(t58_x1, _mm256_xor_si256(_mm256_andnot_si256(t57, t55), t56));
        const __m256i t58 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58_x2, 10), _mm256_srli_epi32(t58_x2, 22)), t57);
        /* step 59, I */
        __m256i t59_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t55, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59_x1);
        const __m256i t59_x2 =
            _mm256_sub_epi32(t59_x1, _mm256_xor_si256(_mm256_andnot_si256(t58, t56), t57));
        const __m256i t59 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59_x2, 15), _mm256_srli_epi32(t59_x2, 17)), t58);
        MD5_BATCH_COPY(&next[8][6], 8, data[6] + then + 32, data[7] + then + 32);
        /* step 60, I */
        __m256i t60_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t56, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60_x1);
        const __m256i t60_x2 =
            _mm256_sub_epi32(t60_x1, _mm256_xor_si256(_mm256_andnot_si256(t59, t57), t58));
        const __m256i t60 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60_x2, 21), _mm256_srli_epi32(t60_x2, 11)), t59);
        MD5_BATCH_COPY(&next[10][6], 8, data[6] + then + 40, data[7] + then + 40);
        /* step 61, I */
        __m256i t61_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t57, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61_x1);
        const __m256i t61_x2 =
            _mm256_sub_epi32(t61_x1, _mm256_xor_si256(_mm256_andnot_si256(t60, t58), t59));
        const __m256i t61 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61_x2, 6), _mm256_srli_epi32(t61_x2, 26)), t60);
        /* step 62, I */
        __m256i t62_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t58, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62_x1);
        const __m256i t62_x2 =
            _mm256_sub_epi32(t62_x1, _mm256_xor_si256(_mm256_andnot_si256(t61, t59), t60));
        const __m256i t62 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62_x2, 10), _mm256_srli_epi32(t62_x2, 22)), t61);
        MD5_BATCH_COPY(&next[12][6], 8, data[6] + then + 48, data[7] + then + 48);
        /* step 63, I */
        __m256i t63_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t59, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63_x1);
        const __m256i t63_x2 =
            _mm256_sub_epi32(t63_x1, _mm256_xor_si256(_mm256_andnot_si256(t62, t60), t61));
        const __m256i t63 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63_x2, 15), _mm256_srli_epi32(t63_x2, 17)), t62);
        MD5_BATCH_COPY(&next[14][6], 8, data[6] + then + 56, data[7] + then + 56);
        /* step 64, I */
        __m256i t64_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t60, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64_x1);
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

enum {
    MD5_BATCH_LANES = 24, /* messages side by side */
    /* their streams; once the remaining messages fit into one stream, they continue in it */
    MD5_BATCH_STREAMS = 3,
    MD5_BATCH_WINDOW = 1024, /* messages that are sorted together */
    MD5_BATCH_EXACT = 64, /* each number of blocks below this has its own rank */
    MD5_BATCH_RANKS = 512,
    MD5_BATCH_FEW = 1 /* at most this number of messages are faster one by one */
};

/*
 * What a call processes: whole messages, the rest of messages after whole blocks, or pieces or ends
 * of messages in contexts.
 */
enum { MD5_BATCH_WHOLE, MD5_BATCH_RESTS, MD5_BATCH_PIECES, MD5_BATCH_ENDS };

/* How the arguments specify messages and pieces. */
enum { MD5_BATCH_POINTERS, MD5_BATCH_ROWS, MD5_BATCH_OFFSETS32, MD5_BATCH_OFFSETS64 };

/* The arguments of a call. */
typedef struct {
    md5_ctx *const *ctx; /* for pieces and ends */
    const uint8_t *const *data; /* for whole messages and pieces, by pointers */
    const size_t *len; /* their lengths */
    const uint8_t *rows;
    size_t stride;
    size_t row_bytes;
    const uint8_t *base;
    const uint32_t *offsets32;
    const uint64_t *offsets64;
    const uint32_t *state; /* the states from which rests of messages continue */
    const uint64_t *count; /* the bytes already hashed */
    size_t each; /* 1 if each message has its own state and count, 0 if all share one */
    uint8_t (*digest)[16]; /* for whole messages and ends */
} md5_batch_messages;

#define MD5_BATCH_NONE ((size_t)-1) /* no message */

/* Messages in progress. A lane without a message repeats any blocks. */
typedef struct {
    uint32_t state[4][24] MD5_BATCH_ALIGNED;
    const uint8_t *data[24]; /* the next blocks of each lane */
    size_t nblocks[24]; /* their number */
    const uint8_t *then[24]; /* the blocks after these */
    size_t nthen[24]; /* their number */
    size_t message[24]; /* the index of the message, or MD5_BATCH_NONE */
    size_t first; /* the messages before the sorted ones */
    size_t known; /* the sorted ones */
    size_t begun; /* those of them that were started */
    size_t busy; /* the lanes with messages */
    size_t end; /* lanes from here on have none */
    uint8_t joined[24][128]; /* copies of blocks whose data are not contiguous, or padded */
    uint16_t order[1024]; /* the indices of the sorted messages, behind the first one */
    uint16_t ranks[1024];
} md5_batch_work;

static const uint32_t MD5_BATCH_IV[4] = {
    0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u,
};

/* Returns the address of message i, or of its piece. */
MD5_BATCH_INLINE const uint8_t *md5_batch_data_of(int form, const md5_batch_messages *m, size_t i)
{
    switch (form) {
    case MD5_BATCH_ROWS:
        return m->rows != NULL ? m->rows + m->stride * i : NULL;
    case MD5_BATCH_OFFSETS32:
        return m->base != NULL ? m->base + m->offsets32[i] : NULL;
    case MD5_BATCH_OFFSETS64:
        return m->base != NULL ? m->base + m->offsets64[i] : NULL;
    default:
        return m->data[i];
    }
}

/* Returns its length in bytes. */
MD5_BATCH_INLINE size_t md5_batch_length_of(int form, const md5_batch_messages *m, size_t i)
{
    switch (form) {
    case MD5_BATCH_ROWS:
        return m->row_bytes;
    case MD5_BATCH_OFFSETS32:
        return (size_t)(m->offsets32[i + 1] - m->offsets32[i]);
    case MD5_BATCH_OFFSETS64:
        return (size_t)(m->offsets64[i + 1] - m->offsets64[i]);
    default:
        return m->len[i];
    }
}

/*
 * Returns the number of blocks that are complete after this call, including padding at the end of a
 * message.
 */
MD5_BATCH_INLINE size_t md5_batch_count_blocks(int kind, int form, const md5_batch_messages *m,
    size_t i)
{
    const size_t used = kind >= MD5_BATCH_PIECES ? (size_t)(m->ctx[i]->length % 64) : 0;
    const size_t len = kind != MD5_BATCH_ENDS ? md5_batch_length_of(form, m, i) : 0,
        end = kind != MD5_BATCH_PIECES ? 72 : 0;

    return len / 64 + (used + len % 64 + end) / 64;
}

/*
 * Returns the rank of a message by its number of blocks. Large numbers with the same leading bits
 * share a rank.
 */
static size_t md5_batch_rank(size_t nblocks)
{
    size_t above = 0;

    for (; nblocks >= MD5_BATCH_EXACT && above < MD5_BATCH_RANKS - MD5_BATCH_EXACT;
        above += MD5_BATCH_EXACT / 2)
        nblocks /= 2;
    if (nblocks >= MD5_BATCH_EXACT)
        nblocks = MD5_BATCH_EXACT - 1;
    return above + nblocks;
}

/*
 * Sorts the indices of count messages by rank, the largest first, so that messages side by side end
 * together.
 */
MD5_BATCH_OUTLINED void md5_batch_sort(uint16_t *order, const uint16_t *ranks, size_t count)
{
    uint16_t place[MD5_BATCH_RANKS] = {0};
    size_t before = 0;

    MD5_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < count; i++)
        place[ranks[i] % MD5_BATCH_RANKS]++;
    MD5_BATCH_ONE_BY_ONE
    for (size_t i = MD5_BATCH_RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)before;
        before += equal;
    }
    MD5_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < count; i++)
        order[place[ranks[i] % MD5_BATCH_RANKS]++] = (uint16_t)i;
}

/* Sorts the next messages, unless all start at once, or are in order already. */
MD5_BATCH_INLINE void md5_batch_sort_next(int kind, int form, md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    const size_t first = w->first + w->known;
    size_t known = n - first;

    if (known > MD5_BATCH_WINDOW)
        known = MD5_BATCH_WINDOW;
    w->first = first;
    w->known = known;
    w->begun = 0;
    if (known > MD5_BATCH_LANES) {
        size_t last = MD5_BATCH_RANKS, rises = 0;

        MD5_BATCH_ONE_BY_ONE
        for (size_t i = 0; i < known; i++) {
            const size_t next = md5_batch_rank(md5_batch_count_blocks(kind, form, m, first + i));

            w->ranks[i] = (uint16_t)next;
            rises |= next > last;
            last = next;
        }
        if (rises != 0) {
            md5_batch_sort(w->order, w->ranks, known);
            return;
        }
    }
    MD5_BATCH_ONE_BY_ONE
    for (size_t i = 0; i < known; i++)
        w->order[i] = (uint16_t)i;
}

/* Prefetches the first blocks of message i, and the context. */
MD5_BATCH_INLINE void md5_batch_fetch(int kind, int form, const md5_batch_messages *m, size_t i)
{
    const uint8_t *const data = kind != MD5_BATCH_ENDS ? md5_batch_data_of(form, m, i) : NULL;
    const size_t len = kind != MD5_BATCH_ENDS ? md5_batch_length_of(form, m, i) : 0;

    if (kind >= MD5_BATCH_PIECES) {
        MD5_BATCH_FETCH(m->ctx[i], 0);
        MD5_BATCH_FETCH(m->ctx[i], sizeof *m->ctx[i] - 1);
    }
    if (kind != MD5_BATCH_ENDS) {
        MD5_BATCH_FETCH(data, 0);
        if (len > 64) {
            MD5_BATCH_FETCH(data, 64);
            MD5_BATCH_FETCH(data, len < 128 ? len : 128);
            MD5_BATCH_FETCH(data, len < 192 ? len : 192);
            MD5_BATCH_FETCH(data, len - len % 64);
        }
        MD5_BATCH_FETCH(data, len);
    }
}

/* Copies 1 to 63 bytes, in pieces that may overlap. */
MD5_BATCH_INLINE void md5_batch_copy(uint8_t *to, const uint8_t *from, size_t len)
{
    if (len >= 32) {
        memcpy(to, from, 16);
        memcpy(to + 16, from + 16, 16);
        memcpy(to + len - 32, from + len - 32, 16);
        memcpy(to + len - 16, from + len - 16, 16);
    } else if (len >= 16) {
        memcpy(to, from, 16);
        memcpy(to + len - 16, from + len - 16, 16);
    } else if (len >= 8) {
        memcpy(to, from, 8);
        memcpy(to + len - 8, from + len - 8, 8);
    } else if (len >= 4) {
        memcpy(to, from, 4);
        memcpy(to + len - 4, from + len - 4, 4);
    } else if (len >= 2) {
        memcpy(to, from, 2);
        memcpy(to + len - 2, from + len - 2, 2);
    } else {
        to[0] = from[0];
    }
}

/*
 * Writes the padding of a message of length bytes, after its last len % 64 bytes, and returns the
 * number of these blocks.
 */
MD5_BATCH_OUTLINED size_t md5_batch_pad(uint8_t end[128], const uint8_t *data, size_t len,
    uint64_t length)
{
    const size_t rest = len % 64, size = rest < 56 ? 64 : 128;
    const uint64_t bits = length * 8;
    uint8_t last[8];

    md5_batch_store32(last, (uint32_t)bits);
    md5_batch_store32(last + 4, (uint32_t)(bits >> 32));
    memset(end, 0, 16);
    memset(end + 16, 0, 16);
    memset(end + 32, 0, 16);
    memset(end + 48, 0, 16);
    memset(end + 64, 0, 16);
    memset(end + 80, 0, 16);
    memset(end + 96, 0, 16);
    memset(end + 112, 0, 16);
    if (rest != 0)
        md5_batch_copy(end, data + (len - rest), rest);
    end[rest] = 0x80;
    memcpy(end + size - sizeof last, last, sizeof last);
    return size / 64;
}

/* Pads and clears the end of a message in a context, and returns the number of its last blocks. */
MD5_BATCH_OUTLINED size_t md5_batch_end_context(uint8_t end[128], md5_ctx *ctx)
{
    const size_t count = md5_batch_pad(end, ctx->buffer, (size_t)(ctx->length % 64), ctx->length);

    md5_batch_wipe(ctx, sizeof *ctx);
    return count;
}

/*
 * Appends a piece to a context, except for its whole blocks, and joins the block that its first
 * bytes complete, if there is one. Returns the number of these bytes, or MD5_BATCH_NONE if the
 * piece completes no block.
 */
MD5_BATCH_OUTLINED size_t md5_batch_append(uint8_t block[64], md5_ctx *ctx, const uint8_t *data,
    size_t len)
{
    const size_t used = (size_t)(ctx->length % 64), room = used != 0 ? 64 - used : 0;

    if (len == 0)
        return MD5_BATCH_NONE;
    ctx->length += len;
    if (used + len < 64) {
        memcpy(ctx->buffer + used, data, len);
        return MD5_BATCH_NONE;
    }
    if (used != 0) {
        memcpy(block, ctx->buffer, used);
        memcpy(block + used, data, room);
    }
    memcpy(ctx->buffer, data + (len - (used + len) % 64), (used + len) % 64);
    return room;
}

/* Starts the next message in a lane. A piece that completes no block leaves the lane free. */
MD5_BATCH_INLINE void md5_batch_start(int kind, int form, md5_batch_work *w, size_t j,
    const md5_batch_messages *m)
{
    const size_t i = w->first + w->order[w->begun++];
    const uint32_t *state;

    if (kind == MD5_BATCH_PIECES) {
        const uint8_t *const data = md5_batch_data_of(form, m, i);
        const size_t len = md5_batch_length_of(form, m, i),
            room = md5_batch_append(w->joined[j], m->ctx[i], data, len);

        if (room == MD5_BATCH_NONE)
            return;
        w->data[j] = w->joined[j];
        w->nblocks[j] = room != 0;
        w->then[j] = data + room;
        w->nthen[j] = (len - room) / 64;
        state = m->ctx[i]->state;
    } else if (kind != MD5_BATCH_ENDS) {
        const uint8_t *const data = md5_batch_data_of(form, m, i);
        const size_t len = md5_batch_length_of(form, m, i), whole = len / 64;
        const size_t last = md5_batch_pad(w->joined[j], data, len,
            len + (kind == MD5_BATCH_RESTS ? m->count[m->each * i] : 0));

        w->data[j] = whole != 0 ? data : w->joined[j];
        w->nblocks[j] = whole != 0 ? whole : last;
        w->then[j] = w->joined[j];
        w->nthen[j] = whole != 0 ? last : 0;
        state = kind == MD5_BATCH_RESTS ? m->state + 4 * m->each * i : MD5_BATCH_IV;
    } else {
        state = m->ctx[i]->state;
    }
    w->state[0][j] = state[0];
    w->state[1][j] = state[1];
    w->state[2][j] = state[2];
    w->state[3][j] = state[3];
    if (kind == MD5_BATCH_ENDS) {
        w->data[j] = w->joined[j];
        w->nblocks[j] = md5_batch_end_context(w->joined[j], m->ctx[i]);
    }
    w->message[j] = i;
}

/*
 * Writes the result of a message, its digest or the state of its context. The words of the state
 * are stride words apart.
 */
MD5_BATCH_INLINE void md5_batch_put(int kind, const md5_batch_messages *m, size_t i,
    const uint32_t *state, size_t stride)
{
    if (kind != MD5_BATCH_PIECES) {
        uint8_t *const digest = m->digest[i];

        md5_batch_store32(digest + 0, state[0 * stride]);
        md5_batch_store32(digest + 4, state[1 * stride]);
        md5_batch_store32(digest + 8, state[2 * stride]);
        md5_batch_store32(digest + 12, state[3 * stride]);
    } else {
        uint32_t *const to = m->ctx[i]->state;

        to[0] = state[0 * stride];
        to[1] = state[1 * stride];
        to[2] = state[2 * stride];
        to[3] = state[3 * stride];
    }
}

/*
 * Moves a message from another stream into a free lane of the first one. Returns 1, or 0 if there
 * is none. No message starts afterwards, so its joined blocks need not move.
 */
MD5_BATCH_OUTLINED int md5_batch_take_over(md5_batch_work *w, size_t j)
{
    size_t from = MD5_BATCH_LANES;

    while (from != MD5_BATCH_LANES / MD5_BATCH_STREAMS && w->message[from - 1] == MD5_BATCH_NONE)
        from--;
    if (from-- == MD5_BATCH_LANES / MD5_BATCH_STREAMS)
        return 0;
    w->state[0][j] = w->state[0][from];
    w->state[1][j] = w->state[1][from];
    w->state[2][j] = w->state[2][from];
    w->state[3][j] = w->state[3][from];
    w->data[j] = w->data[from];
    w->nblocks[j] = w->nblocks[from];
    w->then[j] = w->then[from];
    w->nthen[j] = w->nthen[from];
    w->message[j] = w->message[from];
    w->message[from] = MD5_BATCH_NONE;
    return 1;
}

/* Have all messages been started? */
MD5_BATCH_INLINE int md5_batch_have_started(const md5_batch_work *w, size_t n)
{
    return w->begun == w->known && w->first + w->known == n;
}

/* Lets a lane without a message repeat any blocks. */
MD5_BATCH_INLINE void md5_batch_idle(md5_batch_work *w, size_t j)
{
    w->data[j] = w->joined[0];
    w->nblocks[j] = 2 * MD5_BATCH_LANES;
}

/*
 * Continues a lane without blocks: with the other blocks of its message, or after the message's
 * result with another message. The lane has no blocks afterwards if that is a piece which completes
 * no block.
 */
MD5_BATCH_INLINE void md5_batch_continue_lane(int kind, int form, md5_batch_work *w,
    const md5_batch_messages *m, size_t n, size_t j,
    void (*next)(md5_batch_work *, const md5_batch_messages *, size_t))
{
    if (w->nthen[j] != 0) {
        w->data[j] = w->then[j];
        w->nblocks[j] = w->nthen[j];
        w->nthen[j] = 0;
        return;
    }
    if (w->message[j] != MD5_BATCH_NONE) {
        md5_batch_put(kind, m, w->message[j], &w->state[0][j], MD5_BATCH_LANES);
        w->message[j] = MD5_BATCH_NONE;
    }
    if (w->begun == w->known && w->first + w->known != n)
        next(w, m, n);
    if (w->begun != w->known) {
        const size_t later = w->begun + MD5_BATCH_LANES;

        if (later < w->known)
            md5_batch_fetch(kind, form, m, w->first + w->order[later]);
        md5_batch_start(kind, form, w, j, m);
    } else if (w->end <= MD5_BATCH_LANES / MD5_BATCH_STREAMS
        || j >= MD5_BATCH_LANES / MD5_BATCH_STREAMS || !md5_batch_take_over(w, j)) {
        md5_batch_idle(w, j);
    }
}

/* Continues all lanes without blocks. */
MD5_BATCH_INLINE void md5_batch_continue_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n,
    void (*lane)(md5_batch_work *, const md5_batch_messages *, size_t, size_t))
{
    MD5_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
        MD5_BATCH_KEEP("r", j);
        while (w->nblocks[j] == 0)
            if (w->message[j] == MD5_BATCH_NONE && md5_batch_have_started(w, n)
                && (w->end <= MD5_BATCH_LANES / MD5_BATCH_STREAMS
                    || j >= MD5_BATCH_LANES / MD5_BATCH_STREAMS))
                md5_batch_idle(w, j);
            else
                lane(w, m, n, j);
    }
}

/* Returns the least number of blocks of all lanes, and counts the lanes with messages. */
MD5_BATCH_OUTLINED size_t md5_batch_survey(md5_batch_work *w)
{
    size_t nblocks = MD5_BATCH_NONE, busy = 0, end = 0;

    MD5_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
        size_t is_busy;

        MD5_BATCH_KEEP("r", j);
        is_busy = w->message[j] != MD5_BATCH_NONE;
        busy += is_busy;
        end = is_busy != 0 ? j + 1 : end;
        nblocks = w->nblocks[j] < nblocks ? w->nblocks[j] : nblocks;
        MD5_BATCH_KEEP("r", nblocks);
    }
    w->busy = busy;
    w->end = end;
    return nblocks;
}

/* Processes the rest of each message by itself. */
MD5_BATCH_INLINE void md5_batch_finish(int kind, const md5_batch_work *w,
    const md5_batch_messages *m)
{
    MD5_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
        uint32_t state[4];

        MD5_BATCH_KEEP("r", j);
        if (w->message[j] == MD5_BATCH_NONE)
            continue;
        for (size_t k = 0; k < 4; k++)
            state[k] = w->state[k][j];
        md5_batch_md5_blocks(state, w->data[j], w->nblocks[j]);
        md5_batch_md5_blocks(state, w->then[j], w->nthen[j]);
        md5_batch_put(kind, m, w->message[j], state, 1);
    }
}

/* Processes all messages, with functions for their kind and form. */
MD5_BATCH_INLINE void md5_batch_hash_all(md5_batch_work *w, const md5_batch_messages *m, size_t n,
    void (*lanes)(md5_batch_work *, const md5_batch_messages *, size_t),
        void (*end)(const md5_batch_work *, const md5_batch_messages *))
{
    size_t nothing = 0;

    w->first = w->known = w->begun = 0;
    w->end = 0;
    MD5_BATCH_KEEP("r", nothing); /* or else, gcc calls memset */
    for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
        w->state[0][j] = (uint32_t)nothing;
        w->state[1][j] = (uint32_t)nothing;
        w->state[2][j] = (uint32_t)nothing;
        w->state[3][j] = (uint32_t)nothing;
        w->nblocks[j] = w->nthen[j] = nothing;
        w->message[j] = MD5_BATCH_NONE;
    }
    /* or else, gcc warns that the kernel's states are larger than a part of them */
    MD5_BATCH_KEEP("r", w);
    for (;;) {
        size_t nblocks;

        lanes(w, m, n);
        nblocks = md5_batch_survey(w);
        if (w->busy <= MD5_BATCH_FEW && md5_batch_have_started(w, n))
            break;
        if (w->end <= MD5_BATCH_LANES / MD5_BATCH_STREAMS)
            md5_batch_md5_x8_blocks(w->state, w->data, nblocks);
        else
            md5_batch_md5_x8x3_blocks(w->state, w->data, nblocks);
        for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
            w->data[j] += 64 * nblocks;
            w->nblocks[j] -= nblocks;
        }
    }
    _mm256_zeroupper(); /* gcc omits it before calls within the file */
    end(w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_next(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_sort_next(MD5_BATCH_WHOLE, MD5_BATCH_POINTERS, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_lane(md5_batch_work *w, const md5_batch_messages *m,
    size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_WHOLE, MD5_BATCH_POINTERS, w, m, n, j, md5_batch_batch_next);
}

MD5_BATCH_OUTLINED void md5_batch_batch_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_batch_lane);
}

MD5_BATCH_OUTLINED void md5_batch_batch_end(const md5_batch_work *w, const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_WHOLE, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_all(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_batch_lanes, md5_batch_batch_end);
}

void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n)
{
    const md5_batch_messages m =
        {NULL, msg, len, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, digest};
    md5_batch_work w;

    md5_batch_batch_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_rows_next(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_sort_next(MD5_BATCH_WHOLE, MD5_BATCH_ROWS, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_rows_lane(md5_batch_work *w, const md5_batch_messages *m,
    size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_WHOLE, MD5_BATCH_ROWS, w, m, n, j, md5_batch_batch_rows_next);
}

MD5_BATCH_OUTLINED void md5_batch_batch_rows_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_batch_rows_lane);
}

MD5_BATCH_OUTLINED void md5_batch_batch_rows_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_WHOLE, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_rows_all(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_batch_rows_lanes, md5_batch_batch_rows_end);
}

void md5_batch_rows(const uint8_t *rows, size_t stride, size_t row_bytes, uint8_t (*digest)[16],
    size_t n)
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, digest};
    md5_batch_work w;

    md5_batch_batch_rows_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets32_next(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_sort_next(MD5_BATCH_WHOLE, MD5_BATCH_OFFSETS32, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets32_lane(md5_batch_work *w,
    const md5_batch_messages *m, size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_WHOLE, MD5_BATCH_OFFSETS32, w, m, n, j,
        md5_batch_batch_offsets32_next);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets32_lanes(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_batch_offsets32_lane);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets32_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_WHOLE, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets32_all(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_batch_offsets32_lanes, md5_batch_batch_offsets32_end);
}

void md5_batch_offsets32(const uint8_t *base, const uint32_t *offsets32, uint8_t (*digest)[16],
    size_t n)
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, digest};
    md5_batch_work w;

    md5_batch_batch_offsets32_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets64_next(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_sort_next(MD5_BATCH_WHOLE, MD5_BATCH_OFFSETS64, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets64_lane(md5_batch_work *w,
    const md5_batch_messages *m, size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_WHOLE, MD5_BATCH_OFFSETS64, w, m, n, j,
        md5_batch_batch_offsets64_next);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets64_lanes(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_batch_offsets64_lane);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets64_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_WHOLE, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_offsets64_all(md5_batch_work *w,
    const md5_batch_messages *m, size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_batch_offsets64_lanes, md5_batch_batch_offsets64_end);
}

void md5_batch_offsets64(const uint8_t *base, const uint64_t *offsets64, uint8_t (*digest)[16],
    size_t n)
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, digest};
    md5_batch_work w;

    md5_batch_batch_offsets64_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_from_next(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_sort_next(MD5_BATCH_RESTS, MD5_BATCH_POINTERS, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_batch_from_lane(md5_batch_work *w, const md5_batch_messages *m,
    size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_RESTS, MD5_BATCH_POINTERS, w, m, n, j,
        md5_batch_batch_from_next);
}

MD5_BATCH_OUTLINED void md5_batch_batch_from_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_batch_from_lane);
}

MD5_BATCH_OUTLINED void md5_batch_batch_from_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_RESTS, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_batch_from_all(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_batch_from_lanes, md5_batch_batch_from_end);
}

void md5_batch_from(const uint32_t state[], const uint64_t count[], int each,
    const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n)
{
    const md5_batch_messages m =
        {NULL, msg, len, NULL, 0, 0, NULL, NULL, NULL, state, count, each != 0, digest};
    md5_batch_work w;

    md5_batch_batch_from_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_update_batch_next(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_sort_next(MD5_BATCH_PIECES, MD5_BATCH_POINTERS, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_update_batch_lane(md5_batch_work *w, const md5_batch_messages *m,
    size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_PIECES, MD5_BATCH_POINTERS, w, m, n, j,
        md5_batch_update_batch_next);
}

MD5_BATCH_OUTLINED void md5_batch_update_batch_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_update_batch_lane);
}

MD5_BATCH_OUTLINED void md5_batch_update_batch_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_PIECES, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_update_batch_all(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_update_batch_lanes, md5_batch_update_batch_end);
}

void md5_update_batch(md5_ctx *const ctx[], const uint8_t *const data[], const size_t len[],
    size_t n)
{
    const md5_batch_messages m =
        {ctx, data, len, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL};
    md5_batch_work w;

    md5_batch_update_batch_all(&w, &m, n);
}

MD5_BATCH_OUTLINED void md5_batch_final_batch_next(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_sort_next(MD5_BATCH_ENDS, MD5_BATCH_POINTERS, w, m, n);
}

MD5_BATCH_OUTLINED void md5_batch_final_batch_lane(md5_batch_work *w, const md5_batch_messages *m,
    size_t n, size_t j)
{
    md5_batch_continue_lane(MD5_BATCH_ENDS, MD5_BATCH_POINTERS, w, m, n, j,
        md5_batch_final_batch_next);
}

MD5_BATCH_OUTLINED void md5_batch_final_batch_lanes(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_continue_lanes(w, m, n, md5_batch_final_batch_lane);
}

MD5_BATCH_OUTLINED void md5_batch_final_batch_end(const md5_batch_work *w,
    const md5_batch_messages *m)
{
    md5_batch_finish(MD5_BATCH_ENDS, w, m);
}

MD5_BATCH_OUTLINED void md5_batch_final_batch_all(md5_batch_work *w, const md5_batch_messages *m,
    size_t n)
{
    md5_batch_hash_all(w, m, n, md5_batch_final_batch_lanes, md5_batch_final_batch_end);
}

void md5_final_batch(md5_ctx *const ctx[], uint8_t (*digest)[16], size_t n)
{
    const md5_batch_messages m =
        {ctx, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, 0, digest};
    md5_batch_work w;

    md5_batch_final_batch_all(&w, &m, n);
}

enum {
    MD5_BATCH_ONE = 55, /* bytes of the longest row of one block */
    MD5_BATCH_SHORT = 15, /* bytes of the longest row that is hashed as a few words */
    MD5_BATCH_LONG = 4032, /* longer rows start one by one */
    /* steps, each of a block of a row in every lane, that are processed together */
    MD5_BATCH_PART = 8,
    MD5_BATCH_MOST_LONG = 256 /* long rows that are processed together */
};

#define MD5_BATCH_NO_ROW ((uint16_t)-1)

/* Rows in progress. */
typedef struct {
    uint32_t state[4][24] MD5_BATCH_ALIGNED;
    uint32_t made[8][4][24]; /* the states after each step */
    uint8_t end[192][64]; /* the last blocks of rows, with padding */
    uint8_t digest[192][16];
    const uint8_t *data[192]; /* the blocks of each step */
    uint8_t begins[8]; /* 1 if rows begin with the step, or else 0 */
    uint8_t ends[8]; /* 1 if rows end with the step, or else 0 */
    uint16_t row[192]; /* the row that ends with the step, or MD5_BATCH_NO_ROW */
    size_t nsteps;
    const uint8_t *md5_batch_start[1024]; /* the rows of a window */
    size_t len[1024];
    uint16_t order[1024]; /* their indices, the longest first, and null rows last */
    uint16_t ranks[1024];
} md5_batch_column;

/* Returns the number of blocks of a message, including its padding. */
MD5_BATCH_INLINE size_t md5_batch_blocks_of(size_t len)
{
    return len / 64 + (len % 64 + 64 - 1 - MD5_BATCH_ONE) / 64 + 1;
}

/* Writes the end of a row in a block: its last len bytes, 0x80, and zeros. */
MD5_BATCH_INLINE void md5_batch_put_end(uint8_t end[64], const uint8_t *data, size_t len)
{
    memset(end, 0, 16);
    memset(end + 16, 0, 16);
    memset(end + 32, 0, 16);
    memset(end + 48, 0, 16);
    if (len != 0)
        md5_batch_copy(end, data, len);
    end[len] = 0x80;
}

/* Writes the length of a message at the end of its last block. */
MD5_BATCH_INLINE void md5_batch_put_length(uint8_t end[64], uint64_t length)
{
    const uint64_t bits = length * 8;

    md5_batch_store32(end + 56, (uint32_t)bits);
    md5_batch_store32(end + 60, (uint32_t)(bits >> 32));
}

/* Writes the lower-case hexadecimal digits of a digest. */
MD5_BATCH_INLINE void md5_batch_put_hex(uint8_t hex[32], const uint8_t digest[16])
{
    for (size_t k = 0; k < 16; k += 4) {
        /* Each of eight bytes becomes a digit, the lowest one first. */
        uint64_t x = (uint64_t)digest[k] | (uint64_t)digest[k + 1] << 16
            | (uint64_t)digest[k + 2] << 32 | (uint64_t)digest[k + 3] << 48;

        x = (x >> 4 & 0x000f000f000f000f) | (x & 0x000f000f000f000f) << 8;
        x += 0x3030303030303030
            + ((x + 0x0606060606060606) >> 4 & 0x0101010101010101) * ('a' - '0' - 10);
        hex[2 * k] = (uint8_t)x;
        hex[2 * k + 1] = (uint8_t)(x >> 8);
        hex[2 * k + 2] = (uint8_t)(x >> 16);
        hex[2 * k + 3] = (uint8_t)(x >> 24);
        hex[2 * k + 4] = (uint8_t)(x >> 32);
        hex[2 * k + 5] = (uint8_t)(x >> 40);
        hex[2 * k + 6] = (uint8_t)(x >> 48);
        hex[2 * k + 7] = (uint8_t)(x >> 56);
    }
}

/* Writes the result of row i from a digest. */
MD5_BATCH_INLINE void md5_batch_put_result(uint8_t *out, int is_hex, size_t i,
    const uint8_t digest[16])
{
    if (is_hex != 0)
        md5_batch_put_hex(out + 32 * i, digest);
    else
        memcpy(out + 16 * i, digest, 16);
}

/* Compresses a block of each of several rows in each step. */
MD5_BATCH_OUTLINED void md5_batch_md5_x8x3_steps(uint32_t state[4][24],
    const uint8_t *const (*data)[24], const uint8_t *begins, uint32_t (*made)[4][24], size_t nsteps)
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

    uint32_t buffers[2][16][24] MD5_BATCH_ALIGNED;

    for (size_t j = 0; nsteps != 0 && j < 24; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 24, data[0][j] + 0, data[0][j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 24, data[0][j] + 8, data[0][j + 1] + 8);
        MD5_BATCH_COPY(&buffers[0][4][j], 24, data[0][j] + 16, data[0][j + 1] + 16);
        MD5_BATCH_COPY(&buffers[0][6][j], 24, data[0][j] + 24, data[0][j + 1] + 24);
        MD5_BATCH_COPY(&buffers[0][8][j], 24, data[0][j] + 32, data[0][j + 1] + 32);
        MD5_BATCH_COPY(&buffers[0][10][j], 24, data[0][j] + 40, data[0][j + 1] + 40);
        MD5_BATCH_COPY(&buffers[0][12][j], 24, data[0][j] + 48, data[0][j + 1] + 48);
        MD5_BATCH_COPY(&buffers[0][14][j], 24, data[0][j] + 56, data[0][j + 1] + 56);
    }
    for (size_t step = 0; step < nsteps; step++) {
        uint32_t(*const w)[24] = buffers[step % 2];
        uint32_t(*const next)[24] = buffers[step % 2 ^ 1];
        const size_t then = step + 1 < nsteps ? step + 1 : step;
        if (begins[step] != 0) {
            h0a = _mm256_set1_epi32((int)0x67452301u);
            h1a = _mm256_set1_epi32((int)0xefcdab89u);
            h2a = _mm256_set1_epi32((int)0x98badcfeu);
            h3a = _mm256_set1_epi32((int)0x10325476u);
            h0b = _mm256_set1_epi32((int)0x67452301u);
            h1b = _mm256_set1_epi32((int)0xefcdab89u);
            h2b = _mm256_set1_epi32((int)0x98badcfeu);
            h3b = _mm256_set1_epi32((int)0x10325476u);
            h0c = _mm256_set1_epi32((int)0x67452301u);
            h1c = _mm256_set1_epi32((int)0xefcdab89u);
            h2c = _mm256_set1_epi32((int)0x98badcfeu);
            h3c = _mm256_set1_epi32((int)0x10325476u);
        }

        /* stream a, step 1, F */
        __m256i t1a_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0a);
        MD5_BATCH_KEEP("x", t1a_x1);
        const __m256i t1a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1a, h2a), _mm256_andnot_si256(h1a, h3a)), t1a_x1);
        const __m256i t1a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1a_x2, 7), _mm256_srli_epi32(t1a_x2, 25)), h1a);
        MD5_BATCH_COPY(&next[0][0], 24, data[then][0] + 0, data[then][1] + 0);
        /* stream b, step 1, F */
        __m256i t1b_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0b);
        MD5_BATCH_KEEP("x", t1b_x1);
        const __m256i t1b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1b, h2b), _mm256_andnot_si256(h1b, h3b)), t1b_x1);
        const __m256i t1b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1b_x2, 7), _mm256_srli_epi32(t1b_x2, 25)), h1b);
        /* stream c, step 1, F */
        __m256i t1c_x1 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
                _mm256_set1_epi32((int)0xd76aa478u)), h0c);
        MD5_BATCH_KEEP("x", t1c_x1);
        const __m256i t1c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(h1c, h2c), _mm256_andnot_si256(h1c, h3c)), t1c_x1);
        const __m256i t1c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t1c_x2, 7), _mm256_srli_epi32(t1c_x2, 25)), h1c);
        MD5_BATCH_COPY(&next[2][0], 24, data[then][0] + 8, data[then][1] + 8);
        /* stream a, step 2, F */
        __m256i t2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(h3a, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2a_x1);
        const __m256i t2a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1a, h1a), _mm256_andnot_si256(t1a, h2a)), t2a_x1);
        const __m256i t2a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2a_x2, 12), _mm256_srli_epi32(t2a_x2, 20)), t1a);
        /* stream b, step 2, F */
        __m256i t2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(h3b, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2b_x1);
        const __m256i t2b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1b, h1b), _mm256_andnot_si256(t1b, h2b)), t2b_x1);
        const __m256i t2b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2b_x2, 12), _mm256_srli_epi32(t2b_x2, 20)), t1b);
        MD5_BATCH_COPY(&next[4][0], 24, data[then][0] + 16, data[then][1] + 16);
        /* stream c, step 2, F */
        __m256i t2c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(h3c, _mm256_set1_epi32((int)0xe8c7b756u)));
        MD5_BATCH_KEEP("x", t2c_x1);
        const __m256i t2c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1c, h1c), _mm256_andnot_si256(t1c, h2c)), t2c_x1);
        const __m256i t2c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2c_x2, 12), _mm256_srli_epi32(t2c_x2, 20)), t1c);
        /* stream a, step 3, F */
        __m256i t3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(h2a, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3a_x1);
        const __m256i t3a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2a, t1a), _mm256_andnot_si256(t2a, h1a)), t3a_x1);
        const __m256i t3a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3a_x2, 17), _mm256_srli_epi32(t3a_x2, 15)), t2a);
        MD5_BATCH_COPY(&next[6][0], 24, data[then][0] + 24, data[then][1] + 24);
        /* stream b, step 3, F */
        __m256i t3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(h2b, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3b_x1);
        const __m256i t3b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2b, t1b), _mm256_andnot_si256(t2b, h1b)), t3b_x1);
        const __m256i t3b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3b_x2, 17), _mm256_srli_epi32(t3b_x2, 15)), t2b);
        /* stream c, step 3, F */
        __m256i t3c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(h2c, _mm256_set1_epi32((int)0x242070dbu)));
        MD5_BATCH_KEEP("x", t3c_x1);
        const __m256i t3c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2c, t1c), _mm256_andnot_si256(t2c, h1c)), t3c_x1);
        const __m256i t3c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3c_x2, 17), _mm256_srli_epi32(t3c_x2, 15)), t2c);
        MD5_BATCH_COPY(&next[8][0], 24, data[then][0] + 32, data[then][1] + 32);
        /* stream a, step 4, F */
        __m256i t4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(h1a, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4a_x1);
        const __m256i t4a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3a, t2a), _mm256_andnot_si256(t3a, t1a)), t4a_x1);
        const __m256i t4a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4a_x2, 22), _mm256_srli_epi32(t4a_x2, 10)), t3a);
        /* stream b, step 4, F */
        __m256i t4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(h1b, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4b_x1);
        const __m256i t4b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3b, t2b), _mm256_andnot_si256(t3b, t1b)), t4b_x1);
        const __m256i t4b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4b_x2, 22), _mm256_srli_epi32(t4b_x2, 10)), t3b);
        MD5_BATCH_COPY(&next[10][0], 24, data[then][0] + 40, data[then][1] + 40);
        /* stream c, step 4, F */
        __m256i t4c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(h1c, _mm256_set1_epi32((int)0xc1bdceeeu)));
        MD5_BATCH_KEEP("x", t4c_x1);
        const __m256i t4c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3c, t2c), _mm256_andnot_si256(t3c, t1c)), t4c_x1);
        const __m256i t4c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4c_x2, 22), _mm256_srli_epi32(t4c_x2, 10)), t3c);
        /* stream a, step 5, F */
        __m256i t5a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t1a, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5a_x1);
        const __m256i t5a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4a, t3a), _mm256_andnot_si256(t4a, t2a)), t5a_x1);
        const __m256i t5a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5a_x2, 7), _mm256_srli_epi32(t5a_x2, 25)), t4a);
        MD5_BATCH_COPY(&next[12][0], 24, data[then][0] + 48, data[then][1] + 48);
        /* stream b, step 5, F */
        __m256i t5b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t1b, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5b_x1);
        const __m256i t5b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4b, t3b), _mm256_andnot_si256(t4b, t2b)), t5b_x1);
        const __m256i t5b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5b_x2, 7), _mm256_srli_epi32(t5b_x2, 25)), t4b);
        /* stream c, step 5, F */
        __m256i t5c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t1c, _mm256_set1_epi32((int)0xf57c0fafu)));
        MD5_BATCH_KEEP("x", t5c_x1);
        const __m256i t5c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4c, t3c), _mm256_andnot_si256(t4c, t2c)), t5c_x1);
        const __m256i t5c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5c_x2, 7), _mm256_srli_epi32(t5c_x2, 25)), t4c);
        MD5_BATCH_COPY(&next[14][0], 24, data[then][0] + 56, data[then][1] + 56);
        /* stream a, step 6, F */
        __m256i t6a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t2a, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6a_x1);
        const __m256i t6a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5a, t4a), _mm256_andnot_si256(t5a, t3a)), t6a_x1);
        const __m256i t6a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6a_x2, 12), _mm256_srli_epi32(t6a_x2, 20)), t5a);
        /* stream b, step 6, F */
        __m256i t6b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t2b, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6b_x1);
        const __m256i t6b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5b, t4b), _mm256_andnot_si256(t5b, t3b)), t6b_x1);
        const __m256i t6b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6b_x2, 12), _mm256_srli_epi32(t6b_x2, 20)), t5b);
        MD5_BATCH_COPY(&next[0][2], 24, data[then][2] + 0, data[then][3] + 0);
        /* stream c, step 6, F */
        __m256i t6c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t2c, _mm256_set1_epi32((int)0x4787c62au)));
        MD5_BATCH_KEEP("x", t6c_x1);
        const __m256i t6c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5c, t4c), _mm256_andnot_si256(t5c, t3c)), t6c_x1);
        const __m256i t6c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6c_x2, 12), _mm256_srli_epi32(t6c_x2, 20)), t5c);
        /* stream a, step 7, F */
        __m256i t7a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t3a, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7a_x1);
        const __m256i t7a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6a, t5a), _mm256_andnot_si256(t6a, t4a)), t7a_x1);
        const __m256i t7a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7a_x2, 17), _mm256_srli_epi32(t7a_x2, 15)), t6a);
        MD5_BATCH_COPY(&next[2][2], 24, data[then][2] + 8, data[then][3] + 8);
        /* stream b, step 7, F */
        __m256i t7b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t3b, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7b_x1);
        const __m256i t7b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6b, t5b), _mm256_andnot_si256(t6b, t4b)), t7b_x1);
        const __m256i t7b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7b_x2, 17), _mm256_srli_epi32(t7b_x2, 15)), t6b);
        /* stream c, step 7, F */
        __m256i t7c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t3c, _mm256_set1_epi32((int)0xa8304613u)));
        MD5_BATCH_KEEP("x", t7c_x1);
        const __m256i t7c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6c, t5c), _mm256_andnot_si256(t6c, t4c)), t7c_x1);
        const __m256i t7c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7c_x2, 17), _mm256_srli_epi32(t7c_x2, 15)), t6c);
        MD5_BATCH_COPY(&next[4][2], 24, data[then][2] + 16, data[then][3] + 16);
        /* stream a, step 8, F */
        __m256i t8a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t4a, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8a_x1);
        const __m256i t8a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7a, t6a), _mm256_andnot_si256(t7a, t5a)), t8a_x1);
        const __m256i t8a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8a_x2, 22), _mm256_srli_epi32(t8a_x2, 10)), t7a);
        /* stream b, step 8, F */
        __m256i t8b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t4b, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8b_x1);
        const __m256i t8b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7b, t6b), _mm256_andnot_si256(t7b, t5b)), t8b_x1);
        const __m256i t8b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8b_x2, 22), _mm256_srli_epi32(t8b_x2, 10)), t7b);
        MD5_BATCH_COPY(&next[6][2], 24, data[then][2] + 24, data[then][3] + 24);
        /* stream c, step 8, F */
        __m256i t8c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t4c, _mm256_set1_epi32((int)0xfd469501u)));
        MD5_BATCH_KEEP("x", t8c_x1);
        const __m256i t8c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7c, t6c), _mm256_andnot_si256(t7c, t5c)), t8c_x1);
        const __m256i t8c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8c_x2, 22), _mm256_srli_epi32(t8c_x2, 10)), t7c);
        /* stream a, step 9, F */
        __m256i t9a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t5a, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9a_x1);
        const __m256i t9a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8a, t7a), _mm256_andnot_si256(t8a, t6a)), t9a_x1);
        const __m256i t9a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9a_x2, 7), _mm256_srli_epi32(t9a_x2, 25)), t8a);
        MD5_BATCH_COPY(&next[8][2], 24, data[then][2] + 32, data[then][3] + 32);
        /* stream b, step 9, F */
        __m256i t9b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t5b, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9b_x1);
        const __m256i t9b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8b, t7b), _mm256_andnot_si256(t8b, t6b)), t9b_x1);
        const __m256i t9b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9b_x2, 7), _mm256_srli_epi32(t9b_x2, 25)), t8b);
        /* stream c, step 9, F */
        __m256i t9c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t5c, _mm256_set1_epi32((int)0x698098d8u)));
        MD5_BATCH_KEEP("x", t9c_x1);
        const __m256i t9c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8c, t7c), _mm256_andnot_si256(t8c, t6c)), t9c_x1);
        const __m256i t9c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9c_x2, 7), _mm256_srli_epi32(t9c_x2, 25)), t8c);
        MD5_BATCH_COPY(&next[10][2], 24, data[then][2] + 40, data[then][3] + 40);
        /* stream a, step 10, F */
        __m256i t10a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t6a, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10a_x1);
        const __m256i t10a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9a, t8a), _mm256_andnot_si256(t9a, t7a)), t10a_x1);
        const __m256i t10a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10a_x2, 12), _mm256_srli_epi32(t10a_x2, 20)), t9a);
        /* stream b, step 10, F */
        __m256i t10b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t6b, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10b_x1);
        const __m256i t10b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9b, t8b), _mm256_andnot_si256(t9b, t7b)), t10b_x1);
        const __m256i t10b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10b_x2, 12), _mm256_srli_epi32(t10b_x2, 20)), t9b);
        MD5_BATCH_COPY(&next[12][2], 24, data[then][2] + 48, data[then][3] + 48);
        /* stream c, step 10, F */
        __m256i t10c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t6c, _mm256_set1_epi32((int)0x8b44f7afu)));
        MD5_BATCH_KEEP("x", t10c_x1);
        const __m256i t10c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9c, t8c), _mm256_andnot_si256(t9c, t7c)), t10c_x1);
        const __m256i t10c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10c_x2, 12), _mm256_srli_epi32(t10c_x2, 20)), t9c);
        /* stream a, step 11, F */
        __m256i t11a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t7a, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11a_x1);
        const __m256i t11a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10a, t9a), _mm256_andnot_si256(t10a, t8a)), t11a_x1);
        const __m256i t11a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11a_x2, 17), _mm256_srli_epi32(t11a_x2, 15)), t10a);
        MD5_BATCH_COPY(&next[14][2], 24, data[then][2] + 56, data[then][3] + 56);
        /* stream b, step 11, F */
        __m256i t11b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t7b, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11b_x1);
        const __m256i t11b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10b, t9b), _mm256_andnot_si256(t10b, t8b)), t11b_x1);
        const __m256i t11b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11b_x2, 17), _mm256_srli_epi32(t11b_x2, 15)), t10b);
        /* stream c, step 11, F */
        __m256i t11c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t7c, _mm256_set1_epi32((int)0xffff5bb1u)));
        MD5_BATCH_KEEP("x", t11c_x1);
        const __m256i t11c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10c, t9c), _mm256_andnot_si256(t10c, t8c)), t11c_x1);
        const __m256i t11c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11c_x2, 17), _mm256_srli_epi32(t11c_x2, 15)), t10c);
        MD5_BATCH_COPY(&next[0][4], 24, data[then][4] + 0, data[then][5] + 0);
        /* stream a, step 12, F */
        __m256i t12a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t8a, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12a_x1);
        const __m256i t12a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11a, t10a), _mm256_andnot_si256(t11a, t9a)), t12a_x1);
        const __m256i t12a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12a_x2, 22), _mm256_srli_epi32(t12a_x2, 10)), t11a);
        /* stream b, step 12, F */
        __m256i t12b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t8b, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12b_x1);
        const __m256i t12b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11b, t10b), _mm256_andnot_si256(t11b, t9b)), t12b_x1);
        const __m256i t12b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12b_x2, 22), _mm256_srli_epi32(t12b_x2, 10)), t11b);
        MD5_BATCH_COPY(&next[2][4], 24, data[then][4] + 8, data[then][5] + 8);
        /* stream c, step 12, F */
        __m256i t12c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t8c, _mm256_set1_epi32((int)0x895cd7beu)));
        MD5_BATCH_KEEP("x", t12c_x1);
        const __m256i t12c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11c, t10c), _mm256_andnot_si256(t11c, t9c)), t12c_x1);
        const __m256i t12c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12c_x2, 22), _mm256_srli_epi32(t12c_x2, 10)), t11c);
        /* stream a, step 13, F */
        __m256i t13a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t9a, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13a_x1);
        const __m256i t13a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12a, t11a), _mm256_andnot_si256(t12a, t10a)),
            t13a_x1);
        const __m256i t13a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13a_x2, 7), _mm256_srli_epi32(t13a_x2, 25)), t12a);
        MD5_BATCH_COPY(&next[4][4], 24, data[then][4] + 16, data[then][5] + 16);
        /* stream b, step 13, F */
        __m256i t13b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t9b, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13b_x1);
        const __m256i t13b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12b, t11b), _mm256_andnot_si256(t12b, t10b)),
            t13b_x1);
        const __m256i t13b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13b_x2, 7), _mm256_srli_epi32(t13b_x2, 25)), t12b);
        /* stream c, step 13, F */
        __m256i t13c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t9c, _mm256_set1_epi32((int)0x6b901122u)));
        MD5_BATCH_KEEP("x", t13c_x1);
        const __m256i t13c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12c, t11c), _mm256_andnot_si256(t12c, t10c)),
            t13c_x1);
        const __m256i t13c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13c_x2, 7), _mm256_srli_epi32(t13c_x2, 25)), t12c);
        MD5_BATCH_COPY(&next[6][4], 24, data[then][4] + 24, data[then][5] + 24);
        /* stream a, step 14, F */
        __m256i t14a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t10a, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14a_x1);
        const __m256i t14a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13a, t12a), _mm256_andnot_si256(t13a, t11a)),
            t14a_x1);
        const __m256i t14a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14a_x2, 12), _mm256_srli_epi32(t14a_x2, 20)), t13a);
        /* stream b, step 14, F */
        __m256i t14b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t10b, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14b_x1);
        const __m256i t14b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13b, t12b), _mm256_andnot_si256(t13b, t11b)),
            t14b_x1);
        const __m256i t14b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14b_x2, 12), _mm256_srli_epi32(t14b_x2, 20)), t13b);
        MD5_BATCH_COPY(&next[8][4], 24, data[then][4] + 32, data[then][5] + 32);
        /* stream c, step 14, F */
        __m256i t14c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t10c, _mm256_set1_epi32((int)0xfd987193u)));
        MD5_BATCH_KEEP("x", t14c_x1);
        const __m256i t14c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13c, t12c), _mm256_andnot_si256(t13c, t11c)),
            t14c_x1);
        const __m256i t14c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14c_x2, 12), _mm256_srli_epi32(t14c_x2, 20)), t13c);
        /* stream a, step 15, F */
        __m256i t15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t11a, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15a_x1);
        const __m256i t15a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14a, t13a), _mm256_andnot_si256(t14a, t12a)),
            t15a_x1);
        const __m256i t15a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15a_x2, 17), _mm256_srli_epi32(t15a_x2, 15)), t14a);
        MD5_BATCH_COPY(&next[10][4], 24, data[then][4] + 40, data[then][5] + 40);
        /* stream b, step 15, F */
        __m256i t15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t11b, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15b_x1);
        const __m256i t15b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14b, t13b), _mm256_andnot_si256(t14b, t12b)),
            t15b_x1);
        const __m256i t15b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15b_x2, 17), _mm256_srli_epi32(t15b_x2, 15)), t14b);
        /* stream c, step 15, F */
        __m256i t15c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t11c, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15c_x1);
        const __m256i t15c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14c, t13c), _mm256_andnot_si256(t14c, t12c)),
            t15c_x1);
        const __m256i t15c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15c_x2, 17), _mm256_srli_epi32(t15c_x2, 15)), t14c);
        MD5_BATCH_COPY(&next[12][4], 24, data[then][4] + 48, data[then][5] + 48);
        /* stream a, step 16, F */
        __m256i t16a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t12a, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16a_x1);
        const __m256i t16a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15a, t14a), _mm256_andnot_si256(t15a, t13a)),
            t16a_x1);
        const __m256i t16a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16a_x2, 22), _mm256_srli_epi32(t16a_x2, 10)), t15a);
        /* stream b, step 16, F */
        __m256i t16b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t12b, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16b_x1);
        const __m256i t16b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15b, t14b), _mm256_andnot_si256(t15b, t13b)),
            t16b_x1);
        const __m256i t16b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16b_x2, 22), _mm256_srli_epi32(t16b_x2, 10)), t15b);
        MD5_BATCH_COPY(&next[14][4], 24, data[then][4] + 56, data[then][5] + 56);
        /* stream c, step 16, F */
        __m256i t16c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t12c, _mm256_set1_epi32((int)0x49b40821u)));
        MD5_BATCH_KEEP("x", t16c_x1);
        const __m256i t16c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15c, t14c), _mm256_andnot_si256(t15c, t13c)),
            t16c_x1);
        const __m256i t16c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16c_x2, 22), _mm256_srli_epi32(t16c_x2, 10)), t15c);
        /* stream a, step 17, G */
        __m256i t17a_x1 = _mm256_add_epi32(t13a, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17a_x1);
        __m256i t17a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_and_si256(t15a, _mm256_xor_si256(t14a, _mm256_set1_epi32(-1))),
                t17a_x1));
        MD5_BATCH_KEEP("x", t17a_x2);
        const __m256i t17a_x3 = _mm256_add_epi32(_mm256_and_si256(t16a, t14a), t17a_x2);
        const __m256i t17a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17a_x3, 5), _mm256_srli_epi32(t17a_x3, 27)), t16a);
        MD5_BATCH_COPY(&next[0][6], 24, data[then][6] + 0, data[then][7] + 0);
        /* stream b, step 17, G */
        __m256i t17b_x1 = _mm256_add_epi32(t13b, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17b_x1);
        __m256i t17b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(_mm256_and_si256(t15b, _mm256_xor_si256(t14b, _mm256_set1_epi32(-1))),
                t17b_x1));
        MD5_BATCH_KEEP("x", t17b_x2);
        const __m256i t17b_x3 = _mm256_add_epi32(_mm256_and_si256(t16b, t14b), t17b_x2);
        const __m256i t17b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17b_x3, 5), _mm256_srli_epi32(t17b_x3, 27)), t16b);
        /* stream c, step 17, G */
        __m256i t17c_x1 = _mm256_add_epi32(t13c, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17c_x1);
        __m256i t17c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(_mm256_and_si256(t15c, _mm256_xor_si256(t14c, _mm256_set1_epi32(-1))),
                t17c_x1));
        MD5_BATCH_KEEP("x", t17c_x2);
        const __m256i t17c_x3 = _mm256_add_epi32(_mm256_and_si256(t16c, t14c), t17c_x2);
        const __m256i t17c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17c_x3, 5), _mm256_srli_epi32(t17c_x3, 27)), t16c);
        MD5_BATCH_COPY(&next[2][6], 24, data[then][6] + 8, data[then][7] + 8);
        /* stream a, step 18, G */
        __m256i t18a_x1 = _mm256_add_epi32(t14a, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18a_x1);
        __m256i t18a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16a, _mm256_xor_si256(t15a, _mm256_set1_epi32(-1))),
                t18a_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])));
        MD5_BATCH_KEEP("x", t18a_x2);
        const __m256i t18a_x3 = _mm256_add_epi32(_mm256_and_si256(t17a, t15a), t18a_x2);
        const __m256i t18a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18a_x3, 9), _mm256_srli_epi32(t18a_x3, 23)), t17a);
        /* stream b, step 18, G */
        __m256i t18b_x1 = _mm256_add_epi32(t14b, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18b_x1);
        __m256i t18b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16b, _mm256_xor_si256(t15b, _mm256_set1_epi32(-1))),
                t18b_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])));
        MD5_BATCH_KEEP("x", t18b_x2);
        const __m256i t18b_x3 = _mm256_add_epi32(_mm256_and_si256(t17b, t15b), t18b_x2);
        const __m256i t18b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18b_x3, 9), _mm256_srli_epi32(t18b_x3, 23)), t17b);
        MD5_BATCH_COPY(&next[4][6], 24, data[then][6] + 16, data[then][7] + 16);
        /* stream c, step 18, G */
        __m256i t18c_x1 = _mm256_add_epi32(t14c, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18c_x1);
        __m256i t18c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_and_si256(t16c, _mm256_xor_si256(t15c, _mm256_set1_epi32(-1))),
                t18c_x1), _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])));
        MD5_BATCH_KEEP("x", t18c_x2);
        const __m256i t18c_x3 = _mm256_add_epi32(_mm256_and_si256(t17c, t15c), t18c_x2);
        const __m256i t18c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18c_x3, 9), _mm256_srli_epi32(t18c_x3, 23)), t17c);
        /* stream a, step 19, G */
        __m256i t19a_x1 = _mm256_add_epi32(t15a, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19a_x1);
        __m256i t19a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16a, t17a), t19a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])));
        MD5_BATCH_KEEP("x", t19a_x2);
        const __m256i t19a_x3 = _mm256_add_epi32(_mm256_and_si256(t18a, t16a), t19a_x2);
        const __m256i t19a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19a_x3, 14), _mm256_srli_epi32(t19a_x3, 18)), t18a);
        MD5_BATCH_COPY(&next[6][6], 24, data[then][6] + 24, data[then][7] + 24);
        /* stream b, step 19, G */
        __m256i t19b_x1 = _mm256_add_epi32(t15b, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19b_x1);
        __m256i t19b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16b, t17b), t19b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])));
        MD5_BATCH_KEEP("x", t19b_x2);
        const __m256i t19b_x3 = _mm256_add_epi32(_mm256_and_si256(t18b, t16b), t19b_x2);
        const __m256i t19b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19b_x3, 14), _mm256_srli_epi32(t19b_x3, 18)), t18b);
        /* stream c, step 19, G */
        __m256i t19c_x1 = _mm256_add_epi32(t15c, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19c_x1);
        __m256i t19c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t16c, t17c), t19c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])));
        MD5_BATCH_KEEP("x", t19c_x2);
        const __m256i t19c_x3 = _mm256_add_epi32(_mm256_and_si256(t18c, t16c), t19c_x2);
        const __m256i t19c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19c_x3, 14), _mm256_srli_epi32(t19c_x3, 18)), t18c);
        MD5_BATCH_COPY(&next[8][6], 24, data[then][6] + 32, data[then][7] + 32);
        /* stream a, step 20, G */
        __m256i t20a_x1 = _mm256_add_epi32(t16a, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20a_x1);
        __m256i t20a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17a, t18a), t20a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        MD5_BATCH_KEEP("x", t20a_x2);
        const __m256i t20a_x3 = _mm256_add_epi32(_mm256_and_si256(t19a, t17a), t20a_x2);
        const __m256i t20a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20a_x3, 20), _mm256_srli_epi32(t20a_x3, 12)), t19a);
        /* stream b, step 20, G */
        __m256i t20b_x1 = _mm256_add_epi32(t16b, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20b_x1);
        __m256i t20b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17b, t18b), t20b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])));
        MD5_BATCH_KEEP("x", t20b_x2);
        const __m256i t20b_x3 = _mm256_add_epi32(_mm256_and_si256(t19b, t17b), t20b_x2);
        const __m256i t20b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20b_x3, 20), _mm256_srli_epi32(t20b_x3, 12)), t19b);
        MD5_BATCH_COPY(&next[10][6], 24, data[then][6] + 40, data[then][7] + 40);
        /* stream c, step 20, G */
        __m256i t20c_x1 = _mm256_add_epi32(t16c, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20c_x1);
        __m256i t20c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17c, t18c), t20c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])));
        MD5_BATCH_KEEP("x", t20c_x2);
        const __m256i t20c_x3 = _mm256_add_epi32(_mm256_and_si256(t19c, t17c), t20c_x2);
        const __m256i t20c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20c_x3, 20), _mm256_srli_epi32(t20c_x3, 12)), t19c);
        /* stream a, step 21, G */
        __m256i t21a_x1 = _mm256_add_epi32(t17a, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21a_x1);
        __m256i t21a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18a, t19a), t21a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])));
        MD5_BATCH_KEEP("x", t21a_x2);
        const __m256i t21a_x3 = _mm256_add_epi32(_mm256_and_si256(t20a, t18a), t21a_x2);
        const __m256i t21a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21a_x3, 5), _mm256_srli_epi32(t21a_x3, 27)), t20a);
        MD5_BATCH_COPY(&next[12][6], 24, data[then][6] + 48, data[then][7] + 48);
        /* stream b, step 21, G */
        __m256i t21b_x1 = _mm256_add_epi32(t17b, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21b_x1);
        __m256i t21b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18b, t19b), t21b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])));
        MD5_BATCH_KEEP("x", t21b_x2);
        const __m256i t21b_x3 = _mm256_add_epi32(_mm256_and_si256(t20b, t18b), t21b_x2);
        const __m256i t21b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21b_x3, 5), _mm256_srli_epi32(t21b_x3, 27)), t20b);
        /* stream c, step 21, G */
        __m256i t21c_x1 = _mm256_add_epi32(t17c, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21c_x1);
        __m256i t21c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t18c, t19c), t21c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])));
        MD5_BATCH_KEEP("x", t21c_x2);
        const __m256i t21c_x3 = _mm256_add_epi32(_mm256_and_si256(t20c, t18c), t21c_x2);
        const __m256i t21c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21c_x3, 5), _mm256_srli_epi32(t21c_x3, 27)), t20c);
        MD5_BATCH_COPY(&next[14][6], 24, data[then][6] + 56, data[then][7] + 56);
        /* stream a, step 22, G */
        __m256i t22a_x1 = _mm256_add_epi32(t18a, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22a_x1);
        __m256i t22a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19a, t20a), t22a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])));
        MD5_BATCH_KEEP("x", t22a_x2);
        const __m256i t22a_x3 = _mm256_add_epi32(_mm256_and_si256(t21a, t19a), t22a_x2);
        const __m256i t22a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22a_x3, 9), _mm256_srli_epi32(t22a_x3, 23)), t21a);
        /* stream b, step 22, G */
        __m256i t22b_x1 = _mm256_add_epi32(t18b, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22b_x1);
        __m256i t22b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19b, t20b), t22b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])));
        MD5_BATCH_KEEP("x", t22b_x2);
        const __m256i t22b_x3 = _mm256_add_epi32(_mm256_and_si256(t21b, t19b), t22b_x2);
        const __m256i t22b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22b_x3, 9), _mm256_srli_epi32(t22b_x3, 23)), t21b);
        MD5_BATCH_COPY(&next[0][8], 24, data[then][8] + 0, data[then][9] + 0);
        /* stream c, step 22, G */
        __m256i t22c_x1 = _mm256_add_epi32(t18c, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22c_x1);
        __m256i t22c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t19c, t20c), t22c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])));
        MD5_BATCH_KEEP("x", t22c_x2);
        const __m256i t22c_x3 = _mm256_add_epi32(_mm256_and_si256(t21c, t19c), t22c_x2);
        const __m256i t22c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22c_x3, 9), _mm256_srli_epi32(t22c_x3, 23)), t21c);
        /* stream a, step 23, G */
        __m256i t23a_x1 = _mm256_add_epi32(t19a, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23a_x1);
        __m256i t23a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20a, t21a), t23a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])));
        MD5_BATCH_KEEP("x", t23a_x2);
        const __m256i t23a_x3 = _mm256_add_epi32(_mm256_and_si256(t22a, t20a), t23a_x2);
        const __m256i t23a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23a_x3, 14), _mm256_srli_epi32(t23a_x3, 18)), t22a);
        MD5_BATCH_COPY(&next[2][8], 24, data[then][8] + 8, data[then][9] + 8);
        /* stream b, step 23, G */
        __m256i t23b_x1 = _mm256_add_epi32(t19b, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23b_x1);
        __m256i t23b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20b, t21b), t23b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])));
        MD5_BATCH_KEEP("x", t23b_x2);
        const __m256i t23b_x3 = _mm256_add_epi32(_mm256_and_si256(t22b, t20b), t23b_x2);
        const __m256i t23b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23b_x3, 14), _mm256_srli_epi32(t23b_x3, 18)), t22b);
        /* stream c, step 23, G */
        __m256i t23c_x1 = _mm256_add_epi32(t19c, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23c_x1);
        __m256i t23c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t20c, t21c), t23c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])));
        MD5_BATCH_KEEP("x", t23c_x2);
        const __m256i t23c_x3 = _mm256_add_epi32(_mm256_and_si256(t22c, t20c), t23c_x2);
        const __m256i t23c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23c_x3, 14), _mm256_srli_epi32(t23c_x3, 18)), t22c);
        MD5_BATCH_COPY(&next[4][8], 24, data[then][8] + 16, data[then][9] + 16);
        /* stream a, step 24, G */
        __m256i t24a_x1 = _mm256_add_epi32(t20a, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24a_x1);
        __m256i t24a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21a, t22a), t24a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        MD5_BATCH_KEEP("x", t24a_x2);
        const __m256i t24a_x3 = _mm256_add_epi32(_mm256_and_si256(t23a, t21a), t24a_x2);
        const __m256i t24a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24a_x3, 20), _mm256_srli_epi32(t24a_x3, 12)), t23a);
        /* stream b, step 24, G */
        __m256i t24b_x1 = _mm256_add_epi32(t20b, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24b_x1);
        __m256i t24b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21b, t22b), t24b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])));
        MD5_BATCH_KEEP("x", t24b_x2);
        const __m256i t24b_x3 = _mm256_add_epi32(_mm256_and_si256(t23b, t21b), t24b_x2);
        const __m256i t24b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24b_x3, 20), _mm256_srli_epi32(t24b_x3, 12)), t23b);
        MD5_BATCH_COPY(&next[6][8], 24, data[then][8] + 24, data[then][9] + 24);
        /* stream c, step 24, G */
        __m256i t24c_x1 = _mm256_add_epi32(t20c, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24c_x1);
        __m256i t24c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t21c, t22c), t24c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])));
        MD5_BATCH_KEEP("x", t24c_x2);
        const __m256i t24c_x3 = _mm256_add_epi32(_mm256_and_si256(t23c, t21c), t24c_x2);
        const __m256i t24c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24c_x3, 20), _mm256_srli_epi32(t24c_x3, 12)), t23c);
        /* stream a, step 25, G */
        __m256i t25a_x1 = _mm256_add_epi32(t21a, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25a_x1);
        __m256i t25a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22a, t23a), t25a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])));
        MD5_BATCH_KEEP("x", t25a_x2);
        const __m256i t25a_x3 = _mm256_add_epi32(_mm256_and_si256(t24a, t22a), t25a_x2);
        const __m256i t25a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25a_x3, 5), _mm256_srli_epi32(t25a_x3, 27)), t24a);
        MD5_BATCH_COPY(&next[8][8], 24, data[then][8] + 32, data[then][9] + 32);
        /* stream b, step 25, G */
        __m256i t25b_x1 = _mm256_add_epi32(t21b, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25b_x1);
        __m256i t25b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22b, t23b), t25b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])));
        MD5_BATCH_KEEP("x", t25b_x2);
        const __m256i t25b_x3 = _mm256_add_epi32(_mm256_and_si256(t24b, t22b), t25b_x2);
        const __m256i t25b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25b_x3, 5), _mm256_srli_epi32(t25b_x3, 27)), t24b);
        /* stream c, step 25, G */
        __m256i t25c_x1 = _mm256_add_epi32(t21c, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25c_x1);
        __m256i t25c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t22c, t23c), t25c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])));
        MD5_BATCH_KEEP("x", t25c_x2);
        const __m256i t25c_x3 = _mm256_add_epi32(_mm256_and_si256(t24c, t22c), t25c_x2);
        const __m256i t25c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25c_x3, 5), _mm256_srli_epi32(t25c_x3, 27)), t24c);
        MD5_BATCH_COPY(&next[10][8], 24, data[then][8] + 40, data[then][9] + 40);
        /* stream a, step 26, G */
        __m256i t26a_x1 = _mm256_add_epi32(t22a, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26a_x1);
        __m256i t26a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23a, t24a), t26a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])));
        MD5_BATCH_KEEP("x", t26a_x2);
        const __m256i t26a_x3 = _mm256_add_epi32(_mm256_and_si256(t25a, t23a), t26a_x2);
        const __m256i t26a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26a_x3, 9), _mm256_srli_epi32(t26a_x3, 23)), t25a);
        /* stream b, step 26, G */
        __m256i t26b_x1 = _mm256_add_epi32(t22b, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26b_x1);
        __m256i t26b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23b, t24b), t26b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])));
        MD5_BATCH_KEEP("x", t26b_x2);
        const __m256i t26b_x3 = _mm256_add_epi32(_mm256_and_si256(t25b, t23b), t26b_x2);
        const __m256i t26b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26b_x3, 9), _mm256_srli_epi32(t26b_x3, 23)), t25b);
        MD5_BATCH_COPY(&next[12][8], 24, data[then][8] + 48, data[then][9] + 48);
        /* stream c, step 26, G */
        __m256i t26c_x1 = _mm256_add_epi32(t22c, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26c_x1);
        __m256i t26c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23c, t24c), t26c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])));
        MD5_BATCH_KEEP("x", t26c_x2);
        const __m256i t26c_x3 = _mm256_add_epi32(_mm256_and_si256(t25c, t23c), t26c_x2);
        const __m256i t26c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26c_x3, 9), _mm256_srli_epi32(t26c_x3, 23)), t25c);
        /* stream a, step 27, G */
        __m256i t27a_x1 = _mm256_add_epi32(t23a, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27a_x1);
        __m256i t27a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24a, t25a), t27a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        MD5_BATCH_KEEP("x", t27a_x2);
        const __m256i t27a_x3 = _mm256_add_epi32(_mm256_and_si256(t26a, t24a), t27a_x2);
        const __m256i t27a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27a_x3, 14), _mm256_srli_epi32(t27a_x3, 18)), t26a);
        MD5_BATCH_COPY(&next[14][8], 24, data[then][8] + 56, data[then][9] + 56);
        /* stream b, step 27, G */
        __m256i t27b_x1 = _mm256_add_epi32(t23b, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27b_x1);
        __m256i t27b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24b, t25b), t27b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])));
        MD5_BATCH_KEEP("x", t27b_x2);
        const __m256i t27b_x3 = _mm256_add_epi32(_mm256_and_si256(t26b, t24b), t27b_x2);
        const __m256i t27b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27b_x3, 14), _mm256_srli_epi32(t27b_x3, 18)), t26b);
        /* stream c, step 27, G */
        __m256i t27c_x1 = _mm256_add_epi32(t23c, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27c_x1);
        __m256i t27c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24c, t25c), t27c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])));
        MD5_BATCH_KEEP("x", t27c_x2);
        const __m256i t27c_x3 = _mm256_add_epi32(_mm256_and_si256(t26c, t24c), t27c_x2);
        const __m256i t27c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27c_x3, 14), _mm256_srli_epi32(t27c_x3, 18)), t26c);
        MD5_BATCH_COPY(&next[0][10], 24, data[then][10] + 0, data[then][11] + 0);
        /* stream a, step 28, G */
        __m256i t28a_x1 = _mm256_add_epi32(t24a, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28a_x1);
        __m256i t28a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25a, t26a), t28a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])));
        MD5_BATCH_KEEP("x", t28a_x2);
        const __m256i t28a_x3 = _mm256_add_epi32(_mm256_and_si256(t27a, t25a), t28a_x2);
        const __m256i t28a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28a_x3, 20), _mm256_srli_epi32(t28a_x3, 12)), t27a);
        /* stream b, step 28, G */
        __m256i t28b_x1 = _mm256_add_epi32(t24b, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28b_x1);
        __m256i t28b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25b, t26b), t28b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])));
        MD5_BATCH_KEEP("x", t28b_x2);
        const __m256i t28b_x3 = _mm256_add_epi32(_mm256_and_si256(t27b, t25b), t28b_x2);
        const __m256i t28b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28b_x3, 20), _mm256_srli_epi32(t28b_x3, 12)), t27b);
        MD5_BATCH_COPY(&next[2][10], 24, data[then][10] + 8, data[then][11] + 8);
        /* stream c, step 28, G */
        __m256i t28c_x1 = _mm256_add_epi32(t24c, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28c_x1);
        __m256i t28c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t25c, t26c), t28c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])));
        MD5_BATCH_KEEP("x", t28c_x2);
        const __m256i t28c_x3 = _mm256_add_epi32(_mm256_and_si256(t27c, t25c), t28c_x2);
        const __m256i t28c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28c_x3, 20), _mm256_srli_epi32(t28c_x3, 12)), t27c);
        /* stream a, step 29, G */
        __m256i t29a_x1 = _mm256_add_epi32(t25a, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29a_x1);
        __m256i t29a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26a, t27a), t29a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])));
        MD5_BATCH_KEEP("x", t29a_x2);
        const __m256i t29a_x3 = _mm256_add_epi32(_mm256_and_si256(t28a, t26a), t29a_x2);
        const __m256i t29a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29a_x3, 5), _mm256_srli_epi32(t29a_x3, 27)), t28a);
        MD5_BATCH_COPY(&next[4][10], 24, data[then][10] + 16, data[then][11] + 16);
        /* stream b, step 29, G */
        __m256i t29b_x1 = _mm256_add_epi32(t25b, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29b_x1);
        __m256i t29b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26b, t27b), t29b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])));
        MD5_BATCH_KEEP("x", t29b_x2);
        const __m256i t29b_x3 = _mm256_add_epi32(_mm256_and_si256(t28b, t26b), t29b_x2);
        const __m256i t29b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29b_x3, 5), _mm256_srli_epi32(t29b_x3, 27)), t28b);
        /* stream c, step 29, G */
        __m256i t29c_x1 = _mm256_add_epi32(t25c, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29c_x1);
        __m256i t29c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t26c, t27c), t29c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])));
        MD5_BATCH_KEEP("x", t29c_x2);
        const __m256i t29c_x3 = _mm256_add_epi32(_mm256_and_si256(t28c, t26c), t29c_x2);
        const __m256i t29c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29c_x3, 5), _mm256_srli_epi32(t29c_x3, 27)), t28c);
        MD5_BATCH_COPY(&next[6][10], 24, data[then][10] + 24, data[then][11] + 24);
        /* stream a, step 30, G */
        __m256i t30a_x1 = _mm256_add_epi32(t26a, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30a_x1);
        __m256i t30a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27a, t28a), t30a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        MD5_BATCH_KEEP("x", t30a_x2);
        const __m256i t30a_x3 = _mm256_add_epi32(_mm256_and_si256(t29a, t27a), t30a_x2);
        const __m256i t30a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30a_x3, 9), _mm256_srli_epi32(t30a_x3, 23)), t29a);
        /* stream b, step 30, G */
        __m256i t30b_x1 = _mm256_add_epi32(t26b, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30b_x1);
        __m256i t30b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27b, t28b), t30b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])));
        MD5_BATCH_KEEP("x", t30b_x2);
        const __m256i t30b_x3 = _mm256_add_epi32(_mm256_and_si256(t29b, t27b), t30b_x2);
        const __m256i t30b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30b_x3, 9), _mm256_srli_epi32(t30b_x3, 23)), t29b);
        MD5_BATCH_COPY(&next[8][10], 24, data[then][10] + 32, data[then][11] + 32);
        /* stream c, step 30, G */
        __m256i t30c_x1 = _mm256_add_epi32(t26c, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30c_x1);
        __m256i t30c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27c, t28c), t30c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])));
        MD5_BATCH_KEEP("x", t30c_x2);
        const __m256i t30c_x3 = _mm256_add_epi32(_mm256_and_si256(t29c, t27c), t30c_x2);
        const __m256i t30c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30c_x3, 9), _mm256_srli_epi32(t30c_x3, 23)), t29c);
        /* stream a, step 31, G */
        __m256i t31a_x1 = _mm256_add_epi32(t27a, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31a_x1);
        __m256i t31a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28a, t29a), t31a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])));
        MD5_BATCH_KEEP("x", t31a_x2);
        const __m256i t31a_x3 = _mm256_add_epi32(_mm256_and_si256(t30a, t28a), t31a_x2);
        const __m256i t31a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31a_x3, 14), _mm256_srli_epi32(t31a_x3, 18)), t30a);
        MD5_BATCH_COPY(&next[10][10], 24, data[then][10] + 40, data[then][11] + 40);
        /* stream b, step 31, G */
        __m256i t31b_x1 = _mm256_add_epi32(t27b, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31b_x1);
        __m256i t31b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28b, t29b), t31b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])));
        MD5_BATCH_KEEP("x", t31b_x2);
        const __m256i t31b_x3 = _mm256_add_epi32(_mm256_and_si256(t30b, t28b), t31b_x2);
        const __m256i t31b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31b_x3, 14), _mm256_srli_epi32(t31b_x3, 18)), t30b);
        /* stream c, step 31, G */
        __m256i t31c_x1 = _mm256_add_epi32(t27c, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31c_x1);
        __m256i t31c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t28c, t29c), t31c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])));
        MD5_BATCH_KEEP("x", t31c_x2);
        const __m256i t31c_x3 = _mm256_add_epi32(_mm256_and_si256(t30c, t28c), t31c_x2);
        const __m256i t31c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31c_x3, 14), _mm256_srli_epi32(t31c_x3, 18)), t30c);
        MD5_BATCH_COPY(&next[12][10], 24, data[then][10] + 48, data[then][11] + 48);
        /* stream a, step 32, G */
        __m256i t32a_x1 = _mm256_add_epi32(t28a, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32a_x1);
        __m256i t32a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29a, t30a), t32a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])));
        MD5_BATCH_KEEP("x", t32a_x2);
        const __m256i t32a_x3 = _mm256_add_epi32(_mm256_and_si256(t31a, t29a), t32a_x2);
        const __m256i t32a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32a_x3, 20), _mm256_srli_epi32(t32a_x3, 12)), t31a);
        /* stream b, step 32, G */
        __m256i t32b_x1 = _mm256_add_epi32(t28b, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32b_x1);
        __m256i t32b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29b, t30b), t32b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])));
        MD5_BATCH_KEEP("x", t32b_x2);
        const __m256i t32b_x3 = _mm256_add_epi32(_mm256_and_si256(t31b, t29b), t32b_x2);
        const __m256i t32b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32b_x3, 20), _mm256_srli_epi32(t32b_x3, 12)), t31b);
        MD5_BATCH_COPY(&next[14][10], 24, data[then][10] + 56, data[then][11] + 56);
        /* stream c, step 32, G */
        __m256i t32c_x1 = _mm256_add_epi32(t28c, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32c_x1);
        __m256i t32c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t29c, t30c), t32c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])));
        MD5_BATCH_KEEP("x", t32c_x2);
        const __m256i t32c_x3 = _mm256_add_epi32(_mm256_and_si256(t31c, t29c), t32c_x2);
        const __m256i t32c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32c_x3, 20), _mm256_srli_epi32(t32c_x3, 12)), t31c);
        /* stream a, step 33, H */
        __m256i t33a_x1 = _mm256_xor_si256(t30a, t31a);
        MD5_BATCH_KEEP("x", t33a_x1);
        __m256i t33a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t29a, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33a_x2);
        const __m256i t33a_x3 = _mm256_add_epi32(_mm256_xor_si256(t32a, t33a_x1), t33a_x2);
        const __m256i t33a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33a_x3, 4), _mm256_srli_epi32(t33a_x3, 28)), t32a);
        MD5_BATCH_COPY(&next[0][12], 24, data[then][12] + 0, data[then][13] + 0);
        /* stream b, step 33, H */
        __m256i t33b_x1 = _mm256_xor_si256(t30b, t31b);
        MD5_BATCH_KEEP("x", t33b_x1);
        __m256i t33b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t29b, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33b_x2);
        const __m256i t33b_x3 = _mm256_add_epi32(_mm256_xor_si256(t32b, t33b_x1), t33b_x2);
        const __m256i t33b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33b_x3, 4), _mm256_srli_epi32(t33b_x3, 28)), t32b);
        /* stream c, step 33, H */
        __m256i t33c_x1 = _mm256_xor_si256(t30c, t31c);
        MD5_BATCH_KEEP("x", t33c_x1);
        __m256i t33c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t29c, _mm256_set1_epi32((int)0xfffa3942u)));
        MD5_BATCH_KEEP("x", t33c_x2);
        const __m256i t33c_x3 = _mm256_add_epi32(_mm256_xor_si256(t32c, t33c_x1), t33c_x2);
        const __m256i t33c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33c_x3, 4), _mm256_srli_epi32(t33c_x3, 28)), t32c);
        MD5_BATCH_COPY(&next[2][12], 24, data[then][12] + 8, data[then][13] + 8);
        /* stream a, step 34, H */
        __m256i t34a_x1 = _mm256_xor_si256(t31a, t32a);
        MD5_BATCH_KEEP("x", t34a_x1);
        __m256i t34a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t30a, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34a_x2);
        const __m256i t34a_x3 = _mm256_add_epi32(_mm256_xor_si256(t33a, t34a_x1), t34a_x2);
        const __m256i t34a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34a_x3, 11), _mm256_srli_epi32(t34a_x3, 21)), t33a);
        /* stream b, step 34, H */
        __m256i t34b_x1 = _mm256_xor_si256(t31b, t32b);
        MD5_BATCH_KEEP("x", t34b_x1);
        __m256i t34b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t30b, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34b_x2);
        const __m256i t34b_x3 = _mm256_add_epi32(_mm256_xor_si256(t33b, t34b_x1), t34b_x2);
        const __m256i t34b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34b_x3, 11), _mm256_srli_epi32(t34b_x3, 21)), t33b);
        MD5_BATCH_COPY(&next[4][12], 24, data[then][12] + 16, data[then][13] + 16);
        /* stream c, step 34, H */
        __m256i t34c_x1 = _mm256_xor_si256(t31c, t32c);
        MD5_BATCH_KEEP("x", t34c_x1);
        __m256i t34c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t30c, _mm256_set1_epi32((int)0x8771f681u)));
        MD5_BATCH_KEEP("x", t34c_x2);
        const __m256i t34c_x3 = _mm256_add_epi32(_mm256_xor_si256(t33c, t34c_x1), t34c_x2);
        const __m256i t34c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34c_x3, 11), _mm256_srli_epi32(t34c_x3, 21)), t33c);
        /* stream a, step 35, H */
        __m256i t35a_x1 = _mm256_xor_si256(t32a, t33a);
        MD5_BATCH_KEEP("x", t35a_x1);
        __m256i t35a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t31a, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35a_x2);
        const __m256i t35a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34a, t35a_x1), t35a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34a);
        MD5_BATCH_COPY(&next[6][12], 24, data[then][12] + 24, data[then][13] + 24);
        /* stream b, step 35, H */
        __m256i t35b_x1 = _mm256_xor_si256(t32b, t33b);
        MD5_BATCH_KEEP("x", t35b_x1);
        __m256i t35b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t31b, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35b_x2);
        const __m256i t35b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34b, t35b_x1), t35b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34b);
        /* stream c, step 35, H */
        __m256i t35c_x1 = _mm256_xor_si256(t32c, t33c);
        MD5_BATCH_KEEP("x", t35c_x1);
        __m256i t35c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t31c, _mm256_set1_epi32((int)0x6d9d6122u)));
        MD5_BATCH_KEEP("x", t35c_x2);
        const __m256i t35c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34c, t35c_x1), t35c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34c);
        MD5_BATCH_COPY(&next[8][12], 24, data[then][12] + 32, data[then][13] + 32);
        /* stream a, step 36, H */
        __m256i t36a_x1 = _mm256_xor_si256(t33a, t34a);
        MD5_BATCH_KEEP("x", t36a_x1);
        __m256i t36a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t32a, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36a_x2);
        const __m256i t36a_x3 = _mm256_add_epi32(_mm256_xor_si256(t35a, t36a_x1), t36a_x2);
        const __m256i t36a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36a_x3, 23), _mm256_srli_epi32(t36a_x3, 9)), t35a);
        /* stream b, step 36, H */
        __m256i t36b_x1 = _mm256_xor_si256(t33b, t34b);
        MD5_BATCH_KEEP("x", t36b_x1);
        __m256i t36b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t32b, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36b_x2);
        const __m256i t36b_x3 = _mm256_add_epi32(_mm256_xor_si256(t35b, t36b_x1), t36b_x2);
        const __m256i t36b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36b_x3, 23), _mm256_srli_epi32(t36b_x3, 9)), t35b);
        MD5_BATCH_COPY(&next[10][12], 24, data[then][12] + 40, data[then][13] + 40);
        /* stream c, step 36, H */
        __m256i t36c_x1 = _mm256_xor_si256(t33c, t34c);
        MD5_BATCH_KEEP("x", t36c_x1);
        __m256i t36c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t32c, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36c_x2);
        const __m256i t36c_x3 = _mm256_add_epi32(_mm256_xor_si256(t35c, t36c_x1), t36c_x2);
        const __m256i t36c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36c_x3, 23), _mm256_srli_epi32(t36c_x3, 9)), t35c);
        /* stream a, step 37, H */
        __m256i t37a_x1 = _mm256_xor_si256(t34a, t35a);
        MD5_BATCH_KEEP("x", t37a_x1);
        __m256i t37a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t33a, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37a_x2);
        const __m256i t37a_x3 = _mm256_add_epi32(_mm256_xor_si256(t36a, t37a_x1), t37a_x2);
        const __m256i t37a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37a_x3, 4), _mm256_srli_epi32(t37a_x3, 28)), t36a);
        MD5_BATCH_COPY(&next[12][12], 24, data[then][12] + 48, data[then][13] + 48);
        /* stream b, step 37, H */
        __m256i t37b_x1 = _mm256_xor_si256(t34b, t35b);
        MD5_BATCH_KEEP("x", t37b_x1);
        __m256i t37b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t33b, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37b_x2);
        const __m256i t37b_x3 = _mm256_add_epi32(_mm256_xor_si256(t36b, t37b_x1), t37b_x2);
        const __m256i t37b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37b_x3, 4), _mm256_srli_epi32(t37b_x3, 28)), t36b);
        /* stream c, step 37, H */
        __m256i t37c_x1 = _mm256_xor_si256(t34c, t35c);
        MD5_BATCH_KEEP("x", t37c_x1);
        __m256i t37c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t33c, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37c_x2);
        const __m256i t37c_x3 = _mm256_add_epi32(_mm256_xor_si256(t36c, t37c_x1), t37c_x2);
        const __m256i t37c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37c_x3, 4), _mm256_srli_epi32(t37c_x3, 28)), t36c);
        MD5_BATCH_COPY(&next[14][12], 24, data[then][12] + 56, data[then][13] + 56);
        /* stream a, step 38, H */
        __m256i t38a_x1 = _mm256_xor_si256(t35a, t36a);
        MD5_BATCH_KEEP("x", t38a_x1);
        __m256i t38a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t34a, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38a_x2);
        const __m256i t38a_x3 = _mm256_add_epi32(_mm256_xor_si256(t37a, t38a_x1), t38a_x2);
        const __m256i t38a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38a_x3, 11), _mm256_srli_epi32(t38a_x3, 21)), t37a);
        /* stream b, step 38, H */
        __m256i t38b_x1 = _mm256_xor_si256(t35b, t36b);
        MD5_BATCH_KEEP("x", t38b_x1);
        __m256i t38b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t34b, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38b_x2);
        const __m256i t38b_x3 = _mm256_add_epi32(_mm256_xor_si256(t37b, t38b_x1), t38b_x2);
        const __m256i t38b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38b_x3, 11), _mm256_srli_epi32(t38b_x3, 21)), t37b);
        MD5_BATCH_COPY(&next[0][14], 24, data[then][14] + 0, data[then][15] + 0);
        /* stream c, step 38, H */
        __m256i t38c_x1 = _mm256_xor_si256(t35c, t36c);
        MD5_BATCH_KEEP("x", t38c_x1);
        __m256i t38c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t34c, _mm256_set1_epi32((int)0x4bdecfa9u)));
        MD5_BATCH_KEEP("x", t38c_x2);
        const __m256i t38c_x3 = _mm256_add_epi32(_mm256_xor_si256(t37c, t38c_x1), t38c_x2);
        const __m256i t38c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38c_x3, 11), _mm256_srli_epi32(t38c_x3, 21)), t37c);
        /* stream a, step 39, H */
        __m256i t39a_x1 = _mm256_xor_si256(t36a, t37a);
        MD5_BATCH_KEEP("x", t39a_x1);
        __m256i t39a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t35a, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39a_x2);
        const __m256i t39a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38a, t39a_x1), t39a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38a);
        MD5_BATCH_COPY(&next[2][14], 24, data[then][14] + 8, data[then][15] + 8);
        /* stream b, step 39, H */
        __m256i t39b_x1 = _mm256_xor_si256(t36b, t37b);
        MD5_BATCH_KEEP("x", t39b_x1);
        __m256i t39b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t35b, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39b_x2);
        const __m256i t39b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38b, t39b_x1), t39b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38b);
        /* stream c, step 39, H */
        __m256i t39c_x1 = _mm256_xor_si256(t36c, t37c);
        MD5_BATCH_KEEP("x", t39c_x1);
        __m256i t39c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t35c, _mm256_set1_epi32((int)0xf6bb4b60u)));
        MD5_BATCH_KEEP("x", t39c_x2);
        const __m256i t39c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38c, t39c_x1), t39c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38c);
        MD5_BATCH_COPY(&next[4][14], 24, data[then][14] + 16, data[then][15] + 16);
        /* stream a, step 40, H */
        __m256i t40a_x1 = _mm256_xor_si256(t37a, t38a);
        MD5_BATCH_KEEP("x", t40a_x1);
        __m256i t40a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t36a, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40a_x2);
        const __m256i t40a_x3 = _mm256_add_epi32(_mm256_xor_si256(t39a, t40a_x1), t40a_x2);
        const __m256i t40a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40a_x3, 23), _mm256_srli_epi32(t40a_x3, 9)), t39a);
        /* stream b, step 40, H */
        __m256i t40b_x1 = _mm256_xor_si256(t37b, t38b);
        MD5_BATCH_KEEP("x", t40b_x1);
        __m256i t40b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t36b, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40b_x2);
        const __m256i t40b_x3 = _mm256_add_epi32(_mm256_xor_si256(t39b, t40b_x1), t40b_x2);
        const __m256i t40b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40b_x3, 23), _mm256_srli_epi32(t40b_x3, 9)), t39b);
        MD5_BATCH_COPY(&next[6][14], 24, data[then][14] + 24, data[then][15] + 24);
        /* stream c, step 40, H */
        __m256i t40c_x1 = _mm256_xor_si256(t37c, t38c);
        MD5_BATCH_KEEP("x", t40c_x1);
        __m256i t40c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t36c, _mm256_set1_epi32((int)0xbebfbc70u)));
        MD5_BATCH_KEEP("x", t40c_x2);
        const __m256i t40c_x3 = _mm256_add_epi32(_mm256_xor_si256(t39c, t40c_x1), t40c_x2);
        const __m256i t40c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40c_x3, 23), _mm256_srli_epi32(t40c_x3, 9)), t39c);
        /* stream a, step 41, H */
        __m256i t41a_x1 = _mm256_xor_si256(t38a, t39a);
        MD5_BATCH_KEEP("x", t41a_x1);
        __m256i t41a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t37a, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41a_x2);
        const __m256i t41a_x3 = _mm256_add_epi32(_mm256_xor_si256(t40a, t41a_x1), t41a_x2);
        const __m256i t41a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41a_x3, 4), _mm256_srli_epi32(t41a_x3, 28)), t40a);
        MD5_BATCH_COPY(&next[8][14], 24, data[then][14] + 32, data[then][15] + 32);
        /* stream b, step 41, H */
        __m256i t41b_x1 = _mm256_xor_si256(t38b, t39b);
        MD5_BATCH_KEEP("x", t41b_x1);
        __m256i t41b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t37b, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41b_x2);
        const __m256i t41b_x3 = _mm256_add_epi32(_mm256_xor_si256(t40b, t41b_x1), t41b_x2);
        const __m256i t41b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41b_x3, 4), _mm256_srli_epi32(t41b_x3, 28)), t40b);
        /* stream c, step 41, H */
        __m256i t41c_x1 = _mm256_xor_si256(t38c, t39c);
        MD5_BATCH_KEEP("x", t41c_x1);
        __m256i t41c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t37c, _mm256_set1_epi32((int)0x289b7ec6u)));
        MD5_BATCH_KEEP("x", t41c_x2);
        const __m256i t41c_x3 = _mm256_add_epi32(_mm256_xor_si256(t40c, t41c_x1), t41c_x2);
        const __m256i t41c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41c_x3, 4), _mm256_srli_epi32(t41c_x3, 28)), t40c);
        MD5_BATCH_COPY(&next[10][14], 24, data[then][14] + 40, data[then][15] + 40);
        /* stream a, step 42, H */
        __m256i t42a_x1 = _mm256_xor_si256(t39a, t40a);
        MD5_BATCH_KEEP("x", t42a_x1);
        __m256i t42a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t38a, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42a_x2);
        const __m256i t42a_x3 = _mm256_add_epi32(_mm256_xor_si256(t41a, t42a_x1), t42a_x2);
        const __m256i t42a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42a_x3, 11), _mm256_srli_epi32(t42a_x3, 21)), t41a);
        /* stream b, step 42, H */
        __m256i t42b_x1 = _mm256_xor_si256(t39b, t40b);
        MD5_BATCH_KEEP("x", t42b_x1);
        __m256i t42b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t38b, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42b_x2);
        const __m256i t42b_x3 = _mm256_add_epi32(_mm256_xor_si256(t41b, t42b_x1), t42b_x2);
        const __m256i t42b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42b_x3, 11), _mm256_srli_epi32(t42b_x3, 21)), t41b);
        MD5_BATCH_COPY(&next[12][14], 24, data[then][14] + 48, data[then][15] + 48);
        /* stream c, step 42, H */
        __m256i t42c_x1 = _mm256_xor_si256(t39c, t40c);
        MD5_BATCH_KEEP("x", t42c_x1);
        __m256i t42c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t38c, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42c_x2);
        const __m256i t42c_x3 = _mm256_add_epi32(_mm256_xor_si256(t41c, t42c_x1), t42c_x2);
        const __m256i t42c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42c_x3, 11), _mm256_srli_epi32(t42c_x3, 21)), t41c);
        /* stream a, step 43, H */
        __m256i t43a_x1 = _mm256_xor_si256(t40a, t41a);
        MD5_BATCH_KEEP("x", t43a_x1);
        __m256i t43a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t39a, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43a_x2);
        const __m256i t43a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42a, t43a_x1), t43a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42a);
        MD5_BATCH_COPY(&next[14][14], 24, data[then][14] + 56, data[then][15] + 56);
        /* stream b, step 43, H */
        __m256i t43b_x1 = _mm256_xor_si256(t40b, t41b);
        MD5_BATCH_KEEP("x", t43b_x1);
        __m256i t43b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t39b, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43b_x2);
        const __m256i t43b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42b, t43b_x1), t43b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42b);
        /* stream c, step 43, H */
        __m256i t43c_x1 = _mm256_xor_si256(t40c, t41c);
        MD5_BATCH_KEEP("x", t43c_x1);
        __m256i t43c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t39c, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43c_x2);
        const __m256i t43c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42c, t43c_x1), t43c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42c);
        MD5_BATCH_COPY(&next[0][16], 24, data[then][16] + 0, data[then][17] + 0);
        /* stream a, step 44, H */
        __m256i t44a_x1 = _mm256_xor_si256(t41a, t42a);
        MD5_BATCH_KEEP("x", t44a_x1);
        __m256i t44a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t40a, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44a_x2);
        const __m256i t44a_x3 = _mm256_add_epi32(_mm256_xor_si256(t43a, t44a_x1), t44a_x2);
        const __m256i t44a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44a_x3, 23), _mm256_srli_epi32(t44a_x3, 9)), t43a);
        /* stream b, step 44, H */
        __m256i t44b_x1 = _mm256_xor_si256(t41b, t42b);
        MD5_BATCH_KEEP("x", t44b_x1);
        __m256i t44b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t40b, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44b_x2);
        const __m256i t44b_x3 = _mm256_add_epi32(_mm256_xor_si256(t43b, t44b_x1), t44b_x2);
        const __m256i t44b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44b_x3, 23), _mm256_srli_epi32(t44b_x3, 9)), t43b);
        MD5_BATCH_COPY(&next[2][16], 24, data[then][16] + 8, data[then][17] + 8);
        /* stream c, step 44, H */
        __m256i t44c_x1 = _mm256_xor_si256(t41c, t42c);
        MD5_BATCH_KEEP("x", t44c_x1);
        __m256i t44c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t40c, _mm256_set1_epi32((int)0x04881d05u)));
        MD5_BATCH_KEEP("x", t44c_x2);
        const __m256i t44c_x3 = _mm256_add_epi32(_mm256_xor_si256(t43c, t44c_x1), t44c_x2);
        const __m256i t44c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44c_x3, 23), _mm256_srli_epi32(t44c_x3, 9)), t43c);
        /* stream a, step 45, H */
        __m256i t45a_x1 = _mm256_xor_si256(t42a, t43a);
        MD5_BATCH_KEEP("x", t45a_x1);
        __m256i t45a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t41a, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45a_x2);
        const __m256i t45a_x3 = _mm256_add_epi32(_mm256_xor_si256(t44a, t45a_x1), t45a_x2);
        const __m256i t45a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45a_x3, 4), _mm256_srli_epi32(t45a_x3, 28)), t44a);
        MD5_BATCH_COPY(&next[4][16], 24, data[then][16] + 16, data[then][17] + 16);
        /* stream b, step 45, H */
        __m256i t45b_x1 = _mm256_xor_si256(t42b, t43b);
        MD5_BATCH_KEEP("x", t45b_x1);
        __m256i t45b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t41b, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45b_x2);
        const __m256i t45b_x3 = _mm256_add_epi32(_mm256_xor_si256(t44b, t45b_x1), t45b_x2);
        const __m256i t45b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45b_x3, 4), _mm256_srli_epi32(t45b_x3, 28)), t44b);
        /* stream c, step 45, H */
        __m256i t45c_x1 = _mm256_xor_si256(t42c, t43c);
        MD5_BATCH_KEEP("x", t45c_x1);
        __m256i t45c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t41c, _mm256_set1_epi32((int)0xd9d4d039u)));
        MD5_BATCH_KEEP("x", t45c_x2);
        const __m256i t45c_x3 = _mm256_add_epi32(_mm256_xor_si256(t44c, t45c_x1), t45c_x2);
        const __m256i t45c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45c_x3, 4), _mm256_srli_epi32(t45c_x3, 28)), t44c);
        MD5_BATCH_COPY(&next[6][16], 24, data[then][16] + 24, data[then][17] + 24);
        /* stream a, step 46, H */
        __m256i t46a_x1 = _mm256_xor_si256(t43a, t44a);
        MD5_BATCH_KEEP("x", t46a_x1);
        __m256i t46a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t42a, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46a_x2);
        const __m256i t46a_x3 = _mm256_add_epi32(_mm256_xor_si256(t45a, t46a_x1), t46a_x2);
        const __m256i t46a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46a_x3, 11), _mm256_srli_epi32(t46a_x3, 21)), t45a);
        /* stream b, step 46, H */
        __m256i t46b_x1 = _mm256_xor_si256(t43b, t44b);
        MD5_BATCH_KEEP("x", t46b_x1);
        __m256i t46b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t42b, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46b_x2);
        const __m256i t46b_x3 = _mm256_add_epi32(_mm256_xor_si256(t45b, t46b_x1), t46b_x2);
        const __m256i t46b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46b_x3, 11), _mm256_srli_epi32(t46b_x3, 21)), t45b);
        MD5_BATCH_COPY(&next[8][16], 24, data[then][16] + 32, data[then][17] + 32);
        /* stream c, step 46, H */
        __m256i t46c_x1 = _mm256_xor_si256(t43c, t44c);
        MD5_BATCH_KEEP("x", t46c_x1);
        __m256i t46c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t42c, _mm256_set1_epi32((int)0xe6db99e5u)));
        MD5_BATCH_KEEP("x", t46c_x2);
        const __m256i t46c_x3 = _mm256_add_epi32(_mm256_xor_si256(t45c, t46c_x1), t46c_x2);
        const __m256i t46c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46c_x3, 11), _mm256_srli_epi32(t46c_x3, 21)), t45c);
        /* stream a, step 47, H */
        __m256i t47a_x1 = _mm256_xor_si256(t44a, t45a);
        MD5_BATCH_KEEP("x", t47a_x1);
        __m256i t47a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t43a, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47a_x2);
        const __m256i t47a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46a, t47a_x1), t47a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46a);
        MD5_BATCH_COPY(&next[10][16], 24, data[then][16] + 40, data[then][17] + 40);
        /* stream b, step 47, H */
        __m256i t47b_x1 = _mm256_xor_si256(t44b, t45b);
        MD5_BATCH_KEEP("x", t47b_x1);
        __m256i t47b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t43b, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47b_x2);
        const __m256i t47b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46b, t47b_x1), t47b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46b);
        /* stream c, step 47, H */
        __m256i t47c_x1 = _mm256_xor_si256(t44c, t45c);
        MD5_BATCH_KEEP("x", t47c_x1);
        __m256i t47c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t43c, _mm256_set1_epi32((int)0x1fa27cf8u)));
        MD5_BATCH_KEEP("x", t47c_x2);
        const __m256i t47c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46c, t47c_x1), t47c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46c);
        MD5_BATCH_COPY(&next[12][16], 24, data[then][16] + 48, data[then][17] + 48);
        /* stream a, step 48, H */
        __m256i t48a_x1 = _mm256_xor_si256(t45a, t46a);
        MD5_BATCH_KEEP("x", t48a_x1);
        __m256i t48a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t44a, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48a_x2);
        const __m256i t48a_x3 = _mm256_add_epi32(_mm256_xor_si256(t47a, t48a_x1), t48a_x2);
        const __m256i t48a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48a_x3, 23), _mm256_srli_epi32(t48a_x3, 9)), t47a);
        /* stream b, step 48, H */
        __m256i t48b_x1 = _mm256_xor_si256(t45b, t46b);
        MD5_BATCH_KEEP("x", t48b_x1);
        __m256i t48b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t44b, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48b_x2);
        const __m256i t48b_x3 = _mm256_add_epi32(_mm256_xor_si256(t47b, t48b_x1), t48b_x2);
        const __m256i t48b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48b_x3, 23), _mm256_srli_epi32(t48b_x3, 9)), t47b);
        MD5_BATCH_COPY(&next[14][16], 24, data[then][16] + 56, data[then][17] + 56);
        /* stream c, step 48, H */
        __m256i t48c_x1 = _mm256_xor_si256(t45c, t46c);
        MD5_BATCH_KEEP("x", t48c_x1);
        __m256i t48c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t44c, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48c_x2);
        const __m256i t48c_x3 = _mm256_add_epi32(_mm256_xor_si256(t47c, t48c_x1), t48c_x2);
        const __m256i t48c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48c_x3, 23), _mm256_srli_epi32(t48c_x3, 9)), t47c);
        /* stream a, step 49, I */
        __m256i t49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t45a, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49a_x1);
        const __m256i t49a_x2 =
            _mm256_sub_epi32(t49a_x1, _mm256_xor_si256(_mm256_andnot_si256(t48a, t46a), t47a));
        const __m256i t49a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49a_x2, 6), _mm256_srli_epi32(t49a_x2, 26)), t48a);
        MD5_BATCH_COPY(&next[0][18], 24, data[then][18] + 0, data[then][19] + 0);
        /* stream b, step 49, I */
        __m256i t49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t45b, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49b_x1);
        const __m256i t49b_x2 =
            _mm256_sub_epi32(t49b_x1, _mm256_xor_si256(_mm256_andnot_si256(t48b, t46b), t47b));
        const __m256i t49b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49b_x2, 6), _mm256_srli_epi32(t49b_x2, 26)), t48b);
        /* stream c, step 49, I */
        __m256i t49c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t45c, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49c_x1);
        const __m256i t49c_x2 =
            _mm256_sub_epi32(t49c_x1, _mm256_xor_si256(_mm256_andnot_si256(t48c, t46c), t47c));
        const __m256i t49c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49c_x2, 6), _mm256_srli_epi32(t49c_x2, 26)), t48c);
        MD5_BATCH_COPY(&next[2][18], 24, data[then][18] + 8, data[then][19] + 8);
        /* stream a, step 50, I */
        __m256i t50a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][0])),
            _mm256_add_epi32(t46a, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50a_x1);
        const __m256i t50a_x2 =
            _mm256_sub_epi32(t50a_x1, _mm256_xor_si256(_mm256_andnot_si256(t49a, t47a), t48a));
        const __m256i t50a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50a_x2, 10), _mm256_srli_epi32(t50a_x2, 22)), t49a);
        /* stream b, step 50, I */
        __m256i t50b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][8])),
            _mm256_add_epi32(t46b, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50b_x1);
        const __m256i t50b_x2 =
            _mm256_sub_epi32(t50b_x1, _mm256_xor_si256(_mm256_andnot_si256(t49b, t47b), t48b));
        const __m256i t50b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50b_x2, 10), _mm256_srli_epi32(t50b_x2, 22)), t49b);
        MD5_BATCH_COPY(&next[4][18], 24, data[then][18] + 16, data[then][19] + 16);
        /* stream c, step 50, I */
        __m256i t50c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[7][16])),
            _mm256_add_epi32(t46c, _mm256_set1_epi32((int)0x432aff96u)));
        MD5_BATCH_KEEP("x", t50c_x1);
        const __m256i t50c_x2 =
            _mm256_sub_epi32(t50c_x1, _mm256_xor_si256(_mm256_andnot_si256(t49c, t47c), t48c));
        const __m256i t50c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50c_x2, 10), _mm256_srli_epi32(t50c_x2, 22)), t49c);
        /* stream a, step 51, I */
        __m256i t51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][0])),
            _mm256_add_epi32(t47a, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51a_x1);
        const __m256i t51a_x2 =
            _mm256_sub_epi32(t51a_x1, _mm256_xor_si256(_mm256_andnot_si256(t50a, t48a), t49a));
        const __m256i t51a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51a_x2, 15), _mm256_srli_epi32(t51a_x2, 17)), t50a);
        MD5_BATCH_COPY(&next[6][18], 24, data[then][18] + 24, data[then][19] + 24);
        /* stream b, step 51, I */
        __m256i t51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][8])),
            _mm256_add_epi32(t47b, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51b_x1);
        const __m256i t51b_x2 =
            _mm256_sub_epi32(t51b_x1, _mm256_xor_si256(_mm256_andnot_si256(t50b, t48b), t49b));
        const __m256i t51b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51b_x2, 15), _mm256_srli_epi32(t51b_x2, 17)), t50b);
        /* stream c, step 51, I */
        __m256i t51c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[14][16])),
            _mm256_add_epi32(t47c, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51c_x1);
        const __m256i t51c_x2 =
            _mm256_sub_epi32(t51c_x1, _mm256_xor_si256(_mm256_andnot_si256(t50c, t48c), t49c));
        const __m256i t51c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51c_x2, 15), _mm256_srli_epi32(t51c_x2, 17)), t50c);
        MD5_BATCH_COPY(&next[8][18], 24, data[then][18] + 32, data[then][19] + 32);
        /* stream a, step 52, I */
        __m256i t52a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][0])),
            _mm256_add_epi32(t48a, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52a_x1);
        const __m256i t52a_x2 =
            _mm256_sub_epi32(t52a_x1, _mm256_xor_si256(_mm256_andnot_si256(t51a, t49a), t50a));
        const __m256i t52a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52a_x2, 21), _mm256_srli_epi32(t52a_x2, 11)), t51a);
        /* stream b, step 52, I */
        __m256i t52b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][8])),
            _mm256_add_epi32(t48b, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52b_x1);
        const __m256i t52b_x2 =
            _mm256_sub_epi32(t52b_x1, _mm256_xor_si256(_mm256_andnot_si256(t51b, t49b), t50b));
        const __m256i t52b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52b_x2, 21), _mm256_srli_epi32(t52b_x2, 11)), t51b);
        MD5_BATCH_COPY(&next[10][18], 24, data[then][18] + 40, data[then][19] + 40);
        /* stream c, step 52, I */
        __m256i t52c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[5][16])),
            _mm256_add_epi32(t48c, _mm256_set1_epi32((int)0xfc93a038u)));
        MD5_BATCH_KEEP("x", t52c_x1);
        const __m256i t52c_x2 =
            _mm256_sub_epi32(t52c_x1, _mm256_xor_si256(_mm256_andnot_si256(t51c, t49c), t50c));
        const __m256i t52c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52c_x2, 21), _mm256_srli_epi32(t52c_x2, 11)), t51c);
        /* stream a, step 53, I */
        __m256i t53a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][0])),
            _mm256_add_epi32(t49a, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53a_x1);
        const __m256i t53a_x2 =
            _mm256_sub_epi32(t53a_x1, _mm256_xor_si256(_mm256_andnot_si256(t52a, t50a), t51a));
        const __m256i t53a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53a_x2, 6), _mm256_srli_epi32(t53a_x2, 26)), t52a);
        MD5_BATCH_COPY(&next[12][18], 24, data[then][18] + 48, data[then][19] + 48);
        /* stream b, step 53, I */
        __m256i t53b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][8])),
            _mm256_add_epi32(t49b, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53b_x1);
        const __m256i t53b_x2 =
            _mm256_sub_epi32(t53b_x1, _mm256_xor_si256(_mm256_andnot_si256(t52b, t50b), t51b));
        const __m256i t53b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53b_x2, 6), _mm256_srli_epi32(t53b_x2, 26)), t52b);
        /* stream c, step 53, I */
        __m256i t53c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[12][16])),
            _mm256_add_epi32(t49c, _mm256_set1_epi32((int)0x655b59c2u)));
        MD5_BATCH_KEEP("x", t53c_x1);
        const __m256i t53c_x2 =
            _mm256_sub_epi32(t53c_x1, _mm256_xor_si256(_mm256_andnot_si256(t52c, t50c), t51c));
        const __m256i t53c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53c_x2, 6), _mm256_srli_epi32(t53c_x2, 26)), t52c);
        MD5_BATCH_COPY(&next[14][18], 24, data[then][18] + 56, data[then][19] + 56);
        /* stream a, step 54, I */
        __m256i t54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t50a, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54a_x1);
        const __m256i t54a_x2 =
            _mm256_sub_epi32(t54a_x1, _mm256_xor_si256(_mm256_andnot_si256(t53a, t51a), t52a));
        const __m256i t54a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54a_x2, 10), _mm256_srli_epi32(t54a_x2, 22)), t53a);
        /* stream b, step 54, I */
        __m256i t54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t50b, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54b_x1);
        const __m256i t54b_x2 =
            _mm256_sub_epi32(t54b_x1, _mm256_xor_si256(_mm256_andnot_si256(t53b, t51b), t52b));
        const __m256i t54b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54b_x2, 10), _mm256_srli_epi32(t54b_x2, 22)), t53b);
        MD5_BATCH_COPY(&next[0][20], 24, data[then][20] + 0, data[then][21] + 0);
        /* stream c, step 54, I */
        __m256i t54c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t50c, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54c_x1);
        const __m256i t54c_x2 =
            _mm256_sub_epi32(t54c_x1, _mm256_xor_si256(_mm256_andnot_si256(t53c, t51c), t52c));
        const __m256i t54c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54c_x2, 10), _mm256_srli_epi32(t54c_x2, 22)), t53c);
        /* stream a, step 55, I */
        __m256i t55a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][0])),
            _mm256_add_epi32(t51a, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55a_x1);
        const __m256i t55a_x2 =
            _mm256_sub_epi32(t55a_x1, _mm256_xor_si256(_mm256_andnot_si256(t54a, t52a), t53a));
        const __m256i t55a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55a_x2, 15), _mm256_srli_epi32(t55a_x2, 17)), t54a);
        MD5_BATCH_COPY(&next[2][20], 24, data[then][20] + 8, data[then][21] + 8);
        /* stream b, step 55, I */
        __m256i t55b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][8])),
            _mm256_add_epi32(t51b, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55b_x1);
        const __m256i t55b_x2 =
            _mm256_sub_epi32(t55b_x1, _mm256_xor_si256(_mm256_andnot_si256(t54b, t52b), t53b));
        const __m256i t55b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55b_x2, 15), _mm256_srli_epi32(t55b_x2, 17)), t54b);
        /* stream c, step 55, I */
        __m256i t55c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[10][16])),
            _mm256_add_epi32(t51c, _mm256_set1_epi32((int)0xffeff47cu)));
        MD5_BATCH_KEEP("x", t55c_x1);
        const __m256i t55c_x2 =
            _mm256_sub_epi32(t55c_x1, _mm256_xor_si256(_mm256_andnot_si256(t54c, t52c), t53c));
        const __m256i t55c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55c_x2, 15), _mm256_srli_epi32(t55c_x2, 17)), t54c);
        MD5_BATCH_COPY(&next[4][20], 24, data[then][20] + 16, data[then][21] + 16);
        /* stream a, step 56, I */
        __m256i t56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t52a, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56a_x1);
        const __m256i t56a_x2 =
            _mm256_sub_epi32(t56a_x1, _mm256_xor_si256(_mm256_andnot_si256(t55a, t53a), t54a));
        const __m256i t56a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56a_x2, 21), _mm256_srli_epi32(t56a_x2, 11)), t55a);
        /* stream b, step 56, I */
        __m256i t56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t52b, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56b_x1);
        const __m256i t56b_x2 =
            _mm256_sub_epi32(t56b_x1, _mm256_xor_si256(_mm256_andnot_si256(t55b, t53b), t54b));
        const __m256i t56b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56b_x2, 21), _mm256_srli_epi32(t56b_x2, 11)), t55b);
        MD5_BATCH_COPY(&next[6][20], 24, data[then][20] + 24, data[then][21] + 24);
        /* stream c, step 56, I */
        __m256i t56c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t52c, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56c_x1);
        const __m256i t56c_x2 =
            _mm256_sub_epi32(t56c_x1, _mm256_xor_si256(_mm256_andnot_si256(t55c, t53c), t54c));
        const __m256i t56c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56c_x2, 21), _mm256_srli_epi32(t56c_x2, 11)), t55c);
        /* stream a, step 57, I */
        __m256i t57a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][0])),
            _mm256_add_epi32(t53a, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57a_x1);
        const __m256i t57a_x2 =
            _mm256_sub_epi32(t57a_x1, _mm256_xor_si256(_mm256_andnot_si256(t56a, t54a), t55a));
        const __m256i t57a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57a_x2, 6), _mm256_srli_epi32(t57a_x2, 26)), t56a);
        MD5_BATCH_COPY(&next[8][20], 24, data[then][20] + 32, data[then][21] + 32);
        /* stream b, step 57, I */
        __m256i t57b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][8])),
            _mm256_add_epi32(t53b, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57b_x1);
        const __m256i t57b_x2 =
            _mm256_sub_epi32(t57b_x1, _mm256_xor_si256(_mm256_andnot_si256(t56b, t54b), t55b));
        const __m256i t57b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57b_x2, 6), _mm256_srli_epi32(t57b_x2, 26)), t56b);
        /* stream c, step 57, I */
        __m256i t57c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[8][16])),
            _mm256_add_epi32(t53c, _mm256_set1_epi32((int)0x6fa87e4eu)));
        MD5_BATCH_KEEP("x", t57c_x1);
        const __m256i t57c_x2 =
            _mm256_sub_epi32(t57c_x1, _mm256_xor_si256(_mm256_andnot_si256(t56c, t54c), t55c));
        const __m256i t57c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57c_x2, 6), _mm256_srli_epi32(t57c_x2, 26)), t56c);
        MD5_BATCH_COPY(&next[10][20], 24, data[then][20] + 40, data[then][21] + 40);
        /* stream a, step 58, I */
        __m256i t58a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][0])),
            _mm256_add_epi32(t54a, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58a_x1);
        const __m256i t58a_x2 =
            _mm256_sub_epi32(t58a_x1, _mm256_xor_si256(_mm256_andnot_si256(t57a, t55a), t56a));
        const __m256i t58a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58a_x2, 10), _mm256_srli_epi32(t58a_x2, 22)), t57a);
        /* stream b, step 58, I */
        __m256i t58b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][8])),
            _mm256_add_epi32(t54b, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58b_x1);
        const __m256i t58b_x2 =
            _mm256_sub_epi32(t58b_x1, _mm256_xor_si256(_mm256_andnot_si256(t57b, t55b), t56b));
        const __m256i t58b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58b_x2, 10), _mm256_srli_epi32(t58b_x2, 22)), t57b);
        MD5_BATCH_COPY(&next[12][20], 24, data[then][20] + 48, data[then][21] + 48);
        /* stream c, step 58, I */
        __m256i t58c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[15][16])),
            _mm256_add_epi32(t54c, _mm256_set1_epi32((int)0xfe2ce6dfu)));
        MD5_BATCH_KEEP("x", t58c_x1);
        const __m256i t58c_x2 =
            _mm256_sub_epi32(t58c_x1, _mm256_xor_si256(_mm256_andnot_si256(t57c, t55c), t56c));
        const __m256i t58c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58c_x2, 10), _mm256_srli_epi32(t58c_x2, 22)), t57c);
        /* stream a, step 59, I */
        __m256i t59a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][0])),
            _mm256_add_epi32(t55a, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59a_x1);
        const __m256i t59a_x2 =
            _mm256_sub_epi32(t59a_x1, _mm256_xor_si256(_mm256_andnot_si256(t58a, t56a), t57a));
        const __m256i t59a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59a_x2, 15), _mm256_srli_epi32(t59a_x2, 17)), t58a);
        MD5_BATCH_COPY(&next[14][20], 24, data[then][20] + 56, data[then][21] + 56);
        /* stream b, step 59, I */
        __m256i t59b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][8])),
            _mm256_add_epi32(t55b, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59b_x1);
        const __m256i t59b_x2 =
            _mm256_sub_epi32(t59b_x1, _mm256_xor_si256(_mm256_andnot_si256(t58b, t56b), t57b));
        const __m256i t59b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59b_x2, 15), _mm256_srli_epi32(t59b_x2, 17)), t58b);
        /* stream c, step 59, I */
        __m256i t59c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[6][16])),
            _mm256_add_epi32(t55c, _mm256_set1_epi32((int)0xa3014313u)));
        MD5_BATCH_KEEP("x", t59c_x1);
        const __m256i t59c_x2 =
            _mm256_sub_epi32(t59c_x1, _mm256_xor_si256(_mm256_andnot_si256(t58c, t56c), t57c));
        const __m256i t59c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59c_x2, 15), _mm256_srli_epi32(t59c_x2, 17)), t58c);
        MD5_BATCH_COPY(&next[0][22], 24, data[then][22] + 0, data[then][23] + 0);
        /* stream a, step 60, I */
        __m256i t60a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][0])),
            _mm256_add_epi32(t56a, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60a_x1);
        const __m256i t60a_x2 =
            _mm256_sub_epi32(t60a_x1, _mm256_xor_si256(_mm256_andnot_si256(t59a, t57a), t58a));
        const __m256i t60a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60a_x2, 21), _mm256_srli_epi32(t60a_x2, 11)), t59a);
        /* stream b, step 60, I */
        __m256i t60b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][8])),
            _mm256_add_epi32(t56b, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60b_x1);
        const __m256i t60b_x2 =
            _mm256_sub_epi32(t60b_x1, _mm256_xor_si256(_mm256_andnot_si256(t59b, t57b), t58b));
        const __m256i t60b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60b_x2, 21), _mm256_srli_epi32(t60b_x2, 11)), t59b);
        MD5_BATCH_COPY(&next[2][22], 24, data[then][22] + 8, data[then][23] + 8);
        /* stream c, step 60, I */
        __m256i t60c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[13][16])),
            _mm256_add_epi32(t56c, _mm256_set1_epi32((int)0x4e0811a0u)));
        MD5_BATCH_KEEP("x", t60c_x1);
        const __m256i t60c_x2 =
            _mm256_sub_epi32(t60c_x1, _mm256_xor_si256(_mm256_andnot_si256(t59c, t57c), t58c));
        const __m256i t60c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60c_x2, 21), _mm256_srli_epi32(t60c_x2, 11)), t59c);
        /* stream a, step 61, I */
        __m256i t61a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t57a, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61a_x1);
        const __m256i t61a_x2 =
            _mm256_sub_epi32(t61a_x1, _mm256_xor_si256(_mm256_andnot_si256(t60a, t58a), t59a));
        const __m256i t61a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61a_x2, 6), _mm256_srli_epi32(t61a_x2, 26)), t60a);
        MD5_BATCH_COPY(&next[4][22], 24, data[then][22] + 16, data[then][23] + 16);
        /* stream b, step 61, I */
        __m256i t61b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t57b, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61b_x1);
        const __m256i t61b_x2 =
            _mm256_sub_epi32(t61b_x1, _mm256_xor_si256(_mm256_andnot_si256(t60b, t58b), t59b));
        const __m256i t61b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61b_x2, 6), _mm256_srli_epi32(t61b_x2, 26)), t60b);
        /* stream c, step 61, I */
        __m256i t61c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t57c, _mm256_set1_epi32((int)0xf7537e81u)));
        MD5_BATCH_KEEP("x", t61c_x1);
        const __m256i t61c_x2 =
            _mm256_sub_epi32(t61c_x1, _mm256_xor_si256(_mm256_andnot_si256(t60c, t58c), t59c));
        const __m256i t61c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61c_x2, 6), _mm256_srli_epi32(t61c_x2, 26)), t60c);
        MD5_BATCH_COPY(&next[6][22], 24, data[then][22] + 24, data[then][23] + 24);
        /* stream a, step 62, I */
        __m256i t62a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][0])),
            _mm256_add_epi32(t58a, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62a_x1);
        const __m256i t62a_x2 =
            _mm256_sub_epi32(t62a_x1, _mm256_xor_si256(_mm256_andnot_si256(t61a, t59a), t60a));
        const __m256i t62a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62a_x2, 10), _mm256_srli_epi32(t62a_x2, 22)), t61a);
        /* stream b, step 62, I */
        __m256i t62b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][8])),
            _mm256_add_epi32(t58b, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62b_x1);
        const __m256i t62b_x2 =
            _mm256_sub_epi32(t62b_x1, _mm256_xor_si256(_mm256_andnot_si256(t61b, t59b), t60b));
        const __m256i t62b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62b_x2, 10), _mm256_srli_epi32(t62b_x2, 22)), t61b);
        MD5_BATCH_COPY(&next[8][22], 24, data[then][22] + 32, data[then][23] + 32);
        /* stream c, step 62, I */
        __m256i t62c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[11][16])),
            _mm256_add_epi32(t58c, _mm256_set1_epi32((int)0xbd3af234u)));
        MD5_BATCH_KEEP("x", t62c_x1);
        const __m256i t62c_x2 =
            _mm256_sub_epi32(t62c_x1, _mm256_xor_si256(_mm256_andnot_si256(t61c, t59c), t60c));
        const __m256i t62c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62c_x2, 10), _mm256_srli_epi32(t62c_x2, 22)), t61c);
        /* stream a, step 63, I */
        __m256i t63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t59a, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63a_x1);
        const __m256i t63a_x2 =
            _mm256_sub_epi32(t63a_x1, _mm256_xor_si256(_mm256_andnot_si256(t62a, t60a), t61a));
        const __m256i t63a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63a_x2, 15), _mm256_srli_epi32(t63a_x2, 17)), t62a);
        MD5_BATCH_COPY(&next[10][22], 24, data[then][22] + 40, data[then][23] + 40);
        /* stream b, step 63, I */
        __m256i t63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t59b, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63b_x1);
        const __m256i t63b_x2 =
            _mm256_sub_epi32(t63b_x1, _mm256_xor_si256(_mm256_andnot_si256(t62b, t60b), t61b));
        const __m256i t63b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63b_x2, 15), _mm256_srli_epi32(t63b_x2, 17)), t62b);
        /* stream c, step 63, I */
        __m256i t63c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t59c, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63c_x1);
        const __m256i t63c_x2 =
            _mm256_sub_epi32(t63c_x1, _mm256_xor_si256(_mm256_andnot_si256(t62c, t60c), t61c));
        const __m256i t63c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63c_x2, 15), _mm256_srli_epi32(t63c_x2, 17)), t62c);
        MD5_BATCH_COPY(&next[12][22], 24, data[then][22] + 48, data[then][23] + 48);
        /* stream a, step 64, I */
        __m256i t64a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][0])),
            _mm256_add_epi32(t60a, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64a_x1);
        const __m256i t64a_x2 =
            _mm256_sub_epi32(t64a_x1, _mm256_xor_si256(_mm256_andnot_si256(t63a, t61a), t62a));
        const __m256i t64a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64a_x2, 21), _mm256_srli_epi32(t64a_x2, 11)), t63a);
        /* stream b, step 64, I */
        __m256i t64b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][8])),
            _mm256_add_epi32(t60b, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64b_x1);
        const __m256i t64b_x2 =
            _mm256_sub_epi32(t64b_x1, _mm256_xor_si256(_mm256_andnot_si256(t63b, t61b), t62b));
        const __m256i t64b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64b_x2, 21), _mm256_srli_epi32(t64b_x2, 11)), t63b);
        MD5_BATCH_COPY(&next[14][22], 24, data[then][22] + 56, data[then][23] + 56);
        /* stream c, step 64, I */
        __m256i t64c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[9][16])),
            _mm256_add_epi32(t60c, _mm256_set1_epi32((int)0xeb86d390u)));
        MD5_BATCH_KEEP("x", t64c_x1);
        const __m256i t64c_x2 =
            _mm256_sub_epi32(t64c_x1, _mm256_xor_si256(_mm256_andnot_si256(t63c, t61c), t62c));
        const __m256i t64c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64c_x2, 21), _mm256_srli_epi32(t64c_x2, 11)), t63c);

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
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][0][0]), h0a);
        h1a = h1a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][1][0]), h1a);
        h2a = h2a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][2][0]), h2a);
        h3a = h3a_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][3][0]), h3a);
        h0b = h0b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][0][8]), h0b);
        h1b = h1b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][1][8]), h1b);
        h2b = h2b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][2][8]), h2b);
        h3b = h3b_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][3][8]), h3b);
        h0c = h0c_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][0][16]), h0c);
        h1c = h1c_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][1][16]), h1c);
        h2c = h2c_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][2][16]), h2c);
        h3c = h3c_next;
        _mm256_storeu_si256((__m256i *)(void *)(&made[step][3][16]), h3c);
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
/* Hashes groups of short rows, each given as 4 words and its length in bits. */
MD5_BATCH_OUTLINED void md5_batch_md5_short_x8x3(const uint8_t *const *data, uint8_t (*digest)[16],
    size_t ngroups)
{
    uint32_t buffers[2][5][24] MD5_BATCH_ALIGNED;

    for (size_t j = 0; ngroups != 0 && j < 24; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 24, data[j] + 0, data[j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 24, data[j] + 8, data[j + 1] + 8);
        buffers[0][4][j] = md5_batch_load32(data[j] + 16);
        buffers[0][4][j + 1] = md5_batch_load32(data[j + 1] + 16);
    }
    uint32_t ends[2][4][24] = {{{0}}};

    for (size_t group = 0; group < ngroups; group++) {
        uint32_t(*const out)[24] = ends[group % 2];
        uint32_t(*const last)[24] = ends[group % 2 ^ 1];
        uint8_t(*const before)[16] = group != 0 ? digest - 24 : digest;
        uint32_t(*const w)[24] = buffers[group % 2];
        uint32_t(*const next)[24] = buffers[group % 2 ^ 1];
        const uint8_t *const *const then = group + 1 < ngroups ? data + 24 : data;
        /* stream a, step 1, F */
        const __m256i t1a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_set1_epi32((int)0xd76aa477u));
        const __m256i t1a_x2 =
            _mm256_or_si256(_mm256_slli_epi32(t1a_x1, 7), _mm256_srli_epi32(t1a_x1, 25));
        const __m256i t1a = _mm256_add_epi32(t1a_x2, _mm256_set1_epi32((int)0xefcdab89u));
        MD5_BATCH_COPY(&next[0][0], 24, then[0] + 0, then[1] + 0);
        /* stream b, step 1, F */
        const __m256i t1b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_set1_epi32((int)0xd76aa477u));
        const __m256i t1b_x2 =
            _mm256_or_si256(_mm256_slli_epi32(t1b_x1, 7), _mm256_srli_epi32(t1b_x1, 25));
        const __m256i t1b = _mm256_add_epi32(t1b_x2, _mm256_set1_epi32((int)0xefcdab89u));
        MD5_BATCH_COPY(&next[2][0], 24, then[0] + 8, then[1] + 8);
        /* stream c, step 1, F */
        const __m256i t1c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_set1_epi32((int)0xd76aa477u));
        const __m256i t1c_x2 =
            _mm256_or_si256(_mm256_slli_epi32(t1c_x1, 7), _mm256_srli_epi32(t1c_x1, 25));
        const __m256i t1c = _mm256_add_epi32(t1c_x2, _mm256_set1_epi32((int)0xefcdab89u));
        next[4][0] = md5_batch_load32(then[0] + 16);
        /* stream a, step 2, F */
        __m256i t2a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_set1_epi32((int)0xf8fa0bccu));
        MD5_BATCH_KEEP("x", t2a_x1);
        const __m256i t2a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1a, _mm256_set1_epi32((int)0xefcdab89u)),
                _mm256_andnot_si256(t1a, _mm256_set1_epi32((int)0x98badcfeu))), t2a_x1);
        const __m256i t2a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2a_x2, 12), _mm256_srli_epi32(t2a_x2, 20)), t1a);
        /* stream b, step 2, F */
        __m256i t2b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_set1_epi32((int)0xf8fa0bccu));
        MD5_BATCH_KEEP("x", t2b_x1);
        const __m256i t2b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1b, _mm256_set1_epi32((int)0xefcdab89u)),
                _mm256_andnot_si256(t1b, _mm256_set1_epi32((int)0x98badcfeu))), t2b_x1);
        const __m256i t2b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2b_x2, 12), _mm256_srli_epi32(t2b_x2, 20)), t1b);
        next[4][1] = md5_batch_load32(then[1] + 16);
        /* stream c, step 2, F */
        __m256i t2c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_set1_epi32((int)0xf8fa0bccu));
        MD5_BATCH_KEEP("x", t2c_x1);
        const __m256i t2c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t1c, _mm256_set1_epi32((int)0xefcdab89u)),
                _mm256_andnot_si256(t1c, _mm256_set1_epi32((int)0x98badcfeu))), t2c_x1);
        const __m256i t2c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t2c_x2, 12), _mm256_srli_epi32(t2c_x2, 20)), t1c);
        MD5_BATCH_COPY(&next[0][2], 24, then[2] + 0, then[3] + 0);
        /* stream a, step 3, F */
        __m256i t3a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_set1_epi32((int)0xbcdb4dd9u));
        MD5_BATCH_KEEP("x", t3a_x1);
        const __m256i t3a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2a, t1a),
                _mm256_andnot_si256(t2a, _mm256_set1_epi32((int)0xefcdab89u))), t3a_x1);
        const __m256i t3a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3a_x2, 17), _mm256_srli_epi32(t3a_x2, 15)), t2a);
        MD5_BATCH_COPY(&next[2][2], 24, then[2] + 8, then[3] + 8);
        /* stream b, step 3, F */
        __m256i t3b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_set1_epi32((int)0xbcdb4dd9u));
        MD5_BATCH_KEEP("x", t3b_x1);
        const __m256i t3b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2b, t1b),
                _mm256_andnot_si256(t2b, _mm256_set1_epi32((int)0xefcdab89u))), t3b_x1);
        const __m256i t3b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3b_x2, 17), _mm256_srli_epi32(t3b_x2, 15)), t2b);
        /* stream c, step 3, F */
        __m256i t3c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_set1_epi32((int)0xbcdb4dd9u));
        MD5_BATCH_KEEP("x", t3c_x1);
        const __m256i t3c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t2c, t1c),
                _mm256_andnot_si256(t2c, _mm256_set1_epi32((int)0xefcdab89u))), t3c_x1);
        const __m256i t3c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t3c_x2, 17), _mm256_srli_epi32(t3c_x2, 15)), t2c);
        next[4][2] = md5_batch_load32(then[2] + 16);
        /* stream a, step 4, F */
        __m256i t4a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_set1_epi32((int)0xb18b7a77u));
        MD5_BATCH_KEEP("x", t4a_x1);
        const __m256i t4a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3a, t2a), _mm256_andnot_si256(t3a, t1a)), t4a_x1);
        const __m256i t4a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4a_x2, 22), _mm256_srli_epi32(t4a_x2, 10)), t3a);
        next[4][3] = md5_batch_load32(then[3] + 16);
        /* stream b, step 4, F */
        __m256i t4b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_set1_epi32((int)0xb18b7a77u));
        MD5_BATCH_KEEP("x", t4b_x1);
        const __m256i t4b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3b, t2b), _mm256_andnot_si256(t3b, t1b)), t4b_x1);
        const __m256i t4b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4b_x2, 22), _mm256_srli_epi32(t4b_x2, 10)), t3b);
        MD5_BATCH_COPY(&next[0][4], 24, then[4] + 0, then[5] + 0);
        /* stream c, step 4, F */
        __m256i t4c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_set1_epi32((int)0xb18b7a77u));
        MD5_BATCH_KEEP("x", t4c_x1);
        const __m256i t4c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t3c, t2c), _mm256_andnot_si256(t3c, t1c)), t4c_x1);
        const __m256i t4c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t4c_x2, 22), _mm256_srli_epi32(t4c_x2, 10)), t3c);
        /* stream a, step 5, F */
        __m256i t5a_x1 = _mm256_add_epi32(t1a_x2, _mm256_set1_epi32((int)0xe549bb38u));
        MD5_BATCH_KEEP("x", t5a_x1);
        const __m256i t5a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4a, t3a), _mm256_andnot_si256(t4a, t2a)), t5a_x1);
        const __m256i t5a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5a_x2, 7), _mm256_srli_epi32(t5a_x2, 25)), t4a);
        MD5_BATCH_COPY(&next[2][4], 24, then[4] + 8, then[5] + 8);
        /* stream b, step 5, F */
        __m256i t5b_x1 = _mm256_add_epi32(t1b_x2, _mm256_set1_epi32((int)0xe549bb38u));
        MD5_BATCH_KEEP("x", t5b_x1);
        const __m256i t5b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4b, t3b), _mm256_andnot_si256(t4b, t2b)), t5b_x1);
        const __m256i t5b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5b_x2, 7), _mm256_srli_epi32(t5b_x2, 25)), t4b);
        next[4][4] = md5_batch_load32(then[4] + 16);
        /* stream c, step 5, F */
        __m256i t5c_x1 = _mm256_add_epi32(t1c_x2, _mm256_set1_epi32((int)0xe549bb38u));
        MD5_BATCH_KEEP("x", t5c_x1);
        const __m256i t5c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t4c, t3c), _mm256_andnot_si256(t4c, t2c)), t5c_x1);
        const __m256i t5c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t5c_x2, 7), _mm256_srli_epi32(t5c_x2, 25)), t4c);
        next[4][5] = md5_batch_load32(then[5] + 16);
        /* stream a, step 6, F */
        __m256i t6a_x1 = _mm256_add_epi32(t2a, _mm256_set1_epi32((int)0x4787c62au));
        MD5_BATCH_KEEP("x", t6a_x1);
        const __m256i t6a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5a, t4a), _mm256_andnot_si256(t5a, t3a)), t6a_x1);
        const __m256i t6a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6a_x2, 12), _mm256_srli_epi32(t6a_x2, 20)), t5a);
        /* stream b, step 6, F */
        __m256i t6b_x1 = _mm256_add_epi32(t2b, _mm256_set1_epi32((int)0x4787c62au));
        MD5_BATCH_KEEP("x", t6b_x1);
        const __m256i t6b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5b, t4b), _mm256_andnot_si256(t5b, t3b)), t6b_x1);
        const __m256i t6b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6b_x2, 12), _mm256_srli_epi32(t6b_x2, 20)), t5b);
        MD5_BATCH_COPY(&next[0][6], 24, then[6] + 0, then[7] + 0);
        /* stream c, step 6, F */
        __m256i t6c_x1 = _mm256_add_epi32(t2c, _mm256_set1_epi32((int)0x4787c62au));
        MD5_BATCH_KEEP("x", t6c_x1);
        const __m256i t6c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t5c, t4c), _mm256_andnot_si256(t5c, t3c)), t6c_x1);
        const __m256i t6c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t6c_x2, 12), _mm256_srli_epi32(t6c_x2, 20)), t5c);
        MD5_BATCH_COPY(&next[2][6], 24, then[6] + 8, then[7] + 8);
        /* stream a, step 7, F */
        __m256i t7a_x1 = _mm256_add_epi32(t3a, _mm256_set1_epi32((int)0xa8304613u));
        MD5_BATCH_KEEP("x", t7a_x1);
        const __m256i t7a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6a, t5a), _mm256_andnot_si256(t6a, t4a)), t7a_x1);
        const __m256i t7a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7a_x2, 17), _mm256_srli_epi32(t7a_x2, 15)), t6a);
        next[4][6] = md5_batch_load32(then[6] + 16);
        /* stream b, step 7, F */
        __m256i t7b_x1 = _mm256_add_epi32(t3b, _mm256_set1_epi32((int)0xa8304613u));
        MD5_BATCH_KEEP("x", t7b_x1);
        const __m256i t7b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6b, t5b), _mm256_andnot_si256(t6b, t4b)), t7b_x1);
        const __m256i t7b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7b_x2, 17), _mm256_srli_epi32(t7b_x2, 15)), t6b);
        /* stream c, step 7, F */
        __m256i t7c_x1 = _mm256_add_epi32(t3c, _mm256_set1_epi32((int)0xa8304613u));
        MD5_BATCH_KEEP("x", t7c_x1);
        const __m256i t7c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t6c, t5c), _mm256_andnot_si256(t6c, t4c)), t7c_x1);
        const __m256i t7c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t7c_x2, 17), _mm256_srli_epi32(t7c_x2, 15)), t6c);
        next[4][7] = md5_batch_load32(then[7] + 16);
        /* stream a, step 8, F */
        __m256i t8a_x1 = _mm256_add_epi32(t4a, _mm256_set1_epi32((int)0xfd469501u));
        MD5_BATCH_KEEP("x", t8a_x1);
        const __m256i t8a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7a, t6a), _mm256_andnot_si256(t7a, t5a)), t8a_x1);
        const __m256i t8a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8a_x2, 22), _mm256_srli_epi32(t8a_x2, 10)), t7a);
        MD5_BATCH_COPY(&next[0][8], 24, then[8] + 0, then[9] + 0);
        /* stream b, step 8, F */
        __m256i t8b_x1 = _mm256_add_epi32(t4b, _mm256_set1_epi32((int)0xfd469501u));
        MD5_BATCH_KEEP("x", t8b_x1);
        const __m256i t8b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7b, t6b), _mm256_andnot_si256(t7b, t5b)), t8b_x1);
        const __m256i t8b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8b_x2, 22), _mm256_srli_epi32(t8b_x2, 10)), t7b);
        MD5_BATCH_COPY(&next[2][8], 24, then[8] + 8, then[9] + 8);
        /* stream c, step 8, F */
        __m256i t8c_x1 = _mm256_add_epi32(t4c, _mm256_set1_epi32((int)0xfd469501u));
        MD5_BATCH_KEEP("x", t8c_x1);
        const __m256i t8c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t7c, t6c), _mm256_andnot_si256(t7c, t5c)), t8c_x1);
        const __m256i t8c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t8c_x2, 22), _mm256_srli_epi32(t8c_x2, 10)), t7c);
        /* stream a, step 9, F */
        __m256i t9a_x1 = _mm256_add_epi32(t5a, _mm256_set1_epi32((int)0x698098d8u));
        MD5_BATCH_KEEP("x", t9a_x1);
        const __m256i t9a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8a, t7a), _mm256_andnot_si256(t8a, t6a)), t9a_x1);
        const __m256i t9a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9a_x2, 7), _mm256_srli_epi32(t9a_x2, 25)), t8a);
        next[4][8] = md5_batch_load32(then[8] + 16);
        /* stream b, step 9, F */
        __m256i t9b_x1 = _mm256_add_epi32(t5b, _mm256_set1_epi32((int)0x698098d8u));
        MD5_BATCH_KEEP("x", t9b_x1);
        const __m256i t9b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8b, t7b), _mm256_andnot_si256(t8b, t6b)), t9b_x1);
        const __m256i t9b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9b_x2, 7), _mm256_srli_epi32(t9b_x2, 25)), t8b);
        next[4][9] = md5_batch_load32(then[9] + 16);
        /* stream c, step 9, F */
        __m256i t9c_x1 = _mm256_add_epi32(t5c, _mm256_set1_epi32((int)0x698098d8u));
        MD5_BATCH_KEEP("x", t9c_x1);
        const __m256i t9c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t8c, t7c), _mm256_andnot_si256(t8c, t6c)), t9c_x1);
        const __m256i t9c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t9c_x2, 7), _mm256_srli_epi32(t9c_x2, 25)), t8c);
        MD5_BATCH_COPY(&next[0][10], 24, then[10] + 0, then[11] + 0);
        /* stream a, step 10, F */
        __m256i t10a_x1 = _mm256_add_epi32(t6a, _mm256_set1_epi32((int)0x8b44f7afu));
        MD5_BATCH_KEEP("x", t10a_x1);
        const __m256i t10a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9a, t8a), _mm256_andnot_si256(t9a, t7a)), t10a_x1);
        const __m256i t10a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10a_x2, 12), _mm256_srli_epi32(t10a_x2, 20)), t9a);
        /* stream b, step 10, F */
        __m256i t10b_x1 = _mm256_add_epi32(t6b, _mm256_set1_epi32((int)0x8b44f7afu));
        MD5_BATCH_KEEP("x", t10b_x1);
        const __m256i t10b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9b, t8b), _mm256_andnot_si256(t9b, t7b)), t10b_x1);
        const __m256i t10b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10b_x2, 12), _mm256_srli_epi32(t10b_x2, 20)), t9b);
        MD5_BATCH_COPY(&next[2][10], 24, then[10] + 8, then[11] + 8);
        /* stream c, step 10, F */
        __m256i t10c_x1 = _mm256_add_epi32(t6c, _mm256_set1_epi32((int)0x8b44f7afu));
        MD5_BATCH_KEEP("x", t10c_x1);
        const __m256i t10c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t9c, t8c), _mm256_andnot_si256(t9c, t7c)), t10c_x1);
        const __m256i t10c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t10c_x2, 12), _mm256_srli_epi32(t10c_x2, 20)), t9c);
        next[4][10] = md5_batch_load32(then[10] + 16);
        /* stream a, step 11, F */
        __m256i t11a_x1 = _mm256_add_epi32(t7a, _mm256_set1_epi32((int)0xffff5bb1u));
        MD5_BATCH_KEEP("x", t11a_x1);
        const __m256i t11a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10a, t9a), _mm256_andnot_si256(t10a, t8a)), t11a_x1);
        const __m256i t11a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11a_x2, 17), _mm256_srli_epi32(t11a_x2, 15)), t10a);
        next[4][11] = md5_batch_load32(then[11] + 16);
        /* stream b, step 11, F */
        __m256i t11b_x1 = _mm256_add_epi32(t7b, _mm256_set1_epi32((int)0xffff5bb1u));
        MD5_BATCH_KEEP("x", t11b_x1);
        const __m256i t11b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10b, t9b), _mm256_andnot_si256(t10b, t8b)), t11b_x1);
        const __m256i t11b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11b_x2, 17), _mm256_srli_epi32(t11b_x2, 15)), t10b);
        /* stream c, step 11, F */
        __m256i t11c_x1 = _mm256_add_epi32(t7c, _mm256_set1_epi32((int)0xffff5bb1u));
        MD5_BATCH_KEEP("x", t11c_x1);
        const __m256i t11c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t10c, t9c), _mm256_andnot_si256(t10c, t8c)), t11c_x1);
        const __m256i t11c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t11c_x2, 17), _mm256_srli_epi32(t11c_x2, 15)), t10c);
        MD5_BATCH_COPY(&next[0][12], 24, then[12] + 0, then[13] + 0);
        /* stream a, step 12, F */
        __m256i t12a_x1 = _mm256_add_epi32(t8a, _mm256_set1_epi32((int)0x895cd7beu));
        MD5_BATCH_KEEP("x", t12a_x1);
        const __m256i t12a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11a, t10a), _mm256_andnot_si256(t11a, t9a)), t12a_x1);
        const __m256i t12a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12a_x2, 22), _mm256_srli_epi32(t12a_x2, 10)), t11a);
        MD5_BATCH_COPY(&next[2][12], 24, then[12] + 8, then[13] + 8);
        /* stream b, step 12, F */
        __m256i t12b_x1 = _mm256_add_epi32(t8b, _mm256_set1_epi32((int)0x895cd7beu));
        MD5_BATCH_KEEP("x", t12b_x1);
        const __m256i t12b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11b, t10b), _mm256_andnot_si256(t11b, t9b)), t12b_x1);
        const __m256i t12b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12b_x2, 22), _mm256_srli_epi32(t12b_x2, 10)), t11b);
        next[4][12] = md5_batch_load32(then[12] + 16);
        /* stream c, step 12, F */
        __m256i t12c_x1 = _mm256_add_epi32(t8c, _mm256_set1_epi32((int)0x895cd7beu));
        MD5_BATCH_KEEP("x", t12c_x1);
        const __m256i t12c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t11c, t10c), _mm256_andnot_si256(t11c, t9c)), t12c_x1);
        const __m256i t12c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t12c_x2, 22), _mm256_srli_epi32(t12c_x2, 10)), t11c);
        /* stream a, step 13, F */
        __m256i t13a_x1 = _mm256_add_epi32(t9a, _mm256_set1_epi32((int)0x6b901122u));
        MD5_BATCH_KEEP("x", t13a_x1);
        const __m256i t13a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12a, t11a), _mm256_andnot_si256(t12a, t10a)),
            t13a_x1);
        const __m256i t13a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13a_x2, 7), _mm256_srli_epi32(t13a_x2, 25)), t12a);
        next[4][13] = md5_batch_load32(then[13] + 16);
        /* stream b, step 13, F */
        __m256i t13b_x1 = _mm256_add_epi32(t9b, _mm256_set1_epi32((int)0x6b901122u));
        MD5_BATCH_KEEP("x", t13b_x1);
        const __m256i t13b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12b, t11b), _mm256_andnot_si256(t12b, t10b)),
            t13b_x1);
        const __m256i t13b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13b_x2, 7), _mm256_srli_epi32(t13b_x2, 25)), t12b);
        MD5_BATCH_COPY(&next[0][14], 24, then[14] + 0, then[15] + 0);
        /* stream c, step 13, F */
        __m256i t13c_x1 = _mm256_add_epi32(t9c, _mm256_set1_epi32((int)0x6b901122u));
        MD5_BATCH_KEEP("x", t13c_x1);
        const __m256i t13c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t12c, t11c), _mm256_andnot_si256(t12c, t10c)),
            t13c_x1);
        const __m256i t13c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t13c_x2, 7), _mm256_srli_epi32(t13c_x2, 25)), t12c);
        MD5_BATCH_COPY(&next[2][14], 24, then[14] + 8, then[15] + 8);
        /* stream a, step 14, F */
        __m256i t14a_x1 = _mm256_add_epi32(t10a, _mm256_set1_epi32((int)0xfd987193u));
        MD5_BATCH_KEEP("x", t14a_x1);
        const __m256i t14a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13a, t12a), _mm256_andnot_si256(t13a, t11a)),
            t14a_x1);
        const __m256i t14a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14a_x2, 12), _mm256_srli_epi32(t14a_x2, 20)), t13a);
        /* stream b, step 14, F */
        __m256i t14b_x1 = _mm256_add_epi32(t10b, _mm256_set1_epi32((int)0xfd987193u));
        MD5_BATCH_KEEP("x", t14b_x1);
        const __m256i t14b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13b, t12b), _mm256_andnot_si256(t13b, t11b)),
            t14b_x1);
        const __m256i t14b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14b_x2, 12), _mm256_srli_epi32(t14b_x2, 20)), t13b);
        next[4][14] = md5_batch_load32(then[14] + 16);
        /* stream c, step 14, F */
        __m256i t14c_x1 = _mm256_add_epi32(t10c, _mm256_set1_epi32((int)0xfd987193u));
        MD5_BATCH_KEEP("x", t14c_x1);
        const __m256i t14c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t13c, t12c), _mm256_andnot_si256(t13c, t11c)),
            t14c_x1);
        const __m256i t14c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t14c_x2, 12), _mm256_srli_epi32(t14c_x2, 20)), t13c);
        next[4][15] = md5_batch_load32(then[15] + 16);
        /* stream a, step 15, F */
        __m256i t15a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t11a, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15a_x1);
        const __m256i t15a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14a, t13a), _mm256_andnot_si256(t14a, t12a)),
            t15a_x1);
        const __m256i t15a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15a_x2, 17), _mm256_srli_epi32(t15a_x2, 15)), t14a);
        MD5_BATCH_COPY(&next[0][16], 24, then[16] + 0, then[17] + 0);
        /* stream b, step 15, F */
        __m256i t15b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t11b, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15b_x1);
        const __m256i t15b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14b, t13b), _mm256_andnot_si256(t14b, t12b)),
            t15b_x1);
        const __m256i t15b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15b_x2, 17), _mm256_srli_epi32(t15b_x2, 15)), t14b);
        /* stream c, step 15, F */
        __m256i t15c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t11c, _mm256_set1_epi32((int)0xa679438eu)));
        MD5_BATCH_KEEP("x", t15c_x1);
        const __m256i t15c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t14c, t13c), _mm256_andnot_si256(t14c, t12c)),
            t15c_x1);
        const __m256i t15c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t15c_x2, 17), _mm256_srli_epi32(t15c_x2, 15)), t14c);
        MD5_BATCH_COPY(&next[2][16], 24, then[16] + 8, then[17] + 8);
        /* stream a, step 16, F */
        __m256i t16a_x1 = _mm256_add_epi32(t12a, _mm256_set1_epi32((int)0x49b40821u));
        MD5_BATCH_KEEP("x", t16a_x1);
        const __m256i t16a_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15a, t14a), _mm256_andnot_si256(t15a, t13a)),
            t16a_x1);
        const __m256i t16a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16a_x2, 22), _mm256_srli_epi32(t16a_x2, 10)), t15a);
        next[4][16] = md5_batch_load32(then[16] + 16);
        /* stream b, step 16, F */
        __m256i t16b_x1 = _mm256_add_epi32(t12b, _mm256_set1_epi32((int)0x49b40821u));
        MD5_BATCH_KEEP("x", t16b_x1);
        const __m256i t16b_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15b, t14b), _mm256_andnot_si256(t15b, t13b)),
            t16b_x1);
        const __m256i t16b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16b_x2, 22), _mm256_srli_epi32(t16b_x2, 10)), t15b);
        next[4][17] = md5_batch_load32(then[17] + 16);
        /* stream c, step 16, F */
        __m256i t16c_x1 = _mm256_add_epi32(t12c, _mm256_set1_epi32((int)0x49b40821u));
        MD5_BATCH_KEEP("x", t16c_x1);
        const __m256i t16c_x2 = _mm256_add_epi32(
            _mm256_or_si256(_mm256_and_si256(t15c, t14c), _mm256_andnot_si256(t15c, t13c)),
            t16c_x1);
        const __m256i t16c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t16c_x2, 22), _mm256_srli_epi32(t16c_x2, 10)), t15c);
        /* stream a, step 17, G */
        __m256i t17a_x1 = _mm256_add_epi32(t13a, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17a_x1);
        __m256i t17a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(_mm256_and_si256(t15a, _mm256_xor_si256(t14a, _mm256_set1_epi32(-1))),
                t17a_x1));
        MD5_BATCH_KEEP("x", t17a_x2);
        const __m256i t17a_x3 = _mm256_add_epi32(_mm256_and_si256(t16a, t14a), t17a_x2);
        const __m256i t17a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17a_x3, 5), _mm256_srli_epi32(t17a_x3, 27)), t16a);
        MD5_BATCH_COPY(&next[0][18], 24, then[18] + 0, then[19] + 0);
        /* stream b, step 17, G */
        __m256i t17b_x1 = _mm256_add_epi32(t13b, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17b_x1);
        __m256i t17b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(_mm256_and_si256(t15b, _mm256_xor_si256(t14b, _mm256_set1_epi32(-1))),
                t17b_x1));
        MD5_BATCH_KEEP("x", t17b_x2);
        const __m256i t17b_x3 = _mm256_add_epi32(_mm256_and_si256(t16b, t14b), t17b_x2);
        const __m256i t17b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17b_x3, 5), _mm256_srli_epi32(t17b_x3, 27)), t16b);
        MD5_BATCH_COPY(&next[2][18], 24, then[18] + 8, then[19] + 8);
        /* stream c, step 17, G */
        __m256i t17c_x1 = _mm256_add_epi32(t13c, _mm256_set1_epi32((int)0xf61e2562u));
        MD5_BATCH_KEEP("x", t17c_x1);
        __m256i t17c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(_mm256_and_si256(t15c, _mm256_xor_si256(t14c, _mm256_set1_epi32(-1))),
                t17c_x1));
        MD5_BATCH_KEEP("x", t17c_x2);
        const __m256i t17c_x3 = _mm256_add_epi32(_mm256_and_si256(t16c, t14c), t17c_x2);
        const __m256i t17c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t17c_x3, 5), _mm256_srli_epi32(t17c_x3, 27)), t16c);
        next[4][18] = md5_batch_load32(then[18] + 16);
        /* stream a, step 18, G */
        __m256i t18a_x1 = _mm256_add_epi32(t14a, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18a_x1);
        __m256i t18a_x2 = _mm256_add_epi32(
            _mm256_and_si256(t16a, _mm256_xor_si256(t15a, _mm256_set1_epi32(-1))), t18a_x1);
        MD5_BATCH_KEEP("x", t18a_x2);
        const __m256i t18a_x3 = _mm256_add_epi32(_mm256_and_si256(t17a, t15a), t18a_x2);
        const __m256i t18a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18a_x3, 9), _mm256_srli_epi32(t18a_x3, 23)), t17a);
        /* stream b, step 18, G */
        __m256i t18b_x1 = _mm256_add_epi32(t14b, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18b_x1);
        __m256i t18b_x2 = _mm256_add_epi32(
            _mm256_and_si256(t16b, _mm256_xor_si256(t15b, _mm256_set1_epi32(-1))), t18b_x1);
        MD5_BATCH_KEEP("x", t18b_x2);
        const __m256i t18b_x3 = _mm256_add_epi32(_mm256_and_si256(t17b, t15b), t18b_x2);
        const __m256i t18b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18b_x3, 9), _mm256_srli_epi32(t18b_x3, 23)), t17b);
        next[4][19] = md5_batch_load32(then[19] + 16);
        /* stream c, step 18, G */
        __m256i t18c_x1 = _mm256_add_epi32(t14c, _mm256_set1_epi32((int)0xc040b340u));
        MD5_BATCH_KEEP("x", t18c_x1);
        __m256i t18c_x2 = _mm256_add_epi32(
            _mm256_and_si256(t16c, _mm256_xor_si256(t15c, _mm256_set1_epi32(-1))), t18c_x1);
        MD5_BATCH_KEEP("x", t18c_x2);
        const __m256i t18c_x3 = _mm256_add_epi32(_mm256_and_si256(t17c, t15c), t18c_x2);
        const __m256i t18c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t18c_x3, 9), _mm256_srli_epi32(t18c_x3, 23)), t17c);
        MD5_BATCH_COPY(&next[0][20], 24, then[20] + 0, then[21] + 0);
        /* stream a, step 19, G */
        __m256i t19a_x1 = _mm256_add_epi32(t15a, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19a_x1);
        __m256i t19a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t16a, t17a), t19a_x1);
        MD5_BATCH_KEEP("x", t19a_x2);
        const __m256i t19a_x3 = _mm256_add_epi32(_mm256_and_si256(t18a, t16a), t19a_x2);
        const __m256i t19a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19a_x3, 14), _mm256_srli_epi32(t19a_x3, 18)), t18a);
        MD5_BATCH_COPY(&next[2][20], 24, then[20] + 8, then[21] + 8);
        /* stream b, step 19, G */
        __m256i t19b_x1 = _mm256_add_epi32(t15b, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19b_x1);
        __m256i t19b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t16b, t17b), t19b_x1);
        MD5_BATCH_KEEP("x", t19b_x2);
        const __m256i t19b_x3 = _mm256_add_epi32(_mm256_and_si256(t18b, t16b), t19b_x2);
        const __m256i t19b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19b_x3, 14), _mm256_srli_epi32(t19b_x3, 18)), t18b);
        /* stream c, step 19, G */
        __m256i t19c_x1 = _mm256_add_epi32(t15c, _mm256_set1_epi32((int)0x265e5a51u));
        MD5_BATCH_KEEP("x", t19c_x1);
        __m256i t19c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t16c, t17c), t19c_x1);
        MD5_BATCH_KEEP("x", t19c_x2);
        const __m256i t19c_x3 = _mm256_add_epi32(_mm256_and_si256(t18c, t16c), t19c_x2);
        const __m256i t19c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t19c_x3, 14), _mm256_srli_epi32(t19c_x3, 18)), t18c);
        next[4][20] = md5_batch_load32(then[20] + 16);
        /* stream a, step 20, G */
        __m256i t20a_x1 = _mm256_add_epi32(t16a, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20a_x1);
        __m256i t20a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17a, t18a), t20a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])));
        MD5_BATCH_KEEP("x", t20a_x2);
        const __m256i t20a_x3 = _mm256_add_epi32(_mm256_and_si256(t19a, t17a), t20a_x2);
        const __m256i t20a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20a_x3, 20), _mm256_srli_epi32(t20a_x3, 12)), t19a);
        next[4][21] = md5_batch_load32(then[21] + 16);
        /* stream b, step 20, G */
        __m256i t20b_x1 = _mm256_add_epi32(t16b, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20b_x1);
        __m256i t20b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17b, t18b), t20b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])));
        MD5_BATCH_KEEP("x", t20b_x2);
        const __m256i t20b_x3 = _mm256_add_epi32(_mm256_and_si256(t19b, t17b), t20b_x2);
        const __m256i t20b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20b_x3, 20), _mm256_srli_epi32(t20b_x3, 12)), t19b);
        MD5_BATCH_COPY(&next[0][22], 24, then[22] + 0, then[23] + 0);
        /* stream c, step 20, G */
        __m256i t20c_x1 = _mm256_add_epi32(t16c, _mm256_set1_epi32((int)0xe9b6c7aau));
        MD5_BATCH_KEEP("x", t20c_x1);
        __m256i t20c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t17c, t18c), t20c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])));
        MD5_BATCH_KEEP("x", t20c_x2);
        const __m256i t20c_x3 = _mm256_add_epi32(_mm256_and_si256(t19c, t17c), t20c_x2);
        const __m256i t20c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t20c_x3, 20), _mm256_srli_epi32(t20c_x3, 12)), t19c);
        /* stream a, step 21, G */
        __m256i t21a_x1 = _mm256_add_epi32(t17a, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21a_x1);
        __m256i t21a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t18a, t19a), t21a_x1);
        MD5_BATCH_KEEP("x", t21a_x2);
        const __m256i t21a_x3 = _mm256_add_epi32(_mm256_and_si256(t20a, t18a), t21a_x2);
        const __m256i t21a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21a_x3, 5), _mm256_srli_epi32(t21a_x3, 27)), t20a);
        MD5_BATCH_COPY(&next[2][22], 24, then[22] + 8, then[23] + 8);
        /* stream b, step 21, G */
        __m256i t21b_x1 = _mm256_add_epi32(t17b, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21b_x1);
        __m256i t21b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t18b, t19b), t21b_x1);
        MD5_BATCH_KEEP("x", t21b_x2);
        const __m256i t21b_x3 = _mm256_add_epi32(_mm256_and_si256(t20b, t18b), t21b_x2);
        const __m256i t21b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21b_x3, 5), _mm256_srli_epi32(t21b_x3, 27)), t20b);
        next[4][22] = md5_batch_load32(then[22] + 16);
        /* stream c, step 21, G */
        __m256i t21c_x1 = _mm256_add_epi32(t17c, _mm256_set1_epi32((int)0xd62f105du));
        MD5_BATCH_KEEP("x", t21c_x1);
        __m256i t21c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t18c, t19c), t21c_x1);
        MD5_BATCH_KEEP("x", t21c_x2);
        const __m256i t21c_x3 = _mm256_add_epi32(_mm256_and_si256(t20c, t18c), t21c_x2);
        const __m256i t21c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t21c_x3, 5), _mm256_srli_epi32(t21c_x3, 27)), t20c);
        next[4][23] = md5_batch_load32(then[23] + 16);
        /* stream a, step 22, G */
        __m256i t22a_x1 = _mm256_add_epi32(t18a, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22a_x1);
        __m256i t22a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t19a, t20a), t22a_x1);
        MD5_BATCH_KEEP("x", t22a_x2);
        const __m256i t22a_x3 = _mm256_add_epi32(_mm256_and_si256(t21a, t19a), t22a_x2);
        const __m256i t22a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22a_x3, 9), _mm256_srli_epi32(t22a_x3, 23)), t21a);
        /* stream b, step 22, G */
        __m256i t22b_x1 = _mm256_add_epi32(t18b, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22b_x1);
        __m256i t22b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t19b, t20b), t22b_x1);
        MD5_BATCH_KEEP("x", t22b_x2);
        const __m256i t22b_x3 = _mm256_add_epi32(_mm256_and_si256(t21b, t19b), t22b_x2);
        const __m256i t22b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22b_x3, 9), _mm256_srli_epi32(t22b_x3, 23)), t21b);
        md5_batch_store32(before[0] + 0, last[0][0]);
        /* stream c, step 22, G */
        __m256i t22c_x1 = _mm256_add_epi32(t18c, _mm256_set1_epi32((int)0x02441453u));
        MD5_BATCH_KEEP("x", t22c_x1);
        __m256i t22c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t19c, t20c), t22c_x1);
        MD5_BATCH_KEEP("x", t22c_x2);
        const __m256i t22c_x3 = _mm256_add_epi32(_mm256_and_si256(t21c, t19c), t22c_x2);
        const __m256i t22c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t22c_x3, 9), _mm256_srli_epi32(t22c_x3, 23)), t21c);
        md5_batch_store32(before[0] + 4, last[1][0]);
        /* stream a, step 23, G */
        __m256i t23a_x1 = _mm256_add_epi32(t19a, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23a_x1);
        __m256i t23a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t20a, t21a), t23a_x1);
        MD5_BATCH_KEEP("x", t23a_x2);
        const __m256i t23a_x3 = _mm256_add_epi32(_mm256_and_si256(t22a, t20a), t23a_x2);
        const __m256i t23a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23a_x3, 14), _mm256_srli_epi32(t23a_x3, 18)), t22a);
        md5_batch_store32(before[0] + 8, last[2][0]);
        /* stream b, step 23, G */
        __m256i t23b_x1 = _mm256_add_epi32(t19b, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23b_x1);
        __m256i t23b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t20b, t21b), t23b_x1);
        MD5_BATCH_KEEP("x", t23b_x2);
        const __m256i t23b_x3 = _mm256_add_epi32(_mm256_and_si256(t22b, t20b), t23b_x2);
        const __m256i t23b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23b_x3, 14), _mm256_srli_epi32(t23b_x3, 18)), t22b);
        /* stream c, step 23, G */
        __m256i t23c_x1 = _mm256_add_epi32(t19c, _mm256_set1_epi32((int)0xd8a1e681u));
        MD5_BATCH_KEEP("x", t23c_x1);
        __m256i t23c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t20c, t21c), t23c_x1);
        MD5_BATCH_KEEP("x", t23c_x2);
        const __m256i t23c_x3 = _mm256_add_epi32(_mm256_and_si256(t22c, t20c), t23c_x2);
        const __m256i t23c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t23c_x3, 14), _mm256_srli_epi32(t23c_x3, 18)), t22c);
        md5_batch_store32(before[0] + 12, last[3][0]);
        /* stream a, step 24, G */
        __m256i t24a_x1 = _mm256_add_epi32(t20a, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24a_x1);
        __m256i t24a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t21a, t22a), t24a_x1);
        MD5_BATCH_KEEP("x", t24a_x2);
        const __m256i t24a_x3 = _mm256_add_epi32(_mm256_and_si256(t23a, t21a), t24a_x2);
        const __m256i t24a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24a_x3, 20), _mm256_srli_epi32(t24a_x3, 12)), t23a);
        md5_batch_store32(before[1] + 0, last[0][1]);
        /* stream b, step 24, G */
        __m256i t24b_x1 = _mm256_add_epi32(t20b, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24b_x1);
        __m256i t24b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t21b, t22b), t24b_x1);
        MD5_BATCH_KEEP("x", t24b_x2);
        const __m256i t24b_x3 = _mm256_add_epi32(_mm256_and_si256(t23b, t21b), t24b_x2);
        const __m256i t24b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24b_x3, 20), _mm256_srli_epi32(t24b_x3, 12)), t23b);
        md5_batch_store32(before[1] + 4, last[1][1]);
        /* stream c, step 24, G */
        __m256i t24c_x1 = _mm256_add_epi32(t20c, _mm256_set1_epi32((int)0xe7d3fbc8u));
        MD5_BATCH_KEEP("x", t24c_x1);
        __m256i t24c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t21c, t22c), t24c_x1);
        MD5_BATCH_KEEP("x", t24c_x2);
        const __m256i t24c_x3 = _mm256_add_epi32(_mm256_and_si256(t23c, t21c), t24c_x2);
        const __m256i t24c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t24c_x3, 20), _mm256_srli_epi32(t24c_x3, 12)), t23c);
        /* stream a, step 25, G */
        __m256i t25a_x1 = _mm256_add_epi32(t21a, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25a_x1);
        __m256i t25a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t22a, t23a), t25a_x1);
        MD5_BATCH_KEEP("x", t25a_x2);
        const __m256i t25a_x3 = _mm256_add_epi32(_mm256_and_si256(t24a, t22a), t25a_x2);
        const __m256i t25a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25a_x3, 5), _mm256_srli_epi32(t25a_x3, 27)), t24a);
        md5_batch_store32(before[1] + 8, last[2][1]);
        /* stream b, step 25, G */
        __m256i t25b_x1 = _mm256_add_epi32(t21b, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25b_x1);
        __m256i t25b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t22b, t23b), t25b_x1);
        MD5_BATCH_KEEP("x", t25b_x2);
        const __m256i t25b_x3 = _mm256_add_epi32(_mm256_and_si256(t24b, t22b), t25b_x2);
        const __m256i t25b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25b_x3, 5), _mm256_srli_epi32(t25b_x3, 27)), t24b);
        md5_batch_store32(before[1] + 12, last[3][1]);
        /* stream c, step 25, G */
        __m256i t25c_x1 = _mm256_add_epi32(t21c, _mm256_set1_epi32((int)0x21e1cde6u));
        MD5_BATCH_KEEP("x", t25c_x1);
        __m256i t25c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t22c, t23c), t25c_x1);
        MD5_BATCH_KEEP("x", t25c_x2);
        const __m256i t25c_x3 = _mm256_add_epi32(_mm256_and_si256(t24c, t22c), t25c_x2);
        const __m256i t25c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t25c_x3, 5), _mm256_srli_epi32(t25c_x3, 27)), t24c);
        md5_batch_store32(before[2] + 0, last[0][2]);
        /* stream a, step 26, G */
        __m256i t26a_x1 = _mm256_add_epi32(t22a, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26a_x1);
        __m256i t26a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23a, t24a), t26a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])));
        MD5_BATCH_KEEP("x", t26a_x2);
        const __m256i t26a_x3 = _mm256_add_epi32(_mm256_and_si256(t25a, t23a), t26a_x2);
        const __m256i t26a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26a_x3, 9), _mm256_srli_epi32(t26a_x3, 23)), t25a);
        /* stream b, step 26, G */
        __m256i t26b_x1 = _mm256_add_epi32(t22b, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26b_x1);
        __m256i t26b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23b, t24b), t26b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])));
        MD5_BATCH_KEEP("x", t26b_x2);
        const __m256i t26b_x3 = _mm256_add_epi32(_mm256_and_si256(t25b, t23b), t26b_x2);
        const __m256i t26b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26b_x3, 9), _mm256_srli_epi32(t26b_x3, 23)), t25b);
        md5_batch_store32(before[2] + 4, last[1][2]);
        /* stream c, step 26, G */
        __m256i t26c_x1 = _mm256_add_epi32(t22c, _mm256_set1_epi32((int)0xc33707d6u));
        MD5_BATCH_KEEP("x", t26c_x1);
        __m256i t26c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t23c, t24c), t26c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])));
        MD5_BATCH_KEEP("x", t26c_x2);
        const __m256i t26c_x3 = _mm256_add_epi32(_mm256_and_si256(t25c, t23c), t26c_x2);
        const __m256i t26c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t26c_x3, 9), _mm256_srli_epi32(t26c_x3, 23)), t25c);
        md5_batch_store32(before[2] + 8, last[2][2]);
        /* stream a, step 27, G */
        __m256i t27a_x1 = _mm256_add_epi32(t23a, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27a_x1);
        __m256i t27a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24a, t25a), t27a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])));
        MD5_BATCH_KEEP("x", t27a_x2);
        const __m256i t27a_x3 = _mm256_add_epi32(_mm256_and_si256(t26a, t24a), t27a_x2);
        const __m256i t27a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27a_x3, 14), _mm256_srli_epi32(t27a_x3, 18)), t26a);
        md5_batch_store32(before[2] + 12, last[3][2]);
        /* stream b, step 27, G */
        __m256i t27b_x1 = _mm256_add_epi32(t23b, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27b_x1);
        __m256i t27b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24b, t25b), t27b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])));
        MD5_BATCH_KEEP("x", t27b_x2);
        const __m256i t27b_x3 = _mm256_add_epi32(_mm256_and_si256(t26b, t24b), t27b_x2);
        const __m256i t27b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27b_x3, 14), _mm256_srli_epi32(t27b_x3, 18)), t26b);
        /* stream c, step 27, G */
        __m256i t27c_x1 = _mm256_add_epi32(t23c, _mm256_set1_epi32((int)0xf4d50d87u));
        MD5_BATCH_KEEP("x", t27c_x1);
        __m256i t27c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t24c, t25c), t27c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])));
        MD5_BATCH_KEEP("x", t27c_x2);
        const __m256i t27c_x3 = _mm256_add_epi32(_mm256_and_si256(t26c, t24c), t27c_x2);
        const __m256i t27c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t27c_x3, 14), _mm256_srli_epi32(t27c_x3, 18)), t26c);
        md5_batch_store32(before[3] + 0, last[0][3]);
        /* stream a, step 28, G */
        __m256i t28a_x1 = _mm256_add_epi32(t24a, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28a_x1);
        __m256i t28a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t25a, t26a), t28a_x1);
        MD5_BATCH_KEEP("x", t28a_x2);
        const __m256i t28a_x3 = _mm256_add_epi32(_mm256_and_si256(t27a, t25a), t28a_x2);
        const __m256i t28a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28a_x3, 20), _mm256_srli_epi32(t28a_x3, 12)), t27a);
        md5_batch_store32(before[3] + 4, last[1][3]);
        /* stream b, step 28, G */
        __m256i t28b_x1 = _mm256_add_epi32(t24b, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28b_x1);
        __m256i t28b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t25b, t26b), t28b_x1);
        MD5_BATCH_KEEP("x", t28b_x2);
        const __m256i t28b_x3 = _mm256_add_epi32(_mm256_and_si256(t27b, t25b), t28b_x2);
        const __m256i t28b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28b_x3, 20), _mm256_srli_epi32(t28b_x3, 12)), t27b);
        md5_batch_store32(before[3] + 8, last[2][3]);
        /* stream c, step 28, G */
        __m256i t28c_x1 = _mm256_add_epi32(t24c, _mm256_set1_epi32((int)0x455a14edu));
        MD5_BATCH_KEEP("x", t28c_x1);
        __m256i t28c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t25c, t26c), t28c_x1);
        MD5_BATCH_KEEP("x", t28c_x2);
        const __m256i t28c_x3 = _mm256_add_epi32(_mm256_and_si256(t27c, t25c), t28c_x2);
        const __m256i t28c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t28c_x3, 20), _mm256_srli_epi32(t28c_x3, 12)), t27c);
        /* stream a, step 29, G */
        __m256i t29a_x1 = _mm256_add_epi32(t25a, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29a_x1);
        __m256i t29a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t26a, t27a), t29a_x1);
        MD5_BATCH_KEEP("x", t29a_x2);
        const __m256i t29a_x3 = _mm256_add_epi32(_mm256_and_si256(t28a, t26a), t29a_x2);
        const __m256i t29a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29a_x3, 5), _mm256_srli_epi32(t29a_x3, 27)), t28a);
        md5_batch_store32(before[3] + 12, last[3][3]);
        /* stream b, step 29, G */
        __m256i t29b_x1 = _mm256_add_epi32(t25b, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29b_x1);
        __m256i t29b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t26b, t27b), t29b_x1);
        MD5_BATCH_KEEP("x", t29b_x2);
        const __m256i t29b_x3 = _mm256_add_epi32(_mm256_and_si256(t28b, t26b), t29b_x2);
        const __m256i t29b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29b_x3, 5), _mm256_srli_epi32(t29b_x3, 27)), t28b);
        md5_batch_store32(before[4] + 0, last[0][4]);
        /* stream c, step 29, G */
        __m256i t29c_x1 = _mm256_add_epi32(t25c, _mm256_set1_epi32((int)0xa9e3e905u));
        MD5_BATCH_KEEP("x", t29c_x1);
        __m256i t29c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t26c, t27c), t29c_x1);
        MD5_BATCH_KEEP("x", t29c_x2);
        const __m256i t29c_x3 = _mm256_add_epi32(_mm256_and_si256(t28c, t26c), t29c_x2);
        const __m256i t29c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t29c_x3, 5), _mm256_srli_epi32(t29c_x3, 27)), t28c);
        md5_batch_store32(before[4] + 4, last[1][4]);
        /* stream a, step 30, G */
        __m256i t30a_x1 = _mm256_add_epi32(t26a, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30a_x1);
        __m256i t30a_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27a, t28a), t30a_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])));
        MD5_BATCH_KEEP("x", t30a_x2);
        const __m256i t30a_x3 = _mm256_add_epi32(_mm256_and_si256(t29a, t27a), t30a_x2);
        const __m256i t30a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30a_x3, 9), _mm256_srli_epi32(t30a_x3, 23)), t29a);
        /* stream b, step 30, G */
        __m256i t30b_x1 = _mm256_add_epi32(t26b, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30b_x1);
        __m256i t30b_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27b, t28b), t30b_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])));
        MD5_BATCH_KEEP("x", t30b_x2);
        const __m256i t30b_x3 = _mm256_add_epi32(_mm256_and_si256(t29b, t27b), t30b_x2);
        const __m256i t30b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30b_x3, 9), _mm256_srli_epi32(t30b_x3, 23)), t29b);
        md5_batch_store32(before[4] + 8, last[2][4]);
        /* stream c, step 30, G */
        __m256i t30c_x1 = _mm256_add_epi32(t26c, _mm256_set1_epi32((int)0xfcefa3f8u));
        MD5_BATCH_KEEP("x", t30c_x1);
        __m256i t30c_x2 = _mm256_add_epi32(
            _mm256_add_epi32(_mm256_andnot_si256(t27c, t28c), t30c_x1),
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])));
        MD5_BATCH_KEEP("x", t30c_x2);
        const __m256i t30c_x3 = _mm256_add_epi32(_mm256_and_si256(t29c, t27c), t30c_x2);
        const __m256i t30c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t30c_x3, 9), _mm256_srli_epi32(t30c_x3, 23)), t29c);
        md5_batch_store32(before[4] + 12, last[3][4]);
        /* stream a, step 31, G */
        __m256i t31a_x1 = _mm256_add_epi32(t27a, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31a_x1);
        __m256i t31a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t28a, t29a), t31a_x1);
        MD5_BATCH_KEEP("x", t31a_x2);
        const __m256i t31a_x3 = _mm256_add_epi32(_mm256_and_si256(t30a, t28a), t31a_x2);
        const __m256i t31a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31a_x3, 14), _mm256_srli_epi32(t31a_x3, 18)), t30a);
        md5_batch_store32(before[5] + 0, last[0][5]);
        /* stream b, step 31, G */
        __m256i t31b_x1 = _mm256_add_epi32(t27b, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31b_x1);
        __m256i t31b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t28b, t29b), t31b_x1);
        MD5_BATCH_KEEP("x", t31b_x2);
        const __m256i t31b_x3 = _mm256_add_epi32(_mm256_and_si256(t30b, t28b), t31b_x2);
        const __m256i t31b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31b_x3, 14), _mm256_srli_epi32(t31b_x3, 18)), t30b);
        /* stream c, step 31, G */
        __m256i t31c_x1 = _mm256_add_epi32(t27c, _mm256_set1_epi32((int)0x676f02d9u));
        MD5_BATCH_KEEP("x", t31c_x1);
        __m256i t31c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t28c, t29c), t31c_x1);
        MD5_BATCH_KEEP("x", t31c_x2);
        const __m256i t31c_x3 = _mm256_add_epi32(_mm256_and_si256(t30c, t28c), t31c_x2);
        const __m256i t31c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t31c_x3, 14), _mm256_srli_epi32(t31c_x3, 18)), t30c);
        md5_batch_store32(before[5] + 4, last[1][5]);
        /* stream a, step 32, G */
        __m256i t32a_x1 = _mm256_add_epi32(t28a, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32a_x1);
        __m256i t32a_x2 = _mm256_add_epi32(_mm256_andnot_si256(t29a, t30a), t32a_x1);
        MD5_BATCH_KEEP("x", t32a_x2);
        const __m256i t32a_x3 = _mm256_add_epi32(_mm256_and_si256(t31a, t29a), t32a_x2);
        const __m256i t32a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32a_x3, 20), _mm256_srli_epi32(t32a_x3, 12)), t31a);
        md5_batch_store32(before[5] + 8, last[2][5]);
        /* stream b, step 32, G */
        __m256i t32b_x1 = _mm256_add_epi32(t28b, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32b_x1);
        __m256i t32b_x2 = _mm256_add_epi32(_mm256_andnot_si256(t29b, t30b), t32b_x1);
        MD5_BATCH_KEEP("x", t32b_x2);
        const __m256i t32b_x3 = _mm256_add_epi32(_mm256_and_si256(t31b, t29b), t32b_x2);
        const __m256i t32b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32b_x3, 20), _mm256_srli_epi32(t32b_x3, 12)), t31b);
        md5_batch_store32(before[5] + 12, last[3][5]);
        /* stream c, step 32, G */
        __m256i t32c_x1 = _mm256_add_epi32(t28c, _mm256_set1_epi32((int)0x8d2a4c8au));
        MD5_BATCH_KEEP("x", t32c_x1);
        __m256i t32c_x2 = _mm256_add_epi32(_mm256_andnot_si256(t29c, t30c), t32c_x1);
        MD5_BATCH_KEEP("x", t32c_x2);
        const __m256i t32c_x3 = _mm256_add_epi32(_mm256_and_si256(t31c, t29c), t32c_x2);
        const __m256i t32c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t32c_x3, 20), _mm256_srli_epi32(t32c_x3, 12)), t31c);
        /* stream a, step 33, H */
        __m256i t33a_x1 = _mm256_xor_si256(t30a, t31a);
        MD5_BATCH_KEEP("x", t33a_x1);
        __m256i t33a_x2 = _mm256_add_epi32(t29a, _mm256_set1_epi32((int)0xfffa3942u));
        MD5_BATCH_KEEP("x", t33a_x2);
        const __m256i t33a_x3 = _mm256_add_epi32(_mm256_xor_si256(t32a, t33a_x1), t33a_x2);
        const __m256i t33a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33a_x3, 4), _mm256_srli_epi32(t33a_x3, 28)), t32a);
        md5_batch_store32(before[6] + 0, last[0][6]);
        /* stream b, step 33, H */
        __m256i t33b_x1 = _mm256_xor_si256(t30b, t31b);
        MD5_BATCH_KEEP("x", t33b_x1);
        __m256i t33b_x2 = _mm256_add_epi32(t29b, _mm256_set1_epi32((int)0xfffa3942u));
        MD5_BATCH_KEEP("x", t33b_x2);
        const __m256i t33b_x3 = _mm256_add_epi32(_mm256_xor_si256(t32b, t33b_x1), t33b_x2);
        const __m256i t33b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33b_x3, 4), _mm256_srli_epi32(t33b_x3, 28)), t32b);
        md5_batch_store32(before[6] + 4, last[1][6]);
        /* stream c, step 33, H */
        __m256i t33c_x1 = _mm256_xor_si256(t30c, t31c);
        MD5_BATCH_KEEP("x", t33c_x1);
        __m256i t33c_x2 = _mm256_add_epi32(t29c, _mm256_set1_epi32((int)0xfffa3942u));
        MD5_BATCH_KEEP("x", t33c_x2);
        const __m256i t33c_x3 = _mm256_add_epi32(_mm256_xor_si256(t32c, t33c_x1), t33c_x2);
        const __m256i t33c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t33c_x3, 4), _mm256_srli_epi32(t33c_x3, 28)), t32c);
        md5_batch_store32(before[6] + 8, last[2][6]);
        /* stream a, step 34, H */
        __m256i t34a_x1 = _mm256_xor_si256(t31a, t32a);
        MD5_BATCH_KEEP("x", t34a_x1);
        __m256i t34a_x2 = _mm256_add_epi32(t30a, _mm256_set1_epi32((int)0x8771f681u));
        MD5_BATCH_KEEP("x", t34a_x2);
        const __m256i t34a_x3 = _mm256_add_epi32(_mm256_xor_si256(t33a, t34a_x1), t34a_x2);
        const __m256i t34a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34a_x3, 11), _mm256_srli_epi32(t34a_x3, 21)), t33a);
        /* stream b, step 34, H */
        __m256i t34b_x1 = _mm256_xor_si256(t31b, t32b);
        MD5_BATCH_KEEP("x", t34b_x1);
        __m256i t34b_x2 = _mm256_add_epi32(t30b, _mm256_set1_epi32((int)0x8771f681u));
        MD5_BATCH_KEEP("x", t34b_x2);
        const __m256i t34b_x3 = _mm256_add_epi32(_mm256_xor_si256(t33b, t34b_x1), t34b_x2);
        const __m256i t34b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34b_x3, 11), _mm256_srli_epi32(t34b_x3, 21)), t33b);
        md5_batch_store32(before[6] + 12, last[3][6]);
        /* stream c, step 34, H */
        __m256i t34c_x1 = _mm256_xor_si256(t31c, t32c);
        MD5_BATCH_KEEP("x", t34c_x1);
        __m256i t34c_x2 = _mm256_add_epi32(t30c, _mm256_set1_epi32((int)0x8771f681u));
        MD5_BATCH_KEEP("x", t34c_x2);
        const __m256i t34c_x3 = _mm256_add_epi32(_mm256_xor_si256(t33c, t34c_x1), t34c_x2);
        const __m256i t34c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t34c_x3, 11), _mm256_srli_epi32(t34c_x3, 21)), t33c);
        md5_batch_store32(before[7] + 0, last[0][7]);
        /* stream a, step 35, H */
        __m256i t35a_x1 = _mm256_xor_si256(t32a, t33a);
        MD5_BATCH_KEEP("x", t35a_x1);
        __m256i t35a_x2 = _mm256_add_epi32(t31a, _mm256_set1_epi32((int)0x6d9d6122u));
        MD5_BATCH_KEEP("x", t35a_x2);
        const __m256i t35a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34a, t35a_x1), t35a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34a);
        md5_batch_store32(before[7] + 4, last[1][7]);
        /* stream b, step 35, H */
        __m256i t35b_x1 = _mm256_xor_si256(t32b, t33b);
        MD5_BATCH_KEEP("x", t35b_x1);
        __m256i t35b_x2 = _mm256_add_epi32(t31b, _mm256_set1_epi32((int)0x6d9d6122u));
        MD5_BATCH_KEEP("x", t35b_x2);
        const __m256i t35b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34b, t35b_x1), t35b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34b);
        /* stream c, step 35, H */
        __m256i t35c_x1 = _mm256_xor_si256(t32c, t33c);
        MD5_BATCH_KEEP("x", t35c_x1);
        __m256i t35c_x2 = _mm256_add_epi32(t31c, _mm256_set1_epi32((int)0x6d9d6122u));
        MD5_BATCH_KEEP("x", t35c_x2);
        const __m256i t35c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t34c, t35c_x1), t35c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t34c);
        md5_batch_store32(before[7] + 8, last[2][7]);
        /* stream a, step 36, H */
        __m256i t36a_x1 = _mm256_xor_si256(t33a, t34a);
        MD5_BATCH_KEEP("x", t36a_x1);
        __m256i t36a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t32a, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36a_x2);
        const __m256i t36a_x3 = _mm256_add_epi32(_mm256_xor_si256(t35a, t36a_x1), t36a_x2);
        const __m256i t36a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36a_x3, 23), _mm256_srli_epi32(t36a_x3, 9)), t35a);
        md5_batch_store32(before[7] + 12, last[3][7]);
        /* stream b, step 36, H */
        __m256i t36b_x1 = _mm256_xor_si256(t33b, t34b);
        MD5_BATCH_KEEP("x", t36b_x1);
        __m256i t36b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t32b, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36b_x2);
        const __m256i t36b_x3 = _mm256_add_epi32(_mm256_xor_si256(t35b, t36b_x1), t36b_x2);
        const __m256i t36b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36b_x3, 23), _mm256_srli_epi32(t36b_x3, 9)), t35b);
        md5_batch_store32(before[8] + 0, last[0][8]);
        /* stream c, step 36, H */
        __m256i t36c_x1 = _mm256_xor_si256(t33c, t34c);
        MD5_BATCH_KEEP("x", t36c_x1);
        __m256i t36c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t32c, _mm256_set1_epi32((int)0xfde5380cu)));
        MD5_BATCH_KEEP("x", t36c_x2);
        const __m256i t36c_x3 = _mm256_add_epi32(_mm256_xor_si256(t35c, t36c_x1), t36c_x2);
        const __m256i t36c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t36c_x3, 23), _mm256_srli_epi32(t36c_x3, 9)), t35c);
        /* stream a, step 37, H */
        __m256i t37a_x1 = _mm256_xor_si256(t34a, t35a);
        MD5_BATCH_KEEP("x", t37a_x1);
        __m256i t37a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t33a, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37a_x2);
        const __m256i t37a_x3 = _mm256_add_epi32(_mm256_xor_si256(t36a, t37a_x1), t37a_x2);
        const __m256i t37a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37a_x3, 4), _mm256_srli_epi32(t37a_x3, 28)), t36a);
        md5_batch_store32(before[8] + 4, last[1][8]);
        /* stream b, step 37, H */
        __m256i t37b_x1 = _mm256_xor_si256(t34b, t35b);
        MD5_BATCH_KEEP("x", t37b_x1);
        __m256i t37b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t33b, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37b_x2);
        const __m256i t37b_x3 = _mm256_add_epi32(_mm256_xor_si256(t36b, t37b_x1), t37b_x2);
        const __m256i t37b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37b_x3, 4), _mm256_srli_epi32(t37b_x3, 28)), t36b);
        md5_batch_store32(before[8] + 8, last[2][8]);
        /* stream c, step 37, H */
        __m256i t37c_x1 = _mm256_xor_si256(t34c, t35c);
        MD5_BATCH_KEEP("x", t37c_x1);
        __m256i t37c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t33c, _mm256_set1_epi32((int)0xa4beea44u)));
        MD5_BATCH_KEEP("x", t37c_x2);
        const __m256i t37c_x3 = _mm256_add_epi32(_mm256_xor_si256(t36c, t37c_x1), t37c_x2);
        const __m256i t37c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t37c_x3, 4), _mm256_srli_epi32(t37c_x3, 28)), t36c);
        md5_batch_store32(before[8] + 12, last[3][8]);
        /* stream a, step 38, H */
        __m256i t38a_x1 = _mm256_xor_si256(t35a, t36a);
        MD5_BATCH_KEEP("x", t38a_x1);
        __m256i t38a_x2 = _mm256_add_epi32(t34a, _mm256_set1_epi32((int)0x4bdecfa9u));
        MD5_BATCH_KEEP("x", t38a_x2);
        const __m256i t38a_x3 = _mm256_add_epi32(_mm256_xor_si256(t37a, t38a_x1), t38a_x2);
        const __m256i t38a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38a_x3, 11), _mm256_srli_epi32(t38a_x3, 21)), t37a);
        /* stream b, step 38, H */
        __m256i t38b_x1 = _mm256_xor_si256(t35b, t36b);
        MD5_BATCH_KEEP("x", t38b_x1);
        __m256i t38b_x2 = _mm256_add_epi32(t34b, _mm256_set1_epi32((int)0x4bdecfa9u));
        MD5_BATCH_KEEP("x", t38b_x2);
        const __m256i t38b_x3 = _mm256_add_epi32(_mm256_xor_si256(t37b, t38b_x1), t38b_x2);
        const __m256i t38b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38b_x3, 11), _mm256_srli_epi32(t38b_x3, 21)), t37b);
        md5_batch_store32(before[9] + 0, last[0][9]);
        /* stream c, step 38, H */
        __m256i t38c_x1 = _mm256_xor_si256(t35c, t36c);
        MD5_BATCH_KEEP("x", t38c_x1);
        __m256i t38c_x2 = _mm256_add_epi32(t34c, _mm256_set1_epi32((int)0x4bdecfa9u));
        MD5_BATCH_KEEP("x", t38c_x2);
        const __m256i t38c_x3 = _mm256_add_epi32(_mm256_xor_si256(t37c, t38c_x1), t38c_x2);
        const __m256i t38c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t38c_x3, 11), _mm256_srli_epi32(t38c_x3, 21)), t37c);
        md5_batch_store32(before[9] + 4, last[1][9]);
        /* stream a, step 39, H */
        __m256i t39a_x1 = _mm256_xor_si256(t36a, t37a);
        MD5_BATCH_KEEP("x", t39a_x1);
        __m256i t39a_x2 = _mm256_add_epi32(t35a, _mm256_set1_epi32((int)0xf6bb4b60u));
        MD5_BATCH_KEEP("x", t39a_x2);
        const __m256i t39a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38a, t39a_x1), t39a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38a);
        md5_batch_store32(before[9] + 8, last[2][9]);
        /* stream b, step 39, H */
        __m256i t39b_x1 = _mm256_xor_si256(t36b, t37b);
        MD5_BATCH_KEEP("x", t39b_x1);
        __m256i t39b_x2 = _mm256_add_epi32(t35b, _mm256_set1_epi32((int)0xf6bb4b60u));
        MD5_BATCH_KEEP("x", t39b_x2);
        const __m256i t39b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38b, t39b_x1), t39b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38b);
        /* stream c, step 39, H */
        __m256i t39c_x1 = _mm256_xor_si256(t36c, t37c);
        MD5_BATCH_KEEP("x", t39c_x1);
        __m256i t39c_x2 = _mm256_add_epi32(t35c, _mm256_set1_epi32((int)0xf6bb4b60u));
        MD5_BATCH_KEEP("x", t39c_x2);
        const __m256i t39c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t38c, t39c_x1), t39c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t38c);
        md5_batch_store32(before[9] + 12, last[3][9]);
        /* stream a, step 40, H */
        __m256i t40a_x1 = _mm256_xor_si256(t37a, t38a);
        MD5_BATCH_KEEP("x", t40a_x1);
        __m256i t40a_x2 = _mm256_add_epi32(t36a, _mm256_set1_epi32((int)0xbebfbc70u));
        MD5_BATCH_KEEP("x", t40a_x2);
        const __m256i t40a_x3 = _mm256_add_epi32(_mm256_xor_si256(t39a, t40a_x1), t40a_x2);
        const __m256i t40a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40a_x3, 23), _mm256_srli_epi32(t40a_x3, 9)), t39a);
        md5_batch_store32(before[10] + 0, last[0][10]);
        /* stream b, step 40, H */
        __m256i t40b_x1 = _mm256_xor_si256(t37b, t38b);
        MD5_BATCH_KEEP("x", t40b_x1);
        __m256i t40b_x2 = _mm256_add_epi32(t36b, _mm256_set1_epi32((int)0xbebfbc70u));
        MD5_BATCH_KEEP("x", t40b_x2);
        const __m256i t40b_x3 = _mm256_add_epi32(_mm256_xor_si256(t39b, t40b_x1), t40b_x2);
        const __m256i t40b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40b_x3, 23), _mm256_srli_epi32(t40b_x3, 9)), t39b);
        md5_batch_store32(before[10] + 4, last[1][10]);
        /* stream c, step 40, H */
        __m256i t40c_x1 = _mm256_xor_si256(t37c, t38c);
        MD5_BATCH_KEEP("x", t40c_x1);
        __m256i t40c_x2 = _mm256_add_epi32(t36c, _mm256_set1_epi32((int)0xbebfbc70u));
        MD5_BATCH_KEEP("x", t40c_x2);
        const __m256i t40c_x3 = _mm256_add_epi32(_mm256_xor_si256(t39c, t40c_x1), t40c_x2);
        const __m256i t40c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t40c_x3, 23), _mm256_srli_epi32(t40c_x3, 9)), t39c);
        /* stream a, step 41, H */
        __m256i t41a_x1 = _mm256_xor_si256(t38a, t39a);
        MD5_BATCH_KEEP("x", t41a_x1);
        __m256i t41a_x2 = _mm256_add_epi32(t37a, _mm256_set1_epi32((int)0x289b7ec6u));
        MD5_BATCH_KEEP("x", t41a_x2);
        const __m256i t41a_x3 = _mm256_add_epi32(_mm256_xor_si256(t40a, t41a_x1), t41a_x2);
        const __m256i t41a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41a_x3, 4), _mm256_srli_epi32(t41a_x3, 28)), t40a);
        md5_batch_store32(before[10] + 8, last[2][10]);
        /* stream b, step 41, H */
        __m256i t41b_x1 = _mm256_xor_si256(t38b, t39b);
        MD5_BATCH_KEEP("x", t41b_x1);
        __m256i t41b_x2 = _mm256_add_epi32(t37b, _mm256_set1_epi32((int)0x289b7ec6u));
        MD5_BATCH_KEEP("x", t41b_x2);
        const __m256i t41b_x3 = _mm256_add_epi32(_mm256_xor_si256(t40b, t41b_x1), t41b_x2);
        const __m256i t41b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41b_x3, 4), _mm256_srli_epi32(t41b_x3, 28)), t40b);
        md5_batch_store32(before[10] + 12, last[3][10]);
        /* stream c, step 41, H */
        __m256i t41c_x1 = _mm256_xor_si256(t38c, t39c);
        MD5_BATCH_KEEP("x", t41c_x1);
        __m256i t41c_x2 = _mm256_add_epi32(t37c, _mm256_set1_epi32((int)0x289b7ec6u));
        MD5_BATCH_KEEP("x", t41c_x2);
        const __m256i t41c_x3 = _mm256_add_epi32(_mm256_xor_si256(t40c, t41c_x1), t41c_x2);
        const __m256i t41c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t41c_x3, 4), _mm256_srli_epi32(t41c_x3, 28)), t40c);
        md5_batch_store32(before[11] + 0, last[0][11]);
        /* stream a, step 42, H */
        __m256i t42a_x1 = _mm256_xor_si256(t39a, t40a);
        MD5_BATCH_KEEP("x", t42a_x1);
        __m256i t42a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t38a, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42a_x2);
        const __m256i t42a_x3 = _mm256_add_epi32(_mm256_xor_si256(t41a, t42a_x1), t42a_x2);
        const __m256i t42a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42a_x3, 11), _mm256_srli_epi32(t42a_x3, 21)), t41a);
        /* stream b, step 42, H */
        __m256i t42b_x1 = _mm256_xor_si256(t39b, t40b);
        MD5_BATCH_KEEP("x", t42b_x1);
        __m256i t42b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t38b, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42b_x2);
        const __m256i t42b_x3 = _mm256_add_epi32(_mm256_xor_si256(t41b, t42b_x1), t42b_x2);
        const __m256i t42b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42b_x3, 11), _mm256_srli_epi32(t42b_x3, 21)), t41b);
        md5_batch_store32(before[11] + 4, last[1][11]);
        /* stream c, step 42, H */
        __m256i t42c_x1 = _mm256_xor_si256(t39c, t40c);
        MD5_BATCH_KEEP("x", t42c_x1);
        __m256i t42c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t38c, _mm256_set1_epi32((int)0xeaa127fau)));
        MD5_BATCH_KEEP("x", t42c_x2);
        const __m256i t42c_x3 = _mm256_add_epi32(_mm256_xor_si256(t41c, t42c_x1), t42c_x2);
        const __m256i t42c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t42c_x3, 11), _mm256_srli_epi32(t42c_x3, 21)), t41c);
        md5_batch_store32(before[11] + 8, last[2][11]);
        /* stream a, step 43, H */
        __m256i t43a_x1 = _mm256_xor_si256(t40a, t41a);
        MD5_BATCH_KEEP("x", t43a_x1);
        __m256i t43a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t39a, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43a_x2);
        const __m256i t43a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42a, t43a_x1), t43a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42a);
        md5_batch_store32(before[11] + 12, last[3][11]);
        /* stream b, step 43, H */
        __m256i t43b_x1 = _mm256_xor_si256(t40b, t41b);
        MD5_BATCH_KEEP("x", t43b_x1);
        __m256i t43b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t39b, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43b_x2);
        const __m256i t43b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42b, t43b_x1), t43b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42b);
        /* stream c, step 43, H */
        __m256i t43c_x1 = _mm256_xor_si256(t40c, t41c);
        MD5_BATCH_KEEP("x", t43c_x1);
        __m256i t43c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t39c, _mm256_set1_epi32((int)0xd4ef3085u)));
        MD5_BATCH_KEEP("x", t43c_x2);
        const __m256i t43c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t42c, t43c_x1), t43c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t42c);
        md5_batch_store32(before[12] + 0, last[0][12]);
        /* stream a, step 44, H */
        __m256i t44a_x1 = _mm256_xor_si256(t41a, t42a);
        MD5_BATCH_KEEP("x", t44a_x1);
        __m256i t44a_x2 = _mm256_add_epi32(t40a, _mm256_set1_epi32((int)0x04881d05u));
        MD5_BATCH_KEEP("x", t44a_x2);
        const __m256i t44a_x3 = _mm256_add_epi32(_mm256_xor_si256(t43a, t44a_x1), t44a_x2);
        const __m256i t44a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44a_x3, 23), _mm256_srli_epi32(t44a_x3, 9)), t43a);
        md5_batch_store32(before[12] + 4, last[1][12]);
        /* stream b, step 44, H */
        __m256i t44b_x1 = _mm256_xor_si256(t41b, t42b);
        MD5_BATCH_KEEP("x", t44b_x1);
        __m256i t44b_x2 = _mm256_add_epi32(t40b, _mm256_set1_epi32((int)0x04881d05u));
        MD5_BATCH_KEEP("x", t44b_x2);
        const __m256i t44b_x3 = _mm256_add_epi32(_mm256_xor_si256(t43b, t44b_x1), t44b_x2);
        const __m256i t44b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44b_x3, 23), _mm256_srli_epi32(t44b_x3, 9)), t43b);
        md5_batch_store32(before[12] + 8, last[2][12]);
        /* stream c, step 44, H */
        __m256i t44c_x1 = _mm256_xor_si256(t41c, t42c);
        MD5_BATCH_KEEP("x", t44c_x1);
        __m256i t44c_x2 = _mm256_add_epi32(t40c, _mm256_set1_epi32((int)0x04881d05u));
        MD5_BATCH_KEEP("x", t44c_x2);
        const __m256i t44c_x3 = _mm256_add_epi32(_mm256_xor_si256(t43c, t44c_x1), t44c_x2);
        const __m256i t44c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t44c_x3, 23), _mm256_srli_epi32(t44c_x3, 9)), t43c);
        /* stream a, step 45, H */
        __m256i t45a_x1 = _mm256_xor_si256(t42a, t43a);
        MD5_BATCH_KEEP("x", t45a_x1);
        __m256i t45a_x2 = _mm256_add_epi32(t41a, _mm256_set1_epi32((int)0xd9d4d039u));
        MD5_BATCH_KEEP("x", t45a_x2);
        const __m256i t45a_x3 = _mm256_add_epi32(_mm256_xor_si256(t44a, t45a_x1), t45a_x2);
        const __m256i t45a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45a_x3, 4), _mm256_srli_epi32(t45a_x3, 28)), t44a);
        md5_batch_store32(before[12] + 12, last[3][12]);
        /* stream b, step 45, H */
        __m256i t45b_x1 = _mm256_xor_si256(t42b, t43b);
        MD5_BATCH_KEEP("x", t45b_x1);
        __m256i t45b_x2 = _mm256_add_epi32(t41b, _mm256_set1_epi32((int)0xd9d4d039u));
        MD5_BATCH_KEEP("x", t45b_x2);
        const __m256i t45b_x3 = _mm256_add_epi32(_mm256_xor_si256(t44b, t45b_x1), t45b_x2);
        const __m256i t45b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45b_x3, 4), _mm256_srli_epi32(t45b_x3, 28)), t44b);
        md5_batch_store32(before[13] + 0, last[0][13]);
        /* stream c, step 45, H */
        __m256i t45c_x1 = _mm256_xor_si256(t42c, t43c);
        MD5_BATCH_KEEP("x", t45c_x1);
        __m256i t45c_x2 = _mm256_add_epi32(t41c, _mm256_set1_epi32((int)0xd9d4d039u));
        MD5_BATCH_KEEP("x", t45c_x2);
        const __m256i t45c_x3 = _mm256_add_epi32(_mm256_xor_si256(t44c, t45c_x1), t45c_x2);
        const __m256i t45c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t45c_x3, 4), _mm256_srli_epi32(t45c_x3, 28)), t44c);
        md5_batch_store32(before[13] + 4, last[1][13]);
        /* stream a, step 46, H */
        __m256i t46a_x1 = _mm256_xor_si256(t43a, t44a);
        MD5_BATCH_KEEP("x", t46a_x1);
        __m256i t46a_x2 = _mm256_add_epi32(t42a, _mm256_set1_epi32((int)0xe6db99e5u));
        MD5_BATCH_KEEP("x", t46a_x2);
        const __m256i t46a_x3 = _mm256_add_epi32(_mm256_xor_si256(t45a, t46a_x1), t46a_x2);
        const __m256i t46a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46a_x3, 11), _mm256_srli_epi32(t46a_x3, 21)), t45a);
        /* stream b, step 46, H */
        __m256i t46b_x1 = _mm256_xor_si256(t43b, t44b);
        MD5_BATCH_KEEP("x", t46b_x1);
        __m256i t46b_x2 = _mm256_add_epi32(t42b, _mm256_set1_epi32((int)0xe6db99e5u));
        MD5_BATCH_KEEP("x", t46b_x2);
        const __m256i t46b_x3 = _mm256_add_epi32(_mm256_xor_si256(t45b, t46b_x1), t46b_x2);
        const __m256i t46b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46b_x3, 11), _mm256_srli_epi32(t46b_x3, 21)), t45b);
        md5_batch_store32(before[13] + 8, last[2][13]);
        /* stream c, step 46, H */
        __m256i t46c_x1 = _mm256_xor_si256(t43c, t44c);
        MD5_BATCH_KEEP("x", t46c_x1);
        __m256i t46c_x2 = _mm256_add_epi32(t42c, _mm256_set1_epi32((int)0xe6db99e5u));
        MD5_BATCH_KEEP("x", t46c_x2);
        const __m256i t46c_x3 = _mm256_add_epi32(_mm256_xor_si256(t45c, t46c_x1), t46c_x2);
        const __m256i t46c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t46c_x3, 11), _mm256_srli_epi32(t46c_x3, 21)), t45c);
        md5_batch_store32(before[13] + 12, last[3][13]);
        /* stream a, step 47, H */
        __m256i t47a_x1 = _mm256_xor_si256(t44a, t45a);
        MD5_BATCH_KEEP("x", t47a_x1);
        __m256i t47a_x2 = _mm256_add_epi32(t43a, _mm256_set1_epi32((int)0x1fa27cf8u));
        MD5_BATCH_KEEP("x", t47a_x2);
        const __m256i t47a = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46a, t47a_x1), t47a_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46a);
        md5_batch_store32(before[14] + 0, last[0][14]);
        /* stream b, step 47, H */
        __m256i t47b_x1 = _mm256_xor_si256(t44b, t45b);
        MD5_BATCH_KEEP("x", t47b_x1);
        __m256i t47b_x2 = _mm256_add_epi32(t43b, _mm256_set1_epi32((int)0x1fa27cf8u));
        MD5_BATCH_KEEP("x", t47b_x2);
        const __m256i t47b = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46b, t47b_x1), t47b_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46b);
        /* stream c, step 47, H */
        __m256i t47c_x1 = _mm256_xor_si256(t44c, t45c);
        MD5_BATCH_KEEP("x", t47c_x1);
        __m256i t47c_x2 = _mm256_add_epi32(t43c, _mm256_set1_epi32((int)0x1fa27cf8u));
        MD5_BATCH_KEEP("x", t47c_x2);
        const __m256i t47c = _mm256_add_epi32(
            _mm256_shuffle_epi8(_mm256_add_epi32(_mm256_xor_si256(t46c, t47c_x1), t47c_x2),
                _mm256_set_epi32((int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u, (int)0x0d0c0f0eu, (int)0x09080b0au, (int)0x05040706u,
                    (int)0x01000302u)), t46c);
        md5_batch_store32(before[14] + 4, last[1][14]);
        /* stream a, step 48, H */
        __m256i t48a_x1 = _mm256_xor_si256(t45a, t46a);
        MD5_BATCH_KEEP("x", t48a_x1);
        __m256i t48a_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t44a, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48a_x2);
        const __m256i t48a_x3 = _mm256_add_epi32(_mm256_xor_si256(t47a, t48a_x1), t48a_x2);
        const __m256i t48a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48a_x3, 23), _mm256_srli_epi32(t48a_x3, 9)), t47a);
        md5_batch_store32(before[14] + 8, last[2][14]);
        /* stream b, step 48, H */
        __m256i t48b_x1 = _mm256_xor_si256(t45b, t46b);
        MD5_BATCH_KEEP("x", t48b_x1);
        __m256i t48b_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t44b, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48b_x2);
        const __m256i t48b_x3 = _mm256_add_epi32(_mm256_xor_si256(t47b, t48b_x1), t48b_x2);
        const __m256i t48b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48b_x3, 23), _mm256_srli_epi32(t48b_x3, 9)), t47b);
        md5_batch_store32(before[14] + 12, last[3][14]);
        /* stream c, step 48, H */
        __m256i t48c_x1 = _mm256_xor_si256(t45c, t46c);
        MD5_BATCH_KEEP("x", t48c_x1);
        __m256i t48c_x2 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t44c, _mm256_set1_epi32((int)0xc4ac5665u)));
        MD5_BATCH_KEEP("x", t48c_x2);
        const __m256i t48c_x3 = _mm256_add_epi32(_mm256_xor_si256(t47c, t48c_x1), t48c_x2);
        const __m256i t48c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t48c_x3, 23), _mm256_srli_epi32(t48c_x3, 9)), t47c);
        /* stream a, step 49, I */
        __m256i t49a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][0])),
            _mm256_add_epi32(t45a, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49a_x1);
        const __m256i t49a_x2 =
            _mm256_sub_epi32(t49a_x1, _mm256_xor_si256(_mm256_andnot_si256(t48a, t46a), t47a));
        const __m256i t49a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49a_x2, 6), _mm256_srli_epi32(t49a_x2, 26)), t48a);
        md5_batch_store32(before[15] + 0, last[0][15]);
        /* stream b, step 49, I */
        __m256i t49b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][8])),
            _mm256_add_epi32(t45b, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49b_x1);
        const __m256i t49b_x2 =
            _mm256_sub_epi32(t49b_x1, _mm256_xor_si256(_mm256_andnot_si256(t48b, t46b), t47b));
        const __m256i t49b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49b_x2, 6), _mm256_srli_epi32(t49b_x2, 26)), t48b);
        md5_batch_store32(before[15] + 4, last[1][15]);
        /* stream c, step 49, I */
        __m256i t49c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[0][16])),
            _mm256_add_epi32(t45c, _mm256_set1_epi32((int)0xf4292243u)));
        MD5_BATCH_KEEP("x", t49c_x1);
        const __m256i t49c_x2 =
            _mm256_sub_epi32(t49c_x1, _mm256_xor_si256(_mm256_andnot_si256(t48c, t46c), t47c));
        const __m256i t49c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t49c_x2, 6), _mm256_srli_epi32(t49c_x2, 26)), t48c);
        md5_batch_store32(before[15] + 8, last[2][15]);
        /* stream a, step 50, I */
        __m256i t50a_x1 = _mm256_add_epi32(t46a, _mm256_set1_epi32((int)0x432aff96u));
        MD5_BATCH_KEEP("x", t50a_x1);
        const __m256i t50a_x2 =
            _mm256_sub_epi32(t50a_x1, _mm256_xor_si256(_mm256_andnot_si256(t49a, t47a), t48a));
        const __m256i t50a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50a_x2, 10), _mm256_srli_epi32(t50a_x2, 22)), t49a);
        /* stream b, step 50, I */
        __m256i t50b_x1 = _mm256_add_epi32(t46b, _mm256_set1_epi32((int)0x432aff96u));
        MD5_BATCH_KEEP("x", t50b_x1);
        const __m256i t50b_x2 =
            _mm256_sub_epi32(t50b_x1, _mm256_xor_si256(_mm256_andnot_si256(t49b, t47b), t48b));
        const __m256i t50b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50b_x2, 10), _mm256_srli_epi32(t50b_x2, 22)), t49b);
        md5_batch_store32(before[15] + 12, last[3][15]);
        /* stream c, step 50, I */
        __m256i t50c_x1 = _mm256_add_epi32(t46c, _mm256_set1_epi32((int)0x432aff96u));
        MD5_BATCH_KEEP("x", t50c_x1);
        const __m256i t50c_x2 =
            _mm256_sub_epi32(t50c_x1, _mm256_xor_si256(_mm256_andnot_si256(t49c, t47c), t48c));
        const __m256i t50c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t50c_x2, 10), _mm256_srli_epi32(t50c_x2, 22)), t49c);
        md5_batch_store32(before[16] + 0, last[0][16]);
        /* stream a, step 51, I */
        __m256i t51a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][0])),
            _mm256_add_epi32(t47a, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51a_x1);
        const __m256i t51a_x2 =
            _mm256_sub_epi32(t51a_x1, _mm256_xor_si256(_mm256_andnot_si256(t50a, t48a), t49a));
        const __m256i t51a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51a_x2, 15), _mm256_srli_epi32(t51a_x2, 17)), t50a);
        md5_batch_store32(before[16] + 4, last[1][16]);
        /* stream b, step 51, I */
        __m256i t51b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][8])),
            _mm256_add_epi32(t47b, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51b_x1);
        const __m256i t51b_x2 =
            _mm256_sub_epi32(t51b_x1, _mm256_xor_si256(_mm256_andnot_si256(t50b, t48b), t49b));
        const __m256i t51b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51b_x2, 15), _mm256_srli_epi32(t51b_x2, 17)), t50b);
        /* stream c, step 51, I */
        __m256i t51c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[4][16])),
            _mm256_add_epi32(t47c, _mm256_set1_epi32((int)0xab9423a6u)));
        MD5_BATCH_KEEP("x", t51c_x1);
        const __m256i t51c_x2 =
            _mm256_sub_epi32(t51c_x1, _mm256_xor_si256(_mm256_andnot_si256(t50c, t48c), t49c));
        const __m256i t51c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t51c_x2, 15), _mm256_srli_epi32(t51c_x2, 17)), t50c);
        md5_batch_store32(before[16] + 8, last[2][16]);
        /* stream a, step 52, I */
        __m256i t52a_x1 = _mm256_add_epi32(t48a, _mm256_set1_epi32((int)0xfc93a038u));
        MD5_BATCH_KEEP("x", t52a_x1);
        const __m256i t52a_x2 =
            _mm256_sub_epi32(t52a_x1, _mm256_xor_si256(_mm256_andnot_si256(t51a, t49a), t50a));
        const __m256i t52a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52a_x2, 21), _mm256_srli_epi32(t52a_x2, 11)), t51a);
        md5_batch_store32(before[16] + 12, last[3][16]);
        /* stream b, step 52, I */
        __m256i t52b_x1 = _mm256_add_epi32(t48b, _mm256_set1_epi32((int)0xfc93a038u));
        MD5_BATCH_KEEP("x", t52b_x1);
        const __m256i t52b_x2 =
            _mm256_sub_epi32(t52b_x1, _mm256_xor_si256(_mm256_andnot_si256(t51b, t49b), t50b));
        const __m256i t52b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52b_x2, 21), _mm256_srli_epi32(t52b_x2, 11)), t51b);
        md5_batch_store32(before[17] + 0, last[0][17]);
        /* stream c, step 52, I */
        __m256i t52c_x1 = _mm256_add_epi32(t48c, _mm256_set1_epi32((int)0xfc93a038u));
        MD5_BATCH_KEEP("x", t52c_x1);
        const __m256i t52c_x2 =
            _mm256_sub_epi32(t52c_x1, _mm256_xor_si256(_mm256_andnot_si256(t51c, t49c), t50c));
        const __m256i t52c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t52c_x2, 21), _mm256_srli_epi32(t52c_x2, 11)), t51c);
        /* stream a, step 53, I */
        __m256i t53a_x1 = _mm256_add_epi32(t49a, _mm256_set1_epi32((int)0x655b59c2u));
        MD5_BATCH_KEEP("x", t53a_x1);
        const __m256i t53a_x2 =
            _mm256_sub_epi32(t53a_x1, _mm256_xor_si256(_mm256_andnot_si256(t52a, t50a), t51a));
        const __m256i t53a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53a_x2, 6), _mm256_srli_epi32(t53a_x2, 26)), t52a);
        md5_batch_store32(before[17] + 4, last[1][17]);
        /* stream b, step 53, I */
        __m256i t53b_x1 = _mm256_add_epi32(t49b, _mm256_set1_epi32((int)0x655b59c2u));
        MD5_BATCH_KEEP("x", t53b_x1);
        const __m256i t53b_x2 =
            _mm256_sub_epi32(t53b_x1, _mm256_xor_si256(_mm256_andnot_si256(t52b, t50b), t51b));
        const __m256i t53b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53b_x2, 6), _mm256_srli_epi32(t53b_x2, 26)), t52b);
        md5_batch_store32(before[17] + 8, last[2][17]);
        /* stream c, step 53, I */
        __m256i t53c_x1 = _mm256_add_epi32(t49c, _mm256_set1_epi32((int)0x655b59c2u));
        MD5_BATCH_KEEP("x", t53c_x1);
        const __m256i t53c_x2 =
            _mm256_sub_epi32(t53c_x1, _mm256_xor_si256(_mm256_andnot_si256(t52c, t50c), t51c));
        const __m256i t53c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t53c_x2, 6), _mm256_srli_epi32(t53c_x2, 26)), t52c);
        md5_batch_store32(before[17] + 12, last[3][17]);
        /* stream a, step 54, I */
        __m256i t54a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][0])),
            _mm256_add_epi32(t50a, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54a_x1);
        const __m256i t54a_x2 =
            _mm256_sub_epi32(t54a_x1, _mm256_xor_si256(_mm256_andnot_si256(t53a, t51a), t52a));
        const __m256i t54a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54a_x2, 10), _mm256_srli_epi32(t54a_x2, 22)), t53a);
        /* stream b, step 54, I */
        __m256i t54b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][8])),
            _mm256_add_epi32(t50b, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54b_x1);
        const __m256i t54b_x2 =
            _mm256_sub_epi32(t54b_x1, _mm256_xor_si256(_mm256_andnot_si256(t53b, t51b), t52b));
        const __m256i t54b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54b_x2, 10), _mm256_srli_epi32(t54b_x2, 22)), t53b);
        md5_batch_store32(before[18] + 0, last[0][18]);
        /* stream c, step 54, I */
        __m256i t54c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[3][16])),
            _mm256_add_epi32(t50c, _mm256_set1_epi32((int)0x8f0ccc91u)));
        MD5_BATCH_KEEP("x", t54c_x1);
        const __m256i t54c_x2 =
            _mm256_sub_epi32(t54c_x1, _mm256_xor_si256(_mm256_andnot_si256(t53c, t51c), t52c));
        const __m256i t54c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t54c_x2, 10), _mm256_srli_epi32(t54c_x2, 22)), t53c);
        md5_batch_store32(before[18] + 4, last[1][18]);
        /* stream a, step 55, I */
        __m256i t55a_x1 = _mm256_add_epi32(t51a, _mm256_set1_epi32((int)0xffeff47cu));
        MD5_BATCH_KEEP("x", t55a_x1);
        const __m256i t55a_x2 =
            _mm256_sub_epi32(t55a_x1, _mm256_xor_si256(_mm256_andnot_si256(t54a, t52a), t53a));
        const __m256i t55a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55a_x2, 15), _mm256_srli_epi32(t55a_x2, 17)), t54a);
        md5_batch_store32(before[18] + 8, last[2][18]);
        /* stream b, step 55, I */
        __m256i t55b_x1 = _mm256_add_epi32(t51b, _mm256_set1_epi32((int)0xffeff47cu));
        MD5_BATCH_KEEP("x", t55b_x1);
        const __m256i t55b_x2 =
            _mm256_sub_epi32(t55b_x1, _mm256_xor_si256(_mm256_andnot_si256(t54b, t52b), t53b));
        const __m256i t55b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55b_x2, 15), _mm256_srli_epi32(t55b_x2, 17)), t54b);
        /* stream c, step 55, I */
        __m256i t55c_x1 = _mm256_add_epi32(t51c, _mm256_set1_epi32((int)0xffeff47cu));
        MD5_BATCH_KEEP("x", t55c_x1);
        const __m256i t55c_x2 =
            _mm256_sub_epi32(t55c_x1, _mm256_xor_si256(_mm256_andnot_si256(t54c, t52c), t53c));
        const __m256i t55c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t55c_x2, 15), _mm256_srli_epi32(t55c_x2, 17)), t54c);
        md5_batch_store32(before[18] + 12, last[3][18]);
        /* stream a, step 56, I */
        __m256i t56a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][0])),
            _mm256_add_epi32(t52a, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56a_x1);
        const __m256i t56a_x2 =
            _mm256_sub_epi32(t56a_x1, _mm256_xor_si256(_mm256_andnot_si256(t55a, t53a), t54a));
        const __m256i t56a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56a_x2, 21), _mm256_srli_epi32(t56a_x2, 11)), t55a);
        md5_batch_store32(before[19] + 0, last[0][19]);
        /* stream b, step 56, I */
        __m256i t56b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][8])),
            _mm256_add_epi32(t52b, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56b_x1);
        const __m256i t56b_x2 =
            _mm256_sub_epi32(t56b_x1, _mm256_xor_si256(_mm256_andnot_si256(t55b, t53b), t54b));
        const __m256i t56b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56b_x2, 21), _mm256_srli_epi32(t56b_x2, 11)), t55b);
        md5_batch_store32(before[19] + 4, last[1][19]);
        /* stream c, step 56, I */
        __m256i t56c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[1][16])),
            _mm256_add_epi32(t52c, _mm256_set1_epi32((int)0x85845dd0u)));
        MD5_BATCH_KEEP("x", t56c_x1);
        const __m256i t56c_x2 =
            _mm256_sub_epi32(t56c_x1, _mm256_xor_si256(_mm256_andnot_si256(t55c, t53c), t54c));
        const __m256i t56c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t56c_x2, 21), _mm256_srli_epi32(t56c_x2, 11)), t55c);
        /* stream a, step 57, I */
        __m256i t57a_x1 = _mm256_add_epi32(t53a, _mm256_set1_epi32((int)0x6fa87e4eu));
        MD5_BATCH_KEEP("x", t57a_x1);
        const __m256i t57a_x2 =
            _mm256_sub_epi32(t57a_x1, _mm256_xor_si256(_mm256_andnot_si256(t56a, t54a), t55a));
        const __m256i t57a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57a_x2, 6), _mm256_srli_epi32(t57a_x2, 26)), t56a);
        md5_batch_store32(before[19] + 8, last[2][19]);
        /* stream b, step 57, I */
        __m256i t57b_x1 = _mm256_add_epi32(t53b, _mm256_set1_epi32((int)0x6fa87e4eu));
        MD5_BATCH_KEEP("x", t57b_x1);
        const __m256i t57b_x2 =
            _mm256_sub_epi32(t57b_x1, _mm256_xor_si256(_mm256_andnot_si256(t56b, t54b), t55b));
        const __m256i t57b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57b_x2, 6), _mm256_srli_epi32(t57b_x2, 26)), t56b);
        md5_batch_store32(before[19] + 12, last[3][19]);
        /* stream c, step 57, I */
        __m256i t57c_x1 = _mm256_add_epi32(t53c, _mm256_set1_epi32((int)0x6fa87e4eu));
        MD5_BATCH_KEEP("x", t57c_x1);
        const __m256i t57c_x2 =
            _mm256_sub_epi32(t57c_x1, _mm256_xor_si256(_mm256_andnot_si256(t56c, t54c), t55c));
        const __m256i t57c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t57c_x2, 6), _mm256_srli_epi32(t57c_x2, 26)), t56c);
        md5_batch_store32(before[20] + 0, last[0][20]);
        /* stream a, step 58, I */
        __m256i t58a_x1 = _mm256_add_epi32(t54a, _mm256_set1_epi32((int)0xfe2ce6dfu));
        MD5_BATCH_KEEP("x", t58a_x1);
        const __m256i t58a_x2 =
            _mm256_sub_epi32(t58a_x1, _mm256_xor_si256(_mm256_andnot_si256(t57a, t55a), t56a));
        const __m256i t58a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58a_x2, 10), _mm256_srli_epi32(t58a_x2, 22)), t57a);
        /* stream b, step 58, I */
        __m256i t58b_x1 = _mm256_add_epi32(t54b, _mm256_set1_epi32((int)0xfe2ce6dfu));
        MD5_BATCH_KEEP("x", t58b_x1);
        const __m256i t58b_x2 =
            _mm256_sub_epi32(t58b_x1, _mm256_xor_si256(_mm256_andnot_si256(t57b, t55b), t56b));
        const __m256i t58b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58b_x2, 10), _mm256_srli_epi32(t58b_x2, 22)), t57b);
        md5_batch_store32(before[20] + 4, last[1][20]);
        /* stream c, step 58, I */
        __m256i t58c_x1 = _mm256_add_epi32(t54c, _mm256_set1_epi32((int)0xfe2ce6dfu));
        MD5_BATCH_KEEP("x", t58c_x1);
        const __m256i t58c_x2 =
            _mm256_sub_epi32(t58c_x1, _mm256_xor_si256(_mm256_andnot_si256(t57c, t55c), t56c));
        const __m256i t58c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t58c_x2, 10), _mm256_srli_epi32(t58c_x2, 22)), t57c);
        md5_batch_store32(before[20] + 8, last[2][20]);
        /* stream a, step 59, I */
        __m256i t59a_x1 = _mm256_add_epi32(t55a, _mm256_set1_epi32((int)0xa3014313u));
        MD5_BATCH_KEEP("x", t59a_x1);
        const __m256i t59a_x2 =
            _mm256_sub_epi32(t59a_x1, _mm256_xor_si256(_mm256_andnot_si256(t58a, t56a), t57a));
        const __m256i t59a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59a_x2, 15), _mm256_srli_epi32(t59a_x2, 17)), t58a);
        md5_batch_store32(before[20] + 12, last[3][20]);
        /* stream b, step 59, I */
        __m256i t59b_x1 = _mm256_add_epi32(t55b, _mm256_set1_epi32((int)0xa3014313u));
        MD5_BATCH_KEEP("x", t59b_x1);
        const __m256i t59b_x2 =
            _mm256_sub_epi32(t59b_x1, _mm256_xor_si256(_mm256_andnot_si256(t58b, t56b), t57b));
        const __m256i t59b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59b_x2, 15), _mm256_srli_epi32(t59b_x2, 17)), t58b);
        /* stream c, step 59, I */
        __m256i t59c_x1 = _mm256_add_epi32(t55c, _mm256_set1_epi32((int)0xa3014313u));
        MD5_BATCH_KEEP("x", t59c_x1);
        const __m256i t59c_x2 =
            _mm256_sub_epi32(t59c_x1, _mm256_xor_si256(_mm256_andnot_si256(t58c, t56c), t57c));
        const __m256i t59c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t59c_x2, 15), _mm256_srli_epi32(t59c_x2, 17)), t58c);
        md5_batch_store32(before[21] + 0, last[0][21]);
        /* stream a, step 60, I */
        __m256i t60a_x1 = _mm256_add_epi32(t56a, _mm256_set1_epi32((int)0x4e0811a0u));
        MD5_BATCH_KEEP("x", t60a_x1);
        const __m256i t60a_x2 =
            _mm256_sub_epi32(t60a_x1, _mm256_xor_si256(_mm256_andnot_si256(t59a, t57a), t58a));
        const __m256i t60a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60a_x2, 21), _mm256_srli_epi32(t60a_x2, 11)), t59a);
        md5_batch_store32(before[21] + 4, last[1][21]);
        /* stream b, step 60, I */
        __m256i t60b_x1 = _mm256_add_epi32(t56b, _mm256_set1_epi32((int)0x4e0811a0u));
        MD5_BATCH_KEEP("x", t60b_x1);
        const __m256i t60b_x2 =
            _mm256_sub_epi32(t60b_x1, _mm256_xor_si256(_mm256_andnot_si256(t59b, t57b), t58b));
        const __m256i t60b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60b_x2, 21), _mm256_srli_epi32(t60b_x2, 11)), t59b);
        md5_batch_store32(before[21] + 8, last[2][21]);
        /* stream c, step 60, I */
        __m256i t60c_x1 = _mm256_add_epi32(t56c, _mm256_set1_epi32((int)0x4e0811a0u));
        MD5_BATCH_KEEP("x", t60c_x1);
        const __m256i t60c_x2 =
            _mm256_sub_epi32(t60c_x1, _mm256_xor_si256(_mm256_andnot_si256(t59c, t57c), t58c));
        const __m256i t60c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t60c_x2, 21), _mm256_srli_epi32(t60c_x2, 11)), t59c);
        /* stream a, step 61, I */
        __m256i t61a_x1 = _mm256_add_epi32(t57a, _mm256_set1_epi32((int)0xf7537e81u));
        MD5_BATCH_KEEP("x", t61a_x1);
        const __m256i t61a_x2 =
            _mm256_sub_epi32(t61a_x1, _mm256_xor_si256(_mm256_andnot_si256(t60a, t58a), t59a));
        const __m256i t61a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61a_x2, 6), _mm256_srli_epi32(t61a_x2, 26)), t60a);
        md5_batch_store32(before[21] + 12, last[3][21]);
        /* stream b, step 61, I */
        __m256i t61b_x1 = _mm256_add_epi32(t57b, _mm256_set1_epi32((int)0xf7537e81u));
        MD5_BATCH_KEEP("x", t61b_x1);
        const __m256i t61b_x2 =
            _mm256_sub_epi32(t61b_x1, _mm256_xor_si256(_mm256_andnot_si256(t60b, t58b), t59b));
        const __m256i t61b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61b_x2, 6), _mm256_srli_epi32(t61b_x2, 26)), t60b);
        md5_batch_store32(before[22] + 0, last[0][22]);
        /* stream c, step 61, I */
        __m256i t61c_x1 = _mm256_add_epi32(t57c, _mm256_set1_epi32((int)0xf7537e81u));
        MD5_BATCH_KEEP("x", t61c_x1);
        const __m256i t61c_x2 =
            _mm256_sub_epi32(t61c_x1, _mm256_xor_si256(_mm256_andnot_si256(t60c, t58c), t59c));
        const __m256i t61c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t61c_x2, 6), _mm256_srli_epi32(t61c_x2, 26)), t60c);
        md5_batch_store32(before[22] + 4, last[1][22]);
        /* stream a, step 62, I */
        __m256i t62a_x1 = _mm256_add_epi32(t58a, _mm256_set1_epi32((int)0xbd3af234u));
        MD5_BATCH_KEEP("x", t62a_x1);
        const __m256i t62a_x2 =
            _mm256_sub_epi32(t62a_x1, _mm256_xor_si256(_mm256_andnot_si256(t61a, t59a), t60a));
        const __m256i t62a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62a_x2, 10), _mm256_srli_epi32(t62a_x2, 22)), t61a);
        /* stream b, step 62, I */
        __m256i t62b_x1 = _mm256_add_epi32(t58b, _mm256_set1_epi32((int)0xbd3af234u));
        MD5_BATCH_KEEP("x", t62b_x1);
        const __m256i t62b_x2 =
            _mm256_sub_epi32(t62b_x1, _mm256_xor_si256(_mm256_andnot_si256(t61b, t59b), t60b));
        const __m256i t62b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62b_x2, 10), _mm256_srli_epi32(t62b_x2, 22)), t61b);
        md5_batch_store32(before[22] + 8, last[2][22]);
        /* stream c, step 62, I */
        __m256i t62c_x1 = _mm256_add_epi32(t58c, _mm256_set1_epi32((int)0xbd3af234u));
        MD5_BATCH_KEEP("x", t62c_x1);
        const __m256i t62c_x2 =
            _mm256_sub_epi32(t62c_x1, _mm256_xor_si256(_mm256_andnot_si256(t61c, t59c), t60c));
        const __m256i t62c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t62c_x2, 10), _mm256_srli_epi32(t62c_x2, 22)), t61c);
        md5_batch_store32(before[22] + 12, last[3][22]);
        /* stream a, step 63, I */
        __m256i t63a_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][0])),
            _mm256_add_epi32(t59a, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63a_x1);
        const __m256i t63a_x2 =
            _mm256_sub_epi32(t63a_x1, _mm256_xor_si256(_mm256_andnot_si256(t62a, t60a), t61a));
        const __m256i t63a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63a_x2, 15), _mm256_srli_epi32(t63a_x2, 17)), t62a);
        md5_batch_store32(before[23] + 0, last[0][23]);
        /* stream b, step 63, I */
        __m256i t63b_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][8])),
            _mm256_add_epi32(t59b, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63b_x1);
        const __m256i t63b_x2 =
            _mm256_sub_epi32(t63b_x1, _mm256_xor_si256(_mm256_andnot_si256(t62b, t60b), t61b));
        const __m256i t63b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63b_x2, 15), _mm256_srli_epi32(t63b_x2, 17)), t62b);
        /* stream c, step 63, I */
        __m256i t63c_x1 = _mm256_add_epi32(
            _mm256_loadu_si256((const __m256i *)(const void *)(&w[2][16])),
            _mm256_add_epi32(t59c, _mm256_set1_epi32((int)0x2ad7d2bau)));
        MD5_BATCH_KEEP("x", t63c_x1);
        const __m256i t63c_x2 =
            _mm256_sub_epi32(t63c_x1, _mm256_xor_si256(_mm256_andnot_si256(t62c, t60c), t61c));
        const __m256i t63c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t63c_x2, 15), _mm256_srli_epi32(t63c_x2, 17)), t62c);
        md5_batch_store32(before[23] + 4, last[1][23]);
        /* stream a, step 64, I */
        __m256i t64a_x1 = _mm256_add_epi32(t60a, _mm256_set1_epi32((int)0xeb86d390u));
        MD5_BATCH_KEEP("x", t64a_x1);
        const __m256i t64a_x2 =
            _mm256_sub_epi32(t64a_x1, _mm256_xor_si256(_mm256_andnot_si256(t63a, t61a), t62a));
        const __m256i t64a = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64a_x2, 21), _mm256_srli_epi32(t64a_x2, 11)), t63a);
        md5_batch_store32(before[23] + 8, last[2][23]);
        /* stream b, step 64, I */
        __m256i t64b_x1 = _mm256_add_epi32(t60b, _mm256_set1_epi32((int)0xeb86d390u));
        MD5_BATCH_KEEP("x", t64b_x1);
        const __m256i t64b_x2 =
            _mm256_sub_epi32(t64b_x1, _mm256_xor_si256(_mm256_andnot_si256(t63b, t61b), t62b));
        const __m256i t64b = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64b_x2, 21), _mm256_srli_epi32(t64b_x2, 11)), t63b);
        md5_batch_store32(before[23] + 12, last[3][23]);
        /* stream c, step 64, I */
        __m256i t64c_x1 = _mm256_add_epi32(t60c, _mm256_set1_epi32((int)0xeb86d390u));
        MD5_BATCH_KEEP("x", t64c_x1);
        const __m256i t64c_x2 =
            _mm256_sub_epi32(t64c_x1, _mm256_xor_si256(_mm256_andnot_si256(t63c, t61c), t62c));
        const __m256i t64c = _mm256_add_epi32(
            _mm256_or_si256(_mm256_slli_epi32(t64c_x2, 21), _mm256_srli_epi32(t64c_x2, 11)), t63c);
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][0]),
            _mm256_add_epi32(t61a, _mm256_set1_epi32((int)0x67452301u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][0]),
            _mm256_add_epi32(t64a, _mm256_set1_epi32((int)0xefcdab89u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][0]),
            _mm256_add_epi32(t63a, _mm256_set1_epi32((int)0x98badcfeu)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][0]),
            _mm256_add_epi32(t62a, _mm256_set1_epi32((int)0x10325476u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][8]),
            _mm256_add_epi32(t61b, _mm256_set1_epi32((int)0x67452301u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][8]),
            _mm256_add_epi32(t64b, _mm256_set1_epi32((int)0xefcdab89u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][8]),
            _mm256_add_epi32(t63b, _mm256_set1_epi32((int)0x98badcfeu)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][8]),
            _mm256_add_epi32(t62b, _mm256_set1_epi32((int)0x10325476u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[0][16]),
            _mm256_add_epi32(t61c, _mm256_set1_epi32((int)0x67452301u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[1][16]),
            _mm256_add_epi32(t64c, _mm256_set1_epi32((int)0xefcdab89u)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[2][16]),
            _mm256_add_epi32(t63c, _mm256_set1_epi32((int)0x98badcfeu)));
        _mm256_storeu_si256((__m256i *)(void *)(&out[3][16]),
            _mm256_add_epi32(t62c, _mm256_set1_epi32((int)0x10325476u)));
        data += 24;
        digest += 24;
    }
    if (ngroups != 0)
        for (size_t j = 0; j < 24; j++)
            for (size_t i = 0; i < 4; i++)
                md5_batch_store32((digest - 24)[j] + 4 * i, ends[(ngroups - 1) % 2][i][j]);
}
/* Processes the collected steps, and writes the results of the rows that end with them. */
MD5_BATCH_OUTLINED void md5_batch_end_part(md5_batch_column *w, uint8_t *out, int is_hex)
{
    md5_batch_md5_x8x3_steps(w->state, (const uint8_t *const(*)[MD5_BATCH_LANES])w->data, w->begins,
        w->made, w->nsteps);
    for (size_t s = 0; s < w->nsteps; s++) {
        for (size_t j = 0; w->ends[s] != 0 && j < MD5_BATCH_LANES; j++) {
            const size_t i = w->row[s * MD5_BATCH_LANES + j];
            uint8_t digest[16], *to = is_hex != 0 ? digest : out + 16 * i;

            if (i == MD5_BATCH_NO_ROW)
                continue;
            md5_batch_store32(to, w->made[s][0][j]);
            md5_batch_store32(to + 4, w->made[s][1][j]);
            md5_batch_store32(to + 8, w->made[s][2][j]);
            md5_batch_store32(to + 12, w->made[s][3][j]);
            if (is_hex != 0)
                md5_batch_put_hex(out + 32 * i, digest);
        }
    }
    w->nsteps = 0;
}

/*
 * Collects block t of a row of nblocks blocks, the first `whole` of which are in its data. Returns
 * 1 if it is the last one, or else 0.
 */
MD5_BATCH_INLINE int md5_batch_add_block(md5_batch_column *w, size_t place, size_t i, size_t t,
    size_t whole, size_t nblocks)
{
    const uint8_t *const data = w->md5_batch_start[i] + 64 * t;
    const size_t len = w->len[i];
    uint8_t *const end = w->end[place];

    w->data[place] = t < whole ? data : end;
    if (t == whole)
        md5_batch_put_end(end, data, len % 64);
    else if (t > whole)
        memset(end, 0, 64);
    if (t + 1 == nblocks)
        md5_batch_put_length(end, len);
    return t + 1 == nblocks;
}

/* Collects step t of count rows, the first of which has the most blocks. */
MD5_BATCH_INLINE void md5_batch_add_step(md5_batch_column *w, const uint16_t *order, size_t count,
    size_t t)
{
    const size_t s = w->nsteps++, at = s * MD5_BATCH_LANES, first = w->len[order[0]],
        last = w->len[order[count - 1]];
    const size_t whole = first / 64, nblocks = md5_batch_blocks_of(first);

    w->begins[s] = t == 0;
    w->ends[s] = t + 1 == nblocks;
    /* all rows have equally many */
    if (whole == last / 64 && nblocks == md5_batch_blocks_of(last)) {
        if (t < whole)
            for (size_t j = 0; j < count; j++)
                w->data[at + j] = w->md5_batch_start[order[j]] + 64 * t;
        else
            for (size_t j = 0; j < count; j++) {
                md5_batch_add_block(w, at + j, order[j], t, whole, nblocks);
                w->row[at + j] = order[j];
            }
    } else {
        for (size_t j = 0; j < count; j++) {
            const size_t i = order[j], len = w->len[i];

            w->row[at + j] = MD5_BATCH_NO_ROW;
            if (t >= md5_batch_blocks_of(len)) {
                w->data[at + j] = w->data[at];
            } else if (md5_batch_add_block(w, at + j, i, t, len / 64, md5_batch_blocks_of(len))) {
                w->row[at + j] = (uint16_t)i;
                w->ends[s] = 1;
            }
        }
    }
    for (size_t j = count; j < MD5_BATCH_LANES; j++) {
        w->row[at + j] = MD5_BATCH_NO_ROW;
        w->data[at + j] = w->data[at];
    }
}

/* Hashes rows, the longest first. */
MD5_BATCH_OUTLINED void md5_batch_hash_sorted(md5_batch_column *w, const uint16_t *order,
    size_t count, uint8_t *out, int is_hex)
{
    w->nsteps = 0;
    while (count != 0) {
        const size_t part = count < MD5_BATCH_LANES ? count : (size_t)MD5_BATCH_LANES;
        const size_t nblocks = md5_batch_blocks_of(w->len[order[0]]);

        for (size_t t = 0; t < nblocks; t++) {
            md5_batch_add_step(w, order, part, t);
            if (w->nsteps == MD5_BATCH_PART)
                md5_batch_end_part(w, out, is_hex);
        }
        order += part;
        count -= part;
    }
    if (w->nsteps != 0)
        md5_batch_end_part(w, out, is_hex);
}

/* Hashes short rows. */
MD5_BATCH_OUTLINED void md5_batch_hash_short(md5_batch_column *w, size_t count, uint8_t *out,
    int is_hex)
{
    for (size_t done = 0; done < count; done += MD5_BATCH_PART * MD5_BATCH_LANES) {
        const size_t part = count - done < MD5_BATCH_PART * MD5_BATCH_LANES ? count - done
            : MD5_BATCH_PART * MD5_BATCH_LANES;
        const size_t ngroups = (part + MD5_BATCH_LANES - 1) / MD5_BATCH_LANES;

        for (size_t j = 0; j < part; j++) {
            uint8_t *const end = w->end[j];

            md5_batch_put_end(end, w->md5_batch_start[done + j], w->len[done + j]);
            md5_batch_store32(end + MD5_BATCH_SHORT + 1, (uint32_t)(w->len[done + j] * 8));
            w->data[j] = end;
        }
        for (size_t j = part; j < ngroups * MD5_BATCH_LANES; j++)
            w->data[j] = w->end[0];
        if (is_hex == 0 && part == ngroups * MD5_BATCH_LANES) {
            md5_batch_md5_short_x8x3(w->data, (uint8_t(*)[16])(out + 16 * done), ngroups);
        } else {
            md5_batch_md5_short_x8x3(w->data, w->digest, ngroups);
            for (size_t j = 0; j < part; j++)
                md5_batch_put_result(out, is_hex, done + j, w->digest[j]);
        }
    }
}

/* Hashes long rows. */
MD5_BATCH_OUTLINED void md5_batch_hash_long(const md5_batch_column *w, const uint16_t *order,
    size_t count, uint8_t *out, int is_hex)
{
    const uint8_t *msg[MD5_BATCH_MOST_LONG];
    size_t len[MD5_BATCH_MOST_LONG];
    uint8_t digest[MD5_BATCH_MOST_LONG][16];

    for (size_t done = 0; done < count; done += MD5_BATCH_MOST_LONG) {
        const size_t part =
            count - done < MD5_BATCH_MOST_LONG ? count - done : (size_t)MD5_BATCH_MOST_LONG;

        for (size_t j = 0; j < part; j++) {
            msg[j] = w->md5_batch_start[order[done + j]];
            len[j] = w->len[order[done + j]];
        }
        md5_batch(msg, len, digest, part);
        for (size_t j = 0; j < part; j++)
            md5_batch_put_result(out, is_hex, order[done + j], digest[j]);
    }
}

/* Hashes the rows of a window. The results of null rows are zeros. */
MD5_BATCH_INLINE void md5_batch_hash_window(int form, md5_batch_column *w,
    const md5_batch_messages *m, const uint8_t *valid, size_t first, size_t begin, size_t known,
    uint8_t *out, int is_hex)
{
    const size_t size = is_hex != 0 ? 32 : 16;
    size_t longest = 0, count = known, nlong = 0;

    for (size_t i = 0; i < known; i++) {
        w->md5_batch_start[i] = md5_batch_data_of(form, m, begin + i);
        w->len[i] = md5_batch_length_of(form, m, begin + i);
        longest = w->len[i] > longest ? w->len[i] : longest;
    }
    if (longest <= MD5_BATCH_SHORT && valid == NULL) {
        md5_batch_hash_short(w, known, out, is_hex);
        return;
    }
    for (size_t i = 0; i < known; i++)
        w->order[i] = (uint16_t)i;
    if (longest > MD5_BATCH_ONE || valid != NULL) {
        for (size_t i = 0; i < known; i++) {
            const size_t len = w->len[i] < MD5_BATCH_LONG ? w->len[i] : (size_t)MD5_BATCH_LONG;

            /*
             * The lowest bits are those of the index, so that `sort` increments different counters
             * in turn.
             */
            w->ranks[i] = (uint16_t)((len / 64 + md5_batch_blocks_of(len)) * 4 + i % 4);
        }
        for (size_t i = 0; valid != NULL && i < known; i++) {
            const size_t at = first + begin + i;

            if ((valid[at / 8] >> at % 8 & 1) == 0) {
                w->ranks[i] = (uint16_t)(i % 4);
                memset(out + size * i, 0, size);
                count--;
            }
        }
        md5_batch_sort(w->order, w->ranks, known);
    }
    while (nlong < count && w->len[w->order[nlong]] >= MD5_BATCH_LONG)
        nlong++;
    md5_batch_hash_long(w, w->order, nlong, out, is_hex);
    md5_batch_hash_sorted(w, w->order + nlong, count - nlong, out, is_hex);
}

/*
 * Is count * stride at most room? Without a division, which small processors have only in a
 * library.
 */
static int md5_batch_is_within(size_t count, size_t stride, size_t room)
{
    for (size_t left = count; left != 0; left /= 2) {
        if (left % 2 != 0) {
            if (stride > room)
                return 0;
            room -= stride;
        }
        if (left > 1) {
            if (stride > room / 2)
                return 0;
            stride *= 2;
        }
    }
    return 1;
}

/* Are the arguments those of a column of n rows? */
MD5_BATCH_OUTLINED int md5_batch_is_column_rows(const md5_batch_messages *m, size_t size, size_t n)
{
    return m->row_bytes <= size && md5_batch_is_within(n - 1, m->stride, size - m->row_bytes);
}

MD5_BATCH_OUTLINED int md5_batch_hash_column_rows(const md5_batch_messages *m, size_t size,
    const uint8_t *valid, size_t first, size_t n, uint8_t *out, int is_hex)
{
    md5_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->rows == NULL) || !md5_batch_is_column_rows(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += MD5_BATCH_WINDOW) {
        const size_t known = n - done < MD5_BATCH_WINDOW ? n - done : (size_t)MD5_BATCH_WINDOW;

        md5_batch_hash_window(MD5_BATCH_ROWS, &w, m, valid, first, done, known, out, is_hex);
        out += known * (is_hex != 0 ? 32 : 16);
    }
    return 0;
}

int md5_column_rows(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_rows(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int md5_column_rows_hex(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, rows, stride, row_bytes, NULL, NULL, NULL, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_rows(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

/* Are the arguments those of a column of n rows? */
MD5_BATCH_OUTLINED int md5_batch_is_column_offsets32(const md5_batch_messages *m, size_t size,
    size_t n)
{
    size_t decreases = 0;

    if (m->offsets32 == NULL || (uintptr_t)m->offsets32 % sizeof *m->offsets32 != 0)
        return 0;
    for (size_t i = 0; i < n; i++)
        decreases |= m->offsets32[i + 1] < m->offsets32[i];
    if (decreases != 0)
        return 0;
    return m->offsets32[n] <= size;
}

MD5_BATCH_OUTLINED int md5_batch_hash_column_offsets32(const md5_batch_messages *m, size_t size,
    const uint8_t *valid, size_t first, size_t n, uint8_t *out, int is_hex)
{
    md5_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->base == NULL) || !md5_batch_is_column_offsets32(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += MD5_BATCH_WINDOW) {
        const size_t known = n - done < MD5_BATCH_WINDOW ? n - done : (size_t)MD5_BATCH_WINDOW;

        md5_batch_hash_window(MD5_BATCH_OFFSETS32, &w, m, valid, first, done, known, out, is_hex);
        out += known * (is_hex != 0 ? 32 : 16);
    }
    return 0;
}

int md5_column_offsets32(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_offsets32(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int md5_column_offsets32_hex(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, offsets32, NULL, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_offsets32(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

/* Are the arguments those of a column of n rows? */
MD5_BATCH_OUTLINED int md5_batch_is_column_offsets64(const md5_batch_messages *m, size_t size,
    size_t n)
{
    size_t decreases = 0;

    if (m->offsets64 == NULL || (uintptr_t)m->offsets64 % sizeof *m->offsets64 != 0)
        return 0;
    for (size_t i = 0; i < n; i++)
        decreases |= m->offsets64[i + 1] < m->offsets64[i];
    if (decreases != 0)
        return 0;
    return m->offsets64[n] <= size;
}

MD5_BATCH_OUTLINED int md5_batch_hash_column_offsets64(const md5_batch_messages *m, size_t size,
    const uint8_t *valid, size_t first, size_t n, uint8_t *out, int is_hex)
{
    md5_batch_column w;

    if (n == 0)
        return 0;
    if (out == NULL || (size != 0 && m->base == NULL) || !md5_batch_is_column_offsets64(m, size, n))
        return -1;
    for (size_t done = 0; done < n; done += MD5_BATCH_WINDOW) {
        const size_t known = n - done < MD5_BATCH_WINDOW ? n - done : (size_t)MD5_BATCH_WINDOW;

        md5_batch_hash_window(MD5_BATCH_OFFSETS64, &w, m, valid, first, done, known, out, is_hex);
        out += known * (is_hex != 0 ? 32 : 16);
    }
    return 0;
}

int md5_column_offsets64(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_offsets64(&m, size, valid, first, n, (uint8_t *)digest, 0);
}

int md5_column_offsets64_hex(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32])
{
    const md5_batch_messages m =
        {NULL, NULL, NULL, NULL, 0, 0, base, NULL, offsets64, NULL, NULL, 0, NULL};

    return md5_batch_hash_column_offsets64(&m, size, valid, first, n, (uint8_t *)hex, 1);
}

void md5_init_batch(md5_ctx *const ctx[], size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memcpy(ctx[i]->state, MD5_BATCH_IV, sizeof MD5_BATCH_IV);
        ctx[i]->length = 0;
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
