/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel fixed --length 33 --emitter gas
 *
 * Proof of all functions: `hashwright prove`; test of all functions: `hashwright verify`; options
 * as above. Speed: `hashwright bench md5 --target aarch64-neon --kernel fixed --size 33 --emitter
 * gas`.
 */
#ifndef MD5_33_H
#define MD5_33_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The digest of one message of 33 bytes. data may have any alignment. */
void md5_33(const uint8_t *data, uint8_t digest[16]);

/* The digests of ngroups groups of 8 messages of 33 bytes each, data[i] into digest[i]. */
void md5_33_x4x2(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

/*
 * The digests of n messages of 33 bytes each, data[i] into digest[i]: groups, then the remainder
 * one by one.
 */
void md5_33_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n);

/*
 * The same for messages at rows + i * stride. With a stride less than the length, also 0, messages
 * overlap.
 */
void md5_33_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
