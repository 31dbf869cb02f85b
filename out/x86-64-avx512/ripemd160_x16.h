/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512 and BMI, 16
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512 --kernel lanes
 *
 * With the options above, `hashwright prove` proves ripemd160_x16_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx512 --kernel lanes` measures
 * the speed.
 */
#ifndef RIPEMD160_X16_H
#define RIPEMD160_X16_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 16 messages into their states. Word i of message
 * j is state[i][j]. The data may have any alignment.
 */
void ripemd160_x16_blocks(uint32_t state[5][16], const uint8_t *const data[16], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
