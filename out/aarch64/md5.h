/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for any AArch64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64` measures the speed.
 */
#ifndef MD5_H
#define MD5_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compresses nblocks blocks of 64 bytes into the state. data may have any alignment. */
void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);

#define MD5_BLOCK_BYTES 64
#define MD5_DIGEST_BYTES 16

#ifndef MD5_CTX_H
#define MD5_CTX_H
/* The context of a message in pieces. */
typedef struct {
    uint32_t state[4];
    uint64_t length; /* the number of bytes so far */
    uint8_t buffer[64]; /* the last, unfinished block */
} md5_ctx;
#endif

/* Starts a message. */
void md5_init(md5_ctx *ctx);

/* Appends len bytes to the message. data may be NULL if len is 0. */
void md5_update(md5_ctx *ctx, const void *data, size_t len);

/* Ends the message, writes its digest and clears the context. Call init before the next message. */
void md5_final(md5_ctx *ctx, uint8_t digest[16]);

/* Hashes a whole message. data may be NULL if len is 0. */
void md5(const void *data, size_t len, uint8_t digest[16]);

#ifdef __cplusplus
}
#endif

#endif
