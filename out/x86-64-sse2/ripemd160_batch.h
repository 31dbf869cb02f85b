/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for x86-64 with SSE2, 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target x86-64-sse2 --kernel batch
 *
 * ripemd160_x4_blocks: 1956 instructions for a block of 64 bytes, critical path 434 cycles.
 * Rules: rotate_as_or 318 times, not_out_of_or 64 times, not_in_sum 64 times, select_as_add 32 times.
 * ripemd160_blocks: 1416 instructions for a block of 64 bytes, critical path 355 cycles.
 * Rules: select_as_xor 32 times, select_as_add 32 times.
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
 * so may alignment; msg[i] may be NULL if len[i] is 0. No digest may lie in a message. 4 messages are hashed
 * side by side, the longest of each 1024 first. Reentrant; takes up to 6 KiB of the stack, and no other memory.
 * A compiler that does not optimise (-O0) keeps every intermediate value there: up to 220 KiB.
 */
void ripemd160_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[20], size_t n);

#ifdef __cplusplus
}
#endif

#endif
