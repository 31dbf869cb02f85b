/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD and its SHA3
 * extension, 4 lanes, or 2 whose rotates are one instruction.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sha3 --kernel lanes --schedule lanes=2
 *
 * Proof of ripemd160_x2_blocks: `hashwright prove`; test of all functions: `hashwright verify`;
 * options as above. Speed: `hashwright bench ripemd160 --target aarch64-sha3 --kernel lanes
 * --schedule lanes=2`.
 */
#ifndef RIPEMD160_X2_H
#define RIPEMD160_X2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 2 messages into their states: word i of message
 * j is state[i][j]. Data may have any alignment.
 */
void ripemd160_x2_blocks(uint32_t state[5][2], const uint8_t *const data[2], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
