/* SPDX-License-Identifier: 0BSD */
/*
 * RIPEMD-160 (Dobbertin, Bosselaers, Preneel: RIPEMD-160, 1996) for AArch64 with SVE2, 4 to 64
 * lanes, by the length of its vectors.
 *
 * Generated; to make it again:
 *     hashwright make ripemd160 --target aarch64-sve2 --kernel fixed --length 32 --emitter gas
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench ripemd160 --target aarch64-sve2 --kernel fixed --size 32
 * --emitter gas` measures the speed.
 *
 * ripemd160_32_xvlx2: 2020 instructions for a message in each lane of 2 streams, critical path
 *     639 cycles.
 * Rules: not_out_of_or 61 times, not_in_sum 61 times.
 * ripemd160_32: 1230 instructions for a message, critical path 351 cycles.
 * Rules: select_as_add 32 times.
 */
#include "ripemd160_32.h"

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_SVE")
#undef __ARM_FEATURE_SVE
#define __ARM_FEATURE_SVE 1
#pragma push_macro("__ARM_FEATURE_SVE2")
#undef __ARM_FEATURE_SVE2
#define __ARM_FEATURE_SVE2 1
#endif
#include <arm_sve.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_SVE")
#pragma pop_macro("__ARM_FEATURE_SVE2")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sve2"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("+sve2")
#endif

/* MemorySanitizer does not see what assembly writes. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define RIPEMD160_32_WRITTEN(p, len) __msan_unpoison(p, len)
#endif
#endif
#ifndef RIPEMD160_32_WRITTEN
#define RIPEMD160_32_WRITTEN(p, len) ((void)0)
#endif

/* Hash groups of lanes messages, and messages one by one. */
void ripemd160_32_xvlx2(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);
void ripemd160_32_x1(const uint8_t *const *data, uint8_t (*digest)[20], size_t ngroups);

void ripemd160_32(const uint8_t *data, uint8_t digest[20])
{
    const uint8_t *const one[1] = {data};

    ripemd160_32_x1(one, (uint8_t(*)[20])digest, 1);
    RIPEMD160_32_WRITTEN(digest, 20);
}

size_t ripemd160_32_xvlx2_lanes(void)
{
    return (2 * svcntw());
}

void ripemd160_32_batch(const uint8_t *const *data, uint8_t (*digest)[20], size_t n)
{
    const size_t lanes = svcntw();
    const size_t ngroups = n / (2 * lanes);

    ripemd160_32_xvlx2(data, digest, ngroups);
    ripemd160_32_x1(data + ngroups * (2 * lanes), digest + ngroups * (2 * lanes), n % (2 * lanes));
    RIPEMD160_32_WRITTEN(digest, n * sizeof *digest);
}

void ripemd160_32_batch_rows(const uint8_t *rows, size_t stride, uint8_t (*digest)[20], size_t n)
{
    enum { PART = 256 }; /* the number of pointers in the array */
    const uint8_t *data[PART];

    for (size_t done = 0; done < n; done += PART) {
        const size_t part = n - done < PART ? n - done : (size_t)PART;

        for (size_t i = 0; i < part; i++)
            data[i] = rows + stride * (done + i);
        ripemd160_32_batch(data, digest + done, part);
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
