/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SVE2, 4 to 64 lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sve2 --kernel lanes --schedule streams=2
 *
 * With the options above, `hashwright prove` proves md5_xvlx2_lanes, md5_xvlx2_blocks, and
 * `hashwright verify` tests all functions. `hashwright bench md5 --target aarch64-sve2 --kernel
 * lanes --schedule streams=2` measures the speed.
 */
#ifndef MD5_XVLX2_H
#define MD5_XVLX2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Returns the number of messages that md5_xvlx2_blocks compresses side by side: the number of
 * 32-bit words in 2 of the processor's vectors, at most 128.
 */
size_t md5_xvlx2_lanes(void);

/*
 * Compresses nblocks blocks of 64 bytes of each of these messages into their states. Word i of
 * message j is state[i * lanes + j], where lanes is the number of messages. The data may have any
 * alignment.
 */
void md5_xvlx2_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
