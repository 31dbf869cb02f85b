/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for AArch64 with SIMD (NEON), 4 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target aarch64-neon --kernel fixed --length 33 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target aarch64-neon --kernel fixed --size 33 --emitter
 * gas` measures the speed.
 *
 * md5_33_x4x2: 898 instructions for a message in each lane of 2 streams, critical path 633
 *     cycles.
 * Rules: or_not_as_select 16 times, not_in_sum 16 times.
 * md5_33: 453 instructions for a message, critical path 286 cycles.
 * Rules: select_as_add 16 times.
 */
#include "md5_33.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* MemorySanitizer does not see what assembly writes. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define MD5_33_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef MD5_33_WRITTEN
#define MD5_33_WRITTEN(p, len) ((void)0)
#endif

/* Hash groups of 8 messages, and messages one by one. */
void md5_33_x4x2(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
void md5_33_x1(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

void md5_33(const uint8_t *data, uint8_t digest[16])
{
    const uint8_t *const one[1] = {data};

    md5_33_x1(one, (uint8_t(*)[16])digest, 1);
    MD5_33_WRITTEN(digest, 16);
}

void md5_33_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n)
{
    const size_t ngroups = n / 8;

    md5_33_x4x2(data, digest, ngroups);
    md5_33_x1(data + ngroups * 8, digest + ngroups * 8, n % 8);
    MD5_33_WRITTEN(digest, n * sizeof *digest);
}

void md5_33_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n)
{
    enum { PART = 64 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        md5_33_batch(data, digest + done, part);
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
