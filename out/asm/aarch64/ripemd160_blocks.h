/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64, any.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64 --kernel blocks --emitter gas
 *
 * Proof of ripemd160_blocks: `hashwright prove`; test of all functions: `hashwright verify`;
 * options as above. Speed: `hashwright bench ripemd160 --target aarch64 --kernel blocks --emitter
 * gas`.
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
