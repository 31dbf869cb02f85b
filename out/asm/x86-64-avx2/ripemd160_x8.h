/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX2 and BMI, 8
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx2 --kernel lanes --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_x8_blocks, and `hashwright verify`
 * tests all functions. `hashwright bench ripemd160 --target x86-64-avx2 --kernel lanes --emitter
 * gas` measures the speed.
 */
#ifndef RIPEMD160_X8_H
#define RIPEMD160_X8_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Compresses nblocks blocks of 64 bytes of each of 8 messages into their states. Word i of message
 * j is state[i][j]. The data may have any alignment.
 */
void ripemd160_x8_blocks(uint32_t state[5][8], const uint8_t *const data[8], size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
