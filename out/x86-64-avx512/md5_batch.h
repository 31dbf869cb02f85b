/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel batch
 *
 * With the options above, `hashwright prove` proves 8 of 14 functions, and `hashwright verify`
 * tests all functions. `hashwright bench md5 --target x86-64-avx512 --kernel batch` measures the
 * speed.
 */
#ifndef MD5_BATCH_H
#define MD5_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The calls are synchronous. Each call processes n messages. n, the lengths and the alignment are
 * arbitrary; a pointer to data may be NULL if its length is 0. A digest or a context must not
 * overlap other memory that the call reads or writes.
 *
 * 32 messages are hashed side by side, the longest of each 1024 first. The functions are reentrant,
 * allocate no memory, and use at most 87 KiB of the stack, or 426 KiB without optimisation (-O0).
 */

/* Hashes whole messages: len[i] bytes at msg[i] into digest[i]. */
void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n);

/*
 * Hashes messages of row_bytes bytes at rows + i * stride. Any stride is valid: rows may overlap.
 */
void md5_batch_rows(const uint8_t *rows, size_t stride, size_t row_bytes, uint8_t (*digest)[16],
    size_t n);

/*
 * Hashes messages from base + offsets32[i] to base + offsets32[i + 1]; the n + 1 offsets must not
 * decrease.
 */
void md5_batch_offsets32(const uint8_t *base, const uint32_t *offsets32, uint8_t (*digest)[16],
    size_t n);

/*
 * Hashes messages from base + offsets64[i] to base + offsets64[i + 1]; the n + 1 offsets must not
 * decrease.
 */
void md5_batch_offsets64(const uint8_t *base, const uint64_t *offsets64, uint8_t (*digest)[16],
    size_t n);

/*
 * Columns, as databases store them. The n rows must be within size bytes, which may be NULL if size
 * is 0. Row i is null if bit first + i of valid is 0, where bit 0 is the lowest one of valid[0];
 * valid is NULL if no row is null. Null rows are not read, and their results are zeros. Results
 * have any alignment. The functions return 0; or -1, and write nothing, if a row is not within the
 * bytes, if offsets decrease or are not aligned, or if a pointer that they need is NULL.
 */

/* Hashes rows of row_bytes bytes at rows + i * stride. Any stride is valid: rows may overlap. */
int md5_column_rows(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16]);

/* The same; writes the digests as lower-case hexadecimal digits, without a zero byte at the end. */
int md5_column_rows_hex(const uint8_t *rows, size_t size, size_t stride, size_t row_bytes,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32]);

/*
 * Hashes rows from base + offsets32[i] to base + offsets32[i + 1]; the n + 1 offsets must not
 * decrease.
 */
int md5_column_offsets32(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16]);

/* The same; writes the digests as lower-case hexadecimal digits, without a zero byte at the end. */
int md5_column_offsets32_hex(const uint8_t *base, size_t size, const uint32_t *offsets32,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32]);

/*
 * Hashes rows from base + offsets64[i] to base + offsets64[i + 1]; the n + 1 offsets must not
 * decrease.
 */
int md5_column_offsets64(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*digest)[16]);

/* The same; writes the digests as lower-case hexadecimal digits, without a zero byte at the end. */
int md5_column_offsets64_hex(const uint8_t *base, size_t size, const uint64_t *offsets64,
    const uint8_t *valid, size_t first, size_t n, uint8_t (*hex)[32]);

/*
 * Hashes messages whose first blocks are already hashed: after count[i] bytes, a multiple of 64,
 * the state of message i is the 4 words at state[4 * i]. If each is 0, all messages continue from
 * the first state and count.
 */
void md5_batch_from(const uint32_t state[], const uint64_t count[], int each,
    const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n);

#ifndef MD5_CTX_H
#define MD5_CTX_H
/* The context of a message in pieces. */
typedef struct {
    uint32_t state[4];
    uint64_t length; /* the number of bytes so far */
    uint8_t buffer[64]; /* the last, unfinished block */
} md5_ctx;
#endif

/*
 * Streaming. The contexts are those of the library: functions of both may process parts of the same
 * message. A call accepts any contexts, in any order, but each only once.
 */

/* Starts messages. */
void md5_init_batch(md5_ctx *const ctx[], size_t n);

/* Appends len[i] bytes at data[i] to the message of ctx[i]. */
void md5_update_batch(md5_ctx *const ctx[], const uint8_t *const data[], const size_t len[],
    size_t n);

/*
 * Ends messages, writes their digests and clears the contexts. Call init before the next messages.
 */
void md5_final_batch(md5_ctx *const ctx[], uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
