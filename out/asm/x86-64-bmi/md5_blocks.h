/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with BMI1 and BMI2.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-bmi --kernel blocks --emitter gas
 *
 * With the options above, `hashwright prove` proves md5_blocks, and `hashwright verify` tests all
 * functions. `hashwright bench md5 --target x86-64-bmi --kernel blocks --emitter gas` measures the
 * speed.
 */
#ifndef MD5_BLOCKS_H
#define MD5_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compresses nblocks blocks of 64 bytes into the state. data may have any alignment. */
void md5_blocks(uint32_t state[4], const uint8_t *data, size_t nblocks);

#ifdef __cplusplus
}
#endif

#endif
