/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel batch
 *
 * With the options above, `hashwright prove` proves 8 of 14 functions, and `hashwright verify`
 * tests all functions. `hashwright bench md5 --target aarch64-neon --kernel batch` measures the
 * speed.
 *
 * md5_x4_blocks: 479 instructions for a block of 64 bytes, critical path 637 cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
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

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_AES")
#undef __ARM_FEATURE_AES
#define __ARM_FEATURE_AES 1
#pragma push_macro("__ARM_FEATURE_SHA3")
#undef __ARM_FEATURE_SHA3
#define __ARM_FEATURE_SHA3 1
#endif
#include <arm_neon.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_AES")
#pragma pop_macro("__ARM_FEATURE_SHA3")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
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
        const uint32_t t1 = md5_batch_rotl32(((h1 & h2) | (h3 & ~h1)) + t1_x1, 7) + h1;
        /* step 2, F */
        uint32_t t2_x1 = m1 + (h3 + 0xe8c7b756u);
        MD5_BATCH_KEEP("r", t2_x1);
        const uint32_t t2 = md5_batch_rotl32(((t1 & h1) | (h2 & ~t1)) + t2_x1, 12) + t1;
        /* step 3, F */
        uint32_t t3_x1 = m2 + (h2 + 0x242070dbu);
        MD5_BATCH_KEEP("r", t3_x1);
        const uint32_t t3 = md5_batch_rotl32(((t2 & t1) | (h1 & ~t2)) + t3_x1, 17) + t2;
        /* step 4, F */
        uint32_t t4_x1 = m3 + (h1 + 0xc1bdceeeu);
        MD5_BATCH_KEEP("r", t4_x1);
        const uint32_t t4 = md5_batch_rotl32(((t3 & t2) | (t1 & ~t3)) + t4_x1, 22) + t3;
        /* step 5, F */
        uint32_t t5_x1 = m4 + (t1 + 0xf57c0fafu);
        MD5_BATCH_KEEP("r", t5_x1);
        const uint32_t t5 = md5_batch_rotl32(((t4 & t3) | (t2 & ~t4)) + t5_x1, 7) + t4;
        /* step 6, F */
        uint32_t t6_x1 = m5 + (t2 + 0x4787c62au);
        MD5_BATCH_KEEP("r", t6_x1);
        const uint32_t t6 = md5_batch_rotl32(((t5 & t4) | (t3 & ~t5)) + t6_x1, 12) + t5;
        /* step 7, F */
        uint32_t t7_x1 = m6 + (t3 + 0xa8304613u);
        MD5_BATCH_KEEP("r", t7_x1);
        const uint32_t t7 = md5_batch_rotl32(((t6 & t5) | (t4 & ~t6)) + t7_x1, 17) + t6;
        /* step 8, F */
        uint32_t t8_x1 = m7 + (t4 + 0xfd469501u);
        MD5_BATCH_KEEP("r", t8_x1);
        const uint32_t t8 = md5_batch_rotl32(((t7 & t6) | (t5 & ~t7)) + t8_x1, 22) + t7;
        /* step 9, F */
        uint32_t t9_x1 = m8 + (t5 + 0x698098d8u);
        MD5_BATCH_KEEP("r", t9_x1);
        const uint32_t t9 = md5_batch_rotl32(((t8 & t7) | (t6 & ~t8)) + t9_x1, 7) + t8;
        /* step 10, F */
        uint32_t t10_x1 = m9 + (t6 + 0x8b44f7afu);
        MD5_BATCH_KEEP("r", t10_x1);
        const uint32_t t10 = md5_batch_rotl32(((t9 & t8) | (t7 & ~t9)) + t10_x1, 12) + t9;
        /* step 11, F */
        uint32_t t11_x1 = m10 + (t7 + 0xffff5bb1u);
        MD5_BATCH_KEEP("r", t11_x1);
        const uint32_t t11 = md5_batch_rotl32(((t10 & t9) | (t8 & ~t10)) + t11_x1, 17) + t10;
        /* step 12, F */
        uint32_t t12_x1 = m11 + (t8 + 0x895cd7beu);
        MD5_BATCH_KEEP("r", t12_x1);
        const uint32_t t12 = md5_batch_rotl32(((t11 & t10) | (t9 & ~t11)) + t12_x1, 22) + t11;
        /* step 13, F */
        uint32_t t13_x1 = m12 + (t9 + 0x6b901122u);
        MD5_BATCH_KEEP("r", t13_x1);
        const uint32_t t13 = md5_batch_rotl32(((t12 & t11) | (t10 & ~t12)) + t13_x1, 7) + t12;
        /* step 14, F */
        uint32_t t14_x1 = m13 + (t10 + 0xfd987193u);
        MD5_BATCH_KEEP("r", t14_x1);
        const uint32_t t14 = md5_batch_rotl32(((t13 & t12) | (t11 & ~t13)) + t14_x1, 12) + t13;
        /* step 15, F */
        uint32_t t15_x1 = m14 + (t11 + 0xa679438eu);
        MD5_BATCH_KEEP("r", t15_x1);
        const uint32_t t15 = md5_batch_rotl32(((t14 & t13) | (t12 & ~t14)) + t15_x1, 17) + t14;
        /* step 16, F */
        uint32_t t16_x1 = m15 + (t12 + 0x49b40821u);
        MD5_BATCH_KEEP("r", t16_x1);
        const uint32_t t16 = md5_batch_rotl32(((t15 & t14) | (t13 & ~t15)) + t16_x1, 22) + t15;
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
        uint32_t t19_x2 = (t17 & ~t16) + t19_x1;
        MD5_BATCH_KEEP("r", t19_x2);
        const uint32_t t19 = md5_batch_rotl32((t18 & t16) + t19_x2, 14) + t18;
        /* step 20, G */
        uint32_t t20_x1 = m0 + (t16 + 0xe9b6c7aau);
        MD5_BATCH_KEEP("r", t20_x1);
        uint32_t t20_x2 = (t18 & ~t17) + t20_x1;
        MD5_BATCH_KEEP("r", t20_x2);
        const uint32_t t20 = md5_batch_rotl32((t19 & t17) + t20_x2, 20) + t19;
        /* step 21, G */
        uint32_t t21_x1 = m5 + (t17 + 0xd62f105du);
        MD5_BATCH_KEEP("r", t21_x1);
        uint32_t t21_x2 = (t19 & ~t18) + t21_x1;
        MD5_BATCH_KEEP("r", t21_x2);
        const uint32_t t21 = md5_batch_rotl32((t20 & t18) + t21_x2, 5) + t20;
        /* step 22, G */
        uint32_t t22_x1 = m10 + (t18 + 0x02441453u);
        MD5_BATCH_KEEP("r", t22_x1);
        uint32_t t22_x2 = (t20 & ~t19) + t22_x1;
        MD5_BATCH_KEEP("r", t22_x2);
        const uint32_t t22 = md5_batch_rotl32((t21 & t19) + t22_x2, 9) + t21;
        /* step 23, G */
        uint32_t t23_x1 = m15 + (t19 + 0xd8a1e681u);
        MD5_BATCH_KEEP("r", t23_x1);
        uint32_t t23_x2 = (t21 & ~t20) + t23_x1;
        MD5_BATCH_KEEP("r", t23_x2);
        const uint32_t t23 = md5_batch_rotl32((t22 & t20) + t23_x2, 14) + t22;
        /* step 24, G */
        uint32_t t24_x1 = m4 + (t20 + 0xe7d3fbc8u);
        MD5_BATCH_KEEP("r", t24_x1);
        uint32_t t24_x2 = (t22 & ~t21) + t24_x1;
        MD5_BATCH_KEEP("r", t24_x2);
        const uint32_t t24 = md5_batch_rotl32((t23 & t21) + t24_x2, 20) + t23;
        /* step 25, G */
        uint32_t t25_x1 = m9 + (t21 + 0x21e1cde6u);
        MD5_BATCH_KEEP("r", t25_x1);
        uint32_t t25_x2 = (t23 & ~t22) + t25_x1;
        MD5_BATCH_KEEP("r", t25_x2);
        const uint32_t t25 = md5_batch_rotl32((t24 & t22) + t25_x2, 5) + t24;
        /* step 26, G */
        uint32_t t26_x1 = m14 + (t22 + 0xc33707d6u);
        MD5_BATCH_KEEP("r", t26_x1);
        uint32_t t26_x2 = (t24 & ~t23) + t26_x1;
        MD5_BATCH_KEEP("r", t26_x2);
        const uint32_t t26 = md5_batch_rotl32((t25 & t23) + t26_x2, 9) + t25;
        /* step 27, G */
        uint32_t t27_x1 = m3 + (t23 + 0xf4d50d87u);
        MD5_BATCH_KEEP("r", t27_x1);
        uint32_t t27_x2 = (t25 & ~t24) + t27_x1;
        MD5_BATCH_KEEP("r", t27_x2);
        const uint32_t t27 = md5_batch_rotl32((t26 & t24) + t27_x2, 14) + t26;
        /* step 28, G */
        uint32_t t28_x1 = m8 + (t24 + 0x455a14edu);
        MD5_BATCH_KEEP("r", t28_x1);
        uint32_t t28_x2 = (t26 & ~t25) + t28_x1;
        MD5_BATCH_KEEP("r", t28_x2);
        const uint32_t t28 = md5_batch_rotl32((t27 & t25) + t28_x2, 20) + t27;
        /* step 29, G */
        uint32_t t29_x1 = m13 + (t25 + 0xa9e3e905u);
        MD5_BATCH_KEEP("r", t29_x1);
        uint32_t t29_x2 = (t27 & ~t26) + t29_x1;
        MD5_BATCH_KEEP("r", t29_x2);
        const uint32_t t29 = md5_batch_rotl32((t28 & t26) + t29_x2, 5) + t28;
        /* step 30, G */
        uint32_t t30_x1 = m2 + (t26 + 0xfcefa3f8u);
        MD5_BATCH_KEEP("r", t30_x1);
        uint32_t t30_x2 = (t28 & ~t27) + t30_x1;
        MD5_BATCH_KEEP("r", t30_x2);
        const uint32_t t30 = md5_batch_rotl32((t29 & t27) + t30_x2, 9) + t29;
        /* step 31, G */
        uint32_t t31_x1 = m7 + (t27 + 0x676f02d9u);
        MD5_BATCH_KEEP("r", t31_x1);
        uint32_t t31_x2 = (t29 & ~t28) + t31_x1;
        MD5_BATCH_KEEP("r", t31_x2);
        const uint32_t t31 = md5_batch_rotl32((t30 & t28) + t31_x2, 14) + t30;
        /* step 32, G */
        uint32_t t32_x1 = m12 + (t28 + 0x8d2a4c8au);
        MD5_BATCH_KEEP("r", t32_x1);
        uint32_t t32_x2 = (t30 & ~t29) + t32_x1;
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
        uint32_t t49_x1 = m0 + (t45 + 0xf4292244u);
        MD5_BATCH_KEEP("r", t49_x1);
        const uint32_t t49 = md5_batch_rotl32(((t48 | ~t46) ^ t47) + t49_x1, 6) + t48;
        /* step 50, I */
        uint32_t t50_x1 = m7 + (t46 + 0x432aff97u);
        MD5_BATCH_KEEP("r", t50_x1);
        const uint32_t t50 = md5_batch_rotl32(((t49 | ~t47) ^ t48) + t50_x1, 10) + t49;
        /* step 51, I */
        uint32_t t51_x1 = m14 + (t47 + 0xab9423a7u);
        MD5_BATCH_KEEP("r", t51_x1);
        const uint32_t t51 = md5_batch_rotl32(((t50 | ~t48) ^ t49) + t51_x1, 15) + t50;
        /* step 52, I */
        uint32_t t52_x1 = m5 + (t48 + 0xfc93a039u);
        MD5_BATCH_KEEP("r", t52_x1);
        const uint32_t t52 = md5_batch_rotl32(((t51 | ~t49) ^ t50) + t52_x1, 21) + t51;
        /* step 53, I */
        uint32_t t53_x1 = m12 + (t49 + 0x655b59c3u);
        MD5_BATCH_KEEP("r", t53_x1);
        const uint32_t t53 = md5_batch_rotl32(((t52 | ~t50) ^ t51) + t53_x1, 6) + t52;
        /* step 54, I */
        uint32_t t54_x1 = m3 + (t50 + 0x8f0ccc92u);
        MD5_BATCH_KEEP("r", t54_x1);
        const uint32_t t54 = md5_batch_rotl32(((t53 | ~t51) ^ t52) + t54_x1, 10) + t53;
        /* step 55, I */
        uint32_t t55_x1 = m10 + (t51 + 0xffeff47du);
        MD5_BATCH_KEEP("r", t55_x1);
        const uint32_t t55 = md5_batch_rotl32(((t54 | ~t52) ^ t53) + t55_x1, 15) + t54;
        /* step 56, I */
        uint32_t t56_x1 = m1 + (t52 + 0x85845dd1u);
        MD5_BATCH_KEEP("r", t56_x1);
        const uint32_t t56 = md5_batch_rotl32(((t55 | ~t53) ^ t54) + t56_x1, 21) + t55;
        /* step 57, I */
        uint32_t t57_x1 = m8 + (t53 + 0x6fa87e4fu);
        MD5_BATCH_KEEP("r", t57_x1);
        const uint32_t t57 = md5_batch_rotl32(((t56 | ~t54) ^ t55) + t57_x1, 6) + t56;
        /* step 58, I */
        uint32_t t58_x1 = m15 + (t54 + 0xfe2ce6e0u);
        MD5_BATCH_KEEP("r", t58_x1);
        const uint32_t t58 = md5_batch_rotl32(((t57 | ~t55) ^ t56) + t58_x1, 10) + t57;
        /* step 59, I */
        uint32_t t59_x1 = m6 + (t55 + 0xa3014314u);
        MD5_BATCH_KEEP("r", t59_x1);
        const uint32_t t59 = md5_batch_rotl32(((t58 | ~t56) ^ t57) + t59_x1, 15) + t58;
        /* step 60, I */
        uint32_t t60_x1 = m13 + (t56 + 0x4e0811a1u);
        MD5_BATCH_KEEP("r", t60_x1);
        const uint32_t t60 = md5_batch_rotl32(((t59 | ~t57) ^ t58) + t60_x1, 21) + t59;
        /* step 61, I */
        uint32_t t61_x1 = m4 + (t57 + 0xf7537e82u);
        MD5_BATCH_KEEP("r", t61_x1);
        const uint32_t t61 = md5_batch_rotl32(((t60 | ~t58) ^ t59) + t61_x1, 6) + t60;
        /* step 62, I */
        uint32_t t62_x1 = m11 + (t58 + 0xbd3af235u);
        MD5_BATCH_KEEP("r", t62_x1);
        const uint32_t t62 = md5_batch_rotl32(((t61 | ~t59) ^ t60) + t62_x1, 10) + t61;
        /* step 63, I */
        uint32_t t63_x1 = m2 + (t59 + 0x2ad7d2bbu);
        MD5_BATCH_KEEP("r", t63_x1);
        const uint32_t t63 = md5_batch_rotl32(((t62 | ~t60) ^ t61) + t63_x1, 15) + t62;
        /* step 64, I */
        uint32_t t64_x1 = m9 + (t60 + 0xeb86d391u);
        MD5_BATCH_KEEP("r", t64_x1);
        const uint32_t t64 = md5_batch_rotl32(((t63 | ~t61) ^ t62) + t64_x1, 21) + t63;

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
MD5_BATCH_OUTLINED void md5_batch_md5_x4_blocks(uint32_t state[4][4], const uint8_t *const data[4],
    size_t nblocks)
{
    uint32x4_t h0 = vld1q_u32(&state[0][0]);
    uint32x4_t h1 = vld1q_u32(&state[1][0]);
    uint32x4_t h2 = vld1q_u32(&state[2][0]);
    uint32x4_t h3 = vld1q_u32(&state[3][0]);

    uint32_t buffers[2][16][4] MD5_BATCH_ALIGNED;

    for (size_t j = 0; nblocks != 0 && j < 4; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        MD5_BATCH_COPY(&buffers[0][4][j], 4, data[j] + 16, data[j + 1] + 16);
        MD5_BATCH_COPY(&buffers[0][6][j], 4, data[j] + 24, data[j + 1] + 24);
        MD5_BATCH_COPY(&buffers[0][8][j], 4, data[j] + 32, data[j + 1] + 32);
        MD5_BATCH_COPY(&buffers[0][10][j], 4, data[j] + 40, data[j + 1] + 40);
        MD5_BATCH_COPY(&buffers[0][12][j], 4, data[j] + 48, data[j + 1] + 48);
        MD5_BATCH_COPY(&buffers[0][14][j], 4, data[j] + 56, data[j + 1] + 56);
    }
    for (size_t at = 0; nblocks != 0; nblocks--, at += 64) {
        uint32_t(*const w)[4] = buffers[at / 64 % 2];
        uint32_t(*const next)[4] = buffers[at / 64 % 2 ^ 1];
        const size_t then = nblocks > 1 ? at + 64 : at;

        /* step 1, F */
        const uint32x4_t t1_x1 = vaddq_u32(vbslq_u32(h1, h2, h3),
            vaddq_u32(vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa478u)), h0));
        const uint32x4_t t1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t1_x1, 7), t1_x1, 32 - 7), h1);
        /* step 2, F */
        uint32x4_t t2_x1 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(h3, vdupq_n_u32(0xe8c7b756u)));
        MD5_BATCH_KEEP("w", t2_x1);
        const uint32x4_t t2_x2 = vaddq_u32(vbslq_u32(t1, h1, h2), t2_x1);
        const uint32x4_t t2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t2_x2, 12), t2_x2, 32 - 12), t1);
        /* step 3, F */
        uint32x4_t t3_x1 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(h2, vdupq_n_u32(0x242070dbu)));
        MD5_BATCH_KEEP("w", t3_x1);
        const uint32x4_t t3_x2 = vaddq_u32(vbslq_u32(t2, t1, h1), t3_x1);
        const uint32x4_t t3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t3_x2, 17), t3_x2, 32 - 17), t2);
        MD5_BATCH_FETCH(data[0] + then, 128);
        /* step 4, F */
        uint32x4_t t4_x1 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(h1, vdupq_n_u32(0xc1bdceeeu)));
        MD5_BATCH_KEEP("w", t4_x1);
        const uint32x4_t t4_x2 = vaddq_u32(vbslq_u32(t3, t2, t1), t4_x1);
        const uint32x4_t t4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t4_x2, 22), t4_x2, 32 - 22), t3);
        /* step 5, F */
        uint32x4_t t5_x1 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t1, vdupq_n_u32(0xf57c0fafu)));
        MD5_BATCH_KEEP("w", t5_x1);
        const uint32x4_t t5_x2 = vaddq_u32(vbslq_u32(t4, t3, t2), t5_x1);
        const uint32x4_t t5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t5_x2, 7), t5_x2, 32 - 7), t4);
        /* step 6, F */
        uint32x4_t t6_x1 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t2, vdupq_n_u32(0x4787c62au)));
        MD5_BATCH_KEEP("w", t6_x1);
        const uint32x4_t t6_x2 = vaddq_u32(vbslq_u32(t5, t4, t3), t6_x1);
        const uint32x4_t t6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t6_x2, 12), t6_x2, 32 - 12), t5);
        MD5_BATCH_FETCH(data[1] + then, 128);
        /* step 7, F */
        uint32x4_t t7_x1 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t3, vdupq_n_u32(0xa8304613u)));
        MD5_BATCH_KEEP("w", t7_x1);
        const uint32x4_t t7_x2 = vaddq_u32(vbslq_u32(t6, t5, t4), t7_x1);
        const uint32x4_t t7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t7_x2, 17), t7_x2, 32 - 17), t6);
        /* step 8, F */
        uint32x4_t t8_x1 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t4, vdupq_n_u32(0xfd469501u)));
        MD5_BATCH_KEEP("w", t8_x1);
        const uint32x4_t t8_x2 = vaddq_u32(vbslq_u32(t7, t6, t5), t8_x1);
        const uint32x4_t t8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t8_x2, 22), t8_x2, 32 - 22), t7);
        /* step 9, F */
        uint32x4_t t9_x1 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t5, vdupq_n_u32(0x698098d8u)));
        MD5_BATCH_KEEP("w", t9_x1);
        const uint32x4_t t9_x2 = vaddq_u32(vbslq_u32(t8, t7, t6), t9_x1);
        const uint32x4_t t9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t9_x2, 7), t9_x2, 32 - 7), t8);
        MD5_BATCH_COPY(&next[0][0], 4, data[0] + then + 0, data[1] + then + 0);
        /* step 10, F */
        uint32x4_t t10_x1 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t6, vdupq_n_u32(0x8b44f7afu)));
        MD5_BATCH_KEEP("w", t10_x1);
        const uint32x4_t t10_x2 = vaddq_u32(vbslq_u32(t9, t8, t7), t10_x1);
        const uint32x4_t t10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t10_x2, 12), t10_x2, 32 - 12), t9);
        /* step 11, F */
        uint32x4_t t11_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t7, vdupq_n_u32(0xffff5bb1u)));
        MD5_BATCH_KEEP("w", t11_x1);
        const uint32x4_t t11_x2 = vaddq_u32(vbslq_u32(t10, t9, t8), t11_x1);
        const uint32x4_t t11 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t11_x2, 17), t11_x2, 32 - 17), t10);
        /* step 12, F */
        uint32x4_t t12_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t8, vdupq_n_u32(0x895cd7beu)));
        MD5_BATCH_KEEP("w", t12_x1);
        const uint32x4_t t12_x2 = vaddq_u32(vbslq_u32(t11, t10, t9), t12_x1);
        const uint32x4_t t12 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t12_x2, 22), t12_x2, 32 - 22), t11);
        MD5_BATCH_COPY(&next[2][0], 4, data[0] + then + 8, data[1] + then + 8);
        /* step 13, F */
        uint32x4_t t13_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t9, vdupq_n_u32(0x6b901122u)));
        MD5_BATCH_KEEP("w", t13_x1);
        const uint32x4_t t13_x2 = vaddq_u32(vbslq_u32(t12, t11, t10), t13_x1);
        const uint32x4_t t13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t13_x2, 7), t13_x2, 32 - 7), t12);
        /* step 14, F */
        uint32x4_t t14_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t10, vdupq_n_u32(0xfd987193u)));
        MD5_BATCH_KEEP("w", t14_x1);
        const uint32x4_t t14_x2 = vaddq_u32(vbslq_u32(t13, t12, t11), t14_x1);
        const uint32x4_t t14 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t14_x2, 12), t14_x2, 32 - 12), t13);
        /* step 15, F */
        uint32x4_t t15_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t11, vdupq_n_u32(0xa679438eu)));
        MD5_BATCH_KEEP("w", t15_x1);
        const uint32x4_t t15_x2 = vaddq_u32(vbslq_u32(t14, t13, t12), t15_x1);
        const uint32x4_t t15 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t15_x2, 17), t15_x2, 32 - 17), t14);
        MD5_BATCH_COPY(&next[4][0], 4, data[0] + then + 16, data[1] + then + 16);
        /* step 16, F */
        uint32x4_t t16_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t12, vdupq_n_u32(0x49b40821u)));
        MD5_BATCH_KEEP("w", t16_x1);
        const uint32x4_t t16_x2 = vaddq_u32(vbslq_u32(t15, t14, t13), t16_x1);
        const uint32x4_t t16 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t16_x2, 22), t16_x2, 32 - 22), t15);
        /* step 17, G */
        uint32x4_t t17_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13, vdupq_n_u32(0xf61e2562u)));
        MD5_BATCH_KEEP("w", t17_x1);
        const uint32x4_t t17_x2 = vaddq_u32(vbslq_u32(t14, t16, t15), t17_x1);
        const uint32x4_t t17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t17_x2, 5), t17_x2, 32 - 5), t16);
        /* step 18, G */
        uint32x4_t t18_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t14, vdupq_n_u32(0xc040b340u)));
        MD5_BATCH_KEEP("w", t18_x1);
        const uint32x4_t t18_x2 = vaddq_u32(vbslq_u32(t15, t17, t16), t18_x1);
        const uint32x4_t t18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t18_x2, 9), t18_x2, 32 - 9), t17);
        /* step 19, G */
        uint32x4_t t19_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t15, vdupq_n_u32(0x265e5a51u)));
        MD5_BATCH_KEEP("w", t19_x1);
        const uint32x4_t t19_x2 = vaddq_u32(vbslq_u32(t16, t18, t17), t19_x1);
        const uint32x4_t t19 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t19_x2, 14), t19_x2, 32 - 14), t18);
        MD5_BATCH_COPY(&next[6][0], 4, data[0] + then + 24, data[1] + then + 24);
        /* step 20, G */
        uint32x4_t t20_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16, vdupq_n_u32(0xe9b6c7aau)));
        MD5_BATCH_KEEP("w", t20_x1);
        const uint32x4_t t20_x2 = vaddq_u32(vbslq_u32(t17, t19, t18), t20_x1);
        const uint32x4_t t20 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t20_x2, 20), t20_x2, 32 - 20), t19);
        /* step 21, G */
        uint32x4_t t21_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t17, vdupq_n_u32(0xd62f105du)));
        MD5_BATCH_KEEP("w", t21_x1);
        const uint32x4_t t21_x2 = vaddq_u32(vbslq_u32(t18, t20, t19), t21_x1);
        const uint32x4_t t21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t21_x2, 5), t21_x2, 32 - 5), t20);
        /* step 22, G */
        uint32x4_t t22_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t18, vdupq_n_u32(0x02441453u)));
        MD5_BATCH_KEEP("w", t22_x1);
        const uint32x4_t t22_x2 = vaddq_u32(vbslq_u32(t19, t21, t20), t22_x1);
        const uint32x4_t t22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t22_x2, 9), t22_x2, 32 - 9), t21);
        MD5_BATCH_COPY(&next[8][0], 4, data[0] + then + 32, data[1] + then + 32);
        /* step 23, G */
        uint32x4_t t23_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t19, vdupq_n_u32(0xd8a1e681u)));
        MD5_BATCH_KEEP("w", t23_x1);
        const uint32x4_t t23_x2 = vaddq_u32(vbslq_u32(t20, t22, t21), t23_x1);
        const uint32x4_t t23 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t23_x2, 14), t23_x2, 32 - 14), t22);
        /* step 24, G */
        uint32x4_t t24_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t20, vdupq_n_u32(0xe7d3fbc8u)));
        MD5_BATCH_KEEP("w", t24_x1);
        const uint32x4_t t24_x2 = vaddq_u32(vbslq_u32(t21, t23, t22), t24_x1);
        const uint32x4_t t24 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t24_x2, 20), t24_x2, 32 - 20), t23);
        /* step 25, G */
        uint32x4_t t25_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t21, vdupq_n_u32(0x21e1cde6u)));
        MD5_BATCH_KEEP("w", t25_x1);
        const uint32x4_t t25_x2 = vaddq_u32(vbslq_u32(t22, t24, t23), t25_x1);
        const uint32x4_t t25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t25_x2, 5), t25_x2, 32 - 5), t24);
        MD5_BATCH_COPY(&next[10][0], 4, data[0] + then + 40, data[1] + then + 40);
        /* step 26, G */
        uint32x4_t t26_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t22, vdupq_n_u32(0xc33707d6u)));
        MD5_BATCH_KEEP("w", t26_x1);
        const uint32x4_t t26_x2 = vaddq_u32(vbslq_u32(t23, t25, t24), t26_x1);
        const uint32x4_t t26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t26_x2, 9), t26_x2, 32 - 9), t25);
        /* step 27, G */
        uint32x4_t t27_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23, vdupq_n_u32(0xf4d50d87u)));
        MD5_BATCH_KEEP("w", t27_x1);
        const uint32x4_t t27_x2 = vaddq_u32(vbslq_u32(t24, t26, t25), t27_x1);
        const uint32x4_t t27 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t27_x2, 14), t27_x2, 32 - 14), t26);
        /* step 28, G */
        uint32x4_t t28_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t24, vdupq_n_u32(0x455a14edu)));
        MD5_BATCH_KEEP("w", t28_x1);
        const uint32x4_t t28_x2 = vaddq_u32(vbslq_u32(t25, t27, t26), t28_x1);
        const uint32x4_t t28 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t28_x2, 20), t28_x2, 32 - 20), t27);
        MD5_BATCH_COPY(&next[12][0], 4, data[0] + then + 48, data[1] + then + 48);
        /* step 29, G */
        uint32x4_t t29_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t25, vdupq_n_u32(0xa9e3e905u)));
        MD5_BATCH_KEEP("w", t29_x1);
        const uint32x4_t t29_x2 = vaddq_u32(vbslq_u32(t26, t28, t27), t29_x1);
        const uint32x4_t t29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t29_x2, 5), t29_x2, 32 - 5), t28);
        /* step 30, G */
        uint32x4_t t30_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26, vdupq_n_u32(0xfcefa3f8u)));
        MD5_BATCH_KEEP("w", t30_x1);
        const uint32x4_t t30_x2 = vaddq_u32(vbslq_u32(t27, t29, t28), t30_x1);
        const uint32x4_t t30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t30_x2, 9), t30_x2, 32 - 9), t29);
        /* step 31, G */
        uint32x4_t t31_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t27, vdupq_n_u32(0x676f02d9u)));
        MD5_BATCH_KEEP("w", t31_x1);
        const uint32x4_t t31_x2 = vaddq_u32(vbslq_u32(t28, t30, t29), t31_x1);
        const uint32x4_t t31 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t31_x2, 14), t31_x2, 32 - 14), t30);
        MD5_BATCH_COPY(&next[14][0], 4, data[0] + then + 56, data[1] + then + 56);
        /* step 32, G */
        uint32x4_t t32_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t28, vdupq_n_u32(0x8d2a4c8au)));
        MD5_BATCH_KEEP("w", t32_x1);
        const uint32x4_t t32_x2 = vaddq_u32(vbslq_u32(t29, t31, t30), t32_x1);
        const uint32x4_t t32 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t32_x2, 20), t32_x2, 32 - 20), t31);
        /* step 33, H */
        uint32x4_t t33_x1 = veorq_u32(t30, t31);
        MD5_BATCH_KEEP("w", t33_x1);
        uint32x4_t t33_x2 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t29, vdupq_n_u32(0xfffa3942u)));
        MD5_BATCH_KEEP("w", t33_x2);
        const uint32x4_t t33_x3 = vaddq_u32(veorq_u32(t32, t33_x1), t33_x2);
        const uint32x4_t t33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t33_x3, 4), t33_x3, 32 - 4), t32);
        /* step 34, H */
        uint32x4_t t34_x1 = veorq_u32(t31, t32);
        MD5_BATCH_KEEP("w", t34_x1);
        uint32x4_t t34_x2 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t30, vdupq_n_u32(0x8771f681u)));
        MD5_BATCH_KEEP("w", t34_x2);
        const uint32x4_t t34_x3 = vaddq_u32(veorq_u32(t33, t34_x1), t34_x2);
        const uint32x4_t t34 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t34_x3, 11), t34_x3, 32 - 11), t33);
        /* step 35, H */
        uint32x4_t t35_x1 = veorq_u32(t32, t33);
        MD5_BATCH_KEEP("w", t35_x1);
        uint32x4_t t35_x2 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t31, vdupq_n_u32(0x6d9d6122u)));
        MD5_BATCH_KEEP("w", t35_x2);
        const uint32x4_t t35 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34, t35_x1), t35_x2)))),
            t34);
        MD5_BATCH_FETCH(data[2] + then, 128);
        /* step 36, H */
        uint32x4_t t36_x1 = veorq_u32(t33, t34);
        MD5_BATCH_KEEP("w", t36_x1);
        uint32x4_t t36_x2 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t32, vdupq_n_u32(0xfde5380cu)));
        MD5_BATCH_KEEP("w", t36_x2);
        const uint32x4_t t36_x3 = vaddq_u32(veorq_u32(t35, t36_x1), t36_x2);
        const uint32x4_t t36 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t36_x3, 23), t36_x3, 32 - 23), t35);
        /* step 37, H */
        uint32x4_t t37_x1 = veorq_u32(t34, t35);
        MD5_BATCH_KEEP("w", t37_x1);
        uint32x4_t t37_x2 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33, vdupq_n_u32(0xa4beea44u)));
        MD5_BATCH_KEEP("w", t37_x2);
        const uint32x4_t t37_x3 = vaddq_u32(veorq_u32(t36, t37_x1), t37_x2);
        const uint32x4_t t37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t37_x3, 4), t37_x3, 32 - 4), t36);
        /* step 38, H */
        uint32x4_t t38_x1 = veorq_u32(t35, t36);
        MD5_BATCH_KEEP("w", t38_x1);
        uint32x4_t t38_x2 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t34, vdupq_n_u32(0x4bdecfa9u)));
        MD5_BATCH_KEEP("w", t38_x2);
        const uint32x4_t t38_x3 = vaddq_u32(veorq_u32(t37, t38_x1), t38_x2);
        const uint32x4_t t38 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t38_x3, 11), t38_x3, 32 - 11), t37);
        MD5_BATCH_FETCH(data[3] + then, 128);
        /* step 39, H */
        uint32x4_t t39_x1 = veorq_u32(t36, t37);
        MD5_BATCH_KEEP("w", t39_x1);
        uint32x4_t t39_x2 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t35, vdupq_n_u32(0xf6bb4b60u)));
        MD5_BATCH_KEEP("w", t39_x2);
        const uint32x4_t t39 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38, t39_x1), t39_x2)))),
            t38);
        /* step 40, H */
        uint32x4_t t40_x1 = veorq_u32(t37, t38);
        MD5_BATCH_KEEP("w", t40_x1);
        uint32x4_t t40_x2 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t36, vdupq_n_u32(0xbebfbc70u)));
        MD5_BATCH_KEEP("w", t40_x2);
        const uint32x4_t t40_x3 = vaddq_u32(veorq_u32(t39, t40_x1), t40_x2);
        const uint32x4_t t40 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t40_x3, 23), t40_x3, 32 - 23), t39);
        /* step 41, H */
        uint32x4_t t41_x1 = veorq_u32(t38, t39);
        MD5_BATCH_KEEP("w", t41_x1);
        uint32x4_t t41_x2 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t37, vdupq_n_u32(0x289b7ec6u)));
        MD5_BATCH_KEEP("w", t41_x2);
        const uint32x4_t t41_x3 = vaddq_u32(veorq_u32(t40, t41_x1), t41_x2);
        const uint32x4_t t41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t41_x3, 4), t41_x3, 32 - 4), t40);
        MD5_BATCH_COPY(&next[0][2], 4, data[2] + then + 0, data[3] + then + 0);
        /* step 42, H */
        uint32x4_t t42_x1 = veorq_u32(t39, t40);
        MD5_BATCH_KEEP("w", t42_x1);
        uint32x4_t t42_x2 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38, vdupq_n_u32(0xeaa127fau)));
        MD5_BATCH_KEEP("w", t42_x2);
        const uint32x4_t t42_x3 = vaddq_u32(veorq_u32(t41, t42_x1), t42_x2);
        const uint32x4_t t42 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t42_x3, 11), t42_x3, 32 - 11), t41);
        /* step 43, H */
        uint32x4_t t43_x1 = veorq_u32(t40, t41);
        MD5_BATCH_KEEP("w", t43_x1);
        uint32x4_t t43_x2 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39, vdupq_n_u32(0xd4ef3085u)));
        MD5_BATCH_KEEP("w", t43_x2);
        const uint32x4_t t43 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42, t43_x1), t43_x2)))),
            t42);
        /* step 44, H */
        uint32x4_t t44_x1 = veorq_u32(t41, t42);
        MD5_BATCH_KEEP("w", t44_x1);
        uint32x4_t t44_x2 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t40, vdupq_n_u32(0x04881d05u)));
        MD5_BATCH_KEEP("w", t44_x2);
        const uint32x4_t t44_x3 = vaddq_u32(veorq_u32(t43, t44_x1), t44_x2);
        const uint32x4_t t44 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t44_x3, 23), t44_x3, 32 - 23), t43);
        MD5_BATCH_COPY(&next[2][2], 4, data[2] + then + 8, data[3] + then + 8);
        /* step 45, H */
        uint32x4_t t45_x1 = veorq_u32(t42, t43);
        MD5_BATCH_KEEP("w", t45_x1);
        uint32x4_t t45_x2 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t41, vdupq_n_u32(0xd9d4d039u)));
        MD5_BATCH_KEEP("w", t45_x2);
        const uint32x4_t t45_x3 = vaddq_u32(veorq_u32(t44, t45_x1), t45_x2);
        const uint32x4_t t45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t45_x3, 4), t45_x3, 32 - 4), t44);
        /* step 46, H */
        uint32x4_t t46_x1 = veorq_u32(t43, t44);
        MD5_BATCH_KEEP("w", t46_x1);
        uint32x4_t t46_x2 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t42, vdupq_n_u32(0xe6db99e5u)));
        MD5_BATCH_KEEP("w", t46_x2);
        const uint32x4_t t46_x3 = vaddq_u32(veorq_u32(t45, t46_x1), t46_x2);
        const uint32x4_t t46 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t46_x3, 11), t46_x3, 32 - 11), t45);
        /* step 47, H */
        uint32x4_t t47_x1 = veorq_u32(t44, t45);
        MD5_BATCH_KEEP("w", t47_x1);
        uint32x4_t t47_x2 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t43, vdupq_n_u32(0x1fa27cf8u)));
        MD5_BATCH_KEEP("w", t47_x2);
        const uint32x4_t t47 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46, t47_x1), t47_x2)))),
            t46);
        MD5_BATCH_COPY(&next[4][2], 4, data[2] + then + 16, data[3] + then + 16);
        /* step 48, H */
        const uint32x4_t t48_x1 = veorq_u32(t47, t46);
        uint32x4_t t48_x2 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44, vdupq_n_u32(0xc4ac5665u)));
        MD5_BATCH_KEEP("w", t48_x2);
        const uint32x4_t t48_x3 = vaddq_u32(veorq_u32(t48_x1, t45), t48_x2);
        const uint32x4_t t48 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t48_x3, 23), t48_x3, 32 - 23), t47);
        /* step 49, I */
        uint32x4_t t49_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45, vdupq_n_u32(0xf4292243u)));
        MD5_BATCH_KEEP("w", t49_x1);
        const uint32x4_t t49_x2 = vsubq_u32(t49_x1, vbslq_u32(t48, t47, t48_x1));
        const uint32x4_t t49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t49_x2, 6), t49_x2, 32 - 6), t48);
        /* step 50, I */
        uint32x4_t t50_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t46, vdupq_n_u32(0x432aff96u)));
        MD5_BATCH_KEEP("w", t50_x1);
        const uint32x4_t t50_x2 = vsubq_u32(t50_x1, vbslq_u32(t49, t48, veorq_u32(t48, t47)));
        const uint32x4_t t50 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t50_x2, 10), t50_x2, 32 - 10), t49);
        /* step 51, I */
        uint32x4_t t51_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t47, vdupq_n_u32(0xab9423a6u)));
        MD5_BATCH_KEEP("w", t51_x1);
        const uint32x4_t t51_x2 = vsubq_u32(t51_x1, vbslq_u32(t50, t49, veorq_u32(t49, t48)));
        const uint32x4_t t51 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t51_x2, 15), t51_x2, 32 - 15), t50);
        MD5_BATCH_COPY(&next[6][2], 4, data[2] + then + 24, data[3] + then + 24);
        /* step 52, I */
        uint32x4_t t52_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t48, vdupq_n_u32(0xfc93a038u)));
        MD5_BATCH_KEEP("w", t52_x1);
        const uint32x4_t t52_x2 = vsubq_u32(t52_x1, vbslq_u32(t51, t50, veorq_u32(t50, t49)));
        const uint32x4_t t52 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t52_x2, 21), t52_x2, 32 - 21), t51);
        /* step 53, I */
        uint32x4_t t53_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t49, vdupq_n_u32(0x655b59c2u)));
        MD5_BATCH_KEEP("w", t53_x1);
        const uint32x4_t t53_x2 = vsubq_u32(t53_x1, vbslq_u32(t52, t51, veorq_u32(t51, t50)));
        const uint32x4_t t53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t53_x2, 6), t53_x2, 32 - 6), t52);
        /* step 54, I */
        uint32x4_t t54_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50, vdupq_n_u32(0x8f0ccc91u)));
        MD5_BATCH_KEEP("w", t54_x1);
        const uint32x4_t t54_x2 = vsubq_u32(t54_x1, vbslq_u32(t53, t52, veorq_u32(t52, t51)));
        const uint32x4_t t54 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t54_x2, 10), t54_x2, 32 - 10), t53);
        MD5_BATCH_COPY(&next[8][2], 4, data[2] + then + 32, data[3] + then + 32);
        /* step 55, I */
        uint32x4_t t55_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t51, vdupq_n_u32(0xffeff47cu)));
        MD5_BATCH_KEEP("w", t55_x1);
        const uint32x4_t t55_x2 = vsubq_u32(t55_x1, vbslq_u32(t54, t53, veorq_u32(t53, t52)));
        const uint32x4_t t55 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t55_x2, 15), t55_x2, 32 - 15), t54);
        /* step 56, I */
        uint32x4_t t56_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52, vdupq_n_u32(0x85845dd0u)));
        MD5_BATCH_KEEP("w", t56_x1);
        const uint32x4_t t56_x2 = vsubq_u32(t56_x1, vbslq_u32(t55, t54, veorq_u32(t54, t53)));
        const uint32x4_t t56 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t56_x2, 21), t56_x2, 32 - 21), t55);
        /* step 57, I */
        uint32x4_t t57_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t53, vdupq_n_u32(0x6fa87e4eu)));
        MD5_BATCH_KEEP("w", t57_x1);
        const uint32x4_t t57_x2 = vsubq_u32(t57_x1, vbslq_u32(t56, t55, veorq_u32(t55, t54)));
        const uint32x4_t t57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t57_x2, 6), t57_x2, 32 - 6), t56);
        MD5_BATCH_COPY(&next[10][2], 4, data[2] + then + 40, data[3] + then + 40);
        /* step 58, I */
        uint32x4_t t58_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t54, vdupq_n_u32(0xfe2ce6dfu)));
        MD5_BATCH_KEEP("w", t58_x1);
        const uint32x4_t t58_x2 = vsubq_u32(t58_x1, vbslq_u32(t57, t56, veorq_u32(t56, t55)));
        const uint32x4_t t58 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t58_x2, 10), t58_x2, 32 - 10), t57);
        /* step 59, I */
        uint32x4_t t59_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t55, vdupq_n_u32(0xa3014313u)));
        MD5_BATCH_KEEP("w", t59_x1);
        const uint32x4_t t59_x2 = vsubq_u32(t59_x1, vbslq_u32(t58, t57, veorq_u32(t57, t56)));
        const uint32x4_t t59 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t59_x2, 15), t59_x2, 32 - 15), t58);
        /* step 60, I */
        uint32x4_t t60_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t56, vdupq_n_u32(0x4e0811a0u)));
        MD5_BATCH_KEEP("w", t60_x1);
        const uint32x4_t t60_x2 = vsubq_u32(t60_x1, vbslq_u32(t59, t58, veorq_u32(t58, t57)));
        const uint32x4_t t60 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t60_x2, 21), t60_x2, 32 - 21), t59);
        MD5_BATCH_COPY(&next[12][2], 4, data[2] + then + 48, data[3] + then + 48);
        /* step 61, I */
        uint32x4_t t61_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t57, vdupq_n_u32(0xf7537e81u)));
        MD5_BATCH_KEEP("w", t61_x1);
        const uint32x4_t t61_x2 = vsubq_u32(t61_x1, vbslq_u32(t60, t59, veorq_u32(t59, t58)));
        const uint32x4_t t61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t61_x2, 6), t61_x2, 32 - 6), t60);
        /* step 62, I */
        uint32x4_t t62_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t58, vdupq_n_u32(0xbd3af234u)));
        MD5_BATCH_KEEP("w", t62_x1);
        const uint32x4_t t62_x2 = vsubq_u32(t62_x1, vbslq_u32(t61, t60, veorq_u32(t60, t59)));
        const uint32x4_t t62 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t62_x2, 10), t62_x2, 32 - 10), t61);
        /* step 63, I */
        uint32x4_t t63_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59, vdupq_n_u32(0x2ad7d2bau)));
        MD5_BATCH_KEEP("w", t63_x1);
        const uint32x4_t t63_x2 = vsubq_u32(t63_x1, vbslq_u32(t62, t61, veorq_u32(t61, t60)));
        const uint32x4_t t63 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t63_x2, 15), t63_x2, 32 - 15), t62);
        MD5_BATCH_COPY(&next[14][2], 4, data[2] + then + 56, data[3] + then + 56);
        /* step 64, I */
        uint32x4_t t64_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t60, vdupq_n_u32(0xeb86d390u)));
        MD5_BATCH_KEEP("w", t64_x1);
        const uint32x4_t t64_x2 = vsubq_u32(t64_x1, vbslq_u32(t63, t62, veorq_u32(t62, t61)));
        const uint32x4_t t64 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t64_x2, 21), t64_x2, 32 - 21), t63);

        const uint32x4_t h0_next = vaddq_u32(t61, h0);
        const uint32x4_t h1_next = vaddq_u32(t64, h1);
        const uint32x4_t h2_next = vaddq_u32(t63, h2);
        const uint32x4_t h3_next = vaddq_u32(t62, h3);
        h0 = h0_next;
        h1 = h1_next;
        h2 = h2_next;
        h3 = h3_next;
    }
    vst1q_u32(&state[0][0], h0);
    vst1q_u32(&state[1][0], h1);
    vst1q_u32(&state[2][0], h2);
    vst1q_u32(&state[3][0], h3);
}

enum {
    MD5_BATCH_LANES = 4, /* messages side by side */
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
    uint32_t state[4][4] MD5_BATCH_ALIGNED;
    const uint8_t *data[4]; /* the next blocks of each lane */
    size_t nblocks[4]; /* their number */
    const uint8_t *then[4]; /* the blocks after these */
    size_t nthen[4]; /* their number */
    size_t message[4]; /* the index of the message, or MD5_BATCH_NONE */
    size_t first; /* the messages before the sorted ones */
    size_t known; /* the sorted ones */
    size_t begun; /* those of them that were started */
    size_t busy; /* the lanes with messages */
    uint8_t joined[4][128]; /* copies of blocks whose data are not contiguous, or padded */
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
    } else {
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
            if (w->message[j] == MD5_BATCH_NONE && md5_batch_have_started(w, n))
                md5_batch_idle(w, j);
            else
                lane(w, m, n, j);
    }
}

/* Returns the least number of blocks of all lanes, and counts the lanes with messages. */
MD5_BATCH_OUTLINED size_t md5_batch_survey(md5_batch_work *w)
{
    size_t nblocks = MD5_BATCH_NONE, busy = 0;

    MD5_BATCH_ONE_BY_ONE
    for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
        size_t is_busy;

        MD5_BATCH_KEEP("r", j);
        is_busy = w->message[j] != MD5_BATCH_NONE;
        busy += is_busy;
        nblocks = w->nblocks[j] < nblocks ? w->nblocks[j] : nblocks;
        MD5_BATCH_KEEP("r", nblocks);
    }
    w->busy = busy;
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
        md5_batch_md5_x4_blocks(w->state, w->data, nblocks);
        for (size_t j = 0; j < MD5_BATCH_LANES; j++) {
            w->data[j] += 64 * nblocks;
            w->nblocks[j] -= nblocks;
        }
    }
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
    uint32_t state[4][4] MD5_BATCH_ALIGNED;
    uint32_t made[8][4][4]; /* the states after each step */
    uint8_t end[32][64]; /* the last blocks of rows, with padding */
    uint8_t digest[32][16];
    const uint8_t *data[32]; /* the blocks of each step */
    uint8_t begins[8]; /* 1 if rows begin with the step, or else 0 */
    uint8_t ends[8]; /* 1 if rows end with the step, or else 0 */
    uint16_t row[32]; /* the row that ends with the step, or MD5_BATCH_NO_ROW */
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
MD5_BATCH_OUTLINED void md5_batch_md5_x4_steps(uint32_t state[4][4],
    const uint8_t *const (*data)[4], const uint8_t *begins, uint32_t (*made)[4][4], size_t nsteps)
{
    uint32x4_t h0 = vld1q_u32(&state[0][0]);
    uint32x4_t h1 = vld1q_u32(&state[1][0]);
    uint32x4_t h2 = vld1q_u32(&state[2][0]);
    uint32x4_t h3 = vld1q_u32(&state[3][0]);

    uint32_t buffers[2][16][4] MD5_BATCH_ALIGNED;

    for (size_t j = 0; nsteps != 0 && j < 4; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 4, data[0][j] + 0, data[0][j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 4, data[0][j] + 8, data[0][j + 1] + 8);
        MD5_BATCH_COPY(&buffers[0][4][j], 4, data[0][j] + 16, data[0][j + 1] + 16);
        MD5_BATCH_COPY(&buffers[0][6][j], 4, data[0][j] + 24, data[0][j + 1] + 24);
        MD5_BATCH_COPY(&buffers[0][8][j], 4, data[0][j] + 32, data[0][j + 1] + 32);
        MD5_BATCH_COPY(&buffers[0][10][j], 4, data[0][j] + 40, data[0][j + 1] + 40);
        MD5_BATCH_COPY(&buffers[0][12][j], 4, data[0][j] + 48, data[0][j + 1] + 48);
        MD5_BATCH_COPY(&buffers[0][14][j], 4, data[0][j] + 56, data[0][j + 1] + 56);
    }
    for (size_t step = 0; step < nsteps; step++) {
        uint32_t(*const w)[4] = buffers[step % 2];
        uint32_t(*const next)[4] = buffers[step % 2 ^ 1];
        const size_t then = step + 1 < nsteps ? step + 1 : step;
        if (begins[step] != 0) {
            h0 = vdupq_n_u32(0x67452301u);
            h1 = vdupq_n_u32(0xefcdab89u);
            h2 = vdupq_n_u32(0x98badcfeu);
            h3 = vdupq_n_u32(0x10325476u);
        }

        /* step 1, F */
        const uint32x4_t t1_x1 = vaddq_u32(vbslq_u32(h1, h2, h3),
            vaddq_u32(vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa478u)), h0));
        const uint32x4_t t1 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t1_x1, 7), t1_x1, 32 - 7), h1);
        /* step 2, F */
        uint32x4_t t2_x1 = vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(h3, vdupq_n_u32(0xe8c7b756u)));
        MD5_BATCH_KEEP("w", t2_x1);
        const uint32x4_t t2_x2 = vaddq_u32(vbslq_u32(t1, h1, h2), t2_x1);
        const uint32x4_t t2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t2_x2, 12), t2_x2, 32 - 12), t1);
        /* step 3, F */
        uint32x4_t t3_x1 = vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(h2, vdupq_n_u32(0x242070dbu)));
        MD5_BATCH_KEEP("w", t3_x1);
        const uint32x4_t t3_x2 = vaddq_u32(vbslq_u32(t2, t1, h1), t3_x1);
        const uint32x4_t t3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t3_x2, 17), t3_x2, 32 - 17), t2);
        MD5_BATCH_COPY(&next[0][0], 4, data[then][0] + 0, data[then][1] + 0);
        /* step 4, F */
        uint32x4_t t4_x1 = vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(h1, vdupq_n_u32(0xc1bdceeeu)));
        MD5_BATCH_KEEP("w", t4_x1);
        const uint32x4_t t4_x2 = vaddq_u32(vbslq_u32(t3, t2, t1), t4_x1);
        const uint32x4_t t4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t4_x2, 22), t4_x2, 32 - 22), t3);
        /* step 5, F */
        uint32x4_t t5_x1 = vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t1, vdupq_n_u32(0xf57c0fafu)));
        MD5_BATCH_KEEP("w", t5_x1);
        const uint32x4_t t5_x2 = vaddq_u32(vbslq_u32(t4, t3, t2), t5_x1);
        const uint32x4_t t5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t5_x2, 7), t5_x2, 32 - 7), t4);
        /* step 6, F */
        uint32x4_t t6_x1 = vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t2, vdupq_n_u32(0x4787c62au)));
        MD5_BATCH_KEEP("w", t6_x1);
        const uint32x4_t t6_x2 = vaddq_u32(vbslq_u32(t5, t4, t3), t6_x1);
        const uint32x4_t t6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t6_x2, 12), t6_x2, 32 - 12), t5);
        /* step 7, F */
        uint32x4_t t7_x1 = vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t3, vdupq_n_u32(0xa8304613u)));
        MD5_BATCH_KEEP("w", t7_x1);
        const uint32x4_t t7_x2 = vaddq_u32(vbslq_u32(t6, t5, t4), t7_x1);
        const uint32x4_t t7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t7_x2, 17), t7_x2, 32 - 17), t6);
        MD5_BATCH_COPY(&next[2][0], 4, data[then][0] + 8, data[then][1] + 8);
        /* step 8, F */
        uint32x4_t t8_x1 = vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t4, vdupq_n_u32(0xfd469501u)));
        MD5_BATCH_KEEP("w", t8_x1);
        const uint32x4_t t8_x2 = vaddq_u32(vbslq_u32(t7, t6, t5), t8_x1);
        const uint32x4_t t8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t8_x2, 22), t8_x2, 32 - 22), t7);
        /* step 9, F */
        uint32x4_t t9_x1 = vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t5, vdupq_n_u32(0x698098d8u)));
        MD5_BATCH_KEEP("w", t9_x1);
        const uint32x4_t t9_x2 = vaddq_u32(vbslq_u32(t8, t7, t6), t9_x1);
        const uint32x4_t t9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t9_x2, 7), t9_x2, 32 - 7), t8);
        /* step 10, F */
        uint32x4_t t10_x1 = vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t6, vdupq_n_u32(0x8b44f7afu)));
        MD5_BATCH_KEEP("w", t10_x1);
        const uint32x4_t t10_x2 = vaddq_u32(vbslq_u32(t9, t8, t7), t10_x1);
        const uint32x4_t t10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t10_x2, 12), t10_x2, 32 - 12), t9);
        /* step 11, F */
        uint32x4_t t11_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t7, vdupq_n_u32(0xffff5bb1u)));
        MD5_BATCH_KEEP("w", t11_x1);
        const uint32x4_t t11_x2 = vaddq_u32(vbslq_u32(t10, t9, t8), t11_x1);
        const uint32x4_t t11 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t11_x2, 17), t11_x2, 32 - 17), t10);
        MD5_BATCH_COPY(&next[4][0], 4, data[then][0] + 16, data[then][1] + 16);
        /* step 12, F */
        uint32x4_t t12_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t8, vdupq_n_u32(0x895cd7beu)));
        MD5_BATCH_KEEP("w", t12_x1);
        const uint32x4_t t12_x2 = vaddq_u32(vbslq_u32(t11, t10, t9), t12_x1);
        const uint32x4_t t12 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t12_x2, 22), t12_x2, 32 - 22), t11);
        /* step 13, F */
        uint32x4_t t13_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t9, vdupq_n_u32(0x6b901122u)));
        MD5_BATCH_KEEP("w", t13_x1);
        const uint32x4_t t13_x2 = vaddq_u32(vbslq_u32(t12, t11, t10), t13_x1);
        const uint32x4_t t13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t13_x2, 7), t13_x2, 32 - 7), t12);
        /* step 14, F */
        uint32x4_t t14_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t10, vdupq_n_u32(0xfd987193u)));
        MD5_BATCH_KEEP("w", t14_x1);
        const uint32x4_t t14_x2 = vaddq_u32(vbslq_u32(t13, t12, t11), t14_x1);
        const uint32x4_t t14 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t14_x2, 12), t14_x2, 32 - 12), t13);
        /* step 15, F */
        uint32x4_t t15_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t11, vdupq_n_u32(0xa679438eu)));
        MD5_BATCH_KEEP("w", t15_x1);
        const uint32x4_t t15_x2 = vaddq_u32(vbslq_u32(t14, t13, t12), t15_x1);
        const uint32x4_t t15 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t15_x2, 17), t15_x2, 32 - 17), t14);
        MD5_BATCH_COPY(&next[6][0], 4, data[then][0] + 24, data[then][1] + 24);
        /* step 16, F */
        uint32x4_t t16_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t12, vdupq_n_u32(0x49b40821u)));
        MD5_BATCH_KEEP("w", t16_x1);
        const uint32x4_t t16_x2 = vaddq_u32(vbslq_u32(t15, t14, t13), t16_x1);
        const uint32x4_t t16 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t16_x2, 22), t16_x2, 32 - 22), t15);
        /* step 17, G */
        uint32x4_t t17_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13, vdupq_n_u32(0xf61e2562u)));
        MD5_BATCH_KEEP("w", t17_x1);
        const uint32x4_t t17_x2 = vaddq_u32(vbslq_u32(t14, t16, t15), t17_x1);
        const uint32x4_t t17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t17_x2, 5), t17_x2, 32 - 5), t16);
        /* step 18, G */
        uint32x4_t t18_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t14, vdupq_n_u32(0xc040b340u)));
        MD5_BATCH_KEEP("w", t18_x1);
        const uint32x4_t t18_x2 = vaddq_u32(vbslq_u32(t15, t17, t16), t18_x1);
        const uint32x4_t t18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t18_x2, 9), t18_x2, 32 - 9), t17);
        /* step 19, G */
        uint32x4_t t19_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t15, vdupq_n_u32(0x265e5a51u)));
        MD5_BATCH_KEEP("w", t19_x1);
        const uint32x4_t t19_x2 = vaddq_u32(vbslq_u32(t16, t18, t17), t19_x1);
        const uint32x4_t t19 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t19_x2, 14), t19_x2, 32 - 14), t18);
        MD5_BATCH_COPY(&next[8][0], 4, data[then][0] + 32, data[then][1] + 32);
        /* step 20, G */
        uint32x4_t t20_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16, vdupq_n_u32(0xe9b6c7aau)));
        MD5_BATCH_KEEP("w", t20_x1);
        const uint32x4_t t20_x2 = vaddq_u32(vbslq_u32(t17, t19, t18), t20_x1);
        const uint32x4_t t20 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t20_x2, 20), t20_x2, 32 - 20), t19);
        /* step 21, G */
        uint32x4_t t21_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t17, vdupq_n_u32(0xd62f105du)));
        MD5_BATCH_KEEP("w", t21_x1);
        const uint32x4_t t21_x2 = vaddq_u32(vbslq_u32(t18, t20, t19), t21_x1);
        const uint32x4_t t21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t21_x2, 5), t21_x2, 32 - 5), t20);
        /* step 22, G */
        uint32x4_t t22_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t18, vdupq_n_u32(0x02441453u)));
        MD5_BATCH_KEEP("w", t22_x1);
        const uint32x4_t t22_x2 = vaddq_u32(vbslq_u32(t19, t21, t20), t22_x1);
        const uint32x4_t t22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t22_x2, 9), t22_x2, 32 - 9), t21);
        /* step 23, G */
        uint32x4_t t23_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t19, vdupq_n_u32(0xd8a1e681u)));
        MD5_BATCH_KEEP("w", t23_x1);
        const uint32x4_t t23_x2 = vaddq_u32(vbslq_u32(t20, t22, t21), t23_x1);
        const uint32x4_t t23 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t23_x2, 14), t23_x2, 32 - 14), t22);
        MD5_BATCH_COPY(&next[10][0], 4, data[then][0] + 40, data[then][1] + 40);
        /* step 24, G */
        uint32x4_t t24_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t20, vdupq_n_u32(0xe7d3fbc8u)));
        MD5_BATCH_KEEP("w", t24_x1);
        const uint32x4_t t24_x2 = vaddq_u32(vbslq_u32(t21, t23, t22), t24_x1);
        const uint32x4_t t24 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t24_x2, 20), t24_x2, 32 - 20), t23);
        /* step 25, G */
        uint32x4_t t25_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t21, vdupq_n_u32(0x21e1cde6u)));
        MD5_BATCH_KEEP("w", t25_x1);
        const uint32x4_t t25_x2 = vaddq_u32(vbslq_u32(t22, t24, t23), t25_x1);
        const uint32x4_t t25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t25_x2, 5), t25_x2, 32 - 5), t24);
        /* step 26, G */
        uint32x4_t t26_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t22, vdupq_n_u32(0xc33707d6u)));
        MD5_BATCH_KEEP("w", t26_x1);
        const uint32x4_t t26_x2 = vaddq_u32(vbslq_u32(t23, t25, t24), t26_x1);
        const uint32x4_t t26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t26_x2, 9), t26_x2, 32 - 9), t25);
        /* step 27, G */
        uint32x4_t t27_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23, vdupq_n_u32(0xf4d50d87u)));
        MD5_BATCH_KEEP("w", t27_x1);
        const uint32x4_t t27_x2 = vaddq_u32(vbslq_u32(t24, t26, t25), t27_x1);
        const uint32x4_t t27 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t27_x2, 14), t27_x2, 32 - 14), t26);
        MD5_BATCH_COPY(&next[12][0], 4, data[then][0] + 48, data[then][1] + 48);
        /* step 28, G */
        uint32x4_t t28_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t24, vdupq_n_u32(0x455a14edu)));
        MD5_BATCH_KEEP("w", t28_x1);
        const uint32x4_t t28_x2 = vaddq_u32(vbslq_u32(t25, t27, t26), t28_x1);
        const uint32x4_t t28 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t28_x2, 20), t28_x2, 32 - 20), t27);
        /* step 29, G */
        uint32x4_t t29_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t25, vdupq_n_u32(0xa9e3e905u)));
        MD5_BATCH_KEEP("w", t29_x1);
        const uint32x4_t t29_x2 = vaddq_u32(vbslq_u32(t26, t28, t27), t29_x1);
        const uint32x4_t t29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t29_x2, 5), t29_x2, 32 - 5), t28);
        /* step 30, G */
        uint32x4_t t30_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26, vdupq_n_u32(0xfcefa3f8u)));
        MD5_BATCH_KEEP("w", t30_x1);
        const uint32x4_t t30_x2 = vaddq_u32(vbslq_u32(t27, t29, t28), t30_x1);
        const uint32x4_t t30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t30_x2, 9), t30_x2, 32 - 9), t29);
        /* step 31, G */
        uint32x4_t t31_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t27, vdupq_n_u32(0x676f02d9u)));
        MD5_BATCH_KEEP("w", t31_x1);
        const uint32x4_t t31_x2 = vaddq_u32(vbslq_u32(t28, t30, t29), t31_x1);
        const uint32x4_t t31 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t31_x2, 14), t31_x2, 32 - 14), t30);
        MD5_BATCH_COPY(&next[14][0], 4, data[then][0] + 56, data[then][1] + 56);
        /* step 32, G */
        uint32x4_t t32_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t28, vdupq_n_u32(0x8d2a4c8au)));
        MD5_BATCH_KEEP("w", t32_x1);
        const uint32x4_t t32_x2 = vaddq_u32(vbslq_u32(t29, t31, t30), t32_x1);
        const uint32x4_t t32 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t32_x2, 20), t32_x2, 32 - 20), t31);
        /* step 33, H */
        uint32x4_t t33_x1 = veorq_u32(t30, t31);
        MD5_BATCH_KEEP("w", t33_x1);
        uint32x4_t t33_x2 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t29, vdupq_n_u32(0xfffa3942u)));
        MD5_BATCH_KEEP("w", t33_x2);
        const uint32x4_t t33_x3 = vaddq_u32(veorq_u32(t32, t33_x1), t33_x2);
        const uint32x4_t t33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t33_x3, 4), t33_x3, 32 - 4), t32);
        /* step 34, H */
        uint32x4_t t34_x1 = veorq_u32(t31, t32);
        MD5_BATCH_KEEP("w", t34_x1);
        uint32x4_t t34_x2 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t30, vdupq_n_u32(0x8771f681u)));
        MD5_BATCH_KEEP("w", t34_x2);
        const uint32x4_t t34_x3 = vaddq_u32(veorq_u32(t33, t34_x1), t34_x2);
        const uint32x4_t t34 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t34_x3, 11), t34_x3, 32 - 11), t33);
        /* step 35, H */
        uint32x4_t t35_x1 = veorq_u32(t32, t33);
        MD5_BATCH_KEEP("w", t35_x1);
        uint32x4_t t35_x2 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t31, vdupq_n_u32(0x6d9d6122u)));
        MD5_BATCH_KEEP("w", t35_x2);
        const uint32x4_t t35 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34, t35_x1), t35_x2)))),
            t34);
        MD5_BATCH_COPY(&next[0][2], 4, data[then][2] + 0, data[then][3] + 0);
        /* step 36, H */
        uint32x4_t t36_x1 = veorq_u32(t33, t34);
        MD5_BATCH_KEEP("w", t36_x1);
        uint32x4_t t36_x2 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t32, vdupq_n_u32(0xfde5380cu)));
        MD5_BATCH_KEEP("w", t36_x2);
        const uint32x4_t t36_x3 = vaddq_u32(veorq_u32(t35, t36_x1), t36_x2);
        const uint32x4_t t36 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t36_x3, 23), t36_x3, 32 - 23), t35);
        /* step 37, H */
        uint32x4_t t37_x1 = veorq_u32(t34, t35);
        MD5_BATCH_KEEP("w", t37_x1);
        uint32x4_t t37_x2 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33, vdupq_n_u32(0xa4beea44u)));
        MD5_BATCH_KEEP("w", t37_x2);
        const uint32x4_t t37_x3 = vaddq_u32(veorq_u32(t36, t37_x1), t37_x2);
        const uint32x4_t t37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t37_x3, 4), t37_x3, 32 - 4), t36);
        /* step 38, H */
        uint32x4_t t38_x1 = veorq_u32(t35, t36);
        MD5_BATCH_KEEP("w", t38_x1);
        uint32x4_t t38_x2 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t34, vdupq_n_u32(0x4bdecfa9u)));
        MD5_BATCH_KEEP("w", t38_x2);
        const uint32x4_t t38_x3 = vaddq_u32(veorq_u32(t37, t38_x1), t38_x2);
        const uint32x4_t t38 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t38_x3, 11), t38_x3, 32 - 11), t37);
        /* step 39, H */
        uint32x4_t t39_x1 = veorq_u32(t36, t37);
        MD5_BATCH_KEEP("w", t39_x1);
        uint32x4_t t39_x2 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t35, vdupq_n_u32(0xf6bb4b60u)));
        MD5_BATCH_KEEP("w", t39_x2);
        const uint32x4_t t39 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38, t39_x1), t39_x2)))),
            t38);
        MD5_BATCH_COPY(&next[2][2], 4, data[then][2] + 8, data[then][3] + 8);
        /* step 40, H */
        uint32x4_t t40_x1 = veorq_u32(t37, t38);
        MD5_BATCH_KEEP("w", t40_x1);
        uint32x4_t t40_x2 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t36, vdupq_n_u32(0xbebfbc70u)));
        MD5_BATCH_KEEP("w", t40_x2);
        const uint32x4_t t40_x3 = vaddq_u32(veorq_u32(t39, t40_x1), t40_x2);
        const uint32x4_t t40 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t40_x3, 23), t40_x3, 32 - 23), t39);
        /* step 41, H */
        uint32x4_t t41_x1 = veorq_u32(t38, t39);
        MD5_BATCH_KEEP("w", t41_x1);
        uint32x4_t t41_x2 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t37, vdupq_n_u32(0x289b7ec6u)));
        MD5_BATCH_KEEP("w", t41_x2);
        const uint32x4_t t41_x3 = vaddq_u32(veorq_u32(t40, t41_x1), t41_x2);
        const uint32x4_t t41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t41_x3, 4), t41_x3, 32 - 4), t40);
        /* step 42, H */
        uint32x4_t t42_x1 = veorq_u32(t39, t40);
        MD5_BATCH_KEEP("w", t42_x1);
        uint32x4_t t42_x2 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38, vdupq_n_u32(0xeaa127fau)));
        MD5_BATCH_KEEP("w", t42_x2);
        const uint32x4_t t42_x3 = vaddq_u32(veorq_u32(t41, t42_x1), t42_x2);
        const uint32x4_t t42 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t42_x3, 11), t42_x3, 32 - 11), t41);
        /* step 43, H */
        uint32x4_t t43_x1 = veorq_u32(t40, t41);
        MD5_BATCH_KEEP("w", t43_x1);
        uint32x4_t t43_x2 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39, vdupq_n_u32(0xd4ef3085u)));
        MD5_BATCH_KEEP("w", t43_x2);
        const uint32x4_t t43 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42, t43_x1), t43_x2)))),
            t42);
        MD5_BATCH_COPY(&next[4][2], 4, data[then][2] + 16, data[then][3] + 16);
        /* step 44, H */
        uint32x4_t t44_x1 = veorq_u32(t41, t42);
        MD5_BATCH_KEEP("w", t44_x1);
        uint32x4_t t44_x2 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t40, vdupq_n_u32(0x04881d05u)));
        MD5_BATCH_KEEP("w", t44_x2);
        const uint32x4_t t44_x3 = vaddq_u32(veorq_u32(t43, t44_x1), t44_x2);
        const uint32x4_t t44 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t44_x3, 23), t44_x3, 32 - 23), t43);
        /* step 45, H */
        uint32x4_t t45_x1 = veorq_u32(t42, t43);
        MD5_BATCH_KEEP("w", t45_x1);
        uint32x4_t t45_x2 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t41, vdupq_n_u32(0xd9d4d039u)));
        MD5_BATCH_KEEP("w", t45_x2);
        const uint32x4_t t45_x3 = vaddq_u32(veorq_u32(t44, t45_x1), t45_x2);
        const uint32x4_t t45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t45_x3, 4), t45_x3, 32 - 4), t44);
        /* step 46, H */
        uint32x4_t t46_x1 = veorq_u32(t43, t44);
        MD5_BATCH_KEEP("w", t46_x1);
        uint32x4_t t46_x2 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t42, vdupq_n_u32(0xe6db99e5u)));
        MD5_BATCH_KEEP("w", t46_x2);
        const uint32x4_t t46_x3 = vaddq_u32(veorq_u32(t45, t46_x1), t46_x2);
        const uint32x4_t t46 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t46_x3, 11), t46_x3, 32 - 11), t45);
        /* step 47, H */
        uint32x4_t t47_x1 = veorq_u32(t44, t45);
        MD5_BATCH_KEEP("w", t47_x1);
        uint32x4_t t47_x2 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t43, vdupq_n_u32(0x1fa27cf8u)));
        MD5_BATCH_KEEP("w", t47_x2);
        const uint32x4_t t47 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46, t47_x1), t47_x2)))),
            t46);
        MD5_BATCH_COPY(&next[6][2], 4, data[then][2] + 24, data[then][3] + 24);
        /* step 48, H */
        const uint32x4_t t48_x1 = veorq_u32(t47, t46);
        uint32x4_t t48_x2 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44, vdupq_n_u32(0xc4ac5665u)));
        MD5_BATCH_KEEP("w", t48_x2);
        const uint32x4_t t48_x3 = vaddq_u32(veorq_u32(t48_x1, t45), t48_x2);
        const uint32x4_t t48 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t48_x3, 23), t48_x3, 32 - 23), t47);
        /* step 49, I */
        uint32x4_t t49_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45, vdupq_n_u32(0xf4292243u)));
        MD5_BATCH_KEEP("w", t49_x1);
        const uint32x4_t t49_x2 = vsubq_u32(t49_x1, vbslq_u32(t48, t47, t48_x1));
        const uint32x4_t t49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t49_x2, 6), t49_x2, 32 - 6), t48);
        /* step 50, I */
        uint32x4_t t50_x1 =
            vaddq_u32(vld1q_u32(&w[7][0]), vaddq_u32(t46, vdupq_n_u32(0x432aff96u)));
        MD5_BATCH_KEEP("w", t50_x1);
        const uint32x4_t t50_x2 = vsubq_u32(t50_x1, vbslq_u32(t49, t48, veorq_u32(t48, t47)));
        const uint32x4_t t50 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t50_x2, 10), t50_x2, 32 - 10), t49);
        /* step 51, I */
        uint32x4_t t51_x1 =
            vaddq_u32(vld1q_u32(&w[14][0]), vaddq_u32(t47, vdupq_n_u32(0xab9423a6u)));
        MD5_BATCH_KEEP("w", t51_x1);
        const uint32x4_t t51_x2 = vsubq_u32(t51_x1, vbslq_u32(t50, t49, veorq_u32(t49, t48)));
        const uint32x4_t t51 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t51_x2, 15), t51_x2, 32 - 15), t50);
        MD5_BATCH_COPY(&next[8][2], 4, data[then][2] + 32, data[then][3] + 32);
        /* step 52, I */
        uint32x4_t t52_x1 =
            vaddq_u32(vld1q_u32(&w[5][0]), vaddq_u32(t48, vdupq_n_u32(0xfc93a038u)));
        MD5_BATCH_KEEP("w", t52_x1);
        const uint32x4_t t52_x2 = vsubq_u32(t52_x1, vbslq_u32(t51, t50, veorq_u32(t50, t49)));
        const uint32x4_t t52 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t52_x2, 21), t52_x2, 32 - 21), t51);
        /* step 53, I */
        uint32x4_t t53_x1 =
            vaddq_u32(vld1q_u32(&w[12][0]), vaddq_u32(t49, vdupq_n_u32(0x655b59c2u)));
        MD5_BATCH_KEEP("w", t53_x1);
        const uint32x4_t t53_x2 = vsubq_u32(t53_x1, vbslq_u32(t52, t51, veorq_u32(t51, t50)));
        const uint32x4_t t53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t53_x2, 6), t53_x2, 32 - 6), t52);
        /* step 54, I */
        uint32x4_t t54_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50, vdupq_n_u32(0x8f0ccc91u)));
        MD5_BATCH_KEEP("w", t54_x1);
        const uint32x4_t t54_x2 = vsubq_u32(t54_x1, vbslq_u32(t53, t52, veorq_u32(t52, t51)));
        const uint32x4_t t54 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t54_x2, 10), t54_x2, 32 - 10), t53);
        /* step 55, I */
        uint32x4_t t55_x1 =
            vaddq_u32(vld1q_u32(&w[10][0]), vaddq_u32(t51, vdupq_n_u32(0xffeff47cu)));
        MD5_BATCH_KEEP("w", t55_x1);
        const uint32x4_t t55_x2 = vsubq_u32(t55_x1, vbslq_u32(t54, t53, veorq_u32(t53, t52)));
        const uint32x4_t t55 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t55_x2, 15), t55_x2, 32 - 15), t54);
        MD5_BATCH_COPY(&next[10][2], 4, data[then][2] + 40, data[then][3] + 40);
        /* step 56, I */
        uint32x4_t t56_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52, vdupq_n_u32(0x85845dd0u)));
        MD5_BATCH_KEEP("w", t56_x1);
        const uint32x4_t t56_x2 = vsubq_u32(t56_x1, vbslq_u32(t55, t54, veorq_u32(t54, t53)));
        const uint32x4_t t56 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t56_x2, 21), t56_x2, 32 - 21), t55);
        /* step 57, I */
        uint32x4_t t57_x1 =
            vaddq_u32(vld1q_u32(&w[8][0]), vaddq_u32(t53, vdupq_n_u32(0x6fa87e4eu)));
        MD5_BATCH_KEEP("w", t57_x1);
        const uint32x4_t t57_x2 = vsubq_u32(t57_x1, vbslq_u32(t56, t55, veorq_u32(t55, t54)));
        const uint32x4_t t57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t57_x2, 6), t57_x2, 32 - 6), t56);
        /* step 58, I */
        uint32x4_t t58_x1 =
            vaddq_u32(vld1q_u32(&w[15][0]), vaddq_u32(t54, vdupq_n_u32(0xfe2ce6dfu)));
        MD5_BATCH_KEEP("w", t58_x1);
        const uint32x4_t t58_x2 = vsubq_u32(t58_x1, vbslq_u32(t57, t56, veorq_u32(t56, t55)));
        const uint32x4_t t58 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t58_x2, 10), t58_x2, 32 - 10), t57);
        /* step 59, I */
        uint32x4_t t59_x1 =
            vaddq_u32(vld1q_u32(&w[6][0]), vaddq_u32(t55, vdupq_n_u32(0xa3014313u)));
        MD5_BATCH_KEEP("w", t59_x1);
        const uint32x4_t t59_x2 = vsubq_u32(t59_x1, vbslq_u32(t58, t57, veorq_u32(t57, t56)));
        const uint32x4_t t59 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t59_x2, 15), t59_x2, 32 - 15), t58);
        MD5_BATCH_COPY(&next[12][2], 4, data[then][2] + 48, data[then][3] + 48);
        /* step 60, I */
        uint32x4_t t60_x1 =
            vaddq_u32(vld1q_u32(&w[13][0]), vaddq_u32(t56, vdupq_n_u32(0x4e0811a0u)));
        MD5_BATCH_KEEP("w", t60_x1);
        const uint32x4_t t60_x2 = vsubq_u32(t60_x1, vbslq_u32(t59, t58, veorq_u32(t58, t57)));
        const uint32x4_t t60 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t60_x2, 21), t60_x2, 32 - 21), t59);
        /* step 61, I */
        uint32x4_t t61_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t57, vdupq_n_u32(0xf7537e81u)));
        MD5_BATCH_KEEP("w", t61_x1);
        const uint32x4_t t61_x2 = vsubq_u32(t61_x1, vbslq_u32(t60, t59, veorq_u32(t59, t58)));
        const uint32x4_t t61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t61_x2, 6), t61_x2, 32 - 6), t60);
        /* step 62, I */
        uint32x4_t t62_x1 =
            vaddq_u32(vld1q_u32(&w[11][0]), vaddq_u32(t58, vdupq_n_u32(0xbd3af234u)));
        MD5_BATCH_KEEP("w", t62_x1);
        const uint32x4_t t62_x2 = vsubq_u32(t62_x1, vbslq_u32(t61, t60, veorq_u32(t60, t59)));
        const uint32x4_t t62 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t62_x2, 10), t62_x2, 32 - 10), t61);
        /* step 63, I */
        uint32x4_t t63_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59, vdupq_n_u32(0x2ad7d2bau)));
        MD5_BATCH_KEEP("w", t63_x1);
        const uint32x4_t t63_x2 = vsubq_u32(t63_x1, vbslq_u32(t62, t61, veorq_u32(t61, t60)));
        const uint32x4_t t63 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t63_x2, 15), t63_x2, 32 - 15), t62);
        MD5_BATCH_COPY(&next[14][2], 4, data[then][2] + 56, data[then][3] + 56);
        /* step 64, I */
        uint32x4_t t64_x1 =
            vaddq_u32(vld1q_u32(&w[9][0]), vaddq_u32(t60, vdupq_n_u32(0xeb86d390u)));
        MD5_BATCH_KEEP("w", t64_x1);
        const uint32x4_t t64_x2 = vsubq_u32(t64_x1, vbslq_u32(t63, t62, veorq_u32(t62, t61)));
        const uint32x4_t t64 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t64_x2, 21), t64_x2, 32 - 21), t63);

        const uint32x4_t h0_next = vaddq_u32(t61, h0);
        const uint32x4_t h1_next = vaddq_u32(t64, h1);
        const uint32x4_t h2_next = vaddq_u32(t63, h2);
        const uint32x4_t h3_next = vaddq_u32(t62, h3);
        h0 = h0_next;
        vst1q_u32(&made[step][0][0], h0);
        h1 = h1_next;
        vst1q_u32(&made[step][1][0], h1);
        h2 = h2_next;
        vst1q_u32(&made[step][2][0], h2);
        h3 = h3_next;
        vst1q_u32(&made[step][3][0], h3);
    }
    vst1q_u32(&state[0][0], h0);
    vst1q_u32(&state[1][0], h1);
    vst1q_u32(&state[2][0], h2);
    vst1q_u32(&state[3][0], h3);
}
/* Hashes groups of short rows, each given as 4 words and its length in bits. */
MD5_BATCH_OUTLINED void md5_batch_md5_short_x4(const uint8_t *const *data, uint8_t (*digest)[16],
    size_t ngroups)
{
    uint32_t buffers[2][5][4] MD5_BATCH_ALIGNED;

    for (size_t j = 0; ngroups != 0 && j < 4; j += 2) {
        MD5_BATCH_COPY(&buffers[0][0][j], 4, data[j] + 0, data[j + 1] + 0);
        MD5_BATCH_COPY(&buffers[0][2][j], 4, data[j] + 8, data[j + 1] + 8);
        buffers[0][4][j] = md5_batch_load32(data[j] + 16);
        buffers[0][4][j + 1] = md5_batch_load32(data[j + 1] + 16);
    }
    uint32_t ends[2][4][4] = {{{0}}};

    for (size_t group = 0; group < ngroups; group++) {
        uint32_t(*const out)[4] = ends[group % 2];
        uint32_t(*const last)[4] = ends[group % 2 ^ 1];
        uint8_t(*const before)[16] = group != 0 ? digest - 4 : digest;
        uint32_t(*const w)[4] = buffers[group % 2];
        uint32_t(*const next)[4] = buffers[group % 2 ^ 1];
        const uint8_t *const *const then = group + 1 < ngroups ? data + 4 : data;
        /* step 1, F */
        const uint32x4_t t1_x1 = vaddq_u32(vld1q_u32(&w[0][0]), vdupq_n_u32(0xd76aa477u));
        const uint32x4_t t1_x2 = vsriq_n_u32(vshlq_n_u32(t1_x1, 7), t1_x1, 32 - 7);
        const uint32x4_t t1 = vaddq_u32(t1_x2, vdupq_n_u32(0xefcdab89u));
        /* step 2, F */
        uint32x4_t t2_x1 = vaddq_u32(vld1q_u32(&w[1][0]), vdupq_n_u32(0xf8fa0bccu));
        MD5_BATCH_KEEP("w", t2_x1);
        const uint32x4_t t2_x2 =
            vaddq_u32(vbslq_u32(t1, vdupq_n_u32(0xefcdab89u), vdupq_n_u32(0x98badcfeu)), t2_x1);
        const uint32x4_t t2 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t2_x2, 12), t2_x2, 32 - 12), t1);
        MD5_BATCH_COPY(&next[0][0], 4, then[0] + 0, then[1] + 0);
        /* step 3, F */
        uint32x4_t t3_x1 = vaddq_u32(vld1q_u32(&w[2][0]), vdupq_n_u32(0xbcdb4dd9u));
        MD5_BATCH_KEEP("w", t3_x1);
        const uint32x4_t t3_x2 = vaddq_u32(vbslq_u32(t2, t1, vdupq_n_u32(0xefcdab89u)), t3_x1);
        const uint32x4_t t3 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t3_x2, 17), t3_x2, 32 - 17), t2);
        /* step 4, F */
        uint32x4_t t4_x1 = vaddq_u32(vld1q_u32(&w[3][0]), vdupq_n_u32(0xb18b7a77u));
        MD5_BATCH_KEEP("w", t4_x1);
        const uint32x4_t t4_x2 = vaddq_u32(vbslq_u32(t3, t2, t1), t4_x1);
        const uint32x4_t t4 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t4_x2, 22), t4_x2, 32 - 22), t3);
        /* step 5, F */
        uint32x4_t t5_x1 = vaddq_u32(t1_x2, vdupq_n_u32(0xe549bb38u));
        MD5_BATCH_KEEP("w", t5_x1);
        const uint32x4_t t5_x2 = vaddq_u32(vbslq_u32(t4, t3, t2), t5_x1);
        const uint32x4_t t5 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t5_x2, 7), t5_x2, 32 - 7), t4);
        MD5_BATCH_COPY(&next[2][0], 4, then[0] + 8, then[1] + 8);
        /* step 6, F */
        uint32x4_t t6_x1 = vaddq_u32(t2, vdupq_n_u32(0x4787c62au));
        MD5_BATCH_KEEP("w", t6_x1);
        const uint32x4_t t6_x2 = vaddq_u32(vbslq_u32(t5, t4, t3), t6_x1);
        const uint32x4_t t6 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t6_x2, 12), t6_x2, 32 - 12), t5);
        /* step 7, F */
        uint32x4_t t7_x1 = vaddq_u32(t3, vdupq_n_u32(0xa8304613u));
        MD5_BATCH_KEEP("w", t7_x1);
        const uint32x4_t t7_x2 = vaddq_u32(vbslq_u32(t6, t5, t4), t7_x1);
        const uint32x4_t t7 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t7_x2, 17), t7_x2, 32 - 17), t6);
        next[4][0] = md5_batch_load32(then[0] + 16);
        /* step 8, F */
        uint32x4_t t8_x1 = vaddq_u32(t4, vdupq_n_u32(0xfd469501u));
        MD5_BATCH_KEEP("w", t8_x1);
        const uint32x4_t t8_x2 = vaddq_u32(vbslq_u32(t7, t6, t5), t8_x1);
        const uint32x4_t t8 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t8_x2, 22), t8_x2, 32 - 22), t7);
        /* step 9, F */
        uint32x4_t t9_x1 = vaddq_u32(t5, vdupq_n_u32(0x698098d8u));
        MD5_BATCH_KEEP("w", t9_x1);
        const uint32x4_t t9_x2 = vaddq_u32(vbslq_u32(t8, t7, t6), t9_x1);
        const uint32x4_t t9 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t9_x2, 7), t9_x2, 32 - 7), t8);
        /* step 10, F */
        uint32x4_t t10_x1 = vaddq_u32(t6, vdupq_n_u32(0x8b44f7afu));
        MD5_BATCH_KEEP("w", t10_x1);
        const uint32x4_t t10_x2 = vaddq_u32(vbslq_u32(t9, t8, t7), t10_x1);
        const uint32x4_t t10 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t10_x2, 12), t10_x2, 32 - 12), t9);
        next[4][1] = md5_batch_load32(then[1] + 16);
        /* step 11, F */
        uint32x4_t t11_x1 = vaddq_u32(t7, vdupq_n_u32(0xffff5bb1u));
        MD5_BATCH_KEEP("w", t11_x1);
        const uint32x4_t t11_x2 = vaddq_u32(vbslq_u32(t10, t9, t8), t11_x1);
        const uint32x4_t t11 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t11_x2, 17), t11_x2, 32 - 17), t10);
        /* step 12, F */
        uint32x4_t t12_x1 = vaddq_u32(t8, vdupq_n_u32(0x895cd7beu));
        MD5_BATCH_KEEP("w", t12_x1);
        const uint32x4_t t12_x2 = vaddq_u32(vbslq_u32(t11, t10, t9), t12_x1);
        const uint32x4_t t12 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t12_x2, 22), t12_x2, 32 - 22), t11);
        /* step 13, F */
        uint32x4_t t13_x1 = vaddq_u32(t9, vdupq_n_u32(0x6b901122u));
        MD5_BATCH_KEEP("w", t13_x1);
        const uint32x4_t t13_x2 = vaddq_u32(vbslq_u32(t12, t11, t10), t13_x1);
        const uint32x4_t t13 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t13_x2, 7), t13_x2, 32 - 7), t12);
        MD5_BATCH_COPY(&next[0][2], 4, then[2] + 0, then[3] + 0);
        /* step 14, F */
        uint32x4_t t14_x1 = vaddq_u32(t10, vdupq_n_u32(0xfd987193u));
        MD5_BATCH_KEEP("w", t14_x1);
        const uint32x4_t t14_x2 = vaddq_u32(vbslq_u32(t13, t12, t11), t14_x1);
        const uint32x4_t t14 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t14_x2, 12), t14_x2, 32 - 12), t13);
        /* step 15, F */
        uint32x4_t t15_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t11, vdupq_n_u32(0xa679438eu)));
        MD5_BATCH_KEEP("w", t15_x1);
        const uint32x4_t t15_x2 = vaddq_u32(vbslq_u32(t14, t13, t12), t15_x1);
        const uint32x4_t t15 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t15_x2, 17), t15_x2, 32 - 17), t14);
        MD5_BATCH_COPY(&next[2][2], 4, then[2] + 8, then[3] + 8);
        /* step 16, F */
        uint32x4_t t16_x1 = vaddq_u32(t12, vdupq_n_u32(0x49b40821u));
        MD5_BATCH_KEEP("w", t16_x1);
        const uint32x4_t t16_x2 = vaddq_u32(vbslq_u32(t15, t14, t13), t16_x1);
        const uint32x4_t t16 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t16_x2, 22), t16_x2, 32 - 22), t15);
        /* step 17, G */
        uint32x4_t t17_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t13, vdupq_n_u32(0xf61e2562u)));
        MD5_BATCH_KEEP("w", t17_x1);
        const uint32x4_t t17_x2 = vaddq_u32(vbslq_u32(t14, t16, t15), t17_x1);
        const uint32x4_t t17 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t17_x2, 5), t17_x2, 32 - 5), t16);
        /* step 18, G */
        uint32x4_t t18_x1 = vaddq_u32(t14, vdupq_n_u32(0xc040b340u));
        MD5_BATCH_KEEP("w", t18_x1);
        const uint32x4_t t18_x2 = vaddq_u32(vbslq_u32(t15, t17, t16), t18_x1);
        const uint32x4_t t18 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t18_x2, 9), t18_x2, 32 - 9), t17);
        next[4][2] = md5_batch_load32(then[2] + 16);
        /* step 19, G */
        uint32x4_t t19_x1 = vaddq_u32(t15, vdupq_n_u32(0x265e5a51u));
        MD5_BATCH_KEEP("w", t19_x1);
        const uint32x4_t t19_x2 = vaddq_u32(vbslq_u32(t16, t18, t17), t19_x1);
        const uint32x4_t t19 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t19_x2, 14), t19_x2, 32 - 14), t18);
        /* step 20, G */
        uint32x4_t t20_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t16, vdupq_n_u32(0xe9b6c7aau)));
        MD5_BATCH_KEEP("w", t20_x1);
        const uint32x4_t t20_x2 = vaddq_u32(vbslq_u32(t17, t19, t18), t20_x1);
        const uint32x4_t t20 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t20_x2, 20), t20_x2, 32 - 20), t19);
        /* step 21, G */
        uint32x4_t t21_x1 = vaddq_u32(t17, vdupq_n_u32(0xd62f105du));
        MD5_BATCH_KEEP("w", t21_x1);
        const uint32x4_t t21_x2 = vaddq_u32(vbslq_u32(t18, t20, t19), t21_x1);
        const uint32x4_t t21 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t21_x2, 5), t21_x2, 32 - 5), t20);
        next[4][3] = md5_batch_load32(then[3] + 16);
        /* step 22, G */
        uint32x4_t t22_x1 = vaddq_u32(t18, vdupq_n_u32(0x02441453u));
        MD5_BATCH_KEEP("w", t22_x1);
        const uint32x4_t t22_x2 = vaddq_u32(vbslq_u32(t19, t21, t20), t22_x1);
        const uint32x4_t t22 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t22_x2, 9), t22_x2, 32 - 9), t21);
        /* step 23, G */
        uint32x4_t t23_x1 = vaddq_u32(t19, vdupq_n_u32(0xd8a1e681u));
        MD5_BATCH_KEEP("w", t23_x1);
        const uint32x4_t t23_x2 = vaddq_u32(vbslq_u32(t20, t22, t21), t23_x1);
        const uint32x4_t t23 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t23_x2, 14), t23_x2, 32 - 14), t22);
        md5_batch_store32(before[0] + 0, last[0][0]);
        /* step 24, G */
        uint32x4_t t24_x1 = vaddq_u32(t20, vdupq_n_u32(0xe7d3fbc8u));
        MD5_BATCH_KEEP("w", t24_x1);
        const uint32x4_t t24_x2 = vaddq_u32(vbslq_u32(t21, t23, t22), t24_x1);
        const uint32x4_t t24 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t24_x2, 20), t24_x2, 32 - 20), t23);
        /* step 25, G */
        uint32x4_t t25_x1 = vaddq_u32(t21, vdupq_n_u32(0x21e1cde6u));
        MD5_BATCH_KEEP("w", t25_x1);
        const uint32x4_t t25_x2 = vaddq_u32(vbslq_u32(t22, t24, t23), t25_x1);
        const uint32x4_t t25 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t25_x2, 5), t25_x2, 32 - 5), t24);
        /* step 26, G */
        uint32x4_t t26_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t22, vdupq_n_u32(0xc33707d6u)));
        MD5_BATCH_KEEP("w", t26_x1);
        const uint32x4_t t26_x2 = vaddq_u32(vbslq_u32(t23, t25, t24), t26_x1);
        const uint32x4_t t26 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t26_x2, 9), t26_x2, 32 - 9), t25);
        md5_batch_store32(before[0] + 4, last[1][0]);
        /* step 27, G */
        uint32x4_t t27_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t23, vdupq_n_u32(0xf4d50d87u)));
        MD5_BATCH_KEEP("w", t27_x1);
        const uint32x4_t t27_x2 = vaddq_u32(vbslq_u32(t24, t26, t25), t27_x1);
        const uint32x4_t t27 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t27_x2, 14), t27_x2, 32 - 14), t26);
        /* step 28, G */
        uint32x4_t t28_x1 = vaddq_u32(t24, vdupq_n_u32(0x455a14edu));
        MD5_BATCH_KEEP("w", t28_x1);
        const uint32x4_t t28_x2 = vaddq_u32(vbslq_u32(t25, t27, t26), t28_x1);
        const uint32x4_t t28 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t28_x2, 20), t28_x2, 32 - 20), t27);
        /* step 29, G */
        uint32x4_t t29_x1 = vaddq_u32(t25, vdupq_n_u32(0xa9e3e905u));
        MD5_BATCH_KEEP("w", t29_x1);
        const uint32x4_t t29_x2 = vaddq_u32(vbslq_u32(t26, t28, t27), t29_x1);
        const uint32x4_t t29 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t29_x2, 5), t29_x2, 32 - 5), t28);
        md5_batch_store32(before[0] + 8, last[2][0]);
        /* step 30, G */
        uint32x4_t t30_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t26, vdupq_n_u32(0xfcefa3f8u)));
        MD5_BATCH_KEEP("w", t30_x1);
        const uint32x4_t t30_x2 = vaddq_u32(vbslq_u32(t27, t29, t28), t30_x1);
        const uint32x4_t t30 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t30_x2, 9), t30_x2, 32 - 9), t29);
        /* step 31, G */
        uint32x4_t t31_x1 = vaddq_u32(t27, vdupq_n_u32(0x676f02d9u));
        MD5_BATCH_KEEP("w", t31_x1);
        const uint32x4_t t31_x2 = vaddq_u32(vbslq_u32(t28, t30, t29), t31_x1);
        const uint32x4_t t31 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t31_x2, 14), t31_x2, 32 - 14), t30);
        md5_batch_store32(before[0] + 12, last[3][0]);
        /* step 32, G */
        uint32x4_t t32_x1 = vaddq_u32(t28, vdupq_n_u32(0x8d2a4c8au));
        MD5_BATCH_KEEP("w", t32_x1);
        const uint32x4_t t32_x2 = vaddq_u32(vbslq_u32(t29, t31, t30), t32_x1);
        const uint32x4_t t32 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t32_x2, 20), t32_x2, 32 - 20), t31);
        /* step 33, H */
        uint32x4_t t33_x1 = veorq_u32(t30, t31);
        MD5_BATCH_KEEP("w", t33_x1);
        uint32x4_t t33_x2 = vaddq_u32(t29, vdupq_n_u32(0xfffa3942u));
        MD5_BATCH_KEEP("w", t33_x2);
        const uint32x4_t t33_x3 = vaddq_u32(veorq_u32(t32, t33_x1), t33_x2);
        const uint32x4_t t33 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t33_x3, 4), t33_x3, 32 - 4), t32);
        /* step 34, H */
        uint32x4_t t34_x1 = veorq_u32(t31, t32);
        MD5_BATCH_KEEP("w", t34_x1);
        uint32x4_t t34_x2 = vaddq_u32(t30, vdupq_n_u32(0x8771f681u));
        MD5_BATCH_KEEP("w", t34_x2);
        const uint32x4_t t34_x3 = vaddq_u32(veorq_u32(t33, t34_x1), t34_x2);
        const uint32x4_t t34 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t34_x3, 11), t34_x3, 32 - 11), t33);
        md5_batch_store32(before[1] + 0, last[0][1]);
        /* step 35, H */
        uint32x4_t t35_x1 = veorq_u32(t32, t33);
        MD5_BATCH_KEEP("w", t35_x1);
        uint32x4_t t35_x2 = vaddq_u32(t31, vdupq_n_u32(0x6d9d6122u));
        MD5_BATCH_KEEP("w", t35_x2);
        const uint32x4_t t35 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t34, t35_x1), t35_x2)))),
            t34);
        /* step 36, H */
        uint32x4_t t36_x1 = veorq_u32(t33, t34);
        MD5_BATCH_KEEP("w", t36_x1);
        uint32x4_t t36_x2 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t32, vdupq_n_u32(0xfde5380cu)));
        MD5_BATCH_KEEP("w", t36_x2);
        const uint32x4_t t36_x3 = vaddq_u32(veorq_u32(t35, t36_x1), t36_x2);
        const uint32x4_t t36 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t36_x3, 23), t36_x3, 32 - 23), t35);
        /* step 37, H */
        uint32x4_t t37_x1 = veorq_u32(t34, t35);
        MD5_BATCH_KEEP("w", t37_x1);
        uint32x4_t t37_x2 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t33, vdupq_n_u32(0xa4beea44u)));
        MD5_BATCH_KEEP("w", t37_x2);
        const uint32x4_t t37_x3 = vaddq_u32(veorq_u32(t36, t37_x1), t37_x2);
        const uint32x4_t t37 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t37_x3, 4), t37_x3, 32 - 4), t36);
        md5_batch_store32(before[1] + 4, last[1][1]);
        /* step 38, H */
        uint32x4_t t38_x1 = veorq_u32(t35, t36);
        MD5_BATCH_KEEP("w", t38_x1);
        uint32x4_t t38_x2 = vaddq_u32(t34, vdupq_n_u32(0x4bdecfa9u));
        MD5_BATCH_KEEP("w", t38_x2);
        const uint32x4_t t38_x3 = vaddq_u32(veorq_u32(t37, t38_x1), t38_x2);
        const uint32x4_t t38 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t38_x3, 11), t38_x3, 32 - 11), t37);
        /* step 39, H */
        uint32x4_t t39_x1 = veorq_u32(t36, t37);
        MD5_BATCH_KEEP("w", t39_x1);
        uint32x4_t t39_x2 = vaddq_u32(t35, vdupq_n_u32(0xf6bb4b60u));
        MD5_BATCH_KEEP("w", t39_x2);
        const uint32x4_t t39 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t38, t39_x1), t39_x2)))),
            t38);
        md5_batch_store32(before[1] + 8, last[2][1]);
        /* step 40, H */
        uint32x4_t t40_x1 = veorq_u32(t37, t38);
        MD5_BATCH_KEEP("w", t40_x1);
        uint32x4_t t40_x2 = vaddq_u32(t36, vdupq_n_u32(0xbebfbc70u));
        MD5_BATCH_KEEP("w", t40_x2);
        const uint32x4_t t40_x3 = vaddq_u32(veorq_u32(t39, t40_x1), t40_x2);
        const uint32x4_t t40 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t40_x3, 23), t40_x3, 32 - 23), t39);
        /* step 41, H */
        uint32x4_t t41_x1 = veorq_u32(t38, t39);
        MD5_BATCH_KEEP("w", t41_x1);
        uint32x4_t t41_x2 = vaddq_u32(t37, vdupq_n_u32(0x289b7ec6u));
        MD5_BATCH_KEEP("w", t41_x2);
        const uint32x4_t t41_x3 = vaddq_u32(veorq_u32(t40, t41_x1), t41_x2);
        const uint32x4_t t41 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t41_x3, 4), t41_x3, 32 - 4), t40);
        /* step 42, H */
        uint32x4_t t42_x1 = veorq_u32(t39, t40);
        MD5_BATCH_KEEP("w", t42_x1);
        uint32x4_t t42_x2 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t38, vdupq_n_u32(0xeaa127fau)));
        MD5_BATCH_KEEP("w", t42_x2);
        const uint32x4_t t42_x3 = vaddq_u32(veorq_u32(t41, t42_x1), t42_x2);
        const uint32x4_t t42 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t42_x3, 11), t42_x3, 32 - 11), t41);
        md5_batch_store32(before[1] + 12, last[3][1]);
        /* step 43, H */
        uint32x4_t t43_x1 = veorq_u32(t40, t41);
        MD5_BATCH_KEEP("w", t43_x1);
        uint32x4_t t43_x2 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t39, vdupq_n_u32(0xd4ef3085u)));
        MD5_BATCH_KEEP("w", t43_x2);
        const uint32x4_t t43 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t42, t43_x1), t43_x2)))),
            t42);
        /* step 44, H */
        uint32x4_t t44_x1 = veorq_u32(t41, t42);
        MD5_BATCH_KEEP("w", t44_x1);
        uint32x4_t t44_x2 = vaddq_u32(t40, vdupq_n_u32(0x04881d05u));
        MD5_BATCH_KEEP("w", t44_x2);
        const uint32x4_t t44_x3 = vaddq_u32(veorq_u32(t43, t44_x1), t44_x2);
        const uint32x4_t t44 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t44_x3, 23), t44_x3, 32 - 23), t43);
        /* step 45, H */
        uint32x4_t t45_x1 = veorq_u32(t42, t43);
        MD5_BATCH_KEEP("w", t45_x1);
        uint32x4_t t45_x2 = vaddq_u32(t41, vdupq_n_u32(0xd9d4d039u));
        MD5_BATCH_KEEP("w", t45_x2);
        const uint32x4_t t45_x3 = vaddq_u32(veorq_u32(t44, t45_x1), t45_x2);
        const uint32x4_t t45 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t45_x3, 4), t45_x3, 32 - 4), t44);
        md5_batch_store32(before[2] + 0, last[0][2]);
        /* step 46, H */
        uint32x4_t t46_x1 = veorq_u32(t43, t44);
        MD5_BATCH_KEEP("w", t46_x1);
        uint32x4_t t46_x2 = vaddq_u32(t42, vdupq_n_u32(0xe6db99e5u));
        MD5_BATCH_KEEP("w", t46_x2);
        const uint32x4_t t46_x3 = vaddq_u32(veorq_u32(t45, t46_x1), t46_x2);
        const uint32x4_t t46 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t46_x3, 11), t46_x3, 32 - 11), t45);
        /* step 47, H */
        uint32x4_t t47_x1 = veorq_u32(t44, t45);
        MD5_BATCH_KEEP("w", t47_x1);
        uint32x4_t t47_x2 = vaddq_u32(t43, vdupq_n_u32(0x1fa27cf8u));
        MD5_BATCH_KEEP("w", t47_x2);
        const uint32x4_t t47 = vaddq_u32(
            vreinterpretq_u32_u16(
                vrev32q_u16(vreinterpretq_u16_u32(vaddq_u32(veorq_u32(t46, t47_x1), t47_x2)))),
            t46);
        md5_batch_store32(before[2] + 4, last[1][2]);
        /* step 48, H */
        const uint32x4_t t48_x1 = veorq_u32(t47, t46);
        uint32x4_t t48_x2 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t44, vdupq_n_u32(0xc4ac5665u)));
        MD5_BATCH_KEEP("w", t48_x2);
        const uint32x4_t t48_x3 = vaddq_u32(veorq_u32(t48_x1, t45), t48_x2);
        const uint32x4_t t48 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t48_x3, 23), t48_x3, 32 - 23), t47);
        /* step 49, I */
        uint32x4_t t49_x1 =
            vaddq_u32(vld1q_u32(&w[0][0]), vaddq_u32(t45, vdupq_n_u32(0xf4292243u)));
        MD5_BATCH_KEEP("w", t49_x1);
        const uint32x4_t t49_x2 = vsubq_u32(t49_x1, vbslq_u32(t48, t47, t48_x1));
        const uint32x4_t t49 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t49_x2, 6), t49_x2, 32 - 6), t48);
        /* step 50, I */
        uint32x4_t t50_x1 = vaddq_u32(t46, vdupq_n_u32(0x432aff96u));
        MD5_BATCH_KEEP("w", t50_x1);
        const uint32x4_t t50_x2 = vsubq_u32(t50_x1, vbslq_u32(t49, t48, veorq_u32(t48, t47)));
        const uint32x4_t t50 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t50_x2, 10), t50_x2, 32 - 10), t49);
        md5_batch_store32(before[2] + 8, last[2][2]);
        /* step 51, I */
        uint32x4_t t51_x1 =
            vaddq_u32(vld1q_u32(&w[4][0]), vaddq_u32(t47, vdupq_n_u32(0xab9423a6u)));
        MD5_BATCH_KEEP("w", t51_x1);
        const uint32x4_t t51_x2 = vsubq_u32(t51_x1, vbslq_u32(t50, t49, veorq_u32(t49, t48)));
        const uint32x4_t t51 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t51_x2, 15), t51_x2, 32 - 15), t50);
        /* step 52, I */
        uint32x4_t t52_x1 = vaddq_u32(t48, vdupq_n_u32(0xfc93a038u));
        MD5_BATCH_KEEP("w", t52_x1);
        const uint32x4_t t52_x2 = vsubq_u32(t52_x1, vbslq_u32(t51, t50, veorq_u32(t50, t49)));
        const uint32x4_t t52 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t52_x2, 21), t52_x2, 32 - 21), t51);
        /* step 53, I */
        uint32x4_t t53_x1 = vaddq_u32(t49, vdupq_n_u32(0x655b59c2u));
        MD5_BATCH_KEEP("w", t53_x1);
        const uint32x4_t t53_x2 = vsubq_u32(t53_x1, vbslq_u32(t52, t51, veorq_u32(t51, t50)));
        const uint32x4_t t53 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t53_x2, 6), t53_x2, 32 - 6), t52);
        md5_batch_store32(before[2] + 12, last[3][2]);
        /* step 54, I */
        uint32x4_t t54_x1 =
            vaddq_u32(vld1q_u32(&w[3][0]), vaddq_u32(t50, vdupq_n_u32(0x8f0ccc91u)));
        MD5_BATCH_KEEP("w", t54_x1);
        const uint32x4_t t54_x2 = vsubq_u32(t54_x1, vbslq_u32(t53, t52, veorq_u32(t52, t51)));
        const uint32x4_t t54 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t54_x2, 10), t54_x2, 32 - 10), t53);
        /* step 55, I */
        uint32x4_t t55_x1 = vaddq_u32(t51, vdupq_n_u32(0xffeff47cu));
        MD5_BATCH_KEEP("w", t55_x1);
        const uint32x4_t t55_x2 = vsubq_u32(t55_x1, vbslq_u32(t54, t53, veorq_u32(t53, t52)));
        const uint32x4_t t55 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t55_x2, 15), t55_x2, 32 - 15), t54);
        md5_batch_store32(before[3] + 0, last[0][3]);
        /* step 56, I */
        uint32x4_t t56_x1 =
            vaddq_u32(vld1q_u32(&w[1][0]), vaddq_u32(t52, vdupq_n_u32(0x85845dd0u)));
        MD5_BATCH_KEEP("w", t56_x1);
        const uint32x4_t t56_x2 = vsubq_u32(t56_x1, vbslq_u32(t55, t54, veorq_u32(t54, t53)));
        const uint32x4_t t56 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t56_x2, 21), t56_x2, 32 - 21), t55);
        /* step 57, I */
        uint32x4_t t57_x1 = vaddq_u32(t53, vdupq_n_u32(0x6fa87e4eu));
        MD5_BATCH_KEEP("w", t57_x1);
        const uint32x4_t t57_x2 = vsubq_u32(t57_x1, vbslq_u32(t56, t55, veorq_u32(t55, t54)));
        const uint32x4_t t57 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t57_x2, 6), t57_x2, 32 - 6), t56);
        /* step 58, I */
        uint32x4_t t58_x1 = vaddq_u32(t54, vdupq_n_u32(0xfe2ce6dfu));
        MD5_BATCH_KEEP("w", t58_x1);
        const uint32x4_t t58_x2 = vsubq_u32(t58_x1, vbslq_u32(t57, t56, veorq_u32(t56, t55)));
        const uint32x4_t t58 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t58_x2, 10), t58_x2, 32 - 10), t57);
        md5_batch_store32(before[3] + 4, last[1][3]);
        /* step 59, I */
        uint32x4_t t59_x1 = vaddq_u32(t55, vdupq_n_u32(0xa3014313u));
        MD5_BATCH_KEEP("w", t59_x1);
        const uint32x4_t t59_x2 = vsubq_u32(t59_x1, vbslq_u32(t58, t57, veorq_u32(t57, t56)));
        const uint32x4_t t59 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t59_x2, 15), t59_x2, 32 - 15), t58);
        /* step 60, I */
        uint32x4_t t60_x1 = vaddq_u32(t56, vdupq_n_u32(0x4e0811a0u));
        MD5_BATCH_KEEP("w", t60_x1);
        const uint32x4_t t60_x2 = vsubq_u32(t60_x1, vbslq_u32(t59, t58, veorq_u32(t58, t57)));
        const uint32x4_t t60 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t60_x2, 21), t60_x2, 32 - 21), t59);
        /* step 61, I */
        uint32x4_t t61_x1 = vaddq_u32(t57, vdupq_n_u32(0xf7537e81u));
        MD5_BATCH_KEEP("w", t61_x1);
        const uint32x4_t t61_x2 = vsubq_u32(t61_x1, vbslq_u32(t60, t59, veorq_u32(t59, t58)));
        const uint32x4_t t61 = vaddq_u32(vsriq_n_u32(vshlq_n_u32(t61_x2, 6), t61_x2, 32 - 6), t60);
        md5_batch_store32(before[3] + 8, last[2][3]);
        /* step 62, I */
        uint32x4_t t62_x1 = vaddq_u32(t58, vdupq_n_u32(0xbd3af234u));
        MD5_BATCH_KEEP("w", t62_x1);
        const uint32x4_t t62_x2 = vsubq_u32(t62_x1, vbslq_u32(t61, t60, veorq_u32(t60, t59)));
        const uint32x4_t t62 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t62_x2, 10), t62_x2, 32 - 10), t61);
        /* step 63, I */
        uint32x4_t t63_x1 =
            vaddq_u32(vld1q_u32(&w[2][0]), vaddq_u32(t59, vdupq_n_u32(0x2ad7d2bau)));
        MD5_BATCH_KEEP("w", t63_x1);
        const uint32x4_t t63_x2 = vsubq_u32(t63_x1, vbslq_u32(t62, t61, veorq_u32(t61, t60)));
        const uint32x4_t t63 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t63_x2, 15), t63_x2, 32 - 15), t62);
        md5_batch_store32(before[3] + 12, last[3][3]);
        /* step 64, I */
        uint32x4_t t64_x1 = vaddq_u32(t60, vdupq_n_u32(0xeb86d390u));
        MD5_BATCH_KEEP("w", t64_x1);
        const uint32x4_t t64_x2 = vsubq_u32(t64_x1, vbslq_u32(t63, t62, veorq_u32(t62, t61)));
        const uint32x4_t t64 =
            vaddq_u32(vsriq_n_u32(vshlq_n_u32(t64_x2, 21), t64_x2, 32 - 21), t63);
        vst1q_u32(&out[0][0], vaddq_u32(t61, vdupq_n_u32(0x67452301u)));
        vst1q_u32(&out[1][0], vaddq_u32(t64, vdupq_n_u32(0xefcdab89u)));
        vst1q_u32(&out[2][0], vaddq_u32(t63, vdupq_n_u32(0x98badcfeu)));
        vst1q_u32(&out[3][0], vaddq_u32(t62, vdupq_n_u32(0x10325476u)));
        data += 4;
        digest += 4;
    }
    if (ngroups != 0)
        for (size_t j = 0; j < 4; j++)
            for (size_t i = 0; i < 4; i++)
                md5_batch_store32((digest - 4)[j] + 4 * i, ends[(ngroups - 1) % 2][i][j]);
}
/* Processes the collected steps, and writes the results of the rows that end with them. */
MD5_BATCH_OUTLINED void md5_batch_end_part(md5_batch_column *w, uint8_t *out, int is_hex)
{
    md5_batch_md5_x4_steps(w->state, (const uint8_t *const(*)[MD5_BATCH_LANES])w->data, w->begins,
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
            md5_batch_md5_short_x4(w->data, (uint8_t(*)[16])(out + 16 * done), ngroups);
        } else {
            md5_batch_md5_short_x4(w->data, w->digest, ngroups);
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
#endif
