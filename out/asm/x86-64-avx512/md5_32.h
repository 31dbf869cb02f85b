/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel fixed --length 32 --emitter gas
 *
 * Proof of all functions: `hashwright prove`; test of all functions: `hashwright verify`; options
 * as above. Speed: `hashwright bench md5 --target x86-64-avx512 --kernel fixed --size 32 --emitter
 * gas`.
 */
#ifndef MD5_32_H
#define MD5_32_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The digest of one message of 32 bytes. data may have any alignment. */
void md5_32(const uint8_t *data, uint8_t digest[16]);

/* The digests of ngroups groups of 48 messages of 32 bytes each, data[i] into digest[i]. */
void md5_32_x16x3(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

/*
 * The digests of n messages of 32 bytes each, data[i] into digest[i]: groups, then the remainder
 * one by one.
 */
void md5_32_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n);

/*
 * The same for messages at rows + i * stride. With a stride less than the length, also 0, messages
 * overlap.
 */
void md5_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
