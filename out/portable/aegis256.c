/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for ISO C99, any processor.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target portable
 *
 * Test of all functions: `hashwright verify`; options as above. Speed: `hashwright bench aegis256
 * --target portable`.
 *
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 704 instructions for 16 bytes, critical path 41 cycles, 41 a call in a loop.
 * encrypt: 932 instructions for 16 bytes, critical path 41 cycles, 41 a call in a loop.
 * decrypt: 932 instructions for 16 bytes, critical path 51 cycles, 51 a call in a loop.
 */
#include "aegis256.h"

#include <string.h>

/* Keeps the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

/*
 * On return, the registers that functions may use contain no secrets. clang
 * has the attribute for these two architectures. On x86-64 it clears general registers only: it
 * would leave some of the vector registers, or clear them by instructions without VEX, which wait
 * for upper halves that are in use.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if defined(__x86_64__)
#define CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef CLEARS
#define CLEARS
#endif

/* Clears the vector registers of x86-64, and returns the result. */
INLINE int cleared(int result)
{
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
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

typedef uint64_t word;

INLINE word load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

INLINE void store(uint8_t *p, word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

INLINE void copy(word to[16], const word from[16])
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

static void initial(word s[16], word key0_0, word key0_1, word key1_0, word key1_1, word nonce0_0,
    word nonce0_1, word nonce1_0, word nonce1_1)
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

static void init_update(word s[16], word key0_0, word key0_1, word key1_0, word key1_1,
    word nonce0_0, word nonce0_1, word nonce1_0, word nonce1_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
    const uint64_t x1 = p4 ^ p8;
    const uint64_t x2 = p2 ^ p14;
    const uint64_t x3 = x1 ^ x2;
    const uint64_t x4 = x3 ^ p6;
    const uint64_t x5 = x4 ^ p12;
    const uint64_t x6 = p8 ^ p14;
    const uint64_t x7 = x5 ^ x6;
    const uint64_t x8 = x4 ^ p4;
    const uint64_t x9 = p10 ^ p12;
    const uint64_t x10 = x8 ^ x9;
    const uint64_t x11 = x7 ^ x10;
    const uint64_t x12 = x6 & x7;
    const uint64_t x13 = (x1 & x11) ^ x12;
    const uint64_t x14 = x3 & x8;
    const uint64_t x15 = x9 ^ p0;
    const uint64_t x16 = x15 ^ p2;
    const uint64_t x17 = p4 ^ p14;
    const uint64_t x18 = x16 ^ x17;
    const uint64_t x19 = x8 ^ p0;
    const uint64_t x20 = x13 ^ (x14 ^ x5 ^ (x18 & x19));
    const uint64_t x21 = x15 ^ p8;
    const uint64_t x22 = x12 ^ (x17 & x10);
    const uint64_t x23 = x10 ^ x14 ^ ((x21 & p0) ^ x17) ^ x22;
    const uint64_t x24 = x20 ^ x23;
    const uint64_t x25 = x7 ^ x9;
    const uint64_t x26 = x2 & x25;
    const uint64_t x27 = x25 ^ ((x16 & x15) ^ x2) ^ x26 ^ x13;
    const uint64_t x28 = x20 & x27;
    const uint64_t x29 = x15 ^ p14;
    const uint64_t x30 = x7 ^ p0;
    const uint64_t x31 = x25 ^ p14 ^ x22 ^ (x26 ^ (x29 & x30));
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
    const uint64_t x43 = x36 & x15;
    const uint64_t x44 = x42 ^ x43;
    const uint64_t x45 = x40 & x11;
    const uint64_t x46 = x44 ^ (x45 ^ (x38 & x10));
    const uint64_t x47 = x36 ^ x33;
    const uint64_t x48 = x47 & x2;
    const uint64_t x49 = x34 & p0;
    const uint64_t x50 = x47 & x25;
    const uint64_t x51 = x37 ^ x34;
    const uint64_t x52 = x50 ^ (x51 & x8);
    const uint64_t x53 = x48 ^ x49 ^ x52;
    const uint64_t x54 = x46 ^ (x53 ^ (x33 & x29));
    const uint64_t x55 = x37 & x18;
    const uint64_t x56 = x54 ^ ((x34 & x21) ^ x55);
    const uint64_t x57 = ((x56 << 8 | x56 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x56 << 7 | x56 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x56 << 11 | x56 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x58 = p5 ^ p9;
    const uint64_t x59 = p3 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x60 ^ p7;
    const uint64_t x62 = x61 ^ p13;
    const uint64_t x63 = p9 ^ p15;
    const uint64_t x64 = x62 ^ x63;
    const uint64_t x65 = x61 ^ p5;
    const uint64_t x66 = p11 ^ p13;
    const uint64_t x67 = x65 ^ x66;
    const uint64_t x68 = x64 ^ x67;
    const uint64_t x69 = x63 & x64;
    const uint64_t x70 = (x58 & x68) ^ x69;
    const uint64_t x71 = x60 & x65;
    const uint64_t x72 = x66 ^ p1;
    const uint64_t x73 = x72 ^ p3;
    const uint64_t x74 = p5 ^ p15;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x65 ^ p1;
    const uint64_t x77 = x70 ^ (x71 ^ x62 ^ (x75 & x76));
    const uint64_t x78 = x72 ^ p9;
    const uint64_t x79 = x69 ^ (x74 & x67);
    const uint64_t x80 = x67 ^ x71 ^ ((x78 & p1) ^ x74) ^ x79;
    const uint64_t x81 = x77 ^ x80;
    const uint64_t x82 = x64 ^ x66;
    const uint64_t x83 = x59 & x82;
    const uint64_t x84 = x82 ^ ((x73 & x72) ^ x59) ^ x83 ^ x70;
    const uint64_t x85 = x77 & x84;
    const uint64_t x86 = x72 ^ p15;
    const uint64_t x87 = x64 ^ p1;
    const uint64_t x88 = x82 ^ p15 ^ x79 ^ (x83 ^ (x86 & x87));
    const uint64_t x89 = x85 ^ x88;
    const uint64_t x90 = (x81 & x89) ^ x80;
    const uint64_t x91 = ((x85 ^ x80) & (x88 ^ x84)) ^ x88;
    const uint64_t x92 = x88 & (x91 ^ x89);
    const uint64_t x93 = (x90 & (x92 ^ x89)) ^ x81;
    const uint64_t x94 = x92 ^ (x91 ^ x84);
    const uint64_t x95 = x93 ^ x94;
    const uint64_t x96 = x91 ^ x90;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x97 & x58;
    const uint64_t x99 = x98 ^ (x96 & x63);
    const uint64_t x100 = x93 & x72;
    const uint64_t x101 = x99 ^ x100;
    const uint64_t x102 = x97 & x68;
    const uint64_t x103 = x101 ^ (x102 ^ (x95 & x67));
    const uint64_t x104 = x93 ^ x90;
    const uint64_t x105 = x104 & x59;
    const uint64_t x106 = x91 & p1;
    const uint64_t x107 = x104 & x82;
    const uint64_t x108 = x94 ^ x91;
    const uint64_t x109 = x107 ^ (x108 & x65);
    const uint64_t x110 = x105 ^ x106 ^ x109;
    const uint64_t x111 = x103 ^ (x110 ^ (x90 & x86));
    const uint64_t x112 = x94 & x75;
    const uint64_t x113 = x111 ^ ((x91 & x78) ^ x112);
    const uint64_t x114 = ((x113 << 6 | x113 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x113 << 10 | x113 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x113 << 5 | x113 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x113 << 9 | x113 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x115 =
        ((x57 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x114 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x116 = x115 ^ x57;
    const uint64_t x117 =
        ((x114 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x57 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x118 = x90 & x87;
    const uint64_t x119 = (x93 & x73) ^ x118;
    const uint64_t x120 = ~(x103 ^ (x119 ^ x105));
    const uint64_t x121 = ((x120 << 6 | x120 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x120 << 10 | x120 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x120 << 5 | x120 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x120 << 9 | x120 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x122 = x33 & x30;
    const uint64_t x123 = (x36 & x16) ^ x122;
    const uint64_t x124 = ~(x46 ^ (x123 ^ x48));
    const uint64_t x125 = ((x124 << 8 | x124 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x124 << 7 | x124 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x124 << 11 | x124 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x126 =
        ((x121 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x127 = x126 ^ x121;
    const uint64_t x128 = x116 ^ x117 ^ x127;
    const uint64_t x129 = x128 ^ p5;
    const uint64_t x130 = x101 ^ (x112 ^ (x108 & x60));
    const uint64_t x131 = x130 ^ (x94 & x76);
    const uint64_t x132 = x131 ^ (x118 ^ x106);
    const uint64_t x133 = ((x132 << 6 | x132 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x132 << 10 | x132 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x132 << 5 | x132 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x132 << 9 | x132 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x134 = x44 ^ (x55 ^ (x51 & x3));
    const uint64_t x135 = x134 ^ (x37 & x19);
    const uint64_t x136 = x135 ^ (x122 ^ x49);
    const uint64_t x137 = ((x136 << 8 | x136 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x136 << 7 | x136 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x136 << 11 | x136 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x138 =
        ((x133 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x137 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x139 = x138 ^ x133;
    const uint64_t x140 = x135 ^ x52;
    const uint64_t x141 = ((x140 << 8 | x140 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x140 << 7 | x140 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x140 << 11 | x140 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x142 = x131 ^ x109;
    const uint64_t x143 = ((x142 << 6 | x142 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x142 << 10 | x142 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x142 << 5 | x142 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x142 << 9 | x142 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x144 =
        ((x141 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x143 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x145 = x144 ^ x141;
    const uint64_t x146 = x107 ^ (x96 & x64) ^ x102;
    const uint64_t x147 = x130 ^ x146;
    const uint64_t x148 = ((x147 << 6 | x147 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x147 << 10 | x147 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x147 << 5 | x147 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x147 << 9 | x147 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x149 = x50 ^ (x39 & x7) ^ x45;
    const uint64_t x150 = x134 ^ x149;
    const uint64_t x151 = ((x150 << 8 | x150 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x150 << 7 | x150 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x150 << 11 | x150 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x152 =
        ((x148 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x151 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x153 = x152 ^ x148;
    const uint64_t x154 =
        ((x143 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x141 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x155 = x139 ^ x145 ^ (x153 ^ x154);
    const uint64_t x156 = x155 ^ p9;
    const uint64_t x157 = x129 ^ x156;
    const uint64_t x158 = x146 ^ x100;
    const uint64_t x159 = ~(x142 ^ x158);
    const uint64_t x160 = ((x159 << 6 | x159 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x159 << 10 | x159 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x159 << 5 | x159 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x159 << 9 | x159 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x161 = x149 ^ x43;
    const uint64_t x162 = ~(x140 ^ x161);
    const uint64_t x163 = ((x162 << 8 | x162 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x162 << 7 | x162 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x162 << 11 | x162 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x164 =
        ((x160 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x163 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x165 = x164 ^ x160;
    const uint64_t x166 =
        ((x151 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x148 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x167 = x166 ^ x151;
    const uint64_t x168 = x165 ^ (x167 ^ x152);
    const uint64_t x169 = x168 ^ p15;
    const uint64_t x170 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x121 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x171 = x170 ^ x125;
    const uint64_t x172 = ~(x99 ^ x119 ^ x110);
    const uint64_t x173 = ((x172 << 6 | x172 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x172 << 10 | x172 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x172 << 5 | x172 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x172 << 9 | x172 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x174 = ~(x42 ^ x123 ^ x53);
    const uint64_t x175 = ((x174 << 8 | x174 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x174 << 7 | x174 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x174 << 11 | x174 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x176 =
        ((x173 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x175 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x177 = x176 ^ x173;
    const uint64_t x178 = x171 ^ x153 ^ (x177 ^ x126);
    const uint64_t x179 = x178 ^ p3;
    const uint64_t x180 = x169 ^ x179;
    const uint64_t x181 = x180 ^ x157;
    const uint64_t x182 = x117 ^ x114;
    const uint64_t x183 =
        ((x137 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x133 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x184 = x183 ^ x137;
    const uint64_t x185 = x182 ^ x184 ^ (x153 ^ x138);
    const uint64_t x186 = x185 ^ p7;
    const uint64_t x187 = x181 ^ x186;
    const uint64_t x188 = ~(x111 ^ (x158 ^ ((x95 & x74) ^ x98)));
    const uint64_t x189 = ((x188 << 6 | x188 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x188 << 10 | x188 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x188 << 5 | x188 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x188 << 9 | x188 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x190 = ~(x54 ^ (x161 ^ ((x38 & x17) ^ x41)));
    const uint64_t x191 = ((x190 << 8 | x190 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x190 << 7 | x190 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x190 << 11 | x190 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x192 =
        ((x189 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x191 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x189;
    const uint64_t x194 =
        ((x163 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x160 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x195 = x194 ^ x163;
    const uint64_t x196 = x193 ^ x164 ^ x195;
    const uint64_t x197 = x196 ^ p13;
    const uint64_t x198 = x187 ^ x197;
    const uint64_t x199 = x169 ^ x156;
    const uint64_t x200 = x198 ^ x199;
    const uint64_t x201 = x187 ^ x129;
    const uint64_t x202 = x154 ^ x143;
    const uint64_t x203 =
        ((x191 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x189 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x204 = x203 ^ x191;
    const uint64_t x205 = x202 ^ x192 ^ x204;
    const uint64_t x206 = x205 ^ p11;
    const uint64_t x207 = x197 ^ x206;
    const uint64_t x208 = x201 ^ x207;
    const uint64_t x209 = x200 ^ x208;
    const uint64_t x210 = x199 & x200;
    const uint64_t x211 = (x157 & x209) ^ x210;
    const uint64_t x212 = x181 & x201;
    const uint64_t x213 =
        ((x175 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x173 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x214 = x213 ^ x175;
    const uint64_t x215 = x214 ^ x176 ^ x153;
    const uint64_t x216 = x215 ^ p1;
    const uint64_t x217 = x207 ^ x216;
    const uint64_t x218 = x217 ^ x179;
    const uint64_t x219 = x169 ^ x129;
    const uint64_t x220 = x218 ^ x219;
    const uint64_t x221 = x201 ^ x216;
    const uint64_t x222 = x211 ^ (x212 ^ x198 ^ (x220 & x221));
    const uint64_t x223 = x217 ^ x156;
    const uint64_t x224 = x210 ^ (x219 & x208);
    const uint64_t x225 = x208 ^ x212 ^ ((x223 & x216) ^ x219) ^ x224;
    const uint64_t x226 = x222 ^ x225;
    const uint64_t x227 = x200 ^ x207;
    const uint64_t x228 = x180 & x227;
    const uint64_t x229 = x227 ^ ((x218 & x217) ^ x180) ^ x228 ^ x211;
    const uint64_t x230 = x222 & x229;
    const uint64_t x231 = x217 ^ x169;
    const uint64_t x232 = x200 ^ x216;
    const uint64_t x233 = x227 ^ x169 ^ x224 ^ (x228 ^ (x231 & x232));
    const uint64_t x234 = x230 ^ x233;
    const uint64_t x235 = (x226 & x234) ^ x225;
    const uint64_t x236 = ((x230 ^ x225) & (x233 ^ x229)) ^ x233;
    const uint64_t x237 = x233 & (x236 ^ x234);
    const uint64_t x238 = (x235 & (x237 ^ x234)) ^ x226;
    const uint64_t x239 = x237 ^ (x236 ^ x229);
    const uint64_t x240 = x238 ^ x239;
    const uint64_t x241 = x236 ^ x235;
    const uint64_t x242 = x240 ^ x241;
    const uint64_t x243 = x242 & x157;
    const uint64_t x244 = x243 ^ (x241 & x199);
    const uint64_t x245 = x238 & x217;
    const uint64_t x246 = x244 ^ x245;
    const uint64_t x247 = x242 & x209;
    const uint64_t x248 = x246 ^ (x247 ^ (x240 & x208));
    const uint64_t x249 = x238 ^ x235;
    const uint64_t x250 = x249 & x180;
    const uint64_t x251 = x236 & x216;
    const uint64_t x252 = x249 & x227;
    const uint64_t x253 = x239 ^ x236;
    const uint64_t x254 = x252 ^ (x253 & x201);
    const uint64_t x255 = x250 ^ x251 ^ x254;
    const uint64_t x256 = x248 ^ (x255 ^ (x235 & x231));
    const uint64_t x257 = x239 & x220;
    const uint64_t x258 = x256 ^ ((x236 & x223) ^ x257);
    const uint64_t x259 = ((x258 << 6 | x258 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x258 << 10 | x258 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x258 << 5 | x258 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x258 << 9 | x258 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x260 = x182 ^ x115 ^ x171;
    const uint64_t x261 = x260 ^ p4;
    const uint64_t x262 = x184 ^ x202 ^ (x167 ^ x144);
    const uint64_t x263 = x262 ^ p8;
    const uint64_t x264 = x261 ^ x263;
    const uint64_t x265 = x195 ^ (x153 ^ x166);
    const uint64_t x266 = x265 ^ p14;
    const uint64_t x267 = x127 ^ x167 ^ (x214 ^ x170);
    const uint64_t x268 = x267 ^ p2;
    const uint64_t x269 = x266 ^ x268;
    const uint64_t x270 = x269 ^ x264;
    const uint64_t x271 = x116 ^ x139 ^ (x167 ^ x183);
    const uint64_t x272 = x271 ^ p6;
    const uint64_t x273 = x270 ^ x272;
    const uint64_t x274 = x204 ^ x194 ^ x165;
    const uint64_t x275 = x274 ^ p12;
    const uint64_t x276 = x273 ^ x275;
    const uint64_t x277 = x266 ^ x263;
    const uint64_t x278 = x276 ^ x277;
    const uint64_t x279 = x273 ^ x261;
    const uint64_t x280 = x145 ^ x203 ^ x193;
    const uint64_t x281 = x280 ^ p10;
    const uint64_t x282 = x275 ^ x281;
    const uint64_t x283 = x279 ^ x282;
    const uint64_t x284 = x278 ^ x283;
    const uint64_t x285 = x277 & x278;
    const uint64_t x286 = (x264 & x284) ^ x285;
    const uint64_t x287 = x270 & x279;
    const uint64_t x288 = x177 ^ x213 ^ x167;
    const uint64_t x289 = x288 ^ p0;
    const uint64_t x290 = x282 ^ x289;
    const uint64_t x291 = x290 ^ x268;
    const uint64_t x292 = x266 ^ x261;
    const uint64_t x293 = x291 ^ x292;
    const uint64_t x294 = x279 ^ x289;
    const uint64_t x295 = x286 ^ (x287 ^ x276 ^ (x293 & x294));
    const uint64_t x296 = x290 ^ x263;
    const uint64_t x297 = x285 ^ (x292 & x283);
    const uint64_t x298 = x283 ^ x287 ^ ((x296 & x289) ^ x292) ^ x297;
    const uint64_t x299 = x295 ^ x298;
    const uint64_t x300 = x278 ^ x282;
    const uint64_t x301 = x269 & x300;
    const uint64_t x302 = x300 ^ ((x291 & x290) ^ x269) ^ x301 ^ x286;
    const uint64_t x303 = x295 & x302;
    const uint64_t x304 = x290 ^ x266;
    const uint64_t x305 = x278 ^ x289;
    const uint64_t x306 = x300 ^ x266 ^ x297 ^ (x301 ^ (x304 & x305));
    const uint64_t x307 = x303 ^ x306;
    const uint64_t x308 = (x299 & x307) ^ x298;
    const uint64_t x309 = ((x303 ^ x298) & (x306 ^ x302)) ^ x306;
    const uint64_t x310 = x306 & (x309 ^ x307);
    const uint64_t x311 = (x308 & (x310 ^ x307)) ^ x299;
    const uint64_t x312 = x310 ^ (x309 ^ x302);
    const uint64_t x313 = x311 ^ x312;
    const uint64_t x314 = x309 ^ x308;
    const uint64_t x315 = x313 ^ x314;
    const uint64_t x316 = x315 & x264;
    const uint64_t x317 = x316 ^ (x314 & x277);
    const uint64_t x318 = x311 & x290;
    const uint64_t x319 = x317 ^ x318;
    const uint64_t x320 = x315 & x284;
    const uint64_t x321 = x319 ^ (x320 ^ (x313 & x283));
    const uint64_t x322 = x311 ^ x308;
    const uint64_t x323 = x322 & x269;
    const uint64_t x324 = x309 & x289;
    const uint64_t x325 = x322 & x300;
    const uint64_t x326 = x312 ^ x309;
    const uint64_t x327 = x325 ^ (x326 & x279);
    const uint64_t x328 = x323 ^ x324 ^ x327;
    const uint64_t x329 = x321 ^ (x328 ^ (x308 & x304));
    const uint64_t x330 = x312 & x293;
    const uint64_t x331 = x329 ^ ((x309 & x296) ^ x330);
    const uint64_t x332 = ((x331 << 8 | x331 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x331 << 7 | x331 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x331 << 11 | x331 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x333 =
        ((x259 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x332 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x334 = x333 ^ x259;
    const uint64_t x335 =
        ((x332 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x259 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x336 = x308 & x305;
    const uint64_t x337 = (x311 & x291) ^ x336;
    const uint64_t x338 = ~(x321 ^ (x337 ^ x323));
    const uint64_t x339 = ((x338 << 8 | x338 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x338 << 7 | x338 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x338 << 11 | x338 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x340 = x235 & x232;
    const uint64_t x341 = (x238 & x218) ^ x340;
    const uint64_t x342 = ~(x248 ^ (x341 ^ x250));
    const uint64_t x343 = ((x342 << 6 | x342 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x342 << 10 | x342 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x342 << 5 | x342 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x342 << 9 | x342 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x344 =
        ((x339 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x343 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x345 = x344 ^ x339;
    const uint64_t x346 = x334 ^ x335 ^ x345;
    const uint64_t x347 = x346 ^ x261;
    const uint64_t x348 = x319 ^ (x330 ^ (x326 & x270));
    const uint64_t x349 = x348 ^ (x312 & x294);
    const uint64_t x350 = x349 ^ (x336 ^ x324);
    const uint64_t x351 = ((x350 << 8 | x350 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x350 << 7 | x350 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x350 << 11 | x350 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x352 = x246 ^ (x257 ^ (x253 & x181));
    const uint64_t x353 = x352 ^ (x239 & x221);
    const uint64_t x354 = x353 ^ (x340 ^ x251);
    const uint64_t x355 = ((x354 << 6 | x354 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x354 << 10 | x354 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x354 << 5 | x354 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x354 << 9 | x354 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x356 =
        ((x351 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x355 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x357 = x356 ^ x351;
    const uint64_t x358 = x353 ^ x254;
    const uint64_t x359 = ((x358 << 6 | x358 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x358 << 10 | x358 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x358 << 5 | x358 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x358 << 9 | x358 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x360 = x349 ^ x327;
    const uint64_t x361 = ((x360 << 8 | x360 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x360 << 7 | x360 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x360 << 11 | x360 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x362 =
        ((x359 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x361 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x363 = x362 ^ x359;
    const uint64_t x364 = x325 ^ (x314 & x278) ^ x320;
    const uint64_t x365 = x348 ^ x364;
    const uint64_t x366 = ((x365 << 8 | x365 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x365 << 7 | x365 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x365 << 11 | x365 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x367 = x252 ^ (x241 & x200) ^ x247;
    const uint64_t x368 = x352 ^ x367;
    const uint64_t x369 = ((x368 << 6 | x368 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x368 << 10 | x368 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x368 << 5 | x368 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x368 << 9 | x368 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x370 =
        ((x366 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x369 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x371 = x370 ^ x366;
    const uint64_t x372 =
        ((x361 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x359 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x373 = x357 ^ x363 ^ (x371 ^ x372);
    const uint64_t x374 = x373 ^ x263;
    const uint64_t x375 = x347 ^ x374;
    const uint64_t x376 = x364 ^ x318;
    const uint64_t x377 = ~(x360 ^ x376);
    const uint64_t x378 = ((x377 << 8 | x377 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x377 << 7 | x377 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x377 << 11 | x377 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x379 = x367 ^ x245;
    const uint64_t x380 = ~(x358 ^ x379);
    const uint64_t x381 = ((x380 << 6 | x380 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x380 << 10 | x380 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x380 << 5 | x380 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x380 << 9 | x380 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x382 =
        ((x378 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x381 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x383 = x382 ^ x378;
    const uint64_t x384 =
        ((x369 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x366 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x385 = x384 ^ x369;
    const uint64_t x386 = x383 ^ (x385 ^ x370);
    const uint64_t x387 = x386 ^ x266;
    const uint64_t x388 =
        ((x343 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x339 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x389 = x388 ^ x343;
    const uint64_t x390 = ~(x317 ^ x337 ^ x328);
    const uint64_t x391 = ((x390 << 8 | x390 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x390 << 7 | x390 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x390 << 11 | x390 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x392 = ~(x244 ^ x341 ^ x255);
    const uint64_t x393 = ((x392 << 6 | x392 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x392 << 10 | x392 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x392 << 5 | x392 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x392 << 9 | x392 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x394 =
        ((x391 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x393 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x395 = x394 ^ x391;
    const uint64_t x396 = x389 ^ x371 ^ (x395 ^ x344);
    const uint64_t x397 = x396 ^ x268;
    const uint64_t x398 = x387 ^ x397;
    const uint64_t x399 = x398 ^ x375;
    const uint64_t x400 = x335 ^ x332;
    const uint64_t x401 =
        ((x355 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x351 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x402 = x401 ^ x355;
    const uint64_t x403 = x400 ^ x402 ^ (x371 ^ x356);
    const uint64_t x404 = x403 ^ x272;
    const uint64_t x405 = x399 ^ x404;
    const uint64_t x406 = ~(x329 ^ (x376 ^ ((x313 & x292) ^ x316)));
    const uint64_t x407 = ((x406 << 8 | x406 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x406 << 7 | x406 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x406 << 11 | x406 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x408 = ~(x256 ^ (x379 ^ ((x240 & x219) ^ x243)));
    const uint64_t x409 = ((x408 << 6 | x408 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x408 << 10 | x408 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x408 << 5 | x408 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x408 << 9 | x408 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x410 =
        ((x407 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x409 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x411 = x410 ^ x407;
    const uint64_t x412 =
        ((x381 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x378 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x413 = x412 ^ x381;
    const uint64_t x414 = x411 ^ x382 ^ x413;
    const uint64_t x415 = x414 ^ x275;
    const uint64_t x416 = x405 ^ x415;
    const uint64_t x417 = x387 ^ x374;
    const uint64_t x418 = x416 ^ x417;
    const uint64_t x419 = x405 ^ x347;
    const uint64_t x420 = x372 ^ x361;
    const uint64_t x421 =
        ((x409 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x407 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x422 = x421 ^ x409;
    const uint64_t x423 = x420 ^ x410 ^ x422;
    const uint64_t x424 = x423 ^ x281;
    const uint64_t x425 = x415 ^ x424;
    const uint64_t x426 = x419 ^ x425;
    const uint64_t x427 = x418 ^ x426;
    const uint64_t x428 = x417 & x418;
    const uint64_t x429 = (x375 & x427) ^ x428;
    const uint64_t x430 = x399 & x419;
    const uint64_t x431 =
        ((x393 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x391 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x432 = x431 ^ x393;
    const uint64_t x433 = x432 ^ x394 ^ x371;
    const uint64_t x434 = x433 ^ x289;
    const uint64_t x435 = x425 ^ x434;
    const uint64_t x436 = x435 ^ x397;
    const uint64_t x437 = x387 ^ x347;
    const uint64_t x438 = x436 ^ x437;
    const uint64_t x439 = x419 ^ x434;
    const uint64_t x440 = x429 ^ (x430 ^ x416 ^ (x438 & x439));
    const uint64_t x441 = x435 ^ x374;
    const uint64_t x442 = x428 ^ (x437 & x426);
    const uint64_t x443 = x426 ^ x430 ^ ((x441 & x434) ^ x437) ^ x442;
    const uint64_t x444 = x440 ^ x443;
    const uint64_t x445 = x418 ^ x425;
    const uint64_t x446 = x398 & x445;
    const uint64_t x447 = x445 ^ ((x436 & x435) ^ x398) ^ x446 ^ x429;
    const uint64_t x448 = x440 & x447;
    const uint64_t x449 = x435 ^ x387;
    const uint64_t x450 = x418 ^ x434;
    const uint64_t x451 = x445 ^ x387 ^ x442 ^ (x446 ^ (x449 & x450));
    const uint64_t x452 = x448 ^ x451;
    const uint64_t x453 = (x444 & x452) ^ x443;
    const uint64_t x454 = ((x448 ^ x443) & (x451 ^ x447)) ^ x451;
    const uint64_t x455 = x451 & (x454 ^ x452);
    const uint64_t x456 = (x453 & (x455 ^ x452)) ^ x444;
    const uint64_t x457 = x455 ^ (x454 ^ x447);
    const uint64_t x458 = x456 ^ x457;
    const uint64_t x459 = x454 ^ x453;
    const uint64_t x460 = x458 ^ x459;
    const uint64_t x461 = x460 & x375;
    const uint64_t x462 = x461 ^ (x459 & x417);
    const uint64_t x463 = x456 & x435;
    const uint64_t x464 = x462 ^ x463;
    const uint64_t x465 = x460 & x427;
    const uint64_t x466 = x464 ^ (x465 ^ (x458 & x426));
    const uint64_t x467 = x456 ^ x453;
    const uint64_t x468 = x467 & x398;
    const uint64_t x469 = x454 & x434;
    const uint64_t x470 = x467 & x445;
    const uint64_t x471 = x457 ^ x454;
    const uint64_t x472 = x470 ^ (x471 & x419);
    const uint64_t x473 = x468 ^ x469 ^ x472;
    const uint64_t x474 = x466 ^ (x473 ^ (x453 & x449));
    const uint64_t x475 = x457 & x438;
    const uint64_t x476 = x474 ^ ((x454 & x441) ^ x475);
    const uint64_t x477 = ((x476 << 8 | x476 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x476 << 7 | x476 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x476 << 11 | x476 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x478 = x400 ^ x333 ^ x389;
    const uint64_t x479 = x478 ^ x129;
    const uint64_t x480 = x402 ^ x420 ^ (x385 ^ x362);
    const uint64_t x481 = x480 ^ x156;
    const uint64_t x482 = x479 ^ x481;
    const uint64_t x483 = x413 ^ (x371 ^ x384);
    const uint64_t x484 = x483 ^ x169;
    const uint64_t x485 = x345 ^ x385 ^ (x432 ^ x388);
    const uint64_t x486 = x485 ^ x179;
    const uint64_t x487 = x484 ^ x486;
    const uint64_t x488 = x487 ^ x482;
    const uint64_t x489 = x334 ^ x357 ^ (x385 ^ x401);
    const uint64_t x490 = x489 ^ x186;
    const uint64_t x491 = x488 ^ x490;
    const uint64_t x492 = x422 ^ x412 ^ x383;
    const uint64_t x493 = x492 ^ x197;
    const uint64_t x494 = x491 ^ x493;
    const uint64_t x495 = x484 ^ x481;
    const uint64_t x496 = x494 ^ x495;
    const uint64_t x497 = x491 ^ x479;
    const uint64_t x498 = x363 ^ x421 ^ x411;
    const uint64_t x499 = x498 ^ x206;
    const uint64_t x500 = x493 ^ x499;
    const uint64_t x501 = x497 ^ x500;
    const uint64_t x502 = x496 ^ x501;
    const uint64_t x503 = x495 & x496;
    const uint64_t x504 = (x482 & x502) ^ x503;
    const uint64_t x505 = x488 & x497;
    const uint64_t x506 = x395 ^ x431 ^ x385;
    const uint64_t x507 = x506 ^ x216;
    const uint64_t x508 = x500 ^ x507;
    const uint64_t x509 = x508 ^ x486;
    const uint64_t x510 = x484 ^ x479;
    const uint64_t x511 = x509 ^ x510;
    const uint64_t x512 = x497 ^ x507;
    const uint64_t x513 = x504 ^ (x505 ^ x494 ^ (x511 & x512));
    const uint64_t x514 = x508 ^ x481;
    const uint64_t x515 = x503 ^ (x510 & x501);
    const uint64_t x516 = x501 ^ x505 ^ ((x514 & x507) ^ x510) ^ x515;
    const uint64_t x517 = x513 ^ x516;
    const uint64_t x518 = x496 ^ x500;
    const uint64_t x519 = x487 & x518;
    const uint64_t x520 = x518 ^ ((x509 & x508) ^ x487) ^ x519 ^ x504;
    const uint64_t x521 = x513 & x520;
    const uint64_t x522 = x508 ^ x484;
    const uint64_t x523 = x496 ^ x507;
    const uint64_t x524 = x518 ^ x484 ^ x515 ^ (x519 ^ (x522 & x523));
    const uint64_t x525 = x521 ^ x524;
    const uint64_t x526 = (x517 & x525) ^ x516;
    const uint64_t x527 = ((x521 ^ x516) & (x524 ^ x520)) ^ x524;
    const uint64_t x528 = x524 & (x527 ^ x525);
    const uint64_t x529 = (x526 & (x528 ^ x525)) ^ x517;
    const uint64_t x530 = x528 ^ (x527 ^ x520);
    const uint64_t x531 = x529 ^ x530;
    const uint64_t x532 = x527 ^ x526;
    const uint64_t x533 = x531 ^ x532;
    const uint64_t x534 = x533 & x482;
    const uint64_t x535 = x534 ^ (x532 & x495);
    const uint64_t x536 = x529 & x508;
    const uint64_t x537 = x535 ^ x536;
    const uint64_t x538 = x533 & x502;
    const uint64_t x539 = x537 ^ (x538 ^ (x531 & x501));
    const uint64_t x540 = x529 ^ x526;
    const uint64_t x541 = x540 & x487;
    const uint64_t x542 = x527 & x507;
    const uint64_t x543 = x540 & x518;
    const uint64_t x544 = x530 ^ x527;
    const uint64_t x545 = x543 ^ (x544 & x497);
    const uint64_t x546 = x541 ^ x542 ^ x545;
    const uint64_t x547 = x539 ^ (x546 ^ (x526 & x522));
    const uint64_t x548 = x530 & x511;
    const uint64_t x549 = x547 ^ ((x527 & x514) ^ x548);
    const uint64_t x550 = ((x549 << 6 | x549 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x549 << 10 | x549 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x549 << 5 | x549 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x549 << 9 | x549 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x551 =
        ((x477 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x550 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x552 = x551 ^ x477;
    const uint64_t x553 =
        ((x550 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x477 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x554 = x526 & x523;
    const uint64_t x555 = (x529 & x509) ^ x554;
    const uint64_t x556 = ~(x539 ^ (x555 ^ x541));
    const uint64_t x557 = ((x556 << 6 | x556 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x556 << 10 | x556 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x556 << 5 | x556 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x556 << 9 | x556 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x558 = x453 & x450;
    const uint64_t x559 = (x456 & x436) ^ x558;
    const uint64_t x560 = ~(x466 ^ (x559 ^ x468));
    const uint64_t x561 = ((x560 << 8 | x560 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x560 << 7 | x560 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x560 << 11 | x560 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x562 =
        ((x557 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x561 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x563 = x562 ^ x557;
    const uint64_t x564 = x552 ^ x553 ^ x563;
    const uint64_t x565 = ((nonce0_0 >> 32) ^ nonce1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x566 = (x565 << 32) ^ nonce0_0;
    const uint64_t x567 = x565 ^ nonce1_0;
    const uint64_t x568 = ((x566 >> 1) ^ x567) & UINT64_C(0x5555555555555555);
    const uint64_t x569 = (x568 << 1) ^ x566;
    const uint64_t x570 = ((nonce0_1 >> 32) ^ nonce1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x571 = (x570 << 32) ^ nonce0_1;
    const uint64_t x572 = x570 ^ nonce1_1;
    const uint64_t x573 = ((x571 >> 1) ^ x572) & UINT64_C(0x5555555555555555);
    const uint64_t x574 = (x573 << 1) ^ x571;
    const uint64_t x575 = ((x569 >> 2) ^ x574) & UINT64_C(0x3333333333333333);
    const uint64_t x576 = x575 ^ x574;
    const uint64_t x577 = ((x576 >> 4) ^ x576) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x578 = x577 ^ x576 ^ (x577 << 4);
    const uint64_t x579 = x578 >> 16;
    const uint64_t x580 = x579 & UINT64_C(0x000000ff000000ff);
    const uint64_t x581 = ((key0_0 >> 32) ^ key1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x582 = (x581 << 32) ^ key0_0;
    const uint64_t x583 = x581 ^ key1_0;
    const uint64_t x584 = ((x582 >> 1) ^ x583) & UINT64_C(0x5555555555555555);
    const uint64_t x585 = (x584 << 1) ^ x582;
    const uint64_t x586 = ((key0_1 >> 32) ^ key1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x587 = (x586 << 32) ^ key0_1;
    const uint64_t x588 = x586 ^ key1_1;
    const uint64_t x589 = ((x587 >> 1) ^ x588) & UINT64_C(0x5555555555555555);
    const uint64_t x590 = (x589 << 1) ^ x587;
    const uint64_t x591 = ((x585 >> 2) ^ x590) & UINT64_C(0x3333333333333333);
    const uint64_t x592 = x591 ^ x590;
    const uint64_t x593 = ((x592 >> 4) ^ x592) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x594 = x593 ^ x592 ^ (x593 << 4);
    const uint64_t x595 = (x594 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x596 = x580 ^ x595;
    const uint64_t x597 = x595 ^ p5;
    const uint64_t x598 = x128 ^ (x597 << 48 | x597 >> (64 - 48));
    const uint64_t x599 = x478 ^ ((x595 << 16 | x595 >> (64 - 16)) ^ x598);
    const uint64_t x600 = x564 ^ ((x596 << 48 | x596 >> (64 - 48)) ^ x599);
    const uint64_t x601 = x537 ^ (x548 ^ (x544 & x488));
    const uint64_t x602 = x601 ^ (x530 & x512);
    const uint64_t x603 = x602 ^ (x554 ^ x542);
    const uint64_t x604 = ((x603 << 6 | x603 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x603 << 10 | x603 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x603 << 5 | x603 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x603 << 9 | x603 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x605 = x464 ^ (x475 ^ (x471 & x399));
    const uint64_t x606 = x605 ^ (x457 & x439);
    const uint64_t x607 = x606 ^ (x558 ^ x469);
    const uint64_t x608 = ((x607 << 8 | x607 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x607 << 7 | x607 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x607 << 11 | x607 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x609 =
        ((x604 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x608 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x610 = x609 ^ x604;
    const uint64_t x611 = x606 ^ x472;
    const uint64_t x612 = ((x611 << 8 | x611 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x611 << 7 | x611 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x611 << 11 | x611 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x613 = x602 ^ x545;
    const uint64_t x614 = ((x613 << 6 | x613 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x613 << 10 | x613 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x613 << 5 | x613 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x613 << 9 | x613 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x615 =
        ((x612 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x614 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x616 = x615 ^ x612;
    const uint64_t x617 = x543 ^ (x532 & x496) ^ x538;
    const uint64_t x618 = x601 ^ x617;
    const uint64_t x619 = ((x618 << 6 | x618 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x618 << 10 | x618 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x618 << 5 | x618 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x618 << 9 | x618 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x620 = x470 ^ (x459 & x418) ^ x465;
    const uint64_t x621 = x605 ^ x620;
    const uint64_t x622 = ((x621 << 8 | x621 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x621 << 7 | x621 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x621 << 11 | x621 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x623 =
        ((x619 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x622 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x624 = x623 ^ x619;
    const uint64_t x625 =
        ((x614 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x612 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x626 = x610 ^ x616 ^ (x624 ^ x625);
    const uint64_t x627 = (x575 << 2) ^ x569;
    const uint64_t x628 = ((x627 >> 4) ^ x627) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x629 = x628 ^ x627 ^ (x628 << 4);
    const uint64_t x630 = x629 >> 24;
    const uint64_t x631 = x630 & UINT64_C(0x000000ff000000ff);
    const uint64_t x632 = (x591 << 2) ^ x585;
    const uint64_t x633 = ((x632 >> 4) ^ x632) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x634 = x633 ^ x632 ^ (x633 << 4);
    const uint64_t x635 = (x634 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x636 = x631 ^ x635;
    const uint64_t x637 = x635 ^ p9;
    const uint64_t x638 = x155 ^ (x637 << 48 | x637 >> (64 - 48));
    const uint64_t x639 = x480 ^ ((x635 << 16 | x635 >> (64 - 16)) ^ x638);
    const uint64_t x640 = x626 ^ ((x636 << 48 | x636 >> (64 - 48)) ^ x639);
    const uint64_t x641 = x600 ^ x640;
    const uint64_t x642 = x617 ^ x536;
    const uint64_t x643 = ~(x613 ^ x642);
    const uint64_t x644 = ((x643 << 6 | x643 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x643 << 10 | x643 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x643 << 5 | x643 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x643 << 9 | x643 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x645 = x620 ^ x463;
    const uint64_t x646 = ~(x611 ^ x645);
    const uint64_t x647 = ((x646 << 8 | x646 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x646 << 7 | x646 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x646 << 11 | x646 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x648 =
        ((x644 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x647 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x649 = x648 ^ x644;
    const uint64_t x650 =
        ((x622 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x619 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x651 = x650 ^ x622;
    const uint64_t x652 = x649 ^ (x651 ^ x623);
    const uint64_t x653 = x568 ^ x567;
    const uint64_t x654 = x573 ^ x572;
    const uint64_t x655 = ((x653 >> 2) ^ x654) & UINT64_C(0x3333333333333333);
    const uint64_t x656 = x655 ^ x654;
    const uint64_t x657 = ((x656 >> 4) ^ x656) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x658 = x657 ^ x656 ^ (x657 << 4);
    const uint64_t x659 = x658 >> 24;
    const uint64_t x660 = x659 & UINT64_C(0x000000ff000000ff);
    const uint64_t x661 = x584 ^ x583;
    const uint64_t x662 = x589 ^ x588;
    const uint64_t x663 = ((x661 >> 2) ^ x662) & UINT64_C(0x3333333333333333);
    const uint64_t x664 = x663 ^ x662;
    const uint64_t x665 = ((x664 >> 4) ^ x664) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x666 = x665 ^ x664 ^ (x665 << 4);
    const uint64_t x667 = (x666 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x668 = x660 ^ x667;
    const uint64_t x669 = x667 ^ p15;
    const uint64_t x670 = x168 ^ (x669 << 48 | x669 >> (64 - 48));
    const uint64_t x671 = x483 ^ ((x667 << 16 | x667 >> (64 - 16)) ^ x670);
    const uint64_t x672 = x652 ^ ((x668 << 48 | x668 >> (64 - 48)) ^ x671);
    const uint64_t x673 =
        ((x561 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x557 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x674 = x673 ^ x561;
    const uint64_t x675 = ~(x535 ^ x555 ^ x546);
    const uint64_t x676 = ((x675 << 6 | x675 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x675 << 10 | x675 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x675 << 5 | x675 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x675 << 9 | x675 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x677 = ~(x462 ^ x559 ^ x473);
    const uint64_t x678 = ((x677 << 8 | x677 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x677 << 7 | x677 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x677 << 11 | x677 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x679 =
        ((x676 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x678 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x680 = x679 ^ x676;
    const uint64_t x681 = x674 ^ x624 ^ (x680 ^ x562);
    const uint64_t x682 = (x655 << 2) ^ x653;
    const uint64_t x683 = ((x682 >> 4) ^ x682) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x684 = x683 ^ x682 ^ (x683 << 4);
    const uint64_t x685 = x684 >> 16;
    const uint64_t x686 = x685 & UINT64_C(0x000000ff000000ff);
    const uint64_t x687 = (x663 << 2) ^ x661;
    const uint64_t x688 = ((x687 >> 4) ^ x687) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x689 = x688 ^ x687 ^ (x688 << 4);
    const uint64_t x690 = (x689 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x691 = x686 ^ x690;
    const uint64_t x692 = x690 ^ p3;
    const uint64_t x693 = x178 ^ (x692 << 48 | x692 >> (64 - 48));
    const uint64_t x694 = x485 ^ ((x690 << 16 | x690 >> (64 - 16)) ^ x693);
    const uint64_t x695 = x681 ^ ((x691 << 48 | x691 >> (64 - 48)) ^ x694);
    const uint64_t x696 = x672 ^ x695;
    const uint64_t x697 = x696 ^ x641;
    const uint64_t x698 = (x666 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x699 = x698 ^ p7;
    const uint64_t x700 = x185 ^ (x699 << 48 | x699 >> (64 - 48));
    const uint64_t x701 = x489 ^ ((x698 << 16 | x698 >> (64 - 16)) ^ x700);
    const uint64_t x702 = x553 ^ x550;
    const uint64_t x703 =
        ((x608 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x604 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x704 = x703 ^ x608;
    const uint64_t x705 = x702 ^ x704 ^ (x624 ^ x609);
    const uint64_t x706 = x658 >> 16;
    const uint64_t x707 = x706 & UINT64_C(0x000000ff000000ff);
    const uint64_t x708 = x707 ^ x698;
    const uint64_t x709 = x697 ^ (x701 ^ x705 ^ (x708 << 48 | x708 >> (64 - 48)));
    const uint64_t x710 = ~(x547 ^ (x642 ^ ((x531 & x510) ^ x534)));
    const uint64_t x711 = ((x710 << 6 | x710 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x710 << 10 | x710 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x710 << 5 | x710 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x710 << 9 | x710 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x712 = ~(x474 ^ (x645 ^ ((x458 & x437) ^ x461)));
    const uint64_t x713 = ((x712 << 8 | x712 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x712 << 7 | x712 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x712 << 11 | x712 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x714 =
        ((x711 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x713 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x715 = x714 ^ x711;
    const uint64_t x716 =
        ((x647 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x644 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x717 = x716 ^ x647;
    const uint64_t x718 = x715 ^ x648 ^ x717;
    const uint64_t x719 = x578 >> 24;
    const uint64_t x720 = x719 & UINT64_C(0x000000ff000000ff);
    const uint64_t x721 = (x594 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x722 = x720 ^ x721;
    const uint64_t x723 = x721 ^ p13;
    const uint64_t x724 = x196 ^ (x723 << 48 | x723 >> (64 - 48));
    const uint64_t x725 = x492 ^ ((x721 << 16 | x721 >> (64 - 16)) ^ x724);
    const uint64_t x726 = x718 ^ ((x722 << 48 | x722 >> (64 - 48)) ^ x725);
    const uint64_t x727 = x709 ^ x726;
    const uint64_t x728 = x672 ^ x640;
    const uint64_t x729 = x727 ^ x728;
    const uint64_t x730 = x709 ^ x600;
    const uint64_t x731 = x625 ^ x614;
    const uint64_t x732 =
        ((x713 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x711 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x733 = x732 ^ x713;
    const uint64_t x734 = x731 ^ x714 ^ x733;
    const uint64_t x735 = x684 >> 24;
    const uint64_t x736 = x735 & UINT64_C(0x000000ff000000ff);
    const uint64_t x737 = (x689 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x738 = x736 ^ x737;
    const uint64_t x739 = x737 ^ p11;
    const uint64_t x740 = x205 ^ (x739 << 48 | x739 >> (64 - 48));
    const uint64_t x741 = x498 ^ ((x737 << 16 | x737 >> (64 - 16)) ^ x740);
    const uint64_t x742 = x726 ^ (x734 ^ ((x738 << 48 | x738 >> (64 - 48)) ^ x741));
    const uint64_t x743 = x730 ^ x742;
    const uint64_t x744 = x729 ^ x743;
    const uint64_t x745 = x728 & x729;
    const uint64_t x746 = (x641 & x744) ^ x745;
    const uint64_t x747 = x697 & x730;
    const uint64_t x748 =
        ((x678 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x676 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x749 = x748 ^ x678;
    const uint64_t x750 = x749 ^ x679 ^ x624;
    const uint64_t x751 = x629 >> 16;
    const uint64_t x752 = x751 & UINT64_C(0x000000ff000000ff);
    const uint64_t x753 = (x634 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x754 = x752 ^ x753;
    const uint64_t x755 = x753 ^ p1;
    const uint64_t x756 = x215 ^ (x755 << 48 | x755 >> (64 - 48));
    const uint64_t x757 = x506 ^ ((x753 << 16 | x753 >> (64 - 16)) ^ x756);
    const uint64_t x758 = x750 ^ ((x754 << 48 | x754 >> (64 - 48)) ^ x757);
    const uint64_t x759 = x742 ^ x758;
    const uint64_t x760 = x759 ^ x695;
    const uint64_t x761 = x672 ^ x600;
    const uint64_t x762 = x760 ^ x761;
    const uint64_t x763 = x730 ^ x758;
    const uint64_t x764 = x746 ^ (x747 ^ x727 ^ (x762 & x763));
    const uint64_t x765 = x759 ^ x640;
    const uint64_t x766 = x745 ^ (x761 & x743);
    const uint64_t x767 = x743 ^ x747 ^ ((x765 & x758) ^ x761) ^ x766;
    const uint64_t x768 = x764 ^ x767;
    const uint64_t x769 = x729 ^ x742;
    const uint64_t x770 = x696 & x769;
    const uint64_t x771 = x769 ^ ((x760 & x759) ^ x696) ^ x770 ^ x746;
    const uint64_t x772 = x764 & x771;
    const uint64_t x773 = x759 ^ x672;
    const uint64_t x774 = x729 ^ x758;
    const uint64_t x775 = x769 ^ x672 ^ x766 ^ (x770 ^ (x773 & x774));
    const uint64_t x776 = x772 ^ x775;
    const uint64_t x777 = (x768 & x776) ^ x767;
    const uint64_t x778 = ((x772 ^ x767) & (x775 ^ x771)) ^ x775;
    const uint64_t x779 = x775 & (x778 ^ x776);
    const uint64_t x780 = (x777 & (x779 ^ x776)) ^ x768;
    const uint64_t x781 = x779 ^ (x778 ^ x771);
    const uint64_t x782 = x780 ^ x781;
    const uint64_t x783 = x778 ^ x777;
    const uint64_t x784 = x782 ^ x783;
    const uint64_t x785 = x784 & x641;
    const uint64_t x786 = x785 ^ (x783 & x728);
    const uint64_t x787 = x777 & x774;
    const uint64_t x788 = (x780 & x760) ^ x787;
    const uint64_t x789 = x780 ^ x777;
    const uint64_t x790 = x789 & x696;
    const uint64_t x791 = x778 & x758;
    const uint64_t x792 = x789 & x769;
    const uint64_t x793 = x781 ^ x778;
    const uint64_t x794 = x792 ^ (x793 & x730);
    const uint64_t x795 = x790 ^ x791 ^ x794;
    const uint64_t x796 = ~(x786 ^ x788 ^ x795);
    const uint64_t x797 = ((x796 << 6 | x796 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x796 << 10 | x796 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x796 << 5 | x796 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x796 << 9 | x796 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x798 = x702 ^ x551 ^ x674;
    const uint64_t x799 = x578 & UINT64_C(0x000000ff000000ff);
    const uint64_t x800 = x594 & UINT64_C(0x000000ff000000ff);
    const uint64_t x801 = x799 ^ x800;
    const uint64_t x802 = x800 ^ p4;
    const uint64_t x803 = x260 ^ (x802 << 48 | x802 >> (64 - 48));
    const uint64_t x804 = x346 ^ ((x800 << 16 | x800 >> (64 - 16)) ^ x803);
    const uint64_t x805 = x798 ^ ((x801 << 48 | x801 >> (64 - 48)) ^ x804);
    const uint64_t x806 = x704 ^ x731 ^ (x651 ^ x615);
    const uint64_t x807 = x629 >> 8;
    const uint64_t x808 = x807 & UINT64_C(0x000000ff000000ff);
    const uint64_t x809 = (x634 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x810 = x808 ^ x809;
    const uint64_t x811 = x809 ^ p8;
    const uint64_t x812 = x262 ^ (x811 << 48 | x811 >> (64 - 48));
    const uint64_t x813 = x373 ^ ((x809 << 16 | x809 >> (64 - 16)) ^ x812);
    const uint64_t x814 = x806 ^ ((x810 << 48 | x810 >> (64 - 48)) ^ x813);
    const uint64_t x815 = x805 ^ x814;
    const uint64_t x816 = x717 ^ (x624 ^ x650);
    const uint64_t x817 = x658 >> 8;
    const uint64_t x818 = x817 & UINT64_C(0x000000ff000000ff);
    const uint64_t x819 = (x666 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x820 = x818 ^ x819;
    const uint64_t x821 = x819 ^ p14;
    const uint64_t x822 = x265 ^ (x821 << 48 | x821 >> (64 - 48));
    const uint64_t x823 = x386 ^ ((x819 << 16 | x819 >> (64 - 16)) ^ x822);
    const uint64_t x824 = x816 ^ ((x820 << 48 | x820 >> (64 - 48)) ^ x823);
    const uint64_t x825 = x563 ^ x651 ^ (x749 ^ x673);
    const uint64_t x826 = x684 & UINT64_C(0x000000ff000000ff);
    const uint64_t x827 = x689 & UINT64_C(0x000000ff000000ff);
    const uint64_t x828 = x826 ^ x827;
    const uint64_t x829 = x827 ^ p2;
    const uint64_t x830 = x267 ^ (x829 << 48 | x829 >> (64 - 48));
    const uint64_t x831 = x396 ^ ((x827 << 16 | x827 >> (64 - 16)) ^ x830);
    const uint64_t x832 = x825 ^ ((x828 << 48 | x828 >> (64 - 48)) ^ x831);
    const uint64_t x833 = x824 ^ x832;
    const uint64_t x834 = x833 ^ x815;
    const uint64_t x835 = x666 & UINT64_C(0x000000ff000000ff);
    const uint64_t x836 = x835 ^ p6;
    const uint64_t x837 = x271 ^ (x836 << 48 | x836 >> (64 - 48));
    const uint64_t x838 = x403 ^ ((x835 << 16 | x835 >> (64 - 16)) ^ x837);
    const uint64_t x839 = x552 ^ x610 ^ (x651 ^ x703);
    const uint64_t x840 = x658 & UINT64_C(0x000000ff000000ff);
    const uint64_t x841 = x840 ^ x835;
    const uint64_t x842 = x834 ^ (x838 ^ x839 ^ (x841 << 48 | x841 >> (64 - 48)));
    const uint64_t x843 = x733 ^ x716 ^ x649;
    const uint64_t x844 = x578 >> 8;
    const uint64_t x845 = x844 & UINT64_C(0x000000ff000000ff);
    const uint64_t x846 = (x594 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x847 = x845 ^ x846;
    const uint64_t x848 = x846 ^ p12;
    const uint64_t x849 = x274 ^ (x848 << 48 | x848 >> (64 - 48));
    const uint64_t x850 = x414 ^ ((x846 << 16 | x846 >> (64 - 16)) ^ x849);
    const uint64_t x851 = x843 ^ ((x847 << 48 | x847 >> (64 - 48)) ^ x850);
    const uint64_t x852 = x842 ^ x851;
    const uint64_t x853 = x824 ^ x814;
    const uint64_t x854 = x852 ^ x853;
    const uint64_t x855 = x842 ^ x805;
    const uint64_t x856 = x616 ^ x732 ^ x715;
    const uint64_t x857 = x684 >> 8;
    const uint64_t x858 = x857 & UINT64_C(0x000000ff000000ff);
    const uint64_t x859 = (x689 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x860 = x858 ^ x859;
    const uint64_t x861 = x859 ^ p10;
    const uint64_t x862 = x280 ^ (x861 << 48 | x861 >> (64 - 48));
    const uint64_t x863 = x423 ^ ((x859 << 16 | x859 >> (64 - 16)) ^ x862);
    const uint64_t x864 = x851 ^ (x856 ^ ((x860 << 48 | x860 >> (64 - 48)) ^ x863));
    const uint64_t x865 = x855 ^ x864;
    const uint64_t x866 = x854 ^ x865;
    const uint64_t x867 = x853 & x854;
    const uint64_t x868 = (x815 & x866) ^ x867;
    const uint64_t x869 = x834 & x855;
    const uint64_t x870 = x680 ^ x748 ^ x651;
    const uint64_t x871 = x629 & UINT64_C(0x000000ff000000ff);
    const uint64_t x872 = x634 & UINT64_C(0x000000ff000000ff);
    const uint64_t x873 = x871 ^ x872;
    const uint64_t x874 = x872 ^ p0;
    const uint64_t x875 = x288 ^ (x874 << 48 | x874 >> (64 - 48));
    const uint64_t x876 = x433 ^ ((x872 << 16 | x872 >> (64 - 16)) ^ x875);
    const uint64_t x877 = x870 ^ ((x873 << 48 | x873 >> (64 - 48)) ^ x876);
    const uint64_t x878 = x864 ^ x877;
    const uint64_t x879 = x878 ^ x832;
    const uint64_t x880 = x824 ^ x805;
    const uint64_t x881 = x879 ^ x880;
    const uint64_t x882 = x855 ^ x877;
    const uint64_t x883 = x868 ^ (x869 ^ x852 ^ (x881 & x882));
    const uint64_t x884 = x878 ^ x814;
    const uint64_t x885 = x867 ^ (x880 & x865);
    const uint64_t x886 = x865 ^ x869 ^ ((x884 & x877) ^ x880) ^ x885;
    const uint64_t x887 = x883 ^ x886;
    const uint64_t x888 = x854 ^ x864;
    const uint64_t x889 = x833 & x888;
    const uint64_t x890 = x888 ^ ((x879 & x878) ^ x833) ^ x889 ^ x868;
    const uint64_t x891 = x883 & x890;
    const uint64_t x892 = x878 ^ x824;
    const uint64_t x893 = x854 ^ x877;
    const uint64_t x894 = x888 ^ x824 ^ x885 ^ (x889 ^ (x892 & x893));
    const uint64_t x895 = x891 ^ x894;
    const uint64_t x896 = (x887 & x895) ^ x886;
    const uint64_t x897 = ((x891 ^ x886) & (x894 ^ x890)) ^ x894;
    const uint64_t x898 = x894 & (x897 ^ x895);
    const uint64_t x899 = (x896 & (x898 ^ x895)) ^ x887;
    const uint64_t x900 = x898 ^ (x897 ^ x890);
    const uint64_t x901 = x899 ^ x900;
    const uint64_t x902 = x897 ^ x896;
    const uint64_t x903 = x901 ^ x902;
    const uint64_t x904 = x903 & x815;
    const uint64_t x905 = x904 ^ (x902 & x853);
    const uint64_t x906 = x896 & x893;
    const uint64_t x907 = (x899 & x879) ^ x906;
    const uint64_t x908 = x899 ^ x896;
    const uint64_t x909 = x908 & x833;
    const uint64_t x910 = x897 & x877;
    const uint64_t x911 = x908 & x888;
    const uint64_t x912 = x900 ^ x897;
    const uint64_t x913 = x911 ^ (x912 & x855);
    const uint64_t x914 = x909 ^ x910 ^ x913;
    const uint64_t x915 = ~(x905 ^ x907 ^ x914);
    const uint64_t x916 = ((x915 << 8 | x915 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x915 << 7 | x915 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x915 << 11 | x915 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x917 =
        ((x797 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x916 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x918 = x917 ^ x797;
    const uint64_t x919 =
        ((x916 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x797 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x920 = x899 & x878;
    const uint64_t x921 = x905 ^ x920;
    const uint64_t x922 = x900 & x881;
    const uint64_t x923 = x921 ^ (x922 ^ (x912 & x834));
    const uint64_t x924 = x903 & x866;
    const uint64_t x925 = x911 ^ (x902 & x854) ^ x924;
    const uint64_t x926 = x923 ^ x925;
    const uint64_t x927 = ((x926 << 8 | x926 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x926 << 7 | x926 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x926 << 11 | x926 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x928 = x780 & x759;
    const uint64_t x929 = x786 ^ x928;
    const uint64_t x930 = x781 & x762;
    const uint64_t x931 = x929 ^ (x930 ^ (x793 & x697));
    const uint64_t x932 = x784 & x744;
    const uint64_t x933 = x792 ^ (x783 & x729) ^ x932;
    const uint64_t x934 = x931 ^ x933;
    const uint64_t x935 = ((x934 << 6 | x934 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x934 << 10 | x934 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x934 << 5 | x934 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x934 << 9 | x934 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x936 =
        ((x927 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x935 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x937 = x936 ^ x927;
    const uint64_t x938 = x918 ^ x919 ^ x937;
    const uint64_t x939 = x564 ^ x479;
    const uint64_t x940 = x626 ^ x481;
    const uint64_t x941 = x939 ^ x940;
    const uint64_t x942 = x652 ^ x484;
    const uint64_t x943 = x681 ^ x486;
    const uint64_t x944 = x942 ^ x943;
    const uint64_t x945 = x944 ^ x941;
    const uint64_t x946 = x705 ^ x490;
    const uint64_t x947 = x945 ^ x946;
    const uint64_t x948 = x718 ^ x493;
    const uint64_t x949 = x947 ^ x948;
    const uint64_t x950 = x942 ^ x940;
    const uint64_t x951 = x949 ^ x950;
    const uint64_t x952 = x947 ^ x939;
    const uint64_t x953 = x734 ^ x499;
    const uint64_t x954 = x948 ^ x953;
    const uint64_t x955 = x952 ^ x954;
    const uint64_t x956 = x951 ^ x955;
    const uint64_t x957 = x950 & x951;
    const uint64_t x958 = (x941 & x956) ^ x957;
    const uint64_t x959 = x945 & x952;
    const uint64_t x960 = x750 ^ x507;
    const uint64_t x961 = x954 ^ x960;
    const uint64_t x962 = x961 ^ x943;
    const uint64_t x963 = x942 ^ x939;
    const uint64_t x964 = x962 ^ x963;
    const uint64_t x965 = x952 ^ x960;
    const uint64_t x966 = x958 ^ (x959 ^ x949 ^ (x964 & x965));
    const uint64_t x967 = x961 ^ x940;
    const uint64_t x968 = x957 ^ (x963 & x955);
    const uint64_t x969 = x955 ^ x959 ^ ((x967 & x960) ^ x963) ^ x968;
    const uint64_t x970 = x966 ^ x969;
    const uint64_t x971 = x951 ^ x954;
    const uint64_t x972 = x944 & x971;
    const uint64_t x973 = x971 ^ ((x962 & x961) ^ x944) ^ x972 ^ x958;
    const uint64_t x974 = x966 & x973;
    const uint64_t x975 = x961 ^ x942;
    const uint64_t x976 = x951 ^ x960;
    const uint64_t x977 = x971 ^ x942 ^ x968 ^ (x972 ^ (x975 & x976));
    const uint64_t x978 = x974 ^ x977;
    const uint64_t x979 = (x970 & x978) ^ x969;
    const uint64_t x980 = ((x974 ^ x969) & (x977 ^ x973)) ^ x977;
    const uint64_t x981 = x977 & (x980 ^ x978);
    const uint64_t x982 = (x979 & (x981 ^ x978)) ^ x970;
    const uint64_t x983 = x981 ^ (x980 ^ x973);
    const uint64_t x984 = x982 ^ x983;
    const uint64_t x985 = x980 ^ x979;
    const uint64_t x986 = x984 ^ x985;
    const uint64_t x987 = x986 & x941;
    const uint64_t x988 = x987 ^ (x985 & x950);
    const uint64_t x989 = x979 & x976;
    const uint64_t x990 = (x982 & x962) ^ x989;
    const uint64_t x991 = x982 ^ x979;
    const uint64_t x992 = x991 & x944;
    const uint64_t x993 = x980 & x960;
    const uint64_t x994 = x991 & x971;
    const uint64_t x995 = x983 ^ x980;
    const uint64_t x996 = x994 ^ (x995 & x952);
    const uint64_t x997 = x992 ^ x993 ^ x996;
    const uint64_t x998 = ~(x988 ^ x990 ^ x997);
    const uint64_t x999 = ((x998 << 6 | x998 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x998 << 10 | x998 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x998 << 5 | x998 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x998 << 9 | x998 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1000 = x798 ^ x347;
    const uint64_t x1001 = x806 ^ x374;
    const uint64_t x1002 = x1000 ^ x1001;
    const uint64_t x1003 = x816 ^ x387;
    const uint64_t x1004 = x825 ^ x397;
    const uint64_t x1005 = x1003 ^ x1004;
    const uint64_t x1006 = x1005 ^ x1002;
    const uint64_t x1007 = x839 ^ x404;
    const uint64_t x1008 = x1006 ^ x1007;
    const uint64_t x1009 = x843 ^ x415;
    const uint64_t x1010 = x1008 ^ x1009;
    const uint64_t x1011 = x1003 ^ x1001;
    const uint64_t x1012 = x1010 ^ x1011;
    const uint64_t x1013 = x1008 ^ x1000;
    const uint64_t x1014 = x856 ^ x424;
    const uint64_t x1015 = x1009 ^ x1014;
    const uint64_t x1016 = x1013 ^ x1015;
    const uint64_t x1017 = x1012 ^ x1016;
    const uint64_t x1018 = x1011 & x1012;
    const uint64_t x1019 = (x1002 & x1017) ^ x1018;
    const uint64_t x1020 = x1006 & x1013;
    const uint64_t x1021 = x870 ^ x434;
    const uint64_t x1022 = x1015 ^ x1021;
    const uint64_t x1023 = x1022 ^ x1004;
    const uint64_t x1024 = x1003 ^ x1000;
    const uint64_t x1025 = x1023 ^ x1024;
    const uint64_t x1026 = x1013 ^ x1021;
    const uint64_t x1027 = x1019 ^ (x1020 ^ x1010 ^ (x1025 & x1026));
    const uint64_t x1028 = x1022 ^ x1001;
    const uint64_t x1029 = x1018 ^ (x1024 & x1016);
    const uint64_t x1030 = x1016 ^ x1020 ^ ((x1028 & x1021) ^ x1024) ^ x1029;
    const uint64_t x1031 = x1027 ^ x1030;
    const uint64_t x1032 = x1012 ^ x1015;
    const uint64_t x1033 = x1005 & x1032;
    const uint64_t x1034 = x1032 ^ ((x1023 & x1022) ^ x1005) ^ x1033 ^ x1019;
    const uint64_t x1035 = x1027 & x1034;
    const uint64_t x1036 = x1022 ^ x1003;
    const uint64_t x1037 = x1012 ^ x1021;
    const uint64_t x1038 = x1032 ^ x1003 ^ x1029 ^ (x1033 ^ (x1036 & x1037));
    const uint64_t x1039 = x1035 ^ x1038;
    const uint64_t x1040 = (x1031 & x1039) ^ x1030;
    const uint64_t x1041 = ((x1035 ^ x1030) & (x1038 ^ x1034)) ^ x1038;
    const uint64_t x1042 = x1038 & (x1041 ^ x1039);
    const uint64_t x1043 = (x1040 & (x1042 ^ x1039)) ^ x1031;
    const uint64_t x1044 = x1042 ^ (x1041 ^ x1034);
    const uint64_t x1045 = x1043 ^ x1044;
    const uint64_t x1046 = x1041 ^ x1040;
    const uint64_t x1047 = x1045 ^ x1046;
    const uint64_t x1048 = x1047 & x1002;
    const uint64_t x1049 = x1048 ^ (x1046 & x1011);
    const uint64_t x1050 = x1040 & x1037;
    const uint64_t x1051 = (x1043 & x1023) ^ x1050;
    const uint64_t x1052 = x1043 ^ x1040;
    const uint64_t x1053 = x1052 & x1005;
    const uint64_t x1054 = x1041 & x1021;
    const uint64_t x1055 = x1052 & x1032;
    const uint64_t x1056 = x1044 ^ x1041;
    const uint64_t x1057 = x1055 ^ (x1056 & x1013);
    const uint64_t x1058 = x1053 ^ x1054 ^ x1057;
    const uint64_t x1059 = ~(x1049 ^ x1051 ^ x1058);
    const uint64_t x1060 = ((x1059 << 8 | x1059 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1059 << 7 | x1059 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1059 << 11 | x1059 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1061 = ((x999 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1060 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1062 = x1061 ^ x999;
    const uint64_t x1063 = ((x1060 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x999 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1064 = x1043 & x1022;
    const uint64_t x1065 = x1049 ^ x1064;
    const uint64_t x1066 = x1044 & x1025;
    const uint64_t x1067 = x1065 ^ (x1066 ^ (x1056 & x1006));
    const uint64_t x1068 = x1047 & x1017;
    const uint64_t x1069 = x1055 ^ (x1046 & x1012) ^ x1068;
    const uint64_t x1070 = x1067 ^ x1069;
    const uint64_t x1071 = ((x1070 << 8 | x1070 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1070 << 7 | x1070 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1070 << 11 | x1070 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1072 = x982 & x961;
    const uint64_t x1073 = x988 ^ x1072;
    const uint64_t x1074 = x983 & x964;
    const uint64_t x1075 = x1073 ^ (x1074 ^ (x995 & x945));
    const uint64_t x1076 = x986 & x956;
    const uint64_t x1077 = x994 ^ (x985 & x951) ^ x1076;
    const uint64_t x1078 = x1075 ^ x1077;
    const uint64_t x1079 = ((x1078 << 6 | x1078 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1078 << 10 | x1078 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1078 << 5 | x1078 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1078 << 9 | x1078 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1080 = ((x1071 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1079 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1081 = x1080 ^ x1071;
    const uint64_t x1082 = x1062 ^ x1063 ^ x1081;
    const uint64_t x1083 = x803 ^ x812;
    const uint64_t x1084 = x822 ^ x830;
    const uint64_t x1085 = x1084 ^ x1083;
    const uint64_t x1086 = x1085 ^ x837;
    const uint64_t x1087 = x1086 ^ x849;
    const uint64_t x1088 = x822 ^ x812;
    const uint64_t x1089 = x1087 ^ x1088;
    const uint64_t x1090 = x1086 ^ x803;
    const uint64_t x1091 = x849 ^ x862;
    const uint64_t x1092 = x1090 ^ x1091;
    const uint64_t x1093 = x1089 ^ x1092;
    const uint64_t x1094 = x1088 & x1089;
    const uint64_t x1095 = (x1083 & x1093) ^ x1094;
    const uint64_t x1096 = x1085 & x1090;
    const uint64_t x1097 = x1091 ^ x875;
    const uint64_t x1098 = x1097 ^ x830;
    const uint64_t x1099 = x822 ^ x803;
    const uint64_t x1100 = x1098 ^ x1099;
    const uint64_t x1101 = x1090 ^ x875;
    const uint64_t x1102 = x1095 ^ (x1096 ^ x1087 ^ (x1100 & x1101));
    const uint64_t x1103 = x1097 ^ x812;
    const uint64_t x1104 = x1094 ^ (x1099 & x1092);
    const uint64_t x1105 = x1092 ^ x1096 ^ ((x1103 & x875) ^ x1099) ^ x1104;
    const uint64_t x1106 = x1102 ^ x1105;
    const uint64_t x1107 = x1089 ^ x1091;
    const uint64_t x1108 = x1084 & x1107;
    const uint64_t x1109 = x1107 ^ ((x1098 & x1097) ^ x1084) ^ x1108 ^ x1095;
    const uint64_t x1110 = x1102 & x1109;
    const uint64_t x1111 = x1097 ^ x822;
    const uint64_t x1112 = x1089 ^ x875;
    const uint64_t x1113 = x1107 ^ x822 ^ x1104 ^ (x1108 ^ (x1111 & x1112));
    const uint64_t x1114 = x1110 ^ x1113;
    const uint64_t x1115 = (x1106 & x1114) ^ x1105;
    const uint64_t x1116 = ((x1110 ^ x1105) & (x1113 ^ x1109)) ^ x1113;
    const uint64_t x1117 = x1113 & (x1116 ^ x1114);
    const uint64_t x1118 = (x1115 & (x1117 ^ x1114)) ^ x1106;
    const uint64_t x1119 = x1117 ^ (x1116 ^ x1109);
    const uint64_t x1120 = x1118 ^ x1119;
    const uint64_t x1121 = x1116 ^ x1115;
    const uint64_t x1122 = x1120 ^ x1121;
    const uint64_t x1123 = x1122 & x1083;
    const uint64_t x1124 = x1123 ^ (x1121 & x1088);
    const uint64_t x1125 = x1118 & x1097;
    const uint64_t x1126 = x1124 ^ x1125;
    const uint64_t x1127 = x1122 & x1093;
    const uint64_t x1128 = x1126 ^ (x1127 ^ (x1120 & x1092));
    const uint64_t x1129 = x1118 ^ x1115;
    const uint64_t x1130 = x1129 & x1084;
    const uint64_t x1131 = x1116 & x875;
    const uint64_t x1132 = x1129 & x1107;
    const uint64_t x1133 = x1119 ^ x1116;
    const uint64_t x1134 = x1132 ^ (x1133 & x1090);
    const uint64_t x1135 = x1130 ^ x1131 ^ x1134;
    const uint64_t x1136 = x1128 ^ (x1135 ^ (x1115 & x1111));
    const uint64_t x1137 = x1119 & x1100;
    const uint64_t x1138 = x1136 ^ ((x1116 & x1103) ^ x1137);
    const uint64_t x1139 = ((x1138 << 8 | x1138 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1138 << 7 | x1138 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1138 << 11 | x1138 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1140 = x598 ^ x638;
    const uint64_t x1141 = x670 ^ x693;
    const uint64_t x1142 = x1141 ^ x1140;
    const uint64_t x1143 = x1142 ^ x700;
    const uint64_t x1144 = x1143 ^ x724;
    const uint64_t x1145 = x670 ^ x638;
    const uint64_t x1146 = x1144 ^ x1145;
    const uint64_t x1147 = x1143 ^ x598;
    const uint64_t x1148 = x724 ^ x740;
    const uint64_t x1149 = x1147 ^ x1148;
    const uint64_t x1150 = x1146 ^ x1149;
    const uint64_t x1151 = x1145 & x1146;
    const uint64_t x1152 = (x1140 & x1150) ^ x1151;
    const uint64_t x1153 = x1142 & x1147;
    const uint64_t x1154 = x1148 ^ x756;
    const uint64_t x1155 = x1154 ^ x693;
    const uint64_t x1156 = x670 ^ x598;
    const uint64_t x1157 = x1155 ^ x1156;
    const uint64_t x1158 = x1147 ^ x756;
    const uint64_t x1159 = x1152 ^ (x1153 ^ x1144 ^ (x1157 & x1158));
    const uint64_t x1160 = x1154 ^ x638;
    const uint64_t x1161 = x1151 ^ (x1156 & x1149);
    const uint64_t x1162 = x1149 ^ x1153 ^ ((x1160 & x756) ^ x1156) ^ x1161;
    const uint64_t x1163 = x1159 ^ x1162;
    const uint64_t x1164 = x1146 ^ x1148;
    const uint64_t x1165 = x1141 & x1164;
    const uint64_t x1166 = x1164 ^ ((x1155 & x1154) ^ x1141) ^ x1165 ^ x1152;
    const uint64_t x1167 = x1159 & x1166;
    const uint64_t x1168 = x1154 ^ x670;
    const uint64_t x1169 = x1146 ^ x756;
    const uint64_t x1170 = x1164 ^ x670 ^ x1161 ^ (x1165 ^ (x1168 & x1169));
    const uint64_t x1171 = x1167 ^ x1170;
    const uint64_t x1172 = (x1163 & x1171) ^ x1162;
    const uint64_t x1173 = ((x1167 ^ x1162) & (x1170 ^ x1166)) ^ x1170;
    const uint64_t x1174 = x1170 & (x1173 ^ x1171);
    const uint64_t x1175 = (x1172 & (x1174 ^ x1171)) ^ x1163;
    const uint64_t x1176 = x1174 ^ (x1173 ^ x1166);
    const uint64_t x1177 = x1175 ^ x1176;
    const uint64_t x1178 = x1173 ^ x1172;
    const uint64_t x1179 = x1177 ^ x1178;
    const uint64_t x1180 = x1179 & x1140;
    const uint64_t x1181 = x1180 ^ (x1178 & x1145);
    const uint64_t x1182 = x1175 & x1154;
    const uint64_t x1183 = x1181 ^ x1182;
    const uint64_t x1184 = x1179 & x1150;
    const uint64_t x1185 = x1183 ^ (x1184 ^ (x1177 & x1149));
    const uint64_t x1186 = x1175 ^ x1172;
    const uint64_t x1187 = x1186 & x1141;
    const uint64_t x1188 = x1173 & x756;
    const uint64_t x1189 = x1186 & x1164;
    const uint64_t x1190 = x1176 ^ x1173;
    const uint64_t x1191 = x1189 ^ (x1190 & x1147);
    const uint64_t x1192 = x1187 ^ x1188 ^ x1191;
    const uint64_t x1193 = x1185 ^ (x1192 ^ (x1172 & x1168));
    const uint64_t x1194 = x1176 & x1157;
    const uint64_t x1195 = x1193 ^ ((x1173 & x1160) ^ x1194);
    const uint64_t x1196 = ((x1195 << 6 | x1195 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1195 << 10 | x1195 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1195 << 5 | x1195 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1195 << 9 | x1195 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1197 = ((x1139 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1198 = x1197 ^ x1139;
    const uint64_t x1199 = ((x1196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1139 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1200 = x1172 & x1169;
    const uint64_t x1201 = (x1175 & x1155) ^ x1200;
    const uint64_t x1202 = ~(x1185 ^ (x1201 ^ x1187));
    const uint64_t x1203 = ((x1202 << 6 | x1202 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1202 << 10 | x1202 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1202 << 5 | x1202 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1202 << 9 | x1202 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1204 = x1115 & x1112;
    const uint64_t x1205 = (x1118 & x1098) ^ x1204;
    const uint64_t x1206 = ~(x1128 ^ (x1205 ^ x1130));
    const uint64_t x1207 = ((x1206 << 8 | x1206 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1206 << 7 | x1206 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1206 << 11 | x1206 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1208 = ((x1203 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1209 = x1208 ^ x1203;
    const uint64_t x1210 = x1198 ^ x1199 ^ x1209;
    const uint64_t x1211 = x1210 ^ (x129 << 48 | x129 >> (64 - 48));
    const uint64_t x1212 = x1183 ^ (x1194 ^ (x1190 & x1142));
    const uint64_t x1213 = x1212 ^ (x1176 & x1158);
    const uint64_t x1214 = x1213 ^ (x1200 ^ x1188);
    const uint64_t x1215 = ((x1214 << 6 | x1214 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1214 << 10 | x1214 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1214 << 5 | x1214 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1214 << 9 | x1214 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1216 = x1126 ^ (x1137 ^ (x1133 & x1085));
    const uint64_t x1217 = x1216 ^ (x1119 & x1101);
    const uint64_t x1218 = x1217 ^ (x1204 ^ x1131);
    const uint64_t x1219 = ((x1218 << 8 | x1218 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1218 << 7 | x1218 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1218 << 11 | x1218 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1220 = ((x1215 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1219 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1221 = x1220 ^ x1215;
    const uint64_t x1222 = x1217 ^ x1134;
    const uint64_t x1223 = ((x1222 << 8 | x1222 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1222 << 7 | x1222 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1222 << 11 | x1222 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1224 = x1213 ^ x1191;
    const uint64_t x1225 = ((x1224 << 6 | x1224 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1224 << 10 | x1224 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1224 << 5 | x1224 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1224 << 9 | x1224 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1226 = ((x1223 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1225 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1227 = x1226 ^ x1223;
    const uint64_t x1228 = x1189 ^ (x1178 & x1146) ^ x1184;
    const uint64_t x1229 = x1212 ^ x1228;
    const uint64_t x1230 = ((x1229 << 6 | x1229 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1229 << 10 | x1229 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1229 << 5 | x1229 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1229 << 9 | x1229 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1231 = x1132 ^ (x1121 & x1089) ^ x1127;
    const uint64_t x1232 = x1216 ^ x1231;
    const uint64_t x1233 = ((x1232 << 8 | x1232 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1232 << 7 | x1232 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1232 << 11 | x1232 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1234 = ((x1230 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1233 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1235 = x1234 ^ x1230;
    const uint64_t x1236 = ((x1225 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1223 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1237 = x1221 ^ x1227 ^ (x1235 ^ x1236);
    const uint64_t x1238 = x1237 ^ (x156 << 48 | x156 >> (64 - 48));
    const uint64_t x1239 = x1211 ^ x1238;
    const uint64_t x1240 = x1228 ^ x1182;
    const uint64_t x1241 = ~(x1224 ^ x1240);
    const uint64_t x1242 = ((x1241 << 6 | x1241 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1241 << 10 | x1241 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1241 << 5 | x1241 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1241 << 9 | x1241 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1243 = x1231 ^ x1125;
    const uint64_t x1244 = ~(x1222 ^ x1243);
    const uint64_t x1245 = ((x1244 << 8 | x1244 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1244 << 7 | x1244 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1244 << 11 | x1244 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1246 = ((x1242 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1245 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1247 = x1246 ^ x1242;
    const uint64_t x1248 = ((x1233 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1230 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1249 = x1248 ^ x1233;
    const uint64_t x1250 = x1247 ^ (x1249 ^ x1234);
    const uint64_t x1251 = x1250 ^ (x169 << 48 | x169 >> (64 - 48));
    const uint64_t x1252 = ((x1207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1203 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1253 = x1252 ^ x1207;
    const uint64_t x1254 = ~(x1181 ^ x1201 ^ x1192);
    const uint64_t x1255 = ((x1254 << 6 | x1254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1254 << 10 | x1254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1254 << 5 | x1254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1254 << 9 | x1254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1256 = ~(x1124 ^ x1205 ^ x1135);
    const uint64_t x1257 = ((x1256 << 8 | x1256 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1256 << 7 | x1256 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1256 << 11 | x1256 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1258 = ((x1255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1257 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1259 = x1258 ^ x1255;
    const uint64_t x1260 = x1253 ^ x1235 ^ (x1259 ^ x1208);
    const uint64_t x1261 = x1260 ^ (x179 << 48 | x179 >> (64 - 48));
    const uint64_t x1262 = x1251 ^ x1261;
    const uint64_t x1263 = x1262 ^ x1239;
    const uint64_t x1264 = x1199 ^ x1196;
    const uint64_t x1265 = ((x1219 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1215 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1266 = x1265 ^ x1219;
    const uint64_t x1267 = x1264 ^ x1266 ^ (x1235 ^ x1220);
    const uint64_t x1268 = x1267 ^ (x186 << 48 | x186 >> (64 - 48));
    const uint64_t x1269 = x1263 ^ x1268;
    const uint64_t x1270 = ~(x1193 ^ (x1240 ^ ((x1177 & x1156) ^ x1180)));
    const uint64_t x1271 = ((x1270 << 6 | x1270 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1270 << 10 | x1270 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1270 << 5 | x1270 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1270 << 9 | x1270 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1272 = ~(x1136 ^ (x1243 ^ ((x1120 & x1099) ^ x1123)));
    const uint64_t x1273 = ((x1272 << 8 | x1272 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1272 << 7 | x1272 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1272 << 11 | x1272 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1274 = ((x1271 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1273 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1275 = x1274 ^ x1271;
    const uint64_t x1276 = ((x1245 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1242 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1277 = x1276 ^ x1245;
    const uint64_t x1278 = x1275 ^ x1246 ^ x1277;
    const uint64_t x1279 = x1278 ^ (x197 << 48 | x197 >> (64 - 48));
    const uint64_t x1280 = x1269 ^ x1279;
    const uint64_t x1281 = x1251 ^ x1238;
    const uint64_t x1282 = x1280 ^ x1281;
    const uint64_t x1283 = x1269 ^ x1211;
    const uint64_t x1284 = x1236 ^ x1225;
    const uint64_t x1285 = ((x1273 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1271 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1286 = x1285 ^ x1273;
    const uint64_t x1287 = x1284 ^ x1274 ^ x1286;
    const uint64_t x1288 = x1287 ^ (x206 << 48 | x206 >> (64 - 48));
    const uint64_t x1289 = x1279 ^ x1288;
    const uint64_t x1290 = x1283 ^ x1289;
    const uint64_t x1291 = x1282 ^ x1290;
    const uint64_t x1292 = x1281 & x1282;
    const uint64_t x1293 = (x1239 & x1291) ^ x1292;
    const uint64_t x1294 = x1263 & x1283;
    const uint64_t x1295 = ((x1257 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1296 = x1295 ^ x1257;
    const uint64_t x1297 = x1296 ^ x1258 ^ x1235;
    const uint64_t x1298 = x1297 ^ (x216 << 48 | x216 >> (64 - 48));
    const uint64_t x1299 = x1289 ^ x1298;
    const uint64_t x1300 = x1299 ^ x1261;
    const uint64_t x1301 = x1251 ^ x1211;
    const uint64_t x1302 = x1300 ^ x1301;
    const uint64_t x1303 = x1283 ^ x1298;
    const uint64_t x1304 = x1293 ^ (x1294 ^ x1280 ^ (x1302 & x1303));
    const uint64_t x1305 = x1299 ^ x1238;
    const uint64_t x1306 = x1292 ^ (x1301 & x1290);
    const uint64_t x1307 = x1290 ^ x1294 ^ ((x1305 & x1298) ^ x1301) ^ x1306;
    const uint64_t x1308 = x1304 ^ x1307;
    const uint64_t x1309 = x1282 ^ x1289;
    const uint64_t x1310 = x1262 & x1309;
    const uint64_t x1311 = x1309 ^ ((x1300 & x1299) ^ x1262) ^ x1310 ^ x1293;
    const uint64_t x1312 = x1304 & x1311;
    const uint64_t x1313 = x1299 ^ x1251;
    const uint64_t x1314 = x1282 ^ x1298;
    const uint64_t x1315 = x1309 ^ x1251 ^ x1306 ^ (x1310 ^ (x1313 & x1314));
    const uint64_t x1316 = x1312 ^ x1315;
    const uint64_t x1317 = (x1308 & x1316) ^ x1307;
    const uint64_t x1318 = ((x1312 ^ x1307) & (x1315 ^ x1311)) ^ x1315;
    const uint64_t x1319 = x1315 & (x1318 ^ x1316);
    const uint64_t x1320 = (x1317 & (x1319 ^ x1316)) ^ x1308;
    const uint64_t x1321 = x1319 ^ (x1318 ^ x1311);
    const uint64_t x1322 = x1320 ^ x1321;
    const uint64_t x1323 = x1318 ^ x1317;
    const uint64_t x1324 = x1322 ^ x1323;
    const uint64_t x1325 = x1324 & x1239;
    const uint64_t x1326 = x1325 ^ (x1323 & x1281);
    const uint64_t x1327 = x1317 & x1314;
    const uint64_t x1328 = (x1320 & x1300) ^ x1327;
    const uint64_t x1329 = x1320 ^ x1317;
    const uint64_t x1330 = x1329 & x1262;
    const uint64_t x1331 = x1318 & x1298;
    const uint64_t x1332 = x1329 & x1309;
    const uint64_t x1333 = x1321 ^ x1318;
    const uint64_t x1334 = x1332 ^ (x1333 & x1283);
    const uint64_t x1335 = x1330 ^ x1331 ^ x1334;
    const uint64_t x1336 = ~(x1326 ^ x1328 ^ x1335);
    const uint64_t x1337 = ((x1336 << 6 | x1336 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1336 << 10 | x1336 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1336 << 5 | x1336 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1336 << 9 | x1336 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1338 = x1264 ^ x1197 ^ x1253;
    const uint64_t x1339 = x1338 ^ (x261 << 48 | x261 >> (64 - 48));
    const uint64_t x1340 = x1266 ^ x1284 ^ (x1249 ^ x1226);
    const uint64_t x1341 = x1340 ^ (x263 << 48 | x263 >> (64 - 48));
    const uint64_t x1342 = x1339 ^ x1341;
    const uint64_t x1343 = x1277 ^ (x1235 ^ x1248);
    const uint64_t x1344 = x1343 ^ (x266 << 48 | x266 >> (64 - 48));
    const uint64_t x1345 = x1209 ^ x1249 ^ (x1296 ^ x1252);
    const uint64_t x1346 = x1345 ^ (x268 << 48 | x268 >> (64 - 48));
    const uint64_t x1347 = x1344 ^ x1346;
    const uint64_t x1348 = x1347 ^ x1342;
    const uint64_t x1349 = x1198 ^ x1221 ^ (x1249 ^ x1265);
    const uint64_t x1350 = x1349 ^ (x272 << 48 | x272 >> (64 - 48));
    const uint64_t x1351 = x1348 ^ x1350;
    const uint64_t x1352 = x1286 ^ x1276 ^ x1247;
    const uint64_t x1353 = x1352 ^ (x275 << 48 | x275 >> (64 - 48));
    const uint64_t x1354 = x1351 ^ x1353;
    const uint64_t x1355 = x1344 ^ x1341;
    const uint64_t x1356 = x1354 ^ x1355;
    const uint64_t x1357 = x1351 ^ x1339;
    const uint64_t x1358 = x1227 ^ x1285 ^ x1275;
    const uint64_t x1359 = x1358 ^ (x281 << 48 | x281 >> (64 - 48));
    const uint64_t x1360 = x1353 ^ x1359;
    const uint64_t x1361 = x1357 ^ x1360;
    const uint64_t x1362 = x1356 ^ x1361;
    const uint64_t x1363 = x1355 & x1356;
    const uint64_t x1364 = (x1342 & x1362) ^ x1363;
    const uint64_t x1365 = x1348 & x1357;
    const uint64_t x1366 = x1259 ^ x1295 ^ x1249;
    const uint64_t x1367 = x1366 ^ (x289 << 48 | x289 >> (64 - 48));
    const uint64_t x1368 = x1360 ^ x1367;
    const uint64_t x1369 = x1368 ^ x1346;
    const uint64_t x1370 = x1344 ^ x1339;
    const uint64_t x1371 = x1369 ^ x1370;
    const uint64_t x1372 = x1357 ^ x1367;
    const uint64_t x1373 = x1364 ^ (x1365 ^ x1354 ^ (x1371 & x1372));
    const uint64_t x1374 = x1368 ^ x1341;
    const uint64_t x1375 = x1363 ^ (x1370 & x1361);
    const uint64_t x1376 = x1361 ^ x1365 ^ ((x1374 & x1367) ^ x1370) ^ x1375;
    const uint64_t x1377 = x1373 ^ x1376;
    const uint64_t x1378 = x1356 ^ x1360;
    const uint64_t x1379 = x1347 & x1378;
    const uint64_t x1380 = x1378 ^ ((x1369 & x1368) ^ x1347) ^ x1379 ^ x1364;
    const uint64_t x1381 = x1373 & x1380;
    const uint64_t x1382 = x1368 ^ x1344;
    const uint64_t x1383 = x1356 ^ x1367;
    const uint64_t x1384 = x1378 ^ x1344 ^ x1375 ^ (x1379 ^ (x1382 & x1383));
    const uint64_t x1385 = x1381 ^ x1384;
    const uint64_t x1386 = (x1377 & x1385) ^ x1376;
    const uint64_t x1387 = ((x1381 ^ x1376) & (x1384 ^ x1380)) ^ x1384;
    const uint64_t x1388 = x1384 & (x1387 ^ x1385);
    const uint64_t x1389 = (x1386 & (x1388 ^ x1385)) ^ x1377;
    const uint64_t x1390 = x1388 ^ (x1387 ^ x1380);
    const uint64_t x1391 = x1389 ^ x1390;
    const uint64_t x1392 = x1387 ^ x1386;
    const uint64_t x1393 = x1391 ^ x1392;
    const uint64_t x1394 = x1393 & x1342;
    const uint64_t x1395 = x1394 ^ (x1392 & x1355);
    const uint64_t x1396 = x1386 & x1383;
    const uint64_t x1397 = (x1389 & x1369) ^ x1396;
    const uint64_t x1398 = x1389 ^ x1386;
    const uint64_t x1399 = x1398 & x1347;
    const uint64_t x1400 = x1387 & x1367;
    const uint64_t x1401 = x1398 & x1378;
    const uint64_t x1402 = x1390 ^ x1387;
    const uint64_t x1403 = x1401 ^ (x1402 & x1357);
    const uint64_t x1404 = x1399 ^ x1400 ^ x1403;
    const uint64_t x1405 = ~(x1395 ^ x1397 ^ x1404);
    const uint64_t x1406 = ((x1405 << 8 | x1405 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1405 << 7 | x1405 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1405 << 11 | x1405 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1407 = ((x1337 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1406 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1408 = x1407 ^ x1337;
    const uint64_t x1409 = ((x1406 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1337 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1410 = x1389 & x1368;
    const uint64_t x1411 = x1395 ^ x1410;
    const uint64_t x1412 = x1390 & x1371;
    const uint64_t x1413 = x1411 ^ (x1412 ^ (x1402 & x1348));
    const uint64_t x1414 = x1393 & x1362;
    const uint64_t x1415 = x1401 ^ (x1392 & x1356) ^ x1414;
    const uint64_t x1416 = x1413 ^ x1415;
    const uint64_t x1417 = ((x1416 << 8 | x1416 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1416 << 7 | x1416 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1416 << 11 | x1416 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1418 = x1320 & x1299;
    const uint64_t x1419 = x1326 ^ x1418;
    const uint64_t x1420 = x1321 & x1302;
    const uint64_t x1421 = x1419 ^ (x1420 ^ (x1333 & x1263));
    const uint64_t x1422 = x1324 & x1291;
    const uint64_t x1423 = x1332 ^ (x1323 & x1282) ^ x1422;
    const uint64_t x1424 = x1421 ^ x1423;
    const uint64_t x1425 = ((x1424 << 6 | x1424 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1424 << 10 | x1424 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1424 << 5 | x1424 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1424 << 9 | x1424 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1426 = ((x1417 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1425 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1427 = x1426 ^ x1417;
    const uint64_t x1428 = x1408 ^ x1409 ^ x1427;
    const uint64_t x1429 = x599 ^ x639;
    const uint64_t x1430 = x671 ^ x694;
    const uint64_t x1431 = x1430 ^ x1429;
    const uint64_t x1432 = x1431 ^ x701;
    const uint64_t x1433 = x1432 ^ x725;
    const uint64_t x1434 = x671 ^ x639;
    const uint64_t x1435 = x1433 ^ x1434;
    const uint64_t x1436 = x1432 ^ x599;
    const uint64_t x1437 = x725 ^ x741;
    const uint64_t x1438 = x1436 ^ x1437;
    const uint64_t x1439 = x1435 ^ x1438;
    const uint64_t x1440 = x1434 & x1435;
    const uint64_t x1441 = (x1429 & x1439) ^ x1440;
    const uint64_t x1442 = x1431 & x1436;
    const uint64_t x1443 = x1437 ^ x757;
    const uint64_t x1444 = x1443 ^ x694;
    const uint64_t x1445 = x671 ^ x599;
    const uint64_t x1446 = x1444 ^ x1445;
    const uint64_t x1447 = x1436 ^ x757;
    const uint64_t x1448 = x1441 ^ (x1442 ^ x1433 ^ (x1446 & x1447));
    const uint64_t x1449 = x1443 ^ x639;
    const uint64_t x1450 = x1440 ^ (x1445 & x1438);
    const uint64_t x1451 = x1438 ^ x1442 ^ ((x1449 & x757) ^ x1445) ^ x1450;
    const uint64_t x1452 = x1448 ^ x1451;
    const uint64_t x1453 = x1435 ^ x1437;
    const uint64_t x1454 = x1430 & x1453;
    const uint64_t x1455 = x1453 ^ ((x1444 & x1443) ^ x1430) ^ x1454 ^ x1441;
    const uint64_t x1456 = x1448 & x1455;
    const uint64_t x1457 = x1443 ^ x671;
    const uint64_t x1458 = x1435 ^ x757;
    const uint64_t x1459 = x1453 ^ x671 ^ x1450 ^ (x1454 ^ (x1457 & x1458));
    const uint64_t x1460 = x1456 ^ x1459;
    const uint64_t x1461 = (x1452 & x1460) ^ x1451;
    const uint64_t x1462 = ((x1456 ^ x1451) & (x1459 ^ x1455)) ^ x1459;
    const uint64_t x1463 = x1459 & (x1462 ^ x1460);
    const uint64_t x1464 = (x1461 & (x1463 ^ x1460)) ^ x1452;
    const uint64_t x1465 = x1463 ^ (x1462 ^ x1455);
    const uint64_t x1466 = x1464 ^ x1465;
    const uint64_t x1467 = x1462 ^ x1461;
    const uint64_t x1468 = x1466 ^ x1467;
    const uint64_t x1469 = x1468 & x1429;
    const uint64_t x1470 = x1469 ^ (x1467 & x1434);
    const uint64_t x1471 = x1461 & x1458;
    const uint64_t x1472 = (x1464 & x1444) ^ x1471;
    const uint64_t x1473 = x1464 ^ x1461;
    const uint64_t x1474 = x1473 & x1430;
    const uint64_t x1475 = x1462 & x757;
    const uint64_t x1476 = x1473 & x1453;
    const uint64_t x1477 = x1465 ^ x1462;
    const uint64_t x1478 = x1476 ^ (x1477 & x1436);
    const uint64_t x1479 = x1474 ^ x1475 ^ x1478;
    const uint64_t x1480 = ~(x1470 ^ x1472 ^ x1479);
    const uint64_t x1481 = ((x1480 << 6 | x1480 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1480 << 10 | x1480 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1480 << 5 | x1480 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1480 << 9 | x1480 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1482 = x804 ^ x813;
    const uint64_t x1483 = x823 ^ x831;
    const uint64_t x1484 = x1483 ^ x1482;
    const uint64_t x1485 = x1484 ^ x838;
    const uint64_t x1486 = x1485 ^ x850;
    const uint64_t x1487 = x823 ^ x813;
    const uint64_t x1488 = x1486 ^ x1487;
    const uint64_t x1489 = x1485 ^ x804;
    const uint64_t x1490 = x850 ^ x863;
    const uint64_t x1491 = x1489 ^ x1490;
    const uint64_t x1492 = x1488 ^ x1491;
    const uint64_t x1493 = x1487 & x1488;
    const uint64_t x1494 = (x1482 & x1492) ^ x1493;
    const uint64_t x1495 = x1484 & x1489;
    const uint64_t x1496 = x1490 ^ x876;
    const uint64_t x1497 = x1496 ^ x831;
    const uint64_t x1498 = x823 ^ x804;
    const uint64_t x1499 = x1497 ^ x1498;
    const uint64_t x1500 = x1489 ^ x876;
    const uint64_t x1501 = x1494 ^ (x1495 ^ x1486 ^ (x1499 & x1500));
    const uint64_t x1502 = x1496 ^ x813;
    const uint64_t x1503 = x1493 ^ (x1498 & x1491);
    const uint64_t x1504 = x1491 ^ x1495 ^ ((x1502 & x876) ^ x1498) ^ x1503;
    const uint64_t x1505 = x1501 ^ x1504;
    const uint64_t x1506 = x1488 ^ x1490;
    const uint64_t x1507 = x1483 & x1506;
    const uint64_t x1508 = x1506 ^ ((x1497 & x1496) ^ x1483) ^ x1507 ^ x1494;
    const uint64_t x1509 = x1501 & x1508;
    const uint64_t x1510 = x1496 ^ x823;
    const uint64_t x1511 = x1488 ^ x876;
    const uint64_t x1512 = x1506 ^ x823 ^ x1503 ^ (x1507 ^ (x1510 & x1511));
    const uint64_t x1513 = x1509 ^ x1512;
    const uint64_t x1514 = (x1505 & x1513) ^ x1504;
    const uint64_t x1515 = ((x1509 ^ x1504) & (x1512 ^ x1508)) ^ x1512;
    const uint64_t x1516 = x1512 & (x1515 ^ x1513);
    const uint64_t x1517 = (x1514 & (x1516 ^ x1513)) ^ x1505;
    const uint64_t x1518 = x1516 ^ (x1515 ^ x1508);
    const uint64_t x1519 = x1517 ^ x1518;
    const uint64_t x1520 = x1515 ^ x1514;
    const uint64_t x1521 = x1519 ^ x1520;
    const uint64_t x1522 = x1521 & x1482;
    const uint64_t x1523 = x1522 ^ (x1520 & x1487);
    const uint64_t x1524 = x1514 & x1511;
    const uint64_t x1525 = (x1517 & x1497) ^ x1524;
    const uint64_t x1526 = x1517 ^ x1514;
    const uint64_t x1527 = x1526 & x1483;
    const uint64_t x1528 = x1515 & x876;
    const uint64_t x1529 = x1526 & x1506;
    const uint64_t x1530 = x1518 ^ x1515;
    const uint64_t x1531 = x1529 ^ (x1530 & x1489);
    const uint64_t x1532 = x1527 ^ x1528 ^ x1531;
    const uint64_t x1533 = ~(x1523 ^ x1525 ^ x1532);
    const uint64_t x1534 = ((x1533 << 8 | x1533 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1533 << 7 | x1533 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1533 << 11 | x1533 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1535 = ((x1481 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1534 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1536 = x1535 ^ x1481;
    const uint64_t x1537 = ((x1534 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1481 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1538 = x1517 & x1496;
    const uint64_t x1539 = x1523 ^ x1538;
    const uint64_t x1540 = x1518 & x1499;
    const uint64_t x1541 = x1539 ^ (x1540 ^ (x1530 & x1484));
    const uint64_t x1542 = x1521 & x1492;
    const uint64_t x1543 = x1529 ^ (x1520 & x1488) ^ x1542;
    const uint64_t x1544 = x1541 ^ x1543;
    const uint64_t x1545 = ((x1544 << 8 | x1544 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1544 << 7 | x1544 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1544 << 11 | x1544 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1546 = x1464 & x1443;
    const uint64_t x1547 = x1470 ^ x1546;
    const uint64_t x1548 = x1465 & x1446;
    const uint64_t x1549 = x1547 ^ (x1548 ^ (x1477 & x1431));
    const uint64_t x1550 = x1468 & x1439;
    const uint64_t x1551 = x1476 ^ (x1467 & x1435) ^ x1550;
    const uint64_t x1552 = x1549 ^ x1551;
    const uint64_t x1553 = ((x1552 << 6 | x1552 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1552 << 10 | x1552 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1552 << 5 | x1552 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1552 << 9 | x1552 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1554 = ((x1545 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1553 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1555 = x1554 ^ x1545;
    const uint64_t x1556 = x1536 ^ x1537 ^ x1555;
    const uint64_t x1557 = x1411 ^ (x1414 ^ (x1391 & x1361));
    const uint64_t x1558 = x1557 ^ (x1404 ^ (x1386 & x1382));
    const uint64_t x1559 = x1558 ^ ((x1387 & x1374) ^ x1412);
    const uint64_t x1560 = ((x1559 << 8 | x1559 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1559 << 7 | x1559 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1559 << 11 | x1559 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1561 = x1419 ^ (x1422 ^ (x1322 & x1290));
    const uint64_t x1562 = x1561 ^ (x1335 ^ (x1317 & x1313));
    const uint64_t x1563 = x1562 ^ ((x1318 & x1305) ^ x1420);
    const uint64_t x1564 = ((x1563 << 6 | x1563 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1563 << 10 | x1563 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1563 << 5 | x1563 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1563 << 9 | x1563 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1565 = ((x1560 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1564 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1566 = x1565 ^ x1560;
    const uint64_t x1567 = ((x1564 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1560 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1568 = ~(x1561 ^ (x1328 ^ x1330));
    const uint64_t x1569 = ((x1568 << 6 | x1568 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1568 << 10 | x1568 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1568 << 5 | x1568 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1568 << 9 | x1568 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1570 = ~(x1557 ^ (x1397 ^ x1399));
    const uint64_t x1571 = ((x1570 << 8 | x1570 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1570 << 7 | x1570 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1570 << 11 | x1570 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1572 = ((x1569 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1571 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1573 = x1572 ^ x1569;
    const uint64_t x1574 = x1566 ^ x1567 ^ x1573;
    const uint64_t x1575 = x1574 ^ (x479 << 48 | x479 >> (64 - 48));
    const uint64_t x1576 = x1421 ^ (x1321 & x1303);
    const uint64_t x1577 = x1576 ^ (x1327 ^ x1331);
    const uint64_t x1578 = ((x1577 << 6 | x1577 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1577 << 10 | x1577 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1577 << 5 | x1577 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1577 << 9 | x1577 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1579 = x1413 ^ (x1390 & x1372);
    const uint64_t x1580 = x1579 ^ (x1396 ^ x1400);
    const uint64_t x1581 = ((x1580 << 8 | x1580 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1580 << 7 | x1580 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1580 << 11 | x1580 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1582 = ((x1578 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1581 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1583 = x1582 ^ x1578;
    const uint64_t x1584 = x1579 ^ x1403;
    const uint64_t x1585 = ((x1584 << 8 | x1584 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1584 << 7 | x1584 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1584 << 11 | x1584 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1586 = x1576 ^ x1334;
    const uint64_t x1587 = ((x1586 << 6 | x1586 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1586 << 10 | x1586 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1586 << 5 | x1586 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1586 << 9 | x1586 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1588 = ((x1585 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1587 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1589 = x1588 ^ x1585;
    const uint64_t x1590 = ((x1425 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1417 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1591 = x1590 ^ x1425;
    const uint64_t x1592 = ((x1587 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1585 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1593 = x1583 ^ x1589 ^ (x1591 ^ x1592);
    const uint64_t x1594 = x1593 ^ (x481 << 48 | x481 >> (64 - 48));
    const uint64_t x1595 = x1575 ^ x1594;
    const uint64_t x1596 = x1423 ^ x1418;
    const uint64_t x1597 = ~(x1586 ^ x1596);
    const uint64_t x1598 = ((x1597 << 6 | x1597 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1597 << 10 | x1597 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1597 << 5 | x1597 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1597 << 9 | x1597 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1599 = x1415 ^ x1410;
    const uint64_t x1600 = ~(x1584 ^ x1599);
    const uint64_t x1601 = ((x1600 << 8 | x1600 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1600 << 7 | x1600 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1600 << 11 | x1600 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1602 = ((x1598 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1601 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1603 = x1602 ^ x1598;
    const uint64_t x1604 = x1603 ^ (x1427 ^ x1590);
    const uint64_t x1605 = x1604 ^ (x484 << 48 | x484 >> (64 - 48));
    const uint64_t x1606 = ((x1571 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1569 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1607 = x1606 ^ x1571;
    const uint64_t x1608 = x1607 ^ x1591 ^ (x1408 ^ x1572);
    const uint64_t x1609 = x1608 ^ (x486 << 48 | x486 >> (64 - 48));
    const uint64_t x1610 = x1605 ^ x1609;
    const uint64_t x1611 = x1610 ^ x1595;
    const uint64_t x1612 = x1567 ^ x1564;
    const uint64_t x1613 = ((x1581 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1578 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1614 = x1613 ^ x1581;
    const uint64_t x1615 = x1612 ^ x1614 ^ (x1591 ^ x1582);
    const uint64_t x1616 = x1611 ^ ((x490 << 48 | x490 >> (64 - 48)) ^ x1615);
    const uint64_t x1617 = ~(x1562 ^ (x1596 ^ ((x1322 & x1301) ^ x1325)));
    const uint64_t x1618 = ((x1617 << 6 | x1617 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1617 << 10 | x1617 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1617 << 5 | x1617 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1617 << 9 | x1617 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1619 = ~(x1558 ^ (x1599 ^ ((x1391 & x1370) ^ x1394)));
    const uint64_t x1620 = ((x1619 << 8 | x1619 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1619 << 7 | x1619 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1619 << 11 | x1619 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1621 = ((x1618 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1620 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1622 = x1621 ^ x1618;
    const uint64_t x1623 = ((x1601 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1598 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1624 = x1623 ^ x1601;
    const uint64_t x1625 = x1622 ^ x1602 ^ x1624;
    const uint64_t x1626 = x1625 ^ (x493 << 48 | x493 >> (64 - 48));
    const uint64_t x1627 = x1616 ^ x1626;
    const uint64_t x1628 = x1605 ^ x1594;
    const uint64_t x1629 = x1627 ^ x1628;
    const uint64_t x1630 = x1616 ^ x1575;
    const uint64_t x1631 = x1592 ^ x1587;
    const uint64_t x1632 = ((x1620 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1618 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1633 = x1632 ^ x1620;
    const uint64_t x1634 = x1631 ^ x1621 ^ x1633;
    const uint64_t x1635 = x1626 ^ (x1634 ^ (x499 << 48 | x499 >> (64 - 48)));
    const uint64_t x1636 = x1630 ^ x1635;
    const uint64_t x1637 = x1629 ^ x1636;
    const uint64_t x1638 = x1628 & x1629;
    const uint64_t x1639 = (x1595 & x1637) ^ x1638;
    const uint64_t x1640 = x1611 & x1630;
    const uint64_t x1641 = x1409 ^ x1406;
    const uint64_t x1642 = x1641 ^ x1407 ^ x1591;
    const uint64_t x1643 = x1642 ^ (x507 << 48 | x507 >> (64 - 48));
    const uint64_t x1644 = x1635 ^ x1643;
    const uint64_t x1645 = x1644 ^ x1609;
    const uint64_t x1646 = x1605 ^ x1575;
    const uint64_t x1647 = x1645 ^ x1646;
    const uint64_t x1648 = x1630 ^ x1643;
    const uint64_t x1649 = x1639 ^ (x1640 ^ x1627 ^ (x1647 & x1648));
    const uint64_t x1650 = x1644 ^ x1594;
    const uint64_t x1651 = x1638 ^ (x1646 & x1636);
    const uint64_t x1652 = x1636 ^ x1640 ^ ((x1650 & x1643) ^ x1646) ^ x1651;
    const uint64_t x1653 = x1649 ^ x1652;
    const uint64_t x1654 = x1629 ^ x1635;
    const uint64_t x1655 = x1610 & x1654;
    const uint64_t x1656 = x1654 ^ ((x1645 & x1644) ^ x1610) ^ x1655 ^ x1639;
    const uint64_t x1657 = x1649 & x1656;
    const uint64_t x1658 = x1644 ^ x1605;
    const uint64_t x1659 = x1629 ^ x1643;
    const uint64_t x1660 = x1654 ^ x1605 ^ x1651 ^ (x1655 ^ (x1658 & x1659));
    const uint64_t x1661 = x1657 ^ x1660;
    const uint64_t x1662 = (x1653 & x1661) ^ x1652;
    const uint64_t x1663 = ((x1657 ^ x1652) & (x1660 ^ x1656)) ^ x1660;
    const uint64_t x1664 = x1660 & (x1663 ^ x1661);
    const uint64_t x1665 = (x1662 & (x1664 ^ x1661)) ^ x1653;
    const uint64_t x1666 = x1664 ^ (x1663 ^ x1656);
    const uint64_t x1667 = x1665 ^ x1666;
    const uint64_t x1668 = x1663 ^ x1662;
    const uint64_t x1669 = x1667 ^ x1668;
    const uint64_t x1670 = x1669 & x1595;
    const uint64_t x1671 = x1670 ^ (x1668 & x1628);
    const uint64_t x1672 = x1662 & x1659;
    const uint64_t x1673 = (x1665 & x1645) ^ x1672;
    const uint64_t x1674 = x1665 ^ x1662;
    const uint64_t x1675 = x1674 & x1610;
    const uint64_t x1676 = x1663 & x1643;
    const uint64_t x1677 = x1674 & x1654;
    const uint64_t x1678 = x1666 ^ x1663;
    const uint64_t x1679 = x1677 ^ (x1678 & x1630);
    const uint64_t x1680 = x1675 ^ x1676 ^ x1679;
    const uint64_t x1681 = ~(x1671 ^ x1673 ^ x1680);
    const uint64_t x1682 = ((x1681 << 6 | x1681 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1681 << 10 | x1681 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1681 << 5 | x1681 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1681 << 9 | x1681 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1683 = x1612 ^ x1565 ^ x1607;
    const uint64_t x1684 = x1683 ^ (x347 << 48 | x347 >> (64 - 48));
    const uint64_t x1685 = x1614 ^ x1631 ^ (x1427 ^ x1588);
    const uint64_t x1686 = x1685 ^ (x374 << 48 | x374 >> (64 - 48));
    const uint64_t x1687 = x1684 ^ x1686;
    const uint64_t x1688 = x1624 ^ (x1591 ^ x1426);
    const uint64_t x1689 = x1688 ^ (x387 << 48 | x387 >> (64 - 48));
    const uint64_t x1690 = x1573 ^ x1427 ^ (x1641 ^ x1606);
    const uint64_t x1691 = x1690 ^ (x397 << 48 | x397 >> (64 - 48));
    const uint64_t x1692 = x1689 ^ x1691;
    const uint64_t x1693 = x1692 ^ x1687;
    const uint64_t x1694 = x1566 ^ x1583 ^ (x1427 ^ x1613);
    const uint64_t x1695 = x1693 ^ ((x404 << 48 | x404 >> (64 - 48)) ^ x1694);
    const uint64_t x1696 = x1633 ^ x1623 ^ x1603;
    const uint64_t x1697 = x1696 ^ (x415 << 48 | x415 >> (64 - 48));
    const uint64_t x1698 = x1695 ^ x1697;
    const uint64_t x1699 = x1689 ^ x1686;
    const uint64_t x1700 = x1698 ^ x1699;
    const uint64_t x1701 = x1695 ^ x1684;
    const uint64_t x1702 = x1589 ^ x1632 ^ x1622;
    const uint64_t x1703 = x1697 ^ (x1702 ^ (x424 << 48 | x424 >> (64 - 48)));
    const uint64_t x1704 = x1701 ^ x1703;
    const uint64_t x1705 = x1700 ^ x1704;
    const uint64_t x1706 = x1699 & x1700;
    const uint64_t x1707 = (x1687 & x1705) ^ x1706;
    const uint64_t x1708 = x1693 & x1701;
    const uint64_t x1709 = x1428 ^ (x434 << 48 | x434 >> (64 - 48));
    const uint64_t x1710 = x1703 ^ x1709;
    const uint64_t x1711 = x1710 ^ x1691;
    const uint64_t x1712 = x1689 ^ x1684;
    const uint64_t x1713 = x1711 ^ x1712;
    const uint64_t x1714 = x1701 ^ x1709;
    const uint64_t x1715 = x1707 ^ (x1708 ^ x1698 ^ (x1713 & x1714));
    const uint64_t x1716 = x1710 ^ x1686;
    const uint64_t x1717 = x1706 ^ (x1712 & x1704);
    const uint64_t x1718 = x1704 ^ x1708 ^ ((x1716 & x1709) ^ x1712) ^ x1717;
    const uint64_t x1719 = x1715 ^ x1718;
    const uint64_t x1720 = x1700 ^ x1703;
    const uint64_t x1721 = x1692 & x1720;
    const uint64_t x1722 = x1720 ^ ((x1711 & x1710) ^ x1692) ^ x1721 ^ x1707;
    const uint64_t x1723 = x1715 & x1722;
    const uint64_t x1724 = x1710 ^ x1689;
    const uint64_t x1725 = x1700 ^ x1709;
    const uint64_t x1726 = x1720 ^ x1689 ^ x1717 ^ (x1721 ^ (x1724 & x1725));
    const uint64_t x1727 = x1723 ^ x1726;
    const uint64_t x1728 = (x1719 & x1727) ^ x1718;
    const uint64_t x1729 = ((x1723 ^ x1718) & (x1726 ^ x1722)) ^ x1726;
    const uint64_t x1730 = x1726 & (x1729 ^ x1727);
    const uint64_t x1731 = (x1728 & (x1730 ^ x1727)) ^ x1719;
    const uint64_t x1732 = x1730 ^ (x1729 ^ x1722);
    const uint64_t x1733 = x1731 ^ x1732;
    const uint64_t x1734 = x1729 ^ x1728;
    const uint64_t x1735 = x1733 ^ x1734;
    const uint64_t x1736 = x1735 & x1687;
    const uint64_t x1737 = x1736 ^ (x1734 & x1699);
    const uint64_t x1738 = x1728 & x1725;
    const uint64_t x1739 = (x1731 & x1711) ^ x1738;
    const uint64_t x1740 = x1731 ^ x1728;
    const uint64_t x1741 = x1740 & x1692;
    const uint64_t x1742 = x1729 & x1709;
    const uint64_t x1743 = x1740 & x1720;
    const uint64_t x1744 = x1732 ^ x1729;
    const uint64_t x1745 = x1743 ^ (x1744 & x1701);
    const uint64_t x1746 = x1741 ^ x1742 ^ x1745;
    const uint64_t x1747 = ~(x1737 ^ x1739 ^ x1746);
    const uint64_t x1748 = ((x1747 << 8 | x1747 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1747 << 7 | x1747 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1747 << 11 | x1747 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1749 = ((x1682 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1748 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1750 = x1749 ^ x1682;
    const uint64_t x1751 = ((x1748 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1682 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1752 = x1731 & x1710;
    const uint64_t x1753 = x1737 ^ x1752;
    const uint64_t x1754 = x1732 & x1713;
    const uint64_t x1755 = x1753 ^ (x1754 ^ (x1744 & x1693));
    const uint64_t x1756 = x1735 & x1705;
    const uint64_t x1757 = x1743 ^ (x1734 & x1700) ^ x1756;
    const uint64_t x1758 = x1755 ^ x1757;
    const uint64_t x1759 = ((x1758 << 8 | x1758 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1758 << 7 | x1758 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1758 << 11 | x1758 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1760 = x1665 & x1644;
    const uint64_t x1761 = x1671 ^ x1760;
    const uint64_t x1762 = x1666 & x1647;
    const uint64_t x1763 = x1761 ^ (x1762 ^ (x1678 & x1611));
    const uint64_t x1764 = x1669 & x1637;
    const uint64_t x1765 = x1677 ^ (x1668 & x1629) ^ x1764;
    const uint64_t x1766 = x1763 ^ x1765;
    const uint64_t x1767 = ((x1766 << 6 | x1766 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1766 << 10 | x1766 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1766 << 5 | x1766 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1766 << 9 | x1766 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1768 = ((x1759 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1767 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1769 = x1768 ^ x1759;
    const uint64_t x1770 = x1750 ^ x1751 ^ x1769;
    const uint64_t x1771 = x1539 ^ (x1542 ^ (x1519 & x1491));
    const uint64_t x1772 = x1771 ^ (x1532 ^ (x1514 & x1510));
    const uint64_t x1773 = x1772 ^ ((x1515 & x1502) ^ x1540);
    const uint64_t x1774 = ((x1773 << 8 | x1773 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1773 << 7 | x1773 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1773 << 11 | x1773 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1775 = x1547 ^ (x1550 ^ (x1466 & x1438));
    const uint64_t x1776 = x1775 ^ (x1479 ^ (x1461 & x1457));
    const uint64_t x1777 = x1776 ^ ((x1462 & x1449) ^ x1548);
    const uint64_t x1778 = ((x1777 << 6 | x1777 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1777 << 10 | x1777 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1777 << 5 | x1777 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1777 << 9 | x1777 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1779 = ((x1774 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1778 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1780 = x1779 ^ x1774;
    const uint64_t x1781 = ((x1778 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1774 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1782 = ~(x1775 ^ (x1472 ^ x1474));
    const uint64_t x1783 = ((x1782 << 6 | x1782 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1782 << 10 | x1782 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1782 << 5 | x1782 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1782 << 9 | x1782 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1784 = ~(x1771 ^ (x1525 ^ x1527));
    const uint64_t x1785 = ((x1784 << 8 | x1784 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1784 << 7 | x1784 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1784 << 11 | x1784 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1786 = ((x1783 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1785 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1787 = x1786 ^ x1783;
    const uint64_t x1788 = x1780 ^ x1781 ^ x1787;
    const uint64_t x1789 = x1788 ^ x1211;
    const uint64_t x1790 = x1549 ^ (x1465 & x1447);
    const uint64_t x1791 = x1790 ^ (x1471 ^ x1475);
    const uint64_t x1792 = ((x1791 << 6 | x1791 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1791 << 10 | x1791 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1791 << 5 | x1791 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1791 << 9 | x1791 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1793 = x1541 ^ (x1518 & x1500);
    const uint64_t x1794 = x1793 ^ (x1524 ^ x1528);
    const uint64_t x1795 = ((x1794 << 8 | x1794 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1794 << 7 | x1794 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1794 << 11 | x1794 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1796 = ((x1792 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1795 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1797 = x1796 ^ x1792;
    const uint64_t x1798 = x1793 ^ x1531;
    const uint64_t x1799 = ((x1798 << 8 | x1798 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1798 << 7 | x1798 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1798 << 11 | x1798 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1800 = x1790 ^ x1478;
    const uint64_t x1801 = ((x1800 << 6 | x1800 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1800 << 10 | x1800 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1800 << 5 | x1800 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1800 << 9 | x1800 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1802 = ((x1799 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1801 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1803 = x1802 ^ x1799;
    const uint64_t x1804 = ((x1553 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1545 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1805 = x1804 ^ x1553;
    const uint64_t x1806 = ((x1801 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1799 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1807 = x1797 ^ x1803 ^ (x1805 ^ x1806);
    const uint64_t x1808 = x1807 ^ x1238;
    const uint64_t x1809 = x1789 ^ x1808;
    const uint64_t x1810 = x1551 ^ x1546;
    const uint64_t x1811 = ~(x1800 ^ x1810);
    const uint64_t x1812 = ((x1811 << 6 | x1811 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1811 << 10 | x1811 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1811 << 5 | x1811 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1811 << 9 | x1811 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1813 = x1543 ^ x1538;
    const uint64_t x1814 = ~(x1798 ^ x1813);
    const uint64_t x1815 = ((x1814 << 8 | x1814 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1814 << 7 | x1814 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1814 << 11 | x1814 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1816 = ((x1812 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1815 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1817 = x1816 ^ x1812;
    const uint64_t x1818 = x1817 ^ (x1555 ^ x1804);
    const uint64_t x1819 = x1818 ^ x1251;
    const uint64_t x1820 = ((x1785 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1783 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1821 = x1820 ^ x1785;
    const uint64_t x1822 = x1821 ^ x1805 ^ (x1536 ^ x1786);
    const uint64_t x1823 = x1822 ^ x1261;
    const uint64_t x1824 = x1819 ^ x1823;
    const uint64_t x1825 = x1824 ^ x1809;
    const uint64_t x1826 = x1781 ^ x1778;
    const uint64_t x1827 = ((x1795 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1792 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1828 = x1827 ^ x1795;
    const uint64_t x1829 = x1826 ^ x1828 ^ (x1805 ^ x1796);
    const uint64_t x1830 = x1825 ^ (x1268 ^ x1829);
    const uint64_t x1831 = ~(x1776 ^ (x1810 ^ ((x1466 & x1445) ^ x1469)));
    const uint64_t x1832 = ((x1831 << 6 | x1831 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1831 << 10 | x1831 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1831 << 5 | x1831 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1831 << 9 | x1831 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1833 = ~(x1772 ^ (x1813 ^ ((x1519 & x1498) ^ x1522)));
    const uint64_t x1834 = ((x1833 << 8 | x1833 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1833 << 7 | x1833 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1833 << 11 | x1833 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1835 = ((x1832 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1834 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1836 = x1835 ^ x1832;
    const uint64_t x1837 = ((x1815 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1812 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1838 = x1837 ^ x1815;
    const uint64_t x1839 = x1836 ^ x1816 ^ x1838;
    const uint64_t x1840 = x1839 ^ x1279;
    const uint64_t x1841 = x1830 ^ x1840;
    const uint64_t x1842 = x1819 ^ x1808;
    const uint64_t x1843 = x1841 ^ x1842;
    const uint64_t x1844 = x1830 ^ x1789;
    const uint64_t x1845 = x1806 ^ x1801;
    const uint64_t x1846 = ((x1834 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1832 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1847 = x1846 ^ x1834;
    const uint64_t x1848 = x1845 ^ x1835 ^ x1847;
    const uint64_t x1849 = x1840 ^ (x1848 ^ x1288);
    const uint64_t x1850 = x1844 ^ x1849;
    const uint64_t x1851 = x1843 ^ x1850;
    const uint64_t x1852 = x1842 & x1843;
    const uint64_t x1853 = (x1809 & x1851) ^ x1852;
    const uint64_t x1854 = x1825 & x1844;
    const uint64_t x1855 = x1537 ^ x1534;
    const uint64_t x1856 = x1855 ^ x1535 ^ x1805;
    const uint64_t x1857 = x1856 ^ x1298;
    const uint64_t x1858 = x1849 ^ x1857;
    const uint64_t x1859 = x1858 ^ x1823;
    const uint64_t x1860 = x1819 ^ x1789;
    const uint64_t x1861 = x1859 ^ x1860;
    const uint64_t x1862 = x1844 ^ x1857;
    const uint64_t x1863 = x1853 ^ (x1854 ^ x1841 ^ (x1861 & x1862));
    const uint64_t x1864 = x1858 ^ x1808;
    const uint64_t x1865 = x1852 ^ (x1860 & x1850);
    const uint64_t x1866 = x1850 ^ x1854 ^ ((x1864 & x1857) ^ x1860) ^ x1865;
    const uint64_t x1867 = x1863 ^ x1866;
    const uint64_t x1868 = x1843 ^ x1849;
    const uint64_t x1869 = x1824 & x1868;
    const uint64_t x1870 = x1868 ^ ((x1859 & x1858) ^ x1824) ^ x1869 ^ x1853;
    const uint64_t x1871 = x1863 & x1870;
    const uint64_t x1872 = x1858 ^ x1819;
    const uint64_t x1873 = x1843 ^ x1857;
    const uint64_t x1874 = x1868 ^ x1819 ^ x1865 ^ (x1869 ^ (x1872 & x1873));
    const uint64_t x1875 = x1871 ^ x1874;
    const uint64_t x1876 = (x1867 & x1875) ^ x1866;
    const uint64_t x1877 = ((x1871 ^ x1866) & (x1874 ^ x1870)) ^ x1874;
    const uint64_t x1878 = x1874 & (x1877 ^ x1875);
    const uint64_t x1879 = (x1876 & (x1878 ^ x1875)) ^ x1867;
    const uint64_t x1880 = x1878 ^ (x1877 ^ x1870);
    const uint64_t x1881 = x1879 ^ x1880;
    const uint64_t x1882 = x1877 ^ x1876;
    const uint64_t x1883 = x1881 ^ x1882;
    const uint64_t x1884 = x1883 & x1809;
    const uint64_t x1885 = x1884 ^ (x1882 & x1842);
    const uint64_t x1886 = x1876 & x1873;
    const uint64_t x1887 = (x1879 & x1859) ^ x1886;
    const uint64_t x1888 = x1879 ^ x1876;
    const uint64_t x1889 = x1888 & x1824;
    const uint64_t x1890 = x1877 & x1857;
    const uint64_t x1891 = x1888 & x1868;
    const uint64_t x1892 = x1880 ^ x1877;
    const uint64_t x1893 = x1891 ^ (x1892 & x1844);
    const uint64_t x1894 = x1889 ^ x1890 ^ x1893;
    const uint64_t x1895 = ~(x1885 ^ x1887 ^ x1894);
    const uint64_t x1896 = ((x1895 << 6 | x1895 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1895 << 10 | x1895 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1895 << 5 | x1895 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1895 << 9 | x1895 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1897 = x1826 ^ x1779 ^ x1821;
    const uint64_t x1898 = x1897 ^ x1339;
    const uint64_t x1899 = x1828 ^ x1845 ^ (x1555 ^ x1802);
    const uint64_t x1900 = x1899 ^ x1341;
    const uint64_t x1901 = x1898 ^ x1900;
    const uint64_t x1902 = x1838 ^ (x1805 ^ x1554);
    const uint64_t x1903 = x1902 ^ x1344;
    const uint64_t x1904 = x1787 ^ x1555 ^ (x1855 ^ x1820);
    const uint64_t x1905 = x1904 ^ x1346;
    const uint64_t x1906 = x1903 ^ x1905;
    const uint64_t x1907 = x1906 ^ x1901;
    const uint64_t x1908 = x1780 ^ x1797 ^ (x1555 ^ x1827);
    const uint64_t x1909 = x1907 ^ (x1350 ^ x1908);
    const uint64_t x1910 = x1847 ^ x1837 ^ x1817;
    const uint64_t x1911 = x1910 ^ x1353;
    const uint64_t x1912 = x1909 ^ x1911;
    const uint64_t x1913 = x1903 ^ x1900;
    const uint64_t x1914 = x1912 ^ x1913;
    const uint64_t x1915 = x1909 ^ x1898;
    const uint64_t x1916 = x1803 ^ x1846 ^ x1836;
    const uint64_t x1917 = x1911 ^ (x1916 ^ x1359);
    const uint64_t x1918 = x1915 ^ x1917;
    const uint64_t x1919 = x1914 ^ x1918;
    const uint64_t x1920 = x1913 & x1914;
    const uint64_t x1921 = (x1901 & x1919) ^ x1920;
    const uint64_t x1922 = x1907 & x1915;
    const uint64_t x1923 = x1556 ^ x1367;
    const uint64_t x1924 = x1917 ^ x1923;
    const uint64_t x1925 = x1924 ^ x1905;
    const uint64_t x1926 = x1903 ^ x1898;
    const uint64_t x1927 = x1925 ^ x1926;
    const uint64_t x1928 = x1915 ^ x1923;
    const uint64_t x1929 = x1921 ^ (x1922 ^ x1912 ^ (x1927 & x1928));
    const uint64_t x1930 = x1924 ^ x1900;
    const uint64_t x1931 = x1920 ^ (x1926 & x1918);
    const uint64_t x1932 = x1918 ^ x1922 ^ ((x1930 & x1923) ^ x1926) ^ x1931;
    const uint64_t x1933 = x1929 ^ x1932;
    const uint64_t x1934 = x1914 ^ x1917;
    const uint64_t x1935 = x1906 & x1934;
    const uint64_t x1936 = x1934 ^ ((x1925 & x1924) ^ x1906) ^ x1935 ^ x1921;
    const uint64_t x1937 = x1929 & x1936;
    const uint64_t x1938 = x1924 ^ x1903;
    const uint64_t x1939 = x1914 ^ x1923;
    const uint64_t x1940 = x1934 ^ x1903 ^ x1931 ^ (x1935 ^ (x1938 & x1939));
    const uint64_t x1941 = x1937 ^ x1940;
    const uint64_t x1942 = (x1933 & x1941) ^ x1932;
    const uint64_t x1943 = ((x1937 ^ x1932) & (x1940 ^ x1936)) ^ x1940;
    const uint64_t x1944 = x1940 & (x1943 ^ x1941);
    const uint64_t x1945 = (x1942 & (x1944 ^ x1941)) ^ x1933;
    const uint64_t x1946 = x1944 ^ (x1943 ^ x1936);
    const uint64_t x1947 = x1945 ^ x1946;
    const uint64_t x1948 = x1943 ^ x1942;
    const uint64_t x1949 = x1947 ^ x1948;
    const uint64_t x1950 = x1949 & x1901;
    const uint64_t x1951 = x1950 ^ (x1948 & x1913);
    const uint64_t x1952 = x1942 & x1939;
    const uint64_t x1953 = (x1945 & x1925) ^ x1952;
    const uint64_t x1954 = x1945 ^ x1942;
    const uint64_t x1955 = x1954 & x1906;
    const uint64_t x1956 = x1943 & x1923;
    const uint64_t x1957 = x1954 & x1934;
    const uint64_t x1958 = x1946 ^ x1943;
    const uint64_t x1959 = x1957 ^ (x1958 & x1915);
    const uint64_t x1960 = x1955 ^ x1956 ^ x1959;
    const uint64_t x1961 = ~(x1951 ^ x1953 ^ x1960);
    const uint64_t x1962 = ((x1961 << 8 | x1961 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1961 << 7 | x1961 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1961 << 11 | x1961 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1963 = ((x1896 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1962 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1964 = x1963 ^ x1896;
    const uint64_t x1965 = ((x1962 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1896 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1966 = x1945 & x1924;
    const uint64_t x1967 = x1951 ^ x1966;
    const uint64_t x1968 = x1946 & x1927;
    const uint64_t x1969 = x1967 ^ (x1968 ^ (x1958 & x1907));
    const uint64_t x1970 = x1949 & x1919;
    const uint64_t x1971 = x1957 ^ (x1948 & x1914) ^ x1970;
    const uint64_t x1972 = x1969 ^ x1971;
    const uint64_t x1973 = ((x1972 << 8 | x1972 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1972 << 7 | x1972 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x1972 << 11 | x1972 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x1974 = x1879 & x1858;
    const uint64_t x1975 = x1885 ^ x1974;
    const uint64_t x1976 = x1880 & x1861;
    const uint64_t x1977 = x1975 ^ (x1976 ^ (x1892 & x1825));
    const uint64_t x1978 = x1883 & x1851;
    const uint64_t x1979 = x1891 ^ (x1882 & x1843) ^ x1978;
    const uint64_t x1980 = x1977 ^ x1979;
    const uint64_t x1981 = ((x1980 << 6 | x1980 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x1980 << 10 | x1980 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x1980 << 5 | x1980 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x1980 << 9 | x1980 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x1982 = ((x1973 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1981 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1983 = x1982 ^ x1973;
    const uint64_t x1984 = x1964 ^ x1965 ^ x1983;
    const uint64_t x1985 = x919 ^ x916;
    const uint64_t x1986 =
        ((x935 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x927 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1987 = x1986 ^ x935;
    const uint64_t x1988 = x1985 ^ x917 ^ x1987;
    const uint64_t x1989 = x1063 ^ x1060;
    const uint64_t x1990 = ((x1079 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1071 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1991 = x1990 ^ x1079;
    const uint64_t x1992 = x1989 ^ x1061 ^ x1991;
    const uint64_t x1993 = x1751 ^ x1748;
    const uint64_t x1994 = ((x1767 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1759 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1995 = x1994 ^ x1767;
    const uint64_t x1996 = x1993 ^ x1749 ^ x1995;
    const uint64_t x1997 = x1965 ^ x1962;
    const uint64_t x1998 = ((x1981 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x1973 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x1999 = x1998 ^ x1981;
    const uint64_t x2000 = x1997 ^ x1963 ^ x1999;
    const uint64_t x2001 = x929 ^ (x932 ^ (x782 & x743));
    const uint64_t x2002 = ~(x2001 ^ (x788 ^ x790));
    const uint64_t x2003 = ((x2002 << 6 | x2002 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2002 << 10 | x2002 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2002 << 5 | x2002 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2002 << 9 | x2002 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2004 = x921 ^ (x924 ^ (x901 & x865));
    const uint64_t x2005 = ~(x2004 ^ (x907 ^ x909));
    const uint64_t x2006 = ((x2005 << 8 | x2005 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2005 << 7 | x2005 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2005 << 11 | x2005 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2007 = ((x2003 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2006 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2008 = x2007 ^ x2003;
    const uint64_t x2009 = ((x2006 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2003 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2010 = x2008 ^ x937 ^ (x1985 ^ x2009);
    const uint64_t x2011 = x1073 ^ (x1076 ^ (x984 & x955));
    const uint64_t x2012 = ~(x2011 ^ (x990 ^ x992));
    const uint64_t x2013 = ((x2012 << 6 | x2012 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2012 << 10 | x2012 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2012 << 5 | x2012 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2012 << 9 | x2012 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2014 = x1065 ^ (x1068 ^ (x1045 & x1016));
    const uint64_t x2015 = ~(x2014 ^ (x1051 ^ x1053));
    const uint64_t x2016 = ((x2015 << 8 | x2015 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2015 << 7 | x2015 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2015 << 11 | x2015 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2017 = ((x2013 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2016 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2018 = x2017 ^ x2013;
    const uint64_t x2019 = ((x2016 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2013 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2020 = x2018 ^ x1081 ^ (x1989 ^ x2019);
    const uint64_t x2021 = x1761 ^ (x1764 ^ (x1667 & x1636));
    const uint64_t x2022 = ~(x2021 ^ (x1673 ^ x1675));
    const uint64_t x2023 = ((x2022 << 6 | x2022 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2022 << 10 | x2022 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2022 << 5 | x2022 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2022 << 9 | x2022 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2024 = x1753 ^ (x1756 ^ (x1733 & x1704));
    const uint64_t x2025 = ~(x2024 ^ (x1739 ^ x1741));
    const uint64_t x2026 = ((x2025 << 8 | x2025 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2025 << 7 | x2025 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2025 << 11 | x2025 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2027 = ((x2023 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2026 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2028 = x2027 ^ x2023;
    const uint64_t x2029 = ((x2026 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2023 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2030 = x2028 ^ x1769 ^ (x1993 ^ x2029);
    const uint64_t x2031 = x1975 ^ (x1978 ^ (x1881 & x1850));
    const uint64_t x2032 = ~(x2031 ^ (x1887 ^ x1889));
    const uint64_t x2033 = ((x2032 << 6 | x2032 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2032 << 10 | x2032 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2032 << 5 | x2032 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2032 << 9 | x2032 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2034 = x1967 ^ (x1970 ^ (x1947 & x1918));
    const uint64_t x2035 = ~(x2034 ^ (x1953 ^ x1955));
    const uint64_t x2036 = ((x2035 << 8 | x2035 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2035 << 7 | x2035 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2035 << 11 | x2035 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2037 = ((x2033 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2036 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2038 = x2037 ^ x2033;
    const uint64_t x2039 = ((x2036 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2033 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2040 = x2038 ^ x1983 ^ (x1997 ^ x2039);
    const uint64_t x2041 = x2009 ^ x2006;
    const uint64_t x2042 = x2041 ^ x1987 ^ (x918 ^ x2007);
    const uint64_t x2043 = x2019 ^ x2016;
    const uint64_t x2044 = x2043 ^ x1991 ^ (x1062 ^ x2017);
    const uint64_t x2045 = x2029 ^ x2026;
    const uint64_t x2046 = x2045 ^ x1995 ^ (x1750 ^ x2027);
    const uint64_t x2047 = x2039 ^ x2036;
    const uint64_t x2048 = x2047 ^ x1999 ^ (x1964 ^ x2037);
    const uint64_t x2049 = x2001 ^ (x795 ^ (x777 & x773));
    const uint64_t x2050 = x2049 ^ ((x778 & x765) ^ x930);
    const uint64_t x2051 = ((x2050 << 6 | x2050 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2050 << 10 | x2050 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2050 << 5 | x2050 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2050 << 9 | x2050 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2052 = x2004 ^ (x914 ^ (x896 & x892));
    const uint64_t x2053 = x2052 ^ ((x897 & x884) ^ x922);
    const uint64_t x2054 = ((x2053 << 8 | x2053 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2053 << 7 | x2053 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2053 << 11 | x2053 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2055 = ((x2051 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2054 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2056 = x2055 ^ x2051;
    const uint64_t x2057 = ((x2054 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2051 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2058 = x2056 ^ x2057 ^ x2041;
    const uint64_t x2059 = x2011 ^ (x997 ^ (x979 & x975));
    const uint64_t x2060 = x2059 ^ ((x980 & x967) ^ x1074);
    const uint64_t x2061 = ((x2060 << 6 | x2060 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2060 << 10 | x2060 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2060 << 5 | x2060 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2060 << 9 | x2060 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2062 = x2014 ^ (x1058 ^ (x1040 & x1036));
    const uint64_t x2063 = x2062 ^ ((x1041 & x1028) ^ x1066);
    const uint64_t x2064 = ((x2063 << 8 | x2063 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2063 << 7 | x2063 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2063 << 11 | x2063 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2065 = ((x2061 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2064 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2066 = x2065 ^ x2061;
    const uint64_t x2067 = ((x2064 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2061 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2068 = x2066 ^ x2067 ^ x2043;
    const uint64_t x2069 = x2021 ^ (x1680 ^ (x1662 & x1658));
    const uint64_t x2070 = x2069 ^ ((x1663 & x1650) ^ x1762);
    const uint64_t x2071 = ((x2070 << 6 | x2070 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2070 << 10 | x2070 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2070 << 5 | x2070 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2070 << 9 | x2070 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2072 = x2024 ^ (x1746 ^ (x1728 & x1724));
    const uint64_t x2073 = x2072 ^ ((x1729 & x1716) ^ x1754);
    const uint64_t x2074 = ((x2073 << 8 | x2073 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2073 << 7 | x2073 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2073 << 11 | x2073 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2075 = ((x2071 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2074 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2076 = x2075 ^ x2071;
    const uint64_t x2077 = ((x2074 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2071 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2078 = x2076 ^ x2077 ^ x2045;
    const uint64_t x2079 = x2031 ^ (x1894 ^ (x1876 & x1872));
    const uint64_t x2080 = x2079 ^ ((x1877 & x1864) ^ x1976);
    const uint64_t x2081 = ((x2080 << 6 | x2080 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2080 << 10 | x2080 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2080 << 5 | x2080 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2080 << 9 | x2080 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2082 = x2034 ^ (x1960 ^ (x1942 & x1938));
    const uint64_t x2083 = x2082 ^ ((x1943 & x1930) ^ x1968);
    const uint64_t x2084 = ((x2083 << 8 | x2083 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2083 << 7 | x2083 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2083 << 11 | x2083 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2085 = ((x2081 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2084 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2086 = x2085 ^ x2081;
    const uint64_t x2087 = ((x2084 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2081 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2088 = x2086 ^ x2087 ^ x2047;
    const uint64_t x2089 = x2057 ^ x2054;
    const uint64_t x2090 = x2089 ^ x2055 ^ x2008;
    const uint64_t x2091 = x2067 ^ x2064;
    const uint64_t x2092 = x2091 ^ x2065 ^ x2018;
    const uint64_t x2093 = x2077 ^ x2074;
    const uint64_t x2094 = x2093 ^ x2075 ^ x2028;
    const uint64_t x2095 = x2087 ^ x2084;
    const uint64_t x2096 = x2095 ^ x2085 ^ x2038;
    const uint64_t x2097 = x931 ^ (x781 & x763);
    const uint64_t x2098 = x2097 ^ (x787 ^ x791);
    const uint64_t x2099 = ((x2098 << 6 | x2098 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2098 << 10 | x2098 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2098 << 5 | x2098 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2098 << 9 | x2098 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2100 = x923 ^ (x900 & x882);
    const uint64_t x2101 = x2100 ^ (x906 ^ x910);
    const uint64_t x2102 = ((x2101 << 8 | x2101 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2101 << 7 | x2101 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2101 << 11 | x2101 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2103 = ((x2099 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2102 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2104 = x2103 ^ x2099;
    const uint64_t x2105 = ((x2102 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2099 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2106 = x2089 ^ x2104 ^ (x937 ^ x2105);
    const uint64_t x2107 = x1075 ^ (x983 & x965);
    const uint64_t x2108 = x2107 ^ (x989 ^ x993);
    const uint64_t x2109 = ((x2108 << 6 | x2108 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2108 << 10 | x2108 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2108 << 5 | x2108 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2108 << 9 | x2108 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2110 = x1067 ^ (x1044 & x1026);
    const uint64_t x2111 = x2110 ^ (x1050 ^ x1054);
    const uint64_t x2112 = ((x2111 << 8 | x2111 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2111 << 7 | x2111 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2111 << 11 | x2111 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2113 = ((x2109 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2112 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2114 = x2113 ^ x2109;
    const uint64_t x2115 = ((x2112 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2109 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2116 = x2091 ^ x2114 ^ (x1081 ^ x2115);
    const uint64_t x2117 = x1763 ^ (x1666 & x1648);
    const uint64_t x2118 = x2117 ^ (x1672 ^ x1676);
    const uint64_t x2119 = ((x2118 << 6 | x2118 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2118 << 10 | x2118 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2118 << 5 | x2118 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2118 << 9 | x2118 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2120 = x1755 ^ (x1732 & x1714);
    const uint64_t x2121 = x2120 ^ (x1738 ^ x1742);
    const uint64_t x2122 = ((x2121 << 8 | x2121 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2121 << 7 | x2121 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2121 << 11 | x2121 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2123 = ((x2119 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2122 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2124 = x2123 ^ x2119;
    const uint64_t x2125 = ((x2122 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2119 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2126 = x2093 ^ x2124 ^ (x1769 ^ x2125);
    const uint64_t x2127 = x1977 ^ (x1880 & x1862);
    const uint64_t x2128 = x2127 ^ (x1886 ^ x1890);
    const uint64_t x2129 = ((x2128 << 6 | x2128 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2128 << 10 | x2128 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2128 << 5 | x2128 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2128 << 9 | x2128 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2130 = x1969 ^ (x1946 & x1928);
    const uint64_t x2131 = x2130 ^ (x1952 ^ x1956);
    const uint64_t x2132 = ((x2131 << 8 | x2131 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2131 << 7 | x2131 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2131 << 11 | x2131 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2133 = ((x2129 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2132 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2134 = x2133 ^ x2129;
    const uint64_t x2135 = ((x2132 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2129 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2136 = x2095 ^ x2134 ^ (x1983 ^ x2135);
    const uint64_t x2137 = x2105 ^ x2102;
    const uint64_t x2138 = x2056 ^ x2137 ^ (x1987 ^ x2103);
    const uint64_t x2139 = x2115 ^ x2112;
    const uint64_t x2140 = x2066 ^ x2139 ^ (x1991 ^ x2113);
    const uint64_t x2141 = x2125 ^ x2122;
    const uint64_t x2142 = x2076 ^ x2141 ^ (x1995 ^ x2123);
    const uint64_t x2143 = x2135 ^ x2132;
    const uint64_t x2144 = x2086 ^ x2143 ^ (x1999 ^ x2133);
    const uint64_t x2145 = x2097 ^ x794;
    const uint64_t x2146 = ((x2145 << 6 | x2145 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2145 << 10 | x2145 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2145 << 5 | x2145 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2145 << 9 | x2145 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2147 = x2100 ^ x913;
    const uint64_t x2148 = ((x2147 << 8 | x2147 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2147 << 7 | x2147 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2147 << 11 | x2147 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2149 = ((x2146 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2148 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2150 = x2149 ^ x2146;
    const uint64_t x2151 = ((x2148 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2146 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2152 = x2137 ^ x2150 ^ (x937 ^ x2151);
    const uint64_t x2153 = x2107 ^ x996;
    const uint64_t x2154 = ((x2153 << 6 | x2153 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2153 << 10 | x2153 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2153 << 5 | x2153 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2153 << 9 | x2153 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2155 = x2110 ^ x1057;
    const uint64_t x2156 = ((x2155 << 8 | x2155 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2155 << 7 | x2155 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2155 << 11 | x2155 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2157 = ((x2154 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2156 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2158 = x2157 ^ x2154;
    const uint64_t x2159 = ((x2156 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2154 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2160 = x2139 ^ x2158 ^ (x1081 ^ x2159);
    const uint64_t x2161 = x2117 ^ x1679;
    const uint64_t x2162 = ((x2161 << 6 | x2161 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2161 << 10 | x2161 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2161 << 5 | x2161 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2161 << 9 | x2161 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2163 = x2120 ^ x1745;
    const uint64_t x2164 = ((x2163 << 8 | x2163 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2163 << 7 | x2163 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2163 << 11 | x2163 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2165 = ((x2162 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2164 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2166 = x2165 ^ x2162;
    const uint64_t x2167 = ((x2164 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2162 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2168 = x2141 ^ x2166 ^ (x1769 ^ x2167);
    const uint64_t x2169 = x2127 ^ x1893;
    const uint64_t x2170 = ((x2169 << 6 | x2169 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2169 << 10 | x2169 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2169 << 5 | x2169 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2169 << 9 | x2169 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2171 = x2130 ^ x1959;
    const uint64_t x2172 = ((x2171 << 8 | x2171 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2171 << 7 | x2171 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2171 << 11 | x2171 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2173 = ((x2170 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2172 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2174 = x2173 ^ x2170;
    const uint64_t x2175 = ((x2172 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2170 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2176 = x2143 ^ x2174 ^ (x1983 ^ x2175);
    const uint64_t x2177 = x2151 ^ x2148;
    const uint64_t x2178 = x2104 ^ x2177 ^ (x1987 ^ x2149);
    const uint64_t x2179 = x2159 ^ x2156;
    const uint64_t x2180 = x2114 ^ x2179 ^ (x1991 ^ x2157);
    const uint64_t x2181 = x2167 ^ x2164;
    const uint64_t x2182 = x2124 ^ x2181 ^ (x1995 ^ x2165);
    const uint64_t x2183 = x2175 ^ x2172;
    const uint64_t x2184 = x2134 ^ x2183 ^ (x1999 ^ x2173);
    const uint64_t x2185 = x925 ^ x920;
    const uint64_t x2186 = ~(x2052 ^ (x2185 ^ ((x901 & x880) ^ x904)));
    const uint64_t x2187 = ((x2186 << 8 | x2186 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2186 << 7 | x2186 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2186 << 11 | x2186 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2188 = x933 ^ x928;
    const uint64_t x2189 = ~(x2049 ^ (x2188 ^ ((x782 & x761) ^ x785)));
    const uint64_t x2190 = ((x2189 << 6 | x2189 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2189 << 10 | x2189 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2189 << 5 | x2189 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2189 << 9 | x2189 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2191 = ((x2187 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2190 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2192 = ((x2190 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2187 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2193 = x2192 ^ x2190;
    const uint64_t x2194 = x2177 ^ x2191 ^ x2193;
    const uint64_t x2195 = x1069 ^ x1064;
    const uint64_t x2196 = ~(x2062 ^ (x2195 ^ ((x1045 & x1024) ^ x1048)));
    const uint64_t x2197 = ((x2196 << 8 | x2196 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2196 << 7 | x2196 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2196 << 11 | x2196 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2198 = x1077 ^ x1072;
    const uint64_t x2199 = ~(x2059 ^ (x2198 ^ ((x984 & x963) ^ x987)));
    const uint64_t x2200 = ((x2199 << 6 | x2199 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2199 << 10 | x2199 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2199 << 5 | x2199 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2199 << 9 | x2199 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2201 = ((x2197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2202 = ((x2200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2203 = x2202 ^ x2200;
    const uint64_t x2204 = x2179 ^ x2201 ^ x2203;
    const uint64_t x2205 = x1757 ^ x1752;
    const uint64_t x2206 = ~(x2072 ^ (x2205 ^ ((x1733 & x1712) ^ x1736)));
    const uint64_t x2207 = ((x2206 << 8 | x2206 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2206 << 7 | x2206 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2206 << 11 | x2206 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2208 = x1765 ^ x1760;
    const uint64_t x2209 = ~(x2069 ^ (x2208 ^ ((x1667 & x1646) ^ x1670)));
    const uint64_t x2210 = ((x2209 << 6 | x2209 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2209 << 10 | x2209 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2209 << 5 | x2209 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2209 << 9 | x2209 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2211 = ((x2207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2210 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2212 = ((x2210 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2213 = x2212 ^ x2210;
    const uint64_t x2214 = x2181 ^ x2211 ^ x2213;
    const uint64_t x2215 = x1971 ^ x1966;
    const uint64_t x2216 = ~(x2082 ^ (x2215 ^ ((x1947 & x1926) ^ x1950)));
    const uint64_t x2217 = ((x2216 << 8 | x2216 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2216 << 7 | x2216 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2216 << 11 | x2216 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2218 = x1979 ^ x1974;
    const uint64_t x2219 = ~(x2079 ^ (x2218 ^ ((x1881 & x1860) ^ x1884)));
    const uint64_t x2220 = ((x2219 << 6 | x2219 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2219 << 10 | x2219 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2219 << 5 | x2219 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2219 << 9 | x2219 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2221 = ((x2217 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2220 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2222 = ((x2220 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2217 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2223 = x2222 ^ x2220;
    const uint64_t x2224 = x2183 ^ x2221 ^ x2223;
    const uint64_t x2225 = x2191 ^ x2187;
    const uint64_t x2226 = x2150 ^ x2192 ^ x2225;
    const uint64_t x2227 = x2201 ^ x2197;
    const uint64_t x2228 = x2158 ^ x2202 ^ x2227;
    const uint64_t x2229 = x2211 ^ x2207;
    const uint64_t x2230 = x2166 ^ x2212 ^ x2229;
    const uint64_t x2231 = x2221 ^ x2217;
    const uint64_t x2232 = x2174 ^ x2222 ^ x2231;
    const uint64_t x2233 = ~(x2147 ^ x2185);
    const uint64_t x2234 = ((x2233 << 8 | x2233 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2233 << 7 | x2233 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2233 << 11 | x2233 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2235 = ~(x2145 ^ x2188);
    const uint64_t x2236 = ((x2235 << 6 | x2235 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2235 << 10 | x2235 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2235 << 5 | x2235 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2235 << 9 | x2235 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2237 = ((x2234 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2236 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2238 = ((x2236 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2234 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2239 = x2238 ^ x2236;
    const uint64_t x2240 = x2225 ^ x2237 ^ x2239;
    const uint64_t x2241 = ~(x2155 ^ x2195);
    const uint64_t x2242 = ((x2241 << 8 | x2241 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2241 << 7 | x2241 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2241 << 11 | x2241 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2243 = ~(x2153 ^ x2198);
    const uint64_t x2244 = ((x2243 << 6 | x2243 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2243 << 10 | x2243 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2243 << 5 | x2243 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2243 << 9 | x2243 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2245 = ((x2242 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2244 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2246 = ((x2244 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2242 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2247 = x2246 ^ x2244;
    const uint64_t x2248 = x2227 ^ x2245 ^ x2247;
    const uint64_t x2249 = ~(x2163 ^ x2205);
    const uint64_t x2250 = ((x2249 << 8 | x2249 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2249 << 7 | x2249 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2249 << 11 | x2249 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2251 = ~(x2161 ^ x2208);
    const uint64_t x2252 = ((x2251 << 6 | x2251 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2251 << 10 | x2251 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2251 << 5 | x2251 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2251 << 9 | x2251 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2253 = ((x2250 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2252 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2254 = ((x2252 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2250 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2255 = x2254 ^ x2252;
    const uint64_t x2256 = x2229 ^ x2253 ^ x2255;
    const uint64_t x2257 = ~(x2171 ^ x2215);
    const uint64_t x2258 = ((x2257 << 8 | x2257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2257 << 7 | x2257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x2257 << 11 | x2257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x2259 = ~(x2169 ^ x2218);
    const uint64_t x2260 = ((x2259 << 6 | x2259 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x2259 << 10 | x2259 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x2259 << 5 | x2259 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x2259 << 9 | x2259 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x2261 = ((x2258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2260 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2262 = ((x2260 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x2258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x2263 = x2262 ^ x2260;
    const uint64_t x2264 = x2231 ^ x2261 ^ x2263;
    const uint64_t x2265 = x2237 ^ x2234;
    const uint64_t x2266 = x2193 ^ x2238 ^ x2265;
    const uint64_t x2267 = x2245 ^ x2242;
    const uint64_t x2268 = x2203 ^ x2246 ^ x2267;
    const uint64_t x2269 = x2253 ^ x2250;
    const uint64_t x2270 = x2213 ^ x2254 ^ x2269;
    const uint64_t x2271 = x2261 ^ x2258;
    const uint64_t x2272 = x2223 ^ x2262 ^ x2271;
    const uint64_t x2273 = x2265 ^ (x1987 ^ x936);
    const uint64_t x2274 = x2267 ^ (x1991 ^ x1080);
    const uint64_t x2275 = x2269 ^ (x1995 ^ x1768);
    const uint64_t x2276 = x2271 ^ (x1999 ^ x1982);
    const uint64_t x2277 = x2239 ^ (x937 ^ x1986);
    const uint64_t x2278 = x2247 ^ (x1081 ^ x1990);
    const uint64_t x2279 = x2255 ^ (x1769 ^ x1994);
    const uint64_t x2280 = x2263 ^ (x1983 ^ x1998);
    s[0] = ((x938 << 16 | x938 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x1082 << 16 | x1082 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x1082 & UINT64_C(0x0000ffff00000000))
        ^ ((x1021 & UINT64_C(0x0000ff0000000000))
            ^ ((x434 & UINT64_C(0x000000ff00000000))
                ^ ((x289 & UINT64_C(0x00000000ff000000))
                    ^ ((x870 & UINT64_C(0x000000ffff000000))
                    ^ ((x433 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1428 << 16 | x1428 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x288 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1366 << 16 | x1366 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1556 << 16 | x1556 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x871 << 32 | x871 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x629 & UINT64_C(0x00000000000000ff))
                    ^ ((p0 & UINT64_C(0x0000000000ffffff))
                    ^ (((x288 << 16 | x288 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x433 << 16 | x433 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x870 << 16 | x870 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x1770 << 16 | x1770 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x1984 << 16 | x1984 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[1] = ((x1988 << 16 | x1988 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x1992 << 16 | x1992 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x1992 & UINT64_C(0x0000ffff00000000))
        ^ ((x960 & UINT64_C(0x0000ff0000000000))
            ^ ((x507 & UINT64_C(0x000000ff00000000))
                ^ ((x216 & UINT64_C(0x00000000ff000000))
                    ^ ((x750 & UINT64_C(0x000000ffff000000))
                    ^ ((x506 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1642 << 16 | x1642 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x215 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1297 << 16 | x1297 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1856 << 16 | x1856 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x752 << 32 | x752 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x751 & UINT64_C(0x00000000000000ff))
                    ^ ((p1 & UINT64_C(0x0000000000ffffff))
                    ^ (((x215 << 16 | x215 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x506 << 16 | x506 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x750 << 16 | x750 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x1996 << 16 | x1996 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2000 << 16 | x2000 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[2] = ((x2010 << 16 | x2010 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2020 << 16 | x2020 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2020 & UINT64_C(0x0000ffff00000000))
        ^ ((x1004 & UINT64_C(0x0000ff0000000000))
            ^ ((x397 & UINT64_C(0x000000ff00000000))
                ^ ((x268 & UINT64_C(0x00000000ff000000))
                    ^ ((x825 & UINT64_C(0x000000ffff000000))
                    ^ ((x396 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1690 << 16 | x1690 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x267 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1345 << 16 | x1345 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1904 << 16 | x1904 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x826 << 32 | x826 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x684 & UINT64_C(0x00000000000000ff))
                    ^ ((p2 & UINT64_C(0x0000000000ffffff))
                    ^ (((x267 << 16 | x267 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x396 << 16 | x396 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x825 << 16 | x825 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2030 << 16 | x2030 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2040 << 16 | x2040 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[3] = ((x2042 << 16 | x2042 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2044 << 16 | x2044 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2044 & UINT64_C(0x0000ffff00000000))
        ^ ((x943 & UINT64_C(0x0000ff0000000000))
            ^ ((x486 & UINT64_C(0x000000ff00000000))
                ^ ((x179 & UINT64_C(0x00000000ff000000))
                    ^ ((x681 & UINT64_C(0x000000ffff000000))
                    ^ ((x485 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1608 << 16 | x1608 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x178 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1260 << 16 | x1260 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1822 << 16 | x1822 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x686 << 32 | x686 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x685 & UINT64_C(0x00000000000000ff))
                    ^ ((p3 & UINT64_C(0x0000000000ffffff))
                    ^ (((x178 << 16 | x178 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x485 << 16 | x485 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x681 << 16 | x681 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2046 << 16 | x2046 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2048 << 16 | x2048 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[4] = ((x2058 << 16 | x2058 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2068 << 16 | x2068 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2068 & UINT64_C(0x0000ffff00000000))
        ^ ((x1000 & UINT64_C(0x0000ff0000000000))
            ^ ((x347 & UINT64_C(0x000000ff00000000))
                ^ ((x261 & UINT64_C(0x00000000ff000000))
                    ^ ((x798 & UINT64_C(0x000000ffff000000))
                    ^ ((x346 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1683 << 16 | x1683 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x260 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1338 << 16 | x1338 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1897 << 16 | x1897 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x799 << 32 | x799 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x578 & UINT64_C(0x00000000000000ff))
                    ^ ((p4 & UINT64_C(0x0000000000ffffff))
                    ^ (((x260 << 16 | x260 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x346 << 16 | x346 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x798 << 16 | x798 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2078 << 16 | x2078 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2088 << 16 | x2088 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[5] = ((x2090 << 16 | x2090 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2092 << 16 | x2092 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2092 & UINT64_C(0x0000ffff00000000))
        ^ ((x939 & UINT64_C(0x0000ff0000000000))
            ^ ((x479 & UINT64_C(0x000000ff00000000))
                ^ ((x129 & UINT64_C(0x00000000ff000000))
                    ^ ((x564 & UINT64_C(0x000000ffff000000))
                    ^ ((x478 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1574 << 16 | x1574 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x128 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1210 << 16 | x1210 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1788 << 16 | x1788 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x580 << 32 | x580 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x579 & UINT64_C(0x00000000000000ff))
                    ^ ((p5 & UINT64_C(0x0000000000ffffff))
                    ^ (((x128 << 16 | x128 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x478 << 16 | x478 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x564 << 16 | x564 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2094 << 16 | x2094 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2096 << 16 | x2096 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[6] = ((x2106 << 16 | x2106 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2116 << 16 | x2116 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2116 & UINT64_C(0x0000ffff00000000))
        ^ ((x1007 & UINT64_C(0x0000ff0000000000))
            ^ ((x404 & UINT64_C(0x000000ff00000000))
                ^ ((x272 & UINT64_C(0x00000000ff000000))
                    ^ ((x839 & UINT64_C(0x000000ffff000000))
                    ^ ((x403 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1694 << 16 | x1694 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x271 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1349 << 16 | x1349 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1908 << 16 | x1908 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x840 << 32 | x840 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x658 & UINT64_C(0x00000000000000ff))
                    ^ ((p6 & UINT64_C(0x0000000000ffffff))
                    ^ (((x271 << 16 | x271 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x403 << 16 | x403 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x839 << 16 | x839 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2126 << 16 | x2126 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2136 << 16 | x2136 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[7] = ((x2138 << 16 | x2138 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2140 << 16 | x2140 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2140 & UINT64_C(0x0000ffff00000000))
        ^ ((x946 & UINT64_C(0x0000ff0000000000))
            ^ ((x490 & UINT64_C(0x000000ff00000000))
                ^ ((x186 & UINT64_C(0x00000000ff000000))
                    ^ ((x705 & UINT64_C(0x000000ffff000000))
                    ^ ((x489 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1615 << 16 | x1615 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x185 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1267 << 16 | x1267 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1829 << 16 | x1829 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x707 << 32 | x707 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x706 & UINT64_C(0x00000000000000ff))
                    ^ ((p7 & UINT64_C(0x0000000000ffffff))
                    ^ (((x185 << 16 | x185 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x489 << 16 | x489 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x705 << 16 | x705 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2142 << 16 | x2142 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2144 << 16 | x2144 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[8] = ((x2152 << 16 | x2152 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2160 << 16 | x2160 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2160 & UINT64_C(0x0000ffff00000000))
        ^ ((x1001 & UINT64_C(0x0000ff0000000000))
            ^ ((x374 & UINT64_C(0x000000ff00000000))
                ^ ((x263 & UINT64_C(0x00000000ff000000))
                    ^ ((x806 & UINT64_C(0x000000ffff000000))
                    ^ ((x373 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1685 << 16 | x1685 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x262 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1340 << 16 | x1340 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1899 << 16 | x1899 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x808 << 32 | x808 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x807 & UINT64_C(0x00000000000000ff))
                    ^ ((p8 & UINT64_C(0x0000000000ffffff))
                    ^ (((x262 << 16 | x262 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x373 << 16 | x373 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x806 << 16 | x806 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2168 << 16 | x2168 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2176 << 16 | x2176 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[9] = ((x2178 << 16 | x2178 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2180 << 16 | x2180 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2180 & UINT64_C(0x0000ffff00000000))
        ^ ((x940 & UINT64_C(0x0000ff0000000000))
            ^ ((x481 & UINT64_C(0x000000ff00000000))
                ^ ((x156 & UINT64_C(0x00000000ff000000))
                    ^ ((x626 & UINT64_C(0x000000ffff000000))
                    ^ ((x480 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1593 << 16 | x1593 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x155 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1237 << 16 | x1237 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1807 << 16 | x1807 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x631 << 32 | x631 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x630 & UINT64_C(0x00000000000000ff))
                    ^ ((p9 & UINT64_C(0x0000000000ffffff))
                    ^ (((x155 << 16 | x155 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x480 << 16 | x480 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x626 << 16 | x626 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2182 << 16 | x2182 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2184 << 16 | x2184 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[10] = ((x2194 << 16 | x2194 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2204 << 16 | x2204 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2204 & UINT64_C(0x0000ffff00000000))
        ^ ((x1014 & UINT64_C(0x0000ff0000000000))
            ^ ((x424 & UINT64_C(0x000000ff00000000))
                ^ ((x281 & UINT64_C(0x00000000ff000000))
                    ^ ((x856 & UINT64_C(0x000000ffff000000))
                    ^ ((x423 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1702 << 16 | x1702 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x280 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1358 << 16 | x1358 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1916 << 16 | x1916 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x858 << 32 | x858 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x857 & UINT64_C(0x00000000000000ff))
                    ^ ((p10 & UINT64_C(0x0000000000ffffff))
                    ^ (((x280 << 16 | x280 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x423 << 16 | x423 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x856 << 16 | x856 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2214 << 16 | x2214 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2224 << 16 | x2224 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[11] = ((x2226 << 16 | x2226 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2228 << 16 | x2228 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2228 & UINT64_C(0x0000ffff00000000))
        ^ ((x953 & UINT64_C(0x0000ff0000000000))
            ^ ((x499 & UINT64_C(0x000000ff00000000))
                ^ ((x206 & UINT64_C(0x00000000ff000000))
                    ^ ((x734 & UINT64_C(0x000000ffff000000))
                    ^ ((x498 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1634 << 16 | x1634 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x205 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1287 << 16 | x1287 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1848 << 16 | x1848 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x736 << 32 | x736 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x735 & UINT64_C(0x00000000000000ff))
                    ^ ((p11 & UINT64_C(0x0000000000ffffff))
                    ^ (((x205 << 16 | x205 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x498 << 16 | x498 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x734 << 16 | x734 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2230 << 16 | x2230 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2232 << 16 | x2232 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[12] = ((x2240 << 16 | x2240 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2248 << 16 | x2248 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2248 & UINT64_C(0x0000ffff00000000))
        ^ ((x1009 & UINT64_C(0x0000ff0000000000))
            ^ ((x415 & UINT64_C(0x000000ff00000000))
                ^ ((x275 & UINT64_C(0x00000000ff000000))
                    ^ ((x843 & UINT64_C(0x000000ffff000000))
                    ^ ((x414 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1696 << 16 | x1696 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x274 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1352 << 16 | x1352 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1910 << 16 | x1910 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x845 << 32 | x845 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x844 & UINT64_C(0x00000000000000ff))
                    ^ ((p12 & UINT64_C(0x0000000000ffffff))
                    ^ (((x274 << 16 | x274 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x414 << 16 | x414 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x843 << 16 | x843 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2256 << 16 | x2256 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2264 << 16 | x2264 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[13] = ((x2266 << 16 | x2266 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2268 << 16 | x2268 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2268 & UINT64_C(0x0000ffff00000000))
        ^ ((x948 & UINT64_C(0x0000ff0000000000))
            ^ ((x493 & UINT64_C(0x000000ff00000000))
                ^ ((x197 & UINT64_C(0x00000000ff000000))
                    ^ ((x718 & UINT64_C(0x000000ffff000000))
                    ^ ((x492 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1625 << 16 | x1625 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x196 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1278 << 16 | x1278 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1839 << 16 | x1839 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x720 << 32 | x720 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x719 & UINT64_C(0x00000000000000ff))
                    ^ ((p13 & UINT64_C(0x0000000000ffffff))
                    ^ (((x196 << 16 | x196 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x492 << 16 | x492 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x718 << 16 | x718 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2270 << 16 | x2270 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2272 << 16 | x2272 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[14] = ((x2273 << 16 | x2273 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2274 << 16 | x2274 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2274 & UINT64_C(0x0000ffff00000000))
        ^ ((x1003 & UINT64_C(0x0000ff0000000000))
            ^ ((x387 & UINT64_C(0x000000ff00000000))
                ^ ((x266 & UINT64_C(0x00000000ff000000))
                    ^ ((x816 & UINT64_C(0x000000ffff000000))
                    ^ ((x386 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1688 << 16 | x1688 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x265 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1343 << 16 | x1343 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1902 << 16 | x1902 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x818 << 32 | x818 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x817 & UINT64_C(0x00000000000000ff))
                    ^ ((p14 & UINT64_C(0x0000000000ffffff))
                    ^ (((x265 << 16 | x265 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x386 << 16 | x386 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x816 << 16 | x816 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2275 << 16 | x2275 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2276 << 16 | x2276 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
    s[15] = ((x2277 << 16 | x2277 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
        ^ ((x2278 << 16 | x2278 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
        ^ ((x2278 & UINT64_C(0x0000ffff00000000))
        ^ ((x942 & UINT64_C(0x0000ff0000000000))
            ^ ((x484 & UINT64_C(0x000000ff00000000))
                ^ ((x169 & UINT64_C(0x00000000ff000000))
                    ^ ((x652 & UINT64_C(0x000000ffff000000))
                    ^ ((x483 & UINT64_C(0x00000000ffff0000))
                    ^ (((x1604 << 16 | x1604 >> (64 - 16)) & UINT64_C(0x0000000000ff0000))
                    ^ ((x168 & UINT64_C(0x0000000000ffff00))
                    ^ (((x1250 << 16 | x1250 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x1818 << 16 | x1818 >> (64 - 16)) & UINT64_C(0x000000000000ff00))
                    ^ (((x660 << 32 | x660 >> (64 - 32)) & UINT64_C(0x00000000000000ff))
                    ^ ((x659 & UINT64_C(0x00000000000000ff))
                    ^ ((p15 & UINT64_C(0x0000000000ffffff))
                    ^ (((x168 << 16 | x168 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ (((x483 << 16 | x483 >> (64 - 16)) & UINT64_C(0x00000000000000ff))
                    ^ ((x652 << 16 | x652 >> (64 - 16))
                    & UINT64_C(0x00000000000000ff)))))))))))))))))
        ^ (((x2279 << 16 | x2279 >> (64 - 16)) & UINT64_C(0x00000000ff000000))
        ^ ((x2280 << 16 | x2280 >> (64 - 16)) & UINT64_C(0x0000000000ff0000)));
}

static void update(word s[16], word m0_0, word m0_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void encrypt(word s[16], word m0_0, word m0_1, word *c0_0, word *c0_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void decrypt(word s[16], word c0_0, word c0_1, word *m0_0, word *m0_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void keystream(word s[16], word *z0_0, word *z0_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void mixin(word s[16], word lengths_0, word lengths_1, word *t_0, word *t_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void final_update(word s[16], word t_0, word t_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void tag128(word s[16], word *t0_0, word *t0_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

static void tag256(word s[16], word *t0_0, word *t0_1, word *t1_0, word *t1_1)
{
    const word p0 = s[0];
    const word p1 = s[1];
    const word p2 = s[2];
    const word p3 = s[3];
    const word p4 = s[4];
    const word p5 = s[5];
    const word p6 = s[6];
    const word p7 = s[7];
    const word p8 = s[8];
    const word p9 = s[9];
    const word p10 = s[10];
    const word p11 = s[11];
    const word p12 = s[12];
    const word p13 = s[13];
    const word p14 = s[14];
    const word p15 = s[15];
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

/* Clears memory; the compiler cannot remove this. */
static void wipe(void *p, size_t len)
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

static int is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

INLINE void start(word s[16], const uint8_t *nonce, const uint8_t *key)
{
    initial(s, load(key), load(key + 8), load(key + 16), load(key + 24), load(nonce),
        load(nonce + 8), load(nonce + 16), load(nonce + 24));
    for (int i = 0; i < 4; i++)
        init_update(s, load(key), load(key + 8), load(key + 16), load(key + 24), load(nonce),
            load(nonce + 8), load(nonce + 16), load(nonce + 24));
}

INLINE void update_at(word s[16], const uint8_t *p)
{
    update(s, load(p), load(p + 8));
}

/* Absorbs len bytes, the last ones padded with zeros. */
INLINE void absorb(word s[16], const uint8_t *p, size_t len)
{
    word r[16];

    copy(r, s);
    for (; len >= 16; len -= 16, p += 16) {
        update_at(r, p);
    }
    copy(s, r);
    if (len != 0) {
        uint8_t last[16] = {0};

        memcpy(last, p, len);
        update(s, load(last), load(last + 8));
    }
}

/*
 * The final updates, with the halves of a block mixed in: two lengths in bits, or the values in
 * their place.
 */
INLINE void last_updates(word s[16], uint64_t low, uint64_t high)
{
    word t_0, t_1;

    mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        final_update(s, t_0, t_1);
}

/* The tag. */
INLINE void store_tag(word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        word t0_0, t0_1;

        tag128(s, &t0_0, &t0_1);
        store(to, t0_0);
        wipe(&t0_0, sizeof t0_0);
        store(to + 8, t0_1);
        wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        word t0_0, t0_1, t1_0, t1_1;

        tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        store(to, t0_0);
        wipe(&t0_0, sizeof t0_0);
        store(to + 8, t0_1);
        wipe(&t0_1, sizeof t0_1);
        store(to + 16, t1_0);
        wipe(&t1_0, sizeof t1_0);
        store(to + 24, t1_1);
        wipe(&t1_1, sizeof t1_1);
    }
}

/* The tag, with two lengths in bytes mixed in. */
INLINE void finish(word s[16], uint64_t low, uint64_t high, uint8_t *tag, size_t tag_len)
{
    last_updates(s, 8 * low, 8 * high);
    store_tag(s, tag, tag_len);
}

/*
 * Returns 0 if the tag is the expected one, or else -1, in constant time. Clears the expected tag,
 * with which a message could be forged.
 */
INLINE int checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

INLINE void encrypt_at(word s[16], uint8_t *c, const uint8_t *m)
{
    word c0_0, c0_1;

    encrypt(s, load(m), load(m + 8), &c0_0, &c0_1);
    store(c, c0_0);
    store(c + 8, c0_1);
}

/* Encrypts whole pieces of 16 bytes. */
INLINE void encrypt_pieces(word s[16], uint8_t *c, const uint8_t *m, size_t count)
{
    word r[16];

    copy(r, s);
    for (; count != 0; count--, m += 16, c += 16) {
        encrypt_at(r, c, m);
    }
    copy(s, r);
}

/* Encrypts the last piece, of len bytes, fewer than 16 and more than none. */
INLINE void encrypt_last(word s[16], uint8_t *c, const uint8_t *m, size_t len)
{
    uint8_t last[16] = {0};

    memcpy(last, m, len);
    encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    wipe(last, sizeof last);
}

INLINE void encrypt_all(word s[16], uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t whole = len / 16 * 16;

    encrypt_pieces(s, c, m, len / 16);
    if (len > whole)
        encrypt_last(s, c + whole, m + whole, len - whole);
}

CLEARS int aegis256_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len, const uint8_t *m,
    size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    word s[16];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, ad, ad_len);
    encrypt_all(s, c, m, len);
    finish(s, ad_len, len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis256_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    return aegis256_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

CLEARS void aegis256_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    word s[16];

    start(s, nonce, key);
    encrypt_all(s, c, m, len);
    cleared(0);
}

CLEARS void aegis256_stream(uint8_t *out, size_t len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis256_encrypt_unauthenticated(out, out, len, nonce, key);
}

INLINE void decrypt_at(word s[16], uint8_t *m, const uint8_t *c)
{
    word m0_0, m0_1;

    decrypt(s, load(c), load(c + 8), &m0_0, &m0_1);
    store(m, m0_0);
    store(m + 8, m0_1);
}

/* Decrypts whole pieces of 16 bytes. */
INLINE void decrypt_pieces(word s[16], uint8_t *m, const uint8_t *c, size_t count)
{
    word r[16];

    copy(r, s);
    for (; count != 0; count--, c += 16, m += 16) {
        decrypt_at(r, m, c);
    }
    copy(s, r);
}

/* Decrypts the last piece, of len bytes, fewer than 16 and more than none. */
INLINE void decrypt_last(word s[16], uint8_t *m, const uint8_t *c, size_t len)
{
    uint8_t last[16];
    word z0_0, z0_1;

    /* What follows the last byte is the keystream, so that zeros are absorbed. */
    keystream(s, &z0_0, &z0_1);
    store(last, z0_0);
    store(last + 8, z0_1);
    memcpy(last, c, len);
    decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    wipe(last, sizeof last);
}

INLINE void decrypt_all(word s[16], uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t whole = len / 16 * 16;

    decrypt_pieces(s, m, c, len / 16);
    if (len > whole)
        decrypt_last(s, m + whole, c + whole, len - whole);
}

CLEARS int aegis256_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len, const uint8_t *tag,
    size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    word s[16];
    uint8_t expected[32];
    int result = -1;

    if (is_tag_length(tag_len)) {
        start(s, nonce, key);
        absorb(s, ad, ad_len);
        decrypt_all(s, m, c, len);
        finish(s, ad_len, len, expected, tag_len);
        result = checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return cleared(result);
}

CLEARS int aegis256_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis256_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

CLEARS void aegis256_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    word s[16];

    start(s, nonce, key);
    decrypt_all(s, m, c, len);
    cleared(0);
}

CLEARS int aegis256_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    word s[16];

    if (!is_tag_length(tag_len))
        return -1;
    start(s, nonce, key);
    absorb(s, data, len);
    finish(s, len, tag_len, tag, tag_len);
    return cleared(0);
}

CLEARS int aegis256_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    uint8_t expected[32];

    if (aegis256_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return cleared(checked(expected, tag, tag_len));
}

/* Asserts the header's constants: otherwise one of these arrays has a negative size. */
typedef struct {
    char before;
    aegis256_state st;
} placed_state;
typedef char state_bytes[sizeof(aegis256_state) == AEGIS256_STATE_BYTES ? 1 : -1];
typedef char state_alignment[AEGIS256_STATE_ALIGNMENT % offsetof(placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis256_mac_state st;
} placed_mac_state;
typedef char mac_state_bytes[sizeof(aegis256_mac_state) == AEGIS256_MAC_STATE_BYTES ? 1 : -1];
typedef char mac_state_alignment[AEGIS256_STATE_ALIGNMENT % offsetof(placed_mac_state, st) == 0 ? 1
    : -1];

/*
 * Not inlined, so that a caller saves registers only on the path that calls it. Nor does a caller
 * end with a jump to it: clang would then leave words of the state in the registers of its
 * arguments on other returns.
 */
#if defined(__clang__)
#define NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

INLINE void thaw(word s[16], const uint8_t *from)
{
    s[0] = load(from);
    s[1] = load(from + 8);
    s[2] = load(from + 16);
    s[3] = load(from + 24);
    s[4] = load(from + 32);
    s[5] = load(from + 40);
    s[6] = load(from + 48);
    s[7] = load(from + 56);
    s[8] = load(from + 64);
    s[9] = load(from + 72);
    s[10] = load(from + 80);
    s[11] = load(from + 88);
    s[12] = load(from + 96);
    s[13] = load(from + 104);
    s[14] = load(from + 112);
    s[15] = load(from + 120);
}

INLINE void freeze(uint8_t *to, word s[16])
{
    store(to, s[0]);
    store(to + 8, s[1]);
    store(to + 16, s[2]);
    store(to + 24, s[3]);
    store(to + 32, s[4]);
    store(to + 40, s[5]);
    store(to + 48, s[6]);
    store(to + 56, s[7]);
    store(to + 64, s[8]);
    store(to + 72, s[9]);
    store(to + 80, s[10]);
    store(to + 88, s[11]);
    store(to + 96, s[12]);
    store(to + 104, s[13]);
    store(to + 112, s[14]);
    store(to + 120, s[15]);
}

CLEARS void aegis256_init(aegis256_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    word s[16];

    start(s, nonce, key);
    absorb(s, ad, ad_len);
    freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
    cleared(0);
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
INLINE int end(aegis256_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    word s[16];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 128, (size_t)(st->len % 16));
        finish(s, st->ad_len, st->len, tag, tag_len);
    }
    wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece, in which message bytes replace the keystream. KEEP,
 * because compilers would use vector registers.
 */
INLINE void encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same if a call ends an unfinished piece, or begins one. */
static NOINLINE CLEARS size_t encrypt_uneven(aegis256_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 16);
    word s[16];
    word z0_0, z0_1;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        encrypt_bytes(c, m, piece + 16 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece), load(piece + 8));
    used = len % 16;
    encrypt_pieces(s, c, m, len / 16);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0_0, &z0_1);
        store(piece, z0_0);
        store(piece + 8, z0_1);
        encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis256_encrypt_update(aegis256_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return encrypt_uneven(st, c, m, len);
        encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    encrypt_pieces(s, c, m, len / 16);
    freeze(st->kept, s);
    cleared(0);
    return len;
}

CLEARS int aegis256_encrypt_final(aegis256_state *st, uint8_t *tag, size_t tag_len)
{
    return cleared(end(st, tag, tag_len));
}

/*
 * Decrypts bytes of an unfinished piece, in which message bytes replace the keystream. KEEP,
 * because compilers would use vector registers.
 */
INLINE void decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same if a call ends an unfinished piece, or begins one. */
static NOINLINE CLEARS size_t decrypt_uneven(aegis256_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 16);
    word s[16];
    word z0_0, z0_1;

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        decrypt_bytes(m, c, piece + 16 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece), load(piece + 8));
    used = len % 16;
    decrypt_pieces(s, m, c, len / 16);
    freeze(st->kept, s);
    if (used != 0) {
        keystream(s, &z0_0, &z0_1);
        store(piece, z0_0);
        store(piece + 8, z0_1);
        decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    cleared(0);
    return written;
}

CLEARS size_t aegis256_decrypt_update(aegis256_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (used == 0 || len >= 16 - used)
            return decrypt_uneven(st, m, c, len);
        decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    thaw(s, st->kept);
    decrypt_pieces(s, m, c, len / 16);
    freeze(st->kept, s);
    cleared(0);
    return len;
}

CLEARS int aegis256_decrypt_final(aegis256_state *st, const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

/* Starts a message in this state, and keeps the state for the next messages. */
INLINE void begin_mac(aegis256_mac_state *st, word s[16])
{
    freeze(st->kept, s);
    freeze(st->kept + 128, s);
    wipe(st->kept + 256, 16);
    st->len = 0;
}

/* The same with the kept state. */
INLINE void begin_again(aegis256_mac_state *st)
{
    word s[16];

    thaw(s, st->kept + 128);
    begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
INLINE int end_mac(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = is_tag_length(tag_len) ? 0 : -1;
    word s[16];

    if (result == 0) {
        thaw(s, st->kept);
        absorb(s, st->kept + 256, (size_t)(st->len % 16));
        finish(s, st->len, tag_len, tag, tag_len);
    }
    begin_again(st);
    return result;
}

CLEARS void aegis256_mac_init(aegis256_mac_state *st, const uint8_t nonce[32],
    const uint8_t key[32])
{
    word s[16];

    start(s, nonce, key);
    begin_mac(st, s);
    cleared(0);
}

/* Absorbs whole pieces of 16 bytes. */
INLINE void absorb_pieces(word s[16], const uint8_t *p, size_t len)
{
    word r[16];

    copy(r, s);
    for (; len >= 16; len -= 16, p += 16) {
        update_at(r, p);
    }
    copy(s, r);
}

/* Copies bytes to an unfinished piece. KEEP, because compilers would use vector registers. */
INLINE void mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same if a call ends an unfinished piece or one remains. */
static NOINLINE CLEARS void mac_uneven(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 16);
    word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 16 - used;

        /* A load waits for several smaller stores, but not for one of its own size. */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            store(piece + 16 - room, load(data));
        mac_bytes(data, piece + 16 - room, room);
        data += room;
        len -= room;
    }
    thaw(s, st->kept);
    if (used != 0)
        update(s, load(piece), load(piece + 8));
    used = len % 16;
    absorb_pieces(s, data, len / 16 * 16);
    freeze(st->kept, s);
    mac_bytes(data + len - used, piece, used);
    cleared(0);
}

CLEARS void aegis256_mac_update(aegis256_mac_state *st, const uint8_t *data, size_t len)
{
    word s[16];

    if ((st->len | len) % 16 != 0) {
        const size_t used = (size_t)(st->len % 16);

        if (len >= 16 - used) {
            mac_uneven(st, data, len);
            return;
        }
        mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    thaw(s, st->kept);
    absorb_pieces(s, data, len / 16 * 16);
    freeze(st->kept, s);
    cleared(0);
}

CLEARS int aegis256_mac_final(aegis256_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return cleared(end_mac(st, tag, tag_len));
}

CLEARS int aegis256_mac_verify_final(aegis256_mac_state *st, const uint8_t *tag, size_t tag_len)
{
    uint8_t expected[32];

    return cleared(end_mac(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1);
}

CLEARS void aegis256_mac_reset(aegis256_mac_state *st)
{
    begin_again(st);
    cleared(0);
}

CLEARS void aegis256_mac_clear(aegis256_mac_state *st)
{
    wipe(st, sizeof *st);
}
