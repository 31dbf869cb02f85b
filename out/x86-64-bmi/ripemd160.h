/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-bmi
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-bmi` measures the speed.
 */
#ifndef RIPEMD160_H
#define RIPEMD160_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compresses nblocks blocks of 64 bytes into the state. data may have any alignment. */
void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks);

#define RIPEMD160_BLOCK_BYTES 64
#define RIPEMD160_DIGEST_BYTES 20

#ifndef RIPEMD160_CTX_H
#define RIPEMD160_CTX_H
/* The context of a message in pieces. */
typedef struct {
    uint32_t state[5];
    uint64_t length; /* the number of bytes so far */
    uint8_t buffer[64]; /* the last, unfinished block */
} ripemd160_ctx;
#endif

/* Starts a message. */
void ripemd160_init(ripemd160_ctx *ctx);

/* Appends len bytes to the message. data may be NULL if len is 0. */
void ripemd160_update(ripemd160_ctx *ctx, const void *data, size_t len);

/* Ends the message, writes its digest and clears the context. Call init before the next message. */
void ripemd160_final(ripemd160_ctx *ctx, uint8_t digest[20]);

/* Hashes a whole message. data may be NULL if len is 0. */
void ripemd160(const void *data, size_t len, uint8_t digest[20]);

#ifdef __cplusplus
}
#endif

#endif
