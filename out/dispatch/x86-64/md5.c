/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for several targets, selected at run time.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64,x86-64-bmi,x86-64-avx512vl
 *
 * With the options above, `hashwright verify` tests all functions.
 *
 * Kernels, the best first: x86-64-avx512vl, x86-64-bmi, x86-64.
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
