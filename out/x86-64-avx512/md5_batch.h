/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel batch
 *
 * md5_x16x2_blocks: 776 instructions for a block of 64 bytes in each of 2 streams, critical path 257 cycles.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x16_blocks: 388 instructions for a block of 64 bytes, critical path 257 cycles.
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
 * so may alignment; msg[i] may be NULL if len[i] is 0. No digest may lie in a message. 32 messages are hashed
 * side by side, the longest of each 1024 first. Reentrant; takes up to 25 KiB of the stack, and no other memory.
 * A compiler that does not optimise (-O0) keeps every intermediate value there: up to 365 KiB.
 */
void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
