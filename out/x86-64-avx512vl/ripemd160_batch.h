/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel batch
 *
 * Proof of ripemd160_init_batch: `hashwright prove`; test of all functions: `hashwright verify`;
 * options as above. Speed: `hashwright bench ripemd160 --target x86-64-avx512vl --kernel batch`.
 */
#ifndef RIPEMD160_BATCH_H
#define RIPEMD160_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Each function processes n messages before it returns. n, lengths and alignment are arbitrary; a
 * pointer to data may be NULL if its length is 0. No digest and no context may overlap anything
 * else that the call reads or writes.
 *
 * 16 messages are hashed side by side, the longest of each 1024 first. The functions are reentrant,
 * and use at most 17 KiB of the stack and no other memory. Without optimisation (-O0), compilers
 * keep every intermediate value there: at most 497 KiB.
 */

/* The digests of whole messages: of len[i] bytes at msg[i] into digest[i]. */
void ripemd160_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20],
    size_t n);

/*
 * The digests of messages of row_bytes bytes at rows + i * stride. Rows may overlap: a stride may
 * be any, also 0.
 */
void ripemd160_batch_rows(const uint8_t *rows, size_t stride, size_t row_bytes,
    uint8_t (*digest)[20], size_t n);

/*
 * The digests of messages from base + offsets32[i] to base + offsets32[i + 1], of n + 1 offsets
 * that never decrease.
 */
void ripemd160_batch_offsets32(const uint8_t *base, const uint32_t *offsets32,
    uint8_t (*digest)[20], size_t n);

/*
 * The digests of messages from base + offsets64[i] to base + offsets64[i + 1], of n + 1 offsets
 * that never decrease.
 */
void ripemd160_batch_offsets64(const uint8_t *base, const uint64_t *offsets64,
    uint8_t (*digest)[20], size_t n);

/*
 * The digests of messages that continue after whole blocks: the state after count[i] bytes, a
 * multiple of 64, is the 5 words from state[5 * i] on. If each is 0, all messages continue from the
 * first state and count.
 */
void ripemd160_batch_from(const uint32_t state[], const uint64_t count[], int each,
    const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20], size_t n);

#ifndef RIPEMD160_CTX_H
#define RIPEMD160_CTX_H
/* A message in pieces. */
typedef struct {
    uint32_t state[5];
    uint64_t length; /* bytes so far */
    uint8_t buffer[64]; /* the last, unfinished block */
} ripemd160_ctx;
#endif

/*
 * Messages in pieces. Their contexts are those of the library, whose functions may process any part
 * of a message. A call accepts any contexts, in any order, but none twice.
 */

/* Starts messages. */
void ripemd160_init_batch(ripemd160_ctx *const ctx[], size_t n);

/* Appends len[i] bytes at data[i] to the message of ctx[i]. */
void ripemd160_update_batch(ripemd160_ctx *const ctx[], const uint8_t *const data[],
    const size_t len[], size_t n);

/* Ends messages, writes their digests and clears the contexts: init starts the next messages. */
void ripemd160_final_batch(ripemd160_ctx *const ctx[], uint8_t (*digest)[20], size_t n);

#ifdef __cplusplus
}
#endif

#endif
