/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI,
 * one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel fixed --length 32
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-avx512vl --kernel fixed --size 32`
 * measures the speed.
 */
#ifndef RIPEMD160_32_H
#define RIPEMD160_32_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Hashes one message of 32 bytes. data may have any alignment. */
void ripemd160_32(const uint8_t *data, uint8_t digest[20]);

/* Hashes ngroups groups of 16 messages of 32 bytes, data[i] into digest[i]. */
void ripemd160_32_x8x2(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);

/*
 * Hashes n messages of 32 bytes, data[i] into digest[i]: first groups, then the remaining messages
 * one by one.
 */
void ripemd160_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n);

/*
 * The same for messages at rows + i * stride. Any stride is valid; if it is less than the length,
 * messages overlap.
 */
void ripemd160_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20], size_t n);

#ifdef __cplusplus
}
#endif

#endif
