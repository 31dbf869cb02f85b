/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64,x86-64-bmi,x86-64-avx512vl
 *
 * With the options above, `hashwright prove` proves md5_x86_64_avx512vl_blocks, and `hashwright
 * verify` tests all functions. `hashwright bench md5 --target x86-64-avx512vl` measures the speed.
 */
#ifndef MD5_X86_64_AVX512VL_H
#define MD5_X86_64_AVX512VL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compresses nblocks blocks of 64 bytes into the state. data may have any alignment. */
void md5_x86_64_avx512vl_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
