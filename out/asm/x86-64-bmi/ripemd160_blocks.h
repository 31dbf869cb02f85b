/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-bmi --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves ripemd160_blocks, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target x86-64-bmi --kernel blocks --emitter gas`
 * measures the speed.
 */
#ifndef RIPEMD160_BLOCKS_H
#define RIPEMD160_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compresses nblocks blocks of 64 bytes into the state. data may have any alignment. */
void ripemd160_blocks(uint32_t state[5], const uint8_t *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
