/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128X2 (RFC 10032) for AArch64 with SIMD, AES and SHA3.
 *
 * Generated; to make it again:
 *     hashwright make aegis128x2 --target aarch64-aes-sha3
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128x2 --target aarch64-aes-sha3` measures the speed.
 *
 * Words are stored in parts of 128 bits.
 * State words s3, s7: stored as complements.
 * update: 48 instructions for 64 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 56 instructions for 64 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 56 instructions for 64 bytes, critical path 6 cycles (6 per iteration of a loop).
 */
#include "aegis128x2.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128X2_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128X2_FREESTANDING
#endif
#endif
#if !defined(AEGIS128X2_FREESTANDING)
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
#define AEGIS128X2_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128X2_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128X2_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128X2_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128X2_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128X2_CLEARS
#define AEGIS128X2_CLEARS
#endif

typedef uint8x16_t aegis128x2_block;

AEGIS128X2_INLINE
aegis128x2_block aegis128x2_load(const uint8_t *p)
{
    return vld1q_u8(p);
}

AEGIS128X2_INLINE void aegis128x2_store(uint8_t *p, aegis128x2_block x)
{
    vst1q_u8(p, x);
}

AEGIS128X2_INLINE void aegis128x2_copy(aegis128x2_block to[16], const aegis128x2_block from[16])
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

AEGIS128X2_INLINE void aegis128x2_initial(aegis128x2_block s[16], aegis128x2_block key,
    aegis128x2_block nonce)
{
    const uint8x16_t x1 = veorq_u8(nonce, key);
    const uint8x16_t x2 = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    const uint8x16_t x3 = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    const uint8x16_t x4 = vbcaxq_u8(key, vdupq_n_u8(0xff),
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    s[0] = x1;
    s[1] = x1;
    s[2] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[3] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[4] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[5] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[6] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0ed03d92aae7c224)),
            vcreate_u64(UINT64_C(0x22d74a8cbdceeedf))));
    s[7] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0ed03d92aae7c224)),
            vcreate_u64(UINT64_C(0x22d74a8cbdceeedf))));
    s[8] = x1;
    s[9] = x1;
    s[10] = x2;
    s[11] = x2;
    s[12] = x3;
    s[13] = x3;
    s[14] = x4;
    s[15] = x4;
}

AEGIS128X2_INLINE void aegis128x2_init_update(aegis128x2_block s[16], aegis128x2_block key,
    aegis128x2_block nonce)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    s[0] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(
                veorq_u8(s7a,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))), vdupq_n_u8(0xff))), nonce, s0a);
    s[1] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(
                veorq_u8(s7b,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))), vdupq_n_u8(0xff))), nonce, s0b);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    s[6] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    s[7] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    s[8] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(
                veorq_u8(s3a,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))), vdupq_n_u8(0xff))), key, s4a);
    s[9] = veor3q_u8(
        vaesmcq_u8(
            vaeseq_u8(
                veorq_u8(s3b,
                    vreinterpretq_u8_u64(
                    vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                    vcreate_u64(UINT64_C(0x0000000000000000))))), vdupq_n_u8(0xff))), key, s4b);
    s[10] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    s[11] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    s[12] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s6a);
    s[13] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s6b);
    s[14] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s6a, vdupq_n_u8(0x00))), s7a,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000100)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
    s[15] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s6b, vdupq_n_u8(0x00))), s7b,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0000000000000101)),
                vcreate_u64(UINT64_C(0x0000000000000000)))));
}

AEGIS128X2_INLINE void aegis128x2_update(aegis128x2_block s[16], aegis128x2_block m0a,
    aegis128x2_block m0b, aegis128x2_block m1a, aegis128x2_block m1b)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    const uint8x16_t t_1 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7a, vdupq_n_u8(0xff))), m0a, s0a);
    const uint8x16_t t_2 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7b, vdupq_n_u8(0xff))), m0b, s0b);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_9 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0xff))), m1a, s4a);
    const uint8x16_t t_10 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0xff))), m1b, s4b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    const uint8x16_t t_13 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s6a);
    const uint8x16_t t_14 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s6b);
    const uint8x16_t t_15 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6a, vdupq_n_u8(0x00))), s7a);
    const uint8x16_t t_16 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6b, vdupq_n_u8(0x00))), s7b);
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

AEGIS128X2_INLINE void aegis128x2_encrypt_(aegis128x2_block s[16], aegis128x2_block m0a,
    aegis128x2_block m0b, aegis128x2_block m1a, aegis128x2_block m1b, aegis128x2_block *c0a,
    aegis128x2_block *c0b, aegis128x2_block *c1a, aegis128x2_block *c1b)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    const uint8x16_t t_1 = vbcaxq_u8(veor3q_u8(s6a, m0a, s1a), s2a, s3a);
    const uint8x16_t t_2 = vbcaxq_u8(veor3q_u8(s6b, m0b, s1b), s2b, s3b);
    const uint8x16_t t_3 = vbcaxq_u8(veor3q_u8(s2a, m1a, s5a), s6a, s7a);
    const uint8x16_t t_4 = vbcaxq_u8(veor3q_u8(s2b, m1b, s5b), s6b, s7b);
    const uint8x16_t t_5 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7a, vdupq_n_u8(0xff))), m0a, s0a);
    const uint8x16_t t_6 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7b, vdupq_n_u8(0xff))), m0b, s0b);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_13 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0xff))), m1a, s4a);
    const uint8x16_t t_14 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0xff))), m1b, s4b);
    const uint8x16_t t_15 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_16 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    const uint8x16_t t_17 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s6a);
    const uint8x16_t t_18 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s6b);
    const uint8x16_t t_19 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6a, vdupq_n_u8(0x00))), s7a);
    const uint8x16_t t_20 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6b, vdupq_n_u8(0x00))), s7b);
    *c0a = t_1;
    *c0b = t_2;
    *c1a = t_3;
    *c1b = t_4;
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

AEGIS128X2_INLINE void aegis128x2_decrypt_(aegis128x2_block s[16], aegis128x2_block c0a,
    aegis128x2_block c0b, aegis128x2_block c1a, aegis128x2_block c1b, aegis128x2_block *m0a,
    aegis128x2_block *m0b, aegis128x2_block *m1a, aegis128x2_block *m1b)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    const uint8x16_t t_1 = vbcaxq_u8(veor3q_u8(s6a, c0a, s1a), s2a, s3a);
    const uint8x16_t t_2 = vbcaxq_u8(veor3q_u8(s6b, c0b, s1b), s2b, s3b);
    const uint8x16_t t_3 = vbcaxq_u8(veor3q_u8(s2a, c1a, s5a), s6a, s7a);
    const uint8x16_t t_4 = vbcaxq_u8(veor3q_u8(s2b, c1b, s5b), s6b, s7b);
    const uint8x16_t t_5 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7a, vdupq_n_u8(0xff))), s0a, t_1);
    const uint8x16_t t_6 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7b, vdupq_n_u8(0xff))), s0b, t_2);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    const uint8x16_t t_11 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    const uint8x16_t t_12 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    const uint8x16_t t_13 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0xff))), s4a, t_3);
    const uint8x16_t t_14 = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0xff))), s4b, t_4);
    const uint8x16_t t_15 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    const uint8x16_t t_16 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    const uint8x16_t t_17 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s6a);
    const uint8x16_t t_18 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s6b);
    const uint8x16_t t_19 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6a, vdupq_n_u8(0x00))), s7a);
    const uint8x16_t t_20 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6b, vdupq_n_u8(0x00))), s7b);
    *m0a = t_1;
    *m0b = t_2;
    *m1a = t_3;
    *m1b = t_4;
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

AEGIS128X2_INLINE void aegis128x2_keystream(aegis128x2_block s[16], aegis128x2_block *z0a,
    aegis128x2_block *z0b, aegis128x2_block *z1a, aegis128x2_block *z1b)
{
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    *z0a = veor3q_u8(vbicq_u8(s2a, s3a), s1a, s6a);
    *z0b = veor3q_u8(vbicq_u8(s2b, s3b), s1b, s6b);
    *z1a = veor3q_u8(vbicq_u8(s6a, s7a), s5a, s2a);
    *z1b = veor3q_u8(vbicq_u8(s6b, s7b), s5b, s2b);
}

AEGIS128X2_INLINE void aegis128x2_mixin(aegis128x2_block s[16], aegis128x2_block lengths,
    aegis128x2_block *ta, aegis128x2_block *tb)
{
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    *ta = veorq_u8(lengths, s2a);
    *tb = veorq_u8(lengths, s2b);
}

AEGIS128X2_INLINE void aegis128x2_final_update(aegis128x2_block s[16], aegis128x2_block ta,
    aegis128x2_block tb)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    s[0] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7a, vdupq_n_u8(0xff))), ta, s0a);
    s[1] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s7b, vdupq_n_u8(0xff))), tb, s0b);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0a, vdupq_n_u8(0x00))), s1a);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0b, vdupq_n_u8(0x00))), s1b);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1a, vdupq_n_u8(0x00))), s2a);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1b, vdupq_n_u8(0x00))), s2b);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2a, vdupq_n_u8(0x00))), s3a);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2b, vdupq_n_u8(0x00))), s3b);
    s[8] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3a, vdupq_n_u8(0xff))), ta, s4a);
    s[9] = veor3q_u8(vaesmcq_u8(vaeseq_u8(s3b, vdupq_n_u8(0xff))), tb, s4b);
    s[10] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4a, vdupq_n_u8(0x00))), s5a);
    s[11] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4b, vdupq_n_u8(0x00))), s5b);
    s[12] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5a, vdupq_n_u8(0x00))), s6a);
    s[13] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5b, vdupq_n_u8(0x00))), s6b);
    s[14] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6a, vdupq_n_u8(0x00))), s7a);
    s[15] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6b, vdupq_n_u8(0x00))), s7b);
}

AEGIS128X2_INLINE void aegis128x2_tag128(aegis128x2_block s[16], aegis128x2_block *t0)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    uint8x16_t x1 = veor3q_u8(s1a, s0a, s6a);
    AEGIS128X2_KEEP("w", x1);
    *t0 = veor3q_u8(veor3q_u8(veorq_u8(s5b, s4b), veorq_u8(s3b, s2b), veor3q_u8(s1b, s0b, s6b)),
        veor3q_u8(veorq_u8(s5a, s4a), s3a, s2a), x1);
}

AEGIS128X2_INLINE void aegis128x2_tags128(aegis128x2_block s[16], aegis128x2_block *t0,
    aegis128x2_block *t1)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    uint8x16_t x1 = veor3q_u8(s1a, s0a, s6a);
    AEGIS128X2_KEEP("w", x1);
    uint8x16_t x2 = veor3q_u8(s1b, s0b, s6b);
    AEGIS128X2_KEEP("w", x2);
    *t0 = vbcaxq_u8(veor3q_u8(veorq_u8(s5a, s4a), s3a, s2a), vdupq_n_u8(0xff), x1);
    *t1 = vbcaxq_u8(veor3q_u8(veorq_u8(s5b, s4b), s3b, s2b), vdupq_n_u8(0xff), x2);
}

AEGIS128X2_INLINE void aegis128x2_tag256(aegis128x2_block s[16], aegis128x2_block *t0,
    aegis128x2_block *t1)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    *t0 =
        veorq_u8(veor3q_u8(veorq_u8(s3b, s2b), s1b, s0b), veor3q_u8(veorq_u8(s3a, s2a), s1a, s0a));
    *t1 =
        veorq_u8(veor3q_u8(veorq_u8(s7b, s6b), s5b, s4b), veor3q_u8(veorq_u8(s7a, s6a), s5a, s4a));
}

AEGIS128X2_INLINE void aegis128x2_tags256(aegis128x2_block s[16], aegis128x2_block *t0,
    aegis128x2_block *t1, aegis128x2_block *t2, aegis128x2_block *t3)
{
    const aegis128x2_block s0a = s[0];
    const aegis128x2_block s0b = s[1];
    const aegis128x2_block s1a = s[2];
    const aegis128x2_block s1b = s[3];
    const aegis128x2_block s2a = s[4];
    const aegis128x2_block s2b = s[5];
    const aegis128x2_block s3a = s[6];
    const aegis128x2_block s3b = s[7];
    const aegis128x2_block s4a = s[8];
    const aegis128x2_block s4b = s[9];
    const aegis128x2_block s5a = s[10];
    const aegis128x2_block s5b = s[11];
    const aegis128x2_block s6a = s[12];
    const aegis128x2_block s6b = s[13];
    const aegis128x2_block s7a = s[14];
    const aegis128x2_block s7b = s[15];
    *t0 = vbcaxq_u8(veorq_u8(s3a, s2a), vdupq_n_u8(0xff), veorq_u8(s1a, s0a));
    *t1 = vbcaxq_u8(veorq_u8(s7a, s6a), vdupq_n_u8(0xff), veorq_u8(s5a, s4a));
    *t2 = vbcaxq_u8(veorq_u8(s3b, s2b), vdupq_n_u8(0xff), veorq_u8(s1b, s0b));
    *t3 = vbcaxq_u8(veorq_u8(s7b, s6b), vdupq_n_u8(0xff), veorq_u8(s5b, s4b));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128x2_wipe(void *p, size_t len)
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

static int aegis128x2_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128X2_INLINE void aegis128x2_start(aegis128x2_block s[16], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128x2_initial(s, aegis128x2_load(key), aegis128x2_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128x2_init_update(s, aegis128x2_load(key), aegis128x2_load(nonce));
}

AEGIS128X2_INLINE void aegis128x2_update_at(aegis128x2_block s[16], const uint8_t *p)
{
    AEGIS128X2_KEEP("w", s[0]);
    AEGIS128X2_KEEP("w", s[1]);
    AEGIS128X2_KEEP("w", s[2]);
    AEGIS128X2_KEEP("w", s[3]);
    AEGIS128X2_KEEP("w", s[4]);
    AEGIS128X2_KEEP("w", s[5]);
    AEGIS128X2_KEEP("w", s[6]);
    AEGIS128X2_KEEP("w", s[7]);
    AEGIS128X2_KEEP("w", s[8]);
    AEGIS128X2_KEEP("w", s[9]);
    AEGIS128X2_KEEP("w", s[10]);
    AEGIS128X2_KEEP("w", s[11]);
    AEGIS128X2_KEEP("w", s[12]);
    AEGIS128X2_KEEP("w", s[13]);
    AEGIS128X2_KEEP("w", s[14]);
    AEGIS128X2_KEEP("w", s[15]);
    aegis128x2_update(s, aegis128x2_load(p), aegis128x2_load(p + 16), aegis128x2_load(p + 32),
        aegis128x2_load(p + 48));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128X2_INLINE void aegis128x2_absorb(aegis128x2_block s[16], const uint8_t *p, size_t len)
{
    aegis128x2_block r[16];

    aegis128x2_copy(r, s);
    for (; len >= 128; len -= 128, p += 128) {
        aegis128x2_update_at(r, p);
        aegis128x2_update_at(r, p + 64);
    }
    for (; len >= 64; len -= 64, p += 64) {
        aegis128x2_update_at(r, p);
    }
    aegis128x2_copy(s, r);
    if (len != 0) {
        uint8_t last[64] = {0};

        memcpy(last, p, len);
        aegis128x2_update(s, aegis128x2_load(last), aegis128x2_load(last + 16),
            aegis128x2_load(last + 32), aegis128x2_load(last + 48));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128X2_INLINE void aegis128x2_last_updates(aegis128x2_block s[16], uint64_t low, uint64_t high)
{
    aegis128x2_block ta, tb;

    aegis128x2_mixin(s, vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))),
        &ta, &tb);
    for (int i = 0; i < 7; i++)
        aegis128x2_final_update(s, ta, tb);
}

/* Writes the tag. */
AEGIS128X2_INLINE void aegis128x2_store_tag(aegis128x2_block s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128x2_block t0;

        aegis128x2_tag128(s, &t0);
        aegis128x2_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128x2_block t0, t1;

        aegis128x2_tag256(s, &t0, &t1);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128X2_INLINE void aegis128x2_finish(aegis128x2_block s[16], uint64_t low, uint64_t high,
    uint8_t *tag, size_t tag_len)
{
    aegis128x2_last_updates(s, 8 * low, 8 * high);
    aegis128x2_store_tag(s, tag, tag_len);
}

/* Writes the tags of all lanes, one after the other. */
AEGIS128X2_INLINE void aegis128x2_store_tags(aegis128x2_block s[16], uint8_t *to, size_t tag_len)
{
    if (tag_len == 16) {
        aegis128x2_block t0, t1;

        aegis128x2_tags128(s, &t0, &t1);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
    }
    if (tag_len == 32) {
        aegis128x2_block t0, t1, t2, t3;

        aegis128x2_tags256(s, &t0, &t1, &t2, &t3);
        aegis128x2_store(to, t0);
        aegis128x2_store(to + 16, t1);
        aegis128x2_store(to + 32, t2);
        aegis128x2_store(to + 48, t3);
    }
}

/*
 * Writes the tag of AEGISMAC: the first lane absorbs the tags of all lanes, its own only if tags
 * have 16 bytes.
 */
AEGIS128X2_INLINE void aegis128x2_finish_mac(aegis128x2_block s[16], uint64_t len, uint8_t *tag,
    size_t tag_len)
{
    uint8_t tags[64], pair[64] = {0};

    aegis128x2_last_updates(s, 8 * len, 8 * tag_len);
    aegis128x2_store_tags(s, tags, tag_len);
    for (size_t i = tag_len == 16 ? 0 : tag_len; i < 2 * tag_len; i += 32) {
        memcpy(pair, tags + i, 16);
        memcpy(pair + 32, tags + i + 16, 16);
        aegis128x2_update(s, aegis128x2_load(pair), aegis128x2_load(pair + 16),
            aegis128x2_load(pair + 32), aegis128x2_load(pair + 48));
    }
    aegis128x2_last_updates(s, 2, 8 * tag_len);
    aegis128x2_store_tags(s, tags, tag_len);
    memcpy(tag, tags, tag_len);
    aegis128x2_wipe(tags, sizeof tags);
    aegis128x2_wipe(pair, sizeof pair);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128X2_INLINE int aegis128x2_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128x2_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128X2_INLINE void aegis128x2_encrypt_at(aegis128x2_block s[16], uint8_t *c, const uint8_t *m)
{
    aegis128x2_block c0a, c0b, c1a, c1b;

    AEGIS128X2_KEEP("w", s[0]);
    AEGIS128X2_KEEP("w", s[1]);
    AEGIS128X2_KEEP("w", s[2]);
    AEGIS128X2_KEEP("w", s[3]);
    AEGIS128X2_KEEP("w", s[4]);
    AEGIS128X2_KEEP("w", s[5]);
    AEGIS128X2_KEEP("w", s[6]);
    AEGIS128X2_KEEP("w", s[7]);
    AEGIS128X2_KEEP("w", s[8]);
    AEGIS128X2_KEEP("w", s[9]);
    AEGIS128X2_KEEP("w", s[10]);
    AEGIS128X2_KEEP("w", s[11]);
    AEGIS128X2_KEEP("w", s[12]);
    AEGIS128X2_KEEP("w", s[13]);
    AEGIS128X2_KEEP("w", s[14]);
    AEGIS128X2_KEEP("w", s[15]);
    aegis128x2_encrypt_(s, aegis128x2_load(m), aegis128x2_load(m + 16), aegis128x2_load(m + 32),
        aegis128x2_load(m + 48), &c0a, &c0b, &c1a, &c1b);
    aegis128x2_store(c, c0a);
    aegis128x2_store(c + 16, c0b);
    aegis128x2_store(c + 32, c1a);
    aegis128x2_store(c + 48, c1b);
}

/* Encrypts whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_encrypt_pieces(aegis128x2_block s[16], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis128x2_block r[16];

    aegis128x2_copy(r, s);
    for (; count >= 2; count -= 2, m += 128, c += 128) {
        aegis128x2_encrypt_at(r, c, m);
        aegis128x2_encrypt_at(r, c + 64, m + 64);
    }
    for (; count != 0; count--, m += 64, c += 64) {
        aegis128x2_encrypt_at(r, c, m);
    }
    aegis128x2_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 63. */
AEGIS128X2_INLINE void aegis128x2_encrypt_last(aegis128x2_block s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    uint8_t last[64] = {0};

    memcpy(last, m, len);
    aegis128x2_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128x2_wipe(last, sizeof last);
}

AEGIS128X2_INLINE void aegis128x2_encrypt_all(aegis128x2_block s[16], uint8_t *c, const uint8_t *m,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    if (len > whole)
        aegis128x2_encrypt_last(s, c + whole, m + whole, len - whole);
}

AEGIS128X2_CLEARS int aegis128x2_encrypt_detached(uint8_t *c, uint8_t *tag, size_t tag_len,
    const uint8_t *m, size_t len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block s[16];

    if (!aegis128x2_is_tag_length(tag_len))
        return -1;
    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, ad, ad_len);
    aegis128x2_encrypt_all(s, c, m, len);
    aegis128x2_finish(s, ad_len, len, tag, tag_len);
    return 0;
}

AEGIS128X2_CLEARS int aegis128x2_encrypt(uint8_t *c, size_t tag_len, const uint8_t *m, size_t len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    return aegis128x2_encrypt_detached(c, c + len, tag_len, m, len, ad, ad_len, nonce, key);
}

AEGIS128X2_CLEARS void aegis128x2_encrypt_unauthenticated(uint8_t *c, const uint8_t *m, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block s[16];

    aegis128x2_start(s, nonce, key);
    aegis128x2_encrypt_all(s, c, m, len);
}

AEGIS128X2_CLEARS void aegis128x2_stream(uint8_t *out, size_t len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    if (len == 0)
        return;
    memset(out, 0, len);
    aegis128x2_encrypt_unauthenticated(out, out, len, nonce, key);
}

AEGIS128X2_INLINE void aegis128x2_decrypt_at(aegis128x2_block s[16], uint8_t *m, const uint8_t *c)
{
    aegis128x2_block m0a, m0b, m1a, m1b;

    AEGIS128X2_KEEP("w", s[0]);
    AEGIS128X2_KEEP("w", s[1]);
    AEGIS128X2_KEEP("w", s[2]);
    AEGIS128X2_KEEP("w", s[3]);
    AEGIS128X2_KEEP("w", s[4]);
    AEGIS128X2_KEEP("w", s[5]);
    AEGIS128X2_KEEP("w", s[6]);
    AEGIS128X2_KEEP("w", s[7]);
    AEGIS128X2_KEEP("w", s[8]);
    AEGIS128X2_KEEP("w", s[9]);
    AEGIS128X2_KEEP("w", s[10]);
    AEGIS128X2_KEEP("w", s[11]);
    AEGIS128X2_KEEP("w", s[12]);
    AEGIS128X2_KEEP("w", s[13]);
    AEGIS128X2_KEEP("w", s[14]);
    AEGIS128X2_KEEP("w", s[15]);
    aegis128x2_decrypt_(s, aegis128x2_load(c), aegis128x2_load(c + 16), aegis128x2_load(c + 32),
        aegis128x2_load(c + 48), &m0a, &m0b, &m1a, &m1b);
    aegis128x2_store(m, m0a);
    aegis128x2_store(m + 16, m0b);
    aegis128x2_store(m + 32, m1a);
    aegis128x2_store(m + 48, m1b);
}

/* Decrypts whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_decrypt_pieces(aegis128x2_block s[16], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis128x2_block r[16];

    aegis128x2_copy(r, s);
    for (; count >= 2; count -= 2, c += 128, m += 128) {
        aegis128x2_decrypt_at(r, m, c);
        aegis128x2_decrypt_at(r, m + 64, c + 64);
    }
    for (; count != 0; count--, c += 64, m += 64) {
        aegis128x2_decrypt_at(r, m, c);
    }
    aegis128x2_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 63. */
AEGIS128X2_INLINE void aegis128x2_decrypt_last(aegis128x2_block s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    uint8_t last[64];
    aegis128x2_block z0a, z0b, z1a, z1b;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128x2_keystream(s, &z0a, &z0b, &z1a, &z1b);
    aegis128x2_store(last, z0a);
    aegis128x2_store(last + 16, z0b);
    aegis128x2_store(last + 32, z1a);
    aegis128x2_store(last + 48, z1b);
    memcpy(last, c, len);
    aegis128x2_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128x2_wipe(last, sizeof last);
}

AEGIS128X2_INLINE void aegis128x2_decrypt_all(aegis128x2_block s[16], uint8_t *m, const uint8_t *c,
    size_t len)
{
    const size_t whole = len / 64 * 64;

    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    if (len > whole)
        aegis128x2_decrypt_last(s, m + whole, c + whole, len - whole);
}

AEGIS128X2_CLEARS int aegis128x2_decrypt_detached(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t *tag, size_t tag_len, const uint8_t *ad, size_t ad_len, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block s[16];
    uint8_t expected[32];
    int result = -1;

    if (aegis128x2_is_tag_length(tag_len)) {
        aegis128x2_start(s, nonce, key);
        aegis128x2_absorb(s, ad, ad_len);
        aegis128x2_decrypt_all(s, m, c, len);
        aegis128x2_finish(s, ad_len, len, expected, tag_len);
        result = aegis128x2_checked(expected, tag, tag_len);
    }
    if (result != 0 && len != 0)
        memset(m, 0, len);
    return result;
}

AEGIS128X2_CLEARS int aegis128x2_decrypt(uint8_t *m, const uint8_t *c, size_t c_len, size_t tag_len,
    const uint8_t *ad, size_t ad_len, const uint8_t nonce[16], const uint8_t key[16])
{
    const size_t len = c_len - tag_len;

    if (c_len < tag_len)
        return -1;
    return aegis128x2_decrypt_detached(m, c, len, c + len, tag_len, ad, ad_len, nonce, key);
}

AEGIS128X2_CLEARS void aegis128x2_decrypt_unauthenticated(uint8_t *m, const uint8_t *c, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block s[16];

    aegis128x2_start(s, nonce, key);
    aegis128x2_decrypt_all(s, m, c, len);
}

AEGIS128X2_CLEARS int aegis128x2_mac(uint8_t *tag, size_t tag_len, const uint8_t *data, size_t len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block s[16];

    if (!aegis128x2_is_tag_length(tag_len))
        return -1;
    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, data, len);
    aegis128x2_finish_mac(s, len, tag, tag_len);
    return 0;
}

AEGIS128X2_CLEARS int aegis128x2_mac_verify(const uint8_t *tag, size_t tag_len, const uint8_t *data,
    size_t len, const uint8_t nonce[16], const uint8_t key[16])
{
    uint8_t expected[32];

    if (aegis128x2_mac(expected, tag_len, data, len, nonce, key) != 0)
        return -1;
    return aegis128x2_checked(expected, tag, tag_len);
}

/* Checks the header's constants at compile time: if one is wrong, an array has a negative size. */
typedef struct {
    char before;
    aegis128x2_state st;
} aegis128x2_placed_state;
typedef char aegis128x2_state_bytes[sizeof(aegis128x2_state) == AEGIS128X2_STATE_BYTES ? 1 : -1];
typedef char aegis128x2_state_alignment[AEGIS128X2_STATE_ALIGNMENT
    % offsetof(aegis128x2_placed_state, st) == 0 ? 1 : -1];
typedef struct {
    char before;
    aegis128x2_mac_state st;
} aegis128x2_placed_mac_state;
typedef char aegis128x2_mac_state_bytes[sizeof(aegis128x2_mac_state) == AEGIS128X2_MAC_STATE_BYTES
    ? 1 : -1];
typedef char aegis128x2_mac_state_alignment[AEGIS128X2_STATE_ALIGNMENT
    % offsetof(aegis128x2_placed_mac_state, st) == 0 ? 1 : -1];

/* Never inlined, so that callers save registers only on the path that calls the function. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128X2_NOINLINE __attribute__((noinline))
#else
#define AEGIS128X2_NOINLINE
#endif

AEGIS128X2_INLINE void aegis128x2_thaw(aegis128x2_block s[16], const uint8_t *from)
{
    s[0] = aegis128x2_load(from);
    s[1] = aegis128x2_load(from + 16);
    s[2] = aegis128x2_load(from + 32);
    s[3] = aegis128x2_load(from + 48);
    s[4] = aegis128x2_load(from + 64);
    s[5] = aegis128x2_load(from + 80);
    s[6] = aegis128x2_load(from + 96);
    s[7] = aegis128x2_load(from + 112);
    s[8] = aegis128x2_load(from + 128);
    s[9] = aegis128x2_load(from + 144);
    s[10] = aegis128x2_load(from + 160);
    s[11] = aegis128x2_load(from + 176);
    s[12] = aegis128x2_load(from + 192);
    s[13] = aegis128x2_load(from + 208);
    s[14] = aegis128x2_load(from + 224);
    s[15] = aegis128x2_load(from + 240);
}

AEGIS128X2_INLINE void aegis128x2_freeze(uint8_t *to, aegis128x2_block s[16])
{
    aegis128x2_store(to, s[0]);
    aegis128x2_store(to + 16, s[1]);
    aegis128x2_store(to + 32, s[2]);
    aegis128x2_store(to + 48, s[3]);
    aegis128x2_store(to + 64, s[4]);
    aegis128x2_store(to + 80, s[5]);
    aegis128x2_store(to + 96, s[6]);
    aegis128x2_store(to + 112, s[7]);
    aegis128x2_store(to + 128, s[8]);
    aegis128x2_store(to + 144, s[9]);
    aegis128x2_store(to + 160, s[10]);
    aegis128x2_store(to + 176, s[11]);
    aegis128x2_store(to + 192, s[12]);
    aegis128x2_store(to + 208, s[13]);
    aegis128x2_store(to + 224, s[14]);
    aegis128x2_store(to + 240, s[15]);
}

AEGIS128X2_CLEARS void aegis128x2_init(aegis128x2_state *st, const uint8_t *ad, size_t ad_len,
    const uint8_t nonce[16], const uint8_t key[16])
{
    aegis128x2_block s[16];

    aegis128x2_start(s, nonce, key);
    aegis128x2_absorb(s, ad, ad_len);
    aegis128x2_freeze(st->kept, s);
    st->ad_len = ad_len;
    st->len = 0;
}

/* Absorbs the unfinished piece, writes the tag and clears the state. */
AEGIS128X2_INLINE int aegis128x2_end(aegis128x2_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128x2_is_tag_length(tag_len) ? 0 : -1;
    aegis128x2_block s[16];

    if (result == 0) {
        aegis128x2_thaw(s, st->kept);
        aegis128x2_absorb(s, st->kept + 256, (size_t)(st->len % 64));
        aegis128x2_finish(s, st->ad_len, st->len, tag, tag_len);
    }
    aegis128x2_wipe(st, sizeof *st);
    return result;
}

/*
 * Encrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128X2_KEEP, compilers would use vector registers.
 */
AEGIS128X2_INLINE void aegis128x2_encrypt_bytes(uint8_t *c, const uint8_t *m, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, m += 8, c += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, m, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &given, 8);
        memcpy(c, &made, 8);
    }
    for (; len != 0; len -= 1, m += 1, c += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, m, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &given, 1);
        memcpy(c, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
size_t aegis128x2_encrypt_uneven(aegis128x2_state *st, uint8_t *c, const uint8_t *m, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block s[16];
    aegis128x2_block z0a, z0b, z1a, z1b;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis128x2_encrypt_bytes(c, m, piece + 64 - room, room);
        c += room;
        m += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load(piece), aegis128x2_load(piece + 16),
            aegis128x2_load(piece + 32), aegis128x2_load(piece + 48));
    used = len % 64;
    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    aegis128x2_freeze(st->kept, s);
    if (used != 0) {
        aegis128x2_keystream(s, &z0a, &z0b, &z1a, &z1b);
        aegis128x2_store(piece, z0a);
        aegis128x2_store(piece + 16, z0b);
        aegis128x2_store(piece + 32, z1a);
        aegis128x2_store(piece + 48, z1b);
        aegis128x2_encrypt_bytes(c + len - used, m + len - used, piece, used);
    }
    return written;
}

AEGIS128X2_CLEARS size_t aegis128x2_encrypt_update(aegis128x2_state *st, uint8_t *c,
    const uint8_t *m, size_t len)
{
    aegis128x2_block s[16];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis128x2_encrypt_uneven(st, c, m, len);
        aegis128x2_encrypt_bytes(c, m, st->kept + 256 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_encrypt_pieces(s, c, m, len / 64);
    aegis128x2_freeze(st->kept, s);
    return len;
}

AEGIS128X2_CLEARS int aegis128x2_encrypt_final(aegis128x2_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128x2_end(st, tag, tag_len);
}

/*
 * Decrypts bytes of an unfinished piece; the message bytes replace the keystream in it. Without
 * AEGIS128X2_KEEP, compilers would use vector registers.
 */
AEGIS128X2_INLINE void aegis128x2_decrypt_bytes(uint8_t *m, const uint8_t *c, uint8_t *piece,
    size_t len)
{
    for (; len >= 8; len -= 8, c += 8, m += 8, piece += 8) {
        uint64_t given, made;

        memcpy(&given, c, 8);
        memcpy(&made, piece, 8);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &made, 8);
        memcpy(m, &made, 8);
    }
    for (; len != 0; len -= 1, c += 1, m += 1, piece += 1) {
        uint8_t given, made;

        memcpy(&given, c, 1);
        memcpy(&made, piece, 1);
        made ^= given;
        AEGIS128X2_KEEP("r", made);
        memcpy(piece, &made, 1);
        memcpy(m, &made, 1);
    }
}

/* The same for a call that completes an unfinished piece or begins one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
size_t aegis128x2_decrypt_uneven(aegis128x2_state *st, uint8_t *m, const uint8_t *c, size_t len)
{
    const size_t written = len;
    uint8_t *const piece = st->kept + 256;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block s[16];
    aegis128x2_block z0a, z0b, z1a, z1b;

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        aegis128x2_decrypt_bytes(m, c, piece + 64 - room, room);
        m += room;
        c += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load(piece), aegis128x2_load(piece + 16),
            aegis128x2_load(piece + 32), aegis128x2_load(piece + 48));
    used = len % 64;
    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    aegis128x2_freeze(st->kept, s);
    if (used != 0) {
        aegis128x2_keystream(s, &z0a, &z0b, &z1a, &z1b);
        aegis128x2_store(piece, z0a);
        aegis128x2_store(piece + 16, z0b);
        aegis128x2_store(piece + 32, z1a);
        aegis128x2_store(piece + 48, z1b);
        aegis128x2_decrypt_bytes(m + len - used, c + len - used, piece, used);
    }
    return written;
}

AEGIS128X2_CLEARS size_t aegis128x2_decrypt_update(aegis128x2_state *st, uint8_t *m,
    const uint8_t *c, size_t len)
{
    aegis128x2_block s[16];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (used == 0 || len >= 64 - used)
            return aegis128x2_decrypt_uneven(st, m, c, len);
        aegis128x2_decrypt_bytes(m, c, st->kept + 256 + used, len);
        st->len += len;
        return len;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_decrypt_pieces(s, m, c, len / 64);
    aegis128x2_freeze(st->kept, s);
    return len;
}

AEGIS128X2_CLEARS int aegis128x2_decrypt_final(aegis128x2_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128x2_end(st, expected, tag_len) == 0 ? aegis128x2_checked(expected, tag, tag_len)
        : -1;
}

/* Starts a message in this state, and keeps a copy of the state for the next messages. */
AEGIS128X2_INLINE void aegis128x2_begin_mac(aegis128x2_mac_state *st, aegis128x2_block s[16])
{
    aegis128x2_freeze(st->kept, s);
    aegis128x2_freeze(st->kept + 256, s);
    aegis128x2_wipe(st->kept + 512, 64);
    st->len = 0;
}

/* Starts a message in the kept state. */
AEGIS128X2_INLINE void aegis128x2_begin_again(aegis128x2_mac_state *st)
{
    aegis128x2_block s[16];

    aegis128x2_thaw(s, st->kept + 256);
    aegis128x2_begin_mac(st, s);
}

/* Absorbs the unfinished piece, writes the tag of AEGISMAC and restores the kept state. */
AEGIS128X2_INLINE int aegis128x2_end_mac(aegis128x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    const int result = aegis128x2_is_tag_length(tag_len) ? 0 : -1;
    aegis128x2_block s[16];

    if (result == 0) {
        aegis128x2_thaw(s, st->kept);
        aegis128x2_absorb(s, st->kept + 512, (size_t)(st->len % 64));
        aegis128x2_finish_mac(s, st->len, tag, tag_len);
    }
    aegis128x2_begin_again(st);
    return result;
}

AEGIS128X2_CLEARS void aegis128x2_mac_init(aegis128x2_mac_state *st, const uint8_t nonce[16],
    const uint8_t key[16])
{
    aegis128x2_block s[16];

    aegis128x2_start(s, nonce, key);
    aegis128x2_begin_mac(st, s);
}

/* Absorbs whole pieces of 64 bytes. */
AEGIS128X2_INLINE void aegis128x2_absorb_pieces(aegis128x2_block s[16], const uint8_t *p,
    size_t len)
{
    aegis128x2_block r[16];

    aegis128x2_copy(r, s);
    for (; len >= 128; len -= 128, p += 128) {
        aegis128x2_update_at(r, p);
        aegis128x2_update_at(r, p + 64);
    }
    for (; len >= 64; len -= 64, p += 64) {
        aegis128x2_update_at(r, p);
    }
    aegis128x2_copy(s, r);
}

/*
 * Copies bytes to an unfinished piece. Without AEGIS128X2_KEEP, compilers would use vector
 * registers.
 */
AEGIS128X2_INLINE void aegis128x2_mac_bytes(const uint8_t *data, uint8_t *piece, size_t len)
{
    for (; len >= 8; len -= 8, data += 8, piece += 8) {
        uint64_t given;

        memcpy(&given, data, 8);
        AEGIS128X2_KEEP("r", given);
        memcpy(piece, &given, 8);
    }
    for (; len != 0; len -= 1, data += 1, piece += 1) {
        uint8_t given;

        memcpy(&given, data, 1);
        AEGIS128X2_KEEP("r", given);
        memcpy(piece, &given, 1);
    }
}

/* The same for a call that completes an unfinished piece or leaves one. */
static AEGIS128X2_NOINLINE AEGIS128X2_CLEARS
void aegis128x2_mac_uneven(aegis128x2_mac_state *st, const uint8_t *data, size_t len)
{
    uint8_t *const piece = st->kept + 512;
    size_t used = (size_t)(st->len % 64);
    aegis128x2_block s[16];

    st->len += len;
    if (used != 0) {
        size_t room = 64 - used;

        /*
         * Full blocks: a later load can forward from one store of its own size, but would wait for
         * several smaller ones.
         */
        for (; room >= 16; room -= 16, data += 16, len -= 16)
            aegis128x2_store(piece + 64 - room, aegis128x2_load(data));
        aegis128x2_mac_bytes(data, piece + 64 - room, room);
        data += room;
        len -= room;
    }
    aegis128x2_thaw(s, st->kept);
    if (used != 0)
        aegis128x2_update(s, aegis128x2_load(piece), aegis128x2_load(piece + 16),
            aegis128x2_load(piece + 32), aegis128x2_load(piece + 48));
    used = len % 64;
    aegis128x2_absorb_pieces(s, data, len / 64 * 64);
    aegis128x2_freeze(st->kept, s);
    aegis128x2_mac_bytes(data + len - used, piece, used);
}

AEGIS128X2_CLEARS void aegis128x2_mac_update(aegis128x2_mac_state *st, const uint8_t *data,
    size_t len)
{
    aegis128x2_block s[16];

    if ((st->len | len) % 64 != 0) {
        const size_t used = (size_t)(st->len % 64);

        if (len >= 64 - used) {
            aegis128x2_mac_uneven(st, data, len);
            return;
        }
        aegis128x2_mac_bytes(data, st->kept + 512 + used, len);
        st->len += len;
        return;
    }
    st->len += len;
    aegis128x2_thaw(s, st->kept);
    aegis128x2_absorb_pieces(s, data, len / 64 * 64);
    aegis128x2_freeze(st->kept, s);
}

AEGIS128X2_CLEARS int aegis128x2_mac_final(aegis128x2_mac_state *st, uint8_t *tag, size_t tag_len)
{
    return aegis128x2_end_mac(st, tag, tag_len);
}

AEGIS128X2_CLEARS int aegis128x2_mac_verify_final(aegis128x2_mac_state *st, const uint8_t *tag,
    size_t tag_len)
{
    uint8_t expected[32];

    return aegis128x2_end_mac(st, expected, tag_len) == 0
        ? aegis128x2_checked(expected, tag, tag_len) : -1;
}

AEGIS128X2_CLEARS void aegis128x2_mac_reset(aegis128x2_mac_state *st)
{
    aegis128x2_begin_again(st);
}

AEGIS128X2_CLEARS void aegis128x2_mac_clear(aegis128x2_mac_state *st)
{
    aegis128x2_wipe(st, sizeof *st);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
