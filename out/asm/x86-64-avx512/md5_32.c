/* SPDX-License-Identifier: 0BSD */
/*
 * MD5 (RFC 1321) for x86-64 with AVX-512 and BMI, 16 lanes.
 *
 * Generated; to make it again:
 *     hashwright make md5 --target x86-64-avx512 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench md5 --target x86-64-avx512 --kernel fixed --size 32 --emitter
 * gas` measures the speed.
 *
 * md5_32_x16x3: 1050 instructions for a message in each lane of 3 streams, critical path 255
 *     cycles.
 * md5_32: 446 instructions for a message, critical path 286 cycles.
 * Rules: select_as_add 16 times, not_out_of_or 16 times, not_in_sum 16 times.
 */
#include "md5_32.h"

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__) && __clang_major__ >= 18 && __clang_major__ <= 21 \
    && !defined(__apple_build_version__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,bmi,bmi2,evex512"))), \
    apply_to = function)
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,bmi,bmi2"))), \
    apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,bmi,bmi2")
#endif

/* MemorySanitizer does not see what assembly writes. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define MD5_32_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef MD5_32_WRITTEN
#define MD5_32_WRITTEN(p, len) ((void)0)
#endif

/* Hash groups of 48 messages, and messages one by one. */
void md5_32_x16x3(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);
void md5_32_x1(const uint8_t *const *data, uint8_t (*digest)[16], size_t ngroups);

void md5_32(const uint8_t *data, uint8_t digest[16])
{
    const uint8_t *const one[1] = {data};

    md5_32_x1(one, (uint8_t(*)[16])digest, 1);
    MD5_32_WRITTEN(digest, 16);
}

void md5_32_batch(const uint8_t *const *data, uint8_t (*digest)[16], size_t n)
{
    const size_t ngroups = n / 48;

    md5_32_x16x3(data, digest, ngroups);
    md5_32_x1(data + ngroups * 48, digest + ngroups * 48, n % 48);
    MD5_32_WRITTEN(digest, n * sizeof *digest);
}

void md5_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[16], size_t n)
{
    enum { PART = 384 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        md5_32_batch(data, digest + done, part);
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
