/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, as many
 * lanes as its vectors hold: 4 to 64.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel lanes
 *
 * Proof of ripemd160_xvl_lanes, ripemd160_xvl_blocks: `hashwright prove`; test of all functions:
 * `hashwright verify`; options as above. Speed: `hashwright bench ripemd160 --target aarch64-sve2
 * --kernel lanes`.
 */
#ifndef RIPEMD160_XVL_H
#define RIPEMD160_XVL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The number of messages of ripemd160_xvl_blocks: the 32-bit words in one of the processor's
 * vectors, at most 64.
 */
size_t ripemd160_xvl_lanes(void);

/*
 * Compresses nblocks blocks of 64 bytes of each of these messages into their states: word i of
 * message j is state[i * lanes + j], where lanes is this number. Data may have any alignment.
 */
void ripemd160_xvl_blocks(uint32_t *state, const uint8_t *const *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
