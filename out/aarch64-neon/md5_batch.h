/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel batch
 *
 * md5_x4_blocks: 479 instructions for a block of 64 bytes, critical path 637 cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times.
 */
#ifndef MD5_BATCH_H
#define MD5_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The digests of n messages, len[i] bytes at msg[i] into digest[i], all of them complete on return. n and lengths may be any,
 * so may alignment; msg[i] may be NULL if len[i] is 0. No digest may lie in a message. 4 messages are hashed
 * side by side, the longest of each 1024 first. Reentrant; takes up to 6 KiB of the stack, and no other memory.
 * A compiler that does not optimise (-O0) keeps every intermediate value there: up to 52 KiB.
 */
void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
