/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with AVX-512VL and BMI, one message in xmm, or 4 or 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-avx512vl --kernel batch
 *
 * ripemd160_x8x2_blocks: 2194 instructions for a block of 64 bytes in each of 2 streams, critical path 321 cycles.
 * ripemd160_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 * ripemd160_x8_blocks: 1097 instructions for a block of 64 bytes, critical path 321 cycles.
 */
#ifndef RIPEMD160_BATCH_H
#define RIPEMD160_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The digests of n messages, len[i] bytes at msg[i] into digest[i], all of them complete on return. n and lengths may be any,
 * so may alignment; msg[i] may be NULL if len[i] is 0. No digest may lie in a message. 16 messages are hashed
 * side by side, the longest of each 1024 first. Reentrant; takes up to 15 KiB of the stack, and no other memory.
 * A compiler that does not optimise (-O0) keeps every intermediate value there: up to 495 KiB.
 */
void ripemd160_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20], size_t n);

#ifdef __cplusplus
}
#endif

#endif
