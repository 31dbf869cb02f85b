/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel lanes
 *
 * Proof of md5_x16x2_blocks: `hashwright prove`; test of all functions: `hashwright verify`;
 * options as above. Speed: `hashwright bench md5 --target x86-64-avx512 --kernel lanes`.
 */
#ifndef MD5_X16X2_H
#define MD5_X16X2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 32 messages into their states: word i of message
 * j is state[i][j]. Data may have any alignment.
 */
void md5_x16x2_blocks(uint32_t state[4][32], const uint8_t *const data[32], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
