/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for ISO C99, any processor.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target portable
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256 --target portable` measures the speed.
 *
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 704 instructions for 16 bytes, critical path 41 cycles (41 per iteration of a loop).
 * encrypt: 932 instructions for 16 bytes, critical path 41 cycles (41 per iteration of a
 *     loop).
 * decrypt: 932 instructions for 16 bytes, critical path 51 cycles (51 per iteration of a
 *     loop).
 */
#include "aegis256.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS256_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS256_FREESTANDING
#endif
#endif
#if !defined(AEGIS256_FREESTANDING)
#include <string.h>
#else
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *p, int value, size_t len);
#ifdef __cplusplus
}
#endif
#endif

/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS256_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS256_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS256_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS256_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS256_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS256_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS256_CLEARS
#define AEGIS256_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS256_INLINE int aegis256_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#if defined(__AVX__)
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#else
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "pxor {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
#if defined(__AVX512VL__)
    __asm__ __volatile__(
        ".irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n\t"
        "vpxord {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        : "+r"(result) : : "memory", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
            "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#endif
#endif
    return result;
}

typedef uint64_t aegis256_word;

AEGIS256_INLINE
aegis256_word aegis256_load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

AEGIS256_INLINE void aegis256_store(uint8_t *p, aegis256_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

AEGIS256_INLINE void aegis256_copy(aegis256_word to[16], const aegis256_word from[16])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
    to[8] = from[8];
    to[9] = from[9];
    to[10] = from[10];
    to[11] = from[11];
    to[12] = from[12];
    to[13] = from[13];
    to[14] = from[14];
    to[15] = from[15];
}

static void aegis256_initial(aegis256_word s[16], aegis256_word key0_0, aegis256_word key0_1,
    aegis256_word key1_0, aegis256_word key1_1, aegis256_word nonce0_0, aegis256_word nonce0_1,
    aegis256_word nonce1_0, aegis256_word nonce1_1)
{
    const uint64_t x1 = ((nonce0_0 >> 32) ^ nonce1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x2 = (x1 << 32) ^ nonce0_0;
    const uint64_t x3 = x1 ^ nonce1_0;
    const uint64_t x4 = ((x2 >> 1) ^ x3) & UINT64_C(0x5555555555555555);
    const uint64_t x5 = (x4 << 1) ^ x2;
    const uint64_t x6 = ((nonce0_1 >> 32) ^ nonce1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x7 = (x6 << 32) ^ nonce0_1;
    const uint64_t x8 = x6 ^ nonce1_1;
    const uint64_t x9 = ((x7 >> 1) ^ x8) & UINT64_C(0x5555555555555555);
    const uint64_t x10 = (x9 << 1) ^ x7;
    const uint64_t x11 = ((x5 >> 2) ^ x10) & UINT64_C(0x3333333333333333);
    const uint64_t x12 = (x11 << 2) ^ x5;
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = x14 & UINT64_C(0x000000ff000000ff);
    const uint64_t x16 = ((key0_0 >> 32) ^ key1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x17 = (x16 << 32) ^ key0_0;
    const uint64_t x18 = x16 ^ key1_0;
    const uint64_t x19 = ((x17 >> 1) ^ x18) & UINT64_C(0x5555555555555555);
    const uint64_t x20 = (x19 << 1) ^ x17;
    const uint64_t x21 = ((key0_1 >> 32) ^ key1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x22 = (x21 << 32) ^ key0_1;
    const uint64_t x23 = x21 ^ key1_1;
    const uint64_t x24 = ((x22 >> 1) ^ x23) & UINT64_C(0x5555555555555555);
    const uint64_t x25 = (x24 << 1) ^ x22;
    const uint64_t x26 = ((x20 >> 2) ^ x25) & UINT64_C(0x3333333333333333);
    const uint64_t x27 = (x26 << 2) ^ x20;
    const uint64_t x28 = ((x27 >> 4) ^ x27) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x29 = x28 ^ x27 ^ (x28 << 4);
    const uint64_t x30 = x29 & UINT64_C(0x000000ff000000ff);
    const uint64_t x31 = x14 >> 16;
    const uint64_t x32 = x31 & UINT64_C(0x000000ff000000ff);
    const uint64_t x33 = x29 >> 16;
    const uint64_t x34 = x33 & UINT64_C(0x000000ff000000ff);
    const uint64_t x35 = x4 ^ x3;
    const uint64_t x36 = x9 ^ x8;
    const uint64_t x37 = ((x35 >> 2) ^ x36) & UINT64_C(0x3333333333333333);
    const uint64_t x38 = (x37 << 2) ^ x35;
    const uint64_t x39 = ((x38 >> 4) ^ x38) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x40 = x39 ^ x38 ^ (x39 << 4);
    const uint64_t x41 = x40 & UINT64_C(0x000000ff000000ff);
    const uint64_t x42 = x19 ^ x18;
    const uint64_t x43 = x24 ^ x23;
    const uint64_t x44 = ((x42 >> 2) ^ x43) & UINT64_C(0x3333333333333333);
    const uint64_t x45 = (x44 << 2) ^ x42;
    const uint64_t x46 = ((x45 >> 4) ^ x45) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x47 = x46 ^ x45 ^ (x46 << 4);
    const uint64_t x48 = x47 & UINT64_C(0x000000ff000000ff);
    const uint64_t x49 = x40 >> 16;
    const uint64_t x50 = x49 & UINT64_C(0x000000ff000000ff);
    const uint64_t x51 = x47 >> 16;
    const uint64_t x52 = x51 & UINT64_C(0x000000ff000000ff);
    const uint64_t x53 = x11 ^ x10;
    const uint64_t x54 = ((x53 >> 4) ^ x53) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x55 = x54 ^ x53 ^ (x54 << 4);
    const uint64_t x56 = x55 & UINT64_C(0x000000ff000000ff);
    const uint64_t x57 = x26 ^ x25;
    const uint64_t x58 = ((x57 >> 4) ^ x57) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x59 = x58 ^ x57 ^ (x58 << 4);
    const uint64_t x60 = x59 & UINT64_C(0x000000ff000000ff);
    const uint64_t x61 = x55 >> 16;
    const uint64_t x62 = x61 & UINT64_C(0x000000ff000000ff);
    const uint64_t x63 = x59 >> 16;
    const uint64_t x64 = x63 & UINT64_C(0x000000ff000000ff);
    const uint64_t x65 = x37 ^ x36;
    const uint64_t x66 = ((x65 >> 4) ^ x65) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x67 = x66 ^ x65 ^ (x66 << 4);
    const uint64_t x68 = x67 & UINT64_C(0x000000ff000000ff);
    const uint64_t x69 = x44 ^ x43;
    const uint64_t x70 = ((x69 >> 4) ^ x69) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x71 = x70 ^ x69 ^ (x70 << 4);
    const uint64_t x72 = x71 & UINT64_C(0x000000ff000000ff);
    const uint64_t x73 = x67 >> 16;
    const uint64_t x74 = x73 & UINT64_C(0x000000ff000000ff);
    const uint64_t x75 = x71 >> 16;
    const uint64_t x76 = x75 & UINT64_C(0x000000ff000000ff);
    const uint64_t x77 = x14 >> 8;
    const uint64_t x78 = x77 & UINT64_C(0x000000ff000000ff);
    const uint64_t x79 = x29 >> 8;
    const uint64_t x80 = x79 & UINT64_C(0x000000ff000000ff);
    const uint64_t x81 = x14 >> 24;
    const uint64_t x82 = x81 & UINT64_C(0x000000ff000000ff);
    const uint64_t x83 = x29 >> 24;
    const uint64_t x84 = x83 & UINT64_C(0x000000ff000000ff);
    const uint64_t x85 = x40 >> 8;
    const uint64_t x86 = x85 & UINT64_C(0x000000ff000000ff);
    const uint64_t x87 = x47 >> 8;
    const uint64_t x88 = x87 & UINT64_C(0x000000ff000000ff);
    const uint64_t x89 = x40 >> 24;
    const uint64_t x90 = x89 & UINT64_C(0x000000ff000000ff);
    const uint64_t x91 = x47 >> 24;
    const uint64_t x92 = x91 & UINT64_C(0x000000ff000000ff);
    const uint64_t x93 = x55 >> 8;
    const uint64_t x94 = x93 & UINT64_C(0x000000ff000000ff);
    const uint64_t x95 = x59 >> 8;
    const uint64_t x96 = x95 & UINT64_C(0x000000ff000000ff);
    const uint64_t x97 = x55 >> 24;
    const uint64_t x98 = x97 & UINT64_C(0x000000ff000000ff);
    const uint64_t x99 = x59 >> 24;
    const uint64_t x100 = x99 & UINT64_C(0x000000ff000000ff);
    const uint64_t x101 = x67 >> 8;
    const uint64_t x102 = x101 & UINT64_C(0x000000ff000000ff);
    const uint64_t x103 = x71 >> 8;
    const uint64_t x104 = x103 & UINT64_C(0x000000ff000000ff);
    const uint64_t x105 = x67 >> 24;
    const uint64_t x106 = x105 & UINT64_C(0x000000ff000000ff);
    const uint64_t x107 = x71 >> 24;
    const uint64_t x108 = x107 & UINT64_C(0x000000ff000000ff);
    s[0] = ((x15 << 40 | x15 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x30 << 40 | x30 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x29 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000dbb6b6db0000)
        ^ (x14 & UINT64_C(0x00000000000000ff)))
        ^ (((x30 << 8 | x30 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x30 << 32 | x30 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[1] = ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x34 << 40 | x34 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x33 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000b66d6db60000)
        ^ (x31 & UINT64_C(0x00000000000000ff)))
        ^ (((x34 << 8 | x34 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x34 << 32 | x34 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[2] = ((x41 << 40 | x41 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x48 << 40 | x48 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x47 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000294242290000)
        ^ (x40 & UINT64_C(0x00000000000000ff)))
        ^ (((x48 << 8 | x48 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x48 << 32 | x48 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[3] = ((x50 << 40 | x50 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x52 << 40 | x52 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x51 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000429494420000)
        ^ (x49 & UINT64_C(0x00000000000000ff)))
        ^ (((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x52 << 32 | x52 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[4] = ((x56 << 40 | x56 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x60 << 40 | x60 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x59 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000922424920000)
        ^ (x55 & UINT64_C(0x00000000000000ff)))
        ^ (((x60 << 8 | x60 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x60 << 32 | x60 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[5] = ((x62 << 40 | x62 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x64 << 40 | x64 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x63 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000922424920000)
        ^ (x61 & UINT64_C(0x00000000000000ff)))
        ^ (((x64 << 8 | x64 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x64 << 32 | x64 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[6] = ((x68 << 40 | x68 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x72 << 40 | x72 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x71 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000138080130000)
        ^ (x67 & UINT64_C(0x00000000000000ff)))
        ^ (((x72 << 8 | x72 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x72 << 32 | x72 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[7] = ((x74 << 40 | x74 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x76 << 40 | x76 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x75 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x00008b6a6a8b0000)
        ^ (x73 & UINT64_C(0x00000000000000ff)))
        ^ (((x76 << 8 | x76 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x76 << 32 | x76 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[8] = ((x78 << 40 | x78 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x80 << 40 | x80 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x79 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000d90c0cd90000)
        ^ (x77 & UINT64_C(0x00000000000000ff)))
        ^ (((x80 << 8 | x80 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x80 << 32 | x80 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[9] = ((x82 << 40 | x82 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x84 << 40 | x84 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x83 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000b54c4cb50000)
        ^ (x81 & UINT64_C(0x00000000000000ff)))
        ^ (((x84 << 8 | x84 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x84 << 32 | x84 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[10] = ((x86 << 40 | x86 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x88 << 40 | x88 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x87 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x00009ec0c09e0000)
        ^ (x85 & UINT64_C(0x00000000000000ff)))
        ^ (((x88 << 8 | x88 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x88 << 32 | x88 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[11] = ((x90 << 40 | x90 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x92 << 40 | x92 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x91 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x00002e8c8c2e0000)
        ^ (x89 & UINT64_C(0x00000000000000ff)))
        ^ (((x92 << 8 | x92 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x92 << 32 | x92 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[12] = ((x94 << 40 | x94 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x96 << 40 | x96 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x95 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x00002b80802b0000)
        ^ (x93 & UINT64_C(0x00000000000000ff)))
        ^ (((x96 << 8 | x96 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x96 << 32 | x96 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[13] = ((x98 << 40 | x98 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x100 << 40 | x100 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x99 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000f0c8c8f00000)
        ^ (x97 & UINT64_C(0x00000000000000ff)))
        ^ (((x100 << 8 | x100 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x100 << 32 | x100 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[14] = ((x102 << 40 | x102 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x104 << 40 | x104 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x103 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000a18888a10000)
        ^ (x101 & UINT64_C(0x00000000000000ff)))
        ^ (((x104 << 8 | x104 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x104 << 32 | x104 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
    s[15] = ((x106 << 40 | x106 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x108 << 40 | x108 >> (64 - 40)) & UINT64_C(0x000000000000ff00))
        ^ ((x107 & UINT64_C(0x00000000000000ff)) ^ UINT64_C(0x0000a00000a00000)
        ^ (x105 & UINT64_C(0x00000000000000ff)))
        ^ (((x108 << 8 | x108 >> (64 - 8)) & UINT64_C(0x0000ff0000000000))
        ^ ((x108 << 32 | x108 >> (64 - 32)) & UINT64_C(0x000000ff00000000)));
}

static void aegis256_update(aegis256_word s[16], aegis256_word m0_0, aegis256_word m0_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = p5 ^ p9;
    const uint64_t x2 = p3 ^ p15;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p7;
    const uint64_t x5 = x4 ^ p13;
    const uint64_t x6 = p9 ^ p15;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p5;
    const uint64_t x9 = p11 ^ p13;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p1;
    const uint64_t x16 = x15 ^ p3;
    const uint64_t x17 = p5 ^ p15;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p1;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p9;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p1) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p15;
    const uint64_t x30 = x7 ^ p1;
    const uint64_t x31 = x25 ^ p15 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x33 & x30;
    const uint64_t x44 = (x36 & x16) ^ x43;
    const uint64_t x45 = x36 ^ x33;
    const uint64_t x46 = x45 & x2;
    const uint64_t x47 = x34 & p1;
    const uint64_t x48 = x45 & x25;
    const uint64_t x49 = x37 ^ x34;
    const uint64_t x50 = x48 ^ (x49 & x8);
    const uint64_t x51 = x46 ^ x47 ^ x50;
    const uint64_t x52 = ~(x42 ^ x44 ^ x51);
    const uint64_t x53 = ((x52 << 6 | x52 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x52 << 10 | x52 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x52 << 5 | x52 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x52 << 9 | x52 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x54 = p4 ^ p8;
    const uint64_t x55 = p2 ^ p14;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p6;
    const uint64_t x58 = x57 ^ p12;
    const uint64_t x59 = p8 ^ p14;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p4;
    const uint64_t x62 = p10 ^ p12;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p0;
    const uint64_t x69 = x68 ^ p2;
    const uint64_t x70 = p4 ^ p14;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p0;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p8;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p0) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p14;
    const uint64_t x83 = x60 ^ p0;
    const uint64_t x84 = x78 ^ p14 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x86 & x83;
    const uint64_t x97 = (x89 & x69) ^ x96;
    const uint64_t x98 = x89 ^ x86;
    const uint64_t x99 = x98 & x55;
    const uint64_t x100 = x87 & p0;
    const uint64_t x101 = x98 & x78;
    const uint64_t x102 = x90 ^ x87;
    const uint64_t x103 = x101 ^ (x102 & x61);
    const uint64_t x104 = x99 ^ x100 ^ x103;
    const uint64_t x105 = ~(x95 ^ x97 ^ x104);
    const uint64_t x106 = ((x105 << 8 | x105 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x105 << 7 | x105 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x105 << 11 | x105 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x110 = x89 & x68;
    const uint64_t x111 = x95 ^ x110;
    const uint64_t x112 = x90 & x71;
    const uint64_t x113 = x111 ^ (x112 ^ (x102 & x56));
    const uint64_t x114 = x93 & x64;
    const uint64_t x115 = x101 ^ (x92 & x60) ^ x114;
    const uint64_t x116 = x113 ^ x115;
    const uint64_t x117 = ((x116 << 8 | x116 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x116 << 7 | x116 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x116 << 11 | x116 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x118 = x36 & x15;
    const uint64_t x119 = x42 ^ x118;
    const uint64_t x120 = x37 & x18;
    const uint64_t x121 = x119 ^ (x120 ^ (x49 & x3));
    const uint64_t x122 = x40 & x11;
    const uint64_t x123 = x48 ^ (x39 & x7) ^ x122;
    const uint64_t x124 = x121 ^ x123;
    const uint64_t x125 = ((x124 << 6 | x124 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x124 << 10 | x124 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x124 << 5 | x124 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x124 << 9 | x124 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x126 =
        ((x117 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x127 = x126 ^ x117;
    const uint64_t x128 = x108 ^ x109 ^ x127;
    const uint64_t x129 = (m0_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x130 = (x129 << 32) ^ m0_0;
    const uint64_t x131 = ((x130 >> 1) ^ x129) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x130;
    const uint64_t x133 = (m0_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ m0_1;
    const uint64_t x135 = ((x134 >> 1) ^ x133) & UINT64_C(0x5555555555555555);
    const uint64_t x136 = (x135 << 1) ^ x134;
    const uint64_t x137 = ((x132 >> 2) ^ x136) & UINT64_C(0x3333333333333333);
    const uint64_t x138 = (x137 << 2) ^ x132;
    const uint64_t x139 = ((x138 >> 4) ^ x138) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x140 = x139 ^ x138 ^ (x139 << 4);
    const uint64_t t_1 = (x128 & UINT64_C(0x0000ffffffffff00))
        ^ ((x140 & UINT64_C(0x000000ff000000ff)) ^ p0)
        ^ ((x128 << 16 | x128 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x141 = x109 ^ x106;
    const uint64_t x142 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x117 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x125;
    const uint64_t x144 = x141 ^ x107 ^ x143;
    const uint64_t t_2 = (x144 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1)
        ^ ((x144 << 16 | x144 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x145 = x119 ^ (x122 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x44 ^ x46));
    const uint64_t x147 = ((x146 << 6 | x146 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x146 << 10 | x146 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x146 << 5 | x146 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x146 << 9 | x146 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x148 = x111 ^ (x114 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x97 ^ x99));
    const uint64_t x150 = ((x149 << 8 | x149 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x149 << 7 | x149 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x149 << 11 | x149 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x151 ^ x147;
    const uint64_t x153 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x152 ^ x127 ^ (x141 ^ x153);
    const uint64_t x155 = x131 ^ x129;
    const uint64_t x156 = x135 ^ x133;
    const uint64_t x157 = ((x155 >> 2) ^ x156) & UINT64_C(0x3333333333333333);
    const uint64_t x158 = (x157 << 2) ^ x155;
    const uint64_t x159 = ((x158 >> 4) ^ x158) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x160 = x159 ^ x158 ^ (x159 << 4);
    const uint64_t t_3 = (x154 & UINT64_C(0x0000ffffffffff00))
        ^ ((x160 & UINT64_C(0x000000ff000000ff)) ^ p2)
        ^ ((x154 << 16 | x154 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x161 = x153 ^ x150;
    const uint64_t x162 = x161 ^ x143 ^ (x108 ^ x151);
    const uint64_t t_4 = (x162 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3)
        ^ ((x162 << 16 | x162 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x163 = x145 ^ (x51 ^ (x33 & x29));
    const uint64_t x164 = x163 ^ ((x34 & x21) ^ x120);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x148 ^ (x104 ^ (x86 & x82));
    const uint64_t x167 = x166 ^ ((x87 & x74) ^ x112);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x170 ^ x171 ^ x161;
    const uint64_t x173 = x137 ^ x136;
    const uint64_t x174 = ((x173 >> 4) ^ x173) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x175 = x174 ^ x173 ^ (x174 << 4);
    const uint64_t t_5 = (x172 & UINT64_C(0x0000ffffffffff00))
        ^ ((x175 & UINT64_C(0x000000ff000000ff)) ^ p4)
        ^ ((x172 << 16 | x172 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = x176 ^ x169 ^ x152;
    const uint64_t t_6 = (x177 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5)
        ^ ((x177 << 16 | x177 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x178 = x121 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x43 ^ x47);
    const uint64_t x180 = ((x179 << 6 | x179 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x179 << 10 | x179 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x179 << 5 | x179 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x179 << 9 | x179 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x181 = x113 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x96 ^ x100);
    const uint64_t x183 = ((x182 << 8 | x182 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x182 << 7 | x182 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x182 << 11 | x182 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x180;
    const uint64_t x186 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x176 ^ x185 ^ (x127 ^ x186);
    const uint64_t x188 = x157 ^ x156;
    const uint64_t x189 = ((x188 >> 4) ^ x188) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x190 = x189 ^ x188 ^ (x189 << 4);
    const uint64_t t_7 = (x187 & UINT64_C(0x0000ffffffffff00))
        ^ ((x190 & UINT64_C(0x000000ff000000ff)) ^ p6)
        ^ ((x187 << 16 | x187 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x191 = x186 ^ x183;
    const uint64_t x192 = x170 ^ x191 ^ (x143 ^ x184);
    const uint64_t t_8 = (x192 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7)
        ^ ((x192 << 16 | x192 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x193 = x178 ^ x50;
    const uint64_t x194 = ((x193 << 6 | x193 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x193 << 10 | x193 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x193 << 5 | x193 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x193 << 9 | x193 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x195 = x181 ^ x103;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x194;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x191 ^ x198 ^ (x127 ^ x199);
    const uint64_t t_9 = (x200 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8)
        ^ ((x200 << 16 | x200 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x201 = x199 ^ x196;
    const uint64_t x202 = x185 ^ x201 ^ (x143 ^ x197);
    const uint64_t t_10 = (x202 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9)
        ^ ((x202 << 16 | x202 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x203 = x115 ^ x110;
    const uint64_t x204 = ~(x166 ^ (x203 ^ ((x91 & x70) ^ x94)));
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x123 ^ x118;
    const uint64_t x207 = ~(x163 ^ (x206 ^ ((x38 & x17) ^ x41)));
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x211 = x210 ^ x208;
    const uint64_t x212 = x201 ^ x209 ^ x211;
    const uint64_t t_11 = (x212 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10)
        ^ ((x212 << 16 | x212 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x213 = x209 ^ x205;
    const uint64_t x214 = x198 ^ x210 ^ x213;
    const uint64_t t_12 = (x214 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11)
        ^ ((x214 << 16 | x214 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x215 = ~(x195 ^ x203);
    const uint64_t x216 = ((x215 << 8 | x215 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x215 << 7 | x215 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x215 << 11 | x215 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x217 = ~(x193 ^ x206);
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x221 = x220 ^ x218;
    const uint64_t x222 = x213 ^ x219 ^ x221;
    const uint64_t t_13 = (x222 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12)
        ^ ((x222 << 16 | x222 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x223 = x219 ^ x216;
    const uint64_t x224 = x211 ^ x220 ^ x223;
    const uint64_t t_14 = (x224 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13)
        ^ ((x224 << 16 | x224 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x225 = x223 ^ (x143 ^ x126);
    const uint64_t t_15 = (x225 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14)
        ^ ((x225 << 16 | x225 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x226 = x221 ^ (x127 ^ x142);
    const uint64_t t_16 = (x226 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15)
        ^ ((x226 << 16 | x226 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
    s[8] = t_9;
    s[9] = t_10;
    s[10] = t_11;
    s[11] = t_12;
    s[12] = t_13;
    s[13] = t_14;
    s[14] = t_15;
    s[15] = t_16;
}

static void aegis256_encrypt_(aegis256_word s[16], aegis256_word m0_0, aegis256_word m0_1,
    aegis256_word *c0_0, aegis256_word *c0_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (p0 << 40 | p0 >> (64 - 40)) ^ p0 ^ (p0 << 32 | p0 >> (64 - 32))
        ^ (x1 << 56 | x1 >> (64 - 56));
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (p1 << 40 | p1 >> (64 - 40)) ^ p1 ^ (p1 << 32 | p1 >> (64 - 32))
        ^ (x3 << 56 | x3 >> (64 - 56));
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x7 = (p9 << 40 | p9 >> (64 - 40)) ^ p9 ^ (p9 << 32 | p9 >> (64 - 32))
        ^ (x6 << 56 | x6 >> (64 - 56));
    const uint64_t x8 = ((x2 << 56 | x2 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 8 | x4 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p8 << 40 | p8 >> (64 - 40)) ^ p8 ^ (p8 << 32 | p8 >> (64 - 32))
            ^ (x5 << 56 | x5 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x9 = ((x8 >> 4) ^ x8) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x10 = x9 ^ x8 ^ (x9 << 4);
    const uint64_t x11 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x12 = (p4 << 40 | p4 >> (64 - 40)) ^ p4 ^ (p4 << 32 | p4 >> (64 - 32))
        ^ (x11 << 56 | x11 >> (64 - 56));
    const uint64_t x13 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x14 = (p5 << 40 | p5 >> (64 - 40)) ^ p5 ^ (p5 << 32 | p5 >> (64 - 32))
        ^ (x13 << 56 | x13 >> (64 - 56));
    const uint64_t x15 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x16 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x17 = (p13 << 40 | p13 >> (64 - 40)) ^ p13 ^ (p13 << 32 | p13 >> (64 - 32))
        ^ (x16 << 56 | x16 >> (64 - 56));
    const uint64_t x18 = ((x12 << 56 | x12 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x14 << 8 | x14 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p12 << 40 | p12 >> (64 - 40)) ^ p12 ^ (p12 << 32 | p12 >> (64 - 32))
            ^ (x15 << 56 | x15 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 16 | x17 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = ((x10 >> 2) ^ x20) & UINT64_C(0x3333333333333333);
    const uint64_t x22 = (x21 << 2) ^ x10;
    const uint64_t x23 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x24 = (p2 << 40 | p2 >> (64 - 40)) ^ p2 ^ (p2 << 32 | p2 >> (64 - 32))
        ^ (x23 << 56 | x23 >> (64 - 56));
    const uint64_t x25 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x26 = (p3 << 40 | p3 >> (64 - 40)) ^ p3 ^ (p3 << 32 | p3 >> (64 - 32))
        ^ (x25 << 56 | x25 >> (64 - 56));
    const uint64_t x27 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x28 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x29 = (p11 << 40 | p11 >> (64 - 40)) ^ p11 ^ (p11 << 32 | p11 >> (64 - 32))
        ^ (x28 << 56 | x28 >> (64 - 56));
    const uint64_t x30 = ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x26 << 8 | x26 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p10 << 40 | p10 >> (64 - 40)) ^ p10 ^ (p10 << 32 | p10 >> (64 - 32))
            ^ (x27 << 56 | x27 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x29 << 16 | x29 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x34 = (p6 << 40 | p6 >> (64 - 40)) ^ p6 ^ (p6 << 32 | p6 >> (64 - 32))
        ^ (x33 << 56 | x33 >> (64 - 56));
    const uint64_t x35 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x36 = (p7 << 40 | p7 >> (64 - 40)) ^ p7 ^ (p7 << 32 | p7 >> (64 - 32))
        ^ (x35 << 56 | x35 >> (64 - 56));
    const uint64_t x37 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x38 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x39 = (p15 << 40 | p15 >> (64 - 40)) ^ p15 ^ (p15 << 32 | p15 >> (64 - 32))
        ^ (x38 << 56 | x38 >> (64 - 56));
    const uint64_t x40 = ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x36 << 8 | x36 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p14 << 40 | p14 >> (64 - 40)) ^ p14 ^ (p14 << 32 | p14 >> (64 - 32))
            ^ (x37 << 56 | x37 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x39 << 16 | x39 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x41 = ((x40 >> 4) ^ x40) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x42 = x41 ^ x40 ^ (x41 << 4);
    const uint64_t x43 = ((x32 >> 2) ^ x42) & UINT64_C(0x3333333333333333);
    const uint64_t x44 = (x43 << 2) ^ x32;
    const uint64_t x45 = ((x22 >> 1) ^ x44) & UINT64_C(0x5555555555555555);
    const uint64_t x46 = (x45 << 1) ^ x22;
    const uint64_t t_1 =
        ((((x46 >> 32) ^ (x45 ^ x44)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (m0_0 ^ x46);
    const uint64_t x47 = x21 ^ x20;
    const uint64_t x48 = x43 ^ x42;
    const uint64_t x49 = ((x47 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x47;
    const uint64_t t_2 =
        ((((x50 >> 32) ^ (x49 ^ x48)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (m0_1 ^ x50);
    const uint64_t x51 = p5 ^ p9;
    const uint64_t x52 = p3 ^ p15;
    const uint64_t x53 = x51 ^ x52;
    const uint64_t x54 = x53 ^ p7;
    const uint64_t x55 = x54 ^ p13;
    const uint64_t x56 = p9 ^ p15;
    const uint64_t x57 = x55 ^ x56;
    const uint64_t x58 = x54 ^ p5;
    const uint64_t x59 = p11 ^ p13;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ x60;
    const uint64_t x62 = x56 & x57;
    const uint64_t x63 = (x51 & x61) ^ x62;
    const uint64_t x64 = x53 & x58;
    const uint64_t x65 = x59 ^ p1;
    const uint64_t x66 = x65 ^ p3;
    const uint64_t x67 = p5 ^ p15;
    const uint64_t x68 = x66 ^ x67;
    const uint64_t x69 = x58 ^ p1;
    const uint64_t x70 = x63 ^ (x64 ^ x55 ^ (x68 & x69));
    const uint64_t x71 = x65 ^ p9;
    const uint64_t x72 = x62 ^ (x67 & x60);
    const uint64_t x73 = x60 ^ x64 ^ ((x71 & p1) ^ x67) ^ x72;
    const uint64_t x74 = x70 ^ x73;
    const uint64_t x75 = x57 ^ x59;
    const uint64_t x76 = x52 & x75;
    const uint64_t x77 = x75 ^ ((x66 & x65) ^ x52) ^ x76 ^ x63;
    const uint64_t x78 = x70 & x77;
    const uint64_t x79 = x65 ^ p15;
    const uint64_t x80 = x57 ^ p1;
    const uint64_t x81 = x75 ^ p15 ^ x72 ^ (x76 ^ (x79 & x80));
    const uint64_t x82 = x78 ^ x81;
    const uint64_t x83 = (x74 & x82) ^ x73;
    const uint64_t x84 = ((x78 ^ x73) & (x81 ^ x77)) ^ x81;
    const uint64_t x85 = x81 & (x84 ^ x82);
    const uint64_t x86 = (x83 & (x85 ^ x82)) ^ x74;
    const uint64_t x87 = x85 ^ (x84 ^ x77);
    const uint64_t x88 = x86 ^ x87;
    const uint64_t x89 = x84 ^ x83;
    const uint64_t x90 = x88 ^ x89;
    const uint64_t x91 = x90 & x51;
    const uint64_t x92 = x91 ^ (x89 & x56);
    const uint64_t x93 = x83 & x80;
    const uint64_t x94 = (x86 & x66) ^ x93;
    const uint64_t x95 = x86 ^ x83;
    const uint64_t x96 = x95 & x52;
    const uint64_t x97 = x84 & p1;
    const uint64_t x98 = x95 & x75;
    const uint64_t x99 = x87 ^ x84;
    const uint64_t x100 = x98 ^ (x99 & x58);
    const uint64_t x101 = x96 ^ x97 ^ x100;
    const uint64_t x102 = ~(x92 ^ x94 ^ x101);
    const uint64_t x103 = ((x102 << 6 | x102 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x102 << 10 | x102 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x102 << 5 | x102 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x102 << 9 | x102 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x104 = p4 ^ p8;
    const uint64_t x105 = p2 ^ p14;
    const uint64_t x106 = x104 ^ x105;
    const uint64_t x107 = x106 ^ p6;
    const uint64_t x108 = x107 ^ p12;
    const uint64_t x109 = p8 ^ p14;
    const uint64_t x110 = x108 ^ x109;
    const uint64_t x111 = x107 ^ p4;
    const uint64_t x112 = p10 ^ p12;
    const uint64_t x113 = x111 ^ x112;
    const uint64_t x114 = x110 ^ x113;
    const uint64_t x115 = x109 & x110;
    const uint64_t x116 = (x104 & x114) ^ x115;
    const uint64_t x117 = x106 & x111;
    const uint64_t x118 = x112 ^ p0;
    const uint64_t x119 = x118 ^ p2;
    const uint64_t x120 = p4 ^ p14;
    const uint64_t x121 = x119 ^ x120;
    const uint64_t x122 = x111 ^ p0;
    const uint64_t x123 = x116 ^ (x117 ^ x108 ^ (x121 & x122));
    const uint64_t x124 = x118 ^ p8;
    const uint64_t x125 = x115 ^ (x120 & x113);
    const uint64_t x126 = x113 ^ x117 ^ ((x124 & p0) ^ x120) ^ x125;
    const uint64_t x127 = x123 ^ x126;
    const uint64_t x128 = x110 ^ x112;
    const uint64_t x129 = x105 & x128;
    const uint64_t x130 = x128 ^ ((x119 & x118) ^ x105) ^ x129 ^ x116;
    const uint64_t x131 = x123 & x130;
    const uint64_t x132 = x118 ^ p14;
    const uint64_t x133 = x110 ^ p0;
    const uint64_t x134 = x128 ^ p14 ^ x125 ^ (x129 ^ (x132 & x133));
    const uint64_t x135 = x131 ^ x134;
    const uint64_t x136 = (x127 & x135) ^ x126;
    const uint64_t x137 = ((x131 ^ x126) & (x134 ^ x130)) ^ x134;
    const uint64_t x138 = x134 & (x137 ^ x135);
    const uint64_t x139 = (x136 & (x138 ^ x135)) ^ x127;
    const uint64_t x140 = x138 ^ (x137 ^ x130);
    const uint64_t x141 = x139 ^ x140;
    const uint64_t x142 = x137 ^ x136;
    const uint64_t x143 = x141 ^ x142;
    const uint64_t x144 = x143 & x104;
    const uint64_t x145 = x144 ^ (x142 & x109);
    const uint64_t x146 = x136 & x133;
    const uint64_t x147 = (x139 & x119) ^ x146;
    const uint64_t x148 = x139 ^ x136;
    const uint64_t x149 = x148 & x105;
    const uint64_t x150 = x137 & p0;
    const uint64_t x151 = x148 & x128;
    const uint64_t x152 = x140 ^ x137;
    const uint64_t x153 = x151 ^ (x152 & x111);
    const uint64_t x154 = x149 ^ x150 ^ x153;
    const uint64_t x155 = ~(x145 ^ x147 ^ x154);
    const uint64_t x156 = ((x155 << 8 | x155 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x155 << 7 | x155 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x155 << 11 | x155 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x157 =
        ((x103 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x156 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x158 = x157 ^ x103;
    const uint64_t x159 =
        ((x156 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x103 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x160 = x139 & x118;
    const uint64_t x161 = x145 ^ x160;
    const uint64_t x162 = x140 & x121;
    const uint64_t x163 = x161 ^ (x162 ^ (x152 & x106));
    const uint64_t x164 = x143 & x114;
    const uint64_t x165 = x151 ^ (x142 & x110) ^ x164;
    const uint64_t x166 = x163 ^ x165;
    const uint64_t x167 = ((x166 << 8 | x166 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x166 << 7 | x166 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x166 << 11 | x166 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x168 = x86 & x65;
    const uint64_t x169 = x92 ^ x168;
    const uint64_t x170 = x87 & x68;
    const uint64_t x171 = x169 ^ (x170 ^ (x99 & x53));
    const uint64_t x172 = x90 & x61;
    const uint64_t x173 = x98 ^ (x89 & x57) ^ x172;
    const uint64_t x174 = x171 ^ x173;
    const uint64_t x175 = ((x174 << 6 | x174 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x174 << 10 | x174 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x174 << 5 | x174 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x174 << 9 | x174 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x176 =
        ((x167 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x175 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x177 = x176 ^ x167;
    const uint64_t x178 = x158 ^ x159 ^ x177;
    const uint64_t x179 = (m0_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x180 = (x179 << 32) ^ m0_0;
    const uint64_t x181 = ((x180 >> 1) ^ x179) & UINT64_C(0x5555555555555555);
    const uint64_t x182 = (x181 << 1) ^ x180;
    const uint64_t x183 = (m0_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x184 = (x183 << 32) ^ m0_1;
    const uint64_t x185 = ((x184 >> 1) ^ x183) & UINT64_C(0x5555555555555555);
    const uint64_t x186 = (x185 << 1) ^ x184;
    const uint64_t x187 = ((x182 >> 2) ^ x186) & UINT64_C(0x3333333333333333);
    const uint64_t x188 = (x187 << 2) ^ x182;
    const uint64_t x189 = ((x188 >> 4) ^ x188) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x190 = x189 ^ x188 ^ (x189 << 4);
    const uint64_t t_3 = (x178 & UINT64_C(0x0000ffffffffff00))
        ^ ((x190 & UINT64_C(0x000000ff000000ff)) ^ p0)
        ^ ((x178 << 16 | x178 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x191 = x159 ^ x156;
    const uint64_t x192 =
        ((x175 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x167 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x175;
    const uint64_t x194 = x191 ^ x157 ^ x193;
    const uint64_t t_4 = (x194 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1)
        ^ ((x194 << 16 | x194 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x195 = x169 ^ (x172 ^ (x88 & x60));
    const uint64_t x196 = ~(x195 ^ (x94 ^ x96));
    const uint64_t x197 = ((x196 << 6 | x196 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x196 << 10 | x196 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x196 << 5 | x196 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x196 << 9 | x196 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x198 = x161 ^ (x164 ^ (x141 & x113));
    const uint64_t x199 = ~(x198 ^ (x147 ^ x149));
    const uint64_t x200 = ((x199 << 8 | x199 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x199 << 7 | x199 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x199 << 11 | x199 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x201 =
        ((x197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x197;
    const uint64_t x203 =
        ((x200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x204 = x202 ^ x177 ^ (x191 ^ x203);
    const uint64_t x205 = x181 ^ x179;
    const uint64_t x206 = x185 ^ x183;
    const uint64_t x207 = ((x205 >> 2) ^ x206) & UINT64_C(0x3333333333333333);
    const uint64_t x208 = (x207 << 2) ^ x205;
    const uint64_t x209 = ((x208 >> 4) ^ x208) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x210 = x209 ^ x208 ^ (x209 << 4);
    const uint64_t t_5 = (x204 & UINT64_C(0x0000ffffffffff00))
        ^ ((x210 & UINT64_C(0x000000ff000000ff)) ^ p2)
        ^ ((x204 << 16 | x204 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x211 = x203 ^ x200;
    const uint64_t x212 = x211 ^ x193 ^ (x158 ^ x201);
    const uint64_t t_6 = (x212 & UINT64_C(0x0000ffffffffff00))
        ^ (((x210 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3)
        ^ ((x212 << 16 | x212 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x213 = x195 ^ (x101 ^ (x83 & x79));
    const uint64_t x214 = x213 ^ ((x84 & x71) ^ x170);
    const uint64_t x215 = ((x214 << 6 | x214 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x214 << 10 | x214 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x214 << 5 | x214 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x214 << 9 | x214 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x216 = x198 ^ (x154 ^ (x136 & x132));
    const uint64_t x217 = x216 ^ ((x137 & x124) ^ x162);
    const uint64_t x218 = ((x217 << 8 | x217 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x217 << 7 | x217 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x217 << 11 | x217 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x219 =
        ((x215 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 = x219 ^ x215;
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x215 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = x220 ^ x221 ^ x211;
    const uint64_t x223 = x187 ^ x186;
    const uint64_t x224 = ((x223 >> 4) ^ x223) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x225 = x224 ^ x223 ^ (x224 << 4);
    const uint64_t t_7 = (x222 & UINT64_C(0x0000ffffffffff00))
        ^ ((x225 & UINT64_C(0x000000ff000000ff)) ^ p4)
        ^ ((x222 << 16 | x222 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x226 = x221 ^ x218;
    const uint64_t x227 = x226 ^ x219 ^ x202;
    const uint64_t t_8 = (x227 & UINT64_C(0x0000ffffffffff00))
        ^ (((x225 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5)
        ^ ((x227 << 16 | x227 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x228 = x171 ^ (x87 & x69);
    const uint64_t x229 = x228 ^ (x93 ^ x97);
    const uint64_t x230 = ((x229 << 6 | x229 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x229 << 10 | x229 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x229 << 5 | x229 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x229 << 9 | x229 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x231 = x163 ^ (x140 & x122);
    const uint64_t x232 = x231 ^ (x146 ^ x150);
    const uint64_t x233 = ((x232 << 8 | x232 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x232 << 7 | x232 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x232 << 11 | x232 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x234 =
        ((x230 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x233 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x235 = x234 ^ x230;
    const uint64_t x236 =
        ((x233 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x230 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x237 = x226 ^ x235 ^ (x177 ^ x236);
    const uint64_t x238 = x207 ^ x206;
    const uint64_t x239 = ((x238 >> 4) ^ x238) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x240 = x239 ^ x238 ^ (x239 << 4);
    const uint64_t t_9 = (x237 & UINT64_C(0x0000ffffffffff00))
        ^ ((x240 & UINT64_C(0x000000ff000000ff)) ^ p6)
        ^ ((x237 << 16 | x237 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x241 = x236 ^ x233;
    const uint64_t x242 = x220 ^ x241 ^ (x193 ^ x234);
    const uint64_t t_10 = (x242 & UINT64_C(0x0000ffffffffff00))
        ^ (((x240 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7)
        ^ ((x242 << 16 | x242 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x243 = x228 ^ x100;
    const uint64_t x244 = ((x243 << 6 | x243 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x243 << 10 | x243 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x243 << 5 | x243 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x243 << 9 | x243 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x245 = x231 ^ x153;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 =
        ((x244 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x248 = x247 ^ x244;
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x244 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x241 ^ x248 ^ (x177 ^ x249);
    const uint64_t t_11 = (x250 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8)
        ^ ((x250 << 16 | x250 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x251 = x249 ^ x246;
    const uint64_t x252 = x235 ^ x251 ^ (x193 ^ x247);
    const uint64_t t_12 = (x252 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9)
        ^ ((x252 << 16 | x252 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x253 = x165 ^ x160;
    const uint64_t x254 = ~(x216 ^ (x253 ^ ((x141 & x120) ^ x144)));
    const uint64_t x255 = ((x254 << 8 | x254 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x254 << 7 | x254 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x254 << 11 | x254 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x256 = x173 ^ x168;
    const uint64_t x257 = ~(x213 ^ (x256 ^ ((x88 & x67) ^ x91)));
    const uint64_t x258 = ((x257 << 6 | x257 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x257 << 10 | x257 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x257 << 5 | x257 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x257 << 9 | x257 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x261 = x260 ^ x258;
    const uint64_t x262 = x251 ^ x259 ^ x261;
    const uint64_t t_13 = (x262 & UINT64_C(0x0000ffffffffff00))
        ^ (((x210 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10)
        ^ ((x262 << 16 | x262 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x263 = x259 ^ x255;
    const uint64_t x264 = x248 ^ x260 ^ x263;
    const uint64_t t_14 = (x264 & UINT64_C(0x0000ffffffffff00))
        ^ (((x210 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11)
        ^ ((x264 << 16 | x264 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x265 = ~(x245 ^ x253);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 = ~(x243 ^ x256);
    const uint64_t x268 = ((x267 << 6 | x267 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x267 << 10 | x267 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x267 << 5 | x267 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x267 << 9 | x267 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x268 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x270 =
        ((x268 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x271 = x270 ^ x268;
    const uint64_t x272 = x263 ^ x269 ^ x271;
    const uint64_t t_15 = (x272 & UINT64_C(0x0000ffffffffff00))
        ^ (((x225 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12)
        ^ ((x272 << 16 | x272 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x273 = x269 ^ x266;
    const uint64_t x274 = x261 ^ x270 ^ x273;
    const uint64_t t_16 = (x274 & UINT64_C(0x0000ffffffffff00))
        ^ (((x225 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13)
        ^ ((x274 << 16 | x274 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x275 = x273 ^ (x193 ^ x176);
    const uint64_t t_17 = (x275 & UINT64_C(0x0000ffffffffff00))
        ^ (((x240 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14)
        ^ ((x275 << 16 | x275 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    const uint64_t x276 = x271 ^ (x177 ^ x192);
    const uint64_t t_18 = (x276 & UINT64_C(0x0000ffffffffff00))
        ^ (((x240 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15)
        ^ ((x276 << 16 | x276 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    *c0_0 = t_1;
    *c0_1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
    s[8] = t_11;
    s[9] = t_12;
    s[10] = t_13;
    s[11] = t_14;
    s[12] = t_15;
    s[13] = t_16;
    s[14] = t_17;
    s[15] = t_18;
}

static void aegis256_decrypt_(aegis256_word s[16], aegis256_word c0_0, aegis256_word c0_1,
    aegis256_word *m0_0, aegis256_word *m0_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (p0 << 40 | p0 >> (64 - 40)) ^ p0 ^ (p0 << 32 | p0 >> (64 - 32))
        ^ (x1 << 56 | x1 >> (64 - 56));
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (p1 << 40 | p1 >> (64 - 40)) ^ p1 ^ (p1 << 32 | p1 >> (64 - 32))
        ^ (x3 << 56 | x3 >> (64 - 56));
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x7 = (p9 << 40 | p9 >> (64 - 40)) ^ p9 ^ (p9 << 32 | p9 >> (64 - 32))
        ^ (x6 << 56 | x6 >> (64 - 56));
    const uint64_t x8 = ((x2 << 56 | x2 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 8 | x4 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p8 << 40 | p8 >> (64 - 40)) ^ p8 ^ (p8 << 32 | p8 >> (64 - 32))
            ^ (x5 << 56 | x5 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x9 = ((x8 >> 4) ^ x8) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x10 = x9 ^ x8 ^ (x9 << 4);
    const uint64_t x11 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x12 = (p4 << 40 | p4 >> (64 - 40)) ^ p4 ^ (p4 << 32 | p4 >> (64 - 32))
        ^ (x11 << 56 | x11 >> (64 - 56));
    const uint64_t x13 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x14 = (p5 << 40 | p5 >> (64 - 40)) ^ p5 ^ (p5 << 32 | p5 >> (64 - 32))
        ^ (x13 << 56 | x13 >> (64 - 56));
    const uint64_t x15 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x16 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x17 = (p13 << 40 | p13 >> (64 - 40)) ^ p13 ^ (p13 << 32 | p13 >> (64 - 32))
        ^ (x16 << 56 | x16 >> (64 - 56));
    const uint64_t x18 = ((x12 << 56 | x12 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x14 << 8 | x14 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p12 << 40 | p12 >> (64 - 40)) ^ p12 ^ (p12 << 32 | p12 >> (64 - 32))
            ^ (x15 << 56 | x15 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 16 | x17 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = ((x10 >> 2) ^ x20) & UINT64_C(0x3333333333333333);
    const uint64_t x22 = (x21 << 2) ^ x10;
    const uint64_t x23 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x24 = (p2 << 40 | p2 >> (64 - 40)) ^ p2 ^ (p2 << 32 | p2 >> (64 - 32))
        ^ (x23 << 56 | x23 >> (64 - 56));
    const uint64_t x25 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x26 = (p3 << 40 | p3 >> (64 - 40)) ^ p3 ^ (p3 << 32 | p3 >> (64 - 32))
        ^ (x25 << 56 | x25 >> (64 - 56));
    const uint64_t x27 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x28 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x29 = (p11 << 40 | p11 >> (64 - 40)) ^ p11 ^ (p11 << 32 | p11 >> (64 - 32))
        ^ (x28 << 56 | x28 >> (64 - 56));
    const uint64_t x30 = ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x26 << 8 | x26 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p10 << 40 | p10 >> (64 - 40)) ^ p10 ^ (p10 << 32 | p10 >> (64 - 32))
            ^ (x27 << 56 | x27 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x29 << 16 | x29 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x34 = (p6 << 40 | p6 >> (64 - 40)) ^ p6 ^ (p6 << 32 | p6 >> (64 - 32))
        ^ (x33 << 56 | x33 >> (64 - 56));
    const uint64_t x35 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x36 = (p7 << 40 | p7 >> (64 - 40)) ^ p7 ^ (p7 << 32 | p7 >> (64 - 32))
        ^ (x35 << 56 | x35 >> (64 - 56));
    const uint64_t x37 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x38 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x39 = (p15 << 40 | p15 >> (64 - 40)) ^ p15 ^ (p15 << 32 | p15 >> (64 - 32))
        ^ (x38 << 56 | x38 >> (64 - 56));
    const uint64_t x40 = ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x36 << 8 | x36 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p14 << 40 | p14 >> (64 - 40)) ^ p14 ^ (p14 << 32 | p14 >> (64 - 32))
            ^ (x37 << 56 | x37 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x39 << 16 | x39 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x41 = ((x40 >> 4) ^ x40) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x42 = x41 ^ x40 ^ (x41 << 4);
    const uint64_t x43 = ((x32 >> 2) ^ x42) & UINT64_C(0x3333333333333333);
    const uint64_t x44 = (x43 << 2) ^ x32;
    const uint64_t x45 = ((x22 >> 1) ^ x44) & UINT64_C(0x5555555555555555);
    const uint64_t x46 = (x45 << 1) ^ x22;
    const uint64_t t_1 =
        ((((x46 >> 32) ^ (x45 ^ x44)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (c0_0 ^ x46);
    const uint64_t x47 = x21 ^ x20;
    const uint64_t x48 = x43 ^ x42;
    const uint64_t x49 = ((x47 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x47;
    const uint64_t t_2 =
        ((((x50 >> 32) ^ (x49 ^ x48)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (c0_1 ^ x50);
    const uint64_t x51 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x52 = (x51 << 32) ^ t_1;
    const uint64_t x53 = ((x52 >> 1) ^ x51) & UINT64_C(0x5555555555555555);
    const uint64_t x54 = (x53 << 1) ^ x52;
    const uint64_t x55 = (t_2 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x56 = (x55 << 32) ^ t_2;
    const uint64_t x57 = ((x56 >> 1) ^ x55) & UINT64_C(0x5555555555555555);
    const uint64_t x58 = (x57 << 1) ^ x56;
    const uint64_t x59 = ((x54 >> 2) ^ x58) & UINT64_C(0x3333333333333333);
    const uint64_t x60 = (x59 << 2) ^ x54;
    const uint64_t x61 = ((x60 >> 4) ^ x60) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x62 = x61 ^ x60 ^ (x61 << 4);
    const uint64_t x63 = p5 ^ p9;
    const uint64_t x64 = p3 ^ p15;
    const uint64_t x65 = x63 ^ x64;
    const uint64_t x66 = x65 ^ p7;
    const uint64_t x67 = x66 ^ p13;
    const uint64_t x68 = p9 ^ p15;
    const uint64_t x69 = x67 ^ x68;
    const uint64_t x70 = x66 ^ p5;
    const uint64_t x71 = p11 ^ p13;
    const uint64_t x72 = x70 ^ x71;
    const uint64_t x73 = x69 ^ x72;
    const uint64_t x74 = x68 & x69;
    const uint64_t x75 = (x63 & x73) ^ x74;
    const uint64_t x76 = x65 & x70;
    const uint64_t x77 = x71 ^ p1;
    const uint64_t x78 = x77 ^ p3;
    const uint64_t x79 = p5 ^ p15;
    const uint64_t x80 = x78 ^ x79;
    const uint64_t x81 = x70 ^ p1;
    const uint64_t x82 = x75 ^ (x76 ^ x67 ^ (x80 & x81));
    const uint64_t x83 = x77 ^ p9;
    const uint64_t x84 = x74 ^ (x79 & x72);
    const uint64_t x85 = x72 ^ x76 ^ ((x83 & p1) ^ x79) ^ x84;
    const uint64_t x86 = x82 ^ x85;
    const uint64_t x87 = x69 ^ x71;
    const uint64_t x88 = x64 & x87;
    const uint64_t x89 = x87 ^ ((x78 & x77) ^ x64) ^ x88 ^ x75;
    const uint64_t x90 = x82 & x89;
    const uint64_t x91 = x77 ^ p15;
    const uint64_t x92 = x69 ^ p1;
    const uint64_t x93 = x87 ^ p15 ^ x84 ^ (x88 ^ (x91 & x92));
    const uint64_t x94 = x90 ^ x93;
    const uint64_t x95 = (x86 & x94) ^ x85;
    const uint64_t x96 = ((x90 ^ x85) & (x93 ^ x89)) ^ x93;
    const uint64_t x97 = x93 & (x96 ^ x94);
    const uint64_t x98 = (x95 & (x97 ^ x94)) ^ x86;
    const uint64_t x99 = x97 ^ (x96 ^ x89);
    const uint64_t x100 = x98 ^ x99;
    const uint64_t x101 = x96 ^ x95;
    const uint64_t x102 = x100 ^ x101;
    const uint64_t x103 = x102 & x63;
    const uint64_t x104 = x103 ^ (x101 & x68);
    const uint64_t x105 = x95 & x92;
    const uint64_t x106 = (x98 & x78) ^ x105;
    const uint64_t x107 = x98 ^ x95;
    const uint64_t x108 = x107 & x64;
    const uint64_t x109 = x96 & p1;
    const uint64_t x110 = x107 & x87;
    const uint64_t x111 = x99 ^ x96;
    const uint64_t x112 = x110 ^ (x111 & x70);
    const uint64_t x113 = x108 ^ x109 ^ x112;
    const uint64_t x114 = ~(x104 ^ x106 ^ x113);
    const uint64_t x115 = ((x114 << 6 | x114 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x114 << 10 | x114 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x114 << 5 | x114 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x114 << 9 | x114 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x116 = p4 ^ p8;
    const uint64_t x117 = p2 ^ p14;
    const uint64_t x118 = x116 ^ x117;
    const uint64_t x119 = x118 ^ p6;
    const uint64_t x120 = x119 ^ p12;
    const uint64_t x121 = p8 ^ p14;
    const uint64_t x122 = x120 ^ x121;
    const uint64_t x123 = x119 ^ p4;
    const uint64_t x124 = p10 ^ p12;
    const uint64_t x125 = x123 ^ x124;
    const uint64_t x126 = x122 ^ x125;
    const uint64_t x127 = x121 & x122;
    const uint64_t x128 = (x116 & x126) ^ x127;
    const uint64_t x129 = x118 & x123;
    const uint64_t x130 = x124 ^ p0;
    const uint64_t x131 = x130 ^ p2;
    const uint64_t x132 = p4 ^ p14;
    const uint64_t x133 = x131 ^ x132;
    const uint64_t x134 = x123 ^ p0;
    const uint64_t x135 = x128 ^ (x129 ^ x120 ^ (x133 & x134));
    const uint64_t x136 = x130 ^ p8;
    const uint64_t x137 = x127 ^ (x132 & x125);
    const uint64_t x138 = x125 ^ x129 ^ ((x136 & p0) ^ x132) ^ x137;
    const uint64_t x139 = x135 ^ x138;
    const uint64_t x140 = x122 ^ x124;
    const uint64_t x141 = x117 & x140;
    const uint64_t x142 = x140 ^ ((x131 & x130) ^ x117) ^ x141 ^ x128;
    const uint64_t x143 = x135 & x142;
    const uint64_t x144 = x130 ^ p14;
    const uint64_t x145 = x122 ^ p0;
    const uint64_t x146 = x140 ^ p14 ^ x137 ^ (x141 ^ (x144 & x145));
    const uint64_t x147 = x143 ^ x146;
    const uint64_t x148 = (x139 & x147) ^ x138;
    const uint64_t x149 = ((x143 ^ x138) & (x146 ^ x142)) ^ x146;
    const uint64_t x150 = x146 & (x149 ^ x147);
    const uint64_t x151 = (x148 & (x150 ^ x147)) ^ x139;
    const uint64_t x152 = x150 ^ (x149 ^ x142);
    const uint64_t x153 = x151 ^ x152;
    const uint64_t x154 = x149 ^ x148;
    const uint64_t x155 = x153 ^ x154;
    const uint64_t x156 = x155 & x116;
    const uint64_t x157 = x156 ^ (x154 & x121);
    const uint64_t x158 = x148 & x145;
    const uint64_t x159 = (x151 & x131) ^ x158;
    const uint64_t x160 = x151 ^ x148;
    const uint64_t x161 = x160 & x117;
    const uint64_t x162 = x149 & p0;
    const uint64_t x163 = x160 & x140;
    const uint64_t x164 = x152 ^ x149;
    const uint64_t x165 = x163 ^ (x164 & x123);
    const uint64_t x166 = x161 ^ x162 ^ x165;
    const uint64_t x167 = ~(x157 ^ x159 ^ x166);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x115 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x115;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x115 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x151 & x130;
    const uint64_t x173 = x157 ^ x172;
    const uint64_t x174 = x152 & x133;
    const uint64_t x175 = x173 ^ (x174 ^ (x164 & x118));
    const uint64_t x176 = x155 & x126;
    const uint64_t x177 = x163 ^ (x154 & x122) ^ x176;
    const uint64_t x178 = x175 ^ x177;
    const uint64_t x179 = ((x178 << 8 | x178 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x178 << 7 | x178 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x178 << 11 | x178 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x180 = x98 & x77;
    const uint64_t x181 = x104 ^ x180;
    const uint64_t x182 = x99 & x80;
    const uint64_t x183 = x181 ^ (x182 ^ (x111 & x65));
    const uint64_t x184 = x102 & x73;
    const uint64_t x185 = x110 ^ (x101 & x69) ^ x184;
    const uint64_t x186 = x183 ^ x185;
    const uint64_t x187 = ((x186 << 6 | x186 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x186 << 10 | x186 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x186 << 5 | x186 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x186 << 9 | x186 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x188 =
        ((x179 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x187 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x189 = x188 ^ x179;
    const uint64_t x190 = x170 ^ x171 ^ x189;
    const uint64_t t_3 = (x62 & UINT64_C(0x000000ff000000ff))
        ^ ((x190 & UINT64_C(0x0000ffffffffff00))
        ^ (p0 ^ ((x190 << 16 | x190 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x191 = x171 ^ x168;
    const uint64_t x192 =
        ((x187 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x179 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x187;
    const uint64_t x194 = x191 ^ x169 ^ x193;
    const uint64_t t_4 = ((x62 >> 16) & UINT64_C(0x000000ff000000ff))
        ^ ((x194 & UINT64_C(0x0000ffffffffff00))
        ^ (p1 ^ ((x194 << 16 | x194 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x195 = x53 ^ x51;
    const uint64_t x196 = x57 ^ x55;
    const uint64_t x197 = ((x195 >> 2) ^ x196) & UINT64_C(0x3333333333333333);
    const uint64_t x198 = (x197 << 2) ^ x195;
    const uint64_t x199 = ((x198 >> 4) ^ x198) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x200 = x199 ^ x198 ^ (x199 << 4);
    const uint64_t x201 = x181 ^ (x184 ^ (x100 & x72));
    const uint64_t x202 = ~(x201 ^ (x106 ^ x108));
    const uint64_t x203 = ((x202 << 6 | x202 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x202 << 10 | x202 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x202 << 5 | x202 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x202 << 9 | x202 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x204 = x173 ^ (x176 ^ (x153 & x125));
    const uint64_t x205 = ~(x204 ^ (x159 ^ x161));
    const uint64_t x206 = ((x205 << 8 | x205 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x205 << 7 | x205 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x205 << 11 | x205 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x207 =
        ((x203 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x206 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x208 = x207 ^ x203;
    const uint64_t x209 =
        ((x206 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x203 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x208 ^ x189 ^ (x191 ^ x209);
    const uint64_t t_5 = (x200 & UINT64_C(0x000000ff000000ff))
        ^ ((x210 & UINT64_C(0x0000ffffffffff00))
        ^ (p2 ^ ((x210 << 16 | x210 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x211 = x209 ^ x206;
    const uint64_t x212 = x211 ^ x193 ^ (x170 ^ x207);
    const uint64_t t_6 = ((x200 >> 16) & UINT64_C(0x000000ff000000ff))
        ^ ((x212 & UINT64_C(0x0000ffffffffff00))
        ^ (p3 ^ ((x212 << 16 | x212 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x213 = x59 ^ x58;
    const uint64_t x214 = ((x213 >> 4) ^ x213) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x215 = x214 ^ x213 ^ (x214 << 4);
    const uint64_t x216 = x201 ^ (x113 ^ (x95 & x91));
    const uint64_t x217 = x216 ^ ((x96 & x83) ^ x182);
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 = x204 ^ (x166 ^ (x148 & x144));
    const uint64_t x220 = x219 ^ ((x149 & x136) ^ x174);
    const uint64_t x221 = ((x220 << 8 | x220 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x220 << 7 | x220 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x220 << 11 | x220 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x222 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x221 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x223 = x222 ^ x218;
    const uint64_t x224 =
        ((x221 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x225 = x223 ^ x224 ^ x211;
    const uint64_t t_7 = (x215 & UINT64_C(0x000000ff000000ff))
        ^ ((x225 & UINT64_C(0x0000ffffffffff00))
        ^ (p4 ^ ((x225 << 16 | x225 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x226 = x224 ^ x221;
    const uint64_t x227 = x226 ^ x222 ^ x208;
    const uint64_t t_8 = ((x215 >> 16) & UINT64_C(0x000000ff000000ff))
        ^ ((x227 & UINT64_C(0x0000ffffffffff00))
        ^ (p5 ^ ((x227 << 16 | x227 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x228 = x197 ^ x196;
    const uint64_t x229 = ((x228 >> 4) ^ x228) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x230 = x229 ^ x228 ^ (x229 << 4);
    const uint64_t x231 = x183 ^ (x99 & x81);
    const uint64_t x232 = x231 ^ (x105 ^ x109);
    const uint64_t x233 = ((x232 << 6 | x232 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x232 << 10 | x232 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x232 << 5 | x232 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x232 << 9 | x232 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x234 = x175 ^ (x152 & x134);
    const uint64_t x235 = x234 ^ (x158 ^ x162);
    const uint64_t x236 = ((x235 << 8 | x235 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x235 << 7 | x235 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x235 << 11 | x235 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x237 =
        ((x233 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x236 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x238 = x237 ^ x233;
    const uint64_t x239 =
        ((x236 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x233 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x240 = x226 ^ x238 ^ (x189 ^ x239);
    const uint64_t t_9 = (x230 & UINT64_C(0x000000ff000000ff))
        ^ ((x240 & UINT64_C(0x0000ffffffffff00))
        ^ (p6 ^ ((x240 << 16 | x240 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x241 = x239 ^ x236;
    const uint64_t x242 = x223 ^ x241 ^ (x193 ^ x237);
    const uint64_t t_10 = ((x230 >> 16) & UINT64_C(0x000000ff000000ff))
        ^ ((x242 & UINT64_C(0x0000ffffffffff00))
        ^ (p7 ^ ((x242 << 16 | x242 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x243 = x231 ^ x112;
    const uint64_t x244 = ((x243 << 6 | x243 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x243 << 10 | x243 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x243 << 5 | x243 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x243 << 9 | x243 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x245 = x234 ^ x165;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 =
        ((x244 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x248 = x247 ^ x244;
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x244 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x241 ^ x248 ^ (x189 ^ x249);
    const uint64_t t_11 = ((x62 >> 8) & UINT64_C(0x000000ff000000ff))
        ^ ((x250 & UINT64_C(0x0000ffffffffff00))
        ^ (p8 ^ ((x250 << 16 | x250 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x251 = x249 ^ x246;
    const uint64_t x252 = x238 ^ x251 ^ (x193 ^ x247);
    const uint64_t t_12 = ((x62 >> 24) & UINT64_C(0x000000ff000000ff))
        ^ ((x252 & UINT64_C(0x0000ffffffffff00))
        ^ (p9 ^ ((x252 << 16 | x252 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x253 = x177 ^ x172;
    const uint64_t x254 = ~(x219 ^ (x253 ^ ((x153 & x132) ^ x156)));
    const uint64_t x255 = ((x254 << 8 | x254 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x254 << 7 | x254 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x254 << 11 | x254 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x256 = x185 ^ x180;
    const uint64_t x257 = ~(x216 ^ (x256 ^ ((x100 & x79) ^ x103)));
    const uint64_t x258 = ((x257 << 6 | x257 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x257 << 10 | x257 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x257 << 5 | x257 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x257 << 9 | x257 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x261 = x260 ^ x258;
    const uint64_t x262 = x251 ^ x259 ^ x261;
    const uint64_t t_13 = ((x200 >> 8) & UINT64_C(0x000000ff000000ff))
        ^ ((x262 & UINT64_C(0x0000ffffffffff00))
        ^ (p10 ^ ((x262 << 16 | x262 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x263 = x259 ^ x255;
    const uint64_t x264 = x248 ^ x260 ^ x263;
    const uint64_t t_14 = ((x200 >> 24) & UINT64_C(0x000000ff000000ff))
        ^ ((x264 & UINT64_C(0x0000ffffffffff00))
        ^ (p11 ^ ((x264 << 16 | x264 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x265 = ~(x245 ^ x253);
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 = ~(x243 ^ x256);
    const uint64_t x268 = ((x267 << 6 | x267 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x267 << 10 | x267 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x267 << 5 | x267 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x267 << 9 | x267 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x268 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x270 =
        ((x268 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x271 = x270 ^ x268;
    const uint64_t x272 = x263 ^ x269 ^ x271;
    const uint64_t t_15 = ((x215 >> 8) & UINT64_C(0x000000ff000000ff))
        ^ ((x272 & UINT64_C(0x0000ffffffffff00))
        ^ (p12 ^ ((x272 << 16 | x272 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x273 = x269 ^ x266;
    const uint64_t x274 = x261 ^ x270 ^ x273;
    const uint64_t t_16 = ((x215 >> 24) & UINT64_C(0x000000ff000000ff))
        ^ ((x274 & UINT64_C(0x0000ffffffffff00))
        ^ (p13 ^ ((x274 << 16 | x274 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x275 = x273 ^ (x193 ^ x188);
    const uint64_t t_17 = ((x230 >> 8) & UINT64_C(0x000000ff000000ff))
        ^ ((x275 & UINT64_C(0x0000ffffffffff00))
        ^ (p14 ^ ((x275 << 16 | x275 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    const uint64_t x276 = x271 ^ (x189 ^ x192);
    const uint64_t t_18 = ((x230 >> 24) & UINT64_C(0x000000ff000000ff))
        ^ ((x276 & UINT64_C(0x0000ffffffffff00))
        ^ (p15 ^ ((x276 << 16 | x276 >> (64 - 16)) & UINT64_C(0x00000000000000ff))));
    *m0_0 = t_1;
    *m0_1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
    s[8] = t_11;
    s[9] = t_12;
    s[10] = t_13;
    s[11] = t_14;
    s[12] = t_15;
    s[13] = t_16;
    s[14] = t_17;
    s[15] = t_18;
}

static void aegis256_keystream(aegis256_word s[16], aegis256_word *z0_0, aegis256_word *z0_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (p0 << 40 | p0 >> (64 - 40)) ^ p0 ^ (p0 << 32 | p0 >> (64 - 32))
        ^ (x1 << 56 | x1 >> (64 - 56));
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (p1 << 40 | p1 >> (64 - 40)) ^ p1 ^ (p1 << 32 | p1 >> (64 - 32))
        ^ (x3 << 56 | x3 >> (64 - 56));
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x7 = (p9 << 40 | p9 >> (64 - 40)) ^ p9 ^ (p9 << 32 | p9 >> (64 - 32))
        ^ (x6 << 56 | x6 >> (64 - 56));
    const uint64_t x8 = ((x2 << 56 | x2 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 8 | x4 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p8 << 40 | p8 >> (64 - 40)) ^ p8 ^ (p8 << 32 | p8 >> (64 - 32))
            ^ (x5 << 56 | x5 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x9 = ((x8 >> 4) ^ x8) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x10 = x9 ^ x8 ^ (x9 << 4);
    const uint64_t x11 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x12 = (p4 << 40 | p4 >> (64 - 40)) ^ p4 ^ (p4 << 32 | p4 >> (64 - 32))
        ^ (x11 << 56 | x11 >> (64 - 56));
    const uint64_t x13 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x14 = (p5 << 40 | p5 >> (64 - 40)) ^ p5 ^ (p5 << 32 | p5 >> (64 - 32))
        ^ (x13 << 56 | x13 >> (64 - 56));
    const uint64_t x15 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x16 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x17 = (p13 << 40 | p13 >> (64 - 40)) ^ p13 ^ (p13 << 32 | p13 >> (64 - 32))
        ^ (x16 << 56 | x16 >> (64 - 56));
    const uint64_t x18 = ((x12 << 56 | x12 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x14 << 8 | x14 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p12 << 40 | p12 >> (64 - 40)) ^ p12 ^ (p12 << 32 | p12 >> (64 - 32))
            ^ (x15 << 56 | x15 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 16 | x17 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = ((x10 >> 2) ^ x20) & UINT64_C(0x3333333333333333);
    const uint64_t x22 = (x21 << 2) ^ x10;
    const uint64_t x23 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x24 = (p2 << 40 | p2 >> (64 - 40)) ^ p2 ^ (p2 << 32 | p2 >> (64 - 32))
        ^ (x23 << 56 | x23 >> (64 - 56));
    const uint64_t x25 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x26 = (p3 << 40 | p3 >> (64 - 40)) ^ p3 ^ (p3 << 32 | p3 >> (64 - 32))
        ^ (x25 << 56 | x25 >> (64 - 56));
    const uint64_t x27 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x28 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x29 = (p11 << 40 | p11 >> (64 - 40)) ^ p11 ^ (p11 << 32 | p11 >> (64 - 32))
        ^ (x28 << 56 | x28 >> (64 - 56));
    const uint64_t x30 = ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x26 << 8 | x26 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p10 << 40 | p10 >> (64 - 40)) ^ p10 ^ (p10 << 32 | p10 >> (64 - 32))
            ^ (x27 << 56 | x27 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x29 << 16 | x29 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x34 = (p6 << 40 | p6 >> (64 - 40)) ^ p6 ^ (p6 << 32 | p6 >> (64 - 32))
        ^ (x33 << 56 | x33 >> (64 - 56));
    const uint64_t x35 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x36 = (p7 << 40 | p7 >> (64 - 40)) ^ p7 ^ (p7 << 32 | p7 >> (64 - 32))
        ^ (x35 << 56 | x35 >> (64 - 56));
    const uint64_t x37 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x38 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x39 = (p15 << 40 | p15 >> (64 - 40)) ^ p15 ^ (p15 << 32 | p15 >> (64 - 32))
        ^ (x38 << 56 | x38 >> (64 - 56));
    const uint64_t x40 = ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0x000000ff000000ff))
        | ((x36 << 8 | x36 >> (64 - 8)) & UINT64_C(0x00ff000000ff0000))
        | (
        ((p14 << 40 | p14 >> (64 - 40)) ^ p14 ^ (p14 << 32 | p14 >> (64 - 32))
            ^ (x37 << 56 | x37 >> (64 - 56))) & UINT64_C(0x0000ff000000ff00))
        | ((x39 << 16 | x39 >> (64 - 16)) & UINT64_C(0xff000000ff000000));
    const uint64_t x41 = ((x40 >> 4) ^ x40) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x42 = x41 ^ x40 ^ (x41 << 4);
    const uint64_t x43 = ((x32 >> 2) ^ x42) & UINT64_C(0x3333333333333333);
    const uint64_t x44 = (x43 << 2) ^ x32;
    const uint64_t x45 = ((x22 >> 1) ^ x44) & UINT64_C(0x5555555555555555);
    const uint64_t x46 = (x45 << 1) ^ x22;
    const uint64_t x47 = x21 ^ x20;
    const uint64_t x48 = x43 ^ x42;
    const uint64_t x49 = ((x47 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x47;
    *z0_0 = ((((x46 >> 32) ^ (x45 ^ x44)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x46;
    *z0_1 = ((((x50 >> 32) ^ (x49 ^ x48)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x50;
}

static void aegis256_mixin(aegis256_word s[16], aegis256_word lengths_0, aegis256_word lengths_1,
    aegis256_word *t_0, aegis256_word *t_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = ((p0 << 40 | p0 >> (64 - 40)) & UINT64_C(0x000000ff000000ff))
        | ((p1 << 56 | p1 >> (64 - 56)) & UINT64_C(0x00ff000000ff0000))
        | ((p8 << 48 | p8 >> (64 - 48)) & UINT64_C(0x0000ff000000ff00))
        | (p9 & UINT64_C(0xff000000ff000000));
    const uint64_t x2 = ((x1 >> 4) ^ x1) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x3 = x2 ^ x1 ^ (x2 << 4);
    const uint64_t x4 = ((p4 << 40 | p4 >> (64 - 40)) & UINT64_C(0x000000ff000000ff))
        | ((p5 << 56 | p5 >> (64 - 56)) & UINT64_C(0x00ff000000ff0000))
        | ((p12 << 48 | p12 >> (64 - 48)) & UINT64_C(0x0000ff000000ff00))
        | (p13 & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((x3 >> 2) ^ x6) & UINT64_C(0x3333333333333333);
    const uint64_t x8 = (x7 << 2) ^ x3;
    const uint64_t x9 = ((p2 << 40 | p2 >> (64 - 40)) & UINT64_C(0x000000ff000000ff))
        | ((p3 << 56 | p3 >> (64 - 56)) & UINT64_C(0x00ff000000ff0000))
        | ((p10 << 48 | p10 >> (64 - 48)) & UINT64_C(0x0000ff000000ff00))
        | (p11 & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = ((p6 << 40 | p6 >> (64 - 40)) & UINT64_C(0x000000ff000000ff))
        | ((p7 << 56 | p7 >> (64 - 56)) & UINT64_C(0x00ff000000ff0000))
        | ((p14 << 48 | p14 >> (64 - 48)) & UINT64_C(0x0000ff000000ff00))
        | (p15 & UINT64_C(0xff000000ff000000));
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = ((x11 >> 2) ^ x14) & UINT64_C(0x3333333333333333);
    const uint64_t x16 = (x15 << 2) ^ x11;
    const uint64_t x17 = ((x8 >> 1) ^ x16) & UINT64_C(0x5555555555555555);
    const uint64_t x18 = (x17 << 1) ^ x8;
    const uint64_t x19 = x7 ^ x6;
    const uint64_t x20 = x15 ^ x14;
    const uint64_t x21 = ((x19 >> 1) ^ x20) & UINT64_C(0x5555555555555555);
    const uint64_t x22 = (x21 << 1) ^ x19;
    *t_0 = ((((x18 >> 32) ^ (x17 ^ x16)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_0 ^ x18);
    *t_1 = ((((x22 >> 32) ^ (x21 ^ x20)) & UINT64_C(0x00000000ffffffff)) << 32) ^ (lengths_1 ^ x22);
}

static void aegis256_final_update(aegis256_word s[16], aegis256_word t_0, aegis256_word t_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = p5 ^ p9;
    const uint64_t x2 = p3 ^ p15;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p7;
    const uint64_t x5 = x4 ^ p13;
    const uint64_t x6 = p9 ^ p15;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p5;
    const uint64_t x9 = p11 ^ p13;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p1;
    const uint64_t x16 = x15 ^ p3;
    const uint64_t x17 = p5 ^ p15;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p1;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p9;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p1) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p15;
    const uint64_t x30 = x7 ^ p1;
    const uint64_t x31 = x25 ^ p15 ^ x22 ^ (x26 ^ (x29 & x30));
    const uint64_t x32 = x28 ^ x31;
    const uint64_t x33 = (x24 & x32) ^ x23;
    const uint64_t x34 = ((x28 ^ x23) & (x31 ^ x27)) ^ x31;
    const uint64_t x35 = x31 & (x34 ^ x32);
    const uint64_t x36 = (x33 & (x35 ^ x32)) ^ x24;
    const uint64_t x37 = x35 ^ (x34 ^ x27);
    const uint64_t x38 = x36 ^ x37;
    const uint64_t x39 = x34 ^ x33;
    const uint64_t x40 = x38 ^ x39;
    const uint64_t x41 = x40 & x1;
    const uint64_t x42 = x41 ^ (x39 & x6);
    const uint64_t x43 = x33 & x30;
    const uint64_t x44 = (x36 & x16) ^ x43;
    const uint64_t x45 = x36 ^ x33;
    const uint64_t x46 = x45 & x2;
    const uint64_t x47 = x34 & p1;
    const uint64_t x48 = x45 & x25;
    const uint64_t x49 = x37 ^ x34;
    const uint64_t x50 = x48 ^ (x49 & x8);
    const uint64_t x51 = x46 ^ x47 ^ x50;
    const uint64_t x52 = ~(x42 ^ x44 ^ x51);
    const uint64_t x53 = ((x52 << 6 | x52 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x52 << 10 | x52 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x52 << 5 | x52 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x52 << 9 | x52 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x54 = p4 ^ p8;
    const uint64_t x55 = p2 ^ p14;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p6;
    const uint64_t x58 = x57 ^ p12;
    const uint64_t x59 = p8 ^ p14;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p4;
    const uint64_t x62 = p10 ^ p12;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & x60;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p0;
    const uint64_t x69 = x68 ^ p2;
    const uint64_t x70 = p4 ^ p14;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p0;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p8;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p0) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x69 & x68) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p14;
    const uint64_t x83 = x60 ^ p0;
    const uint64_t x84 = x78 ^ p14 ^ x75 ^ (x79 ^ (x82 & x83));
    const uint64_t x85 = x81 ^ x84;
    const uint64_t x86 = (x77 & x85) ^ x76;
    const uint64_t x87 = ((x81 ^ x76) & (x84 ^ x80)) ^ x84;
    const uint64_t x88 = x84 & (x87 ^ x85);
    const uint64_t x89 = (x86 & (x88 ^ x85)) ^ x77;
    const uint64_t x90 = x88 ^ (x87 ^ x80);
    const uint64_t x91 = x89 ^ x90;
    const uint64_t x92 = x87 ^ x86;
    const uint64_t x93 = x91 ^ x92;
    const uint64_t x94 = x93 & x54;
    const uint64_t x95 = x94 ^ (x92 & x59);
    const uint64_t x96 = x86 & x83;
    const uint64_t x97 = (x89 & x69) ^ x96;
    const uint64_t x98 = x89 ^ x86;
    const uint64_t x99 = x98 & x55;
    const uint64_t x100 = x87 & p0;
    const uint64_t x101 = x98 & x78;
    const uint64_t x102 = x90 ^ x87;
    const uint64_t x103 = x101 ^ (x102 & x61);
    const uint64_t x104 = x99 ^ x100 ^ x103;
    const uint64_t x105 = ~(x95 ^ x97 ^ x104);
    const uint64_t x106 = ((x105 << 8 | x105 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x105 << 7 | x105 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x105 << 11 | x105 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x110 = x89 & x68;
    const uint64_t x111 = x95 ^ x110;
    const uint64_t x112 = x90 & x71;
    const uint64_t x113 = x111 ^ (x112 ^ (x102 & x56));
    const uint64_t x114 = x93 & x64;
    const uint64_t x115 = x101 ^ (x92 & x60) ^ x114;
    const uint64_t x116 = x113 ^ x115;
    const uint64_t x117 = ((x116 << 8 | x116 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x116 << 7 | x116 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x116 << 11 | x116 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x118 = x36 & x15;
    const uint64_t x119 = x42 ^ x118;
    const uint64_t x120 = x37 & x18;
    const uint64_t x121 = x119 ^ (x120 ^ (x49 & x3));
    const uint64_t x122 = x40 & x11;
    const uint64_t x123 = x48 ^ (x39 & x7) ^ x122;
    const uint64_t x124 = x121 ^ x123;
    const uint64_t x125 = ((x124 << 6 | x124 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x124 << 10 | x124 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x124 << 5 | x124 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x124 << 9 | x124 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x126 =
        ((x117 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x127 = x126 ^ x117;
    const uint64_t x128 = x108 ^ x109 ^ x127;
    const uint64_t x129 = (t_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x130 = (x129 << 32) ^ t_0;
    const uint64_t x131 = ((x130 >> 1) ^ x129) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x130;
    const uint64_t x133 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ t_1;
    const uint64_t x135 = ((x134 >> 1) ^ x133) & UINT64_C(0x5555555555555555);
    const uint64_t x136 = (x135 << 1) ^ x134;
    const uint64_t x137 = ((x132 >> 2) ^ x136) & UINT64_C(0x3333333333333333);
    const uint64_t x138 = (x137 << 2) ^ x132;
    const uint64_t x139 = ((x138 >> 4) ^ x138) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x140 = x139 ^ x138 ^ (x139 << 4);
    const uint64_t x141 = x109 ^ x106;
    const uint64_t x142 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x117 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x125;
    const uint64_t x144 = x141 ^ x107 ^ x143;
    const uint64_t x145 = x119 ^ (x122 ^ (x38 & x10));
    const uint64_t x146 = ~(x145 ^ (x44 ^ x46));
    const uint64_t x147 = ((x146 << 6 | x146 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x146 << 10 | x146 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x146 << 5 | x146 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x146 << 9 | x146 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x148 = x111 ^ (x114 ^ (x91 & x63));
    const uint64_t x149 = ~(x148 ^ (x97 ^ x99));
    const uint64_t x150 = ((x149 << 8 | x149 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x149 << 7 | x149 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x149 << 11 | x149 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x151 ^ x147;
    const uint64_t x153 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x152 ^ x127 ^ (x141 ^ x153);
    const uint64_t x155 = x131 ^ x129;
    const uint64_t x156 = x135 ^ x133;
    const uint64_t x157 = ((x155 >> 2) ^ x156) & UINT64_C(0x3333333333333333);
    const uint64_t x158 = (x157 << 2) ^ x155;
    const uint64_t x159 = ((x158 >> 4) ^ x158) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x160 = x159 ^ x158 ^ (x159 << 4);
    const uint64_t x161 = x153 ^ x150;
    const uint64_t x162 = x161 ^ x143 ^ (x108 ^ x151);
    const uint64_t x163 = x145 ^ (x51 ^ (x33 & x29));
    const uint64_t x164 = x163 ^ ((x34 & x21) ^ x120);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x148 ^ (x104 ^ (x86 & x82));
    const uint64_t x167 = x166 ^ ((x87 & x74) ^ x112);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x170 ^ x171 ^ x161;
    const uint64_t x173 = x137 ^ x136;
    const uint64_t x174 = ((x173 >> 4) ^ x173) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x175 = x174 ^ x173 ^ (x174 << 4);
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = x176 ^ x169 ^ x152;
    const uint64_t x178 = x121 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x43 ^ x47);
    const uint64_t x180 = ((x179 << 6 | x179 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x179 << 10 | x179 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x179 << 5 | x179 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x179 << 9 | x179 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x181 = x113 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x96 ^ x100);
    const uint64_t x183 = ((x182 << 8 | x182 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x182 << 7 | x182 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x182 << 11 | x182 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x180;
    const uint64_t x186 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x176 ^ x185 ^ (x127 ^ x186);
    const uint64_t x188 = x157 ^ x156;
    const uint64_t x189 = ((x188 >> 4) ^ x188) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x190 = x189 ^ x188 ^ (x189 << 4);
    const uint64_t x191 = x186 ^ x183;
    const uint64_t x192 = x170 ^ x191 ^ (x143 ^ x184);
    const uint64_t x193 = x178 ^ x50;
    const uint64_t x194 = ((x193 << 6 | x193 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x193 << 10 | x193 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x193 << 5 | x193 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x193 << 9 | x193 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x195 = x181 ^ x103;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x194;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x191 ^ x198 ^ (x127 ^ x199);
    const uint64_t x201 = x199 ^ x196;
    const uint64_t x202 = x185 ^ x201 ^ (x143 ^ x197);
    const uint64_t x203 = x115 ^ x110;
    const uint64_t x204 = ~(x166 ^ (x203 ^ ((x91 & x70) ^ x94)));
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x123 ^ x118;
    const uint64_t x207 = ~(x163 ^ (x206 ^ ((x38 & x17) ^ x41)));
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x211 = x210 ^ x208;
    const uint64_t x212 = x201 ^ x209 ^ x211;
    const uint64_t x213 = x209 ^ x205;
    const uint64_t x214 = x198 ^ x210 ^ x213;
    const uint64_t x215 = ~(x195 ^ x203);
    const uint64_t x216 = ((x215 << 8 | x215 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x215 << 7 | x215 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x215 << 11 | x215 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x217 = ~(x193 ^ x206);
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x221 = x220 ^ x218;
    const uint64_t x222 = x213 ^ x219 ^ x221;
    const uint64_t x223 = x219 ^ x216;
    const uint64_t x224 = x211 ^ x220 ^ x223;
    const uint64_t x225 = x223 ^ (x143 ^ x126);
    const uint64_t x226 = x221 ^ (x127 ^ x142);
    s[0] = (x128 & UINT64_C(0x0000ffffffffff00)) ^ ((x140 & UINT64_C(0x000000ff000000ff)) ^ p0)
        ^ ((x128 << 16 | x128 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[1] = (x144 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1)
        ^ ((x144 << 16 | x144 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[2] = (x154 & UINT64_C(0x0000ffffffffff00)) ^ ((x160 & UINT64_C(0x000000ff000000ff)) ^ p2)
        ^ ((x154 << 16 | x154 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[3] = (x162 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3)
        ^ ((x162 << 16 | x162 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[4] = (x172 & UINT64_C(0x0000ffffffffff00)) ^ ((x175 & UINT64_C(0x000000ff000000ff)) ^ p4)
        ^ ((x172 << 16 | x172 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[5] = (x177 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5)
        ^ ((x177 << 16 | x177 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[6] = (x187 & UINT64_C(0x0000ffffffffff00)) ^ ((x190 & UINT64_C(0x000000ff000000ff)) ^ p6)
        ^ ((x187 << 16 | x187 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[7] = (x192 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7)
        ^ ((x192 << 16 | x192 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[8] = (x200 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8)
        ^ ((x200 << 16 | x200 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[9] = (x202 & UINT64_C(0x0000ffffffffff00))
        ^ (((x140 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9)
        ^ ((x202 << 16 | x202 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[10] = (x212 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10)
        ^ ((x212 << 16 | x212 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[11] = (x214 & UINT64_C(0x0000ffffffffff00))
        ^ (((x160 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11)
        ^ ((x214 << 16 | x214 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[12] = (x222 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12)
        ^ ((x222 << 16 | x222 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[13] = (x224 & UINT64_C(0x0000ffffffffff00))
        ^ (((x175 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13)
        ^ ((x224 << 16 | x224 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[14] = (x225 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14)
        ^ ((x225 << 16 | x225 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
    s[15] = (x226 & UINT64_C(0x0000ffffffffff00))
        ^ (((x190 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15)
        ^ ((x226 << 16 | x226 >> (64 - 16)) & UINT64_C(0x00000000000000ff));
}

static void aegis256_tag128(aegis256_word s[16], aegis256_word *t0_0, aegis256_word *t0_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = (p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1)
        ^ ((p1 << 24 | p1 >> (64 - 24)) ^ (p1 << 32 | p1 >> (64 - 32)));
    const uint64_t x2 = (p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8)
        ^ ((p8 << 24 | p8 >> (64 - 24)) ^ (p8 << 32 | p8 >> (64 - 32)));
    const uint64_t x3 = (p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9)
        ^ ((p9 << 24 | p9 >> (64 - 24)) ^ (p9 << 32 | p9 >> (64 - 32)));
    const uint64_t x4 = (
        ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)
            ^ ((p0 << 24 | p0 >> (64 - 24)) ^ (p0 << 32 | p0 >> (64 - 32))))
        & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5)
        ^ ((p5 << 24 | p5 >> (64 - 24)) ^ (p5 << 32 | p5 >> (64 - 32)));
    const uint64_t x8 = (p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12)
        ^ ((p12 << 24 | p12 >> (64 - 24)) ^ (p12 << 32 | p12 >> (64 - 32)));
    const uint64_t x9 = (p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13)
        ^ ((p13 << 24 | p13 >> (64 - 24)) ^ (p13 << 32 | p13 >> (64 - 32)));
    const uint64_t x10 = (
        ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)
            ^ ((p4 << 24 | p4 >> (64 - 24)) ^ (p4 << 32 | p4 >> (64 - 32))))
        & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3)
        ^ ((p3 << 24 | p3 >> (64 - 24)) ^ (p3 << 32 | p3 >> (64 - 32)));
    const uint64_t x16 = (p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10)
        ^ ((p10 << 24 | p10 >> (64 - 24)) ^ (p10 << 32 | p10 >> (64 - 32)));
    const uint64_t x17 = (p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11)
        ^ ((p11 << 24 | p11 >> (64 - 24)) ^ (p11 << 32 | p11 >> (64 - 32)));
    const uint64_t x18 = (
        ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)
            ^ ((p2 << 24 | p2 >> (64 - 24)) ^ (p2 << 32 | p2 >> (64 - 32))))
        & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7)
        ^ ((p7 << 24 | p7 >> (64 - 24)) ^ (p7 << 32 | p7 >> (64 - 32)));
    const uint64_t x22 = (p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14)
        ^ ((p14 << 24 | p14 >> (64 - 24)) ^ (p14 << 32 | p14 >> (64 - 32)));
    const uint64_t x23 = (p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15)
        ^ ((p15 << 24 | p15 >> (64 - 24)) ^ (p15 << 32 | p15 >> (64 - 32)));
    const uint64_t x24 = (
        ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6)
            ^ ((p6 << 24 | p6 >> (64 - 24)) ^ (p6 << 32 | p6 >> (64 - 32))))
        & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x13 ^ x12;
    const uint64_t x32 = x27 ^ x26;
    const uint64_t x33 = ((x31 >> 1) ^ x32) & UINT64_C(0x5555555555555555);
    const uint64_t x34 = (x33 << 1) ^ x31;
    *t0_0 = ((((x30 >> 32) ^ (x29 ^ x28)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x30;
    *t0_1 = ((((x34 >> 32) ^ (x33 ^ x32)) & UINT64_C(0x00000000ffffffff)) << 32) ^ x34;
}

static void aegis256_tag256(aegis256_word s[16], aegis256_word *t0_0, aegis256_word *t0_1,
    aegis256_word *t1_0, aegis256_word *t1_1)
{
    const aegis256_word p0 = s[0];
    const aegis256_word p1 = s[1];
    const aegis256_word p2 = s[2];
    const aegis256_word p3 = s[3];
    const aegis256_word p4 = s[4];
    const aegis256_word p5 = s[5];
    const aegis256_word p6 = s[6];
    const aegis256_word p7 = s[7];
    const aegis256_word p8 = s[8];
    const aegis256_word p9 = s[9];
    const aegis256_word p10 = s[10];
    const aegis256_word p11 = s[11];
    const aegis256_word p12 = s[12];
    const aegis256_word p13 = s[13];
    const aegis256_word p14 = s[14];
    const aegis256_word p15 = s[15];
    const uint64_t x1 = ((p1 << 8 | p1 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p1 << 48 | p1 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1);
    const uint64_t x2 = ((p8 << 8 | p8 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p8 << 48 | p8 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8);
    const uint64_t x3 = ((p9 << 8 | p9 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p9 << 48 | p9 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9);
    const uint64_t x4 = (
        (((p0 << 8 | p0 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
            ^ ((p0 << 48 | p0 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)) & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((p5 << 8 | p5 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p5 << 48 | p5 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5);
    const uint64_t x8 = ((p12 << 8 | p12 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p12 << 48 | p12 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12);
    const uint64_t x9 = ((p13 << 8 | p13 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p13 << 48 | p13 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13);
    const uint64_t x10 = (
        (((p4 << 8 | p4 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
            ^ ((p4 << 48 | p4 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)) & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = ((p3 << 8 | p3 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p3 << 48 | p3 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3);
    const uint64_t x16 = ((p10 << 8 | p10 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p10 << 48 | p10 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10);
    const uint64_t x17 = ((p11 << 8 | p11 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p11 << 48 | p11 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11);
    const uint64_t x18 = (
        (((p2 << 8 | p2 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
            ^ ((p2 << 48 | p2 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = ((p7 << 8 | p7 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p7 << 48 | p7 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7);
    const uint64_t x22 = ((p14 << 8 | p14 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p14 << 48 | p14 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14);
    const uint64_t x23 = ((p15 << 8 | p15 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
        ^ ((p15 << 48 | p15 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15);
    const uint64_t x24 = (
        (((p6 << 8 | p6 >> (64 - 8)) & UINT64_C(0x000000ff00000000))
            ^ ((p6 << 48 | p6 >> (64 - 48)) & UINT64_C(0x00000000000000ff))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6)) & UINT64_C(0x000000ff000000ff))
        | ((x21 << 16 | x21 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x22 << 8 | x22 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x23 << 24 | x23 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x25 = ((x24 >> 4) ^ x24) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x26 = x25 ^ x24 ^ (x25 << 4);
    const uint64_t x27 = ((x20 >> 2) ^ x26) & UINT64_C(0x3333333333333333);
    const uint64_t x28 = (x27 << 2) ^ x20;
    const uint64_t x29 = ((x14 >> 1) ^ x28) & UINT64_C(0x5555555555555555);
    const uint64_t x30 = (x29 << 1) ^ x14;
    const uint64_t x31 = x29 ^ x28;
    const uint64_t x32 = ((x30 >> 32) ^ x31) & UINT64_C(0x00000000ffffffff);
    const uint64_t x33 = x13 ^ x12;
    const uint64_t x34 = x27 ^ x26;
    const uint64_t x35 = ((x33 >> 1) ^ x34) & UINT64_C(0x5555555555555555);
    const uint64_t x36 = (x35 << 1) ^ x33;
    const uint64_t x37 = x35 ^ x34;
    const uint64_t x38 = ((x36 >> 32) ^ x37) & UINT64_C(0x00000000ffffffff);
    *t0_0 = (x32 << 32) ^ x30;
    *t0_1 = (x38 << 32) ^ x36;
    *t1_0 = x32 ^ x31;
    *t1_1 = x38 ^ x37;
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis256_wipe(void *p, size_t len)
{
#if defined(__GNUC__) || defined(__clang__)
    memset(p, 0, len);
    __asm__ __volatile__("" : : "r"(p) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

static int aegis256_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS256_INLINE void aegis256_start(aegis256_word s[16], const uint8_t *nonce, const uint8_t *key)
{
    aegis256_initial(s, aegis256_load(key), aegis256_load(key + 8), aegis256_load(key + 16),
        aegis256_load(key + 24), aegis256_load(nonce), aegis256_load(nonce + 8),
        aegis256_load(nonce + 16), aegis256_load(nonce + 24));
    for (int i = 0; i < 4; i++) {
        aegis256_update(s, aegis256_load(key), aegis256_load(key + 8));
        aegis256_update(s, aegis256_load(key + 16), aegis256_load(key + 24));
        aegis256_update(s, aegis256_load(key) ^ aegis256_load(nonce),
            aegis256_load(key + 8) ^ aegis256_load(nonce + 8));
        aegis256_update(s, aegis256_load(key + 16) ^ aegis256_load(nonce + 16),
            aegis256_load(key + 24) ^ aegis256_load(nonce + 24));
    }
}

AEGIS256_INLINE void aegis256_update_at(aegis256_word s[16], const uint8_t *p)
{
    aegis256_update(s, aegis256_load(p), aegis256_load(p + 8));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS256_INLINE void aegis256_absorb(aegis256_word s[16], const uint8_t *p, size_t len)
{
    aegis256_word r[16];

    aegis256_copy(r, s);
    for (; len >= 16; len -= 16, p += 16) {
        aegis256_update_at(r, p);
    }
    aegis256_copy(s, r);
    if (len != 0) {
        uint8_t last[16] = {0};

        memcpy(last, p, len);
        aegis256_update(s, aegis256_load(last), aegis256_load(last + 8));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS256_INLINE void aegis256_last_updates(aegis256_word s[16], uint64_t low, uint64_t high)
{
    aegis256_word t_0, t_1;

    aegis256_mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        aegis256_final_update(s, t_0, t_1);
}

/* Writes the tag. */
AEGIS256_INLINE void aegis256_store_tag(aegis256_word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis256_word t0_0, t0_1;

        aegis256_tag128(s, &t0_0, &t0_1);
        aegis256_store(to, t0_0);
        aegis256_wipe(&t0_0, sizeof t0_0);
        aegis256_store(to + 8, t0_1);
        aegis256_wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        aegis256_word t0_0, t0_1, t1_0, t1_1;

        aegis256_tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        aegis256_store(to, t0_0);
        aegis256_wipe(&t0_0, sizeof t0_0);
        aegis256_store(to + 8, t0_1);
        aegis256_wipe(&t0_1, sizeof t0_1);
        aegis256_store(to + 16, t1_0);
        aegis256_wipe(&t1_0, sizeof t1_0);
        aegis256_store(to + 24, t1_1);
        aegis256_wipe(&t1_1, sizeof t1_1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS256_INLINE void aegis256_finish(aegis256_word s[16], uint64_t low, uint64_t high, uint8_t *tag,
    size_t tag_len)
{
    aegis256_last_updates(s, 8 * low, 8 * high);
    aegis256_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS256_INLINE int aegis256_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis256_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS256_INLINE void aegis256_encrypt_at(aegis256_word s[16], uint8_t *c, const uint8_t *m)
{
    aegis256_word c0_0, c0_1;

    aegis256_encrypt_(s, aegis256_load(m), aegis256_load(m + 8), &c0_0, &c0_1);
    aegis256_store(c, c0_0);
    aegis256_store(c + 8, c0_1);
}

/* Encrypts whole pieces of 16 bytes. */
AEGIS256_INLINE void aegis256_encrypt_pieces(aegis256_word s[16], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis256_word r[16];

    aegis256_copy(r, s);
    for (; count != 0; count--, m += 16, c += 16) {
        aegis256_encrypt_at(r, c, m);
    }
    aegis256_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 15. */
AEGIS256_INLINE void aegis256_encrypt_last(aegis256_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[16] = {0};

    memcpy(last, m, len);
    aegis256_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis256_wipe(last, sizeof last);
}

AEGIS256_INLINE void aegis256_encrypt_all(aegis256_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 16 * 16;

    aegis256_encrypt_pieces(s, c, m, len / 16);
    if (len > whole)
        aegis256_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS256_CLEARS int aegis256_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256_word s[16];

    if (!aegis256_is_tag_length(tag_len))
        return -1;
    aegis256_start(s, nonce, key);
    aegis256_absorb(s, ad, ad_len);
    aegis256_encrypt_all(s, c, m, len);
    aegis256_finish(s, ad_len, len, tag, tag_len);
    return aegis256_cleared(0);
}

AEGIS256_CLEARS int aegis256_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    return aegis256_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS256_CLEARS void aegis256_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256_word s[16];

    aegis256_start(s, nonce, key);
    aegis256_encrypt_all(s, c, m, len);
    aegis256_cleared(0);
}

AEGIS256_CLEARS void aegis256_stream(uint8_t *out, size_t len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis256_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS256_INLINE void aegis256_decrypt_at(aegis256_word s[16], uint8_t *m, const uint8_t *c)
{
    aegis256_word m0_0, m0_1;

    aegis256_decrypt_(s, aegis256_load(c), aegis256_load(c + 8), &m0_0, &m0_1);
    aegis256_store(m, m0_0);
    aegis256_store(m + 8, m0_1);
}

/* Decrypts whole pieces of 16 bytes. */
AEGIS256_INLINE void aegis256_decrypt_pieces(aegis256_word s[16], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis256_word r[16];

    aegis256_copy(r, s);
    for (; count != 0; count--, c += 16, m += 16) {
        aegis256_decrypt_at(r, m, c);
    }
    aegis256_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 15. */
AEGIS256_INLINE void aegis256_decrypt_last(aegis256_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[16];
    aegis256_word z0_0, z0_1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis256_keystream(s, &z0_0, &z0_1);
    aegis256_store(last, z0_0);
    aegis256_store(last + 8, z0_1);
    memcpy(last, c, len);
    aegis256_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis256_wipe(last, sizeof last);
}

AEGIS256_INLINE void aegis256_decrypt_all(aegis256_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 16 * 16;

    aegis256_decrypt_pieces(s, m, c, len / 16);
    if (len > whole)
        aegis256_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS256_CLEARS int aegis256_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256_word s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis256_is_tag_length(tag_len)) {
        aegis256_start(s, nonce, key);
        aegis256_absorb(s, ad, ad_len);
        aegis256_decrypt_all(s, m, c, len);
        aegis256_finish(s, ad_len, len, expected, tag_len);
        result = aegis256_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return aegis256_cleared(result);
}

AEGIS256_CLEARS int aegis256_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis256_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS256_CLEARS void aegis256_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256_word s[16];

    aegis256_start(s, nonce, key);
    aegis256_decrypt_all(s, m, c, len);
    aegis256_cleared(0);
}

AEGIS256_CLEARS int aegis256_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256_word s[16];

    if (!aegis256_is_tag_length(tag_len))
        return -1;
    aegis256_start(s, nonce, key);
    aegis256_absorb(s, data, len);
    aegis256_finish(s, len, tag_len, tag, tag_len);
    return aegis256_cleared(0);
}

AEGIS256_CLEARS int aegis256_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[32], const uint8_t key[32])
{
    uint8_t expected[32];

    if (aegis256_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis256_cleared(aegis256_checked(expected, tag, tag_len));
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis256_state st;
} aegis256_placed_state;
typedef char aegis256_state_bytes[sizeof(aegis256_state) == AEGIS256_STATE_BYTES ? 1 : -1];
typedef char aegis256_state_alignment[AEGIS256_STATE_ALIGNMENT % offsetof(aegis256_placed_state, st)
    == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis256_mac_state st;
} aegis256_placed_mac_state;
typedef char aegis256_mac_state_bytes[sizeof(aegis256_mac_state) == AEGIS256_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis256_mac_state_alignment[AEGIS256_STATE_ALIGNMENT
    % offsetof(aegis256_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS256_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS256_NOINLINE __attribute__((noinline))
#else
#define AEGIS256_NOINLINE
#endif

AEGIS256_INLINE void aegis256_thaw(aegis256_word s[16], const uint8_t *from)
{
    s[0] = aegis256_load(from);
    s[1] = aegis256_load(from + 8);
    s[2] = aegis256_load(from + 16);
    s[3] = aegis256_load(from + 24);
    s[4] = aegis256_load(from + 32);
    s[5] = aegis256_load(from + 40);
    s[6] = aegis256_load(from + 48);
    s[7] = aegis256_load(from + 56);
    s[8] = aegis256_load(from + 64);
    s[9] = aegis256_load(from + 72);
    s[10] = aegis256_load(from + 80);
    s[11] = aegis256_load(from + 88);
    s[12] = aegis256_load(from + 96);
    s[13] = aegis256_load(from + 104);
    s[14] = aegis256_load(from + 112);
    s[15] = aegis256_load(from + 120);
}

AEGIS256_INLINE void aegis256_freeze(uint8_t *to, aegis256_word s[16])
{
    aegis256_store(to, s[0]);
    aegis256_store(to + 8, s[1]);
    aegis256_store(to + 16, s[2]);
    aegis256_store(to + 24, s[3]);
    aegis256_store(to + 32, s[4]);
    aegis256_store(to + 40, s[5]);
    aegis256_store(to + 48, s[6]);
    aegis256_store(to + 56, s[7]);
    aegis256_store(to + 64, s[8]);
    aegis256_store(to + 72, s[9]);
    aegis256_store(to + 80, s[10]);
    aegis256_store(to + 88, s[11]);
    aegis256_store(to + 96, s[12]);
    aegis256_store(to + 104, s[13]);
    aegis256_store(to + 112, s[14]);
    aegis256_store(to + 120, s[15]);
}

AEGIS256_CLEARS void aegis256_init(aegis256_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256_word s[16];

    aegis256_start(s, nonce, key);
    aegis256_absorb(s, ad, ad_len);
    aegis256_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    aegis256_cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS256_INLINE int aegis256_end(aegis256_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256_is_tag_length(tag_len) ? 0 : -1;
    aegis256_word s[16];

    if (result == 0) {
        aegis256_thaw(s, st->kept);
        aegis256_absorb(s, st->kept + 128, (size_t)(st->len % 16));
        aegis256_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis256_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256_KEEP, compilers would use vector registers.
 */
AEGIS256_INLINE void aegis256_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256_NOINLINE AEGIS256_CLEARS
size_t aegis256_encrypt_uneven(aegis256_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 16);
    aegis256_word s[16];
    aegis256_word z0_0, z0_1;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        aegis256_encrypt_bytes(c, m, piece + 16 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis256_thaw(s, st->kept);
    if (used != 0)
        aegis256_update(s, aegis256_load(piece), aegis256_load(piece + 8));
    used = len % 16;
    aegis256_encrypt_pieces(s, c, m, len / 16);
    aegis256_freeze(st->kept, s);
    if (used != 0) {
        aegis256_keystream(s, &z0_0, &z0_1);
        aegis256_store(piece, z0_0);
        aegis256_store(piece + 8, z0_1);
        aegis256_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    aegis256_cleared(0);
    return written;
}

AEGIS256_CLEARS size_t aegis256_encrypt_update(aegis256_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis256_word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return aegis256_encrypt_uneven(st, c, m, len);
        aegis256_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256_thaw(s, st->kept);
    aegis256_encrypt_pieces(s, c, m, len / 16);
    aegis256_freeze(st->kept, s);
    aegis256_cleared(0);
    return len;
}

AEGIS256_CLEARS int aegis256_encrypt_final(aegis256_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256_cleared(aegis256_end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256_KEEP, compilers would use vector registers.
 */
AEGIS256_INLINE void aegis256_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256_NOINLINE AEGIS256_CLEARS
size_t aegis256_decrypt_uneven(aegis256_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 16);
    aegis256_word s[16];
    aegis256_word z0_0, z0_1;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        aegis256_decrypt_bytes(m, c, piece + 16 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis256_thaw(s, st->kept);
    if (used != 0)
        aegis256_update(s, aegis256_load(piece), aegis256_load(piece + 8));
    used = len % 16;
    aegis256_decrypt_pieces(s, m, c, len / 16);
    aegis256_freeze(st->kept, s);
    if (used != 0) {
        aegis256_keystream(s, &z0_0, &z0_1);
        aegis256_store(piece, z0_0);
        aegis256_store(piece + 8, z0_1);
        aegis256_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    aegis256_cleared(0);
    return written;
}

AEGIS256_CLEARS size_t aegis256_decrypt_update(aegis256_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis256_word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return aegis256_decrypt_uneven(st, m, c, len);
        aegis256_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256_thaw(s, st->kept);
    aegis256_decrypt_pieces(s, m, c, len / 16);
    aegis256_freeze(st->kept, s);
    aegis256_cleared(0);
    return len;
}

AEGIS256_CLEARS int aegis256_decrypt_final(aegis256_state *st, const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return aegis256_cleared(aegis256_end(st, expected, tag_len) == 0
        ? aegis256_checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS256_INLINE void aegis256_begin_mac(aegis256_mac_state *st, aegis256_word s[16])
{
    aegis256_freeze(st->kept, s);
    aegis256_freeze(st->kept + 128, s);
    aegis256_wipe(st->kept + 256, 16);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS256_INLINE void aegis256_begin_again(aegis256_mac_state *st)
{
    aegis256_word s[16];

    aegis256_thaw(s, st->kept + 128);
    aegis256_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS256_INLINE int aegis256_end_mac(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256_is_tag_length(tag_len) ? 0 : -1;
    aegis256_word s[16];

    if (result == 0) {
        aegis256_thaw(s, st->kept);
        aegis256_absorb(s, st->kept + 256, (size_t)(st->len % 16));
        aegis256_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis256_begin_again(st);
    return result;
}

AEGIS256_CLEARS void aegis256_mac_init(aegis256_mac_state *st, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256_word s[16];

    aegis256_start(s, nonce, key);
    aegis256_begin_mac(st, s);
    aegis256_cleared(0);
}

/* Absorbs whole pieces of 16 bytes. */
AEGIS256_INLINE void aegis256_absorb_pieces(aegis256_word s[16], const uint8_t *p, size_t len)
{
    aegis256_word r[16];

    aegis256_copy(r, s);
    for (; len >= 16; len -= 16, p += 16) {
        aegis256_update_at(r, p);
    }
    aegis256_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS256_KEEP, compilers would use vector registers.
 */
AEGIS256_INLINE void aegis256_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS256_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS256_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS256_NOINLINE AEGIS256_CLEARS
void aegis256_mac_uneven(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 16);
    aegis256_word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            aegis256_store(piece + 16 - room, aegis256_load(data));
        aegis256_mac_bytes(data, piece + 16 - room, room);
        data += room;
        len -= room;
    }
    aegis256_thaw(s, st->kept);
    if (used != 0)
        aegis256_update(s, aegis256_load(piece), aegis256_load(piece + 8));
    used = len % 16;
    aegis256_absorb_pieces(s, data, len / 16 * 16);
    aegis256_freeze(st->kept, s);
    aegis256_mac_bytes(data + len - used, piece, used);
    aegis256_cleared(0);
}

AEGIS256_CLEARS void aegis256_mac_update(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    aegis256_word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (len >= 16 - used) {
            aegis256_mac_uneven(st, data, len);
            return;
        }
        aegis256_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis256_thaw(s, st->kept);
    aegis256_absorb_pieces(s, data, len / 16 * 16);
    aegis256_freeze(st->kept, s);
    aegis256_cleared(0);
}

AEGIS256_CLEARS int aegis256_mac_final(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256_cleared(aegis256_end_mac(st, tag, tag_len));
}

AEGIS256_CLEARS int aegis256_mac_verify_final(aegis256_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis256_cleared(aegis256_end_mac(st, expected, tag_len) == 0
        ? aegis256_checked(expected, tag, tag_len) : -1);
}

AEGIS256_CLEARS void aegis256_mac_reset(aegis256_mac_state *st)
{
    aegis256_begin_again(st);
    aegis256_cleared(0);
}

AEGIS256_CLEARS void aegis256_mac_clear(aegis256_mac_state *st)
{
    aegis256_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
