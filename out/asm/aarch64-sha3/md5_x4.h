/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD and SHA3, 4 lanes, or 2 with a rotate instruction.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sha3 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_x4_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-sha3 --kernel lanes --emitter gas` measures
 * the speed.
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
