/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256X2 (RFC 10032) for AArch64 with SIMD, AES and SHA3.
 *
 * Generated; to make it again:
 *     hashwright make aegis256x2 --target aarch64-aes-sha3
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis256x2 --target aarch64-aes-sha3` measures the speed.
 *
 * Words are stored in parts of 128 bits.
 * update: 36 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 44 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 44 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 */
#include "aegis256x2.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS256X2_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS256X2_FREESTANDING
#endif
#endif
#if !defined(AEGIS256X2_FREESTANDING)
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

#if defined(__clang__) && __clang_major__ < 16
#pragma push_macro("__ARM_FEATURE_AES")
#undef __ARM_FEATURE_AES
#define __ARM_FEATURE_AES 1
#pragma push_macro("__ARM_FEATURE_SHA3")
#undef __ARM_FEATURE_SHA3
#define __ARM_FEATURE_SHA3 1
#endif
#include <arm_neon.h>
#if defined(__clang__) && __clang_major__ < 16
#pragma pop_macro("__ARM_FEATURE_AES")
#pragma pop_macro("__ARM_FEATURE_SHA3")
#endif
/* Unsigned numbers wrap around on purpose. */
#if defined(__clang__)
#pragma clang attribute push( \
    __attribute__((no_sanitize("unsigned-integer-overflow", "unsigned-shift-base"))), \
    apply_to = function)
#endif
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("aes,sha3"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("arch=armv8.2-a+crypto+sha3")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS256X2_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X2_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS256X2_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS256X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS256X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS256X2_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS256X2_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS256X2_CLEARS
#define AEGIS256X2_CLEARS
#endif

typedef uint8x16_t aegis256x2_block;

AEGIS256X2_INLINE
aegis256x2_block aegis256x2_load(const uint8_t *p)
{
    return vld1q_u8(p);
}

AEGIS256X2_INLINE void aegis256x2_store(uint8_t *p, aegis256x2_block x)
{
    vst1q_u8(p, x);
}

AEGIS256X2_INLINE void aegis256x2_copy(aegis256x2_block to[12], const aegis256x2_block from[12])
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
}

AEGIS256X2_INLINE void aegis256x2_initial(aegis256x2_block s[12], aegis256x2_block key0,
    aegis256x2_block key1, aegis256x2_block nonce0, aegis256x2_block nonce1)
{
    const uint8x16_t x1 = veorq_u8(nonce0, key0);
    const uint8x16_t x2 = veorq_u8(nonce1, key1);
    const uint8x16_t x3 = veorq_u8(key0,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    const uint8x16_t x4 = veorq_u8(key1,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    s[0] = x1;
    s[1] = x1;
    s[2] = x2;
    s[3] = x2;
    s[4] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[5] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[6] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[7] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[8] = x3;
    s[9] = x3;
    s[10] = x4;
    s[11] = x4;
}

AEGIS256X2_INLINE void aegis256x2_init_update(aegis256x2_block s[12], aegis256x2_block key0,
    aegis256x2_block key1, aegis256x2_block nonce0, aegis256x2_block nonce1)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    const uint8x16_t x1 = vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00)));
    const uint8x16_t x2 = vaesmcq_u8(vaeseq_u8(x1, s3a));
    const uint8x16_t x3 = vaesmcq_u8(
        vaeseq_u8(s3a,
            vreinterpretq_u8_u64(
                vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))));
    const uint8x16_t x4 = veorq_u8(x3, s4a);
    const uint8x16_t x5 = vaesmcq_u8(vaeseq_u8(x2, x4));
    const uint8x16_t x6 = vaesmcq_u8(vaeseq_u8(x3, s4a));
    const uint8x16_t x7 = vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00)));
    const uint8x16_t x8 = veor3q_u8(x7, s5a,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    const uint8x16_t x9 = vaesmcq_u8(vaeseq_u8(x6, x8));
    const uint8x16_t x10 = veorq_u8(nonce0, key0);
    const uint8x16_t x11 = vaesmcq_u8(vaeseq_u8(x7, s5a));
    const uint8x16_t x12 = vaesmcq_u8(
        vaeseq_u8(s5a,
            vreinterpretq_u8_u64(
                vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))));
    uint8x16_t x13 = veor3q_u8(x12, key0, s0a);
    AEGIS256X2_KEEP("w", x13);
    uint8x16_t x14 = veor3q_u8(x11, x13, key1);
    AEGIS256X2_KEEP("w", x14);
    uint8x16_t x15 = veor3q_u8(x9, x10, x14);
    AEGIS256X2_KEEP("w", x15);
    const uint8x16_t x16 = veorq_u8(nonce1, key1);
    const uint8x16_t x17 = vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00)));
    const uint8x16_t x18 = vaesmcq_u8(vaeseq_u8(x17, s3b));
    const uint8x16_t x19 = vaesmcq_u8(
        vaeseq_u8(s3b,
            vreinterpretq_u8_u64(
                vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))));
    const uint8x16_t x20 = veorq_u8(x19, s4b);
    const uint8x16_t x21 = vaesmcq_u8(vaeseq_u8(x18, x20));
    const uint8x16_t x22 = vaesmcq_u8(vaeseq_u8(x19, s4b));
    const uint8x16_t x23 = vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00)));
    const uint8x16_t x24 = veor3q_u8(x23, s5b,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    const uint8x16_t x25 = vaesmcq_u8(vaeseq_u8(x22, x24));
    const uint8x16_t x26 = vaesmcq_u8(vaeseq_u8(x23, s5b));
    const uint8x16_t x27 = vaesmcq_u8(
        vaeseq_u8(s5b,
            vreinterpretq_u8_u64(
                vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))));
    uint8x16_t x28 = veor3q_u8(x27, key0, s0b);
    AEGIS256X2_KEEP("w", x28);
    uint8x16_t x29 = veor3q_u8(x26, x28, key1);
    AEGIS256X2_KEEP("w", x29);
    uint8x16_t x30 = veor3q_u8(x25, x10, x29);
    AEGIS256X2_KEEP("w", x30);
    const uint8x16_t x31 = veorq_u8(key0, s0a);
    const uint8x16_t x32 = veor3q_u8(x12, x31, key1);
    const uint8x16_t x33 = vaesmcq_u8(vaeseq_u8(x11, x32));
    const uint8x16_t x34 = vaesmcq_u8(vaeseq_u8(x12, x31));
    const uint8x16_t x35 = vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00)));
    const uint8x16_t x36 = veorq_u8(x35, s1a);
    const uint8x16_t x37 = veorq_u8(x34, x36);
    uint8x16_t x38 = veorq_u8(x33, x37);
    AEGIS256X2_KEEP("w", x38);
    const uint8x16_t x39 = veorq_u8(key0, s0b);
    const uint8x16_t x40 = veor3q_u8(x27, x39, key1);
    const uint8x16_t x41 = vaesmcq_u8(vaeseq_u8(x26, x40));
    const uint8x16_t x42 = vaesmcq_u8(vaeseq_u8(x27, x39));
    const uint8x16_t x43 = vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00)));
    const uint8x16_t x44 = veorq_u8(x43, s1b);
    const uint8x16_t x45 = veorq_u8(x42, x44);
    uint8x16_t x46 = veorq_u8(x41, x45);
    AEGIS256X2_KEEP("w", x46);
    const uint8x16_t x47 = vaesmcq_u8(vaeseq_u8(x34, x36));
    const uint8x16_t x48 = vaesmcq_u8(vaeseq_u8(x35, s1a));
    const uint8x16_t x49 = vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00)));
    const uint8x16_t x50 = veorq_u8(x49, s2a);
    const uint8x16_t x51 = veorq_u8(x48, x50);
    uint8x16_t x52 = veorq_u8(x47, x51);
    AEGIS256X2_KEEP("w", x52);
    const uint8x16_t x53 = vaesmcq_u8(vaeseq_u8(x42, x44));
    const uint8x16_t x54 = vaesmcq_u8(vaeseq_u8(x43, s1b));
    const uint8x16_t x55 = vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00)));
    const uint8x16_t x56 = veorq_u8(x55, s2b);
    const uint8x16_t x57 = veorq_u8(x54, x56);
    uint8x16_t x58 = veorq_u8(x53, x57);
    AEGIS256X2_KEEP("w", x58);
    const uint8x16_t x59 = vaesmcq_u8(vaeseq_u8(x48, x50));
    const uint8x16_t x60 = vaesmcq_u8(vaeseq_u8(x49, s2a));
    uint8x16_t x61 = veorq_u8(x1, s3a);
    AEGIS256X2_KEEP("w", x61);
    uint8x16_t x62 = veor3q_u8(x60, x61,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x62);
    uint8x16_t x63 = veor3q_u8(x59, x62,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x63);
    const uint8x16_t x64 = vaesmcq_u8(vaeseq_u8(x54, x56));
    const uint8x16_t x65 = vaesmcq_u8(vaeseq_u8(x55, s2b));
    uint8x16_t x66 = veorq_u8(x17, s3b);
    AEGIS256X2_KEEP("w", x66);
    uint8x16_t x67 = veor3q_u8(x65, x66,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x67);
    uint8x16_t x68 = veor3q_u8(x64, x67,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x68);
    const uint8x16_t x69 = veor3q_u8(x1, s3a,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    const uint8x16_t x70 = vaesmcq_u8(vaeseq_u8(x60, x69));
    const uint8x16_t x71 = veorq_u8(x2, x4);
    uint8x16_t x72 = veorq_u8(x70, x71);
    AEGIS256X2_KEEP("w", x72);
    const uint8x16_t x73 = veor3q_u8(x17, s3b,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    const uint8x16_t x74 = vaesmcq_u8(vaeseq_u8(x65, x73));
    const uint8x16_t x75 = veorq_u8(x18, x20);
    uint8x16_t x76 = veorq_u8(x74, x75);
    AEGIS256X2_KEEP("w", x76);
    uint8x16_t x77 = veorq_u8(x7, s5a);
    AEGIS256X2_KEEP("w", x77);
    uint8x16_t x78 = veor3q_u8(x6, x77,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x78);
    uint8x16_t x79 = veor3q_u8(x5, x78,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x79);
    uint8x16_t x80 = veorq_u8(x23, s5b);
    AEGIS256X2_KEEP("w", x80);
    uint8x16_t x81 = veor3q_u8(x22, x80,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x81);
    uint8x16_t x82 = veor3q_u8(x21, x81,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    AEGIS256X2_KEEP("w", x82);
    s[0] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(x5,
                veor3q_u8(x6, x8,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))))), x15, x16);
    s[1] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(x21,
                veor3q_u8(x22, x24,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))))), x30, x16);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(x9, veor3q_u8(x10, x11, x32))), x38);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(x25, veor3q_u8(x10, x26, x40))), x46);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(x33, x37)), x52);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(x41, x45)), x58);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(x47, x51)), x63);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(x53, x57)), x68);
    s[8] = veorq_u8(
        vaesmcq_u8(
            vaeseq_u8(x59,
                veor3q_u8(x60, x69,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))))), x72);
    s[9] = veorq_u8(
        vaesmcq_u8(
            vaeseq_u8(x64,
                veor3q_u8(x65, x73,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))))), x76);
    s[10] = veorq_u8(vaesmcq_u8(vaeseq_u8(x70, x71)), x79);
    s[11] = veorq_u8(vaesmcq_u8(vaeseq_u8(x74, x75)), x82);
}

AEGIS256X2_INLINE void aegis256x2_update(aegis256x2_block s[12], aegis256x2_block m0a,
    aegis256x2_block m0b)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    const uint8x16_t t_1 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s0a, m0a);
    const uint8x16_t t_2 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s0b, m0b);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0x00))), s4a);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0x00))), s4b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
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
}

AEGIS256X2_INLINE void aegis256x2_encrypt_(aegis256x2_block s[12], aegis256x2_block m0a,
    aegis256x2_block m0b, aegis256x2_block *c0a, aegis256x2_block *c0b)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    const uint8x16_t t_1 = veor3q_u8(veorq_u8(s1a, m0a), vandq_u8(s2a, s3a), veorq_u8(s5a, s4a));
    const uint8x16_t t_2 = veor3q_u8(veorq_u8(s1b, m0b), vandq_u8(s2b, s3b), veorq_u8(s5b, s4b));
    const uint8x16_t t_3 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s0a, m0a);
    const uint8x16_t t_4 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s0b, m0b);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0x00))), s4a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0x00))), s4b);
    const uint8x16_t t_13 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_14 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    *c0a = t_1;
    *c0b = t_2;
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
}

AEGIS256X2_INLINE void aegis256x2_decrypt_(aegis256x2_block s[12], aegis256x2_block c0a,
    aegis256x2_block c0b, aegis256x2_block *m0a, aegis256x2_block *m0b)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    const uint8x16_t t_1 = veor3q_u8(veorq_u8(s1a, c0a), vandq_u8(s2a, s3a), veorq_u8(s5a, s4a));
    const uint8x16_t t_2 = veor3q_u8(veorq_u8(s1b, c0b), vandq_u8(s2b, s3b), veorq_u8(s5b, s4b));
    const uint8x16_t t_3 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s0a, t_1);
    const uint8x16_t t_4 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s0b, t_2);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0x00))), s4a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0x00))), s4b);
    const uint8x16_t t_13 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_14 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    *m0a = t_1;
    *m0b = t_2;
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
}

AEGIS256X2_INLINE void aegis256x2_keystream(aegis256x2_block s[12], aegis256x2_block *z0a,
    aegis256x2_block *z0b)
{
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    *z0a = veor3q_u8(vandq_u8(s2a, s3a), s5a, veorq_u8(s4a, s1a));
    *z0b = veor3q_u8(vandq_u8(s2b, s3b), s5b, veorq_u8(s4b, s1b));
}

AEGIS256X2_INLINE void aegis256x2_mixin(aegis256x2_block s[12], aegis256x2_block lengths,
    aegis256x2_block *ta, aegis256x2_block *tb)
{
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    *ta = veorq_u8(lengths, s3a);
    *tb = veorq_u8(lengths, s3b);
}

AEGIS256X2_INLINE void aegis256x2_final_update(aegis256x2_block s[12], aegis256x2_block ta,
    aegis256x2_block tb)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    s[0] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), ta, s0a);
    s[1] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), tb, s0b);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    s[8] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0x00))), s4a);
    s[9] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0x00))), s4b);
    s[10] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    s[11] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
}

AEGIS256X2_INLINE void aegis256x2_tag128(aegis256x2_block s[12], aegis256x2_block *t0)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    *t0 = veor3q_u8(veor3q_u8(veorq_u8(s1b, s0b), s5a, s4a),
        veor3q_u8(veorq_u8(s3a, s2a), s1a, s0a), veor3q_u8(veorq_u8(s5b, s4b), s3b, s2b));
}

AEGIS256X2_INLINE void aegis256x2_tags128(aegis256x2_block s[12], aegis256x2_block *t0,
    aegis256x2_block *t1)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    *t0 = veor3q_u8(veorq_u8(s3a, s2a), veorq_u8(s1a, s0a), veorq_u8(s5a, s4a));
    *t1 = veor3q_u8(veorq_u8(s3b, s2b), veorq_u8(s1b, s0b), veorq_u8(s5b, s4b));
}

AEGIS256X2_INLINE void aegis256x2_tag256(aegis256x2_block s[12], aegis256x2_block *t0,
    aegis256x2_block *t1)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    *t0 = veor3q_u8(veorq_u8(s0b, s2a), veorq_u8(s1a, s0a), veorq_u8(s2b, s1b));
    *t1 = veor3q_u8(veorq_u8(s3b, s5a), veorq_u8(s4a, s3a), veorq_u8(s5b, s4b));
}

AEGIS256X2_INLINE void aegis256x2_tags256(aegis256x2_block s[12], aegis256x2_block *t0,
    aegis256x2_block *t1, aegis256x2_block *t2, aegis256x2_block *t3)
{
    const aegis256x2_block s0a = s[0];
    const aegis256x2_block s0b = s[1];
    const aegis256x2_block s1a = s[2];
    const aegis256x2_block s1b = s[3];
    const aegis256x2_block s2a = s[4];
    const aegis256x2_block s2b = s[5];
    const aegis256x2_block s3a = s[6];
    const aegis256x2_block s3b = s[7];
    const aegis256x2_block s4a = s[8];
    const aegis256x2_block s4b = s[9];
    const aegis256x2_block s5a = s[10];
    const aegis256x2_block s5b = s[11];
    *t0 = veor3q_u8(s1a, s0a, s2a);
    *t1 = veor3q_u8(s4a, s3a, s5a);
    *t2 = veor3q_u8(s1b, s0b, s2b);
    *t3 = veor3q_u8(s4b, s3b, s5b);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis256x2_wipe(void *p, size_t len)
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

static int aegis256x2_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS256X2_INLINE void aegis256x2_start(aegis256x2_block s[12], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis256x2_initial(s, aegis256x2_load(key), aegis256x2_load(key + 16), aegis256x2_load(nonce),
        aegis256x2_load(nonce + 16));
    for (int i = 0; i < 4; i++)
        aegis256x2_init_update(s, aegis256x2_load(key), aegis256x2_load(key + 16),
            aegis256x2_load(nonce), aegis256x2_load(nonce + 16));
}

AEGIS256X2_INLINE void aegis256x2_update_at(aegis256x2_block s[12], const uint8_t *p)
{
    AEGIS256X2_KEEP("w", s[0]);
    AEGIS256X2_KEEP("w", s[1]);
    AEGIS256X2_KEEP("w", s[2]);
    AEGIS256X2_KEEP("w", s[3]);
    AEGIS256X2_KEEP("w", s[4]);
    AEGIS256X2_KEEP("w", s[5]);
    AEGIS256X2_KEEP("w", s[6]);
    AEGIS256X2_KEEP("w", s[7]);
    AEGIS256X2_KEEP("w", s[8]);
    AEGIS256X2_KEEP("w", s[9]);
    AEGIS256X2_KEEP("w", s[10]);
    AEGIS256X2_KEEP("w", s[11]);
    aegis256x2_update(s, aegis256x2_load(p), aegis256x2_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS256X2_INLINE void aegis256x2_absorb(aegis256x2_block s[12], const uint8_t *p, size_t len)
{
    aegis256x2_block r[12];

    aegis256x2_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis256x2_update_at(r, p);
        aegis256x2_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis256x2_update_at(r, p);
    }
    aegis256x2_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis256x2_update(s, aegis256x2_load(last), aegis256x2_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS256X2_INLINE void aegis256x2_last_updates(aegis256x2_block s[12], uint64_t low, uint64_t high)
{
    aegis256x2_block ta, tb;

    aegis256x2_mixin(s, vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))),
        &ta, &tb);
    for (int i = 0; i < 7; i++)
        aegis256x2_final_update(s, ta, tb);
}

/* Writes the tag. */
AEGIS256X2_INLINE void aegis256x2_store_tag(aegis256x2_block s[12], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis256x2_block t0;

        aegis256x2_tag128(s, &t0);
        aegis256x2_store(to, t0);
    }
    if (tag_len == 32) {
        aegis256x2_block t0, t1;

        aegis256x2_tag256(s, &t0, &t1);
        aegis256x2_store(to, t0);
        aegis256x2_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS256X2_INLINE void aegis256x2_finish(aegis256x2_block s[12], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis256x2_last_updates(s, 8 * low, 8 * high);
    aegis256x2_store_tag(s, tag, tag_len);
}

/* Writes the tags of all lanes, one after the other. */
AEGIS256X2_INLINE void aegis256x2_store_tags(aegis256x2_block s[12], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis256x2_block t0, t1;

        aegis256x2_tags128(s, &t0, &t1);
        aegis256x2_store(to, t0);
        aegis256x2_store(to + 16, t1);
    }
    if (tag_len == 32) {
        aegis256x2_block t0, t1, t2, t3;

        aegis256x2_tags256(s, &t0, &t1, &t2, &t3);
        aegis256x2_store(to, t0);
        aegis256x2_store(to + 16, t1);
        aegis256x2_store(to + 32, t2);
        aegis256x2_store(to + 48, t3);
    }
}

/* Writes the tag of AEGISMAC: the first lane absorbs the tags of all other lanes. */
AEGIS256X2_INLINE void aegis256x2_finish_mac(aegis256x2_block s[12], uint64_t len, uint8_t *tag,
    size_t tag_len)
{
    uint8_t tags[64], piece[32] = {0};

    aegis256x2_last_updates(s, 8 * len, 8 * tag_len);
    aegis256x2_store_tags(s, tags, tag_len);
    for (size_t i = tag_len; i < 2 * tag_len; i += 16) {
        memcpy(piece, tags + i, 16);
        aegis256x2_update(s, aegis256x2_load(piece), aegis256x2_load(piece + 16));
    }
    aegis256x2_last_updates(s, 2, 8 * tag_len);
    aegis256x2_store_tags(s, tags, tag_len);
    memcpy(tag, tags, tag_len);
    aegis256x2_wipe(tags, sizeof tags);
    aegis256x2_wipe(piece, sizeof piece);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS256X2_INLINE int aegis256x2_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis256x2_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS256X2_INLINE void aegis256x2_encrypt_at(aegis256x2_block s[12], uint8_t *c, const uint8_t *m)
{
    aegis256x2_block c0a, c0b;

    AEGIS256X2_KEEP("w", s[0]);
    AEGIS256X2_KEEP("w", s[1]);
    AEGIS256X2_KEEP("w", s[2]);
    AEGIS256X2_KEEP("w", s[3]);
    AEGIS256X2_KEEP("w", s[4]);
    AEGIS256X2_KEEP("w", s[5]);
    AEGIS256X2_KEEP("w", s[6]);
    AEGIS256X2_KEEP("w", s[7]);
    AEGIS256X2_KEEP("w", s[8]);
    AEGIS256X2_KEEP("w", s[9]);
    AEGIS256X2_KEEP("w", s[10]);
    AEGIS256X2_KEEP("w", s[11]);
    aegis256x2_encrypt_(s, aegis256x2_load(m), aegis256x2_load(m + 16), &c0a, &c0b);
    aegis256x2_store(c, c0a);
    aegis256x2_store(c + 16, c0b);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS256X2_INLINE void aegis256x2_encrypt_pieces(aegis256x2_block s[12], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis256x2_block r[12];

    aegis256x2_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis256x2_encrypt_at(r, c, m);
        aegis256x2_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis256x2_encrypt_at(r, c, m);
    }
    aegis256x2_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS256X2_INLINE void aegis256x2_encrypt_last(aegis256x2_block s[12], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis256x2_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis256x2_wipe(last, sizeof last);
}

AEGIS256X2_INLINE void aegis256x2_encrypt_all(aegis256x2_block s[12], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis256x2_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis256x2_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS256X2_CLEARS int aegis256x2_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x2_block s[12];

    if (!aegis256x2_is_tag_length(tag_len))
        return -1;
    aegis256x2_start(s, nonce, key);
    aegis256x2_absorb(s, ad, ad_len);
    aegis256x2_encrypt_all(s, c, m, len);
    aegis256x2_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS256X2_CLEARS int aegis256x2_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    return aegis256x2_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS256X2_CLEARS void aegis256x2_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x2_block s[12];

    aegis256x2_start(s, nonce, key);
    aegis256x2_encrypt_all(s, c, m, len);
}

AEGIS256X2_CLEARS void aegis256x2_stream(uint8_t *out, size_t len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis256x2_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS256X2_INLINE void aegis256x2_decrypt_at(aegis256x2_block s[12], uint8_t *m, const uint8_t *c)
{
    aegis256x2_block m0a, m0b;

    AEGIS256X2_KEEP("w", s[0]);
    AEGIS256X2_KEEP("w", s[1]);
    AEGIS256X2_KEEP("w", s[2]);
    AEGIS256X2_KEEP("w", s[3]);
    AEGIS256X2_KEEP("w", s[4]);
    AEGIS256X2_KEEP("w", s[5]);
    AEGIS256X2_KEEP("w", s[6]);
    AEGIS256X2_KEEP("w", s[7]);
    AEGIS256X2_KEEP("w", s[8]);
    AEGIS256X2_KEEP("w", s[9]);
    AEGIS256X2_KEEP("w", s[10]);
    AEGIS256X2_KEEP("w", s[11]);
    aegis256x2_decrypt_(s, aegis256x2_load(c), aegis256x2_load(c + 16), &m0a, &m0b);
    aegis256x2_store(m, m0a);
    aegis256x2_store(m + 16, m0b);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS256X2_INLINE void aegis256x2_decrypt_pieces(aegis256x2_block s[12], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis256x2_block r[12];

    aegis256x2_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis256x2_decrypt_at(r, m, c);
        aegis256x2_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis256x2_decrypt_at(r, m, c);
    }
    aegis256x2_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS256X2_INLINE void aegis256x2_decrypt_last(aegis256x2_block s[12], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[32];
    aegis256x2_block z0a, z0b;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis256x2_keystream(s, &z0a, &z0b);
    aegis256x2_store(last, z0a);
    aegis256x2_store(last + 16, z0b);
    memcpy(last, c, len);
    aegis256x2_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis256x2_wipe(last, sizeof last);
}

AEGIS256X2_INLINE void aegis256x2_decrypt_all(aegis256x2_block s[12], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis256x2_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis256x2_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS256X2_CLEARS int aegis256x2_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x2_block s[12];
    uint8_t expected[32];
    int result = -1;

    if (aegis256x2_is_tag_length(tag_len)) {
        aegis256x2_start(s, nonce, key);
        aegis256x2_absorb(s, ad, ad_len);
        aegis256x2_decrypt_all(s, m, c, len);
        aegis256x2_finish(s, ad_len, len, expected, tag_len);
        result = aegis256x2_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS256X2_CLEARS int aegis256x2_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[32], const uint8_t key[32])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis256x2_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS256X2_CLEARS void aegis256x2_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x2_block s[12];

    aegis256x2_start(s, nonce, key);
    aegis256x2_decrypt_all(s, m, c, len);
}

AEGIS256X2_CLEARS int aegis256x2_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x2_block s[12];

    if (!aegis256x2_is_tag_length(tag_len))
        return -1;
    aegis256x2_start(s, nonce, key);
    aegis256x2_absorb(s, data, len);
    aegis256x2_finish_mac(s, len, tag, tag_len);
    return 0;
}

AEGIS256X2_CLEARS int aegis256x2_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[32], const uint8_t key[32])
{
    uint8_t expected[32];

    if (aegis256x2_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis256x2_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis256x2_state st;
} aegis256x2_placed_state;
typedef char aegis256x2_state_bytes[sizeof(aegis256x2_state) == AEGIS256X2_STATE_BYTES ? 1 : -1];
typedef char aegis256x2_state_alignment[AEGIS256X2_STATE_ALIGNMENT
    % offsetof(aegis256x2_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis256x2_mac_state st;
} aegis256x2_placed_mac_state;
typedef char aegis256x2_mac_state_bytes[sizeof(aegis256x2_mac_state) == AEGIS256X2_MAC_STATE_BYTES
    ? 1 : -1];
typedef char aegis256x2_mac_state_alignment[AEGIS256X2_STATE_ALIGNMENT
    % offsetof(aegis256x2_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256X2_NOINLINE __attribute__((noinline))
#else
#define AEGIS256X2_NOINLINE
#endif

AEGIS256X2_INLINE void aegis256x2_thaw(aegis256x2_block s[12], const uint8_t *from)
{
    s[0] = aegis256x2_load(from);
    s[1] = aegis256x2_load(from + 16);
    s[2] = aegis256x2_load(from + 32);
    s[3] = aegis256x2_load(from + 48);
    s[4] = aegis256x2_load(from + 64);
    s[5] = aegis256x2_load(from + 80);
    s[6] = aegis256x2_load(from + 96);
    s[7] = aegis256x2_load(from + 112);
    s[8] = aegis256x2_load(from + 128);
    s[9] = aegis256x2_load(from + 144);
    s[10] = aegis256x2_load(from + 160);
    s[11] = aegis256x2_load(from + 176);
}

AEGIS256X2_INLINE void aegis256x2_freeze(uint8_t *to, aegis256x2_block s[12])
{
    aegis256x2_store(to, s[0]);
    aegis256x2_store(to + 16, s[1]);
    aegis256x2_store(to + 32, s[2]);
    aegis256x2_store(to + 48, s[3]);
    aegis256x2_store(to + 64, s[4]);
    aegis256x2_store(to + 80, s[5]);
    aegis256x2_store(to + 96, s[6]);
    aegis256x2_store(to + 112, s[7]);
    aegis256x2_store(to + 128, s[8]);
    aegis256x2_store(to + 144, s[9]);
    aegis256x2_store(to + 160, s[10]);
    aegis256x2_store(to + 176, s[11]);
}

AEGIS256X2_CLEARS void aegis256x2_init(aegis256x2_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[32], const uint8_t key[32])
{
    aegis256x2_block s[12];

    aegis256x2_start(s, nonce, key);
    aegis256x2_absorb(s, ad, ad_len);
    aegis256x2_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS256X2_INLINE int aegis256x2_end(aegis256x2_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256x2_is_tag_length(tag_len) ? 0 : -1;
    aegis256x2_block s[12];

    if (result == 0) {
        aegis256x2_thaw(s, st->kept);
        aegis256x2_absorb(s, st->kept + 192, (size_t)(st->len % 32));
        aegis256x2_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis256x2_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256X2_KEEP, compilers would use vector registers.
 */
AEGIS256X2_INLINE void aegis256x2_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256X2_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256X2_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256X2_NOINLINE AEGIS256X2_CLEARS
size_t aegis256x2_encrypt_uneven(aegis256x2_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 192;
    size_t used = (size_t)(st->len % 32);
    aegis256x2_block s[12];
    aegis256x2_block z0a, z0b;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis256x2_encrypt_bytes(c, m, piece + 32 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis256x2_thaw(s, st->kept);
    if (used != 0)
        aegis256x2_update(s, aegis256x2_load(piece), aegis256x2_load(piece + 16));
    used = len % 32;
    aegis256x2_encrypt_pieces(s, c, m, len / 32);
    aegis256x2_freeze(st->kept, s);
    if (used != 0) {
        aegis256x2_keystream(s, &z0a, &z0b);
        aegis256x2_store(piece, z0a);
        aegis256x2_store(piece + 16, z0b);
        aegis256x2_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS256X2_CLEARS size_t aegis256x2_encrypt_update(aegis256x2_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    aegis256x2_block s[12];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis256x2_encrypt_uneven(st, c, m, len);
        aegis256x2_encrypt_bytes(c, m, st->kept + 192 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256x2_thaw(s, st->kept);
    aegis256x2_encrypt_pieces(s, c, m, len / 32);
    aegis256x2_freeze(st->kept, s);
    return len;
}

AEGIS256X2_CLEARS int aegis256x2_encrypt_final(aegis256x2_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256x2_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS256X2_KEEP, compilers would use vector registers.
 */
AEGIS256X2_INLINE void aegis256x2_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS256X2_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS256X2_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS256X2_NOINLINE AEGIS256X2_CLEARS
size_t aegis256x2_decrypt_uneven(aegis256x2_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 192;
    size_t used = (size_t)(st->len % 32);
    aegis256x2_block s[12];
    aegis256x2_block z0a, z0b;

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        aegis256x2_decrypt_bytes(m, c, piece + 32 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis256x2_thaw(s, st->kept);
    if (used != 0)
        aegis256x2_update(s, aegis256x2_load(piece), aegis256x2_load(piece + 16));
    used = len % 32;
    aegis256x2_decrypt_pieces(s, m, c, len / 32);
    aegis256x2_freeze(st->kept, s);
    if (used != 0) {
        aegis256x2_keystream(s, &z0a, &z0b);
        aegis256x2_store(piece, z0a);
        aegis256x2_store(piece + 16, z0b);
        aegis256x2_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS256X2_CLEARS size_t aegis256x2_decrypt_update(aegis256x2_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    aegis256x2_block s[12];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (used == 0 || len >= 32 - used)
            return aegis256x2_decrypt_uneven(st, m, c, len);
        aegis256x2_decrypt_bytes(m, c, st->kept + 192 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis256x2_thaw(s, st->kept);
    aegis256x2_decrypt_pieces(s, m, c, len / 32);
    aegis256x2_freeze(st->kept, s);
    return len;
}

AEGIS256X2_CLEARS int aegis256x2_decrypt_final(aegis256x2_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis256x2_end(st, expected, tag_len) == 0 ? aegis256x2_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS256X2_INLINE void aegis256x2_begin_mac(aegis256x2_mac_state *st, aegis256x2_block s[12])
{
    aegis256x2_freeze(st->kept, s);
    aegis256x2_freeze(st->kept + 192, s);
    aegis256x2_wipe(st->kept + 384, 32);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS256X2_INLINE void aegis256x2_begin_again(aegis256x2_mac_state *st)
{
    aegis256x2_block s[12];

    aegis256x2_thaw(s, st->kept + 192);
    aegis256x2_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS256X2_INLINE int aegis256x2_end_mac(aegis256x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis256x2_is_tag_length(tag_len) ? 0 : -1;
    aegis256x2_block s[12];

    if (result == 0) {
        aegis256x2_thaw(s, st->kept);
        aegis256x2_absorb(s, st->kept + 384, (size_t)(st->len % 32));
        aegis256x2_finish_mac(s, st->len, tag, tag_len);
    }
    aegis256x2_begin_again(st);
    return result;
}

AEGIS256X2_CLEARS void aegis256x2_mac_init(aegis256x2_mac_state *st, const uint8_t nonce[32],
    const uint8_t key[32])
{
    aegis256x2_block s[12];

    aegis256x2_start(s, nonce, key);
    aegis256x2_begin_mac(st, s);
}

/* Absorbs whole pieces of 32 bytes. */
AEGIS256X2_INLINE void aegis256x2_absorb_pieces(aegis256x2_block s[12], const uint8_t *p,
    size_t len)
{
    aegis256x2_block r[12];

    aegis256x2_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis256x2_update_at(r, p);
        aegis256x2_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis256x2_update_at(r, p);
    }
    aegis256x2_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS256X2_KEEP, compilers would use vector
 * registers.
 */
AEGIS256X2_INLINE void aegis256x2_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS256X2_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS256X2_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS256X2_NOINLINE AEGIS256X2_CLEARS
void aegis256x2_mac_uneven(aegis256x2_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 384;
    size_t used = (size_t)(st->len % 32);
    aegis256x2_block s[12];

    st->len += len;
    if (used != 0) {
        size_t room = 32 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis256x2_store(piece + 32 - room, aegis256x2_load(data));
        aegis256x2_mac_bytes(data, piece + 32 - room, room);
        data += room;
        len -= room;
    }
    aegis256x2_thaw(s, st->kept);
    if (used != 0)
        aegis256x2_update(s, aegis256x2_load(piece), aegis256x2_load(piece + 16));
    used = len % 32;
    aegis256x2_absorb_pieces(s, data, len / 32 * 32);
    aegis256x2_freeze(st->kept, s);
    aegis256x2_mac_bytes(data + len - used, piece, used);
}

AEGIS256X2_CLEARS void aegis256x2_mac_update(aegis256x2_mac_state *st, const uint8_t *data,
    size_t len)
{
    aegis256x2_block s[12];

    if ((st->len | len) % 32 != 0) {
        const size_t used = (size_t)(st->len % 32);

        if (len >= 32 - used) {
            aegis256x2_mac_uneven(st, data, len);
            return;
        }
        aegis256x2_mac_bytes(data, st->kept + 384 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis256x2_thaw(s, st->kept);
    aegis256x2_absorb_pieces(s, data, len / 32 * 32);
    aegis256x2_freeze(st->kept, s);
}

AEGIS256X2_CLEARS int aegis256x2_mac_final(aegis256x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis256x2_end_mac(st, tag, tag_len);
}

AEGIS256X2_CLEARS int aegis256x2_mac_verify_final(aegis256x2_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis256x2_end_mac(st, expected, tag_len) == 0
        ? aegis256x2_checked(expected, tag, tag_len) : -1;
}

AEGIS256X2_CLEARS void aegis256x2_mac_reset(aegis256x2_mac_state *st)
{
    aegis256x2_begin_again(st);
}

AEGIS256X2_CLEARS void aegis256x2_mac_clear(aegis256x2_mac_state *st)
{
    aegis256x2_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
