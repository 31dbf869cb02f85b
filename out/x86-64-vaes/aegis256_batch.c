/* SPDX-License-Identifier: 0BSD */
/*
 * AEGIS-256 (RFC 10032) for x86-64 with VAES and AVX2.
 *
 * Generated; to make it again:
 *     hashwright make aegis256 --target x86-64-vaes --kernel batch
 *
 * With the options above, `hashwright verify` tests all functions. `hashwright bench aegis256
 * --target x86-64-vaes --kernel batch` measures the speed.
 *
 * Words are those of 2 messages side by side.
 * encrypt: 12 instructions for a piece of each of 2 messages, critical path 6 cycles (3.5 per
 *     iteration of a loop).
 * update: 7 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * encrypt: 12 instructions for 16 bytes, critical path 6 cycles (3.5 per iteration of a loop).
 * decrypt: 13 instructions for 16 bytes, critical path 6 cycles (5 per iteration of a loop).
 */
#include "aegis256_batch.h"

/* Programs without a C library define memcpy and memset themselves. */
#if defined(__STDC_HOSTED__) && __STDC_HOSTED__ == 0
#define AEGIS256_BATCH_FREESTANDING
#elif defined(__has_include)
#if !__has_include(<string.h>)
#define AEGIS256_BATCH_FREESTANDING
#endif
#endif
#if !defined(AEGIS256_BATCH_FREESTANDING)
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
#pragma clang attribute push(__attribute__((target("aes,avx,avx2,vaes"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC target("aes,avx,avx2,vaes")
#endif

/* Prevents the compiler from reordering the sums around x. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256_BATCH_KEEP(constraint, x) __asm__("" : "+" constraint(x))
#else
#define AEGIS256_BATCH_KEEP(constraint, x) ((void)0)
#endif

/* Always inlined, so that vector arguments stay in registers. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256_BATCH_INLINE static inline __attribute__((always_inline))
#else
#define AEGIS256_BATCH_INLINE static inline
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
#define AEGIS256_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__) && !defined(__ARM_NEON)
#define AEGIS256_BATCH_CLEARS __attribute__((zero_call_used_regs("used-gpr")))
#elif defined(__aarch64__)
#define AEGIS256_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#elif !defined(__clang__)
#define AEGIS256_BATCH_CLEARS __attribute__((zero_call_used_regs("used")))
#endif
#endif
#endif
#ifndef AEGIS256_BATCH_CLEARS
#define AEGIS256_BATCH_CLEARS
#endif

/* Clears the vector registers of x86-64 and returns its argument. */
AEGIS256_BATCH_INLINE int aegis256_batch_cleared(int result)
{
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC) \
    && defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
    __asm__ __volatile__(
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n\t"
        "vpxor {%%|}xmm\\n, {%%|}xmm\\n, {%%|}xmm\\n\n\t"
        ".endr"
        "\n\tvzeroupper"
        : "+r"(result) : : "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
            "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
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

typedef __m128i aegis256_batch_block;

AEGIS256_BATCH_INLINE
aegis256_batch_block aegis256_batch_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)(p));
}

AEGIS256_BATCH_INLINE void aegis256_batch_store(uint8_t *p, aegis256_batch_block x)
{
    _mm_storeu_si128((__m128i *)(void *)(p), x);
}

AEGIS256_BATCH_INLINE void aegis256_batch_copy(aegis256_batch_block to[6],
    const aegis256_batch_block from[6])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
}

AEGIS256_BATCH_INLINE void aegis256_batch_initial(aegis256_batch_block s[6],
    aegis256_batch_block key0, aegis256_batch_block key1, aegis256_batch_block nonce0,
    aegis256_batch_block nonce1)
{
    s[0] = _mm_xor_si128(nonce0, key0);
    s[1] = _mm_xor_si128(nonce1, key1);
    s[2] = _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[3] = _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[4] = _mm_xor_si128(key0,
        _mm_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[5] = _mm_xor_si128(key1,
        _mm_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
}

AEGIS256_BATCH_INLINE void aegis256_batch_init_update(aegis256_batch_block s[6],
    aegis256_batch_block key0, aegis256_batch_block key1, aegis256_batch_block nonce0,
    aegis256_batch_block nonce1)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    const __m128i x1 = _mm_aesenc_si128(s2, s3);
    const __m128i x2 = _mm_aesenc_si128(s3, s4);
    const __m128i x3 = _mm_aesenc_si128(x1, x2);
    const __m128i x4 = _mm_aesenc_si128(s4, s5);
    const __m128i x5 = _mm_aesenc_si128(x2, x4);
    const __m128i x6 = _mm_aesenc_si128(x3, x5);
    const __m128i x7 = _mm_xor_si128(_mm_aesenc_si128(s5, key0), s0);
    const __m128i x8 =
        _mm_xor_si128(_mm_aesenc_si128(x4, _mm_setzero_si128()), _mm_xor_si128(x7, key1));
    const __m128i x9 = _mm_xor_si128(_mm_aesenc_si128(x5, _mm_setzero_si128()),
        _mm_xor_si128(_mm_xor_si128(x8, nonce0), key0));
    const __m128i x10 = _mm_aesenc_si128(s0, s1);
    const __m128i x11 = _mm_aesenc_si128(x7, x10);
    const __m128i x12 = _mm_aesenc_si128(x8, x11);
    const __m128i x13 = _mm_aesenc_si128(s1, s2);
    const __m128i x14 = _mm_aesenc_si128(x10, x13);
    const __m128i x15 = _mm_aesenc_si128(x11, x14);
    const __m128i x16 = _mm_aesenc_si128(x13, x1);
    const __m128i x17 = _mm_aesenc_si128(x14, x16);
    const __m128i x18 = _mm_aesenc_si128(x16, x3);
    s[0] = _mm_xor_si128(_mm_aesenc_si128(x6, _mm_setzero_si128()),
        _mm_xor_si128(_mm_xor_si128(x9, nonce1), key1));
    s[1] = _mm_aesenc_si128(x9, x12);
    s[2] = _mm_aesenc_si128(x12, x15);
    s[3] = _mm_aesenc_si128(x15, x17);
    s[4] = _mm_aesenc_si128(x17, x18);
    s[5] = _mm_aesenc_si128(x18, x6);
}

AEGIS256_BATCH_INLINE void aegis256_batch_update(aegis256_batch_block s[6], aegis256_batch_block m0)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s5, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s4, s5);
    const __m128i t_3 = _mm_aesenc_si128(s3, s4);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s0, s1);
    s[0] = t_1;
    s[1] = t_6;
    s[2] = t_5;
    s[3] = t_4;
    s[4] = t_3;
    s[5] = t_2;
}

AEGIS256_BATCH_INLINE void aegis256_batch_encrypt(aegis256_batch_block s[6],
    aegis256_batch_block m0, aegis256_batch_block *c0)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    const __m128i t_1 = _mm_xor_si128(_mm_aesenc_si128(s5, m0), s0);
    const __m128i t_2 = _mm_aesenc_si128(s4, s5);
    const __m128i t_3 = _mm_aesenc_si128(s3, s4);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s0, s1);
    __m128i x1 = _mm_xor_si128(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    const __m128i t_7 =
        _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s1, m0), _mm_and_si128(s2, s3)), x1);
    *c0 = t_7;
    s[0] = t_1;
    s[1] = t_6;
    s[2] = t_5;
    s[3] = t_4;
    s[4] = t_3;
    s[5] = t_2;
}

AEGIS256_BATCH_INLINE void aegis256_batch_decrypt(aegis256_batch_block s[6],
    aegis256_batch_block c0, aegis256_batch_block *m0)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    __m128i x1 = _mm_xor_si128(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    const __m128i t_7 =
        _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s1, c0), _mm_and_si128(s2, s3)), x1);
    const __m128i t_1 =
        _mm_xor_si128(_mm_aesenc_si128(s5, _mm_setzero_si128()), _mm_xor_si128(s0, t_7));
    const __m128i t_2 = _mm_aesenc_si128(s4, s5);
    const __m128i t_3 = _mm_aesenc_si128(s3, s4);
    const __m128i t_4 = _mm_aesenc_si128(s2, s3);
    const __m128i t_5 = _mm_aesenc_si128(s1, s2);
    const __m128i t_6 = _mm_aesenc_si128(s0, s1);
    *m0 = t_7;
    s[0] = t_1;
    s[1] = t_6;
    s[2] = t_5;
    s[3] = t_4;
    s[4] = t_3;
    s[5] = t_2;
}

AEGIS256_BATCH_INLINE void aegis256_batch_keystream(aegis256_batch_block s[6],
    aegis256_batch_block *z0)
{
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    __m128i x1 = _mm_xor_si128(s4, s1);
    AEGIS256_BATCH_KEEP("x", x1);
    *z0 = _mm_xor_si128(_mm_xor_si128(_mm_and_si128(s2, s3), s5), x1);
}

AEGIS256_BATCH_INLINE void aegis256_batch_mixin(aegis256_batch_block s[6],
    aegis256_batch_block lengths, aegis256_batch_block *t)
{
    const aegis256_batch_block s3 = s[3];
    *t = _mm_xor_si128(lengths, s3);
}

AEGIS256_BATCH_INLINE void aegis256_batch_final_update(aegis256_batch_block s[6],
    aegis256_batch_block t)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    s[0] = _mm_xor_si128(_mm_aesenc_si128(s5, t), s0);
    s[1] = _mm_aesenc_si128(s0, s1);
    s[2] = _mm_aesenc_si128(s1, s2);
    s[3] = _mm_aesenc_si128(s2, s3);
    s[4] = _mm_aesenc_si128(s3, s4);
    s[5] = _mm_aesenc_si128(s4, s5);
}

AEGIS256_BATCH_INLINE void aegis256_batch_tag128(aegis256_batch_block s[6],
    aegis256_batch_block *t0)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    __m128i x1 = _mm_xor_si128(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    *t0 = _mm_xor_si128(_mm_xor_si128(_mm_xor_si128(s3, s2), _mm_xor_si128(s1, s0)), x1);
}

AEGIS256_BATCH_INLINE void aegis256_batch_tag256(aegis256_batch_block s[6],
    aegis256_batch_block *t0, aegis256_batch_block *t1)
{
    const aegis256_batch_block s0 = s[0];
    const aegis256_batch_block s1 = s[1];
    const aegis256_batch_block s2 = s[2];
    const aegis256_batch_block s3 = s[3];
    const aegis256_batch_block s4 = s[4];
    const aegis256_batch_block s5 = s[5];
    *t0 = _mm_xor_si128(_mm_xor_si128(s1, s0), s2);
    *t1 = _mm_xor_si128(_mm_xor_si128(s4, s3), s5);
}

/* Clears memory. The compiler cannot optimise the stores away. */
static void aegis256_batch_wipe(void *p, size_t len)
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

static int aegis256_batch_is_tag_length(size_t len)
{
    return len == 16 || len == 32;
}

AEGIS256_BATCH_INLINE void aegis256_batch_start(aegis256_batch_block s[6], const uint8_t *nonce,
    const uint8_t *key)
{
    aegis256_batch_initial(s, aegis256_batch_load(key), aegis256_batch_load(key + 16),
        aegis256_batch_load(nonce), aegis256_batch_load(nonce + 16));
    for (int i = 0; i < 4; i++)
        aegis256_batch_init_update(s, aegis256_batch_load(key), aegis256_batch_load(key + 16),
            aegis256_batch_load(nonce), aegis256_batch_load(nonce + 16));
}

AEGIS256_BATCH_INLINE void aegis256_batch_update_at(aegis256_batch_block s[6], const uint8_t *p)
{
    AEGIS256_BATCH_KEEP("x", s[0]);
    AEGIS256_BATCH_KEEP("x", s[1]);
    AEGIS256_BATCH_KEEP("x", s[2]);
    AEGIS256_BATCH_KEEP("x", s[3]);
    AEGIS256_BATCH_KEEP("x", s[4]);
    AEGIS256_BATCH_KEEP("x", s[5]);
    aegis256_batch_update(s, aegis256_batch_load(p));
}

/* Absorbs len bytes; the last piece is padded with zeros. */
AEGIS256_BATCH_INLINE void aegis256_batch_absorb(aegis256_batch_block s[6], const uint8_t *p,
    size_t len)
{
    aegis256_batch_block r[6];

    aegis256_batch_copy(r, s);
    for (; len >= 16; len -= 16, p += 16) {
        aegis256_batch_update_at(r, p);
    }
    aegis256_batch_copy(s, r);
    if (len != 0) {
        uint8_t last[16] = {0};

        memcpy(last, p, len);
        aegis256_batch_update(s, aegis256_batch_load(last));
    }
}

/*
 * Mixes the halves of a block into the state and performs the final updates. The halves are usually
 * two lengths in bits.
 */
AEGIS256_BATCH_INLINE void aegis256_batch_last_updates(aegis256_batch_block s[6], uint64_t low,
    uint64_t high)
{
    aegis256_batch_block t;

    aegis256_batch_mixin(s, _mm_set_epi64x((int64_t)high, (int64_t)low), &t);
    for (int i = 0; i < 7; i++)
        aegis256_batch_final_update(s, t);
}

/* Writes the tag. */
AEGIS256_BATCH_INLINE void aegis256_batch_store_tag(aegis256_batch_block s[6], uint8_t *to,
    size_t tag_len)
{
    if (tag_len == 16) {
        aegis256_batch_block t0;

        aegis256_batch_tag128(s, &t0);
        aegis256_batch_store(to, t0);
    }
    if (tag_len == 32) {
        aegis256_batch_block t0, t1;

        aegis256_batch_tag256(s, &t0, &t1);
        aegis256_batch_store(to, t0);
        aegis256_batch_store(to + 16, t1);
    }
}

/* Writes the tag, after mixing two lengths, given in bytes, into the state. */
AEGIS256_BATCH_INLINE void aegis256_batch_finish(aegis256_batch_block s[6], uint64_t low,
    uint64_t high, uint8_t *tag, size_t tag_len)
{
    aegis256_batch_last_updates(s, 8 * low, 8 * high);
    aegis256_batch_store_tag(s, tag, tag_len);
}

/*
 * Compares a tag with the expected one in constant time. Returns 0 if they are equal, or else -1.
 * Clears the expected tag, which would let its reader forge a message.
 */
AEGIS256_BATCH_INLINE int aegis256_batch_checked(uint8_t *expected, const uint8_t *tag, size_t len)
{
    uint8_t differing = 0;

    for (size_t i = 0; i < len; i++)
        differing |= expected[i] ^ tag[i];
    aegis256_batch_wipe(expected, len);
    return differing == 0 ? 0 : -1;
}

AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_at(aegis256_batch_block s[6], uint8_t *c,
    const uint8_t *m)
{
    aegis256_batch_block c0;

    AEGIS256_BATCH_KEEP("x", s[0]);
    AEGIS256_BATCH_KEEP("x", s[1]);
    AEGIS256_BATCH_KEEP("x", s[2]);
    AEGIS256_BATCH_KEEP("x", s[3]);
    AEGIS256_BATCH_KEEP("x", s[4]);
    AEGIS256_BATCH_KEEP("x", s[5]);
    aegis256_batch_encrypt(s, aegis256_batch_load(m), &c0);
    aegis256_batch_store(c, c0);
}

/* Encrypts whole pieces of 16 bytes. */
AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_pieces(aegis256_batch_block s[6], uint8_t *c,
    const uint8_t *m, size_t count)
{
    aegis256_batch_block r[6];

    aegis256_batch_copy(r, s);
    for (; count != 0; count--, m += 16, c += 16) {
        aegis256_batch_encrypt_at(r, c, m);
    }
    aegis256_batch_copy(s, r);
}

/* Encrypts the last piece; len is from 1 to 15. */
AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_last(aegis256_batch_block s[6], uint8_t *c,
    const uint8_t *m, size_t len)
{
    uint8_t last[16] = {0};

    memcpy(last, m, len);
    aegis256_batch_encrypt_pieces(s, last, last, 1);
    memcpy(c, last, len);
    aegis256_batch_wipe(last, sizeof last);
}

AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_all(aegis256_batch_block s[6], uint8_t *c,
    const uint8_t *m, size_t len)
{
    const size_t whole = len / 16 * 16;

    aegis256_batch_encrypt_pieces(s, c, m, len / 16);
    if (len > whole)
        aegis256_batch_encrypt_last(s, c + whole, m + whole, len - whole);
}


AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_at(aegis256_batch_block s[6], uint8_t *m,
    const uint8_t *c)
{
    aegis256_batch_block m0;

    AEGIS256_BATCH_KEEP("x", s[0]);
    AEGIS256_BATCH_KEEP("x", s[1]);
    AEGIS256_BATCH_KEEP("x", s[2]);
    AEGIS256_BATCH_KEEP("x", s[3]);
    AEGIS256_BATCH_KEEP("x", s[4]);
    AEGIS256_BATCH_KEEP("x", s[5]);
    aegis256_batch_decrypt(s, aegis256_batch_load(c), &m0);
    aegis256_batch_store(m, m0);
}

/* Decrypts whole pieces of 16 bytes. */
AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_pieces(aegis256_batch_block s[6], uint8_t *m,
    const uint8_t *c, size_t count)
{
    aegis256_batch_block r[6];

    aegis256_batch_copy(r, s);
    for (; count != 0; count--, c += 16, m += 16) {
        aegis256_batch_decrypt_at(r, m, c);
    }
    aegis256_batch_copy(s, r);
}

/* Decrypts the last piece; len is from 1 to 15. */
AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_last(aegis256_batch_block s[6], uint8_t *m,
    const uint8_t *c, size_t len)
{
    uint8_t last[16];
    aegis256_batch_block z0;

    /*
     * The keystream follows the last byte, so that decryption turns it into zeros, which are
     * absorbed.
     */
    aegis256_batch_keystream(s, &z0);
    aegis256_batch_store(last, z0);
    memcpy(last, c, len);
    aegis256_batch_decrypt_pieces(s, last, last, 1);
    memcpy(m, last, len);
    aegis256_batch_wipe(last, sizeof last);
}

AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_all(aegis256_batch_block s[6], uint8_t *m,
    const uint8_t *c, size_t len)
{
    const size_t whole = len / 16 * 16;

    aegis256_batch_decrypt_pieces(s, m, c, len / 16);
    if (len > whole)
        aegis256_batch_decrypt_last(s, m + whole, c + whole, len - whole);
}

enum { AEGIS256_BATCH_ENCRYPTS, AEGIS256_BATCH_DECRYPTS, AEGIS256_BATCH_AUTHENTICATES };

/* Processes one message. Returns 0, or -1 if the tag is wrong. */
AEGIS256_BATCH_INLINE int aegis256_batch_work_on_one(int does, aegis256_message *msg,
    size_t tag_len)
{
    aegis256_batch_block s[6];
    uint8_t tag[32];

    aegis256_batch_start(s, msg->nonce, msg->key);
    if (does == AEGIS256_BATCH_AUTHENTICATES) {
        aegis256_batch_absorb(s, msg->in, msg->len);
        aegis256_batch_finish(s, msg->len, tag_len, tag, tag_len);
    } else {
        aegis256_batch_absorb(s, msg->ad, msg->ad_len);
        if (does == AEGIS256_BATCH_ENCRYPTS)
            aegis256_batch_encrypt_all(s, msg->out, msg->in, msg->len);
        else
            aegis256_batch_decrypt_all(s, msg->out, msg->in, msg->len);
        aegis256_batch_finish(s, msg->ad_len, msg->len, tag, tag_len);
    }
    msg->result = 0;
    if (does != AEGIS256_BATCH_DECRYPTS)
        memcpy(msg->tag, tag, tag_len);
    else
        msg->result = aegis256_batch_checked(tag, msg->tag, tag_len);
    if (msg->result != 0 && msg->len != 0)
        memset(msg->out, 0, msg->len);
    return msg->result;
}

/* Writes the results for an invalid tag length, and returns -1. */
AEGIS256_BATCH_INLINE int aegis256_batch_refuse(int does, aegis256_message *msg, size_t n)
{
    for (; n != 0; msg++, n--) {
        msg->result = -1;
        if (does == AEGIS256_BATCH_DECRYPTS && msg->len != 0)
            memset(msg->out, 0, msg->len);
    }
    return -1;
}

typedef __m256i aegis256_batch_block2;
/* a word of the state of several messages, each in a lane */
typedef aegis256_batch_block2 aegis256_batch_row;

AEGIS256_BATCH_INLINE aegis256_batch_block2 aegis256_batch_join2(aegis256_batch_block x,
    aegis256_batch_block y)
{
    return _mm256_inserti128_si256(_mm256_castsi128_si256(x), y, 1);
}

AEGIS256_BATCH_INLINE aegis256_batch_block aegis256_batch_low2(aegis256_batch_block2 x)
{
    return _mm256_castsi256_si128(x);
}

AEGIS256_BATCH_INLINE aegis256_batch_block aegis256_batch_high2(aegis256_batch_block2 x)
{
    return _mm256_extracti128_si256(x, 1);
}

enum {
    AEGIS256_BATCH_LANES = 2, /* messages side by side */
    AEGIS256_BATCH_WIDE = 2, /* messages in a register */
    AEGIS256_BATCH_WORDS = 6, /* rows of the states, in all streams */
    AEGIS256_BATCH_RATE = 1, /* rows of a piece of each message */
    AEGIS256_BATCH_KEYS = 2, /* rows of a key of each message */
    AEGIS256_BATCH_STREAMS = 1,
    AEGIS256_BATCH_WINDOW = 512, /* messages that are sorted together */
    AEGIS256_BATCH_EXACT = 64, /* each number of pieces below this has its own rank */
    AEGIS256_BATCH_RANKS = 512,
    AEGIS256_BATCH_PLACES = 16, /* pieces in the buffer for lanes without a message */
    AEGIS256_BATCH_NEAR = 4 /* free lanes wait for a lane with at most this number of pieces left */
};

/* A loop over the lanes, which gcc unrolls at every optimisation level. */
#if defined(__GNUC__) || defined(__clang__)
#define AEGIS256_BATCH_EACH_LANE(j) _Pragma("GCC unroll 16") for (size_t j = 0; \
    j < AEGIS256_BATCH_LANES; j++)
#else
#define AEGIS256_BATCH_EACH_LANE(j) for (size_t j = 0; j < AEGIS256_BATCH_LANES; j++)
#endif

/* Load and store a block of each message in a register. */
AEGIS256_BATCH_INLINE aegis256_batch_row aegis256_batch_gather(
    const uint8_t *const p[AEGIS256_BATCH_WIDE], size_t at)
{
    return aegis256_batch_join2(aegis256_batch_load(p[0] + at), aegis256_batch_load(p[1] + at));
}

AEGIS256_BATCH_INLINE void aegis256_batch_scatter(uint8_t *const p[AEGIS256_BATCH_WIDE], size_t at,
    aegis256_batch_row x)
{
    aegis256_batch_store(p[0] + at, aegis256_batch_low2(x));
    aegis256_batch_store(p[1] + at, aegis256_batch_high2(x));
}

/* Load and store a piece of each message in a register. */
AEGIS256_BATCH_INLINE void aegis256_batch_take_piece(aegis256_batch_row m[1],
    const uint8_t *const p[AEGIS256_BATCH_WIDE], size_t at)
{
    m[0] = aegis256_batch_gather(p, at);
}

AEGIS256_BATCH_INLINE void aegis256_batch_give_piece(uint8_t *const p[AEGIS256_BATCH_WIDE],
    size_t at, const aegis256_batch_row m[1])
{
    aegis256_batch_scatter(p, at, m[0]);
}

/* Load and store a piece of each message. */
AEGIS256_BATCH_INLINE void aegis256_batch_take(aegis256_batch_row m[AEGIS256_BATCH_RATE],
    const uint8_t *const p[AEGIS256_BATCH_LANES], size_t at)
{
    aegis256_batch_take_piece(m, p, at);
}

AEGIS256_BATCH_INLINE void aegis256_batch_give(uint8_t *const p[AEGIS256_BATCH_LANES], size_t at,
    const aegis256_batch_row m[AEGIS256_BATCH_RATE])
{
    aegis256_batch_give_piece(p, at, m);
}

AEGIS256_BATCH_INLINE void aegis256_batch_copy_rows(aegis256_batch_row to[AEGIS256_BATCH_WORDS],
    const aegis256_batch_row from[AEGIS256_BATCH_WORDS])
{
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
    to[4] = from[4];
    to[5] = from[5];
}

AEGIS256_BATCH_INLINE void aegis256_batch_initial_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row key0, aegis256_batch_row key1, aegis256_batch_row nonce0,
    aegis256_batch_row nonce1)
{
    s[0] = _mm256_xor_si256(nonce0, key0);
    s[1] = _mm256_xor_si256(nonce1, key1);
    s[2] = _mm256_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
        (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu);
    s[3] = _mm256_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
        (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u);
    s[4] = _mm256_xor_si256(key0,
        _mm256_set_epi64x((int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u,
            (int64_t)0x6279e99059372215u, (int64_t)0x0d08050302010100u));
    s[5] = _mm256_xor_si256(key1,
        _mm256_set_epi64x((int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu,
            (int64_t)0xdd28b57342311120u, (int64_t)0xf12fc26d55183ddbu));
}

AEGIS256_BATCH_INLINE void aegis256_batch_init_update_row(
    aegis256_batch_row s[AEGIS256_BATCH_WORDS], aegis256_batch_row key0, aegis256_batch_row key1,
    aegis256_batch_row nonce0, aegis256_batch_row nonce1)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    const __m256i x1 = _mm256_aesenc_epi128(s2, s3);
    const __m256i x2 = _mm256_aesenc_epi128(s3, s4);
    const __m256i x3 = _mm256_aesenc_epi128(x1, x2);
    const __m256i x4 = _mm256_aesenc_epi128(s4, s5);
    const __m256i x5 = _mm256_aesenc_epi128(x2, x4);
    const __m256i x6 = _mm256_aesenc_epi128(x3, x5);
    const __m256i x7 = _mm256_xor_si256(_mm256_aesenc_epi128(s5, key0), s0);
    const __m256i x8 = _mm256_xor_si256(_mm256_aesenc_epi128(x4, _mm256_setzero_si256()),
        _mm256_xor_si256(x7, key1));
    const __m256i x9 = _mm256_xor_si256(_mm256_aesenc_epi128(x5, _mm256_setzero_si256()),
        _mm256_xor_si256(_mm256_xor_si256(x8, nonce0), key0));
    const __m256i x10 = _mm256_aesenc_epi128(s0, s1);
    const __m256i x11 = _mm256_aesenc_epi128(x7, x10);
    const __m256i x12 = _mm256_aesenc_epi128(x8, x11);
    const __m256i x13 = _mm256_aesenc_epi128(s1, s2);
    const __m256i x14 = _mm256_aesenc_epi128(x10, x13);
    const __m256i x15 = _mm256_aesenc_epi128(x11, x14);
    const __m256i x16 = _mm256_aesenc_epi128(x13, x1);
    const __m256i x17 = _mm256_aesenc_epi128(x14, x16);
    const __m256i x18 = _mm256_aesenc_epi128(x16, x3);
    s[0] = _mm256_xor_si256(_mm256_aesenc_epi128(x6, _mm256_setzero_si256()),
        _mm256_xor_si256(_mm256_xor_si256(x9, nonce1), key1));
    s[1] = _mm256_aesenc_epi128(x9, x12);
    s[2] = _mm256_aesenc_epi128(x12, x15);
    s[3] = _mm256_aesenc_epi128(x15, x17);
    s[4] = _mm256_aesenc_epi128(x17, x18);
    s[5] = _mm256_aesenc_epi128(x18, x6);
}

AEGIS256_BATCH_INLINE void aegis256_batch_update_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row m0)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    const __m256i t_1 = _mm256_xor_si256(_mm256_aesenc_epi128(s5, m0), s0);
    const __m256i t_2 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_3 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_4 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_5 = _mm256_aesenc_epi128(s3, s4);
    const __m256i t_6 = _mm256_aesenc_epi128(s4, s5);
    s[0] = t_1;
    s[1] = t_2;
    s[2] = t_3;
    s[3] = t_4;
    s[4] = t_5;
    s[5] = t_6;
}

AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row m0, aegis256_batch_row *c0)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    __m256i x1 = _mm256_xor_si256(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_xor_si256(_mm256_xor_si256(s1, m0), _mm256_and_si256(s2, s3)), x1);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(s5, m0), s0);
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(s3, s4);
    const __m256i t_7 = _mm256_aesenc_epi128(s4, s5);
    *c0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
    s[5] = t_7;
}

AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row c0, aegis256_batch_row *m0)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    __m256i x1 = _mm256_xor_si256(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    const __m256i t_1 =
        _mm256_xor_si256(_mm256_xor_si256(_mm256_xor_si256(s1, c0), _mm256_and_si256(s2, s3)), x1);
    const __m256i t_2 = _mm256_xor_si256(_mm256_aesenc_epi128(s5, _mm256_setzero_si256()),
        _mm256_xor_si256(s0, t_1));
    const __m256i t_3 = _mm256_aesenc_epi128(s0, s1);
    const __m256i t_4 = _mm256_aesenc_epi128(s1, s2);
    const __m256i t_5 = _mm256_aesenc_epi128(s2, s3);
    const __m256i t_6 = _mm256_aesenc_epi128(s3, s4);
    const __m256i t_7 = _mm256_aesenc_epi128(s4, s5);
    *m0 = t_1;
    s[0] = t_2;
    s[1] = t_3;
    s[2] = t_4;
    s[3] = t_5;
    s[4] = t_6;
    s[5] = t_7;
}

AEGIS256_BATCH_INLINE void aegis256_batch_keystream_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row *z0)
{
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    __m256i x1 = _mm256_xor_si256(s4, s1);
    AEGIS256_BATCH_KEEP("x", x1);
    *z0 = _mm256_xor_si256(_mm256_xor_si256(_mm256_and_si256(s2, s3), s5), x1);
}

AEGIS256_BATCH_INLINE void aegis256_batch_choose_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row from0, aegis256_batch_row from1, aegis256_batch_row from2,
    aegis256_batch_row from3, aegis256_batch_row from4, aegis256_batch_row from5,
    aegis256_batch_row mask)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    s[0] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from0, s0), mask), s0);
    s[1] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from1, s1), mask), s1);
    s[2] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from2, s2), mask), s2);
    s[3] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from3, s3), mask), s3);
    s[4] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from4, s4), mask), s4);
    s[5] = _mm256_xor_si256(_mm256_and_si256(_mm256_xor_si256(from5, s5), mask), s5);
}

AEGIS256_BATCH_INLINE void aegis256_batch_mixin_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row lengths, aegis256_batch_row *t)
{
    const aegis256_batch_row s3 = s[3];
    *t = _mm256_xor_si256(lengths, s3);
}

AEGIS256_BATCH_INLINE void aegis256_batch_final_update_row(
    aegis256_batch_row s[AEGIS256_BATCH_WORDS], aegis256_batch_row t)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    s[0] = _mm256_xor_si256(_mm256_aesenc_epi128(s5, t), s0);
    s[1] = _mm256_aesenc_epi128(s0, s1);
    s[2] = _mm256_aesenc_epi128(s1, s2);
    s[3] = _mm256_aesenc_epi128(s2, s3);
    s[4] = _mm256_aesenc_epi128(s3, s4);
    s[5] = _mm256_aesenc_epi128(s4, s5);
}

AEGIS256_BATCH_INLINE void aegis256_batch_tag128_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row *t0)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    __m256i x1 = _mm256_xor_si256(s5, s4);
    AEGIS256_BATCH_KEEP("x", x1);
    *t0 =
        _mm256_xor_si256(_mm256_xor_si256(_mm256_xor_si256(s3, s2), _mm256_xor_si256(s1, s0)), x1);
}

AEGIS256_BATCH_INLINE void aegis256_batch_tag256_row(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    aegis256_batch_row *t0, aegis256_batch_row *t1)
{
    const aegis256_batch_row s0 = s[0];
    const aegis256_batch_row s1 = s[1];
    const aegis256_batch_row s2 = s[2];
    const aegis256_batch_row s3 = s[3];
    const aegis256_batch_row s4 = s[4];
    const aegis256_batch_row s5 = s[5];
    *t0 = _mm256_xor_si256(_mm256_xor_si256(s1, s0), s2);
    *t1 = _mm256_xor_si256(_mm256_xor_si256(s4, s3), s5);
}

AEGIS256_BATCH_INLINE void aegis256_batch_update_piece(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    const uint8_t *const p[AEGIS256_BATCH_LANES], size_t at)
{
    aegis256_batch_row m[AEGIS256_BATCH_RATE];

    aegis256_batch_take(m, p, at);
    aegis256_batch_update_row(s, m[0]);
}

/* Absorbs count pieces of each message. */
static void aegis256_batch_update_rows(aegis256_batch_row *state,
    const uint8_t *const in[AEGIS256_BATCH_LANES], size_t count)
{
    const uint8_t *p[AEGIS256_BATCH_LANES];
    aegis256_batch_row s[AEGIS256_BATCH_WORDS];
    size_t at = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        p[j] = in[j];
    }
    aegis256_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 16) {
        aegis256_batch_update_piece(s, p, at);
    }
    aegis256_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS256_BATCH_INLINE void aegis256_batch_encrypt_piece(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    uint8_t *const q[AEGIS256_BATCH_LANES], const uint8_t *const p[AEGIS256_BATCH_LANES], size_t at)
{
    aegis256_batch_row m[AEGIS256_BATCH_RATE], c[AEGIS256_BATCH_RATE];

    aegis256_batch_take(m, p, at);
    aegis256_batch_encrypt_row(s, m[0], &c[0]);
    aegis256_batch_give(q, at, c);
}

/* Encrypts count pieces of each message. */
static void aegis256_batch_encrypt_rows(aegis256_batch_row *state,
    uint8_t *const out[AEGIS256_BATCH_LANES], const uint8_t *const in[AEGIS256_BATCH_LANES],
    size_t count)
{
    const uint8_t *p[AEGIS256_BATCH_LANES];
    uint8_t *q[AEGIS256_BATCH_LANES];
    aegis256_batch_row s[AEGIS256_BATCH_WORDS];
    size_t at = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    aegis256_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 16) {
        aegis256_batch_encrypt_piece(s, q, p, at);
    }
    aegis256_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS256_BATCH_INLINE void aegis256_batch_decrypt_piece(aegis256_batch_row s[AEGIS256_BATCH_WORDS],
    uint8_t *const q[AEGIS256_BATCH_LANES], const uint8_t *const p[AEGIS256_BATCH_LANES], size_t at)
{
    aegis256_batch_row c[AEGIS256_BATCH_RATE], m[AEGIS256_BATCH_RATE];

    aegis256_batch_take(c, p, at);
    aegis256_batch_decrypt_row(s, c[0], &m[0]);
    aegis256_batch_give(q, at, m);
}

/* Decrypts count pieces of each message. */
static void aegis256_batch_decrypt_rows(aegis256_batch_row *state,
    uint8_t *const out[AEGIS256_BATCH_LANES], const uint8_t *const in[AEGIS256_BATCH_LANES],
    size_t count)
{
    const uint8_t *p[AEGIS256_BATCH_LANES];
    uint8_t *q[AEGIS256_BATCH_LANES];
    aegis256_batch_row s[AEGIS256_BATCH_WORDS];
    size_t at = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        p[j] = in[j];
        q[j] = out[j];
    }
    aegis256_batch_copy_rows(s, state);
    for (; count != 0; count--, at += 16) {
        aegis256_batch_decrypt_piece(s, q, p, at);
    }
    aegis256_batch_copy_rows(state, s);
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

/*
 * Returns the rank of a message by its number of pieces. Large numbers with the same leading bits
 * share a rank.
 */
static size_t aegis256_batch_rank(size_t len)
{
    size_t pieces = len / 16, above = 0;

    for (; pieces >= AEGIS256_BATCH_EXACT && above < AEGIS256_BATCH_RANKS - AEGIS256_BATCH_EXACT;
        above += AEGIS256_BATCH_EXACT / 2)
        pieces /= 2;
    if (pieces >= AEGIS256_BATCH_EXACT)
        pieces = AEGIS256_BATCH_EXACT - 1;
    return above + pieces;
}

/*
 * Sorts the indices of count messages, the longest first, so that messages side by side end
 * together.
 */
static void aegis256_batch_put_in_order(uint16_t *order, const aegis256_message *msg, size_t count)
{
    uint16_t place[AEGIS256_BATCH_RANKS] = {0};
    size_t longer = 0;

    size_t sorted = 1;

    while (sorted < count && msg[sorted].len <= msg[sorted - 1].len)
        sorted++;
    if (sorted >= count || count <= AEGIS256_BATCH_LANES) {
        for (size_t i = 0; i < count; i++) { /* insertion sort */
            size_t j = i;

            for (; j != 0 && msg[order[j - 1]].len < msg[i].len; j--)
                order[j] = order[j - 1];
            order[j] = (uint16_t)i;
        }
        return;
    }
    for (size_t i = 0; i < count; i++)
        place[aegis256_batch_rank(msg[i].len)]++;
    for (size_t i = AEGIS256_BATCH_RANKS; i-- != 0;) {
        const size_t equal = place[i];

        place[i] = (uint16_t)longer;
        longer += equal;
    }
    for (size_t i = 0; i < count; i++)
        order[place[aegis256_batch_rank(msg[i].len)]++] = (uint16_t)i;
}


/* Messages in progress, each in its own lane. */
typedef struct {
    /* before: a copy of the states, for a step that changes some lanes only */
    aegis256_batch_row rows[3][AEGIS256_BATCH_WORDS], before[AEGIS256_BATCH_WORDS];
    aegis256_batch_row *state;
    /* the messages of state; NULL if a lane has none */
    aegis256_message *at_work[AEGIS256_BATCH_LANES];
    aegis256_batch_row *begun;
    /* the messages of begun, which wait for a free lane */
    aegis256_message *waiting[AEGIS256_BATCH_LANES];
    aegis256_batch_row *ended;
    /* the messages of ended, whose whole pieces are done */
    aegis256_message *ending[AEGIS256_BATCH_LANES];
    const uint8_t *in[AEGIS256_BATCH_LANES];
    uint8_t *out[AEGIS256_BATCH_LANES];
    size_t pieces[AEGIS256_BATCH_LANES]; /* the whole pieces left of each message at work */
    uint8_t nowhere[AEGIS256_BATCH_PLACES * 16]; /* input and output of lanes without a message */
    uint8_t last[AEGIS256_BATCH_LANES][2 * 16], made[AEGIS256_BATCH_LANES][16],
        tag[AEGIS256_BATCH_LANES][32];
} aegis256_batch_work;

/* Bytes with all bits set, then the same number of zeros. */
static const uint8_t AEGIS256_BATCH_ONES[2 * 16] = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

/* A set of lanes: bit j is lane j. */
typedef unsigned aegis256_batch_set;

#define AEGIS256_BATCH_ALL ((1u << AEGIS256_BATCH_LANES) - 1)
#define AEGIS256_BATCH_HAS(lanes, j) ((lanes) >> (j) & 1)
#define AEGIS256_BATCH_ONLY(j, condition) ((aegis256_batch_set)((condition) ? 1 : 0) << (j))

/* Replaces the states of these lanes. */
AEGIS256_BATCH_INLINE void aegis256_batch_replace(aegis256_batch_row to[AEGIS256_BATCH_WORDS],
    const aegis256_batch_row from[AEGIS256_BATCH_WORDS], aegis256_batch_set lanes)
{
    const uint8_t *p[AEGIS256_BATCH_LANES];
    aegis256_batch_row mask[AEGIS256_BATCH_STREAMS];

    AEGIS256_BATCH_EACH_LANE(j)
        p[j] = AEGIS256_BATCH_ONES + (AEGIS256_BATCH_HAS(lanes, j) ? 0 : 16);
    mask[0] = aegis256_batch_gather(p + 0, 0);
    aegis256_batch_choose_row(to, from[0], from[1], from[2], from[3], from[4], from[5], mask[0]);
}

/* The same, but exchanges the pointers if all lanes move. */
AEGIS256_BATCH_INLINE void aegis256_batch_move(aegis256_batch_row **to, aegis256_batch_row **from,
    aegis256_batch_set lanes)
{
    aegis256_batch_row *const x = *to;

    if (lanes == AEGIS256_BATCH_ALL) {
        *to = *from;
        *from = x;
    } else {
        aegis256_batch_replace(x, *from, lanes);
    }
}

/*
 * Returns the last rest bytes of a message, fewer than a piece, padded with zeros. May read the
 * bytes before them, too.
 */
AEGIS256_BATCH_INLINE const uint8_t *aegis256_batch_padded(uint8_t room[2 * 16], const uint8_t *p,
    size_t len, size_t rest)
{
    uint8_t *const last = room + 16 - rest;

    memset(room + 16, 0, 16);
    if (len >= 16)
        memcpy(room, p + (len - 16), 16);
    else if (rest != 0)
        memcpy(last, p, rest);
    return last;
}

/* Writes the first rest bytes of a piece with two stores, which may overlap. */
AEGIS256_BATCH_INLINE void aegis256_batch_put_last(uint8_t *p, const uint8_t made[16], size_t rest)
{
    if (rest >= 8) {
        memcpy(p, made, 8);
        memcpy(p + (rest - 8), made + (rest - 8), 8);
    } else if (rest >= 4) {
        memcpy(p, made, 4);
        memcpy(p + (rest - 4), made + (rest - 4), 4);
    } else if (rest >= 2) {
        memcpy(p, made, 2);
        memcpy(p + (rest - 2), made + (rest - 2), 2);
    } else if (rest >= 1) {
        memcpy(p, made, 1);
        memcpy(p + (rest - 1), made + (rest - 1), 1);
    }
}

/*
 * Absorbs the associated data of some lanes: first the pieces that all of them have, then those of
 * the longer data.
 */
static void aegis256_batch_absorb_ad(aegis256_batch_work *w,
    aegis256_batch_row s[AEGIS256_BATCH_WORDS], aegis256_batch_set lanes)
{
    const uint8_t *in[AEGIS256_BATCH_LANES];
    size_t least = (size_t)-1, most = 0;
    aegis256_batch_set has;

    AEGIS256_BATCH_EACH_LANE(j) {
        const size_t len = AEGIS256_BATCH_HAS(lanes, j) ? w->waiting[j]->ad_len : 0,
            whole = len / 16;

        in[j] = AEGIS256_BATCH_HAS(lanes, j) ? w->waiting[j]->ad : w->nowhere;
        least = !AEGIS256_BATCH_HAS(lanes, j) || least < whole ? least : whole;
        most = most < (len + 15) / 16 ? (len + 15) / 16 : most;
    }
    AEGIS256_BATCH_EACH_LANE(j)
        least = !AEGIS256_BATCH_HAS(lanes, j) && least > AEGIS256_BATCH_PLACES
            ? (size_t)AEGIS256_BATCH_PLACES : least;
    if (least != 0)
        aegis256_batch_update_rows(s, in, least);
    for (size_t i = least; i < most; i++) {
        has = 0;
        AEGIS256_BATCH_EACH_LANE(j) {
            const size_t len = AEGIS256_BATCH_HAS(lanes, j) ? w->waiting[j]->ad_len : 0;

            has |= AEGIS256_BATCH_ONLY(j, i * 16 < len);
            if (i < len / 16)
                in[j] = w->waiting[j]->ad + i * 16;
            else
                in[j] = aegis256_batch_padded(w->last[j],
                    AEGIS256_BATCH_HAS(has, j) ? w->waiting[j]->ad : w->last[j], len,
                    AEGIS256_BATCH_HAS(has, j) ? len % 16 : 0);
        }
        if (has == AEGIS256_BATCH_ALL) {
            aegis256_batch_update_rows(s, in, 1);
        } else {
            aegis256_batch_copy_rows(w->before, s);
            aegis256_batch_update_rows(w->before, in, 1);
            aegis256_batch_replace(s, w->before, has);
        }
    }
    _mm256_zeroupper(); /* gcc omits it after calls within the file */
}

AEGIS256_BATCH_INLINE void aegis256_batch_start_rows(aegis256_batch_row *state,
    const uint8_t *const nonces[AEGIS256_BATCH_LANES],
    const uint8_t *const keys[AEGIS256_BATCH_LANES])
{
    aegis256_batch_row s[AEGIS256_BATCH_WORDS], key[AEGIS256_BATCH_KEYS],
        nonce[AEGIS256_BATCH_KEYS];

    key[0] = aegis256_batch_gather(keys + 0, 0);
    nonce[0] = aegis256_batch_gather(nonces + 0, 0);
    key[1] = aegis256_batch_gather(keys + 0, 16);
    nonce[1] = aegis256_batch_gather(nonces + 0, 16);
    aegis256_batch_initial_row(s, key[0], key[1], nonce[0], nonce[1]);
    for (int i = 0; i < 4; i++)
        aegis256_batch_init_update_row(s, key[0], key[1], nonce[0], nonce[1]);
    aegis256_batch_copy_rows(state, s);
}

/*
 * Starts the next messages, in lanes without a waiting one. Returns the number of messages started.
 */
AEGIS256_BATCH_INLINE size_t aegis256_batch_begin(int does, aegis256_batch_work *w,
    aegis256_message *msg, const uint16_t *order, size_t count)
{
    const uint8_t *keys[AEGIS256_BATCH_LANES], *nonces[AEGIS256_BATCH_LANES];
    aegis256_batch_row s[AEGIS256_BATCH_WORDS];
    size_t begun = 0;
    aegis256_batch_set lanes = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        lanes |= AEGIS256_BATCH_ONLY(j, !w->waiting[j] && begun < count);
        if (AEGIS256_BATCH_HAS(lanes, j))
            w->waiting[j] = &msg[order[begun++]];
        keys[j] = AEGIS256_BATCH_HAS(lanes, j) ? w->waiting[j]->key : AEGIS256_BATCH_ONES;
        nonces[j] = AEGIS256_BATCH_HAS(lanes, j) ? w->waiting[j]->nonce : AEGIS256_BATCH_ONES;
    }
    aegis256_batch_start_rows(s, nonces, keys);
    if (does != AEGIS256_BATCH_AUTHENTICATES)
        aegis256_batch_absorb_ad(w, s, lanes);
    if (lanes == AEGIS256_BATCH_ALL)
        aegis256_batch_copy_rows(w->begun, s);
    else
        aegis256_batch_replace(w->begun, s, lanes);
    return begun;
}

/* Replaces x by the XOR of x and y, masked. */
AEGIS256_BATCH_INLINE void aegis256_batch_add_masked(uint8_t x[16], const uint8_t y[16],
    const uint8_t mask[16])
{
    uint64_t a[2], b[2], kept[2];

    memcpy(a, x, sizeof a);
    memcpy(b, y, sizeof b);
    memcpy(kept, mask, sizeof kept);
    for (int i = 0; i < 2; i++)
        a[i] = (a[i] ^ b[i]) & kept[i];
    memcpy(x, a, sizeof a);
}

/* Processes the last, partial pieces of messages. */
AEGIS256_BATCH_INLINE void aegis256_batch_end_pieces(int does, aegis256_batch_work *w)
{
    const uint8_t *in[AEGIS256_BATCH_LANES];
    uint8_t *out[AEGIS256_BATCH_LANES];
    size_t rest[AEGIS256_BATCH_LANES];
    aegis256_batch_set has = 0;
    aegis256_batch_row *s;

    AEGIS256_BATCH_EACH_LANE(j) {
        rest[j] = w->ending[j] ? w->ending[j]->len % 16 : 0;
        has |= AEGIS256_BATCH_ONLY(j, rest[j] != 0);
        out[j] = w->made[j];
    }
    if (has == 0)
        return;
    AEGIS256_BATCH_EACH_LANE(j)
        in[j] = AEGIS256_BATCH_HAS(has, j)
            ? aegis256_batch_padded(w->last[j], w->ending[j]->in, w->ending[j]->len, rest[j])
            : AEGIS256_BATCH_ONES;
    s = has == AEGIS256_BATCH_ALL ? w->ended : w->before;
    if (has != AEGIS256_BATCH_ALL)
        aegis256_batch_copy_rows(s, w->ended);
    if (does == AEGIS256_BATCH_AUTHENTICATES) {
        aegis256_batch_update_rows(s, in, 1);
    } else if (does == AEGIS256_BATCH_ENCRYPTS) {
        aegis256_batch_encrypt_rows(s, out, in, 1);
    } else {
        aegis256_batch_row z[AEGIS256_BATCH_RATE];

        aegis256_batch_keystream_row(s, &z[0]);
        aegis256_batch_give(out, 0, z);
        AEGIS256_BATCH_EACH_LANE(j) {
            aegis256_batch_add_masked(w->made[j], in[j], AEGIS256_BATCH_ONES + 16 - rest[j]);
            in[j] = w->made[j];
        }
        aegis256_batch_update_rows(s, in, 1);
    }
    if (has != AEGIS256_BATCH_ALL)
        aegis256_batch_replace(w->ended, s, has);
    AEGIS256_BATCH_EACH_LANE(j)
        if (AEGIS256_BATCH_HAS(has, j) && does != AEGIS256_BATCH_AUTHENTICATES)
            aegis256_batch_put_last(w->ending[j]->out + (w->ending[j]->len - rest[j]), w->made[j],
                rest[j]);
}

/* Compares two tags in constant time. Returns 0 if they are equal, or else -1. */
AEGIS256_BATCH_INLINE int aegis256_batch_compared(const uint8_t *x, const uint8_t *y, size_t len)
{
    uint64_t differing = 0, a, b;

    for (size_t i = 0; i < len; i += sizeof a) {
        memcpy(&a, x + i, sizeof a);
        memcpy(&b, y + i, sizeof b);
        differing |= a ^ b;
    }
    return differing == 0 ? 0 : -1;
}

/* Ends messages. Returns 0, or -1 if a tag is wrong. */
AEGIS256_BATCH_INLINE int aegis256_batch_end(int does, aegis256_batch_work *w, size_t tag_len)
{
    uint8_t *out[AEGIS256_BATCH_LANES];
    aegis256_batch_row s[AEGIS256_BATCH_WORDS], lengths[AEGIS256_BATCH_STREAMS],
        t[2 * AEGIS256_BATCH_STREAMS];
    aegis256_batch_block both[AEGIS256_BATCH_LANES];
    int result = 0, some = 0;

    AEGIS256_BATCH_EACH_LANE(j)
        some |= w->ending[j] != NULL;
    if (!some)
        return 0;
    AEGIS256_BATCH_EACH_LANE(j) {
        const uint64_t len = 8 * (uint64_t)(w->ending[j] ? w->ending[j]->len : 0);
        const uint64_t low = does == AEGIS256_BATCH_AUTHENTICATES ? len
            : 8 * (uint64_t)(w->ending[j] ? w->ending[j]->ad_len : 0);
        const uint64_t high = does == AEGIS256_BATCH_AUTHENTICATES ? 8 * (uint64_t)tag_len : len;

        both[j] = _mm_set_epi64x((int64_t)high, (int64_t)low);
        out[j] = w->ending[j] && does != AEGIS256_BATCH_DECRYPTS ? w->ending[j]->tag : w->tag[j];
    }
    lengths[0] = aegis256_batch_join2(both[0], both[1]);
    aegis256_batch_end_pieces(does, w);
    aegis256_batch_copy_rows(s, w->ended);
    aegis256_batch_mixin_row(s, lengths[0], &t[0]);
    for (int i = 0; i < 7; i++)
        aegis256_batch_final_update_row(s, t[0]);
    if (tag_len == 16) {
        aegis256_batch_tag128_row(s, &t[0]);
        aegis256_batch_scatter(out + 0, 0, t[0]);
    }
    if (tag_len == 32) {
        aegis256_batch_tag256_row(s, &t[0], &t[1]);
        aegis256_batch_scatter(out + 0, 0, t[0]);
        aegis256_batch_scatter(out + 0, 16, t[1]);
    }
    AEGIS256_BATCH_EACH_LANE(j) {
        aegis256_message *msg = w->ending[j];

        w->ending[j] = NULL;
        if (!msg)
            continue;
        msg->result = does == AEGIS256_BATCH_DECRYPTS
            ? aegis256_batch_compared(w->tag[j], msg->tag, tag_len) : 0;
        if (msg->result != 0 && msg->len != 0)
            memset(msg->out, 0, msg->len);
        result |= msg->result;
    }
    return result;
}

/* Moves waiting messages into free lanes. Returns 1 if a message is at work, or else 0. */
AEGIS256_BATCH_INLINE int aegis256_batch_enter(aegis256_batch_work *w)
{
    aegis256_batch_set lanes = 0;
    int any = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        aegis256_message *const msg = w->waiting[j];

        lanes |= AEGIS256_BATCH_ONLY(j, !w->at_work[j] && msg);
        any |= w->at_work[j] || msg;
        if (!AEGIS256_BATCH_HAS(lanes, j))
            continue;
        w->at_work[j] = msg;
        w->waiting[j] = NULL;
        w->in[j] = msg->in;
        w->out[j] = msg->out;
        w->pieces[j] = msg->len / 16;
    }
    if (lanes != 0)
        aegis256_batch_move(&w->state, &w->begun, lanes);
    return any;
}

/*
 * Processes as many whole pieces as every message at work has left, at most AEGIS256_BATCH_PLACES
 * if a lane is free.
 */
AEGIS256_BATCH_INLINE void aegis256_batch_work_on_pieces(int does, aegis256_batch_work *w)
{
    size_t count = (size_t)-1;

    AEGIS256_BATCH_EACH_LANE(j) {
        const size_t most = w->at_work[j] ? w->pieces[j] : (size_t)AEGIS256_BATCH_PLACES;

        count = most < count ? most : count;
    }
    if (count == 0)
        return;
    if (does == AEGIS256_BATCH_ENCRYPTS)
        aegis256_batch_encrypt_rows(w->state, w->out, w->in, count);
    else if (does == AEGIS256_BATCH_DECRYPTS)
        aegis256_batch_decrypt_rows(w->state, w->out, w->in, count);
    else
        aegis256_batch_update_rows(w->state, w->in, count);
    AEGIS256_BATCH_EACH_LANE(j) {
        const size_t done = w->at_work[j] ? count : 0;

        w->in[j] += 16 * done;
        if (does != AEGIS256_BATCH_AUTHENTICATES)
            w->out[j] += 16 * done;
        w->pieces[j] -= done;
    }
}

/*
 * Removes messages with no whole pieces left from their lanes. Returns 0, or -1 if a tag is wrong.
 */
AEGIS256_BATCH_INLINE int aegis256_batch_leave(int does, aegis256_batch_work *w, size_t tag_len)
{
    aegis256_batch_set lanes = 0;
    int is_taken = 0, is_full = 1, result = 0;

    AEGIS256_BATCH_EACH_LANE(j) {
        lanes |= AEGIS256_BATCH_ONLY(j, w->at_work[j] && w->pieces[j] == 0);
        is_taken |= AEGIS256_BATCH_HAS(lanes, j) && w->ending[j];
    }
    if (is_taken)
        result = aegis256_batch_end(does, w, tag_len);
    aegis256_batch_move(&w->ended, &w->state, lanes);
    AEGIS256_BATCH_EACH_LANE(j) {
        if (AEGIS256_BATCH_HAS(lanes, j)) {
            w->ending[j] = w->at_work[j];
            w->at_work[j] = NULL;
            w->in[j] = w->out[j] = w->nowhere;
        }
        is_full &= w->ending[j] != NULL;
    }
    return is_full ? result | aegis256_batch_end(does, w, tag_len) : result;
}

/* Processes count messages in this order. Returns 0, or -1 if a tag is wrong. */
AEGIS256_BATCH_INLINE int aegis256_batch_work_on(int does, aegis256_batch_work *w,
    aegis256_message *msg, const uint16_t *order, size_t count, size_t tag_len)
{
    size_t begun = 0;
    int result = 0;

    for (;;) {
        int is_near = 0, is_empty = 0;

        AEGIS256_BATCH_EACH_LANE(j) {
            is_near |= w->at_work[j] && w->pieces[j] <= AEGIS256_BATCH_NEAR;
            is_empty |= !w->at_work[j] && !w->waiting[j];
        }
        if (!is_near) {
            if (is_empty && begun < count)
                begun += aegis256_batch_begin(does, w, msg, order + begun, count - begun);
            if (!aegis256_batch_enter(w))
                break;
        }
        aegis256_batch_work_on_pieces(does, w);
        result |= aegis256_batch_leave(does, w, tag_len);
    }
    return result | aegis256_batch_end(does, w, tag_len);
}

/*
 * Returns the number of messages, the longest ones, that are faster one by one: in lanes, they
 * would continue alone long after the others end. The updates that start and end a message count as
 * pieces.
 */
static size_t aegis256_batch_alone(const aegis256_message *msg, const uint16_t *order, size_t count)
{
    size_t rest = 0, i;

    for (i = 0; i < count; i++)
        rest += msg[i].len / 16 + 23;
    for (i = 0; i < count; i++) {
        const size_t own = msg[order[i]].len / 16 + 23;
        const size_t next = i + 1 < count ? msg[order[i + 1]].len / 16 + 23 : 0;

        rest -= own;
        if (own / 10 * 3 <= next || own / 10 * 3 <= rest / AEGIS256_BATCH_LANES)
            break;
    }
    return i;
}

AEGIS256_BATCH_INLINE int aegis256_batch_work_on_several(int does, aegis256_message *msg, size_t n,
    size_t tag_len)
{
    uint16_t order[AEGIS256_BATCH_WINDOW];
    size_t count;
    int result = 0;
    aegis256_batch_work w;

    w.state = w.rows[0];
    w.begun = w.rows[1];
    w.ended = w.rows[2];
    AEGIS256_BATCH_EACH_LANE(j) {
        w.at_work[j] = w.waiting[j] = w.ending[j] = NULL;
        w.in[j] = w.out[j] = w.nowhere;
    }
    for (; n != 0; msg += count, n -= count) {
        size_t by_itself;

        count = n < AEGIS256_BATCH_WINDOW ? n : (size_t)AEGIS256_BATCH_WINDOW;
        aegis256_batch_put_in_order(order, msg, count);
        by_itself = aegis256_batch_alone(msg, order, count);
        _mm256_zeroupper();
        for (size_t i = 0; i < by_itself; i++)
            result |= aegis256_batch_work_on_one(does, &msg[order[i]], tag_len);
        result |=
            aegis256_batch_work_on(does, &w, msg, order + by_itself, count - by_itself, tag_len);
        _mm256_zeroupper();
    }
    aegis256_batch_wipe(&w, sizeof w);
    return result;
}

static int aegis256_batch_encrypt_several(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_work_on_several(AEGIS256_BATCH_ENCRYPTS, msg, n, tag_len);
}

static int aegis256_batch_decrypt_several(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_work_on_several(AEGIS256_BATCH_DECRYPTS, msg, n, tag_len);
}

static int aegis256_batch_mac_several(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_work_on_several(AEGIS256_BATCH_AUTHENTICATES, msg, n, tag_len);
}

AEGIS256_BATCH_INLINE int aegis256_batch_work_on_all(int does, aegis256_message *msg, size_t n,
    size_t tag_len)
{
    if (!aegis256_batch_is_tag_length(tag_len))
        return aegis256_batch_refuse(does, msg, n);
    if (n == 1)
        return aegis256_batch_work_on_one(does, msg, tag_len);
    if (does == AEGIS256_BATCH_ENCRYPTS)
        return aegis256_batch_encrypt_several(msg, n, tag_len);
    return does == AEGIS256_BATCH_DECRYPTS ? aegis256_batch_decrypt_several(msg, n, tag_len)
        : aegis256_batch_mac_several(msg, n, tag_len);
}

AEGIS256_BATCH_CLEARS int aegis256_encrypt_batch(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_cleared(
        aegis256_batch_work_on_all(AEGIS256_BATCH_ENCRYPTS, msg, n, tag_len));
}

AEGIS256_BATCH_CLEARS int aegis256_decrypt_batch(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_cleared(
        aegis256_batch_work_on_all(AEGIS256_BATCH_DECRYPTS, msg, n, tag_len));
}

AEGIS256_BATCH_CLEARS int aegis256_mac_batch(aegis256_message *msg, size_t n, size_t tag_len)
{
    return aegis256_batch_cleared(
        aegis256_batch_work_on_all(AEGIS256_BATCH_AUTHENTICATES, msg, n, tag_len));
}

#if defined(__clang__)
#pragma clang attribute pop
#elif defined(__GNUC__)
#pragma GCC pop_options
#endif
#if defined(__clang__)
#pragma clang attribute pop
#endif
