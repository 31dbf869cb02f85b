/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX2 and BMI, 8 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx2 --kernel batch
 *
 * md5_x8x3_blocks: 1818 instructions for a block of 64 bytes in each of 3 streams, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_blocks: 486 instructions for a block of 64 bytes, critical path 289 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 * md5_x8_blocks: 606 instructions for a block of 64 bytes, critical path 349 cycles.
 * Rules: rotate_as_or 60 times, select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
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
 * so may alignment; msg[i] may be NULL if len[i] is 0. No digest may lie in a message. 24 messages are hashed
 * side by side, the longest of each 1024 first. Reentrant; takes up to 20 KiB of the stack, and no other memory.
 * A compiler that does not optimise (-O0) keeps every intermediate value there: up to 418 KiB.
 */
void md5_batch(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n);

#ifdef __cplusplus
}
#endif

#endif
