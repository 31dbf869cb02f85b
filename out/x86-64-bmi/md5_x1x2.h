/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-bmi --kernel lanes
 *
 * With the options above, `hashwright prove` proves md5_x1x2_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-bmi --kernel lanes` measures the speed.
 */
#ifndef MD5_X1X2_H
#define MD5_X1X2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 2 messages into their states. Word i of message
 * j is state[i][j]. The data may have any alignment.
 */
void md5_x1x2_blocks(uint32_t state[4][2], const uint8_t *const data[2], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
