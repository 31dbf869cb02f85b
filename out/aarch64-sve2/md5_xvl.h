/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SVE2, as many lanes as its vectors hold: 4 to 64.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-sve2 --kernel lanes
 *
 * Proof of md5_xvl_lanes, md5_xvl_blocks: `hashwright prove`; test of all functions: `hashwright
 * verify`; options as above. Speed: `hashwright bench md5 --target aarch64-sve2 --kernel lanes`.
 */
#ifndef MD5_XVL_H
#define MD5_XVL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The number of messages of md5_xvl_blocks: the 32-bit words in one of the processor's vectors, at
 * most 64.
 */
size_t md5_xvl_lanes(void);

/*
 * Compresses nblocks blocks of 64 bytes of each of these messages into their states: word i of
 * message j is state[i * lanes + j], where lanes is this number. Data may have any alignment.
 */
void md5_xvl_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
