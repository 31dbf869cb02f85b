/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512vl --kernel lanes --schedule lanes=4,streams=1
 *
 * With the options above, `hashwright prove` proves md5_x4_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512vl --kernel lanes --schedule
 * lanes=4,streams=1` measures the speed.
 */
#ifndef MD5_X4_H
#define MD5_X4_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 4 messages into their states. Word i of message
 * j is state[i][j]. The data may have any alignment.
 */
void md5_x4_blocks(uint32_t state[4][4], const uint8_t *const data[4], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
