/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for ISO C99, any processor.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target portable
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target portable` measures the speed.
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

/*
 * A zero that is opaque to the compiler. Compilers add known constants last, on the critical path.
 */
static const size_t md5_zero = 0;
#define MD5_ZERO (*(const volatile size_t *)&md5_zero)

static uint32_t md5_load32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 |
           (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t md5_rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static const uint32_t MD5_K[64] = {
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

void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    uint32_t h0 = state[0];
    uint32_t h1 = state[1];
    uint32_t h2 = state[2];
    uint32_t h3 = state[3];

    for (; nblocks != 0; nblocks--, data += 64) {
        const uint32_t *k = MD5_K + MD5_ZERO;

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
        const uint32_t t1 = md5_rotl32((((h3 ^ h2) & h1) ^ h3) + (m0 + k[0] + h0), 7) + h1;
        /* step 2, F */
        const uint32_t t2 = md5_rotl32((((h2 ^ h1) & t1) ^ h2) + (m1 + (h3 + k[1])), 12) + t1;
        /* step 3, F */
        const uint32_t t3 = md5_rotl32((((t1 ^ h1) & t2) ^ h1) + (m2 + (h2 + k[2])), 17) + t2;
        /* step 4, F */
        const uint32_t t4 = md5_rotl32((((t2 ^ t1) & t3) ^ t1) + (m3 + (h1 + k[3])), 22) + t3;
        /* step 5, F */
        const uint32_t t5 = md5_rotl32((((t3 ^ t2) & t4) ^ t2) + (m4 + (t1 + k[4])), 7) + t4;
        /* step 6, F */
        const uint32_t t6 = md5_rotl32((((t4 ^ t3) & t5) ^ t3) + (m5 + (t2 + k[5])), 12) + t5;
        /* step 7, F */
        const uint32_t t7 = md5_rotl32((((t5 ^ t4) & t6) ^ t4) + (m6 + (t3 + k[6])), 17) + t6;
        /* step 8, F */
        const uint32_t t8 = md5_rotl32((((t6 ^ t5) & t7) ^ t5) + (m7 + (t4 + k[7])), 22) + t7;
        /* step 9, F */
        const uint32_t t9 = md5_rotl32((((t7 ^ t6) & t8) ^ t6) + (m8 + (t5 + k[8])), 7) + t8;
        /* step 10, F */
        const uint32_t t10 = md5_rotl32((((t8 ^ t7) & t9) ^ t7) + (m9 + (t6 + k[9])), 12) + t9;
        /* step 11, F */
        const uint32_t t11 = md5_rotl32((((t9 ^ t8) & t10) ^ t8) + (m10 + (t7 + k[10])), 17) + t10;
        /* step 12, F */
        const uint32_t t12 = md5_rotl32((((t10 ^ t9) & t11) ^ t9) + (m11 + (t8 + k[11])), 22) + t11;
        /* step 13, F */
        const uint32_t t13 =
            md5_rotl32((((t11 ^ t10) & t12) ^ t10) + (m12 + (t9 + k[12])), 7) + t12;
        /* step 14, F */
        const uint32_t t14 =
            md5_rotl32((((t12 ^ t11) & t13) ^ t11) + (m13 + (t10 + k[13])), 12) + t13;
        /* step 15, F */
        const uint32_t t15 =
            md5_rotl32((((t13 ^ t12) & t14) ^ t12) + (m14 + (t11 + k[14])), 17) + t14;
        /* step 16, F */
        const uint32_t t16 =
            md5_rotl32((((t14 ^ t13) & t15) ^ t13) + (m15 + (t12 + k[15])), 22) + t15;
        /* step 17, G */
        const uint32_t t17 = md5_rotl32((t16 & t14) + ((t15 & ~t14) + (t13 + k[16]) + m1), 5) + t16;
        /* step 18, G */
        const uint32_t t18 =
            md5_rotl32((t17 & t15) + ((t16 & ~t15) + (m6 + (t14 + k[17]))), 9) + t17;
        /* step 19, G */
        const uint32_t t19 =
            md5_rotl32((t18 & t16) + ((t17 & ~t16) + (m11 + (t15 + k[18]))), 14) + t18;
        /* step 20, G */
        const uint32_t t20 =
            md5_rotl32((t19 & t17) + ((t18 & ~t17) + (m0 + (t16 + k[19]))), 20) + t19;
        /* step 21, G */
        const uint32_t t21 =
            md5_rotl32((t20 & t18) + ((t19 & ~t18) + (m5 + (t17 + k[20]))), 5) + t20;
        /* step 22, G */
        const uint32_t t22 =
            md5_rotl32((t21 & t19) + ((t20 & ~t19) + (m10 + (t18 + k[21]))), 9) + t21;
        /* step 23, G */
        const uint32_t t23 =
            md5_rotl32((t22 & t20) + ((t21 & ~t20) + (m15 + (t19 + k[22]))), 14) + t22;
        /* step 24, G */
        const uint32_t t24 =
            md5_rotl32((t23 & t21) + ((t22 & ~t21) + (m4 + (t20 + k[23]))), 20) + t23;
        /* step 25, G */
        const uint32_t t25 =
            md5_rotl32((t24 & t22) + ((t23 & ~t22) + (m9 + (t21 + k[24]))), 5) + t24;
        /* step 26, G */
        const uint32_t t26 =
            md5_rotl32((t25 & t23) + ((t24 & ~t23) + (m14 + (t22 + k[25]))), 9) + t25;
        /* step 27, G */
        const uint32_t t27 =
            md5_rotl32((t26 & t24) + ((t25 & ~t24) + (m3 + (t23 + k[26]))), 14) + t26;
        /* step 28, G */
        const uint32_t t28 =
            md5_rotl32((t27 & t25) + ((t26 & ~t25) + (m8 + (t24 + k[27]))), 20) + t27;
        /* step 29, G */
        const uint32_t t29 =
            md5_rotl32((t28 & t26) + ((t27 & ~t26) + (m13 + (t25 + k[28]))), 5) + t28;
        /* step 30, G */
        const uint32_t t30 =
            md5_rotl32((t29 & t27) + ((t28 & ~t27) + (m2 + (t26 + k[29]))), 9) + t29;
        /* step 31, G */
        const uint32_t t31 =
            md5_rotl32((t30 & t28) + ((t29 & ~t28) + (m7 + (t27 + k[30]))), 14) + t30;
        /* step 32, G */
        const uint32_t t32 =
            md5_rotl32((t31 & t29) + ((t30 & ~t29) + (m12 + (t28 + k[31]))), 20) + t31;
        /* step 33, H */
        const uint32_t t33 = md5_rotl32((t32 ^ (t30 ^ t31)) + (m5 + (t29 + k[32])), 4) + t32;
        /* step 34, H */
        const uint32_t t34 = md5_rotl32((t33 ^ (t31 ^ t32)) + (m8 + (t30 + k[33])), 11) + t33;
        /* step 35, H */
        const uint32_t t35 = md5_rotl32((t34 ^ (t32 ^ t33)) + (m11 + (t31 + k[34])), 16) + t34;
        /* step 36, H */
        const uint32_t t36 = md5_rotl32((t35 ^ (t33 ^ t34)) + (m14 + (t32 + k[35])), 23) + t35;
        /* step 37, H */
        const uint32_t t37 = md5_rotl32((t36 ^ (t34 ^ t35)) + (m1 + (t33 + k[36])), 4) + t36;
        /* step 38, H */
        const uint32_t t38 = md5_rotl32((t37 ^ (t35 ^ t36)) + (m4 + (t34 + k[37])), 11) + t37;
        /* step 39, H */
        const uint32_t t39 = md5_rotl32((t38 ^ (t36 ^ t37)) + (m7 + (t35 + k[38])), 16) + t38;
        /* step 40, H */
        const uint32_t t40 = md5_rotl32((t39 ^ (t37 ^ t38)) + (m10 + (t36 + k[39])), 23) + t39;
        /* step 41, H */
        const uint32_t t41 = md5_rotl32((t40 ^ (t38 ^ t39)) + (m13 + (t37 + k[40])), 4) + t40;
        /* step 42, H */
        const uint32_t t42 = md5_rotl32((t41 ^ (t39 ^ t40)) + (m0 + (t38 + k[41])), 11) + t41;
        /* step 43, H */
        const uint32_t t43 = md5_rotl32((t42 ^ (t40 ^ t41)) + (m3 + (t39 + k[42])), 16) + t42;
        /* step 44, H */
        const uint32_t t44 = md5_rotl32((t43 ^ (t41 ^ t42)) + (m6 + (t40 + k[43])), 23) + t43;
        /* step 45, H */
        const uint32_t t45 = md5_rotl32((t44 ^ (t42 ^ t43)) + (m9 + (t41 + k[44])), 4) + t44;
        /* step 46, H */
        const uint32_t t46 = md5_rotl32((t45 ^ (t43 ^ t44)) + (m12 + (t42 + k[45])), 11) + t45;
        /* step 47, H */
        const uint32_t t47 = md5_rotl32((t46 ^ (t44 ^ t45)) + (m15 + (t43 + k[46])), 16) + t46;
        /* step 48, H */
        const uint32_t t48 = md5_rotl32((t47 ^ (t45 ^ t46)) + (m2 + (t44 + k[47])), 23) + t47;
        /* step 49, I */
        const uint32_t t49 = md5_rotl32(((t48 | ~t46) ^ t47) + (m0 + (t45 + k[48])), 6) + t48;
        /* step 50, I */
        const uint32_t t50 = md5_rotl32(((t49 | ~t47) ^ t48) + (m7 + (t46 + k[49])), 10) + t49;
        /* step 51, I */
        const uint32_t t51 = md5_rotl32(((t50 | ~t48) ^ t49) + (m14 + (t47 + k[50])), 15) + t50;
        /* step 52, I */
        const uint32_t t52 = md5_rotl32(((t51 | ~t49) ^ t50) + (m5 + (t48 + k[51])), 21) + t51;
        /* step 53, I */
        const uint32_t t53 = md5_rotl32(((t52 | ~t50) ^ t51) + (m12 + (t49 + k[52])), 6) + t52;
        /* step 54, I */
        const uint32_t t54 = md5_rotl32(((t53 | ~t51) ^ t52) + (m3 + (t50 + k[53])), 10) + t53;
        /* step 55, I */
        const uint32_t t55 = md5_rotl32(((t54 | ~t52) ^ t53) + (m10 + (t51 + k[54])), 15) + t54;
        /* step 56, I */
        const uint32_t t56 = md5_rotl32(((t55 | ~t53) ^ t54) + (m1 + (t52 + k[55])), 21) + t55;
        /* step 57, I */
        const uint32_t t57 = md5_rotl32(((t56 | ~t54) ^ t55) + (m8 + (t53 + k[56])), 6) + t56;
        /* step 58, I */
        const uint32_t t58 = md5_rotl32(((t57 | ~t55) ^ t56) + (m15 + (t54 + k[57])), 10) + t57;
        /* step 59, I */
        const uint32_t t59 = md5_rotl32(((t58 | ~t56) ^ t57) + (m6 + (t55 + k[58])), 15) + t58;
        /* step 60, I */
        const uint32_t t60 = md5_rotl32(((t59 | ~t57) ^ t58) + (m13 + (t56 + k[59])), 21) + t59;
        /* step 61, I */
        const uint32_t t61 = md5_rotl32(((t60 | ~t58) ^ t59) + (m4 + (t57 + k[60])), 6) + t60;
        /* step 62, I */
        const uint32_t t62 = md5_rotl32(((t61 | ~t59) ^ t60) + (m11 + (t58 + k[61])), 10) + t61;
        /* step 63, I */
        const uint32_t t63 = md5_rotl32(((t62 | ~t60) ^ t61) + (m2 + (t59 + k[62])), 15) + t62;
        /* step 64, I */
        const uint32_t t64 = md5_rotl32(((t63 | ~t61) ^ t62) + (m9 + (t60 + k[63])), 21) + t63;

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
