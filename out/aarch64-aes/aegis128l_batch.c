/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for AArch64 with SIMD and AES.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target aarch64-aes --kernel batch
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target aarch64-aes --kernel batch` measures the
 * speed.
 *
 * update: 26 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * encrypt: 34 instructions for 32 bytes, critical path 6 cycles (6 per iteration of a loop).
 * decrypt: 34 instructions for 32 bytes, critical path 8 cycles (6.667 per iteration of a
 *     loop).
 */
#include "aegis128l_batch.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS128L_BATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS128L_BATCH_FREESTANDING
#endif
#endif
#if !defined(AEGIS128L_BATCH_FREESTANDING)
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
#pragma clang attribute push(__attribute__((target("aes"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("+crypto")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS128L_BATCH_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_BATCH_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only.
 */
#if defined(__has_attribute)
#if __has_attribute(zero_call_used_regs)
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS128L_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS128L_BATCH_CLEARS
#define AEGIS128L_BATCH_CLEARS
#endif

typedef uint8x16_t aegis128l_batch_block;

AEGIS128L_BATCH_INLINE
aegis128l_batch_block aegis128l_batch_load(const uint8_t *p)
{
    return vld1q_u8(p);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_store(uint8_t *p, aegis128l_batch_block x)
{
    vst1q_u8(p, x);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_copy(aegis128l_batch_block to[8],
    const aegis128l_batch_block from[8])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
    to[6] = from[6];
    to[7] = from[7];
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_initial(aegis128l_batch_block s[8],
    aegis128l_batch_block key, aegis128l_batch_block nonce)
{
    const uint8x16_t x1 = veorq_u8(nonce, key);
    const uint8x16_t x2 = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
                vcreate_u64(UINT64_C(0x6279e99059372215)))));
    s[0] = x1;
    s[1] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[2] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0x0d08050302010100)),
            vcreate_u64(UINT64_C(0x6279e99059372215))));
    s[3] = vreinterpretq_u8_u64(
        vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
            vcreate_u64(UINT64_C(0xdd28b57342311120))));
    s[4] = x1;
    s[5] = x2;
    s[6] = veorq_u8(key,
        vreinterpretq_u8_u64(
            vcombine_u64(vcreate_u64(UINT64_C(0xf12fc26d55183ddb)),
                vcreate_u64(UINT64_C(0xdd28b57342311120)))));
    s[7] = x2;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_init_update(aegis128l_batch_block s[8],
    aegis128l_batch_block key, aegis128l_batch_block nonce)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(nonce, s0);
    AEGIS128L_BATCH_KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(key, s4);
    AEGIS128L_BATCH_KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update(aegis128l_batch_block s[8],
    aegis128l_batch_block m0, aegis128l_batch_block m1)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s0, m0);
    AEGIS128L_BATCH_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    const uint8x16_t t_2 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x2 = veorq_u8(s4, m1);
    AEGIS128L_BATCH_KEEP("w", x2);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
    s[6] = t_7;
    s[7] = t_8;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt(aegis128l_batch_block s[8],
    aegis128l_batch_block m0, aegis128l_batch_block m1, aegis128l_batch_block *c0,
    aegis128l_batch_block *c1)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, m0);
    AEGIS128L_BATCH_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, m1);
    AEGIS128L_BATCH_KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    uint8x16_t x3 = veorq_u8(s0, m0);
    AEGIS128L_BATCH_KEEP("w", x3);
    const uint8x16_t t_3 = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x3);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    uint8x16_t x4 = veorq_u8(s4, m1);
    AEGIS128L_BATCH_KEEP("w", x4);
    const uint8x16_t t_7 = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x4);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *c0 = t_1;
    *c1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt(aegis128l_batch_block s[8],
    aegis128l_batch_block c0, aegis128l_batch_block c1, aegis128l_batch_block *m0,
    aegis128l_batch_block *m1)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(s6, c0);
    AEGIS128L_BATCH_KEEP("w", x1);
    const uint8x16_t t_1 = veorq_u8(veorq_u8(vandq_u8(s2, s3), s1), x1);
    uint8x16_t x2 = veorq_u8(s2, c1);
    AEGIS128L_BATCH_KEEP("w", x2);
    const uint8x16_t t_2 = veorq_u8(veorq_u8(vandq_u8(s6, s7), s5), x2);
    const uint8x16_t t_3 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), s0), t_1);
    const uint8x16_t t_4 = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    const uint8x16_t t_5 = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    const uint8x16_t t_6 = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    const uint8x16_t t_7 = veorq_u8(veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), s4), t_2);
    const uint8x16_t t_8 = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    const uint8x16_t t_9 = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    const uint8x16_t t_10 = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
    *m0 = t_1;
    *m1 = t_2;
    s[0] = t_3;
    s[1] = t_4;
    s[2] = t_5;
    s[3] = t_6;
    s[4] = t_7;
    s[5] = t_8;
    s[6] = t_9;
    s[7] = t_10;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_keystream(aegis128l_batch_block s[8],
    aegis128l_batch_block *z0, aegis128l_batch_block *z1)
{
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    *z0 = veorq_u8(veorq_u8(s1, s6), vandq_u8(s2, s3));
    *z1 = veorq_u8(veorq_u8(s5, s2), vandq_u8(s6, s7));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_mixin(aegis128l_batch_block s[8],
    aegis128l_batch_block lengths, aegis128l_batch_block *t)
{
    const aegis128l_batch_block s2 = s[2];
    *t = veorq_u8(lengths, s2);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_final_update(aegis128l_batch_block s[8],
    aegis128l_batch_block t)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    uint8x16_t x1 = veorq_u8(t, s0);
    AEGIS128L_BATCH_KEEP("w", x1);
    uint8x16_t x2 = veorq_u8(t, s4);
    AEGIS128L_BATCH_KEEP("w", x2);
    s[0] = veorq_u8(vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00))), x1);
    s[1] = veorq_u8(vaesmcq_u8(vaeseq_u8(s0, vdupq_n_u8(0x00))), s1);
    s[2] = veorq_u8(vaesmcq_u8(vaeseq_u8(s1, vdupq_n_u8(0x00))), s2);
    s[3] = veorq_u8(vaesmcq_u8(vaeseq_u8(s2, vdupq_n_u8(0x00))), s3);
    s[4] = veorq_u8(vaesmcq_u8(vaeseq_u8(s3, vdupq_n_u8(0x00))), x2);
    s[5] = veorq_u8(vaesmcq_u8(vaeseq_u8(s4, vdupq_n_u8(0x00))), s5);
    s[6] = veorq_u8(vaesmcq_u8(vaeseq_u8(s5, vdupq_n_u8(0x00))), s6);
    s[7] = veorq_u8(vaesmcq_u8(vaeseq_u8(s6, vdupq_n_u8(0x00))), s7);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag128(aegis128l_batch_block s[8],
    aegis128l_batch_block *t0)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    *t0 = veorq_u8(veorq_u8(veorq_u8(s5, s4), veorq_u8(s3, s2)), veorq_u8(veorq_u8(s1, s0), s6));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_tag256(aegis128l_batch_block s[8],
    aegis128l_batch_block *t0, aegis128l_batch_block *t1)
{
    const aegis128l_batch_block s0 = s[0];
    const aegis128l_batch_block s1 = s[1];
    const aegis128l_batch_block s2 = s[2];
    const aegis128l_batch_block s3 = s[3];
    const aegis128l_batch_block s4 = s[4];
    const aegis128l_batch_block s5 = s[5];
    const aegis128l_batch_block s6 = s[6];
    const aegis128l_batch_block s7 = s[7];
    *t0 = veorq_u8(veorq_u8(s3, s2), veorq_u8(s1, s0));
    *t1 = veorq_u8(veorq_u8(s7, s6), veorq_u8(s5, s4));
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis128l_batch_wipe(void *p, size_t len)
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

static int aegis128l_batch_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_start(aegis128l_batch_block s[8], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis128l_batch_initial(s, aegis128l_batch_load(key), aegis128l_batch_load(nonce));
    for (int i = 0; i < 10; i++)
        aegis128l_batch_init_update(s, aegis128l_batch_load(key), aegis128l_batch_load(nonce));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_update_at(aegis128l_batch_block s[8], const uint8_t *p)
{
    AEGIS128L_BATCH_KEEP("w", s[0]);
    AEGIS128L_BATCH_KEEP("w", s[1]);
    AEGIS128L_BATCH_KEEP("w", s[2]);
    AEGIS128L_BATCH_KEEP("w", s[3]);
    AEGIS128L_BATCH_KEEP("w", s[4]);
    AEGIS128L_BATCH_KEEP("w", s[5]);
    AEGIS128L_BATCH_KEEP("w", s[6]);
    AEGIS128L_BATCH_KEEP("w", s[7]);
    aegis128l_batch_update(s, aegis128l_batch_load(p), aegis128l_batch_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_absorb(aegis128l_batch_block s[8], const uint8_t *p,
    size_t len)
{
    aegis128l_batch_block r[8];

    aegis128l_batch_copy(r, s);
    for (; len >= 64; len -= 64, p += 64) {
        aegis128l_batch_update_at(r, p);
        aegis128l_batch_update_at(r, p + 32);
    }
    for (; len >= 32; len -= 32, p += 32) {
        aegis128l_batch_update_at(r, p);
    }
    aegis128l_batch_copy(s, r);
    if (len != 0) {
        uint8_t last[32] = {0};

        memcpy(last, p, len);
        aegis128l_batch_update(s, aegis128l_batch_load(last), aegis128l_batch_load(last + 16));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS128L_BATCH_INLINE void aegis128l_batch_last_updates(aegis128l_batch_block s[8], uint64_t low,
    uint64_t high)
{
    aegis128l_batch_block t;

    aegis128l_batch_mixin(s,
        vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(low), vcreate_u64(high))), &t);
    for (int i = 0; i < 7; i++)
        aegis128l_batch_final_update(s, t);
}

/* Writes the tag. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_store_tag(aegis128l_batch_block s[8], uint8_t *to,
    size_t tag_len)
{
    if (tag_len == 16) {
        aegis128l_batch_block t0;

        aegis128l_batch_tag128(s, &t0);
        aegis128l_batch_store(to, t0);
    }
    if (tag_len == 32) {
        aegis128l_batch_block t0, t1;

        aegis128l_batch_tag256(s, &t0, &t1);
        aegis128l_batch_store(to, t0);
        aegis128l_batch_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_finish(aegis128l_batch_block s[8], uint64_t low,
    uint64_t high, uint8_t *tag, size_t tag_len)
{
    aegis128l_batch_last_updates(s, 8 * low, 8 * high);
    aegis128l_batch_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS128L_BATCH_INLINE int aegis128l_batch_checked(uint8_t *expected, const uint8_t *tag,
    size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis128l_batch_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_at(aegis128l_batch_block s[8], uint8_t *c,
    const uint8_t *m)
{
    aegis128l_batch_block c0, c1;

    AEGIS128L_BATCH_KEEP("w", s[0]);
    AEGIS128L_BATCH_KEEP("w", s[1]);
    AEGIS128L_BATCH_KEEP("w", s[2]);
    AEGIS128L_BATCH_KEEP("w", s[3]);
    AEGIS128L_BATCH_KEEP("w", s[4]);
    AEGIS128L_BATCH_KEEP("w", s[5]);
    AEGIS128L_BATCH_KEEP("w", s[6]);
    AEGIS128L_BATCH_KEEP("w", s[7]);
    aegis128l_batch_encrypt(s, aegis128l_batch_load(m), aegis128l_batch_load(m + 16), &c0, &c1);
    aegis128l_batch_store(c, c0);
    aegis128l_batch_store(c + 16, c1);
}

/* Encrypts whole pieces of 32 bytes. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_pieces(aegis128l_batch_block s[8], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis128l_batch_block r[8];

    aegis128l_batch_copy(r, s);
    for (; count >= 2; count -= 2, m += 64, c += 64) {
        aegis128l_batch_encrypt_at(r, c, m);
        aegis128l_batch_encrypt_at(r, c + 32, m + 32);
    }
    for (; count != 0; count--, m += 32, c += 32) {
        aegis128l_batch_encrypt_at(r, c, m);
    }
    aegis128l_batch_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 31. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_last(aegis128l_batch_block s[8], uint8_t *c,
    const uint8_t *m, size_t len)
{
    uint8_t last[32] = {0};

    memcpy(last, m, len);
    aegis128l_batch_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis128l_batch_wipe(last, sizeof last);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_encrypt_all(aegis128l_batch_block s[8], uint8_t *c,
    const uint8_t *m, size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_batch_encrypt_pieces(s, c, m, len / 32);
    if (len > whole)
        aegis128l_batch_encrypt_last(s, c + whole, m + whole, len - whole);
}


AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_at(aegis128l_batch_block s[8], uint8_t *m,
    const uint8_t *c)
{
    aegis128l_batch_block m0, m1;

    AEGIS128L_BATCH_KEEP("w", s[0]);
    AEGIS128L_BATCH_KEEP("w", s[1]);
    AEGIS128L_BATCH_KEEP("w", s[2]);
    AEGIS128L_BATCH_KEEP("w", s[3]);
    AEGIS128L_BATCH_KEEP("w", s[4]);
    AEGIS128L_BATCH_KEEP("w", s[5]);
    AEGIS128L_BATCH_KEEP("w", s[6]);
    AEGIS128L_BATCH_KEEP("w", s[7]);
    aegis128l_batch_decrypt(s, aegis128l_batch_load(c), aegis128l_batch_load(c + 16), &m0, &m1);
    aegis128l_batch_store(m, m0);
    aegis128l_batch_store(m + 16, m1);
}

/* Decrypts whole pieces of 32 bytes. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_pieces(aegis128l_batch_block s[8], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis128l_batch_block r[8];

    aegis128l_batch_copy(r, s);
    for (; count >= 2; count -= 2, c += 64, m += 64) {
        aegis128l_batch_decrypt_at(r, m, c);
        aegis128l_batch_decrypt_at(r, m + 32, c + 32);
    }
    for (; count != 0; count--, c += 32, m += 32) {
        aegis128l_batch_decrypt_at(r, m, c);
    }
    aegis128l_batch_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 31. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_last(aegis128l_batch_block s[8], uint8_t *m,
    const uint8_t *c, size_t len)
{
    uint8_t last[32];
    aegis128l_batch_block z0, z1;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis128l_batch_keystream(s, &z0, &z1);
    aegis128l_batch_store(last, z0);
    aegis128l_batch_store(last + 16, z1);
    memcpy(last, c, len);
    aegis128l_batch_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis128l_batch_wipe(last, sizeof last);
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_decrypt_all(aegis128l_batch_block s[8], uint8_t *m,
    const uint8_t *c, size_t len)
{
    const size_t whole = len / 32 * 32;

    aegis128l_batch_decrypt_pieces(s, m, c, len / 32);
    if (len > whole)
        aegis128l_batch_decrypt_last(s, m + whole, c + whole, len - whole);
}

enum { AEGIS128L_BATCH_ENCRYPTS, AEGIS128L_BATCH_DECRYPTS, AEGIS128L_BATCH_AUTHENTICATES };

/* Processes one message. Returns 0, or -1 if the tag is wrong. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on_one(int does, aegis128l_message *msg,
    size_t tag_len)
{
    aegis128l_batch_block s[8];
    uint8_t tag[32];

    aegis128l_batch_start(s, msg->nonce, msg->key);
    if (does == AEGIS128L_BATCH_AUTHENTICATES) {
        aegis128l_batch_absorb(s, msg->in, msg->len);
        aegis128l_batch_finish(s, msg->len, tag_len, tag, tag_len);
    } else {
        aegis128l_batch_absorb(s, msg->ad, msg->ad_len);
        if (does == AEGIS128L_BATCH_ENCRYPTS)
            aegis128l_batch_encrypt_all(s, msg->out, msg->in, msg->len);
        else
            aegis128l_batch_decrypt_all(s, msg->out, msg->in, msg->len);
        aegis128l_batch_finish(s, msg->ad_len, msg->len, tag, tag_len);
    }
    msg->result = 0;
    if (does != AEGIS128L_BATCH_DECRYPTS)
        memcpy(msg->tag, tag, tag_len);
    else
        msg->result = aegis128l_batch_checked(tag, msg->tag, tag_len);
    if (msg->result != 0 && msg->len != 0)
        memset(msg->out, 0, msg->len);
    return msg->result;
}

/* Writes the results for an invalid tag length, and returns -1. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_refuse(int does, aegis128l_message *msg, size_t n)
{
    for (; n != 0; msg++, n--) {
        msg->result = -1;
        if (does == AEGIS128L_BATCH_DECRYPTS && msg->len != 0)
            memset(msg->out, 0, msg->len);
    }
    return -1;
}

AEGIS128L_BATCH_INLINE int aegis128l_batch_work_on_all(int does, aegis128l_message *msg, size_t n,
    size_t tag_len)
{
    int result = aegis128l_batch_is_tag_length(tag_len) ? 0 : -1;

    for (; n != 0; msg++, n--)
        result |= aegis128l_batch_is_tag_length(tag_len)
            ? aegis128l_batch_work_on_one(does, msg, tag_len)
            : aegis128l_batch_refuse(does, msg, 1);
    return result;
}

AEGIS128L_BATCH_CLEARS int aegis128l_encrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_all(AEGIS128L_BATCH_ENCRYPTS, msg, n, tag_len);
}

AEGIS128L_BATCH_CLEARS int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_all(AEGIS128L_BATCH_DECRYPTS, msg, n, tag_len);
}

AEGIS128L_BATCH_CLEARS int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_work_on_all(AEGIS128L_BATCH_AUTHENTICATES, msg, n, tag_len);
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
