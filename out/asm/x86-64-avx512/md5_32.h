/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel fixed --size 32 --emitter
 * gas` measures the speed.
 */
#ifndef MD5_32_H
#define MD5_32_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hashes one message of 32 bytes. data may have any alignment. */
void md5_32(const uint8_t *data, uint8_t digest[16]);

/* Hashes ngroups groups of 48 messages of 32 bytes, data[i] into digest[i]. */
void md5_32_x16x3(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

/*
 * Hashes n messages of 32 bytes, data[i] into digest[i]: first groups, then the remaining messages
 * one by one.
 */
void md5_32_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n);

/*
 * The same for messages at rows + i * stride. Any stride is valid; if it is less than the length,
 * messages overlap.
 */
void md5_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
