/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel fixed --length 33 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-neon --kernel fixed --size 33 --emitter
 * gas` measures the speed.
 */
#ifndef MD5_33_H
#define MD5_33_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hashes one message of 33 bytes. data may have any alignment. */
void md5_33(const uint8_t *data, uint8_t digest[16]);

/* Hashes ngroups groups of 8 messages of 33 bytes, data[i] into digest[i]. */
void md5_33_x4x2(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

/*
 * Hashes n messages of 33 bytes, data[i] into digest[i]: first groups, then the remaining messages
 * one by one.
 */
void md5_33_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n);

/*
 * The same for messages at rows + i * stride. Any stride is valid; if it is less than the length,
 * messages overlap.
 */
void md5_33_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
