/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target portable,x86-64-avx2,aarch64-neon --kernel fixed \
 *         --length 32 --emitter gas
 *
 * Proof of all functions: `hashwright prove`; test of all functions: `hashwright verify`; options
 * as above. Speed: `hashwright bench ripemd160 --target x86-64-avx2 --kernel fixed --size 32
 * --emitter gas`.
 */
#ifndef RIPEMD160_X86_64_AVX2_32_H
#define RIPEMD160_X86_64_AVX2_32_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The digest of one message of 32 bytes. data may have any alignment. */
void ripemd160_x86_64_avx2_32(const uint8_t *data, uint8_t digest[20]);

/* The number of messages in a group. */
size_t ripemd160_x86_64_avx2_32_xn_lanes(void);

/* The digests of ngroups groups of that many messages of 32 bytes each, data[i] into digest[i]. */
void ripemd160_x86_64_avx2_32_xn(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);

/*
 * The digests of n messages of 32 bytes each, data[i] into digest[i]: groups, then the remainder
 * one by one.
 */
void ripemd160_x86_64_avx2_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n);

/*
 * The same for messages at rows + i * stride. With a stride less than the length, also 0, messages
 * overlap.
 */
void ripemd160_x86_64_avx2_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20],
    size_t n);

#ifdef __cplusplus
}
#endif

#endif
