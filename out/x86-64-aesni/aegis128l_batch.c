/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-128L (RFC 10032) for x86-64 with AES-NI.
 *
 * Generated; to make it again:
 *     hashwright make aegis128l --target x86-64-aesni --kernel batch
 *
 * With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests
 * all functions. `hashwright bench aegis128l --target x86-64-aesni --kernel batch` measures the
 * speed.
 *
 * update: 10 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a loop).
 * encrypt: 18 instructions for 32 bytes, critical path 6 cycles (3.75 per iteration of a
 *     loop).
 * decrypt: 20 instructions for 32 bytes, critical path 6 cycles (4.5 per iteration of a loop).
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

#include <immintrin.h>
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
#pragma GCC target("aes")
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS128L_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS128L_BATCH_INLINE static inline
#endif

/*
 * On return, clears the registers that the function used, so that they contain no secrets. clang
 * supports the attribute on these two architectures only. On x86-64 it is used for general
 * registers only: it would miss some vector registers, or clear them with instructions without VEX
 * prefix, which stall while upper halves are in use.
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

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS128L_BATCH_INLINE int aegis128l_batch_cleared(int result)
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

typedef __m128i aegis128l_batch_block;

AEGIS128L_BATCH_INLINE
aegis128l_batch_block aegis128l_batch_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_store(uint8_t *p, aegis128l_batch_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
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
    const __m128i x1 = _mm_xor_si128(nonce, key);
    const __m128i x2 = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[0] = x1;
    s[1] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[2] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[3] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[4] = x1;
    s[5] = x2;
    s[6] = _mm_xor_si128(key,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
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
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, nonce), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, key), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
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
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s0, s1);
    const __m128i t_3 = _mm_aesenc_si128(s1, s2);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_6 = _mm_aesenc_si128(s4, s5);
    const __m128i t_7 = _mm_aesenc_si128(s5, s6);
    const __m128i t_8 = _mm_aesenc_si128(s6, s7);
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
    const __m128i t_1 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), _mm_xor_si128(s6, m0));
    const __m128i t_2 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), _mm_xor_si128(s2, m1));
    const __m128i t_3 = _mm_xor_si128(_mm_aesenc_si128(s7, m0), s0);
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 = _mm_xor_si128(_mm_aesenc_si128(s3, m1), s4);
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
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
    const __m128i t_1 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s1), _mm_xor_si128(s6, c0));
    const __m128i t_2 =
        _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s6, s7), s5), _mm_xor_si128(s2, c1));
    const __m128i t_3 =
        _mm_xor_si128(_mm_aesenc_si128(s7, _mm_setzero_si128()), _mm_xor_si128(s0, t_1));
    const __m128i t_4 = _mm_aesenc_si128(s0, s1);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s2, s3);
    const __m128i t_7 =
        _mm_xor_si128(_mm_aesenc_si128(s3, _mm_setzero_si128()), _mm_xor_si128(s4, t_2));
    const __m128i t_8 = _mm_aesenc_si128(s4, s5);
    const __m128i t_9 = _mm_aesenc_si128(s5, s6);
    const __m128i t_10 = _mm_aesenc_si128(s6, s7);
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
    *z0 = _mm_xor_si128(_mm_xor_si128(s1, s6), _mm_and_si128(s2, s3));
    *z1 = _mm_xor_si128(_mm_xor_si128(s5, s2), _mm_and_si128(s6, s7));
}

AEGIS128L_BATCH_INLINE void aegis128l_batch_mixin(aegis128l_batch_block s[8],
    aegis128l_batch_block lengths, aegis128l_batch_block *t)
{
    const aegis128l_batch_block s2 = s[2];
    *t = _mm_xor_si128(lengths, s2);
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
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s7, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_xor_si128(_mm_aesenc_si128(s3, t), s4);
    s[5] = _mm_aesenc_si128(s4, s5);
    s[6] = _mm_aesenc_si128(s5, s6);
    s[7] = _mm_aesenc_si128(s6, s7);
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
    *t0 = _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s5, s4), _mm_xor_si128(s3, s2)),
        _mm_xor_si128(_mm_xor_si128(s1, s0), s6));
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
    *t0 = _mm_xor_si128(_mm_xor_si128(s3, s2), _mm_xor_si128(s1, s0));
    *t1 = _mm_xor_si128(_mm_xor_si128(s7, s6), _mm_xor_si128(s5, s4));
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
    aegis128l_batch_update(s, aegis128l_batch_load(p), aegis128l_batch_load(p + 16));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS128L_BATCH_INLINE void aegis128l_batch_absorb(aegis128l_batch_block s[8], const uint8_t *p,
    size_t len)
{
    aegis128l_batch_block r[8];

    aegis128l_batch_copy(r, s);
    for (; len >= 128; len -= 128, p += 128) {
        aegis128l_batch_update_at(r, p);
        aegis128l_batch_update_at(r, p + 32);
        aegis128l_batch_update_at(r, p + 64);
        aegis128l_batch_update_at(r, p + 96);
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

    aegis128l_batch_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
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
    for (; count >= 4; count -= 4, m += 128, c += 128) {
        aegis128l_batch_encrypt_at(r, c, m);
        aegis128l_batch_encrypt_at(r, c + 32, m + 32);
        aegis128l_batch_encrypt_at(r, c + 64, m + 64);
        aegis128l_batch_encrypt_at(r, c + 96, m + 96);
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
    for (; count >= 4; count -= 4, c += 128, m += 128) {
        aegis128l_batch_decrypt_at(r, m, c);
        aegis128l_batch_decrypt_at(r, m + 32, c + 32);
        aegis128l_batch_decrypt_at(r, m + 64, c + 64);
        aegis128l_batch_decrypt_at(r, m + 96, c + 96);
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
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_ENCRYPTS, msg, n, tag_len));
}

AEGIS128L_BATCH_CLEARS int aegis128l_decrypt_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_DECRYPTS, msg, n, tag_len));
}

AEGIS128L_BATCH_CLEARS int aegis128l_mac_batch(aegis128l_message *msg, size_t n, size_t tag_len)
{
    return aegis128l_batch_cleared(
        aegis128l_batch_work_on_all(AEGIS128L_BATCH_AUTHENTICATES, msg, n, tag_len));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
