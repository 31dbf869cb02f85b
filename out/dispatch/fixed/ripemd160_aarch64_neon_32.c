/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SIMD (NEON), 4
 * lanes.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target portable,x86-64-avx2,aarch64-neon --kernel fixed \
 *         --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64-neon --kernel fixed --size 32
 * --emitter gas` measures the speed.
 *
 * ripemd160_aarch64_neon_32_xn: 2834 instructions for a message in each lane of 2 streams,
 *     critical path 799 cycles.
 * Rules: or_not_as_select 32 times, not_in_sum 32 times.
 * ripemd160_aarch64_neon_32: 1230 instructions for a message, critical path 351 cycles.
 * Rules: select_as_add 32 times.
 */
#include "ripemd160_aarch64_neon_32.h"

#if defined(__aarch64__) || defined(_M_ARM64)

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
#define RIPEMD160_AARCH64_NEON_32_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef RIPEMD160_AARCH64_NEON_32_WRITTEN
#define RIPEMD160_AARCH64_NEON_32_WRITTEN(p, len) ((void)0)
#endif

/* Hash groups of lanes messages, and messages one by one. */
void ripemd160_aarch64_neon_32_xn(const uint8_t *const *data, uint8_t (*digest)[20],
    size_t ngroups);
void ripemd160_aarch64_neon_32_x1(const uint8_t *const *data, uint8_t (*digest)[20],
    size_t ngroups);

void ripemd160_aarch64_neon_32(const uint8_t *data, uint8_t digest[20])
{
    const uint8_t *const one[1] = {data};

    ripemd160_aarch64_neon_32_x1(one, (uint8_t(*)[20])digest, 1);
    RIPEMD160_AARCH64_NEON_32_WRITTEN(digest, 20);
}

size_t ripemd160_aarch64_neon_32_xn_lanes(void)
{
    return 8;
}

void ripemd160_aarch64_neon_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
    const size_t ngroups = n / 8;

    ripemd160_aarch64_neon_32_xn(data, digest, ngroups);
    ripemd160_aarch64_neon_32_x1(data + ngroups * 8, digest + ngroups * 8, n % 8);
    RIPEMD160_AARCH64_NEON_32_WRITTEN(digest, n * sizeof *digest);
}

void ripemd160_aarch64_neon_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20],
    size_t n)
{
    enum { PART = 64 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        ripemd160_aarch64_neon_32_batch(data, digest + done, part);
    }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
