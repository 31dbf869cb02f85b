/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for 64-bit RISC-V with Zbb.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target riscv64-zbb
 *
 * With the options above, `hashwright verify` tests all functions. `hashwright bench aegis128l
 * --target riscv64-zbb` measures the speed.
 *
 * Compile it with -march=rv64gc_zbb, or for a processor with these features.
 *
 * The state is stored in bit planes of 64-bit words; no table is read.
 * update: 636 instructions for 32 bytes, critical path 38 cycles (37 per iteration of a loop).
 * encrypt: 840 instructions for 32 bytes, critical path 38 cycles (37 per iteration of a
 *     loop).
 * decrypt: 840 instructions for 32 bytes, critical path 52 cycles (52 per iteration of a
 *     loop).
 */
#include "aegis128l.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_FREESTANDING)
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
#define AEGIS128L_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_INLINE static inline
#endif

/*
 * On return, clears the registers that functions may use, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("all")))
#elif !defined(__clang__)
#define AEGIS128L_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_CLEARS
#define AEGIS128L_CLEARS
#endif

typedef uint64_t aegis128l_word;

AEGIS128L_INLINE
aegis128l_word aegis128l_load(const uint8_t *p)
{
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24
        | (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

AEGIS128L_INLINE void aegis128l_store(uint8_t *p, aegis128l_word x)
{
    p[0] = (uint8_t)(x), p[1] = (uint8_t)(x >> 8), p[2] = (uint8_t)(x >> 16),
        p[3] = (uint8_t)(x >> 24), p[4] = (uint8_t)(x >> 32), p[5] = (uint8_t)(x >> 40),
        p[6] = (uint8_t)(x >> 48), p[7] = (uint8_t)(x >> 56);
}

AEGIS128L_INLINE void aegis128l_copy(aegis128l_word to[16], const aegis128l_word from[16])
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

static void aegis128l_initial(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const uint64_t x1 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x2 = (x1 << 32) ^ key_0;
    const uint64_t x3 = x1 ^ nonce_0;
    const uint64_t x4 = ((x2 >> 1) ^ x3) & UINT64_C(0x5555555555555555);
    const uint64_t x5 = (x4 << 1) ^ x2;
    const uint64_t x6 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x7 = (x6 << 32) ^ key_1;
    const uint64_t x8 = x6 ^ nonce_1;
    const uint64_t x9 = ((x7 >> 1) ^ x8) & UINT64_C(0x5555555555555555);
    const uint64_t x10 = (x9 << 1) ^ x7;
    const uint64_t x11 = ((x5 >> 2) ^ x10) & UINT64_C(0x3333333333333333);
    const uint64_t x12 = (x11 << 2) ^ x5;
    const uint64_t x13 = ((x12 >> 4) ^ x12) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x14 = x13 ^ x12 ^ (x13 << 4);
    const uint64_t x15 = x14 & UINT64_C(0x000000ff000000ff);
    const uint64_t x16 = (x14 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x17 = x4 ^ x3;
    const uint64_t x18 = x9 ^ x8;
    const uint64_t x19 = ((x17 >> 2) ^ x18) & UINT64_C(0x3333333333333333);
    const uint64_t x20 = (x19 << 2) ^ x17;
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = x22 & UINT64_C(0x000000ff000000ff);
    const uint64_t x24 = (x22 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x25 = x11 ^ x10;
    const uint64_t x26 = ((x25 >> 4) ^ x25) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x27 = x26 ^ x25 ^ (x26 << 4);
    const uint64_t x28 = x27 & UINT64_C(0x000000ff000000ff);
    const uint64_t x29 = (x27 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x30 = x19 ^ x18;
    const uint64_t x31 = ((x30 >> 4) ^ x30) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x32 = x31 ^ x30 ^ (x31 << 4);
    const uint64_t x33 = x32 & UINT64_C(0x000000ff000000ff);
    const uint64_t x34 = (x32 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x35 = (x14 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x36 = (x14 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x37 = (x22 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x38 = (x22 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x39 = (x27 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x40 = (x27 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x41 = (x32 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x42 = (x32 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x15 ^ UINT64_C(0xb6dbb600dbb6db00) ^ (x15 << 32 | x15 >> (64 - 32))
        ^ ((x15 << 56 | x15 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x15 << 48 | x15 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x15 << 40 | x15 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[1] = x16 ^ UINT64_C(0x6db66d00b66db600) ^ (x16 << 32 | x16 >> (64 - 32))
        ^ ((x16 << 56 | x16 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x16 << 48 | x16 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x16 << 40 | x16 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[2] = x23 ^ UINT64_C(0x4229420029422900) ^ (x23 << 32 | x23 >> (64 - 32))
        ^ ((x23 << 56 | x23 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x23 << 48 | x23 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x23 << 40 | x23 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[3] = x24 ^ UINT64_C(0x9442940042944200) ^ (x24 << 32 | x24 >> (64 - 32))
        ^ ((x24 << 56 | x24 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x24 << 48 | x24 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x24 << 40 | x24 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[4] = x28 ^ UINT64_C(0x2492240092249200) ^ (x28 << 32 | x28 >> (64 - 32))
        ^ ((x28 << 56 | x28 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x28 << 48 | x28 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x28 << 40 | x28 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[5] = x29 ^ UINT64_C(0x2492240092249200) ^ (x29 << 32 | x29 >> (64 - 32))
        ^ ((x29 << 56 | x29 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x29 << 48 | x29 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x29 << 40 | x29 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[6] = x33 ^ UINT64_C(0x8013800013801300) ^ (x33 << 32 | x33 >> (64 - 32))
        ^ ((x33 << 56 | x33 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x33 << 48 | x33 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x33 << 40 | x33 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[7] = x34 ^ UINT64_C(0x6a8b6a008b6a8b00) ^ (x34 << 32 | x34 >> (64 - 32))
        ^ ((x34 << 56 | x34 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x34 << 48 | x34 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x34 << 40 | x34 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[8] = x35 ^ UINT64_C(0x0cd90c00d90cd900) ^ (x35 << 32 | x35 >> (64 - 32))
        ^ ((x35 << 56 | x35 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x35 << 48 | x35 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x35 << 40 | x35 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[9] = x36 ^ UINT64_C(0x4cb54c00b54cb500) ^ (x36 << 32 | x36 >> (64 - 32))
        ^ ((x36 << 56 | x36 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x36 << 48 | x36 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x36 << 40 | x36 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[10] = x37 ^ UINT64_C(0xc09ec0009ec09e00) ^ (x37 << 32 | x37 >> (64 - 32))
        ^ ((x37 << 56 | x37 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x37 << 48 | x37 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x37 << 40 | x37 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[11] = x38 ^ UINT64_C(0x8c2e8c002e8c2e00) ^ (x38 << 32 | x38 >> (64 - 32))
        ^ ((x38 << 56 | x38 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x38 << 48 | x38 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x38 << 40 | x38 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[12] = x39 ^ UINT64_C(0x802b80002b802b00) ^ (x39 << 32 | x39 >> (64 - 32))
        ^ ((x39 << 56 | x39 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x39 << 48 | x39 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x39 << 40 | x39 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[13] = x40 ^ UINT64_C(0xc8f0c800f0c8f000) ^ (x40 << 32 | x40 >> (64 - 32))
        ^ ((x40 << 56 | x40 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x40 << 48 | x40 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x40 << 40 | x40 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[14] = x41 ^ UINT64_C(0x88a18800a188a100) ^ (x41 << 32 | x41 >> (64 - 32))
        ^ ((x41 << 56 | x41 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x41 << 48 | x41 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x41 << 40 | x41 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
    s[15] = x42 ^ UINT64_C(0x00a00000a000a000) ^ (x42 << 32 | x42 >> (64 - 32))
        ^ ((x42 << 56 | x42 >> (64 - 56)) & UINT64_C(0xff00000000000000))
        ^ (((x42 << 48 | x42 >> (64 - 48)) & UINT64_C(0x00ff000000000000))
        ^ ((x42 << 40 | x42 >> (64 - 40)) & UINT64_C(0x0000ff0000000000)));
}

static void aegis128l_init_update(aegis128l_word s[16], aegis128l_word key_0, aegis128l_word key_1,
    aegis128l_word nonce_0, aegis128l_word nonce_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
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
    const uint64_t x12 = x6 & ~x5;
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
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
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
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
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
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((key_0 >> 32) ^ nonce_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ key_0;
    const uint64_t x130 = x128 ^ nonce_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((key_1 >> 32) ^ nonce_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ key_1;
    const uint64_t x135 = x133 ^ nonce_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t x142 = x141 & UINT64_C(0x000000ff000000ff);
    const uint64_t x143 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x144 = x143 ^ x106;
    const uint64_t x145 = x127 ^ x124;
    const uint64_t x146 = (x141 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x147 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x148 = x147 ^ ~(x118 ^ x119);
    const uint64_t x149 = ((x148 << 8 | x148 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x148 << 7 | x148 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x148 << 11 | x148 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x150 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x151 = x150 ^ ~(x110 ^ x111);
    const uint64_t x152 = ((x151 << 6 | x151 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x151 << 10 | x151 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x151 << 5 | x151 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x151 << 9 | x151 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x153 =
        ((x149 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x152 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x154 = x131 ^ x130;
    const uint64_t x155 = x136 ^ x135;
    const uint64_t x156 = ((x154 >> 2) ^ x155) & UINT64_C(0x3333333333333333);
    const uint64_t x157 = (x156 << 2) ^ x154;
    const uint64_t x158 = ((x157 >> 4) ^ x157) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x159 = x158 ^ x157 ^ (x158 << 4);
    const uint64_t x160 = x159 & UINT64_C(0x000000ff000000ff);
    const uint64_t x161 =
        ((x152 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x149 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x162 = x161 ^ x152;
    const uint64_t x163 = (x159 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x164 = x153 ^ x149;
    const uint64_t x165 = x150 ^ (x114 ^ (x86 & x82));
    const uint64_t x166 = x165 ^ ((x87 & x74) ^ x98);
    const uint64_t x167 = ((x166 << 6 | x166 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x166 << 10 | x166 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x166 << 5 | x166 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x166 << 9 | x166 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x168 = x147 ^ (x122 ^ (x33 & x29));
    const uint64_t x169 = x168 ^ ((x34 & x21) ^ x45);
    const uint64_t x170 = ((x169 << 8 | x169 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x169 << 7 | x169 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x169 << 11 | x169 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x171 =
        ((x167 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x170 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x171 ^ x167;
    const uint64_t x173 =
        ((x170 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x167 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x174 = x138 ^ x137;
    const uint64_t x175 = ((x174 >> 4) ^ x174) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x176 = x175 ^ x174 ^ (x175 << 4);
    const uint64_t x177 = x176 & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x173 ^ x170;
    const uint64_t x179 = (x176 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x180 = x47 ^ (x37 & x19);
    const uint64_t x181 = x180 ^ (x117 ^ x120);
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 = x100 ^ (x90 & x72);
    const uint64_t x184 = x183 ^ (x109 ^ x112);
    const uint64_t x185 = ((x184 << 6 | x184 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x184 << 10 | x184 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x184 << 5 | x184 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x184 << 9 | x184 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x186 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x185 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x187 = x156 ^ x155;
    const uint64_t x188 = ((x187 >> 4) ^ x187) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x189 = x188 ^ x187 ^ (x188 << 4);
    const uint64_t x190 = x189 & UINT64_C(0x000000ff000000ff);
    const uint64_t x191 =
        ((x185 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 = x191 ^ x185;
    const uint64_t x193 = (x189 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x194 = x186 ^ x182;
    const uint64_t x195 = x180 ^ x121;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 = x183 ^ x113;
    const uint64_t x198 = ((x197 << 6 | x197 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x197 << 10 | x197 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x197 << 5 | x197 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x197 << 9 | x197 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x198 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = (x141 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x201 =
        ((x198 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x198;
    const uint64_t x203 = (x141 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x204 = x199 ^ x196;
    const uint64_t x205 = x104 ^ x96;
    const uint64_t x206 = x165 ^ ~(x205 ^ ((x91 & x70) ^ x94));
    const uint64_t x207 = ((x206 << 6 | x206 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x206 << 10 | x206 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x206 << 5 | x206 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x206 << 9 | x206 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x208 = x51 ^ x43;
    const uint64_t x209 = x168 ^ ~(x208 ^ ((x38 & x17) ^ x41));
    const uint64_t x210 = ((x209 << 8 | x209 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x209 << 7 | x209 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x209 << 11 | x209 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x211 =
        ((x207 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x210 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = x211 ^ x207;
    const uint64_t x213 =
        ((x210 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x207 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x214 = (x159 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x213 ^ x210;
    const uint64_t x216 = (x159 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x217 = x197 ^ ~x205;
    const uint64_t x218 = ((x217 << 6 | x217 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x217 << 10 | x217 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x217 << 5 | x217 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x217 << 9 | x217 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x219 = x195 ^ ~x208;
    const uint64_t x220 = ((x219 << 8 | x219 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x219 << 7 | x219 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x219 << 11 | x219 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x220 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = x221 ^ x218;
    const uint64_t x223 =
        ((x220 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x224 = (x176 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = x223 ^ x220;
    const uint64_t x226 = (x176 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x227 = (x189 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x228 = (x189 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x142 << 32 | x142 >> (64 - 32)) ^ p0));
    s[1] = x144 ^ x145 ^ (x125 ^ ((x146 << 32 | x146 >> (64 - 32)) ^ p1));
    s[2] = x153 ^ ((x160 << 32 | x160 >> (64 - 32)) ^ p2) ^ x162 ^ (x108 ^ x145);
    s[3] = x161 ^ ((x163 << 32 | x163 >> (64 - 32)) ^ p3) ^ x164 ^ (x144 ^ x126);
    s[4] = x164 ^ x172 ^ (x173 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ p4));
    s[5] = x162 ^ x178 ^ (x171 ^ ((x179 << 32 | x179 >> (64 - 32)) ^ p5));
    s[6] = x186 ^ ((x190 << 32 | x190 >> (64 - 32)) ^ p6) ^ x178 ^ (x192 ^ x108);
    s[7] = x191 ^ ((x193 << 32 | x193 >> (64 - 32)) ^ p7) ^ x172 ^ (x194 ^ x144);
    s[8] = x199 ^ ((x200 << 32 | x200 >> (64 - 32)) ^ p8) ^ x194 ^ (x202 ^ x108);
    s[9] = x201 ^ ((x203 << 32 | x203 >> (64 - 32)) ^ p9) ^ x192 ^ (x204 ^ x144);
    s[10] = x212 ^ x204 ^ (x213 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ p10));
    s[11] = x215 ^ x202 ^ (x211 ^ ((x216 << 32 | x216 >> (64 - 32)) ^ p11));
    s[12] = x222 ^ x215 ^ (x223 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ p12));
    s[13] = x225 ^ x212 ^ (x221 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ p13));
    s[14] = x225 ^ (x107 ^ ((x227 << 32 | x227 >> (64 - 32)) ^ p14) ^ x144);
    s[15] = x222 ^ (x143 ^ ((x228 << 32 | x228 >> (64 - 32)) ^ p15) ^ x108);
}

static void aegis128l_update(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
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
    const uint64_t x12 = x6 & ~x5;
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
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
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
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
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
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ m0_0;
    const uint64_t x130 = x128 ^ m1_0;
    const uint64_t x131 = ((x129 >> 1) ^ x130) & UINT64_C(0x5555555555555555);
    const uint64_t x132 = (x131 << 1) ^ x129;
    const uint64_t x133 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x134 = (x133 << 32) ^ m0_1;
    const uint64_t x135 = x133 ^ m1_1;
    const uint64_t x136 = ((x134 >> 1) ^ x135) & UINT64_C(0x5555555555555555);
    const uint64_t x137 = (x136 << 1) ^ x134;
    const uint64_t x138 = ((x132 >> 2) ^ x137) & UINT64_C(0x3333333333333333);
    const uint64_t x139 = (x138 << 2) ^ x132;
    const uint64_t x140 = ((x139 >> 4) ^ x139) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x141 = x140 ^ x139 ^ (x140 << 4);
    const uint64_t t_1 = x108 ^ x126 ^ (x127 ^ ((x141 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x142 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x143 = x142 ^ x106;
    const uint64_t x144 = x127 ^ x124;
    const uint64_t t_2 =
        x143 ^ x144 ^ (x125 ^ (((x141 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = x145 ^ ~(x118 ^ x119);
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = x148 ^ ~(x110 ^ x111);
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x131 ^ x130;
    const uint64_t x153 = x136 ^ x135;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x159 = x158 ^ x150;
    const uint64_t t_3 = x151 ^ ((x157 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x159 ^ (x108 ^ x144);
    const uint64_t x160 = x151 ^ x147;
    const uint64_t t_4 =
        x158 ^ (((x157 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x160 ^ (x143 ^ x126);
    const uint64_t x161 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x162 = x161 ^ ((x87 & x74) ^ x98);
    const uint64_t x163 = ((x162 << 6 | x162 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x162 << 10 | x162 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x162 << 5 | x162 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x162 << 9 | x162 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x164 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x165 = x164 ^ ((x34 & x21) ^ x45);
    const uint64_t x166 = ((x165 << 8 | x165 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x165 << 7 | x165 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x165 << 11 | x165 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x167 =
        ((x163 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x166 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x168 = x167 ^ x163;
    const uint64_t x169 =
        ((x166 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x163 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x138 ^ x137;
    const uint64_t x171 = ((x170 >> 4) ^ x170) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x172 = x171 ^ x170 ^ (x171 << 4);
    const uint64_t t_5 = x160 ^ x168 ^ (x169 ^ ((x172 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x173 = x169 ^ x166;
    const uint64_t t_6 =
        x159 ^ x173 ^ (x167 ^ (((x172 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x174 = x47 ^ (x37 & x19);
    const uint64_t x175 = x174 ^ (x117 ^ x120);
    const uint64_t x176 = ((x175 << 8 | x175 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x175 << 7 | x175 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x175 << 11 | x175 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x177 = x100 ^ (x90 & x72);
    const uint64_t x178 = x177 ^ (x109 ^ x112);
    const uint64_t x179 = ((x178 << 6 | x178 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x178 << 10 | x178 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x178 << 5 | x178 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x178 << 9 | x178 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x180 =
        ((x176 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x179 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x181 = x154 ^ x153;
    const uint64_t x182 = ((x181 >> 4) ^ x181) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x183 = x182 ^ x181 ^ (x182 << 4);
    const uint64_t x184 =
        ((x179 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x176 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x184 ^ x179;
    const uint64_t t_7 = x180 ^ ((x183 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x173 ^ (x185 ^ x108);
    const uint64_t x186 = x180 ^ x176;
    const uint64_t t_8 =
        x184 ^ (((x183 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x168 ^ (x186 ^ x143);
    const uint64_t x187 = x174 ^ x121;
    const uint64_t x188 = ((x187 << 8 | x187 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x187 << 7 | x187 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x187 << 11 | x187 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x189 = x177 ^ x113;
    const uint64_t x190 = ((x189 << 6 | x189 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x189 << 10 | x189 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x189 << 5 | x189 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x189 << 9 | x189 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x191 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x190 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x192 =
        ((x190 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x193 = x192 ^ x190;
    const uint64_t t_9 =
        x191 ^ (((x141 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x186 ^ (x193 ^ x108);
    const uint64_t x194 = x191 ^ x188;
    const uint64_t t_10 =
        x192 ^ (((x141 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x185 ^ (x194 ^ x143);
    const uint64_t x195 = x104 ^ x96;
    const uint64_t x196 = x161 ^ ~(x195 ^ ((x91 & x70) ^ x94));
    const uint64_t x197 = ((x196 << 6 | x196 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x196 << 10 | x196 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x196 << 5 | x196 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x196 << 9 | x196 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x198 = x51 ^ x43;
    const uint64_t x199 = x164 ^ ~(x198 ^ ((x38 & x17) ^ x41));
    const uint64_t x200 = ((x199 << 8 | x199 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x199 << 7 | x199 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x199 << 11 | x199 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x201 =
        ((x197 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x200 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x202 = x201 ^ x197;
    const uint64_t x203 =
        ((x200 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x197 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        x202 ^ x194 ^ (x203 ^ (((x157 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x204 = x203 ^ x200;
    const uint64_t t_12 =
        x204 ^ x193 ^ (x201 ^ (((x157 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x205 = x189 ^ ~x195;
    const uint64_t x206 = ((x205 << 6 | x205 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x205 << 10 | x205 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x205 << 5 | x205 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x205 << 9 | x205 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x207 = x187 ^ ~x198;
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x206 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x206;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x206 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        x210 ^ x204 ^ (x211 ^ (((x172 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x212 = x211 ^ x208;
    const uint64_t t_14 =
        x212 ^ x202 ^ (x209 ^ (((x172 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_15 =
        x212 ^ (x107 ^ (((x183 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x143);
    const uint64_t t_16 =
        x210 ^ (x142 ^ (((x183 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x108);
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

static void aegis128l_encrypt_(aegis128l_word s[16], aegis128l_word m0_0, aegis128l_word m0_1,
    aegis128l_word m1_0, aegis128l_word m1_1, aegis128l_word *c0_0, aegis128l_word *c0_1,
    aegis128l_word *c1_0, aegis128l_word *c1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (m0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (m0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (m1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (m1_1 ^ x57);
    const uint64_t x59 = p4 ^ p8;
    const uint64_t x60 = p2 ^ p14;
    const uint64_t x61 = x59 ^ x60;
    const uint64_t x62 = x61 ^ p6;
    const uint64_t x63 = x62 ^ p12;
    const uint64_t x64 = p8 ^ p14;
    const uint64_t x65 = x63 ^ x64;
    const uint64_t x66 = x62 ^ p4;
    const uint64_t x67 = p10 ^ p12;
    const uint64_t x68 = x66 ^ x67;
    const uint64_t x69 = x65 ^ x68;
    const uint64_t x70 = x64 & ~x63;
    const uint64_t x71 = (x59 & x69) ^ x70;
    const uint64_t x72 = x61 & x66;
    const uint64_t x73 = x67 ^ p0;
    const uint64_t x74 = x73 ^ p2;
    const uint64_t x75 = p4 ^ p14;
    const uint64_t x76 = x74 ^ x75;
    const uint64_t x77 = x66 ^ p0;
    const uint64_t x78 = x71 ^ (x72 ^ x63 ^ (x76 & x77));
    const uint64_t x79 = x73 ^ p8;
    const uint64_t x80 = x70 ^ (x75 & x68);
    const uint64_t x81 = x68 ^ x72 ^ ((x79 & p0) ^ x75) ^ x80;
    const uint64_t x82 = x78 ^ x81;
    const uint64_t x83 = x65 ^ x67;
    const uint64_t x84 = x60 & x83;
    const uint64_t x85 = x83 ^ ((x73 & ~p2) ^ x60) ^ x84 ^ x71;
    const uint64_t x86 = x78 & x85;
    const uint64_t x87 = x73 ^ p14;
    const uint64_t x88 = x65 ^ p0;
    const uint64_t x89 = x83 ^ p14 ^ x80 ^ (x84 ^ (x87 & x88));
    const uint64_t x90 = x86 ^ x89;
    const uint64_t x91 = (x82 & x90) ^ x81;
    const uint64_t x92 = ((x86 ^ x81) & (x89 ^ x85)) ^ x89;
    const uint64_t x93 = x89 & (x92 ^ x90);
    const uint64_t x94 = (x91 & (x93 ^ x90)) ^ x82;
    const uint64_t x95 = x93 ^ (x92 ^ x85);
    const uint64_t x96 = x94 ^ x95;
    const uint64_t x97 = x92 ^ x91;
    const uint64_t x98 = x96 ^ x97;
    const uint64_t x99 = x98 & x59;
    const uint64_t x100 = x99 ^ (x97 & x64);
    const uint64_t x101 = x94 & x73;
    const uint64_t x102 = x100 ^ x101;
    const uint64_t x103 = x95 & x76;
    const uint64_t x104 = x95 ^ x92;
    const uint64_t x105 = x102 ^ (x103 ^ (x104 & x61));
    const uint64_t x106 = x94 ^ x91;
    const uint64_t x107 = x106 & x83;
    const uint64_t x108 = x98 & x69;
    const uint64_t x109 = x107 ^ (x97 & x65) ^ x108;
    const uint64_t x110 = x105 ^ x109;
    const uint64_t x111 = ((x110 << 8 | x110 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x110 << 7 | x110 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x110 << 11 | x110 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x112 = p5 ^ p9;
    const uint64_t x113 = p3 ^ p15;
    const uint64_t x114 = x112 ^ x113;
    const uint64_t x115 = x114 ^ p7;
    const uint64_t x116 = x115 ^ p13;
    const uint64_t x117 = p9 ^ p15;
    const uint64_t x118 = x116 ^ x117;
    const uint64_t x119 = x115 ^ p5;
    const uint64_t x120 = p11 ^ p13;
    const uint64_t x121 = x119 ^ x120;
    const uint64_t x122 = x118 ^ x121;
    const uint64_t x123 = x117 & ~x116;
    const uint64_t x124 = (x112 & x122) ^ x123;
    const uint64_t x125 = x114 & x119;
    const uint64_t x126 = x120 ^ p1;
    const uint64_t x127 = x126 ^ p3;
    const uint64_t x128 = p5 ^ p15;
    const uint64_t x129 = x127 ^ x128;
    const uint64_t x130 = x119 ^ p1;
    const uint64_t x131 = x124 ^ (x125 ^ x116 ^ (x129 & x130));
    const uint64_t x132 = x126 ^ p9;
    const uint64_t x133 = x123 ^ (x128 & x121);
    const uint64_t x134 = x121 ^ x125 ^ ((x132 & p1) ^ x128) ^ x133;
    const uint64_t x135 = x131 ^ x134;
    const uint64_t x136 = x118 ^ x120;
    const uint64_t x137 = x113 & x136;
    const uint64_t x138 = x136 ^ ((x126 & ~p3) ^ x113) ^ x137 ^ x124;
    const uint64_t x139 = x131 & x138;
    const uint64_t x140 = x126 ^ p15;
    const uint64_t x141 = x118 ^ p1;
    const uint64_t x142 = x136 ^ p15 ^ x133 ^ (x137 ^ (x140 & x141));
    const uint64_t x143 = x139 ^ x142;
    const uint64_t x144 = (x135 & x143) ^ x134;
    const uint64_t x145 = ((x139 ^ x134) & (x142 ^ x138)) ^ x142;
    const uint64_t x146 = x142 & (x145 ^ x143);
    const uint64_t x147 = (x144 & (x146 ^ x143)) ^ x135;
    const uint64_t x148 = x146 ^ (x145 ^ x138);
    const uint64_t x149 = x147 ^ x148;
    const uint64_t x150 = x145 ^ x144;
    const uint64_t x151 = x149 ^ x150;
    const uint64_t x152 = x151 & x112;
    const uint64_t x153 = x152 ^ (x150 & x117);
    const uint64_t x154 = x147 & x126;
    const uint64_t x155 = x153 ^ x154;
    const uint64_t x156 = x148 & x129;
    const uint64_t x157 = x148 ^ x145;
    const uint64_t x158 = x155 ^ (x156 ^ (x157 & x114));
    const uint64_t x159 = x147 ^ x144;
    const uint64_t x160 = x159 & x136;
    const uint64_t x161 = x151 & x122;
    const uint64_t x162 = x160 ^ (x150 & x118) ^ x161;
    const uint64_t x163 = x158 ^ x162;
    const uint64_t x164 = ((x163 << 6 | x163 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x163 << 10 | x163 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x163 << 5 | x163 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x163 << 9 | x163 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x165 =
        ((x111 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x164 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x166 = x165 ^ x111;
    const uint64_t x167 = x144 & x141;
    const uint64_t x168 = (x147 & x127) ^ x167;
    const uint64_t x169 = x159 & x113;
    const uint64_t x170 = x145 & p1;
    const uint64_t x171 = x160 ^ (x157 & x119);
    const uint64_t x172 = x169 ^ x170 ^ x171;
    const uint64_t x173 = (x153 ^ x168) ^ ~x172;
    const uint64_t x174 = ((x173 << 6 | x173 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x173 << 10 | x173 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x173 << 5 | x173 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x173 << 9 | x173 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x175 = x91 & x88;
    const uint64_t x176 = (x94 & x74) ^ x175;
    const uint64_t x177 = x106 & x60;
    const uint64_t x178 = x92 & p0;
    const uint64_t x179 = x107 ^ (x104 & x66);
    const uint64_t x180 = x177 ^ x178 ^ x179;
    const uint64_t x181 = (x100 ^ x176) ^ ~x180;
    const uint64_t x182 = ((x181 << 8 | x181 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x181 << 7 | x181 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x181 << 11 | x181 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x183 =
        ((x174 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x182 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x184 = x183 ^ x174;
    const uint64_t x185 =
        ((x182 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x174 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x186 = ((m0_0 >> 32) ^ m1_0) & UINT64_C(0x00000000ffffffff);
    const uint64_t x187 = (x186 << 32) ^ m0_0;
    const uint64_t x188 = x186 ^ m1_0;
    const uint64_t x189 = ((x187 >> 1) ^ x188) & UINT64_C(0x5555555555555555);
    const uint64_t x190 = (x189 << 1) ^ x187;
    const uint64_t x191 = ((m0_1 >> 32) ^ m1_1) & UINT64_C(0x00000000ffffffff);
    const uint64_t x192 = (x191 << 32) ^ m0_1;
    const uint64_t x193 = x191 ^ m1_1;
    const uint64_t x194 = ((x192 >> 1) ^ x193) & UINT64_C(0x5555555555555555);
    const uint64_t x195 = (x194 << 1) ^ x192;
    const uint64_t x196 = ((x190 >> 2) ^ x195) & UINT64_C(0x3333333333333333);
    const uint64_t x197 = (x196 << 2) ^ x190;
    const uint64_t x198 = ((x197 >> 4) ^ x197) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x199 = x198 ^ x197 ^ (x198 << 4);
    const uint64_t t_5 = x166 ^ x184 ^ (x185 ^ ((x199 & UINT64_C(0x000000ff000000ff)) ^ p0));
    const uint64_t x200 =
        ((x164 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x111 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x164;
    const uint64_t x202 = x185 ^ x182;
    const uint64_t t_6 =
        x201 ^ x202 ^ (x183 ^ (((x199 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p1));
    const uint64_t x203 = x102 ^ (x108 ^ (x96 & x68));
    const uint64_t x204 = x203 ^ ~(x176 ^ x177);
    const uint64_t x205 = ((x204 << 8 | x204 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x204 << 7 | x204 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x204 << 11 | x204 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x206 = x155 ^ (x161 ^ (x149 & x121));
    const uint64_t x207 = x206 ^ ~(x168 ^ x169);
    const uint64_t x208 = ((x207 << 6 | x207 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x207 << 10 | x207 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x207 << 5 | x207 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x207 << 9 | x207 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x189 ^ x188;
    const uint64_t x211 = x194 ^ x193;
    const uint64_t x212 = ((x210 >> 2) ^ x211) & UINT64_C(0x3333333333333333);
    const uint64_t x213 = (x212 << 2) ^ x210;
    const uint64_t x214 = ((x213 >> 4) ^ x213) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x215 = x214 ^ x213 ^ (x214 << 4);
    const uint64_t x216 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x217 = x216 ^ x208;
    const uint64_t t_7 = x209 ^ ((x215 & UINT64_C(0x000000ff000000ff)) ^ p2) ^ x217 ^ (x166 ^ x202);
    const uint64_t x218 = x209 ^ x205;
    const uint64_t t_8 =
        x216 ^ (((x215 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p3) ^ x218 ^ (x201 ^ x184);
    const uint64_t x219 = x206 ^ (x172 ^ (x144 & x140));
    const uint64_t x220 = x219 ^ ((x145 & x132) ^ x156);
    const uint64_t x221 = ((x220 << 6 | x220 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x220 << 10 | x220 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x220 << 5 | x220 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x220 << 9 | x220 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x222 = x203 ^ (x180 ^ (x91 & x87));
    const uint64_t x223 = x222 ^ ((x92 & x79) ^ x103);
    const uint64_t x224 = ((x223 << 8 | x223 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x223 << 7 | x223 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x223 << 11 | x223 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x225 =
        ((x221 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x226 = x225 ^ x221;
    const uint64_t x227 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x221 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x228 = x196 ^ x195;
    const uint64_t x229 = ((x228 >> 4) ^ x228) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x230 = x229 ^ x228 ^ (x229 << 4);
    const uint64_t t_9 = x218 ^ x226 ^ (x227 ^ ((x230 & UINT64_C(0x000000ff000000ff)) ^ p4));
    const uint64_t x231 = x227 ^ x224;
    const uint64_t t_10 =
        x217 ^ x231 ^ (x225 ^ (((x230 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p5));
    const uint64_t x232 = x105 ^ (x95 & x77);
    const uint64_t x233 = x232 ^ (x175 ^ x178);
    const uint64_t x234 = ((x233 << 8 | x233 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x233 << 7 | x233 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x233 << 11 | x233 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x235 = x158 ^ (x148 & x130);
    const uint64_t x236 = x235 ^ (x167 ^ x170);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 =
        ((x234 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x239 = x212 ^ x211;
    const uint64_t x240 = ((x239 >> 4) ^ x239) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x241 = x240 ^ x239 ^ (x240 << 4);
    const uint64_t x242 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x234 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x243 = x242 ^ x237;
    const uint64_t t_11 =
        x238 ^ ((x241 & UINT64_C(0x000000ff000000ff)) ^ p6) ^ x231 ^ (x243 ^ x166);
    const uint64_t x244 = x238 ^ x234;
    const uint64_t t_12 =
        x242 ^ (((x241 >> 16) & UINT64_C(0x000000ff000000ff)) ^ p7) ^ x226 ^ (x244 ^ x201);
    const uint64_t x245 = x232 ^ x179;
    const uint64_t x246 = ((x245 << 8 | x245 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x245 << 7 | x245 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x245 << 11 | x245 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x247 = x235 ^ x171;
    const uint64_t x248 = ((x247 << 6 | x247 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x247 << 10 | x247 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x247 << 5 | x247 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x247 << 9 | x247 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x251 = x250 ^ x248;
    const uint64_t t_13 =
        x249 ^ (((x199 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p8) ^ x244 ^ (x251 ^ x166);
    const uint64_t x252 = x249 ^ x246;
    const uint64_t t_14 =
        x250 ^ (((x199 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p9) ^ x243 ^ (x252 ^ x201);
    const uint64_t x253 = x162 ^ x154;
    const uint64_t x254 = x219 ^ ~(x253 ^ ((x149 & x128) ^ x152));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x109 ^ x101;
    const uint64_t x257 = x222 ^ ~(x256 ^ ((x96 & x75) ^ x99));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        x260 ^ x252 ^ (x261 ^ (((x215 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p10));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        x262 ^ x251 ^ (x259 ^ (((x215 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p11));
    const uint64_t x263 = x247 ^ ~x253;
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = x245 ^ ~x256;
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        x268 ^ x262 ^ (x269 ^ (((x230 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p12));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        x270 ^ x260 ^ (x267 ^ (((x230 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p13));
    const uint64_t t_19 =
        x270 ^ (x165 ^ (((x241 >> 8) & UINT64_C(0x000000ff000000ff)) ^ p14) ^ x201);
    const uint64_t t_20 =
        x268 ^ (x200 ^ (((x241 >> 24) & UINT64_C(0x000000ff000000ff)) ^ p15) ^ x166);
    *c0_0 = t_1;
    *c0_1 = t_2;
    *c1_0 = t_3;
    *c1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_decrypt_(aegis128l_word s[16], aegis128l_word c0_0, aegis128l_word c0_1,
    aegis128l_word c1_0, aegis128l_word c1_1, aegis128l_word *m0_0, aegis128l_word *m0_1,
    aegis128l_word *m1_0, aegis128l_word *m1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_1 = (x52 << 32) ^ (c0_0 ^ x50);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    const uint64_t t_2 = (x58 << 32) ^ (c0_1 ^ x56);
    const uint64_t t_3 = x52 ^ (c1_0 ^ x51);
    const uint64_t t_4 = x58 ^ (c1_1 ^ x57);
    const uint64_t x59 = ((t_1 >> 32) ^ t_3) & UINT64_C(0x00000000ffffffff);
    const uint64_t x60 = (x59 << 32) ^ t_1;
    const uint64_t x61 = x59 ^ t_3;
    const uint64_t x62 = ((x60 >> 1) ^ x61) & UINT64_C(0x5555555555555555);
    const uint64_t x63 = (x62 << 1) ^ x60;
    const uint64_t x64 = ((t_2 >> 32) ^ t_4) & UINT64_C(0x00000000ffffffff);
    const uint64_t x65 = (x64 << 32) ^ t_2;
    const uint64_t x66 = x64 ^ t_4;
    const uint64_t x67 = ((x65 >> 1) ^ x66) & UINT64_C(0x5555555555555555);
    const uint64_t x68 = (x67 << 1) ^ x65;
    const uint64_t x69 = ((x63 >> 2) ^ x68) & UINT64_C(0x3333333333333333);
    const uint64_t x70 = (x69 << 2) ^ x63;
    const uint64_t x71 = ((x70 >> 4) ^ x70) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x72 = x71 ^ x70 ^ (x71 << 4);
    const uint64_t x73 = p4 ^ p8;
    const uint64_t x74 = p2 ^ p14;
    const uint64_t x75 = x73 ^ x74;
    const uint64_t x76 = x75 ^ p6;
    const uint64_t x77 = x76 ^ p12;
    const uint64_t x78 = p8 ^ p14;
    const uint64_t x79 = x77 ^ x78;
    const uint64_t x80 = x76 ^ p4;
    const uint64_t x81 = p10 ^ p12;
    const uint64_t x82 = x80 ^ x81;
    const uint64_t x83 = x79 ^ x82;
    const uint64_t x84 = x78 & ~x77;
    const uint64_t x85 = (x73 & x83) ^ x84;
    const uint64_t x86 = x75 & x80;
    const uint64_t x87 = x81 ^ p0;
    const uint64_t x88 = x87 ^ p2;
    const uint64_t x89 = p4 ^ p14;
    const uint64_t x90 = x88 ^ x89;
    const uint64_t x91 = x80 ^ p0;
    const uint64_t x92 = x85 ^ (x86 ^ x77 ^ (x90 & x91));
    const uint64_t x93 = x87 ^ p8;
    const uint64_t x94 = x84 ^ (x89 & x82);
    const uint64_t x95 = x82 ^ x86 ^ ((x93 & p0) ^ x89) ^ x94;
    const uint64_t x96 = x92 ^ x95;
    const uint64_t x97 = x79 ^ x81;
    const uint64_t x98 = x74 & x97;
    const uint64_t x99 = x97 ^ ((x87 & ~p2) ^ x74) ^ x98 ^ x85;
    const uint64_t x100 = x92 & x99;
    const uint64_t x101 = x87 ^ p14;
    const uint64_t x102 = x79 ^ p0;
    const uint64_t x103 = x97 ^ p14 ^ x94 ^ (x98 ^ (x101 & x102));
    const uint64_t x104 = x100 ^ x103;
    const uint64_t x105 = (x96 & x104) ^ x95;
    const uint64_t x106 = ((x100 ^ x95) & (x103 ^ x99)) ^ x103;
    const uint64_t x107 = x103 & (x106 ^ x104);
    const uint64_t x108 = (x105 & (x107 ^ x104)) ^ x96;
    const uint64_t x109 = x107 ^ (x106 ^ x99);
    const uint64_t x110 = x108 ^ x109;
    const uint64_t x111 = x106 ^ x105;
    const uint64_t x112 = x110 ^ x111;
    const uint64_t x113 = x112 & x73;
    const uint64_t x114 = x113 ^ (x111 & x78);
    const uint64_t x115 = x108 & x87;
    const uint64_t x116 = x114 ^ x115;
    const uint64_t x117 = x109 & x90;
    const uint64_t x118 = x109 ^ x106;
    const uint64_t x119 = x116 ^ (x117 ^ (x118 & x75));
    const uint64_t x120 = x108 ^ x105;
    const uint64_t x121 = x120 & x97;
    const uint64_t x122 = x112 & x83;
    const uint64_t x123 = x121 ^ (x111 & x79) ^ x122;
    const uint64_t x124 = x119 ^ x123;
    const uint64_t x125 = ((x124 << 8 | x124 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x124 << 7 | x124 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x124 << 11 | x124 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x126 = p5 ^ p9;
    const uint64_t x127 = p3 ^ p15;
    const uint64_t x128 = x126 ^ x127;
    const uint64_t x129 = x128 ^ p7;
    const uint64_t x130 = x129 ^ p13;
    const uint64_t x131 = p9 ^ p15;
    const uint64_t x132 = x130 ^ x131;
    const uint64_t x133 = x129 ^ p5;
    const uint64_t x134 = p11 ^ p13;
    const uint64_t x135 = x133 ^ x134;
    const uint64_t x136 = x132 ^ x135;
    const uint64_t x137 = x131 & ~x130;
    const uint64_t x138 = (x126 & x136) ^ x137;
    const uint64_t x139 = x128 & x133;
    const uint64_t x140 = x134 ^ p1;
    const uint64_t x141 = x140 ^ p3;
    const uint64_t x142 = p5 ^ p15;
    const uint64_t x143 = x141 ^ x142;
    const uint64_t x144 = x133 ^ p1;
    const uint64_t x145 = x138 ^ (x139 ^ x130 ^ (x143 & x144));
    const uint64_t x146 = x140 ^ p9;
    const uint64_t x147 = x137 ^ (x142 & x135);
    const uint64_t x148 = x135 ^ x139 ^ ((x146 & p1) ^ x142) ^ x147;
    const uint64_t x149 = x145 ^ x148;
    const uint64_t x150 = x132 ^ x134;
    const uint64_t x151 = x127 & x150;
    const uint64_t x152 = x150 ^ ((x140 & ~p3) ^ x127) ^ x151 ^ x138;
    const uint64_t x153 = x145 & x152;
    const uint64_t x154 = x140 ^ p15;
    const uint64_t x155 = x132 ^ p1;
    const uint64_t x156 = x150 ^ p15 ^ x147 ^ (x151 ^ (x154 & x155));
    const uint64_t x157 = x153 ^ x156;
    const uint64_t x158 = (x149 & x157) ^ x148;
    const uint64_t x159 = ((x153 ^ x148) & (x156 ^ x152)) ^ x156;
    const uint64_t x160 = x156 & (x159 ^ x157);
    const uint64_t x161 = (x158 & (x160 ^ x157)) ^ x149;
    const uint64_t x162 = x160 ^ (x159 ^ x152);
    const uint64_t x163 = x161 ^ x162;
    const uint64_t x164 = x159 ^ x158;
    const uint64_t x165 = x163 ^ x164;
    const uint64_t x166 = x165 & x126;
    const uint64_t x167 = x166 ^ (x164 & x131);
    const uint64_t x168 = x161 & x140;
    const uint64_t x169 = x167 ^ x168;
    const uint64_t x170 = x162 & x143;
    const uint64_t x171 = x162 ^ x159;
    const uint64_t x172 = x169 ^ (x170 ^ (x171 & x128));
    const uint64_t x173 = x161 ^ x158;
    const uint64_t x174 = x173 & x150;
    const uint64_t x175 = x165 & x136;
    const uint64_t x176 = x174 ^ (x164 & x132) ^ x175;
    const uint64_t x177 = x172 ^ x176;
    const uint64_t x178 = ((x177 << 6 | x177 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x177 << 10 | x177 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x177 << 5 | x177 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x177 << 9 | x177 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x179 =
        ((x125 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x178 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x180 = x179 ^ x125;
    const uint64_t x181 = x158 & x155;
    const uint64_t x182 = (x161 & x141) ^ x181;
    const uint64_t x183 = x173 & x127;
    const uint64_t x184 = x159 & p1;
    const uint64_t x185 = x174 ^ (x171 & x133);
    const uint64_t x186 = x183 ^ x184 ^ x185;
    const uint64_t x187 = (x167 ^ x182) ^ ~x186;
    const uint64_t x188 = ((x187 << 6 | x187 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x187 << 10 | x187 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x187 << 5 | x187 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x187 << 9 | x187 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x189 = x105 & x102;
    const uint64_t x190 = (x108 & x88) ^ x189;
    const uint64_t x191 = x120 & x74;
    const uint64_t x192 = x106 & p0;
    const uint64_t x193 = x121 ^ (x118 & x80);
    const uint64_t x194 = x191 ^ x192 ^ x193;
    const uint64_t x195 = (x114 ^ x190) ^ ~x194;
    const uint64_t x196 = ((x195 << 8 | x195 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x195 << 7 | x195 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x195 << 11 | x195 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x197 =
        ((x188 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = x197 ^ x188;
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x188 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_5 = (x72 & UINT64_C(0x000000ff000000ff)) ^ (p0 ^ (x180 ^ (x198 ^ x199)));
    const uint64_t x200 =
        ((x178 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x125 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x201 = x200 ^ x178;
    const uint64_t x202 = x199 ^ x196;
    const uint64_t t_6 =
        ((x72 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p1 ^ (x201 ^ (x202 ^ x197)));
    const uint64_t x203 = x62 ^ x61;
    const uint64_t x204 = x67 ^ x66;
    const uint64_t x205 = ((x203 >> 2) ^ x204) & UINT64_C(0x3333333333333333);
    const uint64_t x206 = (x205 << 2) ^ x203;
    const uint64_t x207 = ((x206 >> 4) ^ x206) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x208 = x207 ^ x206 ^ (x207 << 4);
    const uint64_t x209 = x169 ^ (x175 ^ (x163 & x135));
    const uint64_t x210 = x209 ^ ~(x182 ^ x183);
    const uint64_t x211 = ((x210 << 6 | x210 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x210 << 10 | x210 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x210 << 5 | x210 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x210 << 9 | x210 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x212 = x116 ^ (x122 ^ (x110 & x82));
    const uint64_t x213 = x212 ^ ~(x190 ^ x191);
    const uint64_t x214 = ((x213 << 8 | x213 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x213 << 7 | x213 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x213 << 11 | x213 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x215 =
        ((x211 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x214 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x216 = x215 ^ x211;
    const uint64_t x217 =
        ((x214 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x211 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_7 =
        (x208 & UINT64_C(0x000000ff000000ff)) ^ (p2 ^ (x180 ^ (x202 ^ (x216 ^ x217))));
    const uint64_t x218 = x217 ^ x214;
    const uint64_t t_8 =
        ((x208 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p3 ^ (x201 ^ (x198 ^ (x218 ^ x215))));
    const uint64_t x219 = x69 ^ x68;
    const uint64_t x220 = ((x219 >> 4) ^ x219) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x221 = x220 ^ x219 ^ (x220 << 4);
    const uint64_t x222 = x209 ^ (x186 ^ (x158 & x154));
    const uint64_t x223 = x222 ^ ((x159 & x146) ^ x170);
    const uint64_t x224 = ((x223 << 6 | x223 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x223 << 10 | x223 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x223 << 5 | x223 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x223 << 9 | x223 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x225 = x212 ^ (x194 ^ (x105 & x101));
    const uint64_t x226 = x225 ^ ((x106 & x93) ^ x117);
    const uint64_t x227 = ((x226 << 8 | x226 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x226 << 7 | x226 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x226 << 11 | x226 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x228 =
        ((x224 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x227 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x229 = x228 ^ x224;
    const uint64_t x230 =
        ((x227 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x224 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_9 = (x221 & UINT64_C(0x000000ff000000ff)) ^ (p4 ^ (x218 ^ (x229 ^ x230)));
    const uint64_t x231 = x230 ^ x227;
    const uint64_t t_10 =
        ((x221 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p5 ^ (x216 ^ (x231 ^ x228)));
    const uint64_t x232 = x205 ^ x204;
    const uint64_t x233 = ((x232 >> 4) ^ x232) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x234 = x233 ^ x232 ^ (x233 << 4);
    const uint64_t x235 = x172 ^ (x162 & x144);
    const uint64_t x236 = x235 ^ (x181 ^ x184);
    const uint64_t x237 = ((x236 << 6 | x236 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x236 << 10 | x236 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x236 << 5 | x236 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x236 << 9 | x236 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x238 = x119 ^ (x109 & x91);
    const uint64_t x239 = x238 ^ (x189 ^ x192);
    const uint64_t x240 = ((x239 << 8 | x239 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x239 << 7 | x239 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x239 << 11 | x239 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x241 =
        ((x237 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x240 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x242 = x241 ^ x237;
    const uint64_t x243 =
        ((x240 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x237 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_11 =
        (x234 & UINT64_C(0x000000ff000000ff)) ^ (p6 ^ (x180 ^ (x231 ^ (x242 ^ x243))));
    const uint64_t x244 = x243 ^ x240;
    const uint64_t t_12 =
        ((x234 >> 16) & UINT64_C(0x000000ff000000ff)) ^ (p7 ^ (x201 ^ (x229 ^ (x244 ^ x241))));
    const uint64_t x245 = x235 ^ x185;
    const uint64_t x246 = ((x245 << 6 | x245 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x245 << 10 | x245 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x245 << 5 | x245 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x245 << 9 | x245 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x247 = x238 ^ x193;
    const uint64_t x248 = ((x247 << 8 | x247 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x247 << 7 | x247 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x247 << 11 | x247 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x249 =
        ((x246 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x248 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x250 = x249 ^ x246;
    const uint64_t x251 =
        ((x248 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x246 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_13 =
        ((x72 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p8 ^ (x180 ^ (x244 ^ (x250 ^ x251))));
    const uint64_t x252 = x251 ^ x248;
    const uint64_t t_14 =
        ((x72 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p9 ^ (x201 ^ (x242 ^ (x252 ^ x249))));
    const uint64_t x253 = x176 ^ x168;
    const uint64_t x254 = x222 ^ ~(x253 ^ ((x163 & x142) ^ x166));
    const uint64_t x255 = ((x254 << 6 | x254 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x254 << 10 | x254 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x254 << 5 | x254 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x254 << 9 | x254 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x256 = x123 ^ x115;
    const uint64_t x257 = x225 ^ ~(x256 ^ ((x110 & x89) ^ x113));
    const uint64_t x258 = ((x257 << 8 | x257 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x257 << 7 | x257 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x257 << 11 | x257 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x259 =
        ((x255 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x258 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x260 = x259 ^ x255;
    const uint64_t x261 =
        ((x258 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x255 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_15 =
        ((x208 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p10 ^ (x252 ^ (x260 ^ x261)));
    const uint64_t x262 = x261 ^ x258;
    const uint64_t t_16 =
        ((x208 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p11 ^ (x250 ^ (x262 ^ x259)));
    const uint64_t x263 = x245 ^ ~x253;
    const uint64_t x264 = ((x263 << 6 | x263 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x263 << 10 | x263 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x263 << 5 | x263 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x263 << 9 | x263 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x265 = x247 ^ ~x256;
    const uint64_t x266 = ((x265 << 8 | x265 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x265 << 7 | x265 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x265 << 11 | x265 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x267 =
        ((x264 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x266 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x268 = x267 ^ x264;
    const uint64_t x269 =
        ((x266 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x264 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t t_17 =
        ((x221 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p12 ^ (x262 ^ (x268 ^ x269)));
    const uint64_t x270 = x269 ^ x266;
    const uint64_t t_18 =
        ((x221 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p13 ^ (x260 ^ (x270 ^ x267)));
    const uint64_t t_19 =
        ((x234 >> 8) & UINT64_C(0x000000ff000000ff)) ^ (p14 ^ (x270 ^ (x201 ^ x179)));
    const uint64_t t_20 =
        ((x234 >> 24) & UINT64_C(0x000000ff000000ff)) ^ (p15 ^ (x268 ^ (x180 ^ x200)));
    *m0_0 = t_1;
    *m0_1 = t_2;
    *m1_0 = t_3;
    *m1_1 = t_4;
    s[0] = t_5;
    s[1] = t_6;
    s[2] = t_7;
    s[3] = t_8;
    s[4] = t_9;
    s[5] = t_10;
    s[6] = t_11;
    s[7] = t_12;
    s[8] = t_13;
    s[9] = t_14;
    s[10] = t_15;
    s[11] = t_16;
    s[12] = t_17;
    s[13] = t_18;
    s[14] = t_19;
    s[15] = t_20;
}

static void aegis128l_keystream(aegis128l_word s[16], aegis128l_word *z0_0, aegis128l_word *z0_1,
    aegis128l_word *z1_0, aegis128l_word *z1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = p0 & (p0 << 56 | p0 >> (64 - 56));
    const uint64_t x2 = (x1 << 32 | x1 >> (64 - 32)) ^ ((p0 << 40 | p0 >> (64 - 40)) ^ p0);
    const uint64_t x3 = p1 & (p1 << 56 | p1 >> (64 - 56));
    const uint64_t x4 = (x3 << 32 | x3 >> (64 - 32)) ^ ((p1 << 40 | p1 >> (64 - 40)) ^ p1);
    const uint64_t x5 = p8 & (p8 << 56 | p8 >> (64 - 56));
    const uint64_t x6 = (x5 << 32 | x5 >> (64 - 32)) ^ ((p8 << 40 | p8 >> (64 - 40)) ^ p8);
    const uint64_t x7 = p9 & (p9 << 56 | p9 >> (64 - 56));
    const uint64_t x8 = (x7 << 32 | x7 >> (64 - 32)) ^ ((p9 << 40 | p9 >> (64 - 40)) ^ p9);
    const uint64_t x9 = ((x2 << 16 | x2 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x4 << 32 | x4 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x6 << 24 | x6 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x8 << 40 | x8 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = p4 & (p4 << 56 | p4 >> (64 - 56));
    const uint64_t x13 = (x12 << 32 | x12 >> (64 - 32)) ^ ((p4 << 40 | p4 >> (64 - 40)) ^ p4);
    const uint64_t x14 = p5 & (p5 << 56 | p5 >> (64 - 56));
    const uint64_t x15 = (x14 << 32 | x14 >> (64 - 32)) ^ ((p5 << 40 | p5 >> (64 - 40)) ^ p5);
    const uint64_t x16 = p12 & (p12 << 56 | p12 >> (64 - 56));
    const uint64_t x17 = (x16 << 32 | x16 >> (64 - 32)) ^ ((p12 << 40 | p12 >> (64 - 40)) ^ p12);
    const uint64_t x18 = p13 & (p13 << 56 | p13 >> (64 - 56));
    const uint64_t x19 = (x18 << 32 | x18 >> (64 - 32)) ^ ((p13 << 40 | p13 >> (64 - 40)) ^ p13);
    const uint64_t x20 = ((x13 << 16 | x13 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 32 | x15 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x19 << 40 | x19 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x21 = ((x20 >> 4) ^ x20) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x22 = x21 ^ x20 ^ (x21 << 4);
    const uint64_t x23 = ((x11 >> 2) ^ x22) & UINT64_C(0x3333333333333333);
    const uint64_t x24 = (x23 << 2) ^ x11;
    const uint64_t x25 = p2 & (p2 << 56 | p2 >> (64 - 56));
    const uint64_t x26 = (x25 << 32 | x25 >> (64 - 32)) ^ ((p2 << 40 | p2 >> (64 - 40)) ^ p2);
    const uint64_t x27 = p3 & (p3 << 56 | p3 >> (64 - 56));
    const uint64_t x28 = (x27 << 32 | x27 >> (64 - 32)) ^ ((p3 << 40 | p3 >> (64 - 40)) ^ p3);
    const uint64_t x29 = p10 & (p10 << 56 | p10 >> (64 - 56));
    const uint64_t x30 = (x29 << 32 | x29 >> (64 - 32)) ^ ((p10 << 40 | p10 >> (64 - 40)) ^ p10);
    const uint64_t x31 = p11 & (p11 << 56 | p11 >> (64 - 56));
    const uint64_t x32 = (x31 << 32 | x31 >> (64 - 32)) ^ ((p11 << 40 | p11 >> (64 - 40)) ^ p11);
    const uint64_t x33 = ((x26 << 16 | x26 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x28 << 32 | x28 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x30 << 24 | x30 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x32 << 40 | x32 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x34 = ((x33 >> 4) ^ x33) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x35 = x34 ^ x33 ^ (x34 << 4);
    const uint64_t x36 = p6 & (p6 << 56 | p6 >> (64 - 56));
    const uint64_t x37 = (x36 << 32 | x36 >> (64 - 32)) ^ ((p6 << 40 | p6 >> (64 - 40)) ^ p6);
    const uint64_t x38 = p7 & (p7 << 56 | p7 >> (64 - 56));
    const uint64_t x39 = (x38 << 32 | x38 >> (64 - 32)) ^ ((p7 << 40 | p7 >> (64 - 40)) ^ p7);
    const uint64_t x40 = p14 & (p14 << 56 | p14 >> (64 - 56));
    const uint64_t x41 = (x40 << 32 | x40 >> (64 - 32)) ^ ((p14 << 40 | p14 >> (64 - 40)) ^ p14);
    const uint64_t x42 = p15 & (p15 << 56 | p15 >> (64 - 56));
    const uint64_t x43 = (x42 << 32 | x42 >> (64 - 32)) ^ ((p15 << 40 | p15 >> (64 - 40)) ^ p15);
    const uint64_t x44 = ((x37 << 16 | x37 >> (64 - 16)) & UINT64_C(0x000000ff000000ff))
        | ((x39 << 32 | x39 >> (64 - 32)) & UINT64_C(0x00ff000000ff0000))
        | ((x41 << 24 | x41 >> (64 - 24)) & UINT64_C(0x0000ff000000ff00))
        | ((x43 << 40 | x43 >> (64 - 40)) & UINT64_C(0xff000000ff000000));
    const uint64_t x45 = ((x44 >> 4) ^ x44) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x46 = x45 ^ x44 ^ (x45 << 4);
    const uint64_t x47 = ((x35 >> 2) ^ x46) & UINT64_C(0x3333333333333333);
    const uint64_t x48 = (x47 << 2) ^ x35;
    const uint64_t x49 = ((x24 >> 1) ^ x48) & UINT64_C(0x5555555555555555);
    const uint64_t x50 = (x49 << 1) ^ x24;
    const uint64_t x51 = x49 ^ x48;
    const uint64_t x52 = ((x50 >> 32) ^ x51) & UINT64_C(0x00000000ffffffff);
    const uint64_t x53 = x23 ^ x22;
    const uint64_t x54 = x47 ^ x46;
    const uint64_t x55 = ((x53 >> 1) ^ x54) & UINT64_C(0x5555555555555555);
    const uint64_t x56 = (x55 << 1) ^ x53;
    const uint64_t x57 = x55 ^ x54;
    const uint64_t x58 = ((x56 >> 32) ^ x57) & UINT64_C(0x00000000ffffffff);
    *z0_0 = (x52 << 32) ^ x50;
    *z0_1 = (x58 << 32) ^ x56;
    *z1_0 = x52 ^ x51;
    *z1_1 = x58 ^ x57;
}

static void aegis128l_mixin(aegis128l_word s[16], aegis128l_word lengths_0,
    aegis128l_word lengths_1, aegis128l_word *t_0, aegis128l_word *t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = ((p0 << 48 | p0 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p1 & UINT64_C(0x00ff000000ff0000))
        | ((p8 << 56 | p8 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p9 << 8 | p9 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x2 = ((x1 >> 4) ^ x1) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x3 = x2 ^ x1 ^ (x2 << 4);
    const uint64_t x4 = ((p4 << 48 | p4 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p5 & UINT64_C(0x00ff000000ff0000))
        | ((p12 << 56 | p12 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p13 << 8 | p13 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = ((x3 >> 2) ^ x6) & UINT64_C(0x3333333333333333);
    const uint64_t x8 = (x7 << 2) ^ x3;
    const uint64_t x9 = ((p2 << 48 | p2 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p3 & UINT64_C(0x00ff000000ff0000))
        | ((p10 << 56 | p10 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p11 << 8 | p11 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
    const uint64_t x10 = ((x9 >> 4) ^ x9) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x11 = x10 ^ x9 ^ (x10 << 4);
    const uint64_t x12 = ((p6 << 48 | p6 >> (64 - 48)) & UINT64_C(0x000000ff000000ff))
        | (p7 & UINT64_C(0x00ff000000ff0000))
        | ((p14 << 56 | p14 >> (64 - 56)) & UINT64_C(0x0000ff000000ff00))
        | ((p15 << 8 | p15 >> (64 - 8)) & UINT64_C(0xff000000ff000000));
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

static void aegis128l_final_update(aegis128l_word s[16], aegis128l_word t_0, aegis128l_word t_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
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
    const uint64_t x12 = x6 & ~x5;
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
    const uint64_t x27 = x25 ^ ((x15 & ~p2) ^ x2) ^ x26 ^ x13;
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
    const uint64_t x45 = x37 & x18;
    const uint64_t x46 = x37 ^ x34;
    const uint64_t x47 = x44 ^ (x45 ^ (x46 & x3));
    const uint64_t x48 = x36 ^ x33;
    const uint64_t x49 = x48 & x25;
    const uint64_t x50 = x40 & x11;
    const uint64_t x51 = x49 ^ (x39 & x7) ^ x50;
    const uint64_t x52 = x47 ^ x51;
    const uint64_t x53 = ((x52 << 8 | x52 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x52 << 7 | x52 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x52 << 11 | x52 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x54 = p5 ^ p9;
    const uint64_t x55 = p3 ^ p15;
    const uint64_t x56 = x54 ^ x55;
    const uint64_t x57 = x56 ^ p7;
    const uint64_t x58 = x57 ^ p13;
    const uint64_t x59 = p9 ^ p15;
    const uint64_t x60 = x58 ^ x59;
    const uint64_t x61 = x57 ^ p5;
    const uint64_t x62 = p11 ^ p13;
    const uint64_t x63 = x61 ^ x62;
    const uint64_t x64 = x60 ^ x63;
    const uint64_t x65 = x59 & ~x58;
    const uint64_t x66 = (x54 & x64) ^ x65;
    const uint64_t x67 = x56 & x61;
    const uint64_t x68 = x62 ^ p1;
    const uint64_t x69 = x68 ^ p3;
    const uint64_t x70 = p5 ^ p15;
    const uint64_t x71 = x69 ^ x70;
    const uint64_t x72 = x61 ^ p1;
    const uint64_t x73 = x66 ^ (x67 ^ x58 ^ (x71 & x72));
    const uint64_t x74 = x68 ^ p9;
    const uint64_t x75 = x65 ^ (x70 & x63);
    const uint64_t x76 = x63 ^ x67 ^ ((x74 & p1) ^ x70) ^ x75;
    const uint64_t x77 = x73 ^ x76;
    const uint64_t x78 = x60 ^ x62;
    const uint64_t x79 = x55 & x78;
    const uint64_t x80 = x78 ^ ((x68 & ~p3) ^ x55) ^ x79 ^ x66;
    const uint64_t x81 = x73 & x80;
    const uint64_t x82 = x68 ^ p15;
    const uint64_t x83 = x60 ^ p1;
    const uint64_t x84 = x78 ^ p15 ^ x75 ^ (x79 ^ (x82 & x83));
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
    const uint64_t x96 = x89 & x68;
    const uint64_t x97 = x95 ^ x96;
    const uint64_t x98 = x90 & x71;
    const uint64_t x99 = x90 ^ x87;
    const uint64_t x100 = x97 ^ (x98 ^ (x99 & x56));
    const uint64_t x101 = x89 ^ x86;
    const uint64_t x102 = x101 & x78;
    const uint64_t x103 = x93 & x64;
    const uint64_t x104 = x102 ^ (x92 & x60) ^ x103;
    const uint64_t x105 = x100 ^ x104;
    const uint64_t x106 = ((x105 << 6 | x105 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x105 << 10 | x105 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x105 << 5 | x105 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x105 << 9 | x105 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x107 =
        ((x53 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x106 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x108 = x107 ^ x53;
    const uint64_t x109 = x86 & x83;
    const uint64_t x110 = (x89 & x69) ^ x109;
    const uint64_t x111 = x101 & x55;
    const uint64_t x112 = x87 & p1;
    const uint64_t x113 = x102 ^ (x99 & x61);
    const uint64_t x114 = x111 ^ x112 ^ x113;
    const uint64_t x115 = (x95 ^ x110) ^ ~x114;
    const uint64_t x116 = ((x115 << 6 | x115 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x115 << 10 | x115 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x115 << 5 | x115 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x115 << 9 | x115 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x117 = x33 & x30;
    const uint64_t x118 = (x36 & x16) ^ x117;
    const uint64_t x119 = x48 & x2;
    const uint64_t x120 = x34 & p0;
    const uint64_t x121 = x49 ^ (x46 & x8);
    const uint64_t x122 = x119 ^ x120 ^ x121;
    const uint64_t x123 = (x42 ^ x118) ^ ~x122;
    const uint64_t x124 = ((x123 << 8 | x123 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x123 << 7 | x123 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x123 << 11 | x123 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x125 =
        ((x116 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x124 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x126 = x125 ^ x116;
    const uint64_t x127 =
        ((x124 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x116 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x128 = (t_0 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x129 = (x128 << 32) ^ t_0;
    const uint64_t x130 = ((x129 >> 1) ^ x128) & UINT64_C(0x5555555555555555);
    const uint64_t x131 = (x130 << 1) ^ x129;
    const uint64_t x132 = (t_1 >> 32) & UINT64_C(0x00000000ffffffff);
    const uint64_t x133 = (x132 << 32) ^ t_1;
    const uint64_t x134 = ((x133 >> 1) ^ x132) & UINT64_C(0x5555555555555555);
    const uint64_t x135 = (x134 << 1) ^ x133;
    const uint64_t x136 = ((x131 >> 2) ^ x135) & UINT64_C(0x3333333333333333);
    const uint64_t x137 = (x136 << 2) ^ x131;
    const uint64_t x138 = ((x137 >> 4) ^ x137) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x139 = x138 ^ x137 ^ (x138 << 4);
    const uint64_t x140 = x139 & UINT64_C(0x000000ff000000ff);
    const uint64_t x141 =
        ((x106 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x53 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x142 = x141 ^ x106;
    const uint64_t x143 = x127 ^ x124;
    const uint64_t x144 = (x139 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x145 = x44 ^ (x50 ^ (x38 & x10));
    const uint64_t x146 = x145 ^ ~(x118 ^ x119);
    const uint64_t x147 = ((x146 << 8 | x146 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x146 << 7 | x146 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x146 << 11 | x146 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x148 = x97 ^ (x103 ^ (x91 & x63));
    const uint64_t x149 = x148 ^ ~(x110 ^ x111);
    const uint64_t x150 = ((x149 << 6 | x149 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x149 << 10 | x149 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x149 << 5 | x149 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x149 << 9 | x149 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x151 =
        ((x147 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x150 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x152 = x130 ^ x128;
    const uint64_t x153 = x134 ^ x132;
    const uint64_t x154 = ((x152 >> 2) ^ x153) & UINT64_C(0x3333333333333333);
    const uint64_t x155 = (x154 << 2) ^ x152;
    const uint64_t x156 = ((x155 >> 4) ^ x155) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x157 = x156 ^ x155 ^ (x156 << 4);
    const uint64_t x158 = x157 & UINT64_C(0x000000ff000000ff);
    const uint64_t x159 =
        ((x150 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x147 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x160 = x159 ^ x150;
    const uint64_t x161 = (x157 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x162 = x151 ^ x147;
    const uint64_t x163 = x148 ^ (x114 ^ (x86 & x82));
    const uint64_t x164 = x163 ^ ((x87 & x74) ^ x98);
    const uint64_t x165 = ((x164 << 6 | x164 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x164 << 10 | x164 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x164 << 5 | x164 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x164 << 9 | x164 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x166 = x145 ^ (x122 ^ (x33 & x29));
    const uint64_t x167 = x166 ^ ((x34 & x21) ^ x45);
    const uint64_t x168 = ((x167 << 8 | x167 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x167 << 7 | x167 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x167 << 11 | x167 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x169 =
        ((x165 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x168 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x170 = x169 ^ x165;
    const uint64_t x171 =
        ((x168 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x165 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x172 = x136 ^ x135;
    const uint64_t x173 = ((x172 >> 4) ^ x172) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x174 = x173 ^ x172 ^ (x173 << 4);
    const uint64_t x175 = x174 & UINT64_C(0x000000ff000000ff);
    const uint64_t x176 = x171 ^ x168;
    const uint64_t x177 = (x174 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x178 = x47 ^ (x37 & x19);
    const uint64_t x179 = x178 ^ (x117 ^ x120);
    const uint64_t x180 = ((x179 << 8 | x179 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x179 << 7 | x179 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x179 << 11 | x179 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x181 = x100 ^ (x90 & x72);
    const uint64_t x182 = x181 ^ (x109 ^ x112);
    const uint64_t x183 = ((x182 << 6 | x182 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x182 << 10 | x182 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x182 << 5 | x182 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x182 << 9 | x182 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x184 =
        ((x180 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x183 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x185 = x154 ^ x153;
    const uint64_t x186 = ((x185 >> 4) ^ x185) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x187 = x186 ^ x185 ^ (x186 << 4);
    const uint64_t x188 = x187 & UINT64_C(0x000000ff000000ff);
    const uint64_t x189 =
        ((x183 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x180 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x190 = x189 ^ x183;
    const uint64_t x191 = (x187 >> 16) & UINT64_C(0x000000ff000000ff);
    const uint64_t x192 = x184 ^ x180;
    const uint64_t x193 = x178 ^ x121;
    const uint64_t x194 = ((x193 << 8 | x193 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x193 << 7 | x193 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x193 << 11 | x193 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x195 = x181 ^ x113;
    const uint64_t x196 = ((x195 << 6 | x195 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x195 << 10 | x195 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x195 << 5 | x195 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x195 << 9 | x195 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x197 =
        ((x194 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x196 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x198 = (x139 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x199 =
        ((x196 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x194 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x200 = x199 ^ x196;
    const uint64_t x201 = (x139 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x202 = x197 ^ x194;
    const uint64_t x203 = x104 ^ x96;
    const uint64_t x204 = x163 ^ ~(x203 ^ ((x91 & x70) ^ x94));
    const uint64_t x205 = ((x204 << 6 | x204 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x204 << 10 | x204 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x204 << 5 | x204 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x204 << 9 | x204 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x206 = x51 ^ x43;
    const uint64_t x207 = x166 ^ ~(x206 ^ ((x38 & x17) ^ x41));
    const uint64_t x208 = ((x207 << 8 | x207 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x207 << 7 | x207 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x207 << 11 | x207 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x209 =
        ((x205 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x208 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x210 = x209 ^ x205;
    const uint64_t x211 =
        ((x208 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x205 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x212 = (x157 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x213 = x211 ^ x208;
    const uint64_t x214 = (x157 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x215 = x195 ^ ~x203;
    const uint64_t x216 = ((x215 << 6 | x215 >> (64 - 6)) & UINT64_C(0x0303030303030303))
        | ((x215 << 10 | x215 >> (64 - 10)) & UINT64_C(0x0c0c0c0c0c0c0c0c))
        | ((x215 << 5 | x215 >> (64 - 5)) & UINT64_C(0x1010101010101010))
        | ((x215 << 9 | x215 >> (64 - 9)) & UINT64_C(0xe0e0e0e0e0e0e0e0));
    const uint64_t x217 = x193 ^ ~x206;
    const uint64_t x218 = ((x217 << 8 | x217 >> (64 - 8)) & UINT64_C(0x0f0f0f0f0f0f0f0f))
        | ((x217 << 7 | x217 >> (64 - 7)) & UINT64_C(0x7070707070707070))
        | ((x217 << 11 | x217 >> (64 - 11)) & UINT64_C(0x8080808080808080));
    const uint64_t x219 =
        ((x216 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x218 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x220 = x219 ^ x216;
    const uint64_t x221 =
        ((x218 >> 4) & UINT64_C(0x0f0f0f0f0f0f0f0f)) | ((x216 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0));
    const uint64_t x222 = (x174 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x223 = x221 ^ x218;
    const uint64_t x224 = (x174 >> 24) & UINT64_C(0x000000ff000000ff);
    const uint64_t x225 = (x187 >> 8) & UINT64_C(0x000000ff000000ff);
    const uint64_t x226 = (x187 >> 24) & UINT64_C(0x000000ff000000ff);
    s[0] = x108 ^ x126 ^ (x127 ^ ((x140 << 32 | x140 >> (64 - 32)) ^ (x140 ^ p0)));
    s[1] = x142 ^ x143 ^ (x125 ^ ((x144 << 32 | x144 >> (64 - 32)) ^ (x144 ^ p1)));
    s[2] = x151 ^ ((x158 << 32 | x158 >> (64 - 32)) ^ (x158 ^ p2)) ^ x160 ^ (x108 ^ x143);
    s[3] = x159 ^ ((x161 << 32 | x161 >> (64 - 32)) ^ (x161 ^ p3)) ^ x162 ^ (x142 ^ x126);
    s[4] = x162 ^ x170 ^ (x171 ^ ((x175 << 32 | x175 >> (64 - 32)) ^ (x175 ^ p4)));
    s[5] = x160 ^ x176 ^ (x169 ^ ((x177 << 32 | x177 >> (64 - 32)) ^ (x177 ^ p5)));
    s[6] = x184 ^ ((x188 << 32 | x188 >> (64 - 32)) ^ (x188 ^ p6)) ^ x176 ^ (x190 ^ x108);
    s[7] = x189 ^ ((x191 << 32 | x191 >> (64 - 32)) ^ (x191 ^ p7)) ^ x170 ^ (x192 ^ x142);
    s[8] = x197 ^ ((x198 << 32 | x198 >> (64 - 32)) ^ (x198 ^ p8)) ^ x192 ^ (x200 ^ x108);
    s[9] = x199 ^ ((x201 << 32 | x201 >> (64 - 32)) ^ (x201 ^ p9)) ^ x190 ^ (x202 ^ x142);
    s[10] = x210 ^ x202 ^ (x211 ^ ((x212 << 32 | x212 >> (64 - 32)) ^ (x212 ^ p10)));
    s[11] = x213 ^ x200 ^ (x209 ^ ((x214 << 32 | x214 >> (64 - 32)) ^ (x214 ^ p11)));
    s[12] = x220 ^ x213 ^ (x221 ^ ((x222 << 32 | x222 >> (64 - 32)) ^ (x222 ^ p12)));
    s[13] = x223 ^ x210 ^ (x219 ^ ((x224 << 32 | x224 >> (64 - 32)) ^ (x224 ^ p13)));
    s[14] = x223 ^ (x107 ^ ((x225 << 32 | x225 >> (64 - 32)) ^ (x225 ^ p14)) ^ x142);
    s[15] = x220 ^ (x141 ^ ((x226 << 32 | x226 >> (64 - 32)) ^ (x226 ^ p15)) ^ x108);
}

static void aegis128l_tag128(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 24 | p1 >> (64 - 24)) ^ (p1 << 32 | p1 >> (64 - 32))
        ^ ((p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48)))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1 ^ (p1 << 16 | p1 >> (64 - 16)));
    const uint64_t x2 = (p8 << 24 | p8 >> (64 - 24)) ^ (p8 << 32 | p8 >> (64 - 32))
        ^ ((p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48)))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8 ^ (p8 << 16 | p8 >> (64 - 16)));
    const uint64_t x3 = (p9 << 24 | p9 >> (64 - 24)) ^ (p9 << 32 | p9 >> (64 - 32))
        ^ ((p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48)))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9 ^ (p9 << 16 | p9 >> (64 - 16)));
    const uint64_t x4 = (
        ((p0 << 24 | p0 >> (64 - 24)) ^ (p0 << 32 | p0 >> (64 - 32))
            ^ ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48)))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0 ^ (p0 << 16 | p0 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 24 | p5 >> (64 - 24)) ^ (p5 << 32 | p5 >> (64 - 32))
        ^ ((p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48)))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5 ^ (p5 << 16 | p5 >> (64 - 16)));
    const uint64_t x8 = (p12 << 24 | p12 >> (64 - 24)) ^ (p12 << 32 | p12 >> (64 - 32))
        ^ ((p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48)))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12 ^ (p12 << 16 | p12 >> (64 - 16)));
    const uint64_t x9 = (p13 << 24 | p13 >> (64 - 24)) ^ (p13 << 32 | p13 >> (64 - 32))
        ^ ((p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48)))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13 ^ (p13 << 16 | p13 >> (64 - 16)));
    const uint64_t x10 = (
        ((p4 << 24 | p4 >> (64 - 24)) ^ (p4 << 32 | p4 >> (64 - 32))
            ^ ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48)))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4 ^ (p4 << 16 | p4 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 24 | p3 >> (64 - 24)) ^ (p3 << 32 | p3 >> (64 - 32))
        ^ ((p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48)))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3 ^ (p3 << 16 | p3 >> (64 - 16)));
    const uint64_t x16 = (p10 << 24 | p10 >> (64 - 24)) ^ (p10 << 32 | p10 >> (64 - 32))
        ^ ((p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48)))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10 ^ (p10 << 16 | p10 >> (64 - 16)));
    const uint64_t x17 = (p11 << 24 | p11 >> (64 - 24)) ^ (p11 << 32 | p11 >> (64 - 32))
        ^ ((p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48)))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11 ^ (p11 << 16 | p11 >> (64 - 16)));
    const uint64_t x18 = (
        ((p2 << 24 | p2 >> (64 - 24)) ^ (p2 << 32 | p2 >> (64 - 32))
            ^ ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48)))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2 ^ (p2 << 16 | p2 >> (64 - 16))))
        & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 24 | p7 >> (64 - 24)) ^ (p7 << 32 | p7 >> (64 - 32))
        ^ ((p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48)))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7 ^ (p7 << 16 | p7 >> (64 - 16)));
    const uint64_t x22 = (p14 << 24 | p14 >> (64 - 24)) ^ (p14 << 32 | p14 >> (64 - 32))
        ^ ((p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48)))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14 ^ (p14 << 16 | p14 >> (64 - 16)));
    const uint64_t x23 = (p15 << 24 | p15 >> (64 - 24)) ^ (p15 << 32 | p15 >> (64 - 32))
        ^ ((p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48)))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15 ^ (p15 << 16 | p15 >> (64 - 16)));
    const uint64_t x24 = (
        ((p6 << 24 | p6 >> (64 - 24)) ^ (p6 << 32 | p6 >> (64 - 32))
            ^ ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48)))
            ^ ((p6 << 56 | p6 >> (64 - 56)) ^ p6 ^ (p6 << 16 | p6 >> (64 - 16))))
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

static void aegis128l_tag256(aegis128l_word s[16], aegis128l_word *t0_0, aegis128l_word *t0_1,
    aegis128l_word *t1_0, aegis128l_word *t1_1)
{
    const aegis128l_word p0 = s[0];
    const aegis128l_word p1 = s[1];
    const aegis128l_word p2 = s[2];
    const aegis128l_word p3 = s[3];
    const aegis128l_word p4 = s[4];
    const aegis128l_word p5 = s[5];
    const aegis128l_word p6 = s[6];
    const aegis128l_word p7 = s[7];
    const aegis128l_word p8 = s[8];
    const aegis128l_word p9 = s[9];
    const aegis128l_word p10 = s[10];
    const aegis128l_word p11 = s[11];
    const aegis128l_word p12 = s[12];
    const aegis128l_word p13 = s[13];
    const aegis128l_word p14 = s[14];
    const aegis128l_word p15 = s[15];
    const uint64_t x1 = (p1 << 40 | p1 >> (64 - 40)) ^ (p1 << 48 | p1 >> (64 - 48))
        ^ ((p1 << 56 | p1 >> (64 - 56)) ^ p1);
    const uint64_t x2 = (p8 << 40 | p8 >> (64 - 40)) ^ (p8 << 48 | p8 >> (64 - 48))
        ^ ((p8 << 56 | p8 >> (64 - 56)) ^ p8);
    const uint64_t x3 = (p9 << 40 | p9 >> (64 - 40)) ^ (p9 << 48 | p9 >> (64 - 48))
        ^ ((p9 << 56 | p9 >> (64 - 56)) ^ p9);
    const uint64_t x4 = (
        ((p0 << 40 | p0 >> (64 - 40)) ^ (p0 << 48 | p0 >> (64 - 48))
            ^ ((p0 << 56 | p0 >> (64 - 56)) ^ p0)) & UINT64_C(0x000000ff000000ff))
        | ((x1 << 16 | x1 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x2 << 8 | x2 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x3 << 24 | x3 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x5 = ((x4 >> 4) ^ x4) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x6 = x5 ^ x4 ^ (x5 << 4);
    const uint64_t x7 = (p5 << 40 | p5 >> (64 - 40)) ^ (p5 << 48 | p5 >> (64 - 48))
        ^ ((p5 << 56 | p5 >> (64 - 56)) ^ p5);
    const uint64_t x8 = (p12 << 40 | p12 >> (64 - 40)) ^ (p12 << 48 | p12 >> (64 - 48))
        ^ ((p12 << 56 | p12 >> (64 - 56)) ^ p12);
    const uint64_t x9 = (p13 << 40 | p13 >> (64 - 40)) ^ (p13 << 48 | p13 >> (64 - 48))
        ^ ((p13 << 56 | p13 >> (64 - 56)) ^ p13);
    const uint64_t x10 = (
        ((p4 << 40 | p4 >> (64 - 40)) ^ (p4 << 48 | p4 >> (64 - 48))
            ^ ((p4 << 56 | p4 >> (64 - 56)) ^ p4)) & UINT64_C(0x000000ff000000ff))
        | ((x7 << 16 | x7 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x8 << 8 | x8 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x9 << 24 | x9 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x11 = ((x10 >> 4) ^ x10) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x12 = x11 ^ x10 ^ (x11 << 4);
    const uint64_t x13 = ((x6 >> 2) ^ x12) & UINT64_C(0x3333333333333333);
    const uint64_t x14 = (x13 << 2) ^ x6;
    const uint64_t x15 = (p3 << 40 | p3 >> (64 - 40)) ^ (p3 << 48 | p3 >> (64 - 48))
        ^ ((p3 << 56 | p3 >> (64 - 56)) ^ p3);
    const uint64_t x16 = (p10 << 40 | p10 >> (64 - 40)) ^ (p10 << 48 | p10 >> (64 - 48))
        ^ ((p10 << 56 | p10 >> (64 - 56)) ^ p10);
    const uint64_t x17 = (p11 << 40 | p11 >> (64 - 40)) ^ (p11 << 48 | p11 >> (64 - 48))
        ^ ((p11 << 56 | p11 >> (64 - 56)) ^ p11);
    const uint64_t x18 = (
        ((p2 << 40 | p2 >> (64 - 40)) ^ (p2 << 48 | p2 >> (64 - 48))
            ^ ((p2 << 56 | p2 >> (64 - 56)) ^ p2)) & UINT64_C(0x000000ff000000ff))
        | ((x15 << 16 | x15 >> (64 - 16)) & UINT64_C(0x00ff000000ff0000))
        | ((x16 << 8 | x16 >> (64 - 8)) & UINT64_C(0x0000ff000000ff00))
        | ((x17 << 24 | x17 >> (64 - 24)) & UINT64_C(0xff000000ff000000));
    const uint64_t x19 = ((x18 >> 4) ^ x18) & UINT64_C(0x00f000f000f000f0);
    const uint64_t x20 = x19 ^ x18 ^ (x19 << 4);
    const uint64_t x21 = (p7 << 40 | p7 >> (64 - 40)) ^ (p7 << 48 | p7 >> (64 - 48))
        ^ ((p7 << 56 | p7 >> (64 - 56)) ^ p7);
    const uint64_t x22 = (p14 << 40 | p14 >> (64 - 40)) ^ (p14 << 48 | p14 >> (64 - 48))
        ^ ((p14 << 56 | p14 >> (64 - 56)) ^ p14);
    const uint64_t x23 = (p15 << 40 | p15 >> (64 - 40)) ^ (p15 << 48 | p15 >> (64 - 48))
        ^ ((p15 << 56 | p15 >> (64 - 56)) ^ p15);
    const uint64_t x24 = (
        ((p6 << 40 | p6 >> (64 - 40)) ^ (p6 << 48 | p6 >> (64 - 48))
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
static void aegis128l_wipe(void *p, size_t len)
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

static int aegis128l_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_INLINE void aegis128l_start(aegis128l_word s[16], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_initial(s, aegis128l_load(key), aegis128l_load(key + 8), aegis128l_load(nonce),
        aegis128l_load(nonce + 8));
    for (int i = 0; i < 10; i++)
        aegis128l_init_update(s, aegis128l_load(key), aegis128l_load(key + 8),
            aegis128l_load(nonce), aegis128l_load(nonce + 8));
}

AEGIS128L_INLINE void aegis128l_update_at(aegis128l_word s[16], const uint8_t *p)
{
    aegis128l_update(s, aegis128l_load(p), aegis128l_load(p + 8), aegis128l_load(p + 16),
        aegis128l_load(p + 24));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_INLINE void aegis128l_absorb(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_update(s, aegis128l_load(last), aegis128l_load(last + 8),
            aegis128l_load(last + 16), aegis128l_load(last + 24));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_INLINE void aegis128l_last_updates(aegis128l_word s[16], uint64_t low, uint64_t high)
{
    aegis128l_word t_0, t_1;

    aegis128l_mixin(s, (uint64_t)(low), (uint64_t)(high), &t_0, &t_1);
    for (int i = 0; i < 7; i++)
        aegis128l_final_update(s, t_0, t_1);
}

/* Writes the tag. */
AEGIS128L_INLINE void aegis128l_store_tag(aegis128l_word s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_word t0_0, t0_1;

        aegis128l_tag128(s, &t0_0, &t0_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
    }
    if (tag_len == 32) {
        aegis128l_word t0_0, t0_1, t1_0, t1_1;

        aegis128l_tag256(s, &t0_0, &t0_1, &t1_0, &t1_1);
        aegis128l_store(to, t0_0);
        aegis128l_wipe(&t0_0, sizeof t0_0);
        aegis128l_store(to + 8, t0_1);
        aegis128l_wipe(&t0_1, sizeof t0_1);
        aegis128l_store(to + 16, t1_0);
        aegis128l_wipe(&t1_0, sizeof t1_0);
        aegis128l_store(to + 24, t1_1);
        aegis128l_wipe(&t1_1, sizeof t1_1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_INLINE void aegis128l_finish(aegis128l_word s[16], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128l_last_updates(s, 8 * low, 8 * high);
    aegis128l_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_INLINE int aegis128l_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_INLINE void aegis128l_encrypt_at(aegis128l_word s[16], uint8_t *c, const uint8_t *m)
{
    aegis128l_word c0_0, c0_1, c1_0, c1_1;

    aegis128l_encrypt_(s, aegis128l_load(m), aegis128l_load(m + 8), aegis128l_load(m + 16),
        aegis128l_load(m + 24), &c0_0, &c0_1, &c1_0, &c1_1);
    aegis128l_store(c, c0_0);
    aegis128l_store(c + 8, c0_1);
    aegis128l_store(c + 16, c1_0);
    aegis128l_store(c + 24, c1_1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_encrypt_pieces(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_encrypt_at(r, c, m);
    }
    aegis128l_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_encrypt_last(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_encrypt_all(aegis128l_word s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_encrypt_all(s, c, m, len);
    aegis128l_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128l_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_encrypt_all(s, c, m, len);
}

AEGIS128L_CLEARS void aegis128l_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128l_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128L_INLINE void aegis128l_decrypt_at(aegis128l_word s[16], uint8_t *m, const uint8_t *c)
{
    aegis128l_word m0_0, m0_1, m1_0, m1_1;

    aegis128l_decrypt_(s, aegis128l_load(c), aegis128l_load(c + 8), aegis128l_load(c + 16),
        aegis128l_load(c + 24), &m0_0, &m0_1, &m1_0, &m1_1);
    aegis128l_store(m, m0_0);
    aegis128l_store(m + 8, m0_1);
    aegis128l_store(m + 16, m1_0);
    aegis128l_store(m + 24, m1_1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_decrypt_pieces(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t count)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_decrypt_at(r, m, c);
    }
    aegis128l_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_INLINE void aegis128l_decrypt_last(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
    aegis128l_store(last, z0_0);
    aegis128l_store(last + 8, z0_1);
    aegis128l_store(last + 16, z1_0);
    aegis128l_store(last + 24, z1_1);
    memcpy(last, c, len);
    aegis128l_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_wipe(last, sizeof last);
}

AEGIS128L_INLINE void aegis128l_decrypt_all(aegis128l_word s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128L_CLEARS int aegis128l_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis128l_is_tag_length(tag_len)) {
        aegis128l_start(s, nonce, key);
        aegis128l_absorb(s, ad, ad_len);
        aegis128l_decrypt_all(s, m, c, len);
        aegis128l_finish(s, ad_len, len, expected, tag_len);
        result = aegis128l_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128L_CLEARS int aegis128l_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128l_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128L_CLEARS void aegis128l_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_decrypt_all(s, m, c, len);
}

AEGIS128L_CLEARS int aegis128l_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    if (!aegis128l_is_tag_length(tag_len))
        return -1;
    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, data, len);
    aegis128l_finish(s, len, tag_len, tag, tag_len);
    return 0;
}

AEGIS128L_CLEARS int aegis128l_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128l_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128l_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128l_state st;
} aegis128l_placed_state;
typedef char aegis128l_state_bytes[sizeof(aegis128l_state) == AEGIS128L_STATE_BYTES ? 1 : -1];
typedef char aegis128l_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128l_mac_state st;
} aegis128l_placed_mac_state;
typedef char aegis128l_mac_state_bytes[sizeof(aegis128l_mac_state) == AEGIS128L_MAC_STATE_BYTES ? 1
    : -1];
typedef char aegis128l_mac_state_alignment[AEGIS128L_STATE_ALIGNMENT
    % offsetof(aegis128l_placed_mac_state, st) == 0 ? 1 : -1];

/*
 * Never inlined, so that callers save registers only on the path that calls the function, and never
 * called by a tail call: with one, clang would leave words of the state in argument registers on
 * the caller's other returns.
 */
#if defined(__clang__)
#define AEGIS128L_NOINLINE __attribute__((noinline, not_tail_called))
#elif defined(__GNUC__)
#define AEGIS128L_NOINLINE __attribute__((noinline))
#else
#define AEGIS128L_NOINLINE
#endif

AEGIS128L_INLINE void aegis128l_thaw(aegis128l_word s[16], const uint8_t *from)
{
    s[0] = aegis128l_load(from);
    s[1] = aegis128l_load(from + 8);
    s[2] = aegis128l_load(from + 16);
    s[3] = aegis128l_load(from + 24);
    s[4] = aegis128l_load(from + 32);
    s[5] = aegis128l_load(from + 40);
    s[6] = aegis128l_load(from + 48);
    s[7] = aegis128l_load(from + 56);
    s[8] = aegis128l_load(from + 64);
    s[9] = aegis128l_load(from + 72);
    s[10] = aegis128l_load(from + 80);
    s[11] = aegis128l_load(from + 88);
    s[12] = aegis128l_load(from + 96);
    s[13] = aegis128l_load(from + 104);
    s[14] = aegis128l_load(from + 112);
    s[15] = aegis128l_load(from + 120);
}

AEGIS128L_INLINE void aegis128l_freeze(uint8_t *to, aegis128l_word s[16])
{
    aegis128l_store(to, s[0]);
    aegis128l_store(to + 8, s[1]);
    aegis128l_store(to + 16, s[2]);
    aegis128l_store(to + 24, s[3]);
    aegis128l_store(to + 32, s[4]);
    aegis128l_store(to + 40, s[5]);
    aegis128l_store(to + 48, s[6]);
    aegis128l_store(to + 56, s[7]);
    aegis128l_store(to + 64, s[8]);
    aegis128l_store(to + 72, s[9]);
    aegis128l_store(to + 80, s[10]);
    aegis128l_store(to + 88, s[11]);
    aegis128l_store(to + 96, s[12]);
    aegis128l_store(to + 104, s[13]);
    aegis128l_store(to + 112, s[14]);
    aegis128l_store(to + 120, s[15]);
}

AEGIS128L_CLEARS void aegis128l_init(aegis128l_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_absorb(s, ad, ad_len);
    aegis128l_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128L_INLINE int aegis128l_end(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 128, (size_t)(st->len % 32));
        aegis128l_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128l_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_encrypt_uneven(aegis128l_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_encrypt_update(aegis128l_state *st, uint8_t *c, const uint8_t *m,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_encrypt_uneven(st, c, m, len);
        aegis128l_encrypt_bytes(c, m, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_encrypt_pieces(s, c, m, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_encrypt_final(aegis128l_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128L_KEEP, compilers would use vector registers.
 */
AEGIS128L_INLINE void aegis128l_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128L_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
size_t aegis128l_decrypt_uneven(aegis128l_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 128;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];
    aegis128l_word z0_0, z0_1, z1_0, z1_1;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis128l_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    if (used != 0) {
        aegis128l_keystream(s, &z0_0, &z0_1, &z1_0, &z1_1);
        aegis128l_store(piece, z0_0);
        aegis128l_store(piece + 8, z0_1);
        aegis128l_store(piece + 16, z1_0);
        aegis128l_store(piece + 24, z1_1);
        aegis128l_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128L_CLEARS size_t aegis128l_decrypt_update(aegis128l_state *st, uint8_t *m, const uint8_t *c,
    size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis128l_decrypt_uneven(st, m, c, len);
        aegis128l_decrypt_bytes(m, c, st->kept + 128 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_decrypt_pieces(s, m, c, len / 32);
    aegis128l_freeze(st->kept, s);
    return len;
}

AEGIS128L_CLEARS int aegis128l_decrypt_final(aegis128l_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128L_INLINE void aegis128l_begin_mac(aegis128l_mac_state *st, aegis128l_word s[16])
{
    aegis128l_freeze(st->kept, s);
    aegis128l_freeze(st->kept + 128, s);
    aegis128l_wipe(st->kept + 256, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128L_INLINE void aegis128l_begin_again(aegis128l_mac_state *st)
{
    aegis128l_word s[16];

    aegis128l_thaw(s, st->kept + 128);
    aegis128l_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128L_INLINE int aegis128l_end_mac(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128l_is_tag_length(tag_len) ? 0 : -1;
    aegis128l_word s[16];

    if (result == 0) {
        aegis128l_thaw(s, st->kept);
        aegis128l_absorb(s, st->kept + 256, (size_t)(st->len % 32));
        aegis128l_finish(s, st->len, tag_len, tag, tag_len);
    }
    aegis128l_begin_again(st);
    return result;
}

AEGIS128L_CLEARS void aegis128l_mac_init(aegis128l_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128l_word s[16];

    aegis128l_start(s, nonce, key);
    aegis128l_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS128L_INLINE void aegis128l_absorb_pieces(aegis128l_word s[16], const uint8_t *p, size_t len)
{
    aegis128l_word r[16];

    aegis128l_copy(r, s);
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_update_at(r, p);
    }
    aegis128l_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128L_KEEP, compilers would use vector
 * registers.
 */
AEGIS128L_INLINE void aegis128l_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128L_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128L_NOINLINE AEGIS128L_CLEARS
void aegis128l_mac_uneven(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 32);
    aegis128l_word s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 8; room -= 8, data += 8, len -= 8)
            aegis128l_store(piece + 32 - room, aegis128l_load(data));
        aegis128l_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis128l_thaw(s, st->kept);
    if (used != 0)
        aegis128l_update(s, aegis128l_load(piece), aegis128l_load(piece + 8),
            aegis128l_load(piece + 16), aegis128l_load(piece + 24));
    used = len % 32;
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
    aegis128l_mac_bytes(data + len - used, piece, used);
}

AEGIS128L_CLEARS void aegis128l_mac_update(aegis128l_mac_state *st, const uint8_t *data, size_t len)
{
    aegis128l_word s[16];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis128l_mac_uneven(st, data, len);
            return;
        }
        aegis128l_mac_bytes(data, st->kept + 256 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128l_thaw(s, st->kept);
    aegis128l_absorb_pieces(s, data, len / 32 * 32);
    aegis128l_freeze(st->kept, s);
}

AEGIS128L_CLEARS int aegis128l_mac_final(aegis128l_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128l_end_mac(st, tag, tag_len);
}

AEGIS128L_CLEARS int aegis128l_mac_verify_final(aegis128l_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128l_end_mac(st, expected, tag_len) == 0 ? aegis128l_checked(expected, tag, tag_len)
        : -1;
}

AEGIS128L_CLEARS void aegis128l_mac_reset(aegis128l_mac_state *st)
{
    aegis128l_begin_again(st);
}

AEGIS128L_CLEARS void aegis128l_mac_clear(aegis128l_mac_state *st)
{
    aegis128l_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
