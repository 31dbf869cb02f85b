/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64-sve2 --kernel fixed --size 32
 * --emitter gas` measures the speed.
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

/*
 * Returns the number of messages in a group: the number of 32-bit words in the vectors of all
 * streams, at most 128.
 */
size_t ripemd160_32_xvlx2_lanes(void);

/*
 * Hashes ngroups groups of ripemd160_32_xvlx2_lanes() messages of 32 bytes, data[i] into digest[i].
 */
void ripemd160_32_xvlx2(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);

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
