/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD and SHA3, 4
 * lanes, or 2 with a rotate instruction.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sha3 --kernel lanes --schedule lanes=2
 *
 * With the options above, `hashwright prove` proves ripemd160_x2_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target aarch64-sha3 --kernel lanes --schedule
 * lanes=2` measures the speed.
 */
#ifndef RIPEMD160_X2_H
#define RIPEMD160_X2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 2 messages into their states. Word i of message
 * j is state[i][j]. The data may have any alignment.
 */
void ripemd160_x2_blocks(uint32_t state[5][2], const uint8_t *const data[2], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
